"use strict";exports.id=4975,exports.ids=[4975,779],exports.modules={82896:((st,F,p)=>{p.r(F),p.d(F,{compare_documents:()=>Br});var B=p(98446),R=p(94518),j=p(77598),U=p(45059),
z=p(52755),C=p(16259),D=p(824),l=p(45599),T=p(59071);function P(o,t,e){const n=[];for(const s of o.array(o.entry(o.pages.number(t),"Annots"))??[]){const i=o.dict(
s);i&&(0,l.Eo)(o.resolve(i.get("Subtype")),"Link")&&n.push({page:t,target:I(o,i,e)})}return n}function I(o,t,e){const n=e.pageOf(t);if(n!==void 0)return{page:n};
const s=o.dict(t.get("A")),i=o.resolve(s?.get("S")),r=o.resolve(s?.get("URI"));if(r instanceof l.Mx)return{uri:Buffer.from(r.bytes).toString("latin1")};const a=k(
o,s?.get("F"));if(a!==null)return{file:a};const c=o.resolve(s?.get("N"));return{action:c instanceof l.SX?c.text:i instanceof l.SX?i.text:"none"}}function k(o,t){
const e=o.resolve(t);if(e instanceof l.Mx)return(0,T.Gh)(e);const n=o.dict(t);return(0,T.Gh)(o.resolve(n?.get("UF")))??(0,T.Gh)(o.resolve(n?.get("F")))}var w=p(
37081),S=p(12207),m=p(16231),x=p(17623),b=p(41112),M=p(41561);const E=1e3,A=1e6;class ${truncated=!1;left=A;entries(t,e=E){const n=[];for(const s of t){const i=JSON.
stringify(s).length+1;if(n.length===e||i>this.left){this.truncated=!0;break}this.left-=i,n.push(s)}return n}}async function X(o,t,e){const n=new Map;for(const{key:r}of o){
n.set(r,(n.get(r)??0)+1);const a=e.step(200);a&&await a}const s=[];for(const{key:r,entry:a}of t){const c=n.get(r)??0;c>0?n.set(r,c-1):s.push(a);const f=e.step(200);
f&&await f}const i=[];for(const{key:r,entry:a}of[...o].reverse()){const c=n.get(r)??0;c!==0&&(n.set(r,c-1),i.push(a))}return{before:i.reverse(),after:s}}const Q=200;
class _{texts=new Map;objects=new WeakMap;keyed(t){return{key:Object.entries(t).map(([n,s])=>`${n} ${this.ofValue(s)}`).join(`
`),entry:t}}ofText(t){if(t.length<Q)return JSON.stringify(t);let e=this.texts.get(t);return e===void 0&&this.texts.set(t,e=ot(t)),e}ofValue(t){if(typeof t=="str\
ing")return this.ofText(t);if(typeof t!="object"||t===null)return String(t);let e=this.objects.get(t);if(e===void 0){const n=JSON.stringify(t);this.objects.set(
t,e=n.length<Q?n:ot(n))}return e}}const ot=o=>(0,j.createHash)("sha256").update(o).digest("base64");async function ct(o,t){const{pace:e}=o.job,n=await S.Ht.of(o),
s=new _,i={...(0,D._6)(o,await(0,D.Br)(o))};await e.rest();const r=(await(0,b.Uz)(o)??[]).map(u=>s.keyed({...u}));await e.rest();const a=await ft(o,n,t),c=await L(
o,n,t,s);await e.rest();const f=await W(o),h=await G(o,s);return await e.rest(),{metadata:i,fonts:r,links:a,bookmarks:c,attachments:f,form:h,security:{encryption:(0,M.
Br)(o),permissions:(0,M.nj)(o),javascript:await(0,b.xS)(o),signatures:(await(0,m.Ez)(o)).length},tagged:(0,M.$J)(o)}}function ht(o,t){if(!("page"in o))return{entry:{
...o},key:JSON.stringify(o)};const e=t(o.page);return{entry:{target:o.page+1},key:e===void 0?`gone ${o.page}`:`page ${e}`}}async function ft(o,t,e){const n=[];for(let s=0;s<
o.pages.count;s++){const i=e(s);if(i!==void 0)for(const a of P(o,s,t)){const{entry:c,key:f}=ht(a.target,e);n.push({entry:{page:s+1,...c},key:`${i} ${f}`})}const r=o.
job.pace.step(2e4);r&&await r}return n}async function L(o,t,e,n){const s=[];return await(0,w.O)(o,(i,r)=>{const a=o.dict(i),c=a&&(0,T.Gh)(o.resolve(a.get("Title")));
if(!a||c===null||c===void 0)return a!==void 0;const{entry:f,key:h}=ht(I(o,a,t),e);return s.push({entry:{title:c,level:r,...f},key:`${r} ${h} ${n.ofText(c)}`}),!0}),
s}async function W(o){const t=[];for(const{name:e,size:n,mimeType:s,description:i,relationship:r,stream:a}of await(0,U._)(o)){const c=o.decodedPart(a)?.data??o.
encoded(a),f={name:e,size:n??c.length,mimeType:s,description:i,relationship:r},h=(0,j.createHash)("sha256").update(c).digest("base64");t.push({entry:f,key:`${JSON.
stringify(f)} ${h}`});const u=o.job.pace.step(c.length*2);u&&await u}return t}async function G(o,t){const e=await z.mO.read(o);if(e.fields.length===0)return[];const{
fields:n}=await(0,x.Z)(o,e,new C.n(o,e)),s=[];for(const{pages:i,...r}of n){s.push(t.keyed(r));const a=o.job.pace.step(2e3);a&&await a}return s}var O=p(74135);const et=512,
K=5e4,nt=22,H=100,q=.2718281828,tt=o=>Number.isNaN(o)?0:Math.floor(o*H+q);class Y{count=0;hash=(0,j.createHash)("sha256");values=new Float64Array(et);used=0;texts=new Map;length(t){
this.exact(tt(t))}exact(t){this.used===et&&this.flush(),this.values[this.used++]=t,this.count++}text(t){const{texts:e}=this;let n=e.get(t);n===void 0&&(e.size===
K&&e.clear(),e.set(t,n=e.size),this.bytes(Buffer.from(t))),this.exact(n)}bytes(t){this.exact(t.length),this.flush(),this.hash.update(t)}finish(){return this.flush(),
this.hash.digest("base64").slice(0,nt)}flush(){this.used!==0&&(this.hash.update(Buffer.from(this.values.buffer,0,this.used*8)),this.used=0)}}function V(...o){return(0,j.
createHash)("sha256").update(JSON.stringify(o)).digest("base64").slice(0,nt)}const it=(o,{clipBox:t})=>t?(0,O.Pj)(t,o)??wt:o,kt=[-1e9,-1e9,1e9,1e9],wt=[0,0,0,0];
class qn{box;begins=()=>{};begin(t,e,n){const s=e&&it(e,n);s&&(this.box=this.box?(0,O.kO)(this.box,s):s)}keepsPictures=!1;outline(){}picture(){}beginGroup(){return 0}endGroup(){}}
class ts{numbers=new Map;of(t){let e=this.numbers.get(t);return e===void 0&&this.numbers.set(t,e=this.numbers.size),e}}const Se=1e5,es=5e5,ns=1e3,ss=120,Kt=.4;class os extends Y{ids;page;kinds=[];boxes=[];outlines=new Map;pictures=new Map;keys=[];begins=()=>{};item="";numbers=0;within;constructor(t,e){
super(),this.ids=t,this.page=e}enter(t){this.within=t}begin(t,e,n){const s=e&&this.shownPart(e,n),i=this.boxes.length-1;this.isFull?s&&(this.boxes[i]=(0,O.kO)(this.
boxes[i]??s,s)):this.add(this.within??t,s),this.begins()}shownPart(t,e){const n=it((0,O.XM)(t,Kt),e);return n===wt?void 0:(0,O.Pj)((0,O.XM)(n,Kt),this.page)}outline(t){
if(this.isFull||this.numbers>=es)return;const e=t();e&&(this.numbers+=e.path.length,this.outlines.set(this.kinds.length-1,e))}get keepsPictures(){return!this.isFull&&
this.pictures.size<ns}picture(t){this.pictures.set(this.kinds.length-1,t)}beginPage(){this.begin("page",this.page,{})}beginGroup(){return this.isFull||this.add(
this.within??"path",void 0),this.begins(),this.boxes.length-1}endGroup(t){let e;for(let n=t+1;n<this.boxes.length;n++){const s=this.boxes[n];s&&(e=e?(0,O.kO)(e,
s):s)}t<Se-1&&(this.boxes[t]=e),t+1<this.kinds.length&&(this.kinds[t]=this.kinds[t+1])}end(){if(this.kinds.length===this.keys.length)return;const{item:t}=this,e=this.
isFull?this.finish():"";this.keys.push(this.ids.of(t.length>ss||e!==""?V(t,e):t)),this.item=""}exact(t){this.isFull?super.exact(t):this.item+=`${t} `}text(t){this.
isFull?super.text(t):this.item+=`t${this.ids.of(t)} `}get isFull(){return this.kinds.length===Se}add(t,e){this.end(),this.kinds.push(t),this.boxes.push(e)}}var is=p(
66403);const rs=200,yt=200,Dt=2e4,as=300;async function cs(o,t){const{diffArrays:e}=await p.e(8128).then(p.bind(p,18128)),[n,s]=[Oe(o),Oe(t)],i=e(n.map(({masked:u})=>u),
s.map(({masked:u})=>u),{maxEditLength:as})??[{removed:!0,added:!1,count:n.length},{removed:!1,added:!0,count:s.length}],r=[];let[a,c]=[0,0],f=n.length===Dt||s.length===
Dt;const h=(u,d)=>{r.length===rs?f=!0:r.push(u+Ee(d)),d.length>yt&&(f=!0)};for(const{removed:u,added:d,count:g}of i){if(u)for(let y=0;y<g;y++)h("-",n[a+y].text);
if(d)for(let y=0;y<g;y++)h("+",s[c+y].text);d||(a+=g),u||(c+=g)}return{lines:r,truncated:f}}function Oe({text:o,masked:t}){const e=t.split(`
`,Dt),n=o.split(`
`,Dt);return e.map((s,i)=>({masked:s,text:n.length===e.length?n[i]:s}))}function Ee(o){if(o.length<=yt)return o;const t=/[\ud800-\udbff]$/.test(o.slice(0,yt-1))?
yt-2:yt-1;return`${o.slice(0,t)}…`}const fs=2e4,hs=200,us=.4,ds=1e3;async function ve(o,t,e){const n=t.map(()=>"");let s=0;for(const{0:i,index:r}of o.text.matchAll(
/\S+/g)){if(++s>fs)break;const a=o.box(r,r+i.length);if(a)for(const[f,h]of t.entries()){const u=n[f];u.length<=hs&&ls(h,a.x,a.y,a.width,a.height)&&(n[f]=u===""?
i:`${u} ${i}`)}const c=e.step(ds+t.length*20);c&&await c}return n.map(Ee)}function ls([o,t,e,n],s,i,r,a){const c=Math.min(n,i+a)-Math.max(t,i);return s<e&&s+r>o&&
c>us*Math.min(a,n-t)}var xt=p(45657),zt=p(95340),Te=p(38671);const ps=1/50,Rt=.5,gs=2;async function ms(o,t){if(o.style!==t.style)return;const e=[];for(const n of[
void 0,"SMask","Mask"]){const[s,i]=[await Ae(o,n),await Ae(t,n)];if(!(s==="none"&&i==="none")){if(typeof s=="string"||typeof i=="string"||s.rowBytes!==i.rowBytes||
s.pixelBits!==i.pixelBits)return;(0,xt.RZ)(e,await ws(s,i,o.document))}}return e}async function Ae({document:o,image:t},e){const n=e===void 0?t:o.resolve(t.dict.
get(e));if(!(n instanceof l.Z6))return"none";const{format:s,before:i}=(0,Te.R)(o,n),{width:r,height:a,bits:c}=(0,zt.h)(o,n.dict);if(s!==void 0||!(r>0&&a>0))return"\
unknown";const f=await o.decodedAtEase(i),h=Math.floor(f.length/a),u=Math.floor(h*8/(r*c)),d=y=>Math.ceil(r*c*y/8);return u>0&&d(u)===h&&d(u-1)!==h?{data:f,width:r,
height:a,rowBytes:h,pixelBits:c*u}:"unknown"}async function ws(o,{data:t},{job:e}){const{data:n,width:s,height:i,rowBytes:r,pixelBits:a}=o,c=[];let[f,h,u,d]=[-1,
-1,1/0,-1];const g=()=>{if(f<0)return;const[y,v]=[Math.floor(u/a),Math.floor(d/a)+1];c.push([(y-Rt)/s,1-(h+1+Rt)/i,(v+Rt)/s,1-(f-Rt)/i]),[f,u,d]=[-1,1/0,-1]};for(let y=0;y<
i;y++){const v=y*r,[N,Z]=[n.subarray(v,v+r),t.subarray(v,v+r)];Buffer.compare(N,Z)!==0&&(y-h>Math.max(2,i*ps)&&g(),f<0&&(f=y),h=y,u=Math.min(u,ys(N,Z)),d=Math.max(
d,xs(N,Z)));const J=e.pace.step(r*gs);J&&await J}return g(),c}function ys(o,t){let e=0;for(;o[e]===t[e];)e++;return e*8+Math.clz32(o[e]^t[e])-24}function xs(o,t){
let e=o.length-1;for(;o[e]===t[e];)e--;const n=o[e]^t[e];return e*8+Math.clz32(n&-n)-24}const Pe=4096,Xt=1,dt=2,Ht=3,bt=4,ke=13;class Yt{kept=new Float64Array(Pe);used=0;long;x=0;y=0;left=1/0;top=1/0;right=-1/0;bottom=-1/0;hasAngles=!1;isLine=!1;get isEmpty(){
return this.used===0&&!this.long}get numbers(){return this.long?void 0:this.kept.slice(0,this.used)}get box(){return[this.left,this.top,this.right,this.bottom]}get isUpright(){
const[,t,e,,n,s,,i,r,,a,c]=this.kept;return this.long||this.used!==ke||this.kept[ke-1]!==bt||this.kept[9]!==dt?!1:e===s&&n===i&&r===c&&t===a||t===n&&s===r&&i===
a&&c===e}follow(t,e){switch(t.operator){case"m":return this.isLine=!1,this.point(Xt,t.number(0),t.number(1),e);case"l":return this.hasAngles||=this.isLine,this.
isLine=!0,this.point(dt,t.number(0),t.number(1),e);case"c":return this.curve(t,e,0,2,4);case"v":return this.curve(t,e,-1,0,2);case"y":return this.curve(t,e,0,2,
2);case"h":return this.close(),!0;case"re":return this.isLine=!1,this.rectangle(t.number(0),t.number(1),t.number(2),t.number(3),e),!0;default:return!1}}rectangle(t,e,n,s,i){
this.point(Xt,t,e,i),this.point(dt,t+n,e,i),this.point(dt,t+n,e+s,i),this.point(dt,t,e+s,i),this.add(bt),this.x=t,this.y=e}close(){this.hasAngles||=this.isLine,
this.isLine=!1,this.add(bt)}write(t){if(this.long)t.text(this.end());else for(let e=0;e<this.used;e++)t.exact(this.kept[e])}get id(){const t=new Y;return this.write(
t),t.finish()}clear(){this.used=0,this.long=void 0,this.whole=void 0,[this.left,this.top,this.right,this.bottom]=O.gF,this.hasAngles=this.isLine=!1}whole;end(){
return this.whole===void 0&&(this.flush(this.long),this.whole=this.long.finish()),this.whole}curve(t,e,n,s,i){return this.hasAngles=this.isLine=!0,this.add(Ht),
n<0?this.place(this.x,this.y,e):this.place(t.number(n),t.number(n+1),e),this.place(t.number(s),t.number(s+1),e),this.x=t.number(i),this.y=t.number(i+1),this.place(
this.x,this.y,e),!0}point(t,e,n,s){return this.add(t),this.place(e,n,s),this.x=e,this.y=n,!0}place(t,e,n){const[s,i]=[n[0]*t+n[2]*e+n[4],n[1]*t+n[3]*e+n[5]];this.
add(tt(s)),this.add(tt(i)),s<this.left&&(this.left=s),s>this.right&&(this.right=s),i<this.top&&(this.top=i),i>this.bottom&&(this.bottom=i)}add(t){this.used===Pe&&
this.flush(this.long??=new Y),this.kept[this.used++]=t}flush(t){for(let e=0;e<this.used;e++)t.exact(this.kept[e]);this.used=0}}const Zt=100,De=1/Zt,Jt=10,bs=6,Ms=32;
function Ss(o,t){if(o.style!==t.style)return;const e=o.reach===0,[n,s]=[Vt(o.path,e),Vt(t.path,e)],i=Math.max(o.reach,t.reach)+De,r=Es(o,t,n,s);if(!r)return;const a=r.
map(f=>(0,O.XM)(f,i)),c=(0,O.XM)((0,O.$L)([...n,...s].flatMap(({points:f})=>f)),i);return(0,xt.RZ)(a,vs(o.clipBox,t.clipBox,c)),a.length===0?void 0:a}function Os({
path:o,reach:t}){if(t!==0)return Vt(o,!1).flatMap(Mt).map(e=>(0,O.XM)(e,t+De))}function Es(o,t,e,n){const s=o.reach===0;if(o.ends!==t.ends)return o.isDashed?void 0:
Ts(e,n);if(Ie(e,n)&&!o.isDashed)return Be(e,n,s);const i=Ce(e,n,o.isDashed);return s&&i.length>0?[i.reduce(O.kO)]:i}function vs(o,t,e){const[n,s]=[o??e,t??e];return[
...Re(n,s),...Re(s,n)].flatMap(i=>{const r=(0,O.Pj)(i,e);return r?[r]:[]})}function Re([o,t,e,n],s){return[[o,t,Math.min(e,s[0]),n],[Math.max(o,s[2]),t,e,n],[o,
t,e,Math.min(n,s[1])],[o,Math.max(t,s[3]),e,n]].filter(r=>r[0]<r[2]&&r[1]<r[3])}function Ts(o,t){const e=[...o,...t].flatMap(s=>s.points.length>2?Mt(s):s.points.
map(i=>(0,O.$L)([i])));return[...Ie(o,t)?Be(o,t,!1):Ce(o,t,!1),...e]}function Vt(o,t){const e=[];let[n,s]=[[0,0],[0,0]],i=Jt;const r=(f,h)=>{e.push({sign:f+i,points:[
s,...h]}),i=0,s=h.at(-1)},a=()=>{i===0&&(!t||!Qt(s,n))&&r(t?dt:bt,[n]),i=Jt,s=n},c=f=>[o[f]/Zt,o[f+1]/Zt];for(let f=0;f<o.length;){const h=o[f++];h===bt?a():h===
Xt?(t&&a(),n=s=c(f),i=Jt,f+=2):h===Ht?(r(Ht,[c(f),c(f+2),c(f+4)]),f+=6):(r(dt,[c(f)]),f+=2)}return t&&a(),e}const Qt=(o,t)=>o[0]===t[0]&&o[1]===t[1],_t=(o,t)=>o.
sign===t.sign&&o.points.every((e,n)=>Qt(e,t.points[n])),Ie=(o,t)=>o.length===t.length&&o.every(({sign:e},n)=>e===t[n].sign);function Be(o,t,e){return o.flatMap(
(n,s)=>{const i=t[s];return _t(n,i)?[]:e?Ps(n,i):As(n,i)??[...Mt(n),...Mt(i)]})}function Ce(o,t,e){let n=0;for(;n<o.length&&n<t.length&&_t(o[n],t[n]);)n++;let[s,
i]=[o.length,t.length];for(;!e&&s>n&&i>n&&_t(o[s-1],t[i-1]);)s--,i--;return[...o.slice(n,s),...t.slice(n,i)].flatMap(Mt)}function As({points:o},{points:t}){const[
e,n,s,i]=[o[0],o[1],t[0],t[1]];if(o.length!==2||t.length!==2)return;const r=[1,0].find(h=>[n,s,i].every(u=>u[h]===e[h]));if(r===void 0)return;const a=1-r;return(n[a]-
e[a])*(i[a]-s[a])<=0||Math.min(e[a],n[a])>Math.max(s[a],i[a])||Math.min(s[a],i[a])>Math.max(e[a],n[a])?void 0:[[e,s],[n,i]].filter(([h,u])=>!Qt(h,u)).map(O.$L)}
function Ps(o,t){const e=Math.max(qt(o),qt(t)),[n,s]=[te(o,e),te(t,e)],i=Math.max(ee(o,e),ee(t,e)),r=[];for(let a=0;a<e;a++){const c=[n[a],n[a+1],s[a],s[a+1]],f=(0,O.
$L)(c);i===0&&(f[0]===f[2]||f[1]===f[3])||r.push((0,O.XM)(f,i))}return r}function Mt(o){const t=qt(o),e=te(o,t),n=ee(o,t);return e.slice(1).map((s,i)=>(0,O.XM)(
(0,O.$L)([e[i],s]),n))}function qt({points:o}){const[t,e,n,s]=(0,O.$L)(o);return o.length===2&&(t===n||e===s)?1:Math.max(1,Math.min(Ms,Math.ceil(Math.max(n-t,s-
e)/bs)))}const te=({points:o},t)=>Array.from({length:t+1},(e,n)=>ks(o,n/t));function ks(o,t){if(t===0)return o[0];if(t===1)return o.at(-1);const e=1-t,n=o.length===
2?[e,t]:[e**3,3*e*e*t,3*e*t*t,t**3],s=i=>o.reduce((r,a,c)=>r+a[i]*n[c],0);return[s(0),s(1)]}function ee({points:[o,t,e,n]},s){if(!o||!t||!e||!n)return 0;const i=(r,a,c)=>Math.
hypot(r[0]-2*a[0]+c[0],r[1]-2*a[1]+c[1]);return 6*Math.max(i(o,t,e),i(t,e,n))/8/(s*s)}var lt=p(64019),Le=p(12844),rt=p(6057),ne=p(75444),$e=p(87141),je=p(12657),
se=p(31095);const Ds=1;function Ne(o,t){const e=o.dict(t.get("BS")),n=o.array(t.get("Border")),s=o.resolve(e?e.get("W"):n?.[2]);return typeof s=="number"?s:1}function Rs(o,t){
if(!(0,l.Eo)(o.resolve(t.get("Subtype")),"Link")||(0,lt.wR)(o,t))return;const e=(0,rt.b0)(o,t.get("Rect")),n=Ne(o,t);if(!e||!(n>0))return;const s=o.resolve(o.dict(
t.get("BS"))?.get("S")),i=o.array(t.get("Border"))?.[3]!==void 0;return{box:e,width:n,isDashed:i||(0,l.Eo)(s,"D")}}function Is({box:o,width:t,isDashed:e},n,s){const[
i,r,a,c]=o,f=new Yt;f.rectangle(i,r,a-i,c-r,n);const{numbers:h}=f;if(!h)return;const u=Math.hypot(n[0],n[1]);return{path:h,blend:"",style:s,ends:"",reach:t*u+Ds,
isDashed:e,clipBox:void 0}}var Bs=p(58971),Cs=p(36502),Ue=p(85008),Ge=p(97748);const Fe={id:"DeviceGray",isPattern:!1},Ls={DeviceGray:"0 ",DeviceRGB:"0 0 0 ",DeviceCMYK:"\
0 0 0 10000 "},We="DeviceGray 0 ",It="Normal",$s=new Set([It,"Multiply","Darken"]),Ke=o=>$s.has(o)?"":o,St=o=>({...(0,Ge.ue)(o),base:o,fillSpace:Fe,strokeSpace:Fe,
fill:We,stroke:We,fillAlpha:1,strokeAlpha:1,lineWidth:1,cap:0,join:0,miter:10,dash:"",clip:"",clipShapes:"",blend:It,mask:"",other:""}),js={DeviceGray:"DefaultG\
ray",DeviceRGB:"DefaultRGB",DeviceCMYK:"DefaultCMYK"},Ns={id:"Pattern",isPattern:!0},Us=1e4,Gs=.2718281828,oe={space:"fillSpace",color:"fill"},ie={space:"stroke\
Space",color:"stroke"};class Fs{document;values;named=new WeakMap;constructor(t,e){this.document=t,this.values=e}device(t,e,n,s,i){const r=this.named.get(i)?.get(
t),a=re(e),c=f=>{s[n.space]=f,s[n.color]=`${f.id} ${a}`};return r?c(r):this.space(t,i).then(c)}setSpace(t,e,n,s){const i=this.named.get(s)?.get(t),r=a=>{n[e.space]=
a,n[e.color]=`${a.id} ${Ls[a.id]??"initial"}`};return i?r(i):this.space(t,s).then(r)}set(t,e,n){n[e.color]=`${n[e.space].id} ${re(t)}`}beneath(t,{id:e}){return`${e}\
 ${re(t)}`}async space(t,e){const n=await this.lookUp(t,e);let s=this.named.get(e);return s||this.named.set(e,s=new Map),s.set(t,n),n}async lookUp(t,e){if(t==="\
Pattern")return Ns;const n=js[t],s=e.find("ColorSpace",n??t);return s===void 0?{id:t,isPattern:!1}:{id:await this.idOf(s),isPattern:this.isPattern(s)}}async idOf(t){
const e=this.document.resolve(t);return e instanceof l.SX?e.text:V(await this.values.of(t))}isPattern(t){const e=this.document.resolve(t);return(0,l.Eo)((0,l.cy)(
e)?this.document.resolve(e[0]):e,"Pattern")}}function re(o){let t="";for(let e=0;e<o.count;e++)o.kind(e)!==Ue.o_&&(t+=`${Math.floor(o.number(e)*Us+Gs)} `);return t}
var ze=p(18271),Ws=p(15330),Ks=p(83553),zs=p(25747);const Xs=20,Bt=50,Ot="";class Hs{document;fonts=new Map;constructor(t){this.document=t}of(t,e){let n=this.fonts.
get(t);return n||this.fonts.set(t,n=new Ys(this.document,t,this.document.dict(e))),n}}class Ys{document;font;dict;shapes=new Map;find;bounds=new Map;drawn;constructor(t,e,n){
this.document=t,this.font=e,this.dict=n}shapeOf(t){let e=this.shapes.get(t);return e===void 0&&this.shapes.set(t,e=this.read(t)),e}boxOf(t){return this.drawn?.get(
t.code)?.box??this.bounds.get(t)??this.likelyBox(t)}likelyBox({width:t}){const{ascent:e,descent:n}=this.font;return[-Bt,n*1e3-Bt,t*1e3+Bt,e*1e3+Bt]}read(t){if(this.
drawn)return this.drawn.get(t.code)?.shape??Ot;this.find??=this.finder();const e=this.find(t);if(!e)return t.text===" "?Ot:V(this.substitute,t.text,Zs(t)?0:t.cid);
if(e.length===0)return Ot;const n=(0,Ks.BO)(e);n&&this.bounds.set(t,n);const s=new Y;for(const i of e)s.length(i);return s.finish()}get substitute(){const{name:t,
bold:e,italic:n,fixedPitch:s}=this.font;return`${t} ${e} ${n} ${s}`}finder(){const{document:t,dict:e}=this,n=e&&(0,ze.Lq)(t,e),s=n&&t.decodedPart(n)?.data,{memory:i,
pace:r}=t.job,a=s&&(0,zs.D)(s,f=>{i.budget.spend("glyphSteps",f),r.add(f*Xs)}),c=a&&(0,ze.oQ)(t,e);return!e||!a||typeof c!="object"?()=>{}:(0,Ws.X)(t,e,a,c)}}const Zs=({
text:o})=>o!==""&&o!=="�";var Js=p(58552),Vs=p(92152),Et=p(8283);const Xe={DeviceGray:1,G:1,DeviceRGB:3,RGB:3,DeviceCMYK:4,CMYK:4},Qs={G:"DeviceGray",RGB:"Dev\
iceRGB",CMYK:"DeviceCMYK",I:"Indexed"};class _s{document;values;known=new Map;constructor(t,e){this.document=t,this.values=e}async of(t,e,n){const s=this.known.
get(t);if(s!==void 0&&t>0)return s;const i=new Y;await this.write(e,n,i,!0);const r=i.finish();return this.known.set(t,r),r}async styleOf(t,e){const n=new Y;return await this.
write(t,e,n,!0,!1),n.finish()}async write(t,e,n,s,i=!0){const{document:r,values:a}=this,{dict:c}=t,{width:f,height:h,bits:u,stencil:d,decode:g}=(0,zt.h)(r,c);for(const v of[
f,h,u,d?1:0,...g??[]])n.exact(v||0);const y=d?"":await this.space(c.get("ColorSpace"),e);n.text(y);for(const v of["Interpolate","Intent","SMaskInData","Matte"])
n.text(await a.of(c.get(v)));for(const v of s?["SMask","Mask"]:[]){const N=r.resolve(c.get(v));n.text(v),N instanceof l.Z6?await this.write(N,e,n,!1,i):(0,l.cy)(
N)&&n.text(await a.of(N))}i&&await this.samples(t,f*u*(Xe[y]??0),h,n)}async samples(t,e,n,s){const{document:i,values:r}=this,{format:a,parameters:c,before:f}=(0,Te.
R)(i,t);let h;try{h=await i.decodedAtEase(f)}catch(d){if(!(d instanceof Js.zU)||d.code!=="unreadable_document")throw d;h=i.decodedPart(f)?.data??i.encoded(f)}if(s.
text(a??""),c&&s.text(await r.of(c)),a==="jpg"){for(const d of to(h))await r.bytes(d,s);return}const u=(0,Vs.zq)(e,1,1)*n;await r.bytes(a===void 0&&u>0?h.subarray(
0,u):h,s)}async space(t,e){const n=this.document.resolve(t);if(!(n instanceof l.SX))return this.values.of(t);const s=Qs[n.text]??n.text,i=s in Xe?void 0:e(n.text);
return i===void 0?s:this.values.of(i)}}const qs=238;function*to(o){let t=2;for(const{marker:e,start:n,end:s}of(0,Et.OD)(o)){if(t=e===Et.Os?n:s,e===Et.Os)break;e!==
Et.EI&&(e===qs||!(0,Et.iN)(e))&&(yield o.subarray(n,s))}yield o.subarray(t)}const eo=50,no=2e5,Ct=4*1024*1024,so=new Set("Length Filter DecodeParms DL Metadata \
PieceInfo LastModified Parent P Popup StructParent StructParents Type".split(" ")),oo=0,io=1,ro=2,ao=3,co=4,fo=5,ho=6,uo=7,He=8;class lo{document;objects=new Map;direct=new WeakMap;constructor(t){
this.document=t}async of(t){if(t==null)return"";if(typeof t!="object")return`${t}`;const e=(0,l.i9)(t)?this.objects.get(t.number):this.direct.get(t);if(e!==void 0)
return e;const n=new Y;await this.write(t,n,[]);const s=n.finish();return(0,l.i9)(t)?this.objects.set(t.number,s):this.direct.set(t,s),s}async data(t,e){const{document:n}=this,
s=t.data.length>Ct?await n.decodedAtEase(t):n.decodedPart(t)?.data;await this.bytes(po(s??n.encoded(t)),e)}async bytes(t,e){const{pace:n}=this.document.job;for(let s=0;s<
t.length;s+=Ct){e.bytes(t.subarray(s,s+Ct));const i=n.step(Math.min(t.length-s,Ct));i&&await i}}async write(t,e,n){if(n.length>eo||e.count>no||(0,l.i9)(t)&&n.includes(
t.number)){e.exact(uo);return}const s=this.document.resolve(t),i=[...n,(0,l.i9)(t)?t.number:-1];if(typeof s=="number")e.exact(ao),e.exact(Number(s.toPrecision(5)));else if(s instanceof
l.SX||typeof s=="boolean")e.exact(io),e.text(s instanceof l.SX?s.text:`${s}`);else if(s instanceof l.Mx)e.exact(ro),e.bytes(s.bytes);else if((0,l.cy)(s)){e.exact(
co);for(const a of s)await this.write(a,e,i);e.exact(He)}else s instanceof l.Bi?await this.entries(s,fo,e,i):s instanceof l.Z6?(await this.entries(s.dict,ho,e,i),
await this.data(s,e)):e.exact(oo);const r=this.document.job.pace.step(100);r&&await r}async entries(t,e,n,s){n.exact(e);for(const i of[...t.keys()].sort())so.has(
i)||(n.text(i),await this.write(t.get(i),n,s));n.exact(He)}}function po(o){if(!(o.length>128&&Buffer.from(o.subarray(36,40)).toString("latin1")==="acsp"))return o;
const e=o.slice();return e.fill(0,24,36),e.fill(0,84,100),e}const go=1e4;class mo{document;decoder;layers;values;images;colors;characters;shapes;fonts=new Map;known=new Map;constructor(t){
this.document=t,this.decoder=new Bs.X(t),this.characters=new je.y(t.job),this.layers=new Cs.z(t),this.values=new lo(t),this.images=new _s(t,this.values),this.colors=
new Fs(t,this.values),this.shapes=new Hs(t)}remember(t,e){this.fonts.has(t)||this.fonts.set(t,e())}shapesOf(t){return this.shapes.of(t,this.fonts.get(t))}async once(t,e){
const n=this.known.get(t);if(n!==void 0)return n;const s=await e();return this.known.size<go&&this.known.set(t,s),s}}var wo=p(36211),yo=p(93059),xo=p(4745),Ye=p(
5490);const Ze=Math.SQRT2,bo=4,Mo=0;function ae({lineWidth:o,join:t,miter:e,matrix:n},s){const[i,r,a,c]=n,f=Math.max(Math.hypot(i,r),Math.hypot(a,c)),h=s&&t===Mo?
Math.max(Ze,Math.min(e,bo)):Ze;return Math.abs(o)*f/2*h}const ce=3,vt=4,So=-1;class Oo{digest;states;shapesOf;characters;matrix=new Ge.f6;replaces=!1;part=32;clipping;clippingBox=O.
gF;ignored=[];marks;shapes;x=0;y=0;alongX=0;alongY=0;acrossX=0;acrossY=0;moved=0;isVertical=!1;scale="";written="";constructor(t,e,n,s){this.digest=t,this.states=
e,this.shapesOf=n,this.characters=s}begin({matrix:t,size:e,stretch:n,rise:s},i){const r=this.matrix,[a,c]=[r.a*t[0]+r.b*t[2],r.a*t[1]+r.b*t[3]],[f,h]=[r.c*t[0]+
r.d*t[2],r.c*t[1]+r.d*t[3]];this.x=r.e*t[0]+r.f*t[2]+t[4]+s*f,this.y=r.e*t[1]+r.f*t[3]+t[5]+s*h,this.alongX=a*e*n,this.alongY=c*e*n,this.acrossX=f*e,this.acrossY=
h*e,this.moved=0,this.isVertical=i.vertical,this.scale=`${tt(this.alongX)} ${tt(this.alongY)} ${tt(this.acrossX)} ${tt(this.acrossY)}`,this.shapes=this.shapesOf(
i)}show(t,e,n){const s=e.font,{vertical:i}=s,r=e.size===0?1:e.size,a=(i?-e.charSpace:e.charSpace)/r,c=(i?-e.wordSpace:e.wordSpace)/r,f=!n&&e.mode!==ce;let{moved:h}=this;
const u=s.glyphs(t);this.characters.take(u.length);for(const d of u){const g=f?this.shapes.shapeOf(d):Ot;g!==Ot&&(d.vertical?this.glyph(e,d,g,-d.vertical.x,-h-d.
vertical.y,d.vertical.advance):i?this.glyph(e,d,g,0,-h,d.width):this.glyph(e,d,g,h,0,d.width)),h+=(i&&d.vertical?-d.vertical.advance:d.width)+a,d.isSpace&&(h+=c)}
this.moved=h}endClipping(){this.clipping=void 0,this.clippingBox=O.gF}adjust(t){this.moved+=(this.isVertical?t:-t)/1e3}end({size:t,stretch:e,font:n}){n.vertical?
this.matrix.advance(0,-this.moved*t):this.matrix.advance(this.moved*t*e,0)}replaced(){}glyph(t,e,n,s,i,r){const a=this.x+s*this.alongX+i*this.acrossX,c=this.y+s*
this.alongY+i*this.acrossY;if(this.ignored.length>0&&this.ignored.some(u=>Eo(u,a,c)))return;const{digest:f,marks:h}=this;h&&t.mode<vt+ce&&(h.begin("text",this.boxOf(
t,e,a,c),t),this.written=""),t.mode<vt?this.write(f,t,n,a,c,r):(t.mode<vt+ce&&this.write(f,t,n,a,c,r),this.clipping??=new Y,h&&(this.clippingBox=(0,O.kO)(this.clippingBox,
this.boxOf(t,e,a,c))),this.written="",this.write(this.clipping,void 0,n,a,c,r),this.written="")}boxOf(t,e,n,s){const i=this.shapes.boxOf(e),r=[this.alongX/1e3,this.
alongY/1e3,this.acrossX/1e3,this.acrossY/1e3,n,s],a=(0,O.zl)(r,i);return t.mode%vt===0?a:(0,O.XM)(a,ae(t,!0))}write(t,e,n,s,i,r){e&&this.states.state(e,e.mode%vt),
t.exact(So),this.scale!==this.written&&(t.text(this.scale),this.written=this.scale),t.text(n),t.length(s),t.length(i),t.length(r)}}const Eo=({x:o,y:t,width:e,height:n},s,i)=>s>=
o-.5&&s<=o+e+.5&&i>=t&&i<=t+n,Je={OP:"false",op:"false",OPM:"0",AIS:"false",TK:"true",RI:"RelativeColorimetric",TR:"Identity",TR2:"Default",BG:"",BG2:"Default",
UCR:"",UCR2:"Default"},vo=o=>o in Je;function Ve(o,t,e,n){const s=n instanceof l.SX?n.text:typeof n=="object"?e:`${n}`,i=o.split(`
`).filter(r=>r!==""&&!r.startsWith(`${t} `));return(s===Je[t]?i:[...i,`${t} ${s}`]).sort().join(`
`)}function To(o,t){switch(o.operator){case"w":return t.lineWidth=o.number(0),!0;case"J":return t.cap=o.number(0),!0;case"j":return t.join=o.number(0),!0;case"M":
return t.miter=o.number(0),!0;case"d":return t.dash=_e(o.value(0),o.number(1)),!0;case"ri":return t.other=Ve(t.other,"RI","",new l.SX(o.name(0)??"")),!0;default:
return!1}}function Ao(o,t,e,n){t==="BM"&&(n.blend=Po((0,l.cy)(e)?o.resolve(e[0]):e)),t==="D"&&(0,l.cy)(e)&&(n.dash=ko(o,e)),typeof e=="number"&&(t==="LW"?n.lineWidth=
e:t==="LC"?n.cap=e:t==="LJ"?n.join=e:t==="ML"?n.miter=e:t==="CA"?n.strokeAlpha=e:t==="ca"&&(n.fillAlpha=e))}const Po=o=>o instanceof l.SX&&o.text!=="Compatible"?
o.text:It,Qe=new WeakMap;function ko(o,t){const e=Qe.get(t);if(e!==void 0)return e;const[n,s]=[o.resolve(t[0]),o.resolve(t[1])],i=_e((0,l.cy)(n)?n.map(r=>o.resolve(
r)):null,Number(s)||0);return Qe.set(t,i),i}const Do=200;function _e(o,t){const e=(0,l.cy)(o)?o.filter(s=>typeof s=="number"):[];if(!e.some(s=>s>0))return"";const n=[
...e,t||0].map(s=>Math.round(s*1e4)).join(" ");return n.length>Do?V(n):n}const Ro=-11,Io=-12;function qe({matrix:o,lineWidth:t,dash:e}){const[n,s,i,r]=o,a=t*t;return`${[
a*(n*n+i*i),a*(n*s+i*r),a*(s*s+r*r)].map(f=>Math.round(f*1e6)).join(" ")} ${e&&`${e} ${Math.round((0,O.PU)(o)*1e6)}`}`}class Bo{digest;fill="";fillAlpha=-1;fillClip="";fillMode="";stroke="";constructor(t){
this.digest=t}forget(){this.fillAlpha=-1,this.stroke=""}state(t,e){e!==1&&this.fills(t),e>=1&&this.strokes(t)}fills({fill:t,fillAlpha:e,clip:n,blend:s,mask:i,other:r}){
if(t===this.fill&&e===this.fillAlpha&&n===this.fillClip&&this.fillMode===s+i+r)return;this.fill=t,this.fillAlpha=e,this.fillClip=n,this.fillMode=s+i+r;const{digest:c}=this;
c.exact(Ro),c.text(t),c.length(e),c.text(n),c.text(this.fillMode)}strokes(t){const{stroke:e,strokeAlpha:n,cap:s,join:i,miter:r,clip:a,blend:c,mask:f,other:h}=t,
u=`${s} ${i} ${i===0?r:""}`,d=[e,n,a,c,f,h,qe(t),u].join(`
`);d!==this.stroke&&(this.stroke=d,this.digest.exact(Io),this.digest.text(d))}}function tn(o,t,e){const{numbers:n}=o;if(!n)return;const{clipShapes:s,blend:i,mask:r,
other:a,clipBox:c}=t,f=[s,Ke(i),r,a].join(`
`);if(e!==void 0)return{path:n,blend:i,style:[e,t.fill,t.fillAlpha,f].join(`
`),ends:"",reach:0,isDashed:!1,clipBox:c};const{stroke:h,strokeAlpha:u,cap:d,join:g,miter:y,dash:v}=t;return{path:n,blend:i,style:[h,u,qe(t),f].join(`
`),ends:`${d} ${g} ${y}`,reach:ae(t,o.hasAngles),isDashed:v!=="",clipBox:c}}const Co=-2,Lo=-3,$o=-4,jo=-5,No=-6,Uo=-7,Go=-8;class Tt extends xo.p{context;digest;marks;glyphs;path=new Yt;written;clipRule="";constructor(t,e,n){
const s=new Bo(e),i=new Oo(e,s,r=>t.shapesOf(r),t.characters);super(t.document,t.decoder,i,t.layers),this.context=t,this.digest=e,this.marks=n,this.written=s,this.
glyphs=i,i.marks=n,n&&(n.begins=()=>s.forget())}take(t,e){const{states:n,scope:s}=e,i=n.current,{operator:r}=t;if(this.path.follow(t,i.matrix))return;const a=wo.
lJ.get(r);if(a){this.paint(a,i);return}switch(r){case"g":case"rg":case"k":return this.context.colors.device(nn[r],t,oe,i,s);case"G":case"RG":case"K":return this.
context.colors.device(nn[r],t,ie,i,s);case"cs":case"CS":return this.context.colors.setSpace(t.name(0)??"",r==="cs"?oe:ie,i,s);case"sc":case"scn":return this.color(
t,oe,e);case"SC":case"SCN":return this.color(t,ie,e);case"W":case"W*":this.clipRule=r;return;case"gs":return this.graphics(t,e);case"Tf":return this.font(t,e);case"\
ET":this.clipText(i);return;case"sh":return this.shading(t.name(0)??"",e);case"BI":{const c=(0,yo.n)(t);return c&&this.image(0,c,e)}default:if(!To(t,i))return super.
take(t,e)}}paint({fill:t,strokes:e,closes:n},s){const{path:i,digest:r,written:a}=this;i.isEmpty||(n&&i.close(),this.marked.isOff||(t!==void 0&&(this.marks?.begin(
"path",i.box,s),a.state(s,0),r.exact(t==="nonzero"?Co:Lo),this.marks?.outline(()=>tn(i,s,t)),i.write(r)),e&&(this.marks?.begin("path",(0,O.XM)(i.box,ae(s,i.hasAngles)),
s),a.state(s,1),r.exact($o),this.marks?.outline(()=>tn(i,s)),i.write(r))),this.clipRule!==""&&(en(s,i,this.clipRule),this.clipRule=""),i.clear())}clipText(t){const{
clipping:e}=this.glyphs;e&&(t.clip=t.clipShapes=V(t.clip,"text",e.finish()),this.marks&&(t.clipBox=it(this.glyphs.clippingBox,t)),this.glyphs.endClipping())}color(t,e,n){
const s=n.states.current,i=t.count-1;if(t.kind(i)!==Ue.o_)return this.context.colors.set(t,e,s);const r=s[e.space],a=this.context.colors.beneath(t,r);return this.
pattern(n.scope.find("Pattern",t.name(i)),a,n).then(c=>{s[e.color]=c})}async pattern(t,e,n){const{document:s,context:i}=this,r=s.resolve(t),a=s.dict(t);if(!a)return e;
const c=(0,O.lw)((0,rt.lQ)(s,a.get("Matrix")),n.states.current.base);if(!(r instanceof l.Z6)||!(0,l.i9)(t)){const[d,g]=[await i.values.of(a.get("Shading")),await i.
values.of(a.get("ExtGState"))];return V("shading",d,g,Lt(c))}const f=s.resolve(a.get("PaintType"))!==2,h=f?"":e,u=await i.once(`${t.number} ${h}`,async()=>{const d={
...St(sn),...f?{}:{fill:h,stroke:h}},g=await this.apart(t,r,d,n),y=await i.values.of(["XStep","YStep","BBox"].map(v=>a.get(v)??null));return V("tiling",g,y,h)});
return V(u,Lt(c))}async apart(t,e,n,s,i){const{context:r,document:a}=this,{drawing:c,scope:f}=s,h=(0,l.i9)(t)?t.number:0;if(c.includes(h))return"";if(c.length>=
a.job.limits.formDepth)throw this.tooDeep();const u=new Y,d=a.dict(e.dict.get("Resources"));return await new Tt(r,u,i).read(await this.decoder.form(h,e),{states:new Ye.
U(n),scope:d?new se.H(a,d,f):f,stream:h,drawing:[...c,h]}),u.finish()}async graphics(t,e){const n=this.document.dict(e.scope.find("ExtGState",t.name(0)??""));if(await super.
take(t,e),!n)return;const{document:s,context:i}=this,r=e.states.current,[a]=s.array(n.get("Font"))??[];a!==void 0&&r.font&&(i.remember(r.font,()=>a),await this.
prepare(r.font,e));for(const[c,f]of n){const h=s.resolve(f);c==="SMask"?r.mask=await this.softMask(h,e):vo(c)?r.other=Ve(r.other,c,await i.values.of(f),h):Ao(s,
c,h,r)}}async softMask(t,e){const{document:n,context:s}=this;if(!(t instanceof l.Bi))return"";const i=t.get("G");if(!(n.resolve(i)instanceof l.Z6)||!(0,l.i9)(i))
return"";const{matrix:a}=e.states.current,c=await s.values.of(["S","BC","TR"].map(u=>t.get(u)??null)),f=Lt(a),h=await s.once(`mask ${i.number} ${c}`,async()=>{const u=new Y;
return await new Tt(s,u).draw(i,{...e,states:new Ye.U(St(sn))}),V("mask",c,u.finish())});return V(h,f)}font(t,e){const n=t.name(0),s=()=>{const{font:r}=e.states.
current;if(!(!r||n===void 0)&&(this.context.remember(r,()=>e.scope.find("Font",n)),r.type3))return this.prepare(r,e)},i=super.take(t,e);return i?i.then(s):s()}async prepare(t,e){
if(!t.type3)return;const n=this.context.shapesOf(t);if(n.drawn)return;const{document:s}=this,{procedures:i,matrix:r,resources:a}=t.type3,c=new Map;n.drawn=c;const f=s.
dict(a),h={...e,scope:f?new se.H(s,f,e.scope):e.scope},u=(0,O.lw)(r,[1e3,0,0,1e3,0,0]);for(let d=0;d<256;d++){const g=t.type3.procedureOf(d),y=g===void 0?void 0:
i?.get(g),v=s.resolve(y);if(!(v instanceof l.Z6))continue;const N=new qn,Z=await this.apart(y,v,St(u),h,N);c.set(d,{shape:Z,box:N.box})}}async shading(t,{scope:e,
states:n}){if(this.marked.isOff)return;const s=n.current,i=await this.context.values.of(e.find("Shading",t));this.marks?.begin("path",s.clipBox??kt,s),this.written.
state(fe(s),0),this.digest.exact(No),this.digest.text(i),this.place(s.matrix)}draws(t,e){if(t===void 0||this.marked.isOff)return;const n=e.scope.find("XObject",
t),s=this.document.resolve(n);if(!(s instanceof l.Z6)||!(0,l.Eo)(this.document.resolve(s.dict.get("Subtype")),"Image"))return super.draws(t,e);if(!this.layers.isOff(
s.dict.get("OC")))return this.image((0,l.i9)(n)?n.number:0,s,e)}async image(t,e,{scope:n,states:s}){if(this.marked.isOff)return;const{document:i}=this,r=f=>n.find(
"ColorSpace",f),a=(0,zt.h)(i,e.dict).stencil?s.current:fe(s.current),c=await this.context.images.of(t,e,r);if(this.marks?.begin("image",(0,O.zl)(a.matrix,Fo),a),
this.written.state(a,0),this.marks?.keepsPictures){const f=await this.context.images.styleOf(e,r),{matrix:h,fill:u,fillAlpha:d,clip:g,blend:y,mask:v,other:N}=a,
Z=[f,u,d,g,Ke(y),v,N,Lt(h)].join(`
`);this.marks.picture({document:i,image:e,matrix:h,id:c,style:Z,blend:y})}this.digest.exact(jo),this.digest.text(c),this.place(a.matrix)}async readForm(t,e,n){const{
document:s,digest:i}=this,r=n.states.current;r.base=r.matrix;const a=(0,rt.b0)(s,e.dict.get("BBox"));if(a){const h=new Yt;h.rectangle(a[0],a[1],a[2]-a[0],a[3]-a[1],
r.matrix),en(r,h,"W")}const c=s.dict(e.dict.get("Group"));if(!c||!(0,l.Eo)(s.resolve(c.get("S")),"Transparency"))return super.readForm(t,e,n);const f=this.marks?.
beginGroup();this.written.state({...fe(r),clip:""},0),i.exact(Uo),i.text(await this.context.values.of(["I","K","CS"].map(h=>c.get(h)??null))),Object.assign(r,{fillAlpha:1,
strokeAlpha:1,blend:It,mask:""}),await super.readForm(t,e,n),i.exact(Go),f!==void 0&&this.marks?.endGroup(f)}place(t){for(const e of t)this.digest.length(e)}}const fe=o=>({
...o,fill:""});function en(o,t,e){o.clip=V(o.clip,e,t.id),t.isUpright||(o.clipShapes=V(o.clipShapes,e,t.id)),o.clipBox=it(t.box,o)}const nn={g:"DeviceGray",G:"D\
eviceGray",rg:"DeviceRGB",RG:"DeviceRGB",k:"DeviceCMYK",K:"DeviceCMYK"},Fo=[0,0,1,1],sn=[1,0,0,1,0,0],Lt=o=>o.map(t=>Math.round(t*1e6)).join(" "),Wo="Subtype F \
Contents T Subj RC QuadPoints InkList Vertices L LE CL C IC BS BE Border Name CA OC AS".split(" "),Ko="Subtype F QuadPoints C BS Border OC AS".split(" ");function zo([
o,t,e,n]){const s=(n-t)/4;return[o-s,t,e+s,n]}const Xo=1e3;class Ho{document;context;constructor(t){this.document=t,this.context=new mo(t)}async page(t,e=[]){const[
n,s]=[new Y,new Y];return await this.content(t,e,n),await this.annotations(t,e,s),{content:n.finish(),annotations:s.finish(),undrawn:await this.undrawn(t)}}async items(t,e,n){
const{width:s,height:i}=(0,O.JQ)((0,rt.iw)(this.document,t)),r=new os(n,[0,0,s,i]);return await this.content(t,e,r,r),await this.annotations(t,e,r,r),r.end(),r}async content(t,e,n,s){
const{document:i,context:r}=this;r.characters=new je.y(i.job);const a=(0,rt.iw)(i,t),c=(0,$e.y)(a),{width:f,height:h}=(0,O.JQ)(a);s?.beginPage(),n.length(f),n.length(
h);const u=new Tt(r,n,s);u.glyphs.ignored=e;const d=new se.H(i,i.dict(i.pages.attribute(t,"Resources")));await u.page(await r.decoder.page(t),d,St(c));const g=i.
dict(i.entry(i.pages.number(t),"Group"));g&&(s?.beginPage(),n.text(await r.values.of(["S","I","K","CS"].map(y=>g.get(y)??null))))}async annotations(t,e,n,s){const{
document:i,context:r}=this,a=(0,rt.iw)(i,t),c=(0,$e.y)(a),f=new Tt(r,n,s);f.glyphs.ignored=e;for(const h of(0,ne.qw)(i,t,r.layers)){const u=(0,lt.wR)(i,h),d=u&&
(0,lt.hs)(i,h,u,a.rotation);d&&(s?.enter(this.isField(h)?"field":"annotation"),await f.form(u,(0,ne.RZ)(i),St((0,O.lw)(d.matrix,c))))}for(const h of i.array(i.entry(
i.pages.number(t),"Annots"))??[]){const u=i.dict(h);if(!u||(0,l.Eo)(i.resolve(u.get("Subtype")),"Popup"))continue;s?.enter(this.isField(u)?"field":"annotation"),
s?.begin("path",this.boxOf(u,c),{});const d=await this.seen(u);n.text(d);const g=s&&Rs(i,u);g&&s.outline(()=>Is(g,c,d)),(0,lt.wR)(i,u)&&s?.begin("path",void 0,{}),
n.text(await r.values.of(u.get("Rect")))}}async undrawn(t){const{document:e,context:n}=this;let s="";for(const i of(0,ne.qw)(e,t,n.layers)){if(this.isField(i)||
(0,lt.wR)(e,i))continue;const r=e.job.pace.step(Xo);if(r&&await r,(0,Le.q)(e,i))continue;const a=e.resolve(i.get("Subtype")),c=Ne(e,i);if((0,l.Eo)(a,"Link")&&c===
0)continue;const f=((0,rt.b0)(e,i.get("Rect"))??[]).map(Math.round),h=await n.values.of(["Subtype","C","Name"].map(u=>i.get(u)??null));s=V(s,f.join(" "),c,h)}return s}isField(t){
return(0,l.Eo)(this.document.resolve(t.get("Subtype")),"Widget")}boxOf(t,e){const{document:n}=this;if((0,lt.dK)(n,t))return;const i=((0,lt.wR)(n,t)?void 0:(0,Le.
q)(n,t))??(0,rt.b0)(n,t.get("Rect"));return i&&(0,O.zl)(e,(0,l.Eo)(n.resolve(t.get("Subtype")),"Highlight")?zo(i):i)}async seen(t){const e=this.document.resolve(
t.get("Subtype")),n=(0,l.Eo)(e,"Link")||(0,l.Eo)(e,"Widget")?Ko:Wo;let s="";for(const i of n)s+=`${await this.context.values.of(t.get(i))} `;return s}}var Yo=p(
18930),on=p(99561);const he=64,Zo=1e3,Jo="￼";class rn{document;pattern;reader;looks;truncated=!1;constructor(t,e){this.document=t,this.pattern=e,this.reader=new Yo.
X(t),this.looks=new Ho(t)}async page(t){const{pace:e}=this.document.job,{masked:n,ignored:s}=await this.text(t);await e.rest();const{content:i,annotations:r,undrawn:a}=await this.
looks.page(t,s),c=new Qo;for(const f of an(n)){c.add(f);const h=e.step(f.length*4+100);h&&await h}return{content:i,annotations:r,undrawn:a,...c.finish()}}items(t,{
ignored:e},n){return this.looks.items(t,e,n)}async text(t){const{flow:e}=await this.reader.page(t),{text:n}=e;if(!this.pattern)return{text:n,flow:e,masked:n,ignored:[],
truncated:!1};const{matches:s,truncated:i}=await this.pattern.search(n,Zo,this.document.job.pace);this.truncated||=i;let r="",a=0;for(const{start:c,end:f}of s)r+=
n.slice(a,c)+Jo,a=f;return{text:n,flow:e,masked:r+n.slice(a),ignored:s.flatMap(({start:c,end:f})=>Vo(e,c,f)),truncated:i}}}function*an(o){for(const[t]of o.matchAll(
/\S+/g))yield t}function Vo(o,t,e){const n=o.text.lastIndexOf(`
`,t-1)+1,s=o.text.indexOf(`
`,e),i=o.box(n,s<0?o.text.length:s);return i?[i]:[]}class Qo{hash=(0,j.createHash)("sha256");smallest=new Set;largest=0;count=0;add(t){this.hash.update(`${t} `),
this.count++;const e=_o(t);this.smallest.has(e)||this.smallest.size===he&&e>this.largest||(this.smallest.size===he&&this.smallest.delete(this.largest),this.smallest.
add(e),this.largest=(0,xt.Kf)(this.smallest))}finish(){return{text:this.count===0?"":this.hash.digest("base64"),sample:[...this.smallest].sort((t,e)=>t-e)}}}function _o(o){
let t=on.k;for(let e=0;e<o.length;e++)t=(0,on.v)(t,o.charCodeAt(e));return t=Math.imul(t^t>>>16,2246822507),(t^t>>>13)>>>0}function qo({sample:o},{sample:t}){const e=Math.
min(he,Math.max(o.length,t.length));if(e===0)return 0;let[n,s,i,r]=[0,0,0,0];for(;i<e&&(n<o.length||s<t.length);){const[a,c]=[o[n]??1/0,t[s]??1/0];i++,a===c&&r++,
a<=c&&n++,c<=a&&s++}return r/i}const ti=1e6,ei=.01;async function ni(o,t,e){const n=t.length+1;if(o.length*t.length>ti||o.length===0||t.length===0)return Array.
from({length:Math.min(o.length,t.length)},(r,a)=>[a,a]);const s=new Float32Array((o.length+1)*n);for(let r=o.length-1;r>=0;r--){for(let c=t.length-1;c>=0;c--){const f=ei+
qo(o[r],t[c])+s[(r+1)*n+c+1];s[r*n+c]=Math.max(f,s[(r+1)*n+c],s[r*n+c+1])}const a=e.step(t.length*1500);a&&await a}const i=[];for(let r=0,a=0;r<o.length&&a<t.length;){
const c=s[r*n+a];c===s[(r+1)*n+a]?r++:c===s[r*n+a+1]?a++:i.push([r++,a++])}return i}const cn=[({content:o,annotations:t,text:e})=>`${o} ${t} ${e}`,({content:o})=>o,
({text:o})=>o];async function si(o,t,e){const n=new oi(o,t,e);let s=[{from:0,to:t.length,otherFrom:0,otherTo:o.length}];for(const i of cn)s=await n.inOrder(s,i);
for(const i of cn)await n.elsewhere(i);for(const i of s)await n.alike(i);return n}class oi{earlier;later;pace;before;after;moved=new Set;constructor(t,e,n){this.
earlier=t,this.later=e,this.pace=n,this.before=new Int32Array(e.length).fill(-1),this.after=new Int32Array(t.length).fill(-1)}async inOrder(t,e){const[n,s]=[this.
later.map(e),this.earlier.map(e)],i=[...t].reverse(),r=[];for(let a=i.pop();a;a=i.pop()){const c=this.trimmed(a,n,s),f=this.pace.step((c.to-c.from+c.otherTo-c.otherFrom+
1)*200);if(f&&await f,c.from===c.to||c.otherFrom===c.otherTo){(c.from<c.to||c.otherFrom<c.otherTo)&&r.push(c);continue}const h=fn(ii(c,n,s));if(h.length===0){r.
push(c);continue}(0,xt.RZ)(i,ri(c,h).reverse());for(const[u,d]of h)this.match(u,d)}return r}trimmed(t,e,n){let{from:s,to:i,otherFrom:r,otherTo:a}=t;const c=(f,h)=>e[f]!==
""&&e[f]===n[h];for(;s<i&&r<a&&c(s,r);)this.match(s++,r++);for(;s<i&&r<a&&c(i-1,a-1);)this.match(--i,--a);return{from:s,to:i,otherFrom:r,otherTo:a}}async elsewhere(t){
const e=new Map;for(const[n,s]of this.earlier.entries()){const i=t(s);if(this.after[n]>=0||i==="")continue;const r=e.get(i);r?r.push(n):e.set(i,[n])}for(const n of e.
values())n.reverse();for(const[n,s]of this.later.entries()){const i=this.pace.step(200);i&&await i;const r=this.before[n]<0?e.get(t(s))?.pop():void 0;r!==void 0&&
(this.match(n,r),this.moved.add(n))}}async alike({from:t,to:e,otherFrom:n,otherTo:s}){const i=[],r=[];for(let h=t;h<e;h++)this.before[h]<0&&i.push(h);for(let h=n;h<
s;h++)this.after[h]<0&&r.push(h);const{later:a,earlier:c}=this,f=await ni(i.map(h=>a[h]),r.map(h=>c[h]),this.pace);for(const[h,u]of f)this.match(i[h],r[u])}match(t,e){
this.before[t]=e,this.after[e]=t}}function ii(o,t,e){const n=new Map;for(let r=o.otherFrom;r<o.otherTo;r++)n.set(e[r],n.has(e[r])?-1:r);const s=new Map;for(let r=o.
from;r<o.to;r++)s.set(t[r],(s.get(t[r])??0)+1);const i=[];for(let r=o.from;r<o.to;r++){const a=n.get(t[r])??-1;a>=0&&t[r]!==""&&s.get(t[r])===1&&i.push([r,a])}return i}
function fn(o){const t=[],e=new Int32Array(o.length);for(const[s,[,i]]of o.entries()){let[r,a]=[0,t.length];for(;r<a;){const c=r+a>>1;o[t[c]][1]<i?r=c+1:a=c}e[s]=
r>0?t[r-1]:-1,t[r]=s}const n=[];for(let s=t.at(-1)??-1;s>=0;s=e[s])n.push(o[s]);return n.reverse()}function ri(o,t){const e=[];let{from:n,otherFrom:s}=o;for(const[
i,r]of t)e.push({from:n,to:i,otherFrom:s,otherTo:r}),n=i+1,s=r+1;return e.push({from:n,to:o.to,otherFrom:s,otherTo:o.otherTo}),e}const ai=2e6,ci=1e3,hn=5e4,un=200,
ue=20,dn=300;async function fi(o,t,e){const{from:n,end:s,otherEnd:i}=hi(o.keys,t.keys),r=new Map;for(let g=i-1;g>=n;g--){const y=r.get(t.keys[g]);y?y.push(g):r.
set(t.keys[g],[g]);const v=e.step(dn);v&&await v}const[a,c]=[[],[]];for(let g=n;g<s;g++){const y=r.get(o.keys[g])?.pop();y===void 0?a.push(g):c.push([g,y]);const v=e.
step(dn);v&&await v}const f=[...r.values()].flat().sort((g,y)=>g-y);await e.rest();const h=await ui(o,t,a,f,e),u=h.changed;for(const g of h.added)await ln(u,o,g,
e);for(const g of h.removed)await ln(u,t,g,e);await e.rest();const d=[...c,...h.pairs].sort(([g],[y])=>g-y);for(const[g,y]of await mi(o,t,d,e))$t(u,o,g),$t(u,t,
y);return u}function $t(o,{kinds:t,boxes:e},n){const s=e[n];s&&o.push({kind:t[n],box:s})}async function ln(o,t,e,n){const s=o.length>hn?void 0:t.outlines.get(e);
if(!s||s.reach===0)return $t(o,t,e);const i=n.step(s.path.length*un);i&&await i;const r=Os(s)?.flatMap(a=>At(t.shownPart(a,s)))??[];if(!mn(r,t.boxes[e],void 0))
return $t(o,t,e);for(const a of r)o.push({kind:t.kinds[e],box:a})}function hi(o,t){let e=0,[n,s]=[o.length,t.length];for(;e<n&&e<s&&o[e]===t[e];)e++;for(;n>e&&s>
e&&o[n-1]===t[s-1];)n--,s--;return{from:e,end:n,otherEnd:s}}async function ui(o,t,e,n,s){const[i,r]=[gn(o,e),gn(t,n)],[a,c]=[[],[]],f=new Map;for(const[d,g]of i){
const y=r.get(d);if(y?.length===g.length)for(const[v,N]of g.entries()){const Z=y[v];if(a.length>hn)break;const J=await li(o,N,t,Z,f,s);if(!(!J||!mn(J,o.boxes[N],
t.boxes[Z]))){c.push([N,Z]);for(const at of J)a.push({kind:o.kinds[N],box:at})}}}const[h,u]=[new Set(c.map(([d])=>d)),new Set(c.map(([,d])=>d))];return{changed:a,
pairs:c,added:e.filter(d=>!h.has(d)),removed:n.filter(d=>!u.has(d))}}async function di(o,t,e){return o.has(t)||o.set(t,await e()),o.get(t)}async function li(o,t,e,n,s,i){
const[r,a]=[o.outlines.get(t),e.outlines.get(n)],[c,f]=[r??o.pictures.get(t),a??e.pictures.get(n)];if(c?.blend!==f?.blend)return pi(o,t,e,n)?gi(o,t,e,n,i):void 0;
if(r&&a){const y=i.step((r.path.length+a.path.length)*un);y&&await y;const v=r.clipBox&&a.clipBox?{clipBox:(0,O.kO)(r.clipBox,a.clipBox)}:{};return Ss(r,a)?.flatMap(
N=>At(o.shownPart(N,v)))}const[h,u]=[o.pictures.get(t),e.pictures.get(n)],d=h&&u&&await di(s,`${h.id} ${u.id}`,()=>ms(h,u)),g=o.boxes[t];if(!(!d||d.length===0||
!g))return d.flatMap(y=>At((0,O.Pj)((0,O.XM)((0,O.zl)(h.matrix,y),Kt),g)))}function pi(o,t,e,n){const[s,i]=[o.outlines.get(t),e.outlines.get(n)],r=JSON.stringify(
o.boxes[t])===JSON.stringify(e.boxes[n]);return!s||!i?r&&o.pictures.get(t)?.id===e.pictures.get(n)?.id:r&&s.ends===i.ends&&s.reach===i.reach&&Buffer.compare(pn(
s),pn(i))===0}const pn=({path:o})=>new Uint8Array(o.buffer,o.byteOffset,o.byteLength);async function gi(o,t,e,n,s){const i=[];for(const[{boxes:r,kinds:a},c]of[[
o,t],[e,n]]){const f=r[c],h=s.step(c*ue);h&&await h;for(let u=0;u<c&&f;u++){const d=a[u]==="page"?void 0:r[u],g=d&&(0,O.Pj)(d,f);g&&i.push(g)}if(i.length>ci)return}
return i}const At=o=>o?[o]:[];function gn({outlines:o,pictures:t,kinds:e},n){const s=new Map;for(const i of n){const r=o.get(i)??t.get(i);if(!r)continue;const a=`${e[i]}\
 ${r.style}`,c=s.get(a);c?c.push(i):s.set(a,[i])}return s}const mn=(o,t,e)=>wn(o)<wn([...At(t),...At(e)]),wn=o=>o.reduce((t,[e,n,s,i])=>t+(s-e)*(i-n),0);async function mi(o,t,e,n){
const s=new Set(fn(e).map(([c])=>c)),i=e.filter(([c])=>!s.has(c)),r=i.length*e.length>ai,a=[];for(const[c,f]of i){const h=n.step(r?ue:e.length*ue);h&&await h;const u=([
d,g])=>d<c!=g<f&&d!==c&&(yn(o.boxes[c],o.boxes[d])||yn(t.boxes[f],t.boxes[g]));(r||e.some(u))&&a.push([c,f])}return a}const yn=(o,t)=>o!==void 0&&t!==void 0&&(0,O.
Pj)(o,t)!==void 0,wi=50,xn=3,bn=65536,Mn=400,de=100,yi=10,Sn=10;async function xi(o,[t,e,n,s],i){const r=new Map;for(const{kind:f,box:h}of o){const u=r.get(f);u?
u.push(h):r.set(f,[h])}const[a,c]=[n-t,s-e];for(let f=Math.max(xn,Math.sqrt(a*c/bn));;f*=2){const h=[];for(const[u,d]of r){const g=new Tn(d,[t,e,n,s],f);for(const y of await g.
groups(i))h.push({kind:u,boxes:y})}for(const u of bi){const d=await Mi(h,u,i);if(d.length<=wi||f>a+c&&u===1/0)return d.sort(vi)}}}const bi=[1.3,2,1/0];async function Mi(o,t,e){
const n=new Map;for(const{kind:i,boxes:r}of o){const a=n.get(i)??[];n.set(i,a);const c=r.reduce(O.kO);if(i==="text"||r.length>Mn||Pt(c)<=On*r.reduce(Si,0))a.push(
c);else for(const h of await Ai(r,t,e))a.push(h)}const s=[];for(const[i,r]of n)for(const a of await Ti(r,i==="text"?1/0:Math.max(t,On),e))s.push({kind:i,box:a});
return s}const On=2,Pt=([o,t,e,n])=>(e-o)*(n-t),Si=(o,t)=>o+Pt(t),En=(o,t,e)=>e===1/0||Pt((0,O.kO)(o,t))<=e*(Pt(o)+Pt(t)),Oi=["field","annotation","text","image",
"path","page"];async function Ei(o,t,e,n){const[s,i,r,a]=e,c=Math.max(xn,Math.sqrt((r-s)*(a-i)/bn)),f=[];for(const u of Oi){const d=new Tn(t.flatMap(g=>g.kind===
u?[g.box]:[]),e,c);f.push({kind:u,isAt:await d.cover(n)})}const h=[];for(const u of o){h.push({kind:f.find(({isAt:g})=>g(u))?.kind??"path",box:u});const d=n.step(
de);d&&await d}return h}const vi=({box:o},{box:t})=>o[1]-t[1]||o[0]-t[0],Ti=(o,t,e)=>vn(o,(n,s)=>(0,O.Pj)(n,s)!==void 0&&En(n,s,t),e),Ai=(o,t,e)=>vn(o,(n,s)=>En(
n,s,t),e);async function vn(o,t,e){if(o.length>Mn)return[...o];const n=[...o],s=[];for(let i=n.pop();i;i=n.pop()){const r=i,a=e.step(s.length*yi);a&&await a;const c=s.
findIndex(f=>t(r,f));c<0?s.push(r):n.push((0,O.kO)(r,s.splice(c,1)[0]))}return s}class Tn{boxes;page;side;columns;rows;constructor(t,e,n){this.boxes=t,this.page=
e,this.side=n;const[s,i,r,a]=e;this.columns=Math.max(1,Math.ceil((r-s)/n)),this.rows=Math.max(1,Math.ceil((a-i)/n))}async groups(t){const e=await this.covered(t),
n=await this.connected(e,t),s=new Map;for(const i of this.boxes){const r=n[this.row(i[1])*this.columns+this.column(i[0])],a=s.get(r);a?a.push(i):s.set(r,[i]);const c=t.
step(de);c&&await c}return s.values()}async cover(t){const e=await this.covered(t);return([n,s,i,r])=>e[this.row((s+r)/2)*this.columns+this.column((n+i)/2)]>0}column(t){
return Math.min(this.columns-1,Math.max(0,Math.floor((t-this.page[0])/this.side)))}row(t){return Math.min(this.rows-1,Math.max(0,Math.floor((t-this.page[1])/this.
side)))}async covered(t){const{columns:e,rows:n}=this,s=e+1,i=new Int32Array(s*(n+1));for(const[a,c,f,h]of this.boxes){const[u,d]=[this.column(a),this.column(f)+
1],[g,y]=[this.row(c)*s,(this.row(h)+1)*s];i[g+u]++,i[g+d]--,i[y+u]--,i[y+d]++;const v=t.step(de);v&&await v}const r=new Int32Array(e*n);for(let a=0;a<n;a++){for(let f=0,
h=0;f<e;f++)h+=i[a*s+f],r[a*e+f]=h+(a>0?r[(a-1)*e+f]:0);const c=t.step(e*Sn);c&&await c}return r}async connected(t,e){const{columns:n,rows:s}=this,i=new Int32Array(
t.length),r=[];let a=0;for(let c=0;c<t.length;c++)if(!(t[c]===0||i[c]!==0)){i[c]=++a,r.push(c);for(let f=r.pop();f!==void 0;f=r.pop()){const[h,u]=[f%n,Math.floor(
f/n)];for(let g=Math.max(0,u-1);g<=Math.min(s-1,u+1);g++)for(let y=Math.max(0,h-1);y<=Math.min(n-1,h+1);y++){const v=g*n+y;t[v]===0||i[v]!==0||(i[v]=a,r.push(v))}
const d=e.step(Sn*9);d&&await d}}return i}}function Pi(o,[t,e,n,s]){const i=[...new Set(o.flatMap(({box:c})=>[c[0],c[2]]))].sort((c,f)=>c-f);let r=0;for(const[c,
f]of i.entries()){const h=i[c+1];if(h===void 0)break;const u=o.filter(({box:g})=>g[0]<=f&&g[2]>=h).sort((g,y)=>g.box[1]-y.box[1]);let d=-1/0;for(const{box:g}of u)
r+=Math.max(0,g[3]-Math.max(d,g[1]))*(h-f),d=Math.max(d,g[3])}const a=r/((n-t)*(s-e));return Math.min(1,Math.ceil(a*1e4)/1e4)}function ki({before:o},t,e){const n=[];
for(const[s,i]of o.entries()){if(i<0)continue;const[r,a]=[t[s],e[i]],c={page:s,before:i,look:r.content!==a.content,text:r.text!==a.text,annotations:r.annotations!==
a.annotations,isDrawn:r.undrawn===a.undrawn};(c.look||c.text||c.annotations)&&n.push(c)}return n}class Di{after;before;constructor(t,e){this.after=t,this.before=
e}get truncated(){return this.after.truncated||this.before.truncated}async ignored({page:t,before:e}){return[...(await this.after.text(t)).ignored,...(await this.
before.text(e)).ignored]}}const Ri=1e3;async function Ii(o,t,e,n,s){const i=[];for(const r of o){const{page:a,before:c,look:f,text:h,annotations:u}=r,d={now:await t.
after.text(a),old:await t.before.text(c)},g=h?await Li(d,s):{wordsAdded:0,wordsRemoved:0},{lines:y,truncated:v}=h&&e?await cs(d.old,d.now):{lines:[],truncated:!1};
n.truncated||=v;const N=await Bi(r,t,d,e,s),[Z]=n.entries([{page:a+1,before:c+1,look:f,text:h,annotations:u,...g,...N,...e&&{diff:y}}]);if(!Z||i.length===Ri){n.
truncated=!0;break}i.push(Z)}return i}async function Bi(o,t,e,n,s){if(!o.look&&!o.annotations)return{share:0,boxes:[]};const{items:i,area:r}=await Ci(o,t,e,s),a=i.
map(({box:h})=>h),[c,f]=n?[await ve(e.now.flow,a,s),await ve(e.old.flow,a,s)]:[];return{share:Pi(i,r),boxes:i.map(({kind:h,box:[u,d,g,y]},v)=>({kind:h,...(0,is.
a)({x:u,y:d,width:g-u,height:y-d}),...c&&f&&h==="text"&&{before:f[v],after:c[v]}}))}}async function Ci({page:o,before:t,seen:e},n,{now:s,old:i},r){const a=new ts,
c=await n.after.items(o,s,a),f=await n.before.items(t,i,a),h=await fi(c,f,r),[,,u,d]=c.page,g=[0,0,Math.max(u,f.page[2]),Math.max(d,f.page[3])],y=e?await Ei(e,h,
g,r):h;return{items:await xi(y,g,r),area:g}}async function Li({now:o,old:t},e){const n=new Map;for(const[r,a]of[[t.masked,-1],[o.masked,1]])for(const c of an(r)){
n.set(c,(n.get(c)??0)+a);const f=e.step(c.length+200);f&&await f}let[s,i]=[0,0];for(const r of n.values())r>0?s+=r:i-=r;return{wordsAdded:s,wordsRemoved:i}}const le=32,
$i=192,jt=4,ji=3,Ni=65536,Ui=.2,Gi=60;async function Fi(o,t,e,n){const{width:s,height:i}=o,r=Math.max(e,Math.ceil(Math.sqrt(s*i/Ni))),a=new Ki(Math.ceil(s/r),r);
for(let c=0;c<i;c++){const[f,h]=[o.row(c),t.row(c)],u=Buffer.compare(f,h)===0,d=n.step(u?f.length*Ui:s*Gi);if(d&&await d,u)continue;const[g,y]=[Pn(o,c),Pn(t,c)];
for(let v=0;v<s;v++){const N=zi(g,y,v,s);N!==An&&a.add(v,c,N===pe)}}return a.boxes()}const An=0,Wi=1,pe=2,Nt=2;class Ki{columns;side;found=new Map;clear=new Set;constructor(t,e){
this.columns=t,this.side=e}add(t,e,n){const s=Math.floor(e/this.side)*this.columns+Math.floor(t/this.side);n&&this.clear.add(s);const i=this.found.get(s);i?(i[0]=
Math.min(i[0],t),i[2]=Math.max(i[2],t+1),i[3]=e+1):this.found.set(s,[t,e,t+1,e+1])}boxes(){const t=new Set(this.clear);for(const e of this.clear)for(let n=-Nt;n<=
Nt;n++)for(let s=-Nt;s<=Nt;s++)t.add(e+n*this.columns+s);return[...this.found].flatMap(([e,n])=>t.has(e)?[n]:[])}}const Pn=({row:o,height:t},e)=>[o(Math.max(0,e-
1)),o(e),o(Math.min(t-1,e+1))];function zi(o,t,e,n){const[s,i]=[o[1],t[1]],r=e*jt;let a=An;for(let c=r;c<r+ji;c++){const f=Math.abs(s[c]-i[c]);if(!(f<=le)){if(f>
$i||!kn(s[c],t,c,e,n)||!kn(i[c],o,c,e,n))return pe;a=Wi}}return a}function kn(o,t,e,n,s){const[i,r]=[n>0?e-jt:e,n<s-1?e+jt:e];let[a,c]=[255,0];for(const f of t)
for(let h=i;h<=r;h+=jt){const u=f[h];u<a&&(a=u),u>c&&(c=u)}return o>=a-le&&o<=c+le}var Dn=p(14118),ge=p(41516);const Xi=150,Hi=72,Rn=16e6,In=1e3,Bn=3,Cn=.5;async function Yi(o,t,e){
if(!e||o.length===0)return{changes:o,pixelEqual:0,truncated:!1};const{boxes:n,truncated:s}=await Ji(await e(),o),i=[];for(const r of o){if(!Ln(r))continue;const a=n.
get(r);if(!a){i.push(r);continue}const c=a.length===0?[]:await t.ignored(r),f=a.filter(h=>!c.some(u=>Zi(u,h)));f.length>0&&i.push({...r,seen:f})}return{changes:i,
pixelEqual:o.length-i.length,truncated:s}}const Ln=({look:o,annotations:t})=>o||t;function Zi({x:o,y:t,width:e,height:n},[s,i,r,a]){const[c,f]=[(s+r)/2,(i+a)/2];
return c>=o&&c<=o+e&&f>=t&&f<=t+n}async function Ji({after:o,before:t},e){const n=e.filter(d=>d.isDrawn&&Ln(d)).slice(0,In),s=new Map;if(n.length===0)return{boxes:s,
truncated:!1};const{job:i}=o,r=n.map(({page:d,before:g})=>qi((0,rt.iw)(o,d),(0,rt.iw)(t,g))),[a,c]=[await(0,ge.v)(o,Un(n,({page:d})=>d),!0,$n),await(0,ge.v)(t,Un(
n,d=>d.before),!0,$n)],f={now:a.missing.pagesWithout(),old:c.missing.pagesWithout()},[h,u]=[await Dn.YY.open(a.bytes,i,a),await Dn.YY.open(c.bytes,i,c)];for(const[
d,g]of n.entries()){const y=r[d];if(!y||f.now.has(g.page+1)||f.old.has(g.before+1))continue;const v=async J=>{const[at,pt]=[await h.draw(d,J),await u.draw(d,J)];
return(await Fi(at,pt,Math.round(Bn*J.scale),i.pace)).map(xe=>tr(xe,J.scale))},N=await v(y);let Z=N;for(const J of Vi)Z.length>0&&(Z=await _i(Z,await v(Qi(y,J)),
i.pace));s.set(g,Z.length>0?N:[])}return{boxes:s,truncated:n.length===In}}const $n="tolerance",Vi=[1.13,.91];function Qi({width:o,height:t,scale:e,isTransparent:n},s){
const i=o*t*s*s>Rn?1/s:s,r=a=>Math.max(1,Math.round(a*i));return{width:r(o),height:r(t),isTransparent:n,scale:e*i}}async function _i(o,t,e){const n=new Set,s=(0,xt.
Kf)([Bn,...o.map(jn),...t.map(jn)]),i=([a,c,f,h])=>{const u=[];for(let d=Math.floor(c/s);d<=h/s;d++)for(let g=Math.floor(a/s);g<=f/s;g++)u.push(`${g} ${d}`);return u};
for(const a of t){for(const f of i(a))n.add(f);const c=e.step(Nn);c&&await c}const r=[];for(const a of o){i(a).some(f=>n.has(f))&&r.push(a);const c=e.step(Nn);c&&
await c}return r}const jn=([o,t,e,n])=>Math.max(e-o,n-t)/2,Nn=2e3,Un=(o,t)=>Uint32Array.from(o,e=>t(e)+1);function qi(o,t){const[{width:e,height:n},s]=[(0,O.JQ)(
o),(0,O.JQ)(t)];if(Math.abs(e-s.width)>Cn||Math.abs(n-s.height)>Cn)return;const i=Math.min(Xi/Hi,Math.sqrt(Rn/(e*n))),r=a=>Math.max(1,Math.round(a*i));return{width:r(
e),height:r(n),isTransparent:!1,scale:i}}const tr=([o,t,e,n],s)=>[o/s-1,t/s-1,e/s+1,n/s+1],Gn=["fonts","links","bookmarks","attachments","form"],er=new Set(["cr\
eated","modified"]),nr=new Set(["creator","producer"]);async function sr({after:o,before:t},e){const{pace:n}=o.job,s=o.pages.count+t.pages.count;let i=0;const r=async(mt,{
pages:be})=>{const _n=[];for(let Me=0;Me<be.count;Me++)_n.push(await mt.page(Me)),n.progress(++i/s);return _n},a=new Di(new rn(o,e.pattern),new rn(t,e.pattern)),
[c,f]=[await r(a.after,o),await r(a.before,t)];await n.rest();const h=await si(f,c,n),u=new $,{changes:d,pixelEqual:g,truncated:y}=await Yi(ki(h,c,f),a,e.drawn),
{counts:v,data:N,isSame:Z}=await ir({after:o,before:t},h,u,e.drawn!==void 0),J=mt=>u.entries(mt.map(be=>be+1)),at=Fn(h.before),pt=Fn(h.after),gt=[...h.moved].map(
mt=>({page:mt+1,before:h.before[mt]+1})),xe={added:J(at),removed:J(pt),moved:u.entries(gt),changed:await Ii(d,a,e.withText,u,n)},$r={pagesAdded:at.length,pagesRemoved:pt.
length,pagesMoved:gt.length,pagesChanged:d.length,...v};return{same:Z&&at.length+pt.length+gt.length+d.length===0,truncated:u.truncated||a.truncated||y,pageCount:o.
pages.count,pageCountBefore:t.pages.count,pixelEqual:g,counts:$r,pages:xe,...N,bytes:or(o,t)}}const Fn=o=>[...o.keys()].filter(t=>o[t]<0);function or({bytes:o},{
bytes:t}){return Buffer.compare(o,t)===0?null:{before:t.length,after:o.length}}async function ir({after:o,before:t},e,n,s){const i=await ct(o,u=>e.before[u]<0?void 0:
u),r=await ct(t,u=>e.after[u]<0?void 0:e.after[u]),a=Object.keys(i.metadata).filter(u=>i.metadata[u]!==r.metadata[u]),c={metadata:a.length},f={metadata:rr(r,i,a,
n)};for(const u of Gn){const d=await X(r[u],i[u],o.job.pace);c[u]=d.before.length+d.after.length,f[u]={before:n.entries(d.before),after:n.entries(d.after)}}f.security=
Wn(r.security,i.security),f.tagged=Wn(r.tagged,i.tagged);const h=a.every(u=>er.has(u)||s&&nr.has(u))&&Gn.every(u=>c[u]===0||s&&u==="fonts")&&f.security===null&&
f.tagged===null;return{counts:c,data:f,isSame:h}}function rr({metadata:o},{metadata:t},e,n){const s=e.map(i=>({key:i,pair:{before:o[i]??null,after:t[i]??null}}));
return Object.fromEntries(n.entries(s).map(({key:i,pair:r})=>[i,r]))}const Wn=(o,t)=>JSON.stringify(o)===JSON.stringify(t)?null:{before:o,after:t};var ar=p(73154),
cr=p(95800),fr=p(99876),hr=p(14029),ur=p(77158),ut=p(36078);const Kn={before:"1 0 0",after:"0 0.82 0.88"},Ut=28,zn=24,Xn=46,dr=620,lr=880,Gt=2,pr="0.93 0.94 0.9\
5",gr="0.13 0.15 0.19",mr="0.42 0.45 0.5",wr="0.78 0.8 0.83",yr="0.95 0.55 0",xr="0.85 0.1 0.15",br="0 0.62 0.68";function Mr(o,t,e){const n=Math.max(o.size.width,
t.size.width),s=Math.max(o.size.height,t.size.height),i=Math.min(1,dr/n,lr/s),r=Math.max(n*i,190),[a,c]=[2*Ut+3*r+2*zn,2*Ut+Xn+s*i],f=c-Ut-Xn,h=[0,1,2].map(J=>Ut+
J*(r+zn)),[u,d,g]=h,y=({size:J},at)=>{const[pt,gt]=[J.width*i,J.height*i];return{x:at,y:f-gt,width:pt,height:gt}},v={before:y(o,u),after:y(t,d),both:[y(o,g),y(t,
g)]},N=J=>e.map(at=>Sr(at,J,f,i)).join(" "),Z=[`q ${pr} rg 0 0 ${(0,ut.id)(a)} ${(0,ut.id)(c)} re f Q`,me(["Before",62],`page ${o.number}`,xr,u,f),me(["After",46],
`page ${t.number}`,br,d,f),me(["Both",46],"red: only before, cyan: only after",void 0,g,f),we(v.before),we(v.after),...v.both.map(we),Ft("Before",o,v.before),Ft(
"After",t,v.after),`q /Multiply gs ${Ft("TintedBefore",o,v.both[0])} ${Ft("TintedAfter",t,v.both[1])} Q`,`q ${yr} RG 1.2 w 1 j ${h.map(N).join(" ")} Q`].join(`
`);return{width:Hn(a),height:Hn(c),content:`${Z}
`}}const Hn=o=>Math.round(o*100)/100;function me([o,t],e,n,s,i){const r=i+16,a=n===void 0?"":`${n} rg ${(0,ut.id)(s)} ${(0,ut.id)(r-1)} 12 12 re f `,c=n===void 0?
s:s+19,f=`BT ${gr} rg /Bold 16 Tf ${(0,ut.id)(c)} ${(0,ut.id)(r)} Td (${o}) Tj ${mr} rg /Plain 12 Tf ${t} 0 Td (${e}) Tj ET`;return`q ${a}${f} Q`}const Yn=({x:o,
y:t,width:e,height:n})=>[o,t,e,n].map(ut.id).join(" ").concat(" re"),we=o=>`q 1 g ${wr} RG 1 w ${Yn(o)} B Q`;function Ft(o,{inner:t},{x:e,y:n,width:s,height:i}){
return`q ${[s/t.width,0,0,i/t.height].map(a=>String(Number(a.toFixed(6)))).join(" ")} ${(0,ut.id)(e)} ${(0,ut.id)(n)} cm /${o} Do Q`}function Sr({x:o,y:t,width:e,
height:n},s,i,r){const a={x:s+(o-Gt)*r,y:i-(t+n+Gt)*r,width:(e+2*Gt)*r,height:(n+2*Gt)*r};return`${Yn(a)} S`}const Or=1,Er=2,vr="difference_pdf",Tr="1.4",Ar=2e4;
async function Pr(o,t){const{job:e}=o.after,n=await(0,R.E)(ur.O,e,{}),s=await Wt.of(n,Or,o.after,t.map(({page:a})=>a),e),i=await Wt.of(n,Er,o.before,t.map(({before:a})=>a),
e),r=[];for(const[a,c]of t.entries()){const[f,h]=[await s.panel(a,c.page),await i.panel(a,c.before)],u={before:Vn(n,h,Kn.before),after:Vn(n,f,Kn.after)},{width:d,
height:g,content:y}=Mr(h,f,c.boxes),v=(0,l.jd)({Type:(0,l.UU)("Page"),MediaBox:[0,0,d,g],Group:Zn(),Resources:(0,l.jd)({XObject:(0,l.jd)({Before:h.form,After:f.
form,TintedBefore:u.before,TintedAfter:u.after}),ExtGState:(0,l.jd)({Multiply:(0,l.jd)({BM:(0,l.UU)("Multiply")})}),Font:(0,l.jd)({Bold:Jn("Helvetica-Bold"),Plain:Jn(
"Helvetica")})}),Contents:n.add(new l.Z6((0,l.jd)({}),Buffer.from(y,"latin1")))});r.push(n.add(v).number);const N=e.pace.step(Ar);N&&await N}return(0,cr.J)([{index:0,
document:n},s.part,i.part]),await n.pages.rebuild(r),await n.pages.settle(),(0,hr.fT)([n,s.part.document,i.part.document],{encryption:"none",version:Tr})}class Wt{part;forms;found;sizes;constructor(t,e,n,s){
this.part=t,this.forms=e,this.found=n,this.sizes=s}static async of(t,e,n,s,i){const r=s.map(u=>(0,O.JQ)((0,rt.iw)(n,u-1))),{bytes:a}=await(0,ge.v)(n,Uint32Array.
from(s),!0,vr),c={index:e,document:await(0,R.E)(a,i,{})},f=new ar.l(t,c),h=await(0,fr.F)(c.document,Uint32Array.from(s,(u,d)=>d+1));return await f.inspect(h.pages),
new Wt(c,f,h,r)}async panel(t,e){const n=this.found.pages[t],s=this.found.kinds[n.kind];return{form:await this.forms.of(n,s),number:e,inner:(0,O.iN)(s),size:this.
sizes[t]}}}const Zn=()=>(0,l.jd)({S:(0,l.UU)("Transparency"),CS:(0,l.UU)("DeviceRGB"),I:!0}),Jn=o=>(0,l.jd)({Type:(0,l.UU)("Font"),Subtype:(0,l.UU)("Type1"),BaseFont:(0,l.
UU)(o),Encoding:(0,l.UU)("WinAnsiEncoding")});function Vn(o,{form:t,inner:{width:e,height:n}},s){const i=`0 0 ${e} ${n} re f`,r=`q 1 g ${i} Q q /Page Do Q q /Sa\
turation gs 0.5 g ${i} Q q /Screen gs ${s} rg ${i} Q
`,a=(0,l.jd)({Type:(0,l.UU)("XObject"),Subtype:(0,l.UU)("Form"),BBox:[0,0,e,n],Group:Zn(),Resources:(0,l.jd)({XObject:(0,l.jd)({Page:t}),ExtGState:(0,l.jd)({Saturation:(0,l.
jd)({BM:(0,l.UU)("Saturation")}),Screen:(0,l.jd)({BM:(0,l.UU)("Screen")})})})});return o.add(new l.Z6(a,Buffer.from(r,"latin1")))}var kr=p(5899),Dr=p(68516),Rr=p(
9312);const Ir={file:"compare_to",password:"compare_password",noun:"the earlier version"},Br=async(o,t,e)=>{const{ignore_pattern:n,with_text:s,tolerance:i}=t,r=n===
void 0?void 0:await(0,Rr.Gv)("ignore_pattern",n,"regex",e),{quiet:a,wasRepaired:c}=(0,M.gd)(e),{after:f,before:h,isRepaired:u}=await ye(o,t,a),g=await sr({after:f,
before:h},{pattern:r,withText:s,drawn:i==="pixels"?()=>ye(o,t,a):void 0}),y=t.difference_pdf?{difference:await Cr(g,o,await ye(o,t,a))}:{},v={...g,...y},N=[...c()?
[Qn("The document")]:[],...u?[Qn("The earlier version")]:[],...Lr(v)];return{documents:[{...o,pageCount:f.pages.count}],data:v,notes:N,facts:{}}};async function Cr({
pages:o},{name:t},e){const{changed:n}=o;if(n.length===0)return null;const s=await Pr(e,n);return{fileName:`${t.replace(/\.pdf$/i,"")}-difference.pdf`,size:s.length,
content:Buffer.from(s).toString("base64")}}async function ye(o,{compare_to:t,compare_password:e,open_password:n},s){const i=await(0,R.E)(o.bytes,s,{password:n}),
{document:r,isRepaired:a}=await(0,Dr.H)(t,e,Ir,s);return{after:i,before:r,isRepaired:a}}const Qn=o=>(0,kr.A)(`${o} is damaged: it was compared as far as it coul\
d be read.`);function Lr({pixelEqual:o}){const t=Number(o);return t===0?[]:[{code:"pages_look_same",message:`${(0,B.y_)(t,"page")} ${t===1?"draws differently, l\
ooks the same, and counts":"draw differently, look the same, and count"} as unchanged.`}]}}),17623:((st,F,p)=>{p.d(F,{Z:()=>C});var B=p(46570),R=p(52604),j=p(52755),
U=p(76933),z=p(77500);async function C(T,P,I){const k=[],w={};for(const S of P.fields){k.push(D(T,P,I,S)),(0,B.K)(S)&&S.kind!=="password"&&P.byName.get(S.name)===
S&&Object.defineProperty(w,S.name,{value:I.of(S),enumerable:!0,configurable:!0,writable:!0});const m=T.job.pace.step(4e3);m&&await m}return{fields:k,values:w,xfa:(0,z.
f4)(T,P),scripts:(0,U.on)(T,P)}}function D(T,P,I,k){const{kind:w,flags:S,name:m}=k,x=P.integer(k.nodes[0],"MaxLen"),b=w==="password",M=w==="text"||b;return{name:m,
type:w,value:b?null:I.of(k),default:b?null:I.of(k,"DV"),options:l(T,P,I,k),required:(S&j.mw)!==0,readOnly:(S&j.sj)!==0,multiline:w==="text"&&(S&j.kz)!==0,maxLength:M&&
x>0?x:null,pages:[...new Set(k.widgets.flatMap(({pages:E})=>E))].sort((E,A)=>E-A)}}function l(T,P,I,k){return k.kind==="dropdown"||k.kind==="list"?I.choices(k):
k.kind!=="checkbox"&&k.kind!=="radio"?[]:(0,R.lD)(T,P,k).names.map(w=>({value:w,display:w}))}}),5899:((st,F,p)=>{p.d(F,{A:()=>B});const B=R=>({code:"document_da\
maged",message:R})}),77158:((st,F,p)=>{p.d(F,{O:()=>B});const B=Buffer.from(`%PDF-1.3
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
`,"latin1")}),68516:((st,F,p)=>{p.d(F,{H:()=>U});var B=p(58552),R=p(94518),j=p(59277);async function U({bytes:D},l,T,P){const I={repaired:!1},k=()=>{I.repaired=
!0};try{return{document:await(0,R.E)(D,{...P,onRepaired:k},{password:l}),isRepaired:I.repaired}}catch(w){throw w instanceof B.zU?z(w,D,T):w}}function z(D,l,{file:T,
password:P,noun:I}){const k=(w,S,m=[])=>(0,B.G6)([{field:w,message:S,mentions:m}]);switch(D.code){case"password_required":return k(T,`needs a password: give it \
as ${P}`,[P]);case"wrong_password":return k(P,`does not open ${I}`);case"unsupported_encryption":return k(T,"is protected in a way that is not supported, such a\
s by a certificate");case"unreadable_document":{const w=(0,j.y)(l);return k(T,w===void 0||w==="a PDF document"?C:`is ${w}; it must be a PDF document`)}case"limi\
t_exceeded":{const w=D.issues.map(({message:S})=>({field:T,message:S}));return new B.zU(D.code,D.message,{issues:w,...D.advice===void 0?{}:{advice:D.advice}})}default:
return D}}const C="cannot be read, or has no pages: it must be a complete PDF document"}),66403:((st,F,p)=>{p.d(F,{a:()=>j});const B=100,R=U=>Math.round(U*B)/B,
j=U=>U?{x:R(U.x),y:R(U.y),width:R(U.width),height:R(U.height)}:null}),9312:((st,F,p)=>{p.d(F,{$0:()=>C,Gv:()=>j,MM:()=>z});var B=p(779),R=p(42973);const j=(l,T,P,{
pace:I,limits:k})=>(0,B.patternOf)(l,T,P,I,D(l,k)),U={slashes:"has slashes around it that count as characters: leave them out, and begin with (?i) in place of t\
he flag i","regex-as-words":"looks like a regular expression and was read as words: set search_mode to regex, and leave out slashes around it"};function z(l,T){
const P=(0,B.G)(l,T);return P&&U[P]}function C(l,T,P){const I=z(T,P);return I===void 0?[]:[{code:"search_mode_unlikely",message:`Nothing was found for ${l}, whi\
ch ${I}.`,mentions:[l,"search_mode"]}]}function D(l,{searching:T}){let P=T;return I=>{if(P-=I,P<0)throw(0,R.F)("searching",`The search takes more than ${T} step\
s, which are characters times the size of the expression`,"Make the expression shorter or more exact, or search fewer pages",l)}}}),95800:((st,F,p)=>{p.d(F,{J:()=>z});
var B=p(45599),R=p(36502),j=p(25524);const U=["Order","AS","RBGroups","Locked"];function z(C){const D=C.filter(({document:x})=>x.dict(x.catalog.get("OCPropertie\
s")));if(D.length===0||D.length===1&&D[0].index===0)return;const{document:l}=C[0],T=l.dict(l.catalog.get("OCProperties")),P=[],[I,k]=[[],[]],w=new Map(U.map(x=>[
x,[]]));for(const x of D){const b=x.document.dict(x.document.catalog.get("OCProperties")),M=x.document.dict(b.get("D")),E=(A,$)=>(x.document.array(A?.get($))??[]).
map(X=>(0,j.yY)(X,x.index));for(const A of E(b,"OCGs"))P.push(A);for(const[A,$]of w)for(const X of E(M,A))$.push(X);for(const A of E(M,"ON"))I.push(A);for(const A of new R.
z(x.document).groupsOff())k.push((0,j.yY)(A,x.index))}const S=new B.Bi(T&&l.dict(T.get("D")));S.delete("BaseState");for(const[x,b]of[...w,["ON",I],["OFF",k]])b.
length>0?S.set(x,b):S.delete(x);const m=new B.Bi(T);m.set("OCGs",P),m.set("D",S),l.editCatalog().set("OCProperties",l.add(m))}}),73154:((st,F,p)=>{p.d(F,{l:()=>w});
var B=p(75162),R=p(45599),j=p(1592),U=p(37709);async function z(S,m,x){const b=[];let M=0;return await(0,U.Ko)(m,S.job.pace,E=>{const{operator:A,count:$}=E,X=A===
"BDC"?" BMC":A==="DP"?" MP":void 0;if(X===void 0||$!==2)return;const Q=E.name(1),_=Q===void 0?E.value(1):x?.get(Q);S.dict(_)?.has("MCID")&&(b.push(m.subarray(M,
E.endOf(0)),Buffer.from(X,"latin1")),M=E.end)}),M===0?m:Buffer.concat([...b,m.subarray(M)])}var C=p(92218),D=p(53107),l=p(74135),T=p(25524),P=p(58006);const I=new Set(
["Page","Pages","Catalog","StructElem","StructTreeRoot","Annot"]);class k{document;keepsTags;seen=new Set;shared=new Map;constructor(m,x){this.document=m,this.keepsTags=
x}async prepare(m){const x=this.asObject(m);return await this.release(x),x}asObject(m){if((0,R.i9)(m)&&(0,R.Zm)(this.document.resolve(m)))return m;const x=this.
document.dict(m)??new R.Bi;let b=this.shared.get(x);return b||this.shared.set(x,b=this.document.add(x)),b}async release(m){const{document:x,seen:b}=this,M=[m];for(let E=M.
pop();E!==void 0;E=M.pop())if(E instanceof R.oS){if(b.has(E.number))continue;b.add(E.number);const A=x.job.pace.step(1e3);A&&await A;const $=x.get(E),X=$ instanceof
R.Z6?$.dict:$;if((0,R.Zm)(X)){if(this.isApart(X))continue;await this.untie(E,$,X,m)}M.push(x.get(E))}else if(Array.isArray(E))for(const A of E)M.push(A);else if(E instanceof
R.Z6)for(const A of E.dict.values())M.push(A);else if((0,R.Zm)(E)){this.isFont(E)&&!E.has("Resources")&&E.set("Resources",m);for(const A of E.values())M.push(A)}}isApart(m){
const x=this.document.resolve(m.get("Type"));return x!==null&&typeof x=="object"&&"text"in x&&I.has(x.text)}isFont(m){return(0,R.Eo)(this.document.resolve(m.get(
"Subtype")),"Type3")&&m.has("CharProcs")}async untie(m,x,b,M){const{document:E}=this,A=x instanceof R.Z6&&(0,R.Eo)(E.resolve(b.get("Subtype")),"Form"),$=!this.keepsTags&&
(b.has("StructParent")||b.has("StructParents")),X=!b.has("Resources")&&(A||this.isFont(b)),Q=A&&!this.keepsTags?await this.withoutIds(x,E.dict(b.get("Resources")??
M)):void 0;if(!$&&!X&&!Q)return;const _=E.edit(m),ot=_ instanceof R.Z6?_.dict:_;$&&ot.delete("StructParent"),$&&ot.delete("StructParents"),X&&ot.set("Resources",
M),Q&&_ instanceof R.Z6&&E.put(m,(0,P.n)(_,Q,{compress:!0}))}async withoutIds(m,x){const b=this.document.decodedPart(m);if(!b?.whole)return;const M=await z(this.
document,b.data,this.document.dict(x?.get("Properties")));return M===b.data?void 0:M}}class w{document;part;contents;resources;constructor(m,x){this.document=m,
this.part=x,this.contents=new D.K(x.document),this.resources=new k(x.document,this.keepsTags)}get keepsTags(){return this.part.document===this.document}inspect(m){
return this.contents.inspect(m)}async of(m,x){const{index:b,document:M}=this.part,E=await this.resources.prepare(m.resources),A=M.entry(M.pages.number(m.index),
"Group"),{filters:$,data:X}=await this.contentOf(m),Q=this.keepsTags?M.entry(M.pages.number(m.index),"StructParents"):void 0,_=(0,R.jd)({Type:(0,R.UU)("XObject"),
Subtype:(0,R.UU)("Form"),BBox:[...x.box],Matrix:[...(0,l.DI)((0,l.S3)(x))],Resources:(0,T.Po)(b,E.number),Group:A===void 0?void 0:(0,T.yY)(A,b),StructParents:Q,
...$});return this.document.add(new R.Z6(_,X))}async contentOf(m){const{part:x,contents:b}=this,{document:M}=x,E=b.own(m),A=E.length===1?M.get(E[0]):void 0;if(A instanceof
R.Z6&&this.keepsTags&&b.isOrderly(m))return this.asItIs(A);const{isWhole:$,isKnown:X,open:Q}=await b.condition(E),_=await b.content(E),ot=M.dict(M.dict(m.resources)?.
get("Properties")),ct=this.keepsTags?_:await z(M,_,ot);if(A instanceof R.Z6&&(!X||$&&Q.excess===0&&ct===_))return this.asItIs(A);const ht=Q.excess===0?ct:await(0,j.
KS)(ct,0,M.job.pace),ft=await(0,C.d)(ht,M.job);return{filters:{Filter:(0,R.UU)("FlateDecode")},data:ft}}asItIs(m){const{index:x,document:b}=this.part,M=new R.Bi(
[...m.dict].filter(([E])=>E==="Filter"||E==="DecodeParms"));return(0,B.CF)(M),{filters:Object.fromEntries((0,T.yY)(M,x)),data:b.encoded(m)}}}}),25524:((st,F,p)=>{
p.d(F,{Bg:()=>R,Po:()=>j,fS:()=>z,yY:()=>U});var B=p(45599);const R=C=>C.find(({index:D})=>D===0).document,j=(C,D,l=0)=>C===l?new B.oS(D):new B.rV(C,D);function U(C,D){
if(D===0||C instanceof B.rV)return C;if(C instanceof B.oS)return new B.rV(D,C.number);if(Array.isArray(C))return C.map(T=>U(T,D));if(C instanceof B.Z6||!(C instanceof
B.Bi))return C;const l=new B.Bi;for(const[T,P]of C)l.set(T,U(P,D));return l}class z{meaning;taken;last=new Map;constructor(D=[],l=T=>T){this.meaning=l,this.taken=
new Set([...D].map(l))}get size(){return this.taken.size}has(D){return this.taken.has(this.meaning(D))}add(D){this.taken.add(this.meaning(D))}free(D){const l=D.
startsWith("þÿ");for(let T=(this.last.get(D)??1)+1;;T++){const P=`_${T}`,I=D+(l?[...P].map(k=>`\0${k}`).join(""):P);if(!this.has(I))return this.last.set(D,T),
this.add(I),I}}}}),92152:((st,F,p)=>{p.d(F,{A6:()=>P,AT:()=>T,Cb:()=>R,WQ:()=>j,ZJ:()=>l,fu:()=>k,mA:()=>D,u8:()=>I,zq:()=>B});const B=(w,S,m)=>Math.ceil(w*S*m/
8);function R(w,S,m){if(!w||w.length<S*2)return!1;let x=0;for(let b=0;b<S;b++){const[M,E]=[w[b*2],w[b*2+1]];if(M===m&&E===0)x++;else if(M!==0||E!==m)return}return x===
0?!1:x===S?!0:void 0}function j(w,S){if(w.length>=S)return w.subarray(0,S);const m=new Uint8Array(S);return m.set(w),m}const U=2,z=65536;async function C(w,S,m,x){
const b=Math.max(1,Math.floor(z/S));for(let M=0;M<w;M+=b){const E=Math.min(M+b,w);x(M,E);const A=m.step((E-M)*S*U);A&&await A}}async function D(w,S){const m=new Uint8Array(
w.length);return await C(w.length,1,S,(x,b)=>{for(let M=x;M<b;M++)m[M]=w[M]^255}),m}async function l(w,{width:S,height:m,channels:x,bits:b},M,E){const A=S*x,$=B(
S,x,b),X=new Uint8Array(A*m),Q=2**b-1,_=M&&b<8?255/Q:1;for(let ot=0;ot<m;ot++)await C(A,1,E,(ct,ht)=>{for(let ft=ct;ft<ht;ft++){const L=ft*b,W=ot*$+(L>>3),G=b>=
8?w[W]:w[W]>>8-b-(L&7)&Q;X[ot*A+ft]=G*_}});return X}async function T(w,S,m,x){const b=Array.from({length:m},(E,A)=>{const[$,X]=[S[A*2],S[A*2+1]];return Uint8ClampedArray.
from({length:256},(Q,_)=>($+_/255*(X-$))*255)}),M=new Uint8Array(w.length);return await C(w.length,1,x,(E,A)=>{for(let $=E;$<A;$++)M[$]=b[$%m][w[$]]}),M}function P(w,S,m){
const x=new Uint8Array(w.length*m);for(let b=0;b<w.length;b++)for(let M=0;M<m;M++)x[b*m+M]=S[w[b]*m+M]??0;return x}async function I(w,S,m,x){const b=new Uint8Array(
w.length*m);return await C(w.length,m,x,(M,E)=>b.set(P(w.subarray(M,E),S,m),M*m)),b}async function k(w,S,m,x){const b=new Uint8Array(S.length*(m+1));return await C(
S.length,m+1,x,(M,E)=>{for(let A=M;A<E;A++){for(let $=0;$<m;$++)b[A*(m+1)+$]=w[A*m+$];b[A*(m+1)+m]=S[A]}}),b}}),38671:((st,F,p)=>{p.d(F,{R:()=>U});var B=p(52205),
R=p(45599);const j={DCTDecode:"jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};function U(z,C){const D=(0,B.c3)(z,C.dict.
get("Filter")),l=(0,B.c3)(z,C.dict.get("DecodeParms")),T=D.at(-1)??null,P=T instanceof R.SX?j[T.text]:void 0;if(!P)return{format:P,parameters:void 0,filter:T,before:C};
const I=new R.Bi(C.dict);I.set("Filter",D.slice(0,-1)),I.set("DecodeParms",l.slice(0,D.length-1));const k=l[D.length-1];return{format:P,parameters:(0,R.Zm)(k)?k:
void 0,filter:T,before:new R.Z6(I,C.data,C.sealed)}}}),8283:((st,F,p)=>{p.d(F,{A2:()=>R,EI:()=>z,GM:()=>j,OD:()=>l,Os:()=>U,iN:()=>C});var B=p(78157);const R=216,
j=217,U=218,z=254,C=I=>I>=224&&I<=239;class D{image;marker;start;end;constructor(k,w,S,m){this.image=k,this.marker=w,this.start=S,this.end=m}get data(){return this.
image.subarray(Math.min(this.start+4,this.end),this.end)}}function*l(I){const k=(0,B.bS)(I);for(let w=2;;){const S=P(k,w);if(S<0)return;const m=k[S+1],x=m===R||
m===j||m===T;if(!x&&S+4>k.length)return;const b=x?0:k.readUInt16BE(S+2),M=S+2+b;if(M>k.length||!x&&b<2||(yield new D(k,m,S,M),m===j))return;w=M}}const T=1;function P(I,k){
for(let w=I.indexOf(255,k);w>=0&&w+1<I.length;w=I.indexOf(255,w+1)){const S=I[w+1];if(S!==0&&S!==255&&(S<208||S>215))return w}return-1}}),44738:((st,F,p)=>{p.d(
F,{L:()=>C,m:()=>D});var B=p(45599),R=p(55969),j=p(3466),U=p(9731),z=p(17671);async function C(l,T){const P=new Set;let I=0,k=!1;for(let m=0;m<l.pages.count;m++){
const x=D(l,l.pages.number(m));for(const{number:M}of x){const E=l.get(M);if(P.has(M)||!(0,B.Zm)(E)||!T(E,m))continue;P.add(M);const A=(0,R.B)(l,E);A==="Popup"&&
I++,A==="Widget"&&(k=!0)}const b=l.job.pace.step(500+x.length*100);b&&await b}if(P.size===0)return 0;const w=(0,z.Hi)(l),S=k?await j.R.of(l):void 0;return await(0,z.
Pv)(w,P,()=>(0,z.Wi)(w,P)),S&&await(0,z.zg)(w,S),await(0,U.U)(w),P.size-I}function D(l,T){const P=l.entry(T,"Annots"),I=l.array(P)??[];if(!I.some(B.Zm))return I.
filter(B.i9);const k=l.edit((0,B.i9)(P)?P:T),w=l.array((0,B.Zm)(k)?k.get("Annots"):k)??[];for(const[S,m]of w.entries())(0,B.Zm)(m)&&(w[S]=l.add(m));return w.filter(
B.i9)}}),779:((st,F,p)=>{p.d(F,{patternOf:()=>ft,G:()=>ct,y:()=>C});var B=p(58552),R=p(98472),j=p(34378);const U=new RegExp("([\\x21-\\x7e]{1,1000})(?!\\p{M})|(\\s+\
)|(?:[\\u1100-\\u11ff]{1,1000}|\\P{M})\\p{M}{0,30}|\\p{M}{1,30}","gu"),z=(L,W)=>C([L],W);async function C(L,W){const G=new Set;for(const K of L)G.add((await x(K,
W)).text.trim());G.delete("");const O=[...G].map(K=>K.match(/[\x21-\x7e]+/g)??[]),et=(K,nt)=>K.length*O.length>S?!1:(nt.add((K.length>>2)+G.size*w),l(K,O));return{
hasGroups:!1,lacks:et,search:async(K,nt,H)=>{const q=H.step(K.length>>2);if(q&&await q,et(K,H)||await D(K,O,H))return{matches:[],truncated:!1};const tt=await x(
K,H),Y=[];for(const V of G)if(!await m(V,tt,Y,nt,H))return{matches:Y,truncated:!0};return G.size>1&&Y.sort((V,it)=>V.start-it.start||it.end-V.end),{matches:Y,truncated:!1}}}}
async function D(L,W,G){const O=P(L);for(const et of W){const K=G.step((O.length>>3)*et.length);if(K&&await K,T(O,et))return!1}return!0}function l(L,W){const G=P(
L);for(const O of W)if(T(G,O))return!1;return!0}function T(L,W){for(const G of W)if(!L.includes(G))return!1;return!0}function P(L){const W=L.toLowerCase();return I.
test(W)?W.replace(k,Q):W}const I=/[\u00df\u0131\u0149\u017f\u037e\u1e9a\u1e9e\u1fef\ufb00-\ufb06]/,k=new RegExp(I,"g"),w=6,S=2e4;async function m(L,{text:W,places:G},O,et,K){
const nt=K.step(W.length>>3);nt&&await nt;for(let H=W.indexOf(L),q=0;H>=0;H=W.indexOf(L,q)){if(O.length===et)return!1;for(q=H+L.length;G[q]===G[q-1];)q++;O.push(
(0,R.z)(G[H],G[q]));const tt=K.step(L.length);tt&&await tt}return!0}async function x(L,W){if(!b.test(L))return E(L,W);const G=[];let O="";for(const{0:et,1:K,2:nt,
index:H}of L.matchAll(U)){const q=nt===void 0?K?.toLowerCase()??Q(et):" ";for(let Y=0;Y<q.length;Y++)G.push(K===void 0?H:H+Y);O+=q;const tt=W.step(et.length*10);
tt&&await tt}return G.push(L.length),{text:O,places:G}}const b=/[^\0-\xff]/,M=65536;async function E(L,W){const G=L.includes(A)?L.split(A).length-1:0,O=new Uint32Array(
L.length+G+1);let et="",K=0,nt=!1;for(let H=0;H<L.length;H+=M){const q=L.slice(H,H+M),tt=W.step(q.length);tt&&await tt;const Y=nt;for(let it=0;it<q.length;it++){
const kt=q.charCodeAt(it),wt=X(kt);(!wt||!nt)&&(O[K++]=H+it),kt===$&&(O[K++]=H+it),nt=wt}const V=q.toLowerCase().replace(/\s+/g," ").replaceAll(A,"ss").replaceAll(
"µ","μ");et+=Y&&V.startsWith(" ")?V.slice(1):V}return O[K]=L.length,{text:et,places:O}}const A="ß",$=223,X=L=>L===32||L>=9&&L<=13||L===160,Q=L=>(0,j.w)((0,j.
w)(L).toUpperCase().toLowerCase()),_=/^\/.+\/([dgimsuvy]*)$/s,ot=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;function ct(L,W){
const G=_.exec(L);return W==="regex"?G?"slashes":void 0:ot.test(L)||G&&G[1]!==""?"regex-as-words":void 0}const ht=1e6;async function ft(L,W,G,O,et){const K=G===
"regex"?(await Promise.all([p.e(7398),p.e(9974)]).then(p.bind(p,39974))).expressionOf(W,et):await z(W,O);if("problem"in K)throw(0,B.G6)([{field:L,message:K.problem}]);
return{...K,search:async(nt,H,q)=>{const tt=await K.search(nt.slice(0,ht),H,q);return nt.length>ht?{...tt,truncated:!0}:tt}}}}),98472:((st,F,p)=>{p.d(F,{z:()=>B});
const B=(R,j,U=[])=>({start:R,end:j,groups:Object.fromEntries(U)})})};
