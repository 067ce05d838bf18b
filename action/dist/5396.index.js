"use strict";exports.id=5396,exports.ids=[5396],exports.modules={44131:((X,F,r)=>{r.d(F,{Q:()=>K});const T=v();function K(A,y=0){const[M,s,l,f]=T;let O=~y,C=0;for(const k=A.
length-3;C<k;C+=4)O^=A[C]|A[C+1]<<8|A[C+2]<<16|A[C+3]<<24,O=f[O&255]^l[O>>>8&255]^s[O>>>16&255]^M[O>>>24];for(;C<A.length;C++)O=M[(O^A[C])&255]^O>>>8;return~O>>>
0}function v(){const A=new Int32Array(256);for(let l=0;l<256;l++){let f=l;for(let O=0;O<8;O++)f=f&1?f>>>1^3988292384:f>>>1;A[l]=f}const y=l=>l.map(f=>A[f&255]^f>>>
8),M=y(A),s=y(M);return[A,M,s,y(s)]}}),45657:((X,F,r)=>{r.d(F,{Hn:()=>K,Kf:()=>A,RZ:()=>T,Vp:()=>M,YG:()=>y,vH:()=>v});function T(s,l){for(const f of l)s.push(f)}
const K=s=>s.slice();function v(s,l,f){const O=s.get(l);O?O.push(f):s.set(l,[f])}const A=s=>{let l=-1/0;for(const f of s)l=Math.max(l,f);return l},y=s=>{let l=1/0;
for(const f of s)l=Math.min(l,f);return l},M=s=>Number.isInteger(s)&&!Number.isSafeInteger(s)}),55396:((X,F,r)=>{r.r(F),r.d(F,{extract_images:()=>lt});var T=r(58552),
K=r(35050),v=r(95340),A=r(42973),y=r(81272),M=r(68973),s=r(45599),l=r(92152);const f=3,O=4,C=7,k={[f]:2,[O]:4,[C]:1};function S(I){const{width:e,height:t,bits:_,
channels:b,photometric:p,compression:B,options:R,otherInks:L,profile:H,data:G}=I,$=[[256,O,[e]],[257,O,[t]],[258,f,new Array(b).fill(_)],[259,f,[B]],[262,f,[p]],
[273,O,[8]],[277,f,[b]],[278,O,[t]],[279,O,[G.length]]];R!==void 0&&$.push([292,O,[R]]),p===5&&$.push([332,f,[L?2:1]],[334,f,[b]]),H&&$.push([34675,C,H]);const z=8+
G.length+G.length%2,Y=Buffer.alloc(2+$.length*12+4);Y.writeUInt16LE($.length,0);const et=[];let Q=z+Y.length;for(const[gt,[mt,nt,it]]of $.entries()){const ft=2+
gt*12;Y.writeUInt16LE(mt,ft),Y.writeUInt16LE(nt,ft+2),Y.writeUInt32LE(it.length,ft+4);const dt=Buffer.alloc(Math.max(4,it.length*k[nt]));if(it instanceof Uint8Array)
dt.set(it);else for(const[ht,Mt]of it.entries())dt.writeUIntLE(Mt,ht*k[nt],k[nt]);if(dt.length===4)Y.set(dt,ft+8);else{Y.writeUInt32LE(Q,ft+8);const ht=dt.length%
2===0?dt:Buffer.concat([dt,Buffer.alloc(1)]);et.push(ht),Q+=ht.length}}const q=Buffer.from([73,73,42,0,0,0,0,0]);return q.writeUInt32LE(z,4),Buffer.concat([q,G,
Buffer.alloc(G.length%2),Y,...et])}const a=1,h=4;function o(I,e,{width:t,height:_,decode:b},p,B){const R=(Y,et)=>{const Q=I.resolve(B?.get(Y));return typeof Q==
"number"?Q:et},L=Y=>I.resolve(B?.get(Y))===!0,H=R("K",0),G=R("Columns",1728);if(G>v.K||!Number.isInteger(G))return;const z=[L("BlackIs1"),(0,l.Cb)(b,1,1)===!0,!P(
p)].filter(Boolean).length%2===0;return S({width:G>0?G:t,height:_,bits:1,channels:1,photometric:z?0:1,compression:H<0?4:3,...H<0?{}:{options:(H>0?a:0)+(L("Encod\
edByteAlign")?h:0)},data:e})}function P({table:I,components:e,kind:t}){if(!I)return t!=="inks"&&t!=="cmyk";const _=p=>I.subarray(p*e,(p+1)*e).reduce((B,R)=>B+R,
0),b=_(0)<=_(1);return t==="inks"||t==="cmyk"?!b:b}var i=r(76023),n=r(30586),c=r(38671);async function d(I,e,t){const _=(0,v.h)(I,e.dict),{width:b,height:p}=_;if(!(b>=
1&&p>=1))return"damaged";const B=I.job.limits.pixels;if(b*p>B)throw(0,A.FU)("pixels",`An image of the document has ${b} × ${p} pixels; at most ${B} in all are \
allowed`,"Remove it");if(b>v.K)throw(0,A.FU)("pixels",`An image of the document has rows of ${b} pixels; at most ${v.K} are allowed`,"Remove it");const{format:R,
parameters:L,before:H}=(0,c.R)(I,e);if(R==="jbig2")return"jbig2";const G=I.resolve(e.dict.get("SMask"))??I.resolve(e.dict.get("Mask")),$=G instanceof s.Z6,z=await I.
decodedAtEase(H);if(R==="jpg"||R==="jp2")return{ending:R,bytes:z,width:b,height:p,masked:$};const Y=_.stencil?W:(0,i.L)(I,e.dict.get("ColorSpace"),t);if(!Y||![1,
2,4,8,16].includes(_.bits))return"colors";if(R==="ccitt"){const q=o(I,z,_,Y,L);return q?{ending:"tif",bytes:q,width:b,height:p,masked:$}:"damaged"}const et=G instanceof
s.Z6?G:void 0,Q=u(I.job,_,Y,z.length,et!==void 0);try{return await N(I,_,Y,z,et)}finally{I.job.memory.release(Q)}}function u({memory:I},{width:e,height:t,bits:_,
decode:b},p,B,R){const L=p.table?1:p.components,H=Math.max(0,(0,l.zq)(e,L,_)*t-B),G=(0,l.Cb)(b,L,p.table?2**_-1:1),z=!R&&G!==void 0&&(p.kind==="gray"||p.kind===
"rgb")&&g(p,_)?0:e*t*(p.components+1);if(!(H+z<=I.stream&&I.borrow(H+z)))throw(0,y.q)(I,H+z);return z}const W={kind:"gray",components:1,profile:void 0,table:void 0};
async function N(I,e,t,_,b){const{width:p,height:B,bits:R}=e,{pace:L}=I.job,H=t.table?1:t.components,G=(0,l.zq)(p,H,R)*B,$=(0,l.Cb)(e.decode,H,t.table?2**R-1:1);
let z=(0,l.WQ)(_,G);$&&(z=await(0,l.mA)(z,L));const Y={width:p,height:B,channels:H,bits:R},et={width:p,height:B,masked:b!==void 0};if(t.kind==="cmyk"||t.kind===
"inks"){let nt=R===16?z:await(0,l.ZJ)(z,Y,!t.table,L);t.table?nt=await(0,l.u8)(nt,t.table,t.components,L):$===void 0&&R<=8&&(nt=await(0,l.AT)(nt,e.decode,H,L));
const it=await(0,M.uM)(I.job).deflate(nt,E);return{...et,ending:"tif",bytes:U(e,t,R===16&&!t.table?16:8,it)}}const Q=b&&await m(I,b,e);if(!Q&&$!==void 0&&g(t,R)){
const nt=t.table&&(t.kind==="gray"?(0,l.A6)(t.table,w,3):t.table),it=t.table?"palette":t.kind,ft={width:p,height:B,depth:R,color:it,palette:nt?.subarray(0,3*2**
R),profile:t.profile,samples:z};return{...et,ending:"png",bytes:await(0,n.Hy)(ft,I.job)}}let q=await(0,l.ZJ)(z,Y,!t.table,L);t.table?q=await(0,l.u8)(q,t.table,t.
components,L):$===void 0&&(q=await(0,l.AT)(q,e.decode,H,L)),Q&&(q=await(0,l.fu)(q,Q,t.components,L));const gt=t.kind==="gray"?Q?"gray-alpha":"gray":Q?"rgba":"rg\
b",mt={width:p,height:B,depth:8,color:gt,profile:t.profile,samples:q};return{...et,masked:b!==void 0&&!Q,ending:"png",bytes:await(0,n.Hy)(mt,I.job)}}const w=Uint8Array.
from({length:768},(I,e)=>Math.floor(e/3)),g=({kind:I,table:e},t)=>e?t<=8:I==="gray"||t>=8;async function m(I,e,t){const _=(0,v.h)(I,e.dict),{width:b,height:p,bits:B,
stencil:R,decode:L}=_;if(!(b===t.width&&p===t.height&&!e.dict.has("Matte"))||t.bits===16||![1,2,4,8].includes(B)||(0,c.R)(I,e).format)return;const G=(0,l.Cb)(L,
1,1);if(G===void 0)return;const $=(0,l.WQ)(await I.decodedAtEase(e),(0,l.zq)(b,1,B)*p),z=await(0,l.ZJ)($,{width:b,height:p,channels:1,bits:B},!0,I.job.pace);return G!==
R?(0,l.mA)(z,I.job.pace):z}const E=4;function U({width:I,height:e},t,_,b){const p=t.components===1;return S({width:I,height:e,bits:_,channels:t.components,photometric:p?
0:5,compression:8,otherInks:t.kind==="inks",profile:t.profile,data:b})}var D=r(31424),x=r(91519),j=r(98446),Z=r(64019),st=r(37709),rt=r(93059),J=r(58971),tt=r(31095);
class V{document;found=[];decoder;seen=new Set;constructor(e){this.document=e,this.decoder=new J.X(e)}async page(e){const{document:t}=this,_=new tt.H(t,t.dict(t.
pages.attribute(e,"Resources")));await this.content(await this.decoder.page(e),_,e+1,0);for(const b of t.array(t.entry(t.pages.number(e),"Annots"))??[]){const p=t.
dict(b),B=p&&(0,Z.wR)(t,p);B&&await this.form(B,_,e+1,0)}}async content(e,t,_,b){const{job:p}=this.document;await(0,st.Ko)(e,p.pace,B=>{switch(p.memory.budget.spend(
"operators",1),B.operator){case"BI":this.inline(B,t,_);return;case"Do":return this.draws(t.find("XObject",B.name(0)??""),t,_,b);case"scn":case"SCN":return this.
pattern(B.name(B.count-1),t,_,b);default:return}})}draws(e,t,_,b){const p=this.document.resolve(e);if(!(p instanceof s.Z6)||!(0,s.i9)(e)||this.seen.has(e.number))
return;const B=this.document.resolve(p.dict.get("Subtype"));if((0,s.Eo)(B,"Form"))return this.form(e,t,_,b);(0,s.Eo)(B,"Image")&&(this.seen.add(e.number),this.found.
push({stream:p,page:_,find:R=>t.find("ColorSpace",R)}))}pattern(e,t,_,b){const p=e===void 0?void 0:t.find("Pattern",e);if(p!==void 0&&this.document.resolve(p)instanceof
s.Z6)return this.form(p,t,_,b)}async form(e,t,_,b){const{document:p,seen:B}=this,R=p.resolve(e);if(!(0,s.i9)(e)||B.has(e.number)||!(R instanceof s.Z6))return;B.
add(e.number);const L=p.job.limits.formDepth;if(b>=L)throw(0,A.FU)("formDepth",`A page of the document has more than ${L} forms within another`,"Open it in anot\
her PDF program and save it again");const H=p.dict(R.dict.get("Resources")),G=H?new tt.H(p,H,t):t;await this.content(await this.decoder.form(e.number,R),G,_,b+1)}inline(e,t,_){
const b=(0,rt.n)(e);b&&this.found.push({stream:b,page:_,find:p=>at(t,p)})}}const at=(I,e)=>{const t=I.find("ColorSpace",e);return t instanceof s.SX&&t.text===e?
void 0:t},ct={jpg:"image/jpeg",jp2:"image/jp2",png:"image/png",tif:"image/tiff"},lt=async(I,e,t)=>{const _=await(0,x.E)(I.bytes,t,{password:e.open_password}),b=new V(
_);for(let L=0;L<_.pages.count;L++)await b.page(L);const p=new ot(_,e.minimum_size,t);for(const L of b.found)await p.add(L);const{files:B,count:R}=p;return{documents:[],
files:B,notes:p.notes(b.found.length),facts:{imageCount:R}}},ut=6e4;class ot{document;minimum;job;files=[];count=0;small=0;size=0;unable=new Map;scans;constructor(e,t,_){
this.document=e,this.minimum=t,this.job=_,this.scans=new K.U(e)}async add({stream:e,page:t,find:_}){const{document:b}=this,p=b.job.pace.step(ut);p&&await p;const{
width:B,height:R}=(0,v.h)(b,e.dict);if(B<this.minimum||R<this.minimum){this.small++;return}const L=await Et(d(b,e,_));if(typeof L=="string"){this.unable.set(L,(this.
unable.get(L)??0)+1);return}await this.scans.look(e);const H=(0,D.n)(++this.count),G=`${H}.${L.ending}`;if(await this.push(G,L,{page:t}),!L.masked)return;const $=b.
resolve(e.dict.get("SMask"))??b.resolve(e.dict.get("Mask")),z=$ instanceof s.Z6?await Et(d(b,$,()=>{})):"damaged";typeof z!="string"&&await this.push(`${H}-mask\
.${z.ending}`,z,{page:t,maskOf:G})}async push(e,{bytes:t,ending:_,width:b,height:p},B){const{partBytes:R,parts:L}=this.job.limits;this.size+=t.length;const H="R\
aise minimum_size, or extract images from fewer pages";if(this.size>R)throw(0,A.FU)("partBytes",`The images together are larger than ${R} bytes`,H);if(this.files.
length>=L)throw(0,A.FU)("parts",`The document has more than ${L} images`,H);const G=ct[_],$=await this.job.onResult({index:this.files.length,name:e,bytes:t});this.
files.push({name:e,bytes:$,mediaType:G,facts:{...B,size:t.length,mimeType:G,width:b,height:p}})}notes(e){const t=[];return this.unable.size>0&&t.push(pt(this.unable)),
this.count===0&&this.unable.size===0&&t.push(yt(e)),t}}async function Et(I){try{return await I}catch(e){if(e instanceof T.zU&&e.code==="unreadable_document")return"\
damaged";throw e}}const wt={jbig2:"compressed with JBIG2, which is not decoded",colors:"with colors that no image file has",damaged:"damaged"};function pt(I){return{
code:"images_left_out",message:`Images were left out: ${[...I].map(([t,_])=>`${(0,j.y_)(_,"image is","images are")} ${wt[t]}`).join("; ")}.`}}function yt(I){const e=I===
1?"The one image of the pages is":`All ${I} images of the pages are`;return{code:"no_images",message:I===0?"The pages have no images.":`${e} smaller than minimu\
m_size.`,...I===0?{}:{mentions:["minimum_size"]}}}}),35050:((X,F,r)=>{r.d(F,{U:()=>W});var T=r(83287),K=r(54093),v=r(17741);const[A,y]=[200,20],M=13,s=-1;function l(N){
const w=new Int16Array(1<<M).fill(s);for(const[g,m]of N.entries()){if(!m)continue;const[E,U]=m,D=M-U;w.fill(g<<4|U,E<<D,E+1<<D)}return w}const[f,O,C]=[v.tT.length,
v.tT.length+1,v.tT.length+2],k=64,S=()=>({modes:l([...v.tT,v.CQ,v.bx,v.Kp]),runs:[l([...v.UE,...v.Bn]),l([...v.Uv,...v.Bn])]});function*a(N){const{width:w,height:g,
isAligned:m}=N,E=new h(N);for(let U=0;U<g;U++){m&&E.align();const D=E.read();if(yield A+E.codes*y+w/8,D!==void 0)return D==="damaged"}return!1}class h{codes=0;bit=0;changes;above;count=0;countAbove=0;data;width;tables=S();constructor({
data:w,width:g}){this.data=w,this.width=g,this.changes=new Int32Array(g+4),this.above=new Int32Array(g+4)}align(){this.bit=this.bit+7&-8}read(){const{width:w,above:g}=this,
{modes:m}=this.tables;let[E,U,D]=[-1,0,0];for(this.codes=this.count=0;E<w;){const x=this.take(m);if(x===C&&E<0)return"ended";if(x===s||x===C)return"damaged";for(D=
D&-2|U;D>1&&this.changeAbove(D-2)>E;)D-=2;for(;this.changeAbove(D)<=E&&D<this.countAbove;)D+=2;if(x===f)E=this.changeAbove(D+1);else if(x===O)for(const j of[U,U^
1]){const Z=this.takeRun(j);if(Z===void 0||!this.change(Math.max(E,0)+Z,E))return"damaged";E=Math.max(E,0)+Z}else{const j=this.changeAbove(D)+x-3;if(!this.change(
j,E))return"damaged";E=j,U^=1}}this.above=this.changes,this.changes=g,this.countAbove=this.count}changeAbove(w){return w<this.countAbove?this.above[w]:this.width}change(w,g){
return w<g||w<0||w>this.width||this.count===this.changes.length?!1:(this.changes[this.count++]=w,!0)}takeRun(w){const g=this.tables.runs[w];for(let m=0;m<=this.
width;){const E=this.take(g);if(E===s)return;if(E<k)return m+E;m+=(E-k+1)*64}}take(w){const{data:g,bit:m}=this,E=m>>3,U=(g[E]??0)<<16|(g[E+1]??0)<<8|(g[E+2]??0),
D=E<g.length?w[U>>24-(m&7)-M&(1<<M)-1]:s;return D===s?s:(this.bit+=D&15,this.codes++,D>>4)}}var o=r(55407),P=r(38671),i=r(74262);const[n,c]=[2e8,2e6],[d,u]=[1728,
65536];class W{document;left;constructor(w){this.document=w,this.left=w.suspect?n:c}async look(w){const{document:g}=this,{format:m,before:E,parameters:U}=(0,P.R)(
g,w);if(m!=="jpg"&&m!=="ccitt")return;const{data:D,whole:x}=await g.decodedPartAtEase(E);if(!x)return;if(m==="ccitt")return this.lookAtFax(w,D,U);const j=(0,i.Hb)(
D)??{refining:0,others:1},Z=(0,i.o8)(m,D)*(j.refining+j.others);Z>this.left||(this.left-=Z,await(0,o.H_)(D,g.job)&&(0,T.Eb)(g,w,{found:!0}))}async lookAtFax(w,g,m){
const{document:E}=this,U=(J,tt)=>{const V=E.resolve(J);return typeof V=="number"?V:tt},[D,x]=[U(m?.get("Columns"),d),U(w.dict.get("Height"),0)],j=g.length*8+x;if(!(U(
m?.get("K"),0)<0)||!(D>0&&D<=u)||!(x>0)||j>this.left)return;this.left-=j;const st=E.resolve(m?.get("EncodedByteAlign"))===!0;await(0,K.k)(a({data:g,width:D,height:x,
isAligned:st}),E.job.pace)&&(0,T.Eb)(E,w,{found:!0,broken:!0})}}}),74262:((X,F,r)=>{r.d(F,{Hb:()=>C,YL:()=>f,o8:()=>M});var T=r(45657),K=r(23334),v=r(78157),A=r(
990),y=r(8283);function M(n,c){const d=(0,v.bS)(c);return n==="jpg"?s(d):n==="jp2"?a(d):i(d)}function s(n){for(const c of(0,y.OD)(n)){if(!(0,A.qt)(c.marker))continue;
const{data:d}=c;if(d.length>=5)return(d[1]<<8|d[2])*(d[3]<<8|d[4])}return 0}const l=new Set([192,193]);function f(n){let c;for(const{marker:d,data:u}of(0,y.OD)(
n))if(l.has(d))c=u[5];else if(d===y.Os)return c!==void 0&&u[0]===c;return!1}const O=new Set([194,198,202,206]);function C(n){let c,[d,u]=[0,0];for(const{marker:W,
data:N}of(0,y.OD)(n))if(O.has(W))c=k(N);else if(W===y.Os&&c){const w=Math.min(N[0]??0,4);let g=0;for(let m=0;m<w;m++)g+=c.get(N[1+2*m])??1;(N[3+2*w]??0)>>4?d+=g:
u+=g}return c&&{refining:d,others:u}}function k(n){const c=Array.from({length:Math.min(n[5]??0,4)},(u,W)=>{const N=n[7+3*W]??17;return{id:n[6+3*W]??0,samples:Math.
max((N>>4)*(N&15),1)}}),d=(0,T.Kf)(c.map(({samples:u})=>u));return new Map(c.map(({id:u,samples:W})=>[u,W/d]))}const S=36;function a(n){const c=n.indexOf(Uint8Array.
of(255,79,255,81));if(c<0||c+6+S>n.length)return 0;const d=n.readUInt16BE(c+40),u=N=>n.readUInt32BE(c+N),W=o(u(8),u(24),u(32))*o(u(12),u(28),u(36));return u(8)*
u(12)*Math.max(1,d/3)+W*h}const h=60,o=(n,c,d)=>Math.max(Math.ceil((n-d)/Math.max(c,1)),0),P=new Set([4,6,7,20,22,23,36,38,39,40,42,43]);function i(n){let c=0;for(const{
type:d,start:u}of(0,K.d)(n))P.has(d)&&u+8<=n.length&&(c+=n.readUInt32BE(u)*n.readUInt32BE(u+4));return c}}),990:((X,F,r)=>{r.d(F,{IE:()=>v,IW:()=>f,g2:()=>K,n5:()=>C,
qt:()=>l,tV:()=>k});var T=r(45657);const K=8,v=K*K,A=10,[y,M,s]=[192,193,194],l=S=>S>=192&&S<=207&&S!==196&&S!==200&&S!==204;function f(S,a){if(S!==y&&S!==M&&S!==
s)return;const[h,o=0,P=0,i=0,n=0,c=0]=a,[d,u]=[o<<8|P,i<<8|n];if(!(h===8&&u>0&&d>0&&c>=1&&c<=4&&a.length>=6+3*c))return;const N=Array.from({length:c},(x,j)=>O(a.
subarray(6+3*j)));if(N.some(({across:x,down:j,table:Z})=>x<1||x>4||j<1||j>4||Z>3))return;const w=c===1?N.map(x=>({...x,across:1,down:1})):N;if(w.reduce((x,{across:j,
down:Z})=>x+j*Z,0)>A||new Set(w.map(({id:x})=>x)).size<c)return;const m=(0,T.Kf)(w.map(({across:x})=>x)),E=(0,T.Kf)(w.map(({down:x})=>x)),U=Math.ceil(u/(K*m)),D=Math.
ceil(d/(K*E));return{width:u,height:d,unitColumns:U,unitRows:D,isProgressive:S===s,components:w.map(x=>({...x,columns:Math.ceil(Math.ceil(u*x.across/m)/K),rows:Math.
ceil(Math.ceil(d*x.down/E)/K),stride:U*x.across}))}}function O([S=0,a=0,h=0]){return{id:S,across:a>>4,down:a&15,table:h}}const C=({components:S},a)=>S.reduce((h,{
stride:o,down:P})=>h+o*a*P,0)*v*Int16Array.BYTES_PER_ELEMENT,k=(S,a)=>({...S,components:S.components.map(h=>({...h,values:new Int16Array(h.stride*a*h.down*v)}))})}),
76023:((X,F,r)=>{r.d(F,{L:()=>M});var T=r(45599),K=r(69869);const v=8,A={DeviceGray:y("gray",1),CalGray:y("gray",1),G:y("gray",1),DeviceRGB:y("rgb",3),CalRGB:y(
"rgb",3),RGB:y("rgb",3),DeviceCMYK:y("cmyk",4),CMYK:y("cmyk",4),Separation:y("inks",1)};function y(f,O){return{kind:f,components:O,profile:void 0,table:void 0}}
function M(f,O,C,k=0){const S=f.resolve(O);if(k>v)return;if(S instanceof T.SX){if(Object.hasOwn(A,S.text))return A[S.text];const h=C(S.text);return h===void 0?void 0:
M(f,h,C,k+1)}if(!(0,T.cy)(S))return;const a=f.resolve(S[0]);if(a instanceof T.SX)switch(a.text){case"ICCBased":return s(f,S[1],C,k);case"Indexed":case"I":return l(
f,S,C,k);case"DeviceN":{const h=f.array(S[1])?.length??0;return h>=1&&h<=32?y("inks",h):void 0}default:return Object.hasOwn(A,a.text)?A[a.text]:void 0}}function s(f,O,C,k){
const S=f.resolve(O);if(!(S instanceof T.Z6))return;const a=f.resolve(S.dict.get("N")),h=a===1?"gray":a===3?"rgb":a===4?"cmyk":void 0;if(h===void 0)return M(f,S.
dict.get("Alternate"),C,k+1);const o=(0,K.hh)(f.decodedPart(S)?.data,a);return{...y(h,a),profile:o?.bytes}}function l(f,O,C,k){const S=M(f,O[1],C,k+1),a=f.resolve(
O[3]),h=a instanceof T.Mx?a.bytes:a instanceof T.Z6?f.decodedPart(a)?.data:void 0,o=f.resolve(O[2]);if(!S||S.table||!h||typeof o!="number"||!(o>=0))return;const P=new Uint8Array(
(Math.min(Math.floor(o),255)+1)*S.components);return P.set(h.subarray(0,P.length)),{...S,table:P}}}),95340:((X,F,r)=>{r.d(F,{K:()=>T,h:()=>K});const T=1e6;function K(v,A){
const y=l=>{const f=v.resolve(A.get(l));return typeof f=="number"?Math.floor(f):NaN},M=v.resolve(A.get("ImageMask"))===!0,s=v.array(A.get("Decode"))?.map(l=>v.resolve(
l));return{width:y("Width"),height:y("Height"),bits:M?1:y("BitsPerComponent")||8,stencil:M,decode:s?.every(l=>typeof l=="number")?s:void 0}}}),30586:((X,F,r)=>{
r.d(F,{Fo:()=>o,Hy:()=>h});var T=r(44131),K=r(64680),v=r(19158),A=r(68973);const y=Uint8Array.of(137,80,78,71,13,10,26,10),M={gray:0,rgb:2,palette:3,"gray-alpha":4,
rgba:6},s={gray:1,rgb:3,palette:1,"gray-alpha":2,rgba:4},l=.0254,f=6,O=8388608,C=65536,k=2,S=.6,a=4,h=async(g,m)=>(await o(g,m)).file;async function o(g,m){const{
width:E,height:U,depth:D,color:x,palette:j,profile:Z,resolution:st}=g,rt=Buffer.alloc(13);rt.writeUInt32BE(E,0),rt.writeUInt32BE(U,4),rt.set([D,M[x],0,0,0],8);const J=[
y,w("IHDR",rt)];Z&&J.push(await i(Z,m)),st!==void 0&&J.push(w("pHYs",n(st))),j&&J.push(w("PLTE",j));const{data:tt}=await c(g,m),V=tt.then(at=>Buffer.concat([...J,
w("IDAT",at),w("IEND",new Uint8Array(0))]));return V.catch(()=>{}),{file:V}}const P=4;async function i(g,m){return w("iCCP",Buffer.concat([Buffer.from("ICC\0\0",
"latin1"),await(0,A.uM)(m).deflate(g,P)]))}function n(g){const m=Buffer.alloc(9),E=Math.round(g/l);return m.writeUInt32BE(E,0),m.writeUInt32BE(E,4),m[8]=1,m}async function c(g,{
codec:m,pace:E}){const U=(d(g)+1)*g.height;if(!m&&U>O){const Z=await(0,v.p)(new CompressionStream("deflate"),u(g,E,!0));return{data:Promise.resolve(Z)}}const D=new K.
k(U);for await(const Z of u(g,E,!1))D.copy(Z,0,Z.length);const x=D.bytes,j=m?m.deflate(x,f):(0,v.p)(new CompressionStream("deflate"),[x]);return U>O&&await j,{data:j}}
const d=({width:g,depth:m,color:E})=>Math.ceil(g*m*s[E]/8);async function*u(g,m,E){const{height:U,samples:D}=g,x=d(g),j=W(g),Z=typeof D=="function"?D:V=>D.subarray(
V*x,V*x+x),st=new Uint8Array(x),rt=Math.max(1,Math.floor(C/(x+1)));let J=new Uint8Array(0),tt=0;for(let V=0;V<U;V++){if(tt===J.length){const ot=Math.min(rt,U-V)*
(x+1);(E||J.length!==ot)&&(J=new Uint8Array(ot)),tt=0}const at=J.subarray(tt,tt+=x+1),ct=Z(V).subarray(0,x),lt=V>0&&Buffer.compare(ct,st)===0;if(at[0]=j(ct,lt),
at[0]!==k)at.set(ct,1);else if(!lt)for(let ot=0;ot<x;ot++)at[ot+1]=ct[ot]-st[ot];lt||st.set(ct),tt===J.length&&(yield J);const ut=m.step(x);ut&&await ut}}function W({
depth:g,color:m}){if(g<8||m==="palette")return()=>0;const E=s[m];let U;return(D,x)=>{if(x)return U;const j=U===void 0;return U=g===8&&N(D,E)?0:k,j?0:U}}function N(g,m){
let E=0,U=0;for(let D=m;D<g.length;D+=a*m)g[D]===g[D-m]&&E++,U++;return E>=U*S}function w(g,m){const E=Buffer.alloc(m.length+12);return E.writeUInt32BE(m.length,
0),E.write(g,4,"latin1"),E.set(m,8),E.writeUInt32BE((0,T.Q)(E.subarray(4,m.length+8)),m.length+8),E}}),92152:((X,F,r)=>{r.d(F,{A6:()=>C,AT:()=>O,Cb:()=>K,WQ:()=>v,
ZJ:()=>f,dl:()=>M,fu:()=>S,mA:()=>l,u8:()=>k,zq:()=>T});const T=(a,h,o)=>Math.ceil(a*h*o/8);function K(a,h,o){if(!a||a.length<h*2)return!1;let P=0;for(let i=0;i<
h;i++){const[n,c]=[a[i*2],a[i*2+1]];if(n===o&&c===0)P++;else if(n!==0||c!==o)return}return P===0?!1:P===h?!0:void 0}function v(a,h){if(a.length>=h)return a.subarray(
0,h);const o=new Uint8Array(h);return o.set(a),o}const A=2,y=65536;function M(a,h,o){const P=h>>3;return o===16?a[P]*256+a[P+1]:a[P]>>8-o-(h&7)&2**o-1}async function s(a,h,o,P){
const i=Math.max(1,Math.floor(y/h));for(let n=0;n<a;n+=i){const c=Math.min(n+i,a);P(n,c);const d=o.step((c-n)*h*A);d&&await d}}async function l(a,h){const o=new Uint8Array(
a.length);return await s(a.length,1,h,(P,i)=>{for(let n=P;n<i;n++)o[n]=a[n]^255}),o}async function f(a,{width:h,height:o,channels:P,bits:i},n,c){const d=h*P,u=T(
h,P,i),W=new Uint8Array(d*o),N=2**i-1,w=n&&i<8?255/N:1;for(let g=0;g<o;g++)await s(d,1,c,(m,E)=>{for(let U=m;U<E;U++){const D=U*i,x=g*u+(D>>3),j=i>=8?a[x]:a[x]>>
8-i-(D&7)&N;W[g*d+U]=j*w}});return W}async function O(a,h,o,P){const i=Array.from({length:o},(c,d)=>{const[u,W]=[h[d*2],h[d*2+1]];return Uint8ClampedArray.from(
{length:256},(N,w)=>(u+w/255*(W-u))*255)}),n=new Uint8Array(a.length);return await s(a.length,1,P,(c,d)=>{for(let u=c;u<d;u++)n[u]=i[u%o][a[u]]}),n}function C(a,h,o){
const P=new Uint8Array(a.length*o);for(let i=0;i<a.length;i++)for(let n=0;n<o;n++)P[i*o+n]=h[a[i]*o+n]??0;return P}async function k(a,h,o,P){const i=new Uint8Array(
a.length*o);return await s(a.length,o,P,(n,c)=>i.set(C(a.subarray(n,c),h,o),n*o)),i}async function S(a,h,o,P){const i=new Uint8Array(h.length*(o+1));return await s(
h.length,o+1,P,(n,c)=>{for(let d=n;d<c;d++){for(let u=0;u<o;u++)i[d*(o+1)+u]=a[d*o+u];i[d*(o+1)+o]=h[d]}}),i}}),38671:((X,F,r)=>{r.d(F,{R:()=>A});var T=r(52205),
K=r(45599);const v={DCTDecode:"jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};function A(y,M){const s=(0,T.c3)(y,M.dict.
get("Filter")),l=(0,T.c3)(y,M.dict.get("DecodeParms")),f=s.at(-1)??null,O=f instanceof K.SX?v[f.text]:void 0;if(!O)return{format:O,parameters:void 0,filter:f,before:M};
const C=new K.Bi(M.dict);C.set("Filter",s.slice(0,-1)),C.set("DecodeParms",l.slice(0,s.length-1));const k=l[s.length-1];return{format:O,parameters:(0,K.Zm)(k)?k:
void 0,filter:f,before:new K.Z6(C,M.data,M.sealed)}}}),93059:((X,F,r)=>{r.d(F,{n:()=>v});var T=r(45599);const K={BPC:"BitsPerComponent",CS:"ColorSpace",D:"Decod\
e",DP:"DecodeParms",F:"Filter",H:"Height",IM:"ImageMask",W:"Width"};function v(A){if(A.dataStart<0)return;const y=new T.Bi;for(let M=0;M+1<A.count;M+=2){const s=A.
name(M);s!==void 0&&y.set(K[s]??s,A.value(M+1))}return new T.Z6(y,A.content.subarray(A.dataStart,A.dataEnd))}}),8283:((X,F,r)=>{r.d(F,{A2:()=>K,AP:()=>k,EI:()=>y,
GM:()=>v,Me:()=>s,OD:()=>O,Os:()=>A,Rd:()=>M,iN:()=>l});var T=r(78157);const K=216,v=217,A=218,y=254,M=0,s=2**20,l=o=>o>=224&&o<=239;class f{image;marker;start;end;constructor(P,i,n,c){
this.image=P,this.marker=i,this.start=n,this.end=c}get data(){return this.image.subarray(Math.min(this.start+4,this.end),this.end)}}function*O(o,P=1/0){const i=(0,T.
bS)(o);for(let n=2;;){const c=Math.min(n+P,i.length),d=S(i,n,c);if(d<0){if(c===i.length)return;yield new f(i,M,n,c),n=c;continue}const u=i[d+1],W=u===K||u===v||
u===C;if(!W&&d+4>i.length)return;const N=W?0:i.readUInt16BE(d+2),w=d+2+N;if(w>i.length||!W&&N<2||(yield new f(i,u,d,w),u===v))return;n=w}}const C=1,k=o=>O(o,s);
function S(o,P,i){for(let n=h(o,P);n>=0&&n<i&&n+1<o.length;n=h(o,n+1)){for(;o[n+1]===255&&n+1<i;)n++;const c=o[n+1];if(c!==0&&c!==255&&(c<208||c>215))return n}return-1}
const a=32;function h(o,P){const i=Math.min(P+a,o.length);for(let n=P;n<i;n++)if(o[n]===255)return n;return o.indexOf(255,i)}}),69869:((X,F,r)=>{r.d(F,{Jc:()=>k,
R1:()=>P,To:()=>f,hh:()=>O,so:()=>a});var T=r(77598),K=r.n(T),v=r(48249),A=r(78157),y=r(68973),M=r(45599);const s={1:"GRAY",3:"RGB ",4:"CMYK"},l=["scnr","mntr",
"prtr","spac"],f={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function O(i,n){if(!i||i.length<132)return;const c=(0,A.bS)(i),d=w=>c.toString("latin1",w,w+4),u=c.
readUInt32BE(0),W=i[8];if(!(!(u>=132&&u<=i.length&&W>=2&&W<=4&&d(36)==="acsp"&&l.includes(d(12)))||d(16)!==s[n]))return{bytes:i.subarray(0,u),version:W}}const C=new WeakMap;
async function k(i,n){const{bytes:c}=i,d=n.pace.step(c.length);d&&await d;const u=C.get(n.pace)??new Map;C.set(n.pace,u);const W=h(c),N=u.get(W);if(N)return N;const w={
...i,id:W,deflated:await(0,y.uM)(n).deflate(c,S)};return u.set(W,w),w}const S=4,a=i=>{const{bytes:n}=i;return{...i,id:h(n),deflated:(0,v.Kc)(n)}},h=i=>(0,T.createHash)(
"sha256").update(i).digest("base64"),o=new WeakMap;function P(i,{id:n,deflated:c},d){const u=o.get(i)??new Map;o.set(i,u);const W=u.get(n);if(W)return W;const N=(0,M.
jd)({N:d,Alternate:(0,M.UU)(f[d]),Filter:(0,M.UU)("FlateDecode")}),w=i.add(new M.Z6(N,c));return u.set(n,w),w}}),19158:((X,F,r)=>{r.d(F,{p:()=>K});var T=r(78157);
async function K({readable:y,writable:M},s){const l=v(M.getWriter(),s),[f]=await Promise.all([A(y.getReader()),l]);return(0,T.mE)(f)}async function v(y,M){try{for await(const s of M)
await y.write(s);await y.close()}catch(s){throw await y.abort(s).catch(()=>{}),s}}async function A(y){const M=[];for(let s=await y.read();!s.done;s=await y.read())
M.push(s.value);return M}})};
