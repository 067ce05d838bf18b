"use strict";exports.id=3080,exports.ids=[3080],exports.modules={76586:((L,A,u)=>{u.d(A,{H:()=>W});var E=u(83137),D=u(9819),T=u(21996),w=u(45599),O=u(57594),S=u(6057);const b=new Set(
["FreeText","Line","Square","Circle","Polygon","PolyLine","Ink","Caret","Stamp","Watermark","Highlight","Underline","Squiggly","StrikeOut"]),p=new Set(["Link","\
Popup"]),y=200,h=1e3;async function v(n,t,o){const g=new Set,e=new I,i=await M(n,t);let a=!1;for(let r=t.length-1;r>=0;r--){const l=n.job.pace.step(h);l&&await l;
const d=t[r],s=n.dict(d),c=s&&(0,S.b0)(n,s.get("Rect"));if(!s||!c||!o.isVisible(s))continue;if(o.isField(d)){e.add(c);continue}const f=n.resolve(s.get("Subtype")),
m=f instanceof w.SX?f.text:"";if(p.has(m)||m==="Widget"||!e.meets(c))continue;const F=(0,w.i9)(d)&&i.has(d.number);b.has(m)&&!F&&o.hasAppearance(s)?(g.add(r),e.
add(c)):a=!0}return{painted:g,dropped:g.size>0?B(n,t,g):new Set,covers:a}}async function M(n,t){const o=new Set;for(const g of t){const e=n.dict(g)?.get("IRT");
(0,w.i9)(e)&&o.add(e.number);const i=n.job.pace.step(h);i&&await i}return o}function B(n,t,o){const g=new Set([...o].flatMap(i=>(0,w.i9)(t[i])?[t[i].number]:[])),
e=new Set;for(const[i,a]of t.entries()){const r=n.dict(a)?.get("Parent"),l=n.resolve(n.dict(a)?.get("Subtype"));l instanceof w.SX&&l.text==="Popup"&&(0,w.i9)(r)&&
g.has(r.number)&&e.add(i)}return e}class I{boxes=[];all;add(t){this.boxes.push(t);const{all:o=t}=this;this.all=[Math.min(o[0],t[0]),Math.min(o[1],t[1]),Math.max(
o[2],t[2]),Math.max(o[3],t[3])]}meets(t){return!this.all||!U(this.all,t)?!1:this.boxes.length>y||this.boxes.some(o=>U(o,t))}}const U=(n,t)=>n[0]<t[2]&&t[0]<n[2]&&
n[1]<t[3]&&t[1]<n[3];var C=u(98446);function K(n){return n.length===0?[]:[{code:"annotations_flattened",message:`On ${(0,C.oi)(n)}, annotations under fields bec\
ame content of the page with them, so that they do not cover them. Their comments are not kept.`}]}function P(n){return n.length===0?[]:[{code:"fields_covered",
message:`On ${(0,C.oi)(n)}, annotations that were under fields are now over them, because they cannot become content of the page.`}]}var j=u(64019);const R=1e3;
async function W(n,t,o){return new x(n,t).run(o)}class x{document;model;pages;flattened=new Set;joined=[];covered=[];constructor(t,o){this.document=t,this.model=
o,this.pages=new O.v(t,"OctavoField",this.defaultResources())}async run(t){const o=t.filter(g=>(0,O.I)(this.document,g-1).some(e=>this.widgetOf(e)));return await this.
pages.run(o,g=>this.paintWidgets(g)),await this.removeFields(),{widgets:this.flattened.size,notes:[...K(this.joined),...P(this.covered)]}}async paintWidgets({index:t,
items:o,paint:g}){const e=[],{painted:i,dropped:a,covers:r}=await this.beneath(o);i.size>0&&this.joined.push(t+1),r&&this.covered.push(t+1);for(const[l,d]of o.entries()){
const s=this.document.job.pace.step(R);if(s&&await s,a.has(l))continue;const c=this.widgetOf(d),f=c??(i.has(l)?this.drawing(d):void 0);c&&this.flattened.add(c.number),
f?g(f):e.push(d)}return e}widgetOf(t){return(0,w.i9)(t)?this.model.widgets.get(t.number):void 0}drawing(t){const o=this.document.dict(t);return o&&{number:(0,w.
i9)(t)?t.number:-1,dict:o}}beneath(t){return v(this.document,t,{isField:o=>{const g=this.widgetOf(o);return g!==void 0&&(0,j.wR)(this.document,g.dict)!==void 0},
isVisible:o=>this.pages.isVisible(o),hasAppearance:o=>(0,j.wR)(this.document,o)!==void 0})}defaultResources(){const t=this.model.form?.dict.get("DR"),o=this.document.
dict(t);if(o?.has("Font"))return(0,w.i9)(t)?t:this.document.add(o)}async removeFields(){const{document:t,model:o}=this,{widgets:g,form:e}=o,i=new D.J7(t);if(this.
flattened.size<[...g.values()].filter(({pages:d})=>d.length>0).length){const d=new E.I(i);for(const s of this.flattened){const{dict:c,node:f}=g.get(s);d.losing(
c),d.keepsAsField(s,c)||i.remove(s),f.parent&&d.touch(f.parent.number)}d.flush();return}for(const d of o.numbers())i.remove(d);if(!e)return;const a=t.editCatalog(),
r=e.dict.get("DR");r!==void 0&&(await(0,T.V3)(t,["FreeText"])).some(d=>X(t,d))?a.set("AcroForm",new w.Bi([["Fields",[]],["DR",r]])):a.delete("AcroForm")}}const X=(n,t)=>(0,w.
Eo)(n.resolve(n.entry(t,"Subtype")),"FreeText")}),86799:((L,A,u)=>{u.d(A,{t:()=>X,g:()=>B});var E=u(58552),D=u(59277);const[T,w]=[16,12],O=200;function S(n){const t=new DataView(
n.buffer,n.byteOffset,n.byteLength);if(t.getUint32(8)===0)return;const o=t.getUint32(12),g=t.getUint16(o+4);if(g===0||g>O)return;const e=Array.from({length:g},(s,c)=>{
const f=o+w+c*T;return{record:n.subarray(f,f+T),from:t.getUint32(f+8),length:t.getUint32(f+12)}}),i=e.map(({length:s})=>Math.ceil(s/4)*4),a=i.reduce((s,c)=>s+c,
w+g*T);if(a>n.length+4*g||e.some(({from:s,length:c})=>s+c>n.length))return;const r=new Uint8Array(a),l=new DataView(r.buffer);r.set(n.subarray(o,o+w));let d=w+g*
T;for(const[s,{record:c,from:f,length:m}]of e.entries())r.set(c,w+s*T),l.setUint32(w+s*T+8,d),r.set(n.subarray(f,f+m),d),d+=i[s];return r}var b=u(94389);const p="\
it must be a TrueType or OpenType font (.ttf or .otf)",y=2,h=12,v=256,M=512;function B({bytes:n},t){const o=i=>(0,E.G6)([{field:t,message:i}]),g=(0,D.y)(n)==="a\
 font collection"?I(n):n;if(!g)throw o(R);const e=U(g);if(e!==void 0)throw o(e);return{bytes:g,field:t}}function I(n){try{return S(n)}catch(t){if(t instanceof RangeError)
return;throw t}}function U(n){const t=(0,D.y)(n);if(t!=="a TrueType font"&&t!=="an OpenType font")return`is ${t??"not a font"}; ${p}`;try{const o=new DataView(n.
buffer,n.byteOffset,n.byteLength);if(o.getUint16(C)>K)return R;const g=(0,b.tI)(o);if(![...g.values()].every(({at:i,length:a})=>i+a<=n.length))return W;if(j.some(
i=>!g.has(i))||o.getUint16(g.get("cmap").at+2)>P)return R;if(!g.has("CFF ")&&!(g.has("glyf")&&g.has("loca")))return"has no outlines that a PDF document can hold\
; give a font with TrueType or CFF outlines";const e=g.get("OS/2");return e&&x(o.getUint16(e.at+8))}catch(o){if(o instanceof RangeError)return W;throw o}}const[
C,K]=[4,200],P=1e3,j=["head","hhea","hmtx","maxp","cmap"],R="is a damaged font; give a complete TrueType or OpenType font",W="ends too early for a font; give a \
complete TrueType or OpenType font";function x(n){const t=o=>`is a font whose license (fsType) ${o}; give a font that may be embedded`;return n&y&&!(n&h)?t("for\
bids embedding"):n&v?t("forbids embedding only the characters that are used"):n&M?t("forbids embedding its outlines"):void 0}const X=n=>(0,E.G6)([{field:n,message:n===
"file"?`has a font in a style sheet that ${R}`:R}])}),77500:((L,A,u)=>{u.d(A,{Yw:()=>b,br:()=>O,f4:()=>T,mD:()=>w});var E=u(58552),D=u(9819);function T(p,y){return y.
form?.dict.has("XFA")?p.resolve(p.catalog.get("NeedsRendering"))===!0||!y.fields.some(({kind:v})=>v!=="unknown")?"dynamic":"static":"none"}function w(p,y){if(T(
p,y)!=="dynamic")return;const h="is a dynamic XFA form, whose pages and fields only Adobe viewers show";throw new E.zU("invalid_parameters",`file: ${h}`,{issues:[
{field:"file",message:h}],advice:"Print it to a PDF document from Adobe Reader, or ask its author for a form without XFA"})}function O(p,y){const h=(0,D.Wo)(p,"\
AcroForm");return h?.dict.has("XFA")?(p.edit(h.holder),h.dict.delete("XFA"),p.catalog.has("NeedsRendering")&&p.editCatalog().delete("NeedsRendering"),[b(y)]):[]}
const S={values:"it would still show the old values.",pages:"it described removed pages. The fields themselves remain.",scripts:"it has scripts, or parts that c\
annot be read, which may have some. The fields themselves remain.",private:"its data repeats the values of fields, also of hidden ones. The fields themselves re\
main.",places:"it says where fields are on the pages. The fields themselves remain.",merge:"XFA forms cannot be merged. The fields themselves remain."},b=p=>({code:"\
xfa_removed",message:`The XFA version of the form was removed, because ${S[p]}`})}),17413:((L,A,u)=>{u.d(A,{Y:()=>T});var E=u(21115),D=u(3907);async function T(O,S,b){
const p=new w(S);await(0,D.km)(O,b,v=>((v.kind==="start"||v.kind==="empty")&&p.start(v.name,v.attributes,v.from),(v.kind==="end"||v.kind==="empty")&&p.end(v.name,
v.to),p.isTooDeep));const y=[];let h=0;for(const v of p.dropped)y.push(O.slice(h,v.from)),h=v.to;return y.join("")+O.slice(h)}class w{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new E.
ee;constructor(S){this.drops=S}start(S,b,p){this.isTooDeep=this.open.length>=D.ol,this.scope.enter(b);const y=this.scope.ofElement(S);this.open.push({name:S,from:p,
drops:this.drops(y,this.elements)}),this.elements.push(y)}end(S,b){let p=this.open.length-1;for(;p>=0&&this.open[p].name!==S;)p--;if(p<0)return;const{drops:y,from:h}=this.
open[p];for(;this.open.length>p;)this.open.pop(),this.elements.pop(),this.scope.leave();if(y){for(;this.dropped.length>0&&this.dropped.at(-1).from>h;)this.dropped.
pop();this.dropped.push({from:h,to:b})}}}}),33238:((L,A,u)=>{u.d(A,{Y:()=>j});var E=u(91374),D=u(39684),T=u(9819),w=u(33973),O=u(21996),S=u(87773),b=u(17671),p=u(
58006),y=u(78157),h=u(45599),v=u(21115),M=u(17413);const B=2e3;async function I(e,i,a){const r=e.resolve(i);let l="";for(const d of(0,h.cy)(r)?r:[i]){const s=e.
resolve(d);if(s instanceof h.Mx&&(l=Buffer.from(s.bytes).toString("latin1")),!(0,h.i9)(d)||!(s instanceof h.Z6))continue;const c=e.job.pace.step(B);c&&await c;let f;
try{f=(0,y.bS)(e.decoded(s))}catch{continue}if(e.job.pace.add(f.length),!f.includes("ignature"))continue;const m=f.toString("latin1"),F=await(0,M.Y)(m,U(l,a),e.
job.pace);F!==m&&e.put(d,(0,p.n)(s,Buffer.from(F,"latin1"),{compress:!1}))}}function U(e,i){return({namespace:a,local:r},l)=>r==="Signature"&&a===v.dK.ds||r==="\
signature"&&i&&e!=="datasets"&&!l.some(C)}const C=({namespace:e,local:i})=>i==="datasets"&&e===v.dK.xfa;var K=u(43791);const P=1e3;async function j(e,i){const a=(0,b.
Hi)(e),r=await R(e),l=new Set,d=new Set,s=[];for(const c of r)s.push((0,E.fq)(e,c.dict)),await X(a,c,i,l,d);return l.size>0&&await n(a,l,d),await o(e,l.size>0),
{fields:s,objects:l,usageRights:g(e)}}async function R(e){const i=(await(0,O.zx)(e,["Sig"])).Sig;if(i.length===0)return[];for await(const[f,m]of(0,S.$)(e,i))W(e,
f,m);const a={fields:new Map,lists:new Set};for(const{number:f,dict:m,type:F}of await(0,E.qU)(e)){F==="Sig"&&f!==void 0&&x(e,a,f,m);const z=e.job.pace.step(P);z&&
await z}const r=new Set([...a.fields.values()].flatMap(({number:f,widgets:m})=>[f,...m])),{Sig:l,Widget:d}=await(0,O.zx)(e,["Sig","Widget"]),s=[];for await(const[
f,m]of(0,S.$)(e,new Set([...l,...d])))r.has(f)||!(0,h.Zm)(m)||!(m.has("T")||(0,h.Eo)(m.get("Subtype"),"Widget"))||(0,E.pv)(e,m)==="Sig"&&s.push(f);const c=s.length>
0?(await(0,w.Gy)(e)).live:void 0;for(const f of s)c?.[f]===1&&x(e,a,f,e.get(f));return[...a.fields.values()]}function W(e,i,a){const r=[a];for(let l=r.pop();l!==
void 0;l=r.pop()){if((0,h.Zm)(l))for(const d of l.values())r.push(d);if(Array.isArray(l))for(const[d,s]of l.entries())!(0,h.Zm)(s)||!(0,h.Eo)(s.get("FT"),"Sig")?
r.push(s):(e.edit(i),l[d]=e.add(s))}}function x(e,i,a,r){if(!(0,h.Zm)(e.resolve((0,E.hj)(e,r,"V"))))return;const l=r.get("Parent"),d=e.dict(l);if(!r.has("T")&&(0,h.
i9)(l)&&d?.has("T")){x(e,i,l.number,d),i.fields.get(l.number)?.widgets.add(a);return}if(i.fields.has(a))return;const s=new Set((0,h.Eo)(r.get("Subtype"),"Widget")?
[a]:[]);i.fields.set(a,{number:a,dict:r,widgets:s});const c=e.array(r.get("Kids"));if(!(!c||i.lists.has(c))){i.lists.add(c),e.job.pace.add(c.length);for(const f of c)
(0,h.i9)(f)&&s.add(f.number)}}async function X({removal:e},{number:i,dict:a,widgets:r},l,d,s){const{document:c}=e;d.add(i);const f=(0,E.hj)(c,a,"V");(0,h.i9)(f)&&
e.remove(f.number);for(const F of r){const z=c.job.pace.step(P);z&&await z;const N=c.get(F);if(!(0,h.Zm)(N))continue;if(d.add(F),l==="keep"&&(0,D.K)(c,N)){c.edit(
F),(0,D.x)(c,N);continue}const V=c.resolve(N.get("StructParent"));typeof V=="number"&&s.add(V),e.remove(F)}r.has(i)||e.remove(i);const m=c.job.pace.step(P);m&&await m}
async function n(e,i,a){const{removal:r,structure:l}=e,{document:d}=r;await t(e,i);const s=(0,T.Wo)(d,"AcroForm");for(const c of["Fields","CO"]){const f=d.array(
s?.dict.get(c)),m=f?.filter(F=>!r.isGone(F)&&!((0,h.i9)(F)&&i.has(F.number)));!s||!f||!m||m.length===f.length||(d.edit(s.holder),m.length>0||c==="Fields"?s.dict.
set(c,m):s.dict.delete(c))}await l.dropKeys(a),await l.flush(),await(0,b.Pv)(e,new Set(r.removed()))}async function t({removal:e},i){const{document:a}=e,r=new Map;
for(const{number:l,dict:d}of[...await(0,E.qU)(a)].reverse()){const s=a.array(d.get("Kids")),c=a.job.pace.step(P);c&&await c;const f=s&&r.get(s),m=f??s?.filter(F=>!e.
isGone(F)&&!((0,h.i9)(F)&&i.has(F.number)));s&&m&&!f&&(r.set(s,m),a.job.pace.add(s.length)),!(l===void 0||!s||!m||m.length===s.length)&&(a.edit(l),m.length>0?d.
set("Kids",m):(0,h.Eo)(d.get("Subtype"),"Widget")?d.delete("Kids"):(e.remove(l),r.clear()))}}async function o(e,i){const a=(0,T.Wo)(e,"AcroForm");if(!a)return;a.
dict.has("SigFlags")&&(e.edit(a.holder),a.dict.delete("SigFlags")),await I(e,a.dict.get("XFA"),i);const r=(e.array(a.dict.get("Fields"))??[]).length===0&&!a.dict.
has("DR")&&!a.dict.has("XFA");i&&r&&e.editCatalog().delete("AcroForm")}function g(e){const{catalog:i}=e,a=e.dict(i.get("Perms"));(0,K.H)(e);for(const r of["Perm\
s","Legal"])i.has(r)&&e.editCatalog().delete(r);return a?.has("UR3")===!0||a?.has("UR")===!0}}),58006:((L,A,u)=>{u.d(A,{S:()=>b,n:()=>O});var E=u(68973),D=u(48249),
T=u(45599);const w=["DecodeParms","F","FFilter","FDecodeParms","DL"];function O(p,y,{compress:h}){const v=new T.Bi(p.dict);h?v.set("Filter",(0,T.UU)("FlateDecod\
e")):v.delete("Filter");for(const M of w)v.delete(M);return new T.Z6(v,h?(0,D.Kc)(y):y)}const S=6;async function b(p,y,h){const v=O(p,await(0,E.uM)(h).deflate(y,
S),{compress:!1});return v.dict.set("Filter",(0,T.UU)("FlateDecode")),v}})};
