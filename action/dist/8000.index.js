"use strict";exports.id=8e3,exports.ids=[8e3],exports.modules={8e3:((ut,B,m)=>{m.r(B),m.d(B,{addTextWatermark:()=>et});var G=m(9153),I=m(6504),L=m(6557),R=m(2531),$=m(7048),
A=m(5298),Z=m(9468),S=m(7869),K=m(9702),Q=m(900),W=m(550),H=m(8962),d=m(6039);const w=100,U=w/1e3;async function J(t,n,{filling:s,transparency:o}){const i=await(0,W.
r)(n,t.lines.flatMap(({glyphs:f})=>f.map(({glyph:T})=>T))),[c,p,u,r]=t.ink,a=[Math.floor(c*U)-1,Math.floor(p*U)-1,Math.ceil(u*U)+1,Math.ceil(r*U)+1],e=o===0,l=C(
[V,s.operators,...t.lines.flatMap(({text:f,glyphs:T})=>b(f,k(i,T)))]),x=f=>{const T={Font:(0,d.jd)({F0:i.addTo(f)}),ColorSpace:s.colorSpace&&(0,d.jd)({[$.B]:s.colorSpace})},
v=e?void 0:(0,d.jd)({Type:(0,d.UU)("Group"),S:(0,d.UU)("Transparency"),I:!0});return f.add(D(a,{Group:v,Resources:(0,d.jd)(T)},l))};if(e)return{addTo:x};const h=E(
1-o/100),g=C(["/G0 gs","/X0 Do"]);return{addTo:f=>{const T=(0,d.jd)({Type:(0,d.UU)("ExtGState"),ca:h,CA:h,BM:(0,d.UU)("Normal"),SMask:(0,d.UU)("None")}),v=(0,d.
jd)({ExtGState:(0,d.jd)({G0:T}),XObject:(0,d.jd)({X0:x(f)})});return f.add(D(a,{Resources:v},g))}}}function D(t,n,s){const o={Type:(0,d.UU)("XObject"),Subtype:(0,d.
UU)("Form"),BBox:[...t],Filter:(0,d.UU)("FlateDecode")};return new d.Z6((0,d.jd)({...o,...n}),s)}const C=t=>(0,H.Kc)(Buffer.from(`${t.join(`
`)}
`,"latin1")),V="0 Tc 0 Tw 100 Tz 0 Ts 0 Tr";function b(t,n){return[`/Span <</ActualText <FEFF${(0,W.k)(t)}> >> BDC`,...n,"EMC"]}function k({codeOf:t},n){const s=[
"BT",`/F0 ${w} Tf`];let o="",i="",c;const p=()=>{i&&(o+=`<${i}>`),i=""},u=()=>{p(),o&&s.push(`[${o}] TJ`),o=""};for(const{glyph:r,x:a,y:e}of n)c?.y!==e?(u(),s.push(
`1 0 0 1 ${E(a*U)} ${E(e*U)} Tm`)):E(c.x-a)!==0&&(p(),o+=String(E(c.x-a))),i+=t(r),c={x:a+r.advanceWidth,y:e};return u(),[...s,"ET"]}const E=t=>Math.round(t*100)/
100||0;var F=m(199);const q=612,P={1001:{anchor:"centre",diagonal:!0,maximum:144},1002:{anchor:"centre",diagonal:!1,maximum:144},1003:{anchor:"top",diagonal:!1,
maximum:36},1004:{anchor:"bottom",diagonal:!1,maximum:36}};function _(t,n,s,o,i){const{width:c,height:p}=(0,F.iN)(t),u=Math.hypot(n.width,n.height),r=s.diagonal?
n.width/u:1,a=s.diagonal?n.height/u:0,e=Math.min(n.width/(o.width*r+o.height*a),n.height/(o.width*a+o.height*r),s.maximum*Math.max(1/t.userUnit,Math.min(c,p)/q)),
l=e*o.height/2,x={centre:p/2,top:p-n.inset-l,bottom:n.inset+l},h=e/i;return(0,F.lw)([h*r,h*a,-h*a,h*r,c/2,x[s.anchor]],(0,F.S3)(t))}const j=1200,O=[1/0,1/0,-1/0,
-1/0];function tt(t,n){const s=n.map(a=>nt(t,a)),o=s.map(({glyphs:a,ink:[e,l,x,h]},g)=>{if(a.length===0)return O;const f=(x-e)/2;return[-f,l-g*j,f,h-g*j]}),[i,c,
p,u]=o.reduce(X,O),r=(c+u)/2;return{lines:s.map(({glyphs:a,ink:e},l)=>({text:n[l],glyphs:a.map(({glyph:x,x:h,y:g})=>({glyph:x,x:h-(e[0]+e[2])/2,y:g-l*j-r}))})),
size:{width:Math.max(p-i,...s.map(({advance:a})=>a))/1e3,height:Math.max(u-c,n.length*j)/1e3},ink:[i,c-r,p,u-r]}}function nt(t,n){const s=1e3/t.unitsPerEm,o=t.layout(
n);let i=0,c=O;const p=o.glyphs.map((u,r)=>{const a=o.positions[r]??{xAdvance:0,xOffset:0,yOffset:0},e=i+a.xOffset*s,l=a.yOffset*s;i+=a.xAdvance*s;const{minX:x,
minY:h,maxX:g,maxY:f}=u.path.bbox;return x<=g&&(c=X(c,[e+x*s,l+h*s,e+g*s,l+f*s])),{glyph:u,x:e,y:l}});return Number.isFinite(c[0])?{glyphs:p,advance:i,ink:c}:{glyphs:[],
advance:i,ink:[0,0,0,0]}}function X(t,n){return[Math.min(t[0],n[0]),Math.min(t[1],n[1]),Math.max(t[2],n[2]),Math.max(t[3],n[3])]}const st=["line_1","line_2","li\
ne_3"],at="OctavoWatermark",ot=64*1024;async function et(t,n,s,o){const i=await(0,Q.F)(t,s),{kinds:c,pages:p}=i,u=(0,A.Wx)("add_text_watermark",c,n.margin),r=P[n.
template],a=p.find(({kind:y})=>!u[y]),e=[...r?[]:[{field:"template",message:rt}],...a?[{field:"margin",message:(0,A.fj)(a.index,c[a.kind])}]:[]],l=await(0,S._B)(
t),{color:x,transparency:h}=n,g=(0,$.F)(x,l),f=it(n),T=(0,R.T)("text",g.operators,h,...f.map(({text:y})=>y));let v=o.get(T);if(!v){const{pace:y}=t.job,M=await(0,L.
W)("SemiBold");if(e.unshift(...ct(f,N=>M.hasGlyphForCodePoint(N))),e.length>0)throw(0,G.G6)(e);await y.rest();const Y=tt(M,f.map(N=>(0,I.vG)(N.text)));await y.rest(),
v={drawing:await J(Y,M,{filling:g,transparency:h}),size:Y.size},o.put(T,v,ot),await y.rest()}if(!r||e.length>0)throw(0,G.G6)(e);const{drawing:dt,size:lt}=v,ht=dt.
addTo(t),ft=c.map((y,M)=>(0,Z.vs)(_(y,u[M],r,lt,w))),z=await(0,K.W)(t,i,{layer:n.layer,subtype:"Watermark",groupColorSpace:h===0?void 0:(0,S.Qg)(l),on:({kind:y})=>({
resources:[{category:"XObject",name:at,ref:ht}],operators:([M])=>`q ${ft[y]} cm /${M} Do Q`})});return l?.part===1&&h>0&&z.push((0,S.c4)(t,l,S.Br.transparency)),
z}function it(t){return st.flatMap(n=>{const s=t[n];return s===void 0?[]:[{field:n,text:s}]})}function ct(t,n){return t.flatMap(({field:s,text:o})=>{const i=(0,I.
Zw)(o,n);return i===void 0?[]:[{field:s,message:i}]})}const rt=`is not known locally; use ${Object.keys(P).join(", ")}`})};
