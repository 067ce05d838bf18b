"use strict";exports.id=5734,exports.ids=[5734,779],exports.modules={71693:((q,F,p)=>{p.r(F),p.d(F,{compare_documents:()=>fr});var I=p(98446),R=p(92356),j=p(77598),G=p(45059),
K=p(52755),L=p(16259),P=p(824),l=p(45599),v=p(59071);function w(o,t,e){const n=[];for(const s of o.array(o.entry(o.pages.number(t),"Annots"))??[]){const i=o.dict(
s);i&&(0,l.Eo)(o.resolve(i.get("Subtype")),"Link")&&n.push({page:t,target:b(o,i,e)})}return n}function b(o,t,e){const n=e.pageOf(t);if(n!==void 0)return{page:n};
const s=o.dict(t.get("A")),i=o.resolve(s?.get("S")),r=o.resolve(s?.get("URI"));if(r instanceof l.Mx)return{uri:Buffer.from(r.bytes).toString("latin1")};const a=x(
o,s?.get("F"));if(a!==null)return{file:a};const c=o.resolve(s?.get("N"));return{action:c instanceof l.SX?c.text:i instanceof l.SX?i.text:"none"}}function x(o,t){
const e=o.resolve(t);if(e instanceof l.Mx)return(0,v.Gh)(e);const n=o.dict(t);return(0,v.Gh)(o.resolve(n?.get("UF")))??(0,v.Gh)(o.resolve(n?.get("F")))}var S=p(
37081),E=p(12207),y=p(16231),M=p(17623),T=p(41112),C=p(41561);const A=1e3,$=1e6;class H{truncated=!1;left=$;entries(t,e=A){const n=[];for(const s of t){const i=JSON.
stringify(s).length+1;if(n.length===e||i>this.left){this.truncated=!0;break}this.left-=i,n.push(s)}return n}}async function D(o,t,e){const n=new Map;for(const{key:r}of o){
n.set(r,(n.get(r)??0)+1);const a=e.step(200);a&&await a}const s=[];for(const{key:r,entry:a}of t){const c=n.get(r)??0;c>0?n.set(r,c-1):s.push(a);const f=e.step(200);
f&&await f}const i=[];for(const{key:r,entry:a}of[...o].reverse()){const c=n.get(r)??0;c!==0&&(n.set(r,c-1),i.push(a))}return{before:i.reverse(),after:s}}const N=200;
class B{texts=new Map;objects=new WeakMap;keyed(t){return{key:Object.entries(t).map(([n,s])=>`${n} ${this.ofValue(s)}`).join(`
`),entry:t}}ofText(t){if(t.length<N)return JSON.stringify(t);let e=this.texts.get(t);return e===void 0&&this.texts.set(t,e=z(t)),e}ofValue(t){if(typeof t=="stri\
ng")return this.ofText(t);if(typeof t!="object"||t===null)return String(t);let e=this.objects.get(t);if(e===void 0){const n=JSON.stringify(t);this.objects.set(t,
e=n.length<N?n:z(n))}return e}}const z=o=>(0,j.createHash)("sha256").update(o).digest("base64");async function W(o,t){const{pace:e}=o.job,n=await E.Ht.of(o),s=new B,
i={...(0,P._6)(o,await(0,P.Br)(o))};await e.rest();const r=(await(0,T.Uz)(o)??[]).map(d=>s.keyed({...d}));await e.rest();const a=await Y(o,n,t),c=await J(o,n,t,
s);await e.rest();const f=await V(o),h=await _(o,s);return await e.rest(),{metadata:i,fonts:r,links:a,bookmarks:c,attachments:f,form:h,security:{encryption:(0,C.
Br)(o),permissions:(0,C.nj)(o),javascript:await(0,T.xS)(o),signatures:(await(0,y.Ez)(o)).length},tagged:(0,C.$J)(o)}}function X(o,t){if(!("page"in o))return{entry:{
...o},key:JSON.stringify(o)};const e=t(o.page);return{entry:{target:o.page+1},key:e===void 0?`gone ${o.page}`:`page ${e}`}}async function Y(o,t,e){const n=[];for(let s=0;s<
o.pages.count;s++){const i=e(s);if(i!==void 0)for(const a of w(o,s,t)){const{entry:c,key:f}=X(a.target,e);n.push({entry:{page:s+1,...c},key:`${i} ${f}`})}const r=o.
job.pace.step(2e4);r&&await r}return n}async function J(o,t,e,n){const s=[];return await(0,S.O)(o,(i,r)=>{const a=o.dict(i),c=a&&(0,v.Gh)(o.resolve(a.get("Title")));
if(!a||c===null||c===void 0)return a!==void 0;const{entry:f,key:h}=X(b(o,a,t),e);return s.push({entry:{title:c,level:r,...f},key:`${r} ${h} ${n.ofText(c)}`}),!0}),
s}async function V(o){const t=[];for(const{name:e,size:n,mimeType:s,description:i,relationship:r,stream:a}of await(0,G._)(o)){const c=o.decodedPart(a)?.data??o.
encoded(a),f={name:e,size:n??c.length,mimeType:s,description:i,relationship:r},h=(0,j.createHash)("sha256").update(c).digest("base64");t.push({entry:f,key:`${JSON.
stringify(f)} ${h}`});const d=o.job.pace.step(c.length*2);d&&await d}return t}async function _(o,t){const e=await K.mO.read(o);if(e.fields.length===0)return[];const{
fields:n}=await(0,M.Z)(o,e,new L.n(o,e)),s=[];for(const{pages:i,...r}of n){s.push(t.keyed(r));const a=o.job.pace.step(2e3);a&&await a}return s}var k=p(74135);const nt=512,
xt=5e4,le=22,Cn=100,Bn=.2718281828,rt=o=>Number.isNaN(o)?0:Math.floor(o*Cn+Bn);class tt{count=0;hash=(0,j.createHash)("sha256");values=new Float64Array(nt);used=0;texts=new Map;length(t){
this.exact(rt(t))}exact(t){this.used===nt&&this.flush(),this.values[this.used++]=t,this.count++}text(t){const{texts:e}=this;let n=e.get(t);n===void 0&&(e.size===
xt&&e.clear(),e.set(t,n=e.size),this.bytes(Buffer.from(t))),this.exact(n)}bytes(t){this.exact(t.length),this.flush(),this.hash.update(t)}finish(){return this.flush(),
this.hash.digest("base64").slice(0,le)}flush(){this.used!==0&&(this.hash.update(Buffer.from(this.values.buffer,0,this.used*8)),this.used=0)}}function et(...o){return(0,j.
createHash)("sha256").update(JSON.stringify(o)).digest("base64").slice(0,le)}const $t=(o,{clipBox:t})=>t?(0,k.Pj)(t,o)??pe:o,Ln=[-1e9,-1e9,1e9,1e9],pe=[0,0,0,0];
class $n{box;begins=()=>{};begin(t,e,n){const s=e&&$t(e,n);s&&(this.box=this.box?(0,k.kO)(this.box,s):s)}keepsPictures=!1;outline(){}picture(){}beginGroup(){return 0}endGroup(){}}
class jn{numbers=new Map;of(t){let e=this.numbers.get(t);return e===void 0&&this.numbers.set(t,e=this.numbers.size),e}}const ge=1e5,Nn=5e5,Un=1e3,Gn=120,jt=.4;class Fn extends tt{ids;page;kinds=[];boxes=[];outlines=new Map;pictures=new Map;keys=[];begins=()=>{};item="";numbers=0;within;constructor(t,e){
super(),this.ids=t,this.page=e}enter(t){this.within=t}begin(t,e,n){const s=e&&this.shownPart(e,n),i=this.boxes.length-1;this.isFull?s&&(this.boxes[i]=(0,k.kO)(this.
boxes[i]??s,s)):this.add(this.within??t,s),this.begins()}shownPart(t,e){const n=$t((0,k.XM)(t,jt),e);return n===pe?void 0:(0,k.Pj)((0,k.XM)(n,jt),this.page)}outline(t){
if(this.isFull||this.numbers>=Nn)return;const e=t();e&&(this.numbers+=e.path.length,this.outlines.set(this.kinds.length-1,e))}get keepsPictures(){return!this.isFull&&
this.pictures.size<Un}picture(t){this.pictures.set(this.kinds.length-1,t)}beginPage(){this.begin("page",this.page,{})}beginGroup(){return this.isFull||this.add(
this.within??"path",void 0),this.begins(),this.boxes.length-1}endGroup(t){let e;for(let n=t+1;n<this.boxes.length;n++){const s=this.boxes[n];s&&(e=e?(0,k.kO)(e,
s):s)}t<ge-1&&(this.boxes[t]=e),t+1<this.kinds.length&&(this.kinds[t]=this.kinds[t+1])}end(){if(this.kinds.length===this.keys.length)return;const{item:t}=this,e=this.
isFull?this.finish():"";this.keys.push(this.ids.of(t.length>Gn||e!==""?et(t,e):t)),this.item=""}exact(t){this.isFull?super.exact(t):this.item+=`${t} `}text(t){this.
isFull?super.text(t):this.item+=`t${this.ids.of(t)} `}get isFull(){return this.kinds.length===ge}add(t,e){this.end(),this.kinds.push(t),this.boxes.push(e)}}var Wn=p(
66403);const Kn=200,dt=200,bt=2e4,zn=300;async function Xn(o,t){const{diffArrays:e}=await p.e(8128).then(p.bind(p,18128)),[n,s]=[me(o),me(t)],i=e(n.map(({masked:d})=>d),
s.map(({masked:d})=>d),{maxEditLength:zn})??[{removed:!0,added:!1,count:n.length},{removed:!1,added:!0,count:s.length}],r=[];let[a,c]=[0,0],f=n.length===bt||s.length===
bt;const h=(d,u)=>{r.length===Kn?f=!0:r.push(d+we(u)),u.length>dt&&(f=!0)};for(const{removed:d,added:u,count:g}of i){if(d)for(let m=0;m<g;m++)h("-",n[a+m].text);
if(u)for(let m=0;m<g;m++)h("+",s[c+m].text);u||(a+=g),d||(c+=g)}return{lines:r,truncated:f}}function me({text:o,masked:t}){const e=t.split(`
`,bt),n=o.split(`
`,bt);return e.map((s,i)=>({masked:s,text:n.length===e.length?n[i]:s}))}function we(o){if(o.length<=dt)return o;const t=/[\ud800-\udbff]$/.test(o.slice(0,dt-1))?
dt-2:dt-1;return`${o.slice(0,t)}…`}const Hn=2e4,Yn=200,Zn=.4,Jn=1e3;async function ye(o,t,e){const n=t.map(()=>"");let s=0;for(const{0:i,index:r}of o.text.matchAll(
/\S+/g)){if(++s>Hn)break;const a=o.box(r,r+i.length);if(a)for(const[f,h]of t.entries()){const d=n[f];d.length<=Yn&&Vn(h,a.x,a.y,a.width,a.height)&&(n[f]=d===""?
i:`${d} ${i}`)}const c=e.step(Jn+t.length*20);c&&await c}return n.map(we)}function Vn([o,t,e,n],s,i,r,a){const c=Math.min(n,i+a)-Math.max(t,i);return s<e&&s+r>o&&
c>Zn*Math.min(a,n-t)}var Mt=p(45657),Nt=p(95340),xe=p(38671);const Qn=1/50,St=.5,_n=2;async function qn(o,t){if(o.style!==t.style)return;const e=[];for(const n of[
void 0,"SMask","Mask"]){const[s,i]=[await be(o,n),await be(t,n)];if(!(s==="none"&&i==="none")){if(typeof s=="string"||typeof i=="string"||s.rowBytes!==i.rowBytes||
s.pixelBits!==i.pixelBits)return;(0,Mt.RZ)(e,await ts(s,i,o.document))}}return e}async function be({document:o,image:t},e){const n=e===void 0?t:o.resolve(t.dict.
get(e));if(!(n instanceof l.Z6))return"none";const{format:s,before:i}=(0,xe.R)(o,n),{width:r,height:a,bits:c}=(0,Nt.h)(o,n.dict);if(s!==void 0||!(r>0&&a>0))return"\
unknown";const f=await o.decodedAtEase(i),h=Math.floor(f.length/a),d=Math.floor(h*8/(r*c)),u=m=>Math.ceil(r*c*m/8);return d>0&&u(d)===h&&u(d-1)!==h?{data:f,width:r,
height:a,rowBytes:h,pixelBits:c*d}:"unknown"}async function ts(o,{data:t},{job:e}){const{data:n,width:s,height:i,rowBytes:r,pixelBits:a}=o,c=[];let[f,h,d,u]=[-1,
-1,1/0,-1];const g=()=>{if(f<0)return;const[m,O]=[Math.floor(d/a),Math.floor(u/a)+1];c.push([(m-St)/s,1-(h+1+St)/i,(O+St)/s,1-(f-St)/i]),[f,d,u]=[-1,1/0,-1]};for(let m=0;m<
i;m++){const O=m*r,[U,Z]=[n.subarray(O,O+r),t.subarray(O,O+r)];Buffer.compare(U,Z)!==0&&(m-h>Math.max(2,i*Qn)&&g(),f<0&&(f=m),h=m,d=Math.min(d,es(U,Z)),u=Math.max(
u,ns(U,Z)));const Q=e.pace.step(r*_n);Q&&await Q}return g(),c}function es(o,t){let e=0;for(;o[e]===t[e];)e++;return e*8+Math.clz32(o[e]^t[e])-24}function ns(o,t){
let e=o.length-1;for(;o[e]===t[e];)e--;const n=o[e]^t[e];return e*8+Math.clz32(n&-n)-24}const Me=4096,Ut=1,at=2,Gt=3,ut=4,Se=13;class Oe{kept=new Float64Array(Me);used=0;long;x=0;y=0;left=1/0;top=1/0;right=-1/0;bottom=-1/0;hasAngles=!1;isLine=!1;get isEmpty(){
return this.used===0&&!this.long}get numbers(){return this.long?void 0:this.kept.slice(0,this.used)}get box(){return[this.left,this.top,this.right,this.bottom]}get isUpright(){
const[,t,e,,n,s,,i,r,,a,c]=this.kept;return this.long||this.used!==Se||this.kept[Se-1]!==ut||this.kept[9]!==at?!1:e===s&&n===i&&r===c&&t===a||t===n&&s===r&&i===
a&&c===e}follow(t,e){switch(t.operator){case"m":return this.isLine=!1,this.point(Ut,t.number(0),t.number(1),e);case"l":return this.hasAngles||=this.isLine,this.
isLine=!0,this.point(at,t.number(0),t.number(1),e);case"c":return this.curve(t,e,0,2,4);case"v":return this.curve(t,e,-1,0,2);case"y":return this.curve(t,e,0,2,
2);case"h":return this.close(),!0;case"re":return this.isLine=!1,this.rectangle(t.number(0),t.number(1),t.number(2),t.number(3),e),!0;default:return!1}}rectangle(t,e,n,s,i){
this.point(Ut,t,e,i),this.point(at,t+n,e,i),this.point(at,t+n,e+s,i),this.point(at,t,e+s,i),this.add(ut),this.x=t,this.y=e}close(){this.hasAngles||=this.isLine,
this.isLine=!1,this.add(ut)}write(t){if(this.long)t.text(this.end());else for(let e=0;e<this.used;e++)t.exact(this.kept[e])}get id(){const t=new tt;return this.
write(t),t.finish()}clear(){this.used=0,this.long=void 0,this.whole=void 0,[this.left,this.top,this.right,this.bottom]=k.gF,this.hasAngles=this.isLine=!1}whole;end(){
return this.whole===void 0&&(this.flush(this.long),this.whole=this.long.finish()),this.whole}curve(t,e,n,s,i){return this.hasAngles=this.isLine=!0,this.add(Gt),
n<0?this.place(this.x,this.y,e):this.place(t.number(n),t.number(n+1),e),this.place(t.number(s),t.number(s+1),e),this.x=t.number(i),this.y=t.number(i+1),this.place(
this.x,this.y,e),!0}point(t,e,n,s){return this.add(t),this.place(e,n,s),this.x=e,this.y=n,!0}place(t,e,n){const[s,i]=[n[0]*t+n[2]*e+n[4],n[1]*t+n[3]*e+n[5]];this.
add(rt(s)),this.add(rt(i)),s<this.left&&(this.left=s),s>this.right&&(this.right=s),i<this.top&&(this.top=i),i>this.bottom&&(this.bottom=i)}add(t){this.used===Me&&
this.flush(this.long??=new tt),this.kept[this.used++]=t}flush(t){for(let e=0;e<this.used;e++)t.exact(this.kept[e]);this.used=0}}const Ft=100,ss=1/Ft,Wt=10,os=6,
is=32;function rs(o,t){if(o.style!==t.style)return;const e=o.reach===0,[n,s]=[ve(o.path,e),ve(t.path,e)],i=Math.max(o.reach,t.reach)+ss,r=as(o,t,n,s);if(!r)return;
const a=r.map(f=>(0,k.XM)(f,i)),c=(0,k.XM)((0,k.$L)([...n,...s].flatMap(({points:f})=>f)),i);return(0,Mt.RZ)(a,cs(o.clipBox,t.clipBox,c)),a.length===0?void 0:a}
function as(o,t,e,n){const s=o.reach===0;if(o.ends!==t.ends)return o.isDashed?void 0:fs(e,n);if(Te(e,n)&&!o.isDashed)return Pe(e,n,s);const i=Ae(e,n,o.isDashed);
return s&&i.length>0?[i.reduce(k.kO)]:i}function cs(o,t,e){const[n,s]=[o??e,t??e];return[...Ee(n,s),...Ee(s,n)].flatMap(i=>{const r=(0,k.Pj)(i,e);return r?[r]:[]})}
function Ee([o,t,e,n],s){return[[o,t,Math.min(e,s[0]),n],[Math.max(o,s[2]),t,e,n],[o,t,e,Math.min(n,s[1])],[o,Math.max(t,s[3]),e,n]].filter(r=>r[0]<r[2]&&r[1]<r[3])}
function fs(o,t){const e=[...o,...t].flatMap(s=>s.points.length>2?Ot(s):s.points.map(i=>(0,k.$L)([i])));return[...Te(o,t)?Pe(o,t,!1):Ae(o,t,!1),...e]}function ve(o,t){
const e=[];let[n,s]=[[0,0],[0,0]],i=Wt;const r=(f,h)=>{e.push({sign:f+i,points:[s,...h]}),i=0,s=h.at(-1)},a=()=>{i===0&&(!t||!Kt(s,n))&&r(t?at:ut,[n]),i=Wt,s=n},
c=f=>[o[f]/Ft,o[f+1]/Ft];for(let f=0;f<o.length;){const h=o[f++];h===ut?a():h===Ut?(t&&a(),n=s=c(f),i=Wt,f+=2):h===Gt?(r(Gt,[c(f),c(f+2),c(f+4)]),f+=6):(r(at,[c(
f)]),f+=2)}return t&&a(),e}const Kt=(o,t)=>o[0]===t[0]&&o[1]===t[1],zt=(o,t)=>o.sign===t.sign&&o.points.every((e,n)=>Kt(e,t.points[n])),Te=(o,t)=>o.length===t.length&&
o.every(({sign:e},n)=>e===t[n].sign);function Pe(o,t,e){return o.flatMap((n,s)=>{const i=t[s];return zt(n,i)?[]:e?ds(n,i):hs(n,i)??[...Ot(n),...Ot(i)]})}function Ae(o,t,e){
let n=0;for(;n<o.length&&n<t.length&&zt(o[n],t[n]);)n++;let[s,i]=[o.length,t.length];for(;!e&&s>n&&i>n&&zt(o[s-1],t[i-1]);)s--,i--;return[...o.slice(n,s),...t.slice(
n,i)].flatMap(Ot)}function hs({points:o},{points:t}){const[e,n,s,i]=[o[0],o[1],t[0],t[1]];if(o.length!==2||t.length!==2)return;const r=[1,0].find(h=>[n,s,i].every(
d=>d[h]===e[h]));if(r===void 0)return;const a=1-r;return(n[a]-e[a])*(i[a]-s[a])<=0||Math.min(e[a],n[a])>Math.max(s[a],i[a])||Math.min(s[a],i[a])>Math.max(e[a],n[a])?
void 0:[[e,s],[n,i]].filter(([h,d])=>!Kt(h,d)).map(k.$L)}function ds(o,t){const e=Math.max(Xt(o),Xt(t)),[n,s]=[Ht(o,e),Ht(t,e)],i=Math.max(Yt(o,e),Yt(t,e)),r=[];
for(let a=0;a<e;a++){const c=[n[a],n[a+1],s[a],s[a+1]],f=(0,k.$L)(c);i===0&&(f[0]===f[2]||f[1]===f[3])||r.push((0,k.XM)(f,i))}return r}function Ot(o){const t=Xt(
o),e=Ht(o,t),n=Yt(o,t);return e.slice(1).map((s,i)=>(0,k.XM)((0,k.$L)([e[i],s]),n))}function Xt({points:o}){const[t,e,n,s]=(0,k.$L)(o);return o.length===2&&(t===
n||e===s)?1:Math.max(1,Math.min(is,Math.ceil(Math.max(n-t,s-e)/os)))}const Ht=({points:o},t)=>Array.from({length:t+1},(e,n)=>us(o,n/t));function us(o,t){if(t===
0)return o[0];if(t===1)return o.at(-1);const e=1-t,n=o.length===2?[e,t]:[e**3,3*e*e*t,3*e*t*t,t**3],s=i=>o.reduce((r,a,c)=>r+a[i]*n[c],0);return[s(0),s(1)]}function Yt({
points:[o,t,e,n]},s){if(!o||!t||!e||!n)return 0;const i=(r,a,c)=>Math.hypot(r[0]-2*a[0]+c[0],r[1]-2*a[1]+c[1]);return 6*Math.max(i(o,t,e),i(t,e,n))/8/(s*s)}var ct=p(
64019),Re=p(12844),st=p(6057),Zt=p(75444),De=p(87141),ke=p(12657),Jt=p(31095),ls=p(58971),ps=p(36502),Ie=p(85008),Ce=p(97748);const Be={id:"DeviceGray",isPattern:!1},
gs={DeviceGray:"0 ",DeviceRGB:"0 0 0 ",DeviceCMYK:"0 0 0 10000 "},Le="DeviceGray 0 ",Et="Normal",ms=new Set([Et,"Multiply","Darken"]),$e=o=>ms.has(o)?"":o,lt=o=>({
...(0,Ce.ue)(o),base:o,fillSpace:Be,strokeSpace:Be,fill:Le,stroke:Le,fillAlpha:1,strokeAlpha:1,lineWidth:1,cap:0,join:0,miter:10,dash:"",clip:"",clipShapes:"",blend:Et,
mask:"",other:""}),ws={DeviceGray:"DefaultGray",DeviceRGB:"DefaultRGB",DeviceCMYK:"DefaultCMYK"},ys={id:"Pattern",isPattern:!0},xs=1e4,bs=.2718281828,Vt={space:"\
fillSpace",color:"fill"},Qt={space:"strokeSpace",color:"stroke"};class Ms{document;values;named=new WeakMap;constructor(t,e){this.document=t,this.values=e}device(t,e,n,s,i){
const r=this.named.get(i)?.get(t),a=_t(e),c=f=>{s[n.space]=f,s[n.color]=`${f.id} ${a}`};return r?c(r):this.space(t,i).then(c)}setSpace(t,e,n,s){const i=this.named.
get(s)?.get(t),r=a=>{n[e.space]=a,n[e.color]=`${a.id} ${gs[a.id]??"initial"}`};return i?r(i):this.space(t,s).then(r)}set(t,e,n){n[e.color]=`${n[e.space].id} ${_t(
t)}`}beneath(t,{id:e}){return`${e} ${_t(t)}`}async space(t,e){const n=await this.lookUp(t,e);let s=this.named.get(e);return s||this.named.set(e,s=new Map),s.set(
t,n),n}async lookUp(t,e){if(t==="Pattern")return ys;const n=ws[t],s=e.find("ColorSpace",n??t);return s===void 0?{id:t,isPattern:!1}:{id:await this.idOf(s),isPattern:this.
isPattern(s)}}async idOf(t){const e=this.document.resolve(t);return e instanceof l.SX?e.text:et(await this.values.of(t))}isPattern(t){const e=this.document.resolve(
t);return(0,l.Eo)((0,l.cy)(e)?this.document.resolve(e[0]):e,"Pattern")}}function _t(o){let t="";for(let e=0;e<o.count;e++)o.kind(e)!==Ie.o_&&(t+=`${Math.floor(o.
number(e)*xs+bs)} `);return t}var je=p(18271),Ss=p(15330),Os=p(83553),Es=p(25747);const vs=20,vt=50,pt="";class Ts{document;fonts=new Map;constructor(t){this.document=
t}of(t,e){let n=this.fonts.get(t);return n||this.fonts.set(t,n=new Ps(this.document,t,this.document.dict(e))),n}}class Ps{document;font;dict;shapes=new Map;find;bounds=new Map;drawn;constructor(t,e,n){
this.document=t,this.font=e,this.dict=n}shapeOf(t){let e=this.shapes.get(t);return e===void 0&&this.shapes.set(t,e=this.read(t)),e}boxOf(t){return this.drawn?.get(
t.code)?.box??this.bounds.get(t)??this.likelyBox(t)}likelyBox({width:t}){const{ascent:e,descent:n}=this.font;return[-vt,n*1e3-vt,t*1e3+vt,e*1e3+vt]}read(t){if(this.
drawn)return this.drawn.get(t.code)?.shape??pt;this.find??=this.finder();const e=this.find(t);if(!e)return t.text===" "?pt:et(this.substitute,t.text,As(t)?0:t.cid);
if(e.length===0)return pt;const n=(0,Os.BO)(e);n&&this.bounds.set(t,n);const s=new tt;for(const i of e)s.length(i);return s.finish()}get substitute(){const{name:t,
bold:e,italic:n,fixedPitch:s}=this.font;return`${t} ${e} ${n} ${s}`}finder(){const{document:t,dict:e}=this,n=e&&(0,je.Lq)(t,e),s=n&&t.decodedPart(n)?.data,{memory:i,
pace:r}=t.job,a=s&&(0,Es.D)(s,f=>{i.budget.spend("glyphSteps",f),r.add(f*vs)}),c=a&&(0,je.oQ)(t,e);return!e||!a||typeof c!="object"?()=>{}:(0,Ss.X)(t,e,a,c)}}const As=({
text:o})=>o!==""&&o!=="�";var Rs=p(58552),Ds=p(92152),gt=p(8283);const Ne={DeviceGray:1,G:1,DeviceRGB:3,RGB:3,DeviceCMYK:4,CMYK:4},ks={G:"DeviceGray",RGB:"Dev\
iceRGB",CMYK:"DeviceCMYK",I:"Indexed"};class Is{document;values;known=new Map;constructor(t,e){this.document=t,this.values=e}async of(t,e,n){const s=this.known.
get(t);if(s!==void 0&&t>0)return s;const i=new tt;await this.write(e,n,i,!0);const r=i.finish();return this.known.set(t,r),r}async styleOf(t,e){const n=new tt;return await this.
write(t,e,n,!0,!1),n.finish()}async write(t,e,n,s,i=!0){const{document:r,values:a}=this,{dict:c}=t,{width:f,height:h,bits:d,stencil:u,decode:g}=(0,Nt.h)(r,c);for(const O of[
f,h,d,u?1:0,...g??[]])n.exact(O||0);const m=u?"":await this.space(c.get("ColorSpace"),e);n.text(m);for(const O of["Interpolate","Intent","SMaskInData","Matte"])
n.text(await a.of(c.get(O)));for(const O of s?["SMask","Mask"]:[]){const U=r.resolve(c.get(O));n.text(O),U instanceof l.Z6?await this.write(U,e,n,!1,i):(0,l.cy)(
U)&&n.text(await a.of(U))}i&&await this.samples(t,f*d*(Ne[m]??0),h,n)}async samples(t,e,n,s){const{document:i,values:r}=this,{format:a,parameters:c,before:f}=(0,xe.
R)(i,t);let h;try{h=await i.decodedAtEase(f)}catch(u){if(!(u instanceof Rs.zU)||u.code!=="unreadable_document")throw u;h=i.decodedPart(f)?.data??i.encoded(f)}if(s.
text(a??""),c&&s.text(await r.of(c)),a==="jpg"){for(const u of Bs(h))await r.bytes(u,s);return}const d=(0,Ds.zq)(e,1,1)*n;await r.bytes(a===void 0&&d>0?h.subarray(
0,d):h,s)}async space(t,e){const n=this.document.resolve(t);if(!(n instanceof l.SX))return this.values.of(t);const s=ks[n.text]??n.text,i=s in Ne?void 0:e(n.text);
return i===void 0?s:this.values.of(i)}}const Cs=238;function*Bs(o){let t=2;for(const{marker:e,start:n,end:s}of(0,gt.OD)(o)){if(t=e===gt.Os?n:s,e===gt.Os)break;e!==
gt.EI&&(e===Cs||!(0,gt.iN)(e))&&(yield o.subarray(n,s))}yield o.subarray(t)}const Ls=50,$s=2e5,Tt=4*1024*1024,js=new Set("Length Filter DecodeParms DL Metadata \
PieceInfo LastModified Parent P Popup StructParent StructParents Type".split(" ")),Ns=0,Us=1,Gs=2,Fs=3,Ws=4,Ks=5,zs=6,Xs=7,Ue=8;class Hs{document;objects=new Map;direct=new WeakMap;constructor(t){
this.document=t}async of(t){if(t==null)return"";if(typeof t!="object")return`${t}`;const e=(0,l.i9)(t)?this.objects.get(t.number):this.direct.get(t);if(e!==void 0)
return e;const n=new tt;await this.write(t,n,[]);const s=n.finish();return(0,l.i9)(t)?this.objects.set(t.number,s):this.direct.set(t,s),s}async data(t,e){const{
document:n}=this,s=t.data.length>Tt?await n.decodedAtEase(t):n.decodedPart(t)?.data;await this.bytes(Ys(s??n.encoded(t)),e)}async bytes(t,e){const{pace:n}=this.
document.job;for(let s=0;s<t.length;s+=Tt){e.bytes(t.subarray(s,s+Tt));const i=n.step(Math.min(t.length-s,Tt));i&&await i}}async write(t,e,n){if(n.length>Ls||e.
count>$s||(0,l.i9)(t)&&n.includes(t.number)){e.exact(Xs);return}const s=this.document.resolve(t),i=[...n,(0,l.i9)(t)?t.number:-1];if(typeof s=="number")e.exact(
Fs),e.exact(Number(s.toPrecision(5)));else if(s instanceof l.SX||typeof s=="boolean")e.exact(Us),e.text(s instanceof l.SX?s.text:`${s}`);else if(s instanceof l.
Mx)e.exact(Gs),e.bytes(s.bytes);else if((0,l.cy)(s)){e.exact(Ws);for(const a of s)await this.write(a,e,i);e.exact(Ue)}else s instanceof l.Bi?await this.entries(
s,Ks,e,i):s instanceof l.Z6?(await this.entries(s.dict,zs,e,i),await this.data(s,e)):e.exact(Ns);const r=this.document.job.pace.step(100);r&&await r}async entries(t,e,n,s){
n.exact(e);for(const i of[...t.keys()].sort())js.has(i)||(n.text(i),await this.write(t.get(i),n,s));n.exact(Ue)}}function Ys(o){if(!(o.length>128&&Buffer.from(o.
subarray(36,40)).toString("latin1")==="acsp"))return o;const e=o.slice();return e.fill(0,24,36),e.fill(0,84,100),e}const Zs=1e4;class Js{document;decoder;layers;values;images;colors;characters;shapes;fonts=new Map;known=new Map;constructor(t){
this.document=t,this.decoder=new ls.X(t),this.characters=new ke.y(t.job),this.layers=new ps.z(t),this.values=new Hs(t),this.images=new Is(t,this.values),this.colors=
new Ms(t,this.values),this.shapes=new Ts(t)}remember(t,e){this.fonts.has(t)||this.fonts.set(t,e())}shapesOf(t){return this.shapes.of(t,this.fonts.get(t))}async once(t,e){
const n=this.known.get(t);if(n!==void 0)return n;const s=await e();return this.known.size<Zs&&this.known.set(t,s),s}}var Vs=p(36211),Qs=p(93059),_s=p(4745),Ge=p(
5490);const Fe=Math.SQRT2,qs=4,to=0;function qt({lineWidth:o,join:t,miter:e,matrix:n},s){const[i,r,a,c]=n,f=Math.max(Math.hypot(i,r),Math.hypot(a,c)),h=s&&t===to?
Math.max(Fe,Math.min(e,qs)):Fe;return Math.abs(o)*f/2*h}const te=3,mt=4,eo=-1;class no{digest;states;shapesOf;characters;matrix=new Ce.f6;replaces=!1;part=32;clipping;ignored=[];marks;shapes;x=0;y=0;alongX=0;alongY=0;acrossX=0;acrossY=0;moved=0;isVertical=!1;scale="";written="";constructor(t,e,n,s){
this.digest=t,this.states=e,this.shapesOf=n,this.characters=s}begin({matrix:t,size:e,stretch:n,rise:s},i){const r=this.matrix,[a,c]=[r.a*t[0]+r.b*t[2],r.a*t[1]+
r.b*t[3]],[f,h]=[r.c*t[0]+r.d*t[2],r.c*t[1]+r.d*t[3]];this.x=r.e*t[0]+r.f*t[2]+t[4]+s*f,this.y=r.e*t[1]+r.f*t[3]+t[5]+s*h,this.alongX=a*e*n,this.alongY=c*e*n,this.
acrossX=f*e,this.acrossY=h*e,this.moved=0,this.isVertical=i.vertical,this.scale=`${rt(this.alongX)} ${rt(this.alongY)} ${rt(this.acrossX)} ${rt(this.acrossY)}`,
this.shapes=this.shapesOf(i)}show(t,e,n){const s=e.font,{vertical:i}=s,r=e.size===0?1:e.size,a=(i?-e.charSpace:e.charSpace)/r,c=(i?-e.wordSpace:e.wordSpace)/r,f=!n&&
e.mode!==te;let{moved:h}=this;const d=s.glyphs(t);this.characters.take(d.length);for(const u of d){const g=f?this.shapes.shapeOf(u):pt;g!==pt&&(u.vertical?this.
glyph(e,u,g,-u.vertical.x,-h-u.vertical.y,u.vertical.advance):i?this.glyph(e,u,g,0,-h,u.width):this.glyph(e,u,g,h,0,u.width)),h+=(i&&u.vertical?-u.vertical.advance:
u.width)+a,u.isSpace&&(h+=c)}this.moved=h}adjust(t){this.moved+=(this.isVertical?t:-t)/1e3}end({size:t,stretch:e,font:n}){n.vertical?this.matrix.advance(0,-this.
moved*t):this.matrix.advance(this.moved*t*e,0)}replaced(){}glyph(t,e,n,s,i,r){const a=this.x+s*this.alongX+i*this.acrossX,c=this.y+s*this.alongY+i*this.acrossY;
if(this.ignored.length>0&&this.ignored.some(d=>so(d,a,c)))return;const{digest:f,marks:h}=this;h&&t.mode<mt+te&&(h.begin("text",this.boxOf(t,e,a,c),t),this.written=
""),t.mode<mt?this.write(f,t,n,a,c,r):(t.mode<mt+te&&this.write(f,t,n,a,c,r),this.clipping??=new tt,this.written="",this.write(this.clipping,void 0,n,a,c,r),this.
written="")}boxOf(t,e,n,s){const i=this.shapes.boxOf(e),r=[this.alongX/1e3,this.alongY/1e3,this.acrossX/1e3,this.acrossY/1e3,n,s],a=(0,k.zl)(r,i);return t.mode%
mt===0?a:(0,k.XM)(a,qt(t,!0))}write(t,e,n,s,i,r){e&&this.states.state(e,e.mode%mt),t.exact(eo),this.scale!==this.written&&(t.text(this.scale),this.written=this.
scale),t.text(n),t.length(s),t.length(i),t.length(r)}}const so=({x:o,y:t,width:e,height:n},s,i)=>s>=o-.5&&s<=o+e+.5&&i>=t&&i<=t+n,We={OP:"false",op:"false",OPM:"\
0",AIS:"false",TK:"true",RI:"RelativeColorimetric",TR:"Identity",TR2:"Default",BG:"",BG2:"Default",UCR:"",UCR2:"Default"},oo=o=>o in We;function Ke(o,t,e,n){const s=n instanceof
l.SX?n.text:typeof n=="object"?e:`${n}`,i=o.split(`
`).filter(r=>r!==""&&!r.startsWith(`${t} `));return(s===We[t]?i:[...i,`${t} ${s}`]).sort().join(`
`)}function io(o,t){switch(o.operator){case"w":return t.lineWidth=o.number(0),!0;case"J":return t.cap=o.number(0),!0;case"j":return t.join=o.number(0),!0;case"M":
return t.miter=o.number(0),!0;case"d":return t.dash=ze(o.value(0),o.number(1)),!0;case"ri":return t.other=Ke(t.other,"RI","",new l.SX(o.name(0)??"")),!0;default:
return!1}}function ro(o,t,e,n){if(t==="BM"&&(n.blend=ao((0,l.cy)(e)?o.resolve(e[0]):e)),t==="D"&&(0,l.cy)(e)){const[s,i]=e.map(r=>o.resolve(r));n.dash=ze((0,l.cy)(
s)?s.map(r=>o.resolve(r)):null,Number(i)||0)}typeof e=="number"&&(t==="LW"?n.lineWidth=e:t==="LC"?n.cap=e:t==="LJ"?n.join=e:t==="ML"?n.miter=e:t==="CA"?n.strokeAlpha=
e:t==="ca"&&(n.fillAlpha=e))}const ao=o=>o instanceof l.SX&&o.text!=="Compatible"?o.text:Et;function ze(o,t){const e=(0,l.cy)(o)?o.filter(n=>typeof n=="number"):
[];return e.some(n=>n>0)?[...e,t||0].map(n=>Math.round(n*1e4)).join(" "):""}const co=-11,fo=-12;function Xe({matrix:o,lineWidth:t,dash:e}){const[n,s,i,r]=o,a=t*
t;return`${[a*(n*n+i*i),a*(n*s+i*r),a*(s*s+r*r)].map(f=>Math.round(f*1e6)).join(" ")} ${e&&`${e} ${Math.round((0,k.PU)(o)*1e6)}`}`}class ho{digest;fill="";fillAlpha=-1;fillClip="";fillMode="";stroke="";constructor(t){
this.digest=t}forget(){this.fillAlpha=-1,this.stroke=""}state(t,e){e!==1&&this.fills(t),e>=1&&this.strokes(t)}fills({fill:t,fillAlpha:e,clip:n,blend:s,mask:i,other:r}){
if(t===this.fill&&e===this.fillAlpha&&n===this.fillClip&&this.fillMode===s+i+r)return;this.fill=t,this.fillAlpha=e,this.fillClip=n,this.fillMode=s+i+r;const{digest:c}=this;
c.exact(co),c.text(t),c.length(e),c.text(n),c.text(this.fillMode)}strokes(t){const{stroke:e,strokeAlpha:n,cap:s,join:i,miter:r,clip:a,blend:c,mask:f,other:h}=t,
d=`${s} ${i} ${i===0?r:""}`,u=[e,n,a,c,f,h,Xe(t),d].join(`
`);u!==this.stroke&&(this.stroke=u,this.digest.exact(fo),this.digest.text(u))}}function He(o,t,e){const{numbers:n}=o;if(!n)return;const{clipShapes:s,blend:i,mask:r,
other:a,clipBox:c}=t,f=[s,$e(i),r,a].join(`
`);if(e!==void 0)return{path:n,blend:i,style:[e,t.fill,t.fillAlpha,f].join(`
`),ends:"",reach:0,isDashed:!1,clipBox:c};const{stroke:h,strokeAlpha:d,cap:u,join:g,miter:m,dash:O}=t;return{path:n,blend:i,style:[h,d,Xe(t),f].join(`
`),ends:`${u} ${g} ${m}`,reach:qt(t,o.hasAngles),isDashed:O!=="",clipBox:c}}const uo=-2,lo=-3,po=-4,go=-5,mo=-6,wo=-7,yo=-8;class wt extends _s.p{context;digest;marks;glyphs;path=new Oe;written;clipRule="";constructor(t,e,n){
const s=new ho(e),i=new no(e,s,r=>t.shapesOf(r),t.characters);super(t.document,t.decoder,i,t.layers),this.context=t,this.digest=e,this.marks=n,this.written=s,this.
glyphs=i,i.marks=n,n&&(n.begins=()=>s.forget())}take(t,e){const{states:n,scope:s}=e,i=n.current,{operator:r}=t;if(this.path.follow(t,i.matrix))return;const a=Vs.
lJ.get(r);if(a){this.paint(a,i);return}switch(r){case"g":case"rg":case"k":return this.context.colors.device(Ze[r],t,Vt,i,s);case"G":case"RG":case"K":return this.
context.colors.device(Ze[r],t,Qt,i,s);case"cs":case"CS":return this.context.colors.setSpace(t.name(0)??"",r==="cs"?Vt:Qt,i,s);case"sc":case"scn":return this.color(
t,Vt,e);case"SC":case"SCN":return this.color(t,Qt,e);case"W":case"W*":this.clipRule=r;return;case"gs":return this.graphics(t,e);case"Tf":return this.font(t,e);case"\
ET":this.clipText(i);return;case"sh":return this.shading(t.name(0)??"",e);case"BI":{const c=(0,Qs.n)(t);return c&&this.image(0,c,e)}default:if(!io(t,i))return super.
take(t,e)}}paint({fill:t,strokes:e,closes:n},s){const{path:i,digest:r,written:a}=this;i.isEmpty||(n&&i.close(),this.marked.isOff||(t!==void 0&&(this.marks?.begin(
"path",i.box,s),a.state(s,0),r.exact(t==="nonzero"?uo:lo),this.marks?.outline(()=>He(i,s,t)),i.write(r)),e&&(this.marks?.begin("path",(0,k.XM)(i.box,qt(s,i.hasAngles)),
s),a.state(s,1),r.exact(po),this.marks?.outline(()=>He(i,s)),i.write(r))),this.clipRule!==""&&(Ye(s,i,this.clipRule),this.clipRule=""),i.clear())}clipText(t){const{
clipping:e}=this.glyphs;e&&(t.clip=t.clipShapes=et(t.clip,"text",e.finish()),this.glyphs.clipping=void 0)}color(t,e,n){const s=n.states.current,i=t.count-1;if(t.
kind(i)!==Ie.o_)return this.context.colors.set(t,e,s);const r=s[e.space],a=this.context.colors.beneath(t,r);return this.pattern(n.scope.find("Pattern",t.name(i)),
a,n).then(c=>{s[e.color]=c})}async pattern(t,e,n){const{document:s,context:i}=this,r=s.resolve(t),a=s.dict(t);if(!a)return e;const c=(0,k.lw)((0,st.lQ)(s,a.get(
"Matrix")),n.states.current.base);if(!(r instanceof l.Z6)||!(0,l.i9)(t)){const[u,g]=[await i.values.of(a.get("Shading")),await i.values.of(a.get("ExtGState"))];
return et("shading",u,g,Pt(c))}const f=s.resolve(a.get("PaintType"))!==2,h=f?"":e,d=await i.once(`${t.number} ${h}`,async()=>{const u={...lt(Je),...f?{}:{fill:h,
stroke:h}},g=await this.apart(t,r,u,n),m=await i.values.of(["XStep","YStep","BBox"].map(O=>a.get(O)??null));return et("tiling",g,m,h)});return et(d,Pt(c))}async apart(t,e,n,s,i){
const{context:r,document:a}=this,{drawing:c,scope:f}=s,h=(0,l.i9)(t)?t.number:0;if(c.includes(h))return"";if(c.length>=a.job.limits.formDepth)throw this.tooDeep();
const d=new tt,u=a.dict(e.dict.get("Resources"));return await new wt(r,d,i).read(await this.decoder.form(h,e),{states:new Ge.U(n),scope:u?new Jt.H(a,u,f):f,stream:h,
drawing:[...c,h]}),d.finish()}async graphics(t,e){const n=this.document.dict(e.scope.find("ExtGState",t.name(0)??""));if(await super.take(t,e),!n)return;const{document:s,
context:i}=this,r=e.states.current,[a]=s.array(n.get("Font"))??[];a!==void 0&&r.font&&(i.remember(r.font,()=>a),await this.prepare(r.font,e));for(const[c,f]of n){
const h=s.resolve(f);c==="SMask"?r.mask=await this.softMask(h,e):oo(c)?r.other=Ke(r.other,c,await i.values.of(f),h):ro(s,c,h,r)}}async softMask(t,e){const{document:n,
context:s}=this;if(!(t instanceof l.Bi))return"";const i=t.get("G");if(!(n.resolve(i)instanceof l.Z6)||!(0,l.i9)(i))return"";const{matrix:a}=e.states.current,c=await s.
values.of(["S","BC","TR"].map(d=>t.get(d)??null)),f=Pt(a),h=await s.once(`mask ${i.number} ${c}`,async()=>{const d=new tt;return await new wt(s,d).draw(i,{...e,
states:new Ge.U(lt(Je))}),et("mask",c,d.finish())});return et(h,f)}font(t,e){const n=t.name(0),s=()=>{const{font:r}=e.states.current;if(!(!r||n===void 0)&&(this.
context.remember(r,()=>e.scope.find("Font",n)),r.type3))return this.prepare(r,e)},i=super.take(t,e);return i?i.then(s):s()}async prepare(t,e){if(!t.type3)return;
const n=this.context.shapesOf(t);if(n.drawn)return;const{document:s}=this,{procedures:i,matrix:r,resources:a}=t.type3,c=new Map;n.drawn=c;const f=s.dict(a),h={...e,
scope:f?new Jt.H(s,f,e.scope):e.scope},d=(0,k.lw)(r,[1e3,0,0,1e3,0,0]);for(let u=0;u<256;u++){const g=t.type3.procedureOf(u),m=g===void 0?void 0:i?.get(g),O=s.resolve(
m);if(!(O instanceof l.Z6))continue;const U=new $n,Z=await this.apart(m,O,lt(d),h,U);c.set(u,{shape:Z,box:U.box})}}async shading(t,{scope:e,states:n}){if(this.marked.
isOff)return;const s=n.current,i=await this.context.values.of(e.find("Shading",t));this.marks?.begin("path",s.clipBox??Ln,s),this.written.state(ee(s),0),this.digest.
exact(mo),this.digest.text(i),this.place(s.matrix)}draws(t,e){if(t===void 0||this.marked.isOff)return;const n=e.scope.find("XObject",t),s=this.document.resolve(
n);if(!(s instanceof l.Z6)||!(0,l.Eo)(this.document.resolve(s.dict.get("Subtype")),"Image"))return super.draws(t,e);if(!this.layers.isOff(s.dict.get("OC")))return this.
image((0,l.i9)(n)?n.number:0,s,e)}async image(t,e,{scope:n,states:s}){if(this.marked.isOff)return;const{document:i}=this,r=f=>n.find("ColorSpace",f),a=(0,Nt.h)(
i,e.dict).stencil?s.current:ee(s.current),c=await this.context.images.of(t,e,r);if(this.marks?.begin("image",(0,k.zl)(a.matrix,xo),a),this.written.state(a,0),this.
marks?.keepsPictures){const f=await this.context.images.styleOf(e,r),{matrix:h,fill:d,fillAlpha:u,clip:g,blend:m,mask:O,other:U}=a,Z=[f,d,u,g,$e(m),O,U,Pt(h)].join(
`
`);this.marks.picture({document:i,image:e,matrix:h,id:c,style:Z,blend:m})}this.digest.exact(go),this.digest.text(c),this.place(a.matrix)}async readForm(t,e,n){const{
document:s,digest:i}=this,r=n.states.current;r.base=r.matrix;const a=(0,st.b0)(s,e.dict.get("BBox"));if(a){const h=new Oe;h.rectangle(a[0],a[1],a[2]-a[0],a[3]-a[1],
r.matrix),Ye(r,h,"W")}const c=s.dict(e.dict.get("Group"));if(!c||!(0,l.Eo)(s.resolve(c.get("S")),"Transparency"))return super.readForm(t,e,n);const f=this.marks?.
beginGroup();this.written.state({...ee(r),clip:""},0),i.exact(wo),i.text(await this.context.values.of(["I","K","CS"].map(h=>c.get(h)??null))),Object.assign(r,{fillAlpha:1,
strokeAlpha:1,blend:Et,mask:""}),await super.readForm(t,e,n),i.exact(yo),f!==void 0&&this.marks?.endGroup(f)}place(t){for(const e of t)this.digest.length(e)}}const ee=o=>({
...o,fill:""});function Ye(o,t,e){o.clip=et(o.clip,e,t.id),t.isUpright||(o.clipShapes=et(o.clipShapes,e,t.id)),o.clipBox=$t(t.box,o)}const Ze={g:"DeviceGray",G:"\
DeviceGray",rg:"DeviceRGB",RG:"DeviceRGB",k:"DeviceCMYK",K:"DeviceCMYK"},xo=[0,0,1,1],Je=[1,0,0,1,0,0],Pt=o=>o.map(t=>Math.round(t*1e6)).join(" "),bo="Subtype F\
 Contents T Subj RC QuadPoints InkList Vertices L LE CL C IC BS BE Border Name CA OC AS".split(" "),Mo="Subtype F QuadPoints C BS Border OC AS".split(" ");function So(o,t){
const e=o.dict(t.get("BS")),n=o.array(t.get("Border")),s=o.resolve(e?e.get("W"):n?.[2]);return typeof s=="number"?s:1}function Oo([o,t,e,n]){const s=(n-t)/4;return[
o-s,t,e+s,n]}class Eo{document;context;constructor(t){this.document=t,this.context=new Js(t)}async page(t,e=[]){const[n,s]=[new tt,new tt];return await this.content(
t,e,n),await this.annotations(t,e,s),{content:n.finish(),annotations:s.finish(),undrawn:await this.undrawn(t)}}async items(t,e,n){const{width:s,height:i}=(0,k.JQ)(
(0,st.iw)(this.document,t)),r=new Fn(n,[0,0,s,i]);return await this.content(t,e,r,r),await this.annotations(t,e,r,r),r.end(),r}async content(t,e,n,s){const{document:i,
context:r}=this;r.characters=new ke.y(i.job);const a=(0,st.iw)(i,t),c=(0,De.y)(a),{width:f,height:h}=(0,k.JQ)(a);s?.beginPage(),n.length(f),n.length(h);const d=new wt(
r,n,s);d.glyphs.ignored=e;const u=new Jt.H(i,i.dict(i.pages.attribute(t,"Resources")));await d.page(await r.decoder.page(t),u,lt(c));const g=i.dict(i.entry(i.pages.
number(t),"Group"));g&&(s?.beginPage(),n.text(await r.values.of(["S","I","K","CS"].map(m=>g.get(m)??null))))}async annotations(t,e,n,s){const{document:i,context:r}=this,
a=(0,st.iw)(i,t),c=(0,De.y)(a),f=new wt(r,n,s);f.glyphs.ignored=e;for(const h of(0,Zt.qw)(i,t,r.layers)){const d=(0,ct.wR)(i,h),u=d&&(0,ct.hs)(i,h,d,a.rotation);
u&&(s?.enter(this.isField(h)?"field":"annotation"),await f.form(d,(0,Zt.RZ)(i),lt((0,k.lw)(u.matrix,c))))}for(const h of i.array(i.entry(i.pages.number(t),"Anno\
ts"))??[]){const d=i.dict(h);!d||(0,l.Eo)(i.resolve(d.get("Subtype")),"Popup")||(s?.enter(this.isField(d)?"field":"annotation"),s?.begin("path",this.boxOf(d,c),
{}),n.text(await this.seen(d)),(0,ct.wR)(i,d)&&s?.begin("path",void 0,{}),n.text(await r.values.of(d.get("Rect"))))}}async undrawn(t){const{document:e,context:n}=this;
let s="";for(const i of(0,Zt.qw)(e,t,n.layers)){if(this.isField(i)||(0,ct.wR)(e,i)||(0,Re.q)(e,i))continue;const r=e.resolve(i.get("Subtype")),a=So(e,i);if((0,l.
Eo)(r,"Link")&&a===0)continue;const c=((0,st.b0)(e,i.get("Rect"))??[]).map(Math.round),f=await n.values.of(["Subtype","C","Name"].map(h=>i.get(h)??null));s=et(s,
c.join(" "),a,f)}return s}isField(t){return(0,l.Eo)(this.document.resolve(t.get("Subtype")),"Widget")}boxOf(t,e){const{document:n}=this;if((0,ct.dK)(n,t))return;
const i=((0,ct.wR)(n,t)?void 0:(0,Re.q)(n,t))??(0,st.b0)(n,t.get("Rect"));return i&&(0,k.zl)(e,(0,l.Eo)(n.resolve(t.get("Subtype")),"Highlight")?Oo(i):i)}async seen(t){
const e=this.document.resolve(t.get("Subtype")),n=(0,l.Eo)(e,"Link")||(0,l.Eo)(e,"Widget")?Mo:bo;let s="";for(const i of n)s+=`${await this.context.values.of(t.
get(i))} `;return s}}var vo=p(18930),Ve=p(99561);const ne=64,To=1e3,Po="￼";class Qe{document;pattern;reader;looks;truncated=!1;constructor(t,e){this.document=
t,this.pattern=e,this.reader=new vo.X(t),this.looks=new Eo(t)}async page(t){const{pace:e}=this.document.job,{masked:n,ignored:s}=await this.text(t);await e.rest();
const{content:i,annotations:r,undrawn:a}=await this.looks.page(t,s),c=new Ro;for(const f of _e(n)){c.add(f);const h=e.step(f.length*4+100);h&&await h}return{content:i,
annotations:r,undrawn:a,...c.finish()}}items(t,{ignored:e},n){return this.looks.items(t,e,n)}async text(t){const{flow:e}=await this.reader.page(t),{text:n}=e;if(!this.
pattern)return{text:n,flow:e,masked:n,ignored:[],truncated:!1};const{matches:s,truncated:i}=await this.pattern.search(n,To,this.document.job.pace);this.truncated||=
i;let r="",a=0;for(const{start:c,end:f}of s)r+=n.slice(a,c)+Po,a=f;return{text:n,flow:e,masked:r+n.slice(a),ignored:s.flatMap(({start:c,end:f})=>Ao(e,c,f)),truncated:i}}}
function*_e(o){for(const[t]of o.matchAll(/\S+/g))yield t}function Ao(o,t,e){const n=o.text.lastIndexOf(`
`,t-1)+1,s=o.text.indexOf(`
`,e),i=o.box(n,s<0?o.text.length:s);return i?[i]:[]}class Ro{hash=(0,j.createHash)("sha256");smallest=new Set;largest=0;count=0;add(t){this.hash.update(`${t} `),
this.count++;const e=Do(t);this.smallest.has(e)||this.smallest.size===ne&&e>this.largest||(this.smallest.size===ne&&this.smallest.delete(this.largest),this.smallest.
add(e),this.largest=(0,Mt.Kf)(this.smallest))}finish(){return{text:this.count===0?"":this.hash.digest("base64"),sample:[...this.smallest].sort((t,e)=>t-e)}}}function Do(o){
let t=Ve.k;for(let e=0;e<o.length;e++)t=(0,Ve.v)(t,o.charCodeAt(e));return t=Math.imul(t^t>>>16,2246822507),(t^t>>>13)>>>0}function ko({sample:o},{sample:t}){const e=Math.
min(ne,Math.max(o.length,t.length));if(e===0)return 0;let[n,s,i,r]=[0,0,0,0];for(;i<e&&(n<o.length||s<t.length);){const[a,c]=[o[n]??1/0,t[s]??1/0];i++,a===c&&r++,
a<=c&&n++,c<=a&&s++}return r/i}const Io=1e6,Co=.01;async function Bo(o,t,e){const n=t.length+1;if(o.length*t.length>Io||o.length===0||t.length===0)return Array.
from({length:Math.min(o.length,t.length)},(r,a)=>[a,a]);const s=new Float32Array((o.length+1)*n);for(let r=o.length-1;r>=0;r--){for(let c=t.length-1;c>=0;c--){const f=Co+
ko(o[r],t[c])+s[(r+1)*n+c+1];s[r*n+c]=Math.max(f,s[(r+1)*n+c],s[r*n+c+1])}const a=e.step(t.length*1500);a&&await a}const i=[];for(let r=0,a=0;r<o.length&&a<t.length;){
const c=s[r*n+a];c===s[(r+1)*n+a]?r++:c===s[r*n+a+1]?a++:i.push([r++,a++])}return i}const qe=[({content:o,annotations:t,text:e})=>`${o} ${t} ${e}`,({content:o})=>o,
({text:o})=>o];async function Lo(o,t,e){const n=new $o(o,t,e);let s=[{from:0,to:t.length,otherFrom:0,otherTo:o.length}];for(const i of qe)s=await n.inOrder(s,i);
for(const i of qe)await n.elsewhere(i);for(const i of s)await n.alike(i);return n}class $o{earlier;later;pace;before;after;moved=new Set;constructor(t,e,n){this.
earlier=t,this.later=e,this.pace=n,this.before=new Int32Array(e.length).fill(-1),this.after=new Int32Array(t.length).fill(-1)}async inOrder(t,e){const[n,s]=[this.
later.map(e),this.earlier.map(e)],i=[...t].reverse(),r=[];for(let a=i.pop();a;a=i.pop()){const c=this.trimmed(a,n,s),f=this.pace.step((c.to-c.from+c.otherTo-c.otherFrom+
1)*200);if(f&&await f,c.from===c.to||c.otherFrom===c.otherTo){(c.from<c.to||c.otherFrom<c.otherTo)&&r.push(c);continue}const h=tn(jo(c,n,s));if(h.length===0){r.
push(c);continue}(0,Mt.RZ)(i,No(c,h).reverse());for(const[d,u]of h)this.match(d,u)}return r}trimmed(t,e,n){let{from:s,to:i,otherFrom:r,otherTo:a}=t;const c=(f,h)=>e[f]!==
""&&e[f]===n[h];for(;s<i&&r<a&&c(s,r);)this.match(s++,r++);for(;s<i&&r<a&&c(i-1,a-1);)this.match(--i,--a);return{from:s,to:i,otherFrom:r,otherTo:a}}async elsewhere(t){
const e=new Map;for(const[n,s]of this.earlier.entries()){const i=t(s);if(this.after[n]>=0||i==="")continue;const r=e.get(i);r?r.push(n):e.set(i,[n])}for(const n of e.
values())n.reverse();for(const[n,s]of this.later.entries()){const i=this.pace.step(200);i&&await i;const r=this.before[n]<0?e.get(t(s))?.pop():void 0;r!==void 0&&
(this.match(n,r),this.moved.add(n))}}async alike({from:t,to:e,otherFrom:n,otherTo:s}){const i=[],r=[];for(let h=t;h<e;h++)this.before[h]<0&&i.push(h);for(let h=n;h<
s;h++)this.after[h]<0&&r.push(h);const{later:a,earlier:c}=this,f=await Bo(i.map(h=>a[h]),r.map(h=>c[h]),this.pace);for(const[h,d]of f)this.match(i[h],r[d])}match(t,e){
this.before[t]=e,this.after[e]=t}}function jo(o,t,e){const n=new Map;for(let r=o.otherFrom;r<o.otherTo;r++)n.set(e[r],n.has(e[r])?-1:r);const s=new Map;for(let r=o.
from;r<o.to;r++)s.set(t[r],(s.get(t[r])??0)+1);const i=[];for(let r=o.from;r<o.to;r++){const a=n.get(t[r])??-1;a>=0&&t[r]!==""&&s.get(t[r])===1&&i.push([r,a])}return i}
function tn(o){const t=[],e=new Int32Array(o.length);for(const[s,[,i]]of o.entries()){let[r,a]=[0,t.length];for(;r<a;){const c=r+a>>1;o[t[c]][1]<i?r=c+1:a=c}e[s]=
r>0?t[r-1]:-1,t[r]=s}const n=[];for(let s=t.at(-1)??-1;s>=0;s=e[s])n.push(o[s]);return n.reverse()}function No(o,t){const e=[];let{from:n,otherFrom:s}=o;for(const[
i,r]of t)e.push({from:n,to:i,otherFrom:s,otherTo:r}),n=i+1,s=r+1;return e.push({from:n,to:o.to,otherFrom:s,otherTo:o.otherTo}),e}const Uo=2e6,Go=1e3,Fo=5e4,Wo=200,
se=20,en=300;async function Ko(o,t,e){const{from:n,end:s,otherEnd:i}=zo(o.keys,t.keys),r=new Map;for(let g=i-1;g>=n;g--){const m=r.get(t.keys[g]);m?m.push(g):r.
set(t.keys[g],[g]);const O=e.step(en);O&&await O}const[a,c]=[[],[]];for(let g=n;g<s;g++){const m=r.get(o.keys[g])?.pop();m===void 0?a.push(g):c.push([g,m]);const O=e.
step(en);O&&await O}const f=[...r.values()].flat().sort((g,m)=>g-m);await e.rest();const h=await Xo(o,t,a,f,e),d=h.changed;for(const g of h.added)At(d,o,g);for(const g of h.
removed)At(d,t,g);await e.rest();const u=[...c,...h.pairs].sort(([g],[m])=>g-m);for(const[g,m]of await Qo(o,t,u,e))At(d,o,g),At(d,t,m);return d}function At(o,{kinds:t,
boxes:e},n){const s=e[n];s&&o.push({kind:t[n],box:s})}function zo(o,t){let e=0,[n,s]=[o.length,t.length];for(;e<n&&e<s&&o[e]===t[e];)e++;for(;n>e&&s>e&&o[n-1]===
t[s-1];)n--,s--;return{from:e,end:n,otherEnd:s}}async function Xo(o,t,e,n,s){const[i,r]=[sn(o,e),sn(t,n)],[a,c]=[[],[]],f=new Map;for(const[u,g]of i){const m=r.
get(u);if(m?.length===g.length)for(const[O,U]of g.entries()){const Z=m[O];if(a.length>Fo)break;const Q=await Yo(o,U,t,Z,f,s);if(!(!Q||!Vo(Q,o.boxes[U],t.boxes[Z]))){
c.push([U,Z]);for(const it of Q)a.push({kind:o.kinds[U],box:it})}}}const[h,d]=[new Set(c.map(([u])=>u)),new Set(c.map(([,u])=>u))];return{changed:a,pairs:c,added:e.
filter(u=>!h.has(u)),removed:n.filter(u=>!d.has(u))}}async function Ho(o,t,e){return o.has(t)||o.set(t,await e()),o.get(t)}async function Yo(o,t,e,n,s,i){const[
r,a]=[o.outlines.get(t),e.outlines.get(n)],[c,f]=[r??o.pictures.get(t),a??e.pictures.get(n)];if(c?.blend!==f?.blend)return Zo(o,t,e,n)?Jo(o,t,e,n,i):void 0;if(r&&
a){const m=i.step((r.path.length+a.path.length)*Wo);m&&await m;const O=r.clipBox&&a.clipBox?{clipBox:(0,k.kO)(r.clipBox,a.clipBox)}:{};return rs(r,a)?.flatMap(U=>Rt(
o.shownPart(U,O)))}const[h,d]=[o.pictures.get(t),e.pictures.get(n)],u=h&&d&&await Ho(s,`${h.id} ${d.id}`,()=>qn(h,d)),g=o.boxes[t];if(!(!u||u.length===0||!g))return u.
flatMap(m=>Rt((0,k.Pj)((0,k.XM)((0,k.zl)(h.matrix,m),jt),g)))}function Zo(o,t,e,n){const[s,i]=[o.outlines.get(t),e.outlines.get(n)],r=JSON.stringify(o.boxes[t])===
JSON.stringify(e.boxes[n]);return!s||!i?r&&o.pictures.get(t)?.id===e.pictures.get(n)?.id:r&&s.ends===i.ends&&s.reach===i.reach&&Buffer.compare(nn(s),nn(i))===0}
const nn=({path:o})=>new Uint8Array(o.buffer,o.byteOffset,o.byteLength);async function Jo(o,t,e,n,s){const i=[];for(const[{boxes:r,kinds:a},c]of[[o,t],[e,n]]){const f=r[c],
h=s.step(c*se);h&&await h;for(let d=0;d<c&&f;d++){const u=a[d]==="page"?void 0:r[d],g=u&&(0,k.Pj)(u,f);g&&i.push(g)}if(i.length>Go)return}return i}const Rt=o=>o?
[o]:[];function sn({outlines:o,pictures:t,kinds:e},n){const s=new Map;for(const i of n){const r=o.get(i)??t.get(i);if(!r)continue;const a=`${e[i]} ${r.style}`,c=s.
get(a);c?c.push(i):s.set(a,[i])}return s}const Vo=(o,t,e)=>on(o)<on([...Rt(t),...Rt(e)]),on=o=>o.reduce((t,[e,n,s,i])=>t+(s-e)*(i-n),0);async function Qo(o,t,e,n){
const s=new Set(tn(e).map(([c])=>c)),i=e.filter(([c])=>!s.has(c)),r=i.length*e.length>Uo,a=[];for(const[c,f]of i){const h=n.step(r?se:e.length*se);h&&await h;const d=([
u,g])=>u<c!=g<f&&u!==c&&(rn(o.boxes[c],o.boxes[u])||rn(t.boxes[f],t.boxes[g]));(r||e.some(d))&&a.push([c,f])}return a}const rn=(o,t)=>o!==void 0&&t!==void 0&&(0,k.
Pj)(o,t)!==void 0,_o=50,an=3,cn=65536,qo=400,oe=100,fn=10;async function ti(o,[t,e,n,s],i){const r=new Map;for(const{kind:f,box:h}of o){const d=r.get(f);d?d.push(
h):r.set(f,[h])}const[a,c]=[n-t,s-e];for(let f=Math.max(an,Math.sqrt(a*c/cn));;f*=2){const h=[];for(const[d,u]of r){const g=new hn(u,[t,e,n,s],f);for(const m of oi(
await g.merged(i)))h.push({kind:d,box:m})}if(h.length<=_o||f>a+c)return h.sort(si)}}const ei=["field","annotation","text","image","path","page"];async function ni(o,t,e,n){
const[s,i,r,a]=e,c=Math.max(an,Math.sqrt((r-s)*(a-i)/cn)),f=[];for(const d of ei){const u=new hn(t.flatMap(g=>g.kind===d?[g.box]:[]),e,c);f.push({kind:d,isAt:await u.
cover(n)})}const h=[];for(const d of o){h.push({kind:f.find(({isAt:g})=>g(d))?.kind??"path",box:d});const u=n.step(oe);u&&await u}return h}const si=({box:o},{box:t})=>o[1]-
t[1]||o[0]-t[0];function oi(o){if(o.length>qo)return[...o];const t=[...o],e=[];for(let n=t.pop();n;n=t.pop()){const s=n,i=e.findIndex(r=>(0,k.Pj)(s,r));i<0?e.push(
s):t.push((0,k.kO)(s,e.splice(i,1)[0]))}return e}class hn{boxes;page;side;columns;rows;constructor(t,e,n){this.boxes=t,this.page=e,this.side=n;const[s,i,r,a]=e;
this.columns=Math.max(1,Math.ceil((r-s)/n)),this.rows=Math.max(1,Math.ceil((a-i)/n))}async merged(t){const e=await this.covered(t),n=await this.connected(e,t),s=new Map;
for(const i of this.boxes){const r=n[this.row(i[1])*this.columns+this.column(i[0])],a=s.get(r);s.set(r,a?(0,k.kO)(a,i):i);const c=t.step(oe);c&&await c}return[...s.
values()]}async cover(t){const e=await this.covered(t);return([n,s,i,r])=>e[this.row((s+r)/2)*this.columns+this.column((n+i)/2)]>0}column(t){return Math.min(this.
columns-1,Math.max(0,Math.floor((t-this.page[0])/this.side)))}row(t){return Math.min(this.rows-1,Math.max(0,Math.floor((t-this.page[1])/this.side)))}async covered(t){
const{columns:e,rows:n}=this,s=e+1,i=new Int32Array(s*(n+1));for(const[a,c,f,h]of this.boxes){const[d,u]=[this.column(a),this.column(f)+1],[g,m]=[this.row(c)*s,
(this.row(h)+1)*s];i[g+d]++,i[g+u]--,i[m+d]--,i[m+u]++;const O=t.step(oe);O&&await O}const r=new Int32Array(e*n);for(let a=0;a<n;a++){for(let f=0,h=0;f<e;f++)h+=
i[a*s+f],r[a*e+f]=h+(a>0?r[(a-1)*e+f]:0);const c=t.step(e*fn);c&&await c}return r}async connected(t,e){const{columns:n,rows:s}=this,i=new Int32Array(t.length),r=[];
let a=0;for(let c=0;c<t.length;c++)if(!(t[c]===0||i[c]!==0)){i[c]=++a,r.push(c);for(let f=r.pop();f!==void 0;f=r.pop()){const[h,d]=[f%n,Math.floor(f/n)];for(let g=Math.
max(0,d-1);g<=Math.min(s-1,d+1);g++)for(let m=Math.max(0,h-1);m<=Math.min(n-1,h+1);m++){const O=g*n+m;t[O]===0||i[O]!==0||(i[O]=a,r.push(O))}const u=e.step(fn*9);
u&&await u}}return i}}function ii(o,[t,e,n,s]){const i=[...new Set(o.flatMap(({box:c})=>[c[0],c[2]]))].sort((c,f)=>c-f);let r=0;for(const[c,f]of i.entries()){const h=i[c+
1];if(h===void 0)break;const d=o.filter(({box:g})=>g[0]<=f&&g[2]>=h).sort((g,m)=>g.box[1]-m.box[1]);let u=-1/0;for(const{box:g}of d)r+=Math.max(0,g[3]-Math.max(
u,g[1]))*(h-f),u=Math.max(u,g[3])}const a=r/((n-t)*(s-e));return Math.min(1,Math.ceil(a*1e4)/1e4)}function ri({before:o},t,e){const n=[];for(const[s,i]of o.entries()){
if(i<0)continue;const[r,a]=[t[s],e[i]],c={page:s,before:i,look:r.content!==a.content,text:r.text!==a.text,annotations:r.annotations!==a.annotations,isDrawn:r.undrawn===
a.undrawn};(c.look||c.text||c.annotations)&&n.push(c)}return n}class ai{after;before;constructor(t,e){this.after=t,this.before=e}get truncated(){return this.after.
truncated||this.before.truncated}async ignored({page:t,before:e}){return[...(await this.after.text(t)).ignored,...(await this.before.text(e)).ignored]}}const ci=1e3;
async function fi(o,t,e,n,s){const i=[];for(const r of o){const{page:a,before:c,look:f,text:h,annotations:d}=r,u={now:await t.after.text(a),old:await t.before.text(
c)},g=h?await ui(u,s):{wordsAdded:0,wordsRemoved:0},{lines:m,truncated:O}=h&&e?await Xn(u.old,u.now):{lines:[],truncated:!1};n.truncated||=O;const U=await hi(r,
t,u,e,s),[Z]=n.entries([{page:a+1,before:c+1,look:f,text:h,annotations:d,...g,...U,...e&&{diff:m}}]);if(!Z||i.length===ci){n.truncated=!0;break}i.push(Z)}return i}
async function hi(o,t,e,n,s){if(!o.look&&!o.annotations)return{share:0,boxes:[]};const{items:i,area:r}=await di(o,t,e,s),a=i.map(({box:h})=>h),[c,f]=n?[await ye(
e.now.flow,a,s),await ye(e.old.flow,a,s)]:[];return{share:ii(i,r),boxes:i.map(({kind:h,box:[d,u,g,m]},O)=>({kind:h,...(0,Wn.a)({x:d,y:u,width:g-d,height:m-u}),...c&&
f&&h==="text"&&{before:f[O],after:c[O]}}))}}async function di({page:o,before:t,seen:e},n,{now:s,old:i},r){const a=new jn,c=await n.after.items(o,s,a),f=await n.
before.items(t,i,a),h=await Ko(c,f,r),[,,d,u]=c.page,g=[0,0,Math.max(d,f.page[2]),Math.max(u,f.page[3])],m=e?await ni(e,h,g,r):h;return{items:await ti(m,g,r),area:g}}
async function ui({now:o,old:t},e){const n=new Map;for(const[r,a]of[[t.masked,-1],[o.masked,1]])for(const c of _e(r)){n.set(c,(n.get(c)??0)+a);const f=e.step(c.
length+200);f&&await f}let[s,i]=[0,0];for(const r of n.values())r>0?s+=r:i-=r;return{wordsAdded:s,wordsRemoved:i}}const ie=32,li=192,Dt=4,pi=3,gi=65536,mi=.2,wi=60;
async function yi(o,t,e,n){const{width:s,height:i}=o,r=Math.max(e,Math.ceil(Math.sqrt(s*i/gi))),a=new bi(Math.ceil(s/r),r);for(let c=0;c<i;c++){const[f,h]=[o.row(
c),t.row(c)],d=Buffer.compare(f,h)===0,u=n.step(d?f.length*mi:s*wi);if(u&&await u,d)continue;const[g,m]=[un(o,c),un(t,c)];for(let O=0;O<s;O++){const U=Mi(g,m,O,
s);U!==dn&&a.add(O,c,U===re)}}return a.boxes()}const dn=0,xi=1,re=2,kt=2;class bi{columns;side;found=new Map;clear=new Set;constructor(t,e){this.columns=t,this.
side=e}add(t,e,n){const s=Math.floor(e/this.side)*this.columns+Math.floor(t/this.side);n&&this.clear.add(s);const i=this.found.get(s);i?(i[0]=Math.min(i[0],t),i[2]=
Math.max(i[2],t+1),i[3]=e+1):this.found.set(s,[t,e,t+1,e+1])}boxes(){const t=new Set(this.clear);for(const e of this.clear)for(let n=-kt;n<=kt;n++)for(let s=-kt;s<=
kt;s++)t.add(e+n*this.columns+s);return[...this.found].flatMap(([e,n])=>t.has(e)?[n]:[])}}const un=({row:o,height:t},e)=>[o(Math.max(0,e-1)),o(e),o(Math.min(t-1,
e+1))];function Mi(o,t,e,n){const[s,i]=[o[1],t[1]],r=e*Dt;let a=dn;for(let c=r;c<r+pi;c++){const f=Math.abs(s[c]-i[c]);if(!(f<=ie)){if(f>li||!ln(s[c],t,c,e,n)||
!ln(i[c],o,c,e,n))return re;a=xi}}return a}function ln(o,t,e,n,s){const[i,r]=[n>0?e-Dt:e,n<s-1?e+Dt:e];let[a,c]=[255,0];for(const f of t)for(let h=i;h<=r;h+=Dt){
const d=f[h];d<a&&(a=d),d>c&&(c=d)}return o>=a-ie&&o<=c+ie}var pn=p(12195),ae=p(50329);const Si=150,Oi=72,Ei=16e6,gn=1e3,vi=3,mn=.5;async function Ti(o,t,e){if(!e||
o.length===0)return{changes:o,pixelEqual:0,truncated:!1};const{boxes:n,truncated:s}=await Ai(await e(),o),i=[];for(const r of o){if(!wn(r))continue;const a=n.get(
r);if(!a){i.push(r);continue}const c=a.length===0?[]:await t.ignored(r),f=a.filter(h=>!c.some(d=>Pi(d,h)));f.length>0&&i.push({...r,seen:f})}return{changes:i,pixelEqual:o.
length-i.length,truncated:s}}const wn=({look:o,annotations:t})=>o||t;function Pi({x:o,y:t,width:e,height:n},[s,i,r,a]){const[c,f]=[(s+r)/2,(i+a)/2];return c>=o&&
c<=o+e&&f>=t&&f<=t+n}async function Ai({after:o,before:t},e){const n=e.filter(u=>u.isDrawn&&wn(u)).slice(0,gn),s=new Map;if(n.length===0)return{boxes:s,truncated:!1};
const{job:i}=o,r=n.map(({page:u,before:g})=>Ri((0,st.iw)(o,u),(0,st.iw)(t,g))),[a,c]=[await(0,ae.v)(o,xn(n,({page:u})=>u),!0,yn),await(0,ae.v)(t,xn(n,u=>u.before),
!0,yn)],f={now:a.missing.pagesWithout(),old:c.missing.pagesWithout()},[h,d]=[await pn.Y.open(a.bytes,i),await pn.Y.open(c.bytes,i)];for(const[u,g]of n.entries()){
const m=r[u];if(!m||f.now.has(g.page+1)||f.old.has(g.before+1))continue;const[O,U]=[await h.draw(u,m),await d.draw(u,m)],Z=await yi(O,U,Math.round(vi*m.scale),i.
pace);s.set(g,Z.map(Q=>Di(Q,m.scale)))}return{boxes:s,truncated:n.length===gn}}const yn="tolerance",xn=(o,t)=>Uint32Array.from(o,e=>t(e)+1);function Ri(o,t){const[
{width:e,height:n},s]=[(0,k.JQ)(o),(0,k.JQ)(t)];if(Math.abs(e-s.width)>mn||Math.abs(n-s.height)>mn)return;const i=Math.min(Si/Oi,Math.sqrt(Ei/(e*n))),r=a=>Math.
max(1,Math.round(a*i));return{width:r(e),height:r(n),isTransparent:!1,scale:i}}const Di=([o,t,e,n],s)=>[o/s-1,t/s-1,e/s+1,n/s+1],bn=["fonts","links","bookmarks",
"attachments","form"],ki=new Set(["created","modified"]),Ii=new Set(["creator","producer"]);async function Ci({after:o,before:t},e){const{pace:n}=o.job,s=o.pages.
count+t.pages.count;let i=0;const r=async(ht,{pages:de})=>{const In=[];for(let ue=0;ue<de.count;ue++)In.push(await ht.page(ue)),n.progress(++i/s);return In},a=new ai(
new Qe(o,e.pattern),new Qe(t,e.pattern)),[c,f]=[await r(a.after,o),await r(a.before,t)];await n.rest();const h=await Lo(f,c,n),d=new H,{changes:u,pixelEqual:g,truncated:m}=await Ti(
ri(h,c,f),a,e.drawn),{counts:O,data:U,isSame:Z}=await Li({after:o,before:t},h,d,e.drawn!==void 0),Q=ht=>d.entries(ht.map(de=>de+1)),it=Mn(h.before),yt=Mn(h.after),
ft=[...h.moved].map(ht=>({page:ht+1,before:h.before[ht]+1})),ur={added:Q(it),removed:Q(yt),moved:d.entries(ft),changed:await fi(u,a,e.withText,d,n)},lr={pagesAdded:it.
length,pagesRemoved:yt.length,pagesMoved:ft.length,pagesChanged:u.length,...O};return{same:Z&&it.length+yt.length+ft.length+u.length===0,truncated:d.truncated||
a.truncated||m,pageCount:o.pages.count,pageCountBefore:t.pages.count,pixelEqual:g,counts:lr,pages:ur,...U,bytes:Bi(o,t)}}const Mn=o=>[...o.keys()].filter(t=>o[t]<
0);function Bi({bytes:o},{bytes:t}){return Buffer.compare(o,t)===0?null:{before:t.length,after:o.length}}async function Li({after:o,before:t},e,n,s){const i=await W(
o,d=>e.before[d]<0?void 0:d),r=await W(t,d=>e.after[d]<0?void 0:e.after[d]),a=Object.keys(i.metadata).filter(d=>i.metadata[d]!==r.metadata[d]),c={metadata:a.length},
f={metadata:$i(r,i,a,n)};for(const d of bn){const u=await D(r[d],i[d],o.job.pace);c[d]=u.before.length+u.after.length,f[d]={before:n.entries(u.before),after:n.entries(
u.after)}}f.security=Sn(r.security,i.security),f.tagged=Sn(r.tagged,i.tagged);const h=a.every(d=>ki.has(d)||s&&Ii.has(d))&&bn.every(d=>c[d]===0||s&&d==="fonts")&&
f.security===null&&f.tagged===null;return{counts:c,data:f,isSame:h}}function $i({metadata:o},{metadata:t},e,n){const s=e.map(i=>({key:i,pair:{before:o[i]??null,
after:t[i]??null}}));return Object.fromEntries(n.entries(s).map(({key:i,pair:r})=>[i,r]))}const Sn=(o,t)=>JSON.stringify(o)===JSON.stringify(t)?null:{before:o,after:t};
var ji=p(73154),Ni=p(95800),Ui=p(99876),Gi=p(14029),Fi=p(77158),ot=p(36078);const On={before:"1 0 0",after:"0 0.82 0.88"},It=28,En=24,vn=46,Wi=620,Ki=880,Ct=2,zi="\
0.93 0.94 0.95",Xi="0.13 0.15 0.19",Hi="0.42 0.45 0.5",Yi="0.78 0.8 0.83",Zi="0.95 0.55 0",Ji="0.85 0.1 0.15",Vi="0 0.62 0.68";function Qi(o,t,e){const n=Math.max(
o.size.width,t.size.width),s=Math.max(o.size.height,t.size.height),i=Math.min(1,Wi/n,Ki/s),r=Math.max(n*i,190),[a,c]=[2*It+3*r+2*En,2*It+vn+s*i],f=c-It-vn,h=[0,
1,2].map(Q=>It+Q*(r+En)),[d,u,g]=h,m=({size:Q},it)=>{const[yt,ft]=[Q.width*i,Q.height*i];return{x:it,y:f-ft,width:yt,height:ft}},O={before:m(o,d),after:m(t,u),both:[
m(o,g),m(t,g)]},U=Q=>e.map(it=>_i(it,Q,f,i)).join(" "),Z=[`q ${zi} rg 0 0 ${(0,ot.id)(a)} ${(0,ot.id)(c)} re f Q`,ce(["Before",62],`page ${o.number}`,Ji,d,f),ce(
["After",46],`page ${t.number}`,Vi,u,f),ce(["Both",46],"red: only before, cyan: only after",void 0,g,f),fe(O.before),fe(O.after),...O.both.map(fe),Bt("Before",o,
O.before),Bt("After",t,O.after),`q /Multiply gs ${Bt("TintedBefore",o,O.both[0])} ${Bt("TintedAfter",t,O.both[1])} Q`,`q ${Zi} RG 1.2 w 1 j ${h.map(U).join(" ")}\
 Q`].join(`
`);return{width:Tn(a),height:Tn(c),content:`${Z}
`}}const Tn=o=>Math.round(o*100)/100;function ce([o,t],e,n,s,i){const r=i+16,a=n===void 0?"":`${n} rg ${(0,ot.id)(s)} ${(0,ot.id)(r-1)} 12 12 re f `,c=n===void 0?
s:s+19,f=`BT ${Xi} rg /Bold 16 Tf ${(0,ot.id)(c)} ${(0,ot.id)(r)} Td (${o}) Tj ${Hi} rg /Plain 12 Tf ${t} 0 Td (${e}) Tj ET`;return`q ${a}${f} Q`}const Pn=({x:o,
y:t,width:e,height:n})=>[o,t,e,n].map(ot.id).join(" ").concat(" re"),fe=o=>`q 1 g ${Yi} RG 1 w ${Pn(o)} B Q`;function Bt(o,{inner:t},{x:e,y:n,width:s,height:i}){
return`q ${[s/t.width,0,0,i/t.height].map(a=>String(Number(a.toFixed(6)))).join(" ")} ${(0,ot.id)(e)} ${(0,ot.id)(n)} cm /${o} Do Q`}function _i({x:o,y:t,width:e,
height:n},s,i,r){const a={x:s+(o-Ct)*r,y:i-(t+n+Ct)*r,width:(e+2*Ct)*r,height:(n+2*Ct)*r};return`${Pn(a)} S`}const qi=1,tr=2,er="difference_pdf",nr="1.4",sr=2e4;
async function or(o,t){const{job:e}=o.after,n=await(0,R.E)(Fi.O,e,{}),s=await Lt.of(n,qi,o.after,t.map(({page:a})=>a),e),i=await Lt.of(n,tr,o.before,t.map(({before:a})=>a),
e),r=[];for(const[a,c]of t.entries()){const[f,h]=[await s.panel(a,c.page),await i.panel(a,c.before)],d={before:Dn(n,h,On.before),after:Dn(n,f,On.after)},{width:u,
height:g,content:m}=Qi(h,f,c.boxes),O=(0,l.jd)({Type:(0,l.UU)("Page"),MediaBox:[0,0,u,g],Group:An(),Resources:(0,l.jd)({XObject:(0,l.jd)({Before:h.form,After:f.
form,TintedBefore:d.before,TintedAfter:d.after}),ExtGState:(0,l.jd)({Multiply:(0,l.jd)({BM:(0,l.UU)("Multiply")})}),Font:(0,l.jd)({Bold:Rn("Helvetica-Bold"),Plain:Rn(
"Helvetica")})}),Contents:n.add(new l.Z6((0,l.jd)({}),Buffer.from(m,"latin1")))});r.push(n.add(O).number);const U=e.pace.step(sr);U&&await U}return(0,Ni.J)([{index:0,
document:n},s.part,i.part]),await n.pages.rebuild(r),await n.pages.settle(),(0,Gi.fT)([n,s.part.document,i.part.document],{encryption:"none",version:nr})}class Lt{part;forms;found;sizes;constructor(t,e,n,s){
this.part=t,this.forms=e,this.found=n,this.sizes=s}static async of(t,e,n,s,i){const r=s.map(d=>(0,k.JQ)((0,st.iw)(n,d-1))),{bytes:a}=await(0,ae.v)(n,Uint32Array.
from(s),!0,er),c={index:e,document:await(0,R.E)(a,i,{})},f=new ji.l(t,c),h=await(0,Ui.F)(c.document,Uint32Array.from(s,(d,u)=>u+1));return await f.inspect(h.pages),
new Lt(c,f,h,r)}async panel(t,e){const n=this.found.pages[t],s=this.found.kinds[n.kind];return{form:await this.forms.of(n,s),number:e,inner:(0,k.iN)(s),size:this.
sizes[t]}}}const An=()=>(0,l.jd)({S:(0,l.UU)("Transparency"),CS:(0,l.UU)("DeviceRGB"),I:!0}),Rn=o=>(0,l.jd)({Type:(0,l.UU)("Font"),Subtype:(0,l.UU)("Type1"),BaseFont:(0,l.
UU)(o),Encoding:(0,l.UU)("WinAnsiEncoding")});function Dn(o,{form:t,inner:{width:e,height:n}},s){const i=`0 0 ${e} ${n} re f`,r=`q 1 g ${i} Q q /Page Do Q q /Sa\
turation gs 0.5 g ${i} Q q /Screen gs ${s} rg ${i} Q
`,a=(0,l.jd)({Type:(0,l.UU)("XObject"),Subtype:(0,l.UU)("Form"),BBox:[0,0,e,n],Group:An(),Resources:(0,l.jd)({XObject:(0,l.jd)({Page:t}),ExtGState:(0,l.jd)({Saturation:(0,l.
jd)({BM:(0,l.UU)("Saturation")}),Screen:(0,l.jd)({BM:(0,l.UU)("Screen")})})})});return o.add(new l.Z6(a,Buffer.from(r,"latin1")))}var ir=p(5899),rr=p(68516),ar=p(
9312);const cr={file:"compare_to",password:"compare_password",noun:"the earlier version"},fr=async(o,t,e)=>{const{ignore_pattern:n,with_text:s,tolerance:i}=t,r=n===
void 0?void 0:await(0,ar.Gv)("ignore_pattern",n,"regex",e),{quiet:a,wasRepaired:c}=(0,C.gd)(e),{after:f,before:h,isRepaired:d}=await he(o,t,a),g=await Ci({after:f,
before:h},{pattern:r,withText:s,drawn:i==="pixels"?()=>he(o,t,a):void 0}),m=t.difference_pdf?{difference:await hr(g,o,await he(o,t,a))}:{},O={...g,...m},U=[...c()?
[kn("The document")]:[],...d?[kn("The earlier version")]:[],...dr(O)];return{documents:[{...o,pageCount:f.pages.count}],data:O,notes:U,facts:{}}};async function hr({
pages:o},{name:t},e){const{changed:n}=o;if(n.length===0)return null;const s=await or(e,n);return{fileName:`${t.replace(/\.pdf$/i,"")}-difference.pdf`,size:s.length,
content:Buffer.from(s).toString("base64")}}async function he(o,{compare_to:t,compare_password:e,open_password:n},s){const i=await(0,R.E)(o.bytes,s,{password:n}),
{document:r,isRepaired:a}=await(0,rr.H)(t,e,cr,s);return{after:i,before:r,isRepaired:a}}const kn=o=>(0,ir.A)(`${o} is damaged: it was compared as far as it coul\
d be read.`);function dr({pixelEqual:o}){const t=Number(o);return t===0?[]:[{code:"pages_look_same",message:`${(0,I.y_)(t,"page")} ${t===1?"draws differently, l\
ooks the same, and counts":"draw differently, look the same, and count"} as unchanged.`}]}}),17623:((q,F,p)=>{p.d(F,{Z:()=>L});var I=p(38544),R=p(52604),j=p(52755),
G=p(76933),K=p(77500);async function L(v,w,b){const x=[],S={};for(const E of w.fields){x.push(P(v,w,b,E)),(0,I.K)(E)&&E.kind!=="password"&&w.byName.get(E.name)===
E&&Object.defineProperty(S,E.name,{value:b.of(E),enumerable:!0,configurable:!0,writable:!0});const y=v.job.pace.step(4e3);y&&await y}return{fields:x,values:S,xfa:(0,K.
f4)(v,w),scripts:(0,G.on)(v,w)}}function P(v,w,b,x){const{kind:S,flags:E,name:y}=x,M=w.integer(x.nodes[0],"MaxLen"),T=S==="password",C=S==="text"||T;return{name:y,
type:S,value:T?null:b.of(x),default:T?null:b.of(x,"DV"),options:l(v,w,b,x),required:(E&j.mw)!==0,readOnly:(E&j.sj)!==0,multiline:S==="text"&&(E&j.kz)!==0,maxLength:C&&
M>0?M:null,pages:[...new Set(x.widgets.flatMap(({pages:A})=>A))].sort((A,$)=>A-$)}}function l(v,w,b,x){return x.kind==="dropdown"||x.kind==="list"?b.choices(x):
x.kind!=="checkbox"&&x.kind!=="radio"?[]:(0,R.lD)(v,w,x).names.map(S=>({value:S,display:S}))}}),5899:((q,F,p)=>{p.d(F,{A:()=>I});const I=R=>({code:"document_dam\
aged",message:R})}),77158:((q,F,p)=>{p.d(F,{O:()=>I});const I=Buffer.from(`%PDF-1.3
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
`,"latin1")}),68516:((q,F,p)=>{p.d(F,{H:()=>G});var I=p(58552),R=p(92356),j=p(59277);async function G({bytes:P},l,v,w){const b={repaired:!1},x=()=>{b.repaired=!0};
try{return{document:await(0,R.E)(P,{...w,onRepaired:x},{password:l}),isRepaired:b.repaired}}catch(S){throw S instanceof I.zU?K(S,P,v):S}}function K(P,l,{file:v,
password:w,noun:b}){const x=(S,E,y=[])=>(0,I.G6)([{field:S,message:E,mentions:y}]);switch(P.code){case"password_required":return x(v,`needs a password: give it \
as ${w}`,[w]);case"wrong_password":return x(w,`does not open ${b}`);case"unsupported_encryption":return x(v,"is protected in a way that is not supported, such a\
s by a certificate");case"unreadable_document":{const S=(0,j.y)(l);return x(v,S===void 0||S==="a PDF document"?L:`is ${S}; it must be a PDF document`)}case"limi\
t_exceeded":{const S=P.issues.map(({message:E})=>({field:v,message:E}));return new I.zU(P.code,P.message,{issues:S,...P.advice===void 0?{}:{advice:P.advice}})}default:
return P}}const L="cannot be read, or has no pages: it must be a complete PDF document"}),66403:((q,F,p)=>{p.d(F,{a:()=>j});const I=100,R=G=>Math.round(G*I)/I,j=G=>G?
{x:R(G.x),y:R(G.y),width:R(G.width),height:R(G.height)}:null}),9312:((q,F,p)=>{p.d(F,{$0:()=>L,Gv:()=>j,MM:()=>K});var I=p(779),R=p(42973);const j=(l,v,w,{pace:b,
limits:x})=>(0,I.patternOf)(l,v,w,b,P(l,x)),G={slashes:"has slashes around it that count as characters: leave them out, and begin with (?i) in place of the flag\
 i","regex-as-words":"looks like a regular expression and was read as words: set search_mode to regex, and leave out slashes around it"};function K(l,v){const w=(0,I.
G)(l,v);return w&&G[w]}function L(l,v,w){const b=K(v,w);return b===void 0?[]:[{code:"search_mode_unlikely",message:`Nothing was found for ${l}, which ${b}.`,mentions:[
l,"search_mode"]}]}function P(l,{searching:v}){let w=v;return b=>{if(w-=b,w<0)throw(0,R.F)("searching",`The search takes more than ${v} steps, which are charact\
ers times the size of the expression`,"Make the expression shorter or more exact, or search fewer pages",l)}}}),95800:((q,F,p)=>{p.d(F,{J:()=>K});var I=p(45599),
R=p(36502),j=p(25524);const G=["Order","AS","RBGroups","Locked"];function K(L){const P=L.filter(({document:M})=>M.dict(M.catalog.get("OCProperties")));if(P.length===
0||P.length===1&&P[0].index===0)return;const{document:l}=L[0],v=l.dict(l.catalog.get("OCProperties")),w=[],[b,x]=[[],[]],S=new Map(G.map(M=>[M,[]]));for(const M of P){
const T=M.document.dict(M.document.catalog.get("OCProperties")),C=M.document.dict(T.get("D")),A=($,H)=>(M.document.array($?.get(H))??[]).map(D=>(0,j.yY)(D,M.index));
for(const $ of A(T,"OCGs"))w.push($);for(const[$,H]of S)for(const D of A(C,$))H.push(D);for(const $ of A(C,"ON"))b.push($);for(const $ of new R.z(M.document).groupsOff())
x.push((0,j.yY)($,M.index))}const E=new I.Bi(v&&l.dict(v.get("D")));E.delete("BaseState");for(const[M,T]of[...S,["ON",b],["OFF",x]])T.length>0?E.set(M,T):E.delete(
M);const y=new I.Bi(v);y.set("OCGs",w),y.set("D",E),l.editCatalog().set("OCProperties",l.add(y))}}),73154:((q,F,p)=>{p.d(F,{l:()=>S});var I=p(75162),R=p(45599),
j=p(1592),G=p(37709);async function K(E,y,M){const T=[];let C=0;return await(0,G.Ko)(y,E.job.pace,A=>{const{operator:$,count:H}=A,D=$==="BDC"?" BMC":$==="DP"?" \
MP":void 0;if(D===void 0||H!==2)return;const N=A.name(1),B=N===void 0?A.value(1):M?.get(N);E.dict(B)?.has("MCID")&&(T.push(y.subarray(C,A.endOf(0)),Buffer.from(
D,"latin1")),C=A.end)}),C===0?y:Buffer.concat([...T,y.subarray(C)])}var L=p(92218),P=p(53107),l=p(74135),v=p(25524),w=p(58006);const b=new Set(["Page","Pages","\
Catalog","StructElem","StructTreeRoot","Annot"]);class x{document;keepsTags;seen=new Set;shared=new Map;constructor(y,M){this.document=y,this.keepsTags=M}async prepare(y){
const M=this.asObject(y);return await this.release(M),M}asObject(y){if((0,R.i9)(y)&&(0,R.Zm)(this.document.resolve(y)))return y;const M=this.document.dict(y)??new R.
Bi;let T=this.shared.get(M);return T||this.shared.set(M,T=this.document.add(M)),T}async release(y){const{document:M,seen:T}=this,C=[y];for(let A=C.pop();A!==void 0;A=
C.pop())if(A instanceof R.oS){if(T.has(A.number))continue;T.add(A.number);const $=M.job.pace.step(1e3);$&&await $;const H=M.get(A),D=H instanceof R.Z6?H.dict:H;
if((0,R.Zm)(D)){if(this.isApart(D))continue;await this.untie(A,H,D,y)}C.push(M.get(A))}else if(Array.isArray(A))for(const $ of A)C.push($);else if(A instanceof R.
Z6)for(const $ of A.dict.values())C.push($);else if((0,R.Zm)(A)){this.isFont(A)&&!A.has("Resources")&&A.set("Resources",y);for(const $ of A.values())C.push($)}}isApart(y){
const M=this.document.resolve(y.get("Type"));return M!==null&&typeof M=="object"&&"text"in M&&b.has(M.text)}isFont(y){return(0,R.Eo)(this.document.resolve(y.get(
"Subtype")),"Type3")&&y.has("CharProcs")}async untie(y,M,T,C){const{document:A}=this,$=M instanceof R.Z6&&(0,R.Eo)(A.resolve(T.get("Subtype")),"Form"),H=!this.keepsTags&&
(T.has("StructParent")||T.has("StructParents")),D=!T.has("Resources")&&($||this.isFont(T)),N=$&&!this.keepsTags?await this.withoutIds(M,A.dict(T.get("Resources")??
C)):void 0;if(!H&&!D&&!N)return;const B=A.edit(y),z=B instanceof R.Z6?B.dict:B;H&&z.delete("StructParent"),H&&z.delete("StructParents"),D&&z.set("Resources",C),
N&&B instanceof R.Z6&&A.put(y,(0,w.n)(B,N,{compress:!0}))}async withoutIds(y,M){const T=this.document.decodedPart(y);if(!T?.whole)return;const C=await K(this.document,
T.data,this.document.dict(M?.get("Properties")));return C===T.data?void 0:C}}class S{document;part;contents;resources;constructor(y,M){this.document=y,this.part=
M,this.contents=new P.K(M.document),this.resources=new x(M.document,this.keepsTags)}get keepsTags(){return this.part.document===this.document}inspect(y){return this.
contents.inspect(y)}async of(y,M){const{index:T,document:C}=this.part,A=await this.resources.prepare(y.resources),$=C.entry(C.pages.number(y.index),"Group"),{filters:H,
data:D}=await this.contentOf(y),N=this.keepsTags?C.entry(C.pages.number(y.index),"StructParents"):void 0,B=(0,R.jd)({Type:(0,R.UU)("XObject"),Subtype:(0,R.UU)("\
Form"),BBox:[...M.box],Matrix:[...(0,l.DI)((0,l.S3)(M))],Resources:(0,v.Po)(T,A.number),Group:$===void 0?void 0:(0,v.yY)($,T),StructParents:N,...H});return this.
document.add(new R.Z6(B,D))}async contentOf(y){const{part:M,contents:T}=this,{document:C}=M,A=T.own(y),$=A.length===1?C.get(A[0]):void 0;if($ instanceof R.Z6&&this.
keepsTags&&T.isOrderly(y))return this.asItIs($);const{isWhole:H,isKnown:D,open:N}=await T.condition(A),B=T.content(A),z=C.dict(C.dict(y.resources)?.get("Propert\
ies")),W=this.keepsTags?B:await K(C,B,z);if($ instanceof R.Z6&&(!D||H&&N.excess===0&&W===B))return this.asItIs($);const X=N.excess===0?W:await(0,j.KS)(W,0,C.job.
pace),Y=await(0,L.d)(X,C.job);return{filters:{Filter:(0,R.UU)("FlateDecode")},data:Y}}asItIs(y){const{index:M,document:T}=this.part,C=new R.Bi([...y.dict].filter(
([A])=>A==="Filter"||A==="DecodeParms"));return(0,I.CF)(C),{filters:Object.fromEntries((0,v.yY)(C,M)),data:T.encoded(y)}}}}),25524:((q,F,p)=>{p.d(F,{Bg:()=>R,Po:()=>j,
fS:()=>K,yY:()=>G});var I=p(45599);const R=L=>L.find(({index:P})=>P===0).document,j=(L,P,l=0)=>L===l?new I.oS(P):new I.rV(L,P);function G(L,P){if(P===0||L instanceof
I.rV)return L;if(L instanceof I.oS)return new I.rV(P,L.number);if(Array.isArray(L))return L.map(v=>G(v,P));if(L instanceof I.Z6||!(L instanceof I.Bi))return L;const l=new I.
Bi;for(const[v,w]of L)l.set(v,G(w,P));return l}class K{meaning;taken;last=new Map;constructor(P=[],l=v=>v){this.meaning=l,this.taken=new Set([...P].map(l))}get size(){
return this.taken.size}has(P){return this.taken.has(this.meaning(P))}add(P){this.taken.add(this.meaning(P))}free(P){const l=P.startsWith("þÿ");for(let v=(this.
last.get(P)??1)+1;;v++){const w=`_${v}`,b=P+(l?[...w].map(x=>`\0${x}`).join(""):w);if(!this.has(b))return this.last.set(P,v),this.add(b),b}}}}),92152:((q,F,p)=>{
p.d(F,{A6:()=>l,AT:()=>P,Cb:()=>R,WQ:()=>j,ZJ:()=>L,fu:()=>v,mA:()=>G,zq:()=>I});const I=(w,b,x)=>Math.ceil(w*b*x/8);function R(w,b,x){if(!w||w.length<b*2)return!1;
let S=0;for(let E=0;E<b;E++){const[y,M]=[w[E*2],w[E*2+1]];if(y===x&&M===0)S++;else if(y!==0||M!==x)return}return S===0?!1:S===b?!0:void 0}function j(w,b){if(w.length>=
b)return w.subarray(0,b);const x=new Uint8Array(b);return x.set(w),x}const G=w=>w.map(b=>b^255),K=2;async function L(w,{width:b,height:x,channels:S,bits:E},y,M){
const T=b*S,C=I(b,S,E),A=new Uint8Array(T*x),$=2**E-1,H=y&&E<8?255/$:1;for(let D=0;D<x;D++){for(let B=0;B<T;B++){const z=B*E,W=D*C+(z>>3),X=E>=8?w[W]:w[W]>>8-E-
(z&7)&$;A[D*T+B]=X*H}const N=M.step(T*K);N&&await N}return A}function P(w,b,x){const S=Array.from({length:x},(E,y)=>{const[M,T]=[b[y*2],b[y*2+1]];return Uint8ClampedArray.
from({length:256},(C,A)=>(M+A/255*(T-M))*255)});return w.map((E,y)=>S[y%x][E])}function l(w,b,x){const S=new Uint8Array(w.length*x);for(const[E,y]of w.entries())
for(let M=0;M<x;M++)S[E*x+M]=b[y*x+M]??0;return S}function v(w,b,x){const S=new Uint8Array(b.length*(x+1));for(let E=0;E<b.length;E++){for(let y=0;y<x;y++)S[E*(x+
1)+y]=w[E*x+y];S[E*(x+1)+x]=b[E]}return S}}),38671:((q,F,p)=>{p.d(F,{R:()=>G});var I=p(52205),R=p(45599);const j={DCTDecode:"jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"\
ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};function G(K,L){const P=(0,I.c3)(K,L.dict.get("Filter")),l=(0,I.c3)(K,L.dict.get("DecodeParms")),v=P.at(-1)??null,w=v instanceof
R.SX?j[v.text]:void 0;if(!w)return{format:w,parameters:void 0,filter:v,before:L};const b=new R.Bi(L.dict);b.set("Filter",P.slice(0,-1)),b.set("DecodeParms",l.slice(
0,P.length-1));const x=l[P.length-1];return{format:w,parameters:(0,R.Zm)(x)?x:void 0,filter:v,before:new R.Z6(b,L.data,L.sealed)}}}),8283:((q,F,p)=>{p.d(F,{A2:()=>R,
EI:()=>K,GM:()=>j,OD:()=>P,Os:()=>G,iN:()=>L});var I=p(78157);const R=216,j=217,G=218,K=254,L=w=>w>=224&&w<=239;function*P(w){const b=(0,I.bS)(w);for(let x=2;;){
const S=v(b,x);if(S<0)return;const E=b[S+1],y=E===R||E===j||E===l;if(!y&&S+4>b.length)return;const M=y?0:b.readUInt16BE(S+2),T=S+2+M;if(T>b.length||!y&&M<2||(yield{
marker:E,start:S,end:T,data:b.subarray(y?T:S+4,T)},E===j))return;x=T}}const l=1;function v(w,b){for(let x=w.indexOf(255,b);x>=0&&x+1<w.length;x=w.indexOf(255,x+
1)){const S=w[x+1];if(S!==0&&S!==255&&(S<208||S>215))return x}return-1}}),44738:((q,F,p)=>{p.d(F,{L:()=>L,m:()=>P});var I=p(45599),R=p(55969),j=p(3466),G=p(9731),
K=p(17671);async function L(l,v){const w=new Set;let b=0,x=!1;for(let y=0;y<l.pages.count;y++){const M=P(l,l.pages.number(y));for(const{number:C}of M){const A=l.
get(C);if(w.has(C)||!(0,I.Zm)(A)||!v(A,y))continue;w.add(C);const $=(0,R.B)(l,A);$==="Popup"&&b++,$==="Widget"&&(x=!0)}const T=l.job.pace.step(500+M.length*100);
T&&await T}if(w.size===0)return 0;const S=(0,K.Hi)(l),E=x?await j.R.of(l):void 0;return await(0,K.Pv)(S,w,()=>(0,K.Wi)(S,w)),E&&await(0,K.zg)(S,E),await(0,G.U)(
S),w.size-b}function P(l,v){const w=l.entry(v,"Annots"),b=l.array(w)??[];if(!b.some(I.Zm))return b.filter(I.i9);const x=l.edit((0,I.i9)(w)?w:v),S=l.array((0,I.Zm)(
x)?x.get("Annots"):x)??[];for(const[E,y]of S.entries())(0,I.Zm)(y)&&(S[E]=l.add(y));return S.filter(I.i9)}}),779:((q,F,p)=>{p.d(F,{patternOf:()=>H,G:()=>A,y:()=>L});
var I=p(58552),R=p(98472),j=p(34378);const G=new RegExp("([\\x21-\\x7e]{1,1000})(?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]{1,1000}|\\P{M})\\p{M}{0,30}|\\p{M}{1,30}",
"gu"),K=(D,N)=>L([D],N);async function L(D,N){const B=new Set;for(const W of D)B.add((await b(W,N)).text.trim());B.delete("");const z=[...B].map(W=>W.match(/[\x21-\x7e]+/g)??
[]);return{hasGroups:!1,search:async(W,X,Y)=>{const J=Y.step(W.length>>2);if(J&&await J,await P(W,z,Y))return{matches:[],truncated:!1};const V=await b(W,Y),_=[];
for(const k of B)if(!await w(k,V,_,X,Y))return{matches:_,truncated:!0};return B.size>1&&_.sort((k,nt)=>k.start-nt.start||nt.end-k.end),{matches:_,truncated:!1}}}}
async function P(D,N,B){if(D.length<l||v.test(D))return!1;const z=D.toLowerCase().replaceAll("ß","ss");for(const W of N){const X=B.step((z.length>>3)*W.length);
if(X&&await X,W.every(Y=>z.includes(Y)))return!1}return!0}const l=64,v=/[\u0100-\u1fff\u2070-\u209f]|[\u20d0-\uffff]/;async function w(D,{text:N,places:B},z,W,X){
const Y=X.step(N.length>>3);Y&&await Y;for(let J=N.indexOf(D),V=0;J>=0;J=N.indexOf(D,V)){if(z.length===W)return!1;for(V=J+D.length;B[V]===B[V-1];)V++;z.push((0,R.
z)(B[J],B[V]));const _=X.step(D.length);_&&await _}return!0}async function b(D,N){if(!x.test(D))return E(D,N);const B=[];let z="";for(const{0:W,1:X,2:Y,index:J}of D.
matchAll(G)){const V=Y===void 0?X?.toLowerCase()??M(W):" ";for(let k=0;k<V.length;k++)B.push(X===void 0?J:J+k);z+=V;const _=N.step(W.length*10);_&&await _}return B.
push(D.length),{text:z,places:B}}const x=/[^\0-\x7f]/,S=65536;async function E(D,N){const B=new Uint32Array(D.length+1);let z="",W=0,X=!1;for(let Y=0;Y<D.length;Y+=
S){const J=D.slice(Y,Y+S),V=N.step(J.length);V&&await V;const _=X;for(let nt=0;nt<J.length;nt++){const xt=y(J.charCodeAt(nt));(!xt||!X)&&(B[W++]=Y+nt),X=xt}const k=J.
toLowerCase().replace(/\s+/g," ");z+=_&&k.startsWith(" ")?k.slice(1):k}return B[W]=D.length,{text:z,places:B}}const y=D=>D===32||D>=9&&D<=13,M=D=>(0,j.w)((0,j.w)(
D).toUpperCase().toLowerCase()),T=/^\/.+\/([dgimsuvy]*)$/s,C=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;function A(D,N){
const B=T.exec(D);return N==="regex"?B?"slashes":void 0:C.test(D)||B&&B[1]!==""?"regex-as-words":void 0}const $=1e6;async function H(D,N,B,z,W){const X=B==="reg\
ex"?(await Promise.all([p.e(7398),p.e(9974)]).then(p.bind(p,39974))).expressionOf(N,W):await K(N,z);if("problem"in X)throw(0,I.G6)([{field:D,message:X.problem}]);
return{hasGroups:X.hasGroups,search:async(Y,J,V)=>{const _=await X.search(Y.slice(0,$),J,V);return Y.length>$?{..._,truncated:!0}:_}}}}),98472:((q,F,p)=>{p.d(F,
{z:()=>I});const I=(R,j,G=[])=>({start:R,end:j,groups:Object.fromEntries(G)})})};
