"use strict";exports.id=575,exports.ids=[575,6366],exports.modules={6366:((P,M,c)=>{c.d(M,{EmbeddedTypeface:()=>u});var p=c(41578),_=c(36263),E=c(45409),d=c(33141);class u{document;face;extent;resource;runs={
ltr:new Map,rtl:new Map};used=new Map;embedded;constructor(t,s){this.document=t,this.face=s,this.extent=(0,d.b8)(s.metrics.capHeight,s.metrics.descent),this.resource=
t.add(null)}static async open(t,s){return new u(t,s?(0,_.a)(s):await(0,_.W)("Regular"))}covers(t){return this.face.covers(t)}width(t,s=!1){return this.run(t,s).
width}use(t,s=!1){for(const{glyph:o}of this.run(t,s).glyphs)this.used.set(o.id,o)}async embed(){if(this.used.size===0){this.document.remove(this.resource);return}
this.embedded=await(0,p.r)(this.face,[...this.used.values()]),this.embedded.addTo(this.document,this.resource)}show(t,s,o=!1){const{embedded:n}=this;return n?(0,E.
n)(this.run(t,o).glyphs,n,this.face.unit,s):""}run(t,s){const o=this.runs[s?"rtl":"ltr"],n=o.get(t);if(n)return n;const r=this.face.shape(t,s),a={glyphs:r,width:r.
reduce((m,{advance:h})=>m+h,0)};return o.set(t,a),a}}}),20575:((P,M,c)=>{c.d(M,{MixedFont:()=>s});var p=c(36078),_=c(6366),E=c(12889),d=c(47707),u=c(29825),g=c(
33141);const t="□";class s{fonts;boxes;missing;base;coverages;used=new Set;lines=new Map;constructor(e,i,f){this.fonts=i,this.boxes=f,this.coverages=i.map(({font:l})=>o(
l)),this.missing=(0,u.EH)(e,this.coverages),this.base=this.named(this.segments(e)[0]?.font??0)}get resource(){return this.base.font.resource}get extent(){return this.
base.font.extent}get further(){return new Map([...this.used].filter(e=>e!==this.base).map(({name:e,font:i})=>[e,i.resource]))}covers(){return!0}width(e){return this.
segments(e).reduce((i,f)=>i+this.shown(f,({font:l},...v)=>a(l,...v)),0)}use(e){for(const i of[...this.segments(e),{font:this.fonts.indexOf(this.base),text:" ",rtl:!1}])
this.shown(i,(f,l,v)=>{this.used.add(f),f.font instanceof _.EmbeddedTypeface?f.font.use(l,v):f.font.use?.(l)})}show(e,i){let f=this.base;const l=O=>O===f?[]:(f=
O,[`/${O.name} ${(0,p.id)(i)} Tf`]),v=this.segments(e).flatMap(O=>this.shown(O,(D,w,I)=>{const T=m(D.font,w,i,I);return[...l(D),O.font===u.lV?(0,g.$u)(O.text,T):
T]}));return v.push(...l(this.base)),v.join(" ")}shown({font:e,text:i,rtl:f},l){return e===u.lV?l(this.boxes,t.repeat((0,d.qf)(i).length),!1):l(this.fonts[e],i,
f)}named(e){return e===u.lV?this.boxes:this.fonts[e]}segments(e){let i=this.lines.get(e);return i||this.lines.set(e,i=(0,u.OD)(e,this.coverages)),i}}function o(h){
return h instanceof _.EmbeddedTypeface?h:{covers:e=>(!(0,d.Sw)(e)||n.test(e))&&h.covers((0,d.sI)(e))}}const n=new RegExp("^(?:(?!\\p{M})\\p{Script=Hebrew})+$","\
u"),r=(h,e)=>(0,d.sI)(e?(0,E.TY)(h):h),a=(h,e,i)=>h instanceof _.EmbeddedTypeface?h.width(e,i):h.width(r(e,i)),m=(h,e,i,f)=>h instanceof _.EmbeddedTypeface?h.show(
e,i,f):h.show(r(e,f),i)}),29825:((P,M,c)=>{c.d(M,{EH:()=>t,OD:()=>d,W_:()=>u,lV:()=>E});var p=c(12889),_=c(47707);const E=-1,d=(s,o)=>(0,p.kh)(s).flatMap(n=>u(n,
o));function u({text:s,rtl:o},n){const r=[];for(const a of(0,_.qf)(s)){const m=r.at(-1),h=(0,_.ML)(a)?m?.font??0:g(a,n,m?.font);m?.font===h?m.text+=a:r.push({font:h,
text:a,rtl:o})}return o?r.reverse():r}function g(s,o,n){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(s)&&n!==void 0&&o[n]?.covers(s)===!0?n:o.findIndex(
a=>a.covers(s))}function t(s,o){const n=d(s,o).filter(({font:r})=>r===E);return[...new Set(n.flatMap(r=>(0,_.qf)(r.text)))]}}),45409:((P,M,c)=>{c.d(M,{Q:()=>E,n:()=>_});
var p=c(36078);function _(d,u,g,t){let s=0,o=0;const n=[];for(let r=0;r<d.length;r=s){const{y:a}=d[r];for(;s<d.length&&d[s].y===a;)s++;a!==o&&n.push(`${(0,p.id)(
a*t/1e3)} Ts`),o=a,n.push(`[${E(d.slice(r,s),u,g)}] TJ`)}return o!==0&&n.push("0 Ts"),n.join(" ")}function E(d,u,g){let t="",s="";const o=n=>{const r=Math.round(
n*100)/100;r!==0&&(s&&(t+=`<${s}>`),s="",t+=`${-r} `)};for(const{glyph:n,advance:r,x:a}of d)o(a),s+=u.codeOf(n),o(r-a-n.advanceWidth*g);return s?`${t}<${s}>`:t}})};
