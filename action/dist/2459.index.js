"use strict";exports.id=2459,exports.ids=[2459],exports.modules={68516:((F,R,i)=>{i.d(R,{H:()=>w});var v=i(58552),D=i(12237),u=i(59277);async function w({bytes:p},d,l,_){const E={
repaired:!1},P=()=>{E.repaired=!0};try{return{document:await(0,D.E)(p,{..._,onRepaired:P},{password:d}),isRepaired:E.repaired}}catch(O){throw O instanceof v.zU?
U(O,p,l):O}}function U(p,d,{file:l,password:_,noun:E}){const P=(O,T,o=[])=>(0,v.G6)([{field:O,message:T,mentions:o}]);switch(p.code){case"password_required":return P(
l,`needs a password: give it as ${_}`,[_]);case"wrong_password":return P(_,`does not open ${E}`);case"unsupported_encryption":return P(l,"is protected in a way \
that is not supported, such as by a certificate");case"unreadable_document":{const O=(0,u.y)(d);return P(l,O===void 0||O==="a PDF document"?B:`is ${O}; it must \
be a PDF document`)}case"limit_exceeded":{const O=p.issues.map(({message:T})=>({field:l,message:T}));return new v.zU(p.code,p.message,{issues:O,...p.advice===void 0?
{}:{advice:p.advice}})}default:return p}}const B="cannot be read, or has no pages: it must be a complete PDF document"}),86687:((F,R,i)=>{i.d(R,{e:()=>t});var v=i(
58552),D=i(36078),u=i(99876),w=i(95800),U=i(73154),B=i(95947),p=i(74135),d=i(21281),l=i(14029),_=i(98446),E=i(68516),P=i(57117),O=i(72313),T=i(45657);const o="O\
ctavoOverlay",r=1;async function t(s,{file:f,password:g,fields:M,layer:y,repeat:x,fit:I},A,L){if(Buffer.compare(f.bytes,s.bytes)===0)throw(0,v.G6)([{field:M.file,
message:"is the document itself: choose another document"}]);const{document:K,isRepaired:V}=await(0,E.H)(f,g,M,L),b=K.pages.count,N=await(0,u.F)(s,A),W=await(0,u.
F)(K,Uint32Array.from({length:Math.min(b,A.length)},(C,S)=>S+1)),Y=new U.l(s,{index:r,document:K}),$=[];for(const C of W.pages)$.push(await Y.of(C,W.kinds[C.kind]));
const z=new Map,k=await(0,O.W)(s,N,{layer:y,subtype:"Watermark",on:({kind:C},S)=>{const Z=e(S,b,x);if(Z===void 0)return;const G=W.pages[Z],X=`${C} ${G.kind}`;let j=z.
get(X);return j===void 0&&z.set(X,j=(0,D.vs)(n(N.kinds[C],W.kinds[G.kind],I))),{resources:[{category:"XObject",name:o,ref:$[Z]}],operators:([H=""])=>(0,D.qK)(H,
j)}}});return(0,w.J)([{index:0,document:s},{index:r,document:K}]),(0,T.RZ)(k,await a(s,K,W.pages.length,{isRepaired:V,noun:M.noun})),{notes:k,stampedPages:x==="\
none"?Math.min(b,A.length):A.length,write:async C=>(await s.pages.settle(),(0,l.fT)([s,K],C))}}function e(s,f,g){return s<f?s:{last:f-1,all:s%f,none:void 0}[g]}
function n(s,f,g){const[M,y]=[(0,p.iN)(s),(0,p.iN)(f)],x=g==="page"?Math.min(M.width/y.width,M.height/y.height):f.userUnit/s.userUnit,[I,A]=g==="page"?[(M.width-
y.width*x)/2,(M.height-y.height*x)/2]:[0,0];return(0,p.lw)([x,0,0,x,I,A],(0,p.S3)(s))}async function a(s,f,g,{isRepaired:M,noun:y}){const x=[],I=await(0,P._B)(s);
I&&!await h(f,I.part,s)&&x.push((0,P.c4)(s,I,P.Br.overlay));let A=0;for(let L=0;L<g;L++)A+=f.array(f.entry(f.pages.number(L),"Annots"))?.length??0;return A>0&&x.
push(c(A,y)),M&&x.push(m(y)),x}const c=(s,f)=>({code:"overlay_annotations_left_out",message:`${(0,_.y_)(s,"annotation")} of ${f}, such as links or form fields, ${(0,_.
d5)(s,"was","were")} not carried over.`}),m=s=>({code:"overlay_repaired",message:`${(0,_.NV)(s)} was damaged and had to be repaired: check that it looks as it s\
hould.`});async function h(s,f,g){if((await(0,d.ds)(s)).archive?.part!==f)return!1;const M=y=>y.resolve(y.catalog.get("OutputIntents"));return await new B.U(s).
same(M(s),{document:g,value:M(g)})}}),73154:((F,R,i)=>{i.d(R,{l:()=>O});var v=i(75162),D=i(59596),u=i(45599),w=i(1592),U=i(37709);async function B(T,o,r){const t=[];
let e=0;return await(0,U.K)(o,T.job.pace,n=>{const{operator:a,count:c}=n,m=a==="BDC"?" BMC":a==="DP"?" MP":void 0;if(m===void 0||c!==2)return;const h=n.name(1),
s=h===void 0?n.value(1):r?.get(h);T.dict(s)?.has("MCID")&&(t.push(o.subarray(e,n.endOf(0)),Buffer.from(m,"latin1")),e=n.end)}),e===0?o:Buffer.concat([...t,o.subarray(
e)])}var p=i(53107),d=i(74135),l=i(25524),_=i(58006);const E=new Set(["Page","Pages","Catalog","StructElem","StructTreeRoot","Annot"]);class P{document;keepsTags;seen=new Set;shared=new Map;constructor(o,r){
this.document=o,this.keepsTags=r}async prepare(o){const r=this.asObject(o);return await this.release(r),r}asObject(o){if((0,u.i9)(o)&&(0,u.Zm)(this.document.resolve(
o)))return o;const r=this.document.dict(o)??new u.Bi;let t=this.shared.get(r);return t||this.shared.set(r,t=this.document.add(r)),t}async release(o){const{document:r,
seen:t}=this,e=[o];for(let n=e.pop();n!==void 0;n=e.pop())if(n instanceof u.oS){if(t.has(n.number))continue;t.add(n.number);const a=r.job.pace.step(1e3);a&&await a;
const c=r.get(n),m=c instanceof u.Z6?c.dict:c;if((0,u.Zm)(m)){if(this.isApart(m))continue;await this.untie(n,c,m,o)}e.push(r.get(n))}else if(Array.isArray(n))for(const a of n)
e.push(a);else if(n instanceof u.Z6)for(const a of n.dict.values())e.push(a);else if((0,u.Zm)(n)){this.isFont(n)&&!n.has("Resources")&&n.set("Resources",o);for(const a of n.
values())e.push(a)}}isApart(o){const r=this.document.resolve(o.get("Type"));return r!==null&&typeof r=="object"&&"text"in r&&E.has(r.text)}isFont(o){return(0,u.
Eo)(this.document.resolve(o.get("Subtype")),"Type3")&&o.has("CharProcs")}async untie(o,r,t,e){const{document:n}=this,a=r instanceof u.Z6&&(0,u.Eo)(n.resolve(t.get(
"Subtype")),"Form"),c=!this.keepsTags&&(t.has("StructParent")||t.has("StructParents")),m=!t.has("Resources")&&(a||this.isFont(t)),h=a&&!this.keepsTags?await this.
withoutIds(r,n.dict(t.get("Resources")??e)):void 0;if(!c&&!m&&!h)return;const s=n.edit(o),f=s instanceof u.Z6?s.dict:s;c&&f.delete("StructParent"),c&&f.delete("\
StructParents"),m&&f.set("Resources",e),h&&s instanceof u.Z6&&n.put(o,(0,_.n)(s,h,{compress:!0}))}async withoutIds(o,r){const t=this.document.decodedPart(o);if(!t?.
whole)return;const e=await B(this.document,t.data,this.document.dict(r?.get("Properties")));return e===t.data?void 0:e}}class O{document;part;contents;resources;constructor(o,r){
this.document=o,this.part=r,this.contents=new p.K(r.document),this.resources=new P(r.document,this.keepsTags)}get keepsTags(){return this.part.document===this.document}inspect(o){
return this.contents.inspect(o)}async of(o,r){const{index:t,document:e}=this.part,n=await this.resources.prepare(o.resources),a=e.entry(e.pages.number(o.index),
"Group"),{filters:c,data:m}=await this.contentOf(o),h=this.keepsTags?e.entry(e.pages.number(o.index),"StructParents"):void 0,s=(0,u.jd)({Type:(0,u.UU)("XObject"),
Subtype:(0,u.UU)("Form"),BBox:[...r.box],Matrix:[...(0,d.DI)((0,d.S3)(r))],Resources:(0,l.Po)(t,n.number),Group:a===void 0?void 0:(0,l.yY)(a,t),StructParents:h,
...c});return this.document.add(new u.Z6(s,m))}async contentOf(o){const{part:r,contents:t}=this,{document:e}=r,n=t.own(o),a=n.length===1?e.get(n[0]):void 0;if(a instanceof
u.Z6&&this.keepsTags&&t.isOrderly(o))return this.asItIs(a);const{isWhole:c,isKnown:m,open:h}=t.condition(n),s=t.content(n),f=e.dict(e.dict(o.resources)?.get("Pr\
operties")),g=this.keepsTags?s:await B(e,s,f);if(a instanceof u.Z6&&(!m||c&&h.excess===0&&g===s))return this.asItIs(a);const M=h.excess===0?g:(0,w.KS)(g,0);return{
filters:{Filter:(0,u.UU)("FlateDecode")},data:(0,D.Kc)(M)}}asItIs(o){const{index:r,document:t}=this.part,e=new u.Bi([...o.dict].filter(([n])=>n==="Filter"||n===
"DecodeParms"));return(0,v.CF)(e),{filters:Object.fromEntries((0,l.yY)(e,r)),data:t.encoded(o)}}}}),74135:((F,R,i)=>{i.d(R,{$L:()=>E,DI:()=>B,Gd:()=>d,JQ:()=>D,
Mo:()=>w,Pj:()=>T,S3:()=>u,W1:()=>o,XM:()=>O,d:()=>r,ds:()=>U,gF:()=>P,iN:()=>v,kO:()=>_,lw:()=>p,zl:()=>l});function v({box:[t,e,n,a],rotation:c}){const m=n-t,
h=a-e;return c%180===0?{width:m,height:h}:{width:h,height:m}}function D(t){const{width:e,height:n}=v(t);return{width:e*t.userUnit,height:n*t.userUnit}}function u({
box:[t,e,n,a],rotation:c}){switch(c){case 0:return[1,0,0,1,t,e];case 90:return[0,1,-1,0,n,e];case 180:return[-1,0,0,-1,n,a];case 270:return[0,-1,1,0,t,a]}}function w(t,e){
return e===void 0?t:T(t,e)??t}function U([t,e,n,a]){return[Math.min(t,n),Math.min(e,a),Math.max(t,n),Math.max(e,a)]}function B([t,e,n,a,c,m]){const h=t*a-e*n,[s,
f,g,M]=[a/h,-e/h,-n/h,t/h];return[s+0,f+0,g+0,M+0,-(c*s+m*g)+0,-(c*f+m*M)+0]}function p(t,e){const[n,a,c,m,h,s]=t,[f,g,M,y,x,I]=e;return[n*f+a*M,n*g+a*y,c*f+m*M,
c*g+m*y,h*f+s*M+x,h*g+s*y+I]}function d([t,e,n,a,c,m],h,s){return[t*h+n*s+c,e*h+a*s+m]}function l(t,[e,n,a,c]){const[m,h]=d(t,e,n),[s,f]=d(t,a,n),[g,M]=d(t,e,c),
[y,x]=d(t,a,c);return[Math.min(m,s,g,y),Math.min(h,f,M,x),Math.max(m,s,g,y),Math.max(h,f,M,x)]}const _=(t,e)=>[Math.min(t[0],e[0]),Math.min(t[1],e[1]),Math.max(
t[2],e[2]),Math.max(t[3],e[3])];function E(t){let[e,n,a,c]=P;for(const[m,h]of t)e=Math.min(e,m),n=Math.min(n,h),a=Math.max(a,m),c=Math.max(c,h);return[e,n,a,c]}
const P=[1/0,1/0,-1/0,-1/0],O=([t,e,n,a],c)=>[t-c,e-c,n+c,a+c];function T(t,e){const n=[Math.max(t[0],e[0]),Math.max(t[1],e[1]),Math.min(t[2],e[2]),Math.min(t[3],
e[3])];return n[0]<n[2]&&n[1]<n[3]?n:void 0}const o=t=>t.map(e=>Math.round(e*1e5)/1e5+0),r=(t,{userUnit:e})=>String(Number((t*e/72).toPrecision(3)))}),6057:((F,R,i)=>{
i.d(R,{VO:()=>u,b0:()=>U,c_:()=>p,iw:()=>w,lQ:()=>B});var v=i(74135);const D=[0,0,612,792],u=(d,l)=>U(d,d.pages.attribute(l,"MediaBox"))??D;function w(d,l){const{
pages:_}=d,E=d.resolve(d.entry(_.number(l),"UserUnit"));return{box:(0,v.Mo)(u(d,l),U(d,_.attribute(l,"CropBox"))),rotation:p(d.resolve(_.attribute(l,"Rotate"))),
userUnit:typeof E=="number"&&E>0?E:1}}function U(d,l){const _=d.array(l)?.map(P=>d.resolve(P));if(_?.length!==4||!_.every(P=>typeof P=="number"&&Number.isFinite(
P)))return;const E=(0,v.ds)(_);return E[0]<E[2]&&E[1]<E[3]?E:void 0}function B(d,l){const _=(d.array(l)??[]).map(E=>d.resolve(E));return _.length===6&&_.every(E=>typeof E==
"number")?_:[1,0,0,1,0,0]}function p(d){const l=typeof d=="number"?(d%360+360)%360:0;return l===90||l===180||l===270?l:0}}),70549:((F,R,i)=>{i.d(R,{n:()=>v});function v(D){
const u=new WeakMap;return w=>{if(w.hasChanges)return D(w);const U=u.get(w);if(U)return U.answer;const B=D(w);return u.set(w,{answer:B}),B}}}),58006:((F,R,i)=>{
i.d(R,{n:()=>w});var v=i(59596),D=i(45599);const u=["DecodeParms","F","FFilter","FDecodeParms","DL"];function w(U,B,{compress:p}){const d=new D.Bi(U.dict);p?d.set(
"Filter",(0,D.UU)("FlateDecode")):d.delete("Filter");for(const l of u)d.delete(l);return new D.Z6(d,p?(0,v.Kc)(B):B)}})};
