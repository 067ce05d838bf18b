"use strict";exports.id=7827,exports.ids=[7827],exports.modules={17079:((b,I,d)=>{d.d(I,{Z:()=>T,_:()=>E});const w=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
i=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,D=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function E(c){
if(c.length>64)return;const u=c.trim().replace(i,(_,m,a,f)=>`${m??""}${1900+Number(a)}${f}`);return p(M(w.exec(u)??D.exec(u)))}function T(c){const u=c.length>64?
void 0:M(D.exec(c.trim()));if(!u||p(u)===void 0)return;const{year:_,month:m="",day:a="",hour:f="",minute:e="",second:t="",zone:s=""}=u;return`D:${_}${m}${a}${f}${e}${t}${s===
"Z"||s===""?s:`${s.replace(":","'")}'`}`}function M(c){if(!c)return;const[,u,_,m,a,f,e,t,s,r,n]=c,h=t??(s===void 0?void 0:`${s}${r??"00"}:${n??"00"}`);return{year:u,
month:_,day:m,hour:a,minute:f,second:e,zone:h}}function p(c){if(!c)return;const{year:u,month:_,day:m,hour:a,minute:f="00",second:e="00",zone:t}=c,s=(n,h,g)=>n===
void 0||Number(n)>=h&&Number(n)<=g;if(Number(u)===0||!s(_,1,12)||!s(m,1,A(Number(u),Number(_)))||!s(a,0,23)||!s(f,0,59)||!s(e,0,59)||t!==void 0&&t!=="Z"&&!(s(t.
slice(1,3),0,23)&&s(t.slice(4),0,59)))return;const r=[u,_,m].filter(n=>n!==void 0).join("-");return a===void 0?r:`${r}T${a}:${f}:${e}${t==="+00:00"||t==="-00:00"?
"Z":t??""}`}function A(c,u){return u===2?c%4===0&&(c%100!==0||c%400===0)?29:28:[4,6,9,11].includes(u)?30:31}}),68516:((b,I,d)=>{d.d(I,{H:()=>E});var w=d(58552),
i=d(91519),D=d(59277);async function E({bytes:p},A,c,u){const _={repaired:!1},m=()=>{_.repaired=!0};try{return{document:await(0,i.E)(p,{...u,onRepaired:m},{password:A}),
isRepaired:_.repaired}}catch(a){throw a instanceof w.zU?T(a,p,c):a}}function T(p,A,{file:c,password:u,noun:_}){const m=(a,f,e=[])=>(0,w.G6)([{field:a,message:f,
mentions:e}]);switch(p.code){case"password_required":return m(c,`needs a password: give it as ${u}`,[u]);case"wrong_password":return m(u,`does not open ${_}`);case"\
unsupported_encryption":return m(c,"is protected in a way that is not supported, such as by a certificate");case"unreadable_document":{const a=(0,D.y)(A);return m(
c,a===void 0||a==="a PDF document"?M:`is ${a}; it must be a PDF document`)}case"limit_exceeded":{const a=p.issues.map(({message:f})=>({field:c,message:f}));return new w.
zU(p.code,p.message,{issues:a,...p.advice===void 0?{}:{advice:p.advice}})}default:return p}}const M="cannot be read, or has no pages: it must be a complete PDF \
document"}),86687:((b,I,d)=>{d.d(I,{e:()=>s});var w=d(58552),i=d(36078),D=d(99876),E=d(95800),T=d(73154),M=d(95947),p=d(74135),A=d(21281),c=d(14029),u=d(98446),
_=d(68516),m=d(57117),a=d(72313),f=d(45657);const e="OctavoOverlay",t=1;async function s(o,{file:l,password:P,fields:y,layer:v,repeat:x,fit:C},U,L){if(Buffer.compare(
l.bytes,o.bytes)===0)throw(0,w.G6)([{field:y.file,message:"is the document itself: choose another document"}]);const{document:$,isRepaired:H}=await(0,_.H)(l,P,y,
L),S=$.pages.count,N=await(0,D.F)(o,U),K=await(0,D.F)($,Uint32Array.from({length:Math.min(S,U.length)},(B,W)=>W+1)),V=new T.l(o,{index:t,document:$}),j=[];for(const B of K.
pages)j.push(await V.of(B,K.kinds[B.kind]));const z=new Map,G=await(0,a.W)(o,N,{layer:v,subtype:"Watermark",on:({kind:B},W)=>{const Z=r(W,S,x);if(Z===void 0)return;
const k=K.pages[Z],Y=`${B} ${k.kind}`;let F=z.get(Y);return F===void 0&&z.set(Y,F=(0,i.vs)(n(N.kinds[B],K.kinds[k.kind],C))),{resources:[{category:"XObject",name:e,
ref:j[Z]}],operators:([X=""])=>(0,i.qK)(X,F)}}});return(0,E.J)([{index:0,document:o},{index:t,document:$}]),(0,f.RZ)(G,await h(o,$,K.pages.length,{isRepaired:H,
noun:y.noun})),{notes:G,stampedPages:x==="none"?Math.min(S,U.length):U.length,write:async B=>(await o.pages.settle(),(0,c.fT)([o,$],B))}}function r(o,l,P){return o<
l?o:{last:l-1,all:o%l,none:void 0}[P]}function n(o,l,P){const[y,v]=[(0,p.iN)(o),(0,p.iN)(l)],x=P==="page"?Math.min(y.width/v.width,y.height/v.height):l.userUnit/
o.userUnit,[C,U]=P==="page"?[(y.width-v.width*x)/2,(y.height-v.height*x)/2]:[0,0];return(0,p.lw)([x,0,0,x,C,U],(0,p.S3)(o))}async function h(o,l,P,{isRepaired:y,
noun:v}){const x=[],C=await(0,m._B)(o);C&&!await R(l,C.part,o)&&x.push((0,m.c4)(o,C,m.Br.overlay));let U=0;for(let L=0;L<P;L++)U+=l.array(l.entry(l.pages.number(
L),"Annots"))?.length??0;return U>0&&x.push(g(U,v)),y&&x.push(O(v)),x}const g=(o,l)=>({code:"overlay_annotations_left_out",message:`${(0,u.y_)(o,"annotation")} \
of ${l}, such as links or form fields, ${(0,u.d5)(o,"was","were")} not carried over.`}),O=o=>({code:"overlay_repaired",message:`${(0,u.NV)(o)} was damaged and h\
ad to be repaired: check that it looks as it should.`});async function R(o,l,P){if((await(0,A.ds)(o)).archive?.part!==l)return!1;const y=v=>v.resolve(v.catalog.
get("OutputIntents"));return await new M.U(o).same(y(o),{document:P,value:y(P)})}}),73154:((b,I,d)=>{d.d(I,{l:()=>a});var w=d(75162),i=d(45599),D=d(1592),E=d(37709);
async function T(f,e,t){const s=[];let r=0;return await(0,E.Ko)(e,f.job.pace,n=>{const{operator:h,count:g}=n,O=h==="BDC"?" BMC":h==="DP"?" MP":void 0;if(O===void 0||
g!==2)return;const R=n.name(1),o=R===void 0?n.value(1):t?.get(R);f.dict(o)?.has("MCID")&&(s.push(e.subarray(r,n.endOf(0)),Buffer.from(O,"latin1")),r=n.end)}),r===
0?e:Buffer.concat([...s,e.subarray(r)])}var M=d(92218),p=d(53107),A=d(74135),c=d(25524),u=d(58006);const _=new Set(["Page","Pages","Catalog","StructElem","Struc\
tTreeRoot","Annot"]);class m{document;keepsTags;seen=new Set;shared=new Map;constructor(e,t){this.document=e,this.keepsTags=t}async prepare(e){const t=this.asObject(
e);return await this.release(t),t}asObject(e){if((0,i.i9)(e)&&(0,i.Zm)(this.document.resolve(e)))return e;const t=this.document.dict(e)??new i.Bi;let s=this.shared.
get(t);return s||this.shared.set(t,s=this.document.add(t)),s}async release(e){const{document:t,seen:s}=this,r=[e];for(let n=r.pop();n!==void 0;n=r.pop())if(n instanceof
i.oS){if(s.has(n.number))continue;s.add(n.number);const h=t.job.pace.step(1e3);h&&await h;const g=t.get(n),O=g instanceof i.Z6?g.dict:g;if((0,i.Zm)(O)){if(this.
isApart(O))continue;await this.untie(n,g,O,e)}r.push(t.get(n))}else if(Array.isArray(n))for(const h of n)r.push(h);else if(n instanceof i.Z6)for(const h of n.dict.
values())r.push(h);else if((0,i.Zm)(n)){this.isFont(n)&&!n.has("Resources")&&n.set("Resources",e);for(const h of n.values())r.push(h)}}isApart(e){const t=this.document.
resolve(e.get("Type"));return t!==null&&typeof t=="object"&&"text"in t&&_.has(t.text)}isFont(e){return(0,i.Eo)(this.document.resolve(e.get("Subtype")),"Type3")&&
e.has("CharProcs")}async untie(e,t,s,r){const{document:n}=this,h=t instanceof i.Z6&&(0,i.Eo)(n.resolve(s.get("Subtype")),"Form"),g=!this.keepsTags&&(s.has("Stru\
ctParent")||s.has("StructParents")),O=!s.has("Resources")&&(h||this.isFont(s)),R=h&&!this.keepsTags?await this.withoutIds(t,n.dict(s.get("Resources")??r)):void 0;
if(!g&&!O&&!R)return;const o=n.edit(e),l=o instanceof i.Z6?o.dict:o;g&&l.delete("StructParent"),g&&l.delete("StructParents"),O&&l.set("Resources",r),R&&o instanceof
i.Z6&&n.put(e,await(0,u.S)(o,R,n.job))}async withoutIds(e,t){const s=this.document.decodedPart(e);if(!s?.whole)return;const r=await T(this.document,s.data,this.
document.dict(t?.get("Properties")));return r===s.data?void 0:r}}class a{document;part;contents;resources;constructor(e,t){this.document=e,this.part=t,this.contents=
new p.K(t.document),this.resources=new m(t.document,this.keepsTags)}get keepsTags(){return this.part.document===this.document}inspect(e){return this.contents.inspect(
e)}async of(e,t){const{index:s,document:r}=this.part,n=await this.resources.prepare(e.resources),h=r.entry(r.pages.number(e.index),"Group"),{filters:g,data:O}=await this.
contentOf(e),R=this.keepsTags?r.entry(r.pages.number(e.index),"StructParents"):void 0,o=(0,i.jd)({Type:(0,i.UU)("XObject"),Subtype:(0,i.UU)("Form"),BBox:[...t.box],
Matrix:[...(0,A.DI)((0,A.S3)(t))],Resources:(0,c.Po)(s,n.number),Group:h===void 0?void 0:(0,c.yY)(h,s),StructParents:R,...g});return this.document.add(new i.Z6(
o,O))}async contentOf(e){const{part:t,contents:s}=this,{document:r}=t,n=s.own(e),h=n.length===1?r.get(n[0]):void 0;if(h instanceof i.Z6&&this.keepsTags&&s.isOrderly(
e))return this.asItIs(h);const{isWhole:g,isKnown:O,open:R}=await s.condition(n),o=await s.content(n),l=r.dict(r.dict(e.resources)?.get("Properties")),P=this.keepsTags?
o:await T(r,o,l);if(h instanceof i.Z6&&(!O||g&&R.excess===0&&P===o))return this.asItIs(h);const y=R.excess===0?P:await(0,D.KS)(P,0,r.job.pace),v=await(0,M.d)(y,
r.job);return{filters:{Filter:(0,i.UU)("FlateDecode")},data:v}}asItIs(e){const{index:t,document:s}=this.part,r=new i.Bi([...e.dict].filter(([n])=>n==="Filter"||
n==="DecodeParms"));return(0,w.CF)(r),{filters:Object.fromEntries((0,c.yY)(r,t)),data:s.encoded(e)}}}}),59071:((b,I,d)=>{d.d(I,{Gh:()=>_,ZK:()=>m,wh:()=>u});var w=d(
77581),i=d(45599);const D=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,E=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,T=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
M=a=>a.replace(D,"").replace(E,"").replace(T,"�"),p=200,A=new WeakMap;function c(a){let f=A.get(a);if(f)return f;const e=M((0,w.g7)(a));return f={whole:e,trimmed:e.
trim()},a.bytes.length>=p&&A.set(a,f),f}const u=a=>M(a).trim();function _(a){const f=a instanceof i.Mx?c(a).trimmed:"";return f===""?null:f}const m=a=>a?c(a).whole:
""}),70549:((b,I,d)=>{d.d(I,{n:()=>w});function w(i){const D=new WeakMap;return E=>{if(E.hasChanges)return i(E);const T=D.get(E);if(T)return T.answer;const M=i(
E);return D.set(E,{answer:M}),M}}})};
