var w=Object.defineProperty;var C=Object.getOwnPropertyDescriptor;var A=Object.getOwnPropertyNames;var _=Object.prototype.hasOwnProperty;var K=(h,t)=>{for(var e in t)w(h,e,{get:t[e],enumerable:!0})},O=(h,t,e,s)=>{if(t&&typeof t=="object"||typeof t=="function")for(let i of A(t))!_.call(h,i)&&i!==e&&
w(h,i,{get:()=>t[i],enumerable:!(s=C(t,i))||s.enumerable});return h};var P=h=>O(w({},"__esModule",{value:!0}),h);var S={};K(S,{split_by_size:()=>z});module.exports=P(S);var y=require("./chunk-QFZYTEDD.js"),j=require("./chunk-UUYIRR4Q.js"),q=require("./chunk-L7SJPDY3.js"),v=require("./chunk-XFNUYN5F.js"),
B=require("./chunk-KN74LLIW.js"),E=require("./chunk-X3YXMNDC.js"),F=require("./chunk-UI5IVMTH.js"),G=require("./chunk-TZ6YDG7T.js"),g=require("./chunk-KFSB3YBL.js"),
k=require("./chunk-OWBHEB44.js"),H=require("./chunk-HADXW2XB.js"),J=require("./chunk-6YBJABQD.js"),L=require("./chunk-3TZ4DGFD.js"),u=require("./chunk-IO24KDZ3.js"),
N=require("./chunk-QY672WF6.js"),Q=require("./chunk-D5RTHP3X.js"),R=require("./chunk-3RNHDNP5.js"),b=20,T=.3,$=class x{constructor(t,e){this.document=t,this.marked=
e,this.counted=new Int32Array(t.size),this.pages=new Set(t.pages.numbers)}document;marked;counted;part=0;pages;static async of(t){let e=await(0,g.b)([t],{detail:!0});
return(0,g.c)([t],e),new x(t,e)}begin(){this.part++}add(t){let{document:e,counted:s,part:i}=this,{live:a,walked:o}=this.marked.markings[0],{marks:n}=o.scan,c=e.
pages.number(t),l=[c],p=0;s[c]=i;let m=r=>{r<=0||r>=s.length||s[r]===i||a[r]!==1||this.pages.has(r)||this.isTree(r)||(s[r]=i,l.push(r))};for(;l.length>0;){let r=l.
pop();p+=this.lengthOf(r);let f=e.edited.get(r);if(f!==void 0)D(f,m);else for(let d=o.from[r];d<o.to[r];d+=3)n[d]!==k.h&&m(n[d])}return p}lengthOf(t){let e=this.
marked.markings[0].walked.end[t];if(e>0)return e-this.document.table.place[t]+b;let s=this.document.place(t);return s?(s.end-s.start)*T+b:200}isTree(t){return(this.
document.entry(t,"K")??this.document.entry(t,"Kids"))!==void 0}};function D(h,t){let e=[h];for(;e.length>0;){let s=e.pop();if(s instanceof u.t)t(s.number);else if(Array.
isArray(s))for(let i of s)e.push(i);else if(s instanceof u.v)for(let i of s.values())e.push(i);else s instanceof u.w&&e.push(s.dict)}}var I=class M{constructor(t,e,s){
this.cutter=t,this.estimate=e,this.limit=s}cutter;estimate;limit;factor=1;surplus=700;totals=[];static async of(t,e){return new M(t,await $.of(t.source),e)}get pageCount(){
return this.cutter.source.pages.count}async next(t){this.totals=[],this.estimate.begin();for(let e=4;;e*=4){let s=this.guess(t),i=Math.min(this.pageCount-1,s+e+
(s-t>>3)),a=await this.cutter.windows.around(t,i),o=await this.search(a,t,i,s);if(o)return{...o,window:a}}}async search(t,e,s,i){let a=e-1,o=s+1,n=i,c=1,l;for(;o-
a>1;){let p=await this.cutter.cut(t,e,n),m=await(0,v.b)(p,this.cutter.options);(m<=this.limit||n===e)&&(l=p),m<=this.limit?a=n:o=n,this.learn(this.total(e,n),m);
let r=this.guess(e);if(r>a&&r<o)n=r;else{let f=Math.max(1,Math.min(c,o-a>>1));n=r<=a?a+f:o-f,c*=2}}if(!(o>s&&s<this.pageCount-1))return{document:l,last:Math.max(
a,e)}}total(t,e){let{totals:s}=this;for(;s.length<=e-t;)s.push((s.at(-1)??0)+this.estimate.add(t+s.length));return s[e-t]}guess(t){let e=t;for(;e+1<this.pageCount&&
this.total(t,e+1)*this.factor+this.surplus<=this.limit;)e++;return e}learn(t,e){this.factor=Math.max(.02,(e-Math.min(this.surplus,e/2))/Math.max(1,t))}},z=async(h,{
maximum_bytes:t,open_password:e},s)=>{let i=await(0,y.b)(h,e,s,n=>I.of(n,t)),a=i.documents.filter(({bytes:n})=>n.length>t).length,o={code:"oversize_parts",message:`${a}\
 ${a===1?"part exceeds":"parts exceed"} the limit, because a single page is larger.`};return{...i,notes:a>0?[...i.notes,o]:i.notes,facts:{...i.facts,oversizeParts:a}}};0&&(module.exports={split_by_size});
