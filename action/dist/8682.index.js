"use strict";exports.id=8682,exports.ids=[8682],exports.modules={83910:((nt,Q,u)=>{u.d(Q,{Lv:()=>R,QR:()=>B,g4:()=>C,jA:()=>U});var W=u(79131),p=u(39721),X=u(6009);function R(T){
if(T.length===0)return[];const E=T.length===1?"One name is":`${T.length} names are`;return[{code:"unknown_fields_ignored",message:(0,X.$h)(`${E} not in the form\
 and not used: ${(0,p.KE)(T)}`)}]}function C(T){if(T.length===0)return[];const E=T.length===1?"One field":`${T.length} fields`;return[{code:"fields_not_filled",
message:(0,X.$h)(`${E} of the form got no value: ${(0,p.KE)(T)}`)}]}function B(T,E){if(T.length===0)return[];const D=T.length===1?"One field is too small for it\
s value":`${T.length} fields are too small for their values`,b=E?"The rest is lost with the fields: shorten the values first.":"The form stores the whole values\
.";return[{code:"value_cut_off",message:`${D}, and only a part shows: ${(0,p.KE)(T.map(({name:N})=>N))}. ${b}`}]}const $=5,A=10;function U(T,E,D){if(T.size===0)
return[];const b=[...T].slice(0,$).map(([K,F])=>{const M=E.has(K)?F.map(W.MZ):F.map(W.I2),I=[...new Set(M)].sort(),P=I.length>A?` and ${I.length-A} more`:"";return`${(0,p.
KE)([K.name])} (${I.slice(0,A).join(", ")}${P})`}),N=T.size>$?` and ${T.size-$} more fields`:"",V=D?"Your file lacks them too, or they cannot be shaped.":"Give \
a font that has them.";return[{code:"characters_missing",message:`Boxes are drawn for characters that cannot be shown: ${b.join(", ")}${N}. ${V}`,...D?{}:{mentions:[
"font"]}}]}}),86031:((nt,Q,u)=>{u.d(Q,{$:()=>P,d:()=>I});var W=u(49153),p=u(16039),X=u(51286),R=u(14414),C=u(54324),B=u(83910),$=u(53649),A=u(95079),U=u(77497),
T=u(19980),E=u(36692);function D(a,c,h){if(c.kind!=="text"||typeof h!="string"||(0,U.mU)(a,c))return!0;const m=h.replace(b,"");return N.test(m)?c.widgets.every(
({dict:w})=>{const y=a.resolve(a.dict(w.get("AP"))?.get("N"));if(!(y instanceof p.Z6))return!0;const S=a.decodedPart(y),v=S?.whole?V(S.data):void 0;return v===void 0||
!N.test(v)||v===m}):!0}const b=/[\s\b]+/g,N=/^[!-~]*$/;function V(a){const c=new E.oz(a);let h="";for(let m=c.next(!0);m!==E.Kp;m=c.next(!0))if(m===E.An)h+=Buffer.
from((0,T.E3)(a,c.start,c.end)).toString("latin1");else if(m===E.Cd||m===E.QR&&(c.code===K||c.code===F))return;return h.replace(b,"")}const K=(0,E.$N)("Do"),F=(0,E.
$N)("BI");var M=u(15718);async function I(a,c,h,m,{unknownFields:w,flatten:y,font:S}){const{assignments:v,unknown:L,issues:z}=new R.n(a,c,h).assign(m,w);if(z.length>
0)throw(0,W.G6)(z);const J=new X.y(a,c,h,S),tt=[];for(const G of v){const{field:ct,same:xt}=G;if(xt&&H(ct)&&_(a,h,ct)&&D(a,ct,h.of(ct)))continue;tt.push(G),st(a,
c,h,J,G);const pt=a.job.pace.step(3e3);pt&&await pt}const rt=new Set(tt.map(({field:G})=>G)),et=new Set(tt.filter(({same:G})=>G).map(({field:G})=>G));await P(a,
c,h,J,{fields:rt,kept:et,missing:y});const yt=new Set(v.map(({field:G})=>G)),gt=c.fields.filter(G=>(0,R.K)(G)&&!yt.has(G)).map(({name:G})=>G);return{notes:[...(0,B.
Lv)(L),...w==="ignore"?(0,B.g4)(gt):[],...(0,B.jA)(J.missing,new Set(tt.filter(({same:G})=>!G).map(({field:G})=>G)),S),...(0,B.QR)([...J.tooSmall],y),...(0,U.dx)(
a,c,[...rt],tt.some(({same:G})=>!G))],unusedKeys:L,unfilledFields:gt,filled:v.length}}async function P(a,c,h,m,{fields:w=new Set,kept:y=new Set,missing:S}){const v=c.
needsAppearances;for(const z of c.fields){const J=S&&l(a,z);if(!(!v&&!w.has(z)&&!J)){if(H(z)||z.kind==="button"){const tt=w.has(z)&&!y.has(z);await m.plan(z,{wholly:!tt&&
!J&&(!v||_(a,h,z))})}else if(z.kind==="checkbox"||z.kind==="radio"){(0,C.lD)(a,c,z).all.some(et=>et.missing)&&Z(a,c,m,z),v&&!w.has(z)&&q(a,c,z);const rt=a.job.pace.
step(3e3);rt&&await rt}}}await m.finish();const{form:L}=c;!L||!v||(a.edit(L.holder),L.dict.delete("NeedAppearances"))}const H=({kind:a})=>a==="text"||a==="passw\
ord"||a==="dropdown"||a==="list";function Z(a,c,h,m){const w=(0,C.lD)(a,c,m),y=c.inherited(m.nodes[0],"V");h.drawStates(m,w);for(const{widget:S,state:v,missing:L}of w.
all)L&&(a.edit(S.number),S.dict.set("AS",new p.SX((0,p.Eo)(y,v)?v:"Off")))}function q(a,c,h){const m=(0,C.L4)(a,c,h),w=c.inherited(h.nodes[0],"V")!==null,y=S=>m===
void 0||(0,C.o9)(a,S,m);w&&h.widgets.some(y)&&(0,C.wb)(a,h,m,it(a,h,m))}function st(a,c,h,m,{field:w,assigned:y,same:S}){if(w.kind==="checkbox"||w.kind==="radio"){
if(y.kind==="kept"){const v=(0,C.L4)(a,c,w);(0,C.wb)(a,w,v,it(a,w,v))}else ot(a,c,m,w,y.kind==="state"?y.state:void 0,S);return}for(const v of w.nodes)if(a.edit(
v.number),v.dict.delete("RV"),y.kind!=="kept")if(v.dict.delete("I"),y.kind==="text")v.dict.set("V",(0,M.v8)(y.text));else if(y.kind==="choices"){const L=y.values.
map(M.v8);v.dict.set("V",L.length===1?L[0]:L);const z=new Set(y.values),J=h.choices(w).flatMap(({value:tt},rt)=>z.has(tt)?[rt]:[]);J.length>0&&v.dict.set("I",J)}else
v.dict.delete("V"),c.inherited(v,"V")!==null&&v.dict.set("V",(0,M.v8)(""));for(const{node:v,number:L}of w.widgets)w.nodes.includes(v)||!(v.dict.has("V")||v.dict.
has("RV"))||(a.edit(L),v.dict.delete("V"),v.dict.delete("RV"))}function ot(a,c,h,m,w,y){const S=(0,C.lD)(a,c,m);w&&S.all.some(({missing:v})=>v)&&h.drawStates(m,
S),(0,C.wb)(a,m,w?.state,it(a,m,w?.state,y?void 0:w?.widget))}function it(a,c,h,m){if(h===void 0||c.kind!=="radio"||c.flags&A.Uv)return()=>!0;const w=c.widgets.
filter(S=>(0,C.o9)(a,S,h)),y=m??w.find(({dict:S})=>(0,p.Eo)(a.resolve(S.get("AS")),h))??w[0];return S=>S===y}function _(a,c,h){const m=c.of(h)!==null;return h.widgets.
every(({dict:w})=>{const y=a.resolve(a.dict(w.get("AP"))?.get("N"));if(y instanceof p.Bi)return!0;if(!(y instanceof p.Z6))return(0,$.Dm)(a,w)===void 0;if(!m)return!0;
try{return ht.test(Buffer.from(a.decoded(y)).toString("latin1"))}catch{return!1}})}const ht=/\b(?:Tj|TJ|Do|BI)\b|['"]\s/,l=(a,c)=>c.kind!=="signature"&&c.widgets.
some(h=>!(0,X.d)(a,h))}),6093:((nt,Q,u)=>{u.d(Q,{Rl:()=>D,TY:()=>E,VV:()=>T,Vv:()=>X,ft:()=>$,kh:()=>U,vw:()=>A});var W=u(46161),p=u(79131);const X="‏";let R;
const C=()=>R??=(0,W.A)(),B=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,$=b=>B.test(b),A=b=>$(
b)&&(C().getEmbeddingLevels(b).paragraphs[0]?.level??0)%2===1;function U(b){if(!$(b))return b===""?[]:[{text:b,rtl:!1}];const{levels:N,paragraphs:V}=C().getEmbeddingLevels(
b),K=V[0]?.level??0;for(let I=b.length-1;I>=0&&/\s/.test(b[I]);I--)N[I]=K;const F=[];for(let I=0;I<b.length;I++){const P=F.at(-1);P&&P.level===N[I]?P.text+=b[I]:
F.push({level:N[I],text:b[I]})}const M=F.reduce((I,{level:P})=>Math.max(I,P),0);for(let I=M;I>0;I--)for(let P=0,H=0;P<F.length;P=H+1){for(H=P;H<F.length&&F[H].level>=
I;)H++;H>P+1&&F.splice(P,H-P,...F.slice(P,H).reverse())}return F.map(({level:I,text:P})=>({text:P,rtl:I%2===1}))}const T=b=>Array.from(b,N=>C().getMirroredCharacter(
N)??N).join(""),E=b=>(0,p.qf)(T(b)).reverse().join(""),D=b=>U(b).flatMap(({text:N,rtl:V})=>V?(0,p.qf)(T(N)).reverse():(0,p.qf)(N))}),26429:((nt,Q,u)=>{u.d(Q,{$u:()=>R,
ai:()=>C,b8:()=>X,dc:()=>$,zO:()=>B});var W=u(15975),p=u(20381);function X(A,U){const T=typeof A=="number"?Math.abs(A):0,E=typeof U=="number"?Math.abs(U):0;return{
capHeight:T>=400&&T<=850?T:700,descent:-(E>=50?Math.min(E,230):230)}}const R=(A,U)=>`/Span <</ActualText <${Buffer.from((0,p.wx)(A).bytes).toString("hex")}>>> B\
DC ${U} EMC`,C=A=>(0,W.ZV)(Math.round(A*1e3)/1e3||0),B=(A,U)=>`<${A.map(T=>T.toString(16).padStart(U*2,"0")).join("")}>`;function $(A){return A.some(U=>U<32||U>
126)?B(A,1):`(${String.fromCharCode(...A).replace(/[\\()]/g,"\\$&")})`}}),51286:((nt,Q,u)=>{u.d(Q,{y:()=>ae,d:()=>Ct});var W=u(83267),p=u(16039),X=u(66173);const R=new Map(
[["g",1],["rg",3],["k",4]]),C=new Map([["DeviceGray","g"],["DeviceRGB","rg"],["DeviceCMYK","k"]]);function B(o){let t,e=0,n="0 g",s="g",i=0,r=1;const d=new X.B(
Buffer.from(o,"latin1"));for(;d.next();){const{operator:f,count:g}=d,x=d.number(g-1);switch(f){case"cs":s=C.get(d.name(g-1)??""),n="0 g";break;case"Tc":Number.isNaN(
x)||(i=Math.min(Math.max(x,-A),A));break;case"Tz":x>0&&(r=Math.min(Math.max(x,1),U)/100);break;case"Tf":{const O=Math.max(g-2,0);t=d.name(O)??t,e=Math.min(Math.
abs(d.number(O+1))||0,$);break}default:n=T(d,f==="sc"||f==="scn"?s:f)??n}}return{font:t,size:e,colour:n,spacing:i,stretch:r}}const $=2e3,A=100,U=1e3;function T(o,t){
const e=t===void 0?void 0:R.get(t);if(e===void 0||o.count<e)return;const n=Array.from({length:e},(s,i)=>o.number(o.count-e+i));return n.some(Number.isNaN)?void 0:
`${n.join(" ")} ${t}`}var E=u(80397),D=u(6093),b=u(79131),N=u(44085),V=u(17220),K=u(65710),F=u(48464),M=u(26429),I=u(37917);async function P(o,t,e){const n=(0,K.
hL)(o,e);if(!n||(0,K.Vb)(o,e.get("Encoding"))!=="Identity-H")return;const s=(0,V.o)(o,e);if(s==="unusable"||s===void 0)return;const i=ot(o,n),r=(O,j)=>{if(s.kind!==
"truetype")return s.kind==="named"||s.has(j);const k=i(j);return s.has(k)&&(q.has(O)||s.isDrawn(k))},d=await H(o,e),f=O=>{const j=d(O);if(j!==void 0&&r(O,j))return{
cid:j,isSaid:!0};const k=s.kind==="truetype"?it(o,n,s,O):void 0;return k!==void 0&&r(O,k)?{cid:k,isSaid:!1}:void 0},g=(0,K.nb)(o,e),x=(0,M.b8)(o.resolve(g?.get(
"CapHeight")),o.resolve(g?.get("Descent")));return new st(t,f,await(0,I.oo)(o,n),x)}async function H(o,t){const e=(await(0,N.F)(o,t.get("ToUnicode"))).flatMap(({
first:s,last:i,text:r})=>{const d=[...r],f=d[0]?.codePointAt(0);return d.length!==1||f===void 0||s>Z?[]:[{first:f,last:f+Math.min(i,Z)-s,value:s}]}),n=await F.N.
of(e,o.job.pace);return s=>{const i=n.find(s);return i&&i.value+s-i.first}}const Z=65535,q=new Set([32,160]);class st{resource;find;widths;extent;found=new Map;constructor(t,e,n,s){
this.resource=t,this.find=e,this.widths=n,this.extent=s}covers(t){if(new RegExp("\\p{M}","u").test(t))return!1;for(const e of t)if(!this.glyph(e))return!1;return!0}width(t){
let e=0;for(const n of t)e+=this.widths(this.glyph(n)?.cid??0);return e}show(t){const e=Array.from(t,s=>this.glyph(s)),n=`${(0,M.zO)(e.map(s=>s?.cid??0),2)} Tj`;
return e.every(s=>s?.isSaid)?n:(0,M.$u)(t,n)}glyph(t){const e=t.codePointAt(0);return this.found.has(e)||this.found.set(e,this.find(e)),this.found.get(e)}}function ot(o,t){
const e=o.resolve(t.get("CIDToGIDMap"));if(!(e instanceof p.Z6))return s=>s;const n=o.decoded(e);return s=>(n[s*2]??0)<<8|(n[s*2+1]??0)}function it(o,t,e,n){if(!(o.
resolve(t.get("CIDToGIDMap"))instanceof p.Z6))return e.unicode(n)||void 0}var _=u(88728),ht=u(99921),l=u(30184);const a="278 974 961 974 980 719 789 790 791 690\
 960 939 549 855 911 933 911 945 974 755 846 762 761 571 677 763 760 759 754 494 552 537 577 692 786 788 788 790 793 794 816 823 789 841 823 833 816 831 923 744\
 723 749 790 792 695 776 768 792 759 707 708 682 701 826 815 789 789 707 687 696 689 786 787 713 791 785 791 873 761 762 762 759 759 892 892 788 784 438 138 277\
 415 392 392 668 668 0 390 390 317 317 276 276 509 509 410 410 234 234 334 334 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 732 544 544 910 667 760 760 776 595 694 626\
 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788\
 894 838 1016 458 748 924 748 918 927 928 928 834 873 828 924 924 917 930 931 463 883 836 836 867 867 696 696 874 0 874 760 946 771 865 771 888 967 888 831 873 \
927 970 918".split(" ").map(Number),c=[[33,126,9985],[161,167,10081],[172,181,9312],[182,211,10102],[212,254,10132]],h=new Map([[32,32],[37,9742],[42,9755],[43,
9758],[72,9733],[108,9679],[110,9632],[115,9650],[116,9660],[117,9670],[119,9687],[168,9827],[169,9830],[170,9829],[171,9824],[213,8594],[214,8596],[215,8597]]);
function m(){return a.flatMap((o,t)=>{const e=t+32,n=c.find(([i,r])=>e>=i&&e<=r),s=h.get(e)??(n&&n[2]+e-n[0]);return o>0&&s!==void 0?[{code:e,point:s,width:o}]:
[]})}function w(o,t,e){if(!/^(Type1|MMType1|TrueType)$/.test((0,K.Vb)(o,e.get("Subtype"))))return;const n=(0,K.nb)(o,e),s=(0,V.o)(o,e);if(s==="unusable")return;
if(!s&&(0,K.Vb)(o,e.get("BaseFont"))==="ZapfDingbats")return v(t);const i=s?void 0:(0,l.vp)((0,K.Vb)(o,e.get("BaseFont"))),r=(0,_.pE)(o,n,e),d=(0,_.P$)(o,e,r,s!==
void 0);if(!d)return;const f=(0,I.s4)(o,e,n,i),g=new Map;for(const[x,O]of d){if(g.has(O.point)||s&&!z(s,x,O))continue;const j=f(x,O.point);j!==void 0&&g.set(O.point,
{code:x,width:j})}for(const[x,O]of[[160,32],[8208,45],[8209,45]])!g.has(x)&&g.has(O)&&g.set(x,g.get(O));if(g.size!==0)return new L(t,g,J(o,e,n,i!==void 0))}function y(o,t="\
Helvetica"){const e=o.add((0,p.jd)({Type:(0,p.UU)("Font"),Subtype:(0,p.UU)("Type1"),BaseFont:(0,p.UU)(t),Encoding:(0,p.UU)("WinAnsiEncoding")})),n=(0,l.vp)(t),s=new Map;
for(let i=32;i<256;i++){const r=_.NF.charCodeAt(i-32),d=n(r);r!==0&&d!==void 0&&s.set(r,{code:i,width:d})}return new L(e,s,(0,l.WK)(t))}function S(o,t){const e=(0,K.
Vb)(o,t.get("BaseFont"));return(0,l.mI)(e)&&(0,V.o)(o,t)===void 0?e:void 0}function v(o){const t=new Map;for(const{code:e,point:n,width:s}of m())t.set(n,{code:e,
width:s}),e<127&&t.set(e,{code:e,width:s});return new L(o,t,{capHeight:692,descent:-143})}class L{resource;codes;extent;constructor(t,e,n){this.resource=t,this.
codes=e,this.extent=n}covers(t){for(const e of t)if(!this.codes.has(e.codePointAt(0)))return!1;return!0}width(t){let e=0;for(const n of t)e+=this.codes.get(n.codePointAt(
0))?.width??0;return e}show(t){const e=[];for(const n of t)e.push(this.codes.get(n.codePointAt(0))?.code??32);return`${(0,M.dc)(e)} Tj`}}function z(o,t,{point:e,
name:n}){if(o.kind!=="truetype")return o.has(n)||o.has((0,ht.S)(e))||e===32;const s=o.unicode(e)||o.code(t);return s>0?e===32||e===160||o.isDrawn(s):o.has(n)}function J(o,t,e,n){
return!e&&n?(0,l.WK)((0,K.Vb)(o,t.get("BaseFont"))):(0,M.b8)(o.resolve(e?.get("CapHeight")),o.resolve(e?.get("Descent")))}class tt{document;model;file;known=new Map;byNumber=new Map;encodedFonts=new Map;helvetica;typeface;given;embeddedOnly;defaults;constructor(t,e,n){
this.document=t,this.model=e,this.file=n,this.defaults=t.dict(t.dict(e.form?.dict.get("DR"))?.get("Font"))}async select(t,e,n){this.embeddedOnly??=(await(0,E.ds)(
this.document)).archive!==void 0;const s=await this.own(t,e),i=s.usable&&(!this.embeddedOnly||s.embedded||n===""),r=this.embeddedOnly?void 0:this.encoded(t,e),d=[
i?s.font:void 0,r].flatMap(Y=>Y?[{font:Y,name:s.name}]:[]),f=(0,b.Sw)(n)||(0,D.ft)(n)?()=>!1:({font:Y})=>Y.covers(n),g=d.find(f);if(g)return{...g,missing:[]};const x=await this.
further(),O=x.find(f);if(O)return{...O,missing:[]};const{MixedFont:j}=await Promise.all([u.e(7762),u.e(119)]).then(u.bind(u,10119)),k=new j(n,[...d.slice(-1),...x],
x.at(-1));return{font:k,name:k.base.name,missing:k.missing}}async finish(){await this.given?.embed(),await this.typeface?.embed()}async further(){const{EmbeddedTypeface:t}=await Promise.
all([u.e(7762),u.e(4270)]).then(u.bind(u,4270));return this.file&&(this.given??=await t.open(this.document,this.file)),this.typeface??=await t.open(this.document),
[...this.given?[{font:this.given,name:"OctavoFont"}]:[],{font:this.typeface,name:"NotoSans"}]}async own(t,e=""){const n=this.find(t,e);if(n===void 0)return{font:this.
standard(),name:"Helv",usable:!0,embedded:!1};const s=await this.open(n),i=(0,V.n)(this.document,this.document.dict(n)),r=/^(?!OctavoFont$|NotoSans$)[\w+.-]+$/.
test(e)?e:"F0";return{font:s??this.standard(),name:r,usable:s!==void 0,embedded:i}}find(t,e){const{document:n}=this;if(e==="")return;const s=n.dict(n.dict(this.
model.inherited(t.node,"DR"))?.get("Font")),i=n.resolve(n.dict(t.dict.get("AP"))?.get("N")),r=i instanceof p.Z6?n.dict(n.dict(i.dict.get("Resources"))?.get("Fon\
t")):void 0;for(const d of[s,this.defaults,r]){const f=d?.get(e);if(f!==void 0&&n.dict(f))return f}}async open(t){if(t instanceof p.oS?this.byNumber.has(t.number):
this.known.has(t))return t instanceof p.oS?this.byNumber.get(t.number):this.known.get(t);const n=this.document.dict(t);let s;try{s=n&&(w(this.document,t,n)??await P(
this.document,t,n))}catch(i){if(!rt(i))throw i}return t instanceof p.oS?this.byNumber.set(t.number,s):this.known.set(t,s),s}standard(){return this.helvetica??=y(
this.document)}encoded(t,e=""){const n=this.find(t,e),s=n===void 0?void 0:this.document.dict(n),i=s&&S(this.document,s);if(i===void 0)return;let r=this.encodedFonts.
get(i);return r||this.encodedFonts.set(i,r=y(this.document,i)),r}}const rt=o=>o instanceof Error&&"code"in o&&o.code==="unreadable_document";var et=u(53649);const yt=o=>/^[48Hlnu]$/.
test(o);function gt(o,t,e,n,s){const i=[n?pt(o):(0,et.cH)(o)];return e&&i.push("q",s,xt(o,t),"Q"),i.filter(r=>r!=="").join(`
`)}const G={4:[[8,46],[22,60],[40,38],[78,90],[94,78],[42,8]],8:[[14,26],[26,14],[50,38],[74,14],[86,26],[62,50],[86,74],[74,86],[50,62],[26,86],[14,74],[38,50]],
H:ct(),n:[[12,12],[88,12],[88,88],[12,88]],u:[[50,4],[92,50],[50,96],[8,50]]};function ct(){return Array.from({length:10},(o,t)=>{const e=Math.PI/2+t*Math.PI/5,
n=t%2===0?50:20;return[50+n*Math.cos(e),47+n*Math.sin(e)]})}function xt({width:o,height:t,border:e},n){const s=Math.max(Math.min(o,t)-2*e,0)*.8,[i,r]=[(o-s)/2,(t-
s)/2];return n==="l"?`${Mt(o/2,t/2,s*.36)} f`:`${G[n].map(([f,g])=>`${(0,M.ai)(i+f*s/100)} ${(0,M.ai)(r+g*s/100)}`).map((f,g)=>`${f} ${g===0?"m":"l"}`).join(" ")}\
 f`}function pt({width:o,height:t,background:e,borderColour:n,line:s,style:i,dash:r}){const d=Math.min(o,t)/2,f=[];return e&&f.push((0,et.nI)(e,!0),`${Mt(o/2,t/
2,d)} f`),n&&s>0&&(f.push((0,et.nI)(n,!1),`${(0,M.ai)(s)} w`),i==="D"&&f.push(`[${r.map(M.ai).join(" ")}] 0 d`),f.push(`${Mt(o/2,t/2,d-s/2)} s`)),f.join(`
`)}const Nt=.5523;function Mt(o,t,e){const[n,s]=[e,e*Nt],i=(...r)=>r.map((d,f)=>(0,M.ai)((f%2===0?o:t)+d)).join(" ");return`${i(n,0)} m ${i(n,s,s,n,0,n)} c ${i(
-s,n,-n,s,-n,0)} c ${i(-n,-s,-s,-n,0,-n)} c ${i(s,-n,n,-s,n,0)} c`}class Lt{font;spacing;stretch;constructor(t,e,n){this.font=t,this.spacing=e,this.stretch=n}get resource(){
return this.font.resource}get further(){return this.font.further}get extent(){return this.font.extent}covers(t){return this.font.covers(t)}width(t){return(this.
font.width(t)+[...t].length*this.spacing)*this.stretch}show(t,e){return[...this.spacing===0?[]:[`${(0,M.ai)(this.spacing*e/1e3)} Tc`],...this.stretch===1?[]:[`${(0,M.
ai)(this.stretch*100)} Tz`],this.font.show(t,e)].join(" ")}use(t){this.font.use?.(t)}}const at=1.15,Et=4,St=12,Ut=2,mt=({border:o})=>Math.max(2*o,Ut);function Kt(o,t){
const{frame:e,font:n,quadding:s}=o,i=mt(e),r=n.width(t)/1e3,d=Math.max(e.width-2*i,0),f=o.size||$t(o,t,r===0?1/0:d/r);return{size:f,lines:[{text:t,x:bt(s,i,d,r*
f),y:Pt(e,n,f,t)}]}}function jt(o,t){const{frame:e,font:n,quadding:s}=o,i=mt(e),r=Math.max(e.width-2*i,1),d=Math.max(e.height-2*i,1);let f=o.size||St,g=Bt(n,t,r/
f*1e3);for(;o.size===0&&f>Et&&g.length*f*at>d;)f-=.5,g=Bt(n,t,r/f*1e3);const x=Zt(e,n,f,g);return{size:f,lines:g.map((O,j)=>({text:O,x:bt(s,i,r,n.width(O)/1e3*f),
y:x-j*f*at}))}}function Wt(o,t,e){const{frame:n,font:s,quadding:i}=o,r=n.width/e,d=(0,D.Rl)(t),f=d.reduce((k,Y)=>Math.max(k,s.width(Y)/1e3),0),g=o.size||$t(o,t,
f===0?1/0:r/f),x=Math.max(e-d.length,0),O=i===2?x:i===1?Math.floor(x/2):0,j=Pt(n,s,g,t);return{size:g,lines:d.map((k,Y)=>({text:k,x:r*(O+Y+.5)-s.width(k)/1e3*g/
2,y:j}))}}function Vt(o,t,e){const{frame:n,font:s,quadding:i}=o,r=mt(n),d=Math.max(n.width-2*r,0),f=o.size||St,g=Dt(n,f),x=n.height-n.border-(at+s.extent.capHeight/
1e3)/2*f;return{size:f,lines:t.slice(e,e+Math.ceil(g)).map((O,j)=>({text:O,x:bt(i,r,d,s.width(O)/1e3*f),y:x-j*f*at}))}}const Dt=({height:o,border:t},e)=>Math.max(
o-2*t,0)/((e||St)*at);function $t({frame:{height:o,border:t},font:e},n,s){const{above:i,below:r}=ut(e,n),d=(o-2*t)/Math.max(at,i+r);return Math.max(Math.min(d,s),
Et)}const Tt=.235,zt=.05,kt=new RegExp("[\\p{Lu}\\p{Nd}bdfhklt]\\p{M}","u"),Ht=/^[A-IK-PR-Z\dabcdefhiklmnorstuvwxz\s.:+*'"!°-]*$/;function ut({extent:o},t){return{
above:o.capHeight/1e3+(kt.test(t.normalize("NFD"))?Tt:zt),below:Ht.test(t)?0:-o.descent/1e3}}function Pt({height:o,border:t},e,n,s){const{above:i,below:r}=ut(e,
s),d=t+r*n,f=o-t-i*n;return d>f?(d+f)/2:Math.min(Math.max(o/2-e.extent.capHeight/2e3*n,d),f)}function Gt({width:o,height:t,border:e},n,{size:s,lines:i}){if(i.length>
0&&!(o>2*e&&t>2*e))return!0;const r=.1*s;return i.some(({text:d,x:f,y:g})=>{const{above:x,below:O}=ut(n,d);return f+n.width(d)/1e3*s>o-e+r||g+x*s>t-e+r||g-O*s<e-
r})}function Zt(o,t,e,n){const{height:s,border:i}=o,r=s-mt(o)-(t.extent.capHeight/1e3+Tt)*e,d=i+(ut(t,n.at(-1)??"").below+(n.length-1)*at)*e,f=s-i-ut(t,n[0]??"").
above*e;return Math.max(r,Math.min(d,f))}function bt(o,t,e,n){return n>e||o===0?t:t+(o===2?e-n:(e-n)/2)}function Bt(o,t,e){const n=[];for(const s of t.split(`
`)){const i=(0,D.vw)(s)?D.Vv:"";let r=i,d=0;for(const f of s.match(/ *[^ ]+| +$/g)??[]){const g=o.width(f);if(d+g<=e){r+=f,d+=g;continue}let x=f.trimStart();for(r!==
i&&n.push(r);;){const O=Xt(o,x,e);if(O>=x.length)break;n.push(i+x.slice(0,O)),x=x.slice(O)}r=i+x,d=o.width(x)}n.push(r)}return n}function Xt(o,t,e){if(o.width(t)<=
e)return t.length;let n=0,s=0;for(const i of(0,b.qf)(t)){if(s+=o.width(i),s>e&&n>0)break;n+=i.length}return n}function lt(o,t){const n=(0,b.RK)(o).replace(/[\t\u2028\u2029]/g,
" ").replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g,"");return t==="several"?n:n.replace(/\n/g," ")}function At(o){return o.kind==="list"?o.rows.texts.join(
""):o.text.replace(/\n/g,"")}function Qt(o,t){switch(t.kind){case"line":return Kt(o,t.text);case"paragraph":return jt(o,t.text);case"comb":return Wt(o,t.text,t.
cells);case"list":return Vt(o,t.rows.texts,t.rows.first)}}function Yt(o,t,{texts:e,chosen:n,first:s}){const i=Math.max(Math.floor(Dt(o,t)),1),[r]=n,d=Math.max(e.
length-i,0),f=r===void 0||r>=s&&r<s+i?s:r;return Math.min(Math.max(f,0),d)}function Jt(o,t,e,n){let s=e.lines;if(t.kind==="list"){const{chosen:r,first:d}=t.rows;
s=r.map(f=>e.lines[f-d])}const i=s.filter(r=>r!==void 0&&r.text.trim()!=="");return s.includes(void 0)||Gt(o,n,{size:e.size,lines:i})}function qt(o,t,e,n){const{
font:s,name:i,colour:r}=n,d=[(0,et.cH)(o),...t.kind==="comb"?[ee(o,t.cells)]:[],"/Tx BMC"],f=e.lines.filter(({text:j})=>j.trim()!==""),{border:g,width:x,height:O}=o;
if(f.length>0&&x>2*g&&O>2*g){const j=[g,g,x-2*g,O-2*g].map(M.ai).join(" ");d.push("q",`${j} re W n`),t.kind==="list"&&d.push(te(o,t.rows,e.size)),d.push("BT",r,
`/${i} ${(0,M.ai)(e.size)} Tf`);let[k,Y]=[0,0];for(const ft of f){const[vt,dt]=[Ft(ft.x),Ft(ft.y)];d.push(`${(0,M.ai)(vt-k)} ${(0,M.ai)(dt-Y)} Td`,s.show(ft.text,
e.size)),[k,Y]=[vt,dt]}d.push("ET","Q")}return d.push("EMC"),d.filter(j=>j!=="").join(`
`)}const Ft=o=>Math.round(o*1e3)/1e3,_t="0.6 0.757 0.855 rg";function te(o,{chosen:t,first:e},n){const{border:s,width:i,height:r}=o,d=n*at,f=t.filter(x=>x>=e&&r-
s-(x-e)*d>s);if(f.length===0)return"";const g=f.map(x=>{const O=r-s-(x-e+1)*d;return`${[s,O,i-2*s,d].map(M.ai).join(" ")} re`});return[_t,...g,"f"].join(`
`)}function ee({width:o,height:t,line:e,borderColour:n,style:s},i){if(!n||e===0||s!=="S"&&s!=="D"||i>ne)return"";const r=Array.from({length:i-1},(d,f)=>{const g=(0,M.
ai)(o/i*(f+1));return`${g} 0 m ${g} ${(0,M.ai)(t)} l`});return r.length>0?`${r.join(" ")} S`:""}const ne=1e3;var It=u(95079),wt=u(15718);const se=600,oe=1e3,ie=512,
re=1;class ae{document;model;values;tooSmall=new Set;missing=new Map;planned=[];fonts;resources=new Map;constructor(t,e,n,s){this.document=t,this.model=e,this.values=
n,this.fonts=new tt(t,e,s)}async plan(t,{wholly:e}){const n=[];for(const r of t.widgets){const d=(0,et.Dm)(this.document,r.dict);if(!d||t.kind==="button"&&(Ct(this.
document,r)||ce(d)))continue;const f=await this.planWidget(t,r,d);n.push(f);const g=this.document.job.pace.step(8e3);g&&await g}const s=[...new Set(n.flatMap(({
selected:r})=>r.missing))];if(s.length>0&&e)return;s.length>0&&this.missing.set(t,s),this.planned.push(...n);const i=({widget:r,frame:d,wanted:f,layout:g,selected:x})=>r.
pages.length>0&&Jt(d,f,g,x.font);t.kind!=="password"&&n.some(i)&&this.tooSmall.add(t)}async finish(){for(const{selected:t,layout:e}of this.planned)for(const{text:n}of e.
lines)t.font.use?.(n);await this.fonts.finish();for(const{widget:t,frame:e,wanted:n,layout:s,selected:i,colour:r}of this.planned){const{font:d,name:f}=i,g=qt(e,
n,s,{font:d,name:f,colour:r}),O=s.lines.length===0?new p.Bi:this.resourcesOf(i);this.document.edit(t.number),t.dict.set("AP",new p.Bi([["N",this.document.add(Rt(
e,g,O))]]));const j=this.document.job.pace.step(4e3);j&&await j}}drawStates(t,e){for(const{widget:n,state:s,missing:i}of e.all){const r=i?(0,et.Dm)(this.document,
n.dict):void 0;if(!r)continue;const d=r.caption instanceof p.Mx?(0,wt.Px)(r.caption.bytes):"",f=yt(d)?d:t.kind==="radio"?"l":"4",g=t.kind==="radio"&&f==="l",{colour:x}=B(
this.defaultAppearance(n)),O=new p.Bi(this.document.dict(n.dict.get("AP"))),j=this.document.resolve(O.get("N")),k=new p.Bi(j instanceof p.Bi?j:[]),Y=ft=>this.document.
add(Rt(r,gt(r,f,ft,g,x),new p.Bi));k.set(s,Y(!0)),k.has("Off")||k.set("Off",Y(!1)),O.set("N",k),this.document.edit(n.number),n.dict.set("AP",O)}}defaultAppearance(t){
const e=this.model.inherited(t.node,"DA");return e instanceof p.Mx?(0,wt.Px)(e.bytes):""}async planWidget(t,e,n){const{font:s,size:i,colour:r,spacing:d,stretch:f}=B(
this.defaultAppearance(e));let g=t.kind==="button"?this.caption(n):this.wanted(t,e);t.kind==="password"&&(g={kind:"line",text:"•".repeat([...At(g)].slice(0,ie).
length)});const x=await this.fonts.select(e,s,At(g)),O=i>0?d/i*1e3:0,k=O!==0||f!==1?{...x,font:new Lt(x.font,O,f)}:x;if(g.kind==="list"){const dt=Yt(n,i,g.rows);
dt!==g.rows.first&&this.scroll(t,dt),g={kind:"list",rows:{...g.rows,first:dt}}}const Y=t.kind==="button"?re:this.model.integer(e.node,"Q"),vt=At(g)===""?{size:i||
12,lines:[]}:Qt({frame:n,font:k.font,size:i,quadding:Y},g);return{widget:e,frame:n,wanted:g,layout:vt,selected:k,colour:r}}caption({caption:t}){return{kind:"lin\
e",text:lt((0,wt.gF)(this.document,t)??"","one")}}wanted(t,e){const{document:n,model:s,values:i}=this;if(t.kind==="list"){const x=i.choices(t),O=new Set(i.chosen(
t)),j=s.integer(t.nodes[0],"TI");return{kind:"list",rows:{texts:x.map(({display:k})=>lt(k,"one")),chosen:x.flatMap(({value:k},Y)=>O.has(k)?[Y]:[]),first:Math.min(
Math.max(j,0),Math.max(x.length-1,0))}}}if(t.kind==="dropdown"){const[x]=i.chosen(t),O=i.choices(t).find(j=>j.value===x)?.display??x??"";return{kind:"line",text:lt(
O,"one")}}const r=(0,wt.gF)(n,s.inherited(e.node,"V"))??"";if((t.flags&It.kz)!==0&&t.kind==="text")return{kind:"paragraph",text:lt(r,"several")};const f=s.integer(
e.node,"MaxLen"),g=lt(r,"one");return t.flags&It.qA&&f>0&&f<=oe&&t.kind==="text"?{kind:"comb",text:g,cells:f}:{kind:"line",text:g}}scroll(t,e){for(const{number:n,
dict:s}of t.nodes)this.document.edit(n),e>0?s.set("TI",e):s.delete("TI")}resourcesOf({name:t,font:{resource:e,further:n}}){if(n)return new p.Bi([["Font",new p.Bi(
[[t,e],...n])]]);let s=this.resources.get(e);s||this.resources.set(e,s=new Map);let i=s.get(t);return i||s.set(t,i=new p.Bi([["Font",new p.Bi([[t,e]])]])),i}}const Ct=(o,{
dict:t})=>o.dict(t.get("AP"))?.has("N")===!0,ce=({background:o,borderColour:t,caption:e})=>o===void 0&&t===void 0&&e===null;function Rt(o,t,e){const n=(0,et.lQ)(
o),s=new p.Bi([["Type",new p.SX("XObject")],["Subtype",new p.SX("Form")],["BBox",[0,0,Ot(o.width),Ot(o.height)]],...n?[["Matrix",n.map(Ot)]]:[],["Resources",e]]),
i=Buffer.from(t,"latin1");return i.length<se?new p.Z6(s,i):(s.set("Filter",new p.SX("FlateDecode")),new p.Z6(s,(0,W.Kc)(i)))}const Ot=o=>Math.round(o*1e4)/1e4}),
53649:((nt,Q,u)=>{u.d(Q,{Dm:()=>R,cH:()=>U,lQ:()=>C,nI:()=>A});var W=u(16039),p=u(26429),X=u(84805);function R(D,b){const N=(0,X.b0)(D,b.get("Rect"));if(!N)return;
const[V,K,F,M]=N,I=D.dict(b.get("MK")),P=D.resolve(I?.get("R")),H=typeof P=="number"?(Math.round(P/90)%4+4)%4:0,Z=H%2===1,q=B(D,I?.get("BC")),{line:st,style:ot,
dash:it}=$(D,b,q!==void 0),_=Math.min(st,(F-V)/2,(M-K)/2);return{width:Z?M-K:F-V,height:Z?F-V:M-K,rotation:H*90,background:B(D,I?.get("BG")),borderColour:q,style:ot,
line:_,border:ot==="B"||ot==="I"?_*2:_,dash:it,caption:D.resolve(I?.get("CA"))}}function C({width:D,height:b,rotation:N}){switch(N){case 0:return;case 90:return[
0,1,-1,0,b,0];case 180:return[-1,0,0,-1,D,b];case 270:return[0,-1,1,0,0,D]}}function B(D,b){const N=(D.array(b)??[]).map(K=>D.resolve(K));return[1,3,4].includes(
N.length)&&N.every(K=>typeof K=="number")?N:void 0}function $(D,b,N){const V=D.dict(b.get("BS")),K=D.array(b.get("Border"))?.map(Z=>D.resolve(Z)),F=V?D.resolve(
V.get("W")):K?.[2],M=D.resolve(V?.get("S")),P=((V?D.array(V.get("D")):K&&Array.isArray(K[3])?K[3]:void 0)??[]).map(Z=>D.resolve(Z)).filter(Z=>typeof Z=="number"&&
Z>=0),H=M instanceof W.SX&&/^[SDBIU]$/.test(M.text)?M.text:void 0;return{line:N?typeof F=="number"&&F>=0?F:1:0,style:H??(!V&&P.length>0?"D":"S"),dash:P.some(Z=>Z>
0)?P:[3]}}function A(D,b){const N={1:"g",3:"rg",4:"k"}[D.length];return`${D.map(p.ai).join(" ")} ${b?N:N.toUpperCase()}`}function U(D){const{width:b,height:N,background:V,
borderColour:K,style:F,line:M,dash:I}=D,P=[];if(V&&P.push(A(V,!0),`0 0 ${(0,p.ai)(b)} ${(0,p.ai)(N)} re f`),!K||M===0)return P.join(`
`);if(F==="B"||F==="I"){const[Z,q]=F==="B"?[[1],T(V)]:[[.5],[.75]];P.push(A(Z,!0),E(D,!0),A(q,!0),E(D,!1))}P.push(A(K,!1),`${(0,p.ai)(M)} w`),F==="D"&&P.push(`[${I.
map(p.ai).join(" ")}] 0 d`);const H=M/2;return P.push(F==="U"?`0 ${(0,p.ai)(H)} m ${(0,p.ai)(b)} ${(0,p.ai)(H)} l S`:`${(0,p.ai)(H)} ${(0,p.ai)(H)} ${(0,p.ai)(b-
M)} ${(0,p.ai)(N-M)} re S`),P.join(`
`)}const T=D=>D?.length===3||D?.length===1?D.map(b=>b/2):[.5];function E({width:D,height:b,line:N,border:V},K){const[F,M,I,P]=[N,V,D,b];return`${(K?[[F,F],[F,P-
F],[I-F,P-F],[I-M,P-M],[M,P-M],[M,M]]:[[I-F,P-F],[I-F,F],[F,F],[M,M],[I-M,M],[I-M,P-M]]).map(([Z,q],st)=>`${(0,p.ai)(Z)} ${(0,p.ai)(q)} ${st===0?"m":"l"}`).join(
" ")} f`}}),53403:((nt,Q,u)=>{u.d(Q,{z:()=>p});var W=u(16039);class p{document;off=new Set;on=new Set;baseOff;constructor(R){this.document=R;const C=R.dict(R.dict(
R.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,W.Eo)(R.resolve(C?.get("BaseState")),"OFF");for(const B of R.array(C?.get("OFF"))??[])(0,W.i9)(B)&&this.
off.add(B.number);for(const B of R.array(C?.get("ON"))??[])(0,W.i9)(B)&&this.on.add(B.number)}isOff(R){const{document:C}=this,B=C.dict(R);if(!B)return!1;if(!(0,W.
Eo)(C.resolve(B.get("Type")),"OCMD"))return(0,W.i9)(R)&&this.isGroupOff(R.number);const $=B.get("OCGs"),A=(C.array($)??[$]).filter(W.i9);if(A.length===0)return!1;
const U=A.map(({number:E})=>!this.isGroupOff(E)),T=C.resolve(B.get("P"));switch(T instanceof W.SX?T.text:"AnyOn"){case"AllOn":return!U.every(E=>E);case"AnyOff":
return U.every(E=>E);case"AllOff":return U.some(E=>E);default:return!U.some(E=>E)}}groupsOff(){const{document:R}=this,C=R.dict(R.catalog.get("OCProperties"));return this.
baseOff?(R.array(C?.get("OCGs"))??[]).filter(B=>!(0,W.i9)(B)||!this.on.has(B.number)):R.array(R.dict(C?.get("D"))?.get("OFF"))??[]}isGroupOff(R){return this.off.
has(R)||this.baseOff&&!this.on.has(R)}}}),58825:((nt,Q,u)=>{u.d(Q,{Y:()=>X});var W=u(1480),p=u(54075);async function X(C,B,$){const A=new R(B);await(0,p.km)(C,$,
E=>((E.kind==="start"||E.kind==="empty")&&A.start(E.name,E.attributes,E.from),(E.kind==="end"||E.kind==="empty")&&A.end(E.name,E.to),A.isTooDeep));const U=[];let T=0;
for(const E of A.dropped)U.push(C.slice(T,E.from)),T=E.to;return U.join("")+C.slice(T)}class R{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new W.ee;constructor(B){
this.drops=B}start(B,$,A){this.isTooDeep=this.open.length>=p.ol,this.scope.enter($);const U=this.scope.ofElement(B);this.open.push({name:B,from:A,drops:this.drops(
U,this.elements)}),this.elements.push(U)}end(B,$){let A=this.open.length-1;for(;A>=0&&this.open[A].name!==B;)A--;if(A<0)return;const{drops:U,from:T}=this.open[A];
for(;this.open.length>A;)this.open.pop(),this.elements.pop(),this.scope.leave();if(U){for(;this.dropped.length>0&&this.dropped.at(-1).from>T;)this.dropped.pop();
this.dropped.push({from:T,to:$})}}}}),72510:((nt,Q,u)=>{u.d(Q,{Y:()=>M});var W=u(38990),p=u(90191),X=u(11275),R=u(7548),C=u(27109),B=u(39310),$=u(16039),A=u(1480),
U=u(58825);async function T(l,a,c){const h=l.resolve(a);let m="";for(const w of(0,$.cy)(h)?h:[a]){const y=l.resolve(w);if(y instanceof $.Mx&&(m=Buffer.from(y.bytes).
toString("latin1")),!(0,$.i9)(w)||!(y instanceof $.Z6))continue;let S;try{S=Buffer.from(l.decoded(y)).toString("latin1")}catch{continue}const v=await(0,U.Y)(S,E(
m,c),l.job.pace);v!==S&&l.put(w,(0,B.n)(y,Buffer.from(v,"latin1"),{compress:!1}))}}function E(l,a){return({namespace:c,local:h},m)=>h==="Signature"&&c===A.dK.ds||
h==="signature"&&a&&l!=="datasets"&&!m.some(D)}const D=({namespace:l,local:a})=>a==="datasets"&&l===A.dK.xfa;var b=u(91707);const N=new Set(["Type","Rect","P","\
NM","M","F","AP","AS","OC","StructParent","AF","ca","CA","BM","Lang"]),V=2,K=4,F=32;async function M(l,a){const c=(0,C.Hi)(l),h=await I(l),m=new Set,w=new Set,y=h.
map(({dict:S})=>(0,W.fq)(l,S));for(const S of h)Z(c,S,a,m,w);return m.size>0&&await ot(c,m,w),await _(l,m.size>0),{fields:y,objects:m,usageRights:ht(l)}}async function I(l){
const a=(await(0,R.zx)(l,["Sig"])).Sig;if(a.length===0)return[];for(const v of a)P(l,v);const c=new Map;for(const{number:v,dict:L,type:z}of await(0,W.qU)(l))z===
"Sig"&&v!==void 0&&H(l,c,v,L);const h=new Set([...c.values()].flatMap(({number:v,widgets:L})=>[v,...L])),{Sig:m,Widget:w}=await(0,R.zx)(l,["Sig","Widget"]),y=[...new Set(
[...m,...w])].filter(v=>{const L=h.has(v)?null:l.get(v);return(0,$.Zm)(L)&&(L.has("T")||(0,$.Eo)(L.get("Subtype"),"Widget"))&&(0,W.pv)(l,L)==="Sig"}),S=y.length>
0?(await(0,X.Gy)(l)).live:void 0;for(const v of y)S?.[v]===1&&H(l,c,v,l.get(v));return[...c.values()]}function P(l,a){const c=[l.get(a)];for(let h=c.pop();h!==void 0;h=
c.pop()){if((0,$.Zm)(h))for(const m of h.values())c.push(m);if(Array.isArray(h))for(const[m,w]of h.entries())!(0,$.Zm)(w)||!(0,$.Eo)(w.get("FT"),"Sig")?c.push(w):
(l.edit(a),h[m]=l.add(w))}}function H(l,a,c,h){if(!(0,$.Zm)(l.resolve((0,W.hj)(l,h,"V"))))return;const m=h.get("Parent"),w=l.dict(m);if(!h.has("T")&&(0,$.i9)(m)&&
w?.has("T")){H(l,a,m.number,w),a.get(m.number)?.widgets.add(c);return}if(a.has(c))return;const y=(l.array(h.get("Kids"))??[]).flatMap(S=>(0,$.i9)(S)?[S.number]:
[]);a.set(c,{number:c,dict:h,widgets:new Set((0,$.Eo)(h.get("Subtype"),"Widget")?[c,...y]:y)})}function Z({removal:l},{number:a,dict:c,widgets:h},m,w,y){const{document:S}=l;
w.add(a);const v=(0,W.hj)(S,c,"V");(0,$.i9)(v)&&l.remove(v.number);for(const L of h){const z=S.get(L);if(!(0,$.Zm)(z))continue;if(w.add(L),m==="keep"&&q(S,z)){st(
S,L,z);continue}const J=S.resolve(z.get("StructParent"));typeof J=="number"&&y.add(J),l.remove(L)}h.has(a)||l.remove(a)}function q(l,a){const c=l.resolve(a.get(
"F")),h=typeof c=="number"?c:0;if(h&V||h&F&&!(h&K))return!1;const[m,w,y,S]=(l.array(a.get("Rect"))??[]).map(L=>l.resolve(L));return typeof m=="number"&&typeof w==
"number"&&typeof y=="number"&&typeof S=="number"&&m!==y&&w!==S&&l.dict(a.get("AP"))?.has("N")===!0}function st(l,a,c){l.edit(a);for(const w of[...c.keys()])N.has(
w)||c.delete(w);c.set("Subtype",new $.SX("Stamp"));const m=l.dict(c.get("AP"))?.get("N");m!==void 0&&c.set("AP",new $.Bi([["N",m]]))}async function ot(l,a,c){const{
removal:h,structure:m}=l,{document:w}=h;await it(l,a);const y=(0,p.Wo)(w,"AcroForm");for(const S of["Fields","CO"]){const v=w.array(y?.dict.get(S)),L=v?.filter(
z=>!h.isGone(z)&&!((0,$.i9)(z)&&a.has(z.number)));!y||!v||!L||L.length===v.length||(w.edit(y.holder),L.length>0||S==="Fields"?y.dict.set(S,L):y.dict.delete(S))}
await m.dropKeys(c),await m.flush(),await(0,C.Pv)(l,new Set(h.removed()))}async function it({removal:l},a){const{document:c}=l;for(const{number:h,dict:m}of[...await(0,W.
qU)(c)].reverse()){const w=c.array(m.get("Kids")),y=w?.filter(S=>!l.isGone(S)&&!((0,$.i9)(S)&&a.has(S.number)));h===void 0||!w||!y||y.length===w.length||(c.edit(
h),y.length>0?m.set("Kids",y):(0,$.Eo)(m.get("Subtype"),"Widget")?m.delete("Kids"):l.remove(h))}}async function _(l,a){const c=(0,p.Wo)(l,"AcroForm");if(!c)return;
c.dict.has("SigFlags")&&(l.edit(c.holder),c.dict.delete("SigFlags")),await T(l,c.dict.get("XFA"),a);const h=(l.array(c.dict.get("Fields"))??[]).length===0&&!c.dict.
has("DR")&&!c.dict.has("XFA");a&&h&&l.editCatalog().delete("AcroForm")}function ht(l){const{catalog:a}=l,c=l.dict(a.get("Perms"));(0,b.H)(l);for(const h of["Per\
ms","Legal"])a.has(h)&&l.editCatalog().delete(h);return c?.has("UR3")===!0||c?.has("UR")===!0}}),39310:((nt,Q,u)=>{u.d(Q,{n:()=>R});var W=u(83267),p=u(16039);const X=[
"DecodeParms","F","FFilter","FDecodeParms","DL"];function R(C,B,{compress:$}){const A=new p.Bi(C.dict);$?A.set("Filter",(0,p.UU)("FlateDecode")):A.delete("Filte\
r");for(const U of X)A.delete(U);return new p.Z6(A,$?(0,W.Kc)(B):B)}})};
