"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.EmbeddedTypeface=void 0;const chunk_22XS72ER_js_1=require("./chunk-22XS72ER.js"),chunk_G2BQ3UI7_js_1=require(
"./chunk-G2BQ3UI7.js");require("./chunk-5VZM4KZB.js"),require("./chunk-64UBD3TO.js"),require("./chunk-PEGFVCMK.js"),require("./chunk-RFKSFVTF.js"),require("./ch\
unk-SPYEGGY7.js"),require("./chunk-2D65I2CG.js"),require("./chunk-GMSHOBQ3.js"),require("./chunk-WYN2LYAQ.js");var EmbeddedTypeface=class y{constructor(e,t){this.
document=e,this.font=t,this.unit=1e3/t.unitsPerEm,this.extent=(0,chunk_G2BQ3UI7_js_1.verticalExtent)(t.capHeight*this.unit,t.descent*this.unit),this.resource=e.
add(null)}document;font;extent;resource;unit;runs=new Map;used=new Map;embedded;static async open(e){return new y(e,await(0,chunk_22XS72ER_js_1.openTypeface)("R\
egular"))}covers(e){for(let t of e)if(!this.font.hasGlyphForCodePoint(t.codePointAt(0)))return!1;return!0}width(e){return this.run(e).width}use(e){for(let t of this.
run(e).glyphs)this.used.set(t.id,t)}async embed(){if(this.used.size===0){this.document.remove(this.resource);return}this.embedded=await(0,chunk_22XS72ER_js_1.embedFont)(
this.font,[...this.used.values()]),this.embedded.addTo(this.document,this.resource)}show(e,t){let{embedded:u}=this;if(!u)return"";let{glyphs:d,positions:o}=this.
run(e),s="",r="",n=0,i=[],c=()=>{s&&(r+=`<${s}>`),r&&i.push(`[${r}] TJ`),s=r=""},a=p=>{let h=Math.round(p*100)/100;h!==0&&(s&&(r+=`<${s}>`),s="",r+=`${-h} `)};for(let[
p,h]of d.entries()){let{advance:m,x:l,y:f}=o[p];f!==n&&(c(),i.push(`${(0,chunk_G2BQ3UI7_js_1.number)(f*t/1e3)} Ts`),n=f),a(l),s+=u.codeOf(h),a(m-l-h.advanceWidth*
this.unit)}return c(),n!==0&&i.push("0 Ts"),i.join(" ")}run(e){let t=this.runs.get(e);if(t)return t;let{unit:u}=this,d=this.font.layout(e),o=d.glyphs.map((r,n)=>{
let{xAdvance:i,xOffset:c,yOffset:a}=d.positions[n]??{xAdvance:0,xOffset:0,yOffset:0};return{advance:i*u,x:c*u,y:Math.round(a*u)}}),s={glyphs:d.glyphs,positions:o,
width:o.reduce((r,{advance:n})=>r+n,0)};return this.runs.set(e,s),s}};exports.EmbeddedTypeface=EmbeddedTypeface;
