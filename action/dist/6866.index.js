"use strict";exports.id=6866,exports.ids=[6866,1941],exports.modules={6366:((I,E,c)=>{c.d(E,{EmbeddedTypeface:()=>h});var m=c(41578),u=c(77904),_=c(45409),f=c(33141);class h{document;face;extent;resource;runs={
ltr:new Map,rtl:new Map};used=new Map;embedded;constructor(n,e){this.document=n,this.face=e,this.extent=(0,f.b8)(e.metrics.capHeight,e.metrics.descent),this.resource=
n.add(null)}static async open(n,e){return new h(n,e?await(0,u.ar)(e,n.job.pace):await(0,u.Wu)("Regular"))}covers(n){return this.face.covers(n)}width(n,e=!1){return this.
run(n,e).width}use(n,e=!1){for(const{glyph:s}of this.run(n,e).glyphs)this.used.set(s.id,s)}async embed(n){if(this.used.size===0){this.document.remove(this.resource);
return}this.embedded=await(0,m.r)(this.face,[...this.used.values()]),this.embedded.addTo(this.document,this.resource,n)}show(n,e,s=!1){const{embedded:t}=this;return t?
(0,_.n)(this.run(n,s).glyphs,t,this.face.unit,e):""}run(n,e){const s=this.runs[e?"rtl":"ltr"],t=s.get(n);if(t)return t;const o=this.face.shape(n,e),r={glyphs:o,
width:o.reduce((a,{advance:M})=>a+M,0)};return s.set(n,r),r}}}),20575:((I,E,c)=>{c.d(E,{MixedFont:()=>t});var m=c(36078),u=c(6366),_=c(12889),f=c(47707),h=c(29825),
g=c(33141),n=c(45657);const e="□",s=1e3;class t{fonts;boxes;missing;base;coverages;used=new Set;lines=new Map;constructor(i,d,l){this.fonts=d,this.boxes=l,this.
coverages=d.map(({font:O})=>o(O)),this.missing=(0,h.EH)(i,this.coverages),this.base=this.named(this.segments(i.slice(0,s))[0]?.font??0)}get resource(){return this.
base.font.resource}get extent(){return this.base.font.extent}get further(){return new Map([...this.used].filter(i=>i!==this.base).map(({name:i,font:d})=>[i,d.resource]))}covers(){
return!0}width(i){return this.segments(i).reduce((d,l)=>d+this.shown(l,({font:O},...C)=>M(O,...C)),0)}use(i){for(const d of[...this.segments(i),{font:this.fonts.
indexOf(this.base),text:" ",rtl:!1}])this.shown(d,(l,O,C)=>{this.used.add(l),l.font instanceof u.EmbeddedTypeface?l.font.use(O,C):l.font.use?.(O)})}show(i,d){let l=this.
base;const O=D=>D===l?[]:(l=D,[`/${D.name} ${(0,m.id)(d)} Tf`]),C=this.segments(i).flatMap(D=>this.shown(D,(v,b,U)=>{const T=P(v.font,b,d,U);return[...O(v),D.font===
h.lV?(0,g.$u)(D.text,T):T]}));return(0,n.RZ)(C,O(this.base)),C.join(" ")}shown({font:i,text:d,rtl:l},O){return i===h.lV?O(this.boxes,e.repeat((0,f.qf)(d).length),
!1):O(this.fonts[i],d,l)}named(i){return i===h.lV?this.boxes:this.fonts[i]}segments(i){let d=this.lines.get(i);return d||this.lines.set(i,d=(0,h.OD)(i,this.coverages)),
d}}function o(p){return p instanceof u.EmbeddedTypeface?p:{covers:i=>(!(0,f.Sw)(i)||r.test(i))&&p.covers((0,f.sI)(i))}}const r=new RegExp("^(?:(?!\\p{M})\\p{Scrip\
t=Hebrew})+$","u"),a=(p,i)=>(0,f.sI)(i?(0,_.wE)(p):p),M=(p,i,d)=>p instanceof u.EmbeddedTypeface?p.width(i,d):p.width(a(i,d)),P=(p,i,d,l)=>p instanceof u.EmbeddedTypeface?
p.show(i,d,l):p.show(a(i,l),d)}),50476:((I,E,c)=>{c.d(E,{VJ:()=>e,Zm:()=>n,fN:()=>g});const[m,u,_,f,h]=[1,8,32,64,128];function g(s,t,o,r){const a=new Set,M=[...s].
filter(P=>typeof P=="number");for(let P=M.pop();P!==void 0;P=M.pop())if(!(P<0||P>=t||a.has(P))){a.add(P);for(const p of n(r,o(P)))M.push(p)}return a}function*n(s,[
t,o]){if(!(o-t<12||s.getInt16(t)>=0))for(let r=t+10,a=_;a&_&&r+4<=o;)a=s.getUint16(r),yield s.getUint16(r+2),r+=4+(a&m?4:2)+(a&u?2:a&f?4:a&h?8:0)}function e(s,[
t,o]){const r=o-t<12?0:s.getInt16(t);return r<=0||10+2*r>o-t?0:s.getUint16(t+8+2*r)+1}}),29825:((I,E,c)=>{c.d(E,{EH:()=>n,OD:()=>f,W_:()=>h,lV:()=>_});var m=c(12889),
u=c(47707);const _=-1,f=(e,s)=>(0,m.pr)(e).flatMap(t=>h(t,s));function h({text:e,rtl:s},t){const o=[];for(const r of(0,u.qf)(e)){const a=o.at(-1),M=(0,u.ML)(r)?
a?.font??0:g(r,t,a?.font);a?.font===M?a.text+=r:o.push({font:M,text:r,rtl:s})}return s?o.reverse():o}function g(e,s,t){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.
test(e)&&t!==void 0&&s[t]?.covers(e)===!0?t:s.findIndex(r=>r.covers(e))}function n(e,s){const t=new Map;for(const o of(0,u.qf)(e))t.has(o)||t.set(o,!(0,u.ML)(o)&&
!s.some(r=>r.covers(o)));return[...t].filter(([,o])=>o).map(([o])=>o)}}),45409:((I,E,c)=>{c.d(E,{Q:()=>_,n:()=>u});var m=c(36078);function u(f,h,g,n){let e=0,s=0;
const t=[];for(let o=0;o<f.length;o=e){const{y:r}=f[o];for(;e<f.length&&f[e].y===r;)e++;r!==s&&t.push(`${(0,m.id)(r*n/1e3)} Ts`),s=r,t.push(`[${_(f.slice(o,e),h,
g)}] TJ`)}return s!==0&&t.push("0 Ts"),t.join(" ")}function _(f,h,g){let n="",e="";const s=t=>{const o=Math.round(t*100)/100;o!==0&&(e&&(n+=`<${e}>`),e="",n+=`${-o}\
 `)};for(const{glyph:t,advance:o,x:r}of f)s(r),e+=h.codeOf(t),s(o-r-t.advanceWidth*g);return e?`${n}<${e}>`:n}}),88739:((I,E,c)=>{c.d(E,{B:()=>g,U:()=>f});var m=c(
77581),u=c(12889);const _=100;function f(n,{digits:e=4,isInOrder:s=!1}={}){const t=n.filter(([,r])=>r.length>0).map(([r,a])=>`<${g(r).slice(-e)}> <${h(a,s)}>`),
o=Array.from({length:Math.ceil(t.length/_)},(r,a)=>{const M=t.slice(a*_,(a+1)*_);return[`${M.length} beginbfchar`,...M,"endbfchar"].join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(e)}> <${"F".repeat(e)}> endcodespacerange`,...o,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function h(n,e){const s=n.map(t=>String.fromCodePoint(t)).join("");return(0,m.kt)(!e&&(0,u.ft)(s)?[...s].reverse().join(""):s).toString("hex").toUpperCase()}
const g=n=>n.toString(16).toUpperCase().padStart(4,"0")}),38875:((I,E,c)=>{c.d(E,{F:()=>_});var m=c(60623);const u=1<<24,_=f=>(0,m.UD)(Buffer.from(f,"base64"),{
stream:u,total:u,remaining:u},{found:!1})})};
