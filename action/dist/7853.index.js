"use strict";exports.id=7853,exports.ids=[7853],exports.modules={57117:((k,R,o)=>{o.d(R,{Br:()=>A,HB:()=>T,Pz:()=>C,Qg:()=>N,_B:()=>y,c4:()=>w,hU:()=>M});var n=o(21281),P=o(
824),E=o(45599);async function y(p){const S=await(0,P.Br)(p),{archive:v}=(0,n.Ip)(p,S);return v&&{...v,xmp:S,intent:_(p)}}function _(p){for(const S of p.array(p.
catalog.get("OutputIntents"))??[]){const v=p.dict(S);if(!(0,E.Zm)(v)||!(0,E.Eo)(p.resolve(v.get("S")),"GTS_PDFA1"))continue;const m=p.resolve(p.dict(v.get("Dest\
OutputProfile"))?.get("N"));if(typeof m=="number")return m}}const M=({intent:p},S)=>S===1?p!==void 0:p===S,A={transparency:"that standard allows no transparency",
sixteenBits:"that standard allows no images of 16 bits",profile:"that standard allows no ICC profiles of version 4",cmyk:"its output intent does not cover the C\
MYK colors of the stamp",overlay:"the overlay does not claim the same part with the same output intent"},w=(p,S,v)=>(0,n.qg)(p,S.xmp,S,v),N=p=>p&&p.part!==1&&p.
intent===void 0?C():void 0,l=[.9505,1,1.089],C=()=>[(0,E.UU)("CalRGB"),(0,E.jd)({WhitePoint:[...l],Gamma:[2.2,2.2,2.2],Matrix:[.4124,.2126,.0193,.3576,.7152,.1192,
.1805,.0722,.9505]})],T=()=>[(0,E.UU)("CalGray"),(0,E.jd)({WhitePoint:[...l],Gamma:2.2})]}),72313:((k,R,o)=>{o.d(R,{W:()=>O});var n=o(97727),P=o(45599),E=o(98446),
y=o(36078);function _(d,t,e,u){return`/Artifact <<${e==="over"?`/Type /Pagination /Subtype /${t}`:`/Type /Background /BBox [${u.map(y._).join(" ")}]`}>> BDC
${d}
EMC
`}var M=o(36211),A=o(37709),w=o(85008),N=o(74135),l=o(5490);const C=400,T=.01;function p(d,t,e,u){const D=new A.B(t),i=new S(d,e,u);for(let h=0;h<C&&D.next();h++)
if(i.takes(D))return!0;return!1}class S{document;resources;box;states=new l.U({matrix:[1,0,0,1,0,0],clip:[-1/0,-1/0,1/0,1/0],isSolid:!0,isOpaque:!0});path=new v;clips=!1;constructor(t,e,u){
this.document=t,this.resources=e,this.box=u}takes(t){if(this.states.follow(t)||this.extendsPath(t)||this.setsState(t))return!1;const{operator:e}=t;if(e==="Do")return this.
paintsImage(t.name(0));const u=M.lJ.get(e);return u!==void 0&&this.paintsPath(u)}setsState(t){const e=this.states.current;switch(t.operator){case"gs":{const u=this.
document.dict(this.resource("ExtGState",t.name(0)));return e.isOpaque=e.isSolid=m(this.document,u),!0}case"scn":case"sc":return e.isSolid=e.isOpaque&&t.kind(t.count-
1)!==w.o_,!0;case"g":case"rg":case"k":return e.isSolid=e.isOpaque,!0;case"W":case"W*":return this.clips=!0,!0;default:return!1}}extendsPath(t){const{matrix:e}=this.
states.current;switch(t.operator){case"re":{const[u,D,i,h]=(0,l.M)(t);return this.path.rectangle(e,u,D,i,h),!0}case"m":case"l":return this.path.point(e,t.number(
0),t.number(1)),!0;case"c":case"v":case"y":return this.path.isRectangle=!1,!0;default:return!1}}paintsPath({fill:t}){const e=this.states.current,u=this.path.area();
return t&&e.isSolid&&this.isCoveredBy(u)?!0:(this.clips&&(e.clip=u&&e.clip&&c(u,e.clip)),this.clips=!1,this.path=new v,!1)}paintsImage(t){const e=this.states.current,
u=this.resource("XObject",t);if(!e.isOpaque||!(u instanceof P.Z6)||!g(this.document,u.dict))return!1;const D=new v;return D.rectangle(e.matrix,0,0,1,1),this.isCoveredBy(
D.area())}isCoveredBy(t){const{clip:e}=this.states.current;return t!==void 0&&e!==void 0&&s(c(t,e),this.box)}resource(t,e){const{document:u,resources:D}=this;return e===
void 0?null:u.resolve(u.dict(D?.get(t))?.get(e))}}class v{isRectangle=!0;points=[];point([t,e,u,D,i,h],f,a){this.points.push([t*f+u*a+i,e*f+D*a+h])}rectangle(t,e,u,D,i){
this.point(t,e,u),this.point(t,e+D,u),this.point(t,e+D,u+i),this.point(t,e,u+i)}area(){const{points:t}=this;if(!this.isRectangle||t.length<4||t.length>5)return;
const e=(0,N.$L)(t),u=T*Math.max(e[2]-e[0],e[3]-e[1]),D=(i,h,f)=>Math.abs(i-h)<=u||Math.abs(i-f)<=u;return t.every(([i,h])=>D(i,e[0],e[2])&&D(h,e[1],e[3]))?e:void 0}}
function m(d,t){if(!t)return!0;const e=d.resolve(t.get("ca")),u=d.resolve(t.get("BM")),D=d.resolve(t.get("SMask"));return(e===null||e===1)&&(u===null||(0,P.Eo)(
u,"Normal"))&&(D===null||(0,P.Eo)(D,"None"))}function g(d,t){const e=d.resolve(t.get("ImageMask"))===!0;return(0,P.Eo)(d.resolve(t.get("Subtype")),"Image")&&!e&&
!t.has("SMask")&&!t.has("Mask")}function c(d,t){return[Math.max(d[0],t[0]),Math.max(d[1],t[1]),Math.min(d[2],t[2]),Math.min(d[3],t[3])]}function s(d,t){const[e,
u]=[T*(t[2]-t[0]),T*(t[3]-t[1])];return d[0]<=t[0]+e&&d[1]<=t[1]+u&&d[2]>=t[2]-e&&d[3]>=t[3]-u}async function O(d,{kinds:t,pages:e},u){const{pace:D}=d.job,{layer:i,
subtype:h,groupColorSpace:f}=u,a=new n.B(d);i==="over"&&await a.inspect(e);const r=[];for(const[B,x]of e.entries()){const U=D.step(i==="over"?2e3:2e4);U&&await U,
B%1e3===0&&D.progress(B/e.length);const K=u.on(x,B);if(!K)continue;const{box:G}=t[x.kind],{resources:L}=K,W=$=>_(K.operators($),h,i,G);if(i==="over")a.over(x,{resources:L,
operators:W});else{const $=a.contents.content(a.contents.own(x));p(d,$,d.dict(x.resources),G)&&r.push(x.index+1),a.under(x,{resources:L,operators:W})}f!==void 0&&
I(d,x.index,f)}return r.length>0?[b(r,e.length)]:[]}function I(d,t,e){const u=d.pages.number(t),D=d.entry(u,"Group"),i=d.dict(D);if(i?.has("CS"))return;const h=(0,P.
jd)({Type:(0,P.UU)("Group"),S:(0,P.UU)("Transparency"),...Object.fromEntries(i??[]),CS:e});(0,P.i9)(D)&&(0,P.Zm)(d.get(D))?d.put(D,h):d.pages.patch(t,{Group:h})}
function b(d,t){return{code:"stamp_hidden",message:`The stamp is hidden ${d.length===t?"on every page":`on ${(0,E.oi)(d)}`}: the content of the page covers all \
of it. Stamp over the page instead.`}}}),36211:((k,R,o)=>{o.d(R,{Rl:()=>y,ep:()=>N,lJ:()=>_,we:()=>E});var n=o(85008);const P={0:"b B b* B* BI BT BX EI EMC ET E\
X f F f* h ID n q Q s S sc SC scn SCN T* W W*",1:"BMC cs CS Do g G gs i j J M MP ri sh Tc TJ Tj TL Tr Ts Tw Tz w '",2:"BDC d d0 DP l m Td TD Tf",3:'rg RG "',4:"\
k K re v y",6:"c cm d1 Tm"},E=Object.values(P).flatMap(l=>l.split(" ")),y=new Set(["m","l","c","v","y","h","re"]),_=new Map([["n",{}],["f",{fill:"nonzero"}],["F",
{fill:"nonzero"}],["f*",{fill:"even-odd"}],["S",{strokes:!0}],["s",{strokes:!0,closes:!0}],["B",{fill:"nonzero",strokes:!0}],["B*",{fill:"even-odd",strokes:!0}],
["b",{fill:"nonzero",strokes:!0,closes:!0}],["b*",{fill:"even-odd",strokes:!0,closes:!0}]]),M=255,A=new Uint8Array(65536).fill(M),w=new Map;for(const[l,C]of Object.
entries(P))for(const T of C.split(" "))T.length<=2?A[(0,n.$N)(T)]=Number(l):w.set((0,n.$N)(T),Number(l));function N(l){if(l>=A.length)return w.get(l);const C=A[l];
return C===M?void 0:C}}),37709:((k,R,o)=>{o.d(R,{B:()=>S,K:()=>g});var n=o(78157),P=o(45798),E=o(82416),y=o(36211),_=o(85008);const M=64,A=100,w=16*1024*1024,N=[
"true","false","null"],l=new Map,C=new Array(16384).fill(void 0),T=c=>c&127|c>>1&16256,p=-32640;for(const c of y.we){const s=(0,_.$N)(c);l.set(s,c),(s&p)===0&&(C[T(
s)]=c)}class S{content;operator="";count=0;end=0;dataStart=-1;dataEnd=-1;tokens;kinds=new Uint8Array(M);starts=new Int32Array(M);ends=new Int32Array(M);depth=0;outermost=_.
Kp;opened=0;deepest=0;inImage=!1;isGiven=!0;constructor(s){this.content=s,this.tokens=new _.oz(s)}next(){return this.advance(1/0)}advance(s){const{tokens:O}=this;
for(this.isGiven&&this.forget();O.end<s;){const I=O.next();switch(I){case _.Kp:return this.end=O.end,this.dataStart>=0&&this.give("BI");case _.QR:if(this.depth===
0&&this.keyword())return!0;break;case _.pQ:case _.q$:if(this.depth++>0){this.depth>this.deepest&&(this.deepest=this.depth);break}this.outermost=I,this.opened=O.
start;break;case _.OG:case _.ZT:this.depth>0&&--this.depth===0&&this.add(this.outermost,this.opened);break;case _.Ho:this.dataStart=O.start,this.dataEnd=O.end;break;default:
this.depth===0&&this.add(I,O.start)}}return this.end=O.end,!1}forget(){this.isGiven=!1,this.count=this.deepest=0,this.dataStart=this.dataEnd=-1}keyword(){const{
tokens:s}=this,{code:O}=s,I=(O&p)===0?C[T(O)]:l.get(O);if(I===void 0&&N.some(b=>b.length===s.end-s.start&&(0,n.w1)(this.content,s.start,b)))this.add(_.QR,s.start);else if(I===
"BI")this.inImage=!0,this.count=0;else if(this.inImage){if(I==="EI")return this.give("BI")}else return this.give(I??"");return!1}give(s){return this.operator=s,
this.end=this.tokens.end,this.isGiven=!0,this.inImage=!1,!0}add(s,O){const{count:I}=this;I!==M&&(this.kinds[I]=s,this.starts[I]=O,this.ends[I]=this.tokens.end,this.
count=I+1)}kind(s){return s>=0&&s<this.count?this.kinds[s]:_.Kp}startOf(s){return this.starts[s]}endOf(s){return this.ends[s]}number(s){return this.kind(s)===_.
uk?(0,E.kz)(this.content,this.starts[s],this.ends[s]):NaN}name(s){return this.kind(s)===_.o_?(0,E.MQ)(this.content,this.starts[s]+1,this.ends[s]):void 0}string(s){
const O=this.kind(s);return O===_.An||O===_.Cd?(0,E.E3)(this.content,this.starts[s],this.ends[s]):void 0}value(s){return this.kind(s)===_.Kp||this.deepest>A?null:
new P.i(this.content,this.starts[s],this.ends[s],A,void 0,w).value()}inside(s){return new _.oz(this.content,this.starts[s]+1,this.ends[s]-1)}}const v=32768,m=6;
async function g(c,s,O){const I=new S(c);for(;I.end<c.length;){const{end:b}=I;for(;I.advance(b+v);){const t=O(I);t&&await t}const d=s.step(m*(I.end-b));d&&await d}}}),
85008:((k,R,o)=>{o.d(R,{$N:()=>O,An:()=>_,Cd:()=>M,Ho:()=>T,Kp:()=>P,OG:()=>N,QR:()=>A,ZT:()=>C,jq:()=>D,o_:()=>y,oz:()=>d,pQ:()=>w,q$:()=>l,uk:()=>E});var n=o(
78157);const P=0,E=1,y=2,_=3,M=4,A=5,w=6,N=7,l=8,C=9,T=10,p=0,S=11,v=12,m=13,g=new Uint8Array(256).fill(A),c=new Uint8Array(256);for(let i=0;i<256;i++)n.Kl[i]!==
n.N9&&(g[i]=p);for(const i of[n.b9,n.N5,n.fX])c[i]=1;for(let i=n.l0;i<=n.ev;i++)c[i]=1;for(let i=0;i<256;i++)c[i]&&(g[i]=E);g[n.cL]=y,g[n.Cx]=_,g[n.iH]=v,g[n.vz]=
m,g[n.WL]=w,g[n.wt]=N,g[n.IQ]=S;const s=3,O=i=>[...i].reduce((h,f,a)=>h|f.charCodeAt(0)<<8*a,0),I=O("BI"),b=O("ID");class d{content;to;kind=P;start=0;end;isCut=!1;passed=0;inImage=!1;atData=!1;constructor(h,f=0,a=h.
length){this.content=h,this.to=a,this.start=this.end=f}next(h=!1){const{content:f,to:a}=this;if(this.atData)return this.imageData();let r=this.end;for(;r<a;){const B=r,
x=g[f[r++]];switch(x){case p:continue;case E:for(;r<a&&c[f[r]]===1;)r++;if(h){this.passed++;continue}return this.found(E,B,r);case A:for(;r<a&&n.Kl[f[r]]===n.N9;)
r++;return r-B===2&&this.followImage(f[B]|f[B+1]<<8),this.found(A,B,r);case y:for(;r<a&&n.Kl[f[r]]===n.N9;)r++;if(h){this.passed++;continue}return this.found(y,
B,r);case _:return r=(0,n.t9)(f,B,a),this.isCut=r===a&&D(f,B,a)>0,this.found(_,B,r);case v:return r<a&&f[r]===n.iH?this.found(l,B,r+1):(r=(0,n.$k)(f,r,a),this.isCut=
f[r-1]!==n.vz,this.found(M,B,r));case m:if(r<a&&f[r]===n.vz)return this.found(C,B,r+1);continue;case S:r=(0,n.D)(f,r,a);continue;default:return this.found(x,B,r)}}
return this.found(P,a,a)}found(h,f,a){return this.kind=h,this.start=f,this.end=a,h}get code(){const{content:h,start:f,end:a}=this,r=a-f;return r>s?0:h[f]|(r>1?h[f+
1]<<8:0)|(r>2?h[f+2]<<16:0)}followImage(h){this.atData=this.inImage&&h===b,this.inImage=h===I||this.inImage&&!this.atData}imageData(){const{content:h,to:f}=this;
this.atData=!1;const a=Math.min(this.end+1,f),r=e(h,a,f);return this.isCut=r<0,this.found(T,a,r<0?f:r)}}const t=12;function e(i,h,f){for(let a=h;a+1<f;a++){if(i[a]!==
n.HV||i[a+1]!==n.tw||a>h&&n.Kl[i[a-1]]!==n.t6)continue;const r=a+2;if(!(r<f&&n.Kl[i[r]]===n.N9)&&u(i,r,Math.min(r+t,f)))return Math.max(a-1,h)}return-1}function u(i,h,f){
for(let a=h;a<f;a++){const r=i[a];if((r<n.Z4||r>n.du)&&n.Kl[r]!==n.t6)return!1}return!0}function D(i,h,f=i.length){let a=0;for(let r=h;r<f;r++){const B=i[r];B===
n.r_?r++:B===n.Cx?a++:B===n.s1&&a--}return a}}),5490:((k,R,o)=>{o.d(R,{M:()=>y,U:()=>E});var n=o(74135);const P=1e4;class E{current;saved=[];beyond=0;constructor(M){
this.current=M}follow(M){switch(M.operator){case"q":return this.saved.length<P?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?
this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.transform(M),!0;default:return!1}}transform(M){if(M.count!==6)return;const[A,w,
N,l,C,T]=y(M);this.current.matrix=(0,n.lw)([A,w,N,l,C,T],this.current.matrix)}}const y=_=>Array.from({length:_.count},(M,A)=>_.number(A))}),21281:((k,R,o)=>{o.d(
R,{Ip:()=>w,XM:()=>p,Xb:()=>T,ds:()=>A,qg:()=>C});var n=o(59071),P=o(70549),E=o(43496),y=o(824),_=o(1975),M=o(60912);const A=(0,P.n)(async m=>w(m,await(0,y.Br)(
m)));function w(m,g){const c=(t,e)=>(0,n.wh)((0,_.sm)(g,t,e)[0]??""),s=l(c("pdfaid","part"),c("pdfaid","conformance").toLowerCase()),O=N(c("pdfuaid","part"))?`P\
DF/UA-${c("pdfuaid","part")}`:void 0,b=[c("pdfxid","GTS_PDFXVersion")||c("pdfx","GTS_PDFXVersion")||((0,n.Gh)(m.resolve((0,y._U)(m)?.get("GTS_PDFXVersion")))??""),
c("pdfe","ISO_PDFEVersion"),c("pdfvtid","GTS_PDFVTVersion")],d=[s?.name,O,...b.filter(t=>/^PDF\/[\w .:/()-]{1,40}$/.test(t))];return{archive:s,accessible:O,names:d.
filter(t=>t!==void 0)}}const N=m=>/^[1-9]$/.test(m);function l(m,g){if(!N(m))return;const c=/^[abuef]$/.test(g)?g:"";return{part:Number(m),level:c,name:`PDF/A-${m}${c}`}}
function C(m,g,c,s){return g&&v(m,g,[E.dK.pdfaid]),T(c,s)}const T=({name:m},g)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${m}\
: ${g}.`});async function p(m){const g=await(0,y.Br)(m);if(!g)return[];const{archive:c,accessible:s}=w(m,g);v(m,g,[E.dK.pdfaid,E.dK.pdfuaid]);const O=[c?.name,s].
filter(I=>I!==void 0);return O.length>0?[S(O)]:[]}const S=m=>({code:"conformance_dropped",message:`The result no longer claims ${m.join(" and ")}, because a mer\
ge cannot guarantee conformance.`});function v(m,g,c){g.properties.some(({namespace:s})=>c.includes(s))&&(0,M._L)(m,(0,M.QH)(g,({namespace:s})=>c.includes(s),[]))}}),
60912:((k,R,o)=>{o.d(R,{QH:()=>y,T3:()=>_,_L:()=>N});var n=o(43496),P=o(3907),E=o(45599);function y(l,C,T){const{text:p,properties:S,end:v,about:m}=l,g=[];let c=0;
for(const s of S.filter(C).sort((O,I)=>O.from-I.from))s.from<c||(g.push(p.slice(c,s.from)),c=s.to);return g.push(p.slice(c,Math.max(v,c))),T.length>0&&g.push(M(
T,m)),g.push(p.slice(Math.max(v,c))),w(g.join(""))}function _(l){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${n.dK.rdf}">
${M(l,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function M(l,C){const p=[...new Set(l.map(({prefix:v})=>v))].map(v=>` xmlns:${v}="${n.dK[v]}"`).join(""),S=l.map(({prefix:v,name:m,form:g,values:c})=>`\
<${v}:${m}>${A(g,c)}</${v}:${m}>
`);return`<rdf:Description xmlns:rdf="${n.dK.rdf}" rdf:about="${(0,P.X)(C)}"${p}>
${S.join("")}</rdf:Description>
`}function A(l,C){const T=p=>C.map(S=>`<rdf:li${p}>${(0,P.X)(S)}</rdf:li>`).join("");switch(l){case"simple":return(0,P.X)(C[0]??"");case"alternative":return`<rd\
f:Alt>${T(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${T("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${T("")}</rdf:Bag>`}}const w=l=>l.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function N(l,C){const T=l.catalog.get("Metadata"),p=l.resolve(T),S=p instanceof E.Z6?[...p.dict].
filter(([g])=>!["Filter","DecodeParms","Length"].includes(g)):[],v=new E.Bi([["Type",new E.SX("Metadata")],["Subtype",new E.SX("XML")],...S]),m=new E.Z6(v,Buffer.
from(C,"utf8"));(0,E.i9)(T)&&p instanceof E.Z6?l.put(T,m):l.edit(l.catalogNumber).set("Metadata",l.add(m))}}),70549:((k,R,o)=>{o.d(R,{n:()=>n});function n(P){const E=new WeakMap;
return y=>{if(y.hasChanges)return P(y);const _=E.get(y);if(_)return _.answer;const M=P(y);return E.set(y,{answer:M}),M}}})};
