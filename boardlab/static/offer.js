import{Link as u}from"./common.js";import{h as s,sync as h}from"./common.js";import{keepFocus as k}from"./common.js";import{shownBy as L}from"./common.js";import{
obey as g}from"./help.js";import{onPress as v}from"./common.js";import{dress as x}from"./common.js";import{Practising as M,practises as P}from"./progress.js";function E(n,a,r){
let f=()=>n.get("offer"),t=s("section",{class:"bl-study bl-offer"}),c=s("div",{}),i=s("p",{role:"status"});t.append(c,i);let m=o=>{i.textContent=o},p=()=>{let{lang:o,
key:e,title:y,label:b,practising:w}=f();t.lang=o,h(c,s("div",{},P(e,w,b,y)),()=>{})},l=new u(n,r,{onAnswer:({answer:o,text:e})=>m(o==="no"?e:""),onLink:o=>m(o&&
f().words[o==="busy"||o==="ended"?o:"silent"])}),d=new M(n,r,()=>f().words,o=>l.send("practise",0,{key:o}));a.append(t,d.place),n.on("change:offer",p),r.addEventListener(
"abort",()=>n.off("change:offer",p)),x(t,r),k(t,r),g(r,()=>{}),v(t,r,o=>o,o=>{let e=o.closest("[data-do]");e&&d.press(e)}),p()}var A=L(E);export{A as default};
