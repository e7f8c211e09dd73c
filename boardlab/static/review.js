import{Link as H}from"./common.js";import{button as $,h as t,sync as S}from"./common.js";import{keepFocus as T}from"./common.js";import{shownBy as N}from"./common.js";
import{token as D}from"./common.js";import{choose as F,obey as K}from"./help.js";import{onPress as P}from"./common.js";import{dress as j}from"./common.js";import{
Futures as q}from"./futures.js";var[w,g,M,C,E]=[200,36,72,40,16],I=["","8 4","2 5","12 3 2 3"],x=class{constructor(e,a,o){this.stopped=!1;this.asked=!1;this.model=
e,this.signal=o,this.root=t("section",{class:"bl-study bl-review"}),this.body=t("div",{}),this.place=t("div",{class:"bl-rev-both"}),this.polite=t("div",{class:"\
bl-unseen",role:"status","aria-live":"polite"}),this.root.append(this.body,this.place,this.polite),a.append(this.root);let i=()=>this.draw();e.on("change:review",
i),o.addEventListener("abort",()=>e.off("change:review",i)),this.link=new H(e,o,{onAnswer:({text:r})=>{r&&(this.polite.textContent=r),this.asked=!1,this.work()},
onLink:r=>r&&this.polite.append(this.part.words[r]??"")}),j(this.root,o),T(this.root,o),P(this.root,o,r=>r.closest("[data-do]"),r=>r&&this.act(r)),this.root.addEventListener(
"change",({target:r})=>{r instanceof HTMLSelectElement&&this.link.send("review_seat",0,{at:Number(r.value)})}),this.root.addEventListener("keydown",r=>this.key(
r),{signal:o}),K(o,()=>{}),this.draw(),this.root.setAttribute("data-ready","1"),this.work()}get part(){return this.model.get("review")}work(){this.part.over||this.
stopped||this.asked||(this.asked=!0,this.link.send("review",0))}act(e){let a=e.getAttribute("data-do")??"";if(a==="stop")return this.stopped=!this.stopped,this.
draw(),this.work();let o=e.getAttribute("data-pick")??"";a==="language"&&F("lang",o),this.link.send(a,0,{key:o,at:Number(e.getAttribute("data-at")??0)})}key(e){
if(e.metaKey||e.altKey||e.ctrlKey||e.target.matches("select"))return;let a=Number(e.key),o=this.part.chart.findIndex(r=>a>0&&r.number===a);if(o>=0)return this.link.
send("decision",0,{at:o});let i={ArrowLeft:-1,ArrowRight:1}[e.key];!i||!this.part.shown?.futures||(e.preventDefault(),this.link.send("walk",0,{key:"both",at:i}))}draw(){
let{part:e}=this;this.root.lang!==e.lang&&(this.root.lang=e.lang),this.root.setAttribute("aria-label",e.words.title),S(this.body,t("div",{},t("div.bl-rev",{},this.
head(),this.sum(),this.work_())),()=>{}),this.compare()}head(){let{words:e,about:a,seats:o,seat:i,languages:r,lang:n,over:c,working:u,done:d,most:b}=this.part;return t(
"header.bl-rev-head",{},t("b",{},e.title),t("span",{},a),t("label",{},`${e.seen_by} `,t("select",{},o.map(h=>t("option",{value:h.seat,selected:h.seat===i},h.name)))),
!c&&t("span.bl-rev-work",{},t("progress",{value:d,max:b,"aria-label":u}),t("small",{},u),$({class:"bl-quiet","data-do":"stop"},this.stopped?e.go_on:e.stop)),t("\
div.bl-seg",{role:"group","aria-label":e.language},r.map(({code:h,name:l})=>$({"data-do":"language","data-pick":h,lang:h,"aria-pressed":String(h===n)},l))))}sum(){
let{words:e,headline:a,lead:o,seats:i,look:r,ideas:n,well:c,well_at:u,luck:d,counts:b}=this.part,h=[...i].sort((l,p)=>(p.points??0)-(l.points??0));return t("asi\
de.bl-rev-sum",{},t("h3",{},a),o&&t("p.bl-rev-lead",{},o),t("ol.bl-rev-rank",{},h.map(({seat:l,name:p,points:f})=>t("li",{"data-k":`seat ${l}`},D({seats:r},l,24),
t("span",{},p),f!==null&&t("b",{},f)))),(n.length>0||c)&&t("h4",{},e.ideas),t("ul.bl-rev-ideas",{},n.map(({says:l,loss:p,band:f,at:y})=>t("li",{"data-k":l},$({"\
data-do":"decision","data-at":y},l),t("b",{},`−${p}`,t("small",{},f)))),c&&t("li.bl-rev-well",{"data-k":"well"},$({"data-do":"decision","data-at":u},c),t("b",
{},e.well))),d.map((l,p)=>t("p.bl-rev-luck",{"data-k":`luck ${p}`},t("b",{},`${e.luck}: `),l)),t("dl.bl-rev-counts",{},b.flatMap(({group:l,says:p,count:f})=>[t(
"dt",{"data-k":`dt ${l}`},t("i",{class:`bl-is-${l}`}),String(f)),t("dd",{"data-k":`dd ${l}`},p)])))}work_(){let{words:e,shown:a}=this.part;return t("div.bl-rev-\
work-area",{},t("div.bl-rev-title",{},t("b",{},e.chances),t("small",{},e.band)),this.chart(),this.table(),a&&this.decision(a))}chart(){let{chart:e,seat:a,words:o,
look:i,shown:r}=this.part;if(!e.length)return null;let n=this.root.clientWidth<640?420:924,c=Math.max(...e.flatMap(({chances:s})=>s),40),u=Math.min(100,Math.ceil(
c/20)*20),d=s=>g+(n-g-M)*(s+.5)/e.length,b=s=>w-E-(w-E-C)*Math.max(0,Math.min(u,s))/u,h=[...e.map(({chances:s,margins:m},k)=>`${d(k)} ${b(s[a]+m[a])}`),...e.map(
({chances:s,margins:m},k)=>`${d(k)} ${b(s[a]-m[a])}`).reverse()],l=e.at(-1)?.chances??[],p=[],f=-1e9;for(let s of l.map((m,k)=>k).sort((m,k)=>l[k]-l[m]))f=Math.
max(f+16,b(l[s])+5),p[s]=f;let y=e[0].chances.map((s,m)=>m).sort(s=>s===a?1:-1);return t("svg.bl-rev-chart",{viewBox:`0 0 ${n} ${w}`,role:"img","aria-label":o.chart},
[0,u/2,u].map(s=>t("g",{"data-k":`axis ${s}`},t("path.bl-axis",{d:`M${g} ${b(s)}H${n-M}`}),t("text",{x:g-6,y:b(s)+4,"text-anchor":"end"},`${s}`))),t("path.bl-ba\
nd",{d:`M${h.join("L")}z`,style:i[a].style}),y.map(s=>t("g",{"data-k":`line ${s}`,style:i[s].style},t("path.bl-line",{d:`M${e.map(({chances:m},k)=>`${d(k)} ${b(
m[s])}`).join("L")}`,"stroke-dasharray":s===a?"":I[1+s%3],"stroke-width":s===a?3:2.2}),t("text.bl-rev-end",{x:n-M+8,y:p[s]},`${i[s].letter} ${Math.round(l[s])} \
%`))),e.map(({number:s,group:m,chances:k,says:_},v)=>{if(!(s||m==="unsure"))return null;let A=r?.at===v;return t("g",{class:`bl-rev-mark${A?" bl-on":""}${s?"":"\
 bl-unsure"}`,"data-k":`mark ${v}`,"data-do":"decision","data-at":v,"aria-label":_},t("path",{d:`M${d(v)} 38V${b(k[a])}`}),t("circle",{cx:d(v),cy:24,r:13}),t("t\
ext",{x:d(v),y:29,"text-anchor":"middle"},s?String(s):"?"))}))}table(){let{chart:e,words:a,seats:o,counts:i}=this.part,r=Object.fromEntries(i.map(({group:n,says:c})=>[
n,c]));return t("details.bl-rev-table",{},t("summary",{},a.as_table),t("table",{},t("thead",{},t("tr",{},t("th",{scope:"col"},a.choice),o.map(({seat:n,name:c})=>t(
"th",{scope:"col","data-k":n},c)),t("th",{}))),t("tbody",{},e.map(({says:n,chances:c,margins:u,group:d,number:b},h)=>t("tr",{"data-k":h},t("th",{scope:"row"},$(
{"data-do":"decision","data-at":h},`${h+1}. ${n}`)),c.map((l,p)=>t("td",{"data-k":p},`${Math.round(l)} % ± ${Math.round(u[p])}`)),t("td",{},b?`${r[d]} ${b}`:r[d]))))))}decision(e){
let{words:a,chart:o}=this.part,i=this.model.taught?.[e.rule],[r,n]=[i?.title??e.lesson,i?.practise],c=o[e.at]?.number;return t("section.bl-rev-turn",{"data-k":`\
turn ${e.at}`,"aria-label":e.title},t("h4",{},c>0&&t("span.bl-rev-number",{},c),e.title),t("div.bl-rev-cost",{class:`bl-cost-${e.group}`},t("b",{},e.loss,e.band&&
t("small",{},` ${e.band}`)),t("span",{},e.about),e.change&&t("span.bl-rev-change",{},`${a.chances} `,t("b",{},e.change),` ${e.change_band}`)),t("div.bl-rev-why",
{},e.idea&&t("b",{},e.idea),e.rule_says&&t("blockquote",{},e.rule_says," ",t("code",{},e.rule)),t("p",{},e.here)),(r||n||e.more)&&t("div.bl-rev-learn",{},r&&i?.
href&&t("a.bl-rev-lesson",{href:i.href},`${a.lesson}: ${r}`),r&&!i&&t("span.bl-rev-lesson",{},`${a.lesson}: ${r}`),n&&t("a.bl-rev-practise",{href:n},a.practise),
e.more&&$({"data-do":"more_games"},e.more,t("small",{},e.more_about)),!i&&e.practised&&t("code",{},`boardlab.practice("${e.practised}")`)),e.steps.map((u,d)=>t(
"p.bl-rev-steps",{"data-k":`steps ${d}`,class:d&&e.group!=="unsure"?"bl-better":""},t("b",{},`${d?e.group==="unsure"?a.instead:a.better:a.yours}: `),u)))}compare(){
let{shown:e}=this.part;if(this.place.hidden=!e?.futures,this.place.classList.toggle("bl-equal",e?.group==="unsure"),!e?.futures)return;if(this.both)return this.
both.draw();let a={get:()=>this.part.shown?.futures,on(){},off(){}};this.both=new q(a,this.place,this.signal,{send:(o,i,r)=>this.link.send(o,i,r)})}},O=N((...L)=>new x(
...L));export{O as default};
