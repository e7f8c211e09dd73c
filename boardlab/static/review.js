import{Link as E}from"./common.js";import{button as k,h as t,sync as A}from"./common.js";import{keepFocus as H}from"./common.js";import{shownBy as _}from"./common.js";
import{token as S}from"./common.js";import{choose as T,obey as D}from"./help.js";import{onPress as N}from"./common.js";import{dress as j}from"./common.js";import{
Futures as F}from"./futures.js";var[v,g,f,y,I,x]=[924,200,40,70,40,16],K=["","8 4","2 5","12 3 2 3"],w=class{constructor(e,s,i){this.stopped=!1;this.asked=!1;this.
model=e,this.signal=i,this.root=t("section",{class:"bl-study bl-review"}),this.body=t("div",{}),this.place=t("div",{class:"bl-rev-both"}),this.polite=t("div",{class:"\
bl-unseen",role:"status","aria-live":"polite"}),this.root.append(this.body,this.place,this.polite),s.append(this.root);let o=()=>this.draw();e.on("change:review",
o),i.addEventListener("abort",()=>e.off("change:review",o)),this.link=new E(e,i,{onAnswer:({text:r})=>{r&&(this.polite.textContent=r),this.asked=!1,this.work()},
onLink:r=>r&&this.polite.append(this.part.words[r]??"")}),j(this.root,i),H(this.root,i),N(this.root,i,r=>r.closest("[data-do]"),r=>r&&this.act(r)),this.root.addEventListener(
"change",({target:r})=>{r instanceof HTMLSelectElement&&this.link.send("review_seat",0,{at:Number(r.value)})}),this.root.addEventListener("keydown",r=>this.key(
r),{signal:i}),D(i,()=>{}),this.draw(),this.root.setAttribute("data-ready","1"),this.work()}get part(){return this.model.get("review")}work(){this.part.over||this.
stopped||this.asked||(this.asked=!0,this.link.send("review",0))}act(e){let s=e.getAttribute("data-do")??"";if(s==="stop")return this.stopped=!this.stopped,this.
draw(),this.work();let i=e.getAttribute("data-pick")??"";s==="language"&&T("lang",i),this.link.send(s,0,{key:i,at:Number(e.getAttribute("data-at")??0)})}key(e){
if(e.metaKey||e.altKey||e.ctrlKey||e.target.matches("select"))return;let s=Number(e.key),i=this.part.chart.findIndex(r=>s>0&&r.number===s);if(i>=0)return this.link.
send("decision",0,{at:i});let o={ArrowLeft:-1,ArrowRight:1}[e.key];!o||!this.part.shown?.futures||(e.preventDefault(),this.link.send("walk",0,{key:"both",at:o}))}draw(){
let{part:e}=this;this.root.lang!==e.lang&&(this.root.lang=e.lang),this.root.setAttribute("aria-label",e.words.title),A(this.body,t("div",{},t("div.bl-rev",{},this.
head(),this.sum(),this.work_())),()=>{}),this.compare()}head(){let{words:e,about:s,seats:i,seat:o,languages:r,lang:c,over:n,working:h,done:d,most:u}=this.part;return t(
"header.bl-rev-head",{},t("b",{},e.title),t("span",{},s),t("label",{},`${e.seen_by} `,t("select",{},i.map(p=>t("option",{value:p.seat,selected:p.seat===o},p.name)))),
!n&&t("span.bl-rev-work",{},t("progress",{value:d,max:u,"aria-label":h}),t("small",{},h),k({class:"bl-quiet","data-do":"stop"},this.stopped?e.go_on:e.stop)),t("\
div.bl-seg",{role:"group","aria-label":e.language},r.map(({code:p,name:a})=>k({"data-do":"language","data-pick":p,lang:p,"aria-pressed":String(p===c)},a))))}sum(){
let{words:e,headline:s,lead:i,seats:o,look:r,ideas:c,well:n,well_at:h,luck:d,counts:u}=this.part,p=[...o].sort((a,l)=>(l.points??0)-(a.points??0));return t("asi\
de.bl-rev-sum",{},t("h3",{},s),i&&t("p.bl-rev-lead",{},i),t("ol.bl-rev-rank",{},p.map(({seat:a,name:l,points:b})=>t("li",{"data-k":`seat ${a}`},S({seats:r},a,24),
t("span",{},l),b!==null&&t("b",{},b)))),(c.length>0||n)&&t("h4",{},e.ideas),t("ul.bl-rev-ideas",{},c.map(({says:a,loss:l,band:b,at:$})=>t("li",{"data-k":a},k({"\
data-do":"decision","data-at":$},a),t("b",{},`−${l}`,t("small",{},b)))),n&&t("li.bl-rev-well",{"data-k":"well"},k({"data-do":"decision","data-at":h},n),t("b",
{},e.well))),d.map((a,l)=>t("p.bl-rev-luck",{"data-k":`luck ${l}`},t("b",{},`${e.luck}: `),a)),t("dl.bl-rev-counts",{},u.flatMap(({group:a,says:l,count:b})=>[t(
"dt",{"data-k":`dt ${a}`},t("i",{class:`bl-is-${a}`}),String(b)),t("dd",{"data-k":`dd ${a}`},l)])))}work_(){let{words:e,shown:s}=this.part;return t("div.bl-rev-\
work-area",{},t("div.bl-rev-title",{},t("b",{},e.chances),t("small",{},e.band)),this.chart(),this.table(),s&&this.decision(s))}chart(){let{chart:e,seat:s,words:i,
look:o,shown:r}=this.part;if(!e.length)return null;let c=Math.max(...e.flatMap(({chances:a})=>a),40),n=Math.min(100,Math.ceil(c/20)*20),h=a=>f+(v-f-y)*(a+.5)/e.
length,d=a=>g-x-(g-x-I)*Math.max(0,Math.min(n,a))/n,u=[...e.map(({chances:a,margins:l},b)=>`${h(b)} ${d(a[s]+l[s])}`),...e.map(({chances:a,margins:l},b)=>`${h(b)}\
 ${d(a[s]-l[s])}`).reverse()],p=e[0].chances.map((a,l)=>l).sort(a=>a===s?1:-1);return t("svg.bl-rev-chart",{viewBox:`0 0 ${v} ${g}`,role:"img","aria-label":i.chart},
[0,n/2,n].map(a=>t("g",{"data-k":`axis ${a}`},t("path.bl-axis",{d:`M${f} ${d(a)}H${v-y}`}),t("text",{x:f-6,y:d(a)+4,"text-anchor":"end"},`${a}`))),t("path.bl-ba\
nd",{d:`M${u.join("L")}z`,style:o[s].style}),p.map(a=>t("g",{"data-k":`line ${a}`,style:o[a].style},t("path.bl-line",{d:`M${e.map(({chances:l},b)=>`${h(b)} ${d(
l[a])}`).join("L")}`,"stroke-dasharray":a===s?"":K[1+a%3],"stroke-width":a===s?3:2.2}),t("text.bl-rev-end",{x:v-y+8,y:d(e.at(-1)?.chances[a]??0)+5},`${o[a].letter}\
 ${Math.round(e.at(-1)?.chances[a]??0)} %`))),e.map(({number:a,group:l,chances:b,says:$},m)=>{if(!(a||l==="unsure"))return null;let L=r?.at===m;return t("g",{class:`\
bl-rev-mark${L?" bl-on":""}${a?"":" bl-unsure"}`,"data-k":`mark ${m}`,"data-do":"decision","data-at":m,"aria-label":$},t("path",{d:`M${h(m)} 38V${d(b[s])}`}),t(
"circle",{cx:h(m),cy:24,r:13}),t("text",{x:h(m),y:29,"text-anchor":"middle"},a?String(a):"?"))}))}table(){let{chart:e,words:s,seats:i,counts:o}=this.part,r=Object.
fromEntries(o.map(({group:c,says:n})=>[c,n]));return t("details.bl-rev-table",{},t("summary",{},s.as_table),t("table",{},t("thead",{},t("tr",{},t("th",{scope:"c\
ol"},s.choice),i.map(({seat:c,name:n})=>t("th",{scope:"col","data-k":c},n)),t("th",{}))),t("tbody",{},e.map(({says:c,chances:n,margins:h,group:d,number:u},p)=>t(
"tr",{"data-k":p},t("th",{scope:"row"},k({"data-do":"decision","data-at":p},`${p+1}. ${c}`)),n.map((a,l)=>t("td",{"data-k":l},`${Math.round(a)} % ± ${Math.round(
h[l])}`)),t("td",{},u?`${r[d]} ${u}`:r[d]))))))}decision(e){let{words:s,chart:i}=this.part,o=this.model.taught?.[e.rule],[r,c]=[o?.title??e.lesson,o?.practise],
n=i[e.at]?.number;return t("section.bl-rev-turn",{"data-k":`turn ${e.at}`,"aria-label":e.title},t("h4",{},n>0&&t("span.bl-rev-number",{},n),e.title),t("div.bl-r\
ev-cost",{class:`bl-cost-${e.group}`},t("b",{},e.loss,e.band&&t("small",{},` ${e.band}`)),t("span",{},e.about),e.change&&t("span.bl-rev-change",{},`${s.chances}\
 `,t("b",{},e.change),` ${e.change_band}`)),t("div.bl-rev-why",{},e.idea&&t("b",{},e.idea),e.rule_says&&t("blockquote",{},e.rule_says," ",t("code",{},e.rule)),t(
"p",{},e.here)),(r||c)&&t("div.bl-rev-learn",{},r&&o?.href&&t("a.bl-rev-lesson",{href:o.href},`${s.lesson}: ${r}`),r&&!o&&t("span.bl-rev-lesson",{},`${s.lesson}\
: ${r}`),c&&t("a.bl-rev-practise",{href:c},s.practise),!o&&e.practised&&t("code",{},`boardlab.practice("${e.practised}")`)),e.steps.map((h,d)=>t("p.bl-rev-steps",
{"data-k":`steps ${d}`,class:d&&e.group!=="unsure"?"bl-better":""},t("b",{},`${d?e.group==="unsure"?s.instead:s.better:s.yours}: `),h.join(", "))))}compare(){let{
shown:e}=this.part;if(this.place.hidden=!e?.futures,this.place.classList.toggle("bl-equal",e?.group==="unsure"),!e?.futures)return;if(this.both)return this.both.
draw();let s={get:()=>this.part.shown?.futures,on(){},off(){}};this.both=new F(s,this.place,this.signal,{send:(i,o,r)=>this.link.send(i,o,r)})}},P=_((...M)=>new w(
...M));export{P as default};
