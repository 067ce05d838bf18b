"use strict";exports.id=6966,exports.ids=[6966],exports.modules={26966:((Jt,mt,p)=>{p.r(mt),p.d(mt,{markdown_to_pdf:()=>xs});var V=p(96522);const q=new WeakMap,Z=new WeakMap,
Ot=i=>q.get(i),rt=i=>Z.get(i),bt=/^\{ ?width ?= ?(\d{1,4}(?:\.\d{1,3})?)(cm|mm|in|pt|px|%) ?\}/,at={cm:72/2.54,mm:72/25.4,in:72,pt:1,px:.75},st=/^:::[ \t]{0,9}(right|center)[ \t]{0,9}(?:\n|$)/,
$=/(?:^|\n):::[ \t]{0,9}$/;async function H(i,t){_(i.children);const e=[i];for(let n=e.pop();n;n=e.pop()){const s=t.step(V.v);if(s&&await s,!("children"in n))continue;
const{children:o}=n;for(const[c,r]of o.entries()){const a=o[c+1];(r.type==="image"||r.type==="imageReference")&&j(r,a),e.push(r)}}}function j(i,t){const e=t?.type===
"text"?bt.exec(t.value):null;if(t?.type!=="text"||!e)return;t.value=t.value.slice(e[0].length);const n=Number(e[1]),s=at[e[2]];Z.set(i,s===void 0?{part:Math.min(
n,100)/100}:{points:n*s})}function _(i){const t=[];for(const[c,r]of i.entries())$.test(J(r))&&t.push(c);const e=[];let n=0,[s,o]=[void 0,0];for(const[c,r]of i.entries()){
const a=s===void 0?st.exec(W(r)):null;for(;a&&t.length>n&&t[n]<c;)n++;a&&t.length>n&&([s,o]=[a[1],t[n]],G(r,0,h=>h.slice(a[0].length))),s!==void 0&&c===o&&G(r,-1,
h=>h.replace($,"")),s!==void 0&&q.set(r,s),(s===void 0||r.type!=="paragraph"||r.children.length>0)&&e.push(r),c===o&&(s=void 0)}i.splice(0,i.length);for(const c of e)
i.push(c)}function W(i){const t=i.type==="paragraph"?i.children[0]:void 0;return t?.type==="text"?t.value:""}function J(i){const t=i.type==="paragraph"?i.children.
at(-1):void 0;return t?.type==="text"?t.value:""}function G(i,t,e){if(i.type!=="paragraph")return;const n=i.children.at(t);n?.type==="text"&&(n.value=e(n.value),
n.value===""&&i.children.splice(t,1),i.children.at(t)?.type==="break"&&i.children.splice(t,1))}var tt=p(34622),ht=p(17158),Dt=p(6565),Bt=p(28331);const lt=i=>i.
map(t=>t.type==="text"||t.type==="inlineCode"?t.value:t.type==="image"||t.type==="imageReference"?t.alt??"":t.type==="break"?" ":"children"in t?lt(t.children):"").
join("").replace(/\s+/g," ");var Et=p(58552),$t=p(17152),wt=p(52167),St=p(20187),Lt=p(14029),dt=p(60666),E=p(98446),k=p(87593),S=p(78323),v=p(51894),A=p(47046),
y=p(45657);function P(i){const[,t="",e=""]=/^\s*<(\/?)([a-z][a-z0-9-]*|!--)/i.exec(i)??[];return{name:e.toLowerCase(),closes:t!==""}}const et=i=>/^\s*<!--\s*page-?break\s*-->\s*$/i.
test(i),Tt=/<(script|style|template)\b[^<>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi,it=/<!--(?:-?>|[\s\S]*?(?:-->|$))|<\?[\s\S]*?(?:\?>|$)|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<![a-z][\s\S]*?(?:>|$)/gi,
K=/<(?:br|hr|\/?(?:p|div|h[1-6]|li|ul|ol|tr|table|section|details|summary|blockquote|dl|dt|dd|pre))\b[^<>]*>/gi,ot=/<\/?(?:td|th)\b[^<>]*>/gi,yt=/<\/?[a-z][^<>]*(?:>|$)/gi,
xt={amp:"&",lt:"<",gt:">",quot:'"',apos:"'",nbsp:" "};function ut(i){return i.replace(Tt,"").replace(it,"").replace(/\s+/g," ").replace(K,`
`).replace(ot," ").replace(yt,"").replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi,(t,e,n,s)=>{if(s!==void 0)return xt[s.toLowerCase()]??t;const o=e===void 0?
parseInt(n,16):Number(e);return o>0&&o<=1114111&&(o<55296||o>57343)?String.fromCodePoint(o):"�"}).split(`
`).map(t=>t.replace(/ +/g," ").trim()).filter(t=>t!=="")}var kt=p(47707);const F=i=>new Set(i.split(" ")),It=["/*","*/","comment"],be={comments:["//"],blocks:[It,
["`","`","string"]],quotes:`'"`,words:F("abstract as async await bool boolean break case catch char class const continue def default defer delete do double else\
 enum export extends extern false final finally float fn for foreach from fun func function get go goto if impl implements import in instanceof int interface is\
 let long loop match mod module mut namespace new nil null nullptr of operator override package private protected pub public range readonly ref return self set \
sizeof static str string struct super switch template this throw throws trait true try type typedef typeof undefined union unsafe use using val var virtual void\
 volatile when where while with yield")},Ee={comments:["#"],blocks:[['"""','"""',"string"],["'''","'''","string"]],quotes:`'"`,words:F("and as assert async awai\
t begin break case class continue def del do done elif else elsif end ensure esac except exit export false False fi finally for from function global if import i\
n is lambda local module next nil None nonlocal not null or pass raise require rescue return self then true True try unless until when while with yield")},Se={comments:[
"--"],blocks:[It],quotes:`'"`,words:F("add all alter and as asc between by case check column constraint create cross database default delete desc distinct drop \
else end exists false foreign from full group having in index inner insert into is join key left like limit not null offset on or order outer primary references\
 returning right select set table then true union unique update using values view when where with"),ignoresCase:!0},Te={comments:["//"],blocks:[It],quotes:'"',words:F(
"true false null")},Me={comments:[],blocks:[It],quotes:`'"`,words:F("important inherit initial unset")},Re=[[be,F("js javascript mjs cjs jsx ts typescript mts c\
ts tsx java c h cpp c++ cc hpp cs csharp c# go golang rust rs swift kotlin kt php scala dart groovy")],[Ee,F("py python python3 rb ruby sh bash shell zsh yaml y\
ml toml r perl pl makefile make dockerfile docker elixir")],[Se,F("sql mysql postgres postgresql sqlite plsql tsql")],[Te,F("json json5 jsonc")],[Me,F("css scss\
 less")]],[Xt,Le]=[/[\w$\u00aa-\uffff]/,/[0-9]/];class Pt{grammar;open;constructor(t){this.grammar=t}static for(t){const e=(t??"").toLowerCase(),[n]=Re.find(([,
s])=>s.has(e))??[];return n&&new Pt(n)}partsOf(t){const e=[];for(let n=0;n<t.length;){const[s,o]=this.next(t,n),c=e.at(-1),r=t.slice(n,s);c?.kind===o?c.text+=r:
e.push({text:r,kind:o}),n=s}return e}next(t,e){const{comments:n,blocks:s,quotes:o,words:c,ignoresCase:r}=this.grammar;if(this.open)return this.closing(t,e,this.
open);const a=t[e];if(n.some(f=>t.startsWith(f,e)&&(f!=="#"||e===0||/\s/.test(t[e-1]))))return[t.length,"comment"];const l=s.find(([f])=>t.startsWith(f,e));if(l){
this.open=l;const[f,m]=this.closing(t,e+l[0].length,l);return[f,m]}if(o.includes(a))return[Ie(t,e),"string"];if(!Xt.test(a))return[e+1,"plain"];let d=e+1;const u=Le.
test(a);for(;d<t.length&&(Xt.test(t[d])||u&&t[d]===".");)d++;if(u)return[d,"number"];const g=t.slice(e,d);return[d,c.has(r?g.toLowerCase():g)?"keyword":"plain"]}closing(t,e,[
,n,s]){const o=t.indexOf(n,e);return o>=0&&(this.open=void 0),[o<0?t.length:o+n.length,s]}}function Ie(i,t){let e=t+1;for(;e<i.length&&i[e]!==i[t];e++)i[e]==="\\"&&
e++;return Math.min(e+1,i.length)}var M=p(96533);const Ne={plain:M.lm.text,comment:[.38,.42,.4],string:[.04,.38,.2],keyword:[.44,.13,.55],number:[.6,.26,0]},Qt=4,
Ae=.7,Ce=1.32,ze=2e4;async function De({value:i,lang:t},e,n){const{scale:s,setting:o}=e,{typefaces:c}=o.composition,r=s.codeSize,a=Math.round(r*Ce*2)/2,h=Ae*s.size,
l=c.word("0","Mono").width*r/1e3,d=Math.max(Math.floor((n.width-2*h)/l),8),u={x:n.x,width:n.width,color:M.lm.ground,radius:3,over:h},g=n.element.add("P").add("C\
ode"),f=n.x+h,m=(a-r)/2+r*.84,O=o.theme==="report"?Pt.for(t):void 0,R=i.split(/\r\n|\n|\r/).flatMap(w=>$e(w,d,O));e.gap(s.half),e.extend(h);for(const[w,{parts:T,
isRest:x}]of R.entries()){const b=o.job.pace.step(ze);b&&await b;const L=T.map(({text:I,kind:N})=>({word:c.word(I,"Mono"),color:Ne[N]}));e.row({before:0,height:a,
keep:w===0||w===R.length-2,decorations:[...n.decorations,u],paint:(I,N,D)=>{const B=N-m;x&&I.draw(void 0,...Be(f,B,r));let C=x?f+2*l:f;const Y=L.map(({word:ct,color:ft})=>{
const Q={kind:"text",x:C,y:B,size:r,color:ft,words:[ct]};return C+=ct.width*r/1e3,Q});I.draw(D?void 0:g,...Y)}},m)}e.gap(s.half),e.extend(h)}function Be(i,t,e){
const n=(o,c)=>[i+o*e,t+c*e],s={kind:"stroke",width:e*.07,color:M.lm.strongRule};return[{...s,points:[n(.1,.62),n(.1,.26),n(.68,.26)]},{...s,points:[n(.5,.42),n(
.7,.26),n(.5,.1)]}]}function $e(i,t,e){const n=i.includes("	")?Pe(i):i,s=e?.partsOf(n)??[{text:n,kind:"plain"}];if(n==="")return[{parts:[{text:" ",kind:"plain"}],
isRest:!1}];if(n.length<=t)return[{parts:s,isRest:!1}];const o=[];let[c,r]=[[],t];for(const{text:a,kind:h}of s){const l=(0,kt.qf)(a);for(let d=0;d<l.length;){const u=l.
slice(d,d+r);c.push({text:u.join(""),kind:h}),d+=u.length,r-=u.length,!(r>0)&&(o.push({parts:c,isRest:o.length>0}),[c,r]=[[],t-2])}}return c.length>0&&o.push({parts:c,
isRest:o.length>0}),o}function Pe(i){let t="";for(const e of i.split(/(\t)/))t+=e==="	"?" ".repeat(Qt-t.length%Qt):e;return t}var Ht=p(54093),Vt=p(43084);const He=.78,
qt=.3;class _t{setting;scale;sink;notesOf;after=0;reach=0;joined=!1;markers=[];constructor(t,e,n,s){this.setting=t,this.scale=e,this.sink=n,this.notesOf=s}mark(t){
this.markers.push(t)}get isWaiting(){return this.markers.length>0}join(){this.joined=!0}gap(t){this.after=Math.max(this.after,t)}extend(t){this.reach+=t}row(t,e=this.
scale.leading*.7){const n=this.joined?0:Math.max(this.after,t.before)+this.reach;this.after=0,this.reach=0,this.joined=!1;const s=this.markers.splice(0);if(s.length===
0)return this.sink({...t,before:n});this.sink({...t,before:n,paint:(o,c,r)=>{for(const a of s)a(o,c-e,r);t.paint(o,c,r)}})}async text(t,e,n,s){const o=Math.min(
e.width,this.scale.measure),{lines:c,job:r}=this.setting,a=await(0,Ht.k)(c.setting(t,o),r.pace),{lines:h}=a;for(const[l,d]of h.entries()){const u=r.pace.step(We+
Fe*e.decorations.length**2);u&&await u;const g=l===0,m=l===h.length-1?s.keep===!0:g||l===h.length-2||s.keep===!0;this.line(d,{paragraph:a,frame:e,measure:o,element:n,
options:s,isFirst:g,keep:m})}this.gap(s.after??0)}line(t,e){const{frame:n,element:s,options:o,isFirst:c,keep:r}=e,{height:a,baseline:h}=te(t,o),{isRight:l}=e.paragraph,
d=n.align??(l?"right":"left"),u=n.width-e.measure,f=n.x+(d==="left"?0:d==="right"?u:u/2)+ee(t,e.measure,d),m=t.notes.flatMap(O=>this.notesOf(O,n.element));this.
row({before:c?o.before??0:0,height:a,keep:r,decorations:n.decorations,notes:m,paint:(O,R,w)=>{c&&o.onFirst?.(O,R),(0,Vt.t)(O,t,f,R-h,w?void 0:s)}},h)}}const We=1e4,
Fe=20;function te({tallest:i},{leading:t,size:e}){const n=(t-e)/2+e*He+e*.06;if(i<=n)return{height:t,baseline:n};const s=Math.ceil((i+t*qt)/(t/2))*(t/2);return{
height:s,baseline:s-t*qt}}function ee({width:i},t,e){return e==="left"?0:e==="right"?t-i:(t-i)/2}const ne=new WeakMap;function X(i,t,e=i.scale.size,n="Regular"){
let s=ne.get(i);s||ne.set(i,s=new Map);const o=`${n} ${e} ${t.join(" ")}`;let c=s.get(o);return c||s.set(o,c={style:n,size:e,color:t}),c}var vt=p(25561);const Ge=.88,
Ue=.7,se=.36,je=-.14,ie=72/96,Ke=300,oe=/^(?:https?|mailto|tel|ftp):/i,ce=new WeakMap;function nt(i,t,e){let n=ce.get(i);n||ce.set(i,n=new Map);let s=n.get(t);return s||
n.set(t,s={...i,...e}),s}const Wt=i=>i.style==="Mono"?i:nt(i,"bold",{style:i.style.endsWith("Italic")?"SemiBoldItalic":"SemiBold"}),Ye=i=>i.style==="Mono"?nt(i,
"italic",{oblique:!0}):nt(i,"italic",{style:i.style.startsWith("SemiBold")?"SemiBoldItalic":"Italic"}),Ze=i=>nt(i,"code",{style:"Mono",oblique:!1,size:i.size*Ge,
ground:M.lm.ground}),re=(i,t)=>nt(i,`raised ${t}`,{size:i.size*Ue,rise:(i.rise??0)+i.size*t});class ae{setting;room;runs=[];open=[];constructor(t,e){this.setting=
t,this.room=e}add(t,e,n){for(const s of t)this.node(s,e,n);return this}text(t,e,n,s){const o=this.runs.at(-1);let c=t.replace(/[ \t\r\n]+/g," ");if(c.startsWith(
" ")&&(!o||o.kind==="break"||o.kind==="text"&&o.text.endsWith(" "))&&(c=c.slice(1)),c==="")return;let r=e;for(const a of this.open)a==="u"?r=nt(r,"u",{underlined:!0}):
r=re(r,a==="sup"?se:je);this.runs.push({kind:"text",text:c,look:r,owner:n,...s!==void 0&&{note:s}})}node(t,e,n){switch(t.type){case"text":return this.text(t.value,
e,n);case"emphasis":return void this.add(t.children,Ye(e),n);case"strong":return void this.add(t.children,Wt(e),n);case"delete":return void this.add(t.children,
nt(e,"struck",{struck:!0}),Je("LineThrough",n));case"inlineCode":return this.text(t.value,Ze(e),new vt._("Code",{},n));case"break":this.runs.push({kind:"break"});
return;case"link":return this.link(t.url,t.children,e,n);case"linkReference":{const s=this.setting.definitions.get(t.identifier)?.url;return s===void 0?void this.
add(t.children,e,n):this.link(s,t.children,e,n)}case"image":return this.image(t.url,t,e,n);case"imageReference":return this.image(this.setting.definitions.get(t.
identifier)?.url??"",t,e,n);case"footnoteReference":return this.reference(t.identifier,e,n);case"html":return this.html(t.value);default:return t}}link(t,e,n,s){
const o=this.targetOf(t);if(!o)return void this.add(e,n,s);const c=lt(e).trim().slice(0,Ke)||t,r=new vt._("Link",{},s,{target:o,contents:c});this.add(e,nt(n,"li\
nk",{color:M.lm.link}),r)}targetOf(t){if(oe.test(t))return{uri:Xe(t)};const e=/^#(.+)$/.exec(t)?.[1],n=e===void 0?void 0:this.setting.places.get(Qe(e).toLowerCase());
if(n)return{place:n};this.setting.told.links.add(t)}image(t,e,n,s){const o=e.alt??"",c=this.setting.images.get((0,tt.bi)(t));if(!c)return this.setting.told.images.
add(t),o===""?void 0:oe.test(t)?this.link(t,[{type:"text",value:o}],n,s):this.text(o,n,s);const r=this.sizeOf(c,rt(e));this.runs.push({kind:"image",image:c,...r,
owner:o===""?null:new vt._("Figure",{alt:o},s)})}sizeOf({displayed:t,resolution:e},n){const s=n&&("points"in n?n.points:n.part*this.room.width),o=s?{width:s,height:t.
height/t.width*s}:e?{width:t.width/e.x*72,height:t.height/e.y*72}:{width:t.width*ie,height:t.height*ie},c=Math.min(1,this.room.width/o.width,this.room.height/o.
height);return{width:o.width*c,height:o.height*c}}reference(t,e,n){const{cited:s,footnotes:o}=this.setting;if(!o.has(t))return;const c=s.get(t)??s.size+1;s.set(
t,c);const r=this.setting.places.get(`${t}
`),a=new vt._("Reference",{},n),h=r?new vt._("Link",{},a,{target:{place:r},contents:`Footnote ${c}`}):a;this.text(String(c),re(nt(e,"link",{color:M.lm.link}),se),
h,t)}html(t){const{name:e,closes:n}=P(t);if(e==="br")this.runs.push({kind:"break"});else if(e==="sub"||e==="sup"||e==="u"){const s=this.open.lastIndexOf(e);n?s>=
0&&this.open.splice(s,1):this.open.push(e)}else e!=="!--"&&(this.setting.told.html=!0)}}const Je=(i,t)=>new vt._("Span",{attributes:{O:"Layout",TextDecorationType:i}},
t),Xe=i=>i.replace(new RegExp("\\p{Cs}","gu"),"�").replace(/[^\x21-\x7e]|["<>\\^`{|}]/gu,t=>encodeURIComponent(t));function Qe(i){try{return decodeURIComponent(
i)}catch{return i}}var Ve=p(12889);const qe=new RegExp("\\p{L}","u");function he(i){const t=[i];for(let e=t.pop();e;e=t.pop()){if((e.type==="text"||e.type==="in\
lineCode")&&qe.test(e.value))return(0,Ve.vw)(e.value);if("children"in e)for(let n=e.children.length-1;n>=0;n--)t.push(e.children[n])}return!1}const le=[{text:"•",
numbering:"Disc"},{text:"–",numbering:"None"},{text:"▪",numbering:"Square"}],Ft=.5,_e=1.5,tn=.5,en=.125;async function nn(i,t,e,n){const{size:s,leading:o,half:c}=t.
scale,r=le[e.depth%le.length],a=i.start??1,h=he(i),l=e.x+e.width,d=w=>h?`.${w}`:`${w}.`,u=X(t,e.color),g=(w,T)=>T===!0?"☑":T===!1?"☐":i.ordered===!0?d(a+w):
r.text,f=(0,y.Kf)([0,i.children.length-1].map(w=>de(t,u,g(w,i.children[w]?.checked)))),m=Math.max(f+Ft*s,_e*s),O=i.spread===!0||i.children.some(({spread:w})=>w===
!0),R=e.element.add("L",{attributes:{O:"List",ListNumbering:i.ordered===!0?"Decimal":r.numbering}});(e.depth===0||!e.tight)&&t.gap(c);for(const[w,T]of i.children.
entries()){w>0&&t.gap(o*(O?tn:en));const x=R.add("LI"),b=x.add("Lbl"),L=g(w,T.checked),I=de(t,u,L),N=h?l-m+Ft*s:e.x+m-Ft*s-I;t.mark((B,C,Y)=>sn(t,B,L,u,N,C,Y?void 0:
b));const D={...e,x:h?e.x:e.x+m,width:e.width-m,element:x.add("LBody"),depth:e.depth+1,tight:!O};await n(T.children,D),t.isWaiting&&t.row({before:0,height:o,keep:!1,
decorations:e.decorations,paint:()=>{}})}t.gap(e.tight&&e.depth>0?0:c)}const de=({setting:i},t,e)=>i.composition.typefaces.word(e,t.style).width*t.size/1e3;function sn({
setting:i},t,e,{size:n,style:s,color:o},c,r,a){t.draw(a,{kind:"text",x:c,y:r,size:n,color:o,words:[i.composition.typefaces.word(e,s)]})}const Gt=.55,on=.3,cn=.75,
rn=1.32,an=12;async function hn(i,t,e){const{pace:n}=t.setting.job,s=i.children[0]?.children.length??0,o=Array.from({length:s},(g,f)=>i.align?.[f]??null),c=Array.
from({length:s},()=>({whole:0,least:0}));for(const[g,{children:f}]of i.children.entries())for(const[m,O]of f.slice(0,s).entries()){const R=ue(O,t,e,t.scale.size,
g===0),w=await(0,Ht.k)(t.setting.lines.widths(R),n);c[m]={whole:Math.max(c[m].whole,w.whole),least:Math.max(c[m].least,w.least)};const T=n.step(3e3);T&&await T}
const r={...ln(c,o,e.width,t.scale),isMirrored:he(i)},a=e.element.add("Table"),h=i.children.length>1&&(i.children[0]?.children??[]).every(({children:g})=>g.length===
0),l=h?void 0:a.add("THead"),d=i.children.length>1?a.add("TBody"):void 0,u=[];t.gap(t.scale.half+2);for(const[g,{children:f}]of i.children.entries()){const m=g===
0;if(m&&!l)continue;const O=(m?l:d).add("TR"),R=Array.from({length:s},(b,L)=>{const I=m?"Column":h&&L===0?"Row":void 0,N=ue(f[L],t,e,r.size,m),D=I===void 0?{}:{
attributes:{O:"Table",Scope:I}};return{runs:N,element:O.add(I===void 0?"TD":"TH",D)}}),T=await fn(R,r,t,e,{isHead:m,isTop:m||h&&g===1,isLast:g===i.children.length-
1,isShaded:g%2===0,heads:u});for(const b of T)t.row(b);m&&(0,y.RZ)(u,T);const x=n.step(3e3*s);x&&await x}t.gap(t.scale.leading)}function ue(i,t,e,n,s){const o=X(
t,e.color,n);return new ae(t.setting,{width:e.width/3,height:n*12}).add(i?.children??[],s?Wt(o):o).runs}function ln(i,t,e,n){const s=2*Gt*n.size*i.length,c=(u=>i.
reduce((g,f)=>g+u(f),0))(u=>u.least),r=c+s<=e?1:Math.max(e/(c+s),cn),a=n.size*r,h=2*Gt*a,l=e-h*i.length;return{widths:(c*r>l?dn(i.map(u=>u.least*r),l):un(i.map(
u=>({whole:u.whole*r,least:u.least*r})),l)).map(u=>u+h),align:t,size:a,leading:Math.round(a*rn*2)/2}}function dn(i,t){const e=[...i].sort((o,c)=>o-c);let n=t,s=0;
for(const[o,c]of e.entries()){if(s=n/(e.length-o),c>s)break;n-=c}return i.map(o=>Math.min(o,s))}function un(i,t){const e=i.map(({least:h})=>h),n=new Set(i.keys());
let s=t;for(let h=!0;h&&n.size>0;){h=!1;const l=s/n.size;for(const d of n){const{whole:u,least:g}=i[d];if(!(u>l&&g<=l)){e[d]=u<=l?u:g,s-=e[d],n.delete(d),h=!0;break}}}
const o=[...n].map(h=>Math.sqrt(i[h].whole)),c=o.reduce((h,l)=>h+l,0);for(const[h,l]of[...n].entries())e[l]=Math.max(i[l].least,s*o[h]/c);const r=e.reduce((h,l)=>h+
l,0)-t,a=e.indexOf((0,y.Kf)(e));return r>0&&(e[a]=Math.max(e[a]-r,i[a].least)),e}async function fn(i,t,e,n,{isHead:s,isTop:o,isLast:c,isShaded:r,heads:a}){const{
widths:h,align:l,size:d,leading:u,isMirrored:g}=t,f=Gt*d,{lines:m,job:O,accent:R}=e.setting,w={height:.7,color:R??M.lm.strongRule},T=[];for(const[B,{runs:C}]of i.
entries())T.push(await(0,Ht.k)(m.setting(C,Math.max(h[B]-2*f,d)),O.pace));const x=Math.max(1,(0,y.Kf)(T.map(({lines:B})=>B.length))),b=on*d,L=h.reduce((B,C)=>B+
C,0),I=n.align??(g?"right":"left"),N=n.x+(I==="left"?0:I==="right"?n.width-L:(n.width-L)/2),D=gn(e.setting,s,r,{x:N,width:L});return Array.from({length:x},(B,C)=>{
const Y=T.map(({lines:z})=>z[C]),ct=Y.map(z=>te(z??fe,{leading:u,size:d})),ft=(0,y.Kf)(ct.map(({height:z})=>z)),Q=(0,y.Kf)(ct.map(z=>z.baseline)),[gt,At]=[C===0,
C===x-1],U=gt?b:0,Ct=U+ft+(At?b:0);return{before:0,height:Ct,keep:s||(x<=an?!At:gt||C===x-2),decorations:D?[...n.decorations,D]:n.decorations,notes:Y.flatMap(z=>z?
z.notes.flatMap(Rt=>e.notesOf(Rt,n.element)):[]),head:s?void 0:a,paint:(z,Rt,Oe)=>{let Zt=0;for(const[pt,zt]of Y.entries()){const Ms=g?N+L-Zt-h[pt]:N+Zt,Rs=h[pt]-
2*f,Ls=l[pt]??(T[pt].isRight?"right":"left"),Is=Ms+f+ee(zt??fe,Rs,Ls);!zt&&gt&&!Oe&&z.draw(i[pt].element),zt&&(0,Vt.t)(z,zt,Is,Rt-U-Q,Oe?void 0:i[pt].element),Zt+=
h[pt]}o&&gt&&ge(z,N,Rt-.4,L,w),At&&ge(z,N,Rt-Ct,L,s||c?w:pn)}}})}function gn({theme:i,accent:t=M.lm.strongRule},e,n,s){if(i!=="report"||!e&&!n)return;const o=r=>1-
(1-r)*.14,c=e?[o(t[0]),o(t[1]),o(t[2])]:M.lm.ground;return{...s,color:c,over:0}}const fe={fragments:[],width:0,tallest:0,notes:[]},pn={height:.4,color:M.lm.rule};
function ge(i,t,e,n,{height:s,color:o}){i.draw(void 0,{kind:"area",x:t,y:e,width:n,height:s,color:o})}const mn="\\newpage",wn=/^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*(?:\n|$)/i,
yn=2.5,pe=.75,xn=1200;class kn{onBreak;constructor(t){this.onBreak=t}async layOut(t,e,n){for(const s of t){const o=Ot(s);await this.block(s,e,o===void 0?n:{...n,
align:o});const c=e.setting.job.pace.step(xn*(1+vn(s)));c&&await c}}async block(t,e,n){switch(t.type){case"paragraph":return await this.paragraph(t.children,e,n);case"\
heading":return await this.heading(t,e,n);case"blockquote":return await this.quote(t,e,n);case"list":return await nn(t,e,n,(s,o)=>this.layOut(s,e,o));case"code":
return await De(t,e,n);case"table":return await hn(t,e,n);case"thematicBreak":return En(e,n);case"html":return await this.html(t.value,e,n);default:return}}async paragraph(t,e,n){
const[s]=t;if(t.length===1&&s?.type==="text"&&s.value.trim()===mn)return this.onBreak();const o=n.element.add("P"),{size:c,leading:r,half:a}=e.scale,h=this.inlines(
e,n).add(t,X(e,n.color)),l=n.tight?0:a;await e.text(h.runs,n,o,{size:c,leading:r,before:l,after:l})}inlines({setting:t,scale:e},{width:n}){const{height:s,margin:o}=t.
geometry;return new ae(t,{width:Math.min(n,e.measure),height:s-2*o-2*e.leading})}contentsHeading(t,e,n){return this.headed([{type:"text",value:t.title}],2,t,e,n)}heading(t,e,n){
return this.headed(t.children,t.depth,e.setting.headings.get(t),e,n)}async headed(t,e,{level:n,place:s},o,c){const r=c.element.add(`H${n}`),{size:a,leading:h,before:l,
after:d}=o.scale.heading(e),u=e>5?M.lm.quiet:o.setting.accent??c.color,g=this.inlines(o,c).add(t,X(o,u,a,"SemiBold")),f=o.setting.theme==="report"&&e===1;await o.
text(g.runs,c,r,{size:a,leading:h,before:l,after:f?0:d,keep:!0,onFirst:(m,O)=>Object.assign(s,{sheet:m,top:O+o.scale.half})}),f&&bn(o,c,d)}async quote(t,e,n){const s=On(
t),{leading:o,size:c}=e.scale,r=c*1.4,a={x:n.x,width:yn,color:s?.color??e.setting.accent??M.lm.bar,over:1},h={...n,x:n.x+r,width:n.width-r,element:n.element.add(
"BlockQuote"),decorations:[...n.decorations,a],color:s?n.color:M.lm.quiet,tight:!1};if(e.gap(o*pe),s){const l=this.inlines(e,h);l.text(s.title,Wt(X(e,s.color))),
await e.text(l.runs,h,h.element.add("P"),{size:c,leading:o,keep:!0}),e.join()}await this.layOut(s?.children??t.children,e,h),e.gap(o*pe)}async html(t,e,n){if(et(
t))return this.onBreak();/^\s*<!--/.test(t)||(e.setting.told.html=!0);for(const s of ut(t))await this.paragraph([{type:"text",value:s}],e,n)}}const vn=({position:i})=>(i?.
end.offset??0)-(i?.start.offset??0);function On({children:i}){const[t,...e]=i,[n,...s]=t?.type==="paragraph"?t.children:[],o=n?.type==="text"?wn.exec(n.value):null;
if(t?.type!=="paragraph"||n?.type!=="text"||!o)return;const c=n.value.slice(o[0].length);if(c===""&&s.length>0&&s[0].type!=="break")return;const r=[...c===""?[]:
[{...n,value:c}],...s.filter((h,l)=>l>0||c!=="")];return{...M.oA[o[1].toUpperCase()],children:r.length===0?e:[{...t,children:r},...e]}}function bn(i,{x:t,width:e,
decorations:n},s){const o=i.setting.accent??M.lm.strongRule;i.row({before:0,height:4,keep:!0,decorations:n,paint:(c,r)=>c.draw(void 0,{kind:"area",x:t,y:r-3,width:e,
height:.8,color:o})}),i.gap(s)}function En(i,{x:t,width:e,decorations:n}){const{leading:s}=i.scale;i.row({before:i.scale.half,height:s,keep:!1,decorations:n,paint:(o,c)=>o.
draw(void 0,{kind:"area",x:t,y:c-s/2,width:e,height:.6,color:M.lm.strongRule})}),i.gap(i.scale.half)}var Ut=p(17581);const Sn=3,Tn=3,[me,Mn]=[2e4,1200];class Rn{setting;waiting=[];constructor(t){
this.setting=t}async layOut(t,e,n){const s=n.element.add("TOC"),o=(0,y.YG)(t.map(({level:a})=>a)),c=t.filter(({level:a})=>a-o<Sn),r={...n,width:Math.min(n.width,
e.scale.measure)};for(const a of c){const h=this.setting.job.pace.step(me+a.title.length*Mn);h&&await h,this.entry({...a,level:a.level-o+1},s,e,r)}return e.gap(
e.scale.leading),c.length}async fill(){const{sheets:t}=this.setting.composition,e=new Map(t.map((n,s)=>[n,s+1]));for(const{place:n,fill:s}of this.waiting){const o=this.
setting.job.pace.step(me);o&&await o,n.sheet&&s(e.get(n.sheet))}}entry({title:t,level:e,place:n},s,o,c){const{size:r,leading:a,half:h}=o.scale,l=(e-1)*r*1.4,d=s.
add("TOCI").add("Reference").add("Link"),u=X(o,c.color,r,e===1?"SemiBold":"Regular"),g=c.width-l-r*3,{lines:f}=this.setting.lines.paragraph([{kind:"text",text:t,
look:u}],g);for(const[m,O]of f.entries()){const R=m===f.length-1,w=O.fragments.map(({word:x})=>x),T=a*.72;o.row({before:m===0&&e===1?h/2:0,height:a,keep:!R,decorations:[],
paint:(x,b)=>{const[L,I]=[c.x+l,b-T];x.draw(d,{kind:"text",x:L,y:I,size:r,color:u.color,words:w}),R&&this.leader(x,d,n,L+O.width,{right:c.x+c.width,baseline:I,size:r},
u.color);const N=[L,I-r*.25,c.x+c.width,I+r*.9];x.link(d,N,{place:n},t)}})}}leader(t,e,n,s,o,c){const{typefaces:r}=this.setting.composition;t.draw(void 0,...(0,Ut.
p4)(s,(0,Ut.zt)(r,Tn,o.size),o));const a={kind:"text",x:o.right,y:o.baseline,size:o.size,color:c,words:[]};t.draw(e,a),this.waiting.push({place:n,fill:h=>Object.
assign(a,(0,Ut.tk)(r,String(h),o,c))})}}var Ln=p(78445);const In=.84,Nn=.6,we={width:120,height:.5},An=1500;async function Cn(i,t,e){const n=new Map,s=async o=>{
const c=[...o].reverse();for(let r=c.pop();r;r=c.pop()){const a=e.step(r.type==="footnoteReference"?An:V.v);if(a&&await a,r.type!=="footnoteDefinition"&&(r.type===
"footnoteReference"&&t.has(r.identifier)&&!n.has(r.identifier)&&n.set(r.identifier,n.size+1),"children"in r))for(const h of[...r.children].reverse())c.push(h)}};
await s(i.children);for(const o of n.keys())await s(t.get(o).children);return n}class zn{setting;scale;frame;layOut;notes=new Map;used=new Set;constructor(t,e,n,s){
this.setting=t,this.scale=e,this.frame=n,this.layOut=s}async prepare(){for(const[t,e]of this.setting.cited)this.notes.set(t,await this.note(t,e))}rowsFor=(t,e)=>{
const n=this.notes.get(t);return!n||this.used.has(t)?[]:(this.used.add(t),e.adopt(n.element),n.rows.flatMap(s=>[s,...s.notes??[]]))};async note(t,e){const{setting:n,
frame:s}=this,o=new Ln.Hg("Note",void 0,{id:`note-${e}`}),c=[],r=this.scale.smaller(In),a=(x,b)=>n.cited.get(x)>e?this.rowsFor(x,b):[],h=new _t(n,r,x=>c.push(x),
a),l=X(h,M.lm.text),{typefaces:d}=n.composition,u=d.word(`${e}.`,l.style),f=u.width*l.size/1e3+Nn*l.size,m=o.add("Lbl"),O=n.places.get(`${t}
`);h.mark((x,b)=>{Object.assign(O,{sheet:x,top:b+r.leading}),x.draw(m,{kind:"text",x:s.x,y:b,size:l.size,color:l.color,words:[u]})});const R={...s,x:s.x+f,width:s.
width-f,element:o,tight:!0};await this.layOut(n.footnotes.get(t).children,h,R),h.isWaiting&&h.row({before:0,height:r.leading,keep:!1,decorations:[],paint:()=>{}});
const[w,...T]=c;return{element:o,rows:w?[{...w,before:r.half/2},...T]:[]}}}const Dn=(i,{leading:t,half:e})=>({before:e,height:e/2,keep:!0,decorations:[],paint:(n,s)=>n.
draw(void 0,{kind:"area",x:i,y:s-we.height-t*.1,...we,color:M.lm.strongRule})});var Bn=p(63895),$n=p(38017);const Pn=.3,Mt=1.3,jt={width:72,height:2},[Hn,Wn]=[152,
284],Fn=8;async function Gn(i,{author:t,date:e},{pages:n,flow:s,frame:o}){const{setting:c,scale:r}=s,[a]=i.children,{title:h,place:l}=c.headings.get(a),{size:d}=r.
heading(1),u=c.accent??M.lm.text;n.skipTo(c.geometry.height*Pn),await s.text([{kind:"text",text:h,look:X(s,u,d*Mt,"SemiBold")}],o,o.element.add("H1"),{size:d*Mt,
leading:Math.ceil(d*Mt*1.2),onFirst:(g,f)=>Object.assign(l,{sheet:g,top:f+r.half})}),s.row({before:r.leading,height:jt.height,keep:!1,decorations:[],paint:(g,f)=>g.
draw(void 0,{kind:"area",x:o.x,y:f-jt.height,...jt,color:u})}),s.gap(r.leading);for(const g of[t,e]){if(g===void 0)continue;const f=X(s,M.lm.quiet,r.size*Mt),m=Math.
ceil(r.leading*Mt);await s.text([{kind:"text",text:g,look:f}],o,o.element.add("P"),{size:f.size,leading:m})}return n.break(),1}async function Un({children:i},{blocks:t,
pages:e,flow:n,frame:s}){const[o]=i,c=o?.type==="paragraph"?o.children.filter(({type:h})=>h==="break").length:0,{width:r,height:a}=n.setting.geometry;return c===
0||c>=Fn||Math.min(r,a)<590||a<r?0:(e.skipTo(Hn),await t.layOut([o],n,{...s,tight:!0}),e.skipTo(Wn),1)}var jn=p(42973);const ye=5e3,Kn=16e4,Yn=500;class Zn{composition;geometry;ruleAboveNotes;used=0;placed=[];notes=[];carried=[];group=[];isOverlong=!1;constructor(t,e,n){
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
e));this.notes.push(n)}}close(){const{composition:t,geometry:e}=this;if(t.sheets.length===ye)throw(0,jn.FU)("pages",`The document has more than ${ye} pages`,"Sp\
lit the Markdown into several documents","file");const n=t.sheet(e.width,e.height),s=this.placeNotes();for(const o of[this.placed,s]){Jn(n,o);for(const{row:c,top:r,
repeated:a}of o)c.paint(n,r,a)}this.used=0,this.placed=[],this.notes=[]}placeNotes(){if(this.notes.length===0)return[];let t=this.geometry.margin+this.heightOfNotes(
[]);return[this.ruleAboveNotes,...this.notes].map(e=>{t-=e.before;const n={row:e,top:t,repeated:!1};return t-=e.height,n})}}function Jn(i,t){const e=new Map,n=s=>{
const{top:o,bottom:c}=e.get(s),{x:r,width:a,color:h,radius:l=0,over:d}=s;e.delete(s),i.draw(void 0,{kind:"area",x:r,y:c-d,width:a,height:o-c+2*d,color:h,radius:l})};
for(const{row:s,top:o}of t){for(const c of[...e.keys()])s.decorations.includes(c)||n(c);for(const c of s.decorations){const r=e.get(c);r?r.bottom=o-s.height:e.set(
c,{top:o,bottom:o-s.height})}}for(const s of[...e.keys()])n(s)}var Xn=p(37645);class Qn{used=new Map;next(t){const e=t.toLowerCase().trim().replace(/[^\p{L}\p{N}\p{M}\p{Pc}\- ]/gu,
"").replaceAll(" ","-");let n=e;for(let s=this.used.get(e)??0;this.used.has(n);n=`${e}-${s}`)s++;return n!==e&&this.used.set(e,Number(n.slice(e.length+1))),this.
used.set(n,0),n}}const[Vn,qn]=[3e3,1500];async function _n(i,t){const e=new Map,n=new Map;for(const s of Nt(i)){const o=t.step(/efinition$/.test(s.type)?qn:V.v);
o&&await o,s.type==="definition"&&!e.has(s.identifier)&&e.set(s.identifier,s),s.type==="footnoteDefinition"&&!n.has(s.identifier)&&n.set(s.identifier,s)}return{
definitions:e,footnotes:n}}async function ts(i,t){const e=new Map,n=new Map,s=new Qn,o=[];for(const c of Nt(i)){const r=t.step(c.type==="heading"?Vn:V.v);if(r&&
await r,c.type!=="heading")continue;const a=(0,E.Bu)(lt(c.children).trim(),St.E);for(;o.length>0&&o.at(-1)>=c.depth;)o.pop();o.push(c.depth);const h={};n.set(s.
next(a),h),e.set(c,{title:a,level:o.length,place:h})}return{headings:e,places:n}}function*Nt(i){const t=[i.values()];for(let e=t.at(-1);e;e=t.at(-1)){const n=e.
next().value;if(!n){t.pop();continue}yield n,(n.type==="blockquote"||n.type==="list"||n.type==="listItem"||n.type==="footnoteDefinition")&&t.push(n.children.values())}}
const es=16,Kt=300,ns=.82;async function ss(i,t,e){const{geometry:n,size:s,images:o,theme:c,font:r,boldFont:a}=t,h=await v.B.open({...await hs(i,t,e.pace),font:r,
boldFont:a},e);await h.typefaces.warm(as(i),e.pace);const{definitions:l,footnotes:d}=await _n(i.children,e.pace),{headings:u,places:g}=await ts(i.children,e.pace),
f=await Cn(i,d,e.pace);for(const U of f.keys())g.set(`${U}
`,{});const m={html:!1,links:new Set,images:new Set},O=await Bn.P.of(h.typefaces),R={job:e,composition:h,lines:O,geometry:n,definitions:l,footnotes:d,cited:f,images:o,
places:g,headings:u,told:m,theme:c,accent:t.accent??(c==="report"?M.uR:void 0),language:t.language},w=new M.FE(s,c),{margin:T}=n,x=is(n,h),b=new Zn(h,n,Dn(T,w)),
L=new kn(()=>b.break()),I=(U,Ct,z)=>L.layOut(U,Ct,z),N=new zn(R,w,x,I);await N.prepare();const D=new _t(R,w,U=>b.add(U),N.rowsFor),B=os(n),C=t.logo&&(0,$n.h)(t.
logo,B,t.running,s);C&&D.row({before:0,height:C.room,keep:!0,decorations:[],paint:U=>C.draw(U)});const Y=[...u.values()],ct=new Rn(R),ft={blocks:L,contents:ct,pages:b,
flow:D,frame:x};let Q=0;t.cover&&(Q=await Gn(i,t.cover,ft)),t.contents&&Y.length>0&&(Q=await cs(i,Y,ft,Q)),Q===0&&c==="letter"&&(Q=await Un(i,ft)),await L.layOut(
i.children.slice(Q),D,x),await b.finish(e.pace),await ct.fill();const gt=t.cover?1:0;return await(0,Xn.N)(h,O,{frameOf:()=>B,size:s,isBare:U=>U<gt,pace:e.pace},
t.running),t.pageNumbers&&(c!=="letter"||h.sheets.length>1)&&t.running.footer===void 0&&await ds(R,w,D,gt,e.pace),{composition:h,bookmarks:us(Y),told:m}}const is=({
margin:i,width:t},{document:e})=>({x:i,width:t-2*i,element:e,decorations:[],color:M.lm.text,depth:0,tight:!1}),os=({width:i,height:t,margin:e})=>({width:i,height:t,
left:e,right:e,top:e,bottom:e});async function cs(i,t,{blocks:e,contents:n,pages:s,flow:o,frame:c},r){const a=xe(i);a&&r===0&&await e.layOut([a],o,c);const h={title:(0,A.
contentsHeading)(o.setting.language),level:a?2:1,place:{}};await e.contentsHeading(h,o,c);const l=r>0?t.slice(1):a?rs(t):t;return(await n.layOut(l,o,c)>es||r>0)&&
s.break(),t.splice(a?1:0,0,h),a?1:r}function xe({children:i}){const[t]=i;return i.filter(n=>n.type==="heading"&&n.depth===1).length===1&&t?.type==="heading"&&t.
depth===1?t:void 0}function rs([i,...t]){const e=t.length>0?(0,y.YG)(t.map(n=>n.level)):i.level;return[{...i,level:e},...t]}function as(i){const t=[];for(const e of Nt(
i.children)){if(t.length>Kt)break;if(e.type==="paragraph")for(const n of lt(e.children).split(" ",Kt))t.push(n)}return t.slice(0,Kt)}async function hs(i,{contents:t,
running:e,cover:n},s){const o=new Set,c=[e.header??"",e.footer??"",e.date??"",e.title,n?.author??""];(t||n)&&o.add("SemiBold");const r=[i];for(let a=r.pop();a;a=
r.pop()){const h=s.step(V.v);if(h&&await h,(a.type==="heading"||a.type==="strong"||a.type==="table"||a.type==="blockquote")&&o.add("SemiBold"),a.type==="emphasi\
s"&&o.add("Italic"),(a.type==="code"||a.type==="inlineCode")&&o.add("Mono"),"value"in a&&c.push(a.value.replace(/[\0-\x7f]+/g,"")),"alt"in a&&typeof a.alt=="str\
ing"&&c.push(a.alt),"children"in a)for(const l of a.children)r.push(l)}return{styles:[...o],text:c.join("")}}const ls=2e4;async function ds({composition:i,geometry:t},e,n,s,o){
const{sheets:c,typefaces:r}=i,a=X(n,M.lm.quiet,e.size*ns);for(const[h,l]of c.entries()){const d=o.step(ls);if(d&&await d,h<s)continue;const u=r.word(String(h+1),
a.style),g=(t.width-u.width*a.size/1e3)/2;l.run("Footer",{kind:"text",x:g,y:t.margin/2-a.size*.3,size:a.size,color:a.color,words:[u]})}}function us(i){const t=[],
e=[{level:0,children:t}];for(const{title:n,level:s,place:o}of i){if(n===""||!fs(o))continue;for(;e.at(-1).level>=s;)e.pop();const c=[];e.at(-1).children.push({title:n,
place:o,children:c}),e.push({level:s,children:c})}return t}const fs=i=>i.sheet!==void 0;var ke=p(16246),gs=p(68084),ps=p(71775),ms=p(28409),ws=p(16596);const ve=72,
ys=14,xs=async(i,t,e)=>{const n=vs(t),s=(0,ke.H)(t),{root:o,words:c}=await ks(new TextDecoder().decode(i.bytes),t.values,e),[r]=o.children,a=c.cover===!0?xe(o)!==
void 0:r===void 0||r.type==="heading",h=c.cover===!0||c.title!==void 0&&t.theme!=="letter";!a&&h&&o.children.unshift(Os(c.title??t.title??Yt(i.name)));const l=t.
title??(0,E.Bu)(c.title??bs(o)??Yt(i.name),St.E),d=t.language??Es(c.language),u=t.date??Ss(c.date),g=await Ts(o,t.images??[],e),f=t.logo&&await(0,wt.A)(t.logo,"\
logo",e),{composition:m,bookmarks:O,told:R}=await ss(o,{geometry:n,size:t.font_size,...s,theme:t.theme,cover:c.cover!==!0?void 0:{author:t.author??c.author,date:u},
images:g,pageNumbers:t.page_numbers,running:{header:t.header,footer:t.footer,headerOnFirst:t.header_on_first,date:u,title:l},logo:f,accent:t.accent_color===void 0?
void 0:(0,M.bP)(t.accent_color),contents:t.table_of_contents,language:d},e),w=[...g.values(),...f?[f]:[]].some(({components:B})=>B===4),T=t.author??c.author,x=await m.
finish({title:l,author:T,language:d,bookmarks:O,breaksArchive:w}),b=t.letterhead&&await(0,gs.o)(x,t.letterhead,t.letterhead_password,e),L={compact:!0,objectStreams:"\
smallest"},I=b?.write?await b.write(L):await(0,Lt.UN)(x,L),N=m.sheets.length,D=(0,ps.l)({from:"Markdown",told:R,missing:m.typefaces.missing,hasFont:s.font!==void 0,
language:d,breaksArchive:w});return b&&(0,y.RZ)(D,b.notes),{documents:[{name:`${Yt(i.name)}.pdf`,bytes:I,pageCount:N}],notes:D,facts:{pageCount:N}}};async function ks(i,t,{
pace:e}){const n=t&&await(0,k.o)(i,t,e),{words:s,markdown:o}=(0,Dt.X)(n?.text??i),c=await(0,Bt.D)(o,e);if(await e.rest(),await H(c,e),!n)return{root:c,words:s};
await(0,ht.e)(c,n.values,e);const{title:r,author:a,language:h,date:l}=s,d=u=>(0,S.qk)(u,n.values,ht.U);return{root:c,words:{...r!==void 0&&{title:d(r)},...a!==void 0&&
{author:d(a)},...h!==void 0&&{language:d(h)},...l!==void 0&&{date:d(l)},...s.cover&&{cover:s.cover}}}}function vs(i){const{margin:t,font_size:e}=i,{width:n,height:s}=(0,ke.
a)(i),o=Math.floor((Math.min(n,s)-ys*e)/2/ve*100)/100;if(t>o){const c=`leaves no room on ${i.page_width===void 0?i.page_size:"such"} pages with a font_size of ${e}\
; it must be at most ${o} inches`;throw(0,Et.G6)([{field:"margin",message:c,mentions:["font_size"]}])}return{width:n,height:s,margin:t*ve}}const Os=i=>({type:"h\
eading",depth:1,children:[{type:"text",value:i}]});function bs({children:i}){for(const t of Nt(i)){const e=t.type==="heading"?lt(t.children).trim():"";if(e!=="")
return e}}function Es(i){const{holds:t,words:e}=dt.E["language-tag"];if(i===void 0||t(i))return i;throw(0,Et.G6)([{field:"file",message:`has a lang in its front\
 matter that is not ${e}`}])}function Ss(i){const{maxLength:t}=$t.j.fields.date;if(i===void 0||(0,E.Bu)(i,t)===i)return i;throw(0,Et.G6)([{field:"file",message:`\
has a date in its front matter of more than ${t} characters`}])}async function Ts(i,t,e){const n=new Map,s=await(0,tt.A6)(i,e.pace);for(const o of t)s.has((0,tt.
bi)(o.name))&&n.set((0,tt.bi)(o.name),await(0,wt.A)(o,"images",e,"png-jpeg-gif"));for(const[o,c]of await(0,ms.$)(s,e))n.set(o,c);for(const[o,c]of await(0,ws.m)(
s,e))n.set(o,c);return n}const Yt=i=>i.replace(/\.(?:md|markdown|mdown|txt|pdf)$/i,"").trim()||"document"}),17581:((Jt,mt,p)=>{p.d(mt,{p4:()=>at,tk:()=>st,uJ:()=>Z,
zt:()=>bt});const V=.55,q=.1,Z=.6,Ot=[.5,.5,.54],rt=($,H)=>$.reduce((j,{width:_})=>j+_,0)*H/1e3,bt=($,H,j)=>rt([$.word("0".repeat(H),"Regular")],j);function at($,H,{
right:j,baseline:_,size:W}){const[J,G]=[V*W,q*W],tt=j-Math.ceil((H+Z*W)/J)*J,ht=_+G/2;return tt-J<$+Z*W?[]:[{kind:"stroke",points:[[tt,ht],[$+Z*W,ht]],width:G,color:Ot,
dots:J}]}function st($,H,{right:j,baseline:_,size:W},J){const G=[$.word(H,"Regular")];return{kind:"text",x:j-rt(G,W),y:_,size:W,color:J,words:G}}}),47046:((Jt,mt,p)=>{
p.d(mt,{contentsHeading:()=>bt,r:()=>wt});var V=p(75934),q=p(17581),Z=p(96927),Ot=p(45657);const rt={cs:"Obsah",da:"Indhold",de:"Inhalt",el:"Περιεχόμενα",
en:"Contents",es:"Índice",fi:"Sisällys",fr:"Sommaire",hu:"Tartalom",it:"Indice",nb:"Innhold",nl:"Inhoud",nn:"Innhald",no:"Innhold",pl:"Spis treści",pt:"Índic\
e",ro:"Cuprins",ru:"Содержание",sv:"Innehåll",tr:"İçindekiler",uk:"Зміст"},bt=dt=>rt[(dt??"").toLowerCase().split("-")[0]]??rt.en,at=[.1,.1,.12],
st=1.45,$=.35,H=1.9,j=2.1,_=44,W=1.2,J=2,G=3,tt=15e4,ht=2e4,Dt="…",Bt=/[^\S\u00a0\u202f]+/gu,lt=Math.sqrt(Z.tn.A4[0]*Z.tn.A4[1])/11,Et=6,$t=18;class wt{composition;contents;pages=[];size;left;right;top;bottom;typefaces;constructor(E,k){
this.composition=E,this.contents=k,this.typefaces=E.typefaces;const{width:S,height:v}=k,A=Math.min($t,Math.max(Et,Math.sqrt(S*v)/lt));this.size=Math.min(A,S/18,
v/10);const y=Math.min(S*.76,_*this.size);this.left=(S-y)/2,this.right=S-this.left,this.top=v-Math.max(v*.11,this.size*1.5),this.bottom=Math.max(v*.1,this.size*
1.5)}static async of(E,k,S){const v=new wt(E,k),A=[];for(const y of k.titles){A.push({title:y,lines:await v.broken(y)});const P=S.step(tt);P&&await P}return v.distribute(
A),v}get pageCount(){return this.pages.length}async draw(E,k,S){const{composition:v,size:A}=this,y={},P={element:v.document,index:0};for(const[et,Tt]of this.pages.
entries()){const it=v.sheet(this.contents.width,this.contents.height);let K=this.top;et===0&&(y.sheet=it,y.top=this.contents.height,K-=this.drawHeading(it),P.element=
v.document.add("TOC"));for(const ot of Tt){const yt=P.element.add("TOCI").add("Reference").add("Link"),xt=E[P.index],ut=ot.lines.length*st*A;this.drawEntry(it,{
entry:ot,number:xt,top:K,item:yt}),it.link(yt,[this.left,K-ut,this.right,K],k[P.index],`${ot.title}, ${xt}`),K-=ut+$*A,P.index++;const kt=S.step(ht);kt&&await kt}}
return y}distribute(E){const{size:k}=this;let S=this.top-this.headingHeight,v=[];this.pages.push(v);for(const A of E){const y=A.lines.length*st*k;v.length>0&&S-
y<this.bottom&&(this.pages.push(v=[]),S=this.top),v.push(A),S-=y+$*k}}get headingHeight(){return(H*.75+j)*this.size}drawHeading(E){const{size:k,left:S,top:v}=this,
A=this.shaped(this.contents.heading,"SemiBold"),y=this.composition.document.add("H1");return E.draw(y,Lt(A,S,v-H*.75*k,H*k,at)),this.headingHeight}drawEntry(E,{
entry:k,number:S,top:v,item:A}){const{size:y,left:P,right:et,typefaces:Tt}=this,[it]=this.shaped(" ","Regular");let K=v-st*y*.72;for(const[ot,{words:yt,width:xt}]of k.
lines.entries()){const ut=P+(ot===0?0:W*y),kt=ot===k.lines.length-1;if(E.draw(A,Lt([...yt,it],ut,K,y,at)),kt){const F={right:et,baseline:K,size:y};E.draw(void 0,
...(0,q.p4)(ut+xt,this.column,F)),E.draw(A,(0,q.tk)(Tt,S,F,at))}K-=st*y}}get column(){return(0,q.zt)(this.typefaces,this.contents.digits,this.size)}async broken(E){
const k=this.size/1e3,S=this.right-this.left-this.column-(2*q.uJ+J)*this.size,A=await new V.p(E.trim().replace(Bt," "),y=>St(this.shaped(y,"Regular"))*k).lines(
y=>y===0?S:S-W*this.size);return A.slice(0,G).map((y,P)=>{const et=this.shaped(y,"Regular");return P+1===G&&A.length>G&&(0,Ot.RZ)(et,this.shaped(Dt,"Regular")),
{words:et,width:St(et)*k}})}shaped(E,k){return E.split(/(?<= )|(?= )/).map(S=>this.typefaces.word(S,k))}}const St=dt=>dt.reduce((E,{width:k})=>E+k,0),Lt=(dt,E,k,S,v)=>({
kind:"text",x:E,y:k,size:S,color:v,words:dt})})};
