import{Link as H}from"./common.js";import{button as g,h as t,sync as S}from"./common.js";import{keepFocus as T}from"./common.js";import{shownBy as N}from"./common.js";
import{token as q}from"./common.js";import{choose as C,obey as D}from"./help.js";import{onPress as F}from"./common.js";import{dress as K}from"./common.js";import{
Futures as P}from"./futures.js";var[M,$,x,B,E]=[176,36,72,40,12],I=["","8 4","2 5","12 3 2 3"],L=class{constructor(e,a,r){this.paper=t("div",{});this.stopped=!1;
this.asked=!1;this.model=e,this.signal=r,this.root=t("section",{class:"bl-study bl-review"}),this.body=t("div",{}),this.place=t("div",{class:"bl-rev-both"}),this.
polite=t("div",{class:"bl-unseen",role:"status","aria-live":"polite"}),this.root.append(this.body,this.place,this.paper,this.polite),a.append(this.root);let o=()=>this.
draw();e.on("change:review",o),r.addEventListener("abort",()=>e.off("change:review",o)),this.link=new H(e,r,{onAnswer:({text:i})=>{i&&(this.polite.textContent=i),
this.asked=!1,this.work()},onLink:i=>i&&this.polite.append(this.part.words[i]??"")}),K(this.root,r),T(this.root,r),F(this.root,r,i=>i.closest("[data-do]"),i=>i&&
this.act(i)),this.root.addEventListener("change",({target:i})=>{i instanceof HTMLSelectElement&&this.link.send("review_seat",0,{at:Number(i.value)})}),this.root.
addEventListener("keydown",i=>this.key(i),{signal:r}),D(r,()=>{}),this.draw(),this.root.setAttribute("data-ready","1"),this.work()}get part(){return this.model.
get("review")}work(){this.part.over||this.stopped||this.asked||(this.asked=!0,this.link.send("review",0))}act(e){let a=e.getAttribute("data-do")??"";if(a==="sto\
p")return this.stopped=!this.stopped,this.draw(),this.work();let r=e.getAttribute("data-pick")??"";a==="language"&&C("lang",r),this.link.send(a,0,{key:r,at:Number(
e.getAttribute("data-at")??0)})}key(e){if(e.metaKey||e.altKey||e.ctrlKey||e.target.matches("select"))return;let a=Number(e.key),r=this.part.chart.findIndex(i=>a>
0&&i.number===a);if(r>=0)return this.link.send("decision",0,{at:r});let o={ArrowLeft:-1,ArrowRight:1}[e.key];!o||!this.part.shown?.futures||(e.preventDefault(),
this.link.send("walk",0,{key:"both",at:o}))}draw(){let{part:e}=this;this.root.lang!==e.lang&&(this.root.lang=e.lang),this.root.setAttribute("aria-label",e.words.
title),S(this.body,t("div",{},t("div.bl-rev",{},this.head(),this.sum(),this.work_())),()=>{}),this.paper.replaceChildren(...e.paper.map(a=>t("p.bl-rev-paper",{},
a))),this.compare()}head(){let{words:e,about:a,seats:r,seat:o,languages:i,lang:h,over:b,working:p,done:n,most:c}=this.part;return t("header.bl-rev-head",{},t("b",
{},e.title),t("span",{},a),t("label",{},`${e.seen_by} `,t("select",{},r.map(m=>t("option",{value:m.seat,selected:m.seat===o},m.name)))),!b&&t("span.bl-rev-work",
{},t("progress",{value:n,max:c,"aria-label":p}),t("small",{},p),g({class:"bl-quiet","data-do":"stop"},this.stopped?e.go_on:e.stop)),t("div.bl-seg",{role:"group",
"aria-label":e.language},i.map(({code:m,name:l})=>g({"data-do":"language","data-pick":m,lang:m,"aria-pressed":String(m===h)},l))))}sum(){let{words:e,headline:a,
lead:r,seats:o,look:i,ideas:h,well:b,well_at:p,luck:n,counts:c}=this.part,m=[...o].sort((l,u)=>(u.points??0)-(l.points??0));return t("aside.bl-rev-sum",{},t("h3",
{},a),r&&t("p.bl-rev-lead",{},r),t("ol.bl-rev-rank",{},m.map(({seat:l,name:u,points:v})=>t("li",{"data-k":`seat ${l}`},q({seats:i},l,24),t("span",{},u),v!==null&&
t("b",{},v)))),(h.length>0||b)&&t("h4",{},e.ideas),t("ul.bl-rev-ideas",{},h.map(({says:l,loss:u,band:v,at:y,rule:w,lesson:s})=>t("li",{"data-k":l},g({"data-do":"\
decision","data-at":y},l),t("b",{},`−${u}`,t("small",{},v)),this.lesson(w,s))),b&&t("li.bl-rev-well",{"data-k":"well"},g({"data-do":"decision","data-at":p},b),
t("b",{},e.well))),n.map((l,u)=>t("p.bl-rev-luck",{"data-k":`luck ${u}`},t("b",{},`${e.luck}: `),l)),t("dl.bl-rev-counts",{},c.flatMap(({group:l,says:u,count:v})=>[
t("dt",{"data-k":`dt ${l}`},t("i",{class:`bl-is-${l}`}),String(v)),t("dd",{"data-k":`dd ${l}`},u)])))}lesson(e,a){let r=this.model.taught?.[e];return r?.href?t(
"a.bl-rev-where",{href:r.href},r.title):(r?.title||a)&&t("span.bl-rev-where",{},r?.title||a)}work_(){let{words:e,shown:a}=this.part;return t("div.bl-rev-work-ar\
ea",{},t("div.bl-rev-title",{},t("b",{},e.chances),t("small",{},e.band),this.table()),this.chart(),a&&this.decision(a))}chart(){let{chart:e,seat:a,words:r,look:o,
shown:i}=this.part;if(!e.length)return null;let h=this.root.clientWidth<640?420:924,b=Math.max(...e.flatMap(({chances:s})=>s),40),p=Math.min(100,Math.ceil(b/20)*
20),n=s=>$+(h-$-x)*(s+.5)/e.length,c=s=>M-E-(M-E-B)*Math.max(0,Math.min(p,s))/p,m=[...e.map(({chances:s,margins:d},k)=>`${n(k)} ${c(s[a]+d[a])}`),...e.map(({chances:s,
margins:d},k)=>`${n(k)} ${c(s[a]-d[a])}`).reverse()],l=e.at(-1)?.chances??[],u=[],v=-1e9;for(let s of l.map((d,k)=>k).sort((d,k)=>l[k]-l[d]))v=Math.max(v+16,c(l[s])+
5),u[s]=v;let y=e.map((s,d)=>({...s,at:d})).filter(({number:s,group:d})=>s||d==="unsure").sort((s,d)=>Math.min(s.number,1)-Math.min(d.number,1)),w=e[0].chances.
map((s,d)=>d).sort(s=>s===a?1:-1);return t("svg.bl-rev-chart",{viewBox:`0 0 ${h} ${M}`,role:"img","aria-label":r.chart},[0,p/2,p].map(s=>t("g",{"data-k":`axis ${s}`},
t("path.bl-axis",{d:`M${$} ${c(s)}H${h-x}`}),t("text",{x:$-6,y:c(s)+4,"text-anchor":"end"},`${s}`))),t("path.bl-band",{d:`M${m.join("L")}z`,style:o[a].style}),w.
map(s=>t("g",{"data-k":`line ${s}`,style:o[s].style},t("path.bl-line",{d:`M${e.map(({chances:d},k)=>`${n(k)} ${c(d[s])}`).join("L")}`,"stroke-dasharray":s===a?"":
I[1+s%3],"stroke-width":s===a?3:2.2}),t("text.bl-rev-end",{x:h-x+8,y:u[s]},`${o[s].letter} ${Math.round(l[s])} %`))),y.map(({number:s,chances:d,says:k,at:f})=>{
let A=i?.at===f;return t("g",{class:`bl-rev-mark${A?" bl-on":""}${s?"":" bl-unsure"}`,"data-k":`mark ${f}`,"data-do":"decision","data-at":f,"aria-label":k},t("p\
ath",{d:`M${n(f)} 38V${c(d[a])}`}),t("circle",{cx:n(f),cy:24,r:13}),t("text",{x:n(f),y:29,"text-anchor":"middle"},s?String(s):"?"))}))}table(){let{chart:e,words:a,
seats:r}=this.part;return t("details.bl-rev-table",{},t("summary",{},a.as_table),t("table",{},t("thead",{},t("tr",{},t("th",{scope:"col"},a.choice),r.map(({seat:o,
name:i})=>t("th",{scope:"col","data-k":o},i)),t("th",{}))),t("tbody",{},e.map(({says:o,told:i,chances:h,margins:b},p)=>t("tr",{"data-k":p},t("th",{scope:"row"},
g({"data-do":"decision","data-at":p},`${p+1}. ${o}`)),h.map((n,c)=>t("td",{"data-k":c},`${Math.round(n)} % ± ${Math.round(b[c])}`)),t("td",{},i))))))}decision(e){
let{words:a,chart:r}=this.part,o=this.model.taught?.[e.rule],[i,h]=[o?.title??e.lesson,o?.practise],b=r[e.at]?.number;return t("section.bl-rev-turn",{"data-k":`\
turn ${e.at}`,"aria-label":e.title},t("h4",{},b>0&&t("span.bl-rev-number",{},b),e.title),t("div.bl-rev-cost",{class:`bl-cost-${e.group}`},t("b",{},e.loss,e.band&&
t("small",{},` ${e.band}`)),t("span",{},e.about),e.change&&t("span.bl-rev-change",{},`${a.chances} `,t("b",{},e.change),` ${e.change_band}`)),t("div.bl-rev-why",
{},e.idea&&t("b",{},e.idea),e.rule_says&&t("blockquote",{},t("b",{},`${e.rule_title}. `),e.rule_says," ",t("code",{},e.rule)),t("p",{},e.here)),(i||h||e.more)&&
t("div.bl-rev-learn",{},i&&o?.href&&t("a.bl-rev-lesson",{href:o.href},`${a.lesson}: ${i}`),i&&!o&&t("span.bl-rev-lesson",{},`${a.lesson}: ${i}`),h&&t("a.bl-rev-\
practise",{href:h},a.practise),e.more&&g({"data-do":"more_games"},e.more,t("small",{},e.more_about)),!o&&e.practised&&t("code",{},`boardlab.practice("${e.practised}\
")`)),e.steps.map((p,n)=>t("p.bl-rev-steps",{"data-k":`steps ${n}`,class:n&&e.group!=="unsure"?"bl-better":""},t("b",{},`${n?e.group==="unsure"?a.instead:a.better:
a.yours}: `),p,e.answers[n]&&t("small",{},e.answers[n]))))}compare(){let{shown:e}=this.part;if(this.place.hidden=!e?.futures,this.place.classList.toggle("bl-equ\
al",e?.group==="unsure"),!e?.futures)return;this.both?this.both.draw():this.open();let a=this.place.querySelector("svg")?.viewBox.baseVal;this.place.classList.toggle(
"bl-wide",!!a&&a.width>2*a.height)}open(){let e={get:()=>this.part.shown?.futures,on(){},off(){}};this.both=new P(e,this.place,this.signal,{send:(a,r,o)=>this.link.
send(a,r,o)})}},R=N((..._)=>new L(..._));export{R as default};
