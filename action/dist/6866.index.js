"use strict";exports.id=6866,exports.ids=[6866,1941],exports.modules={6366:((P,m,a)=>{a.d(m,{EmbeddedTypeface:()=>u});var M=a(41578),f=a(77904),_=a(45409),c=a(33141);class u{document;face;extent;resource;runs={
ltr:new Map,rtl:new Map};used=new Map;embedded;constructor(t,e){this.document=t,this.face=e,this.extent=(0,c.b8)(e.metrics.capHeight,e.metrics.descent),this.resource=
t.add(null)}static async open(t,e){return new u(t,e?await(0,f.ar)(e,t.job.pace):await(0,f.Wu)("Regular"))}covers(t){return this.face.covers(t)}width(t,e=!1){return this.
run(t,e).width}use(t,e=!1){for(const{glyph:s}of this.run(t,e).glyphs)this.used.set(s.id,s)}async embed(t){if(this.used.size===0){this.document.remove(this.resource);
return}this.embedded=await(0,M.r)(this.face,[...this.used.values()]),this.embedded.addTo(this.document,this.resource,t)}show(t,e,s=!1){const{embedded:n}=this;return n?
(0,_.n)(this.run(t,s).glyphs,n,this.face.unit,e):""}run(t,e){const s=this.runs[e?"rtl":"ltr"],n=s.get(t);if(n)return n;const i=this.face.shape(t,e),o={glyphs:i,
width:i.reduce((p,{advance:h})=>p+h,0)};return s.set(t,o),o}}}),20575:((P,m,a)=>{a.d(m,{MixedFont:()=>s});var M=a(36078),f=a(6366),_=a(12889),c=a(47707),u=a(29825),
g=a(33141),t=a(45657);const e="□";class s{fonts;boxes;missing;base;coverages;used=new Set;lines=new Map;constructor(r,d,E){this.fonts=d,this.boxes=E,this.coverages=
d.map(({font:O})=>n(O)),this.missing=(0,u.EH)(r,this.coverages),this.base=this.named(this.segments(r)[0]?.font??0)}get resource(){return this.base.font.resource}get extent(){
return this.base.font.extent}get further(){return new Map([...this.used].filter(r=>r!==this.base).map(({name:r,font:d})=>[r,d.resource]))}covers(){return!0}width(r){
return this.segments(r).reduce((d,E)=>d+this.shown(E,({font:O},...C)=>p(O,...C)),0)}use(r){for(const d of[...this.segments(r),{font:this.fonts.indexOf(this.base),
text:" ",rtl:!1}])this.shown(d,(E,O,C)=>{this.used.add(E),E.font instanceof f.EmbeddedTypeface?E.font.use(O,C):E.font.use?.(O)})}show(r,d){let E=this.base;const O=D=>D===
E?[]:(E=D,[`/${D.name} ${(0,M.id)(d)} Tf`]),C=this.segments(r).flatMap(D=>this.shown(D,(v,T,b)=>{const I=h(v.font,T,d,b);return[...O(v),D.font===u.lV?(0,g.$u)(D.
text,I):I]}));return(0,t.RZ)(C,O(this.base)),C.join(" ")}shown({font:r,text:d,rtl:E},O){return r===u.lV?O(this.boxes,e.repeat((0,c.qf)(d).length),!1):O(this.fonts[r],
d,E)}named(r){return r===u.lV?this.boxes:this.fonts[r]}segments(r){let d=this.lines.get(r);return d||this.lines.set(r,d=(0,u.OD)(r,this.coverages)),d}}function n(l){
return l instanceof f.EmbeddedTypeface?l:{covers:r=>(!(0,c.Sw)(r)||i.test(r))&&l.covers((0,c.sI)(r))}}const i=new RegExp("^(?:(?!\\p{M})\\p{Script=Hebrew})+$","\
u"),o=(l,r)=>(0,c.sI)(r?(0,_.wE)(l):l),p=(l,r,d)=>l instanceof f.EmbeddedTypeface?l.width(r,d):l.width(o(r,d)),h=(l,r,d,E)=>l instanceof f.EmbeddedTypeface?l.show(
r,d,E):l.show(o(r,E),d)}),50476:((P,m,a)=>{a.d(m,{Z:()=>t,f:()=>g});const[M,f,_,c,u]=[1,8,32,64,128];function g(e,s,n,i){const o=new Set,p=[...e].filter(h=>typeof h==
"number");for(let h=p.pop();h!==void 0;h=p.pop())if(!(h<0||h>=s||o.has(h))){o.add(h);for(const l of t(i,n(h)))p.push(l)}return o}function*t(e,[s,n]){if(!(n-s<12||
e.getInt16(s)>=0))for(let i=s+10,o=_;o&_&&i+4<=n;)o=e.getUint16(i),yield e.getUint16(i+2),i+=4+(o&M?4:2)+(o&f?2:o&c?4:o&u?8:0)}}),29825:((P,m,a)=>{a.d(m,{EH:()=>t,
OD:()=>c,W_:()=>u,lV:()=>_});var M=a(12889),f=a(47707);const _=-1,c=(e,s)=>(0,M.pr)(e).flatMap(n=>u(n,s));function u({text:e,rtl:s},n){const i=[];for(const o of(0,f.
qf)(e)){const p=i.at(-1),h=(0,f.ML)(o)?p?.font??0:g(o,n,p?.font);p?.font===h?p.text+=o:i.push({font:h,text:o,rtl:s})}return s?i.reverse():i}function g(e,s,n){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.
test(e)&&n!==void 0&&s[n]?.covers(e)===!0?n:s.findIndex(o=>o.covers(e))}function t(e,s){const n=c(e,s).filter(({font:i})=>i===_);return[...new Set(n.flatMap(i=>(0,f.
qf)(i.text)))]}}),45409:((P,m,a)=>{a.d(m,{Q:()=>_,n:()=>f});var M=a(36078);function f(c,u,g,t){let e=0,s=0;const n=[];for(let i=0;i<c.length;i=e){const{y:o}=c[i];
for(;e<c.length&&c[e].y===o;)e++;o!==s&&n.push(`${(0,M.id)(o*t/1e3)} Ts`),s=o,n.push(`[${_(c.slice(i,e),u,g)}] TJ`)}return s!==0&&n.push("0 Ts"),n.join(" ")}function _(c,u,g){
let t="",e="";const s=n=>{const i=Math.round(n*100)/100;i!==0&&(e&&(t+=`<${e}>`),e="",t+=`${-i} `)};for(const{glyph:n,advance:i,x:o}of c)s(o),e+=u.codeOf(n),s(i-
o-n.advanceWidth*g);return e?`${t}<${e}>`:t}}),88739:((P,m,a)=>{a.d(m,{B:()=>g,U:()=>c});var M=a(77581),f=a(12889);const _=100;function c(t,{digits:e=4,isInOrder:s=!1}={}){
const n=t.filter(([,o])=>o.length>0).map(([o,p])=>`<${g(o).slice(-e)}> <${u(p,s)}>`),i=Array.from({length:Math.ceil(n.length/_)},(o,p)=>{const h=n.slice(p*_,(p+
1)*_);return[`${h.length} beginbfchar`,...h,"endbfchar"].join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(e)}> <${"F".repeat(e)}> endcodespacerange`,...i,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function u(t,e){const s=t.map(n=>String.fromCodePoint(n)).join("");return(0,M.kt)(!e&&(0,f.ft)(s)?[...s].reverse().join(""):s).toString("hex").toUpperCase()}
const g=t=>t.toString(16).toUpperCase().padStart(4,"0")}),38875:((P,m,a)=>{a.d(m,{F:()=>_});var M=a(60623);const f=1<<24,_=c=>(0,M.UD)(Buffer.from(c,"base64"),{
stream:f,total:f,remaining:f},{found:!1})})};
