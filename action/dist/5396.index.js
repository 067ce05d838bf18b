"use strict";exports.id=5396,exports.ids=[5396],exports.modules={44131:((X,j,i)=>{i.d(j,{Q:()=>L});const R=S();function L(A,p=0){const[y,o,d,c]=R;let O=~p,B=0;for(const N=A.
length-3;B<N;B+=4)O^=A[B]|A[B+1]<<8|A[B+2]<<16|A[B+3]<<24,O=c[O&255]^d[O>>>8&255]^o[O>>>16&255]^y[O>>>24];for(;B<A.length;B++)O=y[(O^A[B])&255]^O>>>8;return~O>>>
0}function S(){const A=new Int32Array(256);for(let d=0;d<256;d++){let c=d;for(let O=0;O<8;O++)c=c&1?c>>>1^3988292384:c>>>1;A[d]=c}const p=d=>d.map(c=>A[c&255]^c>>>
8),y=p(A),o=p(y);return[A,y,o,p(o)]}}),45657:((X,j,i)=>{i.d(j,{Hn:()=>L,Kf:()=>A,RZ:()=>R,Vp:()=>y,YG:()=>p,vH:()=>S});function R(o,d){for(const c of d)o.push(c)}
const L=o=>o.slice();function S(o,d,c){const O=o.get(d);O?O.push(c):o.set(d,[c])}const A=o=>{let d=-1/0;for(const c of o)d=Math.max(d,c);return d},p=o=>{let d=1/0;
for(const c of o)d=Math.min(d,c);return d},y=o=>Number.isInteger(o)&&!Number.isSafeInteger(o)}),55396:((X,j,i)=>{i.r(j),i.d(j,{extract_images:()=>lt});var R=i(58552),
L=i(35050),S=i(95340),A=i(42973),p=i(81272),y=i(68973),o=i(45599),d=i(92152);const c=3,O=4,B=7,N={[c]:2,[O]:4,[B]:1};function D(I){const{width:s,height:n,bits:P,
channels:M,photometric:w,compression:T,options:U,otherInks:K,profile:H,data:G}=I,z=[[256,O,[s]],[257,O,[n]],[258,c,new Array(M).fill(P)],[259,c,[T]],[262,c,[w]],
[273,O,[8]],[277,c,[M]],[278,O,[n]],[279,O,[G.length]]];U!==void 0&&z.push([292,O,[U]]),w===5&&z.push([332,c,[K?2:1]],[334,c,[M]]),H&&z.push([34675,B,H]);const Z=8+
G.length+G.length%2,Y=Buffer.alloc(2+z.length*12+4);Y.writeUInt16LE(z.length,0);const st=[];let Q=Z+Y.length;for(const[gt,[mt,nt,it]]of z.entries()){const ft=2+
gt*12;Y.writeUInt16LE(mt,ft),Y.writeUInt16LE(nt,ft+2),Y.writeUInt32LE(it.length,ft+4);const dt=Buffer.alloc(Math.max(4,it.length*N[nt]));if(it instanceof Uint8Array)
dt.set(it);else for(const[ht,yt]of it.entries())dt.writeUIntLE(yt,ht*N[nt],N[nt]);if(dt.length===4)Y.set(dt,ft+8);else{Y.writeUInt32LE(Q,ft+8);const ht=dt.length%
2===0?dt:Buffer.concat([dt,Buffer.alloc(1)]);st.push(ht),Q+=ht.length}}const q=Buffer.from([73,73,42,0,0,0,0,0]);return q.writeUInt32LE(Z,4),Buffer.concat([q,G,
Buffer.alloc(G.length%2),Y,...st])}const a=1,l=4;function r(I,s,{width:n,height:P,decode:M},w,T){const U=(Y,st)=>{const Q=I.resolve(T?.get(Y));return typeof Q==
"number"?Q:st},K=Y=>I.resolve(T?.get(Y))===!0,H=U("K",0),G=U("Columns",1728);if(G>S.K||!Number.isInteger(G))return;const Z=[K("BlackIs1"),(0,d.Cb)(M,1,1)===!0,!f(
w)].filter(Boolean).length%2===0;return D({width:G>0?G:n,height:P,bits:1,channels:1,photometric:Z?0:1,compression:H<0?4:3,...H<0?{}:{options:(H>0?a:0)+(K("Encod\
edByteAlign")?l:0)},data:s})}function f({table:I,components:s,kind:n}){if(!I)return n!=="inks"&&n!=="cmyk";const P=w=>I.subarray(w*s,(w+1)*s).reduce((T,U)=>T+U,
0),M=P(0)<=P(1);return n==="inks"||n==="cmyk"?!M:M}var t=i(76023),e=i(30586),g=i(38671);async function b(I,s,n){const P=(0,S.h)(I,s.dict),{width:M,height:w}=P;if(!(M>=
1&&w>=1))return"damaged";const T=I.job.limits.pixels;if(M*w>T)throw(0,A.F)("pixels",`An image of the document has ${M} × ${w} pixels; at most ${T} in all are a\
llowed`,"Remove it");if(M>S.K)throw(0,A.F)("pixels",`An image of the document has rows of ${M} pixels; at most ${S.K} are allowed`,"Remove it");const{format:U,parameters:K,
before:H}=(0,g.R)(I,s);if(U==="jbig2")return"jbig2";const G=I.resolve(s.dict.get("SMask"))??I.resolve(s.dict.get("Mask")),z=G instanceof o.Z6,Z=await I.decodedAtEase(
H);if(U==="jpg"||U==="jp2")return{ending:U,bytes:Z,width:M,height:w,masked:z};const Y=P.stencil?F:(0,t.L)(I,s.dict.get("ColorSpace"),n);if(!Y||![1,2,4,8,16].includes(
P.bits))return"colors";if(U==="ccitt"){const q=r(I,Z,P,Y,K);return q?{ending:"tif",bytes:q,width:M,height:w,masked:z}:"damaged"}const st=G instanceof o.Z6?G:void 0,
Q=x(I.job,P,Y,Z.length,st!==void 0);try{return await W(I,P,Y,Z,st)}finally{I.job.memory.release(Q)}}function x({memory:I},{width:s,height:n,bits:P,decode:M},w,T,U){
const K=w.table?1:w.components,H=Math.max(0,(0,d.zq)(s,K,P)*n-T),G=(0,d.Cb)(M,K,w.table?2**P-1:1),Z=!U&&G!==void 0&&(w.kind==="gray"||w.kind==="rgb")&&m(w,P)?0:
s*n*(w.components+1);if(!(H+Z<=I.stream&&I.borrow(H+Z)))throw(0,p.q)(I,H+Z);return Z}const F={kind:"gray",components:1,profile:void 0,table:void 0};async function W(I,s,n,P,M){
const{width:w,height:T,bits:U}=s,{pace:K}=I.job,H=n.table?1:n.components,G=(0,d.zq)(w,H,U)*T,z=(0,d.Cb)(s.decode,H,n.table?2**U-1:1);let Z=(0,d.WQ)(P,G);z&&(Z=await(0,d.
mA)(Z,K));const Y={width:w,height:T,channels:H,bits:U},st={width:w,height:T,masked:M!==void 0};if(n.kind==="cmyk"||n.kind==="inks"){let nt=U===16?Z:await(0,d.ZJ)(
Z,Y,!n.table,K);n.table?nt=await(0,d.u8)(nt,n.table,n.components,K):z===void 0&&U<=8&&(nt=await(0,d.AT)(nt,s.decode,H,K));const it=await(0,y.uM)(I.job).deflate(
nt,h);return{...st,ending:"tif",bytes:C(s,n,U===16&&!n.table?16:8,it)}}const Q=M&&await E(I,M,s);if(!Q&&z!==void 0&&m(n,U)){const nt=n.table&&(n.kind==="gray"?(0,d.
A6)(n.table,u,3):n.table),it=n.table?"palette":n.kind,ft={width:w,height:T,depth:U,color:it,palette:nt?.subarray(0,3*2**U),profile:n.profile,samples:Z};return{...st,
ending:"png",bytes:await(0,e.Hy)(ft,I.job)}}let q=await(0,d.ZJ)(Z,Y,!n.table,K);n.table?q=await(0,d.u8)(q,n.table,n.components,K):z===void 0&&(q=await(0,d.AT)(q,
s.decode,H,K)),Q&&(q=await(0,d.fu)(q,Q,n.components,K));const gt=n.kind==="gray"?Q?"gray-alpha":"gray":Q?"rgba":"rgb",mt={width:w,height:T,depth:8,color:gt,profile:n.
profile,samples:q};return{...st,masked:M!==void 0&&!Q,ending:"png",bytes:await(0,e.Hy)(mt,I.job)}}const u=Uint8Array.from({length:768},(I,s)=>Math.floor(s/3)),m=({
kind:I,table:s},n)=>s?n<=8:I==="gray"||n>=8;async function E(I,s,n){const P=(0,S.h)(I,s.dict),{width:M,height:w,bits:T,stencil:U,decode:K}=P;if(!(M===n.width&&w===
n.height&&!s.dict.has("Matte"))||n.bits===16||![1,2,4,8].includes(T)||(0,g.R)(I,s).format)return;const G=(0,d.Cb)(K,1,1);if(G===void 0)return;const z=(0,d.WQ)(await I.
decodedAtEase(s),(0,d.zq)(M,1,T)*w),Z=await(0,d.ZJ)(z,{width:M,height:w,channels:1,bits:T},!0,I.job.pace);return G!==U?(0,d.mA)(Z,I.job.pace):Z}const h=4;function C({
width:I,height:s},n,P,M){const w=n.components===1;return D({width:I,height:s,bits:P,channels:n.components,photometric:w?0:5,compression:8,otherInks:n.kind==="in\
ks",profile:n.profile,data:M})}var _=i(31424),v=i(91519),k=i(98446),$=i(64019),ot=i(37709),rt=i(93059),J=i(58971),tt=i(31095);class V{document;found=[];decoder;seen=new Set;constructor(s){
this.document=s,this.decoder=new J.X(s)}async page(s){const{document:n}=this,P=new tt.H(n,n.dict(n.pages.attribute(s,"Resources")));await this.content(await this.
decoder.page(s),P,s+1,0);for(const M of n.array(n.entry(n.pages.number(s),"Annots"))??[]){const w=n.dict(M),T=w&&(0,$.wR)(n,w);T&&await this.form(T,P,s+1,0)}}async content(s,n,P,M){
const{job:w}=this.document;await(0,ot.Ko)(s,w.pace,T=>{switch(w.memory.budget.spend("operators",1),T.operator){case"BI":this.inline(T,n,P);return;case"Do":return this.
draws(n.find("XObject",T.name(0)??""),n,P,M);case"scn":case"SCN":return this.pattern(T.name(T.count-1),n,P,M);default:return}})}draws(s,n,P,M){const w=this.document.
resolve(s);if(!(w instanceof o.Z6)||!(0,o.i9)(s)||this.seen.has(s.number))return;const T=this.document.resolve(w.dict.get("Subtype"));if((0,o.Eo)(T,"Form"))return this.
form(s,n,P,M);(0,o.Eo)(T,"Image")&&(this.seen.add(s.number),this.found.push({stream:w,page:P,find:U=>n.find("ColorSpace",U)}))}pattern(s,n,P,M){const w=s===void 0?
void 0:n.find("Pattern",s);if(w!==void 0&&this.document.resolve(w)instanceof o.Z6)return this.form(w,n,P,M)}async form(s,n,P,M){const{document:w,seen:T}=this,U=w.
resolve(s);if(!(0,o.i9)(s)||T.has(s.number)||!(U instanceof o.Z6))return;T.add(s.number);const K=w.job.limits.formDepth;if(M>=K)throw(0,A.F)("formDepth",`A page\
 of the document has more than ${K} forms within another`,"Open it in another PDF program and save it again");const H=w.dict(U.dict.get("Resources")),G=H?new tt.
H(w,H,n):n;await this.content(await this.decoder.form(s.number,U),G,P,M+1)}inline(s,n,P){const M=(0,rt.n)(s);M&&this.found.push({stream:M,page:P,find:w=>at(n,w)})}}
const at=(I,s)=>{const n=I.find("ColorSpace",s);return n instanceof o.SX&&n.text===s?void 0:n},ct={jpg:"image/jpeg",jp2:"image/jp2",png:"image/png",tif:"image/t\
iff"},lt=async(I,s,n)=>{const P=await(0,v.E)(I.bytes,n,{password:s.open_password}),M=new V(P);for(let K=0;K<P.pages.count;K++)await M.page(K);const w=new ut(P,s.
minimum_size,n);for(const K of M.found)await w.add(K);const{files:T,count:U}=w;return{documents:[],files:T,notes:w.notes(M.found.length),facts:{imageCount:U}}};
class ut{document;minimum;job;files=[];count=0;small=0;size=0;unable=new Map;scans;constructor(s,n,P){this.document=s,this.minimum=n,this.job=P,this.scans=new L.
U(s)}async add({stream:s,page:n,find:P}){const{document:M}=this,{width:w,height:T}=(0,S.h)(M,s.dict);if(w<this.minimum||T<this.minimum){this.small++;return}const U=await et(
b(M,s,P));if(typeof U=="string"){this.unable.set(U,(this.unable.get(U)??0)+1);return}await this.scans.look(s);const K=(0,_.n)(++this.count),H=`${K}.${U.ending}`;
if(await this.push(H,U,{page:n}),!U.masked)return;const G=M.resolve(s.dict.get("SMask"))??M.resolve(s.dict.get("Mask")),z=G instanceof o.Z6?await et(b(M,G,()=>{})):
"damaged";typeof z!="string"&&await this.push(`${K}-mask.${z.ending}`,z,{page:n,maskOf:H})}async push(s,{bytes:n,ending:P,width:M,height:w},T){const{partBytes:U,
parts:K}=this.job.limits;this.size+=n.length;const H="Raise minimum_size, or extract images from fewer pages";if(this.size>U)throw(0,A.F)("partBytes",`The image\
s together are larger than ${U} bytes`,H);if(this.files.length>=K)throw(0,A.F)("parts",`The document has more than ${K} images`,H);const G=ct[P],z=await this.job.
onResult({index:this.files.length,name:s,bytes:n});this.files.push({name:s,bytes:z,mediaType:G,facts:{...T,size:n.length,mimeType:G,width:M,height:w}})}notes(s){
const n=[];return this.unable.size>0&&n.push(wt(this.unable)),this.count===0&&this.unable.size===0&&n.push(pt(s)),n}}async function et(I){try{return await I}catch(s){
if(s instanceof R.zU&&s.code==="unreadable_document")return"damaged";throw s}}const Et={jbig2:"compressed with JBIG2, which is not decoded",colors:"with colors \
that no image file has",damaged:"damaged"};function wt(I){return{code:"images_left_out",message:`Images were left out: ${[...I].map(([n,P])=>`${(0,k.y_)(P,"imag\
e is","images are")} ${Et[n]}`).join("; ")}.`}}function pt(I){const s=I===1?"The one image of the pages is":`All ${I} images of the pages are`;return{code:"no_i\
mages",message:I===0?"The pages have no images.":`${s} smaller than minimum_size.`,...I===0?{}:{mentions:["minimum_size"]}}}}),35050:((X,j,i)=>{i.d(j,{U:()=>F});
var R=i(83287),L=i(54093),S=i(17741);const[A,p]=[200,20],y=13,o=-1;function d(W){const u=new Int16Array(1<<y).fill(o);for(const[m,E]of W.entries()){if(!E)continue;
const[h,C]=E,_=y-C;u.fill(m<<4|C,h<<_,h+1<<_)}return u}const[c,O,B]=[S.tT.length,S.tT.length+1,S.tT.length+2],N=64,D=()=>({modes:d([...S.tT,S.CQ,S.bx,S.Kp]),runs:[
d([...S.UE,...S.Bn]),d([...S.Uv,...S.Bn])]});function*a(W){const{width:u,height:m,isAligned:E}=W,h=new l(W);for(let C=0;C<m;C++){E&&h.align();const _=h.read();if(yield A+
h.codes*p+u/8,_!==void 0)return _==="damaged"}return!1}class l{codes=0;bit=0;changes;above;count=0;countAbove=0;data;width;tables=D();constructor({data:u,width:m}){
this.data=u,this.width=m,this.changes=new Int32Array(m+4),this.above=new Int32Array(m+4)}align(){this.bit=this.bit+7&-8}read(){const{width:u,above:m}=this,{modes:E}=this.
tables;let[h,C,_]=[-1,0,0];for(this.codes=this.count=0;h<u;){const v=this.take(E);if(v===B&&h<0)return"ended";if(v===o||v===B)return"damaged";for(_=_&-2|C;_>1&&
this.changeAbove(_-2)>h;)_-=2;for(;this.changeAbove(_)<=h&&_<this.countAbove;)_+=2;if(v===c)h=this.changeAbove(_+1);else if(v===O)for(const k of[C,C^1]){const $=this.
takeRun(k);if($===void 0||!this.change(Math.max(h,0)+$,h))return"damaged";h=Math.max(h,0)+$}else{const k=this.changeAbove(_)+v-3;if(!this.change(k,h))return"dam\
aged";h=k,C^=1}}this.above=this.changes,this.changes=m,this.countAbove=this.count}changeAbove(u){return u<this.countAbove?this.above[u]:this.width}change(u,m){return u<
m||u<0||u>this.width||this.count===this.changes.length?!1:(this.changes[this.count++]=u,!0)}takeRun(u){const m=this.tables.runs[u];for(let E=0;E<=this.width;){const h=this.
take(m);if(h===o)return;if(h<N)return E+h;E+=(h-N+1)*64}}take(u){const{data:m,bit:E}=this,h=E>>3,C=(m[h]??0)<<16|(m[h+1]??0)<<8|(m[h+2]??0),_=h<m.length?u[C>>24-
(E&7)-y&(1<<y)-1]:o;return _===o?o:(this.bit+=_&15,this.codes++,_>>4)}}var r=i(55407),f=i(38671),t=i(74262);const[e,g]=[2e8,2e6],[b,x]=[1728,65536];class F{document;left;constructor(u){
this.document=u,this.left=u.suspect?e:g}async look(u){const{document:m}=this,{format:E,before:h,parameters:C}=(0,f.R)(m,u);if(E!=="jpg"&&E!=="ccitt")return;const{
data:_,whole:v}=await m.decodedPartAtEase(h);if(!v)return;if(E==="ccitt")return this.lookAtFax(u,_,C);const k=(0,t.Hb)(_)??{refining:0,others:1},$=(0,t.o8)(E,_)*
(k.refining+k.others);$>this.left||(this.left-=$,await(0,r.H_)(_,m.job)&&(0,R.Eb)(m,u,{found:!0}))}async lookAtFax(u,m,E){const{document:h}=this,C=(J,tt)=>{const V=h.
resolve(J);return typeof V=="number"?V:tt},[_,v]=[C(E?.get("Columns"),b),C(u.dict.get("Height"),0)],k=m.length*8+v;if(!(C(E?.get("K"),0)<0)||!(_>0&&_<=x)||!(v>0)||
k>this.left)return;this.left-=k;const ot=h.resolve(E?.get("EncodedByteAlign"))===!0;await(0,L.k)(a({data:m,width:_,height:v,isAligned:ot}),h.job.pace)&&(0,R.Eb)(
h,u,{found:!0,broken:!0})}}}),74262:((X,j,i)=>{i.d(j,{Hb:()=>B,YL:()=>c,o8:()=>y});var R=i(45657),L=i(23334),S=i(78157),A=i(990),p=i(8283);function y(f,t){const e=(0,S.
bS)(t);return f==="jpg"?o(e):f==="jp2"?a(e):r(e)}function o(f){for(const t of(0,p.OD)(f)){if(!(0,A.qt)(t.marker))continue;const{data:e}=t;if(e.length>=5)return(e[1]<<
8|e[2])*(e[3]<<8|e[4])}return 0}const d=new Set([192,193]);function c(f){let t;for(const{marker:e,data:g}of(0,p.OD)(f))if(d.has(e))t=g[5];else if(e===p.Os)return t!==
void 0&&g[0]===t;return!1}const O=new Set([194,198,202,206]);function B(f){let t,[e,g]=[0,0];for(const{marker:b,data:x}of(0,p.OD)(f))if(O.has(b))t=N(x);else if(b===
p.Os&&t){const F=Math.min(x[0]??0,4);let W=0;for(let u=0;u<F;u++)W+=t.get(x[1+2*u])??1;(x[3+2*F]??0)>>4?e+=W:g+=W}return t&&{refining:e,others:g}}function N(f){
const t=Array.from({length:Math.min(f[5]??0,4)},(g,b)=>{const x=f[7+3*b]??17;return{id:f[6+3*b]??0,samples:Math.max((x>>4)*(x&15),1)}}),e=(0,R.Kf)(t.map(({samples:g})=>g));
return new Map(t.map(({id:g,samples:b})=>[g,b/e]))}const D=36;function a(f){const t=f.indexOf(Uint8Array.of(255,79,255,81));if(t<0||t+6+D>f.length)return 0;const e=f.
readUInt16BE(t+40);return f.readUInt32BE(t+8)*f.readUInt32BE(t+12)*Math.max(1,e/3)}const l=new Set([4,6,7,20,22,23,36,38,39,40,42,43]);function r(f){let t=0;for(const{
type:e,start:g}of(0,L.d)(f))l.has(e)&&g+8<=f.length&&(t+=f.readUInt32BE(g)*f.readUInt32BE(g+4));return t}}),990:((X,j,i)=>{i.d(j,{IE:()=>S,IW:()=>c,g2:()=>L,n5:()=>B,
qt:()=>d,tV:()=>N});var R=i(45657);const L=8,S=L*L,A=10,[p,y,o]=[192,193,194],d=D=>D>=192&&D<=207&&D!==196&&D!==200&&D!==204;function c(D,a){if(D!==p&&D!==y&&D!==
o)return;const[l,r=0,f=0,t=0,e=0,g=0]=a,[b,x]=[r<<8|f,t<<8|e];if(!(l===8&&x>0&&b>0&&g>=1&&g<=4&&a.length>=6+3*g))return;const W=Array.from({length:g},(v,k)=>O(a.
subarray(6+3*k)));if(W.some(({across:v,down:k,table:$})=>v<1||v>4||k<1||k>4||$>3))return;const u=g===1?W.map(v=>({...v,across:1,down:1})):W;if(u.reduce((v,{across:k,
down:$})=>v+k*$,0)>A||new Set(u.map(({id:v})=>v)).size<g)return;const E=(0,R.Kf)(u.map(({across:v})=>v)),h=(0,R.Kf)(u.map(({down:v})=>v)),C=Math.ceil(x/(L*E)),_=Math.
ceil(b/(L*h));return{width:x,height:b,unitColumns:C,unitRows:_,isProgressive:D===o,components:u.map(v=>({...v,columns:Math.ceil(Math.ceil(x*v.across/E)/L),rows:Math.
ceil(Math.ceil(b*v.down/h)/L),stride:C*v.across}))}}function O([D=0,a=0,l=0]){return{id:D,across:a>>4,down:a&15,table:l}}const B=({components:D},a)=>D.reduce((l,{
stride:r,down:f})=>l+r*a*f,0)*S*Int16Array.BYTES_PER_ELEMENT,N=(D,a)=>({...D,components:D.components.map(l=>({...l,values:new Int16Array(l.stride*a*l.down*S)}))})}),
76023:((X,j,i)=>{i.d(j,{L:()=>y});var R=i(45599),L=i(69869);const S=8,A={DeviceGray:p("gray",1),CalGray:p("gray",1),G:p("gray",1),DeviceRGB:p("rgb",3),CalRGB:p(
"rgb",3),RGB:p("rgb",3),DeviceCMYK:p("cmyk",4),CMYK:p("cmyk",4),Separation:p("inks",1)};function p(c,O){return{kind:c,components:O,profile:void 0,table:void 0}}
function y(c,O,B,N=0){const D=c.resolve(O);if(N>S)return;if(D instanceof R.SX){if(Object.hasOwn(A,D.text))return A[D.text];const l=B(D.text);return l===void 0?void 0:
y(c,l,B,N+1)}if(!(0,R.cy)(D))return;const a=c.resolve(D[0]);if(a instanceof R.SX)switch(a.text){case"ICCBased":return o(c,D[1],B,N);case"Indexed":case"I":return d(
c,D,B,N);case"DeviceN":{const l=c.array(D[1])?.length??0;return l>=1&&l<=32?p("inks",l):void 0}default:return Object.hasOwn(A,a.text)?A[a.text]:void 0}}function o(c,O,B,N){
const D=c.resolve(O);if(!(D instanceof R.Z6))return;const a=c.resolve(D.dict.get("N")),l=a===1?"gray":a===3?"rgb":a===4?"cmyk":void 0;if(l===void 0)return y(c,D.
dict.get("Alternate"),B,N+1);const r=(0,L.hh)(c.decodedPart(D)?.data,a);return{...p(l,a),profile:r?.bytes}}function d(c,O,B,N){const D=y(c,O[1],B,N+1),a=c.resolve(
O[3]),l=a instanceof R.Mx?a.bytes:a instanceof R.Z6?c.decodedPart(a)?.data:void 0,r=c.resolve(O[2]);if(!D||D.table||!l||typeof r!="number"||!(r>=0))return;const f=new Uint8Array(
(Math.min(Math.floor(r),255)+1)*D.components);return f.set(l.subarray(0,f.length)),{...D,table:f}}}),95340:((X,j,i)=>{i.d(j,{K:()=>R,h:()=>L});const R=1e6;function L(S,A){
const p=d=>{const c=S.resolve(A.get(d));return typeof c=="number"?Math.floor(c):NaN},y=S.resolve(A.get("ImageMask"))===!0,o=S.array(A.get("Decode"))?.map(d=>S.resolve(
d));return{width:p("Width"),height:p("Height"),bits:y?1:p("BitsPerComponent")||8,stencil:y,decode:o?.every(d=>typeof d=="number")?o:void 0}}}),30586:((X,j,i)=>{
i.d(j,{Fo:()=>r,Hy:()=>l});var R=i(44131),L=i(64680),S=i(19158),A=i(68973);const p=Uint8Array.of(137,80,78,71,13,10,26,10),y={gray:0,rgb:2,palette:3,"gray-alpha":4,
rgba:6},o={gray:1,rgb:3,palette:1,"gray-alpha":2,rgba:4},d=.0254,c=6,O=8388608,B=65536,N=2,D=.6,a=4,l=async(m,E)=>(await r(m,E)).file;async function r(m,E){const{
width:h,height:C,depth:_,color:v,palette:k,profile:$,resolution:ot}=m,rt=Buffer.alloc(13);rt.writeUInt32BE(h,0),rt.writeUInt32BE(C,4),rt.set([_,y[v],0,0,0],8);const J=[
p,u("IHDR",rt)];$&&J.push(await t($,E)),ot!==void 0&&J.push(u("pHYs",e(ot))),k&&J.push(u("PLTE",k));const{data:tt}=await g(m,E),V=tt.then(at=>Buffer.concat([...J,
u("IDAT",at),u("IEND",new Uint8Array(0))]));return V.catch(()=>{}),{file:V}}const f=4;async function t(m,E){return u("iCCP",Buffer.concat([Buffer.from("ICC\0\0",
"latin1"),await(0,A.uM)(E).deflate(m,f)]))}function e(m){const E=Buffer.alloc(9),h=Math.round(m/d);return E.writeUInt32BE(h,0),E.writeUInt32BE(h,4),E[8]=1,E}async function g(m,{
codec:E,pace:h}){const C=(b(m)+1)*m.height;if(!E&&C>O){const $=await(0,S.p)(new CompressionStream("deflate"),x(m,h,!0));return{data:Promise.resolve($)}}const _=new L.
k(C);for await(const $ of x(m,h,!1))_.copy($,0,$.length);const v=_.bytes,k=E?E.deflate(v,c):(0,S.p)(new CompressionStream("deflate"),[v]);return C>O&&await k,{data:k}}
const b=({width:m,depth:E,color:h})=>Math.ceil(m*E*o[h]/8);async function*x(m,E,h){const{height:C,samples:_}=m,v=b(m),k=F(m),$=typeof _=="function"?_:V=>_.subarray(
V*v,V*v+v),ot=new Uint8Array(v),rt=Math.max(1,Math.floor(B/(v+1)));let J=new Uint8Array(0),tt=0;for(let V=0;V<C;V++){if(tt===J.length){const et=Math.min(rt,C-V)*
(v+1);(h||J.length!==et)&&(J=new Uint8Array(et)),tt=0}const at=J.subarray(tt,tt+=v+1),ct=$(V).subarray(0,v),lt=V>0&&Buffer.compare(ct,ot)===0;if(at[0]=k(ct,lt),
at[0]!==N)at.set(ct,1);else if(!lt)for(let et=0;et<v;et++)at[et+1]=ct[et]-ot[et];lt||ot.set(ct),tt===J.length&&(yield J);const ut=E.step(v);ut&&await ut}}function F({
depth:m,color:E}){if(m<8||E==="palette")return()=>0;const h=o[E];let C;return(_,v)=>{if(v)return C;const k=C===void 0;return C=m===8&&W(_,h)?0:N,k?0:C}}function W(m,E){
let h=0,C=0;for(let _=E;_<m.length;_+=a*E)m[_]===m[_-E]&&h++,C++;return h>=C*D}function u(m,E){const h=Buffer.alloc(E.length+12);return h.writeUInt32BE(E.length,
0),h.write(m,4,"latin1"),h.set(E,8),h.writeUInt32BE((0,R.Q)(h.subarray(4,E.length+8)),E.length+8),h}}),92152:((X,j,i)=>{i.d(j,{A6:()=>B,AT:()=>O,Cb:()=>L,WQ:()=>S,
ZJ:()=>c,dl:()=>y,fu:()=>D,mA:()=>d,u8:()=>N,zq:()=>R});const R=(a,l,r)=>Math.ceil(a*l*r/8);function L(a,l,r){if(!a||a.length<l*2)return!1;let f=0;for(let t=0;t<
l;t++){const[e,g]=[a[t*2],a[t*2+1]];if(e===r&&g===0)f++;else if(e!==0||g!==r)return}return f===0?!1:f===l?!0:void 0}function S(a,l){if(a.length>=l)return a.subarray(
0,l);const r=new Uint8Array(l);return r.set(a),r}const A=2,p=65536;function y(a,l,r){const f=l>>3;return r===16?a[f]*256+a[f+1]:a[f]>>8-r-(l&7)&2**r-1}async function o(a,l,r,f){
const t=Math.max(1,Math.floor(p/l));for(let e=0;e<a;e+=t){const g=Math.min(e+t,a);f(e,g);const b=r.step((g-e)*l*A);b&&await b}}async function d(a,l){const r=new Uint8Array(
a.length);return await o(a.length,1,l,(f,t)=>{for(let e=f;e<t;e++)r[e]=a[e]^255}),r}async function c(a,{width:l,height:r,channels:f,bits:t},e,g){const b=l*f,x=R(
l,f,t),F=new Uint8Array(b*r),W=2**t-1,u=e&&t<8?255/W:1;for(let m=0;m<r;m++)await o(b,1,g,(E,h)=>{for(let C=E;C<h;C++){const _=C*t,v=m*x+(_>>3),k=t>=8?a[v]:a[v]>>
8-t-(_&7)&W;F[m*b+C]=k*u}});return F}async function O(a,l,r,f){const t=Array.from({length:r},(g,b)=>{const[x,F]=[l[b*2],l[b*2+1]];return Uint8ClampedArray.from(
{length:256},(W,u)=>(x+u/255*(F-x))*255)}),e=new Uint8Array(a.length);return await o(a.length,1,f,(g,b)=>{for(let x=g;x<b;x++)e[x]=t[x%r][a[x]]}),e}function B(a,l,r){
const f=new Uint8Array(a.length*r);for(let t=0;t<a.length;t++)for(let e=0;e<r;e++)f[t*r+e]=l[a[t]*r+e]??0;return f}async function N(a,l,r,f){const t=new Uint8Array(
a.length*r);return await o(a.length,r,f,(e,g)=>t.set(B(a.subarray(e,g),l,r),e*r)),t}async function D(a,l,r,f){const t=new Uint8Array(l.length*(r+1));return await o(
l.length,r+1,f,(e,g)=>{for(let b=e;b<g;b++){for(let x=0;x<r;x++)t[b*(r+1)+x]=a[b*r+x];t[b*(r+1)+r]=l[b]}}),t}}),38671:((X,j,i)=>{i.d(j,{R:()=>A});var R=i(52205),
L=i(45599);const S={DCTDecode:"jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};function A(p,y){const o=(0,R.c3)(p,y.dict.
get("Filter")),d=(0,R.c3)(p,y.dict.get("DecodeParms")),c=o.at(-1)??null,O=c instanceof L.SX?S[c.text]:void 0;if(!O)return{format:O,parameters:void 0,filter:c,before:y};
const B=new L.Bi(y.dict);B.set("Filter",o.slice(0,-1)),B.set("DecodeParms",d.slice(0,o.length-1));const N=d[o.length-1];return{format:O,parameters:(0,L.Zm)(N)?N:
void 0,filter:c,before:new L.Z6(B,y.data,y.sealed)}}}),93059:((X,j,i)=>{i.d(j,{n:()=>S});var R=i(45599);const L={BPC:"BitsPerComponent",CS:"ColorSpace",D:"Decod\
e",DP:"DecodeParms",F:"Filter",H:"Height",IM:"ImageMask",W:"Width"};function S(A){if(A.dataStart<0)return;const p=new R.Bi;for(let y=0;y+1<A.count;y+=2){const o=A.
name(y);o!==void 0&&p.set(L[o]??o,A.value(y+1))}return new R.Z6(p,A.content.subarray(A.dataStart,A.dataEnd))}}),8283:((X,j,i)=>{i.d(j,{A2:()=>L,AP:()=>N,EI:()=>p,
GM:()=>S,OD:()=>O,Os:()=>A,Rd:()=>y,iN:()=>d});var R=i(78157);const L=216,S=217,A=218,p=254,y=0,o=2**20,d=r=>r>=224&&r<=239;class c{image;marker;start;end;constructor(f,t,e,g){
this.image=f,this.marker=t,this.start=e,this.end=g}get data(){return this.image.subarray(Math.min(this.start+4,this.end),this.end)}}function*O(r,f=1/0){const t=(0,R.
bS)(r);for(let e=2;;){const g=Math.min(e+f,t.length),b=D(t,e,g);if(b<0){if(g===t.length)return;yield new c(t,y,e,g),e=g;continue}const x=t[b+1],F=x===L||x===S||
x===B;if(!F&&b+4>t.length)return;const W=F?0:t.readUInt16BE(b+2),u=b+2+W;if(u>t.length||!F&&W<2||(yield new c(t,x,b,u),x===S))return;e=u}}const B=1,N=r=>O(r,o);
function D(r,f,t){for(let e=l(r,f);e>=0&&e<t&&e+1<r.length;e=l(r,e+1)){for(;r[e+1]===255&&e+1<t;)e++;const g=r[e+1];if(g!==0&&g!==255&&(g<208||g>215))return e}return-1}
const a=32;function l(r,f){const t=Math.min(f+a,r.length);for(let e=f;e<t;e++)if(r[e]===255)return e;return r.indexOf(255,t)}}),69869:((X,j,i)=>{i.d(j,{Jc:()=>N,
R1:()=>f,To:()=>c,hh:()=>O,so:()=>a});var R=i(77598),L=i.n(R),S=i(48249),A=i(78157),p=i(68973),y=i(45599);const o={1:"GRAY",3:"RGB ",4:"CMYK"},d=["scnr","mntr",
"prtr","spac"],c={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function O(t,e){if(!t||t.length<132)return;const g=(0,A.bS)(t),b=u=>g.toString("latin1",u,u+4),x=g.
readUInt32BE(0),F=t[8];if(!(!(x>=132&&x<=t.length&&F>=2&&F<=4&&b(36)==="acsp"&&d.includes(b(12)))||b(16)!==o[e]))return{bytes:t.subarray(0,x),version:F}}const B=new WeakMap;
async function N(t,e){const{bytes:g}=t,b=e.pace.step(g.length);b&&await b;const x=B.get(e.pace)??new Map;B.set(e.pace,x);const F=l(g),W=x.get(F);if(W)return W;const u={
...t,id:F,deflated:await(0,p.uM)(e).deflate(g,D)};return x.set(F,u),u}const D=4,a=t=>{const{bytes:e}=t;return{...t,id:l(e),deflated:(0,S.Kc)(e)}},l=t=>(0,R.createHash)(
"sha256").update(t).digest("base64"),r=new WeakMap;function f(t,{id:e,deflated:g},b){const x=r.get(t)??new Map;r.set(t,x);const F=x.get(e);if(F)return F;const W=(0,y.
jd)({N:b,Alternate:(0,y.UU)(c[b]),Filter:(0,y.UU)("FlateDecode")}),u=t.add(new y.Z6(W,g));return x.set(e,u),u}}),19158:((X,j,i)=>{i.d(j,{p:()=>L});var R=i(78157);
async function L({readable:p,writable:y},o){const d=S(y.getWriter(),o),[c]=await Promise.all([A(p.getReader()),d]);return(0,R.mE)(c)}async function S(p,y){try{for await(const o of y)
await p.write(o);await p.close()}catch(o){throw await p.abort(o).catch(()=>{}),o}}async function A(p){const y=[];for(let o=await p.read();!o.done;o=await p.read())
y.push(o.value);return y}})};
