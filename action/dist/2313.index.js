"use strict";exports.id=2313,exports.ids=[2313,779],exports.modules={71693:((ot,z,p)=>{p.r(z),p.d(z,{compare_documents:()=>dr});var D=p(98446),A=p(92356),U=p(77598),G=p(45059),
W=p(52755),F=p(16259),E=p(824),d=p(45599),v=p(59071);function m(o,t,e){const n=[];for(const s of o.array(o.entry(o.pages.number(t),"Annots"))??[]){const i=o.dict(
s);i&&(0,d.Eo)(o.resolve(i.get("Subtype")),"Link")&&n.push({page:t,target:x(o,i,e)})}return n}function x(o,t,e){const n=e.pageOf(t);if(n!==void 0)return{page:n};
const s=o.dict(t.get("A")),i=o.resolve(s?.get("S")),r=o.resolve(s?.get("URI"));if(r instanceof d.Mx)return{uri:Buffer.from(r.bytes).toString("latin1")};const a=w(
o,s?.get("F"));if(a!==null)return{file:a};const c=o.resolve(s?.get("N"));return{action:c instanceof d.SX?c.text:i instanceof d.SX?i.text:"none"}}function w(o,t){
const e=o.resolve(t);if(e instanceof d.Mx)return(0,v.Gh)(e);const n=o.dict(t);return(0,v.Gh)(o.resolve(n?.get("UF")))??(0,v.Gh)(o.resolve(n?.get("F")))}var S=p(
37081),O=p(12207),y=p(16231),M=p(17623),k=p(41112),$=p(41561);const I=1e3,N=1e6;class V{truncated=!1;left=N;entries(t,e=I){const n=[];for(const s of t){const i=JSON.
stringify(s).length+1;if(n.length===e||i>this.left){this.truncated=!0;break}this.left-=i,n.push(s)}return n}}async function C(o,t,e){const n=new Map;for(const{key:r}of o){
n.set(r,(n.get(r)??0)+1);const a=e.step(200);a&&await a}const s=[];for(const{key:r,entry:a}of t){const c=n.get(r)??0;c>0?n.set(r,c-1):s.push(a);const f=e.step(200);
f&&await f}const i=[];for(const{key:r,entry:a}of[...o].reverse()){const c=n.get(r)??0;c!==0&&(n.set(r,c-1),i.push(a))}return{before:i.reverse(),after:s}}const H=200;
class j{texts=new Map;objects=new WeakMap;keyed(t){return{key:Object.entries(t).map(([n,s])=>`${n} ${this.ofValue(s)}`).join(`
`),entry:t}}ofText(t){if(t.length<H)return JSON.stringify(t);let e=this.texts.get(t);return e===void 0&&this.texts.set(t,e=J(t)),e}ofValue(t){if(typeof t=="stri\
ng")return this.ofText(t);if(typeof t!="object"||t===null)return String(t);let e=this.objects.get(t);if(e===void 0){const n=JSON.stringify(t);this.objects.set(t,
e=n.length<H?n:J(n))}return e}}const J=o=>(0,U.createHash)("sha256").update(o).digest("base64");async function Y(o,t){const{pace:e}=o.job,n=await O.Ht.of(o),s=new j,
i={...(0,E._6)(o,await(0,E.Br)(o))};await e.rest();const r=(await(0,k.Uz)(o)??[]).map(u=>s.keyed({...u}));await e.rest();const a=await Q(o,n,t),c=await tt(o,n,t,
s);await e.rest();const f=await et(o),h=await nt(o,s);return await e.rest(),{metadata:i,fonts:r,links:a,bookmarks:c,attachments:f,form:h,security:{encryption:(0,$.
Br)(o),permissions:(0,$.nj)(o),javascript:await(0,k.xS)(o),signatures:(await(0,y.Ez)(o)).length},tagged:(0,$.$J)(o)}}function _(o,t){if(!("page"in o))return{entry:{
...o},key:JSON.stringify(o)};const e=t(o.page);return{entry:{target:o.page+1},key:e===void 0?`gone ${o.page}`:`page ${e}`}}async function Q(o,t,e){const n=[];for(let s=0;s<
o.pages.count;s++){const i=e(s);if(i!==void 0)for(const a of m(o,s,t)){const{entry:c,key:f}=_(a.target,e);n.push({entry:{page:s+1,...c},key:`${i} ${f}`})}const r=o.
job.pace.step(2e4);r&&await r}return n}async function tt(o,t,e,n){const s=[];return await(0,S.O)(o,(i,r)=>{const a=o.dict(i),c=a&&(0,v.Gh)(o.resolve(a.get("Titl\
e")));if(!a||c===null||c===void 0)return a!==void 0;const{entry:f,key:h}=_(x(o,a,t),e);return s.push({entry:{title:c,level:r,...f},key:`${r} ${h} ${n.ofText(c)}`}),
!0}),s}async function et(o){const t=[];for(const{name:e,size:n,mimeType:s,description:i,relationship:r,stream:a}of await(0,G._)(o)){const c=o.decodedPart(a)?.data??
o.encoded(a),f={name:e,size:n??c.length,mimeType:s,description:i,relationship:r},h=(0,U.createHash)("sha256").update(c).digest("base64");t.push({entry:f,key:`${JSON.
stringify(f)} ${h}`});const u=o.job.pace.step(c.length*2);u&&await u}return t}async function nt(o,t){const e=await W.mO.read(o);if(e.fields.length===0)return[];
const{fields:n}=await(0,M.Z)(o,e,new F.n(o,e)),s=[];for(const{pages:i,...r}of n){s.push(t.keyed(r));const a=o.job.pace.step(2e3);a&&await a}return s}var B=p(74135);
const rt=512,dt=5e4,gt=22,Z=100,R=.2718281828,T=o=>Number.isNaN(o)?0:Math.floor(o*Z+R);class L{count=0;hash=(0,U.createHash)("sha256");values=new Float64Array(rt);used=0;texts=new Map;length(t){
this.exact(T(t))}exact(t){this.used===rt&&this.flush(),this.values[this.used++]=t,this.count++}text(t){const{texts:e}=this;let n=e.get(t);n===void 0&&(e.size===
dt&&e.clear(),e.set(t,n=e.size),this.bytes(Buffer.from(t))),this.exact(n)}bytes(t){this.exact(t.length),this.flush(),this.hash.update(t)}finish(){return this.flush(),
this.hash.digest("base64").slice(0,gt)}flush(){this.used!==0&&(this.hash.update(Buffer.from(this.values.buffer,0,this.used*8)),this.used=0)}}function K(...o){return(0,U.
createHash)("sha256").update(JSON.stringify(o)).digest("base64").slice(0,gt)}const q=(o,{clipBox:t})=>t?(0,B.Pj)(t,o)??ft:o,at=[-1e9,-1e9,1e9,1e9],ft=[0,0,0,0];
class xt{box;begins=()=>{};begin(t,e,n){const s=e&&q(e,n);s&&(this.box=this.box?(0,B.kO)(this.box,s):s)}keepsPictures=!1;outline(){}picture(){}beginGroup(){return 0}endGroup(){}}
class mt{numbers=new Map;of(t){let e=this.numbers.get(t);return e===void 0&&this.numbers.set(t,e=this.numbers.size),e}}const lt=1e5,Dt=5e5,Xt=1e3,Gn=120,Yt=.4;class Wn extends L{ids;page;kinds=[];boxes=[];outlines=new Map;pictures=new Map;keys=[];begins=()=>{};item="";numbers=0;within;constructor(t,e){
super(),this.ids=t,this.page=e}enter(t){this.within=t}begin(t,e,n){const s=e&&this.shownPart(e,n),i=this.boxes.length-1;this.isFull?s&&(this.boxes[i]=(0,B.kO)(this.
boxes[i]??s,s)):this.add(this.within??t,s),this.begins()}shownPart(t,e){const n=q((0,B.XM)(t,Yt),e);return n===ft?void 0:(0,B.Pj)((0,B.XM)(n,Yt),this.page)}outline(t){
if(this.isFull||this.numbers>=Dt)return;const e=t();e&&(this.numbers+=e.path.length,this.outlines.set(this.kinds.length-1,e))}get keepsPictures(){return!this.isFull&&
this.pictures.size<Xt}picture(t){this.pictures.set(this.kinds.length-1,t)}beginPage(){this.begin("page",this.page,{})}beginGroup(){return this.isFull||this.add(
this.within??"path",void 0),this.begins(),this.boxes.length-1}endGroup(t){let e;for(let n=t+1;n<this.boxes.length;n++){const s=this.boxes[n];s&&(e=e?(0,B.kO)(e,
s):s)}t<lt-1&&(this.boxes[t]=e),t+1<this.kinds.length&&(this.kinds[t]=this.kinds[t+1])}end(){if(this.kinds.length===this.keys.length)return;const{item:t}=this,e=this.
isFull?this.finish():"";this.keys.push(this.ids.of(t.length>Gn||e!==""?K(t,e):t)),this.item=""}exact(t){this.isFull?super.exact(t):this.item+=`${t} `}text(t){this.
isFull?super.text(t):this.item+=`t${this.ids.of(t)} `}get isFull(){return this.kinds.length===lt}add(t,e){this.end(),this.kinds.push(t),this.boxes.push(e)}}var Kn=p(
66403);const zn=200,Mt=200,kt=2e4,Hn=300;async function Xn(o,t){const{diffArrays:e}=await p.e(8128).then(p.bind(p,18128)),[n,s]=[Oe(o),Oe(t)],i=e(n.map(({masked:u})=>u),
s.map(({masked:u})=>u),{maxEditLength:Hn})??[{removed:!0,added:!1,count:n.length},{removed:!1,added:!0,count:s.length}],r=[];let[a,c]=[0,0],f=n.length===kt||s.length===
kt;const h=(u,l)=>{r.length===zn?f=!0:r.push(u+Ee(l)),l.length>Mt&&(f=!0)};for(const{removed:u,added:l,count:g}of i){if(u)for(let b=0;b<g;b++)h("-",n[a+b].text);
if(l)for(let b=0;b<g;b++)h("+",s[c+b].text);l||(a+=g),u||(c+=g)}return{lines:r,truncated:f}}function Oe({text:o,masked:t}){const e=t.split(`
`,kt),n=o.split(`
`,kt);return e.map((s,i)=>({masked:s,text:n.length===e.length?n[i]:s}))}function Ee(o){if(o.length<=Mt)return o;const t=/[\ud800-\udbff]$/.test(o.slice(0,Mt-1))?
Mt-2:Mt-1;return`${o.slice(0,t)}…`}const Yn=2e4,Zn=200,Jn=.4,_n=1e3;async function ve(o,t,e){const n=t.map(()=>"");let s=0;for(const{0:i,index:r}of o.text.matchAll(
/\S+/g)){if(++s>Yn)break;const a=o.box(r,r+i.length);if(a)for(const[f,h]of t.entries()){const u=n[f];u.length<=Zn&&Vn(h,a.x,a.y,a.width,a.height)&&(n[f]=u===""?
i:`${u} ${i}`)}const c=e.step(_n+t.length*20);c&&await c}return n.map(Ee)}function Vn([o,t,e,n],s,i,r,a){const c=Math.min(n,i+a)-Math.max(t,i);return s<e&&s+r>o&&
c>Jn*Math.min(a,n-t)}var Rt=p(45657),Zt=p(95340),Te=p(38671);const Qn=1/50,It=.5,qn=2;async function ts(o,t){if(o.style!==t.style)return;const e=[];for(const n of[
void 0,"SMask","Mask"]){const[s,i]=[await Pe(o,n),await Pe(t,n)];if(!(s==="none"&&i==="none")){if(typeof s=="string"||typeof i=="string"||s.rowBytes!==i.rowBytes||
s.pixelBits!==i.pixelBits)return;(0,Rt.RZ)(e,await es(s,i,o.document))}}return e}async function Pe({document:o,image:t},e){const n=e===void 0?t:o.resolve(t.dict.
get(e));if(!(n instanceof d.Z6))return"none";const{format:s,before:i}=(0,Te.R)(o,n),{width:r,height:a,bits:c}=(0,Zt.h)(o,n.dict);if(s!==void 0||!(r>0&&a>0))return"\
unknown";const f=await o.decodedAtEase(i),h=Math.floor(f.length/a),u=Math.floor(h*8/(r*c)),l=b=>Math.ceil(r*c*b/8);return u>0&&l(u)===h&&l(u-1)!==h?{data:f,width:r,
height:a,rowBytes:h,pixelBits:c*u}:"unknown"}async function es(o,{data:t},{job:e}){const{data:n,width:s,height:i,rowBytes:r,pixelBits:a}=o,c=[];let[f,h,u,l]=[-1,
-1,1/0,-1];const g=()=>{if(f<0)return;const[b,P]=[Math.floor(u/a),Math.floor(l/a)+1];c.push([(b-It)/s,1-(h+1+It)/i,(P+It)/s,1-(f-It)/i]),[f,u,l]=[-1,1/0,-1]};for(let b=0;b<
i;b++){const P=b*r,[X,st]=[n.subarray(P,P+r),t.subarray(P,P+r)];Buffer.compare(X,st)!==0&&(b-h>Math.max(2,i*Qn)&&g(),f<0&&(f=b),h=b,u=Math.min(u,ns(X,st)),l=Math.
max(l,ss(X,st)));const it=e.pace.step(r*qn);it&&await it}return g(),c}function ns(o,t){let e=0;for(;o[e]===t[e];)e++;return e*8+Math.clz32(o[e]^t[e])-24}function ss(o,t){
let e=o.length-1;for(;o[e]===t[e];)e--;const n=o[e]^t[e];return e*8+Math.clz32(n&-n)-24}const Ae=4096,Jt=1,pt=2,_t=3,St=4,De=13;class ke{kept=new Float64Array(Ae);used=0;long;x=0;y=0;left=1/0;top=1/0;right=-1/0;bottom=-1/0;hasAngles=!1;isLine=!1;get isEmpty(){
return this.used===0&&!this.long}get numbers(){return this.long?void 0:this.kept.slice(0,this.used)}get box(){return[this.left,this.top,this.right,this.bottom]}get isUpright(){
const[,t,e,,n,s,,i,r,,a,c]=this.kept;return this.long||this.used!==De||this.kept[De-1]!==St||this.kept[9]!==pt?!1:e===s&&n===i&&r===c&&t===a||t===n&&s===r&&i===
a&&c===e}follow(t,e){switch(t.operator){case"m":return this.isLine=!1,this.point(Jt,t.number(0),t.number(1),e);case"l":return this.hasAngles||=this.isLine,this.
isLine=!0,this.point(pt,t.number(0),t.number(1),e);case"c":return this.curve(t,e,0,2,4);case"v":return this.curve(t,e,-1,0,2);case"y":return this.curve(t,e,0,2,
2);case"h":return this.close(),!0;case"re":return this.isLine=!1,this.rectangle(t.number(0),t.number(1),t.number(2),t.number(3),e),!0;default:return!1}}rectangle(t,e,n,s,i){
this.point(Jt,t,e,i),this.point(pt,t+n,e,i),this.point(pt,t+n,e+s,i),this.point(pt,t,e+s,i),this.add(St),this.x=t,this.y=e}close(){this.hasAngles||=this.isLine,
this.isLine=!1,this.add(St)}write(t){if(this.long)t.text(this.end());else for(let e=0;e<this.used;e++)t.exact(this.kept[e])}get id(){const t=new L;return this.write(
t),t.finish()}clear(){this.used=0,this.long=void 0,this.whole=void 0,[this.left,this.top,this.right,this.bottom]=B.gF,this.hasAngles=this.isLine=!1}whole;end(){
return this.whole===void 0&&(this.flush(this.long),this.whole=this.long.finish()),this.whole}curve(t,e,n,s,i){return this.hasAngles=this.isLine=!0,this.add(_t),
n<0?this.place(this.x,this.y,e):this.place(t.number(n),t.number(n+1),e),this.place(t.number(s),t.number(s+1),e),this.x=t.number(i),this.y=t.number(i+1),this.place(
this.x,this.y,e),!0}point(t,e,n,s){return this.add(t),this.place(e,n,s),this.x=e,this.y=n,!0}place(t,e,n){const[s,i]=[n[0]*t+n[2]*e+n[4],n[1]*t+n[3]*e+n[5]];this.
add(T(s)),this.add(T(i)),s<this.left&&(this.left=s),s>this.right&&(this.right=s),i<this.top&&(this.top=i),i>this.bottom&&(this.bottom=i)}add(t){this.used===Ae&&
this.flush(this.long??=new L),this.kept[this.used++]=t}flush(t){for(let e=0;e<this.used;e++)t.exact(this.kept[e]);this.used=0}}const Vt=100,os=1/Vt,Qt=10,is=6,rs=32;
function as(o,t){if(o.style!==t.style)return;const e=o.reach===0,[n,s]=[Ie(o.path,e),Ie(t.path,e)],i=Math.max(o.reach,t.reach)+os,r=cs(o,t,n,s);if(!r)return;const a=r.
map(f=>(0,B.XM)(f,i)),c=(0,B.XM)((0,B.$L)([...n,...s].flatMap(({points:f})=>f)),i);return(0,Rt.RZ)(a,fs(o.clipBox,t.clipBox,c)),a.length===0?void 0:a}function cs(o,t,e,n){
const s=o.reach===0;if(o.ends!==t.ends)return o.isDashed?void 0:hs(e,n);if(Ce(e,n)&&!o.isDashed)return Be(e,n,s);const i=Le(e,n,o.isDashed);return s&&i.length>0?
[i.reduce(B.kO)]:i}function fs(o,t,e){const[n,s]=[o??e,t??e];return[...Re(n,s),...Re(s,n)].flatMap(i=>{const r=(0,B.Pj)(i,e);return r?[r]:[]})}function Re([o,t,
e,n],s){return[[o,t,Math.min(e,s[0]),n],[Math.max(o,s[2]),t,e,n],[o,t,e,Math.min(n,s[1])],[o,Math.max(t,s[3]),e,n]].filter(r=>r[0]<r[2]&&r[1]<r[3])}function hs(o,t){
const e=[...o,...t].flatMap(s=>s.points.length>2?Ct(s):s.points.map(i=>(0,B.$L)([i])));return[...Ce(o,t)?Be(o,t,!1):Le(o,t,!1),...e]}function Ie(o,t){const e=[];
let[n,s]=[[0,0],[0,0]],i=Qt;const r=(f,h)=>{e.push({sign:f+i,points:[s,...h]}),i=0,s=h.at(-1)},a=()=>{i===0&&(!t||!qt(s,n))&&r(t?pt:St,[n]),i=Qt,s=n},c=f=>[o[f]/
Vt,o[f+1]/Vt];for(let f=0;f<o.length;){const h=o[f++];h===St?a():h===Jt?(t&&a(),n=s=c(f),i=Qt,f+=2):h===_t?(r(_t,[c(f),c(f+2),c(f+4)]),f+=6):(r(pt,[c(f)]),f+=2)}
return t&&a(),e}const qt=(o,t)=>o[0]===t[0]&&o[1]===t[1],te=(o,t)=>o.sign===t.sign&&o.points.every((e,n)=>qt(e,t.points[n])),Ce=(o,t)=>o.length===t.length&&o.every(
({sign:e},n)=>e===t[n].sign);function Be(o,t,e){return o.flatMap((n,s)=>{const i=t[s];return te(n,i)?[]:e?ds(n,i):us(n,i)??[...Ct(n),...Ct(i)]})}function Le(o,t,e){
let n=0;for(;n<o.length&&n<t.length&&te(o[n],t[n]);)n++;let[s,i]=[o.length,t.length];for(;!e&&s>n&&i>n&&te(o[s-1],t[i-1]);)s--,i--;return[...o.slice(n,s),...t.slice(
n,i)].flatMap(Ct)}function us({points:o},{points:t}){const[e,n,s,i]=[o[0],o[1],t[0],t[1]];if(o.length!==2||t.length!==2)return;const r=[1,0].find(h=>[n,s,i].every(
u=>u[h]===e[h]));if(r===void 0)return;const a=1-r;return(n[a]-e[a])*(i[a]-s[a])<=0||Math.min(e[a],n[a])>Math.max(s[a],i[a])||Math.min(s[a],i[a])>Math.max(e[a],n[a])?
void 0:[[e,s],[n,i]].filter(([h,u])=>!qt(h,u)).map(B.$L)}function ds(o,t){const e=Math.max(ee(o),ee(t)),[n,s]=[ne(o,e),ne(t,e)],i=Math.max(se(o,e),se(t,e)),r=[];
for(let a=0;a<e;a++){const c=[n[a],n[a+1],s[a],s[a+1]],f=(0,B.$L)(c);i===0&&(f[0]===f[2]||f[1]===f[3])||r.push((0,B.XM)(f,i))}return r}function Ct(o){const t=ee(
o),e=ne(o,t),n=se(o,t);return e.slice(1).map((s,i)=>(0,B.XM)((0,B.$L)([e[i],s]),n))}function ee({points:o}){const[t,e,n,s]=(0,B.$L)(o);return o.length===2&&(t===
n||e===s)?1:Math.max(1,Math.min(rs,Math.ceil(Math.max(n-t,s-e)/is)))}const ne=({points:o},t)=>Array.from({length:t+1},(e,n)=>ls(o,n/t));function ls(o,t){if(t===
0)return o[0];if(t===1)return o.at(-1);const e=1-t,n=o.length===2?[e,t]:[e**3,3*e*e*t,3*e*t*t,t**3],s=i=>o.reduce((r,a,c)=>r+a[i]*n[c],0);return[s(0),s(1)]}function se({
points:[o,t,e,n]},s){if(!o||!t||!e||!n)return 0;const i=(r,a,c)=>Math.hypot(r[0]-2*a[0]+c[0],r[1]-2*a[1]+c[1]);return 6*Math.max(i(o,t,e),i(t,e,n))/8/(s*s)}var wt=p(
64019),Fe=p(12844),ct=p(6057),oe=p(75444),$e=p(87141),Ue=p(12657),ie=p(31095),ps=p(58971),gs=p(36502),je=p(85008),Ne=p(97748);const Ge={id:"DeviceGray",isPattern:!1},
ms={DeviceGray:"0 ",DeviceRGB:"0 0 0 ",DeviceCMYK:"0 0 0 10000 "},We="DeviceGray 0 ",Bt="Normal",ws=new Set([Bt,"Multiply","Darken"]),Ke=o=>ws.has(o)?"":o,Ot=o=>({
...(0,Ne.ue)(o),base:o,fillSpace:Ge,strokeSpace:Ge,fill:We,stroke:We,fillAlpha:1,strokeAlpha:1,lineWidth:1,cap:0,join:0,miter:10,dash:"",clip:"",clipShapes:"",blend:Bt,
mask:"",other:""}),ys={DeviceGray:"DefaultGray",DeviceRGB:"DefaultRGB",DeviceCMYK:"DefaultCMYK"},bs={id:"Pattern",isPattern:!0},xs=1e4,Ms=.2718281828,re={space:"\
fillSpace",color:"fill"},ae={space:"strokeSpace",color:"stroke"};class Ss{document;values;named=new WeakMap;constructor(t,e){this.document=t,this.values=e}device(t,e,n,s,i){
const r=this.named.get(i)?.get(t),a=ce(e),c=f=>{s[n.space]=f,s[n.color]=`${f.id} ${a}`};return r?c(r):this.space(t,i).then(c)}setSpace(t,e,n,s){const i=this.named.
get(s)?.get(t),r=a=>{n[e.space]=a,n[e.color]=`${a.id} ${ms[a.id]??"initial"}`};return i?r(i):this.space(t,s).then(r)}set(t,e,n){n[e.color]=`${n[e.space].id} ${ce(
t)}`}beneath(t,{id:e}){return`${e} ${ce(t)}`}async space(t,e){const n=await this.lookUp(t,e);let s=this.named.get(e);return s||this.named.set(e,s=new Map),s.set(
t,n),n}async lookUp(t,e){if(t==="Pattern")return bs;const n=ys[t],s=e.find("ColorSpace",n??t);return s===void 0?{id:t,isPattern:!1}:{id:await this.idOf(s),isPattern:this.
isPattern(s)}}async idOf(t){const e=this.document.resolve(t);return e instanceof d.SX?e.text:K(await this.values.of(t))}isPattern(t){const e=this.document.resolve(
t);return(0,d.Eo)((0,d.cy)(e)?this.document.resolve(e[0]):e,"Pattern")}}function ce(o){let t="";for(let e=0;e<o.count;e++)o.kind(e)!==je.o_&&(t+=`${Math.floor(o.
number(e)*xs+Ms)} `);return t}var ze=p(18271),Os=p(15330),Es=p(83553),vs=p(25747);const Ts=20,Lt=50,Et="";class Ps{document;fonts=new Map;constructor(t){this.document=
t}of(t,e){let n=this.fonts.get(t);return n||this.fonts.set(t,n=new As(this.document,t,this.document.dict(e))),n}}class As{document;font;dict;shapes=new Map;find;bounds=new Map;drawn;constructor(t,e,n){
this.document=t,this.font=e,this.dict=n}shapeOf(t){let e=this.shapes.get(t);return e===void 0&&this.shapes.set(t,e=this.read(t)),e}boxOf(t){return this.drawn?.get(
t.code)?.box??this.bounds.get(t)??this.likelyBox(t)}likelyBox({width:t}){const{ascent:e,descent:n}=this.font;return[-Lt,n*1e3-Lt,t*1e3+Lt,e*1e3+Lt]}read(t){if(this.
drawn)return this.drawn.get(t.code)?.shape??Et;this.find??=this.finder();const e=this.find(t);if(!e)return t.text===" "?Et:K(this.substitute,t.text,Ds(t)?0:t.cid);
if(e.length===0)return Et;const n=(0,Es.BO)(e);n&&this.bounds.set(t,n);const s=new L;for(const i of e)s.length(i);return s.finish()}get substitute(){const{name:t,
bold:e,italic:n,fixedPitch:s}=this.font;return`${t} ${e} ${n} ${s}`}finder(){const{document:t,dict:e}=this,n=e&&(0,ze.Lq)(t,e),s=n&&t.decodedPart(n)?.data,{memory:i,
pace:r}=t.job,a=s&&(0,vs.D)(s,f=>{i.budget.spend("glyphSteps",f),r.add(f*Ts)}),c=a&&(0,ze.oQ)(t,e);return!e||!a||typeof c!="object"?()=>{}:(0,Os.X)(t,e,a,c)}}const Ds=({
text:o})=>o!==""&&o!=="�";var ks=p(58552),Rs=p(92152),vt=p(8283);const He={DeviceGray:1,G:1,DeviceRGB:3,RGB:3,DeviceCMYK:4,CMYK:4},Is={G:"DeviceGray",RGB:"Dev\
iceRGB",CMYK:"DeviceCMYK",I:"Indexed"};class Cs{document;values;known=new Map;constructor(t,e){this.document=t,this.values=e}async of(t,e,n){const s=this.known.
get(t);if(s!==void 0&&t>0)return s;const i=new L;await this.write(e,n,i,!0);const r=i.finish();return this.known.set(t,r),r}async styleOf(t,e){const n=new L;return await this.
write(t,e,n,!0,!1),n.finish()}async write(t,e,n,s,i=!0){const{document:r,values:a}=this,{dict:c}=t,{width:f,height:h,bits:u,stencil:l,decode:g}=(0,Zt.h)(r,c);for(const P of[
f,h,u,l?1:0,...g??[]])n.exact(P||0);const b=l?"":await this.space(c.get("ColorSpace"),e);n.text(b);for(const P of["Interpolate","Intent","SMaskInData","Matte"])
n.text(await a.of(c.get(P)));for(const P of s?["SMask","Mask"]:[]){const X=r.resolve(c.get(P));n.text(P),X instanceof d.Z6?await this.write(X,e,n,!1,i):(0,d.cy)(
X)&&n.text(await a.of(X))}i&&await this.samples(t,f*u*(He[b]??0),h,n)}async samples(t,e,n,s){const{document:i,values:r}=this,{format:a,parameters:c,before:f}=(0,Te.
R)(i,t);let h;try{h=await i.decodedAtEase(f)}catch(l){if(!(l instanceof ks.zU)||l.code!=="unreadable_document")throw l;h=i.decodedPart(f)?.data??i.encoded(f)}if(s.
text(a??""),c&&s.text(await r.of(c)),a==="jpg"){for(const l of Ls(h))await r.bytes(l,s);return}const u=(0,Rs.zq)(e,1,1)*n;await r.bytes(a===void 0&&u>0?h.subarray(
0,u):h,s)}async space(t,e){const n=this.document.resolve(t);if(!(n instanceof d.SX))return this.values.of(t);const s=Is[n.text]??n.text,i=s in He?void 0:e(n.text);
return i===void 0?s:this.values.of(i)}}const Bs=238;function*Ls(o){let t=2;for(const{marker:e,start:n,end:s}of(0,vt.OD)(o)){if(t=e===vt.Os?n:s,e===vt.Os)break;e!==
vt.EI&&(e===Bs||!(0,vt.iN)(e))&&(yield o.subarray(n,s))}yield o.subarray(t)}const Fs=50,$s=2e5,Ft=4*1024*1024,Us=new Set("Length Filter DecodeParms DL Metadata \
PieceInfo LastModified Parent P Popup StructParent StructParents Type".split(" ")),js=0,Ns=1,Gs=2,Ws=3,Ks=4,zs=5,Hs=6,Xs=7,Xe=8;class Ys{document;objects=new Map;direct=new WeakMap;constructor(t){
this.document=t}async of(t){if(t==null)return"";if(typeof t!="object")return`${t}`;const e=(0,d.i9)(t)?this.objects.get(t.number):this.direct.get(t);if(e!==void 0)
return e;const n=new L;await this.write(t,n,[]);const s=n.finish();return(0,d.i9)(t)?this.objects.set(t.number,s):this.direct.set(t,s),s}async data(t,e){const{document:n}=this,
s=t.data.length>Ft?await n.decodedAtEase(t):n.decodedPart(t)?.data;await this.bytes(Zs(s??n.encoded(t)),e)}async bytes(t,e){const{pace:n}=this.document.job;for(let s=0;s<
t.length;s+=Ft){e.bytes(t.subarray(s,s+Ft));const i=n.step(Math.min(t.length-s,Ft));i&&await i}}async write(t,e,n){if(n.length>Fs||e.count>$s||(0,d.i9)(t)&&n.includes(
t.number)){e.exact(Xs);return}const s=this.document.resolve(t),i=[...n,(0,d.i9)(t)?t.number:-1];if(typeof s=="number")e.exact(Ws),e.exact(Number(s.toPrecision(5)));else if(s instanceof
d.SX||typeof s=="boolean")e.exact(Ns),e.text(s instanceof d.SX?s.text:`${s}`);else if(s instanceof d.Mx)e.exact(Gs),e.bytes(s.bytes);else if((0,d.cy)(s)){e.exact(
Ks);for(const a of s)await this.write(a,e,i);e.exact(Xe)}else s instanceof d.Bi?await this.entries(s,zs,e,i):s instanceof d.Z6?(await this.entries(s.dict,Hs,e,i),
await this.data(s,e)):e.exact(js);const r=this.document.job.pace.step(100);r&&await r}async entries(t,e,n,s){n.exact(e);for(const i of[...t.keys()].sort())Us.has(
i)||(n.text(i),await this.write(t.get(i),n,s));n.exact(Xe)}}function Zs(o){if(!(o.length>128&&Buffer.from(o.subarray(36,40)).toString("latin1")==="acsp"))return o;
const e=o.slice();return e.fill(0,24,36),e.fill(0,84,100),e}const Js=1e4;class _s{document;decoder;layers;values;images;colors;characters;shapes;fonts=new Map;known=new Map;constructor(t){
this.document=t,this.decoder=new ps.X(t),this.characters=new Ue.y(t.job),this.layers=new gs.z(t),this.values=new Ys(t),this.images=new Cs(t,this.values),this.colors=
new Ss(t,this.values),this.shapes=new Ps(t)}remember(t,e){this.fonts.has(t)||this.fonts.set(t,e())}shapesOf(t){return this.shapes.of(t,this.fonts.get(t))}async once(t,e){
const n=this.known.get(t);if(n!==void 0)return n;const s=await e();return this.known.size<Js&&this.known.set(t,s),s}}var Vs=p(36211),Qs=p(93059),qs=p(4745),Ye=p(
5490);const Ze=Math.SQRT2,to=4,eo=0;function fe({lineWidth:o,join:t,miter:e,matrix:n},s){const[i,r,a,c]=n,f=Math.max(Math.hypot(i,r),Math.hypot(a,c)),h=s&&t===eo?
Math.max(Ze,Math.min(e,to)):Ze;return Math.abs(o)*f/2*h}const he=3,Tt=4,no=-1;class so{digest;states;shapesOf;characters;matrix=new Ne.f6;replaces=!1;part=32;clipping;ignored=[];marks;shapes;x=0;y=0;alongX=0;alongY=0;acrossX=0;acrossY=0;moved=0;isVertical=!1;scale="";written="";constructor(t,e,n,s){
this.digest=t,this.states=e,this.shapesOf=n,this.characters=s}begin({matrix:t,size:e,stretch:n,rise:s},i){const r=this.matrix,[a,c]=[r.a*t[0]+r.b*t[2],r.a*t[1]+
r.b*t[3]],[f,h]=[r.c*t[0]+r.d*t[2],r.c*t[1]+r.d*t[3]];this.x=r.e*t[0]+r.f*t[2]+t[4]+s*f,this.y=r.e*t[1]+r.f*t[3]+t[5]+s*h,this.alongX=a*e*n,this.alongY=c*e*n,this.
acrossX=f*e,this.acrossY=h*e,this.moved=0,this.isVertical=i.vertical,this.scale=`${T(this.alongX)} ${T(this.alongY)} ${T(this.acrossX)} ${T(this.acrossY)}`,this.
shapes=this.shapesOf(i)}show(t,e,n){const s=e.font,{vertical:i}=s,r=e.size===0?1:e.size,a=(i?-e.charSpace:e.charSpace)/r,c=(i?-e.wordSpace:e.wordSpace)/r,f=!n&&
e.mode!==he;let{moved:h}=this;const u=s.glyphs(t);this.characters.take(u.length);for(const l of u){const g=f?this.shapes.shapeOf(l):Et;g!==Et&&(l.vertical?this.
glyph(e,l,g,-l.vertical.x,-h-l.vertical.y,l.vertical.advance):i?this.glyph(e,l,g,0,-h,l.width):this.glyph(e,l,g,h,0,l.width)),h+=(i&&l.vertical?-l.vertical.advance:
l.width)+a,l.isSpace&&(h+=c)}this.moved=h}adjust(t){this.moved+=(this.isVertical?t:-t)/1e3}end({size:t,stretch:e,font:n}){n.vertical?this.matrix.advance(0,-this.
moved*t):this.matrix.advance(this.moved*t*e,0)}replaced(){}glyph(t,e,n,s,i,r){const a=this.x+s*this.alongX+i*this.acrossX,c=this.y+s*this.alongY+i*this.acrossY;
if(this.ignored.length>0&&this.ignored.some(u=>oo(u,a,c)))return;const{digest:f,marks:h}=this;h&&t.mode<Tt+he&&(h.begin("text",this.boxOf(t,e,a,c),t),this.written=
""),t.mode<Tt?this.write(f,t,n,a,c,r):(t.mode<Tt+he&&this.write(f,t,n,a,c,r),this.clipping??=new L,this.written="",this.write(this.clipping,void 0,n,a,c,r),this.
written="")}boxOf(t,e,n,s){const i=this.shapes.boxOf(e),r=[this.alongX/1e3,this.alongY/1e3,this.acrossX/1e3,this.acrossY/1e3,n,s],a=(0,B.zl)(r,i);return t.mode%
Tt===0?a:(0,B.XM)(a,fe(t,!0))}write(t,e,n,s,i,r){e&&this.states.state(e,e.mode%Tt),t.exact(no),this.scale!==this.written&&(t.text(this.scale),this.written=this.
scale),t.text(n),t.length(s),t.length(i),t.length(r)}}const oo=({x:o,y:t,width:e,height:n},s,i)=>s>=o-.5&&s<=o+e+.5&&i>=t&&i<=t+n,Je={OP:"false",op:"false",OPM:"\
0",AIS:"false",TK:"true",RI:"RelativeColorimetric",TR:"Identity",TR2:"Default",BG:"",BG2:"Default",UCR:"",UCR2:"Default"},io=o=>o in Je;function _e(o,t,e,n){const s=n instanceof
d.SX?n.text:typeof n=="object"?e:`${n}`,i=o.split(`
`).filter(r=>r!==""&&!r.startsWith(`${t} `));return(s===Je[t]?i:[...i,`${t} ${s}`]).sort().join(`
`)}function ro(o,t){switch(o.operator){case"w":return t.lineWidth=o.number(0),!0;case"J":return t.cap=o.number(0),!0;case"j":return t.join=o.number(0),!0;case"M":
return t.miter=o.number(0),!0;case"d":return t.dash=Qe(o.value(0),o.number(1)),!0;case"ri":return t.other=_e(t.other,"RI","",new d.SX(o.name(0)??"")),!0;default:
return!1}}function ao(o,t,e,n){t==="BM"&&(n.blend=co((0,d.cy)(e)?o.resolve(e[0]):e)),t==="D"&&(0,d.cy)(e)&&(n.dash=fo(o,e)),typeof e=="number"&&(t==="LW"?n.lineWidth=
e:t==="LC"?n.cap=e:t==="LJ"?n.join=e:t==="ML"?n.miter=e:t==="CA"?n.strokeAlpha=e:t==="ca"&&(n.fillAlpha=e))}const co=o=>o instanceof d.SX&&o.text!=="Compatible"?
o.text:Bt,Ve=new WeakMap;function fo(o,t){const e=Ve.get(t);if(e!==void 0)return e;const[n,s]=[o.resolve(t[0]),o.resolve(t[1])],i=Qe((0,d.cy)(n)?n.map(r=>o.resolve(
r)):null,Number(s)||0);return Ve.set(t,i),i}const ho=200;function Qe(o,t){const e=(0,d.cy)(o)?o.filter(s=>typeof s=="number"):[];if(!e.some(s=>s>0))return"";const n=[
...e,t||0].map(s=>Math.round(s*1e4)).join(" ");return n.length>ho?K(n):n}const uo=-11,lo=-12;function qe({matrix:o,lineWidth:t,dash:e}){const[n,s,i,r]=o,a=t*t;return`${[
a*(n*n+i*i),a*(n*s+i*r),a*(s*s+r*r)].map(f=>Math.round(f*1e6)).join(" ")} ${e&&`${e} ${Math.round((0,B.PU)(o)*1e6)}`}`}class po{digest;fill="";fillAlpha=-1;fillClip="";fillMode="";stroke="";constructor(t){
this.digest=t}forget(){this.fillAlpha=-1,this.stroke=""}state(t,e){e!==1&&this.fills(t),e>=1&&this.strokes(t)}fills({fill:t,fillAlpha:e,clip:n,blend:s,mask:i,other:r}){
if(t===this.fill&&e===this.fillAlpha&&n===this.fillClip&&this.fillMode===s+i+r)return;this.fill=t,this.fillAlpha=e,this.fillClip=n,this.fillMode=s+i+r;const{digest:c}=this;
c.exact(uo),c.text(t),c.length(e),c.text(n),c.text(this.fillMode)}strokes(t){const{stroke:e,strokeAlpha:n,cap:s,join:i,miter:r,clip:a,blend:c,mask:f,other:h}=t,
u=`${s} ${i} ${i===0?r:""}`,l=[e,n,a,c,f,h,qe(t),u].join(`
`);l!==this.stroke&&(this.stroke=l,this.digest.exact(lo),this.digest.text(l))}}function tn(o,t,e){const{numbers:n}=o;if(!n)return;const{clipShapes:s,blend:i,mask:r,
other:a,clipBox:c}=t,f=[s,Ke(i),r,a].join(`
`);if(e!==void 0)return{path:n,blend:i,style:[e,t.fill,t.fillAlpha,f].join(`
`),ends:"",reach:0,isDashed:!1,clipBox:c};const{stroke:h,strokeAlpha:u,cap:l,join:g,miter:b,dash:P}=t;return{path:n,blend:i,style:[h,u,qe(t),f].join(`
`),ends:`${l} ${g} ${b}`,reach:fe(t,o.hasAngles),isDashed:P!=="",clipBox:c}}const go=-2,mo=-3,wo=-4,yo=-5,bo=-6,xo=-7,Mo=-8;class Pt extends qs.p{context;digest;marks;glyphs;path=new ke;written;clipRule="";constructor(t,e,n){
const s=new po(e),i=new so(e,s,r=>t.shapesOf(r),t.characters);super(t.document,t.decoder,i,t.layers),this.context=t,this.digest=e,this.marks=n,this.written=s,this.
glyphs=i,i.marks=n,n&&(n.begins=()=>s.forget())}take(t,e){const{states:n,scope:s}=e,i=n.current,{operator:r}=t;if(this.path.follow(t,i.matrix))return;const a=Vs.
lJ.get(r);if(a){this.paint(a,i);return}switch(r){case"g":case"rg":case"k":return this.context.colors.device(nn[r],t,re,i,s);case"G":case"RG":case"K":return this.
context.colors.device(nn[r],t,ae,i,s);case"cs":case"CS":return this.context.colors.setSpace(t.name(0)??"",r==="cs"?re:ae,i,s);case"sc":case"scn":return this.color(
t,re,e);case"SC":case"SCN":return this.color(t,ae,e);case"W":case"W*":this.clipRule=r;return;case"gs":return this.graphics(t,e);case"Tf":return this.font(t,e);case"\
ET":this.clipText(i);return;case"sh":return this.shading(t.name(0)??"",e);case"BI":{const c=(0,Qs.n)(t);return c&&this.image(0,c,e)}default:if(!ro(t,i))return super.
take(t,e)}}paint({fill:t,strokes:e,closes:n},s){const{path:i,digest:r,written:a}=this;i.isEmpty||(n&&i.close(),this.marked.isOff||(t!==void 0&&(this.marks?.begin(
"path",i.box,s),a.state(s,0),r.exact(t==="nonzero"?go:mo),this.marks?.outline(()=>tn(i,s,t)),i.write(r)),e&&(this.marks?.begin("path",(0,B.XM)(i.box,fe(s,i.hasAngles)),
s),a.state(s,1),r.exact(wo),this.marks?.outline(()=>tn(i,s)),i.write(r))),this.clipRule!==""&&(en(s,i,this.clipRule),this.clipRule=""),i.clear())}clipText(t){const{
clipping:e}=this.glyphs;e&&(t.clip=t.clipShapes=K(t.clip,"text",e.finish()),this.glyphs.clipping=void 0)}color(t,e,n){const s=n.states.current,i=t.count-1;if(t.
kind(i)!==je.o_)return this.context.colors.set(t,e,s);const r=s[e.space],a=this.context.colors.beneath(t,r);return this.pattern(n.scope.find("Pattern",t.name(i)),
a,n).then(c=>{s[e.color]=c})}async pattern(t,e,n){const{document:s,context:i}=this,r=s.resolve(t),a=s.dict(t);if(!a)return e;const c=(0,B.lw)((0,ct.lQ)(s,a.get(
"Matrix")),n.states.current.base);if(!(r instanceof d.Z6)||!(0,d.i9)(t)){const[l,g]=[await i.values.of(a.get("Shading")),await i.values.of(a.get("ExtGState"))];
return K("shading",l,g,$t(c))}const f=s.resolve(a.get("PaintType"))!==2,h=f?"":e,u=await i.once(`${t.number} ${h}`,async()=>{const l={...Ot(sn),...f?{}:{fill:h,
stroke:h}},g=await this.apart(t,r,l,n),b=await i.values.of(["XStep","YStep","BBox"].map(P=>a.get(P)??null));return K("tiling",g,b,h)});return K(u,$t(c))}async apart(t,e,n,s,i){
const{context:r,document:a}=this,{drawing:c,scope:f}=s,h=(0,d.i9)(t)?t.number:0;if(c.includes(h))return"";if(c.length>=a.job.limits.formDepth)throw this.tooDeep();
const u=new L,l=a.dict(e.dict.get("Resources"));return await new Pt(r,u,i).read(await this.decoder.form(h,e),{states:new Ye.U(n),scope:l?new ie.H(a,l,f):f,stream:h,
drawing:[...c,h]}),u.finish()}async graphics(t,e){const n=this.document.dict(e.scope.find("ExtGState",t.name(0)??""));if(await super.take(t,e),!n)return;const{document:s,
context:i}=this,r=e.states.current,[a]=s.array(n.get("Font"))??[];a!==void 0&&r.font&&(i.remember(r.font,()=>a),await this.prepare(r.font,e));for(const[c,f]of n){
const h=s.resolve(f);c==="SMask"?r.mask=await this.softMask(h,e):io(c)?r.other=_e(r.other,c,await i.values.of(f),h):ao(s,c,h,r)}}async softMask(t,e){const{document:n,
context:s}=this;if(!(t instanceof d.Bi))return"";const i=t.get("G");if(!(n.resolve(i)instanceof d.Z6)||!(0,d.i9)(i))return"";const{matrix:a}=e.states.current,c=await s.
values.of(["S","BC","TR"].map(u=>t.get(u)??null)),f=$t(a),h=await s.once(`mask ${i.number} ${c}`,async()=>{const u=new L;return await new Pt(s,u).draw(i,{...e,states:new Ye.
U(Ot(sn))}),K("mask",c,u.finish())});return K(h,f)}font(t,e){const n=t.name(0),s=()=>{const{font:r}=e.states.current;if(!(!r||n===void 0)&&(this.context.remember(
r,()=>e.scope.find("Font",n)),r.type3))return this.prepare(r,e)},i=super.take(t,e);return i?i.then(s):s()}async prepare(t,e){if(!t.type3)return;const n=this.context.
shapesOf(t);if(n.drawn)return;const{document:s}=this,{procedures:i,matrix:r,resources:a}=t.type3,c=new Map;n.drawn=c;const f=s.dict(a),h={...e,scope:f?new ie.H(
s,f,e.scope):e.scope},u=(0,B.lw)(r,[1e3,0,0,1e3,0,0]);for(let l=0;l<256;l++){const g=t.type3.procedureOf(l),b=g===void 0?void 0:i?.get(g),P=s.resolve(b);if(!(P instanceof
d.Z6))continue;const X=new xt,st=await this.apart(b,P,Ot(u),h,X);c.set(l,{shape:st,box:X.box})}}async shading(t,{scope:e,states:n}){if(this.marked.isOff)return;
const s=n.current,i=await this.context.values.of(e.find("Shading",t));this.marks?.begin("path",s.clipBox??at,s),this.written.state(ue(s),0),this.digest.exact(bo),
this.digest.text(i),this.place(s.matrix)}draws(t,e){if(t===void 0||this.marked.isOff)return;const n=e.scope.find("XObject",t),s=this.document.resolve(n);if(!(s instanceof
d.Z6)||!(0,d.Eo)(this.document.resolve(s.dict.get("Subtype")),"Image"))return super.draws(t,e);if(!this.layers.isOff(s.dict.get("OC")))return this.image((0,d.i9)(
n)?n.number:0,s,e)}async image(t,e,{scope:n,states:s}){if(this.marked.isOff)return;const{document:i}=this,r=f=>n.find("ColorSpace",f),a=(0,Zt.h)(i,e.dict).stencil?
s.current:ue(s.current),c=await this.context.images.of(t,e,r);if(this.marks?.begin("image",(0,B.zl)(a.matrix,So),a),this.written.state(a,0),this.marks?.keepsPictures){
const f=await this.context.images.styleOf(e,r),{matrix:h,fill:u,fillAlpha:l,clip:g,blend:b,mask:P,other:X}=a,st=[f,u,l,g,Ke(b),P,X,$t(h)].join(`
`);this.marks.picture({document:i,image:e,matrix:h,id:c,style:st,blend:b})}this.digest.exact(yo),this.digest.text(c),this.place(a.matrix)}async readForm(t,e,n){
const{document:s,digest:i}=this,r=n.states.current;r.base=r.matrix;const a=(0,ct.b0)(s,e.dict.get("BBox"));if(a){const h=new ke;h.rectangle(a[0],a[1],a[2]-a[0],
a[3]-a[1],r.matrix),en(r,h,"W")}const c=s.dict(e.dict.get("Group"));if(!c||!(0,d.Eo)(s.resolve(c.get("S")),"Transparency"))return super.readForm(t,e,n);const f=this.
marks?.beginGroup();this.written.state({...ue(r),clip:""},0),i.exact(xo),i.text(await this.context.values.of(["I","K","CS"].map(h=>c.get(h)??null))),Object.assign(
r,{fillAlpha:1,strokeAlpha:1,blend:Bt,mask:""}),await super.readForm(t,e,n),i.exact(Mo),f!==void 0&&this.marks?.endGroup(f)}place(t){for(const e of t)this.digest.
length(e)}}const ue=o=>({...o,fill:""});function en(o,t,e){o.clip=K(o.clip,e,t.id),t.isUpright||(o.clipShapes=K(o.clipShapes,e,t.id)),o.clipBox=q(t.box,o)}const nn={
g:"DeviceGray",G:"DeviceGray",rg:"DeviceRGB",RG:"DeviceRGB",k:"DeviceCMYK",K:"DeviceCMYK"},So=[0,0,1,1],sn=[1,0,0,1,0,0],$t=o=>o.map(t=>Math.round(t*1e6)).join(
" "),Oo="Subtype F Contents T Subj RC QuadPoints InkList Vertices L LE CL C IC BS BE Border Name CA OC AS".split(" "),Eo="Subtype F QuadPoints C BS Border OC AS".
split(" ");function vo(o,t){const e=o.dict(t.get("BS")),n=o.array(t.get("Border")),s=o.resolve(e?e.get("W"):n?.[2]);return typeof s=="number"?s:1}function To([o,
t,e,n]){const s=(n-t)/4;return[o-s,t,e+s,n]}class Po{document;context;constructor(t){this.document=t,this.context=new _s(t)}async page(t,e=[]){const[n,s]=[new L,
new L];return await this.content(t,e,n),await this.annotations(t,e,s),{content:n.finish(),annotations:s.finish(),undrawn:await this.undrawn(t)}}async items(t,e,n){
const{width:s,height:i}=(0,B.JQ)((0,ct.iw)(this.document,t)),r=new Wn(n,[0,0,s,i]);return await this.content(t,e,r,r),await this.annotations(t,e,r,r),r.end(),r}async content(t,e,n,s){
const{document:i,context:r}=this;r.characters=new Ue.y(i.job);const a=(0,ct.iw)(i,t),c=(0,$e.y)(a),{width:f,height:h}=(0,B.JQ)(a);s?.beginPage(),n.length(f),n.length(
h);const u=new Pt(r,n,s);u.glyphs.ignored=e;const l=new ie.H(i,i.dict(i.pages.attribute(t,"Resources")));await u.page(await r.decoder.page(t),l,Ot(c));const g=i.
dict(i.entry(i.pages.number(t),"Group"));g&&(s?.beginPage(),n.text(await r.values.of(["S","I","K","CS"].map(b=>g.get(b)??null))))}async annotations(t,e,n,s){const{
document:i,context:r}=this,a=(0,ct.iw)(i,t),c=(0,$e.y)(a),f=new Pt(r,n,s);f.glyphs.ignored=e;for(const h of(0,oe.qw)(i,t,r.layers)){const u=(0,wt.wR)(i,h),l=u&&
(0,wt.hs)(i,h,u,a.rotation);l&&(s?.enter(this.isField(h)?"field":"annotation"),await f.form(u,(0,oe.RZ)(i),Ot((0,B.lw)(l.matrix,c))))}for(const h of i.array(i.entry(
i.pages.number(t),"Annots"))??[]){const u=i.dict(h);!u||(0,d.Eo)(i.resolve(u.get("Subtype")),"Popup")||(s?.enter(this.isField(u)?"field":"annotation"),s?.begin(
"path",this.boxOf(u,c),{}),n.text(await this.seen(u)),(0,wt.wR)(i,u)&&s?.begin("path",void 0,{}),n.text(await r.values.of(u.get("Rect"))))}}async undrawn(t){const{
document:e,context:n}=this;let s="";for(const i of(0,oe.qw)(e,t,n.layers)){if(this.isField(i)||(0,wt.wR)(e,i)||(0,Fe.q)(e,i))continue;const r=e.resolve(i.get("S\
ubtype")),a=vo(e,i);if((0,d.Eo)(r,"Link")&&a===0)continue;const c=((0,ct.b0)(e,i.get("Rect"))??[]).map(Math.round),f=await n.values.of(["Subtype","C","Name"].map(
h=>i.get(h)??null));s=K(s,c.join(" "),a,f)}return s}isField(t){return(0,d.Eo)(this.document.resolve(t.get("Subtype")),"Widget")}boxOf(t,e){const{document:n}=this;
if((0,wt.dK)(n,t))return;const i=((0,wt.wR)(n,t)?void 0:(0,Fe.q)(n,t))??(0,ct.b0)(n,t.get("Rect"));return i&&(0,B.zl)(e,(0,d.Eo)(n.resolve(t.get("Subtype")),"Hi\
ghlight")?To(i):i)}async seen(t){const e=this.document.resolve(t.get("Subtype")),n=(0,d.Eo)(e,"Link")||(0,d.Eo)(e,"Widget")?Eo:Oo;let s="";for(const i of n)s+=`${await this.
context.values.of(t.get(i))} `;return s}}var Ao=p(18930),on=p(99561);const de=64,Do=1e3,ko="￼";class rn{document;pattern;reader;looks;truncated=!1;constructor(t,e){
this.document=t,this.pattern=e,this.reader=new Ao.X(t),this.looks=new Po(t)}async page(t){const{pace:e}=this.document.job,{masked:n,ignored:s}=await this.text(t);
await e.rest();const{content:i,annotations:r,undrawn:a}=await this.looks.page(t,s),c=new Io;for(const f of an(n)){c.add(f);const h=e.step(f.length*4+100);h&&await h}
return{content:i,annotations:r,undrawn:a,...c.finish()}}items(t,{ignored:e},n){return this.looks.items(t,e,n)}async text(t){const{flow:e}=await this.reader.page(
t),{text:n}=e;if(!this.pattern)return{text:n,flow:e,masked:n,ignored:[],truncated:!1};const{matches:s,truncated:i}=await this.pattern.search(n,Do,this.document.
job.pace);this.truncated||=i;let r="",a=0;for(const{start:c,end:f}of s)r+=n.slice(a,c)+ko,a=f;return{text:n,flow:e,masked:r+n.slice(a),ignored:s.flatMap(({start:c,
end:f})=>Ro(e,c,f)),truncated:i}}}function*an(o){for(const[t]of o.matchAll(/\S+/g))yield t}function Ro(o,t,e){const n=o.text.lastIndexOf(`
`,t-1)+1,s=o.text.indexOf(`
`,e),i=o.box(n,s<0?o.text.length:s);return i?[i]:[]}class Io{hash=(0,U.createHash)("sha256");smallest=new Set;largest=0;count=0;add(t){this.hash.update(`${t} `),
this.count++;const e=Co(t);this.smallest.has(e)||this.smallest.size===de&&e>this.largest||(this.smallest.size===de&&this.smallest.delete(this.largest),this.smallest.
add(e),this.largest=(0,Rt.Kf)(this.smallest))}finish(){return{text:this.count===0?"":this.hash.digest("base64"),sample:[...this.smallest].sort((t,e)=>t-e)}}}function Co(o){
let t=on.k;for(let e=0;e<o.length;e++)t=(0,on.v)(t,o.charCodeAt(e));return t=Math.imul(t^t>>>16,2246822507),(t^t>>>13)>>>0}function Bo({sample:o},{sample:t}){const e=Math.
min(de,Math.max(o.length,t.length));if(e===0)return 0;let[n,s,i,r]=[0,0,0,0];for(;i<e&&(n<o.length||s<t.length);){const[a,c]=[o[n]??1/0,t[s]??1/0];i++,a===c&&r++,
a<=c&&n++,c<=a&&s++}return r/i}const Lo=1e6,Fo=.01;async function $o(o,t,e){const n=t.length+1;if(o.length*t.length>Lo||o.length===0||t.length===0)return Array.
from({length:Math.min(o.length,t.length)},(r,a)=>[a,a]);const s=new Float32Array((o.length+1)*n);for(let r=o.length-1;r>=0;r--){for(let c=t.length-1;c>=0;c--){const f=Fo+
Bo(o[r],t[c])+s[(r+1)*n+c+1];s[r*n+c]=Math.max(f,s[(r+1)*n+c],s[r*n+c+1])}const a=e.step(t.length*1500);a&&await a}const i=[];for(let r=0,a=0;r<o.length&&a<t.length;){
const c=s[r*n+a];c===s[(r+1)*n+a]?r++:c===s[r*n+a+1]?a++:i.push([r++,a++])}return i}const cn=[({content:o,annotations:t,text:e})=>`${o} ${t} ${e}`,({content:o})=>o,
({text:o})=>o];async function Uo(o,t,e){const n=new jo(o,t,e);let s=[{from:0,to:t.length,otherFrom:0,otherTo:o.length}];for(const i of cn)s=await n.inOrder(s,i);
for(const i of cn)await n.elsewhere(i);for(const i of s)await n.alike(i);return n}class jo{earlier;later;pace;before;after;moved=new Set;constructor(t,e,n){this.
earlier=t,this.later=e,this.pace=n,this.before=new Int32Array(e.length).fill(-1),this.after=new Int32Array(t.length).fill(-1)}async inOrder(t,e){const[n,s]=[this.
later.map(e),this.earlier.map(e)],i=[...t].reverse(),r=[];for(let a=i.pop();a;a=i.pop()){const c=this.trimmed(a,n,s),f=this.pace.step((c.to-c.from+c.otherTo-c.otherFrom+
1)*200);if(f&&await f,c.from===c.to||c.otherFrom===c.otherTo){(c.from<c.to||c.otherFrom<c.otherTo)&&r.push(c);continue}const h=fn(No(c,n,s));if(h.length===0){r.
push(c);continue}(0,Rt.RZ)(i,Go(c,h).reverse());for(const[u,l]of h)this.match(u,l)}return r}trimmed(t,e,n){let{from:s,to:i,otherFrom:r,otherTo:a}=t;const c=(f,h)=>e[f]!==
""&&e[f]===n[h];for(;s<i&&r<a&&c(s,r);)this.match(s++,r++);for(;s<i&&r<a&&c(i-1,a-1);)this.match(--i,--a);return{from:s,to:i,otherFrom:r,otherTo:a}}async elsewhere(t){
const e=new Map;for(const[n,s]of this.earlier.entries()){const i=t(s);if(this.after[n]>=0||i==="")continue;const r=e.get(i);r?r.push(n):e.set(i,[n])}for(const n of e.
values())n.reverse();for(const[n,s]of this.later.entries()){const i=this.pace.step(200);i&&await i;const r=this.before[n]<0?e.get(t(s))?.pop():void 0;r!==void 0&&
(this.match(n,r),this.moved.add(n))}}async alike({from:t,to:e,otherFrom:n,otherTo:s}){const i=[],r=[];for(let h=t;h<e;h++)this.before[h]<0&&i.push(h);for(let h=n;h<
s;h++)this.after[h]<0&&r.push(h);const{later:a,earlier:c}=this,f=await $o(i.map(h=>a[h]),r.map(h=>c[h]),this.pace);for(const[h,u]of f)this.match(i[h],r[u])}match(t,e){
this.before[t]=e,this.after[e]=t}}function No(o,t,e){const n=new Map;for(let r=o.otherFrom;r<o.otherTo;r++)n.set(e[r],n.has(e[r])?-1:r);const s=new Map;for(let r=o.
from;r<o.to;r++)s.set(t[r],(s.get(t[r])??0)+1);const i=[];for(let r=o.from;r<o.to;r++){const a=n.get(t[r])??-1;a>=0&&t[r]!==""&&s.get(t[r])===1&&i.push([r,a])}return i}
function fn(o){const t=[],e=new Int32Array(o.length);for(const[s,[,i]]of o.entries()){let[r,a]=[0,t.length];for(;r<a;){const c=r+a>>1;o[t[c]][1]<i?r=c+1:a=c}e[s]=
r>0?t[r-1]:-1,t[r]=s}const n=[];for(let s=t.at(-1)??-1;s>=0;s=e[s])n.push(o[s]);return n.reverse()}function Go(o,t){const e=[];let{from:n,otherFrom:s}=o;for(const[
i,r]of t)e.push({from:n,to:i,otherFrom:s,otherTo:r}),n=i+1,s=r+1;return e.push({from:n,to:o.to,otherFrom:s,otherTo:o.otherTo}),e}const Wo=2e6,Ko=1e3,zo=5e4,Ho=200,
le=20,hn=300;async function Xo(o,t,e){const{from:n,end:s,otherEnd:i}=Yo(o.keys,t.keys),r=new Map;for(let g=i-1;g>=n;g--){const b=r.get(t.keys[g]);b?b.push(g):r.
set(t.keys[g],[g]);const P=e.step(hn);P&&await P}const[a,c]=[[],[]];for(let g=n;g<s;g++){const b=r.get(o.keys[g])?.pop();b===void 0?a.push(g):c.push([g,b]);const P=e.
step(hn);P&&await P}const f=[...r.values()].flat().sort((g,b)=>g-b);await e.rest();const h=await Zo(o,t,a,f,e),u=h.changed;for(const g of h.added)Ut(u,o,g);for(const g of h.
removed)Ut(u,t,g);await e.rest();const l=[...c,...h.pairs].sort(([g],[b])=>g-b);for(const[g,b]of await ti(o,t,l,e))Ut(u,o,g),Ut(u,t,b);return u}function Ut(o,{kinds:t,
boxes:e},n){const s=e[n];s&&o.push({kind:t[n],box:s})}function Yo(o,t){let e=0,[n,s]=[o.length,t.length];for(;e<n&&e<s&&o[e]===t[e];)e++;for(;n>e&&s>e&&o[n-1]===
t[s-1];)n--,s--;return{from:e,end:n,otherEnd:s}}async function Zo(o,t,e,n,s){const[i,r]=[dn(o,e),dn(t,n)],[a,c]=[[],[]],f=new Map;for(const[l,g]of i){const b=r.
get(l);if(b?.length===g.length)for(const[P,X]of g.entries()){const st=b[P];if(a.length>zo)break;const it=await _o(o,X,t,st,f,s);if(!(!it||!qo(it,o.boxes[X],t.boxes[st]))){
c.push([X,st]);for(const ut of it)a.push({kind:o.kinds[X],box:ut})}}}const[h,u]=[new Set(c.map(([l])=>l)),new Set(c.map(([,l])=>l))];return{changed:a,pairs:c,added:e.
filter(l=>!h.has(l)),removed:n.filter(l=>!u.has(l))}}async function Jo(o,t,e){return o.has(t)||o.set(t,await e()),o.get(t)}async function _o(o,t,e,n,s,i){const[
r,a]=[o.outlines.get(t),e.outlines.get(n)],[c,f]=[r??o.pictures.get(t),a??e.pictures.get(n)];if(c?.blend!==f?.blend)return Vo(o,t,e,n)?Qo(o,t,e,n,i):void 0;if(r&&
a){const b=i.step((r.path.length+a.path.length)*Ho);b&&await b;const P=r.clipBox&&a.clipBox?{clipBox:(0,B.kO)(r.clipBox,a.clipBox)}:{};return as(r,a)?.flatMap(X=>jt(
o.shownPart(X,P)))}const[h,u]=[o.pictures.get(t),e.pictures.get(n)],l=h&&u&&await Jo(s,`${h.id} ${u.id}`,()=>ts(h,u)),g=o.boxes[t];if(!(!l||l.length===0||!g))return l.
flatMap(b=>jt((0,B.Pj)((0,B.XM)((0,B.zl)(h.matrix,b),Yt),g)))}function Vo(o,t,e,n){const[s,i]=[o.outlines.get(t),e.outlines.get(n)],r=JSON.stringify(o.boxes[t])===
JSON.stringify(e.boxes[n]);return!s||!i?r&&o.pictures.get(t)?.id===e.pictures.get(n)?.id:r&&s.ends===i.ends&&s.reach===i.reach&&Buffer.compare(un(s),un(i))===0}
const un=({path:o})=>new Uint8Array(o.buffer,o.byteOffset,o.byteLength);async function Qo(o,t,e,n,s){const i=[];for(const[{boxes:r,kinds:a},c]of[[o,t],[e,n]]){const f=r[c],
h=s.step(c*le);h&&await h;for(let u=0;u<c&&f;u++){const l=a[u]==="page"?void 0:r[u],g=l&&(0,B.Pj)(l,f);g&&i.push(g)}if(i.length>Ko)return}return i}const jt=o=>o?
[o]:[];function dn({outlines:o,pictures:t,kinds:e},n){const s=new Map;for(const i of n){const r=o.get(i)??t.get(i);if(!r)continue;const a=`${e[i]} ${r.style}`,c=s.
get(a);c?c.push(i):s.set(a,[i])}return s}const qo=(o,t,e)=>ln(o)<ln([...jt(t),...jt(e)]),ln=o=>o.reduce((t,[e,n,s,i])=>t+(s-e)*(i-n),0);async function ti(o,t,e,n){
const s=new Set(fn(e).map(([c])=>c)),i=e.filter(([c])=>!s.has(c)),r=i.length*e.length>Wo,a=[];for(const[c,f]of i){const h=n.step(r?le:e.length*le);h&&await h;const u=([
l,g])=>l<c!=g<f&&l!==c&&(pn(o.boxes[c],o.boxes[l])||pn(t.boxes[f],t.boxes[g]));(r||e.some(u))&&a.push([c,f])}return a}const pn=(o,t)=>o!==void 0&&t!==void 0&&(0,B.
Pj)(o,t)!==void 0,ei=50,gn=3,mn=65536,ni=400,pe=100,wn=10;async function si(o,[t,e,n,s],i){const r=new Map;for(const{kind:f,box:h}of o){const u=r.get(f);u?u.push(
h):r.set(f,[h])}const[a,c]=[n-t,s-e];for(let f=Math.max(gn,Math.sqrt(a*c/mn));;f*=2){const h=[];for(const[u,l]of r){const g=new yn(l,[t,e,n,s],f);for(const b of ai(
await g.merged(i)))h.push({kind:u,box:b})}if(h.length<=ei||f>a+c)return h.sort(ri)}}const oi=["field","annotation","text","image","path","page"];async function ii(o,t,e,n){
const[s,i,r,a]=e,c=Math.max(gn,Math.sqrt((r-s)*(a-i)/mn)),f=[];for(const u of oi){const l=new yn(t.flatMap(g=>g.kind===u?[g.box]:[]),e,c);f.push({kind:u,isAt:await l.
cover(n)})}const h=[];for(const u of o){h.push({kind:f.find(({isAt:g})=>g(u))?.kind??"path",box:u});const l=n.step(pe);l&&await l}return h}const ri=({box:o},{box:t})=>o[1]-
t[1]||o[0]-t[0];function ai(o){if(o.length>ni)return[...o];const t=[...o],e=[];for(let n=t.pop();n;n=t.pop()){const s=n,i=e.findIndex(r=>(0,B.Pj)(s,r));i<0?e.push(
s):t.push((0,B.kO)(s,e.splice(i,1)[0]))}return e}class yn{boxes;page;side;columns;rows;constructor(t,e,n){this.boxes=t,this.page=e,this.side=n;const[s,i,r,a]=e;
this.columns=Math.max(1,Math.ceil((r-s)/n)),this.rows=Math.max(1,Math.ceil((a-i)/n))}async merged(t){const e=await this.covered(t),n=await this.connected(e,t),s=new Map;
for(const i of this.boxes){const r=n[this.row(i[1])*this.columns+this.column(i[0])],a=s.get(r);s.set(r,a?(0,B.kO)(a,i):i);const c=t.step(pe);c&&await c}return[...s.
values()]}async cover(t){const e=await this.covered(t);return([n,s,i,r])=>e[this.row((s+r)/2)*this.columns+this.column((n+i)/2)]>0}column(t){return Math.min(this.
columns-1,Math.max(0,Math.floor((t-this.page[0])/this.side)))}row(t){return Math.min(this.rows-1,Math.max(0,Math.floor((t-this.page[1])/this.side)))}async covered(t){
const{columns:e,rows:n}=this,s=e+1,i=new Int32Array(s*(n+1));for(const[a,c,f,h]of this.boxes){const[u,l]=[this.column(a),this.column(f)+1],[g,b]=[this.row(c)*s,
(this.row(h)+1)*s];i[g+u]++,i[g+l]--,i[b+u]--,i[b+l]++;const P=t.step(pe);P&&await P}const r=new Int32Array(e*n);for(let a=0;a<n;a++){for(let f=0,h=0;f<e;f++)h+=
i[a*s+f],r[a*e+f]=h+(a>0?r[(a-1)*e+f]:0);const c=t.step(e*wn);c&&await c}return r}async connected(t,e){const{columns:n,rows:s}=this,i=new Int32Array(t.length),r=[];
let a=0;for(let c=0;c<t.length;c++)if(!(t[c]===0||i[c]!==0)){i[c]=++a,r.push(c);for(let f=r.pop();f!==void 0;f=r.pop()){const[h,u]=[f%n,Math.floor(f/n)];for(let g=Math.
max(0,u-1);g<=Math.min(s-1,u+1);g++)for(let b=Math.max(0,h-1);b<=Math.min(n-1,h+1);b++){const P=g*n+b;t[P]===0||i[P]!==0||(i[P]=a,r.push(P))}const l=e.step(wn*9);
l&&await l}}return i}}function ci(o,[t,e,n,s]){const i=[...new Set(o.flatMap(({box:c})=>[c[0],c[2]]))].sort((c,f)=>c-f);let r=0;for(const[c,f]of i.entries()){const h=i[c+
1];if(h===void 0)break;const u=o.filter(({box:g})=>g[0]<=f&&g[2]>=h).sort((g,b)=>g.box[1]-b.box[1]);let l=-1/0;for(const{box:g}of u)r+=Math.max(0,g[3]-Math.max(
l,g[1]))*(h-f),l=Math.max(l,g[3])}const a=r/((n-t)*(s-e));return Math.min(1,Math.ceil(a*1e4)/1e4)}function fi({before:o},t,e){const n=[];for(const[s,i]of o.entries()){
if(i<0)continue;const[r,a]=[t[s],e[i]],c={page:s,before:i,look:r.content!==a.content,text:r.text!==a.text,annotations:r.annotations!==a.annotations,isDrawn:r.undrawn===
a.undrawn};(c.look||c.text||c.annotations)&&n.push(c)}return n}class hi{after;before;constructor(t,e){this.after=t,this.before=e}get truncated(){return this.after.
truncated||this.before.truncated}async ignored({page:t,before:e}){return[...(await this.after.text(t)).ignored,...(await this.before.text(e)).ignored]}}const ui=1e3;
async function di(o,t,e,n,s){const i=[];for(const r of o){const{page:a,before:c,look:f,text:h,annotations:u}=r,l={now:await t.after.text(a),old:await t.before.text(
c)},g=h?await gi(l,s):{wordsAdded:0,wordsRemoved:0},{lines:b,truncated:P}=h&&e?await Xn(l.old,l.now):{lines:[],truncated:!1};n.truncated||=P;const X=await li(r,
t,l,e,s),[st]=n.entries([{page:a+1,before:c+1,look:f,text:h,annotations:u,...g,...X,...e&&{diff:b}}]);if(!st||i.length===ui){n.truncated=!0;break}i.push(st)}return i}
async function li(o,t,e,n,s){if(!o.look&&!o.annotations)return{share:0,boxes:[]};const{items:i,area:r}=await pi(o,t,e,s),a=i.map(({box:h})=>h),[c,f]=n?[await ve(
e.now.flow,a,s),await ve(e.old.flow,a,s)]:[];return{share:ci(i,r),boxes:i.map(({kind:h,box:[u,l,g,b]},P)=>({kind:h,...(0,Kn.a)({x:u,y:l,width:g-u,height:b-l}),...c&&
f&&h==="text"&&{before:f[P],after:c[P]}}))}}async function pi({page:o,before:t,seen:e},n,{now:s,old:i},r){const a=new mt,c=await n.after.items(o,s,a),f=await n.
before.items(t,i,a),h=await Xo(c,f,r),[,,u,l]=c.page,g=[0,0,Math.max(u,f.page[2]),Math.max(l,f.page[3])],b=e?await ii(e,h,g,r):h;return{items:await si(b,g,r),area:g}}
async function gi({now:o,old:t},e){const n=new Map;for(const[r,a]of[[t.masked,-1],[o.masked,1]])for(const c of an(r)){n.set(c,(n.get(c)??0)+a);const f=e.step(c.
length+200);f&&await f}let[s,i]=[0,0];for(const r of n.values())r>0?s+=r:i-=r;return{wordsAdded:s,wordsRemoved:i}}const ge=32,mi=192,Nt=4,wi=3,yi=65536,bi=.2,xi=60;
async function Mi(o,t,e,n){const{width:s,height:i}=o,r=Math.max(e,Math.ceil(Math.sqrt(s*i/yi))),a=new Oi(Math.ceil(s/r),r);for(let c=0;c<i;c++){const[f,h]=[o.row(
c),t.row(c)],u=Buffer.compare(f,h)===0,l=n.step(u?f.length*bi:s*xi);if(l&&await l,u)continue;const[g,b]=[xn(o,c),xn(t,c)];for(let P=0;P<s;P++){const X=Ei(g,b,P,
s);X!==bn&&a.add(P,c,X===me)}}return a.boxes()}const bn=0,Si=1,me=2,Gt=2;class Oi{columns;side;found=new Map;clear=new Set;constructor(t,e){this.columns=t,this.
side=e}add(t,e,n){const s=Math.floor(e/this.side)*this.columns+Math.floor(t/this.side);n&&this.clear.add(s);const i=this.found.get(s);i?(i[0]=Math.min(i[0],t),i[2]=
Math.max(i[2],t+1),i[3]=e+1):this.found.set(s,[t,e,t+1,e+1])}boxes(){const t=new Set(this.clear);for(const e of this.clear)for(let n=-Gt;n<=Gt;n++)for(let s=-Gt;s<=
Gt;s++)t.add(e+n*this.columns+s);return[...this.found].flatMap(([e,n])=>t.has(e)?[n]:[])}}const xn=({row:o,height:t},e)=>[o(Math.max(0,e-1)),o(e),o(Math.min(t-1,
e+1))];function Ei(o,t,e,n){const[s,i]=[o[1],t[1]],r=e*Nt;let a=bn;for(let c=r;c<r+wi;c++){const f=Math.abs(s[c]-i[c]);if(!(f<=ge)){if(f>mi||!Mn(s[c],t,c,e,n)||
!Mn(i[c],o,c,e,n))return me;a=Si}}return a}function Mn(o,t,e,n,s){const[i,r]=[n>0?e-Nt:e,n<s-1?e+Nt:e];let[a,c]=[255,0];for(const f of t)for(let h=i;h<=r;h+=Nt){
const u=f[h];u<a&&(a=u),u>c&&(c=u)}return o>=a-ge&&o<=c+ge}var Sn=p(12195),we=p(21841);const vi=150,Ti=72,Pi=16e6,On=1e3,Ai=3,En=.5;async function Di(o,t,e){if(!e||
o.length===0)return{changes:o,pixelEqual:0,truncated:!1};const{boxes:n,truncated:s}=await Ri(await e(),o),i=[];for(const r of o){if(!vn(r))continue;const a=n.get(
r);if(!a){i.push(r);continue}const c=a.length===0?[]:await t.ignored(r),f=a.filter(h=>!c.some(u=>ki(u,h)));f.length>0&&i.push({...r,seen:f})}return{changes:i,pixelEqual:o.
length-i.length,truncated:s}}const vn=({look:o,annotations:t})=>o||t;function ki({x:o,y:t,width:e,height:n},[s,i,r,a]){const[c,f]=[(s+r)/2,(i+a)/2];return c>=o&&
c<=o+e&&f>=t&&f<=t+n}async function Ri({after:o,before:t},e){const n=e.filter(l=>l.isDrawn&&vn(l)).slice(0,On),s=new Map;if(n.length===0)return{boxes:s,truncated:!1};
const{job:i}=o,r=n.map(({page:l,before:g})=>Ii((0,ct.iw)(o,l),(0,ct.iw)(t,g))),[a,c]=[await(0,we.v)(o,Pn(n,({page:l})=>l),!0,Tn),await(0,we.v)(t,Pn(n,l=>l.before),
!0,Tn)],f={now:a.missing.pagesWithout(),old:c.missing.pagesWithout()},[h,u]=[await Sn.Y.open(a.bytes,i),await Sn.Y.open(c.bytes,i)];for(const[l,g]of n.entries()){
const b=r[l];if(!b||f.now.has(g.page+1)||f.old.has(g.before+1))continue;const[P,X]=[await h.draw(l,b),await u.draw(l,b)],st=await Mi(P,X,Math.round(Ai*b.scale),
i.pace);s.set(g,st.map(it=>Ci(it,b.scale)))}return{boxes:s,truncated:n.length===On}}const Tn="tolerance",Pn=(o,t)=>Uint32Array.from(o,e=>t(e)+1);function Ii(o,t){
const[{width:e,height:n},s]=[(0,B.JQ)(o),(0,B.JQ)(t)];if(Math.abs(e-s.width)>En||Math.abs(n-s.height)>En)return;const i=Math.min(vi/Ti,Math.sqrt(Pi/(e*n))),r=a=>Math.
max(1,Math.round(a*i));return{width:r(e),height:r(n),isTransparent:!1,scale:i}}const Ci=([o,t,e,n],s)=>[o/s-1,t/s-1,e/s+1,n/s+1],An=["fonts","links","bookmarks",
"attachments","form"],Bi=new Set(["created","modified"]),Li=new Set(["creator","producer"]);async function Fi({after:o,before:t},e){const{pace:n}=o.job,s=o.pages.
count+t.pages.count;let i=0;const r=async(bt,{pages:Me})=>{const Nn=[];for(let Se=0;Se<Me.count;Se++)Nn.push(await bt.page(Se)),n.progress(++i/s);return Nn},a=new hi(
new rn(o,e.pattern),new rn(t,e.pattern)),[c,f]=[await r(a.after,o),await r(a.before,t)];await n.rest();const h=await Uo(f,c,n),u=new V,{changes:l,pixelEqual:g,truncated:b}=await Di(
fi(h,c,f),a,e.drawn),{counts:P,data:X,isSame:st}=await Ui({after:o,before:t},h,u,e.drawn!==void 0),it=bt=>u.entries(bt.map(Me=>Me+1)),ut=Dn(h.before),At=Dn(h.after),
yt=[...h.moved].map(bt=>({page:bt+1,before:h.before[bt]+1})),gr={added:it(ut),removed:it(At),moved:u.entries(yt),changed:await di(l,a,e.withText,u,n)},mr={pagesAdded:ut.
length,pagesRemoved:At.length,pagesMoved:yt.length,pagesChanged:l.length,...P};return{same:st&&ut.length+At.length+yt.length+l.length===0,truncated:u.truncated||
a.truncated||b,pageCount:o.pages.count,pageCountBefore:t.pages.count,pixelEqual:g,counts:mr,pages:gr,...X,bytes:$i(o,t)}}const Dn=o=>[...o.keys()].filter(t=>o[t]<
0);function $i({bytes:o},{bytes:t}){return Buffer.compare(o,t)===0?null:{before:t.length,after:o.length}}async function Ui({after:o,before:t},e,n,s){const i=await Y(
o,u=>e.before[u]<0?void 0:u),r=await Y(t,u=>e.after[u]<0?void 0:e.after[u]),a=Object.keys(i.metadata).filter(u=>i.metadata[u]!==r.metadata[u]),c={metadata:a.length},
f={metadata:ji(r,i,a,n)};for(const u of An){const l=await C(r[u],i[u],o.job.pace);c[u]=l.before.length+l.after.length,f[u]={before:n.entries(l.before),after:n.entries(
l.after)}}f.security=kn(r.security,i.security),f.tagged=kn(r.tagged,i.tagged);const h=a.every(u=>Bi.has(u)||s&&Li.has(u))&&An.every(u=>c[u]===0||s&&u==="fonts")&&
f.security===null&&f.tagged===null;return{counts:c,data:f,isSame:h}}function ji({metadata:o},{metadata:t},e,n){const s=e.map(i=>({key:i,pair:{before:o[i]??null,
after:t[i]??null}}));return Object.fromEntries(n.entries(s).map(({key:i,pair:r})=>[i,r]))}const kn=(o,t)=>JSON.stringify(o)===JSON.stringify(t)?null:{before:o,after:t};
var Ni=p(73154),Gi=p(95800),Wi=p(99876),Ki=p(14029),zi=p(77158),ht=p(36078);const Rn={before:"1 0 0",after:"0 0.82 0.88"},Wt=28,In=24,Cn=46,Hi=620,Xi=880,Kt=2,Yi="\
0.93 0.94 0.95",Zi="0.13 0.15 0.19",Ji="0.42 0.45 0.5",_i="0.78 0.8 0.83",Vi="0.95 0.55 0",Qi="0.85 0.1 0.15",qi="0 0.62 0.68";function tr(o,t,e){const n=Math.max(
o.size.width,t.size.width),s=Math.max(o.size.height,t.size.height),i=Math.min(1,Hi/n,Xi/s),r=Math.max(n*i,190),[a,c]=[2*Wt+3*r+2*In,2*Wt+Cn+s*i],f=c-Wt-Cn,h=[0,
1,2].map(it=>Wt+it*(r+In)),[u,l,g]=h,b=({size:it},ut)=>{const[At,yt]=[it.width*i,it.height*i];return{x:ut,y:f-yt,width:At,height:yt}},P={before:b(o,u),after:b(t,
l),both:[b(o,g),b(t,g)]},X=it=>e.map(ut=>er(ut,it,f,i)).join(" "),st=[`q ${Yi} rg 0 0 ${(0,ht.id)(a)} ${(0,ht.id)(c)} re f Q`,ye(["Before",62],`page ${o.number}`,
Qi,u,f),ye(["After",46],`page ${t.number}`,qi,l,f),ye(["Both",46],"red: only before, cyan: only after",void 0,g,f),be(P.before),be(P.after),...P.both.map(be),zt(
"Before",o,P.before),zt("After",t,P.after),`q /Multiply gs ${zt("TintedBefore",o,P.both[0])} ${zt("TintedAfter",t,P.both[1])} Q`,`q ${Vi} RG 1.2 w 1 j ${h.map(X).
join(" ")} Q`].join(`
`);return{width:Bn(a),height:Bn(c),content:`${st}
`}}const Bn=o=>Math.round(o*100)/100;function ye([o,t],e,n,s,i){const r=i+16,a=n===void 0?"":`${n} rg ${(0,ht.id)(s)} ${(0,ht.id)(r-1)} 12 12 re f `,c=n===void 0?
s:s+19,f=`BT ${Zi} rg /Bold 16 Tf ${(0,ht.id)(c)} ${(0,ht.id)(r)} Td (${o}) Tj ${Ji} rg /Plain 12 Tf ${t} 0 Td (${e}) Tj ET`;return`q ${a}${f} Q`}const Ln=({x:o,
y:t,width:e,height:n})=>[o,t,e,n].map(ht.id).join(" ").concat(" re"),be=o=>`q 1 g ${_i} RG 1 w ${Ln(o)} B Q`;function zt(o,{inner:t},{x:e,y:n,width:s,height:i}){
return`q ${[s/t.width,0,0,i/t.height].map(a=>String(Number(a.toFixed(6)))).join(" ")} ${(0,ht.id)(e)} ${(0,ht.id)(n)} cm /${o} Do Q`}function er({x:o,y:t,width:e,
height:n},s,i,r){const a={x:s+(o-Kt)*r,y:i-(t+n+Kt)*r,width:(e+2*Kt)*r,height:(n+2*Kt)*r};return`${Ln(a)} S`}const nr=1,sr=2,or="difference_pdf",ir="1.4",rr=2e4;
async function ar(o,t){const{job:e}=o.after,n=await(0,A.E)(zi.O,e,{}),s=await Ht.of(n,nr,o.after,t.map(({page:a})=>a),e),i=await Ht.of(n,sr,o.before,t.map(({before:a})=>a),
e),r=[];for(const[a,c]of t.entries()){const[f,h]=[await s.panel(a,c.page),await i.panel(a,c.before)],u={before:Un(n,h,Rn.before),after:Un(n,f,Rn.after)},{width:l,
height:g,content:b}=tr(h,f,c.boxes),P=(0,d.jd)({Type:(0,d.UU)("Page"),MediaBox:[0,0,l,g],Group:Fn(),Resources:(0,d.jd)({XObject:(0,d.jd)({Before:h.form,After:f.
form,TintedBefore:u.before,TintedAfter:u.after}),ExtGState:(0,d.jd)({Multiply:(0,d.jd)({BM:(0,d.UU)("Multiply")})}),Font:(0,d.jd)({Bold:$n("Helvetica-Bold"),Plain:$n(
"Helvetica")})}),Contents:n.add(new d.Z6((0,d.jd)({}),Buffer.from(b,"latin1")))});r.push(n.add(P).number);const X=e.pace.step(rr);X&&await X}return(0,Gi.J)([{index:0,
document:n},s.part,i.part]),await n.pages.rebuild(r),await n.pages.settle(),(0,Ki.fT)([n,s.part.document,i.part.document],{encryption:"none",version:ir})}class Ht{part;forms;found;sizes;constructor(t,e,n,s){
this.part=t,this.forms=e,this.found=n,this.sizes=s}static async of(t,e,n,s,i){const r=s.map(u=>(0,B.JQ)((0,ct.iw)(n,u-1))),{bytes:a}=await(0,we.v)(n,Uint32Array.
from(s),!0,or),c={index:e,document:await(0,A.E)(a,i,{})},f=new Ni.l(t,c),h=await(0,Wi.F)(c.document,Uint32Array.from(s,(u,l)=>l+1));return await f.inspect(h.pages),
new Ht(c,f,h,r)}async panel(t,e){const n=this.found.pages[t],s=this.found.kinds[n.kind];return{form:await this.forms.of(n,s),number:e,inner:(0,B.iN)(s),size:this.
sizes[t]}}}const Fn=()=>(0,d.jd)({S:(0,d.UU)("Transparency"),CS:(0,d.UU)("DeviceRGB"),I:!0}),$n=o=>(0,d.jd)({Type:(0,d.UU)("Font"),Subtype:(0,d.UU)("Type1"),BaseFont:(0,d.
UU)(o),Encoding:(0,d.UU)("WinAnsiEncoding")});function Un(o,{form:t,inner:{width:e,height:n}},s){const i=`0 0 ${e} ${n} re f`,r=`q 1 g ${i} Q q /Page Do Q q /Sa\
turation gs 0.5 g ${i} Q q /Screen gs ${s} rg ${i} Q
`,a=(0,d.jd)({Type:(0,d.UU)("XObject"),Subtype:(0,d.UU)("Form"),BBox:[0,0,e,n],Group:Fn(),Resources:(0,d.jd)({XObject:(0,d.jd)({Page:t}),ExtGState:(0,d.jd)({Saturation:(0,d.
jd)({BM:(0,d.UU)("Saturation")}),Screen:(0,d.jd)({BM:(0,d.UU)("Screen")})})})});return o.add(new d.Z6(a,Buffer.from(r,"latin1")))}var cr=p(5899),fr=p(68516),hr=p(
9312);const ur={file:"compare_to",password:"compare_password",noun:"the earlier version"},dr=async(o,t,e)=>{const{ignore_pattern:n,with_text:s,tolerance:i}=t,r=n===
void 0?void 0:await(0,hr.Gv)("ignore_pattern",n,"regex",e),{quiet:a,wasRepaired:c}=(0,$.gd)(e),{after:f,before:h,isRepaired:u}=await xe(o,t,a),g=await Fi({after:f,
before:h},{pattern:r,withText:s,drawn:i==="pixels"?()=>xe(o,t,a):void 0}),b=t.difference_pdf?{difference:await lr(g,o,await xe(o,t,a))}:{},P={...g,...b},X=[...c()?
[jn("The document")]:[],...u?[jn("The earlier version")]:[],...pr(P)];return{documents:[{...o,pageCount:f.pages.count}],data:P,notes:X,facts:{}}};async function lr({
pages:o},{name:t},e){const{changed:n}=o;if(n.length===0)return null;const s=await ar(e,n);return{fileName:`${t.replace(/\.pdf$/i,"")}-difference.pdf`,size:s.length,
content:Buffer.from(s).toString("base64")}}async function xe(o,{compare_to:t,compare_password:e,open_password:n},s){const i=await(0,A.E)(o.bytes,s,{password:n}),
{document:r,isRepaired:a}=await(0,fr.H)(t,e,ur,s);return{after:i,before:r,isRepaired:a}}const jn=o=>(0,cr.A)(`${o} is damaged: it was compared as far as it coul\
d be read.`);function pr({pixelEqual:o}){const t=Number(o);return t===0?[]:[{code:"pages_look_same",message:`${(0,D.y_)(t,"page")} ${t===1?"draws differently, l\
ooks the same, and counts":"draw differently, look the same, and count"} as unchanged.`}]}}),17623:((ot,z,p)=>{p.d(z,{Z:()=>F});var D=p(38544),A=p(52604),U=p(52755),
G=p(76933),W=p(77500);async function F(v,m,x){const w=[],S={};for(const O of m.fields){w.push(E(v,m,x,O)),(0,D.K)(O)&&O.kind!=="password"&&m.byName.get(O.name)===
O&&Object.defineProperty(S,O.name,{value:x.of(O),enumerable:!0,configurable:!0,writable:!0});const y=v.job.pace.step(4e3);y&&await y}return{fields:w,values:S,xfa:(0,W.
f4)(v,m),scripts:(0,G.on)(v,m)}}function E(v,m,x,w){const{kind:S,flags:O,name:y}=w,M=m.integer(w.nodes[0],"MaxLen"),k=S==="password",$=S==="text"||k;return{name:y,
type:S,value:k?null:x.of(w),default:k?null:x.of(w,"DV"),options:d(v,m,x,w),required:(O&U.mw)!==0,readOnly:(O&U.sj)!==0,multiline:S==="text"&&(O&U.kz)!==0,maxLength:$&&
M>0?M:null,pages:[...new Set(w.widgets.flatMap(({pages:I})=>I))].sort((I,N)=>I-N)}}function d(v,m,x,w){return w.kind==="dropdown"||w.kind==="list"?x.choices(w):
w.kind!=="checkbox"&&w.kind!=="radio"?[]:(0,A.lD)(v,m,w).names.map(S=>({value:S,display:S}))}}),5899:((ot,z,p)=>{p.d(z,{A:()=>D});const D=A=>({code:"document_da\
maged",message:A})}),77158:((ot,z,p)=>{p.d(z,{O:()=>D});const D=Buffer.from(`%PDF-1.3
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
`,"latin1")}),68516:((ot,z,p)=>{p.d(z,{H:()=>G});var D=p(58552),A=p(92356),U=p(59277);async function G({bytes:E},d,v,m){const x={repaired:!1},w=()=>{x.repaired=
!0};try{return{document:await(0,A.E)(E,{...m,onRepaired:w},{password:d}),isRepaired:x.repaired}}catch(S){throw S instanceof D.zU?W(S,E,v):S}}function W(E,d,{file:v,
password:m,noun:x}){const w=(S,O,y=[])=>(0,D.G6)([{field:S,message:O,mentions:y}]);switch(E.code){case"password_required":return w(v,`needs a password: give it \
as ${m}`,[m]);case"wrong_password":return w(m,`does not open ${x}`);case"unsupported_encryption":return w(v,"is protected in a way that is not supported, such a\
s by a certificate");case"unreadable_document":{const S=(0,U.y)(d);return w(v,S===void 0||S==="a PDF document"?F:`is ${S}; it must be a PDF document`)}case"limi\
t_exceeded":{const S=E.issues.map(({message:O})=>({field:v,message:O}));return new D.zU(E.code,E.message,{issues:S,...E.advice===void 0?{}:{advice:E.advice}})}default:
return E}}const F="cannot be read, or has no pages: it must be a complete PDF document"}),66403:((ot,z,p)=>{p.d(z,{a:()=>U});const D=100,A=G=>Math.round(G*D)/D,
U=G=>G?{x:A(G.x),y:A(G.y),width:A(G.width),height:A(G.height)}:null}),9312:((ot,z,p)=>{p.d(z,{$0:()=>F,Gv:()=>U,MM:()=>W});var D=p(779),A=p(42973);const U=(d,v,m,{
pace:x,limits:w})=>(0,D.patternOf)(d,v,m,x,E(d,w)),G={slashes:"has slashes around it that count as characters: leave them out, and begin with (?i) in place of t\
he flag i","regex-as-words":"looks like a regular expression and was read as words: set search_mode to regex, and leave out slashes around it"};function W(d,v){
const m=(0,D.G)(d,v);return m&&G[m]}function F(d,v,m){const x=W(v,m);return x===void 0?[]:[{code:"search_mode_unlikely",message:`Nothing was found for ${d}, whi\
ch ${x}.`,mentions:[d,"search_mode"]}]}function E(d,{searching:v}){let m=v;return x=>{if(m-=x,m<0)throw(0,A.F)("searching",`The search takes more than ${v} step\
s, which are characters times the size of the expression`,"Make the expression shorter or more exact, or search fewer pages",d)}}}),12195:((ot,z,p)=>{p.d(z,{Y:()=>dt});
var D=p(58552),A=p(77598),U=p(19158);const G=3,W=new WeakMap;async function F(Z,R){const T=W.get(Z);if(T)return T;const{pieces:L}=await Z.load();if(L.length===0)
throw new D.zU("unavailable","The program that draws pages was left out of this installation",{advice:"Use the package as it is published, or a service of your \
own"});const K=await WebAssembly.compile(new Uint8Array(await E(L,Z,R)));return W.set(Z,K),K}async function E(Z,{bytes:R,sha256:T},L){const K=await(0,U.p)(new DecompressionStream(
"deflate"),v(Z,L)).catch(q=>{throw q instanceof D.zU?q:d()});if(K.length!==R||(0,A.createHash)("sha256").update(K).digest("hex")!==T)throw d();return K}const d=()=>new D.
zU("internal","The program that draws pages is damaged",{advice:"Install the package again"});async function*v(Z,R){for(const T of Z){yield Buffer.from(T,"base6\
4");const L=R.pace.step(T.length*G);L&&await L}}var m=p(42973);const x=65536,w=-44,S=8,O=new WebAssembly.RuntimeError("longjmp");class y{most;exports;constructor(R,T){
this.most=T;const L={};for(const{module:K,name:q}of WebAssembly.Module.imports(R))(L[K]??={})[q]=this.imported(q);this.exports=new WebAssembly.Instance(R,L).exports,
this.call("__wasm_call_ctors")}call(R,...T){return this.exports[R](...T)}get bytes(){return new Uint8Array(this.exports.memory.buffer)}get words(){return new DataView(
this.exports.memory.buffer)}store(R){const T=this.call("malloc",R.length)>>>0;if(T===0)throw M(this.most);return this.bytes.set(R,T),T}imported(R){if(R.startsWith(
"invoke_"))return this.invoke;switch(R){case"_emscripten_throw_longjmp":return()=>{throw O};case"emscripten_resize_heap":return T=>this.grow(T>>>0);case"environ\
_sizes_get":return(T,L)=>(this.words.setUint32(T,0,!0),this.words.setUint32(L,0,!0),0);case"_abort_js":return()=>{throw M(this.most)}}return R.startsWith("fd_")?
()=>S:R.startsWith("__syscall_")?()=>w:()=>0}invoke=(R,...T)=>{const L=this.call("emscripten_stack_get_current");try{return this.exports.__indirect_function_table.
get(R)(...T)}catch(K){if(this.call("_emscripten_stack_restore",L),K!==O)throw K;return this.call("setThrew",1,0),0}};grow(R){const{memory:T}=this.exports,L=T.buffer.
byteLength;if(R>this.most)return 0;const K=Math.min(Math.max(R,L*1.25),this.most);try{return T.grow(Math.ceil((K-L)/x)),1}catch{return 0}}}const M=Z=>(0,m.F)("d\
rawingMemory",`The page cannot be drawn within ${Math.floor(Z/2**20)} MB of memory`,"Ask for a lower resolution, or for fewer pages");function k(Z,R,T){const L=new WebAssembly.
Module(Uint8Array.from(I(Z,R)));return new WebAssembly.Instance(L,{a:{b:T}}).exports.c}const $=127,I=(Z,R)=>[0,97,115,109,1,0,0,0,1,4+Z+R,1,96,Z,...new Array(Z).
fill($),R,...new Array(R).fill($),2,7,1,1,97,1,98,0,0,7,5,1,1,99,0,0],N=1,V=0,C=/^(?:Helvetica|Times|Courier)(?:-|$)|^(?:Symbol|ZapfDingbats)$/,H=16,j=[{word:2,
takes:2,results:0,name:"EnumFonts"},{word:3,takes:7,results:1,name:"MapFont"},{word:4,takes:2,results:1,name:"GetFont"},{word:5,takes:5,results:1,name:"GetFontD\
ata"},{word:6,takes:4,results:1,name:"GetFaceName"},{word:7,takes:2,results:1,name:"GetFontCharset"},{word:8,takes:2,results:0,name:"DeleteFont"}];function J(Z,R){
const T=Z.call("FPDF_GetDefaultSystemFontInfo"),L=Z.store(R),q={MapFont:(ft,xt,mt,lt,Dt,Xt=0)=>C.test(Y(Z,Xt>>>0))?0:N,GetFontData:(ft=0,xt=0,mt=0,lt=0,Dt=0)=>mt!==
V?0:(lt!==0&&Dt>=R.length&&Z.bytes.copyWithin(lt>>>0,L,L+R.length),R.length)},{__indirect_function_table:at}=Z.exports;for(const{word:ft,takes:xt,results:mt,name:lt}of j)
at.set(Z.words.getUint32(T+ft*4,!0),k(xt,mt,q[lt]??(()=>0)));Z.call("FPDF_SetSystemFontInfo",T)}function Y({bytes:Z},R){const[T=""]=Buffer.from(Z.subarray(R,R+H)).
toString("latin1").split("\0");return T}const _={load:()=>p.e(6199).then(p.bind(p,26199)),bytes:3988829,sha256:"71aec412a303a0405baee21c3d6d3f30ad2033dc02444130\
fe476be3976e2d09"},Q=15,tt=3e5,et=4,nt=1,B=2,rt=4294967295;class dt{job;sandbox;pause;document=0;bitmap=0;page=0;since=0;constructor(R,T){this.job=R,this.sandbox=
T,T.call("FPDF_InitLibrary"),this.pause=this.pauseCallback()}static async open(R,T,L){const K=await F(_,T);return gt(T,()=>{const q=new dt(T,new y(K,T.limits.drawingMemory));
return L&&J(q.sandbox,L),q.load(R),q})}async draw(R,T){this.begin(R,T);for(let L=nt;L!==B;){const K=this.job.pace.step(tt);if(K&&await K,L=this.proceed(T),L!==nt&&
L!==B)throw M(this.job.limits.drawingMemory)}return this.finish(T)}load(R){const{sandbox:T}=this;if(this.document=T.call("FPDF_LoadMemDocument64",T.store(R),R.length,
0),this.document===0)throw M(this.job.limits.drawingMemory)}pauseCallback(){const{sandbox:R}=this,{__indirect_function_table:T}=R.exports,L=T.length-1;return T.
set(L,k(1,1,()=>performance.now()-this.since>Q?1:0)),R.store(new Uint8Array(Uint32Array.of(1,L,0).buffer))}begin(R,{width:T,height:L,isTransparent:K}){const{sandbox:q,
job:at}=this;gt(at,()=>{if(this.release(),this.page=q.call("FPDF_LoadPage",this.document,R),this.bitmap=q.call("FPDFBitmap_CreateEx",T,L,et,0,0),this.page===0||
this.bitmap===0)throw M(at.limits.drawingMemory);K||q.call("FPDFBitmap_FillRect",this.bitmap,0,0,T,L,rt)})}started=!1;proceed({width:R,height:T}){const{sandbox:L,
page:K,bitmap:q,pause:at}=this;return this.since=performance.now(),gt(this.job,()=>this.started?L.call("FPDF_RenderPage_Continue",K,at):(this.started=!0,L.call(
"FPDF_RenderPageBitmap_Start",q,K,0,0,R,T,0,0,at)))}finish({width:R,height:T}){const{sandbox:L,bitmap:K}=this,q=L.call("FPDFBitmap_GetBuffer",K)>>>0,at=L.call("\
FPDFBitmap_GetStride",K);return{width:R,height:T,row:ft=>L.bytes.subarray(q+ft*at,q+ft*at+R*4)}}release(){const{sandbox:R,page:T,bitmap:L}=this;this.started&&R.
call("FPDF_RenderPage_Close",T),L!==0&&R.call("FPDFBitmap_Destroy",L),T!==0&&R.call("FPDF_ClosePage",T),this.started=!1,this.bitmap=this.page=0}}function gt(Z,R){
try{return R()}catch(T){throw T instanceof D.zU?T:M(Z.limits.drawingMemory)}}}),50476:((ot,z,p)=>{p.d(z,{c:()=>E,f:()=>F});const[D,A,U,G,W]=[1,8,32,64,128];function F(d,v,m,x){
const w=new Set,S=[...d].filter(O=>typeof O=="number");for(let O=S.pop();O!==void 0;O=S.pop())if(!(O<0||O>=v||w.has(O))){w.add(O);for(const y of E(x,m(O)))S.push(
y)}return w}function*E(d,[v,m]){if(!(m-v<12||d.getInt16(v)>=0))for(let x=v+10,w=U;w&U&&x+4<=m;)w=d.getUint16(x),yield d.getUint16(x+2),x+=4+(w&D?4:2)+(w&A?2:w&G?
4:w&W?8:0)}}),95800:((ot,z,p)=>{p.d(z,{J:()=>W});var D=p(45599),A=p(36502),U=p(25524);const G=["Order","AS","RBGroups","Locked"];function W(F){const E=F.filter(
({document:M})=>M.dict(M.catalog.get("OCProperties")));if(E.length===0||E.length===1&&E[0].index===0)return;const{document:d}=F[0],v=d.dict(d.catalog.get("OCPro\
perties")),m=[],[x,w]=[[],[]],S=new Map(G.map(M=>[M,[]]));for(const M of E){const k=M.document.dict(M.document.catalog.get("OCProperties")),$=M.document.dict(k.
get("D")),I=(N,V)=>(M.document.array(N?.get(V))??[]).map(C=>(0,U.yY)(C,M.index));for(const N of I(k,"OCGs"))m.push(N);for(const[N,V]of S)for(const C of I($,N))V.
push(C);for(const N of I($,"ON"))x.push(N);for(const N of new A.z(M.document).groupsOff())w.push((0,U.yY)(N,M.index))}const O=new D.Bi(v&&d.dict(v.get("D")));O.
delete("BaseState");for(const[M,k]of[...S,["ON",x],["OFF",w]])k.length>0?O.set(M,k):O.delete(M);const y=new D.Bi(v);y.set("OCGs",m),y.set("D",O),d.editCatalog().
set("OCProperties",d.add(y))}}),73154:((ot,z,p)=>{p.d(z,{l:()=>S});var D=p(75162),A=p(45599),U=p(1592),G=p(37709);async function W(O,y,M){const k=[];let $=0;return await(0,G.
Ko)(y,O.job.pace,I=>{const{operator:N,count:V}=I,C=N==="BDC"?" BMC":N==="DP"?" MP":void 0;if(C===void 0||V!==2)return;const H=I.name(1),j=H===void 0?I.value(1):
M?.get(H);O.dict(j)?.has("MCID")&&(k.push(y.subarray($,I.endOf(0)),Buffer.from(C,"latin1")),$=I.end)}),$===0?y:Buffer.concat([...k,y.subarray($)])}var F=p(92218),
E=p(53107),d=p(74135),v=p(25524),m=p(58006);const x=new Set(["Page","Pages","Catalog","StructElem","StructTreeRoot","Annot"]);class w{document;keepsTags;seen=new Set;shared=new Map;constructor(y,M){
this.document=y,this.keepsTags=M}async prepare(y){const M=this.asObject(y);return await this.release(M),M}asObject(y){if((0,A.i9)(y)&&(0,A.Zm)(this.document.resolve(
y)))return y;const M=this.document.dict(y)??new A.Bi;let k=this.shared.get(M);return k||this.shared.set(M,k=this.document.add(M)),k}async release(y){const{document:M,
seen:k}=this,$=[y];for(let I=$.pop();I!==void 0;I=$.pop())if(I instanceof A.oS){if(k.has(I.number))continue;k.add(I.number);const N=M.job.pace.step(1e3);N&&await N;
const V=M.get(I),C=V instanceof A.Z6?V.dict:V;if((0,A.Zm)(C)){if(this.isApart(C))continue;await this.untie(I,V,C,y)}$.push(M.get(I))}else if(Array.isArray(I))for(const N of I)
$.push(N);else if(I instanceof A.Z6)for(const N of I.dict.values())$.push(N);else if((0,A.Zm)(I)){this.isFont(I)&&!I.has("Resources")&&I.set("Resources",y);for(const N of I.
values())$.push(N)}}isApart(y){const M=this.document.resolve(y.get("Type"));return M!==null&&typeof M=="object"&&"text"in M&&x.has(M.text)}isFont(y){return(0,A.
Eo)(this.document.resolve(y.get("Subtype")),"Type3")&&y.has("CharProcs")}async untie(y,M,k,$){const{document:I}=this,N=M instanceof A.Z6&&(0,A.Eo)(I.resolve(k.get(
"Subtype")),"Form"),V=!this.keepsTags&&(k.has("StructParent")||k.has("StructParents")),C=!k.has("Resources")&&(N||this.isFont(k)),H=N&&!this.keepsTags?await this.
withoutIds(M,I.dict(k.get("Resources")??$)):void 0;if(!V&&!C&&!H)return;const j=I.edit(y),J=j instanceof A.Z6?j.dict:j;V&&J.delete("StructParent"),V&&J.delete("\
StructParents"),C&&J.set("Resources",$),H&&j instanceof A.Z6&&I.put(y,(0,m.n)(j,H,{compress:!0}))}async withoutIds(y,M){const k=this.document.decodedPart(y);if(!k?.
whole)return;const $=await W(this.document,k.data,this.document.dict(M?.get("Properties")));return $===k.data?void 0:$}}class S{document;part;contents;resources;constructor(y,M){
this.document=y,this.part=M,this.contents=new E.K(M.document),this.resources=new w(M.document,this.keepsTags)}get keepsTags(){return this.part.document===this.document}inspect(y){
return this.contents.inspect(y)}async of(y,M){const{index:k,document:$}=this.part,I=await this.resources.prepare(y.resources),N=$.entry($.pages.number(y.index),
"Group"),{filters:V,data:C}=await this.contentOf(y),H=this.keepsTags?$.entry($.pages.number(y.index),"StructParents"):void 0,j=(0,A.jd)({Type:(0,A.UU)("XObject"),
Subtype:(0,A.UU)("Form"),BBox:[...M.box],Matrix:[...(0,d.DI)((0,d.S3)(M))],Resources:(0,v.Po)(k,I.number),Group:N===void 0?void 0:(0,v.yY)(N,k),StructParents:H,
...V});return this.document.add(new A.Z6(j,C))}async contentOf(y){const{part:M,contents:k}=this,{document:$}=M,I=k.own(y),N=I.length===1?$.get(I[0]):void 0;if(N instanceof
A.Z6&&this.keepsTags&&k.isOrderly(y))return this.asItIs(N);const{isWhole:V,isKnown:C,open:H}=await k.condition(I),j=await k.content(I),J=$.dict($.dict(y.resources)?.
get("Properties")),Y=this.keepsTags?j:await W($,j,J);if(N instanceof A.Z6&&(!C||V&&H.excess===0&&Y===j))return this.asItIs(N);const _=H.excess===0?Y:await(0,U.KS)(
Y,0,$.job.pace),Q=await(0,F.d)(_,$.job);return{filters:{Filter:(0,A.UU)("FlateDecode")},data:Q}}asItIs(y){const{index:M,document:k}=this.part,$=new A.Bi([...y.dict].
filter(([I])=>I==="Filter"||I==="DecodeParms"));return(0,D.CF)($),{filters:Object.fromEntries((0,v.yY)($,M)),data:k.encoded(y)}}}}),25524:((ot,z,p)=>{p.d(z,{Bg:()=>A,
Po:()=>U,fS:()=>W,yY:()=>G});var D=p(45599);const A=F=>F.find(({index:E})=>E===0).document,U=(F,E,d=0)=>F===d?new D.oS(E):new D.rV(F,E);function G(F,E){if(E===0||
F instanceof D.rV)return F;if(F instanceof D.oS)return new D.rV(E,F.number);if(Array.isArray(F))return F.map(v=>G(v,E));if(F instanceof D.Z6||!(F instanceof D.Bi))
return F;const d=new D.Bi;for(const[v,m]of F)d.set(v,G(m,E));return d}class W{meaning;taken;last=new Map;constructor(E=[],d=v=>v){this.meaning=d,this.taken=new Set(
[...E].map(d))}get size(){return this.taken.size}has(E){return this.taken.has(this.meaning(E))}add(E){this.taken.add(this.meaning(E))}free(E){const d=E.startsWith(
"þÿ");for(let v=(this.last.get(E)??1)+1;;v++){const m=`_${v}`,x=E+(d?[...m].map(w=>`\0${w}`).join(""):m);if(!this.has(x))return this.last.set(E,v),this.add(x),
x}}}}),95340:((ot,z,p)=>{p.d(z,{K:()=>D,h:()=>A});const D=1e6;function A(U,G){const W=d=>{const v=U.resolve(G.get(d));return typeof v=="number"?Math.floor(v):NaN},
F=U.resolve(G.get("ImageMask"))===!0,E=U.array(G.get("Decode"))?.map(d=>U.resolve(d));return{width:W("Width"),height:W("Height"),bits:F?1:W("BitsPerComponent")||
8,stencil:F,decode:E?.every(d=>typeof d=="number")?E:void 0}}}),92152:((ot,z,p)=>{p.d(z,{A6:()=>d,AT:()=>E,Cb:()=>A,WQ:()=>U,ZJ:()=>F,fu:()=>v,mA:()=>G,zq:()=>D});
const D=(m,x,w)=>Math.ceil(m*x*w/8);function A(m,x,w){if(!m||m.length<x*2)return!1;let S=0;for(let O=0;O<x;O++){const[y,M]=[m[O*2],m[O*2+1]];if(y===w&&M===0)S++;else if(y!==
0||M!==w)return}return S===0?!1:S===x?!0:void 0}function U(m,x){if(m.length>=x)return m.subarray(0,x);const w=new Uint8Array(x);return w.set(m),w}const G=m=>m.map(
x=>x^255),W=2;async function F(m,{width:x,height:w,channels:S,bits:O},y,M){const k=x*S,$=D(x,S,O),I=new Uint8Array(k*w),N=2**O-1,V=y&&O<8?255/N:1;for(let C=0;C<
w;C++){for(let j=0;j<k;j++){const J=j*O,Y=C*$+(J>>3),_=O>=8?m[Y]:m[Y]>>8-O-(J&7)&N;I[C*k+j]=_*V}const H=M.step(k*W);H&&await H}return I}function E(m,x,w){const S=Array.
from({length:w},(O,y)=>{const[M,k]=[x[y*2],x[y*2+1]];return Uint8ClampedArray.from({length:256},($,I)=>(M+I/255*(k-M))*255)});return m.map((O,y)=>S[y%w][O])}function d(m,x,w){
const S=new Uint8Array(m.length*w);for(const[O,y]of m.entries())for(let M=0;M<w;M++)S[O*w+M]=x[y*w+M]??0;return S}function v(m,x,w){const S=new Uint8Array(x.length*
(w+1));for(let O=0;O<x.length;O++){for(let y=0;y<w;y++)S[O*(w+1)+y]=m[O*w+y];S[O*(w+1)+w]=x[O]}return S}}),38671:((ot,z,p)=>{p.d(z,{R:()=>G});var D=p(52205),A=p(
45599);const U={DCTDecode:"jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};function G(W,F){const E=(0,D.c3)(W,F.dict.get(
"Filter")),d=(0,D.c3)(W,F.dict.get("DecodeParms")),v=E.at(-1)??null,m=v instanceof A.SX?U[v.text]:void 0;if(!m)return{format:m,parameters:void 0,filter:v,before:F};
const x=new A.Bi(F.dict);x.set("Filter",E.slice(0,-1)),x.set("DecodeParms",d.slice(0,E.length-1));const w=d[E.length-1];return{format:m,parameters:(0,A.Zm)(w)?w:
void 0,filter:v,before:new A.Z6(x,F.data,F.sealed)}}}),8283:((ot,z,p)=>{p.d(z,{A2:()=>A,EI:()=>W,GM:()=>U,OD:()=>E,Os:()=>G,iN:()=>F});var D=p(78157);const A=216,
U=217,G=218,W=254,F=m=>m>=224&&m<=239;function*E(m){const x=(0,D.bS)(m);for(let w=2;;){const S=v(x,w);if(S<0)return;const O=x[S+1],y=O===A||O===U||O===d;if(!y&&
S+4>x.length)return;const M=y?0:x.readUInt16BE(S+2),k=S+2+M;if(k>x.length||!y&&M<2||(yield{marker:O,start:S,end:k,data:x.subarray(y?k:S+4,k)},O===U))return;w=k}}
const d=1;function v(m,x){for(let w=m.indexOf(255,x);w>=0&&w+1<m.length;w=m.indexOf(255,w+1)){const S=m[w+1];if(S!==0&&S!==255&&(S<208||S>215))return w}return-1}}),
79627:((ot,z,p)=>{p.d(z,{W:()=>A});var D=p(74135);function A(U,G){const W=Array.from({length:U.count},(E,d)=>U.number(d)||0);if(U.operator==="re"){const[E=0,d=0,
v=0,m=0]=W;return(0,D.zl)(G,[E,d,E+v,d+m])}const F=[];for(let E=0;E+1<W.length;E+=2)F.push((0,D.Gd)(G,W[E],W[E+1]));return(0,D.$L)(F)}}),44738:((ot,z,p)=>{p.d(z,
{L:()=>F,m:()=>E});var D=p(45599),A=p(55969),U=p(3466),G=p(9731),W=p(17671);async function F(d,v){const m=new Set;let x=0,w=!1;for(let y=0;y<d.pages.count;y++){
const M=E(d,d.pages.number(y));for(const{number:$}of M){const I=d.get($);if(m.has($)||!(0,D.Zm)(I)||!v(I,y))continue;m.add($);const N=(0,A.B)(d,I);N==="Popup"&&
x++,N==="Widget"&&(w=!0)}const k=d.job.pace.step(500+M.length*100);k&&await k}if(m.size===0)return 0;const S=(0,W.Hi)(d),O=w?await U.R.of(d):void 0;return await(0,W.
Pv)(S,m,()=>(0,W.Wi)(S,m)),O&&await(0,W.zg)(S,O),await(0,G.U)(S),m.size-x}function E(d,v){const m=d.entry(v,"Annots"),x=d.array(m)??[];if(!x.some(D.Zm))return x.
filter(D.i9);const w=d.edit((0,D.i9)(m)?m:v),S=d.array((0,D.Zm)(w)?w.get("Annots"):w)??[];for(const[O,y]of S.entries())(0,D.Zm)(y)&&(S[O]=d.add(y));return S.filter(
D.i9)}}),779:((ot,z,p)=>{p.d(z,{patternOf:()=>V,G:()=>I,y:()=>F});var D=p(58552),A=p(98472),U=p(34378);const G=new RegExp("([\\x21-\\x7e]{1,1000})(?!\\p{M})|(\\s+)|\
(?:[\\u1100-\\u11ff]{1,1000}|\\P{M})\\p{M}{0,30}|\\p{M}{1,30}","gu"),W=(C,H)=>F([C],H);async function F(C,H){const j=new Set;for(const Y of C)j.add((await x(Y,H)).
text.trim());j.delete("");const J=[...j].map(Y=>Y.match(/[\x21-\x7e]+/g)??[]);return{hasGroups:!1,search:async(Y,_,Q)=>{const tt=Q.step(Y.length>>2);if(tt&&await tt,
await E(Y,J,Q))return{matches:[],truncated:!1};const et=await x(Y,Q),nt=[];for(const B of j)if(!await m(B,et,nt,_,Q))return{matches:nt,truncated:!0};return j.size>
1&&nt.sort((B,rt)=>B.start-rt.start||rt.end-B.end),{matches:nt,truncated:!1}}}}async function E(C,H,j){if(C.length<d||v.test(C))return!1;const J=C.toLowerCase().
replaceAll("ß","ss");for(const Y of H){const _=j.step((J.length>>3)*Y.length);if(_&&await _,Y.every(Q=>J.includes(Q)))return!1}return!0}const d=64,v=/[\u0100-\u1fff\u2070-\u209f]|[\u20d0-\uffff]/;
async function m(C,{text:H,places:j},J,Y,_){const Q=_.step(H.length>>3);Q&&await Q;for(let tt=H.indexOf(C),et=0;tt>=0;tt=H.indexOf(C,et)){if(J.length===Y)return!1;
for(et=tt+C.length;j[et]===j[et-1];)et++;J.push((0,A.z)(j[tt],j[et]));const nt=_.step(C.length);nt&&await nt}return!0}async function x(C,H){if(!w.test(C))return O(
C,H);const j=[];let J="";for(const{0:Y,1:_,2:Q,index:tt}of C.matchAll(G)){const et=Q===void 0?_?.toLowerCase()??M(Y):" ";for(let B=0;B<et.length;B++)j.push(_===
void 0?tt:tt+B);J+=et;const nt=H.step(Y.length*10);nt&&await nt}return j.push(C.length),{text:J,places:j}}const w=/[^\0-\x7f]/,S=65536;async function O(C,H){const j=new Uint32Array(
C.length+1);let J="",Y=0,_=!1;for(let Q=0;Q<C.length;Q+=S){const tt=C.slice(Q,Q+S),et=H.step(tt.length);et&&await et;const nt=_;for(let rt=0;rt<tt.length;rt++){
const dt=y(tt.charCodeAt(rt));(!dt||!_)&&(j[Y++]=Q+rt),_=dt}const B=tt.toLowerCase().replace(/\s+/g," ");J+=nt&&B.startsWith(" ")?B.slice(1):B}return j[Y]=C.length,
{text:J,places:j}}const y=C=>C===32||C>=9&&C<=13,M=C=>(0,U.w)((0,U.w)(C).toUpperCase().toLowerCase()),k=/^\/.+\/([dgimsuvy]*)$/s,$=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;
function I(C,H){const j=k.exec(C);return H==="regex"?j?"slashes":void 0:$.test(C)||j&&j[1]!==""?"regex-as-words":void 0}const N=1e6;async function V(C,H,j,J,Y){
const _=j==="regex"?(await Promise.all([p.e(7398),p.e(9974)]).then(p.bind(p,39974))).expressionOf(H,Y):await W(H,J);if("problem"in _)throw(0,D.G6)([{field:C,message:_.
problem}]);return{hasGroups:_.hasGroups,search:async(Q,tt,et)=>{const nt=await _.search(Q.slice(0,N),tt,et);return Q.length>N?{...nt,truncated:!0}:nt}}}}),98472:((ot,z,p)=>{
p.d(z,{z:()=>D});const D=(A,U,G=[])=>({start:A,end:U,groups:Object.fromEntries(G)})})};
