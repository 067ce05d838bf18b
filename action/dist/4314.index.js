"use strict";exports.id=4314,exports.ids=[4314],exports.modules={6093:((z,K,m)=>{m.d(K,{Rl:()=>n,TY:()=>g,VV:()=>i,Vv:()=>S,ft:()=>C,kh:()=>D,vw:()=>T});var b=m(46161),E=m(79131);
const S="‏";let B;const R=()=>B??=(0,b.A)(),_=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
C=a=>_.test(a),T=a=>C(a)&&(R().getEmbeddingLevels(a).paragraphs[0]?.level??0)%2===1;function D(a){if(!C(a))return a===""?[]:[{text:a,rtl:!1,at:0}];const{levels:l,
paragraphs:M}=R().getEmbeddingLevels(a),o=M[0]?.level??0;for(let h=a.length-1;h>=0&&/\s/.test(a[h]);h--)l[h]=o;const e=[];for(let h=0;h<a.length;h++){const u=e.
at(-1);u&&u.level===l[h]?u.text+=a[h]:e.push({level:l[h],text:a[h],at:h})}const r=e.reduce((h,{level:u})=>Math.max(h,u),0);for(let h=r;h>0;h--)for(let u=0,O=0;u<
e.length;u=O+1){for(O=u;O<e.length&&e[O].level>=h;)O++;O>u+1&&e.splice(u,O-u,...e.slice(u,O).reverse())}return e.map(({level:h,text:u,at:O})=>({text:u,rtl:h%2===
1,at:O}))}const i=a=>Array.from(a,l=>R().getMirroredCharacter(l)??l).join(""),g=a=>(0,E.qf)(i(a)).reverse().join(""),n=a=>D(a).flatMap(({text:l,rtl:M})=>M?(0,E.
qf)(i(l)).reverse():(0,E.qf)(l))}),26429:((z,K,m)=>{m.d(K,{$u:()=>B,ai:()=>R,b8:()=>S,dc:()=>C,zO:()=>_});var b=m(15975),E=m(20381);function S(T,D){const i=typeof T==
"number"?Math.abs(T):0,g=typeof D=="number"?Math.abs(D):0;return{capHeight:i>=400&&i<=850?i:700,descent:-(g>=50?Math.min(g,230):230)}}const B=(T,D)=>`/Span <</A\
ctualText <${Buffer.from((0,E.wx)(T).bytes).toString("hex")}>>> BDC ${D} EMC`,R=T=>(0,b.ZV)(Math.round(T*1e3)/1e3||0),_=(T,D)=>`<${T.map(i=>i.toString(16).padStart(
D*2,"0")).join("")}>`;function C(T){return T.some(D=>D<32||D>126)?_(T,1):`(${String.fromCharCode(...T).replace(/[\\()]/g,"\\$&")})`}}),65720:((z,K,m)=>{m.d(K,{O:()=>B});
var b=m(66173);const E=new Map([["g",1],["rg",3],["k",4]]),S=new Map([["DeviceGray","g"],["DeviceRGB","rg"],["DeviceCMYK","k"]]);function B(D){let i,g=0,n="0 g",
a="g",l=0,M=1;const o=new b.B(Buffer.from(D,"latin1"));for(;o.next();){const{operator:e,count:r}=o,h=o.number(r-1);switch(e){case"cs":a=S.get(o.name(r-1)??""),n=
"0 g";break;case"Tc":Number.isNaN(h)||(l=Math.min(Math.max(h,-_),_));break;case"Tz":h>0&&(M=Math.min(Math.max(h,1),C)/100);break;case"Tf":{const u=Math.max(r-2,
0);i=o.name(u)??i,g=Math.min(Math.abs(o.number(u+1))||0,R);break}default:n=T(o,e==="sc"||e==="scn"?a:e)??n}}return{font:i,size:g,colour:n,spacing:l,stretch:M}}const R=2e3,
_=100,C=1e3;function T(D,i){const g=i===void 0?void 0:E.get(i);if(g===void 0||D.count<g)return;const n=Array.from({length:g},(a,l)=>D.number(D.count-g+l));return n.
some(Number.isNaN)?void 0:`${n.join(" ")} ${i}`}}),53649:((z,K,m)=>{m.d(K,{Dm:()=>B,cH:()=>D,lQ:()=>R,nI:()=>T});var b=m(16039),E=m(26429),S=m(84805);function B(n,a){
const l=(0,S.b0)(n,a.get("Rect"));if(!l)return;const[M,o,e,r]=l,h=n.dict(a.get("MK")),u=n.resolve(h?.get("R")),O=typeof u=="number"?(Math.round(u/90)%4+4)%4:0,x=O%
2===1,I=_(n,h?.get("BC")),{line:L,style:p,dash:v}=C(n,a,I!==void 0),y=Math.min(L,(e-M)/2,(r-o)/2);return{width:x?r-o:e-M,height:x?e-M:r-o,rotation:O*90,background:_(
n,h?.get("BG")),borderColour:I,style:p,line:y,border:p==="B"||p==="I"?y*2:y,dash:v,caption:n.resolve(h?.get("CA"))}}function R({width:n,height:a,rotation:l}){switch(l){case 0:
return;case 90:return[0,1,-1,0,a,0];case 180:return[-1,0,0,-1,n,a];case 270:return[0,-1,1,0,0,n]}}function _(n,a){const l=(n.array(a)??[]).map(o=>n.resolve(o));
return[1,3,4].includes(l.length)&&l.every(o=>typeof o=="number")?l:void 0}function C(n,a,l){const M=n.dict(a.get("BS")),o=n.array(a.get("Border"))?.map(x=>n.resolve(
x)),e=M?n.resolve(M.get("W")):o?.[2],r=n.resolve(M?.get("S")),u=((M?n.array(M.get("D")):o&&Array.isArray(o[3])?o[3]:void 0)??[]).map(x=>n.resolve(x)).filter(x=>typeof x==
"number"&&x>=0),O=r instanceof b.SX&&/^[SDBIU]$/.test(r.text)?r.text:void 0;return{line:l?typeof e=="number"&&e>=0?e:1:0,style:O??(!M&&u.length>0?"D":"S"),dash:u.
some(x=>x>0)?u:[3]}}function T(n,a){const l={1:"g",3:"rg",4:"k"}[n.length];return`${n.map(E.ai).join(" ")} ${a?l:l.toUpperCase()}`}function D(n){const{width:a,height:l,
background:M,borderColour:o,style:e,line:r,dash:h}=n,u=[];if(M&&u.push(T(M,!0),`0 0 ${(0,E.ai)(a)} ${(0,E.ai)(l)} re f`),!o||r===0)return u.join(`
`);if(e==="B"||e==="I"){const[x,I]=e==="B"?[[1],i(M)]:[[.5],[.75]];u.push(T(x,!0),g(n,!0),T(I,!0),g(n,!1))}u.push(T(o,!1),`${(0,E.ai)(r)} w`),e==="D"&&u.push(`[${h.
map(E.ai).join(" ")}] 0 d`);const O=r/2;return u.push(e==="U"?`0 ${(0,E.ai)(O)} m ${(0,E.ai)(a)} ${(0,E.ai)(O)} l S`:`${(0,E.ai)(O)} ${(0,E.ai)(O)} ${(0,E.ai)(a-
r)} ${(0,E.ai)(l-r)} re S`),u.join(`
`)}const i=n=>n?.length===3||n?.length===1?n.map(a=>a/2):[.5];function g({width:n,height:a,line:l,border:M},o){const[e,r,h,u]=[l,M,n,a];return`${(o?[[e,e],[e,u-
e],[h-e,u-e],[h-r,u-r],[r,u-r],[r,r]]:[[h-e,u-e],[h-e,e],[e,e],[r,r],[h-r,r],[h-r,u-r]]).map(([x,I],L)=>`${(0,E.ai)(x)} ${(0,E.ai)(I)} ${L===0?"m":"l"}`).join("\
 ")} f`}}),57352:((z,K,m)=>{m.d(K,{To:()=>D,WY:()=>n,Yo:()=>i,fR:()=>T,l$:()=>g,tS:()=>S,xZ:()=>u});var b=m(6093),E=m(79131);const S=1.15,B=4,R=12,_=2,C=({border:p})=>Math.
max(2*p,_);function T(p,v){const{frame:y,font:w,quadding:A}=p,$=C(y),c=w.width(v)/1e3,s=Math.max(y.width-2*$,0),t=p.size||a(p,v,c===0?1/0:s/c);return{size:t,lines:[
{text:v,x:x(A,$,s,c*t),y:h(y,w,t,v)}]}}function D(p,v){const{frame:y,font:w,quadding:A}=p,$=C(y),c=Math.max(y.width-2*$,1),s=Math.max(y.height-2*$,1);let t=p.size||
R,f=I(w,v,c/t*1e3);for(;p.size===0&&t>B&&f.length*t*S>s;)t-=.5,f=I(w,v,c/t*1e3);const d=O(y,w,t,f);return{size:t,lines:f.map((P,F)=>({text:P,x:x(A,$,c,w.width(P)/
1e3*t),y:d-F*t*S}))}}function i(p,v,y){const{frame:w,font:A,quadding:$}=p,c=w.width/y,s=(0,b.Rl)(v),t=s.reduce((U,N)=>Math.max(U,A.width(N)/1e3),0),f=p.size||a(
p,v,t===0?1/0:c/t),d=Math.max(y-s.length,0),P=$===2?d:$===1?Math.floor(d/2):0,F=h(w,A,f,v);return{size:f,lines:s.map((U,N)=>({text:U,x:c*(P+N+.5)-A.width(U)/1e3*
f/2,y:F}))}}function g(p,v,y){const{frame:w,font:A,quadding:$}=p,c=C(w),s=Math.max(w.width-2*c,0),t=p.size||R,f=n(w,t),d=w.height-w.border-(S+A.extent.capHeight/
1e3)/2*t;return{size:t,lines:v.slice(y,y+Math.ceil(f)).map((P,F)=>({text:P,x:x($,c,s,A.width(P)/1e3*t),y:d-F*t*S}))}}const n=({height:p,border:v},y)=>Math.max(p-
2*v,0)/((y||R)*S);function a({frame:{height:p,border:v},font:y},w,A){const{above:$,below:c}=r(y,w),s=(p-2*v)/Math.max(S,$+c);return Math.max(Math.min(s,A),B)}const l=.235,
M=.05,o=new RegExp("[\\p{Lu}\\p{Nd}bdfhklt]\\p{M}","u"),e=/^[A-IK-PR-Z\dabcdefhiklmnorstuvwxz\s.:+*'"!°-]*$/;function r({extent:p},v){return{above:p.capHeight/
1e3+(o.test(v.normalize("NFD"))?l:M),below:e.test(v)?0:-p.descent/1e3}}function h({height:p,border:v},y,w,A){const{above:$,below:c}=r(y,A),s=v+c*w,t=p-v-$*w;return s>
t?(s+t)/2:Math.min(Math.max(p/2-y.extent.capHeight/2e3*w,s),t)}function u({width:p,height:v,border:y},w,{size:A,lines:$}){if($.length>0&&!(p>2*y&&v>2*y))return!0;
const c=.1*A;return $.some(({text:s,x:t,y:f})=>{const{above:d,below:P}=r(w,s);return t+w.width(s)/1e3*A>p-y+c||f+d*A>v-y+c||f-P*A<y-c})}function O(p,v,y,w){const{
height:A,border:$}=p,c=A-C(p)-(v.extent.capHeight/1e3+l)*y,s=$+(r(v,w.at(-1)??"").below+(w.length-1)*S)*y,t=A-$-r(v,w[0]??"").above*y;return Math.max(c,Math.min(
s,t))}function x(p,v,y,w){return w>y||p===0?v:v+(p===2?y-w:(y-w)/2)}function I(p,v,y){const w=[];for(const A of v.split(`
`)){const $=(0,b.vw)(A)?b.Vv:"";let c=$,s=0;for(const t of A.match(/ *[^ ]+| +$/g)??[]){const f=p.width(t);if(s+f<=y){c+=t,s+=f;continue}let d=t.trimStart();for(c!==
$&&w.push(c);;){const P=L(p,d,y);if(P>=d.length)break;w.push($+d.slice(0,P)),d=d.slice(P)}c=$+d,s=p.width(d)}w.push(c)}return w}function L(p,v,y){if(p.width(v)<=
y)return v.length;let w=0,A=0;for(const $ of(0,E.qf)(v)){if(A+=p.width($),A>y&&w>0)break;w+=$.length}return w}}),52280:((z,K,m)=>{m.d(K,{Fp:()=>_,Jq:()=>D,ai:()=>R,
m:()=>i,rI:()=>T,v8:()=>C});var b=m(79131),E=m(53649),S=m(57352),B=m(26429);function R(o,e){const h=(0,b.RK)(o).replace(/[\t\u2028\u2029]/g," ").replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g,
"");return e==="several"?h:h.replace(/\n/g," ")}function _(o){return o.kind==="list"?o.rows.texts.join(""):o.text.replace(/\n/g,"")}function C(o,e){switch(e.kind){case"\
line":return(0,S.fR)(o,e.text);case"paragraph":return(0,S.To)(o,e.text);case"comb":return(0,S.Yo)(o,e.text,e.cells);case"list":return(0,S.l$)(o,e.rows.texts,e.rows.
first)}}function T(o,e,{texts:r,chosen:h,first:u}){const O=Math.max(Math.floor((0,S.WY)(o,e)),1),[x]=h,I=Math.max(r.length-O,0),L=x===void 0||x>=u&&x<u+O?u:x;return Math.
min(Math.max(L,0),I)}function D(o,e,r,h){let u=r.lines;if(e.kind==="list"){const{chosen:x,first:I}=e.rows;u=x.map(L=>r.lines[L-I])}const O=u.filter(x=>x!==void 0&&
x.text.trim()!=="");return u.includes(void 0)||(0,S.xZ)(o,h,{size:r.size,lines:O})}function i(o,e,r,h){const{font:u,name:O,colour:x}=h,I=[(0,E.cH)(o),...e.kind===
"comb"?[l(o,e.cells)]:[],"/Tx BMC"],L=r.lines.filter(({text:w})=>w.trim()!==""),{border:p,width:v,height:y}=o;if(L.length>0&&v>2*p&&y>2*p){const w=[p,p,v-2*p,y-
2*p].map(B.ai).join(" ");I.push("q",`${w} re W n`),e.kind==="list"&&I.push(a(o,e.rows,r.size)),I.push("BT",x,`/${O} ${(0,B.ai)(r.size)} Tf`);let[A,$]=[0,0];for(const c of L){
const[s,t]=[g(c.x),g(c.y)];I.push(`${(0,B.ai)(s-A)} ${(0,B.ai)(t-$)} Td`,u.show(c.text,r.size)),[A,$]=[s,t]}I.push("ET","Q")}return I.push("EMC"),I.filter(w=>w!==
"").join(`
`)}const g=o=>Math.round(o*1e3)/1e3,n="0.6 0.757 0.855 rg";function a(o,{chosen:e,first:r},h){const{border:u,width:O,height:x}=o,I=h*S.tS,L=e.filter(v=>v>=r&&x-
u-(v-r)*I>u);if(L.length===0)return"";const p=L.map(v=>{const y=x-u-(v-r+1)*I;return`${[u,y,O-2*u,I].map(B.ai).join(" ")} re`});return[n,...p,"f"].join(`
`)}function l({width:o,height:e,line:r,borderColour:h,style:u},O){if(!h||r===0||u!=="S"&&u!=="D"||O>M)return"";const x=Array.from({length:O-1},(I,L)=>{const p=(0,B.
ai)(o/O*(L+1));return`${p} 0 m ${p} ${(0,B.ai)(e)} l`});return x.length>0?`${x.join(" ")} S`:""}const M=1e3}),63137:((z,K,m)=>{m.d(K,{t:()=>A});var b=m(80397),E=m(
16039),S=m(6093),B=m(79131),R=m(44085),_=m(55123),C=m(65710),T=m(48464),D=m(26429),i=m(37917);async function g(c,s,t){const f=(0,C.hL)(c,t);if(!f||(0,C.Vb)(c,t.
get("Encoding"))!=="Identity-H")return;const d=(0,_.oQ)(c,t);if(d==="unusable"||d===void 0)return;const P=o(c,f),F=(W,H)=>{if(d.kind!=="truetype")return d.kind===
"named"||d.has(H);const G=P(H);return d.has(G)&&(l.has(W)||d.isDrawn(G))},U=await n(c,t),N=W=>{const H=U(W);if(H!==void 0&&F(W,H))return{cid:H,isSaid:!0};const G=d.
kind==="truetype"?e(c,f,d,W):void 0;return G!==void 0&&F(W,G)?{cid:G,isSaid:!1}:void 0},V=(0,C.nb)(c,t),j=(0,D.b8)(c.resolve(V?.get("CapHeight")),c.resolve(V?.get(
"Descent")));return new M(s,N,await(0,i.oo)(c,f),j)}async function n(c,s){const t=(await(0,R.F)(c,s.get("ToUnicode"))).flatMap(({first:d,last:P,text:F})=>{const U=[
...F],N=U[0]?.codePointAt(0);return U.length!==1||N===void 0||d>a?[]:[{first:N,last:N+Math.min(P,a)-d,value:d}]}),f=await T.N.of(t,c.job.pace);return d=>{const P=f.
find(d);return P&&P.value+d-P.first}}const a=65535,l=new Set([32,160]);class M{resource;find;widths;extent;found=new Map;constructor(s,t,f,d){this.resource=s,this.
find=t,this.widths=f,this.extent=d}covers(s){if(new RegExp("\\p{M}","u").test(s))return!1;for(const t of s)if(!this.glyph(t))return!1;return!0}width(s){let t=0;
for(const f of s)t+=this.widths(this.glyph(f)?.cid??0);return t}show(s){const t=Array.from(s,d=>this.glyph(d)),f=`${(0,D.zO)(t.map(d=>d?.cid??0),2)} Tj`;return t.
every(d=>d?.isSaid)?f:(0,D.$u)(s,f)}glyph(s){const t=s.codePointAt(0);return this.found.has(t)||this.found.set(t,this.find(t)),this.found.get(t)}}function o(c,s){
const t=c.resolve(s.get("CIDToGIDMap"));if(!(t instanceof E.Z6))return d=>d;const f=c.decoded(t);return d=>(f[d*2]??0)<<8|(f[d*2+1]??0)}function e(c,s,t,f){if(!(c.
resolve(s.get("CIDToGIDMap"))instanceof E.Z6))return t.unicode(f)||void 0}var r=m(88728),h=m(99921),u=m(30184),O=m(15060);function x(c,s,t){if(!/^(Type1|MMType1|TrueType)$/.
test((0,C.Vb)(c,t.get("Subtype"))))return;const f=(0,C.nb)(c,t),d=(0,_.oQ)(c,t);if(d==="unusable")return;if(!d&&(0,C.Vb)(c,t.get("BaseFont"))==="ZapfDingbats")return p(
s);const P=d?void 0:(0,u.vp)((0,C.Vb)(c,t.get("BaseFont"))),F=(0,r.pE)(c,f,t),U=(0,r.P$)(c,t,F,d!==void 0);if(!U)return;const N=(0,i.s4)(c,t,f,P),V=new Map;for(const[
j,W]of U){if(V.has(W.point)||d&&!y(d,j,W))continue;const H=N(j,W.point);H!==void 0&&V.set(W.point,{code:j,width:H})}for(const[j,W]of[[160,32],[8208,45],[8209,45]])
!V.has(j)&&V.has(W)&&V.set(j,V.get(W));if(V.size!==0)return new v(s,V,w(c,t,f,P!==void 0))}function I(c,s="Helvetica"){const t=c.add((0,E.jd)({Type:(0,E.UU)("Fo\
nt"),Subtype:(0,E.UU)("Type1"),BaseFont:(0,E.UU)(s),Encoding:(0,E.UU)("WinAnsiEncoding")})),f=(0,u.vp)(s),d=new Map;for(let P=32;P<256;P++){const F=r.NF.charCodeAt(
P-32),U=f(F);F!==0&&U!==void 0&&d.set(F,{code:P,width:U})}return new v(t,d,(0,u.WK)(s))}function L(c,s){const t=(0,C.Vb)(c,s.get("BaseFont"));return(0,u.mI)(t)&&
(0,_.oQ)(c,s)===void 0?t:void 0}function p(c){const s=new Map;for(const{code:t,point:f,width:d}of(0,O.H)())s.set(f,{code:t,width:d}),t<127&&s.set(t,{code:t,width:d});
return new v(c,s,{capHeight:692,descent:-143})}class v{resource;codes;extent;constructor(s,t,f){this.resource=s,this.codes=t,this.extent=f}covers(s){for(const t of s)
if(!this.codes.has(t.codePointAt(0)))return!1;return!0}width(s){let t=0;for(const f of s)t+=this.codes.get(f.codePointAt(0))?.width??0;return t}show(s){const t=[];
for(const f of s)t.push(this.codes.get(f.codePointAt(0))?.code??32);return`${(0,D.dc)(t)} Tj`}}function y(c,s,{point:t,name:f}){if(c.kind!=="truetype")return c.
has(f)||c.has((0,h.S)(t))||t===32;const d=c.unicode(t)||c.code(s);return d>0?t===32||t===160||c.isDrawn(d):c.has(f)}function w(c,s,t,f){return!t&&f?(0,u.WK)((0,C.
Vb)(c,s.get("BaseFont"))):(0,D.b8)(c.resolve(t?.get("CapHeight")),c.resolve(t?.get("Descent")))}class A{document;model;file;known=new Map;byNumber=new Map;encodedFonts=new Map;helvetica;typeface;given;embeddedOnly;defaults;constructor(s,t,f){
this.document=s,this.model=t,this.file=f,this.defaults=s.dict(s.dict(t.form?.dict.get("DR"))?.get("Font"))}async select(s,t,f){this.embeddedOnly??=(await(0,b.ds)(
this.document)).archive!==void 0;const d=await this.own(s,t),P=d.usable&&(!this.embeddedOnly||d.embedded||f===""),F=this.embeddedOnly?void 0:this.encoded(s,t),U=[
P?d.font:void 0,F].flatMap(X=>X?[{font:X,name:d.name}]:[]),N=(0,B.Sw)(f)||(0,S.ft)(f)?()=>!1:({font:X})=>X.covers(f),V=U.find(N);if(V)return{...V,missing:[]};const j=await this.
further(),W=j.find(N);if(W)return{...W,missing:[]};const{MixedFont:H}=await Promise.all([m.e(7762),m.e(119)]).then(m.bind(m,10119)),G=new H(f,[...U.slice(-1),...j],
j.at(-1));return{font:G,name:G.base.name,missing:G.missing}}async finish(){await this.given?.embed(),await this.typeface?.embed()}async further(){const{EmbeddedTypeface:s}=await Promise.
all([m.e(7762),m.e(4270)]).then(m.bind(m,4270));return this.file&&(this.given??=await s.open(this.document,this.file)),this.typeface??=await s.open(this.document),
[...this.given?[{font:this.given,name:"OctavoFont"}]:[],{font:this.typeface,name:"NotoSans"}]}async own(s,t=""){const f=this.find(s,t);if(f===void 0)return{font:this.
standard(),name:"Helv",usable:!0,embedded:!1};const d=await this.open(f),P=(0,_.nq)(this.document,this.document.dict(f)),F=/^(?!OctavoFont$|NotoSans$)[\w+.-]+$/.
test(t)?t:"F0";return{font:d??this.standard(),name:F,usable:d!==void 0,embedded:P}}find(s,t){const{document:f}=this;if(t==="")return;const d=f.dict(f.dict(this.
model.inherited(s.node,"DR"))?.get("Font")),P=f.resolve(f.dict(s.dict.get("AP"))?.get("N")),F=P instanceof E.Z6?f.dict(f.dict(P.dict.get("Resources"))?.get("Fon\
t")):void 0;for(const U of[d,this.defaults,F]){const N=U?.get(t);if(N!==void 0&&f.dict(N))return N}}async open(s){if(s instanceof E.oS?this.byNumber.has(s.number):
this.known.has(s))return s instanceof E.oS?this.byNumber.get(s.number):this.known.get(s);const f=this.document.dict(s);let d;try{d=f&&(x(this.document,s,f)??await g(
this.document,s,f))}catch(P){if(!$(P))throw P}return s instanceof E.oS?this.byNumber.set(s.number,d):this.known.set(s,d),d}standard(){return this.helvetica??=I(
this.document)}encoded(s,t=""){const f=this.find(s,t),d=f===void 0?void 0:this.document.dict(f),P=d&&L(this.document,d);if(P===void 0)return;let F=this.encodedFonts.
get(P);return F||this.encodedFonts.set(P,F=I(this.document,P)),F}}const $=c=>c instanceof Error&&"code"in c&&c.code==="unreadable_document"}),36342:((z,K,m)=>{m.
d(K,{z:()=>T});var b=m(16039);const E={View:"ViewState",Print:"PrintState"};class S{document;categories={View:new Map,Print:new Map};intents;constructor(i,g){this.
document=i,this.intents=this.intentsOf(g);for(const n of i.array(g?.get("AS"))??[]){const a=i.dict(n),l=i.resolve(a?.get("Event"));if(!a||!((0,b.Eo)(l,"View")||
(0,b.Eo)(l,"Print")))continue;const M=B(i,a.get("Category")),o=this.categories[l.text];for(const e of i.array(a.get("OCGs"))??[]){if(!(0,b.i9)(e))continue;const r=o.
get(e.number)??new Set;for(const h of M)r.add(h);o.set(e.number,r)}}}isAlwaysOn(i){const{intents:g}=this;if(g.has("All"))return!1;const n=this.intentsOf(this.document.
dict(new b.oS(i)));return!n.has("All")&&![...n].some(a=>g.has(a))}stateOf(i,g){const n=this.categories[g].get(i);if(!n)return;const a=this.document.dict(this.document.
dict(new b.oS(i))?.get("Usage"));let l;for(const M of n){const o=E[M],e=o===void 0?null:this.document.resolve(this.document.dict(a?.get(M))?.get(o));if((0,b.Eo)(
e,"OFF"))return!1;(0,b.Eo)(e,"ON")&&(l=!0)}return l}intentsOf(i){const g=B(this.document,i?.get("Intent"));return new Set(g.length>0?g:["View"])}}function B(D,i){
return(D.array(i)??[i??null]).map(n=>D.resolve(n)).flatMap(n=>n instanceof b.SX?[n.text]:[])}const R=32;function _(D,i,g){const n=new Map,a=(l,M)=>{const o=n.get(
l);if(o!==void 0)return o;n.set(l,!0);const e=D.resolve(l[0]),r=O=>{const x=D.resolve(O);return(0,b.cy)(x)?M>0?a(x,M-1):!0:!(0,b.i9)(O)||g(O.number)},h=l.slice(
1),u=C(e instanceof b.SX?e.text:"",h,r);return n.set(l,u),u};return a(i,R)}function C(D,i,g){switch(D){case"And":return i.every(g);case"Or":return i.some(g);case"\
Not":return i.length===0||!g(i[0]);default:return!0}}class T{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(i){this.document=i;const g=i.
dict(i.dict(i.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,b.Eo)(i.resolve(g?.get("BaseState")),"OFF");for(const n of i.array(g?.get("OFF"))??[])(0,b.
i9)(n)&&this.off.add(n.number);for(const n of i.array(g?.get("ON"))??[])(0,b.i9)(n)&&this.on.add(n.number);this.usages=new S(i,g),this.viewed=n=>this.usages.isAlwaysOn(
n)||(this.usages.stateOf(n,"View")??!this.isGroupOff(n)),this.printed=n=>this.usages.stateOf(n,"Print")??this.viewed(n)}isOff(i){return!this.shows(i,this.viewed)}isNeverShown(i){
return this.isOff(i)&&!this.shows(i,this.printed)}groupsOff(){const{document:i}=this,g=i.dict(i.catalog.get("OCProperties"));return this.baseOff?(i.array(g?.get(
"OCGs"))??[]).filter(n=>!(0,b.i9)(n)||!this.on.has(n.number)):i.array(i.dict(g?.get("D"))?.get("OFF"))??[]}neverShown(){const i=this.document.array(this.document.
dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[];return[...new Set(i.flatMap(n=>(0,b.i9)(n)?[n.number]:[]))].filter(n=>!this.viewed(n)&&!this.printed(
n))}shows(i,g){const{document:n}=this,a=n.dict(i);if(!a)return!0;if(!(0,b.Eo)(n.resolve(a.get("Type")),"OCMD"))return!(0,b.i9)(i)||g(i.number);const l=n.resolve(
a.get("VE"));return(0,b.cy)(l)?_(n,l,g):this.showsByPolicy(a,g)}showsByPolicy(i,g){const{document:n}=this,a=i.get("OCGs"),l=(n.array(a)??[a]).filter(b.i9);if(l.
length===0)return!0;const M=l.map(({number:e})=>g(e)),o=n.resolve(i.get("P"));switch(o instanceof b.SX?o.text:"AnyOn"){case"AllOn":return M.every(e=>e);case"Any\
Off":return!M.every(e=>e);case"AllOff":return!M.some(e=>e);default:return M.some(e=>e)}}isGroupOff(i){return this.off.has(i)||this.baseOff&&!this.on.has(i)}}}),
80397:((z,K,m)=>{m.d(K,{Ip:()=>T,XM:()=>a,Xb:()=>n,ds:()=>C,qg:()=>g});var b=m(58247),E=m(30729),S=m(1480),B=m(10404),R=m(34331),_=m(31808);const C=(0,E.H)(async o=>T(
o,await(0,B.Br)(o)));function T(o,e){const r=(L,p)=>(0,b.w)((0,R.sm)(e,L,p)[0]??""),h=i(r("pdfaid","part"),r("pdfaid","conformance").toLowerCase()),u=D(r("pdfua\
id","part"))?`PDF/UA-${r("pdfuaid","part")}`:void 0,x=[r("pdfxid","GTS_PDFXVersion")||r("pdfx","GTS_PDFXVersion")||((0,b.G)(o.resolve((0,B._U)(o)?.get("GTS_PDFX\
Version")))??""),r("pdfe","ISO_PDFEVersion"),r("pdfvtid","GTS_PDFVTVersion")],I=[h?.name,u,...x.filter(L=>/^PDF\/[\w .:/()-]{1,40}$/.test(L))];return{archive:h,
accessible:u,names:I.filter(L=>L!==void 0)}}const D=o=>/^[1-9]$/.test(o);function i(o,e){if(!D(o))return;const r=/^[abuef]$/.test(e)?e:"";return{part:Number(o),
level:r,name:`PDF/A-${o}${r}`}}function g(o,e,r,h){return e&&M(o,e,[S.dK.pdfaid]),n(r,h)}const n=({name:o},e)=>({code:"pdfa_identification_removed",message:`The\
 document no longer claims ${o}: ${e}.`});async function a(o){const e=await(0,B.Br)(o);if(!e)return[];const{archive:r,accessible:h}=T(o,e);M(o,e,[S.dK.pdfaid,S.
dK.pdfuaid]);const u=[r?.name,h].filter(O=>O!==void 0);return u.length>0?[l(u)]:[]}const l=o=>({code:"conformance_dropped",message:`The result no longer claims ${o.
join(" and ")}, because a merge cannot guarantee conformance.`});function M(o,e,r){e.properties.some(({namespace:h})=>r.includes(h))&&(0,_._L)(o,(0,_.QH)(e,({namespace:h})=>r.
includes(h),[]))}}),31808:((z,K,m)=>{m.d(K,{QH:()=>B,T3:()=>R,_L:()=>D});var b=m(1480),E=m(54075),S=m(16039);function B(i,g,n){const{text:a,properties:l,end:M,about:o}=i,
e=[];let r=0;for(const h of l.filter(g).sort((u,O)=>u.from-O.from))h.from<r||(e.push(a.slice(r,h.from)),r=h.to);return e.push(a.slice(r,Math.max(M,r))),n.length>
0&&e.push(_(n,o)),e.push(a.slice(Math.max(M,r))),T(e.join(""))}function R(i){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${b.dK.rdf}">
${_(i,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function _(i,g){const a=[...new Set(i.map(({prefix:M})=>M))].map(M=>` xmlns:${M}="${b.dK[M]}"`).join(""),l=i.map(({prefix:M,name:o,form:e,values:r})=>`\
<${M}:${o}>${C(e,r)}</${M}:${o}>
`);return`<rdf:Description xmlns:rdf="${b.dK.rdf}" rdf:about="${(0,E.X)(g)}"${a}>
${l.join("")}</rdf:Description>
`}function C(i,g){const n=a=>g.map(l=>`<rdf:li${a}>${(0,E.X)(l)}</rdf:li>`).join("");switch(i){case"simple":return(0,E.X)(g[0]??"");case"alternative":return`<rd\
f:Alt>${n(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${n("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${n("")}</rdf:Bag>`}}const T=i=>i.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function D(i,g){const n=i.catalog.get("Metadata"),a=i.resolve(n),l=a instanceof S.Z6?[...a.dict].
filter(([e])=>!["Filter","DecodeParms","Length"].includes(e)):[],M=new S.Bi([["Type",new S.SX("Metadata")],["Subtype",new S.SX("XML")],...l]),o=new S.Z6(M,Buffer.
from(g,"utf8"));(0,S.i9)(n)&&a instanceof S.Z6?i.put(n,o):i.edit(i.catalogNumber).set("Metadata",i.add(o))}})};
