"use strict";exports.id=4969,exports.ids=[4969],exports.modules={66974:((U,C,m)=>{m.d(C,{D6:()=>M,F1:()=>R,NL:()=>v,P3:()=>g,br:()=>B,bs:()=>b});var a=m(98446);const g={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function R(c,f,p){const y=[],I=[];for(const[o,s]of c.split(",").entries()){const r=o+1;if(f!==void 0&&
s.trim()===""){I.push(`entry ${r} is empty: write ${f}, separated by single commas`);continue}const e=p(s,r);"problem"in e?I.push(B(r,s,e.problem)):y.push(e.item)}
return I.length>0?{problem:b(I)}:{items:y}}const B=(c,f,p)=>`entry ${c} ('${d(f.trim())}') ${p}`,M=({position:c,text:f},p,y)=>B(c,f,`names ${N(p)}, but the docu\
ment has ${(0,a.y_)(y,"page")}`);function N(c){return Number.isSafeInteger(c)?`page ${c}`:"a page far beyond its end"}const w=5;function b(c){const f=c.length-w;
return[...c.slice(0,w),...f>0?[`and ${f} more such entries`]:[]].join("; ")}function v(c){const f=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(c);return f?`is n\
ot a range: write ${f[1]}..${f[2]}${f[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(c)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(c)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function d(c){const f=[...c].map(p=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(p)?"?":p);return(0,a.Bu)(f.join(""),40)}}),29082:((U,C,m)=>{m.d(C,{k1:()=>M,lY:()=>B,m7:()=>N});var a=m(58552),g=m(66974);const R=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
B=v=>(0,g.F1)(v,"pages such as 1..3, -1, odd",(d,c)=>{const f=d.trim(),p=R.exec(f);if(!p)return{problem:b(f)};const[,y,I,o,s,r]=p,e={negated:y!==void 0,text:f,position:c};
if(I!==void 0)return{item:{...e,pages:I.toLowerCase()}};const t=Number(o),n=s===void 0?t:r===void 0?"end":Number(r);return t===0||n===0?g.P3:{item:{...e,pages:{
from:t,to:n}}}});function M(v,d,c="pages"){const f=s=>(0,a.G6)([{field:c,message:s}]),p=B(v);if("problem"in p)throw f(p.problem);const y=new w(d),I=new w(d),o=[];
for(const s of p.items){const r=s.negated?I:y;if(typeof s.pages=="string"){r.add(s.pages);continue}const{from:e,to:t}=s.pages,n=e<0?d+1+e:e,i=t==="end"?d:t<0?d+
1+t:t,h=(t==="end"?e<0?[[e,n]]:[]:[[e,n],[t,i]]).find(([,l])=>l<1||l>d);h&&o.push((0,g.D6)(s,h[0],d)),!(t==="end"&&n>d||o.length>0)&&r.range(Math.min(n,i),Math.
max(n,i))}if(o.length>0)throw f((0,g.bs)(o));return p.items.every(({negated:s})=>s)&&y.add("all"),y.without(I)}function N(v){const d=B(v);if("problem"in d||d.items.
length!==1)return;const{negated:c,pages:f}=d.items[0];if(c)return;if(f==="all")return{first:1};if(typeof f=="string"||f.from<1)return;const{from:p,to:y}=f;return y===
"end"?{first:p}:y===-1?{first:p}:y<1?void 0:{first:Math.min(p,y),last:Math.max(p,y)}}class w{pageCount;differences;odd=!1;even=!1;constructor(d){this.pageCount=
d,this.differences=new Int32Array(d+2)}add(d){d!=="even"&&(this.odd=!0),d!=="odd"&&(this.even=!0)}range(d,c){this.differences[d]++,this.differences[c+1]--}without(d){
const c=new Uint32Array(this.pageCount);let f=0,p=0,y=0;for(let I=1;I<=this.pageCount;I++){p+=this.differences[I],y+=d.differences[I];const o=I%2===1?"odd":"eve\
n";(p>0||this[o])&&!(y>0||d[o])&&(c[f++]=I)}return c.subarray(0,f)}}function b(v){return/^(not +)?\.\./i.test(v)?"has no start: a range is written 1..5":/^!/.test(
v)?"is not a page: leave out pages with not, such as not 2":(0,g.NL)(v.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),52404:((U,C,m)=>{m.d(C,{$:()=>B,U:()=>M});var a=m(58552),g=m(29082),R=m(98446);const B={code:"no_pages_selected",message:"\
The document has none of the pages that were asked for, so nothing was changed."};function M({first_page:N,last_page:w,pages:b},v){if(b!==void 0)return(0,g.k1)(
b,v);const d=(0,R.y_)(v,"page"),c=[];if(N>v&&c.push({field:"first_page",message:`is ${N}, but the document has ${d}`}),w!==void 0&&w>v&&c.push({field:"last_page",
message:`is ${w}, but the document has ${d}`}),c.length===0&&w!==void 0&&N>w&&c.push({field:"first_page",message:`is ${N}, which is after last_page (${w})`,mentions:[
"last_page"]}),c.length>0)throw(0,a.G6)(c);return Uint32Array.from({length:(w??v)-N+1},(f,p)=>N+p)}}),78147:((U,C,m)=>{m.r(C),m.d(C,{resize_pages:()=>d});var a=m(
29082),g=m(90966),R=m(37253),B=m(52755),M=m(77500),N=m(73249),w=m(9819),b=m(52404),v=m(12744);const d=async(f,p,y)=>{const I=await(0,g.E)(f.bytes,y,{password:p.
open_password}),o=I.pages.count,s=(0,a.k1)(p.pages,o),r=s.length===0?[b.$]:[];s.length>0&&(await c(I),await(0,N.E)(I));const e=await(0,v.X)(I,s,p),t={pageCount:o,
resizedPages:e};return e===0&&!I.suspect?{documents:[{...f,pageCount:o}],notes:r,facts:t}:(e>0&&r.push(...(0,M.br)(I,"places")),{documents:[{name:f.name,bytes:await(0,R.
UN)(I),pageCount:o}],notes:r,facts:t})};async function c(f){(0,w.Wo)(f,"AcroForm")?.dict.has("XFA")&&(0,M.mD)(f,await B.mO.read(f))}}),36211:((U,C,m)=>{m.d(C,{Rl:()=>B,
ep:()=>v,lJ:()=>M,we:()=>R});var a=m(85008);const g={0:"b B b* B* BI BT BX EI EMC ET EX f F f* h ID n q Q s S sc SC scn SCN T* W W*",1:"BMC cs CS Do g G gs i j \
J M MP ri sh Tc TJ Tj TL Tr Ts Tw Tz w '",2:"BDC d d0 DP l m Td TD Tf",3:'rg RG "',4:"k K re v y",6:"c cm d1 Tm"},R=Object.values(g).flatMap(d=>d.split(" ")),B=new Set(
["m","l","c","v","y","h","re"]),M=new Map([["n",{}],["f",{fill:"nonzero"}],["F",{fill:"nonzero"}],["f*",{fill:"even-odd"}],["S",{strokes:!0}],["s",{strokes:!0,closes:!0}],
["B",{fill:"nonzero",strokes:!0}],["B*",{fill:"even-odd",strokes:!0}],["b",{fill:"nonzero",strokes:!0,closes:!0}],["b*",{fill:"even-odd",strokes:!0,closes:!0}]]),
N=255,w=new Uint8Array(65536).fill(N),b=new Map;for(const[d,c]of Object.entries(g))for(const f of c.split(" "))f.length<=2?w[(0,a.$N)(f)]=Number(d):b.set((0,a.$N)(
f),Number(d));function v(d){if(d>=w.length)return b.get(d);const c=w[d];return c===N?void 0:c}}),37709:((U,C,m)=>{m.d(C,{B:()=>y,K:()=>s});var a=m(78157),g=m(45798),
R=m(82416),B=m(36211),M=m(85008);const N=64,w=100,b=16*1024*1024,v=["true","false","null"],d=new Map,c=new Array(16384).fill(void 0),f=r=>r&127|r>>1&16256,p=-32640;
for(const r of B.we){const e=(0,M.$N)(r);d.set(e,r),(e&p)===0&&(c[f(e)]=r)}class y{content;operator="";count=0;end=0;dataStart=-1;dataEnd=-1;tokens;kinds=new Uint8Array(
N);starts=new Int32Array(N);ends=new Int32Array(N);depth=0;outermost=M.Kp;opened=0;deepest=0;inImage=!1;isGiven=!0;constructor(e){this.content=e,this.tokens=new M.
oz(e)}next(){return this.advance(1/0)}advance(e){const{tokens:t}=this;for(this.isGiven&&this.forget();t.end<e;){const n=t.next();switch(n){case M.Kp:return this.
end=t.end,this.dataStart>=0&&this.give("BI");case M.QR:if(this.depth===0&&this.keyword())return!0;break;case M.pQ:case M.q$:if(this.depth++>0){this.depth>this.deepest&&
(this.deepest=this.depth);break}this.outermost=n,this.opened=t.start;break;case M.OG:case M.ZT:this.depth>0&&--this.depth===0&&this.add(this.outermost,this.opened);
break;case M.Ho:this.dataStart=t.start,this.dataEnd=t.end;break;default:this.depth===0&&this.add(n,t.start)}}return this.end=t.end,!1}forget(){this.isGiven=!1,this.
count=this.deepest=0,this.dataStart=this.dataEnd=-1}keyword(){const{tokens:e}=this,{code:t}=e,n=(t&p)===0?c[f(t)]:d.get(t);if(n===void 0&&v.some(i=>i.length===e.
end-e.start&&(0,a.w1)(this.content,e.start,i)))this.add(M.QR,e.start);else if(n==="BI")this.inImage=!0,this.count=0;else if(this.inImage){if(n==="EI")return this.
give("BI")}else return this.give(n??"");return!1}give(e){return this.operator=e,this.end=this.tokens.end,this.isGiven=!0,this.inImage=!1,!0}add(e,t){const{count:n}=this;
n!==N&&(this.kinds[n]=e,this.starts[n]=t,this.ends[n]=this.tokens.end,this.count=n+1)}kind(e){return e>=0&&e<this.count?this.kinds[e]:M.Kp}startOf(e){return this.
starts[e]}endOf(e){return this.ends[e]}number(e){return this.kind(e)===M.uk?(0,R.kz)(this.content,this.starts[e],this.ends[e]):NaN}name(e){return this.kind(e)===
M.o_?(0,R.MQ)(this.content,this.starts[e]+1,this.ends[e]):void 0}string(e){const t=this.kind(e);return t===M.An||t===M.Cd?(0,R.E3)(this.content,this.starts[e],this.
ends[e]):void 0}value(e){return this.kind(e)===M.Kp||this.deepest>w?null:new g.i(this.content,this.starts[e],this.ends[e],w,void 0,b).value()}inside(e){return new M.
oz(this.content,this.starts[e]+1,this.ends[e]-1)}}const I=32768,o=6;async function s(r,e,t){const n=new y(r);for(;n.end<r.length;){const{end:i}=n;for(;n.advance(
i+I);){const h=t(n);h&&await h}const T=e.step(o*(n.end-i));T&&await T}}}),85008:((U,C,m)=>{m.d(C,{$N:()=>t,An:()=>M,Cd:()=>N,Ho:()=>f,Kp:()=>g,OG:()=>v,QR:()=>w,
ZT:()=>c,jq:()=>P,o_:()=>B,oz:()=>T,pQ:()=>b,q$:()=>d,uk:()=>R});var a=m(78157);const g=0,R=1,B=2,M=3,N=4,w=5,b=6,v=7,d=8,c=9,f=10,p=0,y=11,I=12,o=13,s=new Uint8Array(
256).fill(w),r=new Uint8Array(256);for(let _=0;_<256;_++)a.Kl[_]!==a.N9&&(s[_]=p);for(const _ of[a.b9,a.N5,a.fX])r[_]=1;for(let _=a.l0;_<=a.ev;_++)r[_]=1;for(let _=0;_<
256;_++)r[_]&&(s[_]=R);s[a.cL]=B,s[a.Cx]=M,s[a.iH]=I,s[a.vz]=o,s[a.WL]=b,s[a.wt]=v,s[a.IQ]=y;const e=3,t=_=>[..._].reduce((D,O,E)=>D|O.charCodeAt(0)<<8*E,0),n=t(
"BI"),i=t("ID");class T{content;to;kind=g;start=0;end;isCut=!1;passed=0;inImage=!1;atData=!1;constructor(D,O=0,E=D.length){this.content=D,this.to=E,this.start=this.
end=O}next(D=!1){const{content:O,to:E}=this;if(this.atData)return this.imageData();let u=this.end;for(;u<E;){const S=u,K=s[O[u++]];switch(K){case p:continue;case R:
for(;u<E&&r[O[u]]===1;)u++;if(D){this.passed++;continue}return this.found(R,S,u);case w:for(;u<E&&a.Kl[O[u]]===a.N9;)u++;return u-S===2&&this.followImage(O[S]|O[S+
1]<<8),this.found(w,S,u);case B:for(;u<E&&a.Kl[O[u]]===a.N9;)u++;if(D){this.passed++;continue}return this.found(B,S,u);case M:return u=(0,a.t9)(O,S,E),this.isCut=
u===E&&P(O,S,E)>0,this.found(M,S,u);case I:return u<E&&O[u]===a.iH?this.found(d,S,u+1):(u=(0,a.$k)(O,u,E),this.isCut=O[u-1]!==a.vz,this.found(N,S,u));case o:if(u<
E&&O[u]===a.vz)return this.found(c,S,u+1);continue;case y:u=(0,a.D)(O,u,E);continue;default:return this.found(K,S,u)}}return this.found(g,E,E)}found(D,O,E){return this.
kind=D,this.start=O,this.end=E,D}get code(){const{content:D,start:O,end:E}=this,u=E-O;return u>e?0:D[O]|(u>1?D[O+1]<<8:0)|(u>2?D[O+2]<<16:0)}followImage(D){this.
atData=this.inImage&&D===i,this.inImage=D===n||this.inImage&&!this.atData}imageData(){const{content:D,to:O}=this;this.atData=!1;const E=Math.min(this.end+1,O),u=l(
D,E,O);return this.isCut=u<0,this.found(f,E,u<0?O:u)}}const h=12;function l(_,D,O){for(let E=D;E+1<O;E++){if(_[E]!==a.HV||_[E+1]!==a.tw||E>D&&a.Kl[_[E-1]]!==a.t6)
continue;const u=E+2;if(!(u<O&&a.Kl[_[u]]===a.N9)&&A(_,u,Math.min(u+h,O)))return Math.max(E-1,D)}return-1}function A(_,D,O){for(let E=D;E<O;E++){const u=_[E];if((u<
a.Z4||u>a.du)&&a.Kl[u]!==a.t6)return!1}return!0}function P(_,D,O=_.length){let E=0;for(let u=D;u<O;u++){const S=_[u];S===a.r_?u++:S===a.Cx?E++:S===a.s1&&E--}return E}}),
52755:((U,C,m)=>{m.d(C,{NT:()=>f,Uv:()=>y,kz:()=>N,mO:()=>o,mw:()=>M,qA:()=>p,sj:()=>B,zx:()=>c});var a=m(9819),g=m(45599),R=m(91374);const B=1,M=2,N=4096,w=8192,
b=32768,v=65536,d=1<<17,c=1<<18,f=1<<21,p=1<<24,y=1<<25,I=10;class o{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(t){
this.document=t,this.form=(0,a.Wo)(t,"AcroForm"),this.visit=new a._i(t)}static async read(t){const n=new o(t),{form:i}=n;return await n.walk(n.references(i?.dict.
get("Fields"),i?.holder??-1,i?.dict,"Fields"),void 0),await n.readPages(),n}inherited(t,n){for(let i=t;i;i=i.parent){const T=this.document.resolve(i.dict.get(n));
if(T!==null)return T}return n==="DA"||n==="Q"?this.document.resolve(this.form?.dict.get(n)):null}integer(t,n){const i=this.inherited(t,n);return typeof i=="numb\
er"?Math.trunc(i):0}node(t){return this.nodes.get(t)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get(
"NeedAppearances"))===!0}forget(t){const{document:n,nodes:i,widgets:T,fields:h,byName:l}=this,A=({number:P})=>!t.has(P)&&n.exists(P);for(const P of i.values())A(
P)||i.delete(P.number);for(const P of T.values())A(P)||T.delete(P.number);for(const{nodes:P,widgets:_}of h)s(P,A),s(_,A);s(h,({nodes:P})=>P.length>0);for(const[
P,_]of l)_.nodes.length===0&&l.delete(P);this.form=(0,a.Wo)(n,"AcroForm")}async walk(t,n){const{document:i,visit:T}=this;for(const h of(0,R.iA)(i,{from:t,below:n,
visit:T,depth:R.tP})){const{number:l,dict:A}=h;this.nodes.set(l,h);const P=this.references(A.get("Kids"),l,A,"Kids");(0,g.Eo)(i.resolve(A.get("Subtype")),"Widge\
t")||A.has("Rect")?this.addWidget(h):P.length===0&&(0,R.bf)(h)===h&&this.field(h);const D=i.job.pace.step(1500);D&&await D}}addWidget(t){const n={node:t,number:t.
number,dict:t.dict,pages:[]};this.field((0,R.bf)(t)).widgets.push(n),this.widgets.set(t.number,n)}field(t){const n=this.fieldOf.get(t);if(n)return n;const{name:i,
part:T}=t,h=i===""?void 0:this.byName.get(i),l=this.integer(t,"Ff"),A=r(t.type,l);if(h?.kind===A)return h.nodes.push(t),this.fieldOf.set(t,h),h;const P={name:i,
part:T,kind:A,flags:l,nodes:[t],widgets:[]};return this.fields.push(P),i!==""&&!h&&this.byName.set(i,P),this.fieldOf.set(t,P),P}async readPages(){const{document:t}=this,
{pages:n,job:i}=t,{spend:T}=new a.b9(t);for(let h=0;h<n.count;h++){const l=n.number(h),A=t.entry(l,"Annots");T(t.array(A)?.length??0);for(const _ of A===void 0?
[]:this.annotations(A,l)){const D=this.widgets.get(_.number)??await this.orphan(_);D&&D.pages.length>0&&T(I),D&&D.pages.at(-1)!==h+1&&D.pages.push(h+1);const O=i.
pace.step(300);O&&await O}const P=i.pace.step(300);P&&await P}}annotations(t,n){const i=this.document.array(t)??[];if(!i.some(l=>(0,g.Zm)(l)&&(0,g.Eo)(l.get("Su\
btype"),"Widget")))return i.filter(g.i9);const T=(0,g.i9)(t)?t.number:n;this.document.edit(T);const h=(0,g.i9)(t)?i:this.document.array(this.document.get(n).get(
"Annots"))??[];for(const[l,A]of h.entries())(0,g.Zm)(A)&&(0,g.Eo)(A.get("Subtype"),"Widget")&&(h[l]=this.document.add(A));return h.filter(g.i9)}async orphan(t){
const{document:n}=this;if(!(0,g.Eo)(n.resolve(n.entry(t.number,"Subtype")),"Widget"))return;const i=[t],T=new Set([t.number]);let h;for(let l=n.entry(t.number,"\
Parent");(0,g.i9)(l)&&i.length<R.tP&&(h=this.nodes.get(l.number),!(h||T.has(l.number)||!(0,g.Zm)(n.get(l))));)T.add(l.number),i.push(l),l=n.entry(l.number,"Pare\
nt");for(const l of i.reverse())this.nodes.has(l.number)||await this.walk([l],h),h=this.nodes.get(l.number);return this.widgets.get(t.number)}references(t,n,i,T){
const{document:h}=this,l=h.array(t);if(!l||!i)return[];if(!l.some(g.Zm))return l.filter(g.i9);h.edit((0,g.i9)(t)?t.number:n);const A=h.array(i.get(T))??[];for(const[
P,_]of A.entries())(0,g.Zm)(_)&&(A[P]=h.add(_));return A.filter(g.i9)}}function s(e,t){let n=0;for(const i of e)t(i)&&(e[n++]=i);e.length=n}function r(e,t){switch(e){case"\
Tx":return t&w?"password":"text";case"Btn":return t&v?"button":t&b?"radio":"checkbox";case"Ch":return t&d?"dropdown":"list";case"Sig":return"signature";default:
return"unknown"}}}),77500:((U,C,m)=>{m.d(C,{Yw:()=>w,br:()=>M,f4:()=>R,mD:()=>B});var a=m(58552),g=m(9819);function R(b,v){return v.form?.dict.has("XFA")?b.resolve(
b.catalog.get("NeedsRendering"))===!0||!v.fields.some(({kind:c})=>c!=="unknown")?"dynamic":"static":"none"}function B(b,v){if(R(b,v)!=="dynamic")return;const d="\
is a dynamic XFA form, whose pages and fields only Adobe viewers show";throw new a.zU("invalid_parameters",`file: ${d}`,{issues:[{field:"file",message:d}],advice:"\
Print it to a PDF document from Adobe Reader, or ask its author for a form without XFA"})}function M(b,v){const d=(0,g.Wo)(b,"AcroForm");return d?.dict.has("XFA")?
(b.edit(d.holder),d.dict.delete("XFA"),b.catalog.has("NeedsRendering")&&b.editCatalog().delete("NeedsRendering"),[w(v)]):[]}const N={values:"it would still show\
 the old values.",pages:"it described removed pages. The fields themselves remain.",scripts:"it has scripts, or parts that cannot be read, which may have some. \
The fields themselves remain.",places:"it says where fields are on the pages. The fields themselves remain.",merge:"XFA forms cannot be merged. The fields thems\
elves remain."},w=b=>({code:"xfa_removed",message:`The XFA version of the form was removed, because ${N[b]}`})}),74135:((U,C,m)=>{m.d(C,{$L:()=>d,DI:()=>M,Gd:()=>w,
Mo:()=>R,Pj:()=>p,S3:()=>g,W1:()=>y,XM:()=>f,d:()=>I,ds:()=>B,gF:()=>c,iN:()=>a,kO:()=>v,lw:()=>N,zl:()=>b});function a({box:[o,s,r,e],rotation:t}){const n=r-o,
i=e-s;return t%180===0?{width:n,height:i}:{width:i,height:n}}function g({box:[o,s,r,e],rotation:t}){switch(t){case 0:return[1,0,0,1,o,s];case 90:return[0,1,-1,0,
r,s];case 180:return[-1,0,0,-1,r,e];case 270:return[0,-1,1,0,o,e]}}function R(o,s){return s===void 0?o:p(o,s)??o}function B([o,s,r,e]){return[Math.min(o,r),Math.
min(s,e),Math.max(o,r),Math.max(s,e)]}function M([o,s,r,e,t,n]){const i=o*e-s*r,[T,h,l,A]=[e/i,-s/i,-r/i,o/i];return[T+0,h+0,l+0,A+0,-(t*T+n*l)+0,-(t*h+n*A)+0]}
function N(o,s){const[r,e,t,n,i,T]=o,[h,l,A,P,_,D]=s;return[r*h+e*A,r*l+e*P,t*h+n*A,t*l+n*P,i*h+T*A+_,i*l+T*P+D]}function w([o,s,r,e,t,n],i,T){return[o*i+r*T+t,
s*i+e*T+n]}function b(o,[s,r,e,t]){const[n,i]=w(o,s,r),[T,h]=w(o,e,r),[l,A]=w(o,s,t),[P,_]=w(o,e,t);return[Math.min(n,T,l,P),Math.min(i,h,A,_),Math.max(n,T,l,P),
Math.max(i,h,A,_)]}const v=(o,s)=>[Math.min(o[0],s[0]),Math.min(o[1],s[1]),Math.max(o[2],s[2]),Math.max(o[3],s[3])];function d(o){let[s,r,e,t]=c;for(const[n,i]of o)
s=Math.min(s,n),r=Math.min(r,i),e=Math.max(e,n),t=Math.max(t,i);return[s,r,e,t]}const c=[1/0,1/0,-1/0,-1/0],f=([o,s,r,e],t)=>[o-t,s-t,r+t,e+t];function p(o,s){const r=[
Math.max(o[0],s[0]),Math.max(o[1],s[1]),Math.min(o[2],s[2]),Math.min(o[3],s[3])];return r[0]<r[2]&&r[1]<r[3]?r:void 0}const y=o=>o.map(s=>Math.round(s*1e5)/1e5+
0),I=(o,{userUnit:s})=>String(Number((o*s/72).toPrecision(3)))})};
