"use strict";exports.id=560,exports.ids=[560],exports.modules={84655:((G,_,l)=>{l.d(_,{F:()=>D});const D=(O,S,C=[])=>({code:"characters_missing",message:`Boxes are drawn for\
 characters that cannot be shown: ${O}. ${S}`,...C.length>0?{mentions:C}:{}})}),6093:((G,_,l)=>{l.d(_,{Rl:()=>n,TY:()=>m,VV:()=>i,Vv:()=>S,ft:()=>I,kh:()=>b,vw:()=>T});
var D=l(46161),O=l(79131);const S="‏";let C;const U=()=>C??=(0,D.A)(),F=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
I=a=>F.test(a),T=a=>I(a)&&(U().getEmbeddingLevels(a).paragraphs[0]?.level??0)%2===1;function b(a){if(!I(a))return a===""?[]:[{text:a,rtl:!1,at:0}];const{levels:g,
paragraphs:M}=U().getEmbeddingLevels(a),o=M[0]?.level??0;for(let h=a.length-1;h>=0&&/\s/.test(a[h]);h--)g[h]=o;const e=[];for(let h=0;h<a.length;h++){const u=e.
at(-1);u&&u.level===g[h]?u.text+=a[h]:e.push({level:g[h],text:a[h],at:h})}const r=e.reduce((h,{level:u})=>Math.max(h,u),0);for(let h=r;h>0;h--)for(let u=0,E=0;u<
e.length;u=E+1){for(E=u;E<e.length&&e[E].level>=h;)E++;E>u+1&&e.splice(u,E-u,...e.slice(u,E).reverse())}return e.map(({level:h,text:u,at:E})=>({text:u,rtl:h%2===
1,at:E}))}const i=a=>Array.from(a,g=>U().getMirroredCharacter(g)??g).join(""),m=a=>(0,O.qf)(i(a)).reverse().join(""),n=a=>b(a).flatMap(({text:g,rtl:M})=>M?(0,O.
qf)(i(g)).reverse():(0,O.qf)(g))}),26429:((G,_,l)=>{l.d(_,{$u:()=>C,ai:()=>U,b8:()=>S,dc:()=>I,zO:()=>F});var D=l(15975),O=l(20381);function S(T,b){const i=typeof T==
"number"?Math.abs(T):0,m=typeof b=="number"?Math.abs(b):0;return{capHeight:i>=400&&i<=850?i:700,descent:-(m>=50?Math.min(m,230):230)}}const C=(T,b)=>`/Span <</A\
ctualText <${Buffer.from((0,O.wx)(T).bytes).toString("hex")}>>> BDC ${b} EMC`,U=T=>(0,D.ZV)(Math.round(T*1e3)/1e3||0),F=(T,b)=>`<${T.map(i=>i.toString(16).padStart(
b*2,"0")).join("")}>`;function I(T){return T.some(b=>b<32||b>126)?F(T,1):`(${String.fromCharCode(...T).replace(/[\\()]/g,"\\$&")})`}}),65720:((G,_,l)=>{l.d(_,{O:()=>C});
var D=l(66173);const O=new Map([["g",1],["rg",3],["k",4]]),S=new Map([["DeviceGray","g"],["DeviceRGB","rg"],["DeviceCMYK","k"]]);function C(b){let i,m=0,n="0 g",
a="g",g=0,M=1;const o=new D.B(Buffer.from(b,"latin1"));for(;o.next();){const{operator:e,count:r}=o,h=o.number(r-1);switch(e){case"cs":a=S.get(o.name(r-1)??""),n=
"0 g";break;case"Tc":Number.isNaN(h)||(g=Math.min(Math.max(h,-F),F));break;case"Tz":h>0&&(M=Math.min(Math.max(h,1),I)/100);break;case"Tf":{const u=Math.max(r-2,
0);i=o.name(u)??i,m=Math.min(Math.abs(o.number(u+1))||0,U);break}default:n=T(o,e==="sc"||e==="scn"?a:e)??n}}return{font:i,size:m,colour:n,spacing:g,stretch:M}}const U=2e3,
F=100,I=1e3;function T(b,i){const m=i===void 0?void 0:O.get(i);if(m===void 0||b.count<m)return;const n=Array.from({length:m},(a,g)=>b.number(b.count-m+g));return n.
some(Number.isNaN)?void 0:`${n.join(" ")} ${i}`}}),53649:((G,_,l)=>{l.d(_,{Dm:()=>C,cH:()=>b,lQ:()=>U,nI:()=>T});var D=l(16039),O=l(26429),S=l(84805);function C(n,a){
const g=(0,S.b0)(n,a.get("Rect"));if(!g)return;const[M,o,e,r]=g,h=n.dict(a.get("MK")),u=n.resolve(h?.get("R")),E=typeof u=="number"?(Math.round(u/90)%4+4)%4:0,x=E%
2===1,B=F(n,h?.get("BC")),{line:R,style:p,dash:v}=I(n,a,B!==void 0),y=Math.min(R,(e-M)/2,(r-o)/2);return{width:x?r-o:e-M,height:x?e-M:r-o,rotation:E*90,background:F(
n,h?.get("BG")),borderColour:B,style:p,line:y,border:p==="B"||p==="I"?y*2:y,dash:v,caption:n.resolve(h?.get("CA"))}}function U({width:n,height:a,rotation:g}){switch(g){case 0:
return;case 90:return[0,1,-1,0,a,0];case 180:return[-1,0,0,-1,n,a];case 270:return[0,-1,1,0,0,n]}}function F(n,a){const g=(n.array(a)??[]).map(o=>n.resolve(o));
return[1,3,4].includes(g.length)&&g.every(o=>typeof o=="number")?g:void 0}function I(n,a,g){const M=n.dict(a.get("BS")),o=n.array(a.get("Border"))?.map(x=>n.resolve(
x)),e=M?n.resolve(M.get("W")):o?.[2],r=n.resolve(M?.get("S")),u=((M?n.array(M.get("D")):o&&Array.isArray(o[3])?o[3]:void 0)??[]).map(x=>n.resolve(x)).filter(x=>typeof x==
"number"&&x>=0),E=r instanceof D.SX&&/^[SDBIU]$/.test(r.text)?r.text:void 0;return{line:g?typeof e=="number"&&e>=0?e:1:0,style:E??(!M&&u.length>0?"D":"S"),dash:u.
some(x=>x>0)?u:[3]}}function T(n,a){const g={1:"g",3:"rg",4:"k"}[n.length];return`${n.map(O.ai).join(" ")} ${a?g:g.toUpperCase()}`}function b(n){const{width:a,height:g,
background:M,borderColour:o,style:e,line:r,dash:h}=n,u=[];if(M&&u.push(T(M,!0),`0 0 ${(0,O.ai)(a)} ${(0,O.ai)(g)} re f`),!o||r===0)return u.join(`
`);if(e==="B"||e==="I"){const[x,B]=e==="B"?[[1],i(M)]:[[.5],[.75]];u.push(T(x,!0),m(n,!0),T(B,!0),m(n,!1))}u.push(T(o,!1),`${(0,O.ai)(r)} w`),e==="D"&&u.push(`[${h.
map(O.ai).join(" ")}] 0 d`);const E=r/2;return u.push(e==="U"?`0 ${(0,O.ai)(E)} m ${(0,O.ai)(a)} ${(0,O.ai)(E)} l S`:`${(0,O.ai)(E)} ${(0,O.ai)(E)} ${(0,O.ai)(a-
r)} ${(0,O.ai)(g-r)} re S`),u.join(`
`)}const i=n=>n?.length===3||n?.length===1?n.map(a=>a/2):[.5];function m({width:n,height:a,line:g,border:M},o){const[e,r,h,u]=[g,M,n,a];return`${(o?[[e,e],[e,u-
e],[h-e,u-e],[h-r,u-r],[r,u-r],[r,r]]:[[h-e,u-e],[h-e,e],[e,e],[r,r],[h-r,r],[h-r,u-r]]).map(([x,B],R)=>`${(0,O.ai)(x)} ${(0,O.ai)(B)} ${R===0?"m":"l"}`).join("\
 ")} f`}}),57352:((G,_,l)=>{l.d(_,{To:()=>b,WY:()=>n,Yo:()=>i,fR:()=>T,l$:()=>m,tS:()=>S,xZ:()=>u});var D=l(6093),O=l(79131);const S=1.15,C=4,U=12,F=2,I=({border:p})=>Math.
max(2*p,F);function T(p,v){const{frame:y,font:w,quadding:A}=p,$=I(y),c=w.width(v)/1e3,s=Math.max(y.width-2*$,0),t=p.size||a(p,v,c===0?1/0:s/c);return{size:t,lines:[
{text:v,x:x(A,$,s,c*t),y:h(y,w,t,v)}]}}function b(p,v){const{frame:y,font:w,quadding:A}=p,$=I(y),c=Math.max(y.width-2*$,1),s=Math.max(y.height-2*$,1);let t=p.size||
U,d=B(w,v,c/t*1e3);for(;p.size===0&&t>C&&d.length*t*S>s;)t-=.5,d=B(w,v,c/t*1e3);const f=E(y,w,t,d);return{size:t,lines:d.map((P,L)=>({text:P,x:x(A,$,c,w.width(P)/
1e3*t),y:f-L*t*S}))}}function i(p,v,y){const{frame:w,font:A,quadding:$}=p,c=w.width/y,s=(0,D.Rl)(v),t=s.reduce((K,N)=>Math.max(K,A.width(N)/1e3),0),d=p.size||a(
p,v,t===0?1/0:c/t),f=Math.max(y-s.length,0),P=$===2?f:$===1?Math.floor(f/2):0,L=h(w,A,d,v);return{size:d,lines:s.map((K,N)=>({text:K,x:c*(P+N+.5)-A.width(K)/1e3*
d/2,y:L}))}}function m(p,v,y){const{frame:w,font:A,quadding:$}=p,c=I(w),s=Math.max(w.width-2*c,0),t=p.size||U,d=n(w,t),f=w.height-w.border-(S+A.extent.capHeight/
1e3)/2*t;return{size:t,lines:v.slice(y,y+Math.ceil(d)).map((P,L)=>({text:P,x:x($,c,s,A.width(P)/1e3*t),y:f-L*t*S}))}}const n=({height:p,border:v},y)=>Math.max(p-
2*v,0)/((y||U)*S);function a({frame:{height:p,border:v},font:y},w,A){const{above:$,below:c}=r(y,w),s=(p-2*v)/Math.max(S,$+c);return Math.max(Math.min(s,A),C)}const g=.235,
M=.05,o=new RegExp("[\\p{Lu}\\p{Nd}bdfhklt]\\p{M}","u"),e=/^[A-IK-PR-Z\dabcdefhiklmnorstuvwxz\s.:+*'"!°-]*$/;function r({extent:p},v){return{above:p.capHeight/
1e3+(o.test(v.normalize("NFD"))?g:M),below:e.test(v)?0:-p.descent/1e3}}function h({height:p,border:v},y,w,A){const{above:$,below:c}=r(y,A),s=v+c*w,t=p-v-$*w;return s>
t?(s+t)/2:Math.min(Math.max(p/2-y.extent.capHeight/2e3*w,s),t)}function u({width:p,height:v,border:y},w,{size:A,lines:$}){if($.length>0&&!(p>2*y&&v>2*y))return!0;
const c=.1*A;return $.some(({text:s,x:t,y:d})=>{const{above:f,below:P}=r(w,s);return t+w.width(s)/1e3*A>p-y+c||d+f*A>v-y+c||d-P*A<y-c})}function E(p,v,y,w){const{
height:A,border:$}=p,c=A-I(p)-(v.extent.capHeight/1e3+g)*y,s=$+(r(v,w.at(-1)??"").below+(w.length-1)*S)*y,t=A-$-r(v,w[0]??"").above*y;return Math.max(c,Math.min(
s,t))}function x(p,v,y,w){return w>y||p===0?v:v+(p===2?y-w:(y-w)/2)}function B(p,v,y){const w=[];for(const A of v.split(`
`)){const $=(0,D.vw)(A)?D.Vv:"";let c=$,s=0;for(const t of A.match(/ *[^ ]+| +$/g)??[]){const d=p.width(t);if(s+d<=y){c+=t,s+=d;continue}let f=t.trimStart();for(c!==
$&&w.push(c);;){const P=R(p,f,y);if(P>=f.length)break;w.push($+f.slice(0,P)),f=f.slice(P)}c=$+f,s=p.width(f)}w.push(c)}return w}function R(p,v,y){if(p.width(v)<=
y)return v.length;let w=0,A=0;for(const $ of(0,O.qf)(v)){if(A+=p.width($),A>y&&w>0)break;w+=$.length}return w}}),52280:((G,_,l)=>{l.d(_,{Fp:()=>F,Jq:()=>b,ai:()=>U,
m:()=>i,rI:()=>T,v8:()=>I});var D=l(79131),O=l(53649),S=l(57352),C=l(26429);function U(o,e){const h=(0,D.RK)(o).replace(/[\t\u2028\u2029]/g," ").replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g,
"");return e==="several"?h:h.replace(/\n/g," ")}function F(o){return o.kind==="list"?o.rows.texts.join(""):o.text.replace(/\n/g,"")}function I(o,e){switch(e.kind){case"\
line":return(0,S.fR)(o,e.text);case"paragraph":return(0,S.To)(o,e.text);case"comb":return(0,S.Yo)(o,e.text,e.cells);case"list":return(0,S.l$)(o,e.rows.texts,e.rows.
first)}}function T(o,e,{texts:r,chosen:h,first:u}){const E=Math.max(Math.floor((0,S.WY)(o,e)),1),[x]=h,B=Math.max(r.length-E,0),R=x===void 0||x>=u&&x<u+E?u:x;return Math.
min(Math.max(R,0),B)}function b(o,e,r,h){let u=r.lines;if(e.kind==="list"){const{chosen:x,first:B}=e.rows;u=x.map(R=>r.lines[R-B])}const E=u.filter(x=>x!==void 0&&
x.text.trim()!=="");return u.includes(void 0)||(0,S.xZ)(o,h,{size:r.size,lines:E})}function i(o,e,r,h){const{font:u,name:E,colour:x}=h,B=[(0,O.cH)(o),...e.kind===
"comb"?[g(o,e.cells)]:[],"/Tx BMC"],R=r.lines.filter(({text:w})=>w.trim()!==""),{border:p,width:v,height:y}=o;if(R.length>0&&v>2*p&&y>2*p){const w=[p,p,v-2*p,y-
2*p].map(C.ai).join(" ");B.push("q",`${w} re W n`),e.kind==="list"&&B.push(a(o,e.rows,r.size)),B.push("BT",x,`/${E} ${(0,C.ai)(r.size)} Tf`);let[A,$]=[0,0];for(const c of R){
const[s,t]=[m(c.x),m(c.y)];B.push(`${(0,C.ai)(s-A)} ${(0,C.ai)(t-$)} Td`,u.show(c.text,r.size)),[A,$]=[s,t]}B.push("ET","Q")}return B.push("EMC"),B.filter(w=>w!==
"").join(`
`)}const m=o=>Math.round(o*1e3)/1e3,n="0.6 0.757 0.855 rg";function a(o,{chosen:e,first:r},h){const{border:u,width:E,height:x}=o,B=h*S.tS,R=e.filter(v=>v>=r&&x-
u-(v-r)*B>u);if(R.length===0)return"";const p=R.map(v=>{const y=x-u-(v-r+1)*B;return`${[u,y,E-2*u,B].map(C.ai).join(" ")} re`});return[n,...p,"f"].join(`
`)}function g({width:o,height:e,line:r,borderColour:h,style:u},E){if(!h||r===0||u!=="S"&&u!=="D"||E>M)return"";const x=Array.from({length:E-1},(B,R)=>{const p=(0,C.
ai)(o/E*(R+1));return`${p} 0 m ${p} ${(0,C.ai)(e)} l`});return x.length>0?`${x.join(" ")} S`:""}const M=1e3}),63137:((G,_,l)=>{l.d(_,{t:()=>A});var D=l(80397),O=l(
16039),S=l(6093),C=l(79131),U=l(44085),F=l(55123),I=l(65710),T=l(48464),b=l(26429),i=l(37917);async function m(c,s,t){const d=(0,I.hL)(c,t);if(!d||(0,I.Vb)(c,t.
get("Encoding"))!=="Identity-H")return;const f=(0,F.oQ)(c,t);if(f==="unusable"||f===void 0)return;const P=o(c,d),L=(W,H)=>{if(f.kind!=="truetype")return f.kind===
"named"||f.has(H);const z=P(H);return f.has(z)&&(g.has(W)||f.isDrawn(z))},K=await n(c,t),N=W=>{const H=K(W);if(H!==void 0&&L(W,H))return{cid:H,isSaid:!0};const z=f.
kind==="truetype"?e(c,d,f,W):void 0;return z!==void 0&&L(W,z)?{cid:z,isSaid:!1}:void 0},V=(0,I.nb)(c,t),j=(0,b.b8)(c.resolve(V?.get("CapHeight")),c.resolve(V?.get(
"Descent")));return new M(s,N,await(0,i.oo)(c,d),j)}async function n(c,s){const t=(await(0,U.F)(c,s.get("ToUnicode"))).flatMap(({first:f,last:P,text:L})=>{const K=[
...L],N=K[0]?.codePointAt(0);return K.length!==1||N===void 0||f>a?[]:[{first:N,last:N+Math.min(P,a)-f,value:f}]}),d=await T.N.of(t,c.job.pace);return f=>{const P=d.
find(f);return P&&P.value+f-P.first}}const a=65535,g=new Set([32,160]);class M{resource;find;widths;extent;found=new Map;constructor(s,t,d,f){this.resource=s,this.
find=t,this.widths=d,this.extent=f}covers(s){if(new RegExp("\\p{M}","u").test(s))return!1;for(const t of s)if(!this.glyph(t))return!1;return!0}width(s){let t=0;
for(const d of s)t+=this.widths(this.glyph(d)?.cid??0);return t}show(s){const t=Array.from(s,f=>this.glyph(f)),d=`${(0,b.zO)(t.map(f=>f?.cid??0),2)} Tj`;return t.
every(f=>f?.isSaid)?d:(0,b.$u)(s,d)}glyph(s){const t=s.codePointAt(0);return this.found.has(t)||this.found.set(t,this.find(t)),this.found.get(t)}}function o(c,s){
const t=c.resolve(s.get("CIDToGIDMap"));if(!(t instanceof O.Z6))return f=>f;const d=c.decoded(t);return f=>(d[f*2]??0)<<8|(d[f*2+1]??0)}function e(c,s,t,d){if(!(c.
resolve(s.get("CIDToGIDMap"))instanceof O.Z6))return t.unicode(d)||void 0}var r=l(88728),h=l(99921),u=l(30184),E=l(15060);function x(c,s,t){if(!/^(Type1|MMType1|TrueType)$/.
test((0,I.Vb)(c,t.get("Subtype"))))return;const d=(0,I.nb)(c,t),f=(0,F.oQ)(c,t);if(f==="unusable")return;if(!f&&(0,I.Vb)(c,t.get("BaseFont"))==="ZapfDingbats")return p(
s);const P=f?void 0:(0,u.vp)((0,I.Vb)(c,t.get("BaseFont"))),L=(0,r.pE)(c,d,t),K=(0,r.P$)(c,t,L,f!==void 0);if(!K)return;const N=(0,i.s4)(c,t,d,P),V=new Map;for(const[
j,W]of K){if(V.has(W.point)||f&&!y(f,j,W))continue;const H=N(j,W.point);H!==void 0&&V.set(W.point,{code:j,width:H})}for(const[j,W]of[[160,32],[8208,45],[8209,45]])
!V.has(j)&&V.has(W)&&V.set(j,V.get(W));if(V.size!==0)return new v(s,V,w(c,t,d,P!==void 0))}function B(c,s="Helvetica"){const t=c.add((0,O.jd)({Type:(0,O.UU)("Fo\
nt"),Subtype:(0,O.UU)("Type1"),BaseFont:(0,O.UU)(s),Encoding:(0,O.UU)("WinAnsiEncoding")})),d=(0,u.vp)(s),f=new Map;for(let P=32;P<256;P++){const L=r.NF.charCodeAt(
P-32),K=d(L);L!==0&&K!==void 0&&f.set(L,{code:P,width:K})}return new v(t,f,(0,u.WK)(s))}function R(c,s){const t=(0,I.Vb)(c,s.get("BaseFont"));return(0,u.mI)(t)&&
(0,F.oQ)(c,s)===void 0?t:void 0}function p(c){const s=new Map;for(const{code:t,point:d,width:f}of(0,E.H)())s.set(d,{code:t,width:f}),t<127&&s.set(t,{code:t,width:f});
return new v(c,s,{capHeight:692,descent:-143})}class v{resource;codes;extent;constructor(s,t,d){this.resource=s,this.codes=t,this.extent=d}covers(s){for(const t of s)
if(!this.codes.has(t.codePointAt(0)))return!1;return!0}width(s){let t=0;for(const d of s)t+=this.codes.get(d.codePointAt(0))?.width??0;return t}show(s){const t=[];
for(const d of s)t.push(this.codes.get(d.codePointAt(0))?.code??32);return`${(0,b.dc)(t)} Tj`}}function y(c,s,{point:t,name:d}){if(c.kind!=="truetype")return c.
has(d)||c.has((0,h.S)(t))||t===32;const f=c.unicode(t)||c.code(s);return f>0?t===32||t===160||c.isDrawn(f):c.has(d)}function w(c,s,t,d){return!t&&d?(0,u.WK)((0,I.
Vb)(c,s.get("BaseFont"))):(0,b.b8)(c.resolve(t?.get("CapHeight")),c.resolve(t?.get("Descent")))}class A{document;model;file;known=new Map;byNumber=new Map;encodedFonts=new Map;helvetica;typeface;given;embeddedOnly;defaults;constructor(s,t,d){
this.document=s,this.model=t,this.file=d,this.defaults=s.dict(s.dict(t.form?.dict.get("DR"))?.get("Font"))}async select(s,t,d){this.embeddedOnly??=(await(0,D.ds)(
this.document)).archive!==void 0;const f=await this.own(s,t),P=f.usable&&(!this.embeddedOnly||f.embedded||d===""),L=this.embeddedOnly?void 0:this.encoded(s,t),K=[
P?f.font:void 0,L].flatMap(X=>X?[{font:X,name:f.name}]:[]),N=(0,C.Sw)(d)||(0,S.ft)(d)?()=>!1:({font:X})=>X.covers(d),V=K.find(N);if(V)return{...V,missing:[]};const j=await this.
further(),W=j.find(N);if(W)return{...W,missing:[]};const{MixedFont:H}=await Promise.all([l.e(7762),l.e(6586),l.e(119)]).then(l.bind(l,10119)),z=new H(d,[...K.slice(
-1),...j],j.at(-1));return{font:z,name:z.base.name,missing:z.missing}}async finish(){await this.given?.embed(),await this.typeface?.embed()}async further(){const{
EmbeddedTypeface:s}=await Promise.all([l.e(7762),l.e(6586),l.e(4270)]).then(l.bind(l,4270));return this.file&&(this.given??=await s.open(this.document,this.file)),
this.typeface??=await s.open(this.document),[...this.given?[{font:this.given,name:"OctavoFont"}]:[],{font:this.typeface,name:"NotoSans"}]}async own(s,t=""){const d=this.
find(s,t);if(d===void 0)return{font:this.standard(),name:"Helv",usable:!0,embedded:!1};const f=await this.open(d),P=(0,F.nq)(this.document,this.document.dict(d)),
L=/^(?!OctavoFont$|NotoSans$)[\w+.-]+$/.test(t)?t:"F0";return{font:f??this.standard(),name:L,usable:f!==void 0,embedded:P}}find(s,t){const{document:d}=this;if(t===
"")return;const f=d.dict(d.dict(this.model.inherited(s.node,"DR"))?.get("Font")),P=d.resolve(d.dict(s.dict.get("AP"))?.get("N")),L=P instanceof O.Z6?d.dict(d.dict(
P.dict.get("Resources"))?.get("Font")):void 0;for(const K of[f,this.defaults,L]){const N=K?.get(t);if(N!==void 0&&d.dict(N))return N}}async open(s){if(s instanceof
O.oS?this.byNumber.has(s.number):this.known.has(s))return s instanceof O.oS?this.byNumber.get(s.number):this.known.get(s);const d=this.document.dict(s);let f;try{
f=d&&(x(this.document,s,d)??await m(this.document,s,d))}catch(P){if(!$(P))throw P}return s instanceof O.oS?this.byNumber.set(s.number,f):this.known.set(s,f),f}standard(){
return this.helvetica??=B(this.document)}encoded(s,t=""){const d=this.find(s,t),f=d===void 0?void 0:this.document.dict(d),P=f&&R(this.document,f);if(P===void 0)
return;let L=this.encodedFonts.get(P);return L||this.encodedFonts.set(P,L=B(this.document,P)),L}}const $=c=>c instanceof Error&&"code"in c&&c.code==="unreadable\
_document"}),36342:((G,_,l)=>{l.d(_,{z:()=>T});var D=l(16039);const O={View:"ViewState",Print:"PrintState"};class S{document;categories={View:new Map,Print:new Map};intents;constructor(i,m){
this.document=i,this.intents=this.intentsOf(m);for(const n of i.array(m?.get("AS"))??[]){const a=i.dict(n),g=i.resolve(a?.get("Event"));if(!a||!((0,D.Eo)(g,"Vie\
w")||(0,D.Eo)(g,"Print")))continue;const M=C(i,a.get("Category")),o=this.categories[g.text];for(const e of i.array(a.get("OCGs"))??[]){if(!(0,D.i9)(e))continue;
const r=o.get(e.number)??new Set;for(const h of M)r.add(h);o.set(e.number,r)}}}isAlwaysOn(i){const{intents:m}=this;if(m.has("All"))return!1;const n=this.intentsOf(
this.document.dict(new D.oS(i)));return!n.has("All")&&![...n].some(a=>m.has(a))}stateOf(i,m){const n=this.categories[m].get(i);if(!n)return;const a=this.document.
dict(this.document.dict(new D.oS(i))?.get("Usage"));let g;for(const M of n){const o=O[M],e=o===void 0?null:this.document.resolve(this.document.dict(a?.get(M))?.
get(o));if((0,D.Eo)(e,"OFF"))return!1;(0,D.Eo)(e,"ON")&&(g=!0)}return g}intentsOf(i){const m=C(this.document,i?.get("Intent"));return new Set(m.length>0?m:["Vie\
w"])}}function C(b,i){return(b.array(i)??[i??null]).map(n=>b.resolve(n)).flatMap(n=>n instanceof D.SX?[n.text]:[])}const U=32;function F(b,i,m){const n=new Map,
a=(g,M)=>{const o=n.get(g);if(o!==void 0)return o;n.set(g,!0);const e=b.resolve(g[0]),r=E=>{const x=b.resolve(E);return(0,D.cy)(x)?M>0?a(x,M-1):!0:!(0,D.i9)(E)||
m(E.number)},h=g.slice(1),u=I(e instanceof D.SX?e.text:"",h,r);return n.set(g,u),u};return a(i,U)}function I(b,i,m){switch(b){case"And":return i.every(m);case"O\
r":return i.some(m);case"Not":return i.length===0||!m(i[0]);default:return!0}}class T{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(i){
this.document=i;const m=i.dict(i.dict(i.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,D.Eo)(i.resolve(m?.get("BaseState")),"OFF");for(const n of i.array(
m?.get("OFF"))??[])(0,D.i9)(n)&&this.off.add(n.number);for(const n of i.array(m?.get("ON"))??[])(0,D.i9)(n)&&this.on.add(n.number);this.usages=new S(i,m),this.viewed=
n=>this.usages.isAlwaysOn(n)||(this.usages.stateOf(n,"View")??!this.isGroupOff(n)),this.printed=n=>this.usages.stateOf(n,"Print")??this.viewed(n)}isOff(i){return!this.
shows(i,this.viewed)}isNeverShown(i){return this.isOff(i)&&!this.shows(i,this.printed)}groupsOff(){const{document:i}=this,m=i.dict(i.catalog.get("OCProperties"));
return this.baseOff?(i.array(m?.get("OCGs"))??[]).filter(n=>!(0,D.i9)(n)||!this.on.has(n.number)):i.array(i.dict(m?.get("D"))?.get("OFF"))??[]}neverShown(){const i=this.
document.array(this.document.dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[];return[...new Set(i.flatMap(n=>(0,D.i9)(n)?[n.number]:[]))].filter(
n=>!this.viewed(n)&&!this.printed(n))}shows(i,m){const{document:n}=this,a=n.dict(i);if(!a)return!0;if(!(0,D.Eo)(n.resolve(a.get("Type")),"OCMD"))return!(0,D.i9)(
i)||m(i.number);const g=n.resolve(a.get("VE"));return(0,D.cy)(g)?F(n,g,m):this.showsByPolicy(a,m)}showsByPolicy(i,m){const{document:n}=this,a=i.get("OCGs"),g=(n.
array(a)??[a]).filter(D.i9);if(g.length===0)return!0;const M=g.map(({number:e})=>m(e)),o=n.resolve(i.get("P"));switch(o instanceof D.SX?o.text:"AnyOn"){case"All\
On":return M.every(e=>e);case"AnyOff":return!M.every(e=>e);case"AllOff":return!M.some(e=>e);default:return M.some(e=>e)}}isGroupOff(i){return this.off.has(i)||this.
baseOff&&!this.on.has(i)}}}),80397:((G,_,l)=>{l.d(_,{Ip:()=>T,XM:()=>a,Xb:()=>n,ds:()=>I,qg:()=>m});var D=l(58247),O=l(30729),S=l(1480),C=l(10404),U=l(34331),F=l(
31808);const I=(0,O.H)(async o=>T(o,await(0,C.Br)(o)));function T(o,e){const r=(R,p)=>(0,D.w)((0,U.sm)(e,R,p)[0]??""),h=i(r("pdfaid","part"),r("pdfaid","conform\
ance").toLowerCase()),u=b(r("pdfuaid","part"))?`PDF/UA-${r("pdfuaid","part")}`:void 0,x=[r("pdfxid","GTS_PDFXVersion")||r("pdfx","GTS_PDFXVersion")||((0,D.G)(o.
resolve((0,C._U)(o)?.get("GTS_PDFXVersion")))??""),r("pdfe","ISO_PDFEVersion"),r("pdfvtid","GTS_PDFVTVersion")],B=[h?.name,u,...x.filter(R=>/^PDF\/[\w .:/()-]{1,40}$/.
test(R))];return{archive:h,accessible:u,names:B.filter(R=>R!==void 0)}}const b=o=>/^[1-9]$/.test(o);function i(o,e){if(!b(o))return;const r=/^[abuef]$/.test(e)?
e:"";return{part:Number(o),level:r,name:`PDF/A-${o}${r}`}}function m(o,e,r,h){return e&&M(o,e,[S.dK.pdfaid]),n(r,h)}const n=({name:o},e)=>({code:"pdfa_identific\
ation_removed",message:`The document no longer claims ${o}: ${e}.`});async function a(o){const e=await(0,C.Br)(o);if(!e)return[];const{archive:r,accessible:h}=T(
o,e);M(o,e,[S.dK.pdfaid,S.dK.pdfuaid]);const u=[r?.name,h].filter(E=>E!==void 0);return u.length>0?[g(u)]:[]}const g=o=>({code:"conformance_dropped",message:`Th\
e result no longer claims ${o.join(" and ")}, because a merge cannot guarantee conformance.`});function M(o,e,r){e.properties.some(({namespace:h})=>r.includes(h))&&
(0,F._L)(o,(0,F.QH)(e,({namespace:h})=>r.includes(h),[]))}}),31808:((G,_,l)=>{l.d(_,{QH:()=>C,T3:()=>U,_L:()=>b});var D=l(1480),O=l(54075),S=l(16039);function C(i,m,n){
const{text:a,properties:g,end:M,about:o}=i,e=[];let r=0;for(const h of g.filter(m).sort((u,E)=>u.from-E.from))h.from<r||(e.push(a.slice(r,h.from)),r=h.to);return e.
push(a.slice(r,Math.max(M,r))),n.length>0&&e.push(F(n,o)),e.push(a.slice(Math.max(M,r))),T(e.join(""))}function U(i){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHz\
reSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${D.dK.rdf}">
${F(i,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function F(i,m){const a=[...new Set(i.map(({prefix:M})=>M))].map(M=>` xmlns:${M}="${D.dK[M]}"`).join(""),g=i.map(({prefix:M,name:o,form:e,values:r})=>`\
<${M}:${o}>${I(e,r)}</${M}:${o}>
`);return`<rdf:Description xmlns:rdf="${D.dK.rdf}" rdf:about="${(0,O.X)(m)}"${a}>
${g.join("")}</rdf:Description>
`}function I(i,m){const n=a=>m.map(g=>`<rdf:li${a}>${(0,O.X)(g)}</rdf:li>`).join("");switch(i){case"simple":return(0,O.X)(m[0]??"");case"alternative":return`<rd\
f:Alt>${n(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${n("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${n("")}</rdf:Bag>`}}const T=i=>i.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function b(i,m){const n=i.catalog.get("Metadata"),a=i.resolve(n),g=a instanceof S.Z6?[...a.dict].
filter(([e])=>!["Filter","DecodeParms","Length"].includes(e)):[],M=new S.Bi([["Type",new S.SX("Metadata")],["Subtype",new S.SX("XML")],...g]),o=new S.Z6(M,Buffer.
from(m,"utf8"));(0,S.i9)(n)&&a instanceof S.Z6?i.put(n,o):i.edit(i.catalogNumber).set("Metadata",i.add(o))}})};
