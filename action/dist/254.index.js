"use strict";exports.id=254,exports.ids=[254],exports.modules={254:((P,y,r)=>{r.r(y),r.d(y,{split_by_size:()=>I});var M=r(98446),A=r(94898),C=r(14029),x=r(33973),k=r(88500),
m=r(45599);const z=20,O=.3;class w{document;marked;counted;part=0;pages;constructor(t,s){this.document=t,this.marked=s,this.counted=new Int32Array(t.size),this.
pages=new Set(t.pages.numbers)}static async of(t){const s=await(0,x.Rf)([t],{detail:!0});return(0,x.Ip)([t],s),new w(t,s)}begin(){this.part++}add(t){const{document:s,
counted:e,part:a}=this,{live:c,walked:n}=this.marked.markings[0],{marks:o}=n.scan,l=s.pages.number(t),h=[l];let p=0;e[l]=a;const u=i=>{i<=0||i>=e.length||e[i]===
a||c[i]!==1||this.pages.has(i)||this.isTree(i)||(e[i]=a,h.push(i))};for(;h.length>0;){const i=h.pop();p+=this.lengthOf(i);const f=s.edited.get(i);if(f!==void 0)
R(f,u);else for(let g=n.from[i];g<n.to[i];g+=3)o[g]!==k.A&&u(o[g])}return p}lengthOf(t){const s=this.marked.markings[0].walked.end[t];if(s>0)return s-this.document.
table.place[t]+z;const e=this.document.place(t);return e?(e.end-e.start)*O+z:200}isTree(t){return(this.document.entry(t,"K")??this.document.entry(t,"Kids"))!==void 0}}
function R(d,t){const s=[d];for(;s.length>0;){const e=s.pop();if(e instanceof m.oS)t(e.number);else if(Array.isArray(e))for(const a of e)s.push(a);else if(e instanceof
m.Bi)for(const a of e.values())s.push(a);else e instanceof m.Z6&&s.push(e.dict)}}class v{cutter;estimate;limit;factor=1;surplus=700;totals=[];constructor(t,s,e){
this.cutter=t,this.estimate=s,this.limit=e}static async of(t,s){return new v(t,await w.of(t.source),s)}get pageCount(){return this.cutter.source.pages.count}async next(t){
this.totals=[],this.estimate.begin();for(let s=4;;s*=4){const e=await this.guess(t),a=Math.min(this.pageCount-1,e+s+(e-t>>3)),c=await this.cutter.windows.around(
t,a),n=await this.search(c,t,a,e);if(n)return{...n,window:c}}}async search(t,s,e,a){let c=s-1,n=e+1,o=a,l=1,h;for(;n-c>1;){const p=await this.cutter.cut(t,s,o),
u=await(0,C.eV)(p,this.cutter.options);(u<=this.limit||o===s)&&(h=p),u<=this.limit?c=o:n=o,this.learn(this.total(s,o),u);const i=await this.guess(s);if(i>c&&i<n)
o=i;else{const f=Math.max(1,Math.min(l,n-c>>1));o=i<=c?c+f:n-f,l*=2}}if(!(n>e&&e<this.pageCount-1))return{document:h,last:Math.max(c,s)}}total(t,s){const{totals:e}=this;
for(;e.length<=s-t;)e.push((e.at(-1)??0)+this.estimate.add(t+e.length));return e[s-t]}async guess(t){const{source:s}=this.cutter;let e=t;for(;e+1<this.pageCount&&
this.total(t,e+1)*this.factor+this.surplus<=this.limit;){e++;const a=s.job.pace.step(500);a&&await a}return e}learn(t,s){this.factor=Math.max(.02,(s-Math.min(this.
surplus,s/2))/Math.max(1,t))}}var T=r(18163);const I=async(d,{maximum_bytes:t,open_password:s},e)=>{let a=0;const c=o=>{o>t&&a++},n=await(0,T.lD)(d,{password:s,
wholeUpTo:t,onSize:c},e,async o=>{const l=await v.of(o,t);return(0,A.dp)(o,h=>l.next(h))});return{...n,notes:a>0?[...n.notes,K(a)]:n.notes,facts:{...n.facts,oversizeParts:a}}},
K=d=>({code:"oversize_parts",message:`${(0,M.y_)(d,"part exceeds","parts exceed")} the limit, because a single page is larger.`})})};
