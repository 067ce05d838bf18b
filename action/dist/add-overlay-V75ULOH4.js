var D=Object.defineProperty;var q=Object.getOwnPropertyDescriptor;var E=Object.getOwnPropertyNames;var G=Object.prototype.hasOwnProperty;var X=(e,t)=>{for(var a in t)D(e,a,{get:t[a],enumerable:!0})},K=(e,t,a,s)=>{if(t&&typeof t=="object"||typeof t=="function")for(let r of E(t))!G.call(e,r)&&r!==a&&
D(e,r,{get:()=>t[r],enumerable:!(s=q(t,r))||s.enumerable});return e};var Q=e=>K(D({},"__esModule",{value:!0}),e);var oe={};X(oe,{add_overlay:()=>I});module.exports=Q(oe);var v=require("./chunk-PKR74B4J.js"),u=require("./chunk-YWH2Q6GP.js"),A=require("./chunk-ACZCG577.js"),
ne=require("./chunk-D2Q3KFGX.js"),y=require("./chunk-NFQKDYHV.js"),de=require("./chunk-NTVNXYN3.js"),le=require("./chunk-L7SJPDY3.js"),ce=require("./chunk-O7S2VR7W.js"),
C=require("./chunk-XFNUYN5F.js"),ue=require("./chunk-3J3GW35S.js"),h=require("./chunk-XMARPCU3.js"),pe=require("./chunk-4R5Q5HKP.js"),he=require("./chunk-KFSB3YBL.js"),
w=require("./chunk-OWBHEB44.js"),fe=require("./chunk-HADXW2XB.js"),S=require("./chunk-6YBJABQD.js"),me=require("./chunk-3TZ4DGFD.js"),i=require("./chunk-IO24KDZ3.js"),
ve=require("./chunk-QY672WF6.js"),g=require("./chunk-D5RTHP3X.js"),ye=require("./chunk-3RNHDNP5.js");async function z({bytes:e},t,a){let s={repaired:!1},r=()=>{
s.repaired=!0};try{return{overlay:await(0,w.s)(e,{...a,onRepaired:r},{password:t}),isRepaired:s.repaired}}catch(o){throw o instanceof g.b?H(o,e):o}}function H(e,t){
let a=(s,r,o=[])=>(0,g.d)([{field:s,message:r,mentions:o}]);switch(e.code){case"password_required":return a("overlay","needs a password: give it as overlay_pass\
word",["overlay_password"]);case"wrong_password":return a("overlay_password","does not open the overlay");case"unsupported_encryption":return a("overlay","is pr\
otected in a way that is not supported, such as by a certificate");case"unreadable_document":{let s=(0,w.k)(t);return a("overlay",s===void 0||s==="a PDF documen\
t"?J:`is ${s}; it must be a PDF document`)}case"limit_exceeded":{let s=e.issues.map(({message:r})=>({field:"overlay",message:r}));return new g.b(e.code,e.message,
{issues:s,...e.advice===void 0?{}:{advice:e.advice}})}default:return e}}var J="cannot be read, or has no pages: it must be a complete PDF document";function $(e,t,a){
let s=new u.j(t),r=[],o=0;for(;s.next();){let{operator:d,operands:n}=s,p=d==="BDC"?" BMC":d==="DP"?" MP":void 0;if(p===void 0||n.length!==2)continue;let l=s.text(
1);(l.startsWith("/")?e.dict(a?.get(l.slice(1)))?.has("MCID"):/\/MCID\b/.test(l))&&(r.push(t.subarray(o,n[0].end),Buffer.from(p,"latin1")),o=s.end)}return o===0?
t:Buffer.concat([...r,t.subarray(o)])}var x=1;async function L(e,t,a,s,r,o){let d=await o.prepare(a.resources),n=t.entry(t.pages.number(a.index),"Group"),{filters:p,
data:l}=N(t,a,r),c=(0,i.B)({Type:(0,i.C)("XObject"),Subtype:(0,i.C)("Form"),BBox:[...s.box],Matrix:[...(0,h.f)((0,h.b)(s))],Resources:new i.u(x,d.number),Group:n===
void 0?void 0:(0,v.a)(n,x),...p});return e.add(new i.w(c,l))}function N(e,t,a){let s=a.own(t),{isWhole:r,isKnown:o,open:d}=a.condition(s),n=s.length===1?e.get(s[0]):
void 0,p=a.content(s),l=e.dict(e.dict(t.resources)?.get("Properties")),c=$(e,p,l);if(n instanceof i.w&&(!o||r&&d.excess===0&&c===p)){let P=new i.v([...n.dict].filter(
([f])=>f==="Filter"||f==="DecodeParms"));return(0,w.m)(P),{filters:Object.fromEntries((0,v.a)(P,x)),data:e.encoded(n)}}let b=d.excess===0?c:(0,y.a)(c,0);return{
filters:{Filter:(0,i.C)("FlateDecode")},data:(0,S.j)(b)}}var V=new Set(["Page","Pages","Catalog","StructElem","StructTreeRoot","Annot"]),Y=class{constructor(e){
this.overlay=e}overlay;seen=new Set;shared=new Map;async prepare(e){let t=this.asObject(e);return await this.release(t),t}asObject(e){if((0,i.y)(e)&&(0,i.x)(this.
overlay.resolve(e)))return e;let t=this.overlay.dict(e)??new i.v,a=this.shared.get(t);return a||this.shared.set(t,a=this.overlay.add(t)),a}async release(e){let{
overlay:t,seen:a}=this,s=[e];for(let r=s.pop();r!==void 0;r=s.pop())if(r instanceof i.t){if(a.has(r.number))continue;a.add(r.number);let o=t.job.pace.step(1e3);
o&&await o;let d=t.get(r),n=d instanceof i.w?d.dict:d;if((0,i.x)(n)){if(this.isApart(n))continue;this.untie(r,d,n,e)}s.push(t.get(r))}else if(Array.isArray(r))for(let o of r)
s.push(o);else if(r instanceof i.w)for(let o of r.dict.values())s.push(o);else if((0,i.x)(r)){this.isFont(r)&&!r.has("Resources")&&r.set("Resources",e);for(let o of r.
values())s.push(o)}}isApart(e){let t=this.overlay.resolve(e.get("Type"));return t!==null&&typeof t=="object"&&"text"in t&&V.has(t.text)}isFont(e){return(0,i.A)(
this.overlay.resolve(e.get("Subtype")),"Type3")&&e.has("CharProcs")}untie(e,t,a,s){let{overlay:r}=this,o=t instanceof i.w&&(0,i.A)(r.resolve(a.get("Subtype")),"\
Form"),d=a.has("StructParent")||a.has("StructParents"),n=!a.has("Resources")&&(o||this.isFont(a)),p=o?this.withoutIds(t,r.dict(a.get("Resources")??s)):void 0;if(!d&&
!n&&!p)return;let l=r.edit(e),c=l instanceof i.w?l.dict:l;c.delete("StructParent"),c.delete("StructParents"),n&&c.set("Resources",s),p&&(c.set("Filter",(0,i.C)(
"FlateDecode")),c.delete("DecodeParms"),r.put(e,new i.w(c,(0,S.j)(p))))}withoutIds(e,t){let a=this.overlay.decodedPart(e);if(!a?.whole)return;let s=$(this.overlay,
a.data,this.overlay.dict(t?.get("Properties")));return s===a.data?void 0:s}},Z="OctavoOverlay";async function ee(e,t,a,s){let{overlay:r,overlay_password:o,layer:d,
repeat:n,fit:p}=t;if(Buffer.compare(r.bytes,e.bytes)===0)throw(0,g.d)([{field:"overlay",message:"is the document itself: choose another document"}]);let{overlay:l,
isRepaired:c}=await z(r,o,s),b=l.pages.count,P=await(0,y.e)(e,a),f=await(0,y.e)(l,Uint32Array.from({length:Math.min(b,a.length)},(m,_)=>_+1)),T=new y.c(l),U=new Y(
l),M=[];for(let m of f.pages)M.push(await L(e,l,m,f.kinds[m.kind],T,U));let R=new Map,j=await(0,u.k)(e,P,{layer:d,subtype:"Watermark",on:({kind:m},_)=>{let k=te(
_,b,n);if(k===void 0)return;let B=f.pages[k],O=`${m} ${B.kind}`,F=R.get(O);return F===void 0&&R.set(O,F=(0,u.a)(ae(P.kinds[m],f.kinds[B.kind],p))),{resources:[{
category:"XObject",name:Z,ref:M[k]}],operators:([W])=>`q ${F} cm /${W} Do Q`}}});return(0,v.g)([{index:0,document:e},{index:x,document:l}]),j.push(...re(e,l,f.pages.
length,c)),{notes:j,facts:{stampedPages:n==="none"?Math.min(b,a.length):a.length},write:async m=>(await e.pages.settle(),(0,C.c)([e,l],m))}}function te(e,t,a){return e<
t?e:{last:t-1,all:e%t,none:void 0}[a]}function ae(e,t,a){let[s,r]=[(0,h.a)(e),(0,h.a)(t)],o=a==="page"?Math.min(s.width/r.width,s.height/r.height):t.userUnit/e.
userUnit,[d,n]=a==="page"?[(s.width-r.width*o)/2,(s.height-r.height*o)/2]:[0,0];return(0,h.g)([o,0,0,o,d,n],(0,h.b)(e))}function re(e,t,a,s){let r=[],o=(0,u.c)(
e);o&&!se(e,t)&&r.push((0,u.f)(e,o,u.e.overlay));let d=0;for(let n=0;n<a;n++)d+=t.array(t.entry(t.pages.number(n),"Annots"))?.length??0;return d>0&&r.push({code:"\
overlay_annotations_left_out",message:`${d} ${d===1?"annotation":"annotations"} of the overlay, such as links or form fields, ${d===1?"was":"were"} not carried \
over.`}),s&&r.push({code:"overlay_repaired",message:"The overlay was damaged and had to be repaired: check that it looks as it should."}),r}function se(e,t){if((0,u.c)(
e)?.part!==(0,u.c)(t)?.part)return!1;let a=s=>({document:s,value:s.resolve(s.catalog.get("OutputIntents"))});return(0,v.f)(a(e),a(t))}var I=(e,t,a)=>(0,A.a)(e,t,
a,(s,r)=>ee(s,t,r,a));0&&(module.exports={add_overlay});
