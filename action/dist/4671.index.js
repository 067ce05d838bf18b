"use strict";exports.id=4671,exports.ids=[4671,8090],exports.modules={6366:((v,M,r)=>{r.d(M,{EmbeddedTypeface:()=>u});var m=r(41578),h=r(75283),_=r(45409),c=r(33141);class u{document;face;extent;resource;runs={
ltr:new Map,rtl:new Map};used=new Map;embedded;constructor(t,e){this.document=t,this.face=e,this.extent=(0,c.b8)(e.metrics.capHeight,e.metrics.descent),this.resource=
t.add(null)}static async open(t,e){return new u(t,e?(0,h.ar)(e):await(0,h.Wu)("Regular"))}covers(t){return this.face.covers(t)}width(t,e=!1){return this.run(t,e).
width}use(t,e=!1){for(const{glyph:n}of this.run(t,e).glyphs)this.used.set(n.id,n)}async embed(t){if(this.used.size===0){this.document.remove(this.resource);return}
this.embedded=await(0,m.r)(this.face,[...this.used.values()]),this.embedded.addTo(this.document,this.resource,t)}show(t,e,n=!1){const{embedded:o}=this;return o?
(0,_.n)(this.run(t,n).glyphs,o,this.face.unit,e):""}run(t,e){const n=this.runs[e?"rtl":"ltr"],o=n.get(t);if(o)return o;const i=this.face.shape(t,e),a={glyphs:i,
width:i.reduce((p,{advance:O})=>p+O,0)};return n.set(t,a),a}}}),20575:((v,M,r)=>{r.d(M,{MixedFont:()=>n});var m=r(36078),h=r(6366),_=r(12889),c=r(47707),u=r(29825),
g=r(33141),t=r(45657);const e="□";class n{fonts;boxes;missing;base;coverages;used=new Set;lines=new Map;constructor(s,d,f){this.fonts=d,this.boxes=f,this.coverages=
d.map(({font:E})=>o(E)),this.missing=(0,u.EH)(s,this.coverages),this.base=this.named(this.segments(s)[0]?.font??0)}get resource(){return this.base.font.resource}get extent(){
return this.base.font.extent}get further(){return new Map([...this.used].filter(s=>s!==this.base).map(({name:s,font:d})=>[s,d.resource]))}covers(){return!0}width(s){
return this.segments(s).reduce((d,f)=>d+this.shown(f,({font:E},...D)=>p(E,...D)),0)}use(s){for(const d of[...this.segments(s),{font:this.fonts.indexOf(this.base),
text:" ",rtl:!1}])this.shown(d,(f,E,D)=>{this.used.add(f),f.font instanceof h.EmbeddedTypeface?f.font.use(E,D):f.font.use?.(E)})}show(s,d){let f=this.base;const E=P=>P===
f?[]:(f=P,[`/${P.name} ${(0,m.id)(d)} Tf`]),D=this.segments(s).flatMap(P=>this.shown(P,(I,C,b)=>{const T=O(I.font,C,d,b);return[...E(I),P.font===u.lV?(0,g.$u)(P.
text,T):T]}));return(0,t.RZ)(D,E(this.base)),D.join(" ")}shown({font:s,text:d,rtl:f},E){return s===u.lV?E(this.boxes,e.repeat((0,c.qf)(d).length),!1):E(this.fonts[s],
d,f)}named(s){return s===u.lV?this.boxes:this.fonts[s]}segments(s){let d=this.lines.get(s);return d||this.lines.set(s,d=(0,u.OD)(s,this.coverages)),d}}function o(l){
return l instanceof h.EmbeddedTypeface?l:{covers:s=>(!(0,c.Sw)(s)||i.test(s))&&l.covers((0,c.sI)(s))}}const i=new RegExp("^(?:(?!\\p{M})\\p{Script=Hebrew})+$","\
u"),a=(l,s)=>(0,c.sI)(s?(0,_.wE)(l):l),p=(l,s,d)=>l instanceof h.EmbeddedTypeface?l.width(s,d):l.width(a(s,d)),O=(l,s,d,f)=>l instanceof h.EmbeddedTypeface?l.show(
s,d,f):l.show(a(s,f),d)}),29825:((v,M,r)=>{r.d(M,{EH:()=>t,OD:()=>c,W_:()=>u,lV:()=>_});var m=r(12889),h=r(47707);const _=-1,c=(e,n)=>(0,m.pr)(e).flatMap(o=>u(o,
n));function u({text:e,rtl:n},o){const i=[];for(const a of(0,h.qf)(e)){const p=i.at(-1),O=(0,h.ML)(a)?p?.font??0:g(a,o,p?.font);p?.font===O?p.text+=a:i.push({font:O,
text:a,rtl:n})}return n?i.reverse():i}function g(e,n,o){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(e)&&o!==void 0&&n[o]?.covers(e)===!0?o:n.findIndex(
a=>a.covers(e))}function t(e,n){const o=c(e,n).filter(({font:i})=>i===_);return[...new Set(o.flatMap(i=>(0,h.qf)(i.text)))]}}),45409:((v,M,r)=>{r.d(M,{Q:()=>_,n:()=>h});
var m=r(36078);function h(c,u,g,t){let e=0,n=0;const o=[];for(let i=0;i<c.length;i=e){const{y:a}=c[i];for(;e<c.length&&c[e].y===a;)e++;a!==n&&o.push(`${(0,m.id)(
a*t/1e3)} Ts`),n=a,o.push(`[${_(c.slice(i,e),u,g)}] TJ`)}return n!==0&&o.push("0 Ts"),o.join(" ")}function _(c,u,g){let t="",e="";const n=o=>{const i=Math.round(
o*100)/100;i!==0&&(e&&(t+=`<${e}>`),e="",t+=`${-i} `)};for(const{glyph:o,advance:i,x:a}of c)n(a),e+=u.codeOf(o),n(i-a-o.advanceWidth*g);return e?`${t}<${e}>`:t}}),
88739:((v,M,r)=>{r.d(M,{B:()=>g,U:()=>c});var m=r(77581),h=r(12889);const _=100;function c(t,{digits:e=4,isInOrder:n=!1}={}){const o=t.filter(([,a])=>a.length>0).
map(([a,p])=>`<${g(a).slice(-e)}> <${u(p,n)}>`),i=Array.from({length:Math.ceil(o.length/_)},(a,p)=>{const O=o.slice(p*_,(p+1)*_);return[`${O.length} beginbfchar`,
...O,"endbfchar"].join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(e)}> <${"F".repeat(e)}> endcodespacerange`,...i,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function u(t,e){const n=t.map(o=>String.fromCodePoint(o)).join("");return(0,m.kt)(!e&&(0,h.ft)(n)?[...n].reverse().join(""):n).toString("hex").toUpperCase()}
const g=t=>t.toString(16).toUpperCase().padStart(4,"0")}),38875:((v,M,r)=>{r.d(M,{F:()=>_});var m=r(60623);const h=1<<24,_=c=>(0,m.UD)(Buffer.from(c,"base64"),{
stream:h,total:h,remaining:h},{found:!1})})};
