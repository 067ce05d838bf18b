"use strict";exports.id=5755,exports.ids=[5755,779],exports.modules={65412:((ht,J,m)=>{m.r(J),m.d(J,{compare_documents:()=>_c});var L=m(98446),C=m(91519),V=m(45059),Z=m(52755),
q=m(16259),X=m(32488),R=m(824),F=m(77581),p=m(45599),$=m(59071);function D(s,t,n){const e=[];for(const o of s.array(s.entry(s.pages.number(t),"Annots"))??[]){const i=s.
dict(o);i&&(0,p.Eo)(s.resolve(i.get("Subtype")),"Link")&&e.push({page:t,target:G(s,i,n)})}return e}function G(s,t,n){const e=n.pageOf(t);if(e!==void 0)return{page:e};
const o=s.dict(t.get("A")),i=s.resolve(o?.get("S")),r=s.resolve(o?.get("URI"));if(r instanceof p.Mx)return{uri:(0,F.U0)(r)};const a=H(s,o?.get("F"));if(a!==null)
return{file:a};const c=s.resolve(o?.get("N"));return{action:c instanceof p.SX?c.text:i instanceof p.SX?i.text:"none"}}function H(s,t){const n=s.resolve(t);if(n instanceof
p.Mx)return(0,$.Gh)(n);const e=s.dict(t);return(0,$.Gh)(s.resolve(e?.get("UF")))??(0,$.Gh)(s.resolve(e?.get("F")))}var v=m(37081),b=m(12207),y=m(46287),O=m(16231),
S=m(17623),x=m(41112),k=m(41561),I=m(77598);const K=1e3,st=1e6;class et{truncated=!1;left=st;entries(t,n=K){const e=[];for(const o of t){const i=JSON.stringify(
o).length+1;if(e.length===n||i>this.left){this.truncated=!0;break}this.left-=i,e.push(o)}return e}}async function dt(s,t,n){const e=new Map;for(const{key:r}of s){
e.set(r,(e.get(r)??0)+1);const a=n.step(200);a&&await a}const o=[];for(const{key:r,entry:a}of t){const c=e.get(r)??0;c>0?e.set(r,c-1):o.push(a);const f=n.step(200);
f&&await f}const i=[];for(const{key:r,entry:a}of[...s].reverse()){const c=e.get(r)??0;c!==0&&(e.set(r,c-1),i.push(a))}return{before:i.reverse(),after:o}}const ut=200;
class It{texts=new Map;objects=new WeakMap;keyed(t){return{key:Object.entries(t).map(([e,o])=>`${e} ${this.ofValue(o)}`).join(`
`),entry:t}}ofText(t){if(t.length<ut)return JSON.stringify(t);let n=this.texts.get(t);return n===void 0&&this.texts.set(t,n=At(t)),n}ofValue(t){if(typeof t=="st\
ring")return this.ofText(t);if(typeof t!="object"||t===null)return String(t);let n=this.objects.get(t);if(n===void 0){const e=JSON.stringify(t);this.objects.set(
t,n=e.length<ut?e:At(e))}return n}}const At=s=>(0,I.createHash)("sha256").update(s).digest("base64");async function xt(s,t){const{pace:n}=s.job,e=await b.Ht.of(
s),o=new It,i={...(0,R._6)(s,await(0,R.Br)(s))};await n.rest();const r=(await(0,x.Uz)(s)??[]).map(u=>o.keyed({...u}));await n.rest();const a=await Nt(s,e,t),c=await $t(
s,e,t,o);await n.rest();const f=await Cn(s),h=await Zt(s,o);return await n.rest(),{metadata:i,fonts:r,links:a,bookmarks:c,attachments:f,form:h,security:{encryption:(0,k.
Br)(s),permissions:(0,k.nj)(s),javascript:await(0,x.xS)(s),signatures:(await(0,O.Ez)(s)).length},tagged:(0,k.$J)(s)}}function Ct(s,t){if(!("page"in s))return{entry:{
...s},key:JSON.stringify(s)};const n=t(s.page);return{entry:{target:s.page+1},key:n===void 0?`gone ${s.page}`:`page ${n}`}}async function Nt(s,t,n){const e=[];for(let o=0;o<
s.pages.count;o++){const i=n(o);if(i!==void 0)for(const a of D(s,o,t)){const{entry:c,key:f}=Ct(a.target,n);e.push({entry:{page:o+1,...c},key:`${i} ${f}`})}const r=s.
job.pace.step(2e4);r&&await r}return e}async function $t(s,t,n,e){const o=[];return await(0,v.O)(s,(i,r)=>{const a=s.dict(i),c=a&&(0,$.Gh)(s.resolve(a.get("Titl\
e")));if(!a||c===null||c===void 0)return a!==void 0;const{entry:f,key:h}=Ct(G(s,a,t),n);return o.push({entry:{title:c,level:r,...f},key:`${r} ${h} ${e.ofText(c)}`}),
!0}),o}async function Cn(s){const t=[];for(const{name:n,size:e,mimeType:o,description:i,relationship:r,stream:a}of await(0,V._)(s)){const c=(await(0,X.EI)(s,a))?.
data??s.encoded(a),f={name:n,size:e??c.length,mimeType:o,description:i,relationship:r},h=await(0,y.o)([c],"sha256",s.job.pace);t.push({entry:f,key:`${JSON.stringify(
f)} ${h.toString("base64")}`});const u=s.job.pace.step(c.length);u&&await u}return t}async function Zt(s,t){const n=await Z.mO.read(s);if(n.fields.length===0)return[];
const{fields:e}=await(0,S.Z)(s,n,await q.n.read(s,n)),o=[];for(const{pages:i,...r}of e){o.push(t.keyed(r));const a=s.job.pace.step(2e3);a&&await a}return o}var E=m(
74135);const Jt=512,Dn=5e4,nn=22,en=100,Bn=.2718281828,mt=s=>Number.isNaN(s)?0:Math.floor(s*en+Bn);class ft{count=0;hash=(0,I.createHash)("sha256");values=new Float64Array(
Jt);used=0;texts=new Map;length(t){this.exact(mt(t))}exact(t){this.used===Jt&&this.flush(),this.values[this.used++]=t,this.count++}text(t){const{texts:n}=this;let e=n.
get(t);e===void 0&&(n.size===Dn&&n.clear(),n.set(t,e=n.size),this.bytes(Buffer.from(t))),this.exact(e)}bytes(t){this.exact(t.length),this.flush(),this.hash.update(
t)}finish(){return this.flush(),this.hash.digest("base64").slice(0,nn)}flush(){this.used!==0&&(this.hash.update(Buffer.from(this.values.buffer,0,this.used*8)),this.
used=0)}}function rt(...s){return(0,I.createHash)("sha256").update(JSON.stringify(s)).digest("base64").slice(0,nn)}const jt=(s,{clipBox:t})=>t?(0,E.Pj)(t,s)??N:
s,A=[-1e9,-1e9,1e9,1e9],N=[0,0,0,0];class j{box;begins=()=>{};begin(t,n,e){const o=n&&jt(n,e);o&&(this.box=this.box?(0,E.kO)(this.box,o):o)}keepsPictures=!1;outline(){}picture(){}mask(){}lacksPaint(){
return!1}paint(){}glyph(){}shaded(){}beginGroup(){return 0}endGroup(){}}class U{numbers=new Map;of(t){let n=this.numbers.get(t);return n===void 0&&this.numbers.
set(t,n=this.numbers.size),n}}const W=1e5,Y=5e5,Q=1e3,nt=2e4,B=120,_=.4;class ot extends ft{ids;page;isOverOthers;kinds=[];boxes=[];outlines=new Map;pictures=new Map;groups=new Map;masks=new Map;paints=new Map;glyphs=new Map;shadings=new Map;groupEnds=new Map;grounds=[];keys=[];begins=()=>{};item="";numbers=0;open=[];within;constructor(t,n,e=!1){
super(),this.ids=t,this.page=n,this.isOverOthers=e}enter(t){this.within=t}begin(t,n,e){const o=n&&this.shownPart(n,e),i=this.boxes.length-1;this.isFull?o&&(this.
boxes[i]=(0,E.kO)(this.boxes[i]??o,o)):this.add(this.within??t,o),this.begins()}shownPart(t,n){const e=jt((0,E.XM)(t,_),n);return e===N?void 0:(0,E.Pj)((0,E.XM)(
e,_),this.page)}outline(t){if(this.isFull||this.numbers>=Y)return;const n=t();n&&(this.numbers+=n.path.length,this.outlines.set(this.kinds.length-1,n))}get keepsPictures(){
return!this.isFull&&this.pictures.size<Q}picture(t){this.pictures.set(this.kinds.length-1,t)}mask(t,n){this.masks.size<Q&&this.masks.set(t,n)}lacksPaint(t){return this.
paints.size<Q&&!this.paints.has(t)}paint(t,n){this.paints.set(t,n)}glyph(t){!this.isFull&&this.glyphs.size<nt&&this.glyphs.set(this.kinds.length-1,t())}shaded(t){
!this.isFull&&this.shadings.size<Q&&this.shadings.set(this.kinds.length-1,t)}beginPage(){this.begin("page",this.page,{})}beginGroup(t,n){this.isFull||this.add(this.
within??"path",void 0),this.begins();const e=this.boxes.length-1;return this.isFull||this.groups.set(e,t),this.open.push(n?e:this.open.at(-1)),e}endGroup(t){this.
open.pop(),this.groupEnds.set(t,this.boxes.length);let n;for(let e=t+1;e<this.boxes.length;e++){const o=this.boxes[e];o&&(n=n?(0,E.kO)(n,o):o)}t<W-1&&(this.boxes[t]=
n),t+1<this.kinds.length&&(this.kinds[t]=this.kinds[t+1]),this.isFull||this.add(this.within??"path",void 0)}end(){if(this.kinds.length===this.keys.length)return;
const{item:t}=this,n=this.isFull?this.finish():"";this.keys.push(this.ids.of(t.length>B||n!==""?rt(t,n):t)),this.item=""}exact(t){this.isFull?super.exact(t):this.
item+=`${t} `}text(t){this.isFull?super.text(t):this.item+=`t${this.ids.of(t)} `}get isFull(){return this.kinds.length===W}add(t,n){this.end(),this.kinds.push(t),
this.boxes.push(n),this.grounds.push(this.open.at(-1))}}var kt=m(66403);const pt=200,wt=200,Ot=2e4,Ut=300;async function Dt(s,t){const{diffArrays:n}=await m.e(8128).
then(m.bind(m,18128)),[e,o]=[sn(s),sn(t)],i=n(e.map(({masked:u})=>u),o.map(({masked:u})=>u),{maxEditLength:Ut})??[{removed:!0,added:!1,count:e.length},{removed:!1,
added:!0,count:o.length}],r=[];let[a,c]=[0,0],f=e.length===Ot||o.length===Ot;const h=(u,l)=>{r.length===pt?f=!0:r.push(u+on(l)),l.length>wt&&(f=!0)};for(const{removed:u,
added:l,count:d}of i){if(u)for(let g=0;g<d;g++)h("-",e[a+g].text);if(l)for(let g=0;g<d;g++)h("+",o[c+g].text);l||(a+=d),u||(c+=d)}return{lines:r,truncated:f}}function sn({
text:s,masked:t}){const n=t.split(`
`,Ot),e=s.split(`
`,Ot);return n.map((o,i)=>({masked:o,text:e.length===n.length?e[i]:o}))}function on(s){if(s.length<=wt)return s;const t=/[\ud800-\udbff]$/.test(s.slice(0,wt-1))?
wt-2:wt-1;return`${s.slice(0,t)}…`}const io=2e4,ro=200,ao=.4,co=1e3;async function ye(s,t,n){const e=t.map(()=>"");let o=0;for(const{0:i,index:r}of s.text.matchAll(
/\S+/g)){if(++o>io)break;const a=s.box(r,r+i.length);if(a)for(const[f,h]of t.entries()){const u=e[f];u.length<=ro&&fo(h,a.x,a.y,a.width,a.height)&&(e[f]=u===""?
i:`${u} ${i}`)}const c=n.step(co+t.length*20);c&&await c}return e.map(on)}function fo([s,t,n,e],o,i,r,a){const c=Math.min(e,i+a)-Math.max(t,i);return o<n&&o+r>s&&
c>ao*Math.min(a,e-t)}var yt=m(45657),rn=m(95340),Ln=m(92152),Me=m(38671);const ho=1/50,be=.5,xe=2,uo=2;function lo(s,{box:t,sample:[n,e],isSmoothed:o}){const[i,
r,a,c]=t,f=o?1/0:xe,h=Math.min(be*n,f/Math.hypot(s[0],s[1])),u=Math.min(be*e,f/Math.hypot(s[2],s[3]));return(0,E.zl)(s,[i-h,r-u,a+h,c+u])}async function po(s,t){
if(s.style!==t.style)return;const n=[];for(const e of[void 0,"SMask","Mask"]){const[o,i]=[await Ee(s,e),await Ee(t,e)];if(o==="none"&&i==="none")continue;if(typeof o==
"string"||typeof i=="string"||o.rowBytes!==i.rowBytes||o.pixelBits!==i.pixelBits)return;const r=[1/o.width,1/o.height],a=h=>{for(const u of h)n.push({box:u,sample:r,
isSmoothed:o.isSmoothed})};a(await ve(o,i,s.document));const[c,f]=e===void 0?[Oe(s),Oe(t)]:[[],[]];if(c.join(" ")!==f.join(" ")){if(o.pixelBits/o.bits*o.width>go)
return;a(await ve(Se(o,c),Se(i,f),s.document))}}return n}const go=2e5,mo=100,wo=64;function Oe({document:s,image:t}){return(s.array(t.dict.get("Mask"))?.slice(0,
wo).map(e=>s.resolve(e))??[]).map(e=>typeof e=="number"?e:NaN)}function Se(s,t){const{width:n,bits:e,pixelBits:o}=s,i=o/e,r=a=>Uint8Array.from({length:n},(c,f)=>{
for(let h=0;h<i;h++){const u=(0,Ln.dl)(a,f*o+h*e,e);if(!(u>=t[h*2]&&u<=t[h*2+1]))return 0}return 1});return{...s,pixelBits:8,cost:n*i*mo,rowAt:a=>r(s.rowAt(a))}}
async function Ee({document:s,image:t},n){const e=n===void 0?t:s.resolve(t.dict.get(n));if(!(e instanceof p.Z6))return"none";const{format:o,before:i}=(0,Me.R)(s,
e),{width:r,height:a,bits:c}=(0,rn.h)(s,e.dict);if(o!==void 0||!(r>0&&a>0))return"unknown";const f=await s.decodedAtEase(i),h=Math.floor(f.length/a),u=Math.floor(
h*8/(r*c)),l=T=>Math.ceil(r*c*T/8),d=u>0&&l(u)===h&&l(u-1)!==h,g=s.resolve(e.dict.get("Interpolate")??e.dict.get("I"))===!0,w=T=>f.subarray(T*h,(T+1)*h),M=h*uo;
return d?{rowAt:w,width:r,height:a,rowBytes:h,bits:c,pixelBits:c*u,cost:M,isSmoothed:g}:"unknown"}async function ve(s,t,{job:n}){const{width:e,height:o,pixelBits:i,
cost:r}=s,a=[];let[c,f,h,u]=[-1,-1,1/0,-1];const l=()=>{if(c<0)return;const[d,g]=[Math.floor(h/i),Math.floor(u/i)+1];a.push([d/e,1-(f+1)/o,g/e,1-c/o]),[c,h,u]=[
-1,1/0,-1]};for(let d=0;d<o;d++){const[g,w]=[s.rowAt(d),t.rowAt(d)];Buffer.compare(g,w)!==0&&(d-f>Math.max(2,o*ho)&&l(),c<0&&(c=d),f=d,h=Math.min(h,yo(g,w)),u=Math.
max(u,Mo(g,w)));const M=n.pace.step(r);M&&await M}return l(),a}function yo(s,t){let n=0;for(;s[n]===t[n];)n++;return n*8+Math.clz32(s[n]^t[n])-24}function Mo(s,t){
let n=s.length-1;for(;s[n]===t[n];)n--;const e=s[n]^t[n];return n*8+Math.clz32(e&-e)-24}const Ae=64;function bo(s,t){const[n,e]=[new Set,new Set];for(const i of[
void 0,"SMask","Mask"]){const r=i===void 0?s.image:s.document.resolve(s.image.dict.get(i));if(!(r instanceof p.Z6))continue;const{width:a,height:c}=(0,rn.h)(s.document,
r.dict);if(s.document.resolve(r.dict.get("Interpolate")??r.dict.get("I"))===!0||!(a>0&&a<=Ae&&c>0&&c<=Ae))return;for(let h=0;h<=a;h++)n.add(h/a);for(let h=0;h<=
c;h++)e.add(h/c)}return[...[...n].map(i=>[[i,0],[i,1]]),...[...e].map(i=>[[0,i],[1,i]])].flatMap(([i,r])=>{const a=(0,E.$L)([s,t].flatMap(({matrix:l})=>[i,r].map(
([d,g])=>(0,E.Gd)(l,d,g)))),[c,f,h,u]=a;return c===h||f===u?[]:[(0,E.XM)(a,xe)]})}const xo=4,Oo=64,So=2048,ke=32,Eo=1e3,vo=new Set([1,2,4,8,16]);async function Te(s,t){
const n={functions:Oo,samples:So},e=s.resolve(t);return Pe(s,(0,p.cy)(e)?e:[t],n,o=>({at:i=>o.flatMap(r=>r.at(i)),breaks:o.flatMap(({breaks:i})=>i)}))}async function Pe(s,t,n,e,o=0){
const i=[];for(const r of t){const a=await Ao(s,r,n,o);if(!a)return;i.push(a)}return i.length>0?e(i):void 0}async function Ao(s,t,n,e){const o=s.resolve(t),i=s.
dict(t);if(!i||e>xo||--n.functions<0)return;const r=u=>Mt(s,i,u),[a,c]=r("Domain");if(a===void 0||c===void 0||a>=c||r("Domain").length!==2)return;const f=await ko(
s,o,i,[a,c],n,e);if(!f)return;const h=r("Range");return{at:u=>f.at(Nn(u,a,c)).map((l,d)=>Nn(l,h[d*2]??l,h[d*2+1]??l)),breaks:[a,c,...f.breaks.filter(u=>u>a&&u<c)]}}
async function ko(s,t,n,e,o,i){switch(s.resolve(n.get("FunctionType"))){case 0:return t instanceof p.Z6?Ro(s,t,e,o):void 0;case 2:return To(s,n);case 3:return Po(
s,n,e,o,i);default:return}}function To(s,t){const n=s.resolve(t.get("N"));if(typeof n!="number"||!(n>0))return;const[e,o]=[Mt(s,t,"C0"),Mt(s,t,"C1")],[i,r]=[e.length>
0?e:[0],o.length>0?o:[1]];if(!(i.length!==r.length||i.length>ke))return{at:a=>i.map((c,f)=>c+a**n*(r[f]-c)),breaks:[]}}async function Po(s,t,[n,e],o,i){const[r,
a]=[Mt(s,t,"Bounds"),Mt(s,t,"Encode")],c=[n,...r,e],f=s.array(t.get("Functions"))??[];return!c.every((l,d)=>d===0||l>=c[d-1])||f.length!==c.length-1||a.length!==
f.length*2?void 0:Pe(s,f,o,l=>{const d=(w,M)=>{const[T,P]=[c[w],c[w+1]];return Ft(M,T,P,a[w*2],a[w*2+1])},g=l.flatMap((w,M)=>{const[T,P]=[a[M*2],a[M*2+1]];return T===
P?[]:w.breaks.map(z=>Ft(z,T,P,c[M],c[M+1]))});return{at:w=>{const M=r.findIndex(P=>w<P),T=M<0?l.length-1:M;return l[T].at(d(T,w))},breaks:[...r,...g]}},i+1)}async function Ro(s,t,[
n,e],o){const{dict:i}=t,[r,a]=[Mt(s,i,"Range"),Mt(s,i,"Size")],[c=0,f]=[a[0],s.resolve(i.get("BitsPerSample"))],h=r.length/2;if(typeof f!="number"||!vo.has(f)||
a.length!==1||!(c>=2)||(o.samples-=c*h,!(h>=1&&h<=ke)||o.samples<0||s.resolve(i.get("Order"))===3))return;const u=await s.decodedAtEase(t);if(u.length*8<c*h*f)return;
const[l,d]=[Mt(s,i,"Encode"),Mt(s,i,"Decode")],[g,w]=l.length===2?l:[0,c-1];if(g===w)return;const M=d.length===r.length?d:r,T=(P,z)=>Ft((0,Ln.dl)(u,(P*h+z)*f,f),
0,2**f-1,M[z*2],M[z*2+1]);return{at:P=>{const z=Nn(Ft(P,n,e,g,w),0,c-1),tt=Math.min(c-2,Math.floor(z));return Array.from({length:h},(it,at)=>Ft(z,tt,tt+1,T(tt,at),
T(tt+1,at)))},breaks:Array.from({length:c},(P,z)=>Ft(z,g,w,n,e))}}const Nn=(s,t,n)=>Math.min(Math.max(s,t),n),Ft=(s,t,n,e,o)=>n===t?e:e+(s-t)*(o-e)/(n-t);function Mt(s,t,n){
const e=s.array(t.get(n))?.slice(0,Eo).map(o=>s.resolve(o))??[];return e.every(o=>typeof o=="number"&&Number.isFinite(o))?e:[]}const Re=64,Io=[.02,.21,.5,.77,.98],
Co=1e-7,Do=1e5;async function Bo(s,t,[n,e],o){const i=Array.from({length:Re+1},(c,f)=>n+(e-n)*f/Re),r=[...new Set([...i,...s.breaks,...t.breaks])].filter(c=>c>=
n&&c<=e).sort((c,f)=>c-f),a=[];for(const[c,f]of r.entries()){const h=r[c+1];if(h===void 0)break;const u=Io.every(g=>Lo(s.at(f+(h-f)*g),t.at(f+(h-f)*g))),l=a.at(
-1);!u&&l?.[1]===f?a[a.length-1]=[l[0],h]:u||a.push([f,h]);const d=o.step(Do);d&&await d}return a}const Lo=(s,t)=>s.length===t.length&&s.every((n,e)=>Math.abs(n-
t[e])<Co),Ie=Math.SQRT2,No=4,Gt=0,$o=1,jo=.001;function Uo(s,t){const{lineWidth:n,cap:e,join:o,miter:i,matrix:r}=s,[a,c,f,h]=r,[u,l]=[Math.hypot(a,c),Math.hypot(
f,h)];return{half:Math.abs(u-l)+Math.abs(a*f+c*h)/u<=jo*u?Math.abs(n)*u/2:void 0,reach:an(s,t),cap:e,join:o,miter:i}}function an({lineWidth:s,join:t,miter:n,matrix:e},o){
const[i,r,a,c]=e,f=Math.max(Math.hypot(i,r),Math.hypot(a,c)),h=o&&t===Gt?Math.max(Ie,Math.min(n,No)):Ie;return Math.abs(s)*f/2*h}const Ce=4096,cn=1,Tt=2,$n=3,Bt=4,
De=13,Fo=[1,0,0,1,0,0];class fn{kept=new Float64Array(Ce);used=0;long;x=0;y=0;left=1/0;top=1/0;right=-1/0;bottom=-1/0;hasAngles=!1;isLine=!1;get isEmpty(){return this.
used===0&&!this.long}get numbers(){return this.long?void 0:this.kept.slice(0,this.used)}get box(){return[this.left,this.top,this.right,this.bottom]}get isUpright(){
const[,t,n,,e,o,,i,r,,a,c]=this.kept;return this.long||this.used!==De||this.kept[De-1]!==Bt||this.kept[9]!==Tt?!1:n===o&&e===i&&r===c&&t===a||t===e&&o===r&&i===
a&&c===n}follow(t,n){switch(t.operator){case"m":return this.isLine=!1,this.point(cn,t.number(0),t.number(1),n);case"l":return this.hasAngles||=this.isLine,this.
isLine=!0,this.point(Tt,t.number(0),t.number(1),n);case"c":return this.curve(t,n,0,2,4);case"v":return this.curve(t,n,-1,0,2);case"y":return this.curve(t,n,0,2,
2);case"h":return this.close(),!0;case"re":return this.isLine=!1,this.rectangle(t.number(0),t.number(1),t.number(2),t.number(3),n),!0;default:return!1}}rectangle(t,n,e,o,i){
this.point(cn,t,n,i),this.point(Tt,t+e,n,i),this.point(Tt,t+e,n+o,i),this.point(Tt,t,n+o,i),this.add(Bt),this.x=t,this.y=n}polygon(t){for(const[n,[e,o]]of t.entries())
this.point(n===0?cn:Tt,e,o,Fo);this.add(Bt)}close(){this.hasAngles||=this.isLine,this.isLine=!1,this.add(Bt)}write(t){if(this.long)t.text(this.end());else for(let n=0;n<
this.used;n++)t.exact(this.kept[n])}get id(){const t=new ft;return this.write(t),t.finish()}clear(){this.used=0,this.long=void 0,this.whole=void 0,[this.left,this.
top,this.right,this.bottom]=E.gF,this.hasAngles=this.isLine=!1}whole;end(){return this.whole===void 0&&(this.flush(this.long),this.whole=this.long.finish()),this.
whole}curve(t,n,e,o,i){return this.hasAngles=this.isLine=!0,this.add($n),e<0?this.place(this.x,this.y,n):this.place(t.number(e),t.number(e+1),n),this.place(t.number(
o),t.number(o+1),n),this.x=t.number(i),this.y=t.number(i+1),this.place(this.x,this.y,n),!0}point(t,n,e,o){return this.add(t),this.place(n,e,o),this.x=n,this.y=e,
!0}place(t,n,e){const[o,i]=[e[0]*t+e[2]*n+e[4],e[1]*t+e[3]*n+e[5]];this.add(mt(o)),this.add(mt(i)),o<this.left&&(this.left=o),o>this.right&&(this.right=o),i<this.
top&&(this.top=i),i>this.bottom&&(this.bottom=i)}add(t){this.used===Ce&&this.flush(this.long??=new ft),this.kept[this.used++]=t}flush(t){for(let n=0;n<this.used;n++)
t.exact(this.kept[n]);this.used=0}}const jn=100,Vt=1/jn,Qt=10,Go=6,Wo=32;function Un(s,t){const n=[];let[e,o]=[[0,0],[0,0]],i=Qt;const r=(f,h)=>{n.push({sign:f+
i,points:[o,...h]}),i=0,o=h.at(-1)},a=()=>{i===0&&(!t||!Wt(o,e))&&r(t?Tt:Bt,[e]),i=Qt,o=e},c=f=>[s[f]/jn,s[f+1]/jn];for(let f=0;f<s.length;){const h=s[f++];h===
Bt?a():h===cn?(t&&a(),e=o=c(f),i=Qt,f+=2):h===$n?(r($n,[c(f),c(f+2),c(f+4)]),f+=6):(r(Tt,[c(f)]),f+=2)}return t&&a(),n}function hn(s){const t=[];for(const n of s){
(n.sign>=Qt||t.length===0)&&t.push({lines:[],isClosed:!1});const e=t.at(-1);e.lines.push(n),e.isClosed=n.sign%Qt===Bt}return t}const Wt=(s,t)=>s[0]===t[0]&&s[1]===
t[1];function un(s){const t=ln(s),n=dn(s,t),e=Fn(s,t);return n.slice(1).map((o,i)=>(0,E.XM)((0,E.$L)([n[i],o]),e))}function ln({points:s}){const[t,n,e,o]=(0,E.$L)(
s);return s.length===2&&(t===e||n===o)?1:Math.max(1,Math.min(Wo,Math.ceil(Math.max(e-t,o-n)/Go)))}const dn=({points:s},t)=>Array.from({length:t+1},(n,e)=>zo(s,e/
t));function zo(s,t){if(t===0)return s[0];if(t===1)return s.at(-1);const n=1-t,e=s.length===2?[n,t]:[n**3,3*n*n*t,3*n*t*t,t**3],o=i=>s.reduce((r,a,c)=>r+a[i]*e[c],
0);return[o(0),o(1)]}function Fn({points:[s,t,n,e]},o){if(!s||!t||!n||!e)return 0;const i=(r,a,c)=>Math.hypot(r[0]-2*a[0]+c[0],r[1]-2*a[1]+c[1]);return 6*Math.max(
i(s,t,n),i(t,n,e))/8/(o*o)}const Ko=4,Xo=1e-6;function Be(s,t,n){const e=[];for(const{lines:o,isClosed:i}of hn(s)){const r=i?[]:[o[0].points[0],o.at(-1).points.
at(-1)];if(t.cap!==n.cap&&(0,yt.RZ)(e,r.map(f=>Le(f,t,n))),t.join===n.join&&(t.join!==Gt||t.miter===n.miter))continue;const c=o.filter(({points:f})=>f.some(h=>!Wt(
h,f[0])));for(const[f,h]of c.entries()){const u=c[f+1]??(i?c[0]:void 0);u&&u!==h&&(0,yt.RZ)(e,Jo(h,u,t,n)),h.points.length>2&&(0,yt.RZ)(e,Yo(h,t,n))}}return e}const Le=(s,t,n)=>(0,E.
XM)((0,E.$L)([s]),Math.max(t.reach,n.reach)+Vt),Ho=.5;function Yo(s,t,n){const e=dn(s,ln(s)),o=e.slice(1).map((i,r)=>Gn(e[r],i)[0]);return e.slice(2).flatMap((i,r)=>{
const[a,c]=[o[r],o[r+1]];return a&&c&&$e(a,c)>Ho?[]:[Zo(e,r,t,n)]})}const Zo=(s,t,n,e)=>(0,E.XM)((0,E.$L)(s.slice(t,t+3)),Math.max(n.reach,e.reach)+Vt);function Jo(s,t,n,e){
const o=s.points.at(-1),[i,r]=[_o(s),Qo(t)],a=n.half!==void 0&&n.half===e.half?n.half:void 0,c=[s,t].some(({points:P})=>je(P[0],P.at(-1))<2*(a??0));if(!i||!r||a===
void 0||c)return[Le(o,n,e)];const f=i[0]*r[1]-i[1]*r[0];if(Math.abs(f)<Xo&&$e(i,r)>0)return[];const h=f>0?a:-a,u=[[i[1]*h,-i[0]*h],[r[1]*h,-r[0]*h]],l=[u[0][0]+
u[1][0],u[0][1]+u[1][1]],d=Math.hypot(...l),g=d===0?1/0:2*a/d,[w,M]=[Ne(n,g),Ne(e,g)];if(w===M)return[];const T=[...u];if(w===Gt||M===Gt||g<Ko){const P=g*a/d;T.
push([l[0]*P,l[1]*P])}else T.push([-a,-a],[a,a]);return[(0,E.XM)((0,E.$L)(T.map(([P,z])=>[o[0]+P,o[1]+z])),Vt)]}const Vo=2,Ne=({join:s,miter:t},n)=>s===$o||s===
Gt&&n<=t?s:Vo,$e=(s,t)=>s[0]*t[0]+s[1]*t[1],je=(s,t)=>Math.hypot(t[0]-s[0],t[1]-s[1]);function Gn(s,t){const n=je(s,t);return n===0?[]:[[(t[0]-s[0])/n,(t[1]-s[1])/
n]]}function Qo({points:s}){const t=s.find(n=>!Wt(n,s[0]));return t&&Gn(s[0],t)[0]}function _o({points:s}){const t=s.at(-1),n=s.findLast(e=>!Wt(e,t));return n&&
Gn(n,t)[0]}function qo(s,t){if(s.style!==t.style)return;const n=s.reach===0,[e,o]=[Un(s.path,n),Un(t.path,n)],i=Math.max(s.reach+(s.margin??0),t.reach+(t.margin??
0))+Vt,r=ti(s,t,e,o);if(!r)return;const a=r.map(f=>(0,E.XM)(f,i));s.ends!==t.ends&&(0,yt.RZ)(a,ei(s,t,e,o));const c=(0,E.XM)((0,E.$L)([...e,...o].flatMap(({points:f})=>f)),
i);return(0,yt.RZ)(a,si(s.clipBox,t.clipBox,c)),a.length===0&&s.ends===t.ends?void 0:a}function Ue({path:s,reach:t,margin:n=0}){const e=Un(s,t===0);return(t===0?
hn(e).map(Fe):e.flatMap(un)).map(i=>(0,E.XM)(i,t+n+Vt))}const Fe=({lines:s})=>(0,E.$L)(s.flatMap(({points:t})=>t));function ti(s,t,n,e){const o=s.reach===0;if(s.
ends!==t.ends&&s.isDashed)return;const i=We(n,e)&&!s.isDashed?oi(n,e,o):void 0;if(!o)return i??ze(n,e,s.isDashed);const r=ni(n,e);return i&&Pt(i)<=Pt(r)?i:r}const Pt=s=>s.
reduce((t,[n,e,o,i])=>t+(o-n)*(i-e),0);function ni(s,t){const n=new Map;for(const h of hn(t)){const u=JSON.stringify(h.lines),l=n.get(u);l?l.push(h):n.set(u,[h])}
const e=hn(s).filter(({lines:h})=>n.get(JSON.stringify(h))?.pop()===void 0),o=[...n.values()].flat(),[i,r]=[e[0],o[0]],a=[...e,...o].map(Fe);if(e.length!==1||o.
length!==1||!i||!r)return a;const c=ze(i.lines,r.lines,!1),f=c.length>0?[c.reduce(E.kO)]:c;return Pt(f)<=Pt(a)?f:a}function ei({pen:s},{pen:t},n,e){if(!s||!t)return[];
const o=Be(n,s,t);return We(n,e)&&n.every((r,a)=>pn(r,e[a]))||(0,yt.RZ)(o,Be(e,s,t)),o}function si(s,t,n){const[e,o]=[s??n,t??n];return[...Ge(e,o),...Ge(o,e)].flatMap(
i=>{const r=(0,E.Pj)(i,n);return r?[r]:[]})}function Ge([s,t,n,e],o){return[[s,t,Math.min(n,o[0]),e],[Math.max(s,o[2]),t,n,e],[s,t,n,Math.min(e,o[1])],[s,Math.max(
t,o[3]),n,e]].filter(r=>r[0]<r[2]&&r[1]<r[3])}const pn=(s,t)=>s.sign===t.sign&&s.points.every((n,e)=>Wt(n,t.points[e])),We=(s,t)=>s.length===t.length&&s.every(({
sign:n},e)=>n===t[e].sign);function oi(s,t,n){return s.flatMap((e,o)=>{const i=t[o];return pn(e,i)?[]:n?ri(e,i):ii(e,i)??[...un(e),...un(i)]})}function ze(s,t,n){
let e=0;for(;e<s.length&&e<t.length&&pn(s[e],t[e]);)e++;let[o,i]=[s.length,t.length];for(;!n&&o>e&&i>e&&pn(s[o-1],t[i-1]);)o--,i--;return[...s.slice(e,o),...t.slice(
e,i)].flatMap(un)}function ii({points:s},{points:t}){const[n,e,o,i]=[s[0],s[1],t[0],t[1]];if(s.length!==2||t.length!==2)return;const r=[1,0].find(h=>[e,o,i].every(
u=>u[h]===n[h]));if(r===void 0)return;const a=1-r;return(e[a]-n[a])*(i[a]-o[a])<=0||Math.min(n[a],e[a])>Math.max(o[a],i[a])||Math.min(o[a],i[a])>Math.max(n[a],e[a])?
void 0:[[n,o],[e,i]].filter(([h,u])=>!Wt(h,u)).map(E.$L)}function ri(s,t){const n=Math.max(ln(s),ln(t)),[e,o]=[dn(s,n),dn(t,n)],i=Math.max(Fn(s,n),Fn(t,n)),r=[];
for(let a=0;a<n;a++){const c=[e[a],e[a+1],o[a],o[a+1]],f=(0,E.$L)(c);i===0&&(f[0]===f[2]||f[1]===f[3])||r.push((0,E.XM)(f,i))}return r}const ai=()=>({left:3e5}),
ci=100,fi=50,hi=2e3,gn=1;async function ui(s,t,n,e){const o=Ke(await e(s.procedure,t.procedure,A,He(s.matrix))),[,,,,i,r]=s.matrix;return o?.flatMap(a=>mn(Wn(a,
i,r),n))}async function li(s,t,n,e,o,i){if(s.kind==="tiling"&&t.kind==="tiling"){if(pi(s.matrix))return;const c=He(s.matrix),f=Ke(await e(s.cell,t.cell,(0,E.zl)(
c,s.box),c));return Xe(f&&di(s,f,n),n)}if(s.kind!=="shading"||t.kind!=="shading")return;const a=(await mi(s,t,o,i))?.flatMap(c=>wi(s,c,n));return a&&a.length>0?
a:void 0}function Ke(s){if(!(!s||s.length===0))return s.length<=fi?s:[s.reduce(E.kO)]}const Xe=(s,t)=>s&&t&&Pt(s)*2<Pt([t])?s:void 0,mn=(s,t)=>{const n=(0,E.Pj)(
s,t);return n?[n]:[]};function di({matrix:s,across:t,up:n},e,o){const[i,r,a,c,f,h]=s,[u,l]=r===0&&a===0?[Math.abs(i)*t,Math.abs(c)*n]:[Math.abs(a)*n,Math.abs(r)*
t];if(!(u>0&&l>0))return;const d=[];for(const g of e){const[w,M,T,P]=(0,E.XM)(Wn(g,f,h),gn),[z,tt]=[Math.floor((o[0]-T)/u),Math.ceil((o[2]-w)/u)],[it,at]=[Math.
floor((o[1]-P)/l),Math.ceil((o[3]-M)/l)];if(!(d.length+(tt-z+1)*(at-it+1)<=hi))return;for(let lt=it;lt<=at;lt++)for(let ct=z;ct<=tt;ct++)(0,yt.RZ)(d,mn(Wn([w,M,
T,P],ct*u,lt*l),o))}return d}const He=([s,t,n,e])=>[s,t,n,e,0,0],pi=([s,t,n,e])=>(t!==0||n!==0)&&(s!==0||e!==0),Wn=([s,t,n,e],o,i)=>[s+o,t+i,n+o,e+i],Ye=1/64,gi=8;
async function mi(s,t,n,e){if(n.left<=0)return;const[o,i]=[await Te(s.document,s.function),await Te(t.document,t.function)],[r,a]=s.domain;if(n.left-=ci+(o?.breaks.
length??0)+(i?.breaks.length??0),!o||!i||!(r<a))return;const c=[];for(const[f,h]of await Bo(o,i,s.domain,e)){const[u,l]=[(f-r)/(a-r)-Ye,(h-r)/(a-r)+Ye],d=[u<=0&&
s.extend[0]?-1/0:Math.max(0,u),l>=1&&s.extend[1]?1/0:Math.min(1,l)],g=c.at(-1);g&&(g[1]>=d[0]||c.length===gi)?c[c.length-1]=[g[0],d[1]]:c.push(d)}return c}function wi({
coords:s,matrix:t},n,e){if(s.length===4)return yi(s,t,n,e);const o=Mi(s,n);return o?mn((0,E.XM)((0,E.zl)(t,o),_+gn),e):[e]}const Ze=32;function yi(s,t,[n,e],o){
const[i=0,r=0,a=0,c=0]=s,[f,h,u,l,d,g]=(0,E.DI)(t),w=(a-i)**2+(c-r)**2,M=([at,lt])=>((f*at+u*lt+d-i)*(a-i)+(h*at+l*lt+g-r)*(c-r))/w,[T,P,z,tt]=(0,E.XM)(o,gn);if(![
M([T,P]),M([z,tt])].every(Number.isFinite))return[o];const it=(tt-P)/Ze;return Array.from({length:Ze},(at,lt)=>{const[ct,Yt]=[P+lt*it,P+(lt+1)*it];return[[T,ct],
[z,ct],[z,Yt],[T,Yt]]}).flatMap(at=>{const lt=Je(Je(at,ct=>M(ct)-n),ct=>e-M(ct));return lt.length===0?[]:mn((0,E.XM)((0,E.$L)(lt),_+gn),o)})}function Je(s,t){return s.
flatMap((n,e)=>{const o=s[(e+1)%s.length],[i,r]=[t(n),t(o)],a=i>=0?[n]:[];if(i<0!=r<0&&Number.isFinite(i-r)){const c=i/(i-r);a.push([n[0]+c*(o[0]-n[0]),n[1]+c*(o[1]-
n[1])])}return a})}function Mi(s,[t,n]){const[e=0,o=0,i=0,r=0,a=0,c=0]=s,f=i/(i-c),[h,u]=[t===-1/0&&i<c?f:t,n===1/0&&i>c?f:n];if(!Number.isFinite(h)||!Number.isFinite(
u))return;const l=d=>{const[g,w,M]=[e+d*(r-e),o+d*(a-o),Math.abs(i+d*(c-i))];return[g-M,w-M,g+M,w+M]};return(0,E.kO)(l(h),l(u))}var St=m(64019),Ve=m(89835),gt=m(
6057),zn=m(75444),Qe=m(87141),_e=m(12657),Kn=m(31095);const bi=1;function qe(s,t){const n=s.dict(t.get("BS")),e=s.array(t.get("Border")),o=s.resolve(n?n.get("W"):
e?.[2]);return typeof o=="number"?o:1}function xi(s,t){if(!(0,p.Eo)(s.resolve(t.get("Subtype")),"Link")||(0,St.wR)(s,t))return;const n=(0,gt.b0)(s,t.get("Rect")),
e=qe(s,t);if(!n||!(e>0))return;const o=s.resolve(s.dict(t.get("BS"))?.get("S")),i=s.array(t.get("Border"))?.[3]!==void 0;return{box:n,width:e,isDashed:i||(0,p.Eo)(
o,"D")}}function Oi({box:s,width:t,isDashed:n},e,o){const[i,r,a,c]=s,f=new fn;f.rectangle(i,r,a-i,c-r,e);const{numbers:h}=f;if(!h)return;const u=Math.hypot(e[0],
e[1]);return{path:h,paint:"",blend:"",mask:"",style:o,ends:"",reach:t*u+bi,isDashed:n,clipBox:void 0}}var Si=m(58971),Ei=m(36502),ts=m(85008),ns=m(97748);const es={
id:"DeviceGray",isPattern:!1},vi={DeviceGray:"0 ",DeviceRGB:"0 0 0 ",DeviceCMYK:"0 0 0 10000 "},ss="DeviceGray 0 ",wn="Normal",Ai=new Set([wn,"Multiply","Darken"]),
ki=/^Device(?:Gray|RGB) (?:(?:0|10000) )+$/;function _t({blend:s,isIsolated:t},n=""){const e=Ai.has(s)||s==="ColorBurn"&&ki.test(n);return t||e?"":s}const zt=s=>({
...(0,ns.ue)(s),base:s,fillSpace:es,strokeSpace:es,fill:ss,stroke:ss,fillAlpha:1,strokeAlpha:1,lineWidth:1,cap:0,join:0,miter:10,dash:"",clip:"",clipShapes:"",blend:wn,
isIsolated:!1,mask:"",other:""}),Ti={DeviceGray:"DefaultGray",DeviceRGB:"DefaultRGB",DeviceCMYK:"DefaultCMYK"},Pi={id:"Pattern",isPattern:!0},Ri=1e4,Ii=.2718281828,
Xn={space:"fillSpace",color:"fill"},Hn={space:"strokeSpace",color:"stroke"};class Ci{document;values;named=new WeakMap;constructor(t,n){this.document=t,this.values=
n}device(t,n,e,o,i){const r=this.named.get(i)?.get(t),a=Yn(n),c=f=>{o[e.space]=f,o[e.color]=`${f.id} ${a}`};return r?c(r):this.space(t,i).then(c)}setSpace(t,n,e,o){
const i=this.named.get(o)?.get(t),r=a=>{e[n.space]=a,e[n.color]=`${a.id} ${vi[a.id]??"initial"}`};return i?r(i):this.space(t,o).then(r)}set(t,n,e){e[n.color]=`${e[n.
space].id} ${Yn(t)}`}beneath(t,{id:n}){return`${n} ${Yn(t)}`}async space(t,n){const e=await this.lookUp(t,n);let o=this.named.get(n);return o||this.named.set(n,
o=new Map),o.set(t,e),e}async lookUp(t,n){if(t==="Pattern")return Pi;const e=Ti[t],o=n.find("ColorSpace",e??t);return o===void 0?{id:t,isPattern:!1}:{id:await this.
idOf(o),isPattern:this.isPattern(o)}}async idOf(t){const n=this.document.resolve(t);return n instanceof p.SX?n.text:rt(await this.values.of(t))}isPattern(t){const n=this.
document.resolve(t);return(0,p.Eo)((0,p.cy)(n)?this.document.resolve(n[0]):n,"Pattern")}}function Yn(s){let t="";for(let n=0;n<s.count;n++)s.kind(n)!==ts.o_&&(t+=
`${Math.floor(s.number(n)*Ri+Ii)} `);return t}var Zn=m(18271),Di=m(15330),Bi=m(83553),Li=m(25747);const Ni=20,yn=50,qt="";class $i{document;fonts=new Map;constructor(t){
this.document=t}of(t,n){let e=this.fonts.get(t);return e||this.fonts.set(t,e=new ji(this.document,t,this.document.dict(n))),e}}class ji{document;font;dict;shapes=new Map;find;bounds=new Map;drawn;constructor(t,n,e){
this.document=t,this.font=n,this.dict=e}shapeOf(t){let n=this.shapes.get(t);return n===void 0&&this.shapes.set(t,n=this.read(t)),n}boxOf(t){return this.drawn?.get(
t.code)?.box??this.bounds.get(t)??this.likelyBox(t)}likelyBox({width:t}){const{ascent:n,descent:e}=this.font;return[-yn,e*1e3-yn,t*1e3+yn,n*1e3+yn]}read(t){if(this.
drawn)return this.drawn.get(t.code)?.shape??qt;this.find??=this.finder();const n=this.find(t);if(!n)return t.text===" "?qt:rt(this.substitute,t.text,Fi(t)?0:t.cid);
if(n.length===0)return qt;const e=(0,Bi.BO)(n);e&&this.bounds.set(t,e);const o=new ft;for(const i of n)o.length(i);return o.finish()}get substitute(){const{name:t,
bold:n,italic:e,fixedPitch:o}=this.font;return`${t} ${n} ${e} ${o}`}finder(){const{document:t,dict:n}=this,e=n&&(0,Zn.Lq)(t,n),o=e&&Ui(t,e),i=o&&(0,Zn.oQ)(t,n);
return!n||!o||typeof i!="object"?()=>{}:(0,Di.X)(t,n,o,i)}}const Ui=(0,Zn.tI)((s,t)=>{const n=s.decodedPart(t)?.data,{memory:e,pace:o}=s.job;return n&&(0,Li.D)(
n,i=>{e.budget.spend("glyphSteps",i),o.add(i*Ni)})}),Fi=({text:s})=>s!==""&&s!=="�";var Gi=m(58552),tn=m(8283);const os={DeviceGray:1,G:1,DeviceRGB:3,RGB:3,DeviceCMYK:4,
CMYK:4},Wi={G:"DeviceGray",RGB:"DeviceRGB",CMYK:"DeviceCMYK",I:"Indexed"};class zi{document;values;known=new Map;constructor(t,n){this.document=t,this.values=n}async of(t,n,e){
const o=this.known.get(t);if(o!==void 0&&t>0)return o;const i=new ft;await this.write(n,e,i,!0);const r=i.finish();return this.known.set(t,r),r}async styleOf(t,n){
const e=new ft;return await this.write(t,n,e,!0,!1),e.finish()}async write(t,n,e,o,i=!0){const{document:r,values:a}=this,{dict:c}=t,{width:f,height:h,bits:u,stencil:l,
decode:d}=(0,rn.h)(r,c);for(const w of[f,h,u,l?1:0,...d??[]])e.exact(w||0);const g=l?"":await this.space(c.get("ColorSpace"),n);e.text(g);for(const w of["Interp\
olate","Intent","SMaskInData","Matte"])e.text(await a.of(c.get(w)));for(const w of o?["SMask","Mask"]:[]){const M=r.resolve(c.get(w));e.text(w),M instanceof p.Z6?
await this.write(M,n,e,!1,i):(0,p.cy)(M)&&e.text(i?await a.of(M):"colors")}i&&await this.samples(t,f*u*(os[g]??0),h,e)}async samples(t,n,e,o){const{document:i,values:r}=this,
{format:a,parameters:c,before:f}=(0,Me.R)(i,t);let h;try{h=await i.decodedAtEase(f)}catch(l){if(!(l instanceof Gi.zU)||l.code!=="unreadable_document")throw l;h=
i.decodedPart(f)?.data??i.encoded(f)}if(o.text(a??""),c&&o.text(await r.of(c)),a==="jpg"){for(const l of Xi(h))await r.bytes(l,o);return}const u=(0,Ln.zq)(n,1,1)*
e;await r.bytes(a===void 0&&u>0?h.subarray(0,u):h,o)}async space(t,n){const e=this.document.resolve(t);if(!(e instanceof p.SX))return this.values.of(t);const o=Wi[e.
text]??e.text,i=o in os?void 0:n(e.text);return i===void 0?o:this.values.of(i)}}const Ki=238;function*Xi(s){let t=2;for(const{marker:n,start:e,end:o}of(0,tn.OD)(
s)){if(t=n===tn.Os?e:o,n===tn.Os)break;n!==tn.EI&&(n===Ki||!(0,tn.iN)(n))&&(yield s.subarray(e,o))}yield s.subarray(t)}const is=50,Hi=2e5,rs=100,Mn=4*1024*1024,
Yi=new Set("Length Filter DecodeParms DL Metadata PieceInfo LastModified Parent P Popup StructParent StructParents Type".split(" ")),Zi=0,Ji=1,Vi=2,Qi=3,_i=4,qi=5,
tr=6,nr=7,as=8;class er{document;objects=new Map;direct=new WeakMap;large=new Map;constructor(t){this.document=t}async of(t){if(t==null)return"";if(typeof t!="o\
bject")return`${t}`;const n=(0,p.i9)(t)?this.objects.get(t.number):this.direct.get(t);if(n!==void 0)return n;const e=new ft;await this.write(t,e,[]);const o=e.finish();
return(0,p.i9)(t)?this.objects.set(t.number,o):this.direct.set(t,o),o}async data(t,n){const{document:e}=this,o=t.data.length>Mn?await e.decodedAtEase(t):e.decodedPart(
t)?.data;await this.bytes(sr(o??e.encoded(t)),n)}async bytes(t,n){const{pace:e}=this.document.job;for(let o=0;o<t.length;o+=Mn){n.bytes(t.subarray(o,o+Mn));const i=e.
step(Math.min(t.length-o,Mn));i&&await i}}async write(t,n,e){const o=this.document.resolve(t);if(!((0,p.cy)(o)?o.length>rs:o instanceof p.Bi&&o.size>rs))return await this.
writeValue(t,n,e);let r=(0,p.i9)(t)?this.large.get(t.number):void 0;if(r===void 0){const a=new ft;await this.writeValue(t,a,e),r=a.finish(),(0,p.i9)(t)&&e.length<
is/5?this.large.set(t.number,r):n.count+=a.count}n.text(r)}async writeValue(t,n,e){if(e.length>is||n.count>Hi||(0,p.i9)(t)&&e.includes(t.number)){n.exact(nr);return}
const o=this.document.resolve(t),i=[...e,(0,p.i9)(t)?t.number:-1];if(typeof o=="number")n.exact(Qi),n.exact(Number(o.toPrecision(5)));else if(o instanceof p.SX||
typeof o=="boolean")n.exact(Ji),n.text(o instanceof p.SX?o.text:`${o}`);else if(o instanceof p.Mx)n.exact(Vi),n.bytes(o.bytes);else if((0,p.cy)(o)){n.exact(_i);
for(const a of o)await this.write(a,n,i);n.exact(as)}else o instanceof p.Bi?await this.entries(o,qi,n,i):o instanceof p.Z6?(await this.entries(o.dict,tr,n,i),await this.
data(o,n)):n.exact(Zi);const r=this.document.job.pace.step(100);r&&await r}async entries(t,n,e,o){e.exact(n);for(const i of[...t.keys()].sort())Yi.has(i)||(e.text(
i),await this.write(t.get(i),e,o));e.exact(as)}}function sr(s){if(!(s.length>128&&Buffer.from(s.subarray(36,40)).toString("latin1")==="acsp"))return s;const n=s.
slice();return n.fill(0,24,36),n.fill(0,84,100),n}const or=1e4;class ir{document;decoder;layers;values;images;colors;characters;shapes;fonts=new Map;known=new Map;constructor(t){
this.document=t,this.decoder=new Si.X(t),this.characters=new _e.y(t.job),this.layers=new Ei.z(t),this.values=new er(t),this.images=new zi(t,this.values),this.colors=
new Ci(t,this.values),this.shapes=new $i(t)}remember(t,n){this.fonts.has(t)||this.fonts.set(t,n())}shapesOf(t){return this.shapes.of(t,this.fonts.get(t))}async once(t,n){
const e=this.known.get(t);if(e!==void 0)return e;const o=await n();return this.known.size<or&&this.known.set(t,o),o}}var rr=m(36211),ar=m(93059),cr=m(4745),Jn=m(
5490);const fr=-11,hr=-12;function Vn({matrix:s,lineWidth:t,dash:n}){const[e,o,i,r]=s,a=t*t;return`${[a*(e*e+i*i),a*(e*o+i*r),a*(o*o+r*r)].map(f=>Math.round(f*1e6)).
join(" ")} ${n&&`${n} ${Math.round((0,E.PU)(s)*1e6)}`}`}class ur{digest;fill="";fillAlpha=-1;fillClip="";fillMode="";stroke="";constructor(t){this.digest=t}forget(){
this.fillAlpha=-1,this.stroke=""}state(t,n){n!==1&&this.fills(t),n>=1&&this.strokes(t)}fills({fill:t,fillAlpha:n,clip:e,blend:o,mask:i,other:r}){if(t===this.fill&&
n===this.fillAlpha&&e===this.fillClip&&this.fillMode===o+i+r)return;this.fill=t,this.fillAlpha=n,this.fillClip=e,this.fillMode=o+i+r;const{digest:c}=this;c.exact(
fr),c.text(t),c.length(n),c.text(e),c.text(this.fillMode)}strokes(t){const{stroke:n,strokeAlpha:e,cap:o,join:i,miter:r,clip:a,blend:c,mask:f,other:h}=t,u=`${o} ${i}\
 ${i===0?r:""}`,l=[n,e,a,c,f,h,Vn(t),u].join(`
`);l!==this.stroke&&(this.stroke=l,this.digest.exact(hr),this.digest.text(l))}}const Qn=3,Kt=4,lr=-1;class dr{digest;states;shapesOf;characters;matrix=new ns.f6;replaces=!1;part=32;clipping;clippingBox=E.
gF;ignored=[];marks;shapes;x=0;y=0;alongX=0;alongY=0;acrossX=0;acrossY=0;moved=0;isVertical=!1;scale="";written="";constructor(t,n,e,o){this.digest=t,this.states=
n,this.shapesOf=e,this.characters=o}begin({matrix:t,size:n,stretch:e,rise:o},i){const r=this.matrix,[a,c]=[r.a*t[0]+r.b*t[2],r.a*t[1]+r.b*t[3]],[f,h]=[r.c*t[0]+
r.d*t[2],r.c*t[1]+r.d*t[3]];this.x=r.e*t[0]+r.f*t[2]+t[4]+o*f,this.y=r.e*t[1]+r.f*t[3]+t[5]+o*h,this.alongX=a*n*e,this.alongY=c*n*e,this.acrossX=f*n,this.acrossY=
h*n,this.moved=0,this.isVertical=i.vertical,this.scale=`${mt(this.alongX)} ${mt(this.alongY)} ${mt(this.acrossX)} ${mt(this.acrossY)}`,this.shapes=this.shapesOf(
i)}show(t,n,e){const o=n.font,{vertical:i}=o,r=n.size===0?1:n.size,a=(i?-n.charSpace:n.charSpace)/r,c=(i?-n.wordSpace:n.wordSpace)/r,f=!e&&n.mode!==Qn;let{moved:h}=this;
const u=o.glyphs(t);this.characters.take(u.length);for(const l of u){const d=f?this.shapes.shapeOf(l):qt;d!==qt&&(l.vertical?this.glyph(n,l,d,-l.vertical.x,-h-l.
vertical.y,l.vertical.advance):i?this.glyph(n,l,d,0,-h,l.width):this.glyph(n,l,d,h,0,l.width)),h+=(i&&l.vertical?-l.vertical.advance:l.width)+a,l.isSpace&&(h+=c)}
this.moved=h}endClipping(){this.clipping=void 0,this.clippingBox=E.gF}adjust(t){this.moved+=(this.isVertical?t:-t)/1e3}end({size:t,stretch:n,font:e}){e.vertical?
this.matrix.advance(0,-this.moved*t):this.matrix.advance(this.moved*t*n,0)}replaced(){}glyph(t,n,e,o,i,r){const a=this.x+o*this.alongX+i*this.acrossX,c=this.y+o*
this.alongY+i*this.acrossY;if(this.ignored.length>0&&this.ignored.some(l=>pr(l,a,c)))return;const{digest:f,marks:h}=this;h&&t.mode<Kt+Qn&&(h.begin("text",this.boxOf(
t,n,a,c),t),this.written="");const u=h&&this.shapes.drawn?.get(n.code);u&&t.mode<Kt&&h.glyph(()=>this.drawingOf(u,t,a,c,r)),t.mode<Kt?this.write(f,t,e,a,c,r):(t.
mode<Kt+Qn&&this.write(f,t,e,a,c,r),this.clipping??=new ft,h&&(this.clippingBox=(0,E.kO)(this.clippingBox,this.boxOf(t,n,a,c))),this.written="",this.write(this.
clipping,void 0,e,a,c,r),this.written="")}boxOf(t,n,e,o){const i=(0,E.zl)(this.matrixAt(e,o),this.shapes.boxOf(n));return t.mode%Kt===0?i:(0,E.XM)(i,an(t,!0))}matrixAt(t,n){
return[this.alongX/1e3,this.alongY/1e3,this.acrossX/1e3,this.acrossY/1e3,t,n]}drawingOf({shape:t,kind:n,procedure:e},o,i,r,a){const{fill:c,fillAlpha:f,stroke:h,
strokeAlpha:u,clip:l,blend:d,mask:g,other:w,mode:M}=o;return{style:[...[c,f,h,u,Vn(o),l,_t(o),g!=="",w,M],n,this.scale,mt(i),mt(r),mt(a)].join(`
`),blend:d,mask:g,shape:t,procedure:e,matrix:this.matrixAt(i,r)}}write(t,n,e,o,i,r){n&&this.states.state(n,n.mode%Kt),t.exact(lr),this.scale!==this.written&&(t.
text(this.scale),this.written=this.scale),t.text(e),t.length(o),t.length(i),t.length(r)}}const pr=({x:s,y:t,width:n,height:e},o,i)=>o>=s-.5&&o<=s+n+.5&&i>=t&&i<=
t+e,cs={OP:"false",op:"false",OPM:"0",AIS:"false",TK:"true",RI:"RelativeColorimetric",TR:"Identity",TR2:"Default",BG:"",BG2:"Default",UCR:"",UCR2:"Default"},gr=s=>s in
cs;function fs(s,t,n,e){const o=e instanceof p.SX?e.text:typeof e=="object"?n:`${e}`,i=s.split(`
`).filter(r=>r!==""&&!r.startsWith(`${t} `));return(o===cs[t]?i:[...i,`${t} ${o}`]).sort().join(`
`)}function mr(s,t){switch(s.operator){case"w":return t.lineWidth=s.number(0),!0;case"J":return t.cap=s.number(0),!0;case"j":return t.join=s.number(0),!0;case"M":
return t.miter=s.number(0),!0;case"d":return t.dash=us(s.value(0),s.number(1)),!0;case"ri":return t.other=fs(t.other,"RI","",new p.SX(s.name(0)??"")),!0;default:
return!1}}function wr(s,t,n,e){t==="BM"&&(e.blend=yr((0,p.cy)(n)?s.resolve(n[0]):n)),t==="D"&&(0,p.cy)(n)&&(e.dash=Mr(s,n)),typeof n=="number"&&(t==="LW"?e.lineWidth=
n:t==="LC"?e.cap=n:t==="LJ"?e.join=n:t==="ML"?e.miter=n:t==="CA"?e.strokeAlpha=n:t==="ca"&&(e.fillAlpha=n))}const yr=s=>s instanceof p.SX&&s.text!=="Compatible"?
s.text:wn,hs=new WeakMap;function Mr(s,t){const n=hs.get(t);if(n!==void 0)return n;const[e,o]=[s.resolve(t[0]),s.resolve(t[1])],i=us((0,p.cy)(e)?e.map(r=>s.resolve(
r)):null,Number(o)||0);return hs.set(t,i),i}const br=200;function us(s,t){const n=(0,p.cy)(s)?s.filter(o=>typeof o=="number"):[];if(!n.some(o=>o>0))return"";const e=[
...n,t||0].map(o=>Math.round(o*1e4)).join(" ");return e.length>br?rt(e):e}function ls(s,t,n){const{numbers:e}=s;if(!e)return;const{clipShapes:o,blend:i,mask:r,other:a,
clipBox:c}=t,f=[o,_t(t,n===void 0?t.stroke:t.fill),r!=="",a].join(`
`);if(n!==void 0)return{path:e,blend:i,mask:r,style:[n,t.fillAlpha,f].join(`
`),paint:t.fill,ends:"",reach:0,isDashed:!1,clipBox:c};const{stroke:h,strokeAlpha:u,cap:l,join:d,miter:g,dash:w}=t;return{path:e,blend:i,mask:r,style:[u,Vn(t),f].
join(`
`),paint:h,ends:`${l} ${d} ${d===Gt?g:""}`,pen:Uo(t,s.hasAngles),reach:an(t,s.hasAngles),isDashed:w!=="",clipBox:c}}const ds=2,xr=3;async function Or(s,t,n,e,o,i){
const r=u=>Math.abs(Number(s.resolve(n.get(u))))||0,[a,c,f]=[(0,gt.b0)(s,n.get("BBox")),r("XStep"),r("YStep")];if(!a||!(c>0&&f>0))return;const h=await t.of(["XS\
tep","YStep","BBox","TilingType","PaintType"].map(u=>n.get(u)??null));return{kind:"tiling",style:rt("tiling",h,o,Xt(e)),matrix:e,cell:i,box:a,across:c,up:f}}async function Sr(s,t,n,e,o){
const i=s.dict(n),r=s.resolve(i?.get("ShadingType"));if(!i||r!==ds&&r!==xr)return;const a=Mt(s,i,"Coords");if(a.length!==(r===ds?4:6))return;let c="";for(const d of[
...i.keys()].sort())d!=="Function"&&(c+=`${d} ${await t.of(i.get(d))} `);const[f=0,h=1]=Mt(s,i,"Domain"),[u,l]=(s.array(i.get("Extend"))??[]).map(d=>s.resolve(d)===
!0);return{kind:"shading",style:rt("shading",c,o,Xt(e)),matrix:e,document:s,function:i.get("Function"),domain:[f,h],coords:a,extend:[u??!1,l??!1]}}const Er=(s,t,n)=>(0,E.
lw)((0,gt.lQ)(s,t.get("Matrix")),n),Xt=s=>s.map(t=>Math.round(t*1e6)).join(" "),vr=-2,Ar=-3,kr=-4,Tr=-5,Pr=-6,Rr=-7,Ir=-8,Cr=-9,Dr=-10,Br=3e4,Lr=6;class Ht extends cr.
p{context;digest;marks;glyphs;path=new fn;written;clipRule="";glyphKind="";constructor(t,n,e){const o=new ur(n),i=new dr(n,o,r=>t.shapesOf(r),t.characters);super(
t.document,t.decoder,i,t.layers),this.context=t,this.digest=n,this.marks=e,this.written=o,this.glyphs=i,i.marks=e,e&&(e.begins=()=>o.forget())}take(t,n){const{states:e,
scope:o}=n,i=e.current,{operator:r}=t;if(this.path.follow(t,i.matrix))return;const a=rr.lJ.get(r);if(a){this.paint(a,i);return}switch(r){case"g":case"rg":case"k":
return this.context.colors.device(gs[r],t,Xn,i,o);case"G":case"RG":case"K":return this.context.colors.device(gs[r],t,Hn,i,o);case"cs":case"CS":return this.context.
colors.setSpace(t.name(0)??"",r==="cs"?Xn:Hn,i,o);case"sc":case"scn":return this.color(t,Xn,n);case"SC":case"SCN":return this.color(t,Hn,n);case"W":case"W*":this.
clipRule=r;return;case"gs":return this.graphics(t,n);case"Tf":return this.font(t,n);case"ET":this.clipText(i);return;case"d0":case"d1":return this.glyph(t);case"\
sh":return this.shading(t.name(0)??"",n);case"BI":{const c=(0,ar.n)(t);return c&&this.image(0,c,n)}default:if(!mr(t,i))return super.take(t,n)}}paint({fill:t,strokes:n,
closes:e},o){const{path:i,digest:r,written:a}=this;i.isEmpty||(e&&i.close(),this.marked.isOff||(t!==void 0&&(this.marks?.begin("path",i.box,o),a.state(o,0),r.exact(
t==="nonzero"?vr:Ar),this.marks?.outline(()=>ls(i,o,t)),i.write(r)),n&&(this.marks?.begin("path",(0,E.XM)(i.box,an(o,i.hasAngles)),o),a.state(o,1),r.exact(kr),this.
marks?.outline(()=>ls(i,o)),i.write(r))),this.clipRule!==""&&(ps(o,i,this.clipRule),this.clipRule=""),i.clear())}clipText(t){const{clipping:n}=this.glyphs;n&&(t.
clip=t.clipShapes=rt(t.clip,"text",n.finish()),this.marks&&(t.clipBox=jt(this.glyphs.clippingBox,t)),this.glyphs.endClipping())}color(t,n,e){const o=e.states.current,
i=t.count-1;if(t.kind(i)!==ts.o_)return this.context.colors.set(t,n,o);const r=o[n.space],a=this.context.colors.beneath(t,r);return this.pattern(e.scope.find("P\
attern",t.name(i)),a,e).then(c=>{o[n.color]=c})}async pattern(t,n,e){const{document:o,context:i}=this,r=o.resolve(t),a=o.dict(t);if(!a)return n;const c=Er(o,a,e.
states.current.base);if(!(r instanceof p.Z6)||!(0,p.i9)(t))return this.shaded(a.get("Shading"),c,a.get("ExtGState"));const f=o.resolve(a.get("PaintType"))!==2,h=f?
"":n,u=g=>({...zt(g),...f?{}:{fill:h,stroke:h}}),l=await i.once(`${t.number} ${h}`,async()=>{const g=new ft;await this.apart(t,r,u(qn),e,g);const w=await i.values.
of(["XStep","YStep","BBox"].map(M=>a.get(M)??null));return rt("tiling",g.finish(),w,h)}),d=rt(l,Xt(c));if(this.marks?.lacksPaint(d)){const g=this.contentApart(t,
r,u,e),w=await Or(o,i.values,a,c,h,g);w&&this.marks.paint(d,w)}return d}async shaded(t,n,e){const{values:o}=this.context,[i,r]=[await o.of(t),await o.of(e)],a=rt(
"shading",i,r,Xt(n));if(this.marks?.lacksPaint(a)){const c=await Sr(this.document,o,t,n,r);c&&this.marks.paint(a,c)}return a}contentApart(t,n,e,o){return{items:async(i,r,a)=>{
const c=new ot(i,r,!0);return await this.apart(t,n,e(a),o,c,c),c.end(),c}}}async apart(t,n,e,o,i,r){const{context:a,document:c}=this,{drawing:f,scope:h}=o,u=(0,p.
i9)(t)?t.number:0;if(f.includes(u))return"";if(f.length>=c.job.limits.formDepth)throw this.tooDeep();const l=c.dict(n.dict.get("Resources")),d=new Ht(a,i,r);return await d.
read(await this.decoder.form(u,n),{states:new Jn.U(e),scope:l?new Kn.H(c,l,h):h,stream:u,drawing:[...f,u]}),d.glyphKind}async graphics(t,n){const e=this.document.
dict(n.scope.find("ExtGState",t.name(0)??""));if(await super.take(t,n),!e)return;const{document:o,context:i}=this,r=n.states.current,[a]=o.array(e.get("Font"))??
[];a!==void 0&&r.font&&(i.remember(r.font,()=>a),await this.prepare(r.font,n));for(const[c,f]of e){const h=o.resolve(f);c==="SMask"?r.mask=await this.softMask(h,
n):gr(c)?r.other=fs(r.other,c,await i.values.of(f),h):wr(o,c,h,r)}}async softMask(t,n){const{document:e,context:o}=this;if(!(t instanceof p.Bi))return"";const i=t.
get("G");if(!(e.resolve(i)instanceof p.Z6)||!(0,p.i9)(i))return"";const{matrix:a}=n.states.current,c=await o.values.of(["S","BC","TR"].map(d=>t.get(d)??null)),f=Xt(
a),h=await o.once(`mask ${i.number} ${c}`,async()=>{const d=new ft;return await new Ht(o,d).draw(i,{...n,states:new Jn.U(zt(qn))}),rt("mask",c,d.finish())}),u=rt(
h,f),l={...n,states:new Jn.U(zt(a))};return this.marks?.mask(u,{kind:c,items:(d,g)=>this.itemsOf(i,l,new ot(d,g))}),u}async itemsOf(t,n,e){return await new Ht(this.
context,e,e).draw(t,n),e.end(),e}font(t,n){const e=t.name(0),o=()=>{const{font:r}=n.states.current;if(!(!r||e===void 0)&&(this.context.remember(r,()=>n.scope.find(
"Font",e)),r.type3))return this.prepare(r,n)},i=super.take(t,n);return i?i.then(o):o()}async prepare(t,n){if(!t.type3)return;const e=this.context.shapesOf(t);if(e.
drawn)return;const{document:o}=this,{procedures:i,matrix:r,resources:a}=t.type3,c=new Map;e.drawn=c;const f=o.dict(a),h={...n,scope:f?new Kn.H(o,f,n.scope):n.scope},
u=(0,E.lw)(r,[1e3,0,0,1e3,0,0]);for(let l=0;l<256;l++){const d=t.type3.procedureOf(l),g=d===void 0?void 0:i?.get(d),w=o.resolve(g);if(!(w instanceof p.Z6))continue;
const M=o.job.pace.step(Br);M&&await M;const[T,P]=[new j,new ft],z=at=>zt((0,E.lw)(u,at)),tt=await this.apart(g,w,z(qn),h,P,T),it=this.contentApart(g,w,z,h);c.set(
l,{shape:P.finish(),box:T.box,kind:tt,procedure:it})}}glyph(t){const{operator:n,count:e}=t;this.glyphKind=[n,...Array.from({length:Math.min(e,Lr)},(o,i)=>t.number(
i))].join(" "),this.digest.exact(n==="d0"?Cr:Dr)}async shading(t,{scope:n,states:e}){if(this.marked.isOff)return;const o=e.current,i=n.find("Shading",t),r=await this.
context.values.of(i);if(this.marks?.begin("path",o.clipBox??A,o),this.marks){const{fillAlpha:a,clip:c,blend:f,mask:h,other:u,matrix:l}=o,d=["sh",a,c,_t(o),h!=="",
u].join(`
`);this.marks.shaded({style:d,blend:f,mask:h,paint:await this.shaded(i,l)})}this.written.state(_n(o),0),this.digest.exact(Pr),this.digest.text(r),this.place(o.matrix)}draws(t,n){
if(t===void 0||this.marked.isOff)return;const e=n.scope.find("XObject",t),o=this.document.resolve(e);if(!(o instanceof p.Z6)||!(0,p.Eo)(this.document.resolve(o.
dict.get("Subtype")),"Image"))return super.draws(t,n);if(!this.layers.isOff(o.dict.get("OC")))return this.image((0,p.i9)(e)?e.number:0,o,n)}async image(t,n,{scope:e,
states:o}){if(this.marked.isOff)return;const{document:i}=this,r=f=>e.find("ColorSpace",f),a=(0,rn.h)(i,n.dict).stencil?o.current:_n(o.current),c=await this.context.
images.of(t,n,r);if(this.marks?.begin("image",(0,E.zl)(a.matrix,Nr),a),this.written.state(a,0),this.marks?.keepsPictures){const f=await this.context.images.styleOf(
n,r),{matrix:h,fill:u,fillAlpha:l,clip:d,blend:g,mask:w,other:M}=a,T=[f,u,l,d,_t(a),w!=="",M].join(`
`);this.marks.picture({document:i,image:n,matrix:h,place:Xt(h),id:c,style:T,blend:g,mask:w})}this.digest.exact(Tr),this.digest.text(c),this.place(a.matrix)}async readForm(t,n,e){
const{document:o,digest:i}=this,r=e.states.current;r.base=r.matrix;const a=(0,gt.b0)(o,n.dict.get("BBox"));if(a){const l=new fn;l.rectangle(a[0],a[1],a[2]-a[0],
a[3]-a[1],r.matrix),ps(r,l,"W")}const c=o.dict(n.dict.get("Group"));if(!c||!(0,p.Eo)(o.resolve(c.get("S")),"Transparency"))return super.readForm(t,n,e);const f=o.
resolve(c.get("I"))===!0,h=this.marks?.beginGroup(await this.groupLook(c,r),f);this.written.state({..._n(r),clip:""},0),i.exact(Rr),i.text(await this.context.values.
of(["I","K","CS"].map(l=>c.get(l)??null)));const u={isIsolated:f||r.isIsolated};Object.assign(r,{fillAlpha:1,strokeAlpha:1,blend:wn,mask:""},u),await super.readForm(
t,n,e),h!==void 0&&this.marks?.endGroup(h),i.exact(Ir)}async groupLook(t,n){const{fillAlpha:e,blend:o,mask:i,other:r}=n;return{style:["group",await this.context.
values.of(["I","CS"].map(c=>t.get(c)??null)),e,_t(n),i!=="",r].join(`
`),blend:o,mask:i}}place(t){for(const n of t)this.digest.length(n)}}const _n=s=>({...s,fill:""});function ps(s,t,n){s.clip=rt(s.clip,n,t.id),t.isUpright||(s.clipShapes=
rt(s.clipShapes,n,t.id)),s.clipBox=jt(t.box,s)}const gs={g:"DeviceGray",G:"DeviceGray",rg:"DeviceRGB",RG:"DeviceRGB",k:"DeviceCMYK",K:"DeviceCMYK"},Nr=[0,0,1,1],
qn=[1,0,0,1,0,0];var $r=m(55969),jr=m(20015),bn=m(91374),ms=m(25902),Ur=m(79784);const Fr=new Set(["Highlight","Underline","Squiggly","StrikeOut"]),Gr=1/4;function Wr(s,t,n,e){
if(!Fr.has((0,$r.B)(s,t))||(0,St.wR)(s,t))return;const o=new fn;let i=0;for(const{lowerLeft:c,lowerRight:f,upperRight:h,upperLeft:u}of(0,jr.ck)(s,t)){const l=[c,
f,h,u].map(([w,M])=>(0,E.Gd)(n,w,M));o.polygon(l);const[d,,,g]=l;i=Math.max(i,Math.hypot(g[0]-d[0],g[1]-d[1])*Gr)}const{numbers:r,isEmpty:a}=o;return a||!r?void 0:
{path:r,paint:"",blend:"",mask:"",style:e,ends:"",reach:0,margin:i,isDashed:!1,clipBox:void 0}}const zr=4096|1<<24,Kr=4;function Xr(s,t){const n=(0,gt.b0)(s,t.get(
"Rect")),e=(0,bn.pv)(s,t);if(!n||e!=="Tx"&&e!=="Ch")return n;const o=w=>Number(s.resolve((0,bn.hj)(s,t,w)))||0,i=s.dict(t.get("MK"));if(i!==void 0&&["BG","BC","\
R"].some(w=>i.has(w))||o("Q")!==0||(o("Ff")&zr)!==0)return n;const a=(0,ms.gF)(s,s.resolve((0,bn.hj)(s,t,"V")));if(a===void 0||a.includes(`
`))return n;const[c,f,h,u]=n,l=s.resolve((0,bn.hj)(s,t,"DA")),d=l instanceof p.Mx?(0,Ur.O)((0,ms.mi)(l)).size:0,g=2*Kr+a.length*Math.max(d,u-f);return[c,f,Math.
min(h,c+g),u]}const Hr="Subtype F Contents T Subj RC QuadPoints InkList Vertices L LE CL C IC BS BE Border Name CA OC AS".split(" "),Yr="Subtype F QuadPoints C \
BS Border OC AS".split(" ");function Zr([s,t,n,e]){const o=(e-t)/4;return[s-o,t,n+o,e]}const te=4e3;class Jr{document;context;constructor(t){this.document=t,this.
context=new ir(t)}async page(t,n=[]){const[e,o]=[new ft,new ft];return await this.content(t,n,e),await this.annotations(t,n,o),{content:e.finish(),annotations:o.
finish(),undrawn:await this.undrawn(t)}}async items(t,n,e){const{width:o,height:i}=(0,E.JQ)((0,gt.iw)(this.document,t)),r=new ot(e,[0,0,o,i]);return await this.
content(t,n,r,r),await this.annotations(t,n,r,r),r.end(),r}async content(t,n,e,o){const{document:i,context:r}=this;r.characters=new _e.y(i.job);const a=(0,gt.iw)(
i,t),c=(0,Qe.y)(a),{width:f,height:h}=(0,E.JQ)(a);o?.beginPage(),e.length(f),e.length(h);const u=new Ht(r,e,o);u.glyphs.ignored=n;const l=new Kn.H(i,i.dict(i.pages.
attribute(t,"Resources")));await u.page(await r.decoder.page(t),l,zt(c));const d=i.dict(i.entry(i.pages.number(t),"Group"));d&&(o?.beginPage(),e.text(await r.values.
of(["S","I","K","CS"].map(g=>d.get(g)??null))))}async annotations(t,n,e,o){const{document:i,context:r}=this,a=(0,gt.iw)(i,t),c=(0,Qe.y)(a),f=new Ht(r,e,o);f.glyphs.
ignored=n;for(const h of await(0,zn.qw)(i,t,r.layers)){const u=(0,St.wR)(i,h),l=u&&(0,St.hs)(i,h,u,a.rotation),d=i.job.pace.step(te);d&&await d,l&&(o?.enter(this.
isField(h)?"field":"annotation"),await f.form(u,(0,zn.RZ)(i),zt((0,E.lw)(l.matrix,c))))}for(const h of i.array(i.entry(i.pages.number(t),"Annots"))??[]){const u=i.
dict(h),l=i.job.pace.step(te);if(l&&await l,!u||(0,p.Eo)(i.resolve(u.get("Subtype")),"Popup"))continue;o?.enter(this.isField(u)?"field":"annotation"),o?.begin("\
path",this.boxOf(u,c),{});const d=await this.seen(u);e.text(d);const g=o&&xi(i,u);g&&o.outline(()=>Oi(g,c,d));const w=o&&await this.seen(u,"QuadPoints");w&&o.outline(
()=>Wr(i,u,c,w)),(0,St.wR)(i,u)&&o?.begin("path",void 0,{}),e.text(await r.values.of(u.get("Rect")))}}async undrawn(t){const{document:n,context:e}=this;let o="";
for(const i of await(0,zn.qw)(n,t,e.layers)){const r=n.job.pace.step(te);if(r&&await r,this.isField(i)||(0,St.wR)(n,i)||(0,Ve.q)(n,i))continue;const a=n.resolve(
i.get("Subtype")),c=qe(n,i);if((0,p.Eo)(a,"Link")&&c===0)continue;const f=((0,gt.b0)(n,i.get("Rect"))??[]).map(Math.round),h=await e.values.of(["Subtype","C","N\
ame"].map(u=>i.get(u)??null));o=rt(o,f.join(" "),c,h)}return o}isField(t){return(0,p.Eo)(this.document.resolve(t.get("Subtype")),"Widget")}boxOf(t,n){const{document:e}=this;
if((0,St.dK)(e,t))return;const o=(0,St.wR)(e,t)?void 0:(0,Ve.q)(e,t),i=this.isField(t)&&!(0,St.wR)(e,t),r=o??(i?Xr(e,t):(0,gt.b0)(e,t.get("Rect")));return r&&(0,E.
zl)(n,(0,p.Eo)(e.resolve(t.get("Subtype")),"Highlight")?Zr(r):r)}async seen(t,n){const e=this.document.resolve(t.get("Subtype")),o=(0,p.Eo)(e,"Link")||(0,p.Eo)(
e,"Widget")?Yr:Hr;let i="";for(const r of o)r!==n&&(i+=`${await this.context.values.of(t.get(r))} `);return i}}var Vr=m(3133),ws=m(99561);const ne=64,Qr=1e3,_r="\
￼";class ys{document;pattern;reader;looks;truncated=!1;constructor(t,n){this.document=t,this.pattern=n,this.reader=new Vr.X(t),this.looks=new Jr(t)}async page(t){
const{pace:n}=this.document.job,{masked:e,ignored:o}=await this.text(t);await n.rest();const{content:i,annotations:r,undrawn:a}=await this.looks.page(t,o),c=new ta;
for(const f of Ms(e)){c.add(f);const h=n.step(f.length*4+100);h&&await h}return{content:i,annotations:r,undrawn:a,...c.finish()}}items(t,{ignored:n},e){return this.
looks.items(t,n,e)}async text(t){const{flow:n}=await this.reader.page(t),{text:e}=n;if(!this.pattern)return{text:e,flow:n,masked:e,ignored:[],truncated:!1};const{
matches:o,truncated:i}=await this.pattern.search(e,Qr,this.document.job.pace);this.truncated||=i;let r="",a=0;for(const{start:c,end:f}of o)r+=e.slice(a,c)+_r,a=
f;return{text:e,flow:n,masked:r+e.slice(a),ignored:qr(n,o),truncated:i}}}function*Ms(s){for(const[t]of s.matchAll(/\S+/g))yield t}function qr(s,t){const{text:n}=s,
e=[];let o=-1;for(const{start:i,end:r}of t){if(r<=o)continue;const a=n.lastIndexOf(`
`,i-1)+1,c=n.indexOf(`
`,r);o=c<0?n.length:c;const f=s.box(a,o);f&&e.push(f)}return e}class ta{hash=(0,I.createHash)("sha256");smallest=new Set;largest=0;count=0;add(t){this.hash.update(
`${t} `),this.count++;const n=na(t);this.smallest.has(n)||this.smallest.size===ne&&n>this.largest||(this.smallest.size===ne&&this.smallest.delete(this.largest),
this.smallest.add(n),this.largest=(0,yt.Kf)(this.smallest))}finish(){return{text:this.count===0?"":this.hash.digest("base64"),sample:[...this.smallest].sort((t,n)=>t-
n)}}}function na(s){let t=ws.k;for(let n=0;n<s.length;n++)t=(0,ws.v)(t,s.charCodeAt(n));return t=Math.imul(t^t>>>16,2246822507),(t^t>>>13)>>>0}function ea({sample:s},{
sample:t}){const n=Math.min(ne,Math.max(s.length,t.length));if(n===0)return 0;let[e,o,i,r]=[0,0,0,0];for(;i<n&&(e<s.length||o<t.length);){const[a,c]=[s[e]??1/0,
t[o]??1/0];i++,a===c&&r++,a<=c&&e++,c<=a&&o++}return r/i}const sa=1e6,oa=.01;async function ia(s,t,n){const e=t.length+1;if(s.length*t.length>sa||s.length===0||
t.length===0)return Array.from({length:Math.min(s.length,t.length)},(r,a)=>[a,a]);const o=new Float32Array((s.length+1)*e);for(let r=s.length-1;r>=0;r--){for(let c=t.
length-1;c>=0;c--){const f=oa+ea(s[r],t[c])+o[(r+1)*e+c+1];o[r*e+c]=Math.max(f,o[(r+1)*e+c],o[r*e+c+1])}const a=n.step(t.length*1500);a&&await a}const i=[];for(let r=0,
a=0;r<s.length&&a<t.length;){const c=o[r*e+a];c===o[(r+1)*e+a]?r++:c===o[r*e+a+1]?a++:i.push([r++,a++])}return i}const bs=[({content:s,annotations:t,text:n})=>`${s}\
 ${t} ${n}`,({content:s})=>s,({text:s})=>s];async function ra(s,t,n){const e=new aa(s,t,n);let o=[{from:0,to:t.length,otherFrom:0,otherTo:s.length}];for(const i of bs)
o=await e.inOrder(o,i);for(const i of bs)await e.elsewhere(i);for(const i of o)await e.alike(i);return e}class aa{earlier;later;pace;before;after;moved=new Set;constructor(t,n,e){
this.earlier=t,this.later=n,this.pace=e,this.before=new Int32Array(n.length).fill(-1),this.after=new Int32Array(t.length).fill(-1)}async inOrder(t,n){const[e,o]=[
this.later.map(n),this.earlier.map(n)],i=[...t].reverse(),r=[];for(let a=i.pop();a;a=i.pop()){const c=this.trimmed(a,e,o),f=this.pace.step((c.to-c.from+c.otherTo-
c.otherFrom+1)*200);if(f&&await f,c.from===c.to||c.otherFrom===c.otherTo){(c.from<c.to||c.otherFrom<c.otherTo)&&r.push(c);continue}const h=xs(ca(c,e,o));if(h.length===
0){r.push(c);continue}(0,yt.RZ)(i,fa(c,h).reverse());for(const[u,l]of h)this.match(u,l)}return r}trimmed(t,n,e){let{from:o,to:i,otherFrom:r,otherTo:a}=t;const c=(f,h)=>n[f]!==
""&&n[f]===e[h];for(;o<i&&r<a&&c(o,r);)this.match(o++,r++);for(;o<i&&r<a&&c(i-1,a-1);)this.match(--i,--a);return{from:o,to:i,otherFrom:r,otherTo:a}}async elsewhere(t){
const n=new Map;for(const[e,o]of this.earlier.entries()){const i=t(o);if(this.after[e]>=0||i==="")continue;const r=n.get(i);r?r.push(e):n.set(i,[e])}for(const e of n.
values())e.reverse();for(const[e,o]of this.later.entries()){const i=this.pace.step(200);i&&await i;const r=this.before[e]<0?n.get(t(o))?.pop():void 0;r!==void 0&&
(this.match(e,r),this.moved.add(e))}}async alike({from:t,to:n,otherFrom:e,otherTo:o}){const i=[],r=[];for(let h=t;h<n;h++)this.before[h]<0&&i.push(h);for(let h=e;h<
o;h++)this.after[h]<0&&r.push(h);const{later:a,earlier:c}=this,f=await ia(i.map(h=>a[h]),r.map(h=>c[h]),this.pace);for(const[h,u]of f)this.match(i[h],r[u])}match(t,n){
this.before[t]=n,this.after[n]=t}}function ca(s,t,n){const e=new Map;for(let r=s.otherFrom;r<s.otherTo;r++)e.set(n[r],e.has(n[r])?-1:r);const o=new Map;for(let r=s.
from;r<s.to;r++)o.set(t[r],(o.get(t[r])??0)+1);const i=[];for(let r=s.from;r<s.to;r++){const a=e.get(t[r])??-1;a>=0&&t[r]!==""&&o.get(t[r])===1&&i.push([r,a])}return i}
function xs(s){const t=[],n=new Int32Array(s.length);for(const[o,[,i]]of s.entries()){let[r,a]=[0,t.length];for(;r<a;){const c=r+a>>1;s[t[c]][1]<i?r=c+1:a=c}n[o]=
r>0?t[r-1]:-1,t[r]=o}const e=[];for(let o=t.at(-1)??-1;o>=0;o=n[o])e.push(s[o]);return e.reverse()}function fa(s,t){const n=[];let{from:e,otherFrom:o}=s;for(const[
i,r]of t)n.push({from:e,to:i,otherFrom:o,otherTo:r}),e=i+1,o=r+1;return n.push({from:e,to:s.to,otherFrom:o,otherTo:s.otherTo}),n}const ha=2e6,ua=1e3,la=1e5,da=500,
ee=5e4,pa=50,se=200,xn=20,oe=300,ga=1e3,ma=1e5;async function ie(s,t,n,e,o=la){const{from:i,end:r,otherEnd:a}=wa(s.keys,t.keys),c=new Map;for(let M=a-1;M>=i;M--){
const T=c.get(t.keys[M]);T?T.push(M):c.set(t.keys[M],[M]);const P=n.step(oe);P&&await P}const[f,h]=[[],[]];for(let M=i;M<r;M++){const T=c.get(s.keys[M])?.pop();
T===void 0?f.push(M):h.push([M,T]);const P=n.step(oe);P&&await P}const u=[...c.values()].flat().sort((M,T)=>M-T);await n.rest();const d=await ya(s,t,f,u,{samples:new Map,
masks:new Map,glyphs:new Map,left:o,effort:e},n),g=d.changed;for(const M of d.added)await Os(g,s,M,n);for(const M of d.removed)await Os(g,t,M,n);await n.rest();
const w=[...h,...d.pairs].sort(([M],[T])=>M-T);for(const[M,T]of await ka(s,t,w,n))On(g,s,M),On(g,t,T);return g}function On(s,{kinds:t,boxes:n},e){const o=n[e];o&&
s.push({kind:t[e],box:o})}async function Os(s,t,n,e){const o=s.length>ee?void 0:t.outlines.get(n);if(!o)return On(s,t,n);const i=e.step(o.path.length*se);i&&await i;
const r=Ue(o).flatMap(a=>bt(t.shownPart(a,o)));if(!As(r,t.boxes[n],void 0))return On(s,t,n);for(const a of r)s.push({kind:t.kinds[n],box:a})}function wa(s,t){let n=0,
[e,o]=[s.length,t.length];for(;n<e&&n<o&&s[n]===t[n];)n++;for(;e>n&&o>n&&s[e-1]===t[o-1];)e--,o--;return{from:n,end:e,otherEnd:o}}async function ya(s,t,n,e,o,i){
let r={added:n,removed:e};const[a,c]=[[],[]];for(const f of[va,Aa]){const[h,u]=[await vs(s,r.added,f,i),await vs(t,r.removed,f,i)];for(const[g,w]of h){const M=u.
get(g);if(M?.length===w.length)for(const[T,P]of w.entries()){const z=M[T];if(a.length>ee)break;const tt=i.step(oe);tt&&await tt;const it=await Ma(s,P,t,z,o,i);if(!(!it||
!As(it,s.boxes[P],t.boxes[z]))){c.push([P,z]);for(const at of it)a.push({kind:s.kinds[P],box:at})}}}const[l,d]=[new Set(c.map(([g])=>g)),new Set(c.map(([,g])=>g))];
r={added:n.filter(g=>!l.has(g)),removed:e.filter(g=>!d.has(g))},await i.rest()}return{changed:a,pairs:c,...r}}async function re(s,t,n){return s.has(t)||s.set(t,
await n()),s.get(t)}async function Ma(s,t,n,e,o,i){const[r,a]=[s.outlines.get(t),n.outlines.get(e)],[c,f]=[Lt(s,t),Lt(n,e)];if(c?.mask!==f?.mask)return c?.blend===
f?.blend&&ae(s,t,n,e)?ba(s,t,n,e,o,i):void 0;if(c?.blend!==f?.blend)return!s.isOverOthers&&ae(s,t,n,e)?Oa(s,t,n,e,i):void 0;if(s.groups.has(t))return Sa(s,t,n,e,
i);if(Rt(c)!==Rt(f)){const[M,T]=[s.paints.get(Rt(c)),n.paints.get(Rt(f))],P=s.boxes[t];return!M||!T||!P||!ae(s,t,n,e,!1)?void 0:li(M,T,P,(...z)=>Es(...z,o,i),o.
effort,i)}const[h,u]=[s.glyphs.get(t),n.glyphs.get(e)];if(h&&u)return xa(s,t,n,e,o,i);if(r&&a){const M=i.step((r.path.length+a.path.length)*se);M&&await M;const T=r.
clipBox&&a.clipBox?{clipBox:(0,E.kO)(r.clipBox,a.clipBox)}:{};return qo(r,a)?.flatMap(P=>bt(s.shownPart(P,T)))}const[l,d]=[s.pictures.get(t),n.pictures.get(e)];
if(l&&l.id===d?.id){const M=i.step(ma);return M&&await M,Xe(bo(l,d),s.boxes[t])}const g=l&&d&&await re(o.samples,`${l.id} ${d.id}`,()=>po(l,d)),w=s.boxes[t];if(!(!g||
g.length===0||!w))return g.flatMap(M=>bt((0,E.Pj)((0,E.XM)(lo(l.matrix,M),_),w)))}function ae(s,t,n,e,o=!0){const[i,r]=[s.outlines.get(t),n.outlines.get(e)];if(o&&
Rt(Lt(s,t))!==Rt(Lt(n,e))||s.glyphs.get(t)?.shape!==n.glyphs.get(e)?.shape)return!1;const a=JSON.stringify(s.boxes[t])===JSON.stringify(n.boxes[e]);return!i||!r?
a&&s.pictures.get(t)?.id===n.pictures.get(e)?.id:a&&i.ends===r.ends&&i.reach===r.reach&&Buffer.compare(Ss(i),Ss(r))===0}const Ss=({path:s})=>new Uint8Array(s.buffer,
s.byteOffset,s.byteLength);async function ba(s,t,n,e,o,i){const[r,a]=[Lt(s,t)?.mask??"",Lt(n,e)?.mask??""],[c,f,h]=[s.masks.get(r),n.masks.get(a),s.boxes[t]];return!c||
!f||!h||c.kind!==f.kind?void 0:(await re(o.masks,`${r} ${a}`,async()=>{if(o.left<=0)return;const l=new U,[d,g]=[await c.items(l,s.page),await f.items(l,n.page)];
return o.left-=d.keys.length+g.keys.length,(await ie(d,g,i,{left:0},0)).map(({box:w})=>w)}))?.flatMap(l=>bt((0,E.Pj)(l,h)))}async function Es(s,t,n,e,{effort:o},i){
if(o.left<=0)return;const r=new U,[a,c]=[await s.items(r,n,e),await t.items(r,n,e)];return o.left-=pa+a.keys.length+c.keys.length,(await ie(a,c,i,{left:0},0)).map(
f=>f.box)}async function xa(s,t,n,e,o,i){const[r,a]=[s.glyphs.get(t),n.glyphs.get(e)],[c,f]=[s.boxes[t],n.boxes[e]];if(!c||!f)return;const h=(u,l,d,g)=>{const w=[
r.shape,a.shape,...g].join(" ");return re(o.glyphs,w,()=>Es(u,l,d,g,o,i))};return ui(r,a,(0,E.kO)(c,f),h)}async function Oa(s,t,n,e,o){const i=[];for(const[{boxes:r,
kinds:a,grounds:c,groups:f},h]of[[s,t],[n,e]]){const u=r[h],l=o.step(h*xn);l&&await l;for(let d=c[h]??0;d<h&&u;d++){const g=a[d]==="page"||f.has(d)?void 0:r[d],
w=g&&(0,E.Pj)(g,u);w&&i.push(w)}if(i.length>ua)return}return i}async function Sa(s,t,n,e,o){const i=[];for(const[r,a]of[[s,t],[n,e]]){const c=r.groupEnds.get(a)??
r.boxes.length,f=r.boxes.slice(a+1,c).flatMap(bt);if(f.length>da)return;const h=o.step(f.length*f.length*xn);h&&await h;for(const[u,l]of f.entries())for(const d of f.
slice(u+1))(0,yt.RZ)(i,bt((0,E.Pj)(l,d)));for(let u=a+1;u<c;u++){if(i.length>ee)return;const l=o.step((r.outlines.get(u)?.path.length??1)*se);l&&await l,(0,yt.RZ)(
i,Ea(r,u))}}return i}function Ea(s,t){const n=s.outlines.get(t);return n?Ue({...n,reach:n.reach+_}).flatMap(e=>bt(s.shownPart(e,n))):bt(s.boxes[t])}const Lt=({outlines:s,
pictures:t,groups:n,glyphs:e,shadings:o},i)=>s.get(i)??t.get(i)??n.get(i)??e.get(i)??o.get(i),Rt=s=>s&&"paint"in s?s.paint:"";function va({paints:s},t){const n="\
image"in t?t.place:"";return[t.style,s.get(Rt(t))?.style??Rt(t),n].join(`
`)}const Aa=(s,t)=>"image"in t?`${t.style}
${t.id}`:void 0,bt=s=>s?[s]:[];async function vs(s,t,n,e){const o=new Map;for(const i of t){const r=e.step(ga);r&&await r;const a=Lt(s,i),c=a&&n(s,a);if(c===void 0)
continue;const f=`${s.kinds[i]} ${c}`,h=o.get(f);h?h.push(i):o.set(f,[i])}return o}const As=(s,t,n)=>Pt(s)<Pt([...bt(t),...bt(n)]);async function ka(s,t,n,e){const o=new Set(
xs(n).map(([c])=>c)),i=n.filter(([c])=>!o.has(c)),r=i.length*n.length>ha,a=[];for(const[c,f]of i){const h=e.step(r?xn:n.length*xn);h&&await h;const u=([l,d])=>l<
c!=d<f&&l!==c&&(ks(s.boxes[c],s.boxes[l])||ks(t.boxes[f],t.boxes[d]));(r||n.some(u))&&a.push([c,f])}return a}const ks=(s,t)=>s!==void 0&&t!==void 0&&(0,E.Pj)(s,
t)!==void 0,Ta=50,Pa=3,ce=65536,fe=400,Sn=100,Ra=30,he=10;async function Ia(s,[t,n,e,o],i){const r=new Map;for(const{kind:f,box:h}of s){const u=r.get(f);u?u.push(
h):r.set(f,[h])}const[a,c]=[e-t,o-n];for(let f=Ts(a,c);;f*=2){const h=[];for(const[u,l]of r){const d=new Cs(l,[t,n,e,o],f),{found:g,coveredIn:w}=await d.groups(
i);for(const M of g)h.push({kind:u,boxes:M,coveredIn:w})}for(const u of Ca){const l=await Da(h,u,i);if(l.length<=Ta||f>a+c&&u===1/0)return l.sort(Ua)}}}const Ts=(s,t)=>Math.
max(Pa,Math.sqrt(s*t/ce),s/ce,t/ce),Ca=[1.3,2,1/0];async function Da(s,t,n){const e=new Map;for(const{kind:i,boxes:r,coveredIn:a}of s){const c=e.get(i)?.found??
[];e.set(i,{found:c,coveredIn:a});const f=r.reduce(E.kO);if(i==="text"||Ps(f)<=Ba*a(f))c.push(f);else for(const u of await Ga(await Na(r,f,n),t,a,n))c.push(u)}const o=[];
for(const[i,{found:r,coveredIn:a}]of e)for(const c of await Fa(r,i==="text"?1/0:Math.max(t,La),a,n))o.push({kind:i,box:c});return o}const Ba=2,La=1.6,Ps=([s,t,n,
e])=>(n-s)*(e-t),Rs=(s,t,n,e)=>{const o=(0,E.kO)(s,t);return n===1/0||Ps(o)<=n*e(o)};async function Na(s,[t,n,e,o],i){if(s.length<=fe)return s;const r=new Map,a=Math.
sqrt(fe),c=(f,h,u)=>Math.min(a-1,Math.floor(a*(f-h)/(u-h||1)));for(const f of s){const[h,u]=[c((f[0]+f[2])/2,t,e),c((f[1]+f[3])/2,n,o)],l=r.get(u*a+h);r.set(u*a+
h,l?(0,E.kO)(l,f):f);const d=i.step(Sn);d&&await d}return[...r.values()]}const $a=["field","annotation","text","image","path","page"];async function ja(s,t,n,e){
const[o,i,r,a]=n,c=Ts(r-o,a-i),f=[];for(const u of $a){const l=new Cs(t.flatMap(d=>d.kind===u?[d.box]:[]),n,c);f.push({kind:u,isAt:await l.cover(e)})}const h=[];
for(const u of s){h.push({kind:f.find(({isAt:d})=>d(u))?.kind??"path",box:u});const l=e.step(Sn);l&&await l}return h}const Ua=({box:s},{box:t})=>s[1]-t[1]||s[0]-
t[0],Fa=(s,t,n,e)=>Is(s,(o,i)=>(0,E.Pj)(o,i)!==void 0&&Rs(o,i,t,n),e),Ga=(s,t,n,e)=>Is(s,(o,i)=>Rs(o,i,t,n),e);async function Is(s,t,n){if(s.length>fe)return[...s];
const e=[...s],o=[];for(let i=e.pop();i;i=e.pop()){const r=i,a=n.step(o.length*Ra);a&&await a;const c=o.findIndex(f=>t(r,f));c<0?o.push(r):e.push((0,E.kO)(r,o.splice(
c,1)[0]))}return o}class Cs{boxes;page;side;columns;rows;constructor(t,n,e){this.boxes=t,this.page=n,this.side=e;const[o,i,r,a]=n;this.columns=Math.max(1,Math.ceil(
(r-o)/e)),this.rows=Math.max(1,Math.ceil((a-i)/e))}async groups(t){const n=await this.covered(t),e=await this.connected(n,t),o=new Map;for(const i of this.boxes){
const r=e[this.row(i[1])*this.columns+this.column(i[0])],a=o.get(r);a?a.push(i):o.set(r,[i]);const c=t.step(Sn);c&&await c}return{found:o.values(),coveredIn:await this.
areas(n,t)}}async areas(t,n){const{columns:e,rows:o,side:i}=this,r=e+1,a=new Int32Array(r*(o+1));for(let c=0;c<o;c++){for(let h=0,u=0;h<e;h++)t[c*e+h]>0&&u++,a[(c+
1)*r+h+1]=a[c*r+h+1]+u;const f=n.step(e*he);f&&await f}return([c,f,h,u])=>{const[l,d]=[this.column(c),this.column(h)+1],[g,w]=[this.row(f)*r,(this.row(u)+1)*r];
return(a[w+d]-a[w+l]-a[g+d]+a[g+l])*i*i}}async cover(t){const n=await this.covered(t);return([e,o,i,r])=>n[this.row((o+r)/2)*this.columns+this.column((e+i)/2)]>
0}column(t){return Math.min(this.columns-1,Math.max(0,Math.floor((t-this.page[0])/this.side)))}row(t){return Math.min(this.rows-1,Math.max(0,Math.floor((t-this.
page[1])/this.side)))}async covered(t){const{columns:n,rows:e}=this,o=n+1,i=new Int32Array(o*(e+1));for(const[a,c,f,h]of this.boxes){const[u,l]=[this.column(a),
this.column(f)+1],[d,g]=[this.row(c)*o,(this.row(h)+1)*o];i[d+u]++,i[d+l]--,i[g+u]--,i[g+l]++;const w=t.step(Sn);w&&await w}const r=new Int32Array(n*e);for(let a=0;a<
e;a++){for(let f=0,h=0;f<n;f++)h+=i[a*o+f],r[a*n+f]=h+(a>0?r[(a-1)*n+f]:0);const c=t.step(n*he);c&&await c}return r}async connected(t,n){const{columns:e,rows:o}=this,
i=new Int32Array(t.length),r=[];let a=0;for(let c=0;c<t.length;c++)if(!(t[c]===0||i[c]!==0)){i[c]=++a,r.push(c);for(let f=r.pop();f!==void 0;f=r.pop()){const[h,
u]=[f%e,Math.floor(f/e)];for(let d=Math.max(0,u-1);d<=Math.min(o-1,u+1);d++)for(let g=Math.max(0,h-1);g<=Math.min(e-1,h+1);g++){const w=d*e+g;t[w]===0||i[w]!==0||
(i[w]=a,r.push(w))}const l=n.step(he*9);l&&await l}}return i}}function Wa(s,[t,n,e,o]){const i=[...new Set(s.flatMap(({box:c})=>[c[0],c[2]]))].sort((c,f)=>c-f);
let r=0;for(const[c,f]of i.entries()){const h=i[c+1];if(h===void 0)break;const u=s.filter(({box:d})=>d[0]<=f&&d[2]>=h).sort((d,g)=>d.box[1]-g.box[1]);let l=-1/0;
for(const{box:d}of u)r+=Math.max(0,d[3]-Math.max(l,d[1]))*(h-f),l=Math.max(l,d[3])}const a=r/((e-t)*(o-n));return Math.min(1,Math.ceil(a*1e4)/1e4)}function za({
before:s},t,n){const e=[];for(const[o,i]of s.entries()){if(i<0)continue;const[r,a]=[t[o],n[i]],c={page:o,before:i,look:r.content!==a.content,text:r.text!==a.text,
annotations:r.annotations!==a.annotations,isDrawn:r.undrawn===a.undrawn};(c.look||c.text||c.annotations)&&e.push(c)}return e}class Ka{after;before;effort=ai();constructor(t,n){
this.after=t,this.before=n}get truncated(){return this.after.truncated||this.before.truncated}async ignored({page:t,before:n}){return[...(await this.after.text(
t)).ignored,...(await this.before.text(n)).ignored]}}const Xa=1e3;async function Ha(s,t,n,e,o){const i=[];for(const r of s){const{page:a,before:c,look:f,text:h,
annotations:u}=r,l={now:await t.after.text(a),old:await t.before.text(c)},d=h?await Ja(l,o):{wordsAdded:0,wordsRemoved:0},{lines:g,truncated:w}=h&&n?await Dt(l.
old,l.now):{lines:[],truncated:!1};e.truncated||=w;const M=await Ya(r,t,l,n,o),[T]=e.entries([{page:a+1,before:c+1,look:f,text:h,annotations:u,...d,...M,...n&&{
diff:g}}]);if(!T||i.length===Xa){e.truncated=!0;break}i.push(T)}return i}async function Ya(s,t,n,e,o){if(!s.look&&!s.annotations)return{share:0,boxes:[]};const{
items:i,area:r}=await Za(s,t,n,o),a=i.map(({box:h})=>h),[c,f]=e?[await ye(n.now.flow,a,o),await ye(n.old.flow,a,o)]:[];return{share:Wa(i,r),boxes:i.map(({kind:h,
box:[u,l,d,g]},w)=>({kind:h,...(0,kt.a)({x:u,y:l,width:d-u,height:g-l}),...c&&f&&h==="text"&&{before:f[w],after:c[w]}}))}}async function Za({page:s,before:t,seen:n},e,{
now:o,old:i},r){const a=new U,c=await e.after.items(s,o,a),f=await e.before.items(t,i,a),h=await ie(c,f,r,e.effort),[,,u,l]=c.page,d=[0,0,Math.max(u,f.page[2]),
Math.max(l,f.page[3])],g=n?await ja(n,h,d,r):h;return{items:await Ia(g,d,r),area:d}}async function Ja({now:s,old:t},n){const e=new Map;for(const[r,a]of[[t.masked,
-1],[s.masked,1]])for(const c of Ms(r)){e.set(c,(e.get(c)??0)+a);const f=n.step(c.length+200);f&&await f}let[o,i]=[0,0];for(const r of e.values())r>0?o+=r:i-=r;
return{wordsAdded:o,wordsRemoved:i}}const ue=32,Va=192,Et=4,le=3,Qa=65536,_a=.2,qa=60,En=3,tc=5e3,nc=600;async function ec(s,t,n,e){const{width:o,height:i}=s,r=Math.
max(n,Math.ceil(Math.sqrt(o*i/Qa))),a=new oc(Math.ceil(o/r),r);let c=!1,f=0;for(let h=0;h<i;h++){const u=f,[l,d]=[s.row(h),t.row(h)],g=Buffer.compare(l,d)===0,w=e.
step(g?l.length*_a:o*qa);if(w&&await w,g)continue;const[M,T]=[Bs(s,h),Bs(t,h)];for(let z=0;z<o;z++){const tt=ic(M,T,z,o);tt!==Ds&&a.add(z,h,tt===vn),!(tt!==vn||
c||f===tc)&&(f++,c=Ls(s,z,h)||Ls(t,z,h))}const P=e.step((f-u)*nc);P&&await P}return{boxes:a.boxes(),isCertain:c}}const Ds=0,sc=1,vn=2,An=2;class oc{columns;side;found=new Map;clear=new Set;constructor(t,n){
this.columns=t,this.side=n}add(t,n,e){const o=Math.floor(n/this.side)*this.columns+Math.floor(t/this.side);e&&this.clear.add(o);const i=this.found.get(o);i?(i[0]=
Math.min(i[0],t),i[2]=Math.max(i[2],t+1),i[3]=n+1):this.found.set(o,[t,n,t+1,n+1])}boxes(){const t=new Set(this.clear);for(const n of this.clear)for(let e=-An;e<=
An;e++)for(let o=-An;o<=An;o++)t.add(n+e*this.columns+o);return[...this.found].flatMap(([n,e])=>t.has(n)?[e]:[])}}const Bs=({row:s,height:t},n)=>[s(Math.max(0,n-
1)),s(n),s(Math.min(t-1,n+1))];function ic(s,t,n,e){const[o,i]=[s[1],t[1]],r=n*Et;let a=Ds;for(let c=r;c<r+le;c++){const f=Math.abs(o[c]-i[c]);if(!(f<=ue)){if(f>
Va||!Ns(o[c],t,c,n,e)||!Ns(i[c],s,c,n,e))return vn;a=sc}}return a}function Ls({row:s,width:t,height:n},e,o){const[i,r]=[Math.max(0,e-En)*Et,Math.min(t,e+En+1)*Et],
a=s(o).slice(e*Et,e*Et+le);for(let c=Math.max(0,o-En);c<=Math.min(n-1,o+En);c++){const f=s(c);for(let h=i;h<r;h+=Et)for(let u=0;u<le;u++)if(Math.abs(f[h+u]-a[u])>
rc)return!1}return!0}const rc=4;function Ns(s,t,n,e,o){const[i,r]=[e>0?n-Et:n,e<o-1?n+Et:n];let[a,c]=[255,0];for(const f of t)for(let h=i;h<=r;h+=Et){const u=f[h];
u<a&&(a=u),u>c&&(c=u)}return s>=a-ue&&s<=c+ue}var ac=m(36116),cc=m(14118),$s=m(41516);const fc=150,hc=72,js=16e6,Us=1e3,Fs=3,Gs=.5;async function uc(s,t,n){if(!n||
s.length===0)return{changes:s,pixelEqual:0,truncated:!1};const{boxes:e,truncated:o}=await dc(await n(),s),i=[];for(const r of s){if(!Ws(r))continue;const a=e.get(
r);if(!a){i.push(r);continue}const c=a.length===0?[]:await t.ignored(r),f=a.filter(h=>!c.some(u=>lc(u,h)));f.length>0&&i.push({...r,seen:f})}return{changes:i,pixelEqual:s.
length-i.length,truncated:o}}const Ws=({look:s,annotations:t})=>s||t;function lc({x:s,y:t,width:n,height:e},[o,i,r,a]){const[c,f]=[(o+r)/2,(i+a)/2];return c>=s&&
c<=s+n&&f>=t&&f<=t+e}async function dc({after:s,before:t},n){const e=n.filter(f=>f.isDrawn&&Ws(f)).slice(0,Us),o=new Map;if(e.length===0)return{boxes:o,truncated:!1};
const i=e.map(({page:f,before:h})=>Mc((0,gt.iw)(s,f),(0,gt.iw)(t,h))),[r,a]=[await kn.of(s,Xs(e,({page:f})=>f)),await kn.of(t,Xs(e,f=>f.before))];let c=e.length===
Us;for(const[f,h]of e.entries()){const u=i[f];if(!u||r.lacksFonts(f)||a.lacksFonts(f))continue;const l=await pc(r,a,f,u);l?o.set(h,l):c=!0}return{boxes:o,truncated:c}}
async function pc(s,t,n,e){const{pace:o}=s.job,i=async c=>{const[f,h]=[await s.draw(n,c),await t.draw(n,c)];if(!f||!h)return;const{boxes:u,isCertain:l}=await ec(
f,h,Math.round(Fs*c.scale),o);return{isCertain:l,boxes:u.map(d=>bc(d,c.scale))}},r=await i(e);if(!r||r.isCertain)return r?.boxes;let a=r.boxes;for(const c of mc){
if(a.length===0)break;const f=await i(wc(e,c));if(!f)return;a=await yc(a,f.boxes,o)}return a.length>0?r.boxes:[]}class kn{job;drawn;drawer;withoutFonts;constructor(t,n,e){
this.job=t,this.drawn=n,this.drawer=e,this.withoutFonts=n.missing.pagesWithout()}static async of(t,n){const{job:e}=t,o=await(0,$s.NY)(t,n,!0,gc);return new kn(e,
o,await cc.YY.open(o.bytes,e,o))}lacksFonts(t){return this.withoutFonts.has(this.drawn.pages.numbers[t])}async draw(t,n){if(!this.drawn.slow.has(t))try{return await this.
drawer.draw(t,n)}catch(e){if(this.drawer.isTired)return;throw e}}}const gc="tolerance",mc=[1.13,.91];function wc({width:s,height:t,scale:n,isTransparent:e},o){const i=s*
t*o*o>js?1/o:o,r=a=>Math.max(1,Math.round(a*i));return{width:r(s),height:r(t),isTransparent:e,scale:n*i}}async function yc(s,t,n){const e=new Set,o=(0,yt.Kf)([Fs,
...s.map(zs),...t.map(zs)]),i=([a,c,f,h])=>{const u=[];for(let l=Math.floor(c/o);l<=h/o;l++)for(let d=Math.floor(a/o);d<=f/o;d++)u.push(`${d} ${l}`);return u};for(const a of t){
for(const f of i(a))e.add(f);const c=n.step(Ks);c&&await c}const r=[];for(const a of s){i(a).some(f=>e.has(f))&&r.push(a);const c=n.step(Ks);c&&await c}return r}
const zs=([s,t,n,e])=>Math.max(n-s,e-t)/2,Ks=2e3,Xs=(s,t)=>Uint32Array.from(s,n=>t(n)+1);function Mc(s,t){const[{width:n,height:e},o]=[(0,E.JQ)(s),(0,E.JQ)(t)];
if(Math.abs(n-o.width)>Gs||Math.abs(e-o.height)>Gs)return;const i=Math.min(fc/hc,Math.sqrt(js/(n*e)),ac.GE/Math.max(n,e)),r=a=>Math.max(1,Math.round(a*i));return{
width:r(n),height:r(e),isTransparent:!1,scale:i}}const bc=([s,t,n,e],o)=>[s/o-1,t/o-1,n/o+1,e/o+1],Hs=["fonts","links","bookmarks","attachments","form"],xc=new Set(
["created","modified"]),Oc=new Set(["creator","producer"]);async function Sc({after:s,before:t},n){const{pace:e}=s.job,o=s.pages.count+t.pages.count;let i=0;const r=async(ct,{
pages:Yt})=>{const oo=[];for(let we=0;we<Yt.count;we++)oo.push(await ct.page(we)),e.progress(++i/o);return oo},a=new Ka(new ys(s,n.pattern),new ys(t,n.pattern)),
[c,f]=[await r(a.after,s),await r(a.before,t)];await e.rest();const h=await ra(f,c,e),u=new et,{changes:l,pixelEqual:d,truncated:g}=await uc(za(h,c,f),a,n.drawn),
{counts:w,data:M,isSame:T}=await vc({after:s,before:t},h,u,n.drawn!==void 0),P=ct=>u.entries(ct.map(Yt=>Yt+1)),z=Ys(h.before),tt=Ys(h.after),it=[...h.moved].map(
ct=>({page:ct+1,before:h.before[ct]+1})),at={added:P(z),removed:P(tt),moved:u.entries(it),changed:await Ha(l,a,n.withText,u,e)},lt={pagesAdded:z.length,pagesRemoved:tt.
length,pagesMoved:it.length,pagesChanged:l.length,...w};return{same:T&&z.length+tt.length+it.length+l.length===0,truncated:u.truncated||a.truncated||g,pageCount:s.
pages.count,pageCountBefore:t.pages.count,pixelEqual:d,counts:lt,pages:at,...M,bytes:Ec(s,t)}}const Ys=s=>[...s.keys()].filter(t=>s[t]<0);function Ec({bytes:s},{
bytes:t}){return Buffer.compare(s,t)===0?null:{before:t.length,after:s.length}}async function vc({after:s,before:t},n,e,o){const i=await xt(s,u=>n.before[u]<0?void 0:
u),r=await xt(t,u=>n.after[u]<0?void 0:n.after[u]),a=Object.keys(i.metadata).filter(u=>i.metadata[u]!==r.metadata[u]),c={metadata:a.length},f={metadata:Ac(r,i,a,
e)};for(const u of Hs){const l=await dt(r[u],i[u],s.job.pace);c[u]=l.before.length+l.after.length,f[u]={before:e.entries(l.before),after:e.entries(l.after)}}f.security=
Zs(r.security,i.security),f.tagged=Zs(r.tagged,i.tagged);const h=a.every(u=>xc.has(u)||o&&Oc.has(u))&&Hs.every(u=>c[u]===0||o&&u==="fonts")&&f.security===null&&
f.tagged===null;return{counts:c,data:f,isSame:h}}function Ac({metadata:s},{metadata:t},n,e){const o=n.map(i=>({key:i,pair:{before:s[i]??null,after:t[i]??null}}));
return Object.fromEntries(e.entries(o).map(({key:i,pair:r})=>[i,r]))}const Zs=(s,t)=>JSON.stringify(s)===JSON.stringify(t)?null:{before:s,after:t};var kc=m(73154),
Tc=m(95800),Pc=m(99876),Js=m(14029),Rc=m(77158),vt=m(36078);const Vs={before:"1 0 0",after:"0 0.82 0.88"},Tn=28,Qs=24,_s=46,Ic=620,Cc=880,Pn=2,Dc="0.93 0.94 0.9\
5",Bc="0.13 0.15 0.19",Lc="0.42 0.45 0.5",Nc="0.78 0.8 0.83",$c="0.95 0.55 0",jc="0.85 0.1 0.15",Uc="0 0.62 0.68";function Fc(s,t,n){const e=Math.max(s.size.width,
t.size.width),o=Math.max(s.size.height,t.size.height),i=Math.min(1,Ic/e,Cc/o),r=Math.max(e*i,190),[a,c]=[2*Tn+3*r+2*Qs,2*Tn+_s+o*i],f=c-Tn-_s,h=[0,1,2].map(P=>Tn+
P*(r+Qs)),[u,l,d]=h,g=({size:P},z)=>{const[tt,it]=[P.width*i,P.height*i];return{x:z,y:f-it,width:tt,height:it}},w={before:g(s,u),after:g(t,l),both:[g(s,d),g(t,d)]},
M=P=>n.map(z=>Wc(z,P,f,i)).join(" "),T=[`q ${Dc} rg 0 0 ${(0,vt.id)(a)} ${(0,vt.id)(c)} re f Q`,de(["Before",62],`page ${s.number}`,jc,u,f),de(["After",46],`pag\
e ${t.number}`,Uc,l,f),de(["Both",46],"red: darker before, cyan: darker after",void 0,d,f),ge(w.before),ge(w.after),...w.both.map(ge),Rn("Before",s,w.before),Rn(
"After",t,w.after),`q /Multiply gs ${Rn("TintedBefore",s,w.both[0])} ${Rn("TintedAfter",t,w.both[1])} Q`,...[w.before,w.after,...w.both].map(Gc),`q ${$c} RG 1.2\
 w 1 j ${h.map(M).join(" ")} Q`].join(`
`);return{width:qs(a),height:qs(c),content:`${T}
`}}const qs=s=>Math.round(s*100)/100;function de([s,t],n,e,o,i){const r=i+16,a=e===void 0?"":`${e} rg ${(0,vt.id)(o)} ${(0,vt.id)(r-1)} 12 12 re f `,c=e===void 0?
o:o+19,f=`BT ${Bc} rg /Bold 16 Tf ${(0,vt.id)(c)} ${(0,vt.id)(r)} Td (${s}) Tj ${Lc} rg /Plain 12 Tf ${t} 0 Td (${n}) Tj ET`;return`q ${a}${f} Q`}const pe=({x:s,
y:t,width:n,height:e})=>[s,t,n,e].map(vt.id).join(" ").concat(" re"),ge=s=>`q 1 g ${pe(s)} f Q`,Gc=s=>`q ${Nc} RG 1 w ${pe(s)} S Q`;function Rn(s,{inner:t},{x:n,
y:e,width:o,height:i}){return`q ${[o/t.width,0,0,i/t.height].map(a=>String(Number(a.toFixed(6)))).join(" ")} ${(0,vt.id)(n)} ${(0,vt.id)(e)} cm /${s} Do Q`}function Wc({
x:s,y:t,width:n,height:e},o,i,r){const a={x:o+(s-Pn)*r,y:i-(t+e+Pn)*r,width:(n+2*Pn)*r,height:(e+2*Pn)*r};return`${pe(a)} S`}const zc=1,Kc=2,Xc="1.4",Hc=2e4;async function Yc(s,t){
const{job:n}=s.after,e=await(0,C.E)(Rc.O,n,{}),o=await In.of(e,zc,s.after,t.map(({page:a})=>a),n),i=await In.of(e,Kc,s.before,t.map(({before:a})=>a),n),r=[];for(const[
a,c]of t.entries()){const[f,h]=[await o.panel(a,c.page),await i.panel(a,c.before)],u={before:eo(e,h,Vs.before),after:eo(e,f,Vs.after)},{width:l,height:d,content:g}=Fc(
h,f,c.boxes),w=(0,p.jd)({Type:(0,p.UU)("Page"),MediaBox:[0,0,l,d],Group:to(),Resources:(0,p.jd)({XObject:(0,p.jd)({Before:h.form,After:f.form,TintedBefore:u.before,
TintedAfter:u.after}),ExtGState:(0,p.jd)({Multiply:(0,p.jd)({BM:(0,p.UU)("Multiply")})}),Font:(0,p.jd)({Bold:no("Helvetica-Bold"),Plain:no("Helvetica")})}),Contents:e.
add(new p.Z6((0,p.jd)({}),Buffer.from(g,"latin1")))});r.push(e.add(w).number);const M=n.pace.step(Hc);M&&await M}return(0,Tc.J)([{index:0,document:e},o.part,i.part]),
await e.pages.rebuild(r),await e.pages.settle(),(0,Js.fT)([e,o.part.document,i.part.document],{encryption:"none",version:Xc})}class In{part;forms;found;sizes;constructor(t,n,e,o){
this.part=t,this.forms=n,this.found=e,this.sizes=o}static async of(t,n,e,o,i){const r=o.map(u=>(0,E.JQ)((0,gt.iw)(e,u-1)));await(0,$s.mO)(e,Uint32Array.from(o),
!0);const a=await(0,Js.UN)(e,{encryption:"none",draft:!0}),c={index:n,document:await(0,C.E)(a,i,{})},f=new kc.l(t,c),h=await(0,Pc.F)(c.document,Uint32Array.from(
o,(u,l)=>l+1));return await f.inspect(h.pages),new In(c,f,h,r)}async panel(t,n){const e=this.found.pages[t],o=this.found.kinds[e.kind];return{form:await this.forms.
of(e,o),number:n,inner:(0,E.iN)(o),size:this.sizes[t]}}}const to=()=>(0,p.jd)({S:(0,p.UU)("Transparency"),CS:(0,p.UU)("DeviceRGB"),I:!0}),no=s=>(0,p.jd)({Type:(0,p.
UU)("Font"),Subtype:(0,p.UU)("Type1"),BaseFont:(0,p.UU)(s),Encoding:(0,p.UU)("WinAnsiEncoding")});function eo(s,{form:t,inner:{width:n,height:e}},o){const i=`0 \
0 ${n} ${e} re f`,r=`q 1 g ${i} Q q /Page Do Q q /Saturation gs 0.5 g ${i} Q q /Screen gs ${o} rg ${i} Q
`,a=(0,p.jd)({Type:(0,p.UU)("XObject"),Subtype:(0,p.UU)("Form"),BBox:[0,0,n,e],Group:to(),Resources:(0,p.jd)({XObject:(0,p.jd)({Page:t}),ExtGState:(0,p.jd)({Saturation:(0,p.
jd)({BM:(0,p.UU)("Saturation")}),Screen:(0,p.jd)({BM:(0,p.UU)("Screen")})})})});return s.add(new p.Z6(a,Buffer.from(r,"latin1")))}var Zc=m(5899),Jc=m(68516),Vc=m(
9312);const Qc={file:"compare_to",password:"compare_password",noun:"the earlier version"},_c=async(s,t,n)=>{const{ignore_pattern:e,with_text:o,tolerance:i}=t,r=e===
void 0?void 0:await(0,Vc.Gv)("ignore_pattern",e,"regex",n),{quiet:a,wasRepaired:c}=(0,k.gd)(n,!0),{after:f,before:h,isRepaired:u}=await me(s,t,a),d=await Sc({after:f,
before:h},{pattern:r,withText:o,drawn:i==="pixels"?()=>me(s,t,a):void 0}),g=t.difference_pdf?{difference:await qc(d,s,await me(s,t,a))}:{},w={...d,...g},M=[...c()?
[so("The document")]:[],...u?[so("The earlier version")]:[],...tf(w)];return{documents:[{...s,pageCount:f.pages.count}],data:w,notes:M,facts:{}}};async function qc({
pages:s},{name:t},n){const{changed:e}=s;if(e.length===0)return null;const o=await Yc(n,e);return{fileName:`${t.replace(/\.pdf$/i,"")}-difference.pdf`,size:o.length,
content:Buffer.from(o).toString("base64")}}async function me(s,{compare_to:t,compare_password:n,open_password:e},o){const i=await(0,C.E)(s.bytes,o,{password:e}),
{document:r,isRepaired:a}=await(0,Jc.H)(t,n,Qc,o);return{after:i,before:r,isRepaired:a}}const so=s=>(0,Zc.A)(`${s} is damaged: it was compared as far as it coul\
d be read.`);function tf({pixelEqual:s}){const t=Number(s);return t===0?[]:[{code:"pages_look_same",message:`${(0,L.y_)(t,"page")} ${t===1?"draws differently, l\
ooks the same, and counts":"draw differently, look the same, and count"} as unchanged.`}]}}),17623:((ht,J,m)=>{m.d(J,{Z:()=>F});var L=m(46570),C=m(52604),V=m(52755),
Z=m(76933),q=m(77500),X=m(9819);const R=3;async function F(D,G,H){const v=[],b={},{spend:y}=new X.b9(D);for(const O of G.fields){const S=$(D,G,H,O);y(R*S.length);
const x=O.kind==="password"?null:H.of(O),k=O.kind==="password"?null:H.of(O,"DV");v.push(p(G,O,{value:x,default:k,options:S})),(0,L.K)(O)&&O.kind!=="password"&&G.
byName.get(O.name)===O&&Object.defineProperty(b,O.name,{value:x,enumerable:!0,configurable:!0,writable:!0});const I=D.job.pace.step(4e3+H.costOf(O));I&&await I}
return{fields:v,values:b,xfa:(0,q.f4)(D,G),scripts:await(0,Z.on)(D,G)}}function p(D,G,{value:H,default:v,options:b}){const{kind:y,flags:O,name:S}=G,x=D.integer(
G.nodes[0],"MaxLen"),k=y==="text"||y==="password";return{name:S,type:y,value:H,default:v,options:b,required:(O&V.mw)!==0,readOnly:(O&V.sj)!==0,multiline:y==="te\
xt"&&(O&V.kz)!==0,maxLength:k&&x>0?x:null,pages:[...new Set(G.widgets.flatMap(({pages:I})=>I))].sort((I,K)=>I-K)}}function $(D,G,H,v){return v.kind==="dropdown"||
v.kind==="list"?H.choices(v):v.kind!=="checkbox"&&v.kind!=="radio"?[]:(0,C.lD)(D,G,v).names.map(b=>({value:b,display:b}))}}),5899:((ht,J,m)=>{m.d(J,{A:()=>L});const L=C=>({
code:"document_damaged",message:C})}),77158:((ht,J,m)=>{m.d(J,{O:()=>L});const L=Buffer.from(`%PDF-1.3
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
`,"latin1")}),68516:((ht,J,m)=>{m.d(J,{H:()=>Z});var L=m(58552),C=m(91519),V=m(59277);async function Z({bytes:R},F,p,$){const D={repaired:!1},G=()=>{D.repaired=
!0};try{return{document:await(0,C.E)(R,{...$,onRepaired:G},{password:F}),isRepaired:D.repaired}}catch(H){throw H instanceof L.zU?q(H,R,p):H}}function q(R,F,{file:p,
password:$,noun:D}){const G=(H,v,b=[])=>(0,L.G6)([{field:H,message:v,mentions:b}]);switch(R.code){case"password_required":return G(p,`needs a password: give it \
as ${$}`,[$]);case"wrong_password":return G($,`does not open ${D}`);case"unsupported_encryption":return G(p,"is protected in a way that is not supported, such a\
s by a certificate");case"unreadable_document":{const H=(0,V.y)(F);return G(p,H===void 0||H==="a PDF document"?X:`is ${H}; it must be a PDF document`)}case"limi\
t_exceeded":{const H=R.issues.map(({message:v})=>({field:p,message:v}));return new L.zU(R.code,R.message,{issues:H,...R.advice===void 0?{}:{advice:R.advice}})}default:
return R}}const X="cannot be read, or has no pages: it must be a complete PDF document"}),66403:((ht,J,m)=>{m.d(J,{a:()=>V});const L=100,C=Z=>Math.round(Z*L)/L,
V=Z=>Z?{x:C(Z.x),y:C(Z.y),width:C(Z.width),height:C(Z.height)}:null}),9312:((ht,J,m)=>{m.d(J,{$0:()=>X,Gv:()=>V,MM:()=>q});var L=m(779),C=m(42973);const V=(F,p,$,{
pace:D,limits:G})=>(0,L.patternOf)(F,p,$,D,R(F,G)),Z={slashes:"has slashes around it that count as characters: leave them out, and begin with (?i) in place of t\
he flag i","regex-as-words":"looks like a regular expression and was read as words: set search_mode to regex, and leave out slashes around it"};function q(F,p){
const $=(0,L.GJ)(F,p);return $&&Z[$]}function X(F,p,$){const D=q(p,$);return D===void 0?[]:[{code:"search_mode_unlikely",message:`Nothing was found for ${F}, wh\
ich ${D}.`,mentions:[F,"search_mode"]}]}function R(F,{searching:p}){let $=p;return D=>{if($-=D,$<0)throw(0,C.FU)("searching",`The search takes more than ${p} st\
eps, which are characters times the size of the expression`,"Make the expression shorter or more exact, or search fewer pages",F)}}}),95800:((ht,J,m)=>{m.d(J,{J:()=>q});
var L=m(45599),C=m(36502),V=m(25524);const Z=["Order","AS","RBGroups","Locked"];function q(X){const R=X.filter(({document:y})=>y.dict(y.catalog.get("OCPropertie\
s")));if(R.length===0||R.length===1&&R[0].index===0)return;const{document:F}=X[0],p=F.dict(F.catalog.get("OCProperties")),$=[],[D,G]=[[],[]],H=new Map(Z.map(y=>[
y,[]]));for(const y of R){const O=y.document.dict(y.document.catalog.get("OCProperties")),S=y.document.dict(O.get("D")),x=(k,I)=>(y.document.array(k?.get(I))??[]).
map(K=>(0,V.yY)(K,y.index));for(const k of x(O,"OCGs"))$.push(k);for(const[k,I]of H)for(const K of x(S,k))I.push(K);for(const k of x(S,"ON"))D.push(k);for(const k of new C.
z(y.document).groupsOff())G.push((0,V.yY)(k,y.index))}const v=new L.Bi(p&&F.dict(p.get("D")));v.delete("BaseState");for(const[y,O]of[...H,["ON",D],["OFF",G]])O.
length>0?v.set(y,O):v.delete(y);const b=new L.Bi(p);b.set("OCGs",$),b.set("D",v),F.editCatalog().set("OCProperties",F.add(b))}}),73154:((ht,J,m)=>{m.d(J,{l:()=>H});
var L=m(75162),C=m(45599),V=m(1592),Z=m(37709);async function q(v,b,y){const O=[];let S=0;return await(0,Z.Ko)(b,v.job.pace,x=>{const{operator:k,count:I}=x,K=k===
"BDC"?" BMC":k==="DP"?" MP":void 0;if(K===void 0||I!==2)return;const st=x.name(1),et=st===void 0?x.value(1):y?.get(st);v.dict(et)?.has("MCID")&&(O.push(b.subarray(
S,x.endOf(0)),Buffer.from(K,"latin1")),S=x.end)}),S===0?b:Buffer.concat([...O,b.subarray(S)])}var X=m(92218),R=m(53107),F=m(74135),p=m(25524),$=m(58006);const D=new Set(
["Page","Pages","Catalog","StructElem","StructTreeRoot","Annot"]);class G{document;keepsTags;seen=new Set;shared=new Map;constructor(b,y){this.document=b,this.keepsTags=
y}async prepare(b){const y=this.asObject(b);return await this.release(y),y}asObject(b){if((0,C.i9)(b)&&(0,C.Zm)(this.document.resolve(b)))return b;const y=this.
document.dict(b)??new C.Bi;let O=this.shared.get(y);return O||this.shared.set(y,O=this.document.add(y)),O}async release(b){const{document:y,seen:O}=this,S=[b];for(let x=S.
pop();x!==void 0;x=S.pop())if(x instanceof C.oS){if(O.has(x.number))continue;O.add(x.number);const k=y.job.pace.step(1e3);k&&await k;const I=y.get(x),K=I instanceof
C.Z6?I.dict:I;if((0,C.Zm)(K)){if(this.isApart(K))continue;await this.untie(x,I,K,b)}S.push(y.get(x))}else if(Array.isArray(x))for(const k of x)S.push(k);else if(x instanceof
C.Z6)for(const k of x.dict.values())S.push(k);else if((0,C.Zm)(x)){this.isFont(x)&&!x.has("Resources")&&x.set("Resources",b);for(const k of x.values())S.push(k)}}isApart(b){
const y=this.document.resolve(b.get("Type"));return y!==null&&typeof y=="object"&&"text"in y&&D.has(y.text)}isFont(b){return(0,C.Eo)(this.document.resolve(b.get(
"Subtype")),"Type3")&&b.has("CharProcs")}async untie(b,y,O,S){const{document:x}=this,k=y instanceof C.Z6&&(0,C.Eo)(x.resolve(O.get("Subtype")),"Form"),I=!this.keepsTags&&
(O.has("StructParent")||O.has("StructParents")),K=!O.has("Resources")&&(k||this.isFont(O)),st=k&&!this.keepsTags?await this.withoutIds(y,x.dict(O.get("Resources")??
S)):void 0;if(!I&&!K&&!st)return;const et=x.edit(b),dt=et instanceof C.Z6?et.dict:et;I&&dt.delete("StructParent"),I&&dt.delete("StructParents"),K&&dt.set("Resou\
rces",S),st&&et instanceof C.Z6&&x.put(b,await(0,$.S)(et,st,x.job))}async withoutIds(b,y){const O=this.document.decodedPart(b);if(!O?.whole)return;const S=await q(
this.document,O.data,this.document.dict(y?.get("Properties")));return S===O.data?void 0:S}}class H{document;part;contents;resources;constructor(b,y){this.document=
b,this.part=y,this.contents=new R.K(y.document),this.resources=new G(y.document,this.keepsTags)}get keepsTags(){return this.part.document===this.document}inspect(b){
return this.contents.inspect(b)}async of(b,y){const{index:O,document:S}=this.part,x=await this.resources.prepare(b.resources),k=S.entry(S.pages.number(b.index),
"Group"),{filters:I,data:K}=await this.contentOf(b),st=this.keepsTags?S.entry(S.pages.number(b.index),"StructParents"):void 0,et=(0,C.jd)({Type:(0,C.UU)("XObjec\
t"),Subtype:(0,C.UU)("Form"),BBox:[...y.box],Matrix:[...(0,F.DI)((0,F.S3)(y))],Resources:(0,p.Po)(O,x.number),Group:k===void 0?void 0:(0,p.yY)(k,O),StructParents:st,
...I});return this.document.add(new C.Z6(et,K))}async contentOf(b){const{part:y,contents:O}=this,{document:S}=y,x=O.own(b),k=x.length===1?S.get(x[0]):void 0;if(k instanceof
C.Z6&&this.keepsTags&&O.isOrderly(b))return this.asItIs(k);const{isWhole:I,isKnown:K,open:st}=await O.condition(x),et=await O.content(x),dt=S.dict(S.dict(b.resources)?.
get("Properties")),ut=this.keepsTags?et:await q(S,et,dt);if(k instanceof C.Z6&&(!K||I&&st.excess===0&&ut===et))return this.asItIs(k);const It=st.excess===0?ut:await(0,V.
KS)(ut,0,S.job.pace),At=await(0,X.d)(It,S.job);return{filters:{Filter:(0,C.UU)("FlateDecode")},data:At}}asItIs(b){const{index:y,document:O}=this.part,S=new C.Bi(
[...b.dict].filter(([x])=>x==="Filter"||x==="DecodeParms"));return(0,L.CF)(S),{filters:Object.fromEntries((0,p.yY)(S,y)),data:O.encoded(b)}}}}),25524:((ht,J,m)=>{
m.d(J,{Bg:()=>C,Po:()=>V,fS:()=>q,yY:()=>Z});var L=m(45599);const C=X=>X.find(({index:R})=>R===0).document,V=(X,R,F=0)=>X===F?new L.oS(R):new L.rV(X,R);function Z(X,R){
if(R===0||X instanceof L.rV)return X;if(X instanceof L.oS)return new L.rV(R,X.number);if(Array.isArray(X))return X.map(p=>Z(p,R));if(X instanceof L.Z6||!(X instanceof
L.Bi))return X;const F=new L.Bi;for(const[p,$]of X)F.set(p,Z($,R));return F}class q{meaning;taken;last=new Map;constructor(R=[],F=p=>p){this.meaning=F,this.taken=
new Set([...R].map(F))}get size(){return this.taken.size}has(R){return this.taken.has(this.meaning(R))}add(R){this.taken.add(this.meaning(R))}free(R){const F=R.
startsWith("þÿ");for(let p=(this.last.get(R)??1)+1;;p++){const $=`_${p}`,D=R+(F?[...$].map(G=>`\0${G}`).join(""):$);if(!this.has(D))return this.last.set(R,p),
this.add(D),D}}}}),92152:((ht,J,m)=>{m.d(J,{A6:()=>D,AT:()=>$,Cb:()=>C,WQ:()=>V,ZJ:()=>p,dl:()=>X,fu:()=>H,mA:()=>F,u8:()=>G,zq:()=>L});const L=(v,b,y)=>Math.ceil(
v*b*y/8);function C(v,b,y){if(!v||v.length<b*2)return!1;let O=0;for(let S=0;S<b;S++){const[x,k]=[v[S*2],v[S*2+1]];if(x===y&&k===0)O++;else if(x!==0||k!==y)return}
return O===0?!1:O===b?!0:void 0}function V(v,b){if(v.length>=b)return v.subarray(0,b);const y=new Uint8Array(b);return y.set(v),y}const Z=2,q=65536;function X(v,b,y){
const O=b>>3;return y===16?v[O]*256+v[O+1]:v[O]>>8-y-(b&7)&2**y-1}async function R(v,b,y,O){const S=Math.max(1,Math.floor(q/b));for(let x=0;x<v;x+=S){const k=Math.
min(x+S,v);O(x,k);const I=y.step((k-x)*b*Z);I&&await I}}async function F(v,b){const y=new Uint8Array(v.length);return await R(v.length,1,b,(O,S)=>{for(let x=O;x<
S;x++)y[x]=v[x]^255}),y}async function p(v,{width:b,height:y,channels:O,bits:S},x,k){const I=b*O,K=L(b,O,S),st=new Uint8Array(I*y),et=2**S-1,dt=x&&S<8?255/et:1;
for(let ut=0;ut<y;ut++)await R(I,1,k,(It,At)=>{for(let xt=It;xt<At;xt++){const Ct=xt*S,Nt=ut*K+(Ct>>3),$t=S>=8?v[Nt]:v[Nt]>>8-S-(Ct&7)&et;st[ut*I+xt]=$t*dt}});return st}
async function $(v,b,y,O){const S=Array.from({length:y},(k,I)=>{const[K,st]=[b[I*2],b[I*2+1]];return Uint8ClampedArray.from({length:256},(et,dt)=>(K+dt/255*(st-
K))*255)}),x=new Uint8Array(v.length);return await R(v.length,1,O,(k,I)=>{for(let K=k;K<I;K++)x[K]=S[K%y][v[K]]}),x}function D(v,b,y){const O=new Uint8Array(v.length*
y);for(let S=0;S<v.length;S++)for(let x=0;x<y;x++)O[S*y+x]=b[v[S]*y+x]??0;return O}async function G(v,b,y,O){const S=new Uint8Array(v.length*y);return await R(v.
length,y,O,(x,k)=>S.set(D(v.subarray(x,k),b,y),x*y)),S}async function H(v,b,y,O){const S=new Uint8Array(b.length*(y+1));return await R(b.length,y+1,O,(x,k)=>{for(let I=x;I<
k;I++){for(let K=0;K<y;K++)S[I*(y+1)+K]=v[I*y+K];S[I*(y+1)+y]=b[I]}}),S}}),44738:((ht,J,m)=>{m.d(J,{L:()=>R,m:()=>F});var L=m(45599),C=m(55969),V=m(3466),Z=m(9731),
q=m(17671);const X=1e3;async function R(p,$){const D=new Set;let G=0,H=!1;for(let y=0;y<p.pages.count;y++){const O=F(p,p.pages.number(y));for(const{number:x}of O){
const k=p.get(x),I=p.job.pace.step(X);if(I&&await I,D.has(x)||!(0,L.Zm)(k)||!$(k,y))continue;D.add(x);const K=(0,C.B)(p,k);K==="Popup"&&G++,K==="Widget"&&(H=!0)}
const S=p.job.pace.step(500);S&&await S}if(D.size===0)return 0;const v=(0,q.Hi)(p),b=H?await V.R.of(p):void 0;return await(0,q.Pv)(v,D,()=>(0,q.Wi)(v,D)),b&&await(0,q.
zg)(v,b),await(0,Z.U)(v),D.size-G}function F(p,$){const D=p.entry($,"Annots"),G=p.array(D)??[];if(!G.some(L.Zm))return G.filter(L.i9);const H=p.edit((0,L.i9)(D)?
D:$),v=p.array((0,L.Zm)(H)?H.get("Annots"):H)??[];for(const[b,y]of v.entries())(0,L.Zm)(y)&&(v[b]=p.add(y));return v.filter(L.i9)}}),46287:((ht,J,m)=>{m.d(J,{o:()=>Z});
var L=m(77598),C=m.n(L);const V=4<<20;async function Z(q,X,R){const F=(0,L.createHash)(X);for(const p of q)for(let $=0;$<p.length;$+=V){const D=p.subarray($,$+V);
F.update(D);const G=R.step(D.length);G&&await G}return F.digest()}}),779:((ht,J,m)=>{m.d(J,{zx:()=>C.z,patternOf:()=>jt,GJ:()=>ft,yS:()=>X});var L=m(58552),C=m(
98472),V=m(34378);const Z=new RegExp("([\\x21-\\x7e]{1,1000})(?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]{1,1000}|\\P{M})\\p{M}{0,30}|\\p{M}{1,30}","gu"),q=(A,N)=>X([
A],N);async function X(A,N){const j=new Set;for(const B of A)j.add((await ut(B,N)).text.trim());j.delete("");const U=[...j].map(B=>B.match(/[\x21-\x7e]+/g)??[]),
W=[...j].some(B=>B.includes(" ")),Y=B=>B.length<=Ct&&!At.test(B)&&!(W&&xt.test(B)),Q=B=>B.length*U.length<=I,nt=(B,_)=>Q(B)?(_.add((B.length>>2)+j.size*k),F(B,U)):
!1;return{hasGroups:!1,isWithinWords:!W,lacks:nt,...H(j)&&{countInPieces:O(j)},search:async(B,_,ot)=>{const kt=ot.step(B.length>>2);kt&&await kt;const pt=[],wt=Y(
B);if(!wt&&(Q(B)?nt(B,ot):await R(B,U,ot)))return{matches:pt,truncated:!1};const Ot=!wt&&!W;for await(const[Ut,Dt]of Ot?K(B,nt,ot):[[0,B]]){const sn=wt?{text:Nt(
Dt)}:await ut(Dt,ot);for(const on of j)if(!await dt(on,sn,Ut,pt,_,ot))return{matches:pt,truncated:!0}}return j.size>1&&pt.sort((Ut,Dt)=>Ut.start-Dt.start||Dt.end-
Ut.end),{matches:pt,truncated:!1}}}}async function R(A,N,j){const U=$(A);for(const W of N){const Y=j.step((U.length>>3)*W.length);if(Y&&await Y,p(U,W))return!1}
return!0}function F(A,N){const j=$(A);for(const U of N)if(p(j,U))return!1;return!0}function p(A,N){for(const j of N)if(!A.includes(j))return!1;return!0}function $(A){
const N=A.toLowerCase();return D.test(N)?N.replace(G,en):N}const D=/[\u00df\u0131\u0149\u017f\u037e\u1e9a\u1e9e\u1fef\ufb00-\ufb06]/,G=new RegExp(D,"g"),H=A=>{for(const N of A)
if(!/^[\x21-\x7e]{2,40}$/.test(N))return!1;return A.size>0&&A.size<=v},v=10,b=2e5,y="\0",O=A=>(N,j)=>{const U=$(`${y}${N.join(y)}${y}`);if(j.add(U.length*A.size),
U.length*A.size>b)return;let W=0;for(const Y of A){if(S(U,Y))return;for(let Q=U.indexOf(Y);Q>=0;Q=U.indexOf(Y,Q+Y.length))W++}return W};function S(A,N){const[j,
U]=[new Uint8Array(N.length),new Uint8Array(N.length)];for(let W=A.indexOf(y),Y;W>=0;W=Y){Y=A.indexOf(y,W+1);const[Q,nt]=[A.charCodeAt(W-1),A.charCodeAt(W+1)];for(let B=1;B<
N.length;B++)N.charCodeAt(B-1)===Q&&A.startsWith(N.slice(0,B),W-B)&&(j[B]=1),N.charCodeAt(B)===nt&&x(A,W+1,Y,N,B)&&(U[B]=1)}return j.some((W,Y)=>W===1&&U[Y]===1)}
const x=(A,N,j,U,W)=>A.startsWith(U.slice(W),N)||j>N&&j-N<U.length&&U.startsWith(A.slice(N,j),W),k=6,I=2e4;async function*K(A,N,j){let U=0,W=0;for(let Y;W<A.length;W=
Y){Y=A.indexOf(`
`,W+st)+1,Y===0&&(Y=A.length);const Q=j.step(et);Q&&await Q,N(A.slice(W,Y),j)&&(W>U&&(yield[U,A.slice(U,W)]),U=Y)}W>U&&(yield[U,A.slice(U,W)])}const[st,et]=[200,
10];async function dt(A,{text:N,places:j},U,W,Y,Q){const nt=Q.step(N.length>>3);nt&&await nt;for(let B=N.indexOf(A),_=0;B>=0;B=N.indexOf(A,_)){if(W.length===Y)return!1;
for(_=B+A.length;j&&j[_]===j[_-1];)_++;W.push(j?(0,C.z)(U+j[B],U+j[_]):(0,C.z)(U+B,U+_));const ot=Q.step(A.length);ot&&await ot}return!0}async function ut(A,N){
if(!It.test(A))return Cn(A,N);const j=[];let U="";for(const{0:W,1:Y,2:Q,index:nt}of A.matchAll(Z)){const B=Q===void 0?Y?.toLowerCase()??en(W):" ";for(let ot=0;ot<
B.length;ot++)j.push(Y===void 0?nt:nt+ot);U+=B;const _=N.step(W.length*10);_&&await _}return j.push(A.length),{text:U,places:j}}const It=/[^\0-\xff\u2010-\u2027\u2030-\u205e\u20ac\u2122\u2212\u2500-\u25ff]/,
At=/[^\0-\xde\xe0-\xff\u2010-\u2027\u2030-\u205e\u20ac\u2122\u2212\u2500-\u25ff]/,xt=/[\t-\r\xa0]| {2}/,Ct=131072,Nt=A=>A.toLowerCase().replaceAll(E,Jt),$t=65536;
async function Cn(A,N){const j=A.includes(Zt)?A.split(Zt).length-1:0,U=new Uint32Array(A.length+j+1);let W="",Y=0,Q=!1;for(let nt=0;nt<A.length;nt+=$t){const B=A.
slice(nt,nt+$t),_=N.step(B.length);_&&await _;const ot=Q;for(let pt=0;pt<B.length;pt++){const wt=B.charCodeAt(pt),Ot=nn(wt);(!Ot||!Q)&&(U[Y++]=nt+pt),wt===Dn&&(U[Y++]=
nt+pt),Q=Ot}const kt=B.toLowerCase().replace(/\s+/g," ").replaceAll(Zt,"ss").replaceAll(E,Jt);W+=ot&&kt.startsWith(" ")?kt.slice(1):kt}return U[Y]=A.length,{text:W,
places:U}}const Zt="ß",E="µ",Jt="μ",Dn=223,nn=A=>A===32||A>=9&&A<=13||A===160,en=A=>(0,V.w)((0,V.w)(A).toUpperCase().toLowerCase()),Bn=/^\/.+\/([dgimsuvy]*)$/s,
mt=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^[\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;function ft(A,N){const j=Bn.exec(A);return N==="regex"?j?"slashe\
s":void 0:mt.test(A)||j&&j[1]!==""?"regex-as-words":void 0}const rt=1e6;async function jt(A,N,j,U,W){const Y=j==="regex"?(await Promise.all([m.e(7398),m.e(9974)]).
then(m.bind(m,39974))).expressionOf(N,W):await q(N,U);if("problem"in Y)throw(0,L.G6)([{field:A,message:Y.problem}]);return{...Y,search:async(Q,nt,B)=>{const _=await Y.
search(Q.slice(0,rt),nt,B);return Q.length>rt?{..._,truncated:!0}:_}}}}),98472:((ht,J,m)=>{m.d(J,{z:()=>L});const L=(C,V,Z=[])=>({start:C,end:V,groups:Object.fromEntries(
Z)})})};
