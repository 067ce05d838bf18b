"use strict";exports.id=6866,exports.ids=[6866,1941],exports.modules={6366:((P,M,a)=>{a.d(M,{EmbeddedTypeface:()=>u});var m=a(41578),d=a(77904),p=a(45409),f=a(33141);class u{document;face;extent;resource;runs={
ltr:new Map,rtl:new Map};used=new Map;embedded;constructor(t,e){this.document=t,this.face=e,this.extent=(0,f.b8)(e.metrics.capHeight,e.metrics.descent),this.resource=
t.add(null)}static async open(t,e){return new u(t,e?await(0,d.ar)(e,t.job.pace):await(0,d.Wu)("Regular"))}covers(t){return this.face.covers(t)}width(t,e=!1){return this.
run(t,e).width}use(t,e=!1){for(const{glyph:n}of this.run(t,e).glyphs)this.used.set(n.id,n)}async embed(t){if(this.used.size===0){this.document.remove(this.resource);
return}this.embedded=await(0,m.r)(this.face,[...this.used.values()]),this.embedded.addTo(this.document,this.resource,t)}show(t,e,n=!1){const{embedded:s}=this;return s?
(0,p.n)(this.run(t,n).glyphs,s,this.face.unit,e):""}run(t,e){const n=this.runs[e?"rtl":"ltr"],s=n.get(t);if(s)return s;const o=this.face.shape(t,e),r={glyphs:o,
width:o.reduce((_,{advance:h})=>_+h,0)};return n.set(t,r),r}}}),20575:((P,M,a)=>{a.d(M,{MixedFont:()=>s});var m=a(36078),d=a(6366),p=a(12889),f=a(47707),u=a(29825),
g=a(33141),t=a(45657);const e="□",n=1e3;class s{fonts;boxes;missing;base;coverages;used=new Set;lines=new Map;constructor(i,c,l){this.fonts=c,this.boxes=l,this.
coverages=c.map(({font:O})=>o(O)),this.missing=(0,u.EH)(i,this.coverages),this.base=this.named(this.segments(i.slice(0,n))[0]?.font??0)}get resource(){return this.
base.font.resource}get extent(){return this.base.font.extent}get further(){return new Map([...this.used].filter(i=>i!==this.base).map(({name:i,font:c})=>[i,c.resource]))}covers(){
return!0}width(i){return this.segments(i).reduce((c,l)=>c+this.shown(l,({font:O},...v)=>h(O,...v)),0)}use(i){for(const c of[...this.segments(i),{font:this.fonts.
indexOf(this.base),text:" ",rtl:!1}])this.shown(c,(l,O,v)=>{this.used.add(l),l.font instanceof d.EmbeddedTypeface?l.font.use(O,v):l.font.use?.(O)})}show(i,c){let l=this.
base;const O=D=>D===l?[]:(l=D,[`/${D.name} ${(0,m.id)(c)} Tf`]),v=this.segments(i).flatMap(D=>this.shown(D,(I,b,y)=>{const T=C(I.font,b,c,y);return[...O(I),D.font===
u.lV?(0,g.$u)(D.text,T):T]}));return(0,t.RZ)(v,O(this.base)),v.join(" ")}shown({font:i,text:c,rtl:l},O){return i===u.lV?O(this.boxes,e.repeat((0,f.qf)(c).length),
!1):O(this.fonts[i],c,l)}named(i){return i===u.lV?this.boxes:this.fonts[i]}segments(i){let c=this.lines.get(i);return c||this.lines.set(i,c=(0,u.OD)(i,this.coverages)),
c}}function o(E){return E instanceof d.EmbeddedTypeface?E:{covers:i=>(!(0,f.Sw)(i)||r.test(i))&&E.covers((0,f.sI)(i))}}const r=new RegExp("^(?:(?!\\p{M})\\p{Scrip\
t=Hebrew})+$","u"),_=(E,i)=>(0,f.sI)(i?(0,p.wE)(E):E),h=(E,i,c)=>E instanceof d.EmbeddedTypeface?E.width(i,c):E.width(_(i,c)),C=(E,i,c,l)=>E instanceof d.EmbeddedTypeface?
E.show(i,c,l):E.show(_(i,l),c)}),50476:((P,M,a)=>{a.d(M,{Z:()=>t,f:()=>g});const[m,d,p,f,u]=[1,8,32,64,128];function g(e,n,s,o){const r=new Set,_=[...e].filter(
h=>typeof h=="number");for(let h=_.pop();h!==void 0;h=_.pop())if(!(h<0||h>=n||r.has(h))){r.add(h);for(const C of t(o,s(h)))_.push(C)}return r}function*t(e,[n,s]){
if(!(s-n<12||e.getInt16(n)>=0))for(let o=n+10,r=p;r&p&&o+4<=s;)r=e.getUint16(o),yield e.getUint16(o+2),o+=4+(r&m?4:2)+(r&d?2:r&f?4:r&u?8:0)}}),29825:((P,M,a)=>{
a.d(M,{EH:()=>t,OD:()=>f,W_:()=>u,lV:()=>p});var m=a(12889),d=a(47707);const p=-1,f=(e,n)=>(0,m.pr)(e).flatMap(s=>u(s,n));function u({text:e,rtl:n},s){const o=[];
for(const r of(0,d.qf)(e)){const _=o.at(-1),h=(0,d.ML)(r)?_?.font??0:g(r,s,_?.font);_?.font===h?_.text+=r:o.push({font:h,text:r,rtl:n})}return n?o.reverse():o}function g(e,n,s){
return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(e)&&s!==void 0&&n[s]?.covers(e)===!0?s:n.findIndex(r=>r.covers(e))}function t(e,n){const s=new Map;for(const o of(0,d.
qf)(e))s.has(o)||s.set(o,!(0,d.ML)(o)&&!n.some(r=>r.covers(o)));return[...s].filter(([,o])=>o).map(([o])=>o)}}),45409:((P,M,a)=>{a.d(M,{Q:()=>p,n:()=>d});var m=a(
36078);function d(f,u,g,t){let e=0,n=0;const s=[];for(let o=0;o<f.length;o=e){const{y:r}=f[o];for(;e<f.length&&f[e].y===r;)e++;r!==n&&s.push(`${(0,m.id)(r*t/1e3)}\
 Ts`),n=r,s.push(`[${p(f.slice(o,e),u,g)}] TJ`)}return n!==0&&s.push("0 Ts"),s.join(" ")}function p(f,u,g){let t="",e="";const n=s=>{const o=Math.round(s*100)/100;
o!==0&&(e&&(t+=`<${e}>`),e="",t+=`${-o} `)};for(const{glyph:s,advance:o,x:r}of f)n(r),e+=u.codeOf(s),n(o-r-s.advanceWidth*g);return e?`${t}<${e}>`:t}}),88739:((P,M,a)=>{
a.d(M,{B:()=>g,U:()=>f});var m=a(77581),d=a(12889);const p=100;function f(t,{digits:e=4,isInOrder:n=!1}={}){const s=t.filter(([,r])=>r.length>0).map(([r,_])=>`<${g(
r).slice(-e)}> <${u(_,n)}>`),o=Array.from({length:Math.ceil(s.length/p)},(r,_)=>{const h=s.slice(_*p,(_+1)*p);return[`${h.length} beginbfchar`,...h,"endbfchar"].
join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(e)}> <${"F".repeat(e)}> endcodespacerange`,...o,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function u(t,e){const n=t.map(s=>String.fromCodePoint(s)).join("");return(0,m.kt)(!e&&(0,d.ft)(n)?[...n].reverse().join(""):n).toString("hex").toUpperCase()}
const g=t=>t.toString(16).toUpperCase().padStart(4,"0")}),38875:((P,M,a)=>{a.d(M,{F:()=>p});var m=a(60623);const d=1<<24,p=f=>(0,m.UD)(Buffer.from(f,"base64"),{
stream:d,total:d,remaining:d},{found:!1})})};
