"use strict";exports.id=575,exports.ids=[575,6366],exports.modules={6366:((P,m,c)=>{c.d(m,{EmbeddedTypeface:()=>a});var p=c(41578),_=c(36263),l=c(45409),h=c(33141);class a{document;face;extent;resource;runs={
ltr:new Map,rtl:new Map};used=new Map;embedded;constructor(e,s){this.document=e,this.face=s,this.extent=(0,h.b8)(s.metrics.capHeight,s.metrics.descent),this.resource=
e.add(null)}static async open(e,s){return new a(e,s?(0,_.a)(s):await(0,_.W)("Regular"))}covers(e){return this.face.covers(e)}width(e,s=!1){return this.run(e,s).
width}use(e,s=!1){for(const{glyph:o}of this.run(e,s).glyphs)this.used.set(o.id,o)}async embed(){if(this.used.size===0){this.document.remove(this.resource);return}
this.embedded=await(0,p.r)(this.face,[...this.used.values()]),this.embedded.addTo(this.document,this.resource)}show(e,s,o=!1){const{embedded:n}=this;return n?(0,l.
n)(this.run(e,o).glyphs,n,this.face.unit,s):""}run(e,s){const o=this.runs[s?"rtl":"ltr"],n=o.get(e);if(n)return n;const r=this.face.shape(e,s),d={glyphs:r,width:r.
reduce((M,{advance:v})=>M+v,0)};return o.set(e,d),d}}}),20575:((P,m,c)=>{c.d(m,{MixedFont:()=>o});var p=c(36078),_=c(6366),l=c(12889),h=c(47707),a=c(29825),g=c(
33141),e=c(45657);const s="□";class o{fonts;boxes;missing;base;coverages;used=new Set;lines=new Map;constructor(t,i,u){this.fonts=i,this.boxes=u,this.coverages=
i.map(({font:E})=>n(E)),this.missing=(0,a.EH)(t,this.coverages),this.base=this.named(this.segments(t)[0]?.font??0)}get resource(){return this.base.font.resource}get extent(){
return this.base.font.extent}get further(){return new Map([...this.used].filter(t=>t!==this.base).map(({name:t,font:i})=>[t,i.resource]))}covers(){return!0}width(t){
return this.segments(t).reduce((i,u)=>i+this.shown(u,({font:E},...D)=>M(E,...D)),0)}use(t){for(const i of[...this.segments(t),{font:this.fonts.indexOf(this.base),
text:" ",rtl:!1}])this.shown(i,(u,E,D)=>{this.used.add(u),u.font instanceof _.EmbeddedTypeface?u.font.use(E,D):u.font.use?.(E)})}show(t,i){let u=this.base;const E=O=>O===
u?[]:(u=O,[`/${O.name} ${(0,p.id)(i)} Tf`]),D=this.segments(t).flatMap(O=>this.shown(O,(T,w,y)=>{const I=v(T.font,w,i,y);return[...E(T),O.font===a.lV?(0,g.$u)(O.
text,I):I]}));return(0,e.RZ)(D,E(this.base)),D.join(" ")}shown({font:t,text:i,rtl:u},E){return t===a.lV?E(this.boxes,s.repeat((0,h.qf)(i).length),!1):E(this.fonts[t],
i,u)}named(t){return t===a.lV?this.boxes:this.fonts[t]}segments(t){let i=this.lines.get(t);return i||this.lines.set(t,i=(0,a.OD)(t,this.coverages)),i}}function n(f){
return f instanceof _.EmbeddedTypeface?f:{covers:t=>(!(0,h.Sw)(t)||r.test(t))&&f.covers((0,h.sI)(t))}}const r=new RegExp("^(?:(?!\\p{M})\\p{Script=Hebrew})+$","\
u"),d=(f,t)=>(0,h.sI)(t?(0,l.wE)(f):f),M=(f,t,i)=>f instanceof _.EmbeddedTypeface?f.width(t,i):f.width(d(t,i)),v=(f,t,i,u)=>f instanceof _.EmbeddedTypeface?f.show(
t,i,u):f.show(d(t,u),i)}),29825:((P,m,c)=>{c.d(m,{EH:()=>e,OD:()=>h,W_:()=>a,lV:()=>l});var p=c(12889),_=c(47707);const l=-1,h=(s,o)=>(0,p.pr)(s).flatMap(n=>a(n,
o));function a({text:s,rtl:o},n){const r=[];for(const d of(0,_.qf)(s)){const M=r.at(-1),v=(0,_.ML)(d)?M?.font??0:g(d,n,M?.font);M?.font===v?M.text+=d:r.push({font:v,
text:d,rtl:o})}return o?r.reverse():r}function g(s,o,n){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(s)&&n!==void 0&&o[n]?.covers(s)===!0?n:o.findIndex(
d=>d.covers(s))}function e(s,o){const n=h(s,o).filter(({font:r})=>r===l);return[...new Set(n.flatMap(r=>(0,_.qf)(r.text)))]}}),45409:((P,m,c)=>{c.d(m,{Q:()=>l,n:()=>_});
var p=c(36078);function _(h,a,g,e){let s=0,o=0;const n=[];for(let r=0;r<h.length;r=s){const{y:d}=h[r];for(;s<h.length&&h[s].y===d;)s++;d!==o&&n.push(`${(0,p.id)(
d*e/1e3)} Ts`),o=d,n.push(`[${l(h.slice(r,s),a,g)}] TJ`)}return o!==0&&n.push("0 Ts"),n.join(" ")}function l(h,a,g){let e="",s="";const o=n=>{const r=Math.round(
n*100)/100;r!==0&&(s&&(e+=`<${s}>`),s="",e+=`${-r} `)};for(const{glyph:n,advance:r,x:d}of h)o(d),s+=a.codeOf(n),o(r-d-n.advanceWidth*g);return s?`${e}<${s}>`:e}})};
