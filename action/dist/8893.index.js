"use strict";exports.id=8893,exports.ids=[8893],exports.modules={66974:((U,C,h)=>{h.d(C,{D6:()=>E,F1:()=>y,NL:()=>v,P3:()=>_,br:()=>R,bs:()=>I});var o=h(98446);const _={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function y(c,l,g){const b=[],B=[];for(const[r,s]of c.split(",").entries()){const a=r+1;if(l!==void 0&&
s.trim()===""){B.push(`entry ${a} is empty: write ${l}, separated by single commas`);continue}const e=g(s,a);"problem"in e?B.push(R(a,s,e.problem)):b.push(e.item)}
return B.length>0?{problem:I(B)}:{items:b}}const R=(c,l,g)=>`entry ${c} ('${d(l.trim())}') ${g}`,E=({position:c,text:l},g,b)=>R(c,l,`names ${N(g)}, but the docu\
ment has ${(0,o.y_)(b,"page")}`);function N(c){return Number.isSafeInteger(c)?`page ${c}`:"a page far beyond its end"}const w=5;function I(c){const l=c.length-w;
return[...c.slice(0,w),...l>0?[`and ${l} more such entries`]:[]].join("; ")}function v(c){const l=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(c);return l?`is n\
ot a range: write ${l[1]}..${l[2]}${l[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(c)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(c)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function d(c){const l=[...c].map(g=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(g)?"?":g);return(0,o.Bu)(l.join(""),40)}}),29082:((U,C,h)=>{h.d(C,{k1:()=>E,lY:()=>R,m7:()=>N});var o=h(58552),_=h(66974);const y=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
R=v=>(0,_.F1)(v,"pages such as 1..3, -1, odd",(d,c)=>{const l=d.trim(),g=y.exec(l);if(!g)return{problem:I(l)};const[,b,B,r,s,a]=g,e={negated:b!==void 0,text:l,position:c};
if(B!==void 0)return{item:{...e,pages:B.toLowerCase()}};const t=Number(r),n=s===void 0?t:a===void 0?"end":Number(a);return t===0||n===0?_.P3:{item:{...e,pages:{
from:t,to:n}}}});function E(v,d,c="pages"){const l=s=>(0,o.G6)([{field:c,message:s}]),g=R(v);if("problem"in g)throw l(g.problem);const b=new w(d),B=new w(d),r=[];
for(const s of g.items){const a=s.negated?B:b;if(typeof s.pages=="string"){a.add(s.pages);continue}const{from:e,to:t}=s.pages,n=e<0?d+1+e:e,i=t==="end"?d:t<0?d+
1+t:t,u=(t==="end"?e<0?[[e,n]]:[]:[[e,n],[t,i]]).find(([,m])=>m<1||m>d);u&&r.push((0,_.D6)(s,u[0],d)),!(t==="end"&&n>d||r.length>0)&&a.range(Math.min(n,i),Math.
max(n,i))}if(r.length>0)throw l((0,_.bs)(r));return g.items.every(({negated:s})=>s)&&b.add("all"),b.without(B)}function N(v){const d=R(v);if("problem"in d||d.items.
length!==1)return;const{negated:c,pages:l}=d.items[0];if(c)return;if(l==="all")return{first:1};if(typeof l=="string"||l.from<1)return;const{from:g,to:b}=l;return b===
"end"?{first:g}:b===-1?{first:g}:b<1?void 0:{first:Math.min(g,b),last:Math.max(g,b)}}class w{pageCount;differences;odd=!1;even=!1;constructor(d){this.pageCount=
d,this.differences=new Int32Array(d+2)}add(d){d!=="even"&&(this.odd=!0),d!=="odd"&&(this.even=!0)}range(d,c){this.differences[d]++,this.differences[c+1]--}without(d){
const c=new Uint32Array(this.pageCount);let l=0,g=0,b=0;for(let B=1;B<=this.pageCount;B++){g+=this.differences[B],b+=d.differences[B];const r=B%2===1?"odd":"eve\
n";(g>0||this[r])&&!(b>0||d[r])&&(c[l++]=B)}return c.subarray(0,l)}}function I(v){return/^(not +)?\.\./i.test(v)?"has no start: a range is written 1..5":/^!/.test(
v)?"is not a page: leave out pages with not, such as not 2":(0,_.NL)(v.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),52404:((U,C,h)=>{h.d(C,{$:()=>R,U:()=>E});var o=h(58552),_=h(29082),y=h(98446);const R={code:"no_pages_selected",message:"\
The document has none of the pages that were asked for, so nothing was changed."};function E({first_page:N,last_page:w,pages:I},v){if(I!==void 0)return(0,_.k1)(
I,v);const d=(0,y.y_)(v,"page"),c=[];if(N>v&&c.push({field:"first_page",message:`is ${N}, but the document has ${d}`}),w!==void 0&&w>v&&c.push({field:"last_page",
message:`is ${w}, but the document has ${d}`}),c.length===0&&w!==void 0&&N>w&&c.push({field:"first_page",message:`is ${N}, which is after last_page (${w})`,mentions:[
"last_page"]}),c.length>0)throw(0,o.G6)(c);return Uint32Array.from({length:(w??v)-N+1},(l,g)=>N+g)}}),78147:((U,C,h)=>{h.r(C),h.d(C,{resize_pages:()=>c});var o=h(
29082),_=h(12237),y=h(14029),R=h(52755),E=h(77500),N=h(73249),w=h(9819),I=h(52404),v=h(12744),d=h(45657);const c=async(g,b,B)=>{const r=await(0,_.E)(g.bytes,B,{
password:b.open_password}),s=r.pages.count,a=(0,o.k1)(b.pages,s),e=a.length===0?[I.$]:[];a.length>0&&(await l(r),await(0,N.E)(r));const t=await(0,v.X)(r,a,b),n={
pageCount:s,resizedPages:t};return t===0&&!r.suspect?{documents:[{...g,pageCount:s}],notes:e,facts:n}:(t>0&&(0,d.RZ)(e,(0,E.br)(r,"places")),{documents:[{name:g.
name,bytes:await(0,y.UN)(r),pageCount:s}],notes:e,facts:n})};async function l(g){(0,w.Wo)(g,"AcroForm")?.dict.has("XFA")&&(0,E.mD)(g,await R.mO.read(g))}}),36211:((U,C,h)=>{
h.d(C,{Rl:()=>R,ep:()=>v,lJ:()=>E,we:()=>y});var o=h(85008);const _={0:"b B b* B* BI BT BX EI EMC ET EX f F f* h ID n q Q s S sc SC scn SCN T* W W*",1:"BMC cs C\
S Do g G gs i j J M MP ri sh Tc TJ Tj TL Tr Ts Tw Tz w '",2:"BDC d d0 DP l m Td TD Tf",3:'rg RG "',4:"k K re v y",6:"c cm d1 Tm"},y=Object.values(_).flatMap(d=>d.
split(" ")),R=new Set(["m","l","c","v","y","h","re"]),E=new Map([["n",{}],["f",{fill:"nonzero"}],["F",{fill:"nonzero"}],["f*",{fill:"even-odd"}],["S",{strokes:!0}],
["s",{strokes:!0,closes:!0}],["B",{fill:"nonzero",strokes:!0}],["B*",{fill:"even-odd",strokes:!0}],["b",{fill:"nonzero",strokes:!0,closes:!0}],["b*",{fill:"even\
-odd",strokes:!0,closes:!0}]]),N=255,w=new Uint8Array(65536).fill(N),I=new Map;for(const[d,c]of Object.entries(_))for(const l of c.split(" "))l.length<=2?w[(0,o.
$N)(l)]=Number(d):I.set((0,o.$N)(l),Number(d));function v(d){if(d>=w.length)return I.get(d);const c=w[d];return c===N?void 0:c}}),37709:((U,C,h)=>{h.d(C,{B:()=>b,
K:()=>s});var o=h(78157),_=h(45798),y=h(82416),R=h(36211),E=h(85008);const N=64,w=100,I=16*1024*1024,v=["true","false","null"],d=new Map,c=new Array(16384).fill(
void 0),l=a=>a&127|a>>1&16256,g=-32640;for(const a of R.we){const e=(0,E.$N)(a);d.set(e,a),(e&g)===0&&(c[l(e)]=a)}class b{content;operator="";count=0;end=0;dataStart=-1;dataEnd=-1;tokens;kinds=new Uint8Array(
N);starts=new Int32Array(N);ends=new Int32Array(N);depth=0;outermost=E.Kp;opened=0;deepest=0;inImage=!1;isGiven=!0;constructor(e){this.content=e,this.tokens=new E.
oz(e)}next(){return this.advance(1/0)}advance(e){const{tokens:t}=this;for(this.isGiven&&this.forget();t.end<e;){const n=t.next();switch(n){case E.Kp:return this.
end=t.end,this.dataStart>=0&&this.give("BI");case E.QR:if(this.depth===0&&this.keyword())return!0;break;case E.pQ:case E.q$:if(this.depth++>0){this.depth>this.deepest&&
(this.deepest=this.depth);break}this.outermost=n,this.opened=t.start;break;case E.OG:case E.ZT:this.depth>0&&--this.depth===0&&this.add(this.outermost,this.opened);
break;case E.Ho:this.dataStart=t.start,this.dataEnd=t.end;break;default:this.depth===0&&this.add(n,t.start)}}return this.end=t.end,!1}forget(){this.isGiven=!1,this.
count=this.deepest=0,this.dataStart=this.dataEnd=-1}keyword(){const{tokens:e}=this,{code:t}=e,n=(t&g)===0?c[l(t)]:d.get(t);if(n===void 0&&v.some(i=>i.length===e.
end-e.start&&(0,o.w1)(this.content,e.start,i)))this.add(E.QR,e.start);else if(n==="BI")this.inImage=!0,this.count=0;else if(this.inImage){if(n==="EI")return this.
give("BI")}else return this.give(n??"");return!1}give(e){return this.operator=e,this.end=this.tokens.end,this.isGiven=!0,this.inImage=!1,!0}add(e,t){const{count:n}=this;
n!==N&&(this.kinds[n]=e,this.starts[n]=t,this.ends[n]=this.tokens.end,this.count=n+1)}kind(e){return e>=0&&e<this.count?this.kinds[e]:E.Kp}startOf(e){return this.
starts[e]}endOf(e){return this.ends[e]}number(e){return this.kind(e)===E.uk?(0,y.kz)(this.content,this.starts[e],this.ends[e]):NaN}name(e){return this.kind(e)===
E.o_?(0,y.MQ)(this.content,this.starts[e]+1,this.ends[e]):void 0}string(e){const t=this.kind(e);return t===E.An||t===E.Cd?(0,y.E3)(this.content,this.starts[e],this.
ends[e]):void 0}value(e){return this.kind(e)===E.Kp||this.deepest>w?null:new _.i(this.content,this.starts[e],this.ends[e],w,void 0,I).value()}inside(e){return new E.
oz(this.content,this.starts[e]+1,this.ends[e]-1)}}const B=32768,r=6;async function s(a,e,t){const n=new b(a);for(;n.end<a.length;){const{end:i}=n;for(;n.advance(
i+B);){const u=t(n);u&&await u}const T=e.step(r*(n.end-i));T&&await T}}}),85008:((U,C,h)=>{h.d(C,{$N:()=>t,An:()=>E,Cd:()=>N,Ho:()=>l,Kp:()=>_,OG:()=>v,QR:()=>w,
ZT:()=>c,jq:()=>P,o_:()=>R,oz:()=>T,pQ:()=>I,q$:()=>d,uk:()=>y});var o=h(78157);const _=0,y=1,R=2,E=3,N=4,w=5,I=6,v=7,d=8,c=9,l=10,g=0,b=11,B=12,r=13,s=new Uint8Array(
256).fill(w),a=new Uint8Array(256);for(let p=0;p<256;p++)o.Kl[p]!==o.N9&&(s[p]=g);for(const p of[o.b9,o.N5,o.fX])a[p]=1;for(let p=o.l0;p<=o.ev;p++)a[p]=1;for(let p=0;p<
256;p++)a[p]&&(s[p]=y);s[o.cL]=R,s[o.Cx]=E,s[o.iH]=B,s[o.vz]=r,s[o.WL]=I,s[o.wt]=v,s[o.IQ]=b;const e=3,t=p=>[...p].reduce((D,O,M)=>D|O.charCodeAt(0)<<8*M,0),n=t(
"BI"),i=t("ID");class T{content;to;kind=_;start=0;end;isCut=!1;passed=0;inImage=!1;atData=!1;constructor(D,O=0,M=D.length){this.content=D,this.to=M,this.start=this.
end=O}next(D=!1){const{content:O,to:M}=this;if(this.atData)return this.imageData();let f=this.end;for(;f<M;){const S=f,W=s[O[f++]];switch(W){case g:continue;case y:
for(;f<M&&a[O[f]]===1;)f++;if(D){this.passed++;continue}return this.found(y,S,f);case w:for(;f<M&&o.Kl[O[f]]===o.N9;)f++;return f-S===2&&this.followImage(O[S]|O[S+
1]<<8),this.found(w,S,f);case R:for(;f<M&&o.Kl[O[f]]===o.N9;)f++;if(D){this.passed++;continue}return this.found(R,S,f);case E:return f=(0,o.t9)(O,S,M),this.isCut=
f===M&&P(O,S,M)>0,this.found(E,S,f);case B:return f<M&&O[f]===o.iH?this.found(d,S,f+1):(f=(0,o.$k)(O,f,M),this.isCut=O[f-1]!==o.vz,this.found(N,S,f));case r:if(f<
M&&O[f]===o.vz)return this.found(c,S,f+1);continue;case b:f=(0,o.D)(O,f,M);continue;default:return this.found(W,S,f)}}return this.found(_,M,M)}found(D,O,M){return this.
kind=D,this.start=O,this.end=M,D}get code(){const{content:D,start:O,end:M}=this,f=M-O;return f>e?0:D[O]|(f>1?D[O+1]<<8:0)|(f>2?D[O+2]<<16:0)}followImage(D){this.
atData=this.inImage&&D===i,this.inImage=D===n||this.inImage&&!this.atData}imageData(){const{content:D,to:O}=this;this.atData=!1;const M=Math.min(this.end+1,O),f=m(
D,M,O);return this.isCut=f<0,this.found(l,M,f<0?O:f)}}const u=12;function m(p,D,O){for(let M=D;M+1<O;M++){if(p[M]!==o.HV||p[M+1]!==o.tw||M>D&&o.Kl[p[M-1]]!==o.t6)
continue;const f=M+2;if(!(f<O&&o.Kl[p[f]]===o.N9)&&A(p,f,Math.min(f+u,O)))return Math.max(M-1,D)}return-1}function A(p,D,O){for(let M=D;M<O;M++){const f=p[M];if((f<
o.Z4||f>o.du)&&o.Kl[f]!==o.t6)return!1}return!0}function P(p,D,O=p.length){let M=0;for(let f=D;f<O;f++){const S=p[f];S===o.r_?f++:S===o.Cx?M++:S===o.s1&&M--}return M}}),
52755:((U,C,h)=>{h.d(C,{NT:()=>l,Uv:()=>b,kz:()=>N,mO:()=>r,mw:()=>E,qA:()=>g,sj:()=>R,zx:()=>c});var o=h(9819),_=h(45599),y=h(91374);const R=1,E=2,N=4096,w=8192,
I=32768,v=65536,d=1<<17,c=1<<18,l=1<<21,g=1<<24,b=1<<25,B=10;class r{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(t){
this.document=t,this.form=(0,o.Wo)(t,"AcroForm"),this.visit=new o._i(t)}static async read(t){const n=new r(t),{form:i}=n;return await n.walk(n.references(i?.dict.
get("Fields"),i?.holder??-1,i?.dict,"Fields"),void 0),await n.readPages(),n}inherited(t,n){for(let i=t;i;i=i.parent){const T=this.document.resolve(i.dict.get(n));
if(T!==null)return T}return n==="DA"||n==="Q"?this.document.resolve(this.form?.dict.get(n)):null}integer(t,n){const i=this.inherited(t,n);return typeof i=="numb\
er"?Math.trunc(i):0}node(t){return this.nodes.get(t)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get(
"NeedAppearances"))===!0}forget(t){const{document:n,nodes:i,widgets:T,fields:u,byName:m}=this,A=({number:P})=>!t.has(P)&&n.exists(P);for(const P of i.values())A(
P)||i.delete(P.number);for(const P of T.values())A(P)||T.delete(P.number);for(const{nodes:P,widgets:p}of u)s(P,A),s(p,A);s(u,({nodes:P})=>P.length>0);for(const[
P,p]of m)p.nodes.length===0&&m.delete(P);this.form=(0,o.Wo)(n,"AcroForm")}async walk(t,n){const{document:i,visit:T}=this;for(const u of(0,y.iA)(i,{from:t,below:n,
visit:T,depth:y.tP})){const{number:m,dict:A}=u;this.nodes.set(m,u);const P=this.references(A.get("Kids"),m,A,"Kids");(0,_.Eo)(i.resolve(A.get("Subtype")),"Widge\
t")||A.has("Rect")?this.addWidget(u):P.length===0&&(0,y.bf)(u)===u&&this.field(u);const D=i.job.pace.step(1500);D&&await D}}addWidget(t){const n={node:t,number:t.
number,dict:t.dict,pages:[]};this.field((0,y.bf)(t)).widgets.push(n),this.widgets.set(t.number,n)}field(t){const n=this.fieldOf.get(t);if(n)return n;const{name:i,
part:T}=t,u=i===""?void 0:this.byName.get(i),m=this.integer(t,"Ff"),A=a(t.type,m);if(u?.kind===A)return u.nodes.push(t),this.fieldOf.set(t,u),u;const P={name:i,
part:T,kind:A,flags:m,nodes:[t],widgets:[]};return this.fields.push(P),i!==""&&!u&&this.byName.set(i,P),this.fieldOf.set(t,P),P}async readPages(){const{document:t}=this,
{pages:n,job:i}=t,{spend:T}=new o.b9(t);for(let u=0;u<n.count;u++){const m=n.number(u),A=t.entry(m,"Annots");T(t.array(A)?.length??0);for(const p of A===void 0?
[]:this.annotations(A,m)){const D=this.widgets.get(p.number)??await this.orphan(p);D&&D.pages.length>0&&T(B),D&&D.pages.at(-1)!==u+1&&D.pages.push(u+1);const O=i.
pace.step(300);O&&await O}const P=i.pace.step(300);P&&await P}}annotations(t,n){const i=this.document.array(t)??[];if(!i.some(m=>(0,_.Zm)(m)&&(0,_.Eo)(m.get("Su\
btype"),"Widget")))return i.filter(_.i9);const T=(0,_.i9)(t)?t.number:n;this.document.edit(T);const u=(0,_.i9)(t)?i:this.document.array(this.document.get(n).get(
"Annots"))??[];for(const[m,A]of u.entries())(0,_.Zm)(A)&&(0,_.Eo)(A.get("Subtype"),"Widget")&&(u[m]=this.document.add(A));return u.filter(_.i9)}async orphan(t){
const{document:n}=this;if(!(0,_.Eo)(n.resolve(n.entry(t.number,"Subtype")),"Widget"))return;const i=[t],T=new Set([t.number]);let u;for(let m=n.entry(t.number,"\
Parent");(0,_.i9)(m)&&i.length<y.tP&&(u=this.nodes.get(m.number),!(u||T.has(m.number)||!(0,_.Zm)(n.get(m))));)T.add(m.number),i.push(m),m=n.entry(m.number,"Pare\
nt");for(const m of i.reverse())this.nodes.has(m.number)||await this.walk([m],u),u=this.nodes.get(m.number);return this.widgets.get(t.number)}references(t,n,i,T){
const{document:u}=this,m=u.array(t);if(!m||!i)return[];if(!m.some(_.Zm))return m.filter(_.i9);u.edit((0,_.i9)(t)?t.number:n);const A=u.array(i.get(T))??[];for(const[
P,p]of A.entries())(0,_.Zm)(p)&&(A[P]=u.add(p));return A.filter(_.i9)}}function s(e,t){let n=0;for(const i of e)t(i)&&(e[n++]=i);e.length=n}function a(e,t){switch(e){case"\
Tx":return t&w?"password":"text";case"Btn":return t&v?"button":t&I?"radio":"checkbox";case"Ch":return t&d?"dropdown":"list";case"Sig":return"signature";default:
return"unknown"}}}),77500:((U,C,h)=>{h.d(C,{Yw:()=>w,br:()=>E,f4:()=>y,mD:()=>R});var o=h(58552),_=h(9819);function y(I,v){return v.form?.dict.has("XFA")?I.resolve(
I.catalog.get("NeedsRendering"))===!0||!v.fields.some(({kind:c})=>c!=="unknown")?"dynamic":"static":"none"}function R(I,v){if(y(I,v)!=="dynamic")return;const d="\
is a dynamic XFA form, whose pages and fields only Adobe viewers show";throw new o.zU("invalid_parameters",`file: ${d}`,{issues:[{field:"file",message:d}],advice:"\
Print it to a PDF document from Adobe Reader, or ask its author for a form without XFA"})}function E(I,v){const d=(0,_.Wo)(I,"AcroForm");return d?.dict.has("XFA")?
(I.edit(d.holder),d.dict.delete("XFA"),I.catalog.has("NeedsRendering")&&I.editCatalog().delete("NeedsRendering"),[w(v)]):[]}const N={values:"it would still show\
 the old values.",pages:"it described removed pages. The fields themselves remain.",scripts:"it has scripts, or parts that cannot be read, which may have some. \
The fields themselves remain.",places:"it says where fields are on the pages. The fields themselves remain.",merge:"XFA forms cannot be merged. The fields thems\
elves remain."},w=I=>({code:"xfa_removed",message:`The XFA version of the form was removed, because ${N[I]}`})}),74135:((U,C,h)=>{h.d(C,{$L:()=>d,DI:()=>E,Gd:()=>w,
Mo:()=>y,Pj:()=>g,S3:()=>_,W1:()=>b,XM:()=>l,d:()=>B,ds:()=>R,gF:()=>c,iN:()=>o,kO:()=>v,lw:()=>N,zl:()=>I});function o({box:[r,s,a,e],rotation:t}){const n=a-r,
i=e-s;return t%180===0?{width:n,height:i}:{width:i,height:n}}function _({box:[r,s,a,e],rotation:t}){switch(t){case 0:return[1,0,0,1,r,s];case 90:return[0,1,-1,0,
a,s];case 180:return[-1,0,0,-1,a,e];case 270:return[0,-1,1,0,r,e]}}function y(r,s){return s===void 0?r:g(r,s)??r}function R([r,s,a,e]){return[Math.min(r,a),Math.
min(s,e),Math.max(r,a),Math.max(s,e)]}function E([r,s,a,e,t,n]){const i=r*e-s*a,[T,u,m,A]=[e/i,-s/i,-a/i,r/i];return[T+0,u+0,m+0,A+0,-(t*T+n*m)+0,-(t*u+n*A)+0]}
function N(r,s){const[a,e,t,n,i,T]=r,[u,m,A,P,p,D]=s;return[a*u+e*A,a*m+e*P,t*u+n*A,t*m+n*P,i*u+T*A+p,i*m+T*P+D]}function w([r,s,a,e,t,n],i,T){return[r*i+a*T+t,
s*i+e*T+n]}function I(r,[s,a,e,t]){const[n,i]=w(r,s,a),[T,u]=w(r,e,a),[m,A]=w(r,s,t),[P,p]=w(r,e,t);return[Math.min(n,T,m,P),Math.min(i,u,A,p),Math.max(n,T,m,P),
Math.max(i,u,A,p)]}const v=(r,s)=>[Math.min(r[0],s[0]),Math.min(r[1],s[1]),Math.max(r[2],s[2]),Math.max(r[3],s[3])];function d(r){let[s,a,e,t]=c;for(const[n,i]of r)
s=Math.min(s,n),a=Math.min(a,i),e=Math.max(e,n),t=Math.max(t,i);return[s,a,e,t]}const c=[1/0,1/0,-1/0,-1/0],l=([r,s,a,e],t)=>[r-t,s-t,a+t,e+t];function g(r,s){const a=[
Math.max(r[0],s[0]),Math.max(r[1],s[1]),Math.min(r[2],s[2]),Math.min(r[3],s[3])];return a[0]<a[2]&&a[1]<a[3]?a:void 0}const b=r=>r.map(s=>Math.round(s*1e5)/1e5+
0),B=(r,{userUnit:s})=>String(Number((r*s/72).toPrecision(3)))}),70549:((U,C,h)=>{h.d(C,{n:()=>o});function o(_){const y=new WeakMap;return R=>{if(R.hasChanges)
return _(R);const E=y.get(R);if(E)return E.answer;const N=_(R);return y.set(R,{answer:N}),N}}})};
