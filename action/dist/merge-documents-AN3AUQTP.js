"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.merge_documents=void 0;const chunk_5SETICJS_js_1=require("./chunk-5SETICJS.js"),chunk_A3G3W6M6_js_1=require(
"./chunk-A3G3W6M6.js");require("./chunk-5G6ARTL5.js");const chunk_A4AXUFJG_js_1=require("./chunk-A4AXUFJG.js");require("./chunk-QL5KJ65N.js");const chunk_2ZJGJ55P_js_1=require(
"./chunk-2ZJGJ55P.js");require("./chunk-2PSYXE6F.js");const chunk_R5A6BLNP_js_1=require("./chunk-R5A6BLNP.js");require("./chunk-2OOG7MWY.js"),require("./chunk-C\
JWZ2MPQ.js");const chunk_DAHH2GHL_js_1=require("./chunk-DAHH2GHL.js");require("./chunk-G2BQ3UI7.js"),require("./chunk-5VZM4KZB.js"),require("./chunk-64UBD3TO.js"),
require("./chunk-UGMU44LB.js");const chunk_OBB7GEHU_js_1=require("./chunk-OBB7GEHU.js"),chunk_KLP35QH2_js_1=require("./chunk-KLP35QH2.js"),chunk_ETIMQ53U_js_1=require(
"./chunk-ETIMQ53U.js");require("./chunk-CKDGA5PY.js"),require("./chunk-NWF5XGWO.js");const chunk_QPQWPITX_js_1=require("./chunk-QPQWPITX.js");require("./chunk-R\
X6EQCOK.js");const chunk_JESHQHHA_js_1=require("./chunk-JESHQHHA.js"),chunk_OC3U6JW6_js_1=require("./chunk-OC3U6JW6.js"),chunk_VM5OVVZ7_js_1=require("./chunk-VM\
5OVVZ7.js"),chunk_4OZNAQ5A_js_1=require("./chunk-4OZNAQ5A.js"),chunk_MO4LOFTN_js_1=require("./chunk-MO4LOFTN.js");require("./chunk-ZDLQTNMB.js"),require("./chun\
k-ZBMKXLCV.js"),require("./chunk-FQ5CLANY.js"),require("./chunk-E2ZVEWZV.js");const chunk_4SMGVZ2M_js_1=require("./chunk-4SMGVZ2M.js");require("./chunk-OVFAED6I\
.js"),require("./chunk-GOXITCM4.js");const chunk_K32GSMXO_js_1=require("./chunk-K32GSMXO.js");require("./chunk-X4D5GQRV.js");const chunk_HB3BR72C_js_1=require("\
./chunk-HB3BR72C.js"),chunk_AVWOAZJD_js_1=require("./chunk-AVWOAZJD.js"),chunk_UTTXRBHO_js_1=require("./chunk-UTTXRBHO.js");require("./chunk-VZIP5HSV.js"),require(
"./chunk-BHLFBBNU.js");const chunk_VKB5CSQM_js_1=require("./chunk-VKB5CSQM.js"),chunk_B2YFAM73_js_1=require("./chunk-B2YFAM73.js"),chunk_I24CHX2T_js_1=require("\
./chunk-I24CHX2T.js"),chunk_PEGFVCMK_js_1=require("./chunk-PEGFVCMK.js"),chunk_RFKSFVTF_js_1=require("./chunk-RFKSFVTF.js");require("./chunk-SPYEGGY7.js"),require(
"./chunk-2D65I2CG.js");const chunk_GMSHOBQ3_js_1=require("./chunk-GMSHOBQ3.js");require("./chunk-WYN2LYAQ.js");async function drawForms(e){let n=e.flatMap(({document:t})=>{
let a=t.dict(t.catalog.get("AcroForm"));return a?[{document:t,leftToViewers:t.resolve(a.get("NeedAppearances"))===!0}]:[]});if(!n.every(({leftToViewers:t})=>t))
for(let{document:t,leftToViewers:a}of n){if(!a)continue;let s=await chunk_A3G3W6M6_js_1.FormModel.read(t),r=new chunk_A3G3W6M6_js_1.FieldValues(t,s);await(0,chunk_5SETICJS_js_1.
draw)(t,s,r,new chunk_5SETICJS_js_1.Appearances(t,s,r),{missing:!1})}}function mergeCatalog(e){let{document:n}=e[0],t=n.editCatalog(),a=e.some(r=>r.document.catalog.
has("Collection"));t.delete("Collection");let s=n.array(t.get("OutputIntents"))??[];e.every(r=>{let i=r.document.array(r.document.catalog.get("OutputIntents"))??
[];return(0,chunk_R5A6BLNP_js_1.sameValue)({document:n,value:s},{document:r.document,value:i})})||t.delete("OutputIntents"),joinExtensions(e,t),joinThreads(e,t),
e.length>1&&(0,chunk_JESHQHHA_js_1.dropPrintRange)(n);for(let r of e)(0,chunk_JESHQHHA_js_1.dropDocumentParts)(r.document);return{droppedPortfolio:a}}function joinExtensions(e,n){
let t=new chunk_RFKSFVTF_js_1.Dict,a=new Map;for(let{index:s,document:r}of e)for(let[i,o]of r.dict(r.catalog.get("Extensions"))??[])(!t.has(i)||levelOf(r,o)>a.get(
i))&&(t.set(i,(0,chunk_R5A6BLNP_js_1.lift)(o,s)),a.set(i,levelOf(r,o)));t.size>0?n.set("Extensions",t):n.delete("Extensions")}function levelOf(e,n){let t=e.resolve(
e.dict(n)?.get("ExtensionLevel"));return typeof t=="number"?t:0}function joinThreads(e,n){let t=e.flatMap(({index:a,document:s})=>(s.array(s.catalog.get("Thread\
s"))??[]).map(r=>(0,chunk_R5A6BLNP_js_1.lift)(r,a)));t.length>0&&n.set("Threads",t)}function editDictionaries(e,n,t){for(let a of(0,chunk_4SMGVZ2M_js_1.objectsWith)(
e,n)){let s={changed:!1};(0,chunk_4SMGVZ2M_js_1.eachDict)(e.get(a),r=>{t(r)&&(s.changed=!0)}),s.changed&&e.edit(a)}}async function mergeDestinations(e){let n=new Map,
t=new Map,a=[];for(let o of e)a.push({part:o,...await(0,chunk_JESHQHHA_js_1.readNamedDestinations)(o.document)});let s=new chunk_R5A6BLNP_js_1.Names(a.flatMap(o=>[
...o.strings.keys(),...o.names.keys()])),r=a.some(o=>o.strings.size>0)&&a.some(o=>o.names.size>0),i=new Set;for(let{part:o,strings:l,names:u}of a){let m=new Set(
[...l.keys(),...u.keys()]),f=new Map;for(let d of m)i.has(d)&&f.set(d,s.free(d));for(let d of m)i.add(f.get(d)??d);for(let[d,h]of l)n.set(f.get(d)??d,(0,chunk_R5A6BLNP_js_1.
lift)(h,o.index));let c=new Map;if(r)for(let d of u.keys())l.has(d)&&c.set(d,s.free(d));for(let[d,h]of u)(r?n:t).set(c.get(d)??f.get(d)??d,(0,chunk_R5A6BLNP_js_1.
lift)(h,o.index));follow(o,new Follower(m,f,s),r?c:void 0)}return{strings:n,names:t}}var Follower=class{constructor(e,n,t){this.own=e,this.renamed=n,this.taken=
t,this.needed=n.size>0||t.size>e.size}own;renamed;taken;needed;nameFor(e){let n=this.renamed.get(e);if(n!==void 0||this.own.has(e)||!this.taken.has(e))return n;
let t=this.taken.free(e);return this.renamed.set(e,t),t}};function follow({document:e},n,t){if(!n.needed&&!t)return;let a=s=>{let r=e.resolve(s);if(r instanceof
chunk_RFKSFVTF_js_1.Name&&t)return(0,chunk_RFKSFVTF_js_1.latin)(t.get(r.text)??n.nameFor(r.text)??r.text);let i=r instanceof chunk_RFKSFVTF_js_1.Str,o=i?n.nameFor(
(0,chunk_4OZNAQ5A_js_1.keyText)(r)):r instanceof chunk_RFKSFVTF_js_1.Name?n.nameFor(r.text):void 0;if(o!==void 0)return i?(0,chunk_RFKSFVTF_js_1.latin)(o):new chunk_RFKSFVTF_js_1.
Name(o)};editDictionaries(e,["/Dest","/GoTo"],s=>{let r=s.has("Dest")?"Dest":(0,chunk_RFKSFVTF_js_1.isName)(e.resolve(s.get("S")),"GoTo")?"D":void 0,i=r&&a(s.get(
r));return!r||i===void 0?!1:(s.set(r,i),!0)})}var meaningOf=e=>(0,chunk_I24CHX2T_js_1.decodeText)((0,chunk_RFKSFVTF_js_1.latin)(e)),RenamedFields=class{constructor(e){
this.taken=e}taken;kept=new Set;renamed=new Map;fullName(e){for(let a of endsOf(e)){let s=e.slice(0,a),r=this.renamed.get(s);if(r!==void 0)return meaningOf(r)+e.
slice(a);if(this.kept.has(s))return}let[n=""]=e.split(".",1),t=(0,chunk_4OZNAQ5A_js_1.keyText)((0,chunk_I24CHX2T_js_1.encodeText)(n));if(this.taken.has(t))return this.
renamed.set(n,this.taken.free(t)),this.fullName(e)}},PERIODS=10;function endsOf(e){let n=[];for(let t=e.indexOf(".");t>=0&&n.length<PERIODS;t=e.indexOf(".",t+1))
n.unshift(t);return n.length<PERIODS&&n.unshift(e.length),n}var LISTS=new Map([["Hide","T"],["ResetForm","Fields"],["SubmitForm","Fields"]]),REACHING_ALL=new Set(
["ResetForm","SubmitForm"]),EXCLUDE=1;function keepActionsToOwnFields(e,n,t){let a,s=o=>{o.set("Fields",a??=e.add([...t]));let l=e.resolve(o.get("Flags"));typeof l==
"number"&&o.set("Flags",l&~EXCLUDE)},r=o=>{let l=e.resolve(o),u=l instanceof chunk_RFKSFVTF_js_1.Str?n.fullName((0,chunk_I24CHX2T_js_1.decodeText)(l)):void 0;return u===
void 0?o:(0,chunk_I24CHX2T_js_1.encodeText)(u)},i=new Set;for(let o of(0,chunk_4SMGVZ2M_js_1.objectsWith)(e,[...LISTS.keys()]))(0,chunk_4SMGVZ2M_js_1.eachDict)(
e.get(o),l=>{let u=e.resolve(l.get("S")),m=u instanceof chunk_RFKSFVTF_js_1.Name?LISTS.get(u.text):void 0,f=m===void 0?void 0:l.get(m);if(m===void 0||!(u instanceof
chunk_RFKSFVTF_js_1.Name))return;if(f===void 0){if(!REACHING_ALL.has(u.text)||t.length===0)return;s(l),e.edit(o);return}let c=e.array(f);if(c&&f instanceof chunk_RFKSFVTF_js_1.
Ref){if(i.has(f.number))return;i.add(f.number)}let d=c?c.map(r):r(f);if(!(c?c.every((h,g)=>h===d[g]):d===f)){if(c&&f instanceof chunk_RFKSFVTF_js_1.Ref){e.put(f,
d);return}l.set(m,d),e.edit(o)}})}var FormResources=class{merged=new chunk_RFKSFVTF_js_1.Dict;origin=new Map;add(e,n){let{document:t}=e,a=t.dict(n.get("DR")),s=new Map;
for(let[r,i]of a??[]){let o=t.dict(i);if(!o){this.merged.has(r)||this.merged.set(r,(0,chunk_R5A6BLNP_js_1.lift)(t.resolve(i),e.index));continue}let l=this.category(
r);for(let[u,m]of o){let f=this.place(r,u,{document:t,value:m});l.set(f,l.get(f)??(0,chunk_R5A6BLNP_js_1.lift)(m,e.index)),r==="Font"&&f!==u&&s.set(u,f)}}s.size>
0&&this.rewrite(e,n,s)}place(e,n,t){for(let a=1;;a++){let s=a===1?n:`${n}_${a}`,r=`${e}/${s}`,i=this.origin.get(r);if(!(i&&!(0,chunk_R5A6BLNP_js_1.sameValue)(i,
t)))return i||this.origin.set(r,t),s}}category(e){let n=this.merged.get(e);if(n instanceof chunk_RFKSFVTF_js_1.Dict)return n;let t=new chunk_RFKSFVTF_js_1.Dict;
return this.merged.set(e,t),t}rewrite({document:e},n,t){let a=e.resolve(n.get("DA"));for(let{number:s,dict:r,parent:i}of(0,chunk_MO4LOFTN_js_1.fieldNodes)(e)){let o=e.
resolve(r.get("DA")),l=!i&&(0,chunk_MO4LOFTN_js_1.inheritedEntry)(e,r,"DA")===void 0,u=o instanceof chunk_RFKSFVTF_js_1.Str?o:l?a:null;if(!(u instanceof chunk_RFKSFVTF_js_1.
Str))continue;let m=withFonts(u,t);m&&(s!==void 0&&e.edit(s),r.set("DA",m))}editDictionaries(e,["/FreeText"],s=>{let r=e.resolve(s.get("DA")),i=(0,chunk_RFKSFVTF_js_1.
isName)(e.resolve(s.get("Subtype")),"FreeText")&&r instanceof chunk_RFKSFVTF_js_1.Str?withFonts(r,t):void 0;return i&&s.set("DA",i),i!==void 0})}};function withFonts(e,n){
let t=e.bytes,a=new chunk_KLP35QH2_js_1.ContentOperators(t),s=[],r=0;for(;a.next();){let i=a.count-2,o=a.operator==="Tf"?n.get(a.name(i)??""):void 0;if(o===void 0)
continue;let l=new chunk_B2YFAM73_js_1.Output(64);(0,chunk_PEGFVCMK_js_1.writeName)(l,o),s.push(t.subarray(r,a.startOf(i)),l.bytes),r=a.endOf(i)}return r===0?void 0:
new chunk_RFKSFVTF_js_1.Str(Buffer.concat([...s,t.subarray(r)]))}function mergeForms(e,n){let t=e.filter(({document:f})=>formOf(f)),{document:a}=e[0];if(t.length===
0)return{droppedXfa:!1,renamedUnderScripts:[]};let s=a.editCatalog(),r=new chunk_RFKSFVTF_js_1.Dict(formOf(a)),i=t.some(f=>formOf(f.document).has("XFA"));r.delete(
"XFA"),s.delete("NeedsRendering");let o=[],l=[],u=new FormResources,m=renameFields(t).flatMap(f=>n.has(f)?[f.index]:[]);for(let f of t){let c=formOf(f.document);
f.index>0&&inheritDown(f,c,a,r),u.add(f,c),f.document.resolve(c.get("NeedAppearances"))===!0&&r.set("NeedAppearances",!0);for(let d of f.document.array(c.get("F\
ields"))??[])o.push((0,chunk_R5A6BLNP_js_1.lift)(d,f.index));for(let d of f.document.array(c.get("CO"))??[])l.push((0,chunk_R5A6BLNP_js_1.lift)(d,f.index))}return r.
set("Fields",o),l.length>0&&r.set("CO",l),u.merged.size>0&&r.set("DR",u.merged),s.set("AcroForm",a.add(r)),{droppedXfa:i,renamedUnderScripts:m}}var formOf=e=>e.
dict(e.catalog.get("AcroForm"));function renameFields(e){let n=e.map(i=>({part:i,fields:topmostNamed(i.document)})),t=new chunk_R5A6BLNP_js_1.Names(n.flatMap(({
part:i,fields:o})=>o.map(({dict:l})=>nameOf(i.document,l))),meaningOf),a=n.filter(({fields:i})=>i.length>0).length>1,s=new Set,r=[];for(let{part:i,fields:o}of n){
let{document:l}=i,u=new RenamedFields(t);for(let{dict:m,number:f}of o){let c=nameOf(l,m),d=meaningOf(c);if(!s.has(d)){u.kept.add(d);continue}let h=u.renamed.get(
d)??t.free(c);u.renamed.set(d,h),f!==void 0&&l.edit(f),m.set("T",(0,chunk_RFKSFVTF_js_1.latin)(h))}u.renamed.size>0&&r.push(i);for(let m of u.kept)s.add(m);for(let m of u.
renamed.values())s.add(meaningOf(m));if(a){let m=l.array(formOf(l)?.get("Fields"))?.filter(chunk_RFKSFVTF_js_1.isRef)??[];keepActionsToOwnFields(l,u,m)}}return r}
async function partsWithScripts(e){let n=new Set;for(let t of e){let{document:a}=t;if(t.index===0||!formOf(a))continue;let s=new Set([a.catalogNumber]),r=a.dict(
a.catalog.get("Names"))?.get("JavaScript");for(let[,o]of await(0,chunk_4OZNAQ5A_js_1.readTree)(a,r,"Names"))o instanceof chunk_RFKSFVTF_js_1.Ref&&s.add(o.number);
let i=(0,chunk_4SMGVZ2M_js_1.objectsWith)(a,["/JavaScript"]).filter(o=>!s.has(o));await(0,chunk_A4AXUFJG_js_1.hasScripts)(a,i)&&n.add(t)}return n}function topmostNamed(e){
let n=new Set,t=[];for(let a of(0,chunk_MO4LOFTN_js_1.fieldNodes)(e))a.parent&&n.has(a.parent)?n.add(a):e.resolve(a.dict.get("T"))instanceof chunk_RFKSFVTF_js_1.
Str&&(n.add(a),t.push(a));return t}var nameOf=(e,n)=>(0,chunk_4OZNAQ5A_js_1.keyText)(e.resolve(n.get("T")));function inheritDown({document:e},n,t,a){for(let s of[
"DA","Q"]){let r=e.resolve(n.get(s))??(s==="Q"?0:null),i=t.resolve(a.get(s))??(s==="Q"?0:null);if(!(r===null||r instanceof chunk_RFKSFVTF_js_1.Ref||r===i)&&!(r instanceof
chunk_RFKSFVTF_js_1.Str&&i instanceof chunk_RFKSFVTF_js_1.Str&&(0,chunk_4OZNAQ5A_js_1.keyText)(r)===(0,chunk_4OZNAQ5A_js_1.keyText)(i)))for(let{number:o,dict:l,
parent:u}of(0,chunk_MO4LOFTN_js_1.fieldNodes)(e))u||(0,chunk_MO4LOFTN_js_1.inheritedEntry)(e,l,s)!==void 0||(o!==void 0&&e.edit(o),l.set(s,r))}}function*inOrder(e){
for(let n of e)for(let t=0;t<n.document.pages.count;t++)yield{part:n,page:t}}function pageOrder(e,n){if(n==="none")return;let t=[],a=e.reduce((s,{document:r})=>Math.
max(s,r.pages.count),0);for(let s=0;s<a;s++)for(let r of e){let{count:i}=r.document.pages;s<i&&t.push({part:r,page:n==="backward"&&r.index>0?i-1-s:s})}return t}
var FANOUT=100;async function interleavePages(e,n){let t=e[0].document;for(let{document:r}of e)await r.pages.rebuild(r.pages.numbers);let a=t.add(null),s=[];for(let r=0;r<
n.length;r+=FANOUT){let i=t.add(null),o=[];for(let{part:l,page:u}of n.slice(r,r+FANOUT)){let m=l.document.pages.number(u),f=l.document.edit(m);f instanceof chunk_RFKSFVTF_js_1.
Dict&&f.set("Parent",(0,chunk_R5A6BLNP_js_1.referenceTo)(0,i.number,l.index)),o.push((0,chunk_R5A6BLNP_js_1.referenceTo)(l.index,m));let c=t.job.pace.step(1e3);
c&&await c}t.put(i,treeNode(o,o.length,a)),s.push(i)}t.put(a,treeNode(s,n.length)),t.edit(t.catalogNumber).set("Pages",a)}function treeNode(e,n,t){return new chunk_RFKSFVTF_js_1.
Dict([["Type",new chunk_RFKSFVTF_js_1.Name("Pages")],...t?[["Parent",t]]:[],["Kids",e],["Count",n]])}async function mergePages(e){let n=e[0].document,t=n.add(null),
a=[],s=0;for(let{index:r,document:i}of e){await i.pages.settle(),i.catalog.get("Pages")instanceof chunk_RFKSFVTF_js_1.Ref||await i.pages.rebuild(i.pages.numbers);
let o=i.catalog.get("Pages"),l=i.edit(o);l instanceof chunk_RFKSFVTF_js_1.Dict&&l.has("Kids")&&(l.set("Parent",(0,chunk_R5A6BLNP_js_1.referenceTo)(0,t.number,r)),
l.set("Count",i.pages.count),a.push((0,chunk_R5A6BLNP_js_1.referenceTo)(r,o.number))),s+=i.pages.count}n.put(t,treeNode(a,s)),n.edit(n.catalogNumber).set("Pages",
t)}async function mergeLabels(e,n){let t=[];for(let{document:r}of e)t.push(await(0,chunk_VM5OVVZ7_js_1.readPageLabels)(r));if(t.every(r=>r===void 0))return;let{
document:a}=e[0],s=(0,chunk_VM5OVVZ7_js_1.buildPageLabels)(a,labels(n??inOrder(e),t));a.editCatalog().set("PageLabels",a.add(s))}function*labels(e,n){for(let{part:t,
page:a}of e)yield n[t.index]?.(a)??{style:"D",prefix:void 0,number:a+1}}var OTHERS=["AP","Pages","Templates","IDS","URLS","AlternatePresentations","Renditions"];
async function mergeNames(e,n){let{document:t}=e[0],a=t.editCatalog(),s=new chunk_RFKSFVTF_js_1.Dict(t.dict(a.get("Names"))),r=(o,l)=>{l.size!==0&&s.set(o,t.add(
(0,chunk_4OZNAQ5A_js_1.buildNameTree)(t,l)))};r("Dests",n.strings),r("EmbeddedFiles",await attachments(e));for(let o of OTHERS)e.some(l=>has(l,o))&&r(o,await union(
e,o));s.size>0&&a.set("Names",t.add(s)),n.names.size>0?a.set("Dests",t.add(new chunk_RFKSFVTF_js_1.Dict(n.names))):a.delete("Dests");let i=e.flatMap(o=>(o.document.
array(o.document.catalog.get("AF"))??[]).map(l=>(0,chunk_R5A6BLNP_js_1.lift)(l,o.index)));i.length>0&&a.set("AF",i)}async function entriesOf({document:e},n){let t=e.
dict(e.catalog.get("Names"))?.get(n);return(await(0,chunk_4OZNAQ5A_js_1.readTree)(e,t,"Names")).flatMap(([a,s])=>a instanceof chunk_RFKSFVTF_js_1.Str?[[(0,chunk_4OZNAQ5A_js_1.
keyText)(a),s]]:[])}var has=({document:e},n)=>e.dict(e.catalog.get("Names"))?.has(n)??!1;async function attachments(e){let n=[];for(let s of e)n.push({part:s,entries:await entriesOf(
s,"EmbeddedFiles")});let t=new chunk_R5A6BLNP_js_1.Names(n.flatMap(({entries:s})=>s.map(([r])=>r))),a=new Map;for(let{part:s,entries:r}of n)for(let[i,o]of r)a.set(
a.has(i)?t.free(i):i,(0,chunk_R5A6BLNP_js_1.lift)(o,s.index));return a}async function union(e,n){let t=new Map;for(let a of e)for(let[s,r]of await entriesOf(a,n))
t.has(s)||t.set(s,(0,chunk_R5A6BLNP_js_1.lift)(r,a.index));return t}async function mergeOutlines(e,n){let t=[];for(let r of e)if(n)t.push(await bookmarkOf(r,n[r.
index]));else for(let i of await topLevel(r))t.push(i);if(t.length===0)return;let{document:a}=e[0],s=a.add(null);a.put(s,chain(t,{part:0,number:s.number},new chunk_RFKSFVTF_js_1.
Dict([["Type",new chunk_RFKSFVTF_js_1.Name("Outlines")]]))),a.editCatalog().set("Outlines",s)}async function bookmarkOf(e,n){let{document:t}=e,a=t.add(null),s=new chunk_RFKSFVTF_js_1.
Dict([["Title",(0,chunk_I24CHX2T_js_1.encodeText)(n)],["Dest",[new chunk_RFKSFVTF_js_1.Ref(t.pages.number(0)),new chunk_RFKSFVTF_js_1.Name("Fit")]]]),r=await topLevel(
e);return t.put(a,r.length>0?chain(r,{part:e.index,number:a.number},s):s),{part:e,number:a.number}}function chain(e,n,t){let a=0;for(let[i,o]of e.entries()){let l=o.
part.document.edit(o.number);if(!(l instanceof chunk_RFKSFVTF_js_1.Dict))continue;let u=o.part.document.resolve(l.get("Count"));a+=1+(typeof u=="number"&&u>0?u:
0),l.set("Parent",(0,chunk_R5A6BLNP_js_1.referenceTo)(n.part,n.number,o.part.index)),link(l,"Prev",o,e[i-1]),link(l,"Next",o,e[i+1])}let[s,r]=[e[0],e.at(-1)];return t.
set("First",(0,chunk_R5A6BLNP_js_1.referenceTo)(s.part.index,s.number,n.part)),t.set("Last",(0,chunk_R5A6BLNP_js_1.referenceTo)(r.part.index,r.number,n.part)),t.
set("Count",a),t}async function topLevel(e){let{document:n}=e,t=[];return await(0,chunk_OC3U6JW6_js_1.walkOutline)(n,a=>{let s=a instanceof chunk_RFKSFVTF_js_1.
Ref&&n.get(a)instanceof chunk_RFKSFVTF_js_1.Dict;return s&&t.push({part:e,number:a.number}),s},1),t}function link(e,n,t,a){a?e.set(n,(0,chunk_R5A6BLNP_js_1.referenceTo)(
a.part.index,a.number,t.part.index)):e.delete(n)}async function mergeStructure(e){let n=e.filter(({document:c})=>rootOf(c));if(n.length===0)return;let{document:t}=e[0],
a=t.editCatalog();(n.length<e.length||n.some(c=>!isMarked(c.document)))&&a.delete("MarkInfo");for(let c of e)rootOf(c.document)||moveKeys(c.document,void 0);if(n.
length===1&&n[0].index===0)return;let s=t.add(null).number,r=[],i=[],o=new Map,l=new StructureNames,u=new Map(LISTS2.map(c=>[c,[]])),m=0;for(let c of n){let d=rootOf(
c.document),h=kidsOf(c.document,d);for(let p of h)adopt(c,p,s,a);for(let p of h)r.push((0,chunk_R5A6BLNP_js_1.lift)(p,c.index));let g=await(0,chunk_4OZNAQ5A_js_1.
readTree)(c.document,d.get("ParentTree"),"Nums"),_=g.reduce((p,[k])=>Math.max(p,Number(k)),moveKeys(c.document,m));for(let[p,k]of g)i.push([Number(p)+m,(0,chunk_R5A6BLNP_js_1.
lift)(k,c.index)]);m+=Math.max(_+1,announced(c.document,d));let v=await joinIdentifiers(c,d,o),y=c.document.dict(d.get("ClassMap"));v.size>0&&renameInClasses(c.
document,y,v);let w={S:l.join(c,"S",flattened(c.document,d.get("RoleMap"))),C:l.join(c,"C",y),ID:v};w.S.size+w.C.size+w.ID.size>0&&renameInElements(c.document,w);
for(let[p,k]of u)for(let S of c.document.array(d.get(p))??[])k.push((0,chunk_R5A6BLNP_js_1.lift)(S,c.index))}i.sort((c,d)=>Number(c[0])-Number(d[0]));let f=new chunk_RFKSFVTF_js_1.
Dict([["Type",new chunk_RFKSFVTF_js_1.Name("StructTreeRoot")],["K",r],["ParentTree",t.add((0,chunk_4OZNAQ5A_js_1.buildTree)(t,i,"Nums"))],["ParentTreeNextKey",m]]);
l.roles.size>0&&f.set("RoleMap",l.roles),l.classes.size>0&&f.set("ClassMap",l.classes);for(let[c,d]of u)d.length>0&&f.set(c,d);o.size>0&&f.set("IDTree",t.add((0,chunk_4OZNAQ5A_js_1.
buildNameTree)(t,o))),t.put(s,f),a.set("StructTreeRoot",new chunk_RFKSFVTF_js_1.Ref(s))}var LISTS2=["Namespaces","PronunciationLexicon","AF"],rootOf=e=>e.dict(e.
catalog.get("StructTreeRoot")),isMarked=e=>e.resolve(e.dict(e.catalog.get("MarkInfo"))?.get("Marked"))===!0;function kidsOf(e,n){let t=n.get("K");return t===void 0?
[]:e.array(t)??[t]}function adopt({index:e,document:n},t,a,s){let r=t instanceof chunk_RFKSFVTF_js_1.Ref?n.edit(t):t;if(!(r instanceof chunk_RFKSFVTF_js_1.Dict))
return;r.set("P",(0,chunk_R5A6BLNP_js_1.referenceTo)(0,a,e));let i=n.resolve(n.catalog.get("Lang"));if(e>0&&i instanceof chunk_RFKSFVTF_js_1.Str&&!r.has("Lang")){
let o=s.get("Lang");(!(o instanceof chunk_RFKSFVTF_js_1.Str)||(0,chunk_4OZNAQ5A_js_1.keyText)(o)!==(0,chunk_4OZNAQ5A_js_1.keyText)(i))&&r.set("Lang",i)}}function announced(e,n){
let t=e.resolve(n.get("ParentTreeNextKey"));return typeof t=="number"&&Number.isInteger(t)&&t>0&&t<1e8?t:0}function moveKeys(e,n){let t=-1;return editDictionaries(
e,["/StructParent"],a=>{let s=!1;for(let r of["StructParents","StructParent"]){let i=e.resolve(a.get(r));typeof i=="number"&&(t=Math.max(t,i),n!==0&&(s=!0,n===void 0?
a.delete(r):a.set(r,i+n)))}return s}),t}function flattened(e,n){let t=e.dict(n);if(!t)return;let a=new chunk_RFKSFVTF_js_1.Dict;for(let[s,r]of t){let i=e.resolve(
r);for(let o=new Set([s]);i instanceof chunk_RFKSFVTF_js_1.Name&&t.has(i.text)&&!o.has(i.text);)o.add(i.text),i=e.resolve(t.get(i.text));a.set(s,i)}return a}var StructureNames=class{roles=new chunk_RFKSFVTF_js_1.
Dict;classes=new chunk_RFKSFVTF_js_1.Dict;origins=new Map;join({index:e,document:n},t,a){let s=t==="S"?this.roles:this.classes,r=new Map,i=new chunk_R5A6BLNP_js_1.
Names([...s.keys(),...a?.keys()??[]]);for(let[o,l]of a??[]){let u=this.origins.get(`${t}/${o}`);if(u&&(0,chunk_R5A6BLNP_js_1.sameValue)(u,{document:n,value:l}))
continue;let m=u?i.free(o):o;u&&r.set(o,m),this.origins.set(`${t}/${m}`,{document:n,value:l}),s.set(m,(0,chunk_R5A6BLNP_js_1.lift)(l,e))}return r}};async function joinIdentifiers({
index:e,document:n},t,a){let s=new Map,r=await(0,chunk_4OZNAQ5A_js_1.readTree)(n,t.get("IDTree"),"Names"),i=new chunk_R5A6BLNP_js_1.Names([...a.keys(),...r.map(
([o])=>o instanceof chunk_RFKSFVTF_js_1.Str?(0,chunk_4OZNAQ5A_js_1.keyText)(o):"")]);for(let[o,l]of r){if(!(o instanceof chunk_RFKSFVTF_js_1.Str))continue;let u=(0,chunk_4OZNAQ5A_js_1.
keyText)(o),m=a.has(u)?i.free(u):u;m!==u&&s.set(u,m),a.set(m,(0,chunk_R5A6BLNP_js_1.lift)(l,e))}return s}function renameHeaders(e,n,t){let a=e.array(n.get("Head\
ers"));return a?.some(s=>s instanceof chunk_RFKSFVTF_js_1.Str&&t.has((0,chunk_4OZNAQ5A_js_1.keyText)(s)))?(n.set("Headers",a.map(s=>renamedString(s,t)??s)),!0):
!1}function renameInClasses(e,n,t){let a=new Set;for(let s of n?.values()??[])if(!(s instanceof chunk_RFKSFVTF_js_1.Ref&&a.has(s.number))){s instanceof chunk_RFKSFVTF_js_1.
Ref&&a.add(s.number);for(let r of e.array(s)??[s]){let i=e.dict(r);if(!i||!renameHeaders(e,i,t))continue;let o=r instanceof chunk_RFKSFVTF_js_1.Ref?r:s;o instanceof
chunk_RFKSFVTF_js_1.Ref&&e.edit(o)}}}function renameInElements(e,{S:n,C:t,ID:a}){editDictionaries(e,["/StructElem","/Headers","/ID","/Pg","/K"],s=>{let r=renameHeaders(
e,s,a);if(!(0,chunk_RFKSFVTF_js_1.isName)(e.resolve(s.get("Type")),"StructElem")&&!(s.has("P")&&s.has("S")))return r;let i=e.resolve(s.get("C")),o={S:renamedName(
e.resolve(s.get("S")),n),ID:renamedString(e.resolve(s.get("ID")),a),C:Array.isArray(i)?i.map(l=>renamedName(l,t)??l):renamedName(i,t)};for(let[l,u]of Object.entries(
o))u!==void 0&&s.set(l,u);return r||Object.values(o).some(l=>l!==void 0)})}function renamedName(e,n){let t=e instanceof chunk_RFKSFVTF_js_1.Name?n.get(e.text):void 0;
return t===void 0?void 0:new chunk_RFKSFVTF_js_1.Name(t)}function renamedString(e,n){let t=e instanceof chunk_RFKSFVTF_js_1.Str?n.get((0,chunk_4OZNAQ5A_js_1.keyText)(
e)):void 0;return t===void 0?void 0:(0,chunk_RFKSFVTF_js_1.latin)(t)}var merge_documents=async(e,{open_password:n,bookmarks:t,interleave:a},s)=>{let r=[],i=await openAll(
e,n,s,r),o=pageOrder(i,a);(i.length>1||t==="per_document")&&await join(i,o,e,t==="per_document",r);let l=i.map(({document:f})=>f),u=await(0,chunk_K32GSMXO_js_1.
assemble)(l,{encryption:"none",...i.length>1?{dedupe:chunk_OBB7GEHU_js_1.findDuplicates}:{}}),m=i.reduce((f,{document:c})=>f+c.pages.count,0);return{documents:[
{name:e[0].name,bytes:u,pageCount:m}],notes:r,facts:{pageCount:m,documentCount:e.length,firstPages:firstPages(i,o)}}},OF_ONE_DOCUMENT=new Set(["unreadable_docum\
ent","password_required","wrong_password","unsupported_encryption"]),MOST_FAILURES=10,inPlace=({error:e,position:n,name:t},a=[])=>(0,chunk_GMSHOBQ3_js_1.atPosition)(
e,n,t,a);exports.merge_documents=merge_documents;async function openAll(e,n,t,a){let s=[],r=[],i=[],o=[],l=[],u=d=>({...t,onRepaired:h=>l.push({name:d,pages:{...h}})});
for(let[d,h]of e.entries()){try{let g=await(0,chunk_B2YFAM73_js_1.openDocument)(h.bytes,e.length>1?u(h.name):t,{password:n});g.security&&r.push(h.name),o.push(await(0,chunk_2ZJGJ55P_js_1.
stripSignatures)(g,"keep")),await g.pages.settle(),s.push({index:d,document:g})}catch(g){if(!(g instanceof chunk_GMSHOBQ3_js_1.OctavoError)||g.code==="cancelled"||
e.length===1)throw g;if(i.push({error:g,position:d+1,name:h.name}),!OF_ONE_DOCUMENT.has(g.code)||i.length===MOST_FAILURES)break}t.pace.progress((d+1)/(2*e.length))}
let[m,...f]=i;if(m)throw inPlace(m,f.map(d=>inPlace(d)));a.push(...(0,chunk_HB3BR72C_js_1.repairNotes)(l)),r.length>0&&a.push(protectionRemoved(r));let c=o.flatMap(
d=>d.fields);return a.push(...(0,chunk_AVWOAZJD_js_1.strippedNotes)({fields:c,usageRights:o.some(({usageRights:d})=>d)},"merge")),s}function firstPages(e,n){let t=1,
a=e.map(({document:r})=>{let i=t;return t+=r.pages.count,i});if(!n)return a;let s=new Map;for(let[r,{part:i}]of n.entries())s.has(i.index)||s.set(i.index,r+1);return e.
map(({index:r})=>s.get(r)??1)}var titleOf=({name:e},n)=>e.replace(/\.[^.]*$/,"").trim()||`Document ${n+1}`;async function join(e,n,t,a,s){await drawForms(e);for(let{
document:m}of e)await(0,chunk_QPQWPITX_js_1.referToPages)(m);let r=await partsWithScripts(e);await mergeOutlines(e,a?t.map(titleOf):void 0);let i=await mergeDestinations(
e);await mergeNames(e,i),await mergeLabels(e,n),(0,chunk_R5A6BLNP_js_1.mergeLayers)(e),await mergeStructure(e);let{droppedXfa:o,renamedUnderScripts:l}=mergeForms(
e,r),{droppedPortfolio:u}=mergeCatalog(e);s.push(...await(0,chunk_ETIMQ53U_js_1.endMergedClaims)(e[0].document)),await(n?interleavePages(e,n):mergePages(e)),o&&
s.push((0,chunk_DAHH2GHL_js_1.xfaRemoved)("merge")),l.length>0&&s.push(scriptsUseOldNames(l.map(m=>t[m].name))),u&&s.push(PORTFOLIO_DROPPED)}var protectionRemoved=e=>({
code:"protection_removed",message:(0,chunk_VKB5CSQM_js_1.closed)(`The result is not encrypted: it has neither the password nor the restrictions of ${(0,chunk_UTTXRBHO_js_1.
listed)(e)}`)}),scriptsUseOldNames=e=>({code:"scripts_use_old_names",message:`Fields of ${(0,chunk_UTTXRBHO_js_1.listed)(e)} were renamed, because an earlier do\
cument has fields with the same names. Scripts were not changed: a script that uses the old names acts on the fields of the earlier document.`}),PORTFOLIO_DROPPED={
code:"portfolio_dropped",message:"A portfolio became an ordinary document. Its files remain as attachments."};
