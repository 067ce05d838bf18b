"use strict";exports.id=7853,exports.ids=[7853],exports.modules={57117:((b,R,u)=>{u.d(R,{Br:()=>y,HB:()=>I,Pz:()=>D,Qg:()=>w,_B:()=>S,c4:()=>B,hU:()=>O});var i=u(21281),M=u(
824),E=u(45599);async function S(m){const C=await(0,M.Br)(m),{archive:T}=(0,i.Ip)(m,C);return T&&{...T,xmp:C,intent:g(m)}}function g(m){for(const C of m.array(m.
catalog.get("OutputIntents"))??[]){const T=m.dict(C);if(!(0,E.Zm)(T)||!(0,E.Eo)(m.resolve(T.get("S")),"GTS_PDFA1"))continue;const h=m.resolve(m.dict(T.get("Dest\
OutputProfile"))?.get("N"));if(typeof h=="number")return h}}const O=({intent:m},C)=>C===1?m!==void 0:m===C,y={transparency:"that standard allows no transparency",
sixteenBits:"that standard allows no images of 16 bits",profile:"that standard allows no ICC profiles of version 4",cmyk:"its output intent does not cover the C\
MYK colors of the stamp",overlay:"the overlay does not claim the same part with the same output intent"},B=(m,C,T)=>(0,i.qg)(m,C.xmp,C,T),w=m=>m&&m.part!==1&&m.
intent===void 0?D():void 0,p=[.9505,1,1.089],D=()=>[(0,E.UU)("CalRGB"),(0,E.jd)({WhitePoint:[...p],Gamma:[2.2,2.2,2.2],Matrix:[.4124,.2126,.0193,.3576,.7152,.1192,
.1805,.0722,.9505]})],I=()=>[(0,E.UU)("CalGray"),(0,E.jd)({WhitePoint:[...p],Gamma:2.2})]}),72313:((b,R,u)=>{u.d(R,{W:()=>P});var i=u(97727),M=u(45599),E=u(98446),
S=u(36078);function g(o,t,e,l){return`/Artifact <<${e==="over"?`/Type /Pagination /Subtype /${t}`:`/Type /Background /BBox [${l.map(S._).join(" ")}]`}>> BDC
${o}
EMC
`}var O=u(37709),y=u(85008),B=u(74135),w=u(5490);const p=400,D=.01;function I(o,t,e,l){const r=new O.B(t),c=new m(o,e,l);for(let a=0;a<p&&r.next();a++)if(c.takes(
r))return!0;return!1}class m{document;resources;box;states=new w.U({matrix:[1,0,0,1,0,0],clip:[-1/0,-1/0,1/0,1/0],isSolid:!0,isOpaque:!0});path=new h;clips=!1;constructor(t,e,l){
this.document=t,this.resources=e,this.box=l}takes(t){if(this.states.follow(t)||this.extendsPath(t)||this.setsState(t))return!1;const{operator:e}=t;return e==="D\
o"?this.paintsImage(t.name(0)):C.test(e)&&this.paintsPath(e)}setsState(t){const e=this.states.current;switch(t.operator){case"gs":{const l=this.document.dict(this.
resource("ExtGState",t.name(0)));return e.isOpaque=e.isSolid=_(this.document,l),!0}case"scn":case"sc":return e.isSolid=e.isOpaque&&t.kind(t.count-1)!==y.o_,!0;case"\
g":case"rg":case"k":return e.isSolid=e.isOpaque,!0;case"W":case"W*":return this.clips=!0,!0;default:return!1}}extendsPath(t){const{matrix:e}=this.states.current;
switch(t.operator){case"re":{const[l,r,c,a]=(0,w.M)(t);return this.path.rectangle(e,l,r,c,a),!0}case"m":case"l":return this.path.point(e,t.number(0),t.number(1)),
!0;case"c":case"v":case"y":return this.path.isRectangle=!1,!0;default:return!1}}paintsPath(t){const e=this.states.current,l=this.path.area();return T.test(t)&&e.
isSolid&&this.isCoveredBy(l)?!0:(this.clips&&(e.clip=l&&e.clip&&s(l,e.clip)),this.clips=!1,this.path=new h,!1)}paintsImage(t){const e=this.states.current,l=this.
resource("XObject",t);if(!e.isOpaque||!(l instanceof M.Z6)||!f(this.document,l.dict))return!1;const r=new h;return r.rectangle(e.matrix,0,0,1,1),this.isCoveredBy(
r.area())}isCoveredBy(t){const{clip:e}=this.states.current;return t!==void 0&&e!==void 0&&v(s(t,e),this.box)}resource(t,e){const{document:l,resources:r}=this;return e===
void 0?null:l.resolve(l.dict(r?.get(t))?.get(e))}}const C=/^(?:[fBb]\*?|[FSsn])$/,T=/^[fFbB]/;class h{isRectangle=!0;points=[];point([t,e,l,r,c,a],d,n){this.points.
push([t*d+l*n+c,e*d+r*n+a])}rectangle(t,e,l,r,c){this.point(t,e,l),this.point(t,e+r,l),this.point(t,e+r,l+c),this.point(t,e,l+c)}area(){const{points:t}=this;if(!this.
isRectangle||t.length<4||t.length>5)return;const e=(0,B.$L)(t),l=D*Math.max(e[2]-e[0],e[3]-e[1]),r=(c,a,d)=>Math.abs(c-a)<=l||Math.abs(c-d)<=l;return t.every(([
c,a])=>r(c,e[0],e[2])&&r(a,e[1],e[3]))?e:void 0}}function _(o,t){if(!t)return!0;const e=o.resolve(t.get("ca")),l=o.resolve(t.get("BM")),r=o.resolve(t.get("SMask"));
return(e===null||e===1)&&(l===null||(0,M.Eo)(l,"Normal"))&&(r===null||(0,M.Eo)(r,"None"))}function f(o,t){const e=o.resolve(t.get("ImageMask"))===!0;return(0,M.
Eo)(o.resolve(t.get("Subtype")),"Image")&&!e&&!t.has("SMask")&&!t.has("Mask")}function s(o,t){return[Math.max(o[0],t[0]),Math.max(o[1],t[1]),Math.min(o[2],t[2]),
Math.min(o[3],t[3])]}function v(o,t){const[e,l]=[D*(t[2]-t[0]),D*(t[3]-t[1])];return o[0]<=t[0]+e&&o[1]<=t[1]+l&&o[2]>=t[2]-e&&o[3]>=t[3]-l}async function P(o,{
kinds:t,pages:e},l){const{pace:r}=o.job,{layer:c,subtype:a,groupColorSpace:d}=l,n=new i.B(o);c==="over"&&await n.inspect(e);const A=[];for(const[K,k]of e.entries()){
const G=r.step(c==="over"?2e3:2e4);G&&await G,K%1e3===0&&r.progress(K/e.length);const $=l.on(k,K);if(!$)continue;const{box:L}=t[k.kind],{resources:W}=$,F=U=>g($.
operators(U),a,c,L);if(c==="over")n.over(k,{resources:W,operators:F});else{const U=n.contents.content(n.contents.own(k));I(o,U,o.dict(k.resources),L)&&A.push(k.
index+1),n.under(k,{resources:W,operators:F})}d!==void 0&&N(o,k.index,d)}return A.length>0?[x(A,e.length)]:[]}function N(o,t,e){const l=o.pages.number(t),r=o.entry(
l,"Group"),c=o.dict(r);if(c?.has("CS"))return;const a=(0,M.jd)({Type:(0,M.UU)("Group"),S:(0,M.UU)("Transparency"),...Object.fromEntries(c??[]),CS:e});(0,M.i9)(r)&&
(0,M.Zm)(o.get(r))?o.put(r,a):o.pages.patch(t,{Group:a})}function x(o,t){return{code:"stamp_hidden",message:`The stamp is hidden ${o.length===t?"on every page":
`on ${(0,E.oi)(o)}`}: the content of the page covers all of it. Stamp over the page instead.`}}}),36211:((b,R,u)=>{u.d(R,{Rl:()=>S,ep:()=>w,lJ:()=>g,we:()=>E});
var i=u(85008);const M={0:"b B b* B* BI BT BX EI EMC ET EX f F f* h ID n q Q s S sc SC scn SCN T* W W*",1:"BMC cs CS Do g G gs i j J M MP ri sh Tc TJ Tj TL Tr T\
s Tw Tz w '",2:"BDC d d0 DP l m Td TD Tf",3:'rg RG "',4:"k K re v y",6:"c cm d1 Tm"},E=Object.values(M).flatMap(p=>p.split(" ")),S=new Set(["m","l","c","v","y",
"h","re"]),g=new Map([["n",{}],["f",{fill:"nonzero"}],["F",{fill:"nonzero"}],["f*",{fill:"even-odd"}],["S",{strokes:!0}],["s",{strokes:!0,closes:!0}],["B",{fill:"\
nonzero",strokes:!0}],["B*",{fill:"even-odd",strokes:!0}],["b",{fill:"nonzero",strokes:!0,closes:!0}],["b*",{fill:"even-odd",strokes:!0,closes:!0}]]),O=255,y=new Uint8Array(
65536).fill(O),B=new Map;for(const[p,D]of Object.entries(M))for(const I of D.split(" "))I.length<=2?y[(0,i.$N)(I)]=Number(p):B.set((0,i.$N)(I),Number(p));function w(p){
if(p>=y.length)return B.get(p);const D=y[p];return D===O?void 0:D}}),37709:((b,R,u)=>{u.d(R,{B:()=>C,K:()=>_});var i=u(78157),M=u(45798),E=u(82416),S=u(36211),g=u(
85008);const O=64,y=100,B=16*1024*1024,w=["true","false","null"],p=new Map,D=new Array(16384).fill(void 0),I=f=>f&127|f>>1&16256,m=-32640;for(const f of S.we){const s=(0,g.
$N)(f);p.set(s,f),(s&m)===0&&(D[I(s)]=f)}class C{content;operator="";count=0;end=0;dataStart=-1;dataEnd=-1;tokens;kinds=new Uint8Array(O);starts=new Int32Array(
O);ends=new Int32Array(O);depth=0;outermost=g.Kp;opened=0;deepest=0;inImage=!1;isGiven=!0;constructor(s){this.content=s,this.tokens=new g.oz(s)}next(){return this.
advance(1/0)}advance(s){const{tokens:v}=this;for(this.isGiven&&this.forget();v.end<s;){const P=v.next();switch(P){case g.Kp:return this.end=v.end,this.dataStart>=
0&&this.give("BI");case g.QR:if(this.depth===0&&this.keyword())return!0;break;case g.pQ:case g.q$:if(this.depth++>0){this.depth>this.deepest&&(this.deepest=this.
depth);break}this.outermost=P,this.opened=v.start;break;case g.OG:case g.ZT:this.depth>0&&--this.depth===0&&this.add(this.outermost,this.opened);break;case g.Ho:
this.dataStart=v.start,this.dataEnd=v.end;break;default:this.depth===0&&this.add(P,v.start)}}return this.end=v.end,!1}forget(){this.isGiven=!1,this.count=this.deepest=
0,this.dataStart=this.dataEnd=-1}keyword(){const{tokens:s}=this,{code:v}=s,P=(v&m)===0?D[I(v)]:p.get(v);if(P===void 0&&w.some(N=>N.length===s.end-s.start&&(0,i.
w1)(this.content,s.start,N)))this.add(g.QR,s.start);else if(P==="BI")this.inImage=!0,this.count=0;else if(this.inImage){if(P==="EI")return this.give("BI")}else return this.
give(P??"");return!1}give(s){return this.operator=s,this.end=this.tokens.end,this.isGiven=!0,this.inImage=!1,!0}add(s,v){const{count:P}=this;P!==O&&(this.kinds[P]=
s,this.starts[P]=v,this.ends[P]=this.tokens.end,this.count=P+1)}kind(s){return s>=0&&s<this.count?this.kinds[s]:g.Kp}startOf(s){return this.starts[s]}endOf(s){return this.
ends[s]}number(s){return this.kind(s)===g.uk?(0,E.kz)(this.content,this.starts[s],this.ends[s]):NaN}name(s){return this.kind(s)===g.o_?(0,E.MQ)(this.content,this.
starts[s]+1,this.ends[s]):void 0}string(s){const v=this.kind(s);return v===g.An||v===g.Cd?(0,E.E3)(this.content,this.starts[s],this.ends[s]):void 0}value(s){return this.
kind(s)===g.Kp||this.deepest>y?null:new M.i(this.content,this.starts[s],this.ends[s],y,void 0,B).value()}inside(s){return new g.oz(this.content,this.starts[s]+1,
this.ends[s]-1)}}const T=32768,h=6;async function _(f,s,v){const P=new C(f);for(;P.end<f.length;){const{end:N}=P;for(;P.advance(N+T);){const o=v(P);o&&await o}const x=s.
step(h*(P.end-N));x&&await x}}}),85008:((b,R,u)=>{u.d(R,{$N:()=>v,An:()=>g,Cd:()=>O,Ho:()=>I,Kp:()=>M,OG:()=>w,QR:()=>y,ZT:()=>D,jq:()=>l,o_:()=>S,oz:()=>x,pQ:()=>B,
q$:()=>p,uk:()=>E});var i=u(78157);const M=0,E=1,S=2,g=3,O=4,y=5,B=6,w=7,p=8,D=9,I=10,m=0,C=11,T=12,h=13,_=new Uint8Array(256).fill(y),f=new Uint8Array(256);for(let r=0;r<
256;r++)i.Kl[r]!==i.N9&&(_[r]=m);for(const r of[i.b9,i.N5,i.fX])f[r]=1;for(let r=i.l0;r<=i.ev;r++)f[r]=1;for(let r=0;r<256;r++)f[r]&&(_[r]=E);_[i.cL]=S,_[i.Cx]=
g,_[i.iH]=T,_[i.vz]=h,_[i.WL]=B,_[i.wt]=w,_[i.IQ]=C;const s=3,v=r=>[...r].reduce((c,a,d)=>c|a.charCodeAt(0)<<8*d,0),P=v("BI"),N=v("ID");class x{content;to;kind=M;start=0;end;isCut=!1;passed=0;inImage=!1;atData=!1;constructor(c,a=0,d=c.
length){this.content=c,this.to=d,this.start=this.end=a}next(c=!1){const{content:a,to:d}=this;if(this.atData)return this.imageData();let n=this.end;for(;n<d;){const A=n,
K=_[a[n++]];switch(K){case m:continue;case E:for(;n<d&&f[a[n]]===1;)n++;if(c){this.passed++;continue}return this.found(E,A,n);case y:for(;n<d&&i.Kl[a[n]]===i.N9;)
n++;return n-A===2&&this.followImage(a[A]|a[A+1]<<8),this.found(y,A,n);case S:for(;n<d&&i.Kl[a[n]]===i.N9;)n++;if(c){this.passed++;continue}return this.found(S,
A,n);case g:return n=(0,i.t9)(a,A,d),this.isCut=n===d&&l(a,A,d)>0,this.found(g,A,n);case T:return n<d&&a[n]===i.iH?this.found(p,A,n+1):(n=(0,i.$k)(a,n,d),this.isCut=
a[n-1]!==i.vz,this.found(O,A,n));case h:if(n<d&&a[n]===i.vz)return this.found(D,A,n+1);continue;case C:n=(0,i.D)(a,n,d);continue;default:return this.found(K,A,n)}}
return this.found(M,d,d)}found(c,a,d){return this.kind=c,this.start=a,this.end=d,c}get code(){const{content:c,start:a,end:d}=this,n=d-a;return n>s?0:c[a]|(n>1?c[a+
1]<<8:0)|(n>2?c[a+2]<<16:0)}followImage(c){this.atData=this.inImage&&c===N,this.inImage=c===P||this.inImage&&!this.atData}imageData(){const{content:c,to:a}=this;
this.atData=!1;const d=Math.min(this.end+1,a),n=t(c,d,a);return this.isCut=n<0,this.found(I,d,n<0?a:n)}}const o=12;function t(r,c,a){for(let d=c;d+1<a;d++){if(r[d]!==
i.HV||r[d+1]!==i.tw||d>c&&i.Kl[r[d-1]]!==i.t6)continue;const n=d+2;if(!(n<a&&i.Kl[r[n]]===i.N9)&&e(r,n,Math.min(n+o,a)))return Math.max(d-1,c)}return-1}function e(r,c,a){
for(let d=c;d<a;d++){const n=r[d];if((n<i.Z4||n>i.du)&&i.Kl[n]!==i.t6)return!1}return!0}function l(r,c,a=r.length){let d=0;for(let n=c;n<a;n++){const A=r[n];A===
i.r_?n++:A===i.Cx?d++:A===i.s1&&d--}return d}}),5490:((b,R,u)=>{u.d(R,{M:()=>S,U:()=>E});var i=u(74135);const M=1e4;class E{current;saved=[];beyond=0;constructor(O){
this.current=O}follow(O){switch(O.operator){case"q":return this.saved.length<M?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?
this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.transform(O),!0;default:return!1}}transform(O){if(O.count!==6)return;const[y,B,
w,p,D,I]=S(O);this.current.matrix=(0,i.lw)([y,B,w,p,D,I],this.current.matrix)}}const S=g=>Array.from({length:g.count},(O,y)=>g.number(y))}),21281:((b,R,u)=>{u.d(
R,{Ip:()=>B,XM:()=>m,Xb:()=>I,ds:()=>y,qg:()=>D});var i=u(59071),M=u(70549),E=u(43496),S=u(824),g=u(1975),O=u(60912);const y=(0,M.n)(async h=>B(h,await(0,S.Br)(
h)));function B(h,_){const f=(o,t)=>(0,i.wh)((0,g.sm)(_,o,t)[0]??""),s=p(f("pdfaid","part"),f("pdfaid","conformance").toLowerCase()),v=w(f("pdfuaid","part"))?`P\
DF/UA-${f("pdfuaid","part")}`:void 0,N=[f("pdfxid","GTS_PDFXVersion")||f("pdfx","GTS_PDFXVersion")||((0,i.Gh)(h.resolve((0,S._U)(h)?.get("GTS_PDFXVersion")))??""),
f("pdfe","ISO_PDFEVersion"),f("pdfvtid","GTS_PDFVTVersion")],x=[s?.name,v,...N.filter(o=>/^PDF\/[\w .:/()-]{1,40}$/.test(o))];return{archive:s,accessible:v,names:x.
filter(o=>o!==void 0)}}const w=h=>/^[1-9]$/.test(h);function p(h,_){if(!w(h))return;const f=/^[abuef]$/.test(_)?_:"";return{part:Number(h),level:f,name:`PDF/A-${h}${f}`}}
function D(h,_,f,s){return _&&T(h,_,[E.dK.pdfaid]),I(f,s)}const I=({name:h},_)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${h}\
: ${_}.`});async function m(h){const _=await(0,S.Br)(h);if(!_)return[];const{archive:f,accessible:s}=B(h,_);T(h,_,[E.dK.pdfaid,E.dK.pdfuaid]);const v=[f?.name,s].
filter(P=>P!==void 0);return v.length>0?[C(v)]:[]}const C=h=>({code:"conformance_dropped",message:`The result no longer claims ${h.join(" and ")}, because a mer\
ge cannot guarantee conformance.`});function T(h,_,f){_.properties.some(({namespace:s})=>f.includes(s))&&(0,O._L)(h,(0,O.QH)(_,({namespace:s})=>f.includes(s),[]))}}),
60912:((b,R,u)=>{u.d(R,{QH:()=>S,T3:()=>g,_L:()=>w});var i=u(43496),M=u(3907),E=u(45599);function S(p,D,I){const{text:m,properties:C,end:T,about:h}=p,_=[];let f=0;
for(const s of C.filter(D).sort((v,P)=>v.from-P.from))s.from<f||(_.push(m.slice(f,s.from)),f=s.to);return _.push(m.slice(f,Math.max(T,f))),I.length>0&&_.push(O(
I,h)),_.push(m.slice(Math.max(T,f))),B(_.join(""))}function g(p){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${i.dK.rdf}">
${O(p,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function O(p,D){const m=[...new Set(p.map(({prefix:T})=>T))].map(T=>` xmlns:${T}="${i.dK[T]}"`).join(""),C=p.map(({prefix:T,name:h,form:_,values:f})=>`\
<${T}:${h}>${y(_,f)}</${T}:${h}>
`);return`<rdf:Description xmlns:rdf="${i.dK.rdf}" rdf:about="${(0,M.X)(D)}"${m}>
${C.join("")}</rdf:Description>
`}function y(p,D){const I=m=>D.map(C=>`<rdf:li${m}>${(0,M.X)(C)}</rdf:li>`).join("");switch(p){case"simple":return(0,M.X)(D[0]??"");case"alternative":return`<rd\
f:Alt>${I(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${I("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${I("")}</rdf:Bag>`}}const B=p=>p.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function w(p,D){const I=p.catalog.get("Metadata"),m=p.resolve(I),C=m instanceof E.Z6?[...m.dict].
filter(([_])=>!["Filter","DecodeParms","Length"].includes(_)):[],T=new E.Bi([["Type",new E.SX("Metadata")],["Subtype",new E.SX("XML")],...C]),h=new E.Z6(T,Buffer.
from(D,"utf8"));(0,E.i9)(I)&&m instanceof E.Z6?p.put(I,h):p.edit(p.catalogNumber).set("Metadata",p.add(h))}}),70549:((b,R,u)=>{u.d(R,{n:()=>i});function i(M){const E=new WeakMap;
return S=>{if(S.hasChanges)return M(S);const g=E.get(S);if(g)return g.answer;const O=M(S);return E.set(S,{answer:O}),O}}})};
