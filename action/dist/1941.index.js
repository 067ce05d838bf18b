"use strict";exports.id=1941,exports.ids=[1941],exports.modules={6366:((m,p,d)=>{d.d(p,{EmbeddedTypeface:()=>f});var h=d(41578),u=d(77904),c=d(45409),i=d(33141);class f{document;face;extent;resource;runs={
ltr:new Map,rtl:new Map};used=new Map;embedded;constructor(t,e){this.document=t,this.face=e,this.extent=(0,i.b8)(e.metrics.capHeight,e.metrics.descent),this.resource=
t.add(null)}static async open(t,e){return new f(t,e?await(0,u.ar)(e,t.job.pace):await(0,u.Wu)("Regular"))}covers(t){return this.face.covers(t)}width(t,e=!1){return this.
run(t,e).width}use(t,e=!1){for(const{glyph:n}of this.run(t,e).glyphs)this.used.set(n.id,n)}async embed(t){if(this.used.size===0){this.document.remove(this.resource);
return}this.embedded=await(0,h.r)(this.face,[...this.used.values()]),this.embedded.addTo(this.document,this.resource,t)}show(t,e,n=!1){const{embedded:o}=this;return o?
(0,c.n)(this.run(t,n).glyphs,o,this.face.unit,e):""}run(t,e){const n=this.runs[e?"rtl":"ltr"],o=n.get(t);if(o)return o;const r=this.face.shape(t,e),s={glyphs:r,
width:r.reduce((_,{advance:a})=>_+a,0)};return n.set(t,s),s}}}),50476:((m,p,d)=>{d.d(p,{Z:()=>t,f:()=>l});const[h,u,c,i,f]=[1,8,32,64,128];function l(e,n,o,r){const s=new Set,
_=[...e].filter(a=>typeof a=="number");for(let a=_.pop();a!==void 0;a=_.pop())if(!(a<0||a>=n||s.has(a))){s.add(a);for(const g of t(r,o(a)))_.push(g)}return s}function*t(e,[
n,o]){if(!(o-n<12||e.getInt16(n)>=0))for(let r=n+10,s=c;s&c&&r+4<=o;)s=e.getUint16(r),yield e.getUint16(r+2),r+=4+(s&h?4:2)+(s&u?2:s&i?4:s&f?8:0)}}),45409:((m,p,d)=>{
d.d(p,{Q:()=>c,n:()=>u});var h=d(36078);function u(i,f,l,t){let e=0,n=0;const o=[];for(let r=0;r<i.length;r=e){const{y:s}=i[r];for(;e<i.length&&i[e].y===s;)e++;
s!==n&&o.push(`${(0,h.id)(s*t/1e3)} Ts`),n=s,o.push(`[${c(i.slice(r,e),f,l)}] TJ`)}return n!==0&&o.push("0 Ts"),o.join(" ")}function c(i,f,l){let t="",e="";const n=o=>{
const r=Math.round(o*100)/100;r!==0&&(e&&(t+=`<${e}>`),e="",t+=`${-r} `)};for(const{glyph:o,advance:r,x:s}of i)n(s),e+=f.codeOf(o),n(r-s-o.advanceWidth*l);return e?
`${t}<${e}>`:t}}),88739:((m,p,d)=>{d.d(p,{B:()=>l,U:()=>i});var h=d(77581),u=d(12889);const c=100;function i(t,{digits:e=4,isInOrder:n=!1}={}){const o=t.filter(
([,s])=>s.length>0).map(([s,_])=>`<${l(s).slice(-e)}> <${f(_,n)}>`),r=Array.from({length:Math.ceil(o.length/c)},(s,_)=>{const a=o.slice(_*c,(_+1)*c);return[`${a.
length} beginbfchar`,...a,"endbfchar"].join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(e)}> <${"F".repeat(e)}> endcodespacerange`,...r,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function f(t,e){const n=t.map(o=>String.fromCodePoint(o)).join("");return(0,h.kt)(!e&&(0,u.ft)(n)?[...n].reverse().join(""):n).toString("hex").toUpperCase()}
const l=t=>t.toString(16).toUpperCase().padStart(4,"0")}),38875:((m,p,d)=>{d.d(p,{F:()=>c});var h=d(60623);const u=1<<24,c=i=>(0,h.UD)(Buffer.from(i,"base64"),{
stream:u,total:u,remaining:u},{found:!1})})};
