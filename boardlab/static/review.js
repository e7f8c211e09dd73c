import{Link as H}from"./common.js";import{button as g,h as t,sync as S}from"./common.js";import{keepFocus as T}from"./common.js";import{shownBy as N}from"./common.js";
import{token as C}from"./common.js";import{choose as D,obey as F}from"./help.js";import{onPress as K}from"./common.js";import{dress as P}from"./common.js";import{
Futures as q}from"./futures.js";var[w,$,M,I,E]=[200,36,72,40,16],R=["","8 4","2 5","12 3 2 3"],x=class{constructor(e,a,o){this.paper=t("div",{});this.stopped=!1;
this.asked=!1;this.model=e,this.signal=o,this.root=t("section",{class:"bl-study bl-review"}),this.body=t("div",{}),this.place=t("div",{class:"bl-rev-both"}),this.
polite=t("div",{class:"bl-unseen",role:"status","aria-live":"polite"}),this.root.append(this.body,this.place,this.paper,this.polite),a.append(this.root);let i=()=>this.
draw();e.on("change:review",i),o.addEventListener("abort",()=>e.off("change:review",i)),this.link=new H(e,o,{onAnswer:({text:s})=>{s&&(this.polite.textContent=s),
this.asked=!1,this.work()},onLink:s=>s&&this.polite.append(this.part.words[s]??"")}),P(this.root,o),T(this.root,o),K(this.root,o,s=>s.closest("[data-do]"),s=>s&&
this.act(s)),this.root.addEventListener("change",({target:s})=>{s instanceof HTMLSelectElement&&this.link.send("review_seat",0,{at:Number(s.value)})}),this.root.
addEventListener("keydown",s=>this.key(s),{signal:o}),F(o,()=>{}),this.draw(),this.root.setAttribute("data-ready","1"),this.work()}get part(){return this.model.
get("review")}work(){this.part.over||this.stopped||this.asked||(this.asked=!0,this.link.send("review",0))}act(e){let a=e.getAttribute("data-do")??"";if(a==="sto\
p")return this.stopped=!this.stopped,this.draw(),this.work();let o=e.getAttribute("data-pick")??"";a==="language"&&D("lang",o),this.link.send(a,0,{key:o,at:Number(
e.getAttribute("data-at")??0)})}key(e){if(e.metaKey||e.altKey||e.ctrlKey||e.target.matches("select"))return;let a=Number(e.key),o=this.part.chart.findIndex(s=>a>
0&&s.number===a);if(o>=0)return this.link.send("decision",0,{at:o});let i={ArrowLeft:-1,ArrowRight:1}[e.key];!i||!this.part.shown?.futures||(e.preventDefault(),
this.link.send("walk",0,{key:"both",at:i}))}draw(){let{part:e}=this;this.root.lang!==e.lang&&(this.root.lang=e.lang),this.root.setAttribute("aria-label",e.words.
title),S(this.body,t("div",{},t("div.bl-rev",{},this.head(),this.sum(),this.work_())),()=>{}),this.paper.replaceChildren(...e.paper.map(a=>t("p.bl-rev-paper",{},
a))),this.compare()}head(){let{words:e,about:a,seats:o,seat:i,languages:s,lang:d,over:h,working:p,done:n,most:c}=this.part;return t("header.bl-rev-head",{},t("b",
{},e.title),t("span",{},a),t("label",{},`${e.seen_by} `,t("select",{},o.map(m=>t("option",{value:m.seat,selected:m.seat===i},m.name)))),!h&&t("span.bl-rev-work",
{},t("progress",{value:n,max:c,"aria-label":p}),t("small",{},p),g({class:"bl-quiet","data-do":"stop"},this.stopped?e.go_on:e.stop)),t("div.bl-seg",{role:"group",
"aria-label":e.language},s.map(({code:m,name:l})=>g({"data-do":"language","data-pick":m,lang:m,"aria-pressed":String(m===d)},l))))}sum(){let{words:e,headline:a,
lead:o,seats:i,look:s,ideas:d,well:h,well_at:p,luck:n,counts:c}=this.part,m=[...i].sort((l,b)=>(b.points??0)-(l.points??0));return t("aside.bl-rev-sum",{},t("h3",
{},a),o&&t("p.bl-rev-lead",{},o),t("ol.bl-rev-rank",{},m.map(({seat:l,name:b,points:v})=>t("li",{"data-k":`seat ${l}`},C({seats:s},l,24),t("span",{},b),v!==null&&
t("b",{},v)))),(d.length>0||h)&&t("h4",{},e.ideas),t("ul.bl-rev-ideas",{},d.map(({says:l,loss:b,band:v,at:y})=>t("li",{"data-k":l},g({"data-do":"decision","data\
-at":y},l),t("b",{},`−${b}`,t("small",{},v)))),h&&t("li.bl-rev-well",{"data-k":"well"},g({"data-do":"decision","data-at":p},h),t("b",{},e.well))),n.map((l,b)=>t(
"p.bl-rev-luck",{"data-k":`luck ${b}`},t("b",{},`${e.luck}: `),l)),t("dl.bl-rev-counts",{},c.flatMap(({group:l,says:b,count:v})=>[t("dt",{"data-k":`dt ${l}`},t(
"i",{class:`bl-is-${l}`}),String(v)),t("dd",{"data-k":`dd ${l}`},b)])))}work_(){let{words:e,shown:a}=this.part;return t("div.bl-rev-work-area",{},t("div.bl-rev-\
title",{},t("b",{},e.chances),t("small",{},e.band)),this.chart(),this.table(),a&&this.decision(a))}chart(){let{chart:e,seat:a,words:o,look:i,shown:s}=this.part;
if(!e.length)return null;let d=this.root.clientWidth<640?420:924,h=Math.max(...e.flatMap(({chances:r})=>r),40),p=Math.min(100,Math.ceil(h/20)*20),n=r=>$+(d-$-M)*
(r+.5)/e.length,c=r=>w-E-(w-E-I)*Math.max(0,Math.min(p,r))/p,m=[...e.map(({chances:r,margins:u},k)=>`${n(k)} ${c(r[a]+u[a])}`),...e.map(({chances:r,margins:u},k)=>`${n(
k)} ${c(r[a]-u[a])}`).reverse()],l=e.at(-1)?.chances??[],b=[],v=-1e9;for(let r of l.map((u,k)=>k).sort((u,k)=>l[k]-l[u]))v=Math.max(v+16,c(l[r])+5),b[r]=v;let y=e[0].
chances.map((r,u)=>u).sort(r=>r===a?1:-1);return t("svg.bl-rev-chart",{viewBox:`0 0 ${d} ${w}`,role:"img","aria-label":o.chart},[0,p/2,p].map(r=>t("g",{"data-k":`\
axis ${r}`},t("path.bl-axis",{d:`M${$} ${c(r)}H${d-M}`}),t("text",{x:$-6,y:c(r)+4,"text-anchor":"end"},`${r}`))),t("path.bl-band",{d:`M${m.join("L")}z`,style:i[a].
style}),y.map(r=>t("g",{"data-k":`line ${r}`,style:i[r].style},t("path.bl-line",{d:`M${e.map(({chances:u},k)=>`${n(k)} ${c(u[r])}`).join("L")}`,"stroke-dasharra\
y":r===a?"":R[1+r%3],"stroke-width":r===a?3:2.2}),t("text.bl-rev-end",{x:d-M+8,y:b[r]},`${i[r].letter} ${Math.round(l[r])} %`))),e.map(({number:r,group:u,chances:k,
says:_},f)=>{if(!(r||u==="unsure"))return null;let A=s?.at===f;return t("g",{class:`bl-rev-mark${A?" bl-on":""}${r?"":" bl-unsure"}`,"data-k":`mark ${f}`,"data-\
do":"decision","data-at":f,"aria-label":_},t("path",{d:`M${n(f)} 38V${c(k[a])}`}),t("circle",{cx:n(f),cy:24,r:13}),t("text",{x:n(f),y:29,"text-anchor":"middle"},
r?String(r):"?"))}))}table(){let{chart:e,words:a,seats:o}=this.part;return t("details.bl-rev-table",{},t("summary",{},a.as_table),t("table",{},t("thead",{},t("t\
r",{},t("th",{scope:"col"},a.choice),o.map(({seat:i,name:s})=>t("th",{scope:"col","data-k":i},s)),t("th",{}))),t("tbody",{},e.map(({says:i,told:s,chances:d,margins:h},p)=>t(
"tr",{"data-k":p},t("th",{scope:"row"},g({"data-do":"decision","data-at":p},`${p+1}. ${i}`)),d.map((n,c)=>t("td",{"data-k":c},`${Math.round(n)} % ± ${Math.round(
h[c])}`)),t("td",{},s))))))}decision(e){let{words:a,chart:o}=this.part,i=this.model.taught?.[e.rule],[s,d]=[i?.title??e.lesson,i?.practise],h=o[e.at]?.number;return t(
"section.bl-rev-turn",{"data-k":`turn ${e.at}`,"aria-label":e.title},t("h4",{},h>0&&t("span.bl-rev-number",{},h),e.title),t("div.bl-rev-cost",{class:`bl-cost-${e.
group}`},t("b",{},e.loss,e.band&&t("small",{},` ${e.band}`)),t("span",{},e.about),e.change&&t("span.bl-rev-change",{},`${a.chances} `,t("b",{},e.change),` ${e.change_band}`)),
t("div.bl-rev-why",{},e.idea&&t("b",{},e.idea),e.rule_says&&t("blockquote",{},e.rule_says," ",t("code",{},e.rule)),t("p",{},e.here)),(s||d||e.more)&&t("div.bl-r\
ev-learn",{},s&&i?.href&&t("a.bl-rev-lesson",{href:i.href},`${a.lesson}: ${s}`),s&&!i&&t("span.bl-rev-lesson",{},`${a.lesson}: ${s}`),d&&t("a.bl-rev-practise",{
href:d},a.practise),e.more&&g({"data-do":"more_games"},e.more,t("small",{},e.more_about)),!i&&e.practised&&t("code",{},`boardlab.practice("${e.practised}")`)),e.
steps.map((p,n)=>t("p.bl-rev-steps",{"data-k":`steps ${n}`,class:n&&e.group!=="unsure"?"bl-better":""},t("b",{},`${n?e.group==="unsure"?a.instead:a.better:a.yours}\
: `),p)))}compare(){let{shown:e}=this.part;if(this.place.hidden=!e?.futures,this.place.classList.toggle("bl-equal",e?.group==="unsure"),!e?.futures)return;if(this.
both)return this.both.draw();let a={get:()=>this.part.shown?.futures,on(){},off(){}};this.both=new q(a,this.place,this.signal,{send:(o,i,s)=>this.link.send(o,i,
s)})}},j=N((...L)=>new x(...L));export{j as default};
