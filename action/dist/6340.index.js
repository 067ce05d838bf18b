"use strict";exports.id=6340,exports.ids=[6340],exports.modules={56340:((k,b,d)=>{d.r(b),d.d(b,{sanitize_document:()=>be});var u=d(7548),P=d(11275),I=d(52977),y=d(54867),S=d(
36342),p=d(39935),M=d(4414),g=d(4268),D=d(90191),r=d(16039),v=d(15914),c=d(71322),l=d(16463);const w=new Set(["GoTo","GoToDp","Hide","ResetForm","SetOCGState","\
Trans","GoTo3DView","Thread","Named","URI"]),O=new Set(["JavaScript","Launch","SubmitForm","ImportData","Rendition","GoToR","GoToE","Movie","Sound","RichMediaEx\
ecute"]),f=new Set(["URI","GoToR","GoToE","Launch"]),m=new Set(["NextPage","PrevPage","FirstPage","LastPage"]),E=/^(?:javascript|vbscript|data):/i,_=["A","PA","\
OpenAction"];class F{document;wanted;scripts=new Set;links=new Set;found=new Map;chains;others=0;constructor(t,e){this.document=t,this.wanted=e,this.chains=new v.
X(t,{isDead:s=>this.isDead(s,!0),isGone:()=>!1})}get removedScripts(){return this.scripts.size+this.others}get removedLinks(){return this.links.size}visit=(t,e)=>{
for(const s of _)this.isAction(e.get(s))&&this.chains.pruneAction(t,e,s);return this.isAction(e.get("AA"))&&this.chains.pruneAdditional(t,e),e.has("Next")&&!(0,c.
Q)(e)&&this.chains.pruneChain(e,t),!(0,l.Uc)(e)&&this.isDead(e,!1)&&this.found.set(e,t),this.wanted.scripts&&!this.scripts.has(e)&&this.dropEntries(e)};finish(){
for(const[t,e]of this.found)this.document.exists(e)&&(this.document.edit(e),t.clear())}isAction(t){return t!==void 0&&(0,r.Zm)(this.document.resolve(t))}isDead(t,e){
return this.wanted.scripts&&this.isScript(t,e)?this.scripts.add(t):this.wanted.links&&this.leadsOut(t)&&this.links.add(t),this.scripts.has(t)||this.links.has(t)}isScript(t,e){
const{document:s}=this,n=s.resolve(t.get("S"));if(!(n instanceof r.SX))return(e||(0,r.Eo)(t.get("Type"),"Action"))&&N(s.resolve(t.get("JS")));if(O.has(n.text))return!0;
if(n.text==="Named"){const i=s.resolve(t.get("N"));return t.has("N")&&!(i instanceof r.SX&&m.has(i.text))}return n.text==="URI"?E.test(W(s.resolve(t.get("URI")))):
n.text==="Thread"?t.has("F"):e&&!w.has(n.text)}leadsOut(t){const e=this.document.resolve(t.get("S"));return e instanceof r.SX?f.has(e.text)&&(e.text!=="URI"||t.
has("URI"))||e.text==="Thread"&&t.has("F"):!1}dropEntries(t){const{document:e}=this;let s=!1;const n=(i,a)=>{!t.has(i)||!a(e.resolve(t.get(i)))||(t.delete(i),this.
others++,s=!0)};return t.has("S")&&n("JS",N),n("OnInstantiate",i=>i instanceof r.Z6),(0,r.Eo)(e.resolve(t.get("Type")),"RichMediaActivation")&&n("Scripts",Array.
isArray),s}}const N=o=>o instanceof r.Mx||o instanceof r.Z6,W=o=>o instanceof r.Mx?Buffer.from(o.bytes).toString("latin1").replace(/[^\x21-\x7e]/g,""):"";class X{document;removed=0;constructor(t){
this.document=t}privateData=(t,e)=>{const{document:s}=this,n=t===s.catalogNumber&&e===s.catalog,i=this.removed;return this.drop(e,"PieceInfo",r.Zm)&&e.delete("L\
astModified"),this.drop(e,"Thumb",a=>a instanceof r.Z6),n||this.drop(e,"Metadata",g.In),n&&this.drop(e,"SpiderInfo",r.Zm),(0,r.Eo)(s.resolve(e.get("Type")),"DPa\
rt")&&this.drop(e,"DPM",r.Zm),this.removed>i};dropWebCapture(){this.dropNames(["IDS","URLS"])}dropNames(t){const e=(0,D.Wo)(this.document,"Names");for(const s of t)
e?.dict.has(s)&&(this.document.edit(e.holder),e.dict.delete(s),this.removed++)}drop(t,e,s){return!t.has(e)||!s(this.document.resolve(t.get(e)))?!1:(t.delete(e),
this.removed++,!0)}}const j=["EF","RF","F","UF","DOS","Mac","Unix","Desc","Thumb","CI","EP","ID"];class Z{document;specifications=new Map;constructor(t){this.document=
t}visit=(t,e)=>{const{document:s}=this;(0,r.Zm)(s.resolve(e.get("EF")))&&this.specifications.set(e,t);let n=!1;for(const i of["AF","MCAF"])this.listsFiles(e.get(
i))&&(e.delete(i),n=!0);return n};finish(){const{document:t}=this;for(const[s,n]of this.specifications){for(const i of t.dict(s.get("EF"))?.values()??[])(0,r.i9)(
i)&&t.remove(i);t.edit(n);for(const i of j)s.delete(i)}const e=(0,D.Wo)(t,"Names");e?.dict.has("EmbeddedFiles")&&(t.edit(e.holder),e.dict.delete("EmbeddedFiles")),
t.catalog.has("Collection")&&t.editCatalog().delete("Collection")}listsFiles(t){const{document:e}=this,s=e.resolve(t);return(0,r.cy)(s)?!0:(0,r.Zm)(s)&&(s.has("\
EF")||(0,r.Eo)(e.resolve(s.get("Type")),"Filespec"))}}var z=d(39310),V=d(45913),R=d(269),U=d(69959),B=d(66173),A=d(59234),C=d(57095),K=d(36692);const Q=500;class Ot{found=[];get any(){
return this.found.length>0}add(t,e,s=""){this.found.push({from:t,to:e,text:s})}inOrder(){const t=[...this.found].sort((s,n)=>s.from-n.from||n.to-s.to),e=[];for(const s of t){
const n=e.at(-1);(!n||s.from>=n.to||s.from===s.to)&&e.push(s)}return e}}async function et(o,t,e){const s=[];let n=0;for(const{from:i,to:a,text:h}of t){if(i<n)continue;
const T=i===n&&n>0;s.push(o.subarray(n,i),Buffer.from(`${T?"":`
`}${h}${h===""?"":`
`}`,"latin1")),n=a;const x=e.step(Q);x&&await x}return s.push(o.subarray(n)),Buffer.concat(s)}function st(o,t){let[e,s]=[0,o.length];for(;e<s;){const n=e+s>>1;o[n].
to<=t?e=n+1:s=n}return e<o.length&&o[e].from<=t}const nt=4096,St=20;async function Dt(o,t){if(!o.includes(R.IQ))return{content:o,comments:0};const e=new K.oz(o),
s=[];let n=o.indexOf(R.IQ);for(let i=1,a=0;;i++){const h=e.next(),T=h===K.Kp?o.length:e.start;if(n<a&&(n=o.indexOf(R.IQ,a)),n<0||(n<T&&s.push({from:a,to:T,text:""}),
h===K.Kp))break;a=e.end;const x=i%nt===0?t.step(nt*St):void 0;x&&await x}return{content:s.length===0?o:await et(o,s,t),comments:s.length}}var it=d(19980),Mt=d(91725);
class Pt{document;across=0;down=0;constructor(t){this.document=t}forget(){this.across=this.down=0}async add(t,e){const s=await this.fontOf(e);if(!s)return;const n=Tt(
t,e,s);s.vertical?this.down+=n:this.across+=n*e.stretch}async settled(t){if(this.across===0&&this.down===0)return"";const e=await this.fontOf(t),s=e?.vertical===
!0?t.size:t.size*t.stretch,n=e?.vertical===!0?this.down:this.across;return this.forget(),s===0||n===0?"":`[${(0,A._)(-1e3*n/s)}] TJ`}async fontOf({resource:t}){
return t!==void 0&&this.document.dict(t)?(0,Mt.G)(this.document,t):void 0}}function Tt(o,t,e){const s=o.count-1,n=o.string(s);if(n)return rt(n,t,e);if(o.kind(s)!==
K.pQ)return 0;let i=0;const a=o.inside(s);for(let h=a.next();h;h=a.next())h===K.An||h===K.Cd?i+=rt((0,it.E3)(o.content,a.start,a.end),t,e):h===K.uk&&(i-=(0,it.kz)(
o.content,a.start,a.end)/1e3*t.size);return i}function rt(o,{size:t,charSpace:e,wordSpace:s},n){let i=0;for(const a of n.glyphs(o)){const h=n.vertical&&a.vertical?
a.vertical.advance:a.width;i+=h*t+e+(a.isSpace?s:0)}return i}var ot=d(21159),xt=d(49599);const at=216,It=217,Ct=218,_t=254,At=224,bt=239,Bt={224:"JFIF\0",226:"I\
CC_PROFILE\0",238:"Adobe"};function ct(o){const t=(0,R.bS)(o);if(t[0]!==255||t[1]!==at)return o;const e=[];let s=0,n=2;for(;;){n=Ft(t,n);const i=t[n+1];if(n<0||
i===void 0)break;if(i===It){if(Lt(t,n+2))break;e.push(t.subarray(s,n+2)),s=t.length;break}const a=i===at||i===1||i>=208&&i<=215,h=a?n+2:n+2+(n+4<=t.length?t.readUInt16BE(
n+2):1/0);if(h>t.length||h<n+(a?2:4))break;(i===_t||i>=At&&i<=bt&&!Rt(t,i,n+4,h))&&(e.push(t.subarray(s,n)),s=h),n=i===Ct?Ut(t,h):h}return s===0?o:Buffer.concat(
[...e,t.subarray(s)])}function Rt(o,t,e,s){const n=Bt[t];return n!==void 0&&o.toString("latin1",e,Math.min(e+n.length,s))===n}function Lt(o,t){for(let e=t;e<o.length;e++)
if(o[e]>32)return!1;return!0}function Ft(o,t){let e=o.indexOf(255,t);for(;e>=0&&o[e+1]===255;)e++;return e}function Ut(o,t){for(let e=o.indexOf(255,t);e>=0;e=o.
indexOf(255,e+1)){const s=o[e+1];if(s!==void 0&&s!==0&&s!==255&&!(s>=208&&s<=215))return e}return o.length}const Nt=["F","Filter","DP","DecodeParms","L","Length"];
function Kt(o,t){const e=(0,xt.n)(t),{format:s,before:n}=e?(0,ot.D)(o,e):{},i=s==="jpg"&&n?o.decodedPart(n)?.data:void 0;if(!i)return;const a=ct(i);if(a===i)return;
const h=(L,$)=>Buffer.from(t.content.subarray(t.startOf(L),t.endOf($))).toString("latin1"),T=[];for(let L=0;L+1<t.count;L+=2){const $=t.name(L)??"";Nt.includes(
$)?($==="DP"||$==="DecodeParms")&&h(L+1,L+1).startsWith("<<")&&T.push(h(L,L+1)):T.push(h(L,L+1))}const x=Buffer.from(a).toString("latin1");return`BI ${T.join(" ")}\
 /F /DCT /L ${a.length} ID ${x}
EI`}var $t=d(348),dt=d(15975);const kt=1e4,ft=["ActualText","Alt","E"];class Wt{document;around;layers;cuts;ids=[];open=[];beyond=0;hiding=0;paintedCount=0;removedCount=0;constructor(t,e,s,n){
this.document=t,this.around=e,this.layers=s,this.cuts=n}get isHidden(){return this.hiding>0}painted(){this.paintedCount++}removed(){this.removedCount++}begin(t,e){
if(this.open.length>=kt){this.beyond++;return}const s=t.name(0)??"",n=t.operator==="BDC"?this.listOf(t):void 0,i=s==="OC"&&this.layers?.isNeverShown(n)===!0,a=this.
isHidden;this.open.push({from:e,to:t.end,tag:Buffer.from(t.content.subarray(t.startOf(0),t.endOf(0))).toString("latin1"),properties:this.document.dict(n),hides:i,
isInside:a,painted:this.paintedCount,removed:this.removedCount}),i&&this.hiding++,(i||a)&&this.cuts.add(e,t.end)}end(t,e){if(this.beyond>0)return this.beyond--,
!1;const s=this.open.pop();return s?(s.hides&&this.hiding--,(s.hides||s.isInside)&&this.cuts.add(t,e),this.close(s,t,e),s.hides&&!this.isHidden):!1}finish(t){for(;this.
open.length>0;)this.end(t,t)}close(t,e,s){const{tag:n,properties:i,hides:a,isInside:h}=t;if(this.paintedCount===t.painted&&(this.removedCount>t.removed||h||a)){
const x=this.document.resolve(i?.get("MCID"));if(typeof x=="number"&&this.ids.push(x),a||h)return;this.cuts.add(t.from,t.to),this.cuts.add(e,s)}else if(this.removedCount>
t.removed&&i&&ft.some(x=>i.has(x))){const x=new r.Bi([...i].filter(([G])=>!ft.includes(G))),L=new $t.k(256);(0,dt.bD)(L,x,dt.yT);const $=Buffer.from(L.bytes).toString(
"latin1");this.cuts.add(t.from,t.to,/\b\d+ \d+ R\b/.test($)?`${n} BMC`:`${n} ${$} BDC`)}}listOf(t){const e=t.name(1);if(e!==void 0)return this.around.find("Prop\
erties",e);const s=t.value(1);return(0,r.Zm)(s)?s:void 0}}const ht=500,H=0,ut=3,jt=new Set(["m","l","c","v","y","h","re"]),Y=new Set(["S","s","f","F","f*","B","\
B*","b","b*","n"]),lt={Do:[0,"XObject"],Tf:[0,"Font"],gs:[0,"ExtGState"],sh:[0,"Shading"],cs:[0,"ColorSpace"],CS:[0,"ColorSpace"],scn:[-1,"Pattern"],SCN:[-1,"Pa\
ttern"],BDC:[1,"Properties"],DP:[1,"Properties"]};class q{document;around;hidden;cuts=new Ot;marks;debt;states;uses=[];forms=[];path=[];clips=!1;saved=[];from=0;texts=0;images=0;constructor(t,e,s,n){
this.document=t,this.around=e,this.hidden=s,this.marks=new Wt(t,e,s.layers,this.cuts),this.debt=new Pt(t),this.states=new U.U({...(0,C.ue)([1,0,0,1,0,0]),mode:n,
resource:void 0})}async clean(t){const{pace:e}=this.document.job,{content:s,comments:n}=this.hidden.text?await Dt(t,e):{content:t,comments:0};this.texts+=n,await(0,B.
K)(s,e,T=>{const x=this.take(T);if(!x){this.from=T.end;return}return x.then(()=>{this.from=T.end})}),this.marks.finish(s.length);const i=this.cuts.inOrder(),a=e.
step(i.length*ht);return a&&await a,{content:i.length===0?s:await et(s,i,e),...await this.usesAfter(i),forms:this.forms.filter(({at:T})=>!st(i,T)),ids:this.marks.
ids,texts:this.texts,images:this.images}}async usesAfter(t){const e=new Map,s=new Map;for(const{shelf:i,name:a,at:h}of this.uses){const T=st(t,h)?s:e;T.set(i,(T.
get(i)??new Set).add(a));const x=this.document.job.pace.step(ht);x&&await x}const n=i=>[...i].flatMap(([a,h])=>[...h].map(T=>({shelf:a,name:T})));return{used:n(
e),unused:n(s)}}take(t){this.note(t),this.marks.isHidden&&this.dropComments(t);const{operator:e}=t;switch(e){case"BMC":case"BDC":this.marks.begin(t,this.from);return;case"\
EMC":this.marks.end(this.from,t.end)&&(this.saved=[]);return;case"Tj":case"TJ":return this.show(t);case"'":case'"':return this.showOnNextLine(t);case"BT":case"T\
m":case"Td":case"TD":case"T*":this.debt.forget();return;default:this.marks.isHidden||this.drawsHidden(t)?this.hide(t):(e==="Do"||e==="sh"||e==="BI"||Y.has(e))&&
this.paint(t),this.follow(t)}}dropComments(t){const{content:e,count:s,end:n,operator:i}=t,a=s>0?t.startOf(0):n-i.length;i!=="BI"&&e.subarray(this.from,a).includes(
R.IQ)&&this.cuts.add(this.from,a)}drawsHidden(t){const{layers:e}=this.hidden,s=e&&t.operator==="Do"?t.name(0):void 0;return s!==void 0&&e.isNeverShown(this.document.
dict(this.around.find("XObject",s))?.get("OC"))}note(t){const e=Object.hasOwn(lt,t.operator)?lt[t.operator]:void 0;if(!e)return;const[s,...n]=e,i=t.name(s<0?t.count+
s:s);if(i!==void 0)for(const a of n){const h=this.around.shelf(a,i);if(!h)continue;this.uses.push({shelf:h,name:i,at:this.from});const T=a==="XObject"?this.document.
resolve(h.dict.get(i)):null;T instanceof r.Z6&&(0,r.Eo)(this.document.resolve(T.dict.get("Subtype")),"Form")&&this.forms.push({value:h.dict.get(i),mode:this.isModeInvisible()?
ut:H,at:this.from})}}follow(t){const{states:e,around:s,document:n}=this;if(e.follow(t))return;const{current:i}=e,a=t.name(0);if(t.operator==="Tf"&&a!==void 0)i.
resource=s.find("Font",a),i.size=t.number(1)||0;else if(t.operator==="gs"&&a!==void 0){const h=n.array(n.dict(s.find("ExtGState",a))?.get("Font")),T=n.resolve(h?.[1]);
h&&(i.resource=h[0]),typeof T=="number"&&(i.size=T)}else(0,C.ZO)(t,i)}paint(t){const{operator:e}=t;if(this.marks.painted(),e==="BI"&&this.hidden.images&&this.strip(
t),!!Y.has(e)){for(const[s,n]of this.path)this.cuts.add(s,n);this.path=[]}}strip(t){const e=Kt(this.document,t);e!==void 0&&(this.cuts.add(this.from,t.end,e),this.
images++)}hide(t){const{cuts:e,from:s}=this,{operator:n,end:i}=t;if(this.marks.removed(),jt.has(n))this.path.push([s,i]);else if(n==="W"||n==="W*")this.clips=!0;else if(Y.
has(n)){if(this.clips)e.add(s,i,"n");else for(const[a,h]of[...this.path,[s,i]])e.add(a,h);this.path=[],this.clips=!1}else if(n==="q")this.saved.push(s);else if(n===
"Q"){const a=this.saved.pop();a!==void 0&&e.add(a,i)}else["Do","sh","BI","MP","DP"].includes(n)&&e.add(s,i)}isModeInvisible(){return this.states.current.mode===
ut}isInvisible(){const{document:t,hidden:e,states:s}=this,{resource:n}=s.current;return e.text&&this.isModeInvisible()&&!(0,r.Eo)(t.resolve(t.dict(n)?.get("Subt\
ype")),"Type3")}async show(t){const{debt:e,from:s}=this,{current:n}=this.states,i={...n};if(this.goes()){this.cuts.add(s,t.end),await e.add(t,i);return}this.marks.
painted();const a=await e.settled(i);a!==""&&this.cuts.add(s,s,a)}async showOnNextLine(t){const{current:e}=this.states;this.debt.forget();const{count:s,operator:n}=t,
i=n==='"'&&s>=3;if(i&&(e.wordSpace=t.number(s-3)||0,e.charSpace=t.number(s-2)||0),!this.goes()){this.marks.painted();return}this.cuts.add(this.from,t.end,`${i?`${(0,A.
_)(e.wordSpace)} Tw ${(0,A._)(e.charSpace)} Tc `:""}T*`),await this.debt.add(t,{...e})}goes(){if(!this.marks.isHidden){if(!this.isInvisible())return!1;this.texts++}
return this.marks.removed(),!0}}class J{document;resources;holder;outer;shelves=new Map;constructor(t,e,s,n){this.document=t,this.resources=e,this.holder=s,this.
outer=n}shelf(t,e){const s=this.own(t);return s?.dict.has(e)?s:this.outer?.shelf(t,e)}find(t,e){return this.shelf(t,e)?.dict.get(e)}own(t){const e=this.shelves.
get(t);if(e||this.shelves.has(t))return e;const{document:s}=this,i=s.dict(this.resources)?.get(t),a=s.resolve(i),h=(0,r.Zm)(a)?{dict:a,holder:(0,D.Kd)(i,(0,D.Kd)(
this.resources,this.holder))}:void 0;return this.shelves.set(t,h),h}}const Xt=64;async function Gt(o){const{pages:t,job:e}=o,s=new Map;for(let n=0;n<t.count;n++){
const i=e.pace.step(500);i&&await i;const a=t.number(n);if(o.entry(a,"Resources")!==void 0)continue;const h=Zt(o,a);if(h===void 0)continue;const T=o.dict(new r.
oS(h)).get("Resources"),x=(0,r.i9)(T)?T:s.get(h)??o.add(T);s.set(h,x),t.patch(n,{Resources:x})}for(const n of s.keys()){const i=o.edit(n);(0,r.Zm)(i)&&i.delete(
"Resources")}}function Zt(o,t){let e=o.entry(t,"Parent");for(let s=0;s<Xt&&(0,r.i9)(e);s++){const n=o.dict(e);if(n?.has("Resources")===!0)return e.number;e=n?.get(
"Parent")}}const Ht=Uint8Array.of(10),zt=new Uint8Array(0),Vt=6;async function mt(o,t,e){const{dict:s}=(0,z.n)(t,e,{compress:!1});return s.set("Filter",(0,r.UU)(
"FlateDecode")),new r.Z6(s,await(0,V.uM)(o.job).deflate(e,Vt))}class Qt{document;hidden;structure;modes=new Map;borrowed=new Map;pages=new Map;forms=new Set;used=new Map;unused=[];unread=new Set;texts=0;images=0;constructor(t,e,s){
this.document=t,this.hidden=e,this.structure=s}async run(t){(this.hidden.layers||this.hidden.text)&&await Gt(this.document),this.hidden.text&&await this.readModes(
t);const{pages:e}=this.document;for(let s=0;s<e.count;s++)await this.page(s);for(const s of[...this.borrowed.keys()])await this.form(s);for(let s=1;s<t.length;s++)
t[s]===1&&await this.object(s);return this.dropUnused(),{texts:this.texts,images:this.images,unread:this.unread.size}}async readModes(t){const{document:e}=this,
s=[],n=async(i,a,h)=>{const{forms:T}=await new q(e,a,{...this.hidden,text:!1,images:!1},h).clean(i);for(const x of T){const L=(0,r.i9)(x.value)?x.value.number:-1,
$=this.modes.get(L)??new Set;L<0||$.has(x.mode)||(this.modes.set(L,$.add(x.mode)),this.hasResources(L)||this.borrowed.set(L,a),s.push(x))}};for(const i of e.pages.
numbers)await n(this.joined(this.streamsOf(i)),this.aroundPage(i),H);for await(const{stream:i,around:a}of this.beginnings(t)){const h=this.decoded(i);h&&await n(
h,a,H)}for(let i=s.pop();i;i=s.pop()){const a=e.resolve(i.value),h=a instanceof r.Z6?this.decoded(a):void 0,T=i.value.number;h&&a instanceof r.Z6&&await n(h,this.
aroundStream(T,a),i.mode)}}async*beginnings(t){const{document:e}=this,s=new Set;for(let n=1;n<t.length;n++){const i=e.job.pace.step(200);i&&await i;const a=t[n]===
1?e.get(n):null,h=a instanceof r.Z6?a.dict:a;if(!(0,r.Zm)(h))continue;const T=(0,r.Eo)(e.resolve(h.get("Subtype")),"Type3");for(const x of this.startsIn(n,h,T)){
const L=(0,r.i9)(x)&&!s.has(x.number)?e.resolve(x):void 0;if(!(0,r.i9)(x)||!(L instanceof r.Z6))continue;s.add(x.number);const $=T?new J(e,h.get("Resources"),n):
this.aroundStream(x.number,L);yield{stream:L,around:$}}}}startsIn(t,e,s){const{document:n}=this;return s?[...n.dict(e.get("CharProcs"))?.values()??[]]:n.resolve(
e.get("PatternType"))===1?[new r.oS(t)]:[...n.dict(e.get("AP"))?.values()??[]].flatMap(a=>{const h=n.resolve(a);return(0,r.Zm)(h)?[...h.values()]:[a]})}async page(t){
const{document:e}=this,s=e.pages.number(t),n=this.streamsOf(s),i=e.entry(s,"Resources"),a=`${n.map(G=>G.number).join(" ")}|${(0,r.i9)(i)?i.number:`page ${s}`}`,
h=this.pages.get(a);if(h){e.pages.patch(t,{Contents:h});return}const T=this.joined(n),x=this.aroundPage(s),L=await new q(e,x,this.hidden,H).clean(T);if(await this.
took(L,x,s,0,e.entry(s,"StructParents")),L.content===T)return;const $=e.add(await mt(e,new r.Z6(new r.Bi,zt),L.content));this.pages.set(a,$),e.edit(s),e.pages.patch(
t,{Contents:$})}streamsOf(t){const{document:e}=this,s=e.entry(t,"Contents");return((0,r.i9)(s)&&e.isStream(s.number)?[s]:e.array(s)??[]).filter(i=>(0,r.i9)(i)&&
e.resolve(i)instanceof r.Z6)}joined(t){const e=t.map(s=>this.decoded(this.document.resolve(s))??new Uint8Array(0));return Buffer.concat(e.flatMap(s=>[s,Ht]))}aroundPage(t){
const{document:e}=this;return new J(e,e.dict(new r.oS(t))?.get("Resources"),t)}async object(t){const{document:e}=this,s=e.get(t),n=e.job.pace.step(200);if(n&&await n,
s instanceof r.Z6){const{dict:i}=s;((0,r.Eo)(e.resolve(i.get("Subtype")),"Form")||e.resolve(i.get("PatternType"))===1||i.has("BBox")&&!i.has("ShadingType"))&&await this.
form(t)}else(0,r.Zm)(s)&&(0,r.Eo)(e.resolve(s.get("Subtype")),"Type3")&&await this.glyphs(t,s)}async form(t){const e=this.document.get(t);if(this.forms.has(t)||
!(e instanceof r.Z6))return;this.forms.add(t);const{layers:s}=this.hidden;if(s?.isNeverShown(e.dict.get("OC"))===!0)return;const n=this.modes.get(t),i=n?.size===
1?[...n][0]:H;await this.stream(t,this.aroundStream(t,e),i)}async glyphs(t,e){const{document:s}=this,n=new J(s,e.get("Resources"),t);for(const i of s.dict(e.get(
"CharProcs"))?.values()??[])!(0,r.i9)(i)||this.forms.has(i.number)||(this.forms.add(i.number),await this.stream(i.number,n,H))}async stream(t,e,s){const{document:n}=this,
i=n.get(t),a=i instanceof r.Z6?this.decoded(i):void 0;if(!a||!(i instanceof r.Z6))return;const h=await new q(n,e,this.hidden,s).clean(a);await this.took(h,e,-1,
t,i.dict.get("StructParents")),h.content!==a&&n.put(t,await mt(n,i,h.content))}async took(t,e,s,n,i){this.texts+=t.texts,this.images+=t.images;for(const{shelf:h,
name:T}of t.used){const x=this.used.get(h.dict)??new Set;this.used.set(h.dict,x.add(T))}for(const h of t.unused)this.unused.push(h);for(const{value:h}of t.forms)
(0,r.i9)(h)&&!this.hasResources(h.number)&&!this.borrowed.has(h.number)&&(this.borrowed.set(h.number,e),await this.form(h.number));const a=this.document.resolve(
i);t.ids.length>0&&typeof a=="number"&&await this.structure.dropMarked(a,s,n,t.ids)}hasResources(t){const e=this.document.get(t);return e instanceof r.Z6&&this.
document.dict(e.dict.get("Resources"))!==void 0}aroundStream(t,e){return new J(this.document,e.dict.get("Resources"),t,this.borrowed.get(t))}decoded(t){const e=this.
document.decodedPart(t);return e||this.unread.add(t),e?.data}dropUnused(){for(const{shelf:t,name:e}of this.unused)this.used.get(t.dict)?.has(e)===!0||!t.dict.has(
e)||(this.document.edit(t.holder),t.dict.delete(e))}}var Jt=d(46958),Yt=d(38504);async function pt(o,t,e){for(let s=1;s<t.length;s++){if(t[s]!==1)continue;const n=o.
get(s),i=n instanceof r.Z6?n:void 0,a={changed:!1,visited:0};(0,Yt.C)(n,T=>{a.visited++;for(const x of e)x(s,T,T===i?.dict?i:void 0)&&(a.changed=!0)}),a.changed&&
o.exists(s)&&o.edit(s);const h=o.job.pace.step(300*a.visited);h&&await h}}async function qt(o,t,e){const s=new Set(t.neverShown()),n=[];await pt(o,e,[(a,h,T)=>(T&&
t.isNeverShown(h.get("OC"))&&n.push(a),h.has("Alternates")?ee(o,h,t):(0,r.Eo)(o.resolve(h.get("S")),"SetOCGState")?se(o,h,s):(0,r.Eo)(o.resolve(h.get("Type")),"\
OCMD")&&ne(o,h,s))]);for(const a of n)o.put(a,te());(0,Jt.a)(o,s);for(const a of s)o.remove(a);return s.size}const te=()=>new r.Z6(new r.Bi([["Type",new r.SX("X\
Object")],["Subtype",new r.SX("Form")],["BBox",[0,0,0,0]]]),new Uint8Array(0));function ee(o,t,e){const s=o.array(t.get("Alternates"))??[],n=s.filter(i=>!e.isNeverShown(
o.dict(i)?.get("OC")));return n.length===s.length?!1:(n.length>0?t.set("Alternates",n):t.delete("Alternates"),!0)}function se(o,t,e){const s=o.array(t.get("Stat\
e")),n=s?.filter(i=>!((0,r.i9)(i)&&e.has(i.number)));return!s||!n||n.length===s.length?!1:(t.set("State",n),!0)}function ne(o,t,e){if(!gt(o,t.get("OCGs"),e)&&!gt(
o,t.get("VE"),e))return!1;for(const s of["OCGs","VE","P"])t.delete(s);return!0}const ie=32;function gt(o,t,e){const s=new Set,n=t===void 0?[]:[[t,0]];for(let i=n.
pop();i;i=n.pop()){const[a,h]=i;if(a instanceof r.oS&&e.has(a.number))return!0;const T=o.array(a);if(!(!T||s.has(T)||h>ie)){s.add(T);for(const x of T)n.push([x,
h+1])}}return!1}const re=new Set(["xml ","uuid","uinf","asoc","lbl ","nlst","jp2i","free"]),oe=new Set(["ftbl","flst","cref"]),ae="jP  ",vt=65359,ce=65424,de=65380;
function fe(o){const t=(0,R.bS)(o);if(t.length>1&&t.readUInt16BE(0)===vt)return Et(t)??o;const e=he(t);if(e?.[0]?.type!==ae||e.some(({type:i})=>oe.has(i)))return o;
const s=e.flatMap(({type:i,from:a,body:h,end:T})=>{if(re.has(i))return[];const x=i==="jp2c"?Et(t.subarray(h,T)):void 0;return x?[ue(x.length),x]:[t.subarray(a,T)]}),
n=Buffer.concat(s);return n.length===t.length?o:n}function he(o){const t=[];for(let e=0;e<o.length;){if(e+8>o.length)return;const s=o.toString("latin1",e+4,e+8),
n=o.readUInt32BE(e),i=n===1;if(i&&e+16>o.length)return;const a=i?Number(o.readBigUInt64BE(e+8)):n===0?o.length-e:n,h=e+(i?16:8);if(e+a>o.length||e+a<h)return;t.
push({type:s,from:e,body:h,end:e+a}),e+=a}return t}function ue(o){const t=Buffer.alloc(8);return t.writeUInt32BE(o+8,0),t.write("jp2c",4,"latin1"),t}function Et(o){
if(o.length<4||o.readUInt16BE(0)!==vt)return;const t=[];let e=0;for(let s=2;s+4<=o.length;){const n=o.readUInt16BE(s);if(n===ce||n<65280)break;const i=s+2+o.readUInt16BE(
s+2);n===de&&(t.push(o.subarray(e,s)),e=i),s=i}return e===0?void 0:Buffer.concat([...t,o.subarray(e)])}async function le(o,t){let e=0;for(let s=1;s<t.length;s++){
if(t[s]!==1||!o.isStream(s))continue;const n=o.get(s),i=n instanceof r.Z6?await me(o,n):void 0;i&&(o.put(s,i),e++);const a=o.job.pace.step(2e3);a&&await a}return e}
async function me(o,t){const{format:e,filter:s,parameters:n,before:i}=(0,ot.D)(o,t);if(e!=="jpg"&&e!=="jp2")return;const a=o.decodedPart(i)?.data;if(!a)return;const h=o.
job.pace.step(a.length);h&&await h;const T=e==="jpg"?ct(a):fe(a);if(T===a)return;const x=(0,z.n)(t,T,{compress:!1});return x.dict.set("Filter",s),n&&x.dict.set(
"DecodeParms",n),x}var pe=d(76725),ge=d(1480),ve=d(58825);const Ee=new Set(["script","submit","execute"]);async function we(o){const t=(0,D.Wo)(o,"AcroForm"),e=o.
resolve(t?.dict.get("XFA"));if(!t||e===null)return{removed:0,isDropped:!1};let s=0,n="";for(const i of(0,r.cy)(e)?e:[t.dict.get("XFA")]){const a=o.resolve(i);a instanceof
r.Mx&&(n=Buffer.from(a.bytes).toString("latin1")),(0,r.i9)(i)&&a instanceof r.Z6&&(s+=await ye(o,i,a,n))}return await(0,pe.qg)(o)===!1?{removed:s,isDropped:!1}:
(o.edit(t.holder),t.dict.delete("XFA"),o.catalog.has("NeedsRendering")&&o.editCatalog().delete("NeedsRendering"),{removed:s+1,isDropped:!0})}async function ye(o,t,e,s){
const n=o.decodedPart(e)?.data;if(!n||!(0,r.i9)(t))return 0;const i=Buffer.from(n).toString("latin1");let a=0;const h=({local:x},L)=>{const $=Ee.has(x)&&s!=="da\
tasets"&&!L.some(Oe);return $&&a++,$},T=await(0,ve.Y)(i,h,o.job.pace);return T!==i&&o.put(t,(0,z.n)(e,Buffer.from(T,"latin1"),{compress:!0})),T===i?0:a}const Oe=({
namespace:o,local:t})=>t==="datasets"&&o===ge.dK.xfa;async function Se(o,t){const e=t.attachments?(await(0,y._)(o)).length:0,s=new S.z(o),n=await De(o,t,s),i=await Pe(
o,t,s),a=await Te(o,t),{live:h}=await(0,P.Gy)(o),T=t.imageMetadata?await le(o,h):0,x=t.metadata?(0,g.B4)(o):0;return{removed:{scripts:a.scripts,privateData:a.privateData,
metadata:x,hiddenLayers:i.layers,hiddenText:i.texts,attachments:e,comments:n,externalLinks:a.links,imageMetadata:T+i.images},isXfaDropped:a.isXfaDropped,unread:i.
unread}}async function De(o,t,e){const s=new Set;return await(0,M.L)(o,n=>{const i=(0,I.I)(o,n);return t.comments&&(0,I.E)(i,"comments")?(i!=="Popup"&&s.add(n),
!0):t.attachments&&i==="FileAttachment"||t.hiddenLayers&&e.isNeverShown(n.get("OC"))}),s.size}const Me={layers:0,texts:0,images:0,unread:0};async function Pe(o,t,e){
const s=t.hiddenLayers&&(0,D.Wo)(o,"OCProperties")!==void 0&&(e.neverShown().length>0||(await(0,u.V3)(o,["OCMD","OFF"])).length>0);if(!s&&!t.hiddenText&&!t.imageMetadata)
return Me;const n=(0,p.Hi)(o),{live:i}=await(0,P.Gy)(o),a=new Qt(o,{layers:s?e:void 0,text:t.hiddenText,images:t.imageMetadata},n.structure),{texts:h,images:T,unread:x}=await a.
run(i);return await n.structure.flush(),await(0,p.Pv)(n,new Set(n.removal.removed())),{layers:s?await qt(o,e,i):0,texts:h,images:T,unread:x}}async function Te(o,t){
const e=new F(o,{scripts:t.scripts,links:t.externalLinks}),s=new X(o),n=new Z(o),i=[];(t.scripts||t.externalLinks)&&i.push(e.visit),t.privateData&&i.push(s.privateData),
t.attachments&&i.push(n.visit);const{live:a}=await(0,P.Gy)(o);await pt(o,a,i),e.finish(),t.attachments&&n.finish(),t.privateData&&s.dropNames(["IDS","URLS"]),t.
scripts&&wt(o,"Names","JavaScript"),t.externalLinks&&wt(o,"URI","Base");const h=t.scripts?await we(o):{removed:0,isDropped:!1};return{scripts:e.removedScripts+h.
removed,links:e.removedLinks,privateData:s.removed,isXfaDropped:h.isDropped}}function wt(o,t,e){const s=(0,D.Wo)(o,t);s?.dict.has(e)&&(o.edit(s.holder),s.dict.delete(
e))}var xe=d(30656),Ie=d(90460),tt=d(80397),Ce=d(10404),_e=d(7390),Ae=d(95199);const yt={scripts:"removedScripts",privateData:"removedPrivateData",metadata:"rem\
ovedMetadata",hiddenLayers:"removedHiddenLayers",hiddenText:"removedHiddenText",attachments:"removedAttachments",comments:"removedComments",externalLinks:"remov\
edExternalLinks",imageMetadata:"removedImageMetadata"},be=async(o,t,e)=>{const s=await(0,_e.E)(o.bytes,e,{password:t.open_password}),n={scripts:t.remove_scripts,
privateData:t.remove_private_data,metadata:t.remove_metadata,hiddenLayers:t.remove_hidden_layers,hiddenText:t.remove_hidden_text,attachments:t.remove_attachments,
comments:t.remove_comments,externalLinks:t.remove_external_links,imageMetadata:t.remove_image_metadata},{archive:i}=await(0,tt.ds)(s),a=n.metadata||n.attachments?
await(0,Ie.J)(s):!1,h=await Se(s,n),T=[...a?[Re]:[],...await Be(s,h,i)],x=s.pages.count,L=Object.keys(yt).filter(G=>n[G]),$=Object.fromEntries(L.map(G=>[yt[G],h.
removed[G]]));return{documents:[{name:o.name,bytes:await(0,Ae.UN)(s),pageCount:x}],notes:T,facts:{pageCount:x,...$}}};async function Be(o,{removed:t,isXfaDropped:e,
unread:s},n){const i=[];return n&&t.metadata>0?i.push((0,tt.Xb)(n,"its metadata was removed")):n?.level==="f"&&t.attachments>0&&i.push((0,tt.qg)(o,await(0,Ce.Br)(
o),n,"its embedded files were removed")),e&&i.push((0,xe.Yw)("scripts")),s>0&&i.push(Le(s)),Object.values(t).every(a=>a===0)&&i.push(Fe),i}const Re={code:"invoi\
ce_claim_removed",message:"The document is no longer an electronic invoice, because its metadata or its attachments were removed. Keep both to publish invoices.",
mentions:["remove_metadata","remove_attachments"]},Le=o=>({code:"content_unreadable",message:`${o===1?"One content stream":`${o} content streams`} could not be \
read, because the compression is not known. Hidden content in there was not removed.`}),Fe={code:"nothing_to_remove",message:"The document had none of the thing\
s to remove."}}),52977:((k,b,d)=>{d.d(b,{E:()=>S,I:()=>y});var u=d(16039);const P=new Set(["Text","FreeText","Line","Square","Circle","Polygon","PolyLine","High\
light","Underline","Squiggly","StrikeOut","Caret","Stamp","Ink","Popup","Sound","Redact","Projection"]),I=new Set(["Link","Widget","FileAttachment"]);function y(p,M){
const g=p.resolve(M.get("Subtype"));return g instanceof u.SX?g.text:""}const S=(p,M)=>M==="comments"?P.has(p):p!==""&&!I.has(p)}),69959:((k,b,d)=>{d.d(b,{U:()=>I,
c:()=>y});var u=d(80199);const P=1e4;class I{current;saved=[];beyond=0;constructor(p){this.current=p}follow(p){switch(p.operator){case"q":return this.saved.length<
P?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.
transform(p),!0;default:return!1}}transform(p){if(p.count!==6)return;const[M,g,D,r,v,c]=y(p);this.current.matrix=(0,u.lw)([M,g,D,r,v,c],this.current.matrix)}}const y=S=>Array.
from({length:S.count},(p,M)=>S.number(M))}),66173:((k,b,d)=>{d.d(b,{B:()=>v,K:()=>w});var u=d(269),P=d(48118),I=d(19980),y=d(36692);const S=64,p=100,M=16*1024*1024,
g=["true","false","null"],D=new Map,r=`b B b* B* BDC BI BMC BT BX c cm cs CS d d0 d1 Do DP EI EMC ET EX f F f* G g gs h i ID j J k K l m M MP n q Q re rg RG ri \
s S sc SC scn SCN sh T* Tc Td TD Tf Tj TJ TL Tm Tr Ts Tw Tz v w W W* y ' "`;for(const O of r.split(" "))D.set((0,y.$N)(O),O);class v{content;operator="";count=0;end=0;dataStart=-1;dataEnd=-1;tokens;kinds=new Uint8Array(
S);starts=new Int32Array(S);ends=new Int32Array(S);depth=0;outermost=y.Kp;opened=0;deepest=0;inImage=!1;isGiven=!0;constructor(f){this.content=f,this.tokens=new y.
oz(f)}next(){return this.advance(1/0)}advance(f){const{tokens:m}=this;for(this.isGiven&&this.forget();m.end<f;){const E=m.next();switch(E){case y.Kp:return this.
end=m.end,this.dataStart>=0&&this.give("BI");case y.QR:if(this.depth===0&&this.keyword())return!0;break;case y.pQ:case y.q$:if(this.depth++>0){this.depth>this.deepest&&
(this.deepest=this.depth);break}this.outermost=E,this.opened=m.start;break;case y.OG:case y.ZT:this.depth>0&&--this.depth===0&&this.add(this.outermost,this.opened);
break;case y.Ho:this.dataStart=m.start,this.dataEnd=m.end;break;default:this.depth===0&&this.add(E,m.start)}}return this.end=m.end,!1}forget(){this.isGiven=!1,this.
count=this.deepest=0,this.dataStart=this.dataEnd=-1}keyword(){const{tokens:f}=this,m=D.get(f.code);if(m===void 0&&g.some(E=>E.length===f.end-f.start&&(0,u.w1)(this.
content,f.start,E)))this.add(y.QR,f.start);else if(m==="BI")this.inImage=!0,this.count=0;else if(this.inImage){if(m==="EI")return this.give("BI")}else return this.
give(m??"");return!1}give(f){return this.operator=f,this.end=this.tokens.end,this.isGiven=!0,this.inImage=!1,!0}add(f,m){const{count:E}=this;E!==S&&(this.kinds[E]=
f,this.starts[E]=m,this.ends[E]=this.tokens.end,this.count=E+1)}kind(f){return f>=0&&f<this.count?this.kinds[f]:y.Kp}startOf(f){return this.starts[f]}endOf(f){return this.
ends[f]}number(f){return this.kind(f)===y.uk?(0,I.kz)(this.content,this.starts[f],this.ends[f]):NaN}name(f){return this.kind(f)===y.o_?(0,I.MQ)(this.content,this.
starts[f]+1,this.ends[f]):void 0}string(f){const m=this.kind(f);return m===y.An||m===y.Cd?(0,I.E3)(this.content,this.starts[f],this.ends[f]):void 0}value(f){return this.
kind(f)===y.Kp||this.deepest>p?null:new P.i(this.content,this.starts[f],this.ends[f],p,void 0,M).value()}inside(f){return new y.oz(this.content,this.starts[f]+1,
this.ends[f]-1)}}const c=32768,l=6;async function w(O,f,m){const E=new v(O);for(;E.end<O.length;){const{end:_}=E;for(;E.advance(_+c);){const N=m(E);N&&await N}const F=f.
step(l*(E.end-_));F&&await F}}}),59234:((k,b,d)=>{d.d(b,{_:()=>u,qK:()=>I,vs:()=>P});function u(y){const S=Number(y.toPrecision(7)),p=Math.abs(S)<1e-9?"0":String(
S);return p.includes("e")?S.toFixed(12).replace(/\.?0+$/,""):p}const P=y=>y.map(u).join(" "),I=(y,S)=>`q ${S} cm /${y} Do Q`}),36692:((k,b,d)=>{d.d(b,{$N:()=>F,
An:()=>S,Cd:()=>p,Ho:()=>c,Kp:()=>P,OG:()=>D,QR:()=>M,ZT:()=>v,jq:()=>V,o_:()=>y,oz:()=>X,pQ:()=>g,q$:()=>r,uk:()=>I});var u=d(269);const P=0,I=1,y=2,S=3,p=4,M=5,
g=6,D=7,r=8,v=9,c=10,l=0,w=11,O=12,f=13,m=new Uint8Array(256).fill(M),E=new Uint8Array(256);for(let R=0;R<256;R++)u.Kl[R]!==u.N9&&(m[R]=l);for(const R of[u.b9,u.
N5,u.fX])E[R]=1;for(let R=u.l0;R<=u.ev;R++)E[R]=1;for(let R=0;R<256;R++)E[R]&&(m[R]=I);m[u.cL]=y,m[u.Cx]=S,m[u.iH]=O,m[u.vz]=f,m[u.WL]=g,m[u.wt]=D,m[u.IQ]=w;const _=3,
F=R=>[...R].reduce((U,B,A)=>U|B.charCodeAt(0)<<8*A,0),N=F("BI"),W=F("ID");class X{content;to;kind=P;start=0;end;isCut=!1;passed=0;inImage=!1;atData=!1;constructor(U,B=0,A=U.
length){this.content=U,this.to=A,this.start=this.end=B}next(U=!1){const{content:B,to:A}=this;if(this.atData)return this.imageData();let C=this.end;for(;C<A;){const K=C,
Q=m[B[C++]];switch(Q){case l:continue;case I:for(;C<A&&E[B[C]]===1;)C++;if(U){this.passed++;continue}return this.found(I,K,C);case M:for(;C<A&&u.Kl[B[C]]===u.N9;)
C++;return C-K===2&&this.followImage(B[K]|B[K+1]<<8),this.found(M,K,C);case y:for(;C<A&&u.Kl[B[C]]===u.N9;)C++;if(U){this.passed++;continue}return this.found(y,
K,C);case S:return C=(0,u.t9)(B,K,A),this.isCut=C===A&&V(B,K,A)>0,this.found(S,K,C);case O:return C<A&&B[C]===u.iH?this.found(r,K,C+1):(C=(0,u.$k)(B,C,A),this.isCut=
B[C-1]!==u.vz,this.found(p,K,C));case f:if(C<A&&B[C]===u.vz)return this.found(v,K,C+1);continue;case w:C=(0,u.D)(B,C,A);continue;default:return this.found(Q,K,C)}}
return this.found(P,A,A)}found(U,B,A){return this.kind=U,this.start=B,this.end=A,U}get code(){const{content:U,start:B,end:A}=this,C=A-B;return C>_?0:U[B]|(C>1?U[B+
1]<<8:0)|(C>2?U[B+2]<<16:0)}followImage(U){this.atData=this.inImage&&U===W,this.inImage=U===N||this.inImage&&!this.atData}imageData(){const{content:U,to:B}=this;
this.atData=!1;const A=Math.min(this.end+1,B),C=Z(U,A,B);return this.isCut=C<0,this.found(c,A,C<0?B:C)}}const j=12;function Z(R,U,B){for(let A=U;A+1<B;A++){if(R[A]!==
u.HV||R[A+1]!==u.tw||A>U&&u.Kl[R[A-1]]!==u.t6)continue;const C=A+2;if(!(C<B&&u.Kl[R[C]]===u.N9)&&z(R,C,Math.min(C+j,B)))return Math.max(A-1,U)}return-1}function z(R,U,B){
for(let A=U;A<B;A++){const C=R[A];if((C<u.Z4||C>u.du)&&u.Kl[C]!==u.t6)return!1}return!0}function V(R,U,B=R.length){let A=0;for(let C=U;C<B;C++){const K=R[C];K===
u.r_?C++:K===u.Cx?A++:K===u.s1&&A--}return A}}),76725:((k,b,d)=>{d.d(b,{$x:()=>r,Kh:()=>g,qg:()=>v,xS:()=>D});var u=d(49153),P=d(11275),I=d(38504),y=d(16039),S=d(
54075),p=d(75767),M=d(90191);function g(l,w){const O=l.resolve(w.get("S"));return(!w.has("S")||(0,y.Eo)(O,"JavaScript")||(0,y.Eo)(O,"Rendition"))&&l.resolve(w.get(
"JS"))!==null}async function D(l,w){const O=w.filter(m=>(0,I.L)(l.get(m),E=>g(l,E)));if(O.length===0)return!1;const{live:f}=await(0,P.Gy)(l);return O.some(m=>f[m]===
1)}async function r(l){return await D(l,(await(0,p.S)(l)).JS)||v(l)}async function v(l){if(!(0,y.Zm)(l.get(l.catalogNumber)))return!1;const w=l.resolve((0,M.Wo)(
l,"AcroForm")?.dict.get("XFA"));if(w===null)return!1;if(l.security?.locked===!0)return null;for(const O of Array.isArray(w)?w:[w]){const f=l.resolve(O);if(!(f instanceof
y.Z6))continue;let m;try{m=await l.decodedAtEase(f)}catch(_){if(!(_ instanceof u.zU)||_.code==="cancelled")throw _;return!0}const E=(0,S.xK)(m);if(E===void 0||E.
includes("script")&&await c(E,l.job.pace))return!0}return!1}async function c(l,w){const O=f=>(f.kind==="start"||f.kind==="empty")&&/^(?:[^:]*:)?script$/.test(f.
name);return await(0,S.km)(l,w,O)!=="well-formed"}}),30656:((k,b,d)=>{d.d(b,{Yw:()=>M,br:()=>S,f4:()=>I,mD:()=>y});var u=d(49153),P=d(90191);function I(g,D){return D.
form?.dict.has("XFA")?g.resolve(g.catalog.get("NeedsRendering"))===!0||!D.fields.some(({kind:v})=>v!=="unknown")?"dynamic":"static":"none"}function y(g,D){if(I(
g,D)!=="dynamic")return;const r="is a dynamic XFA form, whose pages and fields only Adobe viewers show";throw new u.zU("invalid_parameters",`file: ${r}`,{issues:[
{field:"file",message:r}],advice:"Print it to a PDF document from Adobe Reader, or ask its author for a form without XFA"})}function S(g,D){const r=(0,P.Wo)(g,"\
AcroForm");return r?.dict.has("XFA")?(g.edit(r.holder),r.dict.delete("XFA"),g.catalog.has("NeedsRendering")&&g.editCatalog().delete("NeedsRendering"),[M(D)]):[]}
const p={values:"it would still show the old values.",pages:"it described removed pages. The fields themselves remain.",scripts:"it has scripts, or parts that c\
annot be read, which may have some. The fields themselves remain.",places:"it says where fields are on the pages. The fields themselves remain.",merge:"XFA form\
s cannot be merged. The fields themselves remain."},M=g=>({code:"xfa_removed",message:`The XFA version of the form was removed, because ${p[g]}`})}),80199:((k,b,d)=>{
d.d(b,{DI:()=>S,Gd:()=>M,Mo:()=>I,Mp:()=>r,Pj:()=>D,S3:()=>P,Z7:()=>y,d:()=>v,iN:()=>u,lw:()=>p,zl:()=>g});function u({box:[c,l,w,O],rotation:f}){const m=w-c,E=O-
l;return f%180===0?{width:m,height:E}:{width:E,height:m}}function P({box:[c,l,w,O],rotation:f}){switch(f){case 0:return[1,0,0,1,c,l];case 90:return[0,1,-1,0,w,l];case 180:
return[-1,0,0,-1,w,O];case 270:return[0,-1,1,0,c,O]}}function I(c,l){return l===void 0?c:D(c,l)??c}function y([c,l,w,O]){return[Math.min(c,w),Math.min(l,O),Math.
max(c,w),Math.max(l,O)]}function S([c,l,w,O,f,m]){const E=c*O-l*w,[_,F,N,W]=[O/E,-l/E,-w/E,c/E];return[_+0,F+0,N+0,W+0,-(f*_+m*N)+0,-(f*F+m*W)+0]}function p(c,l){
const[w,O,f,m,E,_]=c,[F,N,W,X,j,Z]=l;return[w*F+O*W,w*N+O*X,f*F+m*W,f*N+m*X,E*F+_*W+j,E*N+_*X+Z]}function M([c,l,w,O,f,m],E,_){return[c*E+w*_+f,l*E+O*_+m]}function g(c,[
l,w,O,f]){const[m,E]=M(c,l,w),[_,F]=M(c,O,w),[N,W]=M(c,l,f),[X,j]=M(c,O,f);return[Math.min(m,_,N,X),Math.min(E,F,W,j),Math.max(m,_,N,X),Math.max(E,F,W,j)]}function D(c,l){
const w=[Math.max(c[0],l[0]),Math.max(c[1],l[1]),Math.min(c[2],l[2]),Math.min(c[3],l[3])];return w[0]<w[2]&&w[1]<w[3]?w:void 0}const r=c=>c.map(l=>Math.round(l*
1e5)/1e5+0),v=(c,{userUnit:l})=>String(Number((c*l/72).toPrecision(3)))}),21159:((k,b,d)=>{d.d(b,{D:()=>y});var u=d(85533),P=d(16039);const I={DCTDecode:"jpg",DCT:"\
jpg",JPXDecode:"jp2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};function y(S,p){const M=(0,u.c3)(S,p.dict.get("Filter")),g=(0,u.c3)(S,p.dict.get("D\
ecodeParms")),D=M.at(-1)??null,r=D instanceof P.SX?I[D.text]:void 0;if(!r)return{format:r,parameters:void 0,filter:D,before:p};const v=new P.Bi(p.dict);v.set("F\
ilter",M.slice(0,-1)),v.set("DecodeParms",g.slice(0,M.length-1));const c=g[M.length-1];return{format:r,parameters:(0,P.Zm)(c)?c:void 0,filter:D,before:new P.Z6(
v,p.data,p.sealed)}}}),49599:((k,b,d)=>{d.d(b,{n:()=>I});var u=d(16039);const P={BPC:"BitsPerComponent",CS:"ColorSpace",D:"Decode",DP:"DecodeParms",F:"Filter",H:"\
Height",IM:"ImageMask",W:"Width"};function I(y){if(y.dataStart<0)return;const S=new u.Bi;for(let p=0;p+1<y.count;p+=2){const M=y.name(p);M!==void 0&&S.set(P[M]??
M,y.value(p+1))}return new u.Z6(S,y.content.subarray(y.dataStart,y.dataEnd))}}),90460:((k,b,d)=>{d.d(b,{J:()=>M,a:()=>g});var u=d(1480),P=d(10404),I=d(18679),y=d(
31808),S=d(34331),p=d(67753);async function M(v){const c=await(0,P.Br)(v),l=({namespace:w})=>p.fD.includes(w);return c?.properties.some(l)?((0,y._L)(v,(0,y.QH)(
c,l,[])),!0):!1}async function g(v,c,l){const w=(m,E,_)=>({prefix:m,name:E,form:"simple",values:[_]}),O=(0,y.QH)(c,({namespace:m,name:E})=>p.fD.includes(m)||m===
u.dK.pdfaid&&E==="part",[w("pdfaid","part","3"),w("fx","DocumentType","INVOICE"),w("fx","DocumentFileName",l.file),w("fx","Version",l.version),w("fx","Conforman\
ceLevel",l.level)]),f=await(0,S.kg)(Buffer.from(O,"utf8"),v.job.pace);(0,y._L)(v,(0,I.m)(f,"pdfaExtension","schemas",r))}const D=[["DocumentType","Type of the i\
nvoice document"],["DocumentFileName","Name of the embedded XML invoice"],["Version","Version of the XML invoice standard"],["ConformanceLevel","Profile of the \
XML invoice"]],r=`<rdf:li rdf:parseType="Resource" xmlns:pdfaSchema="${u.dK.pdfaSchema}" xmlns:pdfaProperty="${u.dK.pdfaProperty}">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${u.dK.fx}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${D.map(([v,c])=>`<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${v}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty\
:category>external</pdfaProperty:category><pdfaProperty:description>${c}</pdfaProperty:description></rdf:li>
`).join("")}</rdf:Seq></pdfaSchema:property>
</rdf:li>
`}),36342:((k,b,d)=>{d.d(b,{z:()=>g});var u=d(16039);const P={View:"ViewState",Print:"PrintState"};class I{document;categories={View:new Map,Print:new Map};intents;constructor(r,v){
this.document=r,this.intents=this.intentsOf(v);for(const c of r.array(v?.get("AS"))??[]){const l=r.dict(c),w=r.resolve(l?.get("Event"));if(!l||!((0,u.Eo)(w,"Vie\
w")||(0,u.Eo)(w,"Print")))continue;const O=y(r,l.get("Category")),f=this.categories[w.text];for(const m of r.array(l.get("OCGs"))??[]){if(!(0,u.i9)(m))continue;
const E=f.get(m.number)??new Set;for(const _ of O)E.add(_);f.set(m.number,E)}}}isAlwaysOn(r){const{intents:v}=this;if(v.has("All"))return!1;const c=this.intentsOf(
this.document.dict(new u.oS(r)));return!c.has("All")&&![...c].some(l=>v.has(l))}stateOf(r,v){const c=this.categories[v].get(r);if(!c)return;const l=this.document.
dict(this.document.dict(new u.oS(r))?.get("Usage"));let w;for(const O of c){const f=P[O],m=f===void 0?null:this.document.resolve(this.document.dict(l?.get(O))?.
get(f));if((0,u.Eo)(m,"OFF"))return!1;(0,u.Eo)(m,"ON")&&(w=!0)}return w}intentsOf(r){const v=y(this.document,r?.get("Intent"));return new Set(v.length>0?v:["Vie\
w"])}}function y(D,r){return(D.array(r)??[r??null]).map(c=>D.resolve(c)).flatMap(c=>c instanceof u.SX?[c.text]:[])}const S=32;function p(D,r,v){const c=new Map,
l=(w,O)=>{const f=c.get(w);if(f!==void 0)return f;c.set(w,!0);const m=D.resolve(w[0]),E=N=>{const W=D.resolve(N);return(0,u.cy)(W)?O>0?l(W,O-1):!0:!(0,u.i9)(N)||
v(N.number)},_=w.slice(1),F=M(m instanceof u.SX?m.text:"",_,E);return c.set(w,F),F};return l(r,S)}function M(D,r,v){switch(D){case"And":return r.every(v);case"O\
r":return r.some(v);case"Not":return r.length===0||!v(r[0]);default:return!0}}class g{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(r){
this.document=r;const v=r.dict(r.dict(r.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,u.Eo)(r.resolve(v?.get("BaseState")),"OFF");for(const c of r.array(
v?.get("OFF"))??[])(0,u.i9)(c)&&this.off.add(c.number);for(const c of r.array(v?.get("ON"))??[])(0,u.i9)(c)&&this.on.add(c.number);this.usages=new I(r,v),this.viewed=
c=>this.usages.isAlwaysOn(c)||(this.usages.stateOf(c,"View")??!this.isGroupOff(c)),this.printed=c=>this.usages.stateOf(c,"Print")??this.viewed(c)}isOff(r){return!this.
shows(r,this.viewed)}isNeverShown(r){return this.isOff(r)&&!this.shows(r,this.printed)}groupsOff(){const{document:r}=this,v=r.dict(r.catalog.get("OCProperties"));
return this.baseOff?(r.array(v?.get("OCGs"))??[]).filter(c=>!(0,u.i9)(c)||!this.on.has(c.number)):r.array(r.dict(v?.get("D"))?.get("OFF"))??[]}neverShown(){const r=this.
document.array(this.document.dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[];return[...new Set(r.flatMap(c=>(0,u.i9)(c)?[c.number]:[]))].filter(
c=>!this.viewed(c)&&!this.printed(c))}shows(r,v){const{document:c}=this,l=c.dict(r);if(!l)return!0;if(!(0,u.Eo)(c.resolve(l.get("Type")),"OCMD"))return!(0,u.i9)(
r)||v(r.number);const w=c.resolve(l.get("VE"));return(0,u.cy)(w)?p(c,w,v):this.showsByPolicy(l,v)}showsByPolicy(r,v){const{document:c}=this,l=r.get("OCGs"),w=(c.
array(l)??[l]).filter(u.i9);if(w.length===0)return!0;const O=w.map(({number:m})=>v(m)),f=c.resolve(r.get("P"));switch(f instanceof u.SX?f.text:"AnyOn"){case"All\
On":return O.every(m=>m);case"AnyOff":return!O.every(m=>m);case"AllOff":return!O.some(m=>m);default:return O.some(m=>m)}}isGroupOff(r){return this.off.has(r)||this.
baseOff&&!this.on.has(r)}}}),80397:((k,b,d)=>{d.d(b,{Ip:()=>g,XM:()=>l,Xb:()=>c,ds:()=>M,qg:()=>v});var u=d(58247),P=d(30729),I=d(1480),y=d(10404),S=d(34331),p=d(
31808);const M=(0,P.H)(async f=>g(f,await(0,y.Br)(f)));function g(f,m){const E=(j,Z)=>(0,u.w)((0,S.sm)(m,j,Z)[0]??""),_=r(E("pdfaid","part"),E("pdfaid","conform\
ance").toLowerCase()),F=D(E("pdfuaid","part"))?`PDF/UA-${E("pdfuaid","part")}`:void 0,W=[E("pdfxid","GTS_PDFXVersion")||E("pdfx","GTS_PDFXVersion")||((0,u.G)(f.
resolve((0,y._U)(f)?.get("GTS_PDFXVersion")))??""),E("pdfe","ISO_PDFEVersion"),E("pdfvtid","GTS_PDFVTVersion")],X=[_?.name,F,...W.filter(j=>/^PDF\/[\w .:/()-]{1,40}$/.
test(j))];return{archive:_,accessible:F,names:X.filter(j=>j!==void 0)}}const D=f=>/^[1-9]$/.test(f);function r(f,m){if(!D(f))return;const E=/^[abuef]$/.test(m)?
m:"";return{part:Number(f),level:E,name:`PDF/A-${f}${E}`}}function v(f,m,E,_){return m&&O(f,m,[I.dK.pdfaid]),c(E,_)}const c=({name:f},m)=>({code:"pdfa_identific\
ation_removed",message:`The document no longer claims ${f}: ${m}.`});async function l(f){const m=await(0,y.Br)(f);if(!m)return[];const{archive:E,accessible:_}=g(
f,m);O(f,m,[I.dK.pdfaid,I.dK.pdfuaid]);const F=[E?.name,_].filter(N=>N!==void 0);return F.length>0?[w(F)]:[]}const w=f=>({code:"conformance_dropped",message:`Th\
e result no longer claims ${f.join(" and ")}, because a merge cannot guarantee conformance.`});function O(f,m,E){m.properties.some(({namespace:_})=>E.includes(_))&&
(0,p._L)(f,(0,p.QH)(m,({namespace:_})=>E.includes(_),[]))}}),4268:((k,b,d)=>{d.d(b,{B4:()=>M,Ij:()=>y,In:()=>p});var u=d(7548),P=d(38504),I=d(16039);async function y(g){
g.trailer.delete("Info");const D=await(0,u.zx)(g,["Metadata","PieceInfo"]),r=v=>v.has("PieceInfo")||S(g,v);for(const v of new Set([...D.Metadata,...D.PieceInfo])){
if(!(0,P.L)(g.get(v),r))continue;(0,P.C)(g.edit(v),l=>{S(g,l)&&l.delete("Metadata"),l.delete("PieceInfo")});const c=g.job.pace.step(1e3);c&&await c}}function S(g,D){
return p(g.resolve(D.get("Metadata")))}const p=g=>g instanceof I.Z6&&((0,I.Eo)(g.dict.get("Type"),"Metadata")||(0,I.Eo)(g.dict.get("Subtype"),"XML"));function M(g){
const D=g.dict(g.trailer.get("Info"))!==void 0,r=g.resolve(g.catalog.get("Metadata"))!==null;return g.trailer.delete("Info"),g.catalog.has("Metadata")&&g.editCatalog().
delete("Metadata"),Number(D)+Number(r)}}),58825:((k,b,d)=>{d.d(b,{Y:()=>I});var u=d(1480),P=d(54075);async function I(S,p,M){const g=new y(p);await(0,P.km)(S,M,
v=>((v.kind==="start"||v.kind==="empty")&&g.start(v.name,v.attributes,v.from),(v.kind==="end"||v.kind==="empty")&&g.end(v.name,v.to),g.isTooDeep));const D=[];let r=0;
for(const v of g.dropped)D.push(S.slice(r,v.from)),r=v.to;return D.join("")+S.slice(r)}class y{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new u.ee;constructor(p){
this.drops=p}start(p,M,g){this.isTooDeep=this.open.length>=P.ol,this.scope.enter(M);const D=this.scope.ofElement(p);this.open.push({name:p,from:g,drops:this.drops(
D,this.elements)}),this.elements.push(D)}end(p,M){let g=this.open.length-1;for(;g>=0&&this.open[g].name!==p;)g--;if(g<0)return;const{drops:D,from:r}=this.open[g];
for(;this.open.length>g;)this.open.pop(),this.elements.pop(),this.scope.leave();if(D){for(;this.dropped.length>0&&this.dropped.at(-1).from>r;)this.dropped.pop();
this.dropped.push({from:r,to:M})}}}}),18679:((k,b,d)=>{d.d(b,{m:()=>I});var u=d(1480),P=d(54075);function I(y,S,p,M){const{text:g,properties:D,end:r,about:v}=y,
c=D.find(f=>f.namespace===u.dK[S]&&f.name===p),l=c&&g.slice(c.from,c.to).match(/^[\s\S]*(?=<\/(?:[\w.-]+:)?Bag\s*>)/)?.[0].length;if(c&&l!==void 0){const f=c.from+
l;return`${g.slice(0,f)}${M.replace("<rdf:li",`<rdf:li xmlns:rdf="${u.dK.rdf}"`)}${g.slice(f)}`}const w=`<${S}:${p}><rdf:Bag>
${M}</rdf:Bag></${S}:${p}>`,O=`<rdf:Description xmlns:rdf="${u.dK.rdf}" rdf:about="${(0,P.X)(v)}" xmlns:${S}="${u.dK[S]}">
${w}
</rdf:Description>
`;return`${g.slice(0,r)}${O}${g.slice(r)}`}}),31808:((k,b,d)=>{d.d(b,{QH:()=>y,T3:()=>S,_L:()=>D});var u=d(1480),P=d(54075),I=d(16039);function y(r,v,c){const{text:l,
properties:w,end:O,about:f}=r,m=[];let E=0;for(const _ of w.filter(v).sort((F,N)=>F.from-N.from))_.from<E||(m.push(l.slice(E,_.from)),E=_.to);return m.push(l.slice(
E,Math.max(O,E))),c.length>0&&m.push(p(c,f)),m.push(l.slice(Math.max(O,E))),g(m.join(""))}function S(r){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"\
?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${u.dK.rdf}">
${p(r,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function p(r,v){const l=[...new Set(r.map(({prefix:O})=>O))].map(O=>` xmlns:${O}="${u.dK[O]}"`).join(""),w=r.map(({prefix:O,name:f,form:m,values:E})=>`\
<${O}:${f}>${M(m,E)}</${O}:${f}>
`);return`<rdf:Description xmlns:rdf="${u.dK.rdf}" rdf:about="${(0,P.X)(v)}"${l}>
${w.join("")}</rdf:Description>
`}function M(r,v){const c=l=>v.map(w=>`<rdf:li${l}>${(0,P.X)(w)}</rdf:li>`).join("");switch(r){case"simple":return(0,P.X)(v[0]??"");case"alternative":return`<rd\
f:Alt>${c(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${c("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${c("")}</rdf:Bag>`}}const g=r=>r.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function D(r,v){const c=r.catalog.get("Metadata"),l=r.resolve(c),w=l instanceof I.Z6?[...l.dict].
filter(([m])=>!["Filter","DecodeParms","Length"].includes(m)):[],O=new I.Bi([["Type",new I.SX("Metadata")],["Subtype",new I.SX("XML")],...w]),f=new I.Z6(O,Buffer.
from(v,"utf8"));(0,I.i9)(c)&&l instanceof I.Z6?r.put(c,f):r.edit(r.catalogNumber).set("Metadata",r.add(f))}}),4414:((k,b,d)=>{d.d(b,{L:()=>p,m:()=>M});var u=d(16039),
P=d(52977),I=d(75142),y=d(65789),S=d(39935);async function p(g,D){const r=new Set;let v=0,c=!1;for(let O=0;O<g.pages.count;O++){const f=M(g,g.pages.number(O));for(const{
number:E}of f){const _=g.get(E);if(r.has(E)||!(0,u.Zm)(_)||!D(_,O))continue;r.add(E);const F=(0,P.I)(g,_);F==="Popup"&&v++,F==="Widget"&&(c=!0)}const m=g.job.pace.
step(500+f.length*100);m&&await m}if(r.size===0)return 0;const l=(0,S.Hi)(g),w=c?await I.R.of(g):void 0;return await(0,S.Pv)(l,r,()=>(0,S.Wi)(l,r)),w&&await(0,S.
zg)(l,w),await(0,y.U)(l),r.size-v}function M(g,D){const r=g.entry(D,"Annots"),v=g.array(r)??[];if(!v.some(u.Zm))return v.filter(u.i9);const c=g.edit((0,u.i9)(r)?
r:D),l=g.array((0,u.Zm)(c)?c.get("Annots"):c)??[];for(const[w,O]of l.entries())(0,u.Zm)(O)&&(l[w]=g.add(O));return l.filter(u.i9)}}),57095:((k,b,d)=>{d.d(b,{ZO:()=>I,
f6:()=>y,ue:()=>u});const u=S=>({matrix:S,font:void 0,size:0,charSpace:0,wordSpace:0,stretch:1,leading:0,rise:0,mode:0}),P=(S,p)=>S.number(p)||0;function I(S,p){
switch(S.operator){case"Tc":return p.charSpace=P(S,0),!0;case"Tw":return p.wordSpace=P(S,0),!0;case"Tz":return p.stretch=P(S,0)/100,!0;case"TL":return p.leading=
P(S,0),!0;case"Ts":return p.rise=P(S,0),!0;case"Tr":return p.mode=P(S,0),!0;default:return!1}}class y{a=1;b=0;c=0;d=1;e=0;f=0;lineE=0;lineF=0;reset(){this.set(1,
0,0,1,0,0)}set(p,M,g,D,r,v){this.a=p,this.b=M,this.c=g,this.d=D,this.e=this.lineE=r,this.f=this.lineF=v}moveLine(p,M){this.e=this.lineE+=p*this.a+M*this.c,this.
f=this.lineF+=p*this.b+M*this.d}advance(p,M){this.e+=p*this.a+M*this.c,this.f+=p*this.b+M*this.d}follow(p,M){switch(p.operator){case"BT":return this.reset(),!0;case"\
Tm":return p.count>=6&&this.set(P(p,0),P(p,1),P(p,2),P(p,3),P(p,4),P(p,5)),!0;case"TD":return M.leading=-P(p,1),this.moveLine(P(p,0),P(p,1)),!0;case"Td":return this.
moveLine(P(p,0),P(p,1)),!0;case"T*":return this.moveLine(0,-M.leading),!0;default:return!1}}}}),39310:((k,b,d)=>{d.d(b,{n:()=>y});var u=d(62397),P=d(16039);const I=[
"DecodeParms","F","FFilter","FDecodeParms","DL"];function y(S,p,{compress:M}){const g=new P.Bi(S.dict);M?g.set("Filter",(0,P.UU)("FlateDecode")):g.delete("Filte\
r");for(const D of I)g.delete(D);return new P.Z6(g,M?(0,u.Kc)(p):p)}})};
