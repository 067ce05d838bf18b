"use strict";exports.id=7809,exports.ids=[7809],exports.modules={59294:((X,K,d)=>{d.d(K,{Pl:()=>x,XY:()=>I,Z7:()=>L,qS:()=>R,qZ:()=>A});var _=d(45599);const D=[3];function L(l,e){
const r=l.array(e.get("Border")),g=l.dict(e.get("BS")),a=l.resolve(g?g.get("W"):r?.[2]),O=l.resolve(g?.get("S")),f=O instanceof _.SX&&/^[SDBIU]$/.test(O.text)?O.
text:"S",h=x(l,g?g.get("D"):r?.[3]).filter(T=>T>=0),M=h.some(T=>T>0),p=!g&&M?"D":f;return{width:typeof a=="number"&&a>=0?a:1,style:p,dash:p!=="D"?[]:M?h:D}}function R(l,e){
const r=x(l,e);return[1,3,4].includes(r.length)?r.map(g=>Math.min(Math.max(g,0),1)):void 0}const I=5e4,C=100;function x(l,e){const r=l.array(e)??[];if(r.length>
I)return[];l.job.pace.add(r.length*C);const g=r.map(a=>l.resolve(a));return g.every(a=>typeof a=="number"&&Number.isFinite(a))?g:[]}function A(l,e){const r=[];let g=I;
for(const a of l.array(e)??[]){if(g-=1+(l.array(a)?.length??0),g<0)return[];r.push(x(l,a))}return r}}),12889:((X,K,d)=>{d.d(K,{Rl:()=>T,Vv:()=>R,fM:()=>I,ft:()=>l,
jB:()=>M,pr:()=>a,rg:()=>h,vw:()=>g,wE:()=>p});var _=d(46161),D=d(44233),L=d(47707);const R="‏",I="‎";let C;const x=()=>C??=(0,_.A)(),A=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
l=w=>A.test(w),e=4e3,r=w=>x().getEmbeddingLevels(w.slice(0,e)).paragraphs[0]?.level??0,g=w=>l(w)&&r(w)%2===1,a=w=>[...O(w)];function*O(w){if(!l(w)){w!==""&&(yield{
text:w,rtl:!1,at:0});return}if(w.length<=e)return yield*f(w,0);const b=r(w)%2===1,F=[];for(let y=0;y<w.length;)y=Math.min(y+e,w.length),/[\ud800-\udbff]/.test(w[y-
1])&&(y=Math.min(y+1,w.length)),F.push(y);for(let y=0;y<F.length;y++){const v=b?F.length-1-y:y,S=F[v-1]??0;yield*f(w.slice(S,F[v]),S,b?"rtl":"ltr")}}function f(w,b,F){
const{levels:y,paragraphs:v}=x().getEmbeddingLevels(w,F),S=v[0]?.level??0;for(let u=w.length-1;u>=0&&/\s/.test(w[u]);u--)y[u]=S;const B=[];for(let u=0,c=0;u<w.length;u=
c){const m=y[u];for(;c<w.length&&y[c]===m;)c++;B.push({level:m,text:w.slice(u,c),at:u})}const E=B.reduce((u,{level:c})=>Math.max(u,c),0);for(let u=E;u>0;u--)for(let c=0,
m=0;c<B.length;c=m+1){for(m=c;m<B.length&&B[m].level>=u;)m++;for(let s=c,n=m-1;s<n;s++,n--)[B[s],B[n]]=[B[n],B[s]]}return B.map(({level:u,text:c,at:m})=>({text:c,
rtl:u%2===1,at:b+m}))}function*h(w,b){const F=new Int32Array(b.length+1);for(const[y,v]of b.entries())F[y+1]=F[y]+v.length;for(const{text:y,rtl:v,at:S}of O(w+b.
join(""))){const B=S-w.length,E=B+y.length,u=[];for(let c=Math.max((0,D.MJ)(F,B)-1,0);c<b.length&&F[c]<E;c++){const m=Math.max(B-F[c],0),s=b[c].slice(m,Math.max(
E-F[c],0));s!==""&&u.push({text:s,rtl:v,at:m,index:c})}yield*v?u.reverse():u}}const M=w=>Array.from(w,b=>x().getMirroredCharacter(b)??b).join(""),p=w=>(0,L.qf)(
M(w)).reverse().join(""),T=w=>a(w).flatMap(({text:b,rtl:F})=>F?(0,L.qf)(M(b)).reverse():(0,L.qf)(b))}),33141:((X,K,d)=>{d.d(K,{$u:()=>L,b8:()=>D,dc:()=>I,zO:()=>R});
var _=d(77581);function D(C,x){const A=typeof C=="number"?Math.abs(C):0,l=typeof x=="number"?Math.abs(x):0;return{capHeight:A>=400&&A<=850?A:700,descent:-(l>=50?
Math.min(l,230):230)}}const L=(C,x)=>`/Span <</ActualText <${Buffer.from((0,_.wx)(C).bytes).toString("hex")}>>> BDC ${x} EMC`,R=(C,x)=>`<${C.map(A=>A.toString(16).
padStart(x*2,"0")).join("")}>`;function I(C){return C.some(x=>x<32||x>126)?R(C,1):`(${Buffer.from(C).toString("latin1").replace(/[\\()]/g,"\\$&")})`}}),79784:((X,K,d)=>{
d.d(K,{O:()=>R});var _=d(37709);const D=new Map([["g",1],["rg",3],["k",4]]),L=new Map([["DeviceGray","g"],["DeviceRGB","rg"],["DeviceCMYK","k"]]);function R(e){
let r,g=0,a="0 g",O="g",f=0,h=1;const M=new _.BT(Buffer.from(e.slice(0,I),"latin1"));for(;M.next();){const{operator:p,count:T}=M,w=M.number(T-1);switch(p){case"\
cs":O=L.get(M.name(T-1)??""),a="0 g";break;case"Tc":Number.isNaN(w)||(f=Math.min(Math.max(w,-x),x));break;case"Tz":w>0&&(h=Math.min(Math.max(w,1),A)/100);break;case"\
Tf":{const b=Math.max(T-2,0);r=M.name(b)??r,g=Math.min(Math.abs(M.number(b+1))||0,C);break}default:a=l(M,p==="sc"||p==="scn"?O:p)??a}}return{font:r,size:g,color:a,
spacing:f,stretch:h}}const I=4e3,C=2e3,x=100,A=1e3;function l(e,r){const g=r===void 0?void 0:D.get(r);if(g===void 0||e.count<g)return;const a=Array.from({length:g},
(O,f)=>e.number(e.count-g+f));return a.some(Number.isNaN)?void 0:`${a.join(" ")} ${r}`}}),13625:((X,K,d)=>{d.d(K,{Dm:()=>I,cH:()=>x,lQ:()=>C});var _=d(59294),D=d(
36078),L=d(74135),R=d(6057);function I(e,r){const g=(0,R.b0)(e,r.get("Rect"));if(!g)return;const[a,O,f,h]=g,M=e.dict(r.get("MK")),p=e.resolve(M?.get("R")),T=typeof p==
"number"?(0,R.c_)(Math.round(p/90)*90):0,w=T===90||T===270,b=(0,_.qS)(e,M?.get("BC")),{width:F,style:y,dash:v}=(0,_.Z7)(e,r),S=b?Math.min(F,(f-a)/2,(h-O)/2):0;return{
width:w?h-O:f-a,height:w?f-a:h-O,rotation:T,background:(0,_.qS)(e,M?.get("BG")),borderColor:b,style:y,line:S,border:y==="B"||y==="I"?S*2:S,dash:v,caption:e.resolve(
M?.get("CA"))}}function C({width:e,height:r,rotation:g}){if(g!==0)return(0,L.S3)({box:g===180?[0,0,e,r]:[0,0,r,e],rotation:g})}function x(e){const{width:r,height:g,
background:a,borderColor:O,style:f,line:h,dash:M}=e,p=[];if(a&&p.push((0,D.wW)(a,"fill"),`0 0 ${(0,D.id)(r)} ${(0,D.id)(g)} re f`),!O||h===0)return p.join(`
`);if(f==="B"||f==="I"){const[w,b]=f==="B"?[[1],A(a)]:[[.5],[.75]];p.push((0,D.wW)(w,"fill"),l(e,!0),(0,D.wW)(b,"fill"),l(e,!1))}p.push((0,D.wW)(O,"stroke"),`${(0,D.
id)(h)} w`),f==="D"&&p.push((0,D.hX)(M));const T=h/2;return p.push(f==="U"?`0 ${(0,D.id)(T)} m ${(0,D.id)(r)} ${(0,D.id)(T)} l S`:`${(0,D.id)(T)} ${(0,D.id)(T)}\
 ${(0,D.id)(r-h)} ${(0,D.id)(g-h)} re S`),p.join(`
`)}const A=e=>e?.length===3||e?.length===1?e.map(r=>r/2):[.5];function l({width:e,height:r,line:g,border:a},O){const[f,h,M,p]=[g,a,e,r],T=O?[[f,f],[f,p-f],[M-f,
p-f],[M-h,p-h],[h,p-h],[h,h]]:[[M-f,p-f],[M-f,f],[f,f],[h,h],[M-h,h],[M-h,p-h]];return`${(0,D.XL)(T)} f`}}),10180:((X,K,d)=>{d.d(K,{To:()=>g,WY:()=>f,Yo:()=>a,fR:()=>r,
l$:()=>O,tS:()=>R,xZ:()=>y});var _=d(12889),D=d(75934),L=d(34378);const R=1.15,I=4,C=12,x=2,[A,l]=[500,30],e=({border:E})=>Math.max(2*E,x);function r(E,u){const{
frame:c,font:m,quadding:s}=E,n=e(c),t=m.width(u)/1e3,o=Math.max(c.width-2*n,0),i=E.size||h(E,u,t===0?1/0:o/t);return{size:i,lines:[{text:u,x:S(s,n,o,t*i),y:F(c,
m,i,u)}]}}async function g(E,u,c){const{frame:m,font:s,quadding:n}=E,t=e(m),o=Math.max(m.width-2*t,1),i=Math.max(m.height-2*t,1),P=[];for(const G of u.split(`
`)){const H=c.step(A+G.length*l);H&&await H,P.push(new B(s,G))}const U=async G=>{const H=[];for(const z of P)for(const Z of await z.lines(o/G*1e3,c))H.push(Z);return H};
let $=E.size||C,W=await U($);for(;E.size===0&&$>I&&W.length*$*R>i;)W=await U($-=.5);const N=v(m,s,$,W),j=[];for(const[G,H]of W.entries()){const z=c.step(H.length*
l);z&&await z;const Z=S(n,t,o,s.width(H)/1e3*$);j.push({text:H,x:Z,y:N-G*$*R})}return{size:$,lines:j}}function a(E,u,c){const{frame:m,font:s,quadding:n}=E,t=m.width/
c,o=(0,_.Rl)(u),i=o.reduce((N,j)=>Math.max(N,s.width(j)/1e3),0),P=E.size||h(E,u,i===0?1/0:t/i),U=Math.max(c-o.length,0),$=n===2?U:n===1?Math.floor(U/2):0,W=F(m,
s,P,u);return{size:P,lines:o.map((N,j)=>({text:N,x:t*($+j+.5)-s.width(N)/1e3*P/2,y:W}))}}function O(E,u,c){const{frame:m,font:s,quadding:n}=E,t=e(m),o=Math.max(
m.width-2*t,0),i=E.size||C,P=f(m,i),U=m.height-m.border-(R+s.extent.capHeight/1e3)/2*i;return{size:i,lines:u.slice(c,c+Math.ceil(P)).map(($,W)=>({text:$,x:S(n,t,
o,s.width($)/1e3*i),y:U-W*i*R}))}}const f=({height:E,border:u},c)=>Math.max(E-2*u,0)/((c||C)*R);function h({frame:{height:E,border:u},font:c},m,s){const{above:n,
below:t}=b(c,m),o=(E-2*u)/Math.max(R,n+t);return Math.max(Math.min(o,s),I)}const M=.235,p=.05,T=new RegExp("[\\p{Lu}\\p{Nd}bdfhklt]\\p{M}","u"),w=/^[A-IK-PR-Z\dabcdefhiklmnorstuvwxz\s.:+*'"!°-]*$/;
function b({extent:E},u){return{above:E.capHeight/1e3+(T.test((0,L.w)(u,"NFD"))?M:p),below:w.test(u)?0:-E.descent/1e3}}function F({height:E,border:u},c,m,s){const{
above:n,below:t}=b(c,s),o=u+t*m,i=E-u-n*m;return o>i?(o+i)/2:Math.min(Math.max(E/2-c.extent.capHeight/2e3*m,o),i)}function y({width:E,height:u,border:c},m,{size:s,
lines:n}){if(n.length>0&&!(E>2*c&&u>2*c))return!0;const t=.1*s;return n.some(({text:o,x:i,y:P})=>{const{above:U,below:$}=b(m,o);return i+m.width(o)/1e3*s>E-c+t||
P+U*s>u-c+t||P-$*s<c-t})}function v(E,u,c,m){const{height:s,border:n}=E,t=s-e(E)-(u.extent.capHeight/1e3+M)*c,o=n+(b(u,m.at(-1)??"").below+(m.length-1)*R)*c,i=s-
n-b(u,m[0]??"").above*c;return Math.max(t,Math.min(o,i))}function S(E,u,c,m){return m>c||E===0?u:u+(E===2?c-m:(c-m)/2)}class B{mark;broken;constructor(u,c){this.
mark=(0,_.vw)(c)?_.Vv:"",this.broken=new D.p(c,m=>u.width(m))}async lines(u,c){const m=c.step(A);return m&&await m,(await this.broken.lines(()=>u,c)).map(s=>this.
mark+s)}}}),49336:((X,K,d)=>{d.d(K,{Fp:()=>x,Jq:()=>e,WK:()=>g,ai:()=>C,m:()=>M,rI:()=>l,v8:()=>A});var _=d(36078),D=d(47707),L=d(9876),R=d(13625),I=d(10180);function C(y,v){
const B=(0,D.RK)(y).replace(/[\t\u2028\u2029]/g," ").replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g,"");return v==="several"?B:B.replace(/\n/g," ")}function x(y){
return y.kind==="list"?y.rows.texts.join(""):y.text.replace(/\n/g,"")}async function A(y,v,S){switch(v.kind){case"line":return(0,I.fR)(y,v.text);case"paragraph":
return(0,I.To)(y,v.text,S);case"comb":return(0,I.Yo)(y,v.text,v.cells);case"list":return(0,I.l$)(y,v.rows.texts,v.rows.first)}}function l(y,v,{texts:S,chosen:B,
first:E}){const u=Math.max(Math.floor((0,I.WY)(y,v)),1),[c]=B,m=Math.max(S.length-u,0),s=c===void 0||c>=E&&c<E+u?E:c;return Math.min(Math.max(s,0),m)}function e(y,v,S,B){
let E=S.lines;if(v.kind==="list"){const{chosen:c,first:m}=v.rows;E=c.map(s=>S.lines[s-m])}const u=E.filter(c=>c!==void 0&&c.text.trim()!=="");return E.includes(
void 0)||(0,I.xZ)(y,B,{size:S.size,lines:u})}const r=20;function g(y,{memory:v,pace:S}){v.budget.spend("characters",r*y.length),S.add(y.length*f)}const[a,O,f]=[
8e3,60,60];function*h(y,v,S){const B=[];for(let E=0,u;E<y.length;E=u)u=Math.min(y.length,E+a),(0,L.LJ)(y.charCodeAt(u))&&u++,B.push(v.show(y.slice(E,u),S)),yield(u-
E)*O;return B.join(" ")}function*M(y,v,S,B){const{font:E,name:u,color:c}=B,m=[(0,R.cH)(y),...v.kind==="comb"?[b(y,v.cells)]:[],"/Tx BMC"],s=S.lines.filter(({text:i})=>i.
trim()!==""),{border:n,width:t,height:o}=y;if(s.length>0&&t>2*n&&o>2*n){const i=[n,n,t-2*n,o-2*n].map(_.id).join(" ");m.push("q",`${i} re W n`),v.kind==="list"&&
m.push(w(y,v.rows,S.size)),m.push("BT",c,`/${u} ${(0,_.id)(S.size)} Tf`);let[P,U]=[0,0];for(const $ of s){const[W,N]=[p($.x),p($.y)];m.push(`${(0,_.id)(W-P)} ${(0,_.
id)(N-U)} Td`,yield*h($.text,E,S.size)),[P,U]=[W,N]}m.push("ET","Q")}return m.push("EMC"),m.filter(i=>i!=="").join(`
`)}const p=y=>Math.round(y*1e3)/1e3,T="0.6 0.757 0.855 rg";function w(y,{chosen:v,first:S},B){const{border:E,width:u,height:c}=y,m=B*I.tS,s=v.filter(t=>t>=S&&c-
E-(t-S)*m>E);if(s.length===0)return"";const n=s.map(t=>{const o=c-E-(t-S+1)*m;return`${[E,o,u-2*E,m].map(_.id).join(" ")} re`});return[T,...n,"f"].join(`
`)}function b({width:y,height:v,line:S,borderColor:B,style:E},u){if(!B||S===0||E!=="S"&&E!=="D"||u>F)return"";const c=Array.from({length:u-1},(m,s)=>{const n=(0,_.
id)(y/u*(s+1));return`${n} 0 m ${n} ${(0,_.id)(v)} l`});return c.length>0?`${c.join(" ")} S`:""}const F=1e3}),81228:((X,K,d)=>{d.d(K,{t:()=>c});var _=d(21281),D=d(
45599),L=d(12889),R=d(47707),I=d(39905),C=d(18271),x=d(49454),A=d(69864),l=d(33141),e=d(62341);async function r(s,n,t){const o=(0,x.hL)(s,t);if(!o||(0,x.FG)(s,t.
get("Encoding"))!=="Identity-H")return;const i=(0,C.oQ)(s,t);if(i==="unusable"||i===void 0)return;const P=h(s,o),U=(G,H)=>{if(i.kind!=="truetype")return i.kind===
"named"||i.has(H);const z=P(H);return i.has(z)&&(O.has(G)||i.isDrawn(z))},$=await g(s,t),W=G=>{const H=$(G);if(H!==void 0&&U(G,H))return{cid:H,isSaid:!0};const z=i.
kind==="truetype"?M(s,o,i,G):void 0;return z!==void 0&&U(G,z)?{cid:z,isSaid:!1}:void 0},N=(0,x.nb)(s,t),j=(0,l.b8)(s.resolve(N?.get("CapHeight")),s.resolve(N?.get(
"Descent")));return new f(n,W,await(0,e.oo)(s,o),j)}async function g(s,n){const t=(await(0,I.F)(s,n.get("ToUnicode"))).flatMap(({first:i,last:P,text:U})=>{const $=[
...U],W=$[0]?.codePointAt(0);return $.length!==1||W===void 0||i>a?[]:[{first:W,last:W+Math.min(P,a)-i,value:i}]}),o=await A.N.of(t,s.job.pace);return i=>{const P=o.
find(i);return P&&P.value+i-P.first}}const a=65535,O=new Set([32,160]);class f{resource;find;widths;extent;found=new Map;constructor(n,t,o,i){this.resource=n,this.
find=t,this.widths=o,this.extent=i}covers(n){if(new RegExp("\\p{M}","u").test(n))return!1;for(const t of n)if(!this.glyph(t))return!1;return!0}width(n){let t=0;
for(const o of n)t+=this.widths(this.glyph(o)?.cid??0);return t}show(n){const t=Array.from(n,i=>this.glyph(i)),o=`${(0,l.zO)(t.map(i=>i?.cid??0),2)} Tj`;return t.
every(i=>i?.isSaid)?o:(0,l.$u)(n,o)}glyph(n){const t=n.codePointAt(0);return this.found.has(t)||this.found.set(t,this.find(t)),this.found.get(t)}}function h(s,n){
const t=s.resolve(n.get("CIDToGIDMap"));if(!(t instanceof D.Z6))return i=>i;const o=s.decoded(t);return i=>(o[i*2]??0)<<8|(o[i*2+1]??0)}function M(s,n,t,o){if(!(s.
resolve(n.get("CIDToGIDMap"))instanceof D.Z6))return t.unicode(o)||void 0}var p=d(16456),T=d(30201),w=d(9865),b=d(47628);function F(s,n,t){if(!/^(Type1|MMType1|TrueType)$/.
test((0,x.FG)(s,t.get("Subtype"))))return;const o=(0,x.nb)(s,t),i=(0,C.oQ)(s,t);if(i==="unusable")return;if(!i&&(0,x.FG)(s,t.get("BaseFont"))==="ZapfDingbats")return S(
n);const P=i?void 0:(0,w.vp)((0,x.FG)(s,t.get("BaseFont"))),U=(0,p.pE)(s,o,t),$=(0,p.P$)(s,t,U,i!==void 0);if(!$)return;const W=(0,e.s4)(s,t,o,P),N=new Map;for(const[
j,G]of $){if(N.has(G.point)||i&&!E(i,j,G))continue;const H=W(j,G.point);H!==void 0&&N.set(G.point,{code:j,width:H})}for(const[j,G]of[[160,32],[8208,45],[8209,45]])
!N.has(j)&&N.has(G)&&N.set(j,N.get(G));if(N.size!==0)return new B(n,N,u(s,t,o,P!==void 0))}function y(s,n="Helvetica"){const t=s.add((0,D.jd)({Type:(0,D.UU)("Fo\
nt"),Subtype:(0,D.UU)("Type1"),BaseFont:(0,D.UU)(n),Encoding:(0,D.UU)("WinAnsiEncoding")})),o=(0,w.vp)(n),i=new Map;for(let P=32;P<256;P++){const U=p.NF.charCodeAt(
P-32),$=o(U);U!==0&&$!==void 0&&i.set(U,{code:P,width:$})}return new B(t,i,(0,w.WK)(n))}function v(s,n){const t=(0,x.FG)(s,n.get("BaseFont"));return(0,w.mI)(t)&&
(0,C.oQ)(s,n)===void 0?t:void 0}function S(s){const n=new Map;for(const{code:t,point:o,width:i}of(0,b.H)())n.set(o,{code:t,width:i}),t<127&&n.set(t,{code:t,width:i});
return new B(s,n,{capHeight:692,descent:-143})}class B{resource;codes;extent;constructor(n,t,o){this.resource=n,this.codes=t,this.extent=o}covers(n){for(const t of n)
if(!this.codes.has(t.codePointAt(0)))return!1;return!0}width(n){let t=0;for(const o of n)t+=this.codes.get(o.codePointAt(0))?.width??0;return t}show(n){const t=[];
for(const o of n)t.push(this.codes.get(o.codePointAt(0))?.code??32);return`${(0,l.dc)(t)} Tj`}}function E(s,n,{point:t,name:o}){if(s.kind!=="truetype")return s.
has(o)||s.has((0,T.S)(t))||t===32;const i=s.unicode(t)||s.code(n);return i>0?t===32||t===160||s.isDrawn(i):s.has(o)}function u(s,n,t,o){return!t&&o?(0,w.WK)((0,x.
FG)(s,n.get("BaseFont"))):(0,l.b8)(s.resolve(t?.get("CapHeight")),s.resolve(t?.get("Descent")))}class c{document;model;file;known=new Map;byNumber=new Map;encodedFonts=new Map;helvetica;typeface;given;embeddedOnly;claim;defaults;constructor(n,t,o){
this.document=n,this.model=t,this.file=o,this.defaults=n.dict(n.dict(t.form?.dict.get("DR"))?.get("Font"))}async select(n,t,o){this.embeddedOnly===void 0&&(this.
claim=(await(0,_.ds)(this.document)).archive),this.embeddedOnly=this.claim!==void 0;const i=await this.own(n,t),P=i.usable&&(!this.embeddedOnly||i.embedded||o===
""),U=this.embeddedOnly?void 0:this.encoded(n,t),$=[P?i.font:void 0,U].flatMap(Z=>Z?[{font:Z,name:i.name}]:[]),W=(0,R.Sw)(o)||(0,L.ft)(o)?()=>!1:({font:Z})=>Z.covers(
o),N=$.find(W);if(N)return{...N,missing:[]};const j=await this.further(),G=j.find(W);if(G)return{...G,missing:[]};const{MixedFont:H}=await Promise.all([d.e(7762),
d.e(4075),d.e(6866)]).then(d.bind(d,20575)),z=new H(o,[...$.slice(-1),...j],j.at(-1));return{font:z,name:z.base.name,missing:z.missing}}async finish(){const n=this.
claim?.part===1;await this.given?.embed(n),await this.typeface?.embed(n)}async further(){const{EmbeddedTypeface:n}=await Promise.all([d.e(7762),d.e(4075),d.e(1941)]).
then(d.bind(d,6366));return this.file&&(this.given??=await n.open(this.document,this.file)),this.typeface??=await n.open(this.document),[...this.given?[{font:this.
given,name:"OctavoFont"}]:[],{font:this.typeface,name:"NotoSans"}]}async own(n,t=""){const o=this.find(n,t);if(o===void 0)return{font:this.standard(),name:"Helv",
usable:!0,embedded:!1};const i=await this.open(o),P=(0,C.nq)(this.document,this.document.dict(o)),U=/^(?!OctavoFont$|NotoSans$)[\w+.-]+$/.test(t)?t:"F0";return{
font:i??this.standard(),name:U,usable:i!==void 0,embedded:P}}find(n,t){const{document:o}=this;if(t==="")return;const i=o.dict(o.dict(this.model.inherited(n.node,
"DR"))?.get("Font")),P=o.resolve(o.dict(n.dict.get("AP"))?.get("N")),U=P instanceof D.Z6?o.dict(o.dict(P.dict.get("Resources"))?.get("Font")):void 0;for(const $ of[
i,this.defaults,U]){const W=$?.get(t);if(W!==void 0&&o.dict(W))return W}}async open(n){if(n instanceof D.oS?this.byNumber.has(n.number):this.known.has(n))return n instanceof
D.oS?this.byNumber.get(n.number):this.known.get(n);const o=this.document.dict(n);let i;try{i=o&&(F(this.document,n,o)??await r(this.document,n,o))}catch(P){if(!m(
P))throw P}return n instanceof D.oS?this.byNumber.set(n.number,i):this.known.set(n,i),i}standard(){return this.helvetica??=y(this.document)}encoded(n,t=""){const o=this.
find(n,t),i=o===void 0?void 0:this.document.dict(o),P=i&&v(this.document,i);if(P===void 0)return;let U=this.encodedFonts.get(P);return U||this.encodedFonts.set(
P,U=y(this.document,P)),U}}const m=s=>s instanceof Error&&"code"in s&&s.code==="unreadable_document"}),25902:((X,K,d)=>{d.d(K,{Ly:()=>x,gF:()=>L,mi:()=>C,r9:()=>R,
v8:()=>A});var _=d(77581),D=d(45599);function L(l,e){let r;return e instanceof D.Mx?r=(0,_.g7)(e):e instanceof D.Z6?r=(0,_.g7)(new D.Mx(l.decoded(e))):e instanceof
D.SX?r=R(e.text):typeof e=="number"&&(r=String(e)),r?.replace(/\r\n?/g,`
`)}function R(l){const e=Buffer.from(l,"latin1"),r=e.toString("utf8");return Buffer.from(r,"utf8").equals(e)?r:(0,_.g7)(new D.Mx(e))}const I=4096,C=l=>l instanceof
D.Mx?x(l.bytes.subarray(0,I)):"",x=l=>Buffer.from(l).toString("latin1"),A=l=>(0,_.wx)(l.replace(/\n/g,"\r"))}),21281:((X,K,d)=>{d.d(K,{Ip:()=>A,XM:()=>a,Xb:()=>g,
ds:()=>x,qg:()=>r});var _=d(59071),D=d(70549),L=d(21115),R=d(824),I=d(1975),C=d(60912);const x=(0,D.n)(async h=>A(h,await(0,R.Br)(h)));function A(h,M){const p=(v,S)=>(0,_.
wh)((0,I.sm)(M,v,S)[0]??""),T=e(p("pdfaid","part"),p("pdfaid","conformance").toLowerCase()),w=l(p("pdfuaid","part"))?`PDF/UA-${p("pdfuaid","part")}`:void 0,F=[p(
"pdfxid","GTS_PDFXVersion")||p("pdfx","GTS_PDFXVersion")||((0,_.Gh)(h.resolve((0,R._U)(h)?.get("GTS_PDFXVersion")))??""),p("pdfe","ISO_PDFEVersion"),p("pdfvtid",
"GTS_PDFVTVersion")],y=[T?.name,w,...F.filter(v=>/^PDF\/[\w .:/()-]{1,40}$/.test(v))];return{archive:T,accessible:w,names:y.filter(v=>v!==void 0)}}const l=h=>/^[1-9]$/.
test(h);function e(h,M){if(!l(h))return;const p=/^[abuef]$/.test(M)?M:"";return{part:Number(h),level:p,name:`PDF/A-${h}${p}`}}function r(h,M,p,T){return M&&f(h,
M,[L.dK.pdfaid]),g(p,T)}const g=({name:h},M)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${h}: ${M}.`});async function a(h){const M=await(0,R.
Br)(h);if(!M)return[];const{archive:p,accessible:T}=A(h,M);f(h,M,[L.dK.pdfaid,L.dK.pdfuaid]);const w=[p?.name,T].filter(b=>b!==void 0);return w.length>0?[O(w)]:
[]}const O=h=>({code:"conformance_dropped",message:`The result no longer claims ${h.join(" and ")}, because a merge cannot guarantee conformance.`});function f(h,M,p){
M.properties.some(({namespace:T})=>p.includes(T))&&(0,C._L)(h,(0,C.QH)(M,({namespace:T})=>p.includes(T),[]))}}),60912:((X,K,d)=>{d.d(K,{QH:()=>R,T3:()=>I,_L:()=>l});
var _=d(21115),D=d(3907),L=d(45599);function R(e,r,g){const{text:a,properties:O,end:f,about:h}=e,M=[];let p=0;for(const T of O.filter(r).sort((w,b)=>w.from-b.from))
T.from<p||(M.push(a.slice(p,T.from)),p=T.to);return M.push(a.slice(p,Math.max(f,p))),g.length>0&&M.push(C(g,h)),M.push(a.slice(Math.max(f,p))),A(M.join(""))}function I(e){
return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${_.dK.rdf}">
${C(e,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function C(e,r){const a=[...new Set(e.map(({prefix:f})=>f))].map(f=>` xmlns:${f}="${_.dK[f]}"`).join(""),O=e.map(({prefix:f,name:h,form:M,values:p})=>`\
<${f}:${h}>${x(M,p)}</${f}:${h}>
`);return`<rdf:Description xmlns:rdf="${_.dK.rdf}" rdf:about="${(0,D.X)(r)}"${a}>
${O.join("")}</rdf:Description>
`}function x(e,r){const g=a=>r.map(O=>`<rdf:li${a}>${(0,D.X)(O)}</rdf:li>`).join("");switch(e){case"simple":return(0,D.X)(r[0]??"");case"alternative":return`<rd\
f:Alt>${g(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${g("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${g("")}</rdf:Bag>`}}const A=e=>e.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function l(e,r){const g=e.catalog.get("Metadata"),a=e.resolve(g),O=a instanceof L.Z6?[...a.dict].
filter(([M])=>!["Filter","DecodeParms","Length"].includes(M)):[],f=new L.Bi([["Type",new L.SX("Metadata")],["Subtype",new L.SX("XML")],...O]),h=new L.Z6(f,Buffer.
from(r,"utf8"));(0,L.i9)(g)&&a instanceof L.Z6?e.put(g,h):e.edit(e.catalogNumber).set("Metadata",e.add(h))}}),75934:((X,K,d)=>{d.d(K,{p:()=>I});var _=d(9876);const[
D,L]=[200,100],R=1e4;class I{text;widthOf;width;parts;constructor(x,A){this.text=x,this.widthOf=A,this.width=x.length>R?1/0:A(x)}async lines(x,A){if(this.width<=
x(0))return[this.text];const l=[];let e="",r=0,g;for(const a of this.parts??=await this.measure(A)){const O=A?.step(D);O&&await O;const f=r+(g?.spaceWidth??0)+a.
width;if(f<=x(l.length))e+=(g?.space??"")+a.text,r=f;else{e!==""&&l.push(e);const h=l.length,M=a.width>x(h)?await this.cut(a,p=>x(h+p),A):[a.text];for(const p of M)
l.push(p);e=l.pop(),r=e===a.text?a.width:this.widthOf(e)}g=a}return l.push(e),l}async measure(x){const{text:A,widthOf:l}=this,e=[];for(const{start:r,end:g,next:a}of(await(0,_.
Vn)())(A)){const O=x?.step(D+(a-r)*L);O&&await O;const[f,h]=[A.slice(r,g),A.slice(g,a)];e.push({text:f,width:l(f),space:h,spaceWidth:h===""?0:l(h)})}return e}async cut(x,A,l){
const e=x.clusters??=(0,_.s)(x.text,this.widthOf),r=[];let g=0;for(const a of(0,_.ZM)(e,A)){const O=l?.step(D+a*L);O&&await O;let f="";for(const h=g+a;g<h;g++)f+=
e[g].text;r.push(f)}return r}}}),9876:((X,K,d)=>{d.d(K,{LJ:()=>R,Vn:()=>L,ZM:()=>A,s:()=>I});var _=d(47707);const D=2e4;async function L(){const{default:l}=await d.
e(3286).then(d.bind(d,23286));return function*(e){let r=0;do{const g=r,a=Math.min(e.length,g+D),O=a===e.length,f=new l(g===0&&O?e:e.slice(g,a));for(let M=f.nextBreak();M;M=
f.nextBreak()){const p=g+M.position;if(p===a&&!O)break;let T=p;for(;T>r&&e[T-1]===" ";)T--;yield{start:r,end:T,next:p},r=p}if(O)return;if(r>g)continue;const h=R(
e.charCodeAt(a))?a-1:a;yield{start:r,end:h,next:h,isCut:!0},r=h}while(r<e.length)}}const R=l=>l>=56320&&l<=57343,I=(l,e)=>(0,_.qf)(l).map(r=>({text:r,width:e(r)})),
C=/[_\-–—/.,;:]$/,x=/^[.,;:!?)\]}%»”’…]/;function*A(l,e,r="separators"){let g=0;for(let a=0;a<l.length;g++){let O=a;for(let f=0;O<l.length&&(f+=l[O].
width,!(f>e(g)&&O>a));O++);if(r==="letters"){let f=O;for(;f>a&&f<l.length&&x.test(l[f].text);)f--;f>a&&(O=f)}else if(r==="separators"&&O<l.length){let f=O;for(;f>
a&&!C.test(l[f-1].text);)f--;f-a>=(O-a)/2&&(O=f)}yield O-a,a=O}}})};
