var _=Object.defineProperty;var G=Object.getOwnPropertyDescriptor;var Q=Object.getOwnPropertyNames;var R=Object.prototype.hasOwnProperty;var D=(e,r)=>{for(var t in r)_(e,t,{get:r[t],enumerable:!0})},H=(e,r,t,o)=>{if(r&&typeof r=="object"||typeof r=="function")for(let a of Q(r))!R.call(e,a)&&a!==t&&
_(e,a,{get:()=>r[a],enumerable:!(o=G(r,a))||o.enumerable});return e};var I=e=>H(_({},"__esModule",{value:!0}),e);var oe={};D(oe,{addPageNumbers:()=>T});module.exports=I(oe);var y=require("./chunk-STK4I6YX.js"),d=require("./chunk-DLCDALFB.js"),w=require("./chunk-XSUAHM6Q.js"),
h=require("./chunk-YWH2Q6GP.js"),E=require("./chunk-NFQKDYHV.js"),ie=require("./chunk-NTVNXYN3.js"),ne=require("./chunk-L7SJPDY3.js"),F=require("./chunk-2Q2FT3AR.js"),
N=require("./chunk-VGEW3TNK.js"),Y=require("./chunk-X3YXMNDC.js"),me=require("./chunk-3J3GW35S.js"),u=require("./chunk-XMARPCU3.js"),se=require("./chunk-UI5IVMTH.js"),
le=require("./chunk-TZ6YDG7T.js"),pe=require("./chunk-4R5Q5HKP.js"),O=require("./chunk-HADXW2XB.js"),fe=require("./chunk-6YBJABQD.js"),ue=require("./chunk-IO24KDZ3.js"),
ce=require("./chunk-QY672WF6.js"),P=require("./chunk-D5RTHP3X.js"),de=require("./chunk-3RNHDNP5.js");async function J(){let e=await(0,d.v)("Regular");return{covers:r=>e.
hasGlyphForCodePoint(r),subset:async r=>{let t=d.e.create(),o=r.map(n=>e.glyphForCodePoint(n.codePointAt(0)??0)),{ref:a,codeOf:i}=await(0,d.u)(t,e,o),l=o.map(({
path:n})=>n.bbox).filter(({minY:n,maxY:p})=>n<=p);return{context:t,ref:a,glyphs:new Map(o.map((n,p)=>[r[p],{code:i(n),width:n.advanceWidth/e.unitsPerEm}])),bottom:Math.
min(0,...l.map(({minY:n})=>n))/e.unitsPerEm,top:Math.max(0,...l.map(({maxY:n})=>n))/e.unitsPerEm}}}}var C=["number","last","label","name"];function K(e){let r=[],
t="";for(let o of e.normalize("NFC").split(/(\{[^{}]*\})/)){if(!o.startsWith("{")||!o.endsWith("}")){t+=o;continue}let a=C.find(i=>`{${i}}`===o);if(!a)return{problem:`\
has the unknown placeholder ${o}; use ${C.map(i=>`{${i}}`).join(", ")}`};t&&r.push({literal:t}),t="",r.push({placeholder:a})}return t&&r.push({literal:t}),{pieces:r}}
var L="OctavoNumber",V=64*1024;async function T(e,r,t,o,a){let i=await(0,E.e)(e,o),{kinds:l,pages:n}=i,p=l.map(c=>(0,u.c)(c,t.margin)),f=n.find(({kind:c})=>!p[c]),
v=f?[{field:"margin",message:(0,u.j)(f.index,l[f.kind])}]:[],g=K(t.number_format);if("problem"in g)throw(0,P.d)([{field:"number_format",message:g.problem},...v]);
let m=X(e,r,g.pieces,t,i.pages),s=await ee(Z(m),g.pieces,a,v),b=(0,y.b)(t.color,(0,h.c)(e)),x=[{category:"Font",name:L,ref:(0,d.t)(e,s.context,s.ref)}];return b.
colorSpace&&x.push({category:"ColorSpace",name:y.a,ref:e.add(b.colorSpace)}),(0,h.k)(e,i,{layer:"over",subtype:"PageNum",on:({kind:c},U)=>{let S=te(m(U),s),[j,k]=[
l[c],p[c]],$=re(S.width,s,t.font_size,j,k),W=(s.top-s.bottom)*$,[z,q]=(0,u.h)(j,k,t.position,S.width*$,W),A=(0,u.g)([1,0,0,1,z,q-s.bottom*$],(0,u.b)(j));return{
resources:x,operators:([B,M])=>`q ${M===void 0?b.operators:b.operators.replace(y.a,M)} BT /${B} ${(0,h.b)($)} Tf ${(0,h.a)(A)} Tm <${S.codes}> Tj ET Q`}}})}function X(e,r,t,{
first_number:o,last_number:a,digits:i},l){let n=String(a??o+l.length-1),p=(0,w.b)(r.replace(/\.[^.]*$/,"")),f=t.some(m=>"placeholder"in m&&m.placeholder==="labe\
l")?(0,Y.a)(e):void 0,v={number:m=>String(o+m).padStart(i,"0"),last:()=>n,name:()=>p,label:m=>{let{index:s}=l[m];if(!f)return String(s+1);let{prefix:b,style:x,number:c}=f(
s);return(b?(0,w.b)((0,O.b)(b)):"")+(0,N.a)(x,c)}},g=t.map(m=>"literal"in m?{literal:(0,w.b)(m.literal)}:m);return Object.assign(m=>g.map(s=>"literal"in s?s.literal:
v[s.placeholder](m)).join(""),{count:l.length,isUniform:!f})}function Z(e){let r=new Set("0123456789"),t=e.isUniform?1:e.count;for(let o=0;o<t;o++)for(let a of e(
o))r.add(a);return[...r].sort()}async function ee(e,r,t,o){let a=(0,F.b)("number",e.join("")),i=t.get(a);if(!i){let l=await J(),n=(0,w.d)(e.join(""),l.covers);if(n!==
void 0){let p=r.some(f=>"placeholder"in f&&/label|name/.test(f.placeholder));o.unshift({field:"number_format",message:p?`${n} (from the format, the file name or\
 the labels)`:n})}if(o.length>0)throw(0,P.d)(o);i=await l.subset(e),t.put(a,i,V)}if(o.length>0)throw(0,P.d)(o);return i}function te(e,{glyphs:r}){let t="",o=0;for(let a of e){
let i=r.get(a);i&&(t+=i.code,o+=i.width)}return{codes:t,width:o}}function re(e,{top:r,bottom:t},o,a,i){return Math.min(o/a.userUnit,i.width/Math.max(e,1e-6),i.height/
(r-t))}0&&(module.exports={addPageNumbers});
