"use strict";exports.id=4975,exports.ids=[4975,779],exports.modules={82896:((ot,Z,d)=>{d.r(Z),d.d(Z,{compare_documents:()=>Ur});var L=d(98446),D=d(21836),z=d(77598),X=d(45059),
V=d(52755),U=d(16259),k=d(824),g=d(45599),E=d(59071);function C(o,t,e){const n=[];for(const s of o.array(o.entry(o.pages.number(t),"Annots"))??[]){const i=o.dict(
s);i&&(0,g.Eo)(o.resolve(i.get("Subtype")),"Link")&&n.push({page:t,target:B(o,i,e)})}return n}function B(o,t,e){const n=e.pageOf(t);if(n!==void 0)return{page:n};
const s=o.dict(t.get("A")),i=o.resolve(s?.get("S")),r=o.resolve(s?.get("URI"));if(r instanceof g.Mx)return{uri:Buffer.from(r.bytes).toString("latin1")};const a=$(
o,s?.get("F"));if(a!==null)return{file:a};const c=o.resolve(s?.get("N"));return{action:c instanceof g.SX?c.text:i instanceof g.SX?i.text:"none"}}function $(o,t){
const e=o.resolve(t);if(e instanceof g.Mx)return(0,E.Gh)(e);const n=o.dict(t);return(0,E.Gh)(o.resolve(n?.get("UF")))??(0,E.Gh)(o.resolve(n?.get("F")))}var S=d(
37081),v=d(12207),m=d(16231),w=d(17623),x=d(41112),M=d(41561);const O=1e3,T=1e6;class G{truncated=!1;left=T;entries(t,e=O){const n=[];for(const s of t){const i=JSON.
stringify(s).length+1;if(n.length===e||i>this.left){this.truncated=!0;break}this.left-=i,n.push(s)}return n}}async function Y(o,t,e){const n=new Map;for(const{key:r}of o){
n.set(r,(n.get(r)??0)+1);const a=e.step(200);a&&await a}const s=[];for(const{key:r,entry:a}of t){const c=n.get(r)??0;c>0?n.set(r,c-1):s.push(a);const f=e.step(200);
f&&await f}const i=[];for(const{key:r,entry:a}of[...o].reverse()){const c=n.get(r)??0;c!==0&&(n.set(r,c-1),i.push(a))}return{before:i.reverse(),after:s}}const q=200;
class _{texts=new Map;objects=new WeakMap;keyed(t){return{key:Object.entries(t).map(([n,s])=>`${n} ${this.ofValue(s)}`).join(`
`),entry:t}}ofText(t){if(t.length<q)return JSON.stringify(t);let e=this.texts.get(t);return e===void 0&&this.texts.set(t,e=st(t)),e}ofValue(t){if(typeof t=="str\
ing")return this.ofText(t);if(typeof t!="object"||t===null)return String(t);let e=this.objects.get(t);if(e===void 0){const n=JSON.stringify(t);this.objects.set(
t,e=n.length<q?n:st(n))}return e}}const st=o=>(0,z.createHash)("sha256").update(o).digest("base64");async function ct(o,t){const{pace:e}=o.job,n=await v.Ht.of(o),
s=new _,i={...(0,k._6)(o,await(0,k.Br)(o))};await e.rest();const r=(await(0,x.Uz)(o)??[]).map(u=>s.keyed({...u}));await e.rest();const a=await ft(o,n,t),c=await Mt(
o,n,t,s);await e.rest();const f=await wt(o),h=await vt(o,s);return await e.rest(),{metadata:i,fonts:r,links:a,bookmarks:c,attachments:f,form:h,security:{encryption:(0,M.
Br)(o),permissions:(0,M.nj)(o),javascript:await(0,x.xS)(o),signatures:(await(0,m.Ez)(o)).length},tagged:(0,M.$J)(o)}}function mt(o,t){if(!("page"in o))return{entry:{
...o},key:JSON.stringify(o)};const e=t(o.page);return{entry:{target:o.page+1},key:e===void 0?`gone ${o.page}`:`page ${e}`}}async function ft(o,t,e){const n=[];for(let s=0;s<
o.pages.count;s++){const i=e(s);if(i!==void 0)for(const a of C(o,s,t)){const{entry:c,key:f}=mt(a.target,e);n.push({entry:{page:s+1,...c},key:`${i} ${f}`})}const r=o.
job.pace.step(2e4);r&&await r}return n}async function Mt(o,t,e,n){const s=[];return await(0,S.O)(o,(i,r)=>{const a=o.dict(i),c=a&&(0,E.Gh)(o.resolve(a.get("Titl\
e")));if(!a||c===null||c===void 0)return a!==void 0;const{entry:f,key:h}=mt(B(o,a,t),e);return s.push({entry:{title:c,level:r,...f},key:`${r} ${h} ${n.ofText(c)}`}),
!0}),s}async function wt(o){const t=[];for(const{name:e,size:n,mimeType:s,description:i,relationship:r,stream:a}of await(0,X._)(o)){const c=o.decodedPart(a)?.data??
o.encoded(a),f={name:e,size:n??c.length,mimeType:s,description:i,relationship:r},h=(0,z.createHash)("sha256").update(c).digest("base64");t.push({entry:f,key:`${JSON.
stringify(f)} ${h}`});const u=o.job.pace.step(c.length*2);u&&await u}return t}async function vt(o,t){const e=await V.mO.read(o);if(e.fields.length===0)return[];
const{fields:n}=await(0,w.Z)(o,e,new U.n(o,e)),s=[];for(const{pages:i,...r}of n){s.push(t.keyed(r));const a=o.job.pace.step(2e3);a&&await a}return s}var R=d(74135);
const At=512,te=5e4,Nt=22,ee=100,jt=.2718281828,ut=o=>Number.isNaN(o)?0:Math.floor(o*ee+jt);class b{count=0;hash=(0,z.createHash)("sha256");values=new Float64Array(
At);used=0;texts=new Map;length(t){this.exact(ut(t))}exact(t){this.used===At&&this.flush(),this.values[this.used++]=t,this.count++}text(t){const{texts:e}=this;let n=e.
get(t);n===void 0&&(e.size===te&&e.clear(),e.set(t,n=e.size),this.bytes(Buffer.from(t))),this.exact(n)}bytes(t){this.exact(t.length),this.flush(),this.hash.update(
t)}finish(){return this.flush(),this.hash.digest("base64").slice(0,Nt)}flush(){this.used!==0&&(this.hash.update(Buffer.from(this.values.buffer,0,this.used*8)),this.
used=0)}}function P(...o){return(0,z.createHash)("sha256").update(JSON.stringify(o)).digest("base64").slice(0,Nt)}const I=(o,{clipBox:t})=>t?(0,R.Pj)(t,o)??j:o,
N=[-1e9,-1e9,1e9,1e9],j=[0,0,0,0];class F{box;begins=()=>{};begin(t,e,n){const s=e&&I(e,n);s&&(this.box=this.box?(0,R.kO)(this.box,s):s)}keepsPictures=!1;outline(){}picture(){}beginGroup(){
return 0}endGroup(){}}class J{numbers=new Map;of(t){let e=this.numbers.get(t);return e===void 0&&this.numbers.set(t,e=this.numbers.size),e}}const W=1e5,H=5e5,Q=1e3,
it=120,rt=.4;class at extends b{ids;page;kinds=[];boxes=[];outlines=new Map;pictures=new Map;keys=[];begins=()=>{};item="";numbers=0;within;constructor(t,e){super(),
this.ids=t,this.page=e}enter(t){this.within=t}begin(t,e,n){const s=e&&this.shownPart(e,n),i=this.boxes.length-1;this.isFull?s&&(this.boxes[i]=(0,R.kO)(this.boxes[i]??
s,s)):this.add(this.within??t,s),this.begins()}shownPart(t,e){const n=I((0,R.XM)(t,rt),e);return n===j?void 0:(0,R.Pj)((0,R.XM)(n,rt),this.page)}outline(t){if(this.
isFull||this.numbers>=H)return;const e=t();e&&(this.numbers+=e.path.length,this.outlines.set(this.kinds.length-1,e))}get keepsPictures(){return!this.isFull&&this.
pictures.size<Q}picture(t){this.pictures.set(this.kinds.length-1,t)}beginPage(){this.begin("page",this.page,{})}beginGroup(){return this.isFull||this.add(this.within??
"path",void 0),this.begins(),this.boxes.length-1}endGroup(t){let e;for(let n=t+1;n<this.boxes.length;n++){const s=this.boxes[n];s&&(e=e?(0,R.kO)(e,s):s)}t<W-1&&
(this.boxes[t]=e),t+1<this.kinds.length&&(this.kinds[t]=this.kinds[t+1])}end(){if(this.kinds.length===this.keys.length)return;const{item:t}=this,e=this.isFull?this.
finish():"";this.keys.push(this.ids.of(t.length>it||e!==""?P(t,e):t)),this.item=""}exact(t){this.isFull?super.exact(t):this.item+=`${t} `}text(t){this.isFull?super.
text(t):this.item+=`t${this.ids.of(t)} `}get isFull(){return this.kinds.length===W}add(t,e){this.end(),this.kinds.push(t),this.boxes.push(e)}}var lt=d(66403);const St=200,
yt=200,Ut=2e4,hs=300;async function us(o,t){const{diffArrays:e}=await d.e(8128).then(d.bind(d,18128)),[n,s]=[Be(o),Be(t)],i=e(n.map(({masked:u})=>u),s.map(({masked:u})=>u),
{maxEditLength:hs})??[{removed:!0,added:!1,count:n.length},{removed:!1,added:!0,count:s.length}],r=[];let[a,c]=[0,0],f=n.length===Ut||s.length===Ut;const h=(u,l)=>{
r.length===St?f=!0:r.push(u+Le(l)),l.length>yt&&(f=!0)};for(const{removed:u,added:l,count:p}of i){if(u)for(let y=0;y<p;y++)h("-",n[a+y].text);if(l)for(let y=0;y<
p;y++)h("+",s[c+y].text);l||(a+=p),u||(c+=p)}return{lines:r,truncated:f}}function Be({text:o,masked:t}){const e=t.split(`
`,Ut),n=o.split(`
`,Ut);return e.map((s,i)=>({masked:s,text:n.length===e.length?n[i]:s}))}function Le(o){if(o.length<=yt)return o;const t=/[\ud800-\udbff]$/.test(o.slice(0,yt-1))?
yt-2:yt-1;return`${o.slice(0,t)}…`}const ls=2e4,ds=200,ps=.4,gs=1e3;async function $e(o,t,e){const n=t.map(()=>"");let s=0;for(const{0:i,index:r}of o.text.matchAll(
/\S+/g)){if(++s>ls)break;const a=o.box(r,r+i.length);if(a)for(const[f,h]of t.entries()){const u=n[f];u.length<=ds&&ms(h,a.x,a.y,a.width,a.height)&&(n[f]=u===""?
i:`${u} ${i}`)}const c=e.step(gs+t.length*20);c&&await c}return n.map(Le)}function ms([o,t,e,n],s,i,r,a){const c=Math.min(n,i+a)-Math.max(t,i);return s<e&&s+r>o&&
c>ps*Math.min(a,n-t)}var Tt=d(45657),ne=d(95340),Ne=d(38671);const ws=1/50,Gt=.5,ys=2;async function xs(o,t){if(o.style!==t.style)return;const e=[];for(const n of[
void 0,"SMask","Mask"]){const[s,i]=[await je(o,n),await je(t,n)];if(!(s==="none"&&i==="none")){if(typeof s=="string"||typeof i=="string"||s.rowBytes!==i.rowBytes||
s.pixelBits!==i.pixelBits)return;(0,Tt.RZ)(e,await bs(s,i,o.document))}}return e}async function je({document:o,image:t},e){const n=e===void 0?t:o.resolve(t.dict.
get(e));if(!(n instanceof g.Z6))return"none";const{format:s,before:i}=(0,Ne.R)(o,n),{width:r,height:a,bits:c}=(0,ne.h)(o,n.dict);if(s!==void 0||!(r>0&&a>0))return"\
unknown";const f=await o.decodedAtEase(i),h=Math.floor(f.length/a),u=Math.floor(h*8/(r*c)),l=y=>Math.ceil(r*c*y/8);return u>0&&l(u)===h&&l(u-1)!==h?{data:f,width:r,
height:a,rowBytes:h,pixelBits:c*u}:"unknown"}async function bs(o,{data:t},{job:e}){const{data:n,width:s,height:i,rowBytes:r,pixelBits:a}=o,c=[];let[f,h,u,l]=[-1,
-1,1/0,-1];const p=()=>{if(f<0)return;const[y,A]=[Math.floor(u/a),Math.floor(l/a)+1];c.push([(y-Gt)/s,1-(h+1+Gt)/i,(A+Gt)/s,1-(f-Gt)/i]),[f,u,l]=[-1,1/0,-1]};for(let y=0;y<
i;y++){const A=y*r,[K,tt]=[n.subarray(A,A+r),t.subarray(A,A+r)];Buffer.compare(K,tt)!==0&&(y-h>Math.max(2,i*ws)&&p(),f<0&&(f=y),h=y,u=Math.min(u,Ms(K,tt)),l=Math.
max(l,Ss(K,tt)));const et=e.pace.step(r*ys);et&&await et}return p(),c}function Ms(o,t){let e=0;for(;o[e]===t[e];)e++;return e*8+Math.clz32(o[e]^t[e])-24}function Ss(o,t){
let e=o.length-1;for(;o[e]===t[e];)e--;const n=o[e]^t[e];return e*8+Math.clz32(n&-n)-24}const Ue=4096,se=1,xt=2,oe=3,Pt=4,Ge=13;class ie{kept=new Float64Array(Ue);used=0;long;x=0;y=0;left=1/0;top=1/0;right=-1/0;bottom=-1/0;hasAngles=!1;isLine=!1;get isEmpty(){
return this.used===0&&!this.long}get numbers(){return this.long?void 0:this.kept.slice(0,this.used)}get box(){return[this.left,this.top,this.right,this.bottom]}get isUpright(){
const[,t,e,,n,s,,i,r,,a,c]=this.kept;return this.long||this.used!==Ge||this.kept[Ge-1]!==Pt||this.kept[9]!==xt?!1:e===s&&n===i&&r===c&&t===a||t===n&&s===r&&i===
a&&c===e}follow(t,e){switch(t.operator){case"m":return this.isLine=!1,this.point(se,t.number(0),t.number(1),e);case"l":return this.hasAngles||=this.isLine,this.
isLine=!0,this.point(xt,t.number(0),t.number(1),e);case"c":return this.curve(t,e,0,2,4);case"v":return this.curve(t,e,-1,0,2);case"y":return this.curve(t,e,0,2,
2);case"h":return this.close(),!0;case"re":return this.isLine=!1,this.rectangle(t.number(0),t.number(1),t.number(2),t.number(3),e),!0;default:return!1}}rectangle(t,e,n,s,i){
this.point(se,t,e,i),this.point(xt,t+n,e,i),this.point(xt,t+n,e+s,i),this.point(xt,t,e+s,i),this.add(Pt),this.x=t,this.y=e}close(){this.hasAngles||=this.isLine,
this.isLine=!1,this.add(Pt)}write(t){if(this.long)t.text(this.end());else for(let e=0;e<this.used;e++)t.exact(this.kept[e])}get id(){const t=new b;return this.write(
t),t.finish()}clear(){this.used=0,this.long=void 0,this.whole=void 0,[this.left,this.top,this.right,this.bottom]=R.gF,this.hasAngles=this.isLine=!1}whole;end(){
return this.whole===void 0&&(this.flush(this.long),this.whole=this.long.finish()),this.whole}curve(t,e,n,s,i){return this.hasAngles=this.isLine=!0,this.add(oe),
n<0?this.place(this.x,this.y,e):this.place(t.number(n),t.number(n+1),e),this.place(t.number(s),t.number(s+1),e),this.x=t.number(i),this.y=t.number(i+1),this.place(
this.x,this.y,e),!0}point(t,e,n,s){return this.add(t),this.place(e,n,s),this.x=e,this.y=n,!0}place(t,e,n){const[s,i]=[n[0]*t+n[2]*e+n[4],n[1]*t+n[3]*e+n[5]];this.
add(ut(s)),this.add(ut(i)),s<this.left&&(this.left=s),s>this.right&&(this.right=s),i<this.top&&(this.top=i),i>this.bottom&&(this.bottom=i)}add(t){this.used===Ue&&
this.flush(this.long??=new b),this.kept[this.used++]=t}flush(t){for(let e=0;e<this.used;e++)t.exact(this.kept[e]);this.used=0}}const re=100,Fe=1/re,ae=10,Os=6,Es=32;
function vs(o,t){if(o.style!==t.style)return;const e=o.reach===0,[n,s]=[ce(o.path,e),ce(t.path,e)],i=Math.max(o.reach,t.reach)+Fe,r=Ts(o,t,n,s);if(!r)return;const a=r.
map(f=>(0,R.XM)(f,i)),c=(0,R.XM)((0,R.$L)([...n,...s].flatMap(({points:f})=>f)),i);return(0,Tt.RZ)(a,Ps(o.clipBox,t.clipBox,c)),a.length===0?void 0:a}function As({
path:o,reach:t}){if(t!==0)return ce(o,!1).flatMap(kt).map(e=>(0,R.XM)(e,t+Fe))}function Ts(o,t,e,n){const s=o.reach===0;if(o.ends!==t.ends)return o.isDashed?void 0:
ks(e,n);if(Ke(e,n)&&!o.isDashed)return ze(e,n,s);const i=Xe(e,n,o.isDashed);return s&&i.length>0?[i.reduce(R.kO)]:i}function Ps(o,t,e){const[n,s]=[o??e,t??e];return[
...We(n,s),...We(s,n)].flatMap(i=>{const r=(0,R.Pj)(i,e);return r?[r]:[]})}function We([o,t,e,n],s){return[[o,t,Math.min(e,s[0]),n],[Math.max(o,s[2]),t,e,n],[o,
t,e,Math.min(n,s[1])],[o,Math.max(t,s[3]),e,n]].filter(r=>r[0]<r[2]&&r[1]<r[3])}function ks(o,t){const e=[...o,...t].flatMap(s=>s.points.length>2?kt(s):s.points.
map(i=>(0,R.$L)([i])));return[...Ke(o,t)?ze(o,t,!1):Xe(o,t,!1),...e]}function ce(o,t){const e=[];let[n,s]=[[0,0],[0,0]],i=ae;const r=(f,h)=>{e.push({sign:f+i,points:[
s,...h]}),i=0,s=h.at(-1)},a=()=>{i===0&&(!t||!fe(s,n))&&r(t?xt:Pt,[n]),i=ae,s=n},c=f=>[o[f]/re,o[f+1]/re];for(let f=0;f<o.length;){const h=o[f++];h===Pt?a():h===
se?(t&&a(),n=s=c(f),i=ae,f+=2):h===oe?(r(oe,[c(f),c(f+2),c(f+4)]),f+=6):(r(xt,[c(f)]),f+=2)}return t&&a(),e}const fe=(o,t)=>o[0]===t[0]&&o[1]===t[1],he=(o,t)=>o.
sign===t.sign&&o.points.every((e,n)=>fe(e,t.points[n])),Ke=(o,t)=>o.length===t.length&&o.every(({sign:e},n)=>e===t[n].sign);function ze(o,t,e){return o.flatMap(
(n,s)=>{const i=t[s];return he(n,i)?[]:e?Ds(n,i):Rs(n,i)??[...kt(n),...kt(i)]})}function Xe(o,t,e){let n=0;for(;n<o.length&&n<t.length&&he(o[n],t[n]);)n++;let[s,
i]=[o.length,t.length];for(;!e&&s>n&&i>n&&he(o[s-1],t[i-1]);)s--,i--;return[...o.slice(n,s),...t.slice(n,i)].flatMap(kt)}function Rs({points:o},{points:t}){const[
e,n,s,i]=[o[0],o[1],t[0],t[1]];if(o.length!==2||t.length!==2)return;const r=[1,0].find(h=>[n,s,i].every(u=>u[h]===e[h]));if(r===void 0)return;const a=1-r;return(n[a]-
e[a])*(i[a]-s[a])<=0||Math.min(e[a],n[a])>Math.max(s[a],i[a])||Math.min(s[a],i[a])>Math.max(e[a],n[a])?void 0:[[e,s],[n,i]].filter(([h,u])=>!fe(h,u)).map(R.$L)}
function Ds(o,t){const e=Math.max(ue(o),ue(t)),[n,s]=[le(o,e),le(t,e)],i=Math.max(de(o,e),de(t,e)),r=[];for(let a=0;a<e;a++){const c=[n[a],n[a+1],s[a],s[a+1]],f=(0,R.
$L)(c);i===0&&(f[0]===f[2]||f[1]===f[3])||r.push((0,R.XM)(f,i))}return r}function kt(o){const t=ue(o),e=le(o,t),n=de(o,t);return e.slice(1).map((s,i)=>(0,R.XM)(
(0,R.$L)([e[i],s]),n))}function ue({points:o}){const[t,e,n,s]=(0,R.$L)(o);return o.length===2&&(t===n||e===s)?1:Math.max(1,Math.min(Es,Math.ceil(Math.max(n-t,s-
e)/Os)))}const le=({points:o},t)=>Array.from({length:t+1},(e,n)=>Cs(o,n/t));function Cs(o,t){if(t===0)return o[0];if(t===1)return o.at(-1);const e=1-t,n=o.length===
2?[e,t]:[e**3,3*e*e*t,3*e*t*t,t**3],s=i=>o.reduce((r,a,c)=>r+a[i]*n[c],0);return[s(0),s(1)]}function de({points:[o,t,e,n]},s){if(!o||!t||!e||!n)return 0;const i=(r,a,c)=>Math.
hypot(r[0]-2*a[0]+c[0],r[1]-2*a[1]+c[1]);return 6*Math.max(i(o,t,e),i(t,e,n))/8/(s*s)}var bt=d(64019),He=d(12844),ht=d(6057),pe=d(75444),Ye=d(87141),Ze=d(12657),
ge=d(31095);const Is=1;function Je(o,t){const e=o.dict(t.get("BS")),n=o.array(t.get("Border")),s=o.resolve(e?e.get("W"):n?.[2]);return typeof s=="number"?s:1}function Bs(o,t){
if(!(0,g.Eo)(o.resolve(t.get("Subtype")),"Link")||(0,bt.wR)(o,t))return;const e=(0,ht.b0)(o,t.get("Rect")),n=Je(o,t);if(!e||!(n>0))return;const s=o.resolve(o.dict(
t.get("BS"))?.get("S")),i=o.array(t.get("Border"))?.[3]!==void 0;return{box:e,width:n,isDashed:i||(0,g.Eo)(s,"D")}}function Ls({box:o,width:t,isDashed:e},n,s){const[
i,r,a,c]=o,f=new ie;f.rectangle(i,r,a-i,c-r,n);const{numbers:h}=f;if(!h)return;const u=Math.hypot(n[0],n[1]);return{path:h,blend:"",style:s,ends:"",reach:t*u+Is,
isDashed:e,clipBox:void 0}}var $s=d(58971),Ns=d(36502),Ve=d(85008),Qe=d(97748);const _e={id:"DeviceGray",isPattern:!1},js={DeviceGray:"0 ",DeviceRGB:"0 0 0 ",DeviceCMYK:"\
0 0 0 10000 "},qe="DeviceGray 0 ",Ft="Normal",Us=new Set([Ft,"Multiply","Darken"]),tn=o=>Us.has(o)?"":o,Rt=o=>({...(0,Qe.ue)(o),base:o,fillSpace:_e,strokeSpace:_e,
fill:qe,stroke:qe,fillAlpha:1,strokeAlpha:1,lineWidth:1,cap:0,join:0,miter:10,dash:"",clip:"",clipShapes:"",blend:Ft,mask:"",other:""}),Gs={DeviceGray:"DefaultG\
ray",DeviceRGB:"DefaultRGB",DeviceCMYK:"DefaultCMYK"},Fs={id:"Pattern",isPattern:!0},Ws=1e4,Ks=.2718281828,me={space:"fillSpace",color:"fill"},we={space:"stroke\
Space",color:"stroke"};class zs{document;values;named=new WeakMap;constructor(t,e){this.document=t,this.values=e}device(t,e,n,s,i){const r=this.named.get(i)?.get(
t),a=ye(e),c=f=>{s[n.space]=f,s[n.color]=`${f.id} ${a}`};return r?c(r):this.space(t,i).then(c)}setSpace(t,e,n,s){const i=this.named.get(s)?.get(t),r=a=>{n[e.space]=
a,n[e.color]=`${a.id} ${js[a.id]??"initial"}`};return i?r(i):this.space(t,s).then(r)}set(t,e,n){n[e.color]=`${n[e.space].id} ${ye(t)}`}beneath(t,{id:e}){return`${e}\
 ${ye(t)}`}async space(t,e){const n=await this.lookUp(t,e);let s=this.named.get(e);return s||this.named.set(e,s=new Map),s.set(t,n),n}async lookUp(t,e){if(t==="\
Pattern")return Fs;const n=Gs[t],s=e.find("ColorSpace",n??t);return s===void 0?{id:t,isPattern:!1}:{id:await this.idOf(s),isPattern:this.isPattern(s)}}async idOf(t){
const e=this.document.resolve(t);return e instanceof g.SX?e.text:P(await this.values.of(t))}isPattern(t){const e=this.document.resolve(t);return(0,g.Eo)((0,g.cy)(
e)?this.document.resolve(e[0]):e,"Pattern")}}function ye(o){let t="";for(let e=0;e<o.count;e++)o.kind(e)!==Ve.o_&&(t+=`${Math.floor(o.number(e)*Ws+Ks)} `);return t}
var xe=d(18271),Xs=d(15330),Hs=d(83553),Ys=d(25747);const Zs=20,Wt=50,Dt="";class Js{document;fonts=new Map;constructor(t){this.document=t}of(t,e){let n=this.fonts.
get(t);return n||this.fonts.set(t,n=new Vs(this.document,t,this.document.dict(e))),n}}class Vs{document;font;dict;shapes=new Map;find;bounds=new Map;drawn;constructor(t,e,n){
this.document=t,this.font=e,this.dict=n}shapeOf(t){let e=this.shapes.get(t);return e===void 0&&this.shapes.set(t,e=this.read(t)),e}boxOf(t){return this.drawn?.get(
t.code)?.box??this.bounds.get(t)??this.likelyBox(t)}likelyBox({width:t}){const{ascent:e,descent:n}=this.font;return[-Wt,n*1e3-Wt,t*1e3+Wt,e*1e3+Wt]}read(t){if(this.
drawn)return this.drawn.get(t.code)?.shape??Dt;this.find??=this.finder();const e=this.find(t);if(!e)return t.text===" "?Dt:P(this.substitute,t.text,_s(t)?0:t.cid);
if(e.length===0)return Dt;const n=(0,Hs.BO)(e);n&&this.bounds.set(t,n);const s=new b;for(const i of e)s.length(i);return s.finish()}get substitute(){const{name:t,
bold:e,italic:n,fixedPitch:s}=this.font;return`${t} ${e} ${n} ${s}`}finder(){const{document:t,dict:e}=this,n=e&&(0,xe.Lq)(t,e),s=n&&Qs(t,n),i=s&&(0,xe.oQ)(t,e);
return!e||!s||typeof i!="object"?()=>{}:(0,Xs.X)(t,e,s,i)}}const Qs=(0,xe.tI)((o,t)=>{const e=o.decodedPart(t)?.data,{memory:n,pace:s}=o.job;return e&&(0,Ys.D)(
e,i=>{n.budget.spend("glyphSteps",i),s.add(i*Zs)})}),_s=({text:o})=>o!==""&&o!=="�";var qs=d(58552),to=d(92152),Ct=d(8283);const en={DeviceGray:1,G:1,DeviceRGB:3,
RGB:3,DeviceCMYK:4,CMYK:4},eo={G:"DeviceGray",RGB:"DeviceRGB",CMYK:"DeviceCMYK",I:"Indexed"};class no{document;values;known=new Map;constructor(t,e){this.document=
t,this.values=e}async of(t,e,n){const s=this.known.get(t);if(s!==void 0&&t>0)return s;const i=new b;await this.write(e,n,i,!0);const r=i.finish();return this.known.
set(t,r),r}async styleOf(t,e){const n=new b;return await this.write(t,e,n,!0,!1),n.finish()}async write(t,e,n,s,i=!0){const{document:r,values:a}=this,{dict:c}=t,
{width:f,height:h,bits:u,stencil:l,decode:p}=(0,ne.h)(r,c);for(const A of[f,h,u,l?1:0,...p??[]])n.exact(A||0);const y=l?"":await this.space(c.get("ColorSpace"),
e);n.text(y);for(const A of["Interpolate","Intent","SMaskInData","Matte"])n.text(await a.of(c.get(A)));for(const A of s?["SMask","Mask"]:[]){const K=r.resolve(c.
get(A));n.text(A),K instanceof g.Z6?await this.write(K,e,n,!1,i):(0,g.cy)(K)&&n.text(await a.of(K))}i&&await this.samples(t,f*u*(en[y]??0),h,n)}async samples(t,e,n,s){
const{document:i,values:r}=this,{format:a,parameters:c,before:f}=(0,Ne.R)(i,t);let h;try{h=await i.decodedAtEase(f)}catch(l){if(!(l instanceof qs.zU)||l.code!==
"unreadable_document")throw l;h=i.decodedPart(f)?.data??i.encoded(f)}if(s.text(a??""),c&&s.text(await r.of(c)),a==="jpg"){for(const l of oo(h))await r.bytes(l,s);
return}const u=(0,to.zq)(e,1,1)*n;await r.bytes(a===void 0&&u>0?h.subarray(0,u):h,s)}async space(t,e){const n=this.document.resolve(t);if(!(n instanceof g.SX))return this.
values.of(t);const s=eo[n.text]??n.text,i=s in en?void 0:e(n.text);return i===void 0?s:this.values.of(i)}}const so=238;function*oo(o){let t=2;for(const{marker:e,
start:n,end:s}of(0,Ct.OD)(o)){if(t=e===Ct.Os?n:s,e===Ct.Os)break;e!==Ct.EI&&(e===so||!(0,Ct.iN)(e))&&(yield o.subarray(n,s))}yield o.subarray(t)}const io=50,ro=2e5,
Kt=4*1024*1024,ao=new Set("Length Filter DecodeParms DL Metadata PieceInfo LastModified Parent P Popup StructParent StructParents Type".split(" ")),co=0,fo=1,ho=2,
uo=3,lo=4,po=5,go=6,mo=7,nn=8;class wo{document;objects=new Map;direct=new WeakMap;constructor(t){this.document=t}async of(t){if(t==null)return"";if(typeof t!="\
object")return`${t}`;const e=(0,g.i9)(t)?this.objects.get(t.number):this.direct.get(t);if(e!==void 0)return e;const n=new b;await this.write(t,n,[]);const s=n.finish();
return(0,g.i9)(t)?this.objects.set(t.number,s):this.direct.set(t,s),s}async data(t,e){const{document:n}=this,s=t.data.length>Kt?await n.decodedAtEase(t):n.decodedPart(
t)?.data;await this.bytes(yo(s??n.encoded(t)),e)}async bytes(t,e){const{pace:n}=this.document.job;for(let s=0;s<t.length;s+=Kt){e.bytes(t.subarray(s,s+Kt));const i=n.
step(Math.min(t.length-s,Kt));i&&await i}}async write(t,e,n){if(n.length>io||e.count>ro||(0,g.i9)(t)&&n.includes(t.number)){e.exact(mo);return}const s=this.document.
resolve(t),i=[...n,(0,g.i9)(t)?t.number:-1];if(typeof s=="number")e.exact(uo),e.exact(Number(s.toPrecision(5)));else if(s instanceof g.SX||typeof s=="boolean")e.
exact(fo),e.text(s instanceof g.SX?s.text:`${s}`);else if(s instanceof g.Mx)e.exact(ho),e.bytes(s.bytes);else if((0,g.cy)(s)){e.exact(lo);for(const a of s)await this.
write(a,e,i);e.exact(nn)}else s instanceof g.Bi?await this.entries(s,po,e,i):s instanceof g.Z6?(await this.entries(s.dict,go,e,i),await this.data(s,e)):e.exact(
co);const r=this.document.job.pace.step(100);r&&await r}async entries(t,e,n,s){n.exact(e);for(const i of[...t.keys()].sort())ao.has(i)||(n.text(i),await this.write(
t.get(i),n,s));n.exact(nn)}}function yo(o){if(!(o.length>128&&Buffer.from(o.subarray(36,40)).toString("latin1")==="acsp"))return o;const e=o.slice();return e.fill(
0,24,36),e.fill(0,84,100),e}const xo=1e4;class bo{document;decoder;layers;values;images;colors;characters;shapes;fonts=new Map;known=new Map;constructor(t){this.
document=t,this.decoder=new $s.X(t),this.characters=new Ze.y(t.job),this.layers=new Ns.z(t),this.values=new wo(t),this.images=new no(t,this.values),this.colors=
new zs(t,this.values),this.shapes=new Js(t)}remember(t,e){this.fonts.has(t)||this.fonts.set(t,e())}shapesOf(t){return this.shapes.of(t,this.fonts.get(t))}async once(t,e){
const n=this.known.get(t);if(n!==void 0)return n;const s=await e();return this.known.size<xo&&this.known.set(t,s),s}}var Mo=d(36211),So=d(93059),Oo=d(4745),sn=d(
5490);const on=Math.SQRT2,Eo=4,vo=0;function be({lineWidth:o,join:t,miter:e,matrix:n},s){const[i,r,a,c]=n,f=Math.max(Math.hypot(i,r),Math.hypot(a,c)),h=s&&t===vo?
Math.max(on,Math.min(e,Eo)):on;return Math.abs(o)*f/2*h}const Me=3,It=4,Ao=-1;class To{digest;states;shapesOf;characters;matrix=new Qe.f6;replaces=!1;part=32;clipping;clippingBox=R.
gF;ignored=[];marks;shapes;x=0;y=0;alongX=0;alongY=0;acrossX=0;acrossY=0;moved=0;isVertical=!1;scale="";written="";constructor(t,e,n,s){this.digest=t,this.states=
e,this.shapesOf=n,this.characters=s}begin({matrix:t,size:e,stretch:n,rise:s},i){const r=this.matrix,[a,c]=[r.a*t[0]+r.b*t[2],r.a*t[1]+r.b*t[3]],[f,h]=[r.c*t[0]+
r.d*t[2],r.c*t[1]+r.d*t[3]];this.x=r.e*t[0]+r.f*t[2]+t[4]+s*f,this.y=r.e*t[1]+r.f*t[3]+t[5]+s*h,this.alongX=a*e*n,this.alongY=c*e*n,this.acrossX=f*e,this.acrossY=
h*e,this.moved=0,this.isVertical=i.vertical,this.scale=`${ut(this.alongX)} ${ut(this.alongY)} ${ut(this.acrossX)} ${ut(this.acrossY)}`,this.shapes=this.shapesOf(
i)}show(t,e,n){const s=e.font,{vertical:i}=s,r=e.size===0?1:e.size,a=(i?-e.charSpace:e.charSpace)/r,c=(i?-e.wordSpace:e.wordSpace)/r,f=!n&&e.mode!==Me;let{moved:h}=this;
const u=s.glyphs(t);this.characters.take(u.length);for(const l of u){const p=f?this.shapes.shapeOf(l):Dt;p!==Dt&&(l.vertical?this.glyph(e,l,p,-l.vertical.x,-h-l.
vertical.y,l.vertical.advance):i?this.glyph(e,l,p,0,-h,l.width):this.glyph(e,l,p,h,0,l.width)),h+=(i&&l.vertical?-l.vertical.advance:l.width)+a,l.isSpace&&(h+=c)}
this.moved=h}endClipping(){this.clipping=void 0,this.clippingBox=R.gF}adjust(t){this.moved+=(this.isVertical?t:-t)/1e3}end({size:t,stretch:e,font:n}){n.vertical?
this.matrix.advance(0,-this.moved*t):this.matrix.advance(this.moved*t*e,0)}replaced(){}glyph(t,e,n,s,i,r){const a=this.x+s*this.alongX+i*this.acrossX,c=this.y+s*
this.alongY+i*this.acrossY;if(this.ignored.length>0&&this.ignored.some(u=>Po(u,a,c)))return;const{digest:f,marks:h}=this;h&&t.mode<It+Me&&(h.begin("text",this.boxOf(
t,e,a,c),t),this.written=""),t.mode<It?this.write(f,t,n,a,c,r):(t.mode<It+Me&&this.write(f,t,n,a,c,r),this.clipping??=new b,h&&(this.clippingBox=(0,R.kO)(this.clippingBox,
this.boxOf(t,e,a,c))),this.written="",this.write(this.clipping,void 0,n,a,c,r),this.written="")}boxOf(t,e,n,s){const i=this.shapes.boxOf(e),r=[this.alongX/1e3,this.
alongY/1e3,this.acrossX/1e3,this.acrossY/1e3,n,s],a=(0,R.zl)(r,i);return t.mode%It===0?a:(0,R.XM)(a,be(t,!0))}write(t,e,n,s,i,r){e&&this.states.state(e,e.mode%It),
t.exact(Ao),this.scale!==this.written&&(t.text(this.scale),this.written=this.scale),t.text(n),t.length(s),t.length(i),t.length(r)}}const Po=({x:o,y:t,width:e,height:n},s,i)=>s>=
o-.5&&s<=o+e+.5&&i>=t&&i<=t+n,rn={OP:"false",op:"false",OPM:"0",AIS:"false",TK:"true",RI:"RelativeColorimetric",TR:"Identity",TR2:"Default",BG:"",BG2:"Default",
UCR:"",UCR2:"Default"},ko=o=>o in rn;function an(o,t,e,n){const s=n instanceof g.SX?n.text:typeof n=="object"?e:`${n}`,i=o.split(`
`).filter(r=>r!==""&&!r.startsWith(`${t} `));return(s===rn[t]?i:[...i,`${t} ${s}`]).sort().join(`
`)}function Ro(o,t){switch(o.operator){case"w":return t.lineWidth=o.number(0),!0;case"J":return t.cap=o.number(0),!0;case"j":return t.join=o.number(0),!0;case"M":
return t.miter=o.number(0),!0;case"d":return t.dash=fn(o.value(0),o.number(1)),!0;case"ri":return t.other=an(t.other,"RI","",new g.SX(o.name(0)??"")),!0;default:
return!1}}function Do(o,t,e,n){t==="BM"&&(n.blend=Co((0,g.cy)(e)?o.resolve(e[0]):e)),t==="D"&&(0,g.cy)(e)&&(n.dash=Io(o,e)),typeof e=="number"&&(t==="LW"?n.lineWidth=
e:t==="LC"?n.cap=e:t==="LJ"?n.join=e:t==="ML"?n.miter=e:t==="CA"?n.strokeAlpha=e:t==="ca"&&(n.fillAlpha=e))}const Co=o=>o instanceof g.SX&&o.text!=="Compatible"?
o.text:Ft,cn=new WeakMap;function Io(o,t){const e=cn.get(t);if(e!==void 0)return e;const[n,s]=[o.resolve(t[0]),o.resolve(t[1])],i=fn((0,g.cy)(n)?n.map(r=>o.resolve(
r)):null,Number(s)||0);return cn.set(t,i),i}const Bo=200;function fn(o,t){const e=(0,g.cy)(o)?o.filter(s=>typeof s=="number"):[];if(!e.some(s=>s>0))return"";const n=[
...e,t||0].map(s=>Math.round(s*1e4)).join(" ");return n.length>Bo?P(n):n}const Lo=-11,$o=-12;function hn({matrix:o,lineWidth:t,dash:e}){const[n,s,i,r]=o,a=t*t;return`${[
a*(n*n+i*i),a*(n*s+i*r),a*(s*s+r*r)].map(f=>Math.round(f*1e6)).join(" ")} ${e&&`${e} ${Math.round((0,R.PU)(o)*1e6)}`}`}class No{digest;fill="";fillAlpha=-1;fillClip="";fillMode="";stroke="";constructor(t){
this.digest=t}forget(){this.fillAlpha=-1,this.stroke=""}state(t,e){e!==1&&this.fills(t),e>=1&&this.strokes(t)}fills({fill:t,fillAlpha:e,clip:n,blend:s,mask:i,other:r}){
if(t===this.fill&&e===this.fillAlpha&&n===this.fillClip&&this.fillMode===s+i+r)return;this.fill=t,this.fillAlpha=e,this.fillClip=n,this.fillMode=s+i+r;const{digest:c}=this;
c.exact(Lo),c.text(t),c.length(e),c.text(n),c.text(this.fillMode)}strokes(t){const{stroke:e,strokeAlpha:n,cap:s,join:i,miter:r,clip:a,blend:c,mask:f,other:h}=t,
u=`${s} ${i} ${i===0?r:""}`,l=[e,n,a,c,f,h,hn(t),u].join(`
`);l!==this.stroke&&(this.stroke=l,this.digest.exact($o),this.digest.text(l))}}function un(o,t,e){const{numbers:n}=o;if(!n)return;const{clipShapes:s,blend:i,mask:r,
other:a,clipBox:c}=t,f=[s,tn(i),r,a].join(`
`);if(e!==void 0)return{path:n,blend:i,style:[e,t.fill,t.fillAlpha,f].join(`
`),ends:"",reach:0,isDashed:!1,clipBox:c};const{stroke:h,strokeAlpha:u,cap:l,join:p,miter:y,dash:A}=t;return{path:n,blend:i,style:[h,u,hn(t),f].join(`
`),ends:`${l} ${p} ${y}`,reach:be(t,o.hasAngles),isDashed:A!=="",clipBox:c}}const jo=-2,Uo=-3,Go=-4,Fo=-5,Wo=-6,Ko=-7,zo=-8;class Bt extends Oo.p{context;digest;marks;glyphs;path=new ie;written;clipRule="";constructor(t,e,n){
const s=new No(e),i=new To(e,s,r=>t.shapesOf(r),t.characters);super(t.document,t.decoder,i,t.layers),this.context=t,this.digest=e,this.marks=n,this.written=s,this.
glyphs=i,i.marks=n,n&&(n.begins=()=>s.forget())}take(t,e){const{states:n,scope:s}=e,i=n.current,{operator:r}=t;if(this.path.follow(t,i.matrix))return;const a=Mo.
lJ.get(r);if(a){this.paint(a,i);return}switch(r){case"g":case"rg":case"k":return this.context.colors.device(dn[r],t,me,i,s);case"G":case"RG":case"K":return this.
context.colors.device(dn[r],t,we,i,s);case"cs":case"CS":return this.context.colors.setSpace(t.name(0)??"",r==="cs"?me:we,i,s);case"sc":case"scn":return this.color(
t,me,e);case"SC":case"SCN":return this.color(t,we,e);case"W":case"W*":this.clipRule=r;return;case"gs":return this.graphics(t,e);case"Tf":return this.font(t,e);case"\
ET":this.clipText(i);return;case"sh":return this.shading(t.name(0)??"",e);case"BI":{const c=(0,So.n)(t);return c&&this.image(0,c,e)}default:if(!Ro(t,i))return super.
take(t,e)}}paint({fill:t,strokes:e,closes:n},s){const{path:i,digest:r,written:a}=this;i.isEmpty||(n&&i.close(),this.marked.isOff||(t!==void 0&&(this.marks?.begin(
"path",i.box,s),a.state(s,0),r.exact(t==="nonzero"?jo:Uo),this.marks?.outline(()=>un(i,s,t)),i.write(r)),e&&(this.marks?.begin("path",(0,R.XM)(i.box,be(s,i.hasAngles)),
s),a.state(s,1),r.exact(Go),this.marks?.outline(()=>un(i,s)),i.write(r))),this.clipRule!==""&&(ln(s,i,this.clipRule),this.clipRule=""),i.clear())}clipText(t){const{
clipping:e}=this.glyphs;e&&(t.clip=t.clipShapes=P(t.clip,"text",e.finish()),this.marks&&(t.clipBox=I(this.glyphs.clippingBox,t)),this.glyphs.endClipping())}color(t,e,n){
const s=n.states.current,i=t.count-1;if(t.kind(i)!==Ve.o_)return this.context.colors.set(t,e,s);const r=s[e.space],a=this.context.colors.beneath(t,r);return this.
pattern(n.scope.find("Pattern",t.name(i)),a,n).then(c=>{s[e.color]=c})}async pattern(t,e,n){const{document:s,context:i}=this,r=s.resolve(t),a=s.dict(t);if(!a)return e;
const c=(0,R.lw)((0,ht.lQ)(s,a.get("Matrix")),n.states.current.base);if(!(r instanceof g.Z6)||!(0,g.i9)(t)){const[l,p]=[await i.values.of(a.get("Shading")),await i.
values.of(a.get("ExtGState"))];return P("shading",l,p,zt(c))}const f=s.resolve(a.get("PaintType"))!==2,h=f?"":e,u=await i.once(`${t.number} ${h}`,async()=>{const l={
...Rt(pn),...f?{}:{fill:h,stroke:h}},p=await this.apart(t,r,l,n),y=await i.values.of(["XStep","YStep","BBox"].map(A=>a.get(A)??null));return P("tiling",p,y,h)});
return P(u,zt(c))}async apart(t,e,n,s,i){const{context:r,document:a}=this,{drawing:c,scope:f}=s,h=(0,g.i9)(t)?t.number:0;if(c.includes(h))return"";if(c.length>=
a.job.limits.formDepth)throw this.tooDeep();const u=new b,l=a.dict(e.dict.get("Resources"));return await new Bt(r,u,i).read(await this.decoder.form(h,e),{states:new sn.
U(n),scope:l?new ge.H(a,l,f):f,stream:h,drawing:[...c,h]}),u.finish()}async graphics(t,e){const n=this.document.dict(e.scope.find("ExtGState",t.name(0)??""));if(await super.
take(t,e),!n)return;const{document:s,context:i}=this,r=e.states.current,[a]=s.array(n.get("Font"))??[];a!==void 0&&r.font&&(i.remember(r.font,()=>a),await this.
prepare(r.font,e));for(const[c,f]of n){const h=s.resolve(f);c==="SMask"?r.mask=await this.softMask(h,e):ko(c)?r.other=an(r.other,c,await i.values.of(f),h):Do(s,
c,h,r)}}async softMask(t,e){const{document:n,context:s}=this;if(!(t instanceof g.Bi))return"";const i=t.get("G");if(!(n.resolve(i)instanceof g.Z6)||!(0,g.i9)(i))
return"";const{matrix:a}=e.states.current,c=await s.values.of(["S","BC","TR"].map(u=>t.get(u)??null)),f=zt(a),h=await s.once(`mask ${i.number} ${c}`,async()=>{const u=new b;
return await new Bt(s,u).draw(i,{...e,states:new sn.U(Rt(pn))}),P("mask",c,u.finish())});return P(h,f)}font(t,e){const n=t.name(0),s=()=>{const{font:r}=e.states.
current;if(!(!r||n===void 0)&&(this.context.remember(r,()=>e.scope.find("Font",n)),r.type3))return this.prepare(r,e)},i=super.take(t,e);return i?i.then(s):s()}async prepare(t,e){
if(!t.type3)return;const n=this.context.shapesOf(t);if(n.drawn)return;const{document:s}=this,{procedures:i,matrix:r,resources:a}=t.type3,c=new Map;n.drawn=c;const f=s.
dict(a),h={...e,scope:f?new ge.H(s,f,e.scope):e.scope},u=(0,R.lw)(r,[1e3,0,0,1e3,0,0]);for(let l=0;l<256;l++){const p=t.type3.procedureOf(l),y=p===void 0?void 0:
i?.get(p),A=s.resolve(y);if(!(A instanceof g.Z6))continue;const K=new F,tt=await this.apart(y,A,Rt(u),h,K);c.set(l,{shape:tt,box:K.box})}}async shading(t,{scope:e,
states:n}){if(this.marked.isOff)return;const s=n.current,i=await this.context.values.of(e.find("Shading",t));this.marks?.begin("path",s.clipBox??N,s),this.written.
state(Se(s),0),this.digest.exact(Wo),this.digest.text(i),this.place(s.matrix)}draws(t,e){if(t===void 0||this.marked.isOff)return;const n=e.scope.find("XObject",
t),s=this.document.resolve(n);if(!(s instanceof g.Z6)||!(0,g.Eo)(this.document.resolve(s.dict.get("Subtype")),"Image"))return super.draws(t,e);if(!this.layers.isOff(
s.dict.get("OC")))return this.image((0,g.i9)(n)?n.number:0,s,e)}async image(t,e,{scope:n,states:s}){if(this.marked.isOff)return;const{document:i}=this,r=f=>n.find(
"ColorSpace",f),a=(0,ne.h)(i,e.dict).stencil?s.current:Se(s.current),c=await this.context.images.of(t,e,r);if(this.marks?.begin("image",(0,R.zl)(a.matrix,Xo),a),
this.written.state(a,0),this.marks?.keepsPictures){const f=await this.context.images.styleOf(e,r),{matrix:h,fill:u,fillAlpha:l,clip:p,blend:y,mask:A,other:K}=a,
tt=[f,u,l,p,tn(y),A,K,zt(h)].join(`
`);this.marks.picture({document:i,image:e,matrix:h,id:c,style:tt,blend:y})}this.digest.exact(Fo),this.digest.text(c),this.place(a.matrix)}async readForm(t,e,n){
const{document:s,digest:i}=this,r=n.states.current;r.base=r.matrix;const a=(0,ht.b0)(s,e.dict.get("BBox"));if(a){const h=new ie;h.rectangle(a[0],a[1],a[2]-a[0],
a[3]-a[1],r.matrix),ln(r,h,"W")}const c=s.dict(e.dict.get("Group"));if(!c||!(0,g.Eo)(s.resolve(c.get("S")),"Transparency"))return super.readForm(t,e,n);const f=this.
marks?.beginGroup();this.written.state({...Se(r),clip:""},0),i.exact(Ko),i.text(await this.context.values.of(["I","K","CS"].map(h=>c.get(h)??null))),Object.assign(
r,{fillAlpha:1,strokeAlpha:1,blend:Ft,mask:""}),await super.readForm(t,e,n),i.exact(zo),f!==void 0&&this.marks?.endGroup(f)}place(t){for(const e of t)this.digest.
length(e)}}const Se=o=>({...o,fill:""});function ln(o,t,e){o.clip=P(o.clip,e,t.id),t.isUpright||(o.clipShapes=P(o.clipShapes,e,t.id)),o.clipBox=I(t.box,o)}const dn={
g:"DeviceGray",G:"DeviceGray",rg:"DeviceRGB",RG:"DeviceRGB",k:"DeviceCMYK",K:"DeviceCMYK"},Xo=[0,0,1,1],pn=[1,0,0,1,0,0],zt=o=>o.map(t=>Math.round(t*1e6)).join(
" "),Ho="Subtype F Contents T Subj RC QuadPoints InkList Vertices L LE CL C IC BS BE Border Name CA OC AS".split(" "),Yo="Subtype F QuadPoints C BS Border OC AS".
split(" ");function Zo([o,t,e,n]){const s=(n-t)/4;return[o-s,t,e+s,n]}const Oe=4e3;class Jo{document;context;constructor(t){this.document=t,this.context=new bo(
t)}async page(t,e=[]){const[n,s]=[new b,new b];return await this.content(t,e,n),await this.annotations(t,e,s),{content:n.finish(),annotations:s.finish(),undrawn:await this.
undrawn(t)}}async items(t,e,n){const{width:s,height:i}=(0,R.JQ)((0,ht.iw)(this.document,t)),r=new at(n,[0,0,s,i]);return await this.content(t,e,r,r),await this.
annotations(t,e,r,r),r.end(),r}async content(t,e,n,s){const{document:i,context:r}=this;r.characters=new Ze.y(i.job);const a=(0,ht.iw)(i,t),c=(0,Ye.y)(a),{width:f,
height:h}=(0,R.JQ)(a);s?.beginPage(),n.length(f),n.length(h);const u=new Bt(r,n,s);u.glyphs.ignored=e;const l=new ge.H(i,i.dict(i.pages.attribute(t,"Resources")));
await u.page(await r.decoder.page(t),l,Rt(c));const p=i.dict(i.entry(i.pages.number(t),"Group"));p&&(s?.beginPage(),n.text(await r.values.of(["S","I","K","CS"].
map(y=>p.get(y)??null))))}async annotations(t,e,n,s){const{document:i,context:r}=this,a=(0,ht.iw)(i,t),c=(0,Ye.y)(a),f=new Bt(r,n,s);f.glyphs.ignored=e;for(const h of await(0,pe.
qw)(i,t,r.layers)){const u=(0,bt.wR)(i,h),l=u&&(0,bt.hs)(i,h,u,a.rotation),p=i.job.pace.step(Oe);p&&await p,l&&(s?.enter(this.isField(h)?"field":"annotation"),await f.
form(u,(0,pe.RZ)(i),Rt((0,R.lw)(l.matrix,c))))}for(const h of i.array(i.entry(i.pages.number(t),"Annots"))??[]){const u=i.dict(h),l=i.job.pace.step(Oe);if(l&&await l,
!u||(0,g.Eo)(i.resolve(u.get("Subtype")),"Popup"))continue;s?.enter(this.isField(u)?"field":"annotation"),s?.begin("path",this.boxOf(u,c),{});const p=await this.
seen(u);n.text(p);const y=s&&Bs(i,u);y&&s.outline(()=>Ls(y,c,p)),(0,bt.wR)(i,u)&&s?.begin("path",void 0,{}),n.text(await r.values.of(u.get("Rect")))}}async undrawn(t){
const{document:e,context:n}=this;let s="";for(const i of await(0,pe.qw)(e,t,n.layers)){const r=e.job.pace.step(Oe);if(r&&await r,this.isField(i)||(0,bt.wR)(e,i)||
(0,He.q)(e,i))continue;const a=e.resolve(i.get("Subtype")),c=Je(e,i);if((0,g.Eo)(a,"Link")&&c===0)continue;const f=((0,ht.b0)(e,i.get("Rect"))??[]).map(Math.round),
h=await n.values.of(["Subtype","C","Name"].map(u=>i.get(u)??null));s=P(s,f.join(" "),c,h)}return s}isField(t){return(0,g.Eo)(this.document.resolve(t.get("Subtyp\
e")),"Widget")}boxOf(t,e){const{document:n}=this;if((0,bt.dK)(n,t))return;const i=((0,bt.wR)(n,t)?void 0:(0,He.q)(n,t))??(0,ht.b0)(n,t.get("Rect"));return i&&(0,R.
zl)(e,(0,g.Eo)(n.resolve(t.get("Subtype")),"Highlight")?Zo(i):i)}async seen(t){const e=this.document.resolve(t.get("Subtype")),n=(0,g.Eo)(e,"Link")||(0,g.Eo)(e,
"Widget")?Yo:Ho;let s="";for(const i of n)s+=`${await this.context.values.of(t.get(i))} `;return s}}var Vo=d(18930),gn=d(99561);const Ee=64,Qo=1e3,_o="￼";class mn{document;pattern;reader;looks;truncated=!1;constructor(t,e){
this.document=t,this.pattern=e,this.reader=new Vo.X(t),this.looks=new Jo(t)}async page(t){const{pace:e}=this.document.job,{masked:n,ignored:s}=await this.text(t);
await e.rest();const{content:i,annotations:r,undrawn:a}=await this.looks.page(t,s),c=new ti;for(const f of wn(n)){c.add(f);const h=e.step(f.length*4+100);h&&await h}
return{content:i,annotations:r,undrawn:a,...c.finish()}}items(t,{ignored:e},n){return this.looks.items(t,e,n)}async text(t){const{flow:e}=await this.reader.page(
t),{text:n}=e;if(!this.pattern)return{text:n,flow:e,masked:n,ignored:[],truncated:!1};const{matches:s,truncated:i}=await this.pattern.search(n,Qo,this.document.
job.pace);this.truncated||=i;let r="",a=0;for(const{start:c,end:f}of s)r+=n.slice(a,c)+_o,a=f;return{text:n,flow:e,masked:r+n.slice(a),ignored:s.flatMap(({start:c,
end:f})=>qo(e,c,f)),truncated:i}}}function*wn(o){for(const[t]of o.matchAll(/\S+/g))yield t}function qo(o,t,e){const n=o.text.lastIndexOf(`
`,t-1)+1,s=o.text.indexOf(`
`,e),i=o.box(n,s<0?o.text.length:s);return i?[i]:[]}class ti{hash=(0,z.createHash)("sha256");smallest=new Set;largest=0;count=0;add(t){this.hash.update(`${t} `),
this.count++;const e=ei(t);this.smallest.has(e)||this.smallest.size===Ee&&e>this.largest||(this.smallest.size===Ee&&this.smallest.delete(this.largest),this.smallest.
add(e),this.largest=(0,Tt.Kf)(this.smallest))}finish(){return{text:this.count===0?"":this.hash.digest("base64"),sample:[...this.smallest].sort((t,e)=>t-e)}}}function ei(o){
let t=gn.k;for(let e=0;e<o.length;e++)t=(0,gn.v)(t,o.charCodeAt(e));return t=Math.imul(t^t>>>16,2246822507),(t^t>>>13)>>>0}function ni({sample:o},{sample:t}){const e=Math.
min(Ee,Math.max(o.length,t.length));if(e===0)return 0;let[n,s,i,r]=[0,0,0,0];for(;i<e&&(n<o.length||s<t.length);){const[a,c]=[o[n]??1/0,t[s]??1/0];i++,a===c&&r++,
a<=c&&n++,c<=a&&s++}return r/i}const si=1e6,oi=.01;async function ii(o,t,e){const n=t.length+1;if(o.length*t.length>si||o.length===0||t.length===0)return Array.
from({length:Math.min(o.length,t.length)},(r,a)=>[a,a]);const s=new Float32Array((o.length+1)*n);for(let r=o.length-1;r>=0;r--){for(let c=t.length-1;c>=0;c--){const f=oi+
ni(o[r],t[c])+s[(r+1)*n+c+1];s[r*n+c]=Math.max(f,s[(r+1)*n+c],s[r*n+c+1])}const a=e.step(t.length*1500);a&&await a}const i=[];for(let r=0,a=0;r<o.length&&a<t.length;){
const c=s[r*n+a];c===s[(r+1)*n+a]?r++:c===s[r*n+a+1]?a++:i.push([r++,a++])}return i}const yn=[({content:o,annotations:t,text:e})=>`${o} ${t} ${e}`,({content:o})=>o,
({text:o})=>o];async function ri(o,t,e){const n=new ai(o,t,e);let s=[{from:0,to:t.length,otherFrom:0,otherTo:o.length}];for(const i of yn)s=await n.inOrder(s,i);
for(const i of yn)await n.elsewhere(i);for(const i of s)await n.alike(i);return n}class ai{earlier;later;pace;before;after;moved=new Set;constructor(t,e,n){this.
earlier=t,this.later=e,this.pace=n,this.before=new Int32Array(e.length).fill(-1),this.after=new Int32Array(t.length).fill(-1)}async inOrder(t,e){const[n,s]=[this.
later.map(e),this.earlier.map(e)],i=[...t].reverse(),r=[];for(let a=i.pop();a;a=i.pop()){const c=this.trimmed(a,n,s),f=this.pace.step((c.to-c.from+c.otherTo-c.otherFrom+
1)*200);if(f&&await f,c.from===c.to||c.otherFrom===c.otherTo){(c.from<c.to||c.otherFrom<c.otherTo)&&r.push(c);continue}const h=xn(ci(c,n,s));if(h.length===0){r.
push(c);continue}(0,Tt.RZ)(i,fi(c,h).reverse());for(const[u,l]of h)this.match(u,l)}return r}trimmed(t,e,n){let{from:s,to:i,otherFrom:r,otherTo:a}=t;const c=(f,h)=>e[f]!==
""&&e[f]===n[h];for(;s<i&&r<a&&c(s,r);)this.match(s++,r++);for(;s<i&&r<a&&c(i-1,a-1);)this.match(--i,--a);return{from:s,to:i,otherFrom:r,otherTo:a}}async elsewhere(t){
const e=new Map;for(const[n,s]of this.earlier.entries()){const i=t(s);if(this.after[n]>=0||i==="")continue;const r=e.get(i);r?r.push(n):e.set(i,[n])}for(const n of e.
values())n.reverse();for(const[n,s]of this.later.entries()){const i=this.pace.step(200);i&&await i;const r=this.before[n]<0?e.get(t(s))?.pop():void 0;r!==void 0&&
(this.match(n,r),this.moved.add(n))}}async alike({from:t,to:e,otherFrom:n,otherTo:s}){const i=[],r=[];for(let h=t;h<e;h++)this.before[h]<0&&i.push(h);for(let h=n;h<
s;h++)this.after[h]<0&&r.push(h);const{later:a,earlier:c}=this,f=await ii(i.map(h=>a[h]),r.map(h=>c[h]),this.pace);for(const[h,u]of f)this.match(i[h],r[u])}match(t,e){
this.before[t]=e,this.after[e]=t}}function ci(o,t,e){const n=new Map;for(let r=o.otherFrom;r<o.otherTo;r++)n.set(e[r],n.has(e[r])?-1:r);const s=new Map;for(let r=o.
from;r<o.to;r++)s.set(t[r],(s.get(t[r])??0)+1);const i=[];for(let r=o.from;r<o.to;r++){const a=n.get(t[r])??-1;a>=0&&t[r]!==""&&s.get(t[r])===1&&i.push([r,a])}return i}
function xn(o){const t=[],e=new Int32Array(o.length);for(const[s,[,i]]of o.entries()){let[r,a]=[0,t.length];for(;r<a;){const c=r+a>>1;o[t[c]][1]<i?r=c+1:a=c}e[s]=
r>0?t[r-1]:-1,t[r]=s}const n=[];for(let s=t.at(-1)??-1;s>=0;s=e[s])n.push(o[s]);return n.reverse()}function fi(o,t){const e=[];let{from:n,otherFrom:s}=o;for(const[
i,r]of t)e.push({from:n,to:i,otherFrom:s,otherTo:r}),n=i+1,s=r+1;return e.push({from:n,to:o.to,otherFrom:s,otherTo:o.otherTo}),e}const hi=2e6,ui=1e3,bn=5e4,Mn=200,
ve=20,Sn=300;async function li(o,t,e){const{from:n,end:s,otherEnd:i}=di(o.keys,t.keys),r=new Map;for(let p=i-1;p>=n;p--){const y=r.get(t.keys[p]);y?y.push(p):r.
set(t.keys[p],[p]);const A=e.step(Sn);A&&await A}const[a,c]=[[],[]];for(let p=n;p<s;p++){const y=r.get(o.keys[p])?.pop();y===void 0?a.push(p):c.push([p,y]);const A=e.
step(Sn);A&&await A}const f=[...r.values()].flat().sort((p,y)=>p-y);await e.rest();const h=await pi(o,t,a,f,e),u=h.changed;for(const p of h.added)await On(u,o,p,
e);for(const p of h.removed)await On(u,t,p,e);await e.rest();const l=[...c,...h.pairs].sort(([p],[y])=>p-y);for(const[p,y]of await xi(o,t,l,e))Xt(u,o,p),Xt(u,t,
y);return u}function Xt(o,{kinds:t,boxes:e},n){const s=e[n];s&&o.push({kind:t[n],box:s})}async function On(o,t,e,n){const s=o.length>bn?void 0:t.outlines.get(e);
if(!s||s.reach===0)return Xt(o,t,e);const i=n.step(s.path.length*Mn);i&&await i;const r=As(s)?.flatMap(a=>Lt(t.shownPart(a,s)))??[];if(!An(r,t.boxes[e],void 0))
return Xt(o,t,e);for(const a of r)o.push({kind:t.kinds[e],box:a})}function di(o,t){let e=0,[n,s]=[o.length,t.length];for(;e<n&&e<s&&o[e]===t[e];)e++;for(;n>e&&s>
e&&o[n-1]===t[s-1];)n--,s--;return{from:e,end:n,otherEnd:s}}async function pi(o,t,e,n,s){const[i,r]=[vn(o,e),vn(t,n)],[a,c]=[[],[]],f=new Map;for(const[l,p]of i){
const y=r.get(l);if(y?.length===p.length)for(const[A,K]of p.entries()){const tt=y[A];if(a.length>bn)break;const et=await mi(o,K,t,tt,f,s);if(!(!et||!An(et,o.boxes[K],
t.boxes[tt]))){c.push([K,tt]);for(const nt of et)a.push({kind:o.kinds[K],box:nt})}}}const[h,u]=[new Set(c.map(([l])=>l)),new Set(c.map(([,l])=>l))];return{changed:a,
pairs:c,added:e.filter(l=>!h.has(l)),removed:n.filter(l=>!u.has(l))}}async function gi(o,t,e){return o.has(t)||o.set(t,await e()),o.get(t)}async function mi(o,t,e,n,s,i){
const[r,a]=[o.outlines.get(t),e.outlines.get(n)],[c,f]=[r??o.pictures.get(t),a??e.pictures.get(n)];if(c?.blend!==f?.blend)return wi(o,t,e,n)?yi(o,t,e,n,i):void 0;
if(r&&a){const y=i.step((r.path.length+a.path.length)*Mn);y&&await y;const A=r.clipBox&&a.clipBox?{clipBox:(0,R.kO)(r.clipBox,a.clipBox)}:{};return vs(r,a)?.flatMap(
K=>Lt(o.shownPart(K,A)))}const[h,u]=[o.pictures.get(t),e.pictures.get(n)],l=h&&u&&await gi(s,`${h.id} ${u.id}`,()=>xs(h,u)),p=o.boxes[t];if(!(!l||l.length===0||
!p))return l.flatMap(y=>Lt((0,R.Pj)((0,R.XM)((0,R.zl)(h.matrix,y),rt),p)))}function wi(o,t,e,n){const[s,i]=[o.outlines.get(t),e.outlines.get(n)],r=JSON.stringify(
o.boxes[t])===JSON.stringify(e.boxes[n]);return!s||!i?r&&o.pictures.get(t)?.id===e.pictures.get(n)?.id:r&&s.ends===i.ends&&s.reach===i.reach&&Buffer.compare(En(
s),En(i))===0}const En=({path:o})=>new Uint8Array(o.buffer,o.byteOffset,o.byteLength);async function yi(o,t,e,n,s){const i=[];for(const[{boxes:r,kinds:a},c]of[[
o,t],[e,n]]){const f=r[c],h=s.step(c*ve);h&&await h;for(let u=0;u<c&&f;u++){const l=a[u]==="page"?void 0:r[u],p=l&&(0,R.Pj)(l,f);p&&i.push(p)}if(i.length>ui)return}
return i}const Lt=o=>o?[o]:[];function vn({outlines:o,pictures:t,kinds:e},n){const s=new Map;for(const i of n){const r=o.get(i)??t.get(i);if(!r)continue;const a=`${e[i]}\
 ${r.style}`,c=s.get(a);c?c.push(i):s.set(a,[i])}return s}const An=(o,t,e)=>Tn(o)<Tn([...Lt(t),...Lt(e)]),Tn=o=>o.reduce((t,[e,n,s,i])=>t+(s-e)*(i-n),0);async function xi(o,t,e,n){
const s=new Set(xn(e).map(([c])=>c)),i=e.filter(([c])=>!s.has(c)),r=i.length*e.length>hi,a=[];for(const[c,f]of i){const h=n.step(r?ve:e.length*ve);h&&await h;const u=([
l,p])=>l<c!=p<f&&l!==c&&(Pn(o.boxes[c],o.boxes[l])||Pn(t.boxes[f],t.boxes[p]));(r||e.some(u))&&a.push([c,f])}return a}const Pn=(o,t)=>o!==void 0&&t!==void 0&&(0,R.
Pj)(o,t)!==void 0,bi=50,kn=3,Rn=65536,Dn=400,Ae=100,Mi=10,Cn=10;async function Si(o,[t,e,n,s],i){const r=new Map;for(const{kind:f,box:h}of o){const u=r.get(f);u?
u.push(h):r.set(f,[h])}const[a,c]=[n-t,s-e];for(let f=Math.max(kn,Math.sqrt(a*c/Rn));;f*=2){const h=[];for(const[u,l]of r){const p=new $n(l,[t,e,n,s],f);for(const y of await p.
groups(i))h.push({kind:u,boxes:y})}for(const u of Oi){const l=await Ei(h,u,i);if(l.length<=bi||f>a+c&&u===1/0)return l.sort(Pi)}}}const Oi=[1.3,2,1/0];async function Ei(o,t,e){
const n=new Map;for(const{kind:i,boxes:r}of o){const a=n.get(i)??[];n.set(i,a);const c=r.reduce(R.kO);if(i==="text"||r.length>Dn||$t(c)<=In*r.reduce(vi,0))a.push(
c);else for(const h of await Ri(r,t,e))a.push(h)}const s=[];for(const[i,r]of n)for(const a of await ki(r,i==="text"?1/0:Math.max(t,In),e))s.push({kind:i,box:a});
return s}const In=2,$t=([o,t,e,n])=>(e-o)*(n-t),vi=(o,t)=>o+$t(t),Bn=(o,t,e)=>e===1/0||$t((0,R.kO)(o,t))<=e*($t(o)+$t(t)),Ai=["field","annotation","text","image",
"path","page"];async function Ti(o,t,e,n){const[s,i,r,a]=e,c=Math.max(kn,Math.sqrt((r-s)*(a-i)/Rn)),f=[];for(const u of Ai){const l=new $n(t.flatMap(p=>p.kind===
u?[p.box]:[]),e,c);f.push({kind:u,isAt:await l.cover(n)})}const h=[];for(const u of o){h.push({kind:f.find(({isAt:p})=>p(u))?.kind??"path",box:u});const l=n.step(
Ae);l&&await l}return h}const Pi=({box:o},{box:t})=>o[1]-t[1]||o[0]-t[0],ki=(o,t,e)=>Ln(o,(n,s)=>(0,R.Pj)(n,s)!==void 0&&Bn(n,s,t),e),Ri=(o,t,e)=>Ln(o,(n,s)=>Bn(
n,s,t),e);async function Ln(o,t,e){if(o.length>Dn)return[...o];const n=[...o],s=[];for(let i=n.pop();i;i=n.pop()){const r=i,a=e.step(s.length*Mi);a&&await a;const c=s.
findIndex(f=>t(r,f));c<0?s.push(r):n.push((0,R.kO)(r,s.splice(c,1)[0]))}return s}class $n{boxes;page;side;columns;rows;constructor(t,e,n){this.boxes=t,this.page=
e,this.side=n;const[s,i,r,a]=e;this.columns=Math.max(1,Math.ceil((r-s)/n)),this.rows=Math.max(1,Math.ceil((a-i)/n))}async groups(t){const e=await this.covered(t),
n=await this.connected(e,t),s=new Map;for(const i of this.boxes){const r=n[this.row(i[1])*this.columns+this.column(i[0])],a=s.get(r);a?a.push(i):s.set(r,[i]);const c=t.
step(Ae);c&&await c}return s.values()}async cover(t){const e=await this.covered(t);return([n,s,i,r])=>e[this.row((s+r)/2)*this.columns+this.column((n+i)/2)]>0}column(t){
return Math.min(this.columns-1,Math.max(0,Math.floor((t-this.page[0])/this.side)))}row(t){return Math.min(this.rows-1,Math.max(0,Math.floor((t-this.page[1])/this.
side)))}async covered(t){const{columns:e,rows:n}=this,s=e+1,i=new Int32Array(s*(n+1));for(const[a,c,f,h]of this.boxes){const[u,l]=[this.column(a),this.column(f)+
1],[p,y]=[this.row(c)*s,(this.row(h)+1)*s];i[p+u]++,i[p+l]--,i[y+u]--,i[y+l]++;const A=t.step(Ae);A&&await A}const r=new Int32Array(e*n);for(let a=0;a<n;a++){for(let f=0,
h=0;f<e;f++)h+=i[a*s+f],r[a*e+f]=h+(a>0?r[(a-1)*e+f]:0);const c=t.step(e*Cn);c&&await c}return r}async connected(t,e){const{columns:n,rows:s}=this,i=new Int32Array(
t.length),r=[];let a=0;for(let c=0;c<t.length;c++)if(!(t[c]===0||i[c]!==0)){i[c]=++a,r.push(c);for(let f=r.pop();f!==void 0;f=r.pop()){const[h,u]=[f%n,Math.floor(
f/n)];for(let p=Math.max(0,u-1);p<=Math.min(s-1,u+1);p++)for(let y=Math.max(0,h-1);y<=Math.min(n-1,h+1);y++){const A=p*n+y;t[A]===0||i[A]!==0||(i[A]=a,r.push(A))}
const l=e.step(Cn*9);l&&await l}}return i}}function Di(o,[t,e,n,s]){const i=[...new Set(o.flatMap(({box:c})=>[c[0],c[2]]))].sort((c,f)=>c-f);let r=0;for(const[c,
f]of i.entries()){const h=i[c+1];if(h===void 0)break;const u=o.filter(({box:p})=>p[0]<=f&&p[2]>=h).sort((p,y)=>p.box[1]-y.box[1]);let l=-1/0;for(const{box:p}of u)
r+=Math.max(0,p[3]-Math.max(l,p[1]))*(h-f),l=Math.max(l,p[3])}const a=r/((n-t)*(s-e));return Math.min(1,Math.ceil(a*1e4)/1e4)}function Ci({before:o},t,e){const n=[];
for(const[s,i]of o.entries()){if(i<0)continue;const[r,a]=[t[s],e[i]],c={page:s,before:i,look:r.content!==a.content,text:r.text!==a.text,annotations:r.annotations!==
a.annotations,isDrawn:r.undrawn===a.undrawn};(c.look||c.text||c.annotations)&&n.push(c)}return n}class Ii{after;before;constructor(t,e){this.after=t,this.before=
e}get truncated(){return this.after.truncated||this.before.truncated}async ignored({page:t,before:e}){return[...(await this.after.text(t)).ignored,...(await this.
before.text(e)).ignored]}}const Bi=1e3;async function Li(o,t,e,n,s){const i=[];for(const r of o){const{page:a,before:c,look:f,text:h,annotations:u}=r,l={now:await t.
after.text(a),old:await t.before.text(c)},p=h?await ji(l,s):{wordsAdded:0,wordsRemoved:0},{lines:y,truncated:A}=h&&e?await us(l.old,l.now):{lines:[],truncated:!1};
n.truncated||=A;const K=await $i(r,t,l,e,s),[tt]=n.entries([{page:a+1,before:c+1,look:f,text:h,annotations:u,...p,...K,...e&&{diff:y}}]);if(!tt||i.length===Bi){
n.truncated=!0;break}i.push(tt)}return i}async function $i(o,t,e,n,s){if(!o.look&&!o.annotations)return{share:0,boxes:[]};const{items:i,area:r}=await Ni(o,t,e,s),
a=i.map(({box:h})=>h),[c,f]=n?[await $e(e.now.flow,a,s),await $e(e.old.flow,a,s)]:[];return{share:Di(i,r),boxes:i.map(({kind:h,box:[u,l,p,y]},A)=>({kind:h,...(0,lt.
a)({x:u,y:l,width:p-u,height:y-l}),...c&&f&&h==="text"&&{before:f[A],after:c[A]}}))}}async function Ni({page:o,before:t,seen:e},n,{now:s,old:i},r){const a=new J,
c=await n.after.items(o,s,a),f=await n.before.items(t,i,a),h=await li(c,f,r),[,,u,l]=c.page,p=[0,0,Math.max(u,f.page[2]),Math.max(l,f.page[3])],y=e?await Ti(e,h,
p,r):h;return{items:await Si(y,p,r),area:p}}async function ji({now:o,old:t},e){const n=new Map;for(const[r,a]of[[t.masked,-1],[o.masked,1]])for(const c of wn(r)){
n.set(c,(n.get(c)??0)+a);const f=e.step(c.length+200);f&&await f}let[s,i]=[0,0];for(const r of n.values())r>0?s+=r:i-=r;return{wordsAdded:s,wordsRemoved:i}}const Te=32,
Ui=192,dt=4,Pe=3,Gi=65536,Fi=.2,Wi=60,Ht=3,Ki=5e3,zi=600;async function Xi(o,t,e,n){const{width:s,height:i}=o,r=Math.max(e,Math.ceil(Math.sqrt(s*i/Gi))),a=new Yi(
Math.ceil(s/r),r);let c=!1,f=0;for(let h=0;h<i;h++){const u=f,[l,p]=[o.row(h),t.row(h)],y=Buffer.compare(l,p)===0,A=n.step(y?l.length*Fi:s*Wi);if(A&&await A,y)continue;
const[K,tt]=[jn(o,h),jn(t,h)];for(let nt=0;nt<s;nt++){const gt=Zi(K,tt,nt,s);gt!==Nn&&a.add(nt,h,gt===Yt),!(gt!==Yt||c||f===Ki)&&(f++,c=Un(o,nt,h)||Un(t,nt,h))}
const et=n.step((f-u)*zi);et&&await et}return{boxes:a.boxes(),isCertain:c}}const Nn=0,Hi=1,Yt=2,Zt=2;class Yi{columns;side;found=new Map;clear=new Set;constructor(t,e){
this.columns=t,this.side=e}add(t,e,n){const s=Math.floor(e/this.side)*this.columns+Math.floor(t/this.side);n&&this.clear.add(s);const i=this.found.get(s);i?(i[0]=
Math.min(i[0],t),i[2]=Math.max(i[2],t+1),i[3]=e+1):this.found.set(s,[t,e,t+1,e+1])}boxes(){const t=new Set(this.clear);for(const e of this.clear)for(let n=-Zt;n<=
Zt;n++)for(let s=-Zt;s<=Zt;s++)t.add(e+n*this.columns+s);return[...this.found].flatMap(([e,n])=>t.has(e)?[n]:[])}}const jn=({row:o,height:t},e)=>[o(Math.max(0,e-
1)),o(e),o(Math.min(t-1,e+1))];function Zi(o,t,e,n){const[s,i]=[o[1],t[1]],r=e*dt;let a=Nn;for(let c=r;c<r+Pe;c++){const f=Math.abs(s[c]-i[c]);if(!(f<=Te)){if(f>
Ui||!Gn(s[c],t,c,e,n)||!Gn(i[c],o,c,e,n))return Yt;a=Hi}}return a}function Un({row:o,width:t,height:e},n,s){const[i,r]=[Math.max(0,n-Ht)*dt,Math.min(t,n+Ht+1)*dt],
a=o(s).slice(n*dt,n*dt+Pe);for(let c=Math.max(0,s-Ht);c<=Math.min(e-1,s+Ht);c++){const f=o(c);for(let h=i;h<r;h+=dt)for(let u=0;u<Pe;u++)if(Math.abs(f[h+u]-a[u])>
Ji)return!1}return!0}const Ji=4;function Gn(o,t,e,n,s){const[i,r]=[n>0?e-dt:e,n<s-1?e+dt:e];let[a,c]=[255,0];for(const f of t)for(let h=i;h<=r;h+=dt){const u=f[h];
u<a&&(a=u),u>c&&(c=u)}return o>=a-Te&&o<=c+Te}var Vi=d(14118),Fn=d(41516);const Qi=150,_i=72,Wn=16e6,Kn=1e3,zn=3,Xn=.5;async function qi(o,t,e){if(!e||o.length===
0)return{changes:o,pixelEqual:0,truncated:!1};const{boxes:n,truncated:s}=await er(await e(),o),i=[];for(const r of o){if(!Hn(r))continue;const a=n.get(r);if(!a){
i.push(r);continue}const c=a.length===0?[]:await t.ignored(r),f=a.filter(h=>!c.some(u=>tr(u,h)));f.length>0&&i.push({...r,seen:f})}return{changes:i,pixelEqual:o.
length-i.length,truncated:s}}const Hn=({look:o,annotations:t})=>o||t;function tr({x:o,y:t,width:e,height:n},[s,i,r,a]){const[c,f]=[(s+r)/2,(i+a)/2];return c>=o&&
c<=o+e&&f>=t&&f<=t+n}async function er({after:o,before:t},e){const n=e.filter(f=>f.isDrawn&&Hn(f)).slice(0,Kn),s=new Map;if(n.length===0)return{boxes:s,truncated:!1};
const i=n.map(({page:f,before:h})=>ar((0,ht.iw)(o,f),(0,ht.iw)(t,h))),[r,a]=[await Jt.of(o,Jn(n,({page:f})=>f)),await Jt.of(t,Jn(n,f=>f.before))];let c=n.length===
Kn;for(const[f,h]of n.entries()){const u=i[f];if(!u||r.lacksFonts(f)||a.lacksFonts(f))continue;const l=await nr(r,a,f,u);l?s.set(h,l):c=!0}return{boxes:s,truncated:c}}
async function nr(o,t,e,n){const{pace:s}=o.job,i=async c=>{const[f,h]=[await o.draw(e,c),await t.draw(e,c)];if(!f||!h)return;const{boxes:u,isCertain:l}=await Xi(
f,h,Math.round(zn*c.scale),s);return{isCertain:l,boxes:u.map(p=>cr(p,c.scale))}},r=await i(n);if(!r||r.isCertain)return r?.boxes;let a=r.boxes;for(const c of or){
if(a.length===0)break;const f=await i(ir(n,c));if(!f)return;a=await rr(a,f.boxes,s)}return a.length>0?r.boxes:[]}class Jt{job;drawn;drawer;withoutFonts;constructor(t,e,n){
this.job=t,this.drawn=e,this.drawer=n,this.withoutFonts=e.missing.pagesWithout()}static async of(t,e){const{job:n}=t,s=await(0,Fn.NY)(t,e,!0,sr);return new Jt(n,
s,await Vi.YY.open(s.bytes,n,s))}lacksFonts(t){return this.withoutFonts.has(this.drawn.pages.numbers[t])}async draw(t,e){if(!this.drawn.slow.has(t))try{return await this.
drawer.draw(t,e)}catch(n){if(this.drawer.isTired)return;throw n}}}const sr="tolerance",or=[1.13,.91];function ir({width:o,height:t,scale:e,isTransparent:n},s){const i=o*
t*s*s>Wn?1/s:s,r=a=>Math.max(1,Math.round(a*i));return{width:r(o),height:r(t),isTransparent:n,scale:e*i}}async function rr(o,t,e){const n=new Set,s=(0,Tt.Kf)([zn,
...o.map(Yn),...t.map(Yn)]),i=([a,c,f,h])=>{const u=[];for(let l=Math.floor(c/s);l<=h/s;l++)for(let p=Math.floor(a/s);p<=f/s;p++)u.push(`${p} ${l}`);return u};for(const a of t){
for(const f of i(a))n.add(f);const c=e.step(Zn);c&&await c}const r=[];for(const a of o){i(a).some(f=>n.has(f))&&r.push(a);const c=e.step(Zn);c&&await c}return r}
const Yn=([o,t,e,n])=>Math.max(e-o,n-t)/2,Zn=2e3,Jn=(o,t)=>Uint32Array.from(o,e=>t(e)+1);function ar(o,t){const[{width:e,height:n},s]=[(0,R.JQ)(o),(0,R.JQ)(t)];
if(Math.abs(e-s.width)>Xn||Math.abs(n-s.height)>Xn)return;const i=Math.min(Qi/_i,Math.sqrt(Wn/(e*n))),r=a=>Math.max(1,Math.round(a*i));return{width:r(e),height:r(
n),isTransparent:!1,scale:i}}const cr=([o,t,e,n],s)=>[o/s-1,t/s-1,e/s+1,n/s+1],Vn=["fonts","links","bookmarks","attachments","form"],fr=new Set(["created","modi\
fied"]),hr=new Set(["creator","producer"]);async function ur({after:o,before:t},e){const{pace:n}=o.job,s=o.pages.count+t.pages.count;let i=0;const r=async(Et,{pages:Ce})=>{
const fs=[];for(let Ie=0;Ie<Ce.count;Ie++)fs.push(await Et.page(Ie)),n.progress(++i/s);return fs},a=new Ii(new mn(o,e.pattern),new mn(t,e.pattern)),[c,f]=[await r(
a.after,o),await r(a.before,t)];await n.rest();const h=await ri(f,c,n),u=new G,{changes:l,pixelEqual:p,truncated:y}=await qi(Ci(h,c,f),a,e.drawn),{counts:A,data:K,
isSame:tt}=await dr({after:o,before:t},h,u,e.drawn!==void 0),et=Et=>u.entries(Et.map(Ce=>Ce+1)),nt=Qn(h.before),gt=Qn(h.after),Ot=[...h.moved].map(Et=>({page:Et+
1,before:h.before[Et]+1})),Wr={added:et(nt),removed:et(gt),moved:u.entries(Ot),changed:await Li(l,a,e.withText,u,n)},Kr={pagesAdded:nt.length,pagesRemoved:gt.length,
pagesMoved:Ot.length,pagesChanged:l.length,...A};return{same:tt&&nt.length+gt.length+Ot.length+l.length===0,truncated:u.truncated||a.truncated||y,pageCount:o.pages.
count,pageCountBefore:t.pages.count,pixelEqual:p,counts:Kr,pages:Wr,...K,bytes:lr(o,t)}}const Qn=o=>[...o.keys()].filter(t=>o[t]<0);function lr({bytes:o},{bytes:t}){
return Buffer.compare(o,t)===0?null:{before:t.length,after:o.length}}async function dr({after:o,before:t},e,n,s){const i=await ct(o,u=>e.before[u]<0?void 0:u),r=await ct(
t,u=>e.after[u]<0?void 0:e.after[u]),a=Object.keys(i.metadata).filter(u=>i.metadata[u]!==r.metadata[u]),c={metadata:a.length},f={metadata:pr(r,i,a,n)};for(const u of Vn){
const l=await Y(r[u],i[u],o.job.pace);c[u]=l.before.length+l.after.length,f[u]={before:n.entries(l.before),after:n.entries(l.after)}}f.security=_n(r.security,i.
security),f.tagged=_n(r.tagged,i.tagged);const h=a.every(u=>fr.has(u)||s&&hr.has(u))&&Vn.every(u=>c[u]===0||s&&u==="fonts")&&f.security===null&&f.tagged===null;
return{counts:c,data:f,isSame:h}}function pr({metadata:o},{metadata:t},e,n){const s=e.map(i=>({key:i,pair:{before:o[i]??null,after:t[i]??null}}));return Object.
fromEntries(n.entries(s).map(({key:i,pair:r})=>[i,r]))}const _n=(o,t)=>JSON.stringify(o)===JSON.stringify(t)?null:{before:o,after:t};var gr=d(73154),mr=d(95800),
wr=d(99876),qn=d(14029),yr=d(77158),pt=d(36078);const ts={before:"1 0 0",after:"0 0.82 0.88"},Vt=28,es=24,ns=46,xr=620,br=880,Qt=2,Mr="0.93 0.94 0.95",Sr="0.13 \
0.15 0.19",Or="0.42 0.45 0.5",Er="0.78 0.8 0.83",vr="0.95 0.55 0",Ar="0.85 0.1 0.15",Tr="0 0.62 0.68";function Pr(o,t,e){const n=Math.max(o.size.width,t.size.width),
s=Math.max(o.size.height,t.size.height),i=Math.min(1,xr/n,br/s),r=Math.max(n*i,190),[a,c]=[2*Vt+3*r+2*es,2*Vt+ns+s*i],f=c-Vt-ns,h=[0,1,2].map(et=>Vt+et*(r+es)),
[u,l,p]=h,y=({size:et},nt)=>{const[gt,Ot]=[et.width*i,et.height*i];return{x:nt,y:f-Ot,width:gt,height:Ot}},A={before:y(o,u),after:y(t,l),both:[y(o,p),y(t,p)]},K=et=>e.
map(nt=>kr(nt,et,f,i)).join(" "),tt=[`q ${Mr} rg 0 0 ${(0,pt.id)(a)} ${(0,pt.id)(c)} re f Q`,ke(["Before",62],`page ${o.number}`,Ar,u,f),ke(["After",46],`page ${t.
number}`,Tr,l,f),ke(["Both",46],"red: only before, cyan: only after",void 0,p,f),Re(A.before),Re(A.after),...A.both.map(Re),_t("Before",o,A.before),_t("After",t,
A.after),`q /Multiply gs ${_t("TintedBefore",o,A.both[0])} ${_t("TintedAfter",t,A.both[1])} Q`,`q ${vr} RG 1.2 w 1 j ${h.map(K).join(" ")} Q`].join(`
`);return{width:ss(a),height:ss(c),content:`${tt}
`}}const ss=o=>Math.round(o*100)/100;function ke([o,t],e,n,s,i){const r=i+16,a=n===void 0?"":`${n} rg ${(0,pt.id)(s)} ${(0,pt.id)(r-1)} 12 12 re f `,c=n===void 0?
s:s+19,f=`BT ${Sr} rg /Bold 16 Tf ${(0,pt.id)(c)} ${(0,pt.id)(r)} Td (${o}) Tj ${Or} rg /Plain 12 Tf ${t} 0 Td (${e}) Tj ET`;return`q ${a}${f} Q`}const os=({x:o,
y:t,width:e,height:n})=>[o,t,e,n].map(pt.id).join(" ").concat(" re"),Re=o=>`q 1 g ${Er} RG 1 w ${os(o)} B Q`;function _t(o,{inner:t},{x:e,y:n,width:s,height:i}){
return`q ${[s/t.width,0,0,i/t.height].map(a=>String(Number(a.toFixed(6)))).join(" ")} ${(0,pt.id)(e)} ${(0,pt.id)(n)} cm /${o} Do Q`}function kr({x:o,y:t,width:e,
height:n},s,i,r){const a={x:s+(o-Qt)*r,y:i-(t+n+Qt)*r,width:(e+2*Qt)*r,height:(n+2*Qt)*r};return`${os(a)} S`}const Rr=1,Dr=2,Cr="1.4",Ir=2e4;async function Br(o,t){
const{job:e}=o.after,n=await(0,D.E)(yr.O,e,{}),s=await qt.of(n,Rr,o.after,t.map(({page:a})=>a),e),i=await qt.of(n,Dr,o.before,t.map(({before:a})=>a),e),r=[];for(const[
a,c]of t.entries()){const[f,h]=[await s.panel(a,c.page),await i.panel(a,c.before)],u={before:as(n,h,ts.before),after:as(n,f,ts.after)},{width:l,height:p,content:y}=Pr(
h,f,c.boxes),A=(0,g.jd)({Type:(0,g.UU)("Page"),MediaBox:[0,0,l,p],Group:is(),Resources:(0,g.jd)({XObject:(0,g.jd)({Before:h.form,After:f.form,TintedBefore:u.before,
TintedAfter:u.after}),ExtGState:(0,g.jd)({Multiply:(0,g.jd)({BM:(0,g.UU)("Multiply")})}),Font:(0,g.jd)({Bold:rs("Helvetica-Bold"),Plain:rs("Helvetica")})}),Contents:n.
add(new g.Z6((0,g.jd)({}),Buffer.from(y,"latin1")))});r.push(n.add(A).number);const K=e.pace.step(Ir);K&&await K}return(0,mr.J)([{index:0,document:n},s.part,i.part]),
await n.pages.rebuild(r),await n.pages.settle(),(0,qn.fT)([n,s.part.document,i.part.document],{encryption:"none",version:Cr})}class qt{part;forms;found;sizes;constructor(t,e,n,s){
this.part=t,this.forms=e,this.found=n,this.sizes=s}static async of(t,e,n,s,i){const r=s.map(u=>(0,R.JQ)((0,ht.iw)(n,u-1)));await(0,Fn.mO)(n,Uint32Array.from(s),
!0);const a=await(0,qn.UN)(n,{encryption:"none",draft:!0}),c={index:e,document:await(0,D.E)(a,i,{})},f=new gr.l(t,c),h=await(0,wr.F)(c.document,Uint32Array.from(
s,(u,l)=>l+1));return await f.inspect(h.pages),new qt(c,f,h,r)}async panel(t,e){const n=this.found.pages[t],s=this.found.kinds[n.kind];return{form:await this.forms.
of(n,s),number:e,inner:(0,R.iN)(s),size:this.sizes[t]}}}const is=()=>(0,g.jd)({S:(0,g.UU)("Transparency"),CS:(0,g.UU)("DeviceRGB"),I:!0}),rs=o=>(0,g.jd)({Type:(0,g.
UU)("Font"),Subtype:(0,g.UU)("Type1"),BaseFont:(0,g.UU)(o),Encoding:(0,g.UU)("WinAnsiEncoding")});function as(o,{form:t,inner:{width:e,height:n}},s){const i=`0 \
0 ${e} ${n} re f`,r=`q 1 g ${i} Q q /Page Do Q q /Saturation gs 0.5 g ${i} Q q /Screen gs ${s} rg ${i} Q
`,a=(0,g.jd)({Type:(0,g.UU)("XObject"),Subtype:(0,g.UU)("Form"),BBox:[0,0,e,n],Group:is(),Resources:(0,g.jd)({XObject:(0,g.jd)({Page:t}),ExtGState:(0,g.jd)({Saturation:(0,g.
jd)({BM:(0,g.UU)("Saturation")}),Screen:(0,g.jd)({BM:(0,g.UU)("Screen")})})})});return o.add(new g.Z6(a,Buffer.from(r,"latin1")))}var Lr=d(5899),$r=d(68516),Nr=d(
9312);const jr={file:"compare_to",password:"compare_password",noun:"the earlier version"},Ur=async(o,t,e)=>{const{ignore_pattern:n,with_text:s,tolerance:i}=t,r=n===
void 0?void 0:await(0,Nr.Gv)("ignore_pattern",n,"regex",e),{quiet:a,wasRepaired:c}=(0,M.gd)(e),{after:f,before:h,isRepaired:u}=await De(o,t,a),p=await ur({after:f,
before:h},{pattern:r,withText:s,drawn:i==="pixels"?()=>De(o,t,a):void 0}),y=t.difference_pdf?{difference:await Gr(p,o,await De(o,t,a))}:{},A={...p,...y},K=[...c()?
[cs("The document")]:[],...u?[cs("The earlier version")]:[],...Fr(A)];return{documents:[{...o,pageCount:f.pages.count}],data:A,notes:K,facts:{}}};async function Gr({
pages:o},{name:t},e){const{changed:n}=o;if(n.length===0)return null;const s=await Br(e,n);return{fileName:`${t.replace(/\.pdf$/i,"")}-difference.pdf`,size:s.length,
content:Buffer.from(s).toString("base64")}}async function De(o,{compare_to:t,compare_password:e,open_password:n},s){const i=await(0,D.E)(o.bytes,s,{password:n}),
{document:r,isRepaired:a}=await(0,$r.H)(t,e,jr,s);return{after:i,before:r,isRepaired:a}}const cs=o=>(0,Lr.A)(`${o} is damaged: it was compared as far as it coul\
d be read.`);function Fr({pixelEqual:o}){const t=Number(o);return t===0?[]:[{code:"pages_look_same",message:`${(0,L.y_)(t,"page")} ${t===1?"draws differently, l\
ooks the same, and counts":"draw differently, look the same, and count"} as unchanged.`}]}}),17623:((ot,Z,d)=>{d.d(Z,{Z:()=>U});var L=d(46570),D=d(52604),z=d(52755),
X=d(76933),V=d(77500);async function U(E,C,B){const $=[],S={};for(const v of C.fields){$.push(k(E,C,B,v)),(0,L.K)(v)&&v.kind!=="password"&&C.byName.get(v.name)===
v&&Object.defineProperty(S,v.name,{value:B.of(v),enumerable:!0,configurable:!0,writable:!0});const m=E.job.pace.step(4e3);m&&await m}return{fields:$,values:S,xfa:(0,V.
f4)(E,C),scripts:(0,X.on)(E,C)}}function k(E,C,B,$){const{kind:S,flags:v,name:m}=$,w=C.integer($.nodes[0],"MaxLen"),x=S==="password",M=S==="text"||x;return{name:m,
type:S,value:x?null:B.of($),default:x?null:B.of($,"DV"),options:g(E,C,B,$),required:(v&z.mw)!==0,readOnly:(v&z.sj)!==0,multiline:S==="text"&&(v&z.kz)!==0,maxLength:M&&
w>0?w:null,pages:[...new Set($.widgets.flatMap(({pages:O})=>O))].sort((O,T)=>O-T)}}function g(E,C,B,$){return $.kind==="dropdown"||$.kind==="list"?B.choices($):
$.kind!=="checkbox"&&$.kind!=="radio"?[]:(0,D.lD)(E,C,$).names.map(S=>({value:S,display:S}))}}),5899:((ot,Z,d)=>{d.d(Z,{A:()=>L});const L=D=>({code:"document_da\
maged",message:D})}),77158:((ot,Z,d)=>{d.d(Z,{O:()=>L});const L=Buffer.from(`%PDF-1.3
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
`,"latin1")}),68516:((ot,Z,d)=>{d.d(Z,{H:()=>X});var L=d(58552),D=d(21836),z=d(59277);async function X({bytes:k},g,E,C){const B={repaired:!1},$=()=>{B.repaired=
!0};try{return{document:await(0,D.E)(k,{...C,onRepaired:$},{password:g}),isRepaired:B.repaired}}catch(S){throw S instanceof L.zU?V(S,k,E):S}}function V(k,g,{file:E,
password:C,noun:B}){const $=(S,v,m=[])=>(0,L.G6)([{field:S,message:v,mentions:m}]);switch(k.code){case"password_required":return $(E,`needs a password: give it \
as ${C}`,[C]);case"wrong_password":return $(C,`does not open ${B}`);case"unsupported_encryption":return $(E,"is protected in a way that is not supported, such a\
s by a certificate");case"unreadable_document":{const S=(0,z.y)(g);return $(E,S===void 0||S==="a PDF document"?U:`is ${S}; it must be a PDF document`)}case"limi\
t_exceeded":{const S=k.issues.map(({message:v})=>({field:E,message:v}));return new L.zU(k.code,k.message,{issues:S,...k.advice===void 0?{}:{advice:k.advice}})}default:
return k}}const U="cannot be read, or has no pages: it must be a complete PDF document"}),66403:((ot,Z,d)=>{d.d(Z,{a:()=>z});const L=100,D=X=>Math.round(X*L)/L,
z=X=>X?{x:D(X.x),y:D(X.y),width:D(X.width),height:D(X.height)}:null}),9312:((ot,Z,d)=>{d.d(Z,{$0:()=>U,Gv:()=>z,MM:()=>V});var L=d(779),D=d(42973);const z=(g,E,C,{
pace:B,limits:$})=>(0,L.patternOf)(g,E,C,B,k(g,$)),X={slashes:"has slashes around it that count as characters: leave them out, and begin with (?i) in place of t\
he flag i","regex-as-words":"looks like a regular expression and was read as words: set search_mode to regex, and leave out slashes around it"};function V(g,E){
const C=(0,L.G)(g,E);return C&&X[C]}function U(g,E,C){const B=V(E,C);return B===void 0?[]:[{code:"search_mode_unlikely",message:`Nothing was found for ${g}, whi\
ch ${B}.`,mentions:[g,"search_mode"]}]}function k(g,{searching:E}){let C=E;return B=>{if(C-=B,C<0)throw(0,D.F)("searching",`The search takes more than ${E} step\
s, which are characters times the size of the expression`,"Make the expression shorter or more exact, or search fewer pages",g)}}}),95800:((ot,Z,d)=>{d.d(Z,{J:()=>V});
var L=d(45599),D=d(36502),z=d(25524);const X=["Order","AS","RBGroups","Locked"];function V(U){const k=U.filter(({document:w})=>w.dict(w.catalog.get("OCPropertie\
s")));if(k.length===0||k.length===1&&k[0].index===0)return;const{document:g}=U[0],E=g.dict(g.catalog.get("OCProperties")),C=[],[B,$]=[[],[]],S=new Map(X.map(w=>[
w,[]]));for(const w of k){const x=w.document.dict(w.document.catalog.get("OCProperties")),M=w.document.dict(x.get("D")),O=(T,G)=>(w.document.array(T?.get(G))??[]).
map(Y=>(0,z.yY)(Y,w.index));for(const T of O(x,"OCGs"))C.push(T);for(const[T,G]of S)for(const Y of O(M,T))G.push(Y);for(const T of O(M,"ON"))B.push(T);for(const T of new D.
z(w.document).groupsOff())$.push((0,z.yY)(T,w.index))}const v=new L.Bi(E&&g.dict(E.get("D")));v.delete("BaseState");for(const[w,x]of[...S,["ON",B],["OFF",$]])x.
length>0?v.set(w,x):v.delete(w);const m=new L.Bi(E);m.set("OCGs",C),m.set("D",v),g.editCatalog().set("OCProperties",g.add(m))}}),73154:((ot,Z,d)=>{d.d(Z,{l:()=>S});
var L=d(75162),D=d(45599),z=d(1592),X=d(37709);async function V(v,m,w){const x=[];let M=0;return await(0,X.Ko)(m,v.job.pace,O=>{const{operator:T,count:G}=O,Y=T===
"BDC"?" BMC":T==="DP"?" MP":void 0;if(Y===void 0||G!==2)return;const q=O.name(1),_=q===void 0?O.value(1):w?.get(q);v.dict(_)?.has("MCID")&&(x.push(m.subarray(M,
O.endOf(0)),Buffer.from(Y,"latin1")),M=O.end)}),M===0?m:Buffer.concat([...x,m.subarray(M)])}var U=d(92218),k=d(53107),g=d(74135),E=d(25524),C=d(58006);const B=new Set(
["Page","Pages","Catalog","StructElem","StructTreeRoot","Annot"]);class ${document;keepsTags;seen=new Set;shared=new Map;constructor(m,w){this.document=m,this.keepsTags=
w}async prepare(m){const w=this.asObject(m);return await this.release(w),w}asObject(m){if((0,D.i9)(m)&&(0,D.Zm)(this.document.resolve(m)))return m;const w=this.
document.dict(m)??new D.Bi;let x=this.shared.get(w);return x||this.shared.set(w,x=this.document.add(w)),x}async release(m){const{document:w,seen:x}=this,M=[m];for(let O=M.
pop();O!==void 0;O=M.pop())if(O instanceof D.oS){if(x.has(O.number))continue;x.add(O.number);const T=w.job.pace.step(1e3);T&&await T;const G=w.get(O),Y=G instanceof
D.Z6?G.dict:G;if((0,D.Zm)(Y)){if(this.isApart(Y))continue;await this.untie(O,G,Y,m)}M.push(w.get(O))}else if(Array.isArray(O))for(const T of O)M.push(T);else if(O instanceof
D.Z6)for(const T of O.dict.values())M.push(T);else if((0,D.Zm)(O)){this.isFont(O)&&!O.has("Resources")&&O.set("Resources",m);for(const T of O.values())M.push(T)}}isApart(m){
const w=this.document.resolve(m.get("Type"));return w!==null&&typeof w=="object"&&"text"in w&&B.has(w.text)}isFont(m){return(0,D.Eo)(this.document.resolve(m.get(
"Subtype")),"Type3")&&m.has("CharProcs")}async untie(m,w,x,M){const{document:O}=this,T=w instanceof D.Z6&&(0,D.Eo)(O.resolve(x.get("Subtype")),"Form"),G=!this.keepsTags&&
(x.has("StructParent")||x.has("StructParents")),Y=!x.has("Resources")&&(T||this.isFont(x)),q=T&&!this.keepsTags?await this.withoutIds(w,O.dict(x.get("Resources")??
M)):void 0;if(!G&&!Y&&!q)return;const _=O.edit(m),st=_ instanceof D.Z6?_.dict:_;G&&st.delete("StructParent"),G&&st.delete("StructParents"),Y&&st.set("Resources",
M),q&&_ instanceof D.Z6&&O.put(m,(0,C.n)(_,q,{compress:!0}))}async withoutIds(m,w){const x=this.document.decodedPart(m);if(!x?.whole)return;const M=await V(this.
document,x.data,this.document.dict(w?.get("Properties")));return M===x.data?void 0:M}}class S{document;part;contents;resources;constructor(m,w){this.document=m,
this.part=w,this.contents=new k.K(w.document),this.resources=new $(w.document,this.keepsTags)}get keepsTags(){return this.part.document===this.document}inspect(m){
return this.contents.inspect(m)}async of(m,w){const{index:x,document:M}=this.part,O=await this.resources.prepare(m.resources),T=M.entry(M.pages.number(m.index),
"Group"),{filters:G,data:Y}=await this.contentOf(m),q=this.keepsTags?M.entry(M.pages.number(m.index),"StructParents"):void 0,_=(0,D.jd)({Type:(0,D.UU)("XObject"),
Subtype:(0,D.UU)("Form"),BBox:[...w.box],Matrix:[...(0,g.DI)((0,g.S3)(w))],Resources:(0,E.Po)(x,O.number),Group:T===void 0?void 0:(0,E.yY)(T,x),StructParents:q,
...G});return this.document.add(new D.Z6(_,Y))}async contentOf(m){const{part:w,contents:x}=this,{document:M}=w,O=x.own(m),T=O.length===1?M.get(O[0]):void 0;if(T instanceof
D.Z6&&this.keepsTags&&x.isOrderly(m))return this.asItIs(T);const{isWhole:G,isKnown:Y,open:q}=await x.condition(O),_=await x.content(O),st=M.dict(M.dict(m.resources)?.
get("Properties")),ct=this.keepsTags?_:await V(M,_,st);if(T instanceof D.Z6&&(!Y||G&&q.excess===0&&ct===_))return this.asItIs(T);const mt=q.excess===0?ct:await(0,z.
KS)(ct,0,M.job.pace),ft=await(0,U.d)(mt,M.job);return{filters:{Filter:(0,D.UU)("FlateDecode")},data:ft}}asItIs(m){const{index:w,document:x}=this.part,M=new D.Bi(
[...m.dict].filter(([O])=>O==="Filter"||O==="DecodeParms"));return(0,L.CF)(M),{filters:Object.fromEntries((0,E.yY)(M,w)),data:x.encoded(m)}}}}),25524:((ot,Z,d)=>{
d.d(Z,{Bg:()=>D,Po:()=>z,fS:()=>V,yY:()=>X});var L=d(45599);const D=U=>U.find(({index:k})=>k===0).document,z=(U,k,g=0)=>U===g?new L.oS(k):new L.rV(U,k);function X(U,k){
if(k===0||U instanceof L.rV)return U;if(U instanceof L.oS)return new L.rV(k,U.number);if(Array.isArray(U))return U.map(E=>X(E,k));if(U instanceof L.Z6||!(U instanceof
L.Bi))return U;const g=new L.Bi;for(const[E,C]of U)g.set(E,X(C,k));return g}class V{meaning;taken;last=new Map;constructor(k=[],g=E=>E){this.meaning=g,this.taken=
new Set([...k].map(g))}get size(){return this.taken.size}has(k){return this.taken.has(this.meaning(k))}add(k){this.taken.add(this.meaning(k))}free(k){const g=k.
startsWith("þÿ");for(let E=(this.last.get(k)??1)+1;;E++){const C=`_${E}`,B=k+(g?[...C].map($=>`\0${$}`).join(""):C);if(!this.has(B))return this.last.set(k,E),
this.add(B),B}}}}),92152:((ot,Z,d)=>{d.d(Z,{A6:()=>C,AT:()=>E,Cb:()=>D,WQ:()=>z,ZJ:()=>g,fu:()=>$,mA:()=>k,u8:()=>B,zq:()=>L});const L=(S,v,m)=>Math.ceil(S*v*m/
8);function D(S,v,m){if(!S||S.length<v*2)return!1;let w=0;for(let x=0;x<v;x++){const[M,O]=[S[x*2],S[x*2+1]];if(M===m&&O===0)w++;else if(M!==0||O!==m)return}return w===
0?!1:w===v?!0:void 0}function z(S,v){if(S.length>=v)return S.subarray(0,v);const m=new Uint8Array(v);return m.set(S),m}const X=2,V=65536;async function U(S,v,m,w){
const x=Math.max(1,Math.floor(V/v));for(let M=0;M<S;M+=x){const O=Math.min(M+x,S);w(M,O);const T=m.step((O-M)*v*X);T&&await T}}async function k(S,v){const m=new Uint8Array(
S.length);return await U(S.length,1,v,(w,x)=>{for(let M=w;M<x;M++)m[M]=S[M]^255}),m}async function g(S,{width:v,height:m,channels:w,bits:x},M,O){const T=v*w,G=L(
v,w,x),Y=new Uint8Array(T*m),q=2**x-1,_=M&&x<8?255/q:1;for(let st=0;st<m;st++)await U(T,1,O,(ct,mt)=>{for(let ft=ct;ft<mt;ft++){const Mt=ft*x,wt=st*G+(Mt>>3),vt=x>=
8?S[wt]:S[wt]>>8-x-(Mt&7)&q;Y[st*T+ft]=vt*_}});return Y}async function E(S,v,m,w){const x=Array.from({length:m},(O,T)=>{const[G,Y]=[v[T*2],v[T*2+1]];return Uint8ClampedArray.
from({length:256},(q,_)=>(G+_/255*(Y-G))*255)}),M=new Uint8Array(S.length);return await U(S.length,1,w,(O,T)=>{for(let G=O;G<T;G++)M[G]=x[G%m][S[G]]}),M}function C(S,v,m){
const w=new Uint8Array(S.length*m);for(let x=0;x<S.length;x++)for(let M=0;M<m;M++)w[x*m+M]=v[S[x]*m+M]??0;return w}async function B(S,v,m,w){const x=new Uint8Array(
S.length*m);return await U(S.length,m,w,(M,O)=>x.set(C(S.subarray(M,O),v,m),M*m)),x}async function $(S,v,m,w){const x=new Uint8Array(v.length*(m+1));return await U(
v.length,m+1,w,(M,O)=>{for(let T=M;T<O;T++){for(let G=0;G<m;G++)x[T*(m+1)+G]=S[T*m+G];x[T*(m+1)+m]=v[T]}}),x}}),44738:((ot,Z,d)=>{d.d(Z,{L:()=>k,m:()=>g});var L=d(
45599),D=d(55969),z=d(3466),X=d(9731),V=d(17671);const U=1e3;async function k(E,C){const B=new Set;let $=0,S=!1;for(let w=0;w<E.pages.count;w++){const x=g(E,E.pages.
number(w));for(const{number:O}of x){const T=E.get(O),G=E.job.pace.step(U);if(G&&await G,B.has(O)||!(0,L.Zm)(T)||!C(T,w))continue;B.add(O);const Y=(0,D.B)(E,T);Y===
"Popup"&&$++,Y==="Widget"&&(S=!0)}const M=E.job.pace.step(500);M&&await M}if(B.size===0)return 0;const v=(0,V.Hi)(E),m=S?await z.R.of(E):void 0;return await(0,V.
Pv)(v,B,()=>(0,V.Wi)(v,B)),m&&await(0,V.zg)(v,m),await(0,X.U)(v),B.size-$}function g(E,C){const B=E.entry(C,"Annots"),$=E.array(B)??[];if(!$.some(L.Zm))return $.
filter(L.i9);const S=E.edit((0,L.i9)(B)?B:C),v=E.array((0,L.Zm)(S)?S.get("Annots"):S)??[];for(const[m,w]of v.entries())(0,L.Zm)(w)&&(v[m]=E.add(w));return v.filter(
L.i9)}}),779:((ot,Z,d)=>{d.d(Z,{patternOf:()=>ut,G:()=>ee,y:()=>U});var L=d(58552),D=d(98472),z=d(34378);const X=new RegExp("([\\x21-\\x7e]{1,1000})(?!\\p{M})|(\\s+\
)|(?:[\\u1100-\\u11ff]{1,1000}|\\P{M})\\p{M}{0,30}|\\p{M}{1,30}","gu"),V=(b,P)=>U([b],P);async function U(b,P){const I=new Set;for(const W of b)I.add((await ct(
W,P)).text.trim());I.delete("");const N=[...I].map(W=>W.match(/[\x21-\x7e]+/g)??[]),j=[...I].some(W=>W.includes(" ")),F=W=>W.length*N.length<=G,J=(W,H)=>F(W)?(H.
add((W.length>>2)+I.size*T),g(W,N)):!1;return{hasGroups:!1,lacks:J,...S(I)&&{countInPieces:x(I)},search:async(W,H,Q)=>{const it=Q.step(W.length>>2);if(it&&await it,
F(W)?J(W,Q):await k(W,N,Q))return{matches:[],truncated:!1};const rt=[];for await(const[at,lt]of j?[[0,W]]:Y(W,J,Q)){const St=await ct(lt,Q);for(const yt of I)if(!await st(
yt,St,at,rt,H,Q))return{matches:rt,truncated:!0}}return I.size>1&&rt.sort((at,lt)=>at.start-lt.start||lt.end-at.end),{matches:rt,truncated:!1}}}}async function k(b,P,I){
const N=C(b);for(const j of P){const F=I.step((N.length>>3)*j.length);if(F&&await F,E(N,j))return!1}return!0}function g(b,P){const I=C(b);for(const N of P)if(E(
I,N))return!1;return!0}function E(b,P){for(const I of P)if(!b.includes(I))return!1;return!0}function C(b){const P=b.toLowerCase();return B.test(P)?P.replace($,At):
P}const B=/[\u00df\u0131\u0149\u017f\u037e\u1e9a\u1e9e\u1fef\ufb00-\ufb06]/,$=new RegExp(B,"g"),S=b=>{for(const P of b)if(!/^[\x21-\x7e]{2,40}$/.test(P))return!1;
return b.size>0&&b.size<=v},v=10,m=2e5,w="\0",x=b=>(P,I)=>{const N=C(`${w}${P.join(w)}${w}`);if(I.add(N.length*b.size),N.length*b.size>m)return;let j=0;for(const F of b){
if(M(N,F))return;for(let J=N.indexOf(F);J>=0;J=N.indexOf(F,J+F.length))j++}return j};function M(b,P){const[I,N]=[new Uint8Array(P.length),new Uint8Array(P.length)];
for(let j=b.indexOf(w),F;j>=0;j=F){F=b.indexOf(w,j+1);const[J,W]=[b.charCodeAt(j-1),b.charCodeAt(j+1)];for(let H=1;H<P.length;H++)P.charCodeAt(H-1)===J&&b.startsWith(
P.slice(0,H),j-H)&&(I[H]=1),P.charCodeAt(H)===W&&O(b,j+1,F,P,H)&&(N[H]=1)}return I.some((j,F)=>j===1&&N[F]===1)}const O=(b,P,I,N,j)=>b.startsWith(N.slice(j),P)||
I>P&&I-P<N.length&&N.startsWith(b.slice(P,I),j),T=6,G=2e4;async function*Y(b,P,I){let N=0,j=0;for(let F;j<b.length;j=F){F=b.indexOf(`
`,j+q)+1,F===0&&(F=b.length);const J=I.step(_);J&&await J,P(b.slice(j,F),I)&&(j>N&&(yield[N,b.slice(N,j)]),N=F)}j>N&&(yield[N,b.slice(N,j)])}const[q,_]=[200,10];
async function st(b,{text:P,places:I},N,j,F,J){const W=J.step(P.length>>3);W&&await W;for(let H=P.indexOf(b),Q=0;H>=0;H=P.indexOf(b,Q)){if(j.length===F)return!1;
for(Q=H+b.length;I[Q]===I[Q-1];)Q++;j.push((0,D.z)(N+I[H],N+I[Q]));const it=J.step(b.length);it&&await it}return!0}async function ct(b,P){if(!mt.test(b))return Mt(
b,P);const I=[];let N="";for(const{0:j,1:F,2:J,index:W}of b.matchAll(X)){const H=J===void 0?F?.toLowerCase()??At(j):" ";for(let it=0;it<H.length;it++)I.push(F===
void 0?W:W+it);N+=H;const Q=P.step(j.length*10);Q&&await Q}return I.push(b.length),{text:N,places:I}}const mt=/[^\0-\xff\u2010-\u2027\u2030-\u205e\u20ac\u2122\u2212\u2500-\u25ff]/,
ft=65536;async function Mt(b,P){const I=b.includes(wt)?b.split(wt).length-1:0,N=new Uint32Array(b.length+I+1);let j="",F=0,J=!1;for(let W=0;W<b.length;W+=ft){const H=b.
slice(W,W+ft),Q=P.step(H.length);Q&&await Q;const it=J;for(let at=0;at<H.length;at++){const lt=H.charCodeAt(at),St=R(lt);(!St||!J)&&(N[F++]=W+at),lt===vt&&(N[F++]=
W+at),J=St}const rt=H.toLowerCase().replace(/\s+/g," ").replaceAll(wt,"ss").replaceAll("µ","μ");j+=it&&rt.startsWith(" ")?rt.slice(1):rt}return N[F]=b.length,
{text:j,places:N}}const wt="ß",vt=223,R=b=>b===32||b>=9&&b<=13||b===160,At=b=>(0,z.w)((0,z.w)(b).toUpperCase().toLowerCase()),te=/^\/.+\/([dgimsuvy]*)$/s,Nt=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;
function ee(b,P){const I=te.exec(b);return P==="regex"?I?"slashes":void 0:Nt.test(b)||I&&I[1]!==""?"regex-as-words":void 0}const jt=1e6;async function ut(b,P,I,N,j){
const F=I==="regex"?(await Promise.all([d.e(7398),d.e(9974)]).then(d.bind(d,39974))).expressionOf(P,j):await V(P,N);if("problem"in F)throw(0,L.G6)([{field:b,message:F.
problem}]);return{...F,search:async(J,W,H)=>{const Q=await F.search(J.slice(0,jt),W,H);return J.length>jt?{...Q,truncated:!0}:Q}}}}),98472:((ot,Z,d)=>{d.d(Z,{z:()=>L});
const L=(D,z,X=[])=>({start:D,end:z,groups:Object.fromEntries(X)})})};
