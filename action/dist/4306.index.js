"use strict";exports.id=4306,exports.ids=[4306],exports.modules={54306:((K,y,r)=>{r.r(y),r.d(y,{split_by_size:()=>T});var M=r(49402),A=r(86009),x=r(11275),k=r(48024),m=r(16039);
const z=20,C=.3;class w{document;marked;counted;part=0;pages;constructor(t,s){this.document=t,this.marked=s,this.counted=new Int32Array(t.size),this.pages=new Set(
t.pages.numbers)}static async of(t){const s=await(0,x.Rf)([t],{detail:!0});return(0,x.Ip)([t],s),new w(t,s)}begin(){this.part++}add(t){const{document:s,counted:e,
part:a}=this,{live:o,walked:n}=this.marked.markings[0],{marks:c}=n.scan,h=s.pages.number(t),u=[h];let p=0;e[h]=a;const d=i=>{i<=0||i>=e.length||e[i]===a||o[i]!==
1||this.pages.has(i)||this.isTree(i)||(e[i]=a,u.push(i))};for(;u.length>0;){const i=u.pop();p+=this.lengthOf(i);const f=s.edited.get(i);if(f!==void 0)O(f,d);else
for(let g=n.from[i];g<n.to[i];g+=3)c[g]!==k.A&&d(c[g])}return p}lengthOf(t){const s=this.marked.markings[0].walked.end[t];if(s>0)return s-this.document.table.place[t]+
z;const e=this.document.place(t);return e?(e.end-e.start)*C+z:200}isTree(t){return(this.document.entry(t,"K")??this.document.entry(t,"Kids"))!==void 0}}function O(l,t){
const s=[l];for(;s.length>0;){const e=s.pop();if(e instanceof m.oS)t(e.number);else if(Array.isArray(e))for(const a of e)s.push(a);else if(e instanceof m.Bi)for(const a of e.
values())s.push(a);else e instanceof m.Z6&&s.push(e.dict)}}class v{cutter;estimate;limit;factor=1;surplus=700;totals=[];constructor(t,s,e){this.cutter=t,this.estimate=
s,this.limit=e}static async of(t,s){return new v(t,await w.of(t.source),s)}get pageCount(){return this.cutter.source.pages.count}async next(t){this.totals=[],this.
estimate.begin();for(let s=4;;s*=4){const e=await this.guess(t),a=Math.min(this.pageCount-1,e+s+(e-t>>3)),o=await this.cutter.windows.around(t,a),n=await this.search(
o,t,a,e);if(n)return{...n,window:o}}}async search(t,s,e,a){let o=s-1,n=e+1,c=a,h=1,u;for(;n-o>1;){const p=await this.cutter.cut(t,s,c),d=await(0,A.eV)(p,this.cutter.
options);(d<=this.limit||c===s)&&(u=p),d<=this.limit?o=c:n=c,this.learn(this.total(s,c),d);const i=await this.guess(s);if(i>o&&i<n)c=i;else{const f=Math.max(1,Math.
min(h,n-o>>1));c=i<=o?o+f:n-f,h*=2}}if(!(n>e&&e<this.pageCount-1))return{document:u,last:Math.max(o,s)}}total(t,s){const{totals:e}=this;for(;e.length<=s-t;)e.push(
(e.at(-1)??0)+this.estimate.add(t+e.length));return e[s-t]}async guess(t){const{source:s}=this.cutter;let e=t;for(;e+1<this.pageCount&&this.total(t,e+1)*this.factor+
this.surplus<=this.limit;){e++;const a=s.job.pace.step(500);a&&await a}return e}learn(t,s){this.factor=Math.max(.02,(s-Math.min(this.surplus,s/2))/Math.max(1,t))}}
var R=r(74935);const T=async(l,{maximum_bytes:t,open_password:s},e)=>{const a=await(0,R.lD)(l,{password:s,wholeUpTo:t},e,async n=>{const c=await v.of(n,t);return(0,M.
dp)(n,h=>c.next(h))}),o=a.documents.filter(({bytes:n})=>n.length>t).length;return{...a,notes:o>0?[...a.notes,I(o)]:a.notes,facts:{...a.facts,oversizeParts:o}}},
I=l=>({code:"oversize_parts",message:`${l} ${l===1?"part exceeds":"parts exceed"} the limit, because a single page is larger.`})})};
