var p=Object.defineProperty;var F=Object.getOwnPropertyDescriptor;var x=Object.getOwnPropertyNames;var P=Object.prototype.hasOwnProperty;var C=(t,i)=>{for(var e in i)p(t,e,{get:i[e],enumerable:!0})},E=(t,i,e,r)=>{if(i&&typeof i=="object"||typeof i=="function")for(let n of x(i))!P.call(t,n)&&n!==e&&
p(t,n,{get:()=>i[n],enumerable:!(r=F(i,n))||r.enumerable});return t};var M=t=>E(p({},"__esModule",{value:!0}),t);var H={};C(H,{a:()=>A});module.exports=M(H);var m=require("./chunk-UUYIRR4Q.js"),w=require("./chunk-L7SJPDY3.js"),c=require("./chunk-KN74LLIW.js"),S=require("./chunk-TZ6YDG7T.js"),
v=require("./chunk-XDO4H64R.js"),y=require("./chunk-KFSB3YBL.js"),b=require("./chunk-HADXW2XB.js"),s=require("./chunk-IO24KDZ3.js"),R=/xmlns(?::([\w.-]{1,64}))?\s{0,8}=\s{0,8}["']http:\/\/www\.w3\.org\/2000\/09\/xmldsig#/g;
function T(t,i,e){let r=t.resolve(i),n="";for(let l of(0,s.z)(r)?r:[i]){let o=t.resolve(l);if(o instanceof s.s&&(n=Buffer.from(o.bytes).toString("latin1")),!(0,s.y)(
l)||!(o instanceof s.w))continue;let a;try{a=Buffer.from(t.decoded(o)).toString("latin1")}catch{continue}let f=K(a,n,e);if(f===a)continue;let d=new s.v([...o.dict].
filter(([u])=>u!=="Filter"&&u!=="DecodeParms"));t.put(l,new s.w(d,Buffer.from(f,"latin1")))}}function K(t,i,e){let r=new Set([...t.matchAll(R)].map(([,a])=>a??"")),
[n,l]=i==="datasets"?[0,t.length]:[t.indexOf("<xfa:datasets"),t.indexOf("</xfa:datasets")],o=a=>n>=0&&a>=n&&a<l;return(0,w.a)(t,(a,f,d)=>{let[u,g=""]=a.split(":").
reverse();return u==="Signature"?f.includes("xmldsig")||g!==""&&r.has(g):e&&a==="signature"&&!o(d)})}var N=new Set(["Type","Rect","P","NM","M","F","AP","AS","OC",
"StructParent","AF","ca","CA","BM","Lang"]),z=2,B=4,D=32,O=100;async function A(t,i){let e=(0,m.c)(t),r=await W(t),n=new Set,l=new Set,o=r.map(({dict:a})=>k(t,a));
for(let a of r)G(e,a,i,n,l);return n.size>0&&await V(e,n,l),j(t,n.size>0),{fields:o,usageRights:q(t)}}async function W(t){let i=(0,v.a)(t,["/Sig"]);if(i.length===
0)return[];for(let o of i)L(t,o);let e=new Map;for(let{number:o,dict:a,type:f}of(0,c.b)(t))f==="Sig"&&o!==void 0&&h(t,e,o,a);let r=new Set([...e.values()].flatMap(
({number:o,widgets:a})=>[o,...a])),n=(0,v.a)(t,["/Sig","/Widget"]).filter(o=>{let a=r.has(o)?null:t.get(o);return(0,s.x)(a)&&(a.has("T")||(0,s.A)(a.get("Subtype"),
"Widget"))&&(0,c.c)(t,a)==="Sig"}),l=n.length>0?(await(0,y.a)(t)).live:void 0;for(let o of n)l?.[o]===1&&h(t,e,o,t.get(o));return[...e.values()]}function L(t,i){
let e=[t.get(i)];for(let r=e.pop();r!==void 0;r=e.pop()){if((0,s.x)(r))for(let n of r.values())e.push(n);if(Array.isArray(r))for(let[n,l]of r.entries())!(0,s.x)(
l)||!(0,s.A)(l.get("FT"),"Sig")?e.push(l):(t.edit(i),r[n]=t.add(l))}}function h(t,i,e,r){if(!(0,s.x)(t.resolve((0,c.d)(t,r,"V"))))return;let n=r.get("Parent"),l=t.
dict(n);if(!r.has("T")&&(0,s.y)(n)&&l?.has("T")){h(t,i,n.number,l),i.get(n.number)?.widgets.add(e);return}if(i.has(e))return;let o=(t.array(r.get("Kids"))??[]).
flatMap(a=>(0,s.y)(a)?[a.number]:[]);i.set(e,{number:e,dict:r,widgets:new Set((0,s.A)(r.get("Subtype"),"Widget")?[e,...o]:o)})}function k(t,i){let e=[],r=i;for(let n=0;r&&
n<O;n++){let l=t.resolve(r.get("T"));l instanceof s.s&&e.unshift((0,b.b)(l)),r=t.dict(r.get("Parent"))}return e.join(".")}function G({removal:t},{number:i,dict:e,
widgets:r},n,l,o){let{document:a}=t;l.add(i);let f=(0,c.d)(a,e,"V");(0,s.y)(f)&&t.remove(f.number);for(let d of r){let u=a.get(d);if(!(0,s.x)(u))continue;if(l.add(
d),n==="keep"&&I(a,u)){U(a,d,u);continue}let g=a.resolve(u.get("StructParent"));typeof g=="number"&&o.add(g),t.remove(d)}r.has(i)||t.remove(i)}function I(t,i){let e=t.
resolve(i.get("F")),r=typeof e=="number"?e:0;if(r&z||r&D&&!(r&B))return!1;let[n,l,o,a]=(t.array(i.get("Rect"))??[]).map(f=>t.resolve(f));return typeof n=="numbe\
r"&&typeof l=="number"&&typeof o=="number"&&typeof a=="number"&&n!==o&&l!==a&&t.dict(i.get("AP"))?.has("N")===!0}function U(t,i,e){t.edit(i);for(let n of[...e.keys()])
N.has(n)||e.delete(n);e.set("Subtype",new s.r("Stamp"));let r=t.dict(e.get("AP"))?.get("N");r!==void 0&&e.set("AP",new s.v([["N",r]]))}async function V(t,i,e){let{
removal:r,structure:n}=t,{document:l}=r;X(t,i);let o=(0,S.e)(l,"AcroForm");for(let a of["Fields","CO"]){let f=l.array(o?.dict.get(a)),d=f?.filter(u=>!r.isGone(u)&&
!((0,s.y)(u)&&i.has(u.number)));!o||!f||!d||d.length===f.length||(l.edit(o.holder),d.length>0||a==="Fields"?o.dict.set(a,d):o.dict.delete(a))}n.dropKeys(e),await n.
flush(),await(0,m.d)(t,new Set(r.removed()))}function X({removal:t},i){let{document:e}=t;for(let{number:r,dict:n}of(0,c.b)(e).reverse()){let l=e.array(n.get("Ki\
ds")),o=l?.filter(a=>!t.isGone(a)&&!((0,s.y)(a)&&i.has(a.number)));r===void 0||!l||!o||o.length===l.length||(e.edit(r),o.length>0?n.set("Kids",o):(0,s.A)(n.get(
"Subtype"),"Widget")?n.delete("Kids"):t.remove(r))}}function j(t,i){let e=(0,S.e)(t,"AcroForm");if(!e)return;e.dict.has("SigFlags")&&(t.edit(e.holder),e.dict.delete(
"SigFlags")),T(t,e.dict.get("XFA"),i);let r=(t.array(e.dict.get("Fields"))??[]).length===0&&!e.dict.has("DR")&&!e.dict.has("XFA");i&&r&&t.editCatalog().delete("\
AcroForm")}function q(t){let{catalog:i}=t;if(!["Perms","DSS","Legal","Extensions"].some(o=>i.has(o)))return!1;let e=t.dict(i.get("Perms")),r=e?.has("UR3")===!0||
e?.has("UR")===!0;t.edit(t.catalogNumber);for(let o of["Perms","DSS","Legal"])i.delete(o);let n=t.dict(i.get("Extensions"));if(!n?.has("ESIC"))return r;let l=new s.v(
[...n].filter(([o])=>o!=="ESIC"));return l.size>0?i.set("Extensions",l):i.delete("Extensions"),r}0&&(module.exports={a});
