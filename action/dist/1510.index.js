"use strict";exports.id=1510,exports.ids=[1510],exports.modules={61510:((B,I,d)=>{d.r(I),d.d(I,{sanitize_document:()=>Me});var g=d(21996),O=d(33973),x=d(55969),T=d(45059),y=d(
36502),l=d(17671),S=d(44738),m=d(71856),D=d(9819),n=d(45599),u=d(15141),c=d(60502),h=d(78021);const p=new Set(["GoTo","GoToDp","Hide","ResetForm","SetOCGState",
"Trans","GoTo3DView","Thread","Named","URI"]),M=new Set(["JavaScript","Launch","SubmitForm","ImportData","Rendition","GoToR","GoToE","Movie","Sound","RichMediaE\
xecute"]),v=new Set(["URI","GoToR","GoToE","Launch"]),E=new Set(["NextPage","PrevPage","FirstPage","LastPage"]),C=/^(?:javascript|vbscript|data):/i,b=["A","PA",
"OpenAction"];class L{document;wanted;scripts=new Set;links=new Set;found=new Map;chains;others=0;constructor(t,e){this.document=t,this.wanted=e,this.chains=new u.
X(t,{isDead:s=>this.isDead(s,!0),isGone:()=>!1})}get removedScripts(){return this.scripts.size+this.others}get removedLinks(){return this.links.size}visit=(t,e)=>{
for(const s of b)this.isAction(e.get(s))&&this.chains.pruneAction(t,e,s);return this.isAction(e.get("AA"))&&this.chains.pruneAdditional(t,e),e.has("Next")&&!(0,c.
Q)(e)&&this.chains.pruneChain(e,t),!(0,h.Uc)(e)&&this.isDead(e,!1)&&this.found.set(e,t),this.wanted.scripts&&!this.scripts.has(e)&&this.dropEntries(e)};finish(){
for(const[t,e]of this.found)this.document.exists(e)&&(this.document.edit(e),t.clear())}isAction(t){return t!==void 0&&(0,n.Zm)(this.document.resolve(t))}isDead(t,e){
return this.wanted.scripts&&this.isScript(t,e)?this.scripts.add(t):this.wanted.links&&this.leadsOut(t)&&this.links.add(t),this.scripts.has(t)||this.links.has(t)}isScript(t,e){
const{document:s}=this,i=s.resolve(t.get("S"));if(!(i instanceof n.SX))return(e||(0,n.Eo)(t.get("Type"),"Action"))&&R(s.resolve(t.get("JS")));if(M.has(i.text))return!0;
if(i.text==="Named"){const o=s.resolve(t.get("N"));return t.has("N")&&!(o instanceof n.SX&&E.has(o.text))}return i.text==="URI"?C.test(N(s.resolve(t.get("URI")))):
i.text==="Thread"?t.has("F"):e&&!p.has(i.text)}leadsOut(t){const e=this.document.resolve(t.get("S"));return e instanceof n.SX?v.has(e.text)&&(e.text!=="URI"||t.
has("URI"))||e.text==="Thread"&&t.has("F"):!1}dropEntries(t){const{document:e}=this;let s=!1;const i=(o,a)=>{!t.has(o)||!a(e.resolve(t.get(o)))||(t.delete(o),this.
others++,s=!0)};return t.has("S")&&i("JS",R),i("OnInstantiate",o=>o instanceof n.Z6),(0,n.Eo)(e.resolve(t.get("Type")),"RichMediaActivation")&&i("Scripts",Array.
isArray),s}}const R=r=>r instanceof n.Mx||r instanceof n.Z6,N=r=>r instanceof n.Mx?Buffer.from(r.bytes).toString("latin1").replace(/[^\x21-\x7e]/g,""):"";class G{document;removed=0;constructor(t){
this.document=t}privateData=(t,e)=>{const{document:s}=this,i=t===s.catalogNumber&&e===s.catalog,o=this.removed;this.drop(e,"PieceInfo",n.Zm)&&e.delete("LastModi\
fied"),this.drop(e,"Thumb",a=>a instanceof n.Z6),i||this.drop(e,"Metadata",m.In);for(const[a,f]of Object.entries(m.lq))this.drop(e,a,f);return i&&this.drop(e,"S\
piderInfo",n.Zm),(0,n.Eo)(s.resolve(e.get("Type")),"DPart")&&this.drop(e,"DPM",n.Zm),this.removed>o};dropWebCapture(){this.dropNames(["IDS","URLS"])}dropNames(t){
const e=(0,D.Wo)(this.document,"Names");for(const s of t)e?.dict.has(s)&&(this.document.edit(e.holder),e.dict.delete(s),this.removed++)}drop(t,e,s){return!t.has(
e)||!s(this.document.resolve(t.get(e)))?!1:(t.delete(e),this.removed++,!0)}}const U=["EF","RF","F","UF","DOS","Mac","Unix","Desc","Thumb","CI","EP","ID"];class k{document;specifications=new Map;constructor(t){
this.document=t}visit=(t,e)=>{const{document:s}=this;(0,n.Zm)(s.resolve(e.get("EF")))&&this.specifications.set(e,t);let i=!1;for(const o of["AF","MCAF"])this.listsFiles(
e.get(o))&&(e.delete(o),i=!0);return i};finish(){const{document:t}=this;for(const[s,i]of this.specifications){for(const o of t.dict(s.get("EF"))?.values()??[])(0,n.
i9)(o)&&t.remove(o);t.edit(i);for(const o of U)s.delete(o)}const e=(0,D.Wo)(t,"Names");e?.dict.has("EmbeddedFiles")&&(t.edit(e.holder),e.dict.delete("EmbeddedFi\
les")),t.catalog.has("Collection")&&t.editCatalog().delete("Collection")}listsFiles(t){const{document:e}=this,s=e.resolve(t);return(0,n.cy)(s)?!0:(0,n.Zm)(s)&&(s.
has("EF")||(0,n.Eo)(e.resolve(s.get("Type")),"Filespec"))}}var H=d(58006),vt=d(68973),$=d(78157),X=d(36211),Et=d(37709),V=d(36078),yt=d(5490),Q=d(97748),K=d(85008);
const wt=500;class Ot{found=[];get any(){return this.found.length>0}add(t,e,s=""){this.found.push({from:t,to:e,text:s})}inOrder(){const t=[...this.found].sort((s,i)=>s.
from-i.from||i.to-s.to),e=[];for(const s of t){const i=e.at(-1);(!i||s.from>=i.to||s.from===s.to)&&e.push(s)}return e}}async function Y(r,t,e){const s=[];let i=0;
for(const{from:o,to:a,text:f}of t){if(o<i)continue;const w=o===i&&i>0;s.push(r.subarray(i,o),Buffer.from(`${w?"":`
`}${f}${f===""?"":`
`}`,"latin1")),i=a;const P=e.step(wt);P&&await P}return s.push(r.subarray(i)),Buffer.concat(s)}function q(r,t){let[e,s]=[0,r.length];for(;e<s;){const i=e+s>>1;r[i].
to<=t?e=i+1:s=i}return e<r.length&&r[e].from<=t}const tt=4096,Dt=20;async function St(r,t){if(!r.includes($.IQ))return{content:r,comments:0};const e=new K.oz(r),
s=[];let i=r.indexOf($.IQ);for(let o=1,a=0;;o++){const f=e.next(),w=f===K.Kp?r.length:e.start;if(i<a&&(i=r.indexOf($.IQ,a)),i<0||(i<w&&s.push({from:a,to:w,text:""}),
f===K.Kp))break;a=e.end;const P=o%tt===0?t.step(tt*Dt):void 0;P&&await P}return{content:s.length===0?r:await Y(r,s,t),comments:s.length}}var et=d(82416),Pt=d(57373);
class Mt{document;across=0;down=0;constructor(t){this.document=t}forget(){this.across=this.down=0}async add(t,e){const s=await this.fontOf(e);if(!s)return;const i=xt(
t,e,s);s.vertical?this.down+=i:this.across+=i*e.stretch}async settled(t){if(this.across===0&&this.down===0)return"";const e=await this.fontOf(t),s=e?.vertical===
!0?t.size:t.size*t.stretch,i=e?.vertical===!0?this.down:this.across;return this.forget(),s===0||i===0?"":`[${(0,V._)(-1e3*i/s)}] TJ`}async fontOf({resource:t}){
return t!==void 0&&this.document.dict(t)?(0,Pt.G)(this.document,t):void 0}}function xt(r,t,e){const s=r.count-1,i=r.string(s);if(i)return st(i,t,e);if(r.kind(s)!==
K.pQ)return 0;let o=0;const a=r.inside(s);for(let f=a.next();f;f=a.next())f===K.An||f===K.Cd?o+=st((0,et.E3)(r.content,a.start,a.end),t,e):f===K.uk&&(o-=(0,et.kz)(
r.content,a.start,a.end)/1e3*t.size);return o}function st(r,{size:t,charSpace:e,wordSpace:s},i){let o=0;for(const a of i.glyphs(r)){const f=i.vertical&&a.vertical?
a.vertical.advance:a.width;o+=f*t+e+(a.isSpace?s:0)}return o}var nt=d(38671),Tt=d(93059),j=d(8283);const Ct={224:"JFIF\0",226:"ICC_PROFILE\0",238:"Adobe"};function it(r){
const t=(0,$.bS)(r);if(t[0]!==255||t[1]!==j.A2)return r;const e=[];let s=0;for(const{marker:i,start:o,end:a,data:f}of(0,j.OD)(t))i===j.GM&&!At(t,a)?(e.push(t.subarray(
s,a)),s=t.length):(i===j.EI||(0,j.iN)(i)&&!It(i,f))&&(e.push(t.subarray(s,o)),s=a);return s===0?r:Buffer.concat([...e,t.subarray(s)])}function It(r,t){const e=Ct[r];
return e!==void 0&&(0,$.w1)(t,0,e)}function At(r,t){for(let e=t;e<r.length;e++)if(r[e]>32)return!1;return!0}const bt=["F","Filter","DP","DecodeParms","L","Lengt\
h"];function _t(r,t){const e=(0,Tt.n)(t),{format:s,before:i}=e?(0,nt.R)(r,e):{},o=s==="jpg"&&i?r.decodedPart(i)?.data:void 0;if(!o)return;const a=it(o);if(a===o)
return;const f=(A,_)=>Buffer.from(t.content.subarray(t.startOf(A),t.endOf(_))).toString("latin1"),w=[];for(let A=0;A+1<t.count;A+=2){const _=t.name(A)??"";bt.includes(
_)?(_==="DP"||_==="DecodeParms")&&f(A+1,A+1).startsWith("<<")&&w.push(f(A,A+1)):w.push(f(A,A+1))}const P=Buffer.from(a).toString("latin1");return`BI ${w.join(" ")}\
 /F /DCT /L ${a.length} ID ${P}
EI`}var Bt=d(64680),ot=d(45079);const Lt=1e4,rt=["ActualText","Alt","E"];class Rt{document;around;layers;cuts;ids=[];open=[];beyond=0;hiding=0;paintedCount=0;removedCount=0;constructor(t,e,s,i){
this.document=t,this.around=e,this.layers=s,this.cuts=i}get isHidden(){return this.hiding>0}painted(){this.paintedCount++}removed(){this.removedCount++}begin(t,e){
if(this.open.length>=Lt){this.beyond++;return}const s=t.name(0)??"",i=t.operator==="BDC"?this.listOf(t):void 0,o=s==="OC"&&this.layers?.isNeverShown(i)===!0,a=this.
isHidden;this.open.push({from:e,to:t.end,tag:Buffer.from(t.content.subarray(t.startOf(0),t.endOf(0))).toString("latin1"),properties:this.document.dict(i),hides:o,
isInside:a,painted:this.paintedCount,removed:this.removedCount}),o&&this.hiding++,(o||a)&&this.cuts.add(e,t.end)}end(t,e){if(this.beyond>0)return this.beyond--,
!1;const s=this.open.pop();return s?(s.hides&&this.hiding--,(s.hides||s.isInside)&&this.cuts.add(t,e),this.close(s,t,e),s.hides&&!this.isHidden):!1}finish(t){for(;this.
open.length>0;)this.end(t,t)}close(t,e,s){const{tag:i,properties:o,hides:a,isInside:f}=t;if(this.paintedCount===t.painted&&(this.removedCount>t.removed||f||a)){
const P=this.document.resolve(o?.get("MCID"));if(typeof P=="number"&&this.ids.push(P),a||f)return;this.cuts.add(t.from,t.to),this.cuts.add(e,s)}else if(this.removedCount>
t.removed&&o&&rt.some(P=>o.has(P))){const P=new n.Bi([...o].filter(([F])=>!rt.includes(F))),A=new Bt.k(256);(0,ot.bD)(A,P,ot.yT);const _=Buffer.from(A.bytes).toString(
"latin1");this.cuts.add(t.from,t.to,/\b\d+ \d+ R\b/.test(_)?`${i} BMC`:`${i} ${_} BDC`)}}listOf(t){const e=t.name(1);if(e!==void 0)return this.around.find("Prop\
erties",e);const s=t.value(1);return(0,n.Zm)(s)?s:void 0}}const at=500,W=0,ct=3,dt={Do:[0,"XObject"],Tf:[0,"Font"],gs:[0,"ExtGState"],sh:[0,"Shading"],cs:[0,"Co\
lorSpace"],CS:[0,"ColorSpace"],scn:[-1,"Pattern"],SCN:[-1,"Pattern"],BDC:[1,"Properties"],DP:[1,"Properties"]};class z{document;around;hidden;cuts=new Ot;marks;debt;states;uses=[];forms=[];path=[];clips=!1;saved=[];from=0;texts=0;images=0;constructor(t,e,s,i){
this.document=t,this.around=e,this.hidden=s,this.marks=new Rt(t,e,s.layers,this.cuts),this.debt=new Mt(t),this.states=new yt.U({...(0,Q.ue)([1,0,0,1,0,0]),mode:i,
resource:void 0})}async clean(t){const{pace:e}=this.document.job,{content:s,comments:i}=this.hidden.text?await St(t,e):{content:t,comments:0};this.texts+=i,await(0,Et.
K)(s,e,w=>{const P=this.take(w);if(!P){this.from=w.end;return}return P.then(()=>{this.from=w.end})}),this.marks.finish(s.length);const o=this.cuts.inOrder(),a=e.
step(o.length*at);return a&&await a,{content:o.length===0?s:await Y(s,o,e),...await this.usesAfter(o),forms:this.forms.filter(({at:w})=>!q(o,w)),ids:this.marks.
ids,texts:this.texts,images:this.images}}async usesAfter(t){const e=new Map,s=new Map;for(const{shelf:o,name:a,at:f}of this.uses){const w=q(t,f)?s:e;w.set(o,(w.
get(o)??new Set).add(a));const P=this.document.job.pace.step(at);P&&await P}const i=o=>[...o].flatMap(([a,f])=>[...f].map(w=>({shelf:a,name:w})));return{used:i(
e),unused:i(s)}}take(t){this.note(t),this.marks.isHidden&&this.dropComments(t);const{operator:e}=t;switch(e){case"BMC":case"BDC":this.marks.begin(t,this.from);return;case"\
EMC":this.marks.end(this.from,t.end)&&(this.saved=[]);return;case"Tj":case"TJ":return this.show(t);case"'":case'"':return this.showOnNextLine(t);case"BT":case"T\
m":case"Td":case"TD":case"T*":this.debt.forget();return;default:this.marks.isHidden||this.drawsHidden(t)?this.hide(t):(e==="Do"||e==="sh"||e==="BI"||X.lJ.has(e))&&
this.paint(t),this.follow(t)}}dropComments(t){const{content:e,count:s,end:i,operator:o}=t,a=s>0?t.startOf(0):i-o.length;o!=="BI"&&e.subarray(this.from,a).includes(
$.IQ)&&this.cuts.add(this.from,a)}drawsHidden(t){const{layers:e}=this.hidden,s=e&&t.operator==="Do"?t.name(0):void 0;return s!==void 0&&e.isNeverShown(this.document.
dict(this.around.find("XObject",s))?.get("OC"))}note(t){const e=Object.hasOwn(dt,t.operator)?dt[t.operator]:void 0;if(!e)return;const[s,...i]=e,o=t.name(s<0?t.count+
s:s);if(o!==void 0)for(const a of i){const f=this.around.shelf(a,o);if(!f)continue;this.uses.push({shelf:f,name:o,at:this.from});const w=a==="XObject"?this.document.
resolve(f.dict.get(o)):null;w instanceof n.Z6&&(0,n.Eo)(this.document.resolve(w.dict.get("Subtype")),"Form")&&this.forms.push({value:f.dict.get(o),mode:this.isModeInvisible()?
ct:W,at:this.from})}}follow(t){const{states:e,around:s,document:i}=this;if(e.follow(t))return;const{current:o}=e,a=t.name(0);if(t.operator==="Tf"&&a!==void 0)o.
resource=s.find("Font",a),o.size=t.number(1)||0;else if(t.operator==="gs"&&a!==void 0){const f=i.array(i.dict(s.find("ExtGState",a))?.get("Font")),w=i.resolve(f?.[1]);
f&&(o.resource=f[0]),typeof w=="number"&&(o.size=w)}else(0,Q.ZO)(t,o)}paint(t){const{operator:e}=t;if(this.marks.painted(),e==="BI"&&this.hidden.images&&this.strip(
t),!!X.lJ.has(e)){for(const[s,i]of this.path)this.cuts.add(s,i);this.path=[]}}strip(t){const e=_t(this.document,t);e!==void 0&&(this.cuts.add(this.from,t.end,e),
this.images++)}hide(t){const{cuts:e,from:s}=this,{operator:i,end:o}=t;if(this.marks.removed(),X.Rl.has(i))this.path.push([s,o]);else if(i==="W"||i==="W*")this.clips=
!0;else if(X.lJ.has(i)){if(this.clips)e.add(s,o,"n");else for(const[a,f]of[...this.path,[s,o]])e.add(a,f);this.path=[],this.clips=!1}else if(i==="q")this.saved.
push(s);else if(i==="Q"){const a=this.saved.pop();a!==void 0&&e.add(a,o)}else["Do","sh","BI","MP","DP"].includes(i)&&e.add(s,o)}isModeInvisible(){return this.states.
current.mode===ct}isInvisible(){const{document:t,hidden:e,states:s}=this,{resource:i}=s.current;return e.text&&this.isModeInvisible()&&!(0,n.Eo)(t.resolve(t.dict(
i)?.get("Subtype")),"Type3")}async show(t){const{debt:e,from:s}=this,{current:i}=this.states,o={...i};if(this.goes()){this.cuts.add(s,t.end),await e.add(t,o);return}
this.marks.painted();const a=await e.settled(o);a!==""&&this.cuts.add(s,s,a)}async showOnNextLine(t){const{current:e}=this.states;this.debt.forget();const{count:s,
operator:i}=t,o=i==='"'&&s>=3;if(o&&(e.wordSpace=t.number(s-3)||0,e.charSpace=t.number(s-2)||0),!this.goes()){this.marks.painted();return}this.cuts.add(this.from,
t.end,`${o?`${(0,V._)(e.wordSpace)} Tw ${(0,V._)(e.charSpace)} Tc `:""}T*`),await this.debt.add(t,{...e})}goes(){if(!this.marks.isHidden){if(!this.isInvisible())
return!1;this.texts++}return this.marks.removed(),!0}}class Z{document;resources;holder;outer;shelves=new Map;constructor(t,e,s,i){this.document=t,this.resources=
e,this.holder=s,this.outer=i}shelf(t,e){const s=this.own(t);return s?.dict.has(e)?s:this.outer?.shelf(t,e)}find(t,e){return this.shelf(t,e)?.dict.get(e)}own(t){
const e=this.shelves.get(t);if(e||this.shelves.has(t))return e;const{document:s}=this,o=s.dict(this.resources)?.get(t),a=s.resolve(o),f=(0,n.Zm)(a)?{dict:a,holder:(0,D.
Kd)(o,(0,D.Kd)(this.resources,this.holder))}:void 0;return this.shelves.set(t,f),f}}const Ft=64;async function Ut(r){const{pages:t,job:e}=r,s=new Map;for(let i=0;i<
t.count;i++){const o=e.pace.step(500);o&&await o;const a=t.number(i);if(r.entry(a,"Resources")!==void 0)continue;const f=$t(r,a);if(f===void 0)continue;const w=r.
dict(new n.oS(f)).get("Resources"),P=(0,n.i9)(w)?w:s.get(f)??r.add(w);s.set(f,P),t.patch(i,{Resources:P})}for(const i of s.keys()){const o=r.edit(i);(0,n.Zm)(o)&&
o.delete("Resources")}}function $t(r,t){let e=r.entry(t,"Parent");for(let s=0;s<Ft&&(0,n.i9)(e);s++){const i=r.dict(e);if(i?.has("Resources")===!0)return e.number;
e=i?.get("Parent")}}const Kt=Uint8Array.of(10),Nt=new Uint8Array(0),Wt=6;async function ft(r,t,e){const{dict:s}=(0,H.n)(t,e,{compress:!1});return s.set("Filter",
(0,n.UU)("FlateDecode")),new n.Z6(s,await(0,vt.uM)(r.job).deflate(e,Wt))}class jt{document;hidden;structure;modes=new Map;borrowed=new Map;pages=new Map;forms=new Set;used=new Map;unused=[];unread=new Set;texts=0;images=0;constructor(t,e,s){
this.document=t,this.hidden=e,this.structure=s}async run(t){(this.hidden.layers||this.hidden.text)&&await Ut(this.document),this.hidden.text&&await this.readModes(
t);const{pages:e}=this.document;for(let s=0;s<e.count;s++)await this.page(s);for(const s of[...this.borrowed.keys()])await this.form(s);for(let s=1;s<t.length;s++)
t[s]===1&&await this.object(s);return this.dropUnused(),{texts:this.texts,images:this.images,unread:this.unread.size}}async readModes(t){const{document:e}=this,
s=[],i=async(o,a,f)=>{const{forms:w}=await new z(e,a,{...this.hidden,text:!1,images:!1},f).clean(o);for(const P of w){const A=(0,n.i9)(P.value)?P.value.number:-1,
_=this.modes.get(A)??new Set;A<0||_.has(P.mode)||(this.modes.set(A,_.add(P.mode)),this.hasResources(A)||this.borrowed.set(A,a),s.push(P))}};for(const o of e.pages.
numbers)await i(this.joined(this.streamsOf(o)),this.aroundPage(o),W);for await(const{stream:o,around:a}of this.beginnings(t)){const f=this.decoded(o);f&&await i(
f,a,W)}for(let o=s.pop();o;o=s.pop()){const a=e.resolve(o.value),f=a instanceof n.Z6?this.decoded(a):void 0,w=o.value.number;f&&a instanceof n.Z6&&await i(f,this.
aroundStream(w,a),o.mode)}}async*beginnings(t){const{document:e}=this,s=new Set;for(let i=1;i<t.length;i++){const o=e.job.pace.step(200);o&&await o;const a=t[i]===
1?e.get(i):null,f=a instanceof n.Z6?a.dict:a;if(!(0,n.Zm)(f))continue;const w=(0,n.Eo)(e.resolve(f.get("Subtype")),"Type3");for(const P of this.startsIn(i,f,w)){
const A=(0,n.i9)(P)&&!s.has(P.number)?e.resolve(P):void 0;if(!(0,n.i9)(P)||!(A instanceof n.Z6))continue;s.add(P.number);const _=w?new Z(e,f.get("Resources"),i):
this.aroundStream(P.number,A);yield{stream:A,around:_}}}}startsIn(t,e,s){const{document:i}=this;return s?[...i.dict(e.get("CharProcs"))?.values()??[]]:i.resolve(
e.get("PatternType"))===1?[new n.oS(t)]:[...i.dict(e.get("AP"))?.values()??[]].flatMap(a=>{const f=i.resolve(a);return(0,n.Zm)(f)?[...f.values()]:[a]})}async page(t){
const{document:e}=this,s=e.pages.number(t),i=this.streamsOf(s),o=e.entry(s,"Resources"),a=`${i.map(F=>F.number).join(" ")}|${(0,n.i9)(o)?o.number:`page ${s}`}`,
f=this.pages.get(a);if(f){e.pages.patch(t,{Contents:f});return}const w=this.joined(i),P=this.aroundPage(s),A=await new z(e,P,this.hidden,W).clean(w);if(await this.
took(A,P,s,0,e.entry(s,"StructParents")),A.content===w)return;const _=e.add(await ft(e,new n.Z6(new n.Bi,Nt),A.content));this.pages.set(a,_),e.edit(s),e.pages.patch(
t,{Contents:_})}streamsOf(t){const{document:e}=this,s=e.entry(t,"Contents");return((0,n.i9)(s)&&e.isStream(s.number)?[s]:e.array(s)??[]).filter(o=>(0,n.i9)(o)&&
e.resolve(o)instanceof n.Z6)}joined(t){const e=t.map(s=>this.decoded(this.document.resolve(s))??new Uint8Array(0));return Buffer.concat(e.flatMap(s=>[s,Kt]))}aroundPage(t){
const{document:e}=this;return new Z(e,e.dict(new n.oS(t))?.get("Resources"),t)}async object(t){const{document:e}=this,s=e.get(t),i=e.job.pace.step(200);if(i&&await i,
s instanceof n.Z6){const{dict:o}=s;((0,n.Eo)(e.resolve(o.get("Subtype")),"Form")||e.resolve(o.get("PatternType"))===1||o.has("BBox")&&!o.has("ShadingType"))&&await this.
form(t)}else(0,n.Zm)(s)&&(0,n.Eo)(e.resolve(s.get("Subtype")),"Type3")&&await this.glyphs(t,s)}async form(t){const e=this.document.get(t);if(this.forms.has(t)||
!(e instanceof n.Z6))return;this.forms.add(t);const{layers:s}=this.hidden;if(s?.isNeverShown(e.dict.get("OC"))===!0)return;const i=this.modes.get(t),o=i?.size===
1?[...i][0]:W;await this.stream(t,this.aroundStream(t,e),o)}async glyphs(t,e){const{document:s}=this,i=new Z(s,e.get("Resources"),t);for(const o of s.dict(e.get(
"CharProcs"))?.values()??[])!(0,n.i9)(o)||this.forms.has(o.number)||(this.forms.add(o.number),await this.stream(o.number,i,W))}async stream(t,e,s){const{document:i}=this,
o=i.get(t),a=o instanceof n.Z6?this.decoded(o):void 0;if(!a||!(o instanceof n.Z6))return;const f=await new z(i,e,this.hidden,s).clean(a);await this.took(f,e,-1,
t,o.dict.get("StructParents")),f.content!==a&&i.put(t,await ft(i,o,f.content))}async took(t,e,s,i,o){this.texts+=t.texts,this.images+=t.images;for(const{shelf:f,
name:w}of t.used){const P=this.used.get(f.dict)??new Set;this.used.set(f.dict,P.add(w))}for(const f of t.unused)this.unused.push(f);for(const{value:f}of t.forms)
(0,n.i9)(f)&&!this.hasResources(f.number)&&!this.borrowed.has(f.number)&&(this.borrowed.set(f.number,e),await this.form(f.number));const a=this.document.resolve(
o);t.ids.length>0&&typeof a=="number"&&await this.structure.dropMarked(a,s,i,t.ids)}hasResources(t){const e=this.document.get(t);return e instanceof n.Z6&&this.
document.dict(e.dict.get("Resources"))!==void 0}aroundStream(t,e){return new Z(this.document,e.dict.get("Resources"),t,this.borrowed.get(t))}decoded(t){const e=this.
document.decodedPart(t);return e||this.unread.add(t),e?.data}dropUnused(){for(const{shelf:t,name:e}of this.unused)this.used.get(t.dict)?.has(e)===!0||!t.dict.has(
e)||(this.document.edit(t.holder),t.dict.delete(e))}}var Xt=d(76862),Zt=d(90536);async function ht(r,t,e){for(let s=1;s<t.length;s++){if(t[s]!==1)continue;const i=r.
get(s),o=i instanceof n.Z6?i:void 0,a={changed:!1,visited:0};(0,Zt.C)(i,w=>{a.visited++;for(const P of e)P(s,w,w===o?.dict?o:void 0)&&(a.changed=!0)}),a.changed&&
r.exists(s)&&r.edit(s);const f=r.job.pace.step(300*a.visited);f&&await f}}async function Gt(r,t,e){const s=new Set(t.neverShown()),i=[];await ht(r,e,[(a,f,w)=>(w&&
t.isNeverShown(f.get("OC"))&&i.push(a),f.has("Alternates")?Ht(r,f,t):(0,n.Eo)(r.resolve(f.get("S")),"SetOCGState")?Vt(r,f,s):(0,n.Eo)(r.resolve(f.get("Type")),"\
OCMD")&&zt(r,f,s))]);for(const a of i)r.put(a,kt());(0,Xt.a)(r,s);for(const a of s)r.remove(a);return s.size}const kt=()=>new n.Z6(new n.Bi([["Type",new n.SX("X\
Object")],["Subtype",new n.SX("Form")],["BBox",[0,0,0,0]]]),new Uint8Array(0));function Ht(r,t,e){const s=r.array(t.get("Alternates"))??[],i=s.filter(o=>!e.isNeverShown(
r.dict(o)?.get("OC")));return i.length===s.length?!1:(i.length>0?t.set("Alternates",i):t.delete("Alternates"),!0)}function Vt(r,t,e){const s=r.array(t.get("Stat\
e")),i=s?.filter(o=>!((0,n.i9)(o)&&e.has(o.number)));return!s||!i||i.length===s.length?!1:(t.set("State",i),!0)}function zt(r,t,e){if(!ut(r,t.get("OCGs"),e)&&!ut(
r,t.get("VE"),e))return!1;for(const s of["OCGs","VE","P"])t.delete(s);return!0}const Jt=32;function ut(r,t,e){const s=new Set,i=t===void 0?[]:[[t,0]];for(let o=i.
pop();o;o=i.pop()){const[a,f]=o;if(a instanceof n.oS&&e.has(a.number))return!0;const w=r.array(a);if(!(!w||s.has(w)||f>Jt)){s.add(w);for(const P of w)i.push([P,
f+1])}}return!1}const Qt=new Set(["xml ","uuid","uinf","asoc","lbl ","nlst","jp2i","free"]),Yt=new Set(["ftbl","flst","cref"]),qt="jP  ",lt=65359,te=65424,ee=65380;
function se(r){const t=(0,$.bS)(r);if(t.length>1&&t.readUInt16BE(0)===lt)return mt(t)??r;const e=ne(t);if(e?.[0]?.type!==qt||e.some(({type:o})=>Yt.has(o)))return r;
const s=e.flatMap(({type:o,from:a,body:f,end:w})=>{if(Qt.has(o))return[];const P=o==="jp2c"?mt(t.subarray(f,w)):void 0;return P?[ie(P.length),P]:[t.subarray(a,w)]}),
i=Buffer.concat(s);return i.length===t.length?r:i}function ne(r){const t=[];for(let e=0;e<r.length;){if(e+8>r.length)return;const s=r.toString("latin1",e+4,e+8),
i=r.readUInt32BE(e),o=i===1;if(o&&e+16>r.length)return;const a=o?Number(r.readBigUInt64BE(e+8)):i===0?r.length-e:i,f=e+(o?16:8);if(e+a>r.length||e+a<f)return;t.
push({type:s,from:e,body:f,end:e+a}),e+=a}return t}function ie(r){const t=Buffer.alloc(8);return t.writeUInt32BE(r+8,0),t.write("jp2c",4,"latin1"),t}function mt(r){
if(r.length<4||r.readUInt16BE(0)!==lt)return;const t=[];let e=0;for(let s=2;s+4<=r.length;){const i=r.readUInt16BE(s);if(i===te||i<65280)break;const o=s+2+r.readUInt16BE(
s+2);i===ee&&(t.push(r.subarray(e,s)),e=o),s=o}return e===0?void 0:Buffer.concat([...t,r.subarray(e)])}async function oe(r,t){let e=0;for(let s=1;s<t.length;s++){
if(t[s]!==1||!r.isStream(s))continue;const i=r.get(s),o=i instanceof n.Z6?await re(r,i):void 0;o&&(r.put(s,o),e++);const a=r.job.pace.step(2e3);a&&await a}return e}
async function re(r,t){const{format:e,filter:s,parameters:i,before:o}=(0,nt.R)(r,t);if(e!=="jpg"&&e!=="jp2")return;const a=r.decodedPart(o)?.data;if(!a)return;const f=r.
job.pace.step(a.length);f&&await f;const w=e==="jpg"?it(a):se(a);if(w===a)return;const P=(0,H.n)(t,w,{compress:!1});return P.dict.set("Filter",s),i&&P.dict.set(
"DecodeParms",i),P}var ae=d(84961),ce=d(43496),de=d(17413);const fe=new Set(["script","submit","execute"]);async function he(r){const t=(0,D.Wo)(r,"AcroForm"),e=r.
resolve(t?.dict.get("XFA"));if(!t||e===null)return{removed:0,isDropped:!1};let s=0,i="";for(const o of(0,n.cy)(e)?e:[t.dict.get("XFA")]){const a=r.resolve(o);a instanceof
n.Mx&&(i=Buffer.from(a.bytes).toString("latin1")),(0,n.i9)(o)&&a instanceof n.Z6&&(s+=await ue(r,o,a,i))}return await(0,ae.qg)(r)===!1?{removed:s,isDropped:!1}:
(r.edit(t.holder),t.dict.delete("XFA"),r.catalog.has("NeedsRendering")&&r.editCatalog().delete("NeedsRendering"),{removed:s+1,isDropped:!0})}async function ue(r,t,e,s){
const i=r.decodedPart(e)?.data;if(!i||!(0,n.i9)(t))return 0;const o=Buffer.from(i).toString("latin1");let a=0;const f=({local:P},A)=>{const _=fe.has(P)&&s!=="da\
tasets"&&!A.some(le);return _&&a++,_},w=await(0,de.Y)(o,f,r.job.pace);return w!==o&&r.put(t,(0,H.n)(e,Buffer.from(w,"latin1"),{compress:!0})),w===o?0:a}const le=({
namespace:r,local:t})=>t==="datasets"&&r===ce.dK.xfa;async function me(r,t){const e=t.attachments?(await(0,T._)(r)).length:0,s=new y.z(r),i=await pe(r,t,s),o=await ve(
r,t,s),a=await Ee(r,t),{live:f}=await(0,O.Gy)(r),w=t.imageMetadata?await oe(r,f):0,P=t.metadata?(0,m.B4)(r):0;return{removed:{scripts:a.scripts,privateData:a.privateData,
metadata:P,hiddenLayers:o.layers,hiddenText:o.texts,attachments:e,comments:i,externalLinks:a.links,imageMetadata:w+o.images},isXfaDropped:a.isXfaDropped,unread:o.
unread}}async function pe(r,t,e){const s=new Set;return await(0,S.L)(r,i=>{const o=(0,x.B)(r,i);return t.comments&&(0,x.E)(o,"comments")?(o!=="Popup"&&s.add(i),
!0):t.attachments&&o==="FileAttachment"||t.hiddenLayers&&e.isNeverShown(i.get("OC"))}),s.size}const ge={layers:0,texts:0,images:0,unread:0};async function ve(r,t,e){
const s=t.hiddenLayers&&(0,D.Wo)(r,"OCProperties")!==void 0&&(e.neverShown().length>0||(await(0,g.V3)(r,["OCMD","OFF"])).length>0);if(!s&&!t.hiddenText&&!t.imageMetadata)
return ge;const i=(0,l.Hi)(r),{live:o}=await(0,O.Gy)(r),a=new jt(r,{layers:s?e:void 0,text:t.hiddenText,images:t.imageMetadata},i.structure),{texts:f,images:w,unread:P}=await a.
run(o);return await i.structure.flush(),await(0,l.Pv)(i,new Set(i.removal.removed())),{layers:s?await Gt(r,e,o):0,texts:f,images:w,unread:P}}async function Ee(r,t){
const e=new L(r,{scripts:t.scripts,links:t.externalLinks}),s=new G(r),i=new k(r),o=[];(t.scripts||t.externalLinks)&&o.push(e.visit),t.privateData&&o.push(s.privateData),
t.attachments&&o.push(i.visit);const{live:a}=await(0,O.Gy)(r);await ht(r,a,o),e.finish(),t.attachments&&i.finish(),t.privateData&&s.dropNames(["IDS","URLS"]),t.
scripts&&pt(r,"Names","JavaScript"),t.externalLinks&&pt(r,"URI","Base");const f=t.scripts?await he(r):{removed:0,isDropped:!1};return{scripts:e.removedScripts+f.
removed,links:e.removedLinks,privateData:s.removed,isXfaDropped:f.isDropped}}function pt(r,t,e){const s=(0,D.Wo)(r,t);s?.dict.has(e)&&(r.edit(s.holder),s.dict.delete(
e))}var ye=d(77500),we=d(85392),J=d(21281),Oe=d(824),De=d(90966),Se=d(37253),Pe=d(98446);const gt={scripts:"removedScripts",privateData:"removedPrivateData",metadata:"\
removedMetadata",hiddenLayers:"removedHiddenLayers",hiddenText:"removedHiddenText",attachments:"removedAttachments",comments:"removedComments",externalLinks:"re\
movedExternalLinks",imageMetadata:"removedImageMetadata"},Me=async(r,t,e)=>{const s=await(0,De.E)(r.bytes,e,{password:t.open_password}),i={scripts:t.remove_scripts,
privateData:t.remove_private_data,metadata:t.remove_metadata,hiddenLayers:t.remove_hidden_layers,hiddenText:t.remove_hidden_text,attachments:t.remove_attachments,
comments:t.remove_comments,externalLinks:t.remove_external_links,imageMetadata:t.remove_image_metadata},{archive:o}=await(0,J.ds)(s),a=i.metadata||i.attachments?
await(0,we.J)(s):!1,f=await me(s,i),w=[...a?[Te]:[],...await xe(s,f,o)],P=s.pages.count,A=Object.keys(gt).filter(F=>i[F]),_=Object.fromEntries(A.map(F=>[gt[F],f.
removed[F]]));return{documents:[{name:r.name,bytes:await(0,Se.UN)(s),pageCount:P}],notes:w,facts:{pageCount:P,..._}}};async function xe(r,{removed:t,isXfaDropped:e,
unread:s},i){const o=[];return i&&t.metadata>0?o.push((0,J.Xb)(i,"its metadata was removed")):i?.level==="f"&&t.attachments>0&&o.push((0,J.qg)(r,await(0,Oe.Br)(
r),i,"its embedded files were removed")),e&&o.push((0,ye.Yw)("scripts")),s>0&&o.push(Ce(s)),Object.values(t).every(a=>a===0)&&o.push(Ie),o}const Te={code:"invoi\
ce_claim_removed",message:"The document is no longer an electronic invoice, because its metadata or its attachments were removed. Keep both to publish invoices.",
mentions:["remove_metadata","remove_attachments"]},Ce=r=>({code:"content_unreadable",message:`${(0,Pe.C7)(r,"content stream")} could not be read, because the co\
mpression is not known. Hidden content in there was not removed.`}),Ie={code:"nothing_to_remove",message:"Nothing was removed: the document has none of these th\
ings."}}),55969:((B,I,d)=>{d.d(I,{B:()=>T,E:()=>y});var g=d(45599);const O=new Set(["Text","FreeText","Line","Square","Circle","Polygon","PolyLine","Highlight",
"Underline","Squiggly","StrikeOut","Caret","Stamp","Ink","Popup","Sound","Redact","Projection"]),x=new Set(["Link","Widget","FileAttachment"]);function T(l,S){const m=l.
resolve(S.get("Subtype"));return m instanceof g.SX?m.text:""}const y=(l,S)=>S==="comments"?O.has(l):l!==""&&!x.has(l)}),36078:((B,I,d)=>{d.d(I,{AY:()=>l,KJ:()=>D,
XL:()=>S,_:()=>O,hX:()=>u,id:()=>y,qK:()=>T,vs:()=>x,wW:()=>n,yQ:()=>m});var g=d(45079);function O(c){if(Number.isInteger(c)&&Math.abs(c)<1e7)return String(c);const h=Number(
c.toPrecision(7)),p=Math.abs(h)<1e-9?"0":String(h);return p.includes("e")?h.toFixed(12).replace(/\.?0+$/,""):p}const x=c=>c.map(O).join(" "),T=(c,h)=>`q ${h} cm\
 /${c} Do Q`,y=c=>(0,g.ZV)(Math.round(c*1e3)/1e3||0),l=([c,h])=>`${y(c)} ${y(h)}`,S=c=>c.map((h,p)=>`${l(h)} ${p===0?"m":"l"}`).join(" "),m=.5523;function D(c){
const h=m,p=(...M)=>`${M.map(([v,E])=>l(c(v,E))).join(" ")} c`;return[`${l(c(1,0))} m`,p([1,h],[h,1],[0,1]),p([-h,1],[-1,h],[-1,0]),p([-1,-h],[-h,-1],[0,-1]),p(
[h,-1],[1,-h],[1,0])].join(" ")}function n(c,h){const p={1:"g",3:"rg",4:"k"}[c.length];return`${c.map(y).join(" ")} ${h==="fill"?p:p.toUpperCase()}`}const u=c=>`\
[${c.map(y).join(" ")}] 0 d`}),84961:((B,I,d)=>{d.d(I,{$x:()=>n,Kh:()=>m,qg:()=>u,xS:()=>D});var g=d(58552),O=d(33973),x=d(90536),T=d(45599),y=d(3907),l=d(33311),
S=d(9819);function m(h,p){const M=h.resolve(p.get("S"));return(!p.has("S")||(0,T.Eo)(M,"JavaScript")||(0,T.Eo)(M,"Rendition"))&&h.resolve(p.get("JS"))!==null}async function D(h,p){
const M=p.filter(E=>(0,x.L)(h.get(E),C=>m(h,C)));if(M.length===0)return!1;const{live:v}=await(0,O.Gy)(h);return M.some(E=>v[E]===1)}async function n(h){return await D(
h,(await(0,l.S)(h)).JS)||u(h)}async function u(h){if(!(0,T.Zm)(h.get(h.catalogNumber)))return!1;const p=h.resolve((0,S.Wo)(h,"AcroForm")?.dict.get("XFA"));if(p===
null)return!1;if(h.security?.locked===!0)return null;for(const M of Array.isArray(p)?p:[p]){const v=h.resolve(M);if(!(v instanceof T.Z6))continue;let E;try{E=await h.
decodedAtEase(v)}catch(b){if(!(b instanceof g.zU)||b.code==="cancelled")throw b;return!0}const C=(0,y.xK)(E);if(C===void 0||C.includes("script")&&await c(C,h.job.
pace))return!0}return!1}async function c(h,p){const M=v=>(v.kind==="start"||v.kind==="empty")&&/^(?:[^:]*:)?script$/.test(v.name);return await(0,y.km)(h,p,M)!==
"well-formed"}}),77500:((B,I,d)=>{d.d(I,{Yw:()=>S,br:()=>y,f4:()=>x,mD:()=>T});var g=d(58552),O=d(9819);function x(m,D){return D.form?.dict.has("XFA")?m.resolve(
m.catalog.get("NeedsRendering"))===!0||!D.fields.some(({kind:u})=>u!=="unknown")?"dynamic":"static":"none"}function T(m,D){if(x(m,D)!=="dynamic")return;const n="\
is a dynamic XFA form, whose pages and fields only Adobe viewers show";throw new g.zU("invalid_parameters",`file: ${n}`,{issues:[{field:"file",message:n}],advice:"\
Print it to a PDF document from Adobe Reader, or ask its author for a form without XFA"})}function y(m,D){const n=(0,O.Wo)(m,"AcroForm");return n?.dict.has("XFA")?
(m.edit(n.holder),n.dict.delete("XFA"),m.catalog.has("NeedsRendering")&&m.editCatalog().delete("NeedsRendering"),[S(D)]):[]}const l={values:"it would still show\
 the old values.",pages:"it described removed pages. The fields themselves remain.",scripts:"it has scripts, or parts that cannot be read, which may have some. \
The fields themselves remain.",places:"it says where fields are on the pages. The fields themselves remain.",merge:"XFA forms cannot be merged. The fields thems\
elves remain."},S=m=>({code:"xfa_removed",message:`The XFA version of the form was removed, because ${l[m]}`})}),38671:((B,I,d)=>{d.d(I,{R:()=>T});var g=d(52205),
O=d(45599);const x={DCTDecode:"jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};function T(y,l){const S=(0,g.c3)(y,l.dict.
get("Filter")),m=(0,g.c3)(y,l.dict.get("DecodeParms")),D=S.at(-1)??null,n=D instanceof O.SX?x[D.text]:void 0;if(!n)return{format:n,parameters:void 0,filter:D,before:l};
const u=new O.Bi(l.dict);u.set("Filter",S.slice(0,-1)),u.set("DecodeParms",m.slice(0,S.length-1));const c=m[S.length-1];return{format:n,parameters:(0,O.Zm)(c)?c:
void 0,filter:D,before:new O.Z6(u,l.data,l.sealed)}}}),93059:((B,I,d)=>{d.d(I,{n:()=>x});var g=d(45599);const O={BPC:"BitsPerComponent",CS:"ColorSpace",D:"Decod\
e",DP:"DecodeParms",F:"Filter",H:"Height",IM:"ImageMask",W:"Width"};function x(T){if(T.dataStart<0)return;const y=new g.Bi;for(let l=0;l+1<T.count;l+=2){const S=T.
name(l);S!==void 0&&y.set(O[S]??S,T.value(l+1))}return new g.Z6(y,T.content.subarray(T.dataStart,T.dataEnd))}}),8283:((B,I,d)=>{d.d(I,{A2:()=>O,EI:()=>y,GM:()=>x,
OD:()=>S,Os:()=>T,iN:()=>l});var g=d(78157);const O=216,x=217,T=218,y=254,l=n=>n>=224&&n<=239;function*S(n){const u=(0,g.bS)(n);for(let c=2;;){const h=D(u,c);if(h<
0)return;const p=u[h+1],M=p===O||p===x||p===m;if(!M&&h+4>u.length)return;const v=M?0:u.readUInt16BE(h+2),E=h+2+v;if(E>u.length||!M&&v<2||(yield{marker:p,start:h,
end:E,data:u.subarray(M?E:h+4,E)},p===x))return;c=E}}const m=1;function D(n,u){for(let c=n.indexOf(255,u);c>=0&&c+1<n.length;c=n.indexOf(255,c+1)){const h=n[c+1];
if(h!==0&&h!==255&&(h<208||h>215))return c}return-1}}),5490:((B,I,d)=>{d.d(I,{M:()=>T,U:()=>x});var g=d(74135);const O=1e4;class x{current;saved=[];beyond=0;constructor(l){
this.current=l}follow(l){switch(l.operator){case"q":return this.saved.length<O?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?
this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.transform(l),!0;default:return!1}}transform(l){if(l.count!==6)return;const[S,m,
D,n,u,c]=T(l);this.current.matrix=(0,g.lw)([S,m,D,n,u,c],this.current.matrix)}}const T=y=>Array.from({length:y.count},(l,S)=>y.number(S))}),97748:((B,I,d)=>{d.d(
I,{ZO:()=>x,f6:()=>T,ue:()=>g});const g=y=>({matrix:y,font:void 0,size:0,charSpace:0,wordSpace:0,stretch:1,leading:0,rise:0,mode:0}),O=(y,l)=>y.number(l)||0;function x(y,l){
switch(y.operator){case"Tc":return l.charSpace=O(y,0),!0;case"Tw":return l.wordSpace=O(y,0),!0;case"Tz":return l.stretch=O(y,0)/100,!0;case"TL":return l.leading=
O(y,0),!0;case"Ts":return l.rise=O(y,0),!0;case"Tr":return l.mode=O(y,0),!0;default:return!1}}class T{a=1;b=0;c=0;d=1;e=0;f=0;lineE=0;lineF=0;reset(){this.set(1,
0,0,1,0,0)}set(l,S,m,D,n,u){this.a=l,this.b=S,this.c=m,this.d=D,this.e=this.lineE=n,this.f=this.lineF=u}moveLine(l,S){this.e=this.lineE+=l*this.a+S*this.c,this.
f=this.lineF+=l*this.b+S*this.d}advance(l,S){this.e+=l*this.a+S*this.c,this.f+=l*this.b+S*this.d}follow(l,S){switch(l.operator){case"BT":return this.reset(),!0;case"\
Tm":return l.count>=6&&this.set(O(l,0),O(l,1),O(l,2),O(l,3),O(l,4),O(l,5)),!0;case"TD":return S.leading=-O(l,1),this.moveLine(O(l,0),O(l,1)),!0;case"Td":return this.
moveLine(O(l,0),O(l,1)),!0;case"T*":return this.moveLine(0,-S.leading),!0;default:return!1}}}}),85392:((B,I,d)=>{d.d(I,{J:()=>S,a:()=>m});var g=d(43496),O=d(824),
x=d(82715),T=d(60912),y=d(1975),l=d(92761);async function S(u){const c=await(0,O.Br)(u),h=({namespace:p})=>l.fD.includes(p);return c?.properties.some(h)?((0,T._L)(
u,(0,T.QH)(c,h,[])),!0):!1}async function m(u,c,h){const p=(E,C,b)=>({prefix:E,name:C,form:"simple",values:[b]}),M=(0,T.QH)(c,({namespace:E,name:C})=>l.fD.includes(
E)||E===g.dK.pdfaid&&C==="part",[p("pdfaid","part","3"),p("fx","DocumentType","INVOICE"),p("fx","DocumentFileName",h.file),p("fx","Version",h.version),p("fx","C\
onformanceLevel",h.level)]),v=await(0,y.kg)(Buffer.from(M,"utf8"),u.job.pace);(0,T._L)(u,(0,x.m)(v,"pdfaExtension","schemas",n))}const D=[["DocumentType","Type \
of the invoice document"],["DocumentFileName","Name of the embedded XML invoice"],["Version","Version of the XML invoice standard"],["ConformanceLevel","Profile\
 of the XML invoice"]],n=`<rdf:li rdf:parseType="Resource" xmlns:pdfaSchema="${g.dK.pdfaSchema}" xmlns:pdfaProperty="${g.dK.pdfaProperty}">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${g.dK.fx}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${D.map(([u,c])=>`<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${u}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty\
:category>external</pdfaProperty:category><pdfaProperty:description>${c}</pdfaProperty:description></rdf:li>
`).join("")}</rdf:Seq></pdfaSchema:property>
</rdf:li>
`}),36502:((B,I,d)=>{d.d(I,{z:()=>m});var g=d(45599);const O={View:"ViewState",Print:"PrintState"};class x{document;categories={View:new Map,Print:new Map};intents;constructor(n,u){
this.document=n,this.intents=this.intentsOf(u);for(const c of n.array(u?.get("AS"))??[]){const h=n.dict(c),p=n.resolve(h?.get("Event"));if(!h||!((0,g.Eo)(p,"Vie\
w")||(0,g.Eo)(p,"Print")))continue;const M=T(n,h.get("Category")),v=this.categories[p.text];for(const E of n.array(h.get("OCGs"))??[]){if(!(0,g.i9)(E))continue;
const C=v.get(E.number)??new Set;for(const b of M)C.add(b);v.set(E.number,C)}}}isAlwaysOn(n){const{intents:u}=this;if(u.has("All"))return!1;const c=this.intentsOf(
this.document.dict(new g.oS(n)));return!c.has("All")&&![...c].some(h=>u.has(h))}stateOf(n,u){const c=this.categories[u].get(n);if(!c)return;const h=this.document.
dict(this.document.dict(new g.oS(n))?.get("Usage"));let p;for(const M of c){const v=O[M],E=v===void 0?null:this.document.resolve(this.document.dict(h?.get(M))?.
get(v));if((0,g.Eo)(E,"OFF"))return!1;(0,g.Eo)(E,"ON")&&(p=!0)}return p}intentsOf(n){const u=T(this.document,n?.get("Intent"));return new Set(u.length>0?u:["Vie\
w"])}}function T(D,n){return(D.array(n)??[n??null]).map(c=>D.resolve(c)).flatMap(c=>c instanceof g.SX?[c.text]:[])}const y=32;function l(D,n,u){const c=new Map,
h=(p,M)=>{const v=c.get(p);if(v!==void 0)return v;c.set(p,!0);const E=D.resolve(p[0]),C=R=>{const N=D.resolve(R);return(0,g.cy)(N)?M>0?h(N,M-1):!0:!(0,g.i9)(R)||
u(R.number)},b=p.slice(1),L=S(E instanceof g.SX?E.text:"",b,C);return c.set(p,L),L};return h(n,y)}function S(D,n,u){switch(D){case"And":return n.every(u);case"O\
r":return n.some(u);case"Not":return n.length===0||!u(n[0]);default:return!0}}class m{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(n){
this.document=n;const u=n.dict(n.dict(n.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,g.Eo)(n.resolve(u?.get("BaseState")),"OFF");for(const c of n.array(
u?.get("OFF"))??[])(0,g.i9)(c)&&this.off.add(c.number);for(const c of n.array(u?.get("ON"))??[])(0,g.i9)(c)&&this.on.add(c.number);this.usages=new x(n,u),this.viewed=
c=>this.usages.isAlwaysOn(c)||(this.usages.stateOf(c,"View")??!this.isGroupOff(c)),this.printed=c=>this.usages.stateOf(c,"Print")??this.viewed(c)}isOff(n){return!this.
shows(n,this.viewed)}isNeverShown(n){return this.isOff(n)&&!this.shows(n,this.printed)}groupsOff(){const{document:n}=this,u=n.dict(n.catalog.get("OCProperties"));
return this.baseOff?(n.array(u?.get("OCGs"))??[]).filter(c=>!(0,g.i9)(c)||!this.on.has(c.number)):n.array(n.dict(u?.get("D"))?.get("OFF"))??[]}neverShown(){const n=this.
document.array(this.document.dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[];return[...new Set(n.flatMap(c=>(0,g.i9)(c)?[c.number]:[]))].filter(
c=>!this.viewed(c)&&!this.printed(c))}shows(n,u){const{document:c}=this,h=c.dict(n);if(!h)return!0;if(!(0,g.Eo)(c.resolve(h.get("Type")),"OCMD"))return!(0,g.i9)(
n)||u(n.number);const p=c.resolve(h.get("VE"));return(0,g.cy)(p)?l(c,p,u):this.showsByPolicy(h,u)}showsByPolicy(n,u){const{document:c}=this,h=n.get("OCGs"),p=(c.
array(h)??[h]).filter(g.i9);if(p.length===0)return!0;const M=p.map(({number:E})=>u(E)),v=c.resolve(n.get("P"));switch(v instanceof g.SX?v.text:"AnyOn"){case"All\
On":return M.every(E=>E);case"AnyOff":return!M.every(E=>E);case"AllOff":return!M.some(E=>E);default:return M.some(E=>E)}}isGroupOff(n){return this.off.has(n)||this.
baseOff&&!this.on.has(n)}}}),21281:((B,I,d)=>{d.d(I,{Ip:()=>m,XM:()=>h,Xb:()=>c,ds:()=>S,qg:()=>u});var g=d(59071),O=d(70549),x=d(43496),T=d(824),y=d(1975),l=d(
60912);const S=(0,O.n)(async v=>m(v,await(0,T.Br)(v)));function m(v,E){const C=(U,k)=>(0,g.wh)((0,y.sm)(E,U,k)[0]??""),b=n(C("pdfaid","part"),C("pdfaid","confor\
mance").toLowerCase()),L=D(C("pdfuaid","part"))?`PDF/UA-${C("pdfuaid","part")}`:void 0,N=[C("pdfxid","GTS_PDFXVersion")||C("pdfx","GTS_PDFXVersion")||((0,g.Gh)(
v.resolve((0,T._U)(v)?.get("GTS_PDFXVersion")))??""),C("pdfe","ISO_PDFEVersion"),C("pdfvtid","GTS_PDFVTVersion")],G=[b?.name,L,...N.filter(U=>/^PDF\/[\w .:/()-]{1,40}$/.
test(U))];return{archive:b,accessible:L,names:G.filter(U=>U!==void 0)}}const D=v=>/^[1-9]$/.test(v);function n(v,E){if(!D(v))return;const C=/^[abuef]$/.test(E)?
E:"";return{part:Number(v),level:C,name:`PDF/A-${v}${C}`}}function u(v,E,C,b){return E&&M(v,E,[x.dK.pdfaid]),c(C,b)}const c=({name:v},E)=>({code:"pdfa_identific\
ation_removed",message:`The document no longer claims ${v}: ${E}.`});async function h(v){const E=await(0,T.Br)(v);if(!E)return[];const{archive:C,accessible:b}=m(
v,E);M(v,E,[x.dK.pdfaid,x.dK.pdfuaid]);const L=[C?.name,b].filter(R=>R!==void 0);return L.length>0?[p(L)]:[]}const p=v=>({code:"conformance_dropped",message:`Th\
e result no longer claims ${v.join(" and ")}, because a merge cannot guarantee conformance.`});function M(v,E,C){E.properties.some(({namespace:b})=>C.includes(b))&&
(0,l._L)(v,(0,l.QH)(E,({namespace:b})=>C.includes(b),[]))}}),71856:((B,I,d)=>{d.d(I,{B4:()=>D,Ij:()=>T,In:()=>y,lq:()=>l});var g=d(21996),O=d(90536),x=d(45599);
async function T(n){n.trailer.delete("Info");const u=await(0,g.Av)(n,Object.keys(S));for(const c of[...u].sort((h,p)=>h-p)){if(!(0,O.L)(n.get(c),p=>m(n,p).length>
0))continue;(0,O.C)(n.edit(c),p=>{for(const M of m(n,p))p.delete(M)});const h=n.job.pace.step(1e3);h&&await h}}const y=n=>n instanceof x.Z6&&((0,x.Eo)(n.dict.get(
"Type"),"Metadata")||(0,x.Eo)(n.dict.get("Subtype"),"XML")),l={"PTEX.FileName":n=>n instanceof x.Mx,"PTEX.InfoDict":x.Zm},S={Metadata:y,PieceInfo:()=>!0,...l},m=(n,u)=>Object.
keys(S).filter(c=>u.has(c)&&S[c](n.resolve(u.get(c))));function D(n){const u=n.dict(n.trailer.get("Info"))!==void 0,c=n.resolve(n.catalog.get("Metadata"))!==null;
return n.trailer.delete("Info"),n.catalog.has("Metadata")&&n.editCatalog().delete("Metadata"),Number(u)+Number(c)}}),17413:((B,I,d)=>{d.d(I,{Y:()=>x});var g=d(43496),
O=d(3907);async function x(y,l,S){const m=new T(l);await(0,O.km)(y,S,u=>((u.kind==="start"||u.kind==="empty")&&m.start(u.name,u.attributes,u.from),(u.kind==="en\
d"||u.kind==="empty")&&m.end(u.name,u.to),m.isTooDeep));const D=[];let n=0;for(const u of m.dropped)D.push(y.slice(n,u.from)),n=u.to;return D.join("")+y.slice(n)}
class T{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new g.ee;constructor(l){this.drops=l}start(l,S,m){this.isTooDeep=this.open.length>=O.ol,this.scope.
enter(S);const D=this.scope.ofElement(l);this.open.push({name:l,from:m,drops:this.drops(D,this.elements)}),this.elements.push(D)}end(l,S){let m=this.open.length-
1;for(;m>=0&&this.open[m].name!==l;)m--;if(m<0)return;const{drops:D,from:n}=this.open[m];for(;this.open.length>m;)this.open.pop(),this.elements.pop(),this.scope.
leave();if(D){for(;this.dropped.length>0&&this.dropped.at(-1).from>n;)this.dropped.pop();this.dropped.push({from:n,to:S})}}}}),82715:((B,I,d)=>{d.d(I,{m:()=>x});
var g=d(43496),O=d(3907);function x(T,y,l,S){const{text:m,properties:D,end:n,about:u}=T,c=D.find(v=>v.namespace===g.dK[y]&&v.name===l),h=c&&m.slice(c.from,c.to).
match(/^[\s\S]*(?=<\/(?:[\w.-]+:)?Bag\s*>)/)?.[0].length;if(c&&h!==void 0){const v=c.from+h;return`${m.slice(0,v)}${S.replace("<rdf:li",`<rdf:li xmlns:rdf="${g.
dK.rdf}"`)}${m.slice(v)}`}const p=`<${y}:${l}><rdf:Bag>
${S}</rdf:Bag></${y}:${l}>`,M=`<rdf:Description xmlns:rdf="${g.dK.rdf}" rdf:about="${(0,O.X)(u)}" xmlns:${y}="${g.dK[y]}">
${p}
</rdf:Description>
`;return`${m.slice(0,n)}${M}${m.slice(n)}`}}),60912:((B,I,d)=>{d.d(I,{QH:()=>T,T3:()=>y,_L:()=>D});var g=d(43496),O=d(3907),x=d(45599);function T(n,u,c){const{text:h,
properties:p,end:M,about:v}=n,E=[];let C=0;for(const b of p.filter(u).sort((L,R)=>L.from-R.from))b.from<C||(E.push(h.slice(C,b.from)),C=b.to);return E.push(h.slice(
C,Math.max(M,C))),c.length>0&&E.push(l(c,v)),E.push(h.slice(Math.max(M,C))),m(E.join(""))}function y(n){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"\
?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${g.dK.rdf}">
${l(n,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function l(n,u){const h=[...new Set(n.map(({prefix:M})=>M))].map(M=>` xmlns:${M}="${g.dK[M]}"`).join(""),p=n.map(({prefix:M,name:v,form:E,values:C})=>`\
<${M}:${v}>${S(E,C)}</${M}:${v}>
`);return`<rdf:Description xmlns:rdf="${g.dK.rdf}" rdf:about="${(0,O.X)(u)}"${h}>
${p.join("")}</rdf:Description>
`}function S(n,u){const c=h=>u.map(p=>`<rdf:li${h}>${(0,O.X)(p)}</rdf:li>`).join("");switch(n){case"simple":return(0,O.X)(u[0]??"");case"alternative":return`<rd\
f:Alt>${c(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${c("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${c("")}</rdf:Bag>`}}const m=n=>n.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function D(n,u){const c=n.catalog.get("Metadata"),h=n.resolve(c),p=h instanceof x.Z6?[...h.dict].
filter(([E])=>!["Filter","DecodeParms","Length"].includes(E)):[],M=new x.Bi([["Type",new x.SX("Metadata")],["Subtype",new x.SX("XML")],...p]),v=new x.Z6(M,Buffer.
from(u,"utf8"));(0,x.i9)(c)&&h instanceof x.Z6?n.put(c,v):n.edit(n.catalogNumber).set("Metadata",n.add(v))}}),44738:((B,I,d)=>{d.d(I,{L:()=>l,m:()=>S});var g=d(
45599),O=d(55969),x=d(3466),T=d(9731),y=d(17671);async function l(m,D){const n=new Set;let u=0,c=!1;for(let M=0;M<m.pages.count;M++){const v=S(m,m.pages.number(
M));for(const{number:C}of v){const b=m.get(C);if(n.has(C)||!(0,g.Zm)(b)||!D(b,M))continue;n.add(C);const L=(0,O.B)(m,b);L==="Popup"&&u++,L==="Widget"&&(c=!0)}const E=m.
job.pace.step(500+v.length*100);E&&await E}if(n.size===0)return 0;const h=(0,y.Hi)(m),p=c?await x.R.of(m):void 0;return await(0,y.Pv)(h,n,()=>(0,y.Wi)(h,n)),p&&
await(0,y.zg)(h,p),await(0,T.U)(h),n.size-u}function S(m,D){const n=m.entry(D,"Annots"),u=m.array(n)??[];if(!u.some(g.Zm))return u.filter(g.i9);const c=m.edit((0,g.
i9)(n)?n:D),h=m.array((0,g.Zm)(c)?c.get("Annots"):c)??[];for(const[p,M]of h.entries())(0,g.Zm)(M)&&(h[p]=m.add(M));return h.filter(g.i9)}}),58006:((B,I,d)=>{d.d(
I,{n:()=>T});var g=d(59596),O=d(45599);const x=["DecodeParms","F","FFilter","FDecodeParms","DL"];function T(y,l,{compress:S}){const m=new O.Bi(y.dict);S?m.set("\
Filter",(0,O.UU)("FlateDecode")):m.delete("Filter");for(const D of x)m.delete(D);return new O.Z6(m,S?(0,g.Kc)(l):l)}})};
