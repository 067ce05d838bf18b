"use strict";exports.id=8e3,exports.ids=[8e3],exports.modules={88e3:((xt,I,l)=>{l.r(I),l.d(I,{addTextWatermark:()=>ft});var $=l(49153),W=l(79131),H=l(24840),D=l(34549),J=l(82531),
A=l(17048),X=l(85298),z=l(59234),O=l(97869),Q=l(26844),V=l(30900),C=l(10550),b=l(6093),k=l(83267),u=l(16039);const F=100,E=F/1e3;async function q(n,t,{filling:s,
transparency:o}){const i=[];for(const[d,x]of t.entries()){const T=n.lines.flatMap(({glyphs:U})=>U.filter(G=>G.face===d)).map(({glyph:U})=>U);T.length>0&&(i[d]={
...await(0,C.r)(x,T),unit:x.unit})}const[f,g,p,c]=n.ink,a=[Math.floor(f*E)-1,Math.floor(g*E)-1,Math.ceil(p*E)+1,Math.ceil(c*E)+1],e=o===0,r=Y([_,s.operators,...n.
lines.flatMap(({text:d,glyphs:x})=>tt(d,nt(i,x)))]),h=d=>{const x={Font:(0,u.jd)(Object.fromEntries(Object.entries(i).map(([T,U])=>[`F${T}`,U.addTo(d)]))),ColorSpace:s.
colorSpace&&(0,u.jd)({[A.B]:s.colorSpace})},M=e?void 0:(0,u.jd)({Type:(0,u.UU)("Group"),S:(0,u.UU)("Transparency"),I:!0});return d.add(P(a,{Group:M,Resources:(0,u.
jd)(x)},r))};if(e)return{addTo:h};const m=S(1-o/100),y=Y(["/G0 gs","/X0 Do"]);return{addTo:d=>{const x=(0,u.jd)({Type:(0,u.UU)("ExtGState"),ca:m,CA:m,BM:(0,u.UU)(
"Normal"),SMask:(0,u.UU)("None")}),M=(0,u.jd)({ExtGState:(0,u.jd)({G0:x}),XObject:(0,u.jd)({X0:h(d)})});return d.add(P(a,{Resources:M},y))}}}function P(n,t,s){const o={
Type:(0,u.UU)("XObject"),Subtype:(0,u.UU)("Form"),BBox:[...n],Filter:(0,u.UU)("FlateDecode")};return new u.Z6((0,u.jd)({...o,...t}),s)}const Y=n=>(0,k.Kc)(Buffer.
from(`${n.join(`
`)}
`,"latin1")),_="0 Tc 0 Tw 100 Tz 0 Ts 0 Tr";function tt(n,t){return(0,b.ft)(n)?[...t]:[`/Span <</ActualText <FEFF${(0,C.k)(n)}> >> BDC`,...t,"EMC"]}function nt(n,t){
const s=["BT"];let o,i="",f="",g;const p=()=>{f&&(i+=`<${f}>`),f=""},c=()=>{p(),i&&s.push(`[${i}] TJ`),i=""};for(const{glyph:a,face:e,x:r,y:h}of t){const{codeOf:m,
unit:y}=n[e];o!==e&&(c(),s.push(`/F${e} ${F} Tf`),o=e),g?.y!==h?(c(),s.push(`1 0 0 1 ${S(r*E)} ${S(h*E)} Tm`)):S(g.x-r)!==0&&(p(),i+=String(S(g.x-r))),f+=m(a),g=
{x:r+a.advanceWidth*y,y:h}}return c(),[...s,"ET"]}const S=n=>Math.round(n*100)/100||0;var N=l(80199);const st=612,L={1001:{anchor:"centre",diagonal:!0,maximum:144},
1002:{anchor:"centre",diagonal:!1,maximum:144},1003:{anchor:"top",diagonal:!1,maximum:36},1004:{anchor:"bottom",diagonal:!1,maximum:36}};function at(n,t,s,o,i){
const{width:f,height:g}=(0,N.iN)(n),p=Math.hypot(t.width,t.height),c=s.diagonal?t.width/p:1,a=s.diagonal?t.height/p:0,e=Math.min(t.width/(o.width*c+o.height*a),
t.height/(o.width*a+o.height*c),s.maximum*Math.max(1/n.userUnit,Math.min(f,g)/st)),r=e*o.height/2,h={centre:g/2,top:g-t.inset-r,bottom:t.inset+r},m=e/i;return(0,N.
lw)([m*c,m*a,-m*a,m*c,f/2,h[s.anchor]],(0,N.S3)(n))}var ot=l(385);const w=1200,B=[1/0,1/0,-1/0,-1/0];function et(n,t){const s=t.map(a=>it(n,a)),o=s.map(({glyphs:a,
ink:[e,r,h,m]},y)=>{if(a.length===0)return B;const d=(h-e)/2;return[-d,r-y*w,d,m-y*w]}),[i,f,g,p]=o.reduce(R,B),c=(f+p)/2;return{lines:s.map(({glyphs:a,ink:e},r)=>({
text:t[r],glyphs:a.map(h=>({...h,x:h.x-(e[0]+e[2])/2,y:h.y-r*w-c}))})),size:{width:Math.max(g-i,...s.map(({advance:a})=>a))/1e3,height:Math.max(p-f,t.length*w)/
1e3},ink:[i,f-c,g,p-c]}}function it(n,t){let s=0,o=B;const i=(0,ot.OD)(t,n).flatMap(({font:f,text:g,rtl:p})=>{const c=n[f],{unit:a}=c;return c.shape(g,p).map(({
advance:e,x:r,...h})=>{const{glyph:m,y}=h,d=s+r;s+=e;const{minX:x,minY:M,maxX:T,maxY:U}=c.boxOf(m);return x<=T&&(o=R(o,[d+x*a,y+M*a,d+T*a,y+U*a])),{...h,face:f,
x:d}})});return Number.isFinite(o[0])?{glyphs:i,advance:s,ink:o}:{glyphs:[],advance:s,ink:[0,0,0,0]}}function R(n,t){return[Math.min(n[0],t[0]),Math.min(n[1],t[1]),
Math.max(n[2],t[2]),Math.max(n[3],t[3])]}const ct=["line_1","line_2","line_3"],rt="OctavoWatermark",dt=64*1024;async function ft(n,t,s,o){const i=await(0,V.F)(n,
s),{kinds:f,pages:g}=i,p=(0,X.Wx)("add_text_watermark",f,t.margin),c=L[t.template],a=g.find(({kind:v})=>!p[v]),e=[...c?[]:[{field:"template",message:ut}],...a?[
{field:"margin",message:(0,X.fj)(a.index,f[a.kind])}]:[]],r=await(0,O._B)(n),{color:h,transparency:m}=t,y=(0,A.F)(h,r),d=lt(t),x=t.font&&(0,H.g)(t.font,"font"),
M=(0,J.T)("text",y.operators,m,x?.bytes,...d.map(({text:v})=>v));let T=o.get(M);if(!T){const{pace:v}=n.job,j=[...x?[(0,D.a)(x)]:[],await(0,D.W)("SemiBold")];if(e.
unshift(...ht(d,j)),e.length>0)throw(0,$.G6)(e);await v.rest();const Z=et(j,d.map(pt=>(0,W.vG)(pt.text)));await v.rest(),T={drawing:await q(Z,j,{filling:y,transparency:m}),
size:Z.size},o.put(M,T,dt),await v.rest()}if(!c||e.length>0)throw(0,$.G6)(e);const{drawing:U,size:G}=T,mt=U.addTo(n),gt=f.map((v,j)=>(0,z.vs)(at(v,p[j],c,G,F))),
K=await(0,Q.W)(n,i,{layer:t.layer,subtype:"Watermark",groupColorSpace:m===0?void 0:(0,O.Qg)(r),on:({kind:v})=>({resources:[{category:"XObject",name:rt,ref:mt}],
operators:([j=""])=>(0,z.qK)(j,gt[v])})});return r?.part===1&&m>0&&K.push((0,O.c4)(n,r,O.Br.transparency)),K}function lt(n){return ct.flatMap(t=>{const s=n[t];return s===
void 0?[]:[{field:t,text:s}]})}function ht(n,t){return n.flatMap(({field:s,text:o})=>{const i=(0,W.Zw)(o,t);return i===void 0?[]:[{field:s,message:i,mentions:["\
font"]}]})}const ut=`is not known locally; use ${Object.keys(L).join(", ")}`})};
