"use strict";exports.id=5485,exports.ids=[5485],exports.modules={95485:((Nt,at,p)=>{p.r(at),p.d(at,{markdown_to_pdf:()=>us});const et=new WeakMap,J=new WeakMap,X=i=>et.get(i),
gt=i=>J.get(i),ht=/^\{ ?width ?= ?(\d{1,4}(?:\.\d{1,3})?)(cm|mm|in|pt|px|%) ?\}/,G={cm:72/2.54,mm:72/25.4,in:72,pt:1,px:.75},P=/^:::[ \t]{0,9}(right|center)[ \t]{0,9}(?:\n|$)/,
B=/(?:^|\n):::[ \t]{0,9}$/;function k(i){z(i.children);const t=[i];for(let e=t.pop();e;e=t.pop()){if(!("children"in e))continue;const{children:n}=e;for(const[s,
o]of n.entries()){const r=n[s+1];(o.type==="image"||o.type==="imageReference")&&A(o,r),t.push(o)}}}function A(i,t){const e=t?.type==="text"?ht.exec(t.value):null;
if(t?.type!=="text"||!e)return;t.value=t.value.slice(e[0].length);const n=Number(e[1]),s=G[e[2]];J.set(i,s===void 0?{part:Math.min(n,100)/100}:{points:n*s})}function z(i){
const t=[];for(const[r,c]of i.entries())B.test(H(c))&&t.push(r);const e=[];let n=0,[s,o]=[void 0,0];for(const[r,c]of i.entries()){const h=s===void 0?P.exec(R(c)):
null;for(;h&&t.length>n&&t[n]<r;)n++;h&&t.length>n&&([s,o]=[h[1],t[n]],W(c,0,a=>a.slice(h[0].length))),s!==void 0&&r===o&&W(c,-1,a=>a.replace(B,"")),s!==void 0&&
et.set(c,s),(s===void 0||c.type!=="paragraph"||c.children.length>0)&&e.push(c),r===o&&(s=void 0)}i.splice(0,i.length);for(const r of e)i.push(r)}function R(i){const t=i.
type==="paragraph"?i.children[0]:void 0;return t?.type==="text"?t.value:""}function H(i){const t=i.type==="paragraph"?i.children.at(-1):void 0;return t?.type===
"text"?t.value:""}function W(i,t,e){if(i.type!=="paragraph")return;const n=i.children.at(t);n?.type==="text"&&(n.value=e(n.value),n.value===""&&i.children.splice(
t,1),i.children.at(t)?.type==="break"&&i.children.splice(t,1))}var N=p(34622),nt=p(58552),K=p(78323);const Dt=/^(?:https?|mailto|tel):|^data:image\//i,Bt=/^[a-z][a-z0-9+.-]*:/i,
Ht=/^(?:field|qr):/i;async function $t(i,t,e){const n=[i];for(let s=n.pop();s;s=n.pop()){const o=e.step(500);if(o&&await o,Pt(s,t),"children"in s){s.children.some(
r=>r.type==="text"&&(0,K.H)(r.value))&&Object.assign(s,{children:s.children.flatMap(r=>Tt(r,t))});for(const r of s.children)n.push(r)}}}function Pt(i,t){const e=(n,s)=>{
const o=i[n];typeof o=="string"&&(0,K.H)(o)&&Object.assign(i,{[n]:(0,K.qk)(o,t,s)})};for(const n of["alt","title"])e(n,lt);if(i.type==="code"&&e("value"),i.type===
"inlineCode"&&e("value",lt),i.type==="html"&&e("value",n=>lt(n).replace(/[&<>"']/g,s=>`&#${s.charCodeAt(0)};`)),"url"in i&&(0,K.H)(i.url)&&(e("url",/^qr:/i.test(
i.url)?encodeURIComponent:lt),St(i.url,i.type==="image")))throw(0,nt.G6)([{field:"values",message:"give an address another scheme than http, https, mailto or te\
l, or data with an image"}])}const St=(i,t)=>Bt.test(i.trim())&&!Dt.test(i.trim())&&!(t&&Ht.test(i.trim())),lt=i=>i.replace(/\r?\n/g," ");function Tt(i,t){return i.
type!=="text"||!(0,K.H)(i.value)?[i]:(0,K.qk)(i.value.replaceAll(`
`," "),t,n=>n.replace(/\r\n?/g,`
`)).split(`
`).flatMap((n,s)=>s===0?[{type:"text",value:n}]:[{type:"break"},{type:"text",value:n}])}var pt=p(6565),C=p(7725);const x=i=>i.map(t=>t.type==="text"||t.type==="\
inlineCode"?t.value:t.type==="image"||t.type==="imageReference"?t.alt??"":t.type==="break"?" ":"children"in t?x(t.children):"").join("").replace(/\s+/g," ");var b=p(
86476),v=p(14029),F=p(60666),O=p(87593),Y=p(63962),rt=p(47046),V=p(45657);function dt(i){const[,t="",e=""]=/^\s*<(\/?)([a-z][a-z0-9-]*|!--)/i.exec(i)??[];return{
name:e.toLowerCase(),closes:t!==""}}const _=i=>/^\s*<!--\s*page-?break\s*-->\s*$/i.test(i),ut=/<(script|style|template)\b[^<>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi,kt=/<!--(?:-?>|[\s\S]*?(?:-->|$))|<\?[\s\S]*?(?:\?>|$)|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<![a-z][\s\S]*?(?:>|$)/gi,
bt=/<(?:br|hr|\/?(?:p|div|h[1-6]|li|ul|ol|tr|table|section|details|summary|blockquote|dl|dt|dd|pre))\b[^<>]*>/gi,mt=/<\/?(?:td|th)\b[^<>]*>/gi,vt=/<\/?[a-z][^<>]*(?:>|$)/gi,
Lt={amp:"&",lt:"<",gt:">",quot:'"',apos:"'",nbsp:" "};function Oe(i){return i.replace(ut,"").replace(kt,"").replace(/\s+/g," ").replace(bt,`
`).replace(mt," ").replace(vt,"").replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi,(t,e,n,s)=>{if(s!==void 0)return Lt[s.toLowerCase()]??t;const o=e===void 0?
parseInt(n,16):Number(e);return o>0&&o<=1114111&&(o<55296||o>57343)?String.fromCodePoint(o):"�"}).split(`
`).map(t=>t.replace(/ +/g," ").trim()).filter(t=>t!=="")}var Se=p(47707);const st=i=>new Set(i.split(" ")),Rt=["/*","*/","comment"],Ee={comments:["//"],blocks:[
Rt,["`","`","string"]],quotes:`'"`,words:st("abstract as async await bool boolean break case catch char class const continue def default defer delete do double \
else enum export extends extern false final finally float fn for foreach from fun func function get go goto if impl implements import in instanceof int interfac\
e is let long loop match mod module mut namespace new nil null nullptr of operator override package private protected pub public range readonly ref return self \
set sizeof static str string struct super switch template this throw throws trait true try type typedef typeof undefined union unsafe use using val var virtual \
void volatile when where while with yield")},Me={comments:["#"],blocks:[['"""','"""',"string"],["'''","'''","string"]],quotes:`'"`,words:st("and as assert async\
 await begin break case class continue def del do done elif else elsif end ensure esac except exit export false False fi finally for from function global if imp\
ort in is lambda local module next nil None nonlocal not null or pass raise require rescue return self then true True try unless until when while with yield")},
Te={comments:["--"],blocks:[Rt],quotes:`'"`,words:st("add all alter and as asc between by case check column constraint create cross database default delete desc\
 distinct drop else end exists false foreign from full group having in index inner insert into is join key left like limit not null offset on or order outer pri\
mary references returning right select set table then true union unique update using values view when where with"),ignoresCase:!0},Le={comments:["//"],blocks:[Rt],
quotes:'"',words:st("true false null")},Re={comments:[],blocks:[Rt],quotes:`'"`,words:st("important inherit initial unset")},Ce=[[Ee,st("js javascript mjs cjs j\
sx ts typescript mts cts tsx java c h cpp c++ cc hpp cs csharp c# go golang rust rs swift kotlin kt php scala dart groovy")],[Me,st("py python python3 rb ruby s\
h bash shell zsh yaml yml toml r perl pl makefile make dockerfile docker elixir")],[Te,st("sql mysql postgres postgresql sqlite plsql tsql")],[Le,st("json json5\
 jsonc")],[Re,st("css scss less")]],[Vt,Ie]=[/[\w$\u00aa-\uffff]/,/[0-9]/];class Wt{grammar;open;constructor(t){this.grammar=t}static for(t){const e=(t??"").toLowerCase(),
[n]=Ce.find(([,s])=>s.has(e))??[];return n&&new Wt(n)}partsOf(t){const e=[];for(let n=0;n<t.length;){const[s,o]=this.next(t,n),r=e.at(-1),c=t.slice(n,s);r?.kind===
o?r.text+=c:e.push({text:c,kind:o}),n=s}return e}next(t,e){const{comments:n,blocks:s,quotes:o,words:r,ignoresCase:c}=this.grammar;if(this.open)return this.closing(
t,e,this.open);const h=t[e];if(n.some(f=>t.startsWith(f,e)&&(f!=="#"||e===0||/\s/.test(t[e-1]))))return[t.length,"comment"];const l=s.find(([f])=>t.startsWith(f,
e));if(l){this.open=l;const[f,m]=this.closing(t,e+l[0].length,l);return[f,m]}if(o.includes(h))return[Ae(t,e),"string"];if(!Vt.test(h))return[e+1,"plain"];let d=e+
1;const u=Ie.test(h);for(;d<t.length&&(Vt.test(t[d])||u&&t[d]===".");)d++;if(u)return[d,"number"];const g=t.slice(e,d);return[d,r.has(c?g.toLowerCase():g)?"keyw\
ord":"plain"]}closing(t,e,[,n,s]){const o=t.indexOf(n,e);return o>=0&&(this.open=void 0),[o<0?t.length:o+n.length,s]}}function Ae(i,t){let e=t+1;for(;e<i.length&&
i[e]!==i[t];e++)i[e]==="\\"&&e++;return Math.min(e+1,i.length)}var T=p(96533);const ze={plain:T.lm.text,comment:[.38,.42,.4],string:[.04,.38,.2],keyword:[.44,.13,
.55],number:[.6,.26,0]},Xt=4,Ne=.7,De=1.32,Be=2e4;async function He({value:i,lang:t},e,n){const{scale:s,setting:o}=e,{typefaces:r}=o.composition,c=s.codeSize,h=Math.
round(c*De*2)/2,a=Ne*s.size,l=r.word("0","Mono").width*c/1e3,d=Math.max(Math.floor((n.width-2*a)/l),8),u={x:n.x,width:n.width,color:T.lm.ground,radius:3,over:a},
g=n.element.add("P").add("Code"),f=n.x+a,m=(h-c)/2+c*.84,S=o.theme==="report"?Wt.for(t):void 0,M=i.split(/\r\n|\n|\r/).flatMap(w=>Pe(w,d,S));e.gap(s.half),e.extend(
a);for(const[w,{parts:E,isRest:y}]of M.entries()){const L=o.job.pace.step(Be);L&&await L;const I=E.map(({text:D,kind:$})=>({word:r.word(D,"Mono"),color:ze[$]}));
e.row({before:0,height:h,keep:w===0||w===M.length-2,decorations:[...n.decorations,u],paint:(D,$,Z)=>{const q=$-m;y&&D.draw(void 0,...$e(f,q,c));let j=y?f+2*l:f;
const tt=I.map(({word:ft,color:wt})=>{const ot={kind:"text",x:j,y:q,size:c,color:wt,words:[ft]};return j+=ft.width*c/1e3,ot});D.draw(Z?void 0:g,...tt)}},m)}e.gap(
s.half),e.extend(a)}function $e(i,t,e){const n=(o,r)=>[i+o*e,t+r*e],s={kind:"stroke",width:e*.07,color:T.lm.strongRule};return[{...s,points:[n(.1,.62),n(.1,.26),
n(.68,.26)]},{...s,points:[n(.5,.42),n(.7,.26),n(.5,.1)]}]}function Pe(i,t,e){const n=i.includes("	")?We(i):i,s=e?.partsOf(n)??[{text:n,kind:"plain"}];if(n==="")
return[{parts:[{text:" ",kind:"plain"}],isRest:!1}];if(n.length<=t)return[{parts:s,isRest:!1}];const o=[];let[r,c]=[[],t];for(const{text:h,kind:a}of s){const l=(0,Se.
qf)(h);for(let d=0;d<l.length;){const u=l.slice(d,d+c);r.push({text:u.join(""),kind:a}),d+=u.length,c-=u.length,!(c>0)&&(o.push({parts:r,isRest:o.length>0}),[r,
c]=[[],t-2])}}return r.length>0&&o.push({parts:r,isRest:o.length>0}),o}function We(i){let t="";for(const e of i.split(/(\t)/))t+=e==="	"?" ".repeat(Xt-t.length%
Xt):e;return t}var Ft=p(27077),Qt=p(43084);const Fe=.78,_t=.3;class te{setting;scale;sink;notesOf;after=0;reach=0;joined=!1;markers=[];constructor(t,e,n,s){this.
setting=t,this.scale=e,this.sink=n,this.notesOf=s}mark(t){this.markers.push(t)}get isWaiting(){return this.markers.length>0}join(){this.joined=!0}gap(t){this.after=
Math.max(this.after,t)}extend(t){this.reach+=t}row(t,e=this.scale.leading*.7){const n=this.joined?0:Math.max(this.after,t.before)+this.reach;this.after=0,this.reach=
0,this.joined=!1;const s=this.markers.splice(0);if(s.length===0)return this.sink({...t,before:n});this.sink({...t,before:n,paint:(o,r,c)=>{for(const h of s)h(o,
r-e,c);t.paint(o,r,c)}})}async text(t,e,n,s){const o=Math.min(e.width,this.scale.measure),{lines:r,job:c}=this.setting,h=await(0,Ft.k6)(r.setting(t,o),c.pace),{
lines:a}=h;for(const[l,d]of a.entries()){const u=l===0,f=l===a.length-1?s.keep===!0:u||l===a.length-2||s.keep===!0;this.line(d,{paragraph:h,frame:e,measure:o,element:n,
options:s,isFirst:u,keep:f})}this.gap(s.after??0)}line(t,e){const{frame:n,element:s,options:o,isFirst:r,keep:c}=e,{height:h,baseline:a}=ee(t,o),{isRight:l}=e.paragraph,
d=n.align??(l?"right":"left"),u=n.width-e.measure,f=n.x+(d==="left"?0:d==="right"?u:u/2)+ne(t,e.measure,d),m=t.notes.flatMap(S=>this.notesOf(S,n.element));this.
row({before:r?o.before??0:0,height:h,keep:c,decorations:n.decorations,notes:m,paint:(S,M,w)=>{r&&o.onFirst?.(S,M),(0,Qt.t)(S,t,f,M-a,w?void 0:s)}},a)}}function ee({
tallest:i},{leading:t,size:e}){const n=(t-e)/2+e*Fe+e*.06;if(i<=n)return{height:t,baseline:n};const s=Math.ceil((i+t*_t)/(t/2))*(t/2);return{height:s,baseline:s-
t*_t}}function ne({width:i},t,e){return e==="left"?0:e==="right"?t-i:(t-i)/2}const se=new WeakMap;function it(i,t,e=i.scale.size,n="Regular"){let s=se.get(i);s||
se.set(i,s=new Map);const o=`${n} ${e} ${t.join(" ")}`;let r=s.get(o);return r||s.set(o,r={style:n,size:e,color:t}),r}var Ot=p(25561);const Ge=.88,je=.7,ie=.36,
Ue=-.14,oe=72/96,Ke=300,re=/^(?:https?|mailto|tel|ftp):/i,ce=new WeakMap;function ct(i,t,e){let n=ce.get(i);n||ce.set(i,n=new Map);let s=n.get(t);return s||n.set(
t,s={...i,...e}),s}const Gt=i=>i.style==="Mono"?i:ct(i,"bold",{style:i.style.endsWith("Italic")?"SemiBoldItalic":"SemiBold"}),Ze=i=>i.style==="Mono"?ct(i,"itali\
c",{oblique:!0}):ct(i,"italic",{style:i.style.startsWith("SemiBold")?"SemiBoldItalic":"Italic"}),Ye=i=>ct(i,"code",{style:"Mono",oblique:!1,size:i.size*Ge,ground:T.
lm.ground}),ae=(i,t)=>ct(i,`raised ${t}`,{size:i.size*je,rise:(i.rise??0)+i.size*t});class he{setting;room;runs=[];open=[];constructor(t,e){this.setting=t,this.
room=e}add(t,e,n){for(const s of t)this.node(s,e,n);return this}text(t,e,n,s){const o=this.runs.at(-1);let r=t.replace(/[ \t\r\n]+/g," ");if(r.startsWith(" ")&&
(!o||o.kind==="break"||o.kind==="text"&&o.text.endsWith(" "))&&(r=r.slice(1)),r==="")return;let c=e;for(const h of this.open)h==="u"?c=ct(c,"u",{underlined:!0}):
c=ae(c,h==="sup"?ie:Ue);this.runs.push({kind:"text",text:r,look:c,owner:n,...s!==void 0&&{note:s}})}node(t,e,n){switch(t.type){case"text":return this.text(t.value,
e,n);case"emphasis":return void this.add(t.children,Ze(e),n);case"strong":return void this.add(t.children,Gt(e),n);case"delete":return void this.add(t.children,
ct(e,"struck",{struck:!0}),qe("LineThrough",n));case"inlineCode":return this.text(t.value,Ye(e),new Ot._("Code",{},n));case"break":this.runs.push({kind:"break"});
return;case"link":return this.link(t.url,t.children,e,n);case"linkReference":{const s=this.setting.definitions.get(t.identifier)?.url;return s===void 0?void this.
add(t.children,e,n):this.link(s,t.children,e,n)}case"image":return this.image(t.url,t,e,n);case"imageReference":return this.image(this.setting.definitions.get(t.
identifier)?.url??"",t,e,n);case"footnoteReference":return this.reference(t.identifier,e,n);case"html":return this.html(t.value);default:return t}}link(t,e,n,s){
const o=this.targetOf(t);if(!o)return void this.add(e,n,s);const r=x(e).trim().slice(0,Ke)||t,c=new Ot._("Link",{},s,{target:o,contents:r});this.add(e,ct(n,"lin\
k",{color:T.lm.link}),c)}targetOf(t){if(re.test(t))return{uri:Je(t)};const e=/^#(.+)$/.exec(t)?.[1],n=e===void 0?void 0:this.setting.places.get(Ve(e).toLowerCase());
if(n)return{place:n};this.setting.told.links.add(t)}image(t,e,n,s){const o=e.alt??"",r=this.setting.images.get((0,N.bi)(t));if(!r)return this.setting.told.images.
add(t),o===""?void 0:re.test(t)?this.link(t,[{type:"text",value:o}],n,s):this.text(o,n,s);const c=this.sizeOf(r,gt(e));this.runs.push({kind:"image",image:r,...c,
owner:o===""?null:new Ot._("Figure",{alt:o},s)})}sizeOf({displayed:t,resolution:e},n){const s=n&&("points"in n?n.points:n.part*this.room.width),o=s?{width:s,height:t.
height/t.width*s}:e?{width:t.width/e.x*72,height:t.height/e.y*72}:{width:t.width*oe,height:t.height*oe},r=Math.min(1,this.room.width/o.width,this.room.height/o.
height);return{width:o.width*r,height:o.height*r}}reference(t,e,n){const{cited:s,footnotes:o}=this.setting;if(!o.has(t))return;const r=s.get(t)??s.size+1;s.set(
t,r);const c=this.setting.places.get(`${t}
`),h=new Ot._("Reference",{},n),a=c?new Ot._("Link",{},h,{target:{place:c},contents:`Footnote ${r}`}):h;this.text(String(r),ae(ct(e,"link",{color:T.lm.link}),ie),
a,t)}html(t){const{name:e,closes:n}=dt(t);if(e==="br")this.runs.push({kind:"break"});else if(e==="sub"||e==="sup"||e==="u"){const s=this.open.lastIndexOf(e);n?s>=
0&&this.open.splice(s,1):this.open.push(e)}else e!=="!--"&&(this.setting.told.html=!0)}}const qe=(i,t)=>new Ot._("Span",{attributes:{O:"Layout",TextDecorationType:i}},
t),Je=i=>i.replace(new RegExp("\\p{Cs}","gu"),"�").replace(/[^\x21-\x7e]|["<>\\^`{|}]/gu,t=>encodeURIComponent(t));function Ve(i){try{return decodeURIComponent(
i)}catch{return i}}var Xe=p(12889);const Qe=new RegExp("\\p{L}","u");function le(i){const t=[i];for(let e=t.pop();e;e=t.pop()){if((e.type==="text"||e.type==="in\
lineCode")&&Qe.test(e.value))return(0,Xe.vw)(e.value);if("children"in e)for(let n=e.children.length-1;n>=0;n--)t.push(e.children[n])}return!1}const de=[{text:"•",
numbering:"Disc"},{text:"–",numbering:"None"},{text:"▪",numbering:"Square"}],jt=.5,_e=1.5,tn=.5,en=.125;async function nn(i,t,e,n){const{size:s,leading:o,half:r}=t.
scale,c=de[e.depth%de.length],h=i.start??1,a=le(i),l=e.x+e.width,d=w=>a?`.${w}`:`${w}.`,u=it(t,e.color),g=(w,E)=>E===!0?"☑":E===!1?"☐":i.ordered===!0?d(h+w):
c.text,f=(0,V.Kf)([0,i.children.length-1].map(w=>ue(t,u,g(w,i.children[w]?.checked)))),m=Math.max(f+jt*s,_e*s),S=i.spread===!0||i.children.some(({spread:w})=>w===
!0),M=e.element.add("L",{attributes:{O:"List",ListNumbering:i.ordered===!0?"Decimal":c.numbering}});(e.depth===0||!e.tight)&&t.gap(r);for(const[w,E]of i.children.
entries()){w>0&&t.gap(o*(S?tn:en));const y=M.add("LI"),L=y.add("Lbl"),I=g(w,E.checked),D=ue(t,u,I),$=a?l-m+jt*s:e.x+m-jt*s-D;t.mark((q,j,tt)=>sn(t,q,I,u,$,j,tt?
void 0:L));const Z={...e,x:a?e.x:e.x+m,width:e.width-m,element:y.add("LBody"),depth:e.depth+1,tight:!S};await n(E.children,Z),t.isWaiting&&t.row({before:0,height:o,
keep:!1,decorations:e.decorations,paint:()=>{}})}t.gap(e.tight&&e.depth>0?0:r)}const ue=({setting:i},t,e)=>i.composition.typefaces.word(e,t.style).width*t.size/
1e3;function sn({setting:i},t,e,{size:n,style:s,color:o},r,c,h){t.draw(h,{kind:"text",x:r,y:c,size:n,color:o,words:[i.composition.typefaces.word(e,s)]})}const Ut=.55,
on=.3,rn=.75,cn=1.32,an=12;async function hn(i,t,e){const{pace:n}=t.setting.job,s=i.children[0]?.children.length??0,o=Array.from({length:s},(g,f)=>i.align?.[f]??
null),r=Array.from({length:s},()=>({whole:0,least:0}));for(const[g,{children:f}]of i.children.entries())for(const[m,S]of f.slice(0,s).entries()){const M=fe(S,t,
e,t.scale.size,g===0),w=await(0,Ft.k6)(t.setting.lines.widths(M),n);r[m]={whole:Math.max(r[m].whole,w.whole),least:Math.max(r[m].least,w.least)};const E=n.step(
3e3);E&&await E}const c={...ln(r,o,e.width,t.scale),isMirrored:le(i)},h=e.element.add("Table"),a=i.children.length>1&&(i.children[0]?.children??[]).every(({children:g})=>g.
length===0),l=a?void 0:h.add("THead"),d=i.children.length>1?h.add("TBody"):void 0,u=[];t.gap(t.scale.half+2);for(const[g,{children:f}]of i.children.entries()){const m=g===
0;if(m&&!l)continue;const S=(m?l:d).add("TR"),M=Array.from({length:s},(L,I)=>{const D=m?"Column":a&&I===0?"Row":void 0,$=fe(f[I],t,e,c.size,m),Z=D===void 0?{}:{
attributes:{O:"Table",Scope:D}};return{runs:$,element:S.add(D===void 0?"TD":"TH",Z)}}),E=await fn(M,c,t,e,{isHead:m,isTop:m||a&&g===1,isLast:g===i.children.length-
1,isShaded:g%2===0,heads:u});for(const L of E)t.row(L);m&&(0,V.RZ)(u,E);const y=n.step(3e3*s);y&&await y}t.gap(t.scale.leading)}function fe(i,t,e,n,s){const o=it(
t,e.color,n);return new he(t.setting,{width:e.width/3,height:n*12}).add(i?.children??[],s?Gt(o):o).runs}function ln(i,t,e,n){const s=2*Ut*n.size*i.length,r=(u=>i.
reduce((g,f)=>g+u(f),0))(u=>u.least),c=r+s<=e?1:Math.max(e/(r+s),rn),h=n.size*c,a=2*Ut*h,l=e-a*i.length;return{widths:(r*c>l?dn(i.map(u=>u.least*c),l):un(i.map(
u=>({whole:u.whole*c,least:u.least*c})),l)).map(u=>u+a),align:t,size:h,leading:Math.round(h*cn*2)/2}}function dn(i,t){const e=[...i].sort((o,r)=>o-r);let n=t,s=0;
for(const[o,r]of e.entries()){if(s=n/(e.length-o),r>s)break;n-=r}return i.map(o=>Math.min(o,s))}function un(i,t){const e=i.map(({least:a})=>a),n=new Set(i.keys());
let s=t;for(let a=!0;a&&n.size>0;){a=!1;const l=s/n.size;for(const d of n){const{whole:u,least:g}=i[d];if(!(u>l&&g<=l)){e[d]=u<=l?u:g,s-=e[d],n.delete(d),a=!0;break}}}
const o=[...n].map(a=>Math.sqrt(i[a].whole)),r=o.reduce((a,l)=>a+l,0);for(const[a,l]of[...n].entries())e[l]=Math.max(i[l].least,s*o[a]/r);const c=e.reduce((a,l)=>a+
l,0)-t,h=e.indexOf((0,V.Kf)(e));return c>0&&(e[h]=Math.max(e[h]-c,i[h].least)),e}async function fn(i,t,e,n,{isHead:s,isTop:o,isLast:r,isShaded:c,heads:h}){const{
widths:a,align:l,size:d,leading:u,isMirrored:g}=t,f=Ut*d,{lines:m,job:S,accent:M}=e.setting,w={height:.7,color:M??T.lm.strongRule},E=[];for(const[q,{runs:j}]of i.
entries())E.push(await(0,Ft.k6)(m.setting(j,Math.max(a[q]-2*f,d)),S.pace));const y=Math.max(1,(0,V.Kf)(E.map(({lines:q})=>q.length))),L=on*d,I=a.reduce((q,j)=>q+
j,0),D=n.align??(g?"right":"left"),$=n.x+(D==="left"?0:D==="right"?n.width-I:(n.width-I)/2),Z=gn(e.setting,s,c,{x:$,width:I});return Array.from({length:y},(q,j)=>{
const tt=E.map(({lines:U})=>U[j]),ft=tt.map(U=>ee(U??ge,{leading:u,size:d})),wt=(0,V.Kf)(ft.map(({height:U})=>U)),ot=(0,V.Kf)(ft.map(U=>U.baseline)),[yt,It]=[j===
0,j===y-1],Q=yt?L:0,At=Q+wt+(It?L:0);return{before:0,height:At,keep:s||(y<=an?!It:yt||j===y-2),decorations:Z?[...n.decorations,Z]:n.decorations,notes:tt.flatMap(
U=>U?U.notes.flatMap(Mt=>e.notesOf(Mt,n.element)):[]),head:s?void 0:h,paint:(U,Mt,ve)=>{let Jt=0;for(const[xt,zt]of tt.entries()){const xs=g?$+I-Jt-a[xt]:$+Jt,ks=a[xt]-
2*f,bs=l[xt]??(E[xt].isRight?"right":"left"),vs=xs+f+ne(zt??ge,ks,bs);!zt&&yt&&!ve&&U.draw(i[xt].element),zt&&(0,Qt.t)(U,zt,vs,Mt-Q-ot,ve?void 0:i[xt].element),
Jt+=a[xt]}o&&yt&&pe(U,$,Mt-.4,I,w),It&&pe(U,$,Mt-At,I,s||r?w:pn)}}})}function gn({theme:i,accent:t=T.lm.strongRule},e,n,s){if(i!=="report"||!e&&!n)return;const o=c=>1-
(1-c)*.14,r=e?[o(t[0]),o(t[1]),o(t[2])]:T.lm.ground;return{...s,color:r,over:0}}const ge={fragments:[],width:0,tallest:0,notes:[]},pn={height:.4,color:T.lm.rule};
function pe(i,t,e,n,{height:s,color:o}){i.draw(void 0,{kind:"area",x:t,y:e,width:n,height:s,color:o})}const mn="\\newpage",wn=/^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*(?:\n|$)/i,
yn=2.5,me=.75,xn=1200;class kn{onBreak;constructor(t){this.onBreak=t}async layOut(t,e,n){for(const s of t){const o=X(s);await this.block(s,e,o===void 0?n:{...n,
align:o});const r=e.setting.job.pace.step(xn*(1+bn(s)));r&&await r}}async block(t,e,n){switch(t.type){case"paragraph":return await this.paragraph(t.children,e,n);case"\
heading":return await this.heading(t,e,n);case"blockquote":return await this.quote(t,e,n);case"list":return await nn(t,e,n,(s,o)=>this.layOut(s,e,o));case"code":
return await He(t,e,n);case"table":return await hn(t,e,n);case"thematicBreak":return Sn(e,n);case"html":return await this.html(t.value,e,n);default:return}}async paragraph(t,e,n){
const[s]=t;if(t.length===1&&s?.type==="text"&&s.value.trim()===mn)return this.onBreak();const o=n.element.add("P"),{size:r,leading:c,half:h}=e.scale,a=this.inlines(
e,n).add(t,it(e,n.color)),l=n.tight?0:h;await e.text(a.runs,n,o,{size:r,leading:c,before:l,after:l})}inlines({setting:t,scale:e},{width:n}){const{height:s,margin:o}=t.
geometry;return new he(t,{width:Math.min(n,e.measure),height:s-2*o-2*e.leading})}contentsHeading(t,e,n){return this.headed([{type:"text",value:t.title}],2,t,e,n)}heading(t,e,n){
return this.headed(t.children,t.depth,e.setting.headings.get(t),e,n)}async headed(t,e,{level:n,place:s},o,r){const c=r.element.add(`H${n}`),{size:h,leading:a,before:l,
after:d}=o.scale.heading(e),u=e>5?T.lm.quiet:o.setting.accent??r.color,g=this.inlines(o,r).add(t,it(o,u,h,"SemiBold")),f=o.setting.theme==="report"&&e===1;await o.
text(g.runs,r,c,{size:h,leading:a,before:l,after:f?0:d,keep:!0,onFirst:(m,S)=>Object.assign(s,{sheet:m,top:S+o.scale.half})}),f&&On(o,r,d)}async quote(t,e,n){const s=vn(
t),{leading:o,size:r}=e.scale,c=r*1.4,h={x:n.x,width:yn,color:s?.color??e.setting.accent??T.lm.bar,over:1},a={...n,x:n.x+c,width:n.width-c,element:n.element.add(
"BlockQuote"),decorations:[...n.decorations,h],color:s?n.color:T.lm.quiet,tight:!1};if(e.gap(o*me),s){const l=this.inlines(e,a);l.text(s.title,Gt(it(e,s.color))),
await e.text(l.runs,a,a.element.add("P"),{size:r,leading:o,keep:!0}),e.join()}await this.layOut(s?.children??t.children,e,a),e.gap(o*me)}async html(t,e,n){if(_(
t))return this.onBreak();/^\s*<!--/.test(t)||(e.setting.told.html=!0);for(const s of Oe(t))await this.paragraph([{type:"text",value:s}],e,n)}}const bn=({position:i})=>(i?.
end.offset??0)-(i?.start.offset??0);function vn({children:i}){const[t,...e]=i,[n,...s]=t?.type==="paragraph"?t.children:[],o=n?.type==="text"?wn.exec(n.value):null;
if(t?.type!=="paragraph"||n?.type!=="text"||!o)return;const r=n.value.slice(o[0].length);if(r===""&&s.length>0&&s[0].type!=="break")return;const c=[...r===""?[]:
[{...n,value:r}],...s.filter((a,l)=>l>0||r!=="")];return{...T.oA[o[1].toUpperCase()],children:c.length===0?e:[{...t,children:c},...e]}}function On(i,{x:t,width:e,
decorations:n},s){const o=i.setting.accent??T.lm.strongRule;i.row({before:0,height:4,keep:!0,decorations:n,paint:(r,c)=>r.draw(void 0,{kind:"area",x:t,y:c-3,width:e,
height:.8,color:o})}),i.gap(s)}function Sn(i,{x:t,width:e,decorations:n}){const{leading:s}=i.scale;i.row({before:i.scale.half,height:s,keep:!1,decorations:n,paint:(o,r)=>o.
draw(void 0,{kind:"area",x:t,y:r-s/2,width:e,height:.6,color:T.lm.strongRule})}),i.gap(i.scale.half)}var Kt=p(17581);const En=3,Mn=3;class Tn{setting;waiting=[];constructor(t){
this.setting=t}layOut(t,e,n){const s=n.element.add("TOC"),o=(0,V.YG)(t.map(({level:h})=>h)),r=t.filter(({level:h})=>h-o<En),c={...n,width:Math.min(n.width,e.scale.
measure)};for(const h of r)this.entry({...h,level:h.level-o+1},s,e,c);return e.gap(e.scale.leading),r.length}fill(){const{sheets:t}=this.setting.composition,e=new Map(
t.map((n,s)=>[n,s+1]));for(const{place:n,fill:s}of this.waiting)n.sheet&&s(e.get(n.sheet))}entry({title:t,level:e,place:n},s,o,r){const{size:c,leading:h,half:a}=o.
scale,l=(e-1)*c*1.4,d=s.add("TOCI").add("Reference").add("Link"),u=it(o,r.color,c,e===1?"SemiBold":"Regular"),g=r.width-l-c*3,{lines:f}=this.setting.lines.paragraph(
[{kind:"text",text:t,look:u}],g);for(const[m,S]of f.entries()){const M=m===f.length-1,w=S.fragments.map(({word:y})=>y),E=h*.72;o.row({before:m===0&&e===1?a/2:0,
height:h,keep:!M,decorations:[],paint:(y,L)=>{const[I,D]=[r.x+l,L-E];y.draw(d,{kind:"text",x:I,y:D,size:c,color:u.color,words:w}),M&&this.leader(y,d,n,I+S.width,
{right:r.x+r.width,baseline:D,size:c},u.color);const $=[I,D-c*.25,r.x+r.width,D+c*.9];y.link(d,$,{place:n},t)}})}}leader(t,e,n,s,o,r){const{typefaces:c}=this.setting.
composition;t.draw(void 0,...(0,Kt.p4)(s,(0,Kt.zt)(c,Mn,o.size),o));const h={kind:"text",x:o.right,y:o.baseline,size:o.size,color:r,words:[]};t.draw(e,h),this.waiting.
push({place:n,fill:a=>Object.assign(h,(0,Kt.tk)(c,String(a),o,r))})}}var Ln=p(78445);const Rn=.84,Cn=.6,we={width:120,height:.5};function In(i,t){const e=new Map,
n=s=>{const o=[...s].reverse();for(let r=o.pop();r;r=o.pop())if(r.type!=="footnoteDefinition"&&(r.type==="footnoteReference"&&t.has(r.identifier)&&!e.has(r.identifier)&&
e.set(r.identifier,e.size+1),"children"in r))for(const c of[...r.children].reverse())o.push(c)};n(i.children);for(const s of e.keys())n(t.get(s).children);return e}
class An{setting;scale;frame;layOut;notes=new Map;used=new Set;constructor(t,e,n,s){this.setting=t,this.scale=e,this.frame=n,this.layOut=s}async prepare(){for(const[
t,e]of this.setting.cited)this.notes.set(t,await this.note(t,e))}rowsFor=(t,e)=>{const n=this.notes.get(t);return!n||this.used.has(t)?[]:(this.used.add(t),e.adopt(
n.element),n.rows.flatMap(s=>[s,...s.notes??[]]))};async note(t,e){const{setting:n,frame:s}=this,o=new Ln.Hg("Note",void 0,{id:`note-${e}`}),r=[],c=this.scale.smaller(
Rn),h=(y,L)=>n.cited.get(y)>e?this.rowsFor(y,L):[],a=new te(n,c,y=>r.push(y),h),l=it(a,T.lm.text),{typefaces:d}=n.composition,u=d.word(`${e}.`,l.style),f=u.width*
l.size/1e3+Cn*l.size,m=o.add("Lbl"),S=n.places.get(`${t}
`);a.mark((y,L)=>{Object.assign(S,{sheet:y,top:L+c.leading}),y.draw(m,{kind:"text",x:s.x,y:L,size:l.size,color:l.color,words:[u]})});const M={...s,x:s.x+f,width:s.
width-f,element:o,tight:!0};await this.layOut(n.footnotes.get(t).children,a,M),a.isWaiting&&a.row({before:0,height:c.leading,keep:!1,decorations:[],paint:()=>{}});
const[w,...E]=r;return{element:o,rows:w?[{...w,before:c.half/2},...E]:[]}}}const zn=(i,{leading:t,half:e})=>({before:e,height:e/2,keep:!0,decorations:[],paint:(n,s)=>n.
draw(void 0,{kind:"area",x:i,y:s-we.height-t*.1,...we,color:T.lm.strongRule})});var Nn=p(63895),Dn=p(38017);const Bn=.3,Et=1.3,Zt={width:72,height:2},[Hn,$n]=[152,
284],Pn=8;async function Wn(i,{author:t,date:e},{pages:n,flow:s,frame:o}){const{setting:r,scale:c}=s,[h]=i.children,{title:a,place:l}=r.headings.get(h),{size:d}=c.
heading(1),u=r.accent??T.lm.text;n.skipTo(r.geometry.height*Bn),await s.text([{kind:"text",text:a,look:it(s,u,d*Et,"SemiBold")}],o,o.element.add("H1"),{size:d*Et,
leading:Math.ceil(d*Et*1.2),onFirst:(g,f)=>Object.assign(l,{sheet:g,top:f+c.half})}),s.row({before:c.leading,height:Zt.height,keep:!1,decorations:[],paint:(g,f)=>g.
draw(void 0,{kind:"area",x:o.x,y:f-Zt.height,...Zt,color:u})}),s.gap(c.leading);for(const g of[t,e]){if(g===void 0)continue;const f=it(s,T.lm.quiet,c.size*Et),m=Math.
ceil(c.leading*Et);await s.text([{kind:"text",text:g,look:f}],o,o.element.add("P"),{size:f.size,leading:m})}return n.break(),1}async function Fn({children:i},{blocks:t,
pages:e,flow:n,frame:s}){const[o]=i,r=o?.type==="paragraph"?o.children.filter(({type:a})=>a==="break").length:0,{width:c,height:h}=n.setting.geometry;return r===
0||r>=Pn||Math.min(c,h)<590||h<c?0:(e.skipTo(Hn),await t.layOut([o],n,{...s,tight:!0}),e.skipTo($n),1)}var Gn=p(42973);const ye=5e3;class jn{composition;geometry;ruleAboveNotes;used=0;placed=[];notes=[];carried=[];group=[];constructor(t,e,n){
this.composition=t,this.geometry=e,this.ruleAboveNotes=n}add(t){t.breaks===!0&&this.flush(),this.group.push(t),t.keep||this.flush()}break(){this.flush(),(this.placed.
length>0||this.notes.length>0)&&this.close()}skipTo(t){this.flush(),this.used=Math.max(this.used,t-this.geometry.margin)}finish(){for(this.break();this.carried.
length>0;)this.takeCarried(),this.close();this.composition.sheets.length===0&&this.close()}get room(){return this.geometry.height-2*this.geometry.margin}get isEmpty(){
return this.placed.every(({repeated:t})=>t)}flush(){const{group:t}=this;if(this.group=[],t.length!==0)if(!this.fits(t)&&!this.isEmpty&&this.turn(t[0]),this.fits(
t))for(const e of t)this.place(e);else for(const e of t)!this.fits([e])&&!this.isEmpty&&this.turn(e),this.place(e)}fits(t){const e=t.reduce((n,{before:s,height:o},r)=>n+
o+(r===0&&this.isEmpty?0:s),0);return this.used+e+this.heightOfNotes(t.flatMap(({notes:n=[]})=>n))<=this.room+.01}heightOfNotes(t){const e=[...this.notes,...t];
return e.length===0?0:e.reduce((n,{before:s,height:o})=>n+s+o,this.ruleAboveNotes.before+this.ruleAboveNotes.height)}turn(t){this.close(),this.takeCarried();for(const e of t.
head??[])this.put(e,!0)}place(t){this.put(t,!1);for(const e of t.notes??[])(this.used+this.heightOfNotes([e])<=this.room+.01&&this.carried.length===0?this.notes:
this.carried).push(e)}put(t,e){this.placed.length>0&&(this.used+=t.before),this.placed.push({row:t,top:this.geometry.height-this.geometry.margin-this.used,repeated:e}),
this.used+=t.height}takeCarried(){const t=this.carried;this.carried=[];for(const e of t)((this.notes.length===0||this.used+this.heightOfNotes([e])<=this.room*.6)&&
this.carried.length===0?this.notes:this.carried).push(e)}close(){const{composition:t,geometry:e}=this;if(t.sheets.length===ye)throw(0,Gn.F)("pages",`The documen\
t has more than ${ye} pages`,"Split the Markdown into several documents","file");const n=t.sheet(e.width,e.height),s=this.placeNotes();for(const o of[this.placed,
s]){Un(n,o);for(const{row:r,top:c,repeated:h}of o)r.paint(n,c,h)}this.used=0,this.placed=[],this.notes=[]}placeNotes(){if(this.notes.length===0)return[];let t=this.
geometry.margin+this.heightOfNotes([]);return[this.ruleAboveNotes,...this.notes].map(e=>{t-=e.before;const n={row:e,top:t,repeated:!1};return t-=e.height,n})}}function Un(i,t){
const e=new Map,n=s=>{const{top:o,bottom:r}=e.get(s),{x:c,width:h,color:a,radius:l=0,over:d}=s;e.delete(s),i.draw(void 0,{kind:"area",x:c,y:r-d,width:h,height:o-
r+2*d,color:a,radius:l})};for(const{row:s,top:o}of t){for(const r of[...e.keys()])s.decorations.includes(r)||n(r);for(const r of s.decorations){const c=e.get(r);
c?c.bottom=o-s.height:e.set(r,{top:o,bottom:o-s.height})}}for(const s of[...e.keys()])n(s)}var Kn=p(37645);class Zn{used=new Map;next(t){const e=t.toLowerCase().
trim().replace(/[^\p{L}\p{N}\p{M}\p{Pc}\- ]/gu,"").replaceAll(" ","-");let n=e;for(let s=this.used.get(e)??0;this.used.has(n);n=`${e}-${s}`)s++;return n!==e&&this.
used.set(e,Number(n.slice(e.length+1))),this.used.set(n,0),n}}function Yn(i){const t=new Map,e=new Map;for(const n of Ct(i))n.type==="definition"&&!t.has(n.identifier)&&
t.set(n.identifier,n),n.type==="footnoteDefinition"&&!e.has(n.identifier)&&e.set(n.identifier,n);return{definitions:t,footnotes:e}}function qn(i){const t=new Map,
e=new Map,n=new Zn,s=[];for(const o of Ct(i)){if(o.type!=="heading")continue;const r=x(o.children).trim();for(;s.length>0&&s.at(-1)>=o.depth;)s.pop();s.push(o.depth);
const c={};e.set(n.next(r),c),t.set(o,{title:r,level:s.length,place:c})}return{headings:t,places:e}}function Ct(i){const t=[],e=n=>{for(const s of n)t.push(s),(s.
type==="blockquote"||s.type==="list"||s.type==="listItem"||s.type==="footnoteDefinition")&&e(s.children)};return e(i),t}const Jn=16,Yt=300,Vn=.82;async function Xn(i,t,e){
const{geometry:n,size:s,images:o,theme:r,font:c,boldFont:h}=t;await e.pace.rest();const a=await Y.B.open({...ss(i,t),font:c,boldFont:h},e);await a.typefaces.warm(
ns(i),e.pace);const{definitions:l,footnotes:d}=Yn(i.children),{headings:u,places:g}=qn(i.children),f=In(i,d);for(const Q of f.keys())g.set(`${Q}
`,{});const m={html:!1,links:new Set,images:new Set},S=await Nn.P.of(a.typefaces),M={job:e,composition:a,lines:S,geometry:n,definitions:l,footnotes:d,cited:f,images:o,
places:g,headings:u,told:m,theme:r,accent:t.accent??(r==="report"?T.uR:void 0),language:t.language},w=new T.FE(s,r),{margin:E}=n,y=Qn(n,a),L=new jn(a,n,zn(E,w)),
I=new kn(()=>L.break()),D=(Q,At,U)=>I.layOut(Q,At,U),$=new An(M,w,y,D);await $.prepare();const Z=new te(M,w,Q=>L.add(Q),$.rowsFor),q=_n(n),j=t.logo&&(0,Dn.h)(t.
logo,q,t.running,s);j&&Z.row({before:0,height:j.room,keep:!0,decorations:[],paint:Q=>j.draw(Q)});const tt=[...u.values()],ft=new Tn(M),wt={blocks:I,contents:ft,
pages:L,flow:Z,frame:y};let ot=0;t.cover&&(ot=await Wn(i,t.cover,wt)),t.contents&&tt.length>0&&(ot=await ts(i,tt,wt,ot)),ot===0&&r==="letter"&&(ot=await Fn(i,wt)),
await I.layOut(i.children.slice(ot),Z,y),L.finish(),ft.fill();const yt=t.cover?1:0;return await(0,Kn.N)(a,S,{frameOf:()=>q,size:s,isBare:Q=>Q<yt,pace:e.pace},t.
running),t.pageNumbers&&(r!=="letter"||a.sheets.length>1)&&t.running.footer===void 0&&is(M,w,Z,yt),{composition:a,bookmarks:os(tt),told:m}}const Qn=({margin:i,width:t},{
document:e})=>({x:i,width:t-2*i,element:e,decorations:[],color:T.lm.text,depth:0,tight:!1}),_n=({width:i,height:t,margin:e})=>({width:i,height:t,left:e,right:e,
top:e,bottom:e});async function ts(i,t,{blocks:e,contents:n,pages:s,flow:o,frame:r},c){const h=xe(i);h&&c===0&&await e.layOut([h],o,r);const a={title:(0,rt.contentsHeading)(
o.setting.language),level:h?2:1,place:{}};await e.contentsHeading(a,o,r);const l=c>0?t.slice(1):h?es(t):t;return(n.layOut(l,o,r)>Jn||c>0)&&s.break(),t.splice(h?
1:0,0,a),h?1:c}function xe({children:i}){const[t]=i;return i.filter(n=>n.type==="heading"&&n.depth===1).length===1&&t?.type==="heading"&&t.depth===1?t:void 0}function es([
i,...t]){const e=t.length>0?(0,V.YG)(t.map(n=>n.level)):i.level;return[{...i,level:e},...t]}function ns(i){const t=[];for(const e of Ct(i.children)){if(t.length>
Yt)break;if(e.type==="paragraph")for(const n of x(e.children).split(" ",Yt))t.push(n)}return t.slice(0,Yt)}function ss(i,{contents:t,running:e,cover:n}){const s=new Set,
o=[e.header??"",e.footer??"",e.date??"",e.title,n?.author??""];(t||n)&&s.add("SemiBold");const r=[i];for(let c=r.pop();c;c=r.pop())if((c.type==="heading"||c.type===
"strong"||c.type==="table"||c.type==="blockquote")&&s.add("SemiBold"),c.type==="emphasis"&&s.add("Italic"),(c.type==="code"||c.type==="inlineCode")&&s.add("Mono"),
"value"in c&&o.push(c.value.replace(/[\0-\x7f]+/g,"")),"alt"in c&&typeof c.alt=="string"&&o.push(c.alt),"children"in c)for(const h of c.children)r.push(h);return{
styles:[...s],text:o.join("")}}function is({composition:i,geometry:t},e,n,s){const{sheets:o,typefaces:r}=i,c=it(n,T.lm.quiet,e.size*Vn);for(const[h,a]of o.entries()){
if(h<s)continue;const l=r.word(String(h+1),c.style),d=(t.width-l.width*c.size/1e3)/2;a.run("Footer",{kind:"text",x:d,y:t.margin/2-c.size*.3,size:c.size,color:c.
color,words:[l]})}}function os(i){const t=[],e=[{level:0,children:t}];for(const{title:n,level:s,place:o}of i){if(n===""||!rs(o))continue;for(;e.at(-1).level>=s;)
e.pop();const r=[];e.at(-1).children.push({title:n,place:o,children:r}),e.push({level:s,children:r})}return t}const rs=i=>i.sheet!==void 0;var ke=p(16246),cs=p(
68084),as=p(71775),hs=p(28409),ls=p(16596);const be=72,ds=14,us=async(i,t,e)=>{const n=gs(t),s=(0,ke.H)(t),{root:o,words:r}=await fs(new TextDecoder().decode(i.
bytes),t.values,e),[c]=o.children,h=r.cover===!0?xe(o)!==void 0:c===void 0||c.type==="heading",a=r.cover===!0||r.title!==void 0&&t.theme!=="letter";!h&&a&&o.children.
unshift(ps(r.title??t.title??qt(i.name)));const l=t.title??r.title??ms(o)??qt(i.name),d=t.language??ws(r.language),u=await ys(o,t.images??[],e),g=t.logo&&await(0,b.
A)(t.logo,"logo",e),{composition:f,bookmarks:m,told:S}=await Xn(o,{geometry:n,size:t.font_size,...s,theme:t.theme,cover:r.cover!==!0?void 0:{author:t.author??r.
author,date:t.date},images:u,pageNumbers:t.page_numbers,running:{header:t.header,footer:t.footer,headerOnFirst:t.header_on_first,date:t.date,title:l},logo:g,accent:t.
accent_color===void 0?void 0:(0,T.bP)(t.accent_color),contents:t.table_of_contents,language:d},e),M=[...u.values(),...g?[g]:[]].some(({components:Z})=>Z===4),w=t.
author??r.author,E=await f.finish({title:l,author:w,language:d,bookmarks:m,breaksArchive:M}),y=t.letterhead&&await(0,cs.o)(E,t.letterhead,t.letterhead_password,
e),L={compact:!0,objectStreams:"smallest"},I=y?.write?await y.write(L):await(0,v.UN)(E,L),D=f.sheets.length,$=(0,as.l)({from:"Markdown",told:S,missing:f.typefaces.
missing,hasFont:s.font!==void 0,language:d,breaksArchive:M});return y&&(0,V.RZ)($,y.notes),{documents:[{name:`${qt(i.name)}.pdf`,bytes:I,pageCount:D}],notes:$,facts:{
pageCount:D}}};async function fs(i,t,{pace:e}){const n=t&&await(0,O.o)(i,t,e),{words:s,markdown:o}=(0,pt.X)(n?.text??i),r=await(0,C.D)(o,e);if(k(r),await e.rest(),
!n)return{root:r,words:s};await $t(r,n.values,e);const{title:c,author:h,language:a}=s,l=d=>(0,K.qk)(d,n.values,lt);return{root:r,words:{...c!==void 0&&{title:l(
c)},...h!==void 0&&{author:l(h)},...a!==void 0&&{language:l(a)},...s.cover&&{cover:s.cover}}}}function gs(i){const{margin:t,font_size:e}=i,{width:n,height:s}=(0,ke.
a)(i),o=Math.floor((Math.min(n,s)-ds*e)/2/be*100)/100;if(t>o){const r=`leaves no room on ${i.page_width===void 0?i.page_size:"such"} pages with a font_size of ${e}\
; it must be at most ${o} inches`;throw(0,nt.G6)([{field:"margin",message:r,mentions:["font_size"]}])}return{width:n,height:s,margin:t*be}}const ps=i=>({type:"h\
eading",depth:1,children:[{type:"text",value:i}]});function ms({children:i}){for(const t of Ct(i)){const e=t.type==="heading"?x(t.children).trim():"";if(e!=="")
return e}}function ws(i){const{holds:t,words:e}=F.E["language-tag"];if(i===void 0||t(i))return i;throw(0,nt.G6)([{field:"file",message:`has a lang in its front \
matter that is not ${e}`}])}async function ys(i,t,e){const n=new Map,s=new Set((0,N.A6)(i));for(const o of t)s.has((0,N.bi)(o.name))&&n.set((0,N.bi)(o.name),await(0,b.
A)(o,"images",e));for(const[o,r]of await(0,hs.$)(s,e))n.set(o,r);for(const[o,r]of await(0,ls.m)(s,e))n.set(o,r);return n}const qt=i=>i.replace(/\.(?:md|markdown|mdown|txt|pdf)$/i,
"").trim()||"document"}),17581:((Nt,at,p)=>{p.d(at,{p4:()=>P,tk:()=>B,uJ:()=>X,zt:()=>G});const et=.55,J=.1,X=.6,gt=[.5,.5,.54],ht=(k,A)=>k.reduce((z,{width:R})=>z+
R,0)*A/1e3,G=(k,A,z)=>ht([k.word("0".repeat(A),"Regular")],z);function P(k,A,{right:z,baseline:R,size:H}){const[W,N]=[et*H,J*H],nt=z-Math.ceil((A+X*H)/W)*W,K=R+
N/2;return nt-W<k+X*H?[]:[{kind:"stroke",points:[[nt,K],[k+X*H,K]],width:N,color:gt,dots:W}]}function B(k,A,{right:z,baseline:R,size:H},W){const N=[k.word(A,"Re\
gular")];return{kind:"text",x:z-ht(N,H),y:R,size:H,color:W,words:N}}}),47046:((Nt,at,p)=>{p.d(at,{contentsHeading:()=>G,r:()=>St});var et=p(75934),J=p(17581),X=p(
96927),gt=p(45657);const ht={cs:"Obsah",da:"Indhold",de:"Inhalt",el:"Περιεχόμενα",en:"Contents",es:"Índice",fi:"Sisällys",fr:"Sommaire",hu:"Tartalo\
m",it:"Indice",nb:"Innhold",nl:"Inhoud",nn:"Innhald",no:"Innhold",pl:"Spis treści",pt:"Índice",ro:"Cuprins",ru:"Содержание",sv:"Innehåll",tr:"İçind\
ekiler",uk:"Зміст"},G=pt=>ht[(pt??"").toLowerCase().split("-")[0]]??ht.en,P=[.1,.1,.12],B=1.45,k=.35,A=1.9,z=2.1,R=44,H=1.2,W=2,N=3,nt=15e4,K=2e4,Dt="…",
Bt=/[^\S\u00a0\u202f]+/gu,Ht=Math.sqrt(X.tn.A4[0]*X.tn.A4[1])/11,$t=6,Pt=18;class St{composition;contents;pages=[];size;left;right;top;bottom;typefaces;constructor(C,x){
this.composition=C,this.contents=x,this.typefaces=C.typefaces;const{width:b,height:v}=x,F=Math.min(Pt,Math.max($t,Math.sqrt(b*v)/Ht));this.size=Math.min(F,b/18,
v/10);const O=Math.min(b*.76,R*this.size);this.left=(b-O)/2,this.right=b-this.left,this.top=v-Math.max(v*.11,this.size*1.5),this.bottom=Math.max(v*.1,this.size*
1.5)}static async of(C,x,b){const v=new St(C,x),F=[];for(const O of x.titles){F.push({title:O,lines:await v.broken(O)});const Y=b.step(nt);Y&&await Y}return v.distribute(
F),v}get pageCount(){return this.pages.length}async draw(C,x,b){const{composition:v,size:F}=this,O={},Y={element:v.document,index:0};for(const[rt,V]of this.pages.
entries()){const dt=v.sheet(this.contents.width,this.contents.height);let _=this.top;rt===0&&(O.sheet=dt,O.top=this.contents.height,_-=this.drawHeading(dt),Y.element=
v.document.add("TOC"));for(const ut of V){const kt=Y.element.add("TOCI").add("Reference").add("Link"),bt=C[Y.index],mt=ut.lines.length*B*F;this.drawEntry(dt,{entry:ut,
number:bt,top:_,item:kt}),dt.link(kt,[this.left,_-mt,this.right,_],x[Y.index],`${ut.title}, ${bt}`),_-=mt+k*F,Y.index++;const vt=b.step(K);vt&&await vt}}return O}distribute(C){
const{size:x}=this;let b=this.top-this.headingHeight,v=[];this.pages.push(v);for(const F of C){const O=F.lines.length*B*x;v.length>0&&b-O<this.bottom&&(this.pages.
push(v=[]),b=this.top),v.push(F),b-=O+k*x}}get headingHeight(){return(A*.75+z)*this.size}drawHeading(C){const{size:x,left:b,top:v}=this,F=this.shaped(this.contents.
heading,"SemiBold"),O=this.composition.document.add("H1");return C.draw(O,Tt(F,b,v-A*.75*x,A*x,P)),this.headingHeight}drawEntry(C,{entry:x,number:b,top:v,item:F}){
const{size:O,left:Y,right:rt,typefaces:V}=this,[dt]=this.shaped(" ","Regular");let _=v-B*O*.72;for(const[ut,{words:kt,width:bt}]of x.lines.entries()){const mt=Y+
(ut===0?0:H*O),vt=ut===x.lines.length-1;if(C.draw(F,Tt([...kt,dt],mt,_,O,P)),vt){const Lt={right:rt,baseline:_,size:O};C.draw(void 0,...(0,J.p4)(mt+bt,this.column,
Lt)),C.draw(F,(0,J.tk)(V,b,Lt,P))}_-=B*O}}get column(){return(0,J.zt)(this.typefaces,this.contents.digits,this.size)}async broken(C){const x=this.size/1e3,b=this.
right-this.left-this.column-(2*J.uJ+W)*this.size,F=await new et.p(C.trim().replace(Bt," "),O=>lt(this.shaped(O,"Regular"))*x).lines(O=>O===0?b:b-H*this.size);return F.
slice(0,N).map((O,Y)=>{const rt=this.shaped(O,"Regular");return Y+1===N&&F.length>N&&(0,gt.RZ)(rt,this.shaped(Dt,"Regular")),{words:rt,width:lt(rt)*x}})}shaped(C,x){
return C.split(/(?<= )|(?= )/).map(b=>this.typefaces.word(b,x))}}const lt=pt=>pt.reduce((C,{width:x})=>C+x,0),Tt=(pt,C,x,b,v)=>({kind:"text",x:C,y:x,size:b,color:v,
words:pt})}),75934:((Nt,at,p)=>{p.d(at,{p:()=>gt});var et=p(9876);const[J,X]=[200,100];class gt{text;widthOf;width;parts;constructor(G,P){this.text=G,this.widthOf=
P,this.width=P(G)}async lines(G,P){if(this.width<=G(0))return[this.text];const B=[];let k="",A=0,z;for(const R of this.parts??=await this.measure(P)){const H=P?.
step(J);H&&await H;const W=A+(z?.spaceWidth??0)+R.width;if(W<=G(B.length))k+=(z?.space??"")+R.text,A=W;else{k!==""&&B.push(k);const N=B.length,nt=R.width>G(N)?await this.
cut(R,K=>G(N+K),P):[R.text];for(const K of nt)B.push(K);k=B.pop(),A=k===R.text?R.width:this.widthOf(k)}z=R}return B.push(k),B}async measure(G){const{text:P,widthOf:B}=this,
k=[];for(const{start:A,end:z,next:R}of(await(0,et.Vn)())(P)){const H=G?.step(J+(R-A)*X);H&&await H;const[W,N]=[P.slice(A,z),P.slice(z,R)];k.push({text:W,width:B(
W),space:N,spaceWidth:N===""?0:B(N)})}return k}async cut(G,P,B){const k=G.clusters??=(0,et.s)(G.text,this.widthOf),A=[];let z=0;for(const R of(0,et.ZM)(k,P)){const H=B?.
step(J+R*X);H&&await H;let W="";for(const N=z+R;z<N;z++)W+=k[z].text;A.push(W)}return A}}})};
