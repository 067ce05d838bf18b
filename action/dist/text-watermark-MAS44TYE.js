var C=Object.defineProperty;var _=Object.getOwnPropertyDescriptor;var $=Object.getOwnPropertyNames;var D=Object.prototype.hasOwnProperty;var Y=(e,t)=>{for(var r in t)C(e,r,{get:t[r],enumerable:!0})},I=(e,t,r,n)=>{if(t&&typeof t=="object"||typeof t=="function")for(let o of $(t))!D.call(e,o)&&o!==r&&
C(e,o,{get:()=>t[o],enumerable:!(n=_(t,o))||n.enumerable});return e};var Q=e=>I(C({},"__esModule",{value:!0}),e);var st={};Y(st,{addTextWatermark:()=>q});module.exports=Q(st);var S=require("./chunk-DR7UNJ5V.js"),s=require("./chunk-WHNMKDAW.js"),a=require("./chunk-3IAHYVD6.js"),
mt=require("./chunk-TEIAEA6Y.js"),F=require("./chunk-UD3SQP3P.js"),j=require("./chunk-5ZFEDNQN.js"),pt=require("./chunk-3RNHDNP5.js"),G=100,M=G/1e3;async function U(e,t,{
filling:r,transparency:n}){let{colorSpace:o}=r,i=a.e.create(),c=await(0,a.u)(i,t,e.lines.flatMap(({glyphs:w})=>w.map(({glyph:b})=>b))),[u,f,l,m]=e.ink,p=[Math.floor(
u*M)-1,Math.floor(f*M)-1,Math.ceil(l*M)+1,Math.ceil(m*M)+1],g=v(1-n/100),h=n===0,d=i.formXObject([...J(),...H(r),...e.lines.flatMap(({text:w,glyphs:b})=>K(i,w,L(
i,c,b)))],{BBox:p,...h?{}:{Group:{Type:"Group",S:"Transparency",I:!0}},Resources:{Font:{F0:c.ref},...o?{ColorSpace:{[S.a]:A(i,o)}}:{}}});if(h)return{context:i,form:i.
register(d)};let y=i.formXObject([(0,a.g)("G0"),(0,a.r)("X0")],{BBox:p,Resources:{ExtGState:{G0:{Type:"ExtGState",ca:g,CA:g,BM:"Normal",SMask:"None"}},XObject:{
X0:i.register(d)}}});return{context:i,form:i.register(y)}}function A(e,t){if(t instanceof j.p)return a.b.of(t.text);if(typeof t=="number")return a.a.of(t);if(Array.
isArray(t))return e.obj(t.map(n=>A(e,n)));let r=t instanceof j.t?[...t]:[];return e.obj(Object.fromEntries(r.map(([n,o])=>[n,A(e,o)])))}function H({values:e,colorSpace:t}){
let r=e.map(n=>a.a.of(n));return t?[a.c.of(a.d.NonStrokingColorspace,[a.b.of(S.a)]),a.c.of(a.d.NonStrokingColor,r)]:[a.c.of(e.length===1?a.d.NonStrokingColorGray:
a.d.NonStrokingColorRgb,r)]}var J=()=>[(0,a.k)(0),(0,a.l)(0),(0,a.m)(100),(0,a.n)(0),(0,a.p)(a.o.Fill)];function K(e,t,r){let n=e.obj({ActualText:a.f.fromText(t)});
return[a.c.of(a.d.BeginMarkedContentSequence,[a.b.of("Span"),n.toString()]),...r,(0,a.s)()]}function L(e,{codeOf:t},r){let n=[(0,a.h)(),(0,a.j)("F0",G)],o=[],i="",
c,u=()=>{i&&o.push(a.f.of(i)),i=""},f=()=>{u(),o.length>0&&n.push(a.c.of(a.d.ShowTextAdjusted,[e.obj(o)])),o=[]};for(let{glyph:l,x:m,y:p}of r)c?.y!==p?(f(),n.push(
(0,a.q)(1,0,0,1,v(m*M),v(p*M)))):v(c.x-m)!==0&&(u(),o.push(v(c.x-m))),i+=t(l),c={x:m+l.advanceWidth,y:p};return f(),[...n,(0,a.i)()]}var v=e=>Math.round(e*100)/
100||0,z={1001:{anchor:"centre",diagonal:!0,maximum:144},1002:{anchor:"centre",diagonal:!1,maximum:144},1003:{anchor:"top",diagonal:!1,maximum:36},1004:{anchor:"\
bottom",diagonal:!1,maximum:36}};function V(e,t,r,n,o){let{width:i,height:c}=(0,s.c)(e),u=Math.hypot(t.width,t.height),f=r.diagonal?t.width/u:1,l=r.diagonal?t.height/
u:0,m=Math.min(t.width/(n.width*f+n.height*l),t.height/(n.width*l+n.height*f),r.maximum/e.userUnit),p=m*n.height/2,g={centre:c/2,top:c-t.inset-p,bottom:t.inset+
p},h=m/o;return(0,s.g)([h*f,h*l,-h*l,h*f,i/2,g[r.anchor]],(0,s.d)(e))}var B=[1/0,1/0,-1/0,-1/0];function Z(e,t){let r=t.map(l=>tt(e,l)),n=r.map(({glyphs:l,ink:[
m,p,g,h]},d)=>{if(l.length===0)return B;let y=(g-m)/2;return[-y,p-d*1200,y,h-d*1200]}),[o,i,c,u]=n.reduce(E,B),f=(i+u)/2;return{lines:r.map(({glyphs:l,ink:m},p)=>({
text:t[p],glyphs:l.map(({glyph:g,x:h,y:d})=>({glyph:g,x:h-(m[0]+m[2])/2,y:d-p*1200-f}))})),size:{width:Math.max(c-o,...r.map(({advance:l})=>l))/1e3,height:Math.
max(u-i,t.length*1200)/1e3},ink:[o,i-f,c,u-f]}}function tt(e,t){let r=1e3/e.unitsPerEm,n=e.layout(t),o=0,i=B,c=n.glyphs.map((u,f)=>{let l=n.positions[f]??{xAdvance:0,
xOffset:0,yOffset:0},m=o+l.xOffset*r,p=l.yOffset*r;o+=l.xAdvance*r;let{minX:g,minY:h,maxX:d,maxY:y}=u.path.bbox;return g<=d&&(i=E(i,[m+g*r,p+h*r,m+d*r,p+y*r])),
{glyph:u,x:m,y:p}});return Number.isFinite(i[0])?{glyphs:c,advance:o,ink:i}:{glyphs:[],advance:o,ink:[0,0,0,0]}}function E(e,t){return[Math.min(e[0],t[0]),Math.
min(e[1],t[1]),Math.max(e[2],t[2]),Math.max(e[3],t[3])]}var at=["line_1","line_2","line_3"],et="OctavoWatermark",rt=64*1024;async function q(e,t,r,n){let o=await(0,s.C)(
e,r),{kinds:i,pages:c}=o,u=i.map(x=>(0,s.e)(x,t.margin)),f=z[t.template],l=c.find(({kind:x})=>!u[x]),m=[...f?[]:[{field:"template",message:it}],...l?[{field:"ma\
rgin",message:(0,s.j)(l.index,i[l.kind])}]:[]],p=(0,s.q)(e),{color:g,transparency:h}=t,d=(0,S.b)(g,p),y=nt(t),w=(0,s.b)("text",d.operators,h,...y.map(({text:x})=>x)),
b=n.get(w);if(!b){let{pace:x}=e.job,k=await(0,a.v)("SemiBold");if(m.unshift(...ot(y,O=>k.hasGlyphForCodePoint(O))),m.length>0)throw(0,F.d)(m);await x.rest();let X=Z(
k,y.map(O=>(0,s.F)(O.text)));await x.rest(),b={drawing:await U(X,k,{filling:d,transparency:h}),size:X.size},n.put(w,b,rt)}if(!f||m.length>0)throw(0,F.d)(m);let{
drawing:N,size:W}=b,P=(0,a.t)(e,N.context,N.form),R=i.map((x,k)=>(0,s.l)(V(x,u[k],f,W,G))),T=await(0,s.B)(e,o,{layer:t.layer,subtype:"Watermark",groupColorSpace:h===
0?void 0:(0,s.u)(p),on:({kind:x})=>({resources:[{category:"XObject",name:et,ref:P}],operators:([k])=>`q ${R[x]} cm /${k} Do Q`})});return p?.part==="1"&&h>0&&T.
push((0,s.t)(e,p,s.s.transparency)),T}function nt(e){return at.flatMap(t=>{let r=e[t];return r===void 0?[]:[{field:t,text:r}]})}function ot(e,t){return e.flatMap(
({field:r,text:n})=>{let o=(0,s.G)(n,t);return o===void 0?[]:[{field:r,message:o}]})}var it=`is not known locally; use ${Object.keys(z).join(", ")}`;0&&(module.exports={addTextWatermark});
