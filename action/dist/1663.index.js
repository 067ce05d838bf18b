"use strict";exports.id=1663,exports.ids=[1663],exports.modules={46972:((G,B,s)=>{s.r(B),s.d(B,{sanitize_document:()=>lt});var C=s(39491),w=s(45599),D=s(44082),E=s(64261),v=s(
21011),u=s(90896);const h=["XObject","Properties"];async function S(n){const{pages:t,job:a}=n;await(0,u.g)(n);const o=new E.h(n),e=new Map;for(let r=0;r<t.count;r++){
const d=a.pace.step(2e4);d&&await d;const c=t.number(r),P=n.entry(c,"Resources"),M=n.dict(P),g=(M?h.map(A=>M.get(A)):[]).filter(A=>(n.dict(A)?.size??0)>0);if(!M||
g.length===0)continue;const R=o.inContent(c),y=R&&o.borrowed(c,new D.EC(n,M),R);for(const A of g){const U=n.dict(A),W=A instanceof w.oS?A.number:P instanceof w.
oS?P.number:c,J=e.get(U)??{holder:W,used:new Set,isKnown:!0};e.set(U,J),y||(J.isKnown=!1);for(const pt of y??[])J.used.add(pt)}}let i=0;for(const[r,{holder:d,used:c,
isKnown:P}]of e){const M=P?[...r.keys()].filter(I=>!c.has(I)&&T(n,r,I)):[];if(M.length!==0){n.edit(d);for(const I of M)r.delete(I);i+=M.length}}return i}function T(n,t,a){
const o=n.resolve(t.get(a));return!(0,w.Zm)(o)||v.D.some(e=>o.has(e))}var $=s(77500),b=s(85392),f=s(61257),l=s(21281),x=s(824),z=s(17671),p=s(86537),L=s(56681),
O=s(30135),m=s(36211),j=s(37709),K=s(68096);const N=new Set(["Tj","TJ","'",'"']);class F{document;trace;removals;cuts=new Map;ids=[];paints=new Map;shown=new Map;constructor(t,a,o){
this.document=t,this.trace=a,this.removals=o;for(const e of a.shown)this.shown.set(`${e.stream} ${e.from}`,e)}async find(t){const{document:a,trace:o}=this,e=a.pages.
number(t),i=new O.E(a,a.pages.attribute(t,"Resources"),e);await this.stream(0,i);for(const r of o.contents.keys())await this.stream(r,i)}async stream(t,a){const o=this.
paints.get(t);if(o!==void 0)return o;this.paints.set(t,!0);const{document:e}=this,i=t>0?e.get(t):null,r=i instanceof w.Z6?new O.E(e,i.dict.get("Resources"),t,a):
a,d=new L.KQ,c=new v.H(e,r,void 0,d),P=this.trace.contents.get(t);let M=!1;const I=g=>{(g==="no glyphs"||g==="no drawing"||g==="some glyphs")&&c.removed(g!=="no\
 drawing"),!(g!=="all"&&g!=="some glyphs")&&(c.painted(),M=!0)};return await(0,j.Ko)(P,e.job.pace,g=>{const R=g.start,{operator:y}=g;if(y==="BMC"||y==="BDC")c.begin(
g,R);else if(y==="EMC")c.end(g.end-y.length,g.end);else{const A=y==="Do"?this.formAt(g,r):void 0;if(A!==void 0)return this.stream(A,r).then(U=>I(U?"all":"no gly\
phs"));I(this.leftOf(g,t,R))}}),c.finish(P.length),d.any&&this.cuts.set(t,d.inOrder()),t===0&&(this.ids=c.ids),this.paints.set(t,M),M}formAt(t,a){const o=t.name(
0),e=o===void 0?void 0:a.find("XObject",o);return(0,w.i9)(e)&&this.trace.contents.has(e.number)?e.number:void 0}leftOf(t,a,o){const{operator:e}=t;if(N.has(e)){const d=this.
removals.get(a)?.get(o)?.glyphs.size??0;return d===0?"all":d<(this.shown.get(`${a} ${o}`)?.count??1/0)?"some glyphs":"no glyphs"}if(!(e!=="n"&&m.lJ.has(e))&&e!==
"sh"&&e!=="Do"&&e!=="BI")return"no painting";const r=`${a} ${e==="BI"?(0,K.TO)(t):o}`;return this.trace.croppedPaint.has(r)&&!this.trace.seenPaint.has(r)?"no dr\
awing":"all"}}var X=s(2843),H=s(71157),k=s(47212);const Q=500;async function q(n){const{pages:t,job:a}=n,o=new k.Wz(n),e=new X.q(n),i=(0,z.Hi)(n);let r=0;for(let d=0;d<
t.count;d++){const{trace:c,visible:P}=await o.cropped(d),M=await _(c,a.pace),{cuts:I,painted:g}=tt(c,P),R=a.pace.step((c.croppedPaint.size+1)*Q);if(R&&await R,M.
size===0&&g===0)continue;for(const W of M.values())r+=W.size;r+=g;const y=new F(n,c,M);await y.find(d);const A=t.number(d),U=n.resolve(n.entry(A,"StructParents"));
y.ids.length>0&&typeof U=="number"&&await i.structure.dropMarked(U,A,0,y.ids);for(const[W,J]of y.cuts)I.set(W,[...I.get(W)??[],...J]);await e.page(d,[c],{removals:M,
others:I,images:new Map})}return await i.structure.flush(),await(0,z.Pv)(i,new Set(i.removal.removed())),r}async function _(n,t){const a=new Map;if(n.cropped.size>
0)for(const e of n.shown){const i=`${e.stream} ${e.from}`,r=a.get(i)?.glyphs,d=new Set;for(let c=0;c<e.count;c++){n.cropped.has(e.first+c)&&(!r||r.has(c))&&d.add(
c);const P=t.step(Q);P&&await P}a.set(i,{shown:e,glyphs:d})}const o=new Map;for(const{shown:e,glyphs:i}of a.values()){if(i.size===0)continue;const r=o.get(e.stream)??
new Map;o.set(e.stream,r.set(e.from,{shown:e,glyphs:i}))}return o}function tt(n,t){for(const{stream:e,from:i,to:r,matrix:d,clip:c}of n.images)n.paint(e,i,(0,p.EF)(
(0,H.jY)(d),(0,K.zT)(c,t)),()=>[{from:i,to:r,text:""}]);const a=new Map;let o=0;for(const[e,{stream:i,cuts:r}]of n.croppedPaint){if(n.seenPaint.has(e))continue;
o++;const d=a.get(i)??[];for(const c of r)d.push(c);a.set(i,d)}return{cuts:a,painted:o}}var et=s(55969),nt=s(91374),st=s(74135),V=s(6057),ot=s(44738);const Z=72,
at=["L","Vertices","InkList","CL","QuadPoints","Path"];async function rt(n){let t=-1,a=[0,0,0,0];return(0,ot.L)(n,(o,e)=>{e!==t&&({box:a}=(0,V.iw)(n,t=e));const i=(0,et.
B)(n,o);if(i==="Popup"||i==="Widget"&&(0,nt.pv)(n,o)==="Sig")return!1;const r=it(n,o);return r!==void 0&&(0,st.Pj)(r,a)===void 0})}function it(n,t){const a=(0,V.
b0)(n,t.get("Rect"));if(!a||n.dict(t.get("AP")))return a;if(at.some(d=>t.has(d)))return;const[o,e,i,r]=a;return[o-Z,e-Z,i+Z,r+Z]}var ct=s(91519),dt=s(14029),ft=s(
98446);const Y={scripts:"removedScripts",privateData:"removedPrivateData",metadata:"removedMetadata",hiddenLayers:"removedHiddenLayers",hiddenText:"removedHidde\
nText",attachments:"removedAttachments",comments:"removedComments",externalLinks:"removedExternalLinks",imageMetadata:"removedImageMetadata"},lt=async(n,t,a)=>{
const o=await(0,ct.E)(n.bytes,a,{password:t.open_password}),e={scripts:t.remove_scripts,privateData:t.remove_private_data,metadata:t.remove_metadata,hiddenLayers:t.
remove_hidden_layers,hiddenText:t.remove_hidden_text,attachments:t.remove_attachments,comments:t.remove_comments,externalLinks:t.remove_external_links,imageMetadata:t.
remove_image_metadata},i=await(0,l.ds)(o),r=e.metadata||e.attachments?await(0,b.J)(o):!1,d=t.remove_cropped?await rt(o)+await q(o):0,c=await(0,C.u)(o,e),P=await S(
o),M=[...r?[ht]:[],...await mt(o,c,i)];d+P+ut(c)===0&&M.push(vt);const I=o.pages.count,g=Object.keys(Y).filter(y=>e[y]),R=Object.fromEntries(g.map(y=>[Y[y],c.removed[y]]));
return{documents:[{name:n.name,bytes:await(0,dt.UN)(o),pageCount:I}],notes:M,facts:{pageCount:I,...R,...t.remove_cropped&&{removedCropped:d},...c.removedBookmarks>
0&&{removedBookmarks:c.removedBookmarks},...P>0&&{removedUnusedObjects:P}}}};async function mt(n,{removed:t,droppedXfa:a,unread:o},e){const{archive:i}=e,r=t.metadata>
0?(0,l.yB)(e):[];return t.metadata===0&&i?.level==="f"&&t.attachments>0&&r.push((0,l.qg)(n,await(0,x.Br)(n),i,"its embedded files were removed")),a&&r.push((0,$.
Yw)(a)),o>0&&r.push(gt(o)),r}const ut=({removed:n})=>Object.values(n).reduce((t,a)=>t+a,0),ht=(0,f.y)("its metadata or its attachments were removed. Keep both t\
o publish invoices",["remove_metadata","remove_attachments"]),gt=n=>({code:"content_unreadable",message:`${(0,ft.C7)(n,"content stream")} could not be read, bec\
ause the compression is not known. Hidden content in there was not removed.`}),vt={code:"nothing_to_remove",message:"Nothing was removed: the document has none \
of these things."}}),36078:((G,B,s)=>{s.d(B,{AY:()=>u,KJ:()=>T,XL:()=>h,_:()=>w,hX:()=>b,id:()=>v,qK:()=>E,vs:()=>D,wW:()=>$,yQ:()=>S});var C=s(45079);function w(f){
if(Number.isInteger(f)&&Math.abs(f)<1e7)return String(f);const l=Number(f.toPrecision(7)),x=Math.abs(l)<1e-9?"0":String(l);return x.includes("e")?l.toFixed(12).
replace(/\.?0+$/,""):x}const D=f=>f.map(w).join(" "),E=(f,l)=>`q ${l} cm /${f} Do Q`,v=f=>(0,C.ZV)(Math.round(f*1e3)/1e3||0),u=([f,l])=>`${v(f)} ${v(l)}`,h=f=>f.
map((l,x)=>`${u(l)} ${x===0?"m":"l"}`).join(" "),S=.5523;function T(f){const l=S,x=(...z)=>`${z.map(([p,L])=>u(f(p,L))).join(" ")} c`;return[`${u(f(1,0))} m`,x(
[1,l],[l,1],[0,1]),x([-l,1],[-1,l],[-1,0]),x([-1,-l],[-l,-1],[0,-1]),x([l,-1],[1,-l],[1,0])].join(" ")}function $(f,l){const x={1:"g",3:"rg",4:"k"}[f.length];return`${f.
map(v).join(" ")} ${l==="fill"?x:x.toUpperCase()}`}const b=f=>`[${f.map(v).join(" ")}] 0 d`}),38671:((G,B,s)=>{s.d(B,{R:()=>E});var C=s(52205),w=s(45599);const D={
DCTDecode:"jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};function E(v,u){const h=(0,C.c3)(v,u.dict.get("Filter")),S=(0,C.
c3)(v,u.dict.get("DecodeParms")),T=h.at(-1)??null,$=T instanceof w.SX?D[T.text]:void 0;if(!$)return{format:$,parameters:void 0,filter:T,before:u};const b=new w.
Bi(u.dict);b.set("Filter",h.slice(0,-1)),b.set("DecodeParms",S.slice(0,h.length-1));const f=S[h.length-1];return{format:$,parameters:(0,w.Zm)(f)?f:void 0,filter:T,
before:new w.Z6(b,u.data,u.sealed)}}}),93059:((G,B,s)=>{s.d(B,{n:()=>D});var C=s(45599);const w={BPC:"BitsPerComponent",CS:"ColorSpace",D:"Decode",DP:"DecodePar\
ms",F:"Filter",H:"Height",IM:"ImageMask",W:"Width"};function D(E){if(E.dataStart<0)return;const v=new C.Bi;for(let u=0;u+1<E.count;u+=2){const h=E.name(u);h!==void 0&&
v.set(w[h]??h,E.value(u+1))}return new C.Z6(v,E.content.subarray(E.dataStart,E.dataEnd))}}),8283:((G,B,s)=>{s.d(B,{A2:()=>w,AP:()=>f,EI:()=>v,GM:()=>D,OD:()=>$,
Os:()=>E,Rd:()=>u,iN:()=>S});var C=s(78157);const w=216,D=217,E=218,v=254,u=0,h=2**20,S=p=>p>=224&&p<=239;class T{image;marker;start;end;constructor(L,O,m,j){this.
image=L,this.marker=O,this.start=m,this.end=j}get data(){return this.image.subarray(Math.min(this.start+4,this.end),this.end)}}function*$(p,L=1/0){const O=(0,C.
bS)(p);for(let m=2;;){const j=Math.min(m+L,O.length),K=l(O,m,j);if(K<0){if(j===O.length)return;yield new T(O,u,m,j),m=j;continue}const N=O[K+1],F=N===w||N===D||
N===b;if(!F&&K+4>O.length)return;const X=F?0:O.readUInt16BE(K+2),H=K+2+X;if(H>O.length||!F&&X<2||(yield new T(O,N,K,H),N===D))return;m=H}}const b=1,f=p=>$(p,h);
function l(p,L,O){for(let m=z(p,L);m>=0&&m<O&&m+1<p.length;m=z(p,m+1)){for(;p[m+1]===255&&m+1<O;)m++;const j=p[m+1];if(j!==0&&j!==255&&(j<208||j>215))return m}return-1}
const x=32;function z(p,L){const O=Math.min(L+x,p.length);for(let m=L;m<O;m++)if(p[m]===255)return m;return p.indexOf(255,O)}}),79627:((G,B,s)=>{s.d(B,{W:()=>w});
var C=s(74135);function w(D,E){const v=Array.from({length:D.count},(h,S)=>D.number(S)||0);if(D.operator==="re"){const[h=0,S=0,T=0,$=0]=v;return(0,C.zl)(E,[h,S,h+
T,S+$])}const u=[];for(let h=0;h+1<v.length;h+=2)u.push((0,C.Gd)(E,v[h],v[h+1]));return(0,C.$L)(u)}})};
