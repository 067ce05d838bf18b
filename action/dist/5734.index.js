"use strict";exports.id=5734,exports.ids=[5734,779],exports.modules={71693:((nt,G,p)=>{p.r(G),p.d(G,{compare_documents:()=>xr});var I=p(98446),k=p(64173),$=p(77598),N=p(45059),
W=p(52755),C=p(16259),A=p(824),l=p(45599),v=p(59071);function m(o,t,e){const n=[];for(const s of o.array(o.entry(o.pages.number(t),"Annots"))??[]){const i=o.dict(
s);i&&(0,l.Eo)(o.resolve(i.get("Subtype")),"Link")&&n.push({page:t,target:b(o,i,e)})}return n}function b(o,t,e){const n=e.pageOf(t);if(n!==void 0)return{page:n};
const s=o.dict(t.get("A")),i=o.resolve(s?.get("S")),r=o.resolve(s?.get("URI"));if(r instanceof l.Mx)return{uri:Buffer.from(r.bytes).toString("latin1")};const a=x(
o,s?.get("F"));if(a!==null)return{file:a};const c=o.resolve(s?.get("N"));return{action:c instanceof l.SX?c.text:i instanceof l.SX?i.text:"none"}}function x(o,t){
const e=o.resolve(t);if(e instanceof l.Mx)return(0,v.Gh)(e);const n=o.dict(t);return(0,v.Gh)(o.resolve(n?.get("UF")))??(0,v.Gh)(o.resolve(n?.get("F")))}var O=p(
37081),T=p(12207),w=p(16231),M=p(17623),P=p(41112),R=p(41561);const D=1e3,B=1e6;class z{truncated=!1;left=B;entries(t,e=D){const n=[];for(const s of t){const i=JSON.
stringify(s).length+1;if(n.length===e||i>this.left){this.truncated=!0;break}this.left-=i,n.push(s)}return n}}async function K(o,t,e){const n=new Map;for(const{key:r}of o){
n.set(r,(n.get(r)??0)+1);const a=e.step(200);a&&await a}const s=[];for(const{key:r,entry:a}of t){const c=n.get(r)??0;c>0?n.set(r,c-1):s.push(a);const f=e.step(200);
f&&await f}const i=[];for(const{key:r,entry:a}of[...o].reverse()){const c=n.get(r)??0;c!==0&&(n.set(r,c-1),i.push(a))}return{before:i.reverse(),after:s}}const _=200;
class Y{texts=new Map;objects=new WeakMap;keyed(t){return{key:Object.entries(t).map(([n,s])=>`${n} ${this.ofValue(s)}`).join(`
`),entry:t}}ofText(t){if(t.length<_)return JSON.stringify(t);let e=this.texts.get(t);return e===void 0&&this.texts.set(t,e=st(t)),e}ofValue(t){if(typeof t=="str\
ing")return this.ofText(t);if(typeof t!="object"||t===null)return String(t);let e=this.objects.get(t);if(e===void 0){const n=JSON.stringify(t);this.objects.set(
t,e=n.length<_?n:st(n))}return e}}const st=o=>(0,$.createHash)("sha256").update(o).digest("base64");async function at(o,t){const{pace:e}=o.job,n=await T.Ht.of(o),
s=new Y,i={...(0,A._6)(o,await(0,A.Br)(o))};await e.rest();const r=(await(0,P.Uz)(o)??[]).map(u=>s.keyed({...u}));await e.rest();const a=await F(o,n,t),c=await U(
o,n,t,s);await e.rest();const f=await J(o),h=await tt(o,s);return await e.rest(),{metadata:i,fonts:r,links:a,bookmarks:c,attachments:f,form:h,security:{encryption:(0,R.
Br)(o),permissions:(0,R.nj)(o),javascript:await(0,P.xS)(o),signatures:(await(0,w.Ez)(o)).length},tagged:(0,R.$J)(o)}}function L(o,t){if(!("page"in o))return{entry:{
...o},key:JSON.stringify(o)};const e=t(o.page);return{entry:{target:o.page+1},key:e===void 0?`gone ${o.page}`:`page ${e}`}}async function F(o,t,e){const n=[];for(let s=0;s<
o.pages.count;s++){const i=e(s);if(i!==void 0)for(const a of m(o,s,t)){const{entry:c,key:f}=L(a.target,e);n.push({entry:{page:s+1,...c},key:`${i} ${f}`})}const r=o.
job.pace.step(2e4);r&&await r}return n}async function U(o,t,e,n){const s=[];return await(0,O.O)(o,(i,r)=>{const a=o.dict(i),c=a&&(0,v.Gh)(o.resolve(a.get("Title")));
if(!a||c===null||c===void 0)return a!==void 0;const{entry:f,key:h}=L(b(o,a,t),e);return s.push({entry:{title:c,level:r,...f},key:`${r} ${h} ${n.ofText(c)}`}),!0}),
s}async function J(o){const t=[];for(const{name:e,size:n,mimeType:s,description:i,relationship:r,stream:a}of await(0,N._)(o)){const c=o.decodedPart(a)?.data??o.
encoded(a),f={name:e,size:n??c.length,mimeType:s,description:i,relationship:r},h=(0,$.createHash)("sha256").update(c).digest("base64");t.push({entry:f,key:`${JSON.
stringify(f)} ${h}`});const u=o.job.pace.step(c.length*2);u&&await u}return t}async function tt(o,t){const e=await W.mO.read(o);if(e.fields.length===0)return[];
const{fields:n}=await(0,M.Z)(o,e,new C.n(o,e)),s=[];for(const{pages:i,...r}of n){s.push(t.keyed(r));const a=o.job.pace.step(2e3);a&&await a}return s}var S=p(74135);
const V=512,Z=5e4,Q=22,ot=100,it=.2718281828,et=o=>Number.isNaN(o)?0:Math.floor(o*ot+it);class q{count=0;hash=(0,$.createHash)("sha256");values=new Float64Array(
V);used=0;texts=new Map;length(t){this.exact(et(t))}exact(t){this.used===V&&this.flush(),this.values[this.used++]=t,this.count++}text(t){const{texts:e}=this;let n=e.
get(t);n===void 0&&(e.size===Z&&e.clear(),e.set(t,n=e.size),this.bytes(Buffer.from(t))),this.exact(n)}bytes(t){this.exact(t.length),this.flush(),this.hash.update(
t)}finish(){return this.flush(),this.hash.digest("base64").slice(0,Q)}flush(){this.used!==0&&(this.hash.update(Buffer.from(this.values.buffer,0,this.used*8)),this.
used=0)}}function rt(...o){return(0,$.createHash)("sha256").update(JSON.stringify(o)).digest("base64").slice(0,Q)}const Ut=(o,{clipBox:t})=>t?(0,S.Pj)(t,o)??we:
o,Fn=[-1e9,-1e9,1e9,1e9],we=[0,0,0,0];class Wn{box;begins=()=>{};begin(t,e,n){const s=e&&Ut(e,n);s&&(this.box=this.box?(0,S.kO)(this.box,s):s)}keepsPictures=!1;outline(){}picture(){}beginGroup(){
return 0}endGroup(){}}class Kn{numbers=new Map;of(t){let e=this.numbers.get(t);return e===void 0&&this.numbers.set(t,e=this.numbers.size),e}}const ye=1e5,zn=5e5,
Xn=1e3,Hn=120,Gt=.4;class Yn extends q{ids;page;kinds=[];boxes=[];outlines=new Map;pictures=new Map;keys=[];begins=()=>{};item="";numbers=0;within;constructor(t,e){
super(),this.ids=t,this.page=e}enter(t){this.within=t}begin(t,e,n){const s=e&&this.shownPart(e,n),i=this.boxes.length-1;this.isFull?s&&(this.boxes[i]=(0,S.kO)(this.
boxes[i]??s,s)):this.add(this.within??t,s),this.begins()}shownPart(t,e){const n=Ut((0,S.XM)(t,Gt),e);return n===we?void 0:(0,S.Pj)((0,S.XM)(n,Gt),this.page)}outline(t){
if(this.isFull||this.numbers>=zn)return;const e=t();e&&(this.numbers+=e.path.length,this.outlines.set(this.kinds.length-1,e))}get keepsPictures(){return!this.isFull&&
this.pictures.size<Xn}picture(t){this.pictures.set(this.kinds.length-1,t)}beginPage(){this.begin("page",this.page,{})}beginGroup(){return this.isFull||this.add(
this.within??"path",void 0),this.begins(),this.boxes.length-1}endGroup(t){let e;for(let n=t+1;n<this.boxes.length;n++){const s=this.boxes[n];s&&(e=e?(0,S.kO)(e,
s):s)}t<ye-1&&(this.boxes[t]=e),t+1<this.kinds.length&&(this.kinds[t]=this.kinds[t+1])}end(){if(this.kinds.length===this.keys.length)return;const{item:t}=this,e=this.
isFull?this.finish():"";this.keys.push(this.ids.of(t.length>Hn||e!==""?rt(t,e):t)),this.item=""}exact(t){this.isFull?super.exact(t):this.item+=`${t} `}text(t){this.
isFull?super.text(t):this.item+=`t${this.ids.of(t)} `}get isFull(){return this.kinds.length===ye}add(t,e){this.end(),this.kinds.push(t),this.boxes.push(e)}}var Zn=p(
66403);const Jn=200,mt=200,Et=2e4,Vn=300;async function Qn(o,t){const{diffArrays:e}=await p.e(8128).then(p.bind(p,18128)),[n,s]=[xe(o),xe(t)],i=e(n.map(({masked:u})=>u),
s.map(({masked:u})=>u),{maxEditLength:Vn})??[{removed:!0,added:!1,count:n.length},{removed:!1,added:!0,count:s.length}],r=[];let[a,c]=[0,0],f=n.length===Et||s.length===
Et;const h=(u,d)=>{r.length===Jn?f=!0:r.push(u+be(d)),d.length>mt&&(f=!0)};for(const{removed:u,added:d,count:g}of i){if(u)for(let y=0;y<g;y++)h("-",n[a+y].text);
if(d)for(let y=0;y<g;y++)h("+",s[c+y].text);d||(a+=g),u||(c+=g)}return{lines:r,truncated:f}}function xe({text:o,masked:t}){const e=t.split(`
`,Et),n=o.split(`
`,Et);return e.map((s,i)=>({masked:s,text:n.length===e.length?n[i]:s}))}function be(o){if(o.length<=mt)return o;const t=/[\ud800-\udbff]$/.test(o.slice(0,mt-1))?
mt-2:mt-1;return`${o.slice(0,t)}…`}const _n=2e4,qn=200,ts=.4,es=1e3;async function Me(o,t,e){const n=t.map(()=>"");let s=0;for(const{0:i,index:r}of o.text.matchAll(
/\S+/g)){if(++s>_n)break;const a=o.box(r,r+i.length);if(a)for(const[f,h]of t.entries()){const u=n[f];u.length<=qn&&ns(h,a.x,a.y,a.width,a.height)&&(n[f]=u===""?
i:`${u} ${i}`)}const c=e.step(es+t.length*20);c&&await c}return n.map(be)}function ns([o,t,e,n],s,i,r,a){const c=Math.min(n,i+a)-Math.max(t,i);return s<e&&s+r>o&&
c>ts*Math.min(a,n-t)}var wt=p(45657),Ft=p(95340),Se=p(38671);const ss=1/50,vt=.5,os=2;async function is(o,t){if(o.style!==t.style)return;const e=[];for(const n of[
void 0,"SMask","Mask"]){const[s,i]=[await Oe(o,n),await Oe(t,n)];if(!(s==="none"&&i==="none")){if(typeof s=="string"||typeof i=="string"||s.rowBytes!==i.rowBytes||
s.pixelBits!==i.pixelBits)return;(0,wt.RZ)(e,await rs(s,i,o.document))}}return e}async function Oe({document:o,image:t},e){const n=e===void 0?t:o.resolve(t.dict.
get(e));if(!(n instanceof l.Z6))return"none";const{format:s,before:i}=(0,Se.R)(o,n),{width:r,height:a,bits:c}=(0,Ft.h)(o,n.dict);if(s!==void 0||!(r>0&&a>0))return"\
unknown";const f=await o.decodedAtEase(i),h=Math.floor(f.length/a),u=Math.floor(h*8/(r*c)),d=y=>Math.ceil(r*c*y/8);return u>0&&d(u)===h&&d(u-1)!==h?{data:f,width:r,
height:a,rowBytes:h,pixelBits:c*u}:"unknown"}async function rs(o,{data:t},{job:e}){const{data:n,width:s,height:i,rowBytes:r,pixelBits:a}=o,c=[];let[f,h,u,d]=[-1,
-1,1/0,-1];const g=()=>{if(f<0)return;const[y,E]=[Math.floor(u/a),Math.floor(d/a)+1];c.push([(y-vt)/s,1-(h+1+vt)/i,(E+vt)/s,1-(f-vt)/i]),[f,u,d]=[-1,1/0,-1]};for(let y=0;y<
i;y++){const E=y*r,[j,X]=[n.subarray(E,E+r),t.subarray(E,E+r)];Buffer.compare(j,X)!==0&&(y-h>Math.max(2,i*ss)&&g(),f<0&&(f=y),h=y,u=Math.min(u,as(j,X)),d=Math.max(
d,cs(j,X)));const H=e.pace.step(r*os);H&&await H}return g(),c}function as(o,t){let e=0;for(;o[e]===t[e];)e++;return e*8+Math.clz32(o[e]^t[e])-24}function cs(o,t){
let e=o.length-1;for(;o[e]===t[e];)e--;const n=o[e]^t[e];return e*8+Math.clz32(n&-n)-24}const Ee=4096,Wt=1,ut=2,Kt=3,yt=4,ve=13;class Te{kept=new Float64Array(Ee);used=0;long;x=0;y=0;left=1/0;top=1/0;right=-1/0;bottom=-1/0;hasAngles=!1;isLine=!1;get isEmpty(){
return this.used===0&&!this.long}get numbers(){return this.long?void 0:this.kept.slice(0,this.used)}get box(){return[this.left,this.top,this.right,this.bottom]}get isUpright(){
const[,t,e,,n,s,,i,r,,a,c]=this.kept;return this.long||this.used!==ve||this.kept[ve-1]!==yt||this.kept[9]!==ut?!1:e===s&&n===i&&r===c&&t===a||t===n&&s===r&&i===
a&&c===e}follow(t,e){switch(t.operator){case"m":return this.isLine=!1,this.point(Wt,t.number(0),t.number(1),e);case"l":return this.hasAngles||=this.isLine,this.
isLine=!0,this.point(ut,t.number(0),t.number(1),e);case"c":return this.curve(t,e,0,2,4);case"v":return this.curve(t,e,-1,0,2);case"y":return this.curve(t,e,0,2,
2);case"h":return this.close(),!0;case"re":return this.isLine=!1,this.rectangle(t.number(0),t.number(1),t.number(2),t.number(3),e),!0;default:return!1}}rectangle(t,e,n,s,i){
this.point(Wt,t,e,i),this.point(ut,t+n,e,i),this.point(ut,t+n,e+s,i),this.point(ut,t,e+s,i),this.add(yt),this.x=t,this.y=e}close(){this.hasAngles||=this.isLine,
this.isLine=!1,this.add(yt)}write(t){if(this.long)t.text(this.end());else for(let e=0;e<this.used;e++)t.exact(this.kept[e])}get id(){const t=new q;return this.write(
t),t.finish()}clear(){this.used=0,this.long=void 0,this.whole=void 0,[this.left,this.top,this.right,this.bottom]=S.gF,this.hasAngles=this.isLine=!1}whole;end(){
return this.whole===void 0&&(this.flush(this.long),this.whole=this.long.finish()),this.whole}curve(t,e,n,s,i){return this.hasAngles=this.isLine=!0,this.add(Kt),
n<0?this.place(this.x,this.y,e):this.place(t.number(n),t.number(n+1),e),this.place(t.number(s),t.number(s+1),e),this.x=t.number(i),this.y=t.number(i+1),this.place(
this.x,this.y,e),!0}point(t,e,n,s){return this.add(t),this.place(e,n,s),this.x=e,this.y=n,!0}place(t,e,n){const[s,i]=[n[0]*t+n[2]*e+n[4],n[1]*t+n[3]*e+n[5]];this.
add(et(s)),this.add(et(i)),s<this.left&&(this.left=s),s>this.right&&(this.right=s),i<this.top&&(this.top=i),i>this.bottom&&(this.bottom=i)}add(t){this.used===Ee&&
this.flush(this.long??=new q),this.kept[this.used++]=t}flush(t){for(let e=0;e<this.used;e++)t.exact(this.kept[e]);this.used=0}}const zt=100,fs=1/zt,Xt=10,hs=6,us=32;
function ds(o,t){if(o.style!==t.style)return;const e=o.reach===0,[n,s]=[Ae(o.path,e),Ae(t.path,e)],i=Math.max(o.reach,t.reach)+fs,r=ls(o,t,n,s);if(!r)return;const a=r.
map(f=>(0,S.XM)(f,i)),c=(0,S.XM)((0,S.$L)([...n,...s].flatMap(({points:f})=>f)),i);return(0,wt.RZ)(a,ps(o.clipBox,t.clipBox,c)),a.length===0?void 0:a}function ls(o,t,e,n){
const s=o.reach===0;if(o.ends!==t.ends)return o.isDashed?void 0:gs(e,n);if(De(e,n)&&!o.isDashed)return ke(e,n,s);const i=Re(e,n,o.isDashed);return s&&i.length>0?
[i.reduce(S.kO)]:i}function ps(o,t,e){const[n,s]=[o??e,t??e];return[...Pe(n,s),...Pe(s,n)].flatMap(i=>{const r=(0,S.Pj)(i,e);return r?[r]:[]})}function Pe([o,t,
e,n],s){return[[o,t,Math.min(e,s[0]),n],[Math.max(o,s[2]),t,e,n],[o,t,e,Math.min(n,s[1])],[o,Math.max(t,s[3]),e,n]].filter(r=>r[0]<r[2]&&r[1]<r[3])}function gs(o,t){
const e=[...o,...t].flatMap(s=>s.points.length>2?Tt(s):s.points.map(i=>(0,S.$L)([i])));return[...De(o,t)?ke(o,t,!1):Re(o,t,!1),...e]}function Ae(o,t){const e=[];
let[n,s]=[[0,0],[0,0]],i=Xt;const r=(f,h)=>{e.push({sign:f+i,points:[s,...h]}),i=0,s=h.at(-1)},a=()=>{i===0&&(!t||!Ht(s,n))&&r(t?ut:yt,[n]),i=Xt,s=n},c=f=>[o[f]/
zt,o[f+1]/zt];for(let f=0;f<o.length;){const h=o[f++];h===yt?a():h===Wt?(t&&a(),n=s=c(f),i=Xt,f+=2):h===Kt?(r(Kt,[c(f),c(f+2),c(f+4)]),f+=6):(r(ut,[c(f)]),f+=2)}
return t&&a(),e}const Ht=(o,t)=>o[0]===t[0]&&o[1]===t[1],Yt=(o,t)=>o.sign===t.sign&&o.points.every((e,n)=>Ht(e,t.points[n])),De=(o,t)=>o.length===t.length&&o.every(
({sign:e},n)=>e===t[n].sign);function ke(o,t,e){return o.flatMap((n,s)=>{const i=t[s];return Yt(n,i)?[]:e?ws(n,i):ms(n,i)??[...Tt(n),...Tt(i)]})}function Re(o,t,e){
let n=0;for(;n<o.length&&n<t.length&&Yt(o[n],t[n]);)n++;let[s,i]=[o.length,t.length];for(;!e&&s>n&&i>n&&Yt(o[s-1],t[i-1]);)s--,i--;return[...o.slice(n,s),...t.slice(
n,i)].flatMap(Tt)}function ms({points:o},{points:t}){const[e,n,s,i]=[o[0],o[1],t[0],t[1]];if(o.length!==2||t.length!==2)return;const r=[1,0].find(h=>[n,s,i].every(
u=>u[h]===e[h]));if(r===void 0)return;const a=1-r;return(n[a]-e[a])*(i[a]-s[a])<=0||Math.min(e[a],n[a])>Math.max(s[a],i[a])||Math.min(s[a],i[a])>Math.max(e[a],n[a])?
void 0:[[e,s],[n,i]].filter(([h,u])=>!Ht(h,u)).map(S.$L)}function ws(o,t){const e=Math.max(Zt(o),Zt(t)),[n,s]=[Jt(o,e),Jt(t,e)],i=Math.max(Vt(o,e),Vt(t,e)),r=[];
for(let a=0;a<e;a++){const c=[n[a],n[a+1],s[a],s[a+1]],f=(0,S.$L)(c);i===0&&(f[0]===f[2]||f[1]===f[3])||r.push((0,S.XM)(f,i))}return r}function Tt(o){const t=Zt(
o),e=Jt(o,t),n=Vt(o,t);return e.slice(1).map((s,i)=>(0,S.XM)((0,S.$L)([e[i],s]),n))}function Zt({points:o}){const[t,e,n,s]=(0,S.$L)(o);return o.length===2&&(t===
n||e===s)?1:Math.max(1,Math.min(us,Math.ceil(Math.max(n-t,s-e)/hs)))}const Jt=({points:o},t)=>Array.from({length:t+1},(e,n)=>ys(o,n/t));function ys(o,t){if(t===
0)return o[0];if(t===1)return o.at(-1);const e=1-t,n=o.length===2?[e,t]:[e**3,3*e*e*t,3*e*t*t,t**3],s=i=>o.reduce((r,a,c)=>r+a[i]*n[c],0);return[s(0),s(1)]}function Vt({
points:[o,t,e,n]},s){if(!o||!t||!e||!n)return 0;const i=(r,a,c)=>Math.hypot(r[0]-2*a[0]+c[0],r[1]-2*a[1]+c[1]);return 6*Math.max(i(o,t,e),i(t,e,n))/8/(s*s)}var pt=p(
64019),Ie=p(12844),ft=p(6057),Qt=p(75444),Ce=p(87141),Be=p(12657),_t=p(31095),xs=p(58971),bs=p(36502),Le=p(85008),$e=p(97748);const je={id:"DeviceGray",isPattern:!1},
Ms={DeviceGray:"0 ",DeviceRGB:"0 0 0 ",DeviceCMYK:"0 0 0 10000 "},Ne="DeviceGray 0 ",Pt="Normal",Ss=new Set([Pt,"Multiply","Darken"]),Ue=o=>Ss.has(o)?"":o,xt=o=>({
...(0,$e.ue)(o),base:o,fillSpace:je,strokeSpace:je,fill:Ne,stroke:Ne,fillAlpha:1,strokeAlpha:1,lineWidth:1,cap:0,join:0,miter:10,dash:"",clip:"",clipShapes:"",blend:Pt,
mask:"",other:""}),Os={DeviceGray:"DefaultGray",DeviceRGB:"DefaultRGB",DeviceCMYK:"DefaultCMYK"},Es={id:"Pattern",isPattern:!0},vs=1e4,Ts=.2718281828,qt={space:"\
fillSpace",color:"fill"},te={space:"strokeSpace",color:"stroke"};class Ps{document;values;named=new WeakMap;constructor(t,e){this.document=t,this.values=e}device(t,e,n,s,i){
const r=this.named.get(i)?.get(t),a=ee(e),c=f=>{s[n.space]=f,s[n.color]=`${f.id} ${a}`};return r?c(r):this.space(t,i).then(c)}setSpace(t,e,n,s){const i=this.named.
get(s)?.get(t),r=a=>{n[e.space]=a,n[e.color]=`${a.id} ${Ms[a.id]??"initial"}`};return i?r(i):this.space(t,s).then(r)}set(t,e,n){n[e.color]=`${n[e.space].id} ${ee(
t)}`}beneath(t,{id:e}){return`${e} ${ee(t)}`}async space(t,e){const n=await this.lookUp(t,e);let s=this.named.get(e);return s||this.named.set(e,s=new Map),s.set(
t,n),n}async lookUp(t,e){if(t==="Pattern")return Es;const n=Os[t],s=e.find("ColorSpace",n??t);return s===void 0?{id:t,isPattern:!1}:{id:await this.idOf(s),isPattern:this.
isPattern(s)}}async idOf(t){const e=this.document.resolve(t);return e instanceof l.SX?e.text:rt(await this.values.of(t))}isPattern(t){const e=this.document.resolve(
t);return(0,l.Eo)((0,l.cy)(e)?this.document.resolve(e[0]):e,"Pattern")}}function ee(o){let t="";for(let e=0;e<o.count;e++)o.kind(e)!==Le.o_&&(t+=`${Math.floor(o.
number(e)*vs+Ts)} `);return t}var Ge=p(18271),As=p(15330),Ds=p(83553),ks=p(25747);const Rs=20,At=50,bt="";class Is{document;fonts=new Map;constructor(t){this.document=
t}of(t,e){let n=this.fonts.get(t);return n||this.fonts.set(t,n=new Cs(this.document,t,this.document.dict(e))),n}}class Cs{document;font;dict;shapes=new Map;find;bounds=new Map;drawn;constructor(t,e,n){
this.document=t,this.font=e,this.dict=n}shapeOf(t){let e=this.shapes.get(t);return e===void 0&&this.shapes.set(t,e=this.read(t)),e}boxOf(t){return this.drawn?.get(
t.code)?.box??this.bounds.get(t)??this.likelyBox(t)}likelyBox({width:t}){const{ascent:e,descent:n}=this.font;return[-At,n*1e3-At,t*1e3+At,e*1e3+At]}read(t){if(this.
drawn)return this.drawn.get(t.code)?.shape??bt;this.find??=this.finder();const e=this.find(t);if(!e)return t.text===" "?bt:rt(this.substitute,t.text,Bs(t)?0:t.cid);
if(e.length===0)return bt;const n=(0,Ds.BO)(e);n&&this.bounds.set(t,n);const s=new q;for(const i of e)s.length(i);return s.finish()}get substitute(){const{name:t,
bold:e,italic:n,fixedPitch:s}=this.font;return`${t} ${e} ${n} ${s}`}finder(){const{document:t,dict:e}=this,n=e&&(0,Ge.Lq)(t,e),s=n&&t.decodedPart(n)?.data,{memory:i,
pace:r}=t.job,a=s&&(0,ks.D)(s,f=>{i.budget.spend("glyphSteps",f),r.add(f*Rs)}),c=a&&(0,Ge.oQ)(t,e);return!e||!a||typeof c!="object"?()=>{}:(0,As.X)(t,e,a,c)}}const Bs=({
text:o})=>o!==""&&o!=="�";var Ls=p(58552),$s=p(92152),Mt=p(8283);const Fe={DeviceGray:1,G:1,DeviceRGB:3,RGB:3,DeviceCMYK:4,CMYK:4},js={G:"DeviceGray",RGB:"Dev\
iceRGB",CMYK:"DeviceCMYK",I:"Indexed"};class Ns{document;values;known=new Map;constructor(t,e){this.document=t,this.values=e}async of(t,e,n){const s=this.known.
get(t);if(s!==void 0&&t>0)return s;const i=new q;await this.write(e,n,i,!0);const r=i.finish();return this.known.set(t,r),r}async styleOf(t,e){const n=new q;return await this.
write(t,e,n,!0,!1),n.finish()}async write(t,e,n,s,i=!0){const{document:r,values:a}=this,{dict:c}=t,{width:f,height:h,bits:u,stencil:d,decode:g}=(0,Ft.h)(r,c);for(const E of[
f,h,u,d?1:0,...g??[]])n.exact(E||0);const y=d?"":await this.space(c.get("ColorSpace"),e);n.text(y);for(const E of["Interpolate","Intent","SMaskInData","Matte"])
n.text(await a.of(c.get(E)));for(const E of s?["SMask","Mask"]:[]){const j=r.resolve(c.get(E));n.text(E),j instanceof l.Z6?await this.write(j,e,n,!1,i):(0,l.cy)(
j)&&n.text(await a.of(j))}i&&await this.samples(t,f*u*(Fe[y]??0),h,n)}async samples(t,e,n,s){const{document:i,values:r}=this,{format:a,parameters:c,before:f}=(0,Se.
R)(i,t);let h;try{h=await i.decodedAtEase(f)}catch(d){if(!(d instanceof Ls.zU)||d.code!=="unreadable_document")throw d;h=i.decodedPart(f)?.data??i.encoded(f)}if(s.
text(a??""),c&&s.text(await r.of(c)),a==="jpg"){for(const d of Gs(h))await r.bytes(d,s);return}const u=(0,$s.zq)(e,1,1)*n;await r.bytes(a===void 0&&u>0?h.subarray(
0,u):h,s)}async space(t,e){const n=this.document.resolve(t);if(!(n instanceof l.SX))return this.values.of(t);const s=js[n.text]??n.text,i=s in Fe?void 0:e(n.text);
return i===void 0?s:this.values.of(i)}}const Us=238;function*Gs(o){let t=2;for(const{marker:e,start:n,end:s}of(0,Mt.OD)(o)){if(t=e===Mt.Os?n:s,e===Mt.Os)break;e!==
Mt.EI&&(e===Us||!(0,Mt.iN)(e))&&(yield o.subarray(n,s))}yield o.subarray(t)}const Fs=50,Ws=2e5,Dt=4*1024*1024,Ks=new Set("Length Filter DecodeParms DL Metadata \
PieceInfo LastModified Parent P Popup StructParent StructParents Type".split(" ")),zs=0,Xs=1,Hs=2,Ys=3,Zs=4,Js=5,Vs=6,Qs=7,We=8;class _s{document;objects=new Map;direct=new WeakMap;constructor(t){
this.document=t}async of(t){if(t==null)return"";if(typeof t!="object")return`${t}`;const e=(0,l.i9)(t)?this.objects.get(t.number):this.direct.get(t);if(e!==void 0)
return e;const n=new q;await this.write(t,n,[]);const s=n.finish();return(0,l.i9)(t)?this.objects.set(t.number,s):this.direct.set(t,s),s}async data(t,e){const{document:n}=this,
s=t.data.length>Dt?await n.decodedAtEase(t):n.decodedPart(t)?.data;await this.bytes(qs(s??n.encoded(t)),e)}async bytes(t,e){const{pace:n}=this.document.job;for(let s=0;s<
t.length;s+=Dt){e.bytes(t.subarray(s,s+Dt));const i=n.step(Math.min(t.length-s,Dt));i&&await i}}async write(t,e,n){if(n.length>Fs||e.count>Ws||(0,l.i9)(t)&&n.includes(
t.number)){e.exact(Qs);return}const s=this.document.resolve(t),i=[...n,(0,l.i9)(t)?t.number:-1];if(typeof s=="number")e.exact(Ys),e.exact(Number(s.toPrecision(5)));else if(s instanceof
l.SX||typeof s=="boolean")e.exact(Xs),e.text(s instanceof l.SX?s.text:`${s}`);else if(s instanceof l.Mx)e.exact(Hs),e.bytes(s.bytes);else if((0,l.cy)(s)){e.exact(
Zs);for(const a of s)await this.write(a,e,i);e.exact(We)}else s instanceof l.Bi?await this.entries(s,Js,e,i):s instanceof l.Z6?(await this.entries(s.dict,Vs,e,i),
await this.data(s,e)):e.exact(zs);const r=this.document.job.pace.step(100);r&&await r}async entries(t,e,n,s){n.exact(e);for(const i of[...t.keys()].sort())Ks.has(
i)||(n.text(i),await this.write(t.get(i),n,s));n.exact(We)}}function qs(o){if(!(o.length>128&&Buffer.from(o.subarray(36,40)).toString("latin1")==="acsp"))return o;
const e=o.slice();return e.fill(0,24,36),e.fill(0,84,100),e}const to=1e4;class eo{document;decoder;layers;values;images;colors;characters;shapes;fonts=new Map;known=new Map;constructor(t){
this.document=t,this.decoder=new xs.X(t),this.characters=new Be.y(t.job),this.layers=new bs.z(t),this.values=new _s(t),this.images=new Ns(t,this.values),this.colors=
new Ps(t,this.values),this.shapes=new Is(t)}remember(t,e){this.fonts.has(t)||this.fonts.set(t,e())}shapesOf(t){return this.shapes.of(t,this.fonts.get(t))}async once(t,e){
const n=this.known.get(t);if(n!==void 0)return n;const s=await e();return this.known.size<to&&this.known.set(t,s),s}}var no=p(36211),so=p(93059),oo=p(4745),Ke=p(
5490);const ze=Math.SQRT2,io=4,ro=0;function ne({lineWidth:o,join:t,miter:e,matrix:n},s){const[i,r,a,c]=n,f=Math.max(Math.hypot(i,r),Math.hypot(a,c)),h=s&&t===ro?
Math.max(ze,Math.min(e,io)):ze;return Math.abs(o)*f/2*h}const se=3,St=4,ao=-1;class co{digest;states;shapesOf;characters;matrix=new $e.f6;replaces=!1;part=32;clipping;ignored=[];marks;shapes;x=0;y=0;alongX=0;alongY=0;acrossX=0;acrossY=0;moved=0;isVertical=!1;scale="";written="";constructor(t,e,n,s){
this.digest=t,this.states=e,this.shapesOf=n,this.characters=s}begin({matrix:t,size:e,stretch:n,rise:s},i){const r=this.matrix,[a,c]=[r.a*t[0]+r.b*t[2],r.a*t[1]+
r.b*t[3]],[f,h]=[r.c*t[0]+r.d*t[2],r.c*t[1]+r.d*t[3]];this.x=r.e*t[0]+r.f*t[2]+t[4]+s*f,this.y=r.e*t[1]+r.f*t[3]+t[5]+s*h,this.alongX=a*e*n,this.alongY=c*e*n,this.
acrossX=f*e,this.acrossY=h*e,this.moved=0,this.isVertical=i.vertical,this.scale=`${et(this.alongX)} ${et(this.alongY)} ${et(this.acrossX)} ${et(this.acrossY)}`,
this.shapes=this.shapesOf(i)}show(t,e,n){const s=e.font,{vertical:i}=s,r=e.size===0?1:e.size,a=(i?-e.charSpace:e.charSpace)/r,c=(i?-e.wordSpace:e.wordSpace)/r,f=!n&&
e.mode!==se;let{moved:h}=this;const u=s.glyphs(t);this.characters.take(u.length);for(const d of u){const g=f?this.shapes.shapeOf(d):bt;g!==bt&&(d.vertical?this.
glyph(e,d,g,-d.vertical.x,-h-d.vertical.y,d.vertical.advance):i?this.glyph(e,d,g,0,-h,d.width):this.glyph(e,d,g,h,0,d.width)),h+=(i&&d.vertical?-d.vertical.advance:
d.width)+a,d.isSpace&&(h+=c)}this.moved=h}adjust(t){this.moved+=(this.isVertical?t:-t)/1e3}end({size:t,stretch:e,font:n}){n.vertical?this.matrix.advance(0,-this.
moved*t):this.matrix.advance(this.moved*t*e,0)}replaced(){}glyph(t,e,n,s,i,r){const a=this.x+s*this.alongX+i*this.acrossX,c=this.y+s*this.alongY+i*this.acrossY;
if(this.ignored.length>0&&this.ignored.some(u=>fo(u,a,c)))return;const{digest:f,marks:h}=this;h&&t.mode<St+se&&(h.begin("text",this.boxOf(t,e,a,c),t),this.written=
""),t.mode<St?this.write(f,t,n,a,c,r):(t.mode<St+se&&this.write(f,t,n,a,c,r),this.clipping??=new q,this.written="",this.write(this.clipping,void 0,n,a,c,r),this.
written="")}boxOf(t,e,n,s){const i=this.shapes.boxOf(e),r=[this.alongX/1e3,this.alongY/1e3,this.acrossX/1e3,this.acrossY/1e3,n,s],a=(0,S.zl)(r,i);return t.mode%
St===0?a:(0,S.XM)(a,ne(t,!0))}write(t,e,n,s,i,r){e&&this.states.state(e,e.mode%St),t.exact(ao),this.scale!==this.written&&(t.text(this.scale),this.written=this.
scale),t.text(n),t.length(s),t.length(i),t.length(r)}}const fo=({x:o,y:t,width:e,height:n},s,i)=>s>=o-.5&&s<=o+e+.5&&i>=t&&i<=t+n,Xe={OP:"false",op:"false",OPM:"\
0",AIS:"false",TK:"true",RI:"RelativeColorimetric",TR:"Identity",TR2:"Default",BG:"",BG2:"Default",UCR:"",UCR2:"Default"},ho=o=>o in Xe;function He(o,t,e,n){const s=n instanceof
l.SX?n.text:typeof n=="object"?e:`${n}`,i=o.split(`
`).filter(r=>r!==""&&!r.startsWith(`${t} `));return(s===Xe[t]?i:[...i,`${t} ${s}`]).sort().join(`
`)}function uo(o,t){switch(o.operator){case"w":return t.lineWidth=o.number(0),!0;case"J":return t.cap=o.number(0),!0;case"j":return t.join=o.number(0),!0;case"M":
return t.miter=o.number(0),!0;case"d":return t.dash=Ze(o.value(0),o.number(1)),!0;case"ri":return t.other=He(t.other,"RI","",new l.SX(o.name(0)??"")),!0;default:
return!1}}function lo(o,t,e,n){t==="BM"&&(n.blend=po((0,l.cy)(e)?o.resolve(e[0]):e)),t==="D"&&(0,l.cy)(e)&&(n.dash=go(o,e)),typeof e=="number"&&(t==="LW"?n.lineWidth=
e:t==="LC"?n.cap=e:t==="LJ"?n.join=e:t==="ML"?n.miter=e:t==="CA"?n.strokeAlpha=e:t==="ca"&&(n.fillAlpha=e))}const po=o=>o instanceof l.SX&&o.text!=="Compatible"?
o.text:Pt,Ye=new WeakMap;function go(o,t){const e=Ye.get(t);if(e!==void 0)return e;const[n,s]=[o.resolve(t[0]),o.resolve(t[1])],i=Ze((0,l.cy)(n)?n.map(r=>o.resolve(
r)):null,Number(s)||0);return Ye.set(t,i),i}const mo=200;function Ze(o,t){const e=(0,l.cy)(o)?o.filter(s=>typeof s=="number"):[];if(!e.some(s=>s>0))return"";const n=[
...e,t||0].map(s=>Math.round(s*1e4)).join(" ");return n.length>mo?rt(n):n}const wo=-11,yo=-12;function Je({matrix:o,lineWidth:t,dash:e}){const[n,s,i,r]=o,a=t*t;
return`${[a*(n*n+i*i),a*(n*s+i*r),a*(s*s+r*r)].map(f=>Math.round(f*1e6)).join(" ")} ${e&&`${e} ${Math.round((0,S.PU)(o)*1e6)}`}`}class xo{digest;fill="";fillAlpha=-1;fillClip="";fillMode="";stroke="";constructor(t){
this.digest=t}forget(){this.fillAlpha=-1,this.stroke=""}state(t,e){e!==1&&this.fills(t),e>=1&&this.strokes(t)}fills({fill:t,fillAlpha:e,clip:n,blend:s,mask:i,other:r}){
if(t===this.fill&&e===this.fillAlpha&&n===this.fillClip&&this.fillMode===s+i+r)return;this.fill=t,this.fillAlpha=e,this.fillClip=n,this.fillMode=s+i+r;const{digest:c}=this;
c.exact(wo),c.text(t),c.length(e),c.text(n),c.text(this.fillMode)}strokes(t){const{stroke:e,strokeAlpha:n,cap:s,join:i,miter:r,clip:a,blend:c,mask:f,other:h}=t,
u=`${s} ${i} ${i===0?r:""}`,d=[e,n,a,c,f,h,Je(t),u].join(`
`);d!==this.stroke&&(this.stroke=d,this.digest.exact(yo),this.digest.text(d))}}function Ve(o,t,e){const{numbers:n}=o;if(!n)return;const{clipShapes:s,blend:i,mask:r,
other:a,clipBox:c}=t,f=[s,Ue(i),r,a].join(`
`);if(e!==void 0)return{path:n,blend:i,style:[e,t.fill,t.fillAlpha,f].join(`
`),ends:"",reach:0,isDashed:!1,clipBox:c};const{stroke:h,strokeAlpha:u,cap:d,join:g,miter:y,dash:E}=t;return{path:n,blend:i,style:[h,u,Je(t),f].join(`
`),ends:`${d} ${g} ${y}`,reach:ne(t,o.hasAngles),isDashed:E!=="",clipBox:c}}const bo=-2,Mo=-3,So=-4,Oo=-5,Eo=-6,vo=-7,To=-8;class Ot extends oo.p{context;digest;marks;glyphs;path=new Te;written;clipRule="";constructor(t,e,n){
const s=new xo(e),i=new co(e,s,r=>t.shapesOf(r),t.characters);super(t.document,t.decoder,i,t.layers),this.context=t,this.digest=e,this.marks=n,this.written=s,this.
glyphs=i,i.marks=n,n&&(n.begins=()=>s.forget())}take(t,e){const{states:n,scope:s}=e,i=n.current,{operator:r}=t;if(this.path.follow(t,i.matrix))return;const a=no.
lJ.get(r);if(a){this.paint(a,i);return}switch(r){case"g":case"rg":case"k":return this.context.colors.device(_e[r],t,qt,i,s);case"G":case"RG":case"K":return this.
context.colors.device(_e[r],t,te,i,s);case"cs":case"CS":return this.context.colors.setSpace(t.name(0)??"",r==="cs"?qt:te,i,s);case"sc":case"scn":return this.color(
t,qt,e);case"SC":case"SCN":return this.color(t,te,e);case"W":case"W*":this.clipRule=r;return;case"gs":return this.graphics(t,e);case"Tf":return this.font(t,e);case"\
ET":this.clipText(i);return;case"sh":return this.shading(t.name(0)??"",e);case"BI":{const c=(0,so.n)(t);return c&&this.image(0,c,e)}default:if(!uo(t,i))return super.
take(t,e)}}paint({fill:t,strokes:e,closes:n},s){const{path:i,digest:r,written:a}=this;i.isEmpty||(n&&i.close(),this.marked.isOff||(t!==void 0&&(this.marks?.begin(
"path",i.box,s),a.state(s,0),r.exact(t==="nonzero"?bo:Mo),this.marks?.outline(()=>Ve(i,s,t)),i.write(r)),e&&(this.marks?.begin("path",(0,S.XM)(i.box,ne(s,i.hasAngles)),
s),a.state(s,1),r.exact(So),this.marks?.outline(()=>Ve(i,s)),i.write(r))),this.clipRule!==""&&(Qe(s,i,this.clipRule),this.clipRule=""),i.clear())}clipText(t){const{
clipping:e}=this.glyphs;e&&(t.clip=t.clipShapes=rt(t.clip,"text",e.finish()),this.glyphs.clipping=void 0)}color(t,e,n){const s=n.states.current,i=t.count-1;if(t.
kind(i)!==Le.o_)return this.context.colors.set(t,e,s);const r=s[e.space],a=this.context.colors.beneath(t,r);return this.pattern(n.scope.find("Pattern",t.name(i)),
a,n).then(c=>{s[e.color]=c})}async pattern(t,e,n){const{document:s,context:i}=this,r=s.resolve(t),a=s.dict(t);if(!a)return e;const c=(0,S.lw)((0,ft.lQ)(s,a.get(
"Matrix")),n.states.current.base);if(!(r instanceof l.Z6)||!(0,l.i9)(t)){const[d,g]=[await i.values.of(a.get("Shading")),await i.values.of(a.get("ExtGState"))];
return rt("shading",d,g,kt(c))}const f=s.resolve(a.get("PaintType"))!==2,h=f?"":e,u=await i.once(`${t.number} ${h}`,async()=>{const d={...xt(qe),...f?{}:{fill:h,
stroke:h}},g=await this.apart(t,r,d,n),y=await i.values.of(["XStep","YStep","BBox"].map(E=>a.get(E)??null));return rt("tiling",g,y,h)});return rt(u,kt(c))}async apart(t,e,n,s,i){
const{context:r,document:a}=this,{drawing:c,scope:f}=s,h=(0,l.i9)(t)?t.number:0;if(c.includes(h))return"";if(c.length>=a.job.limits.formDepth)throw this.tooDeep();
const u=new q,d=a.dict(e.dict.get("Resources"));return await new Ot(r,u,i).read(await this.decoder.form(h,e),{states:new Ke.U(n),scope:d?new _t.H(a,d,f):f,stream:h,
drawing:[...c,h]}),u.finish()}async graphics(t,e){const n=this.document.dict(e.scope.find("ExtGState",t.name(0)??""));if(await super.take(t,e),!n)return;const{document:s,
context:i}=this,r=e.states.current,[a]=s.array(n.get("Font"))??[];a!==void 0&&r.font&&(i.remember(r.font,()=>a),await this.prepare(r.font,e));for(const[c,f]of n){
const h=s.resolve(f);c==="SMask"?r.mask=await this.softMask(h,e):ho(c)?r.other=He(r.other,c,await i.values.of(f),h):lo(s,c,h,r)}}async softMask(t,e){const{document:n,
context:s}=this;if(!(t instanceof l.Bi))return"";const i=t.get("G");if(!(n.resolve(i)instanceof l.Z6)||!(0,l.i9)(i))return"";const{matrix:a}=e.states.current,c=await s.
values.of(["S","BC","TR"].map(u=>t.get(u)??null)),f=kt(a),h=await s.once(`mask ${i.number} ${c}`,async()=>{const u=new q;return await new Ot(s,u).draw(i,{...e,states:new Ke.
U(xt(qe))}),rt("mask",c,u.finish())});return rt(h,f)}font(t,e){const n=t.name(0),s=()=>{const{font:r}=e.states.current;if(!(!r||n===void 0)&&(this.context.remember(
r,()=>e.scope.find("Font",n)),r.type3))return this.prepare(r,e)},i=super.take(t,e);return i?i.then(s):s()}async prepare(t,e){if(!t.type3)return;const n=this.context.
shapesOf(t);if(n.drawn)return;const{document:s}=this,{procedures:i,matrix:r,resources:a}=t.type3,c=new Map;n.drawn=c;const f=s.dict(a),h={...e,scope:f?new _t.H(
s,f,e.scope):e.scope},u=(0,S.lw)(r,[1e3,0,0,1e3,0,0]);for(let d=0;d<256;d++){const g=t.type3.procedureOf(d),y=g===void 0?void 0:i?.get(g),E=s.resolve(y);if(!(E instanceof
l.Z6))continue;const j=new Wn,X=await this.apart(y,E,xt(u),h,j);c.set(d,{shape:X,box:j.box})}}async shading(t,{scope:e,states:n}){if(this.marked.isOff)return;const s=n.
current,i=await this.context.values.of(e.find("Shading",t));this.marks?.begin("path",s.clipBox??Fn,s),this.written.state(oe(s),0),this.digest.exact(Eo),this.digest.
text(i),this.place(s.matrix)}draws(t,e){if(t===void 0||this.marked.isOff)return;const n=e.scope.find("XObject",t),s=this.document.resolve(n);if(!(s instanceof l.
Z6)||!(0,l.Eo)(this.document.resolve(s.dict.get("Subtype")),"Image"))return super.draws(t,e);if(!this.layers.isOff(s.dict.get("OC")))return this.image((0,l.i9)(
n)?n.number:0,s,e)}async image(t,e,{scope:n,states:s}){if(this.marked.isOff)return;const{document:i}=this,r=f=>n.find("ColorSpace",f),a=(0,Ft.h)(i,e.dict).stencil?
s.current:oe(s.current),c=await this.context.images.of(t,e,r);if(this.marks?.begin("image",(0,S.zl)(a.matrix,Po),a),this.written.state(a,0),this.marks?.keepsPictures){
const f=await this.context.images.styleOf(e,r),{matrix:h,fill:u,fillAlpha:d,clip:g,blend:y,mask:E,other:j}=a,X=[f,u,d,g,Ue(y),E,j,kt(h)].join(`
`);this.marks.picture({document:i,image:e,matrix:h,id:c,style:X,blend:y})}this.digest.exact(Oo),this.digest.text(c),this.place(a.matrix)}async readForm(t,e,n){const{
document:s,digest:i}=this,r=n.states.current;r.base=r.matrix;const a=(0,ft.b0)(s,e.dict.get("BBox"));if(a){const h=new Te;h.rectangle(a[0],a[1],a[2]-a[0],a[3]-a[1],
r.matrix),Qe(r,h,"W")}const c=s.dict(e.dict.get("Group"));if(!c||!(0,l.Eo)(s.resolve(c.get("S")),"Transparency"))return super.readForm(t,e,n);const f=this.marks?.
beginGroup();this.written.state({...oe(r),clip:""},0),i.exact(vo),i.text(await this.context.values.of(["I","K","CS"].map(h=>c.get(h)??null))),Object.assign(r,{fillAlpha:1,
strokeAlpha:1,blend:Pt,mask:""}),await super.readForm(t,e,n),i.exact(To),f!==void 0&&this.marks?.endGroup(f)}place(t){for(const e of t)this.digest.length(e)}}const oe=o=>({
...o,fill:""});function Qe(o,t,e){o.clip=rt(o.clip,e,t.id),t.isUpright||(o.clipShapes=rt(o.clipShapes,e,t.id)),o.clipBox=Ut(t.box,o)}const _e={g:"DeviceGray",G:"\
DeviceGray",rg:"DeviceRGB",RG:"DeviceRGB",k:"DeviceCMYK",K:"DeviceCMYK"},Po=[0,0,1,1],qe=[1,0,0,1,0,0],kt=o=>o.map(t=>Math.round(t*1e6)).join(" "),Ao="Subtype F\
 Contents T Subj RC QuadPoints InkList Vertices L LE CL C IC BS BE Border Name CA OC AS".split(" "),Do="Subtype F QuadPoints C BS Border OC AS".split(" ");function ko(o,t){
const e=o.dict(t.get("BS")),n=o.array(t.get("Border")),s=o.resolve(e?e.get("W"):n?.[2]);return typeof s=="number"?s:1}function Ro([o,t,e,n]){const s=(n-t)/4;return[
o-s,t,e+s,n]}const Io=1e3;class Co{document;context;constructor(t){this.document=t,this.context=new eo(t)}async page(t,e=[]){const[n,s]=[new q,new q];return await this.
content(t,e,n),await this.annotations(t,e,s),{content:n.finish(),annotations:s.finish(),undrawn:await this.undrawn(t)}}async items(t,e,n){const{width:s,height:i}=(0,S.
JQ)((0,ft.iw)(this.document,t)),r=new Yn(n,[0,0,s,i]);return await this.content(t,e,r,r),await this.annotations(t,e,r,r),r.end(),r}async content(t,e,n,s){const{
document:i,context:r}=this;r.characters=new Be.y(i.job);const a=(0,ft.iw)(i,t),c=(0,Ce.y)(a),{width:f,height:h}=(0,S.JQ)(a);s?.beginPage(),n.length(f),n.length(
h);const u=new Ot(r,n,s);u.glyphs.ignored=e;const d=new _t.H(i,i.dict(i.pages.attribute(t,"Resources")));await u.page(await r.decoder.page(t),d,xt(c));const g=i.
dict(i.entry(i.pages.number(t),"Group"));g&&(s?.beginPage(),n.text(await r.values.of(["S","I","K","CS"].map(y=>g.get(y)??null))))}async annotations(t,e,n,s){const{
document:i,context:r}=this,a=(0,ft.iw)(i,t),c=(0,Ce.y)(a),f=new Ot(r,n,s);f.glyphs.ignored=e;for(const h of(0,Qt.qw)(i,t,r.layers)){const u=(0,pt.wR)(i,h),d=u&&
(0,pt.hs)(i,h,u,a.rotation);d&&(s?.enter(this.isField(h)?"field":"annotation"),await f.form(u,(0,Qt.RZ)(i),xt((0,S.lw)(d.matrix,c))))}for(const h of i.array(i.entry(
i.pages.number(t),"Annots"))??[]){const u=i.dict(h);!u||(0,l.Eo)(i.resolve(u.get("Subtype")),"Popup")||(s?.enter(this.isField(u)?"field":"annotation"),s?.begin(
"path",this.boxOf(u,c),{}),n.text(await this.seen(u)),(0,pt.wR)(i,u)&&s?.begin("path",void 0,{}),n.text(await r.values.of(u.get("Rect"))))}}async undrawn(t){const{
document:e,context:n}=this;let s="";for(const i of(0,Qt.qw)(e,t,n.layers)){if(this.isField(i)||(0,pt.wR)(e,i))continue;const r=e.job.pace.step(Io);if(r&&await r,
(0,Ie.q)(e,i))continue;const a=e.resolve(i.get("Subtype")),c=ko(e,i);if((0,l.Eo)(a,"Link")&&c===0)continue;const f=((0,ft.b0)(e,i.get("Rect"))??[]).map(Math.round),
h=await n.values.of(["Subtype","C","Name"].map(u=>i.get(u)??null));s=rt(s,f.join(" "),c,h)}return s}isField(t){return(0,l.Eo)(this.document.resolve(t.get("Subty\
pe")),"Widget")}boxOf(t,e){const{document:n}=this;if((0,pt.dK)(n,t))return;const i=((0,pt.wR)(n,t)?void 0:(0,Ie.q)(n,t))??(0,ft.b0)(n,t.get("Rect"));return i&&(0,S.
zl)(e,(0,l.Eo)(n.resolve(t.get("Subtype")),"Highlight")?Ro(i):i)}async seen(t){const e=this.document.resolve(t.get("Subtype")),n=(0,l.Eo)(e,"Link")||(0,l.Eo)(e,
"Widget")?Do:Ao;let s="";for(const i of n)s+=`${await this.context.values.of(t.get(i))} `;return s}}var Bo=p(18930),tn=p(99561);const ie=64,Lo=1e3,$o="￼";class en{document;pattern;reader;looks;truncated=!1;constructor(t,e){
this.document=t,this.pattern=e,this.reader=new Bo.X(t),this.looks=new Co(t)}async page(t){const{pace:e}=this.document.job,{masked:n,ignored:s}=await this.text(t);
await e.rest();const{content:i,annotations:r,undrawn:a}=await this.looks.page(t,s),c=new No;for(const f of nn(n)){c.add(f);const h=e.step(f.length*4+100);h&&await h}
return{content:i,annotations:r,undrawn:a,...c.finish()}}items(t,{ignored:e},n){return this.looks.items(t,e,n)}async text(t){const{flow:e}=await this.reader.page(
t),{text:n}=e;if(!this.pattern)return{text:n,flow:e,masked:n,ignored:[],truncated:!1};const{matches:s,truncated:i}=await this.pattern.search(n,Lo,this.document.
job.pace);this.truncated||=i;let r="",a=0;for(const{start:c,end:f}of s)r+=n.slice(a,c)+$o,a=f;return{text:n,flow:e,masked:r+n.slice(a),ignored:s.flatMap(({start:c,
end:f})=>jo(e,c,f)),truncated:i}}}function*nn(o){for(const[t]of o.matchAll(/\S+/g))yield t}function jo(o,t,e){const n=o.text.lastIndexOf(`
`,t-1)+1,s=o.text.indexOf(`
`,e),i=o.box(n,s<0?o.text.length:s);return i?[i]:[]}class No{hash=(0,$.createHash)("sha256");smallest=new Set;largest=0;count=0;add(t){this.hash.update(`${t} `),
this.count++;const e=Uo(t);this.smallest.has(e)||this.smallest.size===ie&&e>this.largest||(this.smallest.size===ie&&this.smallest.delete(this.largest),this.smallest.
add(e),this.largest=(0,wt.Kf)(this.smallest))}finish(){return{text:this.count===0?"":this.hash.digest("base64"),sample:[...this.smallest].sort((t,e)=>t-e)}}}function Uo(o){
let t=tn.k;for(let e=0;e<o.length;e++)t=(0,tn.v)(t,o.charCodeAt(e));return t=Math.imul(t^t>>>16,2246822507),(t^t>>>13)>>>0}function Go({sample:o},{sample:t}){const e=Math.
min(ie,Math.max(o.length,t.length));if(e===0)return 0;let[n,s,i,r]=[0,0,0,0];for(;i<e&&(n<o.length||s<t.length);){const[a,c]=[o[n]??1/0,t[s]??1/0];i++,a===c&&r++,
a<=c&&n++,c<=a&&s++}return r/i}const Fo=1e6,Wo=.01;async function Ko(o,t,e){const n=t.length+1;if(o.length*t.length>Fo||o.length===0||t.length===0)return Array.
from({length:Math.min(o.length,t.length)},(r,a)=>[a,a]);const s=new Float32Array((o.length+1)*n);for(let r=o.length-1;r>=0;r--){for(let c=t.length-1;c>=0;c--){const f=Wo+
Go(o[r],t[c])+s[(r+1)*n+c+1];s[r*n+c]=Math.max(f,s[(r+1)*n+c],s[r*n+c+1])}const a=e.step(t.length*1500);a&&await a}const i=[];for(let r=0,a=0;r<o.length&&a<t.length;){
const c=s[r*n+a];c===s[(r+1)*n+a]?r++:c===s[r*n+a+1]?a++:i.push([r++,a++])}return i}const sn=[({content:o,annotations:t,text:e})=>`${o} ${t} ${e}`,({content:o})=>o,
({text:o})=>o];async function zo(o,t,e){const n=new Xo(o,t,e);let s=[{from:0,to:t.length,otherFrom:0,otherTo:o.length}];for(const i of sn)s=await n.inOrder(s,i);
for(const i of sn)await n.elsewhere(i);for(const i of s)await n.alike(i);return n}class Xo{earlier;later;pace;before;after;moved=new Set;constructor(t,e,n){this.
earlier=t,this.later=e,this.pace=n,this.before=new Int32Array(e.length).fill(-1),this.after=new Int32Array(t.length).fill(-1)}async inOrder(t,e){const[n,s]=[this.
later.map(e),this.earlier.map(e)],i=[...t].reverse(),r=[];for(let a=i.pop();a;a=i.pop()){const c=this.trimmed(a,n,s),f=this.pace.step((c.to-c.from+c.otherTo-c.otherFrom+
1)*200);if(f&&await f,c.from===c.to||c.otherFrom===c.otherTo){(c.from<c.to||c.otherFrom<c.otherTo)&&r.push(c);continue}const h=on(Ho(c,n,s));if(h.length===0){r.
push(c);continue}(0,wt.RZ)(i,Yo(c,h).reverse());for(const[u,d]of h)this.match(u,d)}return r}trimmed(t,e,n){let{from:s,to:i,otherFrom:r,otherTo:a}=t;const c=(f,h)=>e[f]!==
""&&e[f]===n[h];for(;s<i&&r<a&&c(s,r);)this.match(s++,r++);for(;s<i&&r<a&&c(i-1,a-1);)this.match(--i,--a);return{from:s,to:i,otherFrom:r,otherTo:a}}async elsewhere(t){
const e=new Map;for(const[n,s]of this.earlier.entries()){const i=t(s);if(this.after[n]>=0||i==="")continue;const r=e.get(i);r?r.push(n):e.set(i,[n])}for(const n of e.
values())n.reverse();for(const[n,s]of this.later.entries()){const i=this.pace.step(200);i&&await i;const r=this.before[n]<0?e.get(t(s))?.pop():void 0;r!==void 0&&
(this.match(n,r),this.moved.add(n))}}async alike({from:t,to:e,otherFrom:n,otherTo:s}){const i=[],r=[];for(let h=t;h<e;h++)this.before[h]<0&&i.push(h);for(let h=n;h<
s;h++)this.after[h]<0&&r.push(h);const{later:a,earlier:c}=this,f=await Ko(i.map(h=>a[h]),r.map(h=>c[h]),this.pace);for(const[h,u]of f)this.match(i[h],r[u])}match(t,e){
this.before[t]=e,this.after[e]=t}}function Ho(o,t,e){const n=new Map;for(let r=o.otherFrom;r<o.otherTo;r++)n.set(e[r],n.has(e[r])?-1:r);const s=new Map;for(let r=o.
from;r<o.to;r++)s.set(t[r],(s.get(t[r])??0)+1);const i=[];for(let r=o.from;r<o.to;r++){const a=n.get(t[r])??-1;a>=0&&t[r]!==""&&s.get(t[r])===1&&i.push([r,a])}return i}
function on(o){const t=[],e=new Int32Array(o.length);for(const[s,[,i]]of o.entries()){let[r,a]=[0,t.length];for(;r<a;){const c=r+a>>1;o[t[c]][1]<i?r=c+1:a=c}e[s]=
r>0?t[r-1]:-1,t[r]=s}const n=[];for(let s=t.at(-1)??-1;s>=0;s=e[s])n.push(o[s]);return n.reverse()}function Yo(o,t){const e=[];let{from:n,otherFrom:s}=o;for(const[
i,r]of t)e.push({from:n,to:i,otherFrom:s,otherTo:r}),n=i+1,s=r+1;return e.push({from:n,to:o.to,otherFrom:s,otherTo:o.otherTo}),e}const Zo=2e6,Jo=1e3,Vo=5e4,Qo=200,
re=20,rn=300;async function _o(o,t,e){const{from:n,end:s,otherEnd:i}=qo(o.keys,t.keys),r=new Map;for(let g=i-1;g>=n;g--){const y=r.get(t.keys[g]);y?y.push(g):r.
set(t.keys[g],[g]);const E=e.step(rn);E&&await E}const[a,c]=[[],[]];for(let g=n;g<s;g++){const y=r.get(o.keys[g])?.pop();y===void 0?a.push(g):c.push([g,y]);const E=e.
step(rn);E&&await E}const f=[...r.values()].flat().sort((g,y)=>g-y);await e.rest();const h=await ti(o,t,a,f,e),u=h.changed;for(const g of h.added)Rt(u,o,g);for(const g of h.
removed)Rt(u,t,g);await e.rest();const d=[...c,...h.pairs].sort(([g],[y])=>g-y);for(const[g,y]of await ri(o,t,d,e))Rt(u,o,g),Rt(u,t,y);return u}function Rt(o,{kinds:t,
boxes:e},n){const s=e[n];s&&o.push({kind:t[n],box:s})}function qo(o,t){let e=0,[n,s]=[o.length,t.length];for(;e<n&&e<s&&o[e]===t[e];)e++;for(;n>e&&s>e&&o[n-1]===
t[s-1];)n--,s--;return{from:e,end:n,otherEnd:s}}async function ti(o,t,e,n,s){const[i,r]=[cn(o,e),cn(t,n)],[a,c]=[[],[]],f=new Map;for(const[d,g]of i){const y=r.
get(d);if(y?.length===g.length)for(const[E,j]of g.entries()){const X=y[E];if(a.length>Vo)break;const H=await ni(o,j,t,X,f,s);if(!(!H||!ii(H,o.boxes[j],t.boxes[X]))){
c.push([j,X]);for(const ct of H)a.push({kind:o.kinds[j],box:ct})}}}const[h,u]=[new Set(c.map(([d])=>d)),new Set(c.map(([,d])=>d))];return{changed:a,pairs:c,added:e.
filter(d=>!h.has(d)),removed:n.filter(d=>!u.has(d))}}async function ei(o,t,e){return o.has(t)||o.set(t,await e()),o.get(t)}async function ni(o,t,e,n,s,i){const[
r,a]=[o.outlines.get(t),e.outlines.get(n)],[c,f]=[r??o.pictures.get(t),a??e.pictures.get(n)];if(c?.blend!==f?.blend)return si(o,t,e,n)?oi(o,t,e,n,i):void 0;if(r&&
a){const y=i.step((r.path.length+a.path.length)*Qo);y&&await y;const E=r.clipBox&&a.clipBox?{clipBox:(0,S.kO)(r.clipBox,a.clipBox)}:{};return ds(r,a)?.flatMap(j=>It(
o.shownPart(j,E)))}const[h,u]=[o.pictures.get(t),e.pictures.get(n)],d=h&&u&&await ei(s,`${h.id} ${u.id}`,()=>is(h,u)),g=o.boxes[t];if(!(!d||d.length===0||!g))return d.
flatMap(y=>It((0,S.Pj)((0,S.XM)((0,S.zl)(h.matrix,y),Gt),g)))}function si(o,t,e,n){const[s,i]=[o.outlines.get(t),e.outlines.get(n)],r=JSON.stringify(o.boxes[t])===
JSON.stringify(e.boxes[n]);return!s||!i?r&&o.pictures.get(t)?.id===e.pictures.get(n)?.id:r&&s.ends===i.ends&&s.reach===i.reach&&Buffer.compare(an(s),an(i))===0}
const an=({path:o})=>new Uint8Array(o.buffer,o.byteOffset,o.byteLength);async function oi(o,t,e,n,s){const i=[];for(const[{boxes:r,kinds:a},c]of[[o,t],[e,n]]){const f=r[c],
h=s.step(c*re);h&&await h;for(let u=0;u<c&&f;u++){const d=a[u]==="page"?void 0:r[u],g=d&&(0,S.Pj)(d,f);g&&i.push(g)}if(i.length>Jo)return}return i}const It=o=>o?
[o]:[];function cn({outlines:o,pictures:t,kinds:e},n){const s=new Map;for(const i of n){const r=o.get(i)??t.get(i);if(!r)continue;const a=`${e[i]} ${r.style}`,c=s.
get(a);c?c.push(i):s.set(a,[i])}return s}const ii=(o,t,e)=>fn(o)<fn([...It(t),...It(e)]),fn=o=>o.reduce((t,[e,n,s,i])=>t+(s-e)*(i-n),0);async function ri(o,t,e,n){
const s=new Set(on(e).map(([c])=>c)),i=e.filter(([c])=>!s.has(c)),r=i.length*e.length>Zo,a=[];for(const[c,f]of i){const h=n.step(r?re:e.length*re);h&&await h;const u=([
d,g])=>d<c!=g<f&&d!==c&&(hn(o.boxes[c],o.boxes[d])||hn(t.boxes[f],t.boxes[g]));(r||e.some(u))&&a.push([c,f])}return a}const hn=(o,t)=>o!==void 0&&t!==void 0&&(0,S.
Pj)(o,t)!==void 0,ai=50,un=3,dn=65536,ci=400,ae=100,ln=10;async function fi(o,[t,e,n,s],i){const r=new Map;for(const{kind:f,box:h}of o){const u=r.get(f);u?u.push(
h):r.set(f,[h])}const[a,c]=[n-t,s-e];for(let f=Math.max(un,Math.sqrt(a*c/dn));;f*=2){const h=[];for(const[u,d]of r){const g=new pn(d,[t,e,n,s],f);for(const y of li(
await g.merged(i)))h.push({kind:u,box:y})}if(h.length<=ai||f>a+c)return h.sort(di)}}const hi=["field","annotation","text","image","path","page"];async function ui(o,t,e,n){
const[s,i,r,a]=e,c=Math.max(un,Math.sqrt((r-s)*(a-i)/dn)),f=[];for(const u of hi){const d=new pn(t.flatMap(g=>g.kind===u?[g.box]:[]),e,c);f.push({kind:u,isAt:await d.
cover(n)})}const h=[];for(const u of o){h.push({kind:f.find(({isAt:g})=>g(u))?.kind??"path",box:u});const d=n.step(ae);d&&await d}return h}const di=({box:o},{box:t})=>o[1]-
t[1]||o[0]-t[0];function li(o){if(o.length>ci)return[...o];const t=[...o],e=[];for(let n=t.pop();n;n=t.pop()){const s=n,i=e.findIndex(r=>(0,S.Pj)(s,r));i<0?e.push(
s):t.push((0,S.kO)(s,e.splice(i,1)[0]))}return e}class pn{boxes;page;side;columns;rows;constructor(t,e,n){this.boxes=t,this.page=e,this.side=n;const[s,i,r,a]=e;
this.columns=Math.max(1,Math.ceil((r-s)/n)),this.rows=Math.max(1,Math.ceil((a-i)/n))}async merged(t){const e=await this.covered(t),n=await this.connected(e,t),s=new Map;
for(const i of this.boxes){const r=n[this.row(i[1])*this.columns+this.column(i[0])],a=s.get(r);s.set(r,a?(0,S.kO)(a,i):i);const c=t.step(ae);c&&await c}return[...s.
values()]}async cover(t){const e=await this.covered(t);return([n,s,i,r])=>e[this.row((s+r)/2)*this.columns+this.column((n+i)/2)]>0}column(t){return Math.min(this.
columns-1,Math.max(0,Math.floor((t-this.page[0])/this.side)))}row(t){return Math.min(this.rows-1,Math.max(0,Math.floor((t-this.page[1])/this.side)))}async covered(t){
const{columns:e,rows:n}=this,s=e+1,i=new Int32Array(s*(n+1));for(const[a,c,f,h]of this.boxes){const[u,d]=[this.column(a),this.column(f)+1],[g,y]=[this.row(c)*s,
(this.row(h)+1)*s];i[g+u]++,i[g+d]--,i[y+u]--,i[y+d]++;const E=t.step(ae);E&&await E}const r=new Int32Array(e*n);for(let a=0;a<n;a++){for(let f=0,h=0;f<e;f++)h+=
i[a*s+f],r[a*e+f]=h+(a>0?r[(a-1)*e+f]:0);const c=t.step(e*ln);c&&await c}return r}async connected(t,e){const{columns:n,rows:s}=this,i=new Int32Array(t.length),r=[];
let a=0;for(let c=0;c<t.length;c++)if(!(t[c]===0||i[c]!==0)){i[c]=++a,r.push(c);for(let f=r.pop();f!==void 0;f=r.pop()){const[h,u]=[f%n,Math.floor(f/n)];for(let g=Math.
max(0,u-1);g<=Math.min(s-1,u+1);g++)for(let y=Math.max(0,h-1);y<=Math.min(n-1,h+1);y++){const E=g*n+y;t[E]===0||i[E]!==0||(i[E]=a,r.push(E))}const d=e.step(ln*9);
d&&await d}}return i}}function pi(o,[t,e,n,s]){const i=[...new Set(o.flatMap(({box:c})=>[c[0],c[2]]))].sort((c,f)=>c-f);let r=0;for(const[c,f]of i.entries()){const h=i[c+
1];if(h===void 0)break;const u=o.filter(({box:g})=>g[0]<=f&&g[2]>=h).sort((g,y)=>g.box[1]-y.box[1]);let d=-1/0;for(const{box:g}of u)r+=Math.max(0,g[3]-Math.max(
d,g[1]))*(h-f),d=Math.max(d,g[3])}const a=r/((n-t)*(s-e));return Math.min(1,Math.ceil(a*1e4)/1e4)}function gi({before:o},t,e){const n=[];for(const[s,i]of o.entries()){
if(i<0)continue;const[r,a]=[t[s],e[i]],c={page:s,before:i,look:r.content!==a.content,text:r.text!==a.text,annotations:r.annotations!==a.annotations,isDrawn:r.undrawn===
a.undrawn};(c.look||c.text||c.annotations)&&n.push(c)}return n}class mi{after;before;constructor(t,e){this.after=t,this.before=e}get truncated(){return this.after.
truncated||this.before.truncated}async ignored({page:t,before:e}){return[...(await this.after.text(t)).ignored,...(await this.before.text(e)).ignored]}}const wi=1e3;
async function yi(o,t,e,n,s){const i=[];for(const r of o){const{page:a,before:c,look:f,text:h,annotations:u}=r,d={now:await t.after.text(a),old:await t.before.text(
c)},g=h?await Mi(d,s):{wordsAdded:0,wordsRemoved:0},{lines:y,truncated:E}=h&&e?await Qn(d.old,d.now):{lines:[],truncated:!1};n.truncated||=E;const j=await xi(r,
t,d,e,s),[X]=n.entries([{page:a+1,before:c+1,look:f,text:h,annotations:u,...g,...j,...e&&{diff:y}}]);if(!X||i.length===wi){n.truncated=!0;break}i.push(X)}return i}
async function xi(o,t,e,n,s){if(!o.look&&!o.annotations)return{share:0,boxes:[]};const{items:i,area:r}=await bi(o,t,e,s),a=i.map(({box:h})=>h),[c,f]=n?[await Me(
e.now.flow,a,s),await Me(e.old.flow,a,s)]:[];return{share:pi(i,r),boxes:i.map(({kind:h,box:[u,d,g,y]},E)=>({kind:h,...(0,Zn.a)({x:u,y:d,width:g-u,height:y-d}),...c&&
f&&h==="text"&&{before:f[E],after:c[E]}}))}}async function bi({page:o,before:t,seen:e},n,{now:s,old:i},r){const a=new Kn,c=await n.after.items(o,s,a),f=await n.
before.items(t,i,a),h=await _o(c,f,r),[,,u,d]=c.page,g=[0,0,Math.max(u,f.page[2]),Math.max(d,f.page[3])],y=e?await ui(e,h,g,r):h;return{items:await fi(y,g,r),area:g}}
async function Mi({now:o,old:t},e){const n=new Map;for(const[r,a]of[[t.masked,-1],[o.masked,1]])for(const c of nn(r)){n.set(c,(n.get(c)??0)+a);const f=e.step(c.
length+200);f&&await f}let[s,i]=[0,0];for(const r of n.values())r>0?s+=r:i-=r;return{wordsAdded:s,wordsRemoved:i}}const ce=32,Si=192,Ct=4,Oi=3,Ei=65536,vi=.2,Ti=60;
async function Pi(o,t,e,n){const{width:s,height:i}=o,r=Math.max(e,Math.ceil(Math.sqrt(s*i/Ei))),a=new Di(Math.ceil(s/r),r);for(let c=0;c<i;c++){const[f,h]=[o.row(
c),t.row(c)],u=Buffer.compare(f,h)===0,d=n.step(u?f.length*vi:s*Ti);if(d&&await d,u)continue;const[g,y]=[mn(o,c),mn(t,c)];for(let E=0;E<s;E++){const j=ki(g,y,E,
s);j!==gn&&a.add(E,c,j===fe)}}return a.boxes()}const gn=0,Ai=1,fe=2,Bt=2;class Di{columns;side;found=new Map;clear=new Set;constructor(t,e){this.columns=t,this.
side=e}add(t,e,n){const s=Math.floor(e/this.side)*this.columns+Math.floor(t/this.side);n&&this.clear.add(s);const i=this.found.get(s);i?(i[0]=Math.min(i[0],t),i[2]=
Math.max(i[2],t+1),i[3]=e+1):this.found.set(s,[t,e,t+1,e+1])}boxes(){const t=new Set(this.clear);for(const e of this.clear)for(let n=-Bt;n<=Bt;n++)for(let s=-Bt;s<=
Bt;s++)t.add(e+n*this.columns+s);return[...this.found].flatMap(([e,n])=>t.has(e)?[n]:[])}}const mn=({row:o,height:t},e)=>[o(Math.max(0,e-1)),o(e),o(Math.min(t-1,
e+1))];function ki(o,t,e,n){const[s,i]=[o[1],t[1]],r=e*Ct;let a=gn;for(let c=r;c<r+Oi;c++){const f=Math.abs(s[c]-i[c]);if(!(f<=ce)){if(f>Si||!wn(s[c],t,c,e,n)||
!wn(i[c],o,c,e,n))return fe;a=Ai}}return a}function wn(o,t,e,n,s){const[i,r]=[n>0?e-Ct:e,n<s-1?e+Ct:e];let[a,c]=[255,0];for(const f of t)for(let h=i;h<=r;h+=Ct){
const u=f[h];u<a&&(a=u),u>c&&(c=u)}return o>=a-ce&&o<=c+ce}var yn=p(14118),he=p(21841);const Ri=150,Ii=72,xn=16e6,bn=1e3,Mn=3,Sn=.5;async function Ci(o,t,e){if(!e||
o.length===0)return{changes:o,pixelEqual:0,truncated:!1};const{boxes:n,truncated:s}=await Li(await e(),o),i=[];for(const r of o){if(!On(r))continue;const a=n.get(
r);if(!a){i.push(r);continue}const c=a.length===0?[]:await t.ignored(r),f=a.filter(h=>!c.some(u=>Bi(u,h)));f.length>0&&i.push({...r,seen:f})}return{changes:i,pixelEqual:o.
length-i.length,truncated:s}}const On=({look:o,annotations:t})=>o||t;function Bi({x:o,y:t,width:e,height:n},[s,i,r,a]){const[c,f]=[(s+r)/2,(i+a)/2];return c>=o&&
c<=o+e&&f>=t&&f<=t+n}async function Li({after:o,before:t},e){const n=e.filter(d=>d.isDrawn&&On(d)).slice(0,bn),s=new Map;if(n.length===0)return{boxes:s,truncated:!1};
const{job:i}=o,r=n.map(({page:d,before:g})=>Ui((0,ft.iw)(o,d),(0,ft.iw)(t,g))),[a,c]=[await(0,he.v)(o,Pn(n,({page:d})=>d),!0,En),await(0,he.v)(t,Pn(n,d=>d.before),
!0,En)],f={now:a.missing.pagesWithout(),old:c.missing.pagesWithout()},[h,u]=[await yn.Y.open(a.bytes,i,a),await yn.Y.open(c.bytes,i,c)];for(const[d,g]of n.entries()){
const y=r[d];if(!y||f.now.has(g.page+1)||f.old.has(g.before+1))continue;const E=async H=>{const[ct,dt]=[await h.draw(d,H),await u.draw(d,H)];return(await Pi(ct,
dt,Math.round(Mn*H.scale),i.pace)).map(pe=>Gi(pe,H.scale))},j=await E(y);let X=j;for(const H of $i)X.length>0&&(X=await Ni(X,await E(ji(y,H)),i.pace));s.set(g,X.
length>0?j:[])}return{boxes:s,truncated:n.length===bn}}const En="tolerance",$i=[1.13,.91];function ji({width:o,height:t,scale:e,isTransparent:n},s){const i=o*t*
s*s>xn?1/s:s,r=a=>Math.max(1,Math.round(a*i));return{width:r(o),height:r(t),isTransparent:n,scale:e*i}}async function Ni(o,t,e){const n=new Set,s=(0,wt.Kf)([Mn,
...o.map(vn),...t.map(vn)]),i=([a,c,f,h])=>{const u=[];for(let d=Math.floor(c/s);d<=h/s;d++)for(let g=Math.floor(a/s);g<=f/s;g++)u.push(`${g} ${d}`);return u};for(const a of t){
for(const f of i(a))n.add(f);const c=e.step(Tn);c&&await c}const r=[];for(const a of o){i(a).some(f=>n.has(f))&&r.push(a);const c=e.step(Tn);c&&await c}return r}
const vn=([o,t,e,n])=>Math.max(e-o,n-t)/2,Tn=2e3,Pn=(o,t)=>Uint32Array.from(o,e=>t(e)+1);function Ui(o,t){const[{width:e,height:n},s]=[(0,S.JQ)(o),(0,S.JQ)(t)];
if(Math.abs(e-s.width)>Sn||Math.abs(n-s.height)>Sn)return;const i=Math.min(Ri/Ii,Math.sqrt(xn/(e*n))),r=a=>Math.max(1,Math.round(a*i));return{width:r(e),height:r(
n),isTransparent:!1,scale:i}}const Gi=([o,t,e,n],s)=>[o/s-1,t/s-1,e/s+1,n/s+1],An=["fonts","links","bookmarks","attachments","form"],Fi=new Set(["created","modi\
fied"]),Wi=new Set(["creator","producer"]);async function Ki({after:o,before:t},e){const{pace:n}=o.job,s=o.pages.count+t.pages.count;let i=0;const r=async(gt,{pages:ge})=>{
const Gn=[];for(let me=0;me<ge.count;me++)Gn.push(await gt.page(me)),n.progress(++i/s);return Gn},a=new mi(new en(o,e.pattern),new en(t,e.pattern)),[c,f]=[await r(
a.after,o),await r(a.before,t)];await n.rest();const h=await zo(f,c,n),u=new z,{changes:d,pixelEqual:g,truncated:y}=await Ci(gi(h,c,f),a,e.drawn),{counts:E,data:j,
isSame:X}=await Xi({after:o,before:t},h,u,e.drawn!==void 0),H=gt=>u.entries(gt.map(ge=>ge+1)),ct=Dn(h.before),dt=Dn(h.after),lt=[...h.moved].map(gt=>({page:gt+1,
before:h.before[gt]+1})),pe={added:H(ct),removed:H(dt),moved:u.entries(lt),changed:await yi(d,a,e.withText,u,n)},Sr={pagesAdded:ct.length,pagesRemoved:dt.length,
pagesMoved:lt.length,pagesChanged:d.length,...E};return{same:X&&ct.length+dt.length+lt.length+d.length===0,truncated:u.truncated||a.truncated||y,pageCount:o.pages.
count,pageCountBefore:t.pages.count,pixelEqual:g,counts:Sr,pages:pe,...j,bytes:zi(o,t)}}const Dn=o=>[...o.keys()].filter(t=>o[t]<0);function zi({bytes:o},{bytes:t}){
return Buffer.compare(o,t)===0?null:{before:t.length,after:o.length}}async function Xi({after:o,before:t},e,n,s){const i=await at(o,u=>e.before[u]<0?void 0:u),r=await at(
t,u=>e.after[u]<0?void 0:e.after[u]),a=Object.keys(i.metadata).filter(u=>i.metadata[u]!==r.metadata[u]),c={metadata:a.length},f={metadata:Hi(r,i,a,n)};for(const u of An){
const d=await K(r[u],i[u],o.job.pace);c[u]=d.before.length+d.after.length,f[u]={before:n.entries(d.before),after:n.entries(d.after)}}f.security=kn(r.security,i.
security),f.tagged=kn(r.tagged,i.tagged);const h=a.every(u=>Fi.has(u)||s&&Wi.has(u))&&An.every(u=>c[u]===0||s&&u==="fonts")&&f.security===null&&f.tagged===null;
return{counts:c,data:f,isSame:h}}function Hi({metadata:o},{metadata:t},e,n){const s=e.map(i=>({key:i,pair:{before:o[i]??null,after:t[i]??null}}));return Object.
fromEntries(n.entries(s).map(({key:i,pair:r})=>[i,r]))}const kn=(o,t)=>JSON.stringify(o)===JSON.stringify(t)?null:{before:o,after:t};var Yi=p(73154),Zi=p(95800),
Ji=p(99876),Vi=p(14029),Qi=p(77158),ht=p(36078);const Rn={before:"1 0 0",after:"0 0.82 0.88"},Lt=28,In=24,Cn=46,_i=620,qi=880,$t=2,tr="0.93 0.94 0.95",er="0.13 \
0.15 0.19",nr="0.42 0.45 0.5",sr="0.78 0.8 0.83",or="0.95 0.55 0",ir="0.85 0.1 0.15",rr="0 0.62 0.68";function ar(o,t,e){const n=Math.max(o.size.width,t.size.width),
s=Math.max(o.size.height,t.size.height),i=Math.min(1,_i/n,qi/s),r=Math.max(n*i,190),[a,c]=[2*Lt+3*r+2*In,2*Lt+Cn+s*i],f=c-Lt-Cn,h=[0,1,2].map(H=>Lt+H*(r+In)),[u,
d,g]=h,y=({size:H},ct)=>{const[dt,lt]=[H.width*i,H.height*i];return{x:ct,y:f-lt,width:dt,height:lt}},E={before:y(o,u),after:y(t,d),both:[y(o,g),y(t,g)]},j=H=>e.
map(ct=>cr(ct,H,f,i)).join(" "),X=[`q ${tr} rg 0 0 ${(0,ht.id)(a)} ${(0,ht.id)(c)} re f Q`,ue(["Before",62],`page ${o.number}`,ir,u,f),ue(["After",46],`page ${t.
number}`,rr,d,f),ue(["Both",46],"red: only before, cyan: only after",void 0,g,f),de(E.before),de(E.after),...E.both.map(de),jt("Before",o,E.before),jt("After",t,
E.after),`q /Multiply gs ${jt("TintedBefore",o,E.both[0])} ${jt("TintedAfter",t,E.both[1])} Q`,`q ${or} RG 1.2 w 1 j ${h.map(j).join(" ")} Q`].join(`
`);return{width:Bn(a),height:Bn(c),content:`${X}
`}}const Bn=o=>Math.round(o*100)/100;function ue([o,t],e,n,s,i){const r=i+16,a=n===void 0?"":`${n} rg ${(0,ht.id)(s)} ${(0,ht.id)(r-1)} 12 12 re f `,c=n===void 0?
s:s+19,f=`BT ${er} rg /Bold 16 Tf ${(0,ht.id)(c)} ${(0,ht.id)(r)} Td (${o}) Tj ${nr} rg /Plain 12 Tf ${t} 0 Td (${e}) Tj ET`;return`q ${a}${f} Q`}const Ln=({x:o,
y:t,width:e,height:n})=>[o,t,e,n].map(ht.id).join(" ").concat(" re"),de=o=>`q 1 g ${sr} RG 1 w ${Ln(o)} B Q`;function jt(o,{inner:t},{x:e,y:n,width:s,height:i}){
return`q ${[s/t.width,0,0,i/t.height].map(a=>String(Number(a.toFixed(6)))).join(" ")} ${(0,ht.id)(e)} ${(0,ht.id)(n)} cm /${o} Do Q`}function cr({x:o,y:t,width:e,
height:n},s,i,r){const a={x:s+(o-$t)*r,y:i-(t+n+$t)*r,width:(e+2*$t)*r,height:(n+2*$t)*r};return`${Ln(a)} S`}const fr=1,hr=2,ur="difference_pdf",dr="1.4",lr=2e4;
async function pr(o,t){const{job:e}=o.after,n=await(0,k.E)(Qi.O,e,{}),s=await Nt.of(n,fr,o.after,t.map(({page:a})=>a),e),i=await Nt.of(n,hr,o.before,t.map(({before:a})=>a),
e),r=[];for(const[a,c]of t.entries()){const[f,h]=[await s.panel(a,c.page),await i.panel(a,c.before)],u={before:Nn(n,h,Rn.before),after:Nn(n,f,Rn.after)},{width:d,
height:g,content:y}=ar(h,f,c.boxes),E=(0,l.jd)({Type:(0,l.UU)("Page"),MediaBox:[0,0,d,g],Group:$n(),Resources:(0,l.jd)({XObject:(0,l.jd)({Before:h.form,After:f.
form,TintedBefore:u.before,TintedAfter:u.after}),ExtGState:(0,l.jd)({Multiply:(0,l.jd)({BM:(0,l.UU)("Multiply")})}),Font:(0,l.jd)({Bold:jn("Helvetica-Bold"),Plain:jn(
"Helvetica")})}),Contents:n.add(new l.Z6((0,l.jd)({}),Buffer.from(y,"latin1")))});r.push(n.add(E).number);const j=e.pace.step(lr);j&&await j}return(0,Zi.J)([{index:0,
document:n},s.part,i.part]),await n.pages.rebuild(r),await n.pages.settle(),(0,Vi.fT)([n,s.part.document,i.part.document],{encryption:"none",version:dr})}class Nt{part;forms;found;sizes;constructor(t,e,n,s){
this.part=t,this.forms=e,this.found=n,this.sizes=s}static async of(t,e,n,s,i){const r=s.map(u=>(0,S.JQ)((0,ft.iw)(n,u-1))),{bytes:a}=await(0,he.v)(n,Uint32Array.
from(s),!0,ur),c={index:e,document:await(0,k.E)(a,i,{})},f=new Yi.l(t,c),h=await(0,Ji.F)(c.document,Uint32Array.from(s,(u,d)=>d+1));return await f.inspect(h.pages),
new Nt(c,f,h,r)}async panel(t,e){const n=this.found.pages[t],s=this.found.kinds[n.kind];return{form:await this.forms.of(n,s),number:e,inner:(0,S.iN)(s),size:this.
sizes[t]}}}const $n=()=>(0,l.jd)({S:(0,l.UU)("Transparency"),CS:(0,l.UU)("DeviceRGB"),I:!0}),jn=o=>(0,l.jd)({Type:(0,l.UU)("Font"),Subtype:(0,l.UU)("Type1"),BaseFont:(0,l.
UU)(o),Encoding:(0,l.UU)("WinAnsiEncoding")});function Nn(o,{form:t,inner:{width:e,height:n}},s){const i=`0 0 ${e} ${n} re f`,r=`q 1 g ${i} Q q /Page Do Q q /Sa\
turation gs 0.5 g ${i} Q q /Screen gs ${s} rg ${i} Q
`,a=(0,l.jd)({Type:(0,l.UU)("XObject"),Subtype:(0,l.UU)("Form"),BBox:[0,0,e,n],Group:$n(),Resources:(0,l.jd)({XObject:(0,l.jd)({Page:t}),ExtGState:(0,l.jd)({Saturation:(0,l.
jd)({BM:(0,l.UU)("Saturation")}),Screen:(0,l.jd)({BM:(0,l.UU)("Screen")})})})});return o.add(new l.Z6(a,Buffer.from(r,"latin1")))}var gr=p(5899),mr=p(68516),wr=p(
9312);const yr={file:"compare_to",password:"compare_password",noun:"the earlier version"},xr=async(o,t,e)=>{const{ignore_pattern:n,with_text:s,tolerance:i}=t,r=n===
void 0?void 0:await(0,wr.Gv)("ignore_pattern",n,"regex",e),{quiet:a,wasRepaired:c}=(0,R.gd)(e),{after:f,before:h,isRepaired:u}=await le(o,t,a),g=await Ki({after:f,
before:h},{pattern:r,withText:s,drawn:i==="pixels"?()=>le(o,t,a):void 0}),y=t.difference_pdf?{difference:await br(g,o,await le(o,t,a))}:{},E={...g,...y},j=[...c()?
[Un("The document")]:[],...u?[Un("The earlier version")]:[],...Mr(E)];return{documents:[{...o,pageCount:f.pages.count}],data:E,notes:j,facts:{}}};async function br({
pages:o},{name:t},e){const{changed:n}=o;if(n.length===0)return null;const s=await pr(e,n);return{fileName:`${t.replace(/\.pdf$/i,"")}-difference.pdf`,size:s.length,
content:Buffer.from(s).toString("base64")}}async function le(o,{compare_to:t,compare_password:e,open_password:n},s){const i=await(0,k.E)(o.bytes,s,{password:n}),
{document:r,isRepaired:a}=await(0,mr.H)(t,e,yr,s);return{after:i,before:r,isRepaired:a}}const Un=o=>(0,gr.A)(`${o} is damaged: it was compared as far as it coul\
d be read.`);function Mr({pixelEqual:o}){const t=Number(o);return t===0?[]:[{code:"pages_look_same",message:`${(0,I.y_)(t,"page")} ${t===1?"draws differently, l\
ooks the same, and counts":"draw differently, look the same, and count"} as unchanged.`}]}}),17623:((nt,G,p)=>{p.d(G,{Z:()=>C});var I=p(38544),k=p(52604),$=p(52755),
N=p(76933),W=p(77500);async function C(v,m,b){const x=[],O={};for(const T of m.fields){x.push(A(v,m,b,T)),(0,I.K)(T)&&T.kind!=="password"&&m.byName.get(T.name)===
T&&Object.defineProperty(O,T.name,{value:b.of(T),enumerable:!0,configurable:!0,writable:!0});const w=v.job.pace.step(4e3);w&&await w}return{fields:x,values:O,xfa:(0,W.
f4)(v,m),scripts:(0,N.on)(v,m)}}function A(v,m,b,x){const{kind:O,flags:T,name:w}=x,M=m.integer(x.nodes[0],"MaxLen"),P=O==="password",R=O==="text"||P;return{name:w,
type:O,value:P?null:b.of(x),default:P?null:b.of(x,"DV"),options:l(v,m,b,x),required:(T&$.mw)!==0,readOnly:(T&$.sj)!==0,multiline:O==="text"&&(T&$.kz)!==0,maxLength:R&&
M>0?M:null,pages:[...new Set(x.widgets.flatMap(({pages:D})=>D))].sort((D,B)=>D-B)}}function l(v,m,b,x){return x.kind==="dropdown"||x.kind==="list"?b.choices(x):
x.kind!=="checkbox"&&x.kind!=="radio"?[]:(0,k.lD)(v,m,x).names.map(O=>({value:O,display:O}))}}),5899:((nt,G,p)=>{p.d(G,{A:()=>I});const I=k=>({code:"document_da\
maged",message:k})}),77158:((nt,G,p)=>{p.d(G,{O:()=>I});const I=Buffer.from(`%PDF-1.3
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
`,"latin1")}),68516:((nt,G,p)=>{p.d(G,{H:()=>N});var I=p(58552),k=p(64173),$=p(59277);async function N({bytes:A},l,v,m){const b={repaired:!1},x=()=>{b.repaired=
!0};try{return{document:await(0,k.E)(A,{...m,onRepaired:x},{password:l}),isRepaired:b.repaired}}catch(O){throw O instanceof I.zU?W(O,A,v):O}}function W(A,l,{file:v,
password:m,noun:b}){const x=(O,T,w=[])=>(0,I.G6)([{field:O,message:T,mentions:w}]);switch(A.code){case"password_required":return x(v,`needs a password: give it \
as ${m}`,[m]);case"wrong_password":return x(m,`does not open ${b}`);case"unsupported_encryption":return x(v,"is protected in a way that is not supported, such a\
s by a certificate");case"unreadable_document":{const O=(0,$.y)(l);return x(v,O===void 0||O==="a PDF document"?C:`is ${O}; it must be a PDF document`)}case"limi\
t_exceeded":{const O=A.issues.map(({message:T})=>({field:v,message:T}));return new I.zU(A.code,A.message,{issues:O,...A.advice===void 0?{}:{advice:A.advice}})}default:
return A}}const C="cannot be read, or has no pages: it must be a complete PDF document"}),66403:((nt,G,p)=>{p.d(G,{a:()=>$});const I=100,k=N=>Math.round(N*I)/I,
$=N=>N?{x:k(N.x),y:k(N.y),width:k(N.width),height:k(N.height)}:null}),9312:((nt,G,p)=>{p.d(G,{$0:()=>C,Gv:()=>$,MM:()=>W});var I=p(779),k=p(42973);const $=(l,v,m,{
pace:b,limits:x})=>(0,I.patternOf)(l,v,m,b,A(l,x)),N={slashes:"has slashes around it that count as characters: leave them out, and begin with (?i) in place of t\
he flag i","regex-as-words":"looks like a regular expression and was read as words: set search_mode to regex, and leave out slashes around it"};function W(l,v){
const m=(0,I.G)(l,v);return m&&N[m]}function C(l,v,m){const b=W(v,m);return b===void 0?[]:[{code:"search_mode_unlikely",message:`Nothing was found for ${l}, whi\
ch ${b}.`,mentions:[l,"search_mode"]}]}function A(l,{searching:v}){let m=v;return b=>{if(m-=b,m<0)throw(0,k.F)("searching",`The search takes more than ${v} step\
s, which are characters times the size of the expression`,"Make the expression shorter or more exact, or search fewer pages",l)}}}),95800:((nt,G,p)=>{p.d(G,{J:()=>W});
var I=p(45599),k=p(36502),$=p(25524);const N=["Order","AS","RBGroups","Locked"];function W(C){const A=C.filter(({document:M})=>M.dict(M.catalog.get("OCPropertie\
s")));if(A.length===0||A.length===1&&A[0].index===0)return;const{document:l}=C[0],v=l.dict(l.catalog.get("OCProperties")),m=[],[b,x]=[[],[]],O=new Map(N.map(M=>[
M,[]]));for(const M of A){const P=M.document.dict(M.document.catalog.get("OCProperties")),R=M.document.dict(P.get("D")),D=(B,z)=>(M.document.array(B?.get(z))??[]).
map(K=>(0,$.yY)(K,M.index));for(const B of D(P,"OCGs"))m.push(B);for(const[B,z]of O)for(const K of D(R,B))z.push(K);for(const B of D(R,"ON"))b.push(B);for(const B of new k.
z(M.document).groupsOff())x.push((0,$.yY)(B,M.index))}const T=new I.Bi(v&&l.dict(v.get("D")));T.delete("BaseState");for(const[M,P]of[...O,["ON",b],["OFF",x]])P.
length>0?T.set(M,P):T.delete(M);const w=new I.Bi(v);w.set("OCGs",m),w.set("D",T),l.editCatalog().set("OCProperties",l.add(w))}}),73154:((nt,G,p)=>{p.d(G,{l:()=>O});
var I=p(75162),k=p(45599),$=p(1592),N=p(37709);async function W(T,w,M){const P=[];let R=0;return await(0,N.Ko)(w,T.job.pace,D=>{const{operator:B,count:z}=D,K=B===
"BDC"?" BMC":B==="DP"?" MP":void 0;if(K===void 0||z!==2)return;const _=D.name(1),Y=_===void 0?D.value(1):M?.get(_);T.dict(Y)?.has("MCID")&&(P.push(w.subarray(R,
D.endOf(0)),Buffer.from(K,"latin1")),R=D.end)}),R===0?w:Buffer.concat([...P,w.subarray(R)])}var C=p(92218),A=p(53107),l=p(74135),v=p(25524),m=p(58006);const b=new Set(
["Page","Pages","Catalog","StructElem","StructTreeRoot","Annot"]);class x{document;keepsTags;seen=new Set;shared=new Map;constructor(w,M){this.document=w,this.keepsTags=
M}async prepare(w){const M=this.asObject(w);return await this.release(M),M}asObject(w){if((0,k.i9)(w)&&(0,k.Zm)(this.document.resolve(w)))return w;const M=this.
document.dict(w)??new k.Bi;let P=this.shared.get(M);return P||this.shared.set(M,P=this.document.add(M)),P}async release(w){const{document:M,seen:P}=this,R=[w];for(let D=R.
pop();D!==void 0;D=R.pop())if(D instanceof k.oS){if(P.has(D.number))continue;P.add(D.number);const B=M.job.pace.step(1e3);B&&await B;const z=M.get(D),K=z instanceof
k.Z6?z.dict:z;if((0,k.Zm)(K)){if(this.isApart(K))continue;await this.untie(D,z,K,w)}R.push(M.get(D))}else if(Array.isArray(D))for(const B of D)R.push(B);else if(D instanceof
k.Z6)for(const B of D.dict.values())R.push(B);else if((0,k.Zm)(D)){this.isFont(D)&&!D.has("Resources")&&D.set("Resources",w);for(const B of D.values())R.push(B)}}isApart(w){
const M=this.document.resolve(w.get("Type"));return M!==null&&typeof M=="object"&&"text"in M&&b.has(M.text)}isFont(w){return(0,k.Eo)(this.document.resolve(w.get(
"Subtype")),"Type3")&&w.has("CharProcs")}async untie(w,M,P,R){const{document:D}=this,B=M instanceof k.Z6&&(0,k.Eo)(D.resolve(P.get("Subtype")),"Form"),z=!this.keepsTags&&
(P.has("StructParent")||P.has("StructParents")),K=!P.has("Resources")&&(B||this.isFont(P)),_=B&&!this.keepsTags?await this.withoutIds(M,D.dict(P.get("Resources")??
R)):void 0;if(!z&&!K&&!_)return;const Y=D.edit(w),st=Y instanceof k.Z6?Y.dict:Y;z&&st.delete("StructParent"),z&&st.delete("StructParents"),K&&st.set("Resources",
R),_&&Y instanceof k.Z6&&D.put(w,(0,m.n)(Y,_,{compress:!0}))}async withoutIds(w,M){const P=this.document.decodedPart(w);if(!P?.whole)return;const R=await W(this.
document,P.data,this.document.dict(M?.get("Properties")));return R===P.data?void 0:R}}class O{document;part;contents;resources;constructor(w,M){this.document=w,
this.part=M,this.contents=new A.K(M.document),this.resources=new x(M.document,this.keepsTags)}get keepsTags(){return this.part.document===this.document}inspect(w){
return this.contents.inspect(w)}async of(w,M){const{index:P,document:R}=this.part,D=await this.resources.prepare(w.resources),B=R.entry(R.pages.number(w.index),
"Group"),{filters:z,data:K}=await this.contentOf(w),_=this.keepsTags?R.entry(R.pages.number(w.index),"StructParents"):void 0,Y=(0,k.jd)({Type:(0,k.UU)("XObject"),
Subtype:(0,k.UU)("Form"),BBox:[...M.box],Matrix:[...(0,l.DI)((0,l.S3)(M))],Resources:(0,v.Po)(P,D.number),Group:B===void 0?void 0:(0,v.yY)(B,P),StructParents:_,
...z});return this.document.add(new k.Z6(Y,K))}async contentOf(w){const{part:M,contents:P}=this,{document:R}=M,D=P.own(w),B=D.length===1?R.get(D[0]):void 0;if(B instanceof
k.Z6&&this.keepsTags&&P.isOrderly(w))return this.asItIs(B);const{isWhole:z,isKnown:K,open:_}=await P.condition(D),Y=await P.content(D),st=R.dict(R.dict(w.resources)?.
get("Properties")),at=this.keepsTags?Y:await W(R,Y,st);if(B instanceof k.Z6&&(!K||z&&_.excess===0&&at===Y))return this.asItIs(B);const L=_.excess===0?at:await(0,$.
KS)(at,0,R.job.pace),F=await(0,C.d)(L,R.job);return{filters:{Filter:(0,k.UU)("FlateDecode")},data:F}}asItIs(w){const{index:M,document:P}=this.part,R=new k.Bi([...w.
dict].filter(([D])=>D==="Filter"||D==="DecodeParms"));return(0,I.CF)(R),{filters:Object.fromEntries((0,v.yY)(R,M)),data:P.encoded(w)}}}}),25524:((nt,G,p)=>{p.d(
G,{Bg:()=>k,Po:()=>$,fS:()=>W,yY:()=>N});var I=p(45599);const k=C=>C.find(({index:A})=>A===0).document,$=(C,A,l=0)=>C===l?new I.oS(A):new I.rV(C,A);function N(C,A){
if(A===0||C instanceof I.rV)return C;if(C instanceof I.oS)return new I.rV(A,C.number);if(Array.isArray(C))return C.map(v=>N(v,A));if(C instanceof I.Z6||!(C instanceof
I.Bi))return C;const l=new I.Bi;for(const[v,m]of C)l.set(v,N(m,A));return l}class W{meaning;taken;last=new Map;constructor(A=[],l=v=>v){this.meaning=l,this.taken=
new Set([...A].map(l))}get size(){return this.taken.size}has(A){return this.taken.has(this.meaning(A))}add(A){this.taken.add(this.meaning(A))}free(A){const l=A.
startsWith("þÿ");for(let v=(this.last.get(A)??1)+1;;v++){const m=`_${v}`,b=A+(l?[...m].map(x=>`\0${x}`).join(""):m);if(!this.has(b))return this.last.set(A,v),
this.add(b),b}}}}),92152:((nt,G,p)=>{p.d(G,{A6:()=>l,AT:()=>A,Cb:()=>k,WQ:()=>$,ZJ:()=>C,fu:()=>v,mA:()=>N,zq:()=>I});const I=(m,b,x)=>Math.ceil(m*b*x/8);function k(m,b,x){
if(!m||m.length<b*2)return!1;let O=0;for(let T=0;T<b;T++){const[w,M]=[m[T*2],m[T*2+1]];if(w===x&&M===0)O++;else if(w!==0||M!==x)return}return O===0?!1:O===b?!0:
void 0}function $(m,b){if(m.length>=b)return m.subarray(0,b);const x=new Uint8Array(b);return x.set(m),x}const N=m=>m.map(b=>b^255),W=2;async function C(m,{width:b,
height:x,channels:O,bits:T},w,M){const P=b*O,R=I(b,O,T),D=new Uint8Array(P*x),B=2**T-1,z=w&&T<8?255/B:1;for(let K=0;K<x;K++){for(let Y=0;Y<P;Y++){const st=Y*T,at=K*
R+(st>>3),L=T>=8?m[at]:m[at]>>8-T-(st&7)&B;D[K*P+Y]=L*z}const _=M.step(P*W);_&&await _}return D}function A(m,b,x){const O=Array.from({length:x},(T,w)=>{const[M,
P]=[b[w*2],b[w*2+1]];return Uint8ClampedArray.from({length:256},(R,D)=>(M+D/255*(P-M))*255)});return m.map((T,w)=>O[w%x][T])}function l(m,b,x){const O=new Uint8Array(
m.length*x);for(const[T,w]of m.entries())for(let M=0;M<x;M++)O[T*x+M]=b[w*x+M]??0;return O}function v(m,b,x){const O=new Uint8Array(b.length*(x+1));for(let T=0;T<
b.length;T++){for(let w=0;w<x;w++)O[T*(x+1)+w]=m[T*x+w];O[T*(x+1)+x]=b[T]}return O}}),38671:((nt,G,p)=>{p.d(G,{R:()=>N});var I=p(52205),k=p(45599);const $={DCTDecode:"\
jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};function N(W,C){const A=(0,I.c3)(W,C.dict.get("Filter")),l=(0,I.c3)(W,C.dict.
get("DecodeParms")),v=A.at(-1)??null,m=v instanceof k.SX?$[v.text]:void 0;if(!m)return{format:m,parameters:void 0,filter:v,before:C};const b=new k.Bi(C.dict);b.
set("Filter",A.slice(0,-1)),b.set("DecodeParms",l.slice(0,A.length-1));const x=l[A.length-1];return{format:m,parameters:(0,k.Zm)(x)?x:void 0,filter:v,before:new k.
Z6(b,C.data,C.sealed)}}}),8283:((nt,G,p)=>{p.d(G,{A2:()=>k,EI:()=>W,GM:()=>$,OD:()=>A,Os:()=>N,iN:()=>C});var I=p(78157);const k=216,$=217,N=218,W=254,C=m=>m>=224&&
m<=239;function*A(m){const b=(0,I.bS)(m);for(let x=2;;){const O=v(b,x);if(O<0)return;const T=b[O+1],w=T===k||T===$||T===l;if(!w&&O+4>b.length)return;const M=w?0:
b.readUInt16BE(O+2),P=O+2+M;if(P>b.length||!w&&M<2||(yield{marker:T,start:O,end:P,data:b.subarray(w?P:O+4,P)},T===$))return;x=P}}const l=1;function v(m,b){for(let x=m.
indexOf(255,b);x>=0&&x+1<m.length;x=m.indexOf(255,x+1)){const O=m[x+1];if(O!==0&&O!==255&&(O<208||O>215))return x}return-1}}),44738:((nt,G,p)=>{p.d(G,{L:()=>C,m:()=>A});
var I=p(45599),k=p(55969),$=p(3466),N=p(9731),W=p(17671);async function C(l,v){const m=new Set;let b=0,x=!1;for(let w=0;w<l.pages.count;w++){const M=A(l,l.pages.
number(w));for(const{number:R}of M){const D=l.get(R);if(m.has(R)||!(0,I.Zm)(D)||!v(D,w))continue;m.add(R);const B=(0,k.B)(l,D);B==="Popup"&&b++,B==="Widget"&&(x=
!0)}const P=l.job.pace.step(500+M.length*100);P&&await P}if(m.size===0)return 0;const O=(0,W.Hi)(l),T=x?await $.R.of(l):void 0;return await(0,W.Pv)(O,m,()=>(0,W.
Wi)(O,m)),T&&await(0,W.zg)(O,T),await(0,N.U)(O),m.size-b}function A(l,v){const m=l.entry(v,"Annots"),b=l.array(m)??[];if(!b.some(I.Zm))return b.filter(I.i9);const x=l.
edit((0,I.i9)(m)?m:v),O=l.array((0,I.Zm)(x)?x.get("Annots"):x)??[];for(const[T,w]of O.entries())(0,I.Zm)(w)&&(O[T]=l.add(w));return O.filter(I.i9)}}),779:((nt,G,p)=>{
p.d(G,{patternOf:()=>at,G:()=>Y,y:()=>C});var I=p(58552),k=p(98472),$=p(34378);const N=new RegExp("([\\x21-\\x7e]{1,1000})(?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]{1,100\
0}|\\P{M})\\p{M}{0,30}|\\p{M}{1,30}","gu"),W=(L,F)=>C([L],F);async function C(L,F){const U=new Set;for(const S of L)U.add((await M(S,F)).text.trim());U.delete("");
const J=[...U].map(S=>S.match(/[\x21-\x7e]+/g)??[]),tt=(S,V)=>S.length*J.length>T?!1:(V.add((S.length>>2)+U.size*O),l(S,J));return{hasGroups:!1,lacks:tt,search:async(S,V,Z)=>{
const Q=Z.step(S.length>>2);if(Q&&await Q,tt(S,Z)||await A(S,J,Z))return{matches:[],truncated:!1};const ot=await M(S,Z),it=[];for(const et of U)if(!await w(et,ot,
it,V,Z))return{matches:it,truncated:!0};return U.size>1&&it.sort((et,q)=>et.start-q.start||q.end-et.end),{matches:it,truncated:!1}}}}async function A(L,F,U){const J=m(
L);for(const tt of F){const S=U.step((J.length>>3)*tt.length);if(S&&await S,v(J,tt))return!1}return!0}function l(L,F){const U=m(L);for(const J of F)if(v(U,J))return!1;
return!0}function v(L,F){for(const U of F)if(!L.includes(U))return!1;return!0}function m(L){const F=L.toLowerCase();return b.test(F)?F.replace(x,z):F}const b=/[\u00df\u0131\u0149\u017f\u037e\u1e9a\u1e9e\u1fef\ufb00-\ufb06]/,
x=new RegExp(b,"g"),O=6,T=2e4;async function w(L,{text:F,places:U},J,tt,S){const V=S.step(F.length>>3);V&&await V;for(let Z=F.indexOf(L),Q=0;Z>=0;Z=F.indexOf(L,
Q)){if(J.length===tt)return!1;for(Q=Z+L.length;U[Q]===U[Q-1];)Q++;J.push((0,k.z)(U[Z],U[Q]));const ot=S.step(L.length);ot&&await ot}return!0}async function M(L,F){
if(!P.test(L))return D(L,F);const U=[];let J="";for(const{0:tt,1:S,2:V,index:Z}of L.matchAll(N)){const Q=V===void 0?S?.toLowerCase()??z(tt):" ";for(let it=0;it<
Q.length;it++)U.push(S===void 0?Z:Z+it);J+=Q;const ot=F.step(tt.length*10);ot&&await ot}return U.push(L.length),{text:J,places:U}}const P=/[^\0-\x7f]/,R=65536;async function D(L,F){
const U=new Uint32Array(L.length+1);let J="",tt=0,S=!1;for(let V=0;V<L.length;V+=R){const Z=L.slice(V,V+R),Q=F.step(Z.length);Q&&await Q;const ot=S;for(let et=0;et<
Z.length;et++){const q=B(Z.charCodeAt(et));(!q||!S)&&(U[tt++]=V+et),S=q}const it=Z.toLowerCase().replace(/\s+/g," ");J+=ot&&it.startsWith(" ")?it.slice(1):it}return U[tt]=
L.length,{text:J,places:U}}const B=L=>L===32||L>=9&&L<=13,z=L=>(0,$.w)((0,$.w)(L).toUpperCase().toLowerCase()),K=/^\/.+\/([dgimsuvy]*)$/s,_=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;
function Y(L,F){const U=K.exec(L);return F==="regex"?U?"slashes":void 0:_.test(L)||U&&U[1]!==""?"regex-as-words":void 0}const st=1e6;async function at(L,F,U,J,tt){
const S=U==="regex"?(await Promise.all([p.e(7398),p.e(9974)]).then(p.bind(p,39974))).expressionOf(F,tt):await W(F,J);if("problem"in S)throw(0,I.G6)([{field:L,message:S.
problem}]);return{...S,search:async(V,Z,Q)=>{const ot=await S.search(V.slice(0,st),Z,Q);return V.length>st?{...ot,truncated:!0}:ot}}}}),98472:((nt,G,p)=>{p.d(G,
{z:()=>I});const I=(k,$,N=[])=>({start:k,end:$,groups:Object.fromEntries(N)})})};
