import{Link as b}from"./common.js";import{h as t,sync as h}from"./common.js";import{keepFocus as P}from"./common.js";import{shownBy as g}from"./common.js";import{
obey as v}from"./help.js";import{onPress as k}from"./common.js";import{dress as E}from"./common.js";import{Practising as L,practises as y}from"./progress.js";var x=({
title:s,says:p,rules:e,key:a,start:c,free:r,practising:f})=>[t("h3",{},s),t("p",{},p),t("ol",{},e.map(i=>t("li",{},`${i.says}, `,t("small",{},i.game)))),(a||f)&&
y(D,f,c),r&&t("small",{},r)],D="review=";function M(s,p,e){let a=()=>s.get("due"),c=()=>a()??s.get("offer"),r=t("section",{class:"bl-study bl-offer"}),f=t("div",
{}),i=t("p",{role:"status"});r.append(f,i);let m=o=>{i.textContent=o},d=()=>{let o=c();r.lang=o.lang;let n="rules"in o?x(o):y(o.key,o.practising,o.label,o.title);
h(f,t("div",{},n),()=>{})},w=new b(s,e,{onAnswer:({answer:o,text:n})=>m(o==="no"?n:""),onLink:o=>m(o&&c().words[o==="busy"||o==="ended"?o:"silent"])}),l=new L(s,
e,()=>c().words,o=>w.send("practise",0,{key:o}));p.append(r,l.place);let u=a()?"change:due":"change:offer";s.on(u,d),e.addEventListener("abort",()=>s.off(u,d)),
E(r,e),P(r,e),v(e,()=>{}),k(r,e,o=>o,o=>{let n=o.closest("[data-do]");n&&l.press(n)}),d()}var A=g(M);export{A as default};
