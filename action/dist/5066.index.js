"use strict";exports.id=5066,exports.ids=[5066],exports.modules={55969:((K,B,c)=>{c.d(B,{B:()=>x,E:()=>S});var C=c(45599);const M=new Set(["Text","FreeText","Line","Square",
"Circle","Polygon","PolyLine","Highlight","Underline","Squiggly","StrikeOut","Caret","Stamp","Ink","Popup","Sound","Redact","Projection"]),m=new Set(["Link","Wi\
dget","FileAttachment"]);function x(D,l){const d=D.resolve(l.get("Subtype"));return d instanceof C.SX?d.text:""}const S=(D,l)=>l==="comments"?M.has(D):D!==""&&!m.
has(D)}),90603:((K,B,c)=>{c.d(B,{u:()=>wt});var C=c(21996),M=c(33973),m=c(55969),x=c(45059),S=c(36502),D=c(17671),l=c(44738),d=c(71856),p=c(9819),o=c(45599),w=c(
15141),P=c(60502),y=c(78021);const I=new Set(["GoTo","GoToDp","Hide","ResetForm","SetOCGState","Trans","GoTo3DView","Thread","Named","URI"]),R=new Set(["JavaScr\
ipt","Launch","SubmitForm","ImportData","Rendition","GoToR","GoToE","Movie","Sound","RichMediaExecute"]),U=new Set(["URI","GoToR","GoToE","Launch"]),N=new Set([
"NextPage","PrevPage","FirstPage","LastPage"]),X=/^(?:javascript|vbscript|data):/i,_=["A","PA","OpenAction"];class G{document;wanted;scripts=new Set;links=new Set;found=new Map;chains;others=0;constructor(n,i){
this.document=n,this.wanted=i,this.chains=new w.X(n,{isDead:h=>this.isDead(h,!0),isGone:()=>!1})}get removedScripts(){return this.scripts.size+this.others}get removedLinks(){
return this.links.size}visit=(n,i)=>{for(const h of _)this.isAction(i.get(h))&&this.chains.pruneAction(n,i,h);return this.isAction(i.get("AA"))&&this.chains.pruneAdditional(
n,i),i.has("Next")&&!(0,P.Q)(i)&&this.chains.pruneChain(i,n),!(0,y.Uc)(i)&&this.isDead(i,!1)&&this.found.set(i,n),this.wanted.scripts&&!this.scripts.has(i)&&this.
dropEntries(i)};finish(){for(const[n,i]of this.found)this.document.exists(i)&&(this.document.edit(i),n.clear())}isAction(n){return n!==void 0&&(0,o.Zm)(this.document.
resolve(n))}isDead(n,i){return this.wanted.scripts&&this.isScript(n,i)?this.scripts.add(n):this.wanted.links&&this.leadsOut(n)&&this.links.add(n),this.scripts.has(
n)||this.links.has(n)}isScript(n,i){const{document:h}=this,E=h.resolve(n.get("S"));if(!(E instanceof o.SX))return(i||(0,o.Eo)(n.get("Type"),"Action"))&&Q(h.resolve(
n.get("JS")));if(R.has(E.text))return!0;if(E.text==="Named"){const v=h.resolve(n.get("N"));return n.has("N")&&!(v instanceof o.SX&&N.has(v.text))}return E.text===
"URI"?X.test(ot(h.resolve(n.get("URI")))):E.text==="Thread"?n.has("F"):i&&!I.has(E.text)}leadsOut(n){const i=this.document.resolve(n.get("S"));return i instanceof
o.SX?U.has(i.text)&&(i.text!=="URI"||n.has("URI"))||i.text==="Thread"&&n.has("F"):!1}dropEntries(n){const{document:i}=this;let h=!1;const E=(v,O)=>{!n.has(v)||!O(
i.resolve(n.get(v)))||(n.delete(v),this.others++,h=!0)};return n.has("S")&&E("JS",Q),E("OnInstantiate",v=>v instanceof o.Z6),(0,o.Eo)(i.resolve(n.get("Type")),"\
RichMediaActivation")&&E("Scripts",Array.isArray),h}}const Q=a=>a instanceof o.Mx||a instanceof o.Z6,ot=a=>a instanceof o.Mx?Buffer.from(a.bytes).toString("lati\
n1").replace(/[^\x21-\x7e]/g,""):"";class rt{document;removed=0;constructor(n){this.document=n}privateData=(n,i)=>{const{document:h}=this,E=n===h.catalogNumber&&
i===h.catalog,v=this.removed;this.drop(i,"PieceInfo",o.Zm)&&i.delete("LastModified"),this.drop(i,"Thumb",O=>O instanceof o.Z6),E||this.drop(i,"Metadata",d.In);for(const[
O,L]of Object.entries(d.lq))this.drop(i,O,L);return E&&this.drop(i,"SpiderInfo",o.Zm),(0,o.Eo)(h.resolve(i.get("Type")),"DPart")&&this.drop(i,"DPM",o.Zm),this.removed>
v};dropWebCapture(){this.dropNames(["IDS","URLS"])}dropNames(n){const i=(0,p.Wo)(this.document,"Names");for(const h of n)i?.dict.has(h)&&(this.document.edit(i.holder),
i.dict.delete(h),this.removed++)}drop(n,i,h){return!n.has(i)||!h(this.document.resolve(n.get(i)))?!1:(n.delete(i),this.removed++,!0)}}const Y=["EF","RF","F","UF",
"DOS","Mac","Unix","Desc","Thumb","CI","EP","ID"];class at{document;specifications=new Map;constructor(n){this.document=n}visit=(n,i)=>{const{document:h}=this;(0,o.
Zm)(h.resolve(i.get("EF")))&&this.specifications.set(i,n);let E=!1;for(const v of["AF","MCAF"])this.listsFiles(i.get(v))&&(i.delete(v),E=!0);return E};finish(){
const{document:n}=this;for(const[h,E]of this.specifications){for(const v of n.dict(h.get("EF"))?.values()??[])(0,o.i9)(v)&&n.remove(v);n.edit(E);for(const v of Y)
h.delete(v)}const i=(0,p.Wo)(n,"Names");i?.dict.has("EmbeddedFiles")&&(n.edit(i.holder),i.dict.delete("EmbeddedFiles")),n.catalog.has("Collection")&&n.editCatalog().
delete("Collection")}listsFiles(n){const{document:i}=this,h=i.resolve(n);return(0,o.cy)(h)?!0:(0,o.Zm)(h)&&(h.has("EF")||(0,o.Eo)(i.resolve(h.get("Type")),"File\
spec"))}}var q=c(38026),ct=c(76862),$=c(34635);async function k(a,n,i){const h=new Set(n.neverShown()),E=[],v=(O,L,W)=>(W&&n.isNeverShown(L.get("OC"))&&E.push(O),
L.has("Alternates")?et(a,L,n):(0,o.Eo)(a.resolve(L.get("S")),"SetOCGState")?z(a,L,h):(0,o.Eo)(a.resolve(L.get("Type")),"OCMD")&&st(a,L,h));await(0,$.y)(a,i,[v]);
for(const O of E)a.put(O,tt());(0,ct.a)(a,h);for(const O of h)a.remove(O);return h.size}const tt=()=>new o.Z6(new o.Bi([["Type",new o.SX("XObject")],["Subtype",
new o.SX("Form")],["BBox",[0,0,0,0]]]),new Uint8Array(0));function et(a,n,i){const h=a.array(n.get("Alternates"))??[],E=h.filter(v=>!i.isNeverShown(a.dict(v)?.get(
"OC")));return E.length===h.length?!1:(E.length>0?n.set("Alternates",E):n.delete("Alternates"),!0)}function z(a,n,i){const h=a.array(n.get("State")),E=h?.filter(
v=>!((0,o.i9)(v)&&i.has(v.number)));return!h||!E||E.length===h.length?!1:(n.set("State",E),!0)}function st(a,n,i){if(!nt(a,n.get("OCGs"),i)&&!nt(a,n.get("VE"),i))
return!1;for(const h of["OCGs","VE","P"])n.delete(h);return!0}const H=32;function nt(a,n,i){const h=new Set,E=n===void 0?[]:[[n,0]];for(let v=E.pop();v;v=E.pop()){
const[O,L]=v;if(O instanceof o.oS&&i.has(O.number))return!0;const W=a.array(O);if(!(!W||h.has(W)||L>H)){h.add(W);for(const Z of W)E.push([Z,L+1])}}return!1}var it=c(
58006),dt=c(38671),ft=c(12121),ht=c(78157);const ut=new Set(["xml ","uuid","uinf","asoc","lbl ","nlst","jp2i","free"]),J=new Set(["ftbl","flst","cref"]),lt="jP \
 ",b=65359,t=65424,e=65380;function s(a){const n=(0,ht.bS)(a);if(n.length>1&&n.readUInt16BE(0)===b)return u(n)??a;const i=f(n);if(i?.[0]?.type!==lt||i.some(({type:v})=>J.
has(v)))return a;const h=i.flatMap(({type:v,from:O,body:L,end:W})=>{if(ut.has(v))return[];const Z=v==="jp2c"?u(n.subarray(L,W)):void 0;return Z?[r(Z.length),Z]:
[n.subarray(O,W)]}),E=Buffer.concat(h);return E.length===n.length?a:E}function f(a){const n=[];for(let i=0;i<a.length;){if(i+8>a.length)return;const h=a.toString(
"latin1",i+4,i+8),E=a.readUInt32BE(i),v=E===1;if(v&&i+16>a.length)return;const O=v?Number(a.readBigUInt64BE(i+8)):E===0?a.length-i:E,L=i+(v?16:8);if(i+O>a.length||
i+O<L)return;n.push({type:h,from:i,body:L,end:i+O}),i+=O}return n}function r(a){const n=Buffer.alloc(8);return n.writeUInt32BE(a+8,0),n.write("jp2c",4,"latin1"),
n}function u(a){if(a.length<4||a.readUInt16BE(0)!==b)return;const n=[];let i=0;for(let h=2;h+4<=a.length;){const E=a.readUInt16BE(h);if(E===t||E<65280)break;const v=h+
2+a.readUInt16BE(h+2);E===e&&(n.push(a.subarray(i,h)),i=v),h=v}return i===0?void 0:Buffer.concat([...n,a.subarray(i)])}async function g(a,n){let i=0;for(let h=1;h<
n.length;h++){if(n[h]!==1||!a.isStream(h))continue;const E=a.get(h),v=E instanceof o.Z6?await T(a,E):void 0;v&&(a.put(h,v),i++);const O=a.job.pace.step(2e3);O&&
await O}return i}async function T(a,n){const{format:i,filter:h,parameters:E,before:v}=(0,dt.R)(a,n);if(i!=="jpg"&&i!=="jp2")return;const O=a.decodedPart(v)?.data;
if(!O)return;const L=a.job.pace.step(O.length);L&&await L;const W=i==="jpg"?(0,ft.x)(O):s(O);if(W===O)return;const Z=(0,it.n)(n,W,{compress:!1});return Z.dict.set(
"Filter",h),E&&Z.dict.set("DecodeParms",E),Z}var A=c(84961),F=c(43496),j=c(17413);const V=new Set(["script","submit","execute"]);async function vt(a){const n=(0,p.
Wo)(a,"AcroForm"),i=a.resolve(n?.dict.get("XFA"));if(!n||i===null)return{removed:0,isDropped:!1};let h=0,E="";for(const v of(0,o.cy)(i)?i:[n.dict.get("XFA")]){const O=a.
resolve(v);O instanceof o.Mx&&(E=Buffer.from(O.bytes).toString("latin1")),(0,o.i9)(v)&&O instanceof o.Z6&&(h+=await Et(a,v,O,E))}return await(0,A.qg)(a)===!1?{removed:h,
isDropped:!1}:(a.edit(n.holder),n.dict.delete("XFA"),a.catalog.has("NeedsRendering")&&a.editCatalog().delete("NeedsRendering"),{removed:h+1,isDropped:!0})}async function Et(a,n,i,h){
const E=a.decodedPart(i)?.data;if(!E||!(0,o.i9)(n))return 0;const v=Buffer.from(E).toString("latin1");let O=0;const L=({local:Z},pt)=>{const gt=V.has(Z)&&h!=="d\
atasets"&&!pt.some(yt);return gt&&O++,gt},W=await(0,j.Y)(v,L,a.job.pace);return W!==v&&a.put(n,(0,it.n)(i,Buffer.from(W,"latin1"),{compress:!0})),W===v?0:O}const yt=({
namespace:a,local:n})=>n==="datasets"&&a===F.dK.xfa;async function wt(a,n){const i=n.attachments?(await(0,x._)(a)).length:0,h=new S.z(a),E=await Dt(a,n,h),v=await Ot(
a,n,h),O=await Mt(a,n),{live:L}=await(0,M.Gy)(a),W=n.imageMetadata?await g(a,L):0,Z=n.metadata?(0,d.B4)(a):0;return{removed:{scripts:O.scripts,privateData:O.privateData,
metadata:Z,hiddenLayers:v.layers,hiddenText:v.texts,attachments:i,comments:E,externalLinks:O.links,imageMetadata:W+v.images},isXfaDropped:O.isXfaDropped,unread:v.
unread}}async function Dt(a,n,i){const h=new Set;return await(0,l.L)(a,E=>{const v=(0,m.B)(a,E);return n.comments&&(0,m.E)(v,"comments")?(v!=="Popup"&&h.add(E),
!0):n.attachments&&v==="FileAttachment"||n.hiddenLayers&&i.isNeverShown(E.get("OC"))}),h.size}const St={layers:0,texts:0,images:0,unread:0};async function Ot(a,n,i){
const h=n.hiddenLayers&&(0,p.Wo)(a,"OCProperties")!==void 0&&(i.neverShown().length>0||(await(0,C.V3)(a,["OCMD","OFF"])).length>0);if(!h&&!n.hiddenText&&!n.imageMetadata)
return St;const E=(0,D.Hi)(a),{live:v}=await(0,M.Gy)(a),O=new q.I(a,{layers:h?i:void 0,text:n.hiddenText,images:n.imageMetadata},E.structure),{texts:L,images:W,
unread:Z}=await O.run(v);return await E.structure.flush(),await(0,D.Pv)(E,new Set(E.removal.removed())),{layers:h?await k(a,i,v):0,texts:L,images:W,unread:Z}}async function Mt(a,n){
const i=new G(a,{scripts:n.scripts,links:n.externalLinks}),h=new rt(a),E=new at(a),v=[];(n.scripts||n.externalLinks)&&v.push(i.visit),n.privateData&&v.push(h.privateData),
n.attachments&&v.push(E.visit);const{live:O}=await(0,M.Gy)(a);await(0,$.y)(a,O,v),i.finish(),n.attachments&&E.finish(),n.privateData&&h.dropNames(["IDS","URLS"]),
n.scripts&&mt(a,"Names","JavaScript"),n.externalLinks&&mt(a,"URI","Base");const L=n.scripts?await vt(a):{removed:0,isDropped:!1};return{scripts:i.removedScripts+
L.removed,links:i.removedLinks,privateData:h.removed,isXfaDropped:L.isDropped}}function mt(a,n,i){const h=(0,p.Wo)(a,n);h?.dict.has(i)&&(a.edit(h.holder),h.dict.
delete(i))}}),8510:((K,B,c)=>{c.d(B,{f:()=>D});var C=c(78157),M=c(85008),m=c(56681);const x=4096,S=20;async function D(l,d){if(!l.includes(C.IQ))return{content:l,
comments:0};const p=new M.oz(l),o=[];let w=l.indexOf(C.IQ);for(let P=1,y=0;;P++){const I=p.next(),R=I===M.Kp?l.length:p.start;if(w<y&&(w=l.indexOf(C.IQ,y)),w<0||
(w<R&&o.push({from:y,to:R,text:""}),I===M.Kp))break;y=p.end;const U=P%x===0?d.step(x*S):void 0;U&&await U}return{content:o.length===0?l:await(0,m.E$)(l,o,d),comments:o.
length}}}),56681:((K,B,c)=>{c.d(B,{E$:()=>m,KQ:()=>M,xZ:()=>x});const C=500;class M{found=[];get any(){return this.found.length>0}add(D,l,d=""){this.found.push(
{from:D,to:l,text:d})}inOrder(){const D=[...this.found].sort((d,p)=>d.from-p.from||p.to-d.to),l=[];for(const d of D){const p=l.at(-1);(!p||d.from>=p.to||d.from===
d.to)&&l.push(d)}return l}}async function m(S,D,l){const d=[];let p=0;for(const{from:o,to:w,text:P}of D){if(o<p)continue;const y=o===p&&p>0;d.push(S.subarray(p,
o),Buffer.from(`${y?"":`
`}${P}${P===""?"":`
`}`,"latin1")),p=w;const I=l.step(C);I&&await I}return d.push(S.subarray(p)),Buffer.concat(d)}function x(S,D){let[l,d]=[0,S.length];for(;l<d;){const p=l+d>>1;S[p].
to<=D?l=p+1:d=p}return l<S.length&&S[l].from<=D}}),38026:((K,B,c)=>{c.d(B,{I:()=>lt,c:()=>J});var C=c(58006),M=c(68973),m=c(45599),x=c(78157),S=c(36211),D=c(37709),
l=c(36078),d=c(5490),p=c(97748),o=c(8510),w=c(56681),P=c(82416),y=c(85008),I=c(57373);class R{document;across=0;down=0;constructor(t){this.document=t}forget(){this.
across=this.down=0}async add(t,e){const s=await this.fontOf(e);if(!s)return;const f=U(t,e,s);s.vertical?this.down+=f:this.across+=f*e.stretch}async settled(t){if(this.
across===0&&this.down===0)return"";const e=await this.fontOf(t),s=e?.vertical===!0?t.size:t.size*t.stretch,f=e?.vertical===!0?this.down:this.across;return this.
forget(),s===0||f===0?"":`[${(0,l._)(-1e3*f/s)}] TJ`}async fontOf({resource:t}){return t!==void 0&&this.document.dict(t)?(0,I.G)(this.document,t):void 0}}function U(b,t,e){
const s=b.count-1,f=b.string(s);if(f)return N(f,t,e);if(b.kind(s)!==y.pQ)return 0;let r=0;const u=b.inside(s);for(let g=u.next();g;g=u.next())g===y.An||g===y.Cd?
r+=N((0,P.E3)(b.content,u.start,u.end),t,e):g===y.uk&&(r-=(0,P.kz)(b.content,u.start,u.end)/1e3*t.size);return r}function N(b,{size:t,charSpace:e,wordSpace:s},f){
let r=0;for(const u of f.glyphs(b)){const g=f.vertical&&u.vertical?u.vertical.advance:u.width;r+=g*t+e+(u.isSpace?s:0)}return r}var X=c(38671),_=c(93059),G=c(12121);
const Q=["F","Filter","DP","DecodeParms","L","Length"];function ot(b,t){const e=(0,_.n)(t),{format:s,before:f}=e?(0,X.R)(b,e):{},r=s==="jpg"&&f?b.decodedPart(f)?.
data:void 0;if(!r)return;const u=(0,G.x)(r);if(u===r)return;const g=(F,j)=>Buffer.from(t.content.subarray(t.startOf(F),t.endOf(j))).toString("latin1"),T=[];for(let F=0;F+
1<t.count;F+=2){const j=t.name(F)??"";Q.includes(j)?(j==="DP"||j==="DecodeParms")&&g(F+1,F+1).startsWith("<<")&&T.push(g(F,F+1)):T.push(g(F,F+1))}const A=Buffer.
from(u).toString("latin1");return`BI ${T.join(" ")} /F /DCT /L ${u.length} ID ${A}
EI`}var rt=c(64680),Y=c(45079);const at=1e4,q=["ActualText","Alt","E"];class ct{document;around;layers;cuts;ids=[];open=[];beyond=0;hiding=0;paintedCount=0;removedCount=0;constructor(t,e,s,f){
this.document=t,this.around=e,this.layers=s,this.cuts=f}get isHidden(){return this.hiding>0}painted(){this.paintedCount++}removed(){this.removedCount++}begin(t,e){
if(this.open.length>=at){this.beyond++;return}const s=t.name(0)??"",f=t.operator==="BDC"?this.listOf(t):void 0,r=s==="OC"&&this.layers?.isNeverShown(f)===!0,u=this.
isHidden;this.open.push({from:e,to:t.end,tag:Buffer.from(t.content.subarray(t.startOf(0),t.endOf(0))).toString("latin1"),properties:this.document.dict(f),hides:r,
isInside:u,painted:this.paintedCount,removed:this.removedCount}),r&&this.hiding++,(r||u)&&this.cuts.add(e,t.end)}end(t,e){if(this.beyond>0)return this.beyond--,
!1;const s=this.open.pop();return s?(s.hides&&this.hiding--,(s.hides||s.isInside)&&this.cuts.add(t,e),this.close(s,t,e),s.hides&&!this.isHidden):!1}finish(t){for(;this.
open.length>0;)this.end(t,t)}close(t,e,s){const{tag:f,properties:r,hides:u,isInside:g}=t;if(this.paintedCount===t.painted&&(this.removedCount>t.removed||g||u)){
const A=this.document.resolve(r?.get("MCID"));if(typeof A=="number"&&this.ids.push(A),u||g)return;this.cuts.add(t.from,t.to),this.cuts.add(e,s)}else if(this.removedCount>
t.removed&&r&&q.some(A=>r.has(A))){const A=new m.Bi([...r].filter(([V])=>!q.includes(V))),F=new rt.k(256);(0,Y.bD)(F,A,Y.yT);const j=Buffer.from(F.bytes).toString(
"latin1");this.cuts.add(t.from,t.to,/\b\d+ \d+ R\b/.test(j)?`${f} BMC`:`${f} ${j} BDC`)}}listOf(t){const e=t.name(1);if(e!==void 0)return this.around.find("Prop\
erties",e);const s=t.value(1);return(0,m.Zm)(s)?s:void 0}}const $=500,k=0,tt=3,et={Do:[0,"XObject"],Tf:[0,"Font"],gs:[0,"ExtGState"],sh:[0,"Shading"],cs:[0,"Col\
orSpace"],CS:[0,"ColorSpace"],scn:[-1,"Pattern"],SCN:[-1,"Pattern"],BDC:[1,"Properties"],DP:[1,"Properties"]};class z{document;around;hidden;cuts=new w.KQ;marks;debt;states;uses=[];forms=[];path=[];clips=!1;saved=[];from=0;texts=0;images=0;constructor(t,e,s,f){
this.document=t,this.around=e,this.hidden=s,this.marks=new ct(t,e,s.layers,this.cuts),this.debt=new R(t),this.states=new d.U({...(0,p.ue)([1,0,0,1,0,0]),mode:f,
resource:void 0})}async clean(t){const{pace:e}=this.document.job,{content:s,comments:f}=this.hidden.text?await(0,o.f)(t,e):{content:t,comments:0};this.texts+=f,
await(0,D.K)(s,e,T=>{const A=this.take(T);if(!A){this.from=T.end;return}return A.then(()=>{this.from=T.end})}),this.marks.finish(s.length);const r=this.cuts.inOrder(),
u=e.step(r.length*$);return u&&await u,{content:r.length===0?s:await(0,w.E$)(s,r,e),...await this.usesAfter(r),forms:this.forms.filter(({at:T})=>!(0,w.xZ)(r,T)),
ids:this.marks.ids,texts:this.texts,images:this.images}}async usesAfter(t){const e=new Map,s=new Map;for(const{shelf:r,name:u,at:g}of this.uses){const T=(0,w.xZ)(
t,g)?s:e;T.set(r,(T.get(r)??new Set).add(u));const A=this.document.job.pace.step($);A&&await A}const f=r=>[...r].flatMap(([u,g])=>[...g].map(T=>({shelf:u,name:T})));
return{used:f(e),unused:f(s)}}take(t){this.note(t),this.marks.isHidden&&this.dropComments(t);const{operator:e}=t;switch(e){case"BMC":case"BDC":this.marks.begin(
t,this.from);return;case"EMC":this.marks.end(this.from,t.end)&&(this.saved=[]);return;case"Tj":case"TJ":return this.show(t);case"'":case'"':return this.showOnNextLine(
t);case"BT":case"Tm":case"Td":case"TD":case"T*":this.debt.forget();return;default:this.marks.isHidden||this.drawsHidden(t)?this.hide(t):(e==="Do"||e==="sh"||e===
"BI"||S.lJ.has(e))&&this.paint(t),this.follow(t)}}dropComments(t){const{content:e,count:s,end:f,operator:r}=t,u=s>0?t.startOf(0):f-r.length;r!=="BI"&&e.subarray(
this.from,u).includes(x.IQ)&&this.cuts.add(this.from,u)}drawsHidden(t){const{layers:e}=this.hidden,s=e&&t.operator==="Do"?t.name(0):void 0;return s!==void 0&&e.
isNeverShown(this.document.dict(this.around.find("XObject",s))?.get("OC"))}note(t){const e=Object.hasOwn(et,t.operator)?et[t.operator]:void 0;if(!e)return;const[
s,...f]=e,r=t.name(s<0?t.count+s:s);if(r!==void 0)for(const u of f){const g=this.around.shelf(u,r);if(!g)continue;this.uses.push({shelf:g,name:r,at:this.from});
const T=u==="XObject"?this.document.resolve(g.dict.get(r)):null;T instanceof m.Z6&&(0,m.Eo)(this.document.resolve(T.dict.get("Subtype")),"Form")&&this.forms.push(
{value:g.dict.get(r),mode:this.isModeInvisible()?tt:k,at:this.from})}}follow(t){const{states:e,around:s,document:f}=this;if(e.follow(t))return;const{current:r}=e,
u=t.name(0);if(t.operator==="Tf"&&u!==void 0)r.resource=s.find("Font",u),r.size=t.number(1)||0;else if(t.operator==="gs"&&u!==void 0){const g=f.array(f.dict(s.find(
"ExtGState",u))?.get("Font")),T=f.resolve(g?.[1]);g&&(r.resource=g[0]),typeof T=="number"&&(r.size=T)}else(0,p.ZO)(t,r)}paint(t){const{operator:e}=t;if(this.marks.
painted(),e==="BI"&&this.hidden.images&&this.strip(t),!!S.lJ.has(e)){for(const[s,f]of this.path)this.cuts.add(s,f);this.path=[]}}strip(t){const e=ot(this.document,
t);e!==void 0&&(this.cuts.add(this.from,t.end,e),this.images++)}hide(t){const{cuts:e,from:s}=this,{operator:f,end:r}=t;if(this.marks.removed(),S.Rl.has(f))this.
path.push([s,r]);else if(f==="W"||f==="W*")this.clips=!0;else if(S.lJ.has(f)){if(this.clips)e.add(s,r,"n");else for(const[u,g]of[...this.path,[s,r]])e.add(u,g);
this.path=[],this.clips=!1}else if(f==="q")this.saved.push(s);else if(f==="Q"){const u=this.saved.pop();u!==void 0&&e.add(u,r)}else["Do","sh","BI","MP","DP"].includes(
f)&&e.add(s,r)}isModeInvisible(){return this.states.current.mode===tt}isInvisible(){const{document:t,hidden:e,states:s}=this,{resource:f}=s.current;return e.text&&
this.isModeInvisible()&&!(0,m.Eo)(t.resolve(t.dict(f)?.get("Subtype")),"Type3")}async show(t){const{debt:e,from:s}=this,{current:f}=this.states,r={...f};if(this.
goes()){this.cuts.add(s,t.end),await e.add(t,r);return}this.marks.painted();const u=await e.settled(r);u!==""&&this.cuts.add(s,s,u)}async showOnNextLine(t){const{
current:e}=this.states;this.debt.forget();const{count:s,operator:f}=t,r=f==='"'&&s>=3;if(r&&(e.wordSpace=t.number(s-3)||0,e.charSpace=t.number(s-2)||0),!this.goes()){
this.marks.painted();return}this.cuts.add(this.from,t.end,`${r?`${(0,l._)(e.wordSpace)} Tw ${(0,l._)(e.charSpace)} Tc `:""}T*`),await this.debt.add(t,{...e})}goes(){
if(!this.marks.isHidden){if(!this.isInvisible())return!1;this.texts++}return this.marks.removed(),!0}}var st=c(9819);class H{document;resources;holder;outer;shelves=new Map;constructor(t,e,s,f){
this.document=t,this.resources=e,this.holder=s,this.outer=f}shelf(t,e){const s=this.own(t);return s?.dict.has(e)?s:this.outer?.shelf(t,e)}find(t,e){return this.
shelf(t,e)?.dict.get(e)}own(t){const e=this.shelves.get(t);if(e||this.shelves.has(t))return e;const{document:s}=this,r=s.dict(this.resources)?.get(t),u=s.resolve(
r),g=(0,m.Zm)(u)?{dict:u,holder:(0,st.Kd)(r,(0,st.Kd)(this.resources,this.holder))}:void 0;return this.shelves.set(t,g),g}}const nt=64;async function it(b){const{
pages:t,job:e}=b,s=new Map;for(let f=0;f<t.count;f++){const r=e.pace.step(500);r&&await r;const u=t.number(f);if(b.entry(u,"Resources")!==void 0)continue;const g=dt(
b,u);if(g===void 0)continue;const T=b.dict(new m.oS(g)).get("Resources"),A=(0,m.i9)(T)?T:s.get(g)??b.add(T);s.set(g,A),t.patch(f,{Resources:A})}for(const f of s.
keys()){const r=b.edit(f);(0,m.Zm)(r)&&r.delete("Resources")}}function dt(b,t){let e=b.entry(t,"Parent");for(let s=0;s<nt&&(0,m.i9)(e);s++){const f=b.dict(e);if(f?.
has("Resources")===!0)return e.number;e=f?.get("Parent")}}const ft=Uint8Array.of(10),ht=new Uint8Array(0),ut=6;async function J(b,t,e){const{dict:s}=(0,C.n)(t,e,
{compress:!1});return s.set("Filter",(0,m.UU)("FlateDecode")),new m.Z6(s,await(0,M.uM)(b.job).deflate(e,ut))}class lt{document;hidden;structure;modes=new Map;borrowed=new Map;pages=new Map;forms=new Set;used=new Map;unused=[];unread=new Set;texts=0;images=0;constructor(t,e,s){
this.document=t,this.hidden=e,this.structure=s}async run(t){(this.hidden.layers||this.hidden.text)&&await it(this.document),this.hidden.text&&await this.readModes(
t);const{pages:e}=this.document;for(let s=0;s<e.count;s++)await this.page(s);for(const s of[...this.borrowed.keys()])await this.form(s);for(let s=1;s<t.length;s++)
t[s]===1&&await this.object(s);return this.dropUnused(),{texts:this.texts,images:this.images,unread:this.unread.size}}async readModes(t){const{document:e}=this,
s=[],f=async(r,u,g)=>{const{forms:T}=await new z(e,u,{...this.hidden,text:!1,images:!1},g).clean(r);for(const A of T){const F=(0,m.i9)(A.value)?A.value.number:-1,
j=this.modes.get(F)??new Set;F<0||j.has(A.mode)||(this.modes.set(F,j.add(A.mode)),this.hasResources(F)||this.borrowed.set(F,u),s.push(A))}};for(const r of e.pages.
numbers)await f(this.joined(this.streamsOf(r)),this.aroundPage(r),k);for await(const{stream:r,around:u}of this.beginnings(t)){const g=this.decoded(r);g&&await f(
g,u,k)}for(let r=s.pop();r;r=s.pop()){const u=e.resolve(r.value),g=u instanceof m.Z6?this.decoded(u):void 0,T=r.value.number;g&&u instanceof m.Z6&&await f(g,this.
aroundStream(T,u),r.mode)}}async*beginnings(t){const{document:e}=this,s=new Set;for(let f=1;f<t.length;f++){const r=e.job.pace.step(200);r&&await r;const u=t[f]===
1?e.get(f):null,g=u instanceof m.Z6?u.dict:u;if(!(0,m.Zm)(g))continue;const T=(0,m.Eo)(e.resolve(g.get("Subtype")),"Type3");for(const A of this.startsIn(f,g,T)){
const F=(0,m.i9)(A)&&!s.has(A.number)?e.resolve(A):void 0;if(!(0,m.i9)(A)||!(F instanceof m.Z6))continue;s.add(A.number);const j=T?new H(e,g.get("Resources"),f):
this.aroundStream(A.number,F);yield{stream:F,around:j}}}}startsIn(t,e,s){const{document:f}=this;return s?[...f.dict(e.get("CharProcs"))?.values()??[]]:f.resolve(
e.get("PatternType"))===1?[new m.oS(t)]:[...f.dict(e.get("AP"))?.values()??[]].flatMap(u=>{const g=f.resolve(u);return(0,m.Zm)(g)?[...g.values()]:[u]})}async page(t){
const{document:e}=this,s=e.pages.number(t),f=this.streamsOf(s),r=e.entry(s,"Resources"),u=`${f.map(V=>V.number).join(" ")}|${(0,m.i9)(r)?r.number:`page ${s}`}`,
g=this.pages.get(u);if(g){e.pages.patch(t,{Contents:g});return}const T=this.joined(f),A=this.aroundPage(s),F=await new z(e,A,this.hidden,k).clean(T);if(await this.
took(F,A,s,0,e.entry(s,"StructParents")),F.content===T)return;const j=e.add(await J(e,new m.Z6(new m.Bi,ht),F.content));this.pages.set(u,j),e.edit(s),e.pages.patch(
t,{Contents:j})}streamsOf(t){const{document:e}=this,s=e.entry(t,"Contents");return((0,m.i9)(s)&&e.isStream(s.number)?[s]:e.array(s)??[]).filter(r=>(0,m.i9)(r)&&
e.resolve(r)instanceof m.Z6)}joined(t){const e=t.map(s=>this.decoded(this.document.resolve(s))??new Uint8Array(0));return Buffer.concat(e.flatMap(s=>[s,ft]))}aroundPage(t){
const{document:e}=this;return new H(e,e.dict(new m.oS(t))?.get("Resources"),t)}async object(t){const{document:e}=this,s=e.get(t),f=e.job.pace.step(200);if(f&&await f,
s instanceof m.Z6){const{dict:r}=s;((0,m.Eo)(e.resolve(r.get("Subtype")),"Form")||e.resolve(r.get("PatternType"))===1||r.has("BBox")&&!r.has("ShadingType"))&&await this.
form(t)}else(0,m.Zm)(s)&&(0,m.Eo)(e.resolve(s.get("Subtype")),"Type3")&&await this.glyphs(t,s)}async form(t){const e=this.document.get(t);if(this.forms.has(t)||
!(e instanceof m.Z6))return;this.forms.add(t);const{layers:s}=this.hidden;if(s?.isNeverShown(e.dict.get("OC"))===!0)return;const f=this.modes.get(t),r=f?.size===
1?[...f][0]:k;await this.stream(t,this.aroundStream(t,e),r)}async glyphs(t,e){const{document:s}=this,f=new H(s,e.get("Resources"),t);for(const r of s.dict(e.get(
"CharProcs"))?.values()??[])!(0,m.i9)(r)||this.forms.has(r.number)||(this.forms.add(r.number),await this.stream(r.number,f,k))}async stream(t,e,s){const{document:f}=this,
r=f.get(t),u=r instanceof m.Z6?this.decoded(r):void 0;if(!u||!(r instanceof m.Z6))return;const g=await new z(f,e,this.hidden,s).clean(u);await this.took(g,e,-1,
t,r.dict.get("StructParents")),g.content!==u&&f.put(t,await J(f,r,g.content))}async took(t,e,s,f,r){this.texts+=t.texts,this.images+=t.images;for(const{shelf:g,
name:T}of t.used){const A=this.used.get(g.dict)??new Set;this.used.set(g.dict,A.add(T))}for(const g of t.unused)this.unused.push(g);for(const{value:g}of t.forms)
(0,m.i9)(g)&&!this.hasResources(g.number)&&!this.borrowed.has(g.number)&&(this.borrowed.set(g.number,e),await this.form(g.number));const u=this.document.resolve(
r);t.ids.length>0&&typeof u=="number"&&await this.structure.dropMarked(u,s,f,t.ids)}hasResources(t){const e=this.document.get(t);return e instanceof m.Z6&&this.
document.dict(e.dict.get("Resources"))!==void 0}aroundStream(t,e){return new H(this.document,e.dict.get("Resources"),t,this.borrowed.get(t))}decoded(t){const e=this.
document.decodedPart(t);return e||this.unread.add(t),e?.data}dropUnused(){for(const{shelf:t,name:e}of this.unused)this.used.get(t.dict)?.has(e)===!0||!t.dict.has(
e)||(this.document.edit(t.holder),t.dict.delete(e))}}}),34635:((K,B,c)=>{c.d(B,{y:()=>m});var C=c(90536),M=c(45599);async function m(x,S,D){for(let l=1;l<S.length;l++){
if(S[l]!==1)continue;const d=x.get(l),p=d instanceof M.Z6?d:void 0,o={changed:!1,visited:0};(0,C.C)(d,P=>{o.visited++;for(const y of D)y(l,P,P===p?.dict?p:void 0)&&
(o.changed=!0)}),o.changed&&x.exists(l)&&x.edit(l);const w=x.job.pace.step(300*o.visited);w&&await w}}}),84961:((K,B,c)=>{c.d(B,{$x:()=>o,Kh:()=>d,qg:()=>w,xS:()=>p});
var C=c(58552),M=c(33973),m=c(90536),x=c(45599),S=c(3907),D=c(33311),l=c(9819);function d(y,I){const R=y.resolve(I.get("S"));return(!I.has("S")||(0,x.Eo)(R,"Jav\
aScript")||(0,x.Eo)(R,"Rendition"))&&y.resolve(I.get("JS"))!==null}async function p(y,I){const R=I.filter(N=>(0,m.L)(y.get(N),X=>d(y,X)));if(R.length===0)return!1;
const{live:U}=await(0,M.Gy)(y);return R.some(N=>U[N]===1)}async function o(y){return await p(y,(await(0,D.S)(y)).JS)||w(y)}async function w(y){if(!(0,x.Zm)(y.get(
y.catalogNumber)))return!1;const I=y.resolve((0,l.Wo)(y,"AcroForm")?.dict.get("XFA"));if(I===null)return!1;if(y.security?.locked===!0)return null;for(const R of Array.
isArray(I)?I:[I]){const U=y.resolve(R);if(!(U instanceof x.Z6))continue;let N;try{N=await y.decodedAtEase(U)}catch(_){if(!(_ instanceof C.zU)||_.code==="cancell\
ed")throw _;return!0}const X=(0,S.xK)(N);if(X===void 0||X.includes("script")&&await P(X,y.job.pace))return!0}return!1}async function P(y,I){const R=U=>(U.kind===
"start"||U.kind==="empty")&&/^(?:[^:]*:)?script$/.test(U.name);return await(0,S.km)(y,I,R)!=="well-formed"}}),77500:((K,B,c)=>{c.d(B,{Yw:()=>l,br:()=>S,f4:()=>m,
mD:()=>x});var C=c(58552),M=c(9819);function m(d,p){return p.form?.dict.has("XFA")?d.resolve(d.catalog.get("NeedsRendering"))===!0||!p.fields.some(({kind:w})=>w!==
"unknown")?"dynamic":"static":"none"}function x(d,p){if(m(d,p)!=="dynamic")return;const o="is a dynamic XFA form, whose pages and fields only Adobe viewers show";
throw new C.zU("invalid_parameters",`file: ${o}`,{issues:[{field:"file",message:o}],advice:"Print it to a PDF document from Adobe Reader, or ask its author for \
a form without XFA"})}function S(d,p){const o=(0,M.Wo)(d,"AcroForm");return o?.dict.has("XFA")?(d.edit(o.holder),o.dict.delete("XFA"),d.catalog.has("NeedsRender\
ing")&&d.editCatalog().delete("NeedsRendering"),[l(p)]):[]}const D={values:"it would still show the old values.",pages:"it described removed pages. The fields t\
hemselves remain.",scripts:"it has scripts, or parts that cannot be read, which may have some. The fields themselves remain.",places:"it says where fields are o\
n the pages. The fields themselves remain.",merge:"XFA forms cannot be merged. The fields themselves remain."},l=d=>({code:"xfa_removed",message:`The XFA versio\
n of the form was removed, because ${D[d]}`})}),38671:((K,B,c)=>{c.d(B,{R:()=>x});var C=c(52205),M=c(45599);const m={DCTDecode:"jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"\
ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};function x(S,D){const l=(0,C.c3)(S,D.dict.get("Filter")),d=(0,C.c3)(S,D.dict.get("DecodeParms")),p=l.at(-1)??null,o=p instanceof
M.SX?m[p.text]:void 0;if(!o)return{format:o,parameters:void 0,filter:p,before:D};const w=new M.Bi(D.dict);w.set("Filter",l.slice(0,-1)),w.set("DecodeParms",d.slice(
0,l.length-1));const P=d[l.length-1];return{format:o,parameters:(0,M.Zm)(P)?P:void 0,filter:p,before:new M.Z6(w,D.data,D.sealed)}}}),93059:((K,B,c)=>{c.d(B,{n:()=>m});
var C=c(45599);const M={BPC:"BitsPerComponent",CS:"ColorSpace",D:"Decode",DP:"DecodeParms",F:"Filter",H:"Height",IM:"ImageMask",W:"Width"};function m(x){if(x.dataStart<
0)return;const S=new C.Bi;for(let D=0;D+1<x.count;D+=2){const l=x.name(D);l!==void 0&&S.set(M[l]??l,x.value(D+1))}return new C.Z6(S,x.content.subarray(x.dataStart,
x.dataEnd))}}),8283:((K,B,c)=>{c.d(B,{A2:()=>M,EI:()=>S,GM:()=>m,OD:()=>l,Os:()=>x,iN:()=>D});var C=c(78157);const M=216,m=217,x=218,S=254,D=o=>o>=224&&o<=239;function*l(o){
const w=(0,C.bS)(o);for(let P=2;;){const y=p(w,P);if(y<0)return;const I=w[y+1],R=I===M||I===m||I===d;if(!R&&y+4>w.length)return;const U=R?0:w.readUInt16BE(y+2),
N=y+2+U;if(N>w.length||!R&&U<2||(yield{marker:I,start:y,end:N,data:w.subarray(R?N:y+4,N)},I===m))return;P=N}}const d=1;function p(o,w){for(let P=o.indexOf(255,w);P>=
0&&P+1<o.length;P=o.indexOf(255,P+1)){const y=o[P+1];if(y!==0&&y!==255&&(y<208||y>215))return P}return-1}}),12121:((K,B,c)=>{c.d(B,{x:()=>x});var C=c(78157),M=c(
8283);const m={224:"JFIF\0",226:"ICC_PROFILE\0",238:"Adobe"};function x(l){const d=(0,C.bS)(l);if(d[0]!==255||d[1]!==M.A2)return l;const p=[];let o=0;for(const{
marker:w,start:P,end:y,data:I}of(0,M.OD)(d))w===M.GM&&!D(d,y)?(p.push(d.subarray(o,y)),o=d.length):(w===M.EI||(0,M.iN)(w)&&!S(w,I))&&(p.push(d.subarray(o,P)),o=
y);return o===0?l:Buffer.concat([...p,d.subarray(o)])}function S(l,d){const p=m[l];return p!==void 0&&(0,C.w1)(d,0,p)}function D(l,d){for(let p=d;p<l.length;p++)
if(l[p]>32)return!1;return!0}}),71856:((K,B,c)=>{c.d(B,{B4:()=>p,Ij:()=>x,In:()=>S,lq:()=>D});var C=c(21996),M=c(90536),m=c(45599);async function x(o){o.trailer.
delete("Info");const w=await(0,C.Av)(o,Object.keys(l));for(const P of[...w].sort((y,I)=>y-I)){if(!(0,M.L)(o.get(P),I=>d(o,I).length>0))continue;(0,M.C)(o.edit(P),
I=>{for(const R of d(o,I))I.delete(R)});const y=o.job.pace.step(1e3);y&&await y}}const S=o=>o instanceof m.Z6&&((0,m.Eo)(o.dict.get("Type"),"Metadata")||(0,m.Eo)(
o.dict.get("Subtype"),"XML")),D={"PTEX.FileName":o=>o instanceof m.Mx,"PTEX.InfoDict":m.Zm},l={Metadata:S,PieceInfo:()=>!0,...D},d=(o,w)=>Object.keys(l).filter(
P=>w.has(P)&&l[P](o.resolve(w.get(P))));function p(o){const w=o.dict(o.trailer.get("Info"))!==void 0,P=o.resolve(o.catalog.get("Metadata"))!==null;return o.trailer.
delete("Info"),o.catalog.has("Metadata")&&o.editCatalog().delete("Metadata"),Number(w)+Number(P)}}),17413:((K,B,c)=>{c.d(B,{Y:()=>m});var C=c(43496),M=c(3907);async function m(S,D,l){
const d=new x(D);await(0,M.km)(S,l,w=>((w.kind==="start"||w.kind==="empty")&&d.start(w.name,w.attributes,w.from),(w.kind==="end"||w.kind==="empty")&&d.end(w.name,
w.to),d.isTooDeep));const p=[];let o=0;for(const w of d.dropped)p.push(S.slice(o,w.from)),o=w.to;return p.join("")+S.slice(o)}class x{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new C.
ee;constructor(D){this.drops=D}start(D,l,d){this.isTooDeep=this.open.length>=M.ol,this.scope.enter(l);const p=this.scope.ofElement(D);this.open.push({name:D,from:d,
drops:this.drops(p,this.elements)}),this.elements.push(p)}end(D,l){let d=this.open.length-1;for(;d>=0&&this.open[d].name!==D;)d--;if(d<0)return;const{drops:p,from:o}=this.
open[d];for(;this.open.length>d;)this.open.pop(),this.elements.pop(),this.scope.leave();if(p){for(;this.dropped.length>0&&this.dropped.at(-1).from>o;)this.dropped.
pop();this.dropped.push({from:o,to:l})}}}}),44738:((K,B,c)=>{c.d(B,{L:()=>D,m:()=>l});var C=c(45599),M=c(55969),m=c(3466),x=c(9731),S=c(17671);async function D(d,p){
const o=new Set;let w=0,P=!1;for(let R=0;R<d.pages.count;R++){const U=l(d,d.pages.number(R));for(const{number:X}of U){const _=d.get(X);if(o.has(X)||!(0,C.Zm)(_)||
!p(_,R))continue;o.add(X);const G=(0,M.B)(d,_);G==="Popup"&&w++,G==="Widget"&&(P=!0)}const N=d.job.pace.step(500+U.length*100);N&&await N}if(o.size===0)return 0;
const y=(0,S.Hi)(d),I=P?await m.R.of(d):void 0;return await(0,S.Pv)(y,o,()=>(0,S.Wi)(y,o)),I&&await(0,S.zg)(y,I),await(0,x.U)(y),o.size-w}function l(d,p){const o=d.
entry(p,"Annots"),w=d.array(o)??[];if(!w.some(C.Zm))return w.filter(C.i9);const P=d.edit((0,C.i9)(o)?o:p),y=d.array((0,C.Zm)(P)?P.get("Annots"):P)??[];for(const[
I,R]of y.entries())(0,C.Zm)(R)&&(y[I]=d.add(R));return y.filter(C.i9)}}),58006:((K,B,c)=>{c.d(B,{n:()=>x});var C=c(59596),M=c(45599);const m=["DecodeParms","F",
"FFilter","FDecodeParms","DL"];function x(S,D,{compress:l}){const d=new M.Bi(S.dict);l?d.set("Filter",(0,M.UU)("FlateDecode")):d.delete("Filter");for(const p of m)
d.delete(p);return new M.Z6(d,l?(0,C.Kc)(D):D)}})};
