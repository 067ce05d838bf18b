"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.EmbeddedTypeface=void 0;const chunk_SNAFR6ER_js_1=require("./chunk-SNAFR6ER.js"),chunk_KNS7MBMN_js_1=require(
"./chunk-KNS7MBMN.js");require("./chunk-2SEJZKLG.js"),require("./chunk-XUOL2YEA.js"),require("./chunk-N4AUIKUW.js"),require("./chunk-HKR6QU6V.js"),require("./ch\
unk-WYN2LYAQ.js");var EmbeddedTypeface=class y{constructor(e,t){this.document=e,this.font=t,this.unit=1e3/t.unitsPerEm;let n=(0,chunk_KNS7MBMN_js_1.verticalExtent)(
t.ascent*this.unit,t.descent*this.unit);this.ascent=n.ascent,this.descent=n.descent,this.resource=e.add(null)}document;font;ascent;descent;resource;unit;runs=new Map;used=new Map;embedded;static async open(e){
return new y(e,await(0,chunk_SNAFR6ER_js_1.openTypeface)("Regular"))}covers(e){for(let t of e)if(!this.font.hasGlyphForCodePoint(t.codePointAt(0)))return!1;return!0}width(e){
return this.run(e).width}use(e){for(let t of this.run(e).glyphs)this.used.set(t.id,t)}async embed(){if(this.used.size===0){this.document.remove(this.resource);return}
this.embedded=await(0,chunk_SNAFR6ER_js_1.embedFont)(this.font,[...this.used.values()]),this.embedded.addTo(this.document,this.resource)}show(e,t){let{embedded:n}=this;
if(!n)return"";let{glyphs:d,positions:c}=this.run(e),s="",r="",i=0,u=[],o=()=>{s&&(r+=`<${s}>`),r&&u.push(`[${r}] TJ`),s=r=""},a=l=>{let h=Math.round(l*100)/100;
h!==0&&(s&&(r+=`<${s}>`),s="",r+=`${-h} `)};for(let[l,h]of d.entries()){let{advance:m,x:f,y:p}=c[l];p!==i&&(o(),u.push(`${(0,chunk_KNS7MBMN_js_1.number)(p*t/1e3)}\
 Ts`),i=p),a(f),s+=n.codeOf(h),a(m-f-h.advanceWidth*this.unit)}return o(),i!==0&&u.push("0 Ts"),u.join(" ")}run(e){let t=this.runs.get(e);if(t)return t;let{unit:n}=this,
d=this.font.layout(e),c=d.glyphs.map((r,i)=>{let{xAdvance:u,xOffset:o,yOffset:a}=d.positions[i]??{xAdvance:0,xOffset:0,yOffset:0};return{advance:u*n,x:o*n,y:Math.
round(a*n)}}),s={glyphs:d.glyphs,positions:c,width:c.reduce((r,{advance:i})=>r+i,0)};return this.runs.set(e,s),s}};exports.EmbeddedTypeface=EmbeddedTypeface;
