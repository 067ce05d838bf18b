"use strict";exports.id=5485,exports.ids=[5485],exports.modules={95485:((zt,at,p)=>{p.r(at),p.d(at,{markdown_to_pdf:()=>ps});const et=new WeakMap,J=new WeakMap,X=i=>et.get(i),
gt=i=>J.get(i),ht=/^\{ ?width ?= ?(\d{1,4}(?:\.\d{1,3})?)(cm|mm|in|pt|px|%) ?\}/,G={cm:72/2.54,mm:72/25.4,in:72,pt:1,px:.75},P=/^:::[ \t]{0,9}(right|center)[ \t]{0,9}(?:\n|$)/,
B=/(?:^|\n):::[ \t]{0,9}$/;function k(i){N(i.children);const t=[i];for(let e=t.pop();e;e=t.pop()){if(!("children"in e))continue;const{children:n}=e;for(const[s,
o]of n.entries()){const c=n[s+1];(o.type==="image"||o.type==="imageReference")&&C(o,c),t.push(o)}}}function C(i,t){const e=t?.type==="text"?ht.exec(t.value):null;
if(t?.type!=="text"||!e)return;t.value=t.value.slice(e[0].length);const n=Number(e[1]),s=G[e[2]];J.set(i,s===void 0?{part:Math.min(n,100)/100}:{points:n*s})}function N(i){
const t=[];for(const[c,r]of i.entries())B.test(H(r))&&t.push(c);const e=[];let n=0,[s,o]=[void 0,0];for(const[c,r]of i.entries()){const h=s===void 0?P.exec(R(r)):
null;for(;h&&t.length>n&&t[n]<c;)n++;h&&t.length>n&&([s,o]=[h[1],t[n]],W(r,0,a=>a.slice(h[0].length))),s!==void 0&&c===o&&W(r,-1,a=>a.replace(B,"")),s!==void 0&&
et.set(r,s),(s===void 0||r.type!=="paragraph"||r.children.length>0)&&e.push(r),c===o&&(s=void 0)}i.splice(0,i.length);for(const c of e)i.push(c)}function R(i){const t=i.
type==="paragraph"?i.children[0]:void 0;return t?.type==="text"?t.value:""}function H(i){const t=i.type==="paragraph"?i.children.at(-1):void 0;return t?.type===
"text"?t.value:""}function W(i,t,e){if(i.type!=="paragraph")return;const n=i.children.at(t);n?.type==="text"&&(n.value=e(n.value),n.value===""&&i.children.splice(
t,1),i.children.at(t)?.type==="break"&&i.children.splice(t,1))}var z=p(34622),nt=p(58552),K=p(78323);const Dt=/^(?:https?|mailto|tel):|^data:image\//i,Bt=/^[a-z][a-z0-9+.-]*:/i,
Ht=/^(?:field|qr):/i;async function $t(i,t,e){const n=[i];for(let s=n.pop();s;s=n.pop()){const o=e.step(500);if(o&&await o,Pt(s,t),"children"in s){s.children.some(
c=>c.type==="text"&&(0,K.H)(c.value))&&Object.assign(s,{children:s.children.flatMap(c=>Tt(c,t))});for(const c of s.children)n.push(c)}}}function Pt(i,t){const e=(n,s)=>{
const o=i[n];typeof o=="string"&&(0,K.H)(o)&&Object.assign(i,{[n]:(0,K.qk)(o,t,s)})};for(const n of["alt","title"])e(n,lt);if(i.type==="code"&&e("value"),i.type===
"inlineCode"&&e("value",lt),i.type==="html"&&e("value",n=>lt(n).replace(/[&<>"']/g,s=>`&#${s.charCodeAt(0)};`)),"url"in i&&(0,K.H)(i.url)&&(e("url",/^qr:/i.test(
i.url)?encodeURIComponent:lt),Et(i.url,i.type==="image")))throw(0,nt.G6)([{field:"values",message:"give an address another scheme than http, https, mailto or te\
l, or data with an image"}])}const Et=(i,t)=>Bt.test(i.trim())&&!Dt.test(i.trim())&&!(t&&Ht.test(i.trim())),lt=i=>i.replace(/\r?\n/g," ");function Tt(i,t){return i.
type!=="text"||!(0,K.H)(i.value)?[i]:(0,K.qk)(i.value.replaceAll(`
`," "),t,n=>n.replace(/\r\n?/g,`
`)).split(`
`).flatMap((n,s)=>s===0?[{type:"text",value:n}]:[{type:"break"},{type:"text",value:n}])}var pt=p(6565),I=p(7725);const x=i=>i.map(t=>t.type==="text"||t.type==="\
inlineCode"?t.value:t.type==="image"||t.type==="imageReference"?t.alt??"":t.type==="break"?" ":"children"in t?x(t.children):"").join("").replace(/\s+/g," ");var O=p(
86476),v=p(14029),F=p(60666),b=p(87593),Y=p(63962),ct=p(47046),V=p(45657);function dt(i){const[,t="",e=""]=/^\s*<(\/?)([a-z][a-z0-9-]*|!--)/i.exec(i)??[];return{
name:e.toLowerCase(),closes:t!==""}}const _=i=>/^\s*<!--\s*page-?break\s*-->\s*$/i.test(i),ut=/<(script|style|template)\b[^<>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi,kt=/<!--(?:-?>|[\s\S]*?(?:-->|$))|<\?[\s\S]*?(?:\?>|$)|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<![a-z][\s\S]*?(?:>|$)/gi,
Ot=/<(?:br|hr|\/?(?:p|div|h[1-6]|li|ul|ol|tr|table|section|details|summary|blockquote|dl|dt|dd|pre))\b[^<>]*>/gi,mt=/<\/?(?:td|th)\b[^<>]*>/gi,vt=/<\/?[a-z][^<>]*(?:>|$)/gi,
Lt={amp:"&",lt:"<",gt:">",quot:'"',apos:"'",nbsp:" "};function be(i){return i.replace(ut,"").replace(kt,"").replace(/\s+/g," ").replace(Ot,`
`).replace(mt," ").replace(vt,"").replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi,(t,e,n,s)=>{if(s!==void 0)return Lt[s.toLowerCase()]??t;const o=e===void 0?
parseInt(n,16):Number(e);return o>0&&o<=1114111&&(o<55296||o>57343)?String.fromCodePoint(o):"�"}).split(`
`).map(t=>t.replace(/ +/g," ").trim()).filter(t=>t!=="")}var Ee=p(47707);const st=i=>new Set(i.split(" ")),Rt=["/*","*/","comment"],Se={comments:["//"],blocks:[
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
quotes:'"',words:st("true false null")},Re={comments:[],blocks:[Rt],quotes:`'"`,words:st("important inherit initial unset")},Ie=[[Se,st("js javascript mjs cjs j\
sx ts typescript mts cts tsx java c h cpp c++ cc hpp cs csharp c# go golang rust rs swift kotlin kt php scala dart groovy")],[Me,st("py python python3 rb ruby s\
h bash shell zsh yaml yml toml r perl pl makefile make dockerfile docker elixir")],[Te,st("sql mysql postgres postgresql sqlite plsql tsql")],[Le,st("json json5\
 jsonc")],[Re,st("css scss less")]],[Vt,Ae]=[/[\w$\u00aa-\uffff]/,/[0-9]/];class Wt{grammar;open;constructor(t){this.grammar=t}static for(t){const e=(t??"").toLowerCase(),
[n]=Ie.find(([,s])=>s.has(e))??[];return n&&new Wt(n)}partsOf(t){const e=[];for(let n=0;n<t.length;){const[s,o]=this.next(t,n),c=e.at(-1),r=t.slice(n,s);c?.kind===
o?c.text+=r:e.push({text:r,kind:o}),n=s}return e}next(t,e){const{comments:n,blocks:s,quotes:o,words:c,ignoresCase:r}=this.grammar;if(this.open)return this.closing(
t,e,this.open);const h=t[e];if(n.some(f=>t.startsWith(f,e)&&(f!=="#"||e===0||/\s/.test(t[e-1]))))return[t.length,"comment"];const l=s.find(([f])=>t.startsWith(f,
e));if(l){this.open=l;const[f,m]=this.closing(t,e+l[0].length,l);return[f,m]}if(o.includes(h))return[Ce(t,e),"string"];if(!Vt.test(h))return[e+1,"plain"];let d=e+
1;const u=Ae.test(h);for(;d<t.length&&(Vt.test(t[d])||u&&t[d]===".");)d++;if(u)return[d,"number"];const g=t.slice(e,d);return[d,c.has(r?g.toLowerCase():g)?"keyw\
ord":"plain"]}closing(t,e,[,n,s]){const o=t.indexOf(n,e);return o>=0&&(this.open=void 0),[o<0?t.length:o+n.length,s]}}function Ce(i,t){let e=t+1;for(;e<i.length&&
i[e]!==i[t];e++)i[e]==="\\"&&e++;return Math.min(e+1,i.length)}var T=p(96533);const Ne={plain:T.lm.text,comment:[.38,.42,.4],string:[.04,.38,.2],keyword:[.44,.13,
.55],number:[.6,.26,0]},Xt=4,ze=.7,De=1.32,Be=2e4;async function He({value:i,lang:t},e,n){const{scale:s,setting:o}=e,{typefaces:c}=o.composition,r=s.codeSize,h=Math.
round(r*De*2)/2,a=ze*s.size,l=c.word("0","Mono").width*r/1e3,d=Math.max(Math.floor((n.width-2*a)/l),8),u={x:n.x,width:n.width,color:T.lm.ground,radius:3,over:a},
g=n.element.add("P").add("Code"),f=n.x+a,m=(h-r)/2+r*.84,E=o.theme==="report"?Wt.for(t):void 0,M=i.split(/\r\n|\n|\r/).flatMap(w=>Pe(w,d,E));e.gap(s.half),e.extend(
a);for(const[w,{parts:S,isRest:y}]of M.entries()){const L=o.job.pace.step(Be);L&&await L;const A=S.map(({text:D,kind:$})=>({word:c.word(D,"Mono"),color:Ne[$]}));
e.row({before:0,height:h,keep:w===0||w===M.length-2,decorations:[...n.decorations,u],paint:(D,$,Z)=>{const q=$-m;y&&D.draw(void 0,...$e(f,q,r));let j=y?f+2*l:f;
const tt=A.map(({word:ft,color:wt})=>{const ot={kind:"text",x:j,y:q,size:r,color:wt,words:[ft]};return j+=ft.width*r/1e3,ot});D.draw(Z?void 0:g,...tt)}},m)}e.gap(
s.half),e.extend(a)}function $e(i,t,e){const n=(o,c)=>[i+o*e,t+c*e],s={kind:"stroke",width:e*.07,color:T.lm.strongRule};return[{...s,points:[n(.1,.62),n(.1,.26),
n(.68,.26)]},{...s,points:[n(.5,.42),n(.7,.26),n(.5,.1)]}]}function Pe(i,t,e){const n=i.includes("	")?We(i):i,s=e?.partsOf(n)??[{text:n,kind:"plain"}];if(n==="")
return[{parts:[{text:" ",kind:"plain"}],isRest:!1}];if(n.length<=t)return[{parts:s,isRest:!1}];const o=[];let[c,r]=[[],t];for(const{text:h,kind:a}of s){const l=(0,Ee.
qf)(h);for(let d=0;d<l.length;){const u=l.slice(d,d+r);c.push({text:u.join(""),kind:a}),d+=u.length,r-=u.length,!(r>0)&&(o.push({parts:c,isRest:o.length>0}),[c,
r]=[[],t-2])}}return c.length>0&&o.push({parts:c,isRest:o.length>0}),o}function We(i){let t="";for(const e of i.split(/(\t)/))t+=e==="	"?" ".repeat(Xt-t.length%
Xt):e;return t}var Ft=p(27077),Qt=p(43084);const Fe=.78,_t=.3;class te{setting;scale;sink;notesOf;after=0;reach=0;joined=!1;markers=[];constructor(t,e,n,s){this.
setting=t,this.scale=e,this.sink=n,this.notesOf=s}mark(t){this.markers.push(t)}get isWaiting(){return this.markers.length>0}join(){this.joined=!0}gap(t){this.after=
Math.max(this.after,t)}extend(t){this.reach+=t}row(t,e=this.scale.leading*.7){const n=this.joined?0:Math.max(this.after,t.before)+this.reach;this.after=0,this.reach=
0,this.joined=!1;const s=this.markers.splice(0);if(s.length===0)return this.sink({...t,before:n});this.sink({...t,before:n,paint:(o,c,r)=>{for(const h of s)h(o,
c-e,r);t.paint(o,c,r)}})}async text(t,e,n,s){const o=Math.min(e.width,this.scale.measure),{lines:c,job:r}=this.setting,h=await(0,Ft.k6)(c.setting(t,o),r.pace),{
lines:a}=h;for(const[l,d]of a.entries()){const u=r.pace.step(Ge+je*e.decorations.length**2);u&&await u;const g=l===0,m=l===a.length-1?s.keep===!0:g||l===a.length-
2||s.keep===!0;this.line(d,{paragraph:h,frame:e,measure:o,element:n,options:s,isFirst:g,keep:m})}this.gap(s.after??0)}line(t,e){const{frame:n,element:s,options:o,
isFirst:c,keep:r}=e,{height:h,baseline:a}=ee(t,o),{isRight:l}=e.paragraph,d=n.align??(l?"right":"left"),u=n.width-e.measure,f=n.x+(d==="left"?0:d==="right"?u:u/
2)+ne(t,e.measure,d),m=t.notes.flatMap(E=>this.notesOf(E,n.element));this.row({before:c?o.before??0:0,height:h,keep:r,decorations:n.decorations,notes:m,paint:(E,M,w)=>{
c&&o.onFirst?.(E,M),(0,Qt.t)(E,t,f,M-a,w?void 0:s)}},a)}}const Ge=1e4,je=20;function ee({tallest:i},{leading:t,size:e}){const n=(t-e)/2+e*Fe+e*.06;if(i<=n)return{
height:t,baseline:n};const s=Math.ceil((i+t*_t)/(t/2))*(t/2);return{height:s,baseline:s-t*_t}}function ne({width:i},t,e){return e==="left"?0:e==="right"?t-i:(t-
i)/2}const se=new WeakMap;function it(i,t,e=i.scale.size,n="Regular"){let s=se.get(i);s||se.set(i,s=new Map);const o=`${n} ${e} ${t.join(" ")}`;let c=s.get(o);return c||
s.set(o,c={style:n,size:e,color:t}),c}var bt=p(25561);const Ue=.88,Ke=.7,ie=.36,Ze=-.14,oe=72/96,Ye=300,ce=/^(?:https?|mailto|tel|ftp):/i,re=new WeakMap;function rt(i,t,e){
let n=re.get(i);n||re.set(i,n=new Map);let s=n.get(t);return s||n.set(t,s={...i,...e}),s}const Gt=i=>i.style==="Mono"?i:rt(i,"bold",{style:i.style.endsWith("Ita\
lic")?"SemiBoldItalic":"SemiBold"}),qe=i=>i.style==="Mono"?rt(i,"italic",{oblique:!0}):rt(i,"italic",{style:i.style.startsWith("SemiBold")?"SemiBoldItalic":"Ita\
lic"}),Je=i=>rt(i,"code",{style:"Mono",oblique:!1,size:i.size*Ue,ground:T.lm.ground}),ae=(i,t)=>rt(i,`raised ${t}`,{size:i.size*Ke,rise:(i.rise??0)+i.size*t});class he{setting;room;runs=[];open=[];constructor(t,e){
this.setting=t,this.room=e}add(t,e,n){for(const s of t)this.node(s,e,n);return this}text(t,e,n,s){const o=this.runs.at(-1);let c=t.replace(/[ \t\r\n]+/g," ");if(c.
startsWith(" ")&&(!o||o.kind==="break"||o.kind==="text"&&o.text.endsWith(" "))&&(c=c.slice(1)),c==="")return;let r=e;for(const h of this.open)h==="u"?r=rt(r,"u",
{underlined:!0}):r=ae(r,h==="sup"?ie:Ze);this.runs.push({kind:"text",text:c,look:r,owner:n,...s!==void 0&&{note:s}})}node(t,e,n){switch(t.type){case"text":return this.
text(t.value,e,n);case"emphasis":return void this.add(t.children,qe(e),n);case"strong":return void this.add(t.children,Gt(e),n);case"delete":return void this.add(
t.children,rt(e,"struck",{struck:!0}),Ve("LineThrough",n));case"inlineCode":return this.text(t.value,Je(e),new bt._("Code",{},n));case"break":this.runs.push({kind:"\
break"});return;case"link":return this.link(t.url,t.children,e,n);case"linkReference":{const s=this.setting.definitions.get(t.identifier)?.url;return s===void 0?
void this.add(t.children,e,n):this.link(s,t.children,e,n)}case"image":return this.image(t.url,t,e,n);case"imageReference":return this.image(this.setting.definitions.
get(t.identifier)?.url??"",t,e,n);case"footnoteReference":return this.reference(t.identifier,e,n);case"html":return this.html(t.value);default:return t}}link(t,e,n,s){
const o=this.targetOf(t);if(!o)return void this.add(e,n,s);const c=x(e).trim().slice(0,Ye)||t,r=new bt._("Link",{},s,{target:o,contents:c});this.add(e,rt(n,"lin\
k",{color:T.lm.link}),r)}targetOf(t){if(ce.test(t))return{uri:Xe(t)};const e=/^#(.+)$/.exec(t)?.[1],n=e===void 0?void 0:this.setting.places.get(Qe(e).toLowerCase());
if(n)return{place:n};this.setting.told.links.add(t)}image(t,e,n,s){const o=e.alt??"",c=this.setting.images.get((0,z.bi)(t));if(!c)return this.setting.told.images.
add(t),o===""?void 0:ce.test(t)?this.link(t,[{type:"text",value:o}],n,s):this.text(o,n,s);const r=this.sizeOf(c,gt(e));this.runs.push({kind:"image",image:c,...r,
owner:o===""?null:new bt._("Figure",{alt:o},s)})}sizeOf({displayed:t,resolution:e},n){const s=n&&("points"in n?n.points:n.part*this.room.width),o=s?{width:s,height:t.
height/t.width*s}:e?{width:t.width/e.x*72,height:t.height/e.y*72}:{width:t.width*oe,height:t.height*oe},c=Math.min(1,this.room.width/o.width,this.room.height/o.
height);return{width:o.width*c,height:o.height*c}}reference(t,e,n){const{cited:s,footnotes:o}=this.setting;if(!o.has(t))return;const c=s.get(t)??s.size+1;s.set(
t,c);const r=this.setting.places.get(`${t}
`),h=new bt._("Reference",{},n),a=r?new bt._("Link",{},h,{target:{place:r},contents:`Footnote ${c}`}):h;this.text(String(c),ae(rt(e,"link",{color:T.lm.link}),ie),
a,t)}html(t){const{name:e,closes:n}=dt(t);if(e==="br")this.runs.push({kind:"break"});else if(e==="sub"||e==="sup"||e==="u"){const s=this.open.lastIndexOf(e);n?s>=
0&&this.open.splice(s,1):this.open.push(e)}else e!=="!--"&&(this.setting.told.html=!0)}}const Ve=(i,t)=>new bt._("Span",{attributes:{O:"Layout",TextDecorationType:i}},
t),Xe=i=>i.replace(new RegExp("\\p{Cs}","gu"),"�").replace(/[^\x21-\x7e]|["<>\\^`{|}]/gu,t=>encodeURIComponent(t));function Qe(i){try{return decodeURIComponent(
i)}catch{return i}}var _e=p(12889);const tn=new RegExp("\\p{L}","u");function le(i){const t=[i];for(let e=t.pop();e;e=t.pop()){if((e.type==="text"||e.type==="in\
lineCode")&&tn.test(e.value))return(0,_e.vw)(e.value);if("children"in e)for(let n=e.children.length-1;n>=0;n--)t.push(e.children[n])}return!1}const de=[{text:"•",
numbering:"Disc"},{text:"–",numbering:"None"},{text:"▪",numbering:"Square"}],jt=.5,en=1.5,nn=.5,sn=.125;async function on(i,t,e,n){const{size:s,leading:o,half:c}=t.
scale,r=de[e.depth%de.length],h=i.start??1,a=le(i),l=e.x+e.width,d=w=>a?`.${w}`:`${w}.`,u=it(t,e.color),g=(w,S)=>S===!0?"☑":S===!1?"☐":i.ordered===!0?d(h+w):
r.text,f=(0,V.Kf)([0,i.children.length-1].map(w=>ue(t,u,g(w,i.children[w]?.checked)))),m=Math.max(f+jt*s,en*s),E=i.spread===!0||i.children.some(({spread:w})=>w===
!0),M=e.element.add("L",{attributes:{O:"List",ListNumbering:i.ordered===!0?"Decimal":r.numbering}});(e.depth===0||!e.tight)&&t.gap(c);for(const[w,S]of i.children.
entries()){w>0&&t.gap(o*(E?nn:sn));const y=M.add("LI"),L=y.add("Lbl"),A=g(w,S.checked),D=ue(t,u,A),$=a?l-m+jt*s:e.x+m-jt*s-D;t.mark((q,j,tt)=>cn(t,q,A,u,$,j,tt?
void 0:L));const Z={...e,x:a?e.x:e.x+m,width:e.width-m,element:y.add("LBody"),depth:e.depth+1,tight:!E};await n(S.children,Z),t.isWaiting&&t.row({before:0,height:o,
keep:!1,decorations:e.decorations,paint:()=>{}})}t.gap(e.tight&&e.depth>0?0:c)}const ue=({setting:i},t,e)=>i.composition.typefaces.word(e,t.style).width*t.size/
1e3;function cn({setting:i},t,e,{size:n,style:s,color:o},c,r,h){t.draw(h,{kind:"text",x:c,y:r,size:n,color:o,words:[i.composition.typefaces.word(e,s)]})}const Ut=.55,
rn=.3,an=.75,hn=1.32,ln=12;async function dn(i,t,e){const{pace:n}=t.setting.job,s=i.children[0]?.children.length??0,o=Array.from({length:s},(g,f)=>i.align?.[f]??
null),c=Array.from({length:s},()=>({whole:0,least:0}));for(const[g,{children:f}]of i.children.entries())for(const[m,E]of f.slice(0,s).entries()){const M=fe(E,t,
e,t.scale.size,g===0),w=await(0,Ft.k6)(t.setting.lines.widths(M),n);c[m]={whole:Math.max(c[m].whole,w.whole),least:Math.max(c[m].least,w.least)};const S=n.step(
3e3);S&&await S}const r={...un(c,o,e.width,t.scale),isMirrored:le(i)},h=e.element.add("Table"),a=i.children.length>1&&(i.children[0]?.children??[]).every(({children:g})=>g.
length===0),l=a?void 0:h.add("THead"),d=i.children.length>1?h.add("TBody"):void 0,u=[];t.gap(t.scale.half+2);for(const[g,{children:f}]of i.children.entries()){const m=g===
0;if(m&&!l)continue;const E=(m?l:d).add("TR"),M=Array.from({length:s},(L,A)=>{const D=m?"Column":a&&A===0?"Row":void 0,$=fe(f[A],t,e,r.size,m),Z=D===void 0?{}:{
attributes:{O:"Table",Scope:D}};return{runs:$,element:E.add(D===void 0?"TD":"TH",Z)}}),S=await pn(M,r,t,e,{isHead:m,isTop:m||a&&g===1,isLast:g===i.children.length-
1,isShaded:g%2===0,heads:u});for(const L of S)t.row(L);m&&(0,V.RZ)(u,S);const y=n.step(3e3*s);y&&await y}t.gap(t.scale.leading)}function fe(i,t,e,n,s){const o=it(
t,e.color,n);return new he(t.setting,{width:e.width/3,height:n*12}).add(i?.children??[],s?Gt(o):o).runs}function un(i,t,e,n){const s=2*Ut*n.size*i.length,c=(u=>i.
reduce((g,f)=>g+u(f),0))(u=>u.least),r=c+s<=e?1:Math.max(e/(c+s),an),h=n.size*r,a=2*Ut*h,l=e-a*i.length;return{widths:(c*r>l?fn(i.map(u=>u.least*r),l):gn(i.map(
u=>({whole:u.whole*r,least:u.least*r})),l)).map(u=>u+a),align:t,size:h,leading:Math.round(h*hn*2)/2}}function fn(i,t){const e=[...i].sort((o,c)=>o-c);let n=t,s=0;
for(const[o,c]of e.entries()){if(s=n/(e.length-o),c>s)break;n-=c}return i.map(o=>Math.min(o,s))}function gn(i,t){const e=i.map(({least:a})=>a),n=new Set(i.keys());
let s=t;for(let a=!0;a&&n.size>0;){a=!1;const l=s/n.size;for(const d of n){const{whole:u,least:g}=i[d];if(!(u>l&&g<=l)){e[d]=u<=l?u:g,s-=e[d],n.delete(d),a=!0;break}}}
const o=[...n].map(a=>Math.sqrt(i[a].whole)),c=o.reduce((a,l)=>a+l,0);for(const[a,l]of[...n].entries())e[l]=Math.max(i[l].least,s*o[a]/c);const r=e.reduce((a,l)=>a+
l,0)-t,h=e.indexOf((0,V.Kf)(e));return r>0&&(e[h]=Math.max(e[h]-r,i[h].least)),e}async function pn(i,t,e,n,{isHead:s,isTop:o,isLast:c,isShaded:r,heads:h}){const{
widths:a,align:l,size:d,leading:u,isMirrored:g}=t,f=Ut*d,{lines:m,job:E,accent:M}=e.setting,w={height:.7,color:M??T.lm.strongRule},S=[];for(const[q,{runs:j}]of i.
entries())S.push(await(0,Ft.k6)(m.setting(j,Math.max(a[q]-2*f,d)),E.pace));const y=Math.max(1,(0,V.Kf)(S.map(({lines:q})=>q.length))),L=rn*d,A=a.reduce((q,j)=>q+
j,0),D=n.align??(g?"right":"left"),$=n.x+(D==="left"?0:D==="right"?n.width-A:(n.width-A)/2),Z=mn(e.setting,s,r,{x:$,width:A});return Array.from({length:y},(q,j)=>{
const tt=S.map(({lines:U})=>U[j]),ft=tt.map(U=>ee(U??ge,{leading:u,size:d})),wt=(0,V.Kf)(ft.map(({height:U})=>U)),ot=(0,V.Kf)(ft.map(U=>U.baseline)),[yt,At]=[j===
0,j===y-1],Q=yt?L:0,Ct=Q+wt+(At?L:0);return{before:0,height:Ct,keep:s||(y<=ln?!At:yt||j===y-2),decorations:Z?[...n.decorations,Z]:n.decorations,notes:tt.flatMap(
U=>U?U.notes.flatMap(Mt=>e.notesOf(Mt,n.element)):[]),head:s?void 0:h,paint:(U,Mt,ve)=>{let Jt=0;for(const[xt,Nt]of tt.entries()){const vs=g?$+A-Jt-a[xt]:$+Jt,bs=a[xt]-
2*f,Es=l[xt]??(S[xt].isRight?"right":"left"),Ss=vs+f+ne(Nt??ge,bs,Es);!Nt&&yt&&!ve&&U.draw(i[xt].element),Nt&&(0,Qt.t)(U,Nt,Ss,Mt-Q-ot,ve?void 0:i[xt].element),
Jt+=a[xt]}o&&yt&&pe(U,$,Mt-.4,A,w),At&&pe(U,$,Mt-Ct,A,s||c?w:wn)}}})}function mn({theme:i,accent:t=T.lm.strongRule},e,n,s){if(i!=="report"||!e&&!n)return;const o=r=>1-
(1-r)*.14,c=e?[o(t[0]),o(t[1]),o(t[2])]:T.lm.ground;return{...s,color:c,over:0}}const ge={fragments:[],width:0,tallest:0,notes:[]},wn={height:.4,color:T.lm.rule};
function pe(i,t,e,n,{height:s,color:o}){i.draw(void 0,{kind:"area",x:t,y:e,width:n,height:s,color:o})}const yn="\\newpage",xn=/^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*(?:\n|$)/i,
kn=2.5,me=.75,On=1200;class vn{onBreak;constructor(t){this.onBreak=t}async layOut(t,e,n){for(const s of t){const o=X(s);await this.block(s,e,o===void 0?n:{...n,
align:o});const c=e.setting.job.pace.step(On*(1+bn(s)));c&&await c}}async block(t,e,n){switch(t.type){case"paragraph":return await this.paragraph(t.children,e,n);case"\
heading":return await this.heading(t,e,n);case"blockquote":return await this.quote(t,e,n);case"list":return await on(t,e,n,(s,o)=>this.layOut(s,e,o));case"code":
return await He(t,e,n);case"table":return await dn(t,e,n);case"thematicBreak":return Mn(e,n);case"html":return await this.html(t.value,e,n);default:return}}async paragraph(t,e,n){
const[s]=t;if(t.length===1&&s?.type==="text"&&s.value.trim()===yn)return this.onBreak();const o=n.element.add("P"),{size:c,leading:r,half:h}=e.scale,a=this.inlines(
e,n).add(t,it(e,n.color)),l=n.tight?0:h;await e.text(a.runs,n,o,{size:c,leading:r,before:l,after:l})}inlines({setting:t,scale:e},{width:n}){const{height:s,margin:o}=t.
geometry;return new he(t,{width:Math.min(n,e.measure),height:s-2*o-2*e.leading})}contentsHeading(t,e,n){return this.headed([{type:"text",value:t.title}],2,t,e,n)}heading(t,e,n){
return this.headed(t.children,t.depth,e.setting.headings.get(t),e,n)}async headed(t,e,{level:n,place:s},o,c){const r=c.element.add(`H${n}`),{size:h,leading:a,before:l,
after:d}=o.scale.heading(e),u=e>5?T.lm.quiet:o.setting.accent??c.color,g=this.inlines(o,c).add(t,it(o,u,h,"SemiBold")),f=o.setting.theme==="report"&&e===1;await o.
text(g.runs,c,r,{size:h,leading:a,before:l,after:f?0:d,keep:!0,onFirst:(m,E)=>Object.assign(s,{sheet:m,top:E+o.scale.half})}),f&&Sn(o,c,d)}async quote(t,e,n){const s=En(
t),{leading:o,size:c}=e.scale,r=c*1.4,h={x:n.x,width:kn,color:s?.color??e.setting.accent??T.lm.bar,over:1},a={...n,x:n.x+r,width:n.width-r,element:n.element.add(
"BlockQuote"),decorations:[...n.decorations,h],color:s?n.color:T.lm.quiet,tight:!1};if(e.gap(o*me),s){const l=this.inlines(e,a);l.text(s.title,Gt(it(e,s.color))),
await e.text(l.runs,a,a.element.add("P"),{size:c,leading:o,keep:!0}),e.join()}await this.layOut(s?.children??t.children,e,a),e.gap(o*me)}async html(t,e,n){if(_(
t))return this.onBreak();/^\s*<!--/.test(t)||(e.setting.told.html=!0);for(const s of be(t))await this.paragraph([{type:"text",value:s}],e,n)}}const bn=({position:i})=>(i?.
end.offset??0)-(i?.start.offset??0);function En({children:i}){const[t,...e]=i,[n,...s]=t?.type==="paragraph"?t.children:[],o=n?.type==="text"?xn.exec(n.value):null;
if(t?.type!=="paragraph"||n?.type!=="text"||!o)return;const c=n.value.slice(o[0].length);if(c===""&&s.length>0&&s[0].type!=="break")return;const r=[...c===""?[]:
[{...n,value:c}],...s.filter((a,l)=>l>0||c!=="")];return{...T.oA[o[1].toUpperCase()],children:r.length===0?e:[{...t,children:r},...e]}}function Sn(i,{x:t,width:e,
decorations:n},s){const o=i.setting.accent??T.lm.strongRule;i.row({before:0,height:4,keep:!0,decorations:n,paint:(c,r)=>c.draw(void 0,{kind:"area",x:t,y:r-3,width:e,
height:.8,color:o})}),i.gap(s)}function Mn(i,{x:t,width:e,decorations:n}){const{leading:s}=i.scale;i.row({before:i.scale.half,height:s,keep:!1,decorations:n,paint:(o,c)=>o.
draw(void 0,{kind:"area",x:t,y:c-s/2,width:e,height:.6,color:T.lm.strongRule})}),i.gap(i.scale.half)}var Kt=p(17581);const Tn=3,Ln=3;class Rn{setting;waiting=[];constructor(t){
this.setting=t}layOut(t,e,n){const s=n.element.add("TOC"),o=(0,V.YG)(t.map(({level:h})=>h)),c=t.filter(({level:h})=>h-o<Tn),r={...n,width:Math.min(n.width,e.scale.
measure)};for(const h of c)this.entry({...h,level:h.level-o+1},s,e,r);return e.gap(e.scale.leading),c.length}fill(){const{sheets:t}=this.setting.composition,e=new Map(
t.map((n,s)=>[n,s+1]));for(const{place:n,fill:s}of this.waiting)n.sheet&&s(e.get(n.sheet))}entry({title:t,level:e,place:n},s,o,c){const{size:r,leading:h,half:a}=o.
scale,l=(e-1)*r*1.4,d=s.add("TOCI").add("Reference").add("Link"),u=it(o,c.color,r,e===1?"SemiBold":"Regular"),g=c.width-l-r*3,{lines:f}=this.setting.lines.paragraph(
[{kind:"text",text:t,look:u}],g);for(const[m,E]of f.entries()){const M=m===f.length-1,w=E.fragments.map(({word:y})=>y),S=h*.72;o.row({before:m===0&&e===1?a/2:0,
height:h,keep:!M,decorations:[],paint:(y,L)=>{const[A,D]=[c.x+l,L-S];y.draw(d,{kind:"text",x:A,y:D,size:r,color:u.color,words:w}),M&&this.leader(y,d,n,A+E.width,
{right:c.x+c.width,baseline:D,size:r},u.color);const $=[A,D-r*.25,c.x+c.width,D+r*.9];y.link(d,$,{place:n},t)}})}}leader(t,e,n,s,o,c){const{typefaces:r}=this.setting.
composition;t.draw(void 0,...(0,Kt.p4)(s,(0,Kt.zt)(r,Ln,o.size),o));const h={kind:"text",x:o.right,y:o.baseline,size:o.size,color:c,words:[]};t.draw(e,h),this.waiting.
push({place:n,fill:a=>Object.assign(h,(0,Kt.tk)(r,String(a),o,c))})}}var In=p(78445);const An=.84,Cn=.6,we={width:120,height:.5};function Nn(i,t){const e=new Map,
n=s=>{const o=[...s].reverse();for(let c=o.pop();c;c=o.pop())if(c.type!=="footnoteDefinition"&&(c.type==="footnoteReference"&&t.has(c.identifier)&&!e.has(c.identifier)&&
e.set(c.identifier,e.size+1),"children"in c))for(const r of[...c.children].reverse())o.push(r)};n(i.children);for(const s of e.keys())n(t.get(s).children);return e}
class zn{setting;scale;frame;layOut;notes=new Map;used=new Set;constructor(t,e,n,s){this.setting=t,this.scale=e,this.frame=n,this.layOut=s}async prepare(){for(const[
t,e]of this.setting.cited)this.notes.set(t,await this.note(t,e))}rowsFor=(t,e)=>{const n=this.notes.get(t);return!n||this.used.has(t)?[]:(this.used.add(t),e.adopt(
n.element),n.rows.flatMap(s=>[s,...s.notes??[]]))};async note(t,e){const{setting:n,frame:s}=this,o=new In.Hg("Note",void 0,{id:`note-${e}`}),c=[],r=this.scale.smaller(
An),h=(y,L)=>n.cited.get(y)>e?this.rowsFor(y,L):[],a=new te(n,r,y=>c.push(y),h),l=it(a,T.lm.text),{typefaces:d}=n.composition,u=d.word(`${e}.`,l.style),f=u.width*
l.size/1e3+Cn*l.size,m=o.add("Lbl"),E=n.places.get(`${t}
`);a.mark((y,L)=>{Object.assign(E,{sheet:y,top:L+r.leading}),y.draw(m,{kind:"text",x:s.x,y:L,size:l.size,color:l.color,words:[u]})});const M={...s,x:s.x+f,width:s.
width-f,element:o,tight:!0};await this.layOut(n.footnotes.get(t).children,a,M),a.isWaiting&&a.row({before:0,height:r.leading,keep:!1,decorations:[],paint:()=>{}});
const[w,...S]=c;return{element:o,rows:w?[{...w,before:r.half/2},...S]:[]}}}const Dn=(i,{leading:t,half:e})=>({before:e,height:e/2,keep:!0,decorations:[],paint:(n,s)=>n.
draw(void 0,{kind:"area",x:i,y:s-we.height-t*.1,...we,color:T.lm.strongRule})});var Bn=p(63895),Hn=p(38017);const $n=.3,St=1.3,Zt={width:72,height:2},[Pn,Wn]=[152,
284],Fn=8;async function Gn(i,{author:t,date:e},{pages:n,flow:s,frame:o}){const{setting:c,scale:r}=s,[h]=i.children,{title:a,place:l}=c.headings.get(h),{size:d}=r.
heading(1),u=c.accent??T.lm.text;n.skipTo(c.geometry.height*$n),await s.text([{kind:"text",text:a,look:it(s,u,d*St,"SemiBold")}],o,o.element.add("H1"),{size:d*St,
leading:Math.ceil(d*St*1.2),onFirst:(g,f)=>Object.assign(l,{sheet:g,top:f+r.half})}),s.row({before:r.leading,height:Zt.height,keep:!1,decorations:[],paint:(g,f)=>g.
draw(void 0,{kind:"area",x:o.x,y:f-Zt.height,...Zt,color:u})}),s.gap(r.leading);for(const g of[t,e]){if(g===void 0)continue;const f=it(s,T.lm.quiet,r.size*St),m=Math.
ceil(r.leading*St);await s.text([{kind:"text",text:g,look:f}],o,o.element.add("P"),{size:f.size,leading:m})}return n.break(),1}async function jn({children:i},{blocks:t,
pages:e,flow:n,frame:s}){const[o]=i,c=o?.type==="paragraph"?o.children.filter(({type:a})=>a==="break").length:0,{width:r,height:h}=n.setting.geometry;return c===
0||c>=Fn||Math.min(r,h)<590||h<r?0:(e.skipTo(Pn),await t.layOut([o],n,{...s,tight:!0}),e.skipTo(Wn),1)}var Un=p(42973);const ye=5e3,Kn=16e4;class Zn{composition;geometry;ruleAboveNotes;used=0;placed=[];notes=[];carried=[];group=[];constructor(t,e,n){
this.composition=t,this.geometry=e,this.ruleAboveNotes=n}add(t){t.breaks===!0&&this.flush(),this.group.push(t),t.keep||this.flush()}break(){this.flush(),(this.placed.
length>0||this.notes.length>0)&&this.close()}skipTo(t){this.flush(),this.used=Math.max(this.used,t-this.geometry.margin)}async finish(t){for(this.break();this.carried.
length>0;){const e=t.step(Kn);e&&await e,this.takeCarried(),this.close()}this.composition.sheets.length===0&&this.close()}get room(){return this.geometry.height-
2*this.geometry.margin}get isEmpty(){return this.placed.every(({repeated:t})=>t)}flush(){const{group:t}=this;if(this.group=[],t.length!==0)if(!this.fits(t)&&!this.
isEmpty&&this.turn(t[0]),this.fits(t))for(const e of t)this.place(e);else for(const e of t)!this.fits([e])&&!this.isEmpty&&this.turn(e),this.place(e)}fits(t){const e=t.
reduce((n,{before:s,height:o},c)=>n+o+(c===0&&this.isEmpty?0:s),0);return this.used+e+this.heightOfNotes(t.flatMap(({notes:n=[]})=>n))<=this.room+.01}heightOfNotes(t){
const e=[...this.notes,...t];return e.length===0?0:e.reduce((n,{before:s,height:o})=>n+s+o,this.ruleAboveNotes.before+this.ruleAboveNotes.height)}turn(t){this.close(),
this.takeCarried();for(const e of t.head??[])this.put(e,!0)}place(t){this.put(t,!1);for(const e of t.notes??[])(this.used+this.heightOfNotes([e])<=this.room+.01&&
this.carried.length===0?this.notes:this.carried).push(e)}put(t,e){this.placed.length>0&&(this.used+=t.before),this.placed.push({row:t,top:this.geometry.height-this.
geometry.margin-this.used,repeated:e}),this.used+=t.height}takeCarried(){const t=this.carried;this.carried=[];for(const[e,n]of t.entries()){if(!(this.notes.length===
0||this.used+this.heightOfNotes([n])<=this.room*.6))return void(this.carried=t.slice(e));this.notes.push(n)}}close(){const{composition:t,geometry:e}=this;if(t.sheets.
length===ye)throw(0,Un.F)("pages",`The document has more than ${ye} pages`,"Split the Markdown into several documents","file");const n=t.sheet(e.width,e.height),
s=this.placeNotes();for(const o of[this.placed,s]){Yn(n,o);for(const{row:c,top:r,repeated:h}of o)c.paint(n,r,h)}this.used=0,this.placed=[],this.notes=[]}placeNotes(){
if(this.notes.length===0)return[];let t=this.geometry.margin+this.heightOfNotes([]);return[this.ruleAboveNotes,...this.notes].map(e=>{t-=e.before;const n={row:e,
top:t,repeated:!1};return t-=e.height,n})}}function Yn(i,t){const e=new Map,n=s=>{const{top:o,bottom:c}=e.get(s),{x:r,width:h,color:a,radius:l=0,over:d}=s;e.delete(
s),i.draw(void 0,{kind:"area",x:r,y:c-d,width:h,height:o-c+2*d,color:a,radius:l})};for(const{row:s,top:o}of t){for(const c of[...e.keys()])s.decorations.includes(
c)||n(c);for(const c of s.decorations){const r=e.get(c);r?r.bottom=o-s.height:e.set(c,{top:o,bottom:o-s.height})}}for(const s of[...e.keys()])n(s)}var qn=p(37645);
class Jn{used=new Map;next(t){const e=t.toLowerCase().trim().replace(/[^\p{L}\p{N}\p{M}\p{Pc}\- ]/gu,"").replaceAll(" ","-");let n=e;for(let s=this.used.get(e)??
0;this.used.has(n);n=`${e}-${s}`)s++;return n!==e&&this.used.set(e,Number(n.slice(e.length+1))),this.used.set(n,0),n}}function Vn(i){const t=new Map,e=new Map;for(const n of It(
i))n.type==="definition"&&!t.has(n.identifier)&&t.set(n.identifier,n),n.type==="footnoteDefinition"&&!e.has(n.identifier)&&e.set(n.identifier,n);return{definitions:t,
footnotes:e}}function Xn(i){const t=new Map,e=new Map,n=new Jn,s=[];for(const o of It(i)){if(o.type!=="heading")continue;const c=x(o.children).trim();for(;s.length>
0&&s.at(-1)>=o.depth;)s.pop();s.push(o.depth);const r={};e.set(n.next(c),r),t.set(o,{title:c,level:s.length,place:r})}return{headings:t,places:e}}function It(i){
const t=[],e=n=>{for(const s of n)t.push(s),(s.type==="blockquote"||s.type==="list"||s.type==="listItem"||s.type==="footnoteDefinition")&&e(s.children)};return e(
i),t}const Qn=16,Yt=300,_n=.82;async function ts(i,t,e){const{geometry:n,size:s,images:o,theme:c,font:r,boldFont:h}=t;await e.pace.rest();const a=await Y.B.open(
{...cs(i,t),font:r,boldFont:h},e);await a.typefaces.warm(os(i),e.pace);const{definitions:l,footnotes:d}=Vn(i.children),{headings:u,places:g}=Xn(i.children),f=Nn(
i,d);for(const Q of f.keys())g.set(`${Q}
`,{});const m={html:!1,links:new Set,images:new Set},E=await Bn.P.of(a.typefaces),M={job:e,composition:a,lines:E,geometry:n,definitions:l,footnotes:d,cited:f,images:o,
places:g,headings:u,told:m,theme:c,accent:t.accent??(c==="report"?T.uR:void 0),language:t.language},w=new T.FE(s,c),{margin:S}=n,y=es(n,a),L=new Zn(a,n,Dn(S,w)),
A=new vn(()=>L.break()),D=(Q,Ct,U)=>A.layOut(Q,Ct,U),$=new zn(M,w,y,D);await $.prepare();const Z=new te(M,w,Q=>L.add(Q),$.rowsFor),q=ns(n),j=t.logo&&(0,Hn.h)(t.
logo,q,t.running,s);j&&Z.row({before:0,height:j.room,keep:!0,decorations:[],paint:Q=>j.draw(Q)});const tt=[...u.values()],ft=new Rn(M),wt={blocks:A,contents:ft,
pages:L,flow:Z,frame:y};let ot=0;t.cover&&(ot=await Gn(i,t.cover,wt)),t.contents&&tt.length>0&&(ot=await ss(i,tt,wt,ot)),ot===0&&c==="letter"&&(ot=await jn(i,wt)),
await A.layOut(i.children.slice(ot),Z,y),await L.finish(e.pace),ft.fill();const yt=t.cover?1:0;return await(0,qn.N)(a,E,{frameOf:()=>q,size:s,isBare:Q=>Q<yt,pace:e.
pace},t.running),t.pageNumbers&&(c!=="letter"||a.sheets.length>1)&&t.running.footer===void 0&&rs(M,w,Z,yt),{composition:a,bookmarks:as(tt),told:m}}const es=({margin:i,
width:t},{document:e})=>({x:i,width:t-2*i,element:e,decorations:[],color:T.lm.text,depth:0,tight:!1}),ns=({width:i,height:t,margin:e})=>({width:i,height:t,left:e,
right:e,top:e,bottom:e});async function ss(i,t,{blocks:e,contents:n,pages:s,flow:o,frame:c},r){const h=xe(i);h&&r===0&&await e.layOut([h],o,c);const a={title:(0,ct.
contentsHeading)(o.setting.language),level:h?2:1,place:{}};await e.contentsHeading(a,o,c);const l=r>0?t.slice(1):h?is(t):t;return(n.layOut(l,o,c)>Qn||r>0)&&s.break(),
t.splice(h?1:0,0,a),h?1:r}function xe({children:i}){const[t]=i;return i.filter(n=>n.type==="heading"&&n.depth===1).length===1&&t?.type==="heading"&&t.depth===1?
t:void 0}function is([i,...t]){const e=t.length>0?(0,V.YG)(t.map(n=>n.level)):i.level;return[{...i,level:e},...t]}function os(i){const t=[];for(const e of It(i.
children)){if(t.length>Yt)break;if(e.type==="paragraph")for(const n of x(e.children).split(" ",Yt))t.push(n)}return t.slice(0,Yt)}function cs(i,{contents:t,running:e,
cover:n}){const s=new Set,o=[e.header??"",e.footer??"",e.date??"",e.title,n?.author??""];(t||n)&&s.add("SemiBold");const c=[i];for(let r=c.pop();r;r=c.pop())if((r.
type==="heading"||r.type==="strong"||r.type==="table"||r.type==="blockquote")&&s.add("SemiBold"),r.type==="emphasis"&&s.add("Italic"),(r.type==="code"||r.type===
"inlineCode")&&s.add("Mono"),"value"in r&&o.push(r.value.replace(/[\0-\x7f]+/g,"")),"alt"in r&&typeof r.alt=="string"&&o.push(r.alt),"children"in r)for(const h of r.
children)c.push(h);return{styles:[...s],text:o.join("")}}function rs({composition:i,geometry:t},e,n,s){const{sheets:o,typefaces:c}=i,r=it(n,T.lm.quiet,e.size*_n);
for(const[h,a]of o.entries()){if(h<s)continue;const l=c.word(String(h+1),r.style),d=(t.width-l.width*r.size/1e3)/2;a.run("Footer",{kind:"text",x:d,y:t.margin/2-
r.size*.3,size:r.size,color:r.color,words:[l]})}}function as(i){const t=[],e=[{level:0,children:t}];for(const{title:n,level:s,place:o}of i){if(n===""||!hs(o))continue;
for(;e.at(-1).level>=s;)e.pop();const c=[];e.at(-1).children.push({title:n,place:o,children:c}),e.push({level:s,children:c})}return t}const hs=i=>i.sheet!==void 0;
var ke=p(16246),ls=p(68084),ds=p(71775),us=p(28409),fs=p(16596);const Oe=72,gs=14,ps=async(i,t,e)=>{const n=ws(t),s=(0,ke.H)(t),{root:o,words:c}=await ms(new TextDecoder().
decode(i.bytes),t.values,e),[r]=o.children,h=c.cover===!0?xe(o)!==void 0:r===void 0||r.type==="heading",a=c.cover===!0||c.title!==void 0&&t.theme!=="letter";!h&&
a&&o.children.unshift(ys(c.title??t.title??qt(i.name)));const l=t.title??c.title??xs(o)??qt(i.name),d=t.language??ks(c.language),u=await Os(o,t.images??[],e),g=t.
logo&&await(0,O.A)(t.logo,"logo",e),{composition:f,bookmarks:m,told:E}=await ts(o,{geometry:n,size:t.font_size,...s,theme:t.theme,cover:c.cover!==!0?void 0:{author:t.
author??c.author,date:t.date},images:u,pageNumbers:t.page_numbers,running:{header:t.header,footer:t.footer,headerOnFirst:t.header_on_first,date:t.date,title:l},
logo:g,accent:t.accent_color===void 0?void 0:(0,T.bP)(t.accent_color),contents:t.table_of_contents,language:d},e),M=[...u.values(),...g?[g]:[]].some(({components:Z})=>Z===
4),w=t.author??c.author,S=await f.finish({title:l,author:w,language:d,bookmarks:m,breaksArchive:M}),y=t.letterhead&&await(0,ls.o)(S,t.letterhead,t.letterhead_password,
e),L={compact:!0,objectStreams:"smallest"},A=y?.write?await y.write(L):await(0,v.UN)(S,L),D=f.sheets.length,$=(0,ds.l)({from:"Markdown",told:E,missing:f.typefaces.
missing,hasFont:s.font!==void 0,language:d,breaksArchive:M});return y&&(0,V.RZ)($,y.notes),{documents:[{name:`${qt(i.name)}.pdf`,bytes:A,pageCount:D}],notes:$,facts:{
pageCount:D}}};async function ms(i,t,{pace:e}){const n=t&&await(0,b.o)(i,t,e),{words:s,markdown:o}=(0,pt.X)(n?.text??i),c=await(0,I.D)(o,e);if(k(c),await e.rest(),
!n)return{root:c,words:s};await $t(c,n.values,e);const{title:r,author:h,language:a}=s,l=d=>(0,K.qk)(d,n.values,lt);return{root:c,words:{...r!==void 0&&{title:l(
r)},...h!==void 0&&{author:l(h)},...a!==void 0&&{language:l(a)},...s.cover&&{cover:s.cover}}}}function ws(i){const{margin:t,font_size:e}=i,{width:n,height:s}=(0,ke.
a)(i),o=Math.floor((Math.min(n,s)-gs*e)/2/Oe*100)/100;if(t>o){const c=`leaves no room on ${i.page_width===void 0?i.page_size:"such"} pages with a font_size of ${e}\
; it must be at most ${o} inches`;throw(0,nt.G6)([{field:"margin",message:c,mentions:["font_size"]}])}return{width:n,height:s,margin:t*Oe}}const ys=i=>({type:"h\
eading",depth:1,children:[{type:"text",value:i}]});function xs({children:i}){for(const t of It(i)){const e=t.type==="heading"?x(t.children).trim():"";if(e!=="")
return e}}function ks(i){const{holds:t,words:e}=F.E["language-tag"];if(i===void 0||t(i))return i;throw(0,nt.G6)([{field:"file",message:`has a lang in its front \
matter that is not ${e}`}])}async function Os(i,t,e){const n=new Map,s=new Set((0,z.A6)(i));for(const o of t)s.has((0,z.bi)(o.name))&&n.set((0,z.bi)(o.name),await(0,O.
A)(o,"images",e));for(const[o,c]of await(0,us.$)(s,e))n.set(o,c);for(const[o,c]of await(0,fs.m)(s,e))n.set(o,c);return n}const qt=i=>i.replace(/\.(?:md|markdown|mdown|txt|pdf)$/i,
"").trim()||"document"}),17581:((zt,at,p)=>{p.d(at,{p4:()=>P,tk:()=>B,uJ:()=>X,zt:()=>G});const et=.55,J=.1,X=.6,gt=[.5,.5,.54],ht=(k,C)=>k.reduce((N,{width:R})=>N+
R,0)*C/1e3,G=(k,C,N)=>ht([k.word("0".repeat(C),"Regular")],N);function P(k,C,{right:N,baseline:R,size:H}){const[W,z]=[et*H,J*H],nt=N-Math.ceil((C+X*H)/W)*W,K=R+
z/2;return nt-W<k+X*H?[]:[{kind:"stroke",points:[[nt,K],[k+X*H,K]],width:z,color:gt,dots:W}]}function B(k,C,{right:N,baseline:R,size:H},W){const z=[k.word(C,"Re\
gular")];return{kind:"text",x:N-ht(z,H),y:R,size:H,color:W,words:z}}}),47046:((zt,at,p)=>{p.d(at,{contentsHeading:()=>G,r:()=>Et});var et=p(75934),J=p(17581),X=p(
96927),gt=p(45657);const ht={cs:"Obsah",da:"Indhold",de:"Inhalt",el:"Περιεχόμενα",en:"Contents",es:"Índice",fi:"Sisällys",fr:"Sommaire",hu:"Tartalo\
m",it:"Indice",nb:"Innhold",nl:"Inhoud",nn:"Innhald",no:"Innhold",pl:"Spis treści",pt:"Índice",ro:"Cuprins",ru:"Содержание",sv:"Innehåll",tr:"İçind\
ekiler",uk:"Зміст"},G=pt=>ht[(pt??"").toLowerCase().split("-")[0]]??ht.en,P=[.1,.1,.12],B=1.45,k=.35,C=1.9,N=2.1,R=44,H=1.2,W=2,z=3,nt=15e4,K=2e4,Dt="…",
Bt=/[^\S\u00a0\u202f]+/gu,Ht=Math.sqrt(X.tn.A4[0]*X.tn.A4[1])/11,$t=6,Pt=18;class Et{composition;contents;pages=[];size;left;right;top;bottom;typefaces;constructor(I,x){
this.composition=I,this.contents=x,this.typefaces=I.typefaces;const{width:O,height:v}=x,F=Math.min(Pt,Math.max($t,Math.sqrt(O*v)/Ht));this.size=Math.min(F,O/18,
v/10);const b=Math.min(O*.76,R*this.size);this.left=(O-b)/2,this.right=O-this.left,this.top=v-Math.max(v*.11,this.size*1.5),this.bottom=Math.max(v*.1,this.size*
1.5)}static async of(I,x,O){const v=new Et(I,x),F=[];for(const b of x.titles){F.push({title:b,lines:await v.broken(b)});const Y=O.step(nt);Y&&await Y}return v.distribute(
F),v}get pageCount(){return this.pages.length}async draw(I,x,O){const{composition:v,size:F}=this,b={},Y={element:v.document,index:0};for(const[ct,V]of this.pages.
entries()){const dt=v.sheet(this.contents.width,this.contents.height);let _=this.top;ct===0&&(b.sheet=dt,b.top=this.contents.height,_-=this.drawHeading(dt),Y.element=
v.document.add("TOC"));for(const ut of V){const kt=Y.element.add("TOCI").add("Reference").add("Link"),Ot=I[Y.index],mt=ut.lines.length*B*F;this.drawEntry(dt,{entry:ut,
number:Ot,top:_,item:kt}),dt.link(kt,[this.left,_-mt,this.right,_],x[Y.index],`${ut.title}, ${Ot}`),_-=mt+k*F,Y.index++;const vt=O.step(K);vt&&await vt}}return b}distribute(I){
const{size:x}=this;let O=this.top-this.headingHeight,v=[];this.pages.push(v);for(const F of I){const b=F.lines.length*B*x;v.length>0&&O-b<this.bottom&&(this.pages.
push(v=[]),O=this.top),v.push(F),O-=b+k*x}}get headingHeight(){return(C*.75+N)*this.size}drawHeading(I){const{size:x,left:O,top:v}=this,F=this.shaped(this.contents.
heading,"SemiBold"),b=this.composition.document.add("H1");return I.draw(b,Tt(F,O,v-C*.75*x,C*x,P)),this.headingHeight}drawEntry(I,{entry:x,number:O,top:v,item:F}){
const{size:b,left:Y,right:ct,typefaces:V}=this,[dt]=this.shaped(" ","Regular");let _=v-B*b*.72;for(const[ut,{words:kt,width:Ot}]of x.lines.entries()){const mt=Y+
(ut===0?0:H*b),vt=ut===x.lines.length-1;if(I.draw(F,Tt([...kt,dt],mt,_,b,P)),vt){const Lt={right:ct,baseline:_,size:b};I.draw(void 0,...(0,J.p4)(mt+Ot,this.column,
Lt)),I.draw(F,(0,J.tk)(V,O,Lt,P))}_-=B*b}}get column(){return(0,J.zt)(this.typefaces,this.contents.digits,this.size)}async broken(I){const x=this.size/1e3,O=this.
right-this.left-this.column-(2*J.uJ+W)*this.size,F=await new et.p(I.trim().replace(Bt," "),b=>lt(this.shaped(b,"Regular"))*x).lines(b=>b===0?O:O-H*this.size);return F.
slice(0,z).map((b,Y)=>{const ct=this.shaped(b,"Regular");return Y+1===z&&F.length>z&&(0,gt.RZ)(ct,this.shaped(Dt,"Regular")),{words:ct,width:lt(ct)*x}})}shaped(I,x){
return I.split(/(?<= )|(?= )/).map(O=>this.typefaces.word(O,x))}}const lt=pt=>pt.reduce((I,{width:x})=>I+x,0),Tt=(pt,I,x,O,v)=>({kind:"text",x:I,y:x,size:O,color:v,
words:pt})}),75934:((zt,at,p)=>{p.d(at,{p:()=>gt});var et=p(9876);const[J,X]=[200,100];class gt{text;widthOf;width;parts;constructor(G,P){this.text=G,this.widthOf=
P,this.width=P(G)}async lines(G,P){if(this.width<=G(0))return[this.text];const B=[];let k="",C=0,N;for(const R of this.parts??=await this.measure(P)){const H=P?.
step(J);H&&await H;const W=C+(N?.spaceWidth??0)+R.width;if(W<=G(B.length))k+=(N?.space??"")+R.text,C=W;else{k!==""&&B.push(k);const z=B.length,nt=R.width>G(z)?await this.
cut(R,K=>G(z+K),P):[R.text];for(const K of nt)B.push(K);k=B.pop(),C=k===R.text?R.width:this.widthOf(k)}N=R}return B.push(k),B}async measure(G){const{text:P,widthOf:B}=this,
k=[];for(const{start:C,end:N,next:R}of(await(0,et.Vn)())(P)){const H=G?.step(J+(R-C)*X);H&&await H;const[W,z]=[P.slice(C,N),P.slice(N,R)];k.push({text:W,width:B(
W),space:z,spaceWidth:z===""?0:B(z)})}return k}async cut(G,P,B){const k=G.clusters??=(0,et.s)(G.text,this.widthOf),C=[];let N=0;for(const R of(0,et.ZM)(k,P)){const H=B?.
step(J+R*X);H&&await H;let W="";for(const z=N+R;N<z;N++)W+=k[N].text;C.push(W)}return C}}})};
