import{Link as E}from"./common.js";import{button as v,h as t,sync as A}from"./common.js";import{keepFocus as H}from"./common.js";import{shownBy as _}from"./common.js";
import{token as S}from"./common.js";import{choose as T,obey as N}from"./help.js";import{onPress as D}from"./common.js";import{dress as F}from"./common.js";import{
Futures as K}from"./futures.js";var[$,f,g,P,M]=[200,36,72,40,16],j=["","8 4","2 5","12 3 2 3"],y=class{constructor(e,s,i){this.stopped=!1;this.asked=!1;this.model=
e,this.signal=i,this.root=t("section",{class:"bl-study bl-review"}),this.body=t("div",{}),this.place=t("div",{class:"bl-rev-both"}),this.polite=t("div",{class:"\
bl-unseen",role:"status","aria-live":"polite"}),this.root.append(this.body,this.place,this.polite),s.append(this.root);let o=()=>this.draw();e.on("change:review",
o),i.addEventListener("abort",()=>e.off("change:review",o)),this.link=new E(e,i,{onAnswer:({text:r})=>{r&&(this.polite.textContent=r),this.asked=!1,this.work()},
onLink:r=>r&&this.polite.append(this.part.words[r]??"")}),F(this.root,i),H(this.root,i),D(this.root,i,r=>r.closest("[data-do]"),r=>r&&this.act(r)),this.root.addEventListener(
"change",({target:r})=>{r instanceof HTMLSelectElement&&this.link.send("review_seat",0,{at:Number(r.value)})}),this.root.addEventListener("keydown",r=>this.key(
r),{signal:i}),N(i,()=>{}),this.draw(),this.root.setAttribute("data-ready","1"),this.work()}get part(){return this.model.get("review")}work(){this.part.over||this.
stopped||this.asked||(this.asked=!0,this.link.send("review",0))}act(e){let s=e.getAttribute("data-do")??"";if(s==="stop")return this.stopped=!this.stopped,this.
draw(),this.work();let i=e.getAttribute("data-pick")??"";s==="language"&&T("lang",i),this.link.send(s,0,{key:i,at:Number(e.getAttribute("data-at")??0)})}key(e){
if(e.metaKey||e.altKey||e.ctrlKey||e.target.matches("select"))return;let s=Number(e.key),i=this.part.chart.findIndex(r=>s>0&&r.number===s);if(i>=0)return this.link.
send("decision",0,{at:i});let o={ArrowLeft:-1,ArrowRight:1}[e.key];!o||!this.part.shown?.futures||(e.preventDefault(),this.link.send("walk",0,{key:"both",at:o}))}draw(){
let{part:e}=this;this.root.lang!==e.lang&&(this.root.lang=e.lang),this.root.setAttribute("aria-label",e.words.title),A(this.body,t("div",{},t("div.bl-rev",{},this.
head(),this.sum(),this.work_())),()=>{}),this.compare()}head(){let{words:e,about:s,seats:i,seat:o,languages:r,lang:l,over:c,working:u,done:d,most:b}=this.part;return t(
"header.bl-rev-head",{},t("b",{},e.title),t("span",{},s),t("label",{},`${e.seen_by} `,t("select",{},i.map(p=>t("option",{value:p.seat,selected:p.seat===o},p.name)))),
!c&&t("span.bl-rev-work",{},t("progress",{value:d,max:b,"aria-label":u}),t("small",{},u),v({class:"bl-quiet","data-do":"stop"},this.stopped?e.go_on:e.stop)),t("\
div.bl-seg",{role:"group","aria-label":e.language},r.map(({code:p,name:n})=>v({"data-do":"language","data-pick":p,lang:p,"aria-pressed":String(p===l)},n))))}sum(){
let{words:e,headline:s,lead:i,seats:o,look:r,ideas:l,well:c,well_at:u,luck:d,counts:b}=this.part,p=[...o].sort((n,a)=>(a.points??0)-(n.points??0));return t("asi\
de.bl-rev-sum",{},t("h3",{},s),i&&t("p.bl-rev-lead",{},i),t("ol.bl-rev-rank",{},p.map(({seat:n,name:a,points:h})=>t("li",{"data-k":`seat ${n}`},S({seats:r},n,24),
t("span",{},a),h!==null&&t("b",{},h)))),(l.length>0||c)&&t("h4",{},e.ideas),t("ul.bl-rev-ideas",{},l.map(({says:n,loss:a,band:h,at:m})=>t("li",{"data-k":n},v({"\
data-do":"decision","data-at":m},n),t("b",{},`−${a}`,t("small",{},h)))),c&&t("li.bl-rev-well",{"data-k":"well"},v({"data-do":"decision","data-at":u},c),t("b",
{},e.well))),d.map((n,a)=>t("p.bl-rev-luck",{"data-k":`luck ${a}`},t("b",{},`${e.luck}: `),n)),t("dl.bl-rev-counts",{},b.flatMap(({group:n,says:a,count:h})=>[t(
"dt",{"data-k":`dt ${n}`},t("i",{class:`bl-is-${n}`}),String(h)),t("dd",{"data-k":`dd ${n}`},a)])))}work_(){let{words:e,shown:s}=this.part;return t("div.bl-rev-\
work-area",{},t("div.bl-rev-title",{},t("b",{},e.chances),t("small",{},e.band)),this.chart(),this.table(),s&&this.decision(s))}chart(){let{chart:e,seat:s,words:i,
look:o,shown:r}=this.part;if(!e.length)return null;let l=this.root.clientWidth<640?420:924,c=Math.max(...e.flatMap(({chances:a})=>a),40),u=Math.min(100,Math.ceil(
c/20)*20),d=a=>f+(l-f-g)*(a+.5)/e.length,b=a=>$-M-($-M-P)*Math.max(0,Math.min(u,a))/u,p=[...e.map(({chances:a,margins:h},m)=>`${d(m)} ${b(a[s]+h[s])}`),...e.map(
({chances:a,margins:h},m)=>`${d(m)} ${b(a[s]-h[s])}`).reverse()],n=e[0].chances.map((a,h)=>h).sort(a=>a===s?1:-1);return t("svg.bl-rev-chart",{viewBox:`0 0 ${l}\
 ${$}`,role:"img","aria-label":i.chart},[0,u/2,u].map(a=>t("g",{"data-k":`axis ${a}`},t("path.bl-axis",{d:`M${f} ${b(a)}H${l-g}`}),t("text",{x:f-6,y:b(a)+4,"tex\
t-anchor":"end"},`${a}`))),t("path.bl-band",{d:`M${p.join("L")}z`,style:o[s].style}),n.map(a=>t("g",{"data-k":`line ${a}`,style:o[a].style},t("path.bl-line",{d:`\
M${e.map(({chances:h},m)=>`${d(m)} ${b(h[a])}`).join("L")}`,"stroke-dasharray":a===s?"":j[1+a%3],"stroke-width":a===s?3:2.2}),t("text.bl-rev-end",{x:l-g+8,y:b(e.
at(-1)?.chances[a]??0)+5},`${o[a].letter} ${Math.round(e.at(-1)?.chances[a]??0)} %`))),e.map(({number:a,group:h,chances:m,says:x},k)=>{if(!(a||h==="unsure"))return null;
let L=r?.at===k;return t("g",{class:`bl-rev-mark${L?" bl-on":""}${a?"":" bl-unsure"}`,"data-k":`mark ${k}`,"data-do":"decision","data-at":k,"aria-label":x},t("p\
ath",{d:`M${d(k)} 38V${b(m[s])}`}),t("circle",{cx:d(k),cy:24,r:13}),t("text",{x:d(k),y:29,"text-anchor":"middle"},a?String(a):"?"))}))}table(){let{chart:e,words:s,
seats:i,counts:o}=this.part,r=Object.fromEntries(o.map(({group:l,says:c})=>[l,c]));return t("details.bl-rev-table",{},t("summary",{},s.as_table),t("table",{},t(
"thead",{},t("tr",{},t("th",{scope:"col"},s.choice),i.map(({seat:l,name:c})=>t("th",{scope:"col","data-k":l},c)),t("th",{}))),t("tbody",{},e.map(({says:l,chances:c,
margins:u,group:d,number:b},p)=>t("tr",{"data-k":p},t("th",{scope:"row"},v({"data-do":"decision","data-at":p},`${p+1}. ${l}`)),c.map((n,a)=>t("td",{"data-k":a},
`${Math.round(n)} % ± ${Math.round(u[a])}`)),t("td",{},b?`${r[d]} ${b}`:r[d]))))))}decision(e){let{words:s,chart:i}=this.part,o=this.model.taught?.[e.rule],[r,
l]=[o?.title??e.lesson,o?.practise],c=i[e.at]?.number;return t("section.bl-rev-turn",{"data-k":`turn ${e.at}`,"aria-label":e.title},t("h4",{},c>0&&t("span.bl-re\
v-number",{},c),e.title),t("div.bl-rev-cost",{class:`bl-cost-${e.group}`},t("b",{},e.loss,e.band&&t("small",{},` ${e.band}`)),t("span",{},e.about),e.change&&t("\
span.bl-rev-change",{},`${s.chances} `,t("b",{},e.change),` ${e.change_band}`)),t("div.bl-rev-why",{},e.idea&&t("b",{},e.idea),e.rule_says&&t("blockquote",{},e.
rule_says," ",t("code",{},e.rule)),t("p",{},e.here)),(r||l)&&t("div.bl-rev-learn",{},r&&o?.href&&t("a.bl-rev-lesson",{href:o.href},`${s.lesson}: ${r}`),r&&!o&&t(
"span.bl-rev-lesson",{},`${s.lesson}: ${r}`),l&&t("a.bl-rev-practise",{href:l},s.practise),!o&&e.practised&&t("code",{},`boardlab.practice("${e.practised}")`)),
e.steps.map((u,d)=>t("p.bl-rev-steps",{"data-k":`steps ${d}`,class:d&&e.group!=="unsure"?"bl-better":""},t("b",{},`${d?e.group==="unsure"?s.instead:s.better:s.yours}\
: `),u)))}compare(){let{shown:e}=this.part;if(this.place.hidden=!e?.futures,this.place.classList.toggle("bl-equal",e?.group==="unsure"),!e?.futures)return;if(this.
both)return this.both.draw();let s={get:()=>this.part.shown?.futures,on(){},off(){}};this.both=new K(s,this.place,this.signal,{send:(i,o,r)=>this.link.send(i,o,
r)})}},q=_((...w)=>new y(...w));export{q as default};
