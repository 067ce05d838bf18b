var P=Object.defineProperty;var z=Object.getOwnPropertyDescriptor;var A=Object.getOwnPropertyNames;var I=Object.prototype.hasOwnProperty;var R=(e,t)=>{for(var r in t)P(e,r,{get:t[r],enumerable:!0})},U=(e,t,r,a)=>{if(t&&typeof t=="object"||typeof t=="function")for(let o of A(t))!I.call(e,o)&&o!==r&&
P(e,o,{get:()=>t[o],enumerable:!(a=z(t,o))||a.enumerable});return e};var W=e=>U(P({},"__esModule",{value:!0}),e);var ae={};R(ae,{addPageNumbers:()=>D});module.exports=W(ae);var S=require("./chunk-HDEJQWV7.js"),g=require("./chunk-2ZVFYKMU.js"),n=require("./chunk-AEIRMEFM.js"),
d=require("./chunk-3IAHYVD6.js"),oe=require("./chunk-5ZFEDNQN.js"),ie=require("./chunk-QRJR6VSZ.js"),C=require("./chunk-UD3SQP3P.js"),se=require("./chunk-3RNHDNP5.js");
async function q(){let e=await(0,d.v)("Regular");return{covers:t=>e.hasGlyphForCodePoint(t),subset:async t=>{let r=d.e.create(),a=t.map(s=>e.glyphForCodePoint(s.
codePointAt(0)??0)),{ref:o,codeOf:i}=await(0,d.u)(r,e,a),u=a.map(({path:s})=>s.bbox).filter(({minY:s,maxY:c})=>s<=c);return{context:r,ref:o,glyphs:new Map(a.map(
(s,c)=>[t[c],{code:i(s),width:s.advanceWidth/e.unitsPerEm}])),bottom:Math.min(0,...u.map(({minY:s})=>s))/e.unitsPerEm,top:Math.max(0,...u.map(({maxY:s})=>s))/e.
unitsPerEm}}}}var T=["number","last","label","name"];function F(e){let t=[],r="";for(let a of e.normalize("NFC").split(/(\{[^{}]*\})/)){if(!a.startsWith("{")||!a.
endsWith("}")){r+=a;continue}let o=T.find(i=>`{${i}}`===a);if(!o)return{problem:`has the unknown placeholder ${a}; use ${T.map(i=>`{${i}}`).join(", ")}`};r&&t.push(
{literal:r}),r="",t.push({placeholder:o})}return r&&t.push({literal:r}),{pieces:t}}function V(e,t){switch(e){case"D":return String(t);case"R":return _(t);case"r":
return _(t).toLowerCase();case"A":return k(t);case"a":return k(t).toLowerCase();default:return""}}var B=[[1e3,"M"],[900,"CM"],[500,"D"],[400,"CD"],[100,"C"],[90,
"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],G=1e5,Q=2600;function _(e){if(e>G)return String(e);let t="",r=e;for(let[a,o]of B)for(;r>=a;)
t+=o,r-=a;return t}function k(e){return e>Q?String(e):String.fromCharCode(65+(e-1)%26).repeat(Math.ceil(e/26))}var H="OctavoNumber",J=64*1024;async function D(e,t,r,a,o){
let i=await(0,n.P)(e,a),{kinds:u,pages:s}=i,c=u.map(p=>(0,n.r)(p,r.margin)),f=s.find(({kind:p})=>!c[p]),w=f?[{field:"margin",message:(0,n.w)(f.index,u[f.kind])}]:
[],b=F(r.number_format);if("problem"in b)throw(0,C.d)([{field:"number_format",message:b.problem},...w]);let l=K(e,t,b.pieces,r,i.pages),m=await ee(Z(l),b.pieces,
o,w),h=(0,g.b)(r.color,(0,n.D)(e)),y=[{category:"Font",name:H,ref:(0,d.t)(e,m.context,m.ref)}];return h.colorSpace&&y.push({category:"ColorSpace",name:g.a,ref:e.
add(h.colorSpace)}),(0,n.O)(e,i,{layer:"over",subtype:"PageNum",on:({kind:p},E)=>{let x=te(l(E),m),[$,M]=[u[p],c[p]],v=re(x.width,m,r.font_size,$,M),L=(m.top-m.
bottom)*v,[N,O]=(0,n.u)($,M,r.position,x.width*v,L),X=(0,n.t)([1,0,0,1,N,O-m.bottom*v],(0,n.q)($));return{resources:y,operators:([Y,j])=>`q ${j===void 0?h.operators:
h.operators.replace(g.a,j)} BT /${Y} ${(0,n.z)(v)} Tf ${(0,n.y)(X)} Tm <${x.codes}> Tj ET Q`}}})}function K(e,t,r,{first_number:a,last_number:o,digits:i},u){let s=String(
o??a+u.length-1),c=(0,n.R)(t.replace(/\.[^.]*$/,"")),f=r.some(l=>"placeholder"in l&&l.placeholder==="label")?(0,S.m)(e):void 0,w={number:l=>String(a+l).padStart(
i,"0"),last:()=>s,name:()=>c,label:l=>{let{index:m}=u[l];if(!f)return String(m+1);let{prefix:h,style:y,number:p}=f(m);return(h?(0,n.R)((0,S.b)(h)):"")+V(y,p)}},
b=r.map(l=>"literal"in l?{literal:(0,n.R)(l.literal)}:l);return Object.assign(l=>b.map(m=>"literal"in m?m.literal:w[m.placeholder](l)).join(""),{count:u.length,
isUniform:!f})}function Z(e){let t=new Set("0123456789"),r=e.isUniform?1:e.count;for(let a=0;a<r;a++)for(let o of e(a))t.add(o);return[...t].sort()}async function ee(e,t,r,a){
let o=(0,n.b)("number",e.join("")),i=r.get(o);if(!i){let u=await q(),s=(0,n.T)(e.join(""),u.covers);if(s!==void 0){let c=t.some(f=>"placeholder"in f&&/label|name/.
test(f.placeholder));a.unshift({field:"number_format",message:c?`${s} (from the format, the file name or the labels)`:s})}if(a.length>0)throw(0,C.d)(a);i=await u.
subset(e),r.put(o,i,J)}if(a.length>0)throw(0,C.d)(a);return i}function te(e,{glyphs:t}){let r="",a=0;for(let o of e){let i=t.get(o);i&&(r+=i.code,a+=i.width)}return{
codes:r,width:a}}function re(e,{top:t,bottom:r},a,o,i){return Math.min(a/o.userUnit,i.width/Math.max(e,1e-6),i.height/(t-r))}0&&(module.exports={addPageNumbers});
