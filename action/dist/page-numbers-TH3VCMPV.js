var $=Object.defineProperty;var O=Object.getOwnPropertyDescriptor;var U=Object.getOwnPropertyNames;var W=Object.prototype.hasOwnProperty;var q=(e,t)=>{for(var r in t)$(e,r,{get:t[r],enumerable:!0})},z=(e,t,r,a)=>{if(t&&typeof t=="object"||typeof t=="function")for(let n of U(t))!W.call(e,n)&&n!==r&&
$(e,n,{get:()=>t[n],enumerable:!(a=O(t,n))||a.enumerable});return e};var B=e=>z($({},"__esModule",{value:!0}),e);var oe={};q(oe,{addPageNumbers:()=>L});module.exports=B(oe);var E=require("./chunk-UMUM44CO.js"),g=require("./chunk-DR7UNJ5V.js"),o=require("./chunk-WHNMKDAW.js"),
d=require("./chunk-3IAHYVD6.js"),T=require("./chunk-MOZHQHZA.js"),ie=require("./chunk-TEIAEA6Y.js"),v=require("./chunk-UD3SQP3P.js"),se=require("./chunk-5ZFEDNQN.js"),
le=require("./chunk-3RNHDNP5.js");async function F(){let e=await(0,d.v)("Regular");return{covers:t=>e.hasGlyphForCodePoint(t),subset:async t=>{let r=d.e.create(),
a=t.map(s=>e.glyphForCodePoint(s.codePointAt(0)??0)),{ref:n,codeOf:i}=await(0,d.u)(r,e,a),u=a.map(({path:s})=>s.bbox).filter(({minY:s,maxY:f})=>s<=f);return{context:r,
ref:n,glyphs:new Map(a.map((s,f)=>[t[f],{code:i(s),width:s.advanceWidth/e.unitsPerEm}])),bottom:Math.min(0,...u.map(({minY:s})=>s))/e.unitsPerEm,top:Math.max(0,
...u.map(({maxY:s})=>s))/e.unitsPerEm}}}}var P=["number","last","label","name"];function G(e){let t=[],r="";for(let a of e.normalize("NFC").split(/(\{[^{}]*\})/)){
if(!a.startsWith("{")||!a.endsWith("}")){r+=a;continue}let n=P.find(i=>`{${i}}`===a);if(!n)return{problem:`has the unknown placeholder ${a}; use ${P.map(i=>`{${i}\
}`).join(", ")}`};r&&t.push({literal:r}),r="",t.push({placeholder:n})}return r&&t.push({literal:r}),{pieces:t}}function R(e,t){switch(e){case"D":return String(t);case"\
R":return _(t);case"r":return _(t).toLowerCase();case"A":return k(t);case"a":return k(t).toLowerCase();default:return""}}var V=[[1e3,"M"],[900,"CM"],[500,"D"],[
400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],Q=1e5,H=2600;function _(e){if(e>Q)return String(e);let t="",r=e;for(let[
a,n]of V)for(;r>=a;)t+=n,r-=a;return t}function k(e){return e>H?String(e):String.fromCharCode(65+(e-1)%26).repeat(Math.ceil(e/26))}var J="OctavoNumber",K=64*1024;
async function L(e,t,r,a,n){let i=await(0,o.C)(e,a),{kinds:u,pages:s}=i,f=u.map(p=>(0,o.e)(p,r.margin)),c=s.find(({kind:p})=>!f[p]),w=c?[{field:"margin",message:(0,o.j)(
c.index,u[c.kind])}]:[],b=G(r.number_format);if("problem"in b)throw(0,v.d)([{field:"number_format",message:b.problem},...w]);let l=Z(e,t,b.pieces,r,i.pages),m=await te(
ee(l),b.pieces,n,w),h=(0,g.b)(r.color,(0,o.q)(e)),y=[{category:"Font",name:J,ref:(0,d.t)(e,m.context,m.ref)}];return h.colorSpace&&y.push({category:"ColorSpace",
name:g.a,ref:e.add(h.colorSpace)}),(0,o.B)(e,i,{layer:"over",subtype:"PageNum",on:({kind:p},N)=>{let S=re(l(N),m),[x,j]=[u[p],f[p]],C=ae(S.width,m,r.font_size,x,
j),X=(m.top-m.bottom)*C,[Y,A]=(0,o.h)(x,j,r.position,S.width*C,X),D=(0,o.g)([1,0,0,1,Y,A-m.bottom*C],(0,o.d)(x));return{resources:y,operators:([I,M])=>`q ${M===
void 0?h.operators:h.operators.replace(g.a,M)} BT /${I} ${(0,o.m)(C)} Tf ${(0,o.l)(D)} Tm <${S.codes}> Tj ET Q`}}})}function Z(e,t,r,{first_number:a,last_number:n,
digits:i},u){let s=String(n??a+u.length-1),f=(0,o.E)(t.replace(/\.[^.]*$/,"")),c=r.some(l=>"placeholder"in l&&l.placeholder==="label")?(0,E.j)(e):void 0,w={number:l=>String(
a+l).padStart(i,"0"),last:()=>s,name:()=>f,label:l=>{let{index:m}=u[l];if(!c)return String(m+1);let{prefix:h,style:y,number:p}=c(m);return(h?(0,o.E)((0,T.b)(h)):
"")+R(y,p)}},b=r.map(l=>"literal"in l?{literal:(0,o.E)(l.literal)}:l);return Object.assign(l=>b.map(m=>"literal"in m?m.literal:w[m.placeholder](l)).join(""),{count:u.
length,isUniform:!c})}function ee(e){let t=new Set("0123456789"),r=e.isUniform?1:e.count;for(let a=0;a<r;a++)for(let n of e(a))t.add(n);return[...t].sort()}async function te(e,t,r,a){
let n=(0,o.b)("number",e.join("")),i=r.get(n);if(!i){let u=await F(),s=(0,o.G)(e.join(""),u.covers);if(s!==void 0){let f=t.some(c=>"placeholder"in c&&/label|name/.
test(c.placeholder));a.unshift({field:"number_format",message:f?`${s} (from the format, the file name or the labels)`:s})}if(a.length>0)throw(0,v.d)(a);i=await u.
subset(e),r.put(n,i,K)}if(a.length>0)throw(0,v.d)(a);return i}function re(e,{glyphs:t}){let r="",a=0;for(let n of e){let i=t.get(n);i&&(r+=i.code,a+=i.width)}return{
codes:r,width:a}}function ae(e,{top:t,bottom:r},a,n,i){return Math.min(a/n.userUnit,i.width/Math.max(e,1e-6),i.height/(t-r))}0&&(module.exports={addPageNumbers});
