"use strict";exports.id=2313,exports.ids=[2313,779],exports.modules={71693:((tt,K,l)=>{l.r(K),l.d(K,{compare_documents:()=>fr});var A=l(98446),T=l(92356),j=l(77598),$=l(45059),
W=l(52755),I=l(16259),v=l(824),u=l(45599),x=l(59071);function w(o,t,e){const n=[];for(const s of o.array(o.entry(o.pages.number(t),"Annots"))??[]){const i=o.dict(
s);i&&(0,u.Eo)(o.resolve(i.get("Subtype")),"Link")&&n.push({page:t,target:y(o,i,e)})}return n}function y(o,t,e){const n=e.pageOf(t);if(n!==void 0)return{page:n};
const s=o.dict(t.get("A")),i=o.resolve(s?.get("S")),r=o.resolve(s?.get("URI"));if(r instanceof u.Mx)return{uri:Buffer.from(r.bytes).toString("latin1")};const a=m(
o,s?.get("F"));if(a!==null)return{file:a};const c=o.resolve(s?.get("N"));return{action:c instanceof u.SX?c.text:i instanceof u.SX?i.text:"none"}}function m(o,t){
const e=o.resolve(t);if(e instanceof u.Mx)return(0,x.Gh)(e);const n=o.dict(t);return(0,x.Gh)(o.resolve(n?.get("UF")))??(0,x.Gh)(o.resolve(n?.get("F")))}var M=l(
37081),E=l(12207),b=l(16231),O=l(17623),P=l(41112),B=l(41561);const R=1e3,N=1e6;class V{truncated=!1;left=N;entries(t,e=R){const n=[];for(const s of t){const i=JSON.
stringify(s).length+1;if(n.length===e||i>this.left){this.truncated=!0;break}this.left-=i,n.push(s)}return n}}async function L(o,t,e){const n=new Map;for(const{key:r}of o){
n.set(r,(n.get(r)??0)+1);const a=e.step(200);a&&await a}const s=[];for(const{key:r,entry:a}of t){const c=n.get(r)??0;c>0?n.set(r,c-1):s.push(a);const f=e.step(200);
f&&await f}const i=[];for(const{key:r,entry:a}of[...o].reverse()){const c=n.get(r)??0;c!==0&&(n.set(r,c-1),i.push(a))}return{before:i.reverse(),after:s}}const _=200;
class G{texts=new Map;objects=new WeakMap;keyed(t){return{key:Object.entries(t).map(([n,s])=>`${n} ${this.ofValue(s)}`).join(`
`),entry:t}}ofText(t){if(t.length<_)return JSON.stringify(t);let e=this.texts.get(t);return e===void 0&&this.texts.set(t,e=Z(t)),e}ofValue(t){if(typeof t=="stri\
ng")return this.ofText(t);if(typeof t!="object"||t===null)return String(t);let e=this.objects.get(t);if(e===void 0){const n=JSON.stringify(t);this.objects.set(t,
e=n.length<_?n:Z(n))}return e}}const Z=o=>(0,j.createHash)("sha256").update(o).digest("base64");async function X(o,t){const{pace:e}=o.job,n=await E.Ht.of(o),s=new G,
i={...(0,v._6)(o,await(0,v.Br)(o))};await e.rest();const r=(await(0,P.Uz)(o)??[]).map(d=>s.keyed({...d}));await e.rest();const a=await Q(o,n,t),c=await et(o,n,t,
s);await e.rest();const f=await nt(o),h=await st(o,s);return await e.rest(),{metadata:i,fonts:r,links:a,bookmarks:c,attachments:f,form:h,security:{encryption:(0,B.
Br)(o),permissions:(0,B.nj)(o),javascript:await(0,P.xS)(o),signatures:(await(0,b.Ez)(o)).length},tagged:(0,B.$J)(o)}}function J(o,t){if(!("page"in o))return{entry:{
...o},key:JSON.stringify(o)};const e=t(o.page);return{entry:{target:o.page+1},key:e===void 0?`gone ${o.page}`:`page ${e}`}}async function Q(o,t,e){const n=[];for(let s=0;s<
o.pages.count;s++){const i=e(s);if(i!==void 0)for(const a of w(o,s,t)){const{entry:c,key:f}=J(a.target,e);n.push({entry:{page:s+1,...c},key:`${i} ${f}`})}const r=o.
job.pace.step(2e4);r&&await r}return n}async function et(o,t,e,n){const s=[];return await(0,M.O)(o,(i,r)=>{const a=o.dict(i),c=a&&(0,x.Gh)(o.resolve(a.get("Titl\
e")));if(!a||c===null||c===void 0)return a!==void 0;const{entry:f,key:h}=J(y(o,a,t),e);return s.push({entry:{title:c,level:r,...f},key:`${r} ${h} ${n.ofText(c)}`}),
!0}),s}async function nt(o){const t=[];for(const{name:e,size:n,mimeType:s,description:i,relationship:r,stream:a}of await(0,$._)(o)){const c=o.decodedPart(a)?.data??
o.encoded(a),f={name:e,size:n??c.length,mimeType:s,description:i,relationship:r},h=(0,j.createHash)("sha256").update(c).digest("base64");t.push({entry:f,key:`${JSON.
stringify(f)} ${h}`});const d=o.job.pace.step(c.length*2);d&&await d}return t}async function st(o,t){const e=await W.mO.read(o);if(e.fields.length===0)return[];
const{fields:n}=await(0,O.Z)(o,e,new I.n(o,e)),s=[];for(const{pages:i,...r}of n){s.push(t.keyed(r));const a=o.job.pace.step(2e3);a&&await a}return s}var F=l(74135);
const rt=512,ut=5e4,gt=22,Y=100,C=.2718281828,D=o=>Number.isNaN(o)?0:Math.floor(o*Y+C);class U{count=0;hash=(0,j.createHash)("sha256");values=new Float64Array(rt);used=0;texts=new Map;length(t){
this.exact(D(t))}exact(t){this.used===rt&&this.flush(),this.values[this.used++]=t,this.count++}text(t){const{texts:e}=this;let n=e.get(t);n===void 0&&(e.size===
ut&&e.clear(),e.set(t,n=e.size),this.bytes(Buffer.from(t))),this.exact(n)}bytes(t){this.exact(t.length),this.flush(),this.hash.update(t)}finish(){return this.flush(),
this.hash.digest("base64").slice(0,gt)}flush(){this.used!==0&&(this.hash.update(Buffer.from(this.values.buffer,0,this.used*8)),this.used=0)}}function z(...o){return(0,j.
createHash)("sha256").update(JSON.stringify(o)).digest("base64").slice(0,gt)}const q=(o,{clipBox:t})=>t?(0,F.Pj)(t,o)??ft:o,at=[-1e9,-1e9,1e9,1e9],ft=[0,0,0,0];
class xt{box;begins=()=>{};begin(t,e,n){const s=e&&q(e,n);s&&(this.box=this.box?(0,F.kO)(this.box,s):s)}keepsPictures=!1;outline(){}picture(){}beginGroup(){return 0}endGroup(){}}
class mt{numbers=new Map;of(t){let e=this.numbers.get(t);return e===void 0&&this.numbers.set(t,e=this.numbers.size),e}}const lt=1e5,At=5e5,Ht=1e3,Nn=120,Xt=.4;class Gn extends U{ids;page;kinds=[];boxes=[];outlines=new Map;pictures=new Map;keys=[];begins=()=>{};item="";numbers=0;within;constructor(t,e){
super(),this.ids=t,this.page=e}enter(t){this.within=t}begin(t,e,n){const s=e&&this.shownPart(e,n),i=this.boxes.length-1;this.isFull?s&&(this.boxes[i]=(0,F.kO)(this.
boxes[i]??s,s)):this.add(this.within??t,s),this.begins()}shownPart(t,e){const n=q((0,F.XM)(t,Xt),e);return n===ft?void 0:(0,F.Pj)((0,F.XM)(n,Xt),this.page)}outline(t){
if(this.isFull||this.numbers>=At)return;const e=t();e&&(this.numbers+=e.path.length,this.outlines.set(this.kinds.length-1,e))}get keepsPictures(){return!this.isFull&&
this.pictures.size<Ht}picture(t){this.pictures.set(this.kinds.length-1,t)}beginPage(){this.begin("page",this.page,{})}beginGroup(){return this.isFull||this.add(
this.within??"path",void 0),this.begins(),this.boxes.length-1}endGroup(t){let e;for(let n=t+1;n<this.boxes.length;n++){const s=this.boxes[n];s&&(e=e?(0,F.kO)(e,
s):s)}t<lt-1&&(this.boxes[t]=e),t+1<this.kinds.length&&(this.kinds[t]=this.kinds[t+1])}end(){if(this.kinds.length===this.keys.length)return;const{item:t}=this,e=this.
isFull?this.finish():"";this.keys.push(this.ids.of(t.length>Nn||e!==""?z(t,e):t)),this.item=""}exact(t){this.isFull?super.exact(t):this.item+=`${t} `}text(t){this.
isFull?super.text(t):this.item+=`t${this.ids.of(t)} `}get isFull(){return this.kinds.length===lt}add(t,e){this.end(),this.kinds.push(t),this.boxes.push(e)}}var Wn=l(
66403);const Kn=200,Mt=200,Rt=2e4,zn=300;async function _n(o,t){const{diffArrays:e}=await l.e(8128).then(l.bind(l,18128)),[n,s]=[Oe(o),Oe(t)],i=e(n.map(({masked:d})=>d),
s.map(({masked:d})=>d),{maxEditLength:zn})??[{removed:!0,added:!1,count:n.length},{removed:!1,added:!0,count:s.length}],r=[];let[a,c]=[0,0],f=n.length===Rt||s.length===
Rt;const h=(d,p)=>{r.length===Kn?f=!0:r.push(d+Ee(p)),p.length>Mt&&(f=!0)};for(const{removed:d,added:p,count:g}of i){if(d)for(let S=0;S<g;S++)h("-",n[a+S].text);
if(p)for(let S=0;S<g;S++)h("+",s[c+S].text);p||(a+=g),d||(c+=g)}return{lines:r,truncated:f}}function Oe({text:o,masked:t}){const e=t.split(`
`,Rt),n=o.split(`
`,Rt);return e.map((s,i)=>({masked:s,text:n.length===e.length?n[i]:s}))}function Ee(o){if(o.length<=Mt)return o;const t=/[\ud800-\udbff]$/.test(o.slice(0,Mt-1))?
Mt-2:Mt-1;return`${o.slice(0,t)}…`}const Hn=2e4,Xn=200,Yn=.4,Zn=1e3;async function ve(o,t,e){const n=t.map(()=>"");let s=0;for(const{0:i,index:r}of o.text.matchAll(
/\S+/g)){if(++s>Hn)break;const a=o.box(r,r+i.length);if(a)for(const[f,h]of t.entries()){const d=n[f];d.length<=Xn&&Jn(h,a.x,a.y,a.width,a.height)&&(n[f]=d===""?
i:`${d} ${i}`)}const c=e.step(Zn+t.length*20);c&&await c}return n.map(Ee)}function Jn([o,t,e,n],s,i,r,a){const c=Math.min(n,i+a)-Math.max(t,i);return s<e&&s+r>o&&
c>Yn*Math.min(a,n-t)}var kt=l(45657),Yt=l(95340),Pe=l(38671);const Vn=1/50,Ct=.5,Qn=2;async function qn(o,t){if(o.style!==t.style)return;const e=[];for(const n of[
void 0,"SMask","Mask"]){const[s,i]=[await Te(o,n),await Te(t,n)];if(!(s==="none"&&i==="none")){if(typeof s=="string"||typeof i=="string"||s.rowBytes!==i.rowBytes||
s.pixelBits!==i.pixelBits)return;(0,kt.RZ)(e,await ts(s,i,o.document))}}return e}async function Te({document:o,image:t},e){const n=e===void 0?t:o.resolve(t.dict.
get(e));if(!(n instanceof u.Z6))return"none";const{format:s,before:i}=(0,Pe.R)(o,n),{width:r,height:a,bits:c}=(0,Yt.h)(o,n.dict);if(s!==void 0||!(r>0&&a>0))return"\
unknown";const f=await o.decodedAtEase(i),h=Math.floor(f.length/a),d=Math.floor(h*8/(r*c)),p=S=>Math.ceil(r*c*S/8);return d>0&&p(d)===h&&p(d-1)!==h?{data:f,width:r,
height:a,rowBytes:h,pixelBits:c*d}:"unknown"}async function ts(o,{data:t},{job:e}){const{data:n,width:s,height:i,rowBytes:r,pixelBits:a}=o,c=[];let[f,h,d,p]=[-1,
-1,1/0,-1];const g=()=>{if(f<0)return;const[S,k]=[Math.floor(d/a),Math.floor(p/a)+1];c.push([(S-Ct)/s,1-(h+1+Ct)/i,(k+Ct)/s,1-(f-Ct)/i]),[f,d,p]=[-1,1/0,-1]};for(let S=0;S<
i;S++){const k=S*r,[H,ot]=[n.subarray(k,k+r),t.subarray(k,k+r)];Buffer.compare(H,ot)!==0&&(S-h>Math.max(2,i*Vn)&&g(),f<0&&(f=S),h=S,d=Math.min(d,es(H,ot)),p=Math.
max(p,ns(H,ot)));const it=e.pace.step(r*Qn);it&&await it}return g(),c}function es(o,t){let e=0;for(;o[e]===t[e];)e++;return e*8+Math.clz32(o[e]^t[e])-24}function ns(o,t){
let e=o.length-1;for(;o[e]===t[e];)e--;const n=o[e]^t[e];return e*8+Math.clz32(n&-n)-24}const De=4096,Zt=1,pt=2,Jt=3,St=4,Ae=13;class Re{kept=new Float64Array(De);used=0;long;x=0;y=0;left=1/0;top=1/0;right=-1/0;bottom=-1/0;hasAngles=!1;isLine=!1;get isEmpty(){
return this.used===0&&!this.long}get numbers(){return this.long?void 0:this.kept.slice(0,this.used)}get box(){return[this.left,this.top,this.right,this.bottom]}get isUpright(){
const[,t,e,,n,s,,i,r,,a,c]=this.kept;return this.long||this.used!==Ae||this.kept[Ae-1]!==St||this.kept[9]!==pt?!1:e===s&&n===i&&r===c&&t===a||t===n&&s===r&&i===
a&&c===e}follow(t,e){switch(t.operator){case"m":return this.isLine=!1,this.point(Zt,t.number(0),t.number(1),e);case"l":return this.hasAngles||=this.isLine,this.
isLine=!0,this.point(pt,t.number(0),t.number(1),e);case"c":return this.curve(t,e,0,2,4);case"v":return this.curve(t,e,-1,0,2);case"y":return this.curve(t,e,0,2,
2);case"h":return this.close(),!0;case"re":return this.isLine=!1,this.rectangle(t.number(0),t.number(1),t.number(2),t.number(3),e),!0;default:return!1}}rectangle(t,e,n,s,i){
this.point(Zt,t,e,i),this.point(pt,t+n,e,i),this.point(pt,t+n,e+s,i),this.point(pt,t,e+s,i),this.add(St),this.x=t,this.y=e}close(){this.hasAngles||=this.isLine,
this.isLine=!1,this.add(St)}write(t){if(this.long)t.text(this.end());else for(let e=0;e<this.used;e++)t.exact(this.kept[e])}get id(){const t=new U;return this.write(
t),t.finish()}clear(){this.used=0,this.long=void 0,this.whole=void 0,[this.left,this.top,this.right,this.bottom]=F.gF,this.hasAngles=this.isLine=!1}whole;end(){
return this.whole===void 0&&(this.flush(this.long),this.whole=this.long.finish()),this.whole}curve(t,e,n,s,i){return this.hasAngles=this.isLine=!0,this.add(Jt),
n<0?this.place(this.x,this.y,e):this.place(t.number(n),t.number(n+1),e),this.place(t.number(s),t.number(s+1),e),this.x=t.number(i),this.y=t.number(i+1),this.place(
this.x,this.y,e),!0}point(t,e,n,s){return this.add(t),this.place(e,n,s),this.x=e,this.y=n,!0}place(t,e,n){const[s,i]=[n[0]*t+n[2]*e+n[4],n[1]*t+n[3]*e+n[5]];this.
add(D(s)),this.add(D(i)),s<this.left&&(this.left=s),s>this.right&&(this.right=s),i<this.top&&(this.top=i),i>this.bottom&&(this.bottom=i)}add(t){this.used===De&&
this.flush(this.long??=new U),this.kept[this.used++]=t}flush(t){for(let e=0;e<this.used;e++)t.exact(this.kept[e]);this.used=0}}const Vt=100,ss=1/Vt,Qt=10,os=6,is=32;
function rs(o,t){if(o.style!==t.style)return;const e=o.reach===0,[n,s]=[Ce(o.path,e),Ce(t.path,e)],i=Math.max(o.reach,t.reach)+ss,r=as(o,t,n,s);if(!r)return;const a=r.
map(f=>(0,F.XM)(f,i)),c=(0,F.XM)((0,F.$L)([...n,...s].flatMap(({points:f})=>f)),i);return(0,kt.RZ)(a,cs(o.clipBox,t.clipBox,c)),a.length===0?void 0:a}function as(o,t,e,n){
const s=o.reach===0;if(o.ends!==t.ends)return o.isDashed?void 0:fs(e,n);if(Ie(e,n)&&!o.isDashed)return Be(e,n,s);const i=Le(e,n,o.isDashed);return s&&i.length>0?
[i.reduce(F.kO)]:i}function cs(o,t,e){const[n,s]=[o??e,t??e];return[...ke(n,s),...ke(s,n)].flatMap(i=>{const r=(0,F.Pj)(i,e);return r?[r]:[]})}function ke([o,t,
e,n],s){return[[o,t,Math.min(e,s[0]),n],[Math.max(o,s[2]),t,e,n],[o,t,e,Math.min(n,s[1])],[o,Math.max(t,s[3]),e,n]].filter(r=>r[0]<r[2]&&r[1]<r[3])}function fs(o,t){
const e=[...o,...t].flatMap(s=>s.points.length>2?It(s):s.points.map(i=>(0,F.$L)([i])));return[...Ie(o,t)?Be(o,t,!1):Le(o,t,!1),...e]}function Ce(o,t){const e=[];
let[n,s]=[[0,0],[0,0]],i=Qt;const r=(f,h)=>{e.push({sign:f+i,points:[s,...h]}),i=0,s=h.at(-1)},a=()=>{i===0&&(!t||!qt(s,n))&&r(t?pt:St,[n]),i=Qt,s=n},c=f=>[o[f]/
Vt,o[f+1]/Vt];for(let f=0;f<o.length;){const h=o[f++];h===St?a():h===Zt?(t&&a(),n=s=c(f),i=Qt,f+=2):h===Jt?(r(Jt,[c(f),c(f+2),c(f+4)]),f+=6):(r(pt,[c(f)]),f+=2)}
return t&&a(),e}const qt=(o,t)=>o[0]===t[0]&&o[1]===t[1],te=(o,t)=>o.sign===t.sign&&o.points.every((e,n)=>qt(e,t.points[n])),Ie=(o,t)=>o.length===t.length&&o.every(
({sign:e},n)=>e===t[n].sign);function Be(o,t,e){return o.flatMap((n,s)=>{const i=t[s];return te(n,i)?[]:e?ds(n,i):hs(n,i)??[...It(n),...It(i)]})}function Le(o,t,e){
let n=0;for(;n<o.length&&n<t.length&&te(o[n],t[n]);)n++;let[s,i]=[o.length,t.length];for(;!e&&s>n&&i>n&&te(o[s-1],t[i-1]);)s--,i--;return[...o.slice(n,s),...t.slice(
n,i)].flatMap(It)}function hs({points:o},{points:t}){const[e,n,s,i]=[o[0],o[1],t[0],t[1]];if(o.length!==2||t.length!==2)return;const r=[1,0].find(h=>[n,s,i].every(
d=>d[h]===e[h]));if(r===void 0)return;const a=1-r;return(n[a]-e[a])*(i[a]-s[a])<=0||Math.min(e[a],n[a])>Math.max(s[a],i[a])||Math.min(s[a],i[a])>Math.max(e[a],n[a])?
void 0:[[e,s],[n,i]].filter(([h,d])=>!qt(h,d)).map(F.$L)}function ds(o,t){const e=Math.max(ee(o),ee(t)),[n,s]=[ne(o,e),ne(t,e)],i=Math.max(se(o,e),se(t,e)),r=[];
for(let a=0;a<e;a++){const c=[n[a],n[a+1],s[a],s[a+1]],f=(0,F.$L)(c);i===0&&(f[0]===f[2]||f[1]===f[3])||r.push((0,F.XM)(f,i))}return r}function It(o){const t=ee(
o),e=ne(o,t),n=se(o,t);return e.slice(1).map((s,i)=>(0,F.XM)((0,F.$L)([e[i],s]),n))}function ee({points:o}){const[t,e,n,s]=(0,F.$L)(o);return o.length===2&&(t===
n||e===s)?1:Math.max(1,Math.min(is,Math.ceil(Math.max(n-t,s-e)/os)))}const ne=({points:o},t)=>Array.from({length:t+1},(e,n)=>us(o,n/t));function us(o,t){if(t===
0)return o[0];if(t===1)return o.at(-1);const e=1-t,n=o.length===2?[e,t]:[e**3,3*e*e*t,3*e*t*t,t**3],s=i=>o.reduce((r,a,c)=>r+a[i]*n[c],0);return[s(0),s(1)]}function se({
points:[o,t,e,n]},s){if(!o||!t||!e||!n)return 0;const i=(r,a,c)=>Math.hypot(r[0]-2*a[0]+c[0],r[1]-2*a[1]+c[1]);return 6*Math.max(i(o,t,e),i(t,e,n))/8/(s*s)}var wt=l(
64019),Fe=l(12844),ct=l(6057),oe=l(75444),Ue=l(87141),$e=l(12657),ie=l(31095),ls=l(58971),ps=l(36502),je=l(85008),Ne=l(97748);const Ge={id:"DeviceGray",isPattern:!1},
gs={DeviceGray:"0 ",DeviceRGB:"0 0 0 ",DeviceCMYK:"0 0 0 10000 "},We="DeviceGray 0 ",Bt="Normal",ms=new Set([Bt,"Multiply","Darken"]),Ke=o=>ms.has(o)?"":o,Ot=o=>({
...(0,Ne.ue)(o),base:o,fillSpace:Ge,strokeSpace:Ge,fill:We,stroke:We,fillAlpha:1,strokeAlpha:1,lineWidth:1,cap:0,join:0,miter:10,dash:"",clip:"",clipShapes:"",blend:Bt,
mask:"",other:""}),ws={DeviceGray:"DefaultGray",DeviceRGB:"DefaultRGB",DeviceCMYK:"DefaultCMYK"},ys={id:"Pattern",isPattern:!0},bs=1e4,xs=.2718281828,re={space:"\
fillSpace",color:"fill"},ae={space:"strokeSpace",color:"stroke"};class Ms{document;values;named=new WeakMap;constructor(t,e){this.document=t,this.values=e}device(t,e,n,s,i){
const r=this.named.get(i)?.get(t),a=ce(e),c=f=>{s[n.space]=f,s[n.color]=`${f.id} ${a}`};return r?c(r):this.space(t,i).then(c)}setSpace(t,e,n,s){const i=this.named.
get(s)?.get(t),r=a=>{n[e.space]=a,n[e.color]=`${a.id} ${gs[a.id]??"initial"}`};return i?r(i):this.space(t,s).then(r)}set(t,e,n){n[e.color]=`${n[e.space].id} ${ce(
t)}`}beneath(t,{id:e}){return`${e} ${ce(t)}`}async space(t,e){const n=await this.lookUp(t,e);let s=this.named.get(e);return s||this.named.set(e,s=new Map),s.set(
t,n),n}async lookUp(t,e){if(t==="Pattern")return ys;const n=ws[t],s=e.find("ColorSpace",n??t);return s===void 0?{id:t,isPattern:!1}:{id:await this.idOf(s),isPattern:this.
isPattern(s)}}async idOf(t){const e=this.document.resolve(t);return e instanceof u.SX?e.text:z(await this.values.of(t))}isPattern(t){const e=this.document.resolve(
t);return(0,u.Eo)((0,u.cy)(e)?this.document.resolve(e[0]):e,"Pattern")}}function ce(o){let t="";for(let e=0;e<o.count;e++)o.kind(e)!==je.o_&&(t+=`${Math.floor(o.
number(e)*bs+xs)} `);return t}var ze=l(18271),Ss=l(15330),Os=l(83553),Es=l(25747);const vs=20,Lt=50,Et="";class Ps{document;fonts=new Map;constructor(t){this.document=
t}of(t,e){let n=this.fonts.get(t);return n||this.fonts.set(t,n=new Ts(this.document,t,this.document.dict(e))),n}}class Ts{document;font;dict;shapes=new Map;find;bounds=new Map;drawn;constructor(t,e,n){
this.document=t,this.font=e,this.dict=n}shapeOf(t){let e=this.shapes.get(t);return e===void 0&&this.shapes.set(t,e=this.read(t)),e}boxOf(t){return this.drawn?.get(
t.code)?.box??this.bounds.get(t)??this.likelyBox(t)}likelyBox({width:t}){const{ascent:e,descent:n}=this.font;return[-Lt,n*1e3-Lt,t*1e3+Lt,e*1e3+Lt]}read(t){if(this.
drawn)return this.drawn.get(t.code)?.shape??Et;this.find??=this.finder();const e=this.find(t);if(!e)return t.text===" "?Et:z(this.substitute,t.text,Ds(t)?0:t.cid);
if(e.length===0)return Et;const n=(0,Os.BO)(e);n&&this.bounds.set(t,n);const s=new U;for(const i of e)s.length(i);return s.finish()}get substitute(){const{name:t,
bold:e,italic:n,fixedPitch:s}=this.font;return`${t} ${e} ${n} ${s}`}finder(){const{document:t,dict:e}=this,n=e&&(0,ze.Lq)(t,e),s=n&&t.decodedPart(n)?.data,{memory:i,
pace:r}=t.job,a=s&&(0,Es.D)(s,f=>{i.budget.spend("glyphSteps",f),r.add(f*vs)}),c=a&&(0,ze.oQ)(t,e);return!e||!a||typeof c!="object"?()=>{}:(0,Ss.X)(t,e,a,c)}}const Ds=({
text:o})=>o!==""&&o!=="�";var As=l(58552),Rs=l(92152),vt=l(8283);const _e={DeviceGray:1,G:1,DeviceRGB:3,RGB:3,DeviceCMYK:4,CMYK:4},ks={G:"DeviceGray",RGB:"Dev\
iceRGB",CMYK:"DeviceCMYK",I:"Indexed"};class Cs{document;values;known=new Map;constructor(t,e){this.document=t,this.values=e}async of(t,e,n){const s=this.known.
get(t);if(s!==void 0&&t>0)return s;const i=new U;await this.write(e,n,i,!0);const r=i.finish();return this.known.set(t,r),r}async styleOf(t,e){const n=new U;return await this.
write(t,e,n,!0,!1),n.finish()}async write(t,e,n,s,i=!0){const{document:r,values:a}=this,{dict:c}=t,{width:f,height:h,bits:d,stencil:p,decode:g}=(0,Yt.h)(r,c);for(const k of[
f,h,d,p?1:0,...g??[]])n.exact(k||0);const S=p?"":await this.space(c.get("ColorSpace"),e);n.text(S);for(const k of["Interpolate","Intent","SMaskInData","Matte"])
n.text(await a.of(c.get(k)));for(const k of s?["SMask","Mask"]:[]){const H=r.resolve(c.get(k));n.text(k),H instanceof u.Z6?await this.write(H,e,n,!1,i):(0,u.cy)(
H)&&n.text(await a.of(H))}i&&await this.samples(t,f*d*(_e[S]??0),h,n)}async samples(t,e,n,s){const{document:i,values:r}=this,{format:a,parameters:c,before:f}=(0,Pe.
R)(i,t);let h;try{h=await i.decodedAtEase(f)}catch(p){if(!(p instanceof As.zU)||p.code!=="unreadable_document")throw p;h=i.decodedPart(f)?.data??i.encoded(f)}if(s.
text(a??""),c&&s.text(await r.of(c)),a==="jpg"){for(const p of Bs(h))await r.bytes(p,s);return}const d=(0,Rs.zq)(e,1,1)*n;await r.bytes(a===void 0&&d>0?h.subarray(
0,d):h,s)}async space(t,e){const n=this.document.resolve(t);if(!(n instanceof u.SX))return this.values.of(t);const s=ks[n.text]??n.text,i=s in _e?void 0:e(n.text);
return i===void 0?s:this.values.of(i)}}const Is=238;function*Bs(o){let t=2;for(const{marker:e,start:n,end:s}of(0,vt.OD)(o)){if(t=e===vt.Os?n:s,e===vt.Os)break;e!==
vt.EI&&(e===Is||!(0,vt.iN)(e))&&(yield o.subarray(n,s))}yield o.subarray(t)}const Ls=50,Fs=2e5,Ft=4*1024*1024,Us=new Set("Length Filter DecodeParms DL Metadata \
PieceInfo LastModified Parent P Popup StructParent StructParents Type".split(" ")),$s=0,js=1,Ns=2,Gs=3,Ws=4,Ks=5,zs=6,_s=7,He=8;class Hs{document;objects=new Map;direct=new WeakMap;constructor(t){
this.document=t}async of(t){if(t==null)return"";if(typeof t!="object")return`${t}`;const e=(0,u.i9)(t)?this.objects.get(t.number):this.direct.get(t);if(e!==void 0)
return e;const n=new U;await this.write(t,n,[]);const s=n.finish();return(0,u.i9)(t)?this.objects.set(t.number,s):this.direct.set(t,s),s}async data(t,e){const{document:n}=this,
s=t.data.length>Ft?await n.decodedAtEase(t):n.decodedPart(t)?.data;await this.bytes(Xs(s??n.encoded(t)),e)}async bytes(t,e){const{pace:n}=this.document.job;for(let s=0;s<
t.length;s+=Ft){e.bytes(t.subarray(s,s+Ft));const i=n.step(Math.min(t.length-s,Ft));i&&await i}}async write(t,e,n){if(n.length>Ls||e.count>Fs||(0,u.i9)(t)&&n.includes(
t.number)){e.exact(_s);return}const s=this.document.resolve(t),i=[...n,(0,u.i9)(t)?t.number:-1];if(typeof s=="number")e.exact(Gs),e.exact(Number(s.toPrecision(5)));else if(s instanceof
u.SX||typeof s=="boolean")e.exact(js),e.text(s instanceof u.SX?s.text:`${s}`);else if(s instanceof u.Mx)e.exact(Ns),e.bytes(s.bytes);else if((0,u.cy)(s)){e.exact(
Ws);for(const a of s)await this.write(a,e,i);e.exact(He)}else s instanceof u.Bi?await this.entries(s,Ks,e,i):s instanceof u.Z6?(await this.entries(s.dict,zs,e,i),
await this.data(s,e)):e.exact($s);const r=this.document.job.pace.step(100);r&&await r}async entries(t,e,n,s){n.exact(e);for(const i of[...t.keys()].sort())Us.has(
i)||(n.text(i),await this.write(t.get(i),n,s));n.exact(He)}}function Xs(o){if(!(o.length>128&&Buffer.from(o.subarray(36,40)).toString("latin1")==="acsp"))return o;
const e=o.slice();return e.fill(0,24,36),e.fill(0,84,100),e}const Ys=1e4;class Zs{document;decoder;layers;values;images;colors;characters;shapes;fonts=new Map;known=new Map;constructor(t){
this.document=t,this.decoder=new ls.X(t),this.characters=new $e.y(t.job),this.layers=new ps.z(t),this.values=new Hs(t),this.images=new Cs(t,this.values),this.colors=
new Ms(t,this.values),this.shapes=new Ps(t)}remember(t,e){this.fonts.has(t)||this.fonts.set(t,e())}shapesOf(t){return this.shapes.of(t,this.fonts.get(t))}async once(t,e){
const n=this.known.get(t);if(n!==void 0)return n;const s=await e();return this.known.size<Ys&&this.known.set(t,s),s}}var Js=l(36211),Vs=l(93059),Qs=l(4745),Xe=l(
5490);const Ye=Math.SQRT2,qs=4,to=0;function fe({lineWidth:o,join:t,miter:e,matrix:n},s){const[i,r,a,c]=n,f=Math.max(Math.hypot(i,r),Math.hypot(a,c)),h=s&&t===to?
Math.max(Ye,Math.min(e,qs)):Ye;return Math.abs(o)*f/2*h}const he=3,Pt=4,eo=-1;class no{digest;states;shapesOf;characters;matrix=new Ne.f6;replaces=!1;part=32;clipping;ignored=[];marks;shapes;x=0;y=0;alongX=0;alongY=0;acrossX=0;acrossY=0;moved=0;isVertical=!1;scale="";written="";constructor(t,e,n,s){
this.digest=t,this.states=e,this.shapesOf=n,this.characters=s}begin({matrix:t,size:e,stretch:n,rise:s},i){const r=this.matrix,[a,c]=[r.a*t[0]+r.b*t[2],r.a*t[1]+
r.b*t[3]],[f,h]=[r.c*t[0]+r.d*t[2],r.c*t[1]+r.d*t[3]];this.x=r.e*t[0]+r.f*t[2]+t[4]+s*f,this.y=r.e*t[1]+r.f*t[3]+t[5]+s*h,this.alongX=a*e*n,this.alongY=c*e*n,this.
acrossX=f*e,this.acrossY=h*e,this.moved=0,this.isVertical=i.vertical,this.scale=`${D(this.alongX)} ${D(this.alongY)} ${D(this.acrossX)} ${D(this.acrossY)}`,this.
shapes=this.shapesOf(i)}show(t,e,n){const s=e.font,{vertical:i}=s,r=e.size===0?1:e.size,a=(i?-e.charSpace:e.charSpace)/r,c=(i?-e.wordSpace:e.wordSpace)/r,f=!n&&
e.mode!==he;let{moved:h}=this;const d=s.glyphs(t);this.characters.take(d.length);for(const p of d){const g=f?this.shapes.shapeOf(p):Et;g!==Et&&(p.vertical?this.
glyph(e,p,g,-p.vertical.x,-h-p.vertical.y,p.vertical.advance):i?this.glyph(e,p,g,0,-h,p.width):this.glyph(e,p,g,h,0,p.width)),h+=(i&&p.vertical?-p.vertical.advance:
p.width)+a,p.isSpace&&(h+=c)}this.moved=h}adjust(t){this.moved+=(this.isVertical?t:-t)/1e3}end({size:t,stretch:e,font:n}){n.vertical?this.matrix.advance(0,-this.
moved*t):this.matrix.advance(this.moved*t*e,0)}replaced(){}glyph(t,e,n,s,i,r){const a=this.x+s*this.alongX+i*this.acrossX,c=this.y+s*this.alongY+i*this.acrossY;
if(this.ignored.length>0&&this.ignored.some(d=>so(d,a,c)))return;const{digest:f,marks:h}=this;h&&t.mode<Pt+he&&(h.begin("text",this.boxOf(t,e,a,c),t),this.written=
""),t.mode<Pt?this.write(f,t,n,a,c,r):(t.mode<Pt+he&&this.write(f,t,n,a,c,r),this.clipping??=new U,this.written="",this.write(this.clipping,void 0,n,a,c,r),this.
written="")}boxOf(t,e,n,s){const i=this.shapes.boxOf(e),r=[this.alongX/1e3,this.alongY/1e3,this.acrossX/1e3,this.acrossY/1e3,n,s],a=(0,F.zl)(r,i);return t.mode%
Pt===0?a:(0,F.XM)(a,fe(t,!0))}write(t,e,n,s,i,r){e&&this.states.state(e,e.mode%Pt),t.exact(eo),this.scale!==this.written&&(t.text(this.scale),this.written=this.
scale),t.text(n),t.length(s),t.length(i),t.length(r)}}const so=({x:o,y:t,width:e,height:n},s,i)=>s>=o-.5&&s<=o+e+.5&&i>=t&&i<=t+n,Ze={OP:"false",op:"false",OPM:"\
0",AIS:"false",TK:"true",RI:"RelativeColorimetric",TR:"Identity",TR2:"Default",BG:"",BG2:"Default",UCR:"",UCR2:"Default"},oo=o=>o in Ze;function Je(o,t,e,n){const s=n instanceof
u.SX?n.text:typeof n=="object"?e:`${n}`,i=o.split(`
`).filter(r=>r!==""&&!r.startsWith(`${t} `));return(s===Ze[t]?i:[...i,`${t} ${s}`]).sort().join(`
`)}function io(o,t){switch(o.operator){case"w":return t.lineWidth=o.number(0),!0;case"J":return t.cap=o.number(0),!0;case"j":return t.join=o.number(0),!0;case"M":
return t.miter=o.number(0),!0;case"d":return t.dash=Ve(o.value(0),o.number(1)),!0;case"ri":return t.other=Je(t.other,"RI","",new u.SX(o.name(0)??"")),!0;default:
return!1}}function ro(o,t,e,n){if(t==="BM"&&(n.blend=ao((0,u.cy)(e)?o.resolve(e[0]):e)),t==="D"&&(0,u.cy)(e)){const[s,i]=e.map(r=>o.resolve(r));n.dash=Ve((0,u.cy)(
s)?s.map(r=>o.resolve(r)):null,Number(i)||0)}typeof e=="number"&&(t==="LW"?n.lineWidth=e:t==="LC"?n.cap=e:t==="LJ"?n.join=e:t==="ML"?n.miter=e:t==="CA"?n.strokeAlpha=
e:t==="ca"&&(n.fillAlpha=e))}const ao=o=>o instanceof u.SX&&o.text!=="Compatible"?o.text:Bt;function Ve(o,t){const e=(0,u.cy)(o)?o.filter(n=>typeof n=="number"):
[];return e.some(n=>n>0)?[...e,t||0].map(n=>Math.round(n*1e4)).join(" "):""}const co=-11,fo=-12;function Qe({matrix:o,lineWidth:t,dash:e}){const[n,s,i,r]=o,a=t*
t;return`${[a*(n*n+i*i),a*(n*s+i*r),a*(s*s+r*r)].map(f=>Math.round(f*1e6)).join(" ")} ${e&&`${e} ${Math.round((0,F.PU)(o)*1e6)}`}`}class ho{digest;fill="";fillAlpha=-1;fillClip="";fillMode="";stroke="";constructor(t){
this.digest=t}forget(){this.fillAlpha=-1,this.stroke=""}state(t,e){e!==1&&this.fills(t),e>=1&&this.strokes(t)}fills({fill:t,fillAlpha:e,clip:n,blend:s,mask:i,other:r}){
if(t===this.fill&&e===this.fillAlpha&&n===this.fillClip&&this.fillMode===s+i+r)return;this.fill=t,this.fillAlpha=e,this.fillClip=n,this.fillMode=s+i+r;const{digest:c}=this;
c.exact(co),c.text(t),c.length(e),c.text(n),c.text(this.fillMode)}strokes(t){const{stroke:e,strokeAlpha:n,cap:s,join:i,miter:r,clip:a,blend:c,mask:f,other:h}=t,
d=`${s} ${i} ${i===0?r:""}`,p=[e,n,a,c,f,h,Qe(t),d].join(`
`);p!==this.stroke&&(this.stroke=p,this.digest.exact(fo),this.digest.text(p))}}function qe(o,t,e){const{numbers:n}=o;if(!n)return;const{clipShapes:s,blend:i,mask:r,
other:a,clipBox:c}=t,f=[s,Ke(i),r,a].join(`
`);if(e!==void 0)return{path:n,blend:i,style:[e,t.fill,t.fillAlpha,f].join(`
`),ends:"",reach:0,isDashed:!1,clipBox:c};const{stroke:h,strokeAlpha:d,cap:p,join:g,miter:S,dash:k}=t;return{path:n,blend:i,style:[h,d,Qe(t),f].join(`
`),ends:`${p} ${g} ${S}`,reach:fe(t,o.hasAngles),isDashed:k!=="",clipBox:c}}const uo=-2,lo=-3,po=-4,go=-5,mo=-6,wo=-7,yo=-8;class Tt extends Qs.p{context;digest;marks;glyphs;path=new Re;written;clipRule="";constructor(t,e,n){
const s=new ho(e),i=new no(e,s,r=>t.shapesOf(r),t.characters);super(t.document,t.decoder,i,t.layers),this.context=t,this.digest=e,this.marks=n,this.written=s,this.
glyphs=i,i.marks=n,n&&(n.begins=()=>s.forget())}take(t,e){const{states:n,scope:s}=e,i=n.current,{operator:r}=t;if(this.path.follow(t,i.matrix))return;const a=Js.
lJ.get(r);if(a){this.paint(a,i);return}switch(r){case"g":case"rg":case"k":return this.context.colors.device(en[r],t,re,i,s);case"G":case"RG":case"K":return this.
context.colors.device(en[r],t,ae,i,s);case"cs":case"CS":return this.context.colors.setSpace(t.name(0)??"",r==="cs"?re:ae,i,s);case"sc":case"scn":return this.color(
t,re,e);case"SC":case"SCN":return this.color(t,ae,e);case"W":case"W*":this.clipRule=r;return;case"gs":return this.graphics(t,e);case"Tf":return this.font(t,e);case"\
ET":this.clipText(i);return;case"sh":return this.shading(t.name(0)??"",e);case"BI":{const c=(0,Vs.n)(t);return c&&this.image(0,c,e)}default:if(!io(t,i))return super.
take(t,e)}}paint({fill:t,strokes:e,closes:n},s){const{path:i,digest:r,written:a}=this;i.isEmpty||(n&&i.close(),this.marked.isOff||(t!==void 0&&(this.marks?.begin(
"path",i.box,s),a.state(s,0),r.exact(t==="nonzero"?uo:lo),this.marks?.outline(()=>qe(i,s,t)),i.write(r)),e&&(this.marks?.begin("path",(0,F.XM)(i.box,fe(s,i.hasAngles)),
s),a.state(s,1),r.exact(po),this.marks?.outline(()=>qe(i,s)),i.write(r))),this.clipRule!==""&&(tn(s,i,this.clipRule),this.clipRule=""),i.clear())}clipText(t){const{
clipping:e}=this.glyphs;e&&(t.clip=t.clipShapes=z(t.clip,"text",e.finish()),this.glyphs.clipping=void 0)}color(t,e,n){const s=n.states.current,i=t.count-1;if(t.
kind(i)!==je.o_)return this.context.colors.set(t,e,s);const r=s[e.space],a=this.context.colors.beneath(t,r);return this.pattern(n.scope.find("Pattern",t.name(i)),
a,n).then(c=>{s[e.color]=c})}async pattern(t,e,n){const{document:s,context:i}=this,r=s.resolve(t),a=s.dict(t);if(!a)return e;const c=(0,F.lw)((0,ct.lQ)(s,a.get(
"Matrix")),n.states.current.base);if(!(r instanceof u.Z6)||!(0,u.i9)(t)){const[p,g]=[await i.values.of(a.get("Shading")),await i.values.of(a.get("ExtGState"))];
return z("shading",p,g,Ut(c))}const f=s.resolve(a.get("PaintType"))!==2,h=f?"":e,d=await i.once(`${t.number} ${h}`,async()=>{const p={...Ot(nn),...f?{}:{fill:h,
stroke:h}},g=await this.apart(t,r,p,n),S=await i.values.of(["XStep","YStep","BBox"].map(k=>a.get(k)??null));return z("tiling",g,S,h)});return z(d,Ut(c))}async apart(t,e,n,s,i){
const{context:r,document:a}=this,{drawing:c,scope:f}=s,h=(0,u.i9)(t)?t.number:0;if(c.includes(h))return"";if(c.length>=a.job.limits.formDepth)throw this.tooDeep();
const d=new U,p=a.dict(e.dict.get("Resources"));return await new Tt(r,d,i).read(await this.decoder.form(h,e),{states:new Xe.U(n),scope:p?new ie.H(a,p,f):f,stream:h,
drawing:[...c,h]}),d.finish()}async graphics(t,e){const n=this.document.dict(e.scope.find("ExtGState",t.name(0)??""));if(await super.take(t,e),!n)return;const{document:s,
context:i}=this,r=e.states.current,[a]=s.array(n.get("Font"))??[];a!==void 0&&r.font&&(i.remember(r.font,()=>a),await this.prepare(r.font,e));for(const[c,f]of n){
const h=s.resolve(f);c==="SMask"?r.mask=await this.softMask(h,e):oo(c)?r.other=Je(r.other,c,await i.values.of(f),h):ro(s,c,h,r)}}async softMask(t,e){const{document:n,
context:s}=this;if(!(t instanceof u.Bi))return"";const i=t.get("G");if(!(n.resolve(i)instanceof u.Z6)||!(0,u.i9)(i))return"";const{matrix:a}=e.states.current,c=await s.
values.of(["S","BC","TR"].map(d=>t.get(d)??null)),f=Ut(a),h=await s.once(`mask ${i.number} ${c}`,async()=>{const d=new U;return await new Tt(s,d).draw(i,{...e,states:new Xe.
U(Ot(nn))}),z("mask",c,d.finish())});return z(h,f)}font(t,e){const n=t.name(0),s=()=>{const{font:r}=e.states.current;if(!(!r||n===void 0)&&(this.context.remember(
r,()=>e.scope.find("Font",n)),r.type3))return this.prepare(r,e)},i=super.take(t,e);return i?i.then(s):s()}async prepare(t,e){if(!t.type3)return;const n=this.context.
shapesOf(t);if(n.drawn)return;const{document:s}=this,{procedures:i,matrix:r,resources:a}=t.type3,c=new Map;n.drawn=c;const f=s.dict(a),h={...e,scope:f?new ie.H(
s,f,e.scope):e.scope},d=(0,F.lw)(r,[1e3,0,0,1e3,0,0]);for(let p=0;p<256;p++){const g=t.type3.procedureOf(p),S=g===void 0?void 0:i?.get(g),k=s.resolve(S);if(!(k instanceof
u.Z6))continue;const H=new xt,ot=await this.apart(S,k,Ot(d),h,H);c.set(p,{shape:ot,box:H.box})}}async shading(t,{scope:e,states:n}){if(this.marked.isOff)return;
const s=n.current,i=await this.context.values.of(e.find("Shading",t));this.marks?.begin("path",s.clipBox??at,s),this.written.state(de(s),0),this.digest.exact(mo),
this.digest.text(i),this.place(s.matrix)}draws(t,e){if(t===void 0||this.marked.isOff)return;const n=e.scope.find("XObject",t),s=this.document.resolve(n);if(!(s instanceof
u.Z6)||!(0,u.Eo)(this.document.resolve(s.dict.get("Subtype")),"Image"))return super.draws(t,e);if(!this.layers.isOff(s.dict.get("OC")))return this.image((0,u.i9)(
n)?n.number:0,s,e)}async image(t,e,{scope:n,states:s}){if(this.marked.isOff)return;const{document:i}=this,r=f=>n.find("ColorSpace",f),a=(0,Yt.h)(i,e.dict).stencil?
s.current:de(s.current),c=await this.context.images.of(t,e,r);if(this.marks?.begin("image",(0,F.zl)(a.matrix,bo),a),this.written.state(a,0),this.marks?.keepsPictures){
const f=await this.context.images.styleOf(e,r),{matrix:h,fill:d,fillAlpha:p,clip:g,blend:S,mask:k,other:H}=a,ot=[f,d,p,g,Ke(S),k,H,Ut(h)].join(`
`);this.marks.picture({document:i,image:e,matrix:h,id:c,style:ot,blend:S})}this.digest.exact(go),this.digest.text(c),this.place(a.matrix)}async readForm(t,e,n){
const{document:s,digest:i}=this,r=n.states.current;r.base=r.matrix;const a=(0,ct.b0)(s,e.dict.get("BBox"));if(a){const h=new Re;h.rectangle(a[0],a[1],a[2]-a[0],
a[3]-a[1],r.matrix),tn(r,h,"W")}const c=s.dict(e.dict.get("Group"));if(!c||!(0,u.Eo)(s.resolve(c.get("S")),"Transparency"))return super.readForm(t,e,n);const f=this.
marks?.beginGroup();this.written.state({...de(r),clip:""},0),i.exact(wo),i.text(await this.context.values.of(["I","K","CS"].map(h=>c.get(h)??null))),Object.assign(
r,{fillAlpha:1,strokeAlpha:1,blend:Bt,mask:""}),await super.readForm(t,e,n),i.exact(yo),f!==void 0&&this.marks?.endGroup(f)}place(t){for(const e of t)this.digest.
length(e)}}const de=o=>({...o,fill:""});function tn(o,t,e){o.clip=z(o.clip,e,t.id),t.isUpright||(o.clipShapes=z(o.clipShapes,e,t.id)),o.clipBox=q(t.box,o)}const en={
g:"DeviceGray",G:"DeviceGray",rg:"DeviceRGB",RG:"DeviceRGB",k:"DeviceCMYK",K:"DeviceCMYK"},bo=[0,0,1,1],nn=[1,0,0,1,0,0],Ut=o=>o.map(t=>Math.round(t*1e6)).join(
" "),xo="Subtype F Contents T Subj RC QuadPoints InkList Vertices L LE CL C IC BS BE Border Name CA OC AS".split(" "),Mo="Subtype F QuadPoints C BS Border OC AS".
split(" ");function So(o,t){const e=o.dict(t.get("BS")),n=o.array(t.get("Border")),s=o.resolve(e?e.get("W"):n?.[2]);return typeof s=="number"?s:1}function Oo([o,
t,e,n]){const s=(n-t)/4;return[o-s,t,e+s,n]}class Eo{document;context;constructor(t){this.document=t,this.context=new Zs(t)}async page(t,e=[]){const[n,s]=[new U,
new U];return await this.content(t,e,n),await this.annotations(t,e,s),{content:n.finish(),annotations:s.finish(),undrawn:await this.undrawn(t)}}async items(t,e,n){
const{width:s,height:i}=(0,F.JQ)((0,ct.iw)(this.document,t)),r=new Gn(n,[0,0,s,i]);return await this.content(t,e,r,r),await this.annotations(t,e,r,r),r.end(),r}async content(t,e,n,s){
const{document:i,context:r}=this;r.characters=new $e.y(i.job);const a=(0,ct.iw)(i,t),c=(0,Ue.y)(a),{width:f,height:h}=(0,F.JQ)(a);s?.beginPage(),n.length(f),n.length(
h);const d=new Tt(r,n,s);d.glyphs.ignored=e;const p=new ie.H(i,i.dict(i.pages.attribute(t,"Resources")));await d.page(await r.decoder.page(t),p,Ot(c));const g=i.
dict(i.entry(i.pages.number(t),"Group"));g&&(s?.beginPage(),n.text(await r.values.of(["S","I","K","CS"].map(S=>g.get(S)??null))))}async annotations(t,e,n,s){const{
document:i,context:r}=this,a=(0,ct.iw)(i,t),c=(0,Ue.y)(a),f=new Tt(r,n,s);f.glyphs.ignored=e;for(const h of(0,oe.qw)(i,t,r.layers)){const d=(0,wt.wR)(i,h),p=d&&
(0,wt.hs)(i,h,d,a.rotation);p&&(s?.enter(this.isField(h)?"field":"annotation"),await f.form(d,(0,oe.RZ)(i),Ot((0,F.lw)(p.matrix,c))))}for(const h of i.array(i.entry(
i.pages.number(t),"Annots"))??[]){const d=i.dict(h);!d||(0,u.Eo)(i.resolve(d.get("Subtype")),"Popup")||(s?.enter(this.isField(d)?"field":"annotation"),s?.begin(
"path",this.boxOf(d,c),{}),n.text(await this.seen(d)),(0,wt.wR)(i,d)&&s?.begin("path",void 0,{}),n.text(await r.values.of(d.get("Rect"))))}}async undrawn(t){const{
document:e,context:n}=this;let s="";for(const i of(0,oe.qw)(e,t,n.layers)){if(this.isField(i)||(0,wt.wR)(e,i)||(0,Fe.q)(e,i))continue;const r=e.resolve(i.get("S\
ubtype")),a=So(e,i);if((0,u.Eo)(r,"Link")&&a===0)continue;const c=((0,ct.b0)(e,i.get("Rect"))??[]).map(Math.round),f=await n.values.of(["Subtype","C","Name"].map(
h=>i.get(h)??null));s=z(s,c.join(" "),a,f)}return s}isField(t){return(0,u.Eo)(this.document.resolve(t.get("Subtype")),"Widget")}boxOf(t,e){const{document:n}=this;
if((0,wt.dK)(n,t))return;const i=((0,wt.wR)(n,t)?void 0:(0,Fe.q)(n,t))??(0,ct.b0)(n,t.get("Rect"));return i&&(0,F.zl)(e,(0,u.Eo)(n.resolve(t.get("Subtype")),"Hi\
ghlight")?Oo(i):i)}async seen(t){const e=this.document.resolve(t.get("Subtype")),n=(0,u.Eo)(e,"Link")||(0,u.Eo)(e,"Widget")?Mo:xo;let s="";for(const i of n)s+=`${await this.
context.values.of(t.get(i))} `;return s}}var vo=l(18930),sn=l(99561);const ue=64,Po=1e3,To="￼";class on{document;pattern;reader;looks;truncated=!1;constructor(t,e){
this.document=t,this.pattern=e,this.reader=new vo.X(t),this.looks=new Eo(t)}async page(t){const{pace:e}=this.document.job,{masked:n,ignored:s}=await this.text(t);
await e.rest();const{content:i,annotations:r,undrawn:a}=await this.looks.page(t,s),c=new Ao;for(const f of rn(n)){c.add(f);const h=e.step(f.length*4+100);h&&await h}
return{content:i,annotations:r,undrawn:a,...c.finish()}}items(t,{ignored:e},n){return this.looks.items(t,e,n)}async text(t){const{flow:e}=await this.reader.page(
t),{text:n}=e;if(!this.pattern)return{text:n,flow:e,masked:n,ignored:[],truncated:!1};const{matches:s,truncated:i}=await this.pattern.search(n,Po,this.document.
job.pace);this.truncated||=i;let r="",a=0;for(const{start:c,end:f}of s)r+=n.slice(a,c)+To,a=f;return{text:n,flow:e,masked:r+n.slice(a),ignored:s.flatMap(({start:c,
end:f})=>Do(e,c,f)),truncated:i}}}function*rn(o){for(const[t]of o.matchAll(/\S+/g))yield t}function Do(o,t,e){const n=o.text.lastIndexOf(`
`,t-1)+1,s=o.text.indexOf(`
`,e),i=o.box(n,s<0?o.text.length:s);return i?[i]:[]}class Ao{hash=(0,j.createHash)("sha256");smallest=new Set;largest=0;count=0;add(t){this.hash.update(`${t} `),
this.count++;const e=Ro(t);this.smallest.has(e)||this.smallest.size===ue&&e>this.largest||(this.smallest.size===ue&&this.smallest.delete(this.largest),this.smallest.
add(e),this.largest=(0,kt.Kf)(this.smallest))}finish(){return{text:this.count===0?"":this.hash.digest("base64"),sample:[...this.smallest].sort((t,e)=>t-e)}}}function Ro(o){
let t=sn.k;for(let e=0;e<o.length;e++)t=(0,sn.v)(t,o.charCodeAt(e));return t=Math.imul(t^t>>>16,2246822507),(t^t>>>13)>>>0}function ko({sample:o},{sample:t}){const e=Math.
min(ue,Math.max(o.length,t.length));if(e===0)return 0;let[n,s,i,r]=[0,0,0,0];for(;i<e&&(n<o.length||s<t.length);){const[a,c]=[o[n]??1/0,t[s]??1/0];i++,a===c&&r++,
a<=c&&n++,c<=a&&s++}return r/i}const Co=1e6,Io=.01;async function Bo(o,t,e){const n=t.length+1;if(o.length*t.length>Co||o.length===0||t.length===0)return Array.
from({length:Math.min(o.length,t.length)},(r,a)=>[a,a]);const s=new Float32Array((o.length+1)*n);for(let r=o.length-1;r>=0;r--){for(let c=t.length-1;c>=0;c--){const f=Io+
ko(o[r],t[c])+s[(r+1)*n+c+1];s[r*n+c]=Math.max(f,s[(r+1)*n+c],s[r*n+c+1])}const a=e.step(t.length*1500);a&&await a}const i=[];for(let r=0,a=0;r<o.length&&a<t.length;){
const c=s[r*n+a];c===s[(r+1)*n+a]?r++:c===s[r*n+a+1]?a++:i.push([r++,a++])}return i}const an=[({content:o,annotations:t,text:e})=>`${o} ${t} ${e}`,({content:o})=>o,
({text:o})=>o];async function Lo(o,t,e){const n=new Fo(o,t,e);let s=[{from:0,to:t.length,otherFrom:0,otherTo:o.length}];for(const i of an)s=await n.inOrder(s,i);
for(const i of an)await n.elsewhere(i);for(const i of s)await n.alike(i);return n}class Fo{earlier;later;pace;before;after;moved=new Set;constructor(t,e,n){this.
earlier=t,this.later=e,this.pace=n,this.before=new Int32Array(e.length).fill(-1),this.after=new Int32Array(t.length).fill(-1)}async inOrder(t,e){const[n,s]=[this.
later.map(e),this.earlier.map(e)],i=[...t].reverse(),r=[];for(let a=i.pop();a;a=i.pop()){const c=this.trimmed(a,n,s),f=this.pace.step((c.to-c.from+c.otherTo-c.otherFrom+
1)*200);if(f&&await f,c.from===c.to||c.otherFrom===c.otherTo){(c.from<c.to||c.otherFrom<c.otherTo)&&r.push(c);continue}const h=cn(Uo(c,n,s));if(h.length===0){r.
push(c);continue}(0,kt.RZ)(i,$o(c,h).reverse());for(const[d,p]of h)this.match(d,p)}return r}trimmed(t,e,n){let{from:s,to:i,otherFrom:r,otherTo:a}=t;const c=(f,h)=>e[f]!==
""&&e[f]===n[h];for(;s<i&&r<a&&c(s,r);)this.match(s++,r++);for(;s<i&&r<a&&c(i-1,a-1);)this.match(--i,--a);return{from:s,to:i,otherFrom:r,otherTo:a}}async elsewhere(t){
const e=new Map;for(const[n,s]of this.earlier.entries()){const i=t(s);if(this.after[n]>=0||i==="")continue;const r=e.get(i);r?r.push(n):e.set(i,[n])}for(const n of e.
values())n.reverse();for(const[n,s]of this.later.entries()){const i=this.pace.step(200);i&&await i;const r=this.before[n]<0?e.get(t(s))?.pop():void 0;r!==void 0&&
(this.match(n,r),this.moved.add(n))}}async alike({from:t,to:e,otherFrom:n,otherTo:s}){const i=[],r=[];for(let h=t;h<e;h++)this.before[h]<0&&i.push(h);for(let h=n;h<
s;h++)this.after[h]<0&&r.push(h);const{later:a,earlier:c}=this,f=await Bo(i.map(h=>a[h]),r.map(h=>c[h]),this.pace);for(const[h,d]of f)this.match(i[h],r[d])}match(t,e){
this.before[t]=e,this.after[e]=t}}function Uo(o,t,e){const n=new Map;for(let r=o.otherFrom;r<o.otherTo;r++)n.set(e[r],n.has(e[r])?-1:r);const s=new Map;for(let r=o.
from;r<o.to;r++)s.set(t[r],(s.get(t[r])??0)+1);const i=[];for(let r=o.from;r<o.to;r++){const a=n.get(t[r])??-1;a>=0&&t[r]!==""&&s.get(t[r])===1&&i.push([r,a])}return i}
function cn(o){const t=[],e=new Int32Array(o.length);for(const[s,[,i]]of o.entries()){let[r,a]=[0,t.length];for(;r<a;){const c=r+a>>1;o[t[c]][1]<i?r=c+1:a=c}e[s]=
r>0?t[r-1]:-1,t[r]=s}const n=[];for(let s=t.at(-1)??-1;s>=0;s=e[s])n.push(o[s]);return n.reverse()}function $o(o,t){const e=[];let{from:n,otherFrom:s}=o;for(const[
i,r]of t)e.push({from:n,to:i,otherFrom:s,otherTo:r}),n=i+1,s=r+1;return e.push({from:n,to:o.to,otherFrom:s,otherTo:o.otherTo}),e}const jo=2e6,No=1e3,Go=5e4,Wo=200,
le=20,fn=300;async function Ko(o,t,e){const{from:n,end:s,otherEnd:i}=zo(o.keys,t.keys),r=new Map;for(let g=i-1;g>=n;g--){const S=r.get(t.keys[g]);S?S.push(g):r.
set(t.keys[g],[g]);const k=e.step(fn);k&&await k}const[a,c]=[[],[]];for(let g=n;g<s;g++){const S=r.get(o.keys[g])?.pop();S===void 0?a.push(g):c.push([g,S]);const k=e.
step(fn);k&&await k}const f=[...r.values()].flat().sort((g,S)=>g-S);await e.rest();const h=await _o(o,t,a,f,e),d=h.changed;for(const g of h.added)$t(d,o,g);for(const g of h.
removed)$t(d,t,g);await e.rest();const p=[...c,...h.pairs].sort(([g],[S])=>g-S);for(const[g,S]of await Vo(o,t,p,e))$t(d,o,g),$t(d,t,S);return d}function $t(o,{kinds:t,
boxes:e},n){const s=e[n];s&&o.push({kind:t[n],box:s})}function zo(o,t){let e=0,[n,s]=[o.length,t.length];for(;e<n&&e<s&&o[e]===t[e];)e++;for(;n>e&&s>e&&o[n-1]===
t[s-1];)n--,s--;return{from:e,end:n,otherEnd:s}}async function _o(o,t,e,n,s){const[i,r]=[dn(o,e),dn(t,n)],[a,c]=[[],[]],f=new Map;for(const[p,g]of i){const S=r.
get(p);if(S?.length===g.length)for(const[k,H]of g.entries()){const ot=S[k];if(a.length>Go)break;const it=await Xo(o,H,t,ot,f,s);if(!(!it||!Jo(it,o.boxes[H],t.boxes[ot]))){
c.push([H,ot]);for(const dt of it)a.push({kind:o.kinds[H],box:dt})}}}const[h,d]=[new Set(c.map(([p])=>p)),new Set(c.map(([,p])=>p))];return{changed:a,pairs:c,added:e.
filter(p=>!h.has(p)),removed:n.filter(p=>!d.has(p))}}async function Ho(o,t,e){return o.has(t)||o.set(t,await e()),o.get(t)}async function Xo(o,t,e,n,s,i){const[
r,a]=[o.outlines.get(t),e.outlines.get(n)],[c,f]=[r??o.pictures.get(t),a??e.pictures.get(n)];if(c?.blend!==f?.blend)return Yo(o,t,e,n)?Zo(o,t,e,n,i):void 0;if(r&&
a){const S=i.step((r.path.length+a.path.length)*Wo);S&&await S;const k=r.clipBox&&a.clipBox?{clipBox:(0,F.kO)(r.clipBox,a.clipBox)}:{};return rs(r,a)?.flatMap(H=>jt(
o.shownPart(H,k)))}const[h,d]=[o.pictures.get(t),e.pictures.get(n)],p=h&&d&&await Ho(s,`${h.id} ${d.id}`,()=>qn(h,d)),g=o.boxes[t];if(!(!p||p.length===0||!g))return p.
flatMap(S=>jt((0,F.Pj)((0,F.XM)((0,F.zl)(h.matrix,S),Xt),g)))}function Yo(o,t,e,n){const[s,i]=[o.outlines.get(t),e.outlines.get(n)],r=JSON.stringify(o.boxes[t])===
JSON.stringify(e.boxes[n]);return!s||!i?r&&o.pictures.get(t)?.id===e.pictures.get(n)?.id:r&&s.ends===i.ends&&s.reach===i.reach&&Buffer.compare(hn(s),hn(i))===0}
const hn=({path:o})=>new Uint8Array(o.buffer,o.byteOffset,o.byteLength);async function Zo(o,t,e,n,s){const i=[];for(const[{boxes:r,kinds:a},c]of[[o,t],[e,n]]){const f=r[c],
h=s.step(c*le);h&&await h;for(let d=0;d<c&&f;d++){const p=a[d]==="page"?void 0:r[d],g=p&&(0,F.Pj)(p,f);g&&i.push(g)}if(i.length>No)return}return i}const jt=o=>o?
[o]:[];function dn({outlines:o,pictures:t,kinds:e},n){const s=new Map;for(const i of n){const r=o.get(i)??t.get(i);if(!r)continue;const a=`${e[i]} ${r.style}`,c=s.
get(a);c?c.push(i):s.set(a,[i])}return s}const Jo=(o,t,e)=>un(o)<un([...jt(t),...jt(e)]),un=o=>o.reduce((t,[e,n,s,i])=>t+(s-e)*(i-n),0);async function Vo(o,t,e,n){
const s=new Set(cn(e).map(([c])=>c)),i=e.filter(([c])=>!s.has(c)),r=i.length*e.length>jo,a=[];for(const[c,f]of i){const h=n.step(r?le:e.length*le);h&&await h;const d=([
p,g])=>p<c!=g<f&&p!==c&&(ln(o.boxes[c],o.boxes[p])||ln(t.boxes[f],t.boxes[g]));(r||e.some(d))&&a.push([c,f])}return a}const ln=(o,t)=>o!==void 0&&t!==void 0&&(0,F.
Pj)(o,t)!==void 0,Qo=50,pn=3,gn=65536,qo=400,pe=100,mn=10;async function ti(o,[t,e,n,s],i){const r=new Map;for(const{kind:f,box:h}of o){const d=r.get(f);d?d.push(
h):r.set(f,[h])}const[a,c]=[n-t,s-e];for(let f=Math.max(pn,Math.sqrt(a*c/gn));;f*=2){const h=[];for(const[d,p]of r){const g=new wn(p,[t,e,n,s],f);for(const S of oi(
await g.merged(i)))h.push({kind:d,box:S})}if(h.length<=Qo||f>a+c)return h.sort(si)}}const ei=["field","annotation","text","image","path","page"];async function ni(o,t,e,n){
const[s,i,r,a]=e,c=Math.max(pn,Math.sqrt((r-s)*(a-i)/gn)),f=[];for(const d of ei){const p=new wn(t.flatMap(g=>g.kind===d?[g.box]:[]),e,c);f.push({kind:d,isAt:await p.
cover(n)})}const h=[];for(const d of o){h.push({kind:f.find(({isAt:g})=>g(d))?.kind??"path",box:d});const p=n.step(pe);p&&await p}return h}const si=({box:o},{box:t})=>o[1]-
t[1]||o[0]-t[0];function oi(o){if(o.length>qo)return[...o];const t=[...o],e=[];for(let n=t.pop();n;n=t.pop()){const s=n,i=e.findIndex(r=>(0,F.Pj)(s,r));i<0?e.push(
s):t.push((0,F.kO)(s,e.splice(i,1)[0]))}return e}class wn{boxes;page;side;columns;rows;constructor(t,e,n){this.boxes=t,this.page=e,this.side=n;const[s,i,r,a]=e;
this.columns=Math.max(1,Math.ceil((r-s)/n)),this.rows=Math.max(1,Math.ceil((a-i)/n))}async merged(t){const e=await this.covered(t),n=await this.connected(e,t),s=new Map;
for(const i of this.boxes){const r=n[this.row(i[1])*this.columns+this.column(i[0])],a=s.get(r);s.set(r,a?(0,F.kO)(a,i):i);const c=t.step(pe);c&&await c}return[...s.
values()]}async cover(t){const e=await this.covered(t);return([n,s,i,r])=>e[this.row((s+r)/2)*this.columns+this.column((n+i)/2)]>0}column(t){return Math.min(this.
columns-1,Math.max(0,Math.floor((t-this.page[0])/this.side)))}row(t){return Math.min(this.rows-1,Math.max(0,Math.floor((t-this.page[1])/this.side)))}async covered(t){
const{columns:e,rows:n}=this,s=e+1,i=new Int32Array(s*(n+1));for(const[a,c,f,h]of this.boxes){const[d,p]=[this.column(a),this.column(f)+1],[g,S]=[this.row(c)*s,
(this.row(h)+1)*s];i[g+d]++,i[g+p]--,i[S+d]--,i[S+p]++;const k=t.step(pe);k&&await k}const r=new Int32Array(e*n);for(let a=0;a<n;a++){for(let f=0,h=0;f<e;f++)h+=
i[a*s+f],r[a*e+f]=h+(a>0?r[(a-1)*e+f]:0);const c=t.step(e*mn);c&&await c}return r}async connected(t,e){const{columns:n,rows:s}=this,i=new Int32Array(t.length),r=[];
let a=0;for(let c=0;c<t.length;c++)if(!(t[c]===0||i[c]!==0)){i[c]=++a,r.push(c);for(let f=r.pop();f!==void 0;f=r.pop()){const[h,d]=[f%n,Math.floor(f/n)];for(let g=Math.
max(0,d-1);g<=Math.min(s-1,d+1);g++)for(let S=Math.max(0,h-1);S<=Math.min(n-1,h+1);S++){const k=g*n+S;t[k]===0||i[k]!==0||(i[k]=a,r.push(k))}const p=e.step(mn*9);
p&&await p}}return i}}function ii(o,[t,e,n,s]){const i=[...new Set(o.flatMap(({box:c})=>[c[0],c[2]]))].sort((c,f)=>c-f);let r=0;for(const[c,f]of i.entries()){const h=i[c+
1];if(h===void 0)break;const d=o.filter(({box:g})=>g[0]<=f&&g[2]>=h).sort((g,S)=>g.box[1]-S.box[1]);let p=-1/0;for(const{box:g}of d)r+=Math.max(0,g[3]-Math.max(
p,g[1]))*(h-f),p=Math.max(p,g[3])}const a=r/((n-t)*(s-e));return Math.min(1,Math.ceil(a*1e4)/1e4)}function ri({before:o},t,e){const n=[];for(const[s,i]of o.entries()){
if(i<0)continue;const[r,a]=[t[s],e[i]],c={page:s,before:i,look:r.content!==a.content,text:r.text!==a.text,annotations:r.annotations!==a.annotations,isDrawn:r.undrawn===
a.undrawn};(c.look||c.text||c.annotations)&&n.push(c)}return n}class ai{after;before;constructor(t,e){this.after=t,this.before=e}get truncated(){return this.after.
truncated||this.before.truncated}async ignored({page:t,before:e}){return[...(await this.after.text(t)).ignored,...(await this.before.text(e)).ignored]}}const ci=1e3;
async function fi(o,t,e,n,s){const i=[];for(const r of o){const{page:a,before:c,look:f,text:h,annotations:d}=r,p={now:await t.after.text(a),old:await t.before.text(
c)},g=h?await ui(p,s):{wordsAdded:0,wordsRemoved:0},{lines:S,truncated:k}=h&&e?await _n(p.old,p.now):{lines:[],truncated:!1};n.truncated||=k;const H=await hi(r,
t,p,e,s),[ot]=n.entries([{page:a+1,before:c+1,look:f,text:h,annotations:d,...g,...H,...e&&{diff:S}}]);if(!ot||i.length===ci){n.truncated=!0;break}i.push(ot)}return i}
async function hi(o,t,e,n,s){if(!o.look&&!o.annotations)return{share:0,boxes:[]};const{items:i,area:r}=await di(o,t,e,s),a=i.map(({box:h})=>h),[c,f]=n?[await ve(
e.now.flow,a,s),await ve(e.old.flow,a,s)]:[];return{share:ii(i,r),boxes:i.map(({kind:h,box:[d,p,g,S]},k)=>({kind:h,...(0,Wn.a)({x:d,y:p,width:g-d,height:S-p}),...c&&
f&&h==="text"&&{before:f[k],after:c[k]}}))}}async function di({page:o,before:t,seen:e},n,{now:s,old:i},r){const a=new mt,c=await n.after.items(o,s,a),f=await n.
before.items(t,i,a),h=await Ko(c,f,r),[,,d,p]=c.page,g=[0,0,Math.max(d,f.page[2]),Math.max(p,f.page[3])],S=e?await ni(e,h,g,r):h;return{items:await ti(S,g,r),area:g}}
async function ui({now:o,old:t},e){const n=new Map;for(const[r,a]of[[t.masked,-1],[o.masked,1]])for(const c of rn(r)){n.set(c,(n.get(c)??0)+a);const f=e.step(c.
length+200);f&&await f}let[s,i]=[0,0];for(const r of n.values())r>0?s+=r:i-=r;return{wordsAdded:s,wordsRemoved:i}}const ge=32,li=192,Nt=4,pi=3,gi=65536,mi=.2,wi=60;
async function yi(o,t,e,n){const{width:s,height:i}=o,r=Math.max(e,Math.ceil(Math.sqrt(s*i/gi))),a=new xi(Math.ceil(s/r),r);for(let c=0;c<i;c++){const[f,h]=[o.row(
c),t.row(c)],d=Buffer.compare(f,h)===0,p=n.step(d?f.length*mi:s*wi);if(p&&await p,d)continue;const[g,S]=[bn(o,c),bn(t,c)];for(let k=0;k<s;k++){const H=Mi(g,S,k,
s);H!==yn&&a.add(k,c,H===me)}}return a.boxes()}const yn=0,bi=1,me=2,Gt=2;class xi{columns;side;found=new Map;clear=new Set;constructor(t,e){this.columns=t,this.
side=e}add(t,e,n){const s=Math.floor(e/this.side)*this.columns+Math.floor(t/this.side);n&&this.clear.add(s);const i=this.found.get(s);i?(i[0]=Math.min(i[0],t),i[2]=
Math.max(i[2],t+1),i[3]=e+1):this.found.set(s,[t,e,t+1,e+1])}boxes(){const t=new Set(this.clear);for(const e of this.clear)for(let n=-Gt;n<=Gt;n++)for(let s=-Gt;s<=
Gt;s++)t.add(e+n*this.columns+s);return[...this.found].flatMap(([e,n])=>t.has(e)?[n]:[])}}const bn=({row:o,height:t},e)=>[o(Math.max(0,e-1)),o(e),o(Math.min(t-1,
e+1))];function Mi(o,t,e,n){const[s,i]=[o[1],t[1]],r=e*Nt;let a=yn;for(let c=r;c<r+pi;c++){const f=Math.abs(s[c]-i[c]);if(!(f<=ge)){if(f>li||!xn(s[c],t,c,e,n)||
!xn(i[c],o,c,e,n))return me;a=bi}}return a}function xn(o,t,e,n,s){const[i,r]=[n>0?e-Nt:e,n<s-1?e+Nt:e];let[a,c]=[255,0];for(const f of t)for(let h=i;h<=r;h+=Nt){
const d=f[h];d<a&&(a=d),d>c&&(c=d)}return o>=a-ge&&o<=c+ge}var Mn=l(12195),we=l(50329);const Si=150,Oi=72,Ei=16e6,Sn=1e3,vi=3,On=.5;async function Pi(o,t,e){if(!e||
o.length===0)return{changes:o,pixelEqual:0,truncated:!1};const{boxes:n,truncated:s}=await Di(await e(),o),i=[];for(const r of o){if(!En(r))continue;const a=n.get(
r);if(!a){i.push(r);continue}const c=a.length===0?[]:await t.ignored(r),f=a.filter(h=>!c.some(d=>Ti(d,h)));f.length>0&&i.push({...r,seen:f})}return{changes:i,pixelEqual:o.
length-i.length,truncated:s}}const En=({look:o,annotations:t})=>o||t;function Ti({x:o,y:t,width:e,height:n},[s,i,r,a]){const[c,f]=[(s+r)/2,(i+a)/2];return c>=o&&
c<=o+e&&f>=t&&f<=t+n}async function Di({after:o,before:t},e){const n=e.filter(p=>p.isDrawn&&En(p)).slice(0,Sn),s=new Map;if(n.length===0)return{boxes:s,truncated:!1};
const{job:i}=o,r=n.map(({page:p,before:g})=>Ai((0,ct.iw)(o,p),(0,ct.iw)(t,g))),[a,c]=[await(0,we.v)(o,Pn(n,({page:p})=>p),!0,vn),await(0,we.v)(t,Pn(n,p=>p.before),
!0,vn)],f={now:a.missing.pagesWithout(),old:c.missing.pagesWithout()},[h,d]=[await Mn.Y.open(a.bytes,i),await Mn.Y.open(c.bytes,i)];for(const[p,g]of n.entries()){
const S=r[p];if(!S||f.now.has(g.page+1)||f.old.has(g.before+1))continue;const[k,H]=[await h.draw(p,S),await d.draw(p,S)],ot=await yi(k,H,Math.round(vi*S.scale),
i.pace);s.set(g,ot.map(it=>Ri(it,S.scale)))}return{boxes:s,truncated:n.length===Sn}}const vn="tolerance",Pn=(o,t)=>Uint32Array.from(o,e=>t(e)+1);function Ai(o,t){
const[{width:e,height:n},s]=[(0,F.JQ)(o),(0,F.JQ)(t)];if(Math.abs(e-s.width)>On||Math.abs(n-s.height)>On)return;const i=Math.min(Si/Oi,Math.sqrt(Ei/(e*n))),r=a=>Math.
max(1,Math.round(a*i));return{width:r(e),height:r(n),isTransparent:!1,scale:i}}const Ri=([o,t,e,n],s)=>[o/s-1,t/s-1,e/s+1,n/s+1],Tn=["fonts","links","bookmarks",
"attachments","form"],ki=new Set(["created","modified"]),Ci=new Set(["creator","producer"]);async function Ii({after:o,before:t},e){const{pace:n}=o.job,s=o.pages.
count+t.pages.count;let i=0;const r=async(bt,{pages:Me})=>{const jn=[];for(let Se=0;Se<Me.count;Se++)jn.push(await bt.page(Se)),n.progress(++i/s);return jn},a=new ai(
new on(o,e.pattern),new on(t,e.pattern)),[c,f]=[await r(a.after,o),await r(a.before,t)];await n.rest();const h=await Lo(f,c,n),d=new V,{changes:p,pixelEqual:g,truncated:S}=await Pi(
ri(h,c,f),a,e.drawn),{counts:k,data:H,isSame:ot}=await Li({after:o,before:t},h,d,e.drawn!==void 0),it=bt=>d.entries(bt.map(Me=>Me+1)),dt=Dn(h.before),Dt=Dn(h.after),
yt=[...h.moved].map(bt=>({page:bt+1,before:h.before[bt]+1})),ur={added:it(dt),removed:it(Dt),moved:d.entries(yt),changed:await fi(p,a,e.withText,d,n)},lr={pagesAdded:dt.
length,pagesRemoved:Dt.length,pagesMoved:yt.length,pagesChanged:p.length,...k};return{same:ot&&dt.length+Dt.length+yt.length+p.length===0,truncated:d.truncated||
a.truncated||S,pageCount:o.pages.count,pageCountBefore:t.pages.count,pixelEqual:g,counts:lr,pages:ur,...H,bytes:Bi(o,t)}}const Dn=o=>[...o.keys()].filter(t=>o[t]<
0);function Bi({bytes:o},{bytes:t}){return Buffer.compare(o,t)===0?null:{before:t.length,after:o.length}}async function Li({after:o,before:t},e,n,s){const i=await X(
o,d=>e.before[d]<0?void 0:d),r=await X(t,d=>e.after[d]<0?void 0:e.after[d]),a=Object.keys(i.metadata).filter(d=>i.metadata[d]!==r.metadata[d]),c={metadata:a.length},
f={metadata:Fi(r,i,a,n)};for(const d of Tn){const p=await L(r[d],i[d],o.job.pace);c[d]=p.before.length+p.after.length,f[d]={before:n.entries(p.before),after:n.entries(
p.after)}}f.security=An(r.security,i.security),f.tagged=An(r.tagged,i.tagged);const h=a.every(d=>ki.has(d)||s&&Ci.has(d))&&Tn.every(d=>c[d]===0||s&&d==="fonts")&&
f.security===null&&f.tagged===null;return{counts:c,data:f,isSame:h}}function Fi({metadata:o},{metadata:t},e,n){const s=e.map(i=>({key:i,pair:{before:o[i]??null,
after:t[i]??null}}));return Object.fromEntries(n.entries(s).map(({key:i,pair:r})=>[i,r]))}const An=(o,t)=>JSON.stringify(o)===JSON.stringify(t)?null:{before:o,after:t};
var Ui=l(73154),$i=l(95800),ji=l(99876),Ni=l(14029),Gi=l(77158),ht=l(36078);const Rn={before:"1 0 0",after:"0 0.82 0.88"},Wt=28,kn=24,Cn=46,Wi=620,Ki=880,Kt=2,zi="\
0.93 0.94 0.95",_i="0.13 0.15 0.19",Hi="0.42 0.45 0.5",Xi="0.78 0.8 0.83",Yi="0.95 0.55 0",Zi="0.85 0.1 0.15",Ji="0 0.62 0.68";function Vi(o,t,e){const n=Math.max(
o.size.width,t.size.width),s=Math.max(o.size.height,t.size.height),i=Math.min(1,Wi/n,Ki/s),r=Math.max(n*i,190),[a,c]=[2*Wt+3*r+2*kn,2*Wt+Cn+s*i],f=c-Wt-Cn,h=[0,
1,2].map(it=>Wt+it*(r+kn)),[d,p,g]=h,S=({size:it},dt)=>{const[Dt,yt]=[it.width*i,it.height*i];return{x:dt,y:f-yt,width:Dt,height:yt}},k={before:S(o,d),after:S(t,
p),both:[S(o,g),S(t,g)]},H=it=>e.map(dt=>Qi(dt,it,f,i)).join(" "),ot=[`q ${zi} rg 0 0 ${(0,ht.id)(a)} ${(0,ht.id)(c)} re f Q`,ye(["Before",62],`page ${o.number}`,
Zi,d,f),ye(["After",46],`page ${t.number}`,Ji,p,f),ye(["Both",46],"red: only before, cyan: only after",void 0,g,f),be(k.before),be(k.after),...k.both.map(be),zt(
"Before",o,k.before),zt("After",t,k.after),`q /Multiply gs ${zt("TintedBefore",o,k.both[0])} ${zt("TintedAfter",t,k.both[1])} Q`,`q ${Yi} RG 1.2 w 1 j ${h.map(H).
join(" ")} Q`].join(`
`);return{width:In(a),height:In(c),content:`${ot}
`}}const In=o=>Math.round(o*100)/100;function ye([o,t],e,n,s,i){const r=i+16,a=n===void 0?"":`${n} rg ${(0,ht.id)(s)} ${(0,ht.id)(r-1)} 12 12 re f `,c=n===void 0?
s:s+19,f=`BT ${_i} rg /Bold 16 Tf ${(0,ht.id)(c)} ${(0,ht.id)(r)} Td (${o}) Tj ${Hi} rg /Plain 12 Tf ${t} 0 Td (${e}) Tj ET`;return`q ${a}${f} Q`}const Bn=({x:o,
y:t,width:e,height:n})=>[o,t,e,n].map(ht.id).join(" ").concat(" re"),be=o=>`q 1 g ${Xi} RG 1 w ${Bn(o)} B Q`;function zt(o,{inner:t},{x:e,y:n,width:s,height:i}){
return`q ${[s/t.width,0,0,i/t.height].map(a=>String(Number(a.toFixed(6)))).join(" ")} ${(0,ht.id)(e)} ${(0,ht.id)(n)} cm /${o} Do Q`}function Qi({x:o,y:t,width:e,
height:n},s,i,r){const a={x:s+(o-Kt)*r,y:i-(t+n+Kt)*r,width:(e+2*Kt)*r,height:(n+2*Kt)*r};return`${Bn(a)} S`}const qi=1,tr=2,er="difference_pdf",nr="1.4",sr=2e4;
async function or(o,t){const{job:e}=o.after,n=await(0,T.E)(Gi.O,e,{}),s=await _t.of(n,qi,o.after,t.map(({page:a})=>a),e),i=await _t.of(n,tr,o.before,t.map(({before:a})=>a),
e),r=[];for(const[a,c]of t.entries()){const[f,h]=[await s.panel(a,c.page),await i.panel(a,c.before)],d={before:Un(n,h,Rn.before),after:Un(n,f,Rn.after)},{width:p,
height:g,content:S}=Vi(h,f,c.boxes),k=(0,u.jd)({Type:(0,u.UU)("Page"),MediaBox:[0,0,p,g],Group:Ln(),Resources:(0,u.jd)({XObject:(0,u.jd)({Before:h.form,After:f.
form,TintedBefore:d.before,TintedAfter:d.after}),ExtGState:(0,u.jd)({Multiply:(0,u.jd)({BM:(0,u.UU)("Multiply")})}),Font:(0,u.jd)({Bold:Fn("Helvetica-Bold"),Plain:Fn(
"Helvetica")})}),Contents:n.add(new u.Z6((0,u.jd)({}),Buffer.from(S,"latin1")))});r.push(n.add(k).number);const H=e.pace.step(sr);H&&await H}return(0,$i.J)([{index:0,
document:n},s.part,i.part]),await n.pages.rebuild(r),await n.pages.settle(),(0,Ni.fT)([n,s.part.document,i.part.document],{encryption:"none",version:nr})}class _t{part;forms;found;sizes;constructor(t,e,n,s){
this.part=t,this.forms=e,this.found=n,this.sizes=s}static async of(t,e,n,s,i){const r=s.map(d=>(0,F.JQ)((0,ct.iw)(n,d-1))),{bytes:a}=await(0,we.v)(n,Uint32Array.
from(s),!0,er),c={index:e,document:await(0,T.E)(a,i,{})},f=new Ui.l(t,c),h=await(0,ji.F)(c.document,Uint32Array.from(s,(d,p)=>p+1));return await f.inspect(h.pages),
new _t(c,f,h,r)}async panel(t,e){const n=this.found.pages[t],s=this.found.kinds[n.kind];return{form:await this.forms.of(n,s),number:e,inner:(0,F.iN)(s),size:this.
sizes[t]}}}const Ln=()=>(0,u.jd)({S:(0,u.UU)("Transparency"),CS:(0,u.UU)("DeviceRGB"),I:!0}),Fn=o=>(0,u.jd)({Type:(0,u.UU)("Font"),Subtype:(0,u.UU)("Type1"),BaseFont:(0,u.
UU)(o),Encoding:(0,u.UU)("WinAnsiEncoding")});function Un(o,{form:t,inner:{width:e,height:n}},s){const i=`0 0 ${e} ${n} re f`,r=`q 1 g ${i} Q q /Page Do Q q /Sa\
turation gs 0.5 g ${i} Q q /Screen gs ${s} rg ${i} Q
`,a=(0,u.jd)({Type:(0,u.UU)("XObject"),Subtype:(0,u.UU)("Form"),BBox:[0,0,e,n],Group:Ln(),Resources:(0,u.jd)({XObject:(0,u.jd)({Page:t}),ExtGState:(0,u.jd)({Saturation:(0,u.
jd)({BM:(0,u.UU)("Saturation")}),Screen:(0,u.jd)({BM:(0,u.UU)("Screen")})})})});return o.add(new u.Z6(a,Buffer.from(r,"latin1")))}var ir=l(5899),rr=l(68516),ar=l(
9312);const cr={file:"compare_to",password:"compare_password",noun:"the earlier version"},fr=async(o,t,e)=>{const{ignore_pattern:n,with_text:s,tolerance:i}=t,r=n===
void 0?void 0:await(0,ar.Gv)("ignore_pattern",n,"regex",e),{quiet:a,wasRepaired:c}=(0,B.gd)(e),{after:f,before:h,isRepaired:d}=await xe(o,t,a),g=await Ii({after:f,
before:h},{pattern:r,withText:s,drawn:i==="pixels"?()=>xe(o,t,a):void 0}),S=t.difference_pdf?{difference:await hr(g,o,await xe(o,t,a))}:{},k={...g,...S},H=[...c()?
[$n("The document")]:[],...d?[$n("The earlier version")]:[],...dr(k)];return{documents:[{...o,pageCount:f.pages.count}],data:k,notes:H,facts:{}}};async function hr({
pages:o},{name:t},e){const{changed:n}=o;if(n.length===0)return null;const s=await or(e,n);return{fileName:`${t.replace(/\.pdf$/i,"")}-difference.pdf`,size:s.length,
content:Buffer.from(s).toString("base64")}}async function xe(o,{compare_to:t,compare_password:e,open_password:n},s){const i=await(0,T.E)(o.bytes,s,{password:n}),
{document:r,isRepaired:a}=await(0,rr.H)(t,e,cr,s);return{after:i,before:r,isRepaired:a}}const $n=o=>(0,ir.A)(`${o} is damaged: it was compared as far as it coul\
d be read.`);function dr({pixelEqual:o}){const t=Number(o);return t===0?[]:[{code:"pages_look_same",message:`${(0,A.y_)(t,"page")} ${t===1?"draws differently, l\
ooks the same, and counts":"draw differently, look the same, and count"} as unchanged.`}]}}),17623:((tt,K,l)=>{l.d(K,{Z:()=>I});var A=l(38544),T=l(52604),j=l(52755),
$=l(76933),W=l(77500);async function I(x,w,y){const m=[],M={};for(const E of w.fields){m.push(v(x,w,y,E)),(0,A.K)(E)&&E.kind!=="password"&&w.byName.get(E.name)===
E&&Object.defineProperty(M,E.name,{value:y.of(E),enumerable:!0,configurable:!0,writable:!0});const b=x.job.pace.step(4e3);b&&await b}return{fields:m,values:M,xfa:(0,W.
f4)(x,w),scripts:(0,$.on)(x,w)}}function v(x,w,y,m){const{kind:M,flags:E,name:b}=m,O=w.integer(m.nodes[0],"MaxLen"),P=M==="password",B=M==="text"||P;return{name:b,
type:M,value:P?null:y.of(m),default:P?null:y.of(m,"DV"),options:u(x,w,y,m),required:(E&j.mw)!==0,readOnly:(E&j.sj)!==0,multiline:M==="text"&&(E&j.kz)!==0,maxLength:B&&
O>0?O:null,pages:[...new Set(m.widgets.flatMap(({pages:R})=>R))].sort((R,N)=>R-N)}}function u(x,w,y,m){return m.kind==="dropdown"||m.kind==="list"?y.choices(m):
m.kind!=="checkbox"&&m.kind!=="radio"?[]:(0,T.lD)(x,w,m).names.map(M=>({value:M,display:M}))}}),5899:((tt,K,l)=>{l.d(K,{A:()=>A});const A=T=>({code:"document_da\
maged",message:T})}),77158:((tt,K,l)=>{l.d(K,{O:()=>A});const A=Buffer.from(`%PDF-1.3
1 0 obj
<</Type/Catalog/Pages 2 0 R>>
endobj
2 0 obj
<</Type/Pages/Kids[3 0 R]/Count 1>>
endobj
3 0 obj
<</Type/Page/Parent 2 0 R/MediaBox[0 0 72 72]>>
endobj
xref
0 4
0000000000 65535 f 
0000000009 00000 n 
0000000054 00000 n 
0000000105 00000 n 
trailer
<</Size 4/Root 1 0 R>>
startxref
168
%%EOF
`,"latin1")}),68516:((tt,K,l)=>{l.d(K,{H:()=>$});var A=l(58552),T=l(92356),j=l(59277);async function $({bytes:v},u,x,w){const y={repaired:!1},m=()=>{y.repaired=
!0};try{return{document:await(0,T.E)(v,{...w,onRepaired:m},{password:u}),isRepaired:y.repaired}}catch(M){throw M instanceof A.zU?W(M,v,x):M}}function W(v,u,{file:x,
password:w,noun:y}){const m=(M,E,b=[])=>(0,A.G6)([{field:M,message:E,mentions:b}]);switch(v.code){case"password_required":return m(x,`needs a password: give it \
as ${w}`,[w]);case"wrong_password":return m(w,`does not open ${y}`);case"unsupported_encryption":return m(x,"is protected in a way that is not supported, such a\
s by a certificate");case"unreadable_document":{const M=(0,j.y)(u);return m(x,M===void 0||M==="a PDF document"?I:`is ${M}; it must be a PDF document`)}case"limi\
t_exceeded":{const M=v.issues.map(({message:E})=>({field:x,message:E}));return new A.zU(v.code,v.message,{issues:M,...v.advice===void 0?{}:{advice:v.advice}})}default:
return v}}const I="cannot be read, or has no pages: it must be a complete PDF document"}),66403:((tt,K,l)=>{l.d(K,{a:()=>j});const A=100,T=$=>Math.round($*A)/A,
j=$=>$?{x:T($.x),y:T($.y),width:T($.width),height:T($.height)}:null}),9312:((tt,K,l)=>{l.d(K,{$0:()=>I,Gv:()=>j,MM:()=>W});var A=l(779),T=l(42973);const j=(u,x,w,{
pace:y,limits:m})=>(0,A.patternOf)(u,x,w,y,v(u,m)),$={slashes:"has slashes around it that count as characters: leave them out, and begin with (?i) in place of t\
he flag i","regex-as-words":"looks like a regular expression and was read as words: set search_mode to regex, and leave out slashes around it"};function W(u,x){
const w=(0,A.G)(u,x);return w&&$[w]}function I(u,x,w){const y=W(x,w);return y===void 0?[]:[{code:"search_mode_unlikely",message:`Nothing was found for ${u}, whi\
ch ${y}.`,mentions:[u,"search_mode"]}]}function v(u,{searching:x}){let w=x;return y=>{if(w-=y,w<0)throw(0,T.F)("searching",`The search takes more than ${x} step\
s, which are characters times the size of the expression`,"Make the expression shorter or more exact, or search fewer pages",u)}}}),12195:((tt,K,l)=>{l.d(K,{Y:()=>ut});
var A=l(58552),T=l(77598),j=l(19158);const $=3,W=new WeakMap;async function I(Y,C){const D=W.get(Y);if(D)return D;const{pieces:U}=await Y.load();if(U.length===0)
throw new A.zU("unavailable","The program that draws pages was left out of this installation",{advice:"Use the package as it is published, or a service of your \
own"});const z=await WebAssembly.compile(new Uint8Array(await v(U,Y,C)));return W.set(Y,z),z}async function v(Y,{bytes:C,sha256:D},U){const z=await(0,j.p)(new DecompressionStream(
"deflate"),x(Y,U)).catch(q=>{throw q instanceof A.zU?q:u()});if(z.length!==C||(0,T.createHash)("sha256").update(z).digest("hex")!==D)throw u();return z}const u=()=>new A.
zU("internal","The program that draws pages is damaged",{advice:"Install the package again"});async function*x(Y,C){for(const D of Y){yield Buffer.from(D,"base6\
4");const U=C.pace.step(D.length*$);U&&await U}}var w=l(42973);const y=65536,m=-44,M=8,E=new WebAssembly.RuntimeError("longjmp");class b{most;exports;constructor(C,D){
this.most=D;const U={};for(const{module:z,name:q}of WebAssembly.Module.imports(C))(U[z]??={})[q]=this.imported(q);this.exports=new WebAssembly.Instance(C,U).exports,
this.call("__wasm_call_ctors")}call(C,...D){return this.exports[C](...D)}get bytes(){return new Uint8Array(this.exports.memory.buffer)}get words(){return new DataView(
this.exports.memory.buffer)}store(C){const D=this.call("malloc",C.length)>>>0;if(D===0)throw O(this.most);return this.bytes.set(C,D),D}imported(C){if(C.startsWith(
"invoke_"))return this.invoke;switch(C){case"_emscripten_throw_longjmp":return()=>{throw E};case"emscripten_resize_heap":return D=>this.grow(D>>>0);case"environ\
_sizes_get":return(D,U)=>(this.words.setUint32(D,0,!0),this.words.setUint32(U,0,!0),0);case"_abort_js":return()=>{throw O(this.most)}}return C.startsWith("fd_")?
()=>M:C.startsWith("__syscall_")?()=>m:()=>0}invoke=(C,...D)=>{const U=this.call("emscripten_stack_get_current");try{return this.exports.__indirect_function_table.
get(C)(...D)}catch(z){if(this.call("_emscripten_stack_restore",U),z!==E)throw z;return this.call("setThrew",1,0),0}};grow(C){const{memory:D}=this.exports,U=D.buffer.
byteLength;if(C>this.most)return 0;const z=Math.min(Math.max(C,U*1.25),this.most);try{return D.grow(Math.ceil((z-U)/y)),1}catch{return 0}}}const O=Y=>(0,w.F)("d\
rawingMemory",`The page cannot be drawn within ${Math.floor(Y/2**20)} MB of memory`,"Ask for a lower resolution, or for fewer pages");function P(Y,C,D){const U=new WebAssembly.
Module(Uint8Array.from(R(Y,C)));return new WebAssembly.Instance(U,{a:{b:D}}).exports.c}const B=127,R=(Y,C)=>[0,97,115,109,1,0,0,0,1,4+Y+C,1,96,Y,...new Array(Y).
fill(B),C,...new Array(C).fill(B),2,7,1,1,97,1,98,0,0,7,5,1,1,99,0,0],N=1,V=0,L=/^(?:Helvetica|Times|Courier)(?:-|$)|^(?:Symbol|ZapfDingbats)$/,_=16,G=[{word:2,
takes:2,results:0,name:"EnumFonts"},{word:3,takes:7,results:1,name:"MapFont"},{word:4,takes:2,results:1,name:"GetFont"},{word:5,takes:5,results:1,name:"GetFontD\
ata"},{word:6,takes:4,results:1,name:"GetFaceName"},{word:7,takes:2,results:1,name:"GetFontCharset"},{word:8,takes:2,results:0,name:"DeleteFont"}];function Z(Y,C){
const D=Y.call("FPDF_GetDefaultSystemFontInfo"),U=Y.store(C),q={MapFont:(ft,xt,mt,lt,At,Ht=0)=>L.test(X(Y,Ht>>>0))?0:N,GetFontData:(ft=0,xt=0,mt=0,lt=0,At=0)=>mt!==
V?0:(lt!==0&&At>=C.length&&Y.bytes.copyWithin(lt>>>0,U,U+C.length),C.length)},{__indirect_function_table:at}=Y.exports;for(const{word:ft,takes:xt,results:mt,name:lt}of G)
at.set(Y.words.getUint32(D+ft*4,!0),P(xt,mt,q[lt]??(()=>0)));Y.call("FPDF_SetSystemFontInfo",D)}function X({bytes:Y},C){const[D=""]=Buffer.from(Y.subarray(C,C+_)).
toString("latin1").split("\0");return D}const J={load:()=>l.e(6199).then(l.bind(l,26199)),bytes:3988829,sha256:"71aec412a303a0405baee21c3d6d3f30ad2033dc02444130\
fe476be3976e2d09"},Q=15,et=3e5,nt=4,st=1,F=2,rt=4294967295;class ut{job;sandbox;pause;document=0;bitmap=0;page=0;since=0;constructor(C,D){this.job=C,this.sandbox=
D,D.call("FPDF_InitLibrary"),this.pause=this.pauseCallback()}static async open(C,D,U){const z=await I(J,D);return gt(D,()=>{const q=new ut(D,new b(z,D.limits.drawingMemory));
return U&&Z(q.sandbox,U),q.load(C),q})}async draw(C,D){this.begin(C,D);for(let U=st;U!==F;){const z=this.job.pace.step(et);if(z&&await z,U=this.proceed(D),U!==st&&
U!==F)throw O(this.job.limits.drawingMemory)}return this.finish(D)}load(C){const{sandbox:D}=this;if(this.document=D.call("FPDF_LoadMemDocument64",D.store(C),C.length,
0),this.document===0)throw O(this.job.limits.drawingMemory)}pauseCallback(){const{sandbox:C}=this,{__indirect_function_table:D}=C.exports,U=D.length-1;return D.
set(U,P(1,1,()=>performance.now()-this.since>Q?1:0)),C.store(new Uint8Array(Uint32Array.of(1,U,0).buffer))}begin(C,{width:D,height:U,isTransparent:z}){const{sandbox:q,
job:at}=this;gt(at,()=>{if(this.release(),this.page=q.call("FPDF_LoadPage",this.document,C),this.bitmap=q.call("FPDFBitmap_CreateEx",D,U,nt,0,0),this.page===0||
this.bitmap===0)throw O(at.limits.drawingMemory);z||q.call("FPDFBitmap_FillRect",this.bitmap,0,0,D,U,rt)})}started=!1;proceed({width:C,height:D}){const{sandbox:U,
page:z,bitmap:q,pause:at}=this;return this.since=performance.now(),gt(this.job,()=>this.started?U.call("FPDF_RenderPage_Continue",z,at):(this.started=!0,U.call(
"FPDF_RenderPageBitmap_Start",q,z,0,0,C,D,0,0,at)))}finish({width:C,height:D}){const{sandbox:U,bitmap:z}=this,q=U.call("FPDFBitmap_GetBuffer",z)>>>0,at=U.call("\
FPDFBitmap_GetStride",z);return{width:C,height:D,row:ft=>U.bytes.subarray(q+ft*at,q+ft*at+C*4)}}release(){const{sandbox:C,page:D,bitmap:U}=this;this.started&&C.
call("FPDF_RenderPage_Close",D),U!==0&&C.call("FPDFBitmap_Destroy",U),D!==0&&C.call("FPDF_ClosePage",D),this.started=!1,this.bitmap=this.page=0}}function gt(Y,C){
try{return C()}catch(D){throw D instanceof A.zU?D:O(Y.limits.drawingMemory)}}}),15330:((tt,K,l)=>{l.d(K,{X:()=>W});var A=l(45599),T=l(16456),j=l(49454),$=l(30201);
function W(x,w,y,m){const M=(0,j.hL)(x,w);return M?I(x,M,y,m):v(x,w,y,m)}function I(x,w,y,m){const M=x.resolve(w.get("CIDToGIDMap")),E=M instanceof A.Z6?x.decodedPart(
M)?.data:void 0;return({cid:b})=>y.glyph(E?(E[b*2]??0)<<8|(E[b*2+1]??0):m.glyphOfCid(b))}function v(x,w,y,m){const{base:M,differences:E}=(0,T.yD)(x,w),b=(P,B)=>{
const R=P.charCodeAt(B-32);return R>0?(0,$.S)(R):void 0};if(m.kind!=="truetype")return({code:P})=>{const B=M===void 0?m.encoding?.get(P)??b(m.encoding?"":T.W,P):
void 0,R=E?.get(P)??B??(M===void 0?void 0:b(M,P));return y.named(R??".notdef")??y.named(".notdef")};const O=(0,T.pE)(x,(0,j.nb)(x,w),w)&&!E;return({code:P})=>{const B=E?.
get(P)??b(M??T.W,P),R=()=>B===void 0?0:u(m,B),N=()=>m.code(P)||(m.codes===void 0?m.unicode(P):0);return y.glyph(O?N()||R():R()||N())}}function u(x,w){const y=(0,$.
u)(w),m=y===void 0?0:x.unicode(y);if(m>0)return m;const M=y===void 0?-1:T.yh.indexOf(String.fromCodePoint(y));return(M>=0&&x.codes==="macintosh"?x.code(M+32):0)||
x.glyphOf(w)}}),50476:((tt,K,l)=>{l.d(K,{c:()=>v,f:()=>I});const[A,T,j,$,W]=[1,8,32,64,128];function I(u,x,w,y){const m=new Set,M=[...u].filter(E=>typeof E=="nu\
mber");for(let E=M.pop();E!==void 0;E=M.pop())if(!(E<0||E>=x||m.has(E))){m.add(E);for(const b of v(y,w(E)))M.push(b)}return m}function*v(u,[x,w]){if(!(w-x<12||u.
getInt16(x)>=0))for(let y=x+10,m=j;m&j&&y+4<=w;)m=u.getUint16(y),yield u.getUint16(y+2),y+=4+(m&A?4:2)+(m&T?2:m&$?4:m&W?8:0)}}),95800:((tt,K,l)=>{l.d(K,{J:()=>W});
var A=l(45599),T=l(36502),j=l(25524);const $=["Order","AS","RBGroups","Locked"];function W(I){const v=I.filter(({document:O})=>O.dict(O.catalog.get("OCPropertie\
s")));if(v.length===0||v.length===1&&v[0].index===0)return;const{document:u}=I[0],x=u.dict(u.catalog.get("OCProperties")),w=[],[y,m]=[[],[]],M=new Map($.map(O=>[
O,[]]));for(const O of v){const P=O.document.dict(O.document.catalog.get("OCProperties")),B=O.document.dict(P.get("D")),R=(N,V)=>(O.document.array(N?.get(V))??[]).
map(L=>(0,j.yY)(L,O.index));for(const N of R(P,"OCGs"))w.push(N);for(const[N,V]of M)for(const L of R(B,N))V.push(L);for(const N of R(B,"ON"))y.push(N);for(const N of new T.
z(O.document).groupsOff())m.push((0,j.yY)(N,O.index))}const E=new A.Bi(x&&u.dict(x.get("D")));E.delete("BaseState");for(const[O,P]of[...M,["ON",y],["OFF",m]])P.
length>0?E.set(O,P):E.delete(O);const b=new A.Bi(x);b.set("OCGs",w),b.set("D",E),u.editCatalog().set("OCProperties",u.add(b))}}),73154:((tt,K,l)=>{l.d(K,{l:()=>M});
var A=l(75162),T=l(45599),j=l(1592),$=l(37709);async function W(E,b,O){const P=[];let B=0;return await(0,$.Ko)(b,E.job.pace,R=>{const{operator:N,count:V}=R,L=N===
"BDC"?" BMC":N==="DP"?" MP":void 0;if(L===void 0||V!==2)return;const _=R.name(1),G=_===void 0?R.value(1):O?.get(_);E.dict(G)?.has("MCID")&&(P.push(b.subarray(B,
R.endOf(0)),Buffer.from(L,"latin1")),B=R.end)}),B===0?b:Buffer.concat([...P,b.subarray(B)])}var I=l(92218),v=l(53107),u=l(74135),x=l(25524),w=l(58006);const y=new Set(
["Page","Pages","Catalog","StructElem","StructTreeRoot","Annot"]);class m{document;keepsTags;seen=new Set;shared=new Map;constructor(b,O){this.document=b,this.keepsTags=
O}async prepare(b){const O=this.asObject(b);return await this.release(O),O}asObject(b){if((0,T.i9)(b)&&(0,T.Zm)(this.document.resolve(b)))return b;const O=this.
document.dict(b)??new T.Bi;let P=this.shared.get(O);return P||this.shared.set(O,P=this.document.add(O)),P}async release(b){const{document:O,seen:P}=this,B=[b];for(let R=B.
pop();R!==void 0;R=B.pop())if(R instanceof T.oS){if(P.has(R.number))continue;P.add(R.number);const N=O.job.pace.step(1e3);N&&await N;const V=O.get(R),L=V instanceof
T.Z6?V.dict:V;if((0,T.Zm)(L)){if(this.isApart(L))continue;await this.untie(R,V,L,b)}B.push(O.get(R))}else if(Array.isArray(R))for(const N of R)B.push(N);else if(R instanceof
T.Z6)for(const N of R.dict.values())B.push(N);else if((0,T.Zm)(R)){this.isFont(R)&&!R.has("Resources")&&R.set("Resources",b);for(const N of R.values())B.push(N)}}isApart(b){
const O=this.document.resolve(b.get("Type"));return O!==null&&typeof O=="object"&&"text"in O&&y.has(O.text)}isFont(b){return(0,T.Eo)(this.document.resolve(b.get(
"Subtype")),"Type3")&&b.has("CharProcs")}async untie(b,O,P,B){const{document:R}=this,N=O instanceof T.Z6&&(0,T.Eo)(R.resolve(P.get("Subtype")),"Form"),V=!this.keepsTags&&
(P.has("StructParent")||P.has("StructParents")),L=!P.has("Resources")&&(N||this.isFont(P)),_=N&&!this.keepsTags?await this.withoutIds(O,R.dict(P.get("Resources")??
B)):void 0;if(!V&&!L&&!_)return;const G=R.edit(b),Z=G instanceof T.Z6?G.dict:G;V&&Z.delete("StructParent"),V&&Z.delete("StructParents"),L&&Z.set("Resources",B),
_&&G instanceof T.Z6&&R.put(b,(0,w.n)(G,_,{compress:!0}))}async withoutIds(b,O){const P=this.document.decodedPart(b);if(!P?.whole)return;const B=await W(this.document,
P.data,this.document.dict(O?.get("Properties")));return B===P.data?void 0:B}}class M{document;part;contents;resources;constructor(b,O){this.document=b,this.part=
O,this.contents=new v.K(O.document),this.resources=new m(O.document,this.keepsTags)}get keepsTags(){return this.part.document===this.document}inspect(b){return this.
contents.inspect(b)}async of(b,O){const{index:P,document:B}=this.part,R=await this.resources.prepare(b.resources),N=B.entry(B.pages.number(b.index),"Group"),{filters:V,
data:L}=await this.contentOf(b),_=this.keepsTags?B.entry(B.pages.number(b.index),"StructParents"):void 0,G=(0,T.jd)({Type:(0,T.UU)("XObject"),Subtype:(0,T.UU)("\
Form"),BBox:[...O.box],Matrix:[...(0,u.DI)((0,u.S3)(O))],Resources:(0,x.Po)(P,R.number),Group:N===void 0?void 0:(0,x.yY)(N,P),StructParents:_,...V});return this.
document.add(new T.Z6(G,L))}async contentOf(b){const{part:O,contents:P}=this,{document:B}=O,R=P.own(b),N=R.length===1?B.get(R[0]):void 0;if(N instanceof T.Z6&&this.
keepsTags&&P.isOrderly(b))return this.asItIs(N);const{isWhole:V,isKnown:L,open:_}=await P.condition(R),G=P.content(R),Z=B.dict(B.dict(b.resources)?.get("Propert\
ies")),X=this.keepsTags?G:await W(B,G,Z);if(N instanceof T.Z6&&(!L||V&&_.excess===0&&X===G))return this.asItIs(N);const J=_.excess===0?X:await(0,j.KS)(X,0,B.job.
pace),Q=await(0,I.d)(J,B.job);return{filters:{Filter:(0,T.UU)("FlateDecode")},data:Q}}asItIs(b){const{index:O,document:P}=this.part,B=new T.Bi([...b.dict].filter(
([R])=>R==="Filter"||R==="DecodeParms"));return(0,A.CF)(B),{filters:Object.fromEntries((0,x.yY)(B,O)),data:P.encoded(b)}}}}),25524:((tt,K,l)=>{l.d(K,{Bg:()=>T,Po:()=>j,
fS:()=>W,yY:()=>$});var A=l(45599);const T=I=>I.find(({index:v})=>v===0).document,j=(I,v,u=0)=>I===u?new A.oS(v):new A.rV(I,v);function $(I,v){if(v===0||I instanceof
A.rV)return I;if(I instanceof A.oS)return new A.rV(v,I.number);if(Array.isArray(I))return I.map(x=>$(x,v));if(I instanceof A.Z6||!(I instanceof A.Bi))return I;const u=new A.
Bi;for(const[x,w]of I)u.set(x,$(w,v));return u}class W{meaning;taken;last=new Map;constructor(v=[],u=x=>x){this.meaning=u,this.taken=new Set([...v].map(u))}get size(){
return this.taken.size}has(v){return this.taken.has(this.meaning(v))}add(v){this.taken.add(this.meaning(v))}free(v){const u=v.startsWith("þÿ");for(let x=(this.
last.get(v)??1)+1;;x++){const w=`_${x}`,y=v+(u?[...w].map(m=>`\0${m}`).join(""):w);if(!this.has(y))return this.last.set(v,x),this.add(y),y}}}}),95340:((tt,K,l)=>{
l.d(K,{K:()=>A,h:()=>T});const A=1e6;function T(j,$){const W=u=>{const x=j.resolve($.get(u));return typeof x=="number"?Math.floor(x):NaN},I=j.resolve($.get("Ima\
geMask"))===!0,v=j.array($.get("Decode"))?.map(u=>j.resolve(u));return{width:W("Width"),height:W("Height"),bits:I?1:W("BitsPerComponent")||8,stencil:I,decode:v?.
every(u=>typeof u=="number")?v:void 0}}}),92152:((tt,K,l)=>{l.d(K,{A6:()=>u,AT:()=>v,Cb:()=>T,WQ:()=>j,ZJ:()=>I,fu:()=>x,mA:()=>$,zq:()=>A});const A=(w,y,m)=>Math.
ceil(w*y*m/8);function T(w,y,m){if(!w||w.length<y*2)return!1;let M=0;for(let E=0;E<y;E++){const[b,O]=[w[E*2],w[E*2+1]];if(b===m&&O===0)M++;else if(b!==0||O!==m)
return}return M===0?!1:M===y?!0:void 0}function j(w,y){if(w.length>=y)return w.subarray(0,y);const m=new Uint8Array(y);return m.set(w),m}const $=w=>w.map(y=>y^255),
W=2;async function I(w,{width:y,height:m,channels:M,bits:E},b,O){const P=y*M,B=A(y,M,E),R=new Uint8Array(P*m),N=2**E-1,V=b&&E<8?255/N:1;for(let L=0;L<m;L++){for(let G=0;G<
P;G++){const Z=G*E,X=L*B+(Z>>3),J=E>=8?w[X]:w[X]>>8-E-(Z&7)&N;R[L*P+G]=J*V}const _=O.step(P*W);_&&await _}return R}function v(w,y,m){const M=Array.from({length:m},
(E,b)=>{const[O,P]=[y[b*2],y[b*2+1]];return Uint8ClampedArray.from({length:256},(B,R)=>(O+R/255*(P-O))*255)});return w.map((E,b)=>M[b%m][E])}function u(w,y,m){const M=new Uint8Array(
w.length*m);for(const[E,b]of w.entries())for(let O=0;O<m;O++)M[E*m+O]=y[b*m+O]??0;return M}function x(w,y,m){const M=new Uint8Array(y.length*(m+1));for(let E=0;E<
y.length;E++){for(let b=0;b<m;b++)M[E*(m+1)+b]=w[E*m+b];M[E*(m+1)+m]=y[E]}return M}}),38671:((tt,K,l)=>{l.d(K,{R:()=>$});var A=l(52205),T=l(45599);const j={DCTDecode:"\
jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};function $(W,I){const v=(0,A.c3)(W,I.dict.get("Filter")),u=(0,A.c3)(W,I.dict.
get("DecodeParms")),x=v.at(-1)??null,w=x instanceof T.SX?j[x.text]:void 0;if(!w)return{format:w,parameters:void 0,filter:x,before:I};const y=new T.Bi(I.dict);y.
set("Filter",v.slice(0,-1)),y.set("DecodeParms",u.slice(0,v.length-1));const m=u[v.length-1];return{format:w,parameters:(0,T.Zm)(m)?m:void 0,filter:x,before:new T.
Z6(y,I.data,I.sealed)}}}),93059:((tt,K,l)=>{l.d(K,{n:()=>j});var A=l(45599);const T={BPC:"BitsPerComponent",CS:"ColorSpace",D:"Decode",DP:"DecodeParms",F:"Filte\
r",H:"Height",IM:"ImageMask",W:"Width"};function j($){if($.dataStart<0)return;const W=new A.Bi;for(let I=0;I+1<$.count;I+=2){const v=$.name(I);v!==void 0&&W.set(
T[v]??v,$.value(I+1))}return new A.Z6(W,$.content.subarray($.dataStart,$.dataEnd))}}),8283:((tt,K,l)=>{l.d(K,{A2:()=>T,EI:()=>W,GM:()=>j,OD:()=>v,Os:()=>$,iN:()=>I});
var A=l(78157);const T=216,j=217,$=218,W=254,I=w=>w>=224&&w<=239;function*v(w){const y=(0,A.bS)(w);for(let m=2;;){const M=x(y,m);if(M<0)return;const E=y[M+1],b=E===
T||E===j||E===u;if(!b&&M+4>y.length)return;const O=b?0:y.readUInt16BE(M+2),P=M+2+O;if(P>y.length||!b&&O<2||(yield{marker:E,start:M,end:P,data:y.subarray(b?P:M+4,
P)},E===j))return;m=P}}const u=1;function x(w,y){for(let m=w.indexOf(255,y);m>=0&&m+1<w.length;m=w.indexOf(255,m+1)){const M=w[m+1];if(M!==0&&M!==255&&(M<208||M>
215))return m}return-1}}),79627:((tt,K,l)=>{l.d(K,{W:()=>T});var A=l(74135);function T(j,$){const W=Array.from({length:j.count},(v,u)=>j.number(u)||0);if(j.operator===
"re"){const[v=0,u=0,x=0,w=0]=W;return(0,A.zl)($,[v,u,v+x,u+w])}const I=[];for(let v=0;v+1<W.length;v+=2)I.push((0,A.Gd)($,W[v],W[v+1]));return(0,A.$L)(I)}}),44738:((tt,K,l)=>{
l.d(K,{L:()=>I,m:()=>v});var A=l(45599),T=l(55969),j=l(3466),$=l(9731),W=l(17671);async function I(u,x){const w=new Set;let y=0,m=!1;for(let b=0;b<u.pages.count;b++){
const O=v(u,u.pages.number(b));for(const{number:B}of O){const R=u.get(B);if(w.has(B)||!(0,A.Zm)(R)||!x(R,b))continue;w.add(B);const N=(0,T.B)(u,R);N==="Popup"&&
y++,N==="Widget"&&(m=!0)}const P=u.job.pace.step(500+O.length*100);P&&await P}if(w.size===0)return 0;const M=(0,W.Hi)(u),E=m?await j.R.of(u):void 0;return await(0,W.
Pv)(M,w,()=>(0,W.Wi)(M,w)),E&&await(0,W.zg)(M,E),await(0,$.U)(M),w.size-y}function v(u,x){const w=u.entry(x,"Annots"),y=u.array(w)??[];if(!y.some(A.Zm))return y.
filter(A.i9);const m=u.edit((0,A.i9)(w)?w:x),M=u.array((0,A.Zm)(m)?m.get("Annots"):m)??[];for(const[E,b]of M.entries())(0,A.Zm)(b)&&(M[E]=u.add(b));return M.filter(
A.i9)}}),779:((tt,K,l)=>{l.d(K,{patternOf:()=>V,G:()=>R,y:()=>I});var A=l(58552),T=l(98472),j=l(34378);const $=new RegExp("([\\x21-\\x7e]{1,1000})(?!\\p{M})|(\\s+)|\
(?:[\\u1100-\\u11ff]{1,1000}|\\P{M})\\p{M}{0,30}|\\p{M}{1,30}","gu"),W=(L,_)=>I([L],_);async function I(L,_){const G=new Set;for(const X of L)G.add((await y(X,_)).
text.trim());G.delete("");const Z=[...G].map(X=>X.match(/[\x21-\x7e]+/g)??[]);return{hasGroups:!1,search:async(X,J,Q)=>{const et=Q.step(X.length>>2);if(et&&await et,
await v(X,Z,Q))return{matches:[],truncated:!1};const nt=await y(X,Q),st=[];for(const F of G)if(!await w(F,nt,st,J,Q))return{matches:st,truncated:!0};return G.size>
1&&st.sort((F,rt)=>F.start-rt.start||rt.end-F.end),{matches:st,truncated:!1}}}}async function v(L,_,G){if(L.length<u||x.test(L))return!1;const Z=L.toLowerCase().
replaceAll("ß","ss");for(const X of _){const J=G.step((Z.length>>3)*X.length);if(J&&await J,X.every(Q=>Z.includes(Q)))return!1}return!0}const u=64,x=/[\u0100-\u1fff\u2070-\u209f]|[\u20d0-\uffff]/;
async function w(L,{text:_,places:G},Z,X,J){const Q=J.step(_.length>>3);Q&&await Q;for(let et=_.indexOf(L),nt=0;et>=0;et=_.indexOf(L,nt)){if(Z.length===X)return!1;
for(nt=et+L.length;G[nt]===G[nt-1];)nt++;Z.push((0,T.z)(G[et],G[nt]));const st=J.step(L.length);st&&await st}return!0}async function y(L,_){if(!m.test(L))return E(
L,_);const G=[];let Z="";for(const{0:X,1:J,2:Q,index:et}of L.matchAll($)){const nt=Q===void 0?J?.toLowerCase()??O(X):" ";for(let F=0;F<nt.length;F++)G.push(J===
void 0?et:et+F);Z+=nt;const st=_.step(X.length*10);st&&await st}return G.push(L.length),{text:Z,places:G}}const m=/[^\0-\x7f]/,M=65536;async function E(L,_){const G=new Uint32Array(
L.length+1);let Z="",X=0,J=!1;for(let Q=0;Q<L.length;Q+=M){const et=L.slice(Q,Q+M),nt=_.step(et.length);nt&&await nt;const st=J;for(let rt=0;rt<et.length;rt++){
const ut=b(et.charCodeAt(rt));(!ut||!J)&&(G[X++]=Q+rt),J=ut}const F=et.toLowerCase().replace(/\s+/g," ");Z+=st&&F.startsWith(" ")?F.slice(1):F}return G[X]=L.length,
{text:Z,places:G}}const b=L=>L===32||L>=9&&L<=13,O=L=>(0,j.w)((0,j.w)(L).toUpperCase().toLowerCase()),P=/^\/.+\/([dgimsuvy]*)$/s,B=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;
function R(L,_){const G=P.exec(L);return _==="regex"?G?"slashes":void 0:B.test(L)||G&&G[1]!==""?"regex-as-words":void 0}const N=1e6;async function V(L,_,G,Z,X){
const J=G==="regex"?(await Promise.all([l.e(7398),l.e(9974)]).then(l.bind(l,39974))).expressionOf(_,X):await W(_,Z);if("problem"in J)throw(0,A.G6)([{field:L,message:J.
problem}]);return{hasGroups:J.hasGroups,search:async(Q,et,nt)=>{const st=await J.search(Q.slice(0,N),et,nt);return Q.length>N?{...st,truncated:!0}:st}}}}),98472:((tt,K,l)=>{
l.d(K,{z:()=>A});const A=(T,j,$=[])=>({start:T,end:j,groups:Object.fromEntries($)})})};
