"use strict";exports.id=575,exports.ids=[575,6366],exports.modules={6366:((D,p,c)=>{c.d(p,{EmbeddedTypeface:()=>u});var M=c(41578),_=c(36263),E=c(45409),a=c(33141);class u{document;face;extent;resource;runs={
ltr:new Map,rtl:new Map};used=new Map;embedded;constructor(t,s){this.document=t,this.face=s,this.extent=(0,a.b8)(s.metrics.capHeight,s.metrics.descent),this.resource=
t.add(null)}static async open(t,s){return new u(t,s?(0,_.a)(s):await(0,_.W)("Regular"))}covers(t){return this.face.covers(t)}width(t,s=!1){return this.run(t,s).
width}use(t,s=!1){for(const{glyph:r}of this.run(t,s).glyphs)this.used.set(r.id,r)}async embed(){if(this.used.size===0){this.document.remove(this.resource);return}
this.embedded=await(0,M.r)(this.face,[...this.used.values()]),this.embedded.addTo(this.document,this.resource)}show(t,s,r=!1){const{embedded:n}=this;return n?(0,E.
n)(this.run(t,r).glyphs,n,this.face.unit,s):""}run(t,s){const r=this.runs[s?"rtl":"ltr"],n=r.get(t);if(n)return n;const o=this.face.shape(t,s),d={glyphs:o,width:o.
reduce((m,{advance:h})=>m+h,0)};return r.set(t,d),d}}}),20575:((D,p,c)=>{c.d(p,{MixedFont:()=>s});var M=c(36078),_=c(6366),E=c(12889),a=c(47707),u=c(29825),g=c(
33141);const t="□";class s{fonts;boxes;missing;base;coverages;used=new Set;lines=new Map;constructor(e,i,f){this.fonts=i,this.boxes=f,this.coverages=i.map(({font:l})=>r(
l)),this.missing=(0,u.EH)(e,this.coverages),this.base=this.named(this.segments(e)[0]?.font??0)}get resource(){return this.base.font.resource}get extent(){return this.
base.font.extent}get further(){return new Map([...this.used].filter(e=>e!==this.base).map(({name:e,font:i})=>[e,i.resource]))}covers(){return!0}width(e){return this.
segments(e).reduce((i,f)=>i+this.shown(f,({font:l},...v)=>d(l,...v)),0)}use(e){for(const i of[...this.segments(e),{font:this.fonts.indexOf(this.base),text:" ",rtl:!1}])
this.shown(i,(f,l,v)=>{this.used.add(f),f.font instanceof _.EmbeddedTypeface?f.font.use(l,v):f.font.use?.(l)})}show(e,i){let f=this.base;const l=O=>O===f?[]:(f=
O,[`/${O.name} ${(0,M.id)(i)} Tf`]),v=this.segments(e).flatMap(O=>this.shown(O,(P,T,I)=>{const w=m(P.font,T,i,I);return[...l(P),O.font===u.lV?(0,g.$u)(O.text,w):
w]}));return v.push(...l(this.base)),v.join(" ")}shown({font:e,text:i,rtl:f},l){return e===u.lV?l(this.boxes,t.repeat((0,a.qf)(i).length),!1):l(this.fonts[e],i,
f)}named(e){return e===u.lV?this.boxes:this.fonts[e]}segments(e){let i=this.lines.get(e);return i||this.lines.set(e,i=(0,u.OD)(e,this.coverages)),i}}function r(h){
return h instanceof _.EmbeddedTypeface?h:{covers:e=>(!(0,a.Sw)(e)||n.test(e))&&h.covers((0,a.sI)(e))}}const n=new RegExp("^(?:(?!\\p{M})\\p{Script=Hebrew})+$","\
u"),o=(h,e)=>(0,a.sI)(e?(0,E.wE)(h):h),d=(h,e,i)=>h instanceof _.EmbeddedTypeface?h.width(e,i):h.width(o(e,i)),m=(h,e,i,f)=>h instanceof _.EmbeddedTypeface?h.show(
e,i,f):h.show(o(e,f),i)}),29825:((D,p,c)=>{c.d(p,{EH:()=>t,OD:()=>a,W_:()=>u,lV:()=>E});var M=c(12889),_=c(47707);const E=-1,a=(s,r)=>(0,M.pr)(s).flatMap(n=>u(n,
r));function u({text:s,rtl:r},n){const o=[];for(const d of(0,_.qf)(s)){const m=o.at(-1),h=(0,_.ML)(d)?m?.font??0:g(d,n,m?.font);m?.font===h?m.text+=d:o.push({font:h,
text:d,rtl:r})}return r?o.reverse():o}function g(s,r,n){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(s)&&n!==void 0&&r[n]?.covers(s)===!0?n:r.findIndex(
d=>d.covers(s))}function t(s,r){const n=a(s,r).filter(({font:o})=>o===E);return[...new Set(n.flatMap(o=>(0,_.qf)(o.text)))]}}),45409:((D,p,c)=>{c.d(p,{Q:()=>E,n:()=>_});
var M=c(36078);function _(a,u,g,t){let s=0,r=0;const n=[];for(let o=0;o<a.length;o=s){const{y:d}=a[o];for(;s<a.length&&a[s].y===d;)s++;d!==r&&n.push(`${(0,M.id)(
d*t/1e3)} Ts`),r=d,n.push(`[${E(a.slice(o,s),u,g)}] TJ`)}return r!==0&&n.push("0 Ts"),n.join(" ")}function E(a,u,g){let t="",s="";const r=n=>{const o=Math.round(
n*100)/100;o!==0&&(s&&(t+=`<${s}>`),s="",t+=`${-o} `)};for(const{glyph:n,advance:o,x:d}of a)r(d),s+=u.codeOf(n),r(o-d-n.advanceWidth*g);return s?`${t}<${s}>`:t}})};
