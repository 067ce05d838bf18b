"use strict";exports.id=5375,exports.ids=[5375],exports.modules={254:((R,E,h)=>{h.r(E),h.d(E,{split_by_size:()=>n});var O=h(98446),P=h(94898),M=h(14029),z=h(33973),C=h(88500),
y=h(45599);const x=20,T=.3;class v{document;marked;counted;part=0;pages;constructor(t,e){this.document=t,this.marked=e,this.counted=new Int32Array(t.size),this.
pages=new Set(t.pages.numbers)}static async of(t){const e=await(0,z.Rf)([t],{detail:!0});return(0,z.Ip)([t],e),new v(t,e)}begin(){this.part++}add(t){const{document:e,
counted:s,part:i}=this,{live:l,walked:r}=this.marked.markings[0],{marks:d}=r.scan,g=e.pages.number(t),f=[g];let m=0;s[g]=i;const w=c=>{c<=0||c>=s.length||s[c]===
i||l[c]!==1||this.pages.has(c)||this.isTree(c)||(s[c]=i,f.push(c))};for(;f.length>0;){const c=f.pop();m+=this.lengthOf(c);const A=e.edited.get(c);if(A!==void 0)
I(A,w);else for(let D=r.from[c];D<r.to[c];D+=3)d[D]!==C.A&&w(d[D])}return m}lengthOf(t){const e=this.marked.markings[0].walked.end[t];if(e>0)return e-this.document.
table.place[t]+x;const s=this.document.place(t);return s?(s.end-s.start)*T+x:200}isTree(t){return(this.document.entry(t,"K")??this.document.entry(t,"Kids"))!==void 0}}
function I(o,t){const e=[o];for(;e.length>0;){const s=e.pop();if(s instanceof y.oS)t(s.number);else if(Array.isArray(s))for(const i of s)e.push(i);else if(s instanceof
y.Bi)for(const i of s.values())e.push(i);else s instanceof y.Z6&&e.push(s.dict)}}class p{cutter;estimate;limit;factor=1;surplus=700;totals=[];constructor(t,e,s){
this.cutter=t,this.estimate=e,this.limit=s}static async of(t,e){return new p(t,await v.of(t.source),e)}get pageCount(){return this.cutter.source.pages.count}async next(t){
this.totals=[],this.estimate.begin();for(let e=4;;e*=4){const s=await this.guess(t),i=Math.min(this.pageCount-1,s+e+(s-t>>3)),l=await this.cutter.windows.around(
t,i),r=await this.search(l,t,i,s);if(r)return{...r,window:l}}}async search(t,e,s,i){let l=e-1,r=s+1,d=i,g=1,f;for(;r-l>1;){const m=await this.cutter.cut(t,e,d),
w=await(0,M.eV)(m,this.cutter.options);(w<=this.limit||d===e)&&(f=m),w<=this.limit?l=d:r=d,this.learn(this.total(e,d),w);const c=await this.guess(e);if(c>l&&c<r)
d=c;else{const A=Math.max(1,Math.min(g,r-l>>1));d=c<=l?l+A:r-A,g*=2}}if(!(r>s&&s<this.pageCount-1))return{document:f,last:Math.max(l,e)}}total(t,e){const{totals:s}=this;
for(;s.length<=e-t;)s.push((s.at(-1)??0)+this.estimate.add(t+s.length));return s[e-t]}async guess(t){const{source:e}=this.cutter;let s=t;for(;s+1<this.pageCount&&
this.total(t,s+1)*this.factor+this.surplus<=this.limit;){s++;const i=e.job.pace.step(500);i&&await i}return s}learn(t,e){this.factor=Math.max(.02,(e-Math.min(this.
surplus,e/2))/Math.max(1,t))}}var a=h(18163);const n=async(o,{maximum_bytes:t,open_password:e},s)=>{let i=0;const l=d=>{d>t&&i++},r=await(0,a.lD)(o,{password:e,
wholeUpTo:t,onSize:l},s,async d=>{const g=await p.of(d,t);return(0,P.dp)(d,f=>g.next(f))});return{...r,notes:i>0?[...r.notes,u(i)]:r.notes,facts:{...r.facts,oversizeParts:i}}},
u=o=>({code:"oversize_parts",message:`${(0,O.y_)(o,"part exceeds","parts exceed")} the limit, because a single page is larger.`})}),32488:((R,E,h)=>{h.d(E,{EI:()=>T,
LG:()=>y,TA:()=>v,on:()=>x,v3:()=>C});var O=h(58552),P=h(83287);const M=1e5,z=1e4;async function C(a,n){const u=await I(a,n);return u.whole||!(0,P.QJ)(a.encoded(
n),u.damage)?u:{...u,whole:!0}}function y(a,n,u=!1){const o=a.decodedPart(n,u);return!o||o.whole||!(0,P.QJ)(a.encoded(n),o.damage)?o:{...o,whole:!0}}async function x(a,n){
return await p(a,n,M)??a.decodedPart(n)}async function T(a,n){return await p(a,n,z)??a.decodedPart(n)}async function v(a,n){return(await T(a,n))?.data??await a.
decodedAtEase(n)}async function I(a,n){const u=await p(a,n,M);if(u)return u;const o=a.decodedPart(n,!0)??{data:new Uint8Array(0),whole:!1},t=a.job.pace.step(o.data.
length);return t&&await t,o}async function p(a,n,u){if(!(n.data.length<=u))try{return await a.decodedPartAtEase(n)}catch(o){if(!(o instanceof O.zU)||o.code!=="u\
nreadable_document")throw o;return}}})};
