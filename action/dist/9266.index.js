"use strict";exports.id=9266,exports.ids=[9266],exports.modules={66974:((C,b,f)=>{f.d(b,{D6:()=>_,F1:()=>N,NL:()=>w,P3:()=>E,br:()=>D,bs:()=>A});var d=f(98446);const E={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function N(i,c,u){const g=[],O=[];for(const[o,n]of i.split(",").entries()){const e=o+1;if(c!==void 0&&
n.trim()===""){O.push(`entry ${e} is empty: write ${c}, separated by single commas`);continue}const t=u(n,e);"problem"in t?O.push(D(e,n,t.problem)):g.push(t.item)}
return O.length>0?{problem:A(O)}:{items:g}}const D=(i,c,u)=>`entry ${i} ('${r(c.trim())}') ${u}`,_=({position:i,text:c},u,g)=>D(i,c,`names ${y(u)}, but the docu\
ment has ${(0,d.y_)(g,"page")}`);function y(i){return Number.isSafeInteger(i)?`page ${i}`:"a page far beyond its end"}const p=5;function A(i){const c=i.length-p;
return[...i.slice(0,p),...c>0?[`and ${c} more such entries`]:[]].join("; ")}function w(i){const c=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(i);return c?`is n\
ot a range: write ${c[1]}..${c[2]}${c[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(i)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(i)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function r(i){const c=[...i].map(u=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(u)?"?":u);return(0,d.Bu)(c.join(""),40)}}),29082:((C,b,f)=>{f.d(b,{k1:()=>_,lY:()=>D,m7:()=>y});var d=f(58552),E=f(66974);const N=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
D=w=>(0,E.F1)(w,"pages such as 1..3, -1, odd",(r,i)=>{const c=r.trim(),u=N.exec(c);if(!u)return{problem:A(c)};const[,g,O,o,n,e]=u,t={negated:g!==void 0,text:c,position:i};
if(O!==void 0)return{item:{...t,pages:O.toLowerCase()}};const s=Number(o),a=n===void 0?s:e===void 0?"end":Number(e);return s===0||a===0?E.P3:{item:{...t,pages:{
from:s,to:a}}}});function _(w,r,i="pages"){const c=n=>(0,d.G6)([{field:i,message:n}]),u=D(w);if("problem"in u)throw c(u.problem);const g=new p(r),O=new p(r),o=[];
for(const n of u.items){const e=n.negated?O:g;if(typeof n.pages=="string"){e.add(n.pages);continue}const{from:t,to:s}=n.pages,a=t<0?r+1+t:t,l=s==="end"?r:s<0?r+
1+s:s,T=(s==="end"?t<0?[[t,a]]:[]:[[t,a],[s,l]]).find(([,B])=>B<1||B>r);T&&o.push((0,E.D6)(n,T[0],r)),!(s==="end"&&a>r||o.length>0)&&e.range(Math.min(a,l),Math.
max(a,l))}if(o.length>0)throw c((0,E.bs)(o));return u.items.every(({negated:n})=>n)&&g.add("all"),g.without(O)}function y(w){const r=D(w);if("problem"in r||r.items.
length!==1)return;const{negated:i,pages:c}=r.items[0];if(i)return;if(c==="all")return{first:1};if(typeof c=="string"||c.from<1)return;const{from:u,to:g}=c;return g===
"end"?{first:u}:g===-1?{first:u}:g<1?void 0:{first:Math.min(u,g),last:Math.max(u,g)}}class p{pageCount;differences;odd=!1;even=!1;constructor(r){this.pageCount=
r,this.differences=new Int32Array(r+2)}add(r){r!=="even"&&(this.odd=!0),r!=="odd"&&(this.even=!0)}range(r,i){this.differences[r]++,this.differences[i+1]--}without(r){
const i=new Uint32Array(this.pageCount);let c=0,u=0,g=0;for(let O=1;O<=this.pageCount;O++){u+=this.differences[O],g+=r.differences[O];const o=O%2===1?"odd":"eve\
n";(u>0||this[o])&&!(g>0||r[o])&&(i[c++]=O)}return i.subarray(0,c)}}function A(w){return/^(not +)?\.\./i.test(w)?"has no start: a range is written 1..5":/^!/.test(
w)?"is not a page: leave out pages with not, such as not 2":(0,E.NL)(w.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),72296:((C,b,f)=>{f.r(b),f.d(b,{add_image_watermark:()=>n});var d=f(58552),E=f(45599),N=f(62488),D=f(74135),_=f(95358),
y=f(36078),p=f(57117),A=f(72313),w=f(99876);const r="OctavoImage";async function i(e,t,s,a){const{transparency:l,layer:P,image:T}=t,B=await(0,w.F)(e,s),R=await a.
prepared.ofFile(T.bytes,"image",()=>(0,N.A)(T,"image",a)),{kinds:U}=B,M=(0,_.Wx)("add_image_watermark",U,t.margin),I=U.map((K,x)=>M[x]&&c(R,K,M[x],t.image_width)),
v=u(B,M,I);if(v.length>0)throw(0,d.G6)(v);const m=await(0,p._B)(e),h=R.embed(e,{profiled:m!==void 0}),S=l===0?h:g(e,h,l),W=U.map((K,x)=>{const{width:G,height:z}=I[x],
[j,H]=(0,_.pi)(K,M[x],t.position,G,z),X=(0,D.lw)(R.upright,[G,0,0,z,j,H]);return(0,y.vs)((0,D.lw)(X,(0,D.S3)(K)))}),$=l>0||R.transparency==="soft-mask",k=await(0,A.
W)(e,B,{layer:P,subtype:"Watermark",groupColorSpace:$?(0,p.Qg)(m):void 0,on:({kind:K})=>({resources:[{category:"XObject",name:r,ref:S}],operators:([x=""])=>(0,y.
qK)(x,W[K])})}),L=m&&O(m,R,$);return L&&k.push((0,p.c4)(e,m,L)),{notes:k,version:R.version}}function c({displayed:e},t,s,a){const l=e.height/e.width,P=Math.min(
s.width,s.height/l),T=a===void 0?P:a*72/t.userUnit;return T>P*(1+1e-9)?void 0:{width:T,height:T*l}}function u(e,t,s){const{kinds:a,pages:l}=e,P=(0,_.z)(e,t);if(P.
length>0)return P;const T=l.find(({kind:I})=>!s[I]);if(!T)return[];const[B,R]=[a[T.kind],t[T.kind]],[U,M]=[(0,D.d)(R.width,B),(0,D.d)(R.height,B)];return[{field:"\
image_width",message:`is too large for page ${T.index+1}, where the margins leave ${U} × ${M} inches for the image`}]}function g(e,t,s){const a=Math.round(100-
s)/100,l=(0,E.jd)({Type:(0,E.UU)("ExtGState"),ca:a,CA:a,BM:(0,E.UU)("Normal"),SMask:(0,E.UU)("None")}),P=(0,E.jd)({ExtGState:(0,E.jd)({G0:l}),XObject:(0,E.jd)({
X0:t})}),T=(0,E.jd)({Type:(0,E.UU)("XObject"),Subtype:(0,E.UU)("Form"),BBox:[0,0,1,1],Resources:P});return e.add(new E.Z6(T,Buffer.from("/G0 gs /X0 Do","latin1")))}
function O(e,t,s){if(e.part===1){if(s)return p.Br.transparency;if(t.bitsPerComponent===16)return p.Br.sixteenBits;if(t.iccVersion===4)return p.Br.profile}return t.
components===4&&t.iccVersion===void 0&&!(0,p.hU)(e,4)?p.Br.cmyk:void 0}var o=f(95234);const n=(e,t,s)=>(0,o.W)(e,t,s,(a,l)=>i(a,t,l,s))}),52404:((C,b,f)=>{f.d(b,
{$:()=>D,U:()=>_});var d=f(58552),E=f(29082),N=f(98446);const D={code:"no_pages_selected",message:"The document has none of the pages that were asked for, so no\
thing was changed."};function _({first_page:y,last_page:p,pages:A},w){if(A!==void 0)return(0,E.k1)(A,w);const r=(0,N.y_)(w,"page"),i=[];if(y>w&&i.push({field:"f\
irst_page",message:`is ${y}, but the document has ${r}`}),p!==void 0&&p>w&&i.push({field:"last_page",message:`is ${p}, but the document has ${r}`}),i.length===0&&
p!==void 0&&y>p&&i.push({field:"first_page",message:`is ${y}, which is after last_page (${p})`,mentions:["last_page"]}),i.length>0)throw(0,d.G6)(i);return Uint32Array.
from({length:(p??w)-y+1},(c,u)=>y+u)}}),95358:((C,b,f)=>{f.d(b,{Wx:()=>_,pi:()=>p,z:()=>A});var d=f(95323),E=f(74135);function N(r,i){return D(r,i*72/r.userUnit)}
function D(r,i){const{width:c,height:u}=(0,E.iN)(r),g={width:c-2*i,height:u-2*i,inset:i};return g.width>0&&g.height>0?g:void 0}function _(r,i,c){const u=c===d.zU[r].
fields.margin.default;return i.map(g=>{const O=N(g,c);if(O||!u)return O;const{width:o,height:n}=(0,E.iN)(g);return D(g,Math.min(o,n)/10)})}const y=null;function p(r,{
inset:i},c,u,g){const O=(0,E.iN)(r),o=O.width-i-u,n=O.height-i-g,e=c.endsWith("left")?i:c.endsWith("right")?o:(O.width-u)/2,t=c.startsWith("bottom")?i:c.startsWith(
"top")?n:(O.height-g)/2;return[e,t]}function A({kinds:r,pages:i},c){const u=i.find(({kind:g})=>!c[g]);return u?[{field:"margin",message:w(u.index,r[u.kind])}]:[]}
function w(r,i){const{width:c,height:u}=(0,E.iN)(i),g=(0,E.d)(Math.min(c,u)/2,i);return`leaves no room on page ${r+1}, which is ${(0,E.d)(c,i)} × ${(0,E.d)(u,i)}\
 inches; it must be less than ${g}`}}),95234:((C,b,f)=>{f.d(b,{V:()=>A,W:()=>y});var d=f(29082),E=f(12237),N=f(14029),D=f(52404);const _="1.4";async function y(w,{
pages:r,open_password:i,transparency:c},u,g){const O=await(0,E.E)(w.bytes,u,{password:i}),o=O.pages.count,n=(0,d.k1)(r,o);if(n.length===0){const T=O.suspect?await(0,N.
UN)(O):w.bytes;return{documents:[{name:w.name,bytes:T,pageCount:o}],notes:[D.$],facts:{pageCount:o,stampedPages:0}}}const{notes:e,stampedPages:t=n.length,version:s=_,
write:a}=await g(O,n),l={version:s>_?s:_},P=a?await a(l):await(0,N.UN)(O,l);return{documents:[{name:w.name,bytes:P,pageCount:o}],notes:c===100?[p,...e]:e,facts:{
pageCount:o,stampedPages:t}}}const p={code:"stamp_invisible",message:"The stamp cannot be seen, because transparency is 100. Use a lower value.",mentions:["tran\
sparency"]};async function A({pace:w},r){await w.rest();const i=await r();return await w.rest(),i}}),36211:((C,b,f)=>{f.d(b,{Rl:()=>D,ep:()=>w,lJ:()=>_,we:()=>N});
var d=f(85008);const E={0:"b B b* B* BI BT BX EI EMC ET EX f F f* h ID n q Q s S sc SC scn SCN T* W W*",1:"BMC cs CS Do g G gs i j J M MP ri sh Tc TJ Tj TL Tr T\
s Tw Tz w '",2:"BDC d d0 DP l m Td TD Tf",3:'rg RG "',4:"k K re v y",6:"c cm d1 Tm"},N=Object.values(E).flatMap(r=>r.split(" ")),D=new Set(["m","l","c","v","y",
"h","re"]),_=new Map([["n",{}],["f",{fill:"nonzero"}],["F",{fill:"nonzero"}],["f*",{fill:"even-odd"}],["S",{strokes:!0}],["s",{strokes:!0,closes:!0}],["B",{fill:"\
nonzero",strokes:!0}],["B*",{fill:"even-odd",strokes:!0}],["b",{fill:"nonzero",strokes:!0,closes:!0}],["b*",{fill:"even-odd",strokes:!0,closes:!0}]]),y=255,p=new Uint8Array(
65536).fill(y),A=new Map;for(const[r,i]of Object.entries(E))for(const c of i.split(" "))c.length<=2?p[(0,d.$N)(c)]=Number(r):A.set((0,d.$N)(c),Number(r));function w(r){
if(r>=p.length)return A.get(r);const i=p[r];return i===y?void 0:i}}),37709:((C,b,f)=>{f.d(b,{B:()=>g,K:()=>n});var d=f(78157),E=f(45798),N=f(82416),D=f(36211),_=f(
85008);const y=64,p=100,A=16*1024*1024,w=["true","false","null"],r=new Map,i=new Array(16384).fill(void 0),c=e=>e&127|e>>1&16256,u=-32640;for(const e of D.we){const t=(0,_.
$N)(e);r.set(t,e),(t&u)===0&&(i[c(t)]=e)}class g{content;operator="";count=0;end=0;dataStart=-1;dataEnd=-1;tokens;kinds=new Uint8Array(y);starts=new Int32Array(
y);ends=new Int32Array(y);depth=0;outermost=_.Kp;opened=0;deepest=0;inImage=!1;isGiven=!0;constructor(t){this.content=t,this.tokens=new _.oz(t)}next(){return this.
advance(1/0)}advance(t){const{tokens:s}=this;for(this.isGiven&&this.forget();s.end<t;){const a=s.next();switch(a){case _.Kp:return this.end=s.end,this.dataStart>=
0&&this.give("BI");case _.QR:if(this.depth===0&&this.keyword())return!0;break;case _.pQ:case _.q$:if(this.depth++>0){this.depth>this.deepest&&(this.deepest=this.
depth);break}this.outermost=a,this.opened=s.start;break;case _.OG:case _.ZT:this.depth>0&&--this.depth===0&&this.add(this.outermost,this.opened);break;case _.Ho:
this.dataStart=s.start,this.dataEnd=s.end;break;default:this.depth===0&&this.add(a,s.start)}}return this.end=s.end,!1}forget(){this.isGiven=!1,this.count=this.deepest=
0,this.dataStart=this.dataEnd=-1}keyword(){const{tokens:t}=this,{code:s}=t,a=(s&u)===0?i[c(s)]:r.get(s);if(a===void 0&&w.some(l=>l.length===t.end-t.start&&(0,d.
w1)(this.content,t.start,l)))this.add(_.QR,t.start);else if(a==="BI")this.inImage=!0,this.count=0;else if(this.inImage){if(a==="EI")return this.give("BI")}else return this.
give(a??"");return!1}give(t){return this.operator=t,this.end=this.tokens.end,this.isGiven=!0,this.inImage=!1,!0}add(t,s){const{count:a}=this;a!==y&&(this.kinds[a]=
t,this.starts[a]=s,this.ends[a]=this.tokens.end,this.count=a+1)}kind(t){return t>=0&&t<this.count?this.kinds[t]:_.Kp}startOf(t){return this.starts[t]}endOf(t){return this.
ends[t]}number(t){return this.kind(t)===_.uk?(0,N.kz)(this.content,this.starts[t],this.ends[t]):NaN}name(t){return this.kind(t)===_.o_?(0,N.MQ)(this.content,this.
starts[t]+1,this.ends[t]):void 0}string(t){const s=this.kind(t);return s===_.An||s===_.Cd?(0,N.E3)(this.content,this.starts[t],this.ends[t]):void 0}value(t){return this.
kind(t)===_.Kp||this.deepest>p?null:new E.i(this.content,this.starts[t],this.ends[t],p,void 0,A).value()}inside(t){return new _.oz(this.content,this.starts[t]+1,
this.ends[t]-1)}}const O=32768,o=6;async function n(e,t,s){const a=new g(e);for(;a.end<e.length;){const{end:l}=a;for(;a.advance(l+O);){const T=s(a);T&&await T}const P=t.
step(o*(a.end-l));P&&await P}}}),85008:((C,b,f)=>{f.d(b,{$N:()=>s,An:()=>_,Cd:()=>y,Ho:()=>c,Kp:()=>E,OG:()=>w,QR:()=>p,ZT:()=>i,jq:()=>U,o_:()=>D,oz:()=>P,pQ:()=>A,
q$:()=>r,uk:()=>N});var d=f(78157);const E=0,N=1,D=2,_=3,y=4,p=5,A=6,w=7,r=8,i=9,c=10,u=0,g=11,O=12,o=13,n=new Uint8Array(256).fill(p),e=new Uint8Array(256);for(let M=0;M<
256;M++)d.Kl[M]!==d.N9&&(n[M]=u);for(const M of[d.b9,d.N5,d.fX])e[M]=1;for(let M=d.l0;M<=d.ev;M++)e[M]=1;for(let M=0;M<256;M++)e[M]&&(n[M]=N);n[d.cL]=D,n[d.Cx]=
_,n[d.iH]=O,n[d.vz]=o,n[d.WL]=A,n[d.wt]=w,n[d.IQ]=g;const t=3,s=M=>[...M].reduce((I,v,m)=>I|v.charCodeAt(0)<<8*m,0),a=s("BI"),l=s("ID");class P{content;to;kind=E;start=0;end;isCut=!1;passed=0;inImage=!1;atData=!1;constructor(I,v=0,m=I.
length){this.content=I,this.to=m,this.start=this.end=v}next(I=!1){const{content:v,to:m}=this;if(this.atData)return this.imageData();let h=this.end;for(;h<m;){const S=h,
W=n[v[h++]];switch(W){case u:continue;case N:for(;h<m&&e[v[h]]===1;)h++;if(I){this.passed++;continue}return this.found(N,S,h);case p:for(;h<m&&d.Kl[v[h]]===d.N9;)
h++;return h-S===2&&this.followImage(v[S]|v[S+1]<<8),this.found(p,S,h);case D:for(;h<m&&d.Kl[v[h]]===d.N9;)h++;if(I){this.passed++;continue}return this.found(D,
S,h);case _:return h=(0,d.t9)(v,S,m),this.isCut=h===m&&U(v,S,m)>0,this.found(_,S,h);case O:return h<m&&v[h]===d.iH?this.found(r,S,h+1):(h=(0,d.$k)(v,h,m),this.isCut=
v[h-1]!==d.vz,this.found(y,S,h));case o:if(h<m&&v[h]===d.vz)return this.found(i,S,h+1);continue;case g:h=(0,d.D)(v,h,m);continue;default:return this.found(W,S,h)}}
return this.found(E,m,m)}found(I,v,m){return this.kind=I,this.start=v,this.end=m,I}get code(){const{content:I,start:v,end:m}=this,h=m-v;return h>t?0:I[v]|(h>1?I[v+
1]<<8:0)|(h>2?I[v+2]<<16:0)}followImage(I){this.atData=this.inImage&&I===l,this.inImage=I===a||this.inImage&&!this.atData}imageData(){const{content:I,to:v}=this;
this.atData=!1;const m=Math.min(this.end+1,v),h=B(I,m,v);return this.isCut=h<0,this.found(c,m,h<0?v:h)}}const T=12;function B(M,I,v){for(let m=I;m+1<v;m++){if(M[m]!==
d.HV||M[m+1]!==d.tw||m>I&&d.Kl[M[m-1]]!==d.t6)continue;const h=m+2;if(!(h<v&&d.Kl[M[h]]===d.N9)&&R(M,h,Math.min(h+T,v)))return Math.max(m-1,I)}return-1}function R(M,I,v){
for(let m=I;m<v;m++){const h=M[m];if((h<d.Z4||h>d.du)&&d.Kl[h]!==d.t6)return!1}return!0}function U(M,I,v=M.length){let m=0;for(let h=I;h<v;h++){const S=M[h];S===
d.r_?h++:S===d.Cx?m++:S===d.s1&&m--}return m}}),74135:((C,b,f)=>{f.d(b,{$L:()=>r,DI:()=>_,Gd:()=>p,Mo:()=>N,Pj:()=>u,S3:()=>E,W1:()=>g,XM:()=>c,d:()=>O,ds:()=>D,
gF:()=>i,iN:()=>d,kO:()=>w,lw:()=>y,zl:()=>A});function d({box:[o,n,e,t],rotation:s}){const a=e-o,l=t-n;return s%180===0?{width:a,height:l}:{width:l,height:a}}function E({
box:[o,n,e,t],rotation:s}){switch(s){case 0:return[1,0,0,1,o,n];case 90:return[0,1,-1,0,e,n];case 180:return[-1,0,0,-1,e,t];case 270:return[0,-1,1,0,o,t]}}function N(o,n){
return n===void 0?o:u(o,n)??o}function D([o,n,e,t]){return[Math.min(o,e),Math.min(n,t),Math.max(o,e),Math.max(n,t)]}function _([o,n,e,t,s,a]){const l=o*t-n*e,[P,
T,B,R]=[t/l,-n/l,-e/l,o/l];return[P+0,T+0,B+0,R+0,-(s*P+a*B)+0,-(s*T+a*R)+0]}function y(o,n){const[e,t,s,a,l,P]=o,[T,B,R,U,M,I]=n;return[e*T+t*R,e*B+t*U,s*T+a*R,
s*B+a*U,l*T+P*R+M,l*B+P*U+I]}function p([o,n,e,t,s,a],l,P){return[o*l+e*P+s,n*l+t*P+a]}function A(o,[n,e,t,s]){const[a,l]=p(o,n,e),[P,T]=p(o,t,e),[B,R]=p(o,n,s),
[U,M]=p(o,t,s);return[Math.min(a,P,B,U),Math.min(l,T,R,M),Math.max(a,P,B,U),Math.max(l,T,R,M)]}const w=(o,n)=>[Math.min(o[0],n[0]),Math.min(o[1],n[1]),Math.max(
o[2],n[2]),Math.max(o[3],n[3])];function r(o){let[n,e,t,s]=i;for(const[a,l]of o)n=Math.min(n,a),e=Math.min(e,l),t=Math.max(t,a),s=Math.max(s,l);return[n,e,t,s]}
const i=[1/0,1/0,-1/0,-1/0],c=([o,n,e,t],s)=>[o-s,n-s,e+s,t+s];function u(o,n){const e=[Math.max(o[0],n[0]),Math.max(o[1],n[1]),Math.min(o[2],n[2]),Math.min(o[3],
n[3])];return e[0]<e[2]&&e[1]<e[3]?e:void 0}const g=o=>o.map(n=>Math.round(n*1e5)/1e5+0),O=(o,{userUnit:n})=>String(Number((o*n/72).toPrecision(3)))})};
