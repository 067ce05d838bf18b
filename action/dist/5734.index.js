"use strict";exports.id=5734,exports.ids=[5734,779],exports.modules={71693:((q,F,p)=>{p.r(F),p.d(F,{compare_documents:()=>tr});var I=p(98446),R=p(12237),j=p(77598),U=p(45059),
W=p(52755),$=p(16259),P=p(824),l=p(45599),v=p(59071);function m(o,t,e){const n=[];for(const s of o.array(o.entry(o.pages.number(t),"Annots"))??[]){const i=o.dict(
s);i&&(0,l.Eo)(o.resolve(i.get("Subtype")),"Link")&&n.push({page:t,target:M(o,i,e)})}return n}function M(o,t,e){const n=e.pageOf(t);if(n!==void 0)return{page:n};
const s=o.dict(t.get("A")),i=o.resolve(s?.get("S")),r=o.resolve(s?.get("URI"));if(r instanceof l.Mx)return{uri:Buffer.from(r.bytes).toString("latin1")};const a=x(
o,s?.get("F"));if(a!==null)return{file:a};const c=o.resolve(s?.get("N"));return{action:c instanceof l.SX?c.text:i instanceof l.SX?i.text:"none"}}function x(o,t){
const e=o.resolve(t);if(e instanceof l.Mx)return(0,v.Gh)(e);const n=o.dict(t);return(0,v.Gh)(o.resolve(n?.get("UF")))??(0,v.Gh)(o.resolve(n?.get("F")))}var S=p(
37081),E=p(12207),w=p(16231),b=p(17623),T=p(41112),C=p(41561);const A=1e3,L=1e6;class X{truncated=!1;left=L;entries(t,e=A){const n=[];for(const s of t){const i=JSON.
stringify(s).length+1;if(n.length===e||i>this.left){this.truncated=!0;break}this.left-=i,n.push(s)}return n}}async function D(o,t,e){const n=new Map;for(const{key:r}of o){
n.set(r,(n.get(r)??0)+1);const a=e.step(200);a&&await a}const s=[];for(const{key:r,entry:a}of t){const c=n.get(r)??0;c>0?n.set(r,c-1):s.push(a);const f=e.step(200);
f&&await f}const i=[];for(const{key:r,entry:a}of[...o].reverse()){const c=n.get(r)??0;c!==0&&(n.set(r,c-1),i.push(a))}return{before:i.reverse(),after:s}}const N=200;
class B{texts=new Map;objects=new WeakMap;keyed(t){return{key:Object.entries(t).map(([n,s])=>`${n} ${this.ofValue(s)}`).join(`
`),entry:t}}ofText(t){if(t.length<N)return JSON.stringify(t);let e=this.texts.get(t);return e===void 0&&this.texts.set(t,e=z(t)),e}ofValue(t){if(typeof t=="stri\
ng")return this.ofText(t);if(typeof t!="object"||t===null)return String(t);let e=this.objects.get(t);if(e===void 0){const n=JSON.stringify(t);this.objects.set(t,
e=n.length<N?n:z(n))}return e}}const z=o=>(0,j.createHash)("sha256").update(o).digest("base64");async function K(o,t){const{pace:e}=o.job,n=await E.Ht.of(o),s=new B,
i={...(0,P._6)(o,await(0,P.Br)(o))};await e.rest();const r=(await(0,T.Uz)(o)??[]).map(d=>s.keyed({...d}));await e.rest();const a=await Y(o,n,t),c=await J(o,n,t,
s);await e.rest();const f=await V(o),h=await _(o,s);return await e.rest(),{metadata:i,fonts:r,links:a,bookmarks:c,attachments:f,form:h,security:{encryption:(0,C.
Br)(o),permissions:(0,C.nj)(o),javascript:await(0,T.xS)(o),signatures:(await(0,w.Ez)(o)).length},tagged:(0,C.$J)(o)}}function H(o,t){if(!("page"in o))return{entry:{
...o},key:JSON.stringify(o)};const e=t(o.page);return{entry:{target:o.page+1},key:e===void 0?`gone ${o.page}`:`page ${e}`}}async function Y(o,t,e){const n=[];for(let s=0;s<
o.pages.count;s++){const i=e(s);if(i!==void 0)for(const a of m(o,s,t)){const{entry:c,key:f}=H(a.target,e);n.push({entry:{page:s+1,...c},key:`${i} ${f}`})}const r=o.
job.pace.step(2e4);r&&await r}return n}async function J(o,t,e,n){const s=[];return await(0,S.O)(o,(i,r)=>{const a=o.dict(i),c=a&&(0,v.Gh)(o.resolve(a.get("Title")));
if(!a||c===null||c===void 0)return a!==void 0;const{entry:f,key:h}=H(M(o,a,t),e);return s.push({entry:{title:c,level:r,...f},key:`${r} ${h} ${n.ofText(c)}`}),!0}),
s}async function V(o){const t=[];for(const{name:e,size:n,mimeType:s,description:i,relationship:r,stream:a}of await(0,U._)(o)){const c=o.decodedPart(a)?.data??o.
encoded(a),f={name:e,size:n??c.length,mimeType:s,description:i,relationship:r},h=(0,j.createHash)("sha256").update(c).digest("base64");t.push({entry:f,key:`${JSON.
stringify(f)} ${h}`});const d=o.job.pace.step(c.length*2);d&&await d}return t}async function _(o,t){const e=await W.mO.read(o);if(e.fields.length===0)return[];const{
fields:n}=await(0,b.Z)(o,e,new $.n(o,e)),s=[];for(const{pages:i,...r}of n){s.push(t.keyed(r));const a=o.job.pace.step(2e3);a&&await a}return s}var k=p(74135);const nt=512,
xt=5e4,he=22,kn=100,In=.2718281828,rt=o=>Number.isNaN(o)?0:Math.floor(o*kn+In);class tt{count=0;hash=(0,j.createHash)("sha256");values=new Float64Array(nt);used=0;texts=new Map;length(t){
this.exact(rt(t))}exact(t){this.used===nt&&this.flush(),this.values[this.used++]=t,this.count++}text(t){const{texts:e}=this;let n=e.get(t);n===void 0&&(e.size===
xt&&e.clear(),e.set(t,n=e.size),this.bytes(Buffer.from(t))),this.exact(n)}bytes(t){this.exact(t.length),this.flush(),this.hash.update(t)}finish(){return this.flush(),
this.hash.digest("base64").slice(0,he)}flush(){this.used!==0&&(this.hash.update(Buffer.from(this.values.buffer,0,this.used*8)),this.used=0)}}function et(...o){return(0,j.
createHash)("sha256").update(JSON.stringify(o)).digest("base64").slice(0,he)}const $t=(o,{clipBox:t})=>t?(0,k.Pj)(t,o)??de:o,Cn=[-1e9,-1e9,1e9,1e9],de=[0,0,0,0];
class Bn{box;begins=()=>{};begin(t,e,n){const s=e&&$t(e,n);s&&(this.box=this.box?(0,k.kO)(this.box,s):s)}keepsPictures=!1;outline(){}picture(){}beginGroup(){return 0}endGroup(){}}
class $n{numbers=new Map;of(t){let e=this.numbers.get(t);return e===void 0&&this.numbers.set(t,e=this.numbers.size),e}}const ue=1e5,Ln=5e5,jn=1e3,Nn=120,Lt=.4;class Un extends tt{ids;page;kinds=[];boxes=[];outlines=new Map;pictures=new Map;keys=[];begins=()=>{};item="";numbers=0;within;constructor(t,e){
super(),this.ids=t,this.page=e}enter(t){this.within=t}begin(t,e,n){const s=e&&this.shownPart(e,n),i=this.boxes.length-1;this.isFull?s&&(this.boxes[i]=(0,k.kO)(this.
boxes[i]??s,s)):this.add(this.within??t,s),this.begins()}shownPart(t,e){const n=$t((0,k.XM)(t,Lt),e);return n===de?void 0:(0,k.Pj)((0,k.XM)(n,Lt),this.page)}outline(t){
if(this.isFull||this.numbers>=Ln)return;const e=t();e&&(this.numbers+=e.path.length,this.outlines.set(this.kinds.length-1,e))}get keepsPictures(){return!this.isFull&&
this.pictures.size<jn}picture(t){this.pictures.set(this.kinds.length-1,t)}beginPage(){this.begin("page",this.page,{})}beginGroup(){return this.isFull||this.add(
this.within??"path",void 0),this.begins(),this.boxes.length-1}endGroup(t){let e;for(let n=t+1;n<this.boxes.length;n++){const s=this.boxes[n];s&&(e=e?(0,k.kO)(e,
s):s)}t<ue-1&&(this.boxes[t]=e),t+1<this.kinds.length&&(this.kinds[t]=this.kinds[t+1])}end(){if(this.kinds.length===this.keys.length)return;const{item:t}=this,e=this.
isFull?this.finish():"";this.keys.push(this.ids.of(t.length>Nn||e!==""?et(t,e):t)),this.item=""}exact(t){this.isFull?super.exact(t):this.item+=`${t} `}text(t){this.
isFull?super.text(t):this.item+=`t${this.ids.of(t)} `}get isFull(){return this.kinds.length===ue}add(t,e){this.end(),this.kinds.push(t),this.boxes.push(e)}}var Gn=p(
66403);const Fn=200,ut=200,Mt=2e4,Wn=300;async function Kn(o,t){const{diffArrays:e}=await p.e(8128).then(p.bind(p,18128)),[n,s]=[le(o),le(t)],i=e(n.map(({masked:d})=>d),
s.map(({masked:d})=>d),{maxEditLength:Wn})??[{removed:!0,added:!1,count:n.length},{removed:!1,added:!0,count:s.length}],r=[];let[a,c]=[0,0],f=n.length===Mt||s.length===
Mt;const h=(d,u)=>{r.length===Fn?f=!0:r.push(d+pe(u)),u.length>ut&&(f=!0)};for(const{removed:d,added:u,count:g}of i){if(d)for(let y=0;y<g;y++)h("-",n[a+y].text);
if(u)for(let y=0;y<g;y++)h("+",s[c+y].text);u||(a+=g),d||(c+=g)}return{lines:r,truncated:f}}function le({text:o,masked:t}){const e=t.split(`
`,Mt),n=o.split(`
`,Mt);return e.map((s,i)=>({masked:s,text:n.length===e.length?n[i]:s}))}function pe(o){if(o.length<=ut)return o;const t=/[\ud800-\udbff]$/.test(o.slice(0,ut-1))?
ut-2:ut-1;return`${o.slice(0,t)}…`}const zn=2e4,Xn=200,Hn=.4,Yn=1e3;async function ge(o,t,e){const n=t.map(()=>"");let s=0;for(const{0:i,index:r}of o.text.matchAll(
/\S+/g)){if(++s>zn)break;const a=o.box(r,r+i.length);if(a)for(const[f,h]of t.entries()){const d=n[f];d.length<=Xn&&Zn(h,a.x,a.y,a.width,a.height)&&(n[f]=d===""?
i:`${d} ${i}`)}const c=e.step(Yn+t.length*20);c&&await c}return n.map(pe)}function Zn([o,t,e,n],s,i,r,a){const c=Math.min(n,i+a)-Math.max(t,i);return s<e&&s+r>o&&
c>Hn*Math.min(a,n-t)}var bt=p(45657),me=p(95340),we=p(38671);const Jn=1/50,St=.5,Vn=2;async function Qn(o,t){if(o.style!==t.style)return;const e=[];for(const n of[
void 0,"SMask","Mask"]){const[s,i]=[await ye(o,n),await ye(t,n)];if(!(s==="none"&&i==="none")){if(typeof s=="string"||typeof i=="string"||s.rowBytes!==i.rowBytes||
s.pixelBits!==i.pixelBits)return;(0,bt.RZ)(e,await _n(s,i,o.document))}}return e}async function ye({document:o,image:t},e){const n=e===void 0?t:o.resolve(t.dict.
get(e));if(!(n instanceof l.Z6))return"none";const{format:s,before:i}=(0,we.R)(o,n),{width:r,height:a,bits:c}=(0,me.h)(o,n.dict);if(s!==void 0||!(r>0&&a>0))return"\
unknown";const f=await o.decodedAtEase(i),h=Math.floor(f.length/a),d=Math.floor(h*8/(r*c)),u=y=>Math.ceil(r*c*y/8);return d>0&&u(d)===h&&u(d-1)!==h?{data:f,width:r,
height:a,rowBytes:h,pixelBits:c*d}:"unknown"}async function _n(o,{data:t},{job:e}){const{data:n,width:s,height:i,rowBytes:r,pixelBits:a}=o,c=[];let[f,h,d,u]=[-1,
-1,r,-1];const g=()=>{if(f<0)return;const[y,O]=[Math.floor(d*8/a),Math.ceil((u+1)*8/a)];c.push([(y-St)/s,1-(h+1+St)/i,(O+St)/s,1-(f-St)/i]),[f,d,u]=[-1,r,-1]};for(let y=0;y<
i;y++){const O=y*r,[G,Z]=[n.subarray(O,O+r),t.subarray(O,O+r)];Buffer.compare(G,Z)!==0&&(y-h>Math.max(2,i*Jn)&&g(),f<0&&(f=y),h=y,d=Math.min(d,xe(G,Z,0,1)),u=Math.
max(u,xe(G,Z,r-1,-1)));const Q=e.pace.step(r*Vn);Q&&await Q}return g(),c}function xe(o,t,e,n){let s=e;for(;s>=0&&s<o.length&&o[s]===t[s];)s+=n;return s}const Me=4096,
jt=1,at=2,Nt=3,ct=4,be=13;class Se{kept=new Float64Array(Me);used=0;long;x=0;y=0;left=1/0;top=1/0;right=-1/0;bottom=-1/0;hasAngles=!1;get isEmpty(){return this.
used===0&&!this.long}get numbers(){return this.long?void 0:this.kept.slice(0,this.used)}get box(){return[this.left,this.top,this.right,this.bottom]}get isUpright(){
const[,t,e,,n,s,,i,r,,a,c]=this.kept;return this.long||this.used!==be||this.kept[be-1]!==ct||this.kept[9]!==at?!1:e===s&&n===i&&r===c&&t===a||t===n&&s===r&&i===
a&&c===e}follow(t,e){switch(t.operator){case"m":return this.point(jt,t.number(0),t.number(1),e);case"l":return this.hasAngles=!0,this.point(at,t.number(0),t.number(
1),e);case"c":return this.curve(t,e,0,2,4);case"v":return this.curve(t,e,-1,0,2);case"y":return this.curve(t,e,0,2,2);case"h":return this.add(ct),!0;case"re":return this.
rectangle(t.number(0),t.number(1),t.number(2),t.number(3),e),!0;default:return!1}}rectangle(t,e,n,s,i){this.point(jt,t,e,i),this.point(at,t+n,e,i),this.point(at,
t+n,e+s,i),this.point(at,t,e+s,i),this.add(ct),this.x=t,this.y=e}close(){this.add(ct)}write(t){if(this.long)t.text(this.end());else for(let e=0;e<this.used;e++)
t.exact(this.kept[e])}get id(){const t=new tt;return this.write(t),t.finish()}clear(){this.used=0,this.long=void 0,this.whole=void 0,[this.left,this.top,this.right,
this.bottom]=k.gF,this.hasAngles=!1}whole;end(){return this.whole===void 0&&(this.flush(this.long),this.whole=this.long.finish()),this.whole}curve(t,e,n,s,i){return this.
hasAngles=!0,this.add(Nt),n<0?this.place(this.x,this.y,e):this.place(t.number(n),t.number(n+1),e),this.place(t.number(s),t.number(s+1),e),this.x=t.number(i),this.
y=t.number(i+1),this.place(this.x,this.y,e),!0}point(t,e,n,s){return this.add(t),this.place(e,n,s),this.x=e,this.y=n,!0}place(t,e,n){const[s,i]=[n[0]*t+n[2]*e+n[4],
n[1]*t+n[3]*e+n[5]];this.add(rt(s)),this.add(rt(i)),s<this.left&&(this.left=s),s>this.right&&(this.right=s),i<this.top&&(this.top=i),i>this.bottom&&(this.bottom=
i)}add(t){this.used===Me&&this.flush(this.long??=new tt),this.kept[this.used++]=t}flush(t){for(let e=0;e<this.used;e++)t.exact(this.kept[e]);this.used=0}}const Ut=100,
qn=1/Ut,Gt=10,ts=6,es=32;function ns(o,t){if(o.style!==t.style)return;const e=o.reach===0,[n,s]=[Ee(o.path,e),Ee(t.path,e)],i=Math.max(o.reach,t.reach)+qn,r=ss(
o,t,n,s);if(!r)return;const a=r.map(f=>(0,k.XM)(f,i)),c=(0,k.XM)((0,k.$L)([...n,...s].flatMap(({points:f})=>f)),i);return(0,bt.RZ)(a,os(o.clipBox,t.clipBox,c)),
a.length===0?void 0:a}function ss(o,t,e,n){const s=o.reach===0;if(o.ends!==t.ends)return o.isDashed?void 0:is(e,n);if(ve(e,n)&&!o.isDashed)return Te(e,n,s);const i=Pe(
e,n,o.isDashed);return s&&i.length>0?[i.reduce(k.kO)]:i}function os(o,t,e){const[n,s]=[o??e,t??e];return[...Oe(n,s),...Oe(s,n)].flatMap(i=>{const r=(0,k.Pj)(i,e);
return r?[r]:[]})}function Oe([o,t,e,n],s){return[[o,t,Math.min(e,s[0]),n],[Math.max(o,s[2]),t,e,n],[o,t,e,Math.min(n,s[1])],[o,Math.max(t,s[3]),e,n]].filter(r=>r[0]<
r[2]&&r[1]<r[3])}function is(o,t){const e=[...o,...t].flatMap(s=>s.points.length>2?Ot(s):s.points.map(i=>(0,k.$L)([i])));return[...ve(o,t)?Te(o,t,!1):Pe(o,t,!1),
...e]}function Ee(o,t){const e=[];let[n,s]=[[0,0],[0,0]],i=Gt;const r=(f,h)=>{e.push({sign:f+i,points:[s,...h]}),i=0,s=h.at(-1)},a=()=>{i===0&&(!t||!Ft(s,n))&&r(
t?at:ct,[n]),i=Gt,s=n},c=f=>[o[f]/Ut,o[f+1]/Ut];for(let f=0;f<o.length;){const h=o[f++];h===ct?a():h===jt?(t&&a(),n=s=c(f),i=Gt,f+=2):h===Nt?(r(Nt,[c(f),c(f+2),
c(f+4)]),f+=6):(r(at,[c(f)]),f+=2)}return t&&a(),e}const Ft=(o,t)=>o[0]===t[0]&&o[1]===t[1],Wt=(o,t)=>o.sign===t.sign&&o.points.every((e,n)=>Ft(e,t.points[n])),
ve=(o,t)=>o.length===t.length&&o.every(({sign:e},n)=>e===t[n].sign);function Te(o,t,e){return o.flatMap((n,s)=>{const i=t[s];return Wt(n,i)?[]:e?as(n,i):rs(n,i)??
[...Ot(n),...Ot(i)]})}function Pe(o,t,e){let n=0;for(;n<o.length&&n<t.length&&Wt(o[n],t[n]);)n++;let[s,i]=[o.length,t.length];for(;!e&&s>n&&i>n&&Wt(o[s-1],t[i-1]);)
s--,i--;return[...o.slice(n,s),...t.slice(n,i)].flatMap(Ot)}function rs({points:o},{points:t}){const[e,n,s,i]=[o[0],o[1],t[0],t[1]];if(o.length!==2||t.length!==
2)return;const r=[1,0].find(h=>[n,s,i].every(d=>d[h]===e[h]));if(r===void 0)return;const a=1-r;return(n[a]-e[a])*(i[a]-s[a])<=0||Math.min(e[a],n[a])>Math.max(s[a],
i[a])||Math.min(s[a],i[a])>Math.max(e[a],n[a])?void 0:[[e,s],[n,i]].filter(([h,d])=>!Ft(h,d)).map(k.$L)}function as(o,t){const e=Math.max(Kt(o),Kt(t)),[n,s]=[zt(
o,e),zt(t,e)],i=Math.max(Xt(o,e),Xt(t,e)),r=[];for(let a=0;a<e;a++){const c=[n[a],n[a+1],s[a],s[a+1]],f=(0,k.$L)(c);i===0&&(f[0]===f[2]||f[1]===f[3])||r.push((0,k.
XM)(f,i))}return r}function Ot(o){const t=Kt(o),e=zt(o,t),n=Xt(o,t);return e.slice(1).map((s,i)=>(0,k.XM)((0,k.$L)([e[i],s]),n))}function Kt({points:o}){const[t,
e,n,s]=(0,k.$L)(o);return o.length===2&&(t===n||e===s)?1:Math.max(1,Math.min(es,Math.ceil(Math.max(n-t,s-e)/ts)))}const zt=({points:o},t)=>Array.from({length:t+
1},(e,n)=>cs(o,n/t));function cs(o,t){if(t===0)return o[0];if(t===1)return o.at(-1);const e=1-t,n=o.length===2?[e,t]:[e**3,3*e*e*t,3*e*t*t,t**3],s=i=>o.reduce((r,a,c)=>r+
a[i]*n[c],0);return[s(0),s(1)]}function Xt({points:[o,t,e,n]},s){if(!o||!t||!e||!n)return 0;const i=(r,a,c)=>Math.hypot(r[0]-2*a[0]+c[0],r[1]-2*a[1]+c[1]);return 6*
Math.max(i(o,t,e),i(t,e,n))/8/(s*s)}var ft=p(64019),Ae=p(12844),st=p(6057),Ht=p(75444),Re=p(87141),De=p(12657),Yt=p(31095),fs=p(58971),hs=p(36502),ke=p(85008),Ie=p(
97748);const Ce={id:"DeviceGray",isPattern:!1},ds={DeviceGray:"0 ",DeviceRGB:"0 0 0 ",DeviceCMYK:"0 0 0 10000 "},Be="DeviceGray 0 ",Zt="Normal",lt=o=>({...(0,Ie.
ue)(o),base:o,fillSpace:Ce,strokeSpace:Ce,fill:Be,stroke:Be,fillAlpha:1,strokeAlpha:1,lineWidth:1,cap:0,join:0,miter:10,dash:"",clip:"",clipShapes:"",blend:Zt,mask:"",
other:""}),us={DeviceGray:"DefaultGray",DeviceRGB:"DefaultRGB",DeviceCMYK:"DefaultCMYK"},ls={id:"Pattern",isPattern:!0},ps=1e4,gs=.2718281828,Jt={space:"fillSpa\
ce",color:"fill"},Vt={space:"strokeSpace",color:"stroke"};class ms{document;values;named=new WeakMap;constructor(t,e){this.document=t,this.values=e}device(t,e,n,s,i){
const r=this.named.get(i)?.get(t),a=Qt(e),c=f=>{s[n.space]=f,s[n.color]=`${f.id} ${a}`};return r?c(r):this.space(t,i).then(c)}setSpace(t,e,n,s){const i=this.named.
get(s)?.get(t),r=a=>{n[e.space]=a,n[e.color]=`${a.id} ${ds[a.id]??"initial"}`};return i?r(i):this.space(t,s).then(r)}set(t,e,n){n[e.color]=`${n[e.space].id} ${Qt(
t)}`}beneath(t,{id:e}){return`${e} ${Qt(t)}`}async space(t,e){const n=await this.lookUp(t,e);let s=this.named.get(e);return s||this.named.set(e,s=new Map),s.set(
t,n),n}async lookUp(t,e){if(t==="Pattern")return ls;const n=us[t],s=e.find("ColorSpace",n??t);return s===void 0?{id:t,isPattern:!1}:{id:await this.idOf(s),isPattern:this.
isPattern(s)}}async idOf(t){const e=this.document.resolve(t);return e instanceof l.SX?e.text:et(await this.values.of(t))}isPattern(t){const e=this.document.resolve(
t);return(0,l.Eo)((0,l.cy)(e)?this.document.resolve(e[0]):e,"Pattern")}}function Qt(o){let t="";for(let e=0;e<o.count;e++)o.kind(e)!==ke.o_&&(t+=`${Math.floor(o.
number(e)*ps+gs)} `);return t}var $e=p(18271),ws=p(15330),ys=p(83553),xs=p(25747);const Ms=20,Et=50,pt="";class bs{document;fonts=new Map;constructor(t){this.document=
t}of(t,e){let n=this.fonts.get(t);return n||this.fonts.set(t,n=new Ss(this.document,t,this.document.dict(e))),n}}class Ss{document;font;dict;shapes=new Map;find;bounds=new Map;drawn;constructor(t,e,n){
this.document=t,this.font=e,this.dict=n}shapeOf(t){let e=this.shapes.get(t);return e===void 0&&this.shapes.set(t,e=this.read(t)),e}boxOf(t){return this.drawn?.get(
t.code)?.box??this.bounds.get(t)??this.likelyBox(t)}likelyBox({width:t}){const{ascent:e,descent:n}=this.font;return[-Et,n*1e3-Et,t*1e3+Et,e*1e3+Et]}read(t){if(this.
drawn)return this.drawn.get(t.code)?.shape??pt;this.find??=this.finder();const e=this.find(t);if(!e)return t.text===" "?pt:et(this.substitute,t.text,Os(t)?0:t.cid);
if(e.length===0)return pt;const n=(0,ys.BO)(e);n&&this.bounds.set(t,n);const s=new tt;for(const i of e)s.length(i);return s.finish()}get substitute(){const{name:t,
bold:e,italic:n,fixedPitch:s}=this.font;return`${t} ${e} ${n} ${s}`}finder(){const{document:t,dict:e}=this,n=e&&(0,$e.Lq)(t,e),s=n&&t.decodedPart(n)?.data,{memory:i,
pace:r}=t.job,a=s&&(0,xs.D)(s,f=>{i.budget.spend("glyphSteps",f),r.add(f*Ms)}),c=a&&(0,$e.oQ)(t,e);return!e||!a||typeof c!="object"?()=>{}:(0,ws.X)(t,e,a,c)}}const Os=({
text:o})=>o!==""&&o!=="�";var Es=p(58552),vs=p(92152),gt=p(8283);const Le={DeviceGray:1,G:1,DeviceRGB:3,RGB:3,DeviceCMYK:4,CMYK:4},Ts={G:"DeviceGray",RGB:"Dev\
iceRGB",CMYK:"DeviceCMYK",I:"Indexed"};class Ps{document;values;known=new Map;constructor(t,e){this.document=t,this.values=e}async of(t,e,n){const s=this.known.
get(t);if(s!==void 0&&t>0)return s;const i=new tt;await this.write(e,n,i,!0);const r=i.finish();return this.known.set(t,r),r}async styleOf(t,e){const n=new tt;return await this.
write(t,e,n,!0,!1),n.finish()}async write(t,e,n,s,i=!0){const{document:r,values:a}=this,{dict:c}=t,{width:f,height:h,bits:d,stencil:u,decode:g}=(0,me.h)(r,c);for(const O of[
f,h,d,u?1:0,...g??[]])n.exact(O||0);const y=u?"":await this.space(c.get("ColorSpace"),e);n.text(y);for(const O of["Interpolate","Intent","SMaskInData","Matte"])
n.text(await a.of(c.get(O)));for(const O of s?["SMask","Mask"]:[]){const G=r.resolve(c.get(O));n.text(O),G instanceof l.Z6?await this.write(G,e,n,!1,i):(0,l.cy)(
G)&&n.text(await a.of(G))}i&&await this.samples(t,f*d*(Le[y]??0),h,n)}async samples(t,e,n,s){const{document:i,values:r}=this,{format:a,parameters:c,before:f}=(0,we.
R)(i,t);let h;try{h=await i.decodedAtEase(f)}catch(u){if(!(u instanceof Es.zU)||u.code!=="unreadable_document")throw u;h=i.decodedPart(f)?.data??i.encoded(f)}if(s.
text(a??""),c&&s.text(await r.of(c)),a==="jpg"){for(const u of Rs(h))await r.bytes(u,s);return}const d=(0,vs.zq)(e,1,1)*n;await r.bytes(a===void 0&&d>0?h.subarray(
0,d):h,s)}async space(t,e){const n=this.document.resolve(t);if(!(n instanceof l.SX))return this.values.of(t);const s=Ts[n.text]??n.text,i=s in Le?void 0:e(n.text);
return i===void 0?s:this.values.of(i)}}const As=238;function*Rs(o){let t=2;for(const{marker:e,start:n,end:s}of(0,gt.OD)(o)){if(t=e===gt.Os?n:s,e===gt.Os)break;e!==
gt.EI&&(e===As||!(0,gt.iN)(e))&&(yield o.subarray(n,s))}yield o.subarray(t)}const Ds=50,ks=2e5,vt=4*1024*1024,Is=new Set("Length Filter DecodeParms DL Metadata \
PieceInfo LastModified Parent P Popup StructParent StructParents Type".split(" ")),Cs=0,Bs=1,$s=2,Ls=3,js=4,Ns=5,Us=6,Gs=7,je=8;class Fs{document;objects=new Map;direct=new WeakMap;constructor(t){
this.document=t}async of(t){if(t==null)return"";if(typeof t!="object")return`${t}`;const e=(0,l.i9)(t)?this.objects.get(t.number):this.direct.get(t);if(e!==void 0)
return e;const n=new tt;await this.write(t,n,[]);const s=n.finish();return(0,l.i9)(t)?this.objects.set(t.number,s):this.direct.set(t,s),s}async data(t,e){const{
document:n}=this,s=t.data.length>vt?await n.decodedAtEase(t):n.decodedPart(t)?.data;await this.bytes(Ws(s??n.encoded(t)),e)}async bytes(t,e){const{pace:n}=this.
document.job;for(let s=0;s<t.length;s+=vt){e.bytes(t.subarray(s,s+vt));const i=n.step(Math.min(t.length-s,vt));i&&await i}}async write(t,e,n){if(n.length>Ds||e.
count>ks||(0,l.i9)(t)&&n.includes(t.number)){e.exact(Gs);return}const s=this.document.resolve(t),i=[...n,(0,l.i9)(t)?t.number:-1];if(typeof s=="number")e.exact(
Ls),e.exact(Number(s.toPrecision(5)));else if(s instanceof l.SX||typeof s=="boolean")e.exact(Bs),e.text(s instanceof l.SX?s.text:`${s}`);else if(s instanceof l.
Mx)e.exact($s),e.bytes(s.bytes);else if((0,l.cy)(s)){e.exact(js);for(const a of s)await this.write(a,e,i);e.exact(je)}else s instanceof l.Bi?await this.entries(
s,Ns,e,i):s instanceof l.Z6?(await this.entries(s.dict,Us,e,i),await this.data(s,e)):e.exact(Cs);const r=this.document.job.pace.step(100);r&&await r}async entries(t,e,n,s){
n.exact(e);for(const i of[...t.keys()].sort())Is.has(i)||(n.text(i),await this.write(t.get(i),n,s));n.exact(je)}}function Ws(o){if(!(o.length>128&&Buffer.from(o.
subarray(36,40)).toString("latin1")==="acsp"))return o;const e=o.slice();return e.fill(0,24,36),e.fill(0,84,100),e}const Ks=1e4;class zs{document;decoder;layers;values;images;colors;characters;shapes;fonts=new Map;known=new Map;constructor(t){
this.document=t,this.decoder=new fs.X(t),this.characters=new De.y(t.job),this.layers=new hs.z(t),this.values=new Fs(t),this.images=new Ps(t,this.values),this.colors=
new ms(t,this.values),this.shapes=new bs(t)}remember(t,e){this.fonts.has(t)||this.fonts.set(t,e())}shapesOf(t){return this.shapes.of(t,this.fonts.get(t))}async once(t,e){
const n=this.known.get(t);if(n!==void 0)return n;const s=await e();return this.known.size<Ks&&this.known.set(t,s),s}}var Xs=p(36211),Hs=p(93059),Ys=p(4745),Ne=p(
5490);const Ue=Math.SQRT2,Zs=4,Js=0;function _t({lineWidth:o,join:t,miter:e,matrix:n},s){const[i,r,a,c]=n,f=Math.max(Math.hypot(i,r),Math.hypot(a,c)),h=s&&t===Js?
Math.max(Ue,Math.min(e,Zs)):Ue;return Math.abs(o)*f/2*h}const qt=3,mt=4,Vs=-1;class Qs{digest;states;shapesOf;characters;matrix=new Ie.f6;replaces=!1;part=32;clipping;ignored=[];marks;shapes;x=0;y=0;alongX=0;alongY=0;acrossX=0;acrossY=0;moved=0;isVertical=!1;scale="";written="";constructor(t,e,n,s){
this.digest=t,this.states=e,this.shapesOf=n,this.characters=s}begin({matrix:t,size:e,stretch:n,rise:s},i){const r=this.matrix,[a,c]=[r.a*t[0]+r.b*t[2],r.a*t[1]+
r.b*t[3]],[f,h]=[r.c*t[0]+r.d*t[2],r.c*t[1]+r.d*t[3]];this.x=r.e*t[0]+r.f*t[2]+t[4]+s*f,this.y=r.e*t[1]+r.f*t[3]+t[5]+s*h,this.alongX=a*e*n,this.alongY=c*e*n,this.
acrossX=f*e,this.acrossY=h*e,this.moved=0,this.isVertical=i.vertical,this.scale=`${rt(this.alongX)} ${rt(this.alongY)} ${rt(this.acrossX)} ${rt(this.acrossY)}`,
this.shapes=this.shapesOf(i)}show(t,e,n){const s=e.font,{vertical:i}=s,r=e.size===0?1:e.size,a=(i?-e.charSpace:e.charSpace)/r,c=(i?-e.wordSpace:e.wordSpace)/r,f=!n&&
e.mode!==qt;let{moved:h}=this;const d=s.glyphs(t);this.characters.take(d.length);for(const u of d){const g=f?this.shapes.shapeOf(u):pt;g!==pt&&(u.vertical?this.
glyph(e,u,g,-u.vertical.x,-h-u.vertical.y,u.vertical.advance):i?this.glyph(e,u,g,0,-h,u.width):this.glyph(e,u,g,h,0,u.width)),h+=(i&&u.vertical?-u.vertical.advance:
u.width)+a,u.isSpace&&(h+=c)}this.moved=h}adjust(t){this.moved+=(this.isVertical?t:-t)/1e3}end({size:t,stretch:e,font:n}){n.vertical?this.matrix.advance(0,-this.
moved*t):this.matrix.advance(this.moved*t*e,0)}replaced(){}glyph(t,e,n,s,i,r){const a=this.x+s*this.alongX+i*this.acrossX,c=this.y+s*this.alongY+i*this.acrossY;
if(this.ignored.length>0&&this.ignored.some(d=>_s(d,a,c)))return;const{digest:f,marks:h}=this;h&&t.mode<mt+qt&&(h.begin("text",this.boxOf(t,e,a,c),t),this.written=
""),t.mode<mt?this.write(f,t,n,a,c,r):(t.mode<mt+qt&&this.write(f,t,n,a,c,r),this.clipping??=new tt,this.written="",this.write(this.clipping,void 0,n,a,c,r),this.
written="")}boxOf(t,e,n,s){const i=this.shapes.boxOf(e),r=[this.alongX/1e3,this.alongY/1e3,this.acrossX/1e3,this.acrossY/1e3,n,s],a=(0,k.zl)(r,i);return t.mode%
mt===0?a:(0,k.XM)(a,_t(t,!0))}write(t,e,n,s,i,r){e&&this.states.state(e,e.mode%mt),t.exact(Vs),this.scale!==this.written&&(t.text(this.scale),this.written=this.
scale),t.text(n),t.length(s),t.length(i),t.length(r)}}const _s=({x:o,y:t,width:e,height:n},s,i)=>s>=o-.5&&s<=o+e+.5&&i>=t&&i<=t+n,Ge={OP:"false",op:"false",OPM:"\
0",AIS:"false",TK:"true",RI:"RelativeColorimetric",TR:"Identity",TR2:"Default",BG:"",BG2:"Default",UCR:"",UCR2:"Default"},qs=o=>o in Ge;function Fe(o,t,e,n){const s=n instanceof
l.SX?n.text:typeof n=="object"?e:`${n}`,i=o.split(`
`).filter(r=>r!==""&&!r.startsWith(`${t} `));return(s===Ge[t]?i:[...i,`${t} ${s}`]).sort().join(`
`)}function to(o,t){switch(o.operator){case"w":return t.lineWidth=o.number(0),!0;case"J":return t.cap=o.number(0),!0;case"j":return t.join=o.number(0),!0;case"M":
return t.miter=o.number(0),!0;case"d":return t.dash=We(o.value(0),o.number(1)),!0;case"ri":return t.other=Fe(t.other,"RI","",new l.SX(o.name(0)??"")),!0;default:
return!1}}function eo(o,t,e,n){if(t==="BM"&&(n.blend=no((0,l.cy)(e)?o.resolve(e[0]):e)),t==="D"&&(0,l.cy)(e)){const[s,i]=e.map(r=>o.resolve(r));n.dash=We((0,l.cy)(
s)?s.map(r=>o.resolve(r)):null,Number(i)||0)}typeof e=="number"&&(t==="LW"?n.lineWidth=e:t==="LC"?n.cap=e:t==="LJ"?n.join=e:t==="ML"?n.miter=e:t==="CA"?n.strokeAlpha=
e:t==="ca"&&(n.fillAlpha=e))}const no=o=>o instanceof l.SX&&o.text!=="Compatible"?o.text:Zt;function We(o,t){const e=(0,l.cy)(o)?o.filter(n=>typeof n=="number"):
[];return e.some(n=>n>0)?[...e,t||0].map(n=>Math.round(n*1e4)).join(" "):""}const so=-11,oo=-12;function Ke({matrix:[o,t,e,n],lineWidth:s,dash:i}){const r=s*s,a=Math.
sqrt(Math.abs(o*n-t*e));return`${[r*(o*o+e*e),r*(o*t+e*n),r*(t*t+n*n)].map(f=>Math.round(f*1e6)).join(" ")} ${i&&`${i} ${Math.round(a*1e6)}`}`}class io{digest;fill="";fillAlpha=-1;fillClip="";fillMode="";stroke="";constructor(t){
this.digest=t}forget(){this.fillAlpha=-1,this.stroke=""}state(t,e){e!==1&&this.fills(t),e>=1&&this.strokes(t)}fills({fill:t,fillAlpha:e,clip:n,blend:s,mask:i,other:r}){
if(t===this.fill&&e===this.fillAlpha&&n===this.fillClip&&this.fillMode===s+i+r)return;this.fill=t,this.fillAlpha=e,this.fillClip=n,this.fillMode=s+i+r;const{digest:c}=this;
c.exact(so),c.text(t),c.length(e),c.text(n),c.text(this.fillMode)}strokes(t){const{stroke:e,strokeAlpha:n,cap:s,join:i,miter:r,clip:a,blend:c,mask:f,other:h}=t,
d=`${s} ${i} ${i===0?r:""}`,u=[e,n,a,c,f,h,Ke(t),d].join(`
`);u!==this.stroke&&(this.stroke=u,this.digest.exact(oo),this.digest.text(u))}}function ze(o,t,e){const{numbers:n}=o;if(!n)return;const{clipShapes:s,blend:i,mask:r,
other:a,clipBox:c}=t,f=[s,i,r,a].join(`
`);if(e!==void 0)return{path:n,style:[e,t.fill,t.fillAlpha,f].join(`
`),ends:"",reach:0,isDashed:!1,clipBox:c};const{stroke:h,strokeAlpha:d,cap:u,join:g,miter:y,dash:O}=t;return{path:n,style:[h,d,Ke(t),f].join(`
`),ends:`${u} ${g} ${y}`,reach:_t(t,o.hasAngles),isDashed:O!=="",clipBox:c}}const ro=-2,ao=-3,co=-4,fo=-5,ho=-6,uo=-7,lo=-8;class wt extends Ys.p{context;digest;marks;glyphs;path=new Se;written;clipRule="";constructor(t,e,n){
const s=new io(e),i=new Qs(e,s,r=>t.shapesOf(r),t.characters);super(t.document,t.decoder,i,t.layers),this.context=t,this.digest=e,this.marks=n,this.written=s,this.
glyphs=i,i.marks=n,n&&(n.begins=()=>s.forget())}take(t,e){const{states:n,scope:s}=e,i=n.current,{operator:r}=t;if(this.path.follow(t,i.matrix))return;const a=Xs.
lJ.get(r);if(a){this.paint(a,i);return}switch(r){case"g":case"rg":case"k":return this.context.colors.device(He[r],t,Jt,i,s);case"G":case"RG":case"K":return this.
context.colors.device(He[r],t,Vt,i,s);case"cs":case"CS":return this.context.colors.setSpace(t.name(0)??"",r==="cs"?Jt:Vt,i,s);case"sc":case"scn":return this.color(
t,Jt,e);case"SC":case"SCN":return this.color(t,Vt,e);case"W":case"W*":this.clipRule=r;return;case"gs":return this.graphics(t,e);case"Tf":return this.font(t,e);case"\
ET":this.clipText(i);return;case"sh":return this.shading(t.name(0)??"",e);case"BI":{const c=(0,Hs.n)(t);return c&&this.image(0,c,e)}default:if(!to(t,i))return super.
take(t,e)}}paint({fill:t,strokes:e,closes:n},s){const{path:i,digest:r,written:a}=this;i.isEmpty||(n&&i.close(),this.marked.isOff||(t!==void 0&&(this.marks?.begin(
"path",i.box,s),a.state(s,0),r.exact(t==="nonzero"?ro:ao),this.marks?.outline(()=>ze(i,s,t)),i.write(r)),e&&(this.marks?.begin("path",(0,k.XM)(i.box,_t(s,i.hasAngles)),
s),a.state(s,1),r.exact(co),this.marks?.outline(()=>ze(i,s)),i.write(r))),this.clipRule!==""&&(Xe(s,i,this.clipRule),this.clipRule=""),i.clear())}clipText(t){const{
clipping:e}=this.glyphs;e&&(t.clip=t.clipShapes=et(t.clip,"text",e.finish()),this.glyphs.clipping=void 0)}color(t,e,n){const s=n.states.current,i=t.count-1;if(t.
kind(i)!==ke.o_)return this.context.colors.set(t,e,s);const r=s[e.space],a=this.context.colors.beneath(t,r);return this.pattern(n.scope.find("Pattern",t.name(i)),
a,n).then(c=>{s[e.color]=c})}async pattern(t,e,n){const{document:s,context:i}=this,r=s.resolve(t),a=s.dict(t);if(!a)return e;const c=(0,k.lw)((0,st.lQ)(s,a.get(
"Matrix")),n.states.current.base);if(!(r instanceof l.Z6)||!(0,l.i9)(t)){const[u,g]=[await i.values.of(a.get("Shading")),await i.values.of(a.get("ExtGState"))];
return et("shading",u,g,Tt(c))}const f=s.resolve(a.get("PaintType"))!==2,h=f?"":e,d=await i.once(`${t.number} ${h}`,async()=>{const u={...lt(Ye),...f?{}:{fill:h,
stroke:h}},g=await this.apart(t,r,u,n),y=await i.values.of(["XStep","YStep","BBox"].map(O=>a.get(O)??null));return et("tiling",g,y,h)});return et(d,Tt(c))}async apart(t,e,n,s,i){
const{context:r,document:a}=this,{drawing:c,scope:f}=s,h=(0,l.i9)(t)?t.number:0;if(c.includes(h))return"";if(c.length>=a.job.limits.formDepth)throw this.tooDeep();
const d=new tt,u=a.dict(e.dict.get("Resources"));return await new wt(r,d,i).read(await this.decoder.form(h,e),{states:new Ne.U(n),scope:u?new Yt.H(a,u,f):f,stream:h,
drawing:[...c,h]}),d.finish()}async graphics(t,e){const n=this.document.dict(e.scope.find("ExtGState",t.name(0)??""));if(await super.take(t,e),!n)return;const{document:s,
context:i}=this,r=e.states.current,[a]=s.array(n.get("Font"))??[];a!==void 0&&r.font&&(i.remember(r.font,()=>a),await this.prepare(r.font,e));for(const[c,f]of n){
const h=s.resolve(f);c==="SMask"?r.mask=await this.softMask(h,e):qs(c)?r.other=Fe(r.other,c,await i.values.of(f),h):eo(s,c,h,r)}}async softMask(t,e){const{document:n,
context:s}=this;if(!(t instanceof l.Bi))return"";const i=t.get("G");if(!(n.resolve(i)instanceof l.Z6)||!(0,l.i9)(i))return"";const{matrix:a}=e.states.current,c=await s.
values.of(["S","BC","TR"].map(d=>t.get(d)??null)),f=Tt(a),h=await s.once(`mask ${i.number} ${c}`,async()=>{const d=new tt;return await new wt(s,d).draw(i,{...e,
states:new Ne.U(lt(Ye))}),et("mask",c,d.finish())});return et(h,f)}font(t,e){const n=t.name(0),s=()=>{const{font:r}=e.states.current;if(!(!r||n===void 0)&&(this.
context.remember(r,()=>e.scope.find("Font",n)),r.type3))return this.prepare(r,e)},i=super.take(t,e);return i?i.then(s):s()}async prepare(t,e){if(!t.type3)return;
const n=this.context.shapesOf(t);if(n.drawn)return;const{document:s}=this,{procedures:i,matrix:r,resources:a}=t.type3,c=new Map;n.drawn=c;const f=s.dict(a),h={...e,
scope:f?new Yt.H(s,f,e.scope):e.scope},d=(0,k.lw)(r,[1e3,0,0,1e3,0,0]);for(let u=0;u<256;u++){const g=t.type3.procedureOf(u),y=g===void 0?void 0:i?.get(g),O=s.resolve(
y);if(!(O instanceof l.Z6))continue;const G=new Bn,Z=await this.apart(y,O,lt(d),h,G);c.set(u,{shape:Z,box:G.box})}}async shading(t,{scope:e,states:n}){if(this.marked.
isOff)return;const s=n.current,i=await this.context.values.of(e.find("Shading",t));this.marks?.begin("path",s.clipBox??Cn,s),this.written.state(s,0),this.digest.
exact(ho),this.digest.text(i),this.place(s.matrix)}draws(t,e){if(t===void 0||this.marked.isOff)return;const n=e.scope.find("XObject",t),s=this.document.resolve(
n);if(!(s instanceof l.Z6)||!(0,l.Eo)(this.document.resolve(s.dict.get("Subtype")),"Image"))return super.draws(t,e);if(!this.layers.isOff(s.dict.get("OC")))return this.
image((0,l.i9)(n)?n.number:0,s,e)}async image(t,e,{scope:n,states:s}){if(this.marked.isOff)return;const i=s.current,r=c=>n.find("ColorSpace",c),a=await this.context.
images.of(t,e,r);if(this.marks?.begin("image",(0,k.zl)(i.matrix,po),i),this.written.state(i,0),this.marks?.keepsPictures){const c=await this.context.images.styleOf(
e,r),{document:f}=this,{matrix:h,fill:d,fillAlpha:u,clip:g,blend:y,mask:O,other:G}=i,Z=[c,d,u,g,y,O,G,Tt(h)].join(`
`);this.marks.picture({document:f,image:e,matrix:h,id:a,style:Z})}this.digest.exact(fo),this.digest.text(a),this.place(i.matrix)}async readForm(t,e,n){const{document:s,
digest:i}=this,r=n.states.current;r.base=r.matrix;const a=(0,st.b0)(s,e.dict.get("BBox"));if(a){const h=new Se;h.rectangle(a[0],a[1],a[2]-a[0],a[3]-a[1],r.matrix),
Xe(r,h,"W")}const c=s.dict(e.dict.get("Group"));if(!c||!(0,l.Eo)(s.resolve(c.get("S")),"Transparency"))return super.readForm(t,e,n);const f=this.marks?.beginGroup();
this.written.state({...r,clip:""},2),i.exact(uo),i.text(await this.context.values.of(["I","K","CS"].map(h=>c.get(h)??null))),Object.assign(r,{fillAlpha:1,strokeAlpha:1,
blend:Zt,mask:""}),await super.readForm(t,e,n),i.exact(lo),f!==void 0&&this.marks?.endGroup(f)}place(t){for(const e of t)this.digest.length(e)}}function Xe(o,t,e){
o.clip=et(o.clip,e,t.id),t.isUpright||(o.clipShapes=et(o.clipShapes,e,t.id)),o.clipBox=$t(t.box,o)}const He={g:"DeviceGray",G:"DeviceGray",rg:"DeviceRGB",RG:"De\
viceRGB",k:"DeviceCMYK",K:"DeviceCMYK"},po=[0,0,1,1],Ye=[1,0,0,1,0,0],Tt=o=>o.map(t=>Math.round(t*1e6)).join(" "),go="Subtype F Contents T Subj RC QuadPoints In\
kList Vertices L LE CL C IC BS BE Border Name CA OC AS".split(" "),mo="Subtype F QuadPoints C BS Border OC AS".split(" ");function wo(o,t){const e=o.dict(t.get(
"BS")),n=o.array(t.get("Border")),s=o.resolve(e?e.get("W"):n?.[2]);return typeof s=="number"?s:1}class yo{document;context;constructor(t){this.document=t,this.context=
new zs(t)}async page(t,e=[]){const[n,s]=[new tt,new tt];return await this.content(t,e,n),await this.annotations(t,e,s),{content:n.finish(),annotations:s.finish(),
undrawn:await this.undrawn(t)}}async items(t,e,n){const{width:s,height:i}=(0,k.JQ)((0,st.iw)(this.document,t)),r=new Un(n,[0,0,s,i]);return await this.content(t,
e,r,r),await this.annotations(t,e,r,r),r.end(),r}async content(t,e,n,s){const{document:i,context:r}=this;r.characters=new De.y(i.job);const a=(0,st.iw)(i,t),c=(0,Re.
y)(a),{width:f,height:h}=(0,k.JQ)(a);s?.beginPage(),n.length(f),n.length(h);const d=new wt(r,n,s);d.glyphs.ignored=e;const u=new Yt.H(i,i.dict(i.pages.attribute(
t,"Resources")));await d.page(await r.decoder.page(t),u,lt(c));const g=i.dict(i.entry(i.pages.number(t),"Group"));g&&(s?.beginPage(),n.text(await r.values.of(["\
S","I","K","CS"].map(y=>g.get(y)??null))))}async annotations(t,e,n,s){const{document:i,context:r}=this,a=(0,st.iw)(i,t),c=(0,Re.y)(a),f=new wt(r,n,s);f.glyphs.ignored=
e;for(const h of(0,Ht.qw)(i,t,r.layers)){const d=(0,ft.wR)(i,h),u=d&&(0,ft.hs)(i,h,d,a.rotation);u&&(s?.enter(this.isField(h)?"field":"annotation"),await f.form(
d,(0,Ht.RZ)(i),lt((0,k.lw)(u.matrix,c))))}for(const h of i.array(i.entry(i.pages.number(t),"Annots"))??[]){const d=i.dict(h);!d||(0,l.Eo)(i.resolve(d.get("Subty\
pe")),"Popup")||(s?.enter(this.isField(d)?"field":"annotation"),s?.begin("path",this.boxOf(d,c),{}),n.text(await this.seen(d)),(0,ft.wR)(i,d)&&s?.begin("path",void 0,
{}),n.text(await r.values.of(d.get("Rect"))))}}async undrawn(t){const{document:e,context:n}=this;let s="";for(const i of(0,Ht.qw)(e,t,n.layers)){if(this.isField(
i)||(0,ft.wR)(e,i)||(0,Ae.q)(e,i))continue;const r=e.resolve(i.get("Subtype")),a=wo(e,i);if((0,l.Eo)(r,"Link")&&a===0)continue;const c=((0,st.b0)(e,i.get("Rect"))??
[]).map(Math.round),f=await n.values.of(["Subtype","C","Name"].map(h=>i.get(h)??null));s=et(s,c.join(" "),a,f)}return s}isField(t){return(0,l.Eo)(this.document.
resolve(t.get("Subtype")),"Widget")}boxOf(t,e){const{document:n}=this;if((0,ft.dK)(n,t))return;const i=((0,ft.wR)(n,t)?void 0:(0,Ae.q)(n,t))??(0,st.b0)(n,t.get(
"Rect"));return i&&(0,k.zl)(e,i)}async seen(t){const e=this.document.resolve(t.get("Subtype")),n=(0,l.Eo)(e,"Link")||(0,l.Eo)(e,"Widget")?mo:go;let s="";for(const i of n)
s+=`${await this.context.values.of(t.get(i))} `;return s}}var xo=p(18930),Ze=p(99561);const te=64,Mo=1e3,bo="￼";class Je{document;pattern;reader;looks;truncated=!1;constructor(t,e){
this.document=t,this.pattern=e,this.reader=new xo.X(t),this.looks=new yo(t)}async page(t){const{pace:e}=this.document.job,{masked:n,ignored:s}=await this.text(t);
await e.rest();const{content:i,annotations:r,undrawn:a}=await this.looks.page(t,s),c=new Oo;for(const f of Ve(n)){c.add(f);const h=e.step(f.length*4+100);h&&await h}
return{content:i,annotations:r,undrawn:a,...c.finish()}}items(t,{ignored:e},n){return this.looks.items(t,e,n)}async text(t){const{flow:e}=await this.reader.page(
t),{text:n}=e;if(!this.pattern)return{text:n,flow:e,masked:n,ignored:[],truncated:!1};const{matches:s,truncated:i}=await this.pattern.search(n,Mo,this.document.
job.pace);this.truncated||=i;let r="",a=0;for(const{start:c,end:f}of s)r+=n.slice(a,c)+bo,a=f;return{text:n,flow:e,masked:r+n.slice(a),ignored:s.flatMap(({start:c,
end:f})=>So(e,c,f)),truncated:i}}}function*Ve(o){for(const[t]of o.matchAll(/\S+/g))yield t}function So(o,t,e){const n=o.text.lastIndexOf(`
`,t-1)+1,s=o.text.indexOf(`
`,e),i=o.box(n,s<0?o.text.length:s);return i?[i]:[]}class Oo{hash=(0,j.createHash)("sha256");smallest=new Set;largest=0;count=0;add(t){this.hash.update(`${t} `),
this.count++;const e=Eo(t);this.smallest.has(e)||this.smallest.size===te&&e>this.largest||(this.smallest.size===te&&this.smallest.delete(this.largest),this.smallest.
add(e),this.largest=(0,bt.Kf)(this.smallest))}finish(){return{text:this.count===0?"":this.hash.digest("base64"),sample:[...this.smallest].sort((t,e)=>t-e)}}}function Eo(o){
let t=Ze.k;for(let e=0;e<o.length;e++)t=(0,Ze.v)(t,o.charCodeAt(e));return t=Math.imul(t^t>>>16,2246822507),(t^t>>>13)>>>0}function vo({sample:o},{sample:t}){const e=Math.
min(te,Math.max(o.length,t.length));if(e===0)return 0;let[n,s,i,r]=[0,0,0,0];for(;i<e&&(n<o.length||s<t.length);){const[a,c]=[o[n]??1/0,t[s]??1/0];i++,a===c&&r++,
a<=c&&n++,c<=a&&s++}return r/i}const To=1e6,Po=.01;async function Ao(o,t,e){const n=t.length+1;if(o.length*t.length>To||o.length===0||t.length===0)return Array.
from({length:Math.min(o.length,t.length)},(r,a)=>[a,a]);const s=new Float32Array((o.length+1)*n);for(let r=o.length-1;r>=0;r--){for(let c=t.length-1;c>=0;c--){const f=Po+
vo(o[r],t[c])+s[(r+1)*n+c+1];s[r*n+c]=Math.max(f,s[(r+1)*n+c],s[r*n+c+1])}const a=e.step(t.length*1500);a&&await a}const i=[];for(let r=0,a=0;r<o.length&&a<t.length;){
const c=s[r*n+a];c===s[(r+1)*n+a]?r++:c===s[r*n+a+1]?a++:i.push([r++,a++])}return i}const Qe=[({content:o,annotations:t,text:e})=>`${o} ${t} ${e}`,({content:o})=>o,
({text:o})=>o];async function Ro(o,t,e){const n=new Do(o,t,e);let s=[{from:0,to:t.length,otherFrom:0,otherTo:o.length}];for(const i of Qe)s=await n.inOrder(s,i);
for(const i of Qe)await n.elsewhere(i);for(const i of s)await n.alike(i);return n}class Do{earlier;later;pace;before;after;moved=new Set;constructor(t,e,n){this.
earlier=t,this.later=e,this.pace=n,this.before=new Int32Array(e.length).fill(-1),this.after=new Int32Array(t.length).fill(-1)}async inOrder(t,e){const[n,s]=[this.
later.map(e),this.earlier.map(e)],i=[...t].reverse(),r=[];for(let a=i.pop();a;a=i.pop()){const c=this.trimmed(a,n,s),f=this.pace.step((c.to-c.from+c.otherTo-c.otherFrom+
1)*200);if(f&&await f,c.from===c.to||c.otherFrom===c.otherTo){(c.from<c.to||c.otherFrom<c.otherTo)&&r.push(c);continue}const h=_e(ko(c,n,s));if(h.length===0){r.
push(c);continue}(0,bt.RZ)(i,Io(c,h).reverse());for(const[d,u]of h)this.match(d,u)}return r}trimmed(t,e,n){let{from:s,to:i,otherFrom:r,otherTo:a}=t;const c=(f,h)=>e[f]!==
""&&e[f]===n[h];for(;s<i&&r<a&&c(s,r);)this.match(s++,r++);for(;s<i&&r<a&&c(i-1,a-1);)this.match(--i,--a);return{from:s,to:i,otherFrom:r,otherTo:a}}async elsewhere(t){
const e=new Map;for(const[n,s]of this.earlier.entries()){const i=t(s);if(this.after[n]>=0||i==="")continue;const r=e.get(i);r?r.push(n):e.set(i,[n])}for(const n of e.
values())n.reverse();for(const[n,s]of this.later.entries()){const i=this.pace.step(200);i&&await i;const r=this.before[n]<0?e.get(t(s))?.pop():void 0;r!==void 0&&
(this.match(n,r),this.moved.add(n))}}async alike({from:t,to:e,otherFrom:n,otherTo:s}){const i=[],r=[];for(let h=t;h<e;h++)this.before[h]<0&&i.push(h);for(let h=n;h<
s;h++)this.after[h]<0&&r.push(h);const{later:a,earlier:c}=this,f=await Ao(i.map(h=>a[h]),r.map(h=>c[h]),this.pace);for(const[h,d]of f)this.match(i[h],r[d])}match(t,e){
this.before[t]=e,this.after[e]=t}}function ko(o,t,e){const n=new Map;for(let r=o.otherFrom;r<o.otherTo;r++)n.set(e[r],n.has(e[r])?-1:r);const s=new Map;for(let r=o.
from;r<o.to;r++)s.set(t[r],(s.get(t[r])??0)+1);const i=[];for(let r=o.from;r<o.to;r++){const a=n.get(t[r])??-1;a>=0&&t[r]!==""&&s.get(t[r])===1&&i.push([r,a])}return i}
function _e(o){const t=[],e=new Int32Array(o.length);for(const[s,[,i]]of o.entries()){let[r,a]=[0,t.length];for(;r<a;){const c=r+a>>1;o[t[c]][1]<i?r=c+1:a=c}e[s]=
r>0?t[r-1]:-1,t[r]=s}const n=[];for(let s=t.at(-1)??-1;s>=0;s=e[s])n.push(o[s]);return n.reverse()}function Io(o,t){const e=[];let{from:n,otherFrom:s}=o;for(const[
i,r]of t)e.push({from:n,to:i,otherFrom:s,otherTo:r}),n=i+1,s=r+1;return e.push({from:n,to:o.to,otherFrom:s,otherTo:o.otherTo}),e}const Co=2e6,Bo=5e4,$o=200,qe=20,
tn=300;async function Lo(o,t,e){const{from:n,end:s,otherEnd:i}=jo(o.keys,t.keys),r=new Map;for(let g=i-1;g>=n;g--){const y=r.get(t.keys[g]);y?y.push(g):r.set(t.
keys[g],[g]);const O=e.step(tn);O&&await O}const[a,c]=[[],[]];for(let g=n;g<s;g++){const y=r.get(o.keys[g])?.pop();y===void 0?a.push(g):c.push([g,y]);const O=e.
step(tn);O&&await O}const f=[...r.values()].flat().sort((g,y)=>g-y);await e.rest();const h=await No(o,t,a,f,e),d=h.changed;for(const g of h.added)Pt(d,o,g);for(const g of h.
removed)Pt(d,t,g);await e.rest();const u=[...c,...h.pairs].sort(([g],[y])=>g-y);for(const[g,y]of await Wo(o,t,u,e))Pt(d,o,g),Pt(d,t,y);return d}function Pt(o,{kinds:t,
boxes:e},n){const s=e[n];s&&o.push({kind:t[n],box:s})}function jo(o,t){let e=0,[n,s]=[o.length,t.length];for(;e<n&&e<s&&o[e]===t[e];)e++;for(;n>e&&s>e&&o[n-1]===
t[s-1];)n--,s--;return{from:e,end:n,otherEnd:s}}async function No(o,t,e,n,s){const[i,r]=[en(o,e),en(t,n)],[a,c]=[[],[]],f=new Map;for(const[u,g]of i){const y=r.
get(u);if(y?.length===g.length)for(const[O,G]of g.entries()){const Z=y[O];if(a.length>Bo)break;const Q=await Go(o,G,t,Z,f,s);if(!(!Q||!Fo(Q,o.boxes[G],t.boxes[Z]))){
c.push([G,Z]);for(const it of Q)a.push({kind:o.kinds[G],box:it})}}}const[h,d]=[new Set(c.map(([u])=>u)),new Set(c.map(([,u])=>u))];return{changed:a,pairs:c,added:e.
filter(u=>!h.has(u)),removed:n.filter(u=>!d.has(u))}}async function Uo(o,t,e){return o.has(t)||o.set(t,await e()),o.get(t)}async function Go(o,t,e,n,s,i){const[
r,a]=[o.outlines.get(t),e.outlines.get(n)];if(r&&a){const u=i.step((r.path.length+a.path.length)*$o);u&&await u;const g=r.clipBox&&a.clipBox?{clipBox:(0,k.kO)(r.
clipBox,a.clipBox)}:{};return ns(r,a)?.flatMap(y=>At(o.shownPart(y,g)))}const[c,f]=[o.pictures.get(t),e.pictures.get(n)],h=c&&f&&await Uo(s,`${c.id} ${f.id}`,()=>Qn(
c,f)),d=o.boxes[t];if(!(!h||h.length===0||!d))return h.flatMap(u=>At((0,k.Pj)((0,k.XM)((0,k.zl)(c.matrix,u),Lt),d)))}const At=o=>o?[o]:[];function en({outlines:o,
pictures:t,kinds:e},n){const s=new Map;for(const i of n){const r=o.get(i)??t.get(i);if(!r)continue;const a=`${e[i]} ${r.style}`,c=s.get(a);c?c.push(i):s.set(a,[
i])}return s}const Fo=(o,t,e)=>nn(o)<nn([...At(t),...At(e)]),nn=o=>o.reduce((t,[e,n,s,i])=>t+(s-e)*(i-n),0);async function Wo(o,t,e,n){const s=new Set(_e(e).map(
([c])=>c)),i=e.filter(([c])=>!s.has(c)),r=i.length*e.length>Co,a=[];for(const[c,f]of i){const h=n.step(r?qe:e.length*qe);h&&await h;const d=([u,g])=>u<c!=g<f&&u!==
c&&(sn(o.boxes[c],o.boxes[u])||sn(t.boxes[f],t.boxes[g]));(r||e.some(d))&&a.push([c,f])}return a}const sn=(o,t)=>o!==void 0&&t!==void 0&&(0,k.Pj)(o,t)!==void 0,
Ko=50,on=3,rn=65536,zo=400,ee=100,an=10;async function Xo(o,[t,e,n,s],i){const r=new Map;for(const{kind:f,box:h}of o){const d=r.get(f);d?d.push(h):r.set(f,[h])}
const[a,c]=[n-t,s-e];for(let f=Math.max(on,Math.sqrt(a*c/rn));;f*=2){const h=[];for(const[d,u]of r){const g=new cn(u,[t,e,n,s],f);for(const y of Jo(await g.merged(
i)))h.push({kind:d,box:y})}if(h.length<=Ko||f>a+c)return h.sort(Zo)}}const Ho=["field","annotation","text","image","path","page"];async function Yo(o,t,e,n){const[
s,i,r,a]=e,c=Math.max(on,Math.sqrt((r-s)*(a-i)/rn)),f=[];for(const d of Ho){const u=new cn(t.flatMap(g=>g.kind===d?[g.box]:[]),e,c);f.push({kind:d,isAt:await u.
cover(n)})}const h=[];for(const d of o){h.push({kind:f.find(({isAt:g})=>g(d))?.kind??"path",box:d});const u=n.step(ee);u&&await u}return h}const Zo=({box:o},{box:t})=>o[1]-
t[1]||o[0]-t[0];function Jo(o){if(o.length>zo)return[...o];const t=[...o],e=[];for(let n=t.pop();n;n=t.pop()){const s=n,i=e.findIndex(r=>(0,k.Pj)(s,r));i<0?e.push(
s):t.push((0,k.kO)(s,e.splice(i,1)[0]))}return e}class cn{boxes;page;side;columns;rows;constructor(t,e,n){this.boxes=t,this.page=e,this.side=n;const[s,i,r,a]=e;
this.columns=Math.max(1,Math.ceil((r-s)/n)),this.rows=Math.max(1,Math.ceil((a-i)/n))}async merged(t){const e=await this.covered(t),n=await this.connected(e,t),s=new Map;
for(const i of this.boxes){const r=n[this.row(i[1])*this.columns+this.column(i[0])],a=s.get(r);s.set(r,a?(0,k.kO)(a,i):i);const c=t.step(ee);c&&await c}return[...s.
values()]}async cover(t){const e=await this.covered(t);return([n,s,i,r])=>e[this.row((s+r)/2)*this.columns+this.column((n+i)/2)]>0}column(t){return Math.min(this.
columns-1,Math.max(0,Math.floor((t-this.page[0])/this.side)))}row(t){return Math.min(this.rows-1,Math.max(0,Math.floor((t-this.page[1])/this.side)))}async covered(t){
const{columns:e,rows:n}=this,s=e+1,i=new Int32Array(s*(n+1));for(const[a,c,f,h]of this.boxes){const[d,u]=[this.column(a),this.column(f)+1],[g,y]=[this.row(c)*s,
(this.row(h)+1)*s];i[g+d]++,i[g+u]--,i[y+d]--,i[y+u]++;const O=t.step(ee);O&&await O}const r=new Int32Array(e*n);for(let a=0;a<n;a++){for(let f=0,h=0;f<e;f++)h+=
i[a*s+f],r[a*e+f]=h+(a>0?r[(a-1)*e+f]:0);const c=t.step(e*an);c&&await c}return r}async connected(t,e){const{columns:n,rows:s}=this,i=new Int32Array(t.length),r=[];
let a=0;for(let c=0;c<t.length;c++)if(!(t[c]===0||i[c]!==0)){i[c]=++a,r.push(c);for(let f=r.pop();f!==void 0;f=r.pop()){const[h,d]=[f%n,Math.floor(f/n)];for(let g=Math.
max(0,d-1);g<=Math.min(s-1,d+1);g++)for(let y=Math.max(0,h-1);y<=Math.min(n-1,h+1);y++){const O=g*n+y;t[O]===0||i[O]!==0||(i[O]=a,r.push(O))}const u=e.step(an*9);
u&&await u}}return i}}function Vo(o,[t,e,n,s]){const i=[...new Set(o.flatMap(({box:c})=>[c[0],c[2]]))].sort((c,f)=>c-f);let r=0;for(const[c,f]of i.entries()){const h=i[c+
1];if(h===void 0)break;const d=o.filter(({box:g})=>g[0]<=f&&g[2]>=h).sort((g,y)=>g.box[1]-y.box[1]);let u=-1/0;for(const{box:g}of d)r+=Math.max(0,g[3]-Math.max(
u,g[1]))*(h-f),u=Math.max(u,g[3])}const a=r/((n-t)*(s-e));return Math.min(1,Math.ceil(a*1e4)/1e4)}function Qo({before:o},t,e){const n=[];for(const[s,i]of o.entries()){
if(i<0)continue;const[r,a]=[t[s],e[i]],c={page:s,before:i,look:r.content!==a.content,text:r.text!==a.text,annotations:r.annotations!==a.annotations,isDrawn:r.undrawn===
a.undrawn};(c.look||c.text||c.annotations)&&n.push(c)}return n}class _o{after;before;constructor(t,e){this.after=t,this.before=e}get truncated(){return this.after.
truncated||this.before.truncated}async ignored({page:t,before:e}){return[...(await this.after.text(t)).ignored,...(await this.before.text(e)).ignored]}}const qo=1e3;
async function ti(o,t,e,n,s){const i=[];for(const r of o){const{page:a,before:c,look:f,text:h,annotations:d}=r,u={now:await t.after.text(a),old:await t.before.text(
c)},g=h?await si(u,s):{wordsAdded:0,wordsRemoved:0},{lines:y,truncated:O}=h&&e?await Kn(u.old,u.now):{lines:[],truncated:!1};n.truncated||=O;const G=await ei(r,
t,u,e,s),[Z]=n.entries([{page:a+1,before:c+1,look:f,text:h,annotations:d,...g,...G,...e&&{diff:y}}]);if(!Z||i.length===qo){n.truncated=!0;break}i.push(Z)}return i}
async function ei(o,t,e,n,s){if(!o.look&&!o.annotations)return{share:0,boxes:[]};const{items:i,area:r}=await ni(o,t,e,s),a=i.map(({box:h})=>h),[c,f]=n?[await ge(
e.now.flow,a,s),await ge(e.old.flow,a,s)]:[];return{share:Vo(i,r),boxes:i.map(({kind:h,box:[d,u,g,y]},O)=>({kind:h,...(0,Gn.a)({x:d,y:u,width:g-d,height:y-u}),...c&&
f&&h==="text"&&{before:f[O],after:c[O]}}))}}async function ni({page:o,before:t,seen:e},n,{now:s,old:i},r){const a=new $n,c=await n.after.items(o,s,a),f=await n.
before.items(t,i,a),h=await Lo(c,f,r),[,,d,u]=c.page,g=[0,0,Math.max(d,f.page[2]),Math.max(u,f.page[3])],y=e?await Yo(e,h,g,r):h;return{items:await Xo(y,g,r),area:g}}
async function si({now:o,old:t},e){const n=new Map;for(const[r,a]of[[t.masked,-1],[o.masked,1]])for(const c of Ve(r)){n.set(c,(n.get(c)??0)+a);const f=e.step(c.
length+200);f&&await f}let[s,i]=[0,0];for(const r of n.values())r>0?s+=r:i-=r;return{wordsAdded:s,wordsRemoved:i}}const ne=32,oi=192,Rt=4,ii=3,ri=65536,ai=.2,ci=60;
async function fi(o,t,e,n){const{width:s,height:i}=o,r=Math.max(e,Math.ceil(Math.sqrt(s*i/ri))),a=new di(Math.ceil(s/r),r);for(let c=0;c<i;c++){const[f,h]=[o.row(
c),t.row(c)],d=Buffer.compare(f,h)===0,u=n.step(d?f.length*ai:s*ci);if(u&&await u,d)continue;const[g,y]=[hn(o,c),hn(t,c)];for(let O=0;O<s;O++){const G=ui(g,y,O,
s);G!==fn&&a.add(O,c,G===se)}}return a.boxes()}const fn=0,hi=1,se=2,Dt=2;class di{columns;side;found=new Map;clear=new Set;constructor(t,e){this.columns=t,this.
side=e}add(t,e,n){const s=Math.floor(e/this.side)*this.columns+Math.floor(t/this.side);n&&this.clear.add(s);const i=this.found.get(s);i?(i[0]=Math.min(i[0],t),i[2]=
Math.max(i[2],t+1),i[3]=e+1):this.found.set(s,[t,e,t+1,e+1])}boxes(){const t=new Set(this.clear);for(const e of this.clear)for(let n=-Dt;n<=Dt;n++)for(let s=-Dt;s<=
Dt;s++)t.add(e+n*this.columns+s);return[...this.found].flatMap(([e,n])=>t.has(e)?[n]:[])}}const hn=({row:o,height:t},e)=>[o(Math.max(0,e-1)),o(e),o(Math.min(t-1,
e+1))];function ui(o,t,e,n){const[s,i]=[o[1],t[1]],r=e*Rt;let a=fn;for(let c=r;c<r+ii;c++){const f=Math.abs(s[c]-i[c]);if(!(f<=ne)){if(f>oi||!dn(s[c],t,c,e,n)||
!dn(i[c],o,c,e,n))return se;a=hi}}return a}function dn(o,t,e,n,s){const[i,r]=[n>0?e-Rt:e,n<s-1?e+Rt:e];let[a,c]=[255,0];for(const f of t)for(let h=i;h<=r;h+=Rt){
const d=f[h];d<a&&(a=d),d>c&&(c=d)}return o>=a-ne&&o<=c+ne}var un=p(12195),oe=p(39212);const li=150,pi=72,gi=16e6,ln=1e3,mi=3,pn=.5;async function wi(o,t,e){if(!e||
o.length===0)return{changes:o,pixelEqual:0,truncated:!1};const{boxes:n,truncated:s}=await xi(await e(),o),i=[];for(const r of o){if(!gn(r))continue;const a=n.get(
r);if(!a){i.push(r);continue}const c=a.length===0?[]:await t.ignored(r),f=a.filter(h=>!c.some(d=>yi(d,h)));f.length>0&&i.push({...r,seen:f})}return{changes:i,pixelEqual:o.
length-i.length,truncated:s}}const gn=({look:o,annotations:t})=>o||t;function yi({x:o,y:t,width:e,height:n},[s,i,r,a]){const[c,f]=[(s+r)/2,(i+a)/2];return c>=o&&
c<=o+e&&f>=t&&f<=t+n}async function xi({after:o,before:t},e){const n=e.filter(u=>u.isDrawn&&gn(u)).slice(0,ln),s=new Map;if(n.length===0)return{boxes:s,truncated:!1};
const{job:i}=o,r=n.map(({page:u,before:g})=>Mi((0,st.iw)(o,u),(0,st.iw)(t,g))),[a,c]=[await(0,oe.v)(o,wn(n,({page:u})=>u),!0,mn),await(0,oe.v)(t,wn(n,u=>u.before),
!0,mn)],f={now:a.missing.pagesWithout(),old:c.missing.pagesWithout()},[h,d]=[await un.Y.open(a.bytes,i),await un.Y.open(c.bytes,i)];for(const[u,g]of n.entries()){
const y=r[u];if(!y||f.now.has(g.page+1)||f.old.has(g.before+1))continue;const[O,G]=[await h.draw(u,y),await d.draw(u,y)],Z=await fi(O,G,Math.round(mi*y.scale),i.
pace);s.set(g,Z.map(Q=>bi(Q,y.scale)))}return{boxes:s,truncated:n.length===ln}}const mn="tolerance",wn=(o,t)=>Uint32Array.from(o,e=>t(e)+1);function Mi(o,t){const[
{width:e,height:n},s]=[(0,k.JQ)(o),(0,k.JQ)(t)];if(Math.abs(e-s.width)>pn||Math.abs(n-s.height)>pn)return;const i=Math.min(li/pi,Math.sqrt(gi/(e*n))),r=a=>Math.
max(1,Math.round(a*i));return{width:r(e),height:r(n),isTransparent:!1,scale:i}}const bi=([o,t,e,n],s)=>[o/s-1,t/s-1,e/s+1,n/s+1],yn=["fonts","links","bookmarks",
"attachments","form"],Si=new Set(["created","modified"]),Oi=new Set(["creator","producer"]);async function Ei({after:o,before:t},e){const{pace:n}=o.job,s=o.pages.
count+t.pages.count;let i=0;const r=async(dt,{pages:ce})=>{const Dn=[];for(let fe=0;fe<ce.count;fe++)Dn.push(await dt.page(fe)),n.progress(++i/s);return Dn},a=new _o(
new Je(o,e.pattern),new Je(t,e.pattern)),[c,f]=[await r(a.after,o),await r(a.before,t)];await n.rest();const h=await Ro(f,c,n),d=new X,{changes:u,pixelEqual:g,truncated:y}=await wi(
Qo(h,c,f),a,e.drawn),{counts:O,data:G,isSame:Z}=await Ti({after:o,before:t},h,d,e.drawn!==void 0),Q=dt=>d.entries(dt.map(ce=>ce+1)),it=xn(h.before),yt=xn(h.after),
ht=[...h.moved].map(dt=>({page:dt+1,before:h.before[dt]+1})),sr={added:Q(it),removed:Q(yt),moved:d.entries(ht),changed:await ti(u,a,e.withText,d,n)},or={pagesAdded:it.
length,pagesRemoved:yt.length,pagesMoved:ht.length,pagesChanged:u.length,...O};return{same:Z&&it.length+yt.length+ht.length+u.length===0,truncated:d.truncated||
a.truncated||y,pageCount:o.pages.count,pageCountBefore:t.pages.count,pixelEqual:g,counts:or,pages:sr,...G,bytes:vi(o,t)}}const xn=o=>[...o.keys()].filter(t=>o[t]<
0);function vi({bytes:o},{bytes:t}){return Buffer.compare(o,t)===0?null:{before:t.length,after:o.length}}async function Ti({after:o,before:t},e,n,s){const i=await K(
o,d=>e.before[d]<0?void 0:d),r=await K(t,d=>e.after[d]<0?void 0:e.after[d]),a=Object.keys(i.metadata).filter(d=>i.metadata[d]!==r.metadata[d]),c={metadata:a.length},
f={metadata:Pi(r,i,a,n)};for(const d of yn){const u=await D(r[d],i[d],o.job.pace);c[d]=u.before.length+u.after.length,f[d]={before:n.entries(u.before),after:n.entries(
u.after)}}f.security=Mn(r.security,i.security),f.tagged=Mn(r.tagged,i.tagged);const h=a.every(d=>Si.has(d)||s&&Oi.has(d))&&yn.every(d=>c[d]===0||s&&d==="fonts")&&
f.security===null&&f.tagged===null;return{counts:c,data:f,isSame:h}}function Pi({metadata:o},{metadata:t},e,n){const s=e.map(i=>({key:i,pair:{before:o[i]??null,
after:t[i]??null}}));return Object.fromEntries(n.entries(s).map(({key:i,pair:r})=>[i,r]))}const Mn=(o,t)=>JSON.stringify(o)===JSON.stringify(t)?null:{before:o,after:t};
var Ai=p(73154),Ri=p(95800),Di=p(99876),ki=p(14029),Ii=p(77158),ot=p(36078);const bn={before:"1 0 0",after:"0 0.82 0.88"},kt=28,Sn=24,On=46,Ci=620,Bi=880,It=2,$i="\
0.93 0.94 0.95",Li="0.13 0.15 0.19",ji="0.42 0.45 0.5",Ni="0.78 0.8 0.83",Ui="0.95 0.55 0",Gi="0.85 0.1 0.15",Fi="0 0.62 0.68";function Wi(o,t,e){const n=Math.max(
o.size.width,t.size.width),s=Math.max(o.size.height,t.size.height),i=Math.min(1,Ci/n,Bi/s),r=Math.max(n*i,190),[a,c]=[2*kt+3*r+2*Sn,2*kt+On+s*i],f=c-kt-On,h=[0,
1,2].map(Q=>kt+Q*(r+Sn)),[d,u,g]=h,y=({size:Q},it)=>{const[yt,ht]=[Q.width*i,Q.height*i];return{x:it,y:f-ht,width:yt,height:ht}},O={before:y(o,d),after:y(t,u),both:[
y(o,g),y(t,g)]},G=Q=>e.map(it=>Ki(it,Q,f,i)).join(" "),Z=[`q ${$i} rg 0 0 ${(0,ot.id)(a)} ${(0,ot.id)(c)} re f Q`,ie(["Before",62],`page ${o.number}`,Gi,d,f),ie(
["After",46],`page ${t.number}`,Fi,u,f),ie(["Both",46],"red: only before, cyan: only after",void 0,g,f),re(O.before),re(O.after),...O.both.map(re),Ct("Before",o,
O.before),Ct("After",t,O.after),`q /Multiply gs ${Ct("TintedBefore",o,O.both[0])} ${Ct("TintedAfter",t,O.both[1])} Q`,`q ${Ui} RG 1.2 w 1 j ${h.map(G).join(" ")}\
 Q`].join(`
`);return{width:En(a),height:En(c),content:`${Z}
`}}const En=o=>Math.round(o*100)/100;function ie([o,t],e,n,s,i){const r=i+16,a=n===void 0?"":`${n} rg ${(0,ot.id)(s)} ${(0,ot.id)(r-1)} 12 12 re f `,c=n===void 0?
s:s+19,f=`BT ${Li} rg /Bold 16 Tf ${(0,ot.id)(c)} ${(0,ot.id)(r)} Td (${o}) Tj ${ji} rg /Plain 12 Tf ${t} 0 Td (${e}) Tj ET`;return`q ${a}${f} Q`}const vn=({x:o,
y:t,width:e,height:n})=>[o,t,e,n].map(ot.id).join(" ").concat(" re"),re=o=>`q 1 g ${Ni} RG 1 w ${vn(o)} B Q`;function Ct(o,{inner:t},{x:e,y:n,width:s,height:i}){
return`q ${[s/t.width,0,0,i/t.height].map(a=>String(Number(a.toFixed(6)))).join(" ")} ${(0,ot.id)(e)} ${(0,ot.id)(n)} cm /${o} Do Q`}function Ki({x:o,y:t,width:e,
height:n},s,i,r){const a={x:s+(o-It)*r,y:i-(t+n+It)*r,width:(e+2*It)*r,height:(n+2*It)*r};return`${vn(a)} S`}const zi=1,Xi=2,Hi="difference_pdf",Yi="1.4",Zi=2e4;
async function Ji(o,t){const{job:e}=o.after,n=await(0,R.E)(Ii.O,e,{}),s=await Bt.of(n,zi,o.after,t.map(({page:a})=>a),e),i=await Bt.of(n,Xi,o.before,t.map(({before:a})=>a),
e),r=[];for(const[a,c]of t.entries()){const[f,h]=[await s.panel(a,c.page),await i.panel(a,c.before)],d={before:An(n,h,bn.before),after:An(n,f,bn.after)},{width:u,
height:g,content:y}=Wi(h,f,c.boxes),O=(0,l.jd)({Type:(0,l.UU)("Page"),MediaBox:[0,0,u,g],Group:Tn(),Resources:(0,l.jd)({XObject:(0,l.jd)({Before:h.form,After:f.
form,TintedBefore:d.before,TintedAfter:d.after}),ExtGState:(0,l.jd)({Multiply:(0,l.jd)({BM:(0,l.UU)("Multiply")})}),Font:(0,l.jd)({Bold:Pn("Helvetica-Bold"),Plain:Pn(
"Helvetica")})}),Contents:n.add(new l.Z6((0,l.jd)({}),Buffer.from(y,"latin1")))});r.push(n.add(O).number);const G=e.pace.step(Zi);G&&await G}return(0,Ri.J)([{index:0,
document:n},s.part,i.part]),await n.pages.rebuild(r),await n.pages.settle(),(0,ki.fT)([n,s.part.document,i.part.document],{encryption:"none",version:Yi})}class Bt{part;forms;found;sizes;constructor(t,e,n,s){
this.part=t,this.forms=e,this.found=n,this.sizes=s}static async of(t,e,n,s,i){const r=s.map(d=>(0,k.JQ)((0,st.iw)(n,d-1))),{bytes:a}=await(0,oe.v)(n,Uint32Array.
from(s),!0,Hi),c={index:e,document:await(0,R.E)(a,i,{})},f=new Ai.l(t,c),h=await(0,Di.F)(c.document,Uint32Array.from(s,(d,u)=>u+1));return await f.inspect(h.pages),
new Bt(c,f,h,r)}async panel(t,e){const n=this.found.pages[t],s=this.found.kinds[n.kind];return{form:await this.forms.of(n,s),number:e,inner:(0,k.iN)(s),size:this.
sizes[t]}}}const Tn=()=>(0,l.jd)({S:(0,l.UU)("Transparency"),CS:(0,l.UU)("DeviceRGB"),I:!0}),Pn=o=>(0,l.jd)({Type:(0,l.UU)("Font"),Subtype:(0,l.UU)("Type1"),BaseFont:(0,l.
UU)(o),Encoding:(0,l.UU)("WinAnsiEncoding")});function An(o,{form:t,inner:{width:e,height:n}},s){const i=`0 0 ${e} ${n} re f`,r=`q 1 g ${i} Q q /Page Do Q q /Sc\
reen gs ${s} rg ${i} Q
`,a=(0,l.jd)({Type:(0,l.UU)("XObject"),Subtype:(0,l.UU)("Form"),BBox:[0,0,e,n],Group:Tn(),Resources:(0,l.jd)({XObject:(0,l.jd)({Page:t}),ExtGState:(0,l.jd)({Screen:(0,l.
jd)({BM:(0,l.UU)("Screen")})})})});return o.add(new l.Z6(a,Buffer.from(r,"latin1")))}var Vi=p(5899),Qi=p(68516),_i=p(9312);const qi={file:"compare_to",password:"\
compare_password",noun:"the earlier version"},tr=async(o,t,e)=>{const{ignore_pattern:n,with_text:s,tolerance:i}=t,r=n===void 0?void 0:await(0,_i.Gv)("ignore_pat\
tern",n,"regex",e),{quiet:a,wasRepaired:c}=(0,C.gd)(e),{after:f,before:h,isRepaired:d}=await ae(o,t,a),g=await Ei({after:f,before:h},{pattern:r,withText:s,drawn:i===
"pixels"?()=>ae(o,t,a):void 0}),y=t.difference_pdf?{difference:await er(g,o,await ae(o,t,a))}:{},O={...g,...y},G=[...c()?[Rn("The document")]:[],...d?[Rn("The e\
arlier version")]:[],...nr(O)];return{documents:[{...o,pageCount:f.pages.count}],data:O,notes:G,facts:{}}};async function er({pages:o},{name:t},e){const{changed:n}=o;
if(n.length===0)return null;const s=await Ji(e,n);return{fileName:`${t.replace(/\.pdf$/i,"")}-difference.pdf`,size:s.length,content:Buffer.from(s).toString("bas\
e64")}}async function ae(o,{compare_to:t,compare_password:e,open_password:n},s){const i=await(0,R.E)(o.bytes,s,{password:n}),{document:r,isRepaired:a}=await(0,Qi.
H)(t,e,qi,s);return{after:i,before:r,isRepaired:a}}const Rn=o=>(0,Vi.A)(`${o} is damaged: it was compared as far as it could be read.`);function nr({pixelEqual:o}){
const t=Number(o);return t===0?[]:[{code:"pages_look_same",message:`${(0,I.y_)(t,"page")} ${t===1?"draws differently, looks the same, and counts":"draw differen\
tly, look the same, and count"} as unchanged.`}]}}),17623:((q,F,p)=>{p.d(F,{Z:()=>$});var I=p(38544),R=p(52604),j=p(52755),U=p(76933),W=p(77500);async function $(v,m,M){
const x=[],S={};for(const E of m.fields){x.push(P(v,m,M,E)),(0,I.K)(E)&&E.kind!=="password"&&m.byName.get(E.name)===E&&Object.defineProperty(S,E.name,{value:M.of(
E),enumerable:!0,configurable:!0,writable:!0});const w=v.job.pace.step(4e3);w&&await w}return{fields:x,values:S,xfa:(0,W.f4)(v,m),scripts:(0,U.on)(v,m)}}function P(v,m,M,x){
const{kind:S,flags:E,name:w}=x,b=m.integer(x.nodes[0],"MaxLen"),T=S==="password",C=S==="text"||T;return{name:w,type:S,value:T?null:M.of(x),default:T?null:M.of(x,
"DV"),options:l(v,m,M,x),required:(E&j.mw)!==0,readOnly:(E&j.sj)!==0,multiline:S==="text"&&(E&j.kz)!==0,maxLength:C&&b>0?b:null,pages:[...new Set(x.widgets.flatMap(
({pages:A})=>A))].sort((A,L)=>A-L)}}function l(v,m,M,x){return x.kind==="dropdown"||x.kind==="list"?M.choices(x):x.kind!=="checkbox"&&x.kind!=="radio"?[]:(0,R.lD)(
v,m,x).names.map(S=>({value:S,display:S}))}}),5899:((q,F,p)=>{p.d(F,{A:()=>I});const I=R=>({code:"document_damaged",message:R})}),77158:((q,F,p)=>{p.d(F,{O:()=>I});
const I=Buffer.from(`%PDF-1.3
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
`,"latin1")}),68516:((q,F,p)=>{p.d(F,{H:()=>U});var I=p(58552),R=p(12237),j=p(59277);async function U({bytes:P},l,v,m){const M={repaired:!1},x=()=>{M.repaired=!0};
try{return{document:await(0,R.E)(P,{...m,onRepaired:x},{password:l}),isRepaired:M.repaired}}catch(S){throw S instanceof I.zU?W(S,P,v):S}}function W(P,l,{file:v,
password:m,noun:M}){const x=(S,E,w=[])=>(0,I.G6)([{field:S,message:E,mentions:w}]);switch(P.code){case"password_required":return x(v,`needs a password: give it \
as ${m}`,[m]);case"wrong_password":return x(m,`does not open ${M}`);case"unsupported_encryption":return x(v,"is protected in a way that is not supported, such a\
s by a certificate");case"unreadable_document":{const S=(0,j.y)(l);return x(v,S===void 0||S==="a PDF document"?$:`is ${S}; it must be a PDF document`)}case"limi\
t_exceeded":{const S=P.issues.map(({message:E})=>({field:v,message:E}));return new I.zU(P.code,P.message,{issues:S,...P.advice===void 0?{}:{advice:P.advice}})}default:
return P}}const $="cannot be read, or has no pages: it must be a complete PDF document"}),66403:((q,F,p)=>{p.d(F,{a:()=>j});const I=100,R=U=>Math.round(U*I)/I,j=U=>U?
{x:R(U.x),y:R(U.y),width:R(U.width),height:R(U.height)}:null}),9312:((q,F,p)=>{p.d(F,{$0:()=>$,Gv:()=>j,MM:()=>W});var I=p(779),R=p(42973);const j=(l,v,m,{pace:M,
limits:x})=>(0,I.patternOf)(l,v,m,M,P(l,x)),U={slashes:"has slashes around it that count as characters: leave them out, and begin with (?i) in place of the flag\
 i","regex-as-words":"looks like a regular expression and was read as words: set search_mode to regex, and leave out slashes around it"};function W(l,v){const m=(0,I.
G)(l,v);return m&&U[m]}function $(l,v,m){const M=W(v,m);return M===void 0?[]:[{code:"search_mode_unlikely",message:`Nothing was found for ${l}, which ${M}.`,mentions:[
l,"search_mode"]}]}function P(l,{searching:v}){let m=v;return M=>{if(m-=M,m<0)throw(0,R.F)("searching",`The search takes more than ${v} steps, which are charact\
ers times the size of the expression`,"Make the expression shorter or more exact, or search fewer pages",l)}}}),95800:((q,F,p)=>{p.d(F,{J:()=>W});var I=p(45599),
R=p(36502),j=p(25524);const U=["Order","AS","RBGroups","Locked"];function W($){const P=$.filter(({document:b})=>b.dict(b.catalog.get("OCProperties")));if(P.length===
0||P.length===1&&P[0].index===0)return;const{document:l}=$[0],v=l.dict(l.catalog.get("OCProperties")),m=[],[M,x]=[[],[]],S=new Map(U.map(b=>[b,[]]));for(const b of P){
const T=b.document.dict(b.document.catalog.get("OCProperties")),C=b.document.dict(T.get("D")),A=(L,X)=>(b.document.array(L?.get(X))??[]).map(D=>(0,j.yY)(D,b.index));
for(const L of A(T,"OCGs"))m.push(L);for(const[L,X]of S)for(const D of A(C,L))X.push(D);for(const L of A(C,"ON"))M.push(L);for(const L of new R.z(b.document).groupsOff())
x.push((0,j.yY)(L,b.index))}const E=new I.Bi(v&&l.dict(v.get("D")));E.delete("BaseState");for(const[b,T]of[...S,["ON",M],["OFF",x]])T.length>0?E.set(b,T):E.delete(
b);const w=new I.Bi(v);w.set("OCGs",m),w.set("D",E),l.editCatalog().set("OCProperties",l.add(w))}}),73154:((q,F,p)=>{p.d(F,{l:()=>S});var I=p(75162),R=p(45599),
j=p(1592),U=p(37709);async function W(E,w,b){const T=[];let C=0;return await(0,U.K)(w,E.job.pace,A=>{const{operator:L,count:X}=A,D=L==="BDC"?" BMC":L==="DP"?" M\
P":void 0;if(D===void 0||X!==2)return;const N=A.name(1),B=N===void 0?A.value(1):b?.get(N);E.dict(B)?.has("MCID")&&(T.push(w.subarray(C,A.endOf(0)),Buffer.from(D,
"latin1")),C=A.end)}),C===0?w:Buffer.concat([...T,w.subarray(C)])}var $=p(92218),P=p(53107),l=p(74135),v=p(25524),m=p(58006);const M=new Set(["Page","Pages","Ca\
talog","StructElem","StructTreeRoot","Annot"]);class x{document;keepsTags;seen=new Set;shared=new Map;constructor(w,b){this.document=w,this.keepsTags=b}async prepare(w){
const b=this.asObject(w);return await this.release(b),b}asObject(w){if((0,R.i9)(w)&&(0,R.Zm)(this.document.resolve(w)))return w;const b=this.document.dict(w)??new R.
Bi;let T=this.shared.get(b);return T||this.shared.set(b,T=this.document.add(b)),T}async release(w){const{document:b,seen:T}=this,C=[w];for(let A=C.pop();A!==void 0;A=
C.pop())if(A instanceof R.oS){if(T.has(A.number))continue;T.add(A.number);const L=b.job.pace.step(1e3);L&&await L;const X=b.get(A),D=X instanceof R.Z6?X.dict:X;
if((0,R.Zm)(D)){if(this.isApart(D))continue;await this.untie(A,X,D,w)}C.push(b.get(A))}else if(Array.isArray(A))for(const L of A)C.push(L);else if(A instanceof R.
Z6)for(const L of A.dict.values())C.push(L);else if((0,R.Zm)(A)){this.isFont(A)&&!A.has("Resources")&&A.set("Resources",w);for(const L of A.values())C.push(L)}}isApart(w){
const b=this.document.resolve(w.get("Type"));return b!==null&&typeof b=="object"&&"text"in b&&M.has(b.text)}isFont(w){return(0,R.Eo)(this.document.resolve(w.get(
"Subtype")),"Type3")&&w.has("CharProcs")}async untie(w,b,T,C){const{document:A}=this,L=b instanceof R.Z6&&(0,R.Eo)(A.resolve(T.get("Subtype")),"Form"),X=!this.keepsTags&&
(T.has("StructParent")||T.has("StructParents")),D=!T.has("Resources")&&(L||this.isFont(T)),N=L&&!this.keepsTags?await this.withoutIds(b,A.dict(T.get("Resources")??
C)):void 0;if(!X&&!D&&!N)return;const B=A.edit(w),z=B instanceof R.Z6?B.dict:B;X&&z.delete("StructParent"),X&&z.delete("StructParents"),D&&z.set("Resources",C),
N&&B instanceof R.Z6&&A.put(w,(0,m.n)(B,N,{compress:!0}))}async withoutIds(w,b){const T=this.document.decodedPart(w);if(!T?.whole)return;const C=await W(this.document,
T.data,this.document.dict(b?.get("Properties")));return C===T.data?void 0:C}}class S{document;part;contents;resources;constructor(w,b){this.document=w,this.part=
b,this.contents=new P.K(b.document),this.resources=new x(b.document,this.keepsTags)}get keepsTags(){return this.part.document===this.document}inspect(w){return this.
contents.inspect(w)}async of(w,b){const{index:T,document:C}=this.part,A=await this.resources.prepare(w.resources),L=C.entry(C.pages.number(w.index),"Group"),{filters:X,
data:D}=await this.contentOf(w),N=this.keepsTags?C.entry(C.pages.number(w.index),"StructParents"):void 0,B=(0,R.jd)({Type:(0,R.UU)("XObject"),Subtype:(0,R.UU)("\
Form"),BBox:[...b.box],Matrix:[...(0,l.DI)((0,l.S3)(b))],Resources:(0,v.Po)(T,A.number),Group:L===void 0?void 0:(0,v.yY)(L,T),StructParents:N,...X});return this.
document.add(new R.Z6(B,D))}async contentOf(w){const{part:b,contents:T}=this,{document:C}=b,A=T.own(w),L=A.length===1?C.get(A[0]):void 0;if(L instanceof R.Z6&&this.
keepsTags&&T.isOrderly(w))return this.asItIs(L);const{isWhole:X,isKnown:D,open:N}=await T.condition(A),B=T.content(A),z=C.dict(C.dict(w.resources)?.get("Propert\
ies")),K=this.keepsTags?B:await W(C,B,z);if(L instanceof R.Z6&&(!D||X&&N.excess===0&&K===B))return this.asItIs(L);const H=N.excess===0?K:await(0,j.KS)(K,0,C.job.
pace),Y=await(0,$.d)(H,C.job);return{filters:{Filter:(0,R.UU)("FlateDecode")},data:Y}}asItIs(w){const{index:b,document:T}=this.part,C=new R.Bi([...w.dict].filter(
([A])=>A==="Filter"||A==="DecodeParms"));return(0,I.CF)(C),{filters:Object.fromEntries((0,v.yY)(C,b)),data:T.encoded(w)}}}}),25524:((q,F,p)=>{p.d(F,{Bg:()=>R,Po:()=>j,
fS:()=>W,yY:()=>U});var I=p(45599);const R=$=>$.find(({index:P})=>P===0).document,j=($,P,l=0)=>$===l?new I.oS(P):new I.rV($,P);function U($,P){if(P===0||$ instanceof
I.rV)return $;if($ instanceof I.oS)return new I.rV(P,$.number);if(Array.isArray($))return $.map(v=>U(v,P));if($ instanceof I.Z6||!($ instanceof I.Bi))return $;const l=new I.
Bi;for(const[v,m]of $)l.set(v,U(m,P));return l}class W{meaning;taken;last=new Map;constructor(P=[],l=v=>v){this.meaning=l,this.taken=new Set([...P].map(l))}get size(){
return this.taken.size}has(P){return this.taken.has(this.meaning(P))}add(P){this.taken.add(this.meaning(P))}free(P){const l=P.startsWith("þÿ");for(let v=(this.
last.get(P)??1)+1;;v++){const m=`_${v}`,M=P+(l?[...m].map(x=>`\0${x}`).join(""):m);if(!this.has(M))return this.last.set(P,v),this.add(M),M}}}}),92152:((q,F,p)=>{
p.d(F,{A6:()=>l,AT:()=>P,Cb:()=>R,WQ:()=>j,ZJ:()=>$,fu:()=>v,mA:()=>U,zq:()=>I});const I=(m,M,x)=>Math.ceil(m*M*x/8);function R(m,M,x){if(!m||m.length<M*2)return!1;
let S=0;for(let E=0;E<M;E++){const[w,b]=[m[E*2],m[E*2+1]];if(w===x&&b===0)S++;else if(w!==0||b!==x)return}return S===0?!1:S===M?!0:void 0}function j(m,M){if(m.length>=
M)return m.subarray(0,M);const x=new Uint8Array(M);return x.set(m),x}const U=m=>m.map(M=>M^255),W=2;async function $(m,{width:M,height:x,channels:S,bits:E},w,b){
const T=M*S,C=I(M,S,E),A=new Uint8Array(T*x),L=2**E-1,X=w&&E<8?255/L:1;for(let D=0;D<x;D++){for(let B=0;B<T;B++){const z=B*E,K=D*C+(z>>3),H=E>=8?m[K]:m[K]>>8-E-
(z&7)&L;A[D*T+B]=H*X}const N=b.step(T*W);N&&await N}return A}function P(m,M,x){const S=Array.from({length:x},(E,w)=>{const[b,T]=[M[w*2],M[w*2+1]];return Uint8ClampedArray.
from({length:256},(C,A)=>(b+A/255*(T-b))*255)});return m.map((E,w)=>S[w%x][E])}function l(m,M,x){const S=new Uint8Array(m.length*x);for(const[E,w]of m.entries())
for(let b=0;b<x;b++)S[E*x+b]=M[w*x+b]??0;return S}function v(m,M,x){const S=new Uint8Array(M.length*(x+1));for(let E=0;E<M.length;E++){for(let w=0;w<x;w++)S[E*(x+
1)+w]=m[E*x+w];S[E*(x+1)+x]=M[E]}return S}}),38671:((q,F,p)=>{p.d(F,{R:()=>U});var I=p(52205),R=p(45599);const j={DCTDecode:"jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"\
ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};function U(W,$){const P=(0,I.c3)(W,$.dict.get("Filter")),l=(0,I.c3)(W,$.dict.get("DecodeParms")),v=P.at(-1)??null,m=v instanceof
R.SX?j[v.text]:void 0;if(!m)return{format:m,parameters:void 0,filter:v,before:$};const M=new R.Bi($.dict);M.set("Filter",P.slice(0,-1)),M.set("DecodeParms",l.slice(
0,P.length-1));const x=l[P.length-1];return{format:m,parameters:(0,R.Zm)(x)?x:void 0,filter:v,before:new R.Z6(M,$.data,$.sealed)}}}),8283:((q,F,p)=>{p.d(F,{A2:()=>R,
EI:()=>W,GM:()=>j,OD:()=>P,Os:()=>U,iN:()=>$});var I=p(78157);const R=216,j=217,U=218,W=254,$=m=>m>=224&&m<=239;function*P(m){const M=(0,I.bS)(m);for(let x=2;;){
const S=v(M,x);if(S<0)return;const E=M[S+1],w=E===R||E===j||E===l;if(!w&&S+4>M.length)return;const b=w?0:M.readUInt16BE(S+2),T=S+2+b;if(T>M.length||!w&&b<2||(yield{
marker:E,start:S,end:T,data:M.subarray(w?T:S+4,T)},E===j))return;x=T}}const l=1;function v(m,M){for(let x=m.indexOf(255,M);x>=0&&x+1<m.length;x=m.indexOf(255,x+
1)){const S=m[x+1];if(S!==0&&S!==255&&(S<208||S>215))return x}return-1}}),44738:((q,F,p)=>{p.d(F,{L:()=>$,m:()=>P});var I=p(45599),R=p(55969),j=p(3466),U=p(9731),
W=p(17671);async function $(l,v){const m=new Set;let M=0,x=!1;for(let w=0;w<l.pages.count;w++){const b=P(l,l.pages.number(w));for(const{number:C}of b){const A=l.
get(C);if(m.has(C)||!(0,I.Zm)(A)||!v(A,w))continue;m.add(C);const L=(0,R.B)(l,A);L==="Popup"&&M++,L==="Widget"&&(x=!0)}const T=l.job.pace.step(500+b.length*100);
T&&await T}if(m.size===0)return 0;const S=(0,W.Hi)(l),E=x?await j.R.of(l):void 0;return await(0,W.Pv)(S,m,()=>(0,W.Wi)(S,m)),E&&await(0,W.zg)(S,E),await(0,U.U)(
S),m.size-M}function P(l,v){const m=l.entry(v,"Annots"),M=l.array(m)??[];if(!M.some(I.Zm))return M.filter(I.i9);const x=l.edit((0,I.i9)(m)?m:v),S=l.array((0,I.Zm)(
x)?x.get("Annots"):x)??[];for(const[E,w]of S.entries())(0,I.Zm)(w)&&(S[E]=l.add(w));return S.filter(I.i9)}}),779:((q,F,p)=>{p.d(F,{patternOf:()=>X,G:()=>A,y:()=>$});
var I=p(58552),R=p(98472),j=p(34378);const U=new RegExp("([\\x21-\\x7e]{1,1000})(?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]{1,1000}|\\P{M})\\p{M}{0,30}|\\p{M}{1,30}",
"gu"),W=(D,N)=>$([D],N);async function $(D,N){const B=new Set;for(const K of D)B.add((await M(K,N)).text.trim());B.delete("");const z=[...B].map(K=>K.match(/[\x21-\x7e]+/g)??
[]);return{hasGroups:!1,search:async(K,H,Y)=>{const J=Y.step(K.length>>2);if(J&&await J,P(K,z))return{matches:[],truncated:!1};const V=await M(K,Y),_=[];for(const k of B)
if(!await m(k,V,_,H,Y))return{matches:_,truncated:!0};return B.size>1&&_.sort((k,nt)=>k.start-nt.start||nt.end-k.end),{matches:_,truncated:!1}}}}function P(D,N){
if(D.length<l||v.test(D))return!1;const B=D.toLowerCase().replaceAll("ß","ss");return!N.some(z=>z.every(K=>B.includes(K)))}const l=64,v=/[\u0100-\uffff]/;async function m(D,{
text:N,places:B},z,K,H){const Y=H.step(N.length>>3);Y&&await Y;for(let J=N.indexOf(D),V=0;J>=0;J=N.indexOf(D,V)){if(z.length===K)return!1;for(V=J+D.length;B[V]===
B[V-1];)V++;z.push((0,R.z)(B[J],B[V]));const _=H.step(D.length);_&&await _}return!0}async function M(D,N){if(!x.test(D))return E(D,N);const B=[];let z="";for(const{
0:K,1:H,2:Y,index:J}of D.matchAll(U)){const V=Y===void 0?H?.toLowerCase()??b(K):" ";for(let k=0;k<V.length;k++)B.push(H===void 0?J:J+k);z+=V;const _=N.step(K.length*
10);_&&await _}return B.push(D.length),{text:z,places:B}}const x=/[^\0-\x7f]/,S=65536;async function E(D,N){const B=new Uint32Array(D.length+1);let z="",K=0,H=!1;
for(let Y=0;Y<D.length;Y+=S){const J=D.slice(Y,Y+S),V=N.step(J.length);V&&await V;const _=H;for(let nt=0;nt<J.length;nt++){const xt=w(J.charCodeAt(nt));(!xt||!H)&&
(B[K++]=Y+nt),H=xt}const k=J.toLowerCase().replace(/\s+/g," ");z+=_&&k.startsWith(" ")?k.slice(1):k}return B[K]=D.length,{text:z,places:B}}const w=D=>D===32||D>=
9&&D<=13,b=D=>(0,j.w)((0,j.w)(D).toUpperCase().toLowerCase()),T=/^\/.+\/([dgimsuvy]*)$/s,C=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;
function A(D,N){const B=T.exec(D);return N==="regex"?B?"slashes":void 0:C.test(D)||B&&B[1]!==""?"regex-as-words":void 0}const L=1e6;async function X(D,N,B,z,K){
const H=B==="regex"?(await Promise.all([p.e(7398),p.e(9974)]).then(p.bind(p,39974))).expressionOf(N,K):await W(N,z);if("problem"in H)throw(0,I.G6)([{field:D,message:H.
problem}]);return{hasGroups:H.hasGroups,search:async(Y,J,V)=>{const _=await H.search(Y.slice(0,L),J,V);return Y.length>L?{..._,truncated:!0}:_}}}}),98472:((q,F,p)=>{
p.d(F,{z:()=>I});const I=(R,j,U=[])=>({start:R,end:j,groups:Object.fromEntries(U)})})};
