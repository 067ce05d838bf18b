"use strict";exports.id=6340,exports.ids=[6340],exports.modules={56340:((W,R,d)=>{d.r(R),d.d(R,{sanitize_document:()=>be});var h=d(7548),T=d(11275),C=d(52977),y=d(54867),S=d(
36342),l=d(39935),P=d(4414),m=d(4268),D=d(90191),r=d(16039),p=d(15914),c=d(71322),u=d(16463);const E=new Set(["GoTo","GoToDp","Hide","ResetForm","SetOCGState","\
Trans","GoTo3DView","Thread","Named","URI"]),M=new Set(["JavaScript","Launch","SubmitForm","ImportData","Rendition","GoToR","GoToE","Movie","Sound","RichMediaEx\
ecute"]),w=new Set(["URI","GoToR","GoToE","Launch"]),v=new Set(["NextPage","PrevPage","FirstPage","LastPage"]),O=/^(?:javascript|vbscript|data):/i,g=["A","PA","\
OpenAction"];class A{document;wanted;scripts=new Set;links=new Set;found=new Map;chains;others=0;constructor(t,e){this.document=t,this.wanted=e,this.chains=new p.
X(t,{isDead:s=>this.isDead(s,!0),isGone:()=>!1})}get removedScripts(){return this.scripts.size+this.others}get removedLinks(){return this.links.size}visit=(t,e)=>{
for(const s of g)this.isAction(e.get(s))&&this.chains.pruneAction(t,e,s);return this.isAction(e.get("AA"))&&this.chains.pruneAdditional(t,e),e.has("Next")&&!(0,c.
Q)(e)&&this.chains.pruneChain(e,t),!(0,u.Uc)(e)&&this.isDead(e,!1)&&this.found.set(e,t),this.wanted.scripts&&!this.scripts.has(e)&&this.dropEntries(e)};finish(){
for(const[t,e]of this.found)this.document.exists(e)&&(this.document.edit(e),t.clear())}isAction(t){return t!==void 0&&(0,r.Zm)(this.document.resolve(t))}isDead(t,e){
return this.wanted.scripts&&this.isScript(t,e)?this.scripts.add(t):this.wanted.links&&this.leadsOut(t)&&this.links.add(t),this.scripts.has(t)||this.links.has(t)}isScript(t,e){
const{document:s}=this,n=s.resolve(t.get("S"));if(!(n instanceof r.SX))return(e||(0,r.Eo)(t.get("Type"),"Action"))&&B(s.resolve(t.get("JS")));if(M.has(n.text))return!0;
if(n.text==="Named"){const i=s.resolve(t.get("N"));return t.has("N")&&!(i instanceof r.SX&&v.has(i.text))}return n.text==="URI"?O.test($(s.resolve(t.get("URI")))):
n.text==="Thread"?t.has("F"):e&&!E.has(n.text)}leadsOut(t){const e=this.document.resolve(t.get("S"));return e instanceof r.SX?w.has(e.text)&&(e.text!=="URI"||t.
has("URI"))||e.text==="Thread"&&t.has("F"):!1}dropEntries(t){const{document:e}=this;let s=!1;const n=(i,a)=>{!t.has(i)||!a(e.resolve(t.get(i)))||(t.delete(i),this.
others++,s=!0)};return t.has("S")&&n("JS",B),n("OnInstantiate",i=>i instanceof r.Z6),(0,r.Eo)(e.resolve(t.get("Type")),"RichMediaActivation")&&n("Scripts",Array.
isArray),s}}const B=o=>o instanceof r.Mx||o instanceof r.Z6,$=o=>o instanceof r.Mx?Buffer.from(o.bytes).toString("latin1").replace(/[^\x21-\x7e]/g,""):"";class X{document;removed=0;constructor(t){
this.document=t}privateData=(t,e)=>{const{document:s}=this,n=t===s.catalogNumber&&e===s.catalog,i=this.removed;return this.drop(e,"PieceInfo",r.Zm)&&e.delete("L\
astModified"),this.drop(e,"Thumb",a=>a instanceof r.Z6),n||this.drop(e,"Metadata",m.In),n&&this.drop(e,"SpiderInfo",r.Zm),(0,r.Eo)(s.resolve(e.get("Type")),"DPa\
rt")&&this.drop(e,"DPM",r.Zm),this.removed>i};dropWebCapture(){this.dropNames(["IDS","URLS"])}dropNames(t){const e=(0,D.Wo)(this.document,"Names");for(const s of t)
e?.dict.has(s)&&(this.document.edit(e.holder),e.dict.delete(s),this.removed++)}drop(t,e,s){return!t.has(e)||!s(this.document.resolve(t.get(e)))?!1:(t.delete(e),
this.removed++,!0)}}const j=["EF","RF","F","UF","DOS","Mac","Unix","Desc","Thumb","CI","EP","ID"];class Z{document;specifications=new Map;constructor(t){this.document=
t}visit=(t,e)=>{const{document:s}=this;(0,r.Zm)(s.resolve(e.get("EF")))&&this.specifications.set(e,t);let n=!1;for(const i of["AF","MCAF"])this.listsFiles(e.get(
i))&&(e.delete(i),n=!0);return n};finish(){const{document:t}=this;for(const[s,n]of this.specifications){for(const i of t.dict(s.get("EF"))?.values()??[])(0,r.i9)(
i)&&t.remove(i);t.edit(n);for(const i of j)s.delete(i)}const e=(0,D.Wo)(t,"Names");e?.dict.has("EmbeddedFiles")&&(t.edit(e.holder),e.dict.delete("EmbeddedFiles")),
t.catalog.has("Collection")&&t.editCatalog().delete("Collection")}listsFiles(t){const{document:e}=this,s=e.resolve(t);return(0,r.cy)(s)?!0:(0,r.Zm)(s)&&(s.has("\
EF")||(0,r.Eo)(e.resolve(s.get("Type")),"Filespec"))}}var z=d(39310),V=d(45913),F=d(269),N=d(69959),L=d(66173),b=d(59234),_=d(57095),K=d(36692);const Q=500;class Ot{found=[];get any(){
return this.found.length>0}add(t,e,s=""){this.found.push({from:t,to:e,text:s})}inOrder(){const t=[...this.found].sort((s,n)=>s.from-n.from||n.to-s.to),e=[];for(const s of t){
const n=e.at(-1);(!n||s.from>=n.to||s.from===s.to)&&e.push(s)}return e}}async function et(o,t,e){const s=[];let n=0;for(const{from:i,to:a,text:f}of t){if(i<n)continue;
const x=i===n&&n>0;s.push(o.subarray(n,i),Buffer.from(`${x?"":`
`}${f}${f===""?"":`
`}`,"latin1")),n=a;const I=e.step(Q);I&&await I}return s.push(o.subarray(n)),Buffer.concat(s)}function st(o,t){let[e,s]=[0,o.length];for(;e<s;){const n=e+s>>1;o[n].
to<=t?e=n+1:s=n}return e<o.length&&o[e].from<=t}const nt=4096,St=20;async function Dt(o,t){if(!o.includes(F.IQ))return{content:o,comments:0};const e=new K.oz(o),
s=[];let n=o.indexOf(F.IQ);for(let i=1,a=0;;i++){const f=e.next(),x=f===K.Kp?o.length:e.start;if(n<a&&(n=o.indexOf(F.IQ,a)),n<0||(n<x&&s.push({from:a,to:x,text:""}),
f===K.Kp))break;a=e.end;const I=i%nt===0?t.step(nt*St):void 0;I&&await I}return{content:s.length===0?o:await et(o,s,t),comments:s.length}}var it=d(19980),Mt=d(91725);
class Pt{document;across=0;down=0;constructor(t){this.document=t}forget(){this.across=this.down=0}async add(t,e){const s=await this.fontOf(e);if(!s)return;const n=Tt(
t,e,s);s.vertical?this.down+=n:this.across+=n*e.stretch}async settled(t){if(this.across===0&&this.down===0)return"";const e=await this.fontOf(t),s=e?.vertical===
!0?t.size:t.size*t.stretch,n=e?.vertical===!0?this.down:this.across;return this.forget(),s===0||n===0?"":`[${(0,b._)(-1e3*n/s)}] TJ`}async fontOf({resource:t}){
return t!==void 0&&this.document.dict(t)?(0,Mt.G)(this.document,t):void 0}}function Tt(o,t,e){const s=o.count-1,n=o.string(s);if(n)return rt(n,t,e);if(o.kind(s)!==
K.pQ)return 0;let i=0;const a=o.inside(s);for(let f=a.next();f;f=a.next())f===K.An||f===K.Cd?i+=rt((0,it.E3)(o.content,a.start,a.end),t,e):f===K.uk&&(i-=(0,it.kz)(
o.content,a.start,a.end)/1e3*t.size);return i}function rt(o,{size:t,charSpace:e,wordSpace:s},n){let i=0;for(const a of n.glyphs(o)){const f=n.vertical&&a.vertical?
a.vertical.advance:a.width;i+=f*t+e+(a.isSpace?s:0)}return i}var ot=d(21159),xt=d(49599);const at=216,It=217,Ct=218,_t=254,At=224,bt=239,Bt={224:"JFIF\0",226:"I\
CC_PROFILE\0",238:"Adobe"};function ct(o){const t=(0,F.bS)(o);if(t[0]!==255||t[1]!==at)return o;const e=[];let s=0,n=2;for(;;){n=Ft(t,n);const i=t[n+1];if(n<0||
i===void 0)break;if(i===It){if(Lt(t,n+2))break;e.push(t.subarray(s,n+2)),s=t.length;break}const a=i===at||i===1||i>=208&&i<=215,f=a?n+2:n+2+(n+4<=t.length?t.readUInt16BE(
n+2):1/0);if(f>t.length||f<n+(a?2:4))break;(i===_t||i>=At&&i<=bt&&!Rt(t,i,n+4,f))&&(e.push(t.subarray(s,n)),s=f),n=i===Ct?Ut(t,f):f}return s===0?o:Buffer.concat(
[...e,t.subarray(s)])}function Rt(o,t,e,s){const n=Bt[t];return n!==void 0&&o.toString("latin1",e,Math.min(e+n.length,s))===n}function Lt(o,t){for(let e=t;e<o.length;e++)
if(o[e]>32)return!1;return!0}function Ft(o,t){let e=o.indexOf(255,t);for(;e>=0&&o[e+1]===255;)e++;return e}function Ut(o,t){for(let e=o.indexOf(255,t);e>=0;e=o.
indexOf(255,e+1)){const s=o[e+1];if(s!==void 0&&s!==0&&s!==255&&!(s>=208&&s<=215))return e}return o.length}const Nt=["F","Filter","DP","DecodeParms","L","Length"];
function Kt(o,t){const e=(0,xt.n)(t),{format:s,before:n}=e?(0,ot.D)(o,e):{},i=s==="jpg"&&n?o.decodedPart(n)?.data:void 0;if(!i)return;const a=ct(i);if(a===i)return;
const f=(U,k)=>Buffer.from(t.content.subarray(t.startOf(U),t.endOf(k))).toString("latin1"),x=[];for(let U=0;U+1<t.count;U+=2){const k=t.name(U)??"";Nt.includes(
k)?(k==="DP"||k==="DecodeParms")&&f(U+1,U+1).startsWith("<<")&&x.push(f(U,U+1)):x.push(f(U,U+1))}const I=Buffer.from(a).toString("latin1");return`BI ${x.join(" ")}\
 /F /DCT /L ${a.length} ID ${I}
EI`}var $t=d(348),dt=d(15975);const kt=1e4,ft=["ActualText","Alt","E"];class Wt{document;around;layers;cuts;ids=[];open=[];beyond=0;hiding=0;paintedCount=0;removedCount=0;constructor(t,e,s,n){
this.document=t,this.around=e,this.layers=s,this.cuts=n}get isHidden(){return this.hiding>0}painted(){this.paintedCount++}removed(){this.removedCount++}begin(t,e){
if(this.open.length>=kt){this.beyond++;return}const s=t.name(0)??"",n=t.operator==="BDC"?this.listOf(t):void 0,i=s==="OC"&&this.layers?.isNeverShown(n)===!0,a=this.
isHidden;this.open.push({from:e,to:t.end,tag:Buffer.from(t.content.subarray(t.startOf(0),t.endOf(0))).toString("latin1"),properties:this.document.dict(n),hides:i,
isInside:a,painted:this.paintedCount,removed:this.removedCount}),i&&this.hiding++,(i||a)&&this.cuts.add(e,t.end)}end(t,e){if(this.beyond>0)return this.beyond--,
!1;const s=this.open.pop();return s?(s.hides&&this.hiding--,(s.hides||s.isInside)&&this.cuts.add(t,e),this.close(s,t,e),s.hides&&!this.isHidden):!1}finish(t){for(;this.
open.length>0;)this.end(t,t)}close(t,e,s){const{tag:n,properties:i,hides:a,isInside:f}=t;if(this.paintedCount===t.painted&&(this.removedCount>t.removed||f||a)){
const I=this.document.resolve(i?.get("MCID"));if(typeof I=="number"&&this.ids.push(I),a||f)return;this.cuts.add(t.from,t.to),this.cuts.add(e,s)}else if(this.removedCount>
t.removed&&i&&ft.some(I=>i.has(I))){const I=new r.Bi([...i].filter(([G])=>!ft.includes(G))),U=new $t.k(256);(0,dt.bD)(U,I,dt.yT);const k=Buffer.from(U.bytes).toString(
"latin1");this.cuts.add(t.from,t.to,/\b\d+ \d+ R\b/.test(k)?`${n} BMC`:`${n} ${k} BDC`)}}listOf(t){const e=t.name(1);if(e!==void 0)return this.around.find("Prop\
erties",e);const s=t.value(1);return(0,r.Zm)(s)?s:void 0}}const ht=500,H=0,ut=3,jt=new Set(["m","l","c","v","y","h","re"]),Y=new Set(["S","s","f","F","f*","B","\
B*","b","b*","n"]),lt={Do:[0,"XObject"],Tf:[0,"Font"],gs:[0,"ExtGState"],sh:[0,"Shading"],cs:[0,"ColorSpace"],CS:[0,"ColorSpace"],scn:[-1,"Pattern"],SCN:[-1,"Pa\
ttern"],BDC:[1,"Properties"],DP:[1,"Properties"]};class q{document;around;hidden;cuts=new Ot;marks;debt;states;uses=[];forms=[];path=[];clips=!1;saved=[];from=0;texts=0;images=0;constructor(t,e,s,n){
this.document=t,this.around=e,this.hidden=s,this.marks=new Wt(t,e,s.layers,this.cuts),this.debt=new Pt(t),this.states=new N.U({...(0,_.ue)([1,0,0,1,0,0]),mode:n,
resource:void 0})}async clean(t){const{pace:e}=this.document.job,{content:s,comments:n}=this.hidden.text?await Dt(t,e):{content:t,comments:0};this.texts+=n,await(0,L.
K)(s,e,x=>{const I=this.take(x);if(!I){this.from=x.end;return}return I.then(()=>{this.from=x.end})}),this.marks.finish(s.length);const i=this.cuts.inOrder(),a=e.
step(i.length*ht);return a&&await a,{content:i.length===0?s:await et(s,i,e),...await this.usesAfter(i),forms:this.forms.filter(({at:x})=>!st(i,x)),ids:this.marks.
ids,texts:this.texts,images:this.images}}async usesAfter(t){const e=new Map,s=new Map;for(const{shelf:i,name:a,at:f}of this.uses){const x=st(t,f)?s:e;x.set(i,(x.
get(i)??new Set).add(a));const I=this.document.job.pace.step(ht);I&&await I}const n=i=>[...i].flatMap(([a,f])=>[...f].map(x=>({shelf:a,name:x})));return{used:n(
e),unused:n(s)}}take(t){this.note(t),this.marks.isHidden&&this.dropComments(t);const{operator:e}=t;switch(e){case"BMC":case"BDC":this.marks.begin(t,this.from);return;case"\
EMC":this.marks.end(this.from,t.end)&&(this.saved=[]);return;case"Tj":case"TJ":return this.show(t);case"'":case'"':return this.showOnNextLine(t);case"BT":case"T\
m":case"Td":case"TD":case"T*":this.debt.forget();return;default:this.marks.isHidden||this.drawsHidden(t)?this.hide(t):(e==="Do"||e==="sh"||e==="BI"||Y.has(e))&&
this.paint(t),this.follow(t)}}dropComments(t){const{content:e,count:s,end:n,operator:i}=t,a=s>0?t.startOf(0):n-i.length;i!=="BI"&&e.subarray(this.from,a).includes(
F.IQ)&&this.cuts.add(this.from,a)}drawsHidden(t){const{layers:e}=this.hidden,s=e&&t.operator==="Do"?t.name(0):void 0;return s!==void 0&&e.isNeverShown(this.document.
dict(this.around.find("XObject",s))?.get("OC"))}note(t){const e=Object.hasOwn(lt,t.operator)?lt[t.operator]:void 0;if(!e)return;const[s,...n]=e,i=t.name(s<0?t.count+
s:s);if(i!==void 0)for(const a of n){const f=this.around.shelf(a,i);if(!f)continue;this.uses.push({shelf:f,name:i,at:this.from});const x=a==="XObject"?this.document.
resolve(f.dict.get(i)):null;x instanceof r.Z6&&(0,r.Eo)(this.document.resolve(x.dict.get("Subtype")),"Form")&&this.forms.push({value:f.dict.get(i),mode:this.isModeInvisible()?
ut:H,at:this.from})}}follow(t){const{states:e,around:s,document:n}=this;if(e.follow(t))return;const{current:i}=e,a=t.name(0);if(t.operator==="Tf"&&a!==void 0)i.
resource=s.find("Font",a),i.size=t.number(1)||0;else if(t.operator==="gs"&&a!==void 0){const f=n.array(n.dict(s.find("ExtGState",a))?.get("Font")),x=n.resolve(f?.[1]);
f&&(i.resource=f[0]),typeof x=="number"&&(i.size=x)}else(0,_.ZO)(t,i)}paint(t){const{operator:e}=t;if(this.marks.painted(),e==="BI"&&this.hidden.images&&this.strip(
t),!!Y.has(e)){for(const[s,n]of this.path)this.cuts.add(s,n);this.path=[]}}strip(t){const e=Kt(this.document,t);e!==void 0&&(this.cuts.add(this.from,t.end,e),this.
images++)}hide(t){const{cuts:e,from:s}=this,{operator:n,end:i}=t;if(this.marks.removed(),jt.has(n))this.path.push([s,i]);else if(n==="W"||n==="W*")this.clips=!0;else if(Y.
has(n)){if(this.clips)e.add(s,i,"n");else for(const[a,f]of[...this.path,[s,i]])e.add(a,f);this.path=[],this.clips=!1}else if(n==="q")this.saved.push(s);else if(n===
"Q"){const a=this.saved.pop();a!==void 0&&e.add(a,i)}else["Do","sh","BI","MP","DP"].includes(n)&&e.add(s,i)}isModeInvisible(){return this.states.current.mode===
ut}isInvisible(){const{document:t,hidden:e,states:s}=this,{resource:n}=s.current;return e.text&&this.isModeInvisible()&&!(0,r.Eo)(t.resolve(t.dict(n)?.get("Subt\
ype")),"Type3")}async show(t){const{debt:e,from:s}=this,{current:n}=this.states,i={...n};if(this.goes()){this.cuts.add(s,t.end),await e.add(t,i);return}this.marks.
painted();const a=await e.settled(i);a!==""&&this.cuts.add(s,s,a)}async showOnNextLine(t){const{current:e}=this.states;this.debt.forget();const{count:s,operator:n}=t,
i=n==='"'&&s>=3;if(i&&(e.wordSpace=t.number(s-3)||0,e.charSpace=t.number(s-2)||0),!this.goes()){this.marks.painted();return}this.cuts.add(this.from,t.end,`${i?`${(0,b.
_)(e.wordSpace)} Tw ${(0,b._)(e.charSpace)} Tc `:""}T*`),await this.debt.add(t,{...e})}goes(){if(!this.marks.isHidden){if(!this.isInvisible())return!1;this.texts++}
return this.marks.removed(),!0}}class J{document;resources;holder;outer;shelves=new Map;constructor(t,e,s,n){this.document=t,this.resources=e,this.holder=s,this.
outer=n}shelf(t,e){const s=this.own(t);return s?.dict.has(e)?s:this.outer?.shelf(t,e)}find(t,e){return this.shelf(t,e)?.dict.get(e)}own(t){const e=this.shelves.
get(t);if(e||this.shelves.has(t))return e;const{document:s}=this,i=s.dict(this.resources)?.get(t),a=s.resolve(i),f=(0,r.Zm)(a)?{dict:a,holder:(0,D.Kd)(i,(0,D.Kd)(
this.resources,this.holder))}:void 0;return this.shelves.set(t,f),f}}const Xt=64;async function Gt(o){const{pages:t,job:e}=o,s=new Map;for(let n=0;n<t.count;n++){
const i=e.pace.step(500);i&&await i;const a=t.number(n);if(o.entry(a,"Resources")!==void 0)continue;const f=Zt(o,a);if(f===void 0)continue;const x=o.dict(new r.
oS(f)).get("Resources"),I=(0,r.i9)(x)?x:s.get(f)??o.add(x);s.set(f,I),t.patch(n,{Resources:I})}for(const n of s.keys()){const i=o.edit(n);(0,r.Zm)(i)&&i.delete(
"Resources")}}function Zt(o,t){let e=o.entry(t,"Parent");for(let s=0;s<Xt&&(0,r.i9)(e);s++){const n=o.dict(e);if(n?.has("Resources")===!0)return e.number;e=n?.get(
"Parent")}}const Ht=Uint8Array.of(10),zt=new Uint8Array(0),Vt=6;async function mt(o,t,e){const{dict:s}=(0,z.n)(t,e,{compress:!1});return s.set("Filter",(0,r.UU)(
"FlateDecode")),new r.Z6(s,await(0,V.uM)(o.job).deflate(e,Vt))}class Qt{document;hidden;structure;modes=new Map;borrowed=new Map;pages=new Map;forms=new Set;used=new Map;unused=[];unread=new Set;texts=0;images=0;constructor(t,e,s){
this.document=t,this.hidden=e,this.structure=s}async run(t){(this.hidden.layers||this.hidden.text)&&await Gt(this.document),this.hidden.text&&await this.readModes(
t);const{pages:e}=this.document;for(let s=0;s<e.count;s++)await this.page(s);for(const s of[...this.borrowed.keys()])await this.form(s);for(let s=1;s<t.length;s++)
t[s]===1&&await this.object(s);return this.dropUnused(),{texts:this.texts,images:this.images,unread:this.unread.size}}async readModes(t){const{document:e}=this,
s=[],n=async(i,a,f)=>{const{forms:x}=await new q(e,a,{...this.hidden,text:!1,images:!1},f).clean(i);for(const I of x){const U=(0,r.i9)(I.value)?I.value.number:-1,
k=this.modes.get(U)??new Set;U<0||k.has(I.mode)||(this.modes.set(U,k.add(I.mode)),this.hasResources(U)||this.borrowed.set(U,a),s.push(I))}};for(const i of e.pages.
numbers)await n(this.joined(this.streamsOf(i)),this.aroundPage(i),H);for await(const{stream:i,around:a}of this.beginnings(t)){const f=this.decoded(i);f&&await n(
f,a,H)}for(let i=s.pop();i;i=s.pop()){const a=e.resolve(i.value),f=a instanceof r.Z6?this.decoded(a):void 0,x=i.value.number;f&&a instanceof r.Z6&&await n(f,this.
aroundStream(x,a),i.mode)}}async*beginnings(t){const{document:e}=this,s=new Set;for(let n=1;n<t.length;n++){const i=e.job.pace.step(200);i&&await i;const a=t[n]===
1?e.get(n):null,f=a instanceof r.Z6?a.dict:a;if(!(0,r.Zm)(f))continue;const x=(0,r.Eo)(e.resolve(f.get("Subtype")),"Type3");for(const I of this.startsIn(n,f,x)){
const U=(0,r.i9)(I)&&!s.has(I.number)?e.resolve(I):void 0;if(!(0,r.i9)(I)||!(U instanceof r.Z6))continue;s.add(I.number);const k=x?new J(e,f.get("Resources"),n):
this.aroundStream(I.number,U);yield{stream:U,around:k}}}}startsIn(t,e,s){const{document:n}=this;return s?[...n.dict(e.get("CharProcs"))?.values()??[]]:n.resolve(
e.get("PatternType"))===1?[new r.oS(t)]:[...n.dict(e.get("AP"))?.values()??[]].flatMap(a=>{const f=n.resolve(a);return(0,r.Zm)(f)?[...f.values()]:[a]})}async page(t){
const{document:e}=this,s=e.pages.number(t),n=this.streamsOf(s),i=e.entry(s,"Resources"),a=`${n.map(G=>G.number).join(" ")}|${(0,r.i9)(i)?i.number:`page ${s}`}`,
f=this.pages.get(a);if(f){e.pages.patch(t,{Contents:f});return}const x=this.joined(n),I=this.aroundPage(s),U=await new q(e,I,this.hidden,H).clean(x);if(await this.
took(U,I,s,0,e.entry(s,"StructParents")),U.content===x)return;const k=e.add(await mt(e,new r.Z6(new r.Bi,zt),U.content));this.pages.set(a,k),e.edit(s),e.pages.patch(
t,{Contents:k})}streamsOf(t){const{document:e}=this,s=e.entry(t,"Contents");return((0,r.i9)(s)&&e.isStream(s.number)?[s]:e.array(s)??[]).filter(i=>(0,r.i9)(i)&&
e.resolve(i)instanceof r.Z6)}joined(t){const e=t.map(s=>this.decoded(this.document.resolve(s))??new Uint8Array(0));return Buffer.concat(e.flatMap(s=>[s,Ht]))}aroundPage(t){
const{document:e}=this;return new J(e,e.dict(new r.oS(t))?.get("Resources"),t)}async object(t){const{document:e}=this,s=e.get(t),n=e.job.pace.step(200);if(n&&await n,
s instanceof r.Z6){const{dict:i}=s;((0,r.Eo)(e.resolve(i.get("Subtype")),"Form")||e.resolve(i.get("PatternType"))===1||i.has("BBox")&&!i.has("ShadingType"))&&await this.
form(t)}else(0,r.Zm)(s)&&(0,r.Eo)(e.resolve(s.get("Subtype")),"Type3")&&await this.glyphs(t,s)}async form(t){const e=this.document.get(t);if(this.forms.has(t)||
!(e instanceof r.Z6))return;this.forms.add(t);const{layers:s}=this.hidden;if(s?.isNeverShown(e.dict.get("OC"))===!0)return;const n=this.modes.get(t),i=n?.size===
1?[...n][0]:H;await this.stream(t,this.aroundStream(t,e),i)}async glyphs(t,e){const{document:s}=this,n=new J(s,e.get("Resources"),t);for(const i of s.dict(e.get(
"CharProcs"))?.values()??[])!(0,r.i9)(i)||this.forms.has(i.number)||(this.forms.add(i.number),await this.stream(i.number,n,H))}async stream(t,e,s){const{document:n}=this,
i=n.get(t),a=i instanceof r.Z6?this.decoded(i):void 0;if(!a||!(i instanceof r.Z6))return;const f=await new q(n,e,this.hidden,s).clean(a);await this.took(f,e,-1,
t,i.dict.get("StructParents")),f.content!==a&&n.put(t,await mt(n,i,f.content))}async took(t,e,s,n,i){this.texts+=t.texts,this.images+=t.images;for(const{shelf:f,
name:x}of t.used){const I=this.used.get(f.dict)??new Set;this.used.set(f.dict,I.add(x))}for(const f of t.unused)this.unused.push(f);for(const{value:f}of t.forms)
(0,r.i9)(f)&&!this.hasResources(f.number)&&!this.borrowed.has(f.number)&&(this.borrowed.set(f.number,e),await this.form(f.number));const a=this.document.resolve(
i);t.ids.length>0&&typeof a=="number"&&await this.structure.dropMarked(a,s,n,t.ids)}hasResources(t){const e=this.document.get(t);return e instanceof r.Z6&&this.
document.dict(e.dict.get("Resources"))!==void 0}aroundStream(t,e){return new J(this.document,e.dict.get("Resources"),t,this.borrowed.get(t))}decoded(t){const e=this.
document.decodedPart(t);return e||this.unread.add(t),e?.data}dropUnused(){for(const{shelf:t,name:e}of this.unused)this.used.get(t.dict)?.has(e)===!0||!t.dict.has(
e)||(this.document.edit(t.holder),t.dict.delete(e))}}var Jt=d(46958),Yt=d(38504);async function pt(o,t,e){for(let s=1;s<t.length;s++){if(t[s]!==1)continue;const n=o.
get(s),i=n instanceof r.Z6?n:void 0,a={changed:!1,visited:0};(0,Yt.C)(n,x=>{a.visited++;for(const I of e)I(s,x,x===i?.dict?i:void 0)&&(a.changed=!0)}),a.changed&&
o.exists(s)&&o.edit(s);const f=o.job.pace.step(300*a.visited);f&&await f}}async function qt(o,t,e){const s=new Set(t.neverShown()),n=[];await pt(o,e,[(a,f,x)=>(x&&
t.isNeverShown(f.get("OC"))&&n.push(a),f.has("Alternates")?ee(o,f,t):(0,r.Eo)(o.resolve(f.get("S")),"SetOCGState")?se(o,f,s):(0,r.Eo)(o.resolve(f.get("Type")),"\
OCMD")&&ne(o,f,s))]);for(const a of n)o.put(a,te());(0,Jt.a)(o,s);for(const a of s)o.remove(a);return s.size}const te=()=>new r.Z6(new r.Bi([["Type",new r.SX("X\
Object")],["Subtype",new r.SX("Form")],["BBox",[0,0,0,0]]]),new Uint8Array(0));function ee(o,t,e){const s=o.array(t.get("Alternates"))??[],n=s.filter(i=>!e.isNeverShown(
o.dict(i)?.get("OC")));return n.length===s.length?!1:(n.length>0?t.set("Alternates",n):t.delete("Alternates"),!0)}function se(o,t,e){const s=o.array(t.get("Stat\
e")),n=s?.filter(i=>!((0,r.i9)(i)&&e.has(i.number)));return!s||!n||n.length===s.length?!1:(t.set("State",n),!0)}function ne(o,t,e){if(!gt(o,t.get("OCGs"),e)&&!gt(
o,t.get("VE"),e))return!1;for(const s of["OCGs","VE","P"])t.delete(s);return!0}const ie=32;function gt(o,t,e){const s=new Set,n=t===void 0?[]:[[t,0]];for(let i=n.
pop();i;i=n.pop()){const[a,f]=i;if(a instanceof r.oS&&e.has(a.number))return!0;const x=o.array(a);if(!(!x||s.has(x)||f>ie)){s.add(x);for(const I of x)n.push([I,
f+1])}}return!1}const re=new Set(["xml ","uuid","uinf","asoc","lbl ","nlst","jp2i","free"]),oe=new Set(["ftbl","flst","cref"]),ae="jP  ",vt=65359,ce=65424,de=65380;
function fe(o){const t=(0,F.bS)(o);if(t.length>1&&t.readUInt16BE(0)===vt)return Et(t)??o;const e=he(t);if(e?.[0]?.type!==ae||e.some(({type:i})=>oe.has(i)))return o;
const s=e.flatMap(({type:i,from:a,body:f,end:x})=>{if(re.has(i))return[];const I=i==="jp2c"?Et(t.subarray(f,x)):void 0;return I?[ue(I.length),I]:[t.subarray(a,x)]}),
n=Buffer.concat(s);return n.length===t.length?o:n}function he(o){const t=[];for(let e=0;e<o.length;){if(e+8>o.length)return;const s=o.toString("latin1",e+4,e+8),
n=o.readUInt32BE(e),i=n===1;if(i&&e+16>o.length)return;const a=i?Number(o.readBigUInt64BE(e+8)):n===0?o.length-e:n,f=e+(i?16:8);if(e+a>o.length||e+a<f)return;t.
push({type:s,from:e,body:f,end:e+a}),e+=a}return t}function ue(o){const t=Buffer.alloc(8);return t.writeUInt32BE(o+8,0),t.write("jp2c",4,"latin1"),t}function Et(o){
if(o.length<4||o.readUInt16BE(0)!==vt)return;const t=[];let e=0;for(let s=2;s+4<=o.length;){const n=o.readUInt16BE(s);if(n===ce||n<65280)break;const i=s+2+o.readUInt16BE(
s+2);n===de&&(t.push(o.subarray(e,s)),e=i),s=i}return e===0?void 0:Buffer.concat([...t,o.subarray(e)])}async function le(o,t){let e=0;for(let s=1;s<t.length;s++){
if(t[s]!==1||!o.isStream(s))continue;const n=o.get(s),i=n instanceof r.Z6?await me(o,n):void 0;i&&(o.put(s,i),e++);const a=o.job.pace.step(2e3);a&&await a}return e}
async function me(o,t){const{format:e,filter:s,parameters:n,before:i}=(0,ot.D)(o,t);if(e!=="jpg"&&e!=="jp2")return;const a=o.decodedPart(i)?.data;if(!a)return;const f=o.
job.pace.step(a.length);f&&await f;const x=e==="jpg"?ct(a):fe(a);if(x===a)return;const I=(0,z.n)(t,x,{compress:!1});return I.dict.set("Filter",s),n&&I.dict.set(
"DecodeParms",n),I}var pe=d(76725),ge=d(1480),ve=d(58825);const Ee=new Set(["script","submit","execute"]);async function we(o){const t=(0,D.Wo)(o,"AcroForm"),e=o.
resolve(t?.dict.get("XFA"));if(!t||e===null)return{removed:0,isDropped:!1};let s=0,n="";for(const i of(0,r.cy)(e)?e:[t.dict.get("XFA")]){const a=o.resolve(i);a instanceof
r.Mx&&(n=Buffer.from(a.bytes).toString("latin1")),(0,r.i9)(i)&&a instanceof r.Z6&&(s+=await ye(o,i,a,n))}return await(0,pe.qg)(o)===!1?{removed:s,isDropped:!1}:
(o.edit(t.holder),t.dict.delete("XFA"),o.catalog.has("NeedsRendering")&&o.editCatalog().delete("NeedsRendering"),{removed:s+1,isDropped:!0})}async function ye(o,t,e,s){
const n=o.decodedPart(e)?.data;if(!n||!(0,r.i9)(t))return 0;const i=Buffer.from(n).toString("latin1");let a=0;const f=({local:I},U)=>{const k=Ee.has(I)&&s!=="da\
tasets"&&!U.some(Oe);return k&&a++,k},x=await(0,ve.Y)(i,f,o.job.pace);return x!==i&&o.put(t,(0,z.n)(e,Buffer.from(x,"latin1"),{compress:!0})),x===i?0:a}const Oe=({
namespace:o,local:t})=>t==="datasets"&&o===ge.dK.xfa;async function Se(o,t){const e=t.attachments?(await(0,y._)(o)).length:0,s=new S.z(o),n=await De(o,t,s),i=await Pe(
o,t,s),a=await Te(o,t),{live:f}=await(0,T.Gy)(o),x=t.imageMetadata?await le(o,f):0,I=t.metadata?(0,m.B4)(o):0;return{removed:{scripts:a.scripts,privateData:a.privateData,
metadata:I,hiddenLayers:i.layers,hiddenText:i.texts,attachments:e,comments:n,externalLinks:a.links,imageMetadata:x+i.images},isXfaDropped:a.isXfaDropped,unread:i.
unread}}async function De(o,t,e){const s=new Set;return await(0,P.L)(o,n=>{const i=(0,C.I)(o,n);return t.comments&&(0,C.E)(i,"comments")?(i!=="Popup"&&s.add(n),
!0):t.attachments&&i==="FileAttachment"||t.hiddenLayers&&e.isNeverShown(n.get("OC"))}),s.size}const Me={layers:0,texts:0,images:0,unread:0};async function Pe(o,t,e){
const s=t.hiddenLayers&&(0,D.Wo)(o,"OCProperties")!==void 0&&(e.neverShown().length>0||(await(0,h.V3)(o,["OCMD","OFF"])).length>0);if(!s&&!t.hiddenText&&!t.imageMetadata)
return Me;const n=(0,l.Hi)(o),{live:i}=await(0,T.Gy)(o),a=new Qt(o,{layers:s?e:void 0,text:t.hiddenText,images:t.imageMetadata},n.structure),{texts:f,images:x,unread:I}=await a.
run(i);return await n.structure.flush(),await(0,l.Pv)(n,new Set(n.removal.removed())),{layers:s?await qt(o,e,i):0,texts:f,images:x,unread:I}}async function Te(o,t){
const e=new A(o,{scripts:t.scripts,links:t.externalLinks}),s=new X(o),n=new Z(o),i=[];(t.scripts||t.externalLinks)&&i.push(e.visit),t.privateData&&i.push(s.privateData),
t.attachments&&i.push(n.visit);const{live:a}=await(0,T.Gy)(o);await pt(o,a,i),e.finish(),t.attachments&&n.finish(),t.privateData&&s.dropNames(["IDS","URLS"]),t.
scripts&&wt(o,"Names","JavaScript"),t.externalLinks&&wt(o,"URI","Base");const f=t.scripts?await we(o):{removed:0,isDropped:!1};return{scripts:e.removedScripts+f.
removed,links:e.removedLinks,privateData:s.removed,isXfaDropped:f.isDropped}}function wt(o,t,e){const s=(0,D.Wo)(o,t);s?.dict.has(e)&&(o.edit(s.holder),s.dict.delete(
e))}var xe=d(30656),Ie=d(90460),tt=d(80397),Ce=d(10404),_e=d(7390),Ae=d(86009);const yt={scripts:"removedScripts",privateData:"removedPrivateData",metadata:"rem\
ovedMetadata",hiddenLayers:"removedHiddenLayers",hiddenText:"removedHiddenText",attachments:"removedAttachments",comments:"removedComments",externalLinks:"remov\
edExternalLinks",imageMetadata:"removedImageMetadata"},be=async(o,t,e)=>{const s=await(0,_e.E)(o.bytes,e,{password:t.open_password}),n={scripts:t.remove_scripts,
privateData:t.remove_private_data,metadata:t.remove_metadata,hiddenLayers:t.remove_hidden_layers,hiddenText:t.remove_hidden_text,attachments:t.remove_attachments,
comments:t.remove_comments,externalLinks:t.remove_external_links,imageMetadata:t.remove_image_metadata},{archive:i}=await(0,tt.ds)(s),a=n.metadata||n.attachments?
await(0,Ie.J)(s):!1,f=await Se(s,n),x=[...a?[Re]:[],...await Be(s,f,i)],I=s.pages.count,U=Object.keys(yt).filter(G=>n[G]),k=Object.fromEntries(U.map(G=>[yt[G],f.
removed[G]]));return{documents:[{name:o.name,bytes:await(0,Ae.UN)(s),pageCount:I}],notes:x,facts:{pageCount:I,...k}}};async function Be(o,{removed:t,isXfaDropped:e,
unread:s},n){const i=[];return n&&t.metadata>0?i.push((0,tt.Xb)(n,"its metadata was removed")):n?.level==="f"&&t.attachments>0&&i.push((0,tt.qg)(o,await(0,Ce.Br)(
o),n,"its embedded files were removed")),e&&i.push((0,xe.Yw)("scripts")),s>0&&i.push(Le(s)),Object.values(t).every(a=>a===0)&&i.push(Fe),i}const Re={code:"invoi\
ce_claim_removed",message:"The document is no longer an electronic invoice, because its metadata or its attachments were removed. Keep both to publish invoices.",
mentions:["remove_metadata","remove_attachments"]},Le=o=>({code:"content_unreadable",message:`${o===1?"One content stream":`${o} content streams`} could not be \
read, because the compression is not known. Hidden content in there was not removed.`}),Fe={code:"nothing_to_remove",message:"The document had none of the thing\
s to remove."}}),52977:((W,R,d)=>{d.d(R,{E:()=>S,I:()=>y});var h=d(16039);const T=new Set(["Text","FreeText","Line","Square","Circle","Polygon","PolyLine","High\
light","Underline","Squiggly","StrikeOut","Caret","Stamp","Ink","Popup","Sound","Redact","Projection"]),C=new Set(["Link","Widget","FileAttachment"]);function y(l,P){
const m=l.resolve(P.get("Subtype"));return m instanceof h.SX?m.text:""}const S=(l,P)=>P==="comments"?T.has(l):l!==""&&!C.has(l)}),69959:((W,R,d)=>{d.d(R,{U:()=>C,
c:()=>y});var h=d(80199);const T=1e4;class C{current;saved=[];beyond=0;constructor(l){this.current=l}follow(l){switch(l.operator){case"q":return this.saved.length<
T?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.
transform(l),!0;default:return!1}}transform(l){if(l.count!==6)return;const[P,m,D,r,p,c]=y(l);this.current.matrix=(0,h.lw)([P,m,D,r,p,c],this.current.matrix)}}const y=S=>Array.
from({length:S.count},(l,P)=>S.number(P))}),66173:((W,R,d)=>{d.d(R,{B:()=>E,K:()=>v});var h=d(269),T=d(48118),C=d(19980),y=d(36692);const S=64,l=100,P=16*1024*1024,
m=["true","false","null"],D=new Map,r=new Array(16384).fill(void 0),p=O=>O&127|O>>1&16256,c=-32640,u=`b B b* B* BDC BI BMC BT BX c cm cs CS d d0 d1 Do DP EI EMC\
 ET EX f F f* G g gs h i ID j J k K l m M MP n q Q re rg RG ri s S sc SC scn SCN sh T* Tc Td TD Tf Tj TJ TL Tm Tr Ts Tw Tz v w W W* y ' "`;for(const O of u.split(
" ")){const g=(0,y.$N)(O);D.set(g,O),(g&c)===0&&(r[p(g)]=O)}class E{content;operator="";count=0;end=0;dataStart=-1;dataEnd=-1;tokens;kinds=new Uint8Array(S);starts=new Int32Array(
S);ends=new Int32Array(S);depth=0;outermost=y.Kp;opened=0;deepest=0;inImage=!1;isGiven=!0;constructor(g){this.content=g,this.tokens=new y.oz(g)}next(){return this.
advance(1/0)}advance(g){const{tokens:A}=this;for(this.isGiven&&this.forget();A.end<g;){const B=A.next();switch(B){case y.Kp:return this.end=A.end,this.dataStart>=
0&&this.give("BI");case y.QR:if(this.depth===0&&this.keyword())return!0;break;case y.pQ:case y.q$:if(this.depth++>0){this.depth>this.deepest&&(this.deepest=this.
depth);break}this.outermost=B,this.opened=A.start;break;case y.OG:case y.ZT:this.depth>0&&--this.depth===0&&this.add(this.outermost,this.opened);break;case y.Ho:
this.dataStart=A.start,this.dataEnd=A.end;break;default:this.depth===0&&this.add(B,A.start)}}return this.end=A.end,!1}forget(){this.isGiven=!1,this.count=this.deepest=
0,this.dataStart=this.dataEnd=-1}keyword(){const{tokens:g}=this,{code:A}=g,B=(A&c)===0?r[p(A)]:D.get(A);if(B===void 0&&m.some($=>$.length===g.end-g.start&&(0,h.
w1)(this.content,g.start,$)))this.add(y.QR,g.start);else if(B==="BI")this.inImage=!0,this.count=0;else if(this.inImage){if(B==="EI")return this.give("BI")}else return this.
give(B??"");return!1}give(g){return this.operator=g,this.end=this.tokens.end,this.isGiven=!0,this.inImage=!1,!0}add(g,A){const{count:B}=this;B!==S&&(this.kinds[B]=
g,this.starts[B]=A,this.ends[B]=this.tokens.end,this.count=B+1)}kind(g){return g>=0&&g<this.count?this.kinds[g]:y.Kp}startOf(g){return this.starts[g]}endOf(g){return this.
ends[g]}number(g){return this.kind(g)===y.uk?(0,C.kz)(this.content,this.starts[g],this.ends[g]):NaN}name(g){return this.kind(g)===y.o_?(0,C.MQ)(this.content,this.
starts[g]+1,this.ends[g]):void 0}string(g){const A=this.kind(g);return A===y.An||A===y.Cd?(0,C.E3)(this.content,this.starts[g],this.ends[g]):void 0}value(g){return this.
kind(g)===y.Kp||this.deepest>l?null:new T.i(this.content,this.starts[g],this.ends[g],l,void 0,P).value()}inside(g){return new y.oz(this.content,this.starts[g]+1,
this.ends[g]-1)}}const M=32768,w=6;async function v(O,g,A){const B=new E(O);for(;B.end<O.length;){const{end:$}=B;for(;B.advance($+M);){const j=A(B);j&&await j}const X=g.
step(w*(B.end-$));X&&await X}}}),59234:((W,R,d)=>{d.d(R,{_:()=>h,qK:()=>C,vs:()=>T});function h(y){if(Number.isInteger(y)&&Math.abs(y)<1e7)return String(y);const S=Number(
y.toPrecision(7)),l=Math.abs(S)<1e-9?"0":String(S);return l.includes("e")?S.toFixed(12).replace(/\.?0+$/,""):l}const T=y=>y.map(h).join(" "),C=(y,S)=>`q ${S} cm\
 /${y} Do Q`}),36692:((W,R,d)=>{d.d(R,{$N:()=>A,An:()=>S,Cd:()=>l,Ho:()=>c,Kp:()=>T,OG:()=>D,QR:()=>P,ZT:()=>p,jq:()=>V,o_:()=>y,oz:()=>X,pQ:()=>m,q$:()=>r,uk:()=>C});
var h=d(269);const T=0,C=1,y=2,S=3,l=4,P=5,m=6,D=7,r=8,p=9,c=10,u=0,E=11,M=12,w=13,v=new Uint8Array(256).fill(P),O=new Uint8Array(256);for(let F=0;F<256;F++)h.Kl[F]!==
h.N9&&(v[F]=u);for(const F of[h.b9,h.N5,h.fX])O[F]=1;for(let F=h.l0;F<=h.ev;F++)O[F]=1;for(let F=0;F<256;F++)O[F]&&(v[F]=C);v[h.cL]=y,v[h.Cx]=S,v[h.iH]=M,v[h.vz]=
w,v[h.WL]=m,v[h.wt]=D,v[h.IQ]=E;const g=3,A=F=>[...F].reduce((N,L,b)=>N|L.charCodeAt(0)<<8*b,0),B=A("BI"),$=A("ID");class X{content;to;kind=T;start=0;end;isCut=!1;passed=0;inImage=!1;atData=!1;constructor(N,L=0,b=N.
length){this.content=N,this.to=b,this.start=this.end=L}next(N=!1){const{content:L,to:b}=this;if(this.atData)return this.imageData();let _=this.end;for(;_<b;){const K=_,
Q=v[L[_++]];switch(Q){case u:continue;case C:for(;_<b&&O[L[_]]===1;)_++;if(N){this.passed++;continue}return this.found(C,K,_);case P:for(;_<b&&h.Kl[L[_]]===h.N9;)
_++;return _-K===2&&this.followImage(L[K]|L[K+1]<<8),this.found(P,K,_);case y:for(;_<b&&h.Kl[L[_]]===h.N9;)_++;if(N){this.passed++;continue}return this.found(y,
K,_);case S:return _=(0,h.t9)(L,K,b),this.isCut=_===b&&V(L,K,b)>0,this.found(S,K,_);case M:return _<b&&L[_]===h.iH?this.found(r,K,_+1):(_=(0,h.$k)(L,_,b),this.isCut=
L[_-1]!==h.vz,this.found(l,K,_));case w:if(_<b&&L[_]===h.vz)return this.found(p,K,_+1);continue;case E:_=(0,h.D)(L,_,b);continue;default:return this.found(Q,K,_)}}
return this.found(T,b,b)}found(N,L,b){return this.kind=N,this.start=L,this.end=b,N}get code(){const{content:N,start:L,end:b}=this,_=b-L;return _>g?0:N[L]|(_>1?N[L+
1]<<8:0)|(_>2?N[L+2]<<16:0)}followImage(N){this.atData=this.inImage&&N===$,this.inImage=N===B||this.inImage&&!this.atData}imageData(){const{content:N,to:L}=this;
this.atData=!1;const b=Math.min(this.end+1,L),_=Z(N,b,L);return this.isCut=_<0,this.found(c,b,_<0?L:_)}}const j=12;function Z(F,N,L){for(let b=N;b+1<L;b++){if(F[b]!==
h.HV||F[b+1]!==h.tw||b>N&&h.Kl[F[b-1]]!==h.t6)continue;const _=b+2;if(!(_<L&&h.Kl[F[_]]===h.N9)&&z(F,_,Math.min(_+j,L)))return Math.max(b-1,N)}return-1}function z(F,N,L){
for(let b=N;b<L;b++){const _=F[b];if((_<h.Z4||_>h.du)&&h.Kl[_]!==h.t6)return!1}return!0}function V(F,N,L=F.length){let b=0;for(let _=N;_<L;_++){const K=F[_];K===
h.r_?_++:K===h.Cx?b++:K===h.s1&&b--}return b}}),76725:((W,R,d)=>{d.d(R,{$x:()=>r,Kh:()=>m,qg:()=>p,xS:()=>D});var h=d(49153),T=d(11275),C=d(38504),y=d(16039),S=d(
54075),l=d(75767),P=d(90191);function m(u,E){const M=u.resolve(E.get("S"));return(!E.has("S")||(0,y.Eo)(M,"JavaScript")||(0,y.Eo)(M,"Rendition"))&&u.resolve(E.get(
"JS"))!==null}async function D(u,E){const M=E.filter(v=>(0,C.L)(u.get(v),O=>m(u,O)));if(M.length===0)return!1;const{live:w}=await(0,T.Gy)(u);return M.some(v=>w[v]===
1)}async function r(u){return await D(u,(await(0,l.S)(u)).JS)||p(u)}async function p(u){if(!(0,y.Zm)(u.get(u.catalogNumber)))return!1;const E=u.resolve((0,P.Wo)(
u,"AcroForm")?.dict.get("XFA"));if(E===null)return!1;if(u.security?.locked===!0)return null;for(const M of Array.isArray(E)?E:[E]){const w=u.resolve(M);if(!(w instanceof
y.Z6))continue;let v;try{v=await u.decodedAtEase(w)}catch(g){if(!(g instanceof h.zU)||g.code==="cancelled")throw g;return!0}const O=(0,S.xK)(v);if(O===void 0||O.
includes("script")&&await c(O,u.job.pace))return!0}return!1}async function c(u,E){const M=w=>(w.kind==="start"||w.kind==="empty")&&/^(?:[^:]*:)?script$/.test(w.
name);return await(0,S.km)(u,E,M)!=="well-formed"}}),30656:((W,R,d)=>{d.d(R,{Yw:()=>P,br:()=>S,f4:()=>C,mD:()=>y});var h=d(49153),T=d(90191);function C(m,D){return D.
form?.dict.has("XFA")?m.resolve(m.catalog.get("NeedsRendering"))===!0||!D.fields.some(({kind:p})=>p!=="unknown")?"dynamic":"static":"none"}function y(m,D){if(C(
m,D)!=="dynamic")return;const r="is a dynamic XFA form, whose pages and fields only Adobe viewers show";throw new h.zU("invalid_parameters",`file: ${r}`,{issues:[
{field:"file",message:r}],advice:"Print it to a PDF document from Adobe Reader, or ask its author for a form without XFA"})}function S(m,D){const r=(0,T.Wo)(m,"\
AcroForm");return r?.dict.has("XFA")?(m.edit(r.holder),r.dict.delete("XFA"),m.catalog.has("NeedsRendering")&&m.editCatalog().delete("NeedsRendering"),[P(D)]):[]}
const l={values:"it would still show the old values.",pages:"it described removed pages. The fields themselves remain.",scripts:"it has scripts, or parts that c\
annot be read, which may have some. The fields themselves remain.",places:"it says where fields are on the pages. The fields themselves remain.",merge:"XFA form\
s cannot be merged. The fields themselves remain."},P=m=>({code:"xfa_removed",message:`The XFA version of the form was removed, because ${l[m]}`})}),80199:((W,R,d)=>{
d.d(R,{DI:()=>S,Gd:()=>P,Mo:()=>C,Mp:()=>r,Pj:()=>D,S3:()=>T,Z7:()=>y,d:()=>p,iN:()=>h,lw:()=>l,zl:()=>m});function h({box:[c,u,E,M],rotation:w}){const v=E-c,O=M-
u;return w%180===0?{width:v,height:O}:{width:O,height:v}}function T({box:[c,u,E,M],rotation:w}){switch(w){case 0:return[1,0,0,1,c,u];case 90:return[0,1,-1,0,E,u];case 180:
return[-1,0,0,-1,E,M];case 270:return[0,-1,1,0,c,M]}}function C(c,u){return u===void 0?c:D(c,u)??c}function y([c,u,E,M]){return[Math.min(c,E),Math.min(u,M),Math.
max(c,E),Math.max(u,M)]}function S([c,u,E,M,w,v]){const O=c*M-u*E,[g,A,B,$]=[M/O,-u/O,-E/O,c/O];return[g+0,A+0,B+0,$+0,-(w*g+v*B)+0,-(w*A+v*$)+0]}function l(c,u){
const[E,M,w,v,O,g]=c,[A,B,$,X,j,Z]=u;return[E*A+M*$,E*B+M*X,w*A+v*$,w*B+v*X,O*A+g*$+j,O*B+g*X+Z]}function P([c,u,E,M,w,v],O,g){return[c*O+E*g+w,u*O+M*g+v]}function m(c,[
u,E,M,w]){const[v,O]=P(c,u,E),[g,A]=P(c,M,E),[B,$]=P(c,u,w),[X,j]=P(c,M,w);return[Math.min(v,g,B,X),Math.min(O,A,$,j),Math.max(v,g,B,X),Math.max(O,A,$,j)]}function D(c,u){
const E=[Math.max(c[0],u[0]),Math.max(c[1],u[1]),Math.min(c[2],u[2]),Math.min(c[3],u[3])];return E[0]<E[2]&&E[1]<E[3]?E:void 0}const r=c=>c.map(u=>Math.round(u*
1e5)/1e5+0),p=(c,{userUnit:u})=>String(Number((c*u/72).toPrecision(3)))}),21159:((W,R,d)=>{d.d(R,{D:()=>y});var h=d(85533),T=d(16039);const C={DCTDecode:"jpg",DCT:"\
jpg",JPXDecode:"jp2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};function y(S,l){const P=(0,h.c3)(S,l.dict.get("Filter")),m=(0,h.c3)(S,l.dict.get("D\
ecodeParms")),D=P.at(-1)??null,r=D instanceof T.SX?C[D.text]:void 0;if(!r)return{format:r,parameters:void 0,filter:D,before:l};const p=new T.Bi(l.dict);p.set("F\
ilter",P.slice(0,-1)),p.set("DecodeParms",m.slice(0,P.length-1));const c=m[P.length-1];return{format:r,parameters:(0,T.Zm)(c)?c:void 0,filter:D,before:new T.Z6(
p,l.data,l.sealed)}}}),49599:((W,R,d)=>{d.d(R,{n:()=>C});var h=d(16039);const T={BPC:"BitsPerComponent",CS:"ColorSpace",D:"Decode",DP:"DecodeParms",F:"Filter",H:"\
Height",IM:"ImageMask",W:"Width"};function C(y){if(y.dataStart<0)return;const S=new h.Bi;for(let l=0;l+1<y.count;l+=2){const P=y.name(l);P!==void 0&&S.set(T[P]??
P,y.value(l+1))}return new h.Z6(S,y.content.subarray(y.dataStart,y.dataEnd))}}),90460:((W,R,d)=>{d.d(R,{J:()=>P,a:()=>m});var h=d(1480),T=d(10404),C=d(18679),y=d(
31808),S=d(34331),l=d(67753);async function P(p){const c=await(0,T.Br)(p),u=({namespace:E})=>l.fD.includes(E);return c?.properties.some(u)?((0,y._L)(p,(0,y.QH)(
c,u,[])),!0):!1}async function m(p,c,u){const E=(v,O,g)=>({prefix:v,name:O,form:"simple",values:[g]}),M=(0,y.QH)(c,({namespace:v,name:O})=>l.fD.includes(v)||v===
h.dK.pdfaid&&O==="part",[E("pdfaid","part","3"),E("fx","DocumentType","INVOICE"),E("fx","DocumentFileName",u.file),E("fx","Version",u.version),E("fx","Conforman\
ceLevel",u.level)]),w=await(0,S.kg)(Buffer.from(M,"utf8"),p.job.pace);(0,y._L)(p,(0,C.m)(w,"pdfaExtension","schemas",r))}const D=[["DocumentType","Type of the i\
nvoice document"],["DocumentFileName","Name of the embedded XML invoice"],["Version","Version of the XML invoice standard"],["ConformanceLevel","Profile of the \
XML invoice"]],r=`<rdf:li rdf:parseType="Resource" xmlns:pdfaSchema="${h.dK.pdfaSchema}" xmlns:pdfaProperty="${h.dK.pdfaProperty}">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${h.dK.fx}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${D.map(([p,c])=>`<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${p}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty\
:category>external</pdfaProperty:category><pdfaProperty:description>${c}</pdfaProperty:description></rdf:li>
`).join("")}</rdf:Seq></pdfaSchema:property>
</rdf:li>
`}),36342:((W,R,d)=>{d.d(R,{z:()=>m});var h=d(16039);const T={View:"ViewState",Print:"PrintState"};class C{document;categories={View:new Map,Print:new Map};intents;constructor(r,p){
this.document=r,this.intents=this.intentsOf(p);for(const c of r.array(p?.get("AS"))??[]){const u=r.dict(c),E=r.resolve(u?.get("Event"));if(!u||!((0,h.Eo)(E,"Vie\
w")||(0,h.Eo)(E,"Print")))continue;const M=y(r,u.get("Category")),w=this.categories[E.text];for(const v of r.array(u.get("OCGs"))??[]){if(!(0,h.i9)(v))continue;
const O=w.get(v.number)??new Set;for(const g of M)O.add(g);w.set(v.number,O)}}}isAlwaysOn(r){const{intents:p}=this;if(p.has("All"))return!1;const c=this.intentsOf(
this.document.dict(new h.oS(r)));return!c.has("All")&&![...c].some(u=>p.has(u))}stateOf(r,p){const c=this.categories[p].get(r);if(!c)return;const u=this.document.
dict(this.document.dict(new h.oS(r))?.get("Usage"));let E;for(const M of c){const w=T[M],v=w===void 0?null:this.document.resolve(this.document.dict(u?.get(M))?.
get(w));if((0,h.Eo)(v,"OFF"))return!1;(0,h.Eo)(v,"ON")&&(E=!0)}return E}intentsOf(r){const p=y(this.document,r?.get("Intent"));return new Set(p.length>0?p:["Vie\
w"])}}function y(D,r){return(D.array(r)??[r??null]).map(c=>D.resolve(c)).flatMap(c=>c instanceof h.SX?[c.text]:[])}const S=32;function l(D,r,p){const c=new Map,
u=(E,M)=>{const w=c.get(E);if(w!==void 0)return w;c.set(E,!0);const v=D.resolve(E[0]),O=B=>{const $=D.resolve(B);return(0,h.cy)($)?M>0?u($,M-1):!0:!(0,h.i9)(B)||
p(B.number)},g=E.slice(1),A=P(v instanceof h.SX?v.text:"",g,O);return c.set(E,A),A};return u(r,S)}function P(D,r,p){switch(D){case"And":return r.every(p);case"O\
r":return r.some(p);case"Not":return r.length===0||!p(r[0]);default:return!0}}class m{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(r){
this.document=r;const p=r.dict(r.dict(r.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,h.Eo)(r.resolve(p?.get("BaseState")),"OFF");for(const c of r.array(
p?.get("OFF"))??[])(0,h.i9)(c)&&this.off.add(c.number);for(const c of r.array(p?.get("ON"))??[])(0,h.i9)(c)&&this.on.add(c.number);this.usages=new C(r,p),this.viewed=
c=>this.usages.isAlwaysOn(c)||(this.usages.stateOf(c,"View")??!this.isGroupOff(c)),this.printed=c=>this.usages.stateOf(c,"Print")??this.viewed(c)}isOff(r){return!this.
shows(r,this.viewed)}isNeverShown(r){return this.isOff(r)&&!this.shows(r,this.printed)}groupsOff(){const{document:r}=this,p=r.dict(r.catalog.get("OCProperties"));
return this.baseOff?(r.array(p?.get("OCGs"))??[]).filter(c=>!(0,h.i9)(c)||!this.on.has(c.number)):r.array(r.dict(p?.get("D"))?.get("OFF"))??[]}neverShown(){const r=this.
document.array(this.document.dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[];return[...new Set(r.flatMap(c=>(0,h.i9)(c)?[c.number]:[]))].filter(
c=>!this.viewed(c)&&!this.printed(c))}shows(r,p){const{document:c}=this,u=c.dict(r);if(!u)return!0;if(!(0,h.Eo)(c.resolve(u.get("Type")),"OCMD"))return!(0,h.i9)(
r)||p(r.number);const E=c.resolve(u.get("VE"));return(0,h.cy)(E)?l(c,E,p):this.showsByPolicy(u,p)}showsByPolicy(r,p){const{document:c}=this,u=r.get("OCGs"),E=(c.
array(u)??[u]).filter(h.i9);if(E.length===0)return!0;const M=E.map(({number:v})=>p(v)),w=c.resolve(r.get("P"));switch(w instanceof h.SX?w.text:"AnyOn"){case"All\
On":return M.every(v=>v);case"AnyOff":return!M.every(v=>v);case"AllOff":return!M.some(v=>v);default:return M.some(v=>v)}}isGroupOff(r){return this.off.has(r)||this.
baseOff&&!this.on.has(r)}}}),80397:((W,R,d)=>{d.d(R,{Ip:()=>m,XM:()=>u,Xb:()=>c,ds:()=>P,qg:()=>p});var h=d(58247),T=d(30729),C=d(1480),y=d(10404),S=d(34331),l=d(
31808);const P=(0,T.H)(async w=>m(w,await(0,y.Br)(w)));function m(w,v){const O=(j,Z)=>(0,h.w)((0,S.sm)(v,j,Z)[0]??""),g=r(O("pdfaid","part"),O("pdfaid","conform\
ance").toLowerCase()),A=D(O("pdfuaid","part"))?`PDF/UA-${O("pdfuaid","part")}`:void 0,$=[O("pdfxid","GTS_PDFXVersion")||O("pdfx","GTS_PDFXVersion")||((0,h.G)(w.
resolve((0,y._U)(w)?.get("GTS_PDFXVersion")))??""),O("pdfe","ISO_PDFEVersion"),O("pdfvtid","GTS_PDFVTVersion")],X=[g?.name,A,...$.filter(j=>/^PDF\/[\w .:/()-]{1,40}$/.
test(j))];return{archive:g,accessible:A,names:X.filter(j=>j!==void 0)}}const D=w=>/^[1-9]$/.test(w);function r(w,v){if(!D(w))return;const O=/^[abuef]$/.test(v)?
v:"";return{part:Number(w),level:O,name:`PDF/A-${w}${O}`}}function p(w,v,O,g){return v&&M(w,v,[C.dK.pdfaid]),c(O,g)}const c=({name:w},v)=>({code:"pdfa_identific\
ation_removed",message:`The document no longer claims ${w}: ${v}.`});async function u(w){const v=await(0,y.Br)(w);if(!v)return[];const{archive:O,accessible:g}=m(
w,v);M(w,v,[C.dK.pdfaid,C.dK.pdfuaid]);const A=[O?.name,g].filter(B=>B!==void 0);return A.length>0?[E(A)]:[]}const E=w=>({code:"conformance_dropped",message:`Th\
e result no longer claims ${w.join(" and ")}, because a merge cannot guarantee conformance.`});function M(w,v,O){v.properties.some(({namespace:g})=>O.includes(g))&&
(0,l._L)(w,(0,l.QH)(v,({namespace:g})=>O.includes(g),[]))}}),4268:((W,R,d)=>{d.d(R,{B4:()=>P,Ij:()=>y,In:()=>l});var h=d(7548),T=d(38504),C=d(16039);async function y(m){
m.trailer.delete("Info");const D=await(0,h.zx)(m,["Metadata","PieceInfo"]),r=p=>p.has("PieceInfo")||S(m,p);for(const p of new Set([...D.Metadata,...D.PieceInfo])){
if(!(0,T.L)(m.get(p),r))continue;(0,T.C)(m.edit(p),u=>{S(m,u)&&u.delete("Metadata"),u.delete("PieceInfo")});const c=m.job.pace.step(1e3);c&&await c}}function S(m,D){
return l(m.resolve(D.get("Metadata")))}const l=m=>m instanceof C.Z6&&((0,C.Eo)(m.dict.get("Type"),"Metadata")||(0,C.Eo)(m.dict.get("Subtype"),"XML"));function P(m){
const D=m.dict(m.trailer.get("Info"))!==void 0,r=m.resolve(m.catalog.get("Metadata"))!==null;return m.trailer.delete("Info"),m.catalog.has("Metadata")&&m.editCatalog().
delete("Metadata"),Number(D)+Number(r)}}),58825:((W,R,d)=>{d.d(R,{Y:()=>C});var h=d(1480),T=d(54075);async function C(S,l,P){const m=new y(l);await(0,T.km)(S,P,
p=>((p.kind==="start"||p.kind==="empty")&&m.start(p.name,p.attributes,p.from),(p.kind==="end"||p.kind==="empty")&&m.end(p.name,p.to),m.isTooDeep));const D=[];let r=0;
for(const p of m.dropped)D.push(S.slice(r,p.from)),r=p.to;return D.join("")+S.slice(r)}class y{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new h.ee;constructor(l){
this.drops=l}start(l,P,m){this.isTooDeep=this.open.length>=T.ol,this.scope.enter(P);const D=this.scope.ofElement(l);this.open.push({name:l,from:m,drops:this.drops(
D,this.elements)}),this.elements.push(D)}end(l,P){let m=this.open.length-1;for(;m>=0&&this.open[m].name!==l;)m--;if(m<0)return;const{drops:D,from:r}=this.open[m];
for(;this.open.length>m;)this.open.pop(),this.elements.pop(),this.scope.leave();if(D){for(;this.dropped.length>0&&this.dropped.at(-1).from>r;)this.dropped.pop();
this.dropped.push({from:r,to:P})}}}}),18679:((W,R,d)=>{d.d(R,{m:()=>C});var h=d(1480),T=d(54075);function C(y,S,l,P){const{text:m,properties:D,end:r,about:p}=y,
c=D.find(w=>w.namespace===h.dK[S]&&w.name===l),u=c&&m.slice(c.from,c.to).match(/^[\s\S]*(?=<\/(?:[\w.-]+:)?Bag\s*>)/)?.[0].length;if(c&&u!==void 0){const w=c.from+
u;return`${m.slice(0,w)}${P.replace("<rdf:li",`<rdf:li xmlns:rdf="${h.dK.rdf}"`)}${m.slice(w)}`}const E=`<${S}:${l}><rdf:Bag>
${P}</rdf:Bag></${S}:${l}>`,M=`<rdf:Description xmlns:rdf="${h.dK.rdf}" rdf:about="${(0,T.X)(p)}" xmlns:${S}="${h.dK[S]}">
${E}
</rdf:Description>
`;return`${m.slice(0,r)}${M}${m.slice(r)}`}}),31808:((W,R,d)=>{d.d(R,{QH:()=>y,T3:()=>S,_L:()=>D});var h=d(1480),T=d(54075),C=d(16039);function y(r,p,c){const{text:u,
properties:E,end:M,about:w}=r,v=[];let O=0;for(const g of E.filter(p).sort((A,B)=>A.from-B.from))g.from<O||(v.push(u.slice(O,g.from)),O=g.to);return v.push(u.slice(
O,Math.max(M,O))),c.length>0&&v.push(l(c,w)),v.push(u.slice(Math.max(M,O))),m(v.join(""))}function S(r){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"\
?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${h.dK.rdf}">
${l(r,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function l(r,p){const u=[...new Set(r.map(({prefix:M})=>M))].map(M=>` xmlns:${M}="${h.dK[M]}"`).join(""),E=r.map(({prefix:M,name:w,form:v,values:O})=>`\
<${M}:${w}>${P(v,O)}</${M}:${w}>
`);return`<rdf:Description xmlns:rdf="${h.dK.rdf}" rdf:about="${(0,T.X)(p)}"${u}>
${E.join("")}</rdf:Description>
`}function P(r,p){const c=u=>p.map(E=>`<rdf:li${u}>${(0,T.X)(E)}</rdf:li>`).join("");switch(r){case"simple":return(0,T.X)(p[0]??"");case"alternative":return`<rd\
f:Alt>${c(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${c("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${c("")}</rdf:Bag>`}}const m=r=>r.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function D(r,p){const c=r.catalog.get("Metadata"),u=r.resolve(c),E=u instanceof C.Z6?[...u.dict].
filter(([v])=>!["Filter","DecodeParms","Length"].includes(v)):[],M=new C.Bi([["Type",new C.SX("Metadata")],["Subtype",new C.SX("XML")],...E]),w=new C.Z6(M,Buffer.
from(p,"utf8"));(0,C.i9)(c)&&u instanceof C.Z6?r.put(c,w):r.edit(r.catalogNumber).set("Metadata",r.add(w))}}),4414:((W,R,d)=>{d.d(R,{L:()=>l,m:()=>P});var h=d(16039),
T=d(52977),C=d(75142),y=d(65789),S=d(39935);async function l(m,D){const r=new Set;let p=0,c=!1;for(let M=0;M<m.pages.count;M++){const w=P(m,m.pages.number(M));for(const{
number:O}of w){const g=m.get(O);if(r.has(O)||!(0,h.Zm)(g)||!D(g,M))continue;r.add(O);const A=(0,T.I)(m,g);A==="Popup"&&p++,A==="Widget"&&(c=!0)}const v=m.job.pace.
step(500+w.length*100);v&&await v}if(r.size===0)return 0;const u=(0,S.Hi)(m),E=c?await C.R.of(m):void 0;return await(0,S.Pv)(u,r,()=>(0,S.Wi)(u,r)),E&&await(0,S.
zg)(u,E),await(0,y.U)(u),r.size-p}function P(m,D){const r=m.entry(D,"Annots"),p=m.array(r)??[];if(!p.some(h.Zm))return p.filter(h.i9);const c=m.edit((0,h.i9)(r)?
r:D),u=m.array((0,h.Zm)(c)?c.get("Annots"):c)??[];for(const[E,M]of u.entries())(0,h.Zm)(M)&&(u[E]=m.add(M));return u.filter(h.i9)}}),57095:((W,R,d)=>{d.d(R,{ZO:()=>C,
f6:()=>y,ue:()=>h});const h=S=>({matrix:S,font:void 0,size:0,charSpace:0,wordSpace:0,stretch:1,leading:0,rise:0,mode:0}),T=(S,l)=>S.number(l)||0;function C(S,l){
switch(S.operator){case"Tc":return l.charSpace=T(S,0),!0;case"Tw":return l.wordSpace=T(S,0),!0;case"Tz":return l.stretch=T(S,0)/100,!0;case"TL":return l.leading=
T(S,0),!0;case"Ts":return l.rise=T(S,0),!0;case"Tr":return l.mode=T(S,0),!0;default:return!1}}class y{a=1;b=0;c=0;d=1;e=0;f=0;lineE=0;lineF=0;reset(){this.set(1,
0,0,1,0,0)}set(l,P,m,D,r,p){this.a=l,this.b=P,this.c=m,this.d=D,this.e=this.lineE=r,this.f=this.lineF=p}moveLine(l,P){this.e=this.lineE+=l*this.a+P*this.c,this.
f=this.lineF+=l*this.b+P*this.d}advance(l,P){this.e+=l*this.a+P*this.c,this.f+=l*this.b+P*this.d}follow(l,P){switch(l.operator){case"BT":return this.reset(),!0;case"\
Tm":return l.count>=6&&this.set(T(l,0),T(l,1),T(l,2),T(l,3),T(l,4),T(l,5)),!0;case"TD":return P.leading=-T(l,1),this.moveLine(T(l,0),T(l,1)),!0;case"Td":return this.
moveLine(T(l,0),T(l,1)),!0;case"T*":return this.moveLine(0,-P.leading),!0;default:return!1}}}}),39310:((W,R,d)=>{d.d(R,{n:()=>y});var h=d(62397),T=d(16039);const C=[
"DecodeParms","F","FFilter","FDecodeParms","DL"];function y(S,l,{compress:P}){const m=new T.Bi(S.dict);P?m.set("Filter",(0,T.UU)("FlateDecode")):m.delete("Filte\
r");for(const D of C)m.delete(D);return new T.Z6(m,P?(0,h.Kc)(l):l)}})};
