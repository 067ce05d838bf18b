"use strict";exports.id=5734,exports.ids=[5734,779],exports.modules={71693:((J,F,p)=>{p.r(F),p.d(F,{compare_documents:()=>tr});var k=p(98446),L=p(12237),R=p(77598),N=p(45059),
K=p(52755),B=p(16259),D=p(824),l=p(45599),T=p(59071);function m(o,t,e){const n=[];for(const s of o.array(o.entry(o.pages.number(t),"Annots"))??[]){const i=o.dict(
s);i&&(0,l.Eo)(o.resolve(i.get("Subtype")),"Link")&&n.push({page:t,target:b(o,i,e)})}return n}function b(o,t,e){const n=e.pageOf(t);if(n!==void 0)return{page:n};
const s=o.dict(t.get("A")),i=o.resolve(s?.get("S")),r=o.resolve(s?.get("URI"));if(r instanceof l.Mx)return{uri:Buffer.from(r.bytes).toString("latin1")};const a=x(
o,s?.get("F"));if(a!==null)return{file:a};const c=o.resolve(s?.get("N"));return{action:c instanceof l.SX?c.text:i instanceof l.SX?i.text:"none"}}function x(o,t){
const e=o.resolve(t);if(e instanceof l.Mx)return(0,T.Gh)(e);const n=o.dict(t);return(0,T.Gh)(o.resolve(n?.get("UF")))??(0,T.Gh)(o.resolve(n?.get("F")))}var O=p(
37081),v=p(12207),w=p(16231),S=p(17623),P=p(41112),I=p(41561);const M=1e3,A=1e6;class C{truncated=!1;left=A;entries(t,e=M){const n=[];for(const s of t){const i=JSON.
stringify(s).length+1;if(n.length===e||i>this.left){this.truncated=!0;break}this.left-=i,n.push(s)}return n}}async function j(o,t,e){const n=new Map;for(const{key:r}of o){
n.set(r,(n.get(r)??0)+1);const a=e.step(200);a&&await a}const s=[];for(const{key:r,entry:a}of t){const c=n.get(r)??0;c>0?n.set(r,c-1):s.push(a);const f=e.step(200);
f&&await f}const i=[];for(const{key:r,entry:a}of[...o].reverse()){const c=n.get(r)??0;c!==0&&(n.set(r,c-1),i.push(a))}return{before:i.reverse(),after:s}}const W=200;
class G{texts=new Map;objects=new WeakMap;keyed(t){return{key:Object.entries(t).map(([n,s])=>`${n} ${this.ofValue(s)}`).join(`
`),entry:t}}ofText(t){if(t.length<W)return JSON.stringify(t);let e=this.texts.get(t);return e===void 0&&this.texts.set(t,e=z(t)),e}ofValue(t){if(typeof t=="stri\
ng")return this.ofText(t);if(typeof t!="object"||t===null)return String(t);let e=this.objects.get(t);if(e===void 0){const n=JSON.stringify(t);this.objects.set(t,
e=n.length<W?n:z(n))}return e}}const z=o=>(0,R.createHash)("sha256").update(o).digest("base64");async function X(o,t){const{pace:e}=o.job,n=await v.Ht.of(o),s=new G,
i={...(0,D._6)(o,await(0,D.Br)(o))};await e.rest();const r=(await(0,P.Uz)(o)??[]).map(d=>s.keyed({...d}));await e.rest();const a=await V(o,n,t),c=await q(o,n,t,
s);await e.rest();const f=await mt(o),h=await Dn(o,s);return await e.rest(),{metadata:i,fonts:r,links:a,bookmarks:c,attachments:f,form:h,security:{encryption:(0,I.
Br)(o),permissions:(0,I.nj)(o),javascript:await(0,P.xS)(o),signatures:(await(0,w.Ez)(o)).length},tagged:(0,I.$J)(o)}}function H(o,t){if(!("page"in o))return{entry:{
...o},key:JSON.stringify(o)};const e=t(o.page);return{entry:{target:o.page+1},key:e===void 0?`gone ${o.page}`:`page ${e}`}}async function V(o,t,e){const n=[];for(let s=0;s<
o.pages.count;s++){const i=e(s);if(i!==void 0)for(const a of m(o,s,t)){const{entry:c,key:f}=H(a.target,e);n.push({entry:{page:s+1,...c},key:`${i} ${f}`})}const r=o.
job.pace.step(2e4);r&&await r}return n}async function q(o,t,e,n){const s=[];return await(0,O.O)(o,(i,r)=>{const a=o.dict(i),c=a&&(0,T.Gh)(o.resolve(a.get("Title")));
if(!a||c===null||c===void 0)return a!==void 0;const{entry:f,key:h}=H(b(o,a,t),e);return s.push({entry:{title:c,level:r,...f},key:`${r} ${h} ${n.ofText(c)}`}),!0}),
s}async function mt(o){const t=[];for(const{name:e,size:n,mimeType:s,description:i,relationship:r,stream:a}of await(0,N._)(o)){const c=o.decodedPart(a)?.data??o.
encoded(a),f={name:e,size:n??c.length,mimeType:s,description:i,relationship:r},h=(0,R.createHash)("sha256").update(c).digest("base64");t.push({entry:f,key:`${JSON.
stringify(f)} ${h}`});const d=o.job.pace.step(c.length*2);d&&await d}return t}async function Dn(o,t){const e=await K.mO.read(o);if(e.fields.length===0)return[];
const{fields:n}=await(0,S.Z)(o,e,new B.n(o,e)),s=[];for(const{pages:i,...r}of n){s.push(t.keyed(r));const a=o.job.pace.step(2e3);a&&await a}return s}var $=p(74135);
const ae=512,Rn=5e4,ce=22,kn=100,In=.2718281828,st=o=>Number.isNaN(o)?0:Math.floor(o*kn+In);class Q{count=0;hash=(0,R.createHash)("sha256");values=new Float64Array(
ae);used=0;texts=new Map;length(t){this.exact(st(t))}exact(t){this.used===ae&&this.flush(),this.values[this.used++]=t,this.count++}text(t){const{texts:e}=this;let n=e.
get(t);n===void 0&&(e.size===Rn&&e.clear(),e.set(t,n=e.size),this.bytes(Buffer.from(t))),this.exact(n)}bytes(t){this.exact(t.length),this.flush(),this.hash.update(
t)}finish(){return this.flush(),this.hash.digest("base64").slice(0,ce)}flush(){this.used!==0&&(this.hash.update(Buffer.from(this.values.buffer,0,this.used*8)),this.
used=0)}}function _(...o){return(0,R.createHash)("sha256").update(JSON.stringify(o)).digest("base64").slice(0,ce)}const It=(o,{clipBox:t})=>t?(0,$.Pj)(t,o)??fe:
o,Cn=[-1e9,-1e9,1e9,1e9],fe=[0,0,0,0];class Bn{box;begins=()=>{};begin(t,e,n){const s=e&&It(e,n);s&&(this.box=this.box?(0,$.kO)(this.box,s):s)}keepsPictures=!1;outline(){}picture(){}beginGroup(){
return 0}endGroup(){}}class $n{numbers=new Map;of(t){let e=this.numbers.get(t);return e===void 0&&this.numbers.set(t,e=this.numbers.size),e}}const he=1e5,Ln=5e5,
jn=1e3,Nn=120,Ct=.4;class Un extends Q{ids;page;kinds=[];boxes=[];outlines=new Map;pictures=new Map;keys=[];begins=()=>{};item="";numbers=0;within;constructor(t,e){
super(),this.ids=t,this.page=e}enter(t){this.within=t}begin(t,e,n){const s=e&&this.shownPart(e,n),i=this.boxes.length-1;this.isFull?s&&(this.boxes[i]=(0,$.kO)(this.
boxes[i]??s,s)):this.add(this.within??t,s),this.begins()}shownPart(t,e){const n=It((0,$.XM)(t,Ct),e);return n===fe?void 0:(0,$.Pj)((0,$.XM)(n,Ct),this.page)}outline(t){
if(this.isFull||this.numbers>=Ln)return;const e=t();e&&(this.numbers+=e.path.length,this.outlines.set(this.kinds.length-1,e))}get keepsPictures(){return!this.isFull&&
this.pictures.size<jn}picture(t){this.pictures.set(this.kinds.length-1,t)}beginPage(){this.begin("page",this.page,{})}beginGroup(){return this.isFull||this.add(
this.within??"path",void 0),this.begins(),this.boxes.length-1}endGroup(t){let e;for(let n=t+1;n<this.boxes.length;n++){const s=this.boxes[n];s&&(e=e?(0,$.kO)(e,
s):s)}t<he-1&&(this.boxes[t]=e),t+1<this.kinds.length&&(this.kinds[t]=this.kinds[t+1])}end(){if(this.kinds.length===this.keys.length)return;const{item:t}=this,e=this.
isFull?this.finish():"";this.keys.push(this.ids.of(t.length>Nn||e!==""?_(t,e):t)),this.item=""}exact(t){this.isFull?super.exact(t):this.item+=`${t} `}text(t){this.
isFull?super.text(t):this.item+=`t${this.ids.of(t)} `}get isFull(){return this.kinds.length===he}add(t,e){this.end(),this.kinds.push(t),this.boxes.push(e)}}var Gn=p(
66403);const Fn=200,ft=200,wt=2e4,Wn=300;async function Kn(o,t){const{diffArrays:e}=await p.e(8128).then(p.bind(p,18128)),[n,s]=[de(o),de(t)],i=e(n.map(({masked:d})=>d),
s.map(({masked:d})=>d),{maxEditLength:Wn})??[{removed:!0,added:!1,count:n.length},{removed:!1,added:!0,count:s.length}],r=[];let[a,c]=[0,0],f=n.length===wt||s.length===
wt;const h=(d,u)=>{r.length===Fn?f=!0:r.push(d+ue(u)),u.length>ft&&(f=!0)};for(const{removed:d,added:u,count:g}of i){if(d)for(let y=0;y<g;y++)h("-",n[a+y].text);
if(u)for(let y=0;y<g;y++)h("+",s[c+y].text);u||(a+=g),d||(c+=g)}return{lines:r,truncated:f}}function de({text:o,masked:t}){const e=t.split(`
`,wt),n=o.split(`
`,wt);return e.map((s,i)=>({masked:s,text:n.length===e.length?n[i]:s}))}function ue(o){if(o.length<=ft)return o;const t=/[\ud800-\udbff]$/.test(o.slice(0,ft-1))?
ft-2:ft-1;return`${o.slice(0,t)}…`}const zn=2e4,Xn=200,Hn=.4,Yn=1e3;async function le(o,t,e){const n=t.map(()=>"");let s=0;for(const{0:i,index:r}of o.text.matchAll(
/\S+/g)){if(++s>zn)break;const a=o.box(r,r+i.length);if(a)for(const[f,h]of t.entries()){const d=n[f];d.length<=Xn&&Zn(h,a.x,a.y,a.width,a.height)&&(n[f]=d===""?
i:`${d} ${i}`)}const c=e.step(Yn+t.length*20);c&&await c}return n.map(ue)}function Zn([o,t,e,n],s,i,r,a){const c=Math.min(n,i+a)-Math.max(t,i);return s<e&&s+r>o&&
c>Hn*Math.min(a,n-t)}var yt=p(45657),pe=p(95340),ge=p(38671);const Jn=1/50,xt=.5,Vn=2;async function Qn(o,t){if(o.style!==t.style)return;const e=[];for(const n of[
void 0,"SMask","Mask"]){const[s,i]=[await me(o,n),await me(t,n)];if(!(s==="none"&&i==="none")){if(typeof s=="string"||typeof i=="string"||s.rowBytes!==i.rowBytes||
s.pixelBits!==i.pixelBits)return;(0,yt.RZ)(e,await _n(s,i,o.document))}}return e}async function me({document:o,image:t},e){const n=e===void 0?t:o.resolve(t.dict.
get(e));if(!(n instanceof l.Z6))return"none";const{format:s,before:i}=(0,ge.R)(o,n),{width:r,height:a,bits:c}=(0,pe.h)(o,n.dict);if(s!==void 0||!(r>0&&a>0))return"\
unknown";const f=await o.decodedAtEase(i),h=Math.floor(f.length/a),d=Math.floor(h*8/(r*c)),u=y=>Math.ceil(r*c*y/8);return d>0&&u(d)===h&&u(d-1)!==h?{data:f,width:r,
height:a,rowBytes:h,pixelBits:c*d}:"unknown"}async function _n(o,{data:t},{job:e}){const{data:n,width:s,height:i,rowBytes:r,pixelBits:a}=o,c=[];let[f,h,d,u]=[-1,
-1,r,-1];const g=()=>{if(f<0)return;const[y,E]=[Math.floor(d*8/a),Math.ceil((u+1)*8/a)];c.push([(y-xt)/s,1-(h+1+xt)/i,(E+xt)/s,1-(f-xt)/i]),[f,d,u]=[-1,r,-1]};for(let y=0;y<
i;y++){const E=y*r,[U,Y]=[n.subarray(E,E+r),t.subarray(E,E+r)];Buffer.compare(U,Y)!==0&&(y-h>Math.max(2,i*Jn)&&g(),f<0&&(f=y),h=y,d=Math.min(d,we(U,Y,0,1)),u=Math.
max(u,we(U,Y,r-1,-1)));const Z=e.pace.step(r*Vn);Z&&await Z}return g(),c}function we(o,t,e,n){let s=e;for(;s>=0&&s<o.length&&o[s]===t[s];)s+=n;return s}const ye=4096,
Bt=1,ot=2,$t=3,it=4,xe=13;class Me{kept=new Float64Array(ye);used=0;long;x=0;y=0;left=1/0;top=1/0;right=-1/0;bottom=-1/0;hasAngles=!1;get isEmpty(){return this.
used===0&&!this.long}get numbers(){return this.long?void 0:this.kept.slice(0,this.used)}get box(){return[this.left,this.top,this.right,this.bottom]}get isUpright(){
const[,t,e,,n,s,,i,r,,a,c]=this.kept;return this.long||this.used!==xe||this.kept[xe-1]!==it||this.kept[9]!==ot?!1:e===s&&n===i&&r===c&&t===a||t===n&&s===r&&i===
a&&c===e}follow(t,e){switch(t.operator){case"m":return this.point(Bt,t.number(0),t.number(1),e);case"l":return this.hasAngles=!0,this.point(ot,t.number(0),t.number(
1),e);case"c":return this.curve(t,e,0,2,4);case"v":return this.curve(t,e,-1,0,2);case"y":return this.curve(t,e,0,2,2);case"h":return this.add(it),!0;case"re":return this.
rectangle(t.number(0),t.number(1),t.number(2),t.number(3),e),!0;default:return!1}}rectangle(t,e,n,s,i){this.point(Bt,t,e,i),this.point(ot,t+n,e,i),this.point(ot,
t+n,e+s,i),this.point(ot,t,e+s,i),this.add(it),this.x=t,this.y=e}close(){this.add(it)}write(t){if(this.long)t.text(this.end());else for(let e=0;e<this.used;e++)
t.exact(this.kept[e])}get id(){const t=new Q;return this.write(t),t.finish()}clear(){this.used=0,this.long=void 0,this.whole=void 0,[this.left,this.top,this.right,
this.bottom]=$.gF,this.hasAngles=!1}whole;end(){return this.whole===void 0&&(this.flush(this.long),this.whole=this.long.finish()),this.whole}curve(t,e,n,s,i){return this.
hasAngles=!0,this.add($t),n<0?this.place(this.x,this.y,e):this.place(t.number(n),t.number(n+1),e),this.place(t.number(s),t.number(s+1),e),this.x=t.number(i),this.
y=t.number(i+1),this.place(this.x,this.y,e),!0}point(t,e,n,s){return this.add(t),this.place(e,n,s),this.x=e,this.y=n,!0}place(t,e,n){const[s,i]=[n[0]*t+n[2]*e+n[4],
n[1]*t+n[3]*e+n[5]];this.add(st(s)),this.add(st(i)),s<this.left&&(this.left=s),s>this.right&&(this.right=s),i<this.top&&(this.top=i),i>this.bottom&&(this.bottom=
i)}add(t){this.used===ye&&this.flush(this.long??=new Q),this.kept[this.used++]=t}flush(t){for(let e=0;e<this.used;e++)t.exact(this.kept[e]);this.used=0}}const Lt=100,
qn=1/Lt,jt=10,ts=6,es=32;function ns(o,t){if(o.style!==t.style)return;const e=o.reach===0,[n,s]=[Se(o.path,e),Se(t.path,e)],i=Math.max(o.reach,t.reach)+qn,r=ss(
o,t,n,s);if(!r)return;const a=r.map(f=>(0,$.XM)(f,i)),c=(0,$.XM)((0,$.$L)([...n,...s].flatMap(({points:f})=>f)),i);return(0,yt.RZ)(a,os(o.clipBox,t.clipBox,c)),
a.length===0?void 0:a}function ss(o,t,e,n){const s=o.reach===0;if(o.ends!==t.ends)return o.isDashed?void 0:is(e,n);if(Oe(e,n)&&!o.isDashed)return Ee(e,n,s);const i=ve(
e,n,o.isDashed);return s&&i.length>0?[i.reduce($.kO)]:i}function os(o,t,e){const[n,s]=[o??e,t??e];return[...be(n,s),...be(s,n)].flatMap(i=>{const r=(0,$.Pj)(i,e);
return r?[r]:[]})}function be([o,t,e,n],s){return[[o,t,Math.min(e,s[0]),n],[Math.max(o,s[2]),t,e,n],[o,t,e,Math.min(n,s[1])],[o,Math.max(t,s[3]),e,n]].filter(r=>r[0]<
r[2]&&r[1]<r[3])}function is(o,t){const e=[...o,...t].flatMap(s=>s.points.length>2?Mt(s):s.points.map(i=>(0,$.$L)([i])));return[...Oe(o,t)?Ee(o,t,!1):ve(o,t,!1),
...e]}function Se(o,t){const e=[];let[n,s]=[[0,0],[0,0]],i=jt;const r=(f,h)=>{e.push({sign:f+i,points:[s,...h]}),i=0,s=h.at(-1)},a=()=>{i===0&&(!t||!Nt(s,n))&&r(
t?ot:it,[n]),i=jt,s=n},c=f=>[o[f]/Lt,o[f+1]/Lt];for(let f=0;f<o.length;){const h=o[f++];h===it?a():h===Bt?(t&&a(),n=s=c(f),i=jt,f+=2):h===$t?(r($t,[c(f),c(f+2),
c(f+4)]),f+=6):(r(ot,[c(f)]),f+=2)}return t&&a(),e}const Nt=(o,t)=>o[0]===t[0]&&o[1]===t[1],Ut=(o,t)=>o.sign===t.sign&&o.points.every((e,n)=>Nt(e,t.points[n])),
Oe=(o,t)=>o.length===t.length&&o.every(({sign:e},n)=>e===t[n].sign);function Ee(o,t,e){return o.flatMap((n,s)=>{const i=t[s];return Ut(n,i)?[]:e?as(n,i):rs(n,i)??
[...Mt(n),...Mt(i)]})}function ve(o,t,e){let n=0;for(;n<o.length&&n<t.length&&Ut(o[n],t[n]);)n++;let[s,i]=[o.length,t.length];for(;!e&&s>n&&i>n&&Ut(o[s-1],t[i-1]);)
s--,i--;return[...o.slice(n,s),...t.slice(n,i)].flatMap(Mt)}function rs({points:o},{points:t}){const[e,n,s,i]=[o[0],o[1],t[0],t[1]];if(o.length!==2||t.length!==
2)return;const r=[1,0].find(h=>[n,s,i].every(d=>d[h]===e[h]));if(r===void 0)return;const a=1-r;return(n[a]-e[a])*(i[a]-s[a])<=0||Math.min(e[a],n[a])>Math.max(s[a],
i[a])||Math.min(s[a],i[a])>Math.max(e[a],n[a])?void 0:[[e,s],[n,i]].filter(([h,d])=>!Nt(h,d)).map($.$L)}function as(o,t){const e=Math.max(Gt(o),Gt(t)),[n,s]=[Ft(
o,e),Ft(t,e)],i=Math.max(Wt(o,e),Wt(t,e)),r=[];for(let a=0;a<e;a++){const c=[n[a],n[a+1],s[a],s[a+1]],f=(0,$.$L)(c);i===0&&(f[0]===f[2]||f[1]===f[3])||r.push((0,$.
XM)(f,i))}return r}function Mt(o){const t=Gt(o),e=Ft(o,t),n=Wt(o,t);return e.slice(1).map((s,i)=>(0,$.XM)((0,$.$L)([e[i],s]),n))}function Gt({points:o}){const[t,
e,n,s]=(0,$.$L)(o);return o.length===2&&(t===n||e===s)?1:Math.max(1,Math.min(es,Math.ceil(Math.max(n-t,s-e)/ts)))}const Ft=({points:o},t)=>Array.from({length:t+
1},(e,n)=>cs(o,n/t));function cs(o,t){if(t===0)return o[0];if(t===1)return o.at(-1);const e=1-t,n=o.length===2?[e,t]:[e**3,3*e*e*t,3*e*t*t,t**3],s=i=>o.reduce((r,a,c)=>r+
a[i]*n[c],0);return[s(0),s(1)]}function Wt({points:[o,t,e,n]},s){if(!o||!t||!e||!n)return 0;const i=(r,a,c)=>Math.hypot(r[0]-2*a[0]+c[0],r[1]-2*a[1]+c[1]);return 6*
Math.max(i(o,t,e),i(t,e,n))/8/(s*s)}var rt=p(64019),Te=p(12844),tt=p(6057),Kt=p(75444),Pe=p(87141),Ae=p(12657),zt=p(31095),fs=p(58971),hs=p(36502),De=p(85008),Re=p(
97748);const ke={id:"DeviceGray",isPattern:!1},ds={DeviceGray:"0 ",DeviceRGB:"0 0 0 ",DeviceCMYK:"0 0 0 10000 "},Ie="DeviceGray 0 ",Xt="Normal",ht=o=>({...(0,Re.
ue)(o),base:o,fillSpace:ke,strokeSpace:ke,fill:Ie,stroke:Ie,fillAlpha:1,strokeAlpha:1,lineWidth:1,cap:0,join:0,miter:10,dash:"",clip:"",clipShapes:"",blend:Xt,mask:"",
other:""}),us={DeviceGray:"DefaultGray",DeviceRGB:"DefaultRGB",DeviceCMYK:"DefaultCMYK"},ls={id:"Pattern",isPattern:!0},ps=1e4,gs=.2718281828,Ht={space:"fillSpa\
ce",color:"fill"},Yt={space:"strokeSpace",color:"stroke"};class ms{document;values;named=new WeakMap;constructor(t,e){this.document=t,this.values=e}device(t,e,n,s,i){
const r=this.named.get(i)?.get(t),a=Zt(e),c=f=>{s[n.space]=f,s[n.color]=`${f.id} ${a}`};return r?c(r):this.space(t,i).then(c)}setSpace(t,e,n,s){const i=this.named.
get(s)?.get(t),r=a=>{n[e.space]=a,n[e.color]=`${a.id} ${ds[a.id]??"initial"}`};return i?r(i):this.space(t,s).then(r)}set(t,e,n){n[e.color]=`${n[e.space].id} ${Zt(
t)}`}beneath(t,{id:e}){return`${e} ${Zt(t)}`}async space(t,e){const n=await this.lookUp(t,e);let s=this.named.get(e);return s||this.named.set(e,s=new Map),s.set(
t,n),n}async lookUp(t,e){if(t==="Pattern")return ls;const n=us[t],s=e.find("ColorSpace",n??t);return s===void 0?{id:t,isPattern:!1}:{id:await this.idOf(s),isPattern:this.
isPattern(s)}}async idOf(t){const e=this.document.resolve(t);return e instanceof l.SX?e.text:_(await this.values.of(t))}isPattern(t){const e=this.document.resolve(
t);return(0,l.Eo)((0,l.cy)(e)?this.document.resolve(e[0]):e,"Pattern")}}function Zt(o){let t="";for(let e=0;e<o.count;e++)o.kind(e)!==De.o_&&(t+=`${Math.floor(o.
number(e)*ps+gs)} `);return t}var Ce=p(61540),ws=p(15330),ys=p(83553),xs=p(12296);const Ms=20,bt=50,dt="";class bs{document;fonts=new Map;constructor(t){this.document=
t}of(t,e){let n=this.fonts.get(t);return n||this.fonts.set(t,n=new Ss(this.document,t,this.document.dict(e))),n}}class Ss{document;font;dict;shapes=new Map;find;bounds=new Map;drawn;constructor(t,e,n){
this.document=t,this.font=e,this.dict=n}shapeOf(t){let e=this.shapes.get(t);return e===void 0&&this.shapes.set(t,e=this.read(t)),e}boxOf(t){return this.drawn?.get(
t.code)?.box??this.bounds.get(t)??this.likelyBox(t)}likelyBox({width:t}){const{ascent:e,descent:n}=this.font;return[-bt,n*1e3-bt,t*1e3+bt,e*1e3+bt]}read(t){if(this.
drawn)return this.drawn.get(t.code)?.shape??dt;this.find??=this.finder();const e=this.find(t);if(!e)return t.text===" "?dt:_(this.substitute,t.text,Os(t)?0:t.cid);
if(e.length===0)return dt;const n=(0,ys.BO)(e);n&&this.bounds.set(t,n);const s=new Q;for(const i of e)s.length(i);return s.finish()}get substitute(){const{name:t,
bold:e,italic:n,fixedPitch:s}=this.font;return`${t} ${e} ${n} ${s}`}finder(){const{document:t,dict:e}=this,n=e&&(0,Ce.Lq)(t,e),s=n&&t.decodedPart(n)?.data,{memory:i,
pace:r}=t.job,a=s&&(0,xs.D)(s,f=>{i.budget.spend("glyphSteps",f),r.add(f*Ms)}),c=a&&(0,Ce.oQ)(t,e);return!e||!a||typeof c!="object"?()=>{}:(0,ws.X)(t,e,a,c)}}const Os=({
text:o})=>o!==""&&o!=="�";var Es=p(58552),vs=p(92152),ut=p(8283);const Be={DeviceGray:1,G:1,DeviceRGB:3,RGB:3,DeviceCMYK:4,CMYK:4},Ts={G:"DeviceGray",RGB:"Dev\
iceRGB",CMYK:"DeviceCMYK",I:"Indexed"};class Ps{document;values;known=new Map;constructor(t,e){this.document=t,this.values=e}async of(t,e,n){const s=this.known.
get(t);if(s!==void 0&&t>0)return s;const i=new Q;await this.write(e,n,i,!0);const r=i.finish();return this.known.set(t,r),r}async styleOf(t,e){const n=new Q;return await this.
write(t,e,n,!0,!1),n.finish()}async write(t,e,n,s,i=!0){const{document:r,values:a}=this,{dict:c}=t,{width:f,height:h,bits:d,stencil:u,decode:g}=(0,pe.h)(r,c);for(const E of[
f,h,d,u?1:0,...g??[]])n.exact(E||0);const y=u?"":await this.space(c.get("ColorSpace"),e);n.text(y);for(const E of["Interpolate","Intent","SMaskInData","Matte"])
n.text(await a.of(c.get(E)));for(const E of s?["SMask","Mask"]:[]){const U=r.resolve(c.get(E));n.text(E),U instanceof l.Z6?await this.write(U,e,n,!1,i):(0,l.cy)(
U)&&n.text(await a.of(U))}i&&await this.samples(t,f*d*(Be[y]??0),h,n)}async samples(t,e,n,s){const{document:i,values:r}=this,{format:a,parameters:c,before:f}=(0,ge.
R)(i,t);let h;try{h=await i.decodedAtEase(f)}catch(u){if(!(u instanceof Es.zU)||u.code!=="unreadable_document")throw u;h=i.decodedPart(f)?.data??i.encoded(f)}if(s.
text(a??""),c&&s.text(await r.of(c)),a==="jpg"){for(const u of Ds(h))await r.bytes(u,s);return}const d=(0,vs.zq)(e,1,1)*n;await r.bytes(a===void 0&&d>0?h.subarray(
0,d):h,s)}async space(t,e){const n=this.document.resolve(t);if(!(n instanceof l.SX))return this.values.of(t);const s=Ts[n.text]??n.text,i=s in Be?void 0:e(n.text);
return i===void 0?s:this.values.of(i)}}const As=238;function*Ds(o){let t=2;for(const{marker:e,start:n,end:s}of(0,ut.OD)(o)){if(t=e===ut.Os?n:s,e===ut.Os)break;e!==
ut.EI&&(e===As||!(0,ut.iN)(e))&&(yield o.subarray(n,s))}yield o.subarray(t)}const Rs=50,ks=2e5,St=4*1024*1024,Is=new Set("Length Filter DecodeParms DL Metadata \
PieceInfo LastModified Parent P Popup StructParent StructParents Type".split(" ")),Cs=0,Bs=1,$s=2,Ls=3,js=4,Ns=5,Us=6,Gs=7,$e=8;class Fs{document;objects=new Map;direct=new WeakMap;constructor(t){
this.document=t}async of(t){if(t==null)return"";if(typeof t!="object")return`${t}`;const e=(0,l.i9)(t)?this.objects.get(t.number):this.direct.get(t);if(e!==void 0)
return e;const n=new Q;await this.write(t,n,[]);const s=n.finish();return(0,l.i9)(t)?this.objects.set(t.number,s):this.direct.set(t,s),s}async data(t,e){const{document:n}=this,
s=t.data.length>St?await n.decodedAtEase(t):n.decodedPart(t)?.data;await this.bytes(Ws(s??n.encoded(t)),e)}async bytes(t,e){const{pace:n}=this.document.job;for(let s=0;s<
t.length;s+=St){e.bytes(t.subarray(s,s+St));const i=n.step(Math.min(t.length-s,St));i&&await i}}async write(t,e,n){if(n.length>Rs||e.count>ks||(0,l.i9)(t)&&n.includes(
t.number)){e.exact(Gs);return}const s=this.document.resolve(t),i=[...n,(0,l.i9)(t)?t.number:-1];if(typeof s=="number")e.exact(Ls),e.exact(Number(s.toPrecision(5)));else if(s instanceof
l.SX||typeof s=="boolean")e.exact(Bs),e.text(s instanceof l.SX?s.text:`${s}`);else if(s instanceof l.Mx)e.exact($s),e.bytes(s.bytes);else if((0,l.cy)(s)){e.exact(
js);for(const a of s)await this.write(a,e,i);e.exact($e)}else s instanceof l.Bi?await this.entries(s,Ns,e,i):s instanceof l.Z6?(await this.entries(s.dict,Us,e,i),
await this.data(s,e)):e.exact(Cs);const r=this.document.job.pace.step(100);r&&await r}async entries(t,e,n,s){n.exact(e);for(const i of[...t.keys()].sort())Is.has(
i)||(n.text(i),await this.write(t.get(i),n,s));n.exact($e)}}function Ws(o){if(!(o.length>128&&Buffer.from(o.subarray(36,40)).toString("latin1")==="acsp"))return o;
const e=o.slice();return e.fill(0,24,36),e.fill(0,84,100),e}const Ks=1e4;class zs{document;decoder;layers;values;images;colors;characters;shapes;fonts=new Map;known=new Map;constructor(t){
this.document=t,this.decoder=new fs.X(t),this.characters=new Ae.y(t.job),this.layers=new hs.z(t),this.values=new Fs(t),this.images=new Ps(t,this.values),this.colors=
new ms(t,this.values),this.shapes=new bs(t)}remember(t,e){this.fonts.has(t)||this.fonts.set(t,e())}shapesOf(t){return this.shapes.of(t,this.fonts.get(t))}async once(t,e){
const n=this.known.get(t);if(n!==void 0)return n;const s=await e();return this.known.size<Ks&&this.known.set(t,s),s}}var Xs=p(36211),Hs=p(93059),Ys=p(4745),Le=p(
5490);const je=Math.SQRT2,Zs=4,Js=0;function Jt({lineWidth:o,join:t,miter:e,matrix:n},s){const[i,r,a,c]=n,f=Math.max(Math.hypot(i,r),Math.hypot(a,c)),h=s&&t===Js?
Math.max(je,Math.min(e,Zs)):je;return Math.abs(o)*f/2*h}const Vt=3,lt=4,Vs=-1;class Qs{digest;states;shapesOf;characters;matrix=new Re.f6;replaces=!1;part=32;clipping;ignored=[];marks;shapes;x=0;y=0;alongX=0;alongY=0;acrossX=0;acrossY=0;moved=0;isVertical=!1;scale="";written="";constructor(t,e,n,s){
this.digest=t,this.states=e,this.shapesOf=n,this.characters=s}begin({matrix:t,size:e,stretch:n,rise:s},i){const r=this.matrix,[a,c]=[r.a*t[0]+r.b*t[2],r.a*t[1]+
r.b*t[3]],[f,h]=[r.c*t[0]+r.d*t[2],r.c*t[1]+r.d*t[3]];this.x=r.e*t[0]+r.f*t[2]+t[4]+s*f,this.y=r.e*t[1]+r.f*t[3]+t[5]+s*h,this.alongX=a*e*n,this.alongY=c*e*n,this.
acrossX=f*e,this.acrossY=h*e,this.moved=0,this.isVertical=i.vertical,this.scale=`${st(this.alongX)} ${st(this.alongY)} ${st(this.acrossX)} ${st(this.acrossY)}`,
this.shapes=this.shapesOf(i)}show(t,e,n){const s=e.font,{vertical:i}=s,r=e.size===0?1:e.size,a=(i?-e.charSpace:e.charSpace)/r,c=(i?-e.wordSpace:e.wordSpace)/r,f=!n&&
e.mode!==Vt;let{moved:h}=this;const d=s.glyphs(t);this.characters.take(d.length);for(const u of d){const g=f?this.shapes.shapeOf(u):dt;g!==dt&&(u.vertical?this.
glyph(e,u,g,-u.vertical.x,-h-u.vertical.y,u.vertical.advance):i?this.glyph(e,u,g,0,-h,u.width):this.glyph(e,u,g,h,0,u.width)),h+=(i&&u.vertical?-u.vertical.advance:
u.width)+a,u.isSpace&&(h+=c)}this.moved=h}adjust(t){this.moved+=(this.isVertical?t:-t)/1e3}end({size:t,stretch:e,font:n}){n.vertical?this.matrix.advance(0,-this.
moved*t):this.matrix.advance(this.moved*t*e,0)}replaced(){}glyph(t,e,n,s,i,r){const a=this.x+s*this.alongX+i*this.acrossX,c=this.y+s*this.alongY+i*this.acrossY;
if(this.ignored.length>0&&this.ignored.some(d=>_s(d,a,c)))return;const{digest:f,marks:h}=this;h&&t.mode<lt+Vt&&(h.begin("text",this.boxOf(t,e,a,c),t),this.written=
""),t.mode<lt?this.write(f,t,n,a,c,r):(t.mode<lt+Vt&&this.write(f,t,n,a,c,r),this.clipping??=new Q,this.written="",this.write(this.clipping,void 0,n,a,c,r),this.
written="")}boxOf(t,e,n,s){const i=this.shapes.boxOf(e),r=[this.alongX/1e3,this.alongY/1e3,this.acrossX/1e3,this.acrossY/1e3,n,s],a=(0,$.zl)(r,i);return t.mode%
lt===0?a:(0,$.XM)(a,Jt(t,!0))}write(t,e,n,s,i,r){e&&this.states.state(e,e.mode%lt),t.exact(Vs),this.scale!==this.written&&(t.text(this.scale),this.written=this.
scale),t.text(n),t.length(s),t.length(i),t.length(r)}}const _s=({x:o,y:t,width:e,height:n},s,i)=>s>=o-.5&&s<=o+e+.5&&i>=t&&i<=t+n,Ne={OP:"false",op:"false",OPM:"\
0",AIS:"false",TK:"true",RI:"RelativeColorimetric",TR:"Identity",TR2:"Default",BG:"",BG2:"Default",UCR:"",UCR2:"Default"},qs=o=>o in Ne;function Ue(o,t,e,n){const s=n instanceof
l.SX?n.text:typeof n=="object"?e:`${n}`,i=o.split(`
`).filter(r=>r!==""&&!r.startsWith(`${t} `));return(s===Ne[t]?i:[...i,`${t} ${s}`]).sort().join(`
`)}function to(o,t){switch(o.operator){case"w":return t.lineWidth=o.number(0),!0;case"J":return t.cap=o.number(0),!0;case"j":return t.join=o.number(0),!0;case"M":
return t.miter=o.number(0),!0;case"d":return t.dash=Ge(o.value(0),o.number(1)),!0;case"ri":return t.other=Ue(t.other,"RI","",new l.SX(o.name(0)??"")),!0;default:
return!1}}function eo(o,t,e,n){if(t==="BM"&&(n.blend=no((0,l.cy)(e)?o.resolve(e[0]):e)),t==="D"&&(0,l.cy)(e)){const[s,i]=e.map(r=>o.resolve(r));n.dash=Ge((0,l.cy)(
s)?s.map(r=>o.resolve(r)):null,Number(i)||0)}typeof e=="number"&&(t==="LW"?n.lineWidth=e:t==="LC"?n.cap=e:t==="LJ"?n.join=e:t==="ML"?n.miter=e:t==="CA"?n.strokeAlpha=
e:t==="ca"&&(n.fillAlpha=e))}const no=o=>o instanceof l.SX&&o.text!=="Compatible"?o.text:Xt;function Ge(o,t){const e=(0,l.cy)(o)?o.filter(n=>typeof n=="number"):
[];return e.some(n=>n>0)?[...e,t||0].map(n=>Math.round(n*1e4)).join(" "):""}const so=-11,oo=-12;function Fe({matrix:[o,t,e,n],lineWidth:s,dash:i}){const r=s*s,a=Math.
sqrt(Math.abs(o*n-t*e));return`${[r*(o*o+e*e),r*(o*t+e*n),r*(t*t+n*n)].map(f=>Math.round(f*1e6)).join(" ")} ${i&&`${i} ${Math.round(a*1e6)}`}`}class io{digest;fill="";fillAlpha=-1;fillClip="";fillMode="";stroke="";constructor(t){
this.digest=t}forget(){this.fillAlpha=-1,this.stroke=""}state(t,e){e!==1&&this.fills(t),e>=1&&this.strokes(t)}fills({fill:t,fillAlpha:e,clip:n,blend:s,mask:i,other:r}){
if(t===this.fill&&e===this.fillAlpha&&n===this.fillClip&&this.fillMode===s+i+r)return;this.fill=t,this.fillAlpha=e,this.fillClip=n,this.fillMode=s+i+r;const{digest:c}=this;
c.exact(so),c.text(t),c.length(e),c.text(n),c.text(this.fillMode)}strokes(t){const{stroke:e,strokeAlpha:n,cap:s,join:i,miter:r,clip:a,blend:c,mask:f,other:h}=t,
d=`${s} ${i} ${i===0?r:""}`,u=[e,n,a,c,f,h,Fe(t),d].join(`
`);u!==this.stroke&&(this.stroke=u,this.digest.exact(oo),this.digest.text(u))}}function We(o,t,e){const{numbers:n}=o;if(!n)return;const{clipShapes:s,blend:i,mask:r,
other:a,clipBox:c}=t,f=[s,i,r,a].join(`
`);if(e!==void 0)return{path:n,style:[e,t.fill,t.fillAlpha,f].join(`
`),ends:"",reach:0,isDashed:!1,clipBox:c};const{stroke:h,strokeAlpha:d,cap:u,join:g,miter:y,dash:E}=t;return{path:n,style:[h,d,Fe(t),f].join(`
`),ends:`${u} ${g} ${y}`,reach:Jt(t,o.hasAngles),isDashed:E!=="",clipBox:c}}const ro=-2,ao=-3,co=-4,fo=-5,ho=-6,uo=-7,lo=-8;class pt extends Ys.p{context;digest;marks;glyphs;path=new Me;written;clipRule="";constructor(t,e,n){
const s=new io(e),i=new Qs(e,s,r=>t.shapesOf(r),t.characters);super(t.document,t.decoder,i,t.layers),this.context=t,this.digest=e,this.marks=n,this.written=s,this.
glyphs=i,i.marks=n,n&&(n.begins=()=>s.forget())}take(t,e){const{states:n,scope:s}=e,i=n.current,{operator:r}=t;if(this.path.follow(t,i.matrix))return;const a=Xs.
lJ.get(r);if(a){this.paint(a,i);return}switch(r){case"g":case"rg":case"k":return this.context.colors.device(ze[r],t,Ht,i,s);case"G":case"RG":case"K":return this.
context.colors.device(ze[r],t,Yt,i,s);case"cs":case"CS":return this.context.colors.setSpace(t.name(0)??"",r==="cs"?Ht:Yt,i,s);case"sc":case"scn":return this.color(
t,Ht,e);case"SC":case"SCN":return this.color(t,Yt,e);case"W":case"W*":this.clipRule=r;return;case"gs":return this.graphics(t,e);case"Tf":return this.font(t,e);case"\
ET":this.clipText(i);return;case"sh":return this.shading(t.name(0)??"",e);case"BI":{const c=(0,Hs.n)(t);return c&&this.image(0,c,e)}default:if(!to(t,i))return super.
take(t,e)}}paint({fill:t,strokes:e,closes:n},s){const{path:i,digest:r,written:a}=this;i.isEmpty||(n&&i.close(),this.marked.isOff||(t!==void 0&&(this.marks?.begin(
"path",i.box,s),a.state(s,0),r.exact(t==="nonzero"?ro:ao),this.marks?.outline(()=>We(i,s,t)),i.write(r)),e&&(this.marks?.begin("path",(0,$.XM)(i.box,Jt(s,i.hasAngles)),
s),a.state(s,1),r.exact(co),this.marks?.outline(()=>We(i,s)),i.write(r))),this.clipRule!==""&&(Ke(s,i,this.clipRule),this.clipRule=""),i.clear())}clipText(t){const{
clipping:e}=this.glyphs;e&&(t.clip=t.clipShapes=_(t.clip,"text",e.finish()),this.glyphs.clipping=void 0)}color(t,e,n){const s=n.states.current,i=t.count-1;if(t.
kind(i)!==De.o_)return this.context.colors.set(t,e,s);const r=s[e.space],a=this.context.colors.beneath(t,r);return this.pattern(n.scope.find("Pattern",t.name(i)),
a,n).then(c=>{s[e.color]=c})}async pattern(t,e,n){const{document:s,context:i}=this,r=s.resolve(t),a=s.dict(t);if(!a)return e;const c=(0,$.lw)((0,tt.lQ)(s,a.get(
"Matrix")),n.states.current.base);if(!(r instanceof l.Z6)||!(0,l.i9)(t)){const[u,g]=[await i.values.of(a.get("Shading")),await i.values.of(a.get("ExtGState"))];
return _("shading",u,g,Ot(c))}const f=s.resolve(a.get("PaintType"))!==2,h=f?"":e,d=await i.once(`${t.number} ${h}`,async()=>{const u={...ht(Xe),...f?{}:{fill:h,
stroke:h}},g=await this.apart(t,r,u,n),y=await i.values.of(["XStep","YStep","BBox"].map(E=>a.get(E)??null));return _("tiling",g,y,h)});return _(d,Ot(c))}async apart(t,e,n,s,i){
const{context:r,document:a}=this,{drawing:c,scope:f}=s,h=(0,l.i9)(t)?t.number:0;if(c.includes(h))return"";if(c.length>=a.job.limits.formDepth)throw this.tooDeep();
const d=new Q,u=a.dict(e.dict.get("Resources"));return await new pt(r,d,i).read(await this.decoder.form(h,e),{states:new Le.U(n),scope:u?new zt.H(a,u,f):f,stream:h,
drawing:[...c,h]}),d.finish()}async graphics(t,e){const n=this.document.dict(e.scope.find("ExtGState",t.name(0)??""));if(await super.take(t,e),!n)return;const{document:s,
context:i}=this,r=e.states.current,[a]=s.array(n.get("Font"))??[];a!==void 0&&r.font&&(i.remember(r.font,()=>a),await this.prepare(r.font,e));for(const[c,f]of n){
const h=s.resolve(f);c==="SMask"?r.mask=await this.softMask(h,e):qs(c)?r.other=Ue(r.other,c,await i.values.of(f),h):eo(s,c,h,r)}}async softMask(t,e){const{document:n,
context:s}=this;if(!(t instanceof l.Bi))return"";const i=t.get("G");if(!(n.resolve(i)instanceof l.Z6)||!(0,l.i9)(i))return"";const{matrix:a}=e.states.current,c=await s.
values.of(["S","BC","TR"].map(d=>t.get(d)??null)),f=Ot(a),h=await s.once(`mask ${i.number} ${c}`,async()=>{const d=new Q;return await new pt(s,d).draw(i,{...e,states:new Le.
U(ht(Xe))}),_("mask",c,d.finish())});return _(h,f)}font(t,e){const n=t.name(0),s=()=>{const{font:r}=e.states.current;if(!(!r||n===void 0)&&(this.context.remember(
r,()=>e.scope.find("Font",n)),r.type3))return this.prepare(r,e)},i=super.take(t,e);return i?i.then(s):s()}async prepare(t,e){if(!t.type3)return;const n=this.context.
shapesOf(t);if(n.drawn)return;const{document:s}=this,{procedures:i,matrix:r,resources:a}=t.type3,c=new Map;n.drawn=c;const f=s.dict(a),h={...e,scope:f?new zt.H(
s,f,e.scope):e.scope},d=(0,$.lw)(r,[1e3,0,0,1e3,0,0]);for(let u=0;u<256;u++){const g=t.type3.procedureOf(u),y=g===void 0?void 0:i?.get(g),E=s.resolve(y);if(!(E instanceof
l.Z6))continue;const U=new Bn,Y=await this.apart(y,E,ht(d),h,U);c.set(u,{shape:Y,box:U.box})}}async shading(t,{scope:e,states:n}){if(this.marked.isOff)return;const s=n.
current,i=await this.context.values.of(e.find("Shading",t));this.marks?.begin("path",s.clipBox??Cn,s),this.written.state(s,0),this.digest.exact(ho),this.digest.
text(i),this.place(s.matrix)}draws(t,e){if(t===void 0||this.marked.isOff)return;const n=e.scope.find("XObject",t),s=this.document.resolve(n);if(!(s instanceof l.
Z6)||!(0,l.Eo)(this.document.resolve(s.dict.get("Subtype")),"Image"))return super.draws(t,e);if(!this.layers.isOff(s.dict.get("OC")))return this.image((0,l.i9)(
n)?n.number:0,s,e)}async image(t,e,{scope:n,states:s}){if(this.marked.isOff)return;const i=s.current,r=c=>n.find("ColorSpace",c),a=await this.context.images.of(
t,e,r);if(this.marks?.begin("image",(0,$.zl)(i.matrix,po),i),this.written.state(i,0),this.marks?.keepsPictures){const c=await this.context.images.styleOf(e,r),{
document:f}=this,{matrix:h,fill:d,fillAlpha:u,clip:g,blend:y,mask:E,other:U}=i,Y=[c,d,u,g,y,E,U,Ot(h)].join(`
`);this.marks.picture({document:f,image:e,matrix:h,id:a,style:Y})}this.digest.exact(fo),this.digest.text(a),this.place(i.matrix)}async readForm(t,e,n){const{document:s,
digest:i}=this,r=n.states.current;r.base=r.matrix;const a=(0,tt.b0)(s,e.dict.get("BBox"));if(a){const h=new Me;h.rectangle(a[0],a[1],a[2]-a[0],a[3]-a[1],r.matrix),
Ke(r,h,"W")}const c=s.dict(e.dict.get("Group"));if(!c||!(0,l.Eo)(s.resolve(c.get("S")),"Transparency"))return super.readForm(t,e,n);const f=this.marks?.beginGroup();
this.written.state({...r,clip:""},2),i.exact(uo),i.text(await this.context.values.of(["I","K","CS"].map(h=>c.get(h)??null))),Object.assign(r,{fillAlpha:1,strokeAlpha:1,
blend:Xt,mask:""}),await super.readForm(t,e,n),i.exact(lo),f!==void 0&&this.marks?.endGroup(f)}place(t){for(const e of t)this.digest.length(e)}}function Ke(o,t,e){
o.clip=_(o.clip,e,t.id),t.isUpright||(o.clipShapes=_(o.clipShapes,e,t.id)),o.clipBox=It(t.box,o)}const ze={g:"DeviceGray",G:"DeviceGray",rg:"DeviceRGB",RG:"Devi\
ceRGB",k:"DeviceCMYK",K:"DeviceCMYK"},po=[0,0,1,1],Xe=[1,0,0,1,0,0],Ot=o=>o.map(t=>Math.round(t*1e6)).join(" "),go="Subtype F Contents T Subj RC QuadPoints InkL\
ist Vertices L LE CL C IC BS BE Border Name CA OC AS".split(" "),mo="Subtype F QuadPoints C BS Border OC AS".split(" ");function wo(o,t){const e=o.dict(t.get("B\
S")),n=o.array(t.get("Border")),s=o.resolve(e?e.get("W"):n?.[2]);return typeof s=="number"?s:1}class yo{document;context;constructor(t){this.document=t,this.context=
new zs(t)}async page(t,e=[]){const[n,s]=[new Q,new Q];return await this.content(t,e,n),await this.annotations(t,e,s),{content:n.finish(),annotations:s.finish(),
undrawn:await this.undrawn(t)}}async items(t,e,n){const{width:s,height:i}=(0,$.JQ)((0,tt.iw)(this.document,t)),r=new Un(n,[0,0,s,i]);return await this.content(t,
e,r,r),await this.annotations(t,e,r,r),r.end(),r}async content(t,e,n,s){const{document:i,context:r}=this;r.characters=new Ae.y(i.job);const a=(0,tt.iw)(i,t),c=(0,Pe.
y)(a),{width:f,height:h}=(0,$.JQ)(a);s?.beginPage(),n.length(f),n.length(h);const d=new pt(r,n,s);d.glyphs.ignored=e;const u=new zt.H(i,i.dict(i.pages.attribute(
t,"Resources")));await d.page(await r.decoder.page(t),u,ht(c));const g=i.dict(i.entry(i.pages.number(t),"Group"));g&&(s?.beginPage(),n.text(await r.values.of(["\
S","I","K","CS"].map(y=>g.get(y)??null))))}async annotations(t,e,n,s){const{document:i,context:r}=this,a=(0,tt.iw)(i,t),c=(0,Pe.y)(a),f=new pt(r,n,s);f.glyphs.ignored=
e;for(const h of(0,Kt.qw)(i,t,r.layers)){const d=(0,rt.wR)(i,h),u=d&&(0,rt.hs)(i,h,d,a.rotation);u&&(s?.enter(this.isField(h)?"field":"annotation"),await f.form(
d,(0,Kt.RZ)(i),ht((0,$.lw)(u.matrix,c))))}for(const h of i.array(i.entry(i.pages.number(t),"Annots"))??[]){const d=i.dict(h);!d||(0,l.Eo)(i.resolve(d.get("Subty\
pe")),"Popup")||(s?.enter(this.isField(d)?"field":"annotation"),s?.begin("path",this.boxOf(d,c),{}),n.text(await this.seen(d)),(0,rt.wR)(i,d)&&s?.begin("path",void 0,
{}),n.text(await r.values.of(d.get("Rect"))))}}async undrawn(t){const{document:e,context:n}=this;let s="";for(const i of(0,Kt.qw)(e,t,n.layers)){if(this.isField(
i)||(0,rt.wR)(e,i)||(0,Te.q)(e,i))continue;const r=e.resolve(i.get("Subtype")),a=wo(e,i);if((0,l.Eo)(r,"Link")&&a===0)continue;const c=((0,tt.b0)(e,i.get("Rect"))??
[]).map(Math.round),f=await n.values.of(["Subtype","C","Name"].map(h=>i.get(h)??null));s=_(s,c.join(" "),a,f)}return s}isField(t){return(0,l.Eo)(this.document.resolve(
t.get("Subtype")),"Widget")}boxOf(t,e){const{document:n}=this;if((0,rt.dK)(n,t))return;const i=((0,rt.wR)(n,t)?void 0:(0,Te.q)(n,t))??(0,tt.b0)(n,t.get("Rect"));
return i&&(0,$.zl)(e,i)}async seen(t){const e=this.document.resolve(t.get("Subtype")),n=(0,l.Eo)(e,"Link")||(0,l.Eo)(e,"Widget")?mo:go;let s="";for(const i of n)
s+=`${await this.context.values.of(t.get(i))} `;return s}}var xo=p(18930),He=p(99561);const Qt=64,Mo=1e3,bo="￼";class Ye{document;pattern;reader;looks;truncated=!1;constructor(t,e){
this.document=t,this.pattern=e,this.reader=new xo.X(t),this.looks=new yo(t)}async page(t){const{pace:e}=this.document.job,{masked:n,ignored:s}=await this.text(t);
await e.rest();const{content:i,annotations:r,undrawn:a}=await this.looks.page(t,s),c=new Oo;for(const f of Ze(n)){c.add(f);const h=e.step(f.length*4+100);h&&await h}
return{content:i,annotations:r,undrawn:a,...c.finish()}}items(t,{ignored:e},n){return this.looks.items(t,e,n)}async text(t){const{flow:e}=await this.reader.page(
t),{text:n}=e;if(!this.pattern)return{text:n,flow:e,masked:n,ignored:[],truncated:!1};const{matches:s,truncated:i}=await this.pattern.search(n,Mo,this.document.
job.pace);this.truncated||=i;let r="",a=0;for(const{start:c,end:f}of s)r+=n.slice(a,c)+bo,a=f;return{text:n,flow:e,masked:r+n.slice(a),ignored:s.flatMap(({start:c,
end:f})=>So(e,c,f)),truncated:i}}}function*Ze(o){for(const[t]of o.matchAll(/\S+/g))yield t}function So(o,t,e){const n=o.text.lastIndexOf(`
`,t-1)+1,s=o.text.indexOf(`
`,e),i=o.box(n,s<0?o.text.length:s);return i?[i]:[]}class Oo{hash=(0,R.createHash)("sha256");smallest=new Set;largest=0;count=0;add(t){this.hash.update(`${t} `),
this.count++;const e=Eo(t);this.smallest.has(e)||this.smallest.size===Qt&&e>this.largest||(this.smallest.size===Qt&&this.smallest.delete(this.largest),this.smallest.
add(e),this.largest=(0,yt.Kf)(this.smallest))}finish(){return{text:this.count===0?"":this.hash.digest("base64"),sample:[...this.smallest].sort((t,e)=>t-e)}}}function Eo(o){
let t=He.k;for(let e=0;e<o.length;e++)t=(0,He.v)(t,o.charCodeAt(e));return t=Math.imul(t^t>>>16,2246822507),(t^t>>>13)>>>0}function vo({sample:o},{sample:t}){const e=Math.
min(Qt,Math.max(o.length,t.length));if(e===0)return 0;let[n,s,i,r]=[0,0,0,0];for(;i<e&&(n<o.length||s<t.length);){const[a,c]=[o[n]??1/0,t[s]??1/0];i++,a===c&&r++,
a<=c&&n++,c<=a&&s++}return r/i}const To=1e6,Po=.01;async function Ao(o,t,e){const n=t.length+1;if(o.length*t.length>To||o.length===0||t.length===0)return Array.
from({length:Math.min(o.length,t.length)},(r,a)=>[a,a]);const s=new Float32Array((o.length+1)*n);for(let r=o.length-1;r>=0;r--){for(let c=t.length-1;c>=0;c--){const f=Po+
vo(o[r],t[c])+s[(r+1)*n+c+1];s[r*n+c]=Math.max(f,s[(r+1)*n+c],s[r*n+c+1])}const a=e.step(t.length*1500);a&&await a}const i=[];for(let r=0,a=0;r<o.length&&a<t.length;){
const c=s[r*n+a];c===s[(r+1)*n+a]?r++:c===s[r*n+a+1]?a++:i.push([r++,a++])}return i}const Je=[({content:o,annotations:t,text:e})=>`${o} ${t} ${e}`,({content:o})=>o,
({text:o})=>o];async function Do(o,t,e){const n=new Ro(o,t,e);let s=[{from:0,to:t.length,otherFrom:0,otherTo:o.length}];for(const i of Je)s=await n.inOrder(s,i);
for(const i of Je)await n.elsewhere(i);for(const i of s)await n.alike(i);return n}class Ro{earlier;later;pace;before;after;moved=new Set;constructor(t,e,n){this.
earlier=t,this.later=e,this.pace=n,this.before=new Int32Array(e.length).fill(-1),this.after=new Int32Array(t.length).fill(-1)}async inOrder(t,e){const[n,s]=[this.
later.map(e),this.earlier.map(e)],i=[...t].reverse(),r=[];for(let a=i.pop();a;a=i.pop()){const c=this.trimmed(a,n,s),f=this.pace.step((c.to-c.from+c.otherTo-c.otherFrom+
1)*200);if(f&&await f,c.from===c.to||c.otherFrom===c.otherTo){(c.from<c.to||c.otherFrom<c.otherTo)&&r.push(c);continue}const h=Ve(ko(c,n,s));if(h.length===0){r.
push(c);continue}(0,yt.RZ)(i,Io(c,h).reverse());for(const[d,u]of h)this.match(d,u)}return r}trimmed(t,e,n){let{from:s,to:i,otherFrom:r,otherTo:a}=t;const c=(f,h)=>e[f]!==
""&&e[f]===n[h];for(;s<i&&r<a&&c(s,r);)this.match(s++,r++);for(;s<i&&r<a&&c(i-1,a-1);)this.match(--i,--a);return{from:s,to:i,otherFrom:r,otherTo:a}}async elsewhere(t){
const e=new Map;for(const[n,s]of this.earlier.entries()){const i=t(s);if(this.after[n]>=0||i==="")continue;const r=e.get(i);r?r.push(n):e.set(i,[n])}for(const n of e.
values())n.reverse();for(const[n,s]of this.later.entries()){const i=this.pace.step(200);i&&await i;const r=this.before[n]<0?e.get(t(s))?.pop():void 0;r!==void 0&&
(this.match(n,r),this.moved.add(n))}}async alike({from:t,to:e,otherFrom:n,otherTo:s}){const i=[],r=[];for(let h=t;h<e;h++)this.before[h]<0&&i.push(h);for(let h=n;h<
s;h++)this.after[h]<0&&r.push(h);const{later:a,earlier:c}=this,f=await Ao(i.map(h=>a[h]),r.map(h=>c[h]),this.pace);for(const[h,d]of f)this.match(i[h],r[d])}match(t,e){
this.before[t]=e,this.after[e]=t}}function ko(o,t,e){const n=new Map;for(let r=o.otherFrom;r<o.otherTo;r++)n.set(e[r],n.has(e[r])?-1:r);const s=new Map;for(let r=o.
from;r<o.to;r++)s.set(t[r],(s.get(t[r])??0)+1);const i=[];for(let r=o.from;r<o.to;r++){const a=n.get(t[r])??-1;a>=0&&t[r]!==""&&s.get(t[r])===1&&i.push([r,a])}return i}
function Ve(o){const t=[],e=new Int32Array(o.length);for(const[s,[,i]]of o.entries()){let[r,a]=[0,t.length];for(;r<a;){const c=r+a>>1;o[t[c]][1]<i?r=c+1:a=c}e[s]=
r>0?t[r-1]:-1,t[r]=s}const n=[];for(let s=t.at(-1)??-1;s>=0;s=e[s])n.push(o[s]);return n.reverse()}function Io(o,t){const e=[];let{from:n,otherFrom:s}=o;for(const[
i,r]of t)e.push({from:n,to:i,otherFrom:s,otherTo:r}),n=i+1,s=r+1;return e.push({from:n,to:o.to,otherFrom:s,otherTo:o.otherTo}),e}const Co=2e6,Bo=5e4,$o=200,Qe=20,
_e=300;async function Lo(o,t,e){const{from:n,end:s,otherEnd:i}=jo(o.keys,t.keys),r=new Map;for(let g=i-1;g>=n;g--){const y=r.get(t.keys[g]);y?y.push(g):r.set(t.
keys[g],[g]);const E=e.step(_e);E&&await E}const[a,c]=[[],[]];for(let g=n;g<s;g++){const y=r.get(o.keys[g])?.pop();y===void 0?a.push(g):c.push([g,y]);const E=e.
step(_e);E&&await E}const f=[...r.values()].flat().sort((g,y)=>g-y);await e.rest();const h=await No(o,t,a,f,e),d=h.changed;for(const g of h.added)Et(d,o,g);for(const g of h.
removed)Et(d,t,g);await e.rest();const u=[...c,...h.pairs].sort(([g],[y])=>g-y);for(const[g,y]of await Wo(o,t,u,e))Et(d,o,g),Et(d,t,y);return d}function Et(o,{kinds:t,
boxes:e},n){const s=e[n];s&&o.push({kind:t[n],box:s})}function jo(o,t){let e=0,[n,s]=[o.length,t.length];for(;e<n&&e<s&&o[e]===t[e];)e++;for(;n>e&&s>e&&o[n-1]===
t[s-1];)n--,s--;return{from:e,end:n,otherEnd:s}}async function No(o,t,e,n,s){const[i,r]=[qe(o,e),qe(t,n)],[a,c]=[[],[]],f=new Map;for(const[u,g]of i){const y=r.
get(u);if(y?.length===g.length)for(const[E,U]of g.entries()){const Y=y[E];if(a.length>Bo)break;const Z=await Go(o,U,t,Y,f,s);if(!(!Z||!Fo(Z,o.boxes[U],t.boxes[Y]))){
c.push([U,Y]);for(const nt of Z)a.push({kind:o.kinds[U],box:nt})}}}const[h,d]=[new Set(c.map(([u])=>u)),new Set(c.map(([,u])=>u))];return{changed:a,pairs:c,added:e.
filter(u=>!h.has(u)),removed:n.filter(u=>!d.has(u))}}async function Uo(o,t,e){return o.has(t)||o.set(t,await e()),o.get(t)}async function Go(o,t,e,n,s,i){const[
r,a]=[o.outlines.get(t),e.outlines.get(n)];if(r&&a){const u=i.step((r.path.length+a.path.length)*$o);u&&await u;const g=r.clipBox&&a.clipBox?{clipBox:(0,$.kO)(r.
clipBox,a.clipBox)}:{};return ns(r,a)?.flatMap(y=>vt(o.shownPart(y,g)))}const[c,f]=[o.pictures.get(t),e.pictures.get(n)],h=c&&f&&await Uo(s,`${c.id} ${f.id}`,()=>Qn(
c,f)),d=o.boxes[t];if(!(!h||h.length===0||!d))return h.flatMap(u=>vt((0,$.Pj)((0,$.XM)((0,$.zl)(c.matrix,u),Ct),d)))}const vt=o=>o?[o]:[];function qe({outlines:o,
pictures:t,kinds:e},n){const s=new Map;for(const i of n){const r=o.get(i)??t.get(i);if(!r)continue;const a=`${e[i]} ${r.style}`,c=s.get(a);c?c.push(i):s.set(a,[
i])}return s}const Fo=(o,t,e)=>tn(o)<tn([...vt(t),...vt(e)]),tn=o=>o.reduce((t,[e,n,s,i])=>t+(s-e)*(i-n),0);async function Wo(o,t,e,n){const s=new Set(Ve(e).map(
([c])=>c)),i=e.filter(([c])=>!s.has(c)),r=i.length*e.length>Co,a=[];for(const[c,f]of i){const h=n.step(r?Qe:e.length*Qe);h&&await h;const d=([u,g])=>u<c!=g<f&&u!==
c&&(en(o.boxes[c],o.boxes[u])||en(t.boxes[f],t.boxes[g]));(r||e.some(d))&&a.push([c,f])}return a}const en=(o,t)=>o!==void 0&&t!==void 0&&(0,$.Pj)(o,t)!==void 0,
Ko=50,nn=3,sn=65536,zo=400,_t=100,on=10;async function Xo(o,[t,e,n,s],i){const r=new Map;for(const{kind:f,box:h}of o){const d=r.get(f);d?d.push(h):r.set(f,[h])}
const[a,c]=[n-t,s-e];for(let f=Math.max(nn,Math.sqrt(a*c/sn));;f*=2){const h=[];for(const[d,u]of r){const g=new rn(u,[t,e,n,s],f);for(const y of Jo(await g.merged(
i)))h.push({kind:d,box:y})}if(h.length<=Ko||f>a+c)return h.sort(Zo)}}const Ho=["field","annotation","text","image","path","page"];async function Yo(o,t,e,n){const[
s,i,r,a]=e,c=Math.max(nn,Math.sqrt((r-s)*(a-i)/sn)),f=[];for(const d of Ho){const u=new rn(t.flatMap(g=>g.kind===d?[g.box]:[]),e,c);f.push({kind:d,isAt:await u.
cover(n)})}const h=[];for(const d of o){h.push({kind:f.find(({isAt:g})=>g(d))?.kind??"path",box:d});const u=n.step(_t);u&&await u}return h}const Zo=({box:o},{box:t})=>o[1]-
t[1]||o[0]-t[0];function Jo(o){if(o.length>zo)return[...o];const t=[...o],e=[];for(let n=t.pop();n;n=t.pop()){const s=n,i=e.findIndex(r=>(0,$.Pj)(s,r));i<0?e.push(
s):t.push((0,$.kO)(s,e.splice(i,1)[0]))}return e}class rn{boxes;page;side;columns;rows;constructor(t,e,n){this.boxes=t,this.page=e,this.side=n;const[s,i,r,a]=e;
this.columns=Math.max(1,Math.ceil((r-s)/n)),this.rows=Math.max(1,Math.ceil((a-i)/n))}async merged(t){const e=await this.covered(t),n=await this.connected(e,t),s=new Map;
for(const i of this.boxes){const r=n[this.row(i[1])*this.columns+this.column(i[0])],a=s.get(r);s.set(r,a?(0,$.kO)(a,i):i);const c=t.step(_t);c&&await c}return[...s.
values()]}async cover(t){const e=await this.covered(t);return([n,s,i,r])=>e[this.row((s+r)/2)*this.columns+this.column((n+i)/2)]>0}column(t){return Math.min(this.
columns-1,Math.max(0,Math.floor((t-this.page[0])/this.side)))}row(t){return Math.min(this.rows-1,Math.max(0,Math.floor((t-this.page[1])/this.side)))}async covered(t){
const{columns:e,rows:n}=this,s=e+1,i=new Int32Array(s*(n+1));for(const[a,c,f,h]of this.boxes){const[d,u]=[this.column(a),this.column(f)+1],[g,y]=[this.row(c)*s,
(this.row(h)+1)*s];i[g+d]++,i[g+u]--,i[y+d]--,i[y+u]++;const E=t.step(_t);E&&await E}const r=new Int32Array(e*n);for(let a=0;a<n;a++){for(let f=0,h=0;f<e;f++)h+=
i[a*s+f],r[a*e+f]=h+(a>0?r[(a-1)*e+f]:0);const c=t.step(e*on);c&&await c}return r}async connected(t,e){const{columns:n,rows:s}=this,i=new Int32Array(t.length),r=[];
let a=0;for(let c=0;c<t.length;c++)if(!(t[c]===0||i[c]!==0)){i[c]=++a,r.push(c);for(let f=r.pop();f!==void 0;f=r.pop()){const[h,d]=[f%n,Math.floor(f/n)];for(let g=Math.
max(0,d-1);g<=Math.min(s-1,d+1);g++)for(let y=Math.max(0,h-1);y<=Math.min(n-1,h+1);y++){const E=g*n+y;t[E]===0||i[E]!==0||(i[E]=a,r.push(E))}const u=e.step(on*9);
u&&await u}}return i}}function Vo(o,[t,e,n,s]){const i=[...new Set(o.flatMap(({box:c})=>[c[0],c[2]]))].sort((c,f)=>c-f);let r=0;for(const[c,f]of i.entries()){const h=i[c+
1];if(h===void 0)break;const d=o.filter(({box:g})=>g[0]<=f&&g[2]>=h).sort((g,y)=>g.box[1]-y.box[1]);let u=-1/0;for(const{box:g}of d)r+=Math.max(0,g[3]-Math.max(
u,g[1]))*(h-f),u=Math.max(u,g[3])}const a=r/((n-t)*(s-e));return Math.min(1,Math.ceil(a*1e4)/1e4)}function Qo({before:o},t,e){const n=[];for(const[s,i]of o.entries()){
if(i<0)continue;const[r,a]=[t[s],e[i]],c={page:s,before:i,look:r.content!==a.content,text:r.text!==a.text,annotations:r.annotations!==a.annotations,isDrawn:r.undrawn===
a.undrawn};(c.look||c.text||c.annotations)&&n.push(c)}return n}class _o{after;before;constructor(t,e){this.after=t,this.before=e}get truncated(){return this.after.
truncated||this.before.truncated}async ignored({page:t,before:e}){return[...(await this.after.text(t)).ignored,...(await this.before.text(e)).ignored]}}const qo=1e3;
async function ti(o,t,e,n,s){const i=[];for(const r of o){const{page:a,before:c,look:f,text:h,annotations:d}=r,u={now:await t.after.text(a),old:await t.before.text(
c)},g=h?await si(u,s):{wordsAdded:0,wordsRemoved:0},{lines:y,truncated:E}=h&&e?await Kn(u.old,u.now):{lines:[],truncated:!1};n.truncated||=E;const U=await ei(r,
t,u,e,s),[Y]=n.entries([{page:a+1,before:c+1,look:f,text:h,annotations:d,...g,...U,...e&&{diff:y}}]);if(!Y||i.length===qo){n.truncated=!0;break}i.push(Y)}return i}
async function ei(o,t,e,n,s){if(!o.look&&!o.annotations)return{share:0,boxes:[]};const{items:i,area:r}=await ni(o,t,e,s),a=i.map(({box:h})=>h),[c,f]=n?[await le(
e.now.flow,a,s),await le(e.old.flow,a,s)]:[];return{share:Vo(i,r),boxes:i.map(({kind:h,box:[d,u,g,y]},E)=>({kind:h,...(0,Gn.a)({x:d,y:u,width:g-d,height:y-u}),...c&&
f&&h==="text"&&{before:f[E],after:c[E]}}))}}async function ni({page:o,before:t,seen:e},n,{now:s,old:i},r){const a=new $n,c=await n.after.items(o,s,a),f=await n.
before.items(t,i,a),h=await Lo(c,f,r),[,,d,u]=c.page,g=[0,0,Math.max(d,f.page[2]),Math.max(u,f.page[3])],y=e?await Yo(e,h,g,r):h;return{items:await Xo(y,g,r),area:g}}
async function si({now:o,old:t},e){const n=new Map;for(const[r,a]of[[t.masked,-1],[o.masked,1]])for(const c of Ze(r)){n.set(c,(n.get(c)??0)+a);const f=e.step(c.
length+200);f&&await f}let[s,i]=[0,0];for(const r of n.values())r>0?s+=r:i-=r;return{wordsAdded:s,wordsRemoved:i}}const qt=32,oi=192,Tt=4,ii=3,ri=65536,ai=.2,ci=60;
async function fi(o,t,e,n){const{width:s,height:i}=o,r=Math.max(e,Math.ceil(Math.sqrt(s*i/ri))),a=new di(Math.ceil(s/r),r);for(let c=0;c<i;c++){const[f,h]=[o.row(
c),t.row(c)],d=Buffer.compare(f,h)===0,u=n.step(d?f.length*ai:s*ci);if(u&&await u,d)continue;const[g,y]=[cn(o,c),cn(t,c)];for(let E=0;E<s;E++){const U=ui(g,y,E,
s);U!==an&&a.add(E,c,U===te)}}return a.boxes()}const an=0,hi=1,te=2,Pt=2;class di{columns;side;found=new Map;clear=new Set;constructor(t,e){this.columns=t,this.
side=e}add(t,e,n){const s=Math.floor(e/this.side)*this.columns+Math.floor(t/this.side);n&&this.clear.add(s);const i=this.found.get(s);i?(i[0]=Math.min(i[0],t),i[2]=
Math.max(i[2],t+1),i[3]=e+1):this.found.set(s,[t,e,t+1,e+1])}boxes(){const t=new Set(this.clear);for(const e of this.clear)for(let n=-Pt;n<=Pt;n++)for(let s=-Pt;s<=
Pt;s++)t.add(e+n*this.columns+s);return[...this.found].flatMap(([e,n])=>t.has(e)?[n]:[])}}const cn=({row:o,height:t},e)=>[o(Math.max(0,e-1)),o(e),o(Math.min(t-1,
e+1))];function ui(o,t,e,n){const[s,i]=[o[1],t[1]],r=e*Tt;let a=an;for(let c=r;c<r+ii;c++){const f=Math.abs(s[c]-i[c]);if(!(f<=qt)){if(f>oi||!fn(s[c],t,c,e,n)||
!fn(i[c],o,c,e,n))return te;a=hi}}return a}function fn(o,t,e,n,s){const[i,r]=[n>0?e-Tt:e,n<s-1?e+Tt:e];let[a,c]=[255,0];for(const f of t)for(let h=i;h<=r;h+=Tt){
const d=f[h];d<a&&(a=d),d>c&&(c=d)}return o>=a-qt&&o<=c+qt}var hn=p(12195),ee=p(56725);const li=150,pi=72,gi=16e6,dn=1e3,mi=3,un=.5;async function wi(o,t,e){if(!e||
o.length===0)return{changes:o,pixelEqual:0,truncated:!1};const{boxes:n,truncated:s}=await xi(await e(),o),i=[];for(const r of o){if(!ln(r))continue;const a=n.get(
r);if(!a){i.push(r);continue}const c=a.length===0?[]:await t.ignored(r),f=a.filter(h=>!c.some(d=>yi(d,h)));f.length>0&&i.push({...r,seen:f})}return{changes:i,pixelEqual:o.
length-i.length,truncated:s}}const ln=({look:o,annotations:t})=>o||t;function yi({x:o,y:t,width:e,height:n},[s,i,r,a]){const[c,f]=[(s+r)/2,(i+a)/2];return c>=o&&
c<=o+e&&f>=t&&f<=t+n}async function xi({after:o,before:t},e){const n=e.filter(u=>u.isDrawn&&ln(u)).slice(0,dn),s=new Map;if(n.length===0)return{boxes:s,truncated:!1};
const{job:i}=o,r=n.map(({page:u,before:g})=>Mi((0,tt.iw)(o,u),(0,tt.iw)(t,g))),[a,c]=[await(0,ee.v)(o,gn(n,({page:u})=>u),!0,pn),await(0,ee.v)(t,gn(n,u=>u.before),
!0,pn)],f={now:a.missing.pagesWithout(),old:c.missing.pagesWithout()},[h,d]=[await hn.Y.open(a.bytes,i),await hn.Y.open(c.bytes,i)];for(const[u,g]of n.entries()){
const y=r[u];if(!y||f.now.has(g.page+1)||f.old.has(g.before+1))continue;const[E,U]=[await h.draw(u,y),await d.draw(u,y)],Y=await fi(E,U,Math.round(mi*y.scale),i.
pace);s.set(g,Y.map(Z=>bi(Z,y.scale)))}return{boxes:s,truncated:n.length===dn}}const pn="tolerance",gn=(o,t)=>Uint32Array.from(o,e=>t(e)+1);function Mi(o,t){const[
{width:e,height:n},s]=[(0,$.JQ)(o),(0,$.JQ)(t)];if(Math.abs(e-s.width)>un||Math.abs(n-s.height)>un)return;const i=Math.min(li/pi,Math.sqrt(gi/(e*n))),r=a=>Math.
max(1,Math.round(a*i));return{width:r(e),height:r(n),isTransparent:!1,scale:i}}const bi=([o,t,e,n],s)=>[o/s-1,t/s-1,e/s+1,n/s+1],mn=["fonts","links","bookmarks",
"attachments","form"],Si=new Set(["created","modified"]),Oi=new Set(["creator","producer"]);async function Ei({after:o,before:t},e){const{pace:n}=o.job,s=o.pages.
count+t.pages.count;let i=0;const r=async(ct,{pages:ie})=>{const An=[];for(let re=0;re<ie.count;re++)An.push(await ct.page(re)),n.progress(++i/s);return An},a=new _o(
new Ye(o,e.pattern),new Ye(t,e.pattern)),[c,f]=[await r(a.after,o),await r(a.before,t)];await n.rest();const h=await Do(f,c,n),d=new C,{changes:u,pixelEqual:g,truncated:y}=await wi(
Qo(h,c,f),a,e.drawn),{counts:E,data:U,isSame:Y}=await Ti({after:o,before:t},h,d,e.drawn!==void 0),Z=ct=>d.entries(ct.map(ie=>ie+1)),nt=wn(h.before),gt=wn(h.after),
at=[...h.moved].map(ct=>({page:ct+1,before:h.before[ct]+1})),sr={added:Z(nt),removed:Z(gt),moved:d.entries(at),changed:await ti(u,a,e.withText,d,n)},or={pagesAdded:nt.
length,pagesRemoved:gt.length,pagesMoved:at.length,pagesChanged:u.length,...E};return{same:Y&&nt.length+gt.length+at.length+u.length===0,truncated:d.truncated||
a.truncated||y,pageCount:o.pages.count,pageCountBefore:t.pages.count,pixelEqual:g,counts:or,pages:sr,...U,bytes:vi(o,t)}}const wn=o=>[...o.keys()].filter(t=>o[t]<
0);function vi({bytes:o},{bytes:t}){return Buffer.compare(o,t)===0?null:{before:t.length,after:o.length}}async function Ti({after:o,before:t},e,n,s){const i=await X(
o,d=>e.before[d]<0?void 0:d),r=await X(t,d=>e.after[d]<0?void 0:e.after[d]),a=Object.keys(i.metadata).filter(d=>i.metadata[d]!==r.metadata[d]),c={metadata:a.length},
f={metadata:Pi(r,i,a,n)};for(const d of mn){const u=await j(r[d],i[d],o.job.pace);c[d]=u.before.length+u.after.length,f[d]={before:n.entries(u.before),after:n.entries(
u.after)}}f.security=yn(r.security,i.security),f.tagged=yn(r.tagged,i.tagged);const h=a.every(d=>Si.has(d)||s&&Oi.has(d))&&mn.every(d=>c[d]===0||s&&d==="fonts")&&
f.security===null&&f.tagged===null;return{counts:c,data:f,isSame:h}}function Pi({metadata:o},{metadata:t},e,n){const s=e.map(i=>({key:i,pair:{before:o[i]??null,
after:t[i]??null}}));return Object.fromEntries(n.entries(s).map(({key:i,pair:r})=>[i,r]))}const yn=(o,t)=>JSON.stringify(o)===JSON.stringify(t)?null:{before:o,after:t};
var Ai=p(73154),Di=p(95800),Ri=p(99876),ki=p(14029),Ii=p(77158),et=p(36078);const xn={before:"1 0 0",after:"0 0.82 0.88"},At=28,Mn=24,bn=46,Ci=620,Bi=880,Dt=2,$i="\
0.93 0.94 0.95",Li="0.13 0.15 0.19",ji="0.42 0.45 0.5",Ni="0.78 0.8 0.83",Ui="0.95 0.55 0",Gi="0.85 0.1 0.15",Fi="0 0.62 0.68";function Wi(o,t,e){const n=Math.max(
o.size.width,t.size.width),s=Math.max(o.size.height,t.size.height),i=Math.min(1,Ci/n,Bi/s),r=Math.max(n*i,190),[a,c]=[2*At+3*r+2*Mn,2*At+bn+s*i],f=c-At-bn,h=[0,
1,2].map(Z=>At+Z*(r+Mn)),[d,u,g]=h,y=({size:Z},nt)=>{const[gt,at]=[Z.width*i,Z.height*i];return{x:nt,y:f-at,width:gt,height:at}},E={before:y(o,d),after:y(t,u),both:[
y(o,g),y(t,g)]},U=Z=>e.map(nt=>Ki(nt,Z,f,i)).join(" "),Y=[`q ${$i} rg 0 0 ${(0,et.id)(a)} ${(0,et.id)(c)} re f Q`,ne(["Before",62],`page ${o.number}`,Gi,d,f),ne(
["After",46],`page ${t.number}`,Fi,u,f),ne(["Both",46],"red: only before, cyan: only after",void 0,g,f),se(E.before),se(E.after),...E.both.map(se),Rt("Before",o,
E.before),Rt("After",t,E.after),`q /Multiply gs ${Rt("TintedBefore",o,E.both[0])} ${Rt("TintedAfter",t,E.both[1])} Q`,`q ${Ui} RG 1.2 w 1 j ${h.map(U).join(" ")}\
 Q`].join(`
`);return{width:Sn(a),height:Sn(c),content:`${Y}
`}}const Sn=o=>Math.round(o*100)/100;function ne([o,t],e,n,s,i){const r=i+16,a=n===void 0?"":`${n} rg ${(0,et.id)(s)} ${(0,et.id)(r-1)} 12 12 re f `,c=n===void 0?
s:s+19,f=`BT ${Li} rg /Bold 16 Tf ${(0,et.id)(c)} ${(0,et.id)(r)} Td (${o}) Tj ${ji} rg /Plain 12 Tf ${t} 0 Td (${e}) Tj ET`;return`q ${a}${f} Q`}const On=({x:o,
y:t,width:e,height:n})=>[o,t,e,n].map(et.id).join(" ").concat(" re"),se=o=>`q 1 g ${Ni} RG 1 w ${On(o)} B Q`;function Rt(o,{inner:t},{x:e,y:n,width:s,height:i}){
return`q ${[s/t.width,0,0,i/t.height].map(a=>String(Number(a.toFixed(6)))).join(" ")} ${(0,et.id)(e)} ${(0,et.id)(n)} cm /${o} Do Q`}function Ki({x:o,y:t,width:e,
height:n},s,i,r){const a={x:s+(o-Dt)*r,y:i-(t+n+Dt)*r,width:(e+2*Dt)*r,height:(n+2*Dt)*r};return`${On(a)} S`}const zi=1,Xi=2,Hi="difference_pdf",Yi="1.4",Zi=2e4;
async function Ji(o,t){const{job:e}=o.after,n=await(0,L.E)(Ii.O,e,{}),s=await kt.of(n,zi,o.after,t.map(({page:a})=>a),e),i=await kt.of(n,Xi,o.before,t.map(({before:a})=>a),
e),r=[];for(const[a,c]of t.entries()){const[f,h]=[await s.panel(a,c.page),await i.panel(a,c.before)],d={before:Tn(n,h,xn.before),after:Tn(n,f,xn.after)},{width:u,
height:g,content:y}=Wi(h,f,c.boxes),E=(0,l.jd)({Type:(0,l.UU)("Page"),MediaBox:[0,0,u,g],Group:En(),Resources:(0,l.jd)({XObject:(0,l.jd)({Before:h.form,After:f.
form,TintedBefore:d.before,TintedAfter:d.after}),ExtGState:(0,l.jd)({Multiply:(0,l.jd)({BM:(0,l.UU)("Multiply")})}),Font:(0,l.jd)({Bold:vn("Helvetica-Bold"),Plain:vn(
"Helvetica")})}),Contents:n.add(new l.Z6((0,l.jd)({}),Buffer.from(y,"latin1")))});r.push(n.add(E).number);const U=e.pace.step(Zi);U&&await U}return(0,Di.J)([{index:0,
document:n},s.part,i.part]),await n.pages.rebuild(r),await n.pages.settle(),(0,ki.fT)([n,s.part.document,i.part.document],{encryption:"none",version:Yi})}class kt{part;forms;found;sizes;constructor(t,e,n,s){
this.part=t,this.forms=e,this.found=n,this.sizes=s}static async of(t,e,n,s,i){const r=s.map(d=>(0,$.JQ)((0,tt.iw)(n,d-1))),{bytes:a}=await(0,ee.v)(n,Uint32Array.
from(s),!0,Hi),c={index:e,document:await(0,L.E)(a,i,{})},f=new Ai.l(t,c),h=await(0,Ri.F)(c.document,Uint32Array.from(s,(d,u)=>u+1));return await f.inspect(h.pages),
new kt(c,f,h,r)}async panel(t,e){const n=this.found.pages[t],s=this.found.kinds[n.kind];return{form:await this.forms.of(n,s),number:e,inner:(0,$.iN)(s),size:this.
sizes[t]}}}const En=()=>(0,l.jd)({S:(0,l.UU)("Transparency"),CS:(0,l.UU)("DeviceRGB"),I:!0}),vn=o=>(0,l.jd)({Type:(0,l.UU)("Font"),Subtype:(0,l.UU)("Type1"),BaseFont:(0,l.
UU)(o),Encoding:(0,l.UU)("WinAnsiEncoding")});function Tn(o,{form:t,inner:{width:e,height:n}},s){const i=`0 0 ${e} ${n} re f`,r=`q 1 g ${i} Q q /Page Do Q q /Sc\
reen gs ${s} rg ${i} Q
`,a=(0,l.jd)({Type:(0,l.UU)("XObject"),Subtype:(0,l.UU)("Form"),BBox:[0,0,e,n],Group:En(),Resources:(0,l.jd)({XObject:(0,l.jd)({Page:t}),ExtGState:(0,l.jd)({Screen:(0,l.
jd)({BM:(0,l.UU)("Screen")})})})});return o.add(new l.Z6(a,Buffer.from(r,"latin1")))}var Vi=p(5899),Qi=p(68516),_i=p(9312);const qi={file:"compare_to",password:"\
compare_password",noun:"the earlier version"},tr=async(o,t,e)=>{const{ignore_pattern:n,with_text:s,tolerance:i}=t,r=n===void 0?void 0:await(0,_i.Gv)("ignore_pat\
tern",n,"regex",e),{quiet:a,wasRepaired:c}=(0,I.gd)(e),{after:f,before:h,isRepaired:d}=await oe(o,t,a),g=await Ei({after:f,before:h},{pattern:r,withText:s,drawn:i===
"pixels"?()=>oe(o,t,a):void 0}),y=t.difference_pdf?{difference:await er(g,o,await oe(o,t,a))}:{},E={...g,...y},U=[...c()?[Pn("The document")]:[],...d?[Pn("The e\
arlier version")]:[],...nr(E)];return{documents:[{...o,pageCount:f.pages.count}],data:E,notes:U,facts:{}}};async function er({pages:o},{name:t},e){const{changed:n}=o;
if(n.length===0)return null;const s=await Ji(e,n);return{fileName:`${t.replace(/\.pdf$/i,"")}-difference.pdf`,size:s.length,content:Buffer.from(s).toString("bas\
e64")}}async function oe(o,{compare_to:t,compare_password:e,open_password:n},s){const i=await(0,L.E)(o.bytes,s,{password:n}),{document:r,isRepaired:a}=await(0,Qi.
H)(t,e,qi,s);return{after:i,before:r,isRepaired:a}}const Pn=o=>(0,Vi.A)(`${o} is damaged: it was compared as far as it could be read.`);function nr({pixelEqual:o}){
const t=Number(o);return t===0?[]:[{code:"pages_look_same",message:`${(0,k.y_)(t,"page")} ${t===1?"draws differently, looks the same, and counts":"draw differen\
tly, look the same, and count"} as unchanged.`}]}}),17623:((J,F,p)=>{p.d(F,{Z:()=>B});var k=p(38544),L=p(52604),R=p(52755),N=p(76933),K=p(77500);async function B(T,m,b){
const x=[],O={};for(const v of m.fields){x.push(D(T,m,b,v)),(0,k.K)(v)&&v.kind!=="password"&&m.byName.get(v.name)===v&&Object.defineProperty(O,v.name,{value:b.of(
v),enumerable:!0,configurable:!0,writable:!0});const w=T.job.pace.step(4e3);w&&await w}return{fields:x,values:O,xfa:(0,K.f4)(T,m),scripts:(0,N.on)(T,m)}}function D(T,m,b,x){
const{kind:O,flags:v,name:w}=x,S=m.integer(x.nodes[0],"MaxLen"),P=O==="password",I=O==="text"||P;return{name:w,type:O,value:P?null:b.of(x),default:P?null:b.of(x,
"DV"),options:l(T,m,b,x),required:(v&R.mw)!==0,readOnly:(v&R.sj)!==0,multiline:O==="text"&&(v&R.kz)!==0,maxLength:I&&S>0?S:null,pages:[...new Set(x.widgets.flatMap(
({pages:M})=>M))].sort((M,A)=>M-A)}}function l(T,m,b,x){return x.kind==="dropdown"||x.kind==="list"?b.choices(x):x.kind!=="checkbox"&&x.kind!=="radio"?[]:(0,L.lD)(
T,m,x).names.map(O=>({value:O,display:O}))}}),5899:((J,F,p)=>{p.d(F,{A:()=>k});const k=L=>({code:"document_damaged",message:L})}),77158:((J,F,p)=>{p.d(F,{O:()=>k});
const k=Buffer.from(`%PDF-1.3
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
`,"latin1")}),68516:((J,F,p)=>{p.d(F,{H:()=>N});var k=p(58552),L=p(12237),R=p(59277);async function N({bytes:D},l,T,m){const b={repaired:!1},x=()=>{b.repaired=!0};
try{return{document:await(0,L.E)(D,{...m,onRepaired:x},{password:l}),isRepaired:b.repaired}}catch(O){throw O instanceof k.zU?K(O,D,T):O}}function K(D,l,{file:T,
password:m,noun:b}){const x=(O,v,w=[])=>(0,k.G6)([{field:O,message:v,mentions:w}]);switch(D.code){case"password_required":return x(T,`needs a password: give it \
as ${m}`,[m]);case"wrong_password":return x(m,`does not open ${b}`);case"unsupported_encryption":return x(T,"is protected in a way that is not supported, such a\
s by a certificate");case"unreadable_document":{const O=(0,R.y)(l);return x(T,O===void 0||O==="a PDF document"?B:`is ${O}; it must be a PDF document`)}case"limi\
t_exceeded":{const O=D.issues.map(({message:v})=>({field:T,message:v}));return new k.zU(D.code,D.message,{issues:O,...D.advice===void 0?{}:{advice:D.advice}})}default:
return D}}const B="cannot be read, or has no pages: it must be a complete PDF document"}),66403:((J,F,p)=>{p.d(F,{a:()=>R});const k=100,L=N=>Math.round(N*k)/k,R=N=>N?
{x:L(N.x),y:L(N.y),width:L(N.width),height:L(N.height)}:null}),9312:((J,F,p)=>{p.d(F,{$0:()=>B,Gv:()=>R,MM:()=>K});var k=p(779),L=p(42973);const R=(l,T,m,{pace:b,
limits:x})=>(0,k.patternOf)(l,T,m,b,D(l,x)),N={slashes:"has slashes around it that count as characters: leave them out, and begin with (?i) in place of the flag\
 i","regex-as-words":"looks like a regular expression and was read as words: set search_mode to regex, and leave out slashes around it"};function K(l,T){const m=(0,k.
G)(l,T);return m&&N[m]}function B(l,T,m){const b=K(T,m);return b===void 0?[]:[{code:"search_mode_unlikely",message:`Nothing was found for ${l}, which ${b}.`,mentions:[
l,"search_mode"]}]}function D(l,{searching:T}){let m=T;return b=>{if(m-=b,m<0)throw(0,L.F)("searching",`The search takes more than ${T} steps, which are charact\
ers times the size of the expression`,"Make the expression shorter or more exact, or search fewer pages",l)}}}),95800:((J,F,p)=>{p.d(F,{J:()=>K});var k=p(45599),
L=p(36502),R=p(25524);const N=["Order","AS","RBGroups","Locked"];function K(B){const D=B.filter(({document:S})=>S.dict(S.catalog.get("OCProperties")));if(D.length===
0||D.length===1&&D[0].index===0)return;const{document:l}=B[0],T=l.dict(l.catalog.get("OCProperties")),m=[],[b,x]=[[],[]],O=new Map(N.map(S=>[S,[]]));for(const S of D){
const P=S.document.dict(S.document.catalog.get("OCProperties")),I=S.document.dict(P.get("D")),M=(A,C)=>(S.document.array(A?.get(C))??[]).map(j=>(0,R.yY)(j,S.index));
for(const A of M(P,"OCGs"))m.push(A);for(const[A,C]of O)for(const j of M(I,A))C.push(j);for(const A of M(I,"ON"))b.push(A);for(const A of new L.z(S.document).groupsOff())
x.push((0,R.yY)(A,S.index))}const v=new k.Bi(T&&l.dict(T.get("D")));v.delete("BaseState");for(const[S,P]of[...O,["ON",b],["OFF",x]])P.length>0?v.set(S,P):v.delete(
S);const w=new k.Bi(T);w.set("OCGs",m),w.set("D",v),l.editCatalog().set("OCProperties",l.add(w))}}),73154:((J,F,p)=>{p.d(F,{l:()=>O});var k=p(75162),L=p(59596),
R=p(45599),N=p(1592),K=p(37709);async function B(v,w,S){const P=[];let I=0;return await(0,K.K)(w,v.job.pace,M=>{const{operator:A,count:C}=M,j=A==="BDC"?" BMC":A===
"DP"?" MP":void 0;if(j===void 0||C!==2)return;const W=M.name(1),G=W===void 0?M.value(1):S?.get(W);v.dict(G)?.has("MCID")&&(P.push(w.subarray(I,M.endOf(0)),Buffer.
from(j,"latin1")),I=M.end)}),I===0?w:Buffer.concat([...P,w.subarray(I)])}var D=p(53107),l=p(74135),T=p(25524),m=p(58006);const b=new Set(["Page","Pages","Catalo\
g","StructElem","StructTreeRoot","Annot"]);class x{document;keepsTags;seen=new Set;shared=new Map;constructor(w,S){this.document=w,this.keepsTags=S}async prepare(w){
const S=this.asObject(w);return await this.release(S),S}asObject(w){if((0,R.i9)(w)&&(0,R.Zm)(this.document.resolve(w)))return w;const S=this.document.dict(w)??new R.
Bi;let P=this.shared.get(S);return P||this.shared.set(S,P=this.document.add(S)),P}async release(w){const{document:S,seen:P}=this,I=[w];for(let M=I.pop();M!==void 0;M=
I.pop())if(M instanceof R.oS){if(P.has(M.number))continue;P.add(M.number);const A=S.job.pace.step(1e3);A&&await A;const C=S.get(M),j=C instanceof R.Z6?C.dict:C;
if((0,R.Zm)(j)){if(this.isApart(j))continue;await this.untie(M,C,j,w)}I.push(S.get(M))}else if(Array.isArray(M))for(const A of M)I.push(A);else if(M instanceof R.
Z6)for(const A of M.dict.values())I.push(A);else if((0,R.Zm)(M)){this.isFont(M)&&!M.has("Resources")&&M.set("Resources",w);for(const A of M.values())I.push(A)}}isApart(w){
const S=this.document.resolve(w.get("Type"));return S!==null&&typeof S=="object"&&"text"in S&&b.has(S.text)}isFont(w){return(0,R.Eo)(this.document.resolve(w.get(
"Subtype")),"Type3")&&w.has("CharProcs")}async untie(w,S,P,I){const{document:M}=this,A=S instanceof R.Z6&&(0,R.Eo)(M.resolve(P.get("Subtype")),"Form"),C=!this.keepsTags&&
(P.has("StructParent")||P.has("StructParents")),j=!P.has("Resources")&&(A||this.isFont(P)),W=A&&!this.keepsTags?await this.withoutIds(S,M.dict(P.get("Resources")??
I)):void 0;if(!C&&!j&&!W)return;const G=M.edit(w),z=G instanceof R.Z6?G.dict:G;C&&z.delete("StructParent"),C&&z.delete("StructParents"),j&&z.set("Resources",I),
W&&G instanceof R.Z6&&M.put(w,(0,m.n)(G,W,{compress:!0}))}async withoutIds(w,S){const P=this.document.decodedPart(w);if(!P?.whole)return;const I=await B(this.document,
P.data,this.document.dict(S?.get("Properties")));return I===P.data?void 0:I}}class O{document;part;contents;resources;constructor(w,S){this.document=w,this.part=
S,this.contents=new D.K(S.document),this.resources=new x(S.document,this.keepsTags)}get keepsTags(){return this.part.document===this.document}inspect(w){return this.
contents.inspect(w)}async of(w,S){const{index:P,document:I}=this.part,M=await this.resources.prepare(w.resources),A=I.entry(I.pages.number(w.index),"Group"),{filters:C,
data:j}=await this.contentOf(w),W=this.keepsTags?I.entry(I.pages.number(w.index),"StructParents"):void 0,G=(0,R.jd)({Type:(0,R.UU)("XObject"),Subtype:(0,R.UU)("\
Form"),BBox:[...S.box],Matrix:[...(0,l.DI)((0,l.S3)(S))],Resources:(0,T.Po)(P,M.number),Group:A===void 0?void 0:(0,T.yY)(A,P),StructParents:W,...C});return this.
document.add(new R.Z6(G,j))}async contentOf(w){const{part:S,contents:P}=this,{document:I}=S,M=P.own(w),A=M.length===1?I.get(M[0]):void 0;if(A instanceof R.Z6&&this.
keepsTags&&P.isOrderly(w))return this.asItIs(A);const{isWhole:C,isKnown:j,open:W}=P.condition(M),G=P.content(M),z=I.dict(I.dict(w.resources)?.get("Properties")),
X=this.keepsTags?G:await B(I,G,z);if(A instanceof R.Z6&&(!j||C&&W.excess===0&&X===G))return this.asItIs(A);const H=W.excess===0?X:(0,N.KS)(X,0);return{filters:{
Filter:(0,R.UU)("FlateDecode")},data:(0,L.Kc)(H)}}asItIs(w){const{index:S,document:P}=this.part,I=new R.Bi([...w.dict].filter(([M])=>M==="Filter"||M==="DecodePa\
rms"));return(0,k.CF)(I),{filters:Object.fromEntries((0,T.yY)(I,S)),data:P.encoded(w)}}}}),25524:((J,F,p)=>{p.d(F,{Bg:()=>L,Po:()=>R,fS:()=>K,yY:()=>N});var k=p(
45599);const L=B=>B.find(({index:D})=>D===0).document,R=(B,D,l=0)=>B===l?new k.oS(D):new k.rV(B,D);function N(B,D){if(D===0||B instanceof k.rV)return B;if(B instanceof
k.oS)return new k.rV(D,B.number);if(Array.isArray(B))return B.map(T=>N(T,D));if(B instanceof k.Z6||!(B instanceof k.Bi))return B;const l=new k.Bi;for(const[T,m]of B)
l.set(T,N(m,D));return l}class K{meaning;taken;last=new Map;constructor(D=[],l=T=>T){this.meaning=l,this.taken=new Set([...D].map(l))}get size(){return this.taken.
size}has(D){return this.taken.has(this.meaning(D))}add(D){this.taken.add(this.meaning(D))}free(D){const l=D.startsWith("þÿ");for(let T=(this.last.get(D)??1)+1;;T++){
const m=`_${T}`,b=D+(l?[...m].map(x=>`\0${x}`).join(""):m);if(!this.has(b))return this.last.set(D,T),this.add(b),b}}}}),92152:((J,F,p)=>{p.d(F,{A6:()=>l,AT:()=>D,
Cb:()=>L,WQ:()=>R,ZJ:()=>B,fu:()=>T,mA:()=>N,zq:()=>k});const k=(m,b,x)=>Math.ceil(m*b*x/8);function L(m,b,x){if(!m||m.length<b*2)return!1;let O=0;for(let v=0;v<
b;v++){const[w,S]=[m[v*2],m[v*2+1]];if(w===x&&S===0)O++;else if(w!==0||S!==x)return}return O===0?!1:O===b?!0:void 0}function R(m,b){if(m.length>=b)return m.subarray(
0,b);const x=new Uint8Array(b);return x.set(m),x}const N=m=>m.map(b=>b^255),K=2;async function B(m,{width:b,height:x,channels:O,bits:v},w,S){const P=b*O,I=k(b,O,
v),M=new Uint8Array(P*x),A=2**v-1,C=w&&v<8?255/A:1;for(let j=0;j<x;j++){for(let G=0;G<P;G++){const z=G*v,X=j*I+(z>>3),H=v>=8?m[X]:m[X]>>8-v-(z&7)&A;M[j*P+G]=H*C}
const W=S.step(P*K);W&&await W}return M}function D(m,b,x){const O=Array.from({length:x},(v,w)=>{const[S,P]=[b[w*2],b[w*2+1]];return Uint8ClampedArray.from({length:256},
(I,M)=>(S+M/255*(P-S))*255)});return m.map((v,w)=>O[w%x][v])}function l(m,b,x){const O=new Uint8Array(m.length*x);for(const[v,w]of m.entries())for(let S=0;S<x;S++)
O[v*x+S]=b[w*x+S]??0;return O}function T(m,b,x){const O=new Uint8Array(b.length*(x+1));for(let v=0;v<b.length;v++){for(let w=0;w<x;w++)O[v*(x+1)+w]=m[v*x+w];O[v*
(x+1)+x]=b[v]}return O}}),38671:((J,F,p)=>{p.d(F,{R:()=>N});var k=p(52205),L=p(45599);const R={DCTDecode:"jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"ccitt",
CCF:"ccitt",JBIG2Decode:"jbig2"};function N(K,B){const D=(0,k.c3)(K,B.dict.get("Filter")),l=(0,k.c3)(K,B.dict.get("DecodeParms")),T=D.at(-1)??null,m=T instanceof
L.SX?R[T.text]:void 0;if(!m)return{format:m,parameters:void 0,filter:T,before:B};const b=new L.Bi(B.dict);b.set("Filter",D.slice(0,-1)),b.set("DecodeParms",l.slice(
0,D.length-1));const x=l[D.length-1];return{format:m,parameters:(0,L.Zm)(x)?x:void 0,filter:T,before:new L.Z6(b,B.data,B.sealed)}}}),8283:((J,F,p)=>{p.d(F,{A2:()=>L,
EI:()=>K,GM:()=>R,OD:()=>D,Os:()=>N,iN:()=>B});var k=p(78157);const L=216,R=217,N=218,K=254,B=m=>m>=224&&m<=239;function*D(m){const b=(0,k.bS)(m);for(let x=2;;){
const O=T(b,x);if(O<0)return;const v=b[O+1],w=v===L||v===R||v===l;if(!w&&O+4>b.length)return;const S=w?0:b.readUInt16BE(O+2),P=O+2+S;if(P>b.length||!w&&S<2||(yield{
marker:v,start:O,end:P,data:b.subarray(w?P:O+4,P)},v===R))return;x=P}}const l=1;function T(m,b){for(let x=m.indexOf(255,b);x>=0&&x+1<m.length;x=m.indexOf(255,x+
1)){const O=m[x+1];if(O!==0&&O!==255&&(O<208||O>215))return x}return-1}}),44738:((J,F,p)=>{p.d(F,{L:()=>B,m:()=>D});var k=p(45599),L=p(55969),R=p(3466),N=p(9731),
K=p(17671);async function B(l,T){const m=new Set;let b=0,x=!1;for(let w=0;w<l.pages.count;w++){const S=D(l,l.pages.number(w));for(const{number:I}of S){const M=l.
get(I);if(m.has(I)||!(0,k.Zm)(M)||!T(M,w))continue;m.add(I);const A=(0,L.B)(l,M);A==="Popup"&&b++,A==="Widget"&&(x=!0)}const P=l.job.pace.step(500+S.length*100);
P&&await P}if(m.size===0)return 0;const O=(0,K.Hi)(l),v=x?await R.R.of(l):void 0;return await(0,K.Pv)(O,m,()=>(0,K.Wi)(O,m)),v&&await(0,K.zg)(O,v),await(0,N.U)(
O),m.size-b}function D(l,T){const m=l.entry(T,"Annots"),b=l.array(m)??[];if(!b.some(k.Zm))return b.filter(k.i9);const x=l.edit((0,k.i9)(m)?m:T),O=l.array((0,k.Zm)(
x)?x.get("Annots"):x)??[];for(const[v,w]of O.entries())(0,k.Zm)(w)&&(O[v]=l.add(w));return O.filter(k.i9)}}),779:((J,F,p)=>{p.d(F,{patternOf:()=>I,G:()=>S,y:()=>B});
var k=p(58552),L=p(98472),R=p(34378);const N=new RegExp("([\\x21-\\x7e]{1,1000})(?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]{1,1000}|\\P{M})\\p{M}{0,30}|\\p{M}{1,30}",
"gu"),K=(M,A)=>B([M],A);async function B(M,A){const C=new Set;for(const W of M)C.add((await x(W,A)).text.trim());C.delete("");const j=[...C].map(W=>D(W.match(/[\x21-\x7e]+/g)??
[""]));return{hasGroups:!1,search:async(W,G,z)=>{const X=z.step(W.length>>2);if(X&&await X,l(W,j))return{matches:[],truncated:!1};const H=await x(W,z),V=[];for(const q of C)
if(!await b(q,H,V,G,z))return{matches:V,truncated:!0};return C.size>1&&V.sort((q,mt)=>q.start-mt.start||mt.end-q.end),{matches:V,truncated:!1}}}}const D=M=>M.reduce(
(A,C)=>C.length>A.length?C:A);function l(M,A){if(M.length<T||m.test(M))return!1;const C=M.toLowerCase().replaceAll("ß","ss");return!A.some(j=>C.includes(j))}const T=64,
m=/[\u0100-\uffff]/;async function b(M,{text:A,places:C},j,W,G){const z=G.step(A.length>>3);z&&await z;for(let X=A.indexOf(M),H=0;X>=0;X=A.indexOf(M,H)){if(j.length===
W)return!1;for(H=X+M.length;C[H]===C[H-1];)H++;j.push((0,L.z)(C[X],C[H]));const V=G.step(M.length);V&&await V}return!0}async function x(M,A){const C=[];let j="";
for(const{0:W,1:G,2:z,index:X}of M.matchAll(N)){const H=z===void 0?G?.toLowerCase()??O(W):" ";for(let q=0;q<H.length;q++)C.push(G===void 0?X:X+q);j+=H;const V=A.
step(W.length*10);V&&await V}return C.push(M.length),{text:j,places:C}}const O=M=>(0,R.w)((0,R.w)(M).toUpperCase().toLowerCase()),v=/^\/.+\/([dgimsuvy]*)$/s,w=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;
function S(M,A){const C=v.exec(M);return A==="regex"?C?"slashes":void 0:w.test(M)||C&&C[1]!==""?"regex-as-words":void 0}const P=1e6;async function I(M,A,C,j,W){
const G=C==="regex"?(await Promise.all([p.e(7398),p.e(9974)]).then(p.bind(p,39974))).expressionOf(A,W):await K(A,j);if("problem"in G)throw(0,k.G6)([{field:M,message:G.
problem}]);return{hasGroups:G.hasGroups,search:async(z,X,H)=>{const V=await G.search(z.slice(0,P),X,H);return z.length>P?{...V,truncated:!0}:V}}}}),98472:((J,F,p)=>{
p.d(F,{z:()=>k});const k=(L,R,N=[])=>({start:L,end:R,groups:Object.fromEntries(N)})})};
