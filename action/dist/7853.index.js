"use strict";exports.id=7853,exports.ids=[7853],exports.modules={57117:((K,N,u)=>{u.d(N,{Br:()=>y,HB:()=>M,Pz:()=>C,Qg:()=>w,_B:()=>A,c4:()=>R,hU:()=>D});var r=u(21281),I=u(
824),E=u(45599);async function A(p){const S=await(0,I.Br)(p),{archive:v}=(0,r.Ip)(p,S);return v&&{...v,xmp:S,intent:_(p)}}function _(p){for(const S of p.array(p.
catalog.get("OutputIntents"))??[]){const v=p.dict(S);if(!(0,E.Zm)(v)||!(0,E.Eo)(p.resolve(v.get("S")),"GTS_PDFA1"))continue;const m=p.resolve(p.dict(v.get("Dest\
OutputProfile"))?.get("N"));if(typeof m=="number")return m}}const D=({intent:p},S)=>S===1?p!==void 0:p===S,y={transparency:"that standard allows no transparency",
sixteenBits:"that standard allows no images of 16 bits",profile:"that standard allows no ICC profiles of version 4",cmyk:"its output intent does not cover the C\
MYK colors of the stamp",overlay:"the overlay does not claim the same part with the same output intent"},R=(p,S,v)=>(0,r.qg)(p,S.xmp,S,v),w=p=>p&&p.part!==1&&p.
intent===void 0?C():void 0,l=[.9505,1,1.089],C=()=>[(0,E.UU)("CalRGB"),(0,E.jd)({WhitePoint:[...l],Gamma:[2.2,2.2,2.2],Matrix:[.4124,.2126,.0193,.3576,.7152,.1192,
.1805,.0722,.9505]})],M=()=>[(0,E.UU)("CalGray"),(0,E.jd)({WhitePoint:[...l],Gamma:2.2})]}),72313:((K,N,u)=>{u.d(N,{W:()=>O});var r=u(97727),I=u(45599),E=u(98446),
A=u(36078);function _(c,t,e,d){return`/Artifact <<${e==="over"?`/Type /Pagination /Subtype /${t}`:`/Type /Background /BBox [${d.map(A._).join(" ")}]`}>> BDC
${c}
EMC
`}var D=u(36211),y=u(37709),R=u(85008),w=u(74135),l=u(5490);const C=400,M=.01;function p(c,t,e,d){const T=new y.B(t),i=new S(c,e,d);for(let h=0;h<C&&T.next();h++)
if(i.takes(T))return!0;return!1}class S{document;resources;box;states=new l.U({matrix:[1,0,0,1,0,0],clip:[-1/0,-1/0,1/0,1/0],isSolid:!0,isOpaque:!0});path=new v;clips=!1;constructor(t,e,d){
this.document=t,this.resources=e,this.box=d}takes(t){if(this.states.follow(t)||this.extendsPath(t)||this.setsState(t))return!1;const{operator:e}=t;if(e==="Do")return this.
paintsImage(t.name(0));const d=D.lJ.get(e);return d!==void 0&&this.paintsPath(d)}setsState(t){const e=this.states.current;switch(t.operator){case"gs":{const d=this.
document.dict(this.resource("ExtGState",t.name(0)));return e.isOpaque=e.isSolid=m(this.document,d),!0}case"scn":case"sc":return e.isSolid=e.isOpaque&&t.kind(t.count-
1)!==R.o_,!0;case"g":case"rg":case"k":return e.isSolid=e.isOpaque,!0;case"W":case"W*":return this.clips=!0,!0;default:return!1}}extendsPath(t){const{matrix:e}=this.
states.current;switch(t.operator){case"re":{const[d,T,i,h]=(0,l.M)(t);return this.path.rectangle(e,d,T,i,h),!0}case"m":case"l":return this.path.point(e,t.number(
0),t.number(1)),!0;case"c":case"v":case"y":return this.path.isRectangle=!1,!0;default:return!1}}paintsPath({fill:t}){const e=this.states.current,d=this.path.area();
return t&&e.isSolid&&this.isCoveredBy(d)?!0:(this.clips&&(e.clip=d&&e.clip&&o(d,e.clip)),this.clips=!1,this.path=new v,!1)}paintsImage(t){const e=this.states.current,
d=this.resource("XObject",t);if(!e.isOpaque||!(d instanceof I.Z6)||!g(this.document,d.dict))return!1;const T=new v;return T.rectangle(e.matrix,0,0,1,1),this.isCoveredBy(
T.area())}isCoveredBy(t){const{clip:e}=this.states.current;return t!==void 0&&e!==void 0&&s(o(t,e),this.box)}resource(t,e){const{document:d,resources:T}=this;return e===
void 0?null:d.resolve(d.dict(T?.get(t))?.get(e))}}class v{isRectangle=!0;points=[];point([t,e,d,T,i,h],f,a){this.points.push([t*f+d*a+i,e*f+T*a+h])}rectangle(t,e,d,T,i){
this.point(t,e,d),this.point(t,e+T,d),this.point(t,e+T,d+i),this.point(t,e,d+i)}area(){const{points:t}=this;if(!this.isRectangle||t.length<4||t.length>5)return;
const e=(0,w.$L)(t),d=M*Math.max(e[2]-e[0],e[3]-e[1]),T=(i,h,f)=>Math.abs(i-h)<=d||Math.abs(i-f)<=d;return t.every(([i,h])=>T(i,e[0],e[2])&&T(h,e[1],e[3]))?e:void 0}}
function m(c,t){if(!t)return!0;const e=c.resolve(t.get("ca")),d=c.resolve(t.get("BM")),T=c.resolve(t.get("SMask"));return(e===null||e===1)&&(d===null||(0,I.Eo)(
d,"Normal"))&&(T===null||(0,I.Eo)(T,"None"))}function g(c,t){const e=c.resolve(t.get("ImageMask"))===!0;return(0,I.Eo)(c.resolve(t.get("Subtype")),"Image")&&!e&&
!t.has("SMask")&&!t.has("Mask")}function o(c,t){return[Math.max(c[0],t[0]),Math.max(c[1],t[1]),Math.min(c[2],t[2]),Math.min(c[3],t[3])]}function s(c,t){const[e,
d]=[M*(t[2]-t[0]),M*(t[3]-t[1])];return c[0]<=t[0]+e&&c[1]<=t[1]+d&&c[2]>=t[2]-e&&c[3]>=t[3]-d}async function O(c,{kinds:t,pages:e},d){const{pace:T}=c.job,{layer:i,
subtype:h,groupColorSpace:f}=d,a=new r.B(c);i==="over"&&await a.inspect(e);const n=[];for(const[B,x]of e.entries()){const U=T.step(i==="over"?2e3:2e4);U&&await U,
B%1e3===0&&T.progress(B/e.length);const $=d.on(x,B);if(!$)continue;const{box:G}=t[x.kind],{resources:L}=$,W=k=>_($.operators(k),h,i,G);if(i==="over")a.over(x,{resources:L,
operators:W});else{const k=a.contents.content(a.contents.own(x));p(c,k,c.dict(x.resources),G)&&n.push(x.index+1),a.under(x,{resources:L,operators:W})}f!==void 0&&
P(c,x.index,f)}return n.length>0?[b(n,e.length)]:[]}function P(c,t,e){const d=c.pages.number(t),T=c.entry(d,"Group"),i=c.dict(T);if(i?.has("CS"))return;const h=(0,I.
jd)({Type:(0,I.UU)("Group"),S:(0,I.UU)("Transparency"),...Object.fromEntries(i??[]),CS:e});(0,I.i9)(T)&&(0,I.Zm)(c.get(T))?c.put(T,h):c.pages.patch(t,{Group:h})}
function b(c,t){return{code:"stamp_hidden",message:`The stamp is hidden ${c.length===t?"on every page":`on ${(0,E.oi)(c)}`}: the content of the page covers all \
of it. Stamp over the page instead.`}}}),36211:((K,N,u)=>{u.d(N,{Rl:()=>A,ep:()=>w,lJ:()=>_,we:()=>E});var r=u(85008);const I={0:"b B b* B* BI BT BX EI EMC ET E\
X f F f* h ID n q Q s S sc SC scn SCN T* W W*",1:"BMC cs CS Do g G gs i j J M MP ri sh Tc TJ Tj TL Tr Ts Tw Tz w '",2:"BDC d d0 DP l m Td TD Tf",3:'rg RG "',4:"\
k K re v y",6:"c cm d1 Tm"},E=Object.values(I).flatMap(l=>l.split(" ")),A=new Set(["m","l","c","v","y","h","re"]),_=new Map([["n",{}],["f",{fill:"nonzero"}],["F",
{fill:"nonzero"}],["f*",{fill:"even-odd"}],["S",{strokes:!0}],["s",{strokes:!0,closes:!0}],["B",{fill:"nonzero",strokes:!0}],["B*",{fill:"even-odd",strokes:!0}],
["b",{fill:"nonzero",strokes:!0,closes:!0}],["b*",{fill:"even-odd",strokes:!0,closes:!0}]]),D=255,y=new Uint8Array(65536).fill(D),R=new Map;for(const[l,C]of Object.
entries(I))for(const M of C.split(" "))M.length<=2?y[(0,r.$N)(M)]=Number(l):R.set((0,r.$N)(M),Number(l));function w(l){if(l>=y.length)return R.get(l);const C=y[l];
return C===D?void 0:C}}),37709:((K,N,u)=>{u.d(N,{B:()=>S,K:()=>g});var r=u(78157),I=u(45798),E=u(82416),A=u(36211),_=u(85008);const D=64,y=100,R=16*1024*1024,w=[
"true","false","null"],l=new Map,C=new Array(16384).fill(void 0),M=o=>o&127|o>>1&16256,p=-32640;for(const o of A.we){const s=(0,_.$N)(o);l.set(s,o),(s&p)===0&&(C[M(
s)]=o)}class S{content;operator="";count=0;end=0;dataStart=-1;dataEnd=-1;tokens;kinds=new Uint8Array(D);starts=new Int32Array(D);ends=new Int32Array(D);depth=0;outermost=_.
Kp;opened=0;deepest=0;inImage=!1;isGiven=!0;constructor(s){this.content=s,this.tokens=new _.oz(s)}next(){return this.advance(1/0)}advance(s){const{tokens:O}=this;
for(this.isGiven&&this.forget();O.end<s;){const P=O.next();switch(P){case _.Kp:return this.end=O.end,this.dataStart>=0&&this.give("BI");case _.QR:if(this.depth===
0&&this.keyword())return!0;break;case _.pQ:case _.q$:if(this.depth++>0){this.depth>this.deepest&&(this.deepest=this.depth);break}this.outermost=P,this.opened=O.
start;break;case _.OG:case _.ZT:this.depth>0&&--this.depth===0&&this.add(this.outermost,this.opened);break;case _.Ho:this.dataStart=O.start,this.dataEnd=O.end;break;default:
this.depth===0&&this.add(P,O.start)}}return this.end=O.end,!1}forget(){this.isGiven=!1,this.count=this.deepest=0,this.dataStart=this.dataEnd=-1}keyword(){const{
tokens:s}=this,{code:O}=s,P=(O&p)===0?C[M(O)]:l.get(O);if(P===void 0&&w.some(b=>b.length===s.end-s.start&&(0,r.w1)(this.content,s.start,b)))this.add(_.QR,s.start);else if(P===
"BI")this.inImage=!0,this.count=0;else if(this.inImage){if(P==="EI")return this.give("BI")}else return this.give(P??"");return!1}give(s){return this.operator=s,
this.end=this.tokens.end,this.isGiven=!0,this.inImage=!1,!0}add(s,O){const{count:P}=this;P!==D&&(this.kinds[P]=s,this.starts[P]=O,this.ends[P]=this.tokens.end,this.
count=P+1)}kind(s){return s>=0&&s<this.count?this.kinds[s]:_.Kp}startOf(s){return this.starts[s]}endOf(s){return this.ends[s]}number(s){return this.kind(s)===_.
uk?(0,E.kz)(this.content,this.starts[s],this.ends[s]):NaN}name(s){return this.kind(s)===_.o_?(0,E.MQ)(this.content,this.starts[s]+1,this.ends[s]):void 0}string(s){
const O=this.kind(s);return O===_.An||O===_.Cd?(0,E.E3)(this.content,this.starts[s],this.ends[s]):void 0}value(s){return this.kind(s)===_.Kp||this.deepest>y?null:
new I.i(this.content,this.starts[s],this.ends[s],y,void 0,R).value()}inside(s){return new _.oz(this.content,this.starts[s]+1,this.ends[s]-1)}}const v=32768,m=6;
async function g(o,s,O){const P=new S(o);for(;P.end<o.length;){const{end:b}=P;for(;P.advance(b+v);){const t=O(P);t&&await t}const c=s.step(m*(P.end-b));c&&await c}}}),
85008:((K,N,u)=>{u.d(N,{$N:()=>O,An:()=>_,Cd:()=>D,Ho:()=>M,Kp:()=>I,OG:()=>w,QR:()=>y,ZT:()=>C,jq:()=>T,o_:()=>A,oz:()=>c,pQ:()=>R,q$:()=>l,uk:()=>E});var r=u(
78157);const I=0,E=1,A=2,_=3,D=4,y=5,R=6,w=7,l=8,C=9,M=10,p=0,S=11,v=12,m=13,g=new Uint8Array(256).fill(y),o=new Uint8Array(256);for(let i=0;i<256;i++)r.Kl[i]!==
r.N9&&(g[i]=p);for(const i of[r.b9,r.N5,r.fX])o[i]=1;for(let i=r.l0;i<=r.ev;i++)o[i]=1;for(let i=0;i<256;i++)o[i]&&(g[i]=E);g[r.cL]=A,g[r.Cx]=_,g[r.iH]=v,g[r.vz]=
m,g[r.WL]=R,g[r.wt]=w,g[r.IQ]=S;const s=3,O=i=>[...i].reduce((h,f,a)=>h|f.charCodeAt(0)<<8*a,0),P=O("BI"),b=O("ID");class c{content;to;kind=I;start=0;end;isCut=!1;passed=0;inImage=!1;atData=!1;constructor(h,f=0,a=h.
length){this.content=h,this.to=a,this.start=this.end=f}next(h=!1){const{content:f,to:a}=this;if(this.atData)return this.imageData();let n=this.end;for(;n<a;){const B=n,
x=g[f[n++]];switch(x){case p:continue;case E:for(;n<a&&o[f[n]]===1;)n++;if(h){this.passed++;continue}return this.found(E,B,n);case y:for(;n<a&&r.Kl[f[n]]===r.N9;)
n++;return n-B===2&&this.followImage(f[B]|f[B+1]<<8),this.found(y,B,n);case A:for(;n<a&&r.Kl[f[n]]===r.N9;)n++;if(h){this.passed++;continue}return this.found(A,
B,n);case _:return n=(0,r.t9)(f,B,a),this.isCut=n===a&&T(f,B,a)>0,this.found(_,B,n);case v:return n<a&&f[n]===r.iH?this.found(l,B,n+1):(n=(0,r.$k)(f,n,a),this.isCut=
f[n-1]!==r.vz,this.found(D,B,n));case m:if(n<a&&f[n]===r.vz)return this.found(C,B,n+1);continue;case S:n=(0,r.D)(f,n,a);continue;default:return this.found(x,B,n)}}
return this.found(I,a,a)}found(h,f,a){return this.kind=h,this.start=f,this.end=a,h}get code(){const{content:h,start:f,end:a}=this,n=a-f;return n>s?0:h[f]|(n>1?h[f+
1]<<8:0)|(n>2?h[f+2]<<16:0)}followImage(h){this.atData=this.inImage&&h===b,this.inImage=h===P||this.inImage&&!this.atData}imageData(){const{content:h,to:f}=this;
this.atData=!1;const a=Math.min(this.end+1,f),n=e(h,a,f);return this.isCut=n<0,this.found(M,a,n<0?f:n)}}const t=12;function e(i,h,f){for(let a=h;a+1<f;a++){if(i[a]!==
r.HV||i[a+1]!==r.tw||a>h&&r.Kl[i[a-1]]!==r.t6)continue;const n=a+2;if(!(n<f&&r.Kl[i[n]]===r.N9)&&d(i,n,Math.min(n+t,f)))return Math.max(a-1,h)}return-1}function d(i,h,f){
for(let a=h;a<f;a++){const n=i[a];if((n<r.Z4||n>r.du)&&r.Kl[n]!==r.t6)return!1}return!0}function T(i,h,f=i.length){let a=0;for(let n=h;n<f;n++){const B=i[n];B===
r.r_?n++:B===r.Cx?a++:B===r.s1&&a--}return a}}),5490:((K,N,u)=>{u.d(N,{M:()=>A,U:()=>E});var r=u(74135);const I=1e4;class E{current;saved=[];beyond=0;constructor(D){
this.current=D}follow(D){switch(D.operator){case"q":return this.saved.length<I?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?
this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.transform(D),!0;default:return!1}}transform(D){if(D.count!==6)return;const[y,R,
w,l,C,M]=A(D);this.current.matrix=(0,r.lw)([y,R,w,l,C,M],this.current.matrix)}}const A=_=>Array.from({length:_.count},(D,y)=>_.number(y))}),21281:((K,N,u)=>{u.d(
N,{Ip:()=>R,XM:()=>p,Xb:()=>M,ds:()=>y,qg:()=>C});var r=u(59071),I=u(70549),E=u(43496),A=u(824),_=u(1975),D=u(60912);const y=(0,I.n)(async m=>R(m,await(0,A.Br)(
m)));function R(m,g){const o=(t,e)=>(0,r.wh)((0,_.sm)(g,t,e)[0]??""),s=l(o("pdfaid","part"),o("pdfaid","conformance").toLowerCase()),O=w(o("pdfuaid","part"))?`P\
DF/UA-${o("pdfuaid","part")}`:void 0,b=[o("pdfxid","GTS_PDFXVersion")||o("pdfx","GTS_PDFXVersion")||((0,r.Gh)(m.resolve((0,A._U)(m)?.get("GTS_PDFXVersion")))??""),
o("pdfe","ISO_PDFEVersion"),o("pdfvtid","GTS_PDFVTVersion")],c=[s?.name,O,...b.filter(t=>/^PDF\/[\w .:/()-]{1,40}$/.test(t))];return{archive:s,accessible:O,names:c.
filter(t=>t!==void 0)}}const w=m=>/^[1-9]$/.test(m);function l(m,g){if(!w(m))return;const o=/^[abuef]$/.test(g)?g:"";return{part:Number(m),level:o,name:`PDF/A-${m}${o}`}}
function C(m,g,o,s){return g&&v(m,g,[E.dK.pdfaid]),M(o,s)}const M=({name:m},g)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${m}\
: ${g}.`});async function p(m){const g=await(0,A.Br)(m);if(!g)return[];const{archive:o,accessible:s}=R(m,g);v(m,g,[E.dK.pdfaid,E.dK.pdfuaid]);const O=[o?.name,s].
filter(P=>P!==void 0);return O.length>0?[S(O)]:[]}const S=m=>({code:"conformance_dropped",message:`The result no longer claims ${m.join(" and ")}, because a mer\
ge cannot guarantee conformance.`});function v(m,g,o){g.properties.some(({namespace:s})=>o.includes(s))&&(0,D._L)(m,(0,D.QH)(g,({namespace:s})=>o.includes(s),[]))}}),
60912:((K,N,u)=>{u.d(N,{QH:()=>A,T3:()=>_,_L:()=>w});var r=u(43496),I=u(3907),E=u(45599);function A(l,C,M){const{text:p,properties:S,end:v,about:m}=l,g=[];let o=0;
for(const s of S.filter(C).sort((O,P)=>O.from-P.from))s.from<o||(g.push(p.slice(o,s.from)),o=s.to);return g.push(p.slice(o,Math.max(v,o))),M.length>0&&g.push(D(
M,m)),g.push(p.slice(Math.max(v,o))),R(g.join(""))}function _(l){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${r.dK.rdf}">
${D(l,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function D(l,C){const p=[...new Set(l.map(({prefix:v})=>v))].map(v=>` xmlns:${v}="${r.dK[v]}"`).join(""),S=l.map(({prefix:v,name:m,form:g,values:o})=>`\
<${v}:${m}>${y(g,o)}</${v}:${m}>
`);return`<rdf:Description xmlns:rdf="${r.dK.rdf}" rdf:about="${(0,I.X)(C)}"${p}>
${S.join("")}</rdf:Description>
`}function y(l,C){const M=p=>C.map(S=>`<rdf:li${p}>${(0,I.X)(S)}</rdf:li>`).join("");switch(l){case"simple":return(0,I.X)(C[0]??"");case"alternative":return`<rd\
f:Alt>${M(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${M("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${M("")}</rdf:Bag>`}}const R=l=>l.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function w(l,C){const M=l.catalog.get("Metadata"),p=l.resolve(M),S=p instanceof E.Z6?[...p.dict].
filter(([g])=>!["Filter","DecodeParms","Length"].includes(g)):[],v=new E.Bi([["Type",new E.SX("Metadata")],["Subtype",new E.SX("XML")],...S]),m=new E.Z6(v,Buffer.
from(C,"utf8"));(0,E.i9)(M)&&p instanceof E.Z6?l.put(M,m):l.edit(l.catalogNumber).set("Metadata",l.add(m))}})};
