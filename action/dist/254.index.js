"use strict";exports.id=254,exports.ids=[254],exports.modules={254:((P,y,r)=>{r.r(y),r.d(y,{split_by_size:()=>I});var M=r(98446),A=r(94898),C=r(14029),x=r(33973),k=r(88500),
m=r(45599);const z=20,O=.3;class w{document;marked;counted;part=0;pages;constructor(t,s){this.document=t,this.marked=s,this.counted=new Int32Array(t.size),this.
pages=new Set(t.pages.numbers)}static async of(t){const s=await(0,x.Rf)([t],{detail:!0});return(0,x.Ip)([t],s),new w(t,s)}begin(){this.part++}add(t){const{document:s,
counted:e,part:n}=this,{live:o,walked:a}=this.marked.markings[0],{marks:c}=a.scan,h=s.pages.number(t),l=[h];let p=0;e[h]=n;const u=i=>{i<=0||i>=e.length||e[i]===
n||o[i]!==1||this.pages.has(i)||this.isTree(i)||(e[i]=n,l.push(i))};for(;l.length>0;){const i=l.pop();p+=this.lengthOf(i);const f=s.edited.get(i);if(f!==void 0)
R(f,u);else for(let g=a.from[i];g<a.to[i];g+=3)c[g]!==k.A&&u(c[g])}return p}lengthOf(t){const s=this.marked.markings[0].walked.end[t];if(s>0)return s-this.document.
table.place[t]+z;const e=this.document.place(t);return e?(e.end-e.start)*O+z:200}isTree(t){return(this.document.entry(t,"K")??this.document.entry(t,"Kids"))!==void 0}}
function R(d,t){const s=[d];for(;s.length>0;){const e=s.pop();if(e instanceof m.oS)t(e.number);else if(Array.isArray(e))for(const n of e)s.push(n);else if(e instanceof
m.Bi)for(const n of e.values())s.push(n);else e instanceof m.Z6&&s.push(e.dict)}}class v{cutter;estimate;limit;factor=1;surplus=700;totals=[];constructor(t,s,e){
this.cutter=t,this.estimate=s,this.limit=e}static async of(t,s){return new v(t,await w.of(t.source),s)}get pageCount(){return this.cutter.source.pages.count}async next(t){
this.totals=[],this.estimate.begin();for(let s=4;;s*=4){const e=await this.guess(t),n=Math.min(this.pageCount-1,e+s+(e-t>>3)),o=await this.cutter.windows.around(
t,n),a=await this.search(o,t,n,e);if(a)return{...a,window:o}}}async search(t,s,e,n){let o=s-1,a=e+1,c=n,h=1,l;for(;a-o>1;){const p=await this.cutter.cut(t,s,c),
u=await(0,C.eV)(p,this.cutter.options);(u<=this.limit||c===s)&&(l=p),u<=this.limit?o=c:a=c,this.learn(this.total(s,c),u);const i=await this.guess(s);if(i>o&&i<a)
c=i;else{const f=Math.max(1,Math.min(h,a-o>>1));c=i<=o?o+f:a-f,h*=2}}if(!(a>e&&e<this.pageCount-1))return{document:l,last:Math.max(o,s)}}total(t,s){const{totals:e}=this;
for(;e.length<=s-t;)e.push((e.at(-1)??0)+this.estimate.add(t+e.length));return e[s-t]}async guess(t){const{source:s}=this.cutter;let e=t;for(;e+1<this.pageCount&&
this.total(t,e+1)*this.factor+this.surplus<=this.limit;){e++;const n=s.job.pace.step(500);n&&await n}return e}learn(t,s){this.factor=Math.max(.02,(s-Math.min(this.
surplus,s/2))/Math.max(1,t))}}var T=r(18163);const I=async(d,{maximum_bytes:t,open_password:s},e)=>{const n=await(0,T.lD)(d,{password:s,wholeUpTo:t},e,async a=>{
const c=await v.of(a,t);return(0,A.dp)(a,h=>c.next(h))}),o=n.documents.filter(({bytes:a})=>a.length>t).length;return{...n,notes:o>0?[...n.notes,K(o)]:n.notes,facts:{
...n.facts,oversizeParts:o}}},K=d=>({code:"oversize_parts",message:`${(0,M.y_)(d,"part exceeds","parts exceed")} the limit, because a single page is larger.`})})};
