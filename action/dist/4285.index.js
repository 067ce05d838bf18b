"use strict";exports.id=4285,exports.ids=[4285],exports.modules={44131:((J,k,r)=>{r.d(k,{Q:()=>B});const C=v();function B(O,M=0){const[A,a,l,f]=C;let b=~M,S=0;for(const u=O.
length-3;S<u;S+=4)b^=O[S]|O[S+1]<<8|O[S+2]<<16|O[S+3]<<24,b=f[b&255]^l[b>>>8&255]^a[b>>>16&255]^A[b>>>24];for(;S<O.length;S++)b=A[(b^O[S])&255]^b>>>8;return~b>>>
0}function v(){const O=new Int32Array(256);for(let l=0;l<256;l++){let f=l;for(let b=0;b<8;b++)f=f&1?f>>>1^3988292384:f>>>1;O[l]=f}const M=l=>l.map(f=>O[f&255]^f>>>
8),A=M(O),a=M(A);return[O,A,a,M(a)]}}),45657:((J,k,r)=>{r.d(k,{Hn:()=>B,Kf:()=>O,RZ:()=>C,Vp:()=>A,YG:()=>M,vH:()=>v});function C(a,l){for(const f of l)a.push(f)}
const B=a=>a.slice();function v(a,l,f){const b=a.get(l);b?b.push(f):a.set(l,[f])}const O=a=>{let l=-1/0;for(const f of a)l=Math.max(l,f);return l},M=a=>{let l=1/0;
for(const f of a)l=Math.min(l,f);return l},A=a=>Number.isInteger(a)&&!Number.isSafeInteger(a)}),4285:((J,k,r)=>{r.r(k),r.d(k,{extract_images:()=>ot});var C=r(58552),
B=r(35050),v=r(95340),O=r(42973),M=r(81272),A=r(68973),a=r(45599),l=r(92152);const f=3,b=4,S=7,u={[f]:2,[b]:4,[S]:1};function s(I){const{width:y,height:g,bits:W,
channels:U,photometric:T,compression:G,options:N,otherInks:K,profile:z,data:H}=I,$=[[256,b,[y]],[257,b,[g]],[258,f,new Array(U).fill(W)],[259,f,[G]],[262,f,[T]],
[273,b,[8]],[277,f,[U]],[278,b,[g]],[279,b,[H.length]]];N!==void 0&&$.push([292,b,[N]]),T===5&&$.push([332,f,[K?2:1]],[334,f,[U]]),z&&$.push([34675,S,z]);const F=8+
H.length+H.length%2,Y=Buffer.alloc(2+$.length*12+4);Y.writeUInt16LE($.length,0);const et=[];let X=F+Y.length;for(const[ut,[ht,tt,it]]of $.entries()){const ct=2+
ut*12;Y.writeUInt16LE(ht,ct),Y.writeUInt16LE(tt,ct+2),Y.writeUInt32LE(it.length,ct+4);const ft=Buffer.alloc(Math.max(4,it.length*u[tt]));if(it instanceof Uint8Array)
ft.set(it);else for(const[lt,gt]of it.entries())ft.writeUIntLE(gt,lt*u[tt],u[tt]);if(ft.length===4)Y.set(ft,ct+8);else{Y.writeUInt32LE(X,ct+8);const lt=ft.length%
2===0?ft:Buffer.concat([ft,Buffer.alloc(1)]);et.push(lt),X+=lt.length}}const q=Buffer.from([73,73,42,0,0,0,0,0]);return q.writeUInt32LE(F,4),Buffer.concat([q,H,
Buffer.alloc(H.length%2),Y,...et])}const e=1,o=4;function t(I,y,{width:g,height:W,decode:U},T,G){const N=(Y,et)=>{const X=I.resolve(G?.get(Y));return typeof X==
"number"?X:et},K=Y=>I.resolve(G?.get(Y))===!0,z=N("K",0),H=N("Columns",1728);if(H>v.K||!Number.isInteger(H))return;const F=[K("BlackIs1"),(0,l.Cb)(U,1,1)===!0,!h(
T)].filter(Boolean).length%2===0;return s({width:H>0?H:g,height:W,bits:1,channels:1,photometric:F?0:1,compression:z<0?4:3,...z<0?{}:{options:(z>0?e:0)+(K("Encod\
edByteAlign")?o:0)},data:y})}function h({table:I,components:y,kind:g}){if(!I)return g!=="inks"&&g!=="cmyk";const W=T=>I.subarray(T*y,(T+1)*y).reduce((G,N)=>G+N,
0),U=W(0)<=W(1);return g==="inks"||g==="cmyk"?!U:U}var i=r(76023),n=r(30586),c=r(38671);async function d(I,y,g){const W=(0,v.h)(I,y.dict),{width:U,height:T}=W;if(!(U>=
1&&T>=1))return"damaged";const G=I.job.limits.pixels;if(U*T>G)throw(0,O.FU)("pixels",`An image of the document has ${U} × ${T} pixels; at most ${G} in all are \
allowed`,"Remove it");if(U>v.K)throw(0,O.FU)("pixels",`An image of the document has rows of ${U} pixels; at most ${v.K} are allowed`,"Remove it");const{format:N,
parameters:K,before:z}=(0,c.R)(I,y);if(N==="jbig2")return"jbig2";const H=I.resolve(y.dict.get("SMask"))??I.resolve(y.dict.get("Mask")),$=H instanceof a.Z6,F=await I.
decodedAtEase(z);if(N==="jpg"||N==="jp2")return{ending:N,bytes:F,width:U,height:T,masked:$};const Y=W.stencil?L:(0,i.L)(I,y.dict.get("ColorSpace"),g);if(!Y||![1,
2,4,8,16].includes(W.bits))return"colors";if(N==="ccitt"){const q=t(I,F,W,Y,K);return q?{ending:"tif",bytes:q,width:U,height:T,masked:$}:"damaged"}const et=H instanceof
a.Z6?H:void 0,X=m(I.job,W,Y,F.length,et!==void 0);try{return await R(I,W,Y,F,et)}finally{I.job.memory.release(X)}}function m({memory:I},{width:y,height:g,bits:W,
decode:U},T,G,N){const K=T.table?1:T.components,z=Math.max(0,(0,l.zq)(y,K,W)*g-G),H=(0,l.Cb)(U,K,T.table?2**W-1:1),F=!N&&H!==void 0&&(T.kind==="gray"||T.kind===
"rgb")&&E(T,W)?0:y*g*(T.components+1);if(!(z+F<=I.stream&&I.borrow(z+F)))throw(0,M.q)(I,z+F);return F}const L={kind:"gray",components:1,profile:void 0,table:void 0};
async function R(I,y,g,W,U){const{width:T,height:G,bits:N}=y,{pace:K}=I.job,z=g.table?1:g.components,H=(0,l.zq)(T,z,N)*G,$=(0,l.Cb)(y.decode,z,g.table?2**N-1:1);
let F=(0,l.WQ)(W,H);$&&(F=await(0,l.mA)(F,K));const Y={width:T,height:G,channels:z,bits:N},et={width:T,height:G,masked:U!==void 0};if(g.kind==="cmyk"||g.kind===
"inks"){let tt=N===16?F:await(0,l.ZJ)(F,Y,!g.table,K);g.table?tt=await(0,l.u8)(tt,g.table,g.components,K):$===void 0&&N<=8&&(tt=await(0,l.AT)(tt,y.decode,z,K));
const it=await(0,A.uM)(I.job).deflate(tt,p);return{...et,ending:"tif",bytes:P(y,g,N===16&&!g.table?16:8,it)}}const X=U&&await w(I,U,y);if(!X&&$!==void 0&&E(g,N)){
const tt=g.table&&(g.kind==="gray"?(0,l.A6)(g.table,_,3):g.table),it=g.table?"palette":g.kind,ct={width:T,height:G,depth:N,color:it,palette:tt?.subarray(0,3*2**
N),profile:g.profile,samples:F};return{...et,ending:"png",bytes:await(0,n.Hy)(ct,I.job)}}let q=await(0,l.ZJ)(F,Y,!g.table,K);g.table?q=await(0,l.u8)(q,g.table,g.
components,K):$===void 0&&(q=await(0,l.AT)(q,y.decode,z,K)),X&&(q=await(0,l.fu)(q,X,g.components,K));const ut=g.kind==="gray"?X?"gray-alpha":"gray":X?"rgba":"rg\
b",ht={width:T,height:G,depth:8,color:ut,profile:g.profile,samples:q};return{...et,masked:U!==void 0&&!X,ending:"png",bytes:await(0,n.Hy)(ht,I.job)}}const _=Uint8Array.
from({length:768},(I,y)=>Math.floor(y/3)),E=({kind:I,table:y},g)=>y?g<=8:I==="gray"||g>=8;async function w(I,y,g){const W=(0,v.h)(I,y.dict),{width:U,height:T,bits:G,
stencil:N,decode:K}=W;if(!(U===g.width&&T===g.height&&!y.dict.has("Matte"))||g.bits===16||![1,2,4,8].includes(G)||(0,c.R)(I,y).format)return;const H=(0,l.Cb)(K,
1,1);if(H===void 0)return;const $=(0,l.WQ)(await I.decodedAtEase(y),(0,l.zq)(U,1,G)*T),F=await(0,l.ZJ)($,{width:U,height:T,channels:1,bits:G},!0,I.job.pace);return H!==
N?(0,l.mA)(F,I.job.pace):F}const p=4;function P({width:I,height:y},g,W,U){const T=g.components===1;return s({width:I,height:y,bits:W,channels:g.components,photometric:T?
0:5,compression:8,otherInks:g.kind==="inks",profile:g.profile,data:U})}var x=r(31424),D=r(91519),j=r(98446),Z=r(80464);const st={jpg:"image/jpeg",jp2:"image/jp2",
png:"image/png",tif:"image/tiff"},ot=async(I,y,g)=>{const W=await(0,D.E)(I.bytes,g,{password:y.open_password}),U=new Z.Q(W);for(let K=0;K<W.pages.count;K++)await U.
page(K);const T=new nt(W,y.minimum_size,g);for(const K of U.found)await T.add(K);const{files:G,count:N}=T;return{documents:[],files:G,notes:T.notes(U.found.length),
facts:{imageCount:N}}},Q=6e4;class nt{document;minimum;job;files=[];count=0;small=0;size=0;unable=new Map;scans;constructor(y,g,W){this.document=y,this.minimum=
g,this.job=W,this.scans=new B.U(y)}async add({stream:y,page:g,find:W}){const{document:U}=this,T=U.job.pace.step(Q);T&&await T;const{width:G,height:N}=(0,v.h)(U,
y.dict);if(G<this.minimum||N<this.minimum){this.small++;return}const K=await V(d(U,y,W));if(typeof K=="string"){this.unable.set(K,(this.unable.get(K)??0)+1);return}
await this.scans.look(y);const z=(0,x.n)(++this.count),H=`${z}.${K.ending}`;if(await this.push(H,K,{page:g}),!K.masked)return;const $=U.resolve(y.dict.get("SMas\
k"))??U.resolve(y.dict.get("Mask")),F=$ instanceof a.Z6?await V(d(U,$,()=>{})):"damaged";typeof F!="string"&&await this.push(`${z}-mask.${F.ending}`,F,{page:g,maskOf:H})}async push(y,{
bytes:g,ending:W,width:U,height:T},G){const{partBytes:N,parts:K}=this.job.limits;this.size+=g.length;const z="Raise minimum_size, or extract images from fewer p\
ages";if(this.size>N)throw(0,O.FU)("partBytes",`The images together are larger than ${N} bytes`,z);if(this.files.length>=K)throw(0,O.FU)("parts",`The document h\
as more than ${K} images`,z);const H=st[W],$=await this.job.onResult({index:this.files.length,name:y,bytes:g});this.files.push({name:y,bytes:$,mediaType:H,facts:{
...G,size:g.length,mimeType:H,width:U,height:T}})}notes(y){const g=[];return this.unable.size>0&&g.push(at(this.unable)),this.count===0&&this.unable.size===0&&g.
push(dt(y)),g}}async function V(I){try{return await I}catch(y){if(y instanceof C.zU&&y.code==="unreadable_document")return"damaged";throw y}}const rt={jbig2:"co\
mpressed with JBIG2, which is not decoded",colors:"with colors that no image file has",damaged:"damaged"};function at(I){return{code:"images_left_out",message:`\
Images were left out: ${[...I].map(([g,W])=>`${(0,j.y_)(W,"image is","images are")} ${rt[g]}`).join("; ")}.`}}function dt(I){const y=I===1?"The one image of the\
 pages is":`All ${I} images of the pages are`;return{code:"no_images",message:I===0?"The pages have no images.":`${y} smaller than minimum_size.`,...I===0?{}:{mentions:[
"minimum_size"]}}}}),35050:((J,k,r)=>{r.d(k,{U:()=>L});var C=r(83287),B=r(54093),v=r(17741);const[O,M]=[200,20],A=13,a=-1;function l(R){const _=new Int16Array(1<<
A).fill(a);for(const[E,w]of R.entries()){if(!w)continue;const[p,P]=w,x=A-P;_.fill(E<<4|P,p<<x,p+1<<x)}return _}const[f,b,S]=[v.tT.length,v.tT.length+1,v.tT.length+
2],u=64,s=()=>({modes:l([...v.tT,v.CQ,v.bx,v.Kp]),runs:[l([...v.UE,...v.Bn]),l([...v.Uv,...v.Bn])]});function*e(R){const{width:_,height:E,isAligned:w}=R,p=new o(
R);for(let P=0;P<E;P++){w&&p.align();const x=p.read();if(yield O+p.codes*M+_/8,x!==void 0)return x==="damaged"}return!1}class o{codes=0;bit=0;changes;above;count=0;countAbove=0;data;width;tables=s();constructor({
data:_,width:E}){this.data=_,this.width=E,this.changes=new Int32Array(E+4),this.above=new Int32Array(E+4)}align(){this.bit=this.bit+7&-8}read(){const{width:_,above:E}=this,
{modes:w}=this.tables;let[p,P,x]=[-1,0,0];for(this.codes=this.count=0;p<_;){const D=this.take(w);if(D===S&&p<0)return"ended";if(D===a||D===S)return"damaged";for(x=
x&-2|P;x>1&&this.changeAbove(x-2)>p;)x-=2;for(;this.changeAbove(x)<=p&&x<this.countAbove;)x+=2;if(D===f)p=this.changeAbove(x+1);else if(D===b)for(const j of[P,P^
1]){const Z=this.takeRun(j);if(Z===void 0||!this.change(Math.max(p,0)+Z,p))return"damaged";p=Math.max(p,0)+Z}else{const j=this.changeAbove(x)+D-3;if(!this.change(
j,p))return"damaged";p=j,P^=1}}this.above=this.changes,this.changes=E,this.countAbove=this.count}changeAbove(_){return _<this.countAbove?this.above[_]:this.width}change(_,E){
return _<E||_<0||_>this.width||this.count===this.changes.length?!1:(this.changes[this.count++]=_,!0)}takeRun(_){const E=this.tables.runs[_];for(let w=0;w<=this.
width;){const p=this.take(E);if(p===a)return;if(p<u)return w+p;w+=(p-u+1)*64}}take(_){const{data:E,bit:w}=this,p=w>>3,P=(E[p]??0)<<16|(E[p+1]??0)<<8|(E[p+2]??0),
x=p<E.length?_[P>>24-(w&7)-A&(1<<A)-1]:a;return x===a?a:(this.bit+=x&15,this.codes++,x>>4)}}var t=r(55407),h=r(38671),i=r(74262);const[n,c]=[2e8,2e6],[d,m]=[1728,
65536];class L{document;left;constructor(_){this.document=_,this.left=_.suspect?n:c}async look(_){const{document:E}=this,{format:w,before:p,parameters:P}=(0,h.R)(
E,_);if(w!=="jpg"&&w!=="ccitt")return;const{data:x,whole:D}=await E.decodedPartAtEase(p);if(!D)return;if(w==="ccitt")return this.lookAtFax(_,x,P);const j=(0,i.Hb)(
x)??{refining:0,others:1},Z=(0,i.o8)(w,x)*(j.refining+j.others);Z>this.left||(this.left-=Z,await(0,t.H_)(x,E.job)&&(0,C.Eb)(E,_,{found:!0}))}async lookAtFax(_,E,w){
const{document:p}=this,P=(Q,nt)=>{const V=p.resolve(Q);return typeof V=="number"?V:nt},[x,D]=[P(w?.get("Columns"),d),P(_.dict.get("Height"),0)],j=E.length*8+D;if(!(P(
w?.get("K"),0)<0)||!(x>0&&x<=m)||!(D>0)||j>this.left)return;this.left-=j;const st=p.resolve(w?.get("EncodedByteAlign"))===!0;await(0,B.k)(e({data:E,width:x,height:D,
isAligned:st}),p.job.pace)&&(0,C.Eb)(p,_,{found:!0,broken:!0})}}}),74262:((J,k,r)=>{r.d(k,{Hb:()=>S,YL:()=>f,o8:()=>A});var C=r(45657),B=r(23334),v=r(78157),O=r(
990),M=r(8283);function A(n,c){const d=(0,v.bS)(c);return n==="jpg"?a(d):n==="jp2"?e(d):i(d)}function a(n){for(const c of(0,M.OD)(n)){if(!(0,O.qt)(c.marker))continue;
const{data:d}=c;if(d.length>=5)return(d[1]<<8|d[2])*(d[3]<<8|d[4])}return 0}const l=new Set([192,193]);function f(n){let c;for(const{marker:d,data:m}of(0,M.OD)(
n))if(l.has(d))c=m[5];else if(d===M.Os)return c!==void 0&&m[0]===c;return!1}const b=new Set([194,198,202,206]);function S(n){let c,[d,m]=[0,0];for(const{marker:L,
data:R}of(0,M.OD)(n))if(b.has(L))c=u(R);else if(L===M.Os&&c){const _=Math.min(R[0]??0,4);let E=0;for(let w=0;w<_;w++)E+=c.get(R[1+2*w])??1;(R[3+2*_]??0)>>4?d+=E:
m+=E}return c&&{refining:d,others:m}}function u(n){const c=Array.from({length:Math.min(n[5]??0,4)},(m,L)=>{const R=n[7+3*L]??17;return{id:n[6+3*L]??0,samples:Math.
max((R>>4)*(R&15),1)}}),d=(0,C.Kf)(c.map(({samples:m})=>m));return new Map(c.map(({id:m,samples:L})=>[m,L/d]))}const s=36;function e(n){const c=n.indexOf(Uint8Array.
of(255,79,255,81));if(c<0||c+6+s>n.length)return 0;const d=n.readUInt16BE(c+40),m=R=>n.readUInt32BE(c+R),L=t(m(8),m(24),m(32))*t(m(12),m(28),m(36));return m(8)*
m(12)*Math.max(1,d/3)+L*o}const o=60,t=(n,c,d)=>Math.max(Math.ceil((n-d)/Math.max(c,1)),0),h=new Set([4,6,7,20,22,23,36,38,39,40,42,43]);function i(n){let c=0;for(const{
type:d,start:m}of(0,B.d)(n))h.has(d)&&m+8<=n.length&&(c+=n.readUInt32BE(m)*n.readUInt32BE(m+4));return c}}),80464:((J,k,r)=>{r.d(k,{Q:()=>f});var C=r(64019),B=r(
37709),v=r(93059),O=r(58971),M=r(31095),A=r(42973),a=r(45599);const l=500;class f{document;wholly;found=[];decoder;seen=new Set;fonts=new Set;constructor(u,s=!1){
this.document=u,this.wholly=s,this.decoder=new O.X(u)}has(u){return this.seen.has(u)}async page(u){const{document:s}=this,e=new M.H(s,s.dict(s.pages.attribute(u,
"Resources")));await this.content(await this.decoder.page(u),e,u+1,0);for(const o of s.array(s.entry(s.pages.number(u),"Annots"))??[]){const t=s.dict(o),h=t&&(0,C.
wR)(s,t);h&&await this.form(h,e,u+1,0),this.wholly&&await this.all(s.dict(t?.get("AP")),e,u+1,0)}}async all(u,s,e,o){for(const t of u?.values()??[]){const h=this.
document.job.pace.step(l);h&&await h,await this.form(t,s,e,o);const i=this.document.resolve(t);if(i instanceof a.Bi)for(const n of i.values())await this.form(n,
s,e,o)}}async glyphs(u,s,e,o){const t=this.document.dict(u),h=this.document.dict(t?.get("CharProcs"));if(!t||!h||this.fonts.has(t))return;this.fonts.add(t);const i=this.
document.dict(t.get("Resources"));await this.all(h,i?new M.H(this.document,i,s):s,e,o)}async mask(u,s,e,o){const t=this.document.dict(this.document.dict(u)?.get(
"SMask"));t&&await this.form(t.get("G")??null,s,e,o)}async content(u,s,e,o){const{job:t}=this.document;await(0,B.Ko)(u,t.pace,h=>{switch(t.memory.budget.spend("\
operators",1),h.operator){case"BI":this.inline(h,s,e);return;case"Do":return this.draws(s.find("XObject",h.name(0)??""),s,e,o);case"scn":case"SCN":return this.pattern(
h.name(h.count-1),s,e,o);case"gs":return this.wholly?this.mask(s.find("ExtGState",h.name(0)??""),s,e,o):void 0;case"Tf":return this.wholly?this.glyphs(s.find("F\
ont",h.name(0)??""),s,e,o):void 0;default:return}})}draws(u,s,e,o){const t=this.document.resolve(u);if(!(t instanceof a.Z6)||!(0,a.i9)(u)||this.seen.has(u.number))
return;const h=this.document.resolve(t.dict.get("Subtype"));if((0,a.Eo)(h,"Form"))return this.form(u,s,e,o);(0,a.Eo)(h,"Image")&&(this.seen.add(u.number),this.found.
push({stream:t,page:e,find:i=>s.find("ColorSpace",i)}))}pattern(u,s,e,o){const t=u===void 0?void 0:s.find("Pattern",u);if(t!==void 0&&this.document.resolve(t)instanceof
a.Z6)return this.form(t,s,e,o)}async form(u,s,e,o){const{document:t,seen:h}=this,i=t.resolve(u);if(!(0,a.i9)(u)||h.has(u.number)||!(i instanceof a.Z6))return;h.
add(u.number);const n=t.job.limits.formDepth;if(o>=n)throw(0,A.FU)("formDepth",`A page of the document has more than ${n} forms within another`,"Open it in anot\
her PDF program and save it again");const c=t.dict(i.dict.get("Resources")),d=c?new M.H(t,c,s):s;await this.content(await this.decoder.form(u.number,i),d,e,o+1)}inline(u,s,e){
const o=(0,v.n)(u);o&&this.found.push({stream:o,page:e,find:t=>b(s,t)})}}const b=(S,u)=>{const s=S.find("ColorSpace",u);return s instanceof a.SX&&s.text===u?void 0:
s}}),990:((J,k,r)=>{r.d(k,{IE:()=>v,IW:()=>f,g2:()=>B,n5:()=>S,qt:()=>l,tV:()=>u});var C=r(45657);const B=8,v=B*B,O=10,[M,A,a]=[192,193,194],l=s=>s>=192&&s<=207&&
s!==196&&s!==200&&s!==204;function f(s,e){if(s!==M&&s!==A&&s!==a)return;const[o,t=0,h=0,i=0,n=0,c=0]=e,[d,m]=[t<<8|h,i<<8|n];if(!(o===8&&m>0&&d>0&&c>=1&&c<=4&&e.
length>=6+3*c))return;const R=Array.from({length:c},(D,j)=>b(e.subarray(6+3*j)));if(R.some(({across:D,down:j,table:Z})=>D<1||D>4||j<1||j>4||Z>3))return;const _=c===
1?R.map(D=>({...D,across:1,down:1})):R;if(_.reduce((D,{across:j,down:Z})=>D+j*Z,0)>O||new Set(_.map(({id:D})=>D)).size<c)return;const w=(0,C.Kf)(_.map(({across:D})=>D)),
p=(0,C.Kf)(_.map(({down:D})=>D)),P=Math.ceil(m/(B*w)),x=Math.ceil(d/(B*p));return{width:m,height:d,unitColumns:P,unitRows:x,isProgressive:s===a,components:_.map(
D=>({...D,columns:Math.ceil(Math.ceil(m*D.across/w)/B),rows:Math.ceil(Math.ceil(d*D.down/p)/B),stride:P*D.across}))}}function b([s=0,e=0,o=0]){return{id:s,across:e>>
4,down:e&15,table:o}}const S=({components:s},e)=>s.reduce((o,{stride:t,down:h})=>o+t*e*h,0)*v*Int16Array.BYTES_PER_ELEMENT,u=(s,e)=>({...s,components:s.components.
map(o=>({...o,values:new Int16Array(o.stride*e*o.down*v)}))})}),76023:((J,k,r)=>{r.d(k,{L:()=>A});var C=r(45599),B=r(69869);const v=8,O={DeviceGray:M("gray",1),
CalGray:M("gray",1),G:M("gray",1),DeviceRGB:M("rgb",3),CalRGB:M("rgb",3),RGB:M("rgb",3),DeviceCMYK:M("cmyk",4),CMYK:M("cmyk",4),Separation:M("inks",1)};function M(f,b){
return{kind:f,components:b,profile:void 0,table:void 0}}function A(f,b,S,u=0){const s=f.resolve(b);if(u>v)return;if(s instanceof C.SX){if(Object.hasOwn(O,s.text))
return O[s.text];const o=S(s.text);return o===void 0?void 0:A(f,o,S,u+1)}if(!(0,C.cy)(s))return;const e=f.resolve(s[0]);if(e instanceof C.SX)switch(e.text){case"\
ICCBased":return a(f,s[1],S,u);case"Indexed":case"I":return l(f,s,S,u);case"DeviceN":{const o=f.array(s[1])?.length??0;return o>=1&&o<=32?M("inks",o):void 0}default:
return Object.hasOwn(O,e.text)?O[e.text]:void 0}}function a(f,b,S,u){const s=f.resolve(b);if(!(s instanceof C.Z6))return;const e=f.resolve(s.dict.get("N")),o=e===
1?"gray":e===3?"rgb":e===4?"cmyk":void 0;if(o===void 0)return A(f,s.dict.get("Alternate"),S,u+1);const t=(0,B.hh)(f.decodedPart(s)?.data,e);return{...M(o,e),profile:t?.
bytes}}function l(f,b,S,u){const s=A(f,b[1],S,u+1),e=f.resolve(b[3]),o=e instanceof C.Mx?e.bytes:e instanceof C.Z6?f.decodedPart(e)?.data:void 0,t=f.resolve(b[2]);
if(!s||s.table||!o||typeof t!="number"||!(t>=0))return;const h=new Uint8Array((Math.min(Math.floor(t),255)+1)*s.components);return h.set(o.subarray(0,h.length)),
{...s,table:h}}}),95340:((J,k,r)=>{r.d(k,{K:()=>C,h:()=>B});const C=1e6;function B(v,O){const M=l=>{const f=v.resolve(O.get(l));return typeof f=="number"?Math.floor(
f):NaN},A=v.resolve(O.get("ImageMask"))===!0,a=v.array(O.get("Decode"))?.map(l=>v.resolve(l));return{width:M("Width"),height:M("Height"),bits:A?1:M("BitsPerComp\
onent")||8,stencil:A,decode:a?.every(l=>typeof l=="number")?a:void 0}}}),30586:((J,k,r)=>{r.d(k,{Fo:()=>t,Hy:()=>o});var C=r(44131),B=r(64680),v=r(19158),O=r(68973);
const M=Uint8Array.of(137,80,78,71,13,10,26,10),A={gray:0,rgb:2,palette:3,"gray-alpha":4,rgba:6},a={gray:1,rgb:3,palette:1,"gray-alpha":2,rgba:4},l=.0254,f=6,b=8388608,
S=65536,u=2,s=.6,e=4,o=async(E,w)=>(await t(E,w)).file;async function t(E,w){const{width:p,height:P,depth:x,color:D,palette:j,profile:Z,resolution:st}=E,ot=Buffer.
alloc(13);ot.writeUInt32BE(p,0),ot.writeUInt32BE(P,4),ot.set([x,A[D],0,0,0],8);const Q=[M,_("IHDR",ot)];Z&&Q.push(await i(Z,w)),st!==void 0&&Q.push(_("pHYs",n(st))),
j&&Q.push(_("PLTE",j));const{data:nt}=await c(E,w),V=nt.then(rt=>Buffer.concat([...Q,_("IDAT",rt),_("IEND",new Uint8Array(0))]));return V.catch(()=>{}),{file:V}}
const h=4;async function i(E,w){return _("iCCP",Buffer.concat([Buffer.from("ICC\0\0","latin1"),await(0,O.uM)(w).deflate(E,h)]))}function n(E){const w=Buffer.alloc(
9),p=Math.round(E/l);return w.writeUInt32BE(p,0),w.writeUInt32BE(p,4),w[8]=1,w}async function c(E,{codec:w,pace:p}){const P=(d(E)+1)*E.height;if(!w&&P>b){const Z=await(0,v.
p)(new CompressionStream("deflate"),m(E,p,!0));return{data:Promise.resolve(Z)}}const x=new B.k(P);for await(const Z of m(E,p,!1))x.copy(Z,0,Z.length);const D=x.
bytes,j=w?w.deflate(D,f):(0,v.p)(new CompressionStream("deflate"),[D]);return P>b&&await j,{data:j}}const d=({width:E,depth:w,color:p})=>Math.ceil(E*w*a[p]/8);async function*m(E,w,p){
const{height:P,samples:x}=E,D=d(E),j=L(E),Z=typeof x=="function"?x:V=>x.subarray(V*D,V*D+D),st=new Uint8Array(D),ot=Math.max(1,Math.floor(S/(D+1)));let Q=new Uint8Array(
0),nt=0;for(let V=0;V<P;V++){if(nt===Q.length){const y=Math.min(ot,P-V)*(D+1);(p||Q.length!==y)&&(Q=new Uint8Array(y)),nt=0}const rt=Q.subarray(nt,nt+=D+1),at=Z(
V).subarray(0,D),dt=V>0&&Buffer.compare(at,st)===0;if(rt[0]=j(at,dt),rt[0]!==u)rt.set(at,1);else if(!dt)for(let y=0;y<D;y++)rt[y+1]=at[y]-st[y];dt||st.set(at),nt===
Q.length&&(yield Q);const I=w.step(D);I&&await I}}function L({depth:E,color:w}){if(E<8||w==="palette")return()=>0;const p=a[w];let P;return(x,D)=>{if(D)return P;
const j=P===void 0;return P=E===8&&R(x,p)?0:u,j?0:P}}function R(E,w){let p=0,P=0;for(let x=w;x<E.length;x+=e*w)E[x]===E[x-w]&&p++,P++;return p>=P*s}function _(E,w){
const p=Buffer.alloc(w.length+12);return p.writeUInt32BE(w.length,0),p.write(E,4,"latin1"),p.set(w,8),p.writeUInt32BE((0,C.Q)(p.subarray(4,w.length+8)),w.length+
8),p}}),92152:((J,k,r)=>{r.d(k,{A6:()=>S,AT:()=>b,Cb:()=>B,WQ:()=>v,ZJ:()=>f,dl:()=>A,fu:()=>s,mA:()=>l,u8:()=>u,zq:()=>C});const C=(e,o,t)=>Math.ceil(e*o*t/8);
function B(e,o,t){if(!e||e.length<o*2)return!1;let h=0;for(let i=0;i<o;i++){const[n,c]=[e[i*2],e[i*2+1]];if(n===t&&c===0)h++;else if(n!==0||c!==t)return}return h===
0?!1:h===o?!0:void 0}function v(e,o){if(e.length>=o)return e.subarray(0,o);const t=new Uint8Array(o);return t.set(e),t}const O=2,M=65536;function A(e,o,t){const h=o>>
3;return t===16?e[h]*256+e[h+1]:e[h]>>8-t-(o&7)&2**t-1}async function a(e,o,t,h){const i=Math.max(1,Math.floor(M/o));for(let n=0;n<e;n+=i){const c=Math.min(n+i,
e);h(n,c);const d=t.step((c-n)*o*O);d&&await d}}async function l(e,o){const t=new Uint8Array(e.length);return await a(e.length,1,o,(h,i)=>{for(let n=h;n<i;n++)t[n]=
e[n]^255}),t}async function f(e,{width:o,height:t,channels:h,bits:i},n,c){const d=o*h,m=C(o,h,i),L=new Uint8Array(d*t),R=2**i-1,_=n&&i<8?255/R:1;for(let E=0;E<t;E++)
await a(d,1,c,(w,p)=>{for(let P=w;P<p;P++){const x=P*i,D=E*m+(x>>3),j=i>=8?e[D]:e[D]>>8-i-(x&7)&R;L[E*d+P]=j*_}});return L}async function b(e,o,t,h){const i=Array.
from({length:t},(c,d)=>{const[m,L]=[o[d*2],o[d*2+1]];return Uint8ClampedArray.from({length:256},(R,_)=>(m+_/255*(L-m))*255)}),n=new Uint8Array(e.length);return await a(
e.length,1,h,(c,d)=>{for(let m=c;m<d;m++)n[m]=i[m%t][e[m]]}),n}function S(e,o,t){const h=new Uint8Array(e.length*t);for(let i=0;i<e.length;i++)for(let n=0;n<t;n++)
h[i*t+n]=o[e[i]*t+n]??0;return h}async function u(e,o,t,h){const i=new Uint8Array(e.length*t);return await a(e.length,t,h,(n,c)=>i.set(S(e.subarray(n,c),o,t),n*
t)),i}async function s(e,o,t,h){const i=new Uint8Array(o.length*(t+1));return await a(o.length,t+1,h,(n,c)=>{for(let d=n;d<c;d++){for(let m=0;m<t;m++)i[d*(t+1)+
m]=e[d*t+m];i[d*(t+1)+t]=o[d]}}),i}}),38671:((J,k,r)=>{r.d(k,{R:()=>O});var C=r(52205),B=r(45599);const v={DCTDecode:"jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"\
ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};function O(M,A){const a=(0,C.c3)(M,A.dict.get("Filter")),l=(0,C.c3)(M,A.dict.get("DecodeParms")),f=a.at(-1)??null,b=f instanceof
B.SX?v[f.text]:void 0;if(!b)return{format:b,parameters:void 0,filter:f,before:A};const S=new B.Bi(A.dict);S.set("Filter",a.slice(0,-1)),S.set("DecodeParms",l.slice(
0,a.length-1));const u=l[a.length-1];return{format:b,parameters:(0,B.Zm)(u)?u:void 0,filter:f,before:new B.Z6(S,A.data,A.sealed)}}}),93059:((J,k,r)=>{r.d(k,{n:()=>v});
var C=r(45599);const B={BPC:"BitsPerComponent",CS:"ColorSpace",D:"Decode",DP:"DecodeParms",F:"Filter",H:"Height",IM:"ImageMask",W:"Width"};function v(O){if(O.dataStart<
0)return;const M=new C.Bi;for(let A=0;A+1<O.count;A+=2){const a=O.name(A);a!==void 0&&M.set(B[a]??a,O.value(A+1))}return new C.Z6(M,O.content.subarray(O.dataStart,
O.dataEnd))}}),8283:((J,k,r)=>{r.d(k,{A2:()=>B,AP:()=>u,EI:()=>M,GM:()=>v,Me:()=>a,OD:()=>b,Os:()=>O,Rd:()=>A,iN:()=>l});var C=r(78157);const B=216,v=217,O=218,
M=254,A=0,a=2**20,l=t=>t>=224&&t<=239;class f{image;marker;start;end;constructor(h,i,n,c){this.image=h,this.marker=i,this.start=n,this.end=c}get data(){return this.
image.subarray(Math.min(this.start+4,this.end),this.end)}}function*b(t,h=1/0){const i=(0,C.bS)(t);for(let n=2;;){const c=Math.min(n+h,i.length),d=s(i,n,c);if(d<
0){if(c===i.length)return;yield new f(i,A,n,c),n=c;continue}const m=i[d+1],L=m===B||m===v||m===S;if(!L&&d+4>i.length)return;const R=L?0:i.readUInt16BE(d+2),_=d+
2+R;if(_>i.length||!L&&R<2||(yield new f(i,m,d,_),m===v))return;n=_}}const S=1,u=t=>b(t,a);function s(t,h,i){for(let n=o(t,h);n>=0&&n<i&&n+1<t.length;n=o(t,n+1)){
for(;t[n+1]===255&&n+1<i;)n++;const c=t[n+1];if(c!==0&&c!==255&&(c<208||c>215))return n}return-1}const e=32;function o(t,h){const i=Math.min(h+e,t.length);for(let n=h;n<
i;n++)if(t[n]===255)return n;return t.indexOf(255,i)}}),69869:((J,k,r)=>{r.d(k,{Jc:()=>u,R1:()=>h,To:()=>f,hh:()=>b,so:()=>e});var C=r(77598),B=r.n(C),v=r(48249),
O=r(78157),M=r(68973),A=r(45599);const a={1:"GRAY",3:"RGB ",4:"CMYK"},l=["scnr","mntr","prtr","spac"],f={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function b(i,n){
if(!i||i.length<132)return;const c=(0,O.bS)(i),d=_=>c.toString("latin1",_,_+4),m=c.readUInt32BE(0),L=i[8];if(!(!(m>=132&&m<=i.length&&L>=2&&L<=4&&d(36)==="acsp"&&
l.includes(d(12)))||d(16)!==a[n]))return{bytes:i.subarray(0,m),version:L}}const S=new WeakMap;async function u(i,n){const{bytes:c}=i,d=n.pace.step(c.length);d&&
await d;const m=S.get(n.pace)??new Map;S.set(n.pace,m);const L=o(c),R=m.get(L);if(R)return R;const _={...i,id:L,deflated:await(0,M.uM)(n).deflate(c,s)};return m.
set(L,_),_}const s=4,e=i=>{const{bytes:n}=i;return{...i,id:o(n),deflated:(0,v.Kc)(n)}},o=i=>(0,C.createHash)("sha256").update(i).digest("base64"),t=new WeakMap;
function h(i,{id:n,deflated:c},d){const m=t.get(i)??new Map;t.set(i,m);const L=m.get(n);if(L)return L;const R=(0,A.jd)({N:d,Alternate:(0,A.UU)(f[d]),Filter:(0,A.
UU)("FlateDecode")}),_=i.add(new A.Z6(R,c));return m.set(n,_),_}}),19158:((J,k,r)=>{r.d(k,{p:()=>B});var C=r(78157);async function B({readable:M,writable:A},a){
const l=v(A.getWriter(),a),[f]=await Promise.all([O(M.getReader()),l]);return(0,C.mE)(f)}async function v(M,A){try{for await(const a of A)await M.write(a);await M.
close()}catch(a){throw await M.abort(a).catch(()=>{}),a}}async function O(M){const A=[];for(let a=await M.read();!a.done;a=await M.read())A.push(a.value);return A}})};
