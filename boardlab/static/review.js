import{Link as H}from"./common.js";import{button as g,h as t,sync as S}from"./common.js";import{keepFocus as T}from"./common.js";import{shownBy as N}from"./common.js";
import{token as C}from"./common.js";import{choose as D,obey as F}from"./help.js";import{onPress as K}from"./common.js";import{dress as P}from"./common.js";import{
Futures as q}from"./futures.js";var[M,$,x,I,E]=[176,36,72,40,12],R=["","8 4","2 5","12 3 2 3"],L=class{constructor(e,a,i){this.paper=t("div",{});this.stopped=!1;
this.asked=!1;this.model=e,this.signal=i,this.root=t("section",{class:"bl-study bl-review"}),this.body=t("div",{}),this.place=t("div",{class:"bl-rev-both"}),this.
polite=t("div",{class:"bl-unseen",role:"status","aria-live":"polite"}),this.root.append(this.body,this.place,this.paper,this.polite),a.append(this.root);let o=()=>this.
draw();e.on("change:review",o),i.addEventListener("abort",()=>e.off("change:review",o)),this.link=new H(e,i,{onAnswer:({text:s})=>{s&&(this.polite.textContent=s),
this.asked=!1,this.work()},onLink:s=>s&&this.polite.append(this.part.words[s]??"")}),P(this.root,i),T(this.root,i),K(this.root,i,s=>s.closest("[data-do]"),s=>s&&
this.act(s)),this.root.addEventListener("change",({target:s})=>{s instanceof HTMLSelectElement&&this.link.send("review_seat",0,{at:Number(s.value)})}),this.root.
addEventListener("keydown",s=>this.key(s),{signal:i}),F(i,()=>{}),this.draw(),this.root.setAttribute("data-ready","1"),this.work()}get part(){return this.model.
get("review")}work(){this.part.over||this.stopped||this.asked||(this.asked=!0,this.link.send("review",0))}act(e){let a=e.getAttribute("data-do")??"";if(a==="sto\
p")return this.stopped=!this.stopped,this.draw(),this.work();let i=e.getAttribute("data-pick")??"";a==="language"&&D("lang",i),this.link.send(a,0,{key:i,at:Number(
e.getAttribute("data-at")??0)})}key(e){if(e.metaKey||e.altKey||e.ctrlKey||e.target.matches("select"))return;let a=Number(e.key),i=this.part.chart.findIndex(s=>a>
0&&s.number===a);if(i>=0)return this.link.send("decision",0,{at:i});let o={ArrowLeft:-1,ArrowRight:1}[e.key];!o||!this.part.shown?.futures||(e.preventDefault(),
this.link.send("walk",0,{key:"both",at:o}))}draw(){let{part:e}=this;this.root.lang!==e.lang&&(this.root.lang=e.lang),this.root.setAttribute("aria-label",e.words.
title),S(this.body,t("div",{},t("div.bl-rev",{},this.head(),this.sum(),this.work_())),()=>{}),this.paper.replaceChildren(...e.paper.map(a=>t("p.bl-rev-paper",{},
a))),this.compare()}head(){let{words:e,about:a,seats:i,seat:o,languages:s,lang:p,over:b,working:h,done:n,most:c}=this.part;return t("header.bl-rev-head",{},t("b",
{},e.title),t("span",{},a),t("label",{},`${e.seen_by} `,t("select",{},i.map(m=>t("option",{value:m.seat,selected:m.seat===o},m.name)))),!b&&t("span.bl-rev-work",
{},t("progress",{value:n,max:c,"aria-label":h}),t("small",{},h),g({class:"bl-quiet","data-do":"stop"},this.stopped?e.go_on:e.stop)),t("div.bl-seg",{role:"group",
"aria-label":e.language},s.map(({code:m,name:l})=>g({"data-do":"language","data-pick":m,lang:m,"aria-pressed":String(m===p)},l))))}sum(){let{words:e,headline:a,
lead:i,seats:o,look:s,ideas:p,well:b,well_at:h,luck:n,counts:c}=this.part,m=[...o].sort((l,u)=>(u.points??0)-(l.points??0));return t("aside.bl-rev-sum",{},t("h3",
{},a),i&&t("p.bl-rev-lead",{},i),t("ol.bl-rev-rank",{},m.map(({seat:l,name:u,points:f})=>t("li",{"data-k":`seat ${l}`},C({seats:s},l,24),t("span",{},u),f!==null&&
t("b",{},f)))),(p.length>0||b)&&t("h4",{},e.ideas),t("ul.bl-rev-ideas",{},p.map(({says:l,loss:u,band:f,at:y,rule:w,lesson:r})=>t("li",{"data-k":l},g({"data-do":"\
decision","data-at":y},l),t("b",{},`−${u}`,t("small",{},f)),this.lesson(w,r))),b&&t("li.bl-rev-well",{"data-k":"well"},g({"data-do":"decision","data-at":h},b),
t("b",{},e.well))),n.map((l,u)=>t("p.bl-rev-luck",{"data-k":`luck ${u}`},t("b",{},`${e.luck}: `),l)),t("dl.bl-rev-counts",{},c.flatMap(({group:l,says:u,count:f})=>[
t("dt",{"data-k":`dt ${l}`},t("i",{class:`bl-is-${l}`}),String(f)),t("dd",{"data-k":`dd ${l}`},u)])))}lesson(e,a){let i=this.model.taught?.[e];return i?.href?t(
"a.bl-rev-where",{href:i.href},i.title):(i?.title||a)&&t("span.bl-rev-where",{},i?.title||a)}work_(){let{words:e,shown:a}=this.part;return t("div.bl-rev-work-ar\
ea",{},t("div.bl-rev-title",{},t("b",{},e.chances),t("small",{},e.band),this.table()),this.chart(),a&&this.decision(a))}chart(){let{chart:e,seat:a,words:i,look:o,
shown:s}=this.part;if(!e.length)return null;let p=this.root.clientWidth<640?420:924,b=Math.max(...e.flatMap(({chances:r})=>r),40),h=Math.min(100,Math.ceil(b/20)*
20),n=r=>$+(p-$-x)*(r+.5)/e.length,c=r=>M-E-(M-E-I)*Math.max(0,Math.min(h,r))/h,m=[...e.map(({chances:r,margins:d},k)=>`${n(k)} ${c(r[a]+d[a])}`),...e.map(({chances:r,
margins:d},k)=>`${n(k)} ${c(r[a]-d[a])}`).reverse()],l=e.at(-1)?.chances??[],u=[],f=-1e9;for(let r of l.map((d,k)=>k).sort((d,k)=>l[k]-l[d]))f=Math.max(f+16,c(l[r])+
5),u[r]=f;let y=e.map((r,d)=>({...r,at:d})).filter(({number:r,group:d})=>r||d==="unsure").sort((r,d)=>Math.min(r.number,1)-Math.min(d.number,1)),w=e[0].chances.
map((r,d)=>d).sort(r=>r===a?1:-1);return t("svg.bl-rev-chart",{viewBox:`0 0 ${p} ${M}`,role:"img","aria-label":i.chart},[0,h/2,h].map(r=>t("g",{"data-k":`axis ${r}`},
t("path.bl-axis",{d:`M${$} ${c(r)}H${p-x}`}),t("text",{x:$-6,y:c(r)+4,"text-anchor":"end"},`${r}`))),t("path.bl-band",{d:`M${m.join("L")}z`,style:o[a].style}),w.
map(r=>t("g",{"data-k":`line ${r}`,style:o[r].style},t("path.bl-line",{d:`M${e.map(({chances:d},k)=>`${n(k)} ${c(d[r])}`).join("L")}`,"stroke-dasharray":r===a?"":
R[1+r%3],"stroke-width":r===a?3:2.2}),t("text.bl-rev-end",{x:p-x+8,y:u[r]},`${o[r].letter} ${Math.round(l[r])} %`))),y.map(({number:r,chances:d,says:k,at:v})=>{
let A=s?.at===v;return t("g",{class:`bl-rev-mark${A?" bl-on":""}${r?"":" bl-unsure"}`,"data-k":`mark ${v}`,"data-do":"decision","data-at":v,"aria-label":k},t("p\
ath",{d:`M${n(v)} 38V${c(d[a])}`}),t("circle",{cx:n(v),cy:24,r:13}),t("text",{x:n(v),y:29,"text-anchor":"middle"},r?String(r):"?"))}))}table(){let{chart:e,words:a,
seats:i}=this.part;return t("details.bl-rev-table",{},t("summary",{},a.as_table),t("table",{},t("thead",{},t("tr",{},t("th",{scope:"col"},a.choice),i.map(({seat:o,
name:s})=>t("th",{scope:"col","data-k":o},s)),t("th",{}))),t("tbody",{},e.map(({says:o,told:s,chances:p,margins:b},h)=>t("tr",{"data-k":h},t("th",{scope:"row"},
g({"data-do":"decision","data-at":h},`${h+1}. ${o}`)),p.map((n,c)=>t("td",{"data-k":c},`${Math.round(n)} % ± ${Math.round(b[c])}`)),t("td",{},s))))))}decision(e){
let{words:a,chart:i}=this.part,o=this.model.taught?.[e.rule],[s,p]=[o?.title??e.lesson,o?.practise],b=i[e.at]?.number;return t("section.bl-rev-turn",{"data-k":`\
turn ${e.at}`,"aria-label":e.title},t("h4",{},b>0&&t("span.bl-rev-number",{},b),e.title),t("div.bl-rev-cost",{class:`bl-cost-${e.group}`},t("b",{},e.loss,e.band&&
t("small",{},` ${e.band}`)),t("span",{},e.about),e.change&&t("span.bl-rev-change",{},`${a.chances} `,t("b",{},e.change),` ${e.change_band}`)),t("div.bl-rev-why",
{},e.idea&&t("b",{},e.idea),e.rule_says&&t("blockquote",{},t("b",{},`${e.rule_title}. `),e.rule_says," ",t("code",{},e.rule)),t("p",{},e.here)),(s||p||e.more)&&
t("div.bl-rev-learn",{},s&&o?.href&&t("a.bl-rev-lesson",{href:o.href},`${a.lesson}: ${s}`),s&&!o&&t("span.bl-rev-lesson",{},`${a.lesson}: ${s}`),p&&t("a.bl-rev-\
practise",{href:p},a.practise),e.more&&g({"data-do":"more_games"},e.more,t("small",{},e.more_about)),!o&&e.practised&&t("code",{},`boardlab.practice("${e.practised}\
")`)),e.steps.map((h,n)=>t("p.bl-rev-steps",{"data-k":`steps ${n}`,class:n&&e.group!=="unsure"?"bl-better":""},t("b",{},`${n?e.group==="unsure"?a.instead:a.better:
a.yours}: `),h,e.answers[n]&&t("small",{},e.answers[n]))))}compare(){let{shown:e}=this.part;if(this.place.hidden=!e?.futures,this.place.classList.toggle("bl-equ\
al",e?.group==="unsure"),!e?.futures)return;if(this.both)return this.both.draw();let a={get:()=>this.part.shown?.futures,on(){},off(){}};this.both=new q(a,this.
place,this.signal,{send:(i,o,s)=>this.link.send(i,o,s)})}},j=N((..._)=>new L(..._));export{j as default};
