"use strict";exports.id=5396,exports.ids=[5396],exports.modules={44131:((X,F,r)=>{r.d(F,{Q:()=>L});const R=v();function L(A,y=0){const[M,s,l,f]=R;let I=~y,B=0;for(const k=A.
length-3;B<k;B+=4)I^=A[B]|A[B+1]<<8|A[B+2]<<16|A[B+3]<<24,I=f[I&255]^l[I>>>8&255]^s[I>>>16&255]^M[I>>>24];for(;B<A.length;B++)I=M[(I^A[B])&255]^I>>>8;return~I>>>
0}function v(){const A=new Int32Array(256);for(let l=0;l<256;l++){let f=l;for(let I=0;I<8;I++)f=f&1?f>>>1^3988292384:f>>>1;A[l]=f}const y=l=>l.map(f=>A[f&255]^f>>>
8),M=y(A),s=y(M);return[A,M,s,y(s)]}}),45657:((X,F,r)=>{r.d(F,{Hn:()=>L,Kf:()=>A,RZ:()=>R,Vp:()=>M,YG:()=>y,vH:()=>v});function R(s,l){for(const f of l)s.push(f)}
const L=s=>s.slice();function v(s,l,f){const I=s.get(l);I?I.push(f):s.set(l,[f])}const A=s=>{let l=-1/0;for(const f of s)l=Math.max(l,f);return l},y=s=>{let l=1/0;
for(const f of s)l=Math.min(l,f);return l},M=s=>Number.isInteger(s)&&!Number.isSafeInteger(s)}),55396:((X,F,r)=>{r.r(F),r.d(F,{extract_images:()=>lt});var R=r(58552),
L=r(35050),v=r(95340),A=r(42973),y=r(81272),M=r(68973),s=r(45599),l=r(92152);const f=3,I=4,B=7,k={[f]:2,[I]:4,[B]:1};function S(x){const{width:e,height:t,bits:_,
channels:b,photometric:p,compression:T,options:C,otherInks:W,profile:H,data:G}=x,z=[[256,I,[e]],[257,I,[t]],[258,f,new Array(b).fill(_)],[259,f,[T]],[262,f,[p]],
[273,I,[8]],[277,f,[b]],[278,I,[t]],[279,I,[G.length]]];C!==void 0&&z.push([292,I,[C]]),p===5&&z.push([332,f,[W?2:1]],[334,f,[b]]),H&&z.push([34675,B,H]);const Z=8+
G.length+G.length%2,Y=Buffer.alloc(2+z.length*12+4);Y.writeUInt16LE(z.length,0);const st=[];let Q=Z+Y.length;for(const[gt,[mt,nt,it]]of z.entries()){const ft=2+
gt*12;Y.writeUInt16LE(mt,ft),Y.writeUInt16LE(nt,ft+2),Y.writeUInt32LE(it.length,ft+4);const dt=Buffer.alloc(Math.max(4,it.length*k[nt]));if(it instanceof Uint8Array)
dt.set(it);else for(const[ht,yt]of it.entries())dt.writeUIntLE(yt,ht*k[nt],k[nt]);if(dt.length===4)Y.set(dt,ft+8);else{Y.writeUInt32LE(Q,ft+8);const ht=dt.length%
2===0?dt:Buffer.concat([dt,Buffer.alloc(1)]);st.push(ht),Q+=ht.length}}const q=Buffer.from([73,73,42,0,0,0,0,0]);return q.writeUInt32LE(Z,4),Buffer.concat([q,G,
Buffer.alloc(G.length%2),Y,...st])}const a=1,h=4;function o(x,e,{width:t,height:_,decode:b},p,T){const C=(Y,st)=>{const Q=x.resolve(T?.get(Y));return typeof Q==
"number"?Q:st},W=Y=>x.resolve(T?.get(Y))===!0,H=C("K",0),G=C("Columns",1728);if(G>v.K||!Number.isInteger(G))return;const Z=[W("BlackIs1"),(0,l.Cb)(b,1,1)===!0,!P(
p)].filter(Boolean).length%2===0;return S({width:G>0?G:t,height:_,bits:1,channels:1,photometric:Z?0:1,compression:H<0?4:3,...H<0?{}:{options:(H>0?a:0)+(W("Encod\
edByteAlign")?h:0)},data:e})}function P({table:x,components:e,kind:t}){if(!x)return t!=="inks"&&t!=="cmyk";const _=p=>x.subarray(p*e,(p+1)*e).reduce((T,C)=>T+C,
0),b=_(0)<=_(1);return t==="inks"||t==="cmyk"?!b:b}var i=r(76023),n=r(30586),c=r(38671);async function d(x,e,t){const _=(0,v.h)(x,e.dict),{width:b,height:p}=_;if(!(b>=
1&&p>=1))return"damaged";const T=x.job.limits.pixels;if(b*p>T)throw(0,A.FU)("pixels",`An image of the document has ${b} × ${p} pixels; at most ${T} in all are \
allowed`,"Remove it");if(b>v.K)throw(0,A.FU)("pixels",`An image of the document has rows of ${b} pixels; at most ${v.K} are allowed`,"Remove it");const{format:C,
parameters:W,before:H}=(0,c.R)(x,e);if(C==="jbig2")return"jbig2";const G=x.resolve(e.dict.get("SMask"))??x.resolve(e.dict.get("Mask")),z=G instanceof s.Z6,Z=await x.
decodedAtEase(H);if(C==="jpg"||C==="jp2")return{ending:C,bytes:Z,width:b,height:p,masked:z};const Y=_.stencil?N:(0,i.L)(x,e.dict.get("ColorSpace"),t);if(!Y||![1,
2,4,8,16].includes(_.bits))return"colors";if(C==="ccitt"){const q=o(x,Z,_,Y,W);return q?{ending:"tif",bytes:q,width:b,height:p,masked:z}:"damaged"}const st=G instanceof
s.Z6?G:void 0,Q=u(x.job,_,Y,Z.length,st!==void 0);try{return await K(x,_,Y,Z,st)}finally{x.job.memory.release(Q)}}function u({memory:x},{width:e,height:t,bits:_,
decode:b},p,T,C){const W=p.table?1:p.components,H=Math.max(0,(0,l.zq)(e,W,_)*t-T),G=(0,l.Cb)(b,W,p.table?2**_-1:1),Z=!C&&G!==void 0&&(p.kind==="gray"||p.kind===
"rgb")&&g(p,_)?0:e*t*(p.components+1);if(!(H+Z<=x.stream&&x.borrow(H+Z)))throw(0,y.q)(x,H+Z);return Z}const N={kind:"gray",components:1,profile:void 0,table:void 0};
async function K(x,e,t,_,b){const{width:p,height:T,bits:C}=e,{pace:W}=x.job,H=t.table?1:t.components,G=(0,l.zq)(p,H,C)*T,z=(0,l.Cb)(e.decode,H,t.table?2**C-1:1);
let Z=(0,l.WQ)(_,G);z&&(Z=await(0,l.mA)(Z,W));const Y={width:p,height:T,channels:H,bits:C},st={width:p,height:T,masked:b!==void 0};if(t.kind==="cmyk"||t.kind===
"inks"){let nt=C===16?Z:await(0,l.ZJ)(Z,Y,!t.table,W);t.table?nt=await(0,l.u8)(nt,t.table,t.components,W):z===void 0&&C<=8&&(nt=await(0,l.AT)(nt,e.decode,H,W));
const it=await(0,M.uM)(x.job).deflate(nt,E);return{...st,ending:"tif",bytes:U(e,t,C===16&&!t.table?16:8,it)}}const Q=b&&await m(x,b,e);if(!Q&&z!==void 0&&g(t,C)){
const nt=t.table&&(t.kind==="gray"?(0,l.A6)(t.table,w,3):t.table),it=t.table?"palette":t.kind,ft={width:p,height:T,depth:C,color:it,palette:nt?.subarray(0,3*2**
C),profile:t.profile,samples:Z};return{...st,ending:"png",bytes:await(0,n.Hy)(ft,x.job)}}let q=await(0,l.ZJ)(Z,Y,!t.table,W);t.table?q=await(0,l.u8)(q,t.table,t.
components,W):z===void 0&&(q=await(0,l.AT)(q,e.decode,H,W)),Q&&(q=await(0,l.fu)(q,Q,t.components,W));const gt=t.kind==="gray"?Q?"gray-alpha":"gray":Q?"rgba":"rg\
b",mt={width:p,height:T,depth:8,color:gt,profile:t.profile,samples:q};return{...st,masked:b!==void 0&&!Q,ending:"png",bytes:await(0,n.Hy)(mt,x.job)}}const w=Uint8Array.
from({length:768},(x,e)=>Math.floor(e/3)),g=({kind:x,table:e},t)=>e?t<=8:x==="gray"||t>=8;async function m(x,e,t){const _=(0,v.h)(x,e.dict),{width:b,height:p,bits:T,
stencil:C,decode:W}=_;if(!(b===t.width&&p===t.height&&!e.dict.has("Matte"))||t.bits===16||![1,2,4,8].includes(T)||(0,c.R)(x,e).format)return;const G=(0,l.Cb)(W,
1,1);if(G===void 0)return;const z=(0,l.WQ)(await x.decodedAtEase(e),(0,l.zq)(b,1,T)*p),Z=await(0,l.ZJ)(z,{width:b,height:p,channels:1,bits:T},!0,x.job.pace);return G!==
C?(0,l.mA)(Z,x.job.pace):Z}const E=4;function U({width:x,height:e},t,_,b){const p=t.components===1;return S({width:x,height:e,bits:_,channels:t.components,photometric:p?
0:5,compression:8,otherInks:t.kind==="inks",profile:t.profile,data:b})}var D=r(31424),O=r(91519),j=r(98446),$=r(64019),ot=r(37709),rt=r(93059),J=r(58971),tt=r(31095);
class V{document;found=[];decoder;seen=new Set;constructor(e){this.document=e,this.decoder=new J.X(e)}async page(e){const{document:t}=this,_=new tt.H(t,t.dict(t.
pages.attribute(e,"Resources")));await this.content(await this.decoder.page(e),_,e+1,0);for(const b of t.array(t.entry(t.pages.number(e),"Annots"))??[]){const p=t.
dict(b),T=p&&(0,$.wR)(t,p);T&&await this.form(T,_,e+1,0)}}async content(e,t,_,b){const{job:p}=this.document;await(0,ot.Ko)(e,p.pace,T=>{switch(p.memory.budget.spend(
"operators",1),T.operator){case"BI":this.inline(T,t,_);return;case"Do":return this.draws(t.find("XObject",T.name(0)??""),t,_,b);case"scn":case"SCN":return this.
pattern(T.name(T.count-1),t,_,b);default:return}})}draws(e,t,_,b){const p=this.document.resolve(e);if(!(p instanceof s.Z6)||!(0,s.i9)(e)||this.seen.has(e.number))
return;const T=this.document.resolve(p.dict.get("Subtype"));if((0,s.Eo)(T,"Form"))return this.form(e,t,_,b);(0,s.Eo)(T,"Image")&&(this.seen.add(e.number),this.found.
push({stream:p,page:_,find:C=>t.find("ColorSpace",C)}))}pattern(e,t,_,b){const p=e===void 0?void 0:t.find("Pattern",e);if(p!==void 0&&this.document.resolve(p)instanceof
s.Z6)return this.form(p,t,_,b)}async form(e,t,_,b){const{document:p,seen:T}=this,C=p.resolve(e);if(!(0,s.i9)(e)||T.has(e.number)||!(C instanceof s.Z6))return;T.
add(e.number);const W=p.job.limits.formDepth;if(b>=W)throw(0,A.FU)("formDepth",`A page of the document has more than ${W} forms within another`,"Open it in anot\
her PDF program and save it again");const H=p.dict(C.dict.get("Resources")),G=H?new tt.H(p,H,t):t;await this.content(await this.decoder.form(e.number,C),G,_,b+1)}inline(e,t,_){
const b=(0,rt.n)(e);b&&this.found.push({stream:b,page:_,find:p=>at(t,p)})}}const at=(x,e)=>{const t=x.find("ColorSpace",e);return t instanceof s.SX&&t.text===e?
void 0:t},ct={jpg:"image/jpeg",jp2:"image/jp2",png:"image/png",tif:"image/tiff"},lt=async(x,e,t)=>{const _=await(0,O.E)(x.bytes,t,{password:e.open_password}),b=new V(
_);for(let W=0;W<_.pages.count;W++)await b.page(W);const p=new ut(_,e.minimum_size,t);for(const W of b.found)await p.add(W);const{files:T,count:C}=p;return{documents:[],
files:T,notes:p.notes(b.found.length),facts:{imageCount:C}}};class ut{document;minimum;job;files=[];count=0;small=0;size=0;unable=new Map;scans;constructor(e,t,_){
this.document=e,this.minimum=t,this.job=_,this.scans=new L.U(e)}async add({stream:e,page:t,find:_}){const{document:b}=this,{width:p,height:T}=(0,v.h)(b,e.dict);
if(p<this.minimum||T<this.minimum){this.small++;return}const C=await et(d(b,e,_));if(typeof C=="string"){this.unable.set(C,(this.unable.get(C)??0)+1);return}await this.
scans.look(e);const W=(0,D.n)(++this.count),H=`${W}.${C.ending}`;if(await this.push(H,C,{page:t}),!C.masked)return;const G=b.resolve(e.dict.get("SMask"))??b.resolve(
e.dict.get("Mask")),z=G instanceof s.Z6?await et(d(b,G,()=>{})):"damaged";typeof z!="string"&&await this.push(`${W}-mask.${z.ending}`,z,{page:t,maskOf:H})}async push(e,{
bytes:t,ending:_,width:b,height:p},T){const{partBytes:C,parts:W}=this.job.limits;this.size+=t.length;const H="Raise minimum_size, or extract images from fewer p\
ages";if(this.size>C)throw(0,A.FU)("partBytes",`The images together are larger than ${C} bytes`,H);if(this.files.length>=W)throw(0,A.FU)("parts",`The document h\
as more than ${W} images`,H);const G=ct[_],z=await this.job.onResult({index:this.files.length,name:e,bytes:t});this.files.push({name:e,bytes:z,mediaType:G,facts:{
...T,size:t.length,mimeType:G,width:b,height:p}})}notes(e){const t=[];return this.unable.size>0&&t.push(wt(this.unable)),this.count===0&&this.unable.size===0&&t.
push(pt(e)),t}}async function et(x){try{return await x}catch(e){if(e instanceof R.zU&&e.code==="unreadable_document")return"damaged";throw e}}const Et={jbig2:"c\
ompressed with JBIG2, which is not decoded",colors:"with colors that no image file has",damaged:"damaged"};function wt(x){return{code:"images_left_out",message:`\
Images were left out: ${[...x].map(([t,_])=>`${(0,j.y_)(_,"image is","images are")} ${Et[t]}`).join("; ")}.`}}function pt(x){const e=x===1?"The one image of the\
 pages is":`All ${x} images of the pages are`;return{code:"no_images",message:x===0?"The pages have no images.":`${e} smaller than minimum_size.`,...x===0?{}:{mentions:[
"minimum_size"]}}}}),35050:((X,F,r)=>{r.d(F,{U:()=>N});var R=r(83287),L=r(54093),v=r(17741);const[A,y]=[200,20],M=13,s=-1;function l(K){const w=new Int16Array(1<<
M).fill(s);for(const[g,m]of K.entries()){if(!m)continue;const[E,U]=m,D=M-U;w.fill(g<<4|U,E<<D,E+1<<D)}return w}const[f,I,B]=[v.tT.length,v.tT.length+1,v.tT.length+
2],k=64,S=()=>({modes:l([...v.tT,v.CQ,v.bx,v.Kp]),runs:[l([...v.UE,...v.Bn]),l([...v.Uv,...v.Bn])]});function*a(K){const{width:w,height:g,isAligned:m}=K,E=new h(
K);for(let U=0;U<g;U++){m&&E.align();const D=E.read();if(yield A+E.codes*y+w/8,D!==void 0)return D==="damaged"}return!1}class h{codes=0;bit=0;changes;above;count=0;countAbove=0;data;width;tables=S();constructor({
data:w,width:g}){this.data=w,this.width=g,this.changes=new Int32Array(g+4),this.above=new Int32Array(g+4)}align(){this.bit=this.bit+7&-8}read(){const{width:w,above:g}=this,
{modes:m}=this.tables;let[E,U,D]=[-1,0,0];for(this.codes=this.count=0;E<w;){const O=this.take(m);if(O===B&&E<0)return"ended";if(O===s||O===B)return"damaged";for(D=
D&-2|U;D>1&&this.changeAbove(D-2)>E;)D-=2;for(;this.changeAbove(D)<=E&&D<this.countAbove;)D+=2;if(O===f)E=this.changeAbove(D+1);else if(O===I)for(const j of[U,U^
1]){const $=this.takeRun(j);if($===void 0||!this.change(Math.max(E,0)+$,E))return"damaged";E=Math.max(E,0)+$}else{const j=this.changeAbove(D)+O-3;if(!this.change(
j,E))return"damaged";E=j,U^=1}}this.above=this.changes,this.changes=g,this.countAbove=this.count}changeAbove(w){return w<this.countAbove?this.above[w]:this.width}change(w,g){
return w<g||w<0||w>this.width||this.count===this.changes.length?!1:(this.changes[this.count++]=w,!0)}takeRun(w){const g=this.tables.runs[w];for(let m=0;m<=this.
width;){const E=this.take(g);if(E===s)return;if(E<k)return m+E;m+=(E-k+1)*64}}take(w){const{data:g,bit:m}=this,E=m>>3,U=(g[E]??0)<<16|(g[E+1]??0)<<8|(g[E+2]??0),
D=E<g.length?w[U>>24-(m&7)-M&(1<<M)-1]:s;return D===s?s:(this.bit+=D&15,this.codes++,D>>4)}}var o=r(55407),P=r(38671),i=r(74262);const[n,c]=[2e8,2e6],[d,u]=[1728,
65536];class N{document;left;constructor(w){this.document=w,this.left=w.suspect?n:c}async look(w){const{document:g}=this,{format:m,before:E,parameters:U}=(0,P.R)(
g,w);if(m!=="jpg"&&m!=="ccitt")return;const{data:D,whole:O}=await g.decodedPartAtEase(E);if(!O)return;if(m==="ccitt")return this.lookAtFax(w,D,U);const j=(0,i.Hb)(
D)??{refining:0,others:1},$=(0,i.o8)(m,D)*(j.refining+j.others);$>this.left||(this.left-=$,await(0,o.H_)(D,g.job)&&(0,R.Eb)(g,w,{found:!0}))}async lookAtFax(w,g,m){
const{document:E}=this,U=(J,tt)=>{const V=E.resolve(J);return typeof V=="number"?V:tt},[D,O]=[U(m?.get("Columns"),d),U(w.dict.get("Height"),0)],j=g.length*8+O;if(!(U(
m?.get("K"),0)<0)||!(D>0&&D<=u)||!(O>0)||j>this.left)return;this.left-=j;const ot=E.resolve(m?.get("EncodedByteAlign"))===!0;await(0,L.k)(a({data:g,width:D,height:O,
isAligned:ot}),E.job.pace)&&(0,R.Eb)(E,w,{found:!0,broken:!0})}}}),74262:((X,F,r)=>{r.d(F,{Hb:()=>B,YL:()=>f,o8:()=>M});var R=r(45657),L=r(23334),v=r(78157),A=r(
990),y=r(8283);function M(n,c){const d=(0,v.bS)(c);return n==="jpg"?s(d):n==="jp2"?a(d):i(d)}function s(n){for(const c of(0,y.OD)(n)){if(!(0,A.qt)(c.marker))continue;
const{data:d}=c;if(d.length>=5)return(d[1]<<8|d[2])*(d[3]<<8|d[4])}return 0}const l=new Set([192,193]);function f(n){let c;for(const{marker:d,data:u}of(0,y.OD)(
n))if(l.has(d))c=u[5];else if(d===y.Os)return c!==void 0&&u[0]===c;return!1}const I=new Set([194,198,202,206]);function B(n){let c,[d,u]=[0,0];for(const{marker:N,
data:K}of(0,y.OD)(n))if(I.has(N))c=k(K);else if(N===y.Os&&c){const w=Math.min(K[0]??0,4);let g=0;for(let m=0;m<w;m++)g+=c.get(K[1+2*m])??1;(K[3+2*w]??0)>>4?d+=g:
u+=g}return c&&{refining:d,others:u}}function k(n){const c=Array.from({length:Math.min(n[5]??0,4)},(u,N)=>{const K=n[7+3*N]??17;return{id:n[6+3*N]??0,samples:Math.
max((K>>4)*(K&15),1)}}),d=(0,R.Kf)(c.map(({samples:u})=>u));return new Map(c.map(({id:u,samples:N})=>[u,N/d]))}const S=36;function a(n){const c=n.indexOf(Uint8Array.
of(255,79,255,81));if(c<0||c+6+S>n.length)return 0;const d=n.readUInt16BE(c+40),u=K=>n.readUInt32BE(c+K),N=o(u(8),u(24),u(32))*o(u(12),u(28),u(36));return u(8)*
u(12)*Math.max(1,d/3)+N*h}const h=60,o=(n,c,d)=>Math.max(Math.ceil((n-d)/Math.max(c,1)),0),P=new Set([4,6,7,20,22,23,36,38,39,40,42,43]);function i(n){let c=0;for(const{
type:d,start:u}of(0,L.d)(n))P.has(d)&&u+8<=n.length&&(c+=n.readUInt32BE(u)*n.readUInt32BE(u+4));return c}}),990:((X,F,r)=>{r.d(F,{IE:()=>v,IW:()=>f,g2:()=>L,n5:()=>B,
qt:()=>l,tV:()=>k});var R=r(45657);const L=8,v=L*L,A=10,[y,M,s]=[192,193,194],l=S=>S>=192&&S<=207&&S!==196&&S!==200&&S!==204;function f(S,a){if(S!==y&&S!==M&&S!==
s)return;const[h,o=0,P=0,i=0,n=0,c=0]=a,[d,u]=[o<<8|P,i<<8|n];if(!(h===8&&u>0&&d>0&&c>=1&&c<=4&&a.length>=6+3*c))return;const K=Array.from({length:c},(O,j)=>I(a.
subarray(6+3*j)));if(K.some(({across:O,down:j,table:$})=>O<1||O>4||j<1||j>4||$>3))return;const w=c===1?K.map(O=>({...O,across:1,down:1})):K;if(w.reduce((O,{across:j,
down:$})=>O+j*$,0)>A||new Set(w.map(({id:O})=>O)).size<c)return;const m=(0,R.Kf)(w.map(({across:O})=>O)),E=(0,R.Kf)(w.map(({down:O})=>O)),U=Math.ceil(u/(L*m)),D=Math.
ceil(d/(L*E));return{width:u,height:d,unitColumns:U,unitRows:D,isProgressive:S===s,components:w.map(O=>({...O,columns:Math.ceil(Math.ceil(u*O.across/m)/L),rows:Math.
ceil(Math.ceil(d*O.down/E)/L),stride:U*O.across}))}}function I([S=0,a=0,h=0]){return{id:S,across:a>>4,down:a&15,table:h}}const B=({components:S},a)=>S.reduce((h,{
stride:o,down:P})=>h+o*a*P,0)*v*Int16Array.BYTES_PER_ELEMENT,k=(S,a)=>({...S,components:S.components.map(h=>({...h,values:new Int16Array(h.stride*a*h.down*v)}))})}),
76023:((X,F,r)=>{r.d(F,{L:()=>M});var R=r(45599),L=r(69869);const v=8,A={DeviceGray:y("gray",1),CalGray:y("gray",1),G:y("gray",1),DeviceRGB:y("rgb",3),CalRGB:y(
"rgb",3),RGB:y("rgb",3),DeviceCMYK:y("cmyk",4),CMYK:y("cmyk",4),Separation:y("inks",1)};function y(f,I){return{kind:f,components:I,profile:void 0,table:void 0}}
function M(f,I,B,k=0){const S=f.resolve(I);if(k>v)return;if(S instanceof R.SX){if(Object.hasOwn(A,S.text))return A[S.text];const h=B(S.text);return h===void 0?void 0:
M(f,h,B,k+1)}if(!(0,R.cy)(S))return;const a=f.resolve(S[0]);if(a instanceof R.SX)switch(a.text){case"ICCBased":return s(f,S[1],B,k);case"Indexed":case"I":return l(
f,S,B,k);case"DeviceN":{const h=f.array(S[1])?.length??0;return h>=1&&h<=32?y("inks",h):void 0}default:return Object.hasOwn(A,a.text)?A[a.text]:void 0}}function s(f,I,B,k){
const S=f.resolve(I);if(!(S instanceof R.Z6))return;const a=f.resolve(S.dict.get("N")),h=a===1?"gray":a===3?"rgb":a===4?"cmyk":void 0;if(h===void 0)return M(f,S.
dict.get("Alternate"),B,k+1);const o=(0,L.hh)(f.decodedPart(S)?.data,a);return{...y(h,a),profile:o?.bytes}}function l(f,I,B,k){const S=M(f,I[1],B,k+1),a=f.resolve(
I[3]),h=a instanceof R.Mx?a.bytes:a instanceof R.Z6?f.decodedPart(a)?.data:void 0,o=f.resolve(I[2]);if(!S||S.table||!h||typeof o!="number"||!(o>=0))return;const P=new Uint8Array(
(Math.min(Math.floor(o),255)+1)*S.components);return P.set(h.subarray(0,P.length)),{...S,table:P}}}),95340:((X,F,r)=>{r.d(F,{K:()=>R,h:()=>L});const R=1e6;function L(v,A){
const y=l=>{const f=v.resolve(A.get(l));return typeof f=="number"?Math.floor(f):NaN},M=v.resolve(A.get("ImageMask"))===!0,s=v.array(A.get("Decode"))?.map(l=>v.resolve(
l));return{width:y("Width"),height:y("Height"),bits:M?1:y("BitsPerComponent")||8,stencil:M,decode:s?.every(l=>typeof l=="number")?s:void 0}}}),30586:((X,F,r)=>{
r.d(F,{Fo:()=>o,Hy:()=>h});var R=r(44131),L=r(64680),v=r(19158),A=r(68973);const y=Uint8Array.of(137,80,78,71,13,10,26,10),M={gray:0,rgb:2,palette:3,"gray-alpha":4,
rgba:6},s={gray:1,rgb:3,palette:1,"gray-alpha":2,rgba:4},l=.0254,f=6,I=8388608,B=65536,k=2,S=.6,a=4,h=async(g,m)=>(await o(g,m)).file;async function o(g,m){const{
width:E,height:U,depth:D,color:O,palette:j,profile:$,resolution:ot}=g,rt=Buffer.alloc(13);rt.writeUInt32BE(E,0),rt.writeUInt32BE(U,4),rt.set([D,M[O],0,0,0],8);const J=[
y,w("IHDR",rt)];$&&J.push(await i($,m)),ot!==void 0&&J.push(w("pHYs",n(ot))),j&&J.push(w("PLTE",j));const{data:tt}=await c(g,m),V=tt.then(at=>Buffer.concat([...J,
w("IDAT",at),w("IEND",new Uint8Array(0))]));return V.catch(()=>{}),{file:V}}const P=4;async function i(g,m){return w("iCCP",Buffer.concat([Buffer.from("ICC\0\0",
"latin1"),await(0,A.uM)(m).deflate(g,P)]))}function n(g){const m=Buffer.alloc(9),E=Math.round(g/l);return m.writeUInt32BE(E,0),m.writeUInt32BE(E,4),m[8]=1,m}async function c(g,{
codec:m,pace:E}){const U=(d(g)+1)*g.height;if(!m&&U>I){const $=await(0,v.p)(new CompressionStream("deflate"),u(g,E,!0));return{data:Promise.resolve($)}}const D=new L.
k(U);for await(const $ of u(g,E,!1))D.copy($,0,$.length);const O=D.bytes,j=m?m.deflate(O,f):(0,v.p)(new CompressionStream("deflate"),[O]);return U>I&&await j,{data:j}}
const d=({width:g,depth:m,color:E})=>Math.ceil(g*m*s[E]/8);async function*u(g,m,E){const{height:U,samples:D}=g,O=d(g),j=N(g),$=typeof D=="function"?D:V=>D.subarray(
V*O,V*O+O),ot=new Uint8Array(O),rt=Math.max(1,Math.floor(B/(O+1)));let J=new Uint8Array(0),tt=0;for(let V=0;V<U;V++){if(tt===J.length){const et=Math.min(rt,U-V)*
(O+1);(E||J.length!==et)&&(J=new Uint8Array(et)),tt=0}const at=J.subarray(tt,tt+=O+1),ct=$(V).subarray(0,O),lt=V>0&&Buffer.compare(ct,ot)===0;if(at[0]=j(ct,lt),
at[0]!==k)at.set(ct,1);else if(!lt)for(let et=0;et<O;et++)at[et+1]=ct[et]-ot[et];lt||ot.set(ct),tt===J.length&&(yield J);const ut=m.step(O);ut&&await ut}}function N({
depth:g,color:m}){if(g<8||m==="palette")return()=>0;const E=s[m];let U;return(D,O)=>{if(O)return U;const j=U===void 0;return U=g===8&&K(D,E)?0:k,j?0:U}}function K(g,m){
let E=0,U=0;for(let D=m;D<g.length;D+=a*m)g[D]===g[D-m]&&E++,U++;return E>=U*S}function w(g,m){const E=Buffer.alloc(m.length+12);return E.writeUInt32BE(m.length,
0),E.write(g,4,"latin1"),E.set(m,8),E.writeUInt32BE((0,R.Q)(E.subarray(4,m.length+8)),m.length+8),E}}),92152:((X,F,r)=>{r.d(F,{A6:()=>B,AT:()=>I,Cb:()=>L,WQ:()=>v,
ZJ:()=>f,dl:()=>M,fu:()=>S,mA:()=>l,u8:()=>k,zq:()=>R});const R=(a,h,o)=>Math.ceil(a*h*o/8);function L(a,h,o){if(!a||a.length<h*2)return!1;let P=0;for(let i=0;i<
h;i++){const[n,c]=[a[i*2],a[i*2+1]];if(n===o&&c===0)P++;else if(n!==0||c!==o)return}return P===0?!1:P===h?!0:void 0}function v(a,h){if(a.length>=h)return a.subarray(
0,h);const o=new Uint8Array(h);return o.set(a),o}const A=2,y=65536;function M(a,h,o){const P=h>>3;return o===16?a[P]*256+a[P+1]:a[P]>>8-o-(h&7)&2**o-1}async function s(a,h,o,P){
const i=Math.max(1,Math.floor(y/h));for(let n=0;n<a;n+=i){const c=Math.min(n+i,a);P(n,c);const d=o.step((c-n)*h*A);d&&await d}}async function l(a,h){const o=new Uint8Array(
a.length);return await s(a.length,1,h,(P,i)=>{for(let n=P;n<i;n++)o[n]=a[n]^255}),o}async function f(a,{width:h,height:o,channels:P,bits:i},n,c){const d=h*P,u=R(
h,P,i),N=new Uint8Array(d*o),K=2**i-1,w=n&&i<8?255/K:1;for(let g=0;g<o;g++)await s(d,1,c,(m,E)=>{for(let U=m;U<E;U++){const D=U*i,O=g*u+(D>>3),j=i>=8?a[O]:a[O]>>
8-i-(D&7)&K;N[g*d+U]=j*w}});return N}async function I(a,h,o,P){const i=Array.from({length:o},(c,d)=>{const[u,N]=[h[d*2],h[d*2+1]];return Uint8ClampedArray.from(
{length:256},(K,w)=>(u+w/255*(N-u))*255)}),n=new Uint8Array(a.length);return await s(a.length,1,P,(c,d)=>{for(let u=c;u<d;u++)n[u]=i[u%o][a[u]]}),n}function B(a,h,o){
const P=new Uint8Array(a.length*o);for(let i=0;i<a.length;i++)for(let n=0;n<o;n++)P[i*o+n]=h[a[i]*o+n]??0;return P}async function k(a,h,o,P){const i=new Uint8Array(
a.length*o);return await s(a.length,o,P,(n,c)=>i.set(B(a.subarray(n,c),h,o),n*o)),i}async function S(a,h,o,P){const i=new Uint8Array(h.length*(o+1));return await s(
h.length,o+1,P,(n,c)=>{for(let d=n;d<c;d++){for(let u=0;u<o;u++)i[d*(o+1)+u]=a[d*o+u];i[d*(o+1)+o]=h[d]}}),i}}),38671:((X,F,r)=>{r.d(F,{R:()=>A});var R=r(52205),
L=r(45599);const v={DCTDecode:"jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};function A(y,M){const s=(0,R.c3)(y,M.dict.
get("Filter")),l=(0,R.c3)(y,M.dict.get("DecodeParms")),f=s.at(-1)??null,I=f instanceof L.SX?v[f.text]:void 0;if(!I)return{format:I,parameters:void 0,filter:f,before:M};
const B=new L.Bi(M.dict);B.set("Filter",s.slice(0,-1)),B.set("DecodeParms",l.slice(0,s.length-1));const k=l[s.length-1];return{format:I,parameters:(0,L.Zm)(k)?k:
void 0,filter:f,before:new L.Z6(B,M.data,M.sealed)}}}),93059:((X,F,r)=>{r.d(F,{n:()=>v});var R=r(45599);const L={BPC:"BitsPerComponent",CS:"ColorSpace",D:"Decod\
e",DP:"DecodeParms",F:"Filter",H:"Height",IM:"ImageMask",W:"Width"};function v(A){if(A.dataStart<0)return;const y=new R.Bi;for(let M=0;M+1<A.count;M+=2){const s=A.
name(M);s!==void 0&&y.set(L[s]??s,A.value(M+1))}return new R.Z6(y,A.content.subarray(A.dataStart,A.dataEnd))}}),8283:((X,F,r)=>{r.d(F,{A2:()=>L,AP:()=>k,EI:()=>y,
GM:()=>v,Me:()=>s,OD:()=>I,Os:()=>A,Rd:()=>M,iN:()=>l});var R=r(78157);const L=216,v=217,A=218,y=254,M=0,s=2**20,l=o=>o>=224&&o<=239;class f{image;marker;start;end;constructor(P,i,n,c){
this.image=P,this.marker=i,this.start=n,this.end=c}get data(){return this.image.subarray(Math.min(this.start+4,this.end),this.end)}}function*I(o,P=1/0){const i=(0,R.
bS)(o);for(let n=2;;){const c=Math.min(n+P,i.length),d=S(i,n,c);if(d<0){if(c===i.length)return;yield new f(i,M,n,c),n=c;continue}const u=i[d+1],N=u===L||u===v||
u===B;if(!N&&d+4>i.length)return;const K=N?0:i.readUInt16BE(d+2),w=d+2+K;if(w>i.length||!N&&K<2||(yield new f(i,u,d,w),u===v))return;n=w}}const B=1,k=o=>I(o,s);
function S(o,P,i){for(let n=h(o,P);n>=0&&n<i&&n+1<o.length;n=h(o,n+1)){for(;o[n+1]===255&&n+1<i;)n++;const c=o[n+1];if(c!==0&&c!==255&&(c<208||c>215))return n}return-1}
const a=32;function h(o,P){const i=Math.min(P+a,o.length);for(let n=P;n<i;n++)if(o[n]===255)return n;return o.indexOf(255,i)}}),69869:((X,F,r)=>{r.d(F,{Jc:()=>k,
R1:()=>P,To:()=>f,hh:()=>I,so:()=>a});var R=r(77598),L=r.n(R),v=r(48249),A=r(78157),y=r(68973),M=r(45599);const s={1:"GRAY",3:"RGB ",4:"CMYK"},l=["scnr","mntr",
"prtr","spac"],f={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function I(i,n){if(!i||i.length<132)return;const c=(0,A.bS)(i),d=w=>c.toString("latin1",w,w+4),u=c.
readUInt32BE(0),N=i[8];if(!(!(u>=132&&u<=i.length&&N>=2&&N<=4&&d(36)==="acsp"&&l.includes(d(12)))||d(16)!==s[n]))return{bytes:i.subarray(0,u),version:N}}const B=new WeakMap;
async function k(i,n){const{bytes:c}=i,d=n.pace.step(c.length);d&&await d;const u=B.get(n.pace)??new Map;B.set(n.pace,u);const N=h(c),K=u.get(N);if(K)return K;const w={
...i,id:N,deflated:await(0,y.uM)(n).deflate(c,S)};return u.set(N,w),w}const S=4,a=i=>{const{bytes:n}=i;return{...i,id:h(n),deflated:(0,v.Kc)(n)}},h=i=>(0,R.createHash)(
"sha256").update(i).digest("base64"),o=new WeakMap;function P(i,{id:n,deflated:c},d){const u=o.get(i)??new Map;o.set(i,u);const N=u.get(n);if(N)return N;const K=(0,M.
jd)({N:d,Alternate:(0,M.UU)(f[d]),Filter:(0,M.UU)("FlateDecode")}),w=i.add(new M.Z6(K,c));return u.set(n,w),w}}),19158:((X,F,r)=>{r.d(F,{p:()=>L});var R=r(78157);
async function L({readable:y,writable:M},s){const l=v(M.getWriter(),s),[f]=await Promise.all([A(y.getReader()),l]);return(0,R.mE)(f)}async function v(y,M){try{for await(const s of M)
await y.write(s);await y.close()}catch(s){throw await y.abort(s).catch(()=>{}),s}}async function A(y){const M=[];for(let s=await y.read();!s.done;s=await y.read())
M.push(s.value);return M}})};
