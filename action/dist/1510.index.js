"use strict";exports.id=1510,exports.ids=[1510],exports.modules={61510:((B,I,f)=>{f.r(I),f.d(I,{sanitize_document:()=>Me});var v=f(21996),O=f(33973),T=f(55969),C=f(45059),y=f(
36502),l=f(17671),P=f(44738),p=f(71856),x=f(9819),o=f(45599),d=f(15141),u=f(60502),c=f(78021);const m=new Set(["GoTo","GoToDp","Hide","ResetForm","SetOCGState",
"Trans","GoTo3DView","Thread","Named","URI"]),E=new Set(["JavaScript","Launch","SubmitForm","ImportData","Rendition","GoToR","GoToE","Movie","Sound","RichMediaE\
xecute"]),g=new Set(["URI","GoToR","GoToE","Launch"]),D=new Set(["NextPage","PrevPage","FirstPage","LastPage"]),S=/^(?:javascript|vbscript|data):/i,b=["A","PA",
"OpenAction"];class L{document;wanted;scripts=new Set;links=new Set;found=new Map;chains;others=0;constructor(t,e){this.document=t,this.wanted=e,this.chains=new d.
X(t,{isDead:s=>this.isDead(s,!0),isGone:()=>!1})}get removedScripts(){return this.scripts.size+this.others}get removedLinks(){return this.links.size}visit=(t,e)=>{
for(const s of b)this.isAction(e.get(s))&&this.chains.pruneAction(t,e,s);return this.isAction(e.get("AA"))&&this.chains.pruneAdditional(t,e),e.has("Next")&&!(0,u.
Q)(e)&&this.chains.pruneChain(e,t),!(0,c.Uc)(e)&&this.isDead(e,!1)&&this.found.set(e,t),this.wanted.scripts&&!this.scripts.has(e)&&this.dropEntries(e)};finish(){
for(const[t,e]of this.found)this.document.exists(e)&&(this.document.edit(e),t.clear())}isAction(t){return t!==void 0&&(0,o.Zm)(this.document.resolve(t))}isDead(t,e){
return this.wanted.scripts&&this.isScript(t,e)?this.scripts.add(t):this.wanted.links&&this.leadsOut(t)&&this.links.add(t),this.scripts.has(t)||this.links.has(t)}isScript(t,e){
const{document:s}=this,n=s.resolve(t.get("S"));if(!(n instanceof o.SX))return(e||(0,o.Eo)(t.get("Type"),"Action"))&&R(s.resolve(t.get("JS")));if(E.has(n.text))return!0;
if(n.text==="Named"){const i=s.resolve(t.get("N"));return t.has("N")&&!(i instanceof o.SX&&D.has(i.text))}return n.text==="URI"?S.test(U(s.resolve(t.get("URI")))):
n.text==="Thread"?t.has("F"):e&&!m.has(n.text)}leadsOut(t){const e=this.document.resolve(t.get("S"));return e instanceof o.SX?g.has(e.text)&&(e.text!=="URI"||t.
has("URI"))||e.text==="Thread"&&t.has("F"):!1}dropEntries(t){const{document:e}=this;let s=!1;const n=(i,a)=>{!t.has(i)||!a(e.resolve(t.get(i)))||(t.delete(i),this.
others++,s=!0)};return t.has("S")&&n("JS",R),n("OnInstantiate",i=>i instanceof o.Z6),(0,o.Eo)(e.resolve(t.get("Type")),"RichMediaActivation")&&n("Scripts",Array.
isArray),s}}const R=r=>r instanceof o.Mx||r instanceof o.Z6,U=r=>r instanceof o.Mx?Buffer.from(r.bytes).toString("latin1").replace(/[^\x21-\x7e]/g,""):"";class W{document;removed=0;constructor(t){
this.document=t}privateData=(t,e)=>{const{document:s}=this,n=t===s.catalogNumber&&e===s.catalog,i=this.removed;this.drop(e,"PieceInfo",o.Zm)&&e.delete("LastModi\
fied"),this.drop(e,"Thumb",a=>a instanceof o.Z6),n||this.drop(e,"Metadata",p.In);for(const[a,h]of Object.entries(p.lq))this.drop(e,a,h);return n&&this.drop(e,"S\
piderInfo",o.Zm),(0,o.Eo)(s.resolve(e.get("Type")),"DPart")&&this.drop(e,"DPM",o.Zm),this.removed>i};dropWebCapture(){this.dropNames(["IDS","URLS"])}dropNames(t){
const e=(0,x.Wo)(this.document,"Names");for(const s of t)e?.dict.has(s)&&(this.document.edit(e.holder),e.dict.delete(s),this.removed++)}drop(t,e,s){return!t.has(
e)||!s(this.document.resolve(t.get(e)))?!1:(t.delete(e),this.removed++,!0)}}const $=["EF","RF","F","UF","DOS","Mac","Unix","Desc","Thumb","CI","EP","ID"];class G{document;specifications=new Map;constructor(t){
this.document=t}visit=(t,e)=>{const{document:s}=this;(0,o.Zm)(s.resolve(e.get("EF")))&&this.specifications.set(e,t);let n=!1;for(const i of["AF","MCAF"])this.listsFiles(
e.get(i))&&(e.delete(i),n=!0);return n};finish(){const{document:t}=this;for(const[s,n]of this.specifications){for(const i of t.dict(s.get("EF"))?.values()??[])(0,o.
i9)(i)&&t.remove(i);t.edit(n);for(const i of $)s.delete(i)}const e=(0,x.Wo)(t,"Names");e?.dict.has("EmbeddedFiles")&&(t.edit(e.holder),e.dict.delete("EmbeddedFi\
les")),t.catalog.has("Collection")&&t.editCatalog().delete("Collection")}listsFiles(t){const{document:e}=this,s=e.resolve(t);return(0,o.cy)(s)?!0:(0,o.Zm)(s)&&(s.
has("EF")||(0,o.Eo)(e.resolve(s.get("Type")),"Filespec"))}}var H=f(58006),vt=f(68973),K=f(78157),Z=f(36211),Et=f(37709),V=f(36078),yt=f(5490),Q=f(97748),N=f(85008);
const wt=500;class Ot{found=[];get any(){return this.found.length>0}add(t,e,s=""){this.found.push({from:t,to:e,text:s})}inOrder(){const t=[...this.found].sort((s,n)=>s.
from-n.from||n.to-s.to),e=[];for(const s of t){const n=e.at(-1);(!n||s.from>=n.to||s.from===s.to)&&e.push(s)}return e}}async function Y(r,t,e){const s=[];let n=0;
for(const{from:i,to:a,text:h}of t){if(i<n)continue;const w=i===n&&n>0;s.push(r.subarray(n,i),Buffer.from(`${w?"":`
`}${h}${h===""?"":`
`}`,"latin1")),n=a;const M=e.step(wt);M&&await M}return s.push(r.subarray(n)),Buffer.concat(s)}function q(r,t){let[e,s]=[0,r.length];for(;e<s;){const n=e+s>>1;r[n].
to<=t?e=n+1:s=n}return e<r.length&&r[e].from<=t}const tt=4096,Dt=20;async function St(r,t){if(!r.includes(K.IQ))return{content:r,comments:0};const e=new N.oz(r),
s=[];let n=r.indexOf(K.IQ);for(let i=1,a=0;;i++){const h=e.next(),w=h===N.Kp?r.length:e.start;if(n<a&&(n=r.indexOf(K.IQ,a)),n<0||(n<w&&s.push({from:a,to:w,text:""}),
h===N.Kp))break;a=e.end;const M=i%tt===0?t.step(tt*Dt):void 0;M&&await M}return{content:s.length===0?r:await Y(r,s,t),comments:s.length}}var et=f(82416),Pt=f(57373);
class Mt{document;across=0;down=0;constructor(t){this.document=t}forget(){this.across=this.down=0}async add(t,e){const s=await this.fontOf(e);if(!s)return;const n=xt(
t,e,s);s.vertical?this.down+=n:this.across+=n*e.stretch}async settled(t){if(this.across===0&&this.down===0)return"";const e=await this.fontOf(t),s=e?.vertical===
!0?t.size:t.size*t.stretch,n=e?.vertical===!0?this.down:this.across;return this.forget(),s===0||n===0?"":`[${(0,V._)(-1e3*n/s)}] TJ`}async fontOf({resource:t}){
return t!==void 0&&this.document.dict(t)?(0,Pt.G)(this.document,t):void 0}}function xt(r,t,e){const s=r.count-1,n=r.string(s);if(n)return st(n,t,e);if(r.kind(s)!==
N.pQ)return 0;let i=0;const a=r.inside(s);for(let h=a.next();h;h=a.next())h===N.An||h===N.Cd?i+=st((0,et.E3)(r.content,a.start,a.end),t,e):h===N.uk&&(i-=(0,et.kz)(
r.content,a.start,a.end)/1e3*t.size);return i}function st(r,{size:t,charSpace:e,wordSpace:s},n){let i=0;for(const a of n.glyphs(r)){const h=n.vertical&&a.vertical?
a.vertical.advance:a.width;i+=h*t+e+(a.isSpace?s:0)}return i}var nt=f(38671),Tt=f(93059),X=f(8283);const Ct={224:"JFIF\0",226:"ICC_PROFILE\0",238:"Adobe"};function it(r){
const t=(0,K.bS)(r);if(t[0]!==255||t[1]!==X.A2)return r;const e=[];let s=0;for(const{marker:n,start:i,end:a,data:h}of(0,X.OD)(t))n===X.GM&&!At(t,a)?(e.push(t.subarray(
s,a)),s=t.length):(n===X.EI||(0,X.iN)(n)&&!It(n,h))&&(e.push(t.subarray(s,i)),s=a);return s===0?r:Buffer.concat([...e,t.subarray(s)])}function It(r,t){const e=Ct[r];
return e!==void 0&&(0,K.w1)(t,0,e)}function At(r,t){for(let e=t;e<r.length;e++)if(r[e]>32)return!1;return!0}const bt=["F","Filter","DP","DecodeParms","L","Lengt\
h"];function _t(r,t){const e=(0,Tt.n)(t),{format:s,before:n}=e?(0,nt.R)(r,e):{},i=s==="jpg"&&n?r.decodedPart(n)?.data:void 0;if(!i)return;const a=it(i);if(a===i)
return;const h=(A,_)=>Buffer.from(t.content.subarray(t.startOf(A),t.endOf(_))).toString("latin1"),w=[];for(let A=0;A+1<t.count;A+=2){const _=t.name(A)??"";bt.includes(
_)?(_==="DP"||_==="DecodeParms")&&h(A+1,A+1).startsWith("<<")&&w.push(h(A,A+1)):w.push(h(A,A+1))}const M=Buffer.from(a).toString("latin1");return`BI ${w.join(" ")}\
 /F /DCT /L ${a.length} ID ${M}
EI`}var Bt=f(64680),ot=f(45079);const Lt=1e4,rt=["ActualText","Alt","E"];class Rt{document;around;layers;cuts;ids=[];open=[];beyond=0;hiding=0;paintedCount=0;removedCount=0;constructor(t,e,s,n){
this.document=t,this.around=e,this.layers=s,this.cuts=n}get isHidden(){return this.hiding>0}painted(){this.paintedCount++}removed(){this.removedCount++}begin(t,e){
if(this.open.length>=Lt){this.beyond++;return}const s=t.name(0)??"",n=t.operator==="BDC"?this.listOf(t):void 0,i=s==="OC"&&this.layers?.isNeverShown(n)===!0,a=this.
isHidden;this.open.push({from:e,to:t.end,tag:Buffer.from(t.content.subarray(t.startOf(0),t.endOf(0))).toString("latin1"),properties:this.document.dict(n),hides:i,
isInside:a,painted:this.paintedCount,removed:this.removedCount}),i&&this.hiding++,(i||a)&&this.cuts.add(e,t.end)}end(t,e){if(this.beyond>0)return this.beyond--,
!1;const s=this.open.pop();return s?(s.hides&&this.hiding--,(s.hides||s.isInside)&&this.cuts.add(t,e),this.close(s,t,e),s.hides&&!this.isHidden):!1}finish(t){for(;this.
open.length>0;)this.end(t,t)}close(t,e,s){const{tag:n,properties:i,hides:a,isInside:h}=t;if(this.paintedCount===t.painted&&(this.removedCount>t.removed||h||a)){
const M=this.document.resolve(i?.get("MCID"));if(typeof M=="number"&&this.ids.push(M),a||h)return;this.cuts.add(t.from,t.to),this.cuts.add(e,s)}else if(this.removedCount>
t.removed&&i&&rt.some(M=>i.has(M))){const M=new o.Bi([...i].filter(([F])=>!rt.includes(F))),A=new Bt.k(256);(0,ot.bD)(A,M,ot.yT);const _=Buffer.from(A.bytes).toString(
"latin1");this.cuts.add(t.from,t.to,/\b\d+ \d+ R\b/.test(_)?`${n} BMC`:`${n} ${_} BDC`)}}listOf(t){const e=t.name(1);if(e!==void 0)return this.around.find("Prop\
erties",e);const s=t.value(1);return(0,o.Zm)(s)?s:void 0}}const at=500,j=0,ct=3,dt={Do:[0,"XObject"],Tf:[0,"Font"],gs:[0,"ExtGState"],sh:[0,"Shading"],cs:[0,"Co\
lorSpace"],CS:[0,"ColorSpace"],scn:[-1,"Pattern"],SCN:[-1,"Pattern"],BDC:[1,"Properties"],DP:[1,"Properties"]};class z{document;around;hidden;cuts=new Ot;marks;debt;states;uses=[];forms=[];path=[];clips=!1;saved=[];from=0;texts=0;images=0;constructor(t,e,s,n){
this.document=t,this.around=e,this.hidden=s,this.marks=new Rt(t,e,s.layers,this.cuts),this.debt=new Mt(t),this.states=new yt.U({...(0,Q.ue)([1,0,0,1,0,0]),mode:n,
resource:void 0})}async clean(t){const{pace:e}=this.document.job,{content:s,comments:n}=this.hidden.text?await St(t,e):{content:t,comments:0};this.texts+=n,await(0,Et.
K)(s,e,w=>{const M=this.take(w);if(!M){this.from=w.end;return}return M.then(()=>{this.from=w.end})}),this.marks.finish(s.length);const i=this.cuts.inOrder(),a=e.
step(i.length*at);return a&&await a,{content:i.length===0?s:await Y(s,i,e),...await this.usesAfter(i),forms:this.forms.filter(({at:w})=>!q(i,w)),ids:this.marks.
ids,texts:this.texts,images:this.images}}async usesAfter(t){const e=new Map,s=new Map;for(const{shelf:i,name:a,at:h}of this.uses){const w=q(t,h)?s:e;w.set(i,(w.
get(i)??new Set).add(a));const M=this.document.job.pace.step(at);M&&await M}const n=i=>[...i].flatMap(([a,h])=>[...h].map(w=>({shelf:a,name:w})));return{used:n(
e),unused:n(s)}}take(t){this.note(t),this.marks.isHidden&&this.dropComments(t);const{operator:e}=t;switch(e){case"BMC":case"BDC":this.marks.begin(t,this.from);return;case"\
EMC":this.marks.end(this.from,t.end)&&(this.saved=[]);return;case"Tj":case"TJ":return this.show(t);case"'":case'"':return this.showOnNextLine(t);case"BT":case"T\
m":case"Td":case"TD":case"T*":this.debt.forget();return;default:this.marks.isHidden||this.drawsHidden(t)?this.hide(t):(e==="Do"||e==="sh"||e==="BI"||Z.lJ.has(e))&&
this.paint(t),this.follow(t)}}dropComments(t){const{content:e,count:s,end:n,operator:i}=t,a=s>0?t.startOf(0):n-i.length;i!=="BI"&&e.subarray(this.from,a).includes(
K.IQ)&&this.cuts.add(this.from,a)}drawsHidden(t){const{layers:e}=this.hidden,s=e&&t.operator==="Do"?t.name(0):void 0;return s!==void 0&&e.isNeverShown(this.document.
dict(this.around.find("XObject",s))?.get("OC"))}note(t){const e=Object.hasOwn(dt,t.operator)?dt[t.operator]:void 0;if(!e)return;const[s,...n]=e,i=t.name(s<0?t.count+
s:s);if(i!==void 0)for(const a of n){const h=this.around.shelf(a,i);if(!h)continue;this.uses.push({shelf:h,name:i,at:this.from});const w=a==="XObject"?this.document.
resolve(h.dict.get(i)):null;w instanceof o.Z6&&(0,o.Eo)(this.document.resolve(w.dict.get("Subtype")),"Form")&&this.forms.push({value:h.dict.get(i),mode:this.isModeInvisible()?
ct:j,at:this.from})}}follow(t){const{states:e,around:s,document:n}=this;if(e.follow(t))return;const{current:i}=e,a=t.name(0);if(t.operator==="Tf"&&a!==void 0)i.
resource=s.find("Font",a),i.size=t.number(1)||0;else if(t.operator==="gs"&&a!==void 0){const h=n.array(n.dict(s.find("ExtGState",a))?.get("Font")),w=n.resolve(h?.[1]);
h&&(i.resource=h[0]),typeof w=="number"&&(i.size=w)}else(0,Q.ZO)(t,i)}paint(t){const{operator:e}=t;if(this.marks.painted(),e==="BI"&&this.hidden.images&&this.strip(
t),!!Z.lJ.has(e)){for(const[s,n]of this.path)this.cuts.add(s,n);this.path=[]}}strip(t){const e=_t(this.document,t);e!==void 0&&(this.cuts.add(this.from,t.end,e),
this.images++)}hide(t){const{cuts:e,from:s}=this,{operator:n,end:i}=t;if(this.marks.removed(),Z.Rl.has(n))this.path.push([s,i]);else if(n==="W"||n==="W*")this.clips=
!0;else if(Z.lJ.has(n)){if(this.clips)e.add(s,i,"n");else for(const[a,h]of[...this.path,[s,i]])e.add(a,h);this.path=[],this.clips=!1}else if(n==="q")this.saved.
push(s);else if(n==="Q"){const a=this.saved.pop();a!==void 0&&e.add(a,i)}else["Do","sh","BI","MP","DP"].includes(n)&&e.add(s,i)}isModeInvisible(){return this.states.
current.mode===ct}isInvisible(){const{document:t,hidden:e,states:s}=this,{resource:n}=s.current;return e.text&&this.isModeInvisible()&&!(0,o.Eo)(t.resolve(t.dict(
n)?.get("Subtype")),"Type3")}async show(t){const{debt:e,from:s}=this,{current:n}=this.states,i={...n};if(this.goes()){this.cuts.add(s,t.end),await e.add(t,i);return}
this.marks.painted();const a=await e.settled(i);a!==""&&this.cuts.add(s,s,a)}async showOnNextLine(t){const{current:e}=this.states;this.debt.forget();const{count:s,
operator:n}=t,i=n==='"'&&s>=3;if(i&&(e.wordSpace=t.number(s-3)||0,e.charSpace=t.number(s-2)||0),!this.goes()){this.marks.painted();return}this.cuts.add(this.from,
t.end,`${i?`${(0,V._)(e.wordSpace)} Tw ${(0,V._)(e.charSpace)} Tc `:""}T*`),await this.debt.add(t,{...e})}goes(){if(!this.marks.isHidden){if(!this.isInvisible())
return!1;this.texts++}return this.marks.removed(),!0}}class k{document;resources;holder;outer;shelves=new Map;constructor(t,e,s,n){this.document=t,this.resources=
e,this.holder=s,this.outer=n}shelf(t,e){const s=this.own(t);return s?.dict.has(e)?s:this.outer?.shelf(t,e)}find(t,e){return this.shelf(t,e)?.dict.get(e)}own(t){
const e=this.shelves.get(t);if(e||this.shelves.has(t))return e;const{document:s}=this,i=s.dict(this.resources)?.get(t),a=s.resolve(i),h=(0,o.Zm)(a)?{dict:a,holder:(0,x.
Kd)(i,(0,x.Kd)(this.resources,this.holder))}:void 0;return this.shelves.set(t,h),h}}const Ft=64;async function Ut(r){const{pages:t,job:e}=r,s=new Map;for(let n=0;n<
t.count;n++){const i=e.pace.step(500);i&&await i;const a=t.number(n);if(r.entry(a,"Resources")!==void 0)continue;const h=$t(r,a);if(h===void 0)continue;const w=r.
dict(new o.oS(h)).get("Resources"),M=(0,o.i9)(w)?w:s.get(h)??r.add(w);s.set(h,M),t.patch(n,{Resources:M})}for(const n of s.keys()){const i=r.edit(n);(0,o.Zm)(i)&&
i.delete("Resources")}}function $t(r,t){let e=r.entry(t,"Parent");for(let s=0;s<Ft&&(0,o.i9)(e);s++){const n=r.dict(e);if(n?.has("Resources")===!0)return e.number;
e=n?.get("Parent")}}const Kt=Uint8Array.of(10),Nt=new Uint8Array(0),Wt=6;async function ft(r,t,e){const{dict:s}=(0,H.n)(t,e,{compress:!1});return s.set("Filter",
(0,o.UU)("FlateDecode")),new o.Z6(s,await(0,vt.uM)(r.job).deflate(e,Wt))}class jt{document;hidden;structure;modes=new Map;borrowed=new Map;pages=new Map;forms=new Set;used=new Map;unused=[];unread=new Set;texts=0;images=0;constructor(t,e,s){
this.document=t,this.hidden=e,this.structure=s}async run(t){(this.hidden.layers||this.hidden.text)&&await Ut(this.document),this.hidden.text&&await this.readModes(
t);const{pages:e}=this.document;for(let s=0;s<e.count;s++)await this.page(s);for(const s of[...this.borrowed.keys()])await this.form(s);for(let s=1;s<t.length;s++)
t[s]===1&&await this.object(s);return this.dropUnused(),{texts:this.texts,images:this.images,unread:this.unread.size}}async readModes(t){const{document:e}=this,
s=[],n=async(i,a,h)=>{const{forms:w}=await new z(e,a,{...this.hidden,text:!1,images:!1},h).clean(i);for(const M of w){const A=(0,o.i9)(M.value)?M.value.number:-1,
_=this.modes.get(A)??new Set;A<0||_.has(M.mode)||(this.modes.set(A,_.add(M.mode)),this.hasResources(A)||this.borrowed.set(A,a),s.push(M))}};for(const i of e.pages.
numbers)await n(this.joined(this.streamsOf(i)),this.aroundPage(i),j);for await(const{stream:i,around:a}of this.beginnings(t)){const h=this.decoded(i);h&&await n(
h,a,j)}for(let i=s.pop();i;i=s.pop()){const a=e.resolve(i.value),h=a instanceof o.Z6?this.decoded(a):void 0,w=i.value.number;h&&a instanceof o.Z6&&await n(h,this.
aroundStream(w,a),i.mode)}}async*beginnings(t){const{document:e}=this,s=new Set;for(let n=1;n<t.length;n++){const i=e.job.pace.step(200);i&&await i;const a=t[n]===
1?e.get(n):null,h=a instanceof o.Z6?a.dict:a;if(!(0,o.Zm)(h))continue;const w=(0,o.Eo)(e.resolve(h.get("Subtype")),"Type3");for(const M of this.startsIn(n,h,w)){
const A=(0,o.i9)(M)&&!s.has(M.number)?e.resolve(M):void 0;if(!(0,o.i9)(M)||!(A instanceof o.Z6))continue;s.add(M.number);const _=w?new k(e,h.get("Resources"),n):
this.aroundStream(M.number,A);yield{stream:A,around:_}}}}startsIn(t,e,s){const{document:n}=this;return s?[...n.dict(e.get("CharProcs"))?.values()??[]]:n.resolve(
e.get("PatternType"))===1?[new o.oS(t)]:[...n.dict(e.get("AP"))?.values()??[]].flatMap(a=>{const h=n.resolve(a);return(0,o.Zm)(h)?[...h.values()]:[a]})}async page(t){
const{document:e}=this,s=e.pages.number(t),n=this.streamsOf(s),i=e.entry(s,"Resources"),a=`${n.map(F=>F.number).join(" ")}|${(0,o.i9)(i)?i.number:`page ${s}`}`,
h=this.pages.get(a);if(h){e.pages.patch(t,{Contents:h});return}const w=this.joined(n),M=this.aroundPage(s),A=await new z(e,M,this.hidden,j).clean(w);if(await this.
took(A,M,s,0,e.entry(s,"StructParents")),A.content===w)return;const _=e.add(await ft(e,new o.Z6(new o.Bi,Nt),A.content));this.pages.set(a,_),e.edit(s),e.pages.patch(
t,{Contents:_})}streamsOf(t){const{document:e}=this,s=e.entry(t,"Contents");return((0,o.i9)(s)&&e.isStream(s.number)?[s]:e.array(s)??[]).filter(i=>(0,o.i9)(i)&&
e.resolve(i)instanceof o.Z6)}joined(t){const e=t.map(s=>this.decoded(this.document.resolve(s))??new Uint8Array(0));return Buffer.concat(e.flatMap(s=>[s,Kt]))}aroundPage(t){
const{document:e}=this;return new k(e,e.dict(new o.oS(t))?.get("Resources"),t)}async object(t){const{document:e}=this,s=e.get(t),n=e.job.pace.step(200);if(n&&await n,
s instanceof o.Z6){const{dict:i}=s;((0,o.Eo)(e.resolve(i.get("Subtype")),"Form")||e.resolve(i.get("PatternType"))===1||i.has("BBox")&&!i.has("ShadingType"))&&await this.
form(t)}else(0,o.Zm)(s)&&(0,o.Eo)(e.resolve(s.get("Subtype")),"Type3")&&await this.glyphs(t,s)}async form(t){const e=this.document.get(t);if(this.forms.has(t)||
!(e instanceof o.Z6))return;this.forms.add(t);const{layers:s}=this.hidden;if(s?.isNeverShown(e.dict.get("OC"))===!0)return;const n=this.modes.get(t),i=n?.size===
1?[...n][0]:j;await this.stream(t,this.aroundStream(t,e),i)}async glyphs(t,e){const{document:s}=this,n=new k(s,e.get("Resources"),t);for(const i of s.dict(e.get(
"CharProcs"))?.values()??[])!(0,o.i9)(i)||this.forms.has(i.number)||(this.forms.add(i.number),await this.stream(i.number,n,j))}async stream(t,e,s){const{document:n}=this,
i=n.get(t),a=i instanceof o.Z6?this.decoded(i):void 0;if(!a||!(i instanceof o.Z6))return;const h=await new z(n,e,this.hidden,s).clean(a);await this.took(h,e,-1,
t,i.dict.get("StructParents")),h.content!==a&&n.put(t,await ft(n,i,h.content))}async took(t,e,s,n,i){this.texts+=t.texts,this.images+=t.images;for(const{shelf:h,
name:w}of t.used){const M=this.used.get(h.dict)??new Set;this.used.set(h.dict,M.add(w))}for(const h of t.unused)this.unused.push(h);for(const{value:h}of t.forms)
(0,o.i9)(h)&&!this.hasResources(h.number)&&!this.borrowed.has(h.number)&&(this.borrowed.set(h.number,e),await this.form(h.number));const a=this.document.resolve(
i);t.ids.length>0&&typeof a=="number"&&await this.structure.dropMarked(a,s,n,t.ids)}hasResources(t){const e=this.document.get(t);return e instanceof o.Z6&&this.
document.dict(e.dict.get("Resources"))!==void 0}aroundStream(t,e){return new k(this.document,e.dict.get("Resources"),t,this.borrowed.get(t))}decoded(t){const e=this.
document.decodedPart(t);return e||this.unread.add(t),e?.data}dropUnused(){for(const{shelf:t,name:e}of this.unused)this.used.get(t.dict)?.has(e)===!0||!t.dict.has(
e)||(this.document.edit(t.holder),t.dict.delete(e))}}var Xt=f(76862),Zt=f(90536);async function ut(r,t,e){for(let s=1;s<t.length;s++){if(t[s]!==1)continue;const n=r.
get(s),i=n instanceof o.Z6?n:void 0,a={changed:!1,visited:0};(0,Zt.C)(n,w=>{a.visited++;for(const M of e)M(s,w,w===i?.dict?i:void 0)&&(a.changed=!0)}),a.changed&&
r.exists(s)&&r.edit(s);const h=r.job.pace.step(300*a.visited);h&&await h}}async function kt(r,t,e){const s=new Set(t.neverShown()),n=[];await ut(r,e,[(a,h,w)=>(w&&
t.isNeverShown(h.get("OC"))&&n.push(a),h.has("Alternates")?Ht(r,h,t):(0,o.Eo)(r.resolve(h.get("S")),"SetOCGState")?Vt(r,h,s):(0,o.Eo)(r.resolve(h.get("Type")),"\
OCMD")&&zt(r,h,s))]);for(const a of n)r.put(a,Gt());(0,Xt.a)(r,s);for(const a of s)r.remove(a);return s.size}const Gt=()=>new o.Z6(new o.Bi([["Type",new o.SX("X\
Object")],["Subtype",new o.SX("Form")],["BBox",[0,0,0,0]]]),new Uint8Array(0));function Ht(r,t,e){const s=r.array(t.get("Alternates"))??[],n=s.filter(i=>!e.isNeverShown(
r.dict(i)?.get("OC")));return n.length===s.length?!1:(n.length>0?t.set("Alternates",n):t.delete("Alternates"),!0)}function Vt(r,t,e){const s=r.array(t.get("Stat\
e")),n=s?.filter(i=>!((0,o.i9)(i)&&e.has(i.number)));return!s||!n||n.length===s.length?!1:(t.set("State",n),!0)}function zt(r,t,e){if(!ht(r,t.get("OCGs"),e)&&!ht(
r,t.get("VE"),e))return!1;for(const s of["OCGs","VE","P"])t.delete(s);return!0}const Jt=32;function ht(r,t,e){const s=new Set,n=t===void 0?[]:[[t,0]];for(let i=n.
pop();i;i=n.pop()){const[a,h]=i;if(a instanceof o.oS&&e.has(a.number))return!0;const w=r.array(a);if(!(!w||s.has(w)||h>Jt)){s.add(w);for(const M of w)n.push([M,
h+1])}}return!1}const Qt=new Set(["xml ","uuid","uinf","asoc","lbl ","nlst","jp2i","free"]),Yt=new Set(["ftbl","flst","cref"]),qt="jP  ",lt=65359,te=65424,ee=65380;
function se(r){const t=(0,K.bS)(r);if(t.length>1&&t.readUInt16BE(0)===lt)return mt(t)??r;const e=ne(t);if(e?.[0]?.type!==qt||e.some(({type:i})=>Yt.has(i)))return r;
const s=e.flatMap(({type:i,from:a,body:h,end:w})=>{if(Qt.has(i))return[];const M=i==="jp2c"?mt(t.subarray(h,w)):void 0;return M?[ie(M.length),M]:[t.subarray(a,w)]}),
n=Buffer.concat(s);return n.length===t.length?r:n}function ne(r){const t=[];for(let e=0;e<r.length;){if(e+8>r.length)return;const s=r.toString("latin1",e+4,e+8),
n=r.readUInt32BE(e),i=n===1;if(i&&e+16>r.length)return;const a=i?Number(r.readBigUInt64BE(e+8)):n===0?r.length-e:n,h=e+(i?16:8);if(e+a>r.length||e+a<h)return;t.
push({type:s,from:e,body:h,end:e+a}),e+=a}return t}function ie(r){const t=Buffer.alloc(8);return t.writeUInt32BE(r+8,0),t.write("jp2c",4,"latin1"),t}function mt(r){
if(r.length<4||r.readUInt16BE(0)!==lt)return;const t=[];let e=0;for(let s=2;s+4<=r.length;){const n=r.readUInt16BE(s);if(n===te||n<65280)break;const i=s+2+r.readUInt16BE(
s+2);n===ee&&(t.push(r.subarray(e,s)),e=i),s=i}return e===0?void 0:Buffer.concat([...t,r.subarray(e)])}async function oe(r,t){let e=0;for(let s=1;s<t.length;s++){
if(t[s]!==1||!r.isStream(s))continue;const n=r.get(s),i=n instanceof o.Z6?await re(r,n):void 0;i&&(r.put(s,i),e++);const a=r.job.pace.step(2e3);a&&await a}return e}
async function re(r,t){const{format:e,filter:s,parameters:n,before:i}=(0,nt.R)(r,t);if(e!=="jpg"&&e!=="jp2")return;const a=r.decodedPart(i)?.data;if(!a)return;const h=r.
job.pace.step(a.length);h&&await h;const w=e==="jpg"?it(a):se(a);if(w===a)return;const M=(0,H.n)(t,w,{compress:!1});return M.dict.set("Filter",s),n&&M.dict.set(
"DecodeParms",n),M}var ae=f(84961),ce=f(43496),de=f(17413);const fe=new Set(["script","submit","execute"]);async function ue(r){const t=(0,x.Wo)(r,"AcroForm"),e=r.
resolve(t?.dict.get("XFA"));if(!t||e===null)return{removed:0,isDropped:!1};let s=0,n="";for(const i of(0,o.cy)(e)?e:[t.dict.get("XFA")]){const a=r.resolve(i);a instanceof
o.Mx&&(n=Buffer.from(a.bytes).toString("latin1")),(0,o.i9)(i)&&a instanceof o.Z6&&(s+=await he(r,i,a,n))}return await(0,ae.qg)(r)===!1?{removed:s,isDropped:!1}:
(r.edit(t.holder),t.dict.delete("XFA"),r.catalog.has("NeedsRendering")&&r.editCatalog().delete("NeedsRendering"),{removed:s+1,isDropped:!0})}async function he(r,t,e,s){
const n=r.decodedPart(e)?.data;if(!n||!(0,o.i9)(t))return 0;const i=Buffer.from(n).toString("latin1");let a=0;const h=({local:M},A)=>{const _=fe.has(M)&&s!=="da\
tasets"&&!A.some(le);return _&&a++,_},w=await(0,de.Y)(i,h,r.job.pace);return w!==i&&r.put(t,(0,H.n)(e,Buffer.from(w,"latin1"),{compress:!0})),w===i?0:a}const le=({
namespace:r,local:t})=>t==="datasets"&&r===ce.dK.xfa;async function me(r,t){const e=t.attachments?(await(0,C._)(r)).length:0,s=new y.z(r),n=await pe(r,t,s),i=await ve(
r,t,s),a=await Ee(r,t),{live:h}=await(0,O.Gy)(r),w=t.imageMetadata?await oe(r,h):0,M=t.metadata?(0,p.B4)(r):0;return{removed:{scripts:a.scripts,privateData:a.privateData,
metadata:M,hiddenLayers:i.layers,hiddenText:i.texts,attachments:e,comments:n,externalLinks:a.links,imageMetadata:w+i.images},isXfaDropped:a.isXfaDropped,unread:i.
unread}}async function pe(r,t,e){const s=new Set;return await(0,P.L)(r,n=>{const i=(0,T.B)(r,n);return t.comments&&(0,T.E)(i,"comments")?(i!=="Popup"&&s.add(n),
!0):t.attachments&&i==="FileAttachment"||t.hiddenLayers&&e.isNeverShown(n.get("OC"))}),s.size}const ge={layers:0,texts:0,images:0,unread:0};async function ve(r,t,e){
const s=t.hiddenLayers&&(0,x.Wo)(r,"OCProperties")!==void 0&&(e.neverShown().length>0||(await(0,v.V3)(r,["OCMD","OFF"])).length>0);if(!s&&!t.hiddenText&&!t.imageMetadata)
return ge;const n=(0,l.Hi)(r),{live:i}=await(0,O.Gy)(r),a=new jt(r,{layers:s?e:void 0,text:t.hiddenText,images:t.imageMetadata},n.structure),{texts:h,images:w,unread:M}=await a.
run(i);return await n.structure.flush(),await(0,l.Pv)(n,new Set(n.removal.removed())),{layers:s?await kt(r,e,i):0,texts:h,images:w,unread:M}}async function Ee(r,t){
const e=new L(r,{scripts:t.scripts,links:t.externalLinks}),s=new W(r),n=new G(r),i=[];(t.scripts||t.externalLinks)&&i.push(e.visit),t.privateData&&i.push(s.privateData),
t.attachments&&i.push(n.visit);const{live:a}=await(0,O.Gy)(r);await ut(r,a,i),e.finish(),t.attachments&&n.finish(),t.privateData&&s.dropNames(["IDS","URLS"]),t.
scripts&&pt(r,"Names","JavaScript"),t.externalLinks&&pt(r,"URI","Base");const h=t.scripts?await ue(r):{removed:0,isDropped:!1};return{scripts:e.removedScripts+h.
removed,links:e.removedLinks,privateData:s.removed,isXfaDropped:h.isDropped}}function pt(r,t,e){const s=(0,x.Wo)(r,t);s?.dict.has(e)&&(r.edit(s.holder),s.dict.delete(
e))}var ye=f(77500),we=f(85392),J=f(21281),Oe=f(824),De=f(12237),Se=f(14029),Pe=f(98446);const gt={scripts:"removedScripts",privateData:"removedPrivateData",metadata:"\
removedMetadata",hiddenLayers:"removedHiddenLayers",hiddenText:"removedHiddenText",attachments:"removedAttachments",comments:"removedComments",externalLinks:"re\
movedExternalLinks",imageMetadata:"removedImageMetadata"},Me=async(r,t,e)=>{const s=await(0,De.E)(r.bytes,e,{password:t.open_password}),n={scripts:t.remove_scripts,
privateData:t.remove_private_data,metadata:t.remove_metadata,hiddenLayers:t.remove_hidden_layers,hiddenText:t.remove_hidden_text,attachments:t.remove_attachments,
comments:t.remove_comments,externalLinks:t.remove_external_links,imageMetadata:t.remove_image_metadata},{archive:i}=await(0,J.ds)(s),a=n.metadata||n.attachments?
await(0,we.J)(s):!1,h=await me(s,n),w=[...a?[Te]:[],...await xe(s,h,i)],M=s.pages.count,A=Object.keys(gt).filter(F=>n[F]),_=Object.fromEntries(A.map(F=>[gt[F],h.
removed[F]]));return{documents:[{name:r.name,bytes:await(0,Se.UN)(s),pageCount:M}],notes:w,facts:{pageCount:M,..._}}};async function xe(r,{removed:t,isXfaDropped:e,
unread:s},n){const i=[];return n&&t.metadata>0?i.push((0,J.Xb)(n,"its metadata was removed")):n?.level==="f"&&t.attachments>0&&i.push((0,J.qg)(r,await(0,Oe.Br)(
r),n,"its embedded files were removed")),e&&i.push((0,ye.Yw)("scripts")),s>0&&i.push(Ce(s)),Object.values(t).every(a=>a===0)&&i.push(Ie),i}const Te={code:"invoi\
ce_claim_removed",message:"The document is no longer an electronic invoice, because its metadata or its attachments were removed. Keep both to publish invoices.",
mentions:["remove_metadata","remove_attachments"]},Ce=r=>({code:"content_unreadable",message:`${(0,Pe.C7)(r,"content stream")} could not be read, because the co\
mpression is not known. Hidden content in there was not removed.`}),Ie={code:"nothing_to_remove",message:"Nothing was removed: the document has none of these th\
ings."}}),55969:((B,I,f)=>{f.d(I,{B:()=>C,E:()=>y});var v=f(45599);const O=new Set(["Text","FreeText","Line","Square","Circle","Polygon","PolyLine","Highlight",
"Underline","Squiggly","StrikeOut","Caret","Stamp","Ink","Popup","Sound","Redact","Projection"]),T=new Set(["Link","Widget","FileAttachment"]);function C(l,P){const p=l.
resolve(P.get("Subtype"));return p instanceof v.SX?p.text:""}const y=(l,P)=>P==="comments"?O.has(l):l!==""&&!T.has(l)}),36078:((B,I,f)=>{f.d(I,{AY:()=>l,KJ:()=>x,
XL:()=>P,_:()=>O,hX:()=>d,id:()=>y,qK:()=>C,vs:()=>T,wW:()=>o,yQ:()=>p});var v=f(45079);function O(u){if(Number.isInteger(u)&&Math.abs(u)<1e7)return String(u);const c=Number(
u.toPrecision(7)),m=Math.abs(c)<1e-9?"0":String(c);return m.includes("e")?c.toFixed(12).replace(/\.?0+$/,""):m}const T=u=>u.map(O).join(" "),C=(u,c)=>`q ${c} cm\
 /${u} Do Q`,y=u=>(0,v.ZV)(Math.round(u*1e3)/1e3||0),l=([u,c])=>`${y(u)} ${y(c)}`,P=u=>u.map((c,m)=>`${l(c)} ${m===0?"m":"l"}`).join(" "),p=.5523;function x(u){
const c=p,m=(...E)=>`${E.map(([g,D])=>l(u(g,D))).join(" ")} c`;return[`${l(u(1,0))} m`,m([1,c],[c,1],[0,1]),m([-c,1],[-1,c],[-1,0]),m([-1,-c],[-c,-1],[0,-1]),m(
[c,-1],[1,-c],[1,0])].join(" ")}function o(u,c){const m={1:"g",3:"rg",4:"k"}[u.length];return`${u.map(y).join(" ")} ${c==="fill"?m:m.toUpperCase()}`}const d=u=>`\
[${u.map(y).join(" ")}] 0 d`}),84961:((B,I,f)=>{f.d(I,{$x:()=>o,Kh:()=>p,qg:()=>d,xS:()=>x});var v=f(58552),O=f(33973),T=f(90536),C=f(45599),y=f(3907),l=f(33311),
P=f(9819);function p(c,m){const E=c.resolve(m.get("S"));return(!m.has("S")||(0,C.Eo)(E,"JavaScript")||(0,C.Eo)(E,"Rendition"))&&c.resolve(m.get("JS"))!==null}async function x(c,m){
const E=m.filter(D=>(0,T.L)(c.get(D),S=>p(c,S)));if(E.length===0)return!1;const{live:g}=await(0,O.Gy)(c);return E.some(D=>g[D]===1)}async function o(c){return await x(
c,(await(0,l.S)(c)).JS)||d(c)}async function d(c){if(!(0,C.Zm)(c.get(c.catalogNumber)))return!1;const m=c.resolve((0,P.Wo)(c,"AcroForm")?.dict.get("XFA"));if(m===
null)return!1;if(c.security?.locked===!0)return null;for(const E of Array.isArray(m)?m:[m]){const g=c.resolve(E);if(!(g instanceof C.Z6))continue;let D;try{D=await c.
decodedAtEase(g)}catch(b){if(!(b instanceof v.zU)||b.code==="cancelled")throw b;return!0}const S=(0,y.xK)(D);if(S===void 0||S.includes("script")&&await u(S,c.job.
pace))return!0}return!1}async function u(c,m){const E=g=>(g.kind==="start"||g.kind==="empty")&&/^(?:[^:]*:)?script$/.test(g.name);return await(0,y.km)(c,m,E)!==
"well-formed"}}),77500:((B,I,f)=>{f.d(I,{Yw:()=>P,br:()=>y,f4:()=>T,mD:()=>C});var v=f(58552),O=f(9819);function T(p,x){return x.form?.dict.has("XFA")?p.resolve(
p.catalog.get("NeedsRendering"))===!0||!x.fields.some(({kind:d})=>d!=="unknown")?"dynamic":"static":"none"}function C(p,x){if(T(p,x)!=="dynamic")return;const o="\
is a dynamic XFA form, whose pages and fields only Adobe viewers show";throw new v.zU("invalid_parameters",`file: ${o}`,{issues:[{field:"file",message:o}],advice:"\
Print it to a PDF document from Adobe Reader, or ask its author for a form without XFA"})}function y(p,x){const o=(0,O.Wo)(p,"AcroForm");return o?.dict.has("XFA")?
(p.edit(o.holder),o.dict.delete("XFA"),p.catalog.has("NeedsRendering")&&p.editCatalog().delete("NeedsRendering"),[P(x)]):[]}const l={values:"it would still show\
 the old values.",pages:"it described removed pages. The fields themselves remain.",scripts:"it has scripts, or parts that cannot be read, which may have some. \
The fields themselves remain.",places:"it says where fields are on the pages. The fields themselves remain.",merge:"XFA forms cannot be merged. The fields thems\
elves remain."},P=p=>({code:"xfa_removed",message:`The XFA version of the form was removed, because ${l[p]}`})}),38671:((B,I,f)=>{f.d(I,{R:()=>C});var v=f(52205),
O=f(45599);const T={DCTDecode:"jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};function C(y,l){const P=(0,v.c3)(y,l.dict.
get("Filter")),p=(0,v.c3)(y,l.dict.get("DecodeParms")),x=P.at(-1)??null,o=x instanceof O.SX?T[x.text]:void 0;if(!o)return{format:o,parameters:void 0,filter:x,before:l};
const d=new O.Bi(l.dict);d.set("Filter",P.slice(0,-1)),d.set("DecodeParms",p.slice(0,P.length-1));const u=p[P.length-1];return{format:o,parameters:(0,O.Zm)(u)?u:
void 0,filter:x,before:new O.Z6(d,l.data,l.sealed)}}}),93059:((B,I,f)=>{f.d(I,{n:()=>T});var v=f(45599);const O={BPC:"BitsPerComponent",CS:"ColorSpace",D:"Decod\
e",DP:"DecodeParms",F:"Filter",H:"Height",IM:"ImageMask",W:"Width"};function T(C){if(C.dataStart<0)return;const y=new v.Bi;for(let l=0;l+1<C.count;l+=2){const P=C.
name(l);P!==void 0&&y.set(O[P]??P,C.value(l+1))}return new v.Z6(y,C.content.subarray(C.dataStart,C.dataEnd))}}),8283:((B,I,f)=>{f.d(I,{A2:()=>O,EI:()=>y,GM:()=>T,
OD:()=>P,Os:()=>C,iN:()=>l});var v=f(78157);const O=216,T=217,C=218,y=254,l=o=>o>=224&&o<=239;function*P(o){const d=(0,v.bS)(o);for(let u=2;;){const c=x(d,u);if(c<
0)return;const m=d[c+1],E=m===O||m===T||m===p;if(!E&&c+4>d.length)return;const g=E?0:d.readUInt16BE(c+2),D=c+2+g;if(D>d.length||!E&&g<2||(yield{marker:m,start:c,
end:D,data:d.subarray(E?D:c+4,D)},m===T))return;u=D}}const p=1;function x(o,d){for(let u=o.indexOf(255,d);u>=0&&u+1<o.length;u=o.indexOf(255,u+1)){const c=o[u+1];
if(c!==0&&c!==255&&(c<208||c>215))return u}return-1}}),5490:((B,I,f)=>{f.d(I,{M:()=>C,U:()=>T});var v=f(74135);const O=1e4;class T{current;saved=[];beyond=0;constructor(l){
this.current=l}follow(l){switch(l.operator){case"q":return this.saved.length<O?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?
this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.transform(l),!0;default:return!1}}transform(l){if(l.count!==6)return;const[P,p,
x,o,d,u]=C(l);this.current.matrix=(0,v.lw)([P,p,x,o,d,u],this.current.matrix)}}const C=y=>Array.from({length:y.count},(l,P)=>y.number(P))}),97748:((B,I,f)=>{f.d(
I,{ZO:()=>T,f6:()=>C,ue:()=>v});const v=y=>({matrix:y,font:void 0,size:0,charSpace:0,wordSpace:0,stretch:1,leading:0,rise:0,mode:0}),O=(y,l)=>y.number(l)||0;function T(y,l){
switch(y.operator){case"Tc":return l.charSpace=O(y,0),!0;case"Tw":return l.wordSpace=O(y,0),!0;case"Tz":return l.stretch=O(y,0)/100,!0;case"TL":return l.leading=
O(y,0),!0;case"Ts":return l.rise=O(y,0),!0;case"Tr":return l.mode=O(y,0),!0;default:return!1}}class C{a=1;b=0;c=0;d=1;e=0;f=0;lineE=0;lineF=0;reset(){this.set(1,
0,0,1,0,0)}set(l,P,p,x,o,d){this.a=l,this.b=P,this.c=p,this.d=x,this.e=this.lineE=o,this.f=this.lineF=d}moveLine(l,P){this.e=this.lineE+=l*this.a+P*this.c,this.
f=this.lineF+=l*this.b+P*this.d}advance(l,P){this.e+=l*this.a+P*this.c,this.f+=l*this.b+P*this.d}follow(l,P){switch(l.operator){case"BT":return this.reset(),!0;case"\
Tm":return l.count>=6&&this.set(O(l,0),O(l,1),O(l,2),O(l,3),O(l,4),O(l,5)),!0;case"TD":return P.leading=-O(l,1),this.moveLine(O(l,0),O(l,1)),!0;case"Td":return this.
moveLine(O(l,0),O(l,1)),!0;case"T*":return this.moveLine(0,-P.leading),!0;default:return!1}}}}),85392:((B,I,f)=>{f.d(I,{J:()=>P,a:()=>p});var v=f(43496),O=f(824),
T=f(82715),C=f(60912),y=f(1975),l=f(92761);async function P(d){const u=await(0,O.Br)(d),c=({namespace:m})=>l.fD.includes(m);return u?.properties.some(c)?((0,C._L)(
d,(0,C.QH)(u,c,[])),!0):!1}async function p(d,u,c){const m=(D,S,b)=>({prefix:D,name:S,form:"simple",values:[b]}),E=(0,C.QH)(u,({namespace:D,name:S})=>l.fD.includes(
D)||D===v.dK.pdfaid&&S==="part",[m("pdfaid","part","3"),m("fx","DocumentType","INVOICE"),m("fx","DocumentFileName",c.file),m("fx","Version",c.version),m("fx","C\
onformanceLevel",c.level)]),g=await(0,y.kg)(Buffer.from(E,"utf8"),d.job.pace);(0,C._L)(d,(0,T.m)(g,"pdfaExtension","schemas",o))}const x=[["DocumentType","Type \
of the invoice document"],["DocumentFileName","Name of the embedded XML invoice"],["Version","Version of the XML invoice standard"],["ConformanceLevel","Profile\
 of the XML invoice"]],o=`<rdf:li rdf:parseType="Resource" xmlns:pdfaSchema="${v.dK.pdfaSchema}" xmlns:pdfaProperty="${v.dK.pdfaProperty}">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${v.dK.fx}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${x.map(([d,u])=>`<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${d}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty\
:category>external</pdfaProperty:category><pdfaProperty:description>${u}</pdfaProperty:description></rdf:li>
`).join("")}</rdf:Seq></pdfaSchema:property>
</rdf:li>
`}),36502:((B,I,f)=>{f.d(I,{z:()=>p});var v=f(45599);const O={View:"ViewState",Print:"PrintState"};class T{document;categories={View:new Map,Print:new Map};intents;constructor(d,u){
this.document=d,this.intents=this.intentsOf(u);for(const c of d.array(u?.get("AS"))??[]){const m=d.dict(c),E=d.resolve(m?.get("Event"));if(!m||!((0,v.Eo)(E,"Vie\
w")||(0,v.Eo)(E,"Print")))continue;const g=C(d,m.get("Category")),D=this.categories[E.text];for(const S of d.array(m.get("OCGs"))??[]){if(!(0,v.i9)(S))continue;
const b=D.get(S.number)??new Set;for(const L of g)b.add(L);D.set(S.number,b)}}}isAlwaysOn(d){const{intents:u}=this;if(u.has("All"))return!1;const c=this.intentsOf(
this.document.dict(new v.oS(d)));return!c.has("All")&&![...c].some(m=>u.has(m))}stateOf(d,u){const c=this.categories[u].get(d);if(!c)return;const m=this.document.
dict(this.document.dict(new v.oS(d))?.get("Usage"));let E;for(const g of c){const D=O[g],S=D===void 0?null:this.document.resolve(this.document.dict(m?.get(g))?.
get(D));if((0,v.Eo)(S,"OFF"))return!1;(0,v.Eo)(S,"ON")&&(E=!0)}return E}intentsOf(d){const u=C(this.document,d?.get("Intent"));return new Set(u.length>0?u:["Vie\
w"])}}function C(o,d){return(o.array(d)??[d??null]).map(c=>o.resolve(c)).flatMap(c=>c instanceof v.SX?[c.text]:[])}const y=32;function l(o,d,u){const c=new Map,
m=(E,g)=>{const D=c.get(E);if(D!==void 0)return D;c.set(E,!0);const S=o.resolve(E[0]),b=U=>{const W=o.resolve(U);return(0,v.cy)(W)?g>0?m(W,g-1):!0:!(0,v.i9)(U)||
u(U.number)},L=E.slice(1),R=P(S instanceof v.SX?S.text:"",L,b);return c.set(E,R),R};return m(d,y)}function P(o,d,u){switch(o){case"And":return d.every(u);case"O\
r":return d.some(u);case"Not":return d.length===0||!u(d[0]);default:return!0}}class p{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(d){
this.document=d;const u=d.dict(d.dict(d.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,v.Eo)(d.resolve(u?.get("BaseState")),"OFF");for(const c of d.array(
u?.get("OFF"))??[])(0,v.i9)(c)&&this.off.add(c.number);for(const c of d.array(u?.get("ON"))??[])(0,v.i9)(c)&&this.on.add(c.number);this.usages=new T(d,u),this.viewed=
x(c=>this.usages.isAlwaysOn(c)||(this.usages.stateOf(c,"View")??!this.isGroupOff(c))),this.printed=x(c=>this.usages.stateOf(c,"Print")??this.viewed.states(c))}isOff(d){
return!this.shows(d,this.viewed)}isNeverShown(d){return this.isOff(d)&&!this.shows(d,this.printed)}groupsOff(){const{document:d}=this,u=d.dict(d.catalog.get("OC\
Properties"));return this.baseOff?(d.array(u?.get("OCGs"))??[]).filter(c=>!(0,v.i9)(c)||!this.on.has(c.number)):d.array(d.dict(u?.get("D"))?.get("OFF"))??[]}neverShown(){
const d=this.document.array(this.document.dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[];return[...new Set(d.flatMap(c=>(0,v.i9)(c)?[c.number]:
[]))].filter(c=>!this.viewed.states(c)&&!this.printed.states(c))}shows(d,{states:u,memberships:c}){const{document:m}=this,E=m.dict(d);if(!E)return!0;if(!(0,v.Eo)(
m.resolve(E.get("Type")),"OCMD"))return!(0,v.i9)(d)||u(d.number);const g=c.get(E);if(g!==void 0)return g;const D=m.resolve(E.get("VE")),S=(0,v.cy)(D)?l(m,D,u):this.
showsByPolicy(E,u);return c.set(E,S),S}showsByPolicy(d,u){const{document:c}=this,m=d.get("OCGs"),E=(c.array(m)??[m]).filter(v.i9);if(E.length===0)return!0;const g=E.
map(({number:S})=>u(S)),D=c.resolve(d.get("P"));switch(D instanceof v.SX?D.text:"AnyOn"){case"AllOn":return g.every(S=>S);case"AnyOff":return!g.every(S=>S);case"\
AllOff":return!g.some(S=>S);default:return g.some(S=>S)}}isGroupOff(d){return this.off.has(d)||this.baseOff&&!this.on.has(d)}}function x(o){const d=new Map;return{
states:c=>{let m=d.get(c);return m===void 0&&d.set(c,m=o(c)),m},memberships:new WeakMap}}}),21281:((B,I,f)=>{f.d(I,{Ip:()=>p,XM:()=>c,Xb:()=>u,ds:()=>P,qg:()=>d});
var v=f(59071),O=f(70549),T=f(43496),C=f(824),y=f(1975),l=f(60912);const P=(0,O.n)(async g=>p(g,await(0,C.Br)(g)));function p(g,D){const S=($,G)=>(0,v.wh)((0,y.
sm)(D,$,G)[0]??""),b=o(S("pdfaid","part"),S("pdfaid","conformance").toLowerCase()),L=x(S("pdfuaid","part"))?`PDF/UA-${S("pdfuaid","part")}`:void 0,U=[S("pdfxid",
"GTS_PDFXVersion")||S("pdfx","GTS_PDFXVersion")||((0,v.Gh)(g.resolve((0,C._U)(g)?.get("GTS_PDFXVersion")))??""),S("pdfe","ISO_PDFEVersion"),S("pdfvtid","GTS_PDF\
VTVersion")],W=[b?.name,L,...U.filter($=>/^PDF\/[\w .:/()-]{1,40}$/.test($))];return{archive:b,accessible:L,names:W.filter($=>$!==void 0)}}const x=g=>/^[1-9]$/.
test(g);function o(g,D){if(!x(g))return;const S=/^[abuef]$/.test(D)?D:"";return{part:Number(g),level:S,name:`PDF/A-${g}${S}`}}function d(g,D,S,b){return D&&E(g,
D,[T.dK.pdfaid]),u(S,b)}const u=({name:g},D)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${g}: ${D}.`});async function c(g){const D=await(0,C.
Br)(g);if(!D)return[];const{archive:S,accessible:b}=p(g,D);E(g,D,[T.dK.pdfaid,T.dK.pdfuaid]);const L=[S?.name,b].filter(R=>R!==void 0);return L.length>0?[m(L)]:
[]}const m=g=>({code:"conformance_dropped",message:`The result no longer claims ${g.join(" and ")}, because a merge cannot guarantee conformance.`});function E(g,D,S){
D.properties.some(({namespace:b})=>S.includes(b))&&(0,l._L)(g,(0,l.QH)(D,({namespace:b})=>S.includes(b),[]))}}),71856:((B,I,f)=>{f.d(I,{B4:()=>x,Ij:()=>C,In:()=>y,
lq:()=>l});var v=f(21996),O=f(90536),T=f(45599);async function C(o){o.trailer.delete("Info");const d=await(0,v.Av)(o,Object.keys(P));for(const u of[...d].sort((c,m)=>c-
m)){if(!(0,O.L)(o.get(u),m=>p(o,m).length>0))continue;(0,O.C)(o.edit(u),m=>{for(const E of p(o,m))m.delete(E)});const c=o.job.pace.step(1e3);c&&await c}}const y=o=>o instanceof
T.Z6&&((0,T.Eo)(o.dict.get("Type"),"Metadata")||(0,T.Eo)(o.dict.get("Subtype"),"XML")),l={"PTEX.FileName":o=>o instanceof T.Mx,"PTEX.InfoDict":T.Zm},P={Metadata:y,
PieceInfo:()=>!0,...l},p=(o,d)=>Object.keys(P).filter(u=>d.has(u)&&P[u](o.resolve(d.get(u))));function x(o){const d=o.dict(o.trailer.get("Info"))!==void 0,u=o.resolve(
o.catalog.get("Metadata"))!==null;return o.trailer.delete("Info"),o.catalog.has("Metadata")&&o.editCatalog().delete("Metadata"),Number(d)+Number(u)}}),17413:((B,I,f)=>{
f.d(I,{Y:()=>T});var v=f(43496),O=f(3907);async function T(y,l,P){const p=new C(l);await(0,O.km)(y,P,d=>((d.kind==="start"||d.kind==="empty")&&p.start(d.name,d.
attributes,d.from),(d.kind==="end"||d.kind==="empty")&&p.end(d.name,d.to),p.isTooDeep));const x=[];let o=0;for(const d of p.dropped)x.push(y.slice(o,d.from)),o=
d.to;return x.join("")+y.slice(o)}class C{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new v.ee;constructor(l){this.drops=l}start(l,P,p){this.isTooDeep=
this.open.length>=O.ol,this.scope.enter(P);const x=this.scope.ofElement(l);this.open.push({name:l,from:p,drops:this.drops(x,this.elements)}),this.elements.push(
x)}end(l,P){let p=this.open.length-1;for(;p>=0&&this.open[p].name!==l;)p--;if(p<0)return;const{drops:x,from:o}=this.open[p];for(;this.open.length>p;)this.open.pop(),
this.elements.pop(),this.scope.leave();if(x){for(;this.dropped.length>0&&this.dropped.at(-1).from>o;)this.dropped.pop();this.dropped.push({from:o,to:P})}}}}),82715:((B,I,f)=>{
f.d(I,{m:()=>T});var v=f(43496),O=f(3907);function T(C,y,l,P){const{text:p,properties:x,end:o,about:d}=C,u=x.find(g=>g.namespace===v.dK[y]&&g.name===l),c=u&&p.slice(
u.from,u.to).match(/^[\s\S]*(?=<\/(?:[\w.-]+:)?Bag\s*>)/)?.[0].length;if(u&&c!==void 0){const g=u.from+c;return`${p.slice(0,g)}${P.replace("<rdf:li",`<rdf:li xm\
lns:rdf="${v.dK.rdf}"`)}${p.slice(g)}`}const m=`<${y}:${l}><rdf:Bag>
${P}</rdf:Bag></${y}:${l}>`,E=`<rdf:Description xmlns:rdf="${v.dK.rdf}" rdf:about="${(0,O.X)(d)}" xmlns:${y}="${v.dK[y]}">
${m}
</rdf:Description>
`;return`${p.slice(0,o)}${E}${p.slice(o)}`}}),60912:((B,I,f)=>{f.d(I,{QH:()=>C,T3:()=>y,_L:()=>x});var v=f(43496),O=f(3907),T=f(45599);function C(o,d,u){const{text:c,
properties:m,end:E,about:g}=o,D=[];let S=0;for(const b of m.filter(d).sort((L,R)=>L.from-R.from))b.from<S||(D.push(c.slice(S,b.from)),S=b.to);return D.push(c.slice(
S,Math.max(E,S))),u.length>0&&D.push(l(u,g)),D.push(c.slice(Math.max(E,S))),p(D.join(""))}function y(o){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"\
?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${v.dK.rdf}">
${l(o,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function l(o,d){const c=[...new Set(o.map(({prefix:E})=>E))].map(E=>` xmlns:${E}="${v.dK[E]}"`).join(""),m=o.map(({prefix:E,name:g,form:D,values:S})=>`\
<${E}:${g}>${P(D,S)}</${E}:${g}>
`);return`<rdf:Description xmlns:rdf="${v.dK.rdf}" rdf:about="${(0,O.X)(d)}"${c}>
${m.join("")}</rdf:Description>
`}function P(o,d){const u=c=>d.map(m=>`<rdf:li${c}>${(0,O.X)(m)}</rdf:li>`).join("");switch(o){case"simple":return(0,O.X)(d[0]??"");case"alternative":return`<rd\
f:Alt>${u(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${u("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${u("")}</rdf:Bag>`}}const p=o=>o.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function x(o,d){const u=o.catalog.get("Metadata"),c=o.resolve(u),m=c instanceof T.Z6?[...c.dict].
filter(([D])=>!["Filter","DecodeParms","Length"].includes(D)):[],E=new T.Bi([["Type",new T.SX("Metadata")],["Subtype",new T.SX("XML")],...m]),g=new T.Z6(E,Buffer.
from(d,"utf8"));(0,T.i9)(u)&&c instanceof T.Z6?o.put(u,g):o.edit(o.catalogNumber).set("Metadata",o.add(g))}}),44738:((B,I,f)=>{f.d(I,{L:()=>l,m:()=>P});var v=f(
45599),O=f(55969),T=f(3466),C=f(9731),y=f(17671);async function l(p,x){const o=new Set;let d=0,u=!1;for(let E=0;E<p.pages.count;E++){const g=P(p,p.pages.number(
E));for(const{number:S}of g){const b=p.get(S);if(o.has(S)||!(0,v.Zm)(b)||!x(b,E))continue;o.add(S);const L=(0,O.B)(p,b);L==="Popup"&&d++,L==="Widget"&&(u=!0)}const D=p.
job.pace.step(500+g.length*100);D&&await D}if(o.size===0)return 0;const c=(0,y.Hi)(p),m=u?await T.R.of(p):void 0;return await(0,y.Pv)(c,o,()=>(0,y.Wi)(c,o)),m&&
await(0,y.zg)(c,m),await(0,C.U)(c),o.size-d}function P(p,x){const o=p.entry(x,"Annots"),d=p.array(o)??[];if(!d.some(v.Zm))return d.filter(v.i9);const u=p.edit((0,v.
i9)(o)?o:x),c=p.array((0,v.Zm)(u)?u.get("Annots"):u)??[];for(const[m,E]of c.entries())(0,v.Zm)(E)&&(c[m]=p.add(E));return c.filter(v.i9)}}),58006:((B,I,f)=>{f.d(
I,{n:()=>C});var v=f(59596),O=f(45599);const T=["DecodeParms","F","FFilter","FDecodeParms","DL"];function C(y,l,{compress:P}){const p=new O.Bi(y.dict);P?p.set("\
Filter",(0,O.UU)("FlateDecode")):p.delete("Filter");for(const x of T)p.delete(x);return new O.Z6(p,P?(0,v.Kc)(l):l)}})};
