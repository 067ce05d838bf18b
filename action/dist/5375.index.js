"use strict";exports.id=5375,exports.ids=[5375],exports.modules={254:((I,P,h)=>{h.r(P),h.d(P,{split_by_size:()=>u});var O=h(98446),E=h(94898),T=h(14029),M=h(33973),C=h(88500),
g=h(45599);const z=20,R=.3;class w{document;marked;counted;part=0;pages;constructor(t,e){this.document=t,this.marked=e,this.counted=new Int32Array(t.size),this.
pages=new Set(t.pages.numbers)}static async of(t){const e=await(0,M.Rf)([t],{detail:!0});return(0,M.Ip)([t],e),new w(t,e)}begin(){this.part++}add(t){const{document:e,
counted:s,part:n}=this,{live:l,walked:o}=this.marked.markings[0],{marks:d}=o.scan,p=e.pages.number(t),f=[p];let m=0;s[p]=n;const y=r=>{r<=0||r>=s.length||s[r]===
n||l[r]!==1||this.pages.has(r)||this.isTree(r)||(s[r]=n,f.push(r))};for(;f.length>0;){const r=f.pop();m+=this.lengthOf(r);const A=e.edited.get(r);if(A!==void 0)
i(A,y);else for(let D=o.from[r];D<o.to[r];D+=3)d[D]!==C.A&&y(d[D])}return m}lengthOf(t){const e=this.marked.markings[0].walked.end[t];if(e>0)return e-this.document.
table.place[t]+z;const s=this.document.place(t);return s?(s.end-s.start)*R+z:200}isTree(t){return(this.document.entry(t,"K")??this.document.entry(t,"Kids"))!==void 0}}
function i(v,t){const e=[v];for(;e.length>0;){const s=e.pop();if(s instanceof g.oS)t(s.number);else if(Array.isArray(s))for(const n of s)e.push(n);else if(s instanceof
g.Bi)for(const n of s.values())e.push(n);else s instanceof g.Z6&&e.push(s.dict)}}class a{cutter;estimate;limit;factor=1;surplus=700;totals=[];constructor(t,e,s){
this.cutter=t,this.estimate=e,this.limit=s}static async of(t,e){return new a(t,await w.of(t.source),e)}get pageCount(){return this.cutter.source.pages.count}async next(t){
this.totals=[],this.estimate.begin();for(let e=4;;e*=4){const s=await this.guess(t),n=Math.min(this.pageCount-1,s+e+(s-t>>3)),l=await this.cutter.windows.around(
t,n),o=await this.search(l,t,n,s);if(o)return{...o,window:l}}}async search(t,e,s,n){let l=e-1,o=s+1,d=n,p=1,f;for(;o-l>1;){const m=await this.cutter.cut(t,e,d),
y=await(0,T.eV)(m,this.cutter.options);(y<=this.limit||d===e)&&(f=m),y<=this.limit?l=d:o=d,this.learn(this.total(e,d),y);const r=await this.guess(e);if(r>l&&r<o)
d=r;else{const A=Math.max(1,Math.min(p,o-l>>1));d=r<=l?l+A:o-A,p*=2}}if(!(o>s&&s<this.pageCount-1))return{document:f,last:Math.max(l,e)}}total(t,e){const{totals:s}=this;
for(;s.length<=e-t;)s.push((s.at(-1)??0)+this.estimate.add(t+s.length));return s[e-t]}async guess(t){const{source:e}=this.cutter;let s=t;for(;s+1<this.pageCount&&
this.total(t,s+1)*this.factor+this.surplus<=this.limit;){s++;const n=e.job.pace.step(500);n&&await n}return s}learn(t,e){this.factor=Math.max(.02,(e-Math.min(this.
surplus,e/2))/Math.max(1,t))}}var c=h(18163);const u=async(v,{maximum_bytes:t,open_password:e},s)=>{let n=0;const l=d=>{d>t&&n++},o=await(0,c.lD)(v,{password:e,
wholeUpTo:t,onSize:l},s,async d=>{const p=await a.of(d,t);return(0,E.dp)(d,f=>p.next(f))});return{...o,notes:n>0?[...o.notes,x(n)]:o.notes,facts:{...o.facts,oversizeParts:n}}},
x=v=>({code:"oversize_parts",message:`${(0,O.y_)(v,"part exceeds","parts exceed")} the limit, because a single page is larger.`})}),32488:((I,P,h)=>{h.d(P,{LG:()=>C,
TA:()=>z,on:()=>g,v3:()=>M});var O=h(58552),E=h(83287);const T=1e5;async function M(i,a){const c=await R(i,a);return c.whole||!(0,E.QJ)(i.encoded(a),c.damage)?c:
{...c,whole:!0}}function C(i,a,c=!1){const u=i.decodedPart(a,c);return!u||u.whole||!(0,E.QJ)(i.encoded(a),u.damage)?u:{...u,whole:!0}}async function g(i,a){return await w(
i,a)??i.decodedPart(a)}async function z(i,a){return(await g(i,a))?.data??await i.decodedAtEase(a)}async function R(i,a){const c=await w(i,a);if(c)return c;const u=i.
decodedPart(a,!0)??{data:new Uint8Array(0),whole:!1},x=i.job.pace.step(u.data.length);return x&&await x,u}async function w(i,a){if(!(a.data.length<=T))try{return await i.
decodedPartAtEase(a)}catch(c){if(!(c instanceof O.zU)||c.code!=="unreadable_document")throw c;return}}})};
