"use strict";exports.id=5752,exports.ids=[5752],exports.modules={282:((K,$,m)=>{m.d($,{I:()=>q,v:()=>tt});var C=m(77598),P=m(269),T=m(48024),F=m(348),k=m(15975),y=m(16039),_=m(
66173);const A=["Parent","P","Kids","Fields","Annots","First","Last","Prev","Next","StructParent","StructParents","FT","T","Title","ByteRange","MCID","OCGs","EF",
"Count","Dest","Nums","Names","Limits"],v=new Set(["XObject","Font","FontDescriptor","Encoding","CMap","ExtGState","Pattern","Halftone"]),p=[["PatternType"],["S\
hadingType"],["FunctionType"],["Differences"],["HalftoneType"],["WhitePoint"],["FontName","Flags"],["BaseFont","Subtype"],["Registry","Ordering"]],M=["CA","ca",
"BM","AIS","SMask","OPM","op","OP","SA","TR","TR2","BG","BG2","UCR","UCR2","LW"],b=new Set(["ExtGState","ColorSpace","Pattern","Shading","XObject","Font","ProcS\
et","Properties"]),O=new Set(["Image","Form","Type1C","CIDFontType0C","OpenType"]),x=new Set(["ICCBased","Indexed","Separation","DeviceN","Lab","CalRGB","CalGra\
y","Pattern"]),S=9;function r(a){return/\/(?:Subtype\s*\/(?:Image|Form)|Length1)\b/.test(a)&&!d.test(a)}const d=new RegExp(`#|/(?:Rect|${A.join("|")})\\b|/Type\\s\
*/(?!XObject\\b)`);function c(a,t,e){if(Array.isArray(t))return I(t)||G(t);const n=t instanceof y.Z6?t.dict:t;if(!(n instanceof y.Bi)||A.some(i=>n.has(i))||n.has(
"Rect")&&n.has("Subtype"))return!1;const s=a.resolve(n.get("Type"));return s instanceof y.SX?v.has(s.text):p.some(i=>i.every(f=>n.has(f)))?!0:t instanceof y.Z6?
e||w(a,t):M.some(i=>n.has(i))||n.size>0&&[...n.keys()].every(i=>b.has(i))}function w(a,t){const{dict:e}=t,n=a.resolve(e.get("Subtype"));if(n instanceof y.SX)return O.
has(n.text);if(e.has("Length1")||e.has("Width")&&e.has("Height"))return!0;let s;try{s=new _.B(a.decoded(t).subarray(0,256))}catch{return!1}if(!s.next())return!1;
const{operator:i,count:f}=s;return i==="d0"&&f===2||i==="d1"&&f===6}const D=["FontFile","FontFile2","FontFile3","ToUnicode","UseCMap","CIDToGIDMap","ICCBased","\
DestOutputProfile"],R=Math.min(...D.map(a=>a.length)),U=Math.max(...D.map(a=>a.length));function j(a,t){for(;t>0&&P.Kl[a[t-1]]===P.t6;)t--;let e=t;for(;e>0&&t-e<
U&&P.Kl[a[e-1]]===P.N9;)e--;return t-e<R||a[e-1]!==P.cL?!1:D.includes((0,P.bS)(a).toString("latin1",e,t))}function I([a]){return a instanceof y.SX&&x.has(a.text)}
function G(a){const t=a.flat();return t.length>=S&&t.every(e=>typeof e=="number")}var X=m(58143);const Y=6,Q=4096,J=new Uint8Array;async function q(a,t){const e=new W(
a,t,!0);return await e.streams(),e.rounds()}async function tt(a,t){const e=new W([a],t,!1);return await e.streams(),await e.objects(),e.rounds()}class W{documents;marked;across;canonical;places=[];known=new Map;written=new Map;lengths=new Map;found;newlyFound=0;named=[];constructor(t,e,n){
this.documents=t,this.marked=e,this.across=n,this.canonical=t.map(()=>{}),this.found=t.map(()=>{})}async rounds(){for(let t=0;t<Y&&await this.referrers()>0;t++)
;return(t,e)=>this.standIn(t,e)}standIn(t,e){let n;for(;;){const s=this.canonical[t]?.[e]??0;if(s===0)return n;n=this.places[s-1],{part:t,number:e}=n}}async streams(){
const{pace:t}=this.documents[0].job,e=new Map,n=this.documents.some(({security:s})=>s);for(const[s,i]of this.documents.entries()){const{live:f,walked:u}=this.marked.
markings[s],{dataStart:h,dataEnd:l}=u,g=this.twinOf(s),E=await et(i);this.named.push(await this.namedAsResources(s));for(let o=1;o<i.table.size;o++){const B=t.step(
300);if(B&&await B,f[o]!==1||i.table.kind[o]!==X.tL||i.isChanged(o)||h[o]<=0)continue;if(g>=0&&!this.documents[g].isChanged(o)&&this.marked.markings[g].live[o]===
1&&this.isPlain(s,o)){this.equate({part:s,number:o},{part:g,number:o});continue}const L=i.bytes.subarray(h[o],l[o]);E.has(o)||z(e,L,{part:s,number:o},n)}}await this.
compare(e)}async namedAsResources(t){const e=this.documents[t],{live:n,walked:s}=this.marked.markings[t],{from:i,to:f}=s,{marks:u}=s.scan,h=new Uint8Array(e.size);
for(let l=1;l<e.table.size;l++){const g=e.job.pace.step(200);if(g&&await g,n[l]!==1||i[l]===f[l]||e.isChanged(l))continue;const E=e.place(l)?.bytes;for(let o=i[l];E&&
o<f[l];o+=3)u[o]!==T.A&&u[o]<h.length&&j(E,u[o+1])&&(h[u[o]]=1)}return h}async objects(){const{pace:t}=this.documents[0].job,e=new Map;for(const[n,s]of this.documents.
entries()){const{live:i,walked:f}=this.marked.markings[n];for(let u=1;u<s.table.size;u++){const h=t.step(300);if(h&&await h,i[u]!==1||s.isChanged(u))continue;const l=s.
place(u),g=l?.bytes===s.bytes;if(!l||g&&f.dataStart[u]>0)continue;const E=g?f.valueEnd[u]:l.end;z(e,l.bytes.subarray(l.start,E),{part:n,number:u})}}await this.compare(
e)}async compare(t){const{pace:e}=this.documents[0].job;for(const n of t.values())if(!(n.length<2||this.across&&n.every(({part:s})=>s===n[0].part)))for(const s of n){
const i=e.step(this.offer(s));i&&await i}}async referrers(){const t=this.found;this.found=this.documents.map(()=>{}),this.newlyFound=0;const{pace:e}=this.documents[0].
job;for(const[n,s]of this.documents.entries()){const i=t[n];if(!i)continue;const f=this.canonical[n],{live:u,walked:h}=this.marked.markings[n],{from:l,to:g}=h,{
marks:E}=h.scan;for(let o=1;o<u.length;o++){if(u[o]!==1||s.isChanged(o)||f?.[o])continue;let B=!1;for(let N=l[o];!B&&N<g[o];N+=3)B=E[N]!==T.A&&i[E[N]]===1;const V=B&&
s.pages.indexOf(o)<0,L=e.step(V?this.offer({part:n,number:o}):100);L&&await L}}return this.newlyFound}twinOf(t){const{bytes:e,security:n}=this.documents[t];if(n)
return-1;const s=this.lengths.get(e.length),i=s?.find(f=>Buffer.compare(this.documents[f].bytes,e)===0);return i!==void 0?i:(s?s.push(t):this.lengths.set(e.length,
[t]),-1)}offer(t){const e=this.documents[t.part],n=this.textOf(t),s=n===void 0?void 0:this.written.get(n),i=this.dataOf(t);if(s&&Buffer.compare(this.dataOf(s.one),
i)===0)return s.first&&this.equate(t,s.first),200+i.length/8;const f=e.get(t.number),u=n!==void 0&&!s;if(!c(e,f,this.isNamed(t)))return u&&this.written.set(n,{one:t,
first:void 0}),200;const{key:h,cost:l}=this.contentOf(e,t.part,f),g=this.known.get(h);return g?this.equate(t,g):this.known.set(h,t),u&&this.written.set(n,{one:t,
first:g??t}),l}isNamed({part:t,number:e}){return this.named[t]?.[e]===1}dataOf({part:t,number:e}){const n=this.documents[t],{dataStart:s,dataEnd:i}=this.marked.
markings[t].walked;return n.table.kind[e]===X.tL&&s[e]>0?n.bytes.subarray(s[e],i[e]):J}textOf({part:t,number:e}){const n=this.documents[t],s=n.place(e);if(n.security||
!s)return;const{walked:i}=this.marked.markings[t],{marks:f}=i.scan,u=s.bytes===n.bytes?i.valueEnd[e]:s.end;if(u-s.start>Q)return;const h=(0,P.bS)(s.bytes);let l=this.
isNamed({part:t,number:e})?"named ":"",g=s.start;for(let E=i.from[e];E<i.to[e];E+=3)f[E]!==T.A&&(l+=`${h.toString("latin1",g,f[E+1])}
${this.meaningOf(t,f[E])} `,g=f[E+2]);return l+h.toString("latin1",g,u)}meaningOf(t,e){const n=this.standIn(t,e);return(n?.number??e)*this.documents.length+(n?.
part??t)+1}equate(t,e){const n=this.standIn(e.part,e.number)??e;if(n.part===t.part&&n.number===t.number)return;const s=this.canonical[t.part]??=new Int32Array(this.
documents[t.part].size);s[t.number]=this.places.push(n),this.note(t),this.note(n)}note({part:t,number:e}){const n=this.found[t]??=new Uint8Array(this.documents[t].
size);n[e]===0&&this.newlyFound++,n[e]=1}isPlain(t,e){const n=this.documents[t],s=this.marked.markings[t].walked.valueEnd[e];return r((0,P.bS)(n.bytes).toString(
"latin1",n.bodies[e],s))}contentOf(t,e,n){const s=new F.k(512),i=n instanceof y.Z6?it(n.dict):n;(0,k.bD)(s,i,{...k.yT,renumber:h=>this.meaningOf(e,h.number)});const f=(0,C.
createHash)("sha256").update(s.bytes);let u=s.length*20;if(n instanceof y.Z6){const h=t.encoded(n);f.update("stream").update(h),u+=h.length}return{key:f.digest(
"hex"),cost:u}}}async function et(a){const t=new Set;for(let e=0;e<a.pages.count;e++){const n=a.entry(a.pages.number(e),"Contents");n instanceof y.oS&&t.add(n.number);
for(const i of nt(a,n)?a.array(n):[])i instanceof y.oS&&t.add(i.number);const s=a.job.pace.step(500);s&&await s}return t}function nt(a,t){if(!(t instanceof y.oS))
return Array.isArray(t);const e=a.place(t.number);return e?e.bytes[(0,P.AN)(e.bytes,e.start,e.end)]===91:Array.isArray(a.get(t))}function z(a,t,e,n=!1){const s=t.
length*H+(n?0:st(t)),i=a.get(s);i?i.push(e):a.set(s,[e])}const H=2**20,Z=32;function st(a){let t=2166136261;for(let e=0;e<Z;e++)t=Math.imul(t^a[Math.floor(e*a.length/
Z)],16777619);return(t>>>8)%H}function it(a){const t=new y.Bi(a);return t.delete("Length"),t}}),80397:((K,$,m)=>{m.d($,{Ip:()=>A,XM:()=>O,Xb:()=>b,ds:()=>_,qg:()=>M});
var C=m(58247),P=m(30729),T=m(1480),F=m(10404),k=m(34331),y=m(31808);const _=(0,P.H)(async r=>A(r,await(0,F.Br)(r)));function A(r,d){const c=(I,G)=>(0,C.w)((0,k.
sm)(d,I,G)[0]??""),w=p(c("pdfaid","part"),c("pdfaid","conformance").toLowerCase()),D=v(c("pdfuaid","part"))?`PDF/UA-${c("pdfuaid","part")}`:void 0,U=[c("pdfxid",
"GTS_PDFXVersion")||c("pdfx","GTS_PDFXVersion")||((0,C.G)(r.resolve((0,F._U)(r)?.get("GTS_PDFXVersion")))??""),c("pdfe","ISO_PDFEVersion"),c("pdfvtid","GTS_PDFV\
TVersion")],j=[w?.name,D,...U.filter(I=>/^PDF\/[\w .:/()-]{1,40}$/.test(I))];return{archive:w,accessible:D,names:j.filter(I=>I!==void 0)}}const v=r=>/^[1-9]$/.test(
r);function p(r,d){if(!v(r))return;const c=/^[abuef]$/.test(d)?d:"";return{part:Number(r),level:c,name:`PDF/A-${r}${c}`}}function M(r,d,c,w){return d&&S(r,d,[T.
dK.pdfaid]),b(c,w)}const b=({name:r},d)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${r}: ${d}.`});async function O(r){const d=await(0,F.
Br)(r);if(!d)return[];const{archive:c,accessible:w}=A(r,d);S(r,d,[T.dK.pdfaid,T.dK.pdfuaid]);const D=[c?.name,w].filter(R=>R!==void 0);return D.length>0?[x(D)]:
[]}const x=r=>({code:"conformance_dropped",message:`The result no longer claims ${r.join(" and ")}, because a merge cannot guarantee conformance.`});function S(r,d,c){
d.properties.some(({namespace:w})=>c.includes(w))&&(0,y._L)(r,(0,y.QH)(d,({namespace:w})=>c.includes(w),[]))}}),31808:((K,$,m)=>{m.d($,{QH:()=>F,T3:()=>k,_L:()=>v});
var C=m(1480),P=m(54075),T=m(16039);function F(p,M,b){const{text:O,properties:x,end:S,about:r}=p,d=[];let c=0;for(const w of x.filter(M).sort((D,R)=>D.from-R.from))
w.from<c||(d.push(O.slice(c,w.from)),c=w.to);return d.push(O.slice(c,Math.max(S,c))),b.length>0&&d.push(y(b,r)),d.push(O.slice(Math.max(S,c))),A(d.join(""))}function k(p){
return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${C.dK.rdf}">
${y(p,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function y(p,M){const O=[...new Set(p.map(({prefix:S})=>S))].map(S=>` xmlns:${S}="${C.dK[S]}"`).join(""),x=p.map(({prefix:S,name:r,form:d,values:c})=>`\
<${S}:${r}>${_(d,c)}</${S}:${r}>
`);return`<rdf:Description xmlns:rdf="${C.dK.rdf}" rdf:about="${(0,P.X)(M)}"${O}>
${x.join("")}</rdf:Description>
`}function _(p,M){const b=O=>M.map(x=>`<rdf:li${O}>${(0,P.X)(x)}</rdf:li>`).join("");switch(p){case"simple":return(0,P.X)(M[0]??"");case"alternative":return`<rd\
f:Alt>${b(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${b("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${b("")}</rdf:Bag>`}}const A=p=>p.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function v(p,M){const b=p.catalog.get("Metadata"),O=p.resolve(b),x=O instanceof T.Z6?[...O.dict].
filter(([d])=>!["Filter","DecodeParms","Length"].includes(d)):[],S=new T.Bi([["Type",new T.SX("Metadata")],["Subtype",new T.SX("XML")],...x]),r=new T.Z6(S,Buffer.
from(M,"utf8"));(0,T.i9)(b)&&O instanceof T.Z6?p.put(b,r):p.edit(p.catalogNumber).set("Metadata",p.add(r))}})};
