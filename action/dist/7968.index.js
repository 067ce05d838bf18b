"use strict";exports.id=7968,exports.ids=[7968],exports.modules={7968:((N,b,f)=>{f.r(b),f.d(b,{sanitize_document:()=>Pe});var u=f(7548),M=f(11275),x=f(52977),D=f(54867),S=f(
36342),p=f(39935),T=f(4414),m=f(4268),O=f(90191),i=f(16039),g=f(15914),a=f(71322),h=f(16463);const w=new Set(["GoTo","GoToDp","Hide","ResetForm","SetOCGState","\
Trans","GoTo3DView","Thread","Named","URI"]),y=new Set(["JavaScript","Launch","SubmitForm","ImportData","Rendition","GoToR","GoToE","Movie","Sound","RichMediaEx\
ecute"]),d=new Set(["URI","GoToR","GoToE","Launch"]),l=new Set(["NextPage","PrevPage","FirstPage","LastPage"]),E=/^(?:javascript|vbscript|data):/i,I=["A","PA","\
OpenAction"];class L{document;wanted;scripts=new Set;links=new Set;found=new Map;chains;others=0;constructor(t,e){this.document=t,this.wanted=e,this.chains=new g.
X(t,{isDead:s=>this.isDead(s,!0),isGone:()=>!1})}get removedScripts(){return this.scripts.size+this.others}get removedLinks(){return this.links.size}visit=(t,e)=>{
for(const s of I)this.isAction(e.get(s))&&this.chains.pruneAction(t,e,s);return this.isAction(e.get("AA"))&&this.chains.pruneAdditional(t,e),e.has("Next")&&!(0,a.
Q)(e)&&this.chains.pruneChain(e,t),!(0,h.Uc)(e)&&this.isDead(e,!1)&&this.found.set(e,t),this.wanted.scripts&&!this.scripts.has(e)&&this.dropEntries(e)};finish(){
for(const[t,e]of this.found)this.document.exists(e)&&(this.document.edit(e),t.clear())}isAction(t){return t!==void 0&&(0,i.Zm)(this.document.resolve(t))}isDead(t,e){
return this.wanted.scripts&&this.isScript(t,e)?this.scripts.add(t):this.wanted.links&&this.leadsOut(t)&&this.links.add(t),this.scripts.has(t)||this.links.has(t)}isScript(t,e){
const{document:s}=this,n=s.resolve(t.get("S"));if(!(n instanceof i.SX))return(e||(0,i.Eo)(t.get("Type"),"Action"))&&U(s.resolve(t.get("JS")));if(y.has(n.text))return!0;
if(n.text==="Named"){const r=s.resolve(t.get("N"));return t.has("N")&&!(r instanceof i.SX&&l.has(r.text))}return n.text==="URI"?E.test($(s.resolve(t.get("URI")))):
n.text==="Thread"?t.has("F"):e&&!w.has(n.text)}leadsOut(t){const e=this.document.resolve(t.get("S"));return e instanceof i.SX?d.has(e.text)&&(e.text!=="URI"||t.
has("URI"))||e.text==="Thread"&&t.has("F"):!1}dropEntries(t){const{document:e}=this;let s=!1;const n=(r,c)=>{!t.has(r)||!c(e.resolve(t.get(r)))||(t.delete(r),this.
others++,s=!0)};return t.has("S")&&n("JS",U),n("OnInstantiate",r=>r instanceof i.Z6),(0,i.Eo)(e.resolve(t.get("Type")),"RichMediaActivation")&&n("Scripts",Array.
isArray),s}}const U=o=>o instanceof i.Mx||o instanceof i.Z6,$=o=>o instanceof i.Mx?Buffer.from(o.bytes).toString("latin1").replace(/[^\x21-\x7e]/g,""):"";class j{document;removed=0;constructor(t){
this.document=t}privateData=(t,e)=>{const{document:s}=this,n=t===s.catalogNumber&&e===s.catalog,r=this.removed;return this.drop(e,"PieceInfo",i.Zm)&&e.delete("L\
astModified"),this.drop(e,"Thumb",c=>c instanceof i.Z6),n||this.drop(e,"Metadata",m.In),n&&this.drop(e,"SpiderInfo",i.Zm),(0,i.Eo)(s.resolve(e.get("Type")),"DPa\
rt")&&this.drop(e,"DPM",i.Zm),this.removed>r};dropWebCapture(){this.dropNames(["IDS","URLS"])}dropNames(t){const e=(0,O.Wo)(this.document,"Names");for(const s of t)
e?.dict.has(s)&&(this.document.edit(e.holder),e.dict.delete(s),this.removed++)}drop(t,e,s){return!t.has(e)||!s(this.document.resolve(t.get(e)))?!1:(t.delete(e),
this.removed++,!0)}}const k=["EF","RF","F","UF","DOS","Mac","Unix","Desc","Thumb","CI","EP","ID"];class Z{document;specifications=new Map;constructor(t){this.document=
t}visit=(t,e)=>{const{document:s}=this;(0,i.Zm)(s.resolve(e.get("EF")))&&this.specifications.set(e,t);let n=!1;for(const r of["AF","MCAF"])this.listsFiles(e.get(
r))&&(e.delete(r),n=!0);return n};finish(){const{document:t}=this;for(const[s,n]of this.specifications){for(const r of t.dict(s.get("EF"))?.values()??[])(0,i.i9)(
r)&&t.remove(r);t.edit(n);for(const r of k)s.delete(r)}const e=(0,O.Wo)(t,"Names");e?.dict.has("EmbeddedFiles")&&(t.edit(e.holder),e.dict.delete("EmbeddedFiles")),
t.catalog.has("Collection")&&t.editCatalog().delete("Collection")}listsFiles(t){const{document:e}=this,s=e.resolve(t);return(0,i.cy)(s)?!0:(0,i.Zm)(s)&&(s.has("\
EF")||(0,i.Eo)(e.resolve(s.get("Type")),"Filespec"))}}var H=f(39310),V=f(45913),B=f(269),F=f(69959),R=f(66173),_=f(59234),P=f(57095);const K=500;class J{found=[];get any(){
return this.found.length>0}add(t,e,s=""){this.found.push({from:t,to:e,text:s})}inOrder(){const t=[...this.found].sort((s,n)=>s.from-n.from||n.to-s.to),e=[];for(const s of t){
const n=e.at(-1);(!n||s.from>=n.to||s.from===s.to)&&e.push(s)}return e}}async function Et(o,t,e){const s=[];let n=0;for(const{from:r,to:c,text:v}of t){if(r<n)continue;
const C=r===n&&n>0;s.push(o.subarray(n,r),Buffer.from(`${C?"":`
`}${v}${v===""?"":`
`}`,"latin1")),n=c;const A=e.step(K);A&&await A}return s.push(o.subarray(n)),Buffer.concat(s)}function st(o,t){let[e,s]=[0,o.length];for(;e<s;){const n=e+s>>1;o[n].
to<=t?e=n+1:s=n}return e<o.length&&o[e].from<=t}var nt=f(19980),Q=f(36692),wt=f(91725);class yt{document;across=0;down=0;constructor(t){this.document=t}forget(){
this.across=this.down=0}async add(t,e){const s=await this.fontOf(e);if(!s)return;const n=Ot(t,e,s);s.vertical?this.down+=n:this.across+=n*e.stretch}async settled(t){
if(this.across===0&&this.down===0)return"";const e=await this.fontOf(t),s=e?.vertical===!0?t.size:t.size*t.stretch,n=e?.vertical===!0?this.down:this.across;return this.
forget(),s===0||n===0?"":`[${(0,_._)(-1e3*n/s)}] TJ`}async fontOf({resource:t}){return t!==void 0&&this.document.dict(t)?(0,wt.G)(this.document,t):void 0}}function Ot(o,t,e){
const s=o.count-1,n=o.string(s);if(n)return it(n,t,e);if(o.kind(s)!==Q.pQ)return 0;let r=0;const c=o.inside(s);for(let v=c.next();v;v=c.next())v===Q.An||v===Q.Cd?
r+=it((0,nt.E3)(o.content,c.start,c.end),t,e):v===Q.uk&&(r-=(0,nt.kz)(o.content,c.start,c.end)/1e3*t.size);return r}function it(o,{size:t,charSpace:e,wordSpace:s},n){
let r=0;for(const c of n.glyphs(o)){const v=n.vertical&&c.vertical?c.vertical.advance:c.width;r+=v*t+e+(c.isSpace?s:0)}return r}var St=f(348),rt=f(15975);const Dt=1e4,
ot=["ActualText","Alt","E"];class Mt{document;around;layers;cuts;ids=[];open=[];beyond=0;hiding=0;paintedCount=0;removedCount=0;constructor(t,e,s,n){this.document=
t,this.around=e,this.layers=s,this.cuts=n}get isHidden(){return this.hiding>0}painted(){this.paintedCount++}removed(){this.removedCount++}begin(t,e){if(this.open.
length>=Dt){this.beyond++;return}const s=t.name(0)??"",n=t.operator==="BDC"?this.listOf(t):void 0,r=s==="OC"&&this.layers?.isNeverShown(n)===!0,c=this.isHidden;
this.open.push({from:e,to:t.end,tag:Buffer.from(t.content.subarray(t.startOf(0),t.endOf(0))).toString("latin1"),properties:this.document.dict(n),hides:r,isInside:c,
painted:this.paintedCount,removed:this.removedCount}),r&&this.hiding++,(r||c)&&this.cuts.add(e,t.end)}end(t,e){if(this.beyond>0)return this.beyond--,!1;const s=this.
open.pop();return s?(s.hides&&this.hiding--,(s.hides||s.isInside)&&this.cuts.add(t,e),this.close(s,t,e),s.hides&&!this.isHidden):!1}finish(t){for(;this.open.length>
0;)this.end(t,t)}close(t,e,s){const{tag:n,properties:r,hides:c,isInside:v}=t;if(this.paintedCount===t.painted&&(this.removedCount>t.removed||v||c)){const A=this.
document.resolve(r?.get("MCID"));if(typeof A=="number"&&this.ids.push(A),c||v)return;this.cuts.add(t.from,t.to),this.cuts.add(e,s)}else if(this.removedCount>t.removed&&
r&&ot.some(A=>r.has(A))){const A=new i.Bi([...r].filter(([G])=>!ot.includes(G))),W=new St.k(256);(0,rt.bD)(W,A,rt.yT);const X=Buffer.from(W.bytes).toString("lat\
in1");this.cuts.add(t.from,t.to,/\b\d+ \d+ R\b/.test(X)?`${n} BMC`:`${n} ${X} BDC`)}}listOf(t){const e=t.name(1);if(e!==void 0)return this.around.find("Properti\
es",e);const s=t.value(1);return(0,i.Zm)(s)?s:void 0}}const at=500,z=0,ct=3,Tt=new Set(["m","l","c","v","y","h","re"]),Y=new Set(["S","s","f","F","f*","B","B*",
"b","b*","n"]),dt={Do:[0,"XObject"],Tf:[0,"Font"],gs:[0,"ExtGState"],sh:[0,"Shading"],cs:[0,"ColorSpace"],CS:[0,"ColorSpace"],scn:[-1,"Pattern"],SCN:[-1,"Patter\
n"],BDC:[1,"Properties"],DP:[1,"Properties"]};class q{document;around;hidden;cuts=new J;marks;debt;states;uses=[];forms=[];path=[];clips=!1;saved=[];from=0;texts=0;constructor(t,e,s,n){
this.document=t,this.around=e,this.hidden=s,this.marks=new Mt(t,e,s.layers,this.cuts),this.debt=new yt(t),this.states=new F.U({...(0,P.ue)([1,0,0,1,0,0]),mode:n,
resource:void 0})}async clean(t){await(0,R.K)(t,this.document.job.pace,c=>{const v=this.take(c);if(!v){this.from=c.end;return}return v.then(()=>{this.from=c.end})}),
this.marks.finish(t.length);const{pace:e}=this.document.job,s=this.cuts.inOrder(),n=e.step(s.length*at);return n&&await n,{content:s.length===0?t:await Et(t,s,e),
...await this.usesAfter(s),forms:this.forms.filter(({at:c})=>!st(s,c)),ids:this.marks.ids,texts:this.texts}}async usesAfter(t){const e=new Map,s=new Map;for(const{
shelf:r,name:c,at:v}of this.uses){const C=st(t,v)?s:e;C.set(r,(C.get(r)??new Set).add(c));const A=this.document.job.pace.step(at);A&&await A}const n=r=>[...r].flatMap(
([c,v])=>[...v].map(C=>({shelf:c,name:C})));return{used:n(e),unused:n(s)}}take(t){this.note(t),this.marks.isHidden&&this.dropComments(t);const{operator:e}=t;switch(e){case"\
BMC":case"BDC":this.marks.begin(t,this.from);return;case"EMC":this.marks.end(this.from,t.end)&&(this.saved=[]);return;case"Tj":case"TJ":return this.show(t);case"\
'":case'"':return this.showOnNextLine(t);case"BT":case"Tm":case"Td":case"TD":case"T*":this.debt.forget();return;default:this.marks.isHidden||this.drawsHidden(t)?
this.hide(t):(e==="Do"||e==="sh"||e==="BI"||Y.has(e))&&this.paint(e),this.follow(t)}}dropComments(t){const{content:e,count:s,end:n,operator:r}=t,c=s>0?t.startOf(
0):n-r.length;r!=="BI"&&e.subarray(this.from,c).includes(B.IQ)&&this.cuts.add(this.from,c)}drawsHidden(t){const{layers:e}=this.hidden,s=e&&t.operator==="Do"?t.name(
0):void 0;return s!==void 0&&e.isNeverShown(this.document.dict(this.around.find("XObject",s))?.get("OC"))}note(t){const e=Object.hasOwn(dt,t.operator)?dt[t.operator]:
void 0;if(!e)return;const[s,...n]=e,r=t.name(s<0?t.count+s:s);if(r!==void 0)for(const c of n){const v=this.around.shelf(c,r);if(!v)continue;this.uses.push({shelf:v,
name:r,at:this.from});const C=c==="XObject"?this.document.resolve(v.dict.get(r)):null;C instanceof i.Z6&&(0,i.Eo)(this.document.resolve(C.dict.get("Subtype")),"\
Form")&&this.forms.push({value:v.dict.get(r),mode:this.isModeInvisible()?ct:z,at:this.from})}}follow(t){const{states:e,around:s,document:n}=this;if(e.follow(t))
return;const{current:r}=e,c=t.name(0);if(t.operator==="Tf"&&c!==void 0)r.resource=s.find("Font",c),r.size=t.number(1)||0;else if(t.operator==="gs"&&c!==void 0){
const v=n.array(n.dict(s.find("ExtGState",c))?.get("Font")),C=n.resolve(v?.[1]);v&&(r.resource=v[0]),typeof C=="number"&&(r.size=C)}else(0,P.ZO)(t,r)}paint(t){if(this.
marks.painted(),!!Y.has(t)){for(const[e,s]of this.path)this.cuts.add(e,s);this.path=[]}}hide(t){const{cuts:e,from:s}=this,{operator:n,end:r}=t;if(this.marks.removed(),
Tt.has(n))this.path.push([s,r]);else if(n==="W"||n==="W*")this.clips=!0;else if(Y.has(n)){if(this.clips)e.add(s,r,"n");else for(const[c,v]of[...this.path,[s,r]])
e.add(c,v);this.path=[],this.clips=!1}else if(n==="q")this.saved.push(s);else if(n==="Q"){const c=this.saved.pop();c!==void 0&&e.add(c,r)}else["Do","sh","BI","M\
P","DP"].includes(n)&&e.add(s,r)}isModeInvisible(){return this.states.current.mode===ct}isInvisible(){const{document:t,hidden:e,states:s}=this,{resource:n}=s.current;
return e.text&&this.isModeInvisible()&&!(0,i.Eo)(t.resolve(t.dict(n)?.get("Subtype")),"Type3")}async show(t){const{debt:e,from:s}=this,{current:n}=this.states,r={
...n};if(this.goes()){this.cuts.add(s,t.end),await e.add(t,r);return}this.marks.painted();const c=await e.settled(r);c!==""&&this.cuts.add(s,s,c)}async showOnNextLine(t){
const{current:e}=this.states;this.debt.forget();const{count:s,operator:n}=t,r=n==='"'&&s>=3;if(r&&(e.wordSpace=t.number(s-3)||0,e.charSpace=t.number(s-2)||0),!this.
goes()){this.marks.painted();return}this.cuts.add(this.from,t.end,`${r?`${(0,_._)(e.wordSpace)} Tw ${(0,_._)(e.charSpace)} Tc `:""}T*`),await this.debt.add(t,{...e})}goes(){
if(!this.marks.isHidden){if(!this.isInvisible())return!1;this.texts++}return this.marks.removed(),!0}}class tt{document;resources;holder;outer;shelves=new Map;constructor(t,e,s,n){
this.document=t,this.resources=e,this.holder=s,this.outer=n}shelf(t,e){const s=this.own(t);return s?.dict.has(e)?s:this.outer?.shelf(t,e)}find(t,e){return this.
shelf(t,e)?.dict.get(e)}own(t){const e=this.shelves.get(t);if(e||this.shelves.has(t))return e;const{document:s}=this,r=s.dict(this.resources)?.get(t),c=s.resolve(
r),v=(0,i.Zm)(c)?{dict:c,holder:(0,O.Kd)(r,(0,O.Kd)(this.resources,this.holder))}:void 0;return this.shelves.set(t,v),v}}const Pt=64;async function xt(o){const{
pages:t,job:e}=o,s=new Map;for(let n=0;n<t.count;n++){const r=e.pace.step(500);r&&await r;const c=t.number(n);if(o.entry(c,"Resources")!==void 0)continue;const v=Ct(
o,c);if(v===void 0)continue;const C=o.dict(new i.oS(v)).get("Resources"),A=(0,i.i9)(C)?C:s.get(v)??o.add(C);s.set(v,A),t.patch(n,{Resources:A})}for(const n of s.
keys()){const r=o.edit(n);(0,i.Zm)(r)&&r.delete("Resources")}}function Ct(o,t){let e=o.entry(t,"Parent");for(let s=0;s<Pt&&(0,i.i9)(e);s++){const n=o.dict(e);if(n?.
has("Resources")===!0)return e.number;e=n?.get("Parent")}}const It=Uint8Array.of(10),At=new Uint8Array(0),_t=6;async function ft(o,t,e){const{dict:s}=(0,H.n)(t,
e,{compress:!1});return s.set("Filter",(0,i.UU)("FlateDecode")),new i.Z6(s,await(0,V.uM)(o.job).deflate(e,_t))}class bt{document;hidden;structure;modes=new Map;borrowed=new Map;pages=new Map;forms=new Set;used=new Map;unused=[];unread=new Set;texts=0;constructor(t,e,s){
this.document=t,this.hidden=e,this.structure=s}async run(t){await xt(this.document),this.hidden.text&&await this.readModes();const{pages:e}=this.document;for(let s=0;s<
e.count;s++)await this.page(s);for(const s of[...this.borrowed.keys()])await this.form(s);for(let s=1;s<t.length;s++)t[s]===1&&await this.object(s);return this.
dropUnused(),{texts:this.texts,unread:this.unread.size}}async readModes(){const{document:t}=this,e=[],s=async(n,r,c)=>{const{forms:v}=await new q(t,r,{...this.hidden,
text:!1},c).clean(n);for(const C of v){const A=(0,i.i9)(C.value)?C.value.number:-1,W=this.modes.get(A)??new Set;A<0||W.has(C.mode)||(this.modes.set(A,W.add(C.mode)),
this.hasResources(A)||this.borrowed.set(A,r),e.push(C))}};for(const n of t.pages.numbers)await s(this.joined(this.streamsOf(n)),this.aroundPage(n),z);for(let n=e.
pop();n;n=e.pop()){const r=t.resolve(n.value),c=r instanceof i.Z6?this.decoded(r):void 0,v=n.value.number;c&&r instanceof i.Z6&&await s(c,this.aroundStream(v,r),
n.mode)}}async page(t){const{document:e}=this,s=e.pages.number(t),n=this.streamsOf(s),r=e.entry(s,"Resources"),c=`${n.map(G=>G.number).join(" ")}|${(0,i.i9)(r)?
r.number:`page ${s}`}`,v=this.pages.get(c);if(v){e.pages.patch(t,{Contents:v});return}const C=this.joined(n),A=this.aroundPage(s),W=await new q(e,A,this.hidden,
z).clean(C);if(await this.took(W,A,s,0,e.entry(s,"StructParents")),W.content===C)return;const X=e.add(await ft(e,new i.Z6(new i.Bi,At),W.content));this.pages.set(
c,X),e.edit(s),e.pages.patch(t,{Contents:X})}streamsOf(t){const{document:e}=this,s=e.entry(t,"Contents");return((0,i.i9)(s)&&e.isStream(s.number)?[s]:e.array(s)??
[]).filter(r=>(0,i.i9)(r)&&e.resolve(r)instanceof i.Z6)}joined(t){const e=t.map(s=>this.decoded(this.document.resolve(s))??new Uint8Array(0));return Buffer.concat(
e.flatMap(s=>[s,It]))}aroundPage(t){const{document:e}=this;return new tt(e,e.dict(new i.oS(t))?.get("Resources"),t)}async object(t){const{document:e}=this,s=e.get(
t),n=e.job.pace.step(200);if(n&&await n,s instanceof i.Z6){const{dict:r}=s;((0,i.Eo)(e.resolve(r.get("Subtype")),"Form")||e.resolve(r.get("PatternType"))===1||r.
has("BBox")&&!r.has("ShadingType"))&&await this.form(t)}else(0,i.Zm)(s)&&(0,i.Eo)(e.resolve(s.get("Subtype")),"Type3")&&await this.glyphs(t,s)}async form(t){const e=this.
document.get(t);if(this.forms.has(t)||!(e instanceof i.Z6))return;this.forms.add(t);const{layers:s}=this.hidden;if(s?.isNeverShown(e.dict.get("OC"))===!0)return;
const n=this.modes.get(t),r=n?.size===1?[...n][0]:z;await this.stream(t,this.aroundStream(t,e),r)}async glyphs(t,e){const{document:s}=this,n=new tt(s,e.get("Res\
ources"),t);for(const r of s.dict(e.get("CharProcs"))?.values()??[])!(0,i.i9)(r)||this.forms.has(r.number)||(this.forms.add(r.number),await this.stream(r.number,
n,z))}async stream(t,e,s){const{document:n}=this,r=n.get(t),c=r instanceof i.Z6?this.decoded(r):void 0;if(!c||!(r instanceof i.Z6))return;const v=await new q(n,
e,this.hidden,s).clean(c);await this.took(v,e,-1,t,r.dict.get("StructParents")),v.content!==c&&n.put(t,await ft(n,r,v.content))}async took(t,e,s,n,r){this.texts+=
t.texts;for(const{shelf:v,name:C}of t.used){const A=this.used.get(v.dict)??new Set;this.used.set(v.dict,A.add(C))}for(const v of t.unused)this.unused.push(v);for(const{
value:v}of t.forms)(0,i.i9)(v)&&!this.hasResources(v.number)&&!this.borrowed.has(v.number)&&(this.borrowed.set(v.number,e),await this.form(v.number));const c=this.
document.resolve(r);t.ids.length>0&&typeof c=="number"&&await this.structure.dropMarked(c,s,n,t.ids)}hasResources(t){const e=this.document.get(t);return e instanceof
i.Z6&&this.document.dict(e.dict.get("Resources"))!==void 0}aroundStream(t,e){return new tt(this.document,e.dict.get("Resources"),t,this.borrowed.get(t))}decoded(t){
const e=this.document.decodedPart(t);return e||this.unread.add(t),e?.data}dropUnused(){for(const{shelf:t,name:e}of this.unused)this.used.get(t.dict)?.has(e)===!0||
!t.dict.has(e)||(this.document.edit(t.holder),t.dict.delete(e))}}var Rt=f(46958),Bt=f(38504);async function ht(o,t,e){for(let s=1;s<t.length;s++){if(t[s]!==1)continue;
const n=o.get(s),r=n instanceof i.Z6?n:void 0,c={changed:!1,visited:0};(0,Bt.C)(n,C=>{c.visited++;for(const A of e)A(s,C,C===r?.dict?r:void 0)&&(c.changed=!0)}),
c.changed&&o.exists(s)&&o.edit(s);const v=o.job.pace.step(300*c.visited);v&&await v}}async function Lt(o,t,e){const s=new Set(t.neverShown()),n=[];await ht(o,e,
[(c,v,C)=>(C&&t.isNeverShown(v.get("OC"))&&n.push(c),v.has("Alternates")?Ut(o,v,t):(0,i.Eo)(o.resolve(v.get("S")),"SetOCGState")?Nt(o,v,s):(0,i.Eo)(o.resolve(v.
get("Type")),"OCMD")&&Kt(o,v,s))]);for(const c of n)o.put(c,Ft());(0,Rt.a)(o,s);for(const c of s)o.remove(c);return s.size}const Ft=()=>new i.Z6(new i.Bi([["Typ\
e",new i.SX("XObject")],["Subtype",new i.SX("Form")],["BBox",[0,0,0,0]]]),new Uint8Array(0));function Ut(o,t,e){const s=o.array(t.get("Alternates"))??[],n=s.filter(
r=>!e.isNeverShown(o.dict(r)?.get("OC")));return n.length===s.length?!1:(n.length>0?t.set("Alternates",n):t.delete("Alternates"),!0)}function Nt(o,t,e){const s=o.
array(t.get("State")),n=s?.filter(r=>!((0,i.i9)(r)&&e.has(r.number)));return!s||!n||n.length===s.length?!1:(t.set("State",n),!0)}function Kt(o,t,e){if(!ut(o,t.get(
"OCGs"),e)&&!ut(o,t.get("VE"),e))return!1;for(const s of["OCGs","VE","P"])t.delete(s);return!0}const $t=32;function ut(o,t,e){const s=new Set,n=t===void 0?[]:[[
t,0]];for(let r=n.pop();r;r=n.pop()){const[c,v]=r;if(c instanceof i.oS&&e.has(c.number))return!0;const C=o.array(c);if(!(!C||s.has(C)||v>$t)){s.add(C);for(const A of C)
n.push([A,v+1])}}return!1}var kt=f(21159);const lt=216,Wt=217,jt=218,Xt=254,Gt=224,Zt=239,Ht={224:"JFIF\0",226:"ICC_PROFILE\0",238:"Adobe"};function zt(o){const t=(0,B.
bS)(o);if(t[0]!==255||t[1]!==lt)return o;const e=[];let s=0,n=2;for(;;){n=Qt(t,n);const r=t[n+1];if(n<0||r===void 0)break;if(r===Wt){if(Jt(t,n+2))break;e.push(t.
subarray(s,n+2)),s=t.length;break}const c=r===lt||r===1||r>=208&&r<=215,v=c?n+2:n+2+(n+4<=t.length?t.readUInt16BE(n+2):1/0);if(v>t.length||v<n+(c?2:4))break;(r===
Xt||r>=Gt&&r<=Zt&&!Vt(t,r,n+4,v))&&(e.push(t.subarray(s,n)),s=v),n=r===jt?Yt(t,v):v}return s===0?o:Buffer.concat([...e,t.subarray(s)])}function Vt(o,t,e,s){const n=Ht[t];
return n!==void 0&&o.toString("latin1",e,Math.min(e+n.length,s))===n}function Jt(o,t){for(let e=t;e<o.length;e++)if(o[e]>32)return!1;return!0}function Qt(o,t){let e=o.
indexOf(255,t);for(;e>=0&&o[e+1]===255;)e++;return e}function Yt(o,t){for(let e=o.indexOf(255,t);e>=0;e=o.indexOf(255,e+1)){const s=o[e+1];if(s!==void 0&&s!==0&&
s!==255&&!(s>=208&&s<=215))return e}return o.length}const qt=new Set(["xml ","uuid","uinf","asoc","lbl ","nlst","jp2i","free"]),te=new Set(["ftbl","flst","cref"]),
ee="jP  ",mt=65359,se=65424,ne=65380;function ie(o){const t=(0,B.bS)(o);if(t.length>1&&t.readUInt16BE(0)===mt)return pt(t)??o;const e=re(t);if(e?.[0]?.type!==ee||
e.some(({type:r})=>te.has(r)))return o;const s=e.flatMap(({type:r,from:c,body:v,end:C})=>{if(qt.has(r))return[];const A=r==="jp2c"?pt(t.subarray(v,C)):void 0;return A?
[oe(A.length),A]:[t.subarray(c,C)]}),n=Buffer.concat(s);return n.length===t.length?o:n}function re(o){const t=[];for(let e=0;e<o.length;){if(e+8>o.length)return;
const s=o.toString("latin1",e+4,e+8),n=o.readUInt32BE(e),r=n===1;if(r&&e+16>o.length)return;const c=r?Number(o.readBigUInt64BE(e+8)):n===0?o.length-e:n,v=e+(r?16:
8);if(e+c>o.length||e+c<v)return;t.push({type:s,from:e,body:v,end:e+c}),e+=c}return t}function oe(o){const t=Buffer.alloc(8);return t.writeUInt32BE(o+8,0),t.write(
"jp2c",4,"latin1"),t}function pt(o){if(o.length<4||o.readUInt16BE(0)!==mt)return;const t=[];let e=0;for(let s=2;s+4<=o.length;){const n=o.readUInt16BE(s);if(n===
se||n<65280)break;const r=s+2+o.readUInt16BE(s+2);n===ne&&(t.push(o.subarray(e,s)),e=r),s=r}return e===0?void 0:Buffer.concat([...t,o.subarray(e)])}async function ae(o,t){
let e=0;for(let s=1;s<t.length;s++){if(t[s]!==1||!o.isStream(s))continue;const n=o.get(s),r=n instanceof i.Z6?await ce(o,n):void 0;r&&(o.put(s,r),e++);const c=o.
job.pace.step(2e3);c&&await c}return e}async function ce(o,t){const{format:e,filter:s,parameters:n,before:r}=(0,kt.D)(o,t);if(e!=="jpg"&&e!=="jp2")return;const c=o.
decodedPart(r)?.data;if(!c)return;const v=o.job.pace.step(c.length);v&&await v;const C=e==="jpg"?zt(c):ie(c);if(C===c)return;const A=(0,H.n)(t,C,{compress:!1});
return A.dict.set("Filter",s),n&&A.dict.set("DecodeParms",n),A}var de=f(76725),fe=f(1480),he=f(58825);const ue=new Set(["script","submit","execute"]);async function le(o){
const t=(0,O.Wo)(o,"AcroForm"),e=o.resolve(t?.dict.get("XFA"));if(!t||e===null)return{removed:0,isDropped:!1};let s=0,n="";for(const r of(0,i.cy)(e)?e:[t.dict.get(
"XFA")]){const c=o.resolve(r);c instanceof i.Mx&&(n=Buffer.from(c.bytes).toString("latin1")),(0,i.i9)(r)&&c instanceof i.Z6&&(s+=await me(o,r,c,n))}return await(0,de.
qg)(o)===!1?{removed:s,isDropped:!1}:(o.edit(t.holder),t.dict.delete("XFA"),o.catalog.has("NeedsRendering")&&o.editCatalog().delete("NeedsRendering"),{removed:s+
1,isDropped:!0})}async function me(o,t,e,s){const n=o.decodedPart(e)?.data;if(!n||!(0,i.i9)(t))return 0;const r=Buffer.from(n).toString("latin1");let c=0;const v=({
local:A},W)=>{const X=ue.has(A)&&s!=="datasets"&&!W.some(pe);return X&&c++,X},C=await(0,he.Y)(r,v,o.job.pace);return C!==r&&o.put(t,(0,H.n)(e,Buffer.from(C,"lat\
in1"),{compress:!0})),C===r?0:c}const pe=({namespace:o,local:t})=>t==="datasets"&&o===fe.dK.xfa;async function ve(o,t){const e=t.attachments?(await(0,D._)(o)).length:
0,s=new S.z(o),n=await ge(o,t,s),r=await we(o,t,s),c=await ye(o,t),{live:v}=await(0,M.Gy)(o),C=t.imageMetadata?await ae(o,v):0,A=t.metadata?(0,m.B4)(o):0;return{
removed:{scripts:c.scripts,privateData:c.privateData,metadata:A,hiddenLayers:r.layers,hiddenText:r.texts,attachments:e,comments:n,externalLinks:c.links,imageMetadata:C},
isXfaDropped:c.isXfaDropped,unread:r.unread}}async function ge(o,t,e){const s=new Set;return await(0,T.L)(o,n=>{const r=(0,x.I)(o,n);return t.comments&&(0,x.E)(
r,"comments")?(r!=="Popup"&&s.add(n),!0):t.attachments&&r==="FileAttachment"||t.hiddenLayers&&e.isNeverShown(n.get("OC"))}),s.size}const Ee={layers:0,texts:0,unread:0};
async function we(o,t,e){const s=t.hiddenLayers&&(0,O.Wo)(o,"OCProperties")!==void 0&&(e.neverShown().length>0||(await(0,u.V3)(o,["OCMD","OFF"])).length>0);if(!s&&
!t.hiddenText)return Ee;const n=(0,p.Hi)(o),{live:r}=await(0,M.Gy)(o),c=new bt(o,{layers:s?e:void 0,text:t.hiddenText},n.structure),{texts:v,unread:C}=await c.run(
r);return await n.structure.flush(),await(0,p.Pv)(n,new Set(n.removal.removed())),{layers:s?await Lt(o,e,r):0,texts:v,unread:C}}async function ye(o,t){const e=new L(
o,{scripts:t.scripts,links:t.externalLinks}),s=new j(o),n=new Z(o),r=[];(t.scripts||t.externalLinks)&&r.push(e.visit),t.privateData&&r.push(s.privateData),t.attachments&&
r.push(n.visit);const{live:c}=await(0,M.Gy)(o);await ht(o,c,r),e.finish(),t.attachments&&n.finish(),t.privateData&&s.dropNames(["IDS","URLS"]),t.scripts&&vt(o,"\
Names","JavaScript"),t.externalLinks&&vt(o,"URI","Base");const v=t.scripts?await le(o):{removed:0,isDropped:!1};return{scripts:e.removedScripts+v.removed,links:e.
removedLinks,privateData:s.removed,isXfaDropped:v.isDropped}}function vt(o,t,e){const s=(0,O.Wo)(o,t);s?.dict.has(e)&&(o.edit(s.holder),s.dict.delete(e))}var Oe=f(
30656),Se=f(90460),et=f(80397),De=f(10404),Me=f(7390),Te=f(95199);const gt={scripts:"removedScripts",privateData:"removedPrivateData",metadata:"removedMetadata",
hiddenLayers:"removedHiddenLayers",hiddenText:"removedHiddenText",attachments:"removedAttachments",comments:"removedComments",externalLinks:"removedExternalLink\
s",imageMetadata:"removedImageMetadata"},Pe=async(o,t,e)=>{const s=await(0,Me.E)(o.bytes,e,{password:t.open_password}),n={scripts:t.remove_scripts,privateData:t.
remove_private_data,metadata:t.remove_metadata,hiddenLayers:t.remove_hidden_layers,hiddenText:t.remove_hidden_text,attachments:t.remove_attachments,comments:t.remove_comments,
externalLinks:t.remove_external_links,imageMetadata:t.remove_image_metadata},{archive:r}=await(0,et.ds)(s),c=n.metadata||n.attachments?await(0,Se.J)(s):!1,v=await ve(
s,n),C=[...c?[Ce]:[],...await xe(s,v,r)],A=s.pages.count,W=Object.keys(gt).filter(G=>n[G]),X=Object.fromEntries(W.map(G=>[gt[G],v.removed[G]]));return{documents:[
{name:o.name,bytes:await(0,Te.UN)(s),pageCount:A}],notes:C,facts:{pageCount:A,...X}}};async function xe(o,{removed:t,isXfaDropped:e,unread:s},n){const r=[];return n&&
t.metadata>0?r.push((0,et.Xb)(n,"its metadata was removed")):n?.level==="f"&&t.attachments>0&&r.push((0,et.qg)(o,await(0,De.Br)(o),n,"its embedded files were re\
moved")),e&&r.push((0,Oe.Yw)("scripts")),s>0&&r.push(Ie(s)),Object.values(t).every(c=>c===0)&&r.push(Ae),r}const Ce={code:"invoice_claim_removed",message:"The d\
ocument is no longer an electronic invoice, because its metadata or its attachments were removed. Keep both to publish invoices.",mentions:["remove_metadata","r\
emove_attachments"]},Ie=o=>({code:"content_unreadable",message:`${o===1?"One content stream":`${o} content streams`} could not be read, because the compression \
is not known. Hidden content in there was not removed.`}),Ae={code:"nothing_to_remove",message:"The document had none of the things to remove."}}),52977:((N,b,f)=>{
f.d(b,{E:()=>S,I:()=>D});var u=f(16039);const M=new Set(["Text","FreeText","Line","Square","Circle","Polygon","PolyLine","Highlight","Underline","Squiggly","Str\
ikeOut","Caret","Stamp","Ink","Popup","Sound","Redact","Projection"]),x=new Set(["Link","Widget","FileAttachment"]);function D(p,T){const m=p.resolve(T.get("Sub\
type"));return m instanceof u.SX?m.text:""}const S=(p,T)=>T==="comments"?M.has(p):p!==""&&!x.has(p)}),69959:((N,b,f)=>{f.d(b,{U:()=>x,c:()=>D});var u=f(80199);const M=1e4;
class x{current;saved=[];beyond=0;constructor(p){this.current=p}follow(p){switch(p.operator){case"q":return this.saved.length<M?this.saved.push({...this.current}):
this.beyond++,!0;case"Q":return this.beyond>0?this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.transform(p),!0;default:return!1}}transform(p){
if(p.count!==6)return;const[T,m,O,i,g,a]=D(p);this.current.matrix=(0,u.lw)([T,m,O,i,g,a],this.current.matrix)}}const D=S=>Array.from({length:S.count},(p,T)=>S.number(
T))}),66173:((N,b,f)=>{f.d(b,{B:()=>g,K:()=>w});var u=f(269),M=f(48118),x=f(19980),D=f(36692);const S=64,p=100,T=16*1024*1024,m=["true","false","null"],O=new Map,
i=`b B b* B* BDC BI BMC BT BX c cm cs CS d d0 d1 Do DP EI EMC ET EX f F f* G g gs h i ID j J k K l m M MP n q Q re rg RG ri s S sc SC scn SCN sh T* Tc Td TD Tf \
Tj TJ TL Tm Tr Ts Tw Tz v w W W* y ' "`;for(const y of i.split(" "))O.set((0,D.$N)(y),y);class g{content;operator="";count=0;end=0;dataStart=-1;dataEnd=-1;tokens;kinds=new Uint8Array(
S);starts=new Int32Array(S);ends=new Int32Array(S);depth=0;outermost=D.Kp;opened=0;deepest=0;inImage=!1;isGiven=!0;constructor(d){this.content=d,this.tokens=new D.
oz(d)}next(){return this.advance(1/0)}advance(d){const{tokens:l}=this;for(this.isGiven&&this.forget();l.end<d;){const E=l.next();switch(E){case D.Kp:return this.
end=l.end,this.dataStart>=0&&this.give("BI");case D.QR:if(this.depth===0&&this.keyword())return!0;break;case D.pQ:case D.q$:if(this.depth++>0){this.depth>this.deepest&&
(this.deepest=this.depth);break}this.outermost=E,this.opened=l.start;break;case D.OG:case D.ZT:this.depth>0&&--this.depth===0&&this.add(this.outermost,this.opened);
break;case D.Ho:this.dataStart=l.start,this.dataEnd=l.end;break;default:this.depth===0&&this.add(E,l.start)}}return this.end=l.end,!1}forget(){this.isGiven=!1,this.
count=this.deepest=0,this.dataStart=this.dataEnd=-1}keyword(){const{tokens:d}=this,l=O.get(d.code);if(l===void 0&&m.some(E=>E.length===d.end-d.start&&(0,u.w1)(this.
content,d.start,E)))this.add(D.QR,d.start);else if(l==="BI")this.inImage=!0,this.count=0;else if(this.inImage){if(l==="EI")return this.give("BI")}else return this.
give(l??"");return!1}give(d){return this.operator=d,this.end=this.tokens.end,this.isGiven=!0,this.inImage=!1,!0}add(d,l){const{count:E}=this;E!==S&&(this.kinds[E]=
d,this.starts[E]=l,this.ends[E]=this.tokens.end,this.count=E+1)}kind(d){return d>=0&&d<this.count?this.kinds[d]:D.Kp}startOf(d){return this.starts[d]}endOf(d){return this.
ends[d]}number(d){return this.kind(d)===D.uk?(0,x.kz)(this.content,this.starts[d],this.ends[d]):NaN}name(d){return this.kind(d)===D.o_?(0,x.MQ)(this.content,this.
starts[d]+1,this.ends[d]):void 0}string(d){const l=this.kind(d);return l===D.An||l===D.Cd?(0,x.E3)(this.content,this.starts[d],this.ends[d]):void 0}value(d){return this.
kind(d)===D.Kp||this.deepest>p?null:new M.i(this.content,this.starts[d],this.ends[d],p,void 0,T).value()}inside(d){return new D.oz(this.content,this.starts[d]+1,
this.ends[d]-1)}}const a=32768,h=6;async function w(y,d,l){const E=new g(y);for(;E.end<y.length;){const{end:I}=E;for(;E.advance(I+a);){const U=l(E);U&&await U}const L=d.
step(h*(E.end-I));L&&await L}}}),59234:((N,b,f)=>{f.d(b,{_:()=>u,qK:()=>x,vs:()=>M});function u(D){const S=Number(D.toPrecision(7)),p=Math.abs(S)<1e-9?"0":String(
S);return p.includes("e")?S.toFixed(12).replace(/\.?0+$/,""):p}const M=D=>D.map(u).join(" "),x=(D,S)=>`q ${S} cm /${D} Do Q`}),36692:((N,b,f)=>{f.d(b,{$N:()=>L,
An:()=>S,Cd:()=>p,Ho:()=>a,Kp:()=>M,OG:()=>O,QR:()=>T,ZT:()=>g,jq:()=>V,o_:()=>D,oz:()=>j,pQ:()=>m,q$:()=>i,uk:()=>x});var u=f(269);const M=0,x=1,D=2,S=3,p=4,T=5,
m=6,O=7,i=8,g=9,a=10,h=0,w=11,y=12,d=13,l=new Uint8Array(256).fill(T),E=new Uint8Array(256);for(let B=0;B<256;B++)u.Kl[B]!==u.N9&&(l[B]=h);for(const B of[u.b9,u.
N5,u.fX])E[B]=1;for(let B=u.l0;B<=u.ev;B++)E[B]=1;for(let B=0;B<256;B++)E[B]&&(l[B]=x);l[u.cL]=D,l[u.Cx]=S,l[u.iH]=y,l[u.vz]=d,l[u.WL]=m,l[u.wt]=O,l[u.IQ]=w;const I=3,
L=B=>[...B].reduce((F,R,_)=>F|R.charCodeAt(0)<<8*_,0),U=L("BI"),$=L("ID");class j{content;to;kind=M;start=0;end;isCut=!1;passed=0;inImage=!1;atData=!1;constructor(F,R=0,_=F.
length){this.content=F,this.to=_,this.start=this.end=R}next(F=!1){const{content:R,to:_}=this;if(this.atData)return this.imageData();let P=this.end;for(;P<_;){const K=P,
J=l[R[P++]];switch(J){case h:continue;case x:for(;P<_&&E[R[P]]===1;)P++;if(F){this.passed++;continue}return this.found(x,K,P);case T:for(;P<_&&u.Kl[R[P]]===u.N9;)
P++;return P-K===2&&this.followImage(R[K]|R[K+1]<<8),this.found(T,K,P);case D:for(;P<_&&u.Kl[R[P]]===u.N9;)P++;if(F){this.passed++;continue}return this.found(D,
K,P);case S:return P=(0,u.t9)(R,K,_),this.isCut=P===_&&V(R,K,_)>0,this.found(S,K,P);case y:return P<_&&R[P]===u.iH?this.found(i,K,P+1):(P=(0,u.$k)(R,P,_),this.isCut=
R[P-1]!==u.vz,this.found(p,K,P));case d:if(P<_&&R[P]===u.vz)return this.found(g,K,P+1);continue;case w:P=(0,u.D)(R,P,_);continue;default:return this.found(J,K,P)}}
return this.found(M,_,_)}found(F,R,_){return this.kind=F,this.start=R,this.end=_,F}get code(){const{content:F,start:R,end:_}=this,P=_-R;return P>I?0:F[R]|(P>1?F[R+
1]<<8:0)|(P>2?F[R+2]<<16:0)}followImage(F){this.atData=this.inImage&&F===$,this.inImage=F===U||this.inImage&&!this.atData}imageData(){const{content:F,to:R}=this;
this.atData=!1;const _=Math.min(this.end+1,R),P=Z(F,_,R);return this.isCut=P<0,this.found(a,_,P<0?R:P)}}const k=12;function Z(B,F,R){for(let _=F;_+1<R;_++){if(B[_]!==
u.HV||B[_+1]!==u.tw||_>F&&u.Kl[B[_-1]]!==u.t6)continue;const P=_+2;if(!(P<R&&u.Kl[B[P]]===u.N9)&&H(B,P,Math.min(P+k,R)))return Math.max(_-1,F)}return-1}function H(B,F,R){
for(let _=F;_<R;_++){const P=B[_];if((P<u.Z4||P>u.du)&&u.Kl[P]!==u.t6)return!1}return!0}function V(B,F,R=B.length){let _=0;for(let P=F;P<R;P++){const K=B[P];K===
u.r_?P++:K===u.Cx?_++:K===u.s1&&_--}return _}}),76725:((N,b,f)=>{f.d(b,{$x:()=>i,Kh:()=>m,qg:()=>g,xS:()=>O});var u=f(49153),M=f(11275),x=f(38504),D=f(16039),S=f(
54075),p=f(75767),T=f(90191);function m(h,w){const y=h.resolve(w.get("S"));return(!w.has("S")||(0,D.Eo)(y,"JavaScript")||(0,D.Eo)(y,"Rendition"))&&h.resolve(w.get(
"JS"))!==null}async function O(h,w){const y=w.filter(l=>(0,x.L)(h.get(l),E=>m(h,E)));if(y.length===0)return!1;const{live:d}=await(0,M.Gy)(h);return y.some(l=>d[l]===
1)}async function i(h){return await O(h,(await(0,p.S)(h)).JS)||g(h)}async function g(h){if(!(0,D.Zm)(h.get(h.catalogNumber)))return!1;const w=h.resolve((0,T.Wo)(
h,"AcroForm")?.dict.get("XFA"));if(w===null)return!1;if(h.security?.locked===!0)return null;for(const y of Array.isArray(w)?w:[w]){const d=h.resolve(y);if(!(d instanceof
D.Z6))continue;let l;try{l=await h.decodedAtEase(d)}catch(I){if(!(I instanceof u.zU)||I.code==="cancelled")throw I;return!0}const E=(0,S.xK)(l);if(E===void 0||E.
includes("script")&&await a(E,h.job.pace))return!0}return!1}async function a(h,w){const y=d=>(d.kind==="start"||d.kind==="empty")&&/^(?:[^:]*:)?script$/.test(d.
name);return await(0,S.km)(h,w,y)!=="well-formed"}}),30656:((N,b,f)=>{f.d(b,{Yw:()=>T,br:()=>S,f4:()=>x,mD:()=>D});var u=f(49153),M=f(90191);function x(m,O){return O.
form?.dict.has("XFA")?m.resolve(m.catalog.get("NeedsRendering"))===!0||!O.fields.some(({kind:g})=>g!=="unknown")?"dynamic":"static":"none"}function D(m,O){if(x(
m,O)!=="dynamic")return;const i="is a dynamic XFA form, whose pages and fields only Adobe viewers show";throw new u.zU("invalid_parameters",`file: ${i}`,{issues:[
{field:"file",message:i}],advice:"Print it to a PDF document from Adobe Reader, or ask its author for a form without XFA"})}function S(m,O){const i=(0,M.Wo)(m,"\
AcroForm");return i?.dict.has("XFA")?(m.edit(i.holder),i.dict.delete("XFA"),m.catalog.has("NeedsRendering")&&m.editCatalog().delete("NeedsRendering"),[T(O)]):[]}
const p={values:"it would still show the old values.",pages:"it described removed pages. The fields themselves remain.",scripts:"it has scripts, or parts that c\
annot be read, which may have some. The fields themselves remain.",places:"it says where fields are on the pages. The fields themselves remain.",merge:"XFA form\
s cannot be merged. The fields themselves remain."},T=m=>({code:"xfa_removed",message:`The XFA version of the form was removed, because ${p[m]}`})}),80199:((N,b,f)=>{
f.d(b,{DI:()=>S,Gd:()=>T,Mo:()=>x,Mp:()=>i,Pj:()=>O,S3:()=>M,Z7:()=>D,d:()=>g,iN:()=>u,lw:()=>p,zl:()=>m});function u({box:[a,h,w,y],rotation:d}){const l=w-a,E=y-
h;return d%180===0?{width:l,height:E}:{width:E,height:l}}function M({box:[a,h,w,y],rotation:d}){switch(d){case 0:return[1,0,0,1,a,h];case 90:return[0,1,-1,0,w,h];case 180:
return[-1,0,0,-1,w,y];case 270:return[0,-1,1,0,a,y]}}function x(a,h){return h===void 0?a:O(a,h)??a}function D([a,h,w,y]){return[Math.min(a,w),Math.min(h,y),Math.
max(a,w),Math.max(h,y)]}function S([a,h,w,y,d,l]){const E=a*y-h*w,[I,L,U,$]=[y/E,-h/E,-w/E,a/E];return[I+0,L+0,U+0,$+0,-(d*I+l*U)+0,-(d*L+l*$)+0]}function p(a,h){
const[w,y,d,l,E,I]=a,[L,U,$,j,k,Z]=h;return[w*L+y*$,w*U+y*j,d*L+l*$,d*U+l*j,E*L+I*$+k,E*U+I*j+Z]}function T([a,h,w,y,d,l],E,I){return[a*E+w*I+d,h*E+y*I+l]}function m(a,[
h,w,y,d]){const[l,E]=T(a,h,w),[I,L]=T(a,y,w),[U,$]=T(a,h,d),[j,k]=T(a,y,d);return[Math.min(l,I,U,j),Math.min(E,L,$,k),Math.max(l,I,U,j),Math.max(E,L,$,k)]}function O(a,h){
const w=[Math.max(a[0],h[0]),Math.max(a[1],h[1]),Math.min(a[2],h[2]),Math.min(a[3],h[3])];return w[0]<w[2]&&w[1]<w[3]?w:void 0}const i=a=>a.map(h=>Math.round(h*
1e5)/1e5+0),g=(a,{userUnit:h})=>String(Number((a*h/72).toPrecision(3)))}),21159:((N,b,f)=>{f.d(b,{D:()=>D});var u=f(85533),M=f(16039);const x={DCTDecode:"jpg",DCT:"\
jpg",JPXDecode:"jp2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};function D(S,p){const T=(0,u.c3)(S,p.dict.get("Filter")),m=(0,u.c3)(S,p.dict.get("D\
ecodeParms")),O=T.at(-1)??null,i=O instanceof M.SX?x[O.text]:void 0;if(!i)return{format:i,parameters:void 0,filter:O,before:p};const g=new M.Bi(p.dict);g.set("F\
ilter",T.slice(0,-1)),g.set("DecodeParms",m.slice(0,T.length-1));const a=m[T.length-1];return{format:i,parameters:(0,M.Zm)(a)?a:void 0,filter:O,before:new M.Z6(
g,p.data,p.sealed)}}}),90460:((N,b,f)=>{f.d(b,{J:()=>T,a:()=>m});var u=f(1480),M=f(10404),x=f(18679),D=f(31808),S=f(34331),p=f(67753);async function T(g){const a=await(0,M.
Br)(g),h=({namespace:w})=>p.fD.includes(w);return a?.properties.some(h)?((0,D._L)(g,(0,D.QH)(a,h,[])),!0):!1}async function m(g,a,h){const w=(l,E,I)=>({prefix:l,
name:E,form:"simple",values:[I]}),y=(0,D.QH)(a,({namespace:l,name:E})=>p.fD.includes(l)||l===u.dK.pdfaid&&E==="part",[w("pdfaid","part","3"),w("fx","DocumentTyp\
e","INVOICE"),w("fx","DocumentFileName",h.file),w("fx","Version",h.version),w("fx","ConformanceLevel",h.level)]),d=await(0,S.kg)(Buffer.from(y,"utf8"),g.job.pace);
(0,D._L)(g,(0,x.m)(d,"pdfaExtension","schemas",i))}const O=[["DocumentType","Type of the invoice document"],["DocumentFileName","Name of the embedded XML invoic\
e"],["Version","Version of the XML invoice standard"],["ConformanceLevel","Profile of the XML invoice"]],i=`<rdf:li rdf:parseType="Resource" xmlns:pdfaSchema="${u.
dK.pdfaSchema}" xmlns:pdfaProperty="${u.dK.pdfaProperty}">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${u.dK.fx}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${O.map(([g,a])=>`<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${g}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty\
:category>external</pdfaProperty:category><pdfaProperty:description>${a}</pdfaProperty:description></rdf:li>
`).join("")}</rdf:Seq></pdfaSchema:property>
</rdf:li>
`}),36342:((N,b,f)=>{f.d(b,{z:()=>m});var u=f(16039);const M={View:"ViewState",Print:"PrintState"};class x{document;categories={View:new Map,Print:new Map};intents;constructor(i,g){
this.document=i,this.intents=this.intentsOf(g);for(const a of i.array(g?.get("AS"))??[]){const h=i.dict(a),w=i.resolve(h?.get("Event"));if(!h||!((0,u.Eo)(w,"Vie\
w")||(0,u.Eo)(w,"Print")))continue;const y=D(i,h.get("Category")),d=this.categories[w.text];for(const l of i.array(h.get("OCGs"))??[]){if(!(0,u.i9)(l))continue;
const E=d.get(l.number)??new Set;for(const I of y)E.add(I);d.set(l.number,E)}}}isAlwaysOn(i){const{intents:g}=this;if(g.has("All"))return!1;const a=this.intentsOf(
this.document.dict(new u.oS(i)));return!a.has("All")&&![...a].some(h=>g.has(h))}stateOf(i,g){const a=this.categories[g].get(i);if(!a)return;const h=this.document.
dict(this.document.dict(new u.oS(i))?.get("Usage"));let w;for(const y of a){const d=M[y],l=d===void 0?null:this.document.resolve(this.document.dict(h?.get(y))?.
get(d));if((0,u.Eo)(l,"OFF"))return!1;(0,u.Eo)(l,"ON")&&(w=!0)}return w}intentsOf(i){const g=D(this.document,i?.get("Intent"));return new Set(g.length>0?g:["Vie\
w"])}}function D(O,i){return(O.array(i)??[i??null]).map(a=>O.resolve(a)).flatMap(a=>a instanceof u.SX?[a.text]:[])}const S=32;function p(O,i,g){const a=new Map,
h=(w,y)=>{const d=a.get(w);if(d!==void 0)return d;a.set(w,!0);const l=O.resolve(w[0]),E=U=>{const $=O.resolve(U);return(0,u.cy)($)?y>0?h($,y-1):!0:!(0,u.i9)(U)||
g(U.number)},I=w.slice(1),L=T(l instanceof u.SX?l.text:"",I,E);return a.set(w,L),L};return h(i,S)}function T(O,i,g){switch(O){case"And":return i.every(g);case"O\
r":return i.some(g);case"Not":return i.length===0||!g(i[0]);default:return!0}}class m{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(i){
this.document=i;const g=i.dict(i.dict(i.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,u.Eo)(i.resolve(g?.get("BaseState")),"OFF");for(const a of i.array(
g?.get("OFF"))??[])(0,u.i9)(a)&&this.off.add(a.number);for(const a of i.array(g?.get("ON"))??[])(0,u.i9)(a)&&this.on.add(a.number);this.usages=new x(i,g),this.viewed=
a=>this.usages.isAlwaysOn(a)||(this.usages.stateOf(a,"View")??!this.isGroupOff(a)),this.printed=a=>this.usages.stateOf(a,"Print")??this.viewed(a)}isOff(i){return!this.
shows(i,this.viewed)}isNeverShown(i){return this.isOff(i)&&!this.shows(i,this.printed)}groupsOff(){const{document:i}=this,g=i.dict(i.catalog.get("OCProperties"));
return this.baseOff?(i.array(g?.get("OCGs"))??[]).filter(a=>!(0,u.i9)(a)||!this.on.has(a.number)):i.array(i.dict(g?.get("D"))?.get("OFF"))??[]}neverShown(){const i=this.
document.array(this.document.dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[];return[...new Set(i.flatMap(a=>(0,u.i9)(a)?[a.number]:[]))].filter(
a=>!this.viewed(a)&&!this.printed(a))}shows(i,g){const{document:a}=this,h=a.dict(i);if(!h)return!0;if(!(0,u.Eo)(a.resolve(h.get("Type")),"OCMD"))return!(0,u.i9)(
i)||g(i.number);const w=a.resolve(h.get("VE"));return(0,u.cy)(w)?p(a,w,g):this.showsByPolicy(h,g)}showsByPolicy(i,g){const{document:a}=this,h=i.get("OCGs"),w=(a.
array(h)??[h]).filter(u.i9);if(w.length===0)return!0;const y=w.map(({number:l})=>g(l)),d=a.resolve(i.get("P"));switch(d instanceof u.SX?d.text:"AnyOn"){case"All\
On":return y.every(l=>l);case"AnyOff":return!y.every(l=>l);case"AllOff":return!y.some(l=>l);default:return y.some(l=>l)}}isGroupOff(i){return this.off.has(i)||this.
baseOff&&!this.on.has(i)}}}),80397:((N,b,f)=>{f.d(b,{Ip:()=>m,XM:()=>h,Xb:()=>a,ds:()=>T,qg:()=>g});var u=f(58247),M=f(30729),x=f(1480),D=f(10404),S=f(34331),p=f(
31808);const T=(0,M.H)(async d=>m(d,await(0,D.Br)(d)));function m(d,l){const E=(k,Z)=>(0,u.w)((0,S.sm)(l,k,Z)[0]??""),I=i(E("pdfaid","part"),E("pdfaid","conform\
ance").toLowerCase()),L=O(E("pdfuaid","part"))?`PDF/UA-${E("pdfuaid","part")}`:void 0,$=[E("pdfxid","GTS_PDFXVersion")||E("pdfx","GTS_PDFXVersion")||((0,u.G)(d.
resolve((0,D._U)(d)?.get("GTS_PDFXVersion")))??""),E("pdfe","ISO_PDFEVersion"),E("pdfvtid","GTS_PDFVTVersion")],j=[I?.name,L,...$.filter(k=>/^PDF\/[\w .:/()-]{1,40}$/.
test(k))];return{archive:I,accessible:L,names:j.filter(k=>k!==void 0)}}const O=d=>/^[1-9]$/.test(d);function i(d,l){if(!O(d))return;const E=/^[abuef]$/.test(l)?
l:"";return{part:Number(d),level:E,name:`PDF/A-${d}${E}`}}function g(d,l,E,I){return l&&y(d,l,[x.dK.pdfaid]),a(E,I)}const a=({name:d},l)=>({code:"pdfa_identific\
ation_removed",message:`The document no longer claims ${d}: ${l}.`});async function h(d){const l=await(0,D.Br)(d);if(!l)return[];const{archive:E,accessible:I}=m(
d,l);y(d,l,[x.dK.pdfaid,x.dK.pdfuaid]);const L=[E?.name,I].filter(U=>U!==void 0);return L.length>0?[w(L)]:[]}const w=d=>({code:"conformance_dropped",message:`Th\
e result no longer claims ${d.join(" and ")}, because a merge cannot guarantee conformance.`});function y(d,l,E){l.properties.some(({namespace:I})=>E.includes(I))&&
(0,p._L)(d,(0,p.QH)(l,({namespace:I})=>E.includes(I),[]))}}),4268:((N,b,f)=>{f.d(b,{B4:()=>T,Ij:()=>D,In:()=>p});var u=f(7548),M=f(38504),x=f(16039);async function D(m){
m.trailer.delete("Info");const O=await(0,u.zx)(m,["Metadata","PieceInfo"]),i=g=>g.has("PieceInfo")||S(m,g);for(const g of new Set([...O.Metadata,...O.PieceInfo])){
if(!(0,M.L)(m.get(g),i))continue;(0,M.C)(m.edit(g),h=>{S(m,h)&&h.delete("Metadata"),h.delete("PieceInfo")});const a=m.job.pace.step(1e3);a&&await a}}function S(m,O){
return p(m.resolve(O.get("Metadata")))}const p=m=>m instanceof x.Z6&&((0,x.Eo)(m.dict.get("Type"),"Metadata")||(0,x.Eo)(m.dict.get("Subtype"),"XML"));function T(m){
const O=m.dict(m.trailer.get("Info"))!==void 0,i=m.resolve(m.catalog.get("Metadata"))!==null;return m.trailer.delete("Info"),m.catalog.has("Metadata")&&m.editCatalog().
delete("Metadata"),Number(O)+Number(i)}}),58825:((N,b,f)=>{f.d(b,{Y:()=>x});var u=f(1480),M=f(54075);async function x(S,p,T){const m=new D(p);await(0,M.km)(S,T,
g=>((g.kind==="start"||g.kind==="empty")&&m.start(g.name,g.attributes,g.from),(g.kind==="end"||g.kind==="empty")&&m.end(g.name,g.to),m.isTooDeep));const O=[];let i=0;
for(const g of m.dropped)O.push(S.slice(i,g.from)),i=g.to;return O.join("")+S.slice(i)}class D{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new u.ee;constructor(p){
this.drops=p}start(p,T,m){this.isTooDeep=this.open.length>=M.ol,this.scope.enter(T);const O=this.scope.ofElement(p);this.open.push({name:p,from:m,drops:this.drops(
O,this.elements)}),this.elements.push(O)}end(p,T){let m=this.open.length-1;for(;m>=0&&this.open[m].name!==p;)m--;if(m<0)return;const{drops:O,from:i}=this.open[m];
for(;this.open.length>m;)this.open.pop(),this.elements.pop(),this.scope.leave();if(O){for(;this.dropped.length>0&&this.dropped.at(-1).from>i;)this.dropped.pop();
this.dropped.push({from:i,to:T})}}}}),18679:((N,b,f)=>{f.d(b,{m:()=>x});var u=f(1480),M=f(54075);function x(D,S,p,T){const{text:m,properties:O,end:i,about:g}=D,
a=O.find(d=>d.namespace===u.dK[S]&&d.name===p),h=a&&m.slice(a.from,a.to).match(/^[\s\S]*(?=<\/(?:[\w.-]+:)?Bag\s*>)/)?.[0].length;if(a&&h!==void 0){const d=a.from+
h;return`${m.slice(0,d)}${T.replace("<rdf:li",`<rdf:li xmlns:rdf="${u.dK.rdf}"`)}${m.slice(d)}`}const w=`<${S}:${p}><rdf:Bag>
${T}</rdf:Bag></${S}:${p}>`,y=`<rdf:Description xmlns:rdf="${u.dK.rdf}" rdf:about="${(0,M.X)(g)}" xmlns:${S}="${u.dK[S]}">
${w}
</rdf:Description>
`;return`${m.slice(0,i)}${y}${m.slice(i)}`}}),31808:((N,b,f)=>{f.d(b,{QH:()=>D,T3:()=>S,_L:()=>O});var u=f(1480),M=f(54075),x=f(16039);function D(i,g,a){const{text:h,
properties:w,end:y,about:d}=i,l=[];let E=0;for(const I of w.filter(g).sort((L,U)=>L.from-U.from))I.from<E||(l.push(h.slice(E,I.from)),E=I.to);return l.push(h.slice(
E,Math.max(y,E))),a.length>0&&l.push(p(a,d)),l.push(h.slice(Math.max(y,E))),m(l.join(""))}function S(i){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"\
?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${u.dK.rdf}">
${p(i,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function p(i,g){const h=[...new Set(i.map(({prefix:y})=>y))].map(y=>` xmlns:${y}="${u.dK[y]}"`).join(""),w=i.map(({prefix:y,name:d,form:l,values:E})=>`\
<${y}:${d}>${T(l,E)}</${y}:${d}>
`);return`<rdf:Description xmlns:rdf="${u.dK.rdf}" rdf:about="${(0,M.X)(g)}"${h}>
${w.join("")}</rdf:Description>
`}function T(i,g){const a=h=>g.map(w=>`<rdf:li${h}>${(0,M.X)(w)}</rdf:li>`).join("");switch(i){case"simple":return(0,M.X)(g[0]??"");case"alternative":return`<rd\
f:Alt>${a(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${a("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${a("")}</rdf:Bag>`}}const m=i=>i.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function O(i,g){const a=i.catalog.get("Metadata"),h=i.resolve(a),w=h instanceof x.Z6?[...h.dict].
filter(([l])=>!["Filter","DecodeParms","Length"].includes(l)):[],y=new x.Bi([["Type",new x.SX("Metadata")],["Subtype",new x.SX("XML")],...w]),d=new x.Z6(y,Buffer.
from(g,"utf8"));(0,x.i9)(a)&&h instanceof x.Z6?i.put(a,d):i.edit(i.catalogNumber).set("Metadata",i.add(d))}}),4414:((N,b,f)=>{f.d(b,{L:()=>p,m:()=>T});var u=f(16039),
M=f(52977),x=f(75142),D=f(65789),S=f(39935);async function p(m,O){const i=new Set;let g=0,a=!1;for(let y=0;y<m.pages.count;y++){const d=T(m,m.pages.number(y));for(const{
number:E}of d){const I=m.get(E);if(i.has(E)||!(0,u.Zm)(I)||!O(I,y))continue;i.add(E);const L=(0,M.I)(m,I);L==="Popup"&&g++,L==="Widget"&&(a=!0)}const l=m.job.pace.
step(500+d.length*100);l&&await l}if(i.size===0)return 0;const h=(0,S.Hi)(m),w=a?await x.R.of(m):void 0;return await(0,S.Pv)(h,i,()=>(0,S.Wi)(h,i)),w&&await(0,S.
zg)(h,w),await(0,D.U)(h),i.size-g}function T(m,O){const i=m.entry(O,"Annots"),g=m.array(i)??[];if(!g.some(u.Zm))return g.filter(u.i9);const a=m.edit((0,u.i9)(i)?
i:O),h=m.array((0,u.Zm)(a)?a.get("Annots"):a)??[];for(const[w,y]of h.entries())(0,u.Zm)(y)&&(h[w]=m.add(y));return h.filter(u.i9)}}),57095:((N,b,f)=>{f.d(b,{ZO:()=>x,
f6:()=>D,ue:()=>u});const u=S=>({matrix:S,font:void 0,size:0,charSpace:0,wordSpace:0,stretch:1,leading:0,rise:0,mode:0}),M=(S,p)=>S.number(p)||0;function x(S,p){
switch(S.operator){case"Tc":return p.charSpace=M(S,0),!0;case"Tw":return p.wordSpace=M(S,0),!0;case"Tz":return p.stretch=M(S,0)/100,!0;case"TL":return p.leading=
M(S,0),!0;case"Ts":return p.rise=M(S,0),!0;case"Tr":return p.mode=M(S,0),!0;default:return!1}}class D{a=1;b=0;c=0;d=1;e=0;f=0;lineE=0;lineF=0;reset(){this.set(1,
0,0,1,0,0)}set(p,T,m,O,i,g){this.a=p,this.b=T,this.c=m,this.d=O,this.e=this.lineE=i,this.f=this.lineF=g}moveLine(p,T){this.e=this.lineE+=p*this.a+T*this.c,this.
f=this.lineF+=p*this.b+T*this.d}advance(p,T){this.e+=p*this.a+T*this.c,this.f+=p*this.b+T*this.d}follow(p,T){switch(p.operator){case"BT":return this.reset(),!0;case"\
Tm":return p.count>=6&&this.set(M(p,0),M(p,1),M(p,2),M(p,3),M(p,4),M(p,5)),!0;case"TD":return T.leading=-M(p,1),this.moveLine(M(p,0),M(p,1)),!0;case"Td":return this.
moveLine(M(p,0),M(p,1)),!0;case"T*":return this.moveLine(0,-T.leading),!0;default:return!1}}}}),39310:((N,b,f)=>{f.d(b,{n:()=>D});var u=f(83267),M=f(16039);const x=[
"DecodeParms","F","FFilter","FDecodeParms","DL"];function D(S,p,{compress:T}){const m=new M.Bi(S.dict);T?m.set("Filter",(0,M.UU)("FlateDecode")):m.delete("Filte\
r");for(const O of x)m.delete(O);return new M.Z6(m,T?(0,u.Kc)(p):p)}})};
