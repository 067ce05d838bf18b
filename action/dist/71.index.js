"use strict";exports.id=71,exports.ids=[71],exports.modules={49892:((Z,$,o)=>{o.d($,{B:()=>F,F:()=>W});var N=o(57117);const y={Black:[0,0,0],Blue:[0,0,1],Gray:[.5],Red:[1,0,
0]},F="OctavoColor";function W(D,L){const w=y[D],E=w.length===1;return L===void 0||(0,N.hU)(L,E?1:3)?{values:w,operators:`${w.join(" ")} ${E?"g":"rg"}`,colorSpace:void 0}:
{values:w,operators:`/${F} cs ${w.join(" ")} sc`,colorSpace:E?(0,N.HB)():(0,N.Pz)()}}}),95358:((Z,$,o)=>{o.d($,{Wx:()=>D,fj:()=>E,pi:()=>w});var N=o(85893),y=o(
74135);function F(c,a){return W(c,a*72/c.userUnit)}function W(c,a){const{width:f,height:M}=(0,y.iN)(c),t={width:f-2*a,height:M-2*a,inset:a};return t.width>0&&t.
height>0?t:void 0}function D(c,a,f){const M=f===N.zU[c].fields.margin.default;return a.map(t=>{const m=F(t,f);if(m||!M)return m;const{width:K,height:d}=(0,y.iN)(
t);return W(t,Math.min(K,d)/10)})}const L=null;function w(c,{inset:a},f,M,t){const m=(0,y.iN)(c),K=m.width-a-M,d=m.height-a-t,B=f.endsWith("left")?a:f.endsWith(
"right")?K:(m.width-M)/2,G=f.startsWith("bottom")?a:f.startsWith("top")?d:(m.height-t)/2;return[B,G]}function E(c,a){const{width:f,height:M}=(0,y.iN)(a),t=(0,y.
d)(Math.min(f,M)/2,a);return`leaves no room on page ${c+1}, which is ${(0,y.d)(f,a)} × ${(0,y.d)(M,a)} inches; it must be less than ${t}`}}),50071:((Z,$,o)=>{o.
r($),o.d($,{addTextWatermark:()=>ut});var N=o(58552),y=o(47707),F=o(72648),W=o(36263),D=o(71391),L=o(49892),w=o(95358),E=o(36078),c=o(57117),a=o(72313),f=o(99876),
M=o(41578),t=o(12889),m=o(59596),K=o(77581),d=o(45599);const B=100,G=B/1e3;async function g(e,n,{filling:s,transparency:r}){const l=[];for(const[x,P]of n.entries()){
const A=e.lines.flatMap(({glyphs:z})=>z.filter(J=>J.face===x)).map(({glyph:z})=>z);A.length>0&&(l[x]={...await(0,M.r)(P,A),unit:P.unit})}const[u,T,j,p]=e.ink,i=[
Math.floor(u*G)-1,Math.floor(T*G)-1,Math.ceil(j*G)+1,Math.ceil(p*G)+1],h=r===0,v=C([tt,s.operators,...e.lines.flatMap(({text:x,glyphs:P})=>nt(x,et(l,P)))]),O=x=>{
const P={Font:(0,d.jd)(Object.fromEntries(Object.entries(l).map(([A,z])=>[`F${A}`,z.addTo(x)]))),ColorSpace:s.colorSpace&&(0,d.jd)({[L.B]:s.colorSpace})},b=h?void 0:
(0,d.jd)({Type:(0,d.UU)("Group"),S:(0,d.UU)("Transparency"),I:!0});return x.add(U(i,{Group:b,Resources:(0,d.jd)(P)},v))};if(h)return{addTo:O};const S=H(1-r/100),
I=C(["/G0 gs","/X0 Do"]);return{addTo:x=>{const P=(0,d.jd)({Type:(0,d.UU)("ExtGState"),ca:S,CA:S,BM:(0,d.UU)("Normal"),SMask:(0,d.UU)("None")}),b=(0,d.jd)({ExtGState:(0,d.
jd)({G0:P}),XObject:(0,d.jd)({X0:O(x)})});return x.add(U(i,{Resources:b},I))}}}function U(e,n,s){const r={Type:(0,d.UU)("XObject"),Subtype:(0,d.UU)("Form"),BBox:[
...e],Filter:(0,d.UU)("FlateDecode")};return new d.Z6((0,d.jd)({...r,...n}),s)}const C=e=>(0,m.Kc)(Buffer.from(`${e.join(`
`)}
`,"latin1")),tt="0 Tc 0 Tw 100 Tz 0 Ts 0 Tr";function nt(e,n){return(0,t.ft)(e)?[...n]:[`/Span <</ActualText <FEFF${(0,K.kt)(e).toString("hex").toUpperCase()}> \
>> BDC`,...n,"EMC"]}function et(e,n){const s=["BT"];let r,l="",u="",T;const j=()=>{u&&(l+=`<${u}>`),u=""},p=()=>{j(),l&&s.push(`[${l}] TJ`),l=""};for(const{glyph:i,
face:h,x:v,y:O}of n){const{codeOf:S,unit:I}=e[h];r!==h&&(p(),s.push(`/F${h} ${B} Tf`),r=h),T?.y!==O?(p(),s.push(`1 0 0 1 ${H(v*G)} ${H(O*G)} Tm`)):H(T.x-v)!==0&&
(j(),l+=String(H(T.x-v))),u+=S(i),T={x:v+i.advanceWidth*I,y:O}}return p(),[...s,"ET"]}const H=e=>Math.round(e*100)/100||0;var X=o(74135);const ot=612,k={1001:{anchor:"\
centre",diagonal:!0,maximum:144},1002:{anchor:"centre",diagonal:!1,maximum:144},1003:{anchor:"top",diagonal:!1,maximum:36},1004:{anchor:"bottom",diagonal:!1,maximum:36}};
function st(e,n,s,r,l){const{width:u,height:T}=(0,X.iN)(e),j=Math.hypot(n.width,n.height),p=s.diagonal?n.width/j:1,i=s.diagonal?n.height/j:0,h=Math.min(n.width/
(r.width*p+r.height*i),n.height/(r.width*i+r.height*p),s.maximum*Math.max(1/e.userUnit,Math.min(u,T)/ot)),v=h*r.height/2,O={centre:T/2,top:T-n.inset-v,bottom:n.
inset+v},S=h/l;return(0,X.lw)([S*p,S*i,-S*i,S*p,u/2,O[s.anchor]],(0,X.S3)(e))}var at=o(29825);const V=1200;function rt(e,n){const s=n.map(i=>ct(e,i)),r=s.map(({
glyphs:i,ink:[h,v,O,S]},I)=>{if(i.length===0)return X.gF;const x=(O-h)/2;return[-x,v-I*V,x,S-I*V]}),[l,u,T,j]=r.reduce(X.kO,X.gF),p=(u+j)/2;return{lines:s.map(({
glyphs:i,ink:h},v)=>({text:n[v],glyphs:i.map(O=>({...O,x:O.x-(h[0]+h[2])/2,y:O.y-v*V-p}))})),size:{width:Math.max(T-l,...s.map(({advance:i})=>i))/1e3,height:Math.
max(j-u,n.length*V)/1e3},ink:[l,u-p,T,j-p]}}function ct(e,n){let s=0,r=X.gF;const l=(0,at.OD)(n,e).flatMap(({font:u,text:T,rtl:j})=>{const p=e[u],{unit:i}=p;return p.
shape(T,j).map(({advance:h,x:v,...O})=>{const{glyph:S,y:I}=O,x=s+v;s+=h;const{minX:P,minY:b,maxX:A,maxY:z}=p.boxOf(S);return P<=A&&(r=(0,X.kO)(r,[x+P*i,I+b*i,x+
A*i,I+z*i])),{...O,face:u,x}})});return Number.isFinite(r[0])?{glyphs:l,advance:s,ink:r}:{glyphs:[],advance:s,ink:[0,0,0,0]}}const it=["line_1","line_2","line_3"],
ft="OctavoWatermark",lt=64*1024,dt=4*1024*1024;async function ut(e,n,s,r){const l=await(0,f.F)(e,s),{kinds:u,pages:T}=l,j=(0,w.Wx)("add_text_watermark",u,n.margin),
p=k[n.template],i=T.find(({kind:R})=>!j[R]),h=[...p?[]:[{field:"template",message:pt}],...i?[{field:"margin",message:(0,w.fj)(i.index,u[i.kind])}]:[]],v=await(0,c.
_B)(e),{color:O,transparency:S}=n,I=(0,L.F)(O,v),x=mt(n),P=n.font&&(0,F.g)(n.font,"font"),b=(0,D.C)("text",I.operators,S,P?.bytes,...x.map(({text:R})=>R));let A=r.
get(b);if(!A){const{faces:R,areNew:Y}=await ht(P,r),Q=async()=>Y?await e.job.pace.rest():void 0;if(h.unshift(...gt(x,R)),h.length>0)throw(0,N.G6)(h);await Q();const _=rt(
R,x.map(yt=>(0,y.ai)(yt.text)));await Q(),A={drawing:await g(_,R,{filling:I,transparency:S}),size:_.size},r.put(b,A,lt),await Q()}if(!p||h.length>0)throw(0,N.G6)(
h);const{drawing:z,size:J}=A,vt=z.addTo(e),xt=u.map((R,Y)=>(0,E.vs)(st(R,j[Y],p,J,B))),q=await(0,a.W)(e,l,{layer:n.layer,subtype:"Watermark",groupColorSpace:S===
0?void 0:(0,c.Qg)(v),on:({kind:R})=>({resources:[{category:"XObject",name:ft,ref:vt}],operators:([Y=""])=>(0,E.qK)(Y,xt[R])})});return v?.part===1&&S>0&&q.push(
(0,c.c4)(e,v,c.Br.transparency)),q}async function ht(e,n){const s=(0,D.C)("text face"),r=n.get(s);r?.keep();const l=r??await(0,W.W)("SemiBold");if(r||n.put(s,l,
dt),!e)return{faces:[l],areNew:!r};let u;const T=await n.ofFile(e.bytes,"text face",()=>Promise.resolve(u=(0,W.a)(e)));return u||T.keep(),{faces:[T,l],areNew:!r||
u!==void 0}}function mt(e){return it.flatMap(n=>{const s=e[n];return s===void 0?[]:[{field:n,text:s}]})}function gt(e,n){return e.flatMap(({field:s,text:r})=>{const l=(0,y.
Zw)(r,n);return l===void 0?[]:[{field:s,message:l,mentions:["font"]}]})}const pt=`is not known locally; use ${Object.keys(k).join(", ")}`}),12889:((Z,$,o)=>{o.d(
$,{Rl:()=>M,Vv:()=>F,ft:()=>w,jB:()=>a,pr:()=>c,vw:()=>E,wE:()=>f});var N=o(46161),y=o(47707);const F="‏";let W;const D=()=>W??=(0,N.A)(),L=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
w=t=>L.test(t),E=t=>w(t)&&(D().getEmbeddingLevels(t).paragraphs[0]?.level??0)%2===1;function c(t){if(!w(t))return t===""?[]:[{text:t,rtl:!1,at:0}];const{levels:m,
paragraphs:K}=D().getEmbeddingLevels(t),d=K[0]?.level??0;for(let g=t.length-1;g>=0&&/\s/.test(t[g]);g--)m[g]=d;const B=[];for(let g=0;g<t.length;g++){const U=B.
at(-1);U&&U.level===m[g]?U.text+=t[g]:B.push({level:m[g],text:t[g],at:g})}const G=B.reduce((g,{level:U})=>Math.max(g,U),0);for(let g=G;g>0;g--)for(let U=0,C=0;U<
B.length;U=C+1){for(C=U;C<B.length&&B[C].level>=g;)C++;C>U+1&&B.splice(U,C-U,...B.slice(U,C).reverse())}return B.map(({level:g,text:U,at:C})=>({text:U,rtl:g%2===
1,at:C}))}const a=t=>Array.from(t,m=>D().getMirroredCharacter(m)??m).join(""),f=t=>(0,y.qf)(a(t)).reverse().join(""),M=t=>c(t).flatMap(({text:m,rtl:K})=>K?(0,y.
qf)(a(m)).reverse():(0,y.qf)(m))}),29825:((Z,$,o)=>{o.d($,{EH:()=>w,OD:()=>W,W_:()=>D,lV:()=>F});var N=o(12889),y=o(47707);const F=-1,W=(E,c)=>(0,N.pr)(E).flatMap(
a=>D(a,c));function D({text:E,rtl:c},a){const f=[];for(const M of(0,y.qf)(E)){const t=f.at(-1),m=(0,y.ML)(M)?t?.font??0:L(M,a,t?.font);t?.font===m?t.text+=M:f.push(
{font:m,text:M,rtl:c})}return c?f.reverse():f}function L(E,c,a){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(E)&&a!==void 0&&c[a]?.covers(E)===!0?a:
c.findIndex(M=>M.covers(E))}function w(E,c){const a=W(E,c).filter(({font:f})=>f===F);return[...new Set(a.flatMap(f=>(0,y.qf)(f.text)))]}})};
