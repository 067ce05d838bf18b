"use strict";exports.id=5485,exports.ids=[5485],exports.modules={95485:((Xt,yt,p)=>{p.r(yt),p.d(yt,{markdown_to_pdf:()=>Ss});var _=p(96522);const tt=new WeakMap,Z=new WeakMap,
Ot=s=>tt.get(s),lt=s=>Z.get(s),bt=/^\{ ?width ?= ?(\d{1,4}(?:\.\d{1,3})?)(cm|mm|in|pt|px|%) ?\}/,dt={cm:72/2.54,mm:72/25.4,in:72,pt:1,px:.75},ot=/^:::[ \t]{0,9}(right|center)[ \t]{0,9}(?:\n|$)/,
H=/(?:^|\n):::[ \t]{0,9}$/;async function F(s,t){et(s.children);const e=[s];for(let n=e.pop();n;n=e.pop()){const i=t.step(_.v);if(i&&await i,!("children"in n))continue;
const{children:o}=n;for(const[c,r]of o.entries()){const a=o[c+1];(r.type==="image"||r.type==="imageReference")&&j(r,a),e.push(r)}}}function j(s,t){const e=t?.type===
"text"?bt.exec(t.value):null;if(t?.type!=="text"||!e)return;t.value=t.value.slice(e[0].length);const n=Number(e[1]),i=dt[e[2]];Z.set(s,i===void 0?{part:Math.min(
n,100)/100}:{points:n*i})}function et(s){const t=[];for(const[c,r]of s.entries())H.test(J(r))&&t.push(c);const e=[];let n=0,[i,o]=[void 0,0];for(const[c,r]of s.
entries()){const a=i===void 0?ot.exec(W(r)):null;for(;a&&t.length>n&&t[n]<c;)n++;a&&t.length>n&&([i,o]=[a[1],t[n]],G(r,0,h=>h.slice(a[0].length))),i!==void 0&&c===
o&&G(r,-1,h=>h.replace(H,"")),i!==void 0&&tt.set(r,i),(i===void 0||r.type!=="paragraph"||r.children.length>0)&&e.push(r),c===o&&(i=void 0)}s.splice(0,s.length);
for(const c of e)s.push(c)}function W(s){const t=s.type==="paragraph"?s.children[0]:void 0;return t?.type==="text"?t.value:""}function J(s){const t=s.type==="pa\
ragraph"?s.children.at(-1):void 0;return t?.type==="text"?t.value:""}function G(s,t,e){if(s.type!=="paragraph")return;const n=s.children.at(t);n?.type==="text"&&
(n.value=e(n.value),n.value===""&&s.children.splice(t,1),s.children.at(t)?.type==="break"&&s.children.splice(t,1))}var nt=p(34622),ct=p(58552),st=p(78323);const Dt=/^(?:https?|mailto|tel):|^data:image\//i,
Bt=/^[a-z][a-z0-9+.-]*:/i,Ht=/^(?:field|qr):/i;async function $t(s,t,e){const n=[s];for(let i=n.pop();i;i=n.pop()){const o=e.step(500);if(o&&await o,Et(i,t),"ch\
ildren"in i){i.children.some(c=>c.type==="text"&&(0,st.H)(c.value))&&Object.assign(i,{children:i.children.flatMap(c=>ut(c,t))});for(const c of i.children)n.push(
c)}}}function Et(s,t){const e=(n,i)=>{const o=s[n];typeof o=="string"&&(0,st.H)(o)&&Object.assign(s,{[n]:(0,st.qk)(o,t,i)})};for(const n of["alt","title"])e(n,rt);
if(s.type==="code"&&e("value"),s.type==="inlineCode"&&e("value",rt),s.type==="html"&&e("value",n=>rt(n).replace(/[&<>"']/g,i=>`&#${i.charCodeAt(0)};`)),"url"in s&&
(0,st.H)(s.url)&&(e("url",/^qr:/i.test(s.url)?encodeURIComponent:rt),Rt(s.url,s.type==="image")))throw(0,ct.G6)([{field:"values",message:"give an address anothe\
r scheme than http, https, mailto or tel, or data with an image"}])}const Rt=(s,t)=>Bt.test(s.trim())&&!Dt.test(s.trim())&&!(t&&Ht.test(s.trim())),rt=s=>s.replace(
/\r?\n/g," ");function ut(s,t){return s.type!=="text"||!(0,st.H)(s.value)?[s]:(0,st.qk)(s.value.replaceAll(`
`," "),t,n=>n.replace(/\r\n?/g,`
`)).split(`
`).flatMap((n,i)=>i===0?[{type:"text",value:n}]:[{type:"break"},{type:"text",value:n}])}var R=p(6565),v=p(28331);const x=s=>s.map(t=>t.type==="text"||t.type==="\
inlineCode"?t.value:t.type==="image"||t.type==="imageReference"?t.alt??"":t.type==="break"?" ":"children"in t?x(t.children):"").join("").replace(/\s+/g," ");var k=p(
52167),C=p(20187),O=p(14029),$=p(60666),X=p(98446),St=p(87593),at=p(51894),K=p(47046),D=p(45657);function wt(s){const[,t="",e=""]=/^\s*<(\/?)([a-z][a-z0-9-]*|!--)/i.
exec(s)??[];return{name:e.toLowerCase(),closes:t!==""}}const xt=s=>/^\s*<!--\s*page-?break\s*-->\s*$/i.test(s),ft=/<(script|style|template)\b[^<>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi,
kt=/<!--(?:-?>|[\s\S]*?(?:-->|$))|<\?[\s\S]*?(?:\?>|$)|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<![a-z][\s\S]*?(?:>|$)/gi,Lt=/<(?:br|hr|\/?(?:p|div|h[1-6]|li|ul|ol|tr|table|section|details|summary|blockquote|dl|dt|dd|pre))\b[^<>]*>/gi,
Ee=/<\/?(?:td|th)\b[^<>]*>/gi,Se=/<\/?[a-z][^<>]*(?:>|$)/gi,Me={amp:"&",lt:"<",gt:">",quot:'"',apos:"'",nbsp:" "};function Te(s){return s.replace(ft,"").replace(
kt,"").replace(/\s+/g," ").replace(Lt,`
`).replace(Ee," ").replace(Se,"").replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi,(t,e,n,i)=>{if(i!==void 0)return Me[i.toLowerCase()]??t;const o=e===void 0?
parseInt(n,16):Number(e);return o>0&&o<=1114111&&(o<55296||o>57343)?String.fromCodePoint(o):"�"}).split(`
`).map(t=>t.replace(/ +/g," ").trim()).filter(t=>t!=="")}var Re=p(47707);const Q=s=>new Set(s.split(" ")),It=["/*","*/","comment"],Le={comments:["//"],blocks:[It,
["`","`","string"]],quotes:`'"`,words:Q("abstract as async await bool boolean break case catch char class const continue def default defer delete do double else\
 enum export extends extern false final finally float fn for foreach from fun func function get go goto if impl implements import in instanceof int interface is\
 let long loop match mod module mut namespace new nil null nullptr of operator override package private protected pub public range readonly ref return self set \
sizeof static str string struct super switch template this throw throws trait true try type typedef typeof undefined union unsafe use using val var virtual void\
 volatile when where while with yield")},Ie={comments:["#"],blocks:[['"""','"""',"string"],["'''","'''","string"]],quotes:`'"`,words:Q("and as assert async awai\
t begin break case class continue def del do done elif else elsif end ensure esac except exit export false False fi finally for from function global if import i\
n is lambda local module next nil None nonlocal not null or pass raise require rescue return self then true True try unless until when while with yield")},Ce={comments:[
"--"],blocks:[It],quotes:`'"`,words:Q("add all alter and as asc between by case check column constraint create cross database default delete desc distinct drop \
else end exists false foreign from full group having in index inner insert into is join key left like limit not null offset on or order outer primary references\
 returning right select set table then true union unique update using values view when where with"),ignoresCase:!0},Ae={comments:["//"],blocks:[It],quotes:'"',words:Q(
"true false null")},Ne={comments:[],blocks:[It],quotes:`'"`,words:Q("important inherit initial unset")},ze=[[Le,Q("js javascript mjs cjs jsx ts typescript mts c\
ts tsx java c h cpp c++ cc hpp cs csharp c# go golang rust rs swift kotlin kt php scala dart groovy")],[Ie,Q("py python python3 rb ruby sh bash shell zsh yaml y\
ml toml r perl pl makefile make dockerfile docker elixir")],[Ce,Q("sql mysql postgres postgresql sqlite plsql tsql")],[Ae,Q("json json5 jsonc")],[Ne,Q("css scss\
 less")]],[Qt,De]=[/[\w$\u00aa-\uffff]/,/[0-9]/];class Pt{grammar;open;constructor(t){this.grammar=t}static for(t){const e=(t??"").toLowerCase(),[n]=ze.find(([,
i])=>i.has(e))??[];return n&&new Pt(n)}partsOf(t){const e=[];for(let n=0;n<t.length;){const[i,o]=this.next(t,n),c=e.at(-1),r=t.slice(n,i);c?.kind===o?c.text+=r:
e.push({text:r,kind:o}),n=i}return e}next(t,e){const{comments:n,blocks:i,quotes:o,words:c,ignoresCase:r}=this.grammar;if(this.open)return this.closing(t,e,this.
open);const a=t[e];if(n.some(g=>t.startsWith(g,e)&&(g!=="#"||e===0||/\s/.test(t[e-1]))))return[t.length,"comment"];const l=i.find(([g])=>t.startsWith(g,e));if(l){
this.open=l;const[g,m]=this.closing(t,e+l[0].length,l);return[g,m]}if(o.includes(a))return[Be(t,e),"string"];if(!Qt.test(a))return[e+1,"plain"];let d=e+1;const u=De.
test(a);for(;d<t.length&&(Qt.test(t[d])||u&&t[d]===".");)d++;if(u)return[d,"number"];const f=t.slice(e,d);return[d,c.has(r?f.toLowerCase():f)?"keyword":"plain"]}closing(t,e,[
,n,i]){const o=t.indexOf(n,e);return o>=0&&(this.open=void 0),[o<0?t.length:o+n.length,i]}}function Be(s,t){let e=t+1;for(;e<s.length&&s[e]!==s[t];e++)s[e]==="\\"&&
e++;return Math.min(e+1,s.length)}var M=p(96533);const He={plain:M.lm.text,comment:[.38,.42,.4],string:[.04,.38,.2],keyword:[.44,.13,.55],number:[.6,.26,0]},Vt=4,
$e=.7,Pe=1.32,Fe=2e4;async function We({value:s,lang:t},e,n){const{scale:i,setting:o}=e,{typefaces:c}=o.composition,r=i.codeSize,a=Math.round(r*Pe*2)/2,h=$e*i.size,
l=c.word("0","Mono").width*r/1e3,d=Math.max(Math.floor((n.width-2*h)/l),8),u={x:n.x,width:n.width,color:M.lm.ground,radius:3,over:h},f=n.element.add("P").add("C\
ode"),g=n.x+h,m=(a-r)/2+r*.84,b=o.theme==="report"?Pt.for(t):void 0,S=s.split(/\r\n|\n|\r/).flatMap(y=>Ue(y,d,b));e.gap(i.half),e.extend(h);for(const[y,{parts:E,
isRest:w}]of S.entries()){const T=o.job.pace.step(Fe);T&&await T;const L=E.map(({text:I,kind:A})=>({word:c.word(I,"Mono"),color:He[A]}));e.row({before:0,height:a,
keep:y===0||y===S.length-2,decorations:[...n.decorations,u],paint:(I,A,B)=>{const P=A-m;w&&I.draw(void 0,...Ge(g,P,r));let N=w?g+2*l:g;const Y=L.map(({word:ht,color:gt})=>{
const q={kind:"text",x:N,y:P,size:r,color:gt,words:[ht]};return N+=ht.width*r/1e3,q});I.draw(B?void 0:f,...Y)}},m)}e.gap(i.half),e.extend(h)}function Ge(s,t,e){
const n=(o,c)=>[s+o*e,t+c*e],i={kind:"stroke",width:e*.07,color:M.lm.strongRule};return[{...i,points:[n(.1,.62),n(.1,.26),n(.68,.26)]},{...i,points:[n(.5,.42),n(
.7,.26),n(.5,.1)]}]}function Ue(s,t,e){const n=s.includes("	")?je(s):s,i=e?.partsOf(n)??[{text:n,kind:"plain"}];if(n==="")return[{parts:[{text:" ",kind:"plain"}],
isRest:!1}];if(n.length<=t)return[{parts:i,isRest:!1}];const o=[];let[c,r]=[[],t];for(const{text:a,kind:h}of i){const l=(0,Re.qf)(a);for(let d=0;d<l.length;){const u=l.
slice(d,d+r);c.push({text:u.join(""),kind:h}),d+=u.length,r-=u.length,!(r>0)&&(o.push({parts:c,isRest:o.length>0}),[c,r]=[[],t-2])}}return c.length>0&&o.push({parts:c,
isRest:o.length>0}),o}function je(s){let t="";for(const e of s.split(/(\t)/))t+=e==="	"?" ".repeat(Vt-t.length%Vt):e;return t}var Ft=p(54093),qt=p(43084);const Ke=.78,
_t=.3;class te{setting;scale;sink;notesOf;after=0;reach=0;joined=!1;markers=[];constructor(t,e,n,i){this.setting=t,this.scale=e,this.sink=n,this.notesOf=i}mark(t){
this.markers.push(t)}get isWaiting(){return this.markers.length>0}join(){this.joined=!0}gap(t){this.after=Math.max(this.after,t)}extend(t){this.reach+=t}row(t,e=this.
scale.leading*.7){const n=this.joined?0:Math.max(this.after,t.before)+this.reach;this.after=0,this.reach=0,this.joined=!1;const i=this.markers.splice(0);if(i.length===
0)return this.sink({...t,before:n});this.sink({...t,before:n,paint:(o,c,r)=>{for(const a of i)a(o,c-e,r);t.paint(o,c,r)}})}async text(t,e,n,i){const o=Math.min(
e.width,this.scale.measure),{lines:c,job:r}=this.setting,a=await(0,Ft.k)(c.setting(t,o),r.pace),{lines:h}=a;for(const[l,d]of h.entries()){const u=r.pace.step(Ye+
Ze*e.decorations.length**2);u&&await u;const f=l===0,m=l===h.length-1?i.keep===!0:f||l===h.length-2||i.keep===!0;this.line(d,{paragraph:a,frame:e,measure:o,element:n,
options:i,isFirst:f,keep:m})}this.gap(i.after??0)}line(t,e){const{frame:n,element:i,options:o,isFirst:c,keep:r}=e,{height:a,baseline:h}=ee(t,o),{isRight:l}=e.paragraph,
d=n.align??(l?"right":"left"),u=n.width-e.measure,g=n.x+(d==="left"?0:d==="right"?u:u/2)+ne(t,e.measure,d),m=t.notes.flatMap(b=>this.notesOf(b,n.element));this.
row({before:c?o.before??0:0,height:a,keep:r,decorations:n.decorations,notes:m,paint:(b,S,y)=>{c&&o.onFirst?.(b,S),(0,qt.t)(b,t,g,S-h,y?void 0:i)}},h)}}const Ye=1e4,
Ze=20;function ee({tallest:s},{leading:t,size:e}){const n=(t-e)/2+e*Ke+e*.06;if(s<=n)return{height:t,baseline:n};const i=Math.ceil((s+t*_t)/(t/2))*(t/2);return{
height:i,baseline:i-t*_t}}function ne({width:s},t,e){return e==="left"?0:e==="right"?t-s:(t-s)/2}const se=new WeakMap;function V(s,t,e=s.scale.size,n="Regular"){
let i=se.get(s);i||se.set(s,i=new Map);const o=`${n} ${e} ${t.join(" ")}`;let c=i.get(o);return c||i.set(o,c={style:n,size:e,color:t}),c}var vt=p(25561);const Je=.88,
Xe=.7,ie=.36,Qe=-.14,oe=72/96,Ve=300,ce=/^(?:https?|mailto|tel|ftp):/i,re=new WeakMap;function it(s,t,e){let n=re.get(s);n||re.set(s,n=new Map);let i=n.get(t);return i||
n.set(t,i={...s,...e}),i}const Wt=s=>s.style==="Mono"?s:it(s,"bold",{style:s.style.endsWith("Italic")?"SemiBoldItalic":"SemiBold"}),qe=s=>s.style==="Mono"?it(s,
"italic",{oblique:!0}):it(s,"italic",{style:s.style.startsWith("SemiBold")?"SemiBoldItalic":"Italic"}),_e=s=>it(s,"code",{style:"Mono",oblique:!1,size:s.size*Je,
ground:M.lm.ground}),ae=(s,t)=>it(s,`raised ${t}`,{size:s.size*Xe,rise:(s.rise??0)+s.size*t});class he{setting;room;runs=[];open=[];constructor(t,e){this.setting=
t,this.room=e}add(t,e,n){for(const i of t)this.node(i,e,n);return this}text(t,e,n,i){const o=this.runs.at(-1);let c=t.replace(/[ \t\r\n]+/g," ");if(c.startsWith(
" ")&&(!o||o.kind==="break"||o.kind==="text"&&o.text.endsWith(" "))&&(c=c.slice(1)),c==="")return;let r=e;for(const a of this.open)a==="u"?r=it(r,"u",{underlined:!0}):
r=ae(r,a==="sup"?ie:Qe);this.runs.push({kind:"text",text:c,look:r,owner:n,...i!==void 0&&{note:i}})}node(t,e,n){switch(t.type){case"text":return this.text(t.value,
e,n);case"emphasis":return void this.add(t.children,qe(e),n);case"strong":return void this.add(t.children,Wt(e),n);case"delete":return void this.add(t.children,
it(e,"struck",{struck:!0}),tn("LineThrough",n));case"inlineCode":return this.text(t.value,_e(e),new vt._("Code",{},n));case"break":this.runs.push({kind:"break"});
return;case"link":return this.link(t.url,t.children,e,n);case"linkReference":{const i=this.setting.definitions.get(t.identifier)?.url;return i===void 0?void this.
add(t.children,e,n):this.link(i,t.children,e,n)}case"image":return this.image(t.url,t,e,n);case"imageReference":return this.image(this.setting.definitions.get(t.
identifier)?.url??"",t,e,n);case"footnoteReference":return this.reference(t.identifier,e,n);case"html":return this.html(t.value);default:return t}}link(t,e,n,i){
const o=this.targetOf(t);if(!o)return void this.add(e,n,i);const c=x(e).trim().slice(0,Ve)||t,r=new vt._("Link",{},i,{target:o,contents:c});this.add(e,it(n,"lin\
k",{color:M.lm.link}),r)}targetOf(t){if(ce.test(t))return{uri:en(t)};const e=/^#(.+)$/.exec(t)?.[1],n=e===void 0?void 0:this.setting.places.get(nn(e).toLowerCase());
if(n)return{place:n};this.setting.told.links.add(t)}image(t,e,n,i){const o=e.alt??"",c=this.setting.images.get((0,nt.bi)(t));if(!c)return this.setting.told.images.
add(t),o===""?void 0:ce.test(t)?this.link(t,[{type:"text",value:o}],n,i):this.text(o,n,i);const r=this.sizeOf(c,lt(e));this.runs.push({kind:"image",image:c,...r,
owner:o===""?null:new vt._("Figure",{alt:o},i)})}sizeOf({displayed:t,resolution:e},n){const i=n&&("points"in n?n.points:n.part*this.room.width),o=i?{width:i,height:t.
height/t.width*i}:e?{width:t.width/e.x*72,height:t.height/e.y*72}:{width:t.width*oe,height:t.height*oe},c=Math.min(1,this.room.width/o.width,this.room.height/o.
height);return{width:o.width*c,height:o.height*c}}reference(t,e,n){const{cited:i,footnotes:o}=this.setting;if(!o.has(t))return;const c=i.get(t)??i.size+1;i.set(
t,c);const r=this.setting.places.get(`${t}
`),a=new vt._("Reference",{},n),h=r?new vt._("Link",{},a,{target:{place:r},contents:`Footnote ${c}`}):a;this.text(String(c),ae(it(e,"link",{color:M.lm.link}),ie),
h,t)}html(t){const{name:e,closes:n}=wt(t);if(e==="br")this.runs.push({kind:"break"});else if(e==="sub"||e==="sup"||e==="u"){const i=this.open.lastIndexOf(e);n?i>=
0&&this.open.splice(i,1):this.open.push(e)}else e!=="!--"&&(this.setting.told.html=!0)}}const tn=(s,t)=>new vt._("Span",{attributes:{O:"Layout",TextDecorationType:s}},
t),en=s=>s.replace(new RegExp("\\p{Cs}","gu"),"�").replace(/[^\x21-\x7e]|["<>\\^`{|}]/gu,t=>encodeURIComponent(t));function nn(s){try{return decodeURIComponent(
s)}catch{return s}}var sn=p(12889);const on=new RegExp("\\p{L}","u");function le(s){const t=[s];for(let e=t.pop();e;e=t.pop()){if((e.type==="text"||e.type==="in\
lineCode")&&on.test(e.value))return(0,sn.vw)(e.value);if("children"in e)for(let n=e.children.length-1;n>=0;n--)t.push(e.children[n])}return!1}const de=[{text:"•",
numbering:"Disc"},{text:"–",numbering:"None"},{text:"▪",numbering:"Square"}],Gt=.5,cn=1.5,rn=.5,an=.125;async function hn(s,t,e,n){const{size:i,leading:o,half:c}=t.
scale,r=de[e.depth%de.length],a=s.start??1,h=le(s),l=e.x+e.width,d=y=>h?`.${y}`:`${y}.`,u=V(t,e.color),f=(y,E)=>E===!0?"☑":E===!1?"☐":s.ordered===!0?d(a+y):
r.text,g=(0,D.Kf)([0,s.children.length-1].map(y=>ue(t,u,f(y,s.children[y]?.checked)))),m=Math.max(g+Gt*i,cn*i),b=s.spread===!0||s.children.some(({spread:y})=>y===
!0),S=e.element.add("L",{attributes:{O:"List",ListNumbering:s.ordered===!0?"Decimal":r.numbering}});(e.depth===0||!e.tight)&&t.gap(c);for(const[y,E]of s.children.
entries()){y>0&&t.gap(o*(b?rn:an));const w=S.add("LI"),T=w.add("Lbl"),L=f(y,E.checked),I=ue(t,u,L),A=h?l-m+Gt*i:e.x+m-Gt*i-I;t.mark((P,N,Y)=>ln(t,P,L,u,A,N,Y?void 0:
T));const B={...e,x:h?e.x:e.x+m,width:e.width-m,element:w.add("LBody"),depth:e.depth+1,tight:!b};await n(E.children,B),t.isWaiting&&t.row({before:0,height:o,keep:!1,
decorations:e.decorations,paint:()=>{}})}t.gap(e.tight&&e.depth>0?0:c)}const ue=({setting:s},t,e)=>s.composition.typefaces.word(e,t.style).width*t.size/1e3;function ln({
setting:s},t,e,{size:n,style:i,color:o},c,r,a){t.draw(a,{kind:"text",x:c,y:r,size:n,color:o,words:[s.composition.typefaces.word(e,i)]})}const Ut=.55,dn=.3,un=.75,
fn=1.32,gn=12;async function pn(s,t,e){const{pace:n}=t.setting.job,i=s.children[0]?.children.length??0,o=Array.from({length:i},(f,g)=>s.align?.[g]??null),c=Array.
from({length:i},()=>({whole:0,least:0}));for(const[f,{children:g}]of s.children.entries())for(const[m,b]of g.slice(0,i).entries()){const S=fe(b,t,e,t.scale.size,
f===0),y=await(0,Ft.k)(t.setting.lines.widths(S),n);c[m]={whole:Math.max(c[m].whole,y.whole),least:Math.max(c[m].least,y.least)};const E=n.step(3e3);E&&await E}
const r={...mn(c,o,e.width,t.scale),isMirrored:le(s)},a=e.element.add("Table"),h=s.children.length>1&&(s.children[0]?.children??[]).every(({children:f})=>f.length===
0),l=h?void 0:a.add("THead"),d=s.children.length>1?a.add("TBody"):void 0,u=[];t.gap(t.scale.half+2);for(const[f,{children:g}]of s.children.entries()){const m=f===
0;if(m&&!l)continue;const b=(m?l:d).add("TR"),S=Array.from({length:i},(T,L)=>{const I=m?"Column":h&&L===0?"Row":void 0,A=fe(g[L],t,e,r.size,m),B=I===void 0?{}:{
attributes:{O:"Table",Scope:I}};return{runs:A,element:b.add(I===void 0?"TD":"TH",B)}}),E=await xn(S,r,t,e,{isHead:m,isTop:m||h&&f===1,isLast:f===s.children.length-
1,isShaded:f%2===0,heads:u});for(const T of E)t.row(T);m&&(0,D.RZ)(u,E);const w=n.step(3e3*i);w&&await w}t.gap(t.scale.leading)}function fe(s,t,e,n,i){const o=V(
t,e.color,n);return new he(t.setting,{width:e.width/3,height:n*12}).add(s?.children??[],i?Wt(o):o).runs}function mn(s,t,e,n){const i=2*Ut*n.size*s.length,c=(u=>s.
reduce((f,g)=>f+u(g),0))(u=>u.least),r=c+i<=e?1:Math.max(e/(c+i),un),a=n.size*r,h=2*Ut*a,l=e-h*s.length;return{widths:(c*r>l?yn(s.map(u=>u.least*r),l):wn(s.map(
u=>({whole:u.whole*r,least:u.least*r})),l)).map(u=>u+h),align:t,size:a,leading:Math.round(a*fn*2)/2}}function yn(s,t){const e=[...s].sort((o,c)=>o-c);let n=t,i=0;
for(const[o,c]of e.entries()){if(i=n/(e.length-o),c>i)break;n-=c}return s.map(o=>Math.min(o,i))}function wn(s,t){const e=s.map(({least:h})=>h),n=new Set(s.keys());
let i=t;for(let h=!0;h&&n.size>0;){h=!1;const l=i/n.size;for(const d of n){const{whole:u,least:f}=s[d];if(!(u>l&&f<=l)){e[d]=u<=l?u:f,i-=e[d],n.delete(d),h=!0;break}}}
const o=[...n].map(h=>Math.sqrt(s[h].whole)),c=o.reduce((h,l)=>h+l,0);for(const[h,l]of[...n].entries())e[l]=Math.max(s[l].least,i*o[h]/c);const r=e.reduce((h,l)=>h+
l,0)-t,a=e.indexOf((0,D.Kf)(e));return r>0&&(e[a]=Math.max(e[a]-r,s[a].least)),e}async function xn(s,t,e,n,{isHead:i,isTop:o,isLast:c,isShaded:r,heads:a}){const{
widths:h,align:l,size:d,leading:u,isMirrored:f}=t,g=Ut*d,{lines:m,job:b,accent:S}=e.setting,y={height:.7,color:S??M.lm.strongRule},E=[];for(const[P,{runs:N}]of s.
entries())E.push(await(0,Ft.k)(m.setting(N,Math.max(h[P]-2*g,d)),b.pace));const w=Math.max(1,(0,D.Kf)(E.map(({lines:P})=>P.length))),T=dn*d,L=h.reduce((P,N)=>P+
N,0),I=n.align??(f?"right":"left"),A=n.x+(I==="left"?0:I==="right"?n.width-L:(n.width-L)/2),B=kn(e.setting,i,r,{x:A,width:L});return Array.from({length:w},(P,N)=>{
const Y=E.map(({lines:z})=>z[N]),ht=Y.map(z=>ee(z??ge,{leading:u,size:d})),gt=(0,D.Kf)(ht.map(({height:z})=>z)),q=(0,D.Kf)(ht.map(z=>z.baseline)),[pt,At]=[N===0,
N===w-1],U=pt?T:0,Nt=U+gt+(At?T:0);return{before:0,height:Nt,keep:i||(w<=gn?!At:pt||N===w-2),decorations:B?[...n.decorations,B]:n.decorations,notes:Y.flatMap(z=>z?
z.notes.flatMap(Tt=>e.notesOf(Tt,n.element)):[]),head:i?void 0:a,paint:(z,Tt,be)=>{let Jt=0;for(const[mt,zt]of Y.entries()){const As=f?A+L-Jt-h[mt]:A+Jt,Ns=h[mt]-
2*g,zs=l[mt]??(E[mt].isRight?"right":"left"),Ds=As+g+ne(zt??ge,Ns,zs);!zt&&pt&&!be&&z.draw(s[mt].element),zt&&(0,qt.t)(z,zt,Ds,Tt-U-q,be?void 0:s[mt].element),Jt+=
h[mt]}o&&pt&&pe(z,A,Tt-.4,L,y),At&&pe(z,A,Tt-Nt,L,i||c?y:vn)}}})}function kn({theme:s,accent:t=M.lm.strongRule},e,n,i){if(s!=="report"||!e&&!n)return;const o=r=>1-
(1-r)*.14,c=e?[o(t[0]),o(t[1]),o(t[2])]:M.lm.ground;return{...i,color:c,over:0}}const ge={fragments:[],width:0,tallest:0,notes:[]},vn={height:.4,color:M.lm.rule};
function pe(s,t,e,n,{height:i,color:o}){s.draw(void 0,{kind:"area",x:t,y:e,width:n,height:i,color:o})}const On="\\newpage",bn=/^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*(?:\n|$)/i,
En=2.5,me=.75,Sn=1200;class Mn{onBreak;constructor(t){this.onBreak=t}async layOut(t,e,n){for(const i of t){const o=Ot(i);await this.block(i,e,o===void 0?n:{...n,
align:o});const c=e.setting.job.pace.step(Sn*(1+Tn(i)));c&&await c}}async block(t,e,n){switch(t.type){case"paragraph":return await this.paragraph(t.children,e,n);case"\
heading":return await this.heading(t,e,n);case"blockquote":return await this.quote(t,e,n);case"list":return await hn(t,e,n,(i,o)=>this.layOut(i,e,o));case"code":
return await We(t,e,n);case"table":return await pn(t,e,n);case"thematicBreak":return In(e,n);case"html":return await this.html(t.value,e,n);default:return}}async paragraph(t,e,n){
const[i]=t;if(t.length===1&&i?.type==="text"&&i.value.trim()===On)return this.onBreak();const o=n.element.add("P"),{size:c,leading:r,half:a}=e.scale,h=this.inlines(
e,n).add(t,V(e,n.color)),l=n.tight?0:a;await e.text(h.runs,n,o,{size:c,leading:r,before:l,after:l})}inlines({setting:t,scale:e},{width:n}){const{height:i,margin:o}=t.
geometry;return new he(t,{width:Math.min(n,e.measure),height:i-2*o-2*e.leading})}contentsHeading(t,e,n){return this.headed([{type:"text",value:t.title}],2,t,e,n)}heading(t,e,n){
return this.headed(t.children,t.depth,e.setting.headings.get(t),e,n)}async headed(t,e,{level:n,place:i},o,c){const r=c.element.add(`H${n}`),{size:a,leading:h,before:l,
after:d}=o.scale.heading(e),u=e>5?M.lm.quiet:o.setting.accent??c.color,f=this.inlines(o,c).add(t,V(o,u,a,"SemiBold")),g=o.setting.theme==="report"&&e===1;await o.
text(f.runs,c,r,{size:a,leading:h,before:l,after:g?0:d,keep:!0,onFirst:(m,b)=>Object.assign(i,{sheet:m,top:b+o.scale.half})}),g&&Ln(o,c,d)}async quote(t,e,n){const i=Rn(
t),{leading:o,size:c}=e.scale,r=c*1.4,a={x:n.x,width:En,color:i?.color??e.setting.accent??M.lm.bar,over:1},h={...n,x:n.x+r,width:n.width-r,element:n.element.add(
"BlockQuote"),decorations:[...n.decorations,a],color:i?n.color:M.lm.quiet,tight:!1};if(e.gap(o*me),i){const l=this.inlines(e,h);l.text(i.title,Wt(V(e,i.color))),
await e.text(l.runs,h,h.element.add("P"),{size:c,leading:o,keep:!0}),e.join()}await this.layOut(i?.children??t.children,e,h),e.gap(o*me)}async html(t,e,n){if(xt(
t))return this.onBreak();/^\s*<!--/.test(t)||(e.setting.told.html=!0);for(const i of Te(t))await this.paragraph([{type:"text",value:i}],e,n)}}const Tn=({position:s})=>(s?.
end.offset??0)-(s?.start.offset??0);function Rn({children:s}){const[t,...e]=s,[n,...i]=t?.type==="paragraph"?t.children:[],o=n?.type==="text"?bn.exec(n.value):null;
if(t?.type!=="paragraph"||n?.type!=="text"||!o)return;const c=n.value.slice(o[0].length);if(c===""&&i.length>0&&i[0].type!=="break")return;const r=[...c===""?[]:
[{...n,value:c}],...i.filter((h,l)=>l>0||c!=="")];return{...M.oA[o[1].toUpperCase()],children:r.length===0?e:[{...t,children:r},...e]}}function Ln(s,{x:t,width:e,
decorations:n},i){const o=s.setting.accent??M.lm.strongRule;s.row({before:0,height:4,keep:!0,decorations:n,paint:(c,r)=>c.draw(void 0,{kind:"area",x:t,y:r-3,width:e,
height:.8,color:o})}),s.gap(i)}function In(s,{x:t,width:e,decorations:n}){const{leading:i}=s.scale;s.row({before:s.scale.half,height:i,keep:!1,decorations:n,paint:(o,c)=>o.
draw(void 0,{kind:"area",x:t,y:c-i/2,width:e,height:.6,color:M.lm.strongRule})}),s.gap(s.scale.half)}var jt=p(17581);const Cn=3,An=3,[ye,Nn]=[2e4,1200];class zn{setting;waiting=[];constructor(t){
this.setting=t}async layOut(t,e,n){const i=n.element.add("TOC"),o=(0,D.YG)(t.map(({level:a})=>a)),c=t.filter(({level:a})=>a-o<Cn),r={...n,width:Math.min(n.width,
e.scale.measure)};for(const a of c){const h=this.setting.job.pace.step(ye+a.title.length*Nn);h&&await h,this.entry({...a,level:a.level-o+1},i,e,r)}return e.gap(
e.scale.leading),c.length}async fill(){const{sheets:t}=this.setting.composition,e=new Map(t.map((n,i)=>[n,i+1]));for(const{place:n,fill:i}of this.waiting){const o=this.
setting.job.pace.step(ye);o&&await o,n.sheet&&i(e.get(n.sheet))}}entry({title:t,level:e,place:n},i,o,c){const{size:r,leading:a,half:h}=o.scale,l=(e-1)*r*1.4,d=i.
add("TOCI").add("Reference").add("Link"),u=V(o,c.color,r,e===1?"SemiBold":"Regular"),f=c.width-l-r*3,{lines:g}=this.setting.lines.paragraph([{kind:"text",text:t,
look:u}],f);for(const[m,b]of g.entries()){const S=m===g.length-1,y=b.fragments.map(({word:w})=>w),E=a*.72;o.row({before:m===0&&e===1?h/2:0,height:a,keep:!S,decorations:[],
paint:(w,T)=>{const[L,I]=[c.x+l,T-E];w.draw(d,{kind:"text",x:L,y:I,size:r,color:u.color,words:y}),S&&this.leader(w,d,n,L+b.width,{right:c.x+c.width,baseline:I,size:r},
u.color);const A=[L,I-r*.25,c.x+c.width,I+r*.9];w.link(d,A,{place:n},t)}})}}leader(t,e,n,i,o,c){const{typefaces:r}=this.setting.composition;t.draw(void 0,...(0,jt.
p4)(i,(0,jt.zt)(r,An,o.size),o));const a={kind:"text",x:o.right,y:o.baseline,size:o.size,color:c,words:[]};t.draw(e,a),this.waiting.push({place:n,fill:h=>Object.
assign(a,(0,jt.tk)(r,String(h),o,c))})}}var Dn=p(78445);const Bn=.84,Hn=.6,we={width:120,height:.5},$n=1500;async function Pn(s,t,e){const n=new Map,i=async o=>{
const c=[...o].reverse();for(let r=c.pop();r;r=c.pop()){const a=e.step(r.type==="footnoteReference"?$n:_.v);if(a&&await a,r.type!=="footnoteDefinition"&&(r.type===
"footnoteReference"&&t.has(r.identifier)&&!n.has(r.identifier)&&n.set(r.identifier,n.size+1),"children"in r))for(const h of[...r.children].reverse())c.push(h)}};
await i(s.children);for(const o of n.keys())await i(t.get(o).children);return n}class Fn{setting;scale;frame;layOut;notes=new Map;used=new Set;constructor(t,e,n,i){
this.setting=t,this.scale=e,this.frame=n,this.layOut=i}async prepare(){for(const[t,e]of this.setting.cited)this.notes.set(t,await this.note(t,e))}rowsFor=(t,e)=>{
const n=this.notes.get(t);return!n||this.used.has(t)?[]:(this.used.add(t),e.adopt(n.element),n.rows.flatMap(i=>[i,...i.notes??[]]))};async note(t,e){const{setting:n,
frame:i}=this,o=new Dn.Hg("Note",void 0,{id:`note-${e}`}),c=[],r=this.scale.smaller(Bn),a=(w,T)=>n.cited.get(w)>e?this.rowsFor(w,T):[],h=new te(n,r,w=>c.push(w),
a),l=V(h,M.lm.text),{typefaces:d}=n.composition,u=d.word(`${e}.`,l.style),g=u.width*l.size/1e3+Hn*l.size,m=o.add("Lbl"),b=n.places.get(`${t}
`);h.mark((w,T)=>{Object.assign(b,{sheet:w,top:T+r.leading}),w.draw(m,{kind:"text",x:i.x,y:T,size:l.size,color:l.color,words:[u]})});const S={...i,x:i.x+g,width:i.
width-g,element:o,tight:!0};await this.layOut(n.footnotes.get(t).children,h,S),h.isWaiting&&h.row({before:0,height:r.leading,keep:!1,decorations:[],paint:()=>{}});
const[y,...E]=c;return{element:o,rows:y?[{...y,before:r.half/2},...E]:[]}}}const Wn=(s,{leading:t,half:e})=>({before:e,height:e/2,keep:!0,decorations:[],paint:(n,i)=>n.
draw(void 0,{kind:"area",x:s,y:i-we.height-t*.1,...we,color:M.lm.strongRule})});var Gn=p(63895),Un=p(38017);const jn=.3,Mt=1.3,Kt={width:72,height:2},[Kn,Yn]=[152,
284],Zn=8;async function Jn(s,{author:t,date:e},{pages:n,flow:i,frame:o}){const{setting:c,scale:r}=i,[a]=s.children,{title:h,place:l}=c.headings.get(a),{size:d}=r.
heading(1),u=c.accent??M.lm.text;n.skipTo(c.geometry.height*jn),await i.text([{kind:"text",text:h,look:V(i,u,d*Mt,"SemiBold")}],o,o.element.add("H1"),{size:d*Mt,
leading:Math.ceil(d*Mt*1.2),onFirst:(f,g)=>Object.assign(l,{sheet:f,top:g+r.half})}),i.row({before:r.leading,height:Kt.height,keep:!1,decorations:[],paint:(f,g)=>f.
draw(void 0,{kind:"area",x:o.x,y:g-Kt.height,...Kt,color:u})}),i.gap(r.leading);for(const f of[t,e]){if(f===void 0)continue;const g=V(i,M.lm.quiet,r.size*Mt),m=Math.
ceil(r.leading*Mt);await i.text([{kind:"text",text:f,look:g}],o,o.element.add("P"),{size:g.size,leading:m})}return n.break(),1}async function Xn({children:s},{blocks:t,
pages:e,flow:n,frame:i}){const[o]=s,c=o?.type==="paragraph"?o.children.filter(({type:h})=>h==="break").length:0,{width:r,height:a}=n.setting.geometry;return c===
0||c>=Zn||Math.min(r,a)<590||a<r?0:(e.skipTo(Kn),await t.layOut([o],n,{...i,tight:!0}),e.skipTo(Yn),1)}var Qn=p(42973);const xe=5e3,Vn=16e4,qn=500;class _n{composition;geometry;ruleAboveNotes;used=0;placed=[];notes=[];carried=[];group=[];isOverlong=!1;constructor(t,e,n){
this.composition=t,this.geometry=e,this.ruleAboveNotes=n}add(t){t.breaks===!0&&this.flush(),this.group.push(t),this.isOverlong=t.keep&&(this.isOverlong||this.group.
length===qn),(!t.keep||this.isOverlong)&&this.flush()}break(){this.flush(),(this.placed.length>0||this.notes.length>0)&&this.close()}skipTo(t){this.flush(),this.
used=Math.max(this.used,t-this.geometry.margin)}async finish(t){for(this.break();this.carried.length>0;){const e=t.step(Vn);e&&await e,this.takeCarried(),this.close()}
this.composition.sheets.length===0&&this.close()}get room(){return this.geometry.height-2*this.geometry.margin}get isEmpty(){return this.placed.every(({repeated:t})=>t)}flush(){
const{group:t}=this;if(this.group=[],t.length!==0)if(!this.fits(t)&&!this.isEmpty&&this.turn(t[0]),this.fits(t))for(const e of t)this.place(e);else for(const e of t)
!this.fits([e])&&!this.isEmpty&&this.turn(e),this.place(e)}fits(t){const e=t.reduce((n,{before:i,height:o},c)=>n+o+(c===0&&this.isEmpty?0:i),0);return this.used+
e+this.heightOfNotes(t.flatMap(({notes:n=[]})=>n))<=this.room+.01}heightOfNotes(t){const e=[...this.notes,...t];return e.length===0?0:e.reduce((n,{before:i,height:o})=>n+
i+o,this.ruleAboveNotes.before+this.ruleAboveNotes.height)}turn(t){this.close(),this.takeCarried();for(const e of t.head??[])this.put(e,!0)}place(t){this.put(t,
!1);for(const e of t.notes??[])(this.used+this.heightOfNotes([e])<=this.room+.01&&this.carried.length===0?this.notes:this.carried).push(e)}put(t,e){this.placed.
length>0&&(this.used+=t.before),this.placed.push({row:t,top:this.geometry.height-this.geometry.margin-this.used,repeated:e}),this.used+=t.height}takeCarried(){const t=this.
carried;this.carried=[];for(const[e,n]of t.entries()){if(!(this.notes.length===0||this.used+this.heightOfNotes([n])<=this.room*.6))return void(this.carried=t.slice(
e));this.notes.push(n)}}close(){const{composition:t,geometry:e}=this;if(t.sheets.length===xe)throw(0,Qn.F)("pages",`The document has more than ${xe} pages`,"Spl\
it the Markdown into several documents","file");const n=t.sheet(e.width,e.height),i=this.placeNotes();for(const o of[this.placed,i]){ts(n,o);for(const{row:c,top:r,
repeated:a}of o)c.paint(n,r,a)}this.used=0,this.placed=[],this.notes=[]}placeNotes(){if(this.notes.length===0)return[];let t=this.geometry.margin+this.heightOfNotes(
[]);return[this.ruleAboveNotes,...this.notes].map(e=>{t-=e.before;const n={row:e,top:t,repeated:!1};return t-=e.height,n})}}function ts(s,t){const e=new Map,n=i=>{
const{top:o,bottom:c}=e.get(i),{x:r,width:a,color:h,radius:l=0,over:d}=i;e.delete(i),s.draw(void 0,{kind:"area",x:r,y:c-d,width:a,height:o-c+2*d,color:h,radius:l})};
for(const{row:i,top:o}of t){for(const c of[...e.keys()])i.decorations.includes(c)||n(c);for(const c of i.decorations){const r=e.get(c);r?r.bottom=o-i.height:e.set(
c,{top:o,bottom:o-i.height})}}for(const i of[...e.keys()])n(i)}var es=p(37645);class ns{used=new Map;next(t){const e=t.toLowerCase().trim().replace(/[^\p{L}\p{N}\p{M}\p{Pc}\- ]/gu,
"").replaceAll(" ","-");let n=e;for(let i=this.used.get(e)??0;this.used.has(n);n=`${e}-${i}`)i++;return n!==e&&this.used.set(e,Number(n.slice(e.length+1))),this.
used.set(n,0),n}}const[ss,is]=[3e3,1500];async function os(s,t){const e=new Map,n=new Map;for(const i of Ct(s)){const o=t.step(/efinition$/.test(i.type)?is:_.v);
o&&await o,i.type==="definition"&&!e.has(i.identifier)&&e.set(i.identifier,i),i.type==="footnoteDefinition"&&!n.has(i.identifier)&&n.set(i.identifier,i)}return{
definitions:e,footnotes:n}}async function cs(s,t){const e=new Map,n=new Map,i=new ns,o=[];for(const c of Ct(s)){const r=t.step(c.type==="heading"?ss:_.v);if(r&&
await r,c.type!=="heading")continue;const a=(0,X.Bu)(x(c.children).trim(),C.E);for(;o.length>0&&o.at(-1)>=c.depth;)o.pop();o.push(c.depth);const h={};n.set(i.next(
a),h),e.set(c,{title:a,level:o.length,place:h})}return{headings:e,places:n}}function*Ct(s){const t=[s.values()];for(let e=t.at(-1);e;e=t.at(-1)){const n=e.next().
value;if(!n){t.pop();continue}yield n,(n.type==="blockquote"||n.type==="list"||n.type==="listItem"||n.type==="footnoteDefinition")&&t.push(n.children.values())}}
const rs=16,Yt=300,as=.82;async function hs(s,t,e){const{geometry:n,size:i,images:o,theme:c,font:r,boldFont:a}=t,h=await at.B.open({...await ps(s,t,e.pace),font:r,
boldFont:a},e);await h.typefaces.warm(gs(s),e.pace);const{definitions:l,footnotes:d}=await os(s.children,e.pace),{headings:u,places:f}=await cs(s.children,e.pace),
g=await Pn(s,d,e.pace);for(const U of g.keys())f.set(`${U}
`,{});const m={html:!1,links:new Set,images:new Set},b=await Gn.P.of(h.typefaces),S={job:e,composition:h,lines:b,geometry:n,definitions:l,footnotes:d,cited:g,images:o,
places:f,headings:u,told:m,theme:c,accent:t.accent??(c==="report"?M.uR:void 0),language:t.language},y=new M.FE(i,c),{margin:E}=n,w=ls(n,h),T=new _n(h,n,Wn(E,y)),
L=new Mn(()=>T.break()),I=(U,Nt,z)=>L.layOut(U,Nt,z),A=new Fn(S,y,w,I);await A.prepare();const B=new te(S,y,U=>T.add(U),A.rowsFor),P=ds(n),N=t.logo&&(0,Un.h)(t.
logo,P,t.running,i);N&&B.row({before:0,height:N.room,keep:!0,decorations:[],paint:U=>N.draw(U)});const Y=[...u.values()],ht=new zn(S),gt={blocks:L,contents:ht,pages:T,
flow:B,frame:w};let q=0;t.cover&&(q=await Jn(s,t.cover,gt)),t.contents&&Y.length>0&&(q=await us(s,Y,gt,q)),q===0&&c==="letter"&&(q=await Xn(s,gt)),await L.layOut(
s.children.slice(q),B,w),await T.finish(e.pace),await ht.fill();const pt=t.cover?1:0;return await(0,es.N)(h,b,{frameOf:()=>P,size:i,isBare:U=>U<pt,pace:e.pace},
t.running),t.pageNumbers&&(c!=="letter"||h.sheets.length>1)&&t.running.footer===void 0&&await ys(S,y,B,pt,e.pace),{composition:h,bookmarks:ws(Y),told:m}}const ls=({
margin:s,width:t},{document:e})=>({x:s,width:t-2*s,element:e,decorations:[],color:M.lm.text,depth:0,tight:!1}),ds=({width:s,height:t,margin:e})=>({width:s,height:t,
left:e,right:e,top:e,bottom:e});async function us(s,t,{blocks:e,contents:n,pages:i,flow:o,frame:c},r){const a=ke(s);a&&r===0&&await e.layOut([a],o,c);const h={title:(0,K.
contentsHeading)(o.setting.language),level:a?2:1,place:{}};await e.contentsHeading(h,o,c);const l=r>0?t.slice(1):a?fs(t):t;return(await n.layOut(l,o,c)>rs||r>0)&&
i.break(),t.splice(a?1:0,0,h),a?1:r}function ke({children:s}){const[t]=s;return s.filter(n=>n.type==="heading"&&n.depth===1).length===1&&t?.type==="heading"&&t.
depth===1?t:void 0}function fs([s,...t]){const e=t.length>0?(0,D.YG)(t.map(n=>n.level)):s.level;return[{...s,level:e},...t]}function gs(s){const t=[];for(const e of Ct(
s.children)){if(t.length>Yt)break;if(e.type==="paragraph")for(const n of x(e.children).split(" ",Yt))t.push(n)}return t.slice(0,Yt)}async function ps(s,{contents:t,
running:e,cover:n},i){const o=new Set,c=[e.header??"",e.footer??"",e.date??"",e.title,n?.author??""];(t||n)&&o.add("SemiBold");const r=[s];for(let a=r.pop();a;a=
r.pop()){const h=i.step(_.v);if(h&&await h,(a.type==="heading"||a.type==="strong"||a.type==="table"||a.type==="blockquote")&&o.add("SemiBold"),a.type==="emphasi\
s"&&o.add("Italic"),(a.type==="code"||a.type==="inlineCode")&&o.add("Mono"),"value"in a&&c.push(a.value.replace(/[\0-\x7f]+/g,"")),"alt"in a&&typeof a.alt=="str\
ing"&&c.push(a.alt),"children"in a)for(const l of a.children)r.push(l)}return{styles:[...o],text:c.join("")}}const ms=2e4;async function ys({composition:s,geometry:t},e,n,i,o){
const{sheets:c,typefaces:r}=s,a=V(n,M.lm.quiet,e.size*as);for(const[h,l]of c.entries()){const d=o.step(ms);if(d&&await d,h<i)continue;const u=r.word(String(h+1),
a.style),f=(t.width-u.width*a.size/1e3)/2;l.run("Footer",{kind:"text",x:f,y:t.margin/2-a.size*.3,size:a.size,color:a.color,words:[u]})}}function ws(s){const t=[],
e=[{level:0,children:t}];for(const{title:n,level:i,place:o}of s){if(n===""||!xs(o))continue;for(;e.at(-1).level>=i;)e.pop();const c=[];e.at(-1).children.push({title:n,
place:o,children:c}),e.push({level:i,children:c})}return t}const xs=s=>s.sheet!==void 0;var ve=p(16246),ks=p(68084),vs=p(71775),Os=p(28409),bs=p(16596);const Oe=72,
Es=14,Ss=async(s,t,e)=>{const n=Ts(t),i=(0,ve.H)(t),{root:o,words:c}=await Ms(new TextDecoder().decode(s.bytes),t.values,e),[r]=o.children,a=c.cover===!0?ke(o)!==
void 0:r===void 0||r.type==="heading",h=c.cover===!0||c.title!==void 0&&t.theme!=="letter";!a&&h&&o.children.unshift(Rs(c.title??t.title??Zt(s.name)));const l=t.
title??(0,X.Bu)(c.title??Ls(o)??Zt(s.name),C.E),d=t.language??Is(c.language),u=await Cs(o,t.images??[],e),f=t.logo&&await(0,k.A)(t.logo,"logo",e),{composition:g,
bookmarks:m,told:b}=await hs(o,{geometry:n,size:t.font_size,...i,theme:t.theme,cover:c.cover!==!0?void 0:{author:t.author??c.author,date:t.date},images:u,pageNumbers:t.
page_numbers,running:{header:t.header,footer:t.footer,headerOnFirst:t.header_on_first,date:t.date,title:l},logo:f,accent:t.accent_color===void 0?void 0:(0,M.bP)(
t.accent_color),contents:t.table_of_contents,language:d},e),S=[...u.values(),...f?[f]:[]].some(({components:B})=>B===4),y=t.author??c.author,E=await g.finish({title:l,
author:y,language:d,bookmarks:m,breaksArchive:S}),w=t.letterhead&&await(0,ks.o)(E,t.letterhead,t.letterhead_password,e),T={compact:!0,objectStreams:"smallest"},
L=w?.write?await w.write(T):await(0,O.UN)(E,T),I=g.sheets.length,A=(0,vs.l)({from:"Markdown",told:b,missing:g.typefaces.missing,hasFont:i.font!==void 0,language:d,
breaksArchive:S});return w&&(0,D.RZ)(A,w.notes),{documents:[{name:`${Zt(s.name)}.pdf`,bytes:L,pageCount:I}],notes:A,facts:{pageCount:I}}};async function Ms(s,t,{
pace:e}){const n=t&&await(0,St.o)(s,t,e),{words:i,markdown:o}=(0,R.X)(n?.text??s),c=await(0,v.D)(o,e);if(await e.rest(),await F(c,e),!n)return{root:c,words:i};await $t(
c,n.values,e);const{title:r,author:a,language:h}=i,l=d=>(0,st.qk)(d,n.values,rt);return{root:c,words:{...r!==void 0&&{title:l(r)},...a!==void 0&&{author:l(a)},...h!==
void 0&&{language:l(h)},...i.cover&&{cover:i.cover}}}}function Ts(s){const{margin:t,font_size:e}=s,{width:n,height:i}=(0,ve.a)(s),o=Math.floor((Math.min(n,i)-Es*
e)/2/Oe*100)/100;if(t>o){const c=`leaves no room on ${s.page_width===void 0?s.page_size:"such"} pages with a font_size of ${e}; it must be at most ${o} inches`;
throw(0,ct.G6)([{field:"margin",message:c,mentions:["font_size"]}])}return{width:n,height:i,margin:t*Oe}}const Rs=s=>({type:"heading",depth:1,children:[{type:"t\
ext",value:s}]});function Ls({children:s}){for(const t of Ct(s)){const e=t.type==="heading"?x(t.children).trim():"";if(e!=="")return e}}function Is(s){const{holds:t,
words:e}=$.E["language-tag"];if(s===void 0||t(s))return s;throw(0,ct.G6)([{field:"file",message:`has a lang in its front matter that is not ${e}`}])}async function Cs(s,t,e){
const n=new Map,i=await(0,nt.A6)(s,e.pace);for(const o of t)i.has((0,nt.bi)(o.name))&&n.set((0,nt.bi)(o.name),await(0,k.A)(o,"images",e,"png-jpeg-gif"));for(const[
o,c]of await(0,Os.$)(i,e))n.set(o,c);for(const[o,c]of await(0,bs.m)(i,e))n.set(o,c);return n}const Zt=s=>s.replace(/\.(?:md|markdown|mdown|txt|pdf)$/i,"").trim()||
"document"}),17581:((Xt,yt,p)=>{p.d(yt,{p4:()=>dt,tk:()=>ot,uJ:()=>Z,zt:()=>bt});const _=.55,tt=.1,Z=.6,Ot=[.5,.5,.54],lt=(H,F)=>H.reduce((j,{width:et})=>j+et,0)*
F/1e3,bt=(H,F,j)=>lt([H.word("0".repeat(F),"Regular")],j);function dt(H,F,{right:j,baseline:et,size:W}){const[J,G]=[_*W,tt*W],nt=j-Math.ceil((F+Z*W)/J)*J,ct=et+
G/2;return nt-J<H+Z*W?[]:[{kind:"stroke",points:[[nt,ct],[H+Z*W,ct]],width:G,color:Ot,dots:J}]}function ot(H,F,{right:j,baseline:et,size:W},J){const G=[H.word(F,
"Regular")];return{kind:"text",x:j-lt(G,W),y:et,size:W,color:J,words:G}}}),47046:((Xt,yt,p)=>{p.d(yt,{contentsHeading:()=>bt,r:()=>Et});var _=p(75934),tt=p(17581),
Z=p(96927),Ot=p(45657);const lt={cs:"Obsah",da:"Indhold",de:"Inhalt",el:"Περιεχόμενα",en:"Contents",es:"Índice",fi:"Sisällys",fr:"Sommaire",hu:"Tar\
talom",it:"Indice",nb:"Innhold",nl:"Inhoud",nn:"Innhald",no:"Innhold",pl:"Spis treści",pt:"Índice",ro:"Cuprins",ru:"Содержание",sv:"Innehåll",tr:"İ\
çindekiler",uk:"Зміст"},bt=ut=>lt[(ut??"").toLowerCase().split("-")[0]]??lt.en,dt=[.1,.1,.12],ot=1.45,H=.35,F=1.9,j=2.1,et=44,W=1.2,J=2,G=3,nt=15e4,ct=2e4,
st="…",Dt=/[^\S\u00a0\u202f]+/gu,Bt=Math.sqrt(Z.tn.A4[0]*Z.tn.A4[1])/11,Ht=6,$t=18;class Et{composition;contents;pages=[];size;left;right;top;bottom;typefaces;constructor(R,v){
this.composition=R,this.contents=v,this.typefaces=R.typefaces;const{width:x,height:k}=v,C=Math.min($t,Math.max(Ht,Math.sqrt(x*k)/Bt));this.size=Math.min(C,x/18,
k/10);const O=Math.min(x*.76,et*this.size);this.left=(x-O)/2,this.right=x-this.left,this.top=k-Math.max(k*.11,this.size*1.5),this.bottom=Math.max(k*.1,this.size*
1.5)}static async of(R,v,x){const k=new Et(R,v),C=[];for(const O of v.titles){C.push({title:O,lines:await k.broken(O)});const $=x.step(nt);$&&await $}return k.distribute(
C),k}get pageCount(){return this.pages.length}async draw(R,v,x){const{composition:k,size:C}=this,O={},$={element:k.document,index:0};for(const[X,St]of this.pages.
entries()){const at=k.sheet(this.contents.width,this.contents.height);let K=this.top;X===0&&(O.sheet=at,O.top=this.contents.height,K-=this.drawHeading(at),$.element=
k.document.add("TOC"));for(const D of St){const wt=$.element.add("TOCI").add("Reference").add("Link"),xt=R[$.index],ft=D.lines.length*ot*C;this.drawEntry(at,{entry:D,
number:xt,top:K,item:wt}),at.link(wt,[this.left,K-ft,this.right,K],v[$.index],`${D.title}, ${xt}`),K-=ft+H*C,$.index++;const kt=x.step(ct);kt&&await kt}}return O}distribute(R){
const{size:v}=this;let x=this.top-this.headingHeight,k=[];this.pages.push(k);for(const C of R){const O=C.lines.length*ot*v;k.length>0&&x-O<this.bottom&&(this.pages.
push(k=[]),x=this.top),k.push(C),x-=O+H*v}}get headingHeight(){return(F*.75+j)*this.size}drawHeading(R){const{size:v,left:x,top:k}=this,C=this.shaped(this.contents.
heading,"SemiBold"),O=this.composition.document.add("H1");return R.draw(O,rt(C,x,k-F*.75*v,F*v,dt)),this.headingHeight}drawEntry(R,{entry:v,number:x,top:k,item:C}){
const{size:O,left:$,right:X,typefaces:St}=this,[at]=this.shaped(" ","Regular");let K=k-ot*O*.72;for(const[D,{words:wt,width:xt}]of v.lines.entries()){const ft=$+
(D===0?0:W*O),kt=D===v.lines.length-1;if(R.draw(C,rt([...wt,at],ft,K,O,dt)),kt){const Lt={right:X,baseline:K,size:O};R.draw(void 0,...(0,tt.p4)(ft+xt,this.column,
Lt)),R.draw(C,(0,tt.tk)(St,x,Lt,dt))}K-=ot*O}}get column(){return(0,tt.zt)(this.typefaces,this.contents.digits,this.size)}async broken(R){const v=this.size/1e3,
x=this.right-this.left-this.column-(2*tt.uJ+J)*this.size,C=await new _.p(R.trim().replace(Dt," "),O=>Rt(this.shaped(O,"Regular"))*v).lines(O=>O===0?x:x-W*this.size);
return C.slice(0,G).map((O,$)=>{const X=this.shaped(O,"Regular");return $+1===G&&C.length>G&&(0,Ot.RZ)(X,this.shaped(st,"Regular")),{words:X,width:Rt(X)*v}})}shaped(R,v){
return R.split(/(?<= )|(?= )/).map(x=>this.typefaces.word(x,v))}}const Rt=ut=>ut.reduce((R,{width:v})=>R+v,0),rt=(ut,R,v,x,k)=>({kind:"text",x:R,y:v,size:x,color:k,
words:ut})})};
