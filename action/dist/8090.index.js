"use strict";exports.id=8090,exports.ids=[8090],exports.modules={6366:((m,h,r)=>{r.d(h,{EmbeddedTypeface:()=>u});var _=r(41578),i=r(75283),c=r(45409),a=r(33141);class u{document;face;extent;resource;runs={
ltr:new Map,rtl:new Map};used=new Map;embedded;constructor(t,e){this.document=t,this.face=e,this.extent=(0,a.b8)(e.metrics.capHeight,e.metrics.descent),this.resource=
t.add(null)}static async open(t,e){return new u(t,e?(0,i.ar)(e):await(0,i.Wu)("Regular"))}covers(t){return this.face.covers(t)}width(t,e=!1){return this.run(t,e).
width}use(t,e=!1){for(const{glyph:n}of this.run(t,e).glyphs)this.used.set(n.id,n)}async embed(t){if(this.used.size===0){this.document.remove(this.resource);return}
this.embedded=await(0,_.r)(this.face,[...this.used.values()]),this.embedded.addTo(this.document,this.resource,t)}show(t,e,n=!1){const{embedded:s}=this;return s?
(0,c.n)(this.run(t,n).glyphs,s,this.face.unit,e):""}run(t,e){const n=this.runs[e?"rtl":"ltr"],s=n.get(t);if(s)return s;const d=this.face.shape(t,e),o={glyphs:d,
width:d.reduce((l,{advance:p})=>l+p,0)};return n.set(t,o),o}}}),45409:((m,h,r)=>{r.d(h,{Q:()=>c,n:()=>i});var _=r(36078);function i(a,u,f,t){let e=0,n=0;const s=[];
for(let d=0;d<a.length;d=e){const{y:o}=a[d];for(;e<a.length&&a[e].y===o;)e++;o!==n&&s.push(`${(0,_.id)(o*t/1e3)} Ts`),n=o,s.push(`[${c(a.slice(d,e),u,f)}] TJ`)}
return n!==0&&s.push("0 Ts"),s.join(" ")}function c(a,u,f){let t="",e="";const n=s=>{const d=Math.round(s*100)/100;d!==0&&(e&&(t+=`<${e}>`),e="",t+=`${-d} `)};for(const{
glyph:s,advance:d,x:o}of a)n(o),e+=u.codeOf(s),n(d-o-s.advanceWidth*f);return e?`${t}<${e}>`:t}}),88739:((m,h,r)=>{r.d(h,{B:()=>f,U:()=>a});var _=r(77581),i=r(12889);
const c=100;function a(t,{digits:e=4,isInOrder:n=!1}={}){const s=t.filter(([,o])=>o.length>0).map(([o,l])=>`<${f(o).slice(-e)}> <${u(l,n)}>`),d=Array.from({length:Math.
ceil(s.length/c)},(o,l)=>{const p=s.slice(l*c,(l+1)*c);return[`${p.length} beginbfchar`,...p,"endbfchar"].join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(e)}> <${"F".repeat(e)}> endcodespacerange`,...d,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function u(t,e){const n=t.map(s=>String.fromCodePoint(s)).join("");return(0,_.kt)(!e&&(0,i.ft)(n)?[...n].reverse().join(""):n).toString("hex").toUpperCase()}
const f=t=>t.toString(16).toUpperCase().padStart(4,"0")}),38875:((m,h,r)=>{r.d(h,{F:()=>c});var _=r(60623);const i=1<<24,c=a=>(0,_.UD)(Buffer.from(a,"base64"),{
stream:i,total:i,remaining:i},{found:!1})})};
