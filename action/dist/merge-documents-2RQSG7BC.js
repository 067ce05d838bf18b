"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.merge_documents=void 0;const chunk_F47Q6CZL_js_1=require("./chunk-F47Q6CZL.js"),chunk_ZH63WUOS_js_1=require(
"./chunk-ZH63WUOS.js");require("./chunk-Z6ZLDF2K.js");const chunk_P7F3Z236_js_1=require("./chunk-P7F3Z236.js"),chunk_7TPVZHHE_js_1=require("./chunk-7TPVZHHE.js");
require("./chunk-2PSYXE6F.js");const chunk_Z6UTQJU4_js_1=require("./chunk-Z6UTQJU4.js");require("./chunk-CJWZ2MPQ.js");const chunk_DAHH2GHL_js_1=require("./chun\
k-DAHH2GHL.js");require("./chunk-XUZYGBC4.js"),require("./chunk-QVATMD73.js"),require("./chunk-HZKJGLY4.js"),require("./chunk-UGMU44LB.js");const chunk_2CDDZUZ5_js_1=require(
"./chunk-2CDDZUZ5.js"),chunk_5PDNWYGK_js_1=require("./chunk-5PDNWYGK.js"),chunk_4JDW4YES_js_1=require("./chunk-4JDW4YES.js");require("./chunk-FEIBPAGL.js"),require(
"./chunk-NWF5XGWO.js"),require("./chunk-FIWWLTDW.js");const chunk_K3TIOBS4_js_1=require("./chunk-K3TIOBS4.js");require("./chunk-6KYCWYWW.js");const chunk_VDP6DXVE_js_1=require(
"./chunk-VDP6DXVE.js"),chunk_GQI45M34_js_1=require("./chunk-GQI45M34.js"),chunk_XIKURTNM_js_1=require("./chunk-XIKURTNM.js"),chunk_6ZEPCL6H_js_1=require("./chun\
k-6ZEPCL6H.js"),chunk_KILDAFVP_js_1=require("./chunk-KILDAFVP.js");require("./chunk-34KNI3QJ.js"),require("./chunk-FQ5CLANY.js"),require("./chunk-E2ZVEWZV.js");
const chunk_H62WNXIO_js_1=require("./chunk-H62WNXIO.js");require("./chunk-OVFAED6I.js");const chunk_CTSCWKC7_js_1=require("./chunk-CTSCWKC7.js");require("./chun\
k-3PFJRMBL.js");const chunk_XNZTTCIR_js_1=require("./chunk-XNZTTCIR.js"),chunk_UTTXRBHO_js_1=require("./chunk-UTTXRBHO.js");require("./chunk-VZIP5HSV.js"),require(
"./chunk-WRDHS3QY.js");const chunk_HEXSKBOQ_js_1=require("./chunk-HEXSKBOQ.js"),chunk_3MJCCXWL_js_1=require("./chunk-3MJCCXWL.js"),chunk_DCEZTHUA_js_1=require("\
./chunk-DCEZTHUA.js"),chunk_IDQUK5WO_js_1=require("./chunk-IDQUK5WO.js");require("./chunk-SPYEGGY7.js"),require("./chunk-2D65I2CG.js");const chunk_GMSHOBQ3_js_1=require(
"./chunk-GMSHOBQ3.js");require("./chunk-WYN2LYAQ.js");async function drawForms(e){let n=e.flatMap(({document:t})=>{let s=t.dict(t.catalog.get("AcroForm"));return s?
[{document:t,leftToViewers:t.resolve(s.get("NeedAppearances"))===!0}]:[]});if(!n.every(({leftToViewers:t})=>t))for(let{document:t,leftToViewers:s}of n){if(!s)continue;
let a=await chunk_ZH63WUOS_js_1.FormModel.read(t),r=new chunk_ZH63WUOS_js_1.FieldValues(t,a);await(0,chunk_F47Q6CZL_js_1.draw)(t,a,r,new chunk_F47Q6CZL_js_1.Appearances(
t,a,r),{missing:!1})}}function mergeCatalog(e){let{document:n}=e[0],t=n.editCatalog(),s=e.some(r=>r.document.catalog.has("Collection"));t.delete("Collection");let a=n.
array(t.get("OutputIntents"))??[];e.every(r=>{let o=r.document.array(r.document.catalog.get("OutputIntents"))??[];return(0,chunk_Z6UTQJU4_js_1.sameValue)({document:n,
value:a},{document:r.document,value:o})})||t.delete("OutputIntents"),joinExtensions(e,t),joinThreads(e,t),e.length>1&&(0,chunk_VDP6DXVE_js_1.dropPrintRange)(n);
for(let r of e)(0,chunk_VDP6DXVE_js_1.dropDocumentParts)(r.document);return{droppedPortfolio:s}}function joinExtensions(e,n){let t=new chunk_IDQUK5WO_js_1.Dict,
s=new Map;for(let{index:a,document:r}of e)for(let[o,i]of r.dict(r.catalog.get("Extensions"))??[])(!t.has(o)||levelOf(r,i)>s.get(o))&&(t.set(o,(0,chunk_Z6UTQJU4_js_1.
lift)(i,a)),s.set(o,levelOf(r,i)));t.size>0?n.set("Extensions",t):n.delete("Extensions")}function levelOf(e,n){let t=e.resolve(e.dict(n)?.get("ExtensionLevel"));
return typeof t=="number"?t:0}function joinThreads(e,n){let t=e.flatMap(({index:s,document:a})=>(a.array(a.catalog.get("Threads"))??[]).map(r=>(0,chunk_Z6UTQJU4_js_1.
lift)(r,s)));t.length>0&&n.set("Threads",t)}async function mergeDestinations(e){let n=new Map,t=new Map,s=[];for(let i of e)s.push({part:i,...await(0,chunk_VDP6DXVE_js_1.
readNamedDestinations)(i.document)});let a=new chunk_Z6UTQJU4_js_1.Names(s.flatMap(i=>[...i.strings.keys(),...i.names.keys()])),r=s.some(i=>i.strings.size>0)&&s.
some(i=>i.names.size>0),o=new Set;for(let{part:i,strings:l,names:u}of s){let m=new Set([...l.keys(),...u.keys()]),c=new Map;for(let f of m)o.has(f)&&c.set(f,a.free(
f));for(let f of m)o.add(c.get(f)??f);for(let[f,h]of l)n.set(c.get(f)??f,(0,chunk_Z6UTQJU4_js_1.lift)(h,i.index));let d=new Map;if(r)for(let f of u.keys())l.has(
f)&&d.set(f,a.free(f));for(let[f,h]of u)(r?n:t).set(d.get(f)??c.get(f)??f,(0,chunk_Z6UTQJU4_js_1.lift)(h,i.index));follow(i,new Follower(m,c,a),r?d:void 0)}return{
strings:n,names:t}}var Follower=class{constructor(e,n,t){this.own=e,this.renamed=n,this.taken=t,this.needed=n.size>0||t.size>e.size}own;renamed;taken;needed;nameFor(e){
let n=this.renamed.get(e);if(n!==void 0||this.own.has(e)||!this.taken.has(e))return n;let t=this.taken.free(e);return this.renamed.set(e,t),t}};function follow({
document:e},n,t){if(!n.needed&&!t)return;let s=a=>{let r=e.resolve(a);if(r instanceof chunk_IDQUK5WO_js_1.Name&&t)return(0,chunk_Z6UTQJU4_js_1.strOf)(t.get(r.text)??
n.nameFor(r.text)??r.text);let o=r instanceof chunk_IDQUK5WO_js_1.Str,i=o?n.nameFor((0,chunk_Z6UTQJU4_js_1.textOf)(r)):r instanceof chunk_IDQUK5WO_js_1.Name?n.nameFor(
r.text):void 0;if(i!==void 0)return o?(0,chunk_Z6UTQJU4_js_1.strOf)(i):new chunk_IDQUK5WO_js_1.Name(i)};for(let a of(0,chunk_H62WNXIO_js_1.objectsWith)(e,["/Des\
t","/GoTo"])){let r={changed:!1},o=e.get(a);(0,chunk_H62WNXIO_js_1.eachDict)(o,i=>{let l=e.resolve(i.get("S")),u=i.has("Dest")?"Dest":l instanceof chunk_IDQUK5WO_js_1.
Name&&l.text==="GoTo"?"D":void 0,m=u&&s(i.get(u));!u||m===void 0||(i.set(u,m),r.changed=!0)}),r.changed&&e.edit(a)}}var meaningOf=e=>(0,chunk_3MJCCXWL_js_1.decodeText)(
(0,chunk_Z6UTQJU4_js_1.strOf)(e)),RenamedFields=class{constructor(e){this.taken=e}taken;kept=new Set;renamed=new Map;fullName(e){for(let s of endsOf(e)){let a=e.
slice(0,s),r=this.renamed.get(a);if(r!==void 0)return meaningOf(r)+e.slice(s);if(this.kept.has(a))return}let[n=""]=e.split(".",1),t=(0,chunk_Z6UTQJU4_js_1.textOf)(
(0,chunk_3MJCCXWL_js_1.encodeText)(n));if(this.taken.has(t))return this.renamed.set(n,this.taken.free(t)),this.fullName(e)}},PERIODS=10;function endsOf(e){let n=[];
for(let t=e.indexOf(".");t>=0&&n.length<PERIODS;t=e.indexOf(".",t+1))n.unshift(t);return n.length<PERIODS&&n.unshift(e.length),n}var LISTS=new Map([["Hide","T"],
["ResetForm","Fields"],["SubmitForm","Fields"]]),REACHING_ALL=new Set(["ResetForm","SubmitForm"]),EXCLUDE=1;function keepActionsToOwnFields(e,n,t){let s,a=i=>{i.
set("Fields",s??=e.add([...t]));let l=e.resolve(i.get("Flags"));typeof l=="number"&&i.set("Flags",l&~EXCLUDE)},r=i=>{let l=e.resolve(i),u=l instanceof chunk_IDQUK5WO_js_1.
Str?n.fullName((0,chunk_3MJCCXWL_js_1.decodeText)(l)):void 0;return u===void 0?i:(0,chunk_3MJCCXWL_js_1.encodeText)(u)},o=new Set;for(let i of(0,chunk_H62WNXIO_js_1.
objectsWith)(e,[...LISTS.keys()]))(0,chunk_H62WNXIO_js_1.eachDict)(e.get(i),l=>{let u=e.resolve(l.get("S")),m=u instanceof chunk_IDQUK5WO_js_1.Name?LISTS.get(u.
text):void 0,c=m===void 0?void 0:l.get(m);if(m===void 0||!(u instanceof chunk_IDQUK5WO_js_1.Name))return;if(c===void 0){if(!REACHING_ALL.has(u.text)||t.length===
0)return;a(l),e.edit(i);return}let d=e.array(c);if(d&&c instanceof chunk_IDQUK5WO_js_1.Ref){if(o.has(c.number))return;o.add(c.number)}let f=d?d.map(r):r(c);if(!(d?
d.every((h,w)=>h===f[w]):f===c)){if(d&&c instanceof chunk_IDQUK5WO_js_1.Ref){e.put(c,f);return}l.set(m,f),e.edit(i)}})}var FormResources=class{merged=new chunk_IDQUK5WO_js_1.
Dict;origin=new Map;add(e,n){let{document:t}=e,s=t.dict(n.get("DR")),a=new Map;for(let[r,o]of s??[]){let i=t.dict(o);if(!i){this.merged.has(r)||this.merged.set(
r,(0,chunk_Z6UTQJU4_js_1.lift)(t.resolve(o),e.index));continue}let l=this.category(r);for(let[u,m]of i){let c=this.place(r,u,{document:t,value:m});l.set(c,l.get(
c)??(0,chunk_Z6UTQJU4_js_1.lift)(m,e.index)),r==="Font"&&c!==u&&a.set(u,c)}}a.size>0&&this.rewrite(e,n,a)}place(e,n,t){for(let s=1;;s++){let a=s===1?n:`${n}_${s}`,
r=`${e}/${a}`,o=this.origin.get(r);if(!(o&&!(0,chunk_Z6UTQJU4_js_1.sameValue)(o,t)))return o||this.origin.set(r,t),a}}category(e){let n=this.merged.get(e);if(n instanceof
chunk_IDQUK5WO_js_1.Dict)return n;let t=new chunk_IDQUK5WO_js_1.Dict;return this.merged.set(e,t),t}rewrite({document:e},n,t){let s=e.resolve(n.get("DA"));for(let{
number:a,dict:r,parent:o}of(0,chunk_KILDAFVP_js_1.fieldNodes)(e)){let i=e.resolve(r.get("DA")),l=!o&&(0,chunk_KILDAFVP_js_1.inheritedEntry)(e,r,"DA")===void 0,u=i instanceof
chunk_IDQUK5WO_js_1.Str?i:l?s:null;if(!(u instanceof chunk_IDQUK5WO_js_1.Str))continue;let m=withFonts(u,t);m&&(a!==void 0&&e.edit(a),r.set("DA",m))}for(let a of(0,chunk_H62WNXIO_js_1.
objectsWith)(e,["/FreeText"])){let r={changed:!1};(0,chunk_H62WNXIO_js_1.eachDict)(e.get(a),o=>{let i=e.resolve(o.get("DA"));if(!(0,chunk_IDQUK5WO_js_1.isName)(
e.resolve(o.get("Subtype")),"FreeText")||!(i instanceof chunk_IDQUK5WO_js_1.Str))return;let l=withFonts(i,t);l&&(o.set("DA",l),r.changed=!0)}),r.changed&&e.edit(
a)}}};function withFonts(e,n){let t=e.bytes,s=new chunk_5PDNWYGK_js_1.ContentOperators(t),a=[],r=0;for(;s.next();){let o=s.count-2,i=s.operator==="Tf"?n.get(s.name(
o)??""):void 0;if(i===void 0)continue;let l=new chunk_HEXSKBOQ_js_1.Output(64);(0,chunk_DCEZTHUA_js_1.writeName)(l,i),a.push(t.subarray(r,s.startOf(o)),l.bytes),
r=s.endOf(o)}return r===0?void 0:new chunk_IDQUK5WO_js_1.Str(Buffer.concat([...a,t.subarray(r)]))}function mergeForms(e,n){let t=e.filter(({document:c})=>formOf(
c)),{document:s}=e[0];if(t.length===0)return{droppedXfa:!1,renamedUnderScripts:[]};let a=s.editCatalog(),r=new chunk_IDQUK5WO_js_1.Dict(formOf(s)),o=t.some(c=>formOf(
c.document).has("XFA"));r.delete("XFA"),a.delete("NeedsRendering");let i=[],l=[],u=new FormResources,m=renameFields(t).flatMap(c=>n.has(c)?[c.index]:[]);for(let c of t){
let d=formOf(c.document);c.index>0&&inheritDown(c,d,s,r),u.add(c,d),c.document.resolve(d.get("NeedAppearances"))===!0&&r.set("NeedAppearances",!0);for(let f of c.
document.array(d.get("Fields"))??[])i.push((0,chunk_Z6UTQJU4_js_1.lift)(f,c.index));for(let f of c.document.array(d.get("CO"))??[])l.push((0,chunk_Z6UTQJU4_js_1.
lift)(f,c.index))}return r.set("Fields",i),l.length>0&&r.set("CO",l),u.merged.size>0&&r.set("DR",u.merged),a.set("AcroForm",s.add(r)),{droppedXfa:o,renamedUnderScripts:m}}
var formOf=e=>e.dict(e.catalog.get("AcroForm"));function renameFields(e){let n=e.map(o=>({part:o,fields:topmostNamed(o.document)})),t=new chunk_Z6UTQJU4_js_1.Names(
n.flatMap(({part:o,fields:i})=>i.map(({dict:l})=>nameOf(o.document,l))),meaningOf),s=n.filter(({fields:o})=>o.length>0).length>1,a=new Set,r=[];for(let{part:o,fields:i}of n){
let{document:l}=o,u=new RenamedFields(t);for(let{dict:m,number:c}of i){let d=nameOf(l,m),f=meaningOf(d);if(!a.has(f)){u.kept.add(f);continue}let h=u.renamed.get(
f)??t.free(d);u.renamed.set(f,h),c!==void 0&&l.edit(c),m.set("T",(0,chunk_Z6UTQJU4_js_1.strOf)(h))}u.renamed.size>0&&r.push(o);for(let m of u.kept)a.add(m);for(let m of u.
renamed.values())a.add(meaningOf(m));if(s){let m=l.array(formOf(l)?.get("Fields"))?.filter(chunk_IDQUK5WO_js_1.isRef)??[];keepActionsToOwnFields(l,u,m)}}return r}
async function partsWithScripts(e){let n=new Set;for(let t of e){let{document:s}=t;if(t.index===0||!formOf(s))continue;let a=new Set([s.catalogNumber]),r=s.dict(
s.catalog.get("Names"))?.get("JavaScript");for(let[,i]of await(0,chunk_6ZEPCL6H_js_1.readTree)(s,r,"Names"))i instanceof chunk_IDQUK5WO_js_1.Ref&&a.add(i.number);
let o=(0,chunk_H62WNXIO_js_1.objectsWith)(s,["/JavaScript"]).filter(i=>!a.has(i));await(0,chunk_P7F3Z236_js_1.hasScripts)(s,o)&&n.add(t)}return n}function topmostNamed(e){
let n=new Set,t=[];for(let s of(0,chunk_KILDAFVP_js_1.fieldNodes)(e))s.parent&&n.has(s.parent)?n.add(s):e.resolve(s.dict.get("T"))instanceof chunk_IDQUK5WO_js_1.
Str&&(n.add(s),t.push(s));return t}var nameOf=(e,n)=>(0,chunk_Z6UTQJU4_js_1.textOf)(e.resolve(n.get("T")));function inheritDown({document:e},n,t,s){for(let a of[
"DA","Q"]){let r=e.resolve(n.get(a))??(a==="Q"?0:null),o=t.resolve(s.get(a))??(a==="Q"?0:null);if(!(r===null||r instanceof chunk_IDQUK5WO_js_1.Ref||r===o)&&!(r instanceof
chunk_IDQUK5WO_js_1.Str&&o instanceof chunk_IDQUK5WO_js_1.Str&&(0,chunk_Z6UTQJU4_js_1.textOf)(r)===(0,chunk_Z6UTQJU4_js_1.textOf)(o)))for(let{number:i,dict:l,parent:u}of(0,chunk_KILDAFVP_js_1.
fieldNodes)(e))u||(0,chunk_KILDAFVP_js_1.inheritedEntry)(e,l,a)!==void 0||(i!==void 0&&e.edit(i),l.set(a,r))}}function*inOrder(e){for(let n of e)for(let t=0;t<n.
document.pages.count;t++)yield{part:n,page:t}}function pageOrder(e,n){if(n==="none")return;let t=[],s=e.reduce((a,{document:r})=>Math.max(a,r.pages.count),0);for(let a=0;a<
s;a++)for(let r of e){let{count:o}=r.document.pages;a<o&&t.push({part:r,page:n==="backward"&&r.index>0?o-1-a:a})}return t}var FANOUT=100;async function interleavePages(e,n){
let t=e[0].document;for(let{document:o}of e)await o.pages.rebuild(o.pages.numbers);let s=(o,i)=>o===0?new chunk_IDQUK5WO_js_1.Ref(i):new chunk_IDQUK5WO_js_1.PartRef(
o,i),a=t.add(null),r=[];for(let o=0;o<n.length;o+=FANOUT){let i=t.add(null),l=[];for(let{part:u,page:m}of n.slice(o,o+FANOUT)){let c=u.document.pages.number(m),
d=u.document.edit(c);d instanceof chunk_IDQUK5WO_js_1.Dict&&d.set("Parent",u.index===0?i:new chunk_IDQUK5WO_js_1.PartRef(0,i.number)),l.push(s(u.index,c));let f=t.
job.pace.step(1e3);f&&await f}t.put(i,treeNode(l,l.length,a)),r.push(i)}t.put(a,treeNode(r,n.length)),t.edit(t.catalogNumber).set("Pages",a)}function treeNode(e,n,t){
return new chunk_IDQUK5WO_js_1.Dict([["Type",new chunk_IDQUK5WO_js_1.Name("Pages")],...t?[["Parent",t]]:[],["Kids",e],["Count",n]])}async function mergePages(e){
let n=e[0].document,t=n.add(null),s=[],a=0;for(let{index:r,document:o}of e){await o.pages.settle(),o.catalog.get("Pages")instanceof chunk_IDQUK5WO_js_1.Ref||await o.
pages.rebuild(o.pages.numbers);let i=o.catalog.get("Pages"),l=o.edit(i);l instanceof chunk_IDQUK5WO_js_1.Dict&&l.has("Kids")&&(l.set("Parent",r===0?t:new chunk_IDQUK5WO_js_1.
PartRef(0,t.number)),l.set("Count",o.pages.count),s.push(r===0?i:new chunk_IDQUK5WO_js_1.PartRef(r,i.number))),a+=o.pages.count}n.put(t,treeNode(s,a)),n.edit(n.
catalogNumber).set("Pages",t)}async function mergeLabels(e,n){let t=[];for(let{document:r}of e)t.push(await(0,chunk_XIKURTNM_js_1.readPageLabels)(r));if(t.every(
r=>r===void 0))return;let{document:s}=e[0],a=(0,chunk_XIKURTNM_js_1.buildPageLabels)(s,labels(n??inOrder(e),t));s.editCatalog().set("PageLabels",s.add(a))}function*labels(e,n){
for(let{part:t,page:s}of e)yield n[t.index]?.(s)??{style:"D",prefix:void 0,number:s+1}}var OTHERS=["AP","Pages","Templates","IDS","URLS","AlternatePresentations",
"Renditions"];async function mergeNames(e,n){let{document:t}=e[0],s=t.editCatalog(),a=new chunk_IDQUK5WO_js_1.Dict(t.dict(s.get("Names"))),r=(i,l)=>{if(l.size===
0)return;let u=[...l].sort(([m],[c])=>(0,chunk_Z6UTQJU4_js_1.byBytes)(m,c)).map(([m,c])=>[(0,chunk_Z6UTQJU4_js_1.strOf)(m),c]);a.set(i,t.add((0,chunk_6ZEPCL6H_js_1.
buildTree)(t,u,"Names")))};r("Dests",n.strings),r("EmbeddedFiles",await attachments(e));for(let i of OTHERS)e.some(l=>has(l,i))&&r(i,await union(e,i));a.size>0&&
s.set("Names",t.add(a)),n.names.size>0?s.set("Dests",t.add(new chunk_IDQUK5WO_js_1.Dict(n.names))):s.delete("Dests");let o=e.flatMap(i=>(i.document.array(i.document.
catalog.get("AF"))??[]).map(l=>(0,chunk_Z6UTQJU4_js_1.lift)(l,i.index)));o.length>0&&s.set("AF",o)}async function entriesOf({document:e},n){let t=e.dict(e.catalog.
get("Names"))?.get(n);return(await(0,chunk_6ZEPCL6H_js_1.readTree)(e,t,"Names")).flatMap(([s,a])=>s instanceof chunk_IDQUK5WO_js_1.Str?[[(0,chunk_Z6UTQJU4_js_1.
textOf)(s),a]]:[])}var has=({document:e},n)=>e.dict(e.catalog.get("Names"))?.has(n)??!1;async function attachments(e){let n=[];for(let a of e)n.push({part:a,entries:await entriesOf(
a,"EmbeddedFiles")});let t=new chunk_Z6UTQJU4_js_1.Names(n.flatMap(({entries:a})=>a.map(([r])=>r))),s=new Map;for(let{part:a,entries:r}of n)for(let[o,i]of r)s.set(
s.has(o)?t.free(o):o,(0,chunk_Z6UTQJU4_js_1.lift)(i,a.index));return s}async function union(e,n){let t=new Map;for(let s of e)for(let[a,r]of await entriesOf(s,n))
t.has(a)||t.set(a,(0,chunk_Z6UTQJU4_js_1.lift)(r,s.index));return t}async function mergeOutlines(e,n){let t=[];for(let r of e)if(n)t.push(await bookmarkOf(r,n[r.
index]));else for(let o of await topLevel(r))t.push(o);if(t.length===0)return;let{document:s}=e[0],a=s.add(null);s.put(a,chain(t,{part:0,number:a.number},new chunk_IDQUK5WO_js_1.
Dict([["Type",new chunk_IDQUK5WO_js_1.Name("Outlines")]]))),s.editCatalog().set("Outlines",a)}async function bookmarkOf(e,n){let{document:t}=e,s=t.add(null),a=new chunk_IDQUK5WO_js_1.
Dict([["Title",(0,chunk_3MJCCXWL_js_1.encodeText)(n)],["Dest",[new chunk_IDQUK5WO_js_1.Ref(t.pages.number(0)),new chunk_IDQUK5WO_js_1.Name("Fit")]]]),r=await topLevel(
e);return t.put(s,r.length>0?chain(r,{part:e.index,number:s.number},a):a),{part:e,number:s.number}}function chain(e,n,t){let s=0;for(let[i,l]of e.entries()){let u=l.
part.document.edit(l.number);if(!(u instanceof chunk_IDQUK5WO_js_1.Dict))continue;let m=l.part.document.resolve(u.get("Count"));s+=1+(typeof m=="number"&&m>0?m:
0),u.set("Parent",from(l,n.number,n.part)),link(u,"Prev",l,e[i-1]),link(u,"Next",l,e[i+1])}let[a,r]=[e[0],e.at(-1)],o=({part:i,number:l})=>i.index===n.part?new chunk_IDQUK5WO_js_1.
Ref(l):new chunk_IDQUK5WO_js_1.PartRef(i.index,l);return t.set("First",o(a)),t.set("Last",o(r)),t.set("Count",s),t}async function topLevel(e){let{document:n}=e,
t=[];return await(0,chunk_GQI45M34_js_1.walkOutline)(n,s=>{let a=s instanceof chunk_IDQUK5WO_js_1.Ref&&n.get(s)instanceof chunk_IDQUK5WO_js_1.Dict;return a&&t.push(
{part:e,number:s.number}),a},1),t}var from=(e,n,t)=>e.part.index===t?new chunk_IDQUK5WO_js_1.Ref(n):new chunk_IDQUK5WO_js_1.PartRef(t,n);function link(e,n,t,s){
s?e.set(n,from(t,s.number,s.part.index)):e.delete(n)}async function mergeStructure(e){let n=e.filter(({document:d})=>rootOf(d));if(n.length===0)return;let{document:t}=e[0],
s=t.editCatalog();(n.length<e.length||n.some(d=>!isMarked(d.document)))&&s.delete("MarkInfo");for(let d of e)rootOf(d.document)||moveKeys(d.document,void 0);if(n.
length===1&&n[0].index===0)return;let a=t.add(null).number,r=[],o=[],i=new Map,l=new StructureNames,u=new Map(LISTS2.map(d=>[d,[]])),m=0;for(let d of n){let f=rootOf(
d.document),h=kidsOf(d.document,f);for(let g of h)adopt(d,g,a,s);for(let g of h)r.push((0,chunk_Z6UTQJU4_js_1.lift)(g,d.index));let w=await(0,chunk_6ZEPCL6H_js_1.
readTree)(d.document,f.get("ParentTree"),"Nums"),_=w.reduce((g,[p])=>Math.max(g,Number(p)),moveKeys(d.document,m));for(let[g,p]of w)o.push([Number(g)+m,(0,chunk_Z6UTQJU4_js_1.
lift)(p,d.index)]);m+=Math.max(_+1,announced(d.document,f));let v=await joinIdentifiers(d,f,i),y=d.document.dict(f.get("ClassMap"));v.size>0&&renameInClasses(d.
document,y,v);let k={S:l.join(d,"S",flattened(d.document,f.get("RoleMap"))),C:l.join(d,"C",y),ID:v};k.S.size+k.C.size+k.ID.size>0&&renameInElements(d.document,k);
for(let[g,p]of u)for(let S of d.document.array(f.get(g))??[])p.push((0,chunk_Z6UTQJU4_js_1.lift)(S,d.index))}o.sort((d,f)=>Number(d[0])-Number(f[0]));let c=new chunk_IDQUK5WO_js_1.
Dict([["Type",new chunk_IDQUK5WO_js_1.Name("StructTreeRoot")],["K",r],["ParentTree",t.add((0,chunk_6ZEPCL6H_js_1.buildTree)(t,o,"Nums"))],["ParentTreeNextKey",m]]);
l.roles.size>0&&c.set("RoleMap",l.roles),l.classes.size>0&&c.set("ClassMap",l.classes);for(let[d,f]of u)f.length>0&&c.set(d,f);if(i.size>0){let d=[...i].sort(([
f],[h])=>(0,chunk_Z6UTQJU4_js_1.byBytes)(f,h)).map(([f,h])=>[(0,chunk_Z6UTQJU4_js_1.strOf)(f),h]);c.set("IDTree",t.add((0,chunk_6ZEPCL6H_js_1.buildTree)(t,d,"Na\
mes")))}t.put(a,c),s.set("StructTreeRoot",new chunk_IDQUK5WO_js_1.Ref(a))}var LISTS2=["Namespaces","PronunciationLexicon","AF"],rootOf=e=>e.dict(e.catalog.get("\
StructTreeRoot")),isMarked=e=>e.resolve(e.dict(e.catalog.get("MarkInfo"))?.get("Marked"))===!0;function kidsOf(e,n){let t=n.get("K");return t===void 0?[]:e.array(
t)??[t]}function adopt({index:e,document:n},t,s,a){let r=t instanceof chunk_IDQUK5WO_js_1.Ref?n.edit(t):t;if(!(r instanceof chunk_IDQUK5WO_js_1.Dict))return;r.set(
"P",e===0?new chunk_IDQUK5WO_js_1.Ref(s):new chunk_IDQUK5WO_js_1.PartRef(0,s));let o=n.resolve(n.catalog.get("Lang"));if(e>0&&o instanceof chunk_IDQUK5WO_js_1.Str&&
!r.has("Lang")){let i=a.get("Lang");(!(i instanceof chunk_IDQUK5WO_js_1.Str)||(0,chunk_Z6UTQJU4_js_1.textOf)(i)!==(0,chunk_Z6UTQJU4_js_1.textOf)(o))&&r.set("Lan\
g",o)}}function announced(e,n){let t=e.resolve(n.get("ParentTreeNextKey"));return typeof t=="number"&&Number.isInteger(t)&&t>0&&t<1e8?t:0}function moveKeys(e,n){
let t=-1;for(let s of(0,chunk_H62WNXIO_js_1.objectsWith)(e,["/StructParent"])){let a={changed:!1};(0,chunk_H62WNXIO_js_1.eachDict)(e.get(s),r=>{for(let o of["St\
ructParents","StructParent"]){let i=e.resolve(r.get(o));typeof i=="number"&&(t=Math.max(t,i),n!==0&&(a.changed=!0,n===void 0?r.delete(o):r.set(o,i+n)))}}),a.changed&&
e.edit(s)}return t}function flattened(e,n){let t=e.dict(n);if(!t)return;let s=new chunk_IDQUK5WO_js_1.Dict;for(let[a,r]of t){let o=e.resolve(r);for(let i=new Set(
[a]);o instanceof chunk_IDQUK5WO_js_1.Name&&t.has(o.text)&&!i.has(o.text);)i.add(o.text),o=e.resolve(t.get(o.text));s.set(a,o)}return s}var StructureNames=class{roles=new chunk_IDQUK5WO_js_1.
Dict;classes=new chunk_IDQUK5WO_js_1.Dict;origins=new Map;join({index:e,document:n},t,s){let a=t==="S"?this.roles:this.classes,r=new Map,o=new chunk_Z6UTQJU4_js_1.
Names([...a.keys(),...s?.keys()??[]]);for(let[i,l]of s??[]){let u=this.origins.get(`${t}/${i}`);if(u&&(0,chunk_Z6UTQJU4_js_1.sameValue)(u,{document:n,value:l}))
continue;let m=u?o.free(i):i;u&&r.set(i,m),this.origins.set(`${t}/${m}`,{document:n,value:l}),a.set(m,(0,chunk_Z6UTQJU4_js_1.lift)(l,e))}return r}};async function joinIdentifiers({
index:e,document:n},t,s){let a=new Map,r=await(0,chunk_6ZEPCL6H_js_1.readTree)(n,t.get("IDTree"),"Names"),o=new chunk_Z6UTQJU4_js_1.Names([...s.keys(),...r.map(
([i])=>i instanceof chunk_IDQUK5WO_js_1.Str?(0,chunk_Z6UTQJU4_js_1.textOf)(i):"")]);for(let[i,l]of r){if(!(i instanceof chunk_IDQUK5WO_js_1.Str))continue;let u=(0,chunk_Z6UTQJU4_js_1.
textOf)(i),m=s.has(u)?o.free(u):u;m!==u&&a.set(u,m),s.set(m,(0,chunk_Z6UTQJU4_js_1.lift)(l,e))}return a}function renameHeaders(e,n,t){let s=e.array(n.get("Heade\
rs"));return s?.some(a=>a instanceof chunk_IDQUK5WO_js_1.Str&&t.has((0,chunk_Z6UTQJU4_js_1.textOf)(a)))?(n.set("Headers",s.map(a=>renamedString(a,t)??a)),!0):!1}
function renameInClasses(e,n,t){let s=new Set;for(let a of n?.values()??[])if(!(a instanceof chunk_IDQUK5WO_js_1.Ref&&s.has(a.number))){a instanceof chunk_IDQUK5WO_js_1.
Ref&&s.add(a.number);for(let r of e.array(a)??[a]){let o=e.dict(r);if(!o||!renameHeaders(e,o,t))continue;let i=r instanceof chunk_IDQUK5WO_js_1.Ref?r:a;i instanceof
chunk_IDQUK5WO_js_1.Ref&&e.edit(i)}}}function renameInElements(e,{S:n,C:t,ID:s}){for(let a of(0,chunk_H62WNXIO_js_1.objectsWith)(e,["/StructElem","/Headers","/I\
D","/Pg","/K"])){let r={changed:!1},o=(i,l,u)=>{u!==void 0&&(i.set(l,u),r.changed=!0)};(0,chunk_H62WNXIO_js_1.eachDict)(e.get(a),i=>{if(renameHeaders(e,i,s)&&(r.
changed=!0),!(0,chunk_IDQUK5WO_js_1.isName)(e.resolve(i.get("Type")),"StructElem")&&!(i.has("P")&&i.has("S")))return;o(i,"S",renamedName(e.resolve(i.get("S")),n)),
o(i,"ID",renamedString(e.resolve(i.get("ID")),s));let l=e.resolve(i.get("C"));Array.isArray(l)?o(i,"C",l.map(u=>renamedName(u,t)??u)):o(i,"C",renamedName(l,t))}),
r.changed&&e.edit(a)}}function renamedName(e,n){let t=e instanceof chunk_IDQUK5WO_js_1.Name?n.get(e.text):void 0;return t===void 0?void 0:new chunk_IDQUK5WO_js_1.
Name(t)}function renamedString(e,n){let t=e instanceof chunk_IDQUK5WO_js_1.Str?n.get((0,chunk_Z6UTQJU4_js_1.textOf)(e)):void 0;return t===void 0?void 0:(0,chunk_Z6UTQJU4_js_1.
strOf)(t)}var merge_documents=async(e,{open_password:n,bookmarks:t,interleave:s},a)=>{let r=[],o=await openAll(e,n,a,r),i=pageOrder(o,s);(o.length>1||t==="per_d\
ocument")&&await join(o,i,e,t==="per_document",r);let l=o.map(({document:c})=>c),u=await(0,chunk_CTSCWKC7_js_1.assemble)(l,{encryption:"none",...o.length>1?{dedupe:chunk_2CDDZUZ5_js_1.
findDuplicates}:{}}),m=o.reduce((c,{document:d})=>c+d.pages.count,0);return{documents:[{name:e[0].name,bytes:u,pageCount:m}],notes:r,facts:{pageCount:m,documentCount:e.
length,firstPages:firstPages(o,i)}}},OF_ONE_DOCUMENT=new Set(["unreadable_document","password_required","wrong_password","unsupported_encryption"]),MOST_FAILURES=10,
inPlace=({error:e,position:n,name:t},s=[])=>(0,chunk_GMSHOBQ3_js_1.atPosition)(e,n,t,s);exports.merge_documents=merge_documents;async function openAll(e,n,t,s){
let a=[],r=[],o=[],i=[];for(let[c,d]of e.entries()){try{let f=await(0,chunk_HEXSKBOQ_js_1.openDocument)(d.bytes,t,{password:n});f.security&&r.push(d.name),i.push(
await(0,chunk_7TPVZHHE_js_1.stripSignatures)(f,"keep")),await f.pages.settle(),a.push({index:c,document:f})}catch(f){if(!(f instanceof chunk_GMSHOBQ3_js_1.OctavoError)||
f.code==="cancelled"||e.length===1)throw f;if(o.push({error:f,position:c+1,name:d.name}),!OF_ONE_DOCUMENT.has(f.code)||o.length===MOST_FAILURES)break}t.pace.progress(
(c+1)/(2*e.length))}let[l,...u]=o;if(l)throw inPlace(l,u.map(c=>inPlace(c)));r.length>0&&s.push(protectionRemoved(r));let m=i.flatMap(c=>c.fields);return s.push(
...(0,chunk_XNZTTCIR_js_1.strippedNotes)({fields:m,usageRights:i.some(({usageRights:c})=>c)},"merge")),a}function firstPages(e,n){let t=1,s=e.map(({document:r})=>{
let o=t;return t+=r.pages.count,o});if(!n)return s;let a=new Map;for(let[r,{part:o}]of n.entries())a.has(o.index)||a.set(o.index,r+1);return e.map(({index:r})=>a.
get(r)??1)}var titleOf=({name:e},n)=>e.replace(/\.[^.]*$/,"").trim()||`Document ${n+1}`;async function join(e,n,t,s,a){await drawForms(e);for(let{document:m}of e)
await(0,chunk_K3TIOBS4_js_1.referToPages)(m);let r=await partsWithScripts(e);await mergeOutlines(e,s?t.map(titleOf):void 0);let o=await mergeDestinations(e);await mergeNames(
e,o),await mergeLabels(e,n),(0,chunk_Z6UTQJU4_js_1.mergeLayers)(e),await mergeStructure(e);let{droppedXfa:i,renamedUnderScripts:l}=mergeForms(e,r),{droppedPortfolio:u}=mergeCatalog(
e);a.push(...await(0,chunk_4JDW4YES_js_1.endMergedClaims)(e[0].document)),await(n?interleavePages(e,n):mergePages(e)),i&&a.push((0,chunk_DAHH2GHL_js_1.xfaRemoved)(
"merge")),l.length>0&&a.push(scriptsUseOldNames(l.map(m=>t[m].name))),u&&a.push(PORTFOLIO_DROPPED)}var protectionRemoved=e=>({code:"protection_removed",message:`\
The result is not encrypted: it has neither the password nor the restrictions of ${(0,chunk_UTTXRBHO_js_1.listed)(e)}.`}),scriptsUseOldNames=e=>({code:"scripts_\
use_old_names",message:`Fields of ${(0,chunk_UTTXRBHO_js_1.listed)(e)} were renamed, because an earlier document has fields with the same names. Scripts were no\
t changed: a script that uses the old names acts on the fields of the earlier document.`}),PORTFOLIO_DROPPED={code:"portfolio_dropped",message:"A portfolio beca\
me an ordinary document. Its files remain as attachments."};
