"use strict";exports.id=8893,exports.ids=[8893],exports.modules={66974:((U,C,c)=>{c.d(C,{D6:()=>g,F1:()=>y,NL:()=>T,P3:()=>_,br:()=>R,bs:()=>N});var r=c(98446);const _={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function y(f,l,v){const A=[],B=[];for(const[o,s]of f.split(",").entries()){const a=o+1;if(l!==void 0&&
s.trim()===""){B.push(`entry ${a} is empty: write ${l}, separated by single commas`);continue}const e=v(s,a);"problem"in e?B.push(R(a,s,e.problem)):A.push(e.item)}
return B.length>0?{problem:N(B)}:{items:A}}const R=(f,l,v)=>`entry ${f} ('${d(l.trim())}') ${v}`,g=({position:f,text:l},v,A)=>R(f,l,`names ${w(v)}, but the docu\
ment has ${(0,r.y_)(A,"page")}`);function w(f){return Number.isSafeInteger(f)?`page ${f}`:"a page far beyond its end"}const p=5;function N(f){const l=f.length-p;
return[...f.slice(0,p),...l>0?[`and ${l} more such entries`]:[]].join("; ")}function T(f){const l=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(f);return l?`is n\
ot a range: write ${l[1]}..${l[2]}${l[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(f)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(f)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function d(f){const l=[...f].map(v=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(v)?"?":v);return(0,r.Bu)(l.join(""),40)}}),29082:((U,C,c)=>{c.d(C,{k1:()=>g,lY:()=>R,m7:()=>w});var r=c(58552),_=c(66974);const y=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
R=T=>(0,_.F1)(T,"pages such as 1..3, -1, odd",(d,f)=>{const l=d.trim(),v=y.exec(l);if(!v)return{problem:N(l)};const[,A,B,o,s,a]=v,e={negated:A!==void 0,text:l,position:f};
if(B!==void 0)return{item:{...e,pages:B.toLowerCase()}};const t=Number(o),n=s===void 0?t:a===void 0?"end":Number(a);return t===0||n===0?_.P3:{item:{...e,pages:{
from:t,to:n}}}});function g(T,d,f="pages"){const l=s=>(0,r.G6)([{field:f,message:s}]),v=R(T);if("problem"in v)throw l(v.problem);const A=new p(d),B=new p(d),o=[];
for(const s of v.items){const a=s.negated?B:A;if(typeof s.pages=="string"){a.add(s.pages);continue}const{from:e,to:t}=s.pages,n=e<0?d+1+e:e,i=t==="end"?d:t<0?d+
1+t:t,h=(t==="end"?e<0?[[e,n]]:[]:[[e,n],[t,i]]).find(([,m])=>m<1||m>d);h&&o.push((0,_.D6)(s,h[0],d)),!(t==="end"&&n>d||o.length>0)&&a.range(Math.min(n,i),Math.
max(n,i))}if(o.length>0)throw l((0,_.bs)(o));return v.items.every(({negated:s})=>s)&&A.add("all"),A.without(B)}function w(T){const d=R(T);if("problem"in d||d.items.
length!==1)return;const{negated:f,pages:l}=d.items[0];if(f)return;if(l==="all")return{first:1};if(typeof l=="string"||l.from<1)return;const{from:v,to:A}=l;return A===
"end"?{first:v}:A===-1?{first:v}:A<1?void 0:{first:Math.min(v,A),last:Math.max(v,A)}}class p{pageCount;differences;odd=!1;even=!1;constructor(d){this.pageCount=
d,this.differences=new Int32Array(d+2)}add(d){d!=="even"&&(this.odd=!0),d!=="odd"&&(this.even=!0)}range(d,f){this.differences[d]++,this.differences[f+1]--}without(d){
const f=new Uint32Array(this.pageCount);let l=0,v=0,A=0;for(let B=1;B<=this.pageCount;B++){v+=this.differences[B],A+=d.differences[B];const o=B%2===1?"odd":"eve\
n";(v>0||this[o])&&!(A>0||d[o])&&(f[l++]=B)}return f.subarray(0,l)}}function N(T){return/^(not +)?\.\./i.test(T)?"has no start: a range is written 1..5":/^!/.test(
T)?"is not a page: leave out pages with not, such as not 2":(0,_.NL)(T.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),52404:((U,C,c)=>{c.d(C,{$:()=>R,U:()=>g});var r=c(58552),_=c(29082),y=c(98446);const R={code:"no_pages_selected",message:"\
The document has none of the pages that were asked for, so nothing was changed."};function g({first_page:w,last_page:p,pages:N},T){if(N!==void 0)return(0,_.k1)(
N,T);const d=(0,y.y_)(T,"page"),f=[];if(w>T&&f.push({field:"first_page",message:`is ${w}, but the document has ${d}`}),p!==void 0&&p>T&&f.push({field:"last_page",
message:`is ${p}, but the document has ${d}`}),f.length===0&&p!==void 0&&w>p&&f.push({field:"first_page",message:`is ${w}, which is after last_page (${p})`,mentions:[
"last_page"]}),f.length>0)throw(0,r.G6)(f);return Uint32Array.from({length:(p??T)-w+1},(l,v)=>w+v)}}),78147:((U,C,c)=>{c.r(C),c.d(C,{resize_pages:()=>l});var r=c(
29082),_=c(12237),y=c(87826),R=c(14029),g=c(52755),w=c(77500),p=c(73249),N=c(9819),T=c(52404),d=c(12744),f=c(45657);const l=async(A,B,o)=>{const s=await(0,_.E)(
A.bytes,o,{password:B.open_password}),a=s.pages.count,e=(0,r.k1)(B.pages,a),t=e.length===0?[T.$]:[];e.length>0&&(await v(s),await(0,p.E)(s));const n=await(0,d.X)(
s,e,B),i={pageCount:a,resizedPages:n},O=n===0?(0,y.N)(s,A.bytes):void 0;return O?{documents:[{name:A.name,bytes:O,pageCount:a}],notes:t,facts:i}:(n>0&&(0,f.RZ)(
t,(0,w.br)(s,"places")),{documents:[{name:A.name,bytes:await(0,R.UN)(s),pageCount:a}],notes:t,facts:i})};async function v(A){(0,N.Wo)(A,"AcroForm")?.dict.has("X\
FA")&&(0,w.mD)(A,await g.mO.read(A))}}),36211:((U,C,c)=>{c.d(C,{Rl:()=>R,ep:()=>T,lJ:()=>g,we:()=>y});var r=c(85008);const _={0:"b B b* B* BI BT BX EI EMC ET EX\
 f F f* h ID n q Q s S sc SC scn SCN T* W W*",1:"BMC cs CS Do g G gs i j J M MP ri sh Tc TJ Tj TL Tr Ts Tw Tz w '",2:"BDC d d0 DP l m Td TD Tf",3:'rg RG "',4:"k\
 K re v y",6:"c cm d1 Tm"},y=Object.values(_).flatMap(d=>d.split(" ")),R=new Set(["m","l","c","v","y","h","re"]),g=new Map([["n",{}],["f",{fill:"nonzero"}],["F",
{fill:"nonzero"}],["f*",{fill:"even-odd"}],["S",{strokes:!0}],["s",{strokes:!0,closes:!0}],["B",{fill:"nonzero",strokes:!0}],["B*",{fill:"even-odd",strokes:!0}],
["b",{fill:"nonzero",strokes:!0,closes:!0}],["b*",{fill:"even-odd",strokes:!0,closes:!0}]]),w=255,p=new Uint8Array(65536).fill(w),N=new Map;for(const[d,f]of Object.
entries(_))for(const l of f.split(" "))l.length<=2?p[(0,r.$N)(l)]=Number(d):N.set((0,r.$N)(l),Number(d));function T(d){if(d>=p.length)return N.get(d);const f=p[d];
return f===w?void 0:f}}),37709:((U,C,c)=>{c.d(C,{B:()=>A,K:()=>s});var r=c(78157),_=c(45798),y=c(82416),R=c(36211),g=c(85008);const w=64,p=100,N=16*1024*1024,T=[
"true","false","null"],d=new Map,f=new Array(16384).fill(void 0),l=a=>a&127|a>>1&16256,v=-32640;for(const a of R.we){const e=(0,g.$N)(a);d.set(e,a),(e&v)===0&&(f[l(
e)]=a)}class A{content;operator="";count=0;end=0;dataStart=-1;dataEnd=-1;tokens;kinds=new Uint8Array(w);starts=new Int32Array(w);ends=new Int32Array(w);depth=0;outermost=g.
Kp;opened=0;deepest=0;inImage=!1;isGiven=!0;constructor(e){this.content=e,this.tokens=new g.oz(e)}next(){return this.advance(1/0)}advance(e){const{tokens:t}=this;
for(this.isGiven&&this.forget();t.end<e;){const n=t.next();switch(n){case g.Kp:return this.end=t.end,this.dataStart>=0&&this.give("BI");case g.QR:if(this.depth===
0&&this.keyword())return!0;break;case g.pQ:case g.q$:if(this.depth++>0){this.depth>this.deepest&&(this.deepest=this.depth);break}this.outermost=n,this.opened=t.
start;break;case g.OG:case g.ZT:this.depth>0&&--this.depth===0&&this.add(this.outermost,this.opened);break;case g.Ho:this.dataStart=t.start,this.dataEnd=t.end;break;default:
this.depth===0&&this.add(n,t.start)}}return this.end=t.end,!1}forget(){this.isGiven=!1,this.count=this.deepest=0,this.dataStart=this.dataEnd=-1}keyword(){const{
tokens:e}=this,{code:t}=e,n=(t&v)===0?f[l(t)]:d.get(t);if(n===void 0&&T.some(i=>i.length===e.end-e.start&&(0,r.w1)(this.content,e.start,i)))this.add(g.QR,e.start);else if(n===
"BI")this.inImage=!0,this.count=0;else if(this.inImage){if(n==="EI")return this.give("BI")}else return this.give(n??"");return!1}give(e){return this.operator=e,
this.end=this.tokens.end,this.isGiven=!0,this.inImage=!1,!0}add(e,t){const{count:n}=this;n!==w&&(this.kinds[n]=e,this.starts[n]=t,this.ends[n]=this.tokens.end,this.
count=n+1)}kind(e){return e>=0&&e<this.count?this.kinds[e]:g.Kp}startOf(e){return this.starts[e]}endOf(e){return this.ends[e]}number(e){return this.kind(e)===g.
uk?(0,y.kz)(this.content,this.starts[e],this.ends[e]):NaN}name(e){return this.kind(e)===g.o_?(0,y.MQ)(this.content,this.starts[e]+1,this.ends[e]):void 0}string(e){
const t=this.kind(e);return t===g.An||t===g.Cd?(0,y.E3)(this.content,this.starts[e],this.ends[e]):void 0}value(e){return this.kind(e)===g.Kp||this.deepest>p?null:
new _.i(this.content,this.starts[e],this.ends[e],p,void 0,N).value()}inside(e){return new g.oz(this.content,this.starts[e]+1,this.ends[e]-1)}}const B=32768,o=6;
async function s(a,e,t){const n=new A(a);for(;n.end<a.length;){const{end:i}=n;for(;n.advance(i+B);){const h=t(n);h&&await h}const O=e.step(o*(n.end-i));O&&await O}}}),
85008:((U,C,c)=>{c.d(C,{$N:()=>t,An:()=>g,Cd:()=>w,Ho:()=>l,Kp:()=>_,OG:()=>T,QR:()=>p,ZT:()=>f,jq:()=>b,o_:()=>R,oz:()=>O,pQ:()=>N,q$:()=>d,uk:()=>y});var r=c(
78157);const _=0,y=1,R=2,g=3,w=4,p=5,N=6,T=7,d=8,f=9,l=10,v=0,A=11,B=12,o=13,s=new Uint8Array(256).fill(p),a=new Uint8Array(256);for(let E=0;E<256;E++)r.Kl[E]!==
r.N9&&(s[E]=v);for(const E of[r.b9,r.N5,r.fX])a[E]=1;for(let E=r.l0;E<=r.ev;E++)a[E]=1;for(let E=0;E<256;E++)a[E]&&(s[E]=y);s[r.cL]=R,s[r.Cx]=g,s[r.iH]=B,s[r.vz]=
o,s[r.WL]=N,s[r.wt]=T,s[r.IQ]=A;const e=3,t=E=>[...E].reduce((P,D,M)=>P|D.charCodeAt(0)<<8*M,0),n=t("BI"),i=t("ID");class O{content;to;kind=_;start=0;end;isCut=!1;passed=0;inImage=!1;atData=!1;constructor(P,D=0,M=P.
length){this.content=P,this.to=M,this.start=this.end=D}next(P=!1){const{content:D,to:M}=this;if(this.atData)return this.imageData();let u=this.end;for(;u<M;){const S=u,
W=s[D[u++]];switch(W){case v:continue;case y:for(;u<M&&a[D[u]]===1;)u++;if(P){this.passed++;continue}return this.found(y,S,u);case p:for(;u<M&&r.Kl[D[u]]===r.N9;)
u++;return u-S===2&&this.followImage(D[S]|D[S+1]<<8),this.found(p,S,u);case R:for(;u<M&&r.Kl[D[u]]===r.N9;)u++;if(P){this.passed++;continue}return this.found(R,
S,u);case g:return u=(0,r.t9)(D,S,M),this.isCut=u===M&&b(D,S,M)>0,this.found(g,S,u);case B:return u<M&&D[u]===r.iH?this.found(d,S,u+1):(u=(0,r.$k)(D,u,M),this.isCut=
D[u-1]!==r.vz,this.found(w,S,u));case o:if(u<M&&D[u]===r.vz)return this.found(f,S,u+1);continue;case A:u=(0,r.D)(D,u,M);continue;default:return this.found(W,S,u)}}
return this.found(_,M,M)}found(P,D,M){return this.kind=P,this.start=D,this.end=M,P}get code(){const{content:P,start:D,end:M}=this,u=M-D;return u>e?0:P[D]|(u>1?P[D+
1]<<8:0)|(u>2?P[D+2]<<16:0)}followImage(P){this.atData=this.inImage&&P===i,this.inImage=P===n||this.inImage&&!this.atData}imageData(){const{content:P,to:D}=this;
this.atData=!1;const M=Math.min(this.end+1,D),u=m(P,M,D);return this.isCut=u<0,this.found(l,M,u<0?D:u)}}const h=12;function m(E,P,D){for(let M=P;M+1<D;M++){if(E[M]!==
r.HV||E[M+1]!==r.tw||M>P&&r.Kl[E[M-1]]!==r.t6)continue;const u=M+2;if(!(u<D&&r.Kl[E[u]]===r.N9)&&I(E,u,Math.min(u+h,D)))return Math.max(M-1,P)}return-1}function I(E,P,D){
for(let M=P;M<D;M++){const u=E[M];if((u<r.Z4||u>r.du)&&r.Kl[u]!==r.t6)return!1}return!0}function b(E,P,D=E.length){let M=0;for(let u=P;u<D;u++){const S=E[u];S===
r.r_?u++:S===r.Cx?M++:S===r.s1&&M--}return M}}),52755:((U,C,c)=>{c.d(C,{NT:()=>l,Uv:()=>A,kz:()=>w,mO:()=>o,mw:()=>g,qA:()=>v,sj:()=>R,zx:()=>f});var r=c(9819),
_=c(45599),y=c(91374);const R=1,g=2,w=4096,p=8192,N=32768,T=65536,d=1<<17,f=1<<18,l=1<<21,v=1<<24,A=1<<25,B=10;class o{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(t){
this.document=t,this.form=(0,r.Wo)(t,"AcroForm"),this.visit=new r._i(t)}static async read(t){const n=new o(t),{form:i}=n;return await n.walk(n.references(i?.dict.
get("Fields"),i?.holder??-1,i?.dict,"Fields"),void 0),await n.readPages(),n}inherited(t,n){for(let i=t;i;i=i.parent){const O=this.document.resolve(i.dict.get(n));
if(O!==null)return O}return n==="DA"||n==="Q"?this.document.resolve(this.form?.dict.get(n)):null}integer(t,n){const i=this.inherited(t,n);return typeof i=="numb\
er"?Math.trunc(i):0}node(t){return this.nodes.get(t)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get(
"NeedAppearances"))===!0}forget(t){const{document:n,nodes:i,widgets:O,fields:h,byName:m}=this,I=({number:b})=>!t.has(b)&&n.exists(b);for(const b of i.values())I(
b)||i.delete(b.number);for(const b of O.values())I(b)||O.delete(b.number);for(const{nodes:b,widgets:E}of h)s(b,I),s(E,I);s(h,({nodes:b})=>b.length>0);for(const[
b,E]of m)E.nodes.length===0&&m.delete(b);this.form=(0,r.Wo)(n,"AcroForm")}async walk(t,n){const{document:i,visit:O}=this;for(const h of(0,y.iA)(i,{from:t,below:n,
visit:O,depth:y.tP})){const{number:m,dict:I}=h;this.nodes.set(m,h);const b=this.references(I.get("Kids"),m,I,"Kids");(0,_.Eo)(i.resolve(I.get("Subtype")),"Widge\
t")||I.has("Rect")?this.addWidget(h):b.length===0&&(0,y.bf)(h)===h&&this.field(h);const P=i.job.pace.step(1500);P&&await P}}addWidget(t){const n={node:t,number:t.
number,dict:t.dict,pages:[]};this.field((0,y.bf)(t)).widgets.push(n),this.widgets.set(t.number,n)}field(t){const n=this.fieldOf.get(t);if(n)return n;const{name:i,
part:O}=t,h=i===""?void 0:this.byName.get(i),m=this.integer(t,"Ff"),I=a(t.type,m);if(h?.kind===I)return h.nodes.push(t),this.fieldOf.set(t,h),h;const b={name:i,
part:O,kind:I,flags:m,nodes:[t],widgets:[]};return this.fields.push(b),i!==""&&!h&&this.byName.set(i,b),this.fieldOf.set(t,b),b}async readPages(){const{document:t}=this,
{pages:n,job:i}=t,{spend:O}=new r.b9(t);for(let h=0;h<n.count;h++){const m=n.number(h),I=t.entry(m,"Annots");O(t.array(I)?.length??0);for(const E of I===void 0?
[]:this.annotations(I,m)){const P=this.widgets.get(E.number)??await this.orphan(E);P&&P.pages.length>0&&O(B),P&&P.pages.at(-1)!==h+1&&P.pages.push(h+1);const D=i.
pace.step(300);D&&await D}const b=i.pace.step(300);b&&await b}}annotations(t,n){const i=this.document.array(t)??[];if(!i.some(m=>(0,_.Zm)(m)&&(0,_.Eo)(m.get("Su\
btype"),"Widget")))return i.filter(_.i9);const O=(0,_.i9)(t)?t.number:n;this.document.edit(O);const h=(0,_.i9)(t)?i:this.document.array(this.document.get(n).get(
"Annots"))??[];for(const[m,I]of h.entries())(0,_.Zm)(I)&&(0,_.Eo)(I.get("Subtype"),"Widget")&&(h[m]=this.document.add(I));return h.filter(_.i9)}async orphan(t){
const{document:n}=this;if(!(0,_.Eo)(n.resolve(n.entry(t.number,"Subtype")),"Widget"))return;const i=[t],O=new Set([t.number]);let h;for(let m=n.entry(t.number,"\
Parent");(0,_.i9)(m)&&i.length<y.tP&&(h=this.nodes.get(m.number),!(h||O.has(m.number)||!(0,_.Zm)(n.get(m))));)O.add(m.number),i.push(m),m=n.entry(m.number,"Pare\
nt");for(const m of i.reverse())this.nodes.has(m.number)||await this.walk([m],h),h=this.nodes.get(m.number);return this.widgets.get(t.number)}references(t,n,i,O){
const{document:h}=this,m=h.array(t);if(!m||!i)return[];if(!m.some(_.Zm))return m.filter(_.i9);h.edit((0,_.i9)(t)?t.number:n);const I=h.array(i.get(O))??[];for(const[
b,E]of I.entries())(0,_.Zm)(E)&&(I[b]=h.add(E));return I.filter(_.i9)}}function s(e,t){let n=0;for(const i of e)t(i)&&(e[n++]=i);e.length=n}function a(e,t){switch(e){case"\
Tx":return t&p?"password":"text";case"Btn":return t&T?"button":t&N?"radio":"checkbox";case"Ch":return t&d?"dropdown":"list";case"Sig":return"signature";default:
return"unknown"}}}),77500:((U,C,c)=>{c.d(C,{Yw:()=>p,br:()=>g,f4:()=>y,mD:()=>R});var r=c(58552),_=c(9819);function y(N,T){return T.form?.dict.has("XFA")?N.resolve(
N.catalog.get("NeedsRendering"))===!0||!T.fields.some(({kind:f})=>f!=="unknown")?"dynamic":"static":"none"}function R(N,T){if(y(N,T)!=="dynamic")return;const d="\
is a dynamic XFA form, whose pages and fields only Adobe viewers show";throw new r.zU("invalid_parameters",`file: ${d}`,{issues:[{field:"file",message:d}],advice:"\
Print it to a PDF document from Adobe Reader, or ask its author for a form without XFA"})}function g(N,T){const d=(0,_.Wo)(N,"AcroForm");return d?.dict.has("XFA")?
(N.edit(d.holder),d.dict.delete("XFA"),N.catalog.has("NeedsRendering")&&N.editCatalog().delete("NeedsRendering"),[p(T)]):[]}const w={values:"it would still show\
 the old values.",pages:"it described removed pages. The fields themselves remain.",scripts:"it has scripts, or parts that cannot be read, which may have some. \
The fields themselves remain.",places:"it says where fields are on the pages. The fields themselves remain.",merge:"XFA forms cannot be merged. The fields thems\
elves remain."},p=N=>({code:"xfa_removed",message:`The XFA version of the form was removed, because ${w[N]}`})}),74135:((U,C,c)=>{c.d(C,{$L:()=>d,DI:()=>g,Gd:()=>p,
Mo:()=>y,Pj:()=>v,S3:()=>_,W1:()=>A,XM:()=>l,d:()=>B,ds:()=>R,gF:()=>f,iN:()=>r,kO:()=>T,lw:()=>w,zl:()=>N});function r({box:[o,s,a,e],rotation:t}){const n=a-o,
i=e-s;return t%180===0?{width:n,height:i}:{width:i,height:n}}function _({box:[o,s,a,e],rotation:t}){switch(t){case 0:return[1,0,0,1,o,s];case 90:return[0,1,-1,0,
a,s];case 180:return[-1,0,0,-1,a,e];case 270:return[0,-1,1,0,o,e]}}function y(o,s){return s===void 0?o:v(o,s)??o}function R([o,s,a,e]){return[Math.min(o,a),Math.
min(s,e),Math.max(o,a),Math.max(s,e)]}function g([o,s,a,e,t,n]){const i=o*e-s*a,[O,h,m,I]=[e/i,-s/i,-a/i,o/i];return[O+0,h+0,m+0,I+0,-(t*O+n*m)+0,-(t*h+n*I)+0]}
function w(o,s){const[a,e,t,n,i,O]=o,[h,m,I,b,E,P]=s;return[a*h+e*I,a*m+e*b,t*h+n*I,t*m+n*b,i*h+O*I+E,i*m+O*b+P]}function p([o,s,a,e,t,n],i,O){return[o*i+a*O+t,
s*i+e*O+n]}function N(o,[s,a,e,t]){const[n,i]=p(o,s,a),[O,h]=p(o,e,a),[m,I]=p(o,s,t),[b,E]=p(o,e,t);return[Math.min(n,O,m,b),Math.min(i,h,I,E),Math.max(n,O,m,b),
Math.max(i,h,I,E)]}const T=(o,s)=>[Math.min(o[0],s[0]),Math.min(o[1],s[1]),Math.max(o[2],s[2]),Math.max(o[3],s[3])];function d(o){let[s,a,e,t]=f;for(const[n,i]of o)
s=Math.min(s,n),a=Math.min(a,i),e=Math.max(e,n),t=Math.max(t,i);return[s,a,e,t]}const f=[1/0,1/0,-1/0,-1/0],l=([o,s,a,e],t)=>[o-t,s-t,a+t,e+t];function v(o,s){const a=[
Math.max(o[0],s[0]),Math.max(o[1],s[1]),Math.min(o[2],s[2]),Math.min(o[3],s[3])];return a[0]<a[2]&&a[1]<a[3]?a:void 0}const A=o=>o.map(s=>Math.round(s*1e5)/1e5+
0),B=(o,{userUnit:s})=>String(Number((o*s/72).toPrecision(3)))}),70549:((U,C,c)=>{c.d(C,{n:()=>r});function r(_){const y=new WeakMap;return R=>{if(R.hasChanges)
return _(R);const g=y.get(R);if(g)return g.answer;const w=_(R);return y.set(R,{answer:w}),w}}}),87826:((U,C,c)=>{c.d(C,{N:()=>y,i:()=>R});var r=c(78157),_=c(14029);
function y({suspect:g,bytes:w},p){if(!(g||(0,r.bS)(w.subarray(0,5)).toString("latin1")!=="%PDF-"))return w.length===p.length?p:w}const R=async(g,w,p)=>y(g,w)??await(0,_.
UN)(g,p)})};
