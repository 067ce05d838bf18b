"use strict";exports.id=71,exports.ids=[71],exports.modules={49892:((V,$,o)=>{o.d($,{B:()=>F,F:()=>I});var W=o(57117);const y={Black:[0,0,0],Blue:[0,0,1],Gray:[.5],Red:[1,0,
0]},F="OctavoColor";function I(B,L){const w=y[B],E=w.length===1;return L===void 0||(0,W.hU)(L,E?1:3)?{values:w,operators:`${w.join(" ")} ${E?"g":"rg"}`,colorSpace:void 0}:
{values:w,operators:`/${F} cs ${w.join(" ")} sc`,colorSpace:E?(0,W.HB)():(0,W.Pz)()}}}),95358:((V,$,o)=>{o.d($,{Wx:()=>B,fj:()=>E,pi:()=>w});var W=o(24958),y=o(
74135);function F(c,a){return I(c,a*72/c.userUnit)}function I(c,a){const{width:f,height:M}=(0,y.iN)(c),t={width:f-2*a,height:M-2*a,inset:a};return t.width>0&&t.
height>0?t:void 0}function B(c,a,f){const M=f===W.zU[c].fields.margin.default;return a.map(t=>{const m=F(t,f);if(m||!M)return m;const{width:K,height:l}=(0,y.iN)(
t);return I(t,Math.min(K,l)/10)})}const L=null;function w(c,{inset:a},f,M,t){const m=(0,y.iN)(c),K=m.width-a-M,l=m.height-a-t,P=f.endsWith("left")?a:f.endsWith(
"right")?K:(m.width-M)/2,G=f.startsWith("bottom")?a:f.startsWith("top")?l:(m.height-t)/2;return[P,G]}function E(c,a){const{width:f,height:M}=(0,y.iN)(a),t=(0,y.
d)(Math.min(f,M)/2,a);return`leaves no room on page ${c+1}, which is ${(0,y.d)(f,a)} × ${(0,y.d)(M,a)} inches; it must be less than ${t}`}}),50071:((V,$,o)=>{o.
r($),o.d($,{addTextWatermark:()=>ut});var W=o(23169),y=o(47707),F=o(72648),I=o(36263),B=o(71391),L=o(49892),w=o(95358),E=o(36078),c=o(57117),a=o(72313),f=o(99876),
M=o(41578),t=o(12889),m=o(59596),K=o(77581),l=o(45599);const P=100,G=P/1e3;async function g(e,n,{filling:s,transparency:r}){const d=[];for(const[x,D]of n.entries()){
const A=e.lines.flatMap(({glyphs:z})=>z.filter(J=>J.face===x)).map(({glyph:z})=>z);A.length>0&&(d[x]={...await(0,M.r)(D,A),unit:D.unit})}const[u,T,j,p]=e.ink,i=[
Math.floor(u*G)-1,Math.floor(T*G)-1,Math.ceil(j*G)+1,Math.ceil(p*G)+1],h=r===0,v=N([tt,s.operators,...e.lines.flatMap(({text:x,glyphs:D})=>nt(x,et(d,D)))]),O=x=>{
const D={Font:(0,l.jd)(Object.fromEntries(Object.entries(d).map(([A,z])=>[`F${A}`,z.addTo(x)]))),ColorSpace:s.colorSpace&&(0,l.jd)({[L.B]:s.colorSpace})},b=h?void 0:
(0,l.jd)({Type:(0,l.UU)("Group"),S:(0,l.UU)("Transparency"),I:!0});return x.add(U(i,{Group:b,Resources:(0,l.jd)(D)},v))};if(h)return{addTo:O};const S=Y(1-r/100),
C=N(["/G0 gs","/X0 Do"]);return{addTo:x=>{const D=(0,l.jd)({Type:(0,l.UU)("ExtGState"),ca:S,CA:S,BM:(0,l.UU)("Normal"),SMask:(0,l.UU)("None")}),b=(0,l.jd)({ExtGState:(0,l.
jd)({G0:D}),XObject:(0,l.jd)({X0:O(x)})});return x.add(U(i,{Resources:b},C))}}}function U(e,n,s){const r={Type:(0,l.UU)("XObject"),Subtype:(0,l.UU)("Form"),BBox:[
...e],Filter:(0,l.UU)("FlateDecode")};return new l.Z6((0,l.jd)({...r,...n}),s)}const N=e=>(0,m.Kc)(Buffer.from(`${e.join(`
`)}
`,"latin1")),tt="0 Tc 0 Tw 100 Tz 0 Ts 0 Tr";function nt(e,n){return(0,t.ft)(e)?[...n]:[`/Span <</ActualText <FEFF${(0,K.kt)(e).toString("hex").toUpperCase()}> \
>> BDC`,...n,"EMC"]}function et(e,n){const s=["BT"];let r,d="",u="",T;const j=()=>{u&&(d+=`<${u}>`),u=""},p=()=>{j(),d&&s.push(`[${d}] TJ`),d=""};for(const{glyph:i,
face:h,x:v,y:O}of n){const{codeOf:S,unit:C}=e[h];r!==h&&(p(),s.push(`/F${h} ${P} Tf`),r=h),T?.y!==O?(p(),s.push(`1 0 0 1 ${Y(v*G)} ${Y(O*G)} Tm`)):Y(T.x-v)!==0&&
(j(),d+=String(Y(T.x-v))),u+=S(i),T={x:v+i.advanceWidth*C,y:O}}return p(),[...s,"ET"]}const Y=e=>Math.round(e*100)/100||0;var X=o(74135);const ot=612,k={1001:{anchor:"\
centre",diagonal:!0,maximum:144},1002:{anchor:"centre",diagonal:!1,maximum:144},1003:{anchor:"top",diagonal:!1,maximum:36},1004:{anchor:"bottom",diagonal:!1,maximum:36}};
function st(e,n,s,r,d){const{width:u,height:T}=(0,X.iN)(e),j=Math.hypot(n.width,n.height),p=s.diagonal?n.width/j:1,i=s.diagonal?n.height/j:0,h=Math.min(n.width/
(r.width*p+r.height*i),n.height/(r.width*i+r.height*p),s.maximum*Math.max(1/e.userUnit,Math.min(u,T)/ot)),v=h*r.height/2,O={centre:T/2,top:T-n.inset-v,bottom:n.
inset+v},S=h/d;return(0,X.lw)([S*p,S*i,-S*i,S*p,u/2,O[s.anchor]],(0,X.S3)(e))}var at=o(29825);const Z=1200;function rt(e,n){const s=n.map(i=>ct(e,i)),r=s.map(({
glyphs:i,ink:[h,v,O,S]},C)=>{if(i.length===0)return X.gF;const x=(O-h)/2;return[-x,v-C*Z,x,S-C*Z]}),[d,u,T,j]=r.reduce(X.kO,X.gF),p=(u+j)/2;return{lines:s.map(({
glyphs:i,ink:h},v)=>({text:n[v],glyphs:i.map(O=>({...O,x:O.x-(h[0]+h[2])/2,y:O.y-v*Z-p}))})),size:{width:Math.max(T-d,...s.map(({advance:i})=>i))/1e3,height:Math.
max(j-u,n.length*Z)/1e3},ink:[d,u-p,T,j-p]}}function ct(e,n){let s=0,r=X.gF;const d=(0,at.OD)(n,e).flatMap(({font:u,text:T,rtl:j})=>{const p=e[u],{unit:i}=p;return p.
shape(T,j).map(({advance:h,x:v,...O})=>{const{glyph:S,y:C}=O,x=s+v;s+=h;const{minX:D,minY:b,maxX:A,maxY:z}=p.boxOf(S);return D<=A&&(r=(0,X.kO)(r,[x+D*i,C+b*i,x+
A*i,C+z*i])),{...O,face:u,x}})});return Number.isFinite(r[0])?{glyphs:d,advance:s,ink:r}:{glyphs:[],advance:s,ink:[0,0,0,0]}}const it=["line_1","line_2","line_3"],
ft="OctavoWatermark",dt=64*1024,lt=4*1024*1024;async function ut(e,n,s,r){const d=await(0,f.F)(e,s),{kinds:u,pages:T}=d,j=(0,w.Wx)("add_text_watermark",u,n.margin),
p=k[n.template],i=T.find(({kind:R})=>!j[R]),h=[...p?[]:[{field:"template",message:pt}],...i?[{field:"margin",message:(0,w.fj)(i.index,u[i.kind])}]:[]],v=await(0,c.
_B)(e),{color:O,transparency:S}=n,C=(0,L.F)(O,v),x=mt(n),D=n.font&&(0,F.g)(n.font,"font"),b=(0,B.T)("text",C.operators,S,D?.bytes,...x.map(({text:R})=>R));let A=r.
get(b);if(!A){const{faces:R,areNew:H}=await ht(D,r),Q=async()=>H?await e.job.pace.rest():void 0;if(h.unshift(...gt(x,R)),h.length>0)throw(0,W.G6)(h);await Q();const _=rt(
R,x.map(yt=>(0,y.vG)(yt.text)));await Q(),A={drawing:await g(_,R,{filling:C,transparency:S}),size:_.size},r.put(b,A,dt),await Q()}if(!p||h.length>0)throw(0,W.G6)(
h);const{drawing:z,size:J}=A,vt=z.addTo(e),xt=u.map((R,H)=>(0,E.vs)(st(R,j[H],p,J,P))),q=await(0,a.W)(e,d,{layer:n.layer,subtype:"Watermark",groupColorSpace:S===
0?void 0:(0,c.Qg)(v),on:({kind:R})=>({resources:[{category:"XObject",name:ft,ref:vt}],operators:([H=""])=>(0,E.qK)(H,xt[R])})});return v?.part===1&&S>0&&q.push(
(0,c.c4)(e,v,c.Br.transparency)),q}async function ht(e,n){const s=(0,B.T)("text face"),r=n.get(s);r?.keep();const d=r??await(0,I.W)("SemiBold");if(r||n.put(s,d,
lt),!e)return{faces:[d],areNew:!r};let u;const T=await n.ofFile(e.bytes,"text face",()=>Promise.resolve(u=(0,I.a)(e)));return u||T.keep(),{faces:[T,d],areNew:!r||
u!==void 0}}function mt(e){return it.flatMap(n=>{const s=e[n];return s===void 0?[]:[{field:n,text:s}]})}function gt(e,n){return e.flatMap(({field:s,text:r})=>{const d=(0,y.
Zw)(r,n);return d===void 0?[]:[{field:s,message:d,mentions:["font"]}]})}const pt=`is not known locally; use ${Object.keys(k).join(", ")}`}),12889:((V,$,o)=>{o.d(
$,{Rl:()=>M,TY:()=>f,VV:()=>a,Vv:()=>F,ft:()=>w,kh:()=>c,vw:()=>E});var W=o(46161),y=o(47707);const F="‏";let I;const B=()=>I??=(0,W.A)(),L=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
w=t=>L.test(t),E=t=>w(t)&&(B().getEmbeddingLevels(t).paragraphs[0]?.level??0)%2===1;function c(t){if(!w(t))return t===""?[]:[{text:t,rtl:!1,at:0}];const{levels:m,
paragraphs:K}=B().getEmbeddingLevels(t),l=K[0]?.level??0;for(let g=t.length-1;g>=0&&/\s/.test(t[g]);g--)m[g]=l;const P=[];for(let g=0;g<t.length;g++){const U=P.
at(-1);U&&U.level===m[g]?U.text+=t[g]:P.push({level:m[g],text:t[g],at:g})}const G=P.reduce((g,{level:U})=>Math.max(g,U),0);for(let g=G;g>0;g--)for(let U=0,N=0;U<
P.length;U=N+1){for(N=U;N<P.length&&P[N].level>=g;)N++;N>U+1&&P.splice(U,N-U,...P.slice(U,N).reverse())}return P.map(({level:g,text:U,at:N})=>({text:U,rtl:g%2===
1,at:N}))}const a=t=>Array.from(t,m=>B().getMirroredCharacter(m)??m).join(""),f=t=>(0,y.qf)(a(t)).reverse().join(""),M=t=>c(t).flatMap(({text:m,rtl:K})=>K?(0,y.
qf)(a(m)).reverse():(0,y.qf)(m))}),29825:((V,$,o)=>{o.d($,{EH:()=>w,OD:()=>I,W_:()=>B,lV:()=>F});var W=o(12889),y=o(47707);const F=-1,I=(E,c)=>(0,W.kh)(E).flatMap(
a=>B(a,c));function B({text:E,rtl:c},a){const f=[];for(const M of(0,y.qf)(E)){const t=f.at(-1),m=(0,y.ML)(M)?t?.font??0:L(M,a,t?.font);t?.font===m?t.text+=M:f.push(
{font:m,text:M,rtl:c})}return c?f.reverse():f}function L(E,c,a){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(E)&&a!==void 0&&c[a]?.covers(E)===!0?a:
c.findIndex(M=>M.covers(E))}function w(E,c){const a=I(E,c).filter(({font:f})=>f===F);return[...new Set(a.flatMap(f=>(0,y.qf)(f.text)))]}})};
