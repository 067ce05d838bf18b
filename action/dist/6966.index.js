"use strict";exports.id=6966,exports.ids=[6966],exports.modules={26966:((Bt,rt,p)=>{p.r(rt),p.d(rt,{markdown_to_pdf:()=>xs});var J=p(96522);const V=new WeakMap,X=new WeakMap,
lt=i=>V.get(i),st=i=>X.get(i),xt=/^\{ ?width ?= ?(\d{1,4}(?:\.\d{1,3})?)(cm|mm|in|pt|px|%) ?\}/,z={cm:72/2.54,mm:72/25.4,in:72,pt:1,px:.75},D=/^:::[ \t]{0,9}(right|center)[ \t]{0,9}(?:\n|$)/,
O=/(?:^|\n):::[ \t]{0,9}$/;async function v(i,t){$(i.children);const e=[i];for(let n=e.pop();n;n=e.pop()){const s=t.step(J.v);if(s&&await s,!("children"in n))continue;
const{children:o}=n;for(const[c,r]of o.entries()){const a=o[c+1];(r.type==="image"||r.type==="imageReference")&&B(r,a),e.push(r)}}}function B(i,t){const e=t?.type===
"text"?xt.exec(t.value):null;if(t?.type!=="text"||!e)return;t.value=t.value.slice(e[0].length);const n=Number(e[1]),s=z[e[2]];X.set(i,s===void 0?{part:Math.min(
n,100)/100}:{points:n*s})}function $(i){const t=[];for(const[c,r]of i.entries())O.test(G(r))&&t.push(c);const e=[];let n=0,[s,o]=[void 0,0];for(const[c,r]of i.entries()){
const a=s===void 0?D.exec(k(r)):null;for(;a&&t.length>n&&t[n]<c;)n++;a&&t.length>n&&([s,o]=[a[1],t[n]],P(r,0,h=>h.slice(a[0].length))),s!==void 0&&c===o&&P(r,-1,
h=>h.replace(O,"")),s!==void 0&&V.set(r,s),(s===void 0||r.type!=="paragraph"||r.children.length>0)&&e.push(r),c===o&&(s=void 0)}i.splice(0,i.length);for(const c of e)
i.push(c)}function k(i){const t=i.type==="paragraph"?i.children[0]:void 0;return t?.type==="text"?t.value:""}function G(i){const t=i.type==="paragraph"?i.children.
at(-1):void 0;return t?.type==="text"?t.value:""}function P(i,t,e){if(i.type!=="paragraph")return;const n=i.children.at(t);n?.type==="text"&&(n.value=e(n.value),
n.value===""&&i.children.splice(t,1),i.children.at(t)?.type==="break"&&i.children.splice(t,1))}var F=p(34622),it=p(17158),ut=p(6565),$t=p(28331);const ft=i=>i.map(
t=>t.type==="text"||t.type==="inlineCode"?t.value:t.type==="image"||t.type==="imageReference"?t.alt??"":t.type==="break"?" ":"children"in t?ft(t.children):"").join(
"").replace(/\s+/g," ");var Tt=p(58552),Pt=p(17152),kt=p(52167),St=p(20187),It=p(14029),gt=p(60666),M=p(98446),b=p(87593),R=p(78323),E=p(51894),W=p(47046),y=p(45657);
function Z(i){const[,t="",e=""]=/^\s*<(\/?)([a-z][a-z0-9-]*|!--)/i.exec(i)??[];return{name:e.toLowerCase(),closes:t!==""}}const ot=i=>/^\s*<!--\s*page-?break\s*-->\s*$/i.
test(i),Mt=/<(script|style|template)\b[^<>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi,at=/<!--(?:-?>|[\s\S]*?(?:-->|$))|<\?[\s\S]*?(?:\?>|$)|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<![a-z][\s\S]*?(?:>|$)/gi,
_=/<(?:br|hr|\/?(?:p|div|h[1-6]|li|ul|ol|tr|table|section|details|summary|blockquote|dl|dt|dd|pre))\b[^<>]*>/gi,ht=/<\/?(?:td|th)\b[^<>]*>/gi,Ot=/<\/?[a-z][^<>]*(?:>|$)/gi,
vt={amp:"&",lt:"<",gt:">",quot:'"',apos:"'",nbsp:" "};function pt(i){return i.replace(Mt,"").replace(at,"").replace(/\s+/g," ").replace(_,`
`).replace(ht," ").replace(Ot,"").replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi,(t,e,n,s)=>{if(s!==void 0)return vt[s.toLowerCase()]??t;const o=e===void 0?
parseInt(n,16):Number(e);return o>0&&o<=1114111&&(o<55296||o>57343)?String.fromCodePoint(o):"�"}).split(`
`).map(t=>t.replace(/ +/g," ").trim()).filter(t=>t!=="")}var bt=p(47707);const Q=i=>new Set(i.split(" ")),Ct=["/*","*/","comment"],be={comments:["//"],blocks:[Ct,
["`","`","string"]],quotes:`'"`,words:Q("abstract as async await bool boolean break case catch char class const continue def default defer delete do double else\
 enum export extends extern false final finally float fn for foreach from fun func function get go goto if impl implements import in instanceof int interface is\
 let long loop match mod module mut namespace new nil null nullptr of operator override package private protected pub public range readonly ref return self set \
sizeof static str string struct super switch template this throw throws trait true try type typedef typeof undefined union unsafe use using val var virtual void\
 volatile when where while with yield")},Ee={comments:["#"],blocks:[['"""','"""',"string"],["'''","'''","string"]],quotes:`'"`,words:Q("and as assert async awai\
t begin break case class continue def del do done elif else elsif end ensure esac except exit export false False fi finally for from function global if import i\
n is lambda local module next nil None nonlocal not null or pass raise require rescue return self then true True try unless until when while with yield")},Te={comments:[
"--"],blocks:[Ct],quotes:`'"`,words:Q("add all alter and as asc between by case check column constraint create cross database default delete desc distinct drop \
else end exists false foreign from full group having in index inner insert into is join key left like limit not null offset on or order outer primary references\
 returning right select set table then true union unique update using values view when where with"),ignoresCase:!0},Se={comments:["//"],blocks:[Ct],quotes:'"',words:Q(
"true false null")},Me={comments:[],blocks:[Ct],quotes:`'"`,words:Q("important inherit initial unset")},Re=[[be,Q("js javascript mjs cjs jsx ts typescript mts c\
ts tsx java c h cpp c++ cc hpp cs csharp c# go golang rust rs swift kotlin kt php scala dart groovy")],[Ee,Q("py python python3 rb ruby sh bash shell zsh yaml y\
ml toml r perl pl makefile make dockerfile docker elixir")],[Te,Q("sql mysql postgres postgresql sqlite plsql tsql")],[Se,Q("json json5 jsonc")],[Me,Q("css scss\
 less")]],[Vt,Le]=[/[\w$\u00aa-\uffff]/,/[0-9]/];class Ht{grammar;open;constructor(t){this.grammar=t}static for(t){const e=(t??"").toLowerCase(),[n]=Re.find(([,
s])=>s.has(e))??[];return n&&new Ht(n)}partsOf(t){const e=[];for(let n=0;n<t.length;){const[s,o]=this.next(t,n),c=e.at(-1),r=t.slice(n,s);c?.kind===o?c.text+=r:
e.push({text:r,kind:o}),n=s}return e}next(t,e){const{comments:n,blocks:s,quotes:o,words:c,ignoresCase:r}=this.grammar;if(this.open)return this.closing(t,e,this.
open);const a=t[e];if(n.some(f=>t.startsWith(f,e)&&(f!=="#"||e===0||/\s/.test(t[e-1]))))return[t.length,"comment"];const d=s.find(([f])=>t.startsWith(f,e));if(d){
this.open=d;const[f,m]=this.closing(t,e+d[0].length,d);return[f,m]}if(o.includes(a))return[Ie(t,e),"string"];if(!Vt.test(a))return[e+1,"plain"];let l=e+1;const u=Le.
test(a);for(;l<t.length&&(Vt.test(t[l])||u&&t[l]===".");)l++;if(u)return[l,"number"];const g=t.slice(e,l);return[l,c.has(r?g.toLowerCase():g)?"keyword":"plain"]}closing(t,e,[
,n,s]){const o=t.indexOf(n,e);return o>=0&&(this.open=void 0),[o<0?t.length:o+n.length,s]}}function Ie(i,t){let e=t+1;for(;e<i.length&&i[e]!==i[t];e++)i[e]==="\\"&&
e++;return Math.min(e+1,i.length)}var I=p(96533);const Ce={plain:I.lm.text,comment:[.38,.42,.4],string:[.04,.38,.2],keyword:[.44,.13,.55],number:[.6,.26,0]},Xt=4,
Ne=.7,Ae=1.32,ze=2e4;async function De({value:i,lang:t},e,n){const{scale:s,setting:o}=e,{typefaces:c}=o.composition,r=s.codeSize,a=Math.round(r*Ae*2)/2,h=Ne*s.size,
d=c.word("0","Mono").width*r/1e3,l=Math.max(Math.floor((n.width-2*h)/d),8),u={x:n.x,width:n.width,color:I.lm.ground,radius:3,over:h},g=n.element.add("P").add("C\
ode"),f=n.x+h,m=(a-r)/2+r*.84,T=o.theme==="report"?Ht.for(t):void 0,C=i.split(/\r\n|\n|\r/).flatMap(w=>$e(w,l,T));e.gap(s.half),e.extend(h);for(const[w,{parts:L,
isRest:x}]of C.entries()){const S=o.job.pace.step(ze);S&&await S;const N=L.map(({text:A,kind:H})=>({word:c.word(A,"Mono"),color:Ce[H]}));e.row({before:0,height:a,
keep:w===0||w===C.length-2,decorations:[...n.decorations,u],paint:(A,H,K)=>{const Y=H-m;x&&A.draw(void 0,...Be(f,Y,r));let U=x?f+2*d:f;const tt=N.map(({word:dt,
color:mt})=>{const nt={kind:"text",x:U,y:Y,size:r,color:mt,words:[dt]};return U+=dt.width*r/1e3,nt});A.draw(K?void 0:g,...tt)}},m)}e.gap(s.half),e.extend(h)}function Be(i,t,e){
const n=(o,c)=>[i+o*e,t+c*e],s={kind:"stroke",width:e*.07,color:I.lm.strongRule};return[{...s,points:[n(.1,.62),n(.1,.26),n(.68,.26)]},{...s,points:[n(.5,.42),n(
.7,.26),n(.5,.1)]}]}function $e(i,t,e){const n=i.includes("	")?Pe(i):i,s=e?.partsOf(n)??[{text:n,kind:"plain"}];if(n==="")return[{parts:[{text:" ",kind:"plain"}],
isRest:!1}];if(n.length<=t)return[{parts:s,isRest:!1}];const o=[];let[c,r]=[[],t];for(const{text:a,kind:h}of s){const d=(0,bt.qf)(a);for(let l=0;l<d.length;){const u=d.
slice(l,l+r);c.push({text:u.join(""),kind:h}),l+=u.length,r-=u.length,!(r>0)&&(o.push({parts:c,isRest:o.length>0}),[c,r]=[[],t-2])}}return c.length>0&&o.push({parts:c,
isRest:o.length>0}),o}function Pe(i){let t="";for(const e of i.split(/(\t)/))t+=e==="	"?" ".repeat(Xt-t.length%Xt):e;return t}var Wt=p(54093),Qt=p(43084);const He=.78,
qt=.3;class _t{setting;scale;sink;notesOf;after=0;reach=0;joined=!1;markers=[];constructor(t,e,n,s){this.setting=t,this.scale=e,this.sink=n,this.notesOf=s}mark(t){
this.markers.push(t)}get isWaiting(){return this.markers.length>0}join(){this.joined=!0}gap(t){this.after=Math.max(this.after,t)}extend(t){this.reach+=t}row(t,e=this.
scale.leading*.7){const n=this.joined?0:Math.max(this.after,t.before)+this.reach;this.after=0,this.reach=0,this.joined=!1;const s=this.markers.splice(0);if(s.length===
0)return this.sink({...t,before:n});this.sink({...t,before:n,paint:(o,c,r)=>{for(const a of s)a(o,c-e,r);t.paint(o,c,r)}})}async text(t,e,n,s){const o=Math.min(
e.width,this.scale.measure),{lines:c,job:r}=this.setting,a=await(0,Wt.k)(c.setting(t,o),r.pace),{lines:h}=a;for(const[d,l]of h.entries()){const u=r.pace.step(We+
Ge*e.decorations.length**2);u&&await u;const g=d===0,m=d===h.length-1?s.keep===!0:g||d===h.length-2||s.keep===!0;this.line(l,{paragraph:a,frame:e,measure:o,element:n,
options:s,isFirst:g,keep:m})}this.gap(s.after??0)}line(t,e){const{frame:n,element:s,options:o,isFirst:c,keep:r}=e,{height:a,baseline:h}=te(t,o),{isRight:d}=e.paragraph,
l=n.align??(d?"right":"left"),u=n.width-e.measure,f=n.x+(l==="left"?0:l==="right"?u:u/2)+ee(t,e.measure,l),m=t.notes.flatMap(T=>this.notesOf(T,n.element));this.
row({before:c?o.before??0:0,height:a,keep:r,decorations:n.decorations,notes:m,paint:(T,C,w)=>{c&&o.onFirst?.(T,C),(0,Qt.t)(T,t,f,C-h,w?void 0:s)}},h)}}const We=1e4,
Ge=20;function te({tallest:i},{leading:t,size:e}){const n=(t-e)/2+e*He+e*.06;if(i<=n)return{height:t,baseline:n};const s=Math.ceil((i+t*qt)/(t/2))*(t/2);return{
height:s,baseline:s-t*qt}}function ee({width:i},t,e){return e==="left"?0:e==="right"?t-i:(t-i)/2}const ne=new WeakMap;function et(i,t,e=i.scale.size,n="Regular"){
let s=ne.get(i);s||ne.set(i,s=new Map);const o=`${n} ${e} ${t.join(" ")}`;let c=s.get(o);return c||s.set(o,c={style:n,size:e,color:t}),c}var Et=p(25561);const Fe=.88,
Ue=.7,se=.36,je=-.14,ie=72/96,Ke=300,oe=/^(?:https?|mailto|tel|ftp):/i,ce=new WeakMap;function ct(i,t,e){let n=ce.get(i);n||ce.set(i,n=new Map);let s=n.get(t);return s||
n.set(t,s={...i,...e}),s}const Gt=i=>i.style==="Mono"?i:ct(i,"bold",{style:i.style.endsWith("Italic")?"SemiBoldItalic":"SemiBold"}),Ye=i=>i.style==="Mono"?ct(i,
"italic",{oblique:!0}):ct(i,"italic",{style:i.style.startsWith("SemiBold")?"SemiBoldItalic":"Italic"}),Ze=i=>ct(i,"code",{style:"Mono",oblique:!1,size:i.size*Fe,
ground:I.lm.ground}),re=(i,t)=>ct(i,`raised ${t}`,{size:i.size*Ue,rise:(i.rise??0)+i.size*t});class ae{setting;room;runs=[];open=[];constructor(t,e){this.setting=
t,this.room=e}add(t,e,n){for(const s of t)this.node(s,e,n);return this}text(t,e,n,s){const o=this.runs.at(-1);let c=t.replace(/[ \t\r\n]+/g," ");if(c.startsWith(
" ")&&(!o||o.kind==="break"||o.kind==="text"&&o.text.endsWith(" "))&&(c=c.slice(1)),c==="")return;let r=e;for(const a of this.open)a==="u"?r=ct(r,"u",{underlined:!0}):
r=re(r,a==="sup"?se:je);this.runs.push({kind:"text",text:c,look:r,owner:n,...s!==void 0&&{note:s}})}node(t,e,n){switch(t.type){case"text":return this.text(t.value,
e,n);case"emphasis":return void this.add(t.children,Ye(e),n);case"strong":return void this.add(t.children,Gt(e),n);case"delete":return void this.add(t.children,
ct(e,"struck",{struck:!0}),Je("LineThrough",n));case"inlineCode":return this.text(t.value,Ze(e),new Et._("Code",{},n));case"break":this.runs.push({kind:"break"});
return;case"link":return this.link(t.url,t.children,e,n);case"linkReference":{const s=this.setting.definitions.get(t.identifier)?.url;return s===void 0?void this.
add(t.children,e,n):this.link(s,t.children,e,n)}case"image":return this.image(t.url,t,e,n);case"imageReference":return this.image(this.setting.definitions.get(t.
identifier)?.url??"",t,e,n);case"footnoteReference":return this.reference(t.identifier,e,n);case"html":return this.html(t.value);default:return t}}link(t,e,n,s){
const o=this.targetOf(t);if(!o)return void this.add(e,n,s);const c=ft(e).trim().slice(0,Ke)||t,r=new Et._("Link",{},s,{target:o,contents:c});this.add(e,ct(n,"li\
nk",{color:I.lm.link}),r)}targetOf(t){if(oe.test(t))return{uri:Ve(t)};const e=/^#(.+)$/.exec(t)?.[1],n=e===void 0?void 0:this.setting.places.get(Xe(e).toLowerCase());
if(n)return{place:n};this.setting.told.links.add(t)}image(t,e,n,s){const o=e.alt??"",c=this.setting.images.get((0,F.bi)(t));if(!c)return this.setting.told.images.
add(t),o===""?void 0:oe.test(t)?this.link(t,[{type:"text",value:o}],n,s):this.text(o,n,s);const r=this.sizeOf(c,st(e));this.runs.push({kind:"image",image:c,...r,
owner:o===""?null:new Et._("Figure",{alt:o},s)})}sizeOf({displayed:t,resolution:e},n){const s=n&&("points"in n?n.points:n.part*this.room.width),o=s?{width:s,height:t.
height/t.width*s}:e?{width:t.width/e.x*72,height:t.height/e.y*72}:{width:t.width*ie,height:t.height*ie},c=Math.min(1,this.room.width/o.width,this.room.height/o.
height);return{width:o.width*c,height:o.height*c}}reference(t,e,n){const{cited:s,footnotes:o}=this.setting;if(!o.has(t))return;const c=s.get(t)??s.size+1;s.set(
t,c);const r=this.setting.places.get(`${t}
`),a=new Et._("Reference",{},n),h=r?new Et._("Link",{},a,{target:{place:r},contents:`Footnote ${c}`}):a;this.text(String(c),re(ct(e,"link",{color:I.lm.link}),se),
h,t)}html(t){const{name:e,closes:n}=Z(t);if(e==="br")this.runs.push({kind:"break"});else if(e==="sub"||e==="sup"||e==="u"){const s=this.open.lastIndexOf(e);n?s>=
0&&this.open.splice(s,1):this.open.push(e)}else e!=="!--"&&(this.setting.told.html=!0)}}const Je=(i,t)=>new Et._("Span",{attributes:{O:"Layout",TextDecorationType:i}},
t),Ve=i=>i.replace(new RegExp("\\p{Cs}","gu"),"�").replace(/[^\x21-\x7e]|["<>\\^`{|}]/gu,t=>encodeURIComponent(t));function Xe(i){try{return decodeURIComponent(
i)}catch{return i}}var Qe=p(12889);const qe=new RegExp("\\p{L}","u");function he(i){const t=[i];for(let e=t.pop();e;e=t.pop()){if((e.type==="text"||e.type==="in\
lineCode")&&qe.test(e.value))return(0,Qe.vw)(e.value);if("children"in e)for(let n=e.children.length-1;n>=0;n--)t.push(e.children[n])}return!1}const de=[{text:"•",
numbering:"Disc"},{text:"–",numbering:"None"},{text:"▪",numbering:"Square"}],Ft=.5,_e=1.5,tn=.5,en=.125;async function nn(i,t,e,n){const{size:s,leading:o,half:c}=t.
scale,r=de[e.depth%de.length],a=i.start??1,h=he(i),d=e.x+e.width,l=w=>h?`.${w}`:`${w}.`,u=et(t,e.color),g=(w,L)=>L===!0?"☑":L===!1?"☐":i.ordered===!0?l(a+w):
r.text,f=(0,y.Kf)([0,i.children.length-1].map(w=>le(t,u,g(w,i.children[w]?.checked)))),m=Math.max(f+Ft*s,_e*s),T=i.spread===!0||i.children.some(({spread:w})=>w===
!0),C=e.element.add("L",{attributes:{O:"List",ListNumbering:i.ordered===!0?"Decimal":r.numbering}});(e.depth===0||!e.tight)&&t.gap(c);for(const[w,L]of i.children.
entries()){w>0&&t.gap(o*(T?tn:en));const x=C.add("LI"),S=x.add("Lbl"),N=g(w,L.checked),A=le(t,u,N),H=h?d-m+Ft*s:e.x+m-Ft*s-A;t.mark((Y,U,tt)=>sn(t,Y,N,u,H,U,tt?
void 0:S));const K={...e,x:h?e.x:e.x+m,width:e.width-m,element:x.add("LBody"),depth:e.depth+1,tight:!T};await n(L.children,K),t.isWaiting&&t.row({before:0,height:o,
keep:!1,decorations:e.decorations,paint:()=>{}})}t.gap(e.tight&&e.depth>0?0:c)}const le=({setting:i},t,e)=>i.composition.typefaces.word(e,t.style).width*t.size/
1e3;function sn({setting:i},t,e,{size:n,style:s,color:o},c,r,a){t.draw(a,{kind:"text",x:c,y:r,size:n,color:o,words:[i.composition.typefaces.word(e,s)]})}const Ut=.55,
on=.3,cn=.75,rn=1.32,an=12;async function hn(i,t,e){const{pace:n}=t.setting.job,s=i.children[0]?.children.length??0,o=Array.from({length:s},(g,f)=>i.align?.[f]??
null),c=Array.from({length:s},()=>({whole:0,least:0}));for(const[g,{children:f}]of i.children.entries())for(const[m,T]of f.slice(0,s).entries()){const C=ue(T,t,
e,t.scale.size,g===0),w=await(0,Wt.k)(t.setting.lines.widths(C),n);c[m]={whole:Math.max(c[m].whole,w.whole),least:Math.max(c[m].least,w.least)};const L=n.step(3e3);
L&&await L}const r={...dn(c,o,e.width,t.scale),isMirrored:he(i)},a=e.element.add("Table"),h=i.children.length>1&&(i.children[0]?.children??[]).every(({children:g})=>g.
length===0),d=h?void 0:a.add("THead"),l=i.children.length>1?a.add("TBody"):void 0,u=[];t.gap(t.scale.half+2);for(const[g,{children:f}]of i.children.entries()){const m=g===
0;if(m&&!d)continue;const T=(m?d:l).add("TR"),C=Array.from({length:s},(S,N)=>{const A=m?"Column":h&&N===0?"Row":void 0,H=ue(f[N],t,e,r.size,m),K=A===void 0?{}:{
attributes:{O:"Table",Scope:A}};return{runs:H,element:T.add(A===void 0?"TD":"TH",K)}}),L=await fn(C,r,t,e,{isHead:m,isTop:m||h&&g===1,isLast:g===i.children.length-
1,isShaded:g%2===0,heads:u});for(const S of L)t.row(S);m&&(0,y.RZ)(u,L);const x=n.step(3e3*s);x&&await x}t.gap(t.scale.leading)}function ue(i,t,e,n,s){const o=et(
t,e.color,n);return new ae(t.setting,{width:e.width/3,height:n*12}).add(i?.children??[],s?Gt(o):o).runs}function dn(i,t,e,n){const s=2*Ut*n.size*i.length,c=(u=>i.
reduce((g,f)=>g+u(f),0))(u=>u.least),r=c+s<=e?1:Math.max(e/(c+s),cn),a=n.size*r,h=2*Ut*a,d=e-h*i.length;return{widths:(c*r>d?ln(i.map(u=>u.least*r),d):un(i.map(
u=>({whole:u.whole*r,least:u.least*r})),d)).map(u=>u+h),align:t,size:a,leading:Math.round(a*rn*2)/2}}function ln(i,t){const e=[...i].sort((o,c)=>o-c);let n=t,s=0;
for(const[o,c]of e.entries()){if(s=n/(e.length-o),c>s)break;n-=c}return i.map(o=>Math.min(o,s))}function un(i,t){const e=i.map(({least:h})=>h),n=new Set(i.keys());
let s=t;for(let h=!0;h&&n.size>0;){h=!1;const d=s/n.size;for(const l of n){const{whole:u,least:g}=i[l];if(!(u>d&&g<=d)){e[l]=u<=d?u:g,s-=e[l],n.delete(l),h=!0;break}}}
const o=[...n].map(h=>Math.sqrt(i[h].whole)),c=o.reduce((h,d)=>h+d,0);for(const[h,d]of[...n].entries())e[d]=Math.max(i[d].least,s*o[h]/c);const r=e.reduce((h,d)=>h+
d,0)-t,a=e.indexOf((0,y.Kf)(e));return r>0&&(e[a]=Math.max(e[a]-r,i[a].least)),e}async function fn(i,t,e,n,{isHead:s,isTop:o,isLast:c,isShaded:r,heads:a}){const{
widths:h,align:d,size:l,leading:u,isMirrored:g}=t,f=Ut*l,{lines:m,job:T,accent:C}=e.setting,w={height:.7,color:C??I.lm.strongRule},L=[];for(const[Y,{runs:U}]of i.
entries())L.push(await(0,Wt.k)(m.setting(U,Math.max(h[Y]-2*f,l)),T.pace));const x=Math.max(1,(0,y.Kf)(L.map(({lines:Y})=>Y.length))),S=on*l,N=h.reduce((Y,U)=>Y+
U,0),A=n.align??(g?"right":"left"),H=n.x+(A==="left"?0:A==="right"?n.width-N:(n.width-N)/2),K=gn(e.setting,s,r,{x:H,width:N});return Array.from({length:x},(Y,U)=>{
const tt=L.map(({lines:j})=>j[U]),dt=tt.map(j=>te(j??fe,{leading:u,size:l})),mt=(0,y.Kf)(dt.map(({height:j})=>j)),nt=(0,y.Kf)(dt.map(j=>j.baseline)),[wt,At]=[U===
0,U===x-1],q=wt?S:0,zt=q+mt+(At?S:0);return{before:0,height:zt,keep:s||(x<=an?!At:wt||U===x-2),decorations:K?[...n.decorations,K]:n.decorations,notes:tt.flatMap(
j=>j?j.notes.flatMap(Lt=>e.notesOf(Lt,n.element)):[]),head:s?void 0:a,paint:(j,Lt,ve)=>{let Jt=0;for(const[yt,Dt]of tt.entries()){const Ms=g?H+N-Jt-h[yt]:H+Jt,Rs=h[yt]-
2*f,Ls=d[yt]??(L[yt].isRight?"right":"left"),Is=Ms+f+ee(Dt??fe,Rs,Ls);!Dt&&wt&&!ve&&j.draw(i[yt].element),Dt&&(0,Qt.t)(j,Dt,Is,Lt-q-nt,ve?void 0:i[yt].element),
Jt+=h[yt]}o&&wt&&ge(j,H,Lt-.4,N,w),At&&ge(j,H,Lt-zt,N,s||c?w:pn)}}})}function gn({theme:i,accent:t=I.lm.strongRule},e,n,s){if(i!=="report"||!e&&!n)return;const o=r=>1-
(1-r)*.14,c=e?[o(t[0]),o(t[1]),o(t[2])]:I.lm.ground;return{...s,color:c,over:0}}const fe={fragments:[],width:0,tallest:0,notes:[]},pn={height:.4,color:I.lm.rule};
function ge(i,t,e,n,{height:s,color:o}){i.draw(void 0,{kind:"area",x:t,y:e,width:n,height:s,color:o})}const mn="\\newpage",wn=/^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*(?:\n|$)/i,
yn=2.5,pe=.75,xn=1200;class kn{onBreak;constructor(t){this.onBreak=t}async layOut(t,e,n){for(const s of t){const o=lt(s);await this.block(s,e,o===void 0?n:{...n,
align:o});const c=e.setting.job.pace.step(xn*(1+On(s)));c&&await c}}async block(t,e,n){switch(t.type){case"paragraph":return await this.paragraph(t.children,e,n);case"\
heading":return await this.heading(t,e,n);case"blockquote":return await this.quote(t,e,n);case"list":return await nn(t,e,n,(s,o)=>this.layOut(s,e,o));case"code":
return await De(t,e,n);case"table":return await hn(t,e,n);case"thematicBreak":return En(e,n);case"html":return await this.html(t.value,e,n);default:return}}async paragraph(t,e,n){
const[s]=t;if(t.length===1&&s?.type==="text"&&s.value.trim()===mn)return this.onBreak();const o=n.element.add("P"),{size:c,leading:r,half:a}=e.scale,h=this.inlines(
e,n).add(t,et(e,n.color)),d=n.tight?0:a;await e.text(h.runs,n,o,{size:c,leading:r,before:d,after:d})}inlines({setting:t,scale:e},{width:n}){const{height:s,margin:o}=t.
geometry;return new ae(t,{width:Math.min(n,e.measure),height:s-2*o-2*e.leading})}contentsHeading(t,e,n){return this.headed([{type:"text",value:t.title}],2,t,e,n)}heading(t,e,n){
return this.headed(t.children,t.depth,e.setting.headings.get(t),e,n)}async headed(t,e,{level:n,place:s},o,c){const r=c.element.add(`H${n}`),{size:a,leading:h,before:d,
after:l}=o.scale.heading(e),u=e>5?I.lm.quiet:o.setting.accent??c.color,g=this.inlines(o,c).add(t,et(o,u,a,"SemiBold")),f=o.setting.theme==="report"&&e===1;await o.
text(g.runs,c,r,{size:a,leading:h,before:d,after:f?0:l,keep:!0,onFirst:(m,T)=>Object.assign(s,{sheet:m,top:T+o.scale.half})}),f&&bn(o,c,l)}async quote(t,e,n){const s=vn(
t),{leading:o,size:c}=e.scale,r=c*1.4,a={x:n.x,width:yn,color:s?.color??e.setting.accent??I.lm.bar,over:1},h={...n,x:n.x+r,width:n.width-r,element:n.element.add(
"BlockQuote"),decorations:[...n.decorations,a],color:s?n.color:I.lm.quiet,tight:!1};if(e.gap(o*pe),s){const d=this.inlines(e,h);d.text(s.title,Gt(et(e,s.color))),
await e.text(d.runs,h,h.element.add("P"),{size:c,leading:o,keep:!0}),e.join()}await this.layOut(s?.children??t.children,e,h),e.gap(o*pe)}async html(t,e,n){if(ot(
t))return this.onBreak();/^\s*<!--/.test(t)||(e.setting.told.html=!0);for(const s of pt(t))await this.paragraph([{type:"text",value:s}],e,n)}}const On=({position:i})=>(i?.
end.offset??0)-(i?.start.offset??0);function vn({children:i}){const[t,...e]=i,[n,...s]=t?.type==="paragraph"?t.children:[],o=n?.type==="text"?wn.exec(n.value):null;
if(t?.type!=="paragraph"||n?.type!=="text"||!o)return;const c=n.value.slice(o[0].length);if(c===""&&s.length>0&&s[0].type!=="break")return;const r=[...c===""?[]:
[{...n,value:c}],...s.filter((h,d)=>d>0||c!=="")];return{...I.oA[o[1].toUpperCase()],children:r.length===0?e:[{...t,children:r},...e]}}function bn(i,{x:t,width:e,
decorations:n},s){const o=i.setting.accent??I.lm.strongRule;i.row({before:0,height:4,keep:!0,decorations:n,paint:(c,r)=>c.draw(void 0,{kind:"area",x:t,y:r-3,width:e,
height:.8,color:o})}),i.gap(s)}function En(i,{x:t,width:e,decorations:n}){const{leading:s}=i.scale;i.row({before:i.scale.half,height:s,keep:!1,decorations:n,paint:(o,c)=>o.
draw(void 0,{kind:"area",x:t,y:c-s/2,width:e,height:.6,color:I.lm.strongRule})}),i.gap(i.scale.half)}var jt=p(17581);const Tn=3,Sn=3,[me,Mn]=[2e4,1200];class Rn{setting;waiting=[];constructor(t){
this.setting=t}async layOut(t,e,n){const s=n.element.add("TOC"),o=(0,y.YG)(t.map(({level:a})=>a)),c=t.filter(({level:a})=>a-o<Tn),r={...n,width:Math.min(n.width,
e.scale.measure)};for(const a of c){const h=this.setting.job.pace.step(me+a.title.length*Mn);h&&await h,this.entry({...a,level:a.level-o+1},s,e,r)}return e.gap(
e.scale.leading),c.length}async fill(){const{sheets:t}=this.setting.composition,e=new Map(t.map((n,s)=>[n,s+1]));for(const{place:n,fill:s}of this.waiting){const o=this.
setting.job.pace.step(me);o&&await o,n.sheet&&s(e.get(n.sheet))}}entry({title:t,level:e,place:n},s,o,c){const{size:r,leading:a,half:h}=o.scale,d=(e-1)*r*1.4,l=s.
add("TOCI").add("Reference").add("Link"),u=et(o,c.color,r,e===1?"SemiBold":"Regular"),g=c.width-d-r*3,{lines:f}=this.setting.lines.paragraph([{kind:"text",text:t,
look:u}],g);for(const[m,T]of f.entries()){const C=m===f.length-1,w=T.fragments.map(({word:x})=>x),L=a*.72;o.row({before:m===0&&e===1?h/2:0,height:a,keep:!C,decorations:[],
paint:(x,S)=>{const[N,A]=[c.x+d,S-L];x.draw(l,{kind:"text",x:N,y:A,size:r,color:u.color,words:w}),C&&this.leader(x,l,n,N+T.width,{right:c.x+c.width,baseline:A,size:r},
u.color);const H=[N,A-r*.25,c.x+c.width,A+r*.9];x.link(l,H,{place:n},t)}})}}leader(t,e,n,s,o,c){const{typefaces:r}=this.setting.composition;t.draw(void 0,...(0,jt.
p4)(s,(0,jt.zt)(r,Sn,o.size),o));const a={kind:"text",x:o.right,y:o.baseline,size:o.size,color:c,words:[]};t.draw(e,a),this.waiting.push({place:n,fill:h=>Object.
assign(a,(0,jt.tk)(r,String(h),o,c))})}}var Ln=p(78445);const In=.84,Cn=.6,we={width:120,height:.5},Nn=1500;async function An(i,t,e){const n=new Map,s=async o=>{
const c=[...o].reverse();for(let r=c.pop();r;r=c.pop()){const a=e.step(r.type==="footnoteReference"?Nn:J.v);if(a&&await a,r.type!=="footnoteDefinition"&&(r.type===
"footnoteReference"&&t.has(r.identifier)&&!n.has(r.identifier)&&n.set(r.identifier,n.size+1),"children"in r))for(const h of[...r.children].reverse())c.push(h)}};
await s(i.children);for(const o of n.keys())await s(t.get(o).children);return n}class zn{setting;scale;frame;layOut;notes=new Map;used=new Set;constructor(t,e,n,s){
this.setting=t,this.scale=e,this.frame=n,this.layOut=s}async prepare(){for(const[t,e]of this.setting.cited)this.notes.set(t,await this.note(t,e))}rowsFor=(t,e)=>{
const n=this.notes.get(t);return!n||this.used.has(t)?[]:(this.used.add(t),e.adopt(n.element),n.rows.flatMap(s=>[s,...s.notes??[]]))};async note(t,e){const{setting:n,
frame:s}=this,o=new Ln.Hg("Note",void 0,{id:`note-${e}`}),c=[],r=this.scale.smaller(In),a=(x,S)=>n.cited.get(x)>e?this.rowsFor(x,S):[],h=new _t(n,r,x=>c.push(x),
a),d=et(h,I.lm.text),{typefaces:l}=n.composition,u=l.word(`${e}.`,d.style),f=u.width*d.size/1e3+Cn*d.size,m=o.add("Lbl"),T=n.places.get(`${t}
`);h.mark((x,S)=>{Object.assign(T,{sheet:x,top:S+r.leading}),x.draw(m,{kind:"text",x:s.x,y:S,size:d.size,color:d.color,words:[u]})});const C={...s,x:s.x+f,width:s.
width-f,element:o,tight:!0};await this.layOut(n.footnotes.get(t).children,h,C),h.isWaiting&&h.row({before:0,height:r.leading,keep:!1,decorations:[],paint:()=>{}});
const[w,...L]=c;return{element:o,rows:w?[{...w,before:r.half/2},...L]:[]}}}const Dn=(i,{leading:t,half:e})=>({before:e,height:e/2,keep:!0,decorations:[],paint:(n,s)=>n.
draw(void 0,{kind:"area",x:i,y:s-we.height-t*.1,...we,color:I.lm.strongRule})});var Bn=p(63895),$n=p(38017);const Pn=.3,Rt=1.3,Kt={width:72,height:2},[Hn,Wn]=[152,
284],Gn=8;async function Fn(i,{author:t,date:e},{pages:n,flow:s,frame:o}){const{setting:c,scale:r}=s,[a]=i.children,{title:h,place:d}=c.headings.get(a),{size:l}=r.
heading(1),u=c.accent??I.lm.text;n.skipTo(c.geometry.height*Pn),await s.text([{kind:"text",text:h,look:et(s,u,l*Rt,"SemiBold")}],o,o.element.add("H1"),{size:l*Rt,
leading:Math.ceil(l*Rt*1.2),onFirst:(g,f)=>Object.assign(d,{sheet:g,top:f+r.half})}),s.row({before:r.leading,height:Kt.height,keep:!1,decorations:[],paint:(g,f)=>g.
draw(void 0,{kind:"area",x:o.x,y:f-Kt.height,...Kt,color:u})}),s.gap(r.leading);for(const g of[t,e]){if(g===void 0)continue;const f=et(s,I.lm.quiet,r.size*Rt),m=Math.
ceil(r.leading*Rt);await s.text([{kind:"text",text:g,look:f}],o,o.element.add("P"),{size:f.size,leading:m})}return n.break(),1}async function Un({children:i},{blocks:t,
pages:e,flow:n,frame:s}){const[o]=i,c=o?.type==="paragraph"?o.children.filter(({type:h})=>h==="break").length:0,{width:r,height:a}=n.setting.geometry;return c===
0||c>=Gn||Math.min(r,a)<590||a<r?0:(e.skipTo(Hn),await t.layOut([o],n,{...s,tight:!0}),e.skipTo(Wn),1)}var jn=p(42973);const ye=5e3,Kn=16e4,Yn=500;class Zn{composition;geometry;ruleAboveNotes;used=0;placed=[];notes=[];carried=[];group=[];isOverlong=!1;constructor(t,e,n){
this.composition=t,this.geometry=e,this.ruleAboveNotes=n}add(t){t.breaks===!0&&this.flush(),this.group.push(t),this.isOverlong=t.keep&&(this.isOverlong||this.group.
length===Yn),(!t.keep||this.isOverlong)&&this.flush()}break(){this.flush(),(this.placed.length>0||this.notes.length>0)&&this.close()}skipTo(t){this.flush(),this.
used=Math.max(this.used,t-this.geometry.margin)}async finish(t){for(this.break();this.carried.length>0;){const e=t.step(Kn);e&&await e,this.takeCarried(),this.close()}
this.composition.sheets.length===0&&this.close()}get room(){return this.geometry.height-2*this.geometry.margin}get isEmpty(){return this.placed.every(({repeated:t})=>t)}flush(){
const{group:t}=this;if(this.group=[],t.length!==0)if(!this.fits(t)&&!this.isEmpty&&this.turn(t[0]),this.fits(t))for(const e of t)this.place(e);else for(const e of t)
!this.fits([e])&&!this.isEmpty&&this.turn(e),this.place(e)}fits(t){const e=t.reduce((n,{before:s,height:o},c)=>n+o+(c===0&&this.isEmpty?0:s),0);return this.used+
e+this.heightOfNotes(t.flatMap(({notes:n=[]})=>n))<=this.room+.01}heightOfNotes(t){const e=[...this.notes,...t];return e.length===0?0:e.reduce((n,{before:s,height:o})=>n+
s+o,this.ruleAboveNotes.before+this.ruleAboveNotes.height)}turn(t){this.close(),this.takeCarried();for(const e of t.head??[])this.put(e,!0)}place(t){this.put(t,
!1);for(const e of t.notes??[])(this.used+this.heightOfNotes([e])<=this.room+.01&&this.carried.length===0?this.notes:this.carried).push(e)}put(t,e){this.placed.
length>0&&(this.used+=t.before),this.placed.push({row:t,top:this.geometry.height-this.geometry.margin-this.used,repeated:e}),this.used+=t.height}takeCarried(){const t=this.
carried;this.carried=[];for(const[e,n]of t.entries()){if(!(this.notes.length===0||this.used+this.heightOfNotes([n])<=this.room*.6))return void(this.carried=t.slice(
e));this.notes.push(n)}}close(){const{composition:t,geometry:e}=this;if(t.sheets.length===ye)throw(0,jn.F)("pages",`The document has more than ${ye} pages`,"Spl\
it the Markdown into several documents","file");const n=t.sheet(e.width,e.height),s=this.placeNotes();for(const o of[this.placed,s]){Jn(n,o);for(const{row:c,top:r,
repeated:a}of o)c.paint(n,r,a)}this.used=0,this.placed=[],this.notes=[]}placeNotes(){if(this.notes.length===0)return[];let t=this.geometry.margin+this.heightOfNotes(
[]);return[this.ruleAboveNotes,...this.notes].map(e=>{t-=e.before;const n={row:e,top:t,repeated:!1};return t-=e.height,n})}}function Jn(i,t){const e=new Map,n=s=>{
const{top:o,bottom:c}=e.get(s),{x:r,width:a,color:h,radius:d=0,over:l}=s;e.delete(s),i.draw(void 0,{kind:"area",x:r,y:c-l,width:a,height:o-c+2*l,color:h,radius:d})};
for(const{row:s,top:o}of t){for(const c of[...e.keys()])s.decorations.includes(c)||n(c);for(const c of s.decorations){const r=e.get(c);r?r.bottom=o-s.height:e.set(
c,{top:o,bottom:o-s.height})}}for(const s of[...e.keys()])n(s)}var Vn=p(37645);class Xn{used=new Map;next(t){const e=t.toLowerCase().trim().replace(/[^\p{L}\p{N}\p{M}\p{Pc}\- ]/gu,
"").replaceAll(" ","-");let n=e;for(let s=this.used.get(e)??0;this.used.has(n);n=`${e}-${s}`)s++;return n!==e&&this.used.set(e,Number(n.slice(e.length+1))),this.
used.set(n,0),n}}const[Qn,qn]=[3e3,1500];async function _n(i,t){const e=new Map,n=new Map;for(const s of Nt(i)){const o=t.step(/efinition$/.test(s.type)?qn:J.v);
o&&await o,s.type==="definition"&&!e.has(s.identifier)&&e.set(s.identifier,s),s.type==="footnoteDefinition"&&!n.has(s.identifier)&&n.set(s.identifier,s)}return{
definitions:e,footnotes:n}}async function ts(i,t){const e=new Map,n=new Map,s=new Xn,o=[];for(const c of Nt(i)){const r=t.step(c.type==="heading"?Qn:J.v);if(r&&
await r,c.type!=="heading")continue;const a=(0,M.Bu)(ft(c.children).trim(),St.E);for(;o.length>0&&o.at(-1)>=c.depth;)o.pop();o.push(c.depth);const h={};n.set(s.
next(a),h),e.set(c,{title:a,level:o.length,place:h})}return{headings:e,places:n}}function*Nt(i){const t=[i.values()];for(let e=t.at(-1);e;e=t.at(-1)){const n=e.
next().value;if(!n){t.pop();continue}yield n,(n.type==="blockquote"||n.type==="list"||n.type==="listItem"||n.type==="footnoteDefinition")&&t.push(n.children.values())}}
const es=16,Yt=300,ns=.82;async function ss(i,t,e){const{geometry:n,size:s,images:o,theme:c,font:r,boldFont:a}=t,h=await E.B.open({...await hs(i,t,e.pace),font:r,
boldFont:a},e);await h.typefaces.warm(as(i),e.pace);const{definitions:d,footnotes:l}=await _n(i.children,e.pace),{headings:u,places:g}=await ts(i.children,e.pace),
f=await An(i,l,e.pace);for(const q of f.keys())g.set(`${q}
`,{});const m={html:!1,links:new Set,images:new Set},T=await Bn.P.of(h.typefaces),C={job:e,composition:h,lines:T,geometry:n,definitions:d,footnotes:l,cited:f,images:o,
places:g,headings:u,told:m,theme:c,accent:t.accent??(c==="report"?I.uR:void 0),language:t.language},w=new I.FE(s,c),{margin:L}=n,x=is(n,h),S=new Zn(h,n,Dn(L,w)),
N=new kn(()=>S.break()),A=(q,zt,j)=>N.layOut(q,zt,j),H=new zn(C,w,x,A);await H.prepare();const K=new _t(C,w,q=>S.add(q),H.rowsFor),Y=os(n),U=t.logo&&(0,$n.h)(t.
logo,Y,t.running,s);U&&K.row({before:0,height:U.room,keep:!0,decorations:[],paint:q=>U.draw(q)});const tt=[...u.values()],dt=new Rn(C),mt={blocks:N,contents:dt,
pages:S,flow:K,frame:x};let nt=0;t.cover&&(nt=await Fn(i,t.cover,mt)),t.contents&&tt.length>0&&(nt=await cs(i,tt,mt,nt)),nt===0&&c==="letter"&&(nt=await Un(i,mt)),
await N.layOut(i.children.slice(nt),K,x),await S.finish(e.pace),await dt.fill();const wt=t.cover?1:0;return await(0,Vn.N)(h,T,{frameOf:()=>Y,size:s,isBare:q=>q<
wt,pace:e.pace},t.running),t.pageNumbers&&(c!=="letter"||h.sheets.length>1)&&t.running.footer===void 0&&await ls(C,w,K,wt,e.pace),{composition:h,bookmarks:us(tt),
told:m}}const is=({margin:i,width:t},{document:e})=>({x:i,width:t-2*i,element:e,decorations:[],color:I.lm.text,depth:0,tight:!1}),os=({width:i,height:t,margin:e})=>({
width:i,height:t,left:e,right:e,top:e,bottom:e});async function cs(i,t,{blocks:e,contents:n,pages:s,flow:o,frame:c},r){const a=xe(i);a&&r===0&&await e.layOut([a],
o,c);const h={title:(0,W.contentsHeading)(o.setting.language),level:a?2:1,place:{}};await e.contentsHeading(h,o,c);const d=r>0?t.slice(1):a?rs(t):t;return(await n.
layOut(d,o,c)>es||r>0)&&s.break(),t.splice(a?1:0,0,h),a?1:r}function xe({children:i}){const[t]=i;return i.filter(n=>n.type==="heading"&&n.depth===1).length===1&&
t?.type==="heading"&&t.depth===1?t:void 0}function rs([i,...t]){const e=t.length>0?(0,y.YG)(t.map(n=>n.level)):i.level;return[{...i,level:e},...t]}function as(i){
const t=[];for(const e of Nt(i.children)){if(t.length>Yt)break;if(e.type==="paragraph")for(const n of ft(e.children).split(" ",Yt))t.push(n)}return t.slice(0,Yt)}
async function hs(i,{contents:t,running:e,cover:n},s){const o=new Set,c=[e.header??"",e.footer??"",e.date??"",e.title,n?.author??""];(t||n)&&o.add("SemiBold");const r=[
i];for(let a=r.pop();a;a=r.pop()){const h=s.step(J.v);if(h&&await h,(a.type==="heading"||a.type==="strong"||a.type==="table"||a.type==="blockquote")&&o.add("Sem\
iBold"),a.type==="emphasis"&&o.add("Italic"),(a.type==="code"||a.type==="inlineCode")&&o.add("Mono"),"value"in a&&c.push(a.value.replace(/[\0-\x7f]+/g,"")),"alt"in
a&&typeof a.alt=="string"&&c.push(a.alt),"children"in a)for(const d of a.children)r.push(d)}return{styles:[...o],text:c.join("")}}const ds=2e4;async function ls({
composition:i,geometry:t},e,n,s,o){const{sheets:c,typefaces:r}=i,a=et(n,I.lm.quiet,e.size*ns);for(const[h,d]of c.entries()){const l=o.step(ds);if(l&&await l,h<s)
continue;const u=r.word(String(h+1),a.style),g=(t.width-u.width*a.size/1e3)/2;d.run("Footer",{kind:"text",x:g,y:t.margin/2-a.size*.3,size:a.size,color:a.color,words:[
u]})}}function us(i){const t=[],e=[{level:0,children:t}];for(const{title:n,level:s,place:o}of i){if(n===""||!fs(o))continue;for(;e.at(-1).level>=s;)e.pop();const c=[];
e.at(-1).children.push({title:n,place:o,children:c}),e.push({level:s,children:c})}return t}const fs=i=>i.sheet!==void 0;var ke=p(16246),gs=p(68084),ps=p(71775),
ms=p(28409),ws=p(16596);const Oe=72,ys=14,xs=async(i,t,e)=>{const n=Os(t),s=(0,ke.H)(t),{root:o,words:c}=await ks(new TextDecoder().decode(i.bytes),t.values,e),
[r]=o.children,a=c.cover===!0?xe(o)!==void 0:r===void 0||r.type==="heading",h=c.cover===!0||c.title!==void 0&&t.theme!=="letter";!a&&h&&o.children.unshift(vs(c.
title??t.title??Zt(i.name)));const d=t.title??(0,M.Bu)(c.title??bs(o)??Zt(i.name),St.E),l=t.language??Es(c.language),u=t.date??Ts(c.date),g=await Ss(o,t.images??
[],e),f=t.logo&&await(0,kt.A)(t.logo,"logo",e),{composition:m,bookmarks:T,told:C}=await ss(o,{geometry:n,size:t.font_size,...s,theme:t.theme,cover:c.cover!==!0?
void 0:{author:t.author??c.author,date:u},images:g,pageNumbers:t.page_numbers,running:{header:t.header,footer:t.footer,headerOnFirst:t.header_on_first,date:u,title:d},
logo:f,accent:t.accent_color===void 0?void 0:(0,I.bP)(t.accent_color),contents:t.table_of_contents,language:l},e),w=[...g.values(),...f?[f]:[]].some(({components:Y})=>Y===
4),L=t.author??c.author,x=await m.finish({title:d,author:L,language:l,bookmarks:T,breaksArchive:w}),S=t.letterhead&&await(0,gs.o)(x,t.letterhead,t.letterhead_password,
e),N={compact:!0,objectStreams:"smallest"},A=S?.write?await S.write(N):await(0,It.UN)(x,N),H=m.sheets.length,K=(0,ps.l)({from:"Markdown",told:C,missing:m.typefaces.
missing,hasFont:s.font!==void 0,language:l,breaksArchive:w});return S&&(0,y.RZ)(K,S.notes),{documents:[{name:`${Zt(i.name)}.pdf`,bytes:A,pageCount:H}],notes:K,facts:{
pageCount:H}}};async function ks(i,t,{pace:e}){const n=t&&await(0,b.o)(i,t,e),{words:s,markdown:o}=(0,ut.X)(n?.text??i),c=await(0,$t.D)(o,e);if(await e.rest(),await v(
c,e),!n)return{root:c,words:s};await(0,it.e)(c,n.values,e);const{title:r,author:a,language:h,date:d}=s,l=u=>(0,R.qk)(u,n.values,it.U);return{root:c,words:{...r!==
void 0&&{title:l(r)},...a!==void 0&&{author:l(a)},...h!==void 0&&{language:l(h)},...d!==void 0&&{date:l(d)},...s.cover&&{cover:s.cover}}}}function Os(i){const{margin:t,
font_size:e}=i,{width:n,height:s}=(0,ke.a)(i),o=Math.floor((Math.min(n,s)-ys*e)/2/Oe*100)/100;if(t>o){const c=`leaves no room on ${i.page_width===void 0?i.page_size:
"such"} pages with a font_size of ${e}; it must be at most ${o} inches`;throw(0,Tt.G6)([{field:"margin",message:c,mentions:["font_size"]}])}return{width:n,height:s,
margin:t*Oe}}const vs=i=>({type:"heading",depth:1,children:[{type:"text",value:i}]});function bs({children:i}){for(const t of Nt(i)){const e=t.type==="heading"?
ft(t.children).trim():"";if(e!=="")return e}}function Es(i){const{holds:t,words:e}=gt.E["language-tag"];if(i===void 0||t(i))return i;throw(0,Tt.G6)([{field:"fil\
e",message:`has a lang in its front matter that is not ${e}`}])}function Ts(i){const{maxLength:t}=Pt.j.fields.date;if(i===void 0||(0,M.Bu)(i,t)===i)return i;throw(0,Tt.
G6)([{field:"file",message:`has a date in its front matter of more than ${t} characters`}])}async function Ss(i,t,e){const n=new Map,s=await(0,F.A6)(i,e.pace);for(const o of t)
s.has((0,F.bi)(o.name))&&n.set((0,F.bi)(o.name),await(0,kt.A)(o,"images",e,"png-jpeg-gif"));for(const[o,c]of await(0,ms.$)(s,e))n.set(o,c);for(const[o,c]of await(0,ws.
m)(s,e))n.set(o,c);return n}const Zt=i=>i.replace(/\.(?:md|markdown|mdown|txt|pdf)$/i,"").trim()||"document"}),17581:((Bt,rt,p)=>{p.d(rt,{p4:()=>z,tk:()=>D,uJ:()=>X,
zt:()=>xt});const J=.55,V=.1,X=.6,lt=[.5,.5,.54],st=(O,v)=>O.reduce((B,{width:$})=>B+$,0)*v/1e3,xt=(O,v,B)=>st([O.word("0".repeat(v),"Regular")],B);function z(O,v,{
right:B,baseline:$,size:k}){const[G,P]=[J*k,V*k],F=B-Math.ceil((v+X*k)/G)*G,it=$+P/2;return F-G<O+X*k?[]:[{kind:"stroke",points:[[F,it],[O+X*k,it]],width:P,color:lt,
dots:G}]}function D(O,v,{right:B,baseline:$,size:k},G){const P=[O.word(v,"Regular")];return{kind:"text",x:B-st(P,k),y:$,size:k,color:G,words:P}}}),47046:((Bt,rt,p)=>{
p.d(rt,{contentsHeading:()=>xt,r:()=>kt});var J=p(75934),V=p(17581),X=p(96927),lt=p(45657);const st={cs:"Obsah",da:"Indhold",de:"Inhalt",el:"Περιεχόμενα",
en:"Contents",es:"Índice",fi:"Sisällys",fr:"Sommaire",hu:"Tartalom",it:"Indice",nb:"Innhold",nl:"Inhoud",nn:"Innhald",no:"Innhold",pl:"Spis treści",pt:"Índic\
e",ro:"Cuprins",ru:"Содержание",sv:"Innehåll",tr:"İçindekiler",uk:"Зміст"},xt=gt=>st[(gt??"").toLowerCase().split("-")[0]]??st.en,z=[.1,.1,.12],
D=1.45,O=.35,v=1.9,B=2.1,$=44,k=1.2,G=2,P=3,F=15e4,it=2e4,ut="…",$t=/[^\S\u00a0\u202f]+/gu,ft=Math.sqrt(X.tn.A4[0]*X.tn.A4[1])/11,Tt=6,Pt=18;class kt{composition;contents;pages=[];size;left;right;top;bottom;typefaces;constructor(M,b){
this.composition=M,this.contents=b,this.typefaces=M.typefaces;const{width:R,height:E}=b,W=Math.min(Pt,Math.max(Tt,Math.sqrt(R*E)/ft));this.size=Math.min(W,R/18,
E/10);const y=Math.min(R*.76,$*this.size);this.left=(R-y)/2,this.right=R-this.left,this.top=E-Math.max(E*.11,this.size*1.5),this.bottom=Math.max(E*.1,this.size*
1.5)}static async of(M,b,R){const E=new kt(M,b),W=[];for(const y of b.titles){W.push({title:y,lines:await E.broken(y)});const Z=R.step(F);Z&&await Z}return E.distribute(
W),E}get pageCount(){return this.pages.length}async draw(M,b,R){const{composition:E,size:W}=this,y={},Z={element:E.document,index:0};for(const[ot,Mt]of this.pages.
entries()){const at=E.sheet(this.contents.width,this.contents.height);let _=this.top;ot===0&&(y.sheet=at,y.top=this.contents.height,_-=this.drawHeading(at),Z.element=
E.document.add("TOC"));for(const ht of Mt){const Ot=Z.element.add("TOCI").add("Reference").add("Link"),vt=M[Z.index],pt=ht.lines.length*D*W;this.drawEntry(at,{entry:ht,
number:vt,top:_,item:Ot}),at.link(Ot,[this.left,_-pt,this.right,_],b[Z.index],`${ht.title}, ${vt}`),_-=pt+O*W,Z.index++;const bt=R.step(it);bt&&await bt}}return y}distribute(M){
const{size:b}=this;let R=this.top-this.headingHeight,E=[];this.pages.push(E);for(const W of M){const y=W.lines.length*D*b;E.length>0&&R-y<this.bottom&&(this.pages.
push(E=[]),R=this.top),E.push(W),R-=y+O*b}}get headingHeight(){return(v*.75+B)*this.size}drawHeading(M){const{size:b,left:R,top:E}=this,W=this.shaped(this.contents.
heading,"SemiBold"),y=this.composition.document.add("H1");return M.draw(y,It(W,R,E-v*.75*b,v*b,z)),this.headingHeight}drawEntry(M,{entry:b,number:R,top:E,item:W}){
const{size:y,left:Z,right:ot,typefaces:Mt}=this,[at]=this.shaped(" ","Regular");let _=E-D*y*.72;for(const[ht,{words:Ot,width:vt}]of b.lines.entries()){const pt=Z+
(ht===0?0:k*y),bt=ht===b.lines.length-1;if(M.draw(W,It([...Ot,at],pt,_,y,z)),bt){const Q={right:ot,baseline:_,size:y};M.draw(void 0,...(0,V.p4)(pt+vt,this.column,
Q)),M.draw(W,(0,V.tk)(Mt,R,Q,z))}_-=D*y}}get column(){return(0,V.zt)(this.typefaces,this.contents.digits,this.size)}async broken(M){const b=this.size/1e3,R=this.
right-this.left-this.column-(2*V.uJ+G)*this.size,W=await new J.p(M.trim().replace($t," "),y=>St(this.shaped(y,"Regular"))*b).lines(y=>y===0?R:R-k*this.size);return W.
slice(0,P).map((y,Z)=>{const ot=this.shaped(y,"Regular");return Z+1===P&&W.length>P&&(0,lt.RZ)(ot,this.shaped(ut,"Regular")),{words:ot,width:St(ot)*b}})}shaped(M,b){
return M.split(/(?<= )|(?= )/).map(R=>this.typefaces.word(R,b))}}const St=gt=>gt.reduce((M,{width:b})=>M+b,0),It=(gt,M,b,R,E)=>({kind:"text",x:M,y:b,size:R,color:E,
words:gt})}),75934:((Bt,rt,p)=>{p.d(rt,{p:()=>st});var J=p(9876);const[V,X]=[200,100],lt=1e4;class st{text;widthOf;width;parts;constructor(z,D){this.text=z,this.
widthOf=D,this.width=z.length>lt?1/0:D(z)}async lines(z,D){if(this.width<=z(0))return[this.text];const O=[];let v="",B=0,$;for(const k of this.parts??=await this.
measure(D)){const G=D?.step(V);G&&await G;const P=B+($?.spaceWidth??0)+k.width;if(P<=z(O.length))v+=($?.space??"")+k.text,B=P;else{v!==""&&O.push(v);const F=O.length,
it=k.width>z(F)?await this.cut(k,ut=>z(F+ut),D):[k.text];for(const ut of it)O.push(ut);v=O.pop(),B=v===k.text?k.width:this.widthOf(v)}$=k}return O.push(v),O}async measure(z){
const{text:D,widthOf:O}=this,v=[];for(const{start:B,end:$,next:k}of(await(0,J.Vn)())(D)){const G=z?.step(V+(k-B)*X);G&&await G;const[P,F]=[D.slice(B,$),D.slice(
$,k)];v.push({text:P,width:O(P),space:F,spaceWidth:F===""?0:O(F)})}return v}async cut(z,D,O){const v=z.clusters??=(0,J.s)(z.text,this.widthOf),B=[];let $=0;for(const k of(0,J.
ZM)(v,D)){const G=O?.step(V+k*X);G&&await G;let P="";for(const F=$+k;$<F;$++)P+=v[$].text;B.push(P)}return B}}})};
