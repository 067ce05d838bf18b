"use strict";exports.id=282,exports.ids=[282],exports.modules={6173:((V,_,O)=>{O.d(_,{B:()=>B,K:()=>x});var h=O(269),A=O(8118),R=O(9980),g=O(6692);const N=64,I=100,P=["true",
"false","null"],v=new Map,G=`b B b* B* BDC BI BMC BT BX c cm cs CS d d0 d1 Do DP EI EMC ET EX f F f* G g gs h i ID j J k K l m M MP n q Q re rg RG ri s S sc SC \
scn SCN sh T* Tc Td TD Tf Tj TJ TL Tm Tr Ts Tw Tz v w W W* y ' "`;for(const D of G.split(" "))v.set((0,g.$N)(D),D);class B{content;operator="";count=0;end=0;dataStart=-1;dataEnd=-1;tokens;kinds=new Uint8Array(
N);starts=new Int32Array(N);ends=new Int32Array(N);depth=0;outermost=g.Kp;opened=0;deepest=0;inImage=!1;isGiven=!0;constructor(a){this.content=a,this.tokens=new g.
oz(a)}next(){return this.advance(1/0)}advance(a){const{tokens:y}=this;for(this.isGiven&&this.forget();y.end<a;){const w=y.next();switch(w){case g.Kp:return this.
end=y.end,this.dataStart>=0&&this.give("BI");case g.QR:if(this.depth===0&&this.keyword())return!0;break;case g.pQ:case g.q$:if(this.depth++>0){this.depth>this.deepest&&
(this.deepest=this.depth);break}this.outermost=w,this.opened=y.start;break;case g.OG:case g.ZT:this.depth>0&&--this.depth===0&&this.add(this.outermost,this.opened);
break;case g.Ho:this.dataStart=y.start,this.dataEnd=y.end;break;default:this.depth===0&&this.add(w,y.start)}}return this.end=y.end,!1}forget(){this.isGiven=!1,this.
count=this.deepest=0,this.dataStart=this.dataEnd=-1}keyword(){const{tokens:a}=this,y=v.get(a.code);if(y===void 0&&P.some(w=>w.length===a.end-a.start&&(0,h.w1)(this.
content,a.start,w)))this.add(g.QR,a.start);else if(y==="BI")this.inImage=!0,this.count=0;else if(this.inImage){if(y==="EI")return this.give("BI")}else return this.
give(y??"");return!1}give(a){return this.operator=a,this.end=this.tokens.end,this.isGiven=!0,this.inImage=!1,!0}add(a,y){const{count:w}=this;w!==N&&(this.kinds[w]=
a,this.starts[w]=y,this.ends[w]=this.tokens.end,this.count=w+1)}kind(a){return a>=0&&a<this.count?this.kinds[a]:g.Kp}startOf(a){return this.starts[a]}endOf(a){return this.
ends[a]}number(a){return this.kind(a)===g.uk?(0,R.kz)(this.content,this.starts[a],this.ends[a]):NaN}name(a){return this.kind(a)===g.o_?(0,R.MQ)(this.content,this.
starts[a]+1,this.ends[a]):void 0}string(a){const y=this.kind(a);return y===g.An||y===g.Cd?(0,R.E3)(this.content,this.starts[a],this.ends[a]):void 0}value(a){return this.
kind(a)===g.Kp||this.deepest>I?null:new A.i(this.content,this.starts[a],this.ends[a],I).value()}inside(a){return new g.oz(this.content,this.starts[a]+1,this.ends[a]-
1)}}const L=65536;async function x(D,a,y){const w=new B(D);for(;w.end<D.length;){const{end:C}=w;for(;w.advance(C+L);)y(w);const M=a.step(w.end-C);M&&await M}}}),
6692:((V,_,O)=>{O.d(_,{$N:()=>F,An:()=>N,Cd:()=>I,Ho:()=>x,Kp:()=>A,OG:()=>G,QR:()=>P,ZT:()=>L,jq:()=>j,o_:()=>g,oz:()=>$,pQ:()=>v,q$:()=>B,uk:()=>R});var h=O(269);
const A=0,R=1,g=2,N=3,I=4,P=5,v=6,G=7,B=8,L=9,x=10,D=0,a=11,y=12,w=13,C=new Uint8Array(256).fill(P),M=new Uint8Array(256);for(let f=0;f<256;f++)h.Kl[f]!==h.N9&&
(C[f]=D);for(const f of[h.b9,h.N5,h.fX])M[f]=1;for(let f=h.l0;f<=h.ev;f++)M[f]=1;for(let f=0;f<256;f++)M[f]&&(C[f]=R);C[h.cL]=g,C[h.Cx]=N,C[h.iH]=y,C[h.vz]=w,C[h.
WL]=v,C[h.wt]=G,C[h.IQ]=a;const X=3,F=f=>[...f].reduce((l,d,c)=>l|d.charCodeAt(0)<<8*c,0),Y=F("BI"),Q=F("ID");class ${content;to;kind=A;start=0;end;isCut=!1;inImage=!1;atData=!1;constructor(l,d=0,c=l.
length){this.content=l,this.to=c,this.start=this.end=d}next(l=!1){const{content:d,to:c}=this;if(this.atData)return this.imageData();let i=this.end;for(;i<c;){const E=i,
z=C[d[i++]];switch(z){case D:continue;case R:for(;i<c&&M[d[i]]===1;)i++;if(l)continue;return this.found(R,E,i);case P:for(;i<c&&h.Kl[d[i]]===h.N9;)i++;return i-
E===2&&this.followImage(d[E]|d[E+1]<<8),this.found(P,E,i);case g:for(;i<c&&h.Kl[d[i]]===h.N9;)i++;if(l)continue;return this.found(g,E,i);case N:return i=(0,h.t9)(
d,E,c),this.isCut=i===c&&j(d,E,c)>0,this.found(N,E,i);case y:return i<c&&d[i]===h.iH?this.found(B,E,i+1):(i=(0,h.$k)(d,i,c),this.isCut=d[i-1]!==h.vz,this.found(
I,E,i));case w:if(i<c&&d[i]===h.vz)return this.found(L,E,i+1);continue;case a:i=(0,h.D)(d,i,c);continue;default:return this.found(z,E,i)}}return this.found(A,c,
c)}found(l,d,c){return this.kind=l,this.start=d,this.end=c,l}get code(){const{content:l,start:d,end:c}=this,i=c-d;return i>X?0:l[d]|(i>1?l[d+1]<<8:0)|(i>2?l[d+2]<<
16:0)}followImage(l){this.atData=this.inImage&&l===Q,this.inImage=l===Y||this.inImage&&!this.atData}imageData(){const{content:l,to:d}=this;this.atData=!1;const c=Math.
min(this.end+1,d),i=J(l,c,d);return this.isCut=i<0,this.found(x,c,i<0?d:i)}}const Z=12;function J(f,l,d){for(let c=l;c+1<d;c++){if(f[c]!==h.HV||f[c+1]!==h.tw||c>
l&&h.Kl[f[c-1]]!==h.t6)continue;const i=c+2;if(!(i<d&&h.Kl[f[i]]===h.N9)&&U(f,i,Math.min(i+Z,d)))return Math.max(c-1,l)}return-1}function U(f,l,d){for(let c=l;c<
d;c++){const i=f[c];if((i<h.Z4||i>h.du)&&h.Kl[i]!==h.t6)return!1}return!0}function j(f,l,d=f.length){let c=0;for(let i=l;i<d;i++){const E=f[i];E===h.r_?i++:E===
h.Cx?c++:E===h.s1&&c--}return c}}),282:((V,_,O)=>{O.d(_,{I:()=>d,v:()=>c});var h=O(7598),A=O(269),R=O(8024),g=O(7967),N=O(5975),I=O(6039),P=O(6173);const v=["Pa\
rent","P","Kids","Fields","Annots","First","Last","Prev","Next","StructParent","StructParents","FT","T","Title","ByteRange","MCID","OCGs","EF","Count","Dest","N\
ums","Names","Limits"],G=new Set(["XObject","Font","FontDescriptor","Encoding","CMap","ExtGState","Pattern","Halftone"]),B=[["PatternType"],["ShadingType"],["Fu\
nctionType"],["Differences"],["HalftoneType"],["WhitePoint"],["FontName","Flags"],["BaseFont","Subtype"],["Registry","Ordering"]],L=["CA","ca","BM","AIS","SMask",
"OPM","op","OP","SA","TR","TR2","BG","BG2","UCR","UCR2","LW"],x=new Set(["ExtGState","ColorSpace","Pattern","Shading","XObject","Font","ProcSet","Properties"]),
D=new Set(["Image","Form","Type1C","CIDFontType0C","OpenType"]),a=new Set(["ICCBased","Indexed","Separation","DeviceN","Lab","CalRGB","CalGray","Pattern"]),y=9;
function w(r){return/\/(?:Subtype\s*\/(?:Image|Form)|Length1)\b/.test(r)&&!C.test(r)}const C=new RegExp(`#|/(?:Rect|${v.join("|")})\\b|/Type\\s*/(?!XObject\\b)`);
function M(r,t,e){if(Array.isArray(t))return Z(t)||J(t);const n=t instanceof I.Z6?t.dict:t;if(!(n instanceof I.Bi)||v.some(o=>n.has(o))||n.has("Rect")&&n.has("S\
ubtype"))return!1;const s=r.resolve(n.get("Type"));return s instanceof I.SX?G.has(s.text):B.some(o=>o.every(m=>n.has(m)))?!0:t instanceof I.Z6?e||X(r,t):L.some(
o=>n.has(o))||n.size>0&&[...n.keys()].every(o=>x.has(o))}function X(r,t){const{dict:e}=t,n=r.resolve(e.get("Subtype"));if(n instanceof I.SX)return D.has(n.text);
if(e.has("Length1")||e.has("Width")&&e.has("Height"))return!0;let s;try{s=new P.B(r.decoded(t).subarray(0,256))}catch{return!1}if(!s.next())return!1;const{operator:o,
count:m}=s;return o==="d0"&&m===2||o==="d1"&&m===6}const F=["FontFile","FontFile2","FontFile3","ToUnicode","UseCMap","CIDToGIDMap","ICCBased","DestOutputProfile"],
Y=Math.min(...F.map(r=>r.length)),Q=Math.max(...F.map(r=>r.length));function $(r,t){for(;t>0&&A.Kl[r[t-1]]===A.t6;)t--;let e=t;for(;e>0&&t-e<Q&&A.Kl[r[e-1]]===A.
N9;)e--;return t-e<Y||r[e-1]!==A.cL?!1:F.includes((0,A.bS)(r).toString("latin1",e,t))}function Z([r]){return r instanceof I.SX&&a.has(r.text)}function J(r){const t=r.
flat();return t.length>=y&&t.every(e=>typeof e=="number")}var U=O(8143);const j=6,f=4096,l=new Uint8Array;async function d(r,t){const e=new i(r,t,!0);return await e.
streams(),e.rounds()}async function c(r,t){const e=new i([r],t,!1);return await e.streams(),await e.objects(),e.rounds()}class i{documents;marked;across;canonical;places=[];known=new Map;written=new Map;lengths=new Map;found;newlyFound=0;named=[];constructor(t,e,n){
this.documents=t,this.marked=e,this.across=n,this.canonical=t.map(()=>{}),this.found=t.map(()=>{})}async rounds(){for(let t=0;t<j&&await this.referrers()>0;t++)
;return(t,e)=>this.standIn(t,e)}standIn(t,e){let n;for(;;){const s=this.canonical[t]?.[e]??0;if(s===0)return n;n=this.places[s-1],{part:t,number:e}=n}}async streams(){
const{pace:t}=this.documents[0].job,e=new Map,n=this.documents.some(({security:s})=>s);for(const[s,o]of this.documents.entries()){const{live:m,walked:p}=this.marked.
markings[s],{dataStart:T,dataEnd:S}=p,b=this.twinOf(s),k=await E(o);this.named.push(await this.namedAsResources(s));for(let u=1;u<o.table.size;u++){const K=t.step(
300);if(K&&await K,m[u]!==1||o.table.kind[u]!==U.tL||o.isChanged(u)||T[u]<=0)continue;if(b>=0&&!this.documents[b].isChanged(u)&&this.marked.markings[b].live[u]===
1&&this.isPlain(s,u)){this.equate({part:s,number:u},{part:b,number:u});continue}const W=o.bytes.subarray(T[u],S[u]);k.has(u)||q(e,W,{part:s,number:u},n)}}await this.
compare(e)}async namedAsResources(t){const e=this.documents[t],{live:n,walked:s}=this.marked.markings[t],{from:o,to:m}=s,{marks:p}=s.scan,T=new Uint8Array(e.size);
for(let S=1;S<e.table.size;S++){const b=e.job.pace.step(200);if(b&&await b,n[S]!==1||o[S]===m[S]||e.isChanged(S))continue;const k=e.place(S)?.bytes;for(let u=o[S];k&&
u<m[S];u+=3)p[u]!==R.A&&p[u]<T.length&&$(k,p[u+1])&&(T[p[u]]=1)}return T}async objects(){const{pace:t}=this.documents[0].job,e=new Map;for(const[n,s]of this.documents.
entries()){const{live:o,walked:m}=this.marked.markings[n];for(let p=1;p<s.table.size;p++){const T=t.step(300);if(T&&await T,o[p]!==1||s.isChanged(p))continue;const S=s.
place(p),b=S?.bytes===s.bytes;if(!S||b&&m.dataStart[p]>0)continue;const k=b?m.valueEnd[p]:S.end;q(e,S.bytes.subarray(S.start,k),{part:n,number:p})}}await this.compare(
e)}async compare(t){const{pace:e}=this.documents[0].job;for(const n of t.values())if(!(n.length<2||this.across&&n.every(({part:s})=>s===n[0].part)))for(const s of n){
const o=e.step(this.offer(s));o&&await o}}async referrers(){const t=this.found;this.found=this.documents.map(()=>{}),this.newlyFound=0;const{pace:e}=this.documents[0].
job;for(const[n,s]of this.documents.entries()){const o=t[n];if(!o)continue;const m=this.canonical[n],{live:p,walked:T}=this.marked.markings[n],{from:S,to:b}=T,{
marks:k}=T.scan;for(let u=1;u<p.length;u++){if(p[u]!==1||s.isChanged(u)||m?.[u])continue;let K=!1;for(let H=S[u];!K&&H<b[u];H+=3)K=k[H]!==R.A&&o[k[H]]===1;const nt=K&&
s.pages.indexOf(u)<0,W=e.step(nt?this.offer({part:n,number:u}):100);W&&await W}}return this.newlyFound}twinOf(t){const{bytes:e,security:n}=this.documents[t];if(n)
return-1;const s=this.lengths.get(e.length),o=s?.find(m=>Buffer.compare(this.documents[m].bytes,e)===0);return o!==void 0?o:(s?s.push(t):this.lengths.set(e.length,
[t]),-1)}offer(t){const e=this.documents[t.part],n=this.textOf(t),s=n===void 0?void 0:this.written.get(n),o=this.dataOf(t);if(s&&Buffer.compare(this.dataOf(s.one),
o)===0)return s.first&&this.equate(t,s.first),200+o.length/8;const m=e.get(t.number),p=n!==void 0&&!s;if(!M(e,m,this.isNamed(t)))return p&&this.written.set(n,{one:t,
first:void 0}),200;const{key:T,cost:S}=this.contentOf(e,t.part,m),b=this.known.get(T);return b?this.equate(t,b):this.known.set(T,t),p&&this.written.set(n,{one:t,
first:b??t}),S}isNamed({part:t,number:e}){return this.named[t]?.[e]===1}dataOf({part:t,number:e}){const n=this.documents[t],{dataStart:s,dataEnd:o}=this.marked.
markings[t].walked;return n.table.kind[e]===U.tL&&s[e]>0?n.bytes.subarray(s[e],o[e]):l}textOf({part:t,number:e}){const n=this.documents[t],s=n.place(e);if(n.security||
!s)return;const{walked:o}=this.marked.markings[t],{marks:m}=o.scan,p=s.bytes===n.bytes?o.valueEnd[e]:s.end;if(p-s.start>f)return;const T=(0,A.bS)(s.bytes);let S=this.
isNamed({part:t,number:e})?"named ":"",b=s.start;for(let k=o.from[e];k<o.to[e];k+=3)m[k]!==R.A&&(S+=`${T.toString("latin1",b,m[k+1])}
${this.meaningOf(t,m[k])} `,b=m[k+2]);return S+T.toString("latin1",b,p)}meaningOf(t,e){const n=this.standIn(t,e);return(n?.number??e)*this.documents.length+(n?.
part??t)+1}equate(t,e){const n=this.standIn(e.part,e.number)??e;if(n.part===t.part&&n.number===t.number)return;const s=this.canonical[t.part]??=new Int32Array(this.
documents[t.part].size);s[t.number]=this.places.push(n),this.note(t),this.note(n)}note({part:t,number:e}){const n=this.found[t]??=new Uint8Array(this.documents[t].
size);n[e]===0&&this.newlyFound++,n[e]=1}isPlain(t,e){const n=this.documents[t],s=this.marked.markings[t].walked.valueEnd[e];return w((0,A.bS)(n.bytes).toString(
"latin1",n.bodies[e],s))}contentOf(t,e,n){const s=new g.k(512),o=n instanceof I.Z6?it(n.dict):n;(0,N.bD)(s,o,{...N.yT,renumber:T=>this.meaningOf(e,T.number)});const m=(0,h.
createHash)("sha256").update(s.bytes);let p=s.length*20;if(n instanceof I.Z6){const T=t.encoded(n);m.update("stream").update(T),p+=T.length}return{key:m.digest(
"hex"),cost:p}}}async function E(r){const t=new Set;for(let e=0;e<r.pages.count;e++){const n=r.entry(r.pages.number(e),"Contents");n instanceof I.oS&&t.add(n.number);
for(const o of z(r,n)?r.array(n):[])o instanceof I.oS&&t.add(o.number);const s=r.job.pace.step(500);s&&await s}return t}function z(r,t){if(!(t instanceof I.oS))
return Array.isArray(t);const e=r.place(t.number);return e?e.bytes[(0,A.AN)(e.bytes,e.start,e.end)]===91:Array.isArray(r.get(t))}function q(r,t,e,n=!1){const s=t.
length*tt+(n?0:st(t)),o=r.get(s);o?o.push(e):r.set(s,[e])}const tt=2**20,et=32;function st(r){let t=2166136261;for(let e=0;e<et;e++)t=Math.imul(t^r[Math.floor(e*
r.length/et)],16777619);return(t>>>8)%tt}function it(r){const t=new I.Bi(r);return t.delete("Length"),t}})};
