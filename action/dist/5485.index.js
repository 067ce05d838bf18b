"use strict";exports.id=5485,exports.ids=[5485],exports.modules={95485:((Jt,mt,m)=>{m.r(mt),m.d(mt,{markdown_to_pdf:()=>xs});const yt=new WeakMap,V=new WeakMap,_=i=>yt.get(i),
Ot=i=>V.get(i),ht=/^\{ ?width ?= ?(\d{1,4}(?:\.\d{1,3})?)(cm|mm|in|pt|px|%) ?\}/,bt={cm:72/2.54,mm:72/25.4,in:72,pt:1,px:.75},lt=/^:::[ \t]{0,9}(right|center)[ \t]{0,9}(?:\n|$)/,
tt=/(?:^|\n):::[ \t]{0,9}$/;function P(i){K(i.children);const t=[i];for(let e=t.pop();e;e=t.pop()){if(!("children"in e))continue;const{children:n}=e;for(const[s,
o]of n.entries()){const r=n[s+1];(o.type==="image"||o.type==="imageReference")&&W(o,r),t.push(o)}}}function W(i,t){const e=t?.type==="text"?ht.exec(t.value):null;
if(t?.type!=="text"||!e)return;t.value=t.value.slice(e[0].length);const n=Number(e[1]),s=bt[e[2]];V.set(i,s===void 0?{part:Math.min(n,100)/100}:{points:n*s})}function K(i){
const t=[];for(const[r,c]of i.entries())tt.test(F(c))&&t.push(r);const e=[];let n=0,[s,o]=[void 0,0];for(const[r,c]of i.entries()){const h=s===void 0?lt.exec(et(
c)):null;for(;h&&t.length>n&&t[n]<r;)n++;h&&t.length>n&&([s,o]=[h[1],t[n]],Y(c,0,a=>a.slice(h[0].length))),s!==void 0&&r===o&&Y(c,-1,a=>a.replace(tt,"")),s!==void 0&&
yt.set(c,s),(s===void 0||c.type!=="paragraph"||c.children.length>0)&&e.push(c),r===o&&(s=void 0)}i.splice(0,i.length);for(const r of e)i.push(r)}function et(i){
const t=i.type==="paragraph"?i.children[0]:void 0;return t?.type==="text"?t.value:""}function F(i){const t=i.type==="paragraph"?i.children.at(-1):void 0;return t?.
type==="text"?t.value:""}function Y(i,t,e){if(i.type!=="paragraph")return;const n=i.children.at(t);n?.type==="text"&&(n.value=e(n.value),n.value===""&&i.children.
splice(t,1),i.children.at(t)?.type==="break"&&i.children.splice(t,1))}var B=m(34622),it=m(58552),j=m(78323);const zt=/^(?:https?|mailto|tel):|^data:image\//i,Dt=/^[a-z][a-z0-9+.-]*:/i,
Bt=/^(?:field|qr):/i;async function Ht(i,t,e){const n=[i];for(let s=n.pop();s;s=n.pop()){const o=e.step(500);if(o&&await o,$t(s,t),"children"in s){s.children.some(
r=>r.type==="text"&&(0,j.H)(r.value))&&Object.assign(s,{children:s.children.flatMap(r=>Tt(r,t))});for(const r of s.children)n.push(r)}}}function $t(i,t){const e=(n,s)=>{
const o=i[n];typeof o=="string"&&(0,j.H)(o)&&Object.assign(i,{[n]:(0,j.qk)(o,t,s)})};for(const n of["alt","title"])e(n,ot);if(i.type==="code"&&e("value"),i.type===
"inlineCode"&&e("value",ot),i.type==="html"&&e("value",n=>ot(n).replace(/[&<>"']/g,s=>`&#${s.charCodeAt(0)};`)),"url"in i&&(0,j.H)(i.url)&&(e("url",/^qr:/i.test(
i.url)?encodeURIComponent:ot),Et(i.url,i.type==="image")))throw(0,it.G6)([{field:"values",message:"give an address another scheme than http, https, mailto or te\
l, or data with an image"}])}const Et=(i,t)=>Dt.test(i.trim())&&!zt.test(i.trim())&&!(t&&Bt.test(i.trim())),ot=i=>i.replace(/\r?\n/g," ");function Tt(i,t){return i.
type!=="text"||!(0,j.H)(i.value)?[i]:(0,j.qk)(i.value.replaceAll(`
`," "),t,n=>n.replace(/\r\n?/g,`
`)).split(`
`).flatMap((n,s)=>s===0?[{type:"text",value:n}]:[{type:"break"},{type:"text",value:n}])}var dt=m(6565),L=m(28331);const x=i=>i.map(t=>t.type==="text"||t.type===
"inlineCode"?t.value:t.type==="image"||t.type==="imageReference"?t.alt??"":t.type==="break"?" ":"children"in t?x(t.children):"").join("").replace(/\s+/g," ");var k=m(
52167),v=m(14029),C=m(60666),O=m(87593),H=m(63962),nt=m(47046),G=m(45657);function rt(i){const[,t="",e=""]=/^\s*<(\/?)([a-z][a-z0-9-]*|!--)/i.exec(i)??[];return{
name:e.toLowerCase(),closes:t!==""}}const q=i=>/^\s*<!--\s*page-?break\s*-->\s*$/i.test(i),ct=/<(script|style|template)\b[^<>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi,wt=/<!--(?:-?>|[\s\S]*?(?:-->|$))|<\?[\s\S]*?(?:\?>|$)|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<![a-z][\s\S]*?(?:>|$)/gi,
xt=/<(?:br|hr|\/?(?:p|div|h[1-6]|li|ul|ol|tr|table|section|details|summary|blockquote|dl|dt|dd|pre))\b[^<>]*>/gi,ut=/<\/?(?:td|th)\b[^<>]*>/gi,kt=/<\/?[a-z][^<>]*(?:>|$)/gi,
Lt={amp:"&",lt:"<",gt:">",quot:'"',apos:"'",nbsp:" "};function Ee(i){return i.replace(ct,"").replace(wt,"").replace(/\s+/g," ").replace(xt,`
`).replace(ut," ").replace(kt,"").replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi,(t,e,n,s)=>{if(s!==void 0)return Lt[s.toLowerCase()]??t;const o=e===void 0?
parseInt(n,16):Number(e);return o>0&&o<=1114111&&(o<55296||o>57343)?String.fromCodePoint(o):"�"}).split(`
`).map(t=>t.replace(/ +/g," ").trim()).filter(t=>t!=="")}var Se=m(47707);const J=i=>new Set(i.split(" ")),Rt=["/*","*/","comment"],Me={comments:["//"],blocks:[Rt,
["`","`","string"]],quotes:`'"`,words:J("abstract as async await bool boolean break case catch char class const continue def default defer delete do double else\
 enum export extends extern false final finally float fn for foreach from fun func function get go goto if impl implements import in instanceof int interface is\
 let long loop match mod module mut namespace new nil null nullptr of operator override package private protected pub public range readonly ref return self set \
sizeof static str string struct super switch template this throw throws trait true try type typedef typeof undefined union unsafe use using val var virtual void\
 volatile when where while with yield")},Te={comments:["#"],blocks:[['"""','"""',"string"],["'''","'''","string"]],quotes:`'"`,words:J("and as assert async awai\
t begin break case class continue def del do done elif else elsif end ensure esac except exit export false False fi finally for from function global if import i\
n is lambda local module next nil None nonlocal not null or pass raise require rescue return self then true True try unless until when while with yield")},Le={comments:[
"--"],blocks:[Rt],quotes:`'"`,words:J("add all alter and as asc between by case check column constraint create cross database default delete desc distinct drop \
else end exists false foreign from full group having in index inner insert into is join key left like limit not null offset on or order outer primary references\
 returning right select set table then true union unique update using values view when where with"),ignoresCase:!0},Re={comments:["//"],blocks:[Rt],quotes:'"',words:J(
"true false null")},Ie={comments:[],blocks:[Rt],quotes:`'"`,words:J("important inherit initial unset")},Ae=[[Me,J("js javascript mjs cjs jsx ts typescript mts c\
ts tsx java c h cpp c++ cc hpp cs csharp c# go golang rust rs swift kotlin kt php scala dart groovy")],[Te,J("py python python3 rb ruby sh bash shell zsh yaml y\
ml toml r perl pl makefile make dockerfile docker elixir")],[Le,J("sql mysql postgres postgresql sqlite plsql tsql")],[Re,J("json json5 jsonc")],[Ie,J("css scss\
 less")]],[Xt,Ce]=[/[\w$\u00aa-\uffff]/,/[0-9]/];class Pt{grammar;open;constructor(t){this.grammar=t}static for(t){const e=(t??"").toLowerCase(),[n]=Ae.find(([,
s])=>s.has(e))??[];return n&&new Pt(n)}partsOf(t){const e=[];for(let n=0;n<t.length;){const[s,o]=this.next(t,n),r=e.at(-1),c=t.slice(n,s);r?.kind===o?r.text+=c:
e.push({text:c,kind:o}),n=s}return e}next(t,e){const{comments:n,blocks:s,quotes:o,words:r,ignoresCase:c}=this.grammar;if(this.open)return this.closing(t,e,this.
open);const h=t[e];if(n.some(g=>t.startsWith(g,e)&&(g!=="#"||e===0||/\s/.test(t[e-1]))))return[t.length,"comment"];const l=s.find(([g])=>t.startsWith(g,e));if(l){
this.open=l;const[g,p]=this.closing(t,e+l[0].length,l);return[g,p]}if(o.includes(h))return[Ne(t,e),"string"];if(!Xt.test(h))return[e+1,"plain"];let d=e+1;const u=Ce.
test(h);for(;d<t.length&&(Xt.test(t[d])||u&&t[d]===".");)d++;if(u)return[d,"number"];const f=t.slice(e,d);return[d,r.has(c?f.toLowerCase():f)?"keyword":"plain"]}closing(t,e,[
,n,s]){const o=t.indexOf(n,e);return o>=0&&(this.open=void 0),[o<0?t.length:o+n.length,s]}}function Ne(i,t){let e=t+1;for(;e<i.length&&i[e]!==i[t];e++)i[e]==="\\"&&
e++;return Math.min(e+1,i.length)}var M=m(96533);const ze={plain:M.lm.text,comment:[.38,.42,.4],string:[.04,.38,.2],keyword:[.44,.13,.55],number:[.6,.26,0]},Qt=4,
De=.7,Be=1.32,He=2e4;async function $e({value:i,lang:t},e,n){const{scale:s,setting:o}=e,{typefaces:r}=o.composition,c=s.codeSize,h=Math.round(c*Be*2)/2,a=De*s.size,
l=r.word("0","Mono").width*c/1e3,d=Math.max(Math.floor((n.width-2*a)/l),8),u={x:n.x,width:n.width,color:M.lm.ground,radius:3,over:a},f=n.element.add("P").add("C\
ode"),g=n.x+a,p=(h-c)/2+c*.84,b=o.theme==="report"?Pt.for(t):void 0,S=i.split(/\r\n|\n|\r/).flatMap(y=>We(y,d,b));e.gap(s.half),e.extend(a);for(const[y,{parts:E,
isRest:w}]of S.entries()){const T=o.job.pace.step(He);T&&await T;const R=E.map(({text:I,kind:A})=>({word:r.word(I,"Mono"),color:ze[A]}));e.row({before:0,height:h,
keep:y===0||y===S.length-2,decorations:[...n.decorations,u],paint:(I,A,D)=>{const $=A-p;w&&I.draw(void 0,...Pe(g,$,c));let N=w?g+2*l:g;const Z=R.map(({word:at,color:ft})=>{
const Q={kind:"text",x:N,y:$,size:c,color:ft,words:[at]};return N+=at.width*c/1e3,Q});I.draw(D?void 0:f,...Z)}},p)}e.gap(s.half),e.extend(a)}function Pe(i,t,e){
const n=(o,r)=>[i+o*e,t+r*e],s={kind:"stroke",width:e*.07,color:M.lm.strongRule};return[{...s,points:[n(.1,.62),n(.1,.26),n(.68,.26)]},{...s,points:[n(.5,.42),n(
.7,.26),n(.5,.1)]}]}function We(i,t,e){const n=i.includes("	")?Fe(i):i,s=e?.partsOf(n)??[{text:n,kind:"plain"}];if(n==="")return[{parts:[{text:" ",kind:"plain"}],
isRest:!1}];if(n.length<=t)return[{parts:s,isRest:!1}];const o=[];let[r,c]=[[],t];for(const{text:h,kind:a}of s){const l=(0,Se.qf)(h);for(let d=0;d<l.length;){const u=l.
slice(d,d+c);r.push({text:u.join(""),kind:a}),d+=u.length,c-=u.length,!(c>0)&&(o.push({parts:r,isRest:o.length>0}),[r,c]=[[],t-2])}}return r.length>0&&o.push({parts:r,
isRest:o.length>0}),o}function Fe(i){let t="";for(const e of i.split(/(\t)/))t+=e==="	"?" ".repeat(Qt-t.length%Qt):e;return t}var Wt=m(54093),Vt=m(43084);const Ge=.78,
_t=.3;class te{setting;scale;sink;notesOf;after=0;reach=0;joined=!1;markers=[];constructor(t,e,n,s){this.setting=t,this.scale=e,this.sink=n,this.notesOf=s}mark(t){
this.markers.push(t)}get isWaiting(){return this.markers.length>0}join(){this.joined=!0}gap(t){this.after=Math.max(this.after,t)}extend(t){this.reach+=t}row(t,e=this.
scale.leading*.7){const n=this.joined?0:Math.max(this.after,t.before)+this.reach;this.after=0,this.reach=0,this.joined=!1;const s=this.markers.splice(0);if(s.length===
0)return this.sink({...t,before:n});this.sink({...t,before:n,paint:(o,r,c)=>{for(const h of s)h(o,r-e,c);t.paint(o,r,c)}})}async text(t,e,n,s){const o=Math.min(
e.width,this.scale.measure),{lines:r,job:c}=this.setting,h=await(0,Wt.k)(r.setting(t,o),c.pace),{lines:a}=h;for(const[l,d]of a.entries()){const u=c.pace.step(je+
Ue*e.decorations.length**2);u&&await u;const f=l===0,p=l===a.length-1?s.keep===!0:f||l===a.length-2||s.keep===!0;this.line(d,{paragraph:h,frame:e,measure:o,element:n,
options:s,isFirst:f,keep:p})}this.gap(s.after??0)}line(t,e){const{frame:n,element:s,options:o,isFirst:r,keep:c}=e,{height:h,baseline:a}=ee(t,o),{isRight:l}=e.paragraph,
d=n.align??(l?"right":"left"),u=n.width-e.measure,g=n.x+(d==="left"?0:d==="right"?u:u/2)+ne(t,e.measure,d),p=t.notes.flatMap(b=>this.notesOf(b,n.element));this.
row({before:r?o.before??0:0,height:h,keep:c,decorations:n.decorations,notes:p,paint:(b,S,y)=>{r&&o.onFirst?.(b,S),(0,Vt.t)(b,t,g,S-a,y?void 0:s)}},a)}}const je=1e4,
Ue=20;function ee({tallest:i},{leading:t,size:e}){const n=(t-e)/2+e*Ge+e*.06;if(i<=n)return{height:t,baseline:n};const s=Math.ceil((i+t*_t)/(t/2))*(t/2);return{
height:s,baseline:s-t*_t}}function ne({width:i},t,e){return e==="left"?0:e==="right"?t-i:(t-i)/2}const se=new WeakMap;function X(i,t,e=i.scale.size,n="Regular"){
let s=se.get(i);s||se.set(i,s=new Map);const o=`${n} ${e} ${t.join(" ")}`;let r=s.get(o);return r||s.set(o,r={style:n,size:e,color:t}),r}var vt=m(25561);const Ke=.88,
Ye=.7,ie=.36,qe=-.14,oe=72/96,Ze=300,re=/^(?:https?|mailto|tel|ftp):/i,ce=new WeakMap;function st(i,t,e){let n=ce.get(i);n||ce.set(i,n=new Map);let s=n.get(t);return s||
n.set(t,s={...i,...e}),s}const Ft=i=>i.style==="Mono"?i:st(i,"bold",{style:i.style.endsWith("Italic")?"SemiBoldItalic":"SemiBold"}),Je=i=>i.style==="Mono"?st(i,
"italic",{oblique:!0}):st(i,"italic",{style:i.style.startsWith("SemiBold")?"SemiBoldItalic":"Italic"}),Xe=i=>st(i,"code",{style:"Mono",oblique:!1,size:i.size*Ke,
ground:M.lm.ground}),ae=(i,t)=>st(i,`raised ${t}`,{size:i.size*Ye,rise:(i.rise??0)+i.size*t});class he{setting;room;runs=[];open=[];constructor(t,e){this.setting=
t,this.room=e}add(t,e,n){for(const s of t)this.node(s,e,n);return this}text(t,e,n,s){const o=this.runs.at(-1);let r=t.replace(/[ \t\r\n]+/g," ");if(r.startsWith(
" ")&&(!o||o.kind==="break"||o.kind==="text"&&o.text.endsWith(" "))&&(r=r.slice(1)),r==="")return;let c=e;for(const h of this.open)h==="u"?c=st(c,"u",{underlined:!0}):
c=ae(c,h==="sup"?ie:qe);this.runs.push({kind:"text",text:r,look:c,owner:n,...s!==void 0&&{note:s}})}node(t,e,n){switch(t.type){case"text":return this.text(t.value,
e,n);case"emphasis":return void this.add(t.children,Je(e),n);case"strong":return void this.add(t.children,Ft(e),n);case"delete":return void this.add(t.children,
st(e,"struck",{struck:!0}),Qe("LineThrough",n));case"inlineCode":return this.text(t.value,Xe(e),new vt._("Code",{},n));case"break":this.runs.push({kind:"break"});
return;case"link":return this.link(t.url,t.children,e,n);case"linkReference":{const s=this.setting.definitions.get(t.identifier)?.url;return s===void 0?void this.
add(t.children,e,n):this.link(s,t.children,e,n)}case"image":return this.image(t.url,t,e,n);case"imageReference":return this.image(this.setting.definitions.get(t.
identifier)?.url??"",t,e,n);case"footnoteReference":return this.reference(t.identifier,e,n);case"html":return this.html(t.value);default:return t}}link(t,e,n,s){
const o=this.targetOf(t);if(!o)return void this.add(e,n,s);const r=x(e).trim().slice(0,Ze)||t,c=new vt._("Link",{},s,{target:o,contents:r});this.add(e,st(n,"lin\
k",{color:M.lm.link}),c)}targetOf(t){if(re.test(t))return{uri:Ve(t)};const e=/^#(.+)$/.exec(t)?.[1],n=e===void 0?void 0:this.setting.places.get(_e(e).toLowerCase());
if(n)return{place:n};this.setting.told.links.add(t)}image(t,e,n,s){const o=e.alt??"",r=this.setting.images.get((0,B.bi)(t));if(!r)return this.setting.told.images.
add(t),o===""?void 0:re.test(t)?this.link(t,[{type:"text",value:o}],n,s):this.text(o,n,s);const c=this.sizeOf(r,Ot(e));this.runs.push({kind:"image",image:r,...c,
owner:o===""?null:new vt._("Figure",{alt:o},s)})}sizeOf({displayed:t,resolution:e},n){const s=n&&("points"in n?n.points:n.part*this.room.width),o=s?{width:s,height:t.
height/t.width*s}:e?{width:t.width/e.x*72,height:t.height/e.y*72}:{width:t.width*oe,height:t.height*oe},r=Math.min(1,this.room.width/o.width,this.room.height/o.
height);return{width:o.width*r,height:o.height*r}}reference(t,e,n){const{cited:s,footnotes:o}=this.setting;if(!o.has(t))return;const r=s.get(t)??s.size+1;s.set(
t,r);const c=this.setting.places.get(`${t}
`),h=new vt._("Reference",{},n),a=c?new vt._("Link",{},h,{target:{place:c},contents:`Footnote ${r}`}):h;this.text(String(r),ae(st(e,"link",{color:M.lm.link}),ie),
a,t)}html(t){const{name:e,closes:n}=rt(t);if(e==="br")this.runs.push({kind:"break"});else if(e==="sub"||e==="sup"||e==="u"){const s=this.open.lastIndexOf(e);n?s>=
0&&this.open.splice(s,1):this.open.push(e)}else e!=="!--"&&(this.setting.told.html=!0)}}const Qe=(i,t)=>new vt._("Span",{attributes:{O:"Layout",TextDecorationType:i}},
t),Ve=i=>i.replace(new RegExp("\\p{Cs}","gu"),"�").replace(/[^\x21-\x7e]|["<>\\^`{|}]/gu,t=>encodeURIComponent(t));function _e(i){try{return decodeURIComponent(
i)}catch{return i}}var tn=m(12889);const en=new RegExp("\\p{L}","u");function le(i){const t=[i];for(let e=t.pop();e;e=t.pop()){if((e.type==="text"||e.type==="in\
lineCode")&&en.test(e.value))return(0,tn.vw)(e.value);if("children"in e)for(let n=e.children.length-1;n>=0;n--)t.push(e.children[n])}return!1}const de=[{text:"•",
numbering:"Disc"},{text:"–",numbering:"None"},{text:"▪",numbering:"Square"}],Gt=.5,nn=1.5,sn=.5,on=.125;async function rn(i,t,e,n){const{size:s,leading:o,half:r}=t.
scale,c=de[e.depth%de.length],h=i.start??1,a=le(i),l=e.x+e.width,d=y=>a?`.${y}`:`${y}.`,u=X(t,e.color),f=(y,E)=>E===!0?"☑":E===!1?"☐":i.ordered===!0?d(h+y):
c.text,g=(0,G.Kf)([0,i.children.length-1].map(y=>ue(t,u,f(y,i.children[y]?.checked)))),p=Math.max(g+Gt*s,nn*s),b=i.spread===!0||i.children.some(({spread:y})=>y===
!0),S=e.element.add("L",{attributes:{O:"List",ListNumbering:i.ordered===!0?"Decimal":c.numbering}});(e.depth===0||!e.tight)&&t.gap(r);for(const[y,E]of i.children.
entries()){y>0&&t.gap(o*(b?sn:on));const w=S.add("LI"),T=w.add("Lbl"),R=f(y,E.checked),I=ue(t,u,R),A=a?l-p+Gt*s:e.x+p-Gt*s-I;t.mark(($,N,Z)=>cn(t,$,R,u,A,N,Z?void 0:
T));const D={...e,x:a?e.x:e.x+p,width:e.width-p,element:w.add("LBody"),depth:e.depth+1,tight:!b};await n(E.children,D),t.isWaiting&&t.row({before:0,height:o,keep:!1,
decorations:e.decorations,paint:()=>{}})}t.gap(e.tight&&e.depth>0?0:r)}const ue=({setting:i},t,e)=>i.composition.typefaces.word(e,t.style).width*t.size/1e3;function cn({
setting:i},t,e,{size:n,style:s,color:o},r,c,h){t.draw(h,{kind:"text",x:r,y:c,size:n,color:o,words:[i.composition.typefaces.word(e,s)]})}const jt=.55,an=.3,hn=.75,
ln=1.32,dn=12;async function un(i,t,e){const{pace:n}=t.setting.job,s=i.children[0]?.children.length??0,o=Array.from({length:s},(f,g)=>i.align?.[g]??null),r=Array.
from({length:s},()=>({whole:0,least:0}));for(const[f,{children:g}]of i.children.entries())for(const[p,b]of g.slice(0,s).entries()){const S=fe(b,t,e,t.scale.size,
f===0),y=await(0,Wt.k)(t.setting.lines.widths(S),n);r[p]={whole:Math.max(r[p].whole,y.whole),least:Math.max(r[p].least,y.least)};const E=n.step(3e3);E&&await E}
const c={...fn(r,o,e.width,t.scale),isMirrored:le(i)},h=e.element.add("Table"),a=i.children.length>1&&(i.children[0]?.children??[]).every(({children:f})=>f.length===
0),l=a?void 0:h.add("THead"),d=i.children.length>1?h.add("TBody"):void 0,u=[];t.gap(t.scale.half+2);for(const[f,{children:g}]of i.children.entries()){const p=f===
0;if(p&&!l)continue;const b=(p?l:d).add("TR"),S=Array.from({length:s},(T,R)=>{const I=p?"Column":a&&R===0?"Row":void 0,A=fe(g[R],t,e,c.size,p),D=I===void 0?{}:{
attributes:{O:"Table",Scope:I}};return{runs:A,element:b.add(I===void 0?"TD":"TH",D)}}),E=await mn(S,c,t,e,{isHead:p,isTop:p||a&&f===1,isLast:f===i.children.length-
1,isShaded:f%2===0,heads:u});for(const T of E)t.row(T);p&&(0,G.RZ)(u,E);const w=n.step(3e3*s);w&&await w}t.gap(t.scale.leading)}function fe(i,t,e,n,s){const o=X(
t,e.color,n);return new he(t.setting,{width:e.width/3,height:n*12}).add(i?.children??[],s?Ft(o):o).runs}function fn(i,t,e,n){const s=2*jt*n.size*i.length,r=(u=>i.
reduce((f,g)=>f+u(g),0))(u=>u.least),c=r+s<=e?1:Math.max(e/(r+s),hn),h=n.size*c,a=2*jt*h,l=e-a*i.length;return{widths:(r*c>l?gn(i.map(u=>u.least*c),l):pn(i.map(
u=>({whole:u.whole*c,least:u.least*c})),l)).map(u=>u+a),align:t,size:h,leading:Math.round(h*ln*2)/2}}function gn(i,t){const e=[...i].sort((o,r)=>o-r);let n=t,s=0;
for(const[o,r]of e.entries()){if(s=n/(e.length-o),r>s)break;n-=r}return i.map(o=>Math.min(o,s))}function pn(i,t){const e=i.map(({least:a})=>a),n=new Set(i.keys());
let s=t;for(let a=!0;a&&n.size>0;){a=!1;const l=s/n.size;for(const d of n){const{whole:u,least:f}=i[d];if(!(u>l&&f<=l)){e[d]=u<=l?u:f,s-=e[d],n.delete(d),a=!0;break}}}
const o=[...n].map(a=>Math.sqrt(i[a].whole)),r=o.reduce((a,l)=>a+l,0);for(const[a,l]of[...n].entries())e[l]=Math.max(i[l].least,s*o[a]/r);const c=e.reduce((a,l)=>a+
l,0)-t,h=e.indexOf((0,G.Kf)(e));return c>0&&(e[h]=Math.max(e[h]-c,i[h].least)),e}async function mn(i,t,e,n,{isHead:s,isTop:o,isLast:r,isShaded:c,heads:h}){const{
widths:a,align:l,size:d,leading:u,isMirrored:f}=t,g=jt*d,{lines:p,job:b,accent:S}=e.setting,y={height:.7,color:S??M.lm.strongRule},E=[];for(const[$,{runs:N}]of i.
entries())E.push(await(0,Wt.k)(p.setting(N,Math.max(a[$]-2*g,d)),b.pace));const w=Math.max(1,(0,G.Kf)(E.map(({lines:$})=>$.length))),T=an*d,R=a.reduce(($,N)=>$+
N,0),I=n.align??(f?"right":"left"),A=n.x+(I==="left"?0:I==="right"?n.width-R:(n.width-R)/2),D=yn(e.setting,s,c,{x:A,width:R});return Array.from({length:w},($,N)=>{
const Z=E.map(({lines:z})=>z[N]),at=Z.map(z=>ee(z??ge,{leading:u,size:d})),ft=(0,G.Kf)(at.map(({height:z})=>z)),Q=(0,G.Kf)(at.map(z=>z.baseline)),[gt,At]=[N===0,
N===w-1],U=gt?T:0,Ct=U+ft+(At?T:0);return{before:0,height:Ct,keep:s||(w<=dn?!At:gt||N===w-2),decorations:D?[...n.decorations,D]:n.decorations,notes:Z.flatMap(z=>z?
z.notes.flatMap(Mt=>e.notesOf(Mt,n.element)):[]),head:s?void 0:h,paint:(z,Mt,be)=>{let Zt=0;for(const[pt,Nt]of Z.entries()){const Ms=f?A+R-Zt-a[pt]:A+Zt,Ts=a[pt]-
2*g,Ls=l[pt]??(E[pt].isRight?"right":"left"),Rs=Ms+g+ne(Nt??ge,Ts,Ls);!Nt&&gt&&!be&&z.draw(i[pt].element),Nt&&(0,Vt.t)(z,Nt,Rs,Mt-U-Q,be?void 0:i[pt].element),Zt+=
a[pt]}o&&gt&&pe(z,A,Mt-.4,R,y),At&&pe(z,A,Mt-Ct,R,s||r?y:wn)}}})}function yn({theme:i,accent:t=M.lm.strongRule},e,n,s){if(i!=="report"||!e&&!n)return;const o=c=>1-
(1-c)*.14,r=e?[o(t[0]),o(t[1]),o(t[2])]:M.lm.ground;return{...s,color:r,over:0}}const ge={fragments:[],width:0,tallest:0,notes:[]},wn={height:.4,color:M.lm.rule};
function pe(i,t,e,n,{height:s,color:o}){i.draw(void 0,{kind:"area",x:t,y:e,width:n,height:s,color:o})}const xn="\\newpage",kn=/^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*(?:\n|$)/i,
vn=2.5,me=.75,On=1200;class bn{onBreak;constructor(t){this.onBreak=t}async layOut(t,e,n){for(const s of t){const o=_(s);await this.block(s,e,o===void 0?n:{...n,
align:o});const r=e.setting.job.pace.step(On*(1+En(s)));r&&await r}}async block(t,e,n){switch(t.type){case"paragraph":return await this.paragraph(t.children,e,n);case"\
heading":return await this.heading(t,e,n);case"blockquote":return await this.quote(t,e,n);case"list":return await rn(t,e,n,(s,o)=>this.layOut(s,e,o));case"code":
return await $e(t,e,n);case"table":return await un(t,e,n);case"thematicBreak":return Tn(e,n);case"html":return await this.html(t.value,e,n);default:return}}async paragraph(t,e,n){
const[s]=t;if(t.length===1&&s?.type==="text"&&s.value.trim()===xn)return this.onBreak();const o=n.element.add("P"),{size:r,leading:c,half:h}=e.scale,a=this.inlines(
e,n).add(t,X(e,n.color)),l=n.tight?0:h;await e.text(a.runs,n,o,{size:r,leading:c,before:l,after:l})}inlines({setting:t,scale:e},{width:n}){const{height:s,margin:o}=t.
geometry;return new he(t,{width:Math.min(n,e.measure),height:s-2*o-2*e.leading})}contentsHeading(t,e,n){return this.headed([{type:"text",value:t.title}],2,t,e,n)}heading(t,e,n){
return this.headed(t.children,t.depth,e.setting.headings.get(t),e,n)}async headed(t,e,{level:n,place:s},o,r){const c=r.element.add(`H${n}`),{size:h,leading:a,before:l,
after:d}=o.scale.heading(e),u=e>5?M.lm.quiet:o.setting.accent??r.color,f=this.inlines(o,r).add(t,X(o,u,h,"SemiBold")),g=o.setting.theme==="report"&&e===1;await o.
text(f.runs,r,c,{size:h,leading:a,before:l,after:g?0:d,keep:!0,onFirst:(p,b)=>Object.assign(s,{sheet:p,top:b+o.scale.half})}),g&&Mn(o,r,d)}async quote(t,e,n){const s=Sn(
t),{leading:o,size:r}=e.scale,c=r*1.4,h={x:n.x,width:vn,color:s?.color??e.setting.accent??M.lm.bar,over:1},a={...n,x:n.x+c,width:n.width-c,element:n.element.add(
"BlockQuote"),decorations:[...n.decorations,h],color:s?n.color:M.lm.quiet,tight:!1};if(e.gap(o*me),s){const l=this.inlines(e,a);l.text(s.title,Ft(X(e,s.color))),
await e.text(l.runs,a,a.element.add("P"),{size:r,leading:o,keep:!0}),e.join()}await this.layOut(s?.children??t.children,e,a),e.gap(o*me)}async html(t,e,n){if(q(
t))return this.onBreak();/^\s*<!--/.test(t)||(e.setting.told.html=!0);for(const s of Ee(t))await this.paragraph([{type:"text",value:s}],e,n)}}const En=({position:i})=>(i?.
end.offset??0)-(i?.start.offset??0);function Sn({children:i}){const[t,...e]=i,[n,...s]=t?.type==="paragraph"?t.children:[],o=n?.type==="text"?kn.exec(n.value):null;
if(t?.type!=="paragraph"||n?.type!=="text"||!o)return;const r=n.value.slice(o[0].length);if(r===""&&s.length>0&&s[0].type!=="break")return;const c=[...r===""?[]:
[{...n,value:r}],...s.filter((a,l)=>l>0||r!=="")];return{...M.oA[o[1].toUpperCase()],children:c.length===0?e:[{...t,children:c},...e]}}function Mn(i,{x:t,width:e,
decorations:n},s){const o=i.setting.accent??M.lm.strongRule;i.row({before:0,height:4,keep:!0,decorations:n,paint:(r,c)=>r.draw(void 0,{kind:"area",x:t,y:c-3,width:e,
height:.8,color:o})}),i.gap(s)}function Tn(i,{x:t,width:e,decorations:n}){const{leading:s}=i.scale;i.row({before:i.scale.half,height:s,keep:!1,decorations:n,paint:(o,r)=>o.
draw(void 0,{kind:"area",x:t,y:r-s/2,width:e,height:.6,color:M.lm.strongRule})}),i.gap(i.scale.half)}var Ut=m(17581);const Ln=3,Rn=3,[ye,In]=[2e4,1200];class An{setting;waiting=[];constructor(t){
this.setting=t}async layOut(t,e,n){const s=n.element.add("TOC"),o=(0,G.YG)(t.map(({level:h})=>h)),r=t.filter(({level:h})=>h-o<Ln),c={...n,width:Math.min(n.width,
e.scale.measure)};for(const h of r){const a=this.setting.job.pace.step(ye+h.title.length*In);a&&await a,this.entry({...h,level:h.level-o+1},s,e,c)}return e.gap(
e.scale.leading),r.length}async fill(){const{sheets:t}=this.setting.composition,e=new Map(t.map((n,s)=>[n,s+1]));for(const{place:n,fill:s}of this.waiting){const o=this.
setting.job.pace.step(ye);o&&await o,n.sheet&&s(e.get(n.sheet))}}entry({title:t,level:e,place:n},s,o,r){const{size:c,leading:h,half:a}=o.scale,l=(e-1)*c*1.4,d=s.
add("TOCI").add("Reference").add("Link"),u=X(o,r.color,c,e===1?"SemiBold":"Regular"),f=r.width-l-c*3,{lines:g}=this.setting.lines.paragraph([{kind:"text",text:t,
look:u}],f);for(const[p,b]of g.entries()){const S=p===g.length-1,y=b.fragments.map(({word:w})=>w),E=h*.72;o.row({before:p===0&&e===1?a/2:0,height:h,keep:!S,decorations:[],
paint:(w,T)=>{const[R,I]=[r.x+l,T-E];w.draw(d,{kind:"text",x:R,y:I,size:c,color:u.color,words:y}),S&&this.leader(w,d,n,R+b.width,{right:r.x+r.width,baseline:I,size:c},
u.color);const A=[R,I-c*.25,r.x+r.width,I+c*.9];w.link(d,A,{place:n},t)}})}}leader(t,e,n,s,o,r){const{typefaces:c}=this.setting.composition;t.draw(void 0,...(0,Ut.
p4)(s,(0,Ut.zt)(c,Rn,o.size),o));const h={kind:"text",x:o.right,y:o.baseline,size:o.size,color:r,words:[]};t.draw(e,h),this.waiting.push({place:n,fill:a=>Object.
assign(h,(0,Ut.tk)(c,String(a),o,r))})}}var Cn=m(78445);const Nn=.84,zn=.6,we={width:120,height:.5};function Dn(i,t){const e=new Map,n=s=>{const o=[...s].reverse();
for(let r=o.pop();r;r=o.pop())if(r.type!=="footnoteDefinition"&&(r.type==="footnoteReference"&&t.has(r.identifier)&&!e.has(r.identifier)&&e.set(r.identifier,e.size+
1),"children"in r))for(const c of[...r.children].reverse())o.push(c)};n(i.children);for(const s of e.keys())n(t.get(s).children);return e}class Bn{setting;scale;frame;layOut;notes=new Map;used=new Set;constructor(t,e,n,s){
this.setting=t,this.scale=e,this.frame=n,this.layOut=s}async prepare(){for(const[t,e]of this.setting.cited)this.notes.set(t,await this.note(t,e))}rowsFor=(t,e)=>{
const n=this.notes.get(t);return!n||this.used.has(t)?[]:(this.used.add(t),e.adopt(n.element),n.rows.flatMap(s=>[s,...s.notes??[]]))};async note(t,e){const{setting:n,
frame:s}=this,o=new Cn.Hg("Note",void 0,{id:`note-${e}`}),r=[],c=this.scale.smaller(Nn),h=(w,T)=>n.cited.get(w)>e?this.rowsFor(w,T):[],a=new te(n,c,w=>r.push(w),
h),l=X(a,M.lm.text),{typefaces:d}=n.composition,u=d.word(`${e}.`,l.style),g=u.width*l.size/1e3+zn*l.size,p=o.add("Lbl"),b=n.places.get(`${t}
`);a.mark((w,T)=>{Object.assign(b,{sheet:w,top:T+c.leading}),w.draw(p,{kind:"text",x:s.x,y:T,size:l.size,color:l.color,words:[u]})});const S={...s,x:s.x+g,width:s.
width-g,element:o,tight:!0};await this.layOut(n.footnotes.get(t).children,a,S),a.isWaiting&&a.row({before:0,height:c.leading,keep:!1,decorations:[],paint:()=>{}});
const[y,...E]=r;return{element:o,rows:y?[{...y,before:c.half/2},...E]:[]}}}const Hn=(i,{leading:t,half:e})=>({before:e,height:e/2,keep:!0,decorations:[],paint:(n,s)=>n.
draw(void 0,{kind:"area",x:i,y:s-we.height-t*.1,...we,color:M.lm.strongRule})});var $n=m(63895),Pn=m(38017);const Wn=.3,St=1.3,Kt={width:72,height:2},[Fn,Gn]=[152,
284],jn=8;async function Un(i,{author:t,date:e},{pages:n,flow:s,frame:o}){const{setting:r,scale:c}=s,[h]=i.children,{title:a,place:l}=r.headings.get(h),{size:d}=c.
heading(1),u=r.accent??M.lm.text;n.skipTo(r.geometry.height*Wn),await s.text([{kind:"text",text:a,look:X(s,u,d*St,"SemiBold")}],o,o.element.add("H1"),{size:d*St,
leading:Math.ceil(d*St*1.2),onFirst:(f,g)=>Object.assign(l,{sheet:f,top:g+c.half})}),s.row({before:c.leading,height:Kt.height,keep:!1,decorations:[],paint:(f,g)=>f.
draw(void 0,{kind:"area",x:o.x,y:g-Kt.height,...Kt,color:u})}),s.gap(c.leading);for(const f of[t,e]){if(f===void 0)continue;const g=X(s,M.lm.quiet,c.size*St),p=Math.
ceil(c.leading*St);await s.text([{kind:"text",text:f,look:g}],o,o.element.add("P"),{size:g.size,leading:p})}return n.break(),1}async function Kn({children:i},{blocks:t,
pages:e,flow:n,frame:s}){const[o]=i,r=o?.type==="paragraph"?o.children.filter(({type:a})=>a==="break").length:0,{width:c,height:h}=n.setting.geometry;return r===
0||r>=jn||Math.min(c,h)<590||h<c?0:(e.skipTo(Fn),await t.layOut([o],n,{...s,tight:!0}),e.skipTo(Gn),1)}var Yn=m(42973);const xe=5e3,qn=16e4,Zn=500;class Jn{composition;geometry;ruleAboveNotes;used=0;placed=[];notes=[];carried=[];group=[];isOverlong=!1;constructor(t,e,n){
this.composition=t,this.geometry=e,this.ruleAboveNotes=n}add(t){t.breaks===!0&&this.flush(),this.group.push(t),this.isOverlong=t.keep&&(this.isOverlong||this.group.
length===Zn),(!t.keep||this.isOverlong)&&this.flush()}break(){this.flush(),(this.placed.length>0||this.notes.length>0)&&this.close()}skipTo(t){this.flush(),this.
used=Math.max(this.used,t-this.geometry.margin)}async finish(t){for(this.break();this.carried.length>0;){const e=t.step(qn);e&&await e,this.takeCarried(),this.close()}
this.composition.sheets.length===0&&this.close()}get room(){return this.geometry.height-2*this.geometry.margin}get isEmpty(){return this.placed.every(({repeated:t})=>t)}flush(){
const{group:t}=this;if(this.group=[],t.length!==0)if(!this.fits(t)&&!this.isEmpty&&this.turn(t[0]),this.fits(t))for(const e of t)this.place(e);else for(const e of t)
!this.fits([e])&&!this.isEmpty&&this.turn(e),this.place(e)}fits(t){const e=t.reduce((n,{before:s,height:o},r)=>n+o+(r===0&&this.isEmpty?0:s),0);return this.used+
e+this.heightOfNotes(t.flatMap(({notes:n=[]})=>n))<=this.room+.01}heightOfNotes(t){const e=[...this.notes,...t];return e.length===0?0:e.reduce((n,{before:s,height:o})=>n+
s+o,this.ruleAboveNotes.before+this.ruleAboveNotes.height)}turn(t){this.close(),this.takeCarried();for(const e of t.head??[])this.put(e,!0)}place(t){this.put(t,
!1);for(const e of t.notes??[])(this.used+this.heightOfNotes([e])<=this.room+.01&&this.carried.length===0?this.notes:this.carried).push(e)}put(t,e){this.placed.
length>0&&(this.used+=t.before),this.placed.push({row:t,top:this.geometry.height-this.geometry.margin-this.used,repeated:e}),this.used+=t.height}takeCarried(){const t=this.
carried;this.carried=[];for(const[e,n]of t.entries()){if(!(this.notes.length===0||this.used+this.heightOfNotes([n])<=this.room*.6))return void(this.carried=t.slice(
e));this.notes.push(n)}}close(){const{composition:t,geometry:e}=this;if(t.sheets.length===xe)throw(0,Yn.F)("pages",`The document has more than ${xe} pages`,"Spl\
it the Markdown into several documents","file");const n=t.sheet(e.width,e.height),s=this.placeNotes();for(const o of[this.placed,s]){Xn(n,o);for(const{row:r,top:c,
repeated:h}of o)r.paint(n,c,h)}this.used=0,this.placed=[],this.notes=[]}placeNotes(){if(this.notes.length===0)return[];let t=this.geometry.margin+this.heightOfNotes(
[]);return[this.ruleAboveNotes,...this.notes].map(e=>{t-=e.before;const n={row:e,top:t,repeated:!1};return t-=e.height,n})}}function Xn(i,t){const e=new Map,n=s=>{
const{top:o,bottom:r}=e.get(s),{x:c,width:h,color:a,radius:l=0,over:d}=s;e.delete(s),i.draw(void 0,{kind:"area",x:c,y:r-d,width:h,height:o-r+2*d,color:a,radius:l})};
for(const{row:s,top:o}of t){for(const r of[...e.keys()])s.decorations.includes(r)||n(r);for(const r of s.decorations){const c=e.get(r);c?c.bottom=o-s.height:e.set(
r,{top:o,bottom:o-s.height})}}for(const s of[...e.keys()])n(s)}var Qn=m(37645);class Vn{used=new Map;next(t){const e=t.toLowerCase().trim().replace(/[^\p{L}\p{N}\p{M}\p{Pc}\- ]/gu,
"").replaceAll(" ","-");let n=e;for(let s=this.used.get(e)??0;this.used.has(n);n=`${e}-${s}`)s++;return n!==e&&this.used.set(e,Number(n.slice(e.length+1))),this.
used.set(n,0),n}}function _n(i){const t=new Map,e=new Map;for(const n of It(i))n.type==="definition"&&!t.has(n.identifier)&&t.set(n.identifier,n),n.type==="foot\
noteDefinition"&&!e.has(n.identifier)&&e.set(n.identifier,n);return{definitions:t,footnotes:e}}function ts(i){const t=new Map,e=new Map,n=new Vn,s=[];for(const o of It(
i)){if(o.type!=="heading")continue;const r=x(o.children).trim();for(;s.length>0&&s.at(-1)>=o.depth;)s.pop();s.push(o.depth);const c={};e.set(n.next(r),c),t.set(
o,{title:r,level:s.length,place:c})}return{headings:t,places:e}}function It(i){const t=[],e=n=>{for(const s of n)t.push(s),(s.type==="blockquote"||s.type==="lis\
t"||s.type==="listItem"||s.type==="footnoteDefinition")&&e(s.children)};return e(i),t}const es=16,Yt=300,ns=.82;async function ss(i,t,e){const{geometry:n,size:s,
images:o,theme:r,font:c,boldFont:h}=t;await e.pace.rest();const a=await H.B.open({...hs(i,t),font:c,boldFont:h},e);await a.typefaces.warm(as(i),e.pace);const{definitions:l,
footnotes:d}=_n(i.children),{headings:u,places:f}=ts(i.children),g=Dn(i,d);for(const U of g.keys())f.set(`${U}
`,{});const p={html:!1,links:new Set,images:new Set},b=await $n.P.of(a.typefaces),S={job:e,composition:a,lines:b,geometry:n,definitions:l,footnotes:d,cited:g,images:o,
places:f,headings:u,told:p,theme:r,accent:t.accent??(r==="report"?M.uR:void 0),language:t.language},y=new M.FE(s,r),{margin:E}=n,w=is(n,a),T=new Jn(a,n,Hn(E,y)),
R=new bn(()=>T.break()),I=(U,Ct,z)=>R.layOut(U,Ct,z),A=new Bn(S,y,w,I);await A.prepare();const D=new te(S,y,U=>T.add(U),A.rowsFor),$=os(n),N=t.logo&&(0,Pn.h)(t.
logo,$,t.running,s);N&&D.row({before:0,height:N.room,keep:!0,decorations:[],paint:U=>N.draw(U)});const Z=[...u.values()],at=new An(S),ft={blocks:R,contents:at,pages:T,
flow:D,frame:w};let Q=0;t.cover&&(Q=await Un(i,t.cover,ft)),t.contents&&Z.length>0&&(Q=await rs(i,Z,ft,Q)),Q===0&&r==="letter"&&(Q=await Kn(i,ft)),await R.layOut(
i.children.slice(Q),D,w),await T.finish(e.pace),await at.fill();const gt=t.cover?1:0;return await(0,Qn.N)(a,b,{frameOf:()=>$,size:s,isBare:U=>U<gt,pace:e.pace},
t.running),t.pageNumbers&&(r!=="letter"||a.sheets.length>1)&&t.running.footer===void 0&&await ds(S,y,D,gt,e.pace),{composition:a,bookmarks:us(Z),told:p}}const is=({
margin:i,width:t},{document:e})=>({x:i,width:t-2*i,element:e,decorations:[],color:M.lm.text,depth:0,tight:!1}),os=({width:i,height:t,margin:e})=>({width:i,height:t,
left:e,right:e,top:e,bottom:e});async function rs(i,t,{blocks:e,contents:n,pages:s,flow:o,frame:r},c){const h=ke(i);h&&c===0&&await e.layOut([h],o,r);const a={title:(0,nt.
contentsHeading)(o.setting.language),level:h?2:1,place:{}};await e.contentsHeading(a,o,r);const l=c>0?t.slice(1):h?cs(t):t;return(await n.layOut(l,o,r)>es||c>0)&&
s.break(),t.splice(h?1:0,0,a),h?1:c}function ke({children:i}){const[t]=i;return i.filter(n=>n.type==="heading"&&n.depth===1).length===1&&t?.type==="heading"&&t.
depth===1?t:void 0}function cs([i,...t]){const e=t.length>0?(0,G.YG)(t.map(n=>n.level)):i.level;return[{...i,level:e},...t]}function as(i){const t=[];for(const e of It(
i.children)){if(t.length>Yt)break;if(e.type==="paragraph")for(const n of x(e.children).split(" ",Yt))t.push(n)}return t.slice(0,Yt)}function hs(i,{contents:t,running:e,
cover:n}){const s=new Set,o=[e.header??"",e.footer??"",e.date??"",e.title,n?.author??""];(t||n)&&s.add("SemiBold");const r=[i];for(let c=r.pop();c;c=r.pop())if((c.
type==="heading"||c.type==="strong"||c.type==="table"||c.type==="blockquote")&&s.add("SemiBold"),c.type==="emphasis"&&s.add("Italic"),(c.type==="code"||c.type===
"inlineCode")&&s.add("Mono"),"value"in c&&o.push(c.value.replace(/[\0-\x7f]+/g,"")),"alt"in c&&typeof c.alt=="string"&&o.push(c.alt),"children"in c)for(const h of c.
children)r.push(h);return{styles:[...s],text:o.join("")}}const ls=2e4;async function ds({composition:i,geometry:t},e,n,s,o){const{sheets:r,typefaces:c}=i,h=X(n,
M.lm.quiet,e.size*ns);for(const[a,l]of r.entries()){const d=o.step(ls);if(d&&await d,a<s)continue;const u=c.word(String(a+1),h.style),f=(t.width-u.width*h.size/
1e3)/2;l.run("Footer",{kind:"text",x:f,y:t.margin/2-h.size*.3,size:h.size,color:h.color,words:[u]})}}function us(i){const t=[],e=[{level:0,children:t}];for(const{
title:n,level:s,place:o}of i){if(n===""||!fs(o))continue;for(;e.at(-1).level>=s;)e.pop();const r=[];e.at(-1).children.push({title:n,place:o,children:r}),e.push(
{level:s,children:r})}return t}const fs=i=>i.sheet!==void 0;var ve=m(16246),gs=m(68084),ps=m(71775),ms=m(28409),ys=m(16596);const Oe=72,ws=14,xs=async(i,t,e)=>{
const n=vs(t),s=(0,ve.H)(t),{root:o,words:r}=await ks(new TextDecoder().decode(i.bytes),t.values,e),[c]=o.children,h=r.cover===!0?ke(o)!==void 0:c===void 0||c.type===
"heading",a=r.cover===!0||r.title!==void 0&&t.theme!=="letter";!h&&a&&o.children.unshift(Os(r.title??t.title??qt(i.name)));const l=t.title??r.title??bs(o)??qt(i.
name),d=t.language??Es(r.language),u=await Ss(o,t.images??[],e),f=t.logo&&await(0,k.A)(t.logo,"logo",e),{composition:g,bookmarks:p,told:b}=await ss(o,{geometry:n,
size:t.font_size,...s,theme:t.theme,cover:r.cover!==!0?void 0:{author:t.author??r.author,date:t.date},images:u,pageNumbers:t.page_numbers,running:{header:t.header,
footer:t.footer,headerOnFirst:t.header_on_first,date:t.date,title:l},logo:f,accent:t.accent_color===void 0?void 0:(0,M.bP)(t.accent_color),contents:t.table_of_contents,
language:d},e),S=[...u.values(),...f?[f]:[]].some(({components:D})=>D===4),y=t.author??r.author,E=await g.finish({title:l,author:y,language:d,bookmarks:p,breaksArchive:S}),
w=t.letterhead&&await(0,gs.o)(E,t.letterhead,t.letterhead_password,e),T={compact:!0,objectStreams:"smallest"},R=w?.write?await w.write(T):await(0,v.UN)(E,T),I=g.
sheets.length,A=(0,ps.l)({from:"Markdown",told:b,missing:g.typefaces.missing,hasFont:s.font!==void 0,language:d,breaksArchive:S});return w&&(0,G.RZ)(A,w.notes),
{documents:[{name:`${qt(i.name)}.pdf`,bytes:R,pageCount:I}],notes:A,facts:{pageCount:I}}};async function ks(i,t,{pace:e}){const n=t&&await(0,O.o)(i,t,e),{words:s,
markdown:o}=(0,dt.X)(n?.text??i),r=await(0,L.D)(o,e);if(P(r),await e.rest(),!n)return{root:r,words:s};await Ht(r,n.values,e);const{title:c,author:h,language:a}=s,
l=d=>(0,j.qk)(d,n.values,ot);return{root:r,words:{...c!==void 0&&{title:l(c)},...h!==void 0&&{author:l(h)},...a!==void 0&&{language:l(a)},...s.cover&&{cover:s.cover}}}}
function vs(i){const{margin:t,font_size:e}=i,{width:n,height:s}=(0,ve.a)(i),o=Math.floor((Math.min(n,s)-ws*e)/2/Oe*100)/100;if(t>o){const r=`leaves no room on ${i.
page_width===void 0?i.page_size:"such"} pages with a font_size of ${e}; it must be at most ${o} inches`;throw(0,it.G6)([{field:"margin",message:r,mentions:["fon\
t_size"]}])}return{width:n,height:s,margin:t*Oe}}const Os=i=>({type:"heading",depth:1,children:[{type:"text",value:i}]});function bs({children:i}){for(const t of It(
i)){const e=t.type==="heading"?x(t.children).trim():"";if(e!=="")return e}}function Es(i){const{holds:t,words:e}=C.E["language-tag"];if(i===void 0||t(i))return i;
throw(0,it.G6)([{field:"file",message:`has a lang in its front matter that is not ${e}`}])}async function Ss(i,t,e){const n=new Map,s=new Set((0,B.A6)(i));for(const o of t)
s.has((0,B.bi)(o.name))&&n.set((0,B.bi)(o.name),await(0,k.A)(o,"images",e,"png-jpeg-gif"));for(const[o,r]of await(0,ms.$)(s,e))n.set(o,r);for(const[o,r]of await(0,ys.
m)(s,e))n.set(o,r);return n}const qt=i=>i.replace(/\.(?:md|markdown|mdown|txt|pdf)$/i,"").trim()||"document"}),17581:((Jt,mt,m)=>{m.d(mt,{p4:()=>lt,tk:()=>tt,uJ:()=>_,
zt:()=>bt});const yt=.55,V=.1,_=.6,Ot=[.5,.5,.54],ht=(P,W)=>P.reduce((K,{width:et})=>K+et,0)*W/1e3,bt=(P,W,K)=>ht([P.word("0".repeat(W),"Regular")],K);function lt(P,W,{
right:K,baseline:et,size:F}){const[Y,B]=[yt*F,V*F],it=K-Math.ceil((W+_*F)/Y)*Y,j=et+B/2;return it-Y<P+_*F?[]:[{kind:"stroke",points:[[it,j],[P+_*F,j]],width:B,color:Ot,
dots:Y}]}function tt(P,W,{right:K,baseline:et,size:F},Y){const B=[P.word(W,"Regular")];return{kind:"text",x:K-ht(B,F),y:et,size:F,color:Y,words:B}}}),47046:((Jt,mt,m)=>{
m.d(mt,{contentsHeading:()=>bt,r:()=>Et});var yt=m(75934),V=m(17581),_=m(96927),Ot=m(45657);const ht={cs:"Obsah",da:"Indhold",de:"Inhalt",el:"Περιεχόμενα",
en:"Contents",es:"Índice",fi:"Sisällys",fr:"Sommaire",hu:"Tartalom",it:"Indice",nb:"Innhold",nl:"Inhoud",nn:"Innhald",no:"Innhold",pl:"Spis treści",pt:"Índic\
e",ro:"Cuprins",ru:"Содержание",sv:"Innehåll",tr:"İçindekiler",uk:"Зміст"},bt=dt=>ht[(dt??"").toLowerCase().split("-")[0]]??ht.en,lt=[.1,.1,.12],
tt=1.45,P=.35,W=1.9,K=2.1,et=44,F=1.2,Y=2,B=3,it=15e4,j=2e4,zt="…",Dt=/[^\S\u00a0\u202f]+/gu,Bt=Math.sqrt(_.tn.A4[0]*_.tn.A4[1])/11,Ht=6,$t=18;class Et{composition;contents;pages=[];size;left;right;top;bottom;typefaces;constructor(L,x){
this.composition=L,this.contents=x,this.typefaces=L.typefaces;const{width:k,height:v}=x,C=Math.min($t,Math.max(Ht,Math.sqrt(k*v)/Bt));this.size=Math.min(C,k/18,
v/10);const O=Math.min(k*.76,et*this.size);this.left=(k-O)/2,this.right=k-this.left,this.top=v-Math.max(v*.11,this.size*1.5),this.bottom=Math.max(v*.1,this.size*
1.5)}static async of(L,x,k){const v=new Et(L,x),C=[];for(const O of x.titles){C.push({title:O,lines:await v.broken(O)});const H=k.step(it);H&&await H}return v.distribute(
C),v}get pageCount(){return this.pages.length}async draw(L,x,k){const{composition:v,size:C}=this,O={},H={element:v.document,index:0};for(const[nt,G]of this.pages.
entries()){const rt=v.sheet(this.contents.width,this.contents.height);let q=this.top;nt===0&&(O.sheet=rt,O.top=this.contents.height,q-=this.drawHeading(rt),H.element=
v.document.add("TOC"));for(const ct of G){const wt=H.element.add("TOCI").add("Reference").add("Link"),xt=L[H.index],ut=ct.lines.length*tt*C;this.drawEntry(rt,{entry:ct,
number:xt,top:q,item:wt}),rt.link(wt,[this.left,q-ut,this.right,q],x[H.index],`${ct.title}, ${xt}`),q-=ut+P*C,H.index++;const kt=k.step(j);kt&&await kt}}return O}distribute(L){
const{size:x}=this;let k=this.top-this.headingHeight,v=[];this.pages.push(v);for(const C of L){const O=C.lines.length*tt*x;v.length>0&&k-O<this.bottom&&(this.pages.
push(v=[]),k=this.top),v.push(C),k-=O+P*x}}get headingHeight(){return(W*.75+K)*this.size}drawHeading(L){const{size:x,left:k,top:v}=this,C=this.shaped(this.contents.
heading,"SemiBold"),O=this.composition.document.add("H1");return L.draw(O,Tt(C,k,v-W*.75*x,W*x,lt)),this.headingHeight}drawEntry(L,{entry:x,number:k,top:v,item:C}){
const{size:O,left:H,right:nt,typefaces:G}=this,[rt]=this.shaped(" ","Regular");let q=v-tt*O*.72;for(const[ct,{words:wt,width:xt}]of x.lines.entries()){const ut=H+
(ct===0?0:F*O),kt=ct===x.lines.length-1;if(L.draw(C,Tt([...wt,rt],ut,q,O,lt)),kt){const Lt={right:nt,baseline:q,size:O};L.draw(void 0,...(0,V.p4)(ut+xt,this.column,
Lt)),L.draw(C,(0,V.tk)(G,k,Lt,lt))}q-=tt*O}}get column(){return(0,V.zt)(this.typefaces,this.contents.digits,this.size)}async broken(L){const x=this.size/1e3,k=this.
right-this.left-this.column-(2*V.uJ+Y)*this.size,C=await new yt.p(L.trim().replace(Dt," "),O=>ot(this.shaped(O,"Regular"))*x).lines(O=>O===0?k:k-F*this.size);return C.
slice(0,B).map((O,H)=>{const nt=this.shaped(O,"Regular");return H+1===B&&C.length>B&&(0,Ot.RZ)(nt,this.shaped(zt,"Regular")),{words:nt,width:ot(nt)*x}})}shaped(L,x){
return L.split(/(?<= )|(?= )/).map(k=>this.typefaces.word(k,x))}}const ot=dt=>dt.reduce((L,{width:x})=>L+x,0),Tt=(dt,L,x,k,v)=>({kind:"text",x:L,y:x,size:k,color:v,
words:dt})})};
