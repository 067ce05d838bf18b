"use strict";exports.id=1941,exports.ids=[1941],exports.modules={6366:((g,_,d)=>{d.d(_,{EmbeddedTypeface:()=>f});var p=d(41578),u=d(77904),a=d(45409),c=d(33141);class f{document;face;extent;resource;runs={
ltr:new Map,rtl:new Map};used=new Map;embedded;constructor(t,e){this.document=t,this.face=e,this.extent=(0,c.b8)(e.metrics.capHeight,e.metrics.descent),this.resource=
t.add(null)}static async open(t,e){return new f(t,e?await(0,u.ar)(e,t.job.pace):await(0,u.Wu)("Regular"))}covers(t){return this.face.covers(t)}width(t,e=!1){return this.
run(t,e).width}use(t,e=!1){for(const{glyph:s}of this.run(t,e).glyphs)this.used.set(s.id,s)}async embed(t){if(this.used.size===0){this.document.remove(this.resource);
return}this.embedded=await(0,p.r)(this.face,[...this.used.values()]),this.embedded.addTo(this.document,this.resource,t)}show(t,e,s=!1){const{embedded:n}=this;return n?
(0,a.n)(this.run(t,s).glyphs,n,this.face.unit,e):""}run(t,e){const s=this.runs[e?"rtl":"ltr"],n=s.get(t);if(n)return n;const r=this.face.shape(t,e),o={glyphs:r,
width:r.reduce((i,{advance:m})=>i+m,0)};return s.set(t,o),o}}}),50476:((g,_,d)=>{d.d(_,{VJ:()=>e,Zm:()=>t,fN:()=>l});const[p,u,a,c,f]=[1,8,32,64,128];function l(s,n,r,o){
const i=new Set,m=[...s].filter(h=>typeof h=="number");for(let h=m.pop();h!==void 0;h=m.pop())if(!(h<0||h>=n||i.has(h))){i.add(h);for(const M of t(o,r(h)))m.push(
M)}return i}function*t(s,[n,r]){if(!(r-n<12||s.getInt16(n)>=0))for(let o=n+10,i=a;i&a&&o+4<=r;)i=s.getUint16(o),yield s.getUint16(o+2),o+=4+(i&p?4:2)+(i&u?2:i&c?
4:i&f?8:0)}function e(s,[n,r]){const o=r-n<12?0:s.getInt16(n);return o<=0||10+2*o>r-n?0:s.getUint16(n+8+2*o)+1}}),45409:((g,_,d)=>{d.d(_,{Q:()=>a,n:()=>u});var p=d(
36078);function u(c,f,l,t){let e=0,s=0;const n=[];for(let r=0;r<c.length;r=e){const{y:o}=c[r];for(;e<c.length&&c[e].y===o;)e++;o!==s&&n.push(`${(0,p.id)(o*t/1e3)}\
 Ts`),s=o,n.push(`[${a(c.slice(r,e),f,l)}] TJ`)}return s!==0&&n.push("0 Ts"),n.join(" ")}function a(c,f,l){let t="",e="";const s=n=>{const r=Math.round(n*100)/100;
r!==0&&(e&&(t+=`<${e}>`),e="",t+=`${-r} `)};for(const{glyph:n,advance:r,x:o}of c)s(o),e+=f.codeOf(n),s(r-o-n.advanceWidth*l);return e?`${t}<${e}>`:t}}),88739:((g,_,d)=>{
d.d(_,{B:()=>l,U:()=>c});var p=d(77581),u=d(12889);const a=100;function c(t,{digits:e=4,isInOrder:s=!1}={}){const n=t.filter(([,o])=>o.length>0).map(([o,i])=>`<${l(
o).slice(-e)}> <${f(i,s)}>`),r=Array.from({length:Math.ceil(n.length/a)},(o,i)=>{const m=n.slice(i*a,(i+1)*a);return[`${m.length} beginbfchar`,...m,"endbfchar"].
join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(e)}> <${"F".repeat(e)}> endcodespacerange`,...r,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function f(t,e){const s=t.map(n=>String.fromCodePoint(n)).join("");return(0,p.kt)(!e&&(0,u.ft)(s)?[...s].reverse().join(""):s).toString("hex").toUpperCase()}
const l=t=>t.toString(16).toUpperCase().padStart(4,"0")}),38875:((g,_,d)=>{d.d(_,{F:()=>a});var p=d(60623);const u=1<<24,a=c=>(0,p.UD)(Buffer.from(c,"base64"),{
stream:u,total:u,remaining:u},{found:!1})})};
