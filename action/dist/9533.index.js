"use strict";exports.id=9533,exports.ids=[9533],exports.modules={3197:((C,M,i)=>{i.r(M),i.d(M,{optimize_document:()=>k});var b=i(397),v=i(7390),w=i(5585),l=i(1275),g=i(5199),
O=i(282),y=i(6123),a=i(6039);const u=["PieceInfo","Thumb"];async function f(d,e){const t=await e(),{live:n}=t.markings[0];let s=!1;const r=(0,y.p$)(d,u.map(o=>`\
/${o}`));for(const o of r){if(n[o]!==1)continue;const h=d.job.pace.step(2e3);h&&await h;const m=d.get(o),E=m instanceof a.Z6?m.dict:m;if(!(!(E instanceof a.Bi)||
!u.some(I=>E.has(I)))){d.edit(o);for(const I of u)E.delete(I);s=!0}}return s?e():t}var D=i(5533),P=i(8143),L=i(8962),W=i(9310),S=i(5913);const c=256*1024*1024,p=256*
1024,A=4,F=.97,T=4,U=9,$=new Set(["ASCIIHexDecode","ASCII85Decode"]),V=new Set(["FlateDecode","LZWDecode","RunLengthDecode"]);class H{document;marked;isDouble;remaining=c;left=0;constructor(e,t,n){
this.document=e,this.marked=t,this.isDouble=n}async run(){const e=this.streams();for(let t=0;t<e.length;t+=T){const n=this.remaining,s=await Promise.all(e.slice(
t,t+T).map(o=>this.optimize(o,n)));for(const o of s)this.remaining-=o;const r=this.document.job.pace.step(2e3*T);r&&await r,this.document.job.pace.progress(t/e.
length)}return{left:this.left}}streams(){const{document:e}=this,{live:t,walked:n}=this.marked.markings[0],s=[];for(let r=1;r<t.length;r++){if(t[r]!==1||this.isDouble(
r))continue;const o=e.edited.get(r),h=e.table.kind[r]===P.tL&&n.dataStart[r]>0;(o===void 0?h:o instanceof a.Z6)&&s.push(r)}return s}async optimize(e,t){const{document:n}=this,
s=n.get(e);if(!(s instanceof a.Z6)||(n.put(e,s),X(n,s)))return 0;const r=n.encoded(s),o=this.withoutTransport(s,r),{smaller:h,decoded:m}=await this.compressed(o,
t),E=h??o;return B(E)<B({...j(n,s.dict),data:r})&&n.put(e,_(s,E)),m}withoutTransport(e,t){const{filters:n,parameters:s}=j(this.document,e.dict),r=n.findIndex(m=>!(m instanceof
a.SX&&$.has(m.text))),o=r<0?n.length:r,h={stream:t.length*4+16,total:t.length*4+16,remaining:t.length*4+16};for(const m of n.slice(0,o))t=(0,L.tN)(m.text,t,void 0,
h);return{data:t,filters:n.slice(o),parameters:s.slice(o)}}async compressed(e,t){const n=(0,S.u)(this.document.job),s=await this.decoded(e,t);if(s==="too much")
return this.left++,{decoded:0};if(!s||s.filters.length>0)return{decoded:s?.data.length??0};const r=s.data.length;if(e.data.length>p&&!await this.isWorthwhile(s.
data,e.data.length))return{decoded:r};const h={data:await n.deflate(s.data,U),filters:[(0,a.UU)("FlateDecode")],parameters:s.parameters};return{smaller:[e,...this.
isPredicted(s)?[]:[s]].reduce((E,I)=>B(I)<B(E)?I:E,h),decoded:r}}isPredicted({parameters:e}){const t=this.document.resolve(this.document.dict(e[0])?.get("Predic\
tor"));return typeof t=="number"&&t>1}async isWorthwhile(e,t){const n=Math.floor(p/A*(e.length/t)),s=Math.floor((e.length-n)/(A-1)),r=Buffer.concat(Array.from({
length:A},(h,m)=>e.subarray(m*s,m*s+n)));return(await(0,S.u)(this.document.job).deflate(r,U)).length<F*(t/e.length)*r.length}async decoded(e,t){const[n,...s]=e.
filters;if(n===void 0)return e.data.length>t?"too much":e;if(!(n instanceof a.SX)||!V.has(n.text)||s.length>0)return;if(n.text==="FlateDecode"){const h=await(0,S.
u)(this.document.job).inflate(e.data,Math.max(t,0));return h?{data:h,filters:[],parameters:e.parameters}:e.data.length*4>t?"too much":void 0}const r=this.document.
dict(e.parameters[0]),o=this.document.resolve(r?.get("EarlyChange"));try{const h=typeof o=="number"?new a.Bi([["EarlyChange",o]]):void 0,m=(0,L.tN)(n.text,e.data,
h,{stream:t,total:t,remaining:t}),E=new a.Bi([...r??[]].filter(([I])=>I!=="EarlyChange"));return{data:m,filters:[],parameters:E.size>0?[E]:[]}}catch{return}}}function X(d,{
dict:e}){const t=(0,D.c3)(d,e.get("Filter"));return e.has("F")||t.some(n=>(0,a.Eo)(n,"Crypt"))||(0,a.Eo)(d.resolve(e.get("Type")),"Metadata")}function j(d,e){const t=(0,D.
c3)(d,e.get("Filter")),n=e.get("DecodeParms"),s=d.array(n)??(n===void 0?[]:[n]);return{filters:t,parameters:t.map((r,o)=>s[o]??null)}}const B=({data:d,filters:e})=>d.
length+e.reduce((t,n)=>t+(n instanceof a.SX?n.text.length+9:0),0);function _(d,{data:e,filters:t,parameters:n}){const s=(0,W.n)(d,e,{compress:!1}),r=t.length===
1;return t.length>0&&s.dict.set("Filter",r?t[0]:[...t]),t.length>0&&n.some(o=>o!==null)&&s.dict.set("DecodeParms",r?n[0]:[...n]),s}const k=async(d,{open_password:e},t)=>{
const n={signatures:0,usageRightsRemoved:!1,isRepaired:!1},s=({signatures:R,usageRightsRemoved:te})=>{n.signatures=R,n.usageRightsRemoved||=te},r=R=>{n.isRepaired=
!0,t.onRepaired?.(R)},o=await(0,v.E)(d.bytes,{...t,onWritten:s,onRepaired:r},{password:e}),h=o.pages.count,m=d.bytes.length,E=[];await o.pages.settle();const I=await f(
o,()=>G(o)),z=await(0,O.v)(o,I),{left:K}=await new H(o,I,R=>z(0,R)!==void 0).run();K>0&&E.push(ee(K)),(0,w.V)(o)&&E.push(q);const Z=R=>(0,g.fT)([o],{compact:!0,
objectStreams:R,alias:z}),N=await Q(o);let x=await Z(N?"none":"smallest");if(!N&&x.length<J){const R=await Z("none");R.length<x.length&&(x=R)}return x.length>=m&&
!n.isRepaired?{documents:[{...d,pageCount:h}],notes:[Y],facts:{pageCount:h,bytesBefore:m,bytesAfter:m}}:(t.onWritten?.(n),{documents:[{name:d.name,bytes:x,pageCount:h}],
notes:E,facts:{pageCount:h,bytesBefore:m,bytesAfter:x.length}})};async function G(d){const e=await(0,l.Rf)([d],{detail:!0,strings:d.security?.numbered===!0});return(0,l.
Ip)([d],e),e}const J=16384;async function Q(d){const{archive:e,names:t}=await(0,b.ds)(d);return e?.part===1||t.some(n=>/^PDF\/X-[13]/.test(n))}const Y={code:"no\
t_smaller",message:"The document is returned as it was: it could not be made smaller without loss."},q={code:"linearization_removed",message:"The document is no\
 longer linearized (prepared for fast web view), because object streams save more."},ee=d=>({code:"streams_left",message:`${d===1?"One stream was":`${d} streams\
 were`} left as ${d===1?"it was":"they were"}, because at most 256 MB of a document are compressed again.`})}),729:((C,M,i)=>{i.d(M,{H:()=>b});function b(v){const w=new WeakMap;
return l=>{if(l.hasChanges)return v(l);const g=w.get(l);if(g)return g.answer;const O=v(l);return w.set(l,{answer:O}),O}}}),9310:((C,M,i)=>{i.d(M,{n:()=>l});var b=i(
8962),v=i(6039);const w=["DecodeParms","F","FFilter","FDecodeParms","DL"];function l(g,O,{compress:y}){const a=new v.Bi(g.dict);y?a.set("Filter",(0,v.UU)("Flate\
Decode")):a.delete("Filter");for(const u of w)a.delete(u);return new v.Z6(a,y?(0,b.Kc)(O):O)}}),5585:((C,M,i)=>{i.d(M,{V:()=>l});var b=i(269),v=i(8118),w=i(6039);
function l({bytes:g,job:O}){const y=(0,b.bS)(g).subarray(0,1024),a=y.indexOf(" obj");if(a<0||!y.includes("/Linearized"))return;const u=new v.i(g,a+4,Math.min(g.
length,a+2048),O.limits.nesting).value();return(0,w.Zm)(u)&&u.has("Linearized")&&u.get("L")===g.length?u:void 0}}),6123:((C,M,i)=>{i.d(M,{CA:()=>O,L3:()=>y,p$:()=>g});
var b=i(8960),v=i(269),w=i(6039),l=i(8143);function g(a,u){const{table:f}=a,D=new Set,P=[],L=new Map;for(let c=1;c<f.size;c++)if(a.isChanged(c))a.exists(c)&&D.add(
c);else if(f.kind[c]===l.tL)P.push(c);else if(f.kind[c]===l.UT){const p=f.place[c],A=L.get(p);A?A.push(c):L.set(p,[c])}for(let c=f.size;c<a.size;c++)a.exists(c)&&
D.add(c);P.sort((c,p)=>f.place[c]-f.place[p]);const W=Int32Array.from(P,c=>f.place[c]),S=(0,v.bS)(a.bytes);for(const c of u)for(let p=S.indexOf(c);p>=0;p=S.indexOf(
c,p+c.length)){const A=P[(0,b.M)(W,p)-1];A!==void 0&&D.add(A)}for(const[c,p]of L){const A=a.objectStream(c);if(!A)continue;const F=(0,v.bS)(A.data);if(u.some(T=>F.
includes(T)))for(const T of p)D.add(T)}return[...D].sort((c,p)=>c-p)}function O(a,u){const f=[a];for(;f.length>0;){const D=f.pop(),P=D instanceof w.Z6?D.dict:D;
if(Array.isArray(P))for(const L of P)f.push(L);else if(P instanceof w.Bi){u(P);for(const L of P.values())f.push(L)}}}function y(a,u){const f=[];return O(a,D=>{f.
length===0&&u(D)&&f.push(D)}),f.length>0}}),8960:((C,M,i)=>{i.d(M,{B:()=>b,M:()=>v});const b=(l,g)=>w(l,g,!1),v=(l,g)=>w(l,g,!0);function w(l,g,O){let[y,a]=[0,l.
length];for(;y<a;){const u=y+a>>1,f=l[u];f<g||O&&f===g?y=u+1:a=u}return y}})};
