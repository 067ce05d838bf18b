"use strict";exports.id=8e3,exports.ids=[8e3],exports.modules={17048:((H,F,s)=>{s.d(F,{B:()=>R,F:()=>N});var B=s(97869);const M={Black:[0,0,0],Blue:[0,0,1],Gray:[.5],Red:[1,
0,0]},R="OctavoColor";function N(D,L){const I=M[D],E=I.length===1;return L===void 0||(0,B.hU)(L,E?1:3)?{values:I,operators:`${I.join(" ")} ${E?"g":"rg"}`,colorSpace:void 0}:
{values:I,operators:`/${R} cs ${I.join(" ")} sc`,colorSpace:E?(0,B.HB)():(0,B.Pz)()}}}),85298:((H,F,s)=>{s.d(F,{Wx:()=>D,fj:()=>E,pi:()=>I});var B=s(93876),M=s(
80199);function R(r,a){return N(r,a*72/r.userUnit)}function N(r,a){const{width:f,height:v}=(0,M.iN)(r),e={width:f-2*a,height:v-2*a,inset:a};return e.width>0&&e.
height>0?e:void 0}function D(r,a,f){const v=f===B.zU[r].fields.margin.default;return a.map(e=>{const g=R(e,f);if(g||!v)return g;const{width:d,height:G}=(0,M.iN)(
e);return N(e,Math.min(d,G)/10)})}const L=null;function I(r,{inset:a},f,v,e){const g=(0,M.iN)(r),d=g.width-a-v,G=g.height-a-e,U=f.endsWith("left")?a:f.endsWith(
"right")?d:(g.width-v)/2,z=f.startsWith("bottom")?a:f.startsWith("top")?G:(g.height-e)/2;return[U,z]}function E(r,a){const{width:f,height:v}=(0,M.iN)(a),e=(0,M.
d)(Math.min(f,v)/2,a);return`leaves no room on page ${r+1}, which is ${(0,M.d)(f,a)} × ${(0,M.d)(v,a)} inches; it must be less than ${e}`}}),88e3:((H,F,s)=>{s.
r(F),s.d(F,{addTextWatermark:()=>ht});var B=s(49153),M=s(79131),R=s(24840),N=s(54073),D=s(82531),L=s(17048),I=s(85298),E=s(59234),r=s(97869),a=s(26844),f=s(30900),
v=s(10550),e=s(6093),g=s(62397),d=s(16039);const G=100,U=G/1e3;async function z(n,t,{filling:o,transparency:i}){const l=[];for(const[x,j]of t.entries()){const C=n.
lines.flatMap(({glyphs:b})=>b.filter(Q=>Q.face===x)).map(({glyph:b})=>b);C.length>0&&(l[x]={...await(0,v.r)(j,C),unit:j.unit})}const[u,T,P,p]=n.ink,c=[Math.floor(
u*U)-1,Math.floor(T*U)-1,Math.ceil(P*U)+1,Math.ceil(p*U)+1],m=i===0,y=S([W,o.operators,...n.lines.flatMap(({text:x,glyphs:j})=>et(x,st(l,j)))]),O=x=>{const j={Font:(0,d.
jd)(Object.fromEntries(Object.entries(l).map(([C,b])=>[`F${C}`,b.addTo(x)]))),ColorSpace:o.colorSpace&&(0,d.jd)({[L.B]:o.colorSpace})},K=m?void 0:(0,d.jd)({Type:(0,d.
UU)("Group"),S:(0,d.UU)("Transparency"),I:!0});return x.add(h(c,{Group:K,Resources:(0,d.jd)(j)},y))};if(m)return{addTo:O};const w=X(1-i/100),A=S(["/G0 gs","/X0 \
Do"]);return{addTo:x=>{const j=(0,d.jd)({Type:(0,d.UU)("ExtGState"),ca:w,CA:w,BM:(0,d.UU)("Normal"),SMask:(0,d.UU)("None")}),K=(0,d.jd)({ExtGState:(0,d.jd)({G0:j}),
XObject:(0,d.jd)({X0:O(x)})});return x.add(h(c,{Resources:K},A))}}}function h(n,t,o){const i={Type:(0,d.UU)("XObject"),Subtype:(0,d.UU)("Form"),BBox:[...n],Filter:(0,d.
UU)("FlateDecode")};return new d.Z6((0,d.jd)({...i,...t}),o)}const S=n=>(0,g.Kc)(Buffer.from(`${n.join(`
`)}
`,"latin1")),W="0 Tc 0 Tw 100 Tz 0 Ts 0 Tr";function et(n,t){return(0,e.ft)(n)?[...t]:[`/Span <</ActualText <FEFF${(0,v.k)(n)}> >> BDC`,...t,"EMC"]}function st(n,t){
const o=["BT"];let i,l="",u="",T;const P=()=>{u&&(l+=`<${u}>`),u=""},p=()=>{P(),l&&o.push(`[${l}] TJ`),l=""};for(const{glyph:c,face:m,x:y,y:O}of t){const{codeOf:w,
unit:A}=n[m];i!==m&&(p(),o.push(`/F${m} ${G} Tf`),i=m),T?.y!==O?(p(),o.push(`1 0 0 1 ${X(y*U)} ${X(O*U)} Tm`)):X(T.x-y)!==0&&(P(),l+=String(X(T.x-y))),u+=w(c),T=
{x:y+c.advanceWidth*A,y:O}}return p(),[...o,"ET"]}const X=n=>Math.round(n*100)/100||0;var Z=s(80199);const ot=612,q={1001:{anchor:"centre",diagonal:!0,maximum:144},
1002:{anchor:"centre",diagonal:!1,maximum:144},1003:{anchor:"top",diagonal:!1,maximum:36},1004:{anchor:"bottom",diagonal:!1,maximum:36}};function at(n,t,o,i,l){
const{width:u,height:T}=(0,Z.iN)(n),P=Math.hypot(t.width,t.height),p=o.diagonal?t.width/P:1,c=o.diagonal?t.height/P:0,m=Math.min(t.width/(i.width*p+i.height*c),
t.height/(i.width*c+i.height*p),o.maximum*Math.max(1/n.userUnit,Math.min(u,T)/ot)),y=m*i.height/2,O={centre:T/2,top:T-t.inset-y,bottom:t.inset+y},w=m/l;return(0,Z.
lw)([w*p,w*c,-w*c,w*p,u/2,O[o.anchor]],(0,Z.S3)(n))}var it=s(385);const V=1200,J=[1/0,1/0,-1/0,-1/0];function rt(n,t){const o=t.map(c=>ct(n,c)),i=o.map(({glyphs:c,
ink:[m,y,O,w]},A)=>{if(c.length===0)return J;const x=(O-m)/2;return[-x,y-A*V,x,w-A*V]}),[l,u,T,P]=i.reduce(_,J),p=(u+P)/2;return{lines:o.map(({glyphs:c,ink:m},y)=>({
text:t[y],glyphs:c.map(O=>({...O,x:O.x-(m[0]+m[2])/2,y:O.y-y*V-p}))})),size:{width:Math.max(T-l,...o.map(({advance:c})=>c))/1e3,height:Math.max(P-u,t.length*V)/
1e3},ink:[l,u-p,T,P-p]}}function ct(n,t){let o=0,i=J;const l=(0,it.OD)(t,n).flatMap(({font:u,text:T,rtl:P})=>{const p=n[u],{unit:c}=p;return p.shape(T,P).map(({
advance:m,x:y,...O})=>{const{glyph:w,y:A}=O,x=o+y;o+=m;const{minX:j,minY:K,maxX:C,maxY:b}=p.boxOf(w);return j<=C&&(i=_(i,[x+j*c,A+K*c,x+C*c,A+b*c])),{...O,face:u,
x}})});return Number.isFinite(i[0])?{glyphs:l,advance:o,ink:i}:{glyphs:[],advance:o,ink:[0,0,0,0]}}function _(n,t){return[Math.min(n[0],t[0]),Math.min(n[1],t[1]),
Math.max(n[2],t[2]),Math.max(n[3],t[3])]}const ft=["line_1","line_2","line_3"],dt="OctavoWatermark",lt=64*1024,ut=4*1024*1024;async function ht(n,t,o,i){const l=await(0,f.
F)(n,o),{kinds:u,pages:T}=l,P=(0,I.Wx)("add_text_watermark",u,t.margin),p=q[t.template],c=T.find(({kind:$})=>!P[$]),m=[...p?[]:[{field:"template",message:vt}],...c?
[{field:"margin",message:(0,I.fj)(c.index,u[c.kind])}]:[]],y=await(0,r._B)(n),{color:O,transparency:w}=t,A=(0,L.F)(O,y),x=gt(t),j=t.font&&(0,R.g)(t.font,"font"),
K=(0,D.T)("text",A.operators,w,j?.bytes,...x.map(({text:$})=>$));let C=i.get(K);if(!C){const{faces:$,areNew:Y}=await mt(j,i),k=async()=>Y?await n.job.pace.rest():
void 0;if(m.unshift(...pt(x,$)),m.length>0)throw(0,B.G6)(m);await k();const nt=rt($,x.map(Mt=>(0,M.vG)(Mt.text)));await k(),C={drawing:await z(nt,$,{filling:A,transparency:w}),
size:nt.size},i.put(K,C,lt),await k()}if(!p||m.length>0)throw(0,B.G6)(m);const{drawing:b,size:Q}=C,yt=b.addTo(n),xt=u.map(($,Y)=>(0,E.vs)(at($,P[Y],p,Q,G))),tt=await(0,a.
W)(n,l,{layer:t.layer,subtype:"Watermark",groupColorSpace:w===0?void 0:(0,r.Qg)(y),on:({kind:$})=>({resources:[{category:"XObject",name:dt,ref:yt}],operators:([
Y=""])=>(0,E.qK)(Y,xt[$])})});return y?.part===1&&w>0&&tt.push((0,r.c4)(n,y,r.Br.transparency)),tt}async function mt(n,t){const o=(0,D.T)("text face"),i=t.get(o);
i?.keep();const l=i??await(0,N.W)("SemiBold");if(i||t.put(o,l,ut),!n)return{faces:[l],areNew:!i};let u;const T=await t.ofFile(n.bytes,"text face",()=>Promise.resolve(
u=(0,N.a)(n)));return u||T.keep(),{faces:[T,l],areNew:!i||u!==void 0}}function gt(n){return ft.flatMap(t=>{const o=n[t];return o===void 0?[]:[{field:t,text:o}]})}
function pt(n,t){return n.flatMap(({field:o,text:i})=>{const l=(0,M.Zw)(i,t);return l===void 0?[]:[{field:o,message:l,mentions:["font"]}]})}const vt=`is not kno\
wn locally; use ${Object.keys(q).join(", ")}`}),6093:((H,F,s)=>{s.d(F,{Rl:()=>v,TY:()=>f,VV:()=>a,Vv:()=>R,ft:()=>I,kh:()=>r,vw:()=>E});var B=s(46161),M=s(79131);
const R="‏";let N;const D=()=>N??=(0,B.A)(),L=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
I=e=>L.test(e),E=e=>I(e)&&(D().getEmbeddingLevels(e).paragraphs[0]?.level??0)%2===1;function r(e){if(!I(e))return e===""?[]:[{text:e,rtl:!1,at:0}];const{levels:g,
paragraphs:d}=D().getEmbeddingLevels(e),G=d[0]?.level??0;for(let h=e.length-1;h>=0&&/\s/.test(e[h]);h--)g[h]=G;const U=[];for(let h=0;h<e.length;h++){const S=U.
at(-1);S&&S.level===g[h]?S.text+=e[h]:U.push({level:g[h],text:e[h],at:h})}const z=U.reduce((h,{level:S})=>Math.max(h,S),0);for(let h=z;h>0;h--)for(let S=0,W=0;S<
U.length;S=W+1){for(W=S;W<U.length&&U[W].level>=h;)W++;W>S+1&&U.splice(S,W-S,...U.slice(S,W).reverse())}return U.map(({level:h,text:S,at:W})=>({text:S,rtl:h%2===
1,at:W}))}const a=e=>Array.from(e,g=>D().getMirroredCharacter(g)??g).join(""),f=e=>(0,M.qf)(a(e)).reverse().join(""),v=e=>r(e).flatMap(({text:g,rtl:d})=>d?(0,M.
qf)(a(g)).reverse():(0,M.qf)(g))}),385:((H,F,s)=>{s.d(F,{EH:()=>I,OD:()=>N,W_:()=>D,lV:()=>R});var B=s(6093),M=s(79131);const R=-1,N=(E,r)=>(0,B.kh)(E).flatMap(
a=>D(a,r));function D({text:E,rtl:r},a){const f=[];for(const v of(0,M.qf)(E)){const e=f.at(-1),g=(0,M.ML)(v)?e?.font??0:L(v,a,e?.font);e?.font===g?e.text+=v:f.push(
{font:g,text:v,rtl:r})}return r?f.reverse():f}function L(E,r,a){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(E)&&a!==void 0&&r[a]?.covers(E)===!0?a:
r.findIndex(v=>v.covers(E))}function I(E,r){const a=N(E,r).filter(({font:f})=>f===R);return[...new Set(a.flatMap(f=>(0,M.qf)(f.text)))]}})};
