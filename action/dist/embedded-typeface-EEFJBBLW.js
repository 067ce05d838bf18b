"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.EmbeddedTypeface=void 0;const chunk_I37RDFCG_js_1=require("./chunk-I37RDFCG.js"),chunk_4QCWNOZA_js_1=require(
"./chunk-4QCWNOZA.js");require("./chunk-JOZH3ZIT.js"),require("./chunk-EE63N2TD.js"),require("./chunk-BNL6ROPZ.js"),require("./chunk-GMSHOBQ3.js"),require("./ch\
unk-WYN2LYAQ.js");var EmbeddedTypeface=class y{constructor(e,t){this.document=e,this.font=t,this.unit=1e3/t.unitsPerEm,this.extent=(0,chunk_4QCWNOZA_js_1.verticalExtent)(
t.capHeight*this.unit,t.descent*this.unit),this.resource=e.add(null)}document;font;extent;resource;unit;runs=new Map;used=new Map;embedded;static async open(e){
return new y(e,await(0,chunk_I37RDFCG_js_1.openTypeface)("Regular"))}covers(e){for(let t of e)if(!this.font.hasGlyphForCodePoint(t.codePointAt(0)))return!1;return!0}width(e){
return this.run(e).width}use(e){for(let t of this.run(e).glyphs)this.used.set(t.id,t)}async embed(){if(this.used.size===0){this.document.remove(this.resource);return}
this.embedded=await(0,chunk_I37RDFCG_js_1.embedFont)(this.font,[...this.used.values()]),this.embedded.addTo(this.document,this.resource)}show(e,t){let{embedded:i}=this;
if(!i)return"";let{glyphs:d,positions:o}=this.run(e),s="",r="",n=0,u=[],c=()=>{s&&(r+=`<${s}>`),r&&u.push(`[${r}] TJ`),s=r=""},a=p=>{let h=Math.round(p*100)/100;
h!==0&&(s&&(r+=`<${s}>`),s="",r+=`${-h} `)};for(let[p,h]of d.entries()){let{advance:m,x:l,y:f}=o[p];f!==n&&(c(),u.push(`${(0,chunk_4QCWNOZA_js_1.number)(f*t/1e3)}\
 Ts`),n=f),a(l),s+=i.codeOf(h),a(m-l-h.advanceWidth*this.unit)}return c(),n!==0&&u.push("0 Ts"),u.join(" ")}run(e){let t=this.runs.get(e);if(t)return t;let{unit:i}=this,
d=this.font.layout(e),o=d.glyphs.map((r,n)=>{let{xAdvance:u,xOffset:c,yOffset:a}=d.positions[n]??{xAdvance:0,xOffset:0,yOffset:0};return{advance:u*i,x:c*i,y:Math.
round(a*i)}}),s={glyphs:d.glyphs,positions:o,width:o.reduce((r,{advance:n})=>r+n,0)};return this.runs.set(e,s),s}};exports.EmbeddedTypeface=EmbeddedTypeface;
