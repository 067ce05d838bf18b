"use strict";exports.id=119,exports.ids=[119,4270],exports.modules={4270:((v,m,c)=>{c.d(m,{EmbeddedTypeface:()=>_});var p=c(10550),f=c(54073),l=c(3217),d=c(26429);class _{document;face;extent;resource;runs={
ltr:new Map,rtl:new Map};used=new Map;embedded;constructor(n,s){this.document=n,this.face=s,this.extent=(0,d.b8)(s.metrics.capHeight,s.metrics.descent),this.resource=
n.add(null)}static async open(n,s){return new _(n,s?(0,f.a)(s):await(0,f.W)("Regular"))}covers(n){return this.face.covers(n)}width(n,s=!1){return this.run(n,s).
width}use(n,s=!1){for(const{glyph:r}of this.run(n,s).glyphs)this.used.set(r.id,r)}async embed(){if(this.used.size===0){this.document.remove(this.resource);return}
this.embedded=await(0,p.r)(this.face,[...this.used.values()]),this.embedded.addTo(this.document,this.resource)}show(n,s,r=!1){const{embedded:t}=this;return t?(0,l.
n)(this.run(n,r).glyphs,t,this.face.unit,s):""}run(n,s){const r=this.runs[s?"rtl":"ltr"],t=r.get(n);if(t)return t;const o=this.face.shape(n,s),a={glyphs:o,width:o.
reduce((h,{advance:e})=>h+e,0)};return r.set(n,a),a}}}),10119:((v,m,c)=>{c.d(m,{MixedFont:()=>n});var p=c(6093),f=c(79131),l=c(4270),d=c(385),_=c(26429);const M="\
□";class n{fonts;boxes;missing;base;coverages;used=new Set;lines=new Map;constructor(e,i,u){this.fonts=i,this.boxes=u,this.coverages=i.map(({font:E})=>s(E)),this.
missing=(0,d.EH)(e,this.coverages),this.base=this.named(this.segments(e)[0]?.font??0)}get resource(){return this.base.font.resource}get extent(){return this.base.
font.extent}get further(){return new Map([...this.used].filter(e=>e!==this.base).map(({name:e,font:i})=>[e,i.resource]))}covers(){return!0}width(e){return this.
segments(e).reduce((i,u)=>i+this.shown(u,({font:E},...O)=>o(E,...O)),0)}use(e){for(const i of[...this.segments(e),{font:this.fonts.indexOf(this.base),text:" ",rtl:!1}])
this.shown(i,(u,E,O)=>{this.used.add(u),u.font instanceof l.EmbeddedTypeface?u.font.use(E,O):u.font.use?.(E)})}show(e,i){let u=this.base;const E=g=>g===u?[]:(u=
g,[`/${g.name} ${(0,_.ai)(i)} Tf`]),O=this.segments(e).flatMap(g=>this.shown(g,(P,w,T)=>{const D=a(P.font,w,i,T);return[...E(P),g.font===d.lV?(0,_.$u)(g.text,D):
D]}));return O.push(...E(this.base)),O.join(" ")}shown({font:e,text:i,rtl:u},E){return e===d.lV?E(this.boxes,M.repeat((0,f.qf)(i).length),!1):E(this.fonts[e],i,
u)}named(e){return e===d.lV?this.boxes:this.fonts[e]}segments(e){let i=this.lines.get(e);return i||this.lines.set(e,i=(0,d.OD)(e,this.coverages)),i}}function s(h){
return h instanceof l.EmbeddedTypeface?h:{covers:e=>(!(0,f.Sw)(e)||r.test(e))&&h.covers((0,f.sI)(e))}}const r=new RegExp("^(?:(?!\\p{M})\\p{Script=Hebrew})+$","\
u"),t=(h,e)=>(0,f.sI)(e?(0,p.TY)(h):h),o=(h,e,i)=>h instanceof l.EmbeddedTypeface?h.width(e,i):h.width(t(e,i)),a=(h,e,i,u)=>h instanceof l.EmbeddedTypeface?h.show(
e,i,u):h.show(t(e,u),i)}),385:((v,m,c)=>{c.d(m,{EH:()=>n,OD:()=>d,W_:()=>_,lV:()=>l});var p=c(6093),f=c(79131);const l=-1,d=(s,r)=>(0,p.kh)(s).flatMap(t=>_(t,r));
function _({text:s,rtl:r},t){const o=[];for(const a of(0,f.qf)(s)){const h=o.at(-1),e=(0,f.ML)(a)?h?.font??0:M(a,t,h?.font);h?.font===e?h.text+=a:o.push({font:e,
text:a,rtl:r})}return r?o.reverse():o}function M(s,r,t){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(s)&&t!==void 0&&r[t]?.covers(s)===!0?t:r.findIndex(
a=>a.covers(s))}function n(s,r){const t=d(s,r).filter(({font:o})=>o===l);return[...new Set(t.flatMap(o=>(0,f.qf)(o.text)))]}}),3217:((v,m,c)=>{c.d(m,{Q:()=>l,n:()=>f});
var p=c(26429);function f(d,_,M,n){let s=0,r=0;const t=[];for(let o=0;o<d.length;o=s){const{y:a}=d[o];for(;s<d.length&&d[s].y===a;)s++;a!==r&&t.push(`${(0,p.ai)(
a*n/1e3)} Ts`),r=a,t.push(`[${l(d.slice(o,s),_,M)}] TJ`)}return r!==0&&t.push("0 Ts"),t.join(" ")}function l(d,_,M){let n="",s="";const r=t=>{const o=Math.round(
t*100)/100;o!==0&&(s&&(n+=`<${s}>`),s="",n+=`${-o} `)};for(const{glyph:t,advance:o,x:a}of d)r(a),s+=_.codeOf(t),r(o-a-t.advanceWidth*M);return s?`${n}<${s}>`:n}})};
