"use strict";exports.id=4251,exports.ids=[4251],exports.modules={66974:((S,B,c)=>{c.d(B,{D6:()=>_,F1:()=>y,NL:()=>h,P3:()=>O,br:()=>R,bs:()=>f});var d=c(98446);const O={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function y(a,l,b){const T=[],N=[];for(const[C,s]of a.split(",").entries()){const i=C+1;if(l!==void 0&&
s.trim()===""){N.push(`entry ${i} is empty: write ${l}, separated by single commas`);continue}const e=b(s,i);"problem"in e?N.push(R(i,s,e.problem)):T.push(e.item)}
return N.length>0?{problem:f(N)}:{items:T}}const R=(a,l,b)=>`entry ${a} ('${o(l.trim())}') ${b}`,_=({position:a,text:l},b,T)=>R(a,l,`names ${A(b)}, but the docu\
ment has ${(0,d.y_)(T,"page")}`);function A(a){return Number.isSafeInteger(a)?`page ${a}`:"a page far beyond its end"}const M=5;function f(a){const l=a.length-M;
return[...a.slice(0,M),...l>0?[`and ${l} more such entries`]:[]].join("; ")}function h(a){const l=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(a);return l?`is n\
ot a range: write ${l[1]}..${l[2]}${l[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(a)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(a)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function o(a){const l=[...a].map(b=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(b)?"?":b);return(0,d.Bu)(l.join(""),40)}}),29082:((S,B,c)=>{c.d(B,{k1:()=>_,lY:()=>R,m7:()=>A});var d=c(58552),O=c(66974);const y=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
R=h=>(0,O.F1)(h,"pages such as 1..3, -1, odd",(o,a)=>{const l=o.trim(),b=y.exec(l);if(!b)return{problem:f(l)};const[,T,N,C,s,i]=b,e={negated:T!==void 0,text:l,position:a};
if(N!==void 0)return{item:{...e,pages:N.toLowerCase()}};const t=Number(C),n=s===void 0?t:i===void 0?"end":Number(i);return t===0||n===0?O.P3:{item:{...e,pages:{
from:t,to:n}}}});function _(h,o,a="pages"){const l=s=>(0,d.G6)([{field:a,message:s}]),b=R(h);if("problem"in b)throw l(b.problem);const T=new M(o),N=new M(o),C=[];
for(const s of b.items){const i=s.negated?N:T;if(typeof s.pages=="string"){i.add(s.pages);continue}const{from:e,to:t}=s.pages,n=e<0?o+1+e:e,r=t==="end"?o:t<0?o+
1+t:t,u=(t==="end"?e<0?[[e,n]]:[]:[[e,n],[t,r]]).find(([,p])=>p<1||p>o);u&&C.push((0,O.D6)(s,u[0],o)),!(t==="end"&&n>o||C.length>0)&&i.range(Math.min(n,r),Math.
max(n,r))}if(C.length>0)throw l((0,O.bs)(C));return b.items.every(({negated:s})=>s)&&T.add("all"),T.without(N)}function A(h){const o=R(h);if("problem"in o||o.items.
length!==1)return;const{negated:a,pages:l}=o.items[0];if(a)return;if(l==="all")return{first:1};if(typeof l=="string"||l.from<1)return;const{from:b,to:T}=l;return T===
"end"?{first:b}:T===-1?{first:b}:T<1?void 0:{first:Math.min(b,T),last:Math.max(b,T)}}class M{pageCount;differences;odd=!1;even=!1;constructor(o){this.pageCount=
o,this.differences=new Int32Array(o+2)}add(o){o!=="even"&&(this.odd=!0),o!=="odd"&&(this.even=!0)}range(o,a){this.differences[o]++,this.differences[a+1]--}without(o){
const a=new Uint32Array(this.pageCount);let l=0,b=0,T=0;for(let N=1;N<=this.pageCount;N++){b+=this.differences[N],T+=o.differences[N];const C=N%2===1?"odd":"eve\
n";(b>0||this[C])&&!(T>0||o[C])&&(a[l++]=N)}return a.subarray(0,l)}}function f(h){return/^(not +)?\.\./i.test(h)?"has no start: a range is written 1..5":/^!/.test(
h)?"is not a page: leave out pages with not, such as not 2":(0,O.NL)(h.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),52404:((S,B,c)=>{c.d(B,{$:()=>R,U:()=>_});var d=c(58552),O=c(29082),y=c(98446);const R={code:"no_pages_selected",message:"\
The document has none of the pages that were asked for, so nothing was changed."};function _({first_page:A,last_page:M,pages:f},h){if(f!==void 0)return(0,O.k1)(
f,h);const o=(0,y.y_)(h,"page"),a=[];if(A>h&&a.push({field:"first_page",message:`is ${A}, but the document has ${o}`}),M!==void 0&&M>h&&a.push({field:"last_page",
message:`is ${M}, but the document has ${o}`}),a.length===0&&M!==void 0&&A>M&&a.push({field:"first_page",message:`is ${A}, which is after last_page (${M})`,mentions:[
"last_page"]}),a.length>0)throw(0,d.G6)(a);return Uint32Array.from({length:(M??h)-A+1},(l,b)=>A+b)}}),78147:((S,B,c)=>{c.r(B),c.d(B,{resize_pages:()=>l});var d=c(
29082),O=c(12237),y=c(87826),R=c(14029),_=c(52755),A=c(77500),M=c(73249),f=c(9819),h=c(52404),o=c(12744),a=c(45657);const l=async(T,N,C)=>{const s=await(0,O.E)(
T.bytes,C,{password:N.open_password}),i=s.pages.count,e=(0,d.k1)(N.pages,i),t=e.length===0?[h.$]:[];e.length>0&&(await b(s),await(0,M.E)(s));const n=await(0,o.X)(
s,e,N),r={pageCount:i,resizedPages:n},g=n===0?(0,y.N)(s,T.bytes):void 0;return g?{documents:[{name:T.name,bytes:g,pageCount:i}],notes:t,facts:r}:(n>0&&(0,a.RZ)(
t,(0,A.br)(s,"places")),{documents:[{name:T.name,bytes:await(0,R.UN)(s),pageCount:i}],notes:t,facts:r})};async function b(T){(0,f.Wo)(T,"AcroForm")?.dict.has("X\
FA")&&(0,A.mD)(T,await _.mO.read(T))}}),36211:((S,B,c)=>{c.d(B,{Rl:()=>R,ep:()=>h,lJ:()=>_,we:()=>y});var d=c(85008);const O={0:"b B b* B* BI BT BX EI EMC ET EX\
 f F f* h ID n q Q s S sc SC scn SCN T* W W*",1:"BMC cs CS Do g G gs i j J M MP ri sh Tc TJ Tj TL Tr Ts Tw Tz w '",2:"BDC d d0 DP l m Td TD Tf",3:'rg RG "',4:"k\
 K re v y",6:"c cm d1 Tm"},y=Object.values(O).flatMap(o=>o.split(" ")),R=new Set(["m","l","c","v","y","h","re"]),_=new Map([["n",{}],["f",{fill:"nonzero"}],["F",
{fill:"nonzero"}],["f*",{fill:"even-odd"}],["S",{strokes:!0}],["s",{strokes:!0,closes:!0}],["B",{fill:"nonzero",strokes:!0}],["B*",{fill:"even-odd",strokes:!0}],
["b",{fill:"nonzero",strokes:!0,closes:!0}],["b*",{fill:"even-odd",strokes:!0,closes:!0}]]),A=255,M=new Uint8Array(65536).fill(A),f=new Map;for(const[o,a]of Object.
entries(O))for(const l of a.split(" "))l.length<=2?M[(0,d.$N)(l)]=Number(o):f.set((0,d.$N)(l),Number(o));function h(o){if(o>=M.length)return f.get(o);const a=M[o];
return a===A?void 0:a}}),37709:((S,B,c)=>{c.d(B,{B:()=>T,K:()=>s});var d=c(78157),O=c(45798),y=c(82416),R=c(36211),_=c(85008);const A=64,M=100,f=16*1024*1024,h=[
"true","false","null"],o=new Map,a=new Array(16384).fill(void 0),l=i=>i&127|i>>1&16256,b=-32640;for(const i of R.we){const e=(0,_.$N)(i);o.set(e,i),(e&b)===0&&(a[l(
e)]=i)}class T{content;operator="";count=0;end=0;dataStart=-1;dataEnd=-1;tokens;kinds=new Uint8Array(A);starts=new Int32Array(A);ends=new Int32Array(A);depth=0;outermost=_.
Kp;opened=0;deepest=0;inImage=!1;isGiven=!0;constructor(e){this.content=e,this.tokens=new _.oz(e)}next(){return this.advance(1/0)}advance(e){const{tokens:t}=this;
for(this.isGiven&&this.forget();t.end<e;){const n=t.next();switch(n){case _.Kp:return this.end=t.end,this.dataStart>=0&&this.give("BI");case _.QR:if(this.depth===
0&&this.keyword())return!0;break;case _.pQ:case _.q$:if(this.depth++>0){this.depth>this.deepest&&(this.deepest=this.depth);break}this.outermost=n,this.opened=t.
start;break;case _.OG:case _.ZT:this.depth>0&&--this.depth===0&&this.add(this.outermost,this.opened);break;case _.Ho:this.dataStart=t.start,this.dataEnd=t.end;break;default:
this.depth===0&&this.add(n,t.start)}}return this.end=t.end,!1}forget(){this.isGiven=!1,this.count=this.deepest=0,this.dataStart=this.dataEnd=-1}keyword(){const{
tokens:e}=this,{code:t}=e,n=(t&b)===0?a[l(t)]:o.get(t);if(n===void 0&&h.some(r=>r.length===e.end-e.start&&(0,d.w1)(this.content,e.start,r)))this.add(_.QR,e.start);else if(n===
"BI")this.inImage=!0,this.count=0;else if(this.inImage){if(n==="EI")return this.give("BI")}else return this.give(n??"");return!1}give(e){return this.operator=e,
this.end=this.tokens.end,this.isGiven=!0,this.inImage=!1,!0}add(e,t){const{count:n}=this;n!==A&&(this.kinds[n]=e,this.starts[n]=t,this.ends[n]=this.tokens.end,this.
count=n+1)}kind(e){return e>=0&&e<this.count?this.kinds[e]:_.Kp}get start(){return this.count>0?this.starts[0]:this.tokens.start}startOf(e){return this.starts[e]}endOf(e){
return this.ends[e]}number(e){return this.kind(e)===_.uk?(0,y.kz)(this.content,this.starts[e],this.ends[e]):NaN}name(e){return this.kind(e)===_.o_?(0,y.MQ)(this.
content,this.starts[e]+1,this.ends[e]):void 0}string(e){const t=this.kind(e);return t===_.An||t===_.Cd?(0,y.E3)(this.content,this.starts[e],this.ends[e]):void 0}value(e){
return this.kind(e)===_.Kp||this.deepest>M?null:new O.i(this.content,this.starts[e],this.ends[e],M,void 0,f).value()}inside(e){return new _.oz(this.content,this.
starts[e]+1,this.ends[e]-1)}}const N=32768,C=6;async function s(i,e,t){const n=new T(i);for(;n.end<i.length;){const{end:r}=n;for(;n.advance(r+N);){const u=t(n);
u&&await u}const g=e.step(C*(n.end-r));g&&await g}}}),85008:((S,B,c)=>{c.d(B,{$N:()=>t,An:()=>_,Cd:()=>A,Ho:()=>l,Kp:()=>O,OG:()=>h,QR:()=>M,ZT:()=>a,jq:()=>P,o_:()=>R,
oz:()=>g,pQ:()=>f,q$:()=>o,uk:()=>y});var d=c(78157);const O=0,y=1,R=2,_=3,A=4,M=5,f=6,h=7,o=8,a=9,l=10,b=0,T=11,N=12,C=13,s=new Uint8Array(256).fill(M),i=new Uint8Array(
256);for(let E=0;E<256;E++)d.Kl[E]!==d.N9&&(s[E]=b);for(const E of[d.b9,d.N5,d.fX])i[E]=1;for(let E=d.l0;E<=d.ev;E++)i[E]=1;for(let E=0;E<256;E++)i[E]&&(s[E]=y);
s[d.cL]=R,s[d.Cx]=_,s[d.iH]=N,s[d.vz]=C,s[d.WL]=f,s[d.wt]=h,s[d.IQ]=T;const e=3,t=E=>[...E].reduce((v,w,D)=>v|w.charCodeAt(0)<<8*D,0),n=t("BI"),r=t("ID");class g{content;to;kind=O;start=0;end;isCut=!1;passed=0;inImage=!1;atData=!1;constructor(v,w=0,D=v.
length){this.content=v,this.to=D,this.start=this.end=w}next(v=!1){const{content:w,to:D}=this;if(this.atData)return this.imageData();let m=this.end;for(;m<D;){const U=m,
K=s[w[m++]];switch(K){case b:continue;case y:for(;m<D&&i[w[m]]===1;)m++;if(v){this.passed++;continue}return this.found(y,U,m);case M:for(;m<D&&d.Kl[w[m]]===d.N9;)
m++;return m-U===2&&this.followImage(w[U]|w[U+1]<<8),this.found(M,U,m);case R:for(;m<D&&d.Kl[w[m]]===d.N9;)m++;if(v){this.passed++;continue}return this.found(R,
U,m);case _:return m=(0,d.t9)(w,U,D),this.isCut=m===D&&P(w,U,D)>0,this.found(_,U,m);case N:return m<D&&w[m]===d.iH?this.found(o,U,m+1):(m=(0,d.$k)(w,m,D),this.isCut=
w[m-1]!==d.vz,this.found(A,U,m));case C:if(m<D&&w[m]===d.vz)return this.found(a,U,m+1);continue;case T:m=(0,d.D)(w,m,D);continue;default:return this.found(K,U,m)}}
return this.found(O,D,D)}found(v,w,D){return this.kind=v,this.start=w,this.end=D,v}get code(){const{content:v,start:w,end:D}=this,m=D-w;return m>e?0:v[w]|(m>1?v[w+
1]<<8:0)|(m>2?v[w+2]<<16:0)}followImage(v){this.atData=this.inImage&&v===r,this.inImage=v===n||this.inImage&&!this.atData}imageData(){const{content:v,to:w}=this;
this.atData=!1;const D=Math.min(this.end+1,w),m=p(v,D,w);return this.isCut=m<0,this.found(l,D,m<0?w:m)}}const u=12;function p(E,v,w){for(let D=v;D+1<w;D++){if(E[D]!==
d.HV||E[D+1]!==d.tw||D>v&&d.Kl[E[D-1]]!==d.t6)continue;const m=D+2;if(!(m<w&&d.Kl[E[m]]===d.N9)&&I(E,m,Math.min(m+u,w)))return Math.max(D-1,v)}return-1}function I(E,v,w){
for(let D=v;D<w;D++){const m=E[D];if((m<d.Z4||m>d.du)&&d.Kl[m]!==d.t6)return!1}return!0}function P(E,v,w=E.length){let D=0;for(let m=v;m<w;m++){const U=E[m];U===
d.r_?m++:U===d.Cx?D++:U===d.s1&&D--}return D}}),52755:((S,B,c)=>{c.d(B,{NT:()=>l,Uv:()=>T,kz:()=>A,mO:()=>C,mw:()=>_,qA:()=>b,sj:()=>R,zx:()=>a});var d=c(9819),
O=c(45599),y=c(91374);const R=1,_=2,A=4096,M=8192,f=32768,h=65536,o=1<<17,a=1<<18,l=1<<21,b=1<<24,T=1<<25,N=10;class C{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(t){
this.document=t,this.form=(0,d.Wo)(t,"AcroForm"),this.visit=new d._i(t)}static async read(t){const n=new C(t),{form:r}=n;return await n.walk(n.references(r?.dict.
get("Fields"),r?.holder??-1,r?.dict,"Fields"),void 0),await n.readPages(),n}inherited(t,n){for(let r=t;r;r=r.parent){const g=this.document.resolve(r.dict.get(n));
if(g!==null)return g}return n==="DA"||n==="Q"?this.document.resolve(this.form?.dict.get(n)):null}integer(t,n){const r=this.inherited(t,n);return typeof r=="numb\
er"?Math.trunc(r):0}node(t){return this.nodes.get(t)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get(
"NeedAppearances"))===!0}forget(t){const{document:n,nodes:r,widgets:g,fields:u,byName:p}=this,I=({number:P})=>!t.has(P)&&n.exists(P);for(const P of r.values())I(
P)||r.delete(P.number);for(const P of g.values())I(P)||g.delete(P.number);for(const{nodes:P,widgets:E}of u)s(P,I),s(E,I);s(u,({nodes:P})=>P.length>0);for(const[
P,E]of p)E.nodes.length===0&&p.delete(P);this.form=(0,d.Wo)(n,"AcroForm")}async walk(t,n){const{document:r,visit:g}=this;for(const u of(0,y.iA)(r,{from:t,below:n,
visit:g,depth:y.tP})){const{number:p,dict:I}=u;this.nodes.set(p,u);const P=this.references(I.get("Kids"),p,I,"Kids");(0,O.Eo)(r.resolve(I.get("Subtype")),"Widge\
t")||I.has("Rect")?this.addWidget(u):P.length===0&&(0,y.bf)(u)===u&&this.field(u);const v=r.job.pace.step(1500);v&&await v}}addWidget(t){const n={node:t,number:t.
number,dict:t.dict,pages:[]};this.field((0,y.bf)(t)).widgets.push(n),this.widgets.set(t.number,n)}field(t){const n=this.fieldOf.get(t);if(n)return n;const{name:r,
part:g}=t,u=r===""?void 0:this.byName.get(r),p=this.integer(t,"Ff"),I=i(t.type,p);if(u?.kind===I)return u.nodes.push(t),this.fieldOf.set(t,u),u;const P={name:r,
part:g,kind:I,flags:p,nodes:[t],widgets:[]};return this.fields.push(P),r!==""&&!u&&this.byName.set(r,P),this.fieldOf.set(t,P),P}async readPages(){const{document:t}=this,
{pages:n,job:r}=t,{spend:g}=new d.b9(t);for(let u=0;u<n.count;u++){const p=n.number(u),I=t.entry(p,"Annots");g(t.array(I)?.length??0);for(const E of I===void 0?
[]:this.annotations(I,p)){const v=this.widgets.get(E.number)??await this.orphan(E);v&&v.pages.length>0&&g(N),v&&v.pages.at(-1)!==u+1&&v.pages.push(u+1);const w=r.
pace.step(300);w&&await w}const P=r.pace.step(300);P&&await P}}annotations(t,n){const r=this.document.array(t)??[];if(!r.some(p=>(0,O.Zm)(p)&&(0,O.Eo)(p.get("Su\
btype"),"Widget")))return r.filter(O.i9);const g=(0,O.i9)(t)?t.number:n;this.document.edit(g);const u=(0,O.i9)(t)?r:this.document.array(this.document.get(n).get(
"Annots"))??[];for(const[p,I]of u.entries())(0,O.Zm)(I)&&(0,O.Eo)(I.get("Subtype"),"Widget")&&(u[p]=this.document.add(I));return u.filter(O.i9)}async orphan(t){
const{document:n}=this;if(!(0,O.Eo)(n.resolve(n.entry(t.number,"Subtype")),"Widget"))return;const r=[t],g=new Set([t.number]);let u;for(let p=n.entry(t.number,"\
Parent");(0,O.i9)(p)&&r.length<y.tP&&(u=this.nodes.get(p.number),!(u||g.has(p.number)||!(0,O.Zm)(n.get(p))));)g.add(p.number),r.push(p),p=n.entry(p.number,"Pare\
nt");for(const p of r.reverse())this.nodes.has(p.number)||await this.walk([p],u),u=this.nodes.get(p.number);return this.widgets.get(t.number)}references(t,n,r,g){
const{document:u}=this,p=u.array(t);if(!p||!r)return[];if(!p.some(O.Zm))return p.filter(O.i9);u.edit((0,O.i9)(t)?t.number:n);const I=u.array(r.get(g))??[];for(const[
P,E]of I.entries())(0,O.Zm)(E)&&(I[P]=u.add(E));return I.filter(O.i9)}}function s(e,t){let n=0;for(const r of e)t(r)&&(e[n++]=r);e.length=n}function i(e,t){switch(e){case"\
Tx":return t&M?"password":"text";case"Btn":return t&h?"button":t&f?"radio":"checkbox";case"Ch":return t&o?"dropdown":"list";case"Sig":return"signature";default:
return"unknown"}}}),77500:((S,B,c)=>{c.d(B,{Yw:()=>M,br:()=>_,f4:()=>y,mD:()=>R});var d=c(58552),O=c(9819);function y(f,h){return h.form?.dict.has("XFA")?f.resolve(
f.catalog.get("NeedsRendering"))===!0||!h.fields.some(({kind:a})=>a!=="unknown")?"dynamic":"static":"none"}function R(f,h){if(y(f,h)!=="dynamic")return;const o="\
is a dynamic XFA form, whose pages and fields only Adobe viewers show";throw new d.zU("invalid_parameters",`file: ${o}`,{issues:[{field:"file",message:o}],advice:"\
Print it to a PDF document from Adobe Reader, or ask its author for a form without XFA"})}function _(f,h){const o=(0,O.Wo)(f,"AcroForm");return o?.dict.has("XFA")?
(f.edit(o.holder),o.dict.delete("XFA"),f.catalog.has("NeedsRendering")&&f.editCatalog().delete("NeedsRendering"),[M(h)]):[]}const A={values:"it would still show\
 the old values.",pages:"it described removed pages. The fields themselves remain.",scripts:"it has scripts, or parts that cannot be read, which may have some. \
The fields themselves remain.",private:"its data repeats the values of fields, also of hidden ones. The fields themselves remain.",places:"it says where fields \
are on the pages. The fields themselves remain.",merge:"XFA forms cannot be merged. The fields themselves remain."},M=f=>({code:"xfa_removed",message:`The XFA v\
ersion of the form was removed, because ${A[f]}`})}),74135:((S,B,c)=>{c.d(B,{$L:()=>a,DI:()=>A,Gd:()=>f,JQ:()=>O,Mo:()=>R,Pj:()=>T,S3:()=>y,W1:()=>N,XM:()=>b,d:()=>C,
ds:()=>_,gF:()=>l,iN:()=>d,kO:()=>o,lw:()=>M,zl:()=>h});function d({box:[s,i,e,t],rotation:n}){const r=e-s,g=t-i;return n%180===0?{width:r,height:g}:{width:g,height:r}}
function O(s){const{width:i,height:e}=d(s);return{width:i*s.userUnit,height:e*s.userUnit}}function y({box:[s,i,e,t],rotation:n}){switch(n){case 0:return[1,0,0,1,
s,i];case 90:return[0,1,-1,0,e,i];case 180:return[-1,0,0,-1,e,t];case 270:return[0,-1,1,0,s,t]}}function R(s,i){return i===void 0?s:T(s,i)??s}function _([s,i,e,
t]){return[Math.min(s,e),Math.min(i,t),Math.max(s,e),Math.max(i,t)]}function A([s,i,e,t,n,r]){const g=s*t-i*e,[u,p,I,P]=[t/g,-i/g,-e/g,s/g];return[u+0,p+0,I+0,P+
0,-(n*u+r*I)+0,-(n*p+r*P)+0]}function M(s,i){const[e,t,n,r,g,u]=s,[p,I,P,E,v,w]=i;return[e*p+t*P,e*I+t*E,n*p+r*P,n*I+r*E,g*p+u*P+v,g*I+u*E+w]}function f([s,i,e,
t,n,r],g,u){return[s*g+e*u+n,i*g+t*u+r]}function h(s,[i,e,t,n]){const[r,g]=f(s,i,e),[u,p]=f(s,t,e),[I,P]=f(s,i,n),[E,v]=f(s,t,n);return[Math.min(r,u,I,E),Math.min(
g,p,P,v),Math.max(r,u,I,E),Math.max(g,p,P,v)]}const o=(s,i)=>[Math.min(s[0],i[0]),Math.min(s[1],i[1]),Math.max(s[2],i[2]),Math.max(s[3],i[3])];function a(s){let[
i,e,t,n]=l;for(const[r,g]of s)i=Math.min(i,r),e=Math.min(e,g),t=Math.max(t,r),n=Math.max(n,g);return[i,e,t,n]}const l=[1/0,1/0,-1/0,-1/0],b=([s,i,e,t],n)=>[s-n,
i-n,e+n,t+n];function T(s,i){const e=[Math.max(s[0],i[0]),Math.max(s[1],i[1]),Math.min(s[2],i[2]),Math.min(s[3],i[3])];return e[0]<e[2]&&e[1]<e[3]?e:void 0}const N=s=>s.
map(i=>Math.round(i*1e5)/1e5+0),C=(s,{userUnit:i})=>String(Number((s*i/72).toPrecision(3)))}),6057:((S,B,c)=>{c.d(B,{VO:()=>y,b0:()=>_,c_:()=>M,iw:()=>R,lQ:()=>A});
var d=c(74135);const O=[0,0,612,792],y=(f,h)=>_(f,f.pages.attribute(h,"MediaBox"))??O;function R(f,h){const{pages:o}=f,a=f.resolve(f.entry(o.number(h),"UserUnit"));
return{box:(0,d.Mo)(y(f,h),_(f,o.attribute(h,"CropBox"))),rotation:M(f.resolve(o.attribute(h,"Rotate"))),userUnit:typeof a=="number"&&a>0?a:1}}function _(f,h){const o=f.
array(h)?.map(l=>f.resolve(l));if(o?.length!==4||!o.every(l=>typeof l=="number"&&Number.isFinite(l)))return;const a=(0,d.ds)(o);return a[0]<a[2]&&a[1]<a[3]?a:void 0}
function A(f,h){const o=(f.array(h)??[]).map(a=>f.resolve(a));return o.length===6&&o.every(a=>typeof a=="number")?o:[1,0,0,1,0,0]}function M(f){const h=typeof f==
"number"?(f%360+360)%360:0;return h===90||h===180||h===270?h:0}}),87826:((S,B,c)=>{c.d(B,{N:()=>y,i:()=>R});var d=c(78157),O=c(14029);function y({suspect:_,bytes:A},M){
if(!(_||(0,d.bS)(A.subarray(0,5)).toString("latin1")!=="%PDF-"))return A.length===M.length?M:A}const R=async(_,A,M)=>y(_,A)??await(0,O.UN)(_,M)})};
