"use strict";exports.id=6633,exports.ids=[6633],exports.modules={44131:((F,S,a)=>{a.d(S,{Q:()=>v});const i=_();function v(f){const[o,r,g,h]=i;let n=4294967295,t=0;for(const s=f.
length-3;t<s;t+=4)n^=f[t]|f[t+1]<<8|f[t+2]<<16|f[t+3]<<24,n=h[n&255]^g[n>>>8&255]^r[n>>>16&255]^o[n>>>24];for(;t<f.length;t++)n=o[(n^f[t])&255]^n>>>8;return~n>>>
0}function _(){const f=new Int32Array(256);for(let h=0;h<256;h++){let n=h;for(let t=0;t<8;t++)n=n&1?n>>>1^3988292384:n>>>1;f[h]=n}const o=h=>h.map(n=>f[n&255]^n>>>
8),r=o(f),g=o(r);return[f,r,g,o(g)]}}),45657:((F,S,a)=>{a.d(S,{Kf:()=>v,RZ:()=>i,YG:()=>_});function i(f,o){for(const r of o)f.push(r)}const v=f=>{let o=-1/0;for(const r of f)
o=Math.max(o,r);return o},_=f=>{let o=1/0;for(const r of f)o=Math.min(o,r);return o}}),55396:((F,S,a)=>{a.r(S),a.d(S,{extract_images:()=>dt});var i=a(58552),v=a(
95340),_=a(42973),f=a(45599),o=a(59596),r=a(92152);const g=3,h=4,n=7,t={[g]:2,[h]:4,[n]:1};function s(D){const{width:d,height:e,bits:M,channels:O,photometric:w,
compression:C,options:B,otherInks:K,profile:W,data:k}=D,j=[[256,h,[d]],[257,h,[e]],[258,g,new Array(O).fill(M)],[259,g,[C]],[262,g,[w]],[273,h,[8]],[277,g,[O]],
[278,h,[e]],[279,h,[k.length]]];B!==void 0&&j.push([292,h,[B]]),w===5&&j.push([332,g,[K?2:1]],[334,g,[O]]),W&&j.push([34675,n,W]);const Y=8+k.length+k.length%2,
Z=Buffer.alloc(2+j.length*12+4);Z.writeUInt16LE(j.length,0);const tt=[];let X=Y+Z.length;for(const[rt,[it,J,st]]of j.entries()){const et=2+rt*12;Z.writeUInt16LE(
it,et),Z.writeUInt16LE(J,et+2),Z.writeUInt32LE(st.length,et+4);const nt=Buffer.alloc(Math.max(4,st.length*t[J]));for(const[ot,mt]of st.entries())nt.writeUIntLE(
mt,ot*t[J],t[J]);if(nt.length===4)Z.set(nt,et+8);else{Z.writeUInt32LE(X,et+8);const ot=nt.length%2===0?nt:Buffer.concat([nt,Buffer.alloc(1)]);tt.push(ot),X+=ot.
length}}const q=Buffer.from([73,73,42,0,0,0,0,0]);return q.writeUInt32LE(Y,4),Buffer.concat([q,k,Buffer.alloc(k.length%2),Z,...tt])}const c=1,u=4;function l(D,d,{
width:e,height:M,decode:O},w,C){const B=(Z,tt)=>{const X=D.resolve(C?.get(Z));return typeof X=="number"?X:tt},K=Z=>D.resolve(C?.get(Z))===!0,W=B("K",0),k=B("Col\
umns",1728),Y=[K("BlackIs1"),(0,r.Cb)(O,1,1)===!0,!p(w)].filter(Boolean).length%2===0;return s({width:k>0?k:e,height:M,bits:1,channels:1,photometric:Y?0:1,compression:W<
0?4:3,...W<0?{}:{options:(W>0?c:0)+(K("EncodedByteAlign")?u:0)},data:d})}function p({table:D,components:d,kind:e}){if(!D)return e!=="inks"&&e!=="cmyk";const M=w=>D.
subarray(w*d,(w+1)*d).reduce((C,B)=>C+B,0),O=M(0)<=M(1);return e==="inks"||e==="cmyk"?!O:O}var A=a(76023),E=a(30586),T=a(38671);async function m(D,d,e){const M=(0,v.
h)(D,d.dict),{width:O,height:w}=M;if(!(O>=1&&w>=1))return"damaged";const C=D.job.limits.pixels;if(O*w>C)throw(0,_.F)("pixels",`An image of the document has ${O}\
 × ${w} pixels; at most ${C} in all are allowed`,"Remove it");const{format:B,parameters:K,before:W}=(0,T.R)(D,d);if(B==="jbig2")return"jbig2";const k=D.resolve(
d.dict.get("SMask"))??D.resolve(d.dict.get("Mask")),j=k instanceof f.Z6,Y=await D.decodedAtEase(W);if(B==="jpg"||B==="jp2")return{ending:B,bytes:Y,width:O,height:w,
masked:j};const Z=M.stencil?P:(0,A.L)(D,d.dict.get("ColorSpace"),e);return!Z||![1,2,4,8,16].includes(M.bits)?"colors":B==="ccitt"?{ending:"tif",bytes:l(D,Y,M,Z,
K),width:O,height:w,masked:j}:R(D,M,Z,Y,k instanceof f.Z6?k:void 0)}const P={kind:"gray",components:1,profile:void 0,table:void 0};async function R(D,d,e,M,O){const{
width:w,height:C,bits:B}=d,{pace:K}=D.job,W=e.table?1:e.components,k=(0,r.zq)(w,W,B)*C,j=(0,r.Cb)(d.decode,W,e.table?2**B-1:1);let Y=(0,r.WQ)(M,k);j&&(Y=(0,r.mA)(
Y));const Z={width:w,height:C,channels:W,bits:B},tt={width:w,height:C,masked:O!==void 0};if(e.kind==="cmyk"||e.kind==="inks"){let J=B===16?Y:await(0,r.ZJ)(Y,Z,!e.
table,K);return e.table?J=(0,r.A6)(J,e.table,e.components):j===void 0&&B<=8&&(J=(0,r.AT)(J,d.decode,W)),{...tt,ending:"tif",bytes:$(d,e,B===16&&!e.table?16:8,J)}}
const X=O&&await x(D,O,d);if(!X&&j!==void 0&&z(e,B)){const J=e.table&&(e.kind==="gray"?(0,r.A6)(e.table,L,3):e.table),st=e.table?"palette":e.kind,et={width:w,height:C,
depth:B,color:st,palette:J?.subarray(0,3*2**B),profile:e.profile,samples:Y};return{...tt,ending:"png",bytes:await(0,E.H)(et,D.job)}}let q=await(0,r.ZJ)(Y,Z,!e.table,
K);e.table?q=(0,r.A6)(q,e.table,e.components):j===void 0&&(q=(0,r.AT)(q,d.decode,W)),X&&(q=(0,r.fu)(q,X,e.components));const rt=e.kind==="gray"?X?"gray-alpha":"\
gray":X?"rgba":"rgb",it={width:w,height:C,depth:8,color:rt,profile:e.profile,samples:q};return{...tt,masked:O!==void 0&&!X,ending:"png",bytes:await(0,E.H)(it,D.
job)}}const L=Uint8Array.from({length:768},(D,d)=>Math.floor(d/3)),z=({kind:D,table:d},e)=>d?e<=8:D==="gray"||e>=8;async function x(D,d,e){const M=(0,v.h)(D,d.dict),
{width:O,height:w,bits:C,stencil:B,decode:K}=M;if(!(O===e.width&&w===e.height&&!d.dict.has("Matte"))||e.bits===16||![1,2,4,8].includes(C)||(0,T.R)(D,d).format)return;
const k=(0,r.Cb)(K,1,1);if(k===void 0)return;const j=(0,r.WQ)(await D.decodedAtEase(d),(0,r.zq)(O,1,C)*w),Y=await(0,r.ZJ)(j,{width:O,height:w,channels:1,bits:C},
!0,D.job.pace);return k!==B?(0,r.mA)(Y):Y}function $({width:D,height:d},e,M,O){const w=e.components===1;return s({width:D,height:d,bits:M,channels:e.components,
photometric:w?0:5,compression:8,otherInks:e.kind==="inks",profile:e.profile,data:(0,o.Kc)(O)})}var H=a(31424),Q=a(12237),U=a(98446),N=a(64019),b=a(37709),I=a(93059),
y=a(58971),G=a(31095);class V{document;found=[];decoder;seen=new Set;constructor(d){this.document=d,this.decoder=new y.X(d)}async page(d){const{document:e}=this,
M=new G.H(e,e.dict(e.pages.attribute(d,"Resources")));await this.content(await this.decoder.page(d),M,d+1,0);for(const O of e.array(e.entry(e.pages.number(d),"A\
nnots"))??[]){const w=e.dict(O),C=w&&(0,N.wR)(e,w);C&&await this.form(C,M,d+1,0)}}async content(d,e,M,O){const{job:w}=this.document;await(0,b.K)(d,w.pace,C=>{switch(w.
memory.budget.spend("operators",1),C.operator){case"BI":this.inline(C,e,M);return;case"Do":return this.draws(e.find("XObject",C.name(0)??""),e,M,O);case"scn":case"\
SCN":return this.pattern(C.name(C.count-1),e,M,O);default:return}})}draws(d,e,M,O){const w=this.document.resolve(d);if(!(w instanceof f.Z6)||!(0,f.i9)(d)||this.
seen.has(d.number))return;const C=this.document.resolve(w.dict.get("Subtype"));if((0,f.Eo)(C,"Form"))return this.form(d,e,M,O);(0,f.Eo)(C,"Image")&&(this.seen.add(
d.number),this.found.push({stream:w,page:M,find:B=>e.find("ColorSpace",B)}))}pattern(d,e,M,O){const w=d===void 0?void 0:e.find("Pattern",d);if(w!==void 0&&this.
document.resolve(w)instanceof f.Z6)return this.form(w,e,M,O)}async form(d,e,M,O){const{document:w,seen:C}=this,B=w.resolve(d);if(!(0,f.i9)(d)||C.has(d.number)||
!(B instanceof f.Z6))return;C.add(d.number);const K=w.job.limits.formDepth;if(O>=K)throw(0,_.F)("formDepth",`A page of the document has more than ${K} forms wit\
hin another`,"Open it in another PDF program and save it again");const W=w.dict(B.dict.get("Resources")),k=W?new G.H(w,W,e):e;await this.content(await this.decoder.
form(d.number,B),k,M,O+1)}inline(d,e,M){const O=(0,I.n)(d);O&&this.found.push({stream:O,page:M,find:w=>ct(e,w)})}}const ct=(D,d)=>{const e=D.find("ColorSpace",d);
return e instanceof f.SX&&e.text===d?void 0:e},ft={jpg:"image/jpeg",jp2:"image/jp2",png:"image/png",tif:"image/tiff"},dt=async(D,d,e)=>{const M=await(0,Q.E)(D.bytes,
e,{password:d.open_password}),O=new V(M);for(let K=0;K<M.pages.count;K++)await O.page(K);const w=new ut(M,d.minimum_size,e);for(const K of O.found)await w.add(K);
const{files:C,count:B}=w;return{documents:[],files:C,notes:w.notes(O.found.length),facts:{imageCount:B}}};class ut{document;minimum;job;files=[];count=0;small=0;size=0;unable=new Map;constructor(d,e,M){
this.document=d,this.minimum=e,this.job=M}async add({stream:d,page:e,find:M}){const{document:O}=this,{width:w,height:C}=(0,v.h)(O,d.dict);if(w<this.minimum||C<this.
minimum){this.small++;return}const B=await at(m(O,d,M));if(typeof B=="string"){this.unable.set(B,(this.unable.get(B)??0)+1);return}const K=(0,H.n)(++this.count),
W=`${K}.${B.ending}`;if(await this.push(W,B,{page:e}),!B.masked)return;const k=O.resolve(d.dict.get("SMask"))??O.resolve(d.dict.get("Mask")),j=k instanceof f.Z6?
await at(m(O,k,()=>{})):"damaged";typeof j!="string"&&await this.push(`${K}-mask.${j.ending}`,j,{page:e,maskOf:W})}async push(d,{bytes:e,ending:M,width:O,height:w},C){
const{partBytes:B,parts:K}=this.job.limits;this.size+=e.length;const W="Raise minimum_size, or extract images from fewer pages";if(this.size>B)throw(0,_.F)("par\
tBytes",`The images together are larger than ${B} bytes`,W);if(this.files.length>=K)throw(0,_.F)("parts",`The document has more than ${K} images`,W);const k=ft[M],
j=await this.job.onResult({index:this.files.length,name:d,bytes:e});this.files.push({name:d,bytes:j,mediaType:k,facts:{...C,size:e.length,mimeType:k,width:O,height:w}})}notes(d){
const e=[];return this.unable.size>0&&e.push(ht(this.unable)),this.count===0&&this.unable.size===0&&e.push(gt(d)),e}}async function at(D){try{return await D}catch(d){
if(d instanceof i.zU&&d.code==="unreadable_document")return"damaged";throw d}}const lt={jbig2:"compressed with JBIG2, which is not decoded",colors:"with colors \
that no image file has",damaged:"damaged"};function ht(D){return{code:"images_left_out",message:`Images were left out: ${[...D].map(([e,M])=>`${(0,U.y_)(M,"imag\
e is","images are")} ${lt[e]}`).join("; ")}.`}}function gt(D){const d=D===1?"The one image of the pages is":`All ${D} images of the pages are`;return{code:"no_i\
mages",message:D===0?"The pages have no images.":`${d} smaller than minimum_size.`,...D===0?{}:{mentions:["minimum_size"]}}}}),64019:((F,S,a)=>{a.d(S,{dK:()=>t,
wR:()=>c,hs:()=>s});var i=a(45599),v=a(74135),_=a(6057);function f(u,l,p,A){const E=(0,_.b0)(u,l.get("Rect")),T=u.get(p);if(!E||!(T instanceof i.Z6))return;const m=(0,_.
b0)(u,T.dict.get("BBox"));if(!m)return;const[P,R,L,z]=(0,v.zl)((0,_.lQ)(u,T.dict.get("Matrix")),m);if(!(L>P)||!(z>R))return;const x=(E[2]-E[0])/(L-P),$=(E[3]-E[1])/
(z-R),H=[x,0,0,$,E[0]-P*x,E[1]-R*$];return{form:p,matrix:A===0?H:o(H,A,E[0],E[3])}}function o([u,l,p,A,E,T],m,P,R){const L=m===180?-1:0,z=m===90?1:m===270?-1:0,
x=(Q,U)=>[L*Q-z*U,z*Q+L*U],[$,H]=x(E-P,T-R);return[...x(u,l),...x(p,A),$+P,H+R]}const r=2,g=16,h=32;function n(u,l){const p=u.resolve(l.get("F"));return typeof p==
"number"?p:0}const t=(u,l)=>(n(u,l)&(r|h))!==0;function s(u,l,p,A){return f(u,l,p,n(u,l)&g?A:0)}function c(u,l){const p=u.dict(l.get("AP"))?.get("N"),A=u.resolve(
p);if(A instanceof i.Z6)return(0,i.i9)(p)?p:void 0;if(!(A instanceof i.Bi))return;const E=u.resolve(l.get("AS")),T=E instanceof i.SX?A.get(E.text):void 0;return(0,i.
i9)(T)&&u.resolve(T)instanceof i.Z6?T:void 0}}),36211:((F,S,a)=>{a.d(S,{Rl:()=>f,ep:()=>n,lJ:()=>o,we:()=>_});var i=a(85008);const v={0:"b B b* B* BI BT BX EI E\
MC ET EX f F f* h ID n q Q s S sc SC scn SCN T* W W*",1:"BMC cs CS Do g G gs i j J M MP ri sh Tc TJ Tj TL Tr Ts Tw Tz w '",2:"BDC d d0 DP l m Td TD Tf",3:'rg RG\
 "',4:"k K re v y",6:"c cm d1 Tm"},_=Object.values(v).flatMap(t=>t.split(" ")),f=new Set(["m","l","c","v","y","h","re"]),o=new Map([["n",{}],["f",{fill:"nonzero"}],
["F",{fill:"nonzero"}],["f*",{fill:"even-odd"}],["S",{strokes:!0}],["s",{strokes:!0,closes:!0}],["B",{fill:"nonzero",strokes:!0}],["B*",{fill:"even-odd",strokes:!0}],
["b",{fill:"nonzero",strokes:!0,closes:!0}],["b*",{fill:"even-odd",strokes:!0,closes:!0}]]),r=255,g=new Uint8Array(65536).fill(r),h=new Map;for(const[t,s]of Object.
entries(v))for(const c of s.split(" "))c.length<=2?g[(0,i.$N)(c)]=Number(t):h.set((0,i.$N)(c),Number(t));function n(t){if(t>=g.length)return h.get(t);const s=g[t];
return s===r?void 0:s}}),37709:((F,S,a)=>{a.d(S,{B:()=>l,K:()=>E});var i=a(78157),v=a(45798),_=a(82416),f=a(36211),o=a(85008);const r=64,g=100,h=16*1024*1024,n=[
"true","false","null"],t=new Map,s=new Array(16384).fill(void 0),c=T=>T&127|T>>1&16256,u=-32640;for(const T of f.we){const m=(0,o.$N)(T);t.set(m,T),(m&u)===0&&(s[c(
m)]=T)}class l{content;operator="";count=0;end=0;dataStart=-1;dataEnd=-1;tokens;kinds=new Uint8Array(r);starts=new Int32Array(r);ends=new Int32Array(r);depth=0;outermost=o.
Kp;opened=0;deepest=0;inImage=!1;isGiven=!0;constructor(m){this.content=m,this.tokens=new o.oz(m)}next(){return this.advance(1/0)}advance(m){const{tokens:P}=this;
for(this.isGiven&&this.forget();P.end<m;){const R=P.next();switch(R){case o.Kp:return this.end=P.end,this.dataStart>=0&&this.give("BI");case o.QR:if(this.depth===
0&&this.keyword())return!0;break;case o.pQ:case o.q$:if(this.depth++>0){this.depth>this.deepest&&(this.deepest=this.depth);break}this.outermost=R,this.opened=P.
start;break;case o.OG:case o.ZT:this.depth>0&&--this.depth===0&&this.add(this.outermost,this.opened);break;case o.Ho:this.dataStart=P.start,this.dataEnd=P.end;break;default:
this.depth===0&&this.add(R,P.start)}}return this.end=P.end,!1}forget(){this.isGiven=!1,this.count=this.deepest=0,this.dataStart=this.dataEnd=-1}keyword(){const{
tokens:m}=this,{code:P}=m,R=(P&u)===0?s[c(P)]:t.get(P);if(R===void 0&&n.some(L=>L.length===m.end-m.start&&(0,i.w1)(this.content,m.start,L)))this.add(o.QR,m.start);else if(R===
"BI")this.inImage=!0,this.count=0;else if(this.inImage){if(R==="EI")return this.give("BI")}else return this.give(R??"");return!1}give(m){return this.operator=m,
this.end=this.tokens.end,this.isGiven=!0,this.inImage=!1,!0}add(m,P){const{count:R}=this;R!==r&&(this.kinds[R]=m,this.starts[R]=P,this.ends[R]=this.tokens.end,this.
count=R+1)}kind(m){return m>=0&&m<this.count?this.kinds[m]:o.Kp}startOf(m){return this.starts[m]}endOf(m){return this.ends[m]}number(m){return this.kind(m)===o.
uk?(0,_.kz)(this.content,this.starts[m],this.ends[m]):NaN}name(m){return this.kind(m)===o.o_?(0,_.MQ)(this.content,this.starts[m]+1,this.ends[m]):void 0}string(m){
const P=this.kind(m);return P===o.An||P===o.Cd?(0,_.E3)(this.content,this.starts[m],this.ends[m]):void 0}value(m){return this.kind(m)===o.Kp||this.deepest>g?null:
new v.i(this.content,this.starts[m],this.ends[m],g,void 0,h).value()}inside(m){return new o.oz(this.content,this.starts[m]+1,this.ends[m]-1)}}const p=32768,A=6;
async function E(T,m,P){const R=new l(T);for(;R.end<T.length;){const{end:L}=R;for(;R.advance(L+p);){const x=P(R);x&&await x}const z=m.step(A*(R.end-L));z&&await z}}}),
85008:((F,S,a)=>{a.d(S,{$N:()=>P,An:()=>o,Cd:()=>r,Ho:()=>c,Kp:()=>v,OG:()=>n,QR:()=>g,ZT:()=>s,jq:()=>Q,o_:()=>f,oz:()=>z,pQ:()=>h,q$:()=>t,uk:()=>_});var i=a(
78157);const v=0,_=1,f=2,o=3,r=4,g=5,h=6,n=7,t=8,s=9,c=10,u=0,l=11,p=12,A=13,E=new Uint8Array(256).fill(g),T=new Uint8Array(256);for(let U=0;U<256;U++)i.Kl[U]!==
i.N9&&(E[U]=u);for(const U of[i.b9,i.N5,i.fX])T[U]=1;for(let U=i.l0;U<=i.ev;U++)T[U]=1;for(let U=0;U<256;U++)T[U]&&(E[U]=_);E[i.cL]=f,E[i.Cx]=o,E[i.iH]=p,E[i.vz]=
A,E[i.WL]=h,E[i.wt]=n,E[i.IQ]=l;const m=3,P=U=>[...U].reduce((N,b,I)=>N|b.charCodeAt(0)<<8*I,0),R=P("BI"),L=P("ID");class z{content;to;kind=v;start=0;end;isCut=!1;passed=0;inImage=!1;atData=!1;constructor(N,b=0,I=N.
length){this.content=N,this.to=I,this.start=this.end=b}next(N=!1){const{content:b,to:I}=this;if(this.atData)return this.imageData();let y=this.end;for(;y<I;){const G=y,
V=E[b[y++]];switch(V){case u:continue;case _:for(;y<I&&T[b[y]]===1;)y++;if(N){this.passed++;continue}return this.found(_,G,y);case g:for(;y<I&&i.Kl[b[y]]===i.N9;)
y++;return y-G===2&&this.followImage(b[G]|b[G+1]<<8),this.found(g,G,y);case f:for(;y<I&&i.Kl[b[y]]===i.N9;)y++;if(N){this.passed++;continue}return this.found(f,
G,y);case o:return y=(0,i.t9)(b,G,I),this.isCut=y===I&&Q(b,G,I)>0,this.found(o,G,y);case p:return y<I&&b[y]===i.iH?this.found(t,G,y+1):(y=(0,i.$k)(b,y,I),this.isCut=
b[y-1]!==i.vz,this.found(r,G,y));case A:if(y<I&&b[y]===i.vz)return this.found(s,G,y+1);continue;case l:y=(0,i.D)(b,y,I);continue;default:return this.found(V,G,y)}}
return this.found(v,I,I)}found(N,b,I){return this.kind=N,this.start=b,this.end=I,N}get code(){const{content:N,start:b,end:I}=this,y=I-b;return y>m?0:N[b]|(y>1?N[b+
1]<<8:0)|(y>2?N[b+2]<<16:0)}followImage(N){this.atData=this.inImage&&N===L,this.inImage=N===R||this.inImage&&!this.atData}imageData(){const{content:N,to:b}=this;
this.atData=!1;const I=Math.min(this.end+1,b),y=$(N,I,b);return this.isCut=y<0,this.found(c,I,y<0?b:y)}}const x=12;function $(U,N,b){for(let I=N;I+1<b;I++){if(U[I]!==
i.HV||U[I+1]!==i.tw||I>N&&i.Kl[U[I-1]]!==i.t6)continue;const y=I+2;if(!(y<b&&i.Kl[U[y]]===i.N9)&&H(U,y,Math.min(y+x,b)))return Math.max(I-1,N)}return-1}function H(U,N,b){
for(let I=N;I<b;I++){const y=U[I];if((y<i.Z4||y>i.du)&&i.Kl[y]!==i.t6)return!1}return!0}function Q(U,N,b=U.length){let I=0;for(let y=N;y<b;y++){const G=U[y];G===
i.r_?y++:G===i.Cx?I++:G===i.s1&&I--}return I}}),86491:((F,S,a)=>{a.d(S,{Z:()=>t});var i=a(45599),v=a(16456),_=a(9865),f=a(62743);const o=.5,r=(0,_.vp)("Times-Ro\
man"),g=Array.from({length:256},(s,c)=>{const u=v.W[c-32]??"\0",l=u!=="\0",p=l?r(u.codePointAt(0)):void 0;return{code:c,cid:c,text:l?u:f.m,width:p===void 0?o:p/
1e3,isSpace:c===32,vertical:void 0}}),h=g.map(s=>({...s,text:f.m}));function n(s){const c=Array.from(s,l=>g[l]);return 2*c.filter(({text:l})=>l===f.m).length>=c.
length?c.map(({code:l})=>h[l]):c}const t={name:"",bold:!1,italic:!1,fixedPitch:!1,ascent:.75,descent:-.25,dictionary:new i.Bi,vertical:!1,space:g[32].width,type3:void 0,
partEnd:(s,c,u)=>Math.min(c+u,s.length),glyphs:n}}),6057:((F,S,a)=>{a.d(S,{VO:()=>_,b0:()=>o,c_:()=>g,iw:()=>f,lQ:()=>r});var i=a(74135);const v=[0,0,612,792],_=(h,n)=>o(
h,h.pages.attribute(n,"MediaBox"))??v;function f(h,n){const{pages:t}=h,s=h.resolve(h.entry(t.number(n),"UserUnit"));return{box:(0,i.Mo)(_(h,n),o(h,t.attribute(n,
"CropBox"))),rotation:g(h.resolve(t.attribute(n,"Rotate"))),userUnit:typeof s=="number"&&s>0?s:1}}function o(h,n){const t=h.array(n)?.map(c=>h.resolve(c));if(t?.
length!==4||!t.every(c=>typeof c=="number"&&Number.isFinite(c)))return;const s=(0,i.ds)(t);return s[0]<s[2]&&s[1]<s[3]?s:void 0}function r(h,n){const t=(h.array(
n)??[]).map(s=>h.resolve(s));return t.length===6&&t.every(s=>typeof s=="number")?t:[1,0,0,1,0,0]}function g(h){const n=typeof h=="number"?(h%360+360)%360:0;return n===
90||n===180||n===270?n:0}}),76023:((F,S,a)=>{a.d(S,{L:()=>r});var i=a(45599),v=a(69869);const _=8,f={DeviceGray:o("gray",1),CalGray:o("gray",1),G:o("gray",1),DeviceRGB:o(
"rgb",3),CalRGB:o("rgb",3),RGB:o("rgb",3),DeviceCMYK:o("cmyk",4),CMYK:o("cmyk",4),Separation:o("inks",1)};function o(n,t){return{kind:n,components:t,profile:void 0,
table:void 0}}function r(n,t,s,c=0){const u=n.resolve(t);if(c>_)return;if(u instanceof i.SX){if(Object.hasOwn(f,u.text))return f[u.text];const p=s(u.text);return p===
void 0?void 0:r(n,p,s,c+1)}if(!(0,i.cy)(u))return;const l=n.resolve(u[0]);if(l instanceof i.SX)switch(l.text){case"ICCBased":return g(n,u[1],s,c);case"Indexed":case"\
I":return h(n,u,s,c);case"DeviceN":{const p=n.array(u[1])?.length??0;return p>=1&&p<=32?o("inks",p):void 0}default:return Object.hasOwn(f,l.text)?f[l.text]:void 0}}
function g(n,t,s,c){const u=n.resolve(t);if(!(u instanceof i.Z6))return;const l=n.resolve(u.dict.get("N")),p=l===1?"gray":l===3?"rgb":l===4?"cmyk":void 0;if(p===
void 0)return r(n,u.dict.get("Alternate"),s,c+1);const A=(0,v.hh)(n.decodedPart(u)?.data,l);return{...o(p,l),profile:A?.bytes}}function h(n,t,s,c){const u=r(n,t[1],
s,c+1),l=n.resolve(t[3]),p=l instanceof i.Mx?l.bytes:l instanceof i.Z6?n.decodedPart(l)?.data:void 0,A=n.resolve(t[2]);if(!u||u.table||!p||typeof A!="number"||!(A>=
0))return;const E=new Uint8Array((Math.min(Math.floor(A),255)+1)*u.components);return E.set(p.subarray(0,E.length)),{...u,table:E}}}),95340:((F,S,a)=>{a.d(S,{h:()=>i});
function i(v,_){const f=g=>{const h=v.resolve(_.get(g));return typeof h=="number"?Math.floor(h):NaN},o=v.resolve(_.get("ImageMask"))===!0,r=v.array(_.get("Decod\
e"))?.map(g=>v.resolve(g));return{width:f("Width"),height:f("Height"),bits:o?1:f("BitsPerComponent")||8,stencil:o,decode:r?.every(g=>typeof g=="number")?r:void 0}}}),
30586:((F,S,a)=>{a.d(S,{H:()=>c});var i=a(44131),v=a(33095),_=a(64680),f=a(59596);const o=Uint8Array.of(137,80,78,71,13,10,26,10),r={gray:0,rgb:2,palette:3,"gra\
y-alpha":4,rgba:6},g={gray:1,rgb:3,palette:1,"gray-alpha":2,rgba:4},h=.0254,n=6,t=10,s=2;async function c(A,E){const{width:T,height:m,depth:P,color:R,palette:L,
profile:z,resolution:x}=A,$=Buffer.alloc(13);$.writeUInt32BE(T,0),$.writeUInt32BE(m,4),$.set([P,r[R],0,0,0],8);const H=[o,p("IHDR",$)];return z&&H.push(p("iCCP",
Buffer.concat([Buffer.from("ICC\0\0","latin1"),(0,f.Kc)(z)]))),x!==void 0&&H.push(p("pHYs",u(x))),L&&H.push(p("PLTE",L)),H.push(p("IDAT",await l(A,E)),p("IEND",
new Uint8Array(0))),Buffer.concat(H)}function u(A){const E=Buffer.alloc(9),T=Math.round(A/h);return E.writeUInt32BE(T,0),E.writeUInt32BE(T,4),E[8]=1,E}async function l(A,{
codec:E,pace:T}){const{width:m,height:P,depth:R,color:L,samples:z}=A,x=Math.ceil(m*R*g[L]/8),$=R>=8&&L!=="palette"?s:0,H=typeof z=="function"?z:b=>z.subarray(b*
x,b*x+x),Q=new _.k(Math.max(1024,x*P>>(E?0:3))),U=E?void 0:(0,v.i)({level:n,mem:6},Q),N=new Uint8Array(x);for(let b=0;b<P;b++){const I=new Uint8Array(x+1),y=H(b);
if(I[0]=b===0?0:$,I[0]===s)for(let V=0;V<x;V++)I[V+1]=y[V]-N[V];else I.set(y.subarray(0,x),1);N.set(y.subarray(0,x)),U?U.push(I,b===P-1):Q.copy(I,0,I.length);const G=T.
step(U?x*t:x);G&&await G}return E?E.deflate(Q.bytes,n):Q.bytes}function p(A,E){const T=Buffer.alloc(E.length+12);return T.writeUInt32BE(E.length,0),T.write(A,4,
"latin1"),T.set(E,8),T.writeUInt32BE((0,i.Q)(T.subarray(4,E.length+8)),E.length+8),T}}),92152:((F,S,a)=>{a.d(S,{A6:()=>h,AT:()=>g,Cb:()=>v,WQ:()=>_,ZJ:()=>r,fu:()=>n,
mA:()=>f,zq:()=>i});const i=(t,s,c)=>Math.ceil(t*s*c/8);function v(t,s,c){if(!t||t.length<s*2)return!1;let u=0;for(let l=0;l<s;l++){const[p,A]=[t[l*2],t[l*2+1]];
if(p===c&&A===0)u++;else if(p!==0||A!==c)return}return u===0?!1:u===s?!0:void 0}function _(t,s){if(t.length>=s)return t.subarray(0,s);const c=new Uint8Array(s);
return c.set(t),c}const f=t=>t.map(s=>s^255),o=2;async function r(t,{width:s,height:c,channels:u,bits:l},p,A){const E=s*u,T=i(s,u,l),m=new Uint8Array(E*c),P=2**
l-1,R=p&&l<8?255/P:1;for(let L=0;L<c;L++){for(let x=0;x<E;x++){const $=x*l,H=L*T+($>>3),Q=l>=8?t[H]:t[H]>>8-l-($&7)&P;m[L*E+x]=Q*R}const z=A.step(E*o);z&&await z}
return m}function g(t,s,c){const u=Array.from({length:c},(l,p)=>{const[A,E]=[s[p*2],s[p*2+1]];return Uint8ClampedArray.from({length:256},(T,m)=>(A+m/255*(E-A))*
255)});return t.map((l,p)=>u[p%c][l])}function h(t,s,c){const u=new Uint8Array(t.length*c);for(const[l,p]of t.entries())for(let A=0;A<c;A++)u[l*c+A]=s[p*c+A]??0;
return u}function n(t,s,c){const u=new Uint8Array(s.length*(c+1));for(let l=0;l<s.length;l++){for(let p=0;p<c;p++)u[l*(c+1)+p]=t[l*c+p];u[l*(c+1)+c]=s[l]}return u}}),
38671:((F,S,a)=>{a.d(S,{R:()=>f});var i=a(52205),v=a(45599);const _={DCTDecode:"jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"j\
big2"};function f(o,r){const g=(0,i.c3)(o,r.dict.get("Filter")),h=(0,i.c3)(o,r.dict.get("DecodeParms")),n=g.at(-1)??null,t=n instanceof v.SX?_[n.text]:void 0;if(!t)
return{format:t,parameters:void 0,filter:n,before:r};const s=new v.Bi(r.dict);s.set("Filter",g.slice(0,-1)),s.set("DecodeParms",h.slice(0,g.length-1));const c=h[g.
length-1];return{format:t,parameters:(0,v.Zm)(c)?c:void 0,filter:n,before:new v.Z6(s,r.data,r.sealed)}}}),93059:((F,S,a)=>{a.d(S,{n:()=>_});var i=a(45599);const v={
BPC:"BitsPerComponent",CS:"ColorSpace",D:"Decode",DP:"DecodeParms",F:"Filter",H:"Height",IM:"ImageMask",W:"Width"};function _(f){if(f.dataStart<0)return;const o=new i.
Bi;for(let r=0;r+1<f.count;r+=2){const g=f.name(r);g!==void 0&&o.set(v[g]??g,f.value(r+1))}return new i.Z6(o,f.content.subarray(f.dataStart,f.dataEnd))}}),69869:((F,S,a)=>{
a.d(S,{R1:()=>n,To:()=>r,hh:()=>g});var i=a(59596),v=a(78157),_=a(45599);const f={1:"GRAY",3:"RGB ",4:"CMYK"},o=["scnr","mntr","prtr","spac"],r={1:"DeviceGray",
3:"DeviceRGB",4:"DeviceCMYK"};function g(t,s){if(!t||t.length<132)return;const c=(0,v.bS)(t),u=E=>c.toString("latin1",E,E+4),l=c.readUInt32BE(0),p=t[8];if(!(!(l>=
132&&l<=t.length&&p>=2&&p<=4&&u(36)==="acsp"&&o.includes(u(12)))||u(16)!==f[s]))return{bytes:t.subarray(0,l),version:p}}const h=new WeakMap;function n(t,{bytes:s},c){
const u=h.get(t)??[];h.set(t,u);const l=u.find(E=>Buffer.compare(E.bytes,s)===0);if(l)return l.ref;const p=(0,_.jd)({N:c,Alternate:(0,_.UU)(r[c]),Filter:(0,_.UU)(
"FlateDecode")}),A=t.add(new _.Z6(p,(0,i.Kc)(s)));return u.push({bytes:s,ref:A}),A}}),58971:((F,S,a)=>{a.d(S,{X:()=>r});var i=a(58552),v=a(45599);const _=1e5,f=8*
1024*1024,o=Uint8Array.of(10);class r{document;forms=new Map;kept=0;constructor(h){this.document=h}async page(h){const{document:n}=this,t=n.entry(n.pages.number(
h),"Contents"),s=n.resolve(t);if(s instanceof v.Z6)return this.decode(s);const c=[];for(const u of n.array(t)??[]){const l=(0,v.i9)(u)?n.get(u):null;l instanceof
v.Z6&&c.push(await this.decode(l),o)}return c.length===2?c[0]:Buffer.concat(c)}async form(h,n){const t=this.forms.get(h);if(t)return t;const s=await this.decode(
n);return this.kept+=s.length,this.kept>f&&(this.forms.clear(),this.kept=s.length),this.forms.set(h,s),s}async decode(h){const{document:n}=this;if(h.data.length>
_)try{return await n.decodedAtEase(h)}catch(c){if(!(c instanceof i.zU)||c.code!=="unreadable_document")throw c}const t=n.decodedPart(h)?.data??new Uint8Array(0),
s=n.job.pace.step(t.length);return s&&await s,t}}}),31095:((F,S,a)=>{a.d(S,{H:()=>_,t:()=>f});var i=a(86491),v=a(57373);class _{document;resources;outer;fonts=new Map;constructor(r,g,h){
this.document=r,this.resources=g,this.outer=h}find(r,g){return this.document.dict(this.resources?.get(r))?.get(g)??this.outer?.find(r,g)}properties(){return this.
document.dict(this.resources?.get("Properties"))??this.outer?.properties()}loaded(r){return this.fonts.get(r)??null}async load(r){const g=await f(this.document,
this.find("Font",r));return this.fonts.set(r,g),g}}async function f(o,r){return r!==void 0&&o.dict(r)?(0,v.G)(o,r):i.Z}}),93604:((F,S,a)=>{a.d(S,{B:()=>i,M:()=>v});
const i=(f,o)=>_(f,o,!1),v=(f,o)=>_(f,o,!0);function _(f,o,r){let[g,h]=[0,f.length];for(;g<h;){const n=g+h>>1,t=f[n];t<o||r&&t===o?g=n+1:h=n}return g}})};
