var g=Object.defineProperty;var w=Object.getOwnPropertyDescriptor;var A=Object.getOwnPropertyNames;var x=Object.prototype.hasOwnProperty;var E=(e,s)=>{for(var a in s)g(e,a,{get:s[a],enumerable:!0})},z=(e,s,a,t)=>{if(s&&typeof s=="object"||typeof s=="function")for(let o of A(s))!x.call(e,o)&&o!==a&&
g(e,o,{get:()=>s[o],enumerable:!(t=w(s,o))||t.enumerable});return e};var D=e=>z(g({},"__esModule",{value:!0}),e);var U={};E(U,{a:()=>y,b:()=>p});module.exports=D(U);var F=require("./chunk-UI5IVMTH.js"),b=require("./chunk-TZ6YDG7T.js"),c=require("./chunk-KO56EBVV.js"),h=require("./chunk-XDO4H64R.js"),
v=require("./chunk-KFSB3YBL.js"),r=require("./chunk-IO24KDZ3.js");async function y(e,s){let a=s??(await(0,c.c)(e,["EF"])).EF;if(a.length===0)return[];let t=new O(
e),{catalog:o,job:m}=e,d=(0,b.e)(e,"Names");for(let[i,l]of(0,F.b)(e,d?.dict.get("EmbeddedFiles"),"Names")){t.add(l,null,i instanceof r.s?(0,c.b)(i):null);let u=m.
pace.step(500);u&&await u}if(t.associated(o.get("AF"),null),!t.missesSome(a))return t.found;for(let i=0;i<e.pages.count;i++){let l=e.pages.number(i);t.associated(
e.entry(l,"AF"),i+1);for(let S of e.array(e.entry(l,"Annots"))??[]){let f=e.dict(S);f&&((0,r.A)(e.resolve(f.get("Subtype")),"FileAttachment")&&t.add(f.get("FS"),
i+1,null,(0,c.b)(e.resolve(f.get("Contents")))),t.associated(f.get("AF"),i+1))}let u=m.pace.step(1e3);u&&await u}if(!t.missesSome(a))return t.found;let{live:n}=await(0,v.a)(
e);for(let i of a)n[i]===1&&(0,h.b)(e.get(i),l=>{l.has("EF")&&t.add(l,null)});return t.found}var O=class{constructor(e){this.document=e}document;found=[];streams=new Set;associated(e,s){
let a=this.document.array(e)??(e===void 0?[]:[e]);for(let t of a)this.add(t,s)}missesSome(e){return e.some(s=>(0,h.c)(this.document.get(s),a=>{let t=this.embedded(
a);return t!==void 0&&!this.streams.has(t)}))}add(e,s,a=null,t=null){let{document:o}=this,m=o.dict(e),d=m&&this.embedded(m);if(!d||this.streams.has(d))return;this.
streams.add(d);let n=u=>(0,c.b)(o.resolve(m.get(u))),i=o.resolve(d.dict.get("Subtype")),l=o.resolve(m.get("AFRelationship"));this.found.push({name:n("UF")??n("F")??
n("Unix")??n("DOS")??n("Mac")??a,stream:d,size:this.sizeOf(d),mimeType:i instanceof r.r&&p(i.text)?i.text:null,description:n("Desc")??t,relationship:l instanceof
r.r?l.text:null,page:s})}embedded(e){let s=this.document.dict(e.get("EF"));if(s)for(let a of["UF","F","Unix","DOS","Mac"]){let t=s.get(a),o=(0,r.y)(t)?this.document.
resolve(t):null;if(o instanceof r.w)return o}}sizeOf(e){let{document:s}=this,a=s.resolve(s.dict(e.dict.get("Params"))?.get("Size"));return typeof a=="number"&&Number.
isInteger(a)&&a>=0?a:!e.dict.has("Filter")&&e.sealed===void 0?e.data.length:null}},p=e=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.test(e);0&&(module.exports={a,b});
