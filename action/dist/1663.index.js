"use strict";exports.id=1663,exports.ids=[1663],exports.modules={46972:((G,R,s)=>{s.r(R),s.d(R,{sanitize_document:()=>lt});var C=s(45657),D=s(39491),O=s(45599),E=s(44082),p=s(
64261),l=s(21011),h=s(90896);const S=["XObject","Properties"];async function T(n){const{pages:t,job:a}=n;await(0,h.g)(n);const o=new p.h(n),e=new Map;for(let i=0;i<
t.count;i++){const d=a.pace.step(2e4);d&&await d;const c=t.number(i),x=n.entry(c,"Resources"),M=n.dict(x),g=(M?S.map(j=>M.get(j)):[]).filter(j=>(n.dict(j)?.size??
0)>0);if(!M||g.length===0)continue;const L=o.inContent(c),y=L&&o.borrowed(c,new E.EC(n,M),L);for(const j of g){const N=n.dict(j),U=j instanceof O.oS?j.number:x instanceof
O.oS?x.number:c,Z=e.get(N)??{holder:U,used:new Set,isKnown:!0};e.set(N,Z),y||(Z.isKnown=!1);for(const pt of y??[])Z.used.add(pt)}}let r=0;for(const[i,{holder:d,
used:c,isKnown:x}]of e){const M=x?[...i.keys()].filter(I=>!c.has(I)&&B(n,i,I)):[];if(M.length!==0){n.edit(d);for(const I of M)i.delete(I);r+=M.length}}return r}
function B(n,t,a){const o=n.resolve(t.get(a));return!(0,O.Zm)(o)||l.D.some(e=>o.has(e))}var K=s(77500),f=s(85392),m=s(61257),P=s(21281),W=s(17671),v=s(86537),$=s(
56681),w=s(30135),u=s(36211),A=s(37709),b=s(68096);const z=new Set(["Tj","TJ","'",'"']);class F{document;trace;removals;cuts=new Map;ids=[];paints=new Map;shown=new Map;constructor(t,a,o){
this.document=t,this.trace=a,this.removals=o;for(const e of a.shown)this.shown.set(`${e.stream} ${e.from}`,e)}async find(t){const{document:a,trace:o}=this,e=a.pages.
number(t),r=new w.E(a,a.pages.attribute(t,"Resources"),e);await this.stream(0,r);for(const i of o.contents.keys())await this.stream(i,r)}async stream(t,a){const o=this.
paints.get(t);if(o!==void 0)return o;this.paints.set(t,!0);const{document:e}=this,r=t>0?e.get(t):null,i=r instanceof O.Z6?new w.E(e,r.dict.get("Resources"),t,a):
a,d=new $.KQ,c=new l.H(e,i,void 0,d),x=this.trace.contents.get(t);let M=!1;const I=g=>{(g==="no glyphs"||g==="no drawing"||g==="some glyphs")&&c.removed(g!=="no\
 drawing"),!(g!=="all"&&g!=="some glyphs")&&(c.painted(),M=!0)};return await(0,A.Ko)(x,e.job.pace,g=>{const L=g.start,{operator:y}=g;if(y==="BMC"||y==="BDC")c.begin(
g,L);else if(y==="EMC")c.end(g.end-y.length,g.end);else{const j=y==="Do"?this.formAt(g,i):void 0;if(j!==void 0)return this.stream(j,i).then(N=>I(N?"all":"no gly\
phs"));I(this.leftOf(g,t,L))}}),c.finish(x.length),d.any&&this.cuts.set(t,d.inOrder()),t===0&&(this.ids=c.ids),this.paints.set(t,M),M}formAt(t,a){const o=t.name(
0),e=o===void 0?void 0:a.find("XObject",o);return(0,O.i9)(e)&&this.trace.contents.has(e.number)?e.number:void 0}leftOf(t,a,o){const{operator:e}=t;if(z.has(e)){const d=this.
removals.get(a)?.get(o)?.glyphs.size??0;return d===0?"all":d<(this.shown.get(`${a} ${o}`)?.count??1/0)?"some glyphs":"no glyphs"}if(!(e!=="n"&&u.lJ.has(e))&&e!==
"sh"&&e!=="Do"&&e!=="BI")return"no painting";const i=`${a} ${e==="BI"?(0,b.TO)(t):o}`;return this.trace.croppedPaint.has(i)&&!this.trace.seenPaint.has(i)?"no dr\
awing":"all"}}var J=s(2843),H=s(71157),k=s(47212);const Q=500;async function q(n){const{pages:t,job:a}=n,o=new k.Wz(n),e=new J.q(n),r=(0,W.Hi)(n);let i=0;for(let d=0;d<
t.count;d++){const{trace:c,visible:x}=await o.cropped(d),M=await _(c,a.pace),{cuts:I,painted:g}=tt(c,x),L=a.pace.step((c.croppedPaint.size+1)*Q);if(L&&await L,M.
size===0&&g===0)continue;for(const U of M.values())i+=U.size;i+=g;const y=new F(n,c,M);await y.find(d);const j=t.number(d),N=n.resolve(n.entry(j,"StructParents"));
y.ids.length>0&&typeof N=="number"&&await r.structure.dropMarked(N,j,0,y.ids);for(const[U,Z]of y.cuts)I.set(U,[...I.get(U)??[],...Z]);await e.page(d,[c],{removals:M,
others:I,images:new Map})}return await r.structure.flush(),await(0,W.Pv)(r,new Set(r.removal.removed())),i}async function _(n,t){const a=new Map;if(n.cropped.size>
0)for(const e of n.shown){const r=`${e.stream} ${e.from}`,i=a.get(r)?.glyphs,d=new Set;for(let c=0;c<e.count;c++){n.cropped.has(e.first+c)&&(!i||i.has(c))&&d.add(
c);const x=t.step(Q);x&&await x}a.set(r,{shown:e,glyphs:d})}const o=new Map;for(const{shown:e,glyphs:r}of a.values()){if(r.size===0)continue;const i=o.get(e.stream)??
new Map;o.set(e.stream,i.set(e.from,{shown:e,glyphs:r}))}return o}function tt(n,t){for(const{stream:e,from:r,to:i,matrix:d,clip:c}of n.images)n.paint(e,r,(0,v.EF)(
(0,H.jY)(d),(0,b.zT)(c,t)),()=>[{from:r,to:i,text:""}]);const a=new Map;let o=0;for(const[e,{stream:r,cuts:i}]of n.croppedPaint){if(n.seenPaint.has(e))continue;
o++;const d=a.get(r)??[];for(const c of i)d.push(c);a.set(r,d)}return{cuts:a,painted:o}}var et=s(55969),nt=s(91374),st=s(74135),V=s(6057),ot=s(44738);const X=72,
at=["L","Vertices","InkList","CL","QuadPoints","Path"];async function rt(n){let t=-1,a=[0,0,0,0];return(0,ot.L)(n,(o,e)=>{e!==t&&({box:a}=(0,V.iw)(n,t=e));const r=(0,et.
B)(n,o);if(r==="Popup"||r==="Widget"&&(0,nt.pv)(n,o)==="Sig")return!1;const i=it(n,o);return i!==void 0&&(0,st.Pj)(i,a)===void 0})}function it(n,t){const a=(0,V.
b0)(n,t.get("Rect"));if(!a||n.dict(t.get("AP")))return a;if(at.some(d=>t.has(d)))return;const[o,e,r,i]=a;return[o-X,e-X,r+X,i+X]}var ct=s(91519),dt=s(14029),ft=s(
98446);const Y={scripts:"removedScripts",privateData:"removedPrivateData",metadata:"removedMetadata",hiddenLayers:"removedHiddenLayers",hiddenText:"removedHidde\
nText",attachments:"removedAttachments",comments:"removedComments",externalLinks:"removedExternalLinks",imageMetadata:"removedImageMetadata"},lt=async(n,t,a)=>{
const o=await(0,ct.E)(n.bytes,a,{password:t.open_password}),e={scripts:t.remove_scripts,privateData:t.remove_private_data,metadata:t.remove_metadata,hiddenLayers:t.
remove_hidden_layers,hiddenText:t.remove_hidden_text,attachments:t.remove_attachments,comments:t.remove_comments,externalLinks:t.remove_external_links,imageMetadata:t.
remove_image_metadata},r=await(0,P.ds)(o),i=e.metadata||e.attachments?await(0,f.J)(o):!1,d=t.remove_cropped?await rt(o)+await q(o):0,c=await(0,D.u)(o,e),x=await T(
o),M=[...i?[ht]:[],...await mt(o,c,r)];d+x+ut(c)===0&&M.push(vt);const I=o.pages.count,g=Object.keys(Y).filter(y=>e[y]),L=Object.fromEntries(g.map(y=>[Y[y],c.removed[y]]));
return{documents:[{name:n.name,bytes:await(0,dt.UN)(o),pageCount:I}],notes:M,facts:{pageCount:I,...L,...t.remove_cropped&&{removedCropped:d},...c.removedBookmarks>
0&&{removedBookmarks:c.removedBookmarks},...x>0&&{removedUnusedObjects:x}}}};async function mt(n,{removed:t,droppedXfa:a,unread:o},e){const r=[];return t.metadata>
0?(0,C.RZ)(r,(0,P.yB)(e)):t.attachments>0&&(0,C.RZ)(r,await(0,m.Ah)(n)),a&&r.push((0,K.Yw)(a)),o>0&&r.push(gt(o)),r}const ut=({removed:n})=>Object.values(n).reduce(
(t,a)=>t+a,0),ht=(0,m.yW)("its metadata or its attachments were removed. Keep both to publish invoices",["remove_metadata","remove_attachments"]),gt=n=>({code:"\
content_unreadable",message:`${(0,ft.C7)(n,"content stream")} could not be read, because the compression is not known. Hidden content in there was not removed.`}),
vt={code:"nothing_to_remove",message:"Nothing was removed: the document has none of these things."}}),36078:((G,R,s)=>{s.d(R,{AY:()=>l,KJ:()=>T,XL:()=>h,_:()=>D,
hX:()=>K,id:()=>p,qK:()=>E,vs:()=>O,wW:()=>B,yQ:()=>S});var C=s(45079);function D(f){if(Number.isInteger(f)&&Math.abs(f)<1e7)return String(f);const m=Number(f.toPrecision(
7)),P=Math.abs(m)<1e-9?"0":String(m);return P.includes("e")?m.toFixed(12).replace(/\.?0+$/,""):P}const O=f=>f.map(D).join(" "),E=(f,m)=>`q ${m} cm /${f} Do Q`,p=f=>(0,C.
ZV)(Math.round(f*1e3)/1e3||0),l=([f,m])=>`${p(f)} ${p(m)}`,h=f=>f.map((m,P)=>`${l(m)} ${P===0?"m":"l"}`).join(" "),S=.5523;function T(f){const m=S,P=(...W)=>`${W.
map(([v,$])=>l(f(v,$))).join(" ")} c`;return[`${l(f(1,0))} m`,P([1,m],[m,1],[0,1]),P([-m,1],[-1,m],[-1,0]),P([-1,-m],[-m,-1],[0,-1]),P([m,-1],[1,-m],[1,0])].join(
" ")}function B(f,m){const P={1:"g",3:"rg",4:"k"}[f.length];return`${f.map(p).join(" ")} ${m==="fill"?P:P.toUpperCase()}`}const K=f=>`[${f.map(p).join(" ")}] 0 \
d`}),38671:((G,R,s)=>{s.d(R,{R:()=>E});var C=s(52205),D=s(45599);const O={DCTDecode:"jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"\
jbig2"};function E(p,l){const h=(0,C.c3)(p,l.dict.get("Filter")),S=(0,C.c3)(p,l.dict.get("DecodeParms")),T=h.at(-1)??null,B=T instanceof D.SX?O[T.text]:void 0;if(!B)
return{format:B,parameters:void 0,filter:T,before:l};const K=new D.Bi(l.dict);K.set("Filter",h.slice(0,-1)),K.set("DecodeParms",S.slice(0,h.length-1));const f=S[h.
length-1];return{format:B,parameters:(0,D.Zm)(f)?f:void 0,filter:T,before:new D.Z6(K,l.data,l.sealed)}}}),93059:((G,R,s)=>{s.d(R,{n:()=>O});var C=s(45599);const D={
BPC:"BitsPerComponent",CS:"ColorSpace",D:"Decode",DP:"DecodeParms",F:"Filter",H:"Height",IM:"ImageMask",W:"Width"};function O(E){if(E.dataStart<0)return;const p=new C.
Bi;for(let l=0;l+1<E.count;l+=2){const h=E.name(l);h!==void 0&&p.set(D[h]??h,E.value(l+1))}return new C.Z6(p,E.content.subarray(E.dataStart,E.dataEnd))}}),8283:((G,R,s)=>{
s.d(R,{A2:()=>D,AP:()=>f,EI:()=>p,GM:()=>O,Me:()=>h,OD:()=>B,Os:()=>E,Rd:()=>l,iN:()=>S});var C=s(78157);const D=216,O=217,E=218,p=254,l=0,h=2**20,S=v=>v>=224&&
v<=239;class T{image;marker;start;end;constructor($,w,u,A){this.image=$,this.marker=w,this.start=u,this.end=A}get data(){return this.image.subarray(Math.min(this.
start+4,this.end),this.end)}}function*B(v,$=1/0){const w=(0,C.bS)(v);for(let u=2;;){const A=Math.min(u+$,w.length),b=m(w,u,A);if(b<0){if(A===w.length)return;yield new T(
w,l,u,A),u=A;continue}const z=w[b+1],F=z===D||z===O||z===K;if(!F&&b+4>w.length)return;const J=F?0:w.readUInt16BE(b+2),H=b+2+J;if(H>w.length||!F&&J<2||(yield new T(
w,z,b,H),z===O))return;u=H}}const K=1,f=v=>B(v,h);function m(v,$,w){for(let u=W(v,$);u>=0&&u<w&&u+1<v.length;u=W(v,u+1)){for(;v[u+1]===255&&u+1<w;)u++;const A=v[u+
1];if(A!==0&&A!==255&&(A<208||A>215))return u}return-1}const P=32;function W(v,$){const w=Math.min($+P,v.length);for(let u=$;u<w;u++)if(v[u]===255)return u;return v.
indexOf(255,w)}}),79627:((G,R,s)=>{s.d(R,{W:()=>D});var C=s(74135);function D(O,E){const p=Array.from({length:O.count},(h,S)=>O.number(S)||0);if(O.operator==="r\
e"){const[h=0,S=0,T=0,B=0]=p;return(0,C.zl)(E,[h,S,h+T,S+B])}const l=[];for(let h=0;h+1<p.length;h+=2)l.push((0,C.Gd)(E,p[h],p[h+1]));return(0,C.$L)(l)}})};
