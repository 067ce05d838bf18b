"use strict";exports.id=2596,exports.ids=[2596],exports.modules={17079:((S,b,u)=>{u.d(b,{Z:()=>_,_:()=>M});const d=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
g=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,I=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function M(f){
if(f.length>64)return;const n=f.trim().replace(g,(s,i,o,h)=>`${i??""}${1900+Number(o)}${h}`);return E(O(d.exec(n)??I.exec(n)))}function _(f){const n=f.length>64?
void 0:O(I.exec(f.trim()));if(!n||E(n)===void 0)return;const{year:s,month:i="",day:o="",hour:h="",minute:T="",second:l="",zone:e=""}=n;return`D:${s}${i}${o}${h}${T}${l}${e===
"Z"||e===""?e:`${e.replace(":","'")}'`}`}function O(f){if(!f)return;const[,n,s,i,o,h,T,l,e,r,t]=f,a=l??(e===void 0?void 0:`${e}${r??"00"}:${t??"00"}`);return{year:n,
month:s,day:i,hour:o,minute:h,second:T,zone:a}}function E(f){if(!f)return;const{year:n,month:s,day:i,hour:o,minute:h="00",second:T="00",zone:l}=f,e=(t,a,c)=>t===
void 0||Number(t)>=a&&Number(t)<=c;if(Number(n)===0||!e(s,1,12)||!e(i,1,p(Number(n),Number(s)))||!e(o,0,23)||!e(h,0,59)||!e(T,0,59)||l!==void 0&&l!=="Z"&&!(e(l.
slice(1,3),0,23)&&e(l.slice(4),0,59)))return;const r=[n,s,i].filter(t=>t!==void 0).join("-");return o===void 0?r:`${r}T${o}:${h}:${T}${l==="+00:00"||l==="-00:00"?
"Z":l??""}`}function p(f,n){return n===2?f%4===0&&(f%100!==0||f%400===0)?29:28:[4,6,9,11].includes(n)?30:31}}),66974:((S,b,u)=>{u.d(b,{D6:()=>_,F1:()=>I,NL:()=>f,
P3:()=>g,br:()=>M,bs:()=>p});var d=u(98446);const g={problem:"names page 0: pages count from 1, and -1 is the last page"};function I(s,i,o){const h=[],T=[];for(const[
l,e]of s.split(",").entries()){const r=l+1;if(i!==void 0&&e.trim()===""){T.push(`entry ${r} is empty: write ${i}, separated by single commas`);continue}const t=o(
e,r);"problem"in t?T.push(M(r,e,t.problem)):h.push(t.item)}return T.length>0?{problem:p(T)}:{items:h}}const M=(s,i,o)=>`entry ${s} ('${n(i.trim())}') ${o}`,_=({
position:s,text:i},o,h)=>M(s,i,`names ${O(o)}, but the document has ${(0,d.y_)(h,"page")}`);function O(s){return Number.isSafeInteger(s)?`page ${s}`:"a page far\
 beyond its end"}const E=5;function p(s){const i=s.length-E;return[...s.slice(0,E),...i>0?[`and ${i} more such entries`]:[]].join("; ")}function f(s){const i=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(s);return i?`is not a range: write ${i[1]}..${i[2]}${i[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(s)?"is not a page: the first page i\
s written 1, and a range from it 1..5":/\b(last|end)\b/i.test(s)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function n(s){const i=[
...s].map(o=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(o)?"?":o);return(0,d.Bu)(i.join(""),40)}}),29082:((S,b,u)=>{u.d(b,{k1:()=>_,lY:()=>M,m7:()=>O});var d=u(58552),g=u(
66974);const I=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,M=f=>(0,g.F1)(f,"pages such as 1..3, -1, odd",(n,s)=>{const i=n.trim(),o=I.exec(i);if(!o)
return{problem:p(i)};const[,h,T,l,e,r]=o,t={negated:h!==void 0,text:i,position:s};if(T!==void 0)return{item:{...t,pages:T.toLowerCase()}};const a=Number(l),c=e===
void 0?a:r===void 0?"end":Number(r);return a===0||c===0?g.P3:{item:{...t,pages:{from:a,to:c}}}});function _(f,n,s="pages"){const i=e=>(0,d.G6)([{field:s,message:e}]),
o=M(f);if("problem"in o)throw i(o.problem);const h=new E(n),T=new E(n),l=[];for(const e of o.items){const r=e.negated?T:h;if(typeof e.pages=="string"){r.add(e.pages);
continue}const{from:t,to:a}=e.pages,c=t<0?n+1+t:t,D=a==="end"?n:a<0?n+1+a:a,B=(a==="end"?t<0?[[t,c]]:[]:[[t,c],[a,D]]).find(([,N])=>N<1||N>n);B&&l.push((0,g.D6)(
e,B[0],n)),!(a==="end"&&c>n||l.length>0)&&r.range(Math.min(c,D),Math.max(c,D))}if(l.length>0)throw i((0,g.bs)(l));return o.items.every(({negated:e})=>e)&&h.add(
"all"),h.without(T)}function O(f){const n=M(f);if("problem"in n||n.items.length!==1)return;const{negated:s,pages:i}=n.items[0];if(s)return;if(i==="all")return{first:1};
if(typeof i=="string"||i.from<1)return;const{from:o,to:h}=i;return h==="end"?{first:o}:h===-1?{first:o}:h<1?void 0:{first:Math.min(o,h),last:Math.max(o,h)}}class E{pageCount;differences;odd=!1;even=!1;constructor(n){
this.pageCount=n,this.differences=new Int32Array(n+2)}add(n){n!=="even"&&(this.odd=!0),n!=="odd"&&(this.even=!0)}range(n,s){this.differences[n]++,this.differences[s+
1]--}without(n){const s=new Uint32Array(this.pageCount);let i=0,o=0,h=0;for(let T=1;T<=this.pageCount;T++){o+=this.differences[T],h+=n.differences[T];const l=T%
2===1?"odd":"even";(o>0||this[l])&&!(h>0||n[l])&&(s[i++]=T)}return s.subarray(0,i)}}function p(f){return/^(not +)?\.\./i.test(f)?"has no start: a range is writt\
en 1..5":/^!/.test(f)?"is not a page: leave out pages with not, such as not 2":(0,g.NL)(f.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such a\
s 2..5 or 2.., odd, even, all, or one of these after not"}}),38772:((S,b,u)=>{u.r(b),u.d(b,{add_image_watermark:()=>I});var d=u(85476),g=u(95234);const I=(M,_,O)=>(0,g.
W)(M,_,O,(E,p)=>(0,d.z)(E,_,p,O))}),52404:((S,b,u)=>{u.d(b,{$:()=>M,U:()=>_});var d=u(58552),g=u(29082),I=u(98446);const M={code:"no_pages_selected",message:"Th\
e document has none of the pages that were asked for, so nothing was changed."};function _({first_page:O,last_page:E,pages:p},f){if(p!==void 0)return(0,g.k1)(p,
f);const n=(0,I.y_)(f,"page"),s=[];if(O>f&&s.push({field:"first_page",message:`is ${O}, but the document has ${n}`}),E!==void 0&&E>f&&s.push({field:"last_page",
message:`is ${E}, but the document has ${n}`}),s.length===0&&E!==void 0&&O>E&&s.push({field:"first_page",message:`is ${O}, which is after last_page (${E})`,mentions:[
"last_page"]}),s.length>0)throw(0,d.G6)(s);return Uint32Array.from({length:(E??f)-O+1},(i,o)=>O+o)}}),95358:((S,b,u)=>{u.d(b,{Wx:()=>_,pi:()=>E,z:()=>p});var d=u(
58426),g=u(74135);function I(n,s){return M(n,s*72/n.userUnit)}function M(n,s){const{width:i,height:o}=(0,g.iN)(n),h={width:i-2*s,height:o-2*s,inset:s};return h.
width>0&&h.height>0?h:void 0}function _(n,s,i){const o=i===d.zU[n].fields.margin.default;return s.map(h=>{const T=I(h,i);if(T||!o)return T;const{width:l,height:e}=(0,g.
iN)(h);return M(h,Math.min(l,e)/10)})}const O=null;function E(n,{inset:s},i,o,h){const T=(0,g.iN)(n),l=T.width-s-o,e=T.height-s-h,r=i.endsWith("left")?s:i.endsWith(
"right")?l:(T.width-o)/2,t=i.startsWith("bottom")?s:i.startsWith("top")?e:(T.height-h)/2;return[r,t]}function p({kinds:n,pages:s},i){const o=s.find(({kind:h})=>!i[h]);
return o?[{field:"margin",message:f(o.index,n[o.kind])}]:[]}function f(n,s){const{width:i,height:o}=(0,g.iN)(s),h=(0,g.d)(Math.min(i,o)/2,s);return`leaves no ro\
om on page ${n+1}, which is ${(0,g.d)(i,s)} × ${(0,g.d)(o,s)} inches; it must be less than ${h}`}}),85476:((S,b,u)=>{u.d(b,{p:()=>T,z:()=>s});var d=u(58552),g=u(
45599),I=u(86476),M=u(74135),_=u(95358),O=u(36078),E=u(57117),p=u(72313),f=u(99876);const n="OctavoImage";async function s(l,e,r,t){const{transparency:a,layer:c,
image:D}=e,A=await(0,f.F)(l,r),B=await t.prepared.ofFile(D.bytes,"image",()=>(0,I.A)(D,"image",t)),{kinds:N}=A,U=(0,_.Wx)("add_image_watermark",N,e.margin),C=N.
map((W,$)=>U[$]&&i(B,W,U[$],e.image_width)),v=o(A,U,C);if(v.length>0)throw(0,d.G6)(v);const y=await(0,E._B)(l),w=B.embed(l,{profiled:y!==void 0}),P=a===0?w:h(l,
w,a),m=N.map((W,$)=>{const{width:L,height:k}=C[$],[G,z]=(0,_.pi)(W,U[$],e.position,L,k),j=(0,M.lw)(B.upright,[L,0,0,k,G,z]);return(0,O.vs)((0,M.lw)(j,(0,M.S3)(W)))}),
R=a>0||B.transparency==="soft-mask",x=await(0,p.W)(l,A,{layer:c,subtype:"Watermark",groupColorSpace:R?(0,E.Qg)(y):void 0,on:({kind:W})=>({resources:[{category:"\
XObject",name:n,ref:P}],operators:([$=""])=>(0,O.qK)($,m[W])})}),K=y&&T(y,B,R);return K&&x.push((0,E.c4)(l,y,K)),{notes:x,version:B.version}}function i({displayed:l},e,r,t){
const a=l.height/l.width,c=Math.min(r.width,r.height/a),D=t===void 0?c:t*72/e.userUnit;return D>c*(1+1e-9)?void 0:{width:D,height:D*a}}function o(l,e,r){const{kinds:t,
pages:a}=l,c=(0,_.z)(l,e);if(c.length>0)return c;const D=a.find(({kind:C})=>!r[C]);if(!D)return[];const[A,B]=[t[D.kind],e[D.kind]],[N,U]=[(0,M.d)(B.width,A),(0,M.
d)(B.height,A)];return[{field:"image_width",message:`is too large for page ${D.index+1}, where the margins leave ${N} × ${U} inches for the image`}]}function h(l,e,r){
const t=Math.round(100-r)/100,a=(0,g.jd)({Type:(0,g.UU)("ExtGState"),ca:t,CA:t,BM:(0,g.UU)("Normal"),SMask:(0,g.UU)("None")}),c=(0,g.jd)({ExtGState:(0,g.jd)({G0:a}),
XObject:(0,g.jd)({X0:e})}),D=(0,g.jd)({Type:(0,g.UU)("XObject"),Subtype:(0,g.UU)("Form"),BBox:[0,0,1,1],Resources:c});return l.add(new g.Z6(D,Buffer.from("/G0 g\
s /X0 Do","latin1")))}function T(l,e,r){if(l.part===1){if(r)return E.Br.transparency;if(e.bitsPerComponent===16)return E.Br.sixteenBits;if(e.iccVersion===4)return E.
Br.profile}return e.components===4&&e.iccVersion===void 0&&!(0,E.hU)(l,4)?E.Br.cmyk:void 0}}),95234:((S,b,u)=>{u.d(b,{V:()=>f,W:()=>E});var d=u(29082),g=u(12237),
I=u(87826),M=u(14029),_=u(52404);const O="1.4";async function E(n,{pages:s,open_password:i,transparency:o},h,T){const l=await(0,g.E)(n.bytes,h,{password:i}),e=l.
pages.count,r=(0,d.k1)(s,e);if(r.length===0){const N=await(0,I.i)(l,n.bytes);return{documents:[{name:n.name,bytes:N,pageCount:e}],notes:[_.$],facts:{pageCount:e,
stampedPages:0}}}const{notes:t,stampedPages:a=r.length,version:c=O,write:D}=await T(l,r),A={version:c>O?c:O},B=D?await D(A):await(0,M.UN)(l,A);return{documents:[
{name:n.name,bytes:B,pageCount:e}],notes:o===100?[p,...t]:t,facts:{pageCount:e,stampedPages:a}}}const p={code:"stamp_invisible",message:"The stamp cannot be see\
n, because transparency is 100. Use a lower value.",mentions:["transparency"]};async function f({pace:n},s){await n.rest();const i=await s();return await n.rest(),
i}}),36211:((S,b,u)=>{u.d(b,{Rl:()=>M,ep:()=>f,lJ:()=>_,we:()=>I});var d=u(85008);const g={0:"b B b* B* BI BT BX EI EMC ET EX f F f* h ID n q Q s S sc SC scn SC\
N T* W W*",1:"BMC cs CS Do g G gs i j J M MP ri sh Tc TJ Tj TL Tr Ts Tw Tz w '",2:"BDC d d0 DP l m Td TD Tf",3:'rg RG "',4:"k K re v y",6:"c cm d1 Tm"},I=Object.
values(g).flatMap(n=>n.split(" ")),M=new Set(["m","l","c","v","y","h","re"]),_=new Map([["n",{}],["f",{fill:"nonzero"}],["F",{fill:"nonzero"}],["f*",{fill:"even\
-odd"}],["S",{strokes:!0}],["s",{strokes:!0,closes:!0}],["B",{fill:"nonzero",strokes:!0}],["B*",{fill:"even-odd",strokes:!0}],["b",{fill:"nonzero",strokes:!0,closes:!0}],
["b*",{fill:"even-odd",strokes:!0,closes:!0}]]),O=255,E=new Uint8Array(65536).fill(O),p=new Map;for(const[n,s]of Object.entries(g))for(const i of s.split(" "))i.
length<=2?E[(0,d.$N)(i)]=Number(n):p.set((0,d.$N)(i),Number(n));function f(n){if(n>=E.length)return p.get(n);const s=E[n];return s===O?void 0:s}}),37709:((S,b,u)=>{
u.d(b,{B:()=>h,K:()=>e});var d=u(78157),g=u(45798),I=u(82416),M=u(36211),_=u(85008);const O=64,E=100,p=16*1024*1024,f=["true","false","null"],n=new Map,s=new Array(
16384).fill(void 0),i=r=>r&127|r>>1&16256,o=-32640;for(const r of M.we){const t=(0,_.$N)(r);n.set(t,r),(t&o)===0&&(s[i(t)]=r)}class h{content;operator="";count=0;end=0;dataStart=-1;dataEnd=-1;tokens;kinds=new Uint8Array(
O);starts=new Int32Array(O);ends=new Int32Array(O);depth=0;outermost=_.Kp;opened=0;deepest=0;inImage=!1;isGiven=!0;constructor(t){this.content=t,this.tokens=new _.
oz(t)}next(){return this.advance(1/0)}advance(t){const{tokens:a}=this;for(this.isGiven&&this.forget();a.end<t;){const c=a.next();switch(c){case _.Kp:return this.
end=a.end,this.dataStart>=0&&this.give("BI");case _.QR:if(this.depth===0&&this.keyword())return!0;break;case _.pQ:case _.q$:if(this.depth++>0){this.depth>this.deepest&&
(this.deepest=this.depth);break}this.outermost=c,this.opened=a.start;break;case _.OG:case _.ZT:this.depth>0&&--this.depth===0&&this.add(this.outermost,this.opened);
break;case _.Ho:this.dataStart=a.start,this.dataEnd=a.end;break;default:this.depth===0&&this.add(c,a.start)}}return this.end=a.end,!1}forget(){this.isGiven=!1,this.
count=this.deepest=0,this.dataStart=this.dataEnd=-1}keyword(){const{tokens:t}=this,{code:a}=t,c=(a&o)===0?s[i(a)]:n.get(a);if(c===void 0&&f.some(D=>D.length===t.
end-t.start&&(0,d.w1)(this.content,t.start,D)))this.add(_.QR,t.start);else if(c==="BI")this.inImage=!0,this.count=0;else if(this.inImage){if(c==="EI")return this.
give("BI")}else return this.give(c??"");return!1}give(t){return this.operator=t,this.end=this.tokens.end,this.isGiven=!0,this.inImage=!1,!0}add(t,a){const{count:c}=this;
c!==O&&(this.kinds[c]=t,this.starts[c]=a,this.ends[c]=this.tokens.end,this.count=c+1)}kind(t){return t>=0&&t<this.count?this.kinds[t]:_.Kp}startOf(t){return this.
starts[t]}endOf(t){return this.ends[t]}number(t){return this.kind(t)===_.uk?(0,I.kz)(this.content,this.starts[t],this.ends[t]):NaN}name(t){return this.kind(t)===
_.o_?(0,I.MQ)(this.content,this.starts[t]+1,this.ends[t]):void 0}string(t){const a=this.kind(t);return a===_.An||a===_.Cd?(0,I.E3)(this.content,this.starts[t],this.
ends[t]):void 0}value(t){return this.kind(t)===_.Kp||this.deepest>E?null:new g.i(this.content,this.starts[t],this.ends[t],E,void 0,p).value()}inside(t){return new _.
oz(this.content,this.starts[t]+1,this.ends[t]-1)}}const T=32768,l=6;async function e(r,t,a){const c=new h(r);for(;c.end<r.length;){const{end:D}=c;for(;c.advance(
D+T);){const B=a(c);B&&await B}const A=t.step(l*(c.end-D));A&&await A}}}),85008:((S,b,u)=>{u.d(b,{$N:()=>a,An:()=>_,Cd:()=>O,Ho:()=>i,Kp:()=>g,OG:()=>f,QR:()=>E,
ZT:()=>s,jq:()=>C,o_:()=>M,oz:()=>A,pQ:()=>p,q$:()=>n,uk:()=>I});var d=u(78157);const g=0,I=1,M=2,_=3,O=4,E=5,p=6,f=7,n=8,s=9,i=10,o=0,h=11,T=12,l=13,e=new Uint8Array(
256).fill(E),r=new Uint8Array(256);for(let v=0;v<256;v++)d.Kl[v]!==d.N9&&(e[v]=o);for(const v of[d.b9,d.N5,d.fX])r[v]=1;for(let v=d.l0;v<=d.ev;v++)r[v]=1;for(let v=0;v<
256;v++)r[v]&&(e[v]=I);e[d.cL]=M,e[d.Cx]=_,e[d.iH]=T,e[d.vz]=l,e[d.WL]=p,e[d.wt]=f,e[d.IQ]=h;const t=3,a=v=>[...v].reduce((y,w,P)=>y|w.charCodeAt(0)<<8*P,0),c=a(
"BI"),D=a("ID");class A{content;to;kind=g;start=0;end;isCut=!1;passed=0;inImage=!1;atData=!1;constructor(y,w=0,P=y.length){this.content=y,this.to=P,this.start=this.
end=w}next(y=!1){const{content:w,to:P}=this;if(this.atData)return this.imageData();let m=this.end;for(;m<P;){const R=m,x=e[w[m++]];switch(x){case o:continue;case I:
for(;m<P&&r[w[m]]===1;)m++;if(y){this.passed++;continue}return this.found(I,R,m);case E:for(;m<P&&d.Kl[w[m]]===d.N9;)m++;return m-R===2&&this.followImage(w[R]|w[R+
1]<<8),this.found(E,R,m);case M:for(;m<P&&d.Kl[w[m]]===d.N9;)m++;if(y){this.passed++;continue}return this.found(M,R,m);case _:return m=(0,d.t9)(w,R,P),this.isCut=
m===P&&C(w,R,P)>0,this.found(_,R,m);case T:return m<P&&w[m]===d.iH?this.found(n,R,m+1):(m=(0,d.$k)(w,m,P),this.isCut=w[m-1]!==d.vz,this.found(O,R,m));case l:if(m<
P&&w[m]===d.vz)return this.found(s,R,m+1);continue;case h:m=(0,d.D)(w,m,P);continue;default:return this.found(x,R,m)}}return this.found(g,P,P)}found(y,w,P){return this.
kind=y,this.start=w,this.end=P,y}get code(){const{content:y,start:w,end:P}=this,m=P-w;return m>t?0:y[w]|(m>1?y[w+1]<<8:0)|(m>2?y[w+2]<<16:0)}followImage(y){this.
atData=this.inImage&&y===D,this.inImage=y===c||this.inImage&&!this.atData}imageData(){const{content:y,to:w}=this;this.atData=!1;const P=Math.min(this.end+1,w),m=N(
y,P,w);return this.isCut=m<0,this.found(i,P,m<0?w:m)}}const B=12;function N(v,y,w){for(let P=y;P+1<w;P++){if(v[P]!==d.HV||v[P+1]!==d.tw||P>y&&d.Kl[v[P-1]]!==d.t6)
continue;const m=P+2;if(!(m<w&&d.Kl[v[m]]===d.N9)&&U(v,m,Math.min(m+B,w)))return Math.max(P-1,y)}return-1}function U(v,y,w){for(let P=y;P<w;P++){const m=v[P];if((m<
d.Z4||m>d.du)&&d.Kl[m]!==d.t6)return!1}return!0}function C(v,y,w=v.length){let P=0;for(let m=y;m<w;m++){const R=v[m];R===d.r_?m++:R===d.Cx?P++:R===d.s1&&P--}return P}}),
74135:((S,b,u)=>{u.d(b,{$L:()=>s,DI:()=>O,Gd:()=>p,JQ:()=>g,Mo:()=>M,Pj:()=>h,S3:()=>I,W1:()=>T,XM:()=>o,d:()=>l,ds:()=>_,gF:()=>i,iN:()=>d,kO:()=>n,lw:()=>E,zl:()=>f});
function d({box:[e,r,t,a],rotation:c}){const D=t-e,A=a-r;return c%180===0?{width:D,height:A}:{width:A,height:D}}function g(e){const{width:r,height:t}=d(e);return{
width:r*e.userUnit,height:t*e.userUnit}}function I({box:[e,r,t,a],rotation:c}){switch(c){case 0:return[1,0,0,1,e,r];case 90:return[0,1,-1,0,t,r];case 180:return[
-1,0,0,-1,t,a];case 270:return[0,-1,1,0,e,a]}}function M(e,r){return r===void 0?e:h(e,r)??e}function _([e,r,t,a]){return[Math.min(e,t),Math.min(r,a),Math.max(e,
t),Math.max(r,a)]}function O([e,r,t,a,c,D]){const A=e*a-r*t,[B,N,U,C]=[a/A,-r/A,-t/A,e/A];return[B+0,N+0,U+0,C+0,-(c*B+D*U)+0,-(c*N+D*C)+0]}function E(e,r){const[
t,a,c,D,A,B]=e,[N,U,C,v,y,w]=r;return[t*N+a*C,t*U+a*v,c*N+D*C,c*U+D*v,A*N+B*C+y,A*U+B*v+w]}function p([e,r,t,a,c,D],A,B){return[e*A+t*B+c,r*A+a*B+D]}function f(e,[
r,t,a,c]){const[D,A]=p(e,r,t),[B,N]=p(e,a,t),[U,C]=p(e,r,c),[v,y]=p(e,a,c);return[Math.min(D,B,U,v),Math.min(A,N,C,y),Math.max(D,B,U,v),Math.max(A,N,C,y)]}const n=(e,r)=>[
Math.min(e[0],r[0]),Math.min(e[1],r[1]),Math.max(e[2],r[2]),Math.max(e[3],r[3])];function s(e){let[r,t,a,c]=i;for(const[D,A]of e)r=Math.min(r,D),t=Math.min(t,A),
a=Math.max(a,D),c=Math.max(c,A);return[r,t,a,c]}const i=[1/0,1/0,-1/0,-1/0],o=([e,r,t,a],c)=>[e-c,r-c,t+c,a+c];function h(e,r){const t=[Math.max(e[0],r[0]),Math.
max(e[1],r[1]),Math.min(e[2],r[2]),Math.min(e[3],r[3])];return t[0]<t[2]&&t[1]<t[3]?t:void 0}const T=e=>e.map(r=>Math.round(r*1e5)/1e5+0),l=(e,{userUnit:r})=>String(
Number((e*r/72).toPrecision(3)))}),6057:((S,b,u)=>{u.d(b,{VO:()=>I,b0:()=>_,c_:()=>E,iw:()=>M,lQ:()=>O});var d=u(74135);const g=[0,0,612,792],I=(p,f)=>_(p,p.pages.
attribute(f,"MediaBox"))??g;function M(p,f){const{pages:n}=p,s=p.resolve(p.entry(n.number(f),"UserUnit"));return{box:(0,d.Mo)(I(p,f),_(p,n.attribute(f,"CropBox"))),
rotation:E(p.resolve(n.attribute(f,"Rotate"))),userUnit:typeof s=="number"&&s>0?s:1}}function _(p,f){const n=p.array(f)?.map(i=>p.resolve(i));if(n?.length!==4||
!n.every(i=>typeof i=="number"&&Number.isFinite(i)))return;const s=(0,d.ds)(n);return s[0]<s[2]&&s[1]<s[3]?s:void 0}function O(p,f){const n=(p.array(f)??[]).map(
s=>p.resolve(s));return n.length===6&&n.every(s=>typeof s=="number")?n:[1,0,0,1,0,0]}function E(p){const f=typeof p=="number"?(p%360+360)%360:0;return f===90||f===
180||f===270?f:0}}),59071:((S,b,u)=>{u.d(b,{Gh:()=>s,ZK:()=>i,wh:()=>n});var d=u(77581),g=u(45599);const I=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,M=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,
_=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,O=o=>o.replace(I,"").replace(M,"").replace(_,"�"),E=200,p=new WeakMap;function f(o){
if(o.bytes.length<E)return O((0,d.g7)(o));let h=p.get(o);return h===void 0&&p.set(o,h=O((0,d.g7)(o))),h}const n=o=>O(o).trim();function s(o){const h=o instanceof
g.Mx?f(o).trim():"";return h===""?null:h}const i=o=>o?f(o):""}),70549:((S,b,u)=>{u.d(b,{n:()=>d});function d(g){const I=new WeakMap;return M=>{if(M.hasChanges)return g(
M);const _=I.get(M);if(_)return _.answer;const O=g(M);return I.set(M,{answer:O}),O}}}),87826:((S,b,u)=>{u.d(b,{N:()=>I,i:()=>M});var d=u(78157),g=u(14029);function I({
suspect:_,bytes:O},E){if(!(_||(0,d.bS)(O.subarray(0,5)).toString("latin1")!=="%PDF-"))return O.length===E.length?E:O}const M=async(_,O,E)=>I(_,O)??await(0,g.UN)(
_,E)})};
