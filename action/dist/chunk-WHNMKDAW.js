var B=Object.defineProperty;var ze=Object.getOwnPropertyDescriptor;var _e=Object.getOwnPropertyNames;var Ke=Object.prototype.hasOwnProperty;var Le=(e,t)=>{for(var s in t)B(e,s,{get:t[s],enumerable:!0})},Qe=(e,t,s,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let a of _e(t))!Ke.call(e,a)&&a!==
s&&B(e,a,{get:()=>t[a],enumerable:!(r=ze(t,a))||r.enumerable});return e};var Xe=e=>Qe(B({},"__esModule",{value:!0}),e);var Wt={};Le(Wt,{A:()=>X,B:()=>Ne,C:()=>Ue,D:()=>qe,E:()=>H,F:()=>J,G:()=>Ae,a:()=>Me,b:()=>$e,c:()=>w,d:()=>Se,e:()=>Oe,f:()=>Be,g:()=>A,h:()=>Ce,i:()=>y,j:()=>je,
k:()=>L,l:()=>Re,m:()=>S,n:()=>G,o:()=>I,p:()=>z,q:()=>We,r:()=>Ee,s:()=>Fe,t:()=>Pe,u:()=>Te,v:()=>_,w:()=>De,x:()=>v,y:()=>K,z:()=>Q});module.exports=Xe(Wt);var x=require("./chunk-TEIAEA6Y.js"),
l=require("./chunk-5ZFEDNQN.js"),ke=require("node:crypto"),He=16,Y=64*1024*1024,Me=class{entries=new Map;bytes=0;files=new WeakMap;get(e){let t=this.entries.get(
e);if(t)return this.entries.delete(e),this.entries.set(e,t),t.value}put(e,t,s){if(!(s>Y))for(this.drop(e),this.entries.set(e,{value:t,bytes:s}),this.bytes+=s;this.
bytes>Y||this.entries.size>He;)this.drop(this.entries.keys().next().value)}async ofFile(e,t,s){let r=this.files.get(e);if(r?.has(t))return r.get(t);let a=await s();
return this.files.set(e,(r??new Map).set(t,a)),a}drop(e){this.bytes-=this.entries.get(e)?.bytes??0,this.entries.delete(e)}};function $e(e,...t){let s=(0,ke.createHash)(
"sha256").update(e);for(let r of t){let a=r instanceof Uint8Array?r:Buffer.from(JSON.stringify(r??null));s.update(`
${a.length}
`).update(a)}return s.digest("base64")}function w({box:[e,t,s,r],rotation:a}){let i=s-e,n=r-t;return a%180===0?{width:i,height:n}:{width:n,height:i}}function Se({
box:[e,t,s,r],rotation:a}){switch(a){case 0:return[1,0,0,1,e,t];case 90:return[0,1,-1,0,s,t];case 180:return[-1,0,0,-1,s,r];case 270:return[0,-1,1,0,e,r]}}function Oe(e,t){
let{width:s,height:r}=w(e),a=t*72/e.userUnit,i={width:s-2*a,height:r-2*a,inset:a};return i.width>0&&i.height>0?i:void 0}function Je(e,t){if(t===void 0)return e;
let[s,r,a,i]=[Math.max(e[0],t[0]),Math.max(e[1],t[1]),Math.min(e[2],t[2]),Math.min(e[3],t[3])];return s<a&&r<i?[s,r,a,i]:e}function Ve([e,t,s,r]){return[Math.min(
e,s),Math.min(t,r),Math.max(e,s),Math.max(t,r)]}function Be([e,t,s,r,a,i]){let n=e*r-t*s,[o,u,c,h]=[r/n,-t/n,-s/n,e/n];return[o+0,u+0,c+0,h+0,-(a*o+i*c)+0,-(a*u+
i*h)+0]}function A(e,t){let[s,r,a,i,n,o]=e,[u,c,h,f,d,p]=t;return[s*u+r*h,s*c+r*f,a*u+i*h,a*c+i*f,n*u+o*h+d,n*c+o*f+p]}function Ce(e,{inset:t},s,r,a){let i=w(e),
n=i.width-t-r,o=i.height-t-a,u=s.endsWith("left")?t:s.endsWith("right")?n:(i.width-r)/2,c=s.startsWith("bottom")?t:s.startsWith("top")?o:(i.height-a)/2;return[u,
c]}var y=(e,{userUnit:t})=>String(Number((e*t/72).toPrecision(3)));function je(e,t){let{width:s,height:r}=w(t),a=y(Math.min(s,r)/2,t);return`leaves no room on p\
age ${e+1}, which is ${y(s,t)} × ${y(r,t)} inches; it must be less than ${a}`}function Ye(e,t,s,r){return`/Artifact <<${s==="over"?`/Type /Pagination /Subtype \
/${t}`:`/Type /Background /BBox [${r.map(S).join(" ")}]`}>> BDC
${e}
EMC
`}var Re=e=>e.map(S).join(" ");function S(e){let t=Number(e.toPrecision(7)),s=Math.abs(t)<1e-9?"0":String(t);return s.includes("e")?t.toFixed(12).replace(/\.?0+$/,
""):s}function G(e,t){let s=new Set,r="",a=0;for(let i=e.indexOf("<");i>=0;){let n=Z(e,i);if(!n||s.size>Ze)break;let o=n.end;n.kind!=="end"&&!s.has(n.name)&&t(n.
name,e.slice(i,n.end),i)&&(n.kind==="start"&&(o=et(e,n)),o<0?(s.add(n.name),o=n.end):(r+=e.slice(a,i),a=o)),i=e.indexOf("<",o)}return r+e.slice(a)}var Ze=20;function Z(e,t){
let s=e.indexOf(">",t);if(s<0)return;let r=e[t+1]==="/",a=r?t+2:t+1,i=a;for(;a<s&&!` 	\r
/`.includes(e[a]);)a++;return{name:e.slice(i,a),kind:r?"end":e[s-1]==="/"?"empty":"start",end:s+1}}function et(e,t){let s=1;for(let r=e.indexOf("<",t.end);r>=0;){
let a=Z(e,r);if(!a)return-1;if(a.name===t.name&&a.kind!=="empty"&&(s+=a.kind==="end"?-1:1),s===0)return a.end;r=e.indexOf("<",a.end)}return-1}function I(e){let t=ee(
e),s=r=>new RegExp(`${r}:part\\s*(?:=\\s*["']|>)\\s*(\\d)`).exec(t)?.[1];return{archive:s("pdfaid"),accessible:s("pdfuaid")}}function z(e,t=["pdfaid","pdfuaid"]){
let s=e.catalog.get("Metadata"),r=e.resolve(s);if(!(0,l.w)(s)||!(r instanceof l.u))return!1;let a=ee(e),i=a;for(let o of t)i=i.replace(new RegExp(`\\s?${o}:\\w+\\\
s*=\\s*(?:"[^"]*"|'[^']*')`,"g"),""),i=G(i,u=>u.startsWith(`${o}:`));if(i===a)return!1;let n=new l.t([...r.dict].filter(([o])=>o!=="Filter"&&o!=="DecodeParms"&&
o!=="Length"));return e.put(s,new l.u(n,Buffer.from(i,"latin1"))),!0}function ee(e){let t=e.resolve(e.catalog.get("Metadata"));if(!(t instanceof l.u))return"";try{
return Buffer.from(e.decoded(t)).toString("latin1")}catch{return""}}function We(e){let t=I(e).archive;return t===void 0?void 0:{part:t,intent:tt(e)}}function tt(e){
for(let t of e.array(e.catalog.get("OutputIntents"))??[]){let s=e.dict(t);if(!(0,l.v)(s)||!(0,l.y)(e.resolve(s.get("S")),"GTS_PDFA1"))continue;let r=e.resolve(e.
dict(s.get("DestOutputProfile"))?.get("N"));if(typeof r=="number")return r}}var Ee=({intent:e},t)=>t===1?e!==void 0:e===t,Fe={transparency:"that standard allows\
 no transparency",sixteenBits:"that standard allows no images of 16 bits",profile:"that standard allows no ICC profiles of version 4",cmyk:"its output intent do\
es not cover the CMYK colors of the stamp",overlay:"the overlay does not claim the same part with the same output intent"};function Pe(e,{part:t},s){return z(e,
["pdfaid"]),{code:"pdfa_identification_removed",message:`The document no longer calls itself PDF/A-${t}: ${s}.`}}var Te=e=>e&&e.part!=="1"&&e.intent===void 0?_():
void 0,te=[.9505,1,1.089],_=()=>[(0,l.A)("CalRGB"),(0,l.z)({WhitePoint:[...te],Gamma:[2.2,2.2,2.2],Matrix:[.4124,.2126,.0193,.3576,.7152,.1192,.1805,.0722,.9505]})],
De=()=>[(0,l.A)("CalGray"),(0,l.z)({WhitePoint:[...te],Gamma:2.2})],$={states:0,marked:0,text:!1,excess:0,tail:""};function C(e){let t={net:0,low:0},s={net:0,low:0},
r,{tail:a,complete:i}=ce(e,n=>{switch(n){case R:t.net++;break;case W:se(t);break;case ie:s.net++;break;case ne:se(s);break;case re:r=!0;break;case ae:r=!1;break}});
return{states:t,marked:s,text:r,tail:a,complete:i}}function j(e,{states:t,marked:s,text:r,tail:a}){return{states:Math.max(e.states+t.net,t.net-t.low),marked:Math.
max(e.marked+s.net,s.net-s.low),text:r??e.text,excess:e.excess+Math.max(0,-(e.states+t.low)),tail:a}}function v(e,t){let s=new Uint8Array(e),r=t;return ce(e,(a,i)=>{
a===R?r++:a===W&&(r>0?r--:s[i]=32)}),s}function se(e){--e.net<e.low&&(e.low=e.net)}var R=1,W=2,re=3,ae=4,ie=5,ne=6,[E,st,oe,F,P,le,rt,at,it]=Array.from("BCDEIMQ\
Tq",e=>e.charCodeAt(0));function ce(e,t){let s=e.length,r=[],a=0,i=!1,n=0;for(;a<s;){let o=e[a],u=l.a[o];if(u===1)a++;else if(u===0){let c=a;a=(0,l.h)(e,a+1,s);
let h=e[c+1];switch(a-c){case 1:o===it?t(R,c):o===rt&&t(W,c);break;case 2:if(h===at)o===E?t(re,c):o===F&&t(ae,c);else if(o===E&&h===P)i=!0;else if(i&&o===P&&h===
oe){if(i=!1,a=ue(e,a+1,s),a>s)return{tail:`
EI`,complete:n};n=a}break;case 3:if(e[c+2]!==st)break;o===E&&(h===oe||h===le)?t(ie,c):o===F&&h===le&&t(ne,c);break}(o>=65||o===39||o===34)&&!i&&r.length===0&&(n=
Math.min(a,s))}else if(o===40){let c=a;if(a=(0,l.d)(e,a,s),a===s)return{tail:nt(e,c)+r.reverse().join(""),complete:n}}else if(o===60&&e[a+1]!==60){if(a=(0,l.e)(
e,a,s),a===s&&e[s-1]!==62)return{tail:`>${r.reverse().join("")}`,complete:n}}else if(o===37)a=(0,l.c)(e,a,s);else if(o===47)a=(0,l.h)(e,a+1,s);else if(o===60||o===
91)r.push(o===60?`
>>`:`
]`),a+=o===60?2:1;else{let c=o===62&&e[a+1]===62;(c||o===93)&&r.pop(),a+=c?2:1}}return{tail:r.reverse().join("")+(i?`
ID
EI`:""),complete:n}}function nt(e,t){let s=0;for(let r=t;r<e.length;r++)e[r]===92?r++:e[r]===40?s++:e[r]===41&&s--;return")".repeat(s)}var ot=12;function ue(e,t,s){
for(let r=t;r+1<s;r++){if(e[r]!==F||e[r+1]!==P||r>t&&l.a[e[r-1]]!==1)continue;let a=r+2;if(!(a<s&&l.a[e[a]]===0)&&e.subarray(a,a+ot).every(lt))return a}return s+
1}var lt=e=>e>=32&&e<127||e===10||e===13||e===9||e===0,he=64,K=class{constructor(e){this.content=e}content;operator="";operands=[];end=0;next(){let{content:e,operands:t}=this,
{length:s}=e;t.length=0;let r=0,a=0,i=!1;for(let n=this.end;n<s;){let o=e[n],u=n;if(l.a[o]===1){n++;continue}if(l.a[o]===0){n=(0,l.h)(e,n+1,s);let c=(o>=65||o===
39||o===34)&&r===0,h=c?Buffer.from(e.buffer,e.byteOffset+u,n-u).toString("latin1"):"";if(c&&h==="BI")i=!0;else{if(i&&h==="ID")return this.operator="BI",this.end=
Math.min(ue(e,n+1,s),s),!0;if(c&&!i&&!/^(?:true|false|null)$/.test(h))return this.operator=h,this.end=n,!0}}else if(o===37){n=(0,l.c)(e,n,s);continue}else if(o===
40)n=(0,l.d)(e,n,s);else if(o===47)n=(0,l.h)(e,n+1,s);else if(o===60&&e[n+1]!==60)n=(0,l.e)(e,n,s);else{let c=(o===60||o===62)&&e[n+1]===o;if(n+=c?2:1,o===60||o===
91){r++===0&&(a=u);continue}if(--r>0)continue;r=0,t.length<he&&t.push({start:a,end:n});continue}r===0&&t.length<he&&t.push({start:u,end:n})}return this.end=s,!1}text(e){
let t=this.operands[e];return t?Buffer.from(this.content.subarray(t.start,t.end)).toString("latin1"):""}number(e){return Number(this.text(e)||NaN)}},ct=400,T=.01;
function ut(e,t,s,r){let a=new K(t),i={matrix:[1,0,0,1,0,0],clip:[-1/0,-1/0,1/0,1/0],isSolid:!0,isOpaque:!0},n=[],o=new D,u=!1,c=h=>h!==void 0&&i.clip!==void 0&&
ft(de(h,i.clip),r);for(let h=0;h<ct&&a.next();h++){let f=()=>a.operands.map((d,p)=>a.number(p));switch(a.operator){case"q":n.push({...i});break;case"Q":i=n.pop()??
i;break;case"cm":a.operands.length===6&&(i.matrix=A(f(),i.matrix));break;case"gs":{let d=e.dict(e.dict(s?.get("ExtGState"))?.get(a.text(0).slice(1)));i.isOpaque=
i.isSolid=ht(e,d);break}case"scn":case"sc":i.isSolid=i.isOpaque&&!a.text(a.operands.length-1).startsWith("/");break;case"g":case"rg":case"k":i.isSolid=i.isOpaque;
break;case"re":{let[d,p,m,k]=f();o.rectangle(i.matrix,d,p,m,k);break}case"m":case"l":{let[d,p]=f();o.point(i.matrix,d,p);break}case"c":case"v":case"y":o.isRectangle=
!1;break;case"W":case"W*":u=!0;break;case"f":case"F":case"f*":case"B":case"B*":case"b":case"b*":case"n":case"S":case"s":{let d=o.area();if(/^[fFbB]/.test(a.operator)&&
i.isSolid&&c(d))return!0;u&&(i.clip=d&&i.clip&&de(d,i.clip)),u=!1,o=new D;break}case"Do":{let d=e.resolve(e.dict(s?.get("XObject"))?.get(a.text(0).slice(1)));if(!i.
isOpaque||!(d instanceof l.u)||!dt(e,d.dict))break;let p=new D;if(p.rectangle(i.matrix,0,0,1,1),c(p.area()))return!0;break}}}return!1}var D=class{isRectangle=!0;points=[];point([
e,t,s,r,a,i],n,o){this.points.push([e*n+s*o+a,t*n+r*o+i])}rectangle(e,t,s,r,a){this.point(e,t,s),this.point(e,t+r,s),this.point(e,t+r,s+a),this.point(e,t,s+a)}area(){
let{points:e}=this;if(!this.isRectangle||e.length<4||e.length>5)return;let[t,s]=[e.map(([n])=>n),e.map(([,n])=>n)],r=[Math.min(...t),Math.min(...s),Math.max(...t),
Math.max(...s)],a=T*Math.max(r[2]-r[0],r[3]-r[1]),i=(n,o,u)=>Math.abs(n-o)<=a||Math.abs(n-u)<=a;return e.every(([n,o])=>i(n,r[0],r[2])&&i(o,r[1],r[3]))?r:void 0}};
function ht(e,t){if(!t)return!0;let s=e.resolve(t.get("ca")),r=e.resolve(t.get("BM")),a=e.resolve(t.get("SMask"));return(s===null||s===1)&&(r===null||(0,l.y)(r,
"Normal"))&&(a===null||(0,l.y)(a,"None"))}function dt(e,t){let s=e.resolve(t.get("ImageMask"))===!0;return(0,l.y)(e.resolve(t.get("Subtype")),"Image")&&!s&&!t.has(
"SMask")&&!t.has("Mask")}function de(e,t){return[Math.max(e[0],t[0]),Math.max(e[1],t[1]),Math.min(e[2],t[2]),Math.min(e[3],t[3])]}function ft(e,t){let[s,r]=[T*(t[2]-
t[0]),T*(t[3]-t[1])];return e[0]<=t[0]+s&&e[1]<=t[1]+r&&e[2]>=t[2]-s&&e[3]>=t[3]-r}var pt=[0,0,612,792],fe=(e,t)=>pe(e,e.pages.attribute(t,"MediaBox"))??pt;function L(e,t){
let{pages:s}=e,r=e.resolve(e.entry(s.number(t),"UserUnit"));return{box:Je(fe(e,t),pe(e,s.attribute(t,"CropBox"))),rotation:mt(e.resolve(s.attribute(t,"Rotate"))),
userUnit:typeof r=="number"&&r>0?r:1}}function pe(e,t){let s=e.array(t)?.map(a=>e.resolve(a));if(s?.length!==4||!s.every(a=>typeof a=="number"&&Number.isFinite(
a)))return;let r=Ve(s);return r[0]<r[2]&&r[1]<r[3]?r:void 0}function mt(e){let t=typeof e=="number"?(e%360+360)%360:0;return t===90||t===180||t===270?t:0}var gt=1e3,
bt=128,wt=32,me=64,yt="OctavoPageContent",ge={balance:{states:{net:0,low:0},marked:{net:0,low:0},text:void 0,tail:"",complete:0},isWhole:!0},Q=class{constructor(e){
this.document=e}document;looks=new Map;made=new Map;forms=new Map;leavingOpen=new Set;async inspect(e){let{job:t,suspect:s}=this.document,r=new Map;for(let{form:a,
contents:i}of e){let n=r.get(a)??0;if(r.set(a,n+1),e.length>gt&&!s&&n>=bt&&n%wt!==0||this.leavingOpen.has(a))continue;let o=this.streamsOf(i),{states:u,marked:c,
text:h,excess:f,tail:d}=this.open(o);(u||c||h||f||d||!this.isWhole(o))&&this.leavingOpen.add(a);let p=t.pace.step(2e4);p&&await p}}isolated(e){let{contents:t,form:s}=e;
if(!this.leavingOpen.has(s)){let c=(0,l.w)(t)&&this.isPlainStream(t);return{streams:[this.stream(`q
`),...c?[t]:this.streamsOf(t)],closing:N($)}}let r=this.streamsOf(t),{isWhole:a,isKnown:i,open:n}=this.condition(r),o=n.tail!==""||n.states>me||n.marked>me;if(i&&
(o||!a))return this.isTagged(e)?this.rewritten(r):this.asForm(e,r,n);let u=n.excess===0?r:this.withoutExcess(r);return{streams:[this.stream(`q
`),...u],closing:N(n)}}own({contents:e}){return(0,l.w)(e)&&this.isPlainStream(e)?[e]:this.streamsOf(e)}condition(e){let t=e.every(s=>this.look(s)!==ge);return{isWhole:this.
isWhole(e),isKnown:t,open:this.open(e)}}content(e){let t=e.flatMap((s,r)=>[...r>0?[vt]:[],this.decoded(s)?.data??new Uint8Array(0)]);return Buffer.concat(t)}stream(e){
let t=this.made.get(e);if(t)return t;let s=this.document.add(new l.u((0,l.z)({}),Buffer.from(e,"latin1")));return this.made.set(e,s),s}streamsOf(e){let{document:t}=this,
s=r=>(0,l.w)(r)&&t.get(r)instanceof l.u;return s(e)?[e]:(t.array(e)??[]).filter(s)}isPlainStream({number:e}){let t=this.document.place(e);if(t?.bytes!==this.document.
bytes)return!1;let s=(0,l.b)(t.bytes,t.start,t.end);return t.bytes[s]===60&&t.bytes[s+1]===60}isTagged({index:e}){return this.document.entry(this.document.pages.
number(e),"StructParents")!==void 0}open(e){return e.reduce((t,s)=>j(t,this.look(s).balance),$)}isWhole(e){return e.every(t=>this.look(t).isWhole)}look(e){let t=this.
looks.get(e.number);if(t)return t;let s=this.decoded(e),r=s?{balance:C(s.data),isWhole:s.whole}:ge;return this.looks.set(e.number,r),r}decoded(e){let t=this.document.
get(e);return t instanceof l.u?this.document.decodedPart(t):void 0}withoutExcess(e){let t=$;return e.map(s=>{let r=t;t=j(t,this.look(s).balance);let a=t.excess>
r.excess?this.decoded(s)?.data:void 0;return a?this.packed(v(a,r.states)):s})}asForm(e,t,s){let{document:r}=this,a=(0,l.w)(e.resources)?e.resources.number:this.
idOf(e.resources),i=fe(r,e.index),n=`${t.map(({number:u})=>u).join(" ")}|${a}|${i.join(" ")}`,o=this.forms.get(n);if(!o){let u=this.content(t),c={Type:(0,l.A)("\
XObject"),Subtype:(0,l.A)("Form"),BBox:[...i],Resources:e.resources??(0,l.z)({}),Filter:(0,l.A)("FlateDecode")};o=r.add(new l.u((0,l.z)(c),(0,x.l)(s.excess===0?
u:v(u,0)))),this.forms.set(n,o)}return{streams:[],closing:"",form:{category:"XObject",name:yt,ref:o}}}rewritten(e){let t=this.content(e),s=t.subarray(0,C(t).complete),
r=j($,C(s)),a=r.excess===0?s:v(s,0);return{streams:[this.stream(`q
`),this.packed(a)],closing:N(r)}}packed(e){return this.document.add(new l.u((0,l.z)({Filter:(0,l.A)("FlateDecode")}),(0,x.l)(e)))}ids=new Map;idOf(e){let t=this.
ids.get(e)??`direct ${this.ids.size}`;return this.ids.set(e,t),t}},vt=Uint8Array.of(10);function N({states:e,marked:t,text:s,tail:r}){return`${r}${s?`
ET`:""}${`
EMC`.repeat(t)}${`
Q`.repeat(e+1)}
`}var X=class{constructor(e){this.document=e}document;copies=new Map;with(e,t){let s=(0,l.w)(e)?e.number:(0,l.v)(e)?e:void 0,r=this.copies.get(s);r||this.copies.
set(s,r=new Map);let a=t.length===1?String(t[0].ref.number):t.map(({ref:n})=>n.number).join(" "),i=r.get(a);return i||r.set(a,i=this.extend(this.document.dict(e)??
new l.t,t)),i}extend(e,t){let{document:s}=this,r=new l.t(e),a=new Map,i=t.map(n=>{let{category:o,ref:u}=n,c=a.get(o);c||a.set(o,c=new l.t(s.dict(e.get(o))));let h=n.
name;for(let f=2;c.has(h);f++)h=`${n.name}${f}`;return c.set(h,u),r.set(o,c),h});return{resources:s.add(r),names:i}}};async function Ne(e,{kinds:t,pages:s},r){let{
pace:a}=e.job,{layer:i,subtype:n,groupColorSpace:o}=r,u=new X(e),c=new Q(e);i==="over"&&await c.inspect(s);let h=[];for(let[f,d]of s.entries()){let p=a.step(i===
"over"?2e3:2e4);p&&await p,f%1e3===0&&a.progress(f/s.length);let m=r.on(d,f);if(!m)continue;let{box:k}=t[d.kind],V=g=>Ye(m.operators(g),n,i,k);if(i==="under"){let g=c.
own(d);ut(e,c.content(g),e.dict(d.resources),k)&&h.push(d.index+1);let M=u.with(d.resources,m.resources),b=c.stream(V(M.names));e.pages.patch(d.index,{Contents:[
b,...g],Resources:M.resources})}else{let{streams:g,closing:M,form:b}=c.isolated(d),O=u.with(d.resources,b?[...m.resources,b]:m.resources),Ge=b?`q /${O.names.at(
-1)} Do Q
`:M,Ie=c.stream(Ge+V(O.names));e.pages.patch(d.index,{Contents:[...g,Ie],Resources:O.resources})}o!==void 0&&xt(e,d.index,o)}return h.length>0?[kt(h,s.length)]:
[]}function xt(e,t,s){let r=e.pages.number(t),a=e.entry(r,"Group"),i=e.dict(a);if(i?.has("CS"))return;let n=(0,l.z)({Type:(0,l.A)("Group"),S:(0,l.A)("Transparen\
cy"),...Object.fromEntries(i??[]),CS:s});(0,l.w)(a)&&(0,l.v)(e.get(a))?e.put(a,n):e.pages.patch(t,{Group:n})}var U=10;function kt(e,t){let s=e.slice(0,U).join("\
, ")+(e.length>U?` and ${e.length-U} more`:"");return{code:"stamp_hidden",message:`The stamp is hidden ${e.length===t?"on every page":e.length===1?`on page ${s}`:
`on pages ${s}`}: what the page draws covers all of it. Stamp over the page instead.`}}async function Ue(e,t){let s=new $t(e),r=[];for(let a of t){r.push(s.page(
a-1));let i=e.job.pace.step(600);i&&await i}return{kinds:s.kinds,pages:r}}var Mt=2e3,be=128,$t=class{constructor(e){this.document=e}document;kinds=[];kindOf=new Map;recognised=new Map;dictionaries=new Map;entries=new x.q;bytes=Buffer.
alloc(0);page(e){let{document:t,entries:s}=this,r=t.pages.number(e),a=t.place(r);if(!a||!s.locate(a.bytes,a.start,a.end)){let f=t.pages.attribute(e,"Resources");
return{index:e,kind:this.kind(e),contents:t.entry(r,"Contents"),resources:f,form:0}}(this.bytes.buffer!==a.bytes.buffer||this.bytes.byteOffset!==a.bytes.byteOffset)&&
(this.bytes=(0,l.n)(a.bytes));let i=`${this.text("MediaBox")}|${this.text("CropBox")}|${this.text("Rotate")}|${this.text("UserUnit")}`,[n,o]=[this.text("Content\
s"),this.text("Resources")],u=this.skeleton(),c=we(n)??(n===""?void 0:t.entry(r,"Contents")),h=we(o)??this.dictionary(e,o);return u=this.look(c,u),u=(0,l.w)(h)?
this.look(h,u):Bt(o.slice(0,be),u),{index:e,kind:this.recognise(e,i),contents:c,resources:h,form:u}}text(e){let{at:t}=this.entries,s=this.entries.find(this.bytes,
e);return s<0?"":this.bytes.toString("latin1",t[s+2],t[s+3])}dictionary(e,t){let{document:s}=this;return t===""?s.pages.inheritedBy(e).Resources:t.length>Mt||s.
security?s.entry(s.pages.number(e),"Resources"):(this.dictionaries.has(t)||this.dictionaries.set(t,s.entry(s.pages.number(e),"Resources")),this.dictionaries.get(
t))}recognise(e,t){let s=this.document.pages.inheritedBy(e),r=this.recognised.get(s);r||this.recognised.set(s,r=new Map);let a=r.get(t);return a===void 0&&r.set(
t,a=this.kind(e)),a}kind(e){let t=L(this.document,e),s=`${t.box.join(" ")} ${t.rotation} ${t.userUnit}`,r=this.kindOf.get(s);return r===void 0&&this.kindOf.set(
s,r=this.kinds.push(t)-1),r}skeleton(){let{at:e,used:t}=this.entries,s=St;for(let r=0;r<t;r+=4)s=q(this.bytes,e[r]-1,e[r+2]+1,s);return s}look(e,t){let s=(0,l.w)(
e)?this.document.place(e.number):void 0;return s?q(s.bytes,s.start,Math.min(s.end,s.start+be),t):t}};function we(e){let t=/^(\d+) (\d+) R$/.exec(e);return t?new l.r(
Number(t[1]),Number(t[2])):void 0}var St=2166136261,Ot=16777619;function q(e,t,s,r){let a=r;for(let i=t;i<s;i++){let n=e[i];if(!(n>=48&&n<=57)){if(n===62&&e[i+1]===
62)break;a=Math.imul(a^n,Ot)}}return a}var Bt=(e,t)=>q(Buffer.from(e,"latin1"),0,e.length,t),Ct=["Arabic","Hebrew","Syriac","Thaana","Nko","Samaritan","Mandaic",
"Adlam","Devanagari","Bengali","Gurmukhi","Gujarati","Oriya","Tamil","Telugu","Kannada","Malayalam","Sinhala","Thai","Lao","Tibetan","Myanmar","Khmer","Javanese",
"Balinese","Mongolian"],ye=Ct.map(e=>({script:e,pattern:new RegExp(`\\p{Script=${e}}`,"u")})),jt=new RegExp("\\p{Default_Ignorable_Code_Point}","gu"),ve=/[\u202a-\u202e\u2066-\u2069]/u;
function qe(e){return/[\u0590-\u{10ffff}]/u.test(e)?ve.test(e)||ye.some(({pattern:t})=>t.test(e)):!1}var H=e=>e.normalize("NFC").replace(jt,"");function J(e){return H(
e).trim()}function Ae(e,t){if(ve.test(e))return"has characters that change the direction of writing; a stamp runs from left to right";let s=new Set,r=new Set;for(let i of J(
e)){let n=ye.find(({pattern:o})=>o.test(i));n&&r.add(n.script),(n||!t(i.codePointAt(0)??0))&&s.add(i)}if(s.size===0)return;let a=[...s].map(Rt).join(", ");return r.
size>0?`is written in ${[...r].join(" and ")} script, which a stamp cannot show correctly: ${a}. ${xe}`:`has characters that the stamp's font lacks: ${a}. ${xe}`}
var xe="Use Latin, Greek or Cyrillic letters, digits and punctuation";function Rt(e){let t=`U+${(e.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`;
return/[\p{Mark}\p{Separator}\p{Other}]/u.test(e)?t:`“${e}” (${t})`}0&&(module.exports={A,B,C,D,E,F,G,a,b,c,d,e,f,g,h,i,j,k,l,m,n,o,p,q,r,s,t,u,v,w,x,y,z});
