"use strict";exports.id=4975,exports.ids=[4975,779],exports.modules={82896:((st,X,l)=>{l.r(X),l.d(X,{compare_documents:()=>Ur});var I=l(98446),D=l(21836),W=l(77598),K=l(45059),
Y=l(52755),L=l(16259),R=l(824),p=l(45599),S=l(59071);function C(o,t,e){const n=[];for(const s of o.array(o.entry(o.pages.number(t),"Annots"))??[]){const i=o.dict(
s);i&&(0,p.Eo)(o.resolve(i.get("Subtype")),"Link")&&n.push({page:t,target:v(o,i,e)})}return n}function v(o,t,e){const n=e.pageOf(t);if(n!==void 0)return{page:n};
const s=o.dict(t.get("A")),i=o.resolve(s?.get("S")),r=o.resolve(s?.get("URI"));if(r instanceof p.Mx)return{uri:Buffer.from(r.bytes).toString("latin1")};const a=k(
o,s?.get("F"));if(a!==null)return{file:a};const c=o.resolve(s?.get("N"));return{action:c instanceof p.SX?c.text:i instanceof p.SX?i.text:"none"}}function k(o,t){
const e=o.resolve(t);if(e instanceof p.Mx)return(0,S.Gh)(e);const n=o.dict(t);return(0,S.Gh)(o.resolve(n?.get("UF")))??(0,S.Gh)(o.resolve(n?.get("F")))}var x=l(
37081),b=l(12207),m=l(16231),w=l(17623),M=l(41112),O=l(41561);const E=1e3,T=1e6;class G{truncated=!1;left=T;entries(t,e=E){const n=[];for(const s of t){const i=JSON.
stringify(s).length+1;if(n.length===e||i>this.left){this.truncated=!0;break}this.left-=i,n.push(s)}return n}}async function Z(o,t,e){const n=new Map;for(const{key:r}of o){
n.set(r,(n.get(r)??0)+1);const a=e.step(200);a&&await a}const s=[];for(const{key:r,entry:a}of t){const c=n.get(r)??0;c>0?n.set(r,c-1):s.push(a);const f=e.step(200);
f&&await f}const i=[];for(const{key:r,entry:a}of[...o].reverse()){const c=n.get(r)??0;c!==0&&(n.set(r,c-1),i.push(a))}return{before:i.reverse(),after:s}}const Q=200;
class _{texts=new Map;objects=new WeakMap;keyed(t){return{key:Object.entries(t).map(([n,s])=>`${n} ${this.ofValue(s)}`).join(`
`),entry:t}}ofText(t){if(t.length<Q)return JSON.stringify(t);let e=this.texts.get(t);return e===void 0&&this.texts.set(t,e=et(t)),e}ofValue(t){if(typeof t=="str\
ing")return this.ofText(t);if(typeof t!="object"||t===null)return String(t);let e=this.objects.get(t);if(e===void 0){const n=JSON.stringify(t);this.objects.set(
t,e=n.length<Q?n:et(n))}return e}}const et=o=>(0,W.createHash)("sha256").update(o).digest("base64");async function at(o,t){const{pace:e}=o.job,n=await b.Ht.of(o),
s=new _,i={...(0,R._6)(o,await(0,R.Br)(o))};await e.rest();const r=(await(0,M.Uz)(o)??[]).map(u=>s.keyed({...u}));await e.rest();const a=await ft(o,n,t),c=await yt(
o,n,t,s);await e.rest();const f=await gt(o),h=await Ot(o,s);return await e.rest(),{metadata:i,fonts:r,links:a,bookmarks:c,attachments:f,form:h,security:{encryption:(0,O.
Br)(o),permissions:(0,O.nj)(o),javascript:await(0,M.xS)(o),signatures:(await(0,m.Ez)(o)).length},tagged:(0,O.$J)(o)}}function ct(o,t){if(!("page"in o))return{entry:{
...o},key:JSON.stringify(o)};const e=t(o.page);return{entry:{target:o.page+1},key:e===void 0?`gone ${o.page}`:`page ${e}`}}async function ft(o,t,e){const n=[];for(let s=0;s<
o.pages.count;s++){const i=e(s);if(i!==void 0)for(const a of C(o,s,t)){const{entry:c,key:f}=ct(a.target,e);n.push({entry:{page:s+1,...c},key:`${i} ${f}`})}const r=o.
job.pace.step(2e4);r&&await r}return n}async function yt(o,t,e,n){const s=[];return await(0,x.O)(o,(i,r)=>{const a=o.dict(i),c=a&&(0,S.Gh)(o.resolve(a.get("Titl\
e")));if(!a||c===null||c===void 0)return a!==void 0;const{entry:f,key:h}=ct(v(o,a,t),e);return s.push({entry:{title:c,level:r,...f},key:`${r} ${h} ${n.ofText(c)}`}),
!0}),s}async function gt(o){const t=[];for(const{name:e,size:n,mimeType:s,description:i,relationship:r,stream:a}of await(0,K._)(o)){const c=o.decodedPart(a)?.data??
o.encoded(a),f={name:e,size:n??c.length,mimeType:s,description:i,relationship:r},h=(0,W.createHash)("sha256").update(c).digest("base64");t.push({entry:f,key:`${JSON.
stringify(f)} ${h}`});const u=o.job.pace.step(c.length*2);u&&await u}return t}async function Ot(o,t){const e=await Y.mO.read(o);if(e.fields.length===0)return[];
const{fields:n}=await(0,w.Z)(o,e,new L.n(o,e)),s=[];for(const{pages:i,...r}of n){s.push(t.keyed(r));const a=o.job.pace.step(2e3);a&&await a}return s}var B=l(74135);
const Bt=512,Lt=5e4,$t=22,P=100,N=.2718281828,$=o=>Number.isNaN(o)?0:Math.floor(o*P+N);class j{count=0;hash=(0,W.createHash)("sha256");values=new Float64Array(Bt);used=0;texts=new Map;length(t){
this.exact($(t))}exact(t){this.used===Bt&&this.flush(),this.values[this.used++]=t,this.count++}text(t){const{texts:e}=this;let n=e.get(t);n===void 0&&(e.size===
Lt&&e.clear(),e.set(t,n=e.size),this.bytes(Buffer.from(t))),this.exact(n)}bytes(t){this.exact(t.length),this.flush(),this.hash.update(t)}finish(){return this.flush(),
this.hash.digest("base64").slice(0,$t)}flush(){this.used!==0&&(this.hash.update(Buffer.from(this.values.buffer,0,this.used*8)),this.used=0)}}function F(...o){return(0,W.
createHash)("sha256").update(JSON.stringify(o)).digest("base64").slice(0,$t)}const U=(o,{clipBox:t})=>t?(0,B.Pj)(t,o)??J:o,V=[-1e9,-1e9,1e9,1e9],J=[0,0,0,0];class H{box;begins=()=>{};begin(t,e,n){
const s=e&&U(e,n);s&&(this.box=this.box?(0,B.kO)(this.box,s):s)}keepsPictures=!1;outline(){}picture(){}beginGroup(){return 0}endGroup(){}}class ot{numbers=new Map;of(t){
let e=this.numbers.get(t);return e===void 0&&this.numbers.set(t,e=this.numbers.size),e}}const it=1e5,ht=5e5,ut=1e3,jt=120,xt=.4;class as extends j{ids;page;kinds=[];boxes=[];outlines=new Map;pictures=new Map;keys=[];begins=()=>{};item="";numbers=0;within;constructor(t,e){
super(),this.ids=t,this.page=e}enter(t){this.within=t}begin(t,e,n){const s=e&&this.shownPart(e,n),i=this.boxes.length-1;this.isFull?s&&(this.boxes[i]=(0,B.kO)(this.
boxes[i]??s,s)):this.add(this.within??t,s),this.begins()}shownPart(t,e){const n=U((0,B.XM)(t,xt),e);return n===J?void 0:(0,B.Pj)((0,B.XM)(n,xt),this.page)}outline(t){
if(this.isFull||this.numbers>=ht)return;const e=t();e&&(this.numbers+=e.path.length,this.outlines.set(this.kinds.length-1,e))}get keepsPictures(){return!this.isFull&&
this.pictures.size<ut}picture(t){this.pictures.set(this.kinds.length-1,t)}beginPage(){this.begin("page",this.page,{})}beginGroup(){return this.isFull||this.add(
this.within??"path",void 0),this.begins(),this.boxes.length-1}endGroup(t){let e;for(let n=t+1;n<this.boxes.length;n++){const s=this.boxes[n];s&&(e=e?(0,B.kO)(e,
s):s)}t<it-1&&(this.boxes[t]=e),t+1<this.kinds.length&&(this.kinds[t]=this.kinds[t+1])}end(){if(this.kinds.length===this.keys.length)return;const{item:t}=this,e=this.
isFull?this.finish():"";this.keys.push(this.ids.of(t.length>jt||e!==""?F(t,e):t)),this.item=""}exact(t){this.isFull?super.exact(t):this.item+=`${t} `}text(t){this.
isFull?super.text(t):this.item+=`t${this.ids.of(t)} `}get isFull(){return this.kinds.length===it}add(t,e){this.end(),this.kinds.push(t),this.boxes.push(e)}}var cs=l(
66403);const fs=200,St=200,Nt=2e4,hs=300;async function us(o,t){const{diffArrays:e}=await l.e(8128).then(l.bind(l,18128)),[n,s]=[Re(o),Re(t)],i=e(n.map(({masked:u})=>u),
s.map(({masked:u})=>u),{maxEditLength:hs})??[{removed:!0,added:!1,count:n.length},{removed:!1,added:!0,count:s.length}],r=[];let[a,c]=[0,0],f=n.length===Nt||s.length===
Nt;const h=(u,d)=>{r.length===fs?f=!0:r.push(u+Ce(d)),d.length>St&&(f=!0)};for(const{removed:u,added:d,count:g}of i){if(u)for(let y=0;y<g;y++)h("-",n[a+y].text);
if(d)for(let y=0;y<g;y++)h("+",s[c+y].text);d||(a+=g),u||(c+=g)}return{lines:r,truncated:f}}function Re({text:o,masked:t}){const e=t.split(`
`,Nt),n=o.split(`
`,Nt);return e.map((s,i)=>({masked:s,text:n.length===e.length?n[i]:s}))}function Ce(o){if(o.length<=St)return o;const t=/[\ud800-\udbff]$/.test(o.slice(0,St-1))?
St-2:St-1;return`${o.slice(0,t)}…`}const ds=2e4,ls=200,ps=.4,gs=1e3;async function Ie(o,t,e){const n=t.map(()=>"");let s=0;for(const{0:i,index:r}of o.text.matchAll(
/\S+/g)){if(++s>ds)break;const a=o.box(r,r+i.length);if(a)for(const[f,h]of t.entries()){const u=n[f];u.length<=ls&&ms(h,a.x,a.y,a.width,a.height)&&(n[f]=u===""?
i:`${u} ${i}`)}const c=e.step(gs+t.length*20);c&&await c}return n.map(Ce)}function ms([o,t,e,n],s,i,r,a){const c=Math.min(n,i+a)-Math.max(t,i);return s<e&&s+r>o&&
c>ps*Math.min(a,n-t)}var Et=l(45657),qt=l(95340),Be=l(38671);const ws=1/50,Ut=.5,ys=2;async function xs(o,t){if(o.style!==t.style)return;const e=[];for(const n of[
void 0,"SMask","Mask"]){const[s,i]=[await Le(o,n),await Le(t,n)];if(!(s==="none"&&i==="none")){if(typeof s=="string"||typeof i=="string"||s.rowBytes!==i.rowBytes||
s.pixelBits!==i.pixelBits)return;(0,Et.RZ)(e,await bs(s,i,o.document))}}return e}async function Le({document:o,image:t},e){const n=e===void 0?t:o.resolve(t.dict.
get(e));if(!(n instanceof p.Z6))return"none";const{format:s,before:i}=(0,Be.R)(o,n),{width:r,height:a,bits:c}=(0,qt.h)(o,n.dict);if(s!==void 0||!(r>0&&a>0))return"\
unknown";const f=await o.decodedAtEase(i),h=Math.floor(f.length/a),u=Math.floor(h*8/(r*c)),d=y=>Math.ceil(r*c*y/8);return u>0&&d(u)===h&&d(u-1)!==h?{data:f,width:r,
height:a,rowBytes:h,pixelBits:c*u}:"unknown"}async function bs(o,{data:t},{job:e}){const{data:n,width:s,height:i,rowBytes:r,pixelBits:a}=o,c=[];let[f,h,u,d]=[-1,
-1,1/0,-1];const g=()=>{if(f<0)return;const[y,A]=[Math.floor(u/a),Math.floor(d/a)+1];c.push([(y-Ut)/s,1-(h+1+Ut)/i,(A+Ut)/s,1-(f-Ut)/i]),[f,u,d]=[-1,1/0,-1]};for(let y=0;y<
i;y++){const A=y*r,[z,q]=[n.subarray(A,A+r),t.subarray(A,A+r)];Buffer.compare(z,q)!==0&&(y-h>Math.max(2,i*ws)&&g(),f<0&&(f=y),h=y,u=Math.min(u,Ms(z,q)),d=Math.max(
d,Os(z,q)));const tt=e.pace.step(r*ys);tt&&await tt}return g(),c}function Ms(o,t){let e=0;for(;o[e]===t[e];)e++;return e*8+Math.clz32(o[e]^t[e])-24}function Os(o,t){
let e=o.length-1;for(;o[e]===t[e];)e--;const n=o[e]^t[e];return e*8+Math.clz32(n&-n)-24}const $e=4096,te=1,mt=2,ee=3,vt=4,je=13;class ne{kept=new Float64Array($e);used=0;long;x=0;y=0;left=1/0;top=1/0;right=-1/0;bottom=-1/0;hasAngles=!1;isLine=!1;get isEmpty(){
return this.used===0&&!this.long}get numbers(){return this.long?void 0:this.kept.slice(0,this.used)}get box(){return[this.left,this.top,this.right,this.bottom]}get isUpright(){
const[,t,e,,n,s,,i,r,,a,c]=this.kept;return this.long||this.used!==je||this.kept[je-1]!==vt||this.kept[9]!==mt?!1:e===s&&n===i&&r===c&&t===a||t===n&&s===r&&i===
a&&c===e}follow(t,e){switch(t.operator){case"m":return this.isLine=!1,this.point(te,t.number(0),t.number(1),e);case"l":return this.hasAngles||=this.isLine,this.
isLine=!0,this.point(mt,t.number(0),t.number(1),e);case"c":return this.curve(t,e,0,2,4);case"v":return this.curve(t,e,-1,0,2);case"y":return this.curve(t,e,0,2,
2);case"h":return this.close(),!0;case"re":return this.isLine=!1,this.rectangle(t.number(0),t.number(1),t.number(2),t.number(3),e),!0;default:return!1}}rectangle(t,e,n,s,i){
this.point(te,t,e,i),this.point(mt,t+n,e,i),this.point(mt,t+n,e+s,i),this.point(mt,t,e+s,i),this.add(vt),this.x=t,this.y=e}close(){this.hasAngles||=this.isLine,
this.isLine=!1,this.add(vt)}write(t){if(this.long)t.text(this.end());else for(let e=0;e<this.used;e++)t.exact(this.kept[e])}get id(){const t=new j;return this.write(
t),t.finish()}clear(){this.used=0,this.long=void 0,this.whole=void 0,[this.left,this.top,this.right,this.bottom]=B.gF,this.hasAngles=this.isLine=!1}whole;end(){
return this.whole===void 0&&(this.flush(this.long),this.whole=this.long.finish()),this.whole}curve(t,e,n,s,i){return this.hasAngles=this.isLine=!0,this.add(ee),
n<0?this.place(this.x,this.y,e):this.place(t.number(n),t.number(n+1),e),this.place(t.number(s),t.number(s+1),e),this.x=t.number(i),this.y=t.number(i+1),this.place(
this.x,this.y,e),!0}point(t,e,n,s){return this.add(t),this.place(e,n,s),this.x=e,this.y=n,!0}place(t,e,n){const[s,i]=[n[0]*t+n[2]*e+n[4],n[1]*t+n[3]*e+n[5]];this.
add($(s)),this.add($(i)),s<this.left&&(this.left=s),s>this.right&&(this.right=s),i<this.top&&(this.top=i),i>this.bottom&&(this.bottom=i)}add(t){this.used===$e&&
this.flush(this.long??=new j),this.kept[this.used++]=t}flush(t){for(let e=0;e<this.used;e++)t.exact(this.kept[e]);this.used=0}}const se=100,Ne=1/se,oe=10,Ss=6,Es=32;
function vs(o,t){if(o.style!==t.style)return;const e=o.reach===0,[n,s]=[ie(o.path,e),ie(t.path,e)],i=Math.max(o.reach,t.reach)+Ne,r=Ts(o,t,n,s);if(!r)return;const a=r.
map(f=>(0,B.XM)(f,i)),c=(0,B.XM)((0,B.$L)([...n,...s].flatMap(({points:f})=>f)),i);return(0,Et.RZ)(a,Ps(o.clipBox,t.clipBox,c)),a.length===0?void 0:a}function As({
path:o,reach:t}){if(t!==0)return ie(o,!1).flatMap(At).map(e=>(0,B.XM)(e,t+Ne))}function Ts(o,t,e,n){const s=o.reach===0;if(o.ends!==t.ends)return o.isDashed?void 0:
ks(e,n);if(Fe(e,n)&&!o.isDashed)return Ge(e,n,s);const i=We(e,n,o.isDashed);return s&&i.length>0?[i.reduce(B.kO)]:i}function Ps(o,t,e){const[n,s]=[o??e,t??e];return[
...Ue(n,s),...Ue(s,n)].flatMap(i=>{const r=(0,B.Pj)(i,e);return r?[r]:[]})}function Ue([o,t,e,n],s){return[[o,t,Math.min(e,s[0]),n],[Math.max(o,s[2]),t,e,n],[o,
t,e,Math.min(n,s[1])],[o,Math.max(t,s[3]),e,n]].filter(r=>r[0]<r[2]&&r[1]<r[3])}function ks(o,t){const e=[...o,...t].flatMap(s=>s.points.length>2?At(s):s.points.
map(i=>(0,B.$L)([i])));return[...Fe(o,t)?Ge(o,t,!1):We(o,t,!1),...e]}function ie(o,t){const e=[];let[n,s]=[[0,0],[0,0]],i=oe;const r=(f,h)=>{e.push({sign:f+i,points:[
s,...h]}),i=0,s=h.at(-1)},a=()=>{i===0&&(!t||!re(s,n))&&r(t?mt:vt,[n]),i=oe,s=n},c=f=>[o[f]/se,o[f+1]/se];for(let f=0;f<o.length;){const h=o[f++];h===vt?a():h===
te?(t&&a(),n=s=c(f),i=oe,f+=2):h===ee?(r(ee,[c(f),c(f+2),c(f+4)]),f+=6):(r(mt,[c(f)]),f+=2)}return t&&a(),e}const re=(o,t)=>o[0]===t[0]&&o[1]===t[1],ae=(o,t)=>o.
sign===t.sign&&o.points.every((e,n)=>re(e,t.points[n])),Fe=(o,t)=>o.length===t.length&&o.every(({sign:e},n)=>e===t[n].sign);function Ge(o,t,e){return o.flatMap(
(n,s)=>{const i=t[s];return ae(n,i)?[]:e?Rs(n,i):Ds(n,i)??[...At(n),...At(i)]})}function We(o,t,e){let n=0;for(;n<o.length&&n<t.length&&ae(o[n],t[n]);)n++;let[s,
i]=[o.length,t.length];for(;!e&&s>n&&i>n&&ae(o[s-1],t[i-1]);)s--,i--;return[...o.slice(n,s),...t.slice(n,i)].flatMap(At)}function Ds({points:o},{points:t}){const[
e,n,s,i]=[o[0],o[1],t[0],t[1]];if(o.length!==2||t.length!==2)return;const r=[1,0].find(h=>[n,s,i].every(u=>u[h]===e[h]));if(r===void 0)return;const a=1-r;return(n[a]-
e[a])*(i[a]-s[a])<=0||Math.min(e[a],n[a])>Math.max(s[a],i[a])||Math.min(s[a],i[a])>Math.max(e[a],n[a])?void 0:[[e,s],[n,i]].filter(([h,u])=>!re(h,u)).map(B.$L)}
function Rs(o,t){const e=Math.max(ce(o),ce(t)),[n,s]=[fe(o,e),fe(t,e)],i=Math.max(he(o,e),he(t,e)),r=[];for(let a=0;a<e;a++){const c=[n[a],n[a+1],s[a],s[a+1]],f=(0,B.
$L)(c);i===0&&(f[0]===f[2]||f[1]===f[3])||r.push((0,B.XM)(f,i))}return r}function At(o){const t=ce(o),e=fe(o,t),n=he(o,t);return e.slice(1).map((s,i)=>(0,B.XM)(
(0,B.$L)([e[i],s]),n))}function ce({points:o}){const[t,e,n,s]=(0,B.$L)(o);return o.length===2&&(t===n||e===s)?1:Math.max(1,Math.min(Es,Math.ceil(Math.max(n-t,s-
e)/Ss)))}const fe=({points:o},t)=>Array.from({length:t+1},(e,n)=>Cs(o,n/t));function Cs(o,t){if(t===0)return o[0];if(t===1)return o.at(-1);const e=1-t,n=o.length===
2?[e,t]:[e**3,3*e*e*t,3*e*t*t,t**3],s=i=>o.reduce((r,a,c)=>r+a[i]*n[c],0);return[s(0),s(1)]}function he({points:[o,t,e,n]},s){if(!o||!t||!e||!n)return 0;const i=(r,a,c)=>Math.
hypot(r[0]-2*a[0]+c[0],r[1]-2*a[1]+c[1]);return 6*Math.max(i(o,t,e),i(t,e,n))/8/(s*s)}var wt=l(64019),Ke=l(12844),rt=l(6057),ue=l(75444),ze=l(87141),Xe=l(12657),
de=l(31095);const Is=1;function He(o,t){const e=o.dict(t.get("BS")),n=o.array(t.get("Border")),s=o.resolve(e?e.get("W"):n?.[2]);return typeof s=="number"?s:1}function Bs(o,t){
if(!(0,p.Eo)(o.resolve(t.get("Subtype")),"Link")||(0,wt.wR)(o,t))return;const e=(0,rt.b0)(o,t.get("Rect")),n=He(o,t);if(!e||!(n>0))return;const s=o.resolve(o.dict(
t.get("BS"))?.get("S")),i=o.array(t.get("Border"))?.[3]!==void 0;return{box:e,width:n,isDashed:i||(0,p.Eo)(s,"D")}}function Ls({box:o,width:t,isDashed:e},n,s){const[
i,r,a,c]=o,f=new ne;f.rectangle(i,r,a-i,c-r,n);const{numbers:h}=f;if(!h)return;const u=Math.hypot(n[0],n[1]);return{path:h,blend:"",style:s,ends:"",reach:t*u+Is,
isDashed:e,clipBox:void 0}}var $s=l(58971),js=l(36502),Ye=l(85008),Ze=l(97748);const Je={id:"DeviceGray",isPattern:!1},Ns={DeviceGray:"0 ",DeviceRGB:"0 0 0 ",DeviceCMYK:"\
0 0 0 10000 "},Ve="DeviceGray 0 ",Ft="Normal",Us=new Set([Ft,"Multiply","Darken"]),Qe=o=>Us.has(o)?"":o,Tt=o=>({...(0,Ze.ue)(o),base:o,fillSpace:Je,strokeSpace:Je,
fill:Ve,stroke:Ve,fillAlpha:1,strokeAlpha:1,lineWidth:1,cap:0,join:0,miter:10,dash:"",clip:"",clipShapes:"",blend:Ft,mask:"",other:""}),Fs={DeviceGray:"DefaultG\
ray",DeviceRGB:"DefaultRGB",DeviceCMYK:"DefaultCMYK"},Gs={id:"Pattern",isPattern:!0},Ws=1e4,Ks=.2718281828,le={space:"fillSpace",color:"fill"},pe={space:"stroke\
Space",color:"stroke"};class zs{document;values;named=new WeakMap;constructor(t,e){this.document=t,this.values=e}device(t,e,n,s,i){const r=this.named.get(i)?.get(
t),a=ge(e),c=f=>{s[n.space]=f,s[n.color]=`${f.id} ${a}`};return r?c(r):this.space(t,i).then(c)}setSpace(t,e,n,s){const i=this.named.get(s)?.get(t),r=a=>{n[e.space]=
a,n[e.color]=`${a.id} ${Ns[a.id]??"initial"}`};return i?r(i):this.space(t,s).then(r)}set(t,e,n){n[e.color]=`${n[e.space].id} ${ge(t)}`}beneath(t,{id:e}){return`${e}\
 ${ge(t)}`}async space(t,e){const n=await this.lookUp(t,e);let s=this.named.get(e);return s||this.named.set(e,s=new Map),s.set(t,n),n}async lookUp(t,e){if(t==="\
Pattern")return Gs;const n=Fs[t],s=e.find("ColorSpace",n??t);return s===void 0?{id:t,isPattern:!1}:{id:await this.idOf(s),isPattern:this.isPattern(s)}}async idOf(t){
const e=this.document.resolve(t);return e instanceof p.SX?e.text:F(await this.values.of(t))}isPattern(t){const e=this.document.resolve(t);return(0,p.Eo)((0,p.cy)(
e)?this.document.resolve(e[0]):e,"Pattern")}}function ge(o){let t="";for(let e=0;e<o.count;e++)o.kind(e)!==Ye.o_&&(t+=`${Math.floor(o.number(e)*Ws+Ks)} `);return t}
var me=l(18271),Xs=l(15330),Hs=l(83553),Ys=l(25747);const Zs=20,Gt=50,Pt="";class Js{document;fonts=new Map;constructor(t){this.document=t}of(t,e){let n=this.fonts.
get(t);return n||this.fonts.set(t,n=new Vs(this.document,t,this.document.dict(e))),n}}class Vs{document;font;dict;shapes=new Map;find;bounds=new Map;drawn;constructor(t,e,n){
this.document=t,this.font=e,this.dict=n}shapeOf(t){let e=this.shapes.get(t);return e===void 0&&this.shapes.set(t,e=this.read(t)),e}boxOf(t){return this.drawn?.get(
t.code)?.box??this.bounds.get(t)??this.likelyBox(t)}likelyBox({width:t}){const{ascent:e,descent:n}=this.font;return[-Gt,n*1e3-Gt,t*1e3+Gt,e*1e3+Gt]}read(t){if(this.
drawn)return this.drawn.get(t.code)?.shape??Pt;this.find??=this.finder();const e=this.find(t);if(!e)return t.text===" "?Pt:F(this.substitute,t.text,_s(t)?0:t.cid);
if(e.length===0)return Pt;const n=(0,Hs.BO)(e);n&&this.bounds.set(t,n);const s=new j;for(const i of e)s.length(i);return s.finish()}get substitute(){const{name:t,
bold:e,italic:n,fixedPitch:s}=this.font;return`${t} ${e} ${n} ${s}`}finder(){const{document:t,dict:e}=this,n=e&&(0,me.Lq)(t,e),s=n&&Qs(t,n),i=s&&(0,me.oQ)(t,e);
return!e||!s||typeof i!="object"?()=>{}:(0,Xs.X)(t,e,s,i)}}const Qs=(0,me.tI)((o,t)=>{const e=o.decodedPart(t)?.data,{memory:n,pace:s}=o.job;return e&&(0,Ys.D)(
e,i=>{n.budget.spend("glyphSteps",i),s.add(i*Zs)})}),_s=({text:o})=>o!==""&&o!=="�";var qs=l(58552),to=l(92152),kt=l(8283);const _e={DeviceGray:1,G:1,DeviceRGB:3,
RGB:3,DeviceCMYK:4,CMYK:4},eo={G:"DeviceGray",RGB:"DeviceRGB",CMYK:"DeviceCMYK",I:"Indexed"};class no{document;values;known=new Map;constructor(t,e){this.document=
t,this.values=e}async of(t,e,n){const s=this.known.get(t);if(s!==void 0&&t>0)return s;const i=new j;await this.write(e,n,i,!0);const r=i.finish();return this.known.
set(t,r),r}async styleOf(t,e){const n=new j;return await this.write(t,e,n,!0,!1),n.finish()}async write(t,e,n,s,i=!0){const{document:r,values:a}=this,{dict:c}=t,
{width:f,height:h,bits:u,stencil:d,decode:g}=(0,qt.h)(r,c);for(const A of[f,h,u,d?1:0,...g??[]])n.exact(A||0);const y=d?"":await this.space(c.get("ColorSpace"),
e);n.text(y);for(const A of["Interpolate","Intent","SMaskInData","Matte"])n.text(await a.of(c.get(A)));for(const A of s?["SMask","Mask"]:[]){const z=r.resolve(c.
get(A));n.text(A),z instanceof p.Z6?await this.write(z,e,n,!1,i):(0,p.cy)(z)&&n.text(await a.of(z))}i&&await this.samples(t,f*u*(_e[y]??0),h,n)}async samples(t,e,n,s){
const{document:i,values:r}=this,{format:a,parameters:c,before:f}=(0,Be.R)(i,t);let h;try{h=await i.decodedAtEase(f)}catch(d){if(!(d instanceof qs.zU)||d.code!==
"unreadable_document")throw d;h=i.decodedPart(f)?.data??i.encoded(f)}if(s.text(a??""),c&&s.text(await r.of(c)),a==="jpg"){for(const d of oo(h))await r.bytes(d,s);
return}const u=(0,to.zq)(e,1,1)*n;await r.bytes(a===void 0&&u>0?h.subarray(0,u):h,s)}async space(t,e){const n=this.document.resolve(t);if(!(n instanceof p.SX))return this.
values.of(t);const s=eo[n.text]??n.text,i=s in _e?void 0:e(n.text);return i===void 0?s:this.values.of(i)}}const so=238;function*oo(o){let t=2;for(const{marker:e,
start:n,end:s}of(0,kt.OD)(o)){if(t=e===kt.Os?n:s,e===kt.Os)break;e!==kt.EI&&(e===so||!(0,kt.iN)(e))&&(yield o.subarray(n,s))}yield o.subarray(t)}const io=50,ro=2e5,
Wt=4*1024*1024,ao=new Set("Length Filter DecodeParms DL Metadata PieceInfo LastModified Parent P Popup StructParent StructParents Type".split(" ")),co=0,fo=1,ho=2,
uo=3,lo=4,po=5,go=6,mo=7,qe=8;class wo{document;objects=new Map;direct=new WeakMap;constructor(t){this.document=t}async of(t){if(t==null)return"";if(typeof t!="\
object")return`${t}`;const e=(0,p.i9)(t)?this.objects.get(t.number):this.direct.get(t);if(e!==void 0)return e;const n=new j;await this.write(t,n,[]);const s=n.finish();
return(0,p.i9)(t)?this.objects.set(t.number,s):this.direct.set(t,s),s}async data(t,e){const{document:n}=this,s=t.data.length>Wt?await n.decodedAtEase(t):n.decodedPart(
t)?.data;await this.bytes(yo(s??n.encoded(t)),e)}async bytes(t,e){const{pace:n}=this.document.job;for(let s=0;s<t.length;s+=Wt){e.bytes(t.subarray(s,s+Wt));const i=n.
step(Math.min(t.length-s,Wt));i&&await i}}async write(t,e,n){if(n.length>io||e.count>ro||(0,p.i9)(t)&&n.includes(t.number)){e.exact(mo);return}const s=this.document.
resolve(t),i=[...n,(0,p.i9)(t)?t.number:-1];if(typeof s=="number")e.exact(uo),e.exact(Number(s.toPrecision(5)));else if(s instanceof p.SX||typeof s=="boolean")e.
exact(fo),e.text(s instanceof p.SX?s.text:`${s}`);else if(s instanceof p.Mx)e.exact(ho),e.bytes(s.bytes);else if((0,p.cy)(s)){e.exact(lo);for(const a of s)await this.
write(a,e,i);e.exact(qe)}else s instanceof p.Bi?await this.entries(s,po,e,i):s instanceof p.Z6?(await this.entries(s.dict,go,e,i),await this.data(s,e)):e.exact(
co);const r=this.document.job.pace.step(100);r&&await r}async entries(t,e,n,s){n.exact(e);for(const i of[...t.keys()].sort())ao.has(i)||(n.text(i),await this.write(
t.get(i),n,s));n.exact(qe)}}function yo(o){if(!(o.length>128&&Buffer.from(o.subarray(36,40)).toString("latin1")==="acsp"))return o;const e=o.slice();return e.fill(
0,24,36),e.fill(0,84,100),e}const xo=1e4;class bo{document;decoder;layers;values;images;colors;characters;shapes;fonts=new Map;known=new Map;constructor(t){this.
document=t,this.decoder=new $s.X(t),this.characters=new Xe.y(t.job),this.layers=new js.z(t),this.values=new wo(t),this.images=new no(t,this.values),this.colors=
new zs(t,this.values),this.shapes=new Js(t)}remember(t,e){this.fonts.has(t)||this.fonts.set(t,e())}shapesOf(t){return this.shapes.of(t,this.fonts.get(t))}async once(t,e){
const n=this.known.get(t);if(n!==void 0)return n;const s=await e();return this.known.size<xo&&this.known.set(t,s),s}}var Mo=l(36211),Oo=l(93059),So=l(4745),tn=l(
5490);const en=Math.SQRT2,Eo=4,vo=0;function we({lineWidth:o,join:t,miter:e,matrix:n},s){const[i,r,a,c]=n,f=Math.max(Math.hypot(i,r),Math.hypot(a,c)),h=s&&t===vo?
Math.max(en,Math.min(e,Eo)):en;return Math.abs(o)*f/2*h}const ye=3,Dt=4,Ao=-1;class To{digest;states;shapesOf;characters;matrix=new Ze.f6;replaces=!1;part=32;clipping;clippingBox=B.
gF;ignored=[];marks;shapes;x=0;y=0;alongX=0;alongY=0;acrossX=0;acrossY=0;moved=0;isVertical=!1;scale="";written="";constructor(t,e,n,s){this.digest=t,this.states=
e,this.shapesOf=n,this.characters=s}begin({matrix:t,size:e,stretch:n,rise:s},i){const r=this.matrix,[a,c]=[r.a*t[0]+r.b*t[2],r.a*t[1]+r.b*t[3]],[f,h]=[r.c*t[0]+
r.d*t[2],r.c*t[1]+r.d*t[3]];this.x=r.e*t[0]+r.f*t[2]+t[4]+s*f,this.y=r.e*t[1]+r.f*t[3]+t[5]+s*h,this.alongX=a*e*n,this.alongY=c*e*n,this.acrossX=f*e,this.acrossY=
h*e,this.moved=0,this.isVertical=i.vertical,this.scale=`${$(this.alongX)} ${$(this.alongY)} ${$(this.acrossX)} ${$(this.acrossY)}`,this.shapes=this.shapesOf(i)}show(t,e,n){
const s=e.font,{vertical:i}=s,r=e.size===0?1:e.size,a=(i?-e.charSpace:e.charSpace)/r,c=(i?-e.wordSpace:e.wordSpace)/r,f=!n&&e.mode!==ye;let{moved:h}=this;const u=s.
glyphs(t);this.characters.take(u.length);for(const d of u){const g=f?this.shapes.shapeOf(d):Pt;g!==Pt&&(d.vertical?this.glyph(e,d,g,-d.vertical.x,-h-d.vertical.
y,d.vertical.advance):i?this.glyph(e,d,g,0,-h,d.width):this.glyph(e,d,g,h,0,d.width)),h+=(i&&d.vertical?-d.vertical.advance:d.width)+a,d.isSpace&&(h+=c)}this.moved=
h}endClipping(){this.clipping=void 0,this.clippingBox=B.gF}adjust(t){this.moved+=(this.isVertical?t:-t)/1e3}end({size:t,stretch:e,font:n}){n.vertical?this.matrix.
advance(0,-this.moved*t):this.matrix.advance(this.moved*t*e,0)}replaced(){}glyph(t,e,n,s,i,r){const a=this.x+s*this.alongX+i*this.acrossX,c=this.y+s*this.alongY+
i*this.acrossY;if(this.ignored.length>0&&this.ignored.some(u=>Po(u,a,c)))return;const{digest:f,marks:h}=this;h&&t.mode<Dt+ye&&(h.begin("text",this.boxOf(t,e,a,c),
t),this.written=""),t.mode<Dt?this.write(f,t,n,a,c,r):(t.mode<Dt+ye&&this.write(f,t,n,a,c,r),this.clipping??=new j,h&&(this.clippingBox=(0,B.kO)(this.clippingBox,
this.boxOf(t,e,a,c))),this.written="",this.write(this.clipping,void 0,n,a,c,r),this.written="")}boxOf(t,e,n,s){const i=this.shapes.boxOf(e),r=[this.alongX/1e3,this.
alongY/1e3,this.acrossX/1e3,this.acrossY/1e3,n,s],a=(0,B.zl)(r,i);return t.mode%Dt===0?a:(0,B.XM)(a,we(t,!0))}write(t,e,n,s,i,r){e&&this.states.state(e,e.mode%Dt),
t.exact(Ao),this.scale!==this.written&&(t.text(this.scale),this.written=this.scale),t.text(n),t.length(s),t.length(i),t.length(r)}}const Po=({x:o,y:t,width:e,height:n},s,i)=>s>=
o-.5&&s<=o+e+.5&&i>=t&&i<=t+n,nn={OP:"false",op:"false",OPM:"0",AIS:"false",TK:"true",RI:"RelativeColorimetric",TR:"Identity",TR2:"Default",BG:"",BG2:"Default",
UCR:"",UCR2:"Default"},ko=o=>o in nn;function sn(o,t,e,n){const s=n instanceof p.SX?n.text:typeof n=="object"?e:`${n}`,i=o.split(`
`).filter(r=>r!==""&&!r.startsWith(`${t} `));return(s===nn[t]?i:[...i,`${t} ${s}`]).sort().join(`
`)}function Do(o,t){switch(o.operator){case"w":return t.lineWidth=o.number(0),!0;case"J":return t.cap=o.number(0),!0;case"j":return t.join=o.number(0),!0;case"M":
return t.miter=o.number(0),!0;case"d":return t.dash=rn(o.value(0),o.number(1)),!0;case"ri":return t.other=sn(t.other,"RI","",new p.SX(o.name(0)??"")),!0;default:
return!1}}function Ro(o,t,e,n){t==="BM"&&(n.blend=Co((0,p.cy)(e)?o.resolve(e[0]):e)),t==="D"&&(0,p.cy)(e)&&(n.dash=Io(o,e)),typeof e=="number"&&(t==="LW"?n.lineWidth=
e:t==="LC"?n.cap=e:t==="LJ"?n.join=e:t==="ML"?n.miter=e:t==="CA"?n.strokeAlpha=e:t==="ca"&&(n.fillAlpha=e))}const Co=o=>o instanceof p.SX&&o.text!=="Compatible"?
o.text:Ft,on=new WeakMap;function Io(o,t){const e=on.get(t);if(e!==void 0)return e;const[n,s]=[o.resolve(t[0]),o.resolve(t[1])],i=rn((0,p.cy)(n)?n.map(r=>o.resolve(
r)):null,Number(s)||0);return on.set(t,i),i}const Bo=200;function rn(o,t){const e=(0,p.cy)(o)?o.filter(s=>typeof s=="number"):[];if(!e.some(s=>s>0))return"";const n=[
...e,t||0].map(s=>Math.round(s*1e4)).join(" ");return n.length>Bo?F(n):n}const Lo=-11,$o=-12;function an({matrix:o,lineWidth:t,dash:e}){const[n,s,i,r]=o,a=t*t;return`${[
a*(n*n+i*i),a*(n*s+i*r),a*(s*s+r*r)].map(f=>Math.round(f*1e6)).join(" ")} ${e&&`${e} ${Math.round((0,B.PU)(o)*1e6)}`}`}class jo{digest;fill="";fillAlpha=-1;fillClip="";fillMode="";stroke="";constructor(t){
this.digest=t}forget(){this.fillAlpha=-1,this.stroke=""}state(t,e){e!==1&&this.fills(t),e>=1&&this.strokes(t)}fills({fill:t,fillAlpha:e,clip:n,blend:s,mask:i,other:r}){
if(t===this.fill&&e===this.fillAlpha&&n===this.fillClip&&this.fillMode===s+i+r)return;this.fill=t,this.fillAlpha=e,this.fillClip=n,this.fillMode=s+i+r;const{digest:c}=this;
c.exact(Lo),c.text(t),c.length(e),c.text(n),c.text(this.fillMode)}strokes(t){const{stroke:e,strokeAlpha:n,cap:s,join:i,miter:r,clip:a,blend:c,mask:f,other:h}=t,
u=`${s} ${i} ${i===0?r:""}`,d=[e,n,a,c,f,h,an(t),u].join(`
`);d!==this.stroke&&(this.stroke=d,this.digest.exact($o),this.digest.text(d))}}function cn(o,t,e){const{numbers:n}=o;if(!n)return;const{clipShapes:s,blend:i,mask:r,
other:a,clipBox:c}=t,f=[s,Qe(i),r,a].join(`
`);if(e!==void 0)return{path:n,blend:i,style:[e,t.fill,t.fillAlpha,f].join(`
`),ends:"",reach:0,isDashed:!1,clipBox:c};const{stroke:h,strokeAlpha:u,cap:d,join:g,miter:y,dash:A}=t;return{path:n,blend:i,style:[h,u,an(t),f].join(`
`),ends:`${d} ${g} ${y}`,reach:we(t,o.hasAngles),isDashed:A!=="",clipBox:c}}const No=-2,Uo=-3,Fo=-4,Go=-5,Wo=-6,Ko=-7,zo=-8;class Rt extends So.p{context;digest;marks;glyphs;path=new ne;written;clipRule="";constructor(t,e,n){
const s=new jo(e),i=new To(e,s,r=>t.shapesOf(r),t.characters);super(t.document,t.decoder,i,t.layers),this.context=t,this.digest=e,this.marks=n,this.written=s,this.
glyphs=i,i.marks=n,n&&(n.begins=()=>s.forget())}take(t,e){const{states:n,scope:s}=e,i=n.current,{operator:r}=t;if(this.path.follow(t,i.matrix))return;const a=Mo.
lJ.get(r);if(a){this.paint(a,i);return}switch(r){case"g":case"rg":case"k":return this.context.colors.device(hn[r],t,le,i,s);case"G":case"RG":case"K":return this.
context.colors.device(hn[r],t,pe,i,s);case"cs":case"CS":return this.context.colors.setSpace(t.name(0)??"",r==="cs"?le:pe,i,s);case"sc":case"scn":return this.color(
t,le,e);case"SC":case"SCN":return this.color(t,pe,e);case"W":case"W*":this.clipRule=r;return;case"gs":return this.graphics(t,e);case"Tf":return this.font(t,e);case"\
ET":this.clipText(i);return;case"sh":return this.shading(t.name(0)??"",e);case"BI":{const c=(0,Oo.n)(t);return c&&this.image(0,c,e)}default:if(!Do(t,i))return super.
take(t,e)}}paint({fill:t,strokes:e,closes:n},s){const{path:i,digest:r,written:a}=this;i.isEmpty||(n&&i.close(),this.marked.isOff||(t!==void 0&&(this.marks?.begin(
"path",i.box,s),a.state(s,0),r.exact(t==="nonzero"?No:Uo),this.marks?.outline(()=>cn(i,s,t)),i.write(r)),e&&(this.marks?.begin("path",(0,B.XM)(i.box,we(s,i.hasAngles)),
s),a.state(s,1),r.exact(Fo),this.marks?.outline(()=>cn(i,s)),i.write(r))),this.clipRule!==""&&(fn(s,i,this.clipRule),this.clipRule=""),i.clear())}clipText(t){const{
clipping:e}=this.glyphs;e&&(t.clip=t.clipShapes=F(t.clip,"text",e.finish()),this.marks&&(t.clipBox=U(this.glyphs.clippingBox,t)),this.glyphs.endClipping())}color(t,e,n){
const s=n.states.current,i=t.count-1;if(t.kind(i)!==Ye.o_)return this.context.colors.set(t,e,s);const r=s[e.space],a=this.context.colors.beneath(t,r);return this.
pattern(n.scope.find("Pattern",t.name(i)),a,n).then(c=>{s[e.color]=c})}async pattern(t,e,n){const{document:s,context:i}=this,r=s.resolve(t),a=s.dict(t);if(!a)return e;
const c=(0,B.lw)((0,rt.lQ)(s,a.get("Matrix")),n.states.current.base);if(!(r instanceof p.Z6)||!(0,p.i9)(t)){const[d,g]=[await i.values.of(a.get("Shading")),await i.
values.of(a.get("ExtGState"))];return F("shading",d,g,Kt(c))}const f=s.resolve(a.get("PaintType"))!==2,h=f?"":e,u=await i.once(`${t.number} ${h}`,async()=>{const d={
...Tt(un),...f?{}:{fill:h,stroke:h}},g=await this.apart(t,r,d,n),y=await i.values.of(["XStep","YStep","BBox"].map(A=>a.get(A)??null));return F("tiling",g,y,h)});
return F(u,Kt(c))}async apart(t,e,n,s,i){const{context:r,document:a}=this,{drawing:c,scope:f}=s,h=(0,p.i9)(t)?t.number:0;if(c.includes(h))return"";if(c.length>=
a.job.limits.formDepth)throw this.tooDeep();const u=new j,d=a.dict(e.dict.get("Resources"));return await new Rt(r,u,i).read(await this.decoder.form(h,e),{states:new tn.
U(n),scope:d?new de.H(a,d,f):f,stream:h,drawing:[...c,h]}),u.finish()}async graphics(t,e){const n=this.document.dict(e.scope.find("ExtGState",t.name(0)??""));if(await super.
take(t,e),!n)return;const{document:s,context:i}=this,r=e.states.current,[a]=s.array(n.get("Font"))??[];a!==void 0&&r.font&&(i.remember(r.font,()=>a),await this.
prepare(r.font,e));for(const[c,f]of n){const h=s.resolve(f);c==="SMask"?r.mask=await this.softMask(h,e):ko(c)?r.other=sn(r.other,c,await i.values.of(f),h):Ro(s,
c,h,r)}}async softMask(t,e){const{document:n,context:s}=this;if(!(t instanceof p.Bi))return"";const i=t.get("G");if(!(n.resolve(i)instanceof p.Z6)||!(0,p.i9)(i))
return"";const{matrix:a}=e.states.current,c=await s.values.of(["S","BC","TR"].map(u=>t.get(u)??null)),f=Kt(a),h=await s.once(`mask ${i.number} ${c}`,async()=>{const u=new j;
return await new Rt(s,u).draw(i,{...e,states:new tn.U(Tt(un))}),F("mask",c,u.finish())});return F(h,f)}font(t,e){const n=t.name(0),s=()=>{const{font:r}=e.states.
current;if(!(!r||n===void 0)&&(this.context.remember(r,()=>e.scope.find("Font",n)),r.type3))return this.prepare(r,e)},i=super.take(t,e);return i?i.then(s):s()}async prepare(t,e){
if(!t.type3)return;const n=this.context.shapesOf(t);if(n.drawn)return;const{document:s}=this,{procedures:i,matrix:r,resources:a}=t.type3,c=new Map;n.drawn=c;const f=s.
dict(a),h={...e,scope:f?new de.H(s,f,e.scope):e.scope},u=(0,B.lw)(r,[1e3,0,0,1e3,0,0]);for(let d=0;d<256;d++){const g=t.type3.procedureOf(d),y=g===void 0?void 0:
i?.get(g),A=s.resolve(y);if(!(A instanceof p.Z6))continue;const z=new H,q=await this.apart(y,A,Tt(u),h,z);c.set(d,{shape:q,box:z.box})}}async shading(t,{scope:e,
states:n}){if(this.marked.isOff)return;const s=n.current,i=await this.context.values.of(e.find("Shading",t));this.marks?.begin("path",s.clipBox??V,s),this.written.
state(xe(s),0),this.digest.exact(Wo),this.digest.text(i),this.place(s.matrix)}draws(t,e){if(t===void 0||this.marked.isOff)return;const n=e.scope.find("XObject",
t),s=this.document.resolve(n);if(!(s instanceof p.Z6)||!(0,p.Eo)(this.document.resolve(s.dict.get("Subtype")),"Image"))return super.draws(t,e);if(!this.layers.isOff(
s.dict.get("OC")))return this.image((0,p.i9)(n)?n.number:0,s,e)}async image(t,e,{scope:n,states:s}){if(this.marked.isOff)return;const{document:i}=this,r=f=>n.find(
"ColorSpace",f),a=(0,qt.h)(i,e.dict).stencil?s.current:xe(s.current),c=await this.context.images.of(t,e,r);if(this.marks?.begin("image",(0,B.zl)(a.matrix,Xo),a),
this.written.state(a,0),this.marks?.keepsPictures){const f=await this.context.images.styleOf(e,r),{matrix:h,fill:u,fillAlpha:d,clip:g,blend:y,mask:A,other:z}=a,
q=[f,u,d,g,Qe(y),A,z,Kt(h)].join(`
`);this.marks.picture({document:i,image:e,matrix:h,id:c,style:q,blend:y})}this.digest.exact(Go),this.digest.text(c),this.place(a.matrix)}async readForm(t,e,n){const{
document:s,digest:i}=this,r=n.states.current;r.base=r.matrix;const a=(0,rt.b0)(s,e.dict.get("BBox"));if(a){const h=new ne;h.rectangle(a[0],a[1],a[2]-a[0],a[3]-a[1],
r.matrix),fn(r,h,"W")}const c=s.dict(e.dict.get("Group"));if(!c||!(0,p.Eo)(s.resolve(c.get("S")),"Transparency"))return super.readForm(t,e,n);const f=this.marks?.
beginGroup();this.written.state({...xe(r),clip:""},0),i.exact(Ko),i.text(await this.context.values.of(["I","K","CS"].map(h=>c.get(h)??null))),Object.assign(r,{fillAlpha:1,
strokeAlpha:1,blend:Ft,mask:""}),await super.readForm(t,e,n),i.exact(zo),f!==void 0&&this.marks?.endGroup(f)}place(t){for(const e of t)this.digest.length(e)}}const xe=o=>({
...o,fill:""});function fn(o,t,e){o.clip=F(o.clip,e,t.id),t.isUpright||(o.clipShapes=F(o.clipShapes,e,t.id)),o.clipBox=U(t.box,o)}const hn={g:"DeviceGray",G:"De\
viceGray",rg:"DeviceRGB",RG:"DeviceRGB",k:"DeviceCMYK",K:"DeviceCMYK"},Xo=[0,0,1,1],un=[1,0,0,1,0,0],Kt=o=>o.map(t=>Math.round(t*1e6)).join(" "),Ho="Subtype F C\
ontents T Subj RC QuadPoints InkList Vertices L LE CL C IC BS BE Border Name CA OC AS".split(" "),Yo="Subtype F QuadPoints C BS Border OC AS".split(" ");function Zo([
o,t,e,n]){const s=(n-t)/4;return[o-s,t,e+s,n]}const be=4e3;class Jo{document;context;constructor(t){this.document=t,this.context=new bo(t)}async page(t,e=[]){const[
n,s]=[new j,new j];return await this.content(t,e,n),await this.annotations(t,e,s),{content:n.finish(),annotations:s.finish(),undrawn:await this.undrawn(t)}}async items(t,e,n){
const{width:s,height:i}=(0,B.JQ)((0,rt.iw)(this.document,t)),r=new as(n,[0,0,s,i]);return await this.content(t,e,r,r),await this.annotations(t,e,r,r),r.end(),r}async content(t,e,n,s){
const{document:i,context:r}=this;r.characters=new Xe.y(i.job);const a=(0,rt.iw)(i,t),c=(0,ze.y)(a),{width:f,height:h}=(0,B.JQ)(a);s?.beginPage(),n.length(f),n.length(
h);const u=new Rt(r,n,s);u.glyphs.ignored=e;const d=new de.H(i,i.dict(i.pages.attribute(t,"Resources")));await u.page(await r.decoder.page(t),d,Tt(c));const g=i.
dict(i.entry(i.pages.number(t),"Group"));g&&(s?.beginPage(),n.text(await r.values.of(["S","I","K","CS"].map(y=>g.get(y)??null))))}async annotations(t,e,n,s){const{
document:i,context:r}=this,a=(0,rt.iw)(i,t),c=(0,ze.y)(a),f=new Rt(r,n,s);f.glyphs.ignored=e;for(const h of await(0,ue.qw)(i,t,r.layers)){const u=(0,wt.wR)(i,h),
d=u&&(0,wt.hs)(i,h,u,a.rotation),g=i.job.pace.step(be);g&&await g,d&&(s?.enter(this.isField(h)?"field":"annotation"),await f.form(u,(0,ue.RZ)(i),Tt((0,B.lw)(d.matrix,
c))))}for(const h of i.array(i.entry(i.pages.number(t),"Annots"))??[]){const u=i.dict(h),d=i.job.pace.step(be);if(d&&await d,!u||(0,p.Eo)(i.resolve(u.get("Subty\
pe")),"Popup"))continue;s?.enter(this.isField(u)?"field":"annotation"),s?.begin("path",this.boxOf(u,c),{});const g=await this.seen(u);n.text(g);const y=s&&Bs(i,
u);y&&s.outline(()=>Ls(y,c,g)),(0,wt.wR)(i,u)&&s?.begin("path",void 0,{}),n.text(await r.values.of(u.get("Rect")))}}async undrawn(t){const{document:e,context:n}=this;
let s="";for(const i of await(0,ue.qw)(e,t,n.layers)){const r=e.job.pace.step(be);if(r&&await r,this.isField(i)||(0,wt.wR)(e,i)||(0,Ke.q)(e,i))continue;const a=e.
resolve(i.get("Subtype")),c=He(e,i);if((0,p.Eo)(a,"Link")&&c===0)continue;const f=((0,rt.b0)(e,i.get("Rect"))??[]).map(Math.round),h=await n.values.of(["Subtype",
"C","Name"].map(u=>i.get(u)??null));s=F(s,f.join(" "),c,h)}return s}isField(t){return(0,p.Eo)(this.document.resolve(t.get("Subtype")),"Widget")}boxOf(t,e){const{
document:n}=this;if((0,wt.dK)(n,t))return;const i=((0,wt.wR)(n,t)?void 0:(0,Ke.q)(n,t))??(0,rt.b0)(n,t.get("Rect"));return i&&(0,B.zl)(e,(0,p.Eo)(n.resolve(t.get(
"Subtype")),"Highlight")?Zo(i):i)}async seen(t){const e=this.document.resolve(t.get("Subtype")),n=(0,p.Eo)(e,"Link")||(0,p.Eo)(e,"Widget")?Yo:Ho;let s="";for(const i of n)
s+=`${await this.context.values.of(t.get(i))} `;return s}}var Vo=l(18930),dn=l(99561);const Me=64,Qo=1e3,_o="￼";class ln{document;pattern;reader;looks;truncated=!1;constructor(t,e){
this.document=t,this.pattern=e,this.reader=new Vo.X(t),this.looks=new Jo(t)}async page(t){const{pace:e}=this.document.job,{masked:n,ignored:s}=await this.text(t);
await e.rest();const{content:i,annotations:r,undrawn:a}=await this.looks.page(t,s),c=new ti;for(const f of pn(n)){c.add(f);const h=e.step(f.length*4+100);h&&await h}
return{content:i,annotations:r,undrawn:a,...c.finish()}}items(t,{ignored:e},n){return this.looks.items(t,e,n)}async text(t){const{flow:e}=await this.reader.page(
t),{text:n}=e;if(!this.pattern)return{text:n,flow:e,masked:n,ignored:[],truncated:!1};const{matches:s,truncated:i}=await this.pattern.search(n,Qo,this.document.
job.pace);this.truncated||=i;let r="",a=0;for(const{start:c,end:f}of s)r+=n.slice(a,c)+_o,a=f;return{text:n,flow:e,masked:r+n.slice(a),ignored:s.flatMap(({start:c,
end:f})=>qo(e,c,f)),truncated:i}}}function*pn(o){for(const[t]of o.matchAll(/\S+/g))yield t}function qo(o,t,e){const n=o.text.lastIndexOf(`
`,t-1)+1,s=o.text.indexOf(`
`,e),i=o.box(n,s<0?o.text.length:s);return i?[i]:[]}class ti{hash=(0,W.createHash)("sha256");smallest=new Set;largest=0;count=0;add(t){this.hash.update(`${t} `),
this.count++;const e=ei(t);this.smallest.has(e)||this.smallest.size===Me&&e>this.largest||(this.smallest.size===Me&&this.smallest.delete(this.largest),this.smallest.
add(e),this.largest=(0,Et.Kf)(this.smallest))}finish(){return{text:this.count===0?"":this.hash.digest("base64"),sample:[...this.smallest].sort((t,e)=>t-e)}}}function ei(o){
let t=dn.k;for(let e=0;e<o.length;e++)t=(0,dn.v)(t,o.charCodeAt(e));return t=Math.imul(t^t>>>16,2246822507),(t^t>>>13)>>>0}function ni({sample:o},{sample:t}){const e=Math.
min(Me,Math.max(o.length,t.length));if(e===0)return 0;let[n,s,i,r]=[0,0,0,0];for(;i<e&&(n<o.length||s<t.length);){const[a,c]=[o[n]??1/0,t[s]??1/0];i++,a===c&&r++,
a<=c&&n++,c<=a&&s++}return r/i}const si=1e6,oi=.01;async function ii(o,t,e){const n=t.length+1;if(o.length*t.length>si||o.length===0||t.length===0)return Array.
from({length:Math.min(o.length,t.length)},(r,a)=>[a,a]);const s=new Float32Array((o.length+1)*n);for(let r=o.length-1;r>=0;r--){for(let c=t.length-1;c>=0;c--){const f=oi+
ni(o[r],t[c])+s[(r+1)*n+c+1];s[r*n+c]=Math.max(f,s[(r+1)*n+c],s[r*n+c+1])}const a=e.step(t.length*1500);a&&await a}const i=[];for(let r=0,a=0;r<o.length&&a<t.length;){
const c=s[r*n+a];c===s[(r+1)*n+a]?r++:c===s[r*n+a+1]?a++:i.push([r++,a++])}return i}const gn=[({content:o,annotations:t,text:e})=>`${o} ${t} ${e}`,({content:o})=>o,
({text:o})=>o];async function ri(o,t,e){const n=new ai(o,t,e);let s=[{from:0,to:t.length,otherFrom:0,otherTo:o.length}];for(const i of gn)s=await n.inOrder(s,i);
for(const i of gn)await n.elsewhere(i);for(const i of s)await n.alike(i);return n}class ai{earlier;later;pace;before;after;moved=new Set;constructor(t,e,n){this.
earlier=t,this.later=e,this.pace=n,this.before=new Int32Array(e.length).fill(-1),this.after=new Int32Array(t.length).fill(-1)}async inOrder(t,e){const[n,s]=[this.
later.map(e),this.earlier.map(e)],i=[...t].reverse(),r=[];for(let a=i.pop();a;a=i.pop()){const c=this.trimmed(a,n,s),f=this.pace.step((c.to-c.from+c.otherTo-c.otherFrom+
1)*200);if(f&&await f,c.from===c.to||c.otherFrom===c.otherTo){(c.from<c.to||c.otherFrom<c.otherTo)&&r.push(c);continue}const h=mn(ci(c,n,s));if(h.length===0){r.
push(c);continue}(0,Et.RZ)(i,fi(c,h).reverse());for(const[u,d]of h)this.match(u,d)}return r}trimmed(t,e,n){let{from:s,to:i,otherFrom:r,otherTo:a}=t;const c=(f,h)=>e[f]!==
""&&e[f]===n[h];for(;s<i&&r<a&&c(s,r);)this.match(s++,r++);for(;s<i&&r<a&&c(i-1,a-1);)this.match(--i,--a);return{from:s,to:i,otherFrom:r,otherTo:a}}async elsewhere(t){
const e=new Map;for(const[n,s]of this.earlier.entries()){const i=t(s);if(this.after[n]>=0||i==="")continue;const r=e.get(i);r?r.push(n):e.set(i,[n])}for(const n of e.
values())n.reverse();for(const[n,s]of this.later.entries()){const i=this.pace.step(200);i&&await i;const r=this.before[n]<0?e.get(t(s))?.pop():void 0;r!==void 0&&
(this.match(n,r),this.moved.add(n))}}async alike({from:t,to:e,otherFrom:n,otherTo:s}){const i=[],r=[];for(let h=t;h<e;h++)this.before[h]<0&&i.push(h);for(let h=n;h<
s;h++)this.after[h]<0&&r.push(h);const{later:a,earlier:c}=this,f=await ii(i.map(h=>a[h]),r.map(h=>c[h]),this.pace);for(const[h,u]of f)this.match(i[h],r[u])}match(t,e){
this.before[t]=e,this.after[e]=t}}function ci(o,t,e){const n=new Map;for(let r=o.otherFrom;r<o.otherTo;r++)n.set(e[r],n.has(e[r])?-1:r);const s=new Map;for(let r=o.
from;r<o.to;r++)s.set(t[r],(s.get(t[r])??0)+1);const i=[];for(let r=o.from;r<o.to;r++){const a=n.get(t[r])??-1;a>=0&&t[r]!==""&&s.get(t[r])===1&&i.push([r,a])}return i}
function mn(o){const t=[],e=new Int32Array(o.length);for(const[s,[,i]]of o.entries()){let[r,a]=[0,t.length];for(;r<a;){const c=r+a>>1;o[t[c]][1]<i?r=c+1:a=c}e[s]=
r>0?t[r-1]:-1,t[r]=s}const n=[];for(let s=t.at(-1)??-1;s>=0;s=e[s])n.push(o[s]);return n.reverse()}function fi(o,t){const e=[];let{from:n,otherFrom:s}=o;for(const[
i,r]of t)e.push({from:n,to:i,otherFrom:s,otherTo:r}),n=i+1,s=r+1;return e.push({from:n,to:o.to,otherFrom:s,otherTo:o.otherTo}),e}const hi=2e6,ui=1e3,wn=5e4,yn=200,
Oe=20,xn=300;async function di(o,t,e){const{from:n,end:s,otherEnd:i}=li(o.keys,t.keys),r=new Map;for(let g=i-1;g>=n;g--){const y=r.get(t.keys[g]);y?y.push(g):r.
set(t.keys[g],[g]);const A=e.step(xn);A&&await A}const[a,c]=[[],[]];for(let g=n;g<s;g++){const y=r.get(o.keys[g])?.pop();y===void 0?a.push(g):c.push([g,y]);const A=e.
step(xn);A&&await A}const f=[...r.values()].flat().sort((g,y)=>g-y);await e.rest();const h=await pi(o,t,a,f,e),u=h.changed;for(const g of h.added)await bn(u,o,g,
e);for(const g of h.removed)await bn(u,t,g,e);await e.rest();const d=[...c,...h.pairs].sort(([g],[y])=>g-y);for(const[g,y]of await xi(o,t,d,e))zt(u,o,g),zt(u,t,
y);return u}function zt(o,{kinds:t,boxes:e},n){const s=e[n];s&&o.push({kind:t[n],box:s})}async function bn(o,t,e,n){const s=o.length>wn?void 0:t.outlines.get(e);
if(!s||s.reach===0)return zt(o,t,e);const i=n.step(s.path.length*yn);i&&await i;const r=As(s)?.flatMap(a=>Ct(t.shownPart(a,s)))??[];if(!Sn(r,t.boxes[e],void 0))
return zt(o,t,e);for(const a of r)o.push({kind:t.kinds[e],box:a})}function li(o,t){let e=0,[n,s]=[o.length,t.length];for(;e<n&&e<s&&o[e]===t[e];)e++;for(;n>e&&s>
e&&o[n-1]===t[s-1];)n--,s--;return{from:e,end:n,otherEnd:s}}async function pi(o,t,e,n,s){const[i,r]=[On(o,e),On(t,n)],[a,c]=[[],[]],f=new Map;for(const[d,g]of i){
const y=r.get(d);if(y?.length===g.length)for(const[A,z]of g.entries()){const q=y[A];if(a.length>wn)break;const tt=await mi(o,z,t,q,f,s);if(!(!tt||!Sn(tt,o.boxes[z],
t.boxes[q]))){c.push([z,q]);for(const nt of tt)a.push({kind:o.kinds[z],box:nt})}}}const[h,u]=[new Set(c.map(([d])=>d)),new Set(c.map(([,d])=>d))];return{changed:a,
pairs:c,added:e.filter(d=>!h.has(d)),removed:n.filter(d=>!u.has(d))}}async function gi(o,t,e){return o.has(t)||o.set(t,await e()),o.get(t)}async function mi(o,t,e,n,s,i){
const[r,a]=[o.outlines.get(t),e.outlines.get(n)],[c,f]=[r??o.pictures.get(t),a??e.pictures.get(n)];if(c?.blend!==f?.blend)return wi(o,t,e,n)?yi(o,t,e,n,i):void 0;
if(r&&a){const y=i.step((r.path.length+a.path.length)*yn);y&&await y;const A=r.clipBox&&a.clipBox?{clipBox:(0,B.kO)(r.clipBox,a.clipBox)}:{};return vs(r,a)?.flatMap(
z=>Ct(o.shownPart(z,A)))}const[h,u]=[o.pictures.get(t),e.pictures.get(n)],d=h&&u&&await gi(s,`${h.id} ${u.id}`,()=>xs(h,u)),g=o.boxes[t];if(!(!d||d.length===0||
!g))return d.flatMap(y=>Ct((0,B.Pj)((0,B.XM)((0,B.zl)(h.matrix,y),xt),g)))}function wi(o,t,e,n){const[s,i]=[o.outlines.get(t),e.outlines.get(n)],r=JSON.stringify(
o.boxes[t])===JSON.stringify(e.boxes[n]);return!s||!i?r&&o.pictures.get(t)?.id===e.pictures.get(n)?.id:r&&s.ends===i.ends&&s.reach===i.reach&&Buffer.compare(Mn(
s),Mn(i))===0}const Mn=({path:o})=>new Uint8Array(o.buffer,o.byteOffset,o.byteLength);async function yi(o,t,e,n,s){const i=[];for(const[{boxes:r,kinds:a},c]of[[
o,t],[e,n]]){const f=r[c],h=s.step(c*Oe);h&&await h;for(let u=0;u<c&&f;u++){const d=a[u]==="page"?void 0:r[u],g=d&&(0,B.Pj)(d,f);g&&i.push(g)}if(i.length>ui)return}
return i}const Ct=o=>o?[o]:[];function On({outlines:o,pictures:t,kinds:e},n){const s=new Map;for(const i of n){const r=o.get(i)??t.get(i);if(!r)continue;const a=`${e[i]}\
 ${r.style}`,c=s.get(a);c?c.push(i):s.set(a,[i])}return s}const Sn=(o,t,e)=>En(o)<En([...Ct(t),...Ct(e)]),En=o=>o.reduce((t,[e,n,s,i])=>t+(s-e)*(i-n),0);async function xi(o,t,e,n){
const s=new Set(mn(e).map(([c])=>c)),i=e.filter(([c])=>!s.has(c)),r=i.length*e.length>hi,a=[];for(const[c,f]of i){const h=n.step(r?Oe:e.length*Oe);h&&await h;const u=([
d,g])=>d<c!=g<f&&d!==c&&(vn(o.boxes[c],o.boxes[d])||vn(t.boxes[f],t.boxes[g]));(r||e.some(u))&&a.push([c,f])}return a}const vn=(o,t)=>o!==void 0&&t!==void 0&&(0,B.
Pj)(o,t)!==void 0,bi=50,An=3,Tn=65536,Pn=400,Se=100,Mi=10,kn=10;async function Oi(o,[t,e,n,s],i){const r=new Map;for(const{kind:f,box:h}of o){const u=r.get(f);u?
u.push(h):r.set(f,[h])}const[a,c]=[n-t,s-e];for(let f=Math.max(An,Math.sqrt(a*c/Tn));;f*=2){const h=[];for(const[u,d]of r){const g=new In(d,[t,e,n,s],f);for(const y of await g.
groups(i))h.push({kind:u,boxes:y})}for(const u of Si){const d=await Ei(h,u,i);if(d.length<=bi||f>a+c&&u===1/0)return d.sort(Pi)}}}const Si=[1.3,2,1/0];async function Ei(o,t,e){
const n=new Map;for(const{kind:i,boxes:r}of o){const a=n.get(i)??[];n.set(i,a);const c=r.reduce(B.kO);if(i==="text"||r.length>Pn||It(c)<=Dn*r.reduce(vi,0))a.push(
c);else for(const h of await Di(r,t,e))a.push(h)}const s=[];for(const[i,r]of n)for(const a of await ki(r,i==="text"?1/0:Math.max(t,Dn),e))s.push({kind:i,box:a});
return s}const Dn=2,It=([o,t,e,n])=>(e-o)*(n-t),vi=(o,t)=>o+It(t),Rn=(o,t,e)=>e===1/0||It((0,B.kO)(o,t))<=e*(It(o)+It(t)),Ai=["field","annotation","text","image",
"path","page"];async function Ti(o,t,e,n){const[s,i,r,a]=e,c=Math.max(An,Math.sqrt((r-s)*(a-i)/Tn)),f=[];for(const u of Ai){const d=new In(t.flatMap(g=>g.kind===
u?[g.box]:[]),e,c);f.push({kind:u,isAt:await d.cover(n)})}const h=[];for(const u of o){h.push({kind:f.find(({isAt:g})=>g(u))?.kind??"path",box:u});const d=n.step(
Se);d&&await d}return h}const Pi=({box:o},{box:t})=>o[1]-t[1]||o[0]-t[0],ki=(o,t,e)=>Cn(o,(n,s)=>(0,B.Pj)(n,s)!==void 0&&Rn(n,s,t),e),Di=(o,t,e)=>Cn(o,(n,s)=>Rn(
n,s,t),e);async function Cn(o,t,e){if(o.length>Pn)return[...o];const n=[...o],s=[];for(let i=n.pop();i;i=n.pop()){const r=i,a=e.step(s.length*Mi);a&&await a;const c=s.
findIndex(f=>t(r,f));c<0?s.push(r):n.push((0,B.kO)(r,s.splice(c,1)[0]))}return s}class In{boxes;page;side;columns;rows;constructor(t,e,n){this.boxes=t,this.page=
e,this.side=n;const[s,i,r,a]=e;this.columns=Math.max(1,Math.ceil((r-s)/n)),this.rows=Math.max(1,Math.ceil((a-i)/n))}async groups(t){const e=await this.covered(t),
n=await this.connected(e,t),s=new Map;for(const i of this.boxes){const r=n[this.row(i[1])*this.columns+this.column(i[0])],a=s.get(r);a?a.push(i):s.set(r,[i]);const c=t.
step(Se);c&&await c}return s.values()}async cover(t){const e=await this.covered(t);return([n,s,i,r])=>e[this.row((s+r)/2)*this.columns+this.column((n+i)/2)]>0}column(t){
return Math.min(this.columns-1,Math.max(0,Math.floor((t-this.page[0])/this.side)))}row(t){return Math.min(this.rows-1,Math.max(0,Math.floor((t-this.page[1])/this.
side)))}async covered(t){const{columns:e,rows:n}=this,s=e+1,i=new Int32Array(s*(n+1));for(const[a,c,f,h]of this.boxes){const[u,d]=[this.column(a),this.column(f)+
1],[g,y]=[this.row(c)*s,(this.row(h)+1)*s];i[g+u]++,i[g+d]--,i[y+u]--,i[y+d]++;const A=t.step(Se);A&&await A}const r=new Int32Array(e*n);for(let a=0;a<n;a++){for(let f=0,
h=0;f<e;f++)h+=i[a*s+f],r[a*e+f]=h+(a>0?r[(a-1)*e+f]:0);const c=t.step(e*kn);c&&await c}return r}async connected(t,e){const{columns:n,rows:s}=this,i=new Int32Array(
t.length),r=[];let a=0;for(let c=0;c<t.length;c++)if(!(t[c]===0||i[c]!==0)){i[c]=++a,r.push(c);for(let f=r.pop();f!==void 0;f=r.pop()){const[h,u]=[f%n,Math.floor(
f/n)];for(let g=Math.max(0,u-1);g<=Math.min(s-1,u+1);g++)for(let y=Math.max(0,h-1);y<=Math.min(n-1,h+1);y++){const A=g*n+y;t[A]===0||i[A]!==0||(i[A]=a,r.push(A))}
const d=e.step(kn*9);d&&await d}}return i}}function Ri(o,[t,e,n,s]){const i=[...new Set(o.flatMap(({box:c})=>[c[0],c[2]]))].sort((c,f)=>c-f);let r=0;for(const[c,
f]of i.entries()){const h=i[c+1];if(h===void 0)break;const u=o.filter(({box:g})=>g[0]<=f&&g[2]>=h).sort((g,y)=>g.box[1]-y.box[1]);let d=-1/0;for(const{box:g}of u)
r+=Math.max(0,g[3]-Math.max(d,g[1]))*(h-f),d=Math.max(d,g[3])}const a=r/((n-t)*(s-e));return Math.min(1,Math.ceil(a*1e4)/1e4)}function Ci({before:o},t,e){const n=[];
for(const[s,i]of o.entries()){if(i<0)continue;const[r,a]=[t[s],e[i]],c={page:s,before:i,look:r.content!==a.content,text:r.text!==a.text,annotations:r.annotations!==
a.annotations,isDrawn:r.undrawn===a.undrawn};(c.look||c.text||c.annotations)&&n.push(c)}return n}class Ii{after;before;constructor(t,e){this.after=t,this.before=
e}get truncated(){return this.after.truncated||this.before.truncated}async ignored({page:t,before:e}){return[...(await this.after.text(t)).ignored,...(await this.
before.text(e)).ignored]}}const Bi=1e3;async function Li(o,t,e,n,s){const i=[];for(const r of o){const{page:a,before:c,look:f,text:h,annotations:u}=r,d={now:await t.
after.text(a),old:await t.before.text(c)},g=h?await Ni(d,s):{wordsAdded:0,wordsRemoved:0},{lines:y,truncated:A}=h&&e?await us(d.old,d.now):{lines:[],truncated:!1};
n.truncated||=A;const z=await $i(r,t,d,e,s),[q]=n.entries([{page:a+1,before:c+1,look:f,text:h,annotations:u,...g,...z,...e&&{diff:y}}]);if(!q||i.length===Bi){n.
truncated=!0;break}i.push(q)}return i}async function $i(o,t,e,n,s){if(!o.look&&!o.annotations)return{share:0,boxes:[]};const{items:i,area:r}=await ji(o,t,e,s),a=i.
map(({box:h})=>h),[c,f]=n?[await Ie(e.now.flow,a,s),await Ie(e.old.flow,a,s)]:[];return{share:Ri(i,r),boxes:i.map(({kind:h,box:[u,d,g,y]},A)=>({kind:h,...(0,cs.
a)({x:u,y:d,width:g-u,height:y-d}),...c&&f&&h==="text"&&{before:f[A],after:c[A]}}))}}async function ji({page:o,before:t,seen:e},n,{now:s,old:i},r){const a=new ot,
c=await n.after.items(o,s,a),f=await n.before.items(t,i,a),h=await di(c,f,r),[,,u,d]=c.page,g=[0,0,Math.max(u,f.page[2]),Math.max(d,f.page[3])],y=e?await Ti(e,h,
g,r):h;return{items:await Oi(y,g,r),area:g}}async function Ni({now:o,old:t},e){const n=new Map;for(const[r,a]of[[t.masked,-1],[o.masked,1]])for(const c of pn(r)){
n.set(c,(n.get(c)??0)+a);const f=e.step(c.length+200);f&&await f}let[s,i]=[0,0];for(const r of n.values())r>0?s+=r:i-=r;return{wordsAdded:s,wordsRemoved:i}}const Ee=32,
Ui=192,dt=4,ve=3,Fi=65536,Gi=.2,Wi=60,Xt=3,Ki=5e3,zi=600;async function Xi(o,t,e,n){const{width:s,height:i}=o,r=Math.max(e,Math.ceil(Math.sqrt(s*i/Fi))),a=new Yi(
Math.ceil(s/r),r);let c=!1,f=0;for(let h=0;h<i;h++){const u=f,[d,g]=[o.row(h),t.row(h)],y=Buffer.compare(d,g)===0,A=n.step(y?d.length*Gi:s*Wi);if(A&&await A,y)continue;
const[z,q]=[Ln(o,h),Ln(t,h)];for(let nt=0;nt<s;nt++){const pt=Zi(z,q,nt,s);pt!==Bn&&a.add(nt,h,pt===Ht),!(pt!==Ht||c||f===Ki)&&(f++,c=$n(o,nt,h)||$n(t,nt,h))}const tt=n.
step((f-u)*zi);tt&&await tt}return{boxes:a.boxes(),isCertain:c}}const Bn=0,Hi=1,Ht=2,Yt=2;class Yi{columns;side;found=new Map;clear=new Set;constructor(t,e){this.
columns=t,this.side=e}add(t,e,n){const s=Math.floor(e/this.side)*this.columns+Math.floor(t/this.side);n&&this.clear.add(s);const i=this.found.get(s);i?(i[0]=Math.
min(i[0],t),i[2]=Math.max(i[2],t+1),i[3]=e+1):this.found.set(s,[t,e,t+1,e+1])}boxes(){const t=new Set(this.clear);for(const e of this.clear)for(let n=-Yt;n<=Yt;n++)
for(let s=-Yt;s<=Yt;s++)t.add(e+n*this.columns+s);return[...this.found].flatMap(([e,n])=>t.has(e)?[n]:[])}}const Ln=({row:o,height:t},e)=>[o(Math.max(0,e-1)),o(
e),o(Math.min(t-1,e+1))];function Zi(o,t,e,n){const[s,i]=[o[1],t[1]],r=e*dt;let a=Bn;for(let c=r;c<r+ve;c++){const f=Math.abs(s[c]-i[c]);if(!(f<=Ee)){if(f>Ui||!jn(
s[c],t,c,e,n)||!jn(i[c],o,c,e,n))return Ht;a=Hi}}return a}function $n({row:o,width:t,height:e},n,s){const[i,r]=[Math.max(0,n-Xt)*dt,Math.min(t,n+Xt+1)*dt],a=o(s).
slice(n*dt,n*dt+ve);for(let c=Math.max(0,s-Xt);c<=Math.min(e-1,s+Xt);c++){const f=o(c);for(let h=i;h<r;h+=dt)for(let u=0;u<ve;u++)if(Math.abs(f[h+u]-a[u])>Ji)return!1}
return!0}const Ji=4;function jn(o,t,e,n,s){const[i,r]=[n>0?e-dt:e,n<s-1?e+dt:e];let[a,c]=[255,0];for(const f of t)for(let h=i;h<=r;h+=dt){const u=f[h];u<a&&(a=u),
u>c&&(c=u)}return o>=a-Ee&&o<=c+Ee}var Vi=l(14118),Nn=l(41516);const Qi=150,_i=72,Un=16e6,Fn=1e3,Gn=3,Wn=.5;async function qi(o,t,e){if(!e||o.length===0)return{
changes:o,pixelEqual:0,truncated:!1};const{boxes:n,truncated:s}=await er(await e(),o),i=[];for(const r of o){if(!Kn(r))continue;const a=n.get(r);if(!a){i.push(r);
continue}const c=a.length===0?[]:await t.ignored(r),f=a.filter(h=>!c.some(u=>tr(u,h)));f.length>0&&i.push({...r,seen:f})}return{changes:i,pixelEqual:o.length-i.
length,truncated:s}}const Kn=({look:o,annotations:t})=>o||t;function tr({x:o,y:t,width:e,height:n},[s,i,r,a]){const[c,f]=[(s+r)/2,(i+a)/2];return c>=o&&c<=o+e&&
f>=t&&f<=t+n}async function er({after:o,before:t},e){const n=e.filter(f=>f.isDrawn&&Kn(f)).slice(0,Fn),s=new Map;if(n.length===0)return{boxes:s,truncated:!1};const i=n.
map(({page:f,before:h})=>ar((0,rt.iw)(o,f),(0,rt.iw)(t,h))),[r,a]=[await Zt.of(o,Hn(n,({page:f})=>f)),await Zt.of(t,Hn(n,f=>f.before))];let c=n.length===Fn;for(const[
f,h]of n.entries()){const u=i[f];if(!u||r.lacksFonts(f)||a.lacksFonts(f))continue;const d=await nr(r,a,f,u);d?s.set(h,d):c=!0}return{boxes:s,truncated:c}}async function nr(o,t,e,n){
const{pace:s}=o.job,i=async c=>{const[f,h]=[await o.draw(e,c),await t.draw(e,c)];if(!f||!h)return;const{boxes:u,isCertain:d}=await Xi(f,h,Math.round(Gn*c.scale),
s);return{isCertain:d,boxes:u.map(g=>cr(g,c.scale))}},r=await i(n);if(!r||r.isCertain)return r?.boxes;let a=r.boxes;for(const c of or){if(a.length===0)break;const f=await i(
ir(n,c));if(!f)return;a=await rr(a,f.boxes,s)}return a.length>0?r.boxes:[]}class Zt{job;drawn;drawer;withoutFonts;constructor(t,e,n){this.job=t,this.drawn=e,this.
drawer=n,this.withoutFonts=e.missing.pagesWithout()}static async of(t,e){const{job:n}=t,s=await(0,Nn.NY)(t,e,!0,sr);return new Zt(n,s,await Vi.YY.open(s.bytes,n,
s))}lacksFonts(t){return this.withoutFonts.has(this.drawn.pages.numbers[t])}async draw(t,e){if(!this.drawn.slow.has(t))try{return await this.drawer.draw(t,e)}catch(n){
if(this.drawer.isTired)return;throw n}}}const sr="tolerance",or=[1.13,.91];function ir({width:o,height:t,scale:e,isTransparent:n},s){const i=o*t*s*s>Un?1/s:s,r=a=>Math.
max(1,Math.round(a*i));return{width:r(o),height:r(t),isTransparent:n,scale:e*i}}async function rr(o,t,e){const n=new Set,s=(0,Et.Kf)([Gn,...o.map(zn),...t.map(zn)]),
i=([a,c,f,h])=>{const u=[];for(let d=Math.floor(c/s);d<=h/s;d++)for(let g=Math.floor(a/s);g<=f/s;g++)u.push(`${g} ${d}`);return u};for(const a of t){for(const f of i(
a))n.add(f);const c=e.step(Xn);c&&await c}const r=[];for(const a of o){i(a).some(f=>n.has(f))&&r.push(a);const c=e.step(Xn);c&&await c}return r}const zn=([o,t,e,
n])=>Math.max(e-o,n-t)/2,Xn=2e3,Hn=(o,t)=>Uint32Array.from(o,e=>t(e)+1);function ar(o,t){const[{width:e,height:n},s]=[(0,B.JQ)(o),(0,B.JQ)(t)];if(Math.abs(e-s.width)>
Wn||Math.abs(n-s.height)>Wn)return;const i=Math.min(Qi/_i,Math.sqrt(Un/(e*n))),r=a=>Math.max(1,Math.round(a*i));return{width:r(e),height:r(n),isTransparent:!1,scale:i}}
const cr=([o,t,e,n],s)=>[o/s-1,t/s-1,e/s+1,n/s+1],Yn=["fonts","links","bookmarks","attachments","form"],fr=new Set(["created","modified"]),hr=new Set(["creator",
"producer"]);async function ur({after:o,before:t},e){const{pace:n}=o.job,s=o.pages.count+t.pages.count;let i=0;const r=async(Mt,{pages:ke})=>{const rs=[];for(let De=0;De<
ke.count;De++)rs.push(await Mt.page(De)),n.progress(++i/s);return rs},a=new Ii(new ln(o,e.pattern),new ln(t,e.pattern)),[c,f]=[await r(a.after,o),await r(a.before,
t)];await n.rest();const h=await ri(f,c,n),u=new G,{changes:d,pixelEqual:g,truncated:y}=await qi(Ci(h,c,f),a,e.drawn),{counts:A,data:z,isSame:q}=await lr({after:o,
before:t},h,u,e.drawn!==void 0),tt=Mt=>u.entries(Mt.map(ke=>ke+1)),nt=Zn(h.before),pt=Zn(h.after),bt=[...h.moved].map(Mt=>({page:Mt+1,before:h.before[Mt]+1})),Wr={
added:tt(nt),removed:tt(pt),moved:u.entries(bt),changed:await Li(d,a,e.withText,u,n)},Kr={pagesAdded:nt.length,pagesRemoved:pt.length,pagesMoved:bt.length,pagesChanged:d.
length,...A};return{same:q&&nt.length+pt.length+bt.length+d.length===0,truncated:u.truncated||a.truncated||y,pageCount:o.pages.count,pageCountBefore:t.pages.count,
pixelEqual:g,counts:Kr,pages:Wr,...z,bytes:dr(o,t)}}const Zn=o=>[...o.keys()].filter(t=>o[t]<0);function dr({bytes:o},{bytes:t}){return Buffer.compare(o,t)===0?
null:{before:t.length,after:o.length}}async function lr({after:o,before:t},e,n,s){const i=await at(o,u=>e.before[u]<0?void 0:u),r=await at(t,u=>e.after[u]<0?void 0:
e.after[u]),a=Object.keys(i.metadata).filter(u=>i.metadata[u]!==r.metadata[u]),c={metadata:a.length},f={metadata:pr(r,i,a,n)};for(const u of Yn){const d=await Z(
r[u],i[u],o.job.pace);c[u]=d.before.length+d.after.length,f[u]={before:n.entries(d.before),after:n.entries(d.after)}}f.security=Jn(r.security,i.security),f.tagged=
Jn(r.tagged,i.tagged);const h=a.every(u=>fr.has(u)||s&&hr.has(u))&&Yn.every(u=>c[u]===0||s&&u==="fonts")&&f.security===null&&f.tagged===null;return{counts:c,data:f,
isSame:h}}function pr({metadata:o},{metadata:t},e,n){const s=e.map(i=>({key:i,pair:{before:o[i]??null,after:t[i]??null}}));return Object.fromEntries(n.entries(s).
map(({key:i,pair:r})=>[i,r]))}const Jn=(o,t)=>JSON.stringify(o)===JSON.stringify(t)?null:{before:o,after:t};var gr=l(73154),mr=l(95800),wr=l(99876),Vn=l(14029),
yr=l(77158),lt=l(36078);const Qn={before:"1 0 0",after:"0 0.82 0.88"},Jt=28,_n=24,qn=46,xr=620,br=880,Vt=2,Mr="0.93 0.94 0.95",Or="0.13 0.15 0.19",Sr="0.42 0.45\
 0.5",Er="0.78 0.8 0.83",vr="0.95 0.55 0",Ar="0.85 0.1 0.15",Tr="0 0.62 0.68";function Pr(o,t,e){const n=Math.max(o.size.width,t.size.width),s=Math.max(o.size.height,
t.size.height),i=Math.min(1,xr/n,br/s),r=Math.max(n*i,190),[a,c]=[2*Jt+3*r+2*_n,2*Jt+qn+s*i],f=c-Jt-qn,h=[0,1,2].map(tt=>Jt+tt*(r+_n)),[u,d,g]=h,y=({size:tt},nt)=>{
const[pt,bt]=[tt.width*i,tt.height*i];return{x:nt,y:f-bt,width:pt,height:bt}},A={before:y(o,u),after:y(t,d),both:[y(o,g),y(t,g)]},z=tt=>e.map(nt=>kr(nt,tt,f,i)).
join(" "),q=[`q ${Mr} rg 0 0 ${(0,lt.id)(a)} ${(0,lt.id)(c)} re f Q`,Ae(["Before",62],`page ${o.number}`,Ar,u,f),Ae(["After",46],`page ${t.number}`,Tr,d,f),Ae([
"Both",46],"red: only before, cyan: only after",void 0,g,f),Te(A.before),Te(A.after),...A.both.map(Te),Qt("Before",o,A.before),Qt("After",t,A.after),`q /Multipl\
y gs ${Qt("TintedBefore",o,A.both[0])} ${Qt("TintedAfter",t,A.both[1])} Q`,`q ${vr} RG 1.2 w 1 j ${h.map(z).join(" ")} Q`].join(`
`);return{width:ts(a),height:ts(c),content:`${q}
`}}const ts=o=>Math.round(o*100)/100;function Ae([o,t],e,n,s,i){const r=i+16,a=n===void 0?"":`${n} rg ${(0,lt.id)(s)} ${(0,lt.id)(r-1)} 12 12 re f `,c=n===void 0?
s:s+19,f=`BT ${Or} rg /Bold 16 Tf ${(0,lt.id)(c)} ${(0,lt.id)(r)} Td (${o}) Tj ${Sr} rg /Plain 12 Tf ${t} 0 Td (${e}) Tj ET`;return`q ${a}${f} Q`}const es=({x:o,
y:t,width:e,height:n})=>[o,t,e,n].map(lt.id).join(" ").concat(" re"),Te=o=>`q 1 g ${Er} RG 1 w ${es(o)} B Q`;function Qt(o,{inner:t},{x:e,y:n,width:s,height:i}){
return`q ${[s/t.width,0,0,i/t.height].map(a=>String(Number(a.toFixed(6)))).join(" ")} ${(0,lt.id)(e)} ${(0,lt.id)(n)} cm /${o} Do Q`}function kr({x:o,y:t,width:e,
height:n},s,i,r){const a={x:s+(o-Vt)*r,y:i-(t+n+Vt)*r,width:(e+2*Vt)*r,height:(n+2*Vt)*r};return`${es(a)} S`}const Dr=1,Rr=2,Cr="1.4",Ir=2e4;async function Br(o,t){
const{job:e}=o.after,n=await(0,D.E)(yr.O,e,{}),s=await _t.of(n,Dr,o.after,t.map(({page:a})=>a),e),i=await _t.of(n,Rr,o.before,t.map(({before:a})=>a),e),r=[];for(const[
a,c]of t.entries()){const[f,h]=[await s.panel(a,c.page),await i.panel(a,c.before)],u={before:os(n,h,Qn.before),after:os(n,f,Qn.after)},{width:d,height:g,content:y}=Pr(
h,f,c.boxes),A=(0,p.jd)({Type:(0,p.UU)("Page"),MediaBox:[0,0,d,g],Group:ns(),Resources:(0,p.jd)({XObject:(0,p.jd)({Before:h.form,After:f.form,TintedBefore:u.before,
TintedAfter:u.after}),ExtGState:(0,p.jd)({Multiply:(0,p.jd)({BM:(0,p.UU)("Multiply")})}),Font:(0,p.jd)({Bold:ss("Helvetica-Bold"),Plain:ss("Helvetica")})}),Contents:n.
add(new p.Z6((0,p.jd)({}),Buffer.from(y,"latin1")))});r.push(n.add(A).number);const z=e.pace.step(Ir);z&&await z}return(0,mr.J)([{index:0,document:n},s.part,i.part]),
await n.pages.rebuild(r),await n.pages.settle(),(0,Vn.fT)([n,s.part.document,i.part.document],{encryption:"none",version:Cr})}class _t{part;forms;found;sizes;constructor(t,e,n,s){
this.part=t,this.forms=e,this.found=n,this.sizes=s}static async of(t,e,n,s,i){const r=s.map(u=>(0,B.JQ)((0,rt.iw)(n,u-1)));await(0,Nn.mO)(n,Uint32Array.from(s),
!0);const a=await(0,Vn.UN)(n,{encryption:"none",draft:!0}),c={index:e,document:await(0,D.E)(a,i,{})},f=new gr.l(t,c),h=await(0,wr.F)(c.document,Uint32Array.from(
s,(u,d)=>d+1));return await f.inspect(h.pages),new _t(c,f,h,r)}async panel(t,e){const n=this.found.pages[t],s=this.found.kinds[n.kind];return{form:await this.forms.
of(n,s),number:e,inner:(0,B.iN)(s),size:this.sizes[t]}}}const ns=()=>(0,p.jd)({S:(0,p.UU)("Transparency"),CS:(0,p.UU)("DeviceRGB"),I:!0}),ss=o=>(0,p.jd)({Type:(0,p.
UU)("Font"),Subtype:(0,p.UU)("Type1"),BaseFont:(0,p.UU)(o),Encoding:(0,p.UU)("WinAnsiEncoding")});function os(o,{form:t,inner:{width:e,height:n}},s){const i=`0 \
0 ${e} ${n} re f`,r=`q 1 g ${i} Q q /Page Do Q q /Saturation gs 0.5 g ${i} Q q /Screen gs ${s} rg ${i} Q
`,a=(0,p.jd)({Type:(0,p.UU)("XObject"),Subtype:(0,p.UU)("Form"),BBox:[0,0,e,n],Group:ns(),Resources:(0,p.jd)({XObject:(0,p.jd)({Page:t}),ExtGState:(0,p.jd)({Saturation:(0,p.
jd)({BM:(0,p.UU)("Saturation")}),Screen:(0,p.jd)({BM:(0,p.UU)("Screen")})})})});return o.add(new p.Z6(a,Buffer.from(r,"latin1")))}var Lr=l(5899),$r=l(68516),jr=l(
9312);const Nr={file:"compare_to",password:"compare_password",noun:"the earlier version"},Ur=async(o,t,e)=>{const{ignore_pattern:n,with_text:s,tolerance:i}=t,r=n===
void 0?void 0:await(0,jr.Gv)("ignore_pattern",n,"regex",e),{quiet:a,wasRepaired:c}=(0,O.gd)(e),{after:f,before:h,isRepaired:u}=await Pe(o,t,a),g=await ur({after:f,
before:h},{pattern:r,withText:s,drawn:i==="pixels"?()=>Pe(o,t,a):void 0}),y=t.difference_pdf?{difference:await Fr(g,o,await Pe(o,t,a))}:{},A={...g,...y},z=[...c()?
[is("The document")]:[],...u?[is("The earlier version")]:[],...Gr(A)];return{documents:[{...o,pageCount:f.pages.count}],data:A,notes:z,facts:{}}};async function Fr({
pages:o},{name:t},e){const{changed:n}=o;if(n.length===0)return null;const s=await Br(e,n);return{fileName:`${t.replace(/\.pdf$/i,"")}-difference.pdf`,size:s.length,
content:Buffer.from(s).toString("base64")}}async function Pe(o,{compare_to:t,compare_password:e,open_password:n},s){const i=await(0,D.E)(o.bytes,s,{password:n}),
{document:r,isRepaired:a}=await(0,$r.H)(t,e,Nr,s);return{after:i,before:r,isRepaired:a}}const is=o=>(0,Lr.A)(`${o} is damaged: it was compared as far as it coul\
d be read.`);function Gr({pixelEqual:o}){const t=Number(o);return t===0?[]:[{code:"pages_look_same",message:`${(0,I.y_)(t,"page")} ${t===1?"draws differently, l\
ooks the same, and counts":"draw differently, look the same, and count"} as unchanged.`}]}}),17623:((st,X,l)=>{l.d(X,{Z:()=>L});var I=l(46570),D=l(52604),W=l(52755),
K=l(76933),Y=l(77500);async function L(S,C,v){const k=[],x={};for(const b of C.fields){k.push(R(S,C,v,b)),(0,I.K)(b)&&b.kind!=="password"&&C.byName.get(b.name)===
b&&Object.defineProperty(x,b.name,{value:v.of(b),enumerable:!0,configurable:!0,writable:!0});const m=S.job.pace.step(4e3);m&&await m}return{fields:k,values:x,xfa:(0,Y.
f4)(S,C),scripts:(0,K.on)(S,C)}}function R(S,C,v,k){const{kind:x,flags:b,name:m}=k,w=C.integer(k.nodes[0],"MaxLen"),M=x==="password",O=x==="text"||M;return{name:m,
type:x,value:M?null:v.of(k),default:M?null:v.of(k,"DV"),options:p(S,C,v,k),required:(b&W.mw)!==0,readOnly:(b&W.sj)!==0,multiline:x==="text"&&(b&W.kz)!==0,maxLength:O&&
w>0?w:null,pages:[...new Set(k.widgets.flatMap(({pages:E})=>E))].sort((E,T)=>E-T)}}function p(S,C,v,k){return k.kind==="dropdown"||k.kind==="list"?v.choices(k):
k.kind!=="checkbox"&&k.kind!=="radio"?[]:(0,D.lD)(S,C,k).names.map(x=>({value:x,display:x}))}}),5899:((st,X,l)=>{l.d(X,{A:()=>I});const I=D=>({code:"document_da\
maged",message:D})}),77158:((st,X,l)=>{l.d(X,{O:()=>I});const I=Buffer.from(`%PDF-1.3
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
`,"latin1")}),68516:((st,X,l)=>{l.d(X,{H:()=>K});var I=l(58552),D=l(21836),W=l(59277);async function K({bytes:R},p,S,C){const v={repaired:!1},k=()=>{v.repaired=
!0};try{return{document:await(0,D.E)(R,{...C,onRepaired:k},{password:p}),isRepaired:v.repaired}}catch(x){throw x instanceof I.zU?Y(x,R,S):x}}function Y(R,p,{file:S,
password:C,noun:v}){const k=(x,b,m=[])=>(0,I.G6)([{field:x,message:b,mentions:m}]);switch(R.code){case"password_required":return k(S,`needs a password: give it \
as ${C}`,[C]);case"wrong_password":return k(C,`does not open ${v}`);case"unsupported_encryption":return k(S,"is protected in a way that is not supported, such a\
s by a certificate");case"unreadable_document":{const x=(0,W.y)(p);return k(S,x===void 0||x==="a PDF document"?L:`is ${x}; it must be a PDF document`)}case"limi\
t_exceeded":{const x=R.issues.map(({message:b})=>({field:S,message:b}));return new I.zU(R.code,R.message,{issues:x,...R.advice===void 0?{}:{advice:R.advice}})}default:
return R}}const L="cannot be read, or has no pages: it must be a complete PDF document"}),66403:((st,X,l)=>{l.d(X,{a:()=>W});const I=100,D=K=>Math.round(K*I)/I,
W=K=>K?{x:D(K.x),y:D(K.y),width:D(K.width),height:D(K.height)}:null}),9312:((st,X,l)=>{l.d(X,{$0:()=>L,Gv:()=>W,MM:()=>Y});var I=l(779),D=l(42973);const W=(p,S,C,{
pace:v,limits:k})=>(0,I.patternOf)(p,S,C,v,R(p,k)),K={slashes:"has slashes around it that count as characters: leave them out, and begin with (?i) in place of t\
he flag i","regex-as-words":"looks like a regular expression and was read as words: set search_mode to regex, and leave out slashes around it"};function Y(p,S){
const C=(0,I.G)(p,S);return C&&K[C]}function L(p,S,C){const v=Y(S,C);return v===void 0?[]:[{code:"search_mode_unlikely",message:`Nothing was found for ${p}, whi\
ch ${v}.`,mentions:[p,"search_mode"]}]}function R(p,{searching:S}){let C=S;return v=>{if(C-=v,C<0)throw(0,D.F)("searching",`The search takes more than ${S} step\
s, which are characters times the size of the expression`,"Make the expression shorter or more exact, or search fewer pages",p)}}}),95800:((st,X,l)=>{l.d(X,{J:()=>Y});
var I=l(45599),D=l(36502),W=l(25524);const K=["Order","AS","RBGroups","Locked"];function Y(L){const R=L.filter(({document:w})=>w.dict(w.catalog.get("OCPropertie\
s")));if(R.length===0||R.length===1&&R[0].index===0)return;const{document:p}=L[0],S=p.dict(p.catalog.get("OCProperties")),C=[],[v,k]=[[],[]],x=new Map(K.map(w=>[
w,[]]));for(const w of R){const M=w.document.dict(w.document.catalog.get("OCProperties")),O=w.document.dict(M.get("D")),E=(T,G)=>(w.document.array(T?.get(G))??[]).
map(Z=>(0,W.yY)(Z,w.index));for(const T of E(M,"OCGs"))C.push(T);for(const[T,G]of x)for(const Z of E(O,T))G.push(Z);for(const T of E(O,"ON"))v.push(T);for(const T of new D.
z(w.document).groupsOff())k.push((0,W.yY)(T,w.index))}const b=new I.Bi(S&&p.dict(S.get("D")));b.delete("BaseState");for(const[w,M]of[...x,["ON",v],["OFF",k]])M.
length>0?b.set(w,M):b.delete(w);const m=new I.Bi(S);m.set("OCGs",C),m.set("D",b),p.editCatalog().set("OCProperties",p.add(m))}}),73154:((st,X,l)=>{l.d(X,{l:()=>x});
var I=l(75162),D=l(45599),W=l(1592),K=l(37709);async function Y(b,m,w){const M=[];let O=0;return await(0,K.Ko)(m,b.job.pace,E=>{const{operator:T,count:G}=E,Z=T===
"BDC"?" BMC":T==="DP"?" MP":void 0;if(Z===void 0||G!==2)return;const Q=E.name(1),_=Q===void 0?E.value(1):w?.get(Q);b.dict(_)?.has("MCID")&&(M.push(m.subarray(O,
E.endOf(0)),Buffer.from(Z,"latin1")),O=E.end)}),O===0?m:Buffer.concat([...M,m.subarray(O)])}var L=l(92218),R=l(53107),p=l(74135),S=l(25524),C=l(58006);const v=new Set(
["Page","Pages","Catalog","StructElem","StructTreeRoot","Annot"]);class k{document;keepsTags;seen=new Set;shared=new Map;constructor(m,w){this.document=m,this.keepsTags=
w}async prepare(m){const w=this.asObject(m);return await this.release(w),w}asObject(m){if((0,D.i9)(m)&&(0,D.Zm)(this.document.resolve(m)))return m;const w=this.
document.dict(m)??new D.Bi;let M=this.shared.get(w);return M||this.shared.set(w,M=this.document.add(w)),M}async release(m){const{document:w,seen:M}=this,O=[m];for(let E=O.
pop();E!==void 0;E=O.pop())if(E instanceof D.oS){if(M.has(E.number))continue;M.add(E.number);const T=w.job.pace.step(1e3);T&&await T;const G=w.get(E),Z=G instanceof
D.Z6?G.dict:G;if((0,D.Zm)(Z)){if(this.isApart(Z))continue;await this.untie(E,G,Z,m)}O.push(w.get(E))}else if(Array.isArray(E))for(const T of E)O.push(T);else if(E instanceof
D.Z6)for(const T of E.dict.values())O.push(T);else if((0,D.Zm)(E)){this.isFont(E)&&!E.has("Resources")&&E.set("Resources",m);for(const T of E.values())O.push(T)}}isApart(m){
const w=this.document.resolve(m.get("Type"));return w!==null&&typeof w=="object"&&"text"in w&&v.has(w.text)}isFont(m){return(0,D.Eo)(this.document.resolve(m.get(
"Subtype")),"Type3")&&m.has("CharProcs")}async untie(m,w,M,O){const{document:E}=this,T=w instanceof D.Z6&&(0,D.Eo)(E.resolve(M.get("Subtype")),"Form"),G=!this.keepsTags&&
(M.has("StructParent")||M.has("StructParents")),Z=!M.has("Resources")&&(T||this.isFont(M)),Q=T&&!this.keepsTags?await this.withoutIds(w,E.dict(M.get("Resources")??
O)):void 0;if(!G&&!Z&&!Q)return;const _=E.edit(m),et=_ instanceof D.Z6?_.dict:_;G&&et.delete("StructParent"),G&&et.delete("StructParents"),Z&&et.set("Resources",
O),Q&&_ instanceof D.Z6&&E.put(m,(0,C.n)(_,Q,{compress:!0}))}async withoutIds(m,w){const M=this.document.decodedPart(m);if(!M?.whole)return;const O=await Y(this.
document,M.data,this.document.dict(w?.get("Properties")));return O===M.data?void 0:O}}class x{document;part;contents;resources;constructor(m,w){this.document=m,
this.part=w,this.contents=new R.K(w.document),this.resources=new k(w.document,this.keepsTags)}get keepsTags(){return this.part.document===this.document}inspect(m){
return this.contents.inspect(m)}async of(m,w){const{index:M,document:O}=this.part,E=await this.resources.prepare(m.resources),T=O.entry(O.pages.number(m.index),
"Group"),{filters:G,data:Z}=await this.contentOf(m),Q=this.keepsTags?O.entry(O.pages.number(m.index),"StructParents"):void 0,_=(0,D.jd)({Type:(0,D.UU)("XObject"),
Subtype:(0,D.UU)("Form"),BBox:[...w.box],Matrix:[...(0,p.DI)((0,p.S3)(w))],Resources:(0,S.Po)(M,E.number),Group:T===void 0?void 0:(0,S.yY)(T,M),StructParents:Q,
...G});return this.document.add(new D.Z6(_,Z))}async contentOf(m){const{part:w,contents:M}=this,{document:O}=w,E=M.own(m),T=E.length===1?O.get(E[0]):void 0;if(T instanceof
D.Z6&&this.keepsTags&&M.isOrderly(m))return this.asItIs(T);const{isWhole:G,isKnown:Z,open:Q}=await M.condition(E),_=await M.content(E),et=O.dict(O.dict(m.resources)?.
get("Properties")),at=this.keepsTags?_:await Y(O,_,et);if(T instanceof D.Z6&&(!Z||G&&Q.excess===0&&at===_))return this.asItIs(T);const ct=Q.excess===0?at:await(0,W.
KS)(at,0,O.job.pace),ft=await(0,L.d)(ct,O.job);return{filters:{Filter:(0,D.UU)("FlateDecode")},data:ft}}asItIs(m){const{index:w,document:M}=this.part,O=new D.Bi(
[...m.dict].filter(([E])=>E==="Filter"||E==="DecodeParms"));return(0,I.CF)(O),{filters:Object.fromEntries((0,S.yY)(O,w)),data:M.encoded(m)}}}}),25524:((st,X,l)=>{
l.d(X,{Bg:()=>D,Po:()=>W,fS:()=>Y,yY:()=>K});var I=l(45599);const D=L=>L.find(({index:R})=>R===0).document,W=(L,R,p=0)=>L===p?new I.oS(R):new I.rV(L,R);function K(L,R){
if(R===0||L instanceof I.rV)return L;if(L instanceof I.oS)return new I.rV(R,L.number);if(Array.isArray(L))return L.map(S=>K(S,R));if(L instanceof I.Z6||!(L instanceof
I.Bi))return L;const p=new I.Bi;for(const[S,C]of L)p.set(S,K(C,R));return p}class Y{meaning;taken;last=new Map;constructor(R=[],p=S=>S){this.meaning=p,this.taken=
new Set([...R].map(p))}get size(){return this.taken.size}has(R){return this.taken.has(this.meaning(R))}add(R){this.taken.add(this.meaning(R))}free(R){const p=R.
startsWith("þÿ");for(let S=(this.last.get(R)??1)+1;;S++){const C=`_${S}`,v=R+(p?[...C].map(k=>`\0${k}`).join(""):C);if(!this.has(v))return this.last.set(R,S),
this.add(v),v}}}}),92152:((st,X,l)=>{l.d(X,{A6:()=>C,AT:()=>S,Cb:()=>D,WQ:()=>W,ZJ:()=>p,fu:()=>k,mA:()=>R,u8:()=>v,zq:()=>I});const I=(x,b,m)=>Math.ceil(x*b*m/
8);function D(x,b,m){if(!x||x.length<b*2)return!1;let w=0;for(let M=0;M<b;M++){const[O,E]=[x[M*2],x[M*2+1]];if(O===m&&E===0)w++;else if(O!==0||E!==m)return}return w===
0?!1:w===b?!0:void 0}function W(x,b){if(x.length>=b)return x.subarray(0,b);const m=new Uint8Array(b);return m.set(x),m}const K=2,Y=65536;async function L(x,b,m,w){
const M=Math.max(1,Math.floor(Y/b));for(let O=0;O<x;O+=M){const E=Math.min(O+M,x);w(O,E);const T=m.step((E-O)*b*K);T&&await T}}async function R(x,b){const m=new Uint8Array(
x.length);return await L(x.length,1,b,(w,M)=>{for(let O=w;O<M;O++)m[O]=x[O]^255}),m}async function p(x,{width:b,height:m,channels:w,bits:M},O,E){const T=b*w,G=I(
b,w,M),Z=new Uint8Array(T*m),Q=2**M-1,_=O&&M<8?255/Q:1;for(let et=0;et<m;et++)await L(T,1,E,(at,ct)=>{for(let ft=at;ft<ct;ft++){const yt=ft*M,gt=et*G+(yt>>3),Ot=M>=
8?x[gt]:x[gt]>>8-M-(yt&7)&Q;Z[et*T+ft]=Ot*_}});return Z}async function S(x,b,m,w){const M=Array.from({length:m},(E,T)=>{const[G,Z]=[b[T*2],b[T*2+1]];return Uint8ClampedArray.
from({length:256},(Q,_)=>(G+_/255*(Z-G))*255)}),O=new Uint8Array(x.length);return await L(x.length,1,w,(E,T)=>{for(let G=E;G<T;G++)O[G]=M[G%m][x[G]]}),O}function C(x,b,m){
const w=new Uint8Array(x.length*m);for(let M=0;M<x.length;M++)for(let O=0;O<m;O++)w[M*m+O]=b[x[M]*m+O]??0;return w}async function v(x,b,m,w){const M=new Uint8Array(
x.length*m);return await L(x.length,m,w,(O,E)=>M.set(C(x.subarray(O,E),b,m),O*m)),M}async function k(x,b,m,w){const M=new Uint8Array(b.length*(m+1));return await L(
b.length,m+1,w,(O,E)=>{for(let T=O;T<E;T++){for(let G=0;G<m;G++)M[T*(m+1)+G]=x[T*m+G];M[T*(m+1)+m]=b[T]}}),M}}),38671:((st,X,l)=>{l.d(X,{R:()=>K});var I=l(52205),
D=l(45599);const W={DCTDecode:"jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};function K(Y,L){const R=(0,I.c3)(Y,L.dict.
get("Filter")),p=(0,I.c3)(Y,L.dict.get("DecodeParms")),S=R.at(-1)??null,C=S instanceof D.SX?W[S.text]:void 0;if(!C)return{format:C,parameters:void 0,filter:S,before:L};
const v=new D.Bi(L.dict);v.set("Filter",R.slice(0,-1)),v.set("DecodeParms",p.slice(0,R.length-1));const k=p[R.length-1];return{format:C,parameters:(0,D.Zm)(k)?k:
void 0,filter:S,before:new D.Z6(v,L.data,L.sealed)}}}),8283:((st,X,l)=>{l.d(X,{A2:()=>D,EI:()=>Y,GM:()=>W,OD:()=>p,Os:()=>K,iN:()=>L});var I=l(78157);const D=216,
W=217,K=218,Y=254,L=v=>v>=224&&v<=239;class R{image;marker;start;end;constructor(k,x,b,m){this.image=k,this.marker=x,this.start=b,this.end=m}get data(){return this.
image.subarray(Math.min(this.start+4,this.end),this.end)}}function*p(v){const k=(0,I.bS)(v);for(let x=2;;){const b=C(k,x);if(b<0)return;const m=k[b+1],w=m===D||
m===W||m===S;if(!w&&b+4>k.length)return;const M=w?0:k.readUInt16BE(b+2),O=b+2+M;if(O>k.length||!w&&M<2||(yield new R(k,m,b,O),m===W))return;x=O}}const S=1;function C(v,k){
for(let x=v.indexOf(255,k);x>=0&&x+1<v.length;x=v.indexOf(255,x+1)){const b=v[x+1];if(b!==0&&b!==255&&(b<208||b>215))return x}return-1}}),44738:((st,X,l)=>{l.d(
X,{L:()=>R,m:()=>p});var I=l(45599),D=l(55969),W=l(3466),K=l(9731),Y=l(17671);const L=1e3;async function R(S,C){const v=new Set;let k=0,x=!1;for(let w=0;w<S.pages.
count;w++){const M=p(S,S.pages.number(w));for(const{number:E}of M){const T=S.get(E),G=S.job.pace.step(L);if(G&&await G,v.has(E)||!(0,I.Zm)(T)||!C(T,w))continue;
v.add(E);const Z=(0,D.B)(S,T);Z==="Popup"&&k++,Z==="Widget"&&(x=!0)}const O=S.job.pace.step(500);O&&await O}if(v.size===0)return 0;const b=(0,Y.Hi)(S),m=x?await W.
R.of(S):void 0;return await(0,Y.Pv)(b,v,()=>(0,Y.Wi)(b,v)),m&&await(0,Y.zg)(b,m),await(0,K.U)(b),v.size-k}function p(S,C){const v=S.entry(C,"Annots"),k=S.array(
v)??[];if(!k.some(I.Zm))return k.filter(I.i9);const x=S.edit((0,I.i9)(v)?v:C),b=S.array((0,I.Zm)(x)?x.get("Annots"):x)??[];for(const[m,w]of b.entries())(0,I.Zm)(
w)&&(b[m]=S.add(w));return b.filter(I.i9)}}),779:((st,X,l)=>{l.d(X,{patternOf:()=>$t,G:()=>Bt,y:()=>L});var I=l(58552),D=l(98472),W=l(34378);const K=new RegExp(
"([\\x21-\\x7e]{1,1000})(?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]{1,1000}|\\P{M})\\p{M}{0,30}|\\p{M}{1,30}","gu"),Y=(P,N)=>L([P],N);async function L(P,N){const $=new Set;
for(const U of P)$.add((await Q(U,N)).text.trim());$.delete("");const j=[...$].map(U=>U.match(/[\x21-\x7e]+/g)??[]),F=(U,V)=>U.length*j.length>G?!1:(V.add((U.length>>
2)+$.size*T),p(U,j));return{hasGroups:!1,lacks:F,...x($)&&{countInPieces:M($)},search:async(U,V,J)=>{const H=J.step(U.length>>2);if(H&&await H,F(U,J)||await R(U,
j,J))return{matches:[],truncated:!1};const ot=await Q(U,J),it=[];for(const ht of $)if(!await Z(ht,ot,it,V,J))return{matches:it,truncated:!0};return $.size>1&&it.
sort((ht,ut)=>ht.start-ut.start||ut.end-ht.end),{matches:it,truncated:!1}}}}async function R(P,N,$){const j=C(P);for(const F of N){const U=$.step((j.length>>3)*
F.length);if(U&&await U,S(j,F))return!1}return!0}function p(P,N){const $=C(P);for(const j of N)if(S($,j))return!1;return!0}function S(P,N){for(const $ of N)if(!P.
includes($))return!1;return!0}function C(P){const N=P.toLowerCase();return v.test(N)?N.replace(k,gt):N}const v=/[\u00df\u0131\u0149\u017f\u037e\u1e9a\u1e9e\u1fef\ufb00-\ufb06]/,
k=new RegExp(v,"g"),x=P=>{for(const N of P)if(!/^[\x21-\x7e]{2,40}$/.test(N))return!1;return P.size>0&&P.size<=b},b=10,m=2e5,w="\0",M=P=>(N,$)=>{const j=C(`${w}${N.
join(w)}${w}`);if($.add(j.length*P.size),j.length*P.size>m)return;let F=0;for(const U of P){if(O(j,U))return;for(let V=j.indexOf(U);V>=0;V=j.indexOf(U,V+U.length))
F++}return F};function O(P,N){const[$,j]=[new Uint8Array(N.length),new Uint8Array(N.length)];for(let F=P.indexOf(w),U;F>=0;F=U){U=P.indexOf(w,F+1);const[V,J]=[P.
charCodeAt(F-1),P.charCodeAt(F+1)];for(let H=1;H<N.length;H++)N.charCodeAt(H-1)===V&&P.startsWith(N.slice(0,H),F-H)&&($[H]=1),N.charCodeAt(H)===J&&E(P,F+1,U,N,H)&&
(j[H]=1)}return $.some((F,U)=>F===1&&j[U]===1)}const E=(P,N,$,j,F)=>P.startsWith(j.slice(F),N)||$>N&&$-N<j.length&&j.startsWith(P.slice(N,$),F),T=6,G=2e4;async function Z(P,{
text:N,places:$},j,F,U){const V=U.step(N.length>>3);V&&await V;for(let J=N.indexOf(P),H=0;J>=0;J=N.indexOf(P,H)){if(j.length===F)return!1;for(H=J+P.length;$[H]===
$[H-1];)H++;j.push((0,D.z)($[J],$[H]));const ot=U.step(P.length);ot&&await ot}return!0}async function Q(P,N){if(!_.test(P))return at(P,N);const $=[];let j="";for(const{
0:F,1:U,2:V,index:J}of P.matchAll(K)){const H=V===void 0?U?.toLowerCase()??gt(F):" ";for(let it=0;it<H.length;it++)$.push(U===void 0?J:J+it);j+=H;const ot=N.step(
F.length*10);ot&&await ot}return $.push(P.length),{text:j,places:$}}const _=/[^\0-\xff\u2010-\u2027\u2030-\u205e\u20ac\u2122\u2212\u2500-\u25ff]/,et=65536;async function at(P,N){
const $=P.includes(ct)?P.split(ct).length-1:0,j=new Uint32Array(P.length+$+1);let F="",U=0,V=!1;for(let J=0;J<P.length;J+=et){const H=P.slice(J,J+et),ot=N.step(
H.length);ot&&await ot;const it=V;for(let ut=0;ut<H.length;ut++){const jt=H.charCodeAt(ut),xt=yt(jt);(!xt||!V)&&(j[U++]=J+ut),jt===ft&&(j[U++]=J+ut),V=xt}const ht=H.
toLowerCase().replace(/\s+/g," ").replaceAll(ct,"ss").replaceAll("µ","μ");F+=it&&ht.startsWith(" ")?ht.slice(1):ht}return j[U]=P.length,{text:F,places:j}}const ct="\
ß",ft=223,yt=P=>P===32||P>=9&&P<=13||P===160,gt=P=>(0,W.w)((0,W.w)(P).toUpperCase().toLowerCase()),Ot=/^\/.+\/([dgimsuvy]*)$/s,B=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;
function Bt(P,N){const $=Ot.exec(P);return N==="regex"?$?"slashes":void 0:B.test(P)||$&&$[1]!==""?"regex-as-words":void 0}const Lt=1e6;async function $t(P,N,$,j,F){
const U=$==="regex"?(await Promise.all([l.e(7398),l.e(9974)]).then(l.bind(l,39974))).expressionOf(N,F):await Y(N,j);if("problem"in U)throw(0,I.G6)([{field:P,message:U.
problem}]);return{...U,search:async(V,J,H)=>{const ot=await U.search(V.slice(0,Lt),J,H);return V.length>Lt?{...ot,truncated:!0}:ot}}}}),98472:((st,X,l)=>{l.d(X,
{z:()=>I});const I=(D,W,K=[])=>({start:D,end:W,groups:Object.fromEntries(K)})})};
