"use strict";exports.id=5755,exports.ids=[5755,779],exports.modules={65412:((dt,V,m)=>{m.r(V),m.d(V,{compare_documents:()=>Hc});var j=m(98446),C=m(91519),Z=m(77598),J=m(45059),
tt=m(52755),Y=m(16259),R=m(824),W=m(77581),p=m(45599),D=m(59071);function L(s,t,n){const e=[];for(const o of s.array(s.entry(s.pages.number(t),"Annots"))??[]){const i=s.
dict(o);i&&(0,p.Eo)(s.resolve(i.get("Subtype")),"Link")&&e.push({page:t,target:U(s,i,n)})}return e}function U(s,t,n){const e=n.pageOf(t);if(e!==void 0)return{page:e};
const o=s.dict(t.get("A")),i=s.resolve(o?.get("S")),r=s.resolve(o?.get("URI"));if(r instanceof p.Mx)return{uri:(0,W.U0)(r)};const a=K(s,o?.get("F"));if(a!==null)
return{file:a};const c=s.resolve(o?.get("N"));return{action:c instanceof p.SX?c.text:i instanceof p.SX?i.text:"none"}}function K(s,t){const n=s.resolve(t);if(n instanceof
p.Mx)return(0,D.Gh)(n);const e=s.dict(t);return(0,D.Gh)(s.resolve(e?.get("UF")))??(0,D.Gh)(s.resolve(e?.get("F")))}var O=m(37081),M=m(12207),y=m(16231),v=m(17623),
E=m(41112),x=m(41561);const P=1e3,G=1e6;class X{truncated=!1;left=G;entries(t,n=P){const e=[];for(const o of t){const i=JSON.stringify(o).length+1;if(e.length===
n||i>this.left){this.truncated=!0;break}this.left-=i,e.push(o)}return e}}async function st(s,t,n){const e=new Map;for(const{key:r}of s){e.set(r,(e.get(r)??0)+1);
const a=n.step(200);a&&await a}const o=[];for(const{key:r,entry:a}of t){const c=e.get(r)??0;c>0?e.set(r,c-1):o.push(a);const f=n.step(200);f&&await f}const i=[];
for(const{key:r,entry:a}of[...s].reverse()){const c=e.get(r)??0;c!==0&&(e.set(r,c-1),i.push(a))}return{before:i.reverse(),after:o}}const nt=200;class pt{texts=new Map;objects=new WeakMap;keyed(t){
return{key:Object.entries(t).map(([e,o])=>`${e} ${this.ofValue(o)}`).join(`
`),entry:t}}ofText(t){if(t.length<nt)return JSON.stringify(t);let n=this.texts.get(t);return n===void 0&&this.texts.set(t,n=ut(t)),n}ofValue(t){if(typeof t=="st\
ring")return this.ofText(t);if(typeof t!="object"||t===null)return String(t);let n=this.objects.get(t);if(n===void 0){const e=JSON.stringify(t);this.objects.set(
t,n=e.length<nt?e:ut(e))}return n}}const ut=s=>(0,Z.createHash)("sha256").update(s).digest("base64");async function Et(s,t){const{pace:n}=s.job,e=await M.Ht.of(
s),o=new pt,i={...(0,R._6)(s,await(0,R.Br)(s))};await n.rest();const r=(await(0,E.Uz)(s)??[]).map(u=>o.keyed({...u}));await n.rest();const a=await At(s,e,t),c=await Lt(
s,e,t,o);await n.rest();const f=await Nt(s),h=await $t(s,o);return await n.rest(),{metadata:i,fonts:r,links:a,bookmarks:c,attachments:f,form:h,security:{encryption:(0,x.
Br)(s),permissions:(0,x.nj)(s),javascript:await(0,E.xS)(s),signatures:(await(0,y.Ez)(s)).length},tagged:(0,x.$J)(s)}}function vt(s,t){if(!("page"in s))return{entry:{
...s},key:JSON.stringify(s)};const n=t(s.page);return{entry:{target:s.page+1},key:n===void 0?`gone ${s.page}`:`page ${n}`}}async function At(s,t,n){const e=[];for(let o=0;o<
s.pages.count;o++){const i=n(o);if(i!==void 0)for(const a of L(s,o,t)){const{entry:c,key:f}=vt(a.target,n);e.push({entry:{page:o+1,...c},key:`${i} ${f}`})}const r=s.
job.pace.step(2e4);r&&await r}return e}async function Lt(s,t,n,e){const o=[];return await(0,O.O)(s,(i,r)=>{const a=s.dict(i),c=a&&(0,D.Gh)(s.resolve(a.get("Titl\
e")));if(!a||c===null||c===void 0)return a!==void 0;const{entry:f,key:h}=vt(U(s,a,t),n);return o.push({entry:{title:c,level:r,...f},key:`${r} ${h} ${e.ofText(c)}`}),
!0}),o}async function Nt(s){const t=[];for(const{name:n,size:e,mimeType:o,description:i,relationship:r,stream:a}of await(0,J._)(s)){const c=s.decodedPart(a)?.data??
s.encoded(a),f={name:n,size:e??c.length,mimeType:o,description:i,relationship:r},h=(0,Z.createHash)("sha256").update(c).digest("base64");t.push({entry:f,key:`${JSON.
stringify(f)} ${h}`});const u=s.job.pace.step(c.length*2);u&&await u}return t}async function $t(s,t){const n=await tt.mO.read(s);if(n.fields.length===0)return[];
const{fields:e}=await(0,v.Z)(s,n,await Y.n.read(s,n)),o=[];for(const{pages:i,...r}of e){o.push(t.keyed(r));const a=s.job.pace.step(2e3);a&&await a}return o}var S=m(
74135);const jt=512,en=5e4,Jt=22,In=100,Cn=.2718281828,gt=s=>Number.isNaN(s)?0:Math.floor(s*In+Cn);class ft{count=0;hash=(0,Z.createHash)("sha256");values=new Float64Array(
jt);used=0;texts=new Map;length(t){this.exact(gt(t))}exact(t){this.used===jt&&this.flush(),this.values[this.used++]=t,this.count++}text(t){const{texts:n}=this;let e=n.
get(t);e===void 0&&(n.size===en&&n.clear(),n.set(t,e=n.size),this.bytes(Buffer.from(t))),this.exact(e)}bytes(t){this.exact(t.length),this.flush(),this.hash.update(
t)}finish(){return this.flush(),this.hash.digest("base64").slice(0,Jt)}flush(){this.used!==0&&(this.hash.update(Buffer.from(this.values.buffer,0,this.used*8)),this.
used=0)}}function it(...s){return(0,Z.createHash)("sha256").update(JSON.stringify(s)).digest("base64").slice(0,Jt)}const Ut=(s,{clipBox:t})=>t?(0,S.Pj)(t,s)??sn:
s,Vt=[-1e9,-1e9,1e9,1e9],sn=[0,0,0,0];class A{box;begins=()=>{};begin(t,n,e){const o=n&&Ut(n,e);o&&(this.box=this.box?(0,S.kO)(this.box,o):o)}keepsPictures=!1;outline(){}picture(){}mask(){}lacksPaint(){
return!1}paint(){}glyph(){}shaded(){}beginGroup(){return 0}endGroup(){}}class B{numbers=new Map;of(t){let n=this.numbers.get(t);return n===void 0&&this.numbers.
set(t,n=this.numbers.size),n}}const N=1e5,F=5e5,$=1e3,H=2e4,_=120,Q=.4;class I extends ft{ids;page;isOverOthers;kinds=[];boxes=[];outlines=new Map;pictures=new Map;groups=new Map;masks=new Map;paints=new Map;glyphs=new Map;shadings=new Map;groupEnds=new Map;grounds=[];keys=[];begins=()=>{};item="";numbers=0;open=[];within;constructor(t,n,e=!1){
super(),this.ids=t,this.page=n,this.isOverOthers=e}enter(t){this.within=t}begin(t,n,e){const o=n&&this.shownPart(n,e),i=this.boxes.length-1;this.isFull?o&&(this.
boxes[i]=(0,S.kO)(this.boxes[i]??o,o)):this.add(this.within??t,o),this.begins()}shownPart(t,n){const e=Ut((0,S.XM)(t,Q),n);return e===sn?void 0:(0,S.Pj)((0,S.XM)(
e,Q),this.page)}outline(t){if(this.isFull||this.numbers>=F)return;const n=t();n&&(this.numbers+=n.path.length,this.outlines.set(this.kinds.length-1,n))}get keepsPictures(){
return!this.isFull&&this.pictures.size<$}picture(t){this.pictures.set(this.kinds.length-1,t)}mask(t,n){this.masks.size<$&&this.masks.set(t,n)}lacksPaint(t){return this.
paints.size<$&&!this.paints.has(t)}paint(t,n){this.paints.set(t,n)}glyph(t){!this.isFull&&this.glyphs.size<H&&this.glyphs.set(this.kinds.length-1,t())}shaded(t){
!this.isFull&&this.shadings.size<$&&this.shadings.set(this.kinds.length-1,t)}beginPage(){this.begin("page",this.page,{})}beginGroup(t,n){this.isFull||this.add(this.
within??"path",void 0),this.begins();const e=this.boxes.length-1;return this.isFull||this.groups.set(e,t),this.open.push(n?e:this.open.at(-1)),e}endGroup(t){this.
open.pop(),this.groupEnds.set(t,this.boxes.length);let n;for(let e=t+1;e<this.boxes.length;e++){const o=this.boxes[e];o&&(n=n?(0,S.kO)(n,o):o)}t<N-1&&(this.boxes[t]=
n),t+1<this.kinds.length&&(this.kinds[t]=this.kinds[t+1]),this.isFull||this.add(this.within??"path",void 0)}end(){if(this.kinds.length===this.keys.length)return;
const{item:t}=this,n=this.isFull?this.finish():"";this.keys.push(this.ids.of(t.length>_||n!==""?it(t,n):t)),this.item=""}exact(t){this.isFull?super.exact(t):this.
item+=`${t} `}text(t){this.isFull?super.text(t):this.item+=`t${this.ids.of(t)} `}get isFull(){return this.kinds.length===N}add(t,n){this.end(),this.kinds.push(t),
this.boxes.push(n),this.grounds.push(this.open.at(-1))}}var et=m(66403);const rt=200,wt=200,ct=2e4,kt=300;async function Ft(s,t){const{diffArrays:n}=await m.e(8128).
then(m.bind(m,18128)),[e,o]=[Ct(s),Ct(t)],i=n(e.map(({masked:u})=>u),o.map(({masked:u})=>u),{maxEditLength:kt})??[{removed:!0,added:!1,count:e.length},{removed:!1,
added:!0,count:o.length}],r=[];let[a,c]=[0,0],f=e.length===ct||o.length===ct;const h=(u,l)=>{r.length===rt?f=!0:r.push(u+Tt(l)),l.length>wt&&(f=!0)};for(const{removed:u,
added:l,count:d}of i){if(u)for(let g=0;g<d;g++)h("-",e[a+g].text);if(l)for(let g=0;g<d;g++)h("+",o[c+g].text);l||(a+=d),u||(c+=d)}return{lines:r,truncated:f}}function Ct({
text:s,masked:t}){const n=t.split(`
`,ct),e=s.split(`
`,ct);return n.map((o,i)=>({masked:o,text:e.length===n.length?e[i]:o}))}function Tt(s){if(s.length<=wt)return s;const t=/[\ud800-\udbff]$/.test(s.slice(0,wt-1))?
wt-2:wt-1;return`${s.slice(0,t)}…`}const Dn=2e4,Bn=200,so=.4,oo=1e3;async function we(s,t,n){const e=t.map(()=>"");let o=0;for(const{0:i,index:r}of s.text.matchAll(
/\S+/g)){if(++o>Dn)break;const a=s.box(r,r+i.length);if(a)for(const[f,h]of t.entries()){const u=e[f];u.length<=Bn&&io(h,a.x,a.y,a.width,a.height)&&(e[f]=u===""?
i:`${u} ${i}`)}const c=n.step(oo+t.length*20);c&&await c}return e.map(Tt)}function io([s,t,n,e],o,i,r,a){const c=Math.min(e,i+a)-Math.max(t,i);return o<n&&o+r>s&&
c>so*Math.min(a,e-t)}var yt=m(45657),on=m(95340),Ln=m(92152),ye=m(38671);const ro=1/50,be=.5,Me=2,ao=2;function co(s,{box:t,sample:[n,e],isSmoothed:o}){const[i,
r,a,c]=t,f=o?1/0:Me,h=Math.min(be*n,f/Math.hypot(s[0],s[1])),u=Math.min(be*e,f/Math.hypot(s[2],s[3]));return(0,S.zl)(s,[i-h,r-u,a+h,c+u])}async function fo(s,t){
if(s.style!==t.style)return;const n=[];for(const e of[void 0,"SMask","Mask"]){const[o,i]=[await Se(s,e),await Se(t,e)];if(o==="none"&&i==="none")continue;if(typeof o==
"string"||typeof i=="string"||o.rowBytes!==i.rowBytes||o.pixelBits!==i.pixelBits)return;const r=[1/o.width,1/o.height],a=h=>{for(const u of h)n.push({box:u,sample:r,
isSmoothed:o.isSmoothed})};a(await Ee(o,i,s.document));const[c,f]=e===void 0?[xe(s),xe(t)]:[[],[]];if(c.join(" ")!==f.join(" ")){if(o.pixelBits/o.bits*o.width>ho)
return;a(await Ee(Oe(o,c),Oe(i,f),s.document))}}return n}const ho=2e5,uo=100,lo=64;function xe({document:s,image:t}){return(s.array(t.dict.get("Mask"))?.slice(0,
lo).map(e=>s.resolve(e))??[]).map(e=>typeof e=="number"?e:NaN)}function Oe(s,t){const{width:n,bits:e,pixelBits:o}=s,i=o/e,r=a=>Uint8Array.from({length:n},(c,f)=>{
for(let h=0;h<i;h++){const u=(0,Ln.dl)(a,f*o+h*e,e);if(!(u>=t[h*2]&&u<=t[h*2+1]))return 0}return 1});return{...s,pixelBits:8,cost:n*i*uo,rowAt:a=>r(s.rowAt(a))}}
async function Se({document:s,image:t},n){const e=n===void 0?t:s.resolve(t.dict.get(n));if(!(e instanceof p.Z6))return"none";const{format:o,before:i}=(0,ye.R)(s,
e),{width:r,height:a,bits:c}=(0,on.h)(s,e.dict);if(o!==void 0||!(r>0&&a>0))return"unknown";const f=await s.decodedAtEase(i),h=Math.floor(f.length/a),u=Math.floor(
h*8/(r*c)),l=k=>Math.ceil(r*c*k/8),d=u>0&&l(u)===h&&l(u-1)!==h,g=s.resolve(e.dict.get("Interpolate")??e.dict.get("I"))===!0,w=k=>f.subarray(k*h,(k+1)*h),b=h*ao;
return d?{rowAt:w,width:r,height:a,rowBytes:h,bits:c,pixelBits:c*u,cost:b,isSmoothed:g}:"unknown"}async function Ee(s,t,{job:n}){const{width:e,height:o,pixelBits:i,
cost:r}=s,a=[];let[c,f,h,u]=[-1,-1,1/0,-1];const l=()=>{if(c<0)return;const[d,g]=[Math.floor(h/i),Math.floor(u/i)+1];a.push([d/e,1-(f+1)/o,g/e,1-c/o]),[c,h,u]=[
-1,1/0,-1]};for(let d=0;d<o;d++){const[g,w]=[s.rowAt(d),t.rowAt(d)];Buffer.compare(g,w)!==0&&(d-f>Math.max(2,o*ro)&&l(),c<0&&(c=d),f=d,h=Math.min(h,po(g,w)),u=Math.
max(u,go(g,w)));const b=n.pace.step(r);b&&await b}return l(),a}function po(s,t){let n=0;for(;s[n]===t[n];)n++;return n*8+Math.clz32(s[n]^t[n])-24}function go(s,t){
let n=s.length-1;for(;s[n]===t[n];)n--;const e=s[n]^t[n];return n*8+Math.clz32(e&-e)-24}const ve=64;function mo(s,t){const[n,e]=[new Set,new Set];for(const i of[
void 0,"SMask","Mask"]){const r=i===void 0?s.image:s.document.resolve(s.image.dict.get(i));if(!(r instanceof p.Z6))continue;const{width:a,height:c}=(0,on.h)(s.document,
r.dict);if(s.document.resolve(r.dict.get("Interpolate")??r.dict.get("I"))===!0||!(a>0&&a<=ve&&c>0&&c<=ve))return;for(let h=0;h<=a;h++)n.add(h/a);for(let h=0;h<=
c;h++)e.add(h/c)}return[...[...n].map(i=>[[i,0],[i,1]]),...[...e].map(i=>[[0,i],[1,i]])].flatMap(([i,r])=>{const a=(0,S.$L)([s,t].flatMap(({matrix:l})=>[i,r].map(
([d,g])=>(0,S.Gd)(l,d,g)))),[c,f,h,u]=a;return c===h||f===u?[]:[(0,S.XM)(a,Me)]})}const wo=4,yo=64,bo=2048,Ae=32,Mo=1e3,xo=new Set([1,2,4,8,16]);async function ke(s,t){
const n={functions:yo,samples:bo},e=s.resolve(t);return Te(s,(0,p.cy)(e)?e:[t],n,o=>({at:i=>o.flatMap(r=>r.at(i)),breaks:o.flatMap(({breaks:i})=>i)}))}async function Te(s,t,n,e,o=0){
const i=[];for(const r of t){const a=await Oo(s,r,n,o);if(!a)return;i.push(a)}return i.length>0?e(i):void 0}async function Oo(s,t,n,e){const o=s.resolve(t),i=s.
dict(t);if(!i||e>wo||--n.functions<0)return;const r=u=>bt(s,i,u),[a,c]=r("Domain");if(a===void 0||c===void 0||a>=c||r("Domain").length!==2)return;const f=await So(
s,o,i,[a,c],n,e);if(!f)return;const h=r("Range");return{at:u=>f.at(Nn(u,a,c)).map((l,d)=>Nn(l,h[d*2]??l,h[d*2+1]??l)),breaks:[a,c,...f.breaks.filter(u=>u>a&&u<c)]}}
async function So(s,t,n,e,o,i){switch(s.resolve(n.get("FunctionType"))){case 0:return t instanceof p.Z6?Ao(s,t,e,o):void 0;case 2:return Eo(s,n);case 3:return vo(
s,n,e,o,i);default:return}}function Eo(s,t){const n=s.resolve(t.get("N"));if(typeof n!="number"||!(n>0))return;const[e,o]=[bt(s,t,"C0"),bt(s,t,"C1")],[i,r]=[e.length>
0?e:[0],o.length>0?o:[1]];if(!(i.length!==r.length||i.length>Ae))return{at:a=>i.map((c,f)=>c+a**n*(r[f]-c)),breaks:[]}}async function vo(s,t,[n,e],o,i){const[r,
a]=[bt(s,t,"Bounds"),bt(s,t,"Encode")],c=[n,...r,e],f=s.array(t.get("Functions"))??[];return!c.every((l,d)=>d===0||l>=c[d-1])||f.length!==c.length-1||a.length!==
f.length*2?void 0:Te(s,f,o,l=>{const d=(w,b)=>{const[k,T]=[c[w],c[w+1]];return Gt(b,k,T,a[w*2],a[w*2+1])},g=l.flatMap((w,b)=>{const[k,T]=[a[b*2],a[b*2+1]];return k===
T?[]:w.breaks.map(z=>Gt(z,k,T,c[b],c[b+1]))});return{at:w=>{const b=r.findIndex(T=>w<T),k=b<0?l.length-1:b;return l[k].at(d(k,w))},breaks:[...r,...g]}},i+1)}async function Ao(s,t,[
n,e],o){const{dict:i}=t,[r,a]=[bt(s,i,"Range"),bt(s,i,"Size")],[c=0,f]=[a[0],s.resolve(i.get("BitsPerSample"))],h=r.length/2;if(typeof f!="number"||!xo.has(f)||
a.length!==1||!(c>=2)||(o.samples-=c*h,!(h>=1&&h<=Ae)||o.samples<0||s.resolve(i.get("Order"))===3))return;const u=await s.decodedAtEase(t);if(u.length*8<c*h*f)return;
const[l,d]=[bt(s,i,"Encode"),bt(s,i,"Decode")],[g,w]=l.length===2?l:[0,c-1];if(g===w)return;const b=d.length===r.length?d:r,k=(T,z)=>Gt((0,Ln.dl)(u,(T*h+z)*f,f),
0,2**f-1,b[z*2],b[z*2+1]);return{at:T=>{const z=Nn(Gt(T,n,e,g,w),0,c-1),q=Math.min(c-2,Math.floor(z));return Array.from({length:h},(ot,ht)=>Gt(z,q,q+1,k(q,ht),k(
q+1,ht)))},breaks:Array.from({length:c},(T,z)=>Gt(z,g,w,n,e))}}const Nn=(s,t,n)=>Math.min(Math.max(s,t),n),Gt=(s,t,n,e,o)=>n===t?e:e+(s-t)*(o-e)/(n-t);function bt(s,t,n){
const e=s.array(t.get(n))?.slice(0,Mo).map(o=>s.resolve(o))??[];return e.every(o=>typeof o=="number"&&Number.isFinite(o))?e:[]}const Pe=64,ko=[.02,.21,.5,.77,.98],
To=1e-7,Po=1e5;async function Ro(s,t,[n,e],o){const i=Array.from({length:Pe+1},(c,f)=>n+(e-n)*f/Pe),r=[...new Set([...i,...s.breaks,...t.breaks])].filter(c=>c>=
n&&c<=e).sort((c,f)=>c-f),a=[];for(const[c,f]of r.entries()){const h=r[c+1];if(h===void 0)break;const u=ko.every(g=>Io(s.at(f+(h-f)*g),t.at(f+(h-f)*g))),l=a.at(
-1);!u&&l?.[1]===f?a[a.length-1]=[l[0],h]:u||a.push([f,h]);const d=o.step(Po);d&&await d}return a}const Io=(s,t)=>s.length===t.length&&s.every((n,e)=>Math.abs(n-
t[e])<To),Re=Math.SQRT2,Co=4,Wt=0,Do=1,Bo=.001;function Lo(s,t){const{lineWidth:n,cap:e,join:o,miter:i,matrix:r}=s,[a,c,f,h]=r,[u,l]=[Math.hypot(a,c),Math.hypot(
f,h)];return{half:Math.abs(u-l)+Math.abs(a*f+c*h)/u<=Bo*u?Math.abs(n)*u/2:void 0,reach:rn(s,t),cap:e,join:o,miter:i}}function rn({lineWidth:s,join:t,miter:n,matrix:e},o){
const[i,r,a,c]=e,f=Math.max(Math.hypot(i,r),Math.hypot(a,c)),h=o&&t===Wt?Math.max(Re,Math.min(n,Co)):Re;return Math.abs(s)*f/2*h}const Ie=4096,an=1,Pt=2,$n=3,Dt=4,
Ce=13,No=[1,0,0,1,0,0];class cn{kept=new Float64Array(Ie);used=0;long;x=0;y=0;left=1/0;top=1/0;right=-1/0;bottom=-1/0;hasAngles=!1;isLine=!1;get isEmpty(){return this.
used===0&&!this.long}get numbers(){return this.long?void 0:this.kept.slice(0,this.used)}get box(){return[this.left,this.top,this.right,this.bottom]}get isUpright(){
const[,t,n,,e,o,,i,r,,a,c]=this.kept;return this.long||this.used!==Ce||this.kept[Ce-1]!==Dt||this.kept[9]!==Pt?!1:n===o&&e===i&&r===c&&t===a||t===e&&o===r&&i===
a&&c===n}follow(t,n){switch(t.operator){case"m":return this.isLine=!1,this.point(an,t.number(0),t.number(1),n);case"l":return this.hasAngles||=this.isLine,this.
isLine=!0,this.point(Pt,t.number(0),t.number(1),n);case"c":return this.curve(t,n,0,2,4);case"v":return this.curve(t,n,-1,0,2);case"y":return this.curve(t,n,0,2,
2);case"h":return this.close(),!0;case"re":return this.isLine=!1,this.rectangle(t.number(0),t.number(1),t.number(2),t.number(3),n),!0;default:return!1}}rectangle(t,n,e,o,i){
this.point(an,t,n,i),this.point(Pt,t+e,n,i),this.point(Pt,t+e,n+o,i),this.point(Pt,t,n+o,i),this.add(Dt),this.x=t,this.y=n}polygon(t){for(const[n,[e,o]]of t.entries())
this.point(n===0?an:Pt,e,o,No);this.add(Dt)}close(){this.hasAngles||=this.isLine,this.isLine=!1,this.add(Dt)}write(t){if(this.long)t.text(this.end());else for(let n=0;n<
this.used;n++)t.exact(this.kept[n])}get id(){const t=new ft;return this.write(t),t.finish()}clear(){this.used=0,this.long=void 0,this.whole=void 0,[this.left,this.
top,this.right,this.bottom]=S.gF,this.hasAngles=this.isLine=!1}whole;end(){return this.whole===void 0&&(this.flush(this.long),this.whole=this.long.finish()),this.
whole}curve(t,n,e,o,i){return this.hasAngles=this.isLine=!0,this.add($n),e<0?this.place(this.x,this.y,n):this.place(t.number(e),t.number(e+1),n),this.place(t.number(
o),t.number(o+1),n),this.x=t.number(i),this.y=t.number(i+1),this.place(this.x,this.y,n),!0}point(t,n,e,o){return this.add(t),this.place(n,e,o),this.x=n,this.y=e,
!0}place(t,n,e){const[o,i]=[e[0]*t+e[2]*n+e[4],e[1]*t+e[3]*n+e[5]];this.add(gt(o)),this.add(gt(i)),o<this.left&&(this.left=o),o>this.right&&(this.right=o),i<this.
top&&(this.top=i),i>this.bottom&&(this.bottom=i)}add(t){this.used===Ie&&this.flush(this.long??=new ft),this.kept[this.used++]=t}flush(t){for(let n=0;n<this.used;n++)
t.exact(this.kept[n]);this.used=0}}const jn=100,Qt=1/jn,_t=10,$o=6,jo=32;function Un(s,t){const n=[];let[e,o]=[[0,0],[0,0]],i=_t;const r=(f,h)=>{n.push({sign:f+
i,points:[o,...h]}),i=0,o=h.at(-1)},a=()=>{i===0&&(!t||!zt(o,e))&&r(t?Pt:Dt,[e]),i=_t,o=e},c=f=>[s[f]/jn,s[f+1]/jn];for(let f=0;f<s.length;){const h=s[f++];h===
Dt?a():h===an?(t&&a(),e=o=c(f),i=_t,f+=2):h===$n?(r($n,[c(f),c(f+2),c(f+4)]),f+=6):(r(Pt,[c(f)]),f+=2)}return t&&a(),n}function fn(s){const t=[];for(const n of s){
(n.sign>=_t||t.length===0)&&t.push({lines:[],isClosed:!1});const e=t.at(-1);e.lines.push(n),e.isClosed=n.sign%_t===Dt}return t}const zt=(s,t)=>s[0]===t[0]&&s[1]===
t[1];function hn(s){const t=un(s),n=ln(s,t),e=Fn(s,t);return n.slice(1).map((o,i)=>(0,S.XM)((0,S.$L)([n[i],o]),e))}function un({points:s}){const[t,n,e,o]=(0,S.$L)(
s);return s.length===2&&(t===e||n===o)?1:Math.max(1,Math.min(jo,Math.ceil(Math.max(e-t,o-n)/$o)))}const ln=({points:s},t)=>Array.from({length:t+1},(n,e)=>Uo(s,e/
t));function Uo(s,t){if(t===0)return s[0];if(t===1)return s.at(-1);const n=1-t,e=s.length===2?[n,t]:[n**3,3*n*n*t,3*n*t*t,t**3],o=i=>s.reduce((r,a,c)=>r+a[i]*e[c],
0);return[o(0),o(1)]}function Fn({points:[s,t,n,e]},o){if(!s||!t||!n||!e)return 0;const i=(r,a,c)=>Math.hypot(r[0]-2*a[0]+c[0],r[1]-2*a[1]+c[1]);return 6*Math.max(
i(s,t,n),i(t,n,e))/8/(o*o)}const Fo=4,Go=1e-6;function De(s,t,n){const e=[];for(const{lines:o,isClosed:i}of fn(s)){const r=i?[]:[o[0].points[0],o.at(-1).points.
at(-1)];if(t.cap!==n.cap&&(0,yt.RZ)(e,r.map(f=>Be(f,t,n))),t.join===n.join&&(t.join!==Wt||t.miter===n.miter))continue;const c=o.filter(({points:f})=>f.some(h=>!zt(
h,f[0])));for(const[f,h]of c.entries()){const u=c[f+1]??(i?c[0]:void 0);u&&u!==h&&(0,yt.RZ)(e,Xo(h,u,t,n)),h.points.length>2&&(0,yt.RZ)(e,zo(h,t,n))}}return e}const Be=(s,t,n)=>(0,S.
XM)((0,S.$L)([s]),Math.max(t.reach,n.reach)+Qt),Wo=.5;function zo(s,t,n){const e=ln(s,un(s)),o=e.slice(1).map((i,r)=>Gn(e[r],i)[0]);return e.slice(2).flatMap((i,r)=>{
const[a,c]=[o[r],o[r+1]];return a&&c&&Ne(a,c)>Wo?[]:[Ko(e,r,t,n)]})}const Ko=(s,t,n,e)=>(0,S.XM)((0,S.$L)(s.slice(t,t+3)),Math.max(n.reach,e.reach)+Qt);function Xo(s,t,n,e){
const o=s.points.at(-1),[i,r]=[Zo(s),Yo(t)],a=n.half!==void 0&&n.half===e.half?n.half:void 0,c=[s,t].some(({points:T})=>$e(T[0],T.at(-1))<2*(a??0));if(!i||!r||a===
void 0||c)return[Be(o,n,e)];const f=i[0]*r[1]-i[1]*r[0];if(Math.abs(f)<Go&&Ne(i,r)>0)return[];const h=f>0?a:-a,u=[[i[1]*h,-i[0]*h],[r[1]*h,-r[0]*h]],l=[u[0][0]+
u[1][0],u[0][1]+u[1][1]],d=Math.hypot(...l),g=d===0?1/0:2*a/d,[w,b]=[Le(n,g),Le(e,g)];if(w===b)return[];const k=[...u];if(w===Wt||b===Wt||g<Fo){const T=g*a/d;k.
push([l[0]*T,l[1]*T])}else k.push([-a,-a],[a,a]);return[(0,S.XM)((0,S.$L)(k.map(([T,z])=>[o[0]+T,o[1]+z])),Qt)]}const Ho=2,Le=({join:s,miter:t},n)=>s===Do||s===
Wt&&n<=t?s:Ho,Ne=(s,t)=>s[0]*t[0]+s[1]*t[1],$e=(s,t)=>Math.hypot(t[0]-s[0],t[1]-s[1]);function Gn(s,t){const n=$e(s,t);return n===0?[]:[[(t[0]-s[0])/n,(t[1]-s[1])/
n]]}function Yo({points:s}){const t=s.find(n=>!zt(n,s[0]));return t&&Gn(s[0],t)[0]}function Zo({points:s}){const t=s.at(-1),n=s.findLast(e=>!zt(e,t));return n&&
Gn(n,t)[0]}function Jo(s,t){if(s.style!==t.style)return;const n=s.reach===0,[e,o]=[Un(s.path,n),Un(t.path,n)],i=Math.max(s.reach+(s.margin??0),t.reach+(t.margin??
0))+Qt,r=Vo(s,t,e,o);if(!r)return;const a=r.map(f=>(0,S.XM)(f,i));s.ends!==t.ends&&(0,yt.RZ)(a,_o(s,t,e,o));const c=(0,S.XM)((0,S.$L)([...e,...o].flatMap(({points:f})=>f)),
i);return(0,yt.RZ)(a,qo(s.clipBox,t.clipBox,c)),a.length===0&&s.ends===t.ends?void 0:a}function je({path:s,reach:t,margin:n=0}){const e=Un(s,t===0);return(t===0?
fn(e).map(Ue):e.flatMap(hn)).map(i=>(0,S.XM)(i,t+n+Qt))}const Ue=({lines:s})=>(0,S.$L)(s.flatMap(({points:t})=>t));function Vo(s,t,n,e){const o=s.reach===0;if(s.
ends!==t.ends&&s.isDashed)return;const i=Ge(n,e)&&!s.isDashed?ti(n,e,o):void 0;if(!o)return i??We(n,e,s.isDashed);const r=Qo(n,e);return i&&Rt(i)<=Rt(r)?i:r}const Rt=s=>s.
reduce((t,[n,e,o,i])=>t+(o-n)*(i-e),0);function Qo(s,t){const n=new Map;for(const h of fn(t)){const u=JSON.stringify(h.lines),l=n.get(u);l?l.push(h):n.set(u,[h])}
const e=fn(s).filter(({lines:h})=>n.get(JSON.stringify(h))?.pop()===void 0),o=[...n.values()].flat(),[i,r]=[e[0],o[0]],a=[...e,...o].map(Ue);if(e.length!==1||o.
length!==1||!i||!r)return a;const c=We(i.lines,r.lines,!1),f=c.length>0?[c.reduce(S.kO)]:c;return Rt(f)<=Rt(a)?f:a}function _o({pen:s},{pen:t},n,e){if(!s||!t)return[];
const o=De(n,s,t);return Ge(n,e)&&n.every((r,a)=>dn(r,e[a]))||(0,yt.RZ)(o,De(e,s,t)),o}function qo(s,t,n){const[e,o]=[s??n,t??n];return[...Fe(e,o),...Fe(o,e)].flatMap(
i=>{const r=(0,S.Pj)(i,n);return r?[r]:[]})}function Fe([s,t,n,e],o){return[[s,t,Math.min(n,o[0]),e],[Math.max(s,o[2]),t,n,e],[s,t,n,Math.min(e,o[1])],[s,Math.max(
t,o[3]),n,e]].filter(r=>r[0]<r[2]&&r[1]<r[3])}const dn=(s,t)=>s.sign===t.sign&&s.points.every((n,e)=>zt(n,t.points[e])),Ge=(s,t)=>s.length===t.length&&s.every(({
sign:n},e)=>n===t[e].sign);function ti(s,t,n){return s.flatMap((e,o)=>{const i=t[o];return dn(e,i)?[]:n?ei(e,i):ni(e,i)??[...hn(e),...hn(i)]})}function We(s,t,n){
let e=0;for(;e<s.length&&e<t.length&&dn(s[e],t[e]);)e++;let[o,i]=[s.length,t.length];for(;!n&&o>e&&i>e&&dn(s[o-1],t[i-1]);)o--,i--;return[...s.slice(e,o),...t.slice(
e,i)].flatMap(hn)}function ni({points:s},{points:t}){const[n,e,o,i]=[s[0],s[1],t[0],t[1]];if(s.length!==2||t.length!==2)return;const r=[1,0].find(h=>[e,o,i].every(
u=>u[h]===n[h]));if(r===void 0)return;const a=1-r;return(e[a]-n[a])*(i[a]-o[a])<=0||Math.min(n[a],e[a])>Math.max(o[a],i[a])||Math.min(o[a],i[a])>Math.max(n[a],e[a])?
void 0:[[n,o],[e,i]].filter(([h,u])=>!zt(h,u)).map(S.$L)}function ei(s,t){const n=Math.max(un(s),un(t)),[e,o]=[ln(s,n),ln(t,n)],i=Math.max(Fn(s,n),Fn(t,n)),r=[];
for(let a=0;a<n;a++){const c=[e[a],e[a+1],o[a],o[a+1]],f=(0,S.$L)(c);i===0&&(f[0]===f[2]||f[1]===f[3])||r.push((0,S.XM)(f,i))}return r}const si=()=>({left:3e5}),
oi=100,ii=50,ri=2e3,pn=1;async function ai(s,t,n,e){const o=ze(await e(s.procedure,t.procedure,Vt,Xe(s.matrix))),[,,,,i,r]=s.matrix;return o?.flatMap(a=>gn(Wn(a,
i,r),n))}async function ci(s,t,n,e,o,i){if(s.kind==="tiling"&&t.kind==="tiling"){if(hi(s.matrix))return;const c=Xe(s.matrix),f=ze(await e(s.cell,t.cell,(0,S.zl)(
c,s.box),c));return Ke(f&&fi(s,f,n),n)}if(s.kind!=="shading"||t.kind!=="shading")return;const a=(await li(s,t,o,i))?.flatMap(c=>di(s,c,n));return a&&a.length>0?
a:void 0}function ze(s){if(!(!s||s.length===0))return s.length<=ii?s:[s.reduce(S.kO)]}const Ke=(s,t)=>s&&t&&Rt(s)*2<Rt([t])?s:void 0,gn=(s,t)=>{const n=(0,S.Pj)(
s,t);return n?[n]:[]};function fi({matrix:s,across:t,up:n},e,o){const[i,r,a,c,f,h]=s,[u,l]=r===0&&a===0?[Math.abs(i)*t,Math.abs(c)*n]:[Math.abs(a)*n,Math.abs(r)*
t];if(!(u>0&&l>0))return;const d=[];for(const g of e){const[w,b,k,T]=(0,S.XM)(Wn(g,f,h),pn),[z,q]=[Math.floor((o[0]-k)/u),Math.ceil((o[2]-w)/u)],[ot,ht]=[Math.floor(
(o[1]-T)/l),Math.ceil((o[3]-b)/l)];if(!(d.length+(q-z+1)*(ht-ot+1)<=ri))return;for(let lt=ot;lt<=ht;lt++)for(let at=z;at<=q;at++)(0,yt.RZ)(d,gn(Wn([w,b,k,T],at*
u,lt*l),o))}return d}const Xe=([s,t,n,e])=>[s,t,n,e,0,0],hi=([s,t,n,e])=>(t!==0||n!==0)&&(s!==0||e!==0),Wn=([s,t,n,e],o,i)=>[s+o,t+i,n+o,e+i],He=1/64,ui=8;async function li(s,t,n,e){
if(n.left<=0)return;const[o,i]=[await ke(s.document,s.function),await ke(t.document,t.function)],[r,a]=s.domain;if(n.left-=oi+(o?.breaks.length??0)+(i?.breaks.length??
0),!o||!i||!(r<a))return;const c=[];for(const[f,h]of await Ro(o,i,s.domain,e)){const[u,l]=[(f-r)/(a-r)-He,(h-r)/(a-r)+He],d=[u<=0&&s.extend[0]?-1/0:Math.max(0,u),
l>=1&&s.extend[1]?1/0:Math.min(1,l)],g=c.at(-1);g&&(g[1]>=d[0]||c.length===ui)?c[c.length-1]=[g[0],d[1]]:c.push(d)}return c}function di({coords:s,matrix:t},n,e){
if(s.length===4)return pi(s,t,n,e);const o=gi(s,n);return o?gn((0,S.XM)((0,S.zl)(t,o),Q+pn),e):[e]}const Ye=32;function pi(s,t,[n,e],o){const[i=0,r=0,a=0,c=0]=s,
[f,h,u,l,d,g]=(0,S.DI)(t),w=(a-i)**2+(c-r)**2,b=([ht,lt])=>((f*ht+u*lt+d-i)*(a-i)+(h*ht+l*lt+g-r)*(c-r))/w,[k,T,z,q]=(0,S.XM)(o,pn);if(![b([k,T]),b([z,q])].every(
Number.isFinite))return[o];const ot=(q-T)/Ye;return Array.from({length:Ye},(ht,lt)=>{const[at,Zt]=[T+lt*ot,T+(lt+1)*ot];return[[k,at],[z,at],[z,Zt],[k,Zt]]}).flatMap(
ht=>{const lt=Ze(Ze(ht,at=>b(at)-n),at=>e-b(at));return lt.length===0?[]:gn((0,S.XM)((0,S.$L)(lt),Q+pn),o)})}function Ze(s,t){return s.flatMap((n,e)=>{const o=s[(e+
1)%s.length],[i,r]=[t(n),t(o)],a=i>=0?[n]:[];if(i<0!=r<0&&Number.isFinite(i-r)){const c=i/(i-r);a.push([n[0]+c*(o[0]-n[0]),n[1]+c*(o[1]-n[1])])}return a})}function gi(s,[
t,n]){const[e=0,o=0,i=0,r=0,a=0,c=0]=s,f=i/(i-c),[h,u]=[t===-1/0&&i<c?f:t,n===1/0&&i>c?f:n];if(!Number.isFinite(h)||!Number.isFinite(u))return;const l=d=>{const[
g,w,b]=[e+d*(r-e),o+d*(a-o),Math.abs(i+d*(c-i))];return[g-b,w-b,g+b,w+b]};return(0,S.kO)(l(h),l(u))}var xt=m(64019),Je=m(89835),mt=m(6057),zn=m(75444),Ve=m(87141),
Qe=m(12657),Kn=m(31095);const mi=1;function _e(s,t){const n=s.dict(t.get("BS")),e=s.array(t.get("Border")),o=s.resolve(n?n.get("W"):e?.[2]);return typeof o=="nu\
mber"?o:1}function wi(s,t){if(!(0,p.Eo)(s.resolve(t.get("Subtype")),"Link")||(0,xt.wR)(s,t))return;const n=(0,mt.b0)(s,t.get("Rect")),e=_e(s,t);if(!n||!(e>0))return;
const o=s.resolve(s.dict(t.get("BS"))?.get("S")),i=s.array(t.get("Border"))?.[3]!==void 0;return{box:n,width:e,isDashed:i||(0,p.Eo)(o,"D")}}function yi({box:s,width:t,
isDashed:n},e,o){const[i,r,a,c]=s,f=new cn;f.rectangle(i,r,a-i,c-r,e);const{numbers:h}=f;if(!h)return;const u=Math.hypot(e[0],e[1]);return{path:h,paint:"",blend:"",
mask:"",style:o,ends:"",reach:t*u+mi,isDashed:n,clipBox:void 0}}var bi=m(58971),Mi=m(36502),qe=m(85008),ts=m(97748);const ns={id:"DeviceGray",isPattern:!1},xi={
DeviceGray:"0 ",DeviceRGB:"0 0 0 ",DeviceCMYK:"0 0 0 10000 "},es="DeviceGray 0 ",mn="Normal",Oi=new Set([mn,"Multiply","Darken"]),Si=/^Device(?:Gray|RGB) (?:(?:0|10000) )+$/;
function qt({blend:s,isIsolated:t},n=""){const e=Oi.has(s)||s==="ColorBurn"&&Si.test(n);return t||e?"":s}const Kt=s=>({...(0,ts.ue)(s),base:s,fillSpace:ns,strokeSpace:ns,
fill:es,stroke:es,fillAlpha:1,strokeAlpha:1,lineWidth:1,cap:0,join:0,miter:10,dash:"",clip:"",clipShapes:"",blend:mn,isIsolated:!1,mask:"",other:""}),Ei={DeviceGray:"\
DefaultGray",DeviceRGB:"DefaultRGB",DeviceCMYK:"DefaultCMYK"},vi={id:"Pattern",isPattern:!0},Ai=1e4,ki=.2718281828,Xn={space:"fillSpace",color:"fill"},Hn={space:"\
strokeSpace",color:"stroke"};class Ti{document;values;named=new WeakMap;constructor(t,n){this.document=t,this.values=n}device(t,n,e,o,i){const r=this.named.get(
i)?.get(t),a=Yn(n),c=f=>{o[e.space]=f,o[e.color]=`${f.id} ${a}`};return r?c(r):this.space(t,i).then(c)}setSpace(t,n,e,o){const i=this.named.get(o)?.get(t),r=a=>{
e[n.space]=a,e[n.color]=`${a.id} ${xi[a.id]??"initial"}`};return i?r(i):this.space(t,o).then(r)}set(t,n,e){e[n.color]=`${e[n.space].id} ${Yn(t)}`}beneath(t,{id:n}){
return`${n} ${Yn(t)}`}async space(t,n){const e=await this.lookUp(t,n);let o=this.named.get(n);return o||this.named.set(n,o=new Map),o.set(t,e),e}async lookUp(t,n){
if(t==="Pattern")return vi;const e=Ei[t],o=n.find("ColorSpace",e??t);return o===void 0?{id:t,isPattern:!1}:{id:await this.idOf(o),isPattern:this.isPattern(o)}}async idOf(t){
const n=this.document.resolve(t);return n instanceof p.SX?n.text:it(await this.values.of(t))}isPattern(t){const n=this.document.resolve(t);return(0,p.Eo)((0,p.cy)(
n)?this.document.resolve(n[0]):n,"Pattern")}}function Yn(s){let t="";for(let n=0;n<s.count;n++)s.kind(n)!==qe.o_&&(t+=`${Math.floor(s.number(n)*Ai+ki)} `);return t}
var Zn=m(18271),Pi=m(15330),Ri=m(83553),Ii=m(25747);const Ci=20,wn=50,tn="";class Di{document;fonts=new Map;constructor(t){this.document=t}of(t,n){let e=this.fonts.
get(t);return e||this.fonts.set(t,e=new Bi(this.document,t,this.document.dict(n))),e}}class Bi{document;font;dict;shapes=new Map;find;bounds=new Map;drawn;constructor(t,n,e){
this.document=t,this.font=n,this.dict=e}shapeOf(t){let n=this.shapes.get(t);return n===void 0&&this.shapes.set(t,n=this.read(t)),n}boxOf(t){return this.drawn?.get(
t.code)?.box??this.bounds.get(t)??this.likelyBox(t)}likelyBox({width:t}){const{ascent:n,descent:e}=this.font;return[-wn,e*1e3-wn,t*1e3+wn,n*1e3+wn]}read(t){if(this.
drawn)return this.drawn.get(t.code)?.shape??tn;this.find??=this.finder();const n=this.find(t);if(!n)return t.text===" "?tn:it(this.substitute,t.text,Ni(t)?0:t.cid);
if(n.length===0)return tn;const e=(0,Ri.BO)(n);e&&this.bounds.set(t,e);const o=new ft;for(const i of n)o.length(i);return o.finish()}get substitute(){const{name:t,
bold:n,italic:e,fixedPitch:o}=this.font;return`${t} ${n} ${e} ${o}`}finder(){const{document:t,dict:n}=this,e=n&&(0,Zn.Lq)(t,n),o=e&&Li(t,e),i=o&&(0,Zn.oQ)(t,n);
return!n||!o||typeof i!="object"?()=>{}:(0,Pi.X)(t,n,o,i)}}const Li=(0,Zn.tI)((s,t)=>{const n=s.decodedPart(t)?.data,{memory:e,pace:o}=s.job;return n&&(0,Ii.D)(
n,i=>{e.budget.spend("glyphSteps",i),o.add(i*Ci)})}),Ni=({text:s})=>s!==""&&s!=="�";var $i=m(58552),nn=m(8283);const ss={DeviceGray:1,G:1,DeviceRGB:3,RGB:3,DeviceCMYK:4,
CMYK:4},ji={G:"DeviceGray",RGB:"DeviceRGB",CMYK:"DeviceCMYK",I:"Indexed"};class Ui{document;values;known=new Map;constructor(t,n){this.document=t,this.values=n}async of(t,n,e){
const o=this.known.get(t);if(o!==void 0&&t>0)return o;const i=new ft;await this.write(n,e,i,!0);const r=i.finish();return this.known.set(t,r),r}async styleOf(t,n){
const e=new ft;return await this.write(t,n,e,!0,!1),e.finish()}async write(t,n,e,o,i=!0){const{document:r,values:a}=this,{dict:c}=t,{width:f,height:h,bits:u,stencil:l,
decode:d}=(0,on.h)(r,c);for(const w of[f,h,u,l?1:0,...d??[]])e.exact(w||0);const g=l?"":await this.space(c.get("ColorSpace"),n);e.text(g);for(const w of["Interp\
olate","Intent","SMaskInData","Matte"])e.text(await a.of(c.get(w)));for(const w of o?["SMask","Mask"]:[]){const b=r.resolve(c.get(w));e.text(w),b instanceof p.Z6?
await this.write(b,n,e,!1,i):(0,p.cy)(b)&&e.text(i?await a.of(b):"colors")}i&&await this.samples(t,f*u*(ss[g]??0),h,e)}async samples(t,n,e,o){const{document:i,values:r}=this,
{format:a,parameters:c,before:f}=(0,ye.R)(i,t);let h;try{h=await i.decodedAtEase(f)}catch(l){if(!(l instanceof $i.zU)||l.code!=="unreadable_document")throw l;h=
i.decodedPart(f)?.data??i.encoded(f)}if(o.text(a??""),c&&o.text(await r.of(c)),a==="jpg"){for(const l of Gi(h))await r.bytes(l,o);return}const u=(0,Ln.zq)(n,1,1)*
e;await r.bytes(a===void 0&&u>0?h.subarray(0,u):h,o)}async space(t,n){const e=this.document.resolve(t);if(!(e instanceof p.SX))return this.values.of(t);const o=ji[e.
text]??e.text,i=o in ss?void 0:n(e.text);return i===void 0?o:this.values.of(i)}}const Fi=238;function*Gi(s){let t=2;for(const{marker:n,start:e,end:o}of(0,nn.OD)(
s)){if(t=n===nn.Os?e:o,n===nn.Os)break;n!==nn.EI&&(n===Fi||!(0,nn.iN)(n))&&(yield s.subarray(e,o))}yield s.subarray(t)}const Wi=50,zi=2e5,yn=4*1024*1024,Ki=new Set(
"Length Filter DecodeParms DL Metadata PieceInfo LastModified Parent P Popup StructParent StructParents Type".split(" ")),Xi=0,Hi=1,Yi=2,Zi=3,Ji=4,Vi=5,Qi=6,_i=7,
os=8;class qi{document;objects=new Map;direct=new WeakMap;constructor(t){this.document=t}async of(t){if(t==null)return"";if(typeof t!="object")return`${t}`;const n=(0,p.
i9)(t)?this.objects.get(t.number):this.direct.get(t);if(n!==void 0)return n;const e=new ft;await this.write(t,e,[]);const o=e.finish();return(0,p.i9)(t)?this.objects.
set(t.number,o):this.direct.set(t,o),o}async data(t,n){const{document:e}=this,o=t.data.length>yn?await e.decodedAtEase(t):e.decodedPart(t)?.data;await this.bytes(
tr(o??e.encoded(t)),n)}async bytes(t,n){const{pace:e}=this.document.job;for(let o=0;o<t.length;o+=yn){n.bytes(t.subarray(o,o+yn));const i=e.step(Math.min(t.length-
o,yn));i&&await i}}async write(t,n,e){if(e.length>Wi||n.count>zi||(0,p.i9)(t)&&e.includes(t.number)){n.exact(_i);return}const o=this.document.resolve(t),i=[...e,
(0,p.i9)(t)?t.number:-1];if(typeof o=="number")n.exact(Zi),n.exact(Number(o.toPrecision(5)));else if(o instanceof p.SX||typeof o=="boolean")n.exact(Hi),n.text(o instanceof
p.SX?o.text:`${o}`);else if(o instanceof p.Mx)n.exact(Yi),n.bytes(o.bytes);else if((0,p.cy)(o)){n.exact(Ji);for(const a of o)await this.write(a,n,i);n.exact(os)}else
o instanceof p.Bi?await this.entries(o,Vi,n,i):o instanceof p.Z6?(await this.entries(o.dict,Qi,n,i),await this.data(o,n)):n.exact(Xi);const r=this.document.job.
pace.step(100);r&&await r}async entries(t,n,e,o){e.exact(n);for(const i of[...t.keys()].sort())Ki.has(i)||(e.text(i),await this.write(t.get(i),e,o));e.exact(os)}}
function tr(s){if(!(s.length>128&&Buffer.from(s.subarray(36,40)).toString("latin1")==="acsp"))return s;const n=s.slice();return n.fill(0,24,36),n.fill(0,84,100),
n}const nr=1e4;class er{document;decoder;layers;values;images;colors;characters;shapes;fonts=new Map;known=new Map;constructor(t){this.document=t,this.decoder=new bi.
X(t),this.characters=new Qe.y(t.job),this.layers=new Mi.z(t),this.values=new qi(t),this.images=new Ui(t,this.values),this.colors=new Ti(t,this.values),this.shapes=
new Di(t)}remember(t,n){this.fonts.has(t)||this.fonts.set(t,n())}shapesOf(t){return this.shapes.of(t,this.fonts.get(t))}async once(t,n){const e=this.known.get(t);
if(e!==void 0)return e;const o=await n();return this.known.size<nr&&this.known.set(t,o),o}}var sr=m(36211),or=m(93059),ir=m(4745),Jn=m(5490);const rr=-11,ar=-12;
function Vn({matrix:s,lineWidth:t,dash:n}){const[e,o,i,r]=s,a=t*t;return`${[a*(e*e+i*i),a*(e*o+i*r),a*(o*o+r*r)].map(f=>Math.round(f*1e6)).join(" ")} ${n&&`${n}\
 ${Math.round((0,S.PU)(s)*1e6)}`}`}class cr{digest;fill="";fillAlpha=-1;fillClip="";fillMode="";stroke="";constructor(t){this.digest=t}forget(){this.fillAlpha=-1,
this.stroke=""}state(t,n){n!==1&&this.fills(t),n>=1&&this.strokes(t)}fills({fill:t,fillAlpha:n,clip:e,blend:o,mask:i,other:r}){if(t===this.fill&&n===this.fillAlpha&&
e===this.fillClip&&this.fillMode===o+i+r)return;this.fill=t,this.fillAlpha=n,this.fillClip=e,this.fillMode=o+i+r;const{digest:c}=this;c.exact(rr),c.text(t),c.length(
n),c.text(e),c.text(this.fillMode)}strokes(t){const{stroke:n,strokeAlpha:e,cap:o,join:i,miter:r,clip:a,blend:c,mask:f,other:h}=t,u=`${o} ${i} ${i===0?r:""}`,l=[
n,e,a,c,f,h,Vn(t),u].join(`
`);l!==this.stroke&&(this.stroke=l,this.digest.exact(ar),this.digest.text(l))}}const Qn=3,Xt=4,fr=-1;class hr{digest;states;shapesOf;characters;matrix=new ts.f6;replaces=!1;part=32;clipping;clippingBox=S.
gF;ignored=[];marks;shapes;x=0;y=0;alongX=0;alongY=0;acrossX=0;acrossY=0;moved=0;isVertical=!1;scale="";written="";constructor(t,n,e,o){this.digest=t,this.states=
n,this.shapesOf=e,this.characters=o}begin({matrix:t,size:n,stretch:e,rise:o},i){const r=this.matrix,[a,c]=[r.a*t[0]+r.b*t[2],r.a*t[1]+r.b*t[3]],[f,h]=[r.c*t[0]+
r.d*t[2],r.c*t[1]+r.d*t[3]];this.x=r.e*t[0]+r.f*t[2]+t[4]+o*f,this.y=r.e*t[1]+r.f*t[3]+t[5]+o*h,this.alongX=a*n*e,this.alongY=c*n*e,this.acrossX=f*n,this.acrossY=
h*n,this.moved=0,this.isVertical=i.vertical,this.scale=`${gt(this.alongX)} ${gt(this.alongY)} ${gt(this.acrossX)} ${gt(this.acrossY)}`,this.shapes=this.shapesOf(
i)}show(t,n,e){const o=n.font,{vertical:i}=o,r=n.size===0?1:n.size,a=(i?-n.charSpace:n.charSpace)/r,c=(i?-n.wordSpace:n.wordSpace)/r,f=!e&&n.mode!==Qn;let{moved:h}=this;
const u=o.glyphs(t);this.characters.take(u.length);for(const l of u){const d=f?this.shapes.shapeOf(l):tn;d!==tn&&(l.vertical?this.glyph(n,l,d,-l.vertical.x,-h-l.
vertical.y,l.vertical.advance):i?this.glyph(n,l,d,0,-h,l.width):this.glyph(n,l,d,h,0,l.width)),h+=(i&&l.vertical?-l.vertical.advance:l.width)+a,l.isSpace&&(h+=c)}
this.moved=h}endClipping(){this.clipping=void 0,this.clippingBox=S.gF}adjust(t){this.moved+=(this.isVertical?t:-t)/1e3}end({size:t,stretch:n,font:e}){e.vertical?
this.matrix.advance(0,-this.moved*t):this.matrix.advance(this.moved*t*n,0)}replaced(){}glyph(t,n,e,o,i,r){const a=this.x+o*this.alongX+i*this.acrossX,c=this.y+o*
this.alongY+i*this.acrossY;if(this.ignored.length>0&&this.ignored.some(l=>ur(l,a,c)))return;const{digest:f,marks:h}=this;h&&t.mode<Xt+Qn&&(h.begin("text",this.boxOf(
t,n,a,c),t),this.written="");const u=h&&this.shapes.drawn?.get(n.code);u&&t.mode<Xt&&h.glyph(()=>this.drawingOf(u,t,a,c,r)),t.mode<Xt?this.write(f,t,e,a,c,r):(t.
mode<Xt+Qn&&this.write(f,t,e,a,c,r),this.clipping??=new ft,h&&(this.clippingBox=(0,S.kO)(this.clippingBox,this.boxOf(t,n,a,c))),this.written="",this.write(this.
clipping,void 0,e,a,c,r),this.written="")}boxOf(t,n,e,o){const i=(0,S.zl)(this.matrixAt(e,o),this.shapes.boxOf(n));return t.mode%Xt===0?i:(0,S.XM)(i,rn(t,!0))}matrixAt(t,n){
return[this.alongX/1e3,this.alongY/1e3,this.acrossX/1e3,this.acrossY/1e3,t,n]}drawingOf({shape:t,kind:n,procedure:e},o,i,r,a){const{fill:c,fillAlpha:f,stroke:h,
strokeAlpha:u,clip:l,blend:d,mask:g,other:w,mode:b}=o;return{style:[...[c,f,h,u,Vn(o),l,qt(o),g!=="",w,b],n,this.scale,gt(i),gt(r),gt(a)].join(`
`),blend:d,mask:g,shape:t,procedure:e,matrix:this.matrixAt(i,r)}}write(t,n,e,o,i,r){n&&this.states.state(n,n.mode%Xt),t.exact(fr),this.scale!==this.written&&(t.
text(this.scale),this.written=this.scale),t.text(e),t.length(o),t.length(i),t.length(r)}}const ur=({x:s,y:t,width:n,height:e},o,i)=>o>=s-.5&&o<=s+n+.5&&i>=t&&i<=
t+e,is={OP:"false",op:"false",OPM:"0",AIS:"false",TK:"true",RI:"RelativeColorimetric",TR:"Identity",TR2:"Default",BG:"",BG2:"Default",UCR:"",UCR2:"Default"},lr=s=>s in
is;function rs(s,t,n,e){const o=e instanceof p.SX?e.text:typeof e=="object"?n:`${e}`,i=s.split(`
`).filter(r=>r!==""&&!r.startsWith(`${t} `));return(o===is[t]?i:[...i,`${t} ${o}`]).sort().join(`
`)}function dr(s,t){switch(s.operator){case"w":return t.lineWidth=s.number(0),!0;case"J":return t.cap=s.number(0),!0;case"j":return t.join=s.number(0),!0;case"M":
return t.miter=s.number(0),!0;case"d":return t.dash=cs(s.value(0),s.number(1)),!0;case"ri":return t.other=rs(t.other,"RI","",new p.SX(s.name(0)??"")),!0;default:
return!1}}function pr(s,t,n,e){t==="BM"&&(e.blend=gr((0,p.cy)(n)?s.resolve(n[0]):n)),t==="D"&&(0,p.cy)(n)&&(e.dash=mr(s,n)),typeof n=="number"&&(t==="LW"?e.lineWidth=
n:t==="LC"?e.cap=n:t==="LJ"?e.join=n:t==="ML"?e.miter=n:t==="CA"?e.strokeAlpha=n:t==="ca"&&(e.fillAlpha=n))}const gr=s=>s instanceof p.SX&&s.text!=="Compatible"?
s.text:mn,as=new WeakMap;function mr(s,t){const n=as.get(t);if(n!==void 0)return n;const[e,o]=[s.resolve(t[0]),s.resolve(t[1])],i=cs((0,p.cy)(e)?e.map(r=>s.resolve(
r)):null,Number(o)||0);return as.set(t,i),i}const wr=200;function cs(s,t){const n=(0,p.cy)(s)?s.filter(o=>typeof o=="number"):[];if(!n.some(o=>o>0))return"";const e=[
...n,t||0].map(o=>Math.round(o*1e4)).join(" ");return e.length>wr?it(e):e}function fs(s,t,n){const{numbers:e}=s;if(!e)return;const{clipShapes:o,blend:i,mask:r,other:a,
clipBox:c}=t,f=[o,qt(t,n===void 0?t.stroke:t.fill),r!=="",a].join(`
`);if(n!==void 0)return{path:e,blend:i,mask:r,style:[n,t.fillAlpha,f].join(`
`),paint:t.fill,ends:"",reach:0,isDashed:!1,clipBox:c};const{stroke:h,strokeAlpha:u,cap:l,join:d,miter:g,dash:w}=t;return{path:e,blend:i,mask:r,style:[u,Vn(t),f].
join(`
`),paint:h,ends:`${l} ${d} ${d===Wt?g:""}`,pen:Lo(t,s.hasAngles),reach:rn(t,s.hasAngles),isDashed:w!=="",clipBox:c}}const hs=2,yr=3;async function br(s,t,n,e,o,i){
const r=u=>Math.abs(Number(s.resolve(n.get(u))))||0,[a,c,f]=[(0,mt.b0)(s,n.get("BBox")),r("XStep"),r("YStep")];if(!a||!(c>0&&f>0))return;const h=await t.of(["XS\
tep","YStep","BBox","TilingType","PaintType"].map(u=>n.get(u)??null));return{kind:"tiling",style:it("tiling",h,o,Ht(e)),matrix:e,cell:i,box:a,across:c,up:f}}async function Mr(s,t,n,e,o){
const i=s.dict(n),r=s.resolve(i?.get("ShadingType"));if(!i||r!==hs&&r!==yr)return;const a=bt(s,i,"Coords");if(a.length!==(r===hs?4:6))return;let c="";for(const d of[
...i.keys()].sort())d!=="Function"&&(c+=`${d} ${await t.of(i.get(d))} `);const[f=0,h=1]=bt(s,i,"Domain"),[u,l]=(s.array(i.get("Extend"))??[]).map(d=>s.resolve(d)===
!0);return{kind:"shading",style:it("shading",c,o,Ht(e)),matrix:e,document:s,function:i.get("Function"),domain:[f,h],coords:a,extend:[u??!1,l??!1]}}const xr=(s,t,n)=>(0,S.
lw)((0,mt.lQ)(s,t.get("Matrix")),n),Ht=s=>s.map(t=>Math.round(t*1e6)).join(" "),Or=-2,Sr=-3,Er=-4,vr=-5,Ar=-6,kr=-7,Tr=-8,Pr=-9,Rr=-10,Ir=6;class Yt extends ir.
p{context;digest;marks;glyphs;path=new cn;written;clipRule="";glyphKind="";constructor(t,n,e){const o=new cr(n),i=new hr(n,o,r=>t.shapesOf(r),t.characters);super(
t.document,t.decoder,i,t.layers),this.context=t,this.digest=n,this.marks=e,this.written=o,this.glyphs=i,i.marks=e,e&&(e.begins=()=>o.forget())}take(t,n){const{states:e,
scope:o}=n,i=e.current,{operator:r}=t;if(this.path.follow(t,i.matrix))return;const a=sr.lJ.get(r);if(a){this.paint(a,i);return}switch(r){case"g":case"rg":case"k":
return this.context.colors.device(ls[r],t,Xn,i,o);case"G":case"RG":case"K":return this.context.colors.device(ls[r],t,Hn,i,o);case"cs":case"CS":return this.context.
colors.setSpace(t.name(0)??"",r==="cs"?Xn:Hn,i,o);case"sc":case"scn":return this.color(t,Xn,n);case"SC":case"SCN":return this.color(t,Hn,n);case"W":case"W*":this.
clipRule=r;return;case"gs":return this.graphics(t,n);case"Tf":return this.font(t,n);case"ET":this.clipText(i);return;case"d0":case"d1":return this.glyph(t);case"\
sh":return this.shading(t.name(0)??"",n);case"BI":{const c=(0,or.n)(t);return c&&this.image(0,c,n)}default:if(!dr(t,i))return super.take(t,n)}}paint({fill:t,strokes:n,
closes:e},o){const{path:i,digest:r,written:a}=this;i.isEmpty||(e&&i.close(),this.marked.isOff||(t!==void 0&&(this.marks?.begin("path",i.box,o),a.state(o,0),r.exact(
t==="nonzero"?Or:Sr),this.marks?.outline(()=>fs(i,o,t)),i.write(r)),n&&(this.marks?.begin("path",(0,S.XM)(i.box,rn(o,i.hasAngles)),o),a.state(o,1),r.exact(Er),this.
marks?.outline(()=>fs(i,o)),i.write(r))),this.clipRule!==""&&(us(o,i,this.clipRule),this.clipRule=""),i.clear())}clipText(t){const{clipping:n}=this.glyphs;n&&(t.
clip=t.clipShapes=it(t.clip,"text",n.finish()),this.marks&&(t.clipBox=Ut(this.glyphs.clippingBox,t)),this.glyphs.endClipping())}color(t,n,e){const o=e.states.current,
i=t.count-1;if(t.kind(i)!==qe.o_)return this.context.colors.set(t,n,o);const r=o[n.space],a=this.context.colors.beneath(t,r);return this.pattern(e.scope.find("P\
attern",t.name(i)),a,e).then(c=>{o[n.color]=c})}async pattern(t,n,e){const{document:o,context:i}=this,r=o.resolve(t),a=o.dict(t);if(!a)return n;const c=xr(o,a,e.
states.current.base);if(!(r instanceof p.Z6)||!(0,p.i9)(t))return this.shaded(a.get("Shading"),c,a.get("ExtGState"));const f=o.resolve(a.get("PaintType"))!==2,h=f?
"":n,u=g=>({...Kt(g),...f?{}:{fill:h,stroke:h}}),l=await i.once(`${t.number} ${h}`,async()=>{const g=new ft;await this.apart(t,r,u(qn),e,g);const w=await i.values.
of(["XStep","YStep","BBox"].map(b=>a.get(b)??null));return it("tiling",g.finish(),w,h)}),d=it(l,Ht(c));if(this.marks?.lacksPaint(d)){const g=this.contentApart(t,
r,u,e),w=await br(o,i.values,a,c,h,g);w&&this.marks.paint(d,w)}return d}async shaded(t,n,e){const{values:o}=this.context,[i,r]=[await o.of(t),await o.of(e)],a=it(
"shading",i,r,Ht(n));if(this.marks?.lacksPaint(a)){const c=await Mr(this.document,o,t,n,r);c&&this.marks.paint(a,c)}return a}contentApart(t,n,e,o){return{items:async(i,r,a)=>{
const c=new I(i,r,!0);return await this.apart(t,n,e(a),o,c,c),c.end(),c}}}async apart(t,n,e,o,i,r){const{context:a,document:c}=this,{drawing:f,scope:h}=o,u=(0,p.
i9)(t)?t.number:0;if(f.includes(u))return"";if(f.length>=c.job.limits.formDepth)throw this.tooDeep();const l=c.dict(n.dict.get("Resources")),d=new Yt(a,i,r);return await d.
read(await this.decoder.form(u,n),{states:new Jn.U(e),scope:l?new Kn.H(c,l,h):h,stream:u,drawing:[...f,u]}),d.glyphKind}async graphics(t,n){const e=this.document.
dict(n.scope.find("ExtGState",t.name(0)??""));if(await super.take(t,n),!e)return;const{document:o,context:i}=this,r=n.states.current,[a]=o.array(e.get("Font"))??
[];a!==void 0&&r.font&&(i.remember(r.font,()=>a),await this.prepare(r.font,n));for(const[c,f]of e){const h=o.resolve(f);c==="SMask"?r.mask=await this.softMask(h,
n):lr(c)?r.other=rs(r.other,c,await i.values.of(f),h):pr(o,c,h,r)}}async softMask(t,n){const{document:e,context:o}=this;if(!(t instanceof p.Bi))return"";const i=t.
get("G");if(!(e.resolve(i)instanceof p.Z6)||!(0,p.i9)(i))return"";const{matrix:a}=n.states.current,c=await o.values.of(["S","BC","TR"].map(d=>t.get(d)??null)),f=Ht(
a),h=await o.once(`mask ${i.number} ${c}`,async()=>{const d=new ft;return await new Yt(o,d).draw(i,{...n,states:new Jn.U(Kt(qn))}),it("mask",c,d.finish())}),u=it(
h,f),l={...n,states:new Jn.U(Kt(a))};return this.marks?.mask(u,{kind:c,items:(d,g)=>this.itemsOf(i,l,new I(d,g))}),u}async itemsOf(t,n,e){return await new Yt(this.
context,e,e).draw(t,n),e.end(),e}font(t,n){const e=t.name(0),o=()=>{const{font:r}=n.states.current;if(!(!r||e===void 0)&&(this.context.remember(r,()=>n.scope.find(
"Font",e)),r.type3))return this.prepare(r,n)},i=super.take(t,n);return i?i.then(o):o()}async prepare(t,n){if(!t.type3)return;const e=this.context.shapesOf(t);if(e.
drawn)return;const{document:o}=this,{procedures:i,matrix:r,resources:a}=t.type3,c=new Map;e.drawn=c;const f=o.dict(a),h={...n,scope:f?new Kn.H(o,f,n.scope):n.scope},
u=(0,S.lw)(r,[1e3,0,0,1e3,0,0]);for(let l=0;l<256;l++){const d=t.type3.procedureOf(l),g=d===void 0?void 0:i?.get(d),w=o.resolve(g);if(!(w instanceof p.Z6))continue;
const[b,k]=[new A,new ft],T=ot=>Kt((0,S.lw)(u,ot)),z=await this.apart(g,w,T(qn),h,k,b),q=this.contentApart(g,w,T,h);c.set(l,{shape:k.finish(),box:b.box,kind:z,procedure:q})}}glyph(t){
const{operator:n,count:e}=t;this.glyphKind=[n,...Array.from({length:Math.min(e,Ir)},(o,i)=>t.number(i))].join(" "),this.digest.exact(n==="d0"?Pr:Rr)}async shading(t,{
scope:n,states:e}){if(this.marked.isOff)return;const o=e.current,i=n.find("Shading",t),r=await this.context.values.of(i);if(this.marks?.begin("path",o.clipBox??
Vt,o),this.marks){const{fillAlpha:a,clip:c,blend:f,mask:h,other:u,matrix:l}=o,d=["sh",a,c,qt(o),h!=="",u].join(`
`);this.marks.shaded({style:d,blend:f,mask:h,paint:await this.shaded(i,l)})}this.written.state(_n(o),0),this.digest.exact(Ar),this.digest.text(r),this.place(o.matrix)}draws(t,n){
if(t===void 0||this.marked.isOff)return;const e=n.scope.find("XObject",t),o=this.document.resolve(e);if(!(o instanceof p.Z6)||!(0,p.Eo)(this.document.resolve(o.
dict.get("Subtype")),"Image"))return super.draws(t,n);if(!this.layers.isOff(o.dict.get("OC")))return this.image((0,p.i9)(e)?e.number:0,o,n)}async image(t,n,{scope:e,
states:o}){if(this.marked.isOff)return;const{document:i}=this,r=f=>e.find("ColorSpace",f),a=(0,on.h)(i,n.dict).stencil?o.current:_n(o.current),c=await this.context.
images.of(t,n,r);if(this.marks?.begin("image",(0,S.zl)(a.matrix,Cr),a),this.written.state(a,0),this.marks?.keepsPictures){const f=await this.context.images.styleOf(
n,r),{matrix:h,fill:u,fillAlpha:l,clip:d,blend:g,mask:w,other:b}=a,k=[f,u,l,d,qt(a),w!=="",b].join(`
`);this.marks.picture({document:i,image:n,matrix:h,place:Ht(h),id:c,style:k,blend:g,mask:w})}this.digest.exact(vr),this.digest.text(c),this.place(a.matrix)}async readForm(t,n,e){
const{document:o,digest:i}=this,r=e.states.current;r.base=r.matrix;const a=(0,mt.b0)(o,n.dict.get("BBox"));if(a){const l=new cn;l.rectangle(a[0],a[1],a[2]-a[0],
a[3]-a[1],r.matrix),us(r,l,"W")}const c=o.dict(n.dict.get("Group"));if(!c||!(0,p.Eo)(o.resolve(c.get("S")),"Transparency"))return super.readForm(t,n,e);const f=o.
resolve(c.get("I"))===!0,h=this.marks?.beginGroup(await this.groupLook(c,r),f);this.written.state({..._n(r),clip:""},0),i.exact(kr),i.text(await this.context.values.
of(["I","K","CS"].map(l=>c.get(l)??null)));const u={isIsolated:f||r.isIsolated};Object.assign(r,{fillAlpha:1,strokeAlpha:1,blend:mn,mask:""},u),await super.readForm(
t,n,e),h!==void 0&&this.marks?.endGroup(h),i.exact(Tr)}async groupLook(t,n){const{fillAlpha:e,blend:o,mask:i,other:r}=n;return{style:["group",await this.context.
values.of(["I","CS"].map(c=>t.get(c)??null)),e,qt(n),i!=="",r].join(`
`),blend:o,mask:i}}place(t){for(const n of t)this.digest.length(n)}}const _n=s=>({...s,fill:""});function us(s,t,n){s.clip=it(s.clip,n,t.id),t.isUpright||(s.clipShapes=
it(s.clipShapes,n,t.id)),s.clipBox=Ut(t.box,s)}const ls={g:"DeviceGray",G:"DeviceGray",rg:"DeviceRGB",RG:"DeviceRGB",k:"DeviceCMYK",K:"DeviceCMYK"},Cr=[0,0,1,1],
qn=[1,0,0,1,0,0];var Dr=m(55969),Br=m(20015),bn=m(91374),ds=m(25902),Lr=m(79784);const Nr=new Set(["Highlight","Underline","Squiggly","StrikeOut"]),$r=1/4;function jr(s,t,n,e){
if(!Nr.has((0,Dr.B)(s,t))||(0,xt.wR)(s,t))return;const o=new cn;let i=0;for(const{lowerLeft:c,lowerRight:f,upperRight:h,upperLeft:u}of(0,Br.ck)(s,t)){const l=[c,
f,h,u].map(([w,b])=>(0,S.Gd)(n,w,b));o.polygon(l);const[d,,,g]=l;i=Math.max(i,Math.hypot(g[0]-d[0],g[1]-d[1])*$r)}const{numbers:r,isEmpty:a}=o;return a||!r?void 0:
{path:r,paint:"",blend:"",mask:"",style:e,ends:"",reach:0,margin:i,isDashed:!1,clipBox:void 0}}const Ur=4096|1<<24,Fr=4;function Gr(s,t){const n=(0,mt.b0)(s,t.get(
"Rect")),e=(0,bn.pv)(s,t);if(!n||e!=="Tx"&&e!=="Ch")return n;const o=w=>Number(s.resolve((0,bn.hj)(s,t,w)))||0,i=s.dict(t.get("MK"));if(i!==void 0&&["BG","BC","\
R"].some(w=>i.has(w))||o("Q")!==0||(o("Ff")&Ur)!==0)return n;const a=(0,ds.gF)(s,s.resolve((0,bn.hj)(s,t,"V")));if(a===void 0||a.includes(`
`))return n;const[c,f,h,u]=n,l=s.resolve((0,bn.hj)(s,t,"DA")),d=l instanceof p.Mx?(0,Lr.O)((0,ds.mi)(l)).size:0,g=2*Fr+a.length*Math.max(d,u-f);return[c,f,Math.
min(h,c+g),u]}const Wr="Subtype F Contents T Subj RC QuadPoints InkList Vertices L LE CL C IC BS BE Border Name CA OC AS".split(" "),zr="Subtype F QuadPoints C \
BS Border OC AS".split(" ");function Kr([s,t,n,e]){const o=(e-t)/4;return[s-o,t,n+o,e]}const te=4e3;class Xr{document;context;constructor(t){this.document=t,this.
context=new er(t)}async page(t,n=[]){const[e,o]=[new ft,new ft];return await this.content(t,n,e),await this.annotations(t,n,o),{content:e.finish(),annotations:o.
finish(),undrawn:await this.undrawn(t)}}async items(t,n,e){const{width:o,height:i}=(0,S.JQ)((0,mt.iw)(this.document,t)),r=new I(e,[0,0,o,i]);return await this.content(
t,n,r,r),await this.annotations(t,n,r,r),r.end(),r}async content(t,n,e,o){const{document:i,context:r}=this;r.characters=new Qe.y(i.job);const a=(0,mt.iw)(i,t),c=(0,Ve.
y)(a),{width:f,height:h}=(0,S.JQ)(a);o?.beginPage(),e.length(f),e.length(h);const u=new Yt(r,e,o);u.glyphs.ignored=n;const l=new Kn.H(i,i.dict(i.pages.attribute(
t,"Resources")));await u.page(await r.decoder.page(t),l,Kt(c));const d=i.dict(i.entry(i.pages.number(t),"Group"));d&&(o?.beginPage(),e.text(await r.values.of(["\
S","I","K","CS"].map(g=>d.get(g)??null))))}async annotations(t,n,e,o){const{document:i,context:r}=this,a=(0,mt.iw)(i,t),c=(0,Ve.y)(a),f=new Yt(r,e,o);f.glyphs.ignored=
n;for(const h of await(0,zn.qw)(i,t,r.layers)){const u=(0,xt.wR)(i,h),l=u&&(0,xt.hs)(i,h,u,a.rotation),d=i.job.pace.step(te);d&&await d,l&&(o?.enter(this.isField(
h)?"field":"annotation"),await f.form(u,(0,zn.RZ)(i),Kt((0,S.lw)(l.matrix,c))))}for(const h of i.array(i.entry(i.pages.number(t),"Annots"))??[]){const u=i.dict(
h),l=i.job.pace.step(te);if(l&&await l,!u||(0,p.Eo)(i.resolve(u.get("Subtype")),"Popup"))continue;o?.enter(this.isField(u)?"field":"annotation"),o?.begin("path",
this.boxOf(u,c),{});const d=await this.seen(u);e.text(d);const g=o&&wi(i,u);g&&o.outline(()=>yi(g,c,d));const w=o&&await this.seen(u,"QuadPoints");w&&o.outline(
()=>jr(i,u,c,w)),(0,xt.wR)(i,u)&&o?.begin("path",void 0,{}),e.text(await r.values.of(u.get("Rect")))}}async undrawn(t){const{document:n,context:e}=this;let o="";
for(const i of await(0,zn.qw)(n,t,e.layers)){const r=n.job.pace.step(te);if(r&&await r,this.isField(i)||(0,xt.wR)(n,i)||(0,Je.q)(n,i))continue;const a=n.resolve(
i.get("Subtype")),c=_e(n,i);if((0,p.Eo)(a,"Link")&&c===0)continue;const f=((0,mt.b0)(n,i.get("Rect"))??[]).map(Math.round),h=await e.values.of(["Subtype","C","N\
ame"].map(u=>i.get(u)??null));o=it(o,f.join(" "),c,h)}return o}isField(t){return(0,p.Eo)(this.document.resolve(t.get("Subtype")),"Widget")}boxOf(t,n){const{document:e}=this;
if((0,xt.dK)(e,t))return;const o=(0,xt.wR)(e,t)?void 0:(0,Je.q)(e,t),i=this.isField(t)&&!(0,xt.wR)(e,t),r=o??(i?Gr(e,t):(0,mt.b0)(e,t.get("Rect")));return r&&(0,S.
zl)(n,(0,p.Eo)(e.resolve(t.get("Subtype")),"Highlight")?Kr(r):r)}async seen(t,n){const e=this.document.resolve(t.get("Subtype")),o=(0,p.Eo)(e,"Link")||(0,p.Eo)(
e,"Widget")?zr:Wr;let i="";for(const r of o)r!==n&&(i+=`${await this.context.values.of(t.get(r))} `);return i}}var Hr=m(3133),ps=m(99561);const ne=64,Yr=1e3,Zr="\
￼";class gs{document;pattern;reader;looks;truncated=!1;constructor(t,n){this.document=t,this.pattern=n,this.reader=new Hr.X(t),this.looks=new Xr(t)}async page(t){
const{pace:n}=this.document.job,{masked:e,ignored:o}=await this.text(t);await n.rest();const{content:i,annotations:r,undrawn:a}=await this.looks.page(t,o),c=new Vr;
for(const f of ms(e)){c.add(f);const h=n.step(f.length*4+100);h&&await h}return{content:i,annotations:r,undrawn:a,...c.finish()}}items(t,{ignored:n},e){return this.
looks.items(t,n,e)}async text(t){const{flow:n}=await this.reader.page(t),{text:e}=n;if(!this.pattern)return{text:e,flow:n,masked:e,ignored:[],truncated:!1};const{
matches:o,truncated:i}=await this.pattern.search(e,Yr,this.document.job.pace);this.truncated||=i;let r="",a=0;for(const{start:c,end:f}of o)r+=e.slice(a,c)+Zr,a=
f;return{text:e,flow:n,masked:r+e.slice(a),ignored:Jr(n,o),truncated:i}}}function*ms(s){for(const[t]of s.matchAll(/\S+/g))yield t}function Jr(s,t){const{text:n}=s,
e=[];let o=-1;for(const{start:i,end:r}of t){if(r<=o)continue;const a=n.lastIndexOf(`
`,i-1)+1,c=n.indexOf(`
`,r);o=c<0?n.length:c;const f=s.box(a,o);f&&e.push(f)}return e}class Vr{hash=(0,Z.createHash)("sha256");smallest=new Set;largest=0;count=0;add(t){this.hash.update(
`${t} `),this.count++;const n=Qr(t);this.smallest.has(n)||this.smallest.size===ne&&n>this.largest||(this.smallest.size===ne&&this.smallest.delete(this.largest),
this.smallest.add(n),this.largest=(0,yt.Kf)(this.smallest))}finish(){return{text:this.count===0?"":this.hash.digest("base64"),sample:[...this.smallest].sort((t,n)=>t-
n)}}}function Qr(s){let t=ps.k;for(let n=0;n<s.length;n++)t=(0,ps.v)(t,s.charCodeAt(n));return t=Math.imul(t^t>>>16,2246822507),(t^t>>>13)>>>0}function _r({sample:s},{
sample:t}){const n=Math.min(ne,Math.max(s.length,t.length));if(n===0)return 0;let[e,o,i,r]=[0,0,0,0];for(;i<n&&(e<s.length||o<t.length);){const[a,c]=[s[e]??1/0,
t[o]??1/0];i++,a===c&&r++,a<=c&&e++,c<=a&&o++}return r/i}const qr=1e6,ta=.01;async function na(s,t,n){const e=t.length+1;if(s.length*t.length>qr||s.length===0||
t.length===0)return Array.from({length:Math.min(s.length,t.length)},(r,a)=>[a,a]);const o=new Float32Array((s.length+1)*e);for(let r=s.length-1;r>=0;r--){for(let c=t.
length-1;c>=0;c--){const f=ta+_r(s[r],t[c])+o[(r+1)*e+c+1];o[r*e+c]=Math.max(f,o[(r+1)*e+c],o[r*e+c+1])}const a=n.step(t.length*1500);a&&await a}const i=[];for(let r=0,
a=0;r<s.length&&a<t.length;){const c=o[r*e+a];c===o[(r+1)*e+a]?r++:c===o[r*e+a+1]?a++:i.push([r++,a++])}return i}const ws=[({content:s,annotations:t,text:n})=>`${s}\
 ${t} ${n}`,({content:s})=>s,({text:s})=>s];async function ea(s,t,n){const e=new sa(s,t,n);let o=[{from:0,to:t.length,otherFrom:0,otherTo:s.length}];for(const i of ws)
o=await e.inOrder(o,i);for(const i of ws)await e.elsewhere(i);for(const i of o)await e.alike(i);return e}class sa{earlier;later;pace;before;after;moved=new Set;constructor(t,n,e){
this.earlier=t,this.later=n,this.pace=e,this.before=new Int32Array(n.length).fill(-1),this.after=new Int32Array(t.length).fill(-1)}async inOrder(t,n){const[e,o]=[
this.later.map(n),this.earlier.map(n)],i=[...t].reverse(),r=[];for(let a=i.pop();a;a=i.pop()){const c=this.trimmed(a,e,o),f=this.pace.step((c.to-c.from+c.otherTo-
c.otherFrom+1)*200);if(f&&await f,c.from===c.to||c.otherFrom===c.otherTo){(c.from<c.to||c.otherFrom<c.otherTo)&&r.push(c);continue}const h=ys(oa(c,e,o));if(h.length===
0){r.push(c);continue}(0,yt.RZ)(i,ia(c,h).reverse());for(const[u,l]of h)this.match(u,l)}return r}trimmed(t,n,e){let{from:o,to:i,otherFrom:r,otherTo:a}=t;const c=(f,h)=>n[f]!==
""&&n[f]===e[h];for(;o<i&&r<a&&c(o,r);)this.match(o++,r++);for(;o<i&&r<a&&c(i-1,a-1);)this.match(--i,--a);return{from:o,to:i,otherFrom:r,otherTo:a}}async elsewhere(t){
const n=new Map;for(const[e,o]of this.earlier.entries()){const i=t(o);if(this.after[e]>=0||i==="")continue;const r=n.get(i);r?r.push(e):n.set(i,[e])}for(const e of n.
values())e.reverse();for(const[e,o]of this.later.entries()){const i=this.pace.step(200);i&&await i;const r=this.before[e]<0?n.get(t(o))?.pop():void 0;r!==void 0&&
(this.match(e,r),this.moved.add(e))}}async alike({from:t,to:n,otherFrom:e,otherTo:o}){const i=[],r=[];for(let h=t;h<n;h++)this.before[h]<0&&i.push(h);for(let h=e;h<
o;h++)this.after[h]<0&&r.push(h);const{later:a,earlier:c}=this,f=await na(i.map(h=>a[h]),r.map(h=>c[h]),this.pace);for(const[h,u]of f)this.match(i[h],r[u])}match(t,n){
this.before[t]=n,this.after[n]=t}}function oa(s,t,n){const e=new Map;for(let r=s.otherFrom;r<s.otherTo;r++)e.set(n[r],e.has(n[r])?-1:r);const o=new Map;for(let r=s.
from;r<s.to;r++)o.set(t[r],(o.get(t[r])??0)+1);const i=[];for(let r=s.from;r<s.to;r++){const a=e.get(t[r])??-1;a>=0&&t[r]!==""&&o.get(t[r])===1&&i.push([r,a])}return i}
function ys(s){const t=[],n=new Int32Array(s.length);for(const[o,[,i]]of s.entries()){let[r,a]=[0,t.length];for(;r<a;){const c=r+a>>1;s[t[c]][1]<i?r=c+1:a=c}n[o]=
r>0?t[r-1]:-1,t[r]=o}const e=[];for(let o=t.at(-1)??-1;o>=0;o=n[o])e.push(s[o]);return e.reverse()}function ia(s,t){const n=[];let{from:e,otherFrom:o}=s;for(const[
i,r]of t)n.push({from:e,to:i,otherFrom:o,otherTo:r}),e=i+1,o=r+1;return n.push({from:e,to:s.to,otherFrom:o,otherTo:s.otherTo}),n}const ra=2e6,aa=1e3,ca=1e5,fa=500,
ee=5e4,ha=50,se=200,Mn=20,oe=300,ua=1e3,la=1e5;async function ie(s,t,n,e,o=ca){const{from:i,end:r,otherEnd:a}=da(s.keys,t.keys),c=new Map;for(let b=a-1;b>=i;b--){
const k=c.get(t.keys[b]);k?k.push(b):c.set(t.keys[b],[b]);const T=n.step(oe);T&&await T}const[f,h]=[[],[]];for(let b=i;b<r;b++){const k=c.get(s.keys[b])?.pop();
k===void 0?f.push(b):h.push([b,k]);const T=n.step(oe);T&&await T}const u=[...c.values()].flat().sort((b,k)=>b-k);await n.rest();const d=await pa(s,t,f,u,{samples:new Map,
masks:new Map,glyphs:new Map,left:o,effort:e},n),g=d.changed;for(const b of d.added)await bs(g,s,b,n);for(const b of d.removed)await bs(g,t,b,n);await n.rest();
const w=[...h,...d.pairs].sort(([b],[k])=>b-k);for(const[b,k]of await Sa(s,t,w,n))xn(g,s,b),xn(g,t,k);return g}function xn(s,{kinds:t,boxes:n},e){const o=n[e];o&&
s.push({kind:t[e],box:o})}async function bs(s,t,n,e){const o=s.length>ee?void 0:t.outlines.get(n);if(!o)return xn(s,t,n);const i=e.step(o.path.length*se);i&&await i;
const r=je(o).flatMap(a=>Mt(t.shownPart(a,o)));if(!Ss(r,t.boxes[n],void 0))return xn(s,t,n);for(const a of r)s.push({kind:t.kinds[n],box:a})}function da(s,t){let n=0,
[e,o]=[s.length,t.length];for(;n<e&&n<o&&s[n]===t[n];)n++;for(;e>n&&o>n&&s[e-1]===t[o-1];)e--,o--;return{from:n,end:e,otherEnd:o}}async function pa(s,t,n,e,o,i){
let r={added:n,removed:e};const[a,c]=[[],[]];for(const f of[xa,Oa]){const[h,u]=[await Os(s,r.added,f,i),await Os(t,r.removed,f,i)];for(const[g,w]of h){const b=u.
get(g);if(b?.length===w.length)for(const[k,T]of w.entries()){const z=b[k];if(a.length>ee)break;const q=i.step(oe);q&&await q;const ot=await ga(s,T,t,z,o,i);if(!(!ot||
!Ss(ot,s.boxes[T],t.boxes[z]))){c.push([T,z]);for(const ht of ot)a.push({kind:s.kinds[T],box:ht})}}}const[l,d]=[new Set(c.map(([g])=>g)),new Set(c.map(([,g])=>g))];
r={added:n.filter(g=>!l.has(g)),removed:e.filter(g=>!d.has(g))},await i.rest()}return{changed:a,pairs:c,...r}}async function re(s,t,n){return s.has(t)||s.set(t,
await n()),s.get(t)}async function ga(s,t,n,e,o,i){const[r,a]=[s.outlines.get(t),n.outlines.get(e)],[c,f]=[Bt(s,t),Bt(n,e)];if(c?.mask!==f?.mask)return c?.blend===
f?.blend&&ae(s,t,n,e)?ma(s,t,n,e,o,i):void 0;if(c?.blend!==f?.blend)return!s.isOverOthers&&ae(s,t,n,e)?ya(s,t,n,e,i):void 0;if(s.groups.has(t))return ba(s,t,n,e,
i);if(It(c)!==It(f)){const[b,k]=[s.paints.get(It(c)),n.paints.get(It(f))],T=s.boxes[t];return!b||!k||!T||!ae(s,t,n,e,!1)?void 0:ci(b,k,T,(...z)=>xs(...z,o,i),o.
effort,i)}const[h,u]=[s.glyphs.get(t),n.glyphs.get(e)];if(h&&u)return wa(s,t,n,e,o,i);if(r&&a){const b=i.step((r.path.length+a.path.length)*se);b&&await b;const k=r.
clipBox&&a.clipBox?{clipBox:(0,S.kO)(r.clipBox,a.clipBox)}:{};return Jo(r,a)?.flatMap(T=>Mt(s.shownPart(T,k)))}const[l,d]=[s.pictures.get(t),n.pictures.get(e)];
if(l&&l.id===d?.id){const b=i.step(la);return b&&await b,Ke(mo(l,d),s.boxes[t])}const g=l&&d&&await re(o.samples,`${l.id} ${d.id}`,()=>fo(l,d)),w=s.boxes[t];if(!(!g||
g.length===0||!w))return g.flatMap(b=>Mt((0,S.Pj)((0,S.XM)(co(l.matrix,b),Q),w)))}function ae(s,t,n,e,o=!0){const[i,r]=[s.outlines.get(t),n.outlines.get(e)];if(o&&
It(Bt(s,t))!==It(Bt(n,e))||s.glyphs.get(t)?.shape!==n.glyphs.get(e)?.shape)return!1;const a=JSON.stringify(s.boxes[t])===JSON.stringify(n.boxes[e]);return!i||!r?
a&&s.pictures.get(t)?.id===n.pictures.get(e)?.id:a&&i.ends===r.ends&&i.reach===r.reach&&Buffer.compare(Ms(i),Ms(r))===0}const Ms=({path:s})=>new Uint8Array(s.buffer,
s.byteOffset,s.byteLength);async function ma(s,t,n,e,o,i){const[r,a]=[Bt(s,t)?.mask??"",Bt(n,e)?.mask??""],[c,f,h]=[s.masks.get(r),n.masks.get(a),s.boxes[t]];return!c||
!f||!h||c.kind!==f.kind?void 0:(await re(o.masks,`${r} ${a}`,async()=>{if(o.left<=0)return;const l=new B,[d,g]=[await c.items(l,s.page),await f.items(l,n.page)];
return o.left-=d.keys.length+g.keys.length,(await ie(d,g,i,{left:0},0)).map(({box:w})=>w)}))?.flatMap(l=>Mt((0,S.Pj)(l,h)))}async function xs(s,t,n,e,{effort:o},i){
if(o.left<=0)return;const r=new B,[a,c]=[await s.items(r,n,e),await t.items(r,n,e)];return o.left-=ha+a.keys.length+c.keys.length,(await ie(a,c,i,{left:0},0)).map(
f=>f.box)}async function wa(s,t,n,e,o,i){const[r,a]=[s.glyphs.get(t),n.glyphs.get(e)],[c,f]=[s.boxes[t],n.boxes[e]];if(!c||!f)return;const h=(u,l,d,g)=>{const w=[
r.shape,a.shape,...g].join(" ");return re(o.glyphs,w,()=>xs(u,l,d,g,o,i))};return ai(r,a,(0,S.kO)(c,f),h)}async function ya(s,t,n,e,o){const i=[];for(const[{boxes:r,
kinds:a,grounds:c,groups:f},h]of[[s,t],[n,e]]){const u=r[h],l=o.step(h*Mn);l&&await l;for(let d=c[h]??0;d<h&&u;d++){const g=a[d]==="page"||f.has(d)?void 0:r[d],
w=g&&(0,S.Pj)(g,u);w&&i.push(w)}if(i.length>aa)return}return i}async function ba(s,t,n,e,o){const i=[];for(const[r,a]of[[s,t],[n,e]]){const c=r.groupEnds.get(a)??
r.boxes.length,f=r.boxes.slice(a+1,c).flatMap(Mt);if(f.length>fa)return;const h=o.step(f.length*f.length*Mn);h&&await h;for(const[u,l]of f.entries())for(const d of f.
slice(u+1))(0,yt.RZ)(i,Mt((0,S.Pj)(l,d)));for(let u=a+1;u<c;u++){if(i.length>ee)return;const l=o.step((r.outlines.get(u)?.path.length??1)*se);l&&await l,(0,yt.RZ)(
i,Ma(r,u))}}return i}function Ma(s,t){const n=s.outlines.get(t);return n?je({...n,reach:n.reach+Q}).flatMap(e=>Mt(s.shownPart(e,n))):Mt(s.boxes[t])}const Bt=({outlines:s,
pictures:t,groups:n,glyphs:e,shadings:o},i)=>s.get(i)??t.get(i)??n.get(i)??e.get(i)??o.get(i),It=s=>s&&"paint"in s?s.paint:"";function xa({paints:s},t){const n="\
image"in t?t.place:"";return[t.style,s.get(It(t))?.style??It(t),n].join(`
`)}const Oa=(s,t)=>"image"in t?`${t.style}
${t.id}`:void 0,Mt=s=>s?[s]:[];async function Os(s,t,n,e){const o=new Map;for(const i of t){const r=e.step(ua);r&&await r;const a=Bt(s,i),c=a&&n(s,a);if(c===void 0)
continue;const f=`${s.kinds[i]} ${c}`,h=o.get(f);h?h.push(i):o.set(f,[i])}return o}const Ss=(s,t,n)=>Rt(s)<Rt([...Mt(t),...Mt(n)]);async function Sa(s,t,n,e){const o=new Set(
ys(n).map(([c])=>c)),i=n.filter(([c])=>!o.has(c)),r=i.length*n.length>ra,a=[];for(const[c,f]of i){const h=e.step(r?Mn:n.length*Mn);h&&await h;const u=([l,d])=>l<
c!=d<f&&l!==c&&(Es(s.boxes[c],s.boxes[l])||Es(t.boxes[f],t.boxes[d]));(r||n.some(u))&&a.push([c,f])}return a}const Es=(s,t)=>s!==void 0&&t!==void 0&&(0,S.Pj)(s,
t)!==void 0,Ea=50,vs=3,As=65536,ce=400,On=100,va=30,fe=10;async function Aa(s,[t,n,e,o],i){const r=new Map;for(const{kind:f,box:h}of s){const u=r.get(f);u?u.push(
h):r.set(f,[h])}const[a,c]=[e-t,o-n];for(let f=Math.max(vs,Math.sqrt(a*c/As));;f*=2){const h=[];for(const[u,l]of r){const d=new Rs(l,[t,n,e,o],f),{found:g,coveredIn:w}=await d.
groups(i);for(const b of g)h.push({kind:u,boxes:b,coveredIn:w})}for(const u of ka){const l=await Ta(h,u,i);if(l.length<=Ea||f>a+c&&u===1/0)return l.sort(Ba)}}}const ka=[
1.3,2,1/0];async function Ta(s,t,n){const e=new Map;for(const{kind:i,boxes:r,coveredIn:a}of s){const c=e.get(i)?.found??[];e.set(i,{found:c,coveredIn:a});const f=r.
reduce(S.kO);if(i==="text"||ks(f)<=Pa*a(f))c.push(f);else for(const u of await Na(await Ia(r,f,n),t,a,n))c.push(u)}const o=[];for(const[i,{found:r,coveredIn:a}]of e)
for(const c of await La(r,i==="text"?1/0:Math.max(t,Ra),a,n))o.push({kind:i,box:c});return o}const Pa=2,Ra=1.6,ks=([s,t,n,e])=>(n-s)*(e-t),Ts=(s,t,n,e)=>{const o=(0,S.
kO)(s,t);return n===1/0||ks(o)<=n*e(o)};async function Ia(s,[t,n,e,o],i){if(s.length<=ce)return s;const r=new Map,a=Math.sqrt(ce),c=(f,h,u)=>Math.min(a-1,Math.floor(
a*(f-h)/(u-h||1)));for(const f of s){const[h,u]=[c((f[0]+f[2])/2,t,e),c((f[1]+f[3])/2,n,o)],l=r.get(u*a+h);r.set(u*a+h,l?(0,S.kO)(l,f):f);const d=i.step(On);d&&
await d}return[...r.values()]}const Ca=["field","annotation","text","image","path","page"];async function Da(s,t,n,e){const[o,i,r,a]=n,c=Math.max(vs,Math.sqrt((r-
o)*(a-i)/As)),f=[];for(const u of Ca){const l=new Rs(t.flatMap(d=>d.kind===u?[d.box]:[]),n,c);f.push({kind:u,isAt:await l.cover(e)})}const h=[];for(const u of s){
h.push({kind:f.find(({isAt:d})=>d(u))?.kind??"path",box:u});const l=e.step(On);l&&await l}return h}const Ba=({box:s},{box:t})=>s[1]-t[1]||s[0]-t[0],La=(s,t,n,e)=>Ps(
s,(o,i)=>(0,S.Pj)(o,i)!==void 0&&Ts(o,i,t,n),e),Na=(s,t,n,e)=>Ps(s,(o,i)=>Ts(o,i,t,n),e);async function Ps(s,t,n){if(s.length>ce)return[...s];const e=[...s],o=[];
for(let i=e.pop();i;i=e.pop()){const r=i,a=n.step(o.length*va);a&&await a;const c=o.findIndex(f=>t(r,f));c<0?o.push(r):e.push((0,S.kO)(r,o.splice(c,1)[0]))}return o}
class Rs{boxes;page;side;columns;rows;constructor(t,n,e){this.boxes=t,this.page=n,this.side=e;const[o,i,r,a]=n;this.columns=Math.max(1,Math.ceil((r-o)/e)),this.
rows=Math.max(1,Math.ceil((a-i)/e))}async groups(t){const n=await this.covered(t),e=await this.connected(n,t),o=new Map;for(const i of this.boxes){const r=e[this.
row(i[1])*this.columns+this.column(i[0])],a=o.get(r);a?a.push(i):o.set(r,[i]);const c=t.step(On);c&&await c}return{found:o.values(),coveredIn:await this.areas(n,
t)}}async areas(t,n){const{columns:e,rows:o,side:i}=this,r=e+1,a=new Int32Array(r*(o+1));for(let c=0;c<o;c++){for(let h=0,u=0;h<e;h++)t[c*e+h]>0&&u++,a[(c+1)*r+
h+1]=a[c*r+h+1]+u;const f=n.step(e*fe);f&&await f}return([c,f,h,u])=>{const[l,d]=[this.column(c),this.column(h)+1],[g,w]=[this.row(f)*r,(this.row(u)+1)*r];return(a[w+
d]-a[w+l]-a[g+d]+a[g+l])*i*i}}async cover(t){const n=await this.covered(t);return([e,o,i,r])=>n[this.row((o+r)/2)*this.columns+this.column((e+i)/2)]>0}column(t){
return Math.min(this.columns-1,Math.max(0,Math.floor((t-this.page[0])/this.side)))}row(t){return Math.min(this.rows-1,Math.max(0,Math.floor((t-this.page[1])/this.
side)))}async covered(t){const{columns:n,rows:e}=this,o=n+1,i=new Int32Array(o*(e+1));for(const[a,c,f,h]of this.boxes){const[u,l]=[this.column(a),this.column(f)+
1],[d,g]=[this.row(c)*o,(this.row(h)+1)*o];i[d+u]++,i[d+l]--,i[g+u]--,i[g+l]++;const w=t.step(On);w&&await w}const r=new Int32Array(n*e);for(let a=0;a<e;a++){for(let f=0,
h=0;f<n;f++)h+=i[a*o+f],r[a*n+f]=h+(a>0?r[(a-1)*n+f]:0);const c=t.step(n*fe);c&&await c}return r}async connected(t,n){const{columns:e,rows:o}=this,i=new Int32Array(
t.length),r=[];let a=0;for(let c=0;c<t.length;c++)if(!(t[c]===0||i[c]!==0)){i[c]=++a,r.push(c);for(let f=r.pop();f!==void 0;f=r.pop()){const[h,u]=[f%e,Math.floor(
f/e)];for(let d=Math.max(0,u-1);d<=Math.min(o-1,u+1);d++)for(let g=Math.max(0,h-1);g<=Math.min(e-1,h+1);g++){const w=d*e+g;t[w]===0||i[w]!==0||(i[w]=a,r.push(w))}
const l=n.step(fe*9);l&&await l}}return i}}function $a(s,[t,n,e,o]){const i=[...new Set(s.flatMap(({box:c})=>[c[0],c[2]]))].sort((c,f)=>c-f);let r=0;for(const[c,
f]of i.entries()){const h=i[c+1];if(h===void 0)break;const u=s.filter(({box:d})=>d[0]<=f&&d[2]>=h).sort((d,g)=>d.box[1]-g.box[1]);let l=-1/0;for(const{box:d}of u)
r+=Math.max(0,d[3]-Math.max(l,d[1]))*(h-f),l=Math.max(l,d[3])}const a=r/((e-t)*(o-n));return Math.min(1,Math.ceil(a*1e4)/1e4)}function ja({before:s},t,n){const e=[];
for(const[o,i]of s.entries()){if(i<0)continue;const[r,a]=[t[o],n[i]],c={page:o,before:i,look:r.content!==a.content,text:r.text!==a.text,annotations:r.annotations!==
a.annotations,isDrawn:r.undrawn===a.undrawn};(c.look||c.text||c.annotations)&&e.push(c)}return e}class Ua{after;before;effort=si();constructor(t,n){this.after=t,
this.before=n}get truncated(){return this.after.truncated||this.before.truncated}async ignored({page:t,before:n}){return[...(await this.after.text(t)).ignored,...(await this.
before.text(n)).ignored]}}const Fa=1e3;async function Ga(s,t,n,e,o){const i=[];for(const r of s){const{page:a,before:c,look:f,text:h,annotations:u}=r,l={now:await t.
after.text(a),old:await t.before.text(c)},d=h?await Ka(l,o):{wordsAdded:0,wordsRemoved:0},{lines:g,truncated:w}=h&&n?await Ft(l.old,l.now):{lines:[],truncated:!1};
e.truncated||=w;const b=await Wa(r,t,l,n,o),[k]=e.entries([{page:a+1,before:c+1,look:f,text:h,annotations:u,...d,...b,...n&&{diff:g}}]);if(!k||i.length===Fa){e.
truncated=!0;break}i.push(k)}return i}async function Wa(s,t,n,e,o){if(!s.look&&!s.annotations)return{share:0,boxes:[]};const{items:i,area:r}=await za(s,t,n,o),a=i.
map(({box:h})=>h),[c,f]=e?[await we(n.now.flow,a,o),await we(n.old.flow,a,o)]:[];return{share:$a(i,r),boxes:i.map(({kind:h,box:[u,l,d,g]},w)=>({kind:h,...(0,et.
a)({x:u,y:l,width:d-u,height:g-l}),...c&&f&&h==="text"&&{before:f[w],after:c[w]}}))}}async function za({page:s,before:t,seen:n},e,{now:o,old:i},r){const a=new B,
c=await e.after.items(s,o,a),f=await e.before.items(t,i,a),h=await ie(c,f,r,e.effort),[,,u,l]=c.page,d=[0,0,Math.max(u,f.page[2]),Math.max(l,f.page[3])],g=n?await Da(
n,h,d,r):h;return{items:await Aa(g,d,r),area:d}}async function Ka({now:s,old:t},n){const e=new Map;for(const[r,a]of[[t.masked,-1],[s.masked,1]])for(const c of ms(
r)){e.set(c,(e.get(c)??0)+a);const f=n.step(c.length+200);f&&await f}let[o,i]=[0,0];for(const r of e.values())r>0?o+=r:i-=r;return{wordsAdded:o,wordsRemoved:i}}
const he=32,Xa=192,Ot=4,ue=3,Ha=65536,Ya=.2,Za=60,Sn=3,Ja=5e3,Va=600;async function Qa(s,t,n,e){const{width:o,height:i}=s,r=Math.max(n,Math.ceil(Math.sqrt(o*i/Ha))),
a=new qa(Math.ceil(o/r),r);let c=!1,f=0;for(let h=0;h<i;h++){const u=f,[l,d]=[s.row(h),t.row(h)],g=Buffer.compare(l,d)===0,w=e.step(g?l.length*Ya:o*Za);if(w&&await w,
g)continue;const[b,k]=[Cs(s,h),Cs(t,h)];for(let z=0;z<o;z++){const q=tc(b,k,z,o);q!==Is&&a.add(z,h,q===En),!(q!==En||c||f===Ja)&&(f++,c=Ds(s,z,h)||Ds(t,z,h))}const T=e.
step((f-u)*Va);T&&await T}return{boxes:a.boxes(),isCertain:c}}const Is=0,_a=1,En=2,vn=2;class qa{columns;side;found=new Map;clear=new Set;constructor(t,n){this.
columns=t,this.side=n}add(t,n,e){const o=Math.floor(n/this.side)*this.columns+Math.floor(t/this.side);e&&this.clear.add(o);const i=this.found.get(o);i?(i[0]=Math.
min(i[0],t),i[2]=Math.max(i[2],t+1),i[3]=n+1):this.found.set(o,[t,n,t+1,n+1])}boxes(){const t=new Set(this.clear);for(const n of this.clear)for(let e=-vn;e<=vn;e++)
for(let o=-vn;o<=vn;o++)t.add(n+e*this.columns+o);return[...this.found].flatMap(([n,e])=>t.has(n)?[e]:[])}}const Cs=({row:s,height:t},n)=>[s(Math.max(0,n-1)),s(
n),s(Math.min(t-1,n+1))];function tc(s,t,n,e){const[o,i]=[s[1],t[1]],r=n*Ot;let a=Is;for(let c=r;c<r+ue;c++){const f=Math.abs(o[c]-i[c]);if(!(f<=he)){if(f>Xa||!Bs(
o[c],t,c,n,e)||!Bs(i[c],s,c,n,e))return En;a=_a}}return a}function Ds({row:s,width:t,height:n},e,o){const[i,r]=[Math.max(0,e-Sn)*Ot,Math.min(t,e+Sn+1)*Ot],a=s(o).
slice(e*Ot,e*Ot+ue);for(let c=Math.max(0,o-Sn);c<=Math.min(n-1,o+Sn);c++){const f=s(c);for(let h=i;h<r;h+=Ot)for(let u=0;u<ue;u++)if(Math.abs(f[h+u]-a[u])>nc)return!1}
return!0}const nc=4;function Bs(s,t,n,e,o){const[i,r]=[e>0?n-Ot:n,e<o-1?n+Ot:n];let[a,c]=[255,0];for(const f of t)for(let h=i;h<=r;h+=Ot){const u=f[h];u<a&&(a=u),
u>c&&(c=u)}return s>=a-he&&s<=c+he}var ec=m(14118),Ls=m(41516);const sc=150,oc=72,Ns=16e6,$s=1e3,js=3,Us=.5;async function ic(s,t,n){if(!n||s.length===0)return{
changes:s,pixelEqual:0,truncated:!1};const{boxes:e,truncated:o}=await ac(await n(),s),i=[];for(const r of s){if(!Fs(r))continue;const a=e.get(r);if(!a){i.push(r);
continue}const c=a.length===0?[]:await t.ignored(r),f=a.filter(h=>!c.some(u=>rc(u,h)));f.length>0&&i.push({...r,seen:f})}return{changes:i,pixelEqual:s.length-i.
length,truncated:o}}const Fs=({look:s,annotations:t})=>s||t;function rc({x:s,y:t,width:n,height:e},[o,i,r,a]){const[c,f]=[(o+r)/2,(i+a)/2];return c>=s&&c<=s+n&&
f>=t&&f<=t+e}async function ac({after:s,before:t},n){const e=n.filter(f=>f.isDrawn&&Fs(f)).slice(0,$s),o=new Map;if(e.length===0)return{boxes:o,truncated:!1};const i=e.
map(({page:f,before:h})=>dc((0,mt.iw)(s,f),(0,mt.iw)(t,h))),[r,a]=[await An.of(s,zs(e,({page:f})=>f)),await An.of(t,zs(e,f=>f.before))];let c=e.length===$s;for(const[
f,h]of e.entries()){const u=i[f];if(!u||r.lacksFonts(f)||a.lacksFonts(f))continue;const l=await cc(r,a,f,u);l?o.set(h,l):c=!0}return{boxes:o,truncated:c}}async function cc(s,t,n,e){
const{pace:o}=s.job,i=async c=>{const[f,h]=[await s.draw(n,c),await t.draw(n,c)];if(!f||!h)return;const{boxes:u,isCertain:l}=await Qa(f,h,Math.round(js*c.scale),
o);return{isCertain:l,boxes:u.map(d=>pc(d,c.scale))}},r=await i(e);if(!r||r.isCertain)return r?.boxes;let a=r.boxes;for(const c of hc){if(a.length===0)break;const f=await i(
uc(e,c));if(!f)return;a=await lc(a,f.boxes,o)}return a.length>0?r.boxes:[]}class An{job;drawn;drawer;withoutFonts;constructor(t,n,e){this.job=t,this.drawn=n,this.
drawer=e,this.withoutFonts=n.missing.pagesWithout()}static async of(t,n){const{job:e}=t,o=await(0,Ls.NY)(t,n,!0,fc);return new An(e,o,await ec.YY.open(o.bytes,e,
o))}lacksFonts(t){return this.withoutFonts.has(this.drawn.pages.numbers[t])}async draw(t,n){if(!this.drawn.slow.has(t))try{return await this.drawer.draw(t,n)}catch(e){
if(this.drawer.isTired)return;throw e}}}const fc="tolerance",hc=[1.13,.91];function uc({width:s,height:t,scale:n,isTransparent:e},o){const i=s*t*o*o>Ns?1/o:o,r=a=>Math.
max(1,Math.round(a*i));return{width:r(s),height:r(t),isTransparent:e,scale:n*i}}async function lc(s,t,n){const e=new Set,o=(0,yt.Kf)([js,...s.map(Gs),...t.map(Gs)]),
i=([a,c,f,h])=>{const u=[];for(let l=Math.floor(c/o);l<=h/o;l++)for(let d=Math.floor(a/o);d<=f/o;d++)u.push(`${d} ${l}`);return u};for(const a of t){for(const f of i(
a))e.add(f);const c=n.step(Ws);c&&await c}const r=[];for(const a of s){i(a).some(f=>e.has(f))&&r.push(a);const c=n.step(Ws);c&&await c}return r}const Gs=([s,t,n,
e])=>Math.max(n-s,e-t)/2,Ws=2e3,zs=(s,t)=>Uint32Array.from(s,n=>t(n)+1);function dc(s,t){const[{width:n,height:e},o]=[(0,S.JQ)(s),(0,S.JQ)(t)];if(Math.abs(n-o.width)>
Us||Math.abs(e-o.height)>Us)return;const i=Math.min(sc/oc,Math.sqrt(Ns/(n*e))),r=a=>Math.max(1,Math.round(a*i));return{width:r(n),height:r(e),isTransparent:!1,scale:i}}
const pc=([s,t,n,e],o)=>[s/o-1,t/o-1,n/o+1,e/o+1],Ks=["fonts","links","bookmarks","attachments","form"],gc=new Set(["created","modified"]),mc=new Set(["creator",
"producer"]);async function wc({after:s,before:t},n){const{pace:e}=s.job,o=s.pages.count+t.pages.count;let i=0;const r=async(at,{pages:Zt})=>{const eo=[];for(let me=0;me<
Zt.count;me++)eo.push(await at.page(me)),e.progress(++i/o);return eo},a=new Ua(new gs(s,n.pattern),new gs(t,n.pattern)),[c,f]=[await r(a.after,s),await r(a.before,
t)];await e.rest();const h=await ea(f,c,e),u=new X,{changes:l,pixelEqual:d,truncated:g}=await ic(ja(h,c,f),a,n.drawn),{counts:w,data:b,isSame:k}=await bc({after:s,
before:t},h,u,n.drawn!==void 0),T=at=>u.entries(at.map(Zt=>Zt+1)),z=Xs(h.before),q=Xs(h.after),ot=[...h.moved].map(at=>({page:at+1,before:h.before[at]+1})),ht={
added:T(z),removed:T(q),moved:u.entries(ot),changed:await Ga(l,a,n.withText,u,e)},lt={pagesAdded:z.length,pagesRemoved:q.length,pagesMoved:ot.length,pagesChanged:l.
length,...w};return{same:k&&z.length+q.length+ot.length+l.length===0,truncated:u.truncated||a.truncated||g,pageCount:s.pages.count,pageCountBefore:t.pages.count,
pixelEqual:d,counts:lt,pages:ht,...b,bytes:yc(s,t)}}const Xs=s=>[...s.keys()].filter(t=>s[t]<0);function yc({bytes:s},{bytes:t}){return Buffer.compare(s,t)===0?
null:{before:t.length,after:s.length}}async function bc({after:s,before:t},n,e,o){const i=await Et(s,u=>n.before[u]<0?void 0:u),r=await Et(t,u=>n.after[u]<0?void 0:
n.after[u]),a=Object.keys(i.metadata).filter(u=>i.metadata[u]!==r.metadata[u]),c={metadata:a.length},f={metadata:Mc(r,i,a,e)};for(const u of Ks){const l=await st(
r[u],i[u],s.job.pace);c[u]=l.before.length+l.after.length,f[u]={before:e.entries(l.before),after:e.entries(l.after)}}f.security=Hs(r.security,i.security),f.tagged=
Hs(r.tagged,i.tagged);const h=a.every(u=>gc.has(u)||o&&mc.has(u))&&Ks.every(u=>c[u]===0||o&&u==="fonts")&&f.security===null&&f.tagged===null;return{counts:c,data:f,
isSame:h}}function Mc({metadata:s},{metadata:t},n,e){const o=n.map(i=>({key:i,pair:{before:s[i]??null,after:t[i]??null}}));return Object.fromEntries(e.entries(o).
map(({key:i,pair:r})=>[i,r]))}const Hs=(s,t)=>JSON.stringify(s)===JSON.stringify(t)?null:{before:s,after:t};var xc=m(73154),Oc=m(95800),Sc=m(99876),Ys=m(14029),
Ec=m(77158),St=m(36078);const Zs={before:"1 0 0",after:"0 0.82 0.88"},kn=28,Js=24,Vs=46,vc=620,Ac=880,Tn=2,kc="0.93 0.94 0.95",Tc="0.13 0.15 0.19",Pc="0.42 0.45\
 0.5",Rc="0.78 0.8 0.83",Ic="0.95 0.55 0",Cc="0.85 0.1 0.15",Dc="0 0.62 0.68";function Bc(s,t,n){const e=Math.max(s.size.width,t.size.width),o=Math.max(s.size.height,
t.size.height),i=Math.min(1,vc/e,Ac/o),r=Math.max(e*i,190),[a,c]=[2*kn+3*r+2*Js,2*kn+Vs+o*i],f=c-kn-Vs,h=[0,1,2].map(T=>kn+T*(r+Js)),[u,l,d]=h,g=({size:T},z)=>{
const[q,ot]=[T.width*i,T.height*i];return{x:z,y:f-ot,width:q,height:ot}},w={before:g(s,u),after:g(t,l),both:[g(s,d),g(t,d)]},b=T=>n.map(z=>Nc(z,T,f,i)).join(" "),
k=[`q ${kc} rg 0 0 ${(0,St.id)(a)} ${(0,St.id)(c)} re f Q`,le(["Before",62],`page ${s.number}`,Cc,u,f),le(["After",46],`page ${t.number}`,Dc,l,f),le(["Both",46],
"red: darker before, cyan: darker after",void 0,d,f),pe(w.before),pe(w.after),...w.both.map(pe),Pn("Before",s,w.before),Pn("After",t,w.after),`q /Multiply gs ${Pn(
"TintedBefore",s,w.both[0])} ${Pn("TintedAfter",t,w.both[1])} Q`,...[w.before,w.after,...w.both].map(Lc),`q ${Ic} RG 1.2 w 1 j ${h.map(b).join(" ")} Q`].join(`
`);return{width:Qs(a),height:Qs(c),content:`${k}
`}}const Qs=s=>Math.round(s*100)/100;function le([s,t],n,e,o,i){const r=i+16,a=e===void 0?"":`${e} rg ${(0,St.id)(o)} ${(0,St.id)(r-1)} 12 12 re f `,c=e===void 0?
o:o+19,f=`BT ${Tc} rg /Bold 16 Tf ${(0,St.id)(c)} ${(0,St.id)(r)} Td (${s}) Tj ${Pc} rg /Plain 12 Tf ${t} 0 Td (${n}) Tj ET`;return`q ${a}${f} Q`}const de=({x:s,
y:t,width:n,height:e})=>[s,t,n,e].map(St.id).join(" ").concat(" re"),pe=s=>`q 1 g ${de(s)} f Q`,Lc=s=>`q ${Rc} RG 1 w ${de(s)} S Q`;function Pn(s,{inner:t},{x:n,
y:e,width:o,height:i}){return`q ${[o/t.width,0,0,i/t.height].map(a=>String(Number(a.toFixed(6)))).join(" ")} ${(0,St.id)(n)} ${(0,St.id)(e)} cm /${s} Do Q`}function Nc({
x:s,y:t,width:n,height:e},o,i,r){const a={x:o+(s-Tn)*r,y:i-(t+e+Tn)*r,width:(n+2*Tn)*r,height:(e+2*Tn)*r};return`${de(a)} S`}const $c=1,jc=2,Uc="1.4",Fc=2e4;async function Gc(s,t){
const{job:n}=s.after,e=await(0,C.E)(Ec.O,n,{}),o=await Rn.of(e,$c,s.after,t.map(({page:a})=>a),n),i=await Rn.of(e,jc,s.before,t.map(({before:a})=>a),n),r=[];for(const[
a,c]of t.entries()){const[f,h]=[await o.panel(a,c.page),await i.panel(a,c.before)],u={before:to(e,h,Zs.before),after:to(e,f,Zs.after)},{width:l,height:d,content:g}=Bc(
h,f,c.boxes),w=(0,p.jd)({Type:(0,p.UU)("Page"),MediaBox:[0,0,l,d],Group:_s(),Resources:(0,p.jd)({XObject:(0,p.jd)({Before:h.form,After:f.form,TintedBefore:u.before,
TintedAfter:u.after}),ExtGState:(0,p.jd)({Multiply:(0,p.jd)({BM:(0,p.UU)("Multiply")})}),Font:(0,p.jd)({Bold:qs("Helvetica-Bold"),Plain:qs("Helvetica")})}),Contents:e.
add(new p.Z6((0,p.jd)({}),Buffer.from(g,"latin1")))});r.push(e.add(w).number);const b=n.pace.step(Fc);b&&await b}return(0,Oc.J)([{index:0,document:e},o.part,i.part]),
await e.pages.rebuild(r),await e.pages.settle(),(0,Ys.fT)([e,o.part.document,i.part.document],{encryption:"none",version:Uc})}class Rn{part;forms;found;sizes;constructor(t,n,e,o){
this.part=t,this.forms=n,this.found=e,this.sizes=o}static async of(t,n,e,o,i){const r=o.map(u=>(0,S.JQ)((0,mt.iw)(e,u-1)));await(0,Ls.mO)(e,Uint32Array.from(o),
!0);const a=await(0,Ys.UN)(e,{encryption:"none",draft:!0}),c={index:n,document:await(0,C.E)(a,i,{})},f=new xc.l(t,c),h=await(0,Sc.F)(c.document,Uint32Array.from(
o,(u,l)=>l+1));return await f.inspect(h.pages),new Rn(c,f,h,r)}async panel(t,n){const e=this.found.pages[t],o=this.found.kinds[e.kind];return{form:await this.forms.
of(e,o),number:n,inner:(0,S.iN)(o),size:this.sizes[t]}}}const _s=()=>(0,p.jd)({S:(0,p.UU)("Transparency"),CS:(0,p.UU)("DeviceRGB"),I:!0}),qs=s=>(0,p.jd)({Type:(0,p.
UU)("Font"),Subtype:(0,p.UU)("Type1"),BaseFont:(0,p.UU)(s),Encoding:(0,p.UU)("WinAnsiEncoding")});function to(s,{form:t,inner:{width:n,height:e}},o){const i=`0 \
0 ${n} ${e} re f`,r=`q 1 g ${i} Q q /Page Do Q q /Saturation gs 0.5 g ${i} Q q /Screen gs ${o} rg ${i} Q
`,a=(0,p.jd)({Type:(0,p.UU)("XObject"),Subtype:(0,p.UU)("Form"),BBox:[0,0,n,e],Group:_s(),Resources:(0,p.jd)({XObject:(0,p.jd)({Page:t}),ExtGState:(0,p.jd)({Saturation:(0,p.
jd)({BM:(0,p.UU)("Saturation")}),Screen:(0,p.jd)({BM:(0,p.UU)("Screen")})})})});return s.add(new p.Z6(a,Buffer.from(r,"latin1")))}var Wc=m(5899),zc=m(68516),Kc=m(
9312);const Xc={file:"compare_to",password:"compare_password",noun:"the earlier version"},Hc=async(s,t,n)=>{const{ignore_pattern:e,with_text:o,tolerance:i}=t,r=e===
void 0?void 0:await(0,Kc.Gv)("ignore_pattern",e,"regex",n),{quiet:a,wasRepaired:c}=(0,x.gd)(n,!0),{after:f,before:h,isRepaired:u}=await ge(s,t,a),d=await wc({after:f,
before:h},{pattern:r,withText:o,drawn:i==="pixels"?()=>ge(s,t,a):void 0}),g=t.difference_pdf?{difference:await Yc(d,s,await ge(s,t,a))}:{},w={...d,...g},b=[...c()?
[no("The document")]:[],...u?[no("The earlier version")]:[],...Zc(w)];return{documents:[{...s,pageCount:f.pages.count}],data:w,notes:b,facts:{}}};async function Yc({
pages:s},{name:t},n){const{changed:e}=s;if(e.length===0)return null;const o=await Gc(n,e);return{fileName:`${t.replace(/\.pdf$/i,"")}-difference.pdf`,size:o.length,
content:Buffer.from(o).toString("base64")}}async function ge(s,{compare_to:t,compare_password:n,open_password:e},o){const i=await(0,C.E)(s.bytes,o,{password:e}),
{document:r,isRepaired:a}=await(0,zc.H)(t,n,Xc,o);return{after:i,before:r,isRepaired:a}}const no=s=>(0,Wc.A)(`${s} is damaged: it was compared as far as it coul\
d be read.`);function Zc({pixelEqual:s}){const t=Number(s);return t===0?[]:[{code:"pages_look_same",message:`${(0,j.y_)(t,"page")} ${t===1?"draws differently, l\
ooks the same, and counts":"draw differently, look the same, and count"} as unchanged.`}]}}),17623:((dt,V,m)=>{m.d(V,{Z:()=>Y});var j=m(46570),C=m(52604),Z=m(52755),
J=m(76933),tt=m(77500);async function Y(p,D,L){const U=[],K={};for(const O of D.fields){U.push(R(p,D,L,O)),(0,j.K)(O)&&O.kind!=="password"&&D.byName.get(O.name)===
O&&Object.defineProperty(K,O.name,{value:L.of(O),enumerable:!0,configurable:!0,writable:!0});const M=p.job.pace.step(4e3+L.costOf(O));M&&await M}return{fields:U,
values:K,xfa:(0,tt.f4)(p,D),scripts:(0,J.on)(p,D)}}function R(p,D,L,U){const{kind:K,flags:O,name:M}=U,y=D.integer(U.nodes[0],"MaxLen"),v=K==="password",E=K==="t\
ext"||v;return{name:M,type:K,value:v?null:L.of(U),default:v?null:L.of(U,"DV"),options:W(p,D,L,U),required:(O&Z.mw)!==0,readOnly:(O&Z.sj)!==0,multiline:K==="text"&&
(O&Z.kz)!==0,maxLength:E&&y>0?y:null,pages:[...new Set(U.widgets.flatMap(({pages:x})=>x))].sort((x,P)=>x-P)}}function W(p,D,L,U){return U.kind==="dropdown"||U.kind===
"list"?L.choices(U):U.kind!=="checkbox"&&U.kind!=="radio"?[]:(0,C.lD)(p,D,U).names.map(K=>({value:K,display:K}))}}),5899:((dt,V,m)=>{m.d(V,{A:()=>j});const j=C=>({
code:"document_damaged",message:C})}),77158:((dt,V,m)=>{m.d(V,{O:()=>j});const j=Buffer.from(`%PDF-1.3
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
`,"latin1")}),68516:((dt,V,m)=>{m.d(V,{H:()=>J});var j=m(58552),C=m(91519),Z=m(59277);async function J({bytes:R},W,p,D){const L={repaired:!1},U=()=>{L.repaired=
!0};try{return{document:await(0,C.E)(R,{...D,onRepaired:U},{password:W}),isRepaired:L.repaired}}catch(K){throw K instanceof j.zU?tt(K,R,p):K}}function tt(R,W,{file:p,
password:D,noun:L}){const U=(K,O,M=[])=>(0,j.G6)([{field:K,message:O,mentions:M}]);switch(R.code){case"password_required":return U(p,`needs a password: give it \
as ${D}`,[D]);case"wrong_password":return U(D,`does not open ${L}`);case"unsupported_encryption":return U(p,"is protected in a way that is not supported, such a\
s by a certificate");case"unreadable_document":{const K=(0,Z.y)(W);return U(p,K===void 0||K==="a PDF document"?Y:`is ${K}; it must be a PDF document`)}case"limi\
t_exceeded":{const K=R.issues.map(({message:O})=>({field:p,message:O}));return new j.zU(R.code,R.message,{issues:K,...R.advice===void 0?{}:{advice:R.advice}})}default:
return R}}const Y="cannot be read, or has no pages: it must be a complete PDF document"}),66403:((dt,V,m)=>{m.d(V,{a:()=>Z});const j=100,C=J=>Math.round(J*j)/j,
Z=J=>J?{x:C(J.x),y:C(J.y),width:C(J.width),height:C(J.height)}:null}),9312:((dt,V,m)=>{m.d(V,{$0:()=>Y,Gv:()=>Z,MM:()=>tt});var j=m(779),C=m(42973);const Z=(W,p,D,{
pace:L,limits:U})=>(0,j.patternOf)(W,p,D,L,R(W,U)),J={slashes:"has slashes around it that count as characters: leave them out, and begin with (?i) in place of t\
he flag i","regex-as-words":"looks like a regular expression and was read as words: set search_mode to regex, and leave out slashes around it"};function tt(W,p){
const D=(0,j.GJ)(W,p);return D&&J[D]}function Y(W,p,D){const L=tt(p,D);return L===void 0?[]:[{code:"search_mode_unlikely",message:`Nothing was found for ${W}, w\
hich ${L}.`,mentions:[W,"search_mode"]}]}function R(W,{searching:p}){let D=p;return L=>{if(D-=L,D<0)throw(0,C.F)("searching",`The search takes more than ${p} st\
eps, which are characters times the size of the expression`,"Make the expression shorter or more exact, or search fewer pages",W)}}}),95800:((dt,V,m)=>{m.d(V,{J:()=>tt});
var j=m(45599),C=m(36502),Z=m(25524);const J=["Order","AS","RBGroups","Locked"];function tt(Y){const R=Y.filter(({document:y})=>y.dict(y.catalog.get("OCProperti\
es")));if(R.length===0||R.length===1&&R[0].index===0)return;const{document:W}=Y[0],p=W.dict(W.catalog.get("OCProperties")),D=[],[L,U]=[[],[]],K=new Map(J.map(y=>[
y,[]]));for(const y of R){const v=y.document.dict(y.document.catalog.get("OCProperties")),E=y.document.dict(v.get("D")),x=(P,G)=>(y.document.array(P?.get(G))??[]).
map(X=>(0,Z.yY)(X,y.index));for(const P of x(v,"OCGs"))D.push(P);for(const[P,G]of K)for(const X of x(E,P))G.push(X);for(const P of x(E,"ON"))L.push(P);for(const P of new C.
z(y.document).groupsOff())U.push((0,Z.yY)(P,y.index))}const O=new j.Bi(p&&W.dict(p.get("D")));O.delete("BaseState");for(const[y,v]of[...K,["ON",L],["OFF",U]])v.
length>0?O.set(y,v):O.delete(y);const M=new j.Bi(p);M.set("OCGs",D),M.set("D",O),W.editCatalog().set("OCProperties",W.add(M))}}),73154:((dt,V,m)=>{m.d(V,{l:()=>K});
var j=m(75162),C=m(45599),Z=m(1592),J=m(37709);async function tt(O,M,y){const v=[];let E=0;return await(0,J.Ko)(M,O.job.pace,x=>{const{operator:P,count:G}=x,X=P===
"BDC"?" BMC":P==="DP"?" MP":void 0;if(X===void 0||G!==2)return;const st=x.name(1),nt=st===void 0?x.value(1):y?.get(st);O.dict(nt)?.has("MCID")&&(v.push(M.subarray(
E,x.endOf(0)),Buffer.from(X,"latin1")),E=x.end)}),E===0?M:Buffer.concat([...v,M.subarray(E)])}var Y=m(92218),R=m(53107),W=m(74135),p=m(25524),D=m(58006);const L=new Set(
["Page","Pages","Catalog","StructElem","StructTreeRoot","Annot"]);class U{document;keepsTags;seen=new Set;shared=new Map;constructor(M,y){this.document=M,this.keepsTags=
y}async prepare(M){const y=this.asObject(M);return await this.release(y),y}asObject(M){if((0,C.i9)(M)&&(0,C.Zm)(this.document.resolve(M)))return M;const y=this.
document.dict(M)??new C.Bi;let v=this.shared.get(y);return v||this.shared.set(y,v=this.document.add(y)),v}async release(M){const{document:y,seen:v}=this,E=[M];for(let x=E.
pop();x!==void 0;x=E.pop())if(x instanceof C.oS){if(v.has(x.number))continue;v.add(x.number);const P=y.job.pace.step(1e3);P&&await P;const G=y.get(x),X=G instanceof
C.Z6?G.dict:G;if((0,C.Zm)(X)){if(this.isApart(X))continue;await this.untie(x,G,X,M)}E.push(y.get(x))}else if(Array.isArray(x))for(const P of x)E.push(P);else if(x instanceof
C.Z6)for(const P of x.dict.values())E.push(P);else if((0,C.Zm)(x)){this.isFont(x)&&!x.has("Resources")&&x.set("Resources",M);for(const P of x.values())E.push(P)}}isApart(M){
const y=this.document.resolve(M.get("Type"));return y!==null&&typeof y=="object"&&"text"in y&&L.has(y.text)}isFont(M){return(0,C.Eo)(this.document.resolve(M.get(
"Subtype")),"Type3")&&M.has("CharProcs")}async untie(M,y,v,E){const{document:x}=this,P=y instanceof C.Z6&&(0,C.Eo)(x.resolve(v.get("Subtype")),"Form"),G=!this.keepsTags&&
(v.has("StructParent")||v.has("StructParents")),X=!v.has("Resources")&&(P||this.isFont(v)),st=P&&!this.keepsTags?await this.withoutIds(y,x.dict(v.get("Resources")??
E)):void 0;if(!G&&!X&&!st)return;const nt=x.edit(M),pt=nt instanceof C.Z6?nt.dict:nt;G&&pt.delete("StructParent"),G&&pt.delete("StructParents"),X&&pt.set("Resou\
rces",E),st&&nt instanceof C.Z6&&x.put(M,await(0,D.S)(nt,st,x.job))}async withoutIds(M,y){const v=this.document.decodedPart(M);if(!v?.whole)return;const E=await tt(
this.document,v.data,this.document.dict(y?.get("Properties")));return E===v.data?void 0:E}}class K{document;part;contents;resources;constructor(M,y){this.document=
M,this.part=y,this.contents=new R.K(y.document),this.resources=new U(y.document,this.keepsTags)}get keepsTags(){return this.part.document===this.document}inspect(M){
return this.contents.inspect(M)}async of(M,y){const{index:v,document:E}=this.part,x=await this.resources.prepare(M.resources),P=E.entry(E.pages.number(M.index),
"Group"),{filters:G,data:X}=await this.contentOf(M),st=this.keepsTags?E.entry(E.pages.number(M.index),"StructParents"):void 0,nt=(0,C.jd)({Type:(0,C.UU)("XObjec\
t"),Subtype:(0,C.UU)("Form"),BBox:[...y.box],Matrix:[...(0,W.DI)((0,W.S3)(y))],Resources:(0,p.Po)(v,x.number),Group:P===void 0?void 0:(0,p.yY)(P,v),StructParents:st,
...G});return this.document.add(new C.Z6(nt,X))}async contentOf(M){const{part:y,contents:v}=this,{document:E}=y,x=v.own(M),P=x.length===1?E.get(x[0]):void 0;if(P instanceof
C.Z6&&this.keepsTags&&v.isOrderly(M))return this.asItIs(P);const{isWhole:G,isKnown:X,open:st}=await v.condition(x),nt=await v.content(x),pt=E.dict(E.dict(M.resources)?.
get("Properties")),ut=this.keepsTags?nt:await tt(E,nt,pt);if(P instanceof C.Z6&&(!X||G&&st.excess===0&&ut===nt))return this.asItIs(P);const Et=st.excess===0?ut:
await(0,Z.KS)(ut,0,E.job.pace),vt=await(0,Y.d)(Et,E.job);return{filters:{Filter:(0,C.UU)("FlateDecode")},data:vt}}asItIs(M){const{index:y,document:v}=this.part,
E=new C.Bi([...M.dict].filter(([x])=>x==="Filter"||x==="DecodeParms"));return(0,j.CF)(E),{filters:Object.fromEntries((0,p.yY)(E,y)),data:v.encoded(M)}}}}),25524:((dt,V,m)=>{
m.d(V,{Bg:()=>C,Po:()=>Z,fS:()=>tt,yY:()=>J});var j=m(45599);const C=Y=>Y.find(({index:R})=>R===0).document,Z=(Y,R,W=0)=>Y===W?new j.oS(R):new j.rV(Y,R);function J(Y,R){
if(R===0||Y instanceof j.rV)return Y;if(Y instanceof j.oS)return new j.rV(R,Y.number);if(Array.isArray(Y))return Y.map(p=>J(p,R));if(Y instanceof j.Z6||!(Y instanceof
j.Bi))return Y;const W=new j.Bi;for(const[p,D]of Y)W.set(p,J(D,R));return W}class tt{meaning;taken;last=new Map;constructor(R=[],W=p=>p){this.meaning=W,this.taken=
new Set([...R].map(W))}get size(){return this.taken.size}has(R){return this.taken.has(this.meaning(R))}add(R){this.taken.add(this.meaning(R))}free(R){const W=R.
startsWith("þÿ");for(let p=(this.last.get(R)??1)+1;;p++){const D=`_${p}`,L=R+(W?[...D].map(U=>`\0${U}`).join(""):D);if(!this.has(L))return this.last.set(R,p),
this.add(L),L}}}}),92152:((dt,V,m)=>{m.d(V,{A6:()=>L,AT:()=>D,Cb:()=>C,WQ:()=>Z,ZJ:()=>p,dl:()=>Y,fu:()=>K,mA:()=>W,u8:()=>U,zq:()=>j});const j=(O,M,y)=>Math.ceil(
O*M*y/8);function C(O,M,y){if(!O||O.length<M*2)return!1;let v=0;for(let E=0;E<M;E++){const[x,P]=[O[E*2],O[E*2+1]];if(x===y&&P===0)v++;else if(x!==0||P!==y)return}
return v===0?!1:v===M?!0:void 0}function Z(O,M){if(O.length>=M)return O.subarray(0,M);const y=new Uint8Array(M);return y.set(O),y}const J=2,tt=65536;function Y(O,M,y){
const v=M>>3;return y===16?O[v]*256+O[v+1]:O[v]>>8-y-(M&7)&2**y-1}async function R(O,M,y,v){const E=Math.max(1,Math.floor(tt/M));for(let x=0;x<O;x+=E){const P=Math.
min(x+E,O);v(x,P);const G=y.step((P-x)*M*J);G&&await G}}async function W(O,M){const y=new Uint8Array(O.length);return await R(O.length,1,M,(v,E)=>{for(let x=v;x<
E;x++)y[x]=O[x]^255}),y}async function p(O,{width:M,height:y,channels:v,bits:E},x,P){const G=M*v,X=j(M,v,E),st=new Uint8Array(G*y),nt=2**E-1,pt=x&&E<8?255/nt:1;
for(let ut=0;ut<y;ut++)await R(G,1,P,(Et,vt)=>{for(let At=Et;At<vt;At++){const Lt=At*E,Nt=ut*X+(Lt>>3),$t=E>=8?O[Nt]:O[Nt]>>8-E-(Lt&7)&nt;st[ut*G+At]=$t*pt}});return st}
async function D(O,M,y,v){const E=Array.from({length:y},(P,G)=>{const[X,st]=[M[G*2],M[G*2+1]];return Uint8ClampedArray.from({length:256},(nt,pt)=>(X+pt/255*(st-
X))*255)}),x=new Uint8Array(O.length);return await R(O.length,1,v,(P,G)=>{for(let X=P;X<G;X++)x[X]=E[X%y][O[X]]}),x}function L(O,M,y){const v=new Uint8Array(O.length*
y);for(let E=0;E<O.length;E++)for(let x=0;x<y;x++)v[E*y+x]=M[O[E]*y+x]??0;return v}async function U(O,M,y,v){const E=new Uint8Array(O.length*y);return await R(O.
length,y,v,(x,P)=>E.set(L(O.subarray(x,P),M,y),x*y)),E}async function K(O,M,y,v){const E=new Uint8Array(M.length*(y+1));return await R(M.length,y+1,v,(x,P)=>{for(let G=x;G<
P;G++){for(let X=0;X<y;X++)E[G*(y+1)+X]=O[G*y+X];E[G*(y+1)+y]=M[G]}}),E}}),44738:((dt,V,m)=>{m.d(V,{L:()=>R,m:()=>W});var j=m(45599),C=m(55969),Z=m(3466),J=m(9731),
tt=m(17671);const Y=1e3;async function R(p,D){const L=new Set;let U=0,K=!1;for(let y=0;y<p.pages.count;y++){const v=W(p,p.pages.number(y));for(const{number:x}of v){
const P=p.get(x),G=p.job.pace.step(Y);if(G&&await G,L.has(x)||!(0,j.Zm)(P)||!D(P,y))continue;L.add(x);const X=(0,C.B)(p,P);X==="Popup"&&U++,X==="Widget"&&(K=!0)}
const E=p.job.pace.step(500);E&&await E}if(L.size===0)return 0;const O=(0,tt.Hi)(p),M=K?await Z.R.of(p):void 0;return await(0,tt.Pv)(O,L,()=>(0,tt.Wi)(O,L)),M&&
await(0,tt.zg)(O,M),await(0,J.U)(O),L.size-U}function W(p,D){const L=p.entry(D,"Annots"),U=p.array(L)??[];if(!U.some(j.Zm))return U.filter(j.i9);const K=p.edit(
(0,j.i9)(L)?L:D),O=p.array((0,j.Zm)(K)?K.get("Annots"):K)??[];for(const[M,y]of O.entries())(0,j.Zm)(y)&&(O[M]=p.add(y));return O.filter(j.i9)}}),779:((dt,V,m)=>{
m.d(V,{zx:()=>C.z,patternOf:()=>sn,GJ:()=>Ut,yS:()=>Y});var j=m(58552),C=m(98472),Z=m(34378);const J=new RegExp("([\\x21-\\x7e]{1,1000})(?!\\p{M})|(\\s+)|(?:[\\u1100\
-\\u11ff]{1,1000}|\\P{M})\\p{M}{0,30}|\\p{M}{1,30}","gu"),tt=(A,B)=>Y([A],B);async function Y(A,B){const N=new Set;for(const I of A)N.add((await ut(I,B)).text.trim());
N.delete("");const F=[...N].map(I=>I.match(/[\x21-\x7e]+/g)??[]),$=[...N].some(I=>I.includes(" ")),H=I=>I.length<=Lt&&!vt.test(I)&&!($&&At.test(I)),_=I=>I.length*
F.length<=G,Q=(I,et)=>_(I)?(et.add((I.length>>2)+N.size*P),W(I,F)):!1;return{hasGroups:!1,isWithinWords:!$,lacks:Q,...K(N)&&{countInPieces:v(N)},search:async(I,et,rt)=>{
const wt=rt.step(I.length>>2);wt&&await wt;const ct=[],kt=H(I);if(!kt&&(_(I)?Q(I,rt):await R(I,F,rt)))return{matches:ct,truncated:!1};const Ft=!kt&&!$;for await(const[
Ct,Tt]of Ft?X(I,Q,rt):[[0,I]]){const Dn=kt?{text:Nt(Tt)}:await ut(Tt,rt);for(const Bn of N)if(!await pt(Bn,Dn,Ct,ct,et,rt))return{matches:ct,truncated:!0}}return N.
size>1&&ct.sort((Ct,Tt)=>Ct.start-Tt.start||Tt.end-Ct.end),{matches:ct,truncated:!1}}}}async function R(A,B,N){const F=D(A);for(const $ of B){const H=N.step((F.
length>>3)*$.length);if(H&&await H,p(F,$))return!1}return!0}function W(A,B){const N=D(A);for(const F of B)if(p(N,F))return!1;return!0}function p(A,B){for(const N of B)
if(!A.includes(N))return!1;return!0}function D(A){const B=A.toLowerCase();return L.test(B)?B.replace(U,gt):B}const L=/[\u00df\u0131\u0149\u017f\u037e\u1e9a\u1e9e\u1fef\ufb00-\ufb06]/,
U=new RegExp(L,"g"),K=A=>{for(const B of A)if(!/^[\x21-\x7e]{2,40}$/.test(B))return!1;return A.size>0&&A.size<=O},O=10,M=2e5,y="\0",v=A=>(B,N)=>{const F=D(`${y}${B.
join(y)}${y}`);if(N.add(F.length*A.size),F.length*A.size>M)return;let $=0;for(const H of A){if(E(F,H))return;for(let _=F.indexOf(H);_>=0;_=F.indexOf(H,_+H.length))
$++}return $};function E(A,B){const[N,F]=[new Uint8Array(B.length),new Uint8Array(B.length)];for(let $=A.indexOf(y),H;$>=0;$=H){H=A.indexOf(y,$+1);const[_,Q]=[A.
charCodeAt($-1),A.charCodeAt($+1)];for(let I=1;I<B.length;I++)B.charCodeAt(I-1)===_&&A.startsWith(B.slice(0,I),$-I)&&(N[I]=1),B.charCodeAt(I)===Q&&x(A,$+1,H,B,I)&&
(F[I]=1)}return N.some(($,H)=>$===1&&F[H]===1)}const x=(A,B,N,F,$)=>A.startsWith(F.slice($),B)||N>B&&N-B<F.length&&F.startsWith(A.slice(B,N),$),P=6,G=2e4;async function*X(A,B,N){
let F=0,$=0;for(let H;$<A.length;$=H){H=A.indexOf(`
`,$+st)+1,H===0&&(H=A.length);const _=N.step(nt);_&&await _,B(A.slice($,H),N)&&($>F&&(yield[F,A.slice(F,$)]),F=H)}$>F&&(yield[F,A.slice(F,$)])}const[st,nt]=[200,
10];async function pt(A,{text:B,places:N},F,$,H,_){const Q=_.step(B.length>>3);Q&&await Q;for(let I=B.indexOf(A),et=0;I>=0;I=B.indexOf(A,et)){if($.length===H)return!1;
for(et=I+A.length;N&&N[et]===N[et-1];)et++;$.push(N?(0,C.z)(F+N[I],F+N[et]):(0,C.z)(F+I,F+et));const rt=_.step(A.length);rt&&await rt}return!0}async function ut(A,B){
if(!Et.test(A))return S(A,B);const N=[];let F="";for(const{0:$,1:H,2:_,index:Q}of A.matchAll(J)){const I=_===void 0?H?.toLowerCase()??gt($):" ";for(let rt=0;rt<
I.length;rt++)N.push(H===void 0?Q:Q+rt);F+=I;const et=B.step($.length*10);et&&await et}return N.push(A.length),{text:F,places:N}}const Et=/[^\0-\xff\u2010-\u2027\u2030-\u205e\u20ac\u2122\u2212\u2500-\u25ff]/,
vt=/[^\0-\xde\xe0-\xff\u2010-\u2027\u2030-\u205e\u20ac\u2122\u2212\u2500-\u25ff]/,At=/[\t-\r\xa0]| {2}/,Lt=131072,Nt=A=>A.toLowerCase().replaceAll(en,Jt),$t=65536;
async function S(A,B){const N=A.includes(jt)?A.split(jt).length-1:0,F=new Uint32Array(A.length+N+1);let $="",H=0,_=!1;for(let Q=0;Q<A.length;Q+=$t){const I=A.slice(
Q,Q+$t),et=B.step(I.length);et&&await et;const rt=_;for(let ct=0;ct<I.length;ct++){const kt=I.charCodeAt(ct),Ft=Cn(kt);(!Ft||!_)&&(F[H++]=Q+ct),kt===In&&(F[H++]=
Q+ct),_=Ft}const wt=I.toLowerCase().replace(/\s+/g," ").replaceAll(jt,"ss").replaceAll(en,Jt);$+=rt&&wt.startsWith(" ")?wt.slice(1):wt}return F[H]=A.length,{text:$,
places:F}}const jt="ß",en="µ",Jt="μ",In=223,Cn=A=>A===32||A>=9&&A<=13||A===160,gt=A=>(0,Z.w)((0,Z.w)(A).toUpperCase().toLowerCase()),ft=/^\/.+\/([dgimsuvy]*)$/s,
it=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;function Ut(A,B){const N=ft.exec(A);return B==="regex"?N?"slashes":
void 0:it.test(A)||N&&N[1]!==""?"regex-as-words":void 0}const Vt=1e6;async function sn(A,B,N,F,$){const H=N==="regex"?(await Promise.all([m.e(7398),m.e(9974)]).
then(m.bind(m,39974))).expressionOf(B,$):await tt(B,F);if("problem"in H)throw(0,j.G6)([{field:A,message:H.problem}]);return{...H,search:async(_,Q,I)=>{const et=await H.
search(_.slice(0,Vt),Q,I);return _.length>Vt?{...et,truncated:!0}:et}}}}),98472:((dt,V,m)=>{m.d(V,{z:()=>j});const j=(C,Z,J=[])=>({start:C,end:Z,groups:Object.fromEntries(
J)})})};
