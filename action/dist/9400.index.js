"use strict";exports.id=9400,exports.ids=[9400],exports.modules={17079:((R,A,l)=>{l.d(A,{Z:()=>m,_:()=>x});const u=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
O=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,M=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function x(f){
if(f.length>64)return;const i=f.trim().replace(O,(r,o,a,h)=>`${o??""}${1900+Number(a)}${h}`);return E(g(u.exec(i)??M.exec(i)))}function m(f){const i=f.length>64?
void 0:g(M.exec(f.trim()));if(!i||E(i)===void 0)return;const{year:r,month:o="",day:a="",hour:h="",minute:d="",second:s="",zone:t=""}=i;return`D:${r}${o}${a}${h}${d}${s}${t===
"Z"||t===""?t:`${t.replace(":","'")}'`}`}function g(f){if(!f)return;const[,i,r,o,a,h,d,s,t,e,n]=f,c=s??(t===void 0?void 0:`${t}${e??"00"}:${n??"00"}`);return{year:i,
month:r,day:o,hour:a,minute:h,second:d,zone:c}}function E(f){if(!f)return;const{year:i,month:r,day:o,hour:a,minute:h="00",second:d="00",zone:s}=f,t=(n,c,p)=>n===
void 0||Number(n)>=c&&Number(n)<=p;if(Number(i)===0||!t(r,1,12)||!t(o,1,_(Number(i),Number(r)))||!t(a,0,23)||!t(h,0,59)||!t(d,0,59)||s!==void 0&&s!=="Z"&&!(t(s.
slice(1,3),0,23)&&t(s.slice(4),0,59)))return;const e=[i,r,o].filter(n=>n!==void 0).join("-");return a===void 0?e:`${e}T${a}:${h}:${d}${s==="+00:00"||s==="-00:00"?
"Z":s??""}`}function _(f,i){return i===2?f%4===0&&(f%100!==0||f%400===0)?29:28:[4,6,9,11].includes(i)?30:31}}),66974:((R,A,l)=>{l.d(A,{D6:()=>m,F1:()=>M,NL:()=>f,
P3:()=>O,br:()=>x,bs:()=>_});var u=l(98446);const O={problem:"names page 0: pages count from 1, and -1 is the last page"};function M(r,o,a){const h=[],d=[];for(const[
s,t]of r.split(",").entries()){const e=s+1;if(o!==void 0&&t.trim()===""){d.push(`entry ${e} is empty: write ${o}, separated by single commas`);continue}const n=a(
t,e);"problem"in n?d.push(x(e,t,n.problem)):h.push(n.item)}return d.length>0?{problem:_(d)}:{items:h}}const x=(r,o,a)=>`entry ${r} ('${i(o.trim())}') ${a}`,m=({
position:r,text:o},a,h)=>x(r,o,`names ${g(a)}, but the document has ${(0,u.y_)(h,"page")}`);function g(r){return Number.isSafeInteger(r)?`page ${r}`:"a page far\
 beyond its end"}const E=5;function _(r){const o=r.length-E;return[...r.slice(0,E),...o>0?[`and ${o} more such entries`]:[]].join("; ")}function f(r){const o=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(r);return o?`is not a range: write ${o[1]}..${o[2]}${o[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(r)?"is not a page: the first page i\
s written 1, and a range from it 1..5":/\b(last|end)\b/i.test(r)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function i(r){const o=[
...r].map(a=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(a)?"?":a);return(0,u.Bu)(o.join(""),40)}}),29082:((R,A,l)=>{l.d(A,{k1:()=>m,lY:()=>x,m7:()=>g});var u=l(58552),O=l(
66974);const M=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,x=f=>(0,O.F1)(f,"pages such as 1..3, -1, odd",(i,r)=>{const o=i.trim(),a=M.exec(o);if(!a)
return{problem:_(o)};const[,h,d,s,t,e]=a,n={negated:h!==void 0,text:o,position:r};if(d!==void 0)return{item:{...n,pages:d.toLowerCase()}};const c=Number(s),p=t===
void 0?c:e===void 0?"end":Number(e);return c===0||p===0?O.P3:{item:{...n,pages:{from:c,to:p}}}});function m(f,i,r="pages"){const o=t=>(0,u.G6)([{field:r,message:t}]),
a=x(f);if("problem"in a)throw o(a.problem);const h=new E(i),d=new E(i),s=[];for(const t of a.items){const e=t.negated?d:h;if(typeof t.pages=="string"){e.add(t.pages);
continue}const{from:n,to:c}=t.pages,p=n<0?i+1+n:n,w=c==="end"?i:c<0?i+1+c:c,C=(c==="end"?n<0?[[n,p]]:[]:[[n,p],[c,w]]).find(([,y])=>y<1||y>i);C&&s.push((0,O.D6)(
t,C[0],i)),!(c==="end"&&p>i||s.length>0)&&e.range(Math.min(p,w),Math.max(p,w))}if(s.length>0)throw o((0,O.bs)(s));return a.items.every(({negated:t})=>t)&&h.add(
"all"),h.without(d)}function g(f){const i=x(f);if("problem"in i||i.items.length!==1)return;const{negated:r,pages:o}=i.items[0];if(r)return;if(o==="all")return{first:1};
if(typeof o=="string"||o.from<1)return;const{from:a,to:h}=o;return h==="end"?{first:a}:h===-1?{first:a}:h<1?void 0:{first:Math.min(a,h),last:Math.max(a,h)}}class E{pageCount;differences;odd=!1;even=!1;constructor(i){
this.pageCount=i,this.differences=new Int32Array(i+2)}add(i){i!=="even"&&(this.odd=!0),i!=="odd"&&(this.even=!0)}range(i,r){this.differences[i]++,this.differences[r+
1]--}without(i){const r=new Uint32Array(this.pageCount);let o=0,a=0,h=0;for(let d=1;d<=this.pageCount;d++){a+=this.differences[d],h+=i.differences[d];const s=d%
2===1?"odd":"even";(a>0||this[s])&&!(h>0||i[s])&&(r[o++]=d)}return r.subarray(0,o)}}function _(f){return/^(not +)?\.\./i.test(f)?"has no start: a range is writt\
en 1..5":/^!/.test(f)?"is not a page: leave out pages with not, such as not 2":(0,O.NL)(f.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}}),38772:((R,A,l)=>{l.r(A),l.d(A,{add_image_watermark:()=>M});var u=l(85476),O=l(95234);const M=(x,m,g)=>(0,O.
W)(x,m,g,(E,_)=>(0,u.z)(E,m,_,g))}),52404:((R,A,l)=>{l.d(A,{$:()=>x,U:()=>m});var u=l(58552),O=l(29082),M=l(98446);const x={code:"no_pages_selected",message:"Th\
e document has none of the pages that were asked for, so nothing was changed."};function m({first_page:g,last_page:E,pages:_},f){if(_!==void 0)return(0,O.k1)(_,
f);const i=(0,M.y_)(f,"page"),r=[];if(g>f&&r.push({field:"first_page",message:`is ${g}, but the document has ${i}`}),E!==void 0&&E>f&&r.push({field:"last_page",
message:`is ${E}, but the document has ${i}`}),r.length===0&&E!==void 0&&g>E&&r.push({field:"first_page",message:`is ${g}, which is after last_page (${E})`,mentions:[
"last_page"]}),r.length>0)throw(0,u.G6)(r);return Uint32Array.from({length:(E??f)-g+1},(o,a)=>g+a)}}),95234:((R,A,l)=>{l.d(A,{V:()=>f,W:()=>E});var u=l(29082),O=l(
12237),M=l(87826),x=l(14029),m=l(52404);const g="1.4";async function E(i,{pages:r,open_password:o,transparency:a},h,d){const s=await(0,O.E)(i.bytes,h,{password:o}),
t=s.pages.count,e=(0,u.k1)(r,t);if(e.length===0){const y=await(0,M.i)(s,i.bytes);return{documents:[{name:i.name,bytes:y,pageCount:t}],notes:[m.$],facts:{pageCount:t,
stampedPages:0}}}const{notes:n,stampedPages:c=e.length,version:p=g,write:w}=await d(s,e),b={version:p>g?p:g},C=w?await w(b):await(0,x.UN)(s,b);return{documents:[
{name:i.name,bytes:C,pageCount:t}],notes:a===100?[_,...n]:n,facts:{pageCount:t,stampedPages:c}}}const _={code:"stamp_invisible",message:"The stamp cannot be see\
n, because transparency is 100. Use a lower value.",mentions:["transparency"]};async function f({pace:i},r){await i.rest();const o=await r();return await i.rest(),
o}}),36211:((R,A,l)=>{l.d(A,{Rl:()=>x,ep:()=>f,lJ:()=>m,we:()=>M});var u=l(85008);const O={0:"b B b* B* BI BT BX EI EMC ET EX f F f* h ID n q Q s S sc SC scn SC\
N T* W W*",1:"BMC cs CS Do g G gs i j J M MP ri sh Tc TJ Tj TL Tr Ts Tw Tz w '",2:"BDC d d0 DP l m Td TD Tf",3:'rg RG "',4:"k K re v y",6:"c cm d1 Tm"},M=Object.
values(O).flatMap(i=>i.split(" ")),x=new Set(["m","l","c","v","y","h","re"]),m=new Map([["n",{}],["f",{fill:"nonzero"}],["F",{fill:"nonzero"}],["f*",{fill:"even\
-odd"}],["S",{strokes:!0}],["s",{strokes:!0,closes:!0}],["B",{fill:"nonzero",strokes:!0}],["B*",{fill:"even-odd",strokes:!0}],["b",{fill:"nonzero",strokes:!0,closes:!0}],
["b*",{fill:"even-odd",strokes:!0,closes:!0}]]),g=255,E=new Uint8Array(65536).fill(g),_=new Map;for(const[i,r]of Object.entries(O))for(const o of r.split(" "))o.
length<=2?E[(0,u.$N)(o)]=Number(i):_.set((0,u.$N)(o),Number(i));function f(i){if(i>=E.length)return _.get(i);const r=E[i];return r===g?void 0:r}}),37709:((R,A,l)=>{
l.d(A,{B:()=>h,K:()=>t});var u=l(78157),O=l(45798),M=l(82416),x=l(36211),m=l(85008);const g=64,E=100,_=16*1024*1024,f=["true","false","null"],i=new Map,r=new Array(
16384).fill(void 0),o=e=>e&127|e>>1&16256,a=-32640;for(const e of x.we){const n=(0,m.$N)(e);i.set(n,e),(n&a)===0&&(r[o(n)]=e)}class h{content;operator="";count=0;end=0;dataStart=-1;dataEnd=-1;tokens;kinds=new Uint8Array(
g);starts=new Int32Array(g);ends=new Int32Array(g);depth=0;outermost=m.Kp;opened=0;deepest=0;inImage=!1;isGiven=!0;constructor(n){this.content=n,this.tokens=new m.
oz(n)}next(){return this.advance(1/0)}advance(n){const{tokens:c}=this;for(this.isGiven&&this.forget();c.end<n;){const p=c.next();switch(p){case m.Kp:return this.
end=c.end,this.dataStart>=0&&this.give("BI");case m.QR:if(this.depth===0&&this.keyword())return!0;break;case m.pQ:case m.q$:if(this.depth++>0){this.depth>this.deepest&&
(this.deepest=this.depth);break}this.outermost=p,this.opened=c.start;break;case m.OG:case m.ZT:this.depth>0&&--this.depth===0&&this.add(this.outermost,this.opened);
break;case m.Ho:this.dataStart=c.start,this.dataEnd=c.end;break;default:this.depth===0&&this.add(p,c.start)}}return this.end=c.end,!1}forget(){this.isGiven=!1,this.
count=this.deepest=0,this.dataStart=this.dataEnd=-1}keyword(){const{tokens:n}=this,{code:c}=n,p=(c&a)===0?r[o(c)]:i.get(c);if(p===void 0&&f.some(w=>w.length===n.
end-n.start&&(0,u.w1)(this.content,n.start,w)))this.add(m.QR,n.start);else if(p==="BI")this.inImage=!0,this.count=0;else if(this.inImage){if(p==="EI")return this.
give("BI")}else return this.give(p??"");return!1}give(n){return this.operator=n,this.end=this.tokens.end,this.isGiven=!0,this.inImage=!1,!0}add(n,c){const{count:p}=this;
p!==g&&(this.kinds[p]=n,this.starts[p]=c,this.ends[p]=this.tokens.end,this.count=p+1)}kind(n){return n>=0&&n<this.count?this.kinds[n]:m.Kp}get start(){return this.
count>0?this.starts[0]:this.tokens.start}startOf(n){return this.starts[n]}endOf(n){return this.ends[n]}number(n){return this.kind(n)===m.uk?(0,M.kz)(this.content,
this.starts[n],this.ends[n]):NaN}name(n){return this.kind(n)===m.o_?(0,M.MQ)(this.content,this.starts[n]+1,this.ends[n]):void 0}string(n){const c=this.kind(n);return c===
m.An||c===m.Cd?(0,M.E3)(this.content,this.starts[n],this.ends[n]):void 0}value(n){return this.kind(n)===m.Kp||this.deepest>E?null:new O.i(this.content,this.starts[n],
this.ends[n],E,void 0,_).value()}inside(n){return new m.oz(this.content,this.starts[n]+1,this.ends[n]-1)}}const d=32768,s=6;async function t(e,n,c){const p=new h(
e);for(;p.end<e.length;){const{end:w}=p;for(;p.advance(w+d);){const C=c(p);C&&await C}const b=n.step(s*(p.end-w));b&&await b}}}),85008:((R,A,l)=>{l.d(A,{$N:()=>c,
An:()=>m,Cd:()=>g,Ho:()=>o,Kp:()=>O,OG:()=>f,QR:()=>E,ZT:()=>r,jq:()=>N,o_:()=>x,oz:()=>b,pQ:()=>_,q$:()=>i,uk:()=>M});var u=l(78157);const O=0,M=1,x=2,m=3,g=4,
E=5,_=6,f=7,i=8,r=9,o=10,a=0,h=11,d=12,s=13,t=new Uint8Array(256).fill(E),e=new Uint8Array(256);for(let T=0;T<256;T++)u.Kl[T]!==u.N9&&(t[T]=a);for(const T of[u.
b9,u.N5,u.fX])e[T]=1;for(let T=u.l0;T<=u.ev;T++)e[T]=1;for(let T=0;T<256;T++)e[T]&&(t[T]=M);t[u.cL]=x,t[u.Cx]=m,t[u.iH]=d,t[u.vz]=s,t[u.WL]=_,t[u.wt]=f,t[u.IQ]=
h;const n=3,c=T=>[...T].reduce((I,P,v)=>I|P.charCodeAt(0)<<8*v,0),p=c("BI"),w=c("ID");class b{content;to;kind=O;start=0;end;isCut=!1;passed=0;inImage=!1;atData=!1;constructor(I,P=0,v=I.
length){this.content=I,this.to=v,this.start=this.end=P}next(I=!1){const{content:P,to:v}=this;if(this.atData)return this.imageData();let D=this.end;for(;D<v;){const B=D,
$=t[P[D++]];switch($){case a:continue;case M:for(;D<v&&e[P[D]]===1;)D++;if(I){this.passed++;continue}return this.found(M,B,D);case E:for(;D<v&&u.Kl[P[D]]===u.N9;)
D++;return D-B===2&&this.followImage(P[B]|P[B+1]<<8),this.found(E,B,D);case x:for(;D<v&&u.Kl[P[D]]===u.N9;)D++;if(I){this.passed++;continue}return this.found(x,
B,D);case m:return D=(0,u.t9)(P,B,v),this.isCut=D===v&&N(P,B,v)>0,this.found(m,B,D);case d:return D<v&&P[D]===u.iH?this.found(i,B,D+1):(D=(0,u.$k)(P,D,v),this.isCut=
P[D-1]!==u.vz,this.found(g,B,D));case s:if(D<v&&P[D]===u.vz)return this.found(r,B,D+1);continue;case h:D=(0,u.D)(P,D,v);continue;default:return this.found($,B,D)}}
return this.found(O,v,v)}found(I,P,v){return this.kind=I,this.start=P,this.end=v,I}get code(){const{content:I,start:P,end:v}=this,D=v-P;return D>n?0:I[P]|(D>1?I[P+
1]<<8:0)|(D>2?I[P+2]<<16:0)}followImage(I){this.atData=this.inImage&&I===w,this.inImage=I===p||this.inImage&&!this.atData}imageData(){const{content:I,to:P}=this;
this.atData=!1;const v=Math.min(this.end+1,P),D=y(I,v,P);return this.isCut=D<0,this.found(o,v,D<0?P:D)}}const C=12;function y(T,I,P){for(let v=I;v+1<P;v++){if(T[v]!==
u.HV||T[v+1]!==u.tw||v>I&&u.Kl[T[v-1]]!==u.t6)continue;const D=v+2;if(!(D<P&&u.Kl[T[D]]===u.N9)&&S(T,D,Math.min(D+C,P)))return Math.max(v-1,I)}return-1}function S(T,I,P){
for(let v=I;v<P;v++){const D=T[v];if((D<u.Z4||D>u.du)&&u.Kl[D]!==u.t6)return!1}return!0}function N(T,I,P=T.length){let v=0;for(let D=I;D<P;D++){const B=T[D];B===
u.r_?D++:B===u.Cx?v++:B===u.s1&&v--}return v}}),74135:((R,A,l)=>{l.d(A,{$L:()=>r,DI:()=>g,Gd:()=>_,JQ:()=>O,Mo:()=>x,Pj:()=>h,S3:()=>M,W1:()=>d,XM:()=>a,d:()=>s,
ds:()=>m,gF:()=>o,iN:()=>u,kO:()=>i,lw:()=>E,zl:()=>f});function u({box:[t,e,n,c],rotation:p}){const w=n-t,b=c-e;return p%180===0?{width:w,height:b}:{width:b,height:w}}
function O(t){const{width:e,height:n}=u(t);return{width:e*t.userUnit,height:n*t.userUnit}}function M({box:[t,e,n,c],rotation:p}){switch(p){case 0:return[1,0,0,1,
t,e];case 90:return[0,1,-1,0,n,e];case 180:return[-1,0,0,-1,n,c];case 270:return[0,-1,1,0,t,c]}}function x(t,e){return e===void 0?t:h(t,e)??t}function m([t,e,n,
c]){return[Math.min(t,n),Math.min(e,c),Math.max(t,n),Math.max(e,c)]}function g([t,e,n,c,p,w]){const b=t*c-e*n,[C,y,S,N]=[c/b,-e/b,-n/b,t/b];return[C+0,y+0,S+0,N+
0,-(p*C+w*S)+0,-(p*y+w*N)+0]}function E(t,e){const[n,c,p,w,b,C]=t,[y,S,N,T,I,P]=e;return[n*y+c*N,n*S+c*T,p*y+w*N,p*S+w*T,b*y+C*N+I,b*S+C*T+P]}function _([t,e,n,
c,p,w],b,C){return[t*b+n*C+p,e*b+c*C+w]}function f(t,[e,n,c,p]){const[w,b]=_(t,e,n),[C,y]=_(t,c,n),[S,N]=_(t,e,p),[T,I]=_(t,c,p);return[Math.min(w,C,S,T),Math.min(
b,y,N,I),Math.max(w,C,S,T),Math.max(b,y,N,I)]}const i=(t,e)=>[Math.min(t[0],e[0]),Math.min(t[1],e[1]),Math.max(t[2],e[2]),Math.max(t[3],e[3])];function r(t){let[
e,n,c,p]=o;for(const[w,b]of t)e=Math.min(e,w),n=Math.min(n,b),c=Math.max(c,w),p=Math.max(p,b);return[e,n,c,p]}const o=[1/0,1/0,-1/0,-1/0],a=([t,e,n,c],p)=>[t-p,
e-p,n+p,c+p];function h(t,e){const n=[Math.max(t[0],e[0]),Math.max(t[1],e[1]),Math.min(t[2],e[2]),Math.min(t[3],e[3])];return n[0]<n[2]&&n[1]<n[3]?n:void 0}const d=t=>t.
map(e=>Math.round(e*1e5)/1e5+0),s=(t,{userUnit:e})=>String(Number((t*e/72).toPrecision(3)))}),6057:((R,A,l)=>{l.d(A,{VO:()=>M,b0:()=>m,c_:()=>E,iw:()=>x,lQ:()=>g});
var u=l(74135);const O=[0,0,612,792],M=(_,f)=>m(_,_.pages.attribute(f,"MediaBox"))??O;function x(_,f){const{pages:i}=_,r=_.resolve(_.entry(i.number(f),"UserUnit"));
return{box:(0,u.Mo)(M(_,f),m(_,i.attribute(f,"CropBox"))),rotation:E(_.resolve(i.attribute(f,"Rotate"))),userUnit:typeof r=="number"&&r>0?r:1}}function m(_,f){const i=_.
array(f)?.map(o=>_.resolve(o));if(i?.length!==4||!i.every(o=>typeof o=="number"&&Number.isFinite(o)))return;const r=(0,u.ds)(i);return r[0]<r[2]&&r[1]<r[3]?r:void 0}
function g(_,f){const i=(_.array(f)??[]).map(r=>_.resolve(r));return i.length===6&&i.every(r=>typeof r=="number")?i:[1,0,0,1,0,0]}function E(_){const f=typeof _==
"number"?(_%360+360)%360:0;return f===90||f===180||f===270?f:0}}),21281:((R,A,l)=>{l.d(A,{Ip:()=>_,XM:()=>a,Xb:()=>o,ds:()=>E,qg:()=>r});var u=l(59071),O=l(70549),
M=l(43496),x=l(824),m=l(1975),g=l(60912);const E=(0,O.n)(async s=>_(s,await(0,x.Br)(s)));function _(s,t){const e=(C,y)=>(0,u.wh)((0,m.sm)(t,C,y)[0]??""),n=i(e("\
pdfaid","part"),e("pdfaid","conformance").toLowerCase()),c=f(e("pdfuaid","part"))?`PDF/UA-${e("pdfuaid","part")}`:void 0,w=[e("pdfxid","GTS_PDFXVersion")||e("pd\
fx","GTS_PDFXVersion")||((0,u.Gh)(s.resolve((0,x._U)(s)?.get("GTS_PDFXVersion")))??""),e("pdfe","ISO_PDFEVersion"),e("pdfvtid","GTS_PDFVTVersion")],b=[n?.name,c,
...w.filter(C=>/^PDF\/[\w .:/()-]{1,40}$/.test(C))];return{archive:n,accessible:c,names:b.filter(C=>C!==void 0)}}const f=s=>/^[1-9]$/.test(s);function i(s,t){if(!f(
s))return;const e=/^[abuef]$/.test(t)?t:"";return{part:Number(s),level:e,name:`PDF/A-${s}${e}`}}function r(s,t,e,n){return t&&d(s,t,[M.dK.pdfaid]),o(e,n)}const o=({
name:s},t)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${s}: ${t}.`});async function a(s){const t=await(0,x.Br)(s);if(!t)return[];
const{archive:e,accessible:n}=_(s,t);d(s,t,[M.dK.pdfaid,M.dK.pdfuaid]);const c=[e?.name,n].filter(p=>p!==void 0);return c.length>0?[h(c)]:[]}const h=s=>({code:"\
conformance_dropped",message:`The result no longer claims ${s.join(" and ")}, because a merge cannot guarantee conformance.`});function d(s,t,e){t.properties.some(
({namespace:n})=>e.includes(n))&&(0,g._L)(s,(0,g.QH)(t,({namespace:n})=>e.includes(n),[]))}}),43496:((R,A,l)=>{l.d(A,{HC:()=>x,dK:()=>u,ee:()=>M});const u={rdf:"\
http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",
xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"\
http://www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdf\
a/ns/schema#",pdfaProperty:"http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/i\
d/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},O=new Map(Object.entries(u));
class M{uris=new Map;declared=[];known=new Map;enter(f){let i;for(const{name:r,value:o}of f){if(!x(r))continue;const a=r.slice(6),h=this.uris.get(a);h?h.push(o):
this.uris.set(a,[o]),(i??=[]).push(a)}this.declared.push(i??m),i&&this.known.clear()}leave(){const f=this.declared.pop()??m;for(const i of f)this.uris.get(i).pop();
f.length>0&&this.known.clear()}declares(f){return(this.uris.get(E(f))?.length??0)>0}ofElement(f){let i=this.known.get(f);if(!i){const r=E(f),o=this.uris.get(r)?.
at(-1)??O.get(r)??"";this.known.size===g&&this.known.clear(),this.known.set(f,i={namespace:o,local:f.slice(f.indexOf(":")+1)})}return i}ofAttribute(f){return f.
includes(":")?this.ofElement(f):{namespace:"",local:f}}}const x=_=>_==="xmlns"||_.startsWith("xmlns:"),m=[],g=1e3,E=_=>_.slice(0,Math.max(_.indexOf(":"),0))}),824:((R,A,l)=>{
l.d(A,{Br:()=>_,_6:()=>i,_U:()=>E});var u=l(58552),O=l(1975),M=l(17079),x=l(45599),m=l(59071),g=l(70549);function E(r){const o=r.resolve(r.trailer.get("Info"));
return o instanceof x.Bi?o:o instanceof x.Z6?o.dict:void 0}const _=(0,g.n)(f);async function f(r){const o=r.get(r.catalogNumber),a=o instanceof x.Bi?r.resolve(o.
get("Metadata")):null;if(!(a instanceof x.Z6))return;let h;try{h=r.decoded(a)}catch(d){if(!(d instanceof u.zU)||d.code==="cancelled")throw d;return O.m}return(0,O.
kg)(h,r.job.pace)}function i(r,o){const a=E(r),h=c=>r.resolve(a?.get(c)),d=(c,p,w=", ")=>{const b=(0,O.sm)(o,c,p).map(m.wh).filter(Boolean).join(w);return b===""?
null:b},s=(c,p)=>{const[w=""]=(0,O.sm)(o,c,p);return(0,m.wh)(w)||null},t=(c,p)=>(0,M._)((0,m.Gh)(h(c))??"")??(0,M._)(s("xmp",p)??"")??null,e=r.get(r.catalogNumber),
n=e instanceof x.Bi?(0,m.Gh)(r.resolve(e.get("Lang"))):null;return{title:(0,m.Gh)(h("Title"))??s("dc","title"),author:(0,m.Gh)(h("Author"))??d("dc","creator"),subject:(0,m.
Gh)(h("Subject"))??s("dc","description"),keywords:(0,m.Gh)(h("Keywords"))??d("pdf","Keywords")??d("dc","subject"),creator:(0,m.Gh)(h("Creator"))??s("xmp","Creat\
orTool"),producer:(0,m.Gh)(h("Producer"))??s("pdf","Producer"),created:t("CreationDate","CreateDate"),modified:t("ModDate","ModifyDate"),language:n??s("dc","lan\
guage")}}}),3907:((R,A,l)=>{l.d(A,{X:()=>h,km:()=>M,ol:()=>u,xK:()=>r});const u=200,O=1e4;async function M(d,s,t){const e=new x(d);for(let n=e.next();n;n=e.next()){
if(t(n))return"left";const c=s.step((n.to-n.from)*4+50);c&&await c}return e.hasDocumentType?"document type":e.malformed?"malformed":"well-formed"}class x{text;malformed=!1;hasDocumentType=!1;at=0;constructor(s){
this.text=s}next(){const{text:s,at:t}=this;if(t>=s.length)return;if(s.charCodeAt(t)!==m)return this.characters(t,this.nextTag(t));if(s.startsWith("<!--",t))return this.
other(t,"-->",4);if(s.startsWith("<?",t))return this.other(t,"?>",2);if(s.startsWith("<![CDATA[",t)){const n=s.indexOf("]]>",t);return n<0?this.end():(this.at=n+
3,{kind:"text",text:s.slice(t+9,n),from:t,to:this.at})}return s.startsWith("<!",t)?(this.hasDocumentType=s.startsWith("<!DOCTYPE",t),this.end()):(s.charCodeAt(t+
1)===E?this.endTag(t):this.startTag(t))??this.fault(t,this.nextTag(t+1))}other(s,t,e){const n=this.text.indexOf(t,s+e);return n<0?this.end():(this.at=n+t.length,
{kind:"other",from:s,to:this.at})}endTag(s){const t=this.name(s+2),e=this.blanks(t);if(!(t===s+2||this.text.charCodeAt(e)!==g))return this.at=e+1,{kind:"end",name:this.
text.slice(s+2,t),from:s,to:this.at}}startTag(s){const{text:t}=this,e=this.name(s+1);if(e===s+1)return;const n=t.slice(s+1,e),c=[];for(let p=e;;){const w=this.blanks(
p),b=t.charCodeAt(w);if(b===g||b===E&&t.charCodeAt(w+1)===g)return this.at=b===g?w+1:w+2,{kind:b===g?"start":"empty",name:n,attributes:c,from:s,to:this.at};const C=this.
name(w),y=this.blanks(C),S=this.blanks(y+1),N=t[S];if(w===p||C===w||t[y]!=="="||N!=='"'&&N!=="'")return;const T=t.indexOf(N,S+1),I=t.slice(S+1,Math.max(T,S+1)),
P=I.includes("<")?void 0:f(I);if(T<0||P===void 0||c.length>=O)return;c.push({name:t.slice(w,C),value:P,from:w,to:T+1}),p=T+1}}characters(s,t){const e=f(this.text.
slice(s,t));return e===void 0?this.fault(s,t):(this.at=t,{kind:"text",text:e,from:s,to:t})}nextTag(s){const t=this.text.indexOf("<",s);return t<0?this.text.length:
t}fault(s,t){return this.malformed=!0,this.at=t,{kind:"other",from:s,to:t}}end(){this.malformed=!0,this.at=this.text.length}blanks(s){const{text:t}=this;for(;;){
const e=t.charCodeAt(s);if(e!==32&&e!==9&&e!==10&&e!==13)return s;s++}}name(s){const{text:t}=this;for(;s<t.length;s++){const e=t.charCodeAt(s);if(e<=32||e===E||
e===g||e===m||e===61||e===34||e===39)break}return s}}const[m,g,E]=[60,62,47],_=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function f(d){
if(!d.includes("&"))return d;const s=[];let t=0;for(let e=d.indexOf("&");e>=0;e=d.indexOf("&",t)){const n=d.indexOf(";",e);if(n<0||n-e>12)return;const c=d.slice(
e+1,n),p=_.get(c)??i(c);if(p===void 0)return;s.push(d.slice(t,e),p),t=n+1}return s.push(d.slice(t)),s.join("")}function i(d){const s=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.
exec(d),t=s?parseInt(s[1]??s[2],s[1]===void 0?10:16):-1;return t>0&&t<=1114111&&!(t>=55296&&t<=57343)?String.fromCodePoint(t):void 0}function r(d){const[s,t,e,n]=d;
if(s===0&&t===0&&(e===254||e===0)||s===255&&t===254&&e===0&&n===0)return a(d);if(s===254&&t===255||s===0&&t===60)return o(new TextDecoder("utf-16be").decode(d));
if(s===255&&t===254||s===60&&t===0)return o(new TextDecoder("utf-16le").decode(d));const c=new TextDecoder().decode(d);return o(c.includes("�")?Buffer.from(d).
toString("latin1"):c)}const o=d=>d.startsWith("\uFEFF")?d.slice(1):d;function a(d){const s=new DataView(d.buffer,d.byteOffset,d.byteLength),t=d[0]!==0,e=[];for(let n=0;n+
4<=d.length;n+=4){const c=s.getUint32(n,t);if(c>1114111)return;e.push(String.fromCodePoint(c))}return o(e.join(""))}const h=d=>d.replaceAll("&","&amp;").replaceAll(
"<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")}),60912:((R,A,l)=>{l.d(A,{QH:()=>x,T3:()=>m,_L:()=>f});var u=l(43496),O=l(3907),M=l(45599);function x(i,r,o){
const{text:a,properties:h,end:d,about:s}=i,t=[];let e=0;for(const n of h.filter(r).sort((c,p)=>c.from-p.from))n.from<e||(t.push(a.slice(e,n.from)),e=n.to);return t.
push(a.slice(e,Math.max(d,e))),o.length>0&&t.push(g(o,s)),t.push(a.slice(Math.max(d,e))),_(t.join(""))}function m(i){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHz\
reSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${u.dK.rdf}">
${g(i,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function g(i,r){const a=[...new Set(i.map(({prefix:d})=>d))].map(d=>` xmlns:${d}="${u.dK[d]}"`).join(""),h=i.map(({prefix:d,name:s,form:t,values:e})=>`\
<${d}:${s}>${E(t,e)}</${d}:${s}>
`);return`<rdf:Description xmlns:rdf="${u.dK.rdf}" rdf:about="${(0,O.X)(r)}"${a}>
${h.join("")}</rdf:Description>
`}function E(i,r){const o=a=>r.map(h=>`<rdf:li${a}>${(0,O.X)(h)}</rdf:li>`).join("");switch(i){case"simple":return(0,O.X)(r[0]??"");case"alternative":return`<rd\
f:Alt>${o(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${o("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${o("")}</rdf:Bag>`}}const _=i=>i.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function f(i,r){const o=i.catalog.get("Metadata"),a=i.resolve(o),h=a instanceof M.Z6?[...a.dict].
filter(([t])=>!["Filter","DecodeParms","Length"].includes(t)):[],d=new M.Bi([["Type",new M.SX("Metadata")],["Subtype",new M.SX("XML")],...h]),s=new M.Z6(d,Buffer.
from(r,"utf8"));(0,M.i9)(o)&&a instanceof M.Z6?i.put(o,s):i.edit(i.catalogNumber).set("Metadata",i.add(s))}}),1975:((R,A,l)=>{l.d(A,{kg:()=>m,m:()=>x,sm:()=>g});
var u=l(43496),O=l(3907);const M=1e5,x={text:"",properties:[],malformed:!0,end:-1,about:""};async function m(i,r){const o=(0,O.xK)(i);if(o===void 0)return x;const a=new _,
d=await(0,O.km)(o,r,s=>(a.take(s),a.broken))!=="well-formed"||a.depth>0||a.end<0||!a.declared;return{text:o,properties:a.properties,malformed:d,end:a.end,about:a.
about}}function g(i,r,o){return i?.properties.find(a=>a.name===o&&a.namespace===u.dK[r])?.values??[]}const E=-2;class _{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new u.
ee;open=[];root=E;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(r){r.kind==="start"||r.kind==="empty"?(this.start(r.name,r.attributes,r.from),
r.kind==="empty"&&!this.broken&&this.close(r.name,r.to,r.to)):r.kind==="end"?this.close(r.name,r.from,r.to):r.kind==="text"&&this.isInProperty()&&this.pieces.push(
r.text)}isInProperty(){return this.root!==E&&this.open.length>this.root+2}start(r,o,a){if(this.open.length>=O.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(o);const h=this.scope.ofElement(r),d=h.namespace===u.dK.rdf,s=d&&h.local==="li";this.root===E&&this.end<0&&d&&h.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const t=this.open.length-this.root,e=s?o.find(({name:n})=>n==="xml:lang")?.value:void 0;if(this.open.push({name:r,...h,from:a,language:e}),
this.root===E){if(!d||h.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(r)}else if(t===1)this.describe(o);else if(t===
2){this.items=[];const n=o.find(({name:c})=>this.isRdf(c,"resource"));this.pieces=n?[n.value]:[]}else s&&(this.pieces=[])}describe(r){for(const{name:o,value:a,from:h,
to:d}of r){if((0,u.HC)(o))continue;const{namespace:s,local:t}=this.scope.ofAttribute(o);s===u.dK.rdf&&t==="about"&&(this.about=a),!(s===""||s===u.dK.rdf||s===u.
dK.xml)&&this.add({namespace:s,name:t,values:[a],from:h,to:d})}}close(r,o,a){const h=this.open.pop();if(h?.name!==r){this.broken=!0;return}this.scope.leave();const d=this.
open.length-this.root;if(this.root!==E)if(d===0)this.end=o,this.root=E;else if(d===1&&this.loose)this.root=E,this.loose=!1;else if(d===2){const s=this.items.length>
0?f(this.items):[this.pieces.join("").trim()];this.add({namespace:h.namespace,name:h.local,values:s,from:h.from,to:a})}else d>2&&h.namespace===u.dK.rdf&&h.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:h.language}),this.pieces=[])}add(r){this.properties.length<M?this.properties.push(r):this.broken=
!0}isRdf(r,o){const a=this.scope.ofAttribute(r);return a.local===o&&a.namespace===u.dK.rdf}}function f(i){const r=i.findIndex(({language:a})=>a?.toLowerCase()===
"x-default"),o=i.map(({text:a})=>a);return r>0?[o[r],...o.slice(0,r),...o.slice(r+1)]:o}}),59071:((R,A,l)=>{l.d(A,{Gh:()=>r,ZK:()=>o,wh:()=>i});var u=l(77581),O=l(
45599);const M=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,x=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,m=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
g=a=>a.replace(M,"").replace(x,"").replace(m,"�"),E=200,_=new WeakMap;function f(a){if(a.bytes.length<E)return g((0,u.g7)(a));let h=_.get(a);return h===void 0&&
_.set(a,h=g((0,u.g7)(a))),h}const i=a=>g(a).trim();function r(a){const h=a instanceof O.Mx?f(a).trim():"";return h===""?null:h}const o=a=>a?f(a):""}),70549:((R,A,l)=>{
l.d(A,{n:()=>u});function u(O){const M=new WeakMap;return x=>{if(x.hasChanges)return O(x);const m=M.get(x);if(m)return m.answer;const g=O(x);return M.set(x,{answer:g}),
g}}}),87826:((R,A,l)=>{l.d(A,{N:()=>M,i:()=>x});var u=l(78157),O=l(14029);function M({suspect:m,bytes:g},E){if(!(m||(0,u.bS)(g.subarray(0,5)).toString("latin1")!==
"%PDF-"))return g.length===E.length?E:g}const x=async(m,g,E)=>M(m,g)??await(0,O.UN)(m,E)})};
