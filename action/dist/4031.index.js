"use strict";exports.id=4031,exports.ids=[4031,779],exports.modules={87616:((ot,Z,p)=>{p.r(Z),p.d(Z,{compare_documents:()=>kr});var L=p(98446),I=p(21836),z=p(77598),H=p(45059),
q=p(52755),F=p(16259),R=p(824),m=p(45599),v=p(59071);function D(o,t,e){const n=[];for(const s of o.array(o.entry(o.pages.number(t),"Annots"))??[]){const i=o.dict(
s);i&&(0,m.Eo)(o.resolve(i.get("Subtype")),"Link")&&n.push({page:t,target:B(o,i,e)})}return n}function B(o,t,e){const n=e.pageOf(t);if(n!==void 0)return{page:n};
const s=o.dict(t.get("A")),i=o.resolve(s?.get("S")),a=o.resolve(s?.get("URI"));if(a instanceof m.Mx)return{uri:Buffer.from(a.bytes).toString("latin1")};const r=N(
o,s?.get("F"));if(r!==null)return{file:r};const c=o.resolve(s?.get("N"));return{action:c instanceof m.SX?c.text:i instanceof m.SX?i.text:"none"}}function N(o,t){
const e=o.resolve(t);if(e instanceof m.Mx)return(0,v.Gh)(e);const n=o.dict(t);return(0,v.Gh)(o.resolve(n?.get("UF")))??(0,v.Gh)(o.resolve(n?.get("F")))}var S=p(
37081),A=p(12207),w=p(16231),x=p(17623),b=p(41112),O=p(41561);const E=1e3,T=1e6;class G{truncated=!1;left=T;entries(t,e=E){const n=[];for(const s of t){const i=JSON.
stringify(s).length+1;if(n.length===e||i>this.left){this.truncated=!0;break}this.left-=i,n.push(s)}return n}}async function Y(o,t,e){const n=new Map;for(const{key:a}of o){
n.set(a,(n.get(a)??0)+1);const r=e.step(200);r&&await r}const s=[];for(const{key:a,entry:r}of t){const c=n.get(a)??0;c>0?n.set(a,c-1):s.push(r);const f=e.step(200);
f&&await f}const i=[];for(const{key:a,entry:r}of[...o].reverse()){const c=n.get(a)??0;c!==0&&(n.set(a,c-1),i.push(r))}return{before:i.reverse(),after:s}}const et=200;
class tt{texts=new Map;objects=new WeakMap;keyed(t){return{key:Object.entries(t).map(([n,s])=>`${n} ${this.ofValue(s)}`).join(`
`),entry:t}}ofText(t){if(t.length<et)return JSON.stringify(t);let e=this.texts.get(t);return e===void 0&&this.texts.set(t,e=st(t)),e}ofValue(t){if(typeof t=="st\
ring")return this.ofText(t);if(typeof t!="object"||t===null)return String(t);let e=this.objects.get(t);if(e===void 0){const n=JSON.stringify(t);this.objects.set(
t,e=n.length<et?n:st(n))}return e}}const st=o=>(0,z.createHash)("sha256").update(o).digest("base64");async function ft(o,t){const{pace:e}=o.job,n=await A.Ht.of(
o),s=new tt,i={...(0,R._6)(o,await(0,R.Br)(o))};await e.rest();const a=(await(0,b.Uz)(o)??[]).map(u=>s.keyed({...u}));await e.rest();const r=await ht(o,n,t),c=await Et(
o,n,t,s);await e.rest();const f=await bt(o),h=await Ct(o,s);return await e.rest(),{metadata:i,fonts:a,links:r,bookmarks:c,attachments:f,form:h,security:{encryption:(0,O.
Br)(o),permissions:(0,O.nj)(o),javascript:await(0,b.xS)(o),signatures:(await(0,w.Ez)(o)).length},tagged:(0,O.$J)(o)}}function xt(o,t){if(!("page"in o))return{entry:{
...o},key:JSON.stringify(o)};const e=t(o.page);return{entry:{target:o.page+1},key:e===void 0?`gone ${o.page}`:`page ${e}`}}async function ht(o,t,e){const n=[];for(let s=0;s<
o.pages.count;s++){const i=e(s);if(i!==void 0)for(const r of D(o,s,t)){const{entry:c,key:f}=xt(r.target,e);n.push({entry:{page:s+1,...c},key:`${i} ${f}`})}const a=o.
job.pace.step(2e4);a&&await a}return n}async function Et(o,t,e,n){const s=[];return await(0,S.O)(o,(i,a)=>{const r=o.dict(i),c=r&&(0,v.Gh)(o.resolve(r.get("Titl\
e")));if(!r||c===null||c===void 0)return r!==void 0;const{entry:f,key:h}=xt(B(o,r,t),e);return s.push({entry:{title:c,level:a,...f},key:`${a} ${h} ${n.ofText(c)}`}),
!0}),s}async function bt(o){const t=[];for(const{name:e,size:n,mimeType:s,description:i,relationship:a,stream:r}of await(0,H._)(o)){const c=o.decodedPart(r)?.data??
o.encoded(r),f={name:e,size:n??c.length,mimeType:s,description:i,relationship:a},h=(0,z.createHash)("sha256").update(c).digest("base64");t.push({entry:f,key:`${JSON.
stringify(f)} ${h}`});const u=o.job.pace.step(c.length*2);u&&await u}return t}async function Ct(o,t){const e=await q.mO.read(o);if(e.fields.length===0)return[];
const{fields:n}=await(0,x.Z)(o,e,new F.n(o,e)),s=[];for(const{pages:i,...a}of n){s.push(t.keyed(a));const r=o.job.pace.step(2e3);r&&await r}return s}var k=p(74135);
const Bt=512,pe=5e4,Gt=22,ge=100,Wt=.2718281828,pt=o=>Number.isNaN(o)?0:Math.floor(o*ge+Wt);class M{count=0;hash=(0,z.createHash)("sha256");values=new Float64Array(
Bt);used=0;texts=new Map;length(t){this.exact(pt(t))}exact(t){this.used===Bt&&this.flush(),this.values[this.used++]=t,this.count++}text(t){const{texts:e}=this;let n=e.
get(t);n===void 0&&(e.size===pe&&e.clear(),e.set(t,n=e.size),this.bytes(Buffer.from(t))),this.exact(n)}bytes(t){this.exact(t.length),this.flush(),this.hash.update(
t)}finish(){return this.flush(),this.hash.digest("base64").slice(0,Gt)}flush(){this.used!==0&&(this.hash.update(Buffer.from(this.values.buffer,0,this.used*8)),this.
used=0)}}function P(...o){return(0,z.createHash)("sha256").update(JSON.stringify(o)).digest("base64").slice(0,Gt)}const C=(o,{clipBox:t})=>t?(0,k.Pj)(t,o)??j:o,
$=[-1e9,-1e9,1e9,1e9],j=[0,0,0,0];class W{box;begins=()=>{};begin(t,e,n){const s=e&&C(e,n);s&&(this.box=this.box?(0,k.kO)(this.box,s):s)}keepsPictures=!1;outline(){}picture(){}mask(){}beginGroup(){
return 0}endGroup(){}}class J{numbers=new Map;of(t){let e=this.numbers.get(t);return e===void 0&&this.numbers.set(t,e=this.numbers.size),e}}const K=1e5,X=5e5,Q=1e3,
it=120,at=.4;class rt extends M{ids;page;kinds=[];boxes=[];outlines=new Map;pictures=new Map;groups=new Map;masks=new Map;groupEnds=new Map;grounds=[];keys=[];begins=()=>{};item="";numbers=0;open=[];within;constructor(t,e){
super(),this.ids=t,this.page=e}enter(t){this.within=t}begin(t,e,n){const s=e&&this.shownPart(e,n),i=this.boxes.length-1;this.isFull?s&&(this.boxes[i]=(0,k.kO)(this.
boxes[i]??s,s)):this.add(this.within??t,s),this.begins()}shownPart(t,e){const n=C((0,k.XM)(t,at),e);return n===j?void 0:(0,k.Pj)((0,k.XM)(n,at),this.page)}outline(t){
if(this.isFull||this.numbers>=X)return;const e=t();e&&(this.numbers+=e.path.length,this.outlines.set(this.kinds.length-1,e))}get keepsPictures(){return!this.isFull&&
this.pictures.size<Q}picture(t){this.pictures.set(this.kinds.length-1,t)}mask(t,e){this.masks.size<Q&&this.masks.set(t,e)}beginPage(){this.begin("page",this.page,
{})}beginGroup(t,e){this.isFull||this.add(this.within??"path",void 0),this.begins();const n=this.boxes.length-1;return this.isFull||this.groups.set(n,t),this.open.
push(e?n:this.open.at(-1)),n}endGroup(t){this.open.pop(),this.groupEnds.set(t,this.boxes.length);let e;for(let n=t+1;n<this.boxes.length;n++){const s=this.boxes[n];
s&&(e=e?(0,k.kO)(e,s):s)}t<K-1&&(this.boxes[t]=e),t+1<this.kinds.length&&(this.kinds[t]=this.kinds[t+1]),this.isFull||this.add(this.within??"path",void 0)}end(){
if(this.kinds.length===this.keys.length)return;const{item:t}=this,e=this.isFull?this.finish():"";this.keys.push(this.ids.of(t.length>it||e!==""?P(t,e):t)),this.
item=""}exact(t){this.isFull?super.exact(t):this.item+=`${t} `}text(t){this.isFull?super.text(t):this.item+=`t${this.ids.of(t)} `}get isFull(){return this.kinds.
length===K}add(t,e){this.end(),this.kinds.push(t),this.boxes.push(e),this.grounds.push(this.open.at(-1))}}var gt=p(66403);const vt=200,Ot=200,Kt=2e4,Es=300;async function vs(o,t){
const{diffArrays:e}=await p.e(8128).then(p.bind(p,18128)),[n,s]=[Xe(o),Xe(t)],i=e(n.map(({masked:u})=>u),s.map(({masked:u})=>u),{maxEditLength:Es})??[{removed:!0,
added:!1,count:n.length},{removed:!1,added:!0,count:s.length}],a=[];let[r,c]=[0,0],f=n.length===Kt||s.length===Kt;const h=(u,l)=>{a.length===vt?f=!0:a.push(u+Ye(
l)),l.length>Ot&&(f=!0)};for(const{removed:u,added:l,count:d}of i){if(u)for(let g=0;g<d;g++)h("-",n[r+g].text);if(l)for(let g=0;g<d;g++)h("+",s[c+g].text);l||(r+=
d),u||(c+=d)}return{lines:a,truncated:f}}function Xe({text:o,masked:t}){const e=t.split(`
`,Kt),n=o.split(`
`,Kt);return e.map((s,i)=>({masked:s,text:n.length===e.length?n[i]:s}))}function Ye(o){if(o.length<=Ot)return o;const t=/[\ud800-\udbff]$/.test(o.slice(0,Ot-1))?
Ot-2:Ot-1;return`${o.slice(0,t)}…`}const As=2e4,Ts=200,ks=.4,Ps=1e3;async function Ze(o,t,e){const n=t.map(()=>"");let s=0;for(const{0:i,index:a}of o.text.matchAll(
/\S+/g)){if(++s>As)break;const r=o.box(a,a+i.length);if(r)for(const[f,h]of t.entries()){const u=n[f];u.length<=Ts&&Rs(h,r.x,r.y,r.width,r.height)&&(n[f]=u===""?
i:`${u} ${i}`)}const c=e.step(Ps+t.length*20);c&&await c}return n.map(Ye)}function Rs([o,t,e,n],s,i,a,r){const c=Math.min(n,i+r)-Math.max(t,i);return s<e&&s+a>o&&
c>ks*Math.min(r,n-t)}var ut=p(45657),me=p(95340),Je=p(38671);const Is=1/50,Ve=.5,Ds=2,Cs=2;function Bs(o,{box:t,sample:[e,n],isSmoothed:s}){const[i,a,r,c]=t,f=s?
1/0:Ds,h=Math.min(Ve*e,f/Math.hypot(o[0],o[1])),u=Math.min(Ve*n,f/Math.hypot(o[2],o[3]));return(0,k.zl)(o,[i-h,a-u,r+h,c+u])}async function Ls(o,t){if(o.style!==
t.style)return;const e=[];for(const n of[void 0,"SMask","Mask"]){const[s,i]=[await Qe(o,n),await Qe(t,n)];if(s==="none"&&i==="none")continue;if(typeof s=="strin\
g"||typeof i=="string"||s.rowBytes!==i.rowBytes||s.pixelBits!==i.pixelBits)return;const a=[1/s.width,1/s.height];for(const r of await Ns(s,i,o.document))e.push(
{box:r,sample:a,isSmoothed:s.isSmoothed})}return e}async function Qe({document:o,image:t},e){const n=e===void 0?t:o.resolve(t.dict.get(e));if(!(n instanceof m.Z6))
return"none";const{format:s,before:i}=(0,Je.R)(o,n),{width:a,height:r,bits:c}=(0,me.h)(o,n.dict);if(s!==void 0||!(a>0&&r>0))return"unknown";const f=await o.decodedAtEase(
i),h=Math.floor(f.length/r),u=Math.floor(h*8/(a*c)),l=y=>Math.ceil(a*c*y/8),d=u>0&&l(u)===h&&l(u-1)!==h,g=o.resolve(n.dict.get("Interpolate")??n.dict.get("I"))===
!0;return d?{data:f,width:a,height:r,rowBytes:h,pixelBits:c*u,isSmoothed:g}:"unknown"}async function Ns(o,{data:t},{job:e}){const{data:n,width:s,height:i,rowBytes:a,
pixelBits:r}=o,c=[];let[f,h,u,l]=[-1,-1,1/0,-1];const d=()=>{if(f<0)return;const[g,y]=[Math.floor(u/r),Math.floor(l/r)+1];c.push([g/s,1-(h+1)/i,y/s,1-f/i]),[f,u,
l]=[-1,1/0,-1]};for(let g=0;g<i;g++){const y=g*a,[U,_]=[n.subarray(y,y+a),t.subarray(y,y+a)];Buffer.compare(U,_)!==0&&(g-h>Math.max(2,i*Is)&&d(),f<0&&(f=g),h=g,
u=Math.min(u,$s(U,_)),l=Math.max(l,js(U,_)));const V=e.pace.step(a*Cs);V&&await V}return d(),c}function $s(o,t){let e=0;for(;o[e]===t[e];)e++;return e*8+Math.clz32(
o[e]^t[e])-24}function js(o,t){let e=o.length-1;for(;o[e]===t[e];)e--;const n=o[e]^t[e];return e*8+Math.clz32(n&-n)-24}const _e=Math.SQRT2,Us=4,At=0,Fs=1,Gs=.001;
function Ws(o,t){const{lineWidth:e,cap:n,join:s,miter:i,matrix:a}=o,[r,c,f,h]=a,[u,l]=[Math.hypot(r,c),Math.hypot(f,h)];return{half:Math.abs(u-l)+Math.abs(r*f+c*
h)/u<=Gs*u?Math.abs(e)*u/2:void 0,reach:zt(o,t),cap:n,join:s,miter:i}}function zt({lineWidth:o,join:t,miter:e,matrix:n},s){const[i,a,r,c]=n,f=Math.max(Math.hypot(
i,a),Math.hypot(r,c)),h=s&&t===At?Math.max(_e,Math.min(e,Us)):_e;return Math.abs(o)*f/2*h}const qe=4096,Ht=1,Mt=2,we=3,St=4,tn=13,Ks=[1,0,0,1,0,0];class Xt{kept=new Float64Array(
qe);used=0;long;x=0;y=0;left=1/0;top=1/0;right=-1/0;bottom=-1/0;hasAngles=!1;isLine=!1;get isEmpty(){return this.used===0&&!this.long}get numbers(){return this.
long?void 0:this.kept.slice(0,this.used)}get box(){return[this.left,this.top,this.right,this.bottom]}get isUpright(){const[,t,e,,n,s,,i,a,,r,c]=this.kept;return this.
long||this.used!==tn||this.kept[tn-1]!==St||this.kept[9]!==Mt?!1:e===s&&n===i&&a===c&&t===r||t===n&&s===a&&i===r&&c===e}follow(t,e){switch(t.operator){case"m":return this.
isLine=!1,this.point(Ht,t.number(0),t.number(1),e);case"l":return this.hasAngles||=this.isLine,this.isLine=!0,this.point(Mt,t.number(0),t.number(1),e);case"c":return this.
curve(t,e,0,2,4);case"v":return this.curve(t,e,-1,0,2);case"y":return this.curve(t,e,0,2,2);case"h":return this.close(),!0;case"re":return this.isLine=!1,this.rectangle(
t.number(0),t.number(1),t.number(2),t.number(3),e),!0;default:return!1}}rectangle(t,e,n,s,i){this.point(Ht,t,e,i),this.point(Mt,t+n,e,i),this.point(Mt,t+n,e+s,i),
this.point(Mt,t,e+s,i),this.add(St),this.x=t,this.y=e}polygon(t){for(const[e,[n,s]]of t.entries())this.point(e===0?Ht:Mt,n,s,Ks);this.add(St)}close(){this.hasAngles||=
this.isLine,this.isLine=!1,this.add(St)}write(t){if(this.long)t.text(this.end());else for(let e=0;e<this.used;e++)t.exact(this.kept[e])}get id(){const t=new M;return this.
write(t),t.finish()}clear(){this.used=0,this.long=void 0,this.whole=void 0,[this.left,this.top,this.right,this.bottom]=k.gF,this.hasAngles=this.isLine=!1}whole;end(){
return this.whole===void 0&&(this.flush(this.long),this.whole=this.long.finish()),this.whole}curve(t,e,n,s,i){return this.hasAngles=this.isLine=!0,this.add(we),
n<0?this.place(this.x,this.y,e):this.place(t.number(n),t.number(n+1),e),this.place(t.number(s),t.number(s+1),e),this.x=t.number(i),this.y=t.number(i+1),this.place(
this.x,this.y,e),!0}point(t,e,n,s){return this.add(t),this.place(e,n,s),this.x=e,this.y=n,!0}place(t,e,n){const[s,i]=[n[0]*t+n[2]*e+n[4],n[1]*t+n[3]*e+n[5]];this.
add(pt(s)),this.add(pt(i)),s<this.left&&(this.left=s),s>this.right&&(this.right=s),i<this.top&&(this.top=i),i>this.bottom&&(this.bottom=i)}add(t){this.used===qe&&
this.flush(this.long??=new M),this.kept[this.used++]=t}flush(t){for(let e=0;e<this.used;e++)t.exact(this.kept[e]);this.used=0}}const ye=100,Lt=1/ye,Nt=10,zs=6,Hs=32;
function xe(o,t){const e=[];let[n,s]=[[0,0],[0,0]],i=Nt;const a=(f,h)=>{e.push({sign:f+i,points:[s,...h]}),i=0,s=h.at(-1)},r=()=>{i===0&&(!t||!Tt(s,n))&&a(t?Mt:
St,[n]),i=Nt,s=n},c=f=>[o[f]/ye,o[f+1]/ye];for(let f=0;f<o.length;){const h=o[f++];h===St?r():h===Ht?(t&&r(),n=s=c(f),i=Nt,f+=2):h===we?(a(we,[c(f),c(f+2),c(f+4)]),
f+=6):(a(Mt,[c(f)]),f+=2)}return t&&r(),e}function Yt(o){const t=[];for(const e of o){(e.sign>=Nt||t.length===0)&&t.push({lines:[],isClosed:!1});const n=t.at(-1);
n.lines.push(e),n.isClosed=e.sign%Nt===St}return t}const Tt=(o,t)=>o[0]===t[0]&&o[1]===t[1];function Zt(o){const t=Jt(o),e=Vt(o,t),n=be(o,t);return e.slice(1).map(
(s,i)=>(0,k.XM)((0,k.$L)([e[i],s]),n))}function Jt({points:o}){const[t,e,n,s]=(0,k.$L)(o);return o.length===2&&(t===n||e===s)?1:Math.max(1,Math.min(Hs,Math.ceil(
Math.max(n-t,s-e)/zs)))}const Vt=({points:o},t)=>Array.from({length:t+1},(e,n)=>Xs(o,n/t));function Xs(o,t){if(t===0)return o[0];if(t===1)return o.at(-1);const e=1-
t,n=o.length===2?[e,t]:[e**3,3*e*e*t,3*e*t*t,t**3],s=i=>o.reduce((a,r,c)=>a+r[i]*n[c],0);return[s(0),s(1)]}function be({points:[o,t,e,n]},s){if(!o||!t||!e||!n)return 0;
const i=(a,r,c)=>Math.hypot(a[0]-2*r[0]+c[0],a[1]-2*r[1]+c[1]);return 6*Math.max(i(o,t,e),i(t,e,n))/8/(s*s)}const Ys=4,Zs=1e-6;function en(o,t,e){const n=[];for(const{
lines:s,isClosed:i}of Yt(o)){const a=i?[]:[s[0].points[0],s.at(-1).points.at(-1)];if(t.cap!==e.cap&&(0,ut.RZ)(n,a.map(f=>nn(f,t,e))),t.join===e.join&&(t.join!==
At||t.miter===e.miter))continue;const c=s.filter(({points:f})=>f.some(h=>!Tt(h,f[0])));for(const[f,h]of c.entries()){const u=c[f+1]??(i?c[0]:void 0);u&&u!==h&&(0,ut.
RZ)(n,_s(h,u,t,e)),h.points.length>2&&(0,ut.RZ)(n,Vs(h,t,e))}}return n}const nn=(o,t,e)=>(0,k.XM)((0,k.$L)([o]),Math.max(t.reach,e.reach)+Lt),Js=.5;function Vs(o,t,e){
const n=Vt(o,Jt(o)),s=n.slice(1).map((i,a)=>Me(n[a],i)[0]);return n.slice(2).flatMap((i,a)=>{const[r,c]=[s[a],s[a+1]];return r&&c&&on(r,c)>Js?[]:[Qs(n,a,t,e)]})}
const Qs=(o,t,e,n)=>(0,k.XM)((0,k.$L)(o.slice(t,t+3)),Math.max(e.reach,n.reach)+Lt);function _s(o,t,e,n){const s=o.points.at(-1),[i,a]=[eo(o),to(t)],r=e.half!==
void 0&&e.half===n.half?e.half:void 0,c=[o,t].some(({points:V})=>an(V[0],V.at(-1))<2*(r??0));if(!i||!a||r===void 0||c)return[nn(s,e,n)];const f=i[0]*a[1]-i[1]*a[0];
if(Math.abs(f)<Zs&&on(i,a)>0)return[];const h=f>0?r:-r,u=[[i[1]*h,-i[0]*h],[a[1]*h,-a[0]*h]],l=[u[0][0]+u[1][0],u[0][1]+u[1][1]],d=Math.hypot(...l),g=d===0?1/0:
2*r/d,[y,U]=[sn(e,g),sn(n,g)];if(y===U)return[];const _=[...u];if(y===At||U===At||g<Ys){const V=g*r/d;_.push([l[0]*V,l[1]*V])}else _.push([-r,-r],[r,r]);return[
(0,k.XM)((0,k.$L)(_.map(([V,nt])=>[s[0]+V,s[1]+nt])),Lt)]}const qs=2,sn=({join:o,miter:t},e)=>o===Fs||o===At&&e<=t?o:qs,on=(o,t)=>o[0]*t[0]+o[1]*t[1],an=(o,t)=>Math.
hypot(t[0]-o[0],t[1]-o[1]);function Me(o,t){const e=an(o,t);return e===0?[]:[[(t[0]-o[0])/e,(t[1]-o[1])/e]]}function to({points:o}){const t=o.find(e=>!Tt(e,o[0]));
return t&&Me(o[0],t)[0]}function eo({points:o}){const t=o.at(-1),e=o.findLast(n=>!Tt(n,t));return e&&Me(e,t)[0]}function no(o,t){if(o.style!==t.style)return;const e=o.
reach===0,[n,s]=[xe(o.path,e),xe(t.path,e)],i=Math.max(o.reach+(o.margin??0),t.reach+(t.margin??0))+Lt,a=so(o,t,n,s);if(!a)return;const r=a.map(f=>(0,k.XM)(f,i));
o.ends!==t.ends&&(0,ut.RZ)(r,io(o,t,n,s));const c=(0,k.XM)((0,k.$L)([...n,...s].flatMap(({points:f})=>f)),i);return(0,ut.RZ)(r,ao(o.clipBox,t.clipBox,c)),r.length===
0&&o.ends===t.ends?void 0:r}function rn({path:o,reach:t,margin:e=0}){const n=xe(o,t===0);return(t===0?Yt(n).map(cn):n.flatMap(Zt)).map(i=>(0,k.XM)(i,t+e+Lt))}const cn=({
lines:o})=>(0,k.$L)(o.flatMap(({points:t})=>t));function so(o,t,e,n){const s=o.reach===0;if(o.ends!==t.ends&&o.isDashed)return;const i=hn(e,n)&&!o.isDashed?ro(e,
n,s):void 0;if(!s)return i??un(e,n,o.isDashed);const a=oo(e,n);return i&&kt(i)<=kt(a)?i:a}const kt=o=>o.reduce((t,[e,n,s,i])=>t+(s-e)*(i-n),0);function oo(o,t){
const e=new Map;for(const h of Yt(t)){const u=JSON.stringify(h.lines),l=e.get(u);l?l.push(h):e.set(u,[h])}const n=Yt(o).filter(({lines:h})=>e.get(JSON.stringify(
h))?.pop()===void 0),s=[...e.values()].flat(),[i,a]=[n[0],s[0]],r=[...n,...s].map(cn);if(n.length!==1||s.length!==1||!i||!a)return r;const c=un(i.lines,a.lines,
!1),f=c.length>0?[c.reduce(k.kO)]:c;return kt(f)<=kt(r)?f:r}function io({pen:o},{pen:t},e,n){if(!o||!t)return[];const s=en(e,o,t);return hn(e,n)&&e.every((a,r)=>Qt(
a,n[r]))||(0,ut.RZ)(s,en(n,o,t)),s}function ao(o,t,e){const[n,s]=[o??e,t??e];return[...fn(n,s),...fn(s,n)].flatMap(i=>{const a=(0,k.Pj)(i,e);return a?[a]:[]})}function fn([
o,t,e,n],s){return[[o,t,Math.min(e,s[0]),n],[Math.max(o,s[2]),t,e,n],[o,t,e,Math.min(n,s[1])],[o,Math.max(t,s[3]),e,n]].filter(a=>a[0]<a[2]&&a[1]<a[3])}const Qt=(o,t)=>o.
sign===t.sign&&o.points.every((e,n)=>Tt(e,t.points[n])),hn=(o,t)=>o.length===t.length&&o.every(({sign:e},n)=>e===t[n].sign);function ro(o,t,e){return o.flatMap(
(n,s)=>{const i=t[s];return Qt(n,i)?[]:e?fo(n,i):co(n,i)??[...Zt(n),...Zt(i)]})}function un(o,t,e){let n=0;for(;n<o.length&&n<t.length&&Qt(o[n],t[n]);)n++;let[s,
i]=[o.length,t.length];for(;!e&&s>n&&i>n&&Qt(o[s-1],t[i-1]);)s--,i--;return[...o.slice(n,s),...t.slice(n,i)].flatMap(Zt)}function co({points:o},{points:t}){const[
e,n,s,i]=[o[0],o[1],t[0],t[1]];if(o.length!==2||t.length!==2)return;const a=[1,0].find(h=>[n,s,i].every(u=>u[h]===e[h]));if(a===void 0)return;const r=1-a;return(n[r]-
e[r])*(i[r]-s[r])<=0||Math.min(e[r],n[r])>Math.max(s[r],i[r])||Math.min(s[r],i[r])>Math.max(e[r],n[r])?void 0:[[e,s],[n,i]].filter(([h,u])=>!Tt(h,u)).map(k.$L)}
function fo(o,t){const e=Math.max(Jt(o),Jt(t)),[n,s]=[Vt(o,e),Vt(t,e)],i=Math.max(be(o,e),be(t,e)),a=[];for(let r=0;r<e;r++){const c=[n[r],n[r+1],s[r],s[r+1]],f=(0,k.
$L)(c);i===0&&(f[0]===f[2]||f[1]===f[3])||a.push((0,k.XM)(f,i))}return a}var mt=p(64019),ln=p(89835),ct=p(6057),Oe=p(75444),dn=p(87141),pn=p(12657),Se=p(31095);
const ho=1;function gn(o,t){const e=o.dict(t.get("BS")),n=o.array(t.get("Border")),s=o.resolve(e?e.get("W"):n?.[2]);return typeof s=="number"?s:1}function uo(o,t){
if(!(0,m.Eo)(o.resolve(t.get("Subtype")),"Link")||(0,mt.wR)(o,t))return;const e=(0,ct.b0)(o,t.get("Rect")),n=gn(o,t);if(!e||!(n>0))return;const s=o.resolve(o.dict(
t.get("BS"))?.get("S")),i=o.array(t.get("Border"))?.[3]!==void 0;return{box:e,width:n,isDashed:i||(0,m.Eo)(s,"D")}}function lo({box:o,width:t,isDashed:e},n,s){const[
i,a,r,c]=o,f=new Xt;f.rectangle(i,a,r-i,c-a,n);const{numbers:h}=f;if(!h)return;const u=Math.hypot(n[0],n[1]);return{path:h,blend:"",mask:"",style:s,ends:"",reach:t*
u+ho,isDashed:e,clipBox:void 0}}var po=p(58971),go=p(36502),mn=p(85008),wn=p(97748);const yn={id:"DeviceGray",isPattern:!1},mo={DeviceGray:"0 ",DeviceRGB:"0 0 0\
 ",DeviceCMYK:"0 0 0 10000 "},xn="DeviceGray 0 ",_t="Normal",wo=new Set([_t,"Multiply","Darken"]),Ee=({blend:o,isIsolated:t})=>t||wo.has(o)?"":o,Pt=o=>({...(0,wn.
ue)(o),base:o,fillSpace:yn,strokeSpace:yn,fill:xn,stroke:xn,fillAlpha:1,strokeAlpha:1,lineWidth:1,cap:0,join:0,miter:10,dash:"",clip:"",clipShapes:"",blend:_t,isIsolated:!1,
mask:"",other:""}),yo={DeviceGray:"DefaultGray",DeviceRGB:"DefaultRGB",DeviceCMYK:"DefaultCMYK"},xo={id:"Pattern",isPattern:!0},bo=1e4,Mo=.2718281828,ve={space:"\
fillSpace",color:"fill"},Ae={space:"strokeSpace",color:"stroke"};class Oo{document;values;named=new WeakMap;constructor(t,e){this.document=t,this.values=e}device(t,e,n,s,i){
const a=this.named.get(i)?.get(t),r=Te(e),c=f=>{s[n.space]=f,s[n.color]=`${f.id} ${r}`};return a?c(a):this.space(t,i).then(c)}setSpace(t,e,n,s){const i=this.named.
get(s)?.get(t),a=r=>{n[e.space]=r,n[e.color]=`${r.id} ${mo[r.id]??"initial"}`};return i?a(i):this.space(t,s).then(a)}set(t,e,n){n[e.color]=`${n[e.space].id} ${Te(
t)}`}beneath(t,{id:e}){return`${e} ${Te(t)}`}async space(t,e){const n=await this.lookUp(t,e);let s=this.named.get(e);return s||this.named.set(e,s=new Map),s.set(
t,n),n}async lookUp(t,e){if(t==="Pattern")return xo;const n=yo[t],s=e.find("ColorSpace",n??t);return s===void 0?{id:t,isPattern:!1}:{id:await this.idOf(s),isPattern:this.
isPattern(s)}}async idOf(t){const e=this.document.resolve(t);return e instanceof m.SX?e.text:P(await this.values.of(t))}isPattern(t){const e=this.document.resolve(
t);return(0,m.Eo)((0,m.cy)(e)?this.document.resolve(e[0]):e,"Pattern")}}function Te(o){let t="";for(let e=0;e<o.count;e++)o.kind(e)!==mn.o_&&(t+=`${Math.floor(o.
number(e)*bo+Mo)} `);return t}var ke=p(18271),So=p(15330),Eo=p(83553),vo=p(25747);const Ao=20,qt=50,$t="";class To{document;fonts=new Map;constructor(t){this.document=
t}of(t,e){let n=this.fonts.get(t);return n||this.fonts.set(t,n=new ko(this.document,t,this.document.dict(e))),n}}class ko{document;font;dict;shapes=new Map;find;bounds=new Map;drawn;constructor(t,e,n){
this.document=t,this.font=e,this.dict=n}shapeOf(t){let e=this.shapes.get(t);return e===void 0&&this.shapes.set(t,e=this.read(t)),e}boxOf(t){return this.drawn?.get(
t.code)?.box??this.bounds.get(t)??this.likelyBox(t)}likelyBox({width:t}){const{ascent:e,descent:n}=this.font;return[-qt,n*1e3-qt,t*1e3+qt,e*1e3+qt]}read(t){if(this.
drawn)return this.drawn.get(t.code)?.shape??$t;this.find??=this.finder();const e=this.find(t);if(!e)return t.text===" "?$t:P(this.substitute,t.text,Ro(t)?0:t.cid);
if(e.length===0)return $t;const n=(0,Eo.BO)(e);n&&this.bounds.set(t,n);const s=new M;for(const i of e)s.length(i);return s.finish()}get substitute(){const{name:t,
bold:e,italic:n,fixedPitch:s}=this.font;return`${t} ${e} ${n} ${s}`}finder(){const{document:t,dict:e}=this,n=e&&(0,ke.Lq)(t,e),s=n&&Po(t,n),i=s&&(0,ke.oQ)(t,e);
return!e||!s||typeof i!="object"?()=>{}:(0,So.X)(t,e,s,i)}}const Po=(0,ke.tI)((o,t)=>{const e=o.decodedPart(t)?.data,{memory:n,pace:s}=o.job;return e&&(0,vo.D)(
e,i=>{n.budget.spend("glyphSteps",i),s.add(i*Ao)})}),Ro=({text:o})=>o!==""&&o!=="�";var Io=p(58552),Do=p(92152),jt=p(8283);const bn={DeviceGray:1,G:1,DeviceRGB:3,
RGB:3,DeviceCMYK:4,CMYK:4},Co={G:"DeviceGray",RGB:"DeviceRGB",CMYK:"DeviceCMYK",I:"Indexed"};class Bo{document;values;known=new Map;constructor(t,e){this.document=
t,this.values=e}async of(t,e,n){const s=this.known.get(t);if(s!==void 0&&t>0)return s;const i=new M;await this.write(e,n,i,!0);const a=i.finish();return this.known.
set(t,a),a}async styleOf(t,e){const n=new M;return await this.write(t,e,n,!0,!1),n.finish()}async write(t,e,n,s,i=!0){const{document:a,values:r}=this,{dict:c}=t,
{width:f,height:h,bits:u,stencil:l,decode:d}=(0,me.h)(a,c);for(const y of[f,h,u,l?1:0,...d??[]])n.exact(y||0);const g=l?"":await this.space(c.get("ColorSpace"),
e);n.text(g);for(const y of["Interpolate","Intent","SMaskInData","Matte"])n.text(await r.of(c.get(y)));for(const y of s?["SMask","Mask"]:[]){const U=a.resolve(c.
get(y));n.text(y),U instanceof m.Z6?await this.write(U,e,n,!1,i):(0,m.cy)(U)&&n.text(await r.of(U))}i&&await this.samples(t,f*u*(bn[g]??0),h,n)}async samples(t,e,n,s){
const{document:i,values:a}=this,{format:r,parameters:c,before:f}=(0,Je.R)(i,t);let h;try{h=await i.decodedAtEase(f)}catch(l){if(!(l instanceof Io.zU)||l.code!==
"unreadable_document")throw l;h=i.decodedPart(f)?.data??i.encoded(f)}if(s.text(r??""),c&&s.text(await a.of(c)),r==="jpg"){for(const l of No(h))await a.bytes(l,s);
return}const u=(0,Do.zq)(e,1,1)*n;await a.bytes(r===void 0&&u>0?h.subarray(0,u):h,s)}async space(t,e){const n=this.document.resolve(t);if(!(n instanceof m.SX))return this.
values.of(t);const s=Co[n.text]??n.text,i=s in bn?void 0:e(n.text);return i===void 0?s:this.values.of(i)}}const Lo=238;function*No(o){let t=2;for(const{marker:e,
start:n,end:s}of(0,jt.OD)(o)){if(t=e===jt.Os?n:s,e===jt.Os)break;e!==jt.EI&&(e===Lo||!(0,jt.iN)(e))&&(yield o.subarray(n,s))}yield o.subarray(t)}const $o=50,jo=2e5,
te=4*1024*1024,Uo=new Set("Length Filter DecodeParms DL Metadata PieceInfo LastModified Parent P Popup StructParent StructParents Type".split(" ")),Fo=0,Go=1,Wo=2,
Ko=3,zo=4,Ho=5,Xo=6,Yo=7,Mn=8;class Zo{document;objects=new Map;direct=new WeakMap;constructor(t){this.document=t}async of(t){if(t==null)return"";if(typeof t!="\
object")return`${t}`;const e=(0,m.i9)(t)?this.objects.get(t.number):this.direct.get(t);if(e!==void 0)return e;const n=new M;await this.write(t,n,[]);const s=n.finish();
return(0,m.i9)(t)?this.objects.set(t.number,s):this.direct.set(t,s),s}async data(t,e){const{document:n}=this,s=t.data.length>te?await n.decodedAtEase(t):n.decodedPart(
t)?.data;await this.bytes(Jo(s??n.encoded(t)),e)}async bytes(t,e){const{pace:n}=this.document.job;for(let s=0;s<t.length;s+=te){e.bytes(t.subarray(s,s+te));const i=n.
step(Math.min(t.length-s,te));i&&await i}}async write(t,e,n){if(n.length>$o||e.count>jo||(0,m.i9)(t)&&n.includes(t.number)){e.exact(Yo);return}const s=this.document.
resolve(t),i=[...n,(0,m.i9)(t)?t.number:-1];if(typeof s=="number")e.exact(Ko),e.exact(Number(s.toPrecision(5)));else if(s instanceof m.SX||typeof s=="boolean")e.
exact(Go),e.text(s instanceof m.SX?s.text:`${s}`);else if(s instanceof m.Mx)e.exact(Wo),e.bytes(s.bytes);else if((0,m.cy)(s)){e.exact(zo);for(const r of s)await this.
write(r,e,i);e.exact(Mn)}else s instanceof m.Bi?await this.entries(s,Ho,e,i):s instanceof m.Z6?(await this.entries(s.dict,Xo,e,i),await this.data(s,e)):e.exact(
Fo);const a=this.document.job.pace.step(100);a&&await a}async entries(t,e,n,s){n.exact(e);for(const i of[...t.keys()].sort())Uo.has(i)||(n.text(i),await this.write(
t.get(i),n,s));n.exact(Mn)}}function Jo(o){if(!(o.length>128&&Buffer.from(o.subarray(36,40)).toString("latin1")==="acsp"))return o;const e=o.slice();return e.fill(
0,24,36),e.fill(0,84,100),e}const Vo=1e4;class Qo{document;decoder;layers;values;images;colors;characters;shapes;fonts=new Map;known=new Map;constructor(t){this.
document=t,this.decoder=new po.X(t),this.characters=new pn.y(t.job),this.layers=new go.z(t),this.values=new Zo(t),this.images=new Bo(t,this.values),this.colors=
new Oo(t,this.values),this.shapes=new To(t)}remember(t,e){this.fonts.has(t)||this.fonts.set(t,e())}shapesOf(t){return this.shapes.of(t,this.fonts.get(t))}async once(t,e){
const n=this.known.get(t);if(n!==void 0)return n;const s=await e();return this.known.size<Vo&&this.known.set(t,s),s}}var _o=p(36211),qo=p(93059),ti=p(4745),Pe=p(
5490);const Re=3,Ut=4,ei=-1;class ni{digest;states;shapesOf;characters;matrix=new wn.f6;replaces=!1;part=32;clipping;clippingBox=k.gF;ignored=[];marks;shapes;x=0;y=0;alongX=0;alongY=0;acrossX=0;acrossY=0;moved=0;isVertical=!1;scale="";written="";constructor(t,e,n,s){
this.digest=t,this.states=e,this.shapesOf=n,this.characters=s}begin({matrix:t,size:e,stretch:n,rise:s},i){const a=this.matrix,[r,c]=[a.a*t[0]+a.b*t[2],a.a*t[1]+
a.b*t[3]],[f,h]=[a.c*t[0]+a.d*t[2],a.c*t[1]+a.d*t[3]];this.x=a.e*t[0]+a.f*t[2]+t[4]+s*f,this.y=a.e*t[1]+a.f*t[3]+t[5]+s*h,this.alongX=r*e*n,this.alongY=c*e*n,this.
acrossX=f*e,this.acrossY=h*e,this.moved=0,this.isVertical=i.vertical,this.scale=`${pt(this.alongX)} ${pt(this.alongY)} ${pt(this.acrossX)} ${pt(this.acrossY)}`,
this.shapes=this.shapesOf(i)}show(t,e,n){const s=e.font,{vertical:i}=s,a=e.size===0?1:e.size,r=(i?-e.charSpace:e.charSpace)/a,c=(i?-e.wordSpace:e.wordSpace)/a,f=!n&&
e.mode!==Re;let{moved:h}=this;const u=s.glyphs(t);this.characters.take(u.length);for(const l of u){const d=f?this.shapes.shapeOf(l):$t;d!==$t&&(l.vertical?this.
glyph(e,l,d,-l.vertical.x,-h-l.vertical.y,l.vertical.advance):i?this.glyph(e,l,d,0,-h,l.width):this.glyph(e,l,d,h,0,l.width)),h+=(i&&l.vertical?-l.vertical.advance:
l.width)+r,l.isSpace&&(h+=c)}this.moved=h}endClipping(){this.clipping=void 0,this.clippingBox=k.gF}adjust(t){this.moved+=(this.isVertical?t:-t)/1e3}end({size:t,
stretch:e,font:n}){n.vertical?this.matrix.advance(0,-this.moved*t):this.matrix.advance(this.moved*t*e,0)}replaced(){}glyph(t,e,n,s,i,a){const r=this.x+s*this.alongX+
i*this.acrossX,c=this.y+s*this.alongY+i*this.acrossY;if(this.ignored.length>0&&this.ignored.some(u=>si(u,r,c)))return;const{digest:f,marks:h}=this;h&&t.mode<Ut+
Re&&(h.begin("text",this.boxOf(t,e,r,c),t),this.written=""),t.mode<Ut?this.write(f,t,n,r,c,a):(t.mode<Ut+Re&&this.write(f,t,n,r,c,a),this.clipping??=new M,h&&(this.
clippingBox=(0,k.kO)(this.clippingBox,this.boxOf(t,e,r,c))),this.written="",this.write(this.clipping,void 0,n,r,c,a),this.written="")}boxOf(t,e,n,s){const i=this.
shapes.boxOf(e),a=[this.alongX/1e3,this.alongY/1e3,this.acrossX/1e3,this.acrossY/1e3,n,s],r=(0,k.zl)(a,i);return t.mode%Ut===0?r:(0,k.XM)(r,zt(t,!0))}write(t,e,n,s,i,a){
e&&this.states.state(e,e.mode%Ut),t.exact(ei),this.scale!==this.written&&(t.text(this.scale),this.written=this.scale),t.text(n),t.length(s),t.length(i),t.length(
a)}}const si=({x:o,y:t,width:e,height:n},s,i)=>s>=o-.5&&s<=o+e+.5&&i>=t&&i<=t+n,On={OP:"false",op:"false",OPM:"0",AIS:"false",TK:"true",RI:"RelativeColorimetric",
TR:"Identity",TR2:"Default",BG:"",BG2:"Default",UCR:"",UCR2:"Default"},oi=o=>o in On;function Sn(o,t,e,n){const s=n instanceof m.SX?n.text:typeof n=="object"?e:
`${n}`,i=o.split(`
`).filter(a=>a!==""&&!a.startsWith(`${t} `));return(s===On[t]?i:[...i,`${t} ${s}`]).sort().join(`
`)}function ii(o,t){switch(o.operator){case"w":return t.lineWidth=o.number(0),!0;case"J":return t.cap=o.number(0),!0;case"j":return t.join=o.number(0),!0;case"M":
return t.miter=o.number(0),!0;case"d":return t.dash=vn(o.value(0),o.number(1)),!0;case"ri":return t.other=Sn(t.other,"RI","",new m.SX(o.name(0)??"")),!0;default:
return!1}}function ai(o,t,e,n){t==="BM"&&(n.blend=ri((0,m.cy)(e)?o.resolve(e[0]):e)),t==="D"&&(0,m.cy)(e)&&(n.dash=ci(o,e)),typeof e=="number"&&(t==="LW"?n.lineWidth=
e:t==="LC"?n.cap=e:t==="LJ"?n.join=e:t==="ML"?n.miter=e:t==="CA"?n.strokeAlpha=e:t==="ca"&&(n.fillAlpha=e))}const ri=o=>o instanceof m.SX&&o.text!=="Compatible"?
o.text:_t,En=new WeakMap;function ci(o,t){const e=En.get(t);if(e!==void 0)return e;const[n,s]=[o.resolve(t[0]),o.resolve(t[1])],i=vn((0,m.cy)(n)?n.map(a=>o.resolve(
a)):null,Number(s)||0);return En.set(t,i),i}const fi=200;function vn(o,t){const e=(0,m.cy)(o)?o.filter(s=>typeof s=="number"):[];if(!e.some(s=>s>0))return"";const n=[
...e,t||0].map(s=>Math.round(s*1e4)).join(" ");return n.length>fi?P(n):n}const hi=-11,ui=-12;function An({matrix:o,lineWidth:t,dash:e}){const[n,s,i,a]=o,r=t*t;return`${[
r*(n*n+i*i),r*(n*s+i*a),r*(s*s+a*a)].map(f=>Math.round(f*1e6)).join(" ")} ${e&&`${e} ${Math.round((0,k.PU)(o)*1e6)}`}`}class li{digest;fill="";fillAlpha=-1;fillClip="";fillMode="";stroke="";constructor(t){
this.digest=t}forget(){this.fillAlpha=-1,this.stroke=""}state(t,e){e!==1&&this.fills(t),e>=1&&this.strokes(t)}fills({fill:t,fillAlpha:e,clip:n,blend:s,mask:i,other:a}){
if(t===this.fill&&e===this.fillAlpha&&n===this.fillClip&&this.fillMode===s+i+a)return;this.fill=t,this.fillAlpha=e,this.fillClip=n,this.fillMode=s+i+a;const{digest:c}=this;
c.exact(hi),c.text(t),c.length(e),c.text(n),c.text(this.fillMode)}strokes(t){const{stroke:e,strokeAlpha:n,cap:s,join:i,miter:a,clip:r,blend:c,mask:f,other:h}=t,
u=`${s} ${i} ${i===0?a:""}`,l=[e,n,r,c,f,h,An(t),u].join(`
`);l!==this.stroke&&(this.stroke=l,this.digest.exact(ui),this.digest.text(l))}}function Tn(o,t,e){const{numbers:n}=o;if(!n)return;const{clipShapes:s,blend:i,mask:a,
other:r,clipBox:c}=t,f=[s,Ee(t),a!=="",r].join(`
`);if(e!==void 0)return{path:n,blend:i,mask:a,style:[e,t.fill,t.fillAlpha,f].join(`
`),ends:"",reach:0,isDashed:!1,clipBox:c};const{stroke:h,strokeAlpha:u,cap:l,join:d,miter:g,dash:y}=t;return{path:n,blend:i,mask:a,style:[h,u,An(t),f].join(`
`),ends:`${l} ${d} ${d===At?g:""}`,pen:Ws(t,o.hasAngles),reach:zt(t,o.hasAngles),isDashed:y!=="",clipBox:c}}const di=-2,pi=-3,gi=-4,mi=-5,wi=-6,yi=-7,xi=-8;class Rt extends ti.
p{context;digest;marks;glyphs;path=new Xt;written;clipRule="";constructor(t,e,n){const s=new li(e),i=new ni(e,s,a=>t.shapesOf(a),t.characters);super(t.document,
t.decoder,i,t.layers),this.context=t,this.digest=e,this.marks=n,this.written=s,this.glyphs=i,i.marks=n,n&&(n.begins=()=>s.forget())}take(t,e){const{states:n,scope:s}=e,
i=n.current,{operator:a}=t;if(this.path.follow(t,i.matrix))return;const r=_o.lJ.get(a);if(r){this.paint(r,i);return}switch(a){case"g":case"rg":case"k":return this.
context.colors.device(Pn[a],t,ve,i,s);case"G":case"RG":case"K":return this.context.colors.device(Pn[a],t,Ae,i,s);case"cs":case"CS":return this.context.colors.setSpace(
t.name(0)??"",a==="cs"?ve:Ae,i,s);case"sc":case"scn":return this.color(t,ve,e);case"SC":case"SCN":return this.color(t,Ae,e);case"W":case"W*":this.clipRule=a;return;case"\
gs":return this.graphics(t,e);case"Tf":return this.font(t,e);case"ET":this.clipText(i);return;case"sh":return this.shading(t.name(0)??"",e);case"BI":{const c=(0,qo.
n)(t);return c&&this.image(0,c,e)}default:if(!ii(t,i))return super.take(t,e)}}paint({fill:t,strokes:e,closes:n},s){const{path:i,digest:a,written:r}=this;i.isEmpty||
(n&&i.close(),this.marked.isOff||(t!==void 0&&(this.marks?.begin("path",i.box,s),r.state(s,0),a.exact(t==="nonzero"?di:pi),this.marks?.outline(()=>Tn(i,s,t)),i.
write(a)),e&&(this.marks?.begin("path",(0,k.XM)(i.box,zt(s,i.hasAngles)),s),r.state(s,1),a.exact(gi),this.marks?.outline(()=>Tn(i,s)),i.write(a))),this.clipRule!==
""&&(kn(s,i,this.clipRule),this.clipRule=""),i.clear())}clipText(t){const{clipping:e}=this.glyphs;e&&(t.clip=t.clipShapes=P(t.clip,"text",e.finish()),this.marks&&
(t.clipBox=C(this.glyphs.clippingBox,t)),this.glyphs.endClipping())}color(t,e,n){const s=n.states.current,i=t.count-1;if(t.kind(i)!==mn.o_)return this.context.colors.
set(t,e,s);const a=s[e.space],r=this.context.colors.beneath(t,a);return this.pattern(n.scope.find("Pattern",t.name(i)),r,n).then(c=>{s[e.color]=c})}async pattern(t,e,n){
const{document:s,context:i}=this,a=s.resolve(t),r=s.dict(t);if(!r)return e;const c=(0,k.lw)((0,ct.lQ)(s,r.get("Matrix")),n.states.current.base);if(!(a instanceof
m.Z6)||!(0,m.i9)(t)){const[l,d]=[await i.values.of(r.get("Shading")),await i.values.of(r.get("ExtGState"))];return P("shading",l,d,ee(c))}const f=s.resolve(r.get(
"PaintType"))!==2,h=f?"":e,u=await i.once(`${t.number} ${h}`,async()=>{const l={...Pt(Rn),...f?{}:{fill:h,stroke:h}},d=await this.apart(t,a,l,n),g=await i.values.
of(["XStep","YStep","BBox"].map(y=>r.get(y)??null));return P("tiling",d,g,h)});return P(u,ee(c))}async apart(t,e,n,s,i){const{context:a,document:r}=this,{drawing:c,
scope:f}=s,h=(0,m.i9)(t)?t.number:0;if(c.includes(h))return"";if(c.length>=r.job.limits.formDepth)throw this.tooDeep();const u=new M,l=r.dict(e.dict.get("Resour\
ces"));return await new Rt(a,u,i).read(await this.decoder.form(h,e),{states:new Pe.U(n),scope:l?new Se.H(r,l,f):f,stream:h,drawing:[...c,h]}),u.finish()}async graphics(t,e){
const n=this.document.dict(e.scope.find("ExtGState",t.name(0)??""));if(await super.take(t,e),!n)return;const{document:s,context:i}=this,a=e.states.current,[r]=s.
array(n.get("Font"))??[];r!==void 0&&a.font&&(i.remember(a.font,()=>r),await this.prepare(a.font,e));for(const[c,f]of n){const h=s.resolve(f);c==="SMask"?a.mask=
await this.softMask(h,e):oi(c)?a.other=Sn(a.other,c,await i.values.of(f),h):ai(s,c,h,a)}}async softMask(t,e){const{document:n,context:s}=this;if(!(t instanceof m.
Bi))return"";const i=t.get("G");if(!(n.resolve(i)instanceof m.Z6)||!(0,m.i9)(i))return"";const{matrix:r}=e.states.current,c=await s.values.of(["S","BC","TR"].map(
d=>t.get(d)??null)),f=ee(r),h=await s.once(`mask ${i.number} ${c}`,async()=>{const d=new M;return await new Rt(s,d).draw(i,{...e,states:new Pe.U(Pt(Rn))}),P("ma\
sk",c,d.finish())}),u=P(h,f),l={...e,states:new Pe.U(Pt(r))};return this.marks?.mask(u,{kind:c,items:(d,g)=>this.itemsOf(i,l,new rt(d,g))}),u}async itemsOf(t,e,n){
return await new Rt(this.context,n,n).draw(t,e),n.end(),n}font(t,e){const n=t.name(0),s=()=>{const{font:a}=e.states.current;if(!(!a||n===void 0)&&(this.context.
remember(a,()=>e.scope.find("Font",n)),a.type3))return this.prepare(a,e)},i=super.take(t,e);return i?i.then(s):s()}async prepare(t,e){if(!t.type3)return;const n=this.
context.shapesOf(t);if(n.drawn)return;const{document:s}=this,{procedures:i,matrix:a,resources:r}=t.type3,c=new Map;n.drawn=c;const f=s.dict(r),h={...e,scope:f?new Se.
H(s,f,e.scope):e.scope},u=(0,k.lw)(a,[1e3,0,0,1e3,0,0]);for(let l=0;l<256;l++){const d=t.type3.procedureOf(l),g=d===void 0?void 0:i?.get(d),y=s.resolve(g);if(!(y instanceof
m.Z6))continue;const U=new W,_=await this.apart(g,y,Pt(u),h,U);c.set(l,{shape:_,box:U.box})}}async shading(t,{scope:e,states:n}){if(this.marked.isOff)return;const s=n.
current,i=await this.context.values.of(e.find("Shading",t));this.marks?.begin("path",s.clipBox??$,s),this.written.state(Ie(s),0),this.digest.exact(wi),this.digest.
text(i),this.place(s.matrix)}draws(t,e){if(t===void 0||this.marked.isOff)return;const n=e.scope.find("XObject",t),s=this.document.resolve(n);if(!(s instanceof m.
Z6)||!(0,m.Eo)(this.document.resolve(s.dict.get("Subtype")),"Image"))return super.draws(t,e);if(!this.layers.isOff(s.dict.get("OC")))return this.image((0,m.i9)(
n)?n.number:0,s,e)}async image(t,e,{scope:n,states:s}){if(this.marked.isOff)return;const{document:i}=this,a=f=>n.find("ColorSpace",f),r=(0,me.h)(i,e.dict).stencil?
s.current:Ie(s.current),c=await this.context.images.of(t,e,a);if(this.marks?.begin("image",(0,k.zl)(r.matrix,bi),r),this.written.state(r,0),this.marks?.keepsPictures){
const f=await this.context.images.styleOf(e,a),{matrix:h,fill:u,fillAlpha:l,clip:d,blend:g,mask:y,other:U}=r,_=[f,u,l,d,Ee(r),y!=="",U,ee(h)].join(`
`);this.marks.picture({document:i,image:e,matrix:h,id:c,style:_,blend:g,mask:y})}this.digest.exact(mi),this.digest.text(c),this.place(r.matrix)}async readForm(t,e,n){
const{document:s,digest:i}=this,a=n.states.current;a.base=a.matrix;const r=(0,ct.b0)(s,e.dict.get("BBox"));if(r){const l=new Xt;l.rectangle(r[0],r[1],r[2]-r[0],
r[3]-r[1],a.matrix),kn(a,l,"W")}const c=s.dict(e.dict.get("Group"));if(!c||!(0,m.Eo)(s.resolve(c.get("S")),"Transparency"))return super.readForm(t,e,n);const f=s.
resolve(c.get("I"))===!0,h=this.marks?.beginGroup(await this.groupLook(c,a),f);this.written.state({...Ie(a),clip:""},0),i.exact(yi),i.text(await this.context.values.
of(["I","K","CS"].map(l=>c.get(l)??null)));const u={isIsolated:f||a.isIsolated};Object.assign(a,{fillAlpha:1,strokeAlpha:1,blend:_t,mask:""},u),await super.readForm(
t,e,n),h!==void 0&&this.marks?.endGroup(h),i.exact(xi)}async groupLook(t,e){const{fillAlpha:n,blend:s,mask:i,other:a}=e;return{style:["group",await this.context.
values.of(["I","CS"].map(c=>t.get(c)??null)),n,Ee(e),i!=="",a].join(`
`),blend:s,mask:i}}place(t){for(const e of t)this.digest.length(e)}}const Ie=o=>({...o,fill:""});function kn(o,t,e){o.clip=P(o.clip,e,t.id),t.isUpright||(o.clipShapes=
P(o.clipShapes,e,t.id)),o.clipBox=C(t.box,o)}const Pn={g:"DeviceGray",G:"DeviceGray",rg:"DeviceRGB",RG:"DeviceRGB",k:"DeviceCMYK",K:"DeviceCMYK"},bi=[0,0,1,1],Rn=[
1,0,0,1,0,0],ee=o=>o.map(t=>Math.round(t*1e6)).join(" ");var Mi=p(55969),Oi=p(20015),ne=p(91374),In=p(25902),Si=p(79784);const Ei=new Set(["Highlight","Underlin\
e","Squiggly","StrikeOut"]),vi=1/4;function Ai(o,t,e,n){if(!Ei.has((0,Mi.B)(o,t))||(0,mt.wR)(o,t))return;const s=new Xt;let i=0;for(const{lowerLeft:c,lowerRight:f,
upperRight:h,upperLeft:u}of(0,Oi.ck)(o,t)){const l=[c,f,h,u].map(([y,U])=>(0,k.Gd)(e,y,U));s.polygon(l);const[d,,,g]=l;i=Math.max(i,Math.hypot(g[0]-d[0],g[1]-d[1])*
vi)}const{numbers:a,isEmpty:r}=s;return r||!a?void 0:{path:a,blend:"",mask:"",style:n,ends:"",reach:0,margin:i,isDashed:!1,clipBox:void 0}}const Ti=4096|1<<24,ki=4;
function Pi(o,t){const e=(0,ct.b0)(o,t.get("Rect")),n=(0,ne.pv)(o,t);if(!e||n!=="Tx"&&n!=="Ch")return e;const s=y=>Number(o.resolve((0,ne.hj)(o,t,y)))||0,i=o.dict(
t.get("MK"));if(i!==void 0&&["BG","BC","R"].some(y=>i.has(y))||s("Q")!==0||(s("Ff")&Ti)!==0)return e;const r=(0,In.gF)(o,o.resolve((0,ne.hj)(o,t,"V")));if(r===void 0||
r.includes(`
`))return e;const[c,f,h,u]=e,l=o.resolve((0,ne.hj)(o,t,"DA")),d=l instanceof m.Mx?(0,Si.O)((0,In.Ly)(l.bytes)).size:0,g=2*ki+r.length*Math.max(d,u-f);return[c,f,
Math.min(h,c+g),u]}const Ri="Subtype F Contents T Subj RC QuadPoints InkList Vertices L LE CL C IC BS BE Border Name CA OC AS".split(" "),Ii="Subtype F QuadPoin\
ts C BS Border OC AS".split(" ");function Di([o,t,e,n]){const s=(n-t)/4;return[o-s,t,e+s,n]}const De=4e3;class Ci{document;context;constructor(t){this.document=
t,this.context=new Qo(t)}async page(t,e=[]){const[n,s]=[new M,new M];return await this.content(t,e,n),await this.annotations(t,e,s),{content:n.finish(),annotations:s.
finish(),undrawn:await this.undrawn(t)}}async items(t,e,n){const{width:s,height:i}=(0,k.JQ)((0,ct.iw)(this.document,t)),a=new rt(n,[0,0,s,i]);return await this.
content(t,e,a,a),await this.annotations(t,e,a,a),a.end(),a}async content(t,e,n,s){const{document:i,context:a}=this;a.characters=new pn.y(i.job);const r=(0,ct.iw)(
i,t),c=(0,dn.y)(r),{width:f,height:h}=(0,k.JQ)(r);s?.beginPage(),n.length(f),n.length(h);const u=new Rt(a,n,s);u.glyphs.ignored=e;const l=new Se.H(i,i.dict(i.pages.
attribute(t,"Resources")));await u.page(await a.decoder.page(t),l,Pt(c));const d=i.dict(i.entry(i.pages.number(t),"Group"));d&&(s?.beginPage(),n.text(await a.values.
of(["S","I","K","CS"].map(g=>d.get(g)??null))))}async annotations(t,e,n,s){const{document:i,context:a}=this,r=(0,ct.iw)(i,t),c=(0,dn.y)(r),f=new Rt(a,n,s);f.glyphs.
ignored=e;for(const h of await(0,Oe.qw)(i,t,a.layers)){const u=(0,mt.wR)(i,h),l=u&&(0,mt.hs)(i,h,u,r.rotation),d=i.job.pace.step(De);d&&await d,l&&(s?.enter(this.
isField(h)?"field":"annotation"),await f.form(u,(0,Oe.RZ)(i),Pt((0,k.lw)(l.matrix,c))))}for(const h of i.array(i.entry(i.pages.number(t),"Annots"))??[]){const u=i.
dict(h),l=i.job.pace.step(De);if(l&&await l,!u||(0,m.Eo)(i.resolve(u.get("Subtype")),"Popup"))continue;s?.enter(this.isField(u)?"field":"annotation"),s?.begin("\
path",this.boxOf(u,c),{});const d=await this.seen(u);n.text(d);const g=s&&uo(i,u);g&&s.outline(()=>lo(g,c,d));const y=s&&await this.seen(u,"QuadPoints");y&&s.outline(
()=>Ai(i,u,c,y)),(0,mt.wR)(i,u)&&s?.begin("path",void 0,{}),n.text(await a.values.of(u.get("Rect")))}}async undrawn(t){const{document:e,context:n}=this;let s="";
for(const i of await(0,Oe.qw)(e,t,n.layers)){const a=e.job.pace.step(De);if(a&&await a,this.isField(i)||(0,mt.wR)(e,i)||(0,ln.q)(e,i))continue;const r=e.resolve(
i.get("Subtype")),c=gn(e,i);if((0,m.Eo)(r,"Link")&&c===0)continue;const f=((0,ct.b0)(e,i.get("Rect"))??[]).map(Math.round),h=await n.values.of(["Subtype","C","N\
ame"].map(u=>i.get(u)??null));s=P(s,f.join(" "),c,h)}return s}isField(t){return(0,m.Eo)(this.document.resolve(t.get("Subtype")),"Widget")}boxOf(t,e){const{document:n}=this;
if((0,mt.dK)(n,t))return;const s=(0,mt.wR)(n,t)?void 0:(0,ln.q)(n,t),i=this.isField(t)&&!(0,mt.wR)(n,t),a=s??(i?Pi(n,t):(0,ct.b0)(n,t.get("Rect")));return a&&(0,k.
zl)(e,(0,m.Eo)(n.resolve(t.get("Subtype")),"Highlight")?Di(a):a)}async seen(t,e){const n=this.document.resolve(t.get("Subtype")),s=(0,m.Eo)(n,"Link")||(0,m.Eo)(
n,"Widget")?Ii:Ri;let i="";for(const a of s)a!==e&&(i+=`${await this.context.values.of(t.get(a))} `);return i}}var Bi=p(3133),Dn=p(99561);const Ce=64,Li=1e3,Ni="\
￼";class Cn{document;pattern;reader;looks;truncated=!1;constructor(t,e){this.document=t,this.pattern=e,this.reader=new Bi.X(t),this.looks=new Ci(t)}async page(t){
const{pace:e}=this.document.job,{masked:n,ignored:s}=await this.text(t);await e.rest();const{content:i,annotations:a,undrawn:r}=await this.looks.page(t,s),c=new ji;
for(const f of Bn(n)){c.add(f);const h=e.step(f.length*4+100);h&&await h}return{content:i,annotations:a,undrawn:r,...c.finish()}}items(t,{ignored:e},n){return this.
looks.items(t,e,n)}async text(t){const{flow:e}=await this.reader.page(t),{text:n}=e;if(!this.pattern)return{text:n,flow:e,masked:n,ignored:[],truncated:!1};const{
matches:s,truncated:i}=await this.pattern.search(n,Li,this.document.job.pace);this.truncated||=i;let a="",r=0;for(const{start:c,end:f}of s)a+=n.slice(r,c)+Ni,r=
f;return{text:n,flow:e,masked:a+n.slice(r),ignored:s.flatMap(({start:c,end:f})=>$i(e,c,f)),truncated:i}}}function*Bn(o){for(const[t]of o.matchAll(/\S+/g))yield t}
function $i(o,t,e){const n=o.text.lastIndexOf(`
`,t-1)+1,s=o.text.indexOf(`
`,e),i=o.box(n,s<0?o.text.length:s);return i?[i]:[]}class ji{hash=(0,z.createHash)("sha256");smallest=new Set;largest=0;count=0;add(t){this.hash.update(`${t} `),
this.count++;const e=Ui(t);this.smallest.has(e)||this.smallest.size===Ce&&e>this.largest||(this.smallest.size===Ce&&this.smallest.delete(this.largest),this.smallest.
add(e),this.largest=(0,ut.Kf)(this.smallest))}finish(){return{text:this.count===0?"":this.hash.digest("base64"),sample:[...this.smallest].sort((t,e)=>t-e)}}}function Ui(o){
let t=Dn.k;for(let e=0;e<o.length;e++)t=(0,Dn.v)(t,o.charCodeAt(e));return t=Math.imul(t^t>>>16,2246822507),(t^t>>>13)>>>0}function Fi({sample:o},{sample:t}){const e=Math.
min(Ce,Math.max(o.length,t.length));if(e===0)return 0;let[n,s,i,a]=[0,0,0,0];for(;i<e&&(n<o.length||s<t.length);){const[r,c]=[o[n]??1/0,t[s]??1/0];i++,r===c&&a++,
r<=c&&n++,c<=r&&s++}return a/i}const Gi=1e6,Wi=.01;async function Ki(o,t,e){const n=t.length+1;if(o.length*t.length>Gi||o.length===0||t.length===0)return Array.
from({length:Math.min(o.length,t.length)},(a,r)=>[r,r]);const s=new Float32Array((o.length+1)*n);for(let a=o.length-1;a>=0;a--){for(let c=t.length-1;c>=0;c--){const f=Wi+
Fi(o[a],t[c])+s[(a+1)*n+c+1];s[a*n+c]=Math.max(f,s[(a+1)*n+c],s[a*n+c+1])}const r=e.step(t.length*1500);r&&await r}const i=[];for(let a=0,r=0;a<o.length&&r<t.length;){
const c=s[a*n+r];c===s[(a+1)*n+r]?a++:c===s[a*n+r+1]?r++:i.push([a++,r++])}return i}const Ln=[({content:o,annotations:t,text:e})=>`${o} ${t} ${e}`,({content:o})=>o,
({text:o})=>o];async function zi(o,t,e){const n=new Hi(o,t,e);let s=[{from:0,to:t.length,otherFrom:0,otherTo:o.length}];for(const i of Ln)s=await n.inOrder(s,i);
for(const i of Ln)await n.elsewhere(i);for(const i of s)await n.alike(i);return n}class Hi{earlier;later;pace;before;after;moved=new Set;constructor(t,e,n){this.
earlier=t,this.later=e,this.pace=n,this.before=new Int32Array(e.length).fill(-1),this.after=new Int32Array(t.length).fill(-1)}async inOrder(t,e){const[n,s]=[this.
later.map(e),this.earlier.map(e)],i=[...t].reverse(),a=[];for(let r=i.pop();r;r=i.pop()){const c=this.trimmed(r,n,s),f=this.pace.step((c.to-c.from+c.otherTo-c.otherFrom+
1)*200);if(f&&await f,c.from===c.to||c.otherFrom===c.otherTo){(c.from<c.to||c.otherFrom<c.otherTo)&&a.push(c);continue}const h=Nn(Xi(c,n,s));if(h.length===0){a.
push(c);continue}(0,ut.RZ)(i,Yi(c,h).reverse());for(const[u,l]of h)this.match(u,l)}return a}trimmed(t,e,n){let{from:s,to:i,otherFrom:a,otherTo:r}=t;const c=(f,h)=>e[f]!==
""&&e[f]===n[h];for(;s<i&&a<r&&c(s,a);)this.match(s++,a++);for(;s<i&&a<r&&c(i-1,r-1);)this.match(--i,--r);return{from:s,to:i,otherFrom:a,otherTo:r}}async elsewhere(t){
const e=new Map;for(const[n,s]of this.earlier.entries()){const i=t(s);if(this.after[n]>=0||i==="")continue;const a=e.get(i);a?a.push(n):e.set(i,[n])}for(const n of e.
values())n.reverse();for(const[n,s]of this.later.entries()){const i=this.pace.step(200);i&&await i;const a=this.before[n]<0?e.get(t(s))?.pop():void 0;a!==void 0&&
(this.match(n,a),this.moved.add(n))}}async alike({from:t,to:e,otherFrom:n,otherTo:s}){const i=[],a=[];for(let h=t;h<e;h++)this.before[h]<0&&i.push(h);for(let h=n;h<
s;h++)this.after[h]<0&&a.push(h);const{later:r,earlier:c}=this,f=await Ki(i.map(h=>r[h]),a.map(h=>c[h]),this.pace);for(const[h,u]of f)this.match(i[h],a[u])}match(t,e){
this.before[t]=e,this.after[e]=t}}function Xi(o,t,e){const n=new Map;for(let a=o.otherFrom;a<o.otherTo;a++)n.set(e[a],n.has(e[a])?-1:a);const s=new Map;for(let a=o.
from;a<o.to;a++)s.set(t[a],(s.get(t[a])??0)+1);const i=[];for(let a=o.from;a<o.to;a++){const r=n.get(t[a])??-1;r>=0&&t[a]!==""&&s.get(t[a])===1&&i.push([a,r])}return i}
function Nn(o){const t=[],e=new Int32Array(o.length);for(const[s,[,i]]of o.entries()){let[a,r]=[0,t.length];for(;a<r;){const c=a+r>>1;o[t[c]][1]<i?a=c+1:r=c}e[s]=
a>0?t[a-1]:-1,t[a]=s}const n=[];for(let s=t.at(-1)??-1;s>=0;s=e[s])n.push(o[s]);return n.reverse()}function Yi(o,t){const e=[];let{from:n,otherFrom:s}=o;for(const[
i,a]of t)e.push({from:n,to:i,otherFrom:s,otherTo:a}),n=i+1,s=a+1;return e.push({from:n,to:o.to,otherFrom:s,otherTo:o.otherTo}),e}const Zi=2e6,Ji=1e3,Vi=1e5,Qi=500,
Be=5e4,Le=200,se=20,$n=300;async function jn(o,t,e,n=Vi){const{from:s,end:i,otherEnd:a}=_i(o.keys,t.keys),r=new Map;for(let g=a-1;g>=s;g--){const y=r.get(t.keys[g]);
y?y.push(g):r.set(t.keys[g],[g]);const U=e.step($n);U&&await U}const[c,f]=[[],[]];for(let g=s;g<i;g++){const y=r.get(o.keys[g])?.pop();y===void 0?c.push(g):f.push(
[g,y]);const U=e.step($n);U&&await U}const h=[...r.values()].flat().sort((g,y)=>g-y);await e.rest();const u=await qi(o,t,c,h,n,e),l=u.changed;for(const g of u.added)
await Un(l,o,g,e);for(const g of u.removed)await Un(l,t,g,e);await e.rest();const d=[...f,...u.pairs].sort(([g],[y])=>g-y);for(const[g,y]of await ia(o,t,d,e))oe(
l,o,g),oe(l,t,y);return l}function oe(o,{kinds:t,boxes:e},n){const s=e[n];s&&o.push({kind:t[n],box:s})}async function Un(o,t,e,n){const s=o.length>Be?void 0:t.outlines.
get(e);if(!s)return oe(o,t,e);const i=n.step(s.path.length*Le);i&&await i;const a=rn(s).flatMap(r=>dt(t.shownPart(r,s)));if(!zn(a,t.boxes[e],void 0))return oe(o,
t,e);for(const r of a)o.push({kind:t.kinds[e],box:r})}function _i(o,t){let e=0,[n,s]=[o.length,t.length];for(;e<n&&e<s&&o[e]===t[e];)e++;for(;n>e&&s>e&&o[n-1]===
t[s-1];)n--,s--;return{from:e,end:n,otherEnd:s}}async function qi(o,t,e,n,s,i){const[a,r]=[Kn(o,e),Kn(t,n)],[c,f]=[[],[]],h={samples:new Map,masks:new Map,left:s};
for(const[d,g]of a){const y=r.get(d);if(y?.length===g.length)for(const[U,_]of g.entries()){const V=y[U];if(c.length>Be)break;const nt=await ta(o,_,t,V,h,i);if(!(!nt||
!zn(nt,o.boxes[_],t.boxes[V]))){f.push([_,V]);for(const lt of nt)c.push({kind:o.kinds[_],box:lt})}}}const[u,l]=[new Set(f.map(([d])=>d)),new Set(f.map(([,d])=>d))];
return{changed:c,pairs:f,added:e.filter(d=>!u.has(d)),removed:n.filter(d=>!l.has(d))}}async function Fn(o,t,e){return o.has(t)||o.set(t,await e()),o.get(t)}async function ta(o,t,e,n,s,i){
const[a,r]=[o.outlines.get(t),e.outlines.get(n)],[c,f]=[Ft(o,t),Ft(e,n)];if(c?.mask!==f?.mask)return c?.blend===f?.blend&&Gn(o,t,e,n)?ea(o,t,e,n,s,i):void 0;if(c?.
blend!==f?.blend)return Gn(o,t,e,n)?na(o,t,e,n,i):void 0;if(o.groups.has(t))return sa(o,t,e,n,i);if(a&&r){const g=i.step((a.path.length+r.path.length)*Le);g&&await g;
const y=a.clipBox&&r.clipBox?{clipBox:(0,k.kO)(a.clipBox,r.clipBox)}:{};return no(a,r)?.flatMap(U=>dt(o.shownPart(U,y)))}const[h,u]=[o.pictures.get(t),e.pictures.
get(n)],l=h&&u&&await Fn(s.samples,`${h.id} ${u.id}`,()=>Ls(h,u)),d=o.boxes[t];if(!(!l||l.length===0||!d))return l.flatMap(g=>dt((0,k.Pj)((0,k.XM)(Bs(h.matrix,g),
at),d)))}function Gn(o,t,e,n){const[s,i]=[o.outlines.get(t),e.outlines.get(n)],a=JSON.stringify(o.boxes[t])===JSON.stringify(e.boxes[n]);return!s||!i?a&&o.pictures.
get(t)?.id===e.pictures.get(n)?.id:a&&s.ends===i.ends&&s.reach===i.reach&&Buffer.compare(Wn(s),Wn(i))===0}const Wn=({path:o})=>new Uint8Array(o.buffer,o.byteOffset,
o.byteLength);async function ea(o,t,e,n,s,i){const[a,r]=[Ft(o,t)?.mask??"",Ft(e,n)?.mask??""],[c,f,h]=[o.masks.get(a),e.masks.get(r),o.boxes[t]];return!c||!f||!h||
c.kind!==f.kind?void 0:(await Fn(s.masks,`${a} ${r}`,async()=>{if(s.left<=0)return;const l=new J,[d,g]=[await c.items(l,o.page),await f.items(l,e.page)];return s.
left-=d.keys.length+g.keys.length,(await jn(d,g,i,0)).map(({box:y})=>y)}))?.flatMap(l=>dt((0,k.Pj)(l,h)))}async function na(o,t,e,n,s){const i=[];for(const[{boxes:a,
kinds:r,grounds:c,groups:f},h]of[[o,t],[e,n]]){const u=a[h],l=s.step(h*se);l&&await l;for(let d=c[h]??0;d<h&&u;d++){const g=r[d]==="page"||f.has(d)?void 0:a[d],
y=g&&(0,k.Pj)(g,u);y&&i.push(y)}if(i.length>Ji)return}return i}async function sa(o,t,e,n,s){const i=[];for(const[a,r]of[[o,t],[e,n]]){const c=a.groupEnds.get(r)??
a.boxes.length,f=a.boxes.slice(r+1,c).flatMap(dt);if(f.length>Qi)return;const h=s.step(f.length*f.length*se);h&&await h;for(const[u,l]of f.entries())for(const d of f.
slice(u+1))(0,ut.RZ)(i,dt((0,k.Pj)(l,d)));for(let u=r+1;u<c;u++){if(i.length>Be)return;const l=s.step((a.outlines.get(u)?.path.length??1)*Le);l&&await l,(0,ut.RZ)(
i,oa(a,u))}}return i}function oa(o,t){const e=o.outlines.get(t);return e?rn({...e,reach:e.reach+at}).flatMap(n=>dt(o.shownPart(n,e))):dt(o.boxes[t])}const Ft=({
outlines:o,pictures:t,groups:e},n)=>o.get(n)??t.get(n)??e.get(n),dt=o=>o?[o]:[];function Kn(o,t){const e=new Map;for(const n of t){const s=Ft(o,n);if(!s)continue;
const i=`${o.kinds[n]} ${s.style}`,a=e.get(i);a?a.push(n):e.set(i,[n])}return e}const zn=(o,t,e)=>kt(o)<kt([...dt(t),...dt(e)]);async function ia(o,t,e,n){const s=new Set(
Nn(e).map(([c])=>c)),i=e.filter(([c])=>!s.has(c)),a=i.length*e.length>Zi,r=[];for(const[c,f]of i){const h=n.step(a?se:e.length*se);h&&await h;const u=([l,d])=>l<
c!=d<f&&l!==c&&(Hn(o.boxes[c],o.boxes[l])||Hn(t.boxes[f],t.boxes[d]));(a||e.some(u))&&r.push([c,f])}return r}const Hn=(o,t)=>o!==void 0&&t!==void 0&&(0,k.Pj)(o,
t)!==void 0,aa=50,Xn=3,Yn=65536,Ne=400,ie=100,ra=30,$e=10;async function ca(o,[t,e,n,s],i){const a=new Map;for(const{kind:f,box:h}of o){const u=a.get(f);u?u.push(
h):a.set(f,[h])}const[r,c]=[n-t,s-e];for(let f=Math.max(Xn,Math.sqrt(r*c/Yn));;f*=2){const h=[];for(const[u,l]of a){const d=new Qn(l,[t,e,n,s],f),{found:g,coveredIn:y}=await d.
groups(i);for(const U of g)h.push({kind:u,boxes:U,coveredIn:y})}for(const u of fa){const l=await ha(h,u,i);if(l.length<=aa||f>r+c&&u===1/0)return l.sort(ma)}}}const fa=[
1.3,2,1/0];async function ha(o,t,e){const n=new Map;for(const{kind:i,boxes:a,coveredIn:r}of o){const c=n.get(i)?.found??[];n.set(i,{found:c,coveredIn:r});const f=a.
reduce(k.kO);if(i==="text"||Zn(f)<=ua*r(f))c.push(f);else for(const u of await ya(await da(a,f,e),t,r,e))c.push(u)}const s=[];for(const[i,{found:a,coveredIn:r}]of n)
for(const c of await wa(a,i==="text"?1/0:Math.max(t,la),r,e))s.push({kind:i,box:c});return s}const ua=2,la=1.6,Zn=([o,t,e,n])=>(e-o)*(n-t),Jn=(o,t,e,n)=>{const s=(0,k.
kO)(o,t);return e===1/0||Zn(s)<=e*n(s)};async function da(o,[t,e,n,s],i){if(o.length<=Ne)return o;const a=new Map,r=Math.sqrt(Ne),c=(f,h,u)=>Math.min(r-1,Math.floor(
r*(f-h)/(u-h||1)));for(const f of o){const[h,u]=[c((f[0]+f[2])/2,t,n),c((f[1]+f[3])/2,e,s)],l=a.get(u*r+h);a.set(u*r+h,l?(0,k.kO)(l,f):f);const d=i.step(ie);d&&
await d}return[...a.values()]}const pa=["field","annotation","text","image","path","page"];async function ga(o,t,e,n){const[s,i,a,r]=e,c=Math.max(Xn,Math.sqrt((a-
s)*(r-i)/Yn)),f=[];for(const u of pa){const l=new Qn(t.flatMap(d=>d.kind===u?[d.box]:[]),e,c);f.push({kind:u,isAt:await l.cover(n)})}const h=[];for(const u of o){
h.push({kind:f.find(({isAt:d})=>d(u))?.kind??"path",box:u});const l=n.step(ie);l&&await l}return h}const ma=({box:o},{box:t})=>o[1]-t[1]||o[0]-t[0],wa=(o,t,e,n)=>Vn(
o,(s,i)=>(0,k.Pj)(s,i)!==void 0&&Jn(s,i,t,e),n),ya=(o,t,e,n)=>Vn(o,(s,i)=>Jn(s,i,t,e),n);async function Vn(o,t,e){if(o.length>Ne)return[...o];const n=[...o],s=[];
for(let i=n.pop();i;i=n.pop()){const a=i,r=e.step(s.length*ra);r&&await r;const c=s.findIndex(f=>t(a,f));c<0?s.push(a):n.push((0,k.kO)(a,s.splice(c,1)[0]))}return s}
class Qn{boxes;page;side;columns;rows;constructor(t,e,n){this.boxes=t,this.page=e,this.side=n;const[s,i,a,r]=e;this.columns=Math.max(1,Math.ceil((a-s)/n)),this.
rows=Math.max(1,Math.ceil((r-i)/n))}async groups(t){const e=await this.covered(t),n=await this.connected(e,t),s=new Map;for(const i of this.boxes){const a=n[this.
row(i[1])*this.columns+this.column(i[0])],r=s.get(a);r?r.push(i):s.set(a,[i]);const c=t.step(ie);c&&await c}return{found:s.values(),coveredIn:await this.areas(e,
t)}}async areas(t,e){const{columns:n,rows:s,side:i}=this,a=n+1,r=new Int32Array(a*(s+1));for(let c=0;c<s;c++){for(let h=0,u=0;h<n;h++)t[c*n+h]>0&&u++,r[(c+1)*a+
h+1]=r[c*a+h+1]+u;const f=e.step(n*$e);f&&await f}return([c,f,h,u])=>{const[l,d]=[this.column(c),this.column(h)+1],[g,y]=[this.row(f)*a,(this.row(u)+1)*a];return(r[y+
d]-r[y+l]-r[g+d]+r[g+l])*i*i}}async cover(t){const e=await this.covered(t);return([n,s,i,a])=>e[this.row((s+a)/2)*this.columns+this.column((n+i)/2)]>0}column(t){
return Math.min(this.columns-1,Math.max(0,Math.floor((t-this.page[0])/this.side)))}row(t){return Math.min(this.rows-1,Math.max(0,Math.floor((t-this.page[1])/this.
side)))}async covered(t){const{columns:e,rows:n}=this,s=e+1,i=new Int32Array(s*(n+1));for(const[r,c,f,h]of this.boxes){const[u,l]=[this.column(r),this.column(f)+
1],[d,g]=[this.row(c)*s,(this.row(h)+1)*s];i[d+u]++,i[d+l]--,i[g+u]--,i[g+l]++;const y=t.step(ie);y&&await y}const a=new Int32Array(e*n);for(let r=0;r<n;r++){for(let f=0,
h=0;f<e;f++)h+=i[r*s+f],a[r*e+f]=h+(r>0?a[(r-1)*e+f]:0);const c=t.step(e*$e);c&&await c}return a}async connected(t,e){const{columns:n,rows:s}=this,i=new Int32Array(
t.length),a=[];let r=0;for(let c=0;c<t.length;c++)if(!(t[c]===0||i[c]!==0)){i[c]=++r,a.push(c);for(let f=a.pop();f!==void 0;f=a.pop()){const[h,u]=[f%n,Math.floor(
f/n)];for(let d=Math.max(0,u-1);d<=Math.min(s-1,u+1);d++)for(let g=Math.max(0,h-1);g<=Math.min(n-1,h+1);g++){const y=d*n+g;t[y]===0||i[y]!==0||(i[y]=r,a.push(y))}
const l=e.step($e*9);l&&await l}}return i}}function xa(o,[t,e,n,s]){const i=[...new Set(o.flatMap(({box:c})=>[c[0],c[2]]))].sort((c,f)=>c-f);let a=0;for(const[c,
f]of i.entries()){const h=i[c+1];if(h===void 0)break;const u=o.filter(({box:d})=>d[0]<=f&&d[2]>=h).sort((d,g)=>d.box[1]-g.box[1]);let l=-1/0;for(const{box:d}of u)
a+=Math.max(0,d[3]-Math.max(l,d[1]))*(h-f),l=Math.max(l,d[3])}const r=a/((n-t)*(s-e));return Math.min(1,Math.ceil(r*1e4)/1e4)}function ba({before:o},t,e){const n=[];
for(const[s,i]of o.entries()){if(i<0)continue;const[a,r]=[t[s],e[i]],c={page:s,before:i,look:a.content!==r.content,text:a.text!==r.text,annotations:a.annotations!==
r.annotations,isDrawn:a.undrawn===r.undrawn};(c.look||c.text||c.annotations)&&n.push(c)}return n}class Ma{after;before;constructor(t,e){this.after=t,this.before=
e}get truncated(){return this.after.truncated||this.before.truncated}async ignored({page:t,before:e}){return[...(await this.after.text(t)).ignored,...(await this.
before.text(e)).ignored]}}const Oa=1e3;async function Sa(o,t,e,n,s){const i=[];for(const a of o){const{page:r,before:c,look:f,text:h,annotations:u}=a,l={now:await t.
after.text(r),old:await t.before.text(c)},d=h?await Aa(l,s):{wordsAdded:0,wordsRemoved:0},{lines:g,truncated:y}=h&&e?await vs(l.old,l.now):{lines:[],truncated:!1};
n.truncated||=y;const U=await Ea(a,t,l,e,s),[_]=n.entries([{page:r+1,before:c+1,look:f,text:h,annotations:u,...d,...U,...e&&{diff:g}}]);if(!_||i.length===Oa){n.
truncated=!0;break}i.push(_)}return i}async function Ea(o,t,e,n,s){if(!o.look&&!o.annotations)return{share:0,boxes:[]};const{items:i,area:a}=await va(o,t,e,s),r=i.
map(({box:h})=>h),[c,f]=n?[await Ze(e.now.flow,r,s),await Ze(e.old.flow,r,s)]:[];return{share:xa(i,a),boxes:i.map(({kind:h,box:[u,l,d,g]},y)=>({kind:h,...(0,gt.
a)({x:u,y:l,width:d-u,height:g-l}),...c&&f&&h==="text"&&{before:f[y],after:c[y]}}))}}async function va({page:o,before:t,seen:e},n,{now:s,old:i},a){const r=new J,
c=await n.after.items(o,s,r),f=await n.before.items(t,i,r),h=await jn(c,f,a),[,,u,l]=c.page,d=[0,0,Math.max(u,f.page[2]),Math.max(l,f.page[3])],g=e?await ga(e,h,
d,a):h;return{items:await ca(g,d,a),area:d}}async function Aa({now:o,old:t},e){const n=new Map;for(const[a,r]of[[t.masked,-1],[o.masked,1]])for(const c of Bn(a)){
n.set(c,(n.get(c)??0)+r);const f=e.step(c.length+200);f&&await f}let[s,i]=[0,0];for(const a of n.values())a>0?s+=a:i-=a;return{wordsAdded:s,wordsRemoved:i}}const je=32,
Ta=192,wt=4,Ue=3,ka=65536,Pa=.2,Ra=60,ae=3,Ia=5e3,Da=600;async function Ca(o,t,e,n){const{width:s,height:i}=o,a=Math.max(e,Math.ceil(Math.sqrt(s*i/ka))),r=new La(
Math.ceil(s/a),a);let c=!1,f=0;for(let h=0;h<i;h++){const u=f,[l,d]=[o.row(h),t.row(h)],g=Buffer.compare(l,d)===0,y=n.step(g?l.length*Pa:s*Ra);if(y&&await y,g)continue;
const[U,_]=[qn(o,h),qn(t,h)];for(let nt=0;nt<s;nt++){const lt=Na(U,_,nt,s);lt!==_n&&r.add(nt,h,lt===re),!(lt!==re||c||f===Ia)&&(f++,c=ts(o,nt,h)||ts(t,nt,h))}const V=n.
step((f-u)*Da);V&&await V}return{boxes:r.boxes(),isCertain:c}}const _n=0,Ba=1,re=2,ce=2;class La{columns;side;found=new Map;clear=new Set;constructor(t,e){this.
columns=t,this.side=e}add(t,e,n){const s=Math.floor(e/this.side)*this.columns+Math.floor(t/this.side);n&&this.clear.add(s);const i=this.found.get(s);i?(i[0]=Math.
min(i[0],t),i[2]=Math.max(i[2],t+1),i[3]=e+1):this.found.set(s,[t,e,t+1,e+1])}boxes(){const t=new Set(this.clear);for(const e of this.clear)for(let n=-ce;n<=ce;n++)
for(let s=-ce;s<=ce;s++)t.add(e+n*this.columns+s);return[...this.found].flatMap(([e,n])=>t.has(e)?[n]:[])}}const qn=({row:o,height:t},e)=>[o(Math.max(0,e-1)),o(
e),o(Math.min(t-1,e+1))];function Na(o,t,e,n){const[s,i]=[o[1],t[1]],a=e*wt;let r=_n;for(let c=a;c<a+Ue;c++){const f=Math.abs(s[c]-i[c]);if(!(f<=je)){if(f>Ta||!es(
s[c],t,c,e,n)||!es(i[c],o,c,e,n))return re;r=Ba}}return r}function ts({row:o,width:t,height:e},n,s){const[i,a]=[Math.max(0,n-ae)*wt,Math.min(t,n+ae+1)*wt],r=o(s).
slice(n*wt,n*wt+Ue);for(let c=Math.max(0,s-ae);c<=Math.min(e-1,s+ae);c++){const f=o(c);for(let h=i;h<a;h+=wt)for(let u=0;u<Ue;u++)if(Math.abs(f[h+u]-r[u])>$a)return!1}
return!0}const $a=4;function es(o,t,e,n,s){const[i,a]=[n>0?e-wt:e,n<s-1?e+wt:e];let[r,c]=[255,0];for(const f of t)for(let h=i;h<=a;h+=wt){const u=f[h];u<r&&(r=u),
u>c&&(c=u)}return o>=r-je&&o<=c+je}var ja=p(14118),ns=p(41516);const Ua=150,Fa=72,ss=16e6,os=1e3,is=3,as=.5;async function Ga(o,t,e){if(!e||o.length===0)return{
changes:o,pixelEqual:0,truncated:!1};const{boxes:n,truncated:s}=await Ka(await e(),o),i=[];for(const a of o){if(!rs(a))continue;const r=n.get(a);if(!r){i.push(a);
continue}const c=r.length===0?[]:await t.ignored(a),f=r.filter(h=>!c.some(u=>Wa(u,h)));f.length>0&&i.push({...a,seen:f})}return{changes:i,pixelEqual:o.length-i.
length,truncated:s}}const rs=({look:o,annotations:t})=>o||t;function Wa({x:o,y:t,width:e,height:n},[s,i,a,r]){const[c,f]=[(s+a)/2,(i+r)/2];return c>=o&&c<=o+e&&
f>=t&&f<=t+n}async function Ka({after:o,before:t},e){const n=e.filter(f=>f.isDrawn&&rs(f)).slice(0,os),s=new Map;if(n.length===0)return{boxes:s,truncated:!1};const i=n.
map(({page:f,before:h})=>Ja((0,ct.iw)(o,f),(0,ct.iw)(t,h))),[a,r]=[await fe.of(o,hs(n,({page:f})=>f)),await fe.of(t,hs(n,f=>f.before))];let c=n.length===os;for(const[
f,h]of n.entries()){const u=i[f];if(!u||a.lacksFonts(f)||r.lacksFonts(f))continue;const l=await za(a,r,f,u);l?s.set(h,l):c=!0}return{boxes:s,truncated:c}}async function za(o,t,e,n){
const{pace:s}=o.job,i=async c=>{const[f,h]=[await o.draw(e,c),await t.draw(e,c)];if(!f||!h)return;const{boxes:u,isCertain:l}=await Ca(f,h,Math.round(is*c.scale),
s);return{isCertain:l,boxes:u.map(d=>Va(d,c.scale))}},a=await i(n);if(!a||a.isCertain)return a?.boxes;let r=a.boxes;for(const c of Xa){if(r.length===0)break;const f=await i(
Ya(n,c));if(!f)return;r=await Za(r,f.boxes,s)}return r.length>0?a.boxes:[]}class fe{job;drawn;drawer;withoutFonts;constructor(t,e,n){this.job=t,this.drawn=e,this.
drawer=n,this.withoutFonts=e.missing.pagesWithout()}static async of(t,e){const{job:n}=t,s=await(0,ns.NY)(t,e,!0,Ha);return new fe(n,s,await ja.YY.open(s.bytes,n,
s))}lacksFonts(t){return this.withoutFonts.has(this.drawn.pages.numbers[t])}async draw(t,e){if(!this.drawn.slow.has(t))try{return await this.drawer.draw(t,e)}catch(n){
if(this.drawer.isTired)return;throw n}}}const Ha="tolerance",Xa=[1.13,.91];function Ya({width:o,height:t,scale:e,isTransparent:n},s){const i=o*t*s*s>ss?1/s:s,a=r=>Math.
max(1,Math.round(r*i));return{width:a(o),height:a(t),isTransparent:n,scale:e*i}}async function Za(o,t,e){const n=new Set,s=(0,ut.Kf)([is,...o.map(cs),...t.map(cs)]),
i=([r,c,f,h])=>{const u=[];for(let l=Math.floor(c/s);l<=h/s;l++)for(let d=Math.floor(r/s);d<=f/s;d++)u.push(`${d} ${l}`);return u};for(const r of t){for(const f of i(
r))n.add(f);const c=e.step(fs);c&&await c}const a=[];for(const r of o){i(r).some(f=>n.has(f))&&a.push(r);const c=e.step(fs);c&&await c}return a}const cs=([o,t,e,
n])=>Math.max(e-o,n-t)/2,fs=2e3,hs=(o,t)=>Uint32Array.from(o,e=>t(e)+1);function Ja(o,t){const[{width:e,height:n},s]=[(0,k.JQ)(o),(0,k.JQ)(t)];if(Math.abs(e-s.width)>
as||Math.abs(n-s.height)>as)return;const i=Math.min(Ua/Fa,Math.sqrt(ss/(e*n))),a=r=>Math.max(1,Math.round(r*i));return{width:a(e),height:a(n),isTransparent:!1,scale:i}}
const Va=([o,t,e,n],s)=>[o/s-1,t/s-1,e/s+1,n/s+1],us=["fonts","links","bookmarks","attachments","form"],Qa=new Set(["created","modified"]),_a=new Set(["creator",
"producer"]);async function qa({after:o,before:t},e){const{pace:n}=o.job,s=o.pages.count+t.pages.count;let i=0;const a=async(Dt,{pages:ze})=>{const Ss=[];for(let He=0;He<
ze.count;He++)Ss.push(await Dt.page(He)),n.progress(++i/s);return Ss},r=new Ma(new Cn(o,e.pattern),new Cn(t,e.pattern)),[c,f]=[await a(r.after,o),await a(r.before,
t)];await n.rest();const h=await zi(f,c,n),u=new G,{changes:l,pixelEqual:d,truncated:g}=await Ga(ba(h,c,f),r,e.drawn),{counts:y,data:U,isSame:_}=await er({after:o,
before:t},h,u,e.drawn!==void 0),V=Dt=>u.entries(Dt.map(ze=>ze+1)),nt=ls(h.before),lt=ls(h.after),It=[...h.moved].map(Dt=>({page:Dt+1,before:h.before[Dt]+1})),Ir={
added:V(nt),removed:V(lt),moved:u.entries(It),changed:await Sa(l,r,e.withText,u,n)},Dr={pagesAdded:nt.length,pagesRemoved:lt.length,pagesMoved:It.length,pagesChanged:l.
length,...y};return{same:_&&nt.length+lt.length+It.length+l.length===0,truncated:u.truncated||r.truncated||g,pageCount:o.pages.count,pageCountBefore:t.pages.count,
pixelEqual:d,counts:Dr,pages:Ir,...U,bytes:tr(o,t)}}const ls=o=>[...o.keys()].filter(t=>o[t]<0);function tr({bytes:o},{bytes:t}){return Buffer.compare(o,t)===0?
null:{before:t.length,after:o.length}}async function er({after:o,before:t},e,n,s){const i=await ft(o,u=>e.before[u]<0?void 0:u),a=await ft(t,u=>e.after[u]<0?void 0:
e.after[u]),r=Object.keys(i.metadata).filter(u=>i.metadata[u]!==a.metadata[u]),c={metadata:r.length},f={metadata:nr(a,i,r,n)};for(const u of us){const l=await Y(
a[u],i[u],o.job.pace);c[u]=l.before.length+l.after.length,f[u]={before:n.entries(l.before),after:n.entries(l.after)}}f.security=ds(a.security,i.security),f.tagged=
ds(a.tagged,i.tagged);const h=r.every(u=>Qa.has(u)||s&&_a.has(u))&&us.every(u=>c[u]===0||s&&u==="fonts")&&f.security===null&&f.tagged===null;return{counts:c,data:f,
isSame:h}}function nr({metadata:o},{metadata:t},e,n){const s=e.map(i=>({key:i,pair:{before:o[i]??null,after:t[i]??null}}));return Object.fromEntries(n.entries(s).
map(({key:i,pair:a})=>[i,a]))}const ds=(o,t)=>JSON.stringify(o)===JSON.stringify(t)?null:{before:o,after:t};var sr=p(73154),or=p(95800),ir=p(99876),ps=p(14029),
ar=p(77158),yt=p(36078);const gs={before:"1 0 0",after:"0 0.82 0.88"},he=28,ms=24,ws=46,rr=620,cr=880,ue=2,fr="0.93 0.94 0.95",hr="0.13 0.15 0.19",ur="0.42 0.45\
 0.5",lr="0.78 0.8 0.83",dr="0.95 0.55 0",pr="0.85 0.1 0.15",gr="0 0.62 0.68";function mr(o,t,e){const n=Math.max(o.size.width,t.size.width),s=Math.max(o.size.height,
t.size.height),i=Math.min(1,rr/n,cr/s),a=Math.max(n*i,190),[r,c]=[2*he+3*a+2*ms,2*he+ws+s*i],f=c-he-ws,h=[0,1,2].map(V=>he+V*(a+ms)),[u,l,d]=h,g=({size:V},nt)=>{
const[lt,It]=[V.width*i,V.height*i];return{x:nt,y:f-It,width:lt,height:It}},y={before:g(o,u),after:g(t,l),both:[g(o,d),g(t,d)]},U=V=>e.map(nt=>yr(nt,V,f,i)).join(
" "),_=[`q ${fr} rg 0 0 ${(0,yt.id)(r)} ${(0,yt.id)(c)} re f Q`,Fe(["Before",62],`page ${o.number}`,pr,u,f),Fe(["After",46],`page ${t.number}`,gr,l,f),Fe(["Both",
46],"red: darker before, cyan: darker after",void 0,d,f),We(y.before),We(y.after),...y.both.map(We),le("Before",o,y.before),le("After",t,y.after),`q /Multiply g\
s ${le("TintedBefore",o,y.both[0])} ${le("TintedAfter",t,y.both[1])} Q`,...[y.before,y.after,...y.both].map(wr),`q ${dr} RG 1.2 w 1 j ${h.map(U).join(" ")} Q`].
join(`
`);return{width:ys(r),height:ys(c),content:`${_}
`}}const ys=o=>Math.round(o*100)/100;function Fe([o,t],e,n,s,i){const a=i+16,r=n===void 0?"":`${n} rg ${(0,yt.id)(s)} ${(0,yt.id)(a-1)} 12 12 re f `,c=n===void 0?
s:s+19,f=`BT ${hr} rg /Bold 16 Tf ${(0,yt.id)(c)} ${(0,yt.id)(a)} Td (${o}) Tj ${ur} rg /Plain 12 Tf ${t} 0 Td (${e}) Tj ET`;return`q ${r}${f} Q`}const Ge=({x:o,
y:t,width:e,height:n})=>[o,t,e,n].map(yt.id).join(" ").concat(" re"),We=o=>`q 1 g ${Ge(o)} f Q`,wr=o=>`q ${lr} RG 1 w ${Ge(o)} S Q`;function le(o,{inner:t},{x:e,
y:n,width:s,height:i}){return`q ${[s/t.width,0,0,i/t.height].map(r=>String(Number(r.toFixed(6)))).join(" ")} ${(0,yt.id)(e)} ${(0,yt.id)(n)} cm /${o} Do Q`}function yr({
x:o,y:t,width:e,height:n},s,i,a){const r={x:s+(o-ue)*a,y:i-(t+n+ue)*a,width:(e+2*ue)*a,height:(n+2*ue)*a};return`${Ge(r)} S`}const xr=1,br=2,Mr="1.4",Or=2e4;async function Sr(o,t){
const{job:e}=o.after,n=await(0,I.E)(ar.O,e,{}),s=await de.of(n,xr,o.after,t.map(({page:r})=>r),e),i=await de.of(n,br,o.before,t.map(({before:r})=>r),e),a=[];for(const[
r,c]of t.entries()){const[f,h]=[await s.panel(r,c.page),await i.panel(r,c.before)],u={before:Ms(n,h,gs.before),after:Ms(n,f,gs.after)},{width:l,height:d,content:g}=mr(
h,f,c.boxes),y=(0,m.jd)({Type:(0,m.UU)("Page"),MediaBox:[0,0,l,d],Group:xs(),Resources:(0,m.jd)({XObject:(0,m.jd)({Before:h.form,After:f.form,TintedBefore:u.before,
TintedAfter:u.after}),ExtGState:(0,m.jd)({Multiply:(0,m.jd)({BM:(0,m.UU)("Multiply")})}),Font:(0,m.jd)({Bold:bs("Helvetica-Bold"),Plain:bs("Helvetica")})}),Contents:n.
add(new m.Z6((0,m.jd)({}),Buffer.from(g,"latin1")))});a.push(n.add(y).number);const U=e.pace.step(Or);U&&await U}return(0,or.J)([{index:0,document:n},s.part,i.part]),
await n.pages.rebuild(a),await n.pages.settle(),(0,ps.fT)([n,s.part.document,i.part.document],{encryption:"none",version:Mr})}class de{part;forms;found;sizes;constructor(t,e,n,s){
this.part=t,this.forms=e,this.found=n,this.sizes=s}static async of(t,e,n,s,i){const a=s.map(u=>(0,k.JQ)((0,ct.iw)(n,u-1)));await(0,ns.mO)(n,Uint32Array.from(s),
!0);const r=await(0,ps.UN)(n,{encryption:"none",draft:!0}),c={index:e,document:await(0,I.E)(r,i,{})},f=new sr.l(t,c),h=await(0,ir.F)(c.document,Uint32Array.from(
s,(u,l)=>l+1));return await f.inspect(h.pages),new de(c,f,h,a)}async panel(t,e){const n=this.found.pages[t],s=this.found.kinds[n.kind];return{form:await this.forms.
of(n,s),number:e,inner:(0,k.iN)(s),size:this.sizes[t]}}}const xs=()=>(0,m.jd)({S:(0,m.UU)("Transparency"),CS:(0,m.UU)("DeviceRGB"),I:!0}),bs=o=>(0,m.jd)({Type:(0,m.
UU)("Font"),Subtype:(0,m.UU)("Type1"),BaseFont:(0,m.UU)(o),Encoding:(0,m.UU)("WinAnsiEncoding")});function Ms(o,{form:t,inner:{width:e,height:n}},s){const i=`0 \
0 ${e} ${n} re f`,a=`q 1 g ${i} Q q /Page Do Q q /Saturation gs 0.5 g ${i} Q q /Screen gs ${s} rg ${i} Q
`,r=(0,m.jd)({Type:(0,m.UU)("XObject"),Subtype:(0,m.UU)("Form"),BBox:[0,0,e,n],Group:xs(),Resources:(0,m.jd)({XObject:(0,m.jd)({Page:t}),ExtGState:(0,m.jd)({Saturation:(0,m.
jd)({BM:(0,m.UU)("Saturation")}),Screen:(0,m.jd)({BM:(0,m.UU)("Screen")})})})});return o.add(new m.Z6(r,Buffer.from(a,"latin1")))}var Er=p(5899),vr=p(68516),Ar=p(
9312);const Tr={file:"compare_to",password:"compare_password",noun:"the earlier version"},kr=async(o,t,e)=>{const{ignore_pattern:n,with_text:s,tolerance:i}=t,a=n===
void 0?void 0:await(0,Ar.Gv)("ignore_pattern",n,"regex",e),{quiet:r,wasRepaired:c}=(0,O.gd)(e),{after:f,before:h,isRepaired:u}=await Ke(o,t,r),d=await qa({after:f,
before:h},{pattern:a,withText:s,drawn:i==="pixels"?()=>Ke(o,t,r):void 0}),g=t.difference_pdf?{difference:await Pr(d,o,await Ke(o,t,r))}:{},y={...d,...g},U=[...c()?
[Os("The document")]:[],...u?[Os("The earlier version")]:[],...Rr(y)];return{documents:[{...o,pageCount:f.pages.count}],data:y,notes:U,facts:{}}};async function Pr({
pages:o},{name:t},e){const{changed:n}=o;if(n.length===0)return null;const s=await Sr(e,n);return{fileName:`${t.replace(/\.pdf$/i,"")}-difference.pdf`,size:s.length,
content:Buffer.from(s).toString("base64")}}async function Ke(o,{compare_to:t,compare_password:e,open_password:n},s){const i=await(0,I.E)(o.bytes,s,{password:n}),
{document:a,isRepaired:r}=await(0,vr.H)(t,e,Tr,s);return{after:i,before:a,isRepaired:r}}const Os=o=>(0,Er.A)(`${o} is damaged: it was compared as far as it coul\
d be read.`);function Rr({pixelEqual:o}){const t=Number(o);return t===0?[]:[{code:"pages_look_same",message:`${(0,L.y_)(t,"page")} ${t===1?"draws differently, l\
ooks the same, and counts":"draw differently, look the same, and count"} as unchanged.`}]}}),17623:((ot,Z,p)=>{p.d(Z,{Z:()=>F});var L=p(46570),I=p(52604),z=p(52755),
H=p(76933),q=p(77500);async function F(v,D,B){const N=[],S={};for(const A of D.fields){N.push(R(v,D,B,A)),(0,L.K)(A)&&A.kind!=="password"&&D.byName.get(A.name)===
A&&Object.defineProperty(S,A.name,{value:B.of(A),enumerable:!0,configurable:!0,writable:!0});const w=v.job.pace.step(4e3);w&&await w}return{fields:N,values:S,xfa:(0,q.
f4)(v,D),scripts:(0,H.on)(v,D)}}function R(v,D,B,N){const{kind:S,flags:A,name:w}=N,x=D.integer(N.nodes[0],"MaxLen"),b=S==="password",O=S==="text"||b;return{name:w,
type:S,value:b?null:B.of(N),default:b?null:B.of(N,"DV"),options:m(v,D,B,N),required:(A&z.mw)!==0,readOnly:(A&z.sj)!==0,multiline:S==="text"&&(A&z.kz)!==0,maxLength:O&&
x>0?x:null,pages:[...new Set(N.widgets.flatMap(({pages:E})=>E))].sort((E,T)=>E-T)}}function m(v,D,B,N){return N.kind==="dropdown"||N.kind==="list"?B.choices(N):
N.kind!=="checkbox"&&N.kind!=="radio"?[]:(0,I.lD)(v,D,N).names.map(S=>({value:S,display:S}))}}),5899:((ot,Z,p)=>{p.d(Z,{A:()=>L});const L=I=>({code:"document_da\
maged",message:I})}),77158:((ot,Z,p)=>{p.d(Z,{O:()=>L});const L=Buffer.from(`%PDF-1.3
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
`,"latin1")}),68516:((ot,Z,p)=>{p.d(Z,{H:()=>H});var L=p(58552),I=p(21836),z=p(59277);async function H({bytes:R},m,v,D){const B={repaired:!1},N=()=>{B.repaired=
!0};try{return{document:await(0,I.E)(R,{...D,onRepaired:N},{password:m}),isRepaired:B.repaired}}catch(S){throw S instanceof L.zU?q(S,R,v):S}}function q(R,m,{file:v,
password:D,noun:B}){const N=(S,A,w=[])=>(0,L.G6)([{field:S,message:A,mentions:w}]);switch(R.code){case"password_required":return N(v,`needs a password: give it \
as ${D}`,[D]);case"wrong_password":return N(D,`does not open ${B}`);case"unsupported_encryption":return N(v,"is protected in a way that is not supported, such a\
s by a certificate");case"unreadable_document":{const S=(0,z.y)(m);return N(v,S===void 0||S==="a PDF document"?F:`is ${S}; it must be a PDF document`)}case"limi\
t_exceeded":{const S=R.issues.map(({message:A})=>({field:v,message:A}));return new L.zU(R.code,R.message,{issues:S,...R.advice===void 0?{}:{advice:R.advice}})}default:
return R}}const F="cannot be read, or has no pages: it must be a complete PDF document"}),66403:((ot,Z,p)=>{p.d(Z,{a:()=>z});const L=100,I=H=>Math.round(H*L)/L,
z=H=>H?{x:I(H.x),y:I(H.y),width:I(H.width),height:I(H.height)}:null}),9312:((ot,Z,p)=>{p.d(Z,{$0:()=>F,Gv:()=>z,MM:()=>q});var L=p(779),I=p(42973);const z=(m,v,D,{
pace:B,limits:N})=>(0,L.patternOf)(m,v,D,B,R(m,N)),H={slashes:"has slashes around it that count as characters: leave them out, and begin with (?i) in place of t\
he flag i","regex-as-words":"looks like a regular expression and was read as words: set search_mode to regex, and leave out slashes around it"};function q(m,v){
const D=(0,L.G)(m,v);return D&&H[D]}function F(m,v,D){const B=q(v,D);return B===void 0?[]:[{code:"search_mode_unlikely",message:`Nothing was found for ${m}, whi\
ch ${B}.`,mentions:[m,"search_mode"]}]}function R(m,{searching:v}){let D=v;return B=>{if(D-=B,D<0)throw(0,I.F)("searching",`The search takes more than ${v} step\
s, which are characters times the size of the expression`,"Make the expression shorter or more exact, or search fewer pages",m)}}}),95800:((ot,Z,p)=>{p.d(Z,{J:()=>q});
var L=p(45599),I=p(36502),z=p(25524);const H=["Order","AS","RBGroups","Locked"];function q(F){const R=F.filter(({document:x})=>x.dict(x.catalog.get("OCPropertie\
s")));if(R.length===0||R.length===1&&R[0].index===0)return;const{document:m}=F[0],v=m.dict(m.catalog.get("OCProperties")),D=[],[B,N]=[[],[]],S=new Map(H.map(x=>[
x,[]]));for(const x of R){const b=x.document.dict(x.document.catalog.get("OCProperties")),O=x.document.dict(b.get("D")),E=(T,G)=>(x.document.array(T?.get(G))??[]).
map(Y=>(0,z.yY)(Y,x.index));for(const T of E(b,"OCGs"))D.push(T);for(const[T,G]of S)for(const Y of E(O,T))G.push(Y);for(const T of E(O,"ON"))B.push(T);for(const T of new I.
z(x.document).groupsOff())N.push((0,z.yY)(T,x.index))}const A=new L.Bi(v&&m.dict(v.get("D")));A.delete("BaseState");for(const[x,b]of[...S,["ON",B],["OFF",N]])b.
length>0?A.set(x,b):A.delete(x);const w=new L.Bi(v);w.set("OCGs",D),w.set("D",A),m.editCatalog().set("OCProperties",m.add(w))}}),73154:((ot,Z,p)=>{p.d(Z,{l:()=>S});
var L=p(75162),I=p(45599),z=p(1592),H=p(37709);async function q(A,w,x){const b=[];let O=0;return await(0,H.Ko)(w,A.job.pace,E=>{const{operator:T,count:G}=E,Y=T===
"BDC"?" BMC":T==="DP"?" MP":void 0;if(Y===void 0||G!==2)return;const et=E.name(1),tt=et===void 0?E.value(1):x?.get(et);A.dict(tt)?.has("MCID")&&(b.push(w.subarray(
O,E.endOf(0)),Buffer.from(Y,"latin1")),O=E.end)}),O===0?w:Buffer.concat([...b,w.subarray(O)])}var F=p(92218),R=p(53107),m=p(74135),v=p(25524),D=p(58006);const B=new Set(
["Page","Pages","Catalog","StructElem","StructTreeRoot","Annot"]);class N{document;keepsTags;seen=new Set;shared=new Map;constructor(w,x){this.document=w,this.keepsTags=
x}async prepare(w){const x=this.asObject(w);return await this.release(x),x}asObject(w){if((0,I.i9)(w)&&(0,I.Zm)(this.document.resolve(w)))return w;const x=this.
document.dict(w)??new I.Bi;let b=this.shared.get(x);return b||this.shared.set(x,b=this.document.add(x)),b}async release(w){const{document:x,seen:b}=this,O=[w];for(let E=O.
pop();E!==void 0;E=O.pop())if(E instanceof I.oS){if(b.has(E.number))continue;b.add(E.number);const T=x.job.pace.step(1e3);T&&await T;const G=x.get(E),Y=G instanceof
I.Z6?G.dict:G;if((0,I.Zm)(Y)){if(this.isApart(Y))continue;await this.untie(E,G,Y,w)}O.push(x.get(E))}else if(Array.isArray(E))for(const T of E)O.push(T);else if(E instanceof
I.Z6)for(const T of E.dict.values())O.push(T);else if((0,I.Zm)(E)){this.isFont(E)&&!E.has("Resources")&&E.set("Resources",w);for(const T of E.values())O.push(T)}}isApart(w){
const x=this.document.resolve(w.get("Type"));return x!==null&&typeof x=="object"&&"text"in x&&B.has(x.text)}isFont(w){return(0,I.Eo)(this.document.resolve(w.get(
"Subtype")),"Type3")&&w.has("CharProcs")}async untie(w,x,b,O){const{document:E}=this,T=x instanceof I.Z6&&(0,I.Eo)(E.resolve(b.get("Subtype")),"Form"),G=!this.keepsTags&&
(b.has("StructParent")||b.has("StructParents")),Y=!b.has("Resources")&&(T||this.isFont(b)),et=T&&!this.keepsTags?await this.withoutIds(x,E.dict(b.get("Resources")??
O)):void 0;if(!G&&!Y&&!et)return;const tt=E.edit(w),st=tt instanceof I.Z6?tt.dict:tt;G&&st.delete("StructParent"),G&&st.delete("StructParents"),Y&&st.set("Resou\
rces",O),et&&tt instanceof I.Z6&&E.put(w,(0,D.n)(tt,et,{compress:!0}))}async withoutIds(w,x){const b=this.document.decodedPart(w);if(!b?.whole)return;const O=await q(
this.document,b.data,this.document.dict(x?.get("Properties")));return O===b.data?void 0:O}}class S{document;part;contents;resources;constructor(w,x){this.document=
w,this.part=x,this.contents=new R.K(x.document),this.resources=new N(x.document,this.keepsTags)}get keepsTags(){return this.part.document===this.document}inspect(w){
return this.contents.inspect(w)}async of(w,x){const{index:b,document:O}=this.part,E=await this.resources.prepare(w.resources),T=O.entry(O.pages.number(w.index),
"Group"),{filters:G,data:Y}=await this.contentOf(w),et=this.keepsTags?O.entry(O.pages.number(w.index),"StructParents"):void 0,tt=(0,I.jd)({Type:(0,I.UU)("XObjec\
t"),Subtype:(0,I.UU)("Form"),BBox:[...x.box],Matrix:[...(0,m.DI)((0,m.S3)(x))],Resources:(0,v.Po)(b,E.number),Group:T===void 0?void 0:(0,v.yY)(T,b),StructParents:et,
...G});return this.document.add(new I.Z6(tt,Y))}async contentOf(w){const{part:x,contents:b}=this,{document:O}=x,E=b.own(w),T=E.length===1?O.get(E[0]):void 0;if(T instanceof
I.Z6&&this.keepsTags&&b.isOrderly(w))return this.asItIs(T);const{isWhole:G,isKnown:Y,open:et}=await b.condition(E),tt=await b.content(E),st=O.dict(O.dict(w.resources)?.
get("Properties")),ft=this.keepsTags?tt:await q(O,tt,st);if(T instanceof I.Z6&&(!Y||G&&et.excess===0&&ft===tt))return this.asItIs(T);const xt=et.excess===0?ft:await(0,z.
KS)(ft,0,O.job.pace),ht=await(0,F.d)(xt,O.job);return{filters:{Filter:(0,I.UU)("FlateDecode")},data:ht}}asItIs(w){const{index:x,document:b}=this.part,O=new I.Bi(
[...w.dict].filter(([E])=>E==="Filter"||E==="DecodeParms"));return(0,L.CF)(O),{filters:Object.fromEntries((0,v.yY)(O,x)),data:b.encoded(w)}}}}),25524:((ot,Z,p)=>{
p.d(Z,{Bg:()=>I,Po:()=>z,fS:()=>q,yY:()=>H});var L=p(45599);const I=F=>F.find(({index:R})=>R===0).document,z=(F,R,m=0)=>F===m?new L.oS(R):new L.rV(F,R);function H(F,R){
if(R===0||F instanceof L.rV)return F;if(F instanceof L.oS)return new L.rV(R,F.number);if(Array.isArray(F))return F.map(v=>H(v,R));if(F instanceof L.Z6||!(F instanceof
L.Bi))return F;const m=new L.Bi;for(const[v,D]of F)m.set(v,H(D,R));return m}class q{meaning;taken;last=new Map;constructor(R=[],m=v=>v){this.meaning=m,this.taken=
new Set([...R].map(m))}get size(){return this.taken.size}has(R){return this.taken.has(this.meaning(R))}add(R){this.taken.add(this.meaning(R))}free(R){const m=R.
startsWith("þÿ");for(let v=(this.last.get(R)??1)+1;;v++){const D=`_${v}`,B=R+(m?[...D].map(N=>`\0${N}`).join(""):D);if(!this.has(B))return this.last.set(R,v),
this.add(B),B}}}}),92152:((ot,Z,p)=>{p.d(Z,{A6:()=>D,AT:()=>v,Cb:()=>I,WQ:()=>z,ZJ:()=>m,fu:()=>N,mA:()=>R,u8:()=>B,zq:()=>L});const L=(S,A,w)=>Math.ceil(S*A*w/
8);function I(S,A,w){if(!S||S.length<A*2)return!1;let x=0;for(let b=0;b<A;b++){const[O,E]=[S[b*2],S[b*2+1]];if(O===w&&E===0)x++;else if(O!==0||E!==w)return}return x===
0?!1:x===A?!0:void 0}function z(S,A){if(S.length>=A)return S.subarray(0,A);const w=new Uint8Array(A);return w.set(S),w}const H=2,q=65536;async function F(S,A,w,x){
const b=Math.max(1,Math.floor(q/A));for(let O=0;O<S;O+=b){const E=Math.min(O+b,S);x(O,E);const T=w.step((E-O)*A*H);T&&await T}}async function R(S,A){const w=new Uint8Array(
S.length);return await F(S.length,1,A,(x,b)=>{for(let O=x;O<b;O++)w[O]=S[O]^255}),w}async function m(S,{width:A,height:w,channels:x,bits:b},O,E){const T=A*x,G=L(
A,x,b),Y=new Uint8Array(T*w),et=2**b-1,tt=O&&b<8?255/et:1;for(let st=0;st<w;st++)await F(T,1,E,(ft,xt)=>{for(let ht=ft;ht<xt;ht++){const Et=ht*b,bt=st*G+(Et>>3),
Ct=b>=8?S[bt]:S[bt]>>8-b-(Et&7)&et;Y[st*T+ht]=Ct*tt}});return Y}async function v(S,A,w,x){const b=Array.from({length:w},(E,T)=>{const[G,Y]=[A[T*2],A[T*2+1]];return Uint8ClampedArray.
from({length:256},(et,tt)=>(G+tt/255*(Y-G))*255)}),O=new Uint8Array(S.length);return await F(S.length,1,x,(E,T)=>{for(let G=E;G<T;G++)O[G]=b[G%w][S[G]]}),O}function D(S,A,w){
const x=new Uint8Array(S.length*w);for(let b=0;b<S.length;b++)for(let O=0;O<w;O++)x[b*w+O]=A[S[b]*w+O]??0;return x}async function B(S,A,w,x){const b=new Uint8Array(
S.length*w);return await F(S.length,w,x,(O,E)=>b.set(D(S.subarray(O,E),A,w),O*w)),b}async function N(S,A,w,x){const b=new Uint8Array(A.length*(w+1));return await F(
A.length,w+1,x,(O,E)=>{for(let T=O;T<E;T++){for(let G=0;G<w;G++)b[T*(w+1)+G]=S[T*w+G];b[T*(w+1)+w]=A[T]}}),b}}),44738:((ot,Z,p)=>{p.d(Z,{L:()=>R,m:()=>m});var L=p(
45599),I=p(55969),z=p(3466),H=p(9731),q=p(17671);const F=1e3;async function R(v,D){const B=new Set;let N=0,S=!1;for(let x=0;x<v.pages.count;x++){const b=m(v,v.pages.
number(x));for(const{number:E}of b){const T=v.get(E),G=v.job.pace.step(F);if(G&&await G,B.has(E)||!(0,L.Zm)(T)||!D(T,x))continue;B.add(E);const Y=(0,I.B)(v,T);Y===
"Popup"&&N++,Y==="Widget"&&(S=!0)}const O=v.job.pace.step(500);O&&await O}if(B.size===0)return 0;const A=(0,q.Hi)(v),w=S?await z.R.of(v):void 0;return await(0,q.
Pv)(A,B,()=>(0,q.Wi)(A,B)),w&&await(0,q.zg)(A,w),await(0,H.U)(A),B.size-N}function m(v,D){const B=v.entry(D,"Annots"),N=v.array(B)??[];if(!N.some(L.Zm))return N.
filter(L.i9);const S=v.edit((0,L.i9)(B)?B:D),A=v.array((0,L.Zm)(S)?S.get("Annots"):S)??[];for(const[w,x]of A.entries())(0,L.Zm)(x)&&(A[w]=v.add(x));return A.filter(
L.i9)}}),779:((ot,Z,p)=>{p.d(Z,{patternOf:()=>pt,G:()=>ge,y:()=>F});var L=p(58552),I=p(98472),z=p(34378);const H=new RegExp("([\\x21-\\x7e]{1,1000})(?!\\p{M})|(\\s+\
)|(?:[\\u1100-\\u11ff]{1,1000}|\\P{M})\\p{M}{0,30}|\\p{M}{1,30}","gu"),q=(M,P)=>F([M],P);async function F(M,P){const C=new Set;for(const K of M)C.add((await ft(
K,P)).text.trim());C.delete("");const $=[...C].map(K=>K.match(/[\x21-\x7e]+/g)??[]),j=[...C].some(K=>K.includes(" ")),W=K=>K.length*$.length<=G,J=(K,X)=>W(K)?(X.
add((K.length>>2)+C.size*T),m(K,$)):!1;return{hasGroups:!1,lacks:J,...S(C)&&{countInPieces:b(C)},search:async(K,X,Q)=>{const it=Q.step(K.length>>2);if(it&&await it,
W(K)?J(K,Q):await R(K,$,Q))return{matches:[],truncated:!1};const at=[];for await(const[rt,gt]of j?[[0,K]]:Y(K,J,Q)){const vt=await ft(gt,Q);for(const Ot of C)if(!await st(
Ot,vt,rt,at,X,Q))return{matches:at,truncated:!0}}return C.size>1&&at.sort((rt,gt)=>rt.start-gt.start||gt.end-rt.end),{matches:at,truncated:!1}}}}async function R(M,P,C){
const $=D(M);for(const j of P){const W=C.step(($.length>>3)*j.length);if(W&&await W,v($,j))return!1}return!0}function m(M,P){const C=D(M);for(const $ of P)if(v(
C,$))return!1;return!0}function v(M,P){for(const C of P)if(!M.includes(C))return!1;return!0}function D(M){const P=M.toLowerCase();return B.test(P)?P.replace(N,Bt):
P}const B=/[\u00df\u0131\u0149\u017f\u037e\u1e9a\u1e9e\u1fef\ufb00-\ufb06]/,N=new RegExp(B,"g"),S=M=>{for(const P of M)if(!/^[\x21-\x7e]{2,40}$/.test(P))return!1;
return M.size>0&&M.size<=A},A=10,w=2e5,x="\0",b=M=>(P,C)=>{const $=D(`${x}${P.join(x)}${x}`);if(C.add($.length*M.size),$.length*M.size>w)return;let j=0;for(const W of M){
if(O($,W))return;for(let J=$.indexOf(W);J>=0;J=$.indexOf(W,J+W.length))j++}return j};function O(M,P){const[C,$]=[new Uint8Array(P.length),new Uint8Array(P.length)];
for(let j=M.indexOf(x),W;j>=0;j=W){W=M.indexOf(x,j+1);const[J,K]=[M.charCodeAt(j-1),M.charCodeAt(j+1)];for(let X=1;X<P.length;X++)P.charCodeAt(X-1)===J&&M.startsWith(
P.slice(0,X),j-X)&&(C[X]=1),P.charCodeAt(X)===K&&E(M,j+1,W,P,X)&&($[X]=1)}return C.some((j,W)=>j===1&&$[W]===1)}const E=(M,P,C,$,j)=>M.startsWith($.slice(j),P)||
C>P&&C-P<$.length&&$.startsWith(M.slice(P,C),j),T=6,G=2e4;async function*Y(M,P,C){let $=0,j=0;for(let W;j<M.length;j=W){W=M.indexOf(`
`,j+et)+1,W===0&&(W=M.length);const J=C.step(tt);J&&await J,P(M.slice(j,W),C)&&(j>$&&(yield[$,M.slice($,j)]),$=W)}j>$&&(yield[$,M.slice($,j)])}const[et,tt]=[200,
10];async function st(M,{text:P,places:C},$,j,W,J){const K=J.step(P.length>>3);K&&await K;for(let X=P.indexOf(M),Q=0;X>=0;X=P.indexOf(M,Q)){if(j.length===W)return!1;
for(Q=X+M.length;C[Q]===C[Q-1];)Q++;j.push((0,I.z)($+C[X],$+C[Q]));const it=J.step(M.length);it&&await it}return!0}async function ft(M,P){if(!xt.test(M))return Et(
M,P);const C=[];let $="";for(const{0:j,1:W,2:J,index:K}of M.matchAll(H)){const X=J===void 0?W?.toLowerCase()??Bt(j):" ";for(let it=0;it<X.length;it++)C.push(W===
void 0?K:K+it);$+=X;const Q=P.step(j.length*10);Q&&await Q}return C.push(M.length),{text:$,places:C}}const xt=/[^\0-\xff\u2010-\u2027\u2030-\u205e\u20ac\u2122\u2212\u2500-\u25ff]/,
ht=65536;async function Et(M,P){const C=M.includes(bt)?M.split(bt).length-1:0,$=new Uint32Array(M.length+C+1);let j="",W=0,J=!1;for(let K=0;K<M.length;K+=ht){const X=M.
slice(K,K+ht),Q=P.step(X.length);Q&&await Q;const it=J;for(let rt=0;rt<X.length;rt++){const gt=X.charCodeAt(rt),vt=k(gt);(!vt||!J)&&($[W++]=K+rt),gt===Ct&&($[W++]=
K+rt),J=vt}const at=X.toLowerCase().replace(/\s+/g," ").replaceAll(bt,"ss").replaceAll("µ","μ");j+=it&&at.startsWith(" ")?at.slice(1):at}return $[W]=M.length,
{text:j,places:$}}const bt="ß",Ct=223,k=M=>M===32||M>=9&&M<=13||M===160,Bt=M=>(0,z.w)((0,z.w)(M).toUpperCase().toLowerCase()),pe=/^\/.+\/([dgimsuvy]*)$/s,Gt=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;
function ge(M,P){const C=pe.exec(M);return P==="regex"?C?"slashes":void 0:Gt.test(M)||C&&C[1]!==""?"regex-as-words":void 0}const Wt=1e6;async function pt(M,P,C,$,j){
const W=C==="regex"?(await Promise.all([p.e(7398),p.e(9974)]).then(p.bind(p,39974))).expressionOf(P,j):await q(P,$);if("problem"in W)throw(0,L.G6)([{field:M,message:W.
problem}]);return{...W,search:async(J,K,X)=>{const Q=await W.search(J.slice(0,Wt),K,X);return J.length>Wt?{...Q,truncated:!0}:Q}}}}),98472:((ot,Z,p)=>{p.d(Z,{z:()=>L});
const L=(I,z,H=[])=>({start:I,end:z,groups:Object.fromEntries(H)})})};
