"use strict";exports.id=9936,exports.ids=[9936],exports.modules={66974:((B,A,a)=>{a.d(A,{D6:()=>d,F1:()=>M,NL:()=>g,P3:()=>v,br:()=>I,bs:()=>w});var e=a(98446);const v={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function M(o,i,f){const p=[],T=[];for(const[P,_]of o.split(",").entries()){const E=P+1;if(i!==void 0&&
_.trim()===""){T.push(`entry ${E} is empty: write ${i}, separated by single commas`);continue}const t=f(_,E);"problem"in t?T.push(I(E,_,t.problem)):p.push(t.item)}
return T.length>0?{problem:w(T)}:{items:p}}const I=(o,i,f)=>`entry ${o} ('${s(i.trim())}') ${f}`,d=({position:o,text:i},f,p)=>I(o,i,`names ${l(f)}, but the docu\
ment has ${(0,e.y_)(p,"page")}`);function l(o){return Number.isSafeInteger(o)?`page ${o}`:"a page far beyond its end"}const h=5;function w(o){const i=o.length-h;
return[...o.slice(0,h),...i>0?[`and ${i} more such entries`]:[]].join("; ")}function g(o){const i=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(o);return i?`is n\
ot a range: write ${i[1]}..${i[2]}${i[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(o)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(o)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function s(o){const i=[...o].map(f=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(f)?"?":f);return(0,e.Bu)(i.join(""),40)}}),29082:((B,A,a)=>{a.d(A,{k1:()=>d,lY:()=>I,m7:()=>l});var e=a(58552),v=a(66974);const M=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
I=g=>(0,v.F1)(g,"pages such as 1..3, -1, odd",(s,o)=>{const i=s.trim(),f=M.exec(i);if(!f)return{problem:w(i)};const[,p,T,P,_,E]=f,t={negated:p!==void 0,text:i,position:o};
if(T!==void 0)return{item:{...t,pages:T.toLowerCase()}};const c=Number(P),m=_===void 0?c:E===void 0?"end":Number(E);return c===0||m===0?v.P3:{item:{...t,pages:{
from:c,to:m}}}});function d(g,s,o="pages"){const i=_=>(0,e.G6)([{field:o,message:_}]),f=I(g);if("problem"in f)throw i(f.problem);const p=new h(s),T=new h(s),P=[];
for(const _ of f.items){const E=_.negated?T:p;if(typeof _.pages=="string"){E.add(_.pages);continue}const{from:t,to:c}=_.pages,m=t<0?s+1+t:t,R=c==="end"?s:c<0?s+
1+c:c,N=(c==="end"?t<0?[[t,m]]:[]:[[t,m],[c,R]]).find(([,S])=>S<1||S>s);N&&P.push((0,v.D6)(_,N[0],s)),!(c==="end"&&m>s||P.length>0)&&E.range(Math.min(m,R),Math.
max(m,R))}if(P.length>0)throw i((0,v.bs)(P));return f.items.every(({negated:_})=>_)&&p.add("all"),p.without(T)}function l(g){const s=I(g);if("problem"in s||s.items.
length!==1)return;const{negated:o,pages:i}=s.items[0];if(o)return;if(i==="all")return{first:1};if(typeof i=="string"||i.from<1)return;const{from:f,to:p}=i;return p===
"end"?{first:f}:p===-1?{first:f}:p<1?void 0:{first:Math.min(f,p),last:Math.max(f,p)}}class h{pageCount;differences;odd=!1;even=!1;constructor(s){this.pageCount=
s,this.differences=new Int32Array(s+2)}add(s){s!=="even"&&(this.odd=!0),s!=="odd"&&(this.even=!0)}range(s,o){this.differences[s]++,this.differences[o+1]--}without(s){
const o=new Uint32Array(this.pageCount);let i=0,f=0,p=0;for(let T=1;T<=this.pageCount;T++){f+=this.differences[T],p+=s.differences[T];const P=T%2===1?"odd":"eve\
n";(f>0||this[P])&&!(p>0||s[P])&&(o[i++]=T)}return o.subarray(0,i)}}function w(g){return/^(not +)?\.\./i.test(g)?"has no start: a range is written 1..5":/^!/.test(
g)?"is not a page: leave out pages with not, such as not 2":(0,v.NL)(g.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),15922:((B,A,a)=>{a.r(A),a.d(A,{add_overlay:()=>I});var e=a(86687),v=a(95234);const M={file:"overlay",password:"overlay\
_password",noun:"the overlay"},I=(d,l,h)=>{const{overlay:w,overlay_password:g,layer:s,repeat:o,fit:i}=l,f={file:w,password:g,fields:M,layer:s,repeat:o,fit:i};return(0,v.
W)(d,l,h,(p,T)=>(0,e.e)(p,f,T,h))}}),52404:((B,A,a)=>{a.d(A,{$:()=>I,U:()=>d});var e=a(58552),v=a(29082),M=a(98446);const I={code:"no_pages_selected",message:"T\
he document has none of the pages that were asked for, so nothing was changed."};function d({first_page:l,last_page:h,pages:w},g){if(w!==void 0)return(0,v.k1)(w,
g);const s=(0,M.y_)(g,"page"),o=[];if(l>g&&o.push({field:"first_page",message:`is ${l}, but the document has ${s}`}),h!==void 0&&h>g&&o.push({field:"last_page",
message:`is ${h}, but the document has ${s}`}),o.length===0&&h!==void 0&&l>h&&o.push({field:"first_page",message:`is ${l}, which is after last_page (${h})`,mentions:[
"last_page"]}),o.length>0)throw(0,e.G6)(o);return Uint32Array.from({length:(h??g)-l+1},(i,f)=>l+f)}}),95234:((B,A,a)=>{a.d(A,{V:()=>g,W:()=>h});var e=a(29082),v=a(
12237),M=a(87826),I=a(14029),d=a(52404);const l="1.4";async function h(s,{pages:o,open_password:i,transparency:f},p,T){const P=await(0,v.E)(s.bytes,p,{password:i}),
_=P.pages.count,E=(0,e.k1)(o,_);if(E.length===0){const S=await(0,M.i)(P,s.bytes);return{documents:[{name:s.name,bytes:S,pageCount:_}],notes:[d.$],facts:{pageCount:_,
stampedPages:0}}}const{notes:t,stampedPages:c=E.length,version:m=l,write:R}=await T(P,E),C={version:m>l?m:l},N=R?await R(C):await(0,I.UN)(P,C);return{documents:[
{name:s.name,bytes:N,pageCount:_}],notes:f===100?[w,...t]:t,facts:{pageCount:_,stampedPages:c}}}const w={code:"stamp_invisible",message:"The stamp cannot be see\
n, because transparency is 100. Use a lower value.",mentions:["transparency"]};async function g({pace:s},o){await s.rest();const i=await o();return await s.rest(),
i}}),36211:((B,A,a)=>{a.d(A,{Rl:()=>I,ep:()=>g,lJ:()=>d,we:()=>M});var e=a(85008);const v={0:"b B b* B* BI BT BX EI EMC ET EX f F f* h ID n q Q s S sc SC scn SC\
N T* W W*",1:"BMC cs CS Do g G gs i j J M MP ri sh Tc TJ Tj TL Tr Ts Tw Tz w '",2:"BDC d d0 DP l m Td TD Tf",3:'rg RG "',4:"k K re v y",6:"c cm d1 Tm"},M=Object.
values(v).flatMap(s=>s.split(" ")),I=new Set(["m","l","c","v","y","h","re"]),d=new Map([["n",{}],["f",{fill:"nonzero"}],["F",{fill:"nonzero"}],["f*",{fill:"even\
-odd"}],["S",{strokes:!0}],["s",{strokes:!0,closes:!0}],["B",{fill:"nonzero",strokes:!0}],["B*",{fill:"even-odd",strokes:!0}],["b",{fill:"nonzero",strokes:!0,closes:!0}],
["b*",{fill:"even-odd",strokes:!0,closes:!0}]]),l=255,h=new Uint8Array(65536).fill(l),w=new Map;for(const[s,o]of Object.entries(v))for(const i of o.split(" "))i.
length<=2?h[(0,e.$N)(i)]=Number(s):w.set((0,e.$N)(i),Number(s));function g(s){if(s>=h.length)return w.get(s);const o=h[s];return o===l?void 0:o}}),37709:((B,A,a)=>{
a.d(A,{B:()=>p,K:()=>_});var e=a(78157),v=a(45798),M=a(82416),I=a(36211),d=a(85008);const l=64,h=100,w=16*1024*1024,g=["true","false","null"],s=new Map,o=new Array(
16384).fill(void 0),i=E=>E&127|E>>1&16256,f=-32640;for(const E of I.we){const t=(0,d.$N)(E);s.set(t,E),(t&f)===0&&(o[i(t)]=E)}class p{content;operator="";count=0;end=0;dataStart=-1;dataEnd=-1;tokens;kinds=new Uint8Array(
l);starts=new Int32Array(l);ends=new Int32Array(l);depth=0;outermost=d.Kp;opened=0;deepest=0;inImage=!1;isGiven=!0;constructor(t){this.content=t,this.tokens=new d.
oz(t)}next(){return this.advance(1/0)}advance(t){const{tokens:c}=this;for(this.isGiven&&this.forget();c.end<t;){const m=c.next();switch(m){case d.Kp:return this.
end=c.end,this.dataStart>=0&&this.give("BI");case d.QR:if(this.depth===0&&this.keyword())return!0;break;case d.pQ:case d.q$:if(this.depth++>0){this.depth>this.deepest&&
(this.deepest=this.depth);break}this.outermost=m,this.opened=c.start;break;case d.OG:case d.ZT:this.depth>0&&--this.depth===0&&this.add(this.outermost,this.opened);
break;case d.Ho:this.dataStart=c.start,this.dataEnd=c.end;break;default:this.depth===0&&this.add(m,c.start)}}return this.end=c.end,!1}forget(){this.isGiven=!1,this.
count=this.deepest=0,this.dataStart=this.dataEnd=-1}keyword(){const{tokens:t}=this,{code:c}=t,m=(c&f)===0?o[i(c)]:s.get(c);if(m===void 0&&g.some(R=>R.length===t.
end-t.start&&(0,e.w1)(this.content,t.start,R)))this.add(d.QR,t.start);else if(m==="BI")this.inImage=!0,this.count=0;else if(this.inImage){if(m==="EI")return this.
give("BI")}else return this.give(m??"");return!1}give(t){return this.operator=t,this.end=this.tokens.end,this.isGiven=!0,this.inImage=!1,!0}add(t,c){const{count:m}=this;
m!==l&&(this.kinds[m]=t,this.starts[m]=c,this.ends[m]=this.tokens.end,this.count=m+1)}kind(t){return t>=0&&t<this.count?this.kinds[t]:d.Kp}startOf(t){return this.
starts[t]}endOf(t){return this.ends[t]}number(t){return this.kind(t)===d.uk?(0,M.kz)(this.content,this.starts[t],this.ends[t]):NaN}name(t){return this.kind(t)===
d.o_?(0,M.MQ)(this.content,this.starts[t]+1,this.ends[t]):void 0}string(t){const c=this.kind(t);return c===d.An||c===d.Cd?(0,M.E3)(this.content,this.starts[t],this.
ends[t]):void 0}value(t){return this.kind(t)===d.Kp||this.deepest>h?null:new v.i(this.content,this.starts[t],this.ends[t],h,void 0,w).value()}inside(t){return new d.
oz(this.content,this.starts[t]+1,this.ends[t]-1)}}const T=32768,P=6;async function _(E,t,c){const m=new p(E);for(;m.end<E.length;){const{end:R}=m;for(;m.advance(
R+T);){const N=c(m);N&&await N}const C=t.step(P*(m.end-R));C&&await C}}}),85008:((B,A,a)=>{a.d(A,{$N:()=>c,An:()=>d,Cd:()=>l,Ho:()=>i,Kp:()=>v,OG:()=>g,QR:()=>h,
ZT:()=>o,jq:()=>b,o_:()=>I,oz:()=>C,pQ:()=>w,q$:()=>s,uk:()=>M});var e=a(78157);const v=0,M=1,I=2,d=3,l=4,h=5,w=6,g=7,s=8,o=9,i=10,f=0,p=11,T=12,P=13,_=new Uint8Array(
256).fill(h),E=new Uint8Array(256);for(let O=0;O<256;O++)e.Kl[O]!==e.N9&&(_[O]=f);for(const O of[e.b9,e.N5,e.fX])E[O]=1;for(let O=e.l0;O<=e.ev;O++)E[O]=1;for(let O=0;O<
256;O++)E[O]&&(_[O]=M);_[e.cL]=I,_[e.Cx]=d,_[e.iH]=T,_[e.vz]=P,_[e.WL]=w,_[e.wt]=g,_[e.IQ]=p;const t=3,c=O=>[...O].reduce((D,u,r)=>D|u.charCodeAt(0)<<8*r,0),m=c(
"BI"),R=c("ID");class C{content;to;kind=v;start=0;end;isCut=!1;passed=0;inImage=!1;atData=!1;constructor(D,u=0,r=D.length){this.content=D,this.to=r,this.start=this.
end=u}next(D=!1){const{content:u,to:r}=this;if(this.atData)return this.imageData();let n=this.end;for(;n<r;){const y=n,K=_[u[n++]];switch(K){case f:continue;case M:
for(;n<r&&E[u[n]]===1;)n++;if(D){this.passed++;continue}return this.found(M,y,n);case h:for(;n<r&&e.Kl[u[n]]===e.N9;)n++;return n-y===2&&this.followImage(u[y]|u[y+
1]<<8),this.found(h,y,n);case I:for(;n<r&&e.Kl[u[n]]===e.N9;)n++;if(D){this.passed++;continue}return this.found(I,y,n);case d:return n=(0,e.t9)(u,y,r),this.isCut=
n===r&&b(u,y,r)>0,this.found(d,y,n);case T:return n<r&&u[n]===e.iH?this.found(s,y,n+1):(n=(0,e.$k)(u,n,r),this.isCut=u[n-1]!==e.vz,this.found(l,y,n));case P:if(n<
r&&u[n]===e.vz)return this.found(o,y,n+1);continue;case p:n=(0,e.D)(u,n,r);continue;default:return this.found(K,y,n)}}return this.found(v,r,r)}found(D,u,r){return this.
kind=D,this.start=u,this.end=r,D}get code(){const{content:D,start:u,end:r}=this,n=r-u;return n>t?0:D[u]|(n>1?D[u+1]<<8:0)|(n>2?D[u+2]<<16:0)}followImage(D){this.
atData=this.inImage&&D===R,this.inImage=D===m||this.inImage&&!this.atData}imageData(){const{content:D,to:u}=this;this.atData=!1;const r=Math.min(this.end+1,u),n=S(
D,r,u);return this.isCut=n<0,this.found(i,r,n<0?u:n)}}const N=12;function S(O,D,u){for(let r=D;r+1<u;r++){if(O[r]!==e.HV||O[r+1]!==e.tw||r>D&&e.Kl[O[r-1]]!==e.t6)
continue;const n=r+2;if(!(n<u&&e.Kl[O[n]]===e.N9)&&L(O,n,Math.min(n+N,u)))return Math.max(r-1,D)}return-1}function L(O,D,u){for(let r=D;r<u;r++){const n=O[r];if((n<
e.Z4||n>e.du)&&e.Kl[n]!==e.t6)return!1}return!0}function b(O,D,u=O.length){let r=0;for(let n=D;n<u;n++){const y=O[n];y===e.r_?n++:y===e.Cx?r++:y===e.s1&&r--}return r}}),
87826:((B,A,a)=>{a.d(A,{N:()=>M,i:()=>I});var e=a(78157),v=a(14029);function M({suspect:d,bytes:l},h){if(!(d||(0,e.bS)(l.subarray(0,5)).toString("latin1")!=="%P\
DF-"))return l.length===h.length?h:l}const I=async(d,l,h)=>M(d,l)??await(0,v.UN)(d,h)})};
