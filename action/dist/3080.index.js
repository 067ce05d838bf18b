"use strict";exports.id=3080,exports.ids=[3080],exports.modules={76586:((C,A,h)=>{h.d(A,{H:()=>R});var F=h(83137),D=h(9819),y=h(21996),v=h(45599),E=h(57594),T=h(6057);const O=new Set(
["FreeText","Line","Square","Circle","Polygon","PolyLine","Ink","Caret","Stamp","Watermark","Highlight","Underline","Squiggly","StrikeOut"]),p=new Set(["Link","\
Popup"]),w=200,l=1e3;async function m(s,t,i){const e=new Set,o=new L,n=await P(s,t);let r=!1;for(let d=t.length-1;d>=0;d--){const g=s.job.pace.step(l);g&&await g;
const a=t[d],f=s.dict(a),c=f&&(0,T.b0)(s,f.get("Rect"));if(!f||!c||!i.isVisible(f))continue;if(i.isField(a)){o.add(c);continue}const u=s.resolve(f.get("Subtype")),
S=u instanceof v.SX?u.text:"";if(p.has(S)||S==="Widget"||!o.meets(c))continue;const X=(0,v.i9)(a)&&n.has(a.number);O.has(S)&&!X&&i.hasAppearance(f)?(e.add(d),o.
add(c)):r=!0}return{painted:e,dropped:e.size>0?W(s,t,e):new Set,covers:r}}async function P(s,t){const i=new Set;for(const e of t){const o=s.dict(e)?.get("IRT");
(0,v.i9)(o)&&i.add(o.number);const n=s.job.pace.step(l);n&&await n}return i}function W(s,t,i){const e=new Set([...i].flatMap(n=>(0,v.i9)(t[n])?[t[n].number]:[])),
o=new Set;for(const[n,r]of t.entries()){const d=s.dict(r)?.get("Parent"),g=s.resolve(s.dict(r)?.get("Subtype"));g instanceof v.SX&&g.text==="Popup"&&(0,v.i9)(d)&&
e.has(d.number)&&o.add(n)}return o}class L{boxes=[];all;add(t){this.boxes.push(t);const{all:i=t}=this;this.all=[Math.min(i[0],t[0]),Math.min(i[1],t[1]),Math.max(
i[2],t[2]),Math.max(i[3],t[3])]}meets(t){return!this.all||!M(this.all,t)?!1:this.boxes.length>w||this.boxes.some(i=>M(i,t))}}const M=(s,t)=>s[0]<t[2]&&t[0]<s[2]&&
s[1]<t[3]&&t[1]<s[3];var x=h(98446);function B(s){return s.length===0?[]:[{code:"annotations_flattened",message:`On ${(0,x.oi)(s)}, annotations under fields bec\
ame content of the page with them, so that they do not cover them. Their comments are not kept.`}]}function I(s){return s.length===0?[]:[{code:"fields_covered",
message:`On ${(0,x.oi)(s)}, annotations that were under fields are now over them, because they cannot become content of the page.`}]}var U=h(64019);const b=1e3;
async function R(s,t,i){return new K(s,t).run(i)}class K{document;model;pages;flattened=new Set;joined=[];covered=[];constructor(t,i){this.document=t,this.model=
i,this.pages=new E.v(t,"OctavoField",this.defaultResources())}async run(t){const i=t.filter(e=>(0,E.I)(this.document,e-1).some(o=>this.widgetOf(o)));return await this.
pages.run(i,e=>this.paintWidgets(e)),await this.removeFields(),{widgets:this.flattened.size,notes:[...B(this.joined),...I(this.covered)]}}async paintWidgets({index:t,
items:i,paint:e}){const o=[],{painted:n,dropped:r,covers:d}=await this.beneath(i);n.size>0&&this.joined.push(t+1),d&&this.covered.push(t+1);for(const[g,a]of i.entries()){
const f=this.document.job.pace.step(b);if(f&&await f,r.has(g))continue;const c=this.widgetOf(a),u=c??(n.has(g)?this.drawing(a):void 0);c&&this.flattened.add(c.number),
u?e(u):o.push(a)}return o}widgetOf(t){return(0,v.i9)(t)?this.model.widgets.get(t.number):void 0}drawing(t){const i=this.document.dict(t);return i&&{number:(0,v.
i9)(t)?t.number:-1,dict:i}}beneath(t){return m(this.document,t,{isField:i=>{const e=this.widgetOf(i);return e!==void 0&&(0,U.wR)(this.document,e.dict)!==void 0},
isVisible:i=>this.pages.isVisible(i),hasAppearance:i=>(0,U.wR)(this.document,i)!==void 0})}defaultResources(){const t=this.model.form?.dict.get("DR"),i=this.document.
dict(t);if(i?.has("Font"))return(0,v.i9)(t)?t:this.document.add(i)}async removeFields(){const{document:t,model:i}=this,{widgets:e,form:o}=i,n=new D.J7(t);if(this.
flattened.size<[...e.values()].filter(({pages:a})=>a.length>0).length){const a=new F.I(n);for(const f of this.flattened){const{dict:c,node:u}=e.get(f);a.losing(
c),a.keepsAsField(f,c)||n.remove(f),u.parent&&a.touch(u.parent.number)}a.flush();return}for(const a of i.numbers())n.remove(a);if(!o)return;const r=t.editCatalog(),
d=o.dict.get("DR");d!==void 0&&(await(0,y.V3)(t,["FreeText"])).some(a=>j(t,a))?r.set("AcroForm",new v.Bi([["Fields",[]],["DR",d]])):r.delete("AcroForm")}}const j=(s,t)=>(0,v.
Eo)(s.resolve(s.entry(t,"Subtype")),"FreeText")}),86799:((C,A,h)=>{h.d(A,{t:()=>j,g:()=>W});var F=h(58552),D=h(59277);const[y,v]=[16,12],E=200;function T(s){const t=new DataView(
s.buffer,s.byteOffset,s.byteLength);if(t.getUint32(8)===0)return;const i=t.getUint32(12),e=t.getUint16(i+4);if(e===0||e>E)return;const o=Array.from({length:e},(f,c)=>{
const u=i+v+c*y;return{record:s.subarray(u,u+y),from:t.getUint32(u+8),length:t.getUint32(u+12)}}),n=o.map(({length:f})=>Math.ceil(f/4)*4),r=n.reduce((f,c)=>f+c,
v+e*y);if(r>s.length+4*e||o.some(({from:f,length:c})=>f+c>s.length))return;const d=new Uint8Array(r),g=new DataView(d.buffer);d.set(s.subarray(i,i+v));let a=v+e*
y;for(const[f,{record:c,from:u,length:S}]of o.entries())d.set(c,v+f*y),g.setUint32(v+f*y+8,a),d.set(s.subarray(u,u+S),a),a+=n[f];return d}var O=h(94389);const p="\
it must be a TrueType or OpenType font (.ttf or .otf)",w=2,l=12,m=256,P=512;function W({bytes:s},t){const i=n=>(0,F.G6)([{field:t,message:n}]),e=(0,D.y)(s)==="a\
 font collection"?L(s):s;if(!e)throw i(b);const o=M(e);if(o!==void 0)throw i(o);return{bytes:e,field:t}}function L(s){try{return T(s)}catch(t){if(t instanceof RangeError)
return;throw t}}function M(s){const t=(0,D.y)(s);if(t!=="a TrueType font"&&t!=="an OpenType font")return`is ${t??"not a font"}; ${p}`;try{const i=new DataView(s.
buffer,s.byteOffset,s.byteLength);if(i.getUint16(x)>B)return b;const e=(0,O.tI)(i);if(![...e.values()].every(({at:n,length:r})=>n+r<=s.length))return R;if(U.some(
n=>!e.has(n))||i.getUint16(e.get("cmap").at+2)>I)return b;if(!e.has("CFF ")&&!(e.has("glyf")&&e.has("loca")))return"has no outlines that a PDF document can hold\
; give a font with TrueType or CFF outlines";const o=e.get("OS/2");return o&&K(i.getUint16(o.at+8))}catch(i){if(i instanceof RangeError)return R;throw i}}const[
x,B]=[4,200],I=1e3,U=["head","hhea","hmtx","maxp","cmap"],b="is a damaged font; give a complete TrueType or OpenType font",R="ends too early for a font; give a \
complete TrueType or OpenType font";function K(s){const t=i=>`is a font whose license (fsType) ${i}; give a font that may be embedded`;return s&w&&!(s&l)?t("for\
bids embedding"):s&m?t("forbids embedding only the characters that are used"):s&P?t("forbids embedding its outlines"):void 0}const j=s=>(0,F.G6)([{field:s,message:s===
"file"?`has a font in a style sheet that ${b}`:b}])}),77500:((C,A,h)=>{h.d(A,{Yw:()=>O,br:()=>E,f4:()=>y,mD:()=>v});var F=h(58552),D=h(9819);function y(p,w){return w.
form?.dict.has("XFA")?p.resolve(p.catalog.get("NeedsRendering"))===!0||!w.fields.some(({kind:m})=>m!=="unknown")?"dynamic":"static":"none"}function v(p,w){if(y(
p,w)!=="dynamic")return;const l="is a dynamic XFA form, whose pages and fields only Adobe viewers show";throw new F.zU("invalid_parameters",`file: ${l}`,{issues:[
{field:"file",message:l}],advice:"Print it to a PDF document from Adobe Reader, or ask its author for a form without XFA"})}function E(p,w){const l=(0,D.Wo)(p,"\
AcroForm");return l?.dict.has("XFA")?(p.edit(l.holder),l.dict.delete("XFA"),p.catalog.has("NeedsRendering")&&p.editCatalog().delete("NeedsRendering"),[O(w)]):[]}
const T={values:"it would still show the old values.",pages:"it described removed pages. The fields themselves remain.",scripts:"it has scripts, or parts that c\
annot be read, which may have some. The fields themselves remain.",private:"its data repeats the values of fields, also of hidden ones. The fields themselves re\
main.",places:"it says where fields are on the pages. The fields themselves remain.",merge:"XFA forms cannot be merged. The fields themselves remain."},O=p=>({code:"\
xfa_removed",message:`The XFA version of the form was removed, because ${T[p]}`})}),17413:((C,A,h)=>{h.d(A,{Y:()=>y});var F=h(21115),D=h(3907);async function y(E,T,O){
const p=new v(T);await(0,D.km)(E,O,m=>((m.kind==="start"||m.kind==="empty")&&p.start(m.name,m.attributes,m.from),(m.kind==="end"||m.kind==="empty")&&p.end(m.name,
m.to),p.isTooDeep));const w=[];let l=0;for(const m of p.dropped)w.push(E.slice(l,m.from)),l=m.to;return w.join("")+E.slice(l)}class v{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new F.
ee;constructor(T){this.drops=T}start(T,O,p){this.isTooDeep=this.open.length>=D.ol,this.scope.enter(O);const w=this.scope.ofElement(T);this.open.push({name:T,from:p,
drops:this.drops(w,this.elements)}),this.elements.push(w)}end(T,O){let p=this.open.length-1;for(;p>=0&&this.open[p].name!==T;)p--;if(p<0)return;const{drops:w,from:l}=this.
open[p];for(;this.open.length>p;)this.open.pop(),this.elements.pop(),this.scope.leave();if(w){for(;this.dropped.length>0&&this.dropped.at(-1).from>l;)this.dropped.
pop();this.dropped.push({from:l,to:O})}}}}),33238:((C,A,h)=>{h.d(A,{Y:()=>I});var F=h(91374),D=h(39684),y=h(9819),v=h(33973),E=h(21996),T=h(87773),O=h(17671),p=h(
58006),w=h(78157),l=h(45599),m=h(21115),P=h(17413);const W=2e3;async function L(e,o,n){const r=e.resolve(o);let d="";for(const g of(0,l.cy)(r)?r:[o]){const a=e.
resolve(g);if(a instanceof l.Mx&&(d=Buffer.from(a.bytes).toString("latin1")),!(0,l.i9)(g)||!(a instanceof l.Z6))continue;const f=e.job.pace.step(W);f&&await f;let c;
try{c=(0,w.bS)(e.decoded(a))}catch{continue}if(e.job.pace.add(c.length),!c.includes("ignature"))continue;const u=c.toString("latin1"),S=await(0,P.Y)(u,M(d,n),e.
job.pace);S!==u&&e.put(g,(0,p.n)(a,Buffer.from(S,"latin1"),{compress:!1}))}}function M(e,o){return({namespace:n,local:r},d)=>r==="Signature"&&n===m.dK.ds||r==="\
signature"&&o&&e!=="datasets"&&!d.some(x)}const x=({namespace:e,local:o})=>o==="datasets"&&e===m.dK.xfa;var B=h(43791);async function I(e,o){const n=(0,O.Hi)(e),
r=await U(e),d=new Set,g=new Set,a=r.map(({dict:f})=>(0,F.fq)(e,f));for(const f of r)K(n,f,o,d,g);return d.size>0&&await j(n,d,g),await t(e,d.size>0),{fields:a,
objects:d,usageRights:i(e)}}async function U(e){const o=(await(0,E.zx)(e,["Sig"])).Sig;if(o.length===0)return[];for await(const[c,u]of(0,T.$)(e,o))b(e,c,u);const n=new Map;
for(const{number:c,dict:u,type:S}of await(0,F.qU)(e))S==="Sig"&&c!==void 0&&R(e,n,c,u);const r=new Set([...n.values()].flatMap(({number:c,widgets:u})=>[c,...u])),
{Sig:d,Widget:g}=await(0,E.zx)(e,["Sig","Widget"]),a=[];for await(const[c,u]of(0,T.$)(e,new Set([...d,...g])))r.has(c)||!(0,l.Zm)(u)||!(u.has("T")||(0,l.Eo)(u.get(
"Subtype"),"Widget"))||(0,F.pv)(e,u)==="Sig"&&a.push(c);const f=a.length>0?(await(0,v.Gy)(e)).live:void 0;for(const c of a)f?.[c]===1&&R(e,n,c,e.get(c));return[
...n.values()]}function b(e,o,n){const r=[n];for(let d=r.pop();d!==void 0;d=r.pop()){if((0,l.Zm)(d))for(const g of d.values())r.push(g);if(Array.isArray(d))for(const[
g,a]of d.entries())!(0,l.Zm)(a)||!(0,l.Eo)(a.get("FT"),"Sig")?r.push(a):(e.edit(o),d[g]=e.add(a))}}function R(e,o,n,r){if(!(0,l.Zm)(e.resolve((0,F.hj)(e,r,"V"))))
return;const d=r.get("Parent"),g=e.dict(d);if(!r.has("T")&&(0,l.i9)(d)&&g?.has("T")){R(e,o,d.number,g),o.get(d.number)?.widgets.add(n);return}if(o.has(n))return;
const a=(e.array(r.get("Kids"))??[]).flatMap(f=>(0,l.i9)(f)?[f.number]:[]);o.set(n,{number:n,dict:r,widgets:new Set((0,l.Eo)(r.get("Subtype"),"Widget")?[n,...a]:
a)})}function K({removal:e},{number:o,dict:n,widgets:r},d,g,a){const{document:f}=e;g.add(o);const c=(0,F.hj)(f,n,"V");(0,l.i9)(c)&&e.remove(c.number);for(const u of r){
const S=f.get(u);if(!(0,l.Zm)(S))continue;if(g.add(u),d==="keep"&&(0,D.K)(f,S)){f.edit(u),(0,D.x)(f,S);continue}const X=f.resolve(S.get("StructParent"));typeof X==
"number"&&a.add(X),e.remove(u)}r.has(o)||e.remove(o)}async function j(e,o,n){const{removal:r,structure:d}=e,{document:g}=r;await s(e,o);const a=(0,y.Wo)(g,"Acro\
Form");for(const f of["Fields","CO"]){const c=g.array(a?.dict.get(f)),u=c?.filter(S=>!r.isGone(S)&&!((0,l.i9)(S)&&o.has(S.number)));!a||!c||!u||u.length===c.length||
(g.edit(a.holder),u.length>0||f==="Fields"?a.dict.set(f,u):a.dict.delete(f))}await d.dropKeys(n),await d.flush(),await(0,O.Pv)(e,new Set(r.removed()))}async function s({
removal:e},o){const{document:n}=e;for(const{number:r,dict:d}of[...await(0,F.qU)(n)].reverse()){const g=n.array(d.get("Kids")),a=g?.filter(f=>!e.isGone(f)&&!((0,l.
i9)(f)&&o.has(f.number)));r===void 0||!g||!a||a.length===g.length||(n.edit(r),a.length>0?d.set("Kids",a):(0,l.Eo)(d.get("Subtype"),"Widget")?d.delete("Kids"):e.
remove(r))}}async function t(e,o){const n=(0,y.Wo)(e,"AcroForm");if(!n)return;n.dict.has("SigFlags")&&(e.edit(n.holder),n.dict.delete("SigFlags")),await L(e,n.dict.
get("XFA"),o);const r=(e.array(n.dict.get("Fields"))??[]).length===0&&!n.dict.has("DR")&&!n.dict.has("XFA");o&&r&&e.editCatalog().delete("AcroForm")}function i(e){
const{catalog:o}=e,n=e.dict(o.get("Perms"));(0,B.H)(e);for(const r of["Perms","Legal"])o.has(r)&&e.editCatalog().delete(r);return n?.has("UR3")===!0||n?.has("UR")===
!0}}),58006:((C,A,h)=>{h.d(A,{S:()=>O,n:()=>E});var F=h(68973),D=h(48249),y=h(45599);const v=["DecodeParms","F","FFilter","FDecodeParms","DL"];function E(p,w,{compress:l}){
const m=new y.Bi(p.dict);l?m.set("Filter",(0,y.UU)("FlateDecode")):m.delete("Filter");for(const P of v)m.delete(P);return new y.Z6(m,l?(0,D.Kc)(w):w)}const T=6;
async function O(p,w,l){const m=E(p,await(0,F.uM)(l).deflate(w,T),{compress:!1});return m.dict.set("Filter",(0,y.UU)("FlateDecode")),m}})};
