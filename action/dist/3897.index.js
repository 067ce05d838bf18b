"use strict";exports.id=3897,exports.ids=[3897],exports.modules={13197:((x,B,c)=>{c.r(B),c.d(B,{optimize_document:()=>O});var i=c(80397),M=c(7390),I=c(65585),r=c(11275),E=c(
95199),C=c(282),A=c(38504),h=c(16039);const T=["PieceInfo","Thumb"];async function v(D,e){const n=await e(),{live:a}=n.markings[0];let f=!1;const g=(0,A.p$)(D,T.
map(u=>`/${u}`));for(const u of g){if(a[u]!==1)continue;const y=D.job.pace.step(2e3);y&&await y;const w=D.get(u),P=w instanceof h.Z6?w.dict:w;if(!(!(P instanceof
h.Bi)||!T.some(k=>P.has(k)))){D.edit(u);for(const k of T)P.delete(k);f=!0}}return f?e():n}var R=c(85533),_=c(58143),L=c(83267),W=c(39310),b=c(45913);const t=256*
1024*1024,o=256*1024,m=4,U=.97,N=4,z=9,Z=new Set(["ASCIIHexDecode","ASCII85Decode"]),$=new Set(["FlateDecode","LZWDecode","RunLengthDecode"]);class Q{document;marked;isDouble;remaining=t;left=0;constructor(e,n,a){
this.document=e,this.marked=n,this.isDouble=a}async run(){const e=this.streams();for(let n=0;n<e.length;n+=N){const a=this.remaining,f=await Promise.all(e.slice(
n,n+N).map(u=>this.optimize(u,a)));for(const u of f)this.remaining-=u;const g=this.document.job.pace.step(2e3*N);g&&await g,this.document.job.pace.progress(n/e.
length)}return{left:this.left}}streams(){const{document:e}=this,{live:n,walked:a}=this.marked.markings[0],f=[];for(let g=1;g<n.length;g++){if(n[g]!==1||this.isDouble(
g))continue;const u=e.edited.get(g),y=e.table.kind[g]===_.tL&&a.dataStart[g]>0;(u===void 0?y:u instanceof h.Z6)&&f.push(g)}return f}async optimize(e,n){const{document:a}=this,
f=a.get(e);if(!(f instanceof h.Z6)||(a.put(e,f),X(a,f)))return 0;const g=a.encoded(f),u=this.withoutTransport(f,g),{smaller:y,decoded:w}=await this.compressed(u,
n),P=y??u;return F(P)<F({...G(a,f.dict),data:g})&&a.put(e,p(f,P)),w}withoutTransport(e,n){const{filters:a,parameters:f}=G(this.document,e.dict),g=a.findIndex(w=>!(w instanceof
h.SX&&Z.has(w.text))),u=g<0?a.length:g,y={stream:n.length*4+16,total:n.length*4+16,remaining:n.length*4+16};for(const w of a.slice(0,u))n=(0,L.tN)(w.text,n,void 0,
y);return{data:n,filters:a.slice(u),parameters:f.slice(u)}}async compressed(e,n){const a=(0,b.uM)(this.document.job),f=await this.decoded(e,n);if(f==="too much")
return this.left++,{decoded:0};if(!f||f.filters.length>0)return{decoded:f?.data.length??0};const g=f.data.length;if(e.data.length>o&&!await this.isWorthwhile(f.
data,e.data.length))return{decoded:g};const y={data:await a.deflate(f.data,z),filters:[(0,h.UU)("FlateDecode")],parameters:f.parameters};return{smaller:[e,...this.
isPredicted(f)?[]:[f]].reduce((P,k)=>F(k)<F(P)?k:P,y),decoded:g}}isPredicted({parameters:e}){const n=this.document.resolve(this.document.dict(e[0])?.get("Predic\
tor"));return typeof n=="number"&&n>1}async isWorthwhile(e,n){const a=Math.floor(o/m*(e.length/n)),f=Math.floor((e.length-a)/(m-1)),g=Buffer.concat(Array.from({
length:m},(y,w)=>e.subarray(w*f,w*f+a)));return(await(0,b.uM)(this.document.job).deflate(g,z)).length<U*(n/e.length)*g.length}async decoded(e,n){const[a,...f]=e.
filters;if(a===void 0)return e.data.length>n?"too much":e;if(!(a instanceof h.SX)||!$.has(a.text)||f.length>0)return;if(a.text==="FlateDecode"){const{job:y}=this.
document,w=Math.max(n,0),P=await(0,b.uM)(y).inflate(e.data,w)??await(0,b.Uw)(e.data,w,y.pace);return P?{data:P,filters:[],parameters:e.parameters}:e.data.length*
4>n?"too much":void 0}const g=this.document.dict(e.parameters[0]),u=this.document.resolve(g?.get("EarlyChange"));try{const y=typeof u=="number"?new h.Bi([["Earl\
yChange",u]]):void 0,w=(0,L.tN)(a.text,e.data,y,{stream:n,total:n,remaining:n}),P=new h.Bi([...g??[]].filter(([k])=>k!=="EarlyChange"));return{data:w,filters:[],
parameters:P.size>0?[P]:[]}}catch{return}}}function X(D,{dict:e}){const n=(0,R.c3)(D,e.get("Filter"));return e.has("F")||n.some(a=>(0,h.Eo)(a,"Crypt"))||(0,h.Eo)(
D.resolve(e.get("Type")),"Metadata")}function G(D,e){const n=(0,R.c3)(D,e.get("Filter")),a=e.get("DecodeParms"),f=D.array(a)??(a===void 0?[]:[a]);return{filters:n,
parameters:n.map((g,u)=>f[u]??null)}}const F=({data:D,filters:e})=>D.length+e.reduce((n,a)=>n+(a instanceof h.SX?a.text.length+9:0),0);function p(D,{data:e,filters:n,
parameters:a}){const f=(0,W.n)(D,e,{compress:!1}),g=n.length===1;return n.length>0&&f.dict.set("Filter",g?n[0]:[...n]),n.length>0&&a.some(u=>u!==null)&&f.dict.set(
"DecodeParms",g?a[0]:[...a]),f}const O=async(D,{open_password:e},n)=>{const a={signatures:0,usageRightsRemoved:!1,isRepaired:!1},f=({signatures:K,usageRightsRemoved:et})=>{
a.signatures=K,a.usageRightsRemoved||=et},g=K=>{a.isRepaired=!0,n.onRepaired?.(K)},u=await(0,M.E)(D.bytes,{...n,onWritten:f,onRepaired:g},{password:e}),y=u.pages.
count,w=D.bytes.length,P=[];await u.pages.settle();const k=await v(u,()=>l(u)),V=await(0,C.v)(u,k),{left:Y}=await new Q(u,k,K=>V(0,K)!==void 0).run();Y>0&&P.push(
tt(Y)),(0,I.V)(u)&&P.push(H);const J=K=>(0,E.fT)([u],{compact:!0,objectStreams:K,alias:V}),q=await s(u);let j=await J(q?"none":"smallest");if(!q&&j.length<d){const K=await J(
"none");K.length<j.length&&(j=K)}return j.length>=w&&!a.isRepaired?{documents:[{...D,pageCount:y}],notes:[S],facts:{pageCount:y,bytesBefore:w,bytesAfter:w}}:(n.
onWritten?.(a),{documents:[{name:D.name,bytes:j,pageCount:y}],notes:P,facts:{pageCount:y,bytesBefore:w,bytesAfter:j.length}})};async function l(D){const e=await(0,r.
Rf)([D],{detail:!0,strings:D.security?.numbered===!0});return(0,r.Ip)([D],e),e}const d=16384;async function s(D){const{archive:e,names:n}=await(0,i.ds)(D);return e?.
part===1||n.some(a=>/^PDF\/X-[13]/.test(a))}const S={code:"not_smaller",message:"The document is returned as it was: it could not be made smaller without loss."},
H={code:"linearization_removed",message:"The document is no longer linearized (prepared for fast web view), because object streams save more."},tt=D=>({code:"st\
reams_left",message:`${D===1?"One stream was":`${D} streams were`} left as ${D===1?"it was":"they were"}, because at most 256 MB of a document are compressed ag\
ain.`})}),66173:((x,B,c)=>{c.d(B,{B:()=>R,K:()=>W});var i=c(269),M=c(48118),I=c(19980),r=c(36692);const E=64,C=100,A=16*1024*1024,h=["true","false","null"],T=new Map,
v=`b B b* B* BDC BI BMC BT BX c cm cs CS d d0 d1 Do DP EI EMC ET EX f F f* G g gs h i ID j J k K l m M MP n q Q re rg RG ri s S sc SC scn SCN sh T* Tc Td TD Tf \
Tj TJ TL Tm Tr Ts Tw Tz v w W W* y ' "`;for(const b of v.split(" "))T.set((0,r.$N)(b),b);class R{content;operator="";count=0;end=0;dataStart=-1;dataEnd=-1;tokens;kinds=new Uint8Array(
E);starts=new Int32Array(E);ends=new Int32Array(E);depth=0;outermost=r.Kp;opened=0;deepest=0;inImage=!1;isGiven=!0;constructor(t){this.content=t,this.tokens=new r.
oz(t)}next(){return this.advance(1/0)}advance(t){const{tokens:o}=this;for(this.isGiven&&this.forget();o.end<t;){const m=o.next();switch(m){case r.Kp:return this.
end=o.end,this.dataStart>=0&&this.give("BI");case r.QR:if(this.depth===0&&this.keyword())return!0;break;case r.pQ:case r.q$:if(this.depth++>0){this.depth>this.deepest&&
(this.deepest=this.depth);break}this.outermost=m,this.opened=o.start;break;case r.OG:case r.ZT:this.depth>0&&--this.depth===0&&this.add(this.outermost,this.opened);
break;case r.Ho:this.dataStart=o.start,this.dataEnd=o.end;break;default:this.depth===0&&this.add(m,o.start)}}return this.end=o.end,!1}forget(){this.isGiven=!1,this.
count=this.deepest=0,this.dataStart=this.dataEnd=-1}keyword(){const{tokens:t}=this,o=T.get(t.code);if(o===void 0&&h.some(m=>m.length===t.end-t.start&&(0,i.w1)(this.
content,t.start,m)))this.add(r.QR,t.start);else if(o==="BI")this.inImage=!0,this.count=0;else if(this.inImage){if(o==="EI")return this.give("BI")}else return this.
give(o??"");return!1}give(t){return this.operator=t,this.end=this.tokens.end,this.isGiven=!0,this.inImage=!1,!0}add(t,o){const{count:m}=this;m!==E&&(this.kinds[m]=
t,this.starts[m]=o,this.ends[m]=this.tokens.end,this.count=m+1)}kind(t){return t>=0&&t<this.count?this.kinds[t]:r.Kp}startOf(t){return this.starts[t]}endOf(t){return this.
ends[t]}number(t){return this.kind(t)===r.uk?(0,I.kz)(this.content,this.starts[t],this.ends[t]):NaN}name(t){return this.kind(t)===r.o_?(0,I.MQ)(this.content,this.
starts[t]+1,this.ends[t]):void 0}string(t){const o=this.kind(t);return o===r.An||o===r.Cd?(0,I.E3)(this.content,this.starts[t],this.ends[t]):void 0}value(t){return this.
kind(t)===r.Kp||this.deepest>C?null:new M.i(this.content,this.starts[t],this.ends[t],C,void 0,A).value()}inside(t){return new r.oz(this.content,this.starts[t]+1,
this.ends[t]-1)}}const _=32768,L=6;async function W(b,t,o){const m=new R(b);for(;m.end<b.length;){const{end:U}=m;for(;m.advance(U+_);){const z=o(m);z&&await z}const N=t.
step(L*(m.end-U));N&&await N}}}),36692:((x,B,c)=>{c.d(B,{$N:()=>N,An:()=>E,Cd:()=>C,Ho:()=>_,Kp:()=>M,OG:()=>T,QR:()=>A,ZT:()=>R,jq:()=>F,o_:()=>r,oz:()=>$,pQ:()=>h,
q$:()=>v,uk:()=>I});var i=c(269);const M=0,I=1,r=2,E=3,C=4,A=5,h=6,T=7,v=8,R=9,_=10,L=0,W=11,b=12,t=13,o=new Uint8Array(256).fill(A),m=new Uint8Array(256);for(let p=0;p<
256;p++)i.Kl[p]!==i.N9&&(o[p]=L);for(const p of[i.b9,i.N5,i.fX])m[p]=1;for(let p=i.l0;p<=i.ev;p++)m[p]=1;for(let p=0;p<256;p++)m[p]&&(o[p]=I);o[i.cL]=r,o[i.Cx]=
E,o[i.iH]=b,o[i.vz]=t,o[i.WL]=h,o[i.wt]=T,o[i.IQ]=W;const U=3,N=p=>[...p].reduce((O,l,d)=>O|l.charCodeAt(0)<<8*d,0),z=N("BI"),Z=N("ID");class ${content;to;kind=M;start=0;end;isCut=!1;passed=0;inImage=!1;atData=!1;constructor(O,l=0,d=O.
length){this.content=O,this.to=d,this.start=this.end=l}next(O=!1){const{content:l,to:d}=this;if(this.atData)return this.imageData();let s=this.end;for(;s<d;){const S=s,
H=o[l[s++]];switch(H){case L:continue;case I:for(;s<d&&m[l[s]]===1;)s++;if(O){this.passed++;continue}return this.found(I,S,s);case A:for(;s<d&&i.Kl[l[s]]===i.N9;)
s++;return s-S===2&&this.followImage(l[S]|l[S+1]<<8),this.found(A,S,s);case r:for(;s<d&&i.Kl[l[s]]===i.N9;)s++;if(O){this.passed++;continue}return this.found(r,
S,s);case E:return s=(0,i.t9)(l,S,d),this.isCut=s===d&&F(l,S,d)>0,this.found(E,S,s);case b:return s<d&&l[s]===i.iH?this.found(v,S,s+1):(s=(0,i.$k)(l,s,d),this.isCut=
l[s-1]!==i.vz,this.found(C,S,s));case t:if(s<d&&l[s]===i.vz)return this.found(R,S,s+1);continue;case W:s=(0,i.D)(l,s,d);continue;default:return this.found(H,S,s)}}
return this.found(M,d,d)}found(O,l,d){return this.kind=O,this.start=l,this.end=d,O}get code(){const{content:O,start:l,end:d}=this,s=d-l;return s>U?0:O[l]|(s>1?O[l+
1]<<8:0)|(s>2?O[l+2]<<16:0)}followImage(O){this.atData=this.inImage&&O===Z,this.inImage=O===z||this.inImage&&!this.atData}imageData(){const{content:O,to:l}=this;
this.atData=!1;const d=Math.min(this.end+1,l),s=X(O,d,l);return this.isCut=s<0,this.found(_,d,s<0?l:s)}}const Q=12;function X(p,O,l){for(let d=O;d+1<l;d++){if(p[d]!==
i.HV||p[d+1]!==i.tw||d>O&&i.Kl[p[d-1]]!==i.t6)continue;const s=d+2;if(!(s<l&&i.Kl[p[s]]===i.N9)&&G(p,s,Math.min(s+Q,l)))return Math.max(d-1,O)}return-1}function G(p,O,l){
for(let d=O;d<l;d++){const s=p[d];if((s<i.Z4||s>i.du)&&i.Kl[s]!==i.t6)return!1}return!0}function F(p,O,l=p.length){let d=0;for(let s=O;s<l;s++){const S=p[s];S===
i.r_?s++:S===i.Cx?d++:S===i.s1&&d--}return d}}),30729:((x,B,c)=>{c.d(B,{H:()=>i});function i(M){const I=new WeakMap;return r=>{if(r.hasChanges)return M(r);const E=I.
get(r);if(E)return E.answer;const C=M(r);return I.set(r,{answer:C}),C}}}),39310:((x,B,c)=>{c.d(B,{n:()=>r});var i=c(83267),M=c(16039);const I=["DecodeParms","F",
"FFilter","FDecodeParms","DL"];function r(E,C,{compress:A}){const h=new M.Bi(E.dict);A?h.set("Filter",(0,M.UU)("FlateDecode")):h.delete("Filter");for(const T of I)
h.delete(T);return new M.Z6(h,A?(0,i.Kc)(C):C)}}),65585:((x,B,c)=>{c.d(B,{V:()=>r});var i=c(269),M=c(48118),I=c(16039);function r({bytes:E,job:C}){const A=(0,i.
bS)(E).subarray(0,1024),h=A.indexOf(" obj");if(h<0||!A.includes("/Linearized"))return;const T=new M.i(E,h+4,Math.min(E.length,h+2048),C.limits.nesting).value();
return(0,I.Zm)(T)&&T.has("Linearized")&&T.get("L")===E.length?T:void 0}}),38504:((x,B,c)=>{c.d(B,{CA:()=>C,L3:()=>A,p$:()=>E});var i=c(88960),M=c(269),I=c(16039),
r=c(58143);function E(h,T){const{table:v}=h,R=new Set,_=[],L=new Map;for(let t=1;t<v.size;t++)if(h.isChanged(t))h.exists(t)&&R.add(t);else if(v.kind[t]===r.tL)_.
push(t);else if(v.kind[t]===r.UT){const o=v.place[t],m=L.get(o);m?m.push(t):L.set(o,[t])}for(let t=v.size;t<h.size;t++)h.exists(t)&&R.add(t);_.sort((t,o)=>v.place[t]-
v.place[o]);const W=Int32Array.from(_,t=>v.place[t]),b=(0,M.bS)(h.bytes);for(const t of T)for(let o=b.indexOf(t);o>=0;o=b.indexOf(t,o+t.length)){const m=_[(0,i.
M)(W,o)-1];m!==void 0&&R.add(m)}for(const[t,o]of L){const m=h.objectStream(t);if(!m)continue;const U=(0,M.bS)(m.data);if(T.some(N=>U.includes(N)))for(const N of o)
R.add(N)}return[...R].sort((t,o)=>t-o)}function C(h,T){const v=[h];for(;v.length>0;){const R=v.pop(),_=R instanceof I.Z6?R.dict:R;if(Array.isArray(_))for(const L of _)
v.push(L);else if(_ instanceof I.Bi){T(_);for(const L of _.values())v.push(L)}}}function A(h,T){const v=[];return C(h,R=>{v.length===0&&T(R)&&v.push(R)}),v.length>
0}}),88960:((x,B,c)=>{c.d(B,{B:()=>i,M:()=>M});const i=(r,E)=>I(r,E,!1),M=(r,E)=>I(r,E,!0);function I(r,E,C){let[A,h]=[0,r.length];for(;A<h;){const T=A+h>>1,v=r[T];
v<E||C&&v===E?A=T+1:h=T}return A}})};
