"use strict";exports.id=8e3,exports.ids=[8e3],exports.modules={88e3:((vt,W,l)=>{l.r(W),l.d(W,{addTextWatermark:()=>ut});var A=l(49153),D=l(79131),V=l(24840),C=l(34549),X=l(82531),
z=l(17048),P=l(85298),Y=l(59234),S=l(97869),b=l(26844),k=l(30900),L=l(10550),q=l(6093),_=l(83267),u=l(16039);const F=100,E=F/1e3;async function tt(n,t,{filling:s,
transparency:a}){const e=[];for(const[d,y]of t.entries()){const T=n.lines.flatMap(({glyphs:U})=>U.filter(G=>G.face===d)).map(({glyph:U})=>U);T.length>0&&(e[d]={
...await(0,L.r)(y,T),unit:y.unit})}const[i,m,x,r]=n.ink,o=[Math.floor(i*E)-1,Math.floor(m*E)-1,Math.ceil(x*E)+1,Math.ceil(r*E)+1],c=a===0,f=K([nt,s.operators,...n.
lines.flatMap(({text:d,glyphs:y})=>st(d,at(e,y)))]),h=d=>{const y={Font:(0,u.jd)(Object.fromEntries(Object.entries(e).map(([T,U])=>[`F${T}`,U.addTo(d)]))),ColorSpace:s.
colorSpace&&(0,u.jd)({[z.B]:s.colorSpace})},M=c?void 0:(0,u.jd)({Type:(0,u.UU)("Group"),S:(0,u.UU)("Transparency"),I:!0});return d.add(R(o,{Group:M,Resources:(0,u.
jd)(y)},f))};if(c)return{addTo:h};const g=j(1-a/100),p=K(["/G0 gs","/X0 Do"]);return{addTo:d=>{const y=(0,u.jd)({Type:(0,u.UU)("ExtGState"),ca:g,CA:g,BM:(0,u.UU)(
"Normal"),SMask:(0,u.UU)("None")}),M=(0,u.jd)({ExtGState:(0,u.jd)({G0:y}),XObject:(0,u.jd)({X0:h(d)})});return d.add(R(o,{Resources:M},p))}}}function R(n,t,s){const a={
Type:(0,u.UU)("XObject"),Subtype:(0,u.UU)("Form"),BBox:[...n],Filter:(0,u.UU)("FlateDecode")};return new u.Z6((0,u.jd)({...a,...t}),s)}const K=n=>(0,_.Kc)(Buffer.
from(`${n.join(`
`)}
`,"latin1")),nt="0 Tc 0 Tw 100 Tz 0 Ts 0 Tr";function st(n,t){return(0,q.ft)(n)?[...t]:[`/Span <</ActualText <FEFF${(0,L.k)(n)}> >> BDC`,...t,"EMC"]}function at(n,t){
const s=["BT"];let a,e="",i="",m;const x=()=>{i&&(e+=`<${i}>`),i=""},r=()=>{x(),e&&s.push(`[${e}] TJ`),e=""};for(const{glyph:o,face:c,x:f,y:h}of t){const{codeOf:g,
unit:p}=n[c];a!==c&&(r(),s.push(`/F${c} ${F} Tf`),a=c),m?.y!==h?(r(),s.push(`1 0 0 1 ${j(f*E)} ${j(h*E)} Tm`)):j(m.x-f)!==0&&(x(),e+=String(j(m.x-f))),i+=g(o),m=
{x:f+o.advanceWidth*p,y:h}}return r(),[...s,"ET"]}const j=n=>Math.round(n*100)/100||0;var N=l(80199);const ot=612,Z={1001:{anchor:"centre",diagonal:!0,maximum:144},
1002:{anchor:"centre",diagonal:!1,maximum:144},1003:{anchor:"top",diagonal:!1,maximum:36},1004:{anchor:"bottom",diagonal:!1,maximum:36}};function et(n,t,s,a,e){
const{width:i,height:m}=(0,N.iN)(n),x=Math.hypot(t.width,t.height),r=s.diagonal?t.width/x:1,o=s.diagonal?t.height/x:0,c=Math.min(t.width/(a.width*r+a.height*o),
t.height/(a.width*o+a.height*r),s.maximum*Math.max(1/n.userUnit,Math.min(i,m)/ot)),f=c*a.height/2,h={centre:m/2,top:m-t.inset-f,bottom:t.inset+f},g=c/e;return(0,N.
lw)([g*r,g*o,-g*o,g*r,i/2,h[s.anchor]],(0,N.S3)(n))}var it=l(385);const O=1200,B=[1/0,1/0,-1/0,-1/0];function ct(n,t){const s=t.map(o=>rt(n,o)),a=s.map(({glyphs:o,
ink:[c,f,h,g]},p)=>{if(o.length===0)return B;const d=(h-c)/2;return[-d,f-p*O,d,g-p*O]}),[e,i,m,x]=a.reduce(H,B),r=(i+x)/2;return{lines:s.map(({glyphs:o,ink:c},f)=>({
text:t[f],glyphs:o.map(h=>({...h,x:h.x-(c[0]+c[2])/2,y:h.y-f*O-r}))})),size:{width:Math.max(m-e,...s.map(({advance:o})=>o))/1e3,height:Math.max(x-i,t.length*O)/
1e3},ink:[e,i-r,m,x-r]}}function rt(n,t){let s=0,a=B;const e=(0,it.OD)(t,n).flatMap(({font:i,text:m,rtl:x})=>{const r=n[i],{unit:o}=r;return r.shape(m,x).map(({
advance:c,x:f,...h})=>{const{glyph:g,y:p}=h,d=s+f;s+=c;const{minX:y,minY:M,maxX:T,maxY:U}=r.boxOf(g);return y<=T&&(a=H(a,[d+y*o,p+M*o,d+T*o,p+U*o])),{...h,face:i,
x:d}})});return Number.isFinite(a[0])?{glyphs:e,advance:s,ink:a}:{glyphs:[],advance:s,ink:[0,0,0,0]}}function H(n,t){return[Math.min(n[0],t[0]),Math.min(n[1],t[1]),
Math.max(n[2],t[2]),Math.max(n[3],t[3])]}const ft=["line_1","line_2","line_3"],dt="OctavoWatermark",lt=64*1024,ht=4*1024*1024;async function ut(n,t,s,a){const e=await(0,k.
F)(n,s),{kinds:i,pages:m}=e,x=(0,P.Wx)("add_text_watermark",i,t.margin),r=Z[t.template],o=m.find(({kind:v})=>!x[v]),c=[...r?[]:[{field:"template",message:yt}],...o?
[{field:"margin",message:(0,P.fj)(o.index,i[o.kind])}]:[]],f=await(0,S._B)(n),{color:h,transparency:g}=t,p=(0,z.F)(h,f),d=gt(t),y=t.font&&(0,V.g)(t.font,"font"),
M=(0,X.T)("text",p.operators,g,y?.bytes,...d.map(({text:v})=>v));let T=a.get(M);if(!T){const{faces:v,areNew:w}=await mt(y,a),I=async()=>w?await n.job.pace.rest():
void 0;if(c.unshift(...xt(d,v)),c.length>0)throw(0,A.G6)(c);await I();for(const $ of v)$.forget();const Q=ct(v,d.map($=>(0,D.vG)($.text)));await I(),T={drawing:await tt(
Q,v,{filling:p,transparency:g}),size:Q.size},a.put(M,T,lt),await I()}if(!r||c.length>0)throw(0,A.G6)(c);const{drawing:U,size:G}=T,pt=U.addTo(n),Tt=i.map((v,w)=>(0,Y.
vs)(et(v,x[w],r,G,F))),J=await(0,b.W)(n,e,{layer:t.layer,subtype:"Watermark",groupColorSpace:g===0?void 0:(0,S.Qg)(f),on:({kind:v})=>({resources:[{category:"XOb\
ject",name:dt,ref:pt}],operators:([w=""])=>(0,Y.qK)(w,Tt[v])})});return f?.part===1&&g>0&&J.push((0,S.c4)(n,f,S.Br.transparency)),J}async function mt(n,t){const s=(0,X.
T)("text face"),a=t.get(s),e=a??await(0,C.W)("SemiBold");a||t.put(s,e,ht);let i=!a;return n?{faces:[await t.ofFile(n.bytes,"text face",()=>(i=!0,Promise.resolve(
(0,C.a)(n)))),e],areNew:i}:{faces:[e],areNew:i}}function gt(n){return ft.flatMap(t=>{const s=n[t];return s===void 0?[]:[{field:t,text:s}]})}function xt(n,t){return n.
flatMap(({field:s,text:a})=>{const e=(0,D.Zw)(a,t);return e===void 0?[]:[{field:s,message:e,mentions:["font"]}]})}const yt=`is not known locally; use ${Object.keys(
Z).join(", ")}`})};
