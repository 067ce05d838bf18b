"use strict";exports.id=6366,exports.ids=[6366],exports.modules={6366:((_,h,i)=>{i.d(h,{EmbeddedTypeface:()=>u});var f=i(41578),c=i(36263),a=i(45409),o=i(33141);class u{document;face;extent;resource;runs={
ltr:new Map,rtl:new Map};used=new Map;embedded;constructor(t,e){this.document=t,this.face=e,this.extent=(0,o.b8)(e.metrics.capHeight,e.metrics.descent),this.resource=
t.add(null)}static async open(t,e){return new u(t,e?(0,c.a)(e):await(0,c.W)("Regular"))}covers(t){return this.face.covers(t)}width(t,e=!1){return this.run(t,e).
width}use(t,e=!1){for(const{glyph:n}of this.run(t,e).glyphs)this.used.set(n.id,n)}async embed(){if(this.used.size===0){this.document.remove(this.resource);return}
this.embedded=await(0,f.r)(this.face,[...this.used.values()]),this.embedded.addTo(this.document,this.resource)}show(t,e,n=!1){const{embedded:s}=this;return s?(0,a.
n)(this.run(t,n).glyphs,s,this.face.unit,e):""}run(t,e){const n=this.runs[e?"rtl":"ltr"],s=n.get(t);if(s)return s;const r=this.face.shape(t,e),d={glyphs:r,width:r.
reduce((m,{advance:p})=>m+p,0)};return n.set(t,d),d}}}),45409:((_,h,i)=>{i.d(h,{Q:()=>a,n:()=>c});var f=i(36078);function c(o,u,l,t){let e=0,n=0;const s=[];for(let r=0;r<
o.length;r=e){const{y:d}=o[r];for(;e<o.length&&o[e].y===d;)e++;d!==n&&s.push(`${(0,f.id)(d*t/1e3)} Ts`),n=d,s.push(`[${a(o.slice(r,e),u,l)}] TJ`)}return n!==0&&
s.push("0 Ts"),s.join(" ")}function a(o,u,l){let t="",e="";const n=s=>{const r=Math.round(s*100)/100;r!==0&&(e&&(t+=`<${e}>`),e="",t+=`${-r} `)};for(const{glyph:s,
advance:r,x:d}of o)n(d),e+=u.codeOf(s),n(r-d-s.advanceWidth*l);return e?`${t}<${e}>`:t}})};
