"use strict";exports.id=5485,exports.ids=[5485],exports.modules={95485:((zt,lt,p)=>{p.r(lt),p.d(lt,{markdown_to_pdf:()=>ds});const nt=new WeakMap,V=new WeakMap,st=i=>nt.get(
i),z=i=>V.get(i),C=/^\{ ?width ?= ?(\d{1,4}(?:\.\d{1,3})?)(cm|mm|in|pt|px|%) ?\}/,H={cm:72/2.54,mm:72/25.4,in:72,pt:1,px:.75},$=/^:::[ \t]{0,9}(right|center)[ \t]{0,9}(?:\n|$)/,
P=/(?:^|\n):::[ \t]{0,9}$/;function v(i){U(i.children);const t=[i];for(let e=t.pop();e;e=t.pop()){if(!("children"in e))continue;const{children:n}=e;for(const[s,
o]of n.entries()){const r=n[s+1];(o.type==="image"||o.type==="imageReference")&&N(o,r),t.push(o)}}}function N(i,t){const e=t?.type==="text"?C.exec(t.value):null;
if(t?.type!=="text"||!e)return;t.value=t.value.slice(e[0].length);const n=Number(e[1]),s=H[e[2]];V.set(i,s===void 0?{part:Math.min(n,100)/100}:{points:n*s})}function U(i){
const t=[];for(const[r,c]of i.entries())P.test(W(c))&&t.push(r);const e=[];let n=0,[s,o]=[void 0,0];for(const[r,c]of i.entries()){const h=s===void 0?$.exec(X(c)):
null;for(;h&&t.length>n&&t[n]<r;)n++;h&&t.length>n&&([s,o]=[h[1],t[n]],Q(c,0,a=>a.slice(h[0].length))),s!==void 0&&r===o&&Q(c,-1,a=>a.replace(P,"")),s!==void 0&&
nt.set(c,s),(s===void 0||c.type!=="paragraph"||c.children.length>0)&&e.push(c),r===o&&(s=void 0)}i.splice(0,i.length);for(const r of e)i.push(r)}function X(i){const t=i.
type==="paragraph"?i.children[0]:void 0;return t?.type==="text"?t.value:""}function W(i){const t=i.type==="paragraph"?i.children.at(-1):void 0;return t?.type===
"text"?t.value:""}function Q(i,t,e){if(i.type!=="paragraph")return;const n=i.children.at(t);n?.type==="text"&&(n.value=e(n.value),n.value===""&&i.children.splice(
t,1),i.children.at(t)?.type==="break"&&i.children.splice(t,1))}var K=p(34622),dt=p(58552),J=p(78323);const Nt=/^(?:https?|mailto|tel):|^data:image\//i,Dt=/^[a-z][a-z0-9+.-]*:/i,
Bt=/^(?:field|qr):/i;async function Ht(i,t,e){const n=[i];for(let s=n.pop();s;s=n.pop()){const o=e.step(500);if(o&&await o,$t(s,t),"children"in s){s.children.some(
r=>r.type==="text"&&(0,J.H)(r.value))&&Object.assign(s,{children:s.children.flatMap(r=>Lt(r,t))});for(const r of s.children)n.push(r)}}}function $t(i,t){const e=(n,s)=>{
const o=i[n];typeof o=="string"&&(0,J.H)(o)&&Object.assign(i,{[n]:(0,J.qk)(o,t,s)})};for(const n of["alt","title"])e(n,ut);if(i.type==="code"&&e("value"),i.type===
"inlineCode"&&e("value",ut),i.type==="html"&&e("value",n=>ut(n).replace(/[&<>"']/g,s=>`&#${s.charCodeAt(0)};`)),"url"in i&&(0,J.H)(i.url)&&(e("url",/^qr:/i.test(
i.url)?encodeURIComponent:ut),St(i.url,i.type==="image")))throw(0,dt.G6)([{field:"values",message:"give an address another scheme than http, https, mailto or te\
l, or data with an image"}])}const St=(i,t)=>Dt.test(i.trim())&&!Nt.test(i.trim())&&!(t&&Bt.test(i.trim())),ut=i=>i.replace(/\r?\n/g," ");function Lt(i,t){return i.
type!=="text"||!(0,J.H)(i.value)?[i]:(0,J.qk)(i.value.replaceAll(`
`," "),t,n=>n.replace(/\r\n?/g,`
`)).split(`
`).flatMap((n,s)=>s===0?[{type:"text",value:n}]:[{type:"break"},{type:"text",value:n}])}var pt=p(6565),A=p(7725);const x=i=>i.map(t=>t.type==="text"||t.type==="\
inlineCode"?t.value:t.type==="image"||t.type==="imageReference"?t.alt??"":t.type==="break"?" ":"children"in t?x(t.children):"").join("").replace(/\s+/g," ");var b=p(
86476),O=p(14029),D=p(60666),E=p(87593),Z=p(3166),ct=p(47046),q=p(45657);function ft(i){const[,t="",e=""]=/^\s*<(\/?)([a-z][a-z0-9-]*|!--)/i.exec(i)??[];return{
name:e.toLowerCase(),closes:t!==""}}const _=i=>/^\s*<!--\s*page-?break\s*-->\s*$/i.test(i),gt=/<(script|style|template)\b[^<>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi,kt=/<!--(?:-?>|[\s\S]*?(?:-->|$))|<\?[\s\S]*?(?:\?>|$)|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<![a-z][\s\S]*?(?:>|$)/gi,
bt=/<(?:br|hr|\/?(?:p|div|h[1-6]|li|ul|ol|tr|table|section|details|summary|blockquote|dl|dt|dd|pre))\b[^<>]*>/gi,mt=/<\/?(?:td|th)\b[^<>]*>/gi,vt=/<\/?[a-z][^<>]*(?:>|$)/gi,
Rt={amp:"&",lt:"<",gt:">",quot:'"',apos:"'",nbsp:" "};function Oe(i){return i.replace(gt,"").replace(kt,"").replace(/\s+/g," ").replace(bt,`
`).replace(mt," ").replace(vt,"").replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi,(t,e,n,s)=>{if(s!==void 0)return Rt[s.toLowerCase()]??t;const o=e===void 0?
parseInt(n,16):Number(e);return o>0&&o<=1114111&&(o<55296||o>57343)?String.fromCodePoint(o):"�"}).split(`
`).map(t=>t.replace(/ +/g," ").trim()).filter(t=>t!=="")}var Ee=p(47707);const it=i=>new Set(i.split(" ")),At=["/*","*/","comment"],Me={comments:["//"],blocks:[
At,["`","`","string"]],quotes:`'"`,words:it("abstract as async await bool boolean break case catch char class const continue def default defer delete do double \
else enum export extends extern false final finally float fn for foreach from fun func function get go goto if impl implements import in instanceof int interfac\
e is let long loop match mod module mut namespace new nil null nullptr of operator override package private protected pub public range readonly ref return self \
set sizeof static str string struct super switch template this throw throws trait true try type typedef typeof undefined union unsafe use using val var virtual \
void volatile when where while with yield")},Se={comments:["#"],blocks:[['"""','"""',"string"],["'''","'''","string"]],quotes:`'"`,words:it("and as assert async\
 await begin break case class continue def del do done elif else elsif end ensure esac except exit export false False fi finally for from function global if imp\
ort in is lambda local module next nil None nonlocal not null or pass raise require rescue return self then true True try unless until when while with yield")},
Te={comments:["--"],blocks:[At],quotes:`'"`,words:it("add all alter and as asc between by case check column constraint create cross database default delete desc\
 distinct drop else end exists false foreign from full group having in index inner insert into is join key left like limit not null offset on or order outer pri\
mary references returning right select set table then true union unique update using values view when where with"),ignoresCase:!0},Le={comments:["//"],blocks:[At],
quotes:'"',words:it("true false null")},Re={comments:[],blocks:[At],quotes:`'"`,words:it("important inherit initial unset")},Ae=[[Me,it("js javascript mjs cjs j\
sx ts typescript mts cts tsx java c h cpp c++ cc hpp cs csharp c# go golang rust rs swift kotlin kt php scala dart groovy")],[Se,it("py python python3 rb ruby s\
h bash shell zsh yaml yml toml r perl pl makefile make dockerfile docker elixir")],[Te,it("sql mysql postgres postgresql sqlite plsql tsql")],[Le,it("json json5\
 jsonc")],[Re,it("css scss less")]],[Vt,Ie]=[/[\w$\u00aa-\uffff]/,/[0-9]/];class Pt{grammar;open;constructor(t){this.grammar=t}static for(t){const e=(t??"").toLowerCase(),
[n]=Ae.find(([,s])=>s.has(e))??[];return n&&new Pt(n)}partsOf(t){const e=[];for(let n=0;n<t.length;){const[s,o]=this.next(t,n),r=e.at(-1),c=t.slice(n,s);r?.kind===
o?r.text+=c:e.push({text:c,kind:o}),n=s}return e}next(t,e){const{comments:n,blocks:s,quotes:o,words:r,ignoresCase:c}=this.grammar;if(this.open)return this.closing(
t,e,this.open);const h=t[e];if(n.some(f=>t.startsWith(f,e)&&(f!=="#"||e===0||/\s/.test(t[e-1]))))return[t.length,"comment"];const l=s.find(([f])=>t.startsWith(f,
e));if(l){this.open=l;const[f,m]=this.closing(t,e+l[0].length,l);return[f,m]}if(o.includes(h))return[Ce(t,e),"string"];if(!Vt.test(h))return[e+1,"plain"];let d=e+
1;const u=Ie.test(h);for(;d<t.length&&(Vt.test(t[d])||u&&t[d]===".");)d++;if(u)return[d,"number"];const g=t.slice(e,d);return[d,r.has(c?g.toLowerCase():g)?"keyw\
ord":"plain"]}closing(t,e,[,n,s]){const o=t.indexOf(n,e);return o>=0&&(this.open=void 0),[o<0?t.length:o+n.length,s]}}function Ce(i,t){let e=t+1;for(;e<i.length&&
i[e]!==i[t];e++)i[e]==="\\"&&e++;return Math.min(e+1,i.length)}var T=p(96533);const ze={plain:T.lm.text,comment:[.38,.42,.4],string:[.04,.38,.2],keyword:[.44,.13,
.55],number:[.6,.26,0]},Xt=4,Ne=.7,De=1.32,Be=2e4;async function He({value:i,lang:t},e,n){const{scale:s,setting:o}=e,{typefaces:r}=o.composition,c=s.codeSize,h=Math.
round(c*De*2)/2,a=Ne*s.size,l=r.word("0","Mono").width*c/1e3,d=Math.max(Math.floor((n.width-2*a)/l),8),u={x:n.x,width:n.width,color:T.lm.ground,radius:3,over:a},
g=n.element.add("P").add("Code"),f=n.x+a,m=(h-c)/2+c*.84,M=o.theme==="report"?Pt.for(t):void 0,S=i.split(/\r\n|\n|\r/).flatMap(w=>Pe(w,d,M));e.gap(s.half),e.extend(
a);for(const[w,{parts:k,isRest:y}]of S.entries()){const I=o.job.pace.step(Be);I&&await I;const L=k.map(({text:R,kind:B})=>({word:r.word(R,"Mono"),color:ze[B]}));
e.row({before:0,height:h,keep:w===0||w===S.length-2,decorations:[...n.decorations,u],paint:(R,B,Y)=>{const G=B-m;y&&R.draw(void 0,...$e(f,G,c));let j=y?f+2*l:f;
const tt=L.map(({word:ht,color:Et})=>{const wt={kind:"text",x:j,y:G,size:c,color:Et,words:[ht]};return j+=ht.width*c/1e3,wt});R.draw(Y?void 0:g,...tt)}},m)}e.gap(
s.half),e.extend(a)}function $e(i,t,e){const n=(o,r)=>[i+o*e,t+r*e],s={kind:"stroke",width:e*.07,color:T.lm.strongRule};return[{...s,points:[n(.1,.62),n(.1,.26),
n(.68,.26)]},{...s,points:[n(.5,.42),n(.7,.26),n(.5,.1)]}]}function Pe(i,t,e){const n=i.includes("	")?We(i):i,s=e?.partsOf(n)??[{text:n,kind:"plain"}];if(n==="")
return[{parts:[{text:" ",kind:"plain"}],isRest:!1}];if(n.length<=t)return[{parts:s,isRest:!1}];const o=[];let[r,c]=[[],t];for(const{text:h,kind:a}of s){const l=(0,Ee.
qf)(h);for(let d=0;d<l.length;){const u=l.slice(d,d+c);r.push({text:u.join(""),kind:a}),d+=u.length,c-=u.length,!(c>0)&&(o.push({parts:r,isRest:o.length>0}),[r,
c]=[[],t-2])}}return r.length>0&&o.push({parts:r,isRest:o.length>0}),o}function We(i){let t="";for(const e of i.split(/(\t)/))t+=e==="	"?" ".repeat(Xt-t.length%
Xt):e;return t}var Wt=p(27077),Qt=p(43084);const Fe=.78,_t=.3;class te{setting;scale;sink;notesOf;after=0;reach=0;joined=!1;markers=[];constructor(t,e,n,s){this.
setting=t,this.scale=e,this.sink=n,this.notesOf=s}mark(t){this.markers.push(t)}get isWaiting(){return this.markers.length>0}join(){this.joined=!0}gap(t){this.after=
Math.max(this.after,t)}extend(t){this.reach+=t}row(t,e=this.scale.leading*.7){const n=this.joined?0:Math.max(this.after,t.before)+this.reach;this.after=0,this.reach=
0,this.joined=!1;const s=this.markers.splice(0);if(s.length===0)return this.sink({...t,before:n});this.sink({...t,before:n,paint:(o,r,c)=>{for(const h of s)h(o,
r-e,c);t.paint(o,r,c)}})}async text(t,e,n,s){const o=Math.min(e.width,this.scale.measure),{lines:r,job:c}=this.setting,h=await(0,Wt.k6)(r.setting(t,o),c.pace),{
lines:a}=h;for(const[l,d]of a.entries()){const u=l===0,f=l===a.length-1?s.keep===!0:u||l===a.length-2||s.keep===!0;this.line(d,{paragraph:h,frame:e,measure:o,element:n,
options:s,isFirst:u,keep:f})}this.gap(s.after??0)}line(t,e){const{frame:n,element:s,options:o,isFirst:r,keep:c}=e,{height:h,baseline:a}=ee(t,o),{isRight:l}=e.paragraph,
d=n.align??(l?"right":"left"),u=n.width-e.measure,f=n.x+(d==="left"?0:d==="right"?u:u/2)+ne(t,e.measure,d),m=t.notes.flatMap(M=>this.notesOf(M,n.element));this.
row({before:r?o.before??0:0,height:h,keep:c,decorations:n.decorations,notes:m,paint:(M,S,w)=>{r&&o.onFirst?.(M,S),(0,Qt.t)(M,t,f,S-a,w?void 0:s)}},a)}}function ee({
tallest:i},{leading:t,size:e}){const n=(t-e)/2+e*Fe+e*.06;if(i<=n)return{height:t,baseline:n};const s=Math.ceil((i+t*_t)/(t/2))*(t/2);return{height:s,baseline:s-
t*_t}}function ne({width:i},t,e){return e==="left"?0:e==="right"?t-i:(t-i)/2}const se=new WeakMap;function ot(i,t,e=i.scale.size,n="Regular"){let s=se.get(i);s||
se.set(i,s=new Map);const o=`${n} ${e} ${t.join(" ")}`;let r=s.get(o);return r||s.set(o,r={style:n,size:e,color:t}),r}var Ot=p(25561);const Ge=.88,je=.7,ie=.36,
Ue=-.14,oe=72/96,Ke=300,re=/^(?:https?|mailto|tel|ftp):/i,ce=new WeakMap;function at(i,t,e){let n=ce.get(i);n||ce.set(i,n=new Map);let s=n.get(t);return s||n.set(
t,s={...i,...e}),s}const Ft=i=>i.style==="Mono"?i:at(i,"bold",{style:"SemiBold",oblique:i.style==="Italic"}),Ze=i=>i.style==="Regular"?at(i,"italic",{style:"Ita\
lic"}):at(i,"italic",{oblique:!0}),qe=i=>at(i,"code",{style:"Mono",oblique:!1,size:i.size*Ge,ground:T.lm.ground}),ae=(i,t)=>at(i,`raised ${t}`,{size:i.size*je,rise:(i.
rise??0)+i.size*t});class he{setting;room;runs=[];open=[];constructor(t,e){this.setting=t,this.room=e}add(t,e,n){for(const s of t)this.node(s,e,n);return this}text(t,e,n,s){
const o=this.runs.at(-1);let r=t.replace(/[ \t\r\n]+/g," ");if(r.startsWith(" ")&&(!o||o.kind==="break"||o.kind==="text"&&o.text.endsWith(" "))&&(r=r.slice(1)),
r==="")return;let c=e;for(const h of this.open)h==="u"?c=at(c,"u",{underlined:!0}):c=ae(c,h==="sup"?ie:Ue);this.runs.push({kind:"text",text:r,look:c,owner:n,...s!==
void 0&&{note:s}})}node(t,e,n){switch(t.type){case"text":return this.text(t.value,e,n);case"emphasis":return void this.add(t.children,Ze(e),n);case"strong":return void this.
add(t.children,Ft(e),n);case"delete":return void this.add(t.children,at(e,"struck",{struck:!0}),Ye("LineThrough",n));case"inlineCode":return this.text(t.value,qe(
e),new Ot._("Code",{},n));case"break":this.runs.push({kind:"break"});return;case"link":return this.link(t.url,t.children,e,n);case"linkReference":{const s=this.
setting.definitions.get(t.identifier)?.url;return s===void 0?void this.add(t.children,e,n):this.link(s,t.children,e,n)}case"image":return this.image(t.url,t,e,n);case"\
imageReference":return this.image(this.setting.definitions.get(t.identifier)?.url??"",t,e,n);case"footnoteReference":return this.reference(t.identifier,e,n);case"\
html":return this.html(t.value);default:return t}}link(t,e,n,s){const o=this.targetOf(t);if(!o)return void this.add(e,n,s);const r=x(e).trim().slice(0,Ke)||t,c=new Ot.
_("Link",{},s,{target:o,contents:r});this.add(e,at(n,"link",{color:T.lm.link}),c)}targetOf(t){if(re.test(t))return{uri:Je(t)};const e=/^#(.+)$/.exec(t)?.[1],n=e===
void 0?void 0:this.setting.places.get(Ve(e).toLowerCase());if(n)return{place:n};this.setting.told.links.add(t)}image(t,e,n,s){const o=e.alt??"",r=this.setting.images.
get((0,K.bi)(t));if(!r)return this.setting.told.images.add(t),o===""?void 0:re.test(t)?this.link(t,[{type:"text",value:o}],n,s):this.text(o,n,s);const c=this.sizeOf(
r,z(e));this.runs.push({kind:"image",image:r,...c,owner:o===""?null:new Ot._("Figure",{alt:o},s)})}sizeOf({displayed:t,resolution:e},n){const s=n&&("points"in n?
n.points:n.part*this.room.width),o=s?{width:s,height:t.height/t.width*s}:e?{width:t.width/e.x*72,height:t.height/e.y*72}:{width:t.width*oe,height:t.height*oe},r=Math.
min(1,this.room.width/o.width,this.room.height/o.height);return{width:o.width*r,height:o.height*r}}reference(t,e,n){const{cited:s,footnotes:o}=this.setting;if(!o.
has(t))return;const r=s.get(t)??s.size+1;s.set(t,r);const c=this.setting.places.get(`${t}
`),h=new Ot._("Reference",{},n),a=c?new Ot._("Link",{},h,{target:{place:c},contents:`Footnote ${r}`}):h;this.text(String(r),ae(at(e,"link",{color:T.lm.link}),ie),
a,t)}html(t){const{name:e,closes:n}=ft(t);if(e==="br")this.runs.push({kind:"break"});else if(e==="sub"||e==="sup"||e==="u"){const s=this.open.lastIndexOf(e);n?s>=
0&&this.open.splice(s,1):this.open.push(e)}else e!=="!--"&&(this.setting.told.html=!0)}}const Ye=(i,t)=>new Ot._("Span",{attributes:{O:"Layout",TextDecorationType:i}},
t),Je=i=>i.replace(new RegExp("\\p{Cs}","gu"),"�").replace(/[^\x21-\x7e]|["<>\\^`{|}]/gu,t=>encodeURIComponent(t));function Ve(i){try{return decodeURIComponent(
i)}catch{return i}}var Xe=p(12889);const Qe=new RegExp("\\p{L}","u");function le(i){const t=[i];for(let e=t.pop();e;e=t.pop()){if((e.type==="text"||e.type==="in\
lineCode")&&Qe.test(e.value))return(0,Xe.vw)(e.value);if("children"in e)for(let n=e.children.length-1;n>=0;n--)t.push(e.children[n])}return!1}const de=[{text:"•",
numbering:"Disc"},{text:"–",numbering:"None"},{text:"▪",numbering:"Square"}],Gt=.5,_e=1.5,tn=.5,en=.125;async function nn(i,t,e,n){const{size:s,leading:o,half:r}=t.
scale,c=de[e.depth%de.length],h=i.start??1,a=le(i),l=e.x+e.width,d=w=>a?`.${w}`:`${w}.`,u=ot(t,e.color),g=(w,k)=>k===!0?"☑":k===!1?"☐":i.ordered===!0?d(h+w):
c.text,f=(0,q.Kf)([0,i.children.length-1].map(w=>ue(t,u,g(w,i.children[w]?.checked)))),m=Math.max(f+Gt*s,_e*s),M=i.spread===!0||i.children.some(({spread:w})=>w===
!0),S=e.element.add("L",{attributes:{O:"List",ListNumbering:i.ordered===!0?"Decimal":c.numbering}});(e.depth===0||!e.tight)&&t.gap(r);for(const[w,k]of i.children.
entries()){w>0&&t.gap(o*(M?tn:en));const y=S.add("LI"),I=y.add("Lbl"),L=g(w,k.checked),R=ue(t,u,L),B=a?l-m+Gt*s:e.x+m-Gt*s-R;t.mark((G,j,tt)=>sn(t,G,L,u,B,j,tt?
void 0:I));const Y={...e,x:a?e.x:e.x+m,width:e.width-m,element:y.add("LBody"),depth:e.depth+1,tight:!M};await n(k.children,Y),t.isWaiting&&t.row({before:0,height:o,
keep:!1,decorations:e.decorations,paint:()=>{}})}t.gap(e.tight&&e.depth>0?0:r)}const ue=({setting:i},t,e)=>i.composition.typefaces.word(e,t.style).width*t.size/
1e3;function sn({setting:i},t,e,{size:n,style:s,color:o},r,c,h){t.draw(h,{kind:"text",x:r,y:c,size:n,color:o,words:[i.composition.typefaces.word(e,s)]})}const jt=.55,
on=.3,rn=.75,cn=1.32,an=12;async function hn(i,t,e){const{pace:n}=t.setting.job,s=i.children[0]?.children.length??0,o=Array.from({length:s},(g,f)=>i.align?.[f]??
null),r=Array.from({length:s},()=>({whole:0,least:0}));for(const[g,{children:f}]of i.children.entries())for(const[m,M]of f.slice(0,s).entries()){const S=fe(M,t,
e,t.scale.size,g===0),w=await(0,Wt.k6)(t.setting.lines.widths(S),n);r[m]={whole:Math.max(r[m].whole,w.whole),least:Math.max(r[m].least,w.least)};const k=n.step(
3e3);k&&await k}const c={...ln(r,o,e.width,t.scale),isMirrored:le(i)},h=e.element.add("Table"),a=i.children.length>1&&(i.children[0]?.children??[]).every(({children:g})=>g.
length===0),l=a?void 0:h.add("THead"),d=i.children.length>1?h.add("TBody"):void 0,u=[];t.gap(t.scale.half+2);for(const[g,{children:f}]of i.children.entries()){const m=g===
0;if(m&&!l)continue;const M=(m?l:d).add("TR"),S=Array.from({length:s},(I,L)=>{const R=m?"Column":a&&L===0?"Row":void 0,B=fe(f[L],t,e,c.size,m),Y=R===void 0?{}:{
attributes:{O:"Table",Scope:R}};return{runs:B,element:M.add(R===void 0?"TD":"TH",Y)}}),k=await fn(S,c,t,e,{isHead:m,isTop:m||a&&g===1,isLast:g===i.children.length-
1,isShaded:g%2===0,heads:u});for(const I of k)t.row(I);m&&(0,q.RZ)(u,k);const y=n.step(3e3*s);y&&await y}t.gap(t.scale.leading)}function fe(i,t,e,n,s){const o=ot(
t,e.color,n);return new he(t.setting,{width:e.width/3,height:n*12}).add(i?.children??[],s?Ft(o):o).runs}function ln(i,t,e,n){const s=2*jt*n.size*i.length,r=(u=>i.
reduce((g,f)=>g+u(f),0))(u=>u.least),c=r+s<=e?1:Math.max(e/(r+s),rn),h=n.size*c,a=2*jt*h,l=e-a*i.length;return{widths:(r*c>l?dn(i.map(u=>u.least*c),l):un(i.map(
u=>({whole:u.whole*c,least:u.least*c})),l)).map(u=>u+a),align:t,size:h,leading:Math.round(h*cn*2)/2}}function dn(i,t){const e=[...i].sort((o,r)=>o-r);let n=t,s=0;
for(const[o,r]of e.entries()){if(s=n/(e.length-o),r>s)break;n-=r}return i.map(o=>Math.min(o,s))}function un(i,t){const e=i.map(({least:a})=>a),n=new Set(i.keys());
let s=t;for(let a=!0;a&&n.size>0;){a=!1;const l=s/n.size;for(const d of n){const{whole:u,least:g}=i[d];if(!(u>l&&g<=l)){e[d]=u<=l?u:g,s-=e[d],n.delete(d),a=!0;break}}}
const o=[...n].map(a=>Math.sqrt(i[a].whole)),r=o.reduce((a,l)=>a+l,0);for(const[a,l]of[...n].entries())e[l]=Math.max(i[l].least,s*o[a]/r);const c=e.reduce((a,l)=>a+
l,0)-t,h=e.indexOf((0,q.Kf)(e));return c>0&&(e[h]=Math.max(e[h]-c,i[h].least)),e}async function fn(i,t,e,n,{isHead:s,isTop:o,isLast:r,isShaded:c,heads:h}){const{
widths:a,align:l,size:d,leading:u,isMirrored:g}=t,f=jt*d,{lines:m,job:M,accent:S}=e.setting,w={height:.7,color:S??T.lm.strongRule},k=[];for(const[G,{runs:j}]of i.
entries())k.push(await(0,Wt.k6)(m.setting(j,Math.max(a[G]-2*f,d)),M.pace));const y=Math.max(1,(0,q.Kf)(k.map(({lines:G})=>G.length))),I=on*d,L=a.reduce((G,j)=>G+
j,0),R=n.align??(g?"right":"left"),B=n.x+(R==="left"?0:R==="right"?n.width-L:(n.width-L)/2),Y=gn(e.setting,s,c,{x:B,width:L});return Array.from({length:y},(G,j)=>{
const tt=k.map(({lines:F})=>F[j]),ht=tt.map(F=>ee(F??ge,{leading:u,size:d})),Et=(0,q.Kf)(ht.map(({height:F})=>F)),wt=(0,q.Kf)(ht.map(F=>F.baseline)),[et,Mt]=[j===
0,j===y-1],Yt=et?I:0,rt=Yt+Et+(Mt?I:0);return{before:0,height:rt,keep:s||(y<=an?!Mt:et||j===y-2),decorations:Y?[...n.decorations,Y]:n.decorations,notes:tt.flatMap(
F=>F?F.notes.flatMap(yt=>e.notesOf(yt,n.element)):[]),head:s?void 0:h,paint:(F,yt,ve)=>{let Jt=0;for(const[xt,Ct]of tt.entries()){const ys=g?B+L-Jt-a[xt]:B+Jt,xs=a[xt]-
2*f,ks=l[xt]??(k[xt].isRight?"right":"left"),bs=ys+f+ne(Ct??ge,xs,ks);!Ct&&et&&!ve&&F.draw(i[xt].element),Ct&&(0,Qt.t)(F,Ct,bs,yt-Yt-wt,ve?void 0:i[xt].element),
Jt+=a[xt]}o&&et&&pe(F,B,yt-.4,L,w),Mt&&pe(F,B,yt-rt,L,s||r?w:pn)}}})}function gn({theme:i,accent:t=T.lm.strongRule},e,n,s){if(i!=="report"||!e&&!n)return;const o=c=>1-
(1-c)*.14,r=e?[o(t[0]),o(t[1]),o(t[2])]:T.lm.ground;return{...s,color:r,over:0}}const ge={fragments:[],width:0,tallest:0,notes:[]},pn={height:.4,color:T.lm.rule};
function pe(i,t,e,n,{height:s,color:o}){i.draw(void 0,{kind:"area",x:t,y:e,width:n,height:s,color:o})}const mn="\\newpage",wn=/^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*(?:\n|$)/i,
yn=2.5,me=.75,xn=1200;class kn{onBreak;constructor(t){this.onBreak=t}async layOut(t,e,n){for(const s of t){const o=st(s);await this.block(s,e,o===void 0?n:{...n,
align:o});const r=e.setting.job.pace.step(xn*(1+bn(s)));r&&await r}}async block(t,e,n){switch(t.type){case"paragraph":return await this.paragraph(t.children,e,n);case"\
heading":return await this.heading(t,e,n);case"blockquote":return await this.quote(t,e,n);case"list":return await nn(t,e,n,(s,o)=>this.layOut(s,e,o));case"code":
return await He(t,e,n);case"table":return await hn(t,e,n);case"thematicBreak":return En(e,n);case"html":return await this.html(t.value,e,n);default:return}}async paragraph(t,e,n){
const[s]=t;if(t.length===1&&s?.type==="text"&&s.value.trim()===mn)return this.onBreak();const o=n.element.add("P"),{size:r,leading:c,half:h}=e.scale,a=this.inlines(
e,n).add(t,ot(e,n.color)),l=n.tight?0:h;await e.text(a.runs,n,o,{size:r,leading:c,before:l,after:l})}inlines({setting:t,scale:e},{width:n}){const{height:s,margin:o}=t.
geometry;return new he(t,{width:Math.min(n,e.measure),height:s-2*o-2*e.leading})}contentsHeading(t,e,n){return this.headed([{type:"text",value:t.title}],2,t,e,n)}heading(t,e,n){
return this.headed(t.children,t.depth,e.setting.headings.get(t),e,n)}async headed(t,e,{level:n,place:s},o,r){const c=r.element.add(`H${n}`),{size:h,leading:a,before:l,
after:d}=o.scale.heading(e),u=e>5?T.lm.quiet:o.setting.accent??r.color,g=this.inlines(o,r).add(t,ot(o,u,h,"SemiBold")),f=o.setting.theme==="report"&&e===1;await o.
text(g.runs,r,c,{size:h,leading:a,before:l,after:f?0:d,keep:!0,onFirst:(m,M)=>Object.assign(s,{sheet:m,top:M+o.scale.half})}),f&&On(o,r,d)}async quote(t,e,n){const s=vn(
t),{leading:o,size:r}=e.scale,c=r*1.4,h={x:n.x,width:yn,color:s?.color??e.setting.accent??T.lm.bar,over:1},a={...n,x:n.x+c,width:n.width-c,element:n.element.add(
"BlockQuote"),decorations:[...n.decorations,h],color:s?n.color:T.lm.quiet,tight:!1};if(e.gap(o*me),s){const l=this.inlines(e,a);l.text(s.title,Ft(ot(e,s.color))),
await e.text(l.runs,a,a.element.add("P"),{size:r,leading:o,keep:!0}),e.join()}await this.layOut(s?.children??t.children,e,a),e.gap(o*me)}async html(t,e,n){if(_(
t))return this.onBreak();/^\s*<!--/.test(t)||(e.setting.told.html=!0);for(const s of Oe(t))await this.paragraph([{type:"text",value:s}],e,n)}}const bn=({position:i})=>(i?.
end.offset??0)-(i?.start.offset??0);function vn({children:i}){const[t,...e]=i,[n,...s]=t?.type==="paragraph"?t.children:[],o=n?.type==="text"?wn.exec(n.value):null;
if(t?.type!=="paragraph"||n?.type!=="text"||!o)return;const r=n.value.slice(o[0].length);if(r===""&&s.length>0&&s[0].type!=="break")return;const c=[...r===""?[]:
[{...n,value:r}],...s.filter((a,l)=>l>0||r!=="")];return{...T.oA[o[1].toUpperCase()],children:c.length===0?e:[{...t,children:c},...e]}}function On(i,{x:t,width:e,
decorations:n},s){const o=i.setting.accent??T.lm.strongRule;i.row({before:0,height:4,keep:!0,decorations:n,paint:(r,c)=>r.draw(void 0,{kind:"area",x:t,y:c-3,width:e,
height:.8,color:o})}),i.gap(s)}function En(i,{x:t,width:e,decorations:n}){const{leading:s}=i.scale;i.row({before:i.scale.half,height:s,keep:!1,decorations:n,paint:(o,r)=>o.
draw(void 0,{kind:"area",x:t,y:r-s/2,width:e,height:.6,color:T.lm.strongRule})}),i.gap(i.scale.half)}var Ut=p(17581);const Mn=3,Sn=3;class Tn{setting;waiting=[];constructor(t){
this.setting=t}layOut(t,e,n){const s=n.element.add("TOC"),o=(0,q.YG)(t.map(({level:h})=>h)),r=t.filter(({level:h})=>h-o<Mn),c={...n,width:Math.min(n.width,e.scale.
measure)};for(const h of r)this.entry({...h,level:h.level-o+1},s,e,c);return e.gap(e.scale.leading),r.length}fill(){const{sheets:t}=this.setting.composition,e=new Map(
t.map((n,s)=>[n,s+1]));for(const{place:n,fill:s}of this.waiting)n.sheet&&s(e.get(n.sheet))}entry({title:t,level:e,place:n},s,o,r){const{size:c,leading:h,half:a}=o.
scale,l=(e-1)*c*1.4,d=s.add("TOCI").add("Reference").add("Link"),u=ot(o,r.color,c,e===1?"SemiBold":"Regular"),g=r.width-l-c*3,{lines:f}=this.setting.lines.paragraph(
[{kind:"text",text:t,look:u}],g);for(const[m,M]of f.entries()){const S=m===f.length-1,w=M.fragments.map(({word:y})=>y),k=h*.72;o.row({before:m===0&&e===1?a/2:0,
height:h,keep:!S,decorations:[],paint:(y,I)=>{const[L,R]=[r.x+l,I-k];y.draw(d,{kind:"text",x:L,y:R,size:c,color:u.color,words:w}),S&&this.leader(y,d,n,L+M.width,
{right:r.x+r.width,baseline:R,size:c},u.color);const B=[L,R-c*.25,r.x+r.width,R+c*.9];y.link(d,B,{place:n},t)}})}}leader(t,e,n,s,o,r){const{typefaces:c}=this.setting.
composition;t.draw(void 0,...(0,Ut.p4)(s,(0,Ut.zt)(c,Sn,o.size),o));const h={kind:"text",x:o.right,y:o.baseline,size:o.size,color:r,words:[]};t.draw(e,h),this.waiting.
push({place:n,fill:a=>Object.assign(h,(0,Ut.tk)(c,String(a),o,r))})}}var Ln=p(78445);const Rn=.84,An=.6,we={width:120,height:.5};function In(i,t){const e=new Map,
n=s=>{const o=[...s].reverse();for(let r=o.pop();r;r=o.pop())if(r.type!=="footnoteDefinition"&&(r.type==="footnoteReference"&&t.has(r.identifier)&&!e.has(r.identifier)&&
e.set(r.identifier,e.size+1),"children"in r))for(const c of[...r.children].reverse())o.push(c)};n(i.children);for(const s of e.keys())n(t.get(s).children);return e}
class Cn{setting;scale;frame;layOut;notes=new Map;used=new Set;constructor(t,e,n,s){this.setting=t,this.scale=e,this.frame=n,this.layOut=s}async prepare(){for(const[
t,e]of this.setting.cited)this.notes.set(t,await this.note(t,e))}rowsFor=(t,e)=>{const n=this.notes.get(t);return!n||this.used.has(t)?[]:(this.used.add(t),e.adopt(
n.element),n.rows.flatMap(s=>[s,...s.notes??[]]))};async note(t,e){const{setting:n,frame:s}=this,o=new Ln.H("Note",void 0,{id:`note-${e}`}),r=[],c=this.scale.smaller(
Rn),h=(y,I)=>n.cited.get(y)>e?this.rowsFor(y,I):[],a=new te(n,c,y=>r.push(y),h),l=ot(a,T.lm.text),{typefaces:d}=n.composition,u=d.word(`${e}.`,l.style),f=u.width*
l.size/1e3+An*l.size,m=o.add("Lbl"),M=n.places.get(`${t}
`);a.mark((y,I)=>{Object.assign(M,{sheet:y,top:I+c.leading}),y.draw(m,{kind:"text",x:s.x,y:I,size:l.size,color:l.color,words:[u]})});const S={...s,x:s.x+f,width:s.
width-f,element:o,tight:!0};await this.layOut(n.footnotes.get(t).children,a,S),a.isWaiting&&a.row({before:0,height:c.leading,keep:!1,decorations:[],paint:()=>{}});
const[w,...k]=r;return{element:o,rows:w?[{...w,before:c.half/2},...k]:[]}}}const zn=(i,{leading:t,half:e})=>({before:e,height:e/2,keep:!0,decorations:[],paint:(n,s)=>n.
draw(void 0,{kind:"area",x:i,y:s-we.height-t*.1,...we,color:T.lm.strongRule})});var Nn=p(63895),Dn=p(38017);const Bn=.3,Tt=1.3,Kt={width:72,height:2},[Hn,$n]=[152,
284],Pn=8;async function Wn(i,{author:t,date:e},{pages:n,flow:s,frame:o}){const{setting:r,scale:c}=s,[h]=i.children,{title:a,place:l}=r.headings.get(h),{size:d}=c.
heading(1),u=r.accent??T.lm.text;n.skipTo(r.geometry.height*Bn),await s.text([{kind:"text",text:a,look:ot(s,u,d*Tt,"SemiBold")}],o,o.element.add("H1"),{size:d*Tt,
leading:Math.ceil(d*Tt*1.2),onFirst:(g,f)=>Object.assign(l,{sheet:g,top:f+c.half})}),s.row({before:c.leading,height:Kt.height,keep:!1,decorations:[],paint:(g,f)=>g.
draw(void 0,{kind:"area",x:o.x,y:f-Kt.height,...Kt,color:u})}),s.gap(c.leading);for(const g of[t,e]){if(g===void 0)continue;const f=ot(s,T.lm.quiet,c.size*Tt),m=Math.
ceil(c.leading*Tt);await s.text([{kind:"text",text:g,look:f}],o,o.element.add("P"),{size:f.size,leading:m})}return n.break(),1}async function Fn({children:i},{blocks:t,
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
used.set(e,Number(n.slice(e.length+1))),this.used.set(n,0),n}}function qn(i){const t=new Map,e=new Map;for(const n of It(i))n.type==="definition"&&!t.has(n.identifier)&&
t.set(n.identifier,n),n.type==="footnoteDefinition"&&!e.has(n.identifier)&&e.set(n.identifier,n);return{definitions:t,footnotes:e}}function Yn(i){const t=new Map,
e=new Map,n=new Zn,s=[];for(const o of It(i)){if(o.type!=="heading")continue;const r=x(o.children).trim();for(;s.length>0&&s.at(-1)>=o.depth;)s.pop();s.push(o.depth);
const c={};e.set(n.next(r),c),t.set(o,{title:r,level:s.length,place:c})}return{headings:t,places:e}}function It(i){const t=[],e=n=>{for(const s of n)t.push(s),(s.
type==="blockquote"||s.type==="list"||s.type==="listItem"||s.type==="footnoteDefinition")&&e(s.children)};return e(i),t}const Jn=16,Zt=300,Vn=.82;async function Xn(i,t,e){
const{geometry:n,size:s,images:o,theme:r,font:c,boldFont:h}=t,a=await Z.B.open({...ns(i,t),font:c,boldFont:h},e);await a.typefaces.warm(es(i),e.pace);const{definitions:l,
footnotes:d}=qn(i.children),{headings:u,places:g}=Yn(i.children),f=In(i,d);for(const rt of f.keys())g.set(`${rt}
`,{});const m={html:!1,links:new Set,images:new Set},M=await Nn.P.of(a.typefaces),S={job:e,composition:a,lines:M,geometry:n,definitions:l,footnotes:d,cited:f,images:o,
places:g,headings:u,told:m,theme:r,accent:t.accent??(r==="report"?T.uR:void 0),language:t.language},w=new T.FE(s,r),{margin:k,width:y}=n,I={x:k,width:y-2*k,element:a.
document,decorations:[],color:T.lm.text,depth:0,tight:!1},L=new jn(a,n,zn(k,w)),R=new kn(()=>L.break()),B=(rt,F,yt)=>R.layOut(rt,F,yt),Y=new Cn(S,w,I,B);await Y.
prepare();const G=new te(S,w,rt=>L.add(rt),Y.rowsFor),j=Qn(n),tt=t.logo&&(0,Dn.h)(t.logo,j,t.running,s);tt&&G.row({before:0,height:tt.room,keep:!0,decorations:[],
paint:rt=>tt.draw(rt)});const ht=[...u.values()],Et=new Tn(S),wt={blocks:R,contents:Et,pages:L,flow:G,frame:I};let et=0;t.cover&&(et=await Wn(i,t.cover,wt)),t.contents&&
ht.length>0&&(et=await _n(i,ht,wt,et)),et===0&&r==="letter"&&(et=await Fn(i,wt)),await R.layOut(i.children.slice(et),G,I),L.finish(),Et.fill();const Mt=t.cover?
1:0;return await(0,Kn.N)(a,M,{page:j,size:s,bare:Mt,pace:e.pace},t.running),t.pageNumbers&&(r!=="letter"||a.sheets.length>1)&&t.running.footer===void 0&&ss(S,w,
G,Mt),{composition:a,bookmarks:is(ht),told:m}}const Qn=({width:i,height:t,margin:e})=>({width:i,height:t,left:e,right:e,top:e,bottom:e});async function _n(i,t,{
blocks:e,contents:n,pages:s,flow:o,frame:r},c){const h=xe(i);h&&c===0&&await e.layOut([h],o,r);const a={title:(0,ct.contentsHeading)(o.setting.language),level:h?
2:1,place:{}};await e.contentsHeading(a,o,r);const l=c>0?t.slice(1):h?ts(t):t;return(n.layOut(l,o,r)>Jn||c>0)&&s.break(),t.splice(h?1:0,0,a),h?1:c}function xe({
children:i}){const[t]=i;return i.filter(n=>n.type==="heading"&&n.depth===1).length===1&&t?.type==="heading"&&t.depth===1?t:void 0}function ts([i,...t]){const e=t.
length>0?(0,q.YG)(t.map(n=>n.level)):i.level;return[{...i,level:e},...t]}function es(i){const t=[];for(const e of It(i.children)){if(t.length>Zt)break;if(e.type===
"paragraph")for(const n of x(e.children).split(" ",Zt))t.push(n)}return t.slice(0,Zt)}function ns(i,{contents:t,running:e,cover:n}){const s=new Set,o=[e.header??
"",e.footer??"",e.date??"",e.title,n?.author??""];(t||n)&&s.add("SemiBold");const r=[i];for(let c=r.pop();c;c=r.pop())if((c.type==="heading"||c.type==="strong"||
c.type==="table"||c.type==="blockquote")&&s.add("SemiBold"),c.type==="emphasis"&&s.add("Italic"),(c.type==="code"||c.type==="inlineCode")&&s.add("Mono"),"value"in
c&&o.push(c.value.replace(/[\0-\x7f]+/g,"")),"alt"in c&&typeof c.alt=="string"&&o.push(c.alt),"children"in c)for(const h of c.children)r.push(h);return{styles:[
...s],text:o.join("")}}function ss({composition:i,geometry:t},e,n,s){const{sheets:o,typefaces:r}=i,c=ot(n,T.lm.quiet,e.size*Vn);for(const[h,a]of o.entries()){if(h<
s)continue;const l=r.word(String(h+1),c.style),d=(t.width-l.width*c.size/1e3)/2;a.run("Footer",{kind:"text",x:d,y:t.margin/2-c.size*.3,size:c.size,color:c.color,
words:[l]})}}function is(i){const t=[],e=[{level:0,children:t}];for(const{title:n,level:s,place:o}of i){if(n===""||!os(o))continue;for(;e.at(-1).level>=s;)e.pop();
const r=[];e.at(-1).children.push({title:n,place:o,children:r}),e.push({level:s,children:r})}return t}const os=i=>i.sheet!==void 0;var ke=p(16246),rs=p(68084),cs=p(
71775),as=p(28409),hs=p(16596);const be=72,ls=14,ds=async(i,t,e)=>{const n=fs(t),s=(0,ke.H)(t),{root:o,words:r}=await us(new TextDecoder().decode(i.bytes),t.values,
e),[c]=o.children,h=r.cover===!0?xe(o)!==void 0:c===void 0||c.type==="heading",a=r.cover===!0||r.title!==void 0&&t.theme!=="letter";!h&&a&&o.children.unshift(gs(
r.title??t.title??qt(i.name)));const l=t.title??r.title??ps(o)??qt(i.name),d=t.language??ms(r.language),u=await ws(o,t.images??[],e),g=t.logo&&await(0,b.A)(t.logo,
"logo",e),{composition:f,bookmarks:m,told:M}=await Xn(o,{geometry:n,size:t.font_size,...s,theme:t.theme,cover:r.cover!==!0?void 0:{author:t.author??r.author,date:t.
date},images:u,pageNumbers:t.page_numbers,running:{header:t.header,footer:t.footer,headerOnFirst:t.header_on_first,date:t.date,title:l},logo:g,accent:t.accent_color===
void 0?void 0:(0,T.bP)(t.accent_color),contents:t.table_of_contents,language:d},e),S=[...u.values(),...g?[g]:[]].some(({components:Y})=>Y===4),w=t.author??r.author,
k=await f.finish({title:l,author:w,language:d,bookmarks:m,breaksArchive:S}),y=t.letterhead&&await(0,rs.o)(k,t.letterhead,t.letterhead_password,e),I={compact:!0,
objectStreams:"smallest"},L=y?.write?await y.write(I):await(0,O.UN)(k,I),R=f.sheets.length,B=(0,cs.l)({from:"Markdown",told:M,missing:f.typefaces.missing,hasFont:s.
font!==void 0,language:d,breaksArchive:S});return y&&(0,q.RZ)(B,y.notes),{documents:[{name:`${qt(i.name)}.pdf`,bytes:L,pageCount:R}],notes:B,facts:{pageCount:R}}};
async function us(i,t,{pace:e}){const n=t&&await(0,E.o)(i,t,e),{words:s,markdown:o}=(0,pt.X)(n?.text??i),r=await(0,A.D)(o,e);if(v(r),!n)return{root:r,words:s};await Ht(
r,n.values,e);const{title:c,author:h,language:a}=s,l=d=>(0,J.qk)(d,n.values,ut);return{root:r,words:{...c!==void 0&&{title:l(c)},...h!==void 0&&{author:l(h)},...a!==
void 0&&{language:l(a)},...s.cover&&{cover:s.cover}}}}function fs(i){const{margin:t,font_size:e}=i,{width:n,height:s}=(0,ke.a)(i),o=Math.floor((Math.min(n,s)-ls*
e)/2/be*100)/100;if(t>o){const r=`leaves no room on ${i.page_width===void 0?i.page_size:"such"} pages with a font_size of ${e}; it must be at most ${o} inches`;
throw(0,dt.G6)([{field:"margin",message:r,mentions:["font_size"]}])}return{width:n,height:s,margin:t*be}}const gs=i=>({type:"heading",depth:1,children:[{type:"t\
ext",value:i}]});function ps({children:i}){for(const t of It(i)){const e=t.type==="heading"?x(t.children).trim():"";if(e!=="")return e}}function ms(i){const{holds:t,
words:e}=D.E["language-tag"];if(i===void 0||t(i))return i;throw(0,dt.G6)([{field:"file",message:`has a lang in its front matter that is not ${e}`}])}async function ws(i,t,e){
const n=new Map,s=new Set((0,K.A6)(i));for(const o of t)s.has((0,K.bi)(o.name))&&n.set((0,K.bi)(o.name),await(0,b.A)(o,"images",e));for(const[o,r]of(0,as.B)(s))
n.set(o,await(0,b.A)(r,"file",e));for(const[o,r]of await(0,hs.m)(s,e))n.set(o,r);return n}const qt=i=>i.replace(/\.(?:md|markdown|mdown|txt|pdf)$/i,"").trim()||
"document"}),17581:((zt,lt,p)=>{p.d(lt,{p4:()=>$,tk:()=>P,uJ:()=>st,zt:()=>H});const nt=.55,V=.1,st=.6,z=[.5,.5,.54],C=(v,N)=>v.reduce((U,{width:X})=>U+X,0)*N/1e3,
H=(v,N,U)=>C([v.word("0".repeat(N),"Regular")],U);function $(v,N,{right:U,baseline:X,size:W}){const[Q,K]=[nt*W,V*W],dt=U-Math.ceil((N+st*W)/Q)*Q,J=X+K/2;return dt-
Q<v+st*W?[]:[{kind:"stroke",points:[[dt,J],[v+st*W,J]],width:K,color:z,dots:Q}]}function P(v,N,{right:U,baseline:X,size:W},Q){const K=[v.word(N,"Regular")];return{
kind:"text",x:U-C(K,W),y:X,size:W,color:Q,words:K}}}),47046:((zt,lt,p)=>{p.d(lt,{contentsHeading:()=>H,r:()=>St});var nt=p(75934),V=p(17581),st=p(96927),z=p(45657);
const C={cs:"Obsah",da:"Indhold",de:"Inhalt",el:"Περιεχόμενα",en:"Contents",es:"Índice",fi:"Sisällys",fr:"Sommaire",hu:"Tartalom",it:"Indice",nb:"I\
nnhold",nl:"Inhoud",nn:"Innhald",no:"Innhold",pl:"Spis treści",pt:"Índice",ro:"Cuprins",ru:"Содержание",sv:"Innehåll",tr:"İçindekiler",uk:"Зміст"},
H=pt=>C[(pt??"").toLowerCase().split("-")[0]]??C.en,$=[.1,.1,.12],P=1.45,v=.35,N=1.9,U=2.1,X=44,W=1.2,Q=2,K=3,dt=15e4,J=2e4,Nt="…",Dt=/[^\S\u00a0\u202f]+/gu,Bt=Math.
sqrt(st.tn.A4[0]*st.tn.A4[1])/11,Ht=6,$t=18;class St{composition;contents;pages=[];size;left;right;top;bottom;typefaces;constructor(A,x){this.composition=A,this.
contents=x,this.typefaces=A.typefaces;const{width:b,height:O}=x,D=Math.min($t,Math.max(Ht,Math.sqrt(b*O)/Bt));this.size=Math.min(D,b/18,O/10);const E=Math.min(b*
.76,X*this.size);this.left=(b-E)/2,this.right=b-this.left,this.top=O-Math.max(O*.11,this.size*1.5),this.bottom=Math.max(O*.1,this.size*1.5)}static async of(A,x,b){
const O=new St(A,x),D=[];for(const E of x.titles){D.push({title:E,lines:await O.broken(E)});const Z=b.step(dt);Z&&await Z}return O.distribute(D),O}get pageCount(){
return this.pages.length}async draw(A,x,b){const{composition:O,size:D}=this,E={},Z={element:O.document,index:0};for(const[ct,q]of this.pages.entries()){const ft=O.
sheet(this.contents.width,this.contents.height);let _=this.top;ct===0&&(E.sheet=ft,E.top=this.contents.height,_-=this.drawHeading(ft),Z.element=O.document.add("\
TOC"));for(const gt of q){const kt=Z.element.add("TOCI").add("Reference").add("Link"),bt=A[Z.index],mt=gt.lines.length*P*D;this.drawEntry(ft,{entry:gt,number:bt,
top:_,item:kt}),ft.link(kt,[this.left,_-mt,this.right,_],x[Z.index],`${gt.title}, ${bt}`),_-=mt+v*D,Z.index++;const vt=b.step(J);vt&&await vt}}return E}distribute(A){
const{size:x}=this;let b=this.top-this.headingHeight,O=[];this.pages.push(O);for(const D of A){const E=D.lines.length*P*x;O.length>0&&b-E<this.bottom&&(this.pages.
push(O=[]),b=this.top),O.push(D),b-=E+v*x}}get headingHeight(){return(N*.75+U)*this.size}drawHeading(A){const{size:x,left:b,top:O}=this,D=this.shaped(this.contents.
heading,"SemiBold"),E=this.composition.document.add("H1");return A.draw(E,Lt(D,b,O-N*.75*x,N*x,$)),this.headingHeight}drawEntry(A,{entry:x,number:b,top:O,item:D}){
const{size:E,left:Z,right:ct,typefaces:q}=this,[ft]=this.shaped(" ","Regular");let _=O-P*E*.72;for(const[gt,{words:kt,width:bt}]of x.lines.entries()){const mt=Z+
(gt===0?0:W*E),vt=gt===x.lines.length-1;if(A.draw(D,Lt([...kt,ft],mt,_,E,$)),vt){const Rt={right:ct,baseline:_,size:E};A.draw(void 0,...(0,V.p4)(mt+bt,this.column,
Rt)),A.draw(D,(0,V.tk)(q,b,Rt,$))}_-=P*E}}get column(){return(0,V.zt)(this.typefaces,this.contents.digits,this.size)}async broken(A){const x=this.size/1e3,b=this.
right-this.left-this.column-(2*V.uJ+Q)*this.size,D=await new nt.p(A.trim().replace(Dt," "),E=>ut(this.shaped(E,"Regular"))*x).lines(E=>E===0?b:b-W*this.size);return D.
slice(0,K).map((E,Z)=>{const ct=this.shaped(E,"Regular");return Z+1===K&&D.length>K&&(0,z.RZ)(ct,this.shaped(Nt,"Regular")),{words:ct,width:ut(ct)*x}})}shaped(A,x){
return A.split(/(?<= )|(?= )/).map(b=>this.typefaces.word(b,x))}}const ut=pt=>pt.reduce((A,{width:x})=>A+x,0),Lt=(pt,A,x,b,O)=>({kind:"text",x:A,y:x,size:b,color:O,
words:pt})}),75934:((zt,lt,p)=>{p.d(lt,{p:()=>V});var nt=p(9876);class V{text;widthOf;width;parts;constructor(z,C){this.text=z,this.widthOf=C,this.width=C(z)}async lines(z){
if(this.width<=z(0))return[this.text];const C=[];let H="",$=0,P;for(const v of this.parts??=await this.measure()){const N=$+(P?.spaceWidth??0)+v.width;if(N<=z(C.
length))H+=(P?.space??"")+v.text,$=N;else{H!==""&&C.push(H);const U=C.length,X=v.width>z(U)?this.cut(v,W=>z(U+W)):[v.text];for(const W of X)C.push(W);H=C.pop(),
$=H===v.text?v.width:this.widthOf(H)}P=v}return C.push(H),C}async measure(){const{text:z,widthOf:C}=this;return Array.from((await(0,nt.Vn)())(z),({start:H,end:$,
next:P})=>{const[v,N]=[z.slice(H,$),z.slice($,P)];return{text:v,width:C(v),space:N,spaceWidth:N===""?0:C(N)}})}cut(z,C){const H=z.clusters??=(0,nt.s)(z.text,this.
widthOf);let $=0;return(0,nt.ZM)(H,C).map(P=>H.slice($,$+=P).map(({text:v})=>v).join(""))}}})};
