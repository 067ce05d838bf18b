"use strict";exports.id=2879,exports.ids=[2879],exports.modules={83910:((tt,X,a)=>{a.d(X,{Lv:()=>j,QR:()=>N,g4:()=>U,jA:()=>c});var C=a(79131),y=a(39721),W=a(6009),H=a(84655);
function j(l){if(l.length===0)return[];const r=l.length===1?"One name is":`${l.length} names are`;return[{code:"unknown_fields_ignored",message:(0,W.$h)(`${r} n\
ot in the form and not used: ${(0,y.KE)(l)}`)}]}function U(l){if(l.length===0)return[];const r=l.length===1?"One field":`${l.length} fields`;return[{code:"field\
s_not_filled",message:(0,W.$h)(`${r} of the form got no value: ${(0,y.KE)(l)}`)}]}function N(l,r){if(l.length===0)return[];const p=l.length===1?"One field is to\
o small for its value":`${l.length} fields are too small for their values`,D=r?"The rest is lost with the fields: shorten the values first.":"The form stores th\
e whole values.";return[{code:"value_cut_off",message:`${p}, and only a part shows: ${(0,y.KE)(l.map(({name:A})=>A))}. ${D}`}]}const T=5,L=10;function c(l,r,p){
if(l.size===0)return[];const D=[...l].slice(0,T).map(([g,m])=>{const b=r.has(g)?m.map(C.MZ):m.map(C.I2),B=[...new Set(b)].sort(),K=B.length>L?` and ${B.length-L}\
 more`:"";return`${(0,y.KE)([g.name])} (${B.slice(0,L).join(", ")}${K})`}),A=l.size>T?` and ${l.size-T} more fields`:"",M=p?"Your file lacks them too, or they c\
annot be shaped.":"Give a font that has them.";return[(0,H.F)(`${D.join(", ")}${A}`,M,p?[]:["font"])]}}),86031:((tt,X,a)=>{a.d(X,{$:()=>B,d:()=>b});var C=a(49153),
y=a(16039),W=a(22318),H=a(14414),j=a(54324),U=a(83910),N=a(53649),T=a(95079),L=a(77497),c=a(19980),l=a(36692);function r(f,u,v){if(u.kind!=="text"||typeof v!="s\
tring"||(0,L.mU)(f,u))return!0;const x=v.replace(p,"");return D.test(x)?u.widgets.every(({dict:O})=>{const P=f.resolve(f.dict(O.get("AP"))?.get("N"));if(!(P instanceof
y.Z6))return!0;const I=f.decodedPart(P),$=I?.whole?A(I.data):void 0;return $===void 0||!D.test($)||$===x}):!0}const p=/[\s\b]+/g,D=/^[!-~]*$/;function A(f){const u=new l.
oz(f);let v="";for(let x=u.next(!0);x!==l.Kp;x=u.next(!0))if(x===l.An)v+=Buffer.from((0,c.E3)(f,u.start,u.end)).toString("latin1");else if(x===l.Cd||x===l.QR&&(u.
code===M||u.code===g))return;return v.replace(p,"")}const M=(0,l.$N)("Do"),g=(0,l.$N)("BI");var m=a(15718);async function b(f,u,v,x,{unknownFields:O,flatten:P,font:I}){
const{assignments:$,unknown:V,issues:k}=new H.n(f,u,v).assign(x,O);if(k.length>0)throw(0,C.G6)(k);const Y=new W.y(f,u,v,I),nt=[];for(const Q of $){const{field:at,
same:lt}=Q;if(lt&&K(at)&&et(f,v,at)&&r(f,at,v.of(at)))continue;nt.push(Q),_(f,u,v,Y,Q);const mt=f.job.pace.step(3e3);mt&&await mt}const it=new Set(nt.map(({field:Q})=>Q)),
ut=new Set(nt.filter(({same:Q})=>Q).map(({field:Q})=>Q));await B(f,u,v,Y,{fields:it,kept:ut,missing:P});const Mt=new Set($.map(({field:Q})=>Q)),pt=u.fields.filter(
Q=>(0,H.K)(Q)&&!Mt.has(Q)).map(({name:Q})=>Q);return{notes:[...(0,U.Lv)(V),...O==="ignore"?(0,U.g4)(pt):[],...(0,U.jA)(Y.missing,new Set(nt.filter(({same:Q})=>!Q).
map(({field:Q})=>Q)),I),...(0,U.QR)([...Y.tooSmall],P),...(0,L.dx)(f,u,[...it],nt.some(({same:Q})=>!Q))],unusedKeys:V,unfilledFields:pt,filled:$.length}}async function B(f,u,v,x,{
fields:O=new Set,kept:P=new Set,missing:I}){const $=u.needsAppearances;for(const k of u.fields){const Y=I&&S(f,k);if(!(!$&&!O.has(k)&&!Y)){if(K(k)||k.kind==="bu\
tton"){const nt=O.has(k)&&!P.has(k);await x.plan(k,{wholly:!nt&&!Y&&(!$||et(f,v,k))})}else if(k.kind==="checkbox"||k.kind==="radio"){(0,j.lD)(f,u,k).all.some(ut=>ut.
missing)&&Z(f,u,x,k),$&&!O.has(k)&&q(f,u,k);const it=f.job.pace.step(3e3);it&&await it}}}await x.finish();const{form:V}=u;!V||!$||(f.edit(V.holder),V.dict.delete(
"NeedAppearances"))}const K=({kind:f})=>f==="text"||f==="password"||f==="dropdown"||f==="list";function Z(f,u,v,x){const O=(0,j.lD)(f,u,x),P=u.inherited(x.nodes[0],
"V");v.drawStates(x,O);for(const{widget:I,state:$,missing:V}of O.all)V&&(f.edit(I.number),I.dict.set("AS",new y.SX((0,y.Eo)(P,$)?$:"Off")))}function q(f,u,v){const x=(0,j.
L4)(f,u,v),O=u.inherited(v.nodes[0],"V")!==null,P=I=>x===void 0||(0,j.o9)(f,I,x);O&&v.widgets.some(P)&&(0,j.wb)(f,v,x,ot(f,v,x))}function _(f,u,v,x,{field:O,assigned:P,
same:I}){if(O.kind==="checkbox"||O.kind==="radio"){if(P.kind==="kept"){const $=(0,j.L4)(f,u,O);(0,j.wb)(f,O,$,ot(f,O,$))}else st(f,u,x,O,P.kind==="state"?P.state:
void 0,I);return}for(const $ of O.nodes)if(f.edit($.number),$.dict.delete("RV"),P.kind!=="kept")if($.dict.delete("I"),P.kind==="text")$.dict.set("V",(0,m.v8)(P.
text));else if(P.kind==="choices"){const V=P.values.map(m.v8);$.dict.set("V",V.length===1?V[0]:V);const k=new Set(P.values),Y=v.choices(O).flatMap(({value:nt},it)=>k.
has(nt)?[it]:[]);Y.length>0&&$.dict.set("I",Y)}else $.dict.delete("V"),u.inherited($,"V")!==null&&$.dict.set("V",(0,m.v8)(""));for(const{node:$,number:V}of O.widgets)
O.nodes.includes($)||!($.dict.has("V")||$.dict.has("RV"))||(f.edit(V),$.dict.delete("V"),$.dict.delete("RV"))}function st(f,u,v,x,O,P){const I=(0,j.lD)(f,u,x);O&&
I.all.some(({missing:$})=>$)&&v.drawStates(x,I),(0,j.wb)(f,x,O?.state,ot(f,x,O?.state,P?void 0:O?.widget))}function ot(f,u,v,x){if(v===void 0||u.kind!=="radio"||
u.flags&T.Uv)return()=>!0;const O=u.widgets.filter(I=>(0,j.o9)(f,I,v)),P=x??O.find(({dict:I})=>(0,y.Eo)(f.resolve(I.get("AS")),v))??O[0];return I=>I===P}function et(f,u,v){
const x=u.of(v)!==null;return v.widgets.every(({dict:O})=>{const P=f.resolve(f.dict(O.get("AP"))?.get("N"));if(P instanceof y.Bi)return!0;if(!(P instanceof y.Z6))
return(0,N.Dm)(f,O)===void 0;if(!x)return!0;try{return dt.test(Buffer.from(f.decoded(P)).toString("latin1"))}catch{return!1}})}const dt=/\b(?:Tj|TJ|Do|BI)\b|['"]\s/,
S=(f,u)=>u.kind!=="signature"&&u.widgets.some(v=>!(0,W.d)(f,v))}),84655:((tt,X,a)=>{a.d(X,{F:()=>C});const C=(y,W,H=[])=>({code:"characters_missing",message:`Bo\
xes are drawn for characters that cannot be shown: ${y}. ${W}`,...H.length>0?{mentions:H}:{}})}),6093:((tt,X,a)=>{a.d(X,{Rl:()=>r,TY:()=>l,VV:()=>c,Vv:()=>W,ft:()=>N,
kh:()=>L,vw:()=>T});var C=a(46161),y=a(79131);const W="‏";let H;const j=()=>H??=(0,C.A)(),U=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
N=p=>U.test(p),T=p=>N(p)&&(j().getEmbeddingLevels(p).paragraphs[0]?.level??0)%2===1;function L(p){if(!N(p))return p===""?[]:[{text:p,rtl:!1,at:0}];const{levels:D,
paragraphs:A}=j().getEmbeddingLevels(p),M=A[0]?.level??0;for(let b=p.length-1;b>=0&&/\s/.test(p[b]);b--)D[b]=M;const g=[];for(let b=0;b<p.length;b++){const B=g.
at(-1);B&&B.level===D[b]?B.text+=p[b]:g.push({level:D[b],text:p[b],at:b})}const m=g.reduce((b,{level:B})=>Math.max(b,B),0);for(let b=m;b>0;b--)for(let B=0,K=0;B<
g.length;B=K+1){for(K=B;K<g.length&&g[K].level>=b;)K++;K>B+1&&g.splice(B,K-B,...g.slice(B,K).reverse())}return g.map(({level:b,text:B,at:K})=>({text:B,rtl:b%2===
1,at:K}))}const c=p=>Array.from(p,D=>j().getMirroredCharacter(D)??D).join(""),l=p=>(0,y.qf)(c(p)).reverse().join(""),r=p=>L(p).flatMap(({text:D,rtl:A})=>A?(0,y.
qf)(c(D)).reverse():(0,y.qf)(D))}),26429:((tt,X,a)=>{a.d(X,{$u:()=>H,ai:()=>j,b8:()=>W,dc:()=>N,zO:()=>U});var C=a(15975),y=a(20381);function W(T,L){const c=typeof T==
"number"?Math.abs(T):0,l=typeof L=="number"?Math.abs(L):0;return{capHeight:c>=400&&c<=850?c:700,descent:-(l>=50?Math.min(l,230):230)}}const H=(T,L)=>`/Span <</A\
ctualText <${Buffer.from((0,y.wx)(T).bytes).toString("hex")}>>> BDC ${L} EMC`,j=T=>(0,C.ZV)(Math.round(T*1e3)/1e3||0),U=(T,L)=>`<${T.map(c=>c.toString(16).padStart(
L*2,"0")).join("")}>`;function N(T){return T.some(L=>L<32||L>126)?U(T,1):`(${String.fromCharCode(...T).replace(/[\\()]/g,"\\$&")})`}}),22318:((tt,X,a)=>{a.d(X,{
y:()=>oe,d:()=>Ct});var C=a(83267),y=a(16039),W=a(66173);const H=new Map([["g",1],["rg",3],["k",4]]),j=new Map([["DeviceGray","g"],["DeviceRGB","rg"],["DeviceCM\
YK","k"]]);function U(o){let t,e=0,n="0 g",s="g",i=0,d=1;const w=new W.B(Buffer.from(o,"latin1"));for(;w.next();){const{operator:h,count:E}=w,F=w.number(E-1);switch(h){case"\
cs":s=j.get(w.name(E-1)??""),n="0 g";break;case"Tc":Number.isNaN(F)||(i=Math.min(Math.max(F,-T),T));break;case"Tz":F>0&&(d=Math.min(Math.max(F,1),L)/100);break;case"\
Tf":{const R=Math.max(E-2,0);t=w.name(R)??t,e=Math.min(Math.abs(w.number(R+1))||0,N);break}default:n=c(w,h==="sc"||h==="scn"?s:h)??n}}return{font:t,size:e,colour:n,
spacing:i,stretch:d}}const N=2e3,T=100,L=1e3;function c(o,t){const e=t===void 0?void 0:H.get(t);if(e===void 0||o.count<e)return;const n=Array.from({length:e},(s,i)=>o.
number(o.count-e+i));return n.some(Number.isNaN)?void 0:`${n.join(" ")} ${t}`}var l=a(80397),r=a(6093),p=a(79131),D=a(44085),A=a(55123),M=a(65710),g=a(48464),m=a(
26429),b=a(37917);async function B(o,t,e){const n=(0,M.hL)(o,e);if(!n||(0,M.Vb)(o,e.get("Encoding"))!=="Identity-H")return;const s=(0,A.oQ)(o,e);if(s==="unusabl\
e"||s===void 0)return;const i=st(o,n),d=(R,z)=>{if(s.kind!=="truetype")return s.kind==="named"||s.has(z);const G=i(z);return s.has(G)&&(q.has(R)||s.isDrawn(G))},
w=await K(o,e),h=R=>{const z=w(R);if(z!==void 0&&d(R,z))return{cid:z,isSaid:!0};const G=s.kind==="truetype"?ot(o,n,s,R):void 0;return G!==void 0&&d(R,G)?{cid:G,
isSaid:!1}:void 0},E=(0,M.nb)(o,e),F=(0,m.b8)(o.resolve(E?.get("CapHeight")),o.resolve(E?.get("Descent")));return new _(t,h,await(0,b.oo)(o,n),F)}async function K(o,t){
const e=(await(0,D.F)(o,t.get("ToUnicode"))).flatMap(({first:s,last:i,text:d})=>{const w=[...d],h=w[0]?.codePointAt(0);return w.length!==1||h===void 0||s>Z?[]:[
{first:h,last:h+Math.min(i,Z)-s,value:s}]}),n=await g.N.of(e,o.job.pace);return s=>{const i=n.find(s);return i&&i.value+s-i.first}}const Z=65535,q=new Set([32,160]);
class _{resource;find;widths;extent;found=new Map;constructor(t,e,n,s){this.resource=t,this.find=e,this.widths=n,this.extent=s}covers(t){if(new RegExp("\\p{M}",
"u").test(t))return!1;for(const e of t)if(!this.glyph(e))return!1;return!0}width(t){let e=0;for(const n of t)e+=this.widths(this.glyph(n)?.cid??0);return e}show(t){
const e=Array.from(t,s=>this.glyph(s)),n=`${(0,m.zO)(e.map(s=>s?.cid??0),2)} Tj`;return e.every(s=>s?.isSaid)?n:(0,m.$u)(t,n)}glyph(t){const e=t.codePointAt(0);
return this.found.has(e)||this.found.set(e,this.find(e)),this.found.get(e)}}function st(o,t){const e=o.resolve(t.get("CIDToGIDMap"));if(!(e instanceof y.Z6))return s=>s;
const n=o.decoded(e);return s=>(n[s*2]??0)<<8|(n[s*2+1]??0)}function ot(o,t,e,n){if(!(o.resolve(t.get("CIDToGIDMap"))instanceof y.Z6))return e.unicode(n)||void 0}
var et=a(88728),dt=a(99921),S=a(30184),f=a(15060);function u(o,t,e){if(!/^(Type1|MMType1|TrueType)$/.test((0,M.Vb)(o,e.get("Subtype"))))return;const n=(0,M.nb)(
o,e),s=(0,A.oQ)(o,e);if(s==="unusable")return;if(!s&&(0,M.Vb)(o,e.get("BaseFont"))==="ZapfDingbats")return O(t);const i=s?void 0:(0,S.vp)((0,M.Vb)(o,e.get("Base\
Font"))),d=(0,et.pE)(o,n,e),w=(0,et.P$)(o,e,d,s!==void 0);if(!w)return;const h=(0,b.s4)(o,e,n,i),E=new Map;for(const[F,R]of w){if(E.has(R.point)||s&&!I(s,F,R))continue;
const z=h(F,R.point);z!==void 0&&E.set(R.point,{code:F,width:z})}for(const[F,R]of[[160,32],[8208,45],[8209,45]])!E.has(F)&&E.has(R)&&E.set(F,E.get(R));if(E.size!==
0)return new P(t,E,$(o,e,n,i!==void 0))}function v(o,t="Helvetica"){const e=o.add((0,y.jd)({Type:(0,y.UU)("Font"),Subtype:(0,y.UU)("Type1"),BaseFont:(0,y.UU)(t),
Encoding:(0,y.UU)("WinAnsiEncoding")})),n=(0,S.vp)(t),s=new Map;for(let i=32;i<256;i++){const d=et.NF.charCodeAt(i-32),w=n(d);d!==0&&w!==void 0&&s.set(d,{code:i,
width:w})}return new P(e,s,(0,S.WK)(t))}function x(o,t){const e=(0,M.Vb)(o,t.get("BaseFont"));return(0,S.mI)(e)&&(0,A.oQ)(o,t)===void 0?e:void 0}function O(o){const t=new Map;
for(const{code:e,point:n,width:s}of(0,f.H)())t.set(n,{code:e,width:s}),e<127&&t.set(e,{code:e,width:s});return new P(o,t,{capHeight:692,descent:-143})}class P{resource;codes;extent;constructor(t,e,n){
this.resource=t,this.codes=e,this.extent=n}covers(t){for(const e of t)if(!this.codes.has(e.codePointAt(0)))return!1;return!0}width(t){let e=0;for(const n of t)e+=
this.codes.get(n.codePointAt(0))?.width??0;return e}show(t){const e=[];for(const n of t)e.push(this.codes.get(n.codePointAt(0))?.code??32);return`${(0,m.dc)(e)}\
 Tj`}}function I(o,t,{point:e,name:n}){if(o.kind!=="truetype")return o.has(n)||o.has((0,dt.S)(e))||e===32;const s=o.unicode(e)||o.code(t);return s>0?e===32||e===
160||o.isDrawn(s):o.has(n)}function $(o,t,e,n){return!e&&n?(0,S.WK)((0,M.Vb)(o,t.get("BaseFont"))):(0,m.b8)(o.resolve(e?.get("CapHeight")),o.resolve(e?.get("Des\
cent")))}class V{document;model;file;known=new Map;byNumber=new Map;encodedFonts=new Map;helvetica;typeface;given;embeddedOnly;defaults;constructor(t,e,n){this.
document=t,this.model=e,this.file=n,this.defaults=t.dict(t.dict(e.form?.dict.get("DR"))?.get("Font"))}async select(t,e,n){this.embeddedOnly??=(await(0,l.ds)(this.
document)).archive!==void 0;const s=await this.own(t,e),i=s.usable&&(!this.embeddedOnly||s.embedded||n===""),d=this.embeddedOnly?void 0:this.encoded(t,e),w=[i?s.
font:void 0,d].flatMap(J=>J?[{font:J,name:s.name}]:[]),h=(0,p.Sw)(n)||(0,r.ft)(n)?()=>!1:({font:J})=>J.covers(n),E=w.find(h);if(E)return{...E,missing:[]};const F=await this.
further(),R=F.find(h);if(R)return{...R,missing:[]};const{MixedFont:z}=await Promise.all([a.e(7762),a.e(119)]).then(a.bind(a,10119)),G=new z(n,[...w.slice(-1),...F],
F.at(-1));return{font:G,name:G.base.name,missing:G.missing}}async finish(){await this.given?.embed(),await this.typeface?.embed()}async further(){const{EmbeddedTypeface:t}=await Promise.
all([a.e(7762),a.e(4270)]).then(a.bind(a,4270));return this.file&&(this.given??=await t.open(this.document,this.file)),this.typeface??=await t.open(this.document),
[...this.given?[{font:this.given,name:"OctavoFont"}]:[],{font:this.typeface,name:"NotoSans"}]}async own(t,e=""){const n=this.find(t,e);if(n===void 0)return{font:this.
standard(),name:"Helv",usable:!0,embedded:!1};const s=await this.open(n),i=(0,A.nq)(this.document,this.document.dict(n)),d=/^(?!OctavoFont$|NotoSans$)[\w+.-]+$/.
test(e)?e:"F0";return{font:s??this.standard(),name:d,usable:s!==void 0,embedded:i}}find(t,e){const{document:n}=this;if(e==="")return;const s=n.dict(n.dict(this.
model.inherited(t.node,"DR"))?.get("Font")),i=n.resolve(n.dict(t.dict.get("AP"))?.get("N")),d=i instanceof y.Z6?n.dict(n.dict(i.dict.get("Resources"))?.get("Fon\
t")):void 0;for(const w of[s,this.defaults,d]){const h=w?.get(e);if(h!==void 0&&n.dict(h))return h}}async open(t){if(t instanceof y.oS?this.byNumber.has(t.number):
this.known.has(t))return t instanceof y.oS?this.byNumber.get(t.number):this.known.get(t);const n=this.document.dict(t);let s;try{s=n&&(u(this.document,t,n)??await B(
this.document,t,n))}catch(i){if(!k(i))throw i}return t instanceof y.oS?this.byNumber.set(t.number,s):this.known.set(t,s),s}standard(){return this.helvetica??=v(
this.document)}encoded(t,e=""){const n=this.find(t,e),s=n===void 0?void 0:this.document.dict(n),i=s&&x(this.document,s);if(i===void 0)return;let d=this.encodedFonts.
get(i);return d||this.encodedFonts.set(i,d=v(this.document,i)),d}}const k=o=>o instanceof Error&&"code"in o&&o.code==="unreadable_document";var Y=a(53649);const nt=o=>/^[48Hlnu]$/.
test(o);function it(o,t,e,n,s){const i=[n?Q(o):(0,Y.cH)(o)];return e&&i.push("q",s,pt(o,t),"Q"),i.filter(d=>d!=="").join(`
`)}const ut={4:[[8,46],[22,60],[40,38],[78,90],[94,78],[42,8]],8:[[14,26],[26,14],[50,38],[74,14],[86,26],[62,50],[86,74],[74,86],[50,62],[26,86],[14,74],[38,50]],
H:Mt(),n:[[12,12],[88,12],[88,88],[12,88]],u:[[50,4],[92,50],[50,96],[8,50]]};function Mt(){return Array.from({length:10},(o,t)=>{const e=Math.PI/2+t*Math.PI/5,
n=t%2===0?50:20;return[50+n*Math.cos(e),47+n*Math.sin(e)]})}function pt({width:o,height:t,border:e},n){const s=Math.max(Math.min(o,t)-2*e,0)*.8,[i,d]=[(o-s)/2,(t-
s)/2];return n==="l"?`${lt(o/2,t/2,s*.36)} f`:`${ut[n].map(([h,E])=>`${(0,m.ai)(i+h*s/100)} ${(0,m.ai)(d+E*s/100)}`).map((h,E)=>`${h} ${E===0?"m":"l"}`).join(" ")}\
 f`}function Q({width:o,height:t,background:e,borderColour:n,line:s,style:i,dash:d}){const w=Math.min(o,t)/2,h=[];return e&&h.push((0,Y.nI)(e,!0),`${lt(o/2,t/2,
w)} f`),n&&s>0&&(h.push((0,Y.nI)(n,!1),`${(0,m.ai)(s)} w`),i==="D"&&h.push(`[${d.map(m.ai).join(" ")}] 0 d`),h.push(`${lt(o/2,t/2,w-s/2)} s`)),h.join(`
`)}const at=.5523;function lt(o,t,e){const[n,s]=[e,e*at],i=(...d)=>d.map((w,h)=>(0,m.ai)((h%2===0?o:t)+w)).join(" ");return`${i(n,0)} m ${i(n,s,s,n,0,n)} c ${i(
-s,n,-n,s,-n,0)} c ${i(-n,-s,-s,-n,0,-n)} c ${i(s,-n,n,-s,n,0)} c`}class mt{font;spacing;stretch;constructor(t,e,n){this.font=t,this.spacing=e,this.stretch=n}get resource(){
return this.font.resource}get further(){return this.font.further}get extent(){return this.font.extent}covers(t){return this.font.covers(t)}width(t){return(this.
font.width(t)+[...t].length*this.spacing)*this.stretch}show(t,e){return[...this.spacing===0?[]:[`${(0,m.ai)(this.spacing*e/1e3)} Tc`],...this.stretch===1?[]:[`${(0,m.
ai)(this.stretch*100)} Tz`],this.font.show(t,e)].join(" ")}use(t){this.font.use?.(t)}}const rt=1.15,Dt=4,St=12,Rt=2,wt=({border:o})=>Math.max(2*o,Rt);function Lt(o,t){
const{frame:e,font:n,quadding:s}=o,i=wt(e),d=n.width(t)/1e3,w=Math.max(e.width-2*i,0),h=o.size||bt(o,t,d===0?1/0:w/d);return{size:h,lines:[{text:t,x:Et(s,i,w,d*
h),y:$t(e,n,h,t)}]}}function Nt(o,t){const{frame:e,font:n,quadding:s}=o,i=wt(e),d=Math.max(e.width-2*i,1),w=Math.max(e.height-2*i,1);let h=o.size||St,E=Tt(n,t,d/
h*1e3);for(;o.size===0&&h>Dt&&E.length*h*rt>w;)h-=.5,E=Tt(n,t,d/h*1e3);const F=Ht(e,n,h,E);return{size:h,lines:E.map((R,z)=>({text:R,x:Et(s,i,d,n.width(R)/1e3*h),
y:F-z*h*rt}))}}function Kt(o,t,e){const{frame:n,font:s,quadding:i}=o,d=n.width/e,w=(0,r.Rl)(t),h=w.reduce((G,J)=>Math.max(G,s.width(J)/1e3),0),E=o.size||bt(o,t,
h===0?1/0:d/h),F=Math.max(e-w.length,0),R=i===2?F:i===1?Math.floor(F/2):0,z=$t(n,s,E,t);return{size:E,lines:w.map((G,J)=>({text:G,x:d*(R+J+.5)-s.width(G)/1e3*E/
2,y:z}))}}function Ut(o,t,e){const{frame:n,font:s,quadding:i}=o,d=wt(n),w=Math.max(n.width-2*d,0),h=o.size||St,E=At(n,h),F=n.height-n.border-(rt+s.extent.capHeight/
1e3)/2*h;return{size:h,lines:t.slice(e,e+Math.ceil(E)).map((R,z)=>({text:R,x:Et(i,d,w,s.width(R)/1e3*h),y:F-z*h*rt}))}}const At=({height:o,border:t},e)=>Math.max(
o-2*t,0)/((e||St)*rt);function bt({frame:{height:o,border:t},font:e},n,s){const{above:i,below:d}=ht(e,n),w=(o-2*t)/Math.max(rt,i+d);return Math.max(Math.min(w,s),
Dt)}const Pt=.235,jt=.05,Wt=new RegExp("[\\p{Lu}\\p{Nd}bdfhklt]\\p{M}","u"),Vt=/^[A-IK-PR-Z\dabcdefhiklmnorstuvwxz\s.:+*'"!°-]*$/;function ht({extent:o},t){return{
above:o.capHeight/1e3+(Wt.test(t.normalize("NFD"))?Pt:jt),below:Vt.test(t)?0:-o.descent/1e3}}function $t({height:o,border:t},e,n,s){const{above:i,below:d}=ht(e,
s),w=t+d*n,h=o-t-i*n;return w>h?(w+h)/2:Math.min(Math.max(o/2-e.extent.capHeight/2e3*n,w),h)}function zt({width:o,height:t,border:e},n,{size:s,lines:i}){if(i.length>
0&&!(o>2*e&&t>2*e))return!0;const d=.1*s;return i.some(({text:w,x:h,y:E})=>{const{above:F,below:R}=ht(n,w);return h+n.width(w)/1e3*s>o-e+d||E+F*s>t-e+d||E-R*s<e-
d})}function Ht(o,t,e,n){const{height:s,border:i}=o,d=s-wt(o)-(t.extent.capHeight/1e3+Pt)*e,w=i+(ht(t,n.at(-1)??"").below+(n.length-1)*rt)*e,h=s-i-ht(t,n[0]??"").
above*e;return Math.max(d,Math.min(w,h))}function Et(o,t,e,n){return n>e||o===0?t:t+(o===2?e-n:(e-n)/2)}function Tt(o,t,e){const n=[];for(const s of t.split(`
`)){const i=(0,r.vw)(s)?r.Vv:"";let d=i,w=0;for(const h of s.match(/ *[^ ]+| +$/g)??[]){const E=o.width(h);if(w+E<=e){d+=h,w+=E;continue}let F=h.trimStart();for(d!==
i&&n.push(d);;){const R=kt(o,F,e);if(R>=F.length)break;n.push(i+F.slice(0,R)),F=F.slice(R)}d=i+F,w=o.width(F)}n.push(d)}return n}function kt(o,t,e){if(o.width(t)<=
e)return t.length;let n=0,s=0;for(const i of(0,p.qf)(t)){if(s+=o.width(i),s>e&&n>0)break;n+=i.length}return n}function gt(o,t){const n=(0,p.RK)(o).replace(/[\t\u2028\u2029]/g,
" ").replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g,"");return t==="several"?n:n.replace(/\n/g," ")}function xt(o){return o.kind==="list"?o.rows.texts.join(
""):o.text.replace(/\n/g,"")}function Gt(o,t){switch(t.kind){case"line":return Lt(o,t.text);case"paragraph":return Nt(o,t.text);case"comb":return Kt(o,t.text,t.
cells);case"list":return Ut(o,t.rows.texts,t.rows.first)}}function Xt(o,t,{texts:e,chosen:n,first:s}){const i=Math.max(Math.floor(At(o,t)),1),[d]=n,w=Math.max(e.
length-i,0),h=d===void 0||d>=s&&d<s+i?s:d;return Math.min(Math.max(h,0),w)}function Zt(o,t,e,n){let s=e.lines;if(t.kind==="list"){const{chosen:d,first:w}=t.rows;
s=d.map(h=>e.lines[h-w])}const i=s.filter(d=>d!==void 0&&d.text.trim()!=="");return s.includes(void 0)||zt(o,n,{size:e.size,lines:i})}function Qt(o,t,e,n){const{
font:s,name:i,colour:d}=n,w=[(0,Y.cH)(o),...t.kind==="comb"?[_t(o,t.cells)]:[],"/Tx BMC"],h=e.lines.filter(({text:z})=>z.trim()!==""),{border:E,width:F,height:R}=o;
if(h.length>0&&F>2*E&&R>2*E){const z=[E,E,F-2*E,R-2*E].map(m.ai).join(" ");w.push("q",`${z} re W n`),t.kind==="list"&&w.push(Jt(o,t.rows,e.size)),w.push("BT",d,
`/${i} ${(0,m.ai)(e.size)} Tf`);let[G,J]=[0,0];for(const ct of h){const[yt,ft]=[Bt(ct.x),Bt(ct.y)];w.push(`${(0,m.ai)(yt-G)} ${(0,m.ai)(ft-J)} Td`,s.show(ct.text,
e.size)),[G,J]=[yt,ft]}w.push("ET","Q")}return w.push("EMC"),w.filter(z=>z!=="").join(`
`)}const Bt=o=>Math.round(o*1e3)/1e3,Yt="0.6 0.757 0.855 rg";function Jt(o,{chosen:t,first:e},n){const{border:s,width:i,height:d}=o,w=n*rt,h=t.filter(F=>F>=e&&d-
s-(F-e)*w>s);if(h.length===0)return"";const E=h.map(F=>{const R=d-s-(F-e+1)*w;return`${[s,R,i-2*s,w].map(m.ai).join(" ")} re`});return[Yt,...E,"f"].join(`
`)}function _t({width:o,height:t,line:e,borderColour:n,style:s},i){if(!n||e===0||s!=="S"&&s!=="D"||i>qt)return"";const d=Array.from({length:i-1},(w,h)=>{const E=(0,m.
ai)(o/i*(h+1));return`${E} 0 m ${E} ${(0,m.ai)(t)} l`});return d.length>0?`${d.join(" ")} S`:""}const qt=1e3;var Ft=a(95079),vt=a(15718);const te=600,ee=1e3,ne=512,
se=1;class oe{document;model;values;tooSmall=new Set;missing=new Map;planned=[];fonts;resources=new Map;constructor(t,e,n,s){this.document=t,this.model=e,this.values=
n,this.fonts=new V(t,e,s)}async plan(t,{wholly:e}){const n=[];for(const d of t.widgets){const w=(0,Y.Dm)(this.document,d.dict);if(!w||t.kind==="button"&&(Ct(this.
document,d)||ie(w)))continue;const h=await this.planWidget(t,d,w);n.push(h);const E=this.document.job.pace.step(8e3);E&&await E}const s=[...new Set(n.flatMap(({
selected:d})=>d.missing))];if(s.length>0&&e)return;s.length>0&&this.missing.set(t,s),this.planned.push(...n);const i=({widget:d,frame:w,wanted:h,layout:E,selected:F})=>d.
pages.length>0&&Zt(w,h,E,F.font);t.kind!=="password"&&n.some(i)&&this.tooSmall.add(t)}async finish(){for(const{selected:t,layout:e}of this.planned)for(const{text:n}of e.
lines)t.font.use?.(n);await this.fonts.finish();for(const{widget:t,frame:e,wanted:n,layout:s,selected:i,colour:d}of this.planned){const{font:w,name:h}=i,E=Qt(e,
n,s,{font:w,name:h,colour:d}),R=s.lines.length===0?new y.Bi:this.resourcesOf(i);this.document.edit(t.number),t.dict.set("AP",new y.Bi([["N",this.document.add(It(
e,E,R))]]));const z=this.document.job.pace.step(4e3);z&&await z}}drawStates(t,e){for(const{widget:n,state:s,missing:i}of e.all){const d=i?(0,Y.Dm)(this.document,
n.dict):void 0;if(!d)continue;const w=d.caption instanceof y.Mx?(0,vt.Px)(d.caption.bytes):"",h=nt(w)?w:t.kind==="radio"?"l":"4",E=t.kind==="radio"&&h==="l",{colour:F}=U(
this.defaultAppearance(n)),R=new y.Bi(this.document.dict(n.dict.get("AP"))),z=this.document.resolve(R.get("N")),G=new y.Bi(z instanceof y.Bi?z:[]),J=ct=>this.document.
add(It(d,it(d,h,ct,E,F),new y.Bi));G.set(s,J(!0)),G.has("Off")||G.set("Off",J(!1)),R.set("N",G),this.document.edit(n.number),n.dict.set("AP",R)}}defaultAppearance(t){
const e=this.model.inherited(t.node,"DA");return e instanceof y.Mx?(0,vt.Px)(e.bytes):""}async planWidget(t,e,n){const{font:s,size:i,colour:d,spacing:w,stretch:h}=U(
this.defaultAppearance(e));let E=t.kind==="button"?this.caption(n):this.wanted(t,e);t.kind==="password"&&(E={kind:"line",text:"•".repeat([...xt(E)].slice(0,ne).
length)});const F=await this.fonts.select(e,s,xt(E)),R=i>0?w/i*1e3:0,G=R!==0||h!==1?{...F,font:new mt(F.font,R,h)}:F;if(E.kind==="list"){const ft=Xt(n,i,E.rows);
ft!==E.rows.first&&this.scroll(t,ft),E={kind:"list",rows:{...E.rows,first:ft}}}const J=t.kind==="button"?se:this.model.integer(e.node,"Q"),yt=xt(E)===""?{size:i||
12,lines:[]}:Gt({frame:n,font:G.font,size:i,quadding:J},E);return{widget:e,frame:n,wanted:E,layout:yt,selected:G,colour:d}}caption({caption:t}){return{kind:"lin\
e",text:gt((0,vt.gF)(this.document,t)??"","one")}}wanted(t,e){const{document:n,model:s,values:i}=this;if(t.kind==="list"){const F=i.choices(t),R=new Set(i.chosen(
t)),z=s.integer(t.nodes[0],"TI");return{kind:"list",rows:{texts:F.map(({display:G})=>gt(G,"one")),chosen:F.flatMap(({value:G},J)=>R.has(G)?[J]:[]),first:Math.min(
Math.max(z,0),Math.max(F.length-1,0))}}}if(t.kind==="dropdown"){const[F]=i.chosen(t),R=i.choices(t).find(z=>z.value===F)?.display??F??"";return{kind:"line",text:gt(
R,"one")}}const d=(0,vt.gF)(n,s.inherited(e.node,"V"))??"";if((t.flags&Ft.kz)!==0&&t.kind==="text")return{kind:"paragraph",text:gt(d,"several")};const h=s.integer(
e.node,"MaxLen"),E=gt(d,"one");return t.flags&Ft.qA&&h>0&&h<=ee&&t.kind==="text"?{kind:"comb",text:E,cells:h}:{kind:"line",text:E}}scroll(t,e){for(const{number:n,
dict:s}of t.nodes)this.document.edit(n),e>0?s.set("TI",e):s.delete("TI")}resourcesOf({name:t,font:{resource:e,further:n}}){if(n)return new y.Bi([["Font",new y.Bi(
[[t,e],...n])]]);let s=this.resources.get(e);s||this.resources.set(e,s=new Map);let i=s.get(t);return i||s.set(t,i=new y.Bi([["Font",new y.Bi([[t,e]])]])),i}}const Ct=(o,{
dict:t})=>o.dict(t.get("AP"))?.has("N")===!0,ie=({background:o,borderColour:t,caption:e})=>o===void 0&&t===void 0&&e===null;function It(o,t,e){const n=(0,Y.lQ)(
o),s=new y.Bi([["Type",new y.SX("XObject")],["Subtype",new y.SX("Form")],["BBox",[0,0,Ot(o.width),Ot(o.height)]],...n?[["Matrix",n.map(Ot)]]:[],["Resources",e]]),
i=Buffer.from(t,"latin1");return i.length<te?new y.Z6(s,i):(s.set("Filter",new y.SX("FlateDecode")),new y.Z6(s,(0,C.Kc)(i)))}const Ot=o=>Math.round(o*1e4)/1e4}),
53649:((tt,X,a)=>{a.d(X,{Dm:()=>H,cH:()=>L,lQ:()=>j,nI:()=>T});var C=a(16039),y=a(26429),W=a(84805);function H(r,p){const D=(0,W.b0)(r,p.get("Rect"));if(!D)return;
const[A,M,g,m]=D,b=r.dict(p.get("MK")),B=r.resolve(b?.get("R")),K=typeof B=="number"?(Math.round(B/90)%4+4)%4:0,Z=K%2===1,q=U(r,b?.get("BC")),{line:_,style:st,dash:ot}=N(
r,p,q!==void 0),et=Math.min(_,(g-A)/2,(m-M)/2);return{width:Z?m-M:g-A,height:Z?g-A:m-M,rotation:K*90,background:U(r,b?.get("BG")),borderColour:q,style:st,line:et,
border:st==="B"||st==="I"?et*2:et,dash:ot,caption:r.resolve(b?.get("CA"))}}function j({width:r,height:p,rotation:D}){switch(D){case 0:return;case 90:return[0,1,
-1,0,p,0];case 180:return[-1,0,0,-1,r,p];case 270:return[0,-1,1,0,0,r]}}function U(r,p){const D=(r.array(p)??[]).map(M=>r.resolve(M));return[1,3,4].includes(D.length)&&
D.every(M=>typeof M=="number")?D:void 0}function N(r,p,D){const A=r.dict(p.get("BS")),M=r.array(p.get("Border"))?.map(Z=>r.resolve(Z)),g=A?r.resolve(A.get("W")):
M?.[2],m=r.resolve(A?.get("S")),B=((A?r.array(A.get("D")):M&&Array.isArray(M[3])?M[3]:void 0)??[]).map(Z=>r.resolve(Z)).filter(Z=>typeof Z=="number"&&Z>=0),K=m instanceof
C.SX&&/^[SDBIU]$/.test(m.text)?m.text:void 0;return{line:D?typeof g=="number"&&g>=0?g:1:0,style:K??(!A&&B.length>0?"D":"S"),dash:B.some(Z=>Z>0)?B:[3]}}function T(r,p){
const D={1:"g",3:"rg",4:"k"}[r.length];return`${r.map(y.ai).join(" ")} ${p?D:D.toUpperCase()}`}function L(r){const{width:p,height:D,background:A,borderColour:M,
style:g,line:m,dash:b}=r,B=[];if(A&&B.push(T(A,!0),`0 0 ${(0,y.ai)(p)} ${(0,y.ai)(D)} re f`),!M||m===0)return B.join(`
`);if(g==="B"||g==="I"){const[Z,q]=g==="B"?[[1],c(A)]:[[.5],[.75]];B.push(T(Z,!0),l(r,!0),T(q,!0),l(r,!1))}B.push(T(M,!1),`${(0,y.ai)(m)} w`),g==="D"&&B.push(`[${b.
map(y.ai).join(" ")}] 0 d`);const K=m/2;return B.push(g==="U"?`0 ${(0,y.ai)(K)} m ${(0,y.ai)(p)} ${(0,y.ai)(K)} l S`:`${(0,y.ai)(K)} ${(0,y.ai)(K)} ${(0,y.ai)(p-
m)} ${(0,y.ai)(D-m)} re S`),B.join(`
`)}const c=r=>r?.length===3||r?.length===1?r.map(p=>p/2):[.5];function l({width:r,height:p,line:D,border:A},M){const[g,m,b,B]=[D,A,r,p];return`${(M?[[g,g],[g,B-
g],[b-g,B-g],[b-m,B-m],[m,B-m],[m,m]]:[[b-g,B-g],[b-g,g],[g,g],[m,m],[b-m,m],[b-m,B-m]]).map(([Z,q],_)=>`${(0,y.ai)(Z)} ${(0,y.ai)(q)} ${_===0?"m":"l"}`).join("\
 ")} f`}}),36342:((tt,X,a)=>{a.d(X,{z:()=>T});var C=a(16039);const y={View:"ViewState",Print:"PrintState"};class W{document;categories={View:new Map,Print:new Map};intents;constructor(c,l){
this.document=c,this.intents=this.intentsOf(l);for(const r of c.array(l?.get("AS"))??[]){const p=c.dict(r),D=c.resolve(p?.get("Event"));if(!p||!((0,C.Eo)(D,"Vie\
w")||(0,C.Eo)(D,"Print")))continue;const A=H(c,p.get("Category")),M=this.categories[D.text];for(const g of c.array(p.get("OCGs"))??[]){if(!(0,C.i9)(g))continue;
const m=M.get(g.number)??new Set;for(const b of A)m.add(b);M.set(g.number,m)}}}isAlwaysOn(c){const{intents:l}=this;if(l.has("All"))return!1;const r=this.intentsOf(
this.document.dict(new C.oS(c)));return!r.has("All")&&![...r].some(p=>l.has(p))}stateOf(c,l){const r=this.categories[l].get(c);if(!r)return;const p=this.document.
dict(this.document.dict(new C.oS(c))?.get("Usage"));let D;for(const A of r){const M=y[A],g=M===void 0?null:this.document.resolve(this.document.dict(p?.get(A))?.
get(M));if((0,C.Eo)(g,"OFF"))return!1;(0,C.Eo)(g,"ON")&&(D=!0)}return D}intentsOf(c){const l=H(this.document,c?.get("Intent"));return new Set(l.length>0?l:["Vie\
w"])}}function H(L,c){return(L.array(c)??[c??null]).map(r=>L.resolve(r)).flatMap(r=>r instanceof C.SX?[r.text]:[])}const j=32;function U(L,c,l){const r=new Map,
p=(D,A)=>{const M=r.get(D);if(M!==void 0)return M;r.set(D,!0);const g=L.resolve(D[0]),m=K=>{const Z=L.resolve(K);return(0,C.cy)(Z)?A>0?p(Z,A-1):!0:!(0,C.i9)(K)||
l(K.number)},b=D.slice(1),B=N(g instanceof C.SX?g.text:"",b,m);return r.set(D,B),B};return p(c,j)}function N(L,c,l){switch(L){case"And":return c.every(l);case"O\
r":return c.some(l);case"Not":return c.length===0||!l(c[0]);default:return!0}}class T{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(c){
this.document=c;const l=c.dict(c.dict(c.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,C.Eo)(c.resolve(l?.get("BaseState")),"OFF");for(const r of c.array(
l?.get("OFF"))??[])(0,C.i9)(r)&&this.off.add(r.number);for(const r of c.array(l?.get("ON"))??[])(0,C.i9)(r)&&this.on.add(r.number);this.usages=new W(c,l),this.viewed=
r=>this.usages.isAlwaysOn(r)||(this.usages.stateOf(r,"View")??!this.isGroupOff(r)),this.printed=r=>this.usages.stateOf(r,"Print")??this.viewed(r)}isOff(c){return!this.
shows(c,this.viewed)}isNeverShown(c){return this.isOff(c)&&!this.shows(c,this.printed)}groupsOff(){const{document:c}=this,l=c.dict(c.catalog.get("OCProperties"));
return this.baseOff?(c.array(l?.get("OCGs"))??[]).filter(r=>!(0,C.i9)(r)||!this.on.has(r.number)):c.array(c.dict(l?.get("D"))?.get("OFF"))??[]}neverShown(){const c=this.
document.array(this.document.dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[];return[...new Set(c.flatMap(r=>(0,C.i9)(r)?[r.number]:[]))].filter(
r=>!this.viewed(r)&&!this.printed(r))}shows(c,l){const{document:r}=this,p=r.dict(c);if(!p)return!0;if(!(0,C.Eo)(r.resolve(p.get("Type")),"OCMD"))return!(0,C.i9)(
c)||l(c.number);const D=r.resolve(p.get("VE"));return(0,C.cy)(D)?U(r,D,l):this.showsByPolicy(p,l)}showsByPolicy(c,l){const{document:r}=this,p=c.get("OCGs"),D=(r.
array(p)??[p]).filter(C.i9);if(D.length===0)return!0;const A=D.map(({number:g})=>l(g)),M=r.resolve(c.get("P"));switch(M instanceof C.SX?M.text:"AnyOn"){case"All\
On":return A.every(g=>g);case"AnyOff":return!A.every(g=>g);case"AllOff":return!A.some(g=>g);default:return A.some(g=>g)}}isGroupOff(c){return this.off.has(c)||this.
baseOff&&!this.on.has(c)}}}),80397:((tt,X,a)=>{a.d(X,{Ip:()=>T,XM:()=>p,Xb:()=>r,ds:()=>N,qg:()=>l});var C=a(58247),y=a(30729),W=a(1480),H=a(10404),j=a(34331),U=a(
31808);const N=(0,y.H)(async M=>T(M,await(0,H.Br)(M)));function T(M,g){const m=(_,st)=>(0,C.w)((0,j.sm)(g,_,st)[0]??""),b=c(m("pdfaid","part"),m("pdfaid","confo\
rmance").toLowerCase()),B=L(m("pdfuaid","part"))?`PDF/UA-${m("pdfuaid","part")}`:void 0,Z=[m("pdfxid","GTS_PDFXVersion")||m("pdfx","GTS_PDFXVersion")||((0,C.G)(
M.resolve((0,H._U)(M)?.get("GTS_PDFXVersion")))??""),m("pdfe","ISO_PDFEVersion"),m("pdfvtid","GTS_PDFVTVersion")],q=[b?.name,B,...Z.filter(_=>/^PDF\/[\w .:/()-]{1,40}$/.
test(_))];return{archive:b,accessible:B,names:q.filter(_=>_!==void 0)}}const L=M=>/^[1-9]$/.test(M);function c(M,g){if(!L(M))return;const m=/^[abuef]$/.test(g)?
g:"";return{part:Number(M),level:m,name:`PDF/A-${M}${m}`}}function l(M,g,m,b){return g&&A(M,g,[W.dK.pdfaid]),r(m,b)}const r=({name:M},g)=>({code:"pdfa_identific\
ation_removed",message:`The document no longer claims ${M}: ${g}.`});async function p(M){const g=await(0,H.Br)(M);if(!g)return[];const{archive:m,accessible:b}=T(
M,g);A(M,g,[W.dK.pdfaid,W.dK.pdfuaid]);const B=[m?.name,b].filter(K=>K!==void 0);return B.length>0?[D(B)]:[]}const D=M=>({code:"conformance_dropped",message:`Th\
e result no longer claims ${M.join(" and ")}, because a merge cannot guarantee conformance.`});function A(M,g,m){g.properties.some(({namespace:b})=>m.includes(b))&&
(0,U._L)(M,(0,U.QH)(g,({namespace:b})=>m.includes(b),[]))}}),58825:((tt,X,a)=>{a.d(X,{Y:()=>W});var C=a(1480),y=a(54075);async function W(j,U,N){const T=new H(U);
await(0,y.km)(j,N,l=>((l.kind==="start"||l.kind==="empty")&&T.start(l.name,l.attributes,l.from),(l.kind==="end"||l.kind==="empty")&&T.end(l.name,l.to),T.isTooDeep));
const L=[];let c=0;for(const l of T.dropped)L.push(j.slice(c,l.from)),c=l.to;return L.join("")+j.slice(c)}class H{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new C.
ee;constructor(U){this.drops=U}start(U,N,T){this.isTooDeep=this.open.length>=y.ol,this.scope.enter(N);const L=this.scope.ofElement(U);this.open.push({name:U,from:T,
drops:this.drops(L,this.elements)}),this.elements.push(L)}end(U,N){let T=this.open.length-1;for(;T>=0&&this.open[T].name!==U;)T--;if(T<0)return;const{drops:L,from:c}=this.
open[T];for(;this.open.length>T;)this.open.pop(),this.elements.pop(),this.scope.leave();if(L){for(;this.dropped.length>0&&this.dropped.at(-1).from>c;)this.dropped.
pop();this.dropped.push({from:c,to:N})}}}}),31808:((tt,X,a)=>{a.d(X,{QH:()=>H,T3:()=>j,_L:()=>L});var C=a(1480),y=a(54075),W=a(16039);function H(c,l,r){const{text:p,
properties:D,end:A,about:M}=c,g=[];let m=0;for(const b of D.filter(l).sort((B,K)=>B.from-K.from))b.from<m||(g.push(p.slice(m,b.from)),m=b.to);return g.push(p.slice(
m,Math.max(A,m))),r.length>0&&g.push(U(r,M)),g.push(p.slice(Math.max(A,m))),T(g.join(""))}function j(c){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"\
?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${C.dK.rdf}">
${U(c,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function U(c,l){const p=[...new Set(c.map(({prefix:A})=>A))].map(A=>` xmlns:${A}="${C.dK[A]}"`).join(""),D=c.map(({prefix:A,name:M,form:g,values:m})=>`\
<${A}:${M}>${N(g,m)}</${A}:${M}>
`);return`<rdf:Description xmlns:rdf="${C.dK.rdf}" rdf:about="${(0,y.X)(l)}"${p}>
${D.join("")}</rdf:Description>
`}function N(c,l){const r=p=>l.map(D=>`<rdf:li${p}>${(0,y.X)(D)}</rdf:li>`).join("");switch(c){case"simple":return(0,y.X)(l[0]??"");case"alternative":return`<rd\
f:Alt>${r(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${r("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${r("")}</rdf:Bag>`}}const T=c=>c.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function L(c,l){const r=c.catalog.get("Metadata"),p=c.resolve(r),D=p instanceof W.Z6?[...p.dict].
filter(([g])=>!["Filter","DecodeParms","Length"].includes(g)):[],A=new W.Bi([["Type",new W.SX("Metadata")],["Subtype",new W.SX("XML")],...D]),M=new W.Z6(A,Buffer.
from(l,"utf8"));(0,W.i9)(r)&&p instanceof W.Z6?c.put(r,M):c.edit(c.catalogNumber).set("Metadata",c.add(M))}}),72510:((tt,X,a)=>{a.d(X,{Y:()=>m});var C=a(38990),
y=a(90191),W=a(11275),H=a(7548),j=a(39935),U=a(39310),N=a(16039),T=a(1480),L=a(58825);async function c(S,f,u){const v=S.resolve(f);let x="";for(const O of(0,N.cy)(
v)?v:[f]){const P=S.resolve(O);if(P instanceof N.Mx&&(x=Buffer.from(P.bytes).toString("latin1")),!(0,N.i9)(O)||!(P instanceof N.Z6))continue;let I;try{I=Buffer.
from(S.decoded(P)).toString("latin1")}catch{continue}const $=await(0,L.Y)(I,l(x,u),S.job.pace);$!==I&&S.put(O,(0,U.n)(P,Buffer.from($,"latin1"),{compress:!1}))}}
function l(S,f){return({namespace:u,local:v},x)=>v==="Signature"&&u===T.dK.ds||v==="signature"&&f&&S!=="datasets"&&!x.some(r)}const r=({namespace:S,local:f})=>f===
"datasets"&&S===T.dK.xfa;var p=a(91707);const D=new Set(["Type","Rect","P","NM","M","F","AP","AS","OC","StructParent","AF","ca","CA","BM","Lang"]),A=2,M=4,g=32;
async function m(S,f){const u=(0,j.Hi)(S),v=await b(S),x=new Set,O=new Set,P=v.map(({dict:I})=>(0,C.fq)(S,I));for(const I of v)Z(u,I,f,x,O);return x.size>0&&await st(
u,x,O),await et(S,x.size>0),{fields:P,objects:x,usageRights:dt(S)}}async function b(S){const f=(await(0,H.zx)(S,["Sig"])).Sig;if(f.length===0)return[];for(const $ of f)
B(S,$);const u=new Map;for(const{number:$,dict:V,type:k}of await(0,C.qU)(S))k==="Sig"&&$!==void 0&&K(S,u,$,V);const v=new Set([...u.values()].flatMap(({number:$,
widgets:V})=>[$,...V])),{Sig:x,Widget:O}=await(0,H.zx)(S,["Sig","Widget"]),P=[...new Set([...x,...O])].filter($=>{const V=v.has($)?null:S.get($);return(0,N.Zm)(
V)&&(V.has("T")||(0,N.Eo)(V.get("Subtype"),"Widget"))&&(0,C.pv)(S,V)==="Sig"}),I=P.length>0?(await(0,W.Gy)(S)).live:void 0;for(const $ of P)I?.[$]===1&&K(S,u,$,
S.get($));return[...u.values()]}function B(S,f){const u=[S.get(f)];for(let v=u.pop();v!==void 0;v=u.pop()){if((0,N.Zm)(v))for(const x of v.values())u.push(x);if(Array.
isArray(v))for(const[x,O]of v.entries())!(0,N.Zm)(O)||!(0,N.Eo)(O.get("FT"),"Sig")?u.push(O):(S.edit(f),v[x]=S.add(O))}}function K(S,f,u,v){if(!(0,N.Zm)(S.resolve(
(0,C.hj)(S,v,"V"))))return;const x=v.get("Parent"),O=S.dict(x);if(!v.has("T")&&(0,N.i9)(x)&&O?.has("T")){K(S,f,x.number,O),f.get(x.number)?.widgets.add(u);return}
if(f.has(u))return;const P=(S.array(v.get("Kids"))??[]).flatMap(I=>(0,N.i9)(I)?[I.number]:[]);f.set(u,{number:u,dict:v,widgets:new Set((0,N.Eo)(v.get("Subtype"),
"Widget")?[u,...P]:P)})}function Z({removal:S},{number:f,dict:u,widgets:v},x,O,P){const{document:I}=S;O.add(f);const $=(0,C.hj)(I,u,"V");(0,N.i9)($)&&S.remove($.
number);for(const V of v){const k=I.get(V);if(!(0,N.Zm)(k))continue;if(O.add(V),x==="keep"&&q(I,k)){_(I,V,k);continue}const Y=I.resolve(k.get("StructParent"));typeof Y==
"number"&&P.add(Y),S.remove(V)}v.has(f)||S.remove(f)}function q(S,f){const u=S.resolve(f.get("F")),v=typeof u=="number"?u:0;if(v&A||v&g&&!(v&M))return!1;const[x,
O,P,I]=(S.array(f.get("Rect"))??[]).map(V=>S.resolve(V));return typeof x=="number"&&typeof O=="number"&&typeof P=="number"&&typeof I=="number"&&x!==P&&O!==I&&S.
dict(f.get("AP"))?.has("N")===!0}function _(S,f,u){S.edit(f);for(const O of[...u.keys()])D.has(O)||u.delete(O);u.set("Subtype",new N.SX("Stamp"));const x=S.dict(
u.get("AP"))?.get("N");x!==void 0&&u.set("AP",new N.Bi([["N",x]]))}async function st(S,f,u){const{removal:v,structure:x}=S,{document:O}=v;await ot(S,f);const P=(0,y.
Wo)(O,"AcroForm");for(const I of["Fields","CO"]){const $=O.array(P?.dict.get(I)),V=$?.filter(k=>!v.isGone(k)&&!((0,N.i9)(k)&&f.has(k.number)));!P||!$||!V||V.length===
$.length||(O.edit(P.holder),V.length>0||I==="Fields"?P.dict.set(I,V):P.dict.delete(I))}await x.dropKeys(u),await x.flush(),await(0,j.Pv)(S,new Set(v.removed()))}
async function ot({removal:S},f){const{document:u}=S;for(const{number:v,dict:x}of[...await(0,C.qU)(u)].reverse()){const O=u.array(x.get("Kids")),P=O?.filter(I=>!S.
isGone(I)&&!((0,N.i9)(I)&&f.has(I.number)));v===void 0||!O||!P||P.length===O.length||(u.edit(v),P.length>0?x.set("Kids",P):(0,N.Eo)(x.get("Subtype"),"Widget")?x.
delete("Kids"):S.remove(v))}}async function et(S,f){const u=(0,y.Wo)(S,"AcroForm");if(!u)return;u.dict.has("SigFlags")&&(S.edit(u.holder),u.dict.delete("SigFlag\
s")),await c(S,u.dict.get("XFA"),f);const v=(S.array(u.dict.get("Fields"))??[]).length===0&&!u.dict.has("DR")&&!u.dict.has("XFA");f&&v&&S.editCatalog().delete("\
AcroForm")}function dt(S){const{catalog:f}=S,u=S.dict(f.get("Perms"));(0,p.H)(S);for(const v of["Perms","Legal"])f.has(v)&&S.editCatalog().delete(v);return u?.has(
"UR3")===!0||u?.has("UR")===!0}}),75767:((tt,X,a)=>{a.d(X,{S:()=>W});var C=a(7548),y=a(30729);const W=(0,y.H)(H=>(0,C.zx)(H,["AP","JS","EF","ByteRange","Sig"]))}),
39310:((tt,X,a)=>{a.d(X,{n:()=>H});var C=a(83267),y=a(16039);const W=["DecodeParms","F","FFilter","FDecodeParms","DL"];function H(j,U,{compress:N}){const T=new y.
Bi(j.dict);N?T.set("Filter",(0,y.UU)("FlateDecode")):T.delete("Filter");for(const L of W)T.delete(L);return new y.Z6(T,N?(0,C.Kc)(U):U)}})};
