"use strict";exports.id=7968,exports.ids=[7968],exports.modules={7968:((N,_,d)=>{d.r(_),d.d(_,{sanitize_document:()=>Oe});var u=d(7548),M=d(11275),x=d(52977),S=d(54867),D=d(
36342),p=d(39935),P=d(4414),m=d(4268),O=d(90191),i=d(16039),v=d(15914),a=d(71322),h=d(16463);const y=new Set(["GoTo","GoToDp","Hide","ResetForm","SetOCGState","\
Trans","GoTo3DView","Thread","Named","URI"]),w=new Set(["JavaScript","Launch","SubmitForm","ImportData","Rendition","GoToR","GoToE","Movie","Sound","RichMediaEx\
ecute"]),c=new Set(["URI","GoToR","GoToE","Launch"]),l=new Set(["NextPage","PrevPage","FirstPage","LastPage"]),E=/^(?:javascript|vbscript|data):/i,C=["A","PA","\
OpenAction"];class L{document;wanted;scripts=new Set;links=new Set;found=new Map;chains;others=0;constructor(t,e){this.document=t,this.wanted=e,this.chains=new v.
X(t,{isDead:s=>this.isDead(s,!0),isGone:()=>!1})}get removedScripts(){return this.scripts.size+this.others}get removedLinks(){return this.links.size}visit=(t,e)=>{
for(const s of C)this.isAction(e.get(s))&&this.chains.pruneAction(t,e,s);return this.isAction(e.get("AA"))&&this.chains.pruneAdditional(t,e),e.has("Next")&&!(0,a.
Q)(e)&&this.chains.pruneChain(e,t),!(0,h.Uc)(e)&&this.isDead(e,!1)&&this.found.set(e,t),this.wanted.scripts&&!this.scripts.has(e)&&this.dropEntries(e)};finish(){
for(const[t,e]of this.found)this.document.exists(e)&&(this.document.edit(e),t.clear())}isAction(t){return t!==void 0&&(0,i.Zm)(this.document.resolve(t))}isDead(t,e){
return this.wanted.scripts&&this.isScript(t,e)?this.scripts.add(t):this.wanted.links&&this.leadsOut(t)&&this.links.add(t),this.scripts.has(t)||this.links.has(t)}isScript(t,e){
const{document:s}=this,n=s.resolve(t.get("S"));if(!(n instanceof i.SX))return(e||(0,i.Eo)(t.get("Type"),"Action"))&&U(s.resolve(t.get("JS")));if(w.has(n.text))return!0;
if(n.text==="Named"){const r=s.resolve(t.get("N"));return t.has("N")&&!(r instanceof i.SX&&l.has(r.text))}return n.text==="URI"?E.test($(s.resolve(t.get("URI")))):
n.text==="Thread"?t.has("F"):e&&!y.has(n.text)}leadsOut(t){const e=this.document.resolve(t.get("S"));return e instanceof i.SX?c.has(e.text)&&(e.text!=="URI"||t.
has("URI"))||e.text==="Thread"&&t.has("F"):!1}dropEntries(t){const{document:e}=this;let s=!1;const n=(r,f)=>{!t.has(r)||!f(e.resolve(t.get(r)))||(t.delete(r),this.
others++,s=!0)};return t.has("S")&&n("JS",U),n("OnInstantiate",r=>r instanceof i.Z6),(0,i.Eo)(e.resolve(t.get("Type")),"RichMediaActivation")&&n("Scripts",Array.
isArray),s}}const U=o=>o instanceof i.Mx||o instanceof i.Z6,$=o=>o instanceof i.Mx?Buffer.from(o.bytes).toString("latin1").replace(/[^\x21-\x7e]/g,""):"";class X{document;removed=0;constructor(t){
this.document=t}privateData=(t,e)=>{const{document:s}=this,n=t===s.catalogNumber&&e===s.catalog,r=this.removed;return this.drop(e,"PieceInfo",i.Zm)&&e.delete("L\
astModified"),this.drop(e,"Thumb",f=>f instanceof i.Z6),n||this.drop(e,"Metadata",m.In),n&&this.drop(e,"SpiderInfo",i.Zm),(0,i.Eo)(s.resolve(e.get("Type")),"DPa\
rt")&&this.drop(e,"DPM",i.Zm),this.removed>r};dropWebCapture(){this.dropNames(["IDS","URLS"])}dropNames(t){const e=(0,O.Wo)(this.document,"Names");for(const s of t)
e?.dict.has(s)&&(this.document.edit(e.holder),e.dict.delete(s),this.removed++)}drop(t,e,s){return!t.has(e)||!s(this.document.resolve(t.get(e)))?!1:(t.delete(e),
this.removed++,!0)}}const W=["EF","RF","F","UF","DOS","Mac","Unix","Desc","Thumb","CI","EP","ID"];class Z{document;specifications=new Map;constructor(t){this.document=
t}visit=(t,e)=>{const{document:s}=this;(0,i.Zm)(s.resolve(e.get("EF")))&&this.specifications.set(e,t);let n=!1;for(const r of["AF","MCAF"])this.listsFiles(e.get(
r))&&(e.delete(r),n=!0);return n};finish(){const{document:t}=this;for(const[s,n]of this.specifications){for(const r of t.dict(s.get("EF"))?.values()??[])(0,i.i9)(
r)&&t.remove(r);t.edit(n);for(const r of W)s.delete(r)}const e=(0,O.Wo)(t,"Names");e?.dict.has("EmbeddedFiles")&&(t.edit(e.holder),e.dict.delete("EmbeddedFiles")),
t.catalog.has("Collection")&&t.editCatalog().delete("Collection")}listsFiles(t){const{document:e}=this,s=e.resolve(t);return(0,i.cy)(s)?!0:(0,i.Zm)(s)&&(s.has("\
EF")||(0,i.Eo)(e.resolve(s.get("Type")),"Filespec"))}}var Q=d(83267),H=d(39310),B=d(269),F=d(69959),R=d(66173),I=d(59234),T=d(57095);class K{found=[];get any(){
return this.found.length>0}add(t,e,s=""){this.found.push({from:t,to:e,text:s})}inOrder(){const t=[...this.found].sort((s,n)=>s.from-n.from||n.to-s.to),e=[];for(const s of t){
const n=e.at(-1);(!n||s.from>=n.to||s.from===s.to)&&e.push(s)}return e}}function z(o,t){const e=[];let s=0;for(const{from:n,to:r,text:f}of t){if(n<s)continue;const g=n===
s&&s>0;e.push(o.subarray(s,n),Buffer.from(`${g?"":`
`}${f}${f===""?"":`
`}`,"latin1")),s=r}return e.push(o.subarray(s)),Buffer.concat(e)}function Y(o,t){let[e,s]=[0,o.length];for(;e<s;){const n=e+s>>1;o[n].to<=t?e=n+1:s=n}return e<o.
length&&o[e].from<=t}var nt=d(19980),V=d(36692),pt=d(91725);class vt{document;across=0;down=0;constructor(t){this.document=t}forget(){this.across=this.down=0}async add(t,e){
const s=await this.fontOf(e);if(!s)return;const n=gt(t,e,s);s.vertical?this.down+=n:this.across+=n*e.stretch}async settled(t){if(this.across===0&&this.down===0)
return"";const e=await this.fontOf(t),s=e?.vertical===!0?t.size:t.size*t.stretch,n=e?.vertical===!0?this.down:this.across;return this.forget(),s===0||n===0?"":`\
[${(0,I._)(-1e3*n/s)}] TJ`}async fontOf({resource:t}){return t!==void 0&&this.document.dict(t)?(0,pt.G)(this.document,t):void 0}}function gt(o,t,e){const s=o.count-
1,n=o.string(s);if(n)return it(n,t,e);if(o.kind(s)!==V.pQ)return 0;let r=0;const f=o.inside(s);for(let g=f.next();g;g=f.next())g===V.An||g===V.Cd?r+=it((0,nt.E3)(
o.content,f.start,f.end),t,e):g===V.uk&&(r-=(0,nt.kz)(o.content,f.start,f.end)/1e3*t.size);return r}function it(o,{size:t,charSpace:e,wordSpace:s},n){let r=0;for(const f of n.
glyphs(o)){const g=n.vertical&&f.vertical?f.vertical.advance:f.width;r+=g*t+e+(f.isSpace?s:0)}return r}var Et=d(348),rt=d(15975);const yt=1e4,ot=["ActualText","\
Alt","E"];class wt{document;around;layers;cuts;ids=[];open=[];beyond=0;hiding=0;paintedCount=0;removedCount=0;constructor(t,e,s,n){this.document=t,this.around=e,
this.layers=s,this.cuts=n}get isHidden(){return this.hiding>0}painted(){this.paintedCount++}removed(){this.removedCount++}begin(t,e){if(this.open.length>=yt){this.
beyond++;return}const s=t.name(0)??"",n=t.operator==="BDC"?this.listOf(t):void 0,r=s==="OC"&&this.layers?.isNeverShown(n)===!0,f=this.isHidden;this.open.push({from:e,
to:t.end,tag:Buffer.from(t.content.subarray(t.startOf(0),t.endOf(0))).toString("latin1"),properties:this.document.dict(n),hides:r,isInside:f,painted:this.paintedCount,
removed:this.removedCount}),r&&this.hiding++,(r||f)&&this.cuts.add(e,t.end)}end(t,e){if(this.beyond>0)return this.beyond--,!1;const s=this.open.pop();return s?(s.
hides&&this.hiding--,(s.hides||s.isInside)&&this.cuts.add(t,e),this.close(s,t,e),s.hides&&!this.isHidden):!1}finish(t){for(;this.open.length>0;)this.end(t,t)}close(t,e,s){
const{tag:n,properties:r,hides:f,isInside:g}=t;if(this.paintedCount===t.painted&&(this.removedCount>t.removed||g||f)){const b=this.document.resolve(r?.get("MCID"));
if(typeof b=="number"&&this.ids.push(b),f||g)return;this.cuts.add(t.from,t.to),this.cuts.add(e,s)}else if(this.removedCount>t.removed&&r&&ot.some(b=>r.has(b))){
const b=new i.Bi([...r].filter(([G])=>!ot.includes(G))),k=new Et.k(256);(0,rt.bD)(k,b,rt.yT);const j=Buffer.from(k.bytes).toString("latin1");this.cuts.add(t.from,
t.to,/\b\d+ \d+ R\b/.test(j)?`${n} BMC`:`${n} ${j} BDC`)}}listOf(t){const e=t.name(1);if(e!==void 0)return this.around.find("Properties",e);const s=t.value(1);return(0,i.
Zm)(s)?s:void 0}}const Ot=3,Dt=new Set(["m","l","c","v","y","h","re"]),q=new Set(["S","s","f","F","f*","B","B*","b","b*","n"]),at={Do:[0,"XObject"],Tf:[0,"Font"],
gs:[0,"ExtGState"],sh:[0,"Shading"],cs:[0,"ColorSpace"],CS:[0,"ColorSpace"],scn:[-1,"Pattern"],SCN:[-1,"Pattern"],BDC:[1,"Properties"],DP:[1,"Properties"]};class tt{document;around;hidden;cuts=new K;marks;debt;states;uses=[];forms=[];path=[];clips=!1;saved=[];from=0;texts=0;constructor(t,e,s,n){
this.document=t,this.around=e,this.hidden=s,this.marks=new wt(t,e,s.layers,this.cuts),this.debt=new vt(t),this.states=new F.U({...(0,T.ue)([1,0,0,1,0,0]),mode:n,
resource:void 0})}async clean(t){await(0,R.K)(t,this.document.job.pace,s=>{const n=this.take(s);if(!n){this.from=s.end;return}return n.then(()=>{this.from=s.end})}),
this.marks.finish(t.length);const e=this.cuts.inOrder();return{content:e.length===0?t:z(t,e),...this.usesAfter(e),forms:this.forms.filter(({at:s})=>!Y(e,s)),ids:this.
marks.ids,texts:this.texts}}usesAfter(t){return{used:this.uses.filter(({at:e})=>!Y(t,e)),unused:this.uses.filter(({at:e})=>Y(t,e))}}take(t){this.note(t),this.marks.
isHidden&&this.dropComments(t);const{operator:e}=t;switch(e){case"BMC":case"BDC":this.marks.begin(t,this.from);return;case"EMC":this.marks.end(this.from,t.end)&&
(this.saved=[]);return;case"Tj":case"TJ":return this.show(t);case"'":case'"':return this.showOnNextLine(t);case"BT":case"Tm":case"Td":case"TD":case"T*":this.debt.
forget();return;default:this.marks.isHidden||this.drawsHidden(t)?this.hide(t):(e==="Do"||e==="sh"||e==="BI"||q.has(e))&&this.paint(e),this.follow(t)}}dropComments(t){
const{content:e,count:s,end:n,operator:r}=t,f=s>0?t.startOf(0):n-r.length;r!=="BI"&&e.subarray(this.from,f).includes(B.IQ)&&this.cuts.add(this.from,f)}drawsHidden(t){
const{layers:e}=this.hidden,s=e&&t.operator==="Do"?t.name(0):void 0;return s!==void 0&&e.isNeverShown(this.document.dict(this.around.find("XObject",s))?.get("OC"))}note(t){
const e=Object.hasOwn(at,t.operator)?at[t.operator]:void 0;if(!e)return;const[s,...n]=e,r=t.name(s<0?t.count+s:s);if(r!==void 0)for(const f of n){const g=this.around.
shelf(f,r);if(!g)continue;this.uses.push({shelf:g,name:r,at:this.from});const A=f==="XObject"?this.document.resolve(g.dict.get(r)):null;A instanceof i.Z6&&(0,i.
Eo)(this.document.resolve(A.dict.get("Subtype")),"Form")&&this.forms.push({value:g.dict.get(r),mode:this.states.current.mode,at:this.from})}}follow(t){const{states:e,
around:s,document:n}=this;if(e.follow(t))return;const{current:r}=e,f=t.name(0);if(t.operator==="Tf"&&f!==void 0)r.resource=s.find("Font",f),r.size=t.number(1)||
0;else if(t.operator==="gs"&&f!==void 0){const g=n.array(n.dict(s.find("ExtGState",f))?.get("Font")),A=n.resolve(g?.[1]);g&&(r.resource=g[0]),typeof A=="number"&&
(r.size=A)}else(0,T.ZO)(t,r)}paint(t){if(this.marks.painted(),!!q.has(t)){for(const[e,s]of this.path)this.cuts.add(e,s);this.path=[]}}hide(t){const{cuts:e,from:s}=this,
{operator:n,end:r}=t;if(this.marks.removed(),Dt.has(n))this.path.push([s,r]);else if(n==="W"||n==="W*")this.clips=!0;else if(q.has(n)){if(this.clips)e.add(s,r,"\
n");else for(const[f,g]of[...this.path,[s,r]])e.add(f,g);this.path=[],this.clips=!1}else if(n==="q")this.saved.push(s);else if(n==="Q"){const f=this.saved.pop();
f!==void 0&&e.add(f,r)}else["Do","sh","BI","MP","DP"].includes(n)&&e.add(s,r)}isInvisible(){const{document:t,hidden:e,states:s}=this,{mode:n,resource:r}=s.current;
return e.text&&n===Ot&&!(0,i.Eo)(t.resolve(t.dict(r)?.get("Subtype")),"Type3")}async show(t){const{debt:e,from:s}=this,{current:n}=this.states,r={...n};if(this.
goes()){this.cuts.add(s,t.end),await e.add(t,r);return}this.marks.painted();const f=await e.settled(r);f!==""&&this.cuts.add(s,s,f)}async showOnNextLine(t){const{
current:e}=this.states;this.debt.forget();const{count:s,operator:n}=t,r=n==='"'&&s>=3;if(r&&(e.wordSpace=t.number(s-3)||0,e.charSpace=t.number(s-2)||0),!this.goes()){
this.marks.painted();return}this.cuts.add(this.from,t.end,`${r?`${(0,I._)(e.wordSpace)} Tw ${(0,I._)(e.charSpace)} Tc `:""}T*`),await this.debt.add(t,{...e})}goes(){
if(!this.marks.isHidden){if(!this.isInvisible())return!1;this.texts++}return this.marks.removed(),!0}}class et{document;resources;holder;outer;shelves=new Map;constructor(t,e,s,n){
this.document=t,this.resources=e,this.holder=s,this.outer=n}shelf(t,e){const s=this.own(t);return s?.dict.has(e)?s:this.outer?.shelf(t,e)}find(t,e){return this.
shelf(t,e)?.dict.get(e)}own(t){const e=this.shelves.get(t);if(e||this.shelves.has(t))return e;const{document:s}=this,r=s.dict(this.resources)?.get(t),f=s.resolve(
r),g=(0,i.Zm)(f)?{dict:f,holder:(0,O.Kd)(r,(0,O.Kd)(this.resources,this.holder))}:void 0;return this.shelves.set(t,g),g}}const St=64;async function Mt(o){const{
pages:t,job:e}=o,s=new Map;for(let n=0;n<t.count;n++){const r=e.pace.step(500);r&&await r;const f=t.number(n);if(o.entry(f,"Resources")!==void 0)continue;const g=Pt(
o,f);if(g===void 0)continue;const A=o.dict(new i.oS(g)).get("Resources"),b=(0,i.i9)(A)?A:s.get(g)??o.add(A);s.set(g,b),t.patch(n,{Resources:b})}for(const n of s.
keys()){const r=o.edit(n);(0,i.Zm)(r)&&r.delete("Resources")}}function Pt(o,t){let e=o.entry(t,"Parent");for(let s=0;s<St&&(0,i.i9)(e);s++){const n=o.dict(e);if(n?.
has("Resources")===!0)return e.number;e=n?.get("Parent")}}const Tt=Uint8Array.of(10),J=0;class xt{document;hidden;structure;modes=new Map;borrowed=new Map;pages=new Map;forms=new Set;used=new Map;unused=[];unread=new Set;texts=0;constructor(t,e,s){
this.document=t,this.hidden=e,this.structure=s}async run(t){await Mt(this.document),this.hidden.text&&await this.readModes();const{pages:e}=this.document;for(let s=0;s<
e.count;s++)await this.page(s);for(const s of[...this.borrowed.keys()])await this.form(s);for(let s=1;s<t.length;s++)t[s]===1&&await this.object(s);return this.
dropUnused(),{texts:this.texts,unread:this.unread.size}}async readModes(){const{document:t}=this,e=[],s=async(n,r,f)=>{const{forms:g}=await new tt(t,r,{...this.
hidden,text:!1},f).clean(n);for(const A of g){const b=(0,i.i9)(A.value)?A.value.number:-1,k=this.modes.get(b)??new Set;b<0||k.has(A.mode)||(this.modes.set(b,k.add(
A.mode)),this.hasResources(b)||this.borrowed.set(b,r),e.push(A))}};for(const n of t.pages.numbers)await s(this.joined(this.streamsOf(n)),this.aroundPage(n),J);for(let n=e.
pop();n;n=e.pop()){const r=t.resolve(n.value),f=r instanceof i.Z6?this.decoded(r):void 0,g=n.value.number;f&&r instanceof i.Z6&&await s(f,this.aroundStream(g,r),
n.mode)}}async page(t){const{document:e}=this,s=e.pages.number(t),n=this.streamsOf(s),r=e.entry(s,"Resources"),f=`${n.map(G=>G.number).join(" ")}|${(0,i.i9)(r)?
r.number:`page ${s}`}`,g=this.pages.get(f);if(g){e.pages.patch(t,{Contents:g});return}const A=this.joined(n),b=this.aroundPage(s),k=await new tt(e,b,this.hidden,
J).clean(A);if(await this.took(k,b,s,0,e.entry(s,"StructParents")),k.content===A)return;const j=e.add(new i.Z6(new i.Bi([["Filter",(0,i.UU)("FlateDecode")]]),(0,Q.
Kc)(k.content)));this.pages.set(f,j),e.edit(s),e.pages.patch(t,{Contents:j})}streamsOf(t){const{document:e}=this,s=e.entry(t,"Contents");return((0,i.i9)(s)&&e.isStream(
s.number)?[s]:e.array(s)??[]).filter(r=>(0,i.i9)(r)&&e.resolve(r)instanceof i.Z6)}joined(t){const e=t.map(s=>this.decoded(this.document.resolve(s))??new Uint8Array(
0));return Buffer.concat(e.flatMap(s=>[s,Tt]))}aroundPage(t){const{document:e}=this;return new et(e,e.dict(new i.oS(t))?.get("Resources"),t)}async object(t){const{
document:e}=this,s=e.get(t),n=e.job.pace.step(200);if(n&&await n,s instanceof i.Z6){const{dict:r}=s;((0,i.Eo)(e.resolve(r.get("Subtype")),"Form")||e.resolve(r.get(
"PatternType"))===1||r.has("BBox")&&!r.has("ShadingType"))&&await this.form(t)}else(0,i.Zm)(s)&&(0,i.Eo)(e.resolve(s.get("Subtype")),"Type3")&&await this.glyphs(
t,s)}async form(t){const e=this.document.get(t);if(this.forms.has(t)||!(e instanceof i.Z6))return;this.forms.add(t);const{layers:s}=this.hidden;if(s?.isNeverShown(
e.dict.get("OC"))===!0)return;const n=this.modes.get(t),r=n?.size===1?[...n][0]:J;await this.stream(t,this.aroundStream(t,e),r)}async glyphs(t,e){const{document:s}=this,
n=new et(s,e.get("Resources"),t);for(const r of s.dict(e.get("CharProcs"))?.values()??[])!(0,i.i9)(r)||this.forms.has(r.number)||(this.forms.add(r.number),await this.
stream(r.number,n,J))}async stream(t,e,s){const{document:n}=this,r=n.get(t),f=r instanceof i.Z6?this.decoded(r):void 0;if(!f||!(r instanceof i.Z6))return;const g=await new tt(
n,e,this.hidden,s).clean(f);await this.took(g,e,-1,t,r.dict.get("StructParents")),g.content!==f&&n.put(t,(0,H.n)(r,g.content,{compress:!0}))}async took(t,e,s,n,r){
this.texts+=t.texts;for(const{shelf:g,name:A}of t.used){const b=this.used.get(g.dict)??new Set;this.used.set(g.dict,b.add(A))}for(const g of t.unused)this.unused.
push(g);for(const{value:g}of t.forms)(0,i.i9)(g)&&!this.hasResources(g.number)&&!this.borrowed.has(g.number)&&(this.borrowed.set(g.number,e),await this.form(g.number));
const f=this.document.resolve(r);t.ids.length>0&&typeof f=="number"&&await this.structure.dropMarked(f,s,n,t.ids)}hasResources(t){const e=this.document.get(t);return e instanceof
i.Z6&&this.document.dict(e.dict.get("Resources"))!==void 0}aroundStream(t,e){return new et(this.document,e.dict.get("Resources"),t,this.borrowed.get(t))}decoded(t){
const e=this.document.decodedPart(t);return e||this.unread.add(t),e?.data}dropUnused(){for(const{shelf:t,name:e}of this.unused)this.used.get(t.dict)?.has(e)===!0||
!t.dict.has(e)||(this.document.edit(t.holder),t.dict.delete(e))}}var Ct=d(46958),At=d(38504);async function ct(o,t,e){for(let s=1;s<t.length;s++){if(t[s]!==1)continue;
const n=o.get(s),r=n instanceof i.Z6?n:void 0,f={changed:!1,visited:0};(0,At.C)(n,A=>{f.visited++;for(const b of e)b(s,A,A===r?.dict?r:void 0)&&(f.changed=!0)}),
f.changed&&o.exists(s)&&o.edit(s);const g=o.job.pace.step(300*f.visited);g&&await g}}async function It(o,t,e){const s=new Set(t.neverShown()),n=[];await ct(o,e,
[(f,g,A)=>(A&&t.isNeverShown(g.get("OC"))&&n.push(f),g.has("Alternates")?bt(o,g,t):(0,i.Eo)(o.resolve(g.get("S")),"SetOCGState")?Rt(o,g,s):(0,i.Eo)(o.resolve(g.
get("Type")),"OCMD")&&Bt(o,g,s))]);for(const f of n)o.put(f,_t());(0,Ct.a)(o,s);for(const f of s)o.remove(f);return s.size}const _t=()=>new i.Z6(new i.Bi([["Typ\
e",new i.SX("XObject")],["Subtype",new i.SX("Form")],["BBox",[0,0,0,0]]]),new Uint8Array(0));function bt(o,t,e){const s=o.array(t.get("Alternates"))??[],n=s.filter(
r=>!e.isNeverShown(o.dict(r)?.get("OC")));return n.length===s.length?!1:(n.length>0?t.set("Alternates",n):t.delete("Alternates"),!0)}function Rt(o,t,e){const s=o.
array(t.get("State")),n=s?.filter(r=>!((0,i.i9)(r)&&e.has(r.number)));return!s||!n||n.length===s.length?!1:(t.set("State",n),!0)}function Bt(o,t,e){if(!dt(o,t.get(
"OCGs"),e)&&!dt(o,t.get("VE"),e))return!1;for(const s of["OCGs","VE","P"])t.delete(s);return!0}const Lt=32;function dt(o,t,e){const s=new Set,n=t===void 0?[]:[[
t,0]];for(let r=n.pop();r;r=n.pop()){const[f,g]=r;if(f instanceof i.oS&&e.has(f.number))return!0;const A=o.array(f);if(!(!A||s.has(A)||g>Lt)){s.add(A);for(const b of A)
n.push([b,g+1])}}return!1}var Ft=d(21159);const ft=216,Ut=217,Nt=218,Kt=254,$t=224,Wt=239,kt={224:"JFIF\0",226:"ICC_PROFILE\0",238:"Adobe"};function Xt(o){const t=(0,B.
bS)(o);if(t[0]!==255||t[1]!==ft)return o;const e=[];let s=0,n=2;for(;;){n=Zt(t,n);const r=t[n+1];if(n<0||r===void 0)break;if(r===Ut){if(Gt(t,n+2))break;e.push(t.
subarray(s,n+2)),s=t.length;break}const f=r===ft||r===1||r>=208&&r<=215,g=f?n+2:n+2+(n+4<=t.length?t.readUInt16BE(n+2):1/0);if(g>t.length||g<n+(f?2:4))break;(r===
Kt||r>=$t&&r<=Wt&&!jt(t,r,n+4,g))&&(e.push(t.subarray(s,n)),s=g),n=r===Nt?Ht(t,g):g}return s===0?o:Buffer.concat([...e,t.subarray(s)])}function jt(o,t,e,s){const n=kt[t];
return n!==void 0&&o.toString("latin1",e,Math.min(e+n.length,s))===n}function Gt(o,t){for(let e=t;e<o.length;e++)if(o[e]>32)return!1;return!0}function Zt(o,t){let e=o.
indexOf(255,t);for(;e>=0&&o[e+1]===255;)e++;return e}function Ht(o,t){for(let e=o.indexOf(255,t);e>=0;e=o.indexOf(255,e+1)){const s=o[e+1];if(s!==void 0&&s!==0&&
s!==255&&!(s>=208&&s<=215))return e}return o.length}const zt=new Set(["xml ","uuid","uinf","asoc","lbl ","nlst","jp2i","free"]),Vt=new Set(["ftbl","flst","cref"]),
Jt="jP  ",ht=65359,Qt=65424,Yt=65380;function qt(o){const t=(0,B.bS)(o);if(t.length>1&&t.readUInt16BE(0)===ht)return ut(t)??o;const e=te(t);if(e?.[0]?.type!==Jt||
e.some(({type:r})=>Vt.has(r)))return o;const s=e.flatMap(({type:r,from:f,body:g,end:A})=>{if(zt.has(r))return[];const b=r==="jp2c"?ut(t.subarray(g,A)):void 0;return b?
[ee(b.length),b]:[t.subarray(f,A)]}),n=Buffer.concat(s);return n.length===t.length?o:n}function te(o){const t=[];for(let e=0;e<o.length;){if(e+8>o.length)return;
const s=o.toString("latin1",e+4,e+8),n=o.readUInt32BE(e),r=n===1;if(r&&e+16>o.length)return;const f=r?Number(o.readBigUInt64BE(e+8)):n===0?o.length-e:n,g=e+(r?16:
8);if(e+f>o.length||e+f<g)return;t.push({type:s,from:e,body:g,end:e+f}),e+=f}return t}function ee(o){const t=Buffer.alloc(8);return t.writeUInt32BE(o+8,0),t.write(
"jp2c",4,"latin1"),t}function ut(o){if(o.length<4||o.readUInt16BE(0)!==ht)return;const t=[];let e=0;for(let s=2;s+4<=o.length;){const n=o.readUInt16BE(s);if(n===
Qt||n<65280)break;const r=s+2+o.readUInt16BE(s+2);n===Yt&&(t.push(o.subarray(e,s)),e=r),s=r}return e===0?void 0:Buffer.concat([...t,o.subarray(e)])}async function se(o,t){
let e=0;for(let s=1;s<t.length;s++){if(t[s]!==1||!o.isStream(s))continue;const n=o.get(s),r=n instanceof i.Z6?await ne(o,n):void 0;r&&(o.put(s,r),e++);const f=o.
job.pace.step(2e3);f&&await f}return e}async function ne(o,t){const{format:e,filter:s,parameters:n,before:r}=(0,Ft.D)(o,t);if(e!=="jpg"&&e!=="jp2")return;const f=o.
decodedPart(r)?.data;if(!f)return;const g=o.job.pace.step(f.length);g&&await g;const A=e==="jpg"?Xt(f):qt(f);if(A===f)return;const b=(0,H.n)(t,A,{compress:!1});
return b.dict.set("Filter",s),n&&b.dict.set("DecodeParms",n),b}var ie=d(76725),re=d(1480),oe=d(58825);const ae=new Set(["script","submit","execute"]);async function ce(o){
const t=(0,O.Wo)(o,"AcroForm"),e=o.resolve(t?.dict.get("XFA"));if(!t||e===null)return{removed:0,isDropped:!1};let s=0,n="";for(const r of(0,i.cy)(e)?e:[t.dict.get(
"XFA")]){const f=o.resolve(r);f instanceof i.Mx&&(n=Buffer.from(f.bytes).toString("latin1")),(0,i.i9)(r)&&f instanceof i.Z6&&(s+=await de(o,r,f,n))}return await(0,ie.
qg)(o)===!1?{removed:s,isDropped:!1}:(o.edit(t.holder),t.dict.delete("XFA"),o.catalog.has("NeedsRendering")&&o.editCatalog().delete("NeedsRendering"),{removed:s+
1,isDropped:!0})}async function de(o,t,e,s){const n=o.decodedPart(e)?.data;if(!n||!(0,i.i9)(t))return 0;const r=Buffer.from(n).toString("latin1");let f=0;const g=({
local:b},k)=>{const j=ae.has(b)&&s!=="datasets"&&!k.some(fe);return j&&f++,j},A=await(0,oe.Y)(r,g,o.job.pace);return A!==r&&o.put(t,(0,H.n)(e,Buffer.from(A,"lat\
in1"),{compress:!0})),A===r?0:f}const fe=({namespace:o,local:t})=>t==="datasets"&&o===re.dK.xfa;async function he(o,t){const e=t.attachments?(await(0,S._)(o)).length:
0,s=new D.z(o),n=await ue(o,t,s),r=await me(o,t,s),f=await pe(o,t),{live:g}=await(0,M.Gy)(o),A=t.imageMetadata?await se(o,g):0,b=t.metadata?(0,m.B4)(o):0;return{
removed:{scripts:f.scripts,privateData:f.privateData,metadata:b,hiddenLayers:r.layers,hiddenText:r.texts,attachments:e,comments:n,externalLinks:f.links,imageMetadata:A},
isXfaDropped:f.isXfaDropped,unread:r.unread}}async function ue(o,t,e){const s=new Set;return await(0,P.L)(o,n=>{const r=(0,x.I)(o,n);return t.comments&&(0,x.E)(
r,"comments")?(r!=="Popup"&&s.add(n),!0):t.attachments&&r==="FileAttachment"||t.hiddenLayers&&e.isNeverShown(n.get("OC"))}),s.size}const le={layers:0,texts:0,unread:0};
async function me(o,t,e){const s=t.hiddenLayers&&(0,O.Wo)(o,"OCProperties")!==void 0&&(e.neverShown().length>0||(await(0,u.V3)(o,["OCMD","OFF"])).length>0);if(!s&&
!t.hiddenText)return le;const n=(0,p.Hi)(o),{live:r}=await(0,M.Gy)(o),f=new xt(o,{layers:s?e:void 0,text:t.hiddenText},n.structure),{texts:g,unread:A}=await f.run(
r);return await n.structure.flush(),await(0,p.Pv)(n,new Set(n.removal.removed())),{layers:s?await It(o,e,r):0,texts:g,unread:A}}async function pe(o,t){const e=new L(
o,{scripts:t.scripts,links:t.externalLinks}),s=new X(o),n=new Z(o),r=[];(t.scripts||t.externalLinks)&&r.push(e.visit),t.privateData&&r.push(s.privateData),t.attachments&&
r.push(n.visit);const{live:f}=await(0,M.Gy)(o);await ct(o,f,r),e.finish(),t.attachments&&n.finish(),t.privateData&&s.dropNames(["IDS","URLS"]),t.scripts&&lt(o,"\
Names","JavaScript"),t.externalLinks&&lt(o,"URI","Base");const g=t.scripts?await ce(o):{removed:0,isDropped:!1};return{scripts:e.removedScripts+g.removed,links:e.
removedLinks,privateData:s.removed,isXfaDropped:g.isDropped}}function lt(o,t,e){const s=(0,O.Wo)(o,t);s?.dict.has(e)&&(o.edit(s.holder),s.dict.delete(e))}var ve=d(
30656),ge=d(90460),st=d(80397),Ee=d(10404),ye=d(7390),we=d(95199);const mt={scripts:"removedScripts",privateData:"removedPrivateData",metadata:"removedMetadata",
hiddenLayers:"removedHiddenLayers",hiddenText:"removedHiddenText",attachments:"removedAttachments",comments:"removedComments",externalLinks:"removedExternalLink\
s",imageMetadata:"removedImageMetadata"},Oe=async(o,t,e)=>{const s=await(0,ye.E)(o.bytes,e,{password:t.open_password}),n={scripts:t.remove_scripts,privateData:t.
remove_private_data,metadata:t.remove_metadata,hiddenLayers:t.remove_hidden_layers,hiddenText:t.remove_hidden_text,attachments:t.remove_attachments,comments:t.remove_comments,
externalLinks:t.remove_external_links,imageMetadata:t.remove_image_metadata},{archive:r}=await(0,st.ds)(s),f=n.metadata||n.attachments?await(0,ge.J)(s):!1,g=await he(
s,n),A=[...f?[Se]:[],...await De(s,g,r)],b=s.pages.count,k=Object.keys(mt).filter(G=>n[G]),j=Object.fromEntries(k.map(G=>[mt[G],g.removed[G]]));return{documents:[
{name:o.name,bytes:await(0,we.UN)(s),pageCount:b}],notes:A,facts:{pageCount:b,...j}}};async function De(o,{removed:t,isXfaDropped:e,unread:s},n){const r=[];return n&&
t.metadata>0?r.push((0,st.Xb)(n,"its metadata was removed")):n?.level==="f"&&t.attachments>0&&r.push((0,st.qg)(o,await(0,Ee.Br)(o),n,"its embedded files were re\
moved")),e&&r.push((0,ve.Yw)("scripts")),s>0&&r.push(Me(s)),Object.values(t).every(f=>f===0)&&r.push(Pe),r}const Se={code:"invoice_claim_removed",message:"The d\
ocument is no longer an electronic invoice, because its metadata or its attachments were removed. Keep both to publish invoices.",mentions:["remove_metadata","r\
emove_attachments"]},Me=o=>({code:"content_unreadable",message:`${o===1?"One content stream":`${o} content streams`} could not be read, because the compression \
is not known. Hidden content in there was not removed.`}),Pe={code:"nothing_to_remove",message:"The document had none of the things to remove."}}),52977:((N,_,d)=>{
d.d(_,{E:()=>D,I:()=>S});var u=d(16039);const M=new Set(["Text","FreeText","Line","Square","Circle","Polygon","PolyLine","Highlight","Underline","Squiggly","Str\
ikeOut","Caret","Stamp","Ink","Popup","Sound","Redact","Projection"]),x=new Set(["Link","Widget","FileAttachment"]);function S(p,P){const m=p.resolve(P.get("Sub\
type"));return m instanceof u.SX?m.text:""}const D=(p,P)=>P==="comments"?M.has(p):p!==""&&!x.has(p)}),69959:((N,_,d)=>{d.d(_,{U:()=>x,c:()=>S});var u=d(80199);const M=1e4;
class x{current;saved=[];beyond=0;constructor(p){this.current=p}follow(p){switch(p.operator){case"q":return this.saved.length<M?this.saved.push({...this.current}):
this.beyond++,!0;case"Q":return this.beyond>0?this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.transform(p),!0;default:return!1}}transform(p){
if(p.count!==6)return;const[P,m,O,i,v,a]=S(p);this.current.matrix=(0,u.lw)([P,m,O,i,v,a],this.current.matrix)}}const S=D=>Array.from({length:D.count},(p,P)=>D.number(
P))}),66173:((N,_,d)=>{d.d(_,{B:()=>v,K:()=>y});var u=d(269),M=d(48118),x=d(19980),S=d(36692);const D=64,p=100,P=16*1024*1024,m=["true","false","null"],O=new Map,
i=`b B b* B* BDC BI BMC BT BX c cm cs CS d d0 d1 Do DP EI EMC ET EX f F f* G g gs h i ID j J k K l m M MP n q Q re rg RG ri s S sc SC scn SCN sh T* Tc Td TD Tf \
Tj TJ TL Tm Tr Ts Tw Tz v w W W* y ' "`;for(const w of i.split(" "))O.set((0,S.$N)(w),w);class v{content;operator="";count=0;end=0;dataStart=-1;dataEnd=-1;tokens;kinds=new Uint8Array(
D);starts=new Int32Array(D);ends=new Int32Array(D);depth=0;outermost=S.Kp;opened=0;deepest=0;inImage=!1;isGiven=!0;constructor(c){this.content=c,this.tokens=new S.
oz(c)}next(){return this.advance(1/0)}advance(c){const{tokens:l}=this;for(this.isGiven&&this.forget();l.end<c;){const E=l.next();switch(E){case S.Kp:return this.
end=l.end,this.dataStart>=0&&this.give("BI");case S.QR:if(this.depth===0&&this.keyword())return!0;break;case S.pQ:case S.q$:if(this.depth++>0){this.depth>this.deepest&&
(this.deepest=this.depth);break}this.outermost=E,this.opened=l.start;break;case S.OG:case S.ZT:this.depth>0&&--this.depth===0&&this.add(this.outermost,this.opened);
break;case S.Ho:this.dataStart=l.start,this.dataEnd=l.end;break;default:this.depth===0&&this.add(E,l.start)}}return this.end=l.end,!1}forget(){this.isGiven=!1,this.
count=this.deepest=0,this.dataStart=this.dataEnd=-1}keyword(){const{tokens:c}=this,l=O.get(c.code);if(l===void 0&&m.some(E=>E.length===c.end-c.start&&(0,u.w1)(this.
content,c.start,E)))this.add(S.QR,c.start);else if(l==="BI")this.inImage=!0,this.count=0;else if(this.inImage){if(l==="EI")return this.give("BI")}else return this.
give(l??"");return!1}give(c){return this.operator=c,this.end=this.tokens.end,this.isGiven=!0,this.inImage=!1,!0}add(c,l){const{count:E}=this;E!==D&&(this.kinds[E]=
c,this.starts[E]=l,this.ends[E]=this.tokens.end,this.count=E+1)}kind(c){return c>=0&&c<this.count?this.kinds[c]:S.Kp}startOf(c){return this.starts[c]}endOf(c){return this.
ends[c]}number(c){return this.kind(c)===S.uk?(0,x.kz)(this.content,this.starts[c],this.ends[c]):NaN}name(c){return this.kind(c)===S.o_?(0,x.MQ)(this.content,this.
starts[c]+1,this.ends[c]):void 0}string(c){const l=this.kind(c);return l===S.An||l===S.Cd?(0,x.E3)(this.content,this.starts[c],this.ends[c]):void 0}value(c){return this.
kind(c)===S.Kp||this.deepest>p?null:new M.i(this.content,this.starts[c],this.ends[c],p,void 0,P).value()}inside(c){return new S.oz(this.content,this.starts[c]+1,
this.ends[c]-1)}}const a=32768,h=6;async function y(w,c,l){const E=new v(w);for(;E.end<w.length;){const{end:C}=E;for(;E.advance(C+a);){const U=l(E);U&&await U}const L=c.
step(h*(E.end-C));L&&await L}}}),59234:((N,_,d)=>{d.d(_,{_:()=>u,qK:()=>x,vs:()=>M});function u(S){const D=Number(S.toPrecision(7)),p=Math.abs(D)<1e-9?"0":String(
D);return p.includes("e")?D.toFixed(12).replace(/\.?0+$/,""):p}const M=S=>S.map(u).join(" "),x=(S,D)=>`q ${D} cm /${S} Do Q`}),36692:((N,_,d)=>{d.d(_,{$N:()=>L,
An:()=>D,Cd:()=>p,Ho:()=>a,Kp:()=>M,OG:()=>O,QR:()=>P,ZT:()=>v,jq:()=>H,o_:()=>S,oz:()=>X,pQ:()=>m,q$:()=>i,uk:()=>x});var u=d(269);const M=0,x=1,S=2,D=3,p=4,P=5,
m=6,O=7,i=8,v=9,a=10,h=0,y=11,w=12,c=13,l=new Uint8Array(256).fill(P),E=new Uint8Array(256);for(let B=0;B<256;B++)u.Kl[B]!==u.N9&&(l[B]=h);for(const B of[u.b9,u.
N5,u.fX])E[B]=1;for(let B=u.l0;B<=u.ev;B++)E[B]=1;for(let B=0;B<256;B++)E[B]&&(l[B]=x);l[u.cL]=S,l[u.Cx]=D,l[u.iH]=w,l[u.vz]=c,l[u.WL]=m,l[u.wt]=O,l[u.IQ]=y;const C=3,
L=B=>[...B].reduce((F,R,I)=>F|R.charCodeAt(0)<<8*I,0),U=L("BI"),$=L("ID");class X{content;to;kind=M;start=0;end;isCut=!1;passed=0;inImage=!1;atData=!1;constructor(F,R=0,I=F.
length){this.content=F,this.to=I,this.start=this.end=R}next(F=!1){const{content:R,to:I}=this;if(this.atData)return this.imageData();let T=this.end;for(;T<I;){const K=T,
z=l[R[T++]];switch(z){case h:continue;case x:for(;T<I&&E[R[T]]===1;)T++;if(F){this.passed++;continue}return this.found(x,K,T);case P:for(;T<I&&u.Kl[R[T]]===u.N9;)
T++;return T-K===2&&this.followImage(R[K]|R[K+1]<<8),this.found(P,K,T);case S:for(;T<I&&u.Kl[R[T]]===u.N9;)T++;if(F){this.passed++;continue}return this.found(S,
K,T);case D:return T=(0,u.t9)(R,K,I),this.isCut=T===I&&H(R,K,I)>0,this.found(D,K,T);case w:return T<I&&R[T]===u.iH?this.found(i,K,T+1):(T=(0,u.$k)(R,T,I),this.isCut=
R[T-1]!==u.vz,this.found(p,K,T));case c:if(T<I&&R[T]===u.vz)return this.found(v,K,T+1);continue;case y:T=(0,u.D)(R,T,I);continue;default:return this.found(z,K,T)}}
return this.found(M,I,I)}found(F,R,I){return this.kind=F,this.start=R,this.end=I,F}get code(){const{content:F,start:R,end:I}=this,T=I-R;return T>C?0:F[R]|(T>1?F[R+
1]<<8:0)|(T>2?F[R+2]<<16:0)}followImage(F){this.atData=this.inImage&&F===$,this.inImage=F===U||this.inImage&&!this.atData}imageData(){const{content:F,to:R}=this;
this.atData=!1;const I=Math.min(this.end+1,R),T=Z(F,I,R);return this.isCut=T<0,this.found(a,I,T<0?R:T)}}const W=12;function Z(B,F,R){for(let I=F;I+1<R;I++){if(B[I]!==
u.HV||B[I+1]!==u.tw||I>F&&u.Kl[B[I-1]]!==u.t6)continue;const T=I+2;if(!(T<R&&u.Kl[B[T]]===u.N9)&&Q(B,T,Math.min(T+W,R)))return Math.max(I-1,F)}return-1}function Q(B,F,R){
for(let I=F;I<R;I++){const T=B[I];if((T<u.Z4||T>u.du)&&u.Kl[T]!==u.t6)return!1}return!0}function H(B,F,R=B.length){let I=0;for(let T=F;T<R;T++){const K=B[T];K===
u.r_?T++:K===u.Cx?I++:K===u.s1&&I--}return I}}),76725:((N,_,d)=>{d.d(_,{$x:()=>i,Kh:()=>m,qg:()=>v,xS:()=>O});var u=d(49153),M=d(11275),x=d(38504),S=d(16039),D=d(
54075),p=d(75767),P=d(90191);function m(h,y){const w=h.resolve(y.get("S"));return(!y.has("S")||(0,S.Eo)(w,"JavaScript")||(0,S.Eo)(w,"Rendition"))&&h.resolve(y.get(
"JS"))!==null}async function O(h,y){const w=y.filter(l=>(0,x.L)(h.get(l),E=>m(h,E)));if(w.length===0)return!1;const{live:c}=await(0,M.Gy)(h);return w.some(l=>c[l]===
1)}async function i(h){return await O(h,(await(0,p.S)(h)).JS)||v(h)}async function v(h){if(!(0,S.Zm)(h.get(h.catalogNumber)))return!1;const y=h.resolve((0,P.Wo)(
h,"AcroForm")?.dict.get("XFA"));if(y===null)return!1;if(h.security?.locked===!0)return null;for(const w of Array.isArray(y)?y:[y]){const c=h.resolve(w);if(!(c instanceof
S.Z6))continue;let l;try{l=await h.decodedAtEase(c)}catch(C){if(!(C instanceof u.zU)||C.code==="cancelled")throw C;return!0}const E=(0,D.xK)(l);if(E===void 0||E.
includes("script")&&await a(E,h.job.pace))return!0}return!1}async function a(h,y){const w=c=>(c.kind==="start"||c.kind==="empty")&&/^(?:[^:]*:)?script$/.test(c.
name);return await(0,D.km)(h,y,w)!=="well-formed"}}),30656:((N,_,d)=>{d.d(_,{Yw:()=>P,br:()=>D,f4:()=>x,mD:()=>S});var u=d(49153),M=d(90191);function x(m,O){return O.
form?.dict.has("XFA")?m.resolve(m.catalog.get("NeedsRendering"))===!0||!O.fields.some(({kind:v})=>v!=="unknown")?"dynamic":"static":"none"}function S(m,O){if(x(
m,O)!=="dynamic")return;const i="is a dynamic XFA form, whose pages and fields only Adobe viewers show";throw new u.zU("invalid_parameters",`file: ${i}`,{issues:[
{field:"file",message:i}],advice:"Print it to a PDF document from Adobe Reader, or ask its author for a form without XFA"})}function D(m,O){const i=(0,M.Wo)(m,"\
AcroForm");return i?.dict.has("XFA")?(m.edit(i.holder),i.dict.delete("XFA"),m.catalog.has("NeedsRendering")&&m.editCatalog().delete("NeedsRendering"),[P(O)]):[]}
const p={values:"it would still show the old values.",pages:"it described removed pages. The fields themselves remain.",scripts:"it has scripts, or parts that c\
annot be read, which may have some. The fields themselves remain.",places:"it says where fields are on the pages. The fields themselves remain.",merge:"XFA form\
s cannot be merged. The fields themselves remain."},P=m=>({code:"xfa_removed",message:`The XFA version of the form was removed, because ${p[m]}`})}),80199:((N,_,d)=>{
d.d(_,{DI:()=>D,Gd:()=>P,Mo:()=>x,Mp:()=>i,Pj:()=>O,S3:()=>M,Z7:()=>S,d:()=>v,iN:()=>u,lw:()=>p,zl:()=>m});function u({box:[a,h,y,w],rotation:c}){const l=y-a,E=w-
h;return c%180===0?{width:l,height:E}:{width:E,height:l}}function M({box:[a,h,y,w],rotation:c}){switch(c){case 0:return[1,0,0,1,a,h];case 90:return[0,1,-1,0,y,h];case 180:
return[-1,0,0,-1,y,w];case 270:return[0,-1,1,0,a,w]}}function x(a,h){return h===void 0?a:O(a,h)??a}function S([a,h,y,w]){return[Math.min(a,y),Math.min(h,w),Math.
max(a,y),Math.max(h,w)]}function D([a,h,y,w,c,l]){const E=a*w-h*y,[C,L,U,$]=[w/E,-h/E,-y/E,a/E];return[C+0,L+0,U+0,$+0,-(c*C+l*U)+0,-(c*L+l*$)+0]}function p(a,h){
const[y,w,c,l,E,C]=a,[L,U,$,X,W,Z]=h;return[y*L+w*$,y*U+w*X,c*L+l*$,c*U+l*X,E*L+C*$+W,E*U+C*X+Z]}function P([a,h,y,w,c,l],E,C){return[a*E+y*C+c,h*E+w*C+l]}function m(a,[
h,y,w,c]){const[l,E]=P(a,h,y),[C,L]=P(a,w,y),[U,$]=P(a,h,c),[X,W]=P(a,w,c);return[Math.min(l,C,U,X),Math.min(E,L,$,W),Math.max(l,C,U,X),Math.max(E,L,$,W)]}function O(a,h){
const y=[Math.max(a[0],h[0]),Math.max(a[1],h[1]),Math.min(a[2],h[2]),Math.min(a[3],h[3])];return y[0]<y[2]&&y[1]<y[3]?y:void 0}const i=a=>a.map(h=>Math.round(h*
1e5)/1e5+0),v=(a,{userUnit:h})=>String(Number((a*h/72).toPrecision(3)))}),21159:((N,_,d)=>{d.d(_,{D:()=>S});var u=d(85533),M=d(16039);const x={DCTDecode:"jpg",DCT:"\
jpg",JPXDecode:"jp2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};function S(D,p){const P=(0,u.c3)(D,p.dict.get("Filter")),m=(0,u.c3)(D,p.dict.get("D\
ecodeParms")),O=P.at(-1)??null,i=O instanceof M.SX?x[O.text]:void 0;if(!i)return{format:i,parameters:void 0,filter:O,before:p};const v=new M.Bi(p.dict);v.set("F\
ilter",P.slice(0,-1)),v.set("DecodeParms",m.slice(0,P.length-1));const a=m[P.length-1];return{format:i,parameters:(0,M.Zm)(a)?a:void 0,filter:O,before:new M.Z6(
v,p.data,p.sealed)}}}),90460:((N,_,d)=>{d.d(_,{J:()=>P,a:()=>m});var u=d(1480),M=d(10404),x=d(18679),S=d(31808),D=d(34331),p=d(67753);async function P(v){const a=await(0,M.
Br)(v),h=({namespace:y})=>p.fD.includes(y);return a?.properties.some(h)?((0,S._L)(v,(0,S.QH)(a,h,[])),!0):!1}async function m(v,a,h){const y=(l,E,C)=>({prefix:l,
name:E,form:"simple",values:[C]}),w=(0,S.QH)(a,({namespace:l,name:E})=>p.fD.includes(l)||l===u.dK.pdfaid&&E==="part",[y("pdfaid","part","3"),y("fx","DocumentTyp\
e","INVOICE"),y("fx","DocumentFileName",h.file),y("fx","Version",h.version),y("fx","ConformanceLevel",h.level)]),c=await(0,D.kg)(Buffer.from(w,"utf8"),v.job.pace);
(0,S._L)(v,(0,x.m)(c,"pdfaExtension","schemas",i))}const O=[["DocumentType","Type of the invoice document"],["DocumentFileName","Name of the embedded XML invoic\
e"],["Version","Version of the XML invoice standard"],["ConformanceLevel","Profile of the XML invoice"]],i=`<rdf:li rdf:parseType="Resource" xmlns:pdfaSchema="${u.
dK.pdfaSchema}" xmlns:pdfaProperty="${u.dK.pdfaProperty}">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${u.dK.fx}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${O.map(([v,a])=>`<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${v}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty\
:category>external</pdfaProperty:category><pdfaProperty:description>${a}</pdfaProperty:description></rdf:li>
`).join("")}</rdf:Seq></pdfaSchema:property>
</rdf:li>
`}),36342:((N,_,d)=>{d.d(_,{z:()=>m});var u=d(16039);const M={View:"ViewState",Print:"PrintState"};class x{document;categories={View:new Map,Print:new Map};intents;constructor(i,v){
this.document=i,this.intents=this.intentsOf(v);for(const a of i.array(v?.get("AS"))??[]){const h=i.dict(a),y=i.resolve(h?.get("Event"));if(!h||!((0,u.Eo)(y,"Vie\
w")||(0,u.Eo)(y,"Print")))continue;const w=S(i,h.get("Category")),c=this.categories[y.text];for(const l of i.array(h.get("OCGs"))??[]){if(!(0,u.i9)(l))continue;
const E=c.get(l.number)??new Set;for(const C of w)E.add(C);c.set(l.number,E)}}}isAlwaysOn(i){const{intents:v}=this;if(v.has("All"))return!1;const a=this.intentsOf(
this.document.dict(new u.oS(i)));return!a.has("All")&&![...a].some(h=>v.has(h))}stateOf(i,v){const a=this.categories[v].get(i);if(!a)return;const h=this.document.
dict(this.document.dict(new u.oS(i))?.get("Usage"));let y;for(const w of a){const c=M[w],l=c===void 0?null:this.document.resolve(this.document.dict(h?.get(w))?.
get(c));if((0,u.Eo)(l,"OFF"))return!1;(0,u.Eo)(l,"ON")&&(y=!0)}return y}intentsOf(i){const v=S(this.document,i?.get("Intent"));return new Set(v.length>0?v:["Vie\
w"])}}function S(O,i){return(O.array(i)??[i??null]).map(a=>O.resolve(a)).flatMap(a=>a instanceof u.SX?[a.text]:[])}const D=32;function p(O,i,v){const a=new Map,
h=(y,w)=>{const c=a.get(y);if(c!==void 0)return c;a.set(y,!0);const l=O.resolve(y[0]),E=U=>{const $=O.resolve(U);return(0,u.cy)($)?w>0?h($,w-1):!0:!(0,u.i9)(U)||
v(U.number)},C=y.slice(1),L=P(l instanceof u.SX?l.text:"",C,E);return a.set(y,L),L};return h(i,D)}function P(O,i,v){switch(O){case"And":return i.every(v);case"O\
r":return i.some(v);case"Not":return i.length===0||!v(i[0]);default:return!0}}class m{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(i){
this.document=i;const v=i.dict(i.dict(i.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,u.Eo)(i.resolve(v?.get("BaseState")),"OFF");for(const a of i.array(
v?.get("OFF"))??[])(0,u.i9)(a)&&this.off.add(a.number);for(const a of i.array(v?.get("ON"))??[])(0,u.i9)(a)&&this.on.add(a.number);this.usages=new x(i,v),this.viewed=
a=>this.usages.isAlwaysOn(a)||(this.usages.stateOf(a,"View")??!this.isGroupOff(a)),this.printed=a=>this.usages.stateOf(a,"Print")??this.viewed(a)}isOff(i){return!this.
shows(i,this.viewed)}isNeverShown(i){return this.isOff(i)&&!this.shows(i,this.printed)}groupsOff(){const{document:i}=this,v=i.dict(i.catalog.get("OCProperties"));
return this.baseOff?(i.array(v?.get("OCGs"))??[]).filter(a=>!(0,u.i9)(a)||!this.on.has(a.number)):i.array(i.dict(v?.get("D"))?.get("OFF"))??[]}neverShown(){const i=this.
document.array(this.document.dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[];return[...new Set(i.flatMap(a=>(0,u.i9)(a)?[a.number]:[]))].filter(
a=>!this.viewed(a)&&!this.printed(a))}shows(i,v){const{document:a}=this,h=a.dict(i);if(!h)return!0;if(!(0,u.Eo)(a.resolve(h.get("Type")),"OCMD"))return!(0,u.i9)(
i)||v(i.number);const y=a.resolve(h.get("VE"));return(0,u.cy)(y)?p(a,y,v):this.showsByPolicy(h,v)}showsByPolicy(i,v){const{document:a}=this,h=i.get("OCGs"),y=(a.
array(h)??[h]).filter(u.i9);if(y.length===0)return!0;const w=y.map(({number:l})=>v(l)),c=a.resolve(i.get("P"));switch(c instanceof u.SX?c.text:"AnyOn"){case"All\
On":return w.every(l=>l);case"AnyOff":return!w.every(l=>l);case"AllOff":return!w.some(l=>l);default:return w.some(l=>l)}}isGroupOff(i){return this.off.has(i)||this.
baseOff&&!this.on.has(i)}}}),80397:((N,_,d)=>{d.d(_,{Ip:()=>m,XM:()=>h,Xb:()=>a,ds:()=>P,qg:()=>v});var u=d(58247),M=d(30729),x=d(1480),S=d(10404),D=d(34331),p=d(
31808);const P=(0,M.H)(async c=>m(c,await(0,S.Br)(c)));function m(c,l){const E=(W,Z)=>(0,u.w)((0,D.sm)(l,W,Z)[0]??""),C=i(E("pdfaid","part"),E("pdfaid","conform\
ance").toLowerCase()),L=O(E("pdfuaid","part"))?`PDF/UA-${E("pdfuaid","part")}`:void 0,$=[E("pdfxid","GTS_PDFXVersion")||E("pdfx","GTS_PDFXVersion")||((0,u.G)(c.
resolve((0,S._U)(c)?.get("GTS_PDFXVersion")))??""),E("pdfe","ISO_PDFEVersion"),E("pdfvtid","GTS_PDFVTVersion")],X=[C?.name,L,...$.filter(W=>/^PDF\/[\w .:/()-]{1,40}$/.
test(W))];return{archive:C,accessible:L,names:X.filter(W=>W!==void 0)}}const O=c=>/^[1-9]$/.test(c);function i(c,l){if(!O(c))return;const E=/^[abuef]$/.test(l)?
l:"";return{part:Number(c),level:E,name:`PDF/A-${c}${E}`}}function v(c,l,E,C){return l&&w(c,l,[x.dK.pdfaid]),a(E,C)}const a=({name:c},l)=>({code:"pdfa_identific\
ation_removed",message:`The document no longer claims ${c}: ${l}.`});async function h(c){const l=await(0,S.Br)(c);if(!l)return[];const{archive:E,accessible:C}=m(
c,l);w(c,l,[x.dK.pdfaid,x.dK.pdfuaid]);const L=[E?.name,C].filter(U=>U!==void 0);return L.length>0?[y(L)]:[]}const y=c=>({code:"conformance_dropped",message:`Th\
e result no longer claims ${c.join(" and ")}, because a merge cannot guarantee conformance.`});function w(c,l,E){l.properties.some(({namespace:C})=>E.includes(C))&&
(0,p._L)(c,(0,p.QH)(l,({namespace:C})=>E.includes(C),[]))}}),4268:((N,_,d)=>{d.d(_,{B4:()=>P,Ij:()=>S,In:()=>p});var u=d(7548),M=d(38504),x=d(16039);async function S(m){
m.trailer.delete("Info");const O=await(0,u.zx)(m,["Metadata","PieceInfo"]),i=v=>v.has("PieceInfo")||D(m,v);for(const v of new Set([...O.Metadata,...O.PieceInfo])){
if(!(0,M.L)(m.get(v),i))continue;(0,M.C)(m.edit(v),h=>{D(m,h)&&h.delete("Metadata"),h.delete("PieceInfo")});const a=m.job.pace.step(1e3);a&&await a}}function D(m,O){
return p(m.resolve(O.get("Metadata")))}const p=m=>m instanceof x.Z6&&((0,x.Eo)(m.dict.get("Type"),"Metadata")||(0,x.Eo)(m.dict.get("Subtype"),"XML"));function P(m){
const O=m.dict(m.trailer.get("Info"))!==void 0,i=m.resolve(m.catalog.get("Metadata"))!==null;return m.trailer.delete("Info"),m.catalog.has("Metadata")&&m.editCatalog().
delete("Metadata"),Number(O)+Number(i)}}),58825:((N,_,d)=>{d.d(_,{Y:()=>x});var u=d(1480),M=d(54075);async function x(D,p,P){const m=new S(p);await(0,M.km)(D,P,
v=>((v.kind==="start"||v.kind==="empty")&&m.start(v.name,v.attributes,v.from),(v.kind==="end"||v.kind==="empty")&&m.end(v.name,v.to),m.isTooDeep));const O=[];let i=0;
for(const v of m.dropped)O.push(D.slice(i,v.from)),i=v.to;return O.join("")+D.slice(i)}class S{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new u.ee;constructor(p){
this.drops=p}start(p,P,m){this.isTooDeep=this.open.length>=M.ol,this.scope.enter(P);const O=this.scope.ofElement(p);this.open.push({name:p,from:m,drops:this.drops(
O,this.elements)}),this.elements.push(O)}end(p,P){let m=this.open.length-1;for(;m>=0&&this.open[m].name!==p;)m--;if(m<0)return;const{drops:O,from:i}=this.open[m];
for(;this.open.length>m;)this.open.pop(),this.elements.pop(),this.scope.leave();if(O){for(;this.dropped.length>0&&this.dropped.at(-1).from>i;)this.dropped.pop();
this.dropped.push({from:i,to:P})}}}}),18679:((N,_,d)=>{d.d(_,{m:()=>x});var u=d(1480),M=d(54075);function x(S,D,p,P){const{text:m,properties:O,end:i,about:v}=S,
a=O.find(c=>c.namespace===u.dK[D]&&c.name===p),h=a&&m.slice(a.from,a.to).match(/^[\s\S]*(?=<\/(?:[\w.-]+:)?Bag\s*>)/)?.[0].length;if(a&&h!==void 0){const c=a.from+
h;return`${m.slice(0,c)}${P.replace("<rdf:li",`<rdf:li xmlns:rdf="${u.dK.rdf}"`)}${m.slice(c)}`}const y=`<${D}:${p}><rdf:Bag>
${P}</rdf:Bag></${D}:${p}>`,w=`<rdf:Description xmlns:rdf="${u.dK.rdf}" rdf:about="${(0,M.X)(v)}" xmlns:${D}="${u.dK[D]}">
${y}
</rdf:Description>
`;return`${m.slice(0,i)}${w}${m.slice(i)}`}}),31808:((N,_,d)=>{d.d(_,{QH:()=>S,T3:()=>D,_L:()=>O});var u=d(1480),M=d(54075),x=d(16039);function S(i,v,a){const{text:h,
properties:y,end:w,about:c}=i,l=[];let E=0;for(const C of y.filter(v).sort((L,U)=>L.from-U.from))C.from<E||(l.push(h.slice(E,C.from)),E=C.to);return l.push(h.slice(
E,Math.max(w,E))),a.length>0&&l.push(p(a,c)),l.push(h.slice(Math.max(w,E))),m(l.join(""))}function D(i){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"\
?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${u.dK.rdf}">
${p(i,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function p(i,v){const h=[...new Set(i.map(({prefix:w})=>w))].map(w=>` xmlns:${w}="${u.dK[w]}"`).join(""),y=i.map(({prefix:w,name:c,form:l,values:E})=>`\
<${w}:${c}>${P(l,E)}</${w}:${c}>
`);return`<rdf:Description xmlns:rdf="${u.dK.rdf}" rdf:about="${(0,M.X)(v)}"${h}>
${y.join("")}</rdf:Description>
`}function P(i,v){const a=h=>v.map(y=>`<rdf:li${h}>${(0,M.X)(y)}</rdf:li>`).join("");switch(i){case"simple":return(0,M.X)(v[0]??"");case"alternative":return`<rd\
f:Alt>${a(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${a("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${a("")}</rdf:Bag>`}}const m=i=>i.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function O(i,v){const a=i.catalog.get("Metadata"),h=i.resolve(a),y=h instanceof x.Z6?[...h.dict].
filter(([l])=>!["Filter","DecodeParms","Length"].includes(l)):[],w=new x.Bi([["Type",new x.SX("Metadata")],["Subtype",new x.SX("XML")],...y]),c=new x.Z6(w,Buffer.
from(v,"utf8"));(0,x.i9)(a)&&h instanceof x.Z6?i.put(a,c):i.edit(i.catalogNumber).set("Metadata",i.add(c))}}),4414:((N,_,d)=>{d.d(_,{L:()=>p,m:()=>P});var u=d(16039),
M=d(52977),x=d(75142),S=d(65789),D=d(39935);async function p(m,O){const i=new Set;let v=0,a=!1;for(let w=0;w<m.pages.count;w++){const c=P(m,m.pages.number(w));for(const{
number:E}of c){const C=m.get(E);if(i.has(E)||!(0,u.Zm)(C)||!O(C,w))continue;i.add(E);const L=(0,M.I)(m,C);L==="Popup"&&v++,L==="Widget"&&(a=!0)}const l=m.job.pace.
step(500+c.length*100);l&&await l}if(i.size===0)return 0;const h=(0,D.Hi)(m),y=a?await x.R.of(m):void 0;return await(0,D.Pv)(h,i,()=>(0,D.Wi)(h,i)),y&&await(0,D.
zg)(h,y),await(0,S.U)(h),i.size-v}function P(m,O){const i=m.entry(O,"Annots"),v=m.array(i)??[];if(!v.some(u.Zm))return v.filter(u.i9);const a=m.edit((0,u.i9)(i)?
i:O),h=m.array((0,u.Zm)(a)?a.get("Annots"):a)??[];for(const[y,w]of h.entries())(0,u.Zm)(w)&&(h[y]=m.add(w));return h.filter(u.i9)}}),57095:((N,_,d)=>{d.d(_,{ZO:()=>x,
f6:()=>S,ue:()=>u});const u=D=>({matrix:D,font:void 0,size:0,charSpace:0,wordSpace:0,stretch:1,leading:0,rise:0,mode:0}),M=(D,p)=>D.number(p)||0;function x(D,p){
switch(D.operator){case"Tc":return p.charSpace=M(D,0),!0;case"Tw":return p.wordSpace=M(D,0),!0;case"Tz":return p.stretch=M(D,0)/100,!0;case"TL":return p.leading=
M(D,0),!0;case"Ts":return p.rise=M(D,0),!0;case"Tr":return p.mode=M(D,0),!0;default:return!1}}class S{a=1;b=0;c=0;d=1;e=0;f=0;lineE=0;lineF=0;reset(){this.set(1,
0,0,1,0,0)}set(p,P,m,O,i,v){this.a=p,this.b=P,this.c=m,this.d=O,this.e=this.lineE=i,this.f=this.lineF=v}moveLine(p,P){this.e=this.lineE+=p*this.a+P*this.c,this.
f=this.lineF+=p*this.b+P*this.d}advance(p,P){this.e+=p*this.a+P*this.c,this.f+=p*this.b+P*this.d}follow(p,P){switch(p.operator){case"BT":return this.reset(),!0;case"\
Tm":return p.count>=6&&this.set(M(p,0),M(p,1),M(p,2),M(p,3),M(p,4),M(p,5)),!0;case"TD":return P.leading=-M(p,1),this.moveLine(M(p,0),M(p,1)),!0;case"Td":return this.
moveLine(M(p,0),M(p,1)),!0;case"T*":return this.moveLine(0,-P.leading),!0;default:return!1}}}}),39310:((N,_,d)=>{d.d(_,{n:()=>S});var u=d(83267),M=d(16039);const x=[
"DecodeParms","F","FFilter","FDecodeParms","DL"];function S(D,p,{compress:P}){const m=new M.Bi(D.dict);P?m.set("Filter",(0,M.UU)("FlateDecode")):m.delete("Filte\
r");for(const O of x)m.delete(O);return new M.Z6(m,P?(0,u.Kc)(p):p)}})};
