var A=Object.defineProperty;var I=Object.getOwnPropertyDescriptor;var Q=Object.getOwnPropertyNames;var U=Object.prototype.hasOwnProperty;var H=(e,t)=>{for(var r in t)A(e,r,{get:t[r],enumerable:!0})},J=(e,t,r,o)=>{if(t&&typeof t=="object"||typeof t=="function")for(let n of Q(t))!U.call(e,n)&&n!==r&&
A(e,n,{get:()=>t[n],enumerable:!(o=I(t,n))||o.enumerable});return e};var K=e=>J(A({},"__esModule",{value:!0}),e);var ft={};H(ft,{addTextWatermark:()=>_});module.exports=K(ft);var j=require("./chunk-STK4I6YX.js"),a=require("./chunk-DLCDALFB.js"),O=require("./chunk-XSUAHM6Q.js"),
x=require("./chunk-YWH2Q6GP.js"),P=require("./chunk-NFQKDYHV.js"),ct=require("./chunk-NTVNXYN3.js"),ut=require("./chunk-L7SJPDY3.js"),R=require("./chunk-2Q2FT3AR.js"),
gt=require("./chunk-3J3GW35S.js"),b=require("./chunk-XMARPCU3.js"),dt=require("./chunk-4R5Q5HKP.js"),xt=require("./chunk-6YBJABQD.js"),C=require("./chunk-IO24KDZ3.js"),
yt=require("./chunk-QY672WF6.js"),B=require("./chunk-D5RTHP3X.js"),bt=require("./chunk-3RNHDNP5.js"),N=100,v=N/1e3;async function L(e,t,{filling:r,transparency:o}){
let{colorSpace:n}=r,i=a.e.create(),h=await(0,a.u)(i,t,e.lines.flatMap(({glyphs:M})=>M.map(({glyph:k})=>k))),[c,p,s,l]=e.ink,m=[Math.floor(c*v)-1,Math.floor(p*v)-
1,Math.ceil(s*v)+1,Math.ceil(l*v)+1],u=S(1-o/100),f=o===0,g=i.formXObject([...Z(),...V(r),...e.lines.flatMap(({text:M,glyphs:k})=>tt(i,M,at(i,h,k)))],{BBox:m,...f?
{}:{Group:{Type:"Group",S:"Transparency",I:!0}},Resources:{Font:{F0:h.ref},...n?{ColorSpace:{[j.a]:T(i,n)}}:{}}});if(f)return{context:i,form:i.register(g)};let y=i.
formXObject([(0,a.g)("G0"),(0,a.r)("X0")],{BBox:m,Resources:{ExtGState:{G0:{Type:"ExtGState",ca:u,CA:u,BM:"Normal",SMask:"None"}},XObject:{X0:i.register(g)}}});
return{context:i,form:i.register(y)}}function T(e,t){if(t instanceof C.r)return a.b.of(t.text);if(typeof t=="number")return a.a.of(t);if(Array.isArray(t))return e.
obj(t.map(o=>T(e,o)));let r=t instanceof C.v?[...t]:[];return e.obj(Object.fromEntries(r.map(([o,n])=>[o,T(e,n)])))}function V({values:e,colorSpace:t}){let r=e.
map(o=>a.a.of(o));return t?[a.c.of(a.d.NonStrokingColorspace,[a.b.of(j.a)]),a.c.of(a.d.NonStrokingColor,r)]:[a.c.of(e.length===1?a.d.NonStrokingColorGray:a.d.NonStrokingColorRgb,
r)]}var Z=()=>[(0,a.k)(0),(0,a.l)(0),(0,a.m)(100),(0,a.n)(0),(0,a.p)(a.o.Fill)];function tt(e,t,r){let o=e.obj({ActualText:a.f.fromText(t)});return[a.c.of(a.d.BeginMarkedContentSequence,
[a.b.of("Span"),o.toString()]),...r,(0,a.s)()]}function at(e,{codeOf:t},r){let o=[(0,a.h)(),(0,a.j)("F0",N)],n=[],i="",h,c=()=>{i&&n.push(a.f.of(i)),i=""},p=()=>{
c(),n.length>0&&o.push(a.c.of(a.d.ShowTextAdjusted,[e.obj(n)])),n=[]};for(let{glyph:s,x:l,y:m}of r)h?.y!==m?(p(),o.push((0,a.q)(1,0,0,1,S(l*v),S(m*v)))):S(h.x-l)!==
0&&(c(),n.push(S(h.x-l))),i+=t(s),h={x:l+s.advanceWidth,y:m};return p(),[...o,(0,a.i)()]}var S=e=>Math.round(e*100)/100||0,W={1001:{anchor:"centre",diagonal:!0,
maximum:144},1002:{anchor:"centre",diagonal:!1,maximum:144},1003:{anchor:"top",diagonal:!1,maximum:36},1004:{anchor:"bottom",diagonal:!1,maximum:36}};function et(e,t,r,o,n){
let{width:i,height:h}=(0,b.a)(e),c=Math.hypot(t.width,t.height),p=r.diagonal?t.width/c:1,s=r.diagonal?t.height/c:0,l=Math.min(t.width/(o.width*p+o.height*s),t.height/
(o.width*s+o.height*p),r.maximum/e.userUnit),m=l*o.height/2,u={centre:h/2,top:h-t.inset-m,bottom:t.inset+m},f=l/n;return(0,b.g)([f*p,f*s,-f*s,f*p,i/2,u[r.anchor]],
(0,b.b)(e))}var X=[1/0,1/0,-1/0,-1/0];function rt(e,t){let r=t.map(s=>ot(e,s)),o=r.map(({glyphs:s,ink:[l,m,u,f]},g)=>{if(s.length===0)return X;let y=(u-l)/2;return[
-y,m-g*1200,y,f-g*1200]}),[n,i,h,c]=o.reduce(q,X),p=(i+c)/2;return{lines:r.map(({glyphs:s,ink:l},m)=>({text:t[m],glyphs:s.map(({glyph:u,x:f,y:g})=>({glyph:u,x:f-
(l[0]+l[2])/2,y:g-m*1200-p}))})),size:{width:Math.max(h-n,...r.map(({advance:s})=>s))/1e3,height:Math.max(c-i,t.length*1200)/1e3},ink:[n,i-p,h,c-p]}}function ot(e,t){
let r=1e3/e.unitsPerEm,o=e.layout(t),n=0,i=X,h=o.glyphs.map((c,p)=>{let s=o.positions[p]??{xAdvance:0,xOffset:0,yOffset:0},l=n+s.xOffset*r,m=s.yOffset*r;n+=s.xAdvance*
r;let{minX:u,minY:f,maxX:g,maxY:y}=c.path.bbox;return u<=g&&(i=q(i,[l+u*r,m+f*r,l+g*r,m+y*r])),{glyph:c,x:l,y:m}});return Number.isFinite(i[0])?{glyphs:h,advance:n,
ink:i}:{glyphs:[],advance:n,ink:[0,0,0,0]}}function q(e,t){return[Math.min(e[0],t[0]),Math.min(e[1],t[1]),Math.max(e[2],t[2]),Math.max(e[3],t[3])]}var nt=["line\
_1","line_2","line_3"],it="OctavoWatermark",st=64*1024;async function _(e,t,r,o){let n=await(0,P.e)(e,r),{kinds:i,pages:h}=n,c=i.map(d=>(0,b.c)(d,t.margin)),p=W[t.
template],s=h.find(({kind:d})=>!c[d]),l=[...p?[]:[{field:"template",message:pt}],...s?[{field:"margin",message:(0,b.j)(s.index,i[s.kind])}]:[]],m=(0,x.c)(e),{color:u,
transparency:f}=t,g=(0,j.b)(u,m),y=lt(t),M=(0,R.b)("text",g.operators,f,...y.map(({text:d})=>d)),k=o.get(M);if(!k){let{pace:d}=e.job,w=await(0,a.v)("SemiBold");
if(l.unshift(...mt(y,G=>w.hasGlyphForCodePoint(G))),l.length>0)throw(0,B.d)(l);await d.rest();let E=rt(w,y.map(G=>(0,O.c)(G.text)));await d.rest(),k={drawing:await L(
E,w,{filling:g,transparency:f}),size:E.size},o.put(M,k,st)}if(!p||l.length>0)throw(0,B.d)(l);let{drawing:F,size:$}=k,D=(0,a.t)(e,F.context,F.form),Y=i.map((d,w)=>(0,x.a)(
et(d,c[w],p,$,N))),z=await(0,x.k)(e,n,{layer:t.layer,subtype:"Watermark",groupColorSpace:f===0?void 0:(0,x.g)(m),on:({kind:d})=>({resources:[{category:"XObject",
name:it,ref:D}],operators:([w])=>`q ${Y[d]} cm /${w} Do Q`})});return m?.part==="1"&&f>0&&z.push((0,x.f)(e,m,x.e.transparency)),z}function lt(e){return nt.flatMap(
t=>{let r=e[t];return r===void 0?[]:[{field:t,text:r}]})}function mt(e,t){return e.flatMap(({field:r,text:o})=>{let n=(0,O.d)(o,t);return n===void 0?[]:[{field:r,
message:n}]})}var pt=`is not known locally; use ${Object.keys(W).join(", ")}`;0&&(module.exports={addTextWatermark});
