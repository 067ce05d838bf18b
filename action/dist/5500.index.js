"use strict";exports.id=5500,exports.ids=[5500],exports.modules={85500:(($,R,h)=>{h.r(R),h.d(R,{sanitize_document:()=>xe});var m=h(7548),T=h(11275),c=h(16039);const S=new Set(
["Text","FreeText","Line","Square","Circle","Polygon","PolyLine","Highlight","Underline","Squiggly","StrikeOut","Caret","Stamp","Ink","Popup","Sound","Redact","\
Projection"]),D=new Set(["Link","Widget","FileAttachment"]);function v(i,t){const e=i.resolve(t.get("Subtype"));return e instanceof c.SX?e.text:""}const P=(i,t)=>t===
"comments"?S.has(i):i!==""&&!D.has(i);var E=h(54867),M=h(36342),f=h(39935),g=h(75142),d=h(65789);async function u(i,t){const e=new Set;let s=0,n=!1;for(let p=0;p<
i.pages.count;p++){const C=y(i,i.pages.number(p));for(const{number:k}of C){const X=i.get(k);if(e.has(k)||!(0,c.Zm)(X)||!t(X,p))continue;e.add(k);const G=v(i,X);
G==="Popup"&&s++,G==="Widget"&&(n=!0)}const b=i.job.pace.step(500+C.length*100);b&&await b}if(e.size===0)return 0;const r=(0,f.Hi)(i),a=n?await g.R.of(i):void 0;
return await(0,f.Pv)(r,e,()=>(0,f.Wi)(r,e)),a&&await(0,f.zg)(r,a),await(0,d.U)(r),e.size-s}function y(i,t){const e=i.entry(t,"Annots"),s=i.array(e)??[];if(!s.some(
c.Zm))return s.filter(c.i9);const n=i.edit((0,c.i9)(e)?e:t),r=i.array((0,c.Zm)(n)?n.get("Annots"):n)??[];for(const[a,p]of r.entries())(0,c.Zm)(p)&&(r[a]=i.add(p));
return r.filter(c.i9)}var O=h(4268),o=h(90191),l=h(15914),w=h(71322),A=h(16463);const L=new Set(["GoTo","GoToDp","Hide","ResetForm","SetOCGState","Trans","GoTo3\
DView","Thread","Named","URI"]),N=new Set(["JavaScript","Launch","SubmitForm","ImportData","Rendition","GoToR","GoToE","Movie","Sound","RichMediaExecute"]),K=new Set(
["URI","GoToR","GoToE","Launch"]),j=new Set(["NextPage","PrevPage","FirstPage","LastPage"]),W=/^(?:javascript|vbscript|data):/i,Z=["A","PA","OpenAction"];class Q{document;wanted;scripts=new Set;links=new Set;found=new Map;chains;others=0;constructor(t,e){
this.document=t,this.wanted=e,this.chains=new l.X(t,{isDead:s=>this.isDead(s,!0),isGone:()=>!1})}get removedScripts(){return this.scripts.size+this.others}get removedLinks(){
return this.links.size}visit=(t,e)=>{for(const s of Z)this.isAction(e.get(s))&&this.chains.pruneAction(t,e,s);return this.isAction(e.get("AA"))&&this.chains.pruneAdditional(
t,e),e.has("Next")&&!(0,w.Q)(e)&&this.chains.pruneChain(e,t),!(0,A.Uc)(e)&&this.isDead(e,!1)&&this.found.set(e,t),this.wanted.scripts&&!this.scripts.has(e)&&this.
dropEntries(e)};finish(){for(const[t,e]of this.found)this.document.exists(e)&&(this.document.edit(e),t.clear())}isAction(t){return t!==void 0&&(0,c.Zm)(this.document.
resolve(t))}isDead(t,e){return this.wanted.scripts&&this.isScript(t,e)?this.scripts.add(t):this.wanted.links&&this.leadsOut(t)&&this.links.add(t),this.scripts.has(
t)||this.links.has(t)}isScript(t,e){const{document:s}=this,n=s.resolve(t.get("S"));if(!(n instanceof c.SX))return(e||(0,c.Eo)(t.get("Type"),"Action"))&&z(s.resolve(
t.get("JS")));if(N.has(n.text))return!0;if(n.text==="Named"){const r=s.resolve(t.get("N"));return t.has("N")&&!(r instanceof c.SX&&j.has(r.text))}return n.text===
"URI"?W.test(B(s.resolve(t.get("URI")))):n.text==="Thread"?t.has("F"):e&&!L.has(n.text)}leadsOut(t){const e=this.document.resolve(t.get("S"));return e instanceof
c.SX?K.has(e.text)&&(e.text!=="URI"||t.has("URI"))||e.text==="Thread"&&t.has("F"):!1}dropEntries(t){const{document:e}=this;let s=!1;const n=(r,a)=>{!t.has(r)||!a(
e.resolve(t.get(r)))||(t.delete(r),this.others++,s=!0)};return t.has("S")&&n("JS",z),n("OnInstantiate",r=>r instanceof c.Z6),(0,c.Eo)(e.resolve(t.get("Type")),"\
RichMediaActivation")&&n("Scripts",Array.isArray),s}}const z=i=>i instanceof c.Mx||i instanceof c.Z6,B=i=>i instanceof c.Mx?Buffer.from(i.bytes).toString("latin\
1").replace(/[^\x21-\x7e]/g,""):"";class F{document;removed=0;constructor(t){this.document=t}privateData=(t,e)=>{const{document:s}=this,n=t===s.catalogNumber&&e===
s.catalog,r=this.removed;return this.drop(e,"PieceInfo",c.Zm)&&e.delete("LastModified"),this.drop(e,"Thumb",a=>a instanceof c.Z6),n||this.drop(e,"Metadata",O.In),
n&&this.drop(e,"SpiderInfo",c.Zm),(0,c.Eo)(s.resolve(e.get("Type")),"DPart")&&this.drop(e,"DPM",c.Zm),this.removed>r};dropWebCapture(){this.dropNames(["IDS","UR\
LS"])}dropNames(t){const e=(0,o.Wo)(this.document,"Names");for(const s of t)e?.dict.has(s)&&(this.document.edit(e.holder),e.dict.delete(s),this.removed++)}drop(t,e,s){
return!t.has(e)||!s(this.document.resolve(t.get(e)))?!1:(t.delete(e),this.removed++,!0)}}const _=["EF","RF","F","UF","DOS","Mac","Unix","Desc","Thumb","CI","EP",
"ID"];class I{document;specifications=new Map;constructor(t){this.document=t}visit=(t,e)=>{const{document:s}=this;(0,c.Zm)(s.resolve(e.get("EF")))&&this.specifications.
set(e,t);let n=!1;for(const r of["AF","MCAF"])this.listsFiles(e.get(r))&&(e.delete(r),n=!0);return n};finish(){const{document:t}=this;for(const[s,n]of this.specifications){
for(const r of t.dict(s.get("EF"))?.values()??[])(0,c.i9)(r)&&t.remove(r);t.edit(n);for(const r of _)s.delete(r)}const e=(0,o.Wo)(t,"Names");e?.dict.has("Embedd\
edFiles")&&(t.edit(e.holder),e.dict.delete("EmbeddedFiles")),t.catalog.has("Collection")&&t.editCatalog().delete("Collection")}listsFiles(t){const{document:e}=this,
s=e.resolve(t);return(0,c.cy)(s)?!0:(0,c.Zm)(s)&&(s.has("EF")||(0,c.Eo)(e.resolve(s.get("Type")),"Filespec"))}}var x=h(83267),U=h(39310),H=h(269),vt=h(69959),Et=h(
66173),Y=h(59234),it=h(57095);class wt{found=[];get any(){return this.found.length>0}add(t,e,s=""){this.found.push({from:t,to:e,text:s})}inOrder(){const t=[...this.
found].sort((s,n)=>s.from-n.from||n.to-s.to),e=[];for(const s of t){const n=e.at(-1);(!n||s.from>=n.to||s.from===s.to)&&e.push(s)}return e}}function yt(i,t){const e=[];
let s=0;for(const{from:n,to:r,text:a}of t){if(n<s)continue;const p=n===s&&s>0;e.push(i.subarray(s,n),Buffer.from(`${p?"":`
`}${a}${a===""?"":`
`}`,"latin1")),s=r}return e.push(i.subarray(s)),Buffer.concat(e)}function q(i,t){let[e,s]=[0,i.length];for(;e<s;){const n=e+s>>1;i[n].to<=t?e=n+1:s=n}return e<i.
length&&i[e].from<=t}var rt=h(19980),V=h(36692),Ot=h(91725);class St{document;across=0;down=0;constructor(t){this.document=t}forget(){this.across=this.down=0}async add(t,e){
const s=await this.fontOf(e);if(!s)return;const n=Dt(t,e,s);s.vertical?this.down+=n:this.across+=n*e.stretch}async settled(t){if(this.across===0&&this.down===0)
return"";const e=await this.fontOf(t),s=e?.vertical===!0?t.size:t.size*t.stretch,n=e?.vertical===!0?this.down:this.across;return this.forget(),s===0||n===0?"":`\
[${(0,Y._)(-1e3*n/s)}] TJ`}async fontOf({resource:t}){return t!==void 0&&this.document.dict(t)?(0,Ot.G)(this.document,t):void 0}}function Dt(i,t,e){const s=i.count-
1,n=i.string(s);if(n)return ot(n,t,e);if(i.kind(s)!==V.pQ)return 0;let r=0;const a=i.inside(s);for(let p=a.next();p;p=a.next())p===V.An||p===V.Cd?r+=ot((0,rt.E3)(
i.content,a.start,a.end),t,e):p===V.uk&&(r-=(0,rt.kz)(i.content,a.start,a.end)/1e3*t.size);return r}function ot(i,{size:t,charSpace:e,wordSpace:s},n){let r=0;for(const a of n.
glyphs(i)){const p=n.vertical&&a.vertical?a.vertical.advance:a.width;r+=p*t+e+(a.isSpace?s:0)}return r}var Mt=h(348),at=h(15975);const Tt=1e4,ct=["ActualText","\
Alt","E"];class Pt{document;around;layers;cuts;ids=[];open=[];beyond=0;hiding=0;paintedCount=0;removedCount=0;constructor(t,e,s,n){this.document=t,this.around=e,
this.layers=s,this.cuts=n}get isHidden(){return this.hiding>0}painted(){this.paintedCount++}removed(){this.removedCount++}begin(t,e){if(this.open.length>=Tt){this.
beyond++;return}const s=t.name(0)??"",n=t.operator==="BDC"?this.listOf(t):void 0,r=s==="OC"&&this.layers?.isNeverShown(n)===!0,a=this.isHidden;this.open.push({from:e,
to:t.end,tag:Buffer.from(t.content.subarray(t.startOf(0),t.endOf(0))).toString("latin1"),properties:this.document.dict(n),hides:r,isInside:a,painted:this.paintedCount,
removed:this.removedCount}),r&&this.hiding++,(r||a)&&this.cuts.add(e,t.end)}end(t,e){if(this.beyond>0)return this.beyond--,!1;const s=this.open.pop();return s?(s.
hides&&this.hiding--,(s.hides||s.isInside)&&this.cuts.add(t,e),this.close(s,t,e),s.hides&&!this.isHidden):!1}finish(t){for(;this.open.length>0;)this.end(t,t)}close(t,e,s){
const{tag:n,properties:r,hides:a,isInside:p}=t;if(this.paintedCount===t.painted&&(this.removedCount>t.removed||p||a)){const b=this.document.resolve(r?.get("MCID"));
if(typeof b=="number"&&this.ids.push(b),a||p)return;this.cuts.add(t.from,t.to),this.cuts.add(e,s)}else if(this.removedCount>t.removed&&r&&ct.some(b=>r.has(b))){
const b=new c.Bi([...r].filter(([G])=>!ct.includes(G))),k=new Mt.k(256);(0,at.bD)(k,b,at.yT);const X=Buffer.from(k.bytes).toString("latin1");this.cuts.add(t.from,
t.to,/\b\d+ \d+ R\b/.test(X)?`${n} BMC`:`${n} ${X} BDC`)}}listOf(t){const e=t.name(1);if(e!==void 0)return this.around.find("Properties",e);const s=t.value(1);return(0,c.
Zm)(s)?s:void 0}}const xt=3,Ct=new Set(["m","l","c","v","y","h","re"]),tt=new Set(["S","s","f","F","f*","B","B*","b","b*","n"]),dt={Do:[0,"XObject"],Tf:[0,"Font"],
gs:[0,"ExtGState"],sh:[0,"Shading"],cs:[0,"ColorSpace"],CS:[0,"ColorSpace"],scn:[-1,"Pattern"],SCN:[-1,"Pattern"],BDC:[1,"Properties"],DP:[1,"Properties"]};class et{document;around;hidden;cuts=new wt;marks;debt;states;uses=[];forms=[];path=[];clips=!1;saved=[];from=0;texts=0;constructor(t,e,s,n){
this.document=t,this.around=e,this.hidden=s,this.marks=new Pt(t,e,s.layers,this.cuts),this.debt=new St(t),this.states=new vt.U({...(0,it.ue)([1,0,0,1,0,0]),mode:n,
resource:void 0})}async clean(t){await(0,Et.K)(t,this.document.job.pace,s=>{const n=this.take(s);if(!n){this.from=s.end;return}return n.then(()=>{this.from=s.end})}),
this.marks.finish(t.length);const e=this.cuts.inOrder();return{content:e.length===0?t:yt(t,e),...this.usesAfter(e),forms:this.forms.filter(({at:s})=>!q(e,s)),ids:this.
marks.ids,texts:this.texts}}usesAfter(t){return{used:this.uses.filter(({at:e})=>!q(t,e)),unused:this.uses.filter(({at:e})=>q(t,e))}}take(t){this.note(t),this.marks.
isHidden&&this.dropComments(t);const{operator:e}=t;switch(e){case"BMC":case"BDC":this.marks.begin(t,this.from);return;case"EMC":this.marks.end(this.from,t.end)&&
(this.saved=[]);return;case"Tj":case"TJ":return this.show(t);case"'":case'"':return this.showOnNextLine(t);case"BT":case"Tm":case"Td":case"TD":case"T*":this.debt.
forget();return;default:this.marks.isHidden||this.drawsHidden(t)?this.hide(t):(e==="Do"||e==="sh"||e==="BI"||tt.has(e))&&this.paint(e),this.follow(t)}}dropComments(t){
const{content:e,count:s,end:n,operator:r}=t,a=s>0?t.startOf(0):n-r.length;r!=="BI"&&e.subarray(this.from,a).includes(H.IQ)&&this.cuts.add(this.from,a)}drawsHidden(t){
const{layers:e}=this.hidden,s=e&&t.operator==="Do"?t.name(0):void 0;return s!==void 0&&e.isNeverShown(this.document.dict(this.around.find("XObject",s))?.get("OC"))}note(t){
const e=Object.hasOwn(dt,t.operator)?dt[t.operator]:void 0;if(!e)return;const[s,...n]=e,r=t.name(s<0?t.count+s:s);if(r!==void 0)for(const a of n){const p=this.around.
shelf(a,r);if(!p)continue;this.uses.push({shelf:p,name:r,at:this.from});const C=a==="XObject"?this.document.resolve(p.dict.get(r)):null;C instanceof c.Z6&&(0,c.
Eo)(this.document.resolve(C.dict.get("Subtype")),"Form")&&this.forms.push({value:p.dict.get(r),mode:this.states.current.mode,at:this.from})}}follow(t){const{states:e,
around:s,document:n}=this;if(e.follow(t))return;const{current:r}=e,a=t.name(0);if(t.operator==="Tf"&&a!==void 0)r.resource=s.find("Font",a),r.size=t.number(1)||
0;else if(t.operator==="gs"&&a!==void 0){const p=n.array(n.dict(s.find("ExtGState",a))?.get("Font")),C=n.resolve(p?.[1]);p&&(r.resource=p[0]),typeof C=="number"&&
(r.size=C)}else(0,it.ZO)(t,r)}paint(t){if(this.marks.painted(),!!tt.has(t)){for(const[e,s]of this.path)this.cuts.add(e,s);this.path=[]}}hide(t){const{cuts:e,from:s}=this,
{operator:n,end:r}=t;if(this.marks.removed(),Ct.has(n))this.path.push([s,r]);else if(n==="W"||n==="W*")this.clips=!0;else if(tt.has(n)){if(this.clips)e.add(s,r,
"n");else for(const[a,p]of[...this.path,[s,r]])e.add(a,p);this.path=[],this.clips=!1}else if(n==="q")this.saved.push(s);else if(n==="Q"){const a=this.saved.pop();
a!==void 0&&e.add(a,r)}else["Do","sh","BI","MP","DP"].includes(n)&&e.add(s,r)}isInvisible(){const{document:t,hidden:e,states:s}=this,{mode:n,resource:r}=s.current;
return e.text&&n===xt&&!(0,c.Eo)(t.resolve(t.dict(r)?.get("Subtype")),"Type3")}async show(t){const{debt:e,from:s}=this,{current:n}=this.states,r={...n};if(this.
goes()){this.cuts.add(s,t.end),await e.add(t,r);return}this.marks.painted();const a=await e.settled(r);a!==""&&this.cuts.add(s,s,a)}async showOnNextLine(t){const{
current:e}=this.states;this.debt.forget();const{count:s,operator:n}=t,r=n==='"'&&s>=3;if(r&&(e.wordSpace=t.number(s-3)||0,e.charSpace=t.number(s-2)||0),!this.goes()){
this.marks.painted();return}this.cuts.add(this.from,t.end,`${r?`${(0,Y._)(e.wordSpace)} Tw ${(0,Y._)(e.charSpace)} Tc `:""}T*`),await this.debt.add(t,{...e})}goes(){
if(!this.marks.isHidden){if(!this.isInvisible())return!1;this.texts++}return this.marks.removed(),!0}}class st{document;resources;holder;outer;shelves=new Map;constructor(t,e,s,n){
this.document=t,this.resources=e,this.holder=s,this.outer=n}shelf(t,e){const s=this.own(t);return s?.dict.has(e)?s:this.outer?.shelf(t,e)}find(t,e){return this.
shelf(t,e)?.dict.get(e)}own(t){const e=this.shelves.get(t);if(e||this.shelves.has(t))return e;const{document:s}=this,r=s.dict(this.resources)?.get(t),a=s.resolve(
r),p=(0,c.Zm)(a)?{dict:a,holder:(0,o.Kd)(r,(0,o.Kd)(this.resources,this.holder))}:void 0;return this.shelves.set(t,p),p}}const At=64;async function It(i){const{
pages:t,job:e}=i,s=new Map;for(let n=0;n<t.count;n++){const r=e.pace.step(500);r&&await r;const a=t.number(n);if(i.entry(a,"Resources")!==void 0)continue;const p=bt(
i,a);if(p===void 0)continue;const C=i.dict(new c.oS(p)).get("Resources"),b=(0,c.i9)(C)?C:s.get(p)??i.add(C);s.set(p,b),t.patch(n,{Resources:b})}for(const n of s.
keys()){const r=i.edit(n);(0,c.Zm)(r)&&r.delete("Resources")}}function bt(i,t){let e=i.entry(t,"Parent");for(let s=0;s<At&&(0,c.i9)(e);s++){const n=i.dict(e);if(n?.
has("Resources")===!0)return e.number;e=n?.get("Parent")}}const _t=Uint8Array.of(10),J=0;class Rt{document;hidden;structure;modes=new Map;borrowed=new Map;pages=new Map;forms=new Set;used=new Map;unused=[];unread=new Set;texts=0;constructor(t,e,s){
this.document=t,this.hidden=e,this.structure=s}async run(t){await It(this.document),this.hidden.text&&await this.readModes();const{pages:e}=this.document;for(let s=0;s<
e.count;s++)await this.page(s);for(const s of[...this.borrowed.keys()])await this.form(s);for(let s=1;s<t.length;s++)t[s]===1&&await this.object(s);return this.
dropUnused(),{texts:this.texts,unread:this.unread.size}}async readModes(){const{document:t}=this,e=[],s=async(n,r,a)=>{const{forms:p}=await new et(t,r,{...this.
hidden,text:!1},a).clean(n);for(const C of p){const b=(0,c.i9)(C.value)?C.value.number:-1,k=this.modes.get(b)??new Set;b<0||k.has(C.mode)||(this.modes.set(b,k.add(
C.mode)),this.hasResources(b)||this.borrowed.set(b,r),e.push(C))}};for(const n of t.pages.numbers)await s(this.joined(this.streamsOf(n)),this.aroundPage(n),J);for(let n=e.
pop();n;n=e.pop()){const r=t.resolve(n.value),a=r instanceof c.Z6?this.decoded(r):void 0,p=n.value.number;a&&r instanceof c.Z6&&await s(a,this.aroundStream(p,r),
n.mode)}}async page(t){const{document:e}=this,s=e.pages.number(t),n=this.streamsOf(s),r=e.entry(s,"Resources"),a=`${n.map(G=>G.number).join(" ")}|${(0,c.i9)(r)?
r.number:`page ${s}`}`,p=this.pages.get(a);if(p){e.pages.patch(t,{Contents:p});return}const C=this.joined(n),b=this.aroundPage(s),k=await new et(e,b,this.hidden,
J).clean(C);if(await this.took(k,b,s,0,e.entry(s,"StructParents")),k.content===C)return;const X=e.add(new c.Z6(new c.Bi([["Filter",(0,c.UU)("FlateDecode")]]),(0,x.
Kc)(k.content)));this.pages.set(a,X),e.edit(s),e.pages.patch(t,{Contents:X})}streamsOf(t){const{document:e}=this,s=e.entry(t,"Contents");return((0,c.i9)(s)&&e.isStream(
s.number)?[s]:e.array(s)??[]).filter(r=>(0,c.i9)(r)&&e.resolve(r)instanceof c.Z6)}joined(t){const e=t.map(s=>this.decoded(this.document.resolve(s))??new Uint8Array(
0));return Buffer.concat(e.flatMap(s=>[s,_t]))}aroundPage(t){const{document:e}=this;return new st(e,e.dict(new c.oS(t))?.get("Resources"),t)}async object(t){const{
document:e}=this,s=e.get(t),n=e.job.pace.step(200);if(n&&await n,s instanceof c.Z6){const{dict:r}=s;((0,c.Eo)(e.resolve(r.get("Subtype")),"Form")||e.resolve(r.get(
"PatternType"))===1||r.has("BBox")&&!r.has("ShadingType"))&&await this.form(t)}else(0,c.Zm)(s)&&(0,c.Eo)(e.resolve(s.get("Subtype")),"Type3")&&await this.glyphs(
t,s)}async form(t){const e=this.document.get(t);if(this.forms.has(t)||!(e instanceof c.Z6))return;this.forms.add(t);const{layers:s}=this.hidden;if(s?.isNeverShown(
e.dict.get("OC"))===!0)return;const n=this.modes.get(t),r=n?.size===1?[...n][0]:J;await this.stream(t,this.aroundStream(t,e),r)}async glyphs(t,e){const{document:s}=this,
n=new st(s,e.get("Resources"),t);for(const r of s.dict(e.get("CharProcs"))?.values()??[])!(0,c.i9)(r)||this.forms.has(r.number)||(this.forms.add(r.number),await this.
stream(r.number,n,J))}async stream(t,e,s){const{document:n}=this,r=n.get(t),a=r instanceof c.Z6?this.decoded(r):void 0;if(!a||!(r instanceof c.Z6))return;const p=await new et(
n,e,this.hidden,s).clean(a);await this.took(p,e,-1,t,r.dict.get("StructParents")),p.content!==a&&n.put(t,(0,U.n)(r,p.content,{compress:!0}))}async took(t,e,s,n,r){
this.texts+=t.texts;for(const{shelf:p,name:C}of t.used){const b=this.used.get(p.dict)??new Set;this.used.set(p.dict,b.add(C))}for(const p of t.unused)this.unused.
push(p);for(const{value:p}of t.forms)(0,c.i9)(p)&&!this.hasResources(p.number)&&!this.borrowed.has(p.number)&&(this.borrowed.set(p.number,e),await this.form(p.number));
const a=this.document.resolve(r);t.ids.length>0&&typeof a=="number"&&await this.structure.dropMarked(a,s,n,t.ids)}hasResources(t){const e=this.document.get(t);return e instanceof
c.Z6&&this.document.dict(e.dict.get("Resources"))!==void 0}aroundStream(t,e){return new st(this.document,e.dict.get("Resources"),t,this.borrowed.get(t))}decoded(t){
const e=this.document.decodedPart(t);return e||this.unread.add(t),e?.data}dropUnused(){for(const{shelf:t,name:e}of this.unused)this.used.get(t.dict)?.has(e)===!0||
!t.dict.has(e)||(this.document.edit(t.holder),t.dict.delete(e))}}var Bt=h(46958),Lt=h(38504);async function ft(i,t,e){for(let s=1;s<t.length;s++){if(t[s]!==1)continue;
const n=i.get(s),r=n instanceof c.Z6?n:void 0,a={changed:!1,visited:0};(0,Lt.C)(n,C=>{a.visited++;for(const b of e)b(s,C,C===r?.dict?r:void 0)&&(a.changed=!0)}),
a.changed&&i.exists(s)&&i.edit(s);const p=i.job.pace.step(300*a.visited);p&&await p}}async function Ft(i,t,e){const s=new Set(t.neverShown()),n=[];await ft(i,e,
[(a,p,C)=>(C&&t.isNeverShown(p.get("OC"))&&n.push(a),p.has("Alternates")?Ut(i,p,t):(0,c.Eo)(i.resolve(p.get("S")),"SetOCGState")?Kt(i,p,s):(0,c.Eo)(i.resolve(p.
get("Type")),"OCMD")&&$t(i,p,s))]);for(const a of n)i.put(a,Nt());(0,Bt.a)(i,s);for(const a of s)i.remove(a);return s.size}const Nt=()=>new c.Z6(new c.Bi([["Typ\
e",new c.SX("XObject")],["Subtype",new c.SX("Form")],["BBox",[0,0,0,0]]]),new Uint8Array(0));function Ut(i,t,e){const s=i.array(t.get("Alternates"))??[],n=s.filter(
r=>!e.isNeverShown(i.dict(r)?.get("OC")));return n.length===s.length?!1:(n.length>0?t.set("Alternates",n):t.delete("Alternates"),!0)}function Kt(i,t,e){const s=i.
array(t.get("State")),n=s?.filter(r=>!((0,c.i9)(r)&&e.has(r.number)));return!s||!n||n.length===s.length?!1:(t.set("State",n),!0)}function $t(i,t,e){if(!ht(i,t.get(
"OCGs"),e)&&!ht(i,t.get("VE"),e))return!1;for(const s of["OCGs","VE","P"])t.delete(s);return!0}const kt=32;function ht(i,t,e){const s=new Set,n=t===void 0?[]:[[
t,0]];for(let r=n.pop();r;r=n.pop()){const[a,p]=r;if(a instanceof c.oS&&e.has(a.number))return!0;const C=i.array(a);if(!(!C||s.has(C)||p>kt)){s.add(C);for(const b of C)
n.push([b,p+1])}}return!1}var Wt=h(21159);const ut=216,Xt=217,jt=218,Gt=254,Zt=224,Ht=239,zt={224:"JFIF\0",226:"ICC_PROFILE\0",238:"Adobe"};function Vt(i){const t=(0,H.
bS)(i);if(t[0]!==255||t[1]!==ut)return i;const e=[];let s=0,n=2;for(;;){n=Yt(t,n);const r=t[n+1];if(n<0||r===void 0)break;if(r===Xt){if(Qt(t,n+2))break;e.push(t.
subarray(s,n+2)),s=t.length;break}const a=r===ut||r===1||r>=208&&r<=215,p=a?n+2:n+2+(n+4<=t.length?t.readUInt16BE(n+2):1/0);if(p>t.length||p<n+(a?2:4))break;(r===
Gt||r>=Zt&&r<=Ht&&!Jt(t,r,n+4,p))&&(e.push(t.subarray(s,n)),s=p),n=r===jt?qt(t,p):p}return s===0?i:Buffer.concat([...e,t.subarray(s)])}function Jt(i,t,e,s){const n=zt[t];
return n!==void 0&&i.toString("latin1",e,Math.min(e+n.length,s))===n}function Qt(i,t){for(let e=t;e<i.length;e++)if(i[e]>32)return!1;return!0}function Yt(i,t){let e=i.
indexOf(255,t);for(;e>=0&&i[e+1]===255;)e++;return e}function qt(i,t){for(let e=i.indexOf(255,t);e>=0;e=i.indexOf(255,e+1)){const s=i[e+1];if(s!==void 0&&s!==0&&
s!==255&&!(s>=208&&s<=215))return e}return i.length}const te=new Set(["xml ","uuid","uinf","asoc","lbl ","nlst","jp2i","free"]),ee=new Set(["ftbl","flst","cref"]),
se="jP  ",lt=65359,ne=65424,ie=65380;function re(i){const t=(0,H.bS)(i);if(t.length>1&&t.readUInt16BE(0)===lt)return mt(t)??i;const e=oe(t);if(e?.[0]?.type!==se||
e.some(({type:r})=>ee.has(r)))return i;const s=e.flatMap(({type:r,from:a,body:p,end:C})=>{if(te.has(r))return[];const b=r==="jp2c"?mt(t.subarray(p,C)):void 0;return b?
[ae(b.length),b]:[t.subarray(a,C)]}),n=Buffer.concat(s);return n.length===t.length?i:n}function oe(i){const t=[];for(let e=0;e<i.length;){if(e+8>i.length)return;
const s=i.toString("latin1",e+4,e+8),n=i.readUInt32BE(e),r=n===1;if(r&&e+16>i.length)return;const a=r?Number(i.readBigUInt64BE(e+8)):n===0?i.length-e:n,p=e+(r?16:
8);if(e+a>i.length||e+a<p)return;t.push({type:s,from:e,body:p,end:e+a}),e+=a}return t}function ae(i){const t=Buffer.alloc(8);return t.writeUInt32BE(i+8,0),t.write(
"jp2c",4,"latin1"),t}function mt(i){if(i.length<4||i.readUInt16BE(0)!==lt)return;const t=[];let e=0;for(let s=2;s+4<=i.length;){const n=i.readUInt16BE(s);if(n===
ne||n<65280)break;const r=s+2+i.readUInt16BE(s+2);n===ie&&(t.push(i.subarray(e,s)),e=r),s=r}return e===0?void 0:Buffer.concat([...t,i.subarray(e)])}async function ce(i,t){
let e=0;for(let s=1;s<t.length;s++){if(t[s]!==1||!i.isStream(s))continue;const n=i.get(s),r=n instanceof c.Z6?await de(i,n):void 0;r&&(i.put(s,r),e++);const a=i.
job.pace.step(2e3);a&&await a}return e}async function de(i,t){const{format:e,filter:s,parameters:n,before:r}=(0,Wt.D)(i,t);if(e!=="jpg"&&e!=="jp2")return;const a=i.
decodedPart(r)?.data;if(!a)return;const p=i.job.pace.step(a.length);p&&await p;const C=e==="jpg"?Vt(a):re(a);if(C===a)return;const b=(0,U.n)(t,C,{compress:!1});
return b.dict.set("Filter",s),n&&b.dict.set("DecodeParms",n),b}var fe=h(76725),he=h(1480),ue=h(58825);const le=new Set(["script","submit","execute"]);async function me(i){
const t=(0,o.Wo)(i,"AcroForm"),e=i.resolve(t?.dict.get("XFA"));if(!t||e===null)return{removed:0,isDropped:!1};let s=0,n="";for(const r of(0,c.cy)(e)?e:[t.dict.get(
"XFA")]){const a=i.resolve(r);a instanceof c.Mx&&(n=Buffer.from(a.bytes).toString("latin1")),(0,c.i9)(r)&&a instanceof c.Z6&&(s+=await pe(i,r,a,n))}return await(0,fe.
qg)(i)===!1?{removed:s,isDropped:!1}:(i.edit(t.holder),t.dict.delete("XFA"),i.catalog.has("NeedsRendering")&&i.editCatalog().delete("NeedsRendering"),{removed:s+
1,isDropped:!0})}async function pe(i,t,e,s){const n=i.decodedPart(e)?.data;if(!n||!(0,c.i9)(t))return 0;const r=Buffer.from(n).toString("latin1");let a=0;const p=({
local:b},k)=>{const X=le.has(b)&&s!=="datasets"&&!k.some(ge);return X&&a++,X},C=await(0,ue.Y)(r,p,i.job.pace);return C!==r&&i.put(t,(0,U.n)(e,Buffer.from(C,"lat\
in1"),{compress:!0})),C===r?0:a}const ge=({namespace:i,local:t})=>t==="datasets"&&i===he.dK.xfa;async function ve(i,t){const e=t.attachments?(await(0,E._)(i)).length:
0,s=new M.z(i),n=await Ee(i,t,s),r=await ye(i,t,s),a=await Oe(i,t),{live:p}=await(0,T.Gy)(i),C=t.imageMetadata?await ce(i,p):0,b=t.metadata?(0,O.B4)(i):0;return{
removed:{scripts:a.scripts,privateData:a.privateData,metadata:b,hiddenLayers:r.layers,hiddenText:r.texts,attachments:e,comments:n,externalLinks:a.links,imageMetadata:C},
isXfaDropped:a.isXfaDropped,unread:r.unread}}async function Ee(i,t,e){const s=new Set;return await u(i,n=>{const r=v(i,n);return t.comments&&P(r,"comments")?(r!==
"Popup"&&s.add(n),!0):t.attachments&&r==="FileAttachment"||t.hiddenLayers&&e.isNeverShown(n.get("OC"))}),s.size}const we={layers:0,texts:0,unread:0};async function ye(i,t,e){
const s=t.hiddenLayers&&(0,o.Wo)(i,"OCProperties")!==void 0&&(e.neverShown().length>0||(await(0,m.V3)(i,["OCMD","OFF"])).length>0);if(!s&&!t.hiddenText)return we;
const n=(0,f.Hi)(i),{live:r}=await(0,T.Gy)(i),a=new Rt(i,{layers:s?e:void 0,text:t.hiddenText},n.structure),{texts:p,unread:C}=await a.run(r);return await n.structure.
flush(),await(0,f.Pv)(n,new Set(n.removal.removed())),{layers:s?await Ft(i,e,r):0,texts:p,unread:C}}async function Oe(i,t){const e=new Q(i,{scripts:t.scripts,links:t.
externalLinks}),s=new F(i),n=new I(i),r=[];(t.scripts||t.externalLinks)&&r.push(e.visit),t.privateData&&r.push(s.privateData),t.attachments&&r.push(n.visit);const{
live:a}=await(0,T.Gy)(i);await ft(i,a,r),e.finish(),t.attachments&&n.finish(),t.privateData&&s.dropNames(["IDS","URLS"]),t.scripts&&pt(i,"Names","JavaScript"),t.
externalLinks&&pt(i,"URI","Base");const p=t.scripts?await me(i):{removed:0,isDropped:!1};return{scripts:e.removedScripts+p.removed,links:e.removedLinks,privateData:s.
removed,isXfaDropped:p.isDropped}}function pt(i,t,e){const s=(0,o.Wo)(i,t);s?.dict.has(e)&&(i.edit(s.holder),s.dict.delete(e))}var Se=h(30656),De=h(90460),nt=h(
80397),Me=h(10404),Te=h(7390),Pe=h(95199);const gt={scripts:"removedScripts",privateData:"removedPrivateData",metadata:"removedMetadata",hiddenLayers:"removedHi\
ddenLayers",hiddenText:"removedHiddenText",attachments:"removedAttachments",comments:"removedComments",externalLinks:"removedExternalLinks",imageMetadata:"remov\
edImageMetadata"},xe=async(i,t,e)=>{const s=await(0,Te.E)(i.bytes,e,{password:t.open_password}),n={scripts:t.remove_scripts,privateData:t.remove_private_data,metadata:t.
remove_metadata,hiddenLayers:t.remove_hidden_layers,hiddenText:t.remove_hidden_text,attachments:t.remove_attachments,comments:t.remove_comments,externalLinks:t.
remove_external_links,imageMetadata:t.remove_image_metadata},{archive:r}=await(0,nt.ds)(s),a=n.metadata||n.attachments?await(0,De.J)(s):!1,p=await ve(s,n),C=[...a?
[Ae]:[],...await Ce(s,p,r)],b=s.pages.count,k=Object.keys(gt).filter(G=>n[G]),X=Object.fromEntries(k.map(G=>[gt[G],p.removed[G]]));return{documents:[{name:i.name,
bytes:await(0,Pe.UN)(s),pageCount:b}],notes:C,facts:{pageCount:b,...X}}};async function Ce(i,{removed:t,isXfaDropped:e,unread:s},n){const r=[];return n&&t.metadata>
0?r.push((0,nt.Xb)(n,"its metadata was removed")):n?.level==="f"&&t.attachments>0&&r.push((0,nt.qg)(i,await(0,Me.Br)(i),n,"its embedded files were removed")),e&&
r.push((0,Se.Yw)("scripts")),s>0&&r.push(Ie(s)),Object.values(t).every(a=>a===0)&&r.push(be),r}const Ae={code:"invoice_claim_removed",message:"The document is n\
o longer an electronic invoice, because its metadata or its attachments were removed. Keep both to publish invoices.",mentions:["remove_metadata","remove_attach\
ments"]},Ie=i=>({code:"content_unreadable",message:`${i===1?"One content stream":`${i} content streams`} could not be read, because the compression is not known\
. Hidden content in there was not removed.`}),be={code:"nothing_to_remove",message:"The document had none of the things to remove."}}),69959:(($,R,h)=>{h.d(R,{U:()=>c,
c:()=>S});var m=h(80199);const T=1e4;class c{current;saved=[];beyond=0;constructor(v){this.current=v}follow(v){switch(v.operator){case"q":return this.saved.length<
T?this.saved.push({...this.current}):this.beyond++,!0;case"Q":return this.beyond>0?this.beyond--:this.current=this.saved.pop()??this.current,!0;case"cm":return this.
transform(v),!0;default:return!1}}transform(v){if(v.count!==6)return;const[P,E,M,f,g,d]=S(v);this.current.matrix=(0,m.lw)([P,E,M,f,g,d],this.current.matrix)}}const S=D=>Array.
from({length:D.count},(v,P)=>D.number(P))}),66173:(($,R,h)=>{h.d(R,{B:()=>g,K:()=>y});var m=h(269),T=h(48118),c=h(19980),S=h(36692);const D=64,v=100,P=16*1024*1024,
E=["true","false","null"],M=new Map,f=`b B b* B* BDC BI BMC BT BX c cm cs CS d d0 d1 Do DP EI EMC ET EX f F f* G g gs h i ID j J k K l m M MP n q Q re rg RG ri \
s S sc SC scn SCN sh T* Tc Td TD Tf Tj TJ TL Tm Tr Ts Tw Tz v w W W* y ' "`;for(const O of f.split(" "))M.set((0,S.$N)(O),O);class g{content;operator="";count=0;end=0;dataStart=-1;dataEnd=-1;tokens;kinds=new Uint8Array(
D);starts=new Int32Array(D);ends=new Int32Array(D);depth=0;outermost=S.Kp;opened=0;deepest=0;inImage=!1;isGiven=!0;constructor(o){this.content=o,this.tokens=new S.
oz(o)}next(){return this.advance(1/0)}advance(o){const{tokens:l}=this;for(this.isGiven&&this.forget();l.end<o;){const w=l.next();switch(w){case S.Kp:return this.
end=l.end,this.dataStart>=0&&this.give("BI");case S.QR:if(this.depth===0&&this.keyword())return!0;break;case S.pQ:case S.q$:if(this.depth++>0){this.depth>this.deepest&&
(this.deepest=this.depth);break}this.outermost=w,this.opened=l.start;break;case S.OG:case S.ZT:this.depth>0&&--this.depth===0&&this.add(this.outermost,this.opened);
break;case S.Ho:this.dataStart=l.start,this.dataEnd=l.end;break;default:this.depth===0&&this.add(w,l.start)}}return this.end=l.end,!1}forget(){this.isGiven=!1,this.
count=this.deepest=0,this.dataStart=this.dataEnd=-1}keyword(){const{tokens:o}=this,l=M.get(o.code);if(l===void 0&&E.some(w=>w.length===o.end-o.start&&(0,m.w1)(this.
content,o.start,w)))this.add(S.QR,o.start);else if(l==="BI")this.inImage=!0,this.count=0;else if(this.inImage){if(l==="EI")return this.give("BI")}else return this.
give(l??"");return!1}give(o){return this.operator=o,this.end=this.tokens.end,this.isGiven=!0,this.inImage=!1,!0}add(o,l){const{count:w}=this;w!==D&&(this.kinds[w]=
o,this.starts[w]=l,this.ends[w]=this.tokens.end,this.count=w+1)}kind(o){return o>=0&&o<this.count?this.kinds[o]:S.Kp}startOf(o){return this.starts[o]}endOf(o){return this.
ends[o]}number(o){return this.kind(o)===S.uk?(0,c.kz)(this.content,this.starts[o],this.ends[o]):NaN}name(o){return this.kind(o)===S.o_?(0,c.MQ)(this.content,this.
starts[o]+1,this.ends[o]):void 0}string(o){const l=this.kind(o);return l===S.An||l===S.Cd?(0,c.E3)(this.content,this.starts[o],this.ends[o]):void 0}value(o){return this.
kind(o)===S.Kp||this.deepest>v?null:new T.i(this.content,this.starts[o],this.ends[o],v,void 0,P).value()}inside(o){return new S.oz(this.content,this.starts[o]+1,
this.ends[o]-1)}}const d=32768,u=6;async function y(O,o,l){const w=new g(O);for(;w.end<O.length;){const{end:A}=w;for(;w.advance(A+d);){const N=l(w);N&&await N}const L=o.
step(u*(w.end-A));L&&await L}}}),59234:(($,R,h)=>{h.d(R,{_:()=>m,qK:()=>c,vs:()=>T});function m(S){const D=Number(S.toPrecision(7)),v=Math.abs(D)<1e-9?"0":String(
D);return v.includes("e")?D.toFixed(12).replace(/\.?0+$/,""):v}const T=S=>S.map(m).join(" "),c=(S,D)=>`q ${D} cm /${S} Do Q`}),36692:(($,R,h)=>{h.d(R,{$N:()=>L,
An:()=>D,Cd:()=>v,Ho:()=>d,Kp:()=>T,OG:()=>M,QR:()=>P,ZT:()=>g,jq:()=>z,o_:()=>S,oz:()=>j,pQ:()=>E,q$:()=>f,uk:()=>c});var m=h(269);const T=0,c=1,S=2,D=3,v=4,P=5,
E=6,M=7,f=8,g=9,d=10,u=0,y=11,O=12,o=13,l=new Uint8Array(256).fill(P),w=new Uint8Array(256);for(let B=0;B<256;B++)m.Kl[B]!==m.N9&&(l[B]=u);for(const B of[m.b9,m.
N5,m.fX])w[B]=1;for(let B=m.l0;B<=m.ev;B++)w[B]=1;for(let B=0;B<256;B++)w[B]&&(l[B]=c);l[m.cL]=S,l[m.Cx]=D,l[m.iH]=O,l[m.vz]=o,l[m.WL]=E,l[m.wt]=M,l[m.IQ]=y;const A=3,
L=B=>[...B].reduce((F,_,I)=>F|_.charCodeAt(0)<<8*I,0),N=L("BI"),K=L("ID");class j{content;to;kind=T;start=0;end;isCut=!1;passed=0;inImage=!1;atData=!1;constructor(F,_=0,I=F.
length){this.content=F,this.to=I,this.start=this.end=_}next(F=!1){const{content:_,to:I}=this;if(this.atData)return this.imageData();let x=this.end;for(;x<I;){const U=x,
H=l[_[x++]];switch(H){case u:continue;case c:for(;x<I&&w[_[x]]===1;)x++;if(F){this.passed++;continue}return this.found(c,U,x);case P:for(;x<I&&m.Kl[_[x]]===m.N9;)
x++;return x-U===2&&this.followImage(_[U]|_[U+1]<<8),this.found(P,U,x);case S:for(;x<I&&m.Kl[_[x]]===m.N9;)x++;if(F){this.passed++;continue}return this.found(S,
U,x);case D:return x=(0,m.t9)(_,U,I),this.isCut=x===I&&z(_,U,I)>0,this.found(D,U,x);case O:return x<I&&_[x]===m.iH?this.found(f,U,x+1):(x=(0,m.$k)(_,x,I),this.isCut=
_[x-1]!==m.vz,this.found(v,U,x));case o:if(x<I&&_[x]===m.vz)return this.found(g,U,x+1);continue;case y:x=(0,m.D)(_,x,I);continue;default:return this.found(H,U,x)}}
return this.found(T,I,I)}found(F,_,I){return this.kind=F,this.start=_,this.end=I,F}get code(){const{content:F,start:_,end:I}=this,x=I-_;return x>A?0:F[_]|(x>1?F[_+
1]<<8:0)|(x>2?F[_+2]<<16:0)}followImage(F){this.atData=this.inImage&&F===K,this.inImage=F===N||this.inImage&&!this.atData}imageData(){const{content:F,to:_}=this;
this.atData=!1;const I=Math.min(this.end+1,_),x=Z(F,I,_);return this.isCut=x<0,this.found(d,I,x<0?_:x)}}const W=12;function Z(B,F,_){for(let I=F;I+1<_;I++){if(B[I]!==
m.HV||B[I+1]!==m.tw||I>F&&m.Kl[B[I-1]]!==m.t6)continue;const x=I+2;if(!(x<_&&m.Kl[B[x]]===m.N9)&&Q(B,x,Math.min(x+W,_)))return Math.max(I-1,F)}return-1}function Q(B,F,_){
for(let I=F;I<_;I++){const x=B[I];if((x<m.Z4||x>m.du)&&m.Kl[x]!==m.t6)return!1}return!0}function z(B,F,_=B.length){let I=0;for(let x=F;x<_;x++){const U=B[x];U===
m.r_?x++:U===m.Cx?I++:U===m.s1&&I--}return I}}),76725:(($,R,h)=>{h.d(R,{$x:()=>f,Kh:()=>E,qg:()=>g,xS:()=>M});var m=h(49153),T=h(11275),c=h(38504),S=h(16039),D=h(
54075),v=h(75767),P=h(90191);function E(u,y){const O=u.resolve(y.get("S"));return(!y.has("S")||(0,S.Eo)(O,"JavaScript")||(0,S.Eo)(O,"Rendition"))&&u.resolve(y.get(
"JS"))!==null}async function M(u,y){const O=y.filter(l=>(0,c.L)(u.get(l),w=>E(u,w)));if(O.length===0)return!1;const{live:o}=await(0,T.Gy)(u);return O.some(l=>o[l]===
1)}async function f(u){return await M(u,(await(0,v.S)(u)).JS)||g(u)}async function g(u){if(!(0,S.Zm)(u.get(u.catalogNumber)))return!1;const y=u.resolve((0,P.Wo)(
u,"AcroForm")?.dict.get("XFA"));if(y===null)return!1;if(u.security?.locked===!0)return null;for(const O of Array.isArray(y)?y:[y]){const o=u.resolve(O);if(!(o instanceof
S.Z6))continue;let l;try{l=await u.decodedAtEase(o)}catch(A){if(!(A instanceof m.zU)||A.code==="cancelled")throw A;return!0}const w=(0,D.xK)(l);if(w===void 0||w.
includes("script")&&await d(w,u.job.pace))return!0}return!1}async function d(u,y){const O=o=>(o.kind==="start"||o.kind==="empty")&&/^(?:[^:]*:)?script$/.test(o.
name);return await(0,D.km)(u,y,O)!=="well-formed"}}),30656:(($,R,h)=>{h.d(R,{Yw:()=>P,br:()=>D,f4:()=>c,mD:()=>S});var m=h(49153),T=h(90191);function c(E,M){return M.
form?.dict.has("XFA")?E.resolve(E.catalog.get("NeedsRendering"))===!0||!M.fields.some(({kind:g})=>g!=="unknown")?"dynamic":"static":"none"}function S(E,M){if(c(
E,M)!=="dynamic")return;const f="is a dynamic XFA form, whose pages and fields only Adobe viewers show";throw new m.zU("invalid_parameters",`file: ${f}`,{issues:[
{field:"file",message:f}],advice:"Print it to a PDF document from Adobe Reader, or ask its author for a form without XFA"})}function D(E,M){const f=(0,T.Wo)(E,"\
AcroForm");return f?.dict.has("XFA")?(E.edit(f.holder),f.dict.delete("XFA"),E.catalog.has("NeedsRendering")&&E.editCatalog().delete("NeedsRendering"),[P(M)]):[]}
const v={values:"it would still show the old values.",pages:"it described removed pages. The fields themselves remain.",scripts:"it has scripts, or parts that c\
annot be read, which may have some. The fields themselves remain.",places:"it says where fields are on the pages. The fields themselves remain.",merge:"XFA form\
s cannot be merged. The fields themselves remain."},P=E=>({code:"xfa_removed",message:`The XFA version of the form was removed, because ${v[E]}`})}),80199:(($,R,h)=>{
h.d(R,{DI:()=>D,Gd:()=>P,Mo:()=>c,Mp:()=>f,Pj:()=>M,S3:()=>T,Z7:()=>S,d:()=>g,iN:()=>m,lw:()=>v,zl:()=>E});function m({box:[d,u,y,O],rotation:o}){const l=y-d,w=O-
u;return o%180===0?{width:l,height:w}:{width:w,height:l}}function T({box:[d,u,y,O],rotation:o}){switch(o){case 0:return[1,0,0,1,d,u];case 90:return[0,1,-1,0,y,u];case 180:
return[-1,0,0,-1,y,O];case 270:return[0,-1,1,0,d,O]}}function c(d,u){return u===void 0?d:M(d,u)??d}function S([d,u,y,O]){return[Math.min(d,y),Math.min(u,O),Math.
max(d,y),Math.max(u,O)]}function D([d,u,y,O,o,l]){const w=d*O-u*y,[A,L,N,K]=[O/w,-u/w,-y/w,d/w];return[A+0,L+0,N+0,K+0,-(o*A+l*N)+0,-(o*L+l*K)+0]}function v(d,u){
const[y,O,o,l,w,A]=d,[L,N,K,j,W,Z]=u;return[y*L+O*K,y*N+O*j,o*L+l*K,o*N+l*j,w*L+A*K+W,w*N+A*j+Z]}function P([d,u,y,O,o,l],w,A){return[d*w+y*A+o,u*w+O*A+l]}function E(d,[
u,y,O,o]){const[l,w]=P(d,u,y),[A,L]=P(d,O,y),[N,K]=P(d,u,o),[j,W]=P(d,O,o);return[Math.min(l,A,N,j),Math.min(w,L,K,W),Math.max(l,A,N,j),Math.max(w,L,K,W)]}function M(d,u){
const y=[Math.max(d[0],u[0]),Math.max(d[1],u[1]),Math.min(d[2],u[2]),Math.min(d[3],u[3])];return y[0]<y[2]&&y[1]<y[3]?y:void 0}const f=d=>d.map(u=>Math.round(u*
1e5)/1e5+0),g=(d,{userUnit:u})=>String(Number((d*u/72).toPrecision(3)))}),21159:(($,R,h)=>{h.d(R,{D:()=>S});var m=h(85533),T=h(16039);const c={DCTDecode:"jpg",DCT:"\
jpg",JPXDecode:"jp2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};function S(D,v){const P=(0,m.c3)(D,v.dict.get("Filter")),E=(0,m.c3)(D,v.dict.get("D\
ecodeParms")),M=P.at(-1)??null,f=M instanceof T.SX?c[M.text]:void 0;if(!f)return{format:f,parameters:void 0,filter:M,before:v};const g=new T.Bi(v.dict);g.set("F\
ilter",P.slice(0,-1)),g.set("DecodeParms",E.slice(0,P.length-1));const d=E[P.length-1];return{format:f,parameters:(0,T.Zm)(d)?d:void 0,filter:M,before:new T.Z6(
g,v.data,v.sealed)}}}),90460:(($,R,h)=>{h.d(R,{J:()=>P,a:()=>E});var m=h(1480),T=h(10404),c=h(18679),S=h(31808),D=h(34331),v=h(67753);async function P(g){const d=await(0,T.
Br)(g),u=({namespace:y})=>v.fD.includes(y);return d?.properties.some(u)?((0,S._L)(g,(0,S.QH)(d,u,[])),!0):!1}async function E(g,d,u){const y=(l,w,A)=>({prefix:l,
name:w,form:"simple",values:[A]}),O=(0,S.QH)(d,({namespace:l,name:w})=>v.fD.includes(l)||l===m.dK.pdfaid&&w==="part",[y("pdfaid","part","3"),y("fx","DocumentTyp\
e","INVOICE"),y("fx","DocumentFileName",u.file),y("fx","Version",u.version),y("fx","ConformanceLevel",u.level)]),o=await(0,D.kg)(Buffer.from(O,"utf8"),g.job.pace);
(0,S._L)(g,(0,c.m)(o,"pdfaExtension","schemas",f))}const M=[["DocumentType","Type of the invoice document"],["DocumentFileName","Name of the embedded XML invoic\
e"],["Version","Version of the XML invoice standard"],["ConformanceLevel","Profile of the XML invoice"]],f=`<rdf:li rdf:parseType="Resource" xmlns:pdfaSchema="${m.
dK.pdfaSchema}" xmlns:pdfaProperty="${m.dK.pdfaProperty}">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${m.dK.fx}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${M.map(([g,d])=>`<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${g}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty\
:category>external</pdfaProperty:category><pdfaProperty:description>${d}</pdfaProperty:description></rdf:li>
`).join("")}</rdf:Seq></pdfaSchema:property>
</rdf:li>
`}),36342:(($,R,h)=>{h.d(R,{z:()=>E});var m=h(16039);const T={View:"ViewState",Print:"PrintState"};class c{document;categories={View:new Map,Print:new Map};intents;constructor(f,g){
this.document=f,this.intents=this.intentsOf(g);for(const d of f.array(g?.get("AS"))??[]){const u=f.dict(d),y=f.resolve(u?.get("Event"));if(!u||!((0,m.Eo)(y,"Vie\
w")||(0,m.Eo)(y,"Print")))continue;const O=S(f,u.get("Category")),o=this.categories[y.text];for(const l of f.array(u.get("OCGs"))??[]){if(!(0,m.i9)(l))continue;
const w=o.get(l.number)??new Set;for(const A of O)w.add(A);o.set(l.number,w)}}}isAlwaysOn(f){const{intents:g}=this;if(g.has("All"))return!1;const d=this.intentsOf(
this.document.dict(new m.oS(f)));return!d.has("All")&&![...d].some(u=>g.has(u))}stateOf(f,g){const d=this.categories[g].get(f);if(!d)return;const u=this.document.
dict(this.document.dict(new m.oS(f))?.get("Usage"));let y;for(const O of d){const o=T[O],l=o===void 0?null:this.document.resolve(this.document.dict(u?.get(O))?.
get(o));if((0,m.Eo)(l,"OFF"))return!1;(0,m.Eo)(l,"ON")&&(y=!0)}return y}intentsOf(f){const g=S(this.document,f?.get("Intent"));return new Set(g.length>0?g:["Vie\
w"])}}function S(M,f){return(M.array(f)??[f??null]).map(d=>M.resolve(d)).flatMap(d=>d instanceof m.SX?[d.text]:[])}const D=32;function v(M,f,g){const d=new Map,
u=(y,O)=>{const o=d.get(y);if(o!==void 0)return o;d.set(y,!0);const l=M.resolve(y[0]),w=N=>{const K=M.resolve(N);return(0,m.cy)(K)?O>0?u(K,O-1):!0:!(0,m.i9)(N)||
g(N.number)},A=y.slice(1),L=P(l instanceof m.SX?l.text:"",A,w);return d.set(y,L),L};return u(f,D)}function P(M,f,g){switch(M){case"And":return f.every(g);case"O\
r":return f.some(g);case"Not":return f.length===0||!g(f[0]);default:return!0}}class E{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(f){
this.document=f;const g=f.dict(f.dict(f.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,m.Eo)(f.resolve(g?.get("BaseState")),"OFF");for(const d of f.array(
g?.get("OFF"))??[])(0,m.i9)(d)&&this.off.add(d.number);for(const d of f.array(g?.get("ON"))??[])(0,m.i9)(d)&&this.on.add(d.number);this.usages=new c(f,g),this.viewed=
d=>this.usages.isAlwaysOn(d)||(this.usages.stateOf(d,"View")??!this.isGroupOff(d)),this.printed=d=>this.usages.stateOf(d,"Print")??this.viewed(d)}isOff(f){return!this.
shows(f,this.viewed)}isNeverShown(f){return this.isOff(f)&&!this.shows(f,this.printed)}groupsOff(){const{document:f}=this,g=f.dict(f.catalog.get("OCProperties"));
return this.baseOff?(f.array(g?.get("OCGs"))??[]).filter(d=>!(0,m.i9)(d)||!this.on.has(d.number)):f.array(f.dict(g?.get("D"))?.get("OFF"))??[]}neverShown(){const f=this.
document.array(this.document.dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[];return[...new Set(f.flatMap(d=>(0,m.i9)(d)?[d.number]:[]))].filter(
d=>!this.viewed(d)&&!this.printed(d))}shows(f,g){const{document:d}=this,u=d.dict(f);if(!u)return!0;if(!(0,m.Eo)(d.resolve(u.get("Type")),"OCMD"))return!(0,m.i9)(
f)||g(f.number);const y=d.resolve(u.get("VE"));return(0,m.cy)(y)?v(d,y,g):this.showsByPolicy(u,g)}showsByPolicy(f,g){const{document:d}=this,u=f.get("OCGs"),y=(d.
array(u)??[u]).filter(m.i9);if(y.length===0)return!0;const O=y.map(({number:l})=>g(l)),o=d.resolve(f.get("P"));switch(o instanceof m.SX?o.text:"AnyOn"){case"All\
On":return O.every(l=>l);case"AnyOff":return!O.every(l=>l);case"AllOff":return!O.some(l=>l);default:return O.some(l=>l)}}isGroupOff(f){return this.off.has(f)||this.
baseOff&&!this.on.has(f)}}}),80397:(($,R,h)=>{h.d(R,{Ip:()=>E,XM:()=>u,Xb:()=>d,ds:()=>P,qg:()=>g});var m=h(58247),T=h(30729),c=h(1480),S=h(10404),D=h(34331),v=h(
31808);const P=(0,T.H)(async o=>E(o,await(0,S.Br)(o)));function E(o,l){const w=(W,Z)=>(0,m.w)((0,D.sm)(l,W,Z)[0]??""),A=f(w("pdfaid","part"),w("pdfaid","conform\
ance").toLowerCase()),L=M(w("pdfuaid","part"))?`PDF/UA-${w("pdfuaid","part")}`:void 0,K=[w("pdfxid","GTS_PDFXVersion")||w("pdfx","GTS_PDFXVersion")||((0,m.G)(o.
resolve((0,S._U)(o)?.get("GTS_PDFXVersion")))??""),w("pdfe","ISO_PDFEVersion"),w("pdfvtid","GTS_PDFVTVersion")],j=[A?.name,L,...K.filter(W=>/^PDF\/[\w .:/()-]{1,40}$/.
test(W))];return{archive:A,accessible:L,names:j.filter(W=>W!==void 0)}}const M=o=>/^[1-9]$/.test(o);function f(o,l){if(!M(o))return;const w=/^[abuef]$/.test(l)?
l:"";return{part:Number(o),level:w,name:`PDF/A-${o}${w}`}}function g(o,l,w,A){return l&&O(o,l,[c.dK.pdfaid]),d(w,A)}const d=({name:o},l)=>({code:"pdfa_identific\
ation_removed",message:`The document no longer claims ${o}: ${l}.`});async function u(o){const l=await(0,S.Br)(o);if(!l)return[];const{archive:w,accessible:A}=E(
o,l);O(o,l,[c.dK.pdfaid,c.dK.pdfuaid]);const L=[w?.name,A].filter(N=>N!==void 0);return L.length>0?[y(L)]:[]}const y=o=>({code:"conformance_dropped",message:`Th\
e result no longer claims ${o.join(" and ")}, because a merge cannot guarantee conformance.`});function O(o,l,w){l.properties.some(({namespace:A})=>w.includes(A))&&
(0,v._L)(o,(0,v.QH)(l,({namespace:A})=>w.includes(A),[]))}}),4268:(($,R,h)=>{h.d(R,{B4:()=>P,Ij:()=>S,In:()=>v});var m=h(7548),T=h(38504),c=h(16039);async function S(E){
E.trailer.delete("Info");const M=await(0,m.zx)(E,["Metadata","PieceInfo"]),f=g=>g.has("PieceInfo")||D(E,g);for(const g of new Set([...M.Metadata,...M.PieceInfo])){
if(!(0,T.L)(E.get(g),f))continue;(0,T.C)(E.edit(g),u=>{D(E,u)&&u.delete("Metadata"),u.delete("PieceInfo")});const d=E.job.pace.step(1e3);d&&await d}}function D(E,M){
return v(E.resolve(M.get("Metadata")))}const v=E=>E instanceof c.Z6&&((0,c.Eo)(E.dict.get("Type"),"Metadata")||(0,c.Eo)(E.dict.get("Subtype"),"XML"));function P(E){
const M=E.dict(E.trailer.get("Info"))!==void 0,f=E.resolve(E.catalog.get("Metadata"))!==null;return E.trailer.delete("Info"),E.catalog.has("Metadata")&&E.editCatalog().
delete("Metadata"),Number(M)+Number(f)}}),58825:(($,R,h)=>{h.d(R,{Y:()=>c});var m=h(1480),T=h(54075);async function c(D,v,P){const E=new S(v);await(0,T.km)(D,P,
g=>((g.kind==="start"||g.kind==="empty")&&E.start(g.name,g.attributes,g.from),(g.kind==="end"||g.kind==="empty")&&E.end(g.name,g.to),E.isTooDeep));const M=[];let f=0;
for(const g of E.dropped)M.push(D.slice(f,g.from)),f=g.to;return M.join("")+D.slice(f)}class S{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new m.ee;constructor(v){
this.drops=v}start(v,P,E){this.isTooDeep=this.open.length>=T.ol,this.scope.enter(P);const M=this.scope.ofElement(v);this.open.push({name:v,from:E,drops:this.drops(
M,this.elements)}),this.elements.push(M)}end(v,P){let E=this.open.length-1;for(;E>=0&&this.open[E].name!==v;)E--;if(E<0)return;const{drops:M,from:f}=this.open[E];
for(;this.open.length>E;)this.open.pop(),this.elements.pop(),this.scope.leave();if(M){for(;this.dropped.length>0&&this.dropped.at(-1).from>f;)this.dropped.pop();
this.dropped.push({from:f,to:P})}}}}),18679:(($,R,h)=>{h.d(R,{m:()=>c});var m=h(1480),T=h(54075);function c(S,D,v,P){const{text:E,properties:M,end:f,about:g}=S,
d=M.find(o=>o.namespace===m.dK[D]&&o.name===v),u=d&&E.slice(d.from,d.to).match(/^[\s\S]*(?=<\/(?:[\w.-]+:)?Bag\s*>)/)?.[0].length;if(d&&u!==void 0){const o=d.from+
u;return`${E.slice(0,o)}${P.replace("<rdf:li",`<rdf:li xmlns:rdf="${m.dK.rdf}"`)}${E.slice(o)}`}const y=`<${D}:${v}><rdf:Bag>
${P}</rdf:Bag></${D}:${v}>`,O=`<rdf:Description xmlns:rdf="${m.dK.rdf}" rdf:about="${(0,T.X)(g)}" xmlns:${D}="${m.dK[D]}">
${y}
</rdf:Description>
`;return`${E.slice(0,f)}${O}${E.slice(f)}`}}),31808:(($,R,h)=>{h.d(R,{QH:()=>S,T3:()=>D,_L:()=>M});var m=h(1480),T=h(54075),c=h(16039);function S(f,g,d){const{text:u,
properties:y,end:O,about:o}=f,l=[];let w=0;for(const A of y.filter(g).sort((L,N)=>L.from-N.from))A.from<w||(l.push(u.slice(w,A.from)),w=A.to);return l.push(u.slice(
w,Math.max(O,w))),d.length>0&&l.push(v(d,o)),l.push(u.slice(Math.max(O,w))),E(l.join(""))}function D(f){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"\
?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${m.dK.rdf}">
${v(f,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function v(f,g){const u=[...new Set(f.map(({prefix:O})=>O))].map(O=>` xmlns:${O}="${m.dK[O]}"`).join(""),y=f.map(({prefix:O,name:o,form:l,values:w})=>`\
<${O}:${o}>${P(l,w)}</${O}:${o}>
`);return`<rdf:Description xmlns:rdf="${m.dK.rdf}" rdf:about="${(0,T.X)(g)}"${u}>
${y.join("")}</rdf:Description>
`}function P(f,g){const d=u=>g.map(y=>`<rdf:li${u}>${(0,T.X)(y)}</rdf:li>`).join("");switch(f){case"simple":return(0,T.X)(g[0]??"");case"alternative":return`<rd\
f:Alt>${d(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${d("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${d("")}</rdf:Bag>`}}const E=f=>f.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function M(f,g){const d=f.catalog.get("Metadata"),u=f.resolve(d),y=u instanceof c.Z6?[...u.dict].
filter(([l])=>!["Filter","DecodeParms","Length"].includes(l)):[],O=new c.Bi([["Type",new c.SX("Metadata")],["Subtype",new c.SX("XML")],...y]),o=new c.Z6(O,Buffer.
from(g,"utf8"));(0,c.i9)(d)&&u instanceof c.Z6?f.put(d,o):f.edit(f.catalogNumber).set("Metadata",f.add(o))}}),57095:(($,R,h)=>{h.d(R,{ZO:()=>c,f6:()=>S,ue:()=>m});
const m=D=>({matrix:D,font:void 0,size:0,charSpace:0,wordSpace:0,stretch:1,leading:0,rise:0,mode:0}),T=(D,v)=>D.number(v)||0;function c(D,v){switch(D.operator){case"\
Tc":return v.charSpace=T(D,0),!0;case"Tw":return v.wordSpace=T(D,0),!0;case"Tz":return v.stretch=T(D,0)/100,!0;case"TL":return v.leading=T(D,0),!0;case"Ts":return v.
rise=T(D,0),!0;case"Tr":return v.mode=T(D,0),!0;default:return!1}}class S{a=1;b=0;c=0;d=1;e=0;f=0;lineE=0;lineF=0;reset(){this.set(1,0,0,1,0,0)}set(v,P,E,M,f,g){
this.a=v,this.b=P,this.c=E,this.d=M,this.e=this.lineE=f,this.f=this.lineF=g}moveLine(v,P){this.e=this.lineE+=v*this.a+P*this.c,this.f=this.lineF+=v*this.b+P*this.
d}advance(v,P){this.e+=v*this.a+P*this.c,this.f+=v*this.b+P*this.d}follow(v,P){switch(v.operator){case"BT":return this.reset(),!0;case"Tm":return v.count>=6&&this.
set(T(v,0),T(v,1),T(v,2),T(v,3),T(v,4),T(v,5)),!0;case"TD":return P.leading=-T(v,1),this.moveLine(T(v,0),T(v,1)),!0;case"Td":return this.moveLine(T(v,0),T(v,1)),
!0;case"T*":return this.moveLine(0,-P.leading),!0;default:return!1}}}}),39310:(($,R,h)=>{h.d(R,{n:()=>S});var m=h(83267),T=h(16039);const c=["DecodeParms","F","\
FFilter","FDecodeParms","DL"];function S(D,v,{compress:P}){const E=new T.Bi(D.dict);P?E.set("Filter",(0,T.UU)("FlateDecode")):E.delete("Filter");for(const M of c)
E.delete(M);return new T.Z6(E,P?(0,m.Kc)(v):v)}})};
