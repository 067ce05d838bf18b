"use strict";exports.id=1913,exports.ids=[1913],exports.modules={85476:((lt,z,a)=>{a.d(z,{p:()=>J,z:()=>l});var T=a(58552),B=a(45599),Q=a(86476),w=a(74135),p=a(95358),u=a(36078),
h=a(57117),d=a(72313),f=a(99876);const g="OctavoImage";async function l(E,y,W,S){const{transparency:L,layer:F,image:v}=y,Z=await(0,f.F)(E,W),C=await S.prepared.
ofFile(v.bytes,"image",()=>(0,Q.A)(v,"image",S)),{kinds:k}=Z,x=(0,p.Wx)("add_image_watermark",k,y.margin),D=k.map((b,X)=>x[X]&&j(C,b,x[X],y.image_width)),at=N(Z,
x,D);if(at.length>0)throw(0,T.G6)(at);const V=await(0,h._B)(E),et=C.embed(E,{profiled:V!==void 0}),rt=L===0?et:nt(E,et,L),gt=k.map((b,X)=>{const{width:Y,height:st}=D[X],
[H,ut]=(0,p.pi)(b,x[X],y.position,Y,st),ht=(0,w.lw)(C.upright,[Y,0,0,st,H,ut]);return(0,u.vs)((0,w.lw)(ht,(0,w.S3)(b)))}),ct=L>0||C.transparency==="soft-mask",dt=await(0,d.
W)(E,Z,{layer:F,subtype:"Watermark",groupColorSpace:ct?(0,h.Qg)(V):void 0,on:({kind:b})=>({resources:[{category:"XObject",name:g,ref:rt}],operators:([X=""])=>(0,u.
qK)(X,gt[b])})}),ft=V&&J(V,C,ct);return ft&&dt.push((0,h.c4)(E,V,ft)),{notes:dt,version:C.version}}function j({displayed:E},y,W,S){const L=E.height/E.width,F=Math.
min(W.width,W.height/L),v=S===void 0?F:S*72/y.userUnit;return v>F*(1+1e-9)?void 0:{width:v,height:v*L}}function N(E,y,W){const{kinds:S,pages:L}=E,F=(0,p.z)(E,y);
if(F.length>0)return F;const v=L.find(({kind:D})=>!W[D]);if(!v)return[];const[Z,C]=[S[v.kind],y[v.kind]],[k,x]=[(0,w.d)(C.width,Z),(0,w.d)(C.height,Z)];return[{
field:"image_width",message:`is too large for page ${v.index+1}, where the margins leave ${k} × ${x} inches for the image`}]}function nt(E,y,W){const S=Math.round(
100-W)/100,L=(0,B.jd)({Type:(0,B.UU)("ExtGState"),ca:S,CA:S,BM:(0,B.UU)("Normal"),SMask:(0,B.UU)("None")}),F=(0,B.jd)({ExtGState:(0,B.jd)({G0:L}),XObject:(0,B.jd)(
{X0:y})}),v=(0,B.jd)({Type:(0,B.UU)("XObject"),Subtype:(0,B.UU)("Form"),BBox:[0,0,1,1],Resources:F});return E.add(new B.Z6(v,Buffer.from("/G0 gs /X0 Do","latin1")))}
function J(E,y,W){if(E.part===1){if(W)return h.Br.transparency;if(y.bitsPerComponent===16)return h.Br.sixteenBits;if(y.iccVersion===4)return h.Br.profile}return y.
components===4&&y.iccVersion===void 0&&!(0,h.hU)(E,4)?h.Br.cmyk:void 0}}),41913:((lt,z,a)=>{a.r(z),a.d(z,{drawInField:()=>Ut,drawOnPage:()=>Bt});var T=a(58552),
B=a(58426),Q=a(36078),w=a(99876),p=a(36263),u=a(47707),h=a(6057),d=a(74135),f=a(86476),g=a(59596),l=a(45599),j=a(71391),N=a(49892),nt=a(57117),J=a(95358),E=a(85476),
y=a(27320),W=a(75934),S=a(74094);const L="Digitally signed by",F=6.5,v={most:13,least:9},Z=7.5,C=1.28,k=.34,x=1.2,D=6,at=54,V=2.4,et={beside:.36,above:.3},rt={least:.05,
most:1.4},gt=12,ct=.55;async function dt(t,o){const n=await Y(t,o-(t.ratio===void 0?x+D:0)),e=H(n),{ratio:s}=t;if(s===void 0)return ut(t,n,{width:o,height:e,left:0});
const i=Math.min(o*s,at);return ht(t,n,{width:o,height:e+2*D+x+i,ratio:s})}async function ft(t,o){let[n,e]=[rt.least,rt.most],s={set:(await b(t,o,n)).set,scale:n};
for(let i=0;i<gt;i++){const r=(n+e)/2,{set:c,fits:U}=await b(t,o,r);U?s={set:c,scale:n=r}:e=r}return s}async function b(t,o,n){const[e,s]=[o.width/n,o.height/n],
{ratio:i}=t;if(i===void 0||e/s>V){const M=i===void 0?0:e*et.beside+D,m=await Y(t,e-M-x-D),O=H(m)<=s&&X(t,m,n);return{set:ut(t,m,{width:e,height:s,left:M}),fits:O}}
const r=await Y(t,e),U=H(r)+2*D+x<=s*(1-et.above)&&X(t,r,n);return{set:ht(t,r,{width:e,height:s,ratio:i}),fits:U}}const X=({words:{signer:t,reason:o}},n,e)=>e<=
ct||n.length===2+ +(t!=="")+ +(o!==void 0);async function Y({faces:t,words:o,colors:n},e){const s=Math.max(e,1),i=async(O,P,A,G)=>(await new W.p((0,u.ai)(O),I=>st(
t[P],I,A)).lines(()=>s)).map(I=>({text:I,face:P,size:A,color:G})),{signer:r,reason:c,circumstances:U}=o,M=v.most*s/st(t[1],(0,u.ai)(r),v.most),m=Math.max(v.least,
Math.min(v.most,M));return[...await i(L,0,F,n.quiet),...r===""?[]:await i(r,1,Math.floor(m*4)/4,n.strong),...c===void 0?[]:await i(c,0,Z,n.strong),...await i(U,
0,Z,n.quiet)]}const st=(t,o,n)=>(0,S.k)([t],o).advance*n/1e3,H=t=>t.reduce((o,{size:n})=>o+n*C,0);function ut(t,o,{width:n,height:e,left:s}){const i=H(o),r=(e+i)/
2,c=t.ratio===void 0?void 0:wt(t.ratio,[0,0,s-D,e]);return{width:n,height:e,image:c,rule:[s,r-i,x,i],lines:pt(t,o,s+x+D,r)}}function ht(t,o,{width:n,height:e,ratio:s}){
const i=H(o),r=i+D/2,c=r+x+D/2;return{width:n,height:e,image:wt(s,[0,c,n,e-c],0),rule:[0,r,n,x/2],lines:pt(t,o,0,i)}}function wt(t,[o,n,e,s],i=.5){const r=Math.
max(Math.min(e,s/t),0),c=i>0;return[o+(e-r)*i,c?n+(s-r*t)/2:n,r,r*t]}function pt({faces:t},o,n,e){let s=e;const i=1e3/y.J;return o.map(({text:r,face:c,size:U,color:M})=>{
s-=U*C;const m=(0,S.k)([t[c]],r).glyphs.map(O=>({...O,face:c}));return{text:r,glyphs:m,at:[n*i,(s+U*k)*i],size:U/y.J,color:M}})}const Mt=180,mt={quiet:"#5b6673",
strong:"#16202c",rule:"#2563a8"};async function Bt(t,o,n,e){const{count:s}=t.pages,{signature_page:i=s,signature_width:r,position:c,margin:U}=o;if(i>s)throw(0,T.
G6)([{field:"signature_page",message:`must be at most ${s}, the number of pages of the document`}]);const M=await(0,w.F)(t,Uint32Array.of(i)),m=M.kinds[M.pages[0].
kind],[O]=(0,J.Wx)("sign_document",[m],U),P=(0,J.z)({...M,kinds:[m],pages:[{...M.pages[0],kind:0}]},[O]);if(!O)throw(0,T.G6)(P);const A=await(0,nt._B)(t),G=await yt(
o,n,A,e),R=await dt(G,Mt),I=R.height/R.width,K=xt(i,m,O,{wide:r,ratio:I}),$=K*I,[_,q]=(0,J.pi)(m,O,c,K,$),ot=(0,d.zl)((0,d.S3)(m),[_,q,_+K,q+$]),tt=await Ot(t,R,
G,{scale:K/R.width,rotation:m.rotation,claim:A});return{look:{place:{index:i-1,rect:ot},form:tt}}}async function Ut(t,o,n,e,{parameters:s,job:i}){const c=(o.byName.
get(n)?.widgets??[]).flatMap(tt=>{const it=(0,h.b0)(t,tt.dict.get("Rect"));return it?[{...tt,rect:it}]:[]})[0];if(!c)return;const{rect:U,number:M,pages:m}=c,O=(0,h.
iw)(t,(m[0]??1)-1),P=t.resolve(t.dict(c.dict.get("MK"))?.get("R")),A=typeof P=="number"?(0,h.c_)(P):O.rotation,G=await(0,nt._B)(t),R=await yt(s,e,G,i),{width:I,
height:K}=(0,d.iN)({...O,box:U,rotation:A}),{userUnit:$}=O,{set:_,scale:q}=await ft(R,{width:I*$,height:K*$});return{look:{place:void 0,form:await Ot(t,_,R,{scale:q/
$,rotation:A,claim:G})},widget:M}}function xt(t,o,n,{wide:e,ratio:s}){const i=e*72/o.userUnit,r=Math.min(n.width,n.height/s);if(i<=r*(1+1e-9))return i;if(e===B.
zU.sign_document.fields.signature_width.default)return r;const c=`is too large for page ${t}, where the margins leave room for ${(0,d.d)(r,o)} inches`;throw(0,T.
G6)([{field:"signature_width",message:c}])}async function yt(t,o,n,e){const{image:s,reason:i,location:r}=t,{signer:c,signedAt:U}=o,M=[await Et("Regular",e),await Et(
"SemiBold",e)],m=s&&await e.prepared.ofFile(s.bytes,"image",()=>(0,f.A)(s,"image",e)),O=[...["signer","reason","location"].flatMap(I=>{const K=I==="signer"?c:t[I],
$=K===void 0?void 0:(0,u.Zw)(K,M);return $===void 0?[]:[{field:I,message:t[I]===void 0?`is the name in the certificate, which ${$}`:$}]}),...n&&m?At(n,m):[]];if(O.
length>0)throw(0,T.G6)(O);const P=U.replace("T"," ").replace(/Z$/," UTC").replace(/(\d)([+-]\d\d:\d\d)$/,"$1 $2"),A=m&&m.displayed.height/m.displayed.width,G={signer:c,
reason:i,circumstances:r===void 0?P:`${r}, ${P}`},R={quiet:(0,N.Fw)(mt.quiet,n).operators,strong:(0,N.Fw)(mt.strong,n).operators};return{faces:M,image:m,ratio:A,
words:G,colors:R}}function At(t,o){const n=o.transparency==="soft-mask",e=n&&(0,nt.Qg)(t)!==void 0,s=(0,E.p)(t,o,n)??(e?"transparency needs an output intent the\
re":void 0);return s===void 0?[]:[{field:"image",message:`cannot be in a document that claims ${t.name}: ${s}. Use an image without`}]}const It=4*1024*1024;async function Et(t,{
prepared:o,pace:n}){const e=(0,j.C)(t==="SemiBold"?"text face":"regular text face"),s=o.get(e),i=s??await(0,p.W)(t);return i.keep(),s||(o.put(e,i,It),await n.rest()),
i}async function Ot(t,o,n,{scale:e,rotation:s,claim:i}){const{width:r,height:c,lines:U,rule:M,image:m}=o,{faces:O,image:P}=n,A=(0,N.Fw)(mt.rule,i),G={lines:U,size:{
width:r,height:c},ink:[0,0,r*10,c*10]},R=(await(0,y.$)(G,O,{filling:A,transparency:0})).addTo(t),I=P?.embed(t,{profiled:i!==void 0}),[K,$,_,q]=m??[0,0,0,0],ot=P&&
(0,Q.vs)((0,d.lw)(P.upright,[_,0,0,q,K,$])),tt=[...ot===void 0?[]:[`q ${ot} cm /X1 Do Q`],`q ${A.operators} ${(0,d.W1)(M).join(" ")} re f Q`,"/X0 Do"],[it,vt]=[
r*e,c*e],Dt=s%180===0?[0,0,it,vt]:[0,0,vt,it],Pt=(0,l.jd)({Type:(0,l.UU)("XObject"),Subtype:(0,l.UU)("Form"),BBox:(0,d.W1)([0,0,r,c]),Matrix:(0,d.W1)((0,d.lw)([
e,0,0,e,0,0],(0,d.S3)({box:Dt,rotation:s}))),Resources:(0,l.jd)({XObject:(0,l.jd)({X0:R,X1:I}),ColorSpace:A.colorSpace&&(0,l.jd)({[N.B_]:A.colorSpace})}),Filter:(0,l.
UU)("FlateDecode")});return t.add(new l.Z6(Pt,(0,g.Kc)(Buffer.from(`${tt.join(`
`)}
`,"latin1"))))}}),75934:((lt,z,a)=>{a.d(z,{p:()=>B});var T=a(9876);class B{text;widthOf;width;parts;constructor(w,p){this.text=w,this.widthOf=p,this.width=p(w)}async lines(w){
if(this.width<=w(0))return[this.text];const p=[];let u="",h=0,d;for(const f of this.parts??=await this.measure()){const g=h+(d?.spaceWidth??0)+f.width;if(g<=w(p.
length))u+=(d?.space??"")+f.text,h=g;else{u!==""&&p.push(u);const l=p.length,j=f.width>w(l)?this.cut(f,N=>w(l+N)):[f.text];for(const N of j)p.push(N);u=p.pop(),
h=u===f.text?f.width:this.widthOf(u)}d=f}return p.push(u),p}async measure(){const{text:w,widthOf:p}=this;return Array.from((await(0,T.Vn)())(w),({start:u,end:h,
next:d})=>{const[f,g]=[w.slice(u,h),w.slice(h,d)];return{text:f,width:p(f),space:g,spaceWidth:g===""?0:p(g)}})}cut(w,p){const u=w.clusters??=(0,T.s)(w.text,this.
widthOf);let h=0;return(0,T.ZM)(u,p).map(d=>u.slice(h,h+=d).map(({text:f})=>f).join(""))}}}),9876:((lt,z,a)=>{a.d(z,{Vn:()=>B,ZM:()=>p,s:()=>Q});var T=a(47707);
async function B(){const{default:u}=await a.e(3286).then(a.bind(a,23286));return function*(h){const d=new u(h);let f=0;for(let g=d.nextBreak();g;g=d.nextBreak()){
const l=g.position;let j=l;for(;j>f&&h[j-1]===" ";)j--;yield{start:f,end:j,next:l},f=l}}}const Q=(u,h)=>(0,T.qf)(u).map(d=>({text:d,width:h(d)})),w=/[_\-–—/.,;:]$/;
function p(u,h){const d=[];for(let f=0;f<u.length;){let g=f;for(let l=0;g<u.length&&(l+=u[g].width,!(l>h(d.length)&&g>f));g++);if(g<u.length){let l=g;for(;l>f&&
!w.test(u[l-1].text);)l--;l-f>=(g-f)/2&&(g=l)}d.push(g-f),f=g}return d}})};
