"use strict";exports.id=2529,exports.ids=[2529],exports.modules={13197:((X,$,o)=>{o.r($),o.d($,{optimize_document:()=>v});var s=o(80397),C=o(7390),M=o(65585),d=o(11275),w=o(
95199),S=o(282),b=o(7548),p=o(16039);const R=["PieceInfo","Thumb"];async function P(A,i){const c=await i(),{live:f}=c.markings[0];let u=!1;for(const O of await(0,b.
V3)(A,R)){if(f[O]!==1)continue;const T=A.job.pace.step(2e3);T&&await T;const W=A.get(O),x=W instanceof p.Z6?W.dict:W;if(!(!(x instanceof p.Bi)||!R.some(U=>x.has(
U)))){A.edit(O);for(const U of R)x.delete(U);u=!0}}return u?i():c}var K=o(85533),B=o(58143),L=o(83267),h=o(39310),a=o(45913);const t=256*1024*1024,n=256*1024,e=4,
g=.97,E=4,D=9,k=new Set(["ASCIIHexDecode","ASCII85Decode"]),F=new Set(["FlateDecode","LZWDecode","RunLengthDecode"]);class I{document;marked;isDouble;remaining=t;left=0;constructor(i,c,f){
this.document=i,this.marked=c,this.isDouble=f}async run(){const i=this.streams();for(let c=0;c<i.length;c+=E){const f=this.remaining,u=await Promise.all(i.slice(
c,c+E).map(T=>this.optimize(T,f)));for(const T of u)this.remaining-=T;const O=this.document.job.pace.step(2e3*E);O&&await O,this.document.job.pace.progress(c/i.
length)}return{left:this.left}}streams(){const{document:i}=this,{live:c,walked:f}=this.marked.markings[0],u=[];for(let O=1;O<c.length;O++){if(c[O]!==1||this.isDouble(
O))continue;const T=i.edited.get(O),W=i.table.kind[O]===B.tL&&f.dataStart[O]>0;(T===void 0?W:T instanceof p.Z6)&&u.push(O)}return u}async optimize(i,c){const{document:f}=this,
u=f.get(i);if(!(u instanceof p.Z6)||(f.put(i,u),z(f,u)))return 0;const O=f.encoded(u),T=this.withoutTransport(u,O),{smaller:W,decoded:x}=await this.compressed(T,
c),U=W??T;return j(U)<j({...y(f,u.dict),data:O})&&f.put(i,_(u,U)),x}withoutTransport(i,c){const{filters:f,parameters:u}=y(this.document,i.dict),O=f.findIndex(x=>!(x instanceof
p.SX&&k.has(x.text))),T=O<0?f.length:O,W={stream:c.length*4+16,total:c.length*4+16,remaining:c.length*4+16};for(const x of f.slice(0,T))c=(0,L.tN)(x.text,c,void 0,
W);return{data:c,filters:f.slice(T),parameters:u.slice(T)}}async compressed(i,c){const f=(0,a.uM)(this.document.job),u=await this.decoded(i,c);if(u==="too much")
return this.left++,{decoded:0};if(!u||u.filters.length>0)return{decoded:u?.data.length??0};const O=u.data.length;if(i.data.length>n&&!await this.isWorthwhile(u.
data,i.data.length))return{decoded:O};const W={data:await f.deflate(u.data,D),filters:[(0,p.UU)("FlateDecode")],parameters:u.parameters};return{smaller:[i,...this.
isPredicted(u)?[]:[u]].reduce((U,H)=>j(H)<j(U)?H:U,W),decoded:O}}isPredicted({parameters:i}){const c=this.document.resolve(this.document.dict(i[0])?.get("Predic\
tor"));return typeof c=="number"&&c>1}async isWorthwhile(i,c){const f=Math.floor(n/e*(i.length/c)),u=Math.floor((i.length-f)/(e-1)),O=Buffer.concat(Array.from({
length:e},(W,x)=>i.subarray(x*u,x*u+f)));return(await(0,a.uM)(this.document.job).deflate(O,D)).length<g*(c/i.length)*O.length}async decoded(i,c){const[f,...u]=i.
filters;if(f===void 0)return i.data.length>c?"too much":i;if(!(f instanceof p.SX)||!F.has(f.text)||u.length>0)return;if(f.text==="FlateDecode"){const{job:W}=this.
document,x=Math.max(c,0),U=await(0,a.uM)(W).inflate(i.data,x)??await(0,a.Uw)(i.data,x,W.pace);return U?{data:U,filters:[],parameters:i.parameters}:i.data.length*
4>c?"too much":void 0}const O=this.document.dict(i.parameters[0]),T=this.document.resolve(O?.get("EarlyChange"));try{const W=typeof T=="number"?new p.Bi([["Earl\
yChange",T]]):void 0,x=(0,L.tN)(f.text,i.data,W,{stream:c,total:c,remaining:c}),U=new p.Bi([...O??[]].filter(([H])=>H!=="EarlyChange"));return{data:x,filters:[],
parameters:U.size>0?[U]:[]}}catch{return}}}function z(A,{dict:i}){const c=(0,K.c3)(A,i.get("Filter"));return i.has("F")||c.some(f=>(0,p.Eo)(f,"Crypt"))||(0,p.Eo)(
A.resolve(i.get("Type")),"Metadata")}function y(A,i){const c=(0,K.c3)(A,i.get("Filter")),f=i.get("DecodeParms"),u=A.array(f)??(f===void 0?[]:[f]);return{filters:c,
parameters:c.map((O,T)=>u[T]??null)}}const j=({data:A,filters:i})=>A.length+i.reduce((c,f)=>c+(f instanceof p.SX?f.text.length+9:0),0);function _(A,{data:i,filters:c,
parameters:f}){const u=(0,h.n)(A,i,{compress:!1}),O=c.length===1;return c.length>0&&u.dict.set("Filter",O?c[0]:[...c]),c.length>0&&f.some(T=>T!==null)&&u.dict.set(
"DecodeParms",O?f[0]:[...f]),u}const v=async(A,{open_password:i},c)=>{const f={signatures:0,usageRightsRemoved:!1,isRepaired:!1},u=({signatures:G,usageRightsRemoved:et})=>{
f.signatures=G,f.usageRightsRemoved||=et},O=G=>{f.isRepaired=!0,c.onRepaired?.(G)},T=await(0,C.E)(A.bytes,{...c,onWritten:u,onRepaired:O},{password:i}),W=T.pages.
count,x=A.bytes.length,U=[];await T.pages.settle();const H=await P(T,()=>m(T)),Q=await(0,S.v)(T,H),{left:Y}=await new I(T,H,G=>Q(0,G)!==void 0).run();Y>0&&U.push(
tt(Y)),(0,M.V)(T)&&U.push(Z);const J=G=>(0,w.fT)([T],{compact:!0,objectStreams:G,alias:Q}),q=await r(T);let V=await J(q?"none":"smallest");if(!q&&V.length<l){const G=await J(
"none");G.length<V.length&&(V=G)}return V.length>=x&&!f.isRepaired?{documents:[{...A,pageCount:W}],notes:[N],facts:{pageCount:W,bytesBefore:x,bytesAfter:x}}:(c.
onWritten?.(f),{documents:[{name:A.name,bytes:V,pageCount:W}],notes:U,facts:{pageCount:W,bytesBefore:x,bytesAfter:V.length}})};async function m(A){const i=await(0,d.
Rf)([A],{detail:!0,strings:A.security?.numbered===!0});return(0,d.Ip)([A],i),i}const l=16384;async function r(A){const{archive:i,names:c}=await(0,s.ds)(A);return i?.
part===1||c.some(f=>/^PDF\/X-[13]/.test(f))}const N={code:"not_smaller",message:"The document is returned as it was: it could not be made smaller without loss."},
Z={code:"linearization_removed",message:"The document is no longer linearized (prepared for fast web view), because object streams save more."},tt=A=>({code:"st\
reams_left",message:`${A===1?"One stream was":`${A} streams were`} left as ${A===1?"it was":"they were"}, because at most 256 MB of a document are compressed ag\
ain.`})}),66173:((X,$,o)=>{o.d($,{B:()=>K,K:()=>h});var s=o(269),C=o(48118),M=o(19980),d=o(36692);const w=64,S=100,b=16*1024*1024,p=["true","false","null"],R=new Map,
P=`b B b* B* BDC BI BMC BT BX c cm cs CS d d0 d1 Do DP EI EMC ET EX f F f* G g gs h i ID j J k K l m M MP n q Q re rg RG ri s S sc SC scn SCN sh T* Tc Td TD Tf \
Tj TJ TL Tm Tr Ts Tw Tz v w W W* y ' "`;for(const a of P.split(" "))R.set((0,d.$N)(a),a);class K{content;operator="";count=0;end=0;dataStart=-1;dataEnd=-1;tokens;kinds=new Uint8Array(
w);starts=new Int32Array(w);ends=new Int32Array(w);depth=0;outermost=d.Kp;opened=0;deepest=0;inImage=!1;isGiven=!0;constructor(t){this.content=t,this.tokens=new d.
oz(t)}next(){return this.advance(1/0)}advance(t){const{tokens:n}=this;for(this.isGiven&&this.forget();n.end<t;){const e=n.next();switch(e){case d.Kp:return this.
end=n.end,this.dataStart>=0&&this.give("BI");case d.QR:if(this.depth===0&&this.keyword())return!0;break;case d.pQ:case d.q$:if(this.depth++>0){this.depth>this.deepest&&
(this.deepest=this.depth);break}this.outermost=e,this.opened=n.start;break;case d.OG:case d.ZT:this.depth>0&&--this.depth===0&&this.add(this.outermost,this.opened);
break;case d.Ho:this.dataStart=n.start,this.dataEnd=n.end;break;default:this.depth===0&&this.add(e,n.start)}}return this.end=n.end,!1}forget(){this.isGiven=!1,this.
count=this.deepest=0,this.dataStart=this.dataEnd=-1}keyword(){const{tokens:t}=this,n=R.get(t.code);if(n===void 0&&p.some(e=>e.length===t.end-t.start&&(0,s.w1)(this.
content,t.start,e)))this.add(d.QR,t.start);else if(n==="BI")this.inImage=!0,this.count=0;else if(this.inImage){if(n==="EI")return this.give("BI")}else return this.
give(n??"");return!1}give(t){return this.operator=t,this.end=this.tokens.end,this.isGiven=!0,this.inImage=!1,!0}add(t,n){const{count:e}=this;e!==w&&(this.kinds[e]=
t,this.starts[e]=n,this.ends[e]=this.tokens.end,this.count=e+1)}kind(t){return t>=0&&t<this.count?this.kinds[t]:d.Kp}startOf(t){return this.starts[t]}endOf(t){return this.
ends[t]}number(t){return this.kind(t)===d.uk?(0,M.kz)(this.content,this.starts[t],this.ends[t]):NaN}name(t){return this.kind(t)===d.o_?(0,M.MQ)(this.content,this.
starts[t]+1,this.ends[t]):void 0}string(t){const n=this.kind(t);return n===d.An||n===d.Cd?(0,M.E3)(this.content,this.starts[t],this.ends[t]):void 0}value(t){return this.
kind(t)===d.Kp||this.deepest>S?null:new C.i(this.content,this.starts[t],this.ends[t],S,void 0,b).value()}inside(t){return new d.oz(this.content,this.starts[t]+1,
this.ends[t]-1)}}const B=32768,L=6;async function h(a,t,n){const e=new K(a);for(;e.end<a.length;){const{end:g}=e;for(;e.advance(g+B);){const D=n(e);D&&await D}const E=t.
step(L*(e.end-g));E&&await E}}}),36692:((X,$,o)=>{o.d($,{$N:()=>E,An:()=>w,Cd:()=>S,Ho:()=>B,Kp:()=>C,OG:()=>R,QR:()=>b,ZT:()=>K,jq:()=>j,o_:()=>d,oz:()=>F,pQ:()=>p,
q$:()=>P,uk:()=>M});var s=o(269);const C=0,M=1,d=2,w=3,S=4,b=5,p=6,R=7,P=8,K=9,B=10,L=0,h=11,a=12,t=13,n=new Uint8Array(256).fill(b),e=new Uint8Array(256);for(let _=0;_<
256;_++)s.Kl[_]!==s.N9&&(n[_]=L);for(const _ of[s.b9,s.N5,s.fX])e[_]=1;for(let _=s.l0;_<=s.ev;_++)e[_]=1;for(let _=0;_<256;_++)e[_]&&(n[_]=M);n[s.cL]=d,n[s.Cx]=
w,n[s.iH]=a,n[s.vz]=t,n[s.WL]=p,n[s.wt]=R,n[s.IQ]=h;const g=3,E=_=>[..._].reduce((v,m,l)=>v|m.charCodeAt(0)<<8*l,0),D=E("BI"),k=E("ID");class F{content;to;kind=C;start=0;end;isCut=!1;passed=0;inImage=!1;atData=!1;constructor(v,m=0,l=v.
length){this.content=v,this.to=l,this.start=this.end=m}next(v=!1){const{content:m,to:l}=this;if(this.atData)return this.imageData();let r=this.end;for(;r<l;){const N=r,
Z=n[m[r++]];switch(Z){case L:continue;case M:for(;r<l&&e[m[r]]===1;)r++;if(v){this.passed++;continue}return this.found(M,N,r);case b:for(;r<l&&s.Kl[m[r]]===s.N9;)
r++;return r-N===2&&this.followImage(m[N]|m[N+1]<<8),this.found(b,N,r);case d:for(;r<l&&s.Kl[m[r]]===s.N9;)r++;if(v){this.passed++;continue}return this.found(d,
N,r);case w:return r=(0,s.t9)(m,N,l),this.isCut=r===l&&j(m,N,l)>0,this.found(w,N,r);case a:return r<l&&m[r]===s.iH?this.found(P,N,r+1):(r=(0,s.$k)(m,r,l),this.isCut=
m[r-1]!==s.vz,this.found(S,N,r));case t:if(r<l&&m[r]===s.vz)return this.found(K,N,r+1);continue;case h:r=(0,s.D)(m,r,l);continue;default:return this.found(Z,N,r)}}
return this.found(C,l,l)}found(v,m,l){return this.kind=v,this.start=m,this.end=l,v}get code(){const{content:v,start:m,end:l}=this,r=l-m;return r>g?0:v[m]|(r>1?v[m+
1]<<8:0)|(r>2?v[m+2]<<16:0)}followImage(v){this.atData=this.inImage&&v===k,this.inImage=v===D||this.inImage&&!this.atData}imageData(){const{content:v,to:m}=this;
this.atData=!1;const l=Math.min(this.end+1,m),r=z(v,l,m);return this.isCut=r<0,this.found(B,l,r<0?m:r)}}const I=12;function z(_,v,m){for(let l=v;l+1<m;l++){if(_[l]!==
s.HV||_[l+1]!==s.tw||l>v&&s.Kl[_[l-1]]!==s.t6)continue;const r=l+2;if(!(r<m&&s.Kl[_[r]]===s.N9)&&y(_,r,Math.min(r+I,m)))return Math.max(l-1,v)}return-1}function y(_,v,m){
for(let l=v;l<m;l++){const r=_[l];if((r<s.Z4||r>s.du)&&s.Kl[r]!==s.t6)return!1}return!0}function j(_,v,m=_.length){let l=0;for(let r=v;r<m;r++){const N=_[r];N===
s.r_?r++:N===s.Cx?l++:N===s.s1&&l--}return l}}),80397:((X,$,o)=>{o.d($,{Ip:()=>p,XM:()=>L,Xb:()=>B,ds:()=>b,qg:()=>K});var s=o(58247),C=o(30729),M=o(1480),d=o(10404),
w=o(34331),S=o(31808);const b=(0,C.H)(async t=>p(t,await(0,d.Br)(t)));function p(t,n){const e=(I,z)=>(0,s.w)((0,w.sm)(n,I,z)[0]??""),g=P(e("pdfaid","part"),e("p\
dfaid","conformance").toLowerCase()),E=R(e("pdfuaid","part"))?`PDF/UA-${e("pdfuaid","part")}`:void 0,k=[e("pdfxid","GTS_PDFXVersion")||e("pdfx","GTS_PDFXVersion")||
((0,s.G)(t.resolve((0,d._U)(t)?.get("GTS_PDFXVersion")))??""),e("pdfe","ISO_PDFEVersion"),e("pdfvtid","GTS_PDFVTVersion")],F=[g?.name,E,...k.filter(I=>/^PDF\/[\w .:/()-]{1,40}$/.
test(I))];return{archive:g,accessible:E,names:F.filter(I=>I!==void 0)}}const R=t=>/^[1-9]$/.test(t);function P(t,n){if(!R(t))return;const e=/^[abuef]$/.test(n)?
n:"";return{part:Number(t),level:e,name:`PDF/A-${t}${e}`}}function K(t,n,e,g){return n&&a(t,n,[M.dK.pdfaid]),B(e,g)}const B=({name:t},n)=>({code:"pdfa_identific\
ation_removed",message:`The document no longer claims ${t}: ${n}.`});async function L(t){const n=await(0,d.Br)(t);if(!n)return[];const{archive:e,accessible:g}=p(
t,n);a(t,n,[M.dK.pdfaid,M.dK.pdfuaid]);const E=[e?.name,g].filter(D=>D!==void 0);return E.length>0?[h(E)]:[]}const h=t=>({code:"conformance_dropped",message:`Th\
e result no longer claims ${t.join(" and ")}, because a merge cannot guarantee conformance.`});function a(t,n,e){n.properties.some(({namespace:g})=>e.includes(g))&&
(0,S._L)(t,(0,S.QH)(n,({namespace:g})=>e.includes(g),[]))}}),31808:((X,$,o)=>{o.d($,{QH:()=>d,T3:()=>w,_L:()=>R});var s=o(1480),C=o(54075),M=o(16039);function d(P,K,B){
const{text:L,properties:h,end:a,about:t}=P,n=[];let e=0;for(const g of h.filter(K).sort((E,D)=>E.from-D.from))g.from<e||(n.push(L.slice(e,g.from)),e=g.to);return n.
push(L.slice(e,Math.max(a,e))),B.length>0&&n.push(S(B,t)),n.push(L.slice(Math.max(a,e))),p(n.join(""))}function w(P){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHz\
reSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${s.dK.rdf}">
${S(P,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function S(P,K){const L=[...new Set(P.map(({prefix:a})=>a))].map(a=>` xmlns:${a}="${s.dK[a]}"`).join(""),h=P.map(({prefix:a,name:t,form:n,values:e})=>`\
<${a}:${t}>${b(n,e)}</${a}:${t}>
`);return`<rdf:Description xmlns:rdf="${s.dK.rdf}" rdf:about="${(0,C.X)(K)}"${L}>
${h.join("")}</rdf:Description>
`}function b(P,K){const B=L=>K.map(h=>`<rdf:li${L}>${(0,C.X)(h)}</rdf:li>`).join("");switch(P){case"simple":return(0,C.X)(K[0]??"");case"alternative":return`<rd\
f:Alt>${B(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${B("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${B("")}</rdf:Bag>`}}const p=P=>P.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function R(P,K){const B=P.catalog.get("Metadata"),L=P.resolve(B),h=L instanceof M.Z6?[...L.dict].
filter(([n])=>!["Filter","DecodeParms","Length"].includes(n)):[],a=new M.Bi([["Type",new M.SX("Metadata")],["Subtype",new M.SX("XML")],...h]),t=new M.Z6(a,Buffer.
from(K,"utf8"));(0,M.i9)(B)&&L instanceof M.Z6?P.put(B,t):P.edit(P.catalogNumber).set("Metadata",P.add(t))}}),30729:((X,$,o)=>{o.d($,{H:()=>s});function s(C){const M=new WeakMap;
return d=>{if(d.hasChanges)return C(d);const w=M.get(d);if(w)return w.answer;const S=C(d);return M.set(d,{answer:S}),S}}}),39310:((X,$,o)=>{o.d($,{n:()=>d});var s=o(
83267),C=o(16039);const M=["DecodeParms","F","FFilter","FDecodeParms","DL"];function d(w,S,{compress:b}){const p=new C.Bi(w.dict);b?p.set("Filter",(0,C.UU)("Fla\
teDecode")):p.delete("Filter");for(const R of M)p.delete(R);return new C.Z6(p,b?(0,s.Kc)(S):S)}}),65585:((X,$,o)=>{o.d($,{V:()=>d});var s=o(269),C=o(48118),M=o(
16039);function d({bytes:w,job:S}){const b=(0,s.bS)(w).subarray(0,1024),p=b.indexOf(" obj");if(p<0||!b.includes("/Linearized"))return;const R=new C.i(w,p+4,Math.
min(w.length,p+2048),S.limits.nesting).value();return(0,M.Zm)(R)&&R.has("Linearized")&&R.get("L")===w.length?R:void 0}}),7548:((X,$,o)=>{o.d($,{RJ:()=>P,V3:()=>R,
vb:()=>K,zx:()=>p});var s=o(58143),C=o(88960),M=o(269),d=o(48024);const w=16384,S=65536,b="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function p(h,a){const t=a.map(
D=>{const[k="",...F]=[...D].map(z=>z.replace(/\W/,"\\$&")),I=/\W/.test(D)?b:"\\w";return`${k}(?:${F.join("")}|${I}{0,${Math.max(0,D.length-2)}}#)`}),n=new RegExp(
`/(?:${t.join("|")}|#)`,"g"),e=Object.fromEntries(a.map(D=>[D,new Set])),g=new Set;await P(h,(D,k,F,I)=>{const z=D.toString("latin1",k,F);n.lastIndex=0;for(let y=n.
exec(z);y;y=n.exec(z)){const j=I(k+y.index);j!==void 0&&(y[0].endsWith("#")?g.add(j):e[y[0].slice(1)].add(j))}});for(const D of K(h))g.add(D);const E=D=>[...new Set(
[...D,...g])].sort((k,F)=>k-F);return Object.fromEntries(a.map(D=>[D,E(e[D])]))}async function R(h,a){const t=await p(h,a);return[...new Set(Object.values(t).flat())].
sort((n,e)=>n-e)}async function P(h,a){const{bytes:t,table:n}=h,e=B(h),g=new Int32Array(e.length);for(let I=0;I<e.length;I++)g[I]=n.place[e[I]];const E=(0,M.bS)(
t),D=I=>e[(0,C.M)(g,I)-1],k=new d.s;let F=0;for(let I=0;I<e.length;I++){const z=I+1===e.length,y=z?t.length:g[I+1],j=y-g[I]>w;if(!j&&!z&&y-F<S)continue;if(j){g[I]>
F&&a(E,F,g[I],D),k.reset();const v=k.value(t,h.bodies[e[I]],y);a(E,g[I],v<0?y:v,D)}else a(E,F,y,D);const _=h.job.pace.step(Math.min(y-F,S));_&&await _,F=y}for(const[
I,z]of L(h)){const y=h.objectStream(I);if(!y)continue;const j=new Set(z),{starts:_}=y;a((0,M.bS)(y.data),0,y.data.length,m=>{const l=y.numbers[(0,C.M)(_,m)-1];return l!==
void 0&&j.has(l)?l:void 0});const v=h.job.pace.step(y.data.length);v&&await v}}function*K(h){for(let a=1;h.hasChanges&&a<h.size;a++)h.isChanged(a)&&h.exists(a)&&
(yield a)}function B(h){const{table:a,hasChanges:t}=h,n=[];let e=!0,g=-1;for(let E=1;E<a.size;E++){if(a.kind[E]!==s.tL||t&&h.isChanged(E))continue;const D=a.place[E];
e&&=D>=g,g=D,n.push(E)}return e?n:n.sort((E,D)=>a.place[E]-a.place[D])}function L(h){const{table:a,hasChanges:t}=h,n=new Map;for(let e=1;e<a.size;e++){if(a.kind[e]!==
s.UT||t&&h.isChanged(e))continue;const g=a.place[e],E=n.get(g);E?E.push(e):n.set(g,[e])}return n}}),88960:((X,$,o)=>{o.d($,{B:()=>s,M:()=>C});const s=(d,w)=>M(d,
w,!1),C=(d,w)=>M(d,w,!0);function M(d,w,S){let[b,p]=[0,d.length];for(;b<p;){const R=b+p>>1,P=d[R];P<w||S&&P===w?b=R+1:p=R}return b}})};
