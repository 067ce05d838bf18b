"use strict";exports.id=7827,exports.ids=[7827],exports.modules={17079:(($,x,o)=>{o.d(x,{Z:()=>w,_:()=>D});const T=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
u=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,M=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function D(p){
if(p.length>64)return;const m=p.trim().replace(u,(P,v,s,l)=>`${v??""}${1900+Number(s)}${l}`);return y(O(T.exec(m)??M.exec(m)))}function w(p){const m=p.length>64?
void 0:O(M.exec(p.trim()));if(!m||y(m)===void 0)return;const{year:P,month:v="",day:s="",hour:l="",minute:n="",second:r="",zone:d=""}=m;return`D:${P}${v}${s}${l}${n}${r}${d===
"Z"||d===""?d:`${d.replace(":","'")}'`}`}function O(p){if(!p)return;const[,m,P,v,s,l,n,r,d,h,c]=p,E=r??(d===void 0?void 0:`${d}${h??"00"}:${c??"00"}`);return{year:m,
month:P,day:v,hour:s,minute:l,second:n,zone:E}}function y(p){if(!p)return;const{year:m,month:P,day:v,hour:s,minute:l="00",second:n="00",zone:r}=p,d=(c,E,A)=>c===
void 0||Number(c)>=E&&Number(c)<=A;if(Number(m)===0||!d(P,1,12)||!d(v,1,C(Number(m),Number(P)))||!d(s,0,23)||!d(l,0,59)||!d(n,0,59)||r!==void 0&&r!=="Z"&&!(d(r.
slice(1,3),0,23)&&d(r.slice(4),0,59)))return;const h=[m,P,v].filter(c=>c!==void 0).join("-");return s===void 0?h:`${h}T${s}:${l}:${n}${r==="+00:00"||r==="-00:00"?
"Z":r??""}`}function C(p,m){return m===2?p%4===0&&(p%100!==0||p%400===0)?29:28:[4,6,9,11].includes(m)?30:31}}),68516:(($,x,o)=>{o.d(x,{H:()=>D});var T=o(58552),
u=o(91519),M=o(59277);async function D({bytes:y},C,p,m){const P={repaired:!1},v=()=>{P.repaired=!0};try{return{document:await(0,u.E)(y,{...m,onRepaired:v},{password:C}),
isRepaired:P.repaired}}catch(s){throw s instanceof T.zU?w(s,y,p):s}}function w(y,C,{file:p,password:m,noun:P}){const v=(s,l,n=[])=>(0,T.G6)([{field:s,message:l,
mentions:n}]);switch(y.code){case"password_required":return v(p,`needs a password: give it as ${m}`,[m]);case"wrong_password":return v(m,`does not open ${P}`);case"\
unsupported_encryption":return v(p,"is protected in a way that is not supported, such as by a certificate");case"unreadable_document":{const s=(0,M.y)(C);return v(
p,s===void 0||s==="a PDF document"?O:`is ${s}; it must be a PDF document`)}case"limit_exceeded":{const s=y.issues.map(({message:l})=>({field:p,message:l}));return new T.
zU(y.code,y.message,{issues:s,...y.advice===void 0?{}:{advice:y.advice}})}default:return y}}const O="cannot be read, or has no pages: it must be a complete PDF \
document"}),57117:(($,x,o)=>{o.d(x,{Br:()=>y,HB:()=>v,Pz:()=>P,Qg:()=>p,_B:()=>D,c4:()=>C,hU:()=>O});var T=o(21281),u=o(824),M=o(45599);async function D(s){const l=await(0,u.
Br)(s),{archive:n}=(0,T.Ip)(s,l);return n&&{...n,xmp:l,intent:w(s)}}function w(s){for(const l of s.array(s.catalog.get("OutputIntents"))??[]){const n=s.dict(l);
if(!(0,M.Zm)(n)||!(0,M.Eo)(s.resolve(n.get("S")),"GTS_PDFA1"))continue;const r=s.resolve(s.dict(n.get("DestOutputProfile"))?.get("N"));if(typeof r=="number")return r}}
const O=({intent:s},l)=>l===1?s!==void 0:s===l,y={transparency:"that standard allows no transparency",sixteenBits:"that standard allows no images of 16 bits",profile:"\
that standard allows no ICC profiles of version 4",cmyk:"its output intent does not cover the CMYK colors of the stamp",overlay:"the overlay does not claim the \
same part with the same output intent"},C=(s,l,n)=>(0,T.qg)(s,l.xmp,l,n),p=s=>s&&s.part!==1&&s.intent===void 0?P():void 0,m=[.9505,1,1.089],P=()=>[(0,M.UU)("Cal\
RGB"),(0,M.jd)({WhitePoint:[...m],Gamma:[2.2,2.2,2.2],Matrix:[.4124,.2126,.0193,.3576,.7152,.1192,.1805,.0722,.9505]})],v=()=>[(0,M.UU)("CalGray"),(0,M.jd)({WhitePoint:[
...m],Gamma:2.2})]}),72313:(($,x,o)=>{o.d(x,{W:()=>E});var T=o(81627),u=o(45599),M=o(98446),D=o(36078);function w(i,t,e,a){return`/Artifact <<${e==="over"?`/Typ\
e /Pagination /Subtype /${t}`:`/Type /Background /BBox [${a.map(D._).join(" ")}]`}>> BDC
${i}
EMC
`}var O=o(36211),y=o(37709),C=o(85008),p=o(74135),m=o(5490);const P=400,v=.01;function s(i,t,e,a){const f=new y.BT(t),g=new l(i,e,a);for(let _=0;_<P&&f.next();_++)
if(g.takes(f))return!0;return!1}class l{document;resources;box;states=new m.U({matrix:[1,0,0,1,0,0],clip:[-1/0,-1/0,1/0,1/0],isSolid:!0,isOpaque:!0});path=new n;clips=!1;constructor(t,e,a){
this.document=t,this.resources=e,this.box=a}takes(t){if(this.states.follow(t)||this.extendsPath(t)||this.setsState(t))return!1;const{operator:e}=t;if(e==="Do")return this.
paintsImage(t.name(0));const a=O.lJ.get(e);return a!==void 0&&this.paintsPath(a)}setsState(t){const e=this.states.current;switch(t.operator){case"gs":{const a=this.
document.dict(this.resource("ExtGState",t.name(0)));return e.isOpaque=e.isSolid=r(this.document,a),!0}case"scn":case"sc":return e.isSolid=e.isOpaque&&t.kind(t.count-
1)!==C.o_,!0;case"g":case"rg":case"k":return e.isSolid=e.isOpaque,!0;case"W":case"W*":return this.clips=!0,!0;default:return!1}}extendsPath(t){const{matrix:e}=this.
states.current;switch(t.operator){case"re":{const[a,f,g,_]=(0,m.M)(t);return this.path.rectangle(e,a,f,g,_),!0}case"m":case"l":return this.path.point(e,t.number(
0),t.number(1)),!0;case"c":case"v":case"y":return this.path.isRectangle=!1,!0;default:return!1}}paintsPath({fill:t}){const e=this.states.current,a=this.path.area();
return t&&e.isSolid&&this.isCoveredBy(a)?!0:(this.clips&&(e.clip=a&&e.clip&&h(a,e.clip)),this.clips=!1,this.path=new n,!1)}paintsImage(t){const e=this.states.current,
a=this.resource("XObject",t);if(!e.isOpaque||!(a instanceof u.Z6)||!d(this.document,a.dict))return!1;const f=new n;return f.rectangle(e.matrix,0,0,1,1),this.isCoveredBy(
f.area())}isCoveredBy(t){const{clip:e}=this.states.current;return t!==void 0&&e!==void 0&&c(h(t,e),this.box)}resource(t,e){const{document:a,resources:f}=this;return e===
void 0?null:a.resolve(a.dict(f?.get(t))?.get(e))}}class n{isRectangle=!0;points=[];point([t,e,a,f,g,_],R,I){this.points.push([t*R+a*I+g,e*R+f*I+_])}rectangle(t,e,a,f,g){
this.point(t,e,a),this.point(t,e+f,a),this.point(t,e+f,a+g),this.point(t,e,a+g)}area(){const{points:t}=this;if(!this.isRectangle||t.length<4||t.length>5)return;
const e=(0,p.$L)(t),a=v*Math.max(e[2]-e[0],e[3]-e[1]),f=(g,_,R)=>Math.abs(g-_)<=a||Math.abs(g-R)<=a;return t.every(([g,_])=>f(g,e[0],e[2])&&f(_,e[1],e[3]))?e:void 0}}
function r(i,t){if(!t)return!0;const e=i.resolve(t.get("ca")),a=i.resolve(t.get("BM")),f=i.resolve(t.get("SMask"));return(e===null||e===1)&&(a===null||(0,u.Eo)(
a,"Normal"))&&(f===null||(0,u.Eo)(f,"None"))}function d(i,t){const e=i.resolve(t.get("ImageMask"))===!0;return(0,u.Eo)(i.resolve(t.get("Subtype")),"Image")&&!e&&
!t.has("SMask")&&!t.has("Mask")}function h(i,t){return[Math.max(i[0],t[0]),Math.max(i[1],t[1]),Math.min(i[2],t[2]),Math.min(i[3],t[3])]}function c(i,t){const[e,
a]=[v*(t[2]-t[0]),v*(t[3]-t[1])];return i[0]<=t[0]+e&&i[1]<=t[1]+a&&i[2]>=t[2]-e&&i[3]>=t[3]-a}async function E(i,{kinds:t,pages:e},a){const{pace:f}=i.job,{layer:g,
subtype:_,groupColorSpace:R}=a,I=new T.B(i);g==="over"&&await I.inspect(e);const b=[];for(const[S,U]of e.entries()){const K=f.step(g==="over"?2e3:2e4);K&&await K,
S%1e3===0&&f.progress(S/e.length);const N=a.on(U,S);if(!N)continue;const{box:W}=t[U.kind],{resources:F}=N,j=Z=>w(N.operators(Z),_,g,W);if(g==="over")await I.over(
U,{resources:F,operators:j});else{const Z=await I.contents.content(I.contents.own(U));s(i,Z,i.dict(U.resources),W)&&b.push(U.index+1),I.under(U,{resources:F,operators:j})}
R!==void 0&&A(i,U.index,R)}return b.length>0?[B(b,e.length)]:[]}function A(i,t,e){const a=i.pages.number(t),f=i.entry(a,"Group"),g=i.dict(f);if(g?.has("CS"))return;
const _=(0,u.jd)({Type:(0,u.UU)("Group"),S:(0,u.UU)("Transparency"),...Object.fromEntries(g??[]),CS:e});(0,u.i9)(f)&&(0,u.Zm)(i.get(f))?i.put(f,_):i.pages.patch(
t,{Group:_})}function B(i,t){return{code:"stamp_hidden",message:`The stamp is hidden ${i.length===t?"on every page":`on ${(0,M.oi)(i)}`}: the content of the pag\
e covers all of it. Stamp over the page instead.`}}}),86687:(($,x,o)=>{o.d(x,{e:()=>d});var T=o(58552),u=o(36078),M=o(99876),D=o(95800),w=o(73154),O=o(95947),y=o(
74135),C=o(21281),p=o(14029),m=o(98446),P=o(68516),v=o(57117),s=o(72313),l=o(45657);const n="OctavoOverlay",r=1;async function d(t,{file:e,password:a,fields:f,layer:g,
repeat:_,fit:R},I,b){if(Buffer.compare(e.bytes,t.bytes)===0)throw(0,T.G6)([{field:f.file,message:"is the document itself: choose another document"}]);const{document:S,
isRepaired:U}=await(0,P.H)(e,a,f,b),K=S.pages.count,N=await(0,M.F)(t,I),W=await(0,M.F)(S,Uint32Array.from({length:Math.min(K,I.length)},(L,G)=>G+1)),F=new w.l(t,
{index:r,document:S}),j=[];for(const L of W.pages)j.push(await F.of(L,W.kinds[L.kind]));const Z=new Map,H=await(0,s.W)(t,N,{layer:g,subtype:"Watermark",on:({kind:L},G)=>{
const k=h(G,K,_);if(k===void 0)return;const Y=W.pages[k],V=`${L} ${Y.kind}`;let z=Z.get(V);return z===void 0&&Z.set(V,z=(0,u.vs)(c(N.kinds[L],W.kinds[Y.kind],R))),
{resources:[{category:"XObject",name:n,ref:j[k]}],operators:([X=""])=>(0,u.qK)(X,z)}}});return(0,D.J)([{index:0,document:t},{index:r,document:S}]),(0,l.RZ)(H,await E(
t,S,W.pages.length,{isRepaired:U,noun:f.noun})),{notes:H,stampedPages:_==="none"?Math.min(K,I.length):I.length,write:async L=>(await t.pages.settle(),(0,p.fT)([
t,S],L))}}function h(t,e,a){return t<e?t:{last:e-1,all:t%e,none:void 0}[a]}function c(t,e,a){const[f,g]=[(0,y.iN)(t),(0,y.iN)(e)],_=a==="page"?Math.min(f.width/
g.width,f.height/g.height):e.userUnit/t.userUnit,[R,I]=a==="page"?[(f.width-g.width*_)/2,(f.height-g.height*_)/2]:[0,0];return(0,y.lw)([_,0,0,_,R,I],(0,y.S3)(t))}
async function E(t,e,a,{isRepaired:f,noun:g}){const _=[],R=await(0,v._B)(t);R&&!await i(e,R.part,t)&&_.push((0,v.c4)(t,R,v.Br.overlay));let I=0;for(let b=0;b<a;b++)
I+=e.array(e.entry(e.pages.number(b),"Annots"))?.length??0;return I>0&&_.push(A(I,g)),f&&_.push(B(g)),_}const A=(t,e)=>({code:"overlay_annotations_left_out",message:`${(0,m.
y_)(t,"annotation")} of ${e}, such as links or form fields, ${(0,m.d5)(t,"was","were")} not carried over.`}),B=t=>({code:"overlay_repaired",message:`${(0,m.NV)(
t)} was damaged and had to be repaired: check that it looks as it should.`});async function i(t,e,a){if((await(0,C.ds)(t)).archive?.part!==e)return!1;const f=g=>g.
resolve(g.catalog.get("OutputIntents"));return await new O.U(t).same(f(t),{document:a,value:f(a)})}}),73154:(($,x,o)=>{o.d(x,{l:()=>s});var T=o(75162),u=o(45599),
M=o(1592),D=o(37709);async function w(l,n,r){const d=[];let h=0;return await(0,D.Ko)(n,l.job.pace,c=>{const{operator:E,count:A}=c,B=E==="BDC"?" BMC":E==="DP"?" \
MP":void 0;if(B===void 0||A!==2)return;const i=c.name(1),t=i===void 0?c.value(1):r?.get(i);l.dict(t)?.has("MCID")&&(d.push(n.subarray(h,c.endOf(0)),Buffer.from(
B,"latin1")),h=c.end)}),h===0?n:Buffer.concat([...d,n.subarray(h)])}var O=o(92218),y=o(53107),C=o(74135),p=o(25524),m=o(58006);const P=new Set(["Page","Pages","\
Catalog","StructElem","StructTreeRoot","Annot"]);class v{document;keepsTags;seen=new Set;shared=new Map;constructor(n,r){this.document=n,this.keepsTags=r}async prepare(n){
const r=this.asObject(n);return await this.release(r),r}asObject(n){if((0,u.i9)(n)&&(0,u.Zm)(this.document.resolve(n)))return n;const r=this.document.dict(n)??new u.
Bi;let d=this.shared.get(r);return d||this.shared.set(r,d=this.document.add(r)),d}async release(n){const{document:r,seen:d}=this,h=[n];for(let c=h.pop();c!==void 0;c=
h.pop())if(c instanceof u.oS){if(d.has(c.number))continue;d.add(c.number);const E=r.job.pace.step(1e3);E&&await E;const A=r.get(c),B=A instanceof u.Z6?A.dict:A;
if((0,u.Zm)(B)){if(this.isApart(B))continue;await this.untie(c,A,B,n)}h.push(r.get(c))}else if(Array.isArray(c))for(const E of c)h.push(E);else if(c instanceof u.
Z6)for(const E of c.dict.values())h.push(E);else if((0,u.Zm)(c)){this.isFont(c)&&!c.has("Resources")&&c.set("Resources",n);for(const E of c.values())h.push(E)}}isApart(n){
const r=this.document.resolve(n.get("Type"));return r!==null&&typeof r=="object"&&"text"in r&&P.has(r.text)}isFont(n){return(0,u.Eo)(this.document.resolve(n.get(
"Subtype")),"Type3")&&n.has("CharProcs")}async untie(n,r,d,h){const{document:c}=this,E=r instanceof u.Z6&&(0,u.Eo)(c.resolve(d.get("Subtype")),"Form"),A=!this.keepsTags&&
(d.has("StructParent")||d.has("StructParents")),B=!d.has("Resources")&&(E||this.isFont(d)),i=E&&!this.keepsTags?await this.withoutIds(r,c.dict(d.get("Resources")??
h)):void 0;if(!A&&!B&&!i)return;const t=c.edit(n),e=t instanceof u.Z6?t.dict:t;A&&e.delete("StructParent"),A&&e.delete("StructParents"),B&&e.set("Resources",h),
i&&t instanceof u.Z6&&c.put(n,await(0,m.S)(t,i,c.job))}async withoutIds(n,r){const d=this.document.decodedPart(n);if(!d?.whole)return;const h=await w(this.document,
d.data,this.document.dict(r?.get("Properties")));return h===d.data?void 0:h}}class s{document;part;contents;resources;constructor(n,r){this.document=n,this.part=
r,this.contents=new y.K(r.document),this.resources=new v(r.document,this.keepsTags)}get keepsTags(){return this.part.document===this.document}inspect(n){return this.
contents.inspect(n)}async of(n,r){const{index:d,document:h}=this.part,c=await this.resources.prepare(n.resources),E=h.entry(h.pages.number(n.index),"Group"),{filters:A,
data:B}=await this.contentOf(n),i=this.keepsTags?h.entry(h.pages.number(n.index),"StructParents"):void 0,t=(0,u.jd)({Type:(0,u.UU)("XObject"),Subtype:(0,u.UU)("\
Form"),BBox:[...r.box],Matrix:[...(0,C.DI)((0,C.S3)(r))],Resources:(0,p.Po)(d,c.number),Group:E===void 0?void 0:(0,p.yY)(E,d),StructParents:i,...A});return this.
document.add(new u.Z6(t,B))}async contentOf(n){const{part:r,contents:d}=this,{document:h}=r,c=d.own(n),E=c.length===1?h.get(c[0]):void 0;if(E instanceof u.Z6&&this.
keepsTags&&d.isOrderly(n))return this.asItIs(E);const{isWhole:A,isKnown:B,open:i}=await d.condition(c),t=await d.content(c),e=h.dict(h.dict(n.resources)?.get("P\
roperties")),a=this.keepsTags?t:await w(h,t,e);if(E instanceof u.Z6&&(!B||A&&i.excess===0&&a===t))return this.asItIs(E);const f=i.excess===0?a:await(0,M.KS)(a,0,
h.job.pace),g=await(0,O.d)(f,h.job);return{filters:{Filter:(0,u.UU)("FlateDecode")},data:g}}asItIs(n){const{index:r,document:d}=this.part,h=new u.Bi([...n.dict].
filter(([c])=>c==="Filter"||c==="DecodeParms"));return(0,T.CF)(h),{filters:Object.fromEntries((0,p.yY)(h,r)),data:d.encoded(n)}}}}),5490:(($,x,o)=>{o.d(x,{M:()=>D,
U:()=>M});var T=o(74135);const u=1e4;class M{current;saved=[];beyond=0;constructor(O){this.current=O}follow(O){switch(O.operator){case"q":return this.saved.length<
u?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.
transform(O),!0;default:return!1}}transform(O){if(O.count!==6)return;const[y,C,p,m,P,v]=D(O);this.current.matrix=(0,T.lw)([y,C,p,m,P,v],this.current.matrix)}}const D=w=>Array.
from({length:w.count},(O,y)=>w.number(y))}),59071:(($,x,o)=>{o.d(x,{Gh:()=>P,ZK:()=>v,wh:()=>m});var T=o(77581),u=o(45599);const M=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,
D=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,w=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,O=s=>s.replace(M,"").replace(
D,"").replace(w,"�"),y=200,C=new WeakMap;function p(s){let l=C.get(s);if(l)return l;const n=O((0,T.g7)(s));return l={whole:n,trimmed:n.trim()},s.bytes.length>=
y&&C.set(s,l),l}const m=s=>O(s).trim();function P(s){const l=s instanceof u.Mx?p(s).trimmed:"";return l===""?null:l}const v=s=>s?p(s).whole:""}),70549:(($,x,o)=>{
o.d(x,{n:()=>T});function T(u){const M=new WeakMap;return D=>{if(D.hasChanges)return u(D);const w=M.get(D);if(w)return w.answer;const O=u(D);return M.set(D,{answer:O}),
O}}})};
