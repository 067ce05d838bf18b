"use strict";exports.id=4969,exports.ids=[4969],exports.modules={66974:((U,C,h)=>{h.d(C,{D6:()=>M,F1:()=>y,NL:()=>v,P3:()=>p,br:()=>B,bs:()=>I});var a=h(98446);const p={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function y(c,l,_){const b=[],N=[];for(const[o,s]of c.split(",").entries()){const r=o+1;if(l!==void 0&&
s.trim()===""){N.push(`entry ${r} is empty: write ${l}, separated by single commas`);continue}const e=_(s,r);"problem"in e?N.push(B(r,s,e.problem)):b.push(e.item)}
return N.length>0?{problem:I(N)}:{items:b}}const B=(c,l,_)=>`entry ${c} ('${d(l.trim())}') ${_}`,M=({position:c,text:l},_,b)=>B(c,l,`names ${R(_)}, but the docu\
ment has ${(0,a.y_)(b,"page")}`);function R(c){return Number.isSafeInteger(c)?`page ${c}`:"a page far beyond its end"}const w=5;function I(c){const l=c.length-w;
return[...c.slice(0,w),...l>0?[`and ${l} more such entries`]:[]].join("; ")}function v(c){const l=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(c);return l?`is n\
ot a range: write ${l[1]}..${l[2]}${l[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(c)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(c)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function d(c){const l=[...c].map(_=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(_)?"?":_);return(0,a.Bu)(l.join(""),40)}}),29082:((U,C,h)=>{h.d(C,{k1:()=>M,lY:()=>B,m7:()=>R});var a=h(58552),p=h(66974);const y=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
B=v=>(0,p.F1)(v,"pages such as 1..3, -1, odd",(d,c)=>{const l=d.trim(),_=y.exec(l);if(!_)return{problem:I(l)};const[,b,N,o,s,r]=_,e={negated:b!==void 0,text:l,position:c};
if(N!==void 0)return{item:{...e,pages:N.toLowerCase()}};const t=Number(o),n=s===void 0?t:r===void 0?"end":Number(r);return t===0||n===0?p.P3:{item:{...e,pages:{
from:t,to:n}}}});function M(v,d,c="pages"){const l=s=>(0,a.G6)([{field:c,message:s}]),_=B(v);if("problem"in _)throw l(_.problem);const b=new w(d),N=new w(d),o=[];
for(const s of _.items){const r=s.negated?N:b;if(typeof s.pages=="string"){r.add(s.pages);continue}const{from:e,to:t}=s.pages,n=e<0?d+1+e:e,i=t==="end"?d:t<0?d+
1+t:t,u=(t==="end"?e<0?[[e,n]]:[]:[[e,n],[t,i]]).find(([,m])=>m<1||m>d);u&&o.push((0,p.D6)(s,u[0],d)),!(t==="end"&&n>d||o.length>0)&&r.range(Math.min(n,i),Math.
max(n,i))}if(o.length>0)throw l((0,p.bs)(o));return _.items.every(({negated:s})=>s)&&b.add("all"),b.without(N)}function R(v){const d=B(v);if("problem"in d||d.items.
length!==1)return;const{negated:c,pages:l}=d.items[0];if(c)return;if(l==="all")return{first:1};if(typeof l=="string"||l.from<1)return;const{from:_,to:b}=l;return b===
"end"?{first:_}:b===-1?{first:_}:b<1?void 0:{first:Math.min(_,b),last:Math.max(_,b)}}class w{pageCount;differences;odd=!1;even=!1;constructor(d){this.pageCount=
d,this.differences=new Int32Array(d+2)}add(d){d!=="even"&&(this.odd=!0),d!=="odd"&&(this.even=!0)}range(d,c){this.differences[d]++,this.differences[c+1]--}without(d){
const c=new Uint32Array(this.pageCount);let l=0,_=0,b=0;for(let N=1;N<=this.pageCount;N++){_+=this.differences[N],b+=d.differences[N];const o=N%2===1?"odd":"eve\
n";(_>0||this[o])&&!(b>0||d[o])&&(c[l++]=N)}return c.subarray(0,l)}}function I(v){return/^(not +)?\.\./i.test(v)?"has no start: a range is written 1..5":/^!/.test(
v)?"is not a page: leave out pages with not, such as not 2":(0,p.NL)(v.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),52404:((U,C,h)=>{h.d(C,{$:()=>B,U:()=>M});var a=h(58552),p=h(29082),y=h(98446);const B={code:"no_pages_selected",message:"\
The document has none of the pages that were asked for, so nothing was changed."};function M({first_page:R,last_page:w,pages:I},v){if(I!==void 0)return(0,p.k1)(
I,v);const d=(0,y.y_)(v,"page"),c=[];if(R>v&&c.push({field:"first_page",message:`is ${R}, but the document has ${d}`}),w!==void 0&&w>v&&c.push({field:"last_page",
message:`is ${w}, but the document has ${d}`}),c.length===0&&w!==void 0&&R>w&&c.push({field:"first_page",message:`is ${R}, which is after last_page (${w})`,mentions:[
"last_page"]}),c.length>0)throw(0,a.G6)(c);return Uint32Array.from({length:(w??v)-R+1},(l,_)=>R+_)}}),78147:((U,C,h)=>{h.r(C),h.d(C,{resize_pages:()=>c});var a=h(
29082),p=h(12237),y=h(37253),B=h(52755),M=h(77500),R=h(73249),w=h(9819),I=h(52404),v=h(12744),d=h(45657);const c=async(_,b,N)=>{const o=await(0,p.E)(_.bytes,N,{
password:b.open_password}),s=o.pages.count,r=(0,a.k1)(b.pages,s),e=r.length===0?[I.$]:[];r.length>0&&(await l(o),await(0,R.E)(o));const t=await(0,v.X)(o,r,b),n={
pageCount:s,resizedPages:t};return t===0&&!o.suspect?{documents:[{..._,pageCount:s}],notes:e,facts:n}:(t>0&&(0,d.RZ)(e,(0,M.br)(o,"places")),{documents:[{name:_.
name,bytes:await(0,y.UN)(o),pageCount:s}],notes:e,facts:n})};async function l(_){(0,w.Wo)(_,"AcroForm")?.dict.has("XFA")&&(0,M.mD)(_,await B.mO.read(_))}}),36211:((U,C,h)=>{
h.d(C,{Rl:()=>B,ep:()=>v,lJ:()=>M,we:()=>y});var a=h(85008);const p={0:"b B b* B* BI BT BX EI EMC ET EX f F f* h ID n q Q s S sc SC scn SCN T* W W*",1:"BMC cs C\
S Do g G gs i j J M MP ri sh Tc TJ Tj TL Tr Ts Tw Tz w '",2:"BDC d d0 DP l m Td TD Tf",3:'rg RG "',4:"k K re v y",6:"c cm d1 Tm"},y=Object.values(p).flatMap(d=>d.
split(" ")),B=new Set(["m","l","c","v","y","h","re"]),M=new Map([["n",{}],["f",{fill:"nonzero"}],["F",{fill:"nonzero"}],["f*",{fill:"even-odd"}],["S",{strokes:!0}],
["s",{strokes:!0,closes:!0}],["B",{fill:"nonzero",strokes:!0}],["B*",{fill:"even-odd",strokes:!0}],["b",{fill:"nonzero",strokes:!0,closes:!0}],["b*",{fill:"even\
-odd",strokes:!0,closes:!0}]]),R=255,w=new Uint8Array(65536).fill(R),I=new Map;for(const[d,c]of Object.entries(p))for(const l of c.split(" "))l.length<=2?w[(0,a.
$N)(l)]=Number(d):I.set((0,a.$N)(l),Number(d));function v(d){if(d>=w.length)return I.get(d);const c=w[d];return c===R?void 0:c}}),37709:((U,C,h)=>{h.d(C,{B:()=>b,
K:()=>s});var a=h(78157),p=h(45798),y=h(82416),B=h(36211),M=h(85008);const R=64,w=100,I=16*1024*1024,v=["true","false","null"],d=new Map,c=new Array(16384).fill(
void 0),l=r=>r&127|r>>1&16256,_=-32640;for(const r of B.we){const e=(0,M.$N)(r);d.set(e,r),(e&_)===0&&(c[l(e)]=r)}class b{content;operator="";count=0;end=0;dataStart=-1;dataEnd=-1;tokens;kinds=new Uint8Array(
R);starts=new Int32Array(R);ends=new Int32Array(R);depth=0;outermost=M.Kp;opened=0;deepest=0;inImage=!1;isGiven=!0;constructor(e){this.content=e,this.tokens=new M.
oz(e)}next(){return this.advance(1/0)}advance(e){const{tokens:t}=this;for(this.isGiven&&this.forget();t.end<e;){const n=t.next();switch(n){case M.Kp:return this.
end=t.end,this.dataStart>=0&&this.give("BI");case M.QR:if(this.depth===0&&this.keyword())return!0;break;case M.pQ:case M.q$:if(this.depth++>0){this.depth>this.deepest&&
(this.deepest=this.depth);break}this.outermost=n,this.opened=t.start;break;case M.OG:case M.ZT:this.depth>0&&--this.depth===0&&this.add(this.outermost,this.opened);
break;case M.Ho:this.dataStart=t.start,this.dataEnd=t.end;break;default:this.depth===0&&this.add(n,t.start)}}return this.end=t.end,!1}forget(){this.isGiven=!1,this.
count=this.deepest=0,this.dataStart=this.dataEnd=-1}keyword(){const{tokens:e}=this,{code:t}=e,n=(t&_)===0?c[l(t)]:d.get(t);if(n===void 0&&v.some(i=>i.length===e.
end-e.start&&(0,a.w1)(this.content,e.start,i)))this.add(M.QR,e.start);else if(n==="BI")this.inImage=!0,this.count=0;else if(this.inImage){if(n==="EI")return this.
give("BI")}else return this.give(n??"");return!1}give(e){return this.operator=e,this.end=this.tokens.end,this.isGiven=!0,this.inImage=!1,!0}add(e,t){const{count:n}=this;
n!==R&&(this.kinds[n]=e,this.starts[n]=t,this.ends[n]=this.tokens.end,this.count=n+1)}kind(e){return e>=0&&e<this.count?this.kinds[e]:M.Kp}startOf(e){return this.
starts[e]}endOf(e){return this.ends[e]}number(e){return this.kind(e)===M.uk?(0,y.kz)(this.content,this.starts[e],this.ends[e]):NaN}name(e){return this.kind(e)===
M.o_?(0,y.MQ)(this.content,this.starts[e]+1,this.ends[e]):void 0}string(e){const t=this.kind(e);return t===M.An||t===M.Cd?(0,y.E3)(this.content,this.starts[e],this.
ends[e]):void 0}value(e){return this.kind(e)===M.Kp||this.deepest>w?null:new p.i(this.content,this.starts[e],this.ends[e],w,void 0,I).value()}inside(e){return new M.
oz(this.content,this.starts[e]+1,this.ends[e]-1)}}const N=32768,o=6;async function s(r,e,t){const n=new b(r);for(;n.end<r.length;){const{end:i}=n;for(;n.advance(
i+N);){const u=t(n);u&&await u}const T=e.step(o*(n.end-i));T&&await T}}}),85008:((U,C,h)=>{h.d(C,{$N:()=>t,An:()=>M,Cd:()=>R,Ho:()=>l,Kp:()=>p,OG:()=>v,QR:()=>w,
ZT:()=>c,jq:()=>P,o_:()=>B,oz:()=>T,pQ:()=>I,q$:()=>d,uk:()=>y});var a=h(78157);const p=0,y=1,B=2,M=3,R=4,w=5,I=6,v=7,d=8,c=9,l=10,_=0,b=11,N=12,o=13,s=new Uint8Array(
256).fill(w),r=new Uint8Array(256);for(let g=0;g<256;g++)a.Kl[g]!==a.N9&&(s[g]=_);for(const g of[a.b9,a.N5,a.fX])r[g]=1;for(let g=a.l0;g<=a.ev;g++)r[g]=1;for(let g=0;g<
256;g++)r[g]&&(s[g]=y);s[a.cL]=B,s[a.Cx]=M,s[a.iH]=N,s[a.vz]=o,s[a.WL]=I,s[a.wt]=v,s[a.IQ]=b;const e=3,t=g=>[...g].reduce((D,O,E)=>D|O.charCodeAt(0)<<8*E,0),n=t(
"BI"),i=t("ID");class T{content;to;kind=p;start=0;end;isCut=!1;passed=0;inImage=!1;atData=!1;constructor(D,O=0,E=D.length){this.content=D,this.to=E,this.start=this.
end=O}next(D=!1){const{content:O,to:E}=this;if(this.atData)return this.imageData();let f=this.end;for(;f<E;){const S=f,K=s[O[f++]];switch(K){case _:continue;case y:
for(;f<E&&r[O[f]]===1;)f++;if(D){this.passed++;continue}return this.found(y,S,f);case w:for(;f<E&&a.Kl[O[f]]===a.N9;)f++;return f-S===2&&this.followImage(O[S]|O[S+
1]<<8),this.found(w,S,f);case B:for(;f<E&&a.Kl[O[f]]===a.N9;)f++;if(D){this.passed++;continue}return this.found(B,S,f);case M:return f=(0,a.t9)(O,S,E),this.isCut=
f===E&&P(O,S,E)>0,this.found(M,S,f);case N:return f<E&&O[f]===a.iH?this.found(d,S,f+1):(f=(0,a.$k)(O,f,E),this.isCut=O[f-1]!==a.vz,this.found(R,S,f));case o:if(f<
E&&O[f]===a.vz)return this.found(c,S,f+1);continue;case b:f=(0,a.D)(O,f,E);continue;default:return this.found(K,S,f)}}return this.found(p,E,E)}found(D,O,E){return this.
kind=D,this.start=O,this.end=E,D}get code(){const{content:D,start:O,end:E}=this,f=E-O;return f>e?0:D[O]|(f>1?D[O+1]<<8:0)|(f>2?D[O+2]<<16:0)}followImage(D){this.
atData=this.inImage&&D===i,this.inImage=D===n||this.inImage&&!this.atData}imageData(){const{content:D,to:O}=this;this.atData=!1;const E=Math.min(this.end+1,O),f=m(
D,E,O);return this.isCut=f<0,this.found(l,E,f<0?O:f)}}const u=12;function m(g,D,O){for(let E=D;E+1<O;E++){if(g[E]!==a.HV||g[E+1]!==a.tw||E>D&&a.Kl[g[E-1]]!==a.t6)
continue;const f=E+2;if(!(f<O&&a.Kl[g[f]]===a.N9)&&A(g,f,Math.min(f+u,O)))return Math.max(E-1,D)}return-1}function A(g,D,O){for(let E=D;E<O;E++){const f=g[E];if((f<
a.Z4||f>a.du)&&a.Kl[f]!==a.t6)return!1}return!0}function P(g,D,O=g.length){let E=0;for(let f=D;f<O;f++){const S=g[f];S===a.r_?f++:S===a.Cx?E++:S===a.s1&&E--}return E}}),
52755:((U,C,h)=>{h.d(C,{NT:()=>l,Uv:()=>b,kz:()=>R,mO:()=>o,mw:()=>M,qA:()=>_,sj:()=>B,zx:()=>c});var a=h(9819),p=h(45599),y=h(91374);const B=1,M=2,R=4096,w=8192,
I=32768,v=65536,d=1<<17,c=1<<18,l=1<<21,_=1<<24,b=1<<25,N=10;class o{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(t){
this.document=t,this.form=(0,a.Wo)(t,"AcroForm"),this.visit=new a._i(t)}static async read(t){const n=new o(t),{form:i}=n;return await n.walk(n.references(i?.dict.
get("Fields"),i?.holder??-1,i?.dict,"Fields"),void 0),await n.readPages(),n}inherited(t,n){for(let i=t;i;i=i.parent){const T=this.document.resolve(i.dict.get(n));
if(T!==null)return T}return n==="DA"||n==="Q"?this.document.resolve(this.form?.dict.get(n)):null}integer(t,n){const i=this.inherited(t,n);return typeof i=="numb\
er"?Math.trunc(i):0}node(t){return this.nodes.get(t)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get(
"NeedAppearances"))===!0}forget(t){const{document:n,nodes:i,widgets:T,fields:u,byName:m}=this,A=({number:P})=>!t.has(P)&&n.exists(P);for(const P of i.values())A(
P)||i.delete(P.number);for(const P of T.values())A(P)||T.delete(P.number);for(const{nodes:P,widgets:g}of u)s(P,A),s(g,A);s(u,({nodes:P})=>P.length>0);for(const[
P,g]of m)g.nodes.length===0&&m.delete(P);this.form=(0,a.Wo)(n,"AcroForm")}async walk(t,n){const{document:i,visit:T}=this;for(const u of(0,y.iA)(i,{from:t,below:n,
visit:T,depth:y.tP})){const{number:m,dict:A}=u;this.nodes.set(m,u);const P=this.references(A.get("Kids"),m,A,"Kids");(0,p.Eo)(i.resolve(A.get("Subtype")),"Widge\
t")||A.has("Rect")?this.addWidget(u):P.length===0&&(0,y.bf)(u)===u&&this.field(u);const D=i.job.pace.step(1500);D&&await D}}addWidget(t){const n={node:t,number:t.
number,dict:t.dict,pages:[]};this.field((0,y.bf)(t)).widgets.push(n),this.widgets.set(t.number,n)}field(t){const n=this.fieldOf.get(t);if(n)return n;const{name:i,
part:T}=t,u=i===""?void 0:this.byName.get(i),m=this.integer(t,"Ff"),A=r(t.type,m);if(u?.kind===A)return u.nodes.push(t),this.fieldOf.set(t,u),u;const P={name:i,
part:T,kind:A,flags:m,nodes:[t],widgets:[]};return this.fields.push(P),i!==""&&!u&&this.byName.set(i,P),this.fieldOf.set(t,P),P}async readPages(){const{document:t}=this,
{pages:n,job:i}=t,{spend:T}=new a.b9(t);for(let u=0;u<n.count;u++){const m=n.number(u),A=t.entry(m,"Annots");T(t.array(A)?.length??0);for(const g of A===void 0?
[]:this.annotations(A,m)){const D=this.widgets.get(g.number)??await this.orphan(g);D&&D.pages.length>0&&T(N),D&&D.pages.at(-1)!==u+1&&D.pages.push(u+1);const O=i.
pace.step(300);O&&await O}const P=i.pace.step(300);P&&await P}}annotations(t,n){const i=this.document.array(t)??[];if(!i.some(m=>(0,p.Zm)(m)&&(0,p.Eo)(m.get("Su\
btype"),"Widget")))return i.filter(p.i9);const T=(0,p.i9)(t)?t.number:n;this.document.edit(T);const u=(0,p.i9)(t)?i:this.document.array(this.document.get(n).get(
"Annots"))??[];for(const[m,A]of u.entries())(0,p.Zm)(A)&&(0,p.Eo)(A.get("Subtype"),"Widget")&&(u[m]=this.document.add(A));return u.filter(p.i9)}async orphan(t){
const{document:n}=this;if(!(0,p.Eo)(n.resolve(n.entry(t.number,"Subtype")),"Widget"))return;const i=[t],T=new Set([t.number]);let u;for(let m=n.entry(t.number,"\
Parent");(0,p.i9)(m)&&i.length<y.tP&&(u=this.nodes.get(m.number),!(u||T.has(m.number)||!(0,p.Zm)(n.get(m))));)T.add(m.number),i.push(m),m=n.entry(m.number,"Pare\
nt");for(const m of i.reverse())this.nodes.has(m.number)||await this.walk([m],u),u=this.nodes.get(m.number);return this.widgets.get(t.number)}references(t,n,i,T){
const{document:u}=this,m=u.array(t);if(!m||!i)return[];if(!m.some(p.Zm))return m.filter(p.i9);u.edit((0,p.i9)(t)?t.number:n);const A=u.array(i.get(T))??[];for(const[
P,g]of A.entries())(0,p.Zm)(g)&&(A[P]=u.add(g));return A.filter(p.i9)}}function s(e,t){let n=0;for(const i of e)t(i)&&(e[n++]=i);e.length=n}function r(e,t){switch(e){case"\
Tx":return t&w?"password":"text";case"Btn":return t&v?"button":t&I?"radio":"checkbox";case"Ch":return t&d?"dropdown":"list";case"Sig":return"signature";default:
return"unknown"}}}),77500:((U,C,h)=>{h.d(C,{Yw:()=>w,br:()=>M,f4:()=>y,mD:()=>B});var a=h(58552),p=h(9819);function y(I,v){return v.form?.dict.has("XFA")?I.resolve(
I.catalog.get("NeedsRendering"))===!0||!v.fields.some(({kind:c})=>c!=="unknown")?"dynamic":"static":"none"}function B(I,v){if(y(I,v)!=="dynamic")return;const d="\
is a dynamic XFA form, whose pages and fields only Adobe viewers show";throw new a.zU("invalid_parameters",`file: ${d}`,{issues:[{field:"file",message:d}],advice:"\
Print it to a PDF document from Adobe Reader, or ask its author for a form without XFA"})}function M(I,v){const d=(0,p.Wo)(I,"AcroForm");return d?.dict.has("XFA")?
(I.edit(d.holder),d.dict.delete("XFA"),I.catalog.has("NeedsRendering")&&I.editCatalog().delete("NeedsRendering"),[w(v)]):[]}const R={values:"it would still show\
 the old values.",pages:"it described removed pages. The fields themselves remain.",scripts:"it has scripts, or parts that cannot be read, which may have some. \
The fields themselves remain.",places:"it says where fields are on the pages. The fields themselves remain.",merge:"XFA forms cannot be merged. The fields thems\
elves remain."},w=I=>({code:"xfa_removed",message:`The XFA version of the form was removed, because ${R[I]}`})}),74135:((U,C,h)=>{h.d(C,{$L:()=>d,DI:()=>M,Gd:()=>w,
Mo:()=>y,Pj:()=>_,S3:()=>p,W1:()=>b,XM:()=>l,d:()=>N,ds:()=>B,gF:()=>c,iN:()=>a,kO:()=>v,lw:()=>R,zl:()=>I});function a({box:[o,s,r,e],rotation:t}){const n=r-o,
i=e-s;return t%180===0?{width:n,height:i}:{width:i,height:n}}function p({box:[o,s,r,e],rotation:t}){switch(t){case 0:return[1,0,0,1,o,s];case 90:return[0,1,-1,0,
r,s];case 180:return[-1,0,0,-1,r,e];case 270:return[0,-1,1,0,o,e]}}function y(o,s){return s===void 0?o:_(o,s)??o}function B([o,s,r,e]){return[Math.min(o,r),Math.
min(s,e),Math.max(o,r),Math.max(s,e)]}function M([o,s,r,e,t,n]){const i=o*e-s*r,[T,u,m,A]=[e/i,-s/i,-r/i,o/i];return[T+0,u+0,m+0,A+0,-(t*T+n*m)+0,-(t*u+n*A)+0]}
function R(o,s){const[r,e,t,n,i,T]=o,[u,m,A,P,g,D]=s;return[r*u+e*A,r*m+e*P,t*u+n*A,t*m+n*P,i*u+T*A+g,i*m+T*P+D]}function w([o,s,r,e,t,n],i,T){return[o*i+r*T+t,
s*i+e*T+n]}function I(o,[s,r,e,t]){const[n,i]=w(o,s,r),[T,u]=w(o,e,r),[m,A]=w(o,s,t),[P,g]=w(o,e,t);return[Math.min(n,T,m,P),Math.min(i,u,A,g),Math.max(n,T,m,P),
Math.max(i,u,A,g)]}const v=(o,s)=>[Math.min(o[0],s[0]),Math.min(o[1],s[1]),Math.max(o[2],s[2]),Math.max(o[3],s[3])];function d(o){let[s,r,e,t]=c;for(const[n,i]of o)
s=Math.min(s,n),r=Math.min(r,i),e=Math.max(e,n),t=Math.max(t,i);return[s,r,e,t]}const c=[1/0,1/0,-1/0,-1/0],l=([o,s,r,e],t)=>[o-t,s-t,r+t,e+t];function _(o,s){const r=[
Math.max(o[0],s[0]),Math.max(o[1],s[1]),Math.min(o[2],s[2]),Math.min(o[3],s[3])];return r[0]<r[2]&&r[1]<r[3]?r:void 0}const b=o=>o.map(s=>Math.round(s*1e5)/1e5+
0),N=(o,{userUnit:s})=>String(Number((o*s/72).toPrecision(3)))})};
