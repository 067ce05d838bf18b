var v=Object.defineProperty;var O=Object.getOwnPropertyDescriptor;var $=Object.getOwnPropertyNames;var M=Object.prototype.hasOwnProperty;var P=(r,t)=>{for(var e in t)v(r,e,{get:t[e],enumerable:!0})},T=(r,t,e,s)=>{if(t&&typeof t=="object"||typeof t=="function")for(let n of $(t))!M.call(r,n)&&n!==e&&
v(r,n,{get:()=>t[n],enumerable:!(s=O(t,n))||s.enumerable});return r};var A=r=>T(v({},"__esModule",{value:!0}),r);var F={};P(F,{EmbeddedTypeface:()=>b});module.exports=A(F);var o=require("./chunk-DLCDALFB.js"),l=require("./chunk-AXV5E5IU.js"),j=require("./chunk-3TZ4DGFD.js"),
z=require("./chunk-IO24KDZ3.js"),C=require("./chunk-3RNHDNP5.js");async function E(r,t,e){let s=o.e.create(),{ref:n,codeOf:h}=await(0,o.u)(s,t,e);return{ref:(0,o.t)(
r,s,n),codeOf:h}}var b=class g{constructor(t,e){this.document=t,this.font=e,this.unit=1e3/e.unitsPerEm;let s=(0,l.a)(e.ascent*this.unit,e.descent*this.unit);this.
ascent=s.ascent,this.descent=s.descent,this.resource=t.add(null)}document;font;ascent;descent;resource;unit;runs=new Map;used=new Map;embedded;static async open(t){
return new g(t,await(0,o.v)("Regular"))}covers(t){for(let e of t)if(!this.font.hasGlyphForCodePoint(e.codePointAt(0)))return!1;return!0}width(t){return this.run(
t).width}use(t){for(let e of this.run(t).glyphs)this.used.set(e.id,e)}async embed(){if(this.used.size===0){this.document.remove(this.resource);return}this.embedded=
await E(this.document,this.font,[...this.used.values()]),this.document.put(this.resource,this.document.get(this.embedded.ref)),this.document.remove(this.embedded.
ref)}show(t,e){let{embedded:s}=this;if(!s)return"";let{glyphs:n,positions:h}=this.run(t),i="",d="",u=0,a=[],f=()=>{i&&(d+=`<${i}>`),d&&a.push(`[${d}] TJ`),i=d=""},
m=p=>{let c=Math.round(p*100)/100;c!==0&&(i&&(d+=`<${i}>`),i="",d+=`${-c} `)};for(let[p,c]of n.entries()){let{advance:x,x:w,y}=h[p];y!==u&&(f(),a.push(`${(0,l.b)(
y*e/1e3)} Ts`),u=y),m(w),i+=s.codeOf(c),m(x-w-c.advanceWidth*this.unit)}return f(),u!==0&&a.push("0 Ts"),a.join(" ")}run(t){let e=this.runs.get(t);if(e)return e;
let{unit:s}=this,n=this.font.layout(t),h=n.glyphs.map((d,u)=>{let{xAdvance:a,xOffset:f,yOffset:m}=n.positions[u]??{xAdvance:0,xOffset:0,yOffset:0};return{advance:a*
s,x:f*s,y:Math.round(m*s)}}),i={glyphs:n.glyphs,positions:h,width:h.reduce((d,{advance:u})=>d+u,0)};return this.runs.set(t,i),i}};0&&(module.exports={EmbeddedTypeface});
