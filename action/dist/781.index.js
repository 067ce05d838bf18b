"use strict";exports.id=781,exports.ids=[781],exports.modules={70046:((q,j,l)=>{l.r(j),l.d(j,{compare_documents:()=>sc});var I=l(98446),L=l(12237),R=l(77598),U=l(45059),K=l(
52755),C=l(16259),A=l(824),p=l(45599),S=l(59071);function m(i,t,e){const s=[];for(const n of i.array(i.entry(i.pages.number(t),"Annots"))??[]){const o=i.dict(n);
o&&(0,p.Eo)(i.resolve(o.get("Subtype")),"Link")&&s.push({page:t,target:M(i,o,e)})}return s}function M(i,t,e){const s=e.pageOf(t);if(s!==void 0)return{page:s};const n=i.
dict(t.get("A")),o=i.resolve(n?.get("S")),r=i.resolve(n?.get("URI"));if(r instanceof p.Mx)return{uri:Buffer.from(r.bytes).toString("latin1")};const c=w(i,n?.get(
"F"));if(c!==null)return{file:c};const a=i.resolve(n?.get("N"));return{action:a instanceof p.SX?a.text:o instanceof p.SX?o.text:"none"}}function w(i,t){const e=i.
resolve(t);if(e instanceof p.Mx)return(0,S.Gh)(e);const s=i.dict(t);return(0,S.Gh)(i.resolve(s?.get("UF")))??(0,S.Gh)(i.resolve(s?.get("F")))}var O=l(37081),T=l(
12207),y=l(16231),E=l(17623),v=l(41112),k=l(41561);const b=1e3,D=1e6;class B{truncated=!1;left=D;entries(t,e=b){const s=[];for(const n of t){const o=JSON.stringify(
n).length+1;if(s.length===e||o>this.left){this.truncated=!0;break}this.left-=o,s.push(n)}return s}}async function F(i,t,e){const s=new Map;for(const{key:r}of i){
s.set(r,(s.get(r)??0)+1);const c=e.step(200);c&&await c}const n=[];for(const{key:r,entry:c}of t){const a=s.get(r)??0;a>0?s.set(r,a-1):n.push(c);const f=e.step(200);
f&&await f}const o=[];for(const{key:r,entry:c}of[...i].reverse()){const a=s.get(r)??0;a!==0&&(s.set(r,a-1),o.push(c))}return{before:o.reverse(),after:n}}const X=200;
class z{texts=new Map;objects=new WeakMap;keyed(t){return{key:Object.entries(t).map(([s,n])=>`${s} ${this.ofValue(n)}`).join(`
`),entry:t}}ofText(t){if(t.length<X)return JSON.stringify(t);let e=this.texts.get(t);return e===void 0&&this.texts.set(t,e=Y(t)),e}ofValue(t){if(typeof t=="stri\
ng")return this.ofText(t);if(typeof t!="object"||t===null)return String(t);let e=this.objects.get(t);if(e===void 0){const s=JSON.stringify(t);this.objects.set(t,
e=s.length<X?s:Y(s))}return e}}const Y=i=>(0,R.createHash)("sha256").update(i).digest("base64");async function Z(i,t){const{pace:e}=i.job,s=await T.Ht.of(i),n=new z,
o={...(0,A._6)(i,await(0,A.Br)(i))};await e.rest();const r=(await(0,v.Uz)(i)??[]).map(u=>n.keyed({...u}));await e.rest();const c=await tt(i,s,t),a=await ot(i,s,
t,n);await e.rest();const f=await xt(i),h=await Hn(i,n);return await e.rest(),{metadata:o,fonts:r,links:c,bookmarks:a,attachments:f,form:h,security:{encryption:(0,k.
Br)(i),permissions:(0,k.nj)(i),javascript:await(0,v.xS)(i),signatures:(await(0,y.Ez)(i)).length},tagged:(0,k.$J)(i)}}function Q(i,t){if(!("page"in i))return{entry:{
...i},key:JSON.stringify(i)};const e=t(i.page);return{entry:{target:i.page+1},key:e===void 0?`gone ${i.page}`:`page ${e}`}}async function tt(i,t,e){const s=[];for(let n=0;n<
i.pages.count;n++){const o=e(n);if(o!==void 0)for(const c of m(i,n,t)){const{entry:a,key:f}=Q(c.target,e);s.push({entry:{page:n+1,...a},key:`${o} ${f}`})}const r=i.
job.pace.step(2e4);r&&await r}return s}async function ot(i,t,e,s){const n=[];return await(0,O.O)(i,(o,r)=>{const c=i.dict(o),a=c&&(0,S.Gh)(i.resolve(c.get("Titl\
e")));if(!c||a===null||a===void 0)return c!==void 0;const{entry:f,key:h}=Q(M(i,c,t),e);return n.push({entry:{title:a,level:r,...f},key:`${r} ${h} ${s.ofText(a)}`}),
!0}),n}async function xt(i){const t=[];for(const{name:e,size:s,mimeType:n,description:o,relationship:r,stream:c}of await(0,U._)(i)){const a=i.decodedPart(c)?.data??
i.encoded(c),f={name:e,size:s??a.length,mimeType:n,description:o,relationship:r},h=(0,R.createHash)("sha256").update(a).digest("base64");t.push({entry:f,key:`${JSON.
stringify(f)} ${h}`});const u=i.job.pace.step(a.length*2);u&&await u}return t}async function Hn(i,t){const e=await K.mO.read(i);if(e.fields.length===0)return[];
const{fields:s}=await(0,E.Z)(i,e,new C.n(i,e)),n=[];for(const{pages:o,...r}of s){n.push(t.keyed(r));const c=i.job.pace.step(2e3);c&&await c}return n}var $=l(74135);
const pe=512,Yn=5e4,ge=22,Zn=100,Vn=.2718281828,ct=i=>Number.isNaN(i)?0:Math.floor(i*Zn+Vn);class et{count=0;hash=(0,R.createHash)("sha256");values=new Float64Array(
pe);used=0;texts=new Map;length(t){this.exact(ct(t))}exact(t){this.used===pe&&this.flush(),this.values[this.used++]=t,this.count++}text(t){const{texts:e}=this;let s=e.
get(t);s===void 0&&(e.size===Yn&&e.clear(),e.set(t,s=e.size),this.bytes(Buffer.from(t))),this.exact(s)}bytes(t){this.exact(t.length),this.flush(),this.hash.update(
t)}finish(){return this.flush(),this.hash.digest("base64").slice(0,ge)}flush(){this.used!==0&&(this.hash.update(Buffer.from(this.values.buffer,0,this.used*8)),this.
used=0)}}function nt(...i){return(0,R.createHash)("sha256").update(JSON.stringify(i)).digest("base64").slice(0,ge)}const Lt=(i,{clipBox:t})=>t?(0,$.Pj)(t,i)??me:
i,Jn=[-1e9,-1e9,1e9,1e9],me=[0,0,0,0];class Qn{box;begins=()=>{};begin(t,e,s){const n=e&&Lt(e,s);n&&(this.box=this.box?(0,$.kO)(this.box,n):n)}keepsPictures=!1;outline(){}picture(){}beginGroup(){
return 0}endGroup(){}}class _n{numbers=new Map;of(t){let e=this.numbers.get(t);return e===void 0&&this.numbers.set(t,e=this.numbers.size),e}}const we=1e5,qn=5e5,
ts=1e3,es=120,Ut=.4;class ns extends et{ids;page;kinds=[];boxes=[];outlines=new Map;pictures=new Map;keys=[];begins=()=>{};item="";numbers=0;within;constructor(t,e){
super(),this.ids=t,this.page=e}enter(t){this.within=t}begin(t,e,s){const n=e&&this.shownPart(e,s),o=this.boxes.length-1;this.isFull?n&&(this.boxes[o]=(0,$.kO)(this.
boxes[o]??n,n)):this.add(this.within??t,n),this.begins()}shownPart(t,e){const s=Lt((0,$.XM)(t,Ut),e);return s===me?void 0:(0,$.Pj)((0,$.XM)(s,Ut),this.page)}outline(t){
if(this.isFull||this.numbers>=qn)return;const e=t();e&&(this.numbers+=e.path.length,this.outlines.set(this.kinds.length-1,e))}get keepsPictures(){return!this.isFull&&
this.pictures.size<ts}picture(t){this.pictures.set(this.kinds.length-1,t)}beginPage(){this.begin("page",this.page,{})}beginGroup(){return this.isFull||this.add(
this.within??"path",void 0),this.begins(),this.boxes.length-1}endGroup(t){let e;for(let s=t+1;s<this.boxes.length;s++){const n=this.boxes[s];n&&(e=e?(0,$.kO)(e,
n):n)}t<we-1&&(this.boxes[t]=e),t+1<this.kinds.length&&(this.kinds[t]=this.kinds[t+1])}end(){if(this.kinds.length===this.keys.length)return;const{item:t}=this,e=this.
isFull?this.finish():"";this.keys.push(this.ids.of(t.length>es||e!==""?nt(t,e):t)),this.item=""}exact(t){this.isFull?super.exact(t):this.item+=`${t} `}text(t){this.
isFull?super.text(t):this.item+=`t${this.ids.of(t)} `}get isFull(){return this.kinds.length===we}add(t,e){this.end(),this.kinds.push(t),this.boxes.push(e)}}var ss=l(
66403);const os=200,dt=200,Mt=2e4,is=300;async function rs(i,t){const{diffArrays:e}=await l.e(8128).then(l.bind(l,18128)),[s,n]=[ye(i),ye(t)],o=e(s.map(({masked:u})=>u),
n.map(({masked:u})=>u),{maxEditLength:is})??[{removed:!0,added:!1,count:s.length},{removed:!1,added:!0,count:n.length}],r=[];let[c,a]=[0,0],f=s.length===Mt||n.length===
Mt;const h=(u,d)=>{r.length===os?f=!0:r.push(u+xe(d)),d.length>dt&&(f=!0)};for(const{removed:u,added:d,count:g}of o){if(u)for(let x=0;x<g;x++)h("-",s[c+x].text);
if(d)for(let x=0;x<g;x++)h("+",n[a+x].text);d||(c+=g),u||(a+=g)}return{lines:r,truncated:f}}function ye({text:i,masked:t}){const e=t.split(`
`,Mt),s=i.split(`
`,Mt);return e.map((n,o)=>({masked:n,text:s.length===e.length?s[o]:n}))}function xe(i){if(i.length<=dt)return i;const t=/[\ud800-\udbff]$/.test(i.slice(0,dt-1))?
dt-2:dt-1;return`${i.slice(0,t)}…`}const cs=2e4,as=200,fs=.4,hs=1e3;async function Me(i,t,e){const s=t.map(()=>"");let n=0;for(const{0:o,index:r}of i.text.matchAll(
/\S+/g)){if(++n>cs)break;const c=i.box(r,r+o.length);if(c)for(const[f,h]of t.entries()){const u=s[f];u.length<=as&&us(h,c.x,c.y,c.width,c.height)&&(s[f]=u===""?
o:`${u} ${o}`)}const a=e.step(hs+t.length*20);a&&await a}return s.map(xe)}function us([i,t,e,s],n,o,r,c){const a=Math.min(s,o+c)-Math.max(t,o);return n<e&&n+r>i&&
a>fs*Math.min(c,s-t)}var bt=l(45657),be=l(95340),Oe=l(38671);const ds=1/50,Ot=.5,ls=2;async function ps(i,t){if(i.style!==t.style)return;const e=[];for(const s of[
void 0,"SMask","Mask"]){const[n,o]=[await Se(i,s),await Se(t,s)];if(!(n==="none"&&o==="none")){if(typeof n=="string"||typeof o=="string"||n.rowBytes!==o.rowBytes||
n.pixelBits!==o.pixelBits)return;(0,bt.RZ)(e,await gs(n,o,i.document))}}return e}async function Se({document:i,image:t},e){const s=e===void 0?t:i.resolve(t.dict.
get(e));if(!(s instanceof p.Z6))return"none";const{format:n,before:o}=(0,Oe.R)(i,s),{width:r,height:c,bits:a}=(0,be.h)(i,s.dict);if(n!==void 0||!(r>0&&c>0))return"\
unknown";const f=await i.decodedAtEase(o),h=Math.floor(f.length/c),u=Math.floor(h*8/(r*a)),d=x=>Math.ceil(r*a*x/8);return u>0&&d(u)===h&&d(u-1)!==h?{data:f,width:r,
height:c,rowBytes:h,pixelBits:a*u}:"unknown"}async function gs(i,{data:t},{job:e}){const{data:s,width:n,height:o,rowBytes:r,pixelBits:c}=i,a=[];let[f,h,u,d]=[-1,
-1,r,-1];const g=()=>{if(f<0)return;const[x,P]=[Math.floor(u*8/c),Math.ceil((d+1)*8/c)];a.push([(x-Ot)/n,1-(h+1+Ot)/o,(P+Ot)/n,1-(f-Ot)/o]),[f,u,d]=[-1,r,-1]};for(let x=0;x<
o;x++){const P=x*r,[N,H]=[s.subarray(P,P+r),t.subarray(P,P+r)];Buffer.compare(N,H)!==0&&(x-h>Math.max(2,o*ds)&&g(),f<0&&(f=x),h=x,u=Math.min(u,Ee(N,H,0,1)),d=Math.
max(d,Ee(N,H,r-1,-1)));const G=e.pace.step(r*ls);G&&await G}return g(),a}function Ee(i,t,e,s){let n=e;for(;n>=0&&n<i.length&&i[n]===t[n];)n+=s;return n}const ve=4096,
$t=1,at=2,Nt=3,ft=4,Te=13;class Pe{kept=new Float64Array(ve);used=0;long;x=0;y=0;left=1/0;top=1/0;right=-1/0;bottom=-1/0;hasAngles=!1;get isEmpty(){return this.
used===0&&!this.long}get numbers(){return this.long?void 0:this.kept.slice(0,this.used)}get box(){return[this.left,this.top,this.right,this.bottom]}get isUpright(){
const[,t,e,,s,n,,o,r,,c,a]=this.kept;return this.long||this.used!==Te||this.kept[Te-1]!==ft||this.kept[9]!==at?!1:e===n&&s===o&&r===a&&t===c||t===s&&n===r&&o===
c&&a===e}follow(t,e){switch(t.operator){case"m":return this.point($t,t.number(0),t.number(1),e);case"l":return this.hasAngles=!0,this.point(at,t.number(0),t.number(
1),e);case"c":return this.curve(t,e,0,2,4);case"v":return this.curve(t,e,-1,0,2);case"y":return this.curve(t,e,0,2,2);case"h":return this.add(ft),!0;case"re":return this.
rectangle(t.number(0),t.number(1),t.number(2),t.number(3),e),!0;default:return!1}}rectangle(t,e,s,n,o){this.point($t,t,e,o),this.point(at,t+s,e,o),this.point(at,
t+s,e+n,o),this.point(at,t,e+n,o),this.add(ft),this.x=t,this.y=e}close(){this.add(ft)}write(t){if(this.long)t.text(this.end());else for(let e=0;e<this.used;e++)
t.exact(this.kept[e])}get id(){const t=new et;return this.write(t),t.finish()}clear(){this.used=0,this.long=void 0,this.whole=void 0,[this.left,this.top,this.right,
this.bottom]=$.gF,this.hasAngles=!1}whole;end(){return this.whole===void 0&&(this.flush(this.long),this.whole=this.long.finish()),this.whole}curve(t,e,s,n,o){return this.
hasAngles=!0,this.add(Nt),s<0?this.place(this.x,this.y,e):this.place(t.number(s),t.number(s+1),e),this.place(t.number(n),t.number(n+1),e),this.x=t.number(o),this.
y=t.number(o+1),this.place(this.x,this.y,e),!0}point(t,e,s,n){return this.add(t),this.place(e,s,n),this.x=e,this.y=s,!0}place(t,e,s){const[n,o]=[s[0]*t+s[2]*e+s[4],
s[1]*t+s[3]*e+s[5]];this.add(ct(n)),this.add(ct(o)),n<this.left&&(this.left=n),n>this.right&&(this.right=n),o<this.top&&(this.top=o),o>this.bottom&&(this.bottom=
o)}add(t){this.used===ve&&this.flush(this.long??=new et),this.kept[this.used++]=t}flush(t){for(let e=0;e<this.used;e++)t.exact(this.kept[e]);this.used=0}}const jt=100,
ms=1/jt,Ft=10,ws=6,ys=32;function xs(i,t){if(i.style!==t.style)return;const e=i.reach===0,[s,n]=[De(i.path,e),De(t.path,e)],o=Math.max(i.reach,t.reach)+ms,r=Ms(
i,t,s,n);if(!r)return;const c=r.map(f=>(0,$.XM)(f,o)),a=(0,$.XM)((0,$.$L)([...s,...n].flatMap(({points:f})=>f)),o);return(0,bt.RZ)(c,bs(i.clipBox,t.clipBox,a)),
c.length===0?void 0:c}function Ms(i,t,e,s){const n=i.reach===0;if(i.ends!==t.ends)return i.isDashed?void 0:Os(e,s);if(Re(e,s)&&!i.isDashed)return Ie(e,s,n);const o=ke(
e,s,i.isDashed);return n&&o.length>0?[o.reduce($.kO)]:o}function bs(i,t,e){const[s,n]=[i??e,t??e];return[...Ae(s,n),...Ae(n,s)].flatMap(o=>{const r=(0,$.Pj)(o,e);
return r?[r]:[]})}function Ae([i,t,e,s],n){return[[i,t,Math.min(e,n[0]),s],[Math.max(i,n[2]),t,e,s],[i,t,e,Math.min(s,n[1])],[i,Math.max(t,n[3]),e,s]].filter(r=>r[0]<
r[2]&&r[1]<r[3])}function Os(i,t){const e=[...i,...t].flatMap(n=>n.points.length>2?St(n):n.points.map(o=>(0,$.$L)([o])));return[...Re(i,t)?Ie(i,t,!1):ke(i,t,!1),
...e]}function De(i,t){const e=[];let[s,n]=[[0,0],[0,0]],o=Ft;const r=(f,h)=>{e.push({sign:f+o,points:[n,...h]}),o=0,n=h.at(-1)},c=()=>{o===0&&(!t||!Gt(n,s))&&r(
t?at:ft,[s]),o=Ft,n=s},a=f=>[i[f]/jt,i[f+1]/jt];for(let f=0;f<i.length;){const h=i[f++];h===ft?c():h===$t?(t&&c(),s=n=a(f),o=Ft,f+=2):h===Nt?(r(Nt,[a(f),a(f+2),
a(f+4)]),f+=6):(r(at,[a(f)]),f+=2)}return t&&c(),e}const Gt=(i,t)=>i[0]===t[0]&&i[1]===t[1],Wt=(i,t)=>i.sign===t.sign&&i.points.every((e,s)=>Gt(e,t.points[s])),
Re=(i,t)=>i.length===t.length&&i.every(({sign:e},s)=>e===t[s].sign);function Ie(i,t,e){return i.flatMap((s,n)=>{const o=t[n];return Wt(s,o)?[]:e?Es(s,o):Ss(s,o)??
[...St(s),...St(o)]})}function ke(i,t,e){let s=0;for(;s<i.length&&s<t.length&&Wt(i[s],t[s]);)s++;let[n,o]=[i.length,t.length];for(;!e&&n>s&&o>s&&Wt(i[n-1],t[o-1]);)
n--,o--;return[...i.slice(s,n),...t.slice(s,o)].flatMap(St)}function Ss({points:i},{points:t}){const[e,s,n,o]=[i[0],i[1],t[0],t[1]];if(i.length!==2||t.length!==
2)return;const r=[1,0].find(h=>[s,n,o].every(u=>u[h]===e[h]));if(r===void 0)return;const c=1-r;return(s[c]-e[c])*(o[c]-n[c])<=0||Math.min(e[c],s[c])>Math.max(n[c],
o[c])||Math.min(n[c],o[c])>Math.max(e[c],s[c])?void 0:[[e,n],[s,o]].filter(([h,u])=>!Gt(h,u)).map($.$L)}function Es(i,t){const e=Math.max(Kt(i),Kt(t)),[s,n]=[zt(
i,e),zt(t,e)],o=Math.max(Xt(i,e),Xt(t,e)),r=[];for(let c=0;c<e;c++){const a=[s[c],s[c+1],n[c],n[c+1]],f=(0,$.$L)(a);o===0&&(f[0]===f[2]||f[1]===f[3])||r.push((0,$.
XM)(f,o))}return r}function St(i){const t=Kt(i),e=zt(i,t),s=Xt(i,t);return e.slice(1).map((n,o)=>(0,$.XM)((0,$.$L)([e[o],n]),s))}function Kt({points:i}){const[t,
e,s,n]=(0,$.$L)(i);return i.length===2&&(t===s||e===n)?1:Math.max(1,Math.min(ys,Math.ceil(Math.max(s-t,n-e)/ws)))}const zt=({points:i},t)=>Array.from({length:t+
1},(e,s)=>vs(i,s/t));function vs(i,t){if(t===0)return i[0];if(t===1)return i.at(-1);const e=1-t,s=i.length===2?[e,t]:[e**3,3*e*e*t,3*e*t*t,t**3],n=o=>i.reduce((r,c,a)=>r+
c[o]*s[a],0);return[n(0),n(1)]}function Xt({points:[i,t,e,s]},n){if(!i||!t||!e||!s)return 0;const o=(r,c,a)=>Math.hypot(r[0]-2*c[0]+a[0],r[1]-2*c[1]+a[1]);return 6*
Math.max(o(i,t,e),o(t,e,s))/8/(n*n)}var ht=l(64019),Ce=l(12844),it=l(6057),Ht=l(75444),Be=l(87141),Le=l(12657),Yt=l(31095),Ts=l(58971),Ps=l(36502),Ue=l(85008),$e=l(
97748);const Ne={id:"DeviceGray",isPattern:!1},As={DeviceGray:"0 ",DeviceRGB:"0 0 0 ",DeviceCMYK:"0 0 0 10000 "},je="DeviceGray 0 ",Zt="Normal",lt=i=>({...(0,$e.
ue)(i),base:i,fillSpace:Ne,strokeSpace:Ne,fill:je,stroke:je,fillAlpha:1,strokeAlpha:1,lineWidth:1,cap:0,join:0,miter:10,dash:"",clip:"",clipShapes:"",blend:Zt,mask:"",
other:""}),Ds={DeviceGray:"DefaultGray",DeviceRGB:"DefaultRGB",DeviceCMYK:"DefaultCMYK"},Rs={id:"Pattern",isPattern:!0},Is=1e4,ks=.2718281828,Vt={space:"fillSpa\
ce",color:"fill"},Jt={space:"strokeSpace",color:"stroke"};class Cs{document;values;named=new WeakMap;constructor(t,e){this.document=t,this.values=e}device(t,e,s,n,o){
const r=this.named.get(o)?.get(t),c=Qt(e),a=f=>{n[s.space]=f,n[s.color]=`${f.id} ${c}`};return r?a(r):this.space(t,o).then(a)}setSpace(t,e,s,n){const o=this.named.
get(n)?.get(t),r=c=>{s[e.space]=c,s[e.color]=`${c.id} ${As[c.id]??"initial"}`};return o?r(o):this.space(t,n).then(r)}set(t,e,s){s[e.color]=`${s[e.space].id} ${Qt(
t)}`}beneath(t,{id:e}){return`${e} ${Qt(t)}`}async space(t,e){const s=await this.lookUp(t,e);let n=this.named.get(e);return n||this.named.set(e,n=new Map),n.set(
t,s),s}async lookUp(t,e){if(t==="Pattern")return Rs;const s=Ds[t],n=e.find("ColorSpace",s??t);return n===void 0?{id:t,isPattern:!1}:{id:await this.idOf(n),isPattern:this.
isPattern(n)}}async idOf(t){const e=this.document.resolve(t);return e instanceof p.SX?e.text:nt(await this.values.of(t))}isPattern(t){const e=this.document.resolve(
t);return(0,p.Eo)((0,p.cy)(e)?this.document.resolve(e[0]):e,"Pattern")}}function Qt(i){let t="";for(let e=0;e<i.count;e++)i.kind(e)!==Ue.o_&&(t+=`${Math.floor(i.
number(e)*Is+ks)} `);return t}var Fe=l(61540),Bs=l(15330);const Ge=1e9,Ls=2e9,Us=3e9,We=4e9,$s=2e5;class _ extends Error{}class Ke{matrix;outline=[];x=0;y=0;constructor(t){
this.matrix=t}move(t,e){this.outline.push(Ge),this.to(t,e)}line(t,e){this.outline.push(Ls),this.to(t,e)}curve(t,e,s,n,o,r){this.outline.push(Us),this.to(t,e),this.
to(s,n),this.to(o,r)}skip(t,e){this.x+=t,this.y+=e}to(t,e){const[s,n,o,r,c,a]=this.matrix;this.skip(t,e);const{x:f,y:h}=this;if(this.outline.push((s*f+o*h+c)*1e3,
(n*f+r*h+a)*1e3),this.outline.length>$s)throw new _}}function _t(i){try{return i()}catch(t){if(t instanceof RangeError||t instanceof _)return;throw t}}function Ns(i){
let[t,e,s,n]=[1/0,1/0,-1/0,-1/0],o=0;for(let r=0;r<i.length;){const c=i[r];if(c>=Ge){o=c===We?1:0,r++;continue}const[a,f]=[i[r+o],i[r+o+1]];t=Math.min(t,a),s=Math.
max(s,a),e=Math.min(e,f),n=Math.max(n,f),r+=2+o}return t<=s&&e<=n?[t,e,s,n]:void 0}var ze=l(94389),Xe=l(16456),He=l(30201),st=l(61188);const js=10,Fs=2e4,Gs=513;
function Ws(i,t,e){const s=new Ke(t.matrix),n=new Ks(t,s);try{n.run(i,0)}finally{e(n.steps)}return s.outline}class Ks{font;pen;stack=[];stems=0;steps=0;ended=!1;constructor(t,e){
this.font=t,this.pen=e}run(t,e){if(e>js)throw new _;const s=new DataView(t.buffer,t.byteOffset,t.byteLength);for(let n=0;n<t.length&&!this.ended;){if(++this.steps>
Fs||this.stack.length>Gs)throw new _;const o=s.getUint8(n++);if(o===28)this.stack.push(s.getInt16(n)),n+=2;else if(o===255)this.stack.push(s.getInt32(n)/65536),
n+=4;else if(o>=251)this.stack.push(-(o-251)*256-s.getUint8(n++)-108);else if(o>=247)this.stack.push((o-247)*256+s.getUint8(n++)+108);else if(o>=32)this.stack.push(
o-139);else{if(o===11)return;o===10?this.call(this.font.local,e):o===29?this.call(this.font.global,e):o===12?this.escaped(s.getUint8(n++)):o===19||o===20?(this.
stems+=this.stack.length>>1,this.stack=[],n+=this.stems+7>>3):this.operate(o,e)}}}call({data:t,offsets:e},s){const n=Math.max(e.length-1,0),o=n<1240?107:n<33900?
1131:32768,r=this.pop()+o,[c,a]=[e[r],e[r+1]];if(c===void 0||a===void 0)throw new _;this.run(t.subarray(c,a),s+1)}pop(){const t=this.stack.pop();if(t===void 0)throw new _;
return t}operate(t,e){const{pen:s,stack:n}=this;switch(this.stack=[],t){case 1:case 3:case 18:case 23:this.stems+=n.length>>1;return;case 4:return s.move(0,n.at(
-1)??0);case 22:return s.move(n.at(-1)??0,0);case 21:return s.move(n.at(-2)??0,n.at(-1)??0);case 5:return this.lines(n,n.length);case 6:case 7:for(const[o,r]of n.
entries())o%2===0==(t===6)?s.line(r,0):s.line(0,r);return;case 8:this.curves(n,0,n.length);return;case 24:{const o=this.curves(n,0,n.length-2);return s.line(n[o]??
0,n[o+1]??0)}case 25:{const o=n.length-6;this.lines(n,o),this.curves(n,Math.max(o,0),n.length);return}case 26:case 27:return this.flatCurves(n,t===27);case 30:case 31:
return this.turningCurves(n,t===31);case 14:return this.end(n,e);default:throw new _}}lines(t,e){for(let s=0;s+1<e;s+=2)this.pen.line(t[s],t[s+1])}curves(t,e,s){
let n=e;for(;n+5<s;n+=6)this.pen.curve(t[n],t[n+1],t[n+2],t[n+3],t[n+4],t[n+5]);return n}flatCurves(t,e){let s=t.length%4===0?0:1,n=s===1?t[0]:0;for(;s+3<t.length;s+=
4){const[o,r,c,a]=[t[s],t[s+1],t[s+2],t[s+3]];e?this.pen.curve(o,n,r,c,a,0):this.pen.curve(n,o,r,c,0,a),n=0}}turningCurves(t,e){let s=e;for(let n=0;n+3<t.length;n+=
4){const[o,r,c,a]=[t[n],t[n+1],t[n+2],t[n+3]],f=t.length-n===5?t[n+4]:0;s?this.pen.curve(o,0,r,c,f,a):this.pen.curve(0,o,r,c,a,f),s=!s}}end(t,e){if(t.length>=4){
const[s,n,o,r]=t.slice(-4);for(const[c,a,f]of[[o,0,0],[r,s,n]]){const h=this.font.accented(c);if(!h)throw new _;this.pen.x=a,this.pen.y=f,this.stems=0,this.run(
h,e+1),this.ended=!1}}this.ended=!0}escaped(t){const{pen:e,stack:s}=this,n=s;switch(t){case 34:e.curve(n[0],0,n[1],n[2],n[3],0),e.curve(n[4],0,n[5],-n[2],n[6],0);
break;case 35:e.curve(n[0],n[1],n[2],n[3],n[4],n[5]),e.curve(n[6],n[7],n[8],n[9],n[10],n[11]);break;case 36:e.curve(n[0],n[1],n[2],n[3],n[4],0),e.curve(n[5],0,n[6],
n[7],n[8],-(n[1]+n[3]+n[7]));break;case 37:{const o=n[0]+n[2]+n[4]+n[6]+n[8],r=n[1]+n[3]+n[5]+n[7]+n[9],c=Math.abs(o)>Math.abs(r);e.curve(n[0],n[1],n[2],n[3],n[4],
n[5]),e.curve(n[6],n[7],n[8],n[9],c?n[10]:-o,c?-r:n[10]);break}default:return this.arithmetic(t)}this.stack=[]}arithmetic(t){const e=this.pop();switch(t){case 9:
this.stack.push(Math.abs(e));return;case 10:this.stack.push(this.pop()+e);return;case 11:this.stack.push(this.pop()-e);return;case 12:this.stack.push(this.pop()/
e);return;case 14:this.stack.push(-e);return;case 18:return;case 24:this.stack.push(this.pop()*e);return;default:throw new _}}}const zs=15,Xs=17,Hs=18,Ys=19,Zs=3079,
Vs=3102,Js=3108,Qs=3109,Ye=[.001,0,0,.001,0,0];function Ze(i,t){const e=new DataView(i.buffer,i.byteOffset,i.byteLength),s=(0,st.Pe)(e,e.getUint8(2)),n=(0,st.Pe)(
e,s.end),o=(0,st.Pe)(e,n.end),r={data:i,offsets:(0,st.Pe)(e,o.end).offsets},c=(0,st.zz)(e,n.offsets[0]??0,n.offsets[1]??0),a=c.get(Xs)?.[0];if(a===void 0)return;
const f=(0,st.Pe)(e,a).offsets,h=c.has(Vs),u=h?_s(e,c):[c],d=h?qs(e,c.get(Qs)?.[0]??0):()=>0,g=u.map(W=>to(e,i,W)),x=u.map(W=>eo(c,h?W:void 0)),P=W=>{const[V,J]=[
f[W],f[W+1]];return V===void 0||J===void 0?void 0:i.subarray(V,J)};let N;const H=W=>(N??=new Map(h?[]:(0,st.eP)(e,c.get(zs)?.[0]??0,f.length-1,!1).map((V,J)=>[(0,st.
Je)(i,o.offsets,V),J])),N.get(W)??-1),G=W=>_t(()=>{const V=P(W);if(!V)return;const J=d(W),he={matrix:x[J]??Ye,global:r,local:g[J]??{data:i,offsets:[]},accented:ue=>P(
H((0,He.S)(Xe.W.charCodeAt(ue-32))))};return Ws(V,he,t)});return{glyph:G,named:W=>G(H(W))}}function _s(i,t){const{offsets:e}=(0,st.Pe)(i,t.get(Js)?.[0]??0);return e.
slice(1).map((s,n)=>(0,st.zz)(i,e[n],s))}function qs(i,t){if(i.getUint8(t)===0)return s=>i.getUint8(t+1+s);const e=i.getUint16(t+1);return s=>{let[n,o]=[0,e-1];
for(;n<o;){const r=n+o+1>>1;i.getUint16(t+3+r*3)<=s?n=r:o=r-1}return i.getUint8(t+5+n*3)}}function to(i,t,e){const[s,n]=e.get(Hs)??[];if(s===void 0||n===void 0)
return{data:t,offsets:[]};const o=(0,st.zz)(i,n,n+s).get(Ys)?.[0];return{data:t,offsets:o===void 0?[]:(0,st.Pe)(i,n+o).offsets}}function eo(i,t){const e=o=>{const r=o?.
get(Zs);return r?.length===6?r:void 0},[s,n]=[e(t),e(i)];return s&&n?(0,$.lw)(s,n):s??n??Ye}const no=8,qt=1e4,so=1,oo=2,io=4,ro=8,co=16,ao=32,Ve=1,fo=2,ho=8,uo=32,
lo=64,po=128;function go(i,t){const e=new DataView(i.buffer,i.byteOffset,i.byteLength),s=(0,ze.tI)(e),[n,o,r]=[s.get("head"),s.get("loca"),s.get("glyf")];if(!n||
!o||!r)return;const c=1e3/(e.getUint16(n.at+18)||1e3),a=e.getInt16(n.at+50)!==0,f=d=>a?e.getUint32(o.at+d*4):e.getUint16(o.at+d*2)*2,h=Math.floor(o.length/(a?4:
2))-1,u=d=>{if(!(d<0||d>=h))return[r.at+f(d),r.at+f(d+1)]};return{named:()=>{},glyph:d=>_t(()=>{if(!u(d))return;const g=new mo(e,u);try{g.read(d,[c,0,0,c,0,0],0)}finally{
t(g.points)}return g.outline})}}class mo{view;spanOf;outline=[];points=0;constructor(t,e){this.view=t,this.spanOf=e}read(t,e,s){const n=this.spanOf(t);if(!n||s>
no)throw new _;if(n[1]-n[0]<10)return;const o=this.view.getInt16(n[0]);o>=0?this.simple(n[0]+10,o,e):this.composite(n[0]+10,e,s)}simple(t,e,s){const{view:n}=this;
if(this.points+=Math.max(e,0),this.points>qt)throw new _;const o=Array.from({length:e},(G,W)=>n.getUint16(t+W*2)),r=e===0?0:o.at(-1)+1;if(this.points+=r,this.points>
qt)throw new _;let c=t+e*2;c+=2+n.getUint16(c);const a=new Uint8Array(r);for(let G=0;G<r;){const W=n.getUint8(c++),V=W&ro?n.getUint8(c++)+1:1;a.fill(W,G,G+=V)}const f=(G,W)=>{
let V=0;return Int32Array.from(a,J=>(J&G?V+=J&W?n.getUint8(c++):-n.getUint8(c++):J&W||(V+=n.getInt16(c),c+=2),V))},h=f(oo,co),u=f(io,ao),[d,g,x,P,N,H]=s;for(let G=0,
W=0;G<r;G++){(G===0||G===o[W-1]+1)&&(this.outline.push(We),W++);const[V,J]=[h[G],u[G]];this.outline.push(a[G]&so,d*V+x*J+N,g*V+P*J+H)}}composite(t,e,s){const{view:n}=this;
for(let o=!0;o;){const r=n.getUint16(t),c=n.getUint16(t+2);t+=4;const[a,f]=r&Ve?[n.getInt16(t),n.getInt16(t+2)]:[n.getInt8(t),n.getInt8(t+1)];t+=r&Ve?4:2;const h=()=>(t+=
2,n.getInt16(t-2)/16384);let[u,d,g,x]=[1,0,0,1];r&ho?u=x=h():r&lo?[u,x]=[h(),h()]:r&po&&([u,d,g,x]=[h(),h(),h(),h()]);const[P,N]=r&fo?[a,f]:[a&65535,f&65535];if(++this.
points>qt)throw new _;this.read(c,wo([u,d,g,x,P,N],e),s+1),o=(r&uo)!==0}}}const wo=([i,t,e,s,n,o],[r,c,a,f,h,u])=>[i*r+t*a,i*c+t*f,e*r+s*a,e*c+s*f,n*r+o*a+h,n*c+
o*f+u];var pt=l(48462);const yo=10,Je=2e4,xo=8;function Mo(i,t){const e=(0,pt.cq)(i);if(!e)return;const{clear:s,plain:n}=e,o=n.indexOf("/CharStrings");if(o<0)return;
const r=n.toString("latin1",0,Math.min(o,4096)),c=/\/FontMatrix\s*\[([^\]]*)\]/.exec(s)?.[1]?.trim().split(/\s+/).map(Number),a={matrix:c?.length===6&&c.every(Number.
isFinite)?c:[.001,0,0,.001,0,0],glyphs:new Map((0,pt.Ag)(n,o)),subroutines:new Map([...(0,pt.NH)(n,o)].map(([f,h])=>[Number(f),h])),skipped:Number(/\/lenIV\s+(\d+)/.
exec(r)?.[1]??4)};return{glyph:()=>{},named:f=>_t(()=>{const h=a.glyphs.get(f);return h&&bo(h,a,t)})}}function bo(i,t,e){const s=new Ke(t.matrix),n=new Oo(t,s);
try{n.run(i,0)}finally{e(n.steps)}return s.outline}class Oo{font;pen;stack=[];left=[];flex;steps=0;ended=!1;constructor(t,e){this.font=t,this.pen=e}run(t,e){if(this.
steps+=Math.ceil(t.length/xo),e>yo||this.steps>Je)throw new _;const s=(0,pt.Ns)(t,pt.Ed).subarray(this.font.skipped);for(let n=0;n<s.length&&!this.ended;){if(++this.
steps>Je||this.stack.length>100)throw new _;const o=s[n++];if(o===255)this.stack.push(s.readInt32BE(n)),n+=4;else if(o>=251)this.stack.push(-(o-251)*256-s.readUInt8(
n++)-108);else if(o>=247)this.stack.push((o-247)*256+s.readUInt8(n++)+108);else if(o>=32)this.stack.push(o-139);else{if(o===11)return;if(o===10){const r=this.font.
subroutines.get(this.pop());if(!r)throw new _;this.run(r,e+1)}else o===12?this.escaped(s.readUInt8(n++),e):this.operate(o)}}}pop(){const t=this.stack.pop();if(t===
void 0)throw new _;return t}operate(t){const{pen:e,stack:s}=this,n=s;switch(this.stack=[],t){case 1:case 3:case 9:return;case 4:return this.move(0,n[0]);case 5:
return e.line(n[0],n[1]);case 6:return e.line(n[0],0);case 7:return e.line(0,n[0]);case 8:return e.curve(...n);case 13:return e.skip(n[0],0);case 14:this.ended=
!0;return;case 21:return this.move(n[0],n[1]);case 22:return this.move(n[0],0);case 30:return e.curve(0,n[0],n[1],n[2],n[3],0);case 31:return e.curve(n[0],0,n[1],
n[2],0,n[3]);default:throw new _}}move(t,e){this.flex?this.flex.push([t,e]):this.pen.move(t,e)}escaped(t,e){switch(t){case 6:return this.accented(e);case 7:this.
pen.skip(this.stack[0]??0,this.stack[1]??0),this.stack=[];return;case 12:{const s=this.pop();this.stack.push(this.pop()/s);return}case 16:return this.procedure();case 17:
this.stack.push(this.left.pop()??0);return;default:this.stack=[]}}procedure(){const t=this.pop(),e=this.pop(),s=Array.from({length:Math.min(Math.max(e,0),32)},()=>this.
pop());t===1?this.flex=[]:t===0&&this.flex&&this.endFlex(this.flex),this.left=t===3?[3]:t===0?s.slice(0,2):s}endFlex(t){if(this.flex=void 0,t.length<7)throw new _;
const[e,s,n,o,r,c,a]=t;this.pen.curve(e[0]+s[0],e[1]+s[1],...n,...o),this.pen.curve(...r,...c,...a)}accented(t){const[e=0,s=0,n=0,o=0,r=0]=this.stack.slice(-5);
this.stack=[];const c=this.pen.x;for(const[a,f,h]of[[o,0,0],[r,c-e+s,n]]){const u=this.font.glyphs.get((0,He.S)(Xe.W.charCodeAt(a-32)));if(!u)throw new _;this.pen.
x=f,this.pen.y=h,this.run(u,t+1),this.ended=!1}this.ended=!0}}function So(i,t=()=>{}){try{const e=new DataView(i.buffer,i.byteOffset,i.byteLength),s=i.length>12?
e.getUint32(0):0;if(s===1330926671){const n=(0,ze.tI)(e).get("CFF ");return n&&Ze(i.subarray(n.at,n.at+n.length),t)}if(s===65536||s===1953658213)return go(i,t);
if(i[0]===1&&i[1]===0)return Ze(i,t);if(i[0]===37||i[0]===128)return Mo(i,t)}catch(e){if(!(e instanceof RangeError))throw e}}const Eo=20,Et=50,gt="";class vo{document;fonts=new Map;constructor(t){
this.document=t}of(t,e){let s=this.fonts.get(t);return s||this.fonts.set(t,s=new To(this.document,t,this.document.dict(e))),s}}class To{document;font;dict;shapes=new Map;find;bounds=new Map;drawn;constructor(t,e,s){
this.document=t,this.font=e,this.dict=s}shapeOf(t){let e=this.shapes.get(t);return e===void 0&&this.shapes.set(t,e=this.read(t)),e}boxOf(t){return this.drawn?.get(
t.code)?.box??this.bounds.get(t)??this.likelyBox(t)}likelyBox({width:t}){const{ascent:e,descent:s}=this.font;return[-Et,s*1e3-Et,t*1e3+Et,e*1e3+Et]}read(t){if(this.
drawn)return this.drawn.get(t.code)?.shape??gt;this.find??=this.finder();const e=this.find(t);if(!e)return t.text===" "?gt:nt(this.substitute,t.text,Po(t)?0:t.cid);
if(e.length===0)return gt;const s=Ns(e);s&&this.bounds.set(t,s);const n=new et;for(const o of e)n.length(o);return n.finish()}get substitute(){const{name:t,bold:e,
italic:s,fixedPitch:n}=this.font;return`${t} ${e} ${s} ${n}`}finder(){const{document:t,dict:e}=this,s=e&&(0,Fe.Lq)(t,e),n=s&&t.decodedPart(s)?.data,{memory:o,pace:r}=t.
job,c=n&&So(n,f=>{o.budget.spend("glyphSteps",f),r.add(f*Eo)}),a=c&&(0,Fe.oQ)(t,e);return!e||!c||typeof a!="object"?()=>{}:(0,Bs.X)(t,e,c,a)}}const Po=({text:i})=>i!==
""&&i!=="�";var Ao=l(58552),Do=l(92152),mt=l(8283);const Qe={DeviceGray:1,G:1,DeviceRGB:3,RGB:3,DeviceCMYK:4,CMYK:4},Ro={G:"DeviceGray",RGB:"DeviceRGB",CMYK:"\
DeviceCMYK",I:"Indexed"};class Io{document;values;known=new Map;constructor(t,e){this.document=t,this.values=e}async of(t,e,s){const n=this.known.get(t);if(n!==
void 0&&t>0)return n;const o=new et;await this.write(e,s,o,!0);const r=o.finish();return this.known.set(t,r),r}async styleOf(t,e){const s=new et;return await this.
write(t,e,s,!0,!1),s.finish()}async write(t,e,s,n,o=!0){const{document:r,values:c}=this,{dict:a}=t,{width:f,height:h,bits:u,stencil:d,decode:g}=(0,be.h)(r,a);for(const P of[
f,h,u,d?1:0,...g??[]])s.exact(P||0);const x=d?"":await this.space(a.get("ColorSpace"),e);s.text(x);for(const P of["Interpolate","Intent","SMaskInData","Matte"])
s.text(await c.of(a.get(P)));for(const P of n?["SMask","Mask"]:[]){const N=r.resolve(a.get(P));s.text(P),N instanceof p.Z6?await this.write(N,e,s,!1,o):(0,p.cy)(
N)&&s.text(await c.of(N))}o&&await this.samples(t,f*u*(Qe[x]??0),h,s)}async samples(t,e,s,n){const{document:o,values:r}=this,{format:c,parameters:a,before:f}=(0,Oe.
R)(o,t);let h;try{h=await o.decodedAtEase(f)}catch(d){if(!(d instanceof Ao.zU)||d.code!=="unreadable_document")throw d;h=o.decodedPart(f)?.data??o.encoded(f)}if(n.
text(c??""),a&&n.text(await r.of(a)),c==="jpg"){for(const d of Co(h))await r.bytes(d,n);return}const u=(0,Do.zq)(e,1,1)*s;await r.bytes(c===void 0&&u>0?h.subarray(
0,u):h,n)}async space(t,e){const s=this.document.resolve(t);if(!(s instanceof p.SX))return this.values.of(t);const n=Ro[s.text]??s.text,o=n in Qe?void 0:e(s.text);
return o===void 0?n:this.values.of(o)}}const ko=238;function*Co(i){let t=2;for(const{marker:e,start:s,end:n}of(0,mt.OD)(i)){if(t=e===mt.Os?s:n,e===mt.Os)break;e!==
mt.EI&&(e===ko||!(0,mt.iN)(e))&&(yield i.subarray(s,n))}yield i.subarray(t)}const Bo=50,Lo=2e5,vt=4*1024*1024,Uo=new Set("Length Filter DecodeParms DL Metadata \
PieceInfo LastModified Parent P Popup StructParent StructParents Type".split(" ")),$o=0,No=1,jo=2,Fo=3,Go=4,Wo=5,Ko=6,zo=7,_e=8;class Xo{document;objects=new Map;direct=new WeakMap;constructor(t){
this.document=t}async of(t){if(t==null)return"";if(typeof t!="object")return`${t}`;const e=(0,p.i9)(t)?this.objects.get(t.number):this.direct.get(t);if(e!==void 0)
return e;const s=new et;await this.write(t,s,[]);const n=s.finish();return(0,p.i9)(t)?this.objects.set(t.number,n):this.direct.set(t,n),n}async data(t,e){const{
document:s}=this,n=t.data.length>vt?await s.decodedAtEase(t):s.decodedPart(t)?.data;await this.bytes(Ho(n??s.encoded(t)),e)}async bytes(t,e){const{pace:s}=this.
document.job;for(let n=0;n<t.length;n+=vt){e.bytes(t.subarray(n,n+vt));const o=s.step(Math.min(t.length-n,vt));o&&await o}}async write(t,e,s){if(s.length>Bo||e.
count>Lo||(0,p.i9)(t)&&s.includes(t.number)){e.exact(zo);return}const n=this.document.resolve(t),o=[...s,(0,p.i9)(t)?t.number:-1];if(typeof n=="number")e.exact(
Fo),e.exact(Number(n.toPrecision(5)));else if(n instanceof p.SX||typeof n=="boolean")e.exact(No),e.text(n instanceof p.SX?n.text:`${n}`);else if(n instanceof p.
Mx)e.exact(jo),e.bytes(n.bytes);else if((0,p.cy)(n)){e.exact(Go);for(const c of n)await this.write(c,e,o);e.exact(_e)}else n instanceof p.Bi?await this.entries(
n,Wo,e,o):n instanceof p.Z6?(await this.entries(n.dict,Ko,e,o),await this.data(n,e)):e.exact($o);const r=this.document.job.pace.step(100);r&&await r}async entries(t,e,s,n){
s.exact(e);for(const o of[...t.keys()].sort())Uo.has(o)||(s.text(o),await this.write(t.get(o),s,n));s.exact(_e)}}function Ho(i){if(!(i.length>128&&Buffer.from(i.
subarray(36,40)).toString("latin1")==="acsp"))return i;const e=i.slice();return e.fill(0,24,36),e.fill(0,84,100),e}const Yo=1e4;class Zo{document;decoder;layers;values;images;colors;characters;shapes;fonts=new Map;known=new Map;constructor(t){
this.document=t,this.decoder=new Ts.X(t),this.characters=new Le.y(t.job),this.layers=new Ps.z(t),this.values=new Xo(t),this.images=new Io(t,this.values),this.colors=
new Cs(t,this.values),this.shapes=new vo(t)}remember(t,e){this.fonts.has(t)||this.fonts.set(t,e())}shapesOf(t){return this.shapes.of(t,this.fonts.get(t))}async once(t,e){
const s=this.known.get(t);if(s!==void 0)return s;const n=await e();return this.known.size<Yo&&this.known.set(t,n),n}}var Vo=l(36211),Jo=l(93059),Qo=l(4745),qe=l(
5490);const tn=Math.SQRT2,_o=4,qo=0;function te({lineWidth:i,join:t,miter:e,matrix:s},n){const[o,r,c,a]=s,f=Math.max(Math.hypot(o,r),Math.hypot(c,a)),h=n&&t===qo?
Math.max(tn,Math.min(e,_o)):tn;return Math.abs(i)*f/2*h}const ee=3,wt=4,ti=-1;class ei{digest;states;shapesOf;characters;matrix=new $e.f6;replaces=!1;part=32;clipping;ignored=[];marks;shapes;x=0;y=0;alongX=0;alongY=0;acrossX=0;acrossY=0;moved=0;isVertical=!1;scale="";written="";constructor(t,e,s,n){
this.digest=t,this.states=e,this.shapesOf=s,this.characters=n}begin({matrix:t,size:e,stretch:s,rise:n},o){const r=this.matrix,[c,a]=[r.a*t[0]+r.b*t[2],r.a*t[1]+
r.b*t[3]],[f,h]=[r.c*t[0]+r.d*t[2],r.c*t[1]+r.d*t[3]];this.x=r.e*t[0]+r.f*t[2]+t[4]+n*f,this.y=r.e*t[1]+r.f*t[3]+t[5]+n*h,this.alongX=c*e*s,this.alongY=a*e*s,this.
acrossX=f*e,this.acrossY=h*e,this.moved=0,this.isVertical=o.vertical,this.scale=`${ct(this.alongX)} ${ct(this.alongY)} ${ct(this.acrossX)} ${ct(this.acrossY)}`,
this.shapes=this.shapesOf(o)}show(t,e,s){const n=e.font,{vertical:o}=n,r=e.size===0?1:e.size,c=(o?-e.charSpace:e.charSpace)/r,a=(o?-e.wordSpace:e.wordSpace)/r,f=!s&&
e.mode!==ee;let{moved:h}=this;const u=n.glyphs(t);this.characters.take(u.length);for(const d of u){const g=f?this.shapes.shapeOf(d):gt;g!==gt&&(d.vertical?this.
glyph(e,d,g,-d.vertical.x,-h-d.vertical.y,d.vertical.advance):o?this.glyph(e,d,g,0,-h,d.width):this.glyph(e,d,g,h,0,d.width)),h+=(o&&d.vertical?-d.vertical.advance:
d.width)+c,d.isSpace&&(h+=a)}this.moved=h}adjust(t){this.moved+=(this.isVertical?t:-t)/1e3}end({size:t,stretch:e,font:s}){s.vertical?this.matrix.advance(0,-this.
moved*t):this.matrix.advance(this.moved*t*e,0)}replaced(){}glyph(t,e,s,n,o,r){const c=this.x+n*this.alongX+o*this.acrossX,a=this.y+n*this.alongY+o*this.acrossY;
if(this.ignored.length>0&&this.ignored.some(u=>ni(u,c,a)))return;const{digest:f,marks:h}=this;h&&t.mode<wt+ee&&(h.begin("text",this.boxOf(t,e,c,a),t),this.written=
""),t.mode<wt?this.write(f,t,s,c,a,r):(t.mode<wt+ee&&this.write(f,t,s,c,a,r),this.clipping??=new et,this.written="",this.write(this.clipping,void 0,s,c,a,r),this.
written="")}boxOf(t,e,s,n){const o=this.shapes.boxOf(e),r=[this.alongX/1e3,this.alongY/1e3,this.acrossX/1e3,this.acrossY/1e3,s,n],c=(0,$.zl)(r,o);return t.mode%
wt===0?c:(0,$.XM)(c,te(t,!0))}write(t,e,s,n,o,r){e&&this.states.state(e,e.mode%wt),t.exact(ti),this.scale!==this.written&&(t.text(this.scale),this.written=this.
scale),t.text(s),t.length(n),t.length(o),t.length(r)}}const ni=({x:i,y:t,width:e,height:s},n,o)=>n>=i-.5&&n<=i+e+.5&&o>=t&&o<=t+s,en={OP:"false",op:"false",OPM:"\
0",AIS:"false",TK:"true",RI:"RelativeColorimetric",TR:"Identity",TR2:"Default",BG:"",BG2:"Default",UCR:"",UCR2:"Default"},si=i=>i in en;function nn(i,t,e,s){const n=s instanceof
p.SX?s.text:typeof s=="object"?e:`${s}`,o=i.split(`
`).filter(r=>r!==""&&!r.startsWith(`${t} `));return(n===en[t]?o:[...o,`${t} ${n}`]).sort().join(`
`)}function oi(i,t){switch(i.operator){case"w":return t.lineWidth=i.number(0),!0;case"J":return t.cap=i.number(0),!0;case"j":return t.join=i.number(0),!0;case"M":
return t.miter=i.number(0),!0;case"d":return t.dash=sn(i.value(0),i.number(1)),!0;case"ri":return t.other=nn(t.other,"RI","",new p.SX(i.name(0)??"")),!0;default:
return!1}}function ii(i,t,e,s){if(t==="BM"&&(s.blend=ri((0,p.cy)(e)?i.resolve(e[0]):e)),t==="D"&&(0,p.cy)(e)){const[n,o]=e.map(r=>i.resolve(r));s.dash=sn((0,p.cy)(
n)?n.map(r=>i.resolve(r)):null,Number(o)||0)}typeof e=="number"&&(t==="LW"?s.lineWidth=e:t==="LC"?s.cap=e:t==="LJ"?s.join=e:t==="ML"?s.miter=e:t==="CA"?s.strokeAlpha=
e:t==="ca"&&(s.fillAlpha=e))}const ri=i=>i instanceof p.SX&&i.text!=="Compatible"?i.text:Zt;function sn(i,t){const e=(0,p.cy)(i)?i.filter(s=>typeof s=="number"):
[];return e.some(s=>s>0)?[...e,t||0].map(s=>Math.round(s*1e4)).join(" "):""}const ci=-11,ai=-12;function on({matrix:[i,t,e,s],lineWidth:n,dash:o}){const r=n*n,c=Math.
sqrt(Math.abs(i*s-t*e));return`${[r*(i*i+e*e),r*(i*t+e*s),r*(t*t+s*s)].map(f=>Math.round(f*1e6)).join(" ")} ${o&&`${o} ${Math.round(c*1e6)}`}`}class fi{digest;fill="";fillAlpha=-1;fillClip="";fillMode="";stroke="";constructor(t){
this.digest=t}forget(){this.fillAlpha=-1,this.stroke=""}state(t,e){e!==1&&this.fills(t),e>=1&&this.strokes(t)}fills({fill:t,fillAlpha:e,clip:s,blend:n,mask:o,other:r}){
if(t===this.fill&&e===this.fillAlpha&&s===this.fillClip&&this.fillMode===n+o+r)return;this.fill=t,this.fillAlpha=e,this.fillClip=s,this.fillMode=n+o+r;const{digest:a}=this;
a.exact(ci),a.text(t),a.length(e),a.text(s),a.text(this.fillMode)}strokes(t){const{stroke:e,strokeAlpha:s,cap:n,join:o,miter:r,clip:c,blend:a,mask:f,other:h}=t,
u=`${n} ${o} ${o===0?r:""}`,d=[e,s,c,a,f,h,on(t),u].join(`
`);d!==this.stroke&&(this.stroke=d,this.digest.exact(ai),this.digest.text(d))}}function rn(i,t,e){const{numbers:s}=i;if(!s)return;const{clipShapes:n,blend:o,mask:r,
other:c,clipBox:a}=t,f=[n,o,r,c].join(`
`);if(e!==void 0)return{path:s,style:[e,t.fill,t.fillAlpha,f].join(`
`),ends:"",reach:0,isDashed:!1,clipBox:a};const{stroke:h,strokeAlpha:u,cap:d,join:g,miter:x,dash:P}=t;return{path:s,style:[h,u,on(t),f].join(`
`),ends:`${d} ${g} ${x}`,reach:te(t,i.hasAngles),isDashed:P!=="",clipBox:a}}const hi=-2,ui=-3,di=-4,li=-5,pi=-6,gi=-7,mi=-8;class yt extends Qo.p{context;digest;marks;glyphs;path=new Pe;written;clipRule="";constructor(t,e,s){
const n=new fi(e),o=new ei(e,n,r=>t.shapesOf(r),t.characters);super(t.document,t.decoder,o,t.layers),this.context=t,this.digest=e,this.marks=s,this.written=n,this.
glyphs=o,o.marks=s,s&&(s.begins=()=>n.forget())}take(t,e){const{states:s,scope:n}=e,o=s.current,{operator:r}=t;if(this.path.follow(t,o.matrix))return;const c=Vo.
lJ.get(r);if(c){this.paint(c,o);return}switch(r){case"g":case"rg":case"k":return this.context.colors.device(an[r],t,Vt,o,n);case"G":case"RG":case"K":return this.
context.colors.device(an[r],t,Jt,o,n);case"cs":case"CS":return this.context.colors.setSpace(t.name(0)??"",r==="cs"?Vt:Jt,o,n);case"sc":case"scn":return this.color(
t,Vt,e);case"SC":case"SCN":return this.color(t,Jt,e);case"W":case"W*":this.clipRule=r;return;case"gs":return this.graphics(t,e);case"Tf":return this.font(t,e);case"\
ET":this.clipText(o);return;case"sh":return this.shading(t.name(0)??"",e);case"BI":{const a=(0,Jo.n)(t);return a&&this.image(0,a,e)}default:if(!oi(t,o))return super.
take(t,e)}}paint({fill:t,strokes:e,closes:s},n){const{path:o,digest:r,written:c}=this;o.isEmpty||(s&&o.close(),this.marked.isOff||(t!==void 0&&(this.marks?.begin(
"path",o.box,n),c.state(n,0),r.exact(t==="nonzero"?hi:ui),this.marks?.outline(()=>rn(o,n,t)),o.write(r)),e&&(this.marks?.begin("path",(0,$.XM)(o.box,te(n,o.hasAngles)),
n),c.state(n,1),r.exact(di),this.marks?.outline(()=>rn(o,n)),o.write(r))),this.clipRule!==""&&(cn(n,o,this.clipRule),this.clipRule=""),o.clear())}clipText(t){const{
clipping:e}=this.glyphs;e&&(t.clip=t.clipShapes=nt(t.clip,"text",e.finish()),this.glyphs.clipping=void 0)}color(t,e,s){const n=s.states.current,o=t.count-1;if(t.
kind(o)!==Ue.o_)return this.context.colors.set(t,e,n);const r=n[e.space],c=this.context.colors.beneath(t,r);return this.pattern(s.scope.find("Pattern",t.name(o)),
c,s).then(a=>{n[e.color]=a})}async pattern(t,e,s){const{document:n,context:o}=this,r=n.resolve(t),c=n.dict(t);if(!c)return e;const a=(0,$.lw)((0,it.lQ)(n,c.get(
"Matrix")),s.states.current.base);if(!(r instanceof p.Z6)||!(0,p.i9)(t)){const[d,g]=[await o.values.of(c.get("Shading")),await o.values.of(c.get("ExtGState"))];
return nt("shading",d,g,Tt(a))}const f=n.resolve(c.get("PaintType"))!==2,h=f?"":e,u=await o.once(`${t.number} ${h}`,async()=>{const d={...lt(fn),...f?{}:{fill:h,
stroke:h}},g=await this.apart(t,r,d,s),x=await o.values.of(["XStep","YStep","BBox"].map(P=>c.get(P)??null));return nt("tiling",g,x,h)});return nt(u,Tt(a))}async apart(t,e,s,n,o){
const{context:r,document:c}=this,{drawing:a,scope:f}=n,h=(0,p.i9)(t)?t.number:0;if(a.includes(h))return"";if(a.length>=c.job.limits.formDepth)throw this.tooDeep();
const u=new et,d=c.dict(e.dict.get("Resources"));return await new yt(r,u,o).read(await this.decoder.form(h,e),{states:new qe.U(s),scope:d?new Yt.H(c,d,f):f,stream:h,
drawing:[...a,h]}),u.finish()}async graphics(t,e){const s=this.document.dict(e.scope.find("ExtGState",t.name(0)??""));if(await super.take(t,e),!s)return;const{document:n,
context:o}=this,r=e.states.current,[c]=n.array(s.get("Font"))??[];c!==void 0&&r.font&&(o.remember(r.font,()=>c),await this.prepare(r.font,e));for(const[a,f]of s){
const h=n.resolve(f);a==="SMask"?r.mask=await this.softMask(h,e):si(a)?r.other=nn(r.other,a,await o.values.of(f),h):ii(n,a,h,r)}}async softMask(t,e){const{document:s,
context:n}=this;if(!(t instanceof p.Bi))return"";const o=t.get("G");if(!(s.resolve(o)instanceof p.Z6)||!(0,p.i9)(o))return"";const{matrix:c}=e.states.current,a=await n.
values.of(["S","BC","TR"].map(u=>t.get(u)??null)),f=Tt(c),h=await n.once(`mask ${o.number} ${a}`,async()=>{const u=new et;return await new yt(n,u).draw(o,{...e,
states:new qe.U(lt(fn))}),nt("mask",a,u.finish())});return nt(h,f)}font(t,e){const s=t.name(0),n=()=>{const{font:r}=e.states.current;if(!(!r||s===void 0)&&(this.
context.remember(r,()=>e.scope.find("Font",s)),r.type3))return this.prepare(r,e)},o=super.take(t,e);return o?o.then(n):n()}async prepare(t,e){if(!t.type3)return;
const s=this.context.shapesOf(t);if(s.drawn)return;const{document:n}=this,{procedures:o,matrix:r,resources:c}=t.type3,a=new Map;s.drawn=a;const f=n.dict(c),h={...e,
scope:f?new Yt.H(n,f,e.scope):e.scope},u=(0,$.lw)(r,[1e3,0,0,1e3,0,0]);for(let d=0;d<256;d++){const g=t.type3.procedureOf(d),x=g===void 0?void 0:o?.get(g),P=n.resolve(
x);if(!(P instanceof p.Z6))continue;const N=new Qn,H=await this.apart(x,P,lt(u),h,N);a.set(d,{shape:H,box:N.box})}}async shading(t,{scope:e,states:s}){if(this.marked.
isOff)return;const n=s.current,o=await this.context.values.of(e.find("Shading",t));this.marks?.begin("path",n.clipBox??Jn,n),this.written.state(n,0),this.digest.
exact(pi),this.digest.text(o),this.place(n.matrix)}draws(t,e){if(t===void 0||this.marked.isOff)return;const s=e.scope.find("XObject",t),n=this.document.resolve(
s);if(!(n instanceof p.Z6)||!(0,p.Eo)(this.document.resolve(n.dict.get("Subtype")),"Image"))return super.draws(t,e);if(!this.layers.isOff(n.dict.get("OC")))return this.
image((0,p.i9)(s)?s.number:0,n,e)}async image(t,e,{scope:s,states:n}){if(this.marked.isOff)return;const o=n.current,r=a=>s.find("ColorSpace",a),c=await this.context.
images.of(t,e,r);if(this.marks?.begin("image",(0,$.zl)(o.matrix,wi),o),this.written.state(o,0),this.marks?.keepsPictures){const a=await this.context.images.styleOf(
e,r),{document:f}=this,{matrix:h,fill:u,fillAlpha:d,clip:g,blend:x,mask:P,other:N}=o,H=[a,u,d,g,x,P,N,Tt(h)].join(`
`);this.marks.picture({document:f,image:e,matrix:h,id:c,style:H})}this.digest.exact(li),this.digest.text(c),this.place(o.matrix)}async readForm(t,e,s){const{document:n,
digest:o}=this,r=s.states.current;r.base=r.matrix;const c=(0,it.b0)(n,e.dict.get("BBox"));if(c){const h=new Pe;h.rectangle(c[0],c[1],c[2]-c[0],c[3]-c[1],r.matrix),
cn(r,h,"W")}const a=n.dict(e.dict.get("Group"));if(!a||!(0,p.Eo)(n.resolve(a.get("S")),"Transparency"))return super.readForm(t,e,s);const f=this.marks?.beginGroup();
this.written.state({...r,clip:""},2),o.exact(gi),o.text(await this.context.values.of(["I","K","CS"].map(h=>a.get(h)??null))),Object.assign(r,{fillAlpha:1,strokeAlpha:1,
blend:Zt,mask:""}),await super.readForm(t,e,s),o.exact(mi),f!==void 0&&this.marks?.endGroup(f)}place(t){for(const e of t)this.digest.length(e)}}function cn(i,t,e){
i.clip=nt(i.clip,e,t.id),t.isUpright||(i.clipShapes=nt(i.clipShapes,e,t.id)),i.clipBox=Lt(t.box,i)}const an={g:"DeviceGray",G:"DeviceGray",rg:"DeviceRGB",RG:"De\
viceRGB",k:"DeviceCMYK",K:"DeviceCMYK"},wi=[0,0,1,1],fn=[1,0,0,1,0,0],Tt=i=>i.map(t=>Math.round(t*1e6)).join(" "),yi="Subtype F Contents T Subj RC QuadPoints In\
kList Vertices L LE CL C IC BS BE Border Name CA OC AS".split(" "),xi="Subtype F QuadPoints C BS Border OC AS".split(" ");function Mi(i,t){const e=i.dict(t.get(
"BS")),s=i.array(t.get("Border")),n=i.resolve(e?e.get("W"):s?.[2]);return typeof n=="number"?n:1}class bi{document;context;constructor(t){this.document=t,this.context=
new Zo(t)}async page(t,e=[]){const[s,n]=[new et,new et];return await this.content(t,e,s),await this.annotations(t,e,n),{content:s.finish(),annotations:n.finish(),
undrawn:await this.undrawn(t)}}async items(t,e,s){const{width:n,height:o}=(0,$.JQ)((0,it.iw)(this.document,t)),r=new ns(s,[0,0,n,o]);return await this.content(t,
e,r,r),await this.annotations(t,e,r,r),r.end(),r}async content(t,e,s,n){const{document:o,context:r}=this;r.characters=new Le.y(o.job);const c=(0,it.iw)(o,t),a=(0,Be.
y)(c),{width:f,height:h}=(0,$.JQ)(c);n?.beginPage(),s.length(f),s.length(h);const u=new yt(r,s,n);u.glyphs.ignored=e;const d=new Yt.H(o,o.dict(o.pages.attribute(
t,"Resources")));await u.page(await r.decoder.page(t),d,lt(a));const g=o.dict(o.entry(o.pages.number(t),"Group"));g&&(n?.beginPage(),s.text(await r.values.of(["\
S","I","K","CS"].map(x=>g.get(x)??null))))}async annotations(t,e,s,n){const{document:o,context:r}=this,c=(0,it.iw)(o,t),a=(0,Be.y)(c),f=new yt(r,s,n);f.glyphs.ignored=
e;for(const h of(0,Ht.qw)(o,t,r.layers)){const u=(0,ht.wR)(o,h),d=u&&(0,ht.hs)(o,h,u,c.rotation);d&&(n?.enter(this.isField(h)?"field":"annotation"),await f.form(
u,(0,Ht.RZ)(o),lt((0,$.lw)(d.matrix,a))))}for(const h of o.array(o.entry(o.pages.number(t),"Annots"))??[]){const u=o.dict(h);!u||(0,p.Eo)(o.resolve(u.get("Subty\
pe")),"Popup")||(n?.enter(this.isField(u)?"field":"annotation"),n?.begin("path",this.boxOf(u,a),{}),s.text(await this.seen(u)),(0,ht.wR)(o,u)&&n?.begin("path",void 0,
{}),s.text(await r.values.of(u.get("Rect"))))}}async undrawn(t){const{document:e,context:s}=this;let n="";for(const o of(0,Ht.qw)(e,t,s.layers)){if(this.isField(
o)||(0,ht.wR)(e,o)||(0,Ce.q)(e,o))continue;const r=e.resolve(o.get("Subtype")),c=Mi(e,o);if((0,p.Eo)(r,"Link")&&c===0)continue;const a=((0,it.b0)(e,o.get("Rect"))??
[]).map(Math.round),f=await s.values.of(["Subtype","C","Name"].map(h=>o.get(h)??null));n=nt(n,a.join(" "),c,f)}return n}isField(t){return(0,p.Eo)(this.document.
resolve(t.get("Subtype")),"Widget")}boxOf(t,e){const{document:s}=this;if((0,ht.dK)(s,t))return;const o=((0,ht.wR)(s,t)?void 0:(0,Ce.q)(s,t))??(0,it.b0)(s,t.get(
"Rect"));return o&&(0,$.zl)(e,o)}async seen(t){const e=this.document.resolve(t.get("Subtype")),s=(0,p.Eo)(e,"Link")||(0,p.Eo)(e,"Widget")?xi:yi;let n="";for(const o of s)
n+=`${await this.context.values.of(t.get(o))} `;return n}}var Oi=l(18930),hn=l(99561);const ne=64,Si=1e3,Ei="￼";class un{document;pattern;reader;looks;truncated=!1;constructor(t,e){
this.document=t,this.pattern=e,this.reader=new Oi.X(t),this.looks=new bi(t)}async page(t){const{pace:e}=this.document.job,{masked:s,ignored:n}=await this.text(t);
await e.rest();const{content:o,annotations:r,undrawn:c}=await this.looks.page(t,n),a=new Ti;for(const f of dn(s)){a.add(f);const h=e.step(f.length*4+100);h&&await h}
return{content:o,annotations:r,undrawn:c,...a.finish()}}items(t,{ignored:e},s){return this.looks.items(t,e,s)}async text(t){const{flow:e}=await this.reader.page(
t),{text:s}=e;if(!this.pattern)return{text:s,flow:e,masked:s,ignored:[],truncated:!1};const{matches:n,truncated:o}=await this.pattern.search(s,Si,this.document.
job.pace);this.truncated||=o;let r="",c=0;for(const{start:a,end:f}of n)r+=s.slice(c,a)+Ei,c=f;return{text:s,flow:e,masked:r+s.slice(c),ignored:n.flatMap(({start:a,
end:f})=>vi(e,a,f)),truncated:o}}}function*dn(i){for(const[t]of i.matchAll(/\S+/g))yield t}function vi(i,t,e){const s=i.text.lastIndexOf(`
`,t-1)+1,n=i.text.indexOf(`
`,e),o=i.box(s,n<0?i.text.length:n);return o?[o]:[]}class Ti{hash=(0,R.createHash)("sha256");smallest=new Set;largest=0;count=0;add(t){this.hash.update(`${t} `),
this.count++;const e=Pi(t);this.smallest.has(e)||this.smallest.size===ne&&e>this.largest||(this.smallest.size===ne&&this.smallest.delete(this.largest),this.smallest.
add(e),this.largest=(0,bt.Kf)(this.smallest))}finish(){return{text:this.count===0?"":this.hash.digest("base64"),sample:[...this.smallest].sort((t,e)=>t-e)}}}function Pi(i){
let t=hn.k;for(let e=0;e<i.length;e++)t=(0,hn.v)(t,i.charCodeAt(e));return t=Math.imul(t^t>>>16,2246822507),(t^t>>>13)>>>0}function Ai({sample:i},{sample:t}){const e=Math.
min(ne,Math.max(i.length,t.length));if(e===0)return 0;let[s,n,o,r]=[0,0,0,0];for(;o<e&&(s<i.length||n<t.length);){const[c,a]=[i[s]??1/0,t[n]??1/0];o++,c===a&&r++,
c<=a&&s++,a<=c&&n++}return r/o}const Di=1e6,Ri=.01;async function Ii(i,t,e){const s=t.length+1;if(i.length*t.length>Di||i.length===0||t.length===0)return Array.
from({length:Math.min(i.length,t.length)},(r,c)=>[c,c]);const n=new Float32Array((i.length+1)*s);for(let r=i.length-1;r>=0;r--){for(let a=t.length-1;a>=0;a--){const f=Ri+
Ai(i[r],t[a])+n[(r+1)*s+a+1];n[r*s+a]=Math.max(f,n[(r+1)*s+a],n[r*s+a+1])}const c=e.step(t.length*1500);c&&await c}const o=[];for(let r=0,c=0;r<i.length&&c<t.length;){
const a=n[r*s+c];a===n[(r+1)*s+c]?r++:a===n[r*s+c+1]?c++:o.push([r++,c++])}return o}const ln=[({content:i,annotations:t,text:e})=>`${i} ${t} ${e}`,({content:i})=>i,
({text:i})=>i];async function ki(i,t,e){const s=new Ci(i,t,e);let n=[{from:0,to:t.length,otherFrom:0,otherTo:i.length}];for(const o of ln)n=await s.inOrder(n,o);
for(const o of ln)await s.elsewhere(o);for(const o of n)await s.alike(o);return s}class Ci{earlier;later;pace;before;after;moved=new Set;constructor(t,e,s){this.
earlier=t,this.later=e,this.pace=s,this.before=new Int32Array(e.length).fill(-1),this.after=new Int32Array(t.length).fill(-1)}async inOrder(t,e){const[s,n]=[this.
later.map(e),this.earlier.map(e)],o=[...t].reverse(),r=[];for(let c=o.pop();c;c=o.pop()){const a=this.trimmed(c,s,n),f=this.pace.step((a.to-a.from+a.otherTo-a.otherFrom+
1)*200);if(f&&await f,a.from===a.to||a.otherFrom===a.otherTo){(a.from<a.to||a.otherFrom<a.otherTo)&&r.push(a);continue}const h=pn(Bi(a,s,n));if(h.length===0){r.
push(a);continue}(0,bt.RZ)(o,Li(a,h).reverse());for(const[u,d]of h)this.match(u,d)}return r}trimmed(t,e,s){let{from:n,to:o,otherFrom:r,otherTo:c}=t;const a=(f,h)=>e[f]!==
""&&e[f]===s[h];for(;n<o&&r<c&&a(n,r);)this.match(n++,r++);for(;n<o&&r<c&&a(o-1,c-1);)this.match(--o,--c);return{from:n,to:o,otherFrom:r,otherTo:c}}async elsewhere(t){
const e=new Map;for(const[s,n]of this.earlier.entries()){const o=t(n);if(this.after[s]>=0||o==="")continue;const r=e.get(o);r?r.push(s):e.set(o,[s])}for(const s of e.
values())s.reverse();for(const[s,n]of this.later.entries()){const o=this.pace.step(200);o&&await o;const r=this.before[s]<0?e.get(t(n))?.pop():void 0;r!==void 0&&
(this.match(s,r),this.moved.add(s))}}async alike({from:t,to:e,otherFrom:s,otherTo:n}){const o=[],r=[];for(let h=t;h<e;h++)this.before[h]<0&&o.push(h);for(let h=s;h<
n;h++)this.after[h]<0&&r.push(h);const{later:c,earlier:a}=this,f=await Ii(o.map(h=>c[h]),r.map(h=>a[h]),this.pace);for(const[h,u]of f)this.match(o[h],r[u])}match(t,e){
this.before[t]=e,this.after[e]=t}}function Bi(i,t,e){const s=new Map;for(let r=i.otherFrom;r<i.otherTo;r++)s.set(e[r],s.has(e[r])?-1:r);const n=new Map;for(let r=i.
from;r<i.to;r++)n.set(t[r],(n.get(t[r])??0)+1);const o=[];for(let r=i.from;r<i.to;r++){const c=s.get(t[r])??-1;c>=0&&t[r]!==""&&n.get(t[r])===1&&o.push([r,c])}return o}
function pn(i){const t=[],e=new Int32Array(i.length);for(const[n,[,o]]of i.entries()){let[r,c]=[0,t.length];for(;r<c;){const a=r+c>>1;i[t[a]][1]<o?r=a+1:c=a}e[n]=
r>0?t[r-1]:-1,t[r]=n}const s=[];for(let n=t.at(-1)??-1;n>=0;n=e[n])s.push(i[n]);return s.reverse()}function Li(i,t){const e=[];let{from:s,otherFrom:n}=i;for(const[
o,r]of t)e.push({from:s,to:o,otherFrom:n,otherTo:r}),s=o+1,n=r+1;return e.push({from:s,to:i.to,otherFrom:n,otherTo:i.otherTo}),e}const Ui=2e6,$i=5e4,Ni=200,gn=20,
mn=300;async function ji(i,t,e){const{from:s,end:n,otherEnd:o}=Fi(i.keys,t.keys),r=new Map;for(let g=o-1;g>=s;g--){const x=r.get(t.keys[g]);x?x.push(g):r.set(t.
keys[g],[g]);const P=e.step(mn);P&&await P}const[c,a]=[[],[]];for(let g=s;g<n;g++){const x=r.get(i.keys[g])?.pop();x===void 0?c.push(g):a.push([g,x]);const P=e.
step(mn);P&&await P}const f=[...r.values()].flat().sort((g,x)=>g-x);await e.rest();const h=await Gi(i,t,c,f,e),u=h.changed;for(const g of h.added)Pt(u,i,g);for(const g of h.
removed)Pt(u,t,g);await e.rest();const d=[...a,...h.pairs].sort(([g],[x])=>g-x);for(const[g,x]of await Xi(i,t,d,e))Pt(u,i,g),Pt(u,t,x);return u}function Pt(i,{kinds:t,
boxes:e},s){const n=e[s];n&&i.push({kind:t[s],box:n})}function Fi(i,t){let e=0,[s,n]=[i.length,t.length];for(;e<s&&e<n&&i[e]===t[e];)e++;for(;s>e&&n>e&&i[s-1]===
t[n-1];)s--,n--;return{from:e,end:s,otherEnd:n}}async function Gi(i,t,e,s,n){const[o,r]=[wn(i,e),wn(t,s)],[c,a]=[[],[]],f=new Map;for(const[d,g]of o){const x=r.
get(d);if(x?.length===g.length)for(const[P,N]of g.entries()){const H=x[P];if(c.length>$i)break;const G=await Ki(i,N,t,H,f,n);if(!(!G||!zi(G,i.boxes[N],t.boxes[H]))){
a.push([N,H]);for(const W of G)c.push({kind:i.kinds[N],box:W})}}}const[h,u]=[new Set(a.map(([d])=>d)),new Set(a.map(([,d])=>d))];return{changed:c,pairs:a,added:e.
filter(d=>!h.has(d)),removed:s.filter(d=>!u.has(d))}}async function Wi(i,t,e){return i.has(t)||i.set(t,await e()),i.get(t)}async function Ki(i,t,e,s,n,o){const[
r,c]=[i.outlines.get(t),e.outlines.get(s)];if(r&&c){const d=o.step((r.path.length+c.path.length)*Ni);d&&await d;const g=r.clipBox&&c.clipBox?{clipBox:(0,$.kO)(r.
clipBox,c.clipBox)}:{};return xs(r,c)?.flatMap(x=>At(i.shownPart(x,g)))}const[a,f]=[i.pictures.get(t),e.pictures.get(s)],h=a&&f&&await Wi(n,`${a.id} ${f.id}`,()=>ps(
a,f)),u=i.boxes[t];if(!(!h||h.length===0||!u))return h.flatMap(d=>At((0,$.Pj)((0,$.XM)((0,$.zl)(a.matrix,d),Ut),u)))}const At=i=>i?[i]:[];function wn({outlines:i,
pictures:t,kinds:e},s){const n=new Map;for(const o of s){const r=i.get(o)??t.get(o);if(!r)continue;const c=`${e[o]} ${r.style}`,a=n.get(c);a?a.push(o):n.set(c,[
o])}return n}const zi=(i,t,e)=>yn(i)<yn([...At(t),...At(e)]),yn=i=>i.reduce((t,[e,s,n,o])=>t+(n-e)*(o-s),0);async function Xi(i,t,e,s){const n=new Set(pn(e).map(
([a])=>a)),o=e.filter(([a])=>!n.has(a)),r=o.length*e.length>Ui,c=[];for(const[a,f]of o){const h=s.step(r?gn:e.length*gn);h&&await h;const u=([d,g])=>d<a!=g<f&&d!==
a&&(xn(i.boxes[a],i.boxes[d])||xn(t.boxes[f],t.boxes[g]));(r||e.some(u))&&c.push([a,f])}return c}const xn=(i,t)=>i!==void 0&&t!==void 0&&(0,$.Pj)(i,t)!==void 0,
Hi=50,Mn=3,bn=65536,Yi=400,se=100,On=10;async function Zi(i,[t,e,s,n],o){const r=new Map;for(const{kind:f,box:h}of i){const u=r.get(f);u?u.push(h):r.set(f,[h])}
const[c,a]=[s-t,n-e];for(let f=Math.max(Mn,Math.sqrt(c*a/bn));;f*=2){const h=[];for(const[u,d]of r){const g=new Sn(d,[t,e,s,n],f);for(const x of _i(await g.merged(
o)))h.push({kind:u,box:x})}if(h.length<=Hi||f>c+a)return h.sort(Qi)}}const Vi=["field","annotation","text","image","path","page"];async function Ji(i,t,e,s){const[
n,o,r,c]=e,a=Math.max(Mn,Math.sqrt((r-n)*(c-o)/bn)),f=[];for(const u of Vi){const d=new Sn(t.flatMap(g=>g.kind===u?[g.box]:[]),e,a);f.push({kind:u,isAt:await d.
cover(s)})}const h=[];for(const u of i){h.push({kind:f.find(({isAt:g})=>g(u))?.kind??"path",box:u});const d=s.step(se);d&&await d}return h}const Qi=({box:i},{box:t})=>i[1]-
t[1]||i[0]-t[0];function _i(i){if(i.length>Yi)return[...i];const t=[...i],e=[];for(let s=t.pop();s;s=t.pop()){const n=s,o=e.findIndex(r=>(0,$.Pj)(n,r));o<0?e.push(
n):t.push((0,$.kO)(n,e.splice(o,1)[0]))}return e}class Sn{boxes;page;side;columns;rows;constructor(t,e,s){this.boxes=t,this.page=e,this.side=s;const[n,o,r,c]=e;
this.columns=Math.max(1,Math.ceil((r-n)/s)),this.rows=Math.max(1,Math.ceil((c-o)/s))}async merged(t){const e=await this.covered(t),s=await this.connected(e,t),n=new Map;
for(const o of this.boxes){const r=s[this.row(o[1])*this.columns+this.column(o[0])],c=n.get(r);n.set(r,c?(0,$.kO)(c,o):o);const a=t.step(se);a&&await a}return[...n.
values()]}async cover(t){const e=await this.covered(t);return([s,n,o,r])=>e[this.row((n+r)/2)*this.columns+this.column((s+o)/2)]>0}column(t){return Math.min(this.
columns-1,Math.max(0,Math.floor((t-this.page[0])/this.side)))}row(t){return Math.min(this.rows-1,Math.max(0,Math.floor((t-this.page[1])/this.side)))}async covered(t){
const{columns:e,rows:s}=this,n=e+1,o=new Int32Array(n*(s+1));for(const[c,a,f,h]of this.boxes){const[u,d]=[this.column(c),this.column(f)+1],[g,x]=[this.row(a)*n,
(this.row(h)+1)*n];o[g+u]++,o[g+d]--,o[x+u]--,o[x+d]++;const P=t.step(se);P&&await P}const r=new Int32Array(e*s);for(let c=0;c<s;c++){for(let f=0,h=0;f<e;f++)h+=
o[c*n+f],r[c*e+f]=h+(c>0?r[(c-1)*e+f]:0);const a=t.step(e*On);a&&await a}return r}async connected(t,e){const{columns:s,rows:n}=this,o=new Int32Array(t.length),r=[];
let c=0;for(let a=0;a<t.length;a++)if(!(t[a]===0||o[a]!==0)){o[a]=++c,r.push(a);for(let f=r.pop();f!==void 0;f=r.pop()){const[h,u]=[f%s,Math.floor(f/s)];for(let g=Math.
max(0,u-1);g<=Math.min(n-1,u+1);g++)for(let x=Math.max(0,h-1);x<=Math.min(s-1,h+1);x++){const P=g*s+x;t[P]===0||o[P]!==0||(o[P]=c,r.push(P))}const d=e.step(On*9);
d&&await d}}return o}}function qi(i,[t,e,s,n]){const o=[...new Set(i.flatMap(({box:a})=>[a[0],a[2]]))].sort((a,f)=>a-f);let r=0;for(const[a,f]of o.entries()){const h=o[a+
1];if(h===void 0)break;const u=i.filter(({box:g})=>g[0]<=f&&g[2]>=h).sort((g,x)=>g.box[1]-x.box[1]);let d=-1/0;for(const{box:g}of u)r+=Math.max(0,g[3]-Math.max(
d,g[1]))*(h-f),d=Math.max(d,g[3])}const c=r/((s-t)*(n-e));return Math.min(1,Math.ceil(c*1e4)/1e4)}function tr({before:i},t,e){const s=[];for(const[n,o]of i.entries()){
if(o<0)continue;const[r,c]=[t[n],e[o]],a={page:n,before:o,look:r.content!==c.content,text:r.text!==c.text,annotations:r.annotations!==c.annotations,isDrawn:r.undrawn===
c.undrawn};(a.look||a.text||a.annotations)&&s.push(a)}return s}class er{after;before;constructor(t,e){this.after=t,this.before=e}get truncated(){return this.after.
truncated||this.before.truncated}async ignored({page:t,before:e}){return[...(await this.after.text(t)).ignored,...(await this.before.text(e)).ignored]}}const nr=1e3;
async function sr(i,t,e,s,n){const o=[];for(const r of i){const{page:c,before:a,look:f,text:h,annotations:u}=r,d={now:await t.after.text(c),old:await t.before.text(
a)},g=h?await rr(d,n):{wordsAdded:0,wordsRemoved:0},{lines:x,truncated:P}=h&&e?await rs(d.old,d.now):{lines:[],truncated:!1};s.truncated||=P;const N=await or(r,
t,d,e,n),[H]=s.entries([{page:c+1,before:a+1,look:f,text:h,annotations:u,...g,...N,...e&&{diff:x}}]);if(!H||o.length===nr){s.truncated=!0;break}o.push(H)}return o}
async function or(i,t,e,s,n){if(!i.look&&!i.annotations)return{share:0,boxes:[]};const{items:o,area:r}=await ir(i,t,e,n),c=o.map(({box:h})=>h),[a,f]=s?[await Me(
e.now.flow,c,n),await Me(e.old.flow,c,n)]:[];return{share:qi(o,r),boxes:o.map(({kind:h,box:[u,d,g,x]},P)=>({kind:h,...(0,ss.a)({x:u,y:d,width:g-u,height:x-d}),...a&&
f&&h==="text"&&{before:f[P],after:a[P]}}))}}async function ir({page:i,before:t,seen:e},s,{now:n,old:o},r){const c=new _n,a=await s.after.items(i,n,c),f=await s.
before.items(t,o,c),h=await ji(a,f,r),[,,u,d]=a.page,g=[0,0,Math.max(u,f.page[2]),Math.max(d,f.page[3])],x=e?await Ji(e,h,g,r):h;return{items:await Zi(x,g,r),area:g}}
async function rr({now:i,old:t},e){const s=new Map;for(const[r,c]of[[t.masked,-1],[i.masked,1]])for(const a of dn(r)){s.set(a,(s.get(a)??0)+c);const f=e.step(a.
length+200);f&&await f}let[n,o]=[0,0];for(const r of s.values())r>0?n+=r:o-=r;return{wordsAdded:n,wordsRemoved:o}}const oe=32,cr=192,Dt=4,ar=3,fr=65536,hr=.2,ur=60;
async function dr(i,t,e,s){const{width:n,height:o}=i,r=Math.max(e,Math.ceil(Math.sqrt(n*o/fr))),c=new pr(Math.ceil(n/r),r);for(let a=0;a<o;a++){const[f,h]=[i.row(
a),t.row(a)],u=Buffer.compare(f,h)===0,d=s.step(u?f.length*hr:n*ur);if(d&&await d,u)continue;const[g,x]=[vn(i,a),vn(t,a)];for(let P=0;P<n;P++){const N=gr(g,x,P,
n);N!==En&&c.add(P,a,N===ie)}}return c.boxes()}const En=0,lr=1,ie=2,Rt=2;class pr{columns;side;found=new Map;clear=new Set;constructor(t,e){this.columns=t,this.
side=e}add(t,e,s){const n=Math.floor(e/this.side)*this.columns+Math.floor(t/this.side);s&&this.clear.add(n);const o=this.found.get(n);o?(o[0]=Math.min(o[0],t),o[2]=
Math.max(o[2],t+1),o[3]=e+1):this.found.set(n,[t,e,t+1,e+1])}boxes(){const t=new Set(this.clear);for(const e of this.clear)for(let s=-Rt;s<=Rt;s++)for(let n=-Rt;n<=
Rt;n++)t.add(e+s*this.columns+n);return[...this.found].flatMap(([e,s])=>t.has(e)?[s]:[])}}const vn=({row:i,height:t},e)=>[i(Math.max(0,e-1)),i(e),i(Math.min(t-1,
e+1))];function gr(i,t,e,s){const[n,o]=[i[1],t[1]],r=e*Dt;let c=En;for(let a=r;a<r+ar;a++){const f=Math.abs(n[a]-o[a]);if(!(f<=oe)){if(f>cr||!Tn(n[a],t,a,e,s)||
!Tn(o[a],i,a,e,s))return ie;c=lr}}return c}function Tn(i,t,e,s,n){const[o,r]=[s>0?e-Dt:e,s<n-1?e+Dt:e];let[c,a]=[255,0];for(const f of t)for(let h=o;h<=r;h+=Dt){
const u=f[h];u<c&&(c=u),u>a&&(a=u)}return i>=c-oe&&i<=a+oe}var Pn=l(12195),re=l(37903);const mr=150,wr=72,yr=16e6,An=1e3,xr=3,Dn=.5;async function Mr(i,t,e){if(!e||
i.length===0)return{changes:i,pixelEqual:0,truncated:!1};const{boxes:s,truncated:n}=await Or(await e(),i),o=[];for(const r of i){if(!Rn(r))continue;const c=s.get(
r);if(!c){o.push(r);continue}const a=c.length===0?[]:await t.ignored(r),f=c.filter(h=>!a.some(u=>br(u,h)));f.length>0&&o.push({...r,seen:f})}return{changes:o,pixelEqual:i.
length-o.length,truncated:n}}const Rn=({look:i,annotations:t})=>i||t;function br({x:i,y:t,width:e,height:s},[n,o,r,c]){const[a,f]=[(n+r)/2,(o+c)/2];return a>=i&&
a<=i+e&&f>=t&&f<=t+s}async function Or({after:i,before:t},e){const s=e.filter(d=>d.isDrawn&&Rn(d)).slice(0,An),n=new Map;if(s.length===0)return{boxes:n,truncated:!1};
const{job:o}=i,r=s.map(({page:d,before:g})=>Sr((0,it.iw)(i,d),(0,it.iw)(t,g))),[c,a]=[await(0,re.v)(i,kn(s,({page:d})=>d),!0,In),await(0,re.v)(t,kn(s,d=>d.before),
!0,In)],f={now:c.missing.pagesWithout(),old:a.missing.pagesWithout()},[h,u]=[await Pn.Y.open(c.bytes,o),await Pn.Y.open(a.bytes,o)];for(const[d,g]of s.entries()){
const x=r[d];if(!x||f.now.has(g.page+1)||f.old.has(g.before+1))continue;const[P,N]=[await h.draw(d,x),await u.draw(d,x)],H=await dr(P,N,Math.round(xr*x.scale),o.
pace);n.set(g,H.map(G=>Er(G,x.scale)))}return{boxes:n,truncated:s.length===An}}const In="tolerance",kn=(i,t)=>Uint32Array.from(i,e=>t(e)+1);function Sr(i,t){const[
{width:e,height:s},n]=[(0,$.JQ)(i),(0,$.JQ)(t)];if(Math.abs(e-n.width)>Dn||Math.abs(s-n.height)>Dn)return;const o=Math.min(mr/wr,Math.sqrt(yr/(e*s))),r=c=>Math.
max(1,Math.round(c*o));return{width:r(e),height:r(s),isTransparent:!1,scale:o}}const Er=([i,t,e,s],n)=>[i/n-1,t/n-1,e/n+1,s/n+1],Cn=["fonts","links","bookmarks",
"attachments","form"],vr=new Set(["created","modified"]),Tr=new Set(["creator","producer"]);async function Pr({after:i,before:t},e){const{pace:s}=i.job,n=i.pages.
count+t.pages.count;let o=0;const r=async(ut,{pages:de})=>{const Xn=[];for(let le=0;le<de.count;le++)Xn.push(await ut.page(le)),s.progress(++o/n);return Xn},c=new er(
new un(i,e.pattern),new un(t,e.pattern)),[a,f]=[await r(c.after,i),await r(c.before,t)];await s.rest();const h=await ki(f,a,s),u=new B,{changes:d,pixelEqual:g,truncated:x}=await Mr(
tr(h,a,f),c,e.drawn),{counts:P,data:N,isSame:H}=await Dr({after:i,before:t},h,u,e.drawn!==void 0),G=ut=>u.entries(ut.map(de=>de+1)),W=Bn(h.before),V=Bn(h.after),
J=[...h.moved].map(ut=>({page:ut+1,before:h.before[ut]+1})),he={added:G(W),removed:G(V),moved:u.entries(J),changed:await sr(d,c,e.withText,u,s)},ue={pagesAdded:W.
length,pagesRemoved:V.length,pagesMoved:J.length,pagesChanged:d.length,...P};return{same:H&&W.length+V.length+J.length+d.length===0,truncated:u.truncated||c.truncated||
x,pageCount:i.pages.count,pageCountBefore:t.pages.count,pixelEqual:g,counts:ue,pages:he,...N,bytes:Ar(i,t)}}const Bn=i=>[...i.keys()].filter(t=>i[t]<0);function Ar({
bytes:i},{bytes:t}){return Buffer.compare(i,t)===0?null:{before:t.length,after:i.length}}async function Dr({after:i,before:t},e,s,n){const o=await Z(i,u=>e.before[u]<
0?void 0:u),r=await Z(t,u=>e.after[u]<0?void 0:e.after[u]),c=Object.keys(o.metadata).filter(u=>o.metadata[u]!==r.metadata[u]),a={metadata:c.length},f={metadata:Rr(
r,o,c,s)};for(const u of Cn){const d=await F(r[u],o[u],i.job.pace);a[u]=d.before.length+d.after.length,f[u]={before:s.entries(d.before),after:s.entries(d.after)}}
f.security=Ln(r.security,o.security),f.tagged=Ln(r.tagged,o.tagged);const h=c.every(u=>vr.has(u)||n&&Tr.has(u))&&Cn.every(u=>a[u]===0||n&&u==="fonts")&&f.security===
null&&f.tagged===null;return{counts:a,data:f,isSame:h}}function Rr({metadata:i},{metadata:t},e,s){const n=e.map(o=>({key:o,pair:{before:i[o]??null,after:t[o]??null}}));
return Object.fromEntries(s.entries(n).map(({key:o,pair:r})=>[o,r]))}const Ln=(i,t)=>JSON.stringify(i)===JSON.stringify(t)?null:{before:i,after:t};var Ir=l(73154),
kr=l(95800),Cr=l(99876),Br=l(14029),Lr=l(77158),rt=l(36078);const Un={before:"1 0 0",after:"0 0.82 0.88"},It=28,$n=24,Nn=46,Ur=620,$r=880,kt=2,Nr="0.93 0.94 0.9\
5",jr="0.13 0.15 0.19",Fr="0.42 0.45 0.5",Gr="0.78 0.8 0.83",Wr="0.95 0.55 0",Kr="0.85 0.1 0.15",zr="0 0.62 0.68";function Xr(i,t,e){const s=Math.max(i.size.width,
t.size.width),n=Math.max(i.size.height,t.size.height),o=Math.min(1,Ur/s,$r/n),r=Math.max(s*o,190),[c,a]=[2*It+3*r+2*$n,2*It+Nn+n*o],f=a-It-Nn,h=[0,1,2].map(G=>It+
G*(r+$n)),[u,d,g]=h,x=({size:G},W)=>{const[V,J]=[G.width*o,G.height*o];return{x:W,y:f-J,width:V,height:J}},P={before:x(i,u),after:x(t,d),both:[x(i,g),x(t,g)]},N=G=>e.
map(W=>Hr(W,G,f,o)).join(" "),H=[`q ${Nr} rg 0 0 ${(0,rt.id)(c)} ${(0,rt.id)(a)} re f Q`,ce(["Before",62],`page ${i.number}`,Kr,u,f),ce(["After",46],`page ${t.number}`,
zr,d,f),ce(["Both",46],"red: only before, cyan: only after",void 0,g,f),ae(P.before),ae(P.after),...P.both.map(ae),Ct("Before",i,P.before),Ct("After",t,P.after),
`q /Multiply gs ${Ct("TintedBefore",i,P.both[0])} ${Ct("TintedAfter",t,P.both[1])} Q`,`q ${Wr} RG 1.2 w 1 j ${h.map(N).join(" ")} Q`].join(`
`);return{width:jn(c),height:jn(a),content:`${H}
`}}const jn=i=>Math.round(i*100)/100;function ce([i,t],e,s,n,o){const r=o+16,c=s===void 0?"":`${s} rg ${(0,rt.id)(n)} ${(0,rt.id)(r-1)} 12 12 re f `,a=s===void 0?
n:n+19,f=`BT ${jr} rg /Bold 16 Tf ${(0,rt.id)(a)} ${(0,rt.id)(r)} Td (${i}) Tj ${Fr} rg /Plain 12 Tf ${t} 0 Td (${e}) Tj ET`;return`q ${c}${f} Q`}const Fn=({x:i,
y:t,width:e,height:s})=>[i,t,e,s].map(rt.id).join(" ").concat(" re"),ae=i=>`q 1 g ${Gr} RG 1 w ${Fn(i)} B Q`;function Ct(i,{inner:t},{x:e,y:s,width:n,height:o}){
return`q ${[n/t.width,0,0,o/t.height].map(c=>String(Number(c.toFixed(6)))).join(" ")} ${(0,rt.id)(e)} ${(0,rt.id)(s)} cm /${i} Do Q`}function Hr({x:i,y:t,width:e,
height:s},n,o,r){const c={x:n+(i-kt)*r,y:o-(t+s+kt)*r,width:(e+2*kt)*r,height:(s+2*kt)*r};return`${Fn(c)} S`}const Yr=1,Zr=2,Vr="difference_pdf",Jr="1.4",Qr=2e4;
async function _r(i,t){const{job:e}=i.after,s=await(0,L.E)(Lr.O,e,{}),n=await Bt.of(s,Yr,i.after,t.map(({page:c})=>c),e),o=await Bt.of(s,Zr,i.before,t.map(({before:c})=>c),
e),r=[];for(const[c,a]of t.entries()){const[f,h]=[await n.panel(c,a.page),await o.panel(c,a.before)],u={before:Kn(s,h,Un.before),after:Kn(s,f,Un.after)},{width:d,
height:g,content:x}=Xr(h,f,a.boxes),P=(0,p.jd)({Type:(0,p.UU)("Page"),MediaBox:[0,0,d,g],Group:Gn(),Resources:(0,p.jd)({XObject:(0,p.jd)({Before:h.form,After:f.
form,TintedBefore:u.before,TintedAfter:u.after}),ExtGState:(0,p.jd)({Multiply:(0,p.jd)({BM:(0,p.UU)("Multiply")})}),Font:(0,p.jd)({Bold:Wn("Helvetica-Bold"),Plain:Wn(
"Helvetica")})}),Contents:s.add(new p.Z6((0,p.jd)({}),Buffer.from(x,"latin1")))});r.push(s.add(P).number);const N=e.pace.step(Qr);N&&await N}return(0,kr.J)([{index:0,
document:s},n.part,o.part]),await s.pages.rebuild(r),await s.pages.settle(),(0,Br.fT)([s,n.part.document,o.part.document],{encryption:"none",version:Jr})}class Bt{part;forms;found;sizes;constructor(t,e,s,n){
this.part=t,this.forms=e,this.found=s,this.sizes=n}static async of(t,e,s,n,o){const r=n.map(u=>(0,$.JQ)((0,it.iw)(s,u-1))),{bytes:c}=await(0,re.v)(s,Uint32Array.
from(n),!0,Vr),a={index:e,document:await(0,L.E)(c,o,{})},f=new Ir.l(t,a),h=await(0,Cr.F)(a.document,Uint32Array.from(n,(u,d)=>d+1));return await f.inspect(h.pages),
new Bt(a,f,h,r)}async panel(t,e){const s=this.found.pages[t],n=this.found.kinds[s.kind];return{form:await this.forms.of(s,n),number:e,inner:(0,$.iN)(n),size:this.
sizes[t]}}}const Gn=()=>(0,p.jd)({S:(0,p.UU)("Transparency"),CS:(0,p.UU)("DeviceRGB"),I:!0}),Wn=i=>(0,p.jd)({Type:(0,p.UU)("Font"),Subtype:(0,p.UU)("Type1"),BaseFont:(0,p.
UU)(i),Encoding:(0,p.UU)("WinAnsiEncoding")});function Kn(i,{form:t,inner:{width:e,height:s}},n){const o=`0 0 ${e} ${s} re f`,r=`q 1 g ${o} Q q /Page Do Q q /Sc\
reen gs ${n} rg ${o} Q
`,c=(0,p.jd)({Type:(0,p.UU)("XObject"),Subtype:(0,p.UU)("Form"),BBox:[0,0,e,s],Group:Gn(),Resources:(0,p.jd)({XObject:(0,p.jd)({Page:t}),ExtGState:(0,p.jd)({Screen:(0,p.
jd)({BM:(0,p.UU)("Screen")})})})});return i.add(new p.Z6(c,Buffer.from(r,"latin1")))}var qr=l(5899),tc=l(68516),ec=l(9312);const nc={file:"compare_to",password:"\
compare_password",noun:"the earlier version"},sc=async(i,t,e)=>{const{ignore_pattern:s,with_text:n,tolerance:o}=t,r=s===void 0?void 0:await(0,ec.Gv)("ignore_pat\
tern",s,"regex",e),{quiet:c,wasRepaired:a}=(0,k.gd)(e),{after:f,before:h,isRepaired:u}=await fe(i,t,c),g=await Pr({after:f,before:h},{pattern:r,withText:n,drawn:o===
"pixels"?()=>fe(i,t,c):void 0}),x=t.difference_pdf?{difference:await oc(g,i,await fe(i,t,c))}:{},P={...g,...x},N=[...a()?[zn("The document")]:[],...u?[zn("The e\
arlier version")]:[],...ic(P)];return{documents:[{...i,pageCount:f.pages.count}],data:P,notes:N,facts:{}}};async function oc({pages:i},{name:t},e){const{changed:s}=i;
if(s.length===0)return null;const n=await _r(e,s);return{fileName:`${t.replace(/\.pdf$/i,"")}-difference.pdf`,size:n.length,content:Buffer.from(n).toString("bas\
e64")}}async function fe(i,{compare_to:t,compare_password:e,open_password:s},n){const o=await(0,L.E)(i.bytes,n,{password:s}),{document:r,isRepaired:c}=await(0,tc.
H)(t,e,nc,n);return{after:o,before:r,isRepaired:c}}const zn=i=>(0,qr.A)(`${i} is damaged: it was compared as far as it could be read.`);function ic({pixelEqual:i}){
const t=Number(i);return t===0?[]:[{code:"pages_look_same",message:`${(0,I.y_)(t,"page")} ${t===1?"draws differently, looks the same, and counts":"draw differen\
tly, look the same, and count"} as unchanged.`}]}}),17623:((q,j,l)=>{l.d(j,{Z:()=>C});var I=l(38544),L=l(52604),R=l(52755),U=l(76933),K=l(77500);async function C(S,m,M){
const w=[],O={};for(const T of m.fields){w.push(A(S,m,M,T)),(0,I.K)(T)&&T.kind!=="password"&&m.byName.get(T.name)===T&&Object.defineProperty(O,T.name,{value:M.of(
T),enumerable:!0,configurable:!0,writable:!0});const y=S.job.pace.step(4e3);y&&await y}return{fields:w,values:O,xfa:(0,K.f4)(S,m),scripts:(0,U.on)(S,m)}}function A(S,m,M,w){
const{kind:O,flags:T,name:y}=w,E=m.integer(w.nodes[0],"MaxLen"),v=O==="password",k=O==="text"||v;return{name:y,type:O,value:v?null:M.of(w),default:v?null:M.of(w,
"DV"),options:p(S,m,M,w),required:(T&R.mw)!==0,readOnly:(T&R.sj)!==0,multiline:O==="text"&&(T&R.kz)!==0,maxLength:k&&E>0?E:null,pages:[...new Set(w.widgets.flatMap(
({pages:b})=>b))].sort((b,D)=>b-D)}}function p(S,m,M,w){return w.kind==="dropdown"||w.kind==="list"?M.choices(w):w.kind!=="checkbox"&&w.kind!=="radio"?[]:(0,L.lD)(
S,m,w).names.map(O=>({value:O,display:O}))}}),5899:((q,j,l)=>{l.d(j,{A:()=>I});const I=L=>({code:"document_damaged",message:L})}),77158:((q,j,l)=>{l.d(j,{O:()=>I});
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
`,"latin1")}),68516:((q,j,l)=>{l.d(j,{H:()=>U});var I=l(58552),L=l(12237),R=l(59277);async function U({bytes:A},p,S,m){const M={repaired:!1},w=()=>{M.repaired=!0};
try{return{document:await(0,L.E)(A,{...m,onRepaired:w},{password:p}),isRepaired:M.repaired}}catch(O){throw O instanceof I.zU?K(O,A,S):O}}function K(A,p,{file:S,
password:m,noun:M}){const w=(O,T,y=[])=>(0,I.G6)([{field:O,message:T,mentions:y}]);switch(A.code){case"password_required":return w(S,`needs a password: give it \
as ${m}`,[m]);case"wrong_password":return w(m,`does not open ${M}`);case"unsupported_encryption":return w(S,"is protected in a way that is not supported, such a\
s by a certificate");case"unreadable_document":{const O=(0,R.y)(p);return w(S,O===void 0||O==="a PDF document"?C:`is ${O}; it must be a PDF document`)}case"limi\
t_exceeded":{const O=A.issues.map(({message:T})=>({field:S,message:T}));return new I.zU(A.code,A.message,{issues:O,...A.advice===void 0?{}:{advice:A.advice}})}default:
return A}}const C="cannot be read, or has no pages: it must be a complete PDF document"}),66403:((q,j,l)=>{l.d(j,{a:()=>R});const I=100,L=U=>Math.round(U*I)/I,R=U=>U?
{x:L(U.x),y:L(U.y),width:L(U.width),height:L(U.height)}:null}),9312:((q,j,l)=>{l.d(j,{$0:()=>C,Gv:()=>R,MM:()=>K});var I=l(779),L=l(42973);const R=(p,S,m,{pace:M,
limits:w})=>(0,I.Id)(p,S,m,M,A(p,w)),U={slashes:"has slashes around it that count as characters: leave them out, and begin with (?i) in place of the flag i","re\
gex-as-words":"looks like a regular expression and was read as words: set search_mode to regex, and leave out slashes around it"};function K(p,S){const m=(0,I.GJ)(
p,S);return m&&U[m]}function C(p,S,m){const M=K(S,m);return M===void 0?[]:[{code:"search_mode_unlikely",message:`Nothing was found for ${p}, which ${M}.`,mentions:[
p,"search_mode"]}]}function A(p,{searching:S}){let m=S;return M=>{if(m-=M,m<0)throw(0,L.F)("searching",`The search takes more than ${S} steps, which are charact\
ers times the size of the expression`,"Make the expression shorter or more exact, or search fewer pages",p)}}}),15330:((q,j,l)=>{l.d(j,{X:()=>K});var I=l(45599),
L=l(16456),R=l(49454),U=l(30201);function K(S,m,M,w){const O=(0,R.hL)(S,m);return O?C(S,O,M,w):A(S,m,M,w)}function C(S,m,M,w){const O=S.resolve(m.get("CIDToGIDM\
ap")),T=O instanceof I.Z6?S.decodedPart(O)?.data:void 0;return({cid:y})=>M.glyph(T?(T[y*2]??0)<<8|(T[y*2+1]??0):w.glyphOfCid(y))}function A(S,m,M,w){const{base:O,
differences:T}=(0,L.yD)(S,m),y=(v,k)=>{const b=v.charCodeAt(k-32);return b>0?(0,U.S)(b):void 0};if(w.kind!=="truetype")return({code:v})=>{const k=O===void 0?w.encoding?.
get(v)??y(w.encoding?"":L.W,v):void 0,b=T?.get(v)??k??(O===void 0?void 0:y(O,v));return M.named(b??".notdef")??M.named(".notdef")};const E=(0,L.pE)(S,(0,R.nb)(S,
m),m)&&!T;return({code:v})=>{const k=T?.get(v)??y(O??L.W,v),b=()=>k===void 0?0:p(w,k),D=()=>w.code(v)||(w.codes===void 0?w.unicode(v):0);return M.glyph(E?D()||b():
b()||D())}}function p(S,m){const M=(0,U.u)(m),w=M===void 0?0:S.unicode(M);if(w>0)return w;const O=M===void 0?-1:L.yh.indexOf(String.fromCodePoint(M));return(O>=
0&&S.codes==="macintosh"?S.code(O+32):0)||S.glyphOf(m)}}),95800:((q,j,l)=>{l.d(j,{J:()=>K});var I=l(45599),L=l(36502),R=l(25524);const U=["Order","AS","RBGroups",
"Locked"];function K(C){const A=C.filter(({document:E})=>E.dict(E.catalog.get("OCProperties")));if(A.length===0||A.length===1&&A[0].index===0)return;const{document:p}=C[0],
S=p.dict(p.catalog.get("OCProperties")),m=[],[M,w]=[[],[]],O=new Map(U.map(E=>[E,[]]));for(const E of A){const v=E.document.dict(E.document.catalog.get("OCPrope\
rties")),k=E.document.dict(v.get("D")),b=(D,B)=>(E.document.array(D?.get(B))??[]).map(F=>(0,R.yY)(F,E.index));for(const D of b(v,"OCGs"))m.push(D);for(const[D,B]of O)
for(const F of b(k,D))B.push(F);for(const D of b(k,"ON"))M.push(D);for(const D of new L.z(E.document).groupsOff())w.push((0,R.yY)(D,E.index))}const T=new I.Bi(S&&
p.dict(S.get("D")));T.delete("BaseState");for(const[E,v]of[...O,["ON",M],["OFF",w]])v.length>0?T.set(E,v):T.delete(E);const y=new I.Bi(S);y.set("OCGs",m),y.set(
"D",T),p.editCatalog().set("OCProperties",p.add(y))}}),73154:((q,j,l)=>{l.d(j,{l:()=>O});var I=l(75162),L=l(59596),R=l(45599),U=l(1592),K=l(37709);async function C(T,y,E){
const v=[];let k=0;return await(0,K.K)(y,T.job.pace,b=>{const{operator:D,count:B}=b,F=D==="BDC"?" BMC":D==="DP"?" MP":void 0;if(F===void 0||B!==2)return;const X=b.
name(1),z=X===void 0?b.value(1):E?.get(X);T.dict(z)?.has("MCID")&&(v.push(y.subarray(k,b.endOf(0)),Buffer.from(F,"latin1")),k=b.end)}),k===0?y:Buffer.concat([...v,
y.subarray(k)])}var A=l(53107),p=l(74135),S=l(25524),m=l(58006);const M=new Set(["Page","Pages","Catalog","StructElem","StructTreeRoot","Annot"]);class w{document;keepsTags;seen=new Set;shared=new Map;constructor(y,E){
this.document=y,this.keepsTags=E}async prepare(y){const E=this.asObject(y);return await this.release(E),E}asObject(y){if((0,R.i9)(y)&&(0,R.Zm)(this.document.resolve(
y)))return y;const E=this.document.dict(y)??new R.Bi;let v=this.shared.get(E);return v||this.shared.set(E,v=this.document.add(E)),v}async release(y){const{document:E,
seen:v}=this,k=[y];for(let b=k.pop();b!==void 0;b=k.pop())if(b instanceof R.oS){if(v.has(b.number))continue;v.add(b.number);const D=E.job.pace.step(1e3);D&&await D;
const B=E.get(b),F=B instanceof R.Z6?B.dict:B;if((0,R.Zm)(F)){if(this.isApart(F))continue;await this.untie(b,B,F,y)}k.push(E.get(b))}else if(Array.isArray(b))for(const D of b)
k.push(D);else if(b instanceof R.Z6)for(const D of b.dict.values())k.push(D);else if((0,R.Zm)(b)){this.isFont(b)&&!b.has("Resources")&&b.set("Resources",y);for(const D of b.
values())k.push(D)}}isApart(y){const E=this.document.resolve(y.get("Type"));return E!==null&&typeof E=="object"&&"text"in E&&M.has(E.text)}isFont(y){return(0,R.
Eo)(this.document.resolve(y.get("Subtype")),"Type3")&&y.has("CharProcs")}async untie(y,E,v,k){const{document:b}=this,D=E instanceof R.Z6&&(0,R.Eo)(b.resolve(v.get(
"Subtype")),"Form"),B=!this.keepsTags&&(v.has("StructParent")||v.has("StructParents")),F=!v.has("Resources")&&(D||this.isFont(v)),X=D&&!this.keepsTags?await this.
withoutIds(E,b.dict(v.get("Resources")??k)):void 0;if(!B&&!F&&!X)return;const z=b.edit(y),Y=z instanceof R.Z6?z.dict:z;B&&Y.delete("StructParent"),B&&Y.delete("\
StructParents"),F&&Y.set("Resources",k),X&&z instanceof R.Z6&&b.put(y,(0,m.n)(z,X,{compress:!0}))}async withoutIds(y,E){const v=this.document.decodedPart(y);if(!v?.
whole)return;const k=await C(this.document,v.data,this.document.dict(E?.get("Properties")));return k===v.data?void 0:k}}class O{document;part;contents;resources;constructor(y,E){
this.document=y,this.part=E,this.contents=new A.K(E.document),this.resources=new w(E.document,this.keepsTags)}get keepsTags(){return this.part.document===this.document}inspect(y){
return this.contents.inspect(y)}async of(y,E){const{index:v,document:k}=this.part,b=await this.resources.prepare(y.resources),D=k.entry(k.pages.number(y.index),
"Group"),{filters:B,data:F}=await this.contentOf(y),X=this.keepsTags?k.entry(k.pages.number(y.index),"StructParents"):void 0,z=(0,R.jd)({Type:(0,R.UU)("XObject"),
Subtype:(0,R.UU)("Form"),BBox:[...E.box],Matrix:[...(0,p.DI)((0,p.S3)(E))],Resources:(0,S.Po)(v,b.number),Group:D===void 0?void 0:(0,S.yY)(D,v),StructParents:X,
...B});return this.document.add(new R.Z6(z,F))}async contentOf(y){const{part:E,contents:v}=this,{document:k}=E,b=v.own(y),D=b.length===1?k.get(b[0]):void 0;if(D instanceof
R.Z6&&this.keepsTags&&v.isOrderly(y))return this.asItIs(D);const{isWhole:B,isKnown:F,open:X}=v.condition(b),z=v.content(b),Y=k.dict(k.dict(y.resources)?.get("Pr\
operties")),Z=this.keepsTags?z:await C(k,z,Y);if(D instanceof R.Z6&&(!F||B&&X.excess===0&&Z===z))return this.asItIs(D);const Q=X.excess===0?Z:(0,U.KS)(Z,0);return{
filters:{Filter:(0,R.UU)("FlateDecode")},data:(0,L.Kc)(Q)}}asItIs(y){const{index:E,document:v}=this.part,k=new R.Bi([...y.dict].filter(([b])=>b==="Filter"||b===
"DecodeParms"));return(0,I.CF)(k),{filters:Object.fromEntries((0,S.yY)(k,E)),data:v.encoded(y)}}}}),25524:((q,j,l)=>{l.d(j,{Bg:()=>L,Po:()=>R,fS:()=>K,yY:()=>U});
var I=l(45599);const L=C=>C.find(({index:A})=>A===0).document,R=(C,A,p=0)=>C===p?new I.oS(A):new I.rV(C,A);function U(C,A){if(A===0||C instanceof I.rV)return C;
if(C instanceof I.oS)return new I.rV(A,C.number);if(Array.isArray(C))return C.map(S=>U(S,A));if(C instanceof I.Z6||!(C instanceof I.Bi))return C;const p=new I.Bi;
for(const[S,m]of C)p.set(S,U(m,A));return p}class K{meaning;taken;last=new Map;constructor(A=[],p=S=>S){this.meaning=p,this.taken=new Set([...A].map(p))}get size(){
return this.taken.size}has(A){return this.taken.has(this.meaning(A))}add(A){this.taken.add(this.meaning(A))}free(A){const p=A.startsWith("þÿ");for(let S=(this.
last.get(A)??1)+1;;S++){const m=`_${S}`,M=A+(p?[...m].map(w=>`\0${w}`).join(""):m);if(!this.has(M))return this.last.set(A,S),this.add(M),M}}}}),92152:((q,j,l)=>{
l.d(j,{A6:()=>p,AT:()=>A,Cb:()=>L,WQ:()=>R,ZJ:()=>C,fu:()=>S,mA:()=>U,zq:()=>I});const I=(m,M,w)=>Math.ceil(m*M*w/8);function L(m,M,w){if(!m||m.length<M*2)return!1;
let O=0;for(let T=0;T<M;T++){const[y,E]=[m[T*2],m[T*2+1]];if(y===w&&E===0)O++;else if(y!==0||E!==w)return}return O===0?!1:O===M?!0:void 0}function R(m,M){if(m.length>=
M)return m.subarray(0,M);const w=new Uint8Array(M);return w.set(m),w}const U=m=>m.map(M=>M^255),K=2;async function C(m,{width:M,height:w,channels:O,bits:T},y,E){
const v=M*O,k=I(M,O,T),b=new Uint8Array(v*w),D=2**T-1,B=y&&T<8?255/D:1;for(let F=0;F<w;F++){for(let z=0;z<v;z++){const Y=z*T,Z=F*k+(Y>>3),Q=T>=8?m[Z]:m[Z]>>8-T-
(Y&7)&D;b[F*v+z]=Q*B}const X=E.step(v*K);X&&await X}return b}function A(m,M,w){const O=Array.from({length:w},(T,y)=>{const[E,v]=[M[y*2],M[y*2+1]];return Uint8ClampedArray.
from({length:256},(k,b)=>(E+b/255*(v-E))*255)});return m.map((T,y)=>O[y%w][T])}function p(m,M,w){const O=new Uint8Array(m.length*w);for(const[T,y]of m.entries())
for(let E=0;E<w;E++)O[T*w+E]=M[y*w+E]??0;return O}function S(m,M,w){const O=new Uint8Array(M.length*(w+1));for(let T=0;T<M.length;T++){for(let y=0;y<w;y++)O[T*(w+
1)+y]=m[T*w+y];O[T*(w+1)+w]=M[T]}return O}}),38671:((q,j,l)=>{l.d(j,{R:()=>U});var I=l(52205),L=l(45599);const R={DCTDecode:"jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"\
ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};function U(K,C){const A=(0,I.c3)(K,C.dict.get("Filter")),p=(0,I.c3)(K,C.dict.get("DecodeParms")),S=A.at(-1)??null,m=S instanceof
L.SX?R[S.text]:void 0;if(!m)return{format:m,parameters:void 0,filter:S,before:C};const M=new L.Bi(C.dict);M.set("Filter",A.slice(0,-1)),M.set("DecodeParms",p.slice(
0,A.length-1));const w=p[A.length-1];return{format:m,parameters:(0,L.Zm)(w)?w:void 0,filter:S,before:new L.Z6(M,C.data,C.sealed)}}}),93059:((q,j,l)=>{l.d(j,{n:()=>R});
var I=l(45599);const L={BPC:"BitsPerComponent",CS:"ColorSpace",D:"Decode",DP:"DecodeParms",F:"Filter",H:"Height",IM:"ImageMask",W:"Width"};function R(U){if(U.dataStart<
0)return;const K=new I.Bi;for(let C=0;C+1<U.count;C+=2){const A=U.name(C);A!==void 0&&K.set(L[A]??A,U.value(C+1))}return new I.Z6(K,U.content.subarray(U.dataStart,
U.dataEnd))}}),8283:((q,j,l)=>{l.d(j,{A2:()=>L,EI:()=>K,GM:()=>R,OD:()=>A,Os:()=>U,iN:()=>C});var I=l(78157);const L=216,R=217,U=218,K=254,C=m=>m>=224&&m<=239;function*A(m){
const M=(0,I.bS)(m);for(let w=2;;){const O=S(M,w);if(O<0)return;const T=M[O+1],y=T===L||T===R||T===p;if(!y&&O+4>M.length)return;const E=y?0:M.readUInt16BE(O+2),
v=O+2+E;if(v>M.length||!y&&E<2||(yield{marker:T,start:O,end:v,data:M.subarray(y?v:O+4,v)},T===R))return;w=v}}const p=1;function S(m,M){for(let w=m.indexOf(255,M);w>=
0&&w+1<m.length;w=m.indexOf(255,w+1)){const O=m[w+1];if(O!==0&&O!==255&&(O<208||O>215))return w}return-1}}),44738:((q,j,l)=>{l.d(j,{L:()=>C,m:()=>A});var I=l(45599),
L=l(55969),R=l(3466),U=l(9731),K=l(17671);async function C(p,S){const m=new Set;let M=0,w=!1;for(let y=0;y<p.pages.count;y++){const E=A(p,p.pages.number(y));for(const{
number:k}of E){const b=p.get(k);if(m.has(k)||!(0,I.Zm)(b)||!S(b,y))continue;m.add(k);const D=(0,L.B)(p,b);D==="Popup"&&M++,D==="Widget"&&(w=!0)}const v=p.job.pace.
step(500+E.length*100);v&&await v}if(m.size===0)return 0;const O=(0,K.Hi)(p),T=w?await R.R.of(p):void 0;return await(0,K.Pv)(O,m,()=>(0,K.Wi)(O,m)),T&&await(0,K.
zg)(O,T),await(0,U.U)(O),m.size-M}function A(p,S){const m=p.entry(S,"Annots"),M=p.array(m)??[];if(!M.some(I.Zm))return M.filter(I.i9);const w=p.edit((0,I.i9)(m)?
m:S),O=p.array((0,I.Zm)(w)?w.get("Annots"):w)??[];for(const[T,y]of O.entries())(0,I.Zm)(y)&&(O[T]=p.add(y));return O.filter(I.i9)}}),779:((q,j,l)=>{l.d(j,{Id:()=>k,
GJ:()=>E,yS:()=>C});var I=l(58552),L=l(98472),R=l(34378);const U=new RegExp("([\\x21-\\x7e]{1,1000})(?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]{1,1000}|\\P{M})\\p{M}{0,30}|\\\
p{M}{1,30}","gu"),K=(b,D)=>C([b],D);async function C(b,D){const B=new Set;for(const X of b)B.add((await w(X,D)).text.trim());B.delete("");const F=[...B].map(X=>A(
X.match(/[\x21-\x7e]+/g)??[""]));return{hasGroups:!1,search:async(X,z,Y)=>{const Z=Y.step(X.length>>2);if(Z&&await Z,p(X,F))return{matches:[],truncated:!1};const Q=await w(
X,Y),tt=[];for(const ot of B)if(!await M(ot,Q,tt,z,Y))return{matches:tt,truncated:!0};return B.size>1&&tt.sort((ot,xt)=>ot.start-xt.start||xt.end-ot.end),{matches:tt,
truncated:!1}}}}const A=b=>b.reduce((D,B)=>B.length>D.length?B:D);function p(b,D){if(b.length<S||m.test(b))return!1;const B=b.toLowerCase().replaceAll("ß","ss");
return!D.some(F=>B.includes(F))}const S=64,m=/[\u0100-\uffff]/;async function M(b,{text:D,places:B},F,X,z){const Y=z.step(D.length>>3);Y&&await Y;for(let Z=D.indexOf(
b),Q=0;Z>=0;Z=D.indexOf(b,Q)){if(F.length===X)return!1;for(Q=Z+b.length;B[Q]===B[Q-1];)Q++;F.push((0,L.z)(B[Z],B[Q]));const tt=z.step(b.length);tt&&await tt}return!0}
async function w(b,D){const B=[];let F="";for(const{0:X,1:z,2:Y,index:Z}of b.matchAll(U)){const Q=Y===void 0?z?.toLowerCase()??O(X):" ";for(let ot=0;ot<Q.length;ot++)
B.push(z===void 0?Z:Z+ot);F+=Q;const tt=D.step(X.length*10);tt&&await tt}return B.push(b.length),{text:F,places:B}}const O=b=>(0,R.w)((0,R.w)(b).toUpperCase().toLowerCase()),
T=/^\/.+\/([dgimsuvy]*)$/s,y=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;function E(b,D){const B=T.exec(b);return D===
"regex"?B?"slashes":void 0:y.test(b)||B&&B[1]!==""?"regex-as-words":void 0}const v=1e6;async function k(b,D,B,F,X){const z=B==="regex"?(await Promise.all([l.e(7398),
l.e(9974)]).then(l.bind(l,39974))).expressionOf(D,X):await K(D,F);if("problem"in z)throw(0,I.G6)([{field:b,message:z.problem}]);return{hasGroups:z.hasGroups,search:async(Y,Z,Q)=>{
const tt=await z.search(Y.slice(0,v),Z,Q);return Y.length>v?{...tt,truncated:!0}:tt}}}}),98472:((q,j,l)=>{l.d(j,{z:()=>I});const I=(L,R,U=[])=>({start:L,end:R,groups:Object.
fromEntries(U)})})};
