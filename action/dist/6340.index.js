"use strict";exports.id=6340,exports.ids=[6340],exports.modules={56340:((W,B,d)=>{d.r(B),d.d(B,{sanitize_document:()=>be});var u=d(7548),T=d(11275),C=d(52977),y=d(54867),S=d(
36342),l=d(39935),M=d(4414),E=d(4268),P=d(90191),i=d(16039),m=d(15914),c=d(71322),h=d(16463);const p=new Set(["GoTo","GoToDp","Hide","ResetForm","SetOCGState","\
Trans","GoTo3DView","Thread","Named","URI"]),D=new Set(["JavaScript","Launch","SubmitForm","ImportData","Rendition","GoToR","GoToE","Movie","Sound","RichMediaEx\
ecute"]),w=new Set(["URI","GoToR","GoToE","Launch"]),v=new Set(["NextPage","PrevPage","FirstPage","LastPage"]),O=/^(?:javascript|vbscript|data):/i,g=["A","PA","\
OpenAction"];class A{document;wanted;scripts=new Set;links=new Set;found=new Map;chains;others=0;constructor(t,e){this.document=t,this.wanted=e,this.chains=new m.
X(t,{isDead:s=>this.isDead(s,!0),isGone:()=>!1})}get removedScripts(){return this.scripts.size+this.others}get removedLinks(){return this.links.size}visit=(t,e)=>{
for(const s of g)this.isAction(e.get(s))&&this.chains.pruneAction(t,e,s);return this.isAction(e.get("AA"))&&this.chains.pruneAdditional(t,e),e.has("Next")&&!(0,c.
Q)(e)&&this.chains.pruneChain(e,t),!(0,h.Uc)(e)&&this.isDead(e,!1)&&this.found.set(e,t),this.wanted.scripts&&!this.scripts.has(e)&&this.dropEntries(e)};finish(){
for(const[t,e]of this.found)this.document.exists(e)&&(this.document.edit(e),t.clear())}isAction(t){return t!==void 0&&(0,i.Zm)(this.document.resolve(t))}isDead(t,e){
return this.wanted.scripts&&this.isScript(t,e)?this.scripts.add(t):this.wanted.links&&this.leadsOut(t)&&this.links.add(t),this.scripts.has(t)||this.links.has(t)}isScript(t,e){
const{document:s}=this,n=s.resolve(t.get("S"));if(!(n instanceof i.SX))return(e||(0,i.Eo)(t.get("Type"),"Action"))&&R(s.resolve(t.get("JS")));if(D.has(n.text))return!0;
if(n.text==="Named"){const r=s.resolve(t.get("N"));return t.has("N")&&!(r instanceof i.SX&&v.has(r.text))}return n.text==="URI"?O.test($(s.resolve(t.get("URI")))):
n.text==="Thread"?t.has("F"):e&&!p.has(n.text)}leadsOut(t){const e=this.document.resolve(t.get("S"));return e instanceof i.SX?w.has(e.text)&&(e.text!=="URI"||t.
has("URI"))||e.text==="Thread"&&t.has("F"):!1}dropEntries(t){const{document:e}=this;let s=!1;const n=(r,a)=>{!t.has(r)||!a(e.resolve(t.get(r)))||(t.delete(r),this.
others++,s=!0)};return t.has("S")&&n("JS",R),n("OnInstantiate",r=>r instanceof i.Z6),(0,i.Eo)(e.resolve(t.get("Type")),"RichMediaActivation")&&n("Scripts",Array.
isArray),s}}const R=o=>o instanceof i.Mx||o instanceof i.Z6,$=o=>o instanceof i.Mx?Buffer.from(o.bytes).toString("latin1").replace(/[^\x21-\x7e]/g,""):"";class X{document;removed=0;constructor(t){
this.document=t}privateData=(t,e)=>{const{document:s}=this,n=t===s.catalogNumber&&e===s.catalog,r=this.removed;this.drop(e,"PieceInfo",i.Zm)&&e.delete("LastModi\
fied"),this.drop(e,"Thumb",a=>a instanceof i.Z6),n||this.drop(e,"Metadata",E.In);for(const[a,f]of Object.entries(E.lq))this.drop(e,a,f);return n&&this.drop(e,"S\
piderInfo",i.Zm),(0,i.Eo)(s.resolve(e.get("Type")),"DPart")&&this.drop(e,"DPM",i.Zm),this.removed>r};dropWebCapture(){this.dropNames(["IDS","URLS"])}dropNames(t){
const e=(0,P.Wo)(this.document,"Names");for(const s of t)e?.dict.has(s)&&(this.document.edit(e.holder),e.dict.delete(s),this.removed++)}drop(t,e,s){return!t.has(
e)||!s(this.document.resolve(t.get(e)))?!1:(t.delete(e),this.removed++,!0)}}const j=["EF","RF","F","UF","DOS","Mac","Unix","Desc","Thumb","CI","EP","ID"];class Z{document;specifications=new Map;constructor(t){
this.document=t}visit=(t,e)=>{const{document:s}=this;(0,i.Zm)(s.resolve(e.get("EF")))&&this.specifications.set(e,t);let n=!1;for(const r of["AF","MCAF"])this.listsFiles(
e.get(r))&&(e.delete(r),n=!0);return n};finish(){const{document:t}=this;for(const[s,n]of this.specifications){for(const r of t.dict(s.get("EF"))?.values()??[])(0,i.
i9)(r)&&t.remove(r);t.edit(n);for(const r of j)s.delete(r)}const e=(0,P.Wo)(t,"Names");e?.dict.has("EmbeddedFiles")&&(t.edit(e.holder),e.dict.delete("EmbeddedFi\
les")),t.catalog.has("Collection")&&t.editCatalog().delete("Collection")}listsFiles(t){const{document:e}=this,s=e.resolve(t);return(0,i.cy)(s)?!0:(0,i.Zm)(s)&&(s.
has("EF")||(0,i.Eo)(e.resolve(s.get("Type")),"Filespec"))}}var z=d(39310),V=d(45913),F=d(269),N=d(69959),L=d(66173),b=d(59234),_=d(57095),K=d(36692);const Q=500;
class Ot{found=[];get any(){return this.found.length>0}add(t,e,s=""){this.found.push({from:t,to:e,text:s})}inOrder(){const t=[...this.found].sort((s,n)=>s.from-
n.from||n.to-s.to),e=[];for(const s of t){const n=e.at(-1);(!n||s.from>=n.to||s.from===s.to)&&e.push(s)}return e}}async function et(o,t,e){const s=[];let n=0;for(const{
from:r,to:a,text:f}of t){if(r<n)continue;const x=r===n&&n>0;s.push(o.subarray(n,r),Buffer.from(`${x?"":`
`}${f}${f===""?"":`
`}`,"latin1")),n=a;const I=e.step(Q);I&&await I}return s.push(o.subarray(n)),Buffer.concat(s)}function st(o,t){let[e,s]=[0,o.length];for(;e<s;){const n=e+s>>1;o[n].
to<=t?e=n+1:s=n}return e<o.length&&o[e].from<=t}const nt=4096,St=20;async function Dt(o,t){if(!o.includes(F.IQ))return{content:o,comments:0};const e=new K.oz(o),
s=[];let n=o.indexOf(F.IQ);for(let r=1,a=0;;r++){const f=e.next(),x=f===K.Kp?o.length:e.start;if(n<a&&(n=o.indexOf(F.IQ,a)),n<0||(n<x&&s.push({from:a,to:x,text:""}),
f===K.Kp))break;a=e.end;const I=r%nt===0?t.step(nt*St):void 0;I&&await I}return{content:s.length===0?o:await et(o,s,t),comments:s.length}}var it=d(19980),Mt=d(91725);
class Pt{document;across=0;down=0;constructor(t){this.document=t}forget(){this.across=this.down=0}async add(t,e){const s=await this.fontOf(e);if(!s)return;const n=Tt(
t,e,s);s.vertical?this.down+=n:this.across+=n*e.stretch}async settled(t){if(this.across===0&&this.down===0)return"";const e=await this.fontOf(t),s=e?.vertical===
!0?t.size:t.size*t.stretch,n=e?.vertical===!0?this.down:this.across;return this.forget(),s===0||n===0?"":`[${(0,b._)(-1e3*n/s)}] TJ`}async fontOf({resource:t}){
return t!==void 0&&this.document.dict(t)?(0,Mt.G)(this.document,t):void 0}}function Tt(o,t,e){const s=o.count-1,n=o.string(s);if(n)return rt(n,t,e);if(o.kind(s)!==
K.pQ)return 0;let r=0;const a=o.inside(s);for(let f=a.next();f;f=a.next())f===K.An||f===K.Cd?r+=rt((0,it.E3)(o.content,a.start,a.end),t,e):f===K.uk&&(r-=(0,it.kz)(
o.content,a.start,a.end)/1e3*t.size);return r}function rt(o,{size:t,charSpace:e,wordSpace:s},n){let r=0;for(const a of n.glyphs(o)){const f=n.vertical&&a.vertical?
a.vertical.advance:a.width;r+=f*t+e+(a.isSpace?s:0)}return r}var ot=d(21159),xt=d(49599);const at=216,It=217,Ct=218,_t=254,At=224,bt=239,Rt={224:"JFIF\0",226:"I\
CC_PROFILE\0",238:"Adobe"};function ct(o){const t=(0,F.bS)(o);if(t[0]!==255||t[1]!==at)return o;const e=[];let s=0,n=2;for(;;){n=Ft(t,n);const r=t[n+1];if(n<0||
r===void 0)break;if(r===It){if(Lt(t,n+2))break;e.push(t.subarray(s,n+2)),s=t.length;break}const a=r===at||r===1||r>=208&&r<=215,f=a?n+2:n+2+(n+4<=t.length?t.readUInt16BE(
n+2):1/0);if(f>t.length||f<n+(a?2:4))break;(r===_t||r>=At&&r<=bt&&!Bt(t,r,n+4,f))&&(e.push(t.subarray(s,n)),s=f),n=r===Ct?Ut(t,f):f}return s===0?o:Buffer.concat(
[...e,t.subarray(s)])}function Bt(o,t,e,s){const n=Rt[t];return n!==void 0&&o.toString("latin1",e,Math.min(e+n.length,s))===n}function Lt(o,t){for(let e=t;e<o.length;e++)
if(o[e]>32)return!1;return!0}function Ft(o,t){let e=o.indexOf(255,t);for(;e>=0&&o[e+1]===255;)e++;return e}function Ut(o,t){for(let e=o.indexOf(255,t);e>=0;e=o.
indexOf(255,e+1)){const s=o[e+1];if(s!==void 0&&s!==0&&s!==255&&!(s>=208&&s<=215))return e}return o.length}const Nt=["F","Filter","DP","DecodeParms","L","Length"];
function Kt(o,t){const e=(0,xt.n)(t),{format:s,before:n}=e?(0,ot.D)(o,e):{},r=s==="jpg"&&n?o.decodedPart(n)?.data:void 0;if(!r)return;const a=ct(r);if(a===r)return;
const f=(U,k)=>Buffer.from(t.content.subarray(t.startOf(U),t.endOf(k))).toString("latin1"),x=[];for(let U=0;U+1<t.count;U+=2){const k=t.name(U)??"";Nt.includes(
k)?(k==="DP"||k==="DecodeParms")&&f(U+1,U+1).startsWith("<<")&&x.push(f(U,U+1)):x.push(f(U,U+1))}const I=Buffer.from(a).toString("latin1");return`BI ${x.join(" ")}\
 /F /DCT /L ${a.length} ID ${I}
EI`}var $t=d(348),dt=d(15975);const kt=1e4,ft=["ActualText","Alt","E"];class Wt{document;around;layers;cuts;ids=[];open=[];beyond=0;hiding=0;paintedCount=0;removedCount=0;constructor(t,e,s,n){
this.document=t,this.around=e,this.layers=s,this.cuts=n}get isHidden(){return this.hiding>0}painted(){this.paintedCount++}removed(){this.removedCount++}begin(t,e){
if(this.open.length>=kt){this.beyond++;return}const s=t.name(0)??"",n=t.operator==="BDC"?this.listOf(t):void 0,r=s==="OC"&&this.layers?.isNeverShown(n)===!0,a=this.
isHidden;this.open.push({from:e,to:t.end,tag:Buffer.from(t.content.subarray(t.startOf(0),t.endOf(0))).toString("latin1"),properties:this.document.dict(n),hides:r,
isInside:a,painted:this.paintedCount,removed:this.removedCount}),r&&this.hiding++,(r||a)&&this.cuts.add(e,t.end)}end(t,e){if(this.beyond>0)return this.beyond--,
!1;const s=this.open.pop();return s?(s.hides&&this.hiding--,(s.hides||s.isInside)&&this.cuts.add(t,e),this.close(s,t,e),s.hides&&!this.isHidden):!1}finish(t){for(;this.
open.length>0;)this.end(t,t)}close(t,e,s){const{tag:n,properties:r,hides:a,isInside:f}=t;if(this.paintedCount===t.painted&&(this.removedCount>t.removed||f||a)){
const I=this.document.resolve(r?.get("MCID"));if(typeof I=="number"&&this.ids.push(I),a||f)return;this.cuts.add(t.from,t.to),this.cuts.add(e,s)}else if(this.removedCount>
t.removed&&r&&ft.some(I=>r.has(I))){const I=new i.Bi([...r].filter(([G])=>!ft.includes(G))),U=new $t.k(256);(0,dt.bD)(U,I,dt.yT);const k=Buffer.from(U.bytes).toString(
"latin1");this.cuts.add(t.from,t.to,/\b\d+ \d+ R\b/.test(k)?`${n} BMC`:`${n} ${k} BDC`)}}listOf(t){const e=t.name(1);if(e!==void 0)return this.around.find("Prop\
erties",e);const s=t.value(1);return(0,i.Zm)(s)?s:void 0}}const ht=500,H=0,ut=3,jt=new Set(["m","l","c","v","y","h","re"]),Y=new Set(["S","s","f","F","f*","B","\
B*","b","b*","n"]),lt={Do:[0,"XObject"],Tf:[0,"Font"],gs:[0,"ExtGState"],sh:[0,"Shading"],cs:[0,"ColorSpace"],CS:[0,"ColorSpace"],scn:[-1,"Pattern"],SCN:[-1,"Pa\
ttern"],BDC:[1,"Properties"],DP:[1,"Properties"]};class q{document;around;hidden;cuts=new Ot;marks;debt;states;uses=[];forms=[];path=[];clips=!1;saved=[];from=0;texts=0;images=0;constructor(t,e,s,n){
this.document=t,this.around=e,this.hidden=s,this.marks=new Wt(t,e,s.layers,this.cuts),this.debt=new Pt(t),this.states=new N.U({...(0,_.ue)([1,0,0,1,0,0]),mode:n,
resource:void 0})}async clean(t){const{pace:e}=this.document.job,{content:s,comments:n}=this.hidden.text?await Dt(t,e):{content:t,comments:0};this.texts+=n,await(0,L.
K)(s,e,x=>{const I=this.take(x);if(!I){this.from=x.end;return}return I.then(()=>{this.from=x.end})}),this.marks.finish(s.length);const r=this.cuts.inOrder(),a=e.
step(r.length*ht);return a&&await a,{content:r.length===0?s:await et(s,r,e),...await this.usesAfter(r),forms:this.forms.filter(({at:x})=>!st(r,x)),ids:this.marks.
ids,texts:this.texts,images:this.images}}async usesAfter(t){const e=new Map,s=new Map;for(const{shelf:r,name:a,at:f}of this.uses){const x=st(t,f)?s:e;x.set(r,(x.
get(r)??new Set).add(a));const I=this.document.job.pace.step(ht);I&&await I}const n=r=>[...r].flatMap(([a,f])=>[...f].map(x=>({shelf:a,name:x})));return{used:n(
e),unused:n(s)}}take(t){this.note(t),this.marks.isHidden&&this.dropComments(t);const{operator:e}=t;switch(e){case"BMC":case"BDC":this.marks.begin(t,this.from);return;case"\
EMC":this.marks.end(this.from,t.end)&&(this.saved=[]);return;case"Tj":case"TJ":return this.show(t);case"'":case'"':return this.showOnNextLine(t);case"BT":case"T\
m":case"Td":case"TD":case"T*":this.debt.forget();return;default:this.marks.isHidden||this.drawsHidden(t)?this.hide(t):(e==="Do"||e==="sh"||e==="BI"||Y.has(e))&&
this.paint(t),this.follow(t)}}dropComments(t){const{content:e,count:s,end:n,operator:r}=t,a=s>0?t.startOf(0):n-r.length;r!=="BI"&&e.subarray(this.from,a).includes(
F.IQ)&&this.cuts.add(this.from,a)}drawsHidden(t){const{layers:e}=this.hidden,s=e&&t.operator==="Do"?t.name(0):void 0;return s!==void 0&&e.isNeverShown(this.document.
dict(this.around.find("XObject",s))?.get("OC"))}note(t){const e=Object.hasOwn(lt,t.operator)?lt[t.operator]:void 0;if(!e)return;const[s,...n]=e,r=t.name(s<0?t.count+
s:s);if(r!==void 0)for(const a of n){const f=this.around.shelf(a,r);if(!f)continue;this.uses.push({shelf:f,name:r,at:this.from});const x=a==="XObject"?this.document.
resolve(f.dict.get(r)):null;x instanceof i.Z6&&(0,i.Eo)(this.document.resolve(x.dict.get("Subtype")),"Form")&&this.forms.push({value:f.dict.get(r),mode:this.isModeInvisible()?
ut:H,at:this.from})}}follow(t){const{states:e,around:s,document:n}=this;if(e.follow(t))return;const{current:r}=e,a=t.name(0);if(t.operator==="Tf"&&a!==void 0)r.
resource=s.find("Font",a),r.size=t.number(1)||0;else if(t.operator==="gs"&&a!==void 0){const f=n.array(n.dict(s.find("ExtGState",a))?.get("Font")),x=n.resolve(f?.[1]);
f&&(r.resource=f[0]),typeof x=="number"&&(r.size=x)}else(0,_.ZO)(t,r)}paint(t){const{operator:e}=t;if(this.marks.painted(),e==="BI"&&this.hidden.images&&this.strip(
t),!!Y.has(e)){for(const[s,n]of this.path)this.cuts.add(s,n);this.path=[]}}strip(t){const e=Kt(this.document,t);e!==void 0&&(this.cuts.add(this.from,t.end,e),this.
images++)}hide(t){const{cuts:e,from:s}=this,{operator:n,end:r}=t;if(this.marks.removed(),jt.has(n))this.path.push([s,r]);else if(n==="W"||n==="W*")this.clips=!0;else if(Y.
has(n)){if(this.clips)e.add(s,r,"n");else for(const[a,f]of[...this.path,[s,r]])e.add(a,f);this.path=[],this.clips=!1}else if(n==="q")this.saved.push(s);else if(n===
"Q"){const a=this.saved.pop();a!==void 0&&e.add(a,r)}else["Do","sh","BI","MP","DP"].includes(n)&&e.add(s,r)}isModeInvisible(){return this.states.current.mode===
ut}isInvisible(){const{document:t,hidden:e,states:s}=this,{resource:n}=s.current;return e.text&&this.isModeInvisible()&&!(0,i.Eo)(t.resolve(t.dict(n)?.get("Subt\
ype")),"Type3")}async show(t){const{debt:e,from:s}=this,{current:n}=this.states,r={...n};if(this.goes()){this.cuts.add(s,t.end),await e.add(t,r);return}this.marks.
painted();const a=await e.settled(r);a!==""&&this.cuts.add(s,s,a)}async showOnNextLine(t){const{current:e}=this.states;this.debt.forget();const{count:s,operator:n}=t,
r=n==='"'&&s>=3;if(r&&(e.wordSpace=t.number(s-3)||0,e.charSpace=t.number(s-2)||0),!this.goes()){this.marks.painted();return}this.cuts.add(this.from,t.end,`${r?`${(0,b.
_)(e.wordSpace)} Tw ${(0,b._)(e.charSpace)} Tc `:""}T*`),await this.debt.add(t,{...e})}goes(){if(!this.marks.isHidden){if(!this.isInvisible())return!1;this.texts++}
return this.marks.removed(),!0}}class J{document;resources;holder;outer;shelves=new Map;constructor(t,e,s,n){this.document=t,this.resources=e,this.holder=s,this.
outer=n}shelf(t,e){const s=this.own(t);return s?.dict.has(e)?s:this.outer?.shelf(t,e)}find(t,e){return this.shelf(t,e)?.dict.get(e)}own(t){const e=this.shelves.
get(t);if(e||this.shelves.has(t))return e;const{document:s}=this,r=s.dict(this.resources)?.get(t),a=s.resolve(r),f=(0,i.Zm)(a)?{dict:a,holder:(0,P.Kd)(r,(0,P.Kd)(
this.resources,this.holder))}:void 0;return this.shelves.set(t,f),f}}const Xt=64;async function Gt(o){const{pages:t,job:e}=o,s=new Map;for(let n=0;n<t.count;n++){
const r=e.pace.step(500);r&&await r;const a=t.number(n);if(o.entry(a,"Resources")!==void 0)continue;const f=Zt(o,a);if(f===void 0)continue;const x=o.dict(new i.
oS(f)).get("Resources"),I=(0,i.i9)(x)?x:s.get(f)??o.add(x);s.set(f,I),t.patch(n,{Resources:I})}for(const n of s.keys()){const r=o.edit(n);(0,i.Zm)(r)&&r.delete(
"Resources")}}function Zt(o,t){let e=o.entry(t,"Parent");for(let s=0;s<Xt&&(0,i.i9)(e);s++){const n=o.dict(e);if(n?.has("Resources")===!0)return e.number;e=n?.get(
"Parent")}}const Ht=Uint8Array.of(10),zt=new Uint8Array(0),Vt=6;async function mt(o,t,e){const{dict:s}=(0,z.n)(t,e,{compress:!1});return s.set("Filter",(0,i.UU)(
"FlateDecode")),new i.Z6(s,await(0,V.uM)(o.job).deflate(e,Vt))}class Qt{document;hidden;structure;modes=new Map;borrowed=new Map;pages=new Map;forms=new Set;used=new Map;unused=[];unread=new Set;texts=0;images=0;constructor(t,e,s){
this.document=t,this.hidden=e,this.structure=s}async run(t){(this.hidden.layers||this.hidden.text)&&await Gt(this.document),this.hidden.text&&await this.readModes(
t);const{pages:e}=this.document;for(let s=0;s<e.count;s++)await this.page(s);for(const s of[...this.borrowed.keys()])await this.form(s);for(let s=1;s<t.length;s++)
t[s]===1&&await this.object(s);return this.dropUnused(),{texts:this.texts,images:this.images,unread:this.unread.size}}async readModes(t){const{document:e}=this,
s=[],n=async(r,a,f)=>{const{forms:x}=await new q(e,a,{...this.hidden,text:!1,images:!1},f).clean(r);for(const I of x){const U=(0,i.i9)(I.value)?I.value.number:-1,
k=this.modes.get(U)??new Set;U<0||k.has(I.mode)||(this.modes.set(U,k.add(I.mode)),this.hasResources(U)||this.borrowed.set(U,a),s.push(I))}};for(const r of e.pages.
numbers)await n(this.joined(this.streamsOf(r)),this.aroundPage(r),H);for await(const{stream:r,around:a}of this.beginnings(t)){const f=this.decoded(r);f&&await n(
f,a,H)}for(let r=s.pop();r;r=s.pop()){const a=e.resolve(r.value),f=a instanceof i.Z6?this.decoded(a):void 0,x=r.value.number;f&&a instanceof i.Z6&&await n(f,this.
aroundStream(x,a),r.mode)}}async*beginnings(t){const{document:e}=this,s=new Set;for(let n=1;n<t.length;n++){const r=e.job.pace.step(200);r&&await r;const a=t[n]===
1?e.get(n):null,f=a instanceof i.Z6?a.dict:a;if(!(0,i.Zm)(f))continue;const x=(0,i.Eo)(e.resolve(f.get("Subtype")),"Type3");for(const I of this.startsIn(n,f,x)){
const U=(0,i.i9)(I)&&!s.has(I.number)?e.resolve(I):void 0;if(!(0,i.i9)(I)||!(U instanceof i.Z6))continue;s.add(I.number);const k=x?new J(e,f.get("Resources"),n):
this.aroundStream(I.number,U);yield{stream:U,around:k}}}}startsIn(t,e,s){const{document:n}=this;return s?[...n.dict(e.get("CharProcs"))?.values()??[]]:n.resolve(
e.get("PatternType"))===1?[new i.oS(t)]:[...n.dict(e.get("AP"))?.values()??[]].flatMap(a=>{const f=n.resolve(a);return(0,i.Zm)(f)?[...f.values()]:[a]})}async page(t){
const{document:e}=this,s=e.pages.number(t),n=this.streamsOf(s),r=e.entry(s,"Resources"),a=`${n.map(G=>G.number).join(" ")}|${(0,i.i9)(r)?r.number:`page ${s}`}`,
f=this.pages.get(a);if(f){e.pages.patch(t,{Contents:f});return}const x=this.joined(n),I=this.aroundPage(s),U=await new q(e,I,this.hidden,H).clean(x);if(await this.
took(U,I,s,0,e.entry(s,"StructParents")),U.content===x)return;const k=e.add(await mt(e,new i.Z6(new i.Bi,zt),U.content));this.pages.set(a,k),e.edit(s),e.pages.patch(
t,{Contents:k})}streamsOf(t){const{document:e}=this,s=e.entry(t,"Contents");return((0,i.i9)(s)&&e.isStream(s.number)?[s]:e.array(s)??[]).filter(r=>(0,i.i9)(r)&&
e.resolve(r)instanceof i.Z6)}joined(t){const e=t.map(s=>this.decoded(this.document.resolve(s))??new Uint8Array(0));return Buffer.concat(e.flatMap(s=>[s,Ht]))}aroundPage(t){
const{document:e}=this;return new J(e,e.dict(new i.oS(t))?.get("Resources"),t)}async object(t){const{document:e}=this,s=e.get(t),n=e.job.pace.step(200);if(n&&await n,
s instanceof i.Z6){const{dict:r}=s;((0,i.Eo)(e.resolve(r.get("Subtype")),"Form")||e.resolve(r.get("PatternType"))===1||r.has("BBox")&&!r.has("ShadingType"))&&await this.
form(t)}else(0,i.Zm)(s)&&(0,i.Eo)(e.resolve(s.get("Subtype")),"Type3")&&await this.glyphs(t,s)}async form(t){const e=this.document.get(t);if(this.forms.has(t)||
!(e instanceof i.Z6))return;this.forms.add(t);const{layers:s}=this.hidden;if(s?.isNeverShown(e.dict.get("OC"))===!0)return;const n=this.modes.get(t),r=n?.size===
1?[...n][0]:H;await this.stream(t,this.aroundStream(t,e),r)}async glyphs(t,e){const{document:s}=this,n=new J(s,e.get("Resources"),t);for(const r of s.dict(e.get(
"CharProcs"))?.values()??[])!(0,i.i9)(r)||this.forms.has(r.number)||(this.forms.add(r.number),await this.stream(r.number,n,H))}async stream(t,e,s){const{document:n}=this,
r=n.get(t),a=r instanceof i.Z6?this.decoded(r):void 0;if(!a||!(r instanceof i.Z6))return;const f=await new q(n,e,this.hidden,s).clean(a);await this.took(f,e,-1,
t,r.dict.get("StructParents")),f.content!==a&&n.put(t,await mt(n,r,f.content))}async took(t,e,s,n,r){this.texts+=t.texts,this.images+=t.images;for(const{shelf:f,
name:x}of t.used){const I=this.used.get(f.dict)??new Set;this.used.set(f.dict,I.add(x))}for(const f of t.unused)this.unused.push(f);for(const{value:f}of t.forms)
(0,i.i9)(f)&&!this.hasResources(f.number)&&!this.borrowed.has(f.number)&&(this.borrowed.set(f.number,e),await this.form(f.number));const a=this.document.resolve(
r);t.ids.length>0&&typeof a=="number"&&await this.structure.dropMarked(a,s,n,t.ids)}hasResources(t){const e=this.document.get(t);return e instanceof i.Z6&&this.
document.dict(e.dict.get("Resources"))!==void 0}aroundStream(t,e){return new J(this.document,e.dict.get("Resources"),t,this.borrowed.get(t))}decoded(t){const e=this.
document.decodedPart(t);return e||this.unread.add(t),e?.data}dropUnused(){for(const{shelf:t,name:e}of this.unused)this.used.get(t.dict)?.has(e)===!0||!t.dict.has(
e)||(this.document.edit(t.holder),t.dict.delete(e))}}var Jt=d(46958),Yt=d(38504);async function pt(o,t,e){for(let s=1;s<t.length;s++){if(t[s]!==1)continue;const n=o.
get(s),r=n instanceof i.Z6?n:void 0,a={changed:!1,visited:0};(0,Yt.C)(n,x=>{a.visited++;for(const I of e)I(s,x,x===r?.dict?r:void 0)&&(a.changed=!0)}),a.changed&&
o.exists(s)&&o.edit(s);const f=o.job.pace.step(300*a.visited);f&&await f}}async function qt(o,t,e){const s=new Set(t.neverShown()),n=[];await pt(o,e,[(a,f,x)=>(x&&
t.isNeverShown(f.get("OC"))&&n.push(a),f.has("Alternates")?ee(o,f,t):(0,i.Eo)(o.resolve(f.get("S")),"SetOCGState")?se(o,f,s):(0,i.Eo)(o.resolve(f.get("Type")),"\
OCMD")&&ne(o,f,s))]);for(const a of n)o.put(a,te());(0,Jt.a)(o,s);for(const a of s)o.remove(a);return s.size}const te=()=>new i.Z6(new i.Bi([["Type",new i.SX("X\
Object")],["Subtype",new i.SX("Form")],["BBox",[0,0,0,0]]]),new Uint8Array(0));function ee(o,t,e){const s=o.array(t.get("Alternates"))??[],n=s.filter(r=>!e.isNeverShown(
o.dict(r)?.get("OC")));return n.length===s.length?!1:(n.length>0?t.set("Alternates",n):t.delete("Alternates"),!0)}function se(o,t,e){const s=o.array(t.get("Stat\
e")),n=s?.filter(r=>!((0,i.i9)(r)&&e.has(r.number)));return!s||!n||n.length===s.length?!1:(t.set("State",n),!0)}function ne(o,t,e){if(!gt(o,t.get("OCGs"),e)&&!gt(
o,t.get("VE"),e))return!1;for(const s of["OCGs","VE","P"])t.delete(s);return!0}const ie=32;function gt(o,t,e){const s=new Set,n=t===void 0?[]:[[t,0]];for(let r=n.
pop();r;r=n.pop()){const[a,f]=r;if(a instanceof i.oS&&e.has(a.number))return!0;const x=o.array(a);if(!(!x||s.has(x)||f>ie)){s.add(x);for(const I of x)n.push([I,
f+1])}}return!1}const re=new Set(["xml ","uuid","uinf","asoc","lbl ","nlst","jp2i","free"]),oe=new Set(["ftbl","flst","cref"]),ae="jP  ",vt=65359,ce=65424,de=65380;
function fe(o){const t=(0,F.bS)(o);if(t.length>1&&t.readUInt16BE(0)===vt)return Et(t)??o;const e=he(t);if(e?.[0]?.type!==ae||e.some(({type:r})=>oe.has(r)))return o;
const s=e.flatMap(({type:r,from:a,body:f,end:x})=>{if(re.has(r))return[];const I=r==="jp2c"?Et(t.subarray(f,x)):void 0;return I?[ue(I.length),I]:[t.subarray(a,x)]}),
n=Buffer.concat(s);return n.length===t.length?o:n}function he(o){const t=[];for(let e=0;e<o.length;){if(e+8>o.length)return;const s=o.toString("latin1",e+4,e+8),
n=o.readUInt32BE(e),r=n===1;if(r&&e+16>o.length)return;const a=r?Number(o.readBigUInt64BE(e+8)):n===0?o.length-e:n,f=e+(r?16:8);if(e+a>o.length||e+a<f)return;t.
push({type:s,from:e,body:f,end:e+a}),e+=a}return t}function ue(o){const t=Buffer.alloc(8);return t.writeUInt32BE(o+8,0),t.write("jp2c",4,"latin1"),t}function Et(o){
if(o.length<4||o.readUInt16BE(0)!==vt)return;const t=[];let e=0;for(let s=2;s+4<=o.length;){const n=o.readUInt16BE(s);if(n===ce||n<65280)break;const r=s+2+o.readUInt16BE(
s+2);n===de&&(t.push(o.subarray(e,s)),e=r),s=r}return e===0?void 0:Buffer.concat([...t,o.subarray(e)])}async function le(o,t){let e=0;for(let s=1;s<t.length;s++){
if(t[s]!==1||!o.isStream(s))continue;const n=o.get(s),r=n instanceof i.Z6?await me(o,n):void 0;r&&(o.put(s,r),e++);const a=o.job.pace.step(2e3);a&&await a}return e}
async function me(o,t){const{format:e,filter:s,parameters:n,before:r}=(0,ot.D)(o,t);if(e!=="jpg"&&e!=="jp2")return;const a=o.decodedPart(r)?.data;if(!a)return;const f=o.
job.pace.step(a.length);f&&await f;const x=e==="jpg"?ct(a):fe(a);if(x===a)return;const I=(0,z.n)(t,x,{compress:!1});return I.dict.set("Filter",s),n&&I.dict.set(
"DecodeParms",n),I}var pe=d(76725),ge=d(1480),ve=d(58825);const Ee=new Set(["script","submit","execute"]);async function we(o){const t=(0,P.Wo)(o,"AcroForm"),e=o.
resolve(t?.dict.get("XFA"));if(!t||e===null)return{removed:0,isDropped:!1};let s=0,n="";for(const r of(0,i.cy)(e)?e:[t.dict.get("XFA")]){const a=o.resolve(r);a instanceof
i.Mx&&(n=Buffer.from(a.bytes).toString("latin1")),(0,i.i9)(r)&&a instanceof i.Z6&&(s+=await ye(o,r,a,n))}return await(0,pe.qg)(o)===!1?{removed:s,isDropped:!1}:
(o.edit(t.holder),t.dict.delete("XFA"),o.catalog.has("NeedsRendering")&&o.editCatalog().delete("NeedsRendering"),{removed:s+1,isDropped:!0})}async function ye(o,t,e,s){
const n=o.decodedPart(e)?.data;if(!n||!(0,i.i9)(t))return 0;const r=Buffer.from(n).toString("latin1");let a=0;const f=({local:I},U)=>{const k=Ee.has(I)&&s!=="da\
tasets"&&!U.some(Oe);return k&&a++,k},x=await(0,ve.Y)(r,f,o.job.pace);return x!==r&&o.put(t,(0,z.n)(e,Buffer.from(x,"latin1"),{compress:!0})),x===r?0:a}const Oe=({
namespace:o,local:t})=>t==="datasets"&&o===ge.dK.xfa;async function Se(o,t){const e=t.attachments?(await(0,y._)(o)).length:0,s=new S.z(o),n=await De(o,t,s),r=await Pe(
o,t,s),a=await Te(o,t),{live:f}=await(0,T.Gy)(o),x=t.imageMetadata?await le(o,f):0,I=t.metadata?(0,E.B4)(o):0;return{removed:{scripts:a.scripts,privateData:a.privateData,
metadata:I,hiddenLayers:r.layers,hiddenText:r.texts,attachments:e,comments:n,externalLinks:a.links,imageMetadata:x+r.images},isXfaDropped:a.isXfaDropped,unread:r.
unread}}async function De(o,t,e){const s=new Set;return await(0,M.L)(o,n=>{const r=(0,C.I)(o,n);return t.comments&&(0,C.E)(r,"comments")?(r!=="Popup"&&s.add(n),
!0):t.attachments&&r==="FileAttachment"||t.hiddenLayers&&e.isNeverShown(n.get("OC"))}),s.size}const Me={layers:0,texts:0,images:0,unread:0};async function Pe(o,t,e){
const s=t.hiddenLayers&&(0,P.Wo)(o,"OCProperties")!==void 0&&(e.neverShown().length>0||(await(0,u.V3)(o,["OCMD","OFF"])).length>0);if(!s&&!t.hiddenText&&!t.imageMetadata)
return Me;const n=(0,l.Hi)(o),{live:r}=await(0,T.Gy)(o),a=new Qt(o,{layers:s?e:void 0,text:t.hiddenText,images:t.imageMetadata},n.structure),{texts:f,images:x,unread:I}=await a.
run(r);return await n.structure.flush(),await(0,l.Pv)(n,new Set(n.removal.removed())),{layers:s?await qt(o,e,r):0,texts:f,images:x,unread:I}}async function Te(o,t){
const e=new A(o,{scripts:t.scripts,links:t.externalLinks}),s=new X(o),n=new Z(o),r=[];(t.scripts||t.externalLinks)&&r.push(e.visit),t.privateData&&r.push(s.privateData),
t.attachments&&r.push(n.visit);const{live:a}=await(0,T.Gy)(o);await pt(o,a,r),e.finish(),t.attachments&&n.finish(),t.privateData&&s.dropNames(["IDS","URLS"]),t.
scripts&&wt(o,"Names","JavaScript"),t.externalLinks&&wt(o,"URI","Base");const f=t.scripts?await we(o):{removed:0,isDropped:!1};return{scripts:e.removedScripts+f.
removed,links:e.removedLinks,privateData:s.removed,isXfaDropped:f.isDropped}}function wt(o,t,e){const s=(0,P.Wo)(o,t);s?.dict.has(e)&&(o.edit(s.holder),s.dict.delete(
e))}var xe=d(30656),Ie=d(90460),tt=d(80397),Ce=d(10404),_e=d(7390),Ae=d(86009);const yt={scripts:"removedScripts",privateData:"removedPrivateData",metadata:"rem\
ovedMetadata",hiddenLayers:"removedHiddenLayers",hiddenText:"removedHiddenText",attachments:"removedAttachments",comments:"removedComments",externalLinks:"remov\
edExternalLinks",imageMetadata:"removedImageMetadata"},be=async(o,t,e)=>{const s=await(0,_e.E)(o.bytes,e,{password:t.open_password}),n={scripts:t.remove_scripts,
privateData:t.remove_private_data,metadata:t.remove_metadata,hiddenLayers:t.remove_hidden_layers,hiddenText:t.remove_hidden_text,attachments:t.remove_attachments,
comments:t.remove_comments,externalLinks:t.remove_external_links,imageMetadata:t.remove_image_metadata},{archive:r}=await(0,tt.ds)(s),a=n.metadata||n.attachments?
await(0,Ie.J)(s):!1,f=await Se(s,n),x=[...a?[Be]:[],...await Re(s,f,r)],I=s.pages.count,U=Object.keys(yt).filter(G=>n[G]),k=Object.fromEntries(U.map(G=>[yt[G],f.
removed[G]]));return{documents:[{name:o.name,bytes:await(0,Ae.UN)(s),pageCount:I}],notes:x,facts:{pageCount:I,...k}}};async function Re(o,{removed:t,isXfaDropped:e,
unread:s},n){const r=[];return n&&t.metadata>0?r.push((0,tt.Xb)(n,"its metadata was removed")):n?.level==="f"&&t.attachments>0&&r.push((0,tt.qg)(o,await(0,Ce.Br)(
o),n,"its embedded files were removed")),e&&r.push((0,xe.Yw)("scripts")),s>0&&r.push(Le(s)),Object.values(t).every(a=>a===0)&&r.push(Fe),r}const Be={code:"invoi\
ce_claim_removed",message:"The document is no longer an electronic invoice, because its metadata or its attachments were removed. Keep both to publish invoices.",
mentions:["remove_metadata","remove_attachments"]},Le=o=>({code:"content_unreadable",message:`${o===1?"One content stream":`${o} content streams`} could not be \
read, because the compression is not known. Hidden content in there was not removed.`}),Fe={code:"nothing_to_remove",message:"The document had none of the thing\
s to remove."}}),52977:((W,B,d)=>{d.d(B,{E:()=>S,I:()=>y});var u=d(16039);const T=new Set(["Text","FreeText","Line","Square","Circle","Polygon","PolyLine","High\
light","Underline","Squiggly","StrikeOut","Caret","Stamp","Ink","Popup","Sound","Redact","Projection"]),C=new Set(["Link","Widget","FileAttachment"]);function y(l,M){
const E=l.resolve(M.get("Subtype"));return E instanceof u.SX?E.text:""}const S=(l,M)=>M==="comments"?T.has(l):l!==""&&!C.has(l)}),69959:((W,B,d)=>{d.d(B,{U:()=>C,
c:()=>y});var u=d(80199);const T=1e4;class C{current;saved=[];beyond=0;constructor(l){this.current=l}follow(l){switch(l.operator){case"q":return this.saved.length<
T?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.
transform(l),!0;default:return!1}}transform(l){if(l.count!==6)return;const[M,E,P,i,m,c]=y(l);this.current.matrix=(0,u.lw)([M,E,P,i,m,c],this.current.matrix)}}const y=S=>Array.
from({length:S.count},(l,M)=>S.number(M))}),66173:((W,B,d)=>{d.d(B,{B:()=>p,K:()=>v});var u=d(269),T=d(48118),C=d(19980),y=d(36692);const S=64,l=100,M=16*1024*1024,
E=["true","false","null"],P=new Map,i=new Array(16384).fill(void 0),m=O=>O&127|O>>1&16256,c=-32640,h=`b B b* B* BDC BI BMC BT BX c cm cs CS d d0 d1 Do DP EI EMC\
 ET EX f F f* G g gs h i ID j J k K l m M MP n q Q re rg RG ri s S sc SC scn SCN sh T* Tc Td TD Tf Tj TJ TL Tm Tr Ts Tw Tz v w W W* y ' "`;for(const O of h.split(
" ")){const g=(0,y.$N)(O);P.set(g,O),(g&c)===0&&(i[m(g)]=O)}class p{content;operator="";count=0;end=0;dataStart=-1;dataEnd=-1;tokens;kinds=new Uint8Array(S);starts=new Int32Array(
S);ends=new Int32Array(S);depth=0;outermost=y.Kp;opened=0;deepest=0;inImage=!1;isGiven=!0;constructor(g){this.content=g,this.tokens=new y.oz(g)}next(){return this.
advance(1/0)}advance(g){const{tokens:A}=this;for(this.isGiven&&this.forget();A.end<g;){const R=A.next();switch(R){case y.Kp:return this.end=A.end,this.dataStart>=
0&&this.give("BI");case y.QR:if(this.depth===0&&this.keyword())return!0;break;case y.pQ:case y.q$:if(this.depth++>0){this.depth>this.deepest&&(this.deepest=this.
depth);break}this.outermost=R,this.opened=A.start;break;case y.OG:case y.ZT:this.depth>0&&--this.depth===0&&this.add(this.outermost,this.opened);break;case y.Ho:
this.dataStart=A.start,this.dataEnd=A.end;break;default:this.depth===0&&this.add(R,A.start)}}return this.end=A.end,!1}forget(){this.isGiven=!1,this.count=this.deepest=
0,this.dataStart=this.dataEnd=-1}keyword(){const{tokens:g}=this,{code:A}=g,R=(A&c)===0?i[m(A)]:P.get(A);if(R===void 0&&E.some($=>$.length===g.end-g.start&&(0,u.
w1)(this.content,g.start,$)))this.add(y.QR,g.start);else if(R==="BI")this.inImage=!0,this.count=0;else if(this.inImage){if(R==="EI")return this.give("BI")}else return this.
give(R??"");return!1}give(g){return this.operator=g,this.end=this.tokens.end,this.isGiven=!0,this.inImage=!1,!0}add(g,A){const{count:R}=this;R!==S&&(this.kinds[R]=
g,this.starts[R]=A,this.ends[R]=this.tokens.end,this.count=R+1)}kind(g){return g>=0&&g<this.count?this.kinds[g]:y.Kp}startOf(g){return this.starts[g]}endOf(g){return this.
ends[g]}number(g){return this.kind(g)===y.uk?(0,C.kz)(this.content,this.starts[g],this.ends[g]):NaN}name(g){return this.kind(g)===y.o_?(0,C.MQ)(this.content,this.
starts[g]+1,this.ends[g]):void 0}string(g){const A=this.kind(g);return A===y.An||A===y.Cd?(0,C.E3)(this.content,this.starts[g],this.ends[g]):void 0}value(g){return this.
kind(g)===y.Kp||this.deepest>l?null:new T.i(this.content,this.starts[g],this.ends[g],l,void 0,M).value()}inside(g){return new y.oz(this.content,this.starts[g]+1,
this.ends[g]-1)}}const D=32768,w=6;async function v(O,g,A){const R=new p(O);for(;R.end<O.length;){const{end:$}=R;for(;R.advance($+D);){const j=A(R);j&&await j}const X=g.
step(w*(R.end-$));X&&await X}}}),59234:((W,B,d)=>{d.d(B,{_:()=>u,qK:()=>C,vs:()=>T});function u(y){if(Number.isInteger(y)&&Math.abs(y)<1e7)return String(y);const S=Number(
y.toPrecision(7)),l=Math.abs(S)<1e-9?"0":String(S);return l.includes("e")?S.toFixed(12).replace(/\.?0+$/,""):l}const T=y=>y.map(u).join(" "),C=(y,S)=>`q ${S} cm\
 /${y} Do Q`}),36692:((W,B,d)=>{d.d(B,{$N:()=>A,An:()=>S,Cd:()=>l,Ho:()=>c,Kp:()=>T,OG:()=>P,QR:()=>M,ZT:()=>m,jq:()=>V,o_:()=>y,oz:()=>X,pQ:()=>E,q$:()=>i,uk:()=>C});
var u=d(269);const T=0,C=1,y=2,S=3,l=4,M=5,E=6,P=7,i=8,m=9,c=10,h=0,p=11,D=12,w=13,v=new Uint8Array(256).fill(M),O=new Uint8Array(256);for(let F=0;F<256;F++)u.Kl[F]!==
u.N9&&(v[F]=h);for(const F of[u.b9,u.N5,u.fX])O[F]=1;for(let F=u.l0;F<=u.ev;F++)O[F]=1;for(let F=0;F<256;F++)O[F]&&(v[F]=C);v[u.cL]=y,v[u.Cx]=S,v[u.iH]=D,v[u.vz]=
w,v[u.WL]=E,v[u.wt]=P,v[u.IQ]=p;const g=3,A=F=>[...F].reduce((N,L,b)=>N|L.charCodeAt(0)<<8*b,0),R=A("BI"),$=A("ID");class X{content;to;kind=T;start=0;end;isCut=!1;passed=0;inImage=!1;atData=!1;constructor(N,L=0,b=N.
length){this.content=N,this.to=b,this.start=this.end=L}next(N=!1){const{content:L,to:b}=this;if(this.atData)return this.imageData();let _=this.end;for(;_<b;){const K=_,
Q=v[L[_++]];switch(Q){case h:continue;case C:for(;_<b&&O[L[_]]===1;)_++;if(N){this.passed++;continue}return this.found(C,K,_);case M:for(;_<b&&u.Kl[L[_]]===u.N9;)
_++;return _-K===2&&this.followImage(L[K]|L[K+1]<<8),this.found(M,K,_);case y:for(;_<b&&u.Kl[L[_]]===u.N9;)_++;if(N){this.passed++;continue}return this.found(y,
K,_);case S:return _=(0,u.t9)(L,K,b),this.isCut=_===b&&V(L,K,b)>0,this.found(S,K,_);case D:return _<b&&L[_]===u.iH?this.found(i,K,_+1):(_=(0,u.$k)(L,_,b),this.isCut=
L[_-1]!==u.vz,this.found(l,K,_));case w:if(_<b&&L[_]===u.vz)return this.found(m,K,_+1);continue;case p:_=(0,u.D)(L,_,b);continue;default:return this.found(Q,K,_)}}
return this.found(T,b,b)}found(N,L,b){return this.kind=N,this.start=L,this.end=b,N}get code(){const{content:N,start:L,end:b}=this,_=b-L;return _>g?0:N[L]|(_>1?N[L+
1]<<8:0)|(_>2?N[L+2]<<16:0)}followImage(N){this.atData=this.inImage&&N===$,this.inImage=N===R||this.inImage&&!this.atData}imageData(){const{content:N,to:L}=this;
this.atData=!1;const b=Math.min(this.end+1,L),_=Z(N,b,L);return this.isCut=_<0,this.found(c,b,_<0?L:_)}}const j=12;function Z(F,N,L){for(let b=N;b+1<L;b++){if(F[b]!==
u.HV||F[b+1]!==u.tw||b>N&&u.Kl[F[b-1]]!==u.t6)continue;const _=b+2;if(!(_<L&&u.Kl[F[_]]===u.N9)&&z(F,_,Math.min(_+j,L)))return Math.max(b-1,N)}return-1}function z(F,N,L){
for(let b=N;b<L;b++){const _=F[b];if((_<u.Z4||_>u.du)&&u.Kl[_]!==u.t6)return!1}return!0}function V(F,N,L=F.length){let b=0;for(let _=N;_<L;_++){const K=F[_];K===
u.r_?_++:K===u.Cx?b++:K===u.s1&&b--}return b}}),76725:((W,B,d)=>{d.d(B,{$x:()=>i,Kh:()=>E,qg:()=>m,xS:()=>P});var u=d(49153),T=d(11275),C=d(38504),y=d(16039),S=d(
54075),l=d(75767),M=d(90191);function E(h,p){const D=h.resolve(p.get("S"));return(!p.has("S")||(0,y.Eo)(D,"JavaScript")||(0,y.Eo)(D,"Rendition"))&&h.resolve(p.get(
"JS"))!==null}async function P(h,p){const D=p.filter(v=>(0,C.L)(h.get(v),O=>E(h,O)));if(D.length===0)return!1;const{live:w}=await(0,T.Gy)(h);return D.some(v=>w[v]===
1)}async function i(h){return await P(h,(await(0,l.S)(h)).JS)||m(h)}async function m(h){if(!(0,y.Zm)(h.get(h.catalogNumber)))return!1;const p=h.resolve((0,M.Wo)(
h,"AcroForm")?.dict.get("XFA"));if(p===null)return!1;if(h.security?.locked===!0)return null;for(const D of Array.isArray(p)?p:[p]){const w=h.resolve(D);if(!(w instanceof
y.Z6))continue;let v;try{v=await h.decodedAtEase(w)}catch(g){if(!(g instanceof u.zU)||g.code==="cancelled")throw g;return!0}const O=(0,S.xK)(v);if(O===void 0||O.
includes("script")&&await c(O,h.job.pace))return!0}return!1}async function c(h,p){const D=w=>(w.kind==="start"||w.kind==="empty")&&/^(?:[^:]*:)?script$/.test(w.
name);return await(0,S.km)(h,p,D)!=="well-formed"}}),30656:((W,B,d)=>{d.d(B,{Yw:()=>M,br:()=>S,f4:()=>C,mD:()=>y});var u=d(49153),T=d(90191);function C(E,P){return P.
form?.dict.has("XFA")?E.resolve(E.catalog.get("NeedsRendering"))===!0||!P.fields.some(({kind:m})=>m!=="unknown")?"dynamic":"static":"none"}function y(E,P){if(C(
E,P)!=="dynamic")return;const i="is a dynamic XFA form, whose pages and fields only Adobe viewers show";throw new u.zU("invalid_parameters",`file: ${i}`,{issues:[
{field:"file",message:i}],advice:"Print it to a PDF document from Adobe Reader, or ask its author for a form without XFA"})}function S(E,P){const i=(0,T.Wo)(E,"\
AcroForm");return i?.dict.has("XFA")?(E.edit(i.holder),i.dict.delete("XFA"),E.catalog.has("NeedsRendering")&&E.editCatalog().delete("NeedsRendering"),[M(P)]):[]}
const l={values:"it would still show the old values.",pages:"it described removed pages. The fields themselves remain.",scripts:"it has scripts, or parts that c\
annot be read, which may have some. The fields themselves remain.",places:"it says where fields are on the pages. The fields themselves remain.",merge:"XFA form\
s cannot be merged. The fields themselves remain."},M=E=>({code:"xfa_removed",message:`The XFA version of the form was removed, because ${l[E]}`})}),80199:((W,B,d)=>{
d.d(B,{DI:()=>S,Gd:()=>M,Mo:()=>C,Mp:()=>i,Pj:()=>P,S3:()=>T,Z7:()=>y,d:()=>m,iN:()=>u,lw:()=>l,zl:()=>E});function u({box:[c,h,p,D],rotation:w}){const v=p-c,O=D-
h;return w%180===0?{width:v,height:O}:{width:O,height:v}}function T({box:[c,h,p,D],rotation:w}){switch(w){case 0:return[1,0,0,1,c,h];case 90:return[0,1,-1,0,p,h];case 180:
return[-1,0,0,-1,p,D];case 270:return[0,-1,1,0,c,D]}}function C(c,h){return h===void 0?c:P(c,h)??c}function y([c,h,p,D]){return[Math.min(c,p),Math.min(h,D),Math.
max(c,p),Math.max(h,D)]}function S([c,h,p,D,w,v]){const O=c*D-h*p,[g,A,R,$]=[D/O,-h/O,-p/O,c/O];return[g+0,A+0,R+0,$+0,-(w*g+v*R)+0,-(w*A+v*$)+0]}function l(c,h){
const[p,D,w,v,O,g]=c,[A,R,$,X,j,Z]=h;return[p*A+D*$,p*R+D*X,w*A+v*$,w*R+v*X,O*A+g*$+j,O*R+g*X+Z]}function M([c,h,p,D,w,v],O,g){return[c*O+p*g+w,h*O+D*g+v]}function E(c,[
h,p,D,w]){const[v,O]=M(c,h,p),[g,A]=M(c,D,p),[R,$]=M(c,h,w),[X,j]=M(c,D,w);return[Math.min(v,g,R,X),Math.min(O,A,$,j),Math.max(v,g,R,X),Math.max(O,A,$,j)]}function P(c,h){
const p=[Math.max(c[0],h[0]),Math.max(c[1],h[1]),Math.min(c[2],h[2]),Math.min(c[3],h[3])];return p[0]<p[2]&&p[1]<p[3]?p:void 0}const i=c=>c.map(h=>Math.round(h*
1e5)/1e5+0),m=(c,{userUnit:h})=>String(Number((c*h/72).toPrecision(3)))}),21159:((W,B,d)=>{d.d(B,{D:()=>y});var u=d(85533),T=d(16039);const C={DCTDecode:"jpg",DCT:"\
jpg",JPXDecode:"jp2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};function y(S,l){const M=(0,u.c3)(S,l.dict.get("Filter")),E=(0,u.c3)(S,l.dict.get("D\
ecodeParms")),P=M.at(-1)??null,i=P instanceof T.SX?C[P.text]:void 0;if(!i)return{format:i,parameters:void 0,filter:P,before:l};const m=new T.Bi(l.dict);m.set("F\
ilter",M.slice(0,-1)),m.set("DecodeParms",E.slice(0,M.length-1));const c=E[M.length-1];return{format:i,parameters:(0,T.Zm)(c)?c:void 0,filter:P,before:new T.Z6(
m,l.data,l.sealed)}}}),49599:((W,B,d)=>{d.d(B,{n:()=>C});var u=d(16039);const T={BPC:"BitsPerComponent",CS:"ColorSpace",D:"Decode",DP:"DecodeParms",F:"Filter",H:"\
Height",IM:"ImageMask",W:"Width"};function C(y){if(y.dataStart<0)return;const S=new u.Bi;for(let l=0;l+1<y.count;l+=2){const M=y.name(l);M!==void 0&&S.set(T[M]??
M,y.value(l+1))}return new u.Z6(S,y.content.subarray(y.dataStart,y.dataEnd))}}),90460:((W,B,d)=>{d.d(B,{J:()=>M,a:()=>E});var u=d(1480),T=d(10404),C=d(18679),y=d(
31808),S=d(34331),l=d(67753);async function M(m){const c=await(0,T.Br)(m),h=({namespace:p})=>l.fD.includes(p);return c?.properties.some(h)?((0,y._L)(m,(0,y.QH)(
c,h,[])),!0):!1}async function E(m,c,h){const p=(v,O,g)=>({prefix:v,name:O,form:"simple",values:[g]}),D=(0,y.QH)(c,({namespace:v,name:O})=>l.fD.includes(v)||v===
u.dK.pdfaid&&O==="part",[p("pdfaid","part","3"),p("fx","DocumentType","INVOICE"),p("fx","DocumentFileName",h.file),p("fx","Version",h.version),p("fx","Conforman\
ceLevel",h.level)]),w=await(0,S.kg)(Buffer.from(D,"utf8"),m.job.pace);(0,y._L)(m,(0,C.m)(w,"pdfaExtension","schemas",i))}const P=[["DocumentType","Type of the i\
nvoice document"],["DocumentFileName","Name of the embedded XML invoice"],["Version","Version of the XML invoice standard"],["ConformanceLevel","Profile of the \
XML invoice"]],i=`<rdf:li rdf:parseType="Resource" xmlns:pdfaSchema="${u.dK.pdfaSchema}" xmlns:pdfaProperty="${u.dK.pdfaProperty}">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${u.dK.fx}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${P.map(([m,c])=>`<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${m}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty\
:category>external</pdfaProperty:category><pdfaProperty:description>${c}</pdfaProperty:description></rdf:li>
`).join("")}</rdf:Seq></pdfaSchema:property>
</rdf:li>
`}),36342:((W,B,d)=>{d.d(B,{z:()=>E});var u=d(16039);const T={View:"ViewState",Print:"PrintState"};class C{document;categories={View:new Map,Print:new Map};intents;constructor(i,m){
this.document=i,this.intents=this.intentsOf(m);for(const c of i.array(m?.get("AS"))??[]){const h=i.dict(c),p=i.resolve(h?.get("Event"));if(!h||!((0,u.Eo)(p,"Vie\
w")||(0,u.Eo)(p,"Print")))continue;const D=y(i,h.get("Category")),w=this.categories[p.text];for(const v of i.array(h.get("OCGs"))??[]){if(!(0,u.i9)(v))continue;
const O=w.get(v.number)??new Set;for(const g of D)O.add(g);w.set(v.number,O)}}}isAlwaysOn(i){const{intents:m}=this;if(m.has("All"))return!1;const c=this.intentsOf(
this.document.dict(new u.oS(i)));return!c.has("All")&&![...c].some(h=>m.has(h))}stateOf(i,m){const c=this.categories[m].get(i);if(!c)return;const h=this.document.
dict(this.document.dict(new u.oS(i))?.get("Usage"));let p;for(const D of c){const w=T[D],v=w===void 0?null:this.document.resolve(this.document.dict(h?.get(D))?.
get(w));if((0,u.Eo)(v,"OFF"))return!1;(0,u.Eo)(v,"ON")&&(p=!0)}return p}intentsOf(i){const m=y(this.document,i?.get("Intent"));return new Set(m.length>0?m:["Vie\
w"])}}function y(P,i){return(P.array(i)??[i??null]).map(c=>P.resolve(c)).flatMap(c=>c instanceof u.SX?[c.text]:[])}const S=32;function l(P,i,m){const c=new Map,
h=(p,D)=>{const w=c.get(p);if(w!==void 0)return w;c.set(p,!0);const v=P.resolve(p[0]),O=R=>{const $=P.resolve(R);return(0,u.cy)($)?D>0?h($,D-1):!0:!(0,u.i9)(R)||
m(R.number)},g=p.slice(1),A=M(v instanceof u.SX?v.text:"",g,O);return c.set(p,A),A};return h(i,S)}function M(P,i,m){switch(P){case"And":return i.every(m);case"O\
r":return i.some(m);case"Not":return i.length===0||!m(i[0]);default:return!0}}class E{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(i){
this.document=i;const m=i.dict(i.dict(i.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,u.Eo)(i.resolve(m?.get("BaseState")),"OFF");for(const c of i.array(
m?.get("OFF"))??[])(0,u.i9)(c)&&this.off.add(c.number);for(const c of i.array(m?.get("ON"))??[])(0,u.i9)(c)&&this.on.add(c.number);this.usages=new C(i,m),this.viewed=
c=>this.usages.isAlwaysOn(c)||(this.usages.stateOf(c,"View")??!this.isGroupOff(c)),this.printed=c=>this.usages.stateOf(c,"Print")??this.viewed(c)}isOff(i){return!this.
shows(i,this.viewed)}isNeverShown(i){return this.isOff(i)&&!this.shows(i,this.printed)}groupsOff(){const{document:i}=this,m=i.dict(i.catalog.get("OCProperties"));
return this.baseOff?(i.array(m?.get("OCGs"))??[]).filter(c=>!(0,u.i9)(c)||!this.on.has(c.number)):i.array(i.dict(m?.get("D"))?.get("OFF"))??[]}neverShown(){const i=this.
document.array(this.document.dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[];return[...new Set(i.flatMap(c=>(0,u.i9)(c)?[c.number]:[]))].filter(
c=>!this.viewed(c)&&!this.printed(c))}shows(i,m){const{document:c}=this,h=c.dict(i);if(!h)return!0;if(!(0,u.Eo)(c.resolve(h.get("Type")),"OCMD"))return!(0,u.i9)(
i)||m(i.number);const p=c.resolve(h.get("VE"));return(0,u.cy)(p)?l(c,p,m):this.showsByPolicy(h,m)}showsByPolicy(i,m){const{document:c}=this,h=i.get("OCGs"),p=(c.
array(h)??[h]).filter(u.i9);if(p.length===0)return!0;const D=p.map(({number:v})=>m(v)),w=c.resolve(i.get("P"));switch(w instanceof u.SX?w.text:"AnyOn"){case"All\
On":return D.every(v=>v);case"AnyOff":return!D.every(v=>v);case"AllOff":return!D.some(v=>v);default:return D.some(v=>v)}}isGroupOff(i){return this.off.has(i)||this.
baseOff&&!this.on.has(i)}}}),80397:((W,B,d)=>{d.d(B,{Ip:()=>E,XM:()=>h,Xb:()=>c,ds:()=>M,qg:()=>m});var u=d(58247),T=d(30729),C=d(1480),y=d(10404),S=d(34331),l=d(
31808);const M=(0,T.H)(async w=>E(w,await(0,y.Br)(w)));function E(w,v){const O=(j,Z)=>(0,u.w)((0,S.sm)(v,j,Z)[0]??""),g=i(O("pdfaid","part"),O("pdfaid","conform\
ance").toLowerCase()),A=P(O("pdfuaid","part"))?`PDF/UA-${O("pdfuaid","part")}`:void 0,$=[O("pdfxid","GTS_PDFXVersion")||O("pdfx","GTS_PDFXVersion")||((0,u.G)(w.
resolve((0,y._U)(w)?.get("GTS_PDFXVersion")))??""),O("pdfe","ISO_PDFEVersion"),O("pdfvtid","GTS_PDFVTVersion")],X=[g?.name,A,...$.filter(j=>/^PDF\/[\w .:/()-]{1,40}$/.
test(j))];return{archive:g,accessible:A,names:X.filter(j=>j!==void 0)}}const P=w=>/^[1-9]$/.test(w);function i(w,v){if(!P(w))return;const O=/^[abuef]$/.test(v)?
v:"";return{part:Number(w),level:O,name:`PDF/A-${w}${O}`}}function m(w,v,O,g){return v&&D(w,v,[C.dK.pdfaid]),c(O,g)}const c=({name:w},v)=>({code:"pdfa_identific\
ation_removed",message:`The document no longer claims ${w}: ${v}.`});async function h(w){const v=await(0,y.Br)(w);if(!v)return[];const{archive:O,accessible:g}=E(
w,v);D(w,v,[C.dK.pdfaid,C.dK.pdfuaid]);const A=[O?.name,g].filter(R=>R!==void 0);return A.length>0?[p(A)]:[]}const p=w=>({code:"conformance_dropped",message:`Th\
e result no longer claims ${w.join(" and ")}, because a merge cannot guarantee conformance.`});function D(w,v,O){v.properties.some(({namespace:g})=>O.includes(g))&&
(0,l._L)(w,(0,l.QH)(v,({namespace:g})=>O.includes(g),[]))}}),4268:((W,B,d)=>{d.d(B,{B4:()=>P,Ij:()=>y,In:()=>S,lq:()=>l});var u=d(7548),T=d(38504),C=d(16039);async function y(i){
i.trailer.delete("Info");const m=await(0,u.Av)(i,Object.keys(M));for(const c of[...m].sort((h,p)=>h-p)){if(!(0,T.L)(i.get(c),p=>E(i,p).length>0))continue;(0,T.C)(
i.edit(c),p=>{for(const D of E(i,p))p.delete(D)});const h=i.job.pace.step(1e3);h&&await h}}const S=i=>i instanceof C.Z6&&((0,C.Eo)(i.dict.get("Type"),"Metadata")||
(0,C.Eo)(i.dict.get("Subtype"),"XML")),l={"PTEX.FileName":i=>i instanceof C.Mx,"PTEX.InfoDict":C.Zm},M={Metadata:S,PieceInfo:()=>!0,...l},E=(i,m)=>Object.keys(M).
filter(c=>m.has(c)&&M[c](i.resolve(m.get(c))));function P(i){const m=i.dict(i.trailer.get("Info"))!==void 0,c=i.resolve(i.catalog.get("Metadata"))!==null;return i.
trailer.delete("Info"),i.catalog.has("Metadata")&&i.editCatalog().delete("Metadata"),Number(m)+Number(c)}}),58825:((W,B,d)=>{d.d(B,{Y:()=>C});var u=d(1480),T=d(
54075);async function C(S,l,M){const E=new y(l);await(0,T.km)(S,M,m=>((m.kind==="start"||m.kind==="empty")&&E.start(m.name,m.attributes,m.from),(m.kind==="end"||
m.kind==="empty")&&E.end(m.name,m.to),E.isTooDeep));const P=[];let i=0;for(const m of E.dropped)P.push(S.slice(i,m.from)),i=m.to;return P.join("")+S.slice(i)}class y{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new u.
ee;constructor(l){this.drops=l}start(l,M,E){this.isTooDeep=this.open.length>=T.ol,this.scope.enter(M);const P=this.scope.ofElement(l);this.open.push({name:l,from:E,
drops:this.drops(P,this.elements)}),this.elements.push(P)}end(l,M){let E=this.open.length-1;for(;E>=0&&this.open[E].name!==l;)E--;if(E<0)return;const{drops:P,from:i}=this.
open[E];for(;this.open.length>E;)this.open.pop(),this.elements.pop(),this.scope.leave();if(P){for(;this.dropped.length>0&&this.dropped.at(-1).from>i;)this.dropped.
pop();this.dropped.push({from:i,to:M})}}}}),18679:((W,B,d)=>{d.d(B,{m:()=>C});var u=d(1480),T=d(54075);function C(y,S,l,M){const{text:E,properties:P,end:i,about:m}=y,
c=P.find(w=>w.namespace===u.dK[S]&&w.name===l),h=c&&E.slice(c.from,c.to).match(/^[\s\S]*(?=<\/(?:[\w.-]+:)?Bag\s*>)/)?.[0].length;if(c&&h!==void 0){const w=c.from+
h;return`${E.slice(0,w)}${M.replace("<rdf:li",`<rdf:li xmlns:rdf="${u.dK.rdf}"`)}${E.slice(w)}`}const p=`<${S}:${l}><rdf:Bag>
${M}</rdf:Bag></${S}:${l}>`,D=`<rdf:Description xmlns:rdf="${u.dK.rdf}" rdf:about="${(0,T.X)(m)}" xmlns:${S}="${u.dK[S]}">
${p}
</rdf:Description>
`;return`${E.slice(0,i)}${D}${E.slice(i)}`}}),31808:((W,B,d)=>{d.d(B,{QH:()=>y,T3:()=>S,_L:()=>P});var u=d(1480),T=d(54075),C=d(16039);function y(i,m,c){const{text:h,
properties:p,end:D,about:w}=i,v=[];let O=0;for(const g of p.filter(m).sort((A,R)=>A.from-R.from))g.from<O||(v.push(h.slice(O,g.from)),O=g.to);return v.push(h.slice(
O,Math.max(D,O))),c.length>0&&v.push(l(c,w)),v.push(h.slice(Math.max(D,O))),E(v.join(""))}function S(i){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"\
?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${u.dK.rdf}">
${l(i,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function l(i,m){const h=[...new Set(i.map(({prefix:D})=>D))].map(D=>` xmlns:${D}="${u.dK[D]}"`).join(""),p=i.map(({prefix:D,name:w,form:v,values:O})=>`\
<${D}:${w}>${M(v,O)}</${D}:${w}>
`);return`<rdf:Description xmlns:rdf="${u.dK.rdf}" rdf:about="${(0,T.X)(m)}"${h}>
${p.join("")}</rdf:Description>
`}function M(i,m){const c=h=>m.map(p=>`<rdf:li${h}>${(0,T.X)(p)}</rdf:li>`).join("");switch(i){case"simple":return(0,T.X)(m[0]??"");case"alternative":return`<rd\
f:Alt>${c(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${c("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${c("")}</rdf:Bag>`}}const E=i=>i.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function P(i,m){const c=i.catalog.get("Metadata"),h=i.resolve(c),p=h instanceof C.Z6?[...h.dict].
filter(([v])=>!["Filter","DecodeParms","Length"].includes(v)):[],D=new C.Bi([["Type",new C.SX("Metadata")],["Subtype",new C.SX("XML")],...p]),w=new C.Z6(D,Buffer.
from(m,"utf8"));(0,C.i9)(c)&&h instanceof C.Z6?i.put(c,w):i.edit(i.catalogNumber).set("Metadata",i.add(w))}}),4414:((W,B,d)=>{d.d(B,{L:()=>l,m:()=>M});var u=d(16039),
T=d(52977),C=d(75142),y=d(65789),S=d(39935);async function l(E,P){const i=new Set;let m=0,c=!1;for(let D=0;D<E.pages.count;D++){const w=M(E,E.pages.number(D));for(const{
number:O}of w){const g=E.get(O);if(i.has(O)||!(0,u.Zm)(g)||!P(g,D))continue;i.add(O);const A=(0,T.I)(E,g);A==="Popup"&&m++,A==="Widget"&&(c=!0)}const v=E.job.pace.
step(500+w.length*100);v&&await v}if(i.size===0)return 0;const h=(0,S.Hi)(E),p=c?await C.R.of(E):void 0;return await(0,S.Pv)(h,i,()=>(0,S.Wi)(h,i)),p&&await(0,S.
zg)(h,p),await(0,y.U)(h),i.size-m}function M(E,P){const i=E.entry(P,"Annots"),m=E.array(i)??[];if(!m.some(u.Zm))return m.filter(u.i9);const c=E.edit((0,u.i9)(i)?
i:P),h=E.array((0,u.Zm)(c)?c.get("Annots"):c)??[];for(const[p,D]of h.entries())(0,u.Zm)(D)&&(h[p]=E.add(D));return h.filter(u.i9)}}),57095:((W,B,d)=>{d.d(B,{ZO:()=>C,
f6:()=>y,ue:()=>u});const u=S=>({matrix:S,font:void 0,size:0,charSpace:0,wordSpace:0,stretch:1,leading:0,rise:0,mode:0}),T=(S,l)=>S.number(l)||0;function C(S,l){
switch(S.operator){case"Tc":return l.charSpace=T(S,0),!0;case"Tw":return l.wordSpace=T(S,0),!0;case"Tz":return l.stretch=T(S,0)/100,!0;case"TL":return l.leading=
T(S,0),!0;case"Ts":return l.rise=T(S,0),!0;case"Tr":return l.mode=T(S,0),!0;default:return!1}}class y{a=1;b=0;c=0;d=1;e=0;f=0;lineE=0;lineF=0;reset(){this.set(1,
0,0,1,0,0)}set(l,M,E,P,i,m){this.a=l,this.b=M,this.c=E,this.d=P,this.e=this.lineE=i,this.f=this.lineF=m}moveLine(l,M){this.e=this.lineE+=l*this.a+M*this.c,this.
f=this.lineF+=l*this.b+M*this.d}advance(l,M){this.e+=l*this.a+M*this.c,this.f+=l*this.b+M*this.d}follow(l,M){switch(l.operator){case"BT":return this.reset(),!0;case"\
Tm":return l.count>=6&&this.set(T(l,0),T(l,1),T(l,2),T(l,3),T(l,4),T(l,5)),!0;case"TD":return M.leading=-T(l,1),this.moveLine(T(l,0),T(l,1)),!0;case"Td":return this.
moveLine(T(l,0),T(l,1)),!0;case"T*":return this.moveLine(0,-M.leading),!0;default:return!1}}}}),39310:((W,B,d)=>{d.d(B,{n:()=>y});var u=d(62397),T=d(16039);const C=[
"DecodeParms","F","FFilter","FDecodeParms","DL"];function y(S,l,{compress:M}){const E=new T.Bi(S.dict);M?E.set("Filter",(0,T.UU)("FlateDecode")):E.delete("Filte\
r");for(const P of C)E.delete(P);return new T.Z6(E,M?(0,u.Kc)(l):l)}})};
