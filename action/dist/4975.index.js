"use strict";exports.id=4975,exports.ids=[4975,779],exports.modules={82896:((st,X,p)=>{p.r(X),p.d(X,{compare_documents:()=>Nr});var I=p(98446),R=p(94518),W=p(77598),K=p(45059),
Y=p(52755),L=p(16259),D=p(824),l=p(45599),E=p(59071);function A(o,t,e){const n=[];for(const s of o.array(o.entry(o.pages.number(t),"Annots"))??[]){const i=o.dict(
s);i&&(0,l.Eo)(o.resolve(i.get("Subtype")),"Link")&&n.push({page:t,target:C(o,i,e)})}return n}function C(o,t,e){const n=e.pageOf(t);if(n!==void 0)return{page:n};
const s=o.dict(t.get("A")),i=o.resolve(s?.get("S")),r=o.resolve(s?.get("URI"));if(r instanceof l.Mx)return{uri:Buffer.from(r.bytes).toString("latin1")};const a=T(
o,s?.get("F"));if(a!==null)return{file:a};const c=o.resolve(s?.get("N"));return{action:c instanceof l.SX?c.text:i instanceof l.SX?i.text:"none"}}function T(o,t){
const e=o.resolve(t);if(e instanceof l.Mx)return(0,E.Gh)(e);const n=o.dict(t);return(0,E.Gh)(o.resolve(n?.get("UF")))??(0,E.Gh)(o.resolve(n?.get("F")))}var y=p(
37081),O=p(12207),m=p(16231),w=p(17623),b=p(41112),M=p(41561);const S=1e3,P=1e6;class G{truncated=!1;left=P;entries(t,e=S){const n=[];for(const s of t){const i=JSON.
stringify(s).length+1;if(n.length===e||i>this.left){this.truncated=!0;break}this.left-=i,n.push(s)}return n}}async function J(o,t,e){const n=new Map;for(const{key:r}of o){
n.set(r,(n.get(r)??0)+1);const a=e.step(200);a&&await a}const s=[];for(const{key:r,entry:a}of t){const c=n.get(r)??0;c>0?n.set(r,c-1):s.push(a);const f=e.step(200);
f&&await f}const i=[];for(const{key:r,entry:a}of[...o].reverse()){const c=n.get(r)??0;c!==0&&(n.set(r,c-1),i.push(a))}return{before:i.reverse(),after:s}}const Q=200;
class _{texts=new Map;objects=new WeakMap;keyed(t){return{key:Object.entries(t).map(([n,s])=>`${n} ${this.ofValue(s)}`).join(`
`),entry:t}}ofText(t){if(t.length<Q)return JSON.stringify(t);let e=this.texts.get(t);return e===void 0&&this.texts.set(t,e=et(t)),e}ofValue(t){if(typeof t=="str\
ing")return this.ofText(t);if(typeof t!="object"||t===null)return String(t);let e=this.objects.get(t);if(e===void 0){const n=JSON.stringify(t);this.objects.set(
t,e=n.length<Q?n:et(n))}return e}}const et=o=>(0,W.createHash)("sha256").update(o).digest("base64");async function at(o,t){const{pace:e}=o.job,n=await O.Ht.of(o),
s=new _,i={...(0,D._6)(o,await(0,D.Br)(o))};await e.rest();const r=(await(0,b.Uz)(o)??[]).map(u=>s.keyed({...u}));await e.rest();const a=await ft(o,n,t),c=await yt(
o,n,t,s);await e.rest();const f=await gt(o),h=await Ot(o,s);return await e.rest(),{metadata:i,fonts:r,links:a,bookmarks:c,attachments:f,form:h,security:{encryption:(0,M.
Br)(o),permissions:(0,M.nj)(o),javascript:await(0,b.xS)(o),signatures:(await(0,m.Ez)(o)).length},tagged:(0,M.$J)(o)}}function ct(o,t){if(!("page"in o))return{entry:{
...o},key:JSON.stringify(o)};const e=t(o.page);return{entry:{target:o.page+1},key:e===void 0?`gone ${o.page}`:`page ${e}`}}async function ft(o,t,e){const n=[];for(let s=0;s<
o.pages.count;s++){const i=e(s);if(i!==void 0)for(const a of A(o,s,t)){const{entry:c,key:f}=ct(a.target,e);n.push({entry:{page:s+1,...c},key:`${i} ${f}`})}const r=o.
job.pace.step(2e4);r&&await r}return n}async function yt(o,t,e,n){const s=[];return await(0,y.O)(o,(i,r)=>{const a=o.dict(i),c=a&&(0,E.Gh)(o.resolve(a.get("Titl\
e")));if(!a||c===null||c===void 0)return a!==void 0;const{entry:f,key:h}=ct(C(o,a,t),e);return s.push({entry:{title:c,level:r,...f},key:`${r} ${h} ${n.ofText(c)}`}),
!0}),s}async function gt(o){const t=[];for(const{name:e,size:n,mimeType:s,description:i,relationship:r,stream:a}of await(0,K._)(o)){const c=o.decodedPart(a)?.data??
o.encoded(a),f={name:e,size:n??c.length,mimeType:s,description:i,relationship:r},h=(0,W.createHash)("sha256").update(c).digest("base64");t.push({entry:f,key:`${JSON.
stringify(f)} ${h}`});const u=o.job.pace.step(c.length*2);u&&await u}return t}async function Ot(o,t){const e=await Y.mO.read(o);if(e.fields.length===0)return[];
const{fields:n}=await(0,w.Z)(o,e,new L.n(o,e)),s=[];for(const{pages:i,...r}of n){s.push(t.keyed(r));const a=o.job.pace.step(2e3);a&&await a}return s}var B=p(74135);
const Bt=512,Lt=5e4,$t=22,k=100,N=.2718281828,$=o=>Number.isNaN(o)?0:Math.floor(o*k+N);class j{count=0;hash=(0,W.createHash)("sha256");values=new Float64Array(Bt);used=0;texts=new Map;length(t){
this.exact($(t))}exact(t){this.used===Bt&&this.flush(),this.values[this.used++]=t,this.count++}text(t){const{texts:e}=this;let n=e.get(t);n===void 0&&(e.size===
Lt&&e.clear(),e.set(t,n=e.size),this.bytes(Buffer.from(t))),this.exact(n)}bytes(t){this.exact(t.length),this.flush(),this.hash.update(t)}finish(){return this.flush(),
this.hash.digest("base64").slice(0,$t)}flush(){this.used!==0&&(this.hash.update(Buffer.from(this.values.buffer,0,this.used*8)),this.used=0)}}function F(...o){return(0,W.
createHash)("sha256").update(JSON.stringify(o)).digest("base64").slice(0,$t)}const U=(o,{clipBox:t})=>t?(0,B.Pj)(t,o)??Z:o,V=[-1e9,-1e9,1e9,1e9],Z=[0,0,0,0];class H{box;begins=()=>{};begin(t,e,n){
const s=e&&U(e,n);s&&(this.box=this.box?(0,B.kO)(this.box,s):s)}keepsPictures=!1;outline(){}picture(){}beginGroup(){return 0}endGroup(){}}class ot{numbers=new Map;of(t){
let e=this.numbers.get(t);return e===void 0&&this.numbers.set(t,e=this.numbers.size),e}}const it=1e5,ht=5e5,ut=1e3,jt=120,xt=.4;class as extends j{ids;page;kinds=[];boxes=[];outlines=new Map;pictures=new Map;keys=[];begins=()=>{};item="";numbers=0;within;constructor(t,e){
super(),this.ids=t,this.page=e}enter(t){this.within=t}begin(t,e,n){const s=e&&this.shownPart(e,n),i=this.boxes.length-1;this.isFull?s&&(this.boxes[i]=(0,B.kO)(this.
boxes[i]??s,s)):this.add(this.within??t,s),this.begins()}shownPart(t,e){const n=U((0,B.XM)(t,xt),e);return n===Z?void 0:(0,B.Pj)((0,B.XM)(n,xt),this.page)}outline(t){
if(this.isFull||this.numbers>=ht)return;const e=t();e&&(this.numbers+=e.path.length,this.outlines.set(this.kinds.length-1,e))}get keepsPictures(){return!this.isFull&&
this.pictures.size<ut}picture(t){this.pictures.set(this.kinds.length-1,t)}beginPage(){this.begin("page",this.page,{})}beginGroup(){return this.isFull||this.add(
this.within??"path",void 0),this.begins(),this.boxes.length-1}endGroup(t){let e;for(let n=t+1;n<this.boxes.length;n++){const s=this.boxes[n];s&&(e=e?(0,B.kO)(e,
s):s)}t<it-1&&(this.boxes[t]=e),t+1<this.kinds.length&&(this.kinds[t]=this.kinds[t+1])}end(){if(this.kinds.length===this.keys.length)return;const{item:t}=this,e=this.
isFull?this.finish():"";this.keys.push(this.ids.of(t.length>jt||e!==""?F(t,e):t)),this.item=""}exact(t){this.isFull?super.exact(t):this.item+=`${t} `}text(t){this.
isFull?super.text(t):this.item+=`t${this.ids.of(t)} `}get isFull(){return this.kinds.length===it}add(t,e){this.end(),this.kinds.push(t),this.boxes.push(e)}}var cs=p(
66403);const fs=200,St=200,Nt=2e4,hs=300;async function us(o,t){const{diffArrays:e}=await p.e(8128).then(p.bind(p,18128)),[n,s]=[De(o),De(t)],i=e(n.map(({masked:u})=>u),
s.map(({masked:u})=>u),{maxEditLength:hs})??[{removed:!0,added:!1,count:n.length},{removed:!1,added:!0,count:s.length}],r=[];let[a,c]=[0,0],f=n.length===Nt||s.length===
Nt;const h=(u,d)=>{r.length===fs?f=!0:r.push(u+Re(d)),d.length>St&&(f=!0)};for(const{removed:u,added:d,count:g}of i){if(u)for(let x=0;x<g;x++)h("-",n[a+x].text);
if(d)for(let x=0;x<g;x++)h("+",s[c+x].text);d||(a+=g),u||(c+=g)}return{lines:r,truncated:f}}function De({text:o,masked:t}){const e=t.split(`
`,Nt),n=o.split(`
`,Nt);return e.map((s,i)=>({masked:s,text:n.length===e.length?n[i]:s}))}function Re(o){if(o.length<=St)return o;const t=/[\ud800-\udbff]$/.test(o.slice(0,St-1))?
St-2:St-1;return`${o.slice(0,t)}…`}const ds=2e4,ls=200,ps=.4,gs=1e3;async function Ce(o,t,e){const n=t.map(()=>"");let s=0;for(const{0:i,index:r}of o.text.matchAll(
/\S+/g)){if(++s>ds)break;const a=o.box(r,r+i.length);if(a)for(const[f,h]of t.entries()){const u=n[f];u.length<=ls&&ms(h,a.x,a.y,a.width,a.height)&&(n[f]=u===""?
i:`${u} ${i}`)}const c=e.step(gs+t.length*20);c&&await c}return n.map(Re)}function ms([o,t,e,n],s,i,r,a){const c=Math.min(n,i+a)-Math.max(t,i);return s<e&&s+r>o&&
c>ps*Math.min(a,n-t)}var Et=p(45657),qt=p(95340),Ie=p(38671);const ws=1/50,Ut=.5,ys=2;async function xs(o,t){if(o.style!==t.style)return;const e=[];for(const n of[
void 0,"SMask","Mask"]){const[s,i]=[await Be(o,n),await Be(t,n)];if(!(s==="none"&&i==="none")){if(typeof s=="string"||typeof i=="string"||s.rowBytes!==i.rowBytes||
s.pixelBits!==i.pixelBits)return;(0,Et.RZ)(e,await bs(s,i,o.document))}}return e}async function Be({document:o,image:t},e){const n=e===void 0?t:o.resolve(t.dict.
get(e));if(!(n instanceof l.Z6))return"none";const{format:s,before:i}=(0,Ie.R)(o,n),{width:r,height:a,bits:c}=(0,qt.h)(o,n.dict);if(s!==void 0||!(r>0&&a>0))return"\
unknown";const f=await o.decodedAtEase(i),h=Math.floor(f.length/a),u=Math.floor(h*8/(r*c)),d=x=>Math.ceil(r*c*x/8);return u>0&&d(u)===h&&d(u-1)!==h?{data:f,width:r,
height:a,rowBytes:h,pixelBits:c*u}:"unknown"}async function bs(o,{data:t},{job:e}){const{data:n,width:s,height:i,rowBytes:r,pixelBits:a}=o,c=[];let[f,h,u,d]=[-1,
-1,1/0,-1];const g=()=>{if(f<0)return;const[x,v]=[Math.floor(u/a),Math.floor(d/a)+1];c.push([(x-Ut)/s,1-(h+1+Ut)/i,(v+Ut)/s,1-(f-Ut)/i]),[f,u,d]=[-1,1/0,-1]};for(let x=0;x<
i;x++){const v=x*r,[z,q]=[n.subarray(v,v+r),t.subarray(v,v+r)];Buffer.compare(z,q)!==0&&(x-h>Math.max(2,i*ws)&&g(),f<0&&(f=x),h=x,u=Math.min(u,Ms(z,q)),d=Math.max(
d,Os(z,q)));const tt=e.pace.step(r*ys);tt&&await tt}return g(),c}function Ms(o,t){let e=0;for(;o[e]===t[e];)e++;return e*8+Math.clz32(o[e]^t[e])-24}function Os(o,t){
let e=o.length-1;for(;o[e]===t[e];)e--;const n=o[e]^t[e];return e*8+Math.clz32(n&-n)-24}const Le=4096,te=1,mt=2,ee=3,vt=4,$e=13;class ne{kept=new Float64Array(Le);used=0;long;x=0;y=0;left=1/0;top=1/0;right=-1/0;bottom=-1/0;hasAngles=!1;isLine=!1;get isEmpty(){
return this.used===0&&!this.long}get numbers(){return this.long?void 0:this.kept.slice(0,this.used)}get box(){return[this.left,this.top,this.right,this.bottom]}get isUpright(){
const[,t,e,,n,s,,i,r,,a,c]=this.kept;return this.long||this.used!==$e||this.kept[$e-1]!==vt||this.kept[9]!==mt?!1:e===s&&n===i&&r===c&&t===a||t===n&&s===r&&i===
a&&c===e}follow(t,e){switch(t.operator){case"m":return this.isLine=!1,this.point(te,t.number(0),t.number(1),e);case"l":return this.hasAngles||=this.isLine,this.
isLine=!0,this.point(mt,t.number(0),t.number(1),e);case"c":return this.curve(t,e,0,2,4);case"v":return this.curve(t,e,-1,0,2);case"y":return this.curve(t,e,0,2,
2);case"h":return this.close(),!0;case"re":return this.isLine=!1,this.rectangle(t.number(0),t.number(1),t.number(2),t.number(3),e),!0;default:return!1}}rectangle(t,e,n,s,i){
this.point(te,t,e,i),this.point(mt,t+n,e,i),this.point(mt,t+n,e+s,i),this.point(mt,t,e+s,i),this.add(vt),this.x=t,this.y=e}close(){this.hasAngles||=this.isLine,
this.isLine=!1,this.add(vt)}write(t){if(this.long)t.text(this.end());else for(let e=0;e<this.used;e++)t.exact(this.kept[e])}get id(){const t=new j;return this.write(
t),t.finish()}clear(){this.used=0,this.long=void 0,this.whole=void 0,[this.left,this.top,this.right,this.bottom]=B.gF,this.hasAngles=this.isLine=!1}whole;end(){
return this.whole===void 0&&(this.flush(this.long),this.whole=this.long.finish()),this.whole}curve(t,e,n,s,i){return this.hasAngles=this.isLine=!0,this.add(ee),
n<0?this.place(this.x,this.y,e):this.place(t.number(n),t.number(n+1),e),this.place(t.number(s),t.number(s+1),e),this.x=t.number(i),this.y=t.number(i+1),this.place(
this.x,this.y,e),!0}point(t,e,n,s){return this.add(t),this.place(e,n,s),this.x=e,this.y=n,!0}place(t,e,n){const[s,i]=[n[0]*t+n[2]*e+n[4],n[1]*t+n[3]*e+n[5]];this.
add($(s)),this.add($(i)),s<this.left&&(this.left=s),s>this.right&&(this.right=s),i<this.top&&(this.top=i),i>this.bottom&&(this.bottom=i)}add(t){this.used===Le&&
this.flush(this.long??=new j),this.kept[this.used++]=t}flush(t){for(let e=0;e<this.used;e++)t.exact(this.kept[e]);this.used=0}}const se=100,je=1/se,oe=10,Ss=6,Es=32;
function vs(o,t){if(o.style!==t.style)return;const e=o.reach===0,[n,s]=[ie(o.path,e),ie(t.path,e)],i=Math.max(o.reach,t.reach)+je,r=Ts(o,t,n,s);if(!r)return;const a=r.
map(f=>(0,B.XM)(f,i)),c=(0,B.XM)((0,B.$L)([...n,...s].flatMap(({points:f})=>f)),i);return(0,Et.RZ)(a,Ps(o.clipBox,t.clipBox,c)),a.length===0?void 0:a}function As({
path:o,reach:t}){if(t!==0)return ie(o,!1).flatMap(At).map(e=>(0,B.XM)(e,t+je))}function Ts(o,t,e,n){const s=o.reach===0;if(o.ends!==t.ends)return o.isDashed?void 0:
ks(e,n);if(Ue(e,n)&&!o.isDashed)return Fe(e,n,s);const i=Ge(e,n,o.isDashed);return s&&i.length>0?[i.reduce(B.kO)]:i}function Ps(o,t,e){const[n,s]=[o??e,t??e];return[
...Ne(n,s),...Ne(s,n)].flatMap(i=>{const r=(0,B.Pj)(i,e);return r?[r]:[]})}function Ne([o,t,e,n],s){return[[o,t,Math.min(e,s[0]),n],[Math.max(o,s[2]),t,e,n],[o,
t,e,Math.min(n,s[1])],[o,Math.max(t,s[3]),e,n]].filter(r=>r[0]<r[2]&&r[1]<r[3])}function ks(o,t){const e=[...o,...t].flatMap(s=>s.points.length>2?At(s):s.points.
map(i=>(0,B.$L)([i])));return[...Ue(o,t)?Fe(o,t,!1):Ge(o,t,!1),...e]}function ie(o,t){const e=[];let[n,s]=[[0,0],[0,0]],i=oe;const r=(f,h)=>{e.push({sign:f+i,points:[
s,...h]}),i=0,s=h.at(-1)},a=()=>{i===0&&(!t||!re(s,n))&&r(t?mt:vt,[n]),i=oe,s=n},c=f=>[o[f]/se,o[f+1]/se];for(let f=0;f<o.length;){const h=o[f++];h===vt?a():h===
te?(t&&a(),n=s=c(f),i=oe,f+=2):h===ee?(r(ee,[c(f),c(f+2),c(f+4)]),f+=6):(r(mt,[c(f)]),f+=2)}return t&&a(),e}const re=(o,t)=>o[0]===t[0]&&o[1]===t[1],ae=(o,t)=>o.
sign===t.sign&&o.points.every((e,n)=>re(e,t.points[n])),Ue=(o,t)=>o.length===t.length&&o.every(({sign:e},n)=>e===t[n].sign);function Fe(o,t,e){return o.flatMap(
(n,s)=>{const i=t[s];return ae(n,i)?[]:e?Rs(n,i):Ds(n,i)??[...At(n),...At(i)]})}function Ge(o,t,e){let n=0;for(;n<o.length&&n<t.length&&ae(o[n],t[n]);)n++;let[s,
i]=[o.length,t.length];for(;!e&&s>n&&i>n&&ae(o[s-1],t[i-1]);)s--,i--;return[...o.slice(n,s),...t.slice(n,i)].flatMap(At)}function Ds({points:o},{points:t}){const[
e,n,s,i]=[o[0],o[1],t[0],t[1]];if(o.length!==2||t.length!==2)return;const r=[1,0].find(h=>[n,s,i].every(u=>u[h]===e[h]));if(r===void 0)return;const a=1-r;return(n[a]-
e[a])*(i[a]-s[a])<=0||Math.min(e[a],n[a])>Math.max(s[a],i[a])||Math.min(s[a],i[a])>Math.max(e[a],n[a])?void 0:[[e,s],[n,i]].filter(([h,u])=>!re(h,u)).map(B.$L)}
function Rs(o,t){const e=Math.max(ce(o),ce(t)),[n,s]=[fe(o,e),fe(t,e)],i=Math.max(he(o,e),he(t,e)),r=[];for(let a=0;a<e;a++){const c=[n[a],n[a+1],s[a],s[a+1]],f=(0,B.
$L)(c);i===0&&(f[0]===f[2]||f[1]===f[3])||r.push((0,B.XM)(f,i))}return r}function At(o){const t=ce(o),e=fe(o,t),n=he(o,t);return e.slice(1).map((s,i)=>(0,B.XM)(
(0,B.$L)([e[i],s]),n))}function ce({points:o}){const[t,e,n,s]=(0,B.$L)(o);return o.length===2&&(t===n||e===s)?1:Math.max(1,Math.min(Es,Math.ceil(Math.max(n-t,s-
e)/Ss)))}const fe=({points:o},t)=>Array.from({length:t+1},(e,n)=>Cs(o,n/t));function Cs(o,t){if(t===0)return o[0];if(t===1)return o.at(-1);const e=1-t,n=o.length===
2?[e,t]:[e**3,3*e*e*t,3*e*t*t,t**3],s=i=>o.reduce((r,a,c)=>r+a[i]*n[c],0);return[s(0),s(1)]}function he({points:[o,t,e,n]},s){if(!o||!t||!e||!n)return 0;const i=(r,a,c)=>Math.
hypot(r[0]-2*a[0]+c[0],r[1]-2*a[1]+c[1]);return 6*Math.max(i(o,t,e),i(t,e,n))/8/(s*s)}var wt=p(64019),We=p(12844),rt=p(6057),ue=p(75444),Ke=p(87141),ze=p(12657),
de=p(31095);const Is=1;function Xe(o,t){const e=o.dict(t.get("BS")),n=o.array(t.get("Border")),s=o.resolve(e?e.get("W"):n?.[2]);return typeof s=="number"?s:1}function Bs(o,t){
if(!(0,l.Eo)(o.resolve(t.get("Subtype")),"Link")||(0,wt.wR)(o,t))return;const e=(0,rt.b0)(o,t.get("Rect")),n=Xe(o,t);if(!e||!(n>0))return;const s=o.resolve(o.dict(
t.get("BS"))?.get("S")),i=o.array(t.get("Border"))?.[3]!==void 0;return{box:e,width:n,isDashed:i||(0,l.Eo)(s,"D")}}function Ls({box:o,width:t,isDashed:e},n,s){const[
i,r,a,c]=o,f=new ne;f.rectangle(i,r,a-i,c-r,n);const{numbers:h}=f;if(!h)return;const u=Math.hypot(n[0],n[1]);return{path:h,blend:"",style:s,ends:"",reach:t*u+Is,
isDashed:e,clipBox:void 0}}var $s=p(58971),js=p(36502),He=p(85008),Ye=p(97748);const Ze={id:"DeviceGray",isPattern:!1},Ns={DeviceGray:"0 ",DeviceRGB:"0 0 0 ",DeviceCMYK:"\
0 0 0 10000 "},Je="DeviceGray 0 ",Ft="Normal",Us=new Set([Ft,"Multiply","Darken"]),Ve=o=>Us.has(o)?"":o,Tt=o=>({...(0,Ye.ue)(o),base:o,fillSpace:Ze,strokeSpace:Ze,
fill:Je,stroke:Je,fillAlpha:1,strokeAlpha:1,lineWidth:1,cap:0,join:0,miter:10,dash:"",clip:"",clipShapes:"",blend:Ft,mask:"",other:""}),Fs={DeviceGray:"DefaultG\
ray",DeviceRGB:"DefaultRGB",DeviceCMYK:"DefaultCMYK"},Gs={id:"Pattern",isPattern:!0},Ws=1e4,Ks=.2718281828,le={space:"fillSpace",color:"fill"},pe={space:"stroke\
Space",color:"stroke"};class zs{document;values;named=new WeakMap;constructor(t,e){this.document=t,this.values=e}device(t,e,n,s,i){const r=this.named.get(i)?.get(
t),a=ge(e),c=f=>{s[n.space]=f,s[n.color]=`${f.id} ${a}`};return r?c(r):this.space(t,i).then(c)}setSpace(t,e,n,s){const i=this.named.get(s)?.get(t),r=a=>{n[e.space]=
a,n[e.color]=`${a.id} ${Ns[a.id]??"initial"}`};return i?r(i):this.space(t,s).then(r)}set(t,e,n){n[e.color]=`${n[e.space].id} ${ge(t)}`}beneath(t,{id:e}){return`${e}\
 ${ge(t)}`}async space(t,e){const n=await this.lookUp(t,e);let s=this.named.get(e);return s||this.named.set(e,s=new Map),s.set(t,n),n}async lookUp(t,e){if(t==="\
Pattern")return Gs;const n=Fs[t],s=e.find("ColorSpace",n??t);return s===void 0?{id:t,isPattern:!1}:{id:await this.idOf(s),isPattern:this.isPattern(s)}}async idOf(t){
const e=this.document.resolve(t);return e instanceof l.SX?e.text:F(await this.values.of(t))}isPattern(t){const e=this.document.resolve(t);return(0,l.Eo)((0,l.cy)(
e)?this.document.resolve(e[0]):e,"Pattern")}}function ge(o){let t="";for(let e=0;e<o.count;e++)o.kind(e)!==He.o_&&(t+=`${Math.floor(o.number(e)*Ws+Ks)} `);return t}
var Qe=p(18271),Xs=p(15330),Hs=p(83553),Ys=p(25747);const Zs=20,Gt=50,Pt="";class Js{document;fonts=new Map;constructor(t){this.document=t}of(t,e){let n=this.fonts.
get(t);return n||this.fonts.set(t,n=new Vs(this.document,t,this.document.dict(e))),n}}class Vs{document;font;dict;shapes=new Map;find;bounds=new Map;drawn;constructor(t,e,n){
this.document=t,this.font=e,this.dict=n}shapeOf(t){let e=this.shapes.get(t);return e===void 0&&this.shapes.set(t,e=this.read(t)),e}boxOf(t){return this.drawn?.get(
t.code)?.box??this.bounds.get(t)??this.likelyBox(t)}likelyBox({width:t}){const{ascent:e,descent:n}=this.font;return[-Gt,n*1e3-Gt,t*1e3+Gt,e*1e3+Gt]}read(t){if(this.
drawn)return this.drawn.get(t.code)?.shape??Pt;this.find??=this.finder();const e=this.find(t);if(!e)return t.text===" "?Pt:F(this.substitute,t.text,Qs(t)?0:t.cid);
if(e.length===0)return Pt;const n=(0,Hs.BO)(e);n&&this.bounds.set(t,n);const s=new j;for(const i of e)s.length(i);return s.finish()}get substitute(){const{name:t,
bold:e,italic:n,fixedPitch:s}=this.font;return`${t} ${e} ${n} ${s}`}finder(){const{document:t,dict:e}=this,n=e&&(0,Qe.Lq)(t,e),s=n&&t.decodedPart(n)?.data,{memory:i,
pace:r}=t.job,a=s&&(0,Ys.D)(s,f=>{i.budget.spend("glyphSteps",f),r.add(f*Zs)}),c=a&&(0,Qe.oQ)(t,e);return!e||!a||typeof c!="object"?()=>{}:(0,Xs.X)(t,e,a,c)}}const Qs=({
text:o})=>o!==""&&o!=="�";var _s=p(58552),qs=p(92152),kt=p(8283);const _e={DeviceGray:1,G:1,DeviceRGB:3,RGB:3,DeviceCMYK:4,CMYK:4},to={G:"DeviceGray",RGB:"Dev\
iceRGB",CMYK:"DeviceCMYK",I:"Indexed"};class eo{document;values;known=new Map;constructor(t,e){this.document=t,this.values=e}async of(t,e,n){const s=this.known.
get(t);if(s!==void 0&&t>0)return s;const i=new j;await this.write(e,n,i,!0);const r=i.finish();return this.known.set(t,r),r}async styleOf(t,e){const n=new j;return await this.
write(t,e,n,!0,!1),n.finish()}async write(t,e,n,s,i=!0){const{document:r,values:a}=this,{dict:c}=t,{width:f,height:h,bits:u,stencil:d,decode:g}=(0,qt.h)(r,c);for(const v of[
f,h,u,d?1:0,...g??[]])n.exact(v||0);const x=d?"":await this.space(c.get("ColorSpace"),e);n.text(x);for(const v of["Interpolate","Intent","SMaskInData","Matte"])
n.text(await a.of(c.get(v)));for(const v of s?["SMask","Mask"]:[]){const z=r.resolve(c.get(v));n.text(v),z instanceof l.Z6?await this.write(z,e,n,!1,i):(0,l.cy)(
z)&&n.text(await a.of(z))}i&&await this.samples(t,f*u*(_e[x]??0),h,n)}async samples(t,e,n,s){const{document:i,values:r}=this,{format:a,parameters:c,before:f}=(0,Ie.
R)(i,t);let h;try{h=await i.decodedAtEase(f)}catch(d){if(!(d instanceof _s.zU)||d.code!=="unreadable_document")throw d;h=i.decodedPart(f)?.data??i.encoded(f)}if(s.
text(a??""),c&&s.text(await r.of(c)),a==="jpg"){for(const d of so(h))await r.bytes(d,s);return}const u=(0,qs.zq)(e,1,1)*n;await r.bytes(a===void 0&&u>0?h.subarray(
0,u):h,s)}async space(t,e){const n=this.document.resolve(t);if(!(n instanceof l.SX))return this.values.of(t);const s=to[n.text]??n.text,i=s in _e?void 0:e(n.text);
return i===void 0?s:this.values.of(i)}}const no=238;function*so(o){let t=2;for(const{marker:e,start:n,end:s}of(0,kt.OD)(o)){if(t=e===kt.Os?n:s,e===kt.Os)break;e!==
kt.EI&&(e===no||!(0,kt.iN)(e))&&(yield o.subarray(n,s))}yield o.subarray(t)}const oo=50,io=2e5,Wt=4*1024*1024,ro=new Set("Length Filter DecodeParms DL Metadata \
PieceInfo LastModified Parent P Popup StructParent StructParents Type".split(" ")),ao=0,co=1,fo=2,ho=3,uo=4,lo=5,po=6,go=7,qe=8;class mo{document;objects=new Map;direct=new WeakMap;constructor(t){
this.document=t}async of(t){if(t==null)return"";if(typeof t!="object")return`${t}`;const e=(0,l.i9)(t)?this.objects.get(t.number):this.direct.get(t);if(e!==void 0)
return e;const n=new j;await this.write(t,n,[]);const s=n.finish();return(0,l.i9)(t)?this.objects.set(t.number,s):this.direct.set(t,s),s}async data(t,e){const{document:n}=this,
s=t.data.length>Wt?await n.decodedAtEase(t):n.decodedPart(t)?.data;await this.bytes(wo(s??n.encoded(t)),e)}async bytes(t,e){const{pace:n}=this.document.job;for(let s=0;s<
t.length;s+=Wt){e.bytes(t.subarray(s,s+Wt));const i=n.step(Math.min(t.length-s,Wt));i&&await i}}async write(t,e,n){if(n.length>oo||e.count>io||(0,l.i9)(t)&&n.includes(
t.number)){e.exact(go);return}const s=this.document.resolve(t),i=[...n,(0,l.i9)(t)?t.number:-1];if(typeof s=="number")e.exact(ho),e.exact(Number(s.toPrecision(5)));else if(s instanceof
l.SX||typeof s=="boolean")e.exact(co),e.text(s instanceof l.SX?s.text:`${s}`);else if(s instanceof l.Mx)e.exact(fo),e.bytes(s.bytes);else if((0,l.cy)(s)){e.exact(
uo);for(const a of s)await this.write(a,e,i);e.exact(qe)}else s instanceof l.Bi?await this.entries(s,lo,e,i):s instanceof l.Z6?(await this.entries(s.dict,po,e,i),
await this.data(s,e)):e.exact(ao);const r=this.document.job.pace.step(100);r&&await r}async entries(t,e,n,s){n.exact(e);for(const i of[...t.keys()].sort())ro.has(
i)||(n.text(i),await this.write(t.get(i),n,s));n.exact(qe)}}function wo(o){if(!(o.length>128&&Buffer.from(o.subarray(36,40)).toString("latin1")==="acsp"))return o;
const e=o.slice();return e.fill(0,24,36),e.fill(0,84,100),e}const yo=1e4;class xo{document;decoder;layers;values;images;colors;characters;shapes;fonts=new Map;known=new Map;constructor(t){
this.document=t,this.decoder=new $s.X(t),this.characters=new ze.y(t.job),this.layers=new js.z(t),this.values=new mo(t),this.images=new eo(t,this.values),this.colors=
new zs(t,this.values),this.shapes=new Js(t)}remember(t,e){this.fonts.has(t)||this.fonts.set(t,e())}shapesOf(t){return this.shapes.of(t,this.fonts.get(t))}async once(t,e){
const n=this.known.get(t);if(n!==void 0)return n;const s=await e();return this.known.size<yo&&this.known.set(t,s),s}}var bo=p(36211),Mo=p(93059),Oo=p(4745),tn=p(
5490);const en=Math.SQRT2,So=4,Eo=0;function me({lineWidth:o,join:t,miter:e,matrix:n},s){const[i,r,a,c]=n,f=Math.max(Math.hypot(i,r),Math.hypot(a,c)),h=s&&t===Eo?
Math.max(en,Math.min(e,So)):en;return Math.abs(o)*f/2*h}const we=3,Dt=4,vo=-1;class Ao{digest;states;shapesOf;characters;matrix=new Ye.f6;replaces=!1;part=32;clipping;clippingBox=B.
gF;ignored=[];marks;shapes;x=0;y=0;alongX=0;alongY=0;acrossX=0;acrossY=0;moved=0;isVertical=!1;scale="";written="";constructor(t,e,n,s){this.digest=t,this.states=
e,this.shapesOf=n,this.characters=s}begin({matrix:t,size:e,stretch:n,rise:s},i){const r=this.matrix,[a,c]=[r.a*t[0]+r.b*t[2],r.a*t[1]+r.b*t[3]],[f,h]=[r.c*t[0]+
r.d*t[2],r.c*t[1]+r.d*t[3]];this.x=r.e*t[0]+r.f*t[2]+t[4]+s*f,this.y=r.e*t[1]+r.f*t[3]+t[5]+s*h,this.alongX=a*e*n,this.alongY=c*e*n,this.acrossX=f*e,this.acrossY=
h*e,this.moved=0,this.isVertical=i.vertical,this.scale=`${$(this.alongX)} ${$(this.alongY)} ${$(this.acrossX)} ${$(this.acrossY)}`,this.shapes=this.shapesOf(i)}show(t,e,n){
const s=e.font,{vertical:i}=s,r=e.size===0?1:e.size,a=(i?-e.charSpace:e.charSpace)/r,c=(i?-e.wordSpace:e.wordSpace)/r,f=!n&&e.mode!==we;let{moved:h}=this;const u=s.
glyphs(t);this.characters.take(u.length);for(const d of u){const g=f?this.shapes.shapeOf(d):Pt;g!==Pt&&(d.vertical?this.glyph(e,d,g,-d.vertical.x,-h-d.vertical.
y,d.vertical.advance):i?this.glyph(e,d,g,0,-h,d.width):this.glyph(e,d,g,h,0,d.width)),h+=(i&&d.vertical?-d.vertical.advance:d.width)+a,d.isSpace&&(h+=c)}this.moved=
h}endClipping(){this.clipping=void 0,this.clippingBox=B.gF}adjust(t){this.moved+=(this.isVertical?t:-t)/1e3}end({size:t,stretch:e,font:n}){n.vertical?this.matrix.
advance(0,-this.moved*t):this.matrix.advance(this.moved*t*e,0)}replaced(){}glyph(t,e,n,s,i,r){const a=this.x+s*this.alongX+i*this.acrossX,c=this.y+s*this.alongY+
i*this.acrossY;if(this.ignored.length>0&&this.ignored.some(u=>To(u,a,c)))return;const{digest:f,marks:h}=this;h&&t.mode<Dt+we&&(h.begin("text",this.boxOf(t,e,a,c),
t),this.written=""),t.mode<Dt?this.write(f,t,n,a,c,r):(t.mode<Dt+we&&this.write(f,t,n,a,c,r),this.clipping??=new j,h&&(this.clippingBox=(0,B.kO)(this.clippingBox,
this.boxOf(t,e,a,c))),this.written="",this.write(this.clipping,void 0,n,a,c,r),this.written="")}boxOf(t,e,n,s){const i=this.shapes.boxOf(e),r=[this.alongX/1e3,this.
alongY/1e3,this.acrossX/1e3,this.acrossY/1e3,n,s],a=(0,B.zl)(r,i);return t.mode%Dt===0?a:(0,B.XM)(a,me(t,!0))}write(t,e,n,s,i,r){e&&this.states.state(e,e.mode%Dt),
t.exact(vo),this.scale!==this.written&&(t.text(this.scale),this.written=this.scale),t.text(n),t.length(s),t.length(i),t.length(r)}}const To=({x:o,y:t,width:e,height:n},s,i)=>s>=
o-.5&&s<=o+e+.5&&i>=t&&i<=t+n,nn={OP:"false",op:"false",OPM:"0",AIS:"false",TK:"true",RI:"RelativeColorimetric",TR:"Identity",TR2:"Default",BG:"",BG2:"Default",
UCR:"",UCR2:"Default"},Po=o=>o in nn;function sn(o,t,e,n){const s=n instanceof l.SX?n.text:typeof n=="object"?e:`${n}`,i=o.split(`
`).filter(r=>r!==""&&!r.startsWith(`${t} `));return(s===nn[t]?i:[...i,`${t} ${s}`]).sort().join(`
`)}function ko(o,t){switch(o.operator){case"w":return t.lineWidth=o.number(0),!0;case"J":return t.cap=o.number(0),!0;case"j":return t.join=o.number(0),!0;case"M":
return t.miter=o.number(0),!0;case"d":return t.dash=rn(o.value(0),o.number(1)),!0;case"ri":return t.other=sn(t.other,"RI","",new l.SX(o.name(0)??"")),!0;default:
return!1}}function Do(o,t,e,n){t==="BM"&&(n.blend=Ro((0,l.cy)(e)?o.resolve(e[0]):e)),t==="D"&&(0,l.cy)(e)&&(n.dash=Co(o,e)),typeof e=="number"&&(t==="LW"?n.lineWidth=
e:t==="LC"?n.cap=e:t==="LJ"?n.join=e:t==="ML"?n.miter=e:t==="CA"?n.strokeAlpha=e:t==="ca"&&(n.fillAlpha=e))}const Ro=o=>o instanceof l.SX&&o.text!=="Compatible"?
o.text:Ft,on=new WeakMap;function Co(o,t){const e=on.get(t);if(e!==void 0)return e;const[n,s]=[o.resolve(t[0]),o.resolve(t[1])],i=rn((0,l.cy)(n)?n.map(r=>o.resolve(
r)):null,Number(s)||0);return on.set(t,i),i}const Io=200;function rn(o,t){const e=(0,l.cy)(o)?o.filter(s=>typeof s=="number"):[];if(!e.some(s=>s>0))return"";const n=[
...e,t||0].map(s=>Math.round(s*1e4)).join(" ");return n.length>Io?F(n):n}const Bo=-11,Lo=-12;function an({matrix:o,lineWidth:t,dash:e}){const[n,s,i,r]=o,a=t*t;return`${[
a*(n*n+i*i),a*(n*s+i*r),a*(s*s+r*r)].map(f=>Math.round(f*1e6)).join(" ")} ${e&&`${e} ${Math.round((0,B.PU)(o)*1e6)}`}`}class $o{digest;fill="";fillAlpha=-1;fillClip="";fillMode="";stroke="";constructor(t){
this.digest=t}forget(){this.fillAlpha=-1,this.stroke=""}state(t,e){e!==1&&this.fills(t),e>=1&&this.strokes(t)}fills({fill:t,fillAlpha:e,clip:n,blend:s,mask:i,other:r}){
if(t===this.fill&&e===this.fillAlpha&&n===this.fillClip&&this.fillMode===s+i+r)return;this.fill=t,this.fillAlpha=e,this.fillClip=n,this.fillMode=s+i+r;const{digest:c}=this;
c.exact(Bo),c.text(t),c.length(e),c.text(n),c.text(this.fillMode)}strokes(t){const{stroke:e,strokeAlpha:n,cap:s,join:i,miter:r,clip:a,blend:c,mask:f,other:h}=t,
u=`${s} ${i} ${i===0?r:""}`,d=[e,n,a,c,f,h,an(t),u].join(`
`);d!==this.stroke&&(this.stroke=d,this.digest.exact(Lo),this.digest.text(d))}}function cn(o,t,e){const{numbers:n}=o;if(!n)return;const{clipShapes:s,blend:i,mask:r,
other:a,clipBox:c}=t,f=[s,Ve(i),r,a].join(`
`);if(e!==void 0)return{path:n,blend:i,style:[e,t.fill,t.fillAlpha,f].join(`
`),ends:"",reach:0,isDashed:!1,clipBox:c};const{stroke:h,strokeAlpha:u,cap:d,join:g,miter:x,dash:v}=t;return{path:n,blend:i,style:[h,u,an(t),f].join(`
`),ends:`${d} ${g} ${x}`,reach:me(t,o.hasAngles),isDashed:v!=="",clipBox:c}}const jo=-2,No=-3,Uo=-4,Fo=-5,Go=-6,Wo=-7,Ko=-8;class Rt extends Oo.p{context;digest;marks;glyphs;path=new ne;written;clipRule="";constructor(t,e,n){
const s=new $o(e),i=new Ao(e,s,r=>t.shapesOf(r),t.characters);super(t.document,t.decoder,i,t.layers),this.context=t,this.digest=e,this.marks=n,this.written=s,this.
glyphs=i,i.marks=n,n&&(n.begins=()=>s.forget())}take(t,e){const{states:n,scope:s}=e,i=n.current,{operator:r}=t;if(this.path.follow(t,i.matrix))return;const a=bo.
lJ.get(r);if(a){this.paint(a,i);return}switch(r){case"g":case"rg":case"k":return this.context.colors.device(hn[r],t,le,i,s);case"G":case"RG":case"K":return this.
context.colors.device(hn[r],t,pe,i,s);case"cs":case"CS":return this.context.colors.setSpace(t.name(0)??"",r==="cs"?le:pe,i,s);case"sc":case"scn":return this.color(
t,le,e);case"SC":case"SCN":return this.color(t,pe,e);case"W":case"W*":this.clipRule=r;return;case"gs":return this.graphics(t,e);case"Tf":return this.font(t,e);case"\
ET":this.clipText(i);return;case"sh":return this.shading(t.name(0)??"",e);case"BI":{const c=(0,Mo.n)(t);return c&&this.image(0,c,e)}default:if(!ko(t,i))return super.
take(t,e)}}paint({fill:t,strokes:e,closes:n},s){const{path:i,digest:r,written:a}=this;i.isEmpty||(n&&i.close(),this.marked.isOff||(t!==void 0&&(this.marks?.begin(
"path",i.box,s),a.state(s,0),r.exact(t==="nonzero"?jo:No),this.marks?.outline(()=>cn(i,s,t)),i.write(r)),e&&(this.marks?.begin("path",(0,B.XM)(i.box,me(s,i.hasAngles)),
s),a.state(s,1),r.exact(Uo),this.marks?.outline(()=>cn(i,s)),i.write(r))),this.clipRule!==""&&(fn(s,i,this.clipRule),this.clipRule=""),i.clear())}clipText(t){const{
clipping:e}=this.glyphs;e&&(t.clip=t.clipShapes=F(t.clip,"text",e.finish()),this.marks&&(t.clipBox=U(this.glyphs.clippingBox,t)),this.glyphs.endClipping())}color(t,e,n){
const s=n.states.current,i=t.count-1;if(t.kind(i)!==He.o_)return this.context.colors.set(t,e,s);const r=s[e.space],a=this.context.colors.beneath(t,r);return this.
pattern(n.scope.find("Pattern",t.name(i)),a,n).then(c=>{s[e.color]=c})}async pattern(t,e,n){const{document:s,context:i}=this,r=s.resolve(t),a=s.dict(t);if(!a)return e;
const c=(0,B.lw)((0,rt.lQ)(s,a.get("Matrix")),n.states.current.base);if(!(r instanceof l.Z6)||!(0,l.i9)(t)){const[d,g]=[await i.values.of(a.get("Shading")),await i.
values.of(a.get("ExtGState"))];return F("shading",d,g,Kt(c))}const f=s.resolve(a.get("PaintType"))!==2,h=f?"":e,u=await i.once(`${t.number} ${h}`,async()=>{const d={
...Tt(un),...f?{}:{fill:h,stroke:h}},g=await this.apart(t,r,d,n),x=await i.values.of(["XStep","YStep","BBox"].map(v=>a.get(v)??null));return F("tiling",g,x,h)});
return F(u,Kt(c))}async apart(t,e,n,s,i){const{context:r,document:a}=this,{drawing:c,scope:f}=s,h=(0,l.i9)(t)?t.number:0;if(c.includes(h))return"";if(c.length>=
a.job.limits.formDepth)throw this.tooDeep();const u=new j,d=a.dict(e.dict.get("Resources"));return await new Rt(r,u,i).read(await this.decoder.form(h,e),{states:new tn.
U(n),scope:d?new de.H(a,d,f):f,stream:h,drawing:[...c,h]}),u.finish()}async graphics(t,e){const n=this.document.dict(e.scope.find("ExtGState",t.name(0)??""));if(await super.
take(t,e),!n)return;const{document:s,context:i}=this,r=e.states.current,[a]=s.array(n.get("Font"))??[];a!==void 0&&r.font&&(i.remember(r.font,()=>a),await this.
prepare(r.font,e));for(const[c,f]of n){const h=s.resolve(f);c==="SMask"?r.mask=await this.softMask(h,e):Po(c)?r.other=sn(r.other,c,await i.values.of(f),h):Do(s,
c,h,r)}}async softMask(t,e){const{document:n,context:s}=this;if(!(t instanceof l.Bi))return"";const i=t.get("G");if(!(n.resolve(i)instanceof l.Z6)||!(0,l.i9)(i))
return"";const{matrix:a}=e.states.current,c=await s.values.of(["S","BC","TR"].map(u=>t.get(u)??null)),f=Kt(a),h=await s.once(`mask ${i.number} ${c}`,async()=>{const u=new j;
return await new Rt(s,u).draw(i,{...e,states:new tn.U(Tt(un))}),F("mask",c,u.finish())});return F(h,f)}font(t,e){const n=t.name(0),s=()=>{const{font:r}=e.states.
current;if(!(!r||n===void 0)&&(this.context.remember(r,()=>e.scope.find("Font",n)),r.type3))return this.prepare(r,e)},i=super.take(t,e);return i?i.then(s):s()}async prepare(t,e){
if(!t.type3)return;const n=this.context.shapesOf(t);if(n.drawn)return;const{document:s}=this,{procedures:i,matrix:r,resources:a}=t.type3,c=new Map;n.drawn=c;const f=s.
dict(a),h={...e,scope:f?new de.H(s,f,e.scope):e.scope},u=(0,B.lw)(r,[1e3,0,0,1e3,0,0]);for(let d=0;d<256;d++){const g=t.type3.procedureOf(d),x=g===void 0?void 0:
i?.get(g),v=s.resolve(x);if(!(v instanceof l.Z6))continue;const z=new H,q=await this.apart(x,v,Tt(u),h,z);c.set(d,{shape:q,box:z.box})}}async shading(t,{scope:e,
states:n}){if(this.marked.isOff)return;const s=n.current,i=await this.context.values.of(e.find("Shading",t));this.marks?.begin("path",s.clipBox??V,s),this.written.
state(ye(s),0),this.digest.exact(Go),this.digest.text(i),this.place(s.matrix)}draws(t,e){if(t===void 0||this.marked.isOff)return;const n=e.scope.find("XObject",
t),s=this.document.resolve(n);if(!(s instanceof l.Z6)||!(0,l.Eo)(this.document.resolve(s.dict.get("Subtype")),"Image"))return super.draws(t,e);if(!this.layers.isOff(
s.dict.get("OC")))return this.image((0,l.i9)(n)?n.number:0,s,e)}async image(t,e,{scope:n,states:s}){if(this.marked.isOff)return;const{document:i}=this,r=f=>n.find(
"ColorSpace",f),a=(0,qt.h)(i,e.dict).stencil?s.current:ye(s.current),c=await this.context.images.of(t,e,r);if(this.marks?.begin("image",(0,B.zl)(a.matrix,zo),a),
this.written.state(a,0),this.marks?.keepsPictures){const f=await this.context.images.styleOf(e,r),{matrix:h,fill:u,fillAlpha:d,clip:g,blend:x,mask:v,other:z}=a,
q=[f,u,d,g,Ve(x),v,z,Kt(h)].join(`
`);this.marks.picture({document:i,image:e,matrix:h,id:c,style:q,blend:x})}this.digest.exact(Fo),this.digest.text(c),this.place(a.matrix)}async readForm(t,e,n){const{
document:s,digest:i}=this,r=n.states.current;r.base=r.matrix;const a=(0,rt.b0)(s,e.dict.get("BBox"));if(a){const h=new ne;h.rectangle(a[0],a[1],a[2]-a[0],a[3]-a[1],
r.matrix),fn(r,h,"W")}const c=s.dict(e.dict.get("Group"));if(!c||!(0,l.Eo)(s.resolve(c.get("S")),"Transparency"))return super.readForm(t,e,n);const f=this.marks?.
beginGroup();this.written.state({...ye(r),clip:""},0),i.exact(Wo),i.text(await this.context.values.of(["I","K","CS"].map(h=>c.get(h)??null))),Object.assign(r,{fillAlpha:1,
strokeAlpha:1,blend:Ft,mask:""}),await super.readForm(t,e,n),i.exact(Ko),f!==void 0&&this.marks?.endGroup(f)}place(t){for(const e of t)this.digest.length(e)}}const ye=o=>({
...o,fill:""});function fn(o,t,e){o.clip=F(o.clip,e,t.id),t.isUpright||(o.clipShapes=F(o.clipShapes,e,t.id)),o.clipBox=U(t.box,o)}const hn={g:"DeviceGray",G:"De\
viceGray",rg:"DeviceRGB",RG:"DeviceRGB",k:"DeviceCMYK",K:"DeviceCMYK"},zo=[0,0,1,1],un=[1,0,0,1,0,0],Kt=o=>o.map(t=>Math.round(t*1e6)).join(" "),Xo="Subtype F C\
ontents T Subj RC QuadPoints InkList Vertices L LE CL C IC BS BE Border Name CA OC AS".split(" "),Ho="Subtype F QuadPoints C BS Border OC AS".split(" ");function Yo([
o,t,e,n]){const s=(n-t)/4;return[o-s,t,e+s,n]}const xe=4e3;class Zo{document;context;constructor(t){this.document=t,this.context=new xo(t)}async page(t,e=[]){const[
n,s]=[new j,new j];return await this.content(t,e,n),await this.annotations(t,e,s),{content:n.finish(),annotations:s.finish(),undrawn:await this.undrawn(t)}}async items(t,e,n){
const{width:s,height:i}=(0,B.JQ)((0,rt.iw)(this.document,t)),r=new as(n,[0,0,s,i]);return await this.content(t,e,r,r),await this.annotations(t,e,r,r),r.end(),r}async content(t,e,n,s){
const{document:i,context:r}=this;r.characters=new ze.y(i.job);const a=(0,rt.iw)(i,t),c=(0,Ke.y)(a),{width:f,height:h}=(0,B.JQ)(a);s?.beginPage(),n.length(f),n.length(
h);const u=new Rt(r,n,s);u.glyphs.ignored=e;const d=new de.H(i,i.dict(i.pages.attribute(t,"Resources")));await u.page(await r.decoder.page(t),d,Tt(c));const g=i.
dict(i.entry(i.pages.number(t),"Group"));g&&(s?.beginPage(),n.text(await r.values.of(["S","I","K","CS"].map(x=>g.get(x)??null))))}async annotations(t,e,n,s){const{
document:i,context:r}=this,a=(0,rt.iw)(i,t),c=(0,Ke.y)(a),f=new Rt(r,n,s);f.glyphs.ignored=e;for(const h of(0,ue.qw)(i,t,r.layers)){const u=(0,wt.wR)(i,h),d=u&&
(0,wt.hs)(i,h,u,a.rotation),g=i.job.pace.step(xe);g&&await g,d&&(s?.enter(this.isField(h)?"field":"annotation"),await f.form(u,(0,ue.RZ)(i),Tt((0,B.lw)(d.matrix,
c))))}for(const h of i.array(i.entry(i.pages.number(t),"Annots"))??[]){const u=i.dict(h),d=i.job.pace.step(xe);if(d&&await d,!u||(0,l.Eo)(i.resolve(u.get("Subty\
pe")),"Popup"))continue;s?.enter(this.isField(u)?"field":"annotation"),s?.begin("path",this.boxOf(u,c),{});const g=await this.seen(u);n.text(g);const x=s&&Bs(i,
u);x&&s.outline(()=>Ls(x,c,g)),(0,wt.wR)(i,u)&&s?.begin("path",void 0,{}),n.text(await r.values.of(u.get("Rect")))}}async undrawn(t){const{document:e,context:n}=this;
let s="";for(const i of(0,ue.qw)(e,t,n.layers)){const r=e.job.pace.step(xe);if(r&&await r,this.isField(i)||(0,wt.wR)(e,i)||(0,We.q)(e,i))continue;const a=e.resolve(
i.get("Subtype")),c=Xe(e,i);if((0,l.Eo)(a,"Link")&&c===0)continue;const f=((0,rt.b0)(e,i.get("Rect"))??[]).map(Math.round),h=await n.values.of(["Subtype","C","N\
ame"].map(u=>i.get(u)??null));s=F(s,f.join(" "),c,h)}return s}isField(t){return(0,l.Eo)(this.document.resolve(t.get("Subtype")),"Widget")}boxOf(t,e){const{document:n}=this;
if((0,wt.dK)(n,t))return;const i=((0,wt.wR)(n,t)?void 0:(0,We.q)(n,t))??(0,rt.b0)(n,t.get("Rect"));return i&&(0,B.zl)(e,(0,l.Eo)(n.resolve(t.get("Subtype")),"Hi\
ghlight")?Yo(i):i)}async seen(t){const e=this.document.resolve(t.get("Subtype")),n=(0,l.Eo)(e,"Link")||(0,l.Eo)(e,"Widget")?Ho:Xo;let s="";for(const i of n)s+=`${await this.
context.values.of(t.get(i))} `;return s}}var Jo=p(18930),dn=p(99561);const be=64,Vo=1e3,Qo="￼";class ln{document;pattern;reader;looks;truncated=!1;constructor(t,e){
this.document=t,this.pattern=e,this.reader=new Jo.X(t),this.looks=new Zo(t)}async page(t){const{pace:e}=this.document.job,{masked:n,ignored:s}=await this.text(t);
await e.rest();const{content:i,annotations:r,undrawn:a}=await this.looks.page(t,s),c=new qo;for(const f of pn(n)){c.add(f);const h=e.step(f.length*4+100);h&&await h}
return{content:i,annotations:r,undrawn:a,...c.finish()}}items(t,{ignored:e},n){return this.looks.items(t,e,n)}async text(t){const{flow:e}=await this.reader.page(
t),{text:n}=e;if(!this.pattern)return{text:n,flow:e,masked:n,ignored:[],truncated:!1};const{matches:s,truncated:i}=await this.pattern.search(n,Vo,this.document.
job.pace);this.truncated||=i;let r="",a=0;for(const{start:c,end:f}of s)r+=n.slice(a,c)+Qo,a=f;return{text:n,flow:e,masked:r+n.slice(a),ignored:s.flatMap(({start:c,
end:f})=>_o(e,c,f)),truncated:i}}}function*pn(o){for(const[t]of o.matchAll(/\S+/g))yield t}function _o(o,t,e){const n=o.text.lastIndexOf(`
`,t-1)+1,s=o.text.indexOf(`
`,e),i=o.box(n,s<0?o.text.length:s);return i?[i]:[]}class qo{hash=(0,W.createHash)("sha256");smallest=new Set;largest=0;count=0;add(t){this.hash.update(`${t} `),
this.count++;const e=ti(t);this.smallest.has(e)||this.smallest.size===be&&e>this.largest||(this.smallest.size===be&&this.smallest.delete(this.largest),this.smallest.
add(e),this.largest=(0,Et.Kf)(this.smallest))}finish(){return{text:this.count===0?"":this.hash.digest("base64"),sample:[...this.smallest].sort((t,e)=>t-e)}}}function ti(o){
let t=dn.k;for(let e=0;e<o.length;e++)t=(0,dn.v)(t,o.charCodeAt(e));return t=Math.imul(t^t>>>16,2246822507),(t^t>>>13)>>>0}function ei({sample:o},{sample:t}){const e=Math.
min(be,Math.max(o.length,t.length));if(e===0)return 0;let[n,s,i,r]=[0,0,0,0];for(;i<e&&(n<o.length||s<t.length);){const[a,c]=[o[n]??1/0,t[s]??1/0];i++,a===c&&r++,
a<=c&&n++,c<=a&&s++}return r/i}const ni=1e6,si=.01;async function oi(o,t,e){const n=t.length+1;if(o.length*t.length>ni||o.length===0||t.length===0)return Array.
from({length:Math.min(o.length,t.length)},(r,a)=>[a,a]);const s=new Float32Array((o.length+1)*n);for(let r=o.length-1;r>=0;r--){for(let c=t.length-1;c>=0;c--){const f=si+
ei(o[r],t[c])+s[(r+1)*n+c+1];s[r*n+c]=Math.max(f,s[(r+1)*n+c],s[r*n+c+1])}const a=e.step(t.length*1500);a&&await a}const i=[];for(let r=0,a=0;r<o.length&&a<t.length;){
const c=s[r*n+a];c===s[(r+1)*n+a]?r++:c===s[r*n+a+1]?a++:i.push([r++,a++])}return i}const gn=[({content:o,annotations:t,text:e})=>`${o} ${t} ${e}`,({content:o})=>o,
({text:o})=>o];async function ii(o,t,e){const n=new ri(o,t,e);let s=[{from:0,to:t.length,otherFrom:0,otherTo:o.length}];for(const i of gn)s=await n.inOrder(s,i);
for(const i of gn)await n.elsewhere(i);for(const i of s)await n.alike(i);return n}class ri{earlier;later;pace;before;after;moved=new Set;constructor(t,e,n){this.
earlier=t,this.later=e,this.pace=n,this.before=new Int32Array(e.length).fill(-1),this.after=new Int32Array(t.length).fill(-1)}async inOrder(t,e){const[n,s]=[this.
later.map(e),this.earlier.map(e)],i=[...t].reverse(),r=[];for(let a=i.pop();a;a=i.pop()){const c=this.trimmed(a,n,s),f=this.pace.step((c.to-c.from+c.otherTo-c.otherFrom+
1)*200);if(f&&await f,c.from===c.to||c.otherFrom===c.otherTo){(c.from<c.to||c.otherFrom<c.otherTo)&&r.push(c);continue}const h=mn(ai(c,n,s));if(h.length===0){r.
push(c);continue}(0,Et.RZ)(i,ci(c,h).reverse());for(const[u,d]of h)this.match(u,d)}return r}trimmed(t,e,n){let{from:s,to:i,otherFrom:r,otherTo:a}=t;const c=(f,h)=>e[f]!==
""&&e[f]===n[h];for(;s<i&&r<a&&c(s,r);)this.match(s++,r++);for(;s<i&&r<a&&c(i-1,a-1);)this.match(--i,--a);return{from:s,to:i,otherFrom:r,otherTo:a}}async elsewhere(t){
const e=new Map;for(const[n,s]of this.earlier.entries()){const i=t(s);if(this.after[n]>=0||i==="")continue;const r=e.get(i);r?r.push(n):e.set(i,[n])}for(const n of e.
values())n.reverse();for(const[n,s]of this.later.entries()){const i=this.pace.step(200);i&&await i;const r=this.before[n]<0?e.get(t(s))?.pop():void 0;r!==void 0&&
(this.match(n,r),this.moved.add(n))}}async alike({from:t,to:e,otherFrom:n,otherTo:s}){const i=[],r=[];for(let h=t;h<e;h++)this.before[h]<0&&i.push(h);for(let h=n;h<
s;h++)this.after[h]<0&&r.push(h);const{later:a,earlier:c}=this,f=await oi(i.map(h=>a[h]),r.map(h=>c[h]),this.pace);for(const[h,u]of f)this.match(i[h],r[u])}match(t,e){
this.before[t]=e,this.after[e]=t}}function ai(o,t,e){const n=new Map;for(let r=o.otherFrom;r<o.otherTo;r++)n.set(e[r],n.has(e[r])?-1:r);const s=new Map;for(let r=o.
from;r<o.to;r++)s.set(t[r],(s.get(t[r])??0)+1);const i=[];for(let r=o.from;r<o.to;r++){const a=n.get(t[r])??-1;a>=0&&t[r]!==""&&s.get(t[r])===1&&i.push([r,a])}return i}
function mn(o){const t=[],e=new Int32Array(o.length);for(const[s,[,i]]of o.entries()){let[r,a]=[0,t.length];for(;r<a;){const c=r+a>>1;o[t[c]][1]<i?r=c+1:a=c}e[s]=
r>0?t[r-1]:-1,t[r]=s}const n=[];for(let s=t.at(-1)??-1;s>=0;s=e[s])n.push(o[s]);return n.reverse()}function ci(o,t){const e=[];let{from:n,otherFrom:s}=o;for(const[
i,r]of t)e.push({from:n,to:i,otherFrom:s,otherTo:r}),n=i+1,s=r+1;return e.push({from:n,to:o.to,otherFrom:s,otherTo:o.otherTo}),e}const fi=2e6,hi=1e3,wn=5e4,yn=200,
Me=20,xn=300;async function ui(o,t,e){const{from:n,end:s,otherEnd:i}=di(o.keys,t.keys),r=new Map;for(let g=i-1;g>=n;g--){const x=r.get(t.keys[g]);x?x.push(g):r.
set(t.keys[g],[g]);const v=e.step(xn);v&&await v}const[a,c]=[[],[]];for(let g=n;g<s;g++){const x=r.get(o.keys[g])?.pop();x===void 0?a.push(g):c.push([g,x]);const v=e.
step(xn);v&&await v}const f=[...r.values()].flat().sort((g,x)=>g-x);await e.rest();const h=await li(o,t,a,f,e),u=h.changed;for(const g of h.added)await bn(u,o,g,
e);for(const g of h.removed)await bn(u,t,g,e);await e.rest();const d=[...c,...h.pairs].sort(([g],[x])=>g-x);for(const[g,x]of await yi(o,t,d,e))zt(u,o,g),zt(u,t,
x);return u}function zt(o,{kinds:t,boxes:e},n){const s=e[n];s&&o.push({kind:t[n],box:s})}async function bn(o,t,e,n){const s=o.length>wn?void 0:t.outlines.get(e);
if(!s||s.reach===0)return zt(o,t,e);const i=n.step(s.path.length*yn);i&&await i;const r=As(s)?.flatMap(a=>Ct(t.shownPart(a,s)))??[];if(!Sn(r,t.boxes[e],void 0))
return zt(o,t,e);for(const a of r)o.push({kind:t.kinds[e],box:a})}function di(o,t){let e=0,[n,s]=[o.length,t.length];for(;e<n&&e<s&&o[e]===t[e];)e++;for(;n>e&&s>
e&&o[n-1]===t[s-1];)n--,s--;return{from:e,end:n,otherEnd:s}}async function li(o,t,e,n,s){const[i,r]=[On(o,e),On(t,n)],[a,c]=[[],[]],f=new Map;for(const[d,g]of i){
const x=r.get(d);if(x?.length===g.length)for(const[v,z]of g.entries()){const q=x[v];if(a.length>wn)break;const tt=await gi(o,z,t,q,f,s);if(!(!tt||!Sn(tt,o.boxes[z],
t.boxes[q]))){c.push([z,q]);for(const nt of tt)a.push({kind:o.kinds[z],box:nt})}}}const[h,u]=[new Set(c.map(([d])=>d)),new Set(c.map(([,d])=>d))];return{changed:a,
pairs:c,added:e.filter(d=>!h.has(d)),removed:n.filter(d=>!u.has(d))}}async function pi(o,t,e){return o.has(t)||o.set(t,await e()),o.get(t)}async function gi(o,t,e,n,s,i){
const[r,a]=[o.outlines.get(t),e.outlines.get(n)],[c,f]=[r??o.pictures.get(t),a??e.pictures.get(n)];if(c?.blend!==f?.blend)return mi(o,t,e,n)?wi(o,t,e,n,i):void 0;
if(r&&a){const x=i.step((r.path.length+a.path.length)*yn);x&&await x;const v=r.clipBox&&a.clipBox?{clipBox:(0,B.kO)(r.clipBox,a.clipBox)}:{};return vs(r,a)?.flatMap(
z=>Ct(o.shownPart(z,v)))}const[h,u]=[o.pictures.get(t),e.pictures.get(n)],d=h&&u&&await pi(s,`${h.id} ${u.id}`,()=>xs(h,u)),g=o.boxes[t];if(!(!d||d.length===0||
!g))return d.flatMap(x=>Ct((0,B.Pj)((0,B.XM)((0,B.zl)(h.matrix,x),xt),g)))}function mi(o,t,e,n){const[s,i]=[o.outlines.get(t),e.outlines.get(n)],r=JSON.stringify(
o.boxes[t])===JSON.stringify(e.boxes[n]);return!s||!i?r&&o.pictures.get(t)?.id===e.pictures.get(n)?.id:r&&s.ends===i.ends&&s.reach===i.reach&&Buffer.compare(Mn(
s),Mn(i))===0}const Mn=({path:o})=>new Uint8Array(o.buffer,o.byteOffset,o.byteLength);async function wi(o,t,e,n,s){const i=[];for(const[{boxes:r,kinds:a},c]of[[
o,t],[e,n]]){const f=r[c],h=s.step(c*Me);h&&await h;for(let u=0;u<c&&f;u++){const d=a[u]==="page"?void 0:r[u],g=d&&(0,B.Pj)(d,f);g&&i.push(g)}if(i.length>hi)return}
return i}const Ct=o=>o?[o]:[];function On({outlines:o,pictures:t,kinds:e},n){const s=new Map;for(const i of n){const r=o.get(i)??t.get(i);if(!r)continue;const a=`${e[i]}\
 ${r.style}`,c=s.get(a);c?c.push(i):s.set(a,[i])}return s}const Sn=(o,t,e)=>En(o)<En([...Ct(t),...Ct(e)]),En=o=>o.reduce((t,[e,n,s,i])=>t+(s-e)*(i-n),0);async function yi(o,t,e,n){
const s=new Set(mn(e).map(([c])=>c)),i=e.filter(([c])=>!s.has(c)),r=i.length*e.length>fi,a=[];for(const[c,f]of i){const h=n.step(r?Me:e.length*Me);h&&await h;const u=([
d,g])=>d<c!=g<f&&d!==c&&(vn(o.boxes[c],o.boxes[d])||vn(t.boxes[f],t.boxes[g]));(r||e.some(u))&&a.push([c,f])}return a}const vn=(o,t)=>o!==void 0&&t!==void 0&&(0,B.
Pj)(o,t)!==void 0,xi=50,An=3,Tn=65536,Pn=400,Oe=100,bi=10,kn=10;async function Mi(o,[t,e,n,s],i){const r=new Map;for(const{kind:f,box:h}of o){const u=r.get(f);u?
u.push(h):r.set(f,[h])}const[a,c]=[n-t,s-e];for(let f=Math.max(An,Math.sqrt(a*c/Tn));;f*=2){const h=[];for(const[u,d]of r){const g=new In(d,[t,e,n,s],f);for(const x of await g.
groups(i))h.push({kind:u,boxes:x})}for(const u of Oi){const d=await Si(h,u,i);if(d.length<=xi||f>a+c&&u===1/0)return d.sort(Ti)}}}const Oi=[1.3,2,1/0];async function Si(o,t,e){
const n=new Map;for(const{kind:i,boxes:r}of o){const a=n.get(i)??[];n.set(i,a);const c=r.reduce(B.kO);if(i==="text"||r.length>Pn||It(c)<=Dn*r.reduce(Ei,0))a.push(
c);else for(const h of await ki(r,t,e))a.push(h)}const s=[];for(const[i,r]of n)for(const a of await Pi(r,i==="text"?1/0:Math.max(t,Dn),e))s.push({kind:i,box:a});
return s}const Dn=2,It=([o,t,e,n])=>(e-o)*(n-t),Ei=(o,t)=>o+It(t),Rn=(o,t,e)=>e===1/0||It((0,B.kO)(o,t))<=e*(It(o)+It(t)),vi=["field","annotation","text","image",
"path","page"];async function Ai(o,t,e,n){const[s,i,r,a]=e,c=Math.max(An,Math.sqrt((r-s)*(a-i)/Tn)),f=[];for(const u of vi){const d=new In(t.flatMap(g=>g.kind===
u?[g.box]:[]),e,c);f.push({kind:u,isAt:await d.cover(n)})}const h=[];for(const u of o){h.push({kind:f.find(({isAt:g})=>g(u))?.kind??"path",box:u});const d=n.step(
Oe);d&&await d}return h}const Ti=({box:o},{box:t})=>o[1]-t[1]||o[0]-t[0],Pi=(o,t,e)=>Cn(o,(n,s)=>(0,B.Pj)(n,s)!==void 0&&Rn(n,s,t),e),ki=(o,t,e)=>Cn(o,(n,s)=>Rn(
n,s,t),e);async function Cn(o,t,e){if(o.length>Pn)return[...o];const n=[...o],s=[];for(let i=n.pop();i;i=n.pop()){const r=i,a=e.step(s.length*bi);a&&await a;const c=s.
findIndex(f=>t(r,f));c<0?s.push(r):n.push((0,B.kO)(r,s.splice(c,1)[0]))}return s}class In{boxes;page;side;columns;rows;constructor(t,e,n){this.boxes=t,this.page=
e,this.side=n;const[s,i,r,a]=e;this.columns=Math.max(1,Math.ceil((r-s)/n)),this.rows=Math.max(1,Math.ceil((a-i)/n))}async groups(t){const e=await this.covered(t),
n=await this.connected(e,t),s=new Map;for(const i of this.boxes){const r=n[this.row(i[1])*this.columns+this.column(i[0])],a=s.get(r);a?a.push(i):s.set(r,[i]);const c=t.
step(Oe);c&&await c}return s.values()}async cover(t){const e=await this.covered(t);return([n,s,i,r])=>e[this.row((s+r)/2)*this.columns+this.column((n+i)/2)]>0}column(t){
return Math.min(this.columns-1,Math.max(0,Math.floor((t-this.page[0])/this.side)))}row(t){return Math.min(this.rows-1,Math.max(0,Math.floor((t-this.page[1])/this.
side)))}async covered(t){const{columns:e,rows:n}=this,s=e+1,i=new Int32Array(s*(n+1));for(const[a,c,f,h]of this.boxes){const[u,d]=[this.column(a),this.column(f)+
1],[g,x]=[this.row(c)*s,(this.row(h)+1)*s];i[g+u]++,i[g+d]--,i[x+u]--,i[x+d]++;const v=t.step(Oe);v&&await v}const r=new Int32Array(e*n);for(let a=0;a<n;a++){for(let f=0,
h=0;f<e;f++)h+=i[a*s+f],r[a*e+f]=h+(a>0?r[(a-1)*e+f]:0);const c=t.step(e*kn);c&&await c}return r}async connected(t,e){const{columns:n,rows:s}=this,i=new Int32Array(
t.length),r=[];let a=0;for(let c=0;c<t.length;c++)if(!(t[c]===0||i[c]!==0)){i[c]=++a,r.push(c);for(let f=r.pop();f!==void 0;f=r.pop()){const[h,u]=[f%n,Math.floor(
f/n)];for(let g=Math.max(0,u-1);g<=Math.min(s-1,u+1);g++)for(let x=Math.max(0,h-1);x<=Math.min(n-1,h+1);x++){const v=g*n+x;t[v]===0||i[v]!==0||(i[v]=a,r.push(v))}
const d=e.step(kn*9);d&&await d}}return i}}function Di(o,[t,e,n,s]){const i=[...new Set(o.flatMap(({box:c})=>[c[0],c[2]]))].sort((c,f)=>c-f);let r=0;for(const[c,
f]of i.entries()){const h=i[c+1];if(h===void 0)break;const u=o.filter(({box:g})=>g[0]<=f&&g[2]>=h).sort((g,x)=>g.box[1]-x.box[1]);let d=-1/0;for(const{box:g}of u)
r+=Math.max(0,g[3]-Math.max(d,g[1]))*(h-f),d=Math.max(d,g[3])}const a=r/((n-t)*(s-e));return Math.min(1,Math.ceil(a*1e4)/1e4)}function Ri({before:o},t,e){const n=[];
for(const[s,i]of o.entries()){if(i<0)continue;const[r,a]=[t[s],e[i]],c={page:s,before:i,look:r.content!==a.content,text:r.text!==a.text,annotations:r.annotations!==
a.annotations,isDrawn:r.undrawn===a.undrawn};(c.look||c.text||c.annotations)&&n.push(c)}return n}class Ci{after;before;constructor(t,e){this.after=t,this.before=
e}get truncated(){return this.after.truncated||this.before.truncated}async ignored({page:t,before:e}){return[...(await this.after.text(t)).ignored,...(await this.
before.text(e)).ignored]}}const Ii=1e3;async function Bi(o,t,e,n,s){const i=[];for(const r of o){const{page:a,before:c,look:f,text:h,annotations:u}=r,d={now:await t.
after.text(a),old:await t.before.text(c)},g=h?await ji(d,s):{wordsAdded:0,wordsRemoved:0},{lines:x,truncated:v}=h&&e?await us(d.old,d.now):{lines:[],truncated:!1};
n.truncated||=v;const z=await Li(r,t,d,e,s),[q]=n.entries([{page:a+1,before:c+1,look:f,text:h,annotations:u,...g,...z,...e&&{diff:x}}]);if(!q||i.length===Ii){n.
truncated=!0;break}i.push(q)}return i}async function Li(o,t,e,n,s){if(!o.look&&!o.annotations)return{share:0,boxes:[]};const{items:i,area:r}=await $i(o,t,e,s),a=i.
map(({box:h})=>h),[c,f]=n?[await Ce(e.now.flow,a,s),await Ce(e.old.flow,a,s)]:[];return{share:Di(i,r),boxes:i.map(({kind:h,box:[u,d,g,x]},v)=>({kind:h,...(0,cs.
a)({x:u,y:d,width:g-u,height:x-d}),...c&&f&&h==="text"&&{before:f[v],after:c[v]}}))}}async function $i({page:o,before:t,seen:e},n,{now:s,old:i},r){const a=new ot,
c=await n.after.items(o,s,a),f=await n.before.items(t,i,a),h=await ui(c,f,r),[,,u,d]=c.page,g=[0,0,Math.max(u,f.page[2]),Math.max(d,f.page[3])],x=e?await Ai(e,h,
g,r):h;return{items:await Mi(x,g,r),area:g}}async function ji({now:o,old:t},e){const n=new Map;for(const[r,a]of[[t.masked,-1],[o.masked,1]])for(const c of pn(r)){
n.set(c,(n.get(c)??0)+a);const f=e.step(c.length+200);f&&await f}let[s,i]=[0,0];for(const r of n.values())r>0?s+=r:i-=r;return{wordsAdded:s,wordsRemoved:i}}const Se=32,
Ni=192,dt=4,Ee=3,Ui=65536,Fi=.2,Gi=60,Xt=3,Wi=5e3,Ki=600;async function zi(o,t,e,n){const{width:s,height:i}=o,r=Math.max(e,Math.ceil(Math.sqrt(s*i/Ui))),a=new Hi(
Math.ceil(s/r),r);let c=!1,f=0;for(let h=0;h<i;h++){const u=f,[d,g]=[o.row(h),t.row(h)],x=Buffer.compare(d,g)===0,v=n.step(x?d.length*Fi:s*Gi);if(v&&await v,x)continue;
const[z,q]=[Ln(o,h),Ln(t,h)];for(let nt=0;nt<s;nt++){const pt=Yi(z,q,nt,s);pt!==Bn&&a.add(nt,h,pt===Ht),!(pt!==Ht||c||f===Wi)&&(f++,c=$n(o,nt,h)||$n(t,nt,h))}const tt=n.
step((f-u)*Ki);tt&&await tt}return{boxes:a.boxes(),isCertain:c}}const Bn=0,Xi=1,Ht=2,Yt=2;class Hi{columns;side;found=new Map;clear=new Set;constructor(t,e){this.
columns=t,this.side=e}add(t,e,n){const s=Math.floor(e/this.side)*this.columns+Math.floor(t/this.side);n&&this.clear.add(s);const i=this.found.get(s);i?(i[0]=Math.
min(i[0],t),i[2]=Math.max(i[2],t+1),i[3]=e+1):this.found.set(s,[t,e,t+1,e+1])}boxes(){const t=new Set(this.clear);for(const e of this.clear)for(let n=-Yt;n<=Yt;n++)
for(let s=-Yt;s<=Yt;s++)t.add(e+n*this.columns+s);return[...this.found].flatMap(([e,n])=>t.has(e)?[n]:[])}}const Ln=({row:o,height:t},e)=>[o(Math.max(0,e-1)),o(
e),o(Math.min(t-1,e+1))];function Yi(o,t,e,n){const[s,i]=[o[1],t[1]],r=e*dt;let a=Bn;for(let c=r;c<r+Ee;c++){const f=Math.abs(s[c]-i[c]);if(!(f<=Se)){if(f>Ni||!jn(
s[c],t,c,e,n)||!jn(i[c],o,c,e,n))return Ht;a=Xi}}return a}function $n({row:o,width:t,height:e},n,s){const[i,r]=[Math.max(0,n-Xt)*dt,Math.min(t,n+Xt+1)*dt],a=o(s).
slice(n*dt,n*dt+Ee);for(let c=Math.max(0,s-Xt);c<=Math.min(e-1,s+Xt);c++){const f=o(c);for(let h=i;h<r;h+=dt)for(let u=0;u<Ee;u++)if(Math.abs(f[h+u]-a[u])>Zi)return!1}
return!0}const Zi=4;function jn(o,t,e,n,s){const[i,r]=[n>0?e-dt:e,n<s-1?e+dt:e];let[a,c]=[255,0];for(const f of t)for(let h=i;h<=r;h+=dt){const u=f[h];u<a&&(a=u),
u>c&&(c=u)}return o>=a-Se&&o<=c+Se}var Ji=p(14118),Nn=p(41516);const Vi=150,Qi=72,Un=16e6,Fn=1e3,Gn=3,Wn=.5;async function _i(o,t,e){if(!e||o.length===0)return{
changes:o,pixelEqual:0,truncated:!1};const{boxes:n,truncated:s}=await tr(await e(),o),i=[];for(const r of o){if(!Kn(r))continue;const a=n.get(r);if(!a){i.push(r);
continue}const c=a.length===0?[]:await t.ignored(r),f=a.filter(h=>!c.some(u=>qi(u,h)));f.length>0&&i.push({...r,seen:f})}return{changes:i,pixelEqual:o.length-i.
length,truncated:s}}const Kn=({look:o,annotations:t})=>o||t;function qi({x:o,y:t,width:e,height:n},[s,i,r,a]){const[c,f]=[(s+r)/2,(i+a)/2];return c>=o&&c<=o+e&&
f>=t&&f<=t+n}async function tr({after:o,before:t},e){const n=e.filter(f=>f.isDrawn&&Kn(f)).slice(0,Fn),s=new Map;if(n.length===0)return{boxes:s,truncated:!1};const i=n.
map(({page:f,before:h})=>rr((0,rt.iw)(o,f),(0,rt.iw)(t,h))),[r,a]=[await Zt.of(o,Hn(n,({page:f})=>f)),await Zt.of(t,Hn(n,f=>f.before))];let c=n.length===Fn;for(const[
f,h]of n.entries()){const u=i[f];if(!u||r.lacksFonts(f)||a.lacksFonts(f))continue;const d=await er(r,a,f,u);d?s.set(h,d):c=!0}return{boxes:s,truncated:c}}async function er(o,t,e,n){
const{pace:s}=o.job,i=async c=>{const[f,h]=[await o.draw(e,c),await t.draw(e,c)];if(!f||!h)return;const{boxes:u,isCertain:d}=await zi(f,h,Math.round(Gn*c.scale),
s);return{isCertain:d,boxes:u.map(g=>ar(g,c.scale))}},r=await i(n);if(!r||r.isCertain)return r?.boxes;let a=r.boxes;for(const c of sr){if(a.length===0)break;const f=await i(
or(n,c));if(!f)return;a=await ir(a,f.boxes,s)}return a.length>0?r.boxes:[]}class Zt{job;drawn;drawer;withoutFonts;constructor(t,e,n){this.job=t,this.drawn=e,this.
drawer=n,this.withoutFonts=e.missing.pagesWithout()}static async of(t,e){const{job:n}=t,s=await(0,Nn.NY)(t,e,!0,nr);return new Zt(n,s,await Ji.YY.open(s.bytes,n,
s))}lacksFonts(t){return this.withoutFonts.has(this.drawn.pages.numbers[t])}async draw(t,e){if(!this.drawn.slow.has(t))try{return await this.drawer.draw(t,e)}catch(n){
if(this.drawer.isTired)return;throw n}}}const nr="tolerance",sr=[1.13,.91];function or({width:o,height:t,scale:e,isTransparent:n},s){const i=o*t*s*s>Un?1/s:s,r=a=>Math.
max(1,Math.round(a*i));return{width:r(o),height:r(t),isTransparent:n,scale:e*i}}async function ir(o,t,e){const n=new Set,s=(0,Et.Kf)([Gn,...o.map(zn),...t.map(zn)]),
i=([a,c,f,h])=>{const u=[];for(let d=Math.floor(c/s);d<=h/s;d++)for(let g=Math.floor(a/s);g<=f/s;g++)u.push(`${g} ${d}`);return u};for(const a of t){for(const f of i(
a))n.add(f);const c=e.step(Xn);c&&await c}const r=[];for(const a of o){i(a).some(f=>n.has(f))&&r.push(a);const c=e.step(Xn);c&&await c}return r}const zn=([o,t,e,
n])=>Math.max(e-o,n-t)/2,Xn=2e3,Hn=(o,t)=>Uint32Array.from(o,e=>t(e)+1);function rr(o,t){const[{width:e,height:n},s]=[(0,B.JQ)(o),(0,B.JQ)(t)];if(Math.abs(e-s.width)>
Wn||Math.abs(n-s.height)>Wn)return;const i=Math.min(Vi/Qi,Math.sqrt(Un/(e*n))),r=a=>Math.max(1,Math.round(a*i));return{width:r(e),height:r(n),isTransparent:!1,scale:i}}
const ar=([o,t,e,n],s)=>[o/s-1,t/s-1,e/s+1,n/s+1],Yn=["fonts","links","bookmarks","attachments","form"],cr=new Set(["created","modified"]),fr=new Set(["creator",
"producer"]);async function hr({after:o,before:t},e){const{pace:n}=o.job,s=o.pages.count+t.pages.count;let i=0;const r=async(Mt,{pages:Pe})=>{const rs=[];for(let ke=0;ke<
Pe.count;ke++)rs.push(await Mt.page(ke)),n.progress(++i/s);return rs},a=new Ci(new ln(o,e.pattern),new ln(t,e.pattern)),[c,f]=[await r(a.after,o),await r(a.before,
t)];await n.rest();const h=await ii(f,c,n),u=new G,{changes:d,pixelEqual:g,truncated:x}=await _i(Ri(h,c,f),a,e.drawn),{counts:v,data:z,isSame:q}=await dr({after:o,
before:t},h,u,e.drawn!==void 0),tt=Mt=>u.entries(Mt.map(Pe=>Pe+1)),nt=Zn(h.before),pt=Zn(h.after),bt=[...h.moved].map(Mt=>({page:Mt+1,before:h.before[Mt]+1})),Gr={
added:tt(nt),removed:tt(pt),moved:u.entries(bt),changed:await Bi(d,a,e.withText,u,n)},Wr={pagesAdded:nt.length,pagesRemoved:pt.length,pagesMoved:bt.length,pagesChanged:d.
length,...v};return{same:q&&nt.length+pt.length+bt.length+d.length===0,truncated:u.truncated||a.truncated||x,pageCount:o.pages.count,pageCountBefore:t.pages.count,
pixelEqual:g,counts:Wr,pages:Gr,...z,bytes:ur(o,t)}}const Zn=o=>[...o.keys()].filter(t=>o[t]<0);function ur({bytes:o},{bytes:t}){return Buffer.compare(o,t)===0?
null:{before:t.length,after:o.length}}async function dr({after:o,before:t},e,n,s){const i=await at(o,u=>e.before[u]<0?void 0:u),r=await at(t,u=>e.after[u]<0?void 0:
e.after[u]),a=Object.keys(i.metadata).filter(u=>i.metadata[u]!==r.metadata[u]),c={metadata:a.length},f={metadata:lr(r,i,a,n)};for(const u of Yn){const d=await J(
r[u],i[u],o.job.pace);c[u]=d.before.length+d.after.length,f[u]={before:n.entries(d.before),after:n.entries(d.after)}}f.security=Jn(r.security,i.security),f.tagged=
Jn(r.tagged,i.tagged);const h=a.every(u=>cr.has(u)||s&&fr.has(u))&&Yn.every(u=>c[u]===0||s&&u==="fonts")&&f.security===null&&f.tagged===null;return{counts:c,data:f,
isSame:h}}function lr({metadata:o},{metadata:t},e,n){const s=e.map(i=>({key:i,pair:{before:o[i]??null,after:t[i]??null}}));return Object.fromEntries(n.entries(s).
map(({key:i,pair:r})=>[i,r]))}const Jn=(o,t)=>JSON.stringify(o)===JSON.stringify(t)?null:{before:o,after:t};var pr=p(73154),gr=p(95800),mr=p(99876),Vn=p(14029),
wr=p(77158),lt=p(36078);const Qn={before:"1 0 0",after:"0 0.82 0.88"},Jt=28,_n=24,qn=46,yr=620,xr=880,Vt=2,br="0.93 0.94 0.95",Mr="0.13 0.15 0.19",Or="0.42 0.45\
 0.5",Sr="0.78 0.8 0.83",Er="0.95 0.55 0",vr="0.85 0.1 0.15",Ar="0 0.62 0.68";function Tr(o,t,e){const n=Math.max(o.size.width,t.size.width),s=Math.max(o.size.height,
t.size.height),i=Math.min(1,yr/n,xr/s),r=Math.max(n*i,190),[a,c]=[2*Jt+3*r+2*_n,2*Jt+qn+s*i],f=c-Jt-qn,h=[0,1,2].map(tt=>Jt+tt*(r+_n)),[u,d,g]=h,x=({size:tt},nt)=>{
const[pt,bt]=[tt.width*i,tt.height*i];return{x:nt,y:f-bt,width:pt,height:bt}},v={before:x(o,u),after:x(t,d),both:[x(o,g),x(t,g)]},z=tt=>e.map(nt=>Pr(nt,tt,f,i)).
join(" "),q=[`q ${br} rg 0 0 ${(0,lt.id)(a)} ${(0,lt.id)(c)} re f Q`,ve(["Before",62],`page ${o.number}`,vr,u,f),ve(["After",46],`page ${t.number}`,Ar,d,f),ve([
"Both",46],"red: only before, cyan: only after",void 0,g,f),Ae(v.before),Ae(v.after),...v.both.map(Ae),Qt("Before",o,v.before),Qt("After",t,v.after),`q /Multipl\
y gs ${Qt("TintedBefore",o,v.both[0])} ${Qt("TintedAfter",t,v.both[1])} Q`,`q ${Er} RG 1.2 w 1 j ${h.map(z).join(" ")} Q`].join(`
`);return{width:ts(a),height:ts(c),content:`${q}
`}}const ts=o=>Math.round(o*100)/100;function ve([o,t],e,n,s,i){const r=i+16,a=n===void 0?"":`${n} rg ${(0,lt.id)(s)} ${(0,lt.id)(r-1)} 12 12 re f `,c=n===void 0?
s:s+19,f=`BT ${Mr} rg /Bold 16 Tf ${(0,lt.id)(c)} ${(0,lt.id)(r)} Td (${o}) Tj ${Or} rg /Plain 12 Tf ${t} 0 Td (${e}) Tj ET`;return`q ${a}${f} Q`}const es=({x:o,
y:t,width:e,height:n})=>[o,t,e,n].map(lt.id).join(" ").concat(" re"),Ae=o=>`q 1 g ${Sr} RG 1 w ${es(o)} B Q`;function Qt(o,{inner:t},{x:e,y:n,width:s,height:i}){
return`q ${[s/t.width,0,0,i/t.height].map(a=>String(Number(a.toFixed(6)))).join(" ")} ${(0,lt.id)(e)} ${(0,lt.id)(n)} cm /${o} Do Q`}function Pr({x:o,y:t,width:e,
height:n},s,i,r){const a={x:s+(o-Vt)*r,y:i-(t+n+Vt)*r,width:(e+2*Vt)*r,height:(n+2*Vt)*r};return`${es(a)} S`}const kr=1,Dr=2,Rr="1.4",Cr=2e4;async function Ir(o,t){
const{job:e}=o.after,n=await(0,R.E)(wr.O,e,{}),s=await _t.of(n,kr,o.after,t.map(({page:a})=>a),e),i=await _t.of(n,Dr,o.before,t.map(({before:a})=>a),e),r=[];for(const[
a,c]of t.entries()){const[f,h]=[await s.panel(a,c.page),await i.panel(a,c.before)],u={before:os(n,h,Qn.before),after:os(n,f,Qn.after)},{width:d,height:g,content:x}=Tr(
h,f,c.boxes),v=(0,l.jd)({Type:(0,l.UU)("Page"),MediaBox:[0,0,d,g],Group:ns(),Resources:(0,l.jd)({XObject:(0,l.jd)({Before:h.form,After:f.form,TintedBefore:u.before,
TintedAfter:u.after}),ExtGState:(0,l.jd)({Multiply:(0,l.jd)({BM:(0,l.UU)("Multiply")})}),Font:(0,l.jd)({Bold:ss("Helvetica-Bold"),Plain:ss("Helvetica")})}),Contents:n.
add(new l.Z6((0,l.jd)({}),Buffer.from(x,"latin1")))});r.push(n.add(v).number);const z=e.pace.step(Cr);z&&await z}return(0,gr.J)([{index:0,document:n},s.part,i.part]),
await n.pages.rebuild(r),await n.pages.settle(),(0,Vn.fT)([n,s.part.document,i.part.document],{encryption:"none",version:Rr})}class _t{part;forms;found;sizes;constructor(t,e,n,s){
this.part=t,this.forms=e,this.found=n,this.sizes=s}static async of(t,e,n,s,i){const r=s.map(u=>(0,B.JQ)((0,rt.iw)(n,u-1)));await(0,Nn.mO)(n,Uint32Array.from(s),
!0);const a=await(0,Vn.UN)(n,{encryption:"none",draft:!0}),c={index:e,document:await(0,R.E)(a,i,{})},f=new pr.l(t,c),h=await(0,mr.F)(c.document,Uint32Array.from(
s,(u,d)=>d+1));return await f.inspect(h.pages),new _t(c,f,h,r)}async panel(t,e){const n=this.found.pages[t],s=this.found.kinds[n.kind];return{form:await this.forms.
of(n,s),number:e,inner:(0,B.iN)(s),size:this.sizes[t]}}}const ns=()=>(0,l.jd)({S:(0,l.UU)("Transparency"),CS:(0,l.UU)("DeviceRGB"),I:!0}),ss=o=>(0,l.jd)({Type:(0,l.
UU)("Font"),Subtype:(0,l.UU)("Type1"),BaseFont:(0,l.UU)(o),Encoding:(0,l.UU)("WinAnsiEncoding")});function os(o,{form:t,inner:{width:e,height:n}},s){const i=`0 \
0 ${e} ${n} re f`,r=`q 1 g ${i} Q q /Page Do Q q /Saturation gs 0.5 g ${i} Q q /Screen gs ${s} rg ${i} Q
`,a=(0,l.jd)({Type:(0,l.UU)("XObject"),Subtype:(0,l.UU)("Form"),BBox:[0,0,e,n],Group:ns(),Resources:(0,l.jd)({XObject:(0,l.jd)({Page:t}),ExtGState:(0,l.jd)({Saturation:(0,l.
jd)({BM:(0,l.UU)("Saturation")}),Screen:(0,l.jd)({BM:(0,l.UU)("Screen")})})})});return o.add(new l.Z6(a,Buffer.from(r,"latin1")))}var Br=p(5899),Lr=p(68516),$r=p(
9312);const jr={file:"compare_to",password:"compare_password",noun:"the earlier version"},Nr=async(o,t,e)=>{const{ignore_pattern:n,with_text:s,tolerance:i}=t,r=n===
void 0?void 0:await(0,$r.Gv)("ignore_pattern",n,"regex",e),{quiet:a,wasRepaired:c}=(0,M.gd)(e),{after:f,before:h,isRepaired:u}=await Te(o,t,a),g=await hr({after:f,
before:h},{pattern:r,withText:s,drawn:i==="pixels"?()=>Te(o,t,a):void 0}),x=t.difference_pdf?{difference:await Ur(g,o,await Te(o,t,a))}:{},v={...g,...x},z=[...c()?
[is("The document")]:[],...u?[is("The earlier version")]:[],...Fr(v)];return{documents:[{...o,pageCount:f.pages.count}],data:v,notes:z,facts:{}}};async function Ur({
pages:o},{name:t},e){const{changed:n}=o;if(n.length===0)return null;const s=await Ir(e,n);return{fileName:`${t.replace(/\.pdf$/i,"")}-difference.pdf`,size:s.length,
content:Buffer.from(s).toString("base64")}}async function Te(o,{compare_to:t,compare_password:e,open_password:n},s){const i=await(0,R.E)(o.bytes,s,{password:n}),
{document:r,isRepaired:a}=await(0,Lr.H)(t,e,jr,s);return{after:i,before:r,isRepaired:a}}const is=o=>(0,Br.A)(`${o} is damaged: it was compared as far as it coul\
d be read.`);function Fr({pixelEqual:o}){const t=Number(o);return t===0?[]:[{code:"pages_look_same",message:`${(0,I.y_)(t,"page")} ${t===1?"draws differently, l\
ooks the same, and counts":"draw differently, look the same, and count"} as unchanged.`}]}}),17623:((st,X,p)=>{p.d(X,{Z:()=>L});var I=p(46570),R=p(52604),W=p(52755),
K=p(76933),Y=p(77500);async function L(E,A,C){const T=[],y={};for(const O of A.fields){T.push(D(E,A,C,O)),(0,I.K)(O)&&O.kind!=="password"&&A.byName.get(O.name)===
O&&Object.defineProperty(y,O.name,{value:C.of(O),enumerable:!0,configurable:!0,writable:!0});const m=E.job.pace.step(4e3);m&&await m}return{fields:T,values:y,xfa:(0,Y.
f4)(E,A),scripts:(0,K.on)(E,A)}}function D(E,A,C,T){const{kind:y,flags:O,name:m}=T,w=A.integer(T.nodes[0],"MaxLen"),b=y==="password",M=y==="text"||b;return{name:m,
type:y,value:b?null:C.of(T),default:b?null:C.of(T,"DV"),options:l(E,A,C,T),required:(O&W.mw)!==0,readOnly:(O&W.sj)!==0,multiline:y==="text"&&(O&W.kz)!==0,maxLength:M&&
w>0?w:null,pages:[...new Set(T.widgets.flatMap(({pages:S})=>S))].sort((S,P)=>S-P)}}function l(E,A,C,T){return T.kind==="dropdown"||T.kind==="list"?C.choices(T):
T.kind!=="checkbox"&&T.kind!=="radio"?[]:(0,R.lD)(E,A,T).names.map(y=>({value:y,display:y}))}}),5899:((st,X,p)=>{p.d(X,{A:()=>I});const I=R=>({code:"document_da\
maged",message:R})}),77158:((st,X,p)=>{p.d(X,{O:()=>I});const I=Buffer.from(`%PDF-1.3
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
`,"latin1")}),68516:((st,X,p)=>{p.d(X,{H:()=>K});var I=p(58552),R=p(94518),W=p(59277);async function K({bytes:D},l,E,A){const C={repaired:!1},T=()=>{C.repaired=
!0};try{return{document:await(0,R.E)(D,{...A,onRepaired:T},{password:l}),isRepaired:C.repaired}}catch(y){throw y instanceof I.zU?Y(y,D,E):y}}function Y(D,l,{file:E,
password:A,noun:C}){const T=(y,O,m=[])=>(0,I.G6)([{field:y,message:O,mentions:m}]);switch(D.code){case"password_required":return T(E,`needs a password: give it \
as ${A}`,[A]);case"wrong_password":return T(A,`does not open ${C}`);case"unsupported_encryption":return T(E,"is protected in a way that is not supported, such a\
s by a certificate");case"unreadable_document":{const y=(0,W.y)(l);return T(E,y===void 0||y==="a PDF document"?L:`is ${y}; it must be a PDF document`)}case"limi\
t_exceeded":{const y=D.issues.map(({message:O})=>({field:E,message:O}));return new I.zU(D.code,D.message,{issues:y,...D.advice===void 0?{}:{advice:D.advice}})}default:
return D}}const L="cannot be read, or has no pages: it must be a complete PDF document"}),66403:((st,X,p)=>{p.d(X,{a:()=>W});const I=100,R=K=>Math.round(K*I)/I,
W=K=>K?{x:R(K.x),y:R(K.y),width:R(K.width),height:R(K.height)}:null}),9312:((st,X,p)=>{p.d(X,{$0:()=>L,Gv:()=>W,MM:()=>Y});var I=p(779),R=p(42973);const W=(l,E,A,{
pace:C,limits:T})=>(0,I.patternOf)(l,E,A,C,D(l,T)),K={slashes:"has slashes around it that count as characters: leave them out, and begin with (?i) in place of t\
he flag i","regex-as-words":"looks like a regular expression and was read as words: set search_mode to regex, and leave out slashes around it"};function Y(l,E){
const A=(0,I.G)(l,E);return A&&K[A]}function L(l,E,A){const C=Y(E,A);return C===void 0?[]:[{code:"search_mode_unlikely",message:`Nothing was found for ${l}, whi\
ch ${C}.`,mentions:[l,"search_mode"]}]}function D(l,{searching:E}){let A=E;return C=>{if(A-=C,A<0)throw(0,R.F)("searching",`The search takes more than ${E} step\
s, which are characters times the size of the expression`,"Make the expression shorter or more exact, or search fewer pages",l)}}}),95800:((st,X,p)=>{p.d(X,{J:()=>Y});
var I=p(45599),R=p(36502),W=p(25524);const K=["Order","AS","RBGroups","Locked"];function Y(L){const D=L.filter(({document:w})=>w.dict(w.catalog.get("OCPropertie\
s")));if(D.length===0||D.length===1&&D[0].index===0)return;const{document:l}=L[0],E=l.dict(l.catalog.get("OCProperties")),A=[],[C,T]=[[],[]],y=new Map(K.map(w=>[
w,[]]));for(const w of D){const b=w.document.dict(w.document.catalog.get("OCProperties")),M=w.document.dict(b.get("D")),S=(P,G)=>(w.document.array(P?.get(G))??[]).
map(J=>(0,W.yY)(J,w.index));for(const P of S(b,"OCGs"))A.push(P);for(const[P,G]of y)for(const J of S(M,P))G.push(J);for(const P of S(M,"ON"))C.push(P);for(const P of new R.
z(w.document).groupsOff())T.push((0,W.yY)(P,w.index))}const O=new I.Bi(E&&l.dict(E.get("D")));O.delete("BaseState");for(const[w,b]of[...y,["ON",C],["OFF",T]])b.
length>0?O.set(w,b):O.delete(w);const m=new I.Bi(E);m.set("OCGs",A),m.set("D",O),l.editCatalog().set("OCProperties",l.add(m))}}),73154:((st,X,p)=>{p.d(X,{l:()=>y});
var I=p(75162),R=p(45599),W=p(1592),K=p(37709);async function Y(O,m,w){const b=[];let M=0;return await(0,K.Ko)(m,O.job.pace,S=>{const{operator:P,count:G}=S,J=P===
"BDC"?" BMC":P==="DP"?" MP":void 0;if(J===void 0||G!==2)return;const Q=S.name(1),_=Q===void 0?S.value(1):w?.get(Q);O.dict(_)?.has("MCID")&&(b.push(m.subarray(M,
S.endOf(0)),Buffer.from(J,"latin1")),M=S.end)}),M===0?m:Buffer.concat([...b,m.subarray(M)])}var L=p(92218),D=p(53107),l=p(74135),E=p(25524),A=p(58006);const C=new Set(
["Page","Pages","Catalog","StructElem","StructTreeRoot","Annot"]);class T{document;keepsTags;seen=new Set;shared=new Map;constructor(m,w){this.document=m,this.keepsTags=
w}async prepare(m){const w=this.asObject(m);return await this.release(w),w}asObject(m){if((0,R.i9)(m)&&(0,R.Zm)(this.document.resolve(m)))return m;const w=this.
document.dict(m)??new R.Bi;let b=this.shared.get(w);return b||this.shared.set(w,b=this.document.add(w)),b}async release(m){const{document:w,seen:b}=this,M=[m];for(let S=M.
pop();S!==void 0;S=M.pop())if(S instanceof R.oS){if(b.has(S.number))continue;b.add(S.number);const P=w.job.pace.step(1e3);P&&await P;const G=w.get(S),J=G instanceof
R.Z6?G.dict:G;if((0,R.Zm)(J)){if(this.isApart(J))continue;await this.untie(S,G,J,m)}M.push(w.get(S))}else if(Array.isArray(S))for(const P of S)M.push(P);else if(S instanceof
R.Z6)for(const P of S.dict.values())M.push(P);else if((0,R.Zm)(S)){this.isFont(S)&&!S.has("Resources")&&S.set("Resources",m);for(const P of S.values())M.push(P)}}isApart(m){
const w=this.document.resolve(m.get("Type"));return w!==null&&typeof w=="object"&&"text"in w&&C.has(w.text)}isFont(m){return(0,R.Eo)(this.document.resolve(m.get(
"Subtype")),"Type3")&&m.has("CharProcs")}async untie(m,w,b,M){const{document:S}=this,P=w instanceof R.Z6&&(0,R.Eo)(S.resolve(b.get("Subtype")),"Form"),G=!this.keepsTags&&
(b.has("StructParent")||b.has("StructParents")),J=!b.has("Resources")&&(P||this.isFont(b)),Q=P&&!this.keepsTags?await this.withoutIds(w,S.dict(b.get("Resources")??
M)):void 0;if(!G&&!J&&!Q)return;const _=S.edit(m),et=_ instanceof R.Z6?_.dict:_;G&&et.delete("StructParent"),G&&et.delete("StructParents"),J&&et.set("Resources",
M),Q&&_ instanceof R.Z6&&S.put(m,(0,A.n)(_,Q,{compress:!0}))}async withoutIds(m,w){const b=this.document.decodedPart(m);if(!b?.whole)return;const M=await Y(this.
document,b.data,this.document.dict(w?.get("Properties")));return M===b.data?void 0:M}}class y{document;part;contents;resources;constructor(m,w){this.document=m,
this.part=w,this.contents=new D.K(w.document),this.resources=new T(w.document,this.keepsTags)}get keepsTags(){return this.part.document===this.document}inspect(m){
return this.contents.inspect(m)}async of(m,w){const{index:b,document:M}=this.part,S=await this.resources.prepare(m.resources),P=M.entry(M.pages.number(m.index),
"Group"),{filters:G,data:J}=await this.contentOf(m),Q=this.keepsTags?M.entry(M.pages.number(m.index),"StructParents"):void 0,_=(0,R.jd)({Type:(0,R.UU)("XObject"),
Subtype:(0,R.UU)("Form"),BBox:[...w.box],Matrix:[...(0,l.DI)((0,l.S3)(w))],Resources:(0,E.Po)(b,S.number),Group:P===void 0?void 0:(0,E.yY)(P,b),StructParents:Q,
...G});return this.document.add(new R.Z6(_,J))}async contentOf(m){const{part:w,contents:b}=this,{document:M}=w,S=b.own(m),P=S.length===1?M.get(S[0]):void 0;if(P instanceof
R.Z6&&this.keepsTags&&b.isOrderly(m))return this.asItIs(P);const{isWhole:G,isKnown:J,open:Q}=await b.condition(S),_=await b.content(S),et=M.dict(M.dict(m.resources)?.
get("Properties")),at=this.keepsTags?_:await Y(M,_,et);if(P instanceof R.Z6&&(!J||G&&Q.excess===0&&at===_))return this.asItIs(P);const ct=Q.excess===0?at:await(0,W.
KS)(at,0,M.job.pace),ft=await(0,L.d)(ct,M.job);return{filters:{Filter:(0,R.UU)("FlateDecode")},data:ft}}asItIs(m){const{index:w,document:b}=this.part,M=new R.Bi(
[...m.dict].filter(([S])=>S==="Filter"||S==="DecodeParms"));return(0,I.CF)(M),{filters:Object.fromEntries((0,E.yY)(M,w)),data:b.encoded(m)}}}}),25524:((st,X,p)=>{
p.d(X,{Bg:()=>R,Po:()=>W,fS:()=>Y,yY:()=>K});var I=p(45599);const R=L=>L.find(({index:D})=>D===0).document,W=(L,D,l=0)=>L===l?new I.oS(D):new I.rV(L,D);function K(L,D){
if(D===0||L instanceof I.rV)return L;if(L instanceof I.oS)return new I.rV(D,L.number);if(Array.isArray(L))return L.map(E=>K(E,D));if(L instanceof I.Z6||!(L instanceof
I.Bi))return L;const l=new I.Bi;for(const[E,A]of L)l.set(E,K(A,D));return l}class Y{meaning;taken;last=new Map;constructor(D=[],l=E=>E){this.meaning=l,this.taken=
new Set([...D].map(l))}get size(){return this.taken.size}has(D){return this.taken.has(this.meaning(D))}add(D){this.taken.add(this.meaning(D))}free(D){const l=D.
startsWith("þÿ");for(let E=(this.last.get(D)??1)+1;;E++){const A=`_${E}`,C=D+(l?[...A].map(T=>`\0${T}`).join(""):A);if(!this.has(C))return this.last.set(D,E),
this.add(C),C}}}}),92152:((st,X,p)=>{p.d(X,{A6:()=>A,AT:()=>E,Cb:()=>R,WQ:()=>W,ZJ:()=>l,fu:()=>T,mA:()=>D,u8:()=>C,zq:()=>I});const I=(y,O,m)=>Math.ceil(y*O*m/
8);function R(y,O,m){if(!y||y.length<O*2)return!1;let w=0;for(let b=0;b<O;b++){const[M,S]=[y[b*2],y[b*2+1]];if(M===m&&S===0)w++;else if(M!==0||S!==m)return}return w===
0?!1:w===O?!0:void 0}function W(y,O){if(y.length>=O)return y.subarray(0,O);const m=new Uint8Array(O);return m.set(y),m}const K=2,Y=65536;async function L(y,O,m,w){
const b=Math.max(1,Math.floor(Y/O));for(let M=0;M<y;M+=b){const S=Math.min(M+b,y);w(M,S);const P=m.step((S-M)*O*K);P&&await P}}async function D(y,O){const m=new Uint8Array(
y.length);return await L(y.length,1,O,(w,b)=>{for(let M=w;M<b;M++)m[M]=y[M]^255}),m}async function l(y,{width:O,height:m,channels:w,bits:b},M,S){const P=O*w,G=I(
O,w,b),J=new Uint8Array(P*m),Q=2**b-1,_=M&&b<8?255/Q:1;for(let et=0;et<m;et++)await L(P,1,S,(at,ct)=>{for(let ft=at;ft<ct;ft++){const yt=ft*b,gt=et*G+(yt>>3),Ot=b>=
8?y[gt]:y[gt]>>8-b-(yt&7)&Q;J[et*P+ft]=Ot*_}});return J}async function E(y,O,m,w){const b=Array.from({length:m},(S,P)=>{const[G,J]=[O[P*2],O[P*2+1]];return Uint8ClampedArray.
from({length:256},(Q,_)=>(G+_/255*(J-G))*255)}),M=new Uint8Array(y.length);return await L(y.length,1,w,(S,P)=>{for(let G=S;G<P;G++)M[G]=b[G%m][y[G]]}),M}function A(y,O,m){
const w=new Uint8Array(y.length*m);for(let b=0;b<y.length;b++)for(let M=0;M<m;M++)w[b*m+M]=O[y[b]*m+M]??0;return w}async function C(y,O,m,w){const b=new Uint8Array(
y.length*m);return await L(y.length,m,w,(M,S)=>b.set(A(y.subarray(M,S),O,m),M*m)),b}async function T(y,O,m,w){const b=new Uint8Array(O.length*(m+1));return await L(
O.length,m+1,w,(M,S)=>{for(let P=M;P<S;P++){for(let G=0;G<m;G++)b[P*(m+1)+G]=y[P*m+G];b[P*(m+1)+m]=O[P]}}),b}}),38671:((st,X,p)=>{p.d(X,{R:()=>K});var I=p(52205),
R=p(45599);const W={DCTDecode:"jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};function K(Y,L){const D=(0,I.c3)(Y,L.dict.
get("Filter")),l=(0,I.c3)(Y,L.dict.get("DecodeParms")),E=D.at(-1)??null,A=E instanceof R.SX?W[E.text]:void 0;if(!A)return{format:A,parameters:void 0,filter:E,before:L};
const C=new R.Bi(L.dict);C.set("Filter",D.slice(0,-1)),C.set("DecodeParms",l.slice(0,D.length-1));const T=l[D.length-1];return{format:A,parameters:(0,R.Zm)(T)?T:
void 0,filter:E,before:new R.Z6(C,L.data,L.sealed)}}}),8283:((st,X,p)=>{p.d(X,{A2:()=>R,EI:()=>Y,GM:()=>W,OD:()=>l,Os:()=>K,iN:()=>L});var I=p(78157);const R=216,
W=217,K=218,Y=254,L=C=>C>=224&&C<=239;class D{image;marker;start;end;constructor(T,y,O,m){this.image=T,this.marker=y,this.start=O,this.end=m}get data(){return this.
image.subarray(Math.min(this.start+4,this.end),this.end)}}function*l(C){const T=(0,I.bS)(C);for(let y=2;;){const O=A(T,y);if(O<0)return;const m=T[O+1],w=m===R||
m===W||m===E;if(!w&&O+4>T.length)return;const b=w?0:T.readUInt16BE(O+2),M=O+2+b;if(M>T.length||!w&&b<2||(yield new D(T,m,O,M),m===W))return;y=M}}const E=1;function A(C,T){
for(let y=C.indexOf(255,T);y>=0&&y+1<C.length;y=C.indexOf(255,y+1)){const O=C[y+1];if(O!==0&&O!==255&&(O<208||O>215))return y}return-1}}),44738:((st,X,p)=>{p.d(
X,{L:()=>L,m:()=>D});var I=p(45599),R=p(55969),W=p(3466),K=p(9731),Y=p(17671);async function L(l,E){const A=new Set;let C=0,T=!1;for(let m=0;m<l.pages.count;m++){
const w=D(l,l.pages.number(m));for(const{number:M}of w){const S=l.get(M);if(A.has(M)||!(0,I.Zm)(S)||!E(S,m))continue;A.add(M);const P=(0,R.B)(l,S);P==="Popup"&&
C++,P==="Widget"&&(T=!0)}const b=l.job.pace.step(500+w.length*100);b&&await b}if(A.size===0)return 0;const y=(0,Y.Hi)(l),O=T?await W.R.of(l):void 0;return await(0,Y.
Pv)(y,A,()=>(0,Y.Wi)(y,A)),O&&await(0,Y.zg)(y,O),await(0,K.U)(y),A.size-C}function D(l,E){const A=l.entry(E,"Annots"),C=l.array(A)??[];if(!C.some(I.Zm))return C.
filter(I.i9);const T=l.edit((0,I.i9)(A)?A:E),y=l.array((0,I.Zm)(T)?T.get("Annots"):T)??[];for(const[O,m]of y.entries())(0,I.Zm)(m)&&(y[O]=l.add(m));return y.filter(
I.i9)}}),779:((st,X,p)=>{p.d(X,{patternOf:()=>$t,G:()=>Bt,y:()=>L});var I=p(58552),R=p(98472),W=p(34378);const K=new RegExp("([\\x21-\\x7e]{1,1000})(?!\\p{M})|(\\s+\
)|(?:[\\u1100-\\u11ff]{1,1000}|\\P{M})\\p{M}{0,30}|\\p{M}{1,30}","gu"),Y=(k,N)=>L([k],N);async function L(k,N){const $=new Set;for(const U of k)$.add((await Q(U,
N)).text.trim());$.delete("");const j=[...$].map(U=>U.match(/[\x21-\x7e]+/g)??[]),F=(U,V)=>U.length*j.length>G?!1:(V.add((U.length>>2)+$.size*P),l(U,j));return{
hasGroups:!1,lacks:F,...y($)&&{countInPieces:b($)},search:async(U,V,Z)=>{const H=Z.step(U.length>>2);if(H&&await H,F(U,Z)||await D(U,j,Z))return{matches:[],truncated:!1};
const ot=await Q(U,Z),it=[];for(const ht of $)if(!await J(ht,ot,it,V,Z))return{matches:it,truncated:!0};return $.size>1&&it.sort((ht,ut)=>ht.start-ut.start||ut.
end-ht.end),{matches:it,truncated:!1}}}}async function D(k,N,$){const j=A(k);for(const F of N){const U=$.step((j.length>>3)*F.length);if(U&&await U,E(j,F))return!1}
return!0}function l(k,N){const $=A(k);for(const j of N)if(E($,j))return!1;return!0}function E(k,N){for(const $ of N)if(!k.includes($))return!1;return!0}function A(k){
const N=k.toLowerCase();return C.test(N)?N.replace(T,gt):N}const C=/[\u00df\u0131\u0149\u017f\u037e\u1e9a\u1e9e\u1fef\ufb00-\ufb06]/,T=new RegExp(C,"g"),y=k=>{for(const N of k)
if(!/^[\x21-\x7e]{2,40}$/.test(N))return!1;return k.size>0&&k.size<=O},O=10,m=2e5,w="\0",b=k=>(N,$)=>{const j=A(`${w}${N.join(w)}${w}`);if($.add(j.length*k.size),
j.length*k.size>m)return;let F=0;for(const U of k){if(M(j,U))return;for(let V=j.indexOf(U);V>=0;V=j.indexOf(U,V+U.length))F++}return F};function M(k,N){const[$,
j]=[new Uint8Array(N.length),new Uint8Array(N.length)];for(let F=k.indexOf(w),U;F>=0;F=U){U=k.indexOf(w,F+1);const[V,Z]=[k.charCodeAt(F-1),k.charCodeAt(F+1)];for(let H=1;H<
N.length;H++)N.charCodeAt(H-1)===V&&k.startsWith(N.slice(0,H),F-H)&&($[H]=1),N.charCodeAt(H)===Z&&S(k,F+1,U,N,H)&&(j[H]=1)}return $.some((F,U)=>F===1&&j[U]===1)}
const S=(k,N,$,j,F)=>k.startsWith(j.slice(F),N)||$>N&&$-N<j.length&&j.startsWith(k.slice(N,$),F),P=6,G=2e4;async function J(k,{text:N,places:$},j,F,U){const V=U.
step(N.length>>3);V&&await V;for(let Z=N.indexOf(k),H=0;Z>=0;Z=N.indexOf(k,H)){if(j.length===F)return!1;for(H=Z+k.length;$[H]===$[H-1];)H++;j.push((0,R.z)($[Z],
$[H]));const ot=U.step(k.length);ot&&await ot}return!0}async function Q(k,N){if(!_.test(k))return at(k,N);const $=[];let j="";for(const{0:F,1:U,2:V,index:Z}of k.
matchAll(K)){const H=V===void 0?U?.toLowerCase()??gt(F):" ";for(let it=0;it<H.length;it++)$.push(U===void 0?Z:Z+it);j+=H;const ot=N.step(F.length*10);ot&&await ot}
return $.push(k.length),{text:j,places:$}}const _=/[^\0-\xff\u2010-\u2027\u2030-\u205e\u20ac\u2122\u2212\u2500-\u25ff]/,et=65536;async function at(k,N){const $=k.
includes(ct)?k.split(ct).length-1:0,j=new Uint32Array(k.length+$+1);let F="",U=0,V=!1;for(let Z=0;Z<k.length;Z+=et){const H=k.slice(Z,Z+et),ot=N.step(H.length);
ot&&await ot;const it=V;for(let ut=0;ut<H.length;ut++){const jt=H.charCodeAt(ut),xt=yt(jt);(!xt||!V)&&(j[U++]=Z+ut),jt===ft&&(j[U++]=Z+ut),V=xt}const ht=H.toLowerCase().
replace(/\s+/g," ").replaceAll(ct,"ss").replaceAll("µ","μ");F+=it&&ht.startsWith(" ")?ht.slice(1):ht}return j[U]=k.length,{text:F,places:j}}const ct="ß",ft=223,
yt=k=>k===32||k>=9&&k<=13||k===160,gt=k=>(0,W.w)((0,W.w)(k).toUpperCase().toLowerCase()),Ot=/^\/.+\/([dgimsuvy]*)$/s,B=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;
function Bt(k,N){const $=Ot.exec(k);return N==="regex"?$?"slashes":void 0:B.test(k)||$&&$[1]!==""?"regex-as-words":void 0}const Lt=1e6;async function $t(k,N,$,j,F){
const U=$==="regex"?(await Promise.all([p.e(7398),p.e(9974)]).then(p.bind(p,39974))).expressionOf(N,F):await Y(N,j);if("problem"in U)throw(0,I.G6)([{field:k,message:U.
problem}]);return{...U,search:async(V,Z,H)=>{const ot=await U.search(V.slice(0,Lt),Z,H);return V.length>Lt?{...ot,truncated:!0}:ot}}}}),98472:((st,X,p)=>{p.d(X,
{z:()=>I});const I=(R,W,K=[])=>({start:R,end:W,groups:Object.fromEntries(K)})})};
