"use strict";exports.id=4969,exports.ids=[4969],exports.modules={72750:((U,C,m)=>{m.d(C,{Ly:()=>y,NL:()=>v,UL:()=>b,aW:()=>O,bs:()=>c,ml:()=>P,p6:()=>B,xv:()=>I});var d=m(58552),
M=m(98446);const R=/^ *(-?\d+)(?:(\.\.)(-?\d+)?)? *$/;function B(_){const f=[],n=[];for(const[r,i]of _.split(",").entries()){const e=r+1,t=R.exec(i),s=a=>{n.push(
`entry ${e} ('${P(i)}') ${a}`)};if(i.trim()===""){n.push(`entry ${e} is empty: write pages such as 3,1,2 or 2..5, separated by single commas`);continue}if(!t){s(
N(i));continue}const o=Number(t[1]),h=t[3]===void 0?void 0:Number(t[3]);o===0||h===0?s("names page 0: pages count from 1, and -1 is the last page"):f.push({from:o,
to:h,range:t[2]!==void 0,text:i.trim(),position:e})}return n.length>0?{problem:c(n)}:{items:f}}function O(_,f,n){const r=h=>(0,d.G6)([{field:"page_order",message:h}]),
i=B(_);if("problem"in i)throw r(i.problem);const e=y(i.items,f);if("problem"in e)throw r(e.problem);const t=b(e.spans);if(t>n)throw r(`names ${t} pages in all; \
at most ${n} are allowed`);const s=new Uint32Array(t);let o=0;for(const{first:h,last:a}of e.spans){const u=h<=a?1:-1;for(let g=h;g!==a+u;g+=u)s[o++]=g}return s}
function y(_,f){const n=[],r=_.map(i=>{const e=a=>a<0?f+1+a:a,t=e(i.from),s=i.range?i.to===void 0?f:e(i.to):t,h=[[i.from,t],[i.to??i.from,s]].find(([,a])=>a<1||
a>f);return h&&n.push(`entry ${i.position} ('${P(i.text)}') names ${I(h[0])}, but the document has ${(0,M.y_)(f,"page")}`),{first:t,last:s}});return n.length>0?
{problem:c(n)}:{spans:r}}const b=_=>_.reduce((f,{first:n,last:r})=>f+Math.abs(r-n)+1,0);function I(_){return Number.isSafeInteger(_)?`page ${_}`:"a page far bey\
ond its end"}function N(_){return/^ *\.\./.test(_)?"has no start: a range is written 1..5":v(_)??"is not a page, such as 3 or -1, nor a range, such as 2..5 or 2\
.."}const p=5;function c(_){const f=_.length-p;return[..._.slice(0,p),...f>0?[`and ${f} more such entries`]:[]].join("; ")}function v(_){const f=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.
exec(_);return f?`is not a range: write ${f[1]}..${f[2]}${f[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(_)?"is not a page: the first page i\
s written 1, and a range from it 1..5":/\b(last|end)\b/i.test(_)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function P(_){const f=[
..._].map(n=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(n)?"?":n);return(0,M.Bu)(f.join(""),40)}}),29082:((U,C,m)=>{m.d(C,{k1:()=>y,lY:()=>O,m7:()=>b});var d=m(58552),M=m(
72750),R=m(98446);const B=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i;function O(p){const c=[],v=[];for(const[P,_]of p.split(",").entries()){const f=P+
1,n=_.trim();if(n===""){v.push(`entry ${f} is empty: write pages such as 1..3, -1, odd, separated by single commas`);continue}const r=B.exec(n),i=T=>{v.push(`en\
try ${f} ('${(0,M.ml)(n)}') ${T}`)};if(!r){i(N(n));continue}const[,e,t,s,o,h]=r,a={negated:e!==void 0,text:n,position:f};if(t!==void 0){c.push({...a,pages:t.toLowerCase()});
continue}const u=Number(s),g=o===void 0?u:h===void 0?"end":Number(h);u===0||g===0?i("names page 0: pages count from 1, and -1 is the last page"):c.push({...a,pages:{
from:u,to:g}})}return v.length>0?{problem:(0,M.bs)(v)}:{items:c}}function y(p,c,v="pages"){const P=i=>(0,d.G6)([{field:v,message:i}]),_=O(p);if("problem"in _)throw P(
_.problem);const f=new I(c),n=new I(c),r=[];for(const i of _.items){const e=i.negated?n:f;if(typeof i.pages=="string"){e.add(i.pages);continue}const{from:t,to:s}=i.
pages,o=t<0?c+1+t:t,h=s==="end"?c:s<0?c+1+s:s,u=(s==="end"?t<0?[[t,o]]:[]:[[t,o],[s,h]]).find(([,g])=>g<1||g>c);u&&r.push(`entry ${i.position} ('${(0,M.ml)(i.text)}\
') names ${(0,M.xv)(u[0])}, but the document has ${(0,R.y_)(c,"page")}`),!(s==="end"&&o>c||r.length>0)&&e.range(Math.min(o,h),Math.max(o,h))}if(r.length>0)throw P(
(0,M.bs)(r));return _.items.every(({negated:i})=>i)&&f.add("all"),f.without(n)}function b(p){const c=O(p);if("problem"in c||c.items.length!==1)return;const{negated:v,
pages:P}=c.items[0];if(v)return;if(P==="all")return{first:1};if(typeof P=="string"||P.from<1)return;const{from:_,to:f}=P;return f==="end"?{first:_}:f===-1?{first:_}:
f<1?void 0:{first:Math.min(_,f),last:Math.max(_,f)}}class I{pageCount;differences;odd=!1;even=!1;constructor(c){this.pageCount=c,this.differences=new Int32Array(
c+2)}add(c){c!=="even"&&(this.odd=!0),c!=="odd"&&(this.even=!0)}range(c,v){this.differences[c]++,this.differences[v+1]--}without(c){const v=new Uint32Array(this.
pageCount);let P=0,_=0,f=0;for(let n=1;n<=this.pageCount;n++){_+=this.differences[n],f+=c.differences[n];const r=n%2===1?"odd":"even";(_>0||this[r])&&!(f>0||c[r])&&
(v[P++]=n)}return v.subarray(0,P)}}function N(p){return/^(not +)?\.\./i.test(p)?"has no start: a range is written 1..5":/^!/.test(p)?"is not a page: leave out p\
ages with not, such as not 2":(0,M.NL)(p.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd, even, all, or one of these af\
ter not"}}),52404:((U,C,m)=>{m.d(C,{$:()=>B,U:()=>O});var d=m(58552),M=m(29082),R=m(98446);const B={code:"no_pages_selected",message:"The document has none of t\
he pages that were asked for, so nothing was changed."};function O({first_page:y,last_page:b,pages:I},N){if(I!==void 0)return(0,M.k1)(I,N);const p=(0,R.y_)(N,"p\
age"),c=[];if(y>N&&c.push({field:"first_page",message:`is ${y}, but the document has ${p}`}),b!==void 0&&b>N&&c.push({field:"last_page",message:`is ${b}, but th\
e document has ${p}`}),c.length===0&&b!==void 0&&y>b&&c.push({field:"first_page",message:`is ${y}, which is after last_page (${b})`,mentions:["last_page"]}),c.length>
0)throw(0,d.G6)(c);return Uint32Array.from({length:(b??N)-y+1},(v,P)=>y+P)}}),78147:((U,C,m)=>{m.r(C),m.d(C,{resize_pages:()=>p});var d=m(29082),M=m(90966),R=m(
37253),B=m(52755),O=m(77500),y=m(73249),b=m(9819),I=m(52404),N=m(12744);const p=async(v,P,_)=>{const f=await(0,M.E)(v.bytes,_,{password:P.open_password}),n=f.pages.
count,r=(0,d.k1)(P.pages,n),i=r.length===0?[I.$]:[];r.length>0&&(await c(f),await(0,y.E)(f));const e=await(0,N.X)(f,r,P),t={pageCount:n,resizedPages:e};return e===
0&&!f.suspect?{documents:[{...v,pageCount:n}],notes:i,facts:t}:(e>0&&i.push(...(0,O.br)(f,"places")),{documents:[{name:v.name,bytes:await(0,R.UN)(f),pageCount:n}],
notes:i,facts:t})};async function c(v){(0,b.Wo)(v,"AcroForm")?.dict.has("XFA")&&(0,O.mD)(v,await B.mO.read(v))}}),36211:((U,C,m)=>{m.d(C,{Rl:()=>B,ep:()=>N,lJ:()=>O,
we:()=>R});var d=m(85008);const M={0:"b B b* B* BI BT BX EI EMC ET EX f F f* h ID n q Q s S sc SC scn SCN T* W W*",1:"BMC cs CS Do g G gs i j J M MP ri sh Tc TJ\
 Tj TL Tr Ts Tw Tz w '",2:"BDC d d0 DP l m Td TD Tf",3:'rg RG "',4:"k K re v y",6:"c cm d1 Tm"},R=Object.values(M).flatMap(p=>p.split(" ")),B=new Set(["m","l","\
c","v","y","h","re"]),O=new Map([["n",{}],["f",{fill:"nonzero"}],["F",{fill:"nonzero"}],["f*",{fill:"even-odd"}],["S",{strokes:!0}],["s",{strokes:!0,closes:!0}],
["B",{fill:"nonzero",strokes:!0}],["B*",{fill:"even-odd",strokes:!0}],["b",{fill:"nonzero",strokes:!0,closes:!0}],["b*",{fill:"even-odd",strokes:!0,closes:!0}]]),
y=255,b=new Uint8Array(65536).fill(y),I=new Map;for(const[p,c]of Object.entries(M))for(const v of c.split(" "))v.length<=2?b[(0,d.$N)(v)]=Number(p):I.set((0,d.$N)(
v),Number(p));function N(p){if(p>=b.length)return I.get(p);const c=b[p];return c===y?void 0:c}}),37709:((U,C,m)=>{m.d(C,{B:()=>_,K:()=>r});var d=m(78157),M=m(45798),
R=m(82416),B=m(36211),O=m(85008);const y=64,b=100,I=16*1024*1024,N=["true","false","null"],p=new Map,c=new Array(16384).fill(void 0),v=i=>i&127|i>>1&16256,P=-32640;
for(const i of B.we){const e=(0,O.$N)(i);p.set(e,i),(e&P)===0&&(c[v(e)]=i)}class _{content;operator="";count=0;end=0;dataStart=-1;dataEnd=-1;tokens;kinds=new Uint8Array(
y);starts=new Int32Array(y);ends=new Int32Array(y);depth=0;outermost=O.Kp;opened=0;deepest=0;inImage=!1;isGiven=!0;constructor(e){this.content=e,this.tokens=new O.
oz(e)}next(){return this.advance(1/0)}advance(e){const{tokens:t}=this;for(this.isGiven&&this.forget();t.end<e;){const s=t.next();switch(s){case O.Kp:return this.
end=t.end,this.dataStart>=0&&this.give("BI");case O.QR:if(this.depth===0&&this.keyword())return!0;break;case O.pQ:case O.q$:if(this.depth++>0){this.depth>this.deepest&&
(this.deepest=this.depth);break}this.outermost=s,this.opened=t.start;break;case O.OG:case O.ZT:this.depth>0&&--this.depth===0&&this.add(this.outermost,this.opened);
break;case O.Ho:this.dataStart=t.start,this.dataEnd=t.end;break;default:this.depth===0&&this.add(s,t.start)}}return this.end=t.end,!1}forget(){this.isGiven=!1,this.
count=this.deepest=0,this.dataStart=this.dataEnd=-1}keyword(){const{tokens:e}=this,{code:t}=e,s=(t&P)===0?c[v(t)]:p.get(t);if(s===void 0&&N.some(o=>o.length===e.
end-e.start&&(0,d.w1)(this.content,e.start,o)))this.add(O.QR,e.start);else if(s==="BI")this.inImage=!0,this.count=0;else if(this.inImage){if(s==="EI")return this.
give("BI")}else return this.give(s??"");return!1}give(e){return this.operator=e,this.end=this.tokens.end,this.isGiven=!0,this.inImage=!1,!0}add(e,t){const{count:s}=this;
s!==y&&(this.kinds[s]=e,this.starts[s]=t,this.ends[s]=this.tokens.end,this.count=s+1)}kind(e){return e>=0&&e<this.count?this.kinds[e]:O.Kp}startOf(e){return this.
starts[e]}endOf(e){return this.ends[e]}number(e){return this.kind(e)===O.uk?(0,R.kz)(this.content,this.starts[e],this.ends[e]):NaN}name(e){return this.kind(e)===
O.o_?(0,R.MQ)(this.content,this.starts[e]+1,this.ends[e]):void 0}string(e){const t=this.kind(e);return t===O.An||t===O.Cd?(0,R.E3)(this.content,this.starts[e],this.
ends[e]):void 0}value(e){return this.kind(e)===O.Kp||this.deepest>b?null:new M.i(this.content,this.starts[e],this.ends[e],b,void 0,I).value()}inside(e){return new O.
oz(this.content,this.starts[e]+1,this.ends[e]-1)}}const f=32768,n=6;async function r(i,e,t){const s=new _(i);for(;s.end<i.length;){const{end:o}=s;for(;s.advance(
o+f);){const a=t(s);a&&await a}const h=e.step(n*(s.end-o));h&&await h}}}),85008:((U,C,m)=>{m.d(C,{$N:()=>t,An:()=>O,Cd:()=>y,Ho:()=>v,Kp:()=>M,OG:()=>N,QR:()=>b,
ZT:()=>c,jq:()=>T,o_:()=>B,oz:()=>h,pQ:()=>I,q$:()=>p,uk:()=>R});var d=m(78157);const M=0,R=1,B=2,O=3,y=4,b=5,I=6,N=7,p=8,c=9,v=10,P=0,_=11,f=12,n=13,r=new Uint8Array(
256).fill(b),i=new Uint8Array(256);for(let E=0;E<256;E++)d.Kl[E]!==d.N9&&(r[E]=P);for(const E of[d.b9,d.N5,d.fX])i[E]=1;for(let E=d.l0;E<=d.ev;E++)i[E]=1;for(let E=0;E<
256;E++)i[E]&&(r[E]=R);r[d.cL]=B,r[d.Cx]=O,r[d.iH]=f,r[d.vz]=n,r[d.WL]=I,r[d.wt]=N,r[d.IQ]=_;const e=3,t=E=>[...E].reduce((A,D,w)=>A|D.charCodeAt(0)<<8*w,0),s=t(
"BI"),o=t("ID");class h{content;to;kind=M;start=0;end;isCut=!1;passed=0;inImage=!1;atData=!1;constructor(A,D=0,w=A.length){this.content=A,this.to=w,this.start=this.
end=D}next(A=!1){const{content:D,to:w}=this;if(this.atData)return this.imageData();let l=this.end;for(;l<w;){const S=l,L=r[D[l++]];switch(L){case P:continue;case R:
for(;l<w&&i[D[l]]===1;)l++;if(A){this.passed++;continue}return this.found(R,S,l);case b:for(;l<w&&d.Kl[D[l]]===d.N9;)l++;return l-S===2&&this.followImage(D[S]|D[S+
1]<<8),this.found(b,S,l);case B:for(;l<w&&d.Kl[D[l]]===d.N9;)l++;if(A){this.passed++;continue}return this.found(B,S,l);case O:return l=(0,d.t9)(D,S,w),this.isCut=
l===w&&T(D,S,w)>0,this.found(O,S,l);case f:return l<w&&D[l]===d.iH?this.found(p,S,l+1):(l=(0,d.$k)(D,l,w),this.isCut=D[l-1]!==d.vz,this.found(y,S,l));case n:if(l<
w&&D[l]===d.vz)return this.found(c,S,l+1);continue;case _:l=(0,d.D)(D,l,w);continue;default:return this.found(L,S,l)}}return this.found(M,w,w)}found(A,D,w){return this.
kind=A,this.start=D,this.end=w,A}get code(){const{content:A,start:D,end:w}=this,l=w-D;return l>e?0:A[D]|(l>1?A[D+1]<<8:0)|(l>2?A[D+2]<<16:0)}followImage(A){this.
atData=this.inImage&&A===o,this.inImage=A===s||this.inImage&&!this.atData}imageData(){const{content:A,to:D}=this;this.atData=!1;const w=Math.min(this.end+1,D),l=u(
A,w,D);return this.isCut=l<0,this.found(v,w,l<0?D:l)}}const a=12;function u(E,A,D){for(let w=A;w+1<D;w++){if(E[w]!==d.HV||E[w+1]!==d.tw||w>A&&d.Kl[E[w-1]]!==d.t6)
continue;const l=w+2;if(!(l<D&&d.Kl[E[l]]===d.N9)&&g(E,l,Math.min(l+a,D)))return Math.max(w-1,A)}return-1}function g(E,A,D){for(let w=A;w<D;w++){const l=E[w];if((l<
d.Z4||l>d.du)&&d.Kl[l]!==d.t6)return!1}return!0}function T(E,A,D=E.length){let w=0;for(let l=A;l<D;l++){const S=E[l];S===d.r_?l++:S===d.Cx?w++:S===d.s1&&w--}return w}}),
52755:((U,C,m)=>{m.d(C,{NT:()=>v,Uv:()=>_,kz:()=>y,mO:()=>n,mw:()=>O,qA:()=>P,sj:()=>B,zx:()=>c});var d=m(9819),M=m(45599),R=m(91374);const B=1,O=2,y=4096,b=8192,
I=32768,N=65536,p=1<<17,c=1<<18,v=1<<21,P=1<<24,_=1<<25,f=10;class n{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(t){
this.document=t,this.form=(0,d.Wo)(t,"AcroForm"),this.visit=new d._i(t)}static async read(t){const s=new n(t),{form:o}=s;return await s.walk(s.references(o?.dict.
get("Fields"),o?.holder??-1,o?.dict,"Fields"),void 0),await s.readPages(),s}inherited(t,s){for(let o=t;o;o=o.parent){const h=this.document.resolve(o.dict.get(s));
if(h!==null)return h}return s==="DA"||s==="Q"?this.document.resolve(this.form?.dict.get(s)):null}integer(t,s){const o=this.inherited(t,s);return typeof o=="numb\
er"?Math.trunc(o):0}node(t){return this.nodes.get(t)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get(
"NeedAppearances"))===!0}forget(t){const{document:s,nodes:o,widgets:h,fields:a,byName:u}=this,g=({number:T})=>!t.has(T)&&s.exists(T);for(const T of o.values())g(
T)||o.delete(T.number);for(const T of h.values())g(T)||h.delete(T.number);for(const{nodes:T,widgets:E}of a)r(T,g),r(E,g);r(a,({nodes:T})=>T.length>0);for(const[
T,E]of u)E.nodes.length===0&&u.delete(T);this.form=(0,d.Wo)(s,"AcroForm")}async walk(t,s){const{document:o,visit:h}=this;for(const a of(0,R.iA)(o,{from:t,below:s,
visit:h,depth:R.tP})){const{number:u,dict:g}=a;this.nodes.set(u,a);const T=this.references(g.get("Kids"),u,g,"Kids");(0,M.Eo)(o.resolve(g.get("Subtype")),"Widge\
t")||g.has("Rect")?this.addWidget(a):T.length===0&&(0,R.bf)(a)===a&&this.field(a);const A=o.job.pace.step(1500);A&&await A}}addWidget(t){const s={node:t,number:t.
number,dict:t.dict,pages:[]};this.field((0,R.bf)(t)).widgets.push(s),this.widgets.set(t.number,s)}field(t){const s=this.fieldOf.get(t);if(s)return s;const{name:o,
part:h}=t,a=o===""?void 0:this.byName.get(o),u=this.integer(t,"Ff"),g=i(t.type,u);if(a?.kind===g)return a.nodes.push(t),this.fieldOf.set(t,a),a;const T={name:o,
part:h,kind:g,flags:u,nodes:[t],widgets:[]};return this.fields.push(T),o!==""&&!a&&this.byName.set(o,T),this.fieldOf.set(t,T),T}async readPages(){const{document:t}=this,
{pages:s,job:o}=t,{spend:h}=new d.b9(t);for(let a=0;a<s.count;a++){const u=s.number(a),g=t.entry(u,"Annots");h(t.array(g)?.length??0);for(const E of g===void 0?
[]:this.annotations(g,u)){const A=this.widgets.get(E.number)??await this.orphan(E);A&&A.pages.length>0&&h(f),A&&A.pages.at(-1)!==a+1&&A.pages.push(a+1);const D=o.
pace.step(300);D&&await D}const T=o.pace.step(300);T&&await T}}annotations(t,s){const o=this.document.array(t)??[];if(!o.some(u=>(0,M.Zm)(u)&&(0,M.Eo)(u.get("Su\
btype"),"Widget")))return o.filter(M.i9);const h=(0,M.i9)(t)?t.number:s;this.document.edit(h);const a=(0,M.i9)(t)?o:this.document.array(this.document.get(s).get(
"Annots"))??[];for(const[u,g]of a.entries())(0,M.Zm)(g)&&(0,M.Eo)(g.get("Subtype"),"Widget")&&(a[u]=this.document.add(g));return a.filter(M.i9)}async orphan(t){
const{document:s}=this;if(!(0,M.Eo)(s.resolve(s.entry(t.number,"Subtype")),"Widget"))return;const o=[t],h=new Set([t.number]);let a;for(let u=s.entry(t.number,"\
Parent");(0,M.i9)(u)&&o.length<R.tP&&(a=this.nodes.get(u.number),!(a||h.has(u.number)||!(0,M.Zm)(s.get(u))));)h.add(u.number),o.push(u),u=s.entry(u.number,"Pare\
nt");for(const u of o.reverse())this.nodes.has(u.number)||await this.walk([u],a),a=this.nodes.get(u.number);return this.widgets.get(t.number)}references(t,s,o,h){
const{document:a}=this,u=a.array(t);if(!u||!o)return[];if(!u.some(M.Zm))return u.filter(M.i9);a.edit((0,M.i9)(t)?t.number:s);const g=a.array(o.get(h))??[];for(const[
T,E]of g.entries())(0,M.Zm)(E)&&(g[T]=a.add(E));return g.filter(M.i9)}}function r(e,t){let s=0;for(const o of e)t(o)&&(e[s++]=o);e.length=s}function i(e,t){switch(e){case"\
Tx":return t&b?"password":"text";case"Btn":return t&N?"button":t&I?"radio":"checkbox";case"Ch":return t&p?"dropdown":"list";case"Sig":return"signature";default:
return"unknown"}}}),77500:((U,C,m)=>{m.d(C,{Yw:()=>b,br:()=>O,f4:()=>R,mD:()=>B});var d=m(58552),M=m(9819);function R(I,N){return N.form?.dict.has("XFA")?I.resolve(
I.catalog.get("NeedsRendering"))===!0||!N.fields.some(({kind:c})=>c!=="unknown")?"dynamic":"static":"none"}function B(I,N){if(R(I,N)!=="dynamic")return;const p="\
is a dynamic XFA form, whose pages and fields only Adobe viewers show";throw new d.zU("invalid_parameters",`file: ${p}`,{issues:[{field:"file",message:p}],advice:"\
Print it to a PDF document from Adobe Reader, or ask its author for a form without XFA"})}function O(I,N){const p=(0,M.Wo)(I,"AcroForm");return p?.dict.has("XFA")?
(I.edit(p.holder),p.dict.delete("XFA"),I.catalog.has("NeedsRendering")&&I.editCatalog().delete("NeedsRendering"),[b(N)]):[]}const y={values:"it would still show\
 the old values.",pages:"it described removed pages. The fields themselves remain.",scripts:"it has scripts, or parts that cannot be read, which may have some. \
The fields themselves remain.",places:"it says where fields are on the pages. The fields themselves remain.",merge:"XFA forms cannot be merged. The fields thems\
elves remain."},b=I=>({code:"xfa_removed",message:`The XFA version of the form was removed, because ${y[I]}`})}),74135:((U,C,m)=>{m.d(C,{$L:()=>p,DI:()=>O,Gd:()=>b,
Mo:()=>R,Pj:()=>P,S3:()=>M,W1:()=>_,XM:()=>v,d:()=>f,ds:()=>B,gF:()=>c,iN:()=>d,kO:()=>N,lw:()=>y,zl:()=>I});function d({box:[n,r,i,e],rotation:t}){const s=i-n,
o=e-r;return t%180===0?{width:s,height:o}:{width:o,height:s}}function M({box:[n,r,i,e],rotation:t}){switch(t){case 0:return[1,0,0,1,n,r];case 90:return[0,1,-1,0,
i,r];case 180:return[-1,0,0,-1,i,e];case 270:return[0,-1,1,0,n,e]}}function R(n,r){return r===void 0?n:P(n,r)??n}function B([n,r,i,e]){return[Math.min(n,i),Math.
min(r,e),Math.max(n,i),Math.max(r,e)]}function O([n,r,i,e,t,s]){const o=n*e-r*i,[h,a,u,g]=[e/o,-r/o,-i/o,n/o];return[h+0,a+0,u+0,g+0,-(t*h+s*u)+0,-(t*a+s*g)+0]}
function y(n,r){const[i,e,t,s,o,h]=n,[a,u,g,T,E,A]=r;return[i*a+e*g,i*u+e*T,t*a+s*g,t*u+s*T,o*a+h*g+E,o*u+h*T+A]}function b([n,r,i,e,t,s],o,h){return[n*o+i*h+t,
r*o+e*h+s]}function I(n,[r,i,e,t]){const[s,o]=b(n,r,i),[h,a]=b(n,e,i),[u,g]=b(n,r,t),[T,E]=b(n,e,t);return[Math.min(s,h,u,T),Math.min(o,a,g,E),Math.max(s,h,u,T),
Math.max(o,a,g,E)]}const N=(n,r)=>[Math.min(n[0],r[0]),Math.min(n[1],r[1]),Math.max(n[2],r[2]),Math.max(n[3],r[3])];function p(n){let[r,i,e,t]=c;for(const[s,o]of n)
r=Math.min(r,s),i=Math.min(i,o),e=Math.max(e,s),t=Math.max(t,o);return[r,i,e,t]}const c=[1/0,1/0,-1/0,-1/0],v=([n,r,i,e],t)=>[n-t,r-t,i+t,e+t];function P(n,r){const i=[
Math.max(n[0],r[0]),Math.max(n[1],r[1]),Math.min(n[2],r[2]),Math.min(n[3],r[3])];return i[0]<i[2]&&i[1]<i[3]?i:void 0}const _=n=>n.map(r=>Math.round(r*1e5)/1e5+
0),f=(n,{userUnit:r})=>String(Number((n*r/72).toPrecision(3)))})};
