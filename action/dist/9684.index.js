"use strict";exports.id=9684,exports.ids=[9684],exports.modules={66974:((K,R,_)=>{_.d(R,{D6:()=>h,F1:()=>P,NL:()=>m,P3:()=>w,br:()=>D,bs:()=>y});var o=_(98446);const w={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function P(r,u,l){const v=[],O=[];for(const[n,e]of r.split(",").entries()){const i=n+1;if(u!==void 0&&
e.trim()===""){O.push(`entry ${i} is empty: write ${u}, separated by single commas`);continue}const t=l(e,i);"problem"in t?O.push(D(i,e,t.problem)):v.push(t.item)}
return O.length>0?{problem:y(O)}:{items:v}}const D=(r,u,l)=>`entry ${r} ('${d(u.trim())}') ${l}`,h=({position:r,text:u},l,v)=>D(r,u,`names ${T(l)}, but the docu\
ment has ${(0,o.y_)(v,"page")}`);function T(r){return Number.isSafeInteger(r)?`page ${r}`:"a page far beyond its end"}const p=5;function y(r){const u=r.length-p;
return[...r.slice(0,p),...u>0?[`and ${u} more such entries`]:[]].join("; ")}function m(r){const u=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(r);return u?`is n\
ot a range: write ${u[1]}..${u[2]}${u[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(r)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(r)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function d(r){const u=[...r].map(l=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(l)?"?":l);return(0,o.Bu)(u.join(""),40)}}),29082:((K,R,_)=>{_.d(R,{k1:()=>h,lY:()=>D,m7:()=>T});var o=_(58552),w=_(66974);const P=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
D=m=>(0,w.F1)(m,"pages such as 1..3, -1, odd",(d,r)=>{const u=d.trim(),l=P.exec(u);if(!l)return{problem:y(u)};const[,v,O,n,e,i]=l,t={negated:v!==void 0,text:u,position:r};
if(O!==void 0)return{item:{...t,pages:O.toLowerCase()}};const s=Number(n),c=e===void 0?s:i===void 0?"end":Number(i);return s===0||c===0?w.P3:{item:{...t,pages:{
from:s,to:c}}}});function h(m,d,r="pages"){const u=e=>(0,o.G6)([{field:r,message:e}]),l=D(m);if("problem"in l)throw u(l.problem);const v=new p(d),O=new p(d),n=[];
for(const e of l.items){const i=e.negated?O:v;if(typeof e.pages=="string"){i.add(e.pages);continue}const{from:t,to:s}=e.pages,c=t<0?d+1+t:t,E=s==="end"?d:s<0?d+
1+s:s,N=(s==="end"?t<0?[[t,c]]:[]:[[t,c],[s,E]]).find(([,B])=>B<1||B>d);N&&n.push((0,w.D6)(e,N[0],d)),!(s==="end"&&c>d||n.length>0)&&i.range(Math.min(c,E),Math.
max(c,E))}if(n.length>0)throw u((0,w.bs)(n));return l.items.every(({negated:e})=>e)&&v.add("all"),v.without(O)}function T(m){const d=D(m);if("problem"in d||d.items.
length!==1)return;const{negated:r,pages:u}=d.items[0];if(r)return;if(u==="all")return{first:1};if(typeof u=="string"||u.from<1)return;const{from:l,to:v}=u;return v===
"end"?{first:l}:v===-1?{first:l}:v<1?void 0:{first:Math.min(l,v),last:Math.max(l,v)}}class p{pageCount;differences;odd=!1;even=!1;constructor(d){this.pageCount=
d,this.differences=new Int32Array(d+2)}add(d){d!=="even"&&(this.odd=!0),d!=="odd"&&(this.even=!0)}range(d,r){this.differences[d]++,this.differences[r+1]--}without(d){
const r=new Uint32Array(this.pageCount);let u=0,l=0,v=0;for(let O=1;O<=this.pageCount;O++){l+=this.differences[O],v+=d.differences[O];const n=O%2===1?"odd":"eve\
n";(l>0||this[n])&&!(v>0||d[n])&&(r[u++]=O)}return r.subarray(0,u)}}function y(m){return/^(not +)?\.\./i.test(m)?"has no start: a range is written 1..5":/^!/.test(
m)?"is not a page: leave out pages with not, such as not 2":(0,w.NL)(m.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),15922:((K,R,_)=>{_.r(R),_.d(R,{add_overlay:()=>D});var o=_(86687),w=_(95234);const P={file:"overlay",password:"overlay\
_password",noun:"the overlay"},D=(h,T,p)=>{const{overlay:y,overlay_password:m,layer:d,repeat:r,fit:u}=T,l={file:y,password:m,fields:P,layer:d,repeat:r,fit:u};return(0,w.
W)(h,T,p,(v,O)=>(0,o.e)(v,l,O,p))}}),52404:((K,R,_)=>{_.d(R,{$:()=>D,U:()=>h});var o=_(58552),w=_(29082),P=_(98446);const D={code:"no_pages_selected",message:"T\
he document has none of the pages that were asked for, so nothing was changed."};function h({first_page:T,last_page:p,pages:y},m){if(y!==void 0)return(0,w.k1)(y,
m);const d=(0,P.y_)(m,"page"),r=[];if(T>m&&r.push({field:"first_page",message:`is ${T}, but the document has ${d}`}),p!==void 0&&p>m&&r.push({field:"last_page",
message:`is ${p}, but the document has ${d}`}),r.length===0&&p!==void 0&&T>p&&r.push({field:"first_page",message:`is ${T}, which is after last_page (${p})`,mentions:[
"last_page"]}),r.length>0)throw(0,o.G6)(r);return Uint32Array.from({length:(p??m)-T+1},(u,l)=>T+l)}}),95234:((K,R,_)=>{_.d(R,{V:()=>y,W:()=>T});var o=_(29082),w=_(
12237),P=_(14029),D=_(52404);const h="1.4";async function T(m,{pages:d,open_password:r,transparency:u},l,v){const O=await(0,w.E)(m.bytes,l,{password:r}),n=O.pages.
count,e=(0,o.k1)(d,n);if(e.length===0){const N=O.suspect?await(0,P.UN)(O):m.bytes;return{documents:[{name:m.name,bytes:N,pageCount:n}],notes:[D.$],facts:{pageCount:n,
stampedPages:0}}}const{notes:i,stampedPages:t=e.length,version:s=h,write:c}=await v(O,e),E={version:s>h?s:h},A=c?await c(E):await(0,P.UN)(O,E);return{documents:[
{name:m.name,bytes:A,pageCount:n}],notes:u===100?[p,...i]:i,facts:{pageCount:n,stampedPages:t}}}const p={code:"stamp_invisible",message:"The stamp cannot be see\
n, because transparency is 100. Use a lower value.",mentions:["transparency"]};async function y({pace:m},d){await m.rest();const r=await d();return await m.rest(),
r}}),36211:((K,R,_)=>{_.d(R,{Rl:()=>D,ep:()=>m,lJ:()=>h,we:()=>P});var o=_(85008);const w={0:"b B b* B* BI BT BX EI EMC ET EX f F f* h ID n q Q s S sc SC scn SC\
N T* W W*",1:"BMC cs CS Do g G gs i j J M MP ri sh Tc TJ Tj TL Tr Ts Tw Tz w '",2:"BDC d d0 DP l m Td TD Tf",3:'rg RG "',4:"k K re v y",6:"c cm d1 Tm"},P=Object.
values(w).flatMap(d=>d.split(" ")),D=new Set(["m","l","c","v","y","h","re"]),h=new Map([["n",{}],["f",{fill:"nonzero"}],["F",{fill:"nonzero"}],["f*",{fill:"even\
-odd"}],["S",{strokes:!0}],["s",{strokes:!0,closes:!0}],["B",{fill:"nonzero",strokes:!0}],["B*",{fill:"even-odd",strokes:!0}],["b",{fill:"nonzero",strokes:!0,closes:!0}],
["b*",{fill:"even-odd",strokes:!0,closes:!0}]]),T=255,p=new Uint8Array(65536).fill(T),y=new Map;for(const[d,r]of Object.entries(w))for(const u of r.split(" "))u.
length<=2?p[(0,o.$N)(u)]=Number(d):y.set((0,o.$N)(u),Number(d));function m(d){if(d>=p.length)return y.get(d);const r=p[d];return r===T?void 0:r}}),37709:((K,R,_)=>{
_.d(R,{B:()=>v,K:()=>e});var o=_(78157),w=_(45798),P=_(82416),D=_(36211),h=_(85008);const T=64,p=100,y=16*1024*1024,m=["true","false","null"],d=new Map,r=new Array(
16384).fill(void 0),u=i=>i&127|i>>1&16256,l=-32640;for(const i of D.we){const t=(0,h.$N)(i);d.set(t,i),(t&l)===0&&(r[u(t)]=i)}class v{content;operator="";count=0;end=0;dataStart=-1;dataEnd=-1;tokens;kinds=new Uint8Array(
T);starts=new Int32Array(T);ends=new Int32Array(T);depth=0;outermost=h.Kp;opened=0;deepest=0;inImage=!1;isGiven=!0;constructor(t){this.content=t,this.tokens=new h.
oz(t)}next(){return this.advance(1/0)}advance(t){const{tokens:s}=this;for(this.isGiven&&this.forget();s.end<t;){const c=s.next();switch(c){case h.Kp:return this.
end=s.end,this.dataStart>=0&&this.give("BI");case h.QR:if(this.depth===0&&this.keyword())return!0;break;case h.pQ:case h.q$:if(this.depth++>0){this.depth>this.deepest&&
(this.deepest=this.depth);break}this.outermost=c,this.opened=s.start;break;case h.OG:case h.ZT:this.depth>0&&--this.depth===0&&this.add(this.outermost,this.opened);
break;case h.Ho:this.dataStart=s.start,this.dataEnd=s.end;break;default:this.depth===0&&this.add(c,s.start)}}return this.end=s.end,!1}forget(){this.isGiven=!1,this.
count=this.deepest=0,this.dataStart=this.dataEnd=-1}keyword(){const{tokens:t}=this,{code:s}=t,c=(s&l)===0?r[u(s)]:d.get(s);if(c===void 0&&m.some(E=>E.length===t.
end-t.start&&(0,o.w1)(this.content,t.start,E)))this.add(h.QR,t.start);else if(c==="BI")this.inImage=!0,this.count=0;else if(this.inImage){if(c==="EI")return this.
give("BI")}else return this.give(c??"");return!1}give(t){return this.operator=t,this.end=this.tokens.end,this.isGiven=!0,this.inImage=!1,!0}add(t,s){const{count:c}=this;
c!==T&&(this.kinds[c]=t,this.starts[c]=s,this.ends[c]=this.tokens.end,this.count=c+1)}kind(t){return t>=0&&t<this.count?this.kinds[t]:h.Kp}startOf(t){return this.
starts[t]}endOf(t){return this.ends[t]}number(t){return this.kind(t)===h.uk?(0,P.kz)(this.content,this.starts[t],this.ends[t]):NaN}name(t){return this.kind(t)===
h.o_?(0,P.MQ)(this.content,this.starts[t]+1,this.ends[t]):void 0}string(t){const s=this.kind(t);return s===h.An||s===h.Cd?(0,P.E3)(this.content,this.starts[t],this.
ends[t]):void 0}value(t){return this.kind(t)===h.Kp||this.deepest>p?null:new w.i(this.content,this.starts[t],this.ends[t],p,void 0,y).value()}inside(t){return new h.
oz(this.content,this.starts[t]+1,this.ends[t]-1)}}const O=32768,n=6;async function e(i,t,s){const c=new v(i);for(;c.end<i.length;){const{end:E}=c;for(;c.advance(
E+O);){const N=s(c);N&&await N}const A=t.step(n*(c.end-E));A&&await A}}}),85008:((K,R,_)=>{_.d(R,{$N:()=>s,An:()=>h,Cd:()=>T,Ho:()=>u,Kp:()=>w,OG:()=>m,QR:()=>p,
ZT:()=>r,jq:()=>C,o_:()=>D,oz:()=>A,pQ:()=>y,q$:()=>d,uk:()=>P});var o=_(78157);const w=0,P=1,D=2,h=3,T=4,p=5,y=6,m=7,d=8,r=9,u=10,l=0,v=11,O=12,n=13,e=new Uint8Array(
256).fill(p),i=new Uint8Array(256);for(let M=0;M<256;M++)o.Kl[M]!==o.N9&&(e[M]=l);for(const M of[o.b9,o.N5,o.fX])i[M]=1;for(let M=o.l0;M<=o.ev;M++)i[M]=1;for(let M=0;M<
256;M++)i[M]&&(e[M]=P);e[o.cL]=D,e[o.Cx]=h,e[o.iH]=O,e[o.vz]=n,e[o.WL]=y,e[o.wt]=m,e[o.IQ]=v;const t=3,s=M=>[...M].reduce((I,g,f)=>I|g.charCodeAt(0)<<8*f,0),c=s(
"BI"),E=s("ID");class A{content;to;kind=w;start=0;end;isCut=!1;passed=0;inImage=!1;atData=!1;constructor(I,g=0,f=I.length){this.content=I,this.to=f,this.start=this.
end=g}next(I=!1){const{content:g,to:f}=this;if(this.atData)return this.imageData();let a=this.end;for(;a<f;){const b=a,L=e[g[a++]];switch(L){case l:continue;case P:
for(;a<f&&i[g[a]]===1;)a++;if(I){this.passed++;continue}return this.found(P,b,a);case p:for(;a<f&&o.Kl[g[a]]===o.N9;)a++;return a-b===2&&this.followImage(g[b]|g[b+
1]<<8),this.found(p,b,a);case D:for(;a<f&&o.Kl[g[a]]===o.N9;)a++;if(I){this.passed++;continue}return this.found(D,b,a);case h:return a=(0,o.t9)(g,b,f),this.isCut=
a===f&&C(g,b,f)>0,this.found(h,b,a);case O:return a<f&&g[a]===o.iH?this.found(d,b,a+1):(a=(0,o.$k)(g,a,f),this.isCut=g[a-1]!==o.vz,this.found(T,b,a));case n:if(a<
f&&g[a]===o.vz)return this.found(r,b,a+1);continue;case v:a=(0,o.D)(g,a,f);continue;default:return this.found(L,b,a)}}return this.found(w,f,f)}found(I,g,f){return this.
kind=I,this.start=g,this.end=f,I}get code(){const{content:I,start:g,end:f}=this,a=f-g;return a>t?0:I[g]|(a>1?I[g+1]<<8:0)|(a>2?I[g+2]<<16:0)}followImage(I){this.
atData=this.inImage&&I===E,this.inImage=I===c||this.inImage&&!this.atData}imageData(){const{content:I,to:g}=this;this.atData=!1;const f=Math.min(this.end+1,g),a=B(
I,f,g);return this.isCut=a<0,this.found(u,f,a<0?g:a)}}const N=12;function B(M,I,g){for(let f=I;f+1<g;f++){if(M[f]!==o.HV||M[f+1]!==o.tw||f>I&&o.Kl[M[f-1]]!==o.t6)
continue;const a=f+2;if(!(a<g&&o.Kl[M[a]]===o.N9)&&S(M,a,Math.min(a+N,g)))return Math.max(f-1,I)}return-1}function S(M,I,g){for(let f=I;f<g;f++){const a=M[f];if((a<
o.Z4||a>o.du)&&o.Kl[a]!==o.t6)return!1}return!0}function C(M,I,g=M.length){let f=0;for(let a=I;a<g;a++){const b=M[a];b===o.r_?a++:b===o.Cx?f++:b===o.s1&&f--}return f}}),
74135:((K,R,_)=>{_.d(R,{$L:()=>d,DI:()=>h,Gd:()=>p,Mo:()=>P,Pj:()=>l,S3:()=>w,W1:()=>v,XM:()=>u,d:()=>O,ds:()=>D,gF:()=>r,iN:()=>o,kO:()=>m,lw:()=>T,zl:()=>y});
function o({box:[n,e,i,t],rotation:s}){const c=i-n,E=t-e;return s%180===0?{width:c,height:E}:{width:E,height:c}}function w({box:[n,e,i,t],rotation:s}){switch(s){case 0:
return[1,0,0,1,n,e];case 90:return[0,1,-1,0,i,e];case 180:return[-1,0,0,-1,i,t];case 270:return[0,-1,1,0,n,t]}}function P(n,e){return e===void 0?n:l(n,e)??n}function D([
n,e,i,t]){return[Math.min(n,i),Math.min(e,t),Math.max(n,i),Math.max(e,t)]}function h([n,e,i,t,s,c]){const E=n*t-e*i,[A,N,B,S]=[t/E,-e/E,-i/E,n/E];return[A+0,N+0,
B+0,S+0,-(s*A+c*B)+0,-(s*N+c*S)+0]}function T(n,e){const[i,t,s,c,E,A]=n,[N,B,S,C,M,I]=e;return[i*N+t*S,i*B+t*C,s*N+c*S,s*B+c*C,E*N+A*S+M,E*B+A*C+I]}function p([
n,e,i,t,s,c],E,A){return[n*E+i*A+s,e*E+t*A+c]}function y(n,[e,i,t,s]){const[c,E]=p(n,e,i),[A,N]=p(n,t,i),[B,S]=p(n,e,s),[C,M]=p(n,t,s);return[Math.min(c,A,B,C),
Math.min(E,N,S,M),Math.max(c,A,B,C),Math.max(E,N,S,M)]}const m=(n,e)=>[Math.min(n[0],e[0]),Math.min(n[1],e[1]),Math.max(n[2],e[2]),Math.max(n[3],e[3])];function d(n){
let[e,i,t,s]=r;for(const[c,E]of n)e=Math.min(e,c),i=Math.min(i,E),t=Math.max(t,c),s=Math.max(s,E);return[e,i,t,s]}const r=[1/0,1/0,-1/0,-1/0],u=([n,e,i,t],s)=>[
n-s,e-s,i+s,t+s];function l(n,e){const i=[Math.max(n[0],e[0]),Math.max(n[1],e[1]),Math.min(n[2],e[2]),Math.min(n[3],e[3])];return i[0]<i[2]&&i[1]<i[3]?i:void 0}
const v=n=>n.map(e=>Math.round(e*1e5)/1e5+0),O=(n,{userUnit:e})=>String(Number((n*e/72).toPrecision(3)))})};
