"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.merge_documents=void 0;const chunk_OHSQONLZ_js_1=require("./chunk-OHSQONLZ.js"),chunk_MPKLGDEP_js_1=require(
"./chunk-MPKLGDEP.js"),chunk_LXPTYDM2_js_1=require("./chunk-LXPTYDM2.js"),chunk_SVZRBDYD_js_1=require("./chunk-SVZRBDYD.js"),chunk_Z22AF5KE_js_1=require("./chun\
k-Z22AF5KE.js"),chunk_BCHQ5HYR_js_1=require("./chunk-BCHQ5HYR.js");require("./chunk-SS646ETJ.js");const chunk_W2BO6KFU_js_1=require("./chunk-W2BO6KFU.js");require(
"./chunk-4QCWNOZA.js");const chunk_Q52XLMFS_js_1=require("./chunk-Q52XLMFS.js"),chunk_IT5MBMRR_js_1=require("./chunk-IT5MBMRR.js"),chunk_SCC256O5_js_1=require("\
./chunk-SCC256O5.js");require("./chunk-C4B52HK6.js");const chunk_SL5DZXZR_js_1=require("./chunk-SL5DZXZR.js"),chunk_UIKMGCCU_js_1=require("./chunk-UIKMGCCU.js"),
chunk_QBW66N3W_js_1=require("./chunk-QBW66N3W.js");require("./chunk-5T6Z7V3Z.js"),require("./chunk-VZIP5HSV.js");const chunk_MZ77N44C_js_1=require("./chunk-MZ77\
N44C.js"),chunk_AR4ITDLO_js_1=require("./chunk-AR4ITDLO.js");require("./chunk-Y6XK6ZWX.js"),require("./chunk-KETWMNRW.js"),require("./chunk-LN64YZJO.js");const chunk_IOUKG2DW_js_1=require(
"./chunk-IOUKG2DW.js");require("./chunk-Z5Q2ZFE6.js"),require("./chunk-WRDHS3QY.js");const chunk_IAAO25DC_js_1=require("./chunk-IAAO25DC.js"),chunk_XDFMH2GX_js_1=require(
"./chunk-XDFMH2GX.js"),chunk_JOZH3ZIT_js_1=require("./chunk-JOZH3ZIT.js"),chunk_EE63N2TD_js_1=require("./chunk-EE63N2TD.js");require("./chunk-BNL6ROPZ.js");const chunk_GMSHOBQ3_js_1=require(
"./chunk-GMSHOBQ3.js");require("./chunk-WYN2LYAQ.js");async function drawForms(e){let n=e.flatMap(({document:t})=>{let s=t.dict(t.catalog.get("AcroForm"));return s?
[{document:t,leftToViewers:t.resolve(s.get("NeedAppearances"))===!0}]:[]});if(!n.every(({leftToViewers:t})=>t))for(let{document:t,leftToViewers:s}of n){if(!s)continue;
let a=await chunk_Z22AF5KE_js_1.FormModel.read(t),r=new chunk_Z22AF5KE_js_1.FieldValues(t,a);await(0,chunk_LXPTYDM2_js_1.draw)(t,a,r,new chunk_LXPTYDM2_js_1.Appearances(
t,a,r),{missing:!1})}}function mergeCatalog(e){let{document:n}=e[0],t=n.editCatalog(),s=e.some(r=>r.document.catalog.has("Collection"));t.delete("Collection");let a=n.
array(t.get("OutputIntents"))??[];e.every(r=>{let o=r.document.array(r.document.catalog.get("OutputIntents"))??[];return(0,chunk_UIKMGCCU_js_1.sameValue)({document:n,
value:a},{document:r.document,value:o})})||t.delete("OutputIntents"),joinExtensions(e,t),joinThreads(e,t),e.length>1&&(0,chunk_W2BO6KFU_js_1.dropPrintRange)(n);
for(let r of e)(0,chunk_W2BO6KFU_js_1.dropDocumentParts)(r.document);return{droppedPortfolio:s}}function joinExtensions(e,n){let t=new chunk_EE63N2TD_js_1.Dict,
s=new Map;for(let{index:a,document:r}of e)for(let[o,i]of r.dict(r.catalog.get("Extensions"))??[])(!t.has(o)||levelOf(r,i)>s.get(o))&&(t.set(o,(0,chunk_UIKMGCCU_js_1.
lift)(i,a)),s.set(o,levelOf(r,i)));t.size>0?n.set("Extensions",t):n.delete("Extensions")}function levelOf(e,n){let t=e.resolve(e.dict(n)?.get("ExtensionLevel"));
return typeof t=="number"?t:0}function joinThreads(e,n){let t=e.flatMap(({index:s,document:a})=>(a.array(a.catalog.get("Threads"))??[]).map(r=>(0,chunk_UIKMGCCU_js_1.
lift)(r,s)));t.length>0&&n.set("Threads",t)}async function mergeDestinations(e){let n=new Map,t=new Map,s=[];for(let i of e)s.push({part:i,strings:await stringsOf(
i),names:namesOf(i)});let a=new chunk_UIKMGCCU_js_1.Names(s.flatMap(i=>[...i.strings.keys(),...i.names.keys()])),r=s.some(i=>i.strings.size>0)&&s.some(i=>i.names.
size>0),o=new Set;for(let{part:i,strings:l,names:f}of s){let g=new Set([...l.keys(),...f.keys()]),c=new Map;for(let u of g)o.has(u)&&c.set(u,a.free(u));for(let u of g)
o.add(c.get(u)??u);for(let[u,m]of l)n.set(c.get(u)??u,(0,chunk_UIKMGCCU_js_1.lift)(m,i.index));let d=new Map;if(r)for(let u of f.keys())l.has(u)&&d.set(u,a.free(
u));for(let[u,m]of f)(r?n:t).set(d.get(u)??c.get(u)??u,(0,chunk_UIKMGCCU_js_1.lift)(m,i.index));follow(i,new Follower(g,c,a),r?d:void 0)}return{strings:n,names:t}}
async function stringsOf({document:e}){let n=new Map,t=e.dict(e.catalog.get("Names"))?.get("Dests");for(let[s,a]of await(0,chunk_AR4ITDLO_js_1.readTree)(e,t,"Na\
mes"))s instanceof chunk_EE63N2TD_js_1.Str&&n.set((0,chunk_UIKMGCCU_js_1.textOf)(s),a);return n}function namesOf({document:e}){let n=e.dict(e.catalog.get("Dests"));
return new Map(n)}var Follower=class{constructor(e,n,t){this.own=e,this.renamed=n,this.taken=t,this.needed=n.size>0||t.size>e.size}own;renamed;taken;needed;nameFor(e){
let n=this.renamed.get(e);if(n!==void 0||this.own.has(e)||!this.taken.has(e))return n;let t=this.taken.free(e);return this.renamed.set(e,t),t}};function follow({
document:e},n,t){if(!n.needed&&!t)return;let s=a=>{let r=e.resolve(a);if(r instanceof chunk_EE63N2TD_js_1.Name&&t)return(0,chunk_UIKMGCCU_js_1.strOf)(t.get(r.text)??
n.nameFor(r.text)??r.text);let o=r instanceof chunk_EE63N2TD_js_1.Str,i=o?n.nameFor((0,chunk_UIKMGCCU_js_1.textOf)(r)):r instanceof chunk_EE63N2TD_js_1.Name?n.nameFor(
r.text):void 0;if(i!==void 0)return o?(0,chunk_UIKMGCCU_js_1.strOf)(i):new chunk_EE63N2TD_js_1.Name(i)};for(let a of(0,chunk_SL5DZXZR_js_1.objectsWith)(e,["/Des\
t","/GoTo"])){let r={changed:!1},o=e.get(a);(0,chunk_SL5DZXZR_js_1.eachDict)(o,i=>{let l=e.resolve(i.get("S")),f=i.has("Dest")?"Dest":l instanceof chunk_EE63N2TD_js_1.
Name&&l.text==="GoTo"?"D":void 0,g=f&&s(i.get(f));!f||g===void 0||(i.set(f,g),r.changed=!0)}),r.changed&&e.edit(a)}}var meaningOf=e=>(0,chunk_XDFMH2GX_js_1.decodeText)(
(0,chunk_UIKMGCCU_js_1.strOf)(e)),RenamedFields=class{constructor(e){this.taken=e}taken;kept=new Set;renamed=new Map;fullName(e){for(let s of endsOf(e)){let a=e.
slice(0,s),r=this.renamed.get(a);if(r!==void 0)return meaningOf(r)+e.slice(s);if(this.kept.has(a))return}let[n=""]=e.split(".",1),t=(0,chunk_UIKMGCCU_js_1.textOf)(
(0,chunk_XDFMH2GX_js_1.encodeText)(n));if(this.taken.has(t))return this.renamed.set(n,this.taken.free(t)),this.fullName(e)}},PERIODS=10;function endsOf(e){let n=[];
for(let t=e.indexOf(".");t>=0&&n.length<PERIODS;t=e.indexOf(".",t+1))n.unshift(t);return n.length<PERIODS&&n.unshift(e.length),n}var LISTS=new Map([["Hide","T"],
["ResetForm","Fields"],["SubmitForm","Fields"]]),REACHING_ALL=new Set(["ResetForm","SubmitForm"]),EXCLUDE=1;function keepActionsToOwnFields(e,n,t){let s,a=i=>{i.
set("Fields",s??=e.add([...t]));let l=e.resolve(i.get("Flags"));typeof l=="number"&&i.set("Flags",l&~EXCLUDE)},r=i=>{let l=e.resolve(i),f=l instanceof chunk_EE63N2TD_js_1.
Str?n.fullName((0,chunk_XDFMH2GX_js_1.decodeText)(l)):void 0;return f===void 0?i:(0,chunk_XDFMH2GX_js_1.encodeText)(f)},o=new Set;for(let i of(0,chunk_SL5DZXZR_js_1.
objectsWith)(e,[...LISTS.keys()]))(0,chunk_SL5DZXZR_js_1.eachDict)(e.get(i),l=>{let f=e.resolve(l.get("S")),g=f instanceof chunk_EE63N2TD_js_1.Name?LISTS.get(f.
text):void 0,c=g===void 0?void 0:l.get(g);if(g===void 0||!(f instanceof chunk_EE63N2TD_js_1.Name))return;if(c===void 0){if(!REACHING_ALL.has(f.text)||t.length===
0)return;a(l),e.edit(i);return}let d=e.array(c);if(d&&c instanceof chunk_EE63N2TD_js_1.Ref){if(o.has(c.number))return;o.add(c.number)}let u=d?d.map(r):r(c);if(!(d?
d.every((m,w)=>m===u[w]):u===c)){if(d&&c instanceof chunk_EE63N2TD_js_1.Ref){e.put(c,u);return}l.set(g,u),e.edit(i)}})}var FONT=/\/([^\s()<>[\]{}/%]+)(?=\s+[-+.\d]+\s+Tf)/g,
FormResources=class{merged=new chunk_EE63N2TD_js_1.Dict;origin=new Map;add(e,n){let{document:t}=e,s=t.dict(n.get("DR")),a=new Map;for(let[r,o]of s??[]){let i=t.
dict(o);if(!i){this.merged.has(r)||this.merged.set(r,(0,chunk_UIKMGCCU_js_1.lift)(t.resolve(o),e.index));continue}let l=this.category(r);for(let[f,g]of i){let c=this.
place(r,f,{document:t,value:g});l.set(c,l.get(c)??(0,chunk_UIKMGCCU_js_1.lift)(g,e.index)),r==="Font"&&c!==f&&a.set(f,c)}}a.size>0&&this.rewrite(e,n,a)}place(e,n,t){
for(let s=1;;s++){let a=s===1?n:`${n}_${s}`,r=`${e}/${a}`,o=this.origin.get(r);if(!(o&&!(0,chunk_UIKMGCCU_js_1.sameValue)(o,t)))return o||this.origin.set(r,t),a}}category(e){
let n=this.merged.get(e);if(n instanceof chunk_EE63N2TD_js_1.Dict)return n;let t=new chunk_EE63N2TD_js_1.Dict;return this.merged.set(e,t),t}rewrite({document:e},n,t){
let s=e.resolve(n.get("DA"));for(let{number:a,dict:r,parent:o}of(0,chunk_IT5MBMRR_js_1.readFields)(e)){let i=e.resolve(r.get("DA")),l=!o&&(0,chunk_IT5MBMRR_js_1.
inheritedEntry)(e,r,"DA")===void 0,f=i instanceof chunk_EE63N2TD_js_1.Str?i:l?s:null;if(!(f instanceof chunk_EE63N2TD_js_1.Str))continue;let g=withFonts(f,t);g&&
(a!==void 0&&e.edit(a),r.set("DA",g))}for(let a of(0,chunk_SL5DZXZR_js_1.objectsWith)(e,["/FreeText"])){let r={changed:!1};(0,chunk_SL5DZXZR_js_1.eachDict)(e.get(
a),o=>{let i=e.resolve(o.get("DA"));if(!(0,chunk_EE63N2TD_js_1.isName)(e.resolve(o.get("Subtype")),"FreeText")||!(i instanceof chunk_EE63N2TD_js_1.Str))return;let l=withFonts(
i,t);l&&(o.set("DA",l),r.changed=!0)}),r.changed&&e.edit(a)}}};function withFonts(e,n){let t=(0,chunk_UIKMGCCU_js_1.textOf)(e),s=t.replace(FONT,(a,r)=>{let o=n.
get(plain(r));return o===void 0?a:nameText(o)});return s===t?void 0:(0,chunk_UIKMGCCU_js_1.strOf)(s)}var plain=e=>e.replace(/#([0-9a-fA-F]{2})/g,(n,t)=>String.fromCharCode(
parseInt(t,16)));function nameText(e){let n=new chunk_IAAO25DC_js_1.Output(64);return(0,chunk_JOZH3ZIT_js_1.writeName)(n,e),Buffer.from(n.bytes).toString("latin\
1")}function mergeForms(e,n){let t=e.filter(({document:c})=>formOf(c)),{document:s}=e[0];if(t.length===0)return{droppedXfa:!1,renamedUnderScripts:[]};let a=s.editCatalog(),
r=new chunk_EE63N2TD_js_1.Dict(formOf(s)),o=t.some(c=>formOf(c.document).has("XFA"));r.delete("XFA"),a.delete("NeedsRendering");let i=[],l=[],f=new FormResources,
g=renameFields(t).flatMap(c=>n.has(c)?[c.index]:[]);for(let c of t){let d=formOf(c.document);c.index>0&&inheritDown(c,d,s,r),f.add(c,d),c.document.resolve(d.get(
"NeedAppearances"))===!0&&r.set("NeedAppearances",!0);for(let u of c.document.array(d.get("Fields"))??[])i.push((0,chunk_UIKMGCCU_js_1.lift)(u,c.index));for(let u of c.
document.array(d.get("CO"))??[])l.push((0,chunk_UIKMGCCU_js_1.lift)(u,c.index))}return r.set("Fields",i),l.length>0&&r.set("CO",l),f.merged.size>0&&r.set("DR",f.
merged),a.set("AcroForm",s.add(r)),{droppedXfa:o,renamedUnderScripts:g}}var formOf=e=>e.dict(e.catalog.get("AcroForm"));function renameFields(e){let n=e.map(o=>({
part:o,fields:topmostNamed(o.document)})),t=new chunk_UIKMGCCU_js_1.Names(n.flatMap(({part:o,fields:i})=>i.map(({dict:l})=>nameOf(o.document,l))),meaningOf),s=n.
filter(({fields:o})=>o.length>0).length>1,a=new Set,r=[];for(let{part:o,fields:i}of n){let{document:l}=o,f=new RenamedFields(t);for(let{dict:g,number:c}of i){let d=nameOf(
l,g),u=meaningOf(d);if(!a.has(u)){f.kept.add(u);continue}let m=f.renamed.get(u)??t.free(d);f.renamed.set(u,m),c!==void 0&&l.edit(c),g.set("T",(0,chunk_UIKMGCCU_js_1.
strOf)(m))}f.renamed.size>0&&r.push(o);for(let g of f.kept)a.add(g);for(let g of f.renamed.values())a.add(meaningOf(g));if(s){let g=l.array(formOf(l)?.get("Fiel\
ds"))?.filter(chunk_EE63N2TD_js_1.isRef)??[];keepActionsToOwnFields(l,f,g)}}return r}async function partsWithScripts(e){let n=new Set;for(let t of e){let{document:s}=t;
if(t.index===0||!formOf(s))continue;let a=new Set([s.catalogNumber]),r=s.dict(s.catalog.get("Names"))?.get("JavaScript");for(let[,i]of await(0,chunk_AR4ITDLO_js_1.
readTree)(s,r,"Names"))i instanceof chunk_EE63N2TD_js_1.Ref&&a.add(i.number);let o=(0,chunk_SL5DZXZR_js_1.objectsWith)(s,["/JavaScript"]).filter(i=>!a.has(i));await(0,chunk_Q52XLMFS_js_1.
hasScripts)(s,o)&&n.add(t)}return n}function topmostNamed(e){let n=new Set,t=[];for(let s of(0,chunk_IT5MBMRR_js_1.readFields)(e))s.parent&&n.has(s.parent)?n.add(
s):e.resolve(s.dict.get("T"))instanceof chunk_EE63N2TD_js_1.Str&&(n.add(s),t.push(s));return t}var nameOf=(e,n)=>(0,chunk_UIKMGCCU_js_1.textOf)(e.resolve(n.get(
"T")));function inheritDown({document:e},n,t,s){for(let a of["DA","Q"]){let r=e.resolve(n.get(a))??(a==="Q"?0:null),o=t.resolve(s.get(a))??(a==="Q"?0:null);if(!(r===
null||r instanceof chunk_EE63N2TD_js_1.Ref||r===o)&&!(r instanceof chunk_EE63N2TD_js_1.Str&&o instanceof chunk_EE63N2TD_js_1.Str&&(0,chunk_UIKMGCCU_js_1.textOf)(
r)===(0,chunk_UIKMGCCU_js_1.textOf)(o)))for(let{number:i,dict:l,parent:f}of(0,chunk_IT5MBMRR_js_1.readFields)(e))f||(0,chunk_IT5MBMRR_js_1.inheritedEntry)(e,l,a)!==
void 0||(i!==void 0&&e.edit(i),l.set(a,r))}}function*inOrder(e){for(let n of e)for(let t=0;t<n.document.pages.count;t++)yield{part:n,page:t}}function pageOrder(e,n){
if(n==="none")return;let t=[],s=e.reduce((a,{document:r})=>Math.max(a,r.pages.count),0);for(let a=0;a<s;a++)for(let r of e){let{count:o}=r.document.pages;a<o&&t.
push({part:r,page:n==="backward"&&r.index>0?o-1-a:a})}return t}var FANOUT=100;async function interleavePages(e,n){let t=e[0].document;for(let{document:o}of e)await o.
pages.rebuild(o.pages.numbers);let s=(o,i)=>o===0?new chunk_EE63N2TD_js_1.Ref(i):new chunk_EE63N2TD_js_1.PartRef(o,i),a=t.add(null),r=[];for(let o=0;o<n.length;o+=
FANOUT){let i=t.add(null),l=[];for(let{part:f,page:g}of n.slice(o,o+FANOUT)){let c=f.document.pages.number(g),d=f.document.edit(c);d instanceof chunk_EE63N2TD_js_1.
Dict&&d.set("Parent",f.index===0?i:new chunk_EE63N2TD_js_1.PartRef(0,i.number)),l.push(s(f.index,c));let u=t.job.pace.step(1e3);u&&await u}t.put(i,treeNode(l,l.
length,a)),r.push(i)}t.put(a,treeNode(r,n.length)),t.edit(t.catalogNumber).set("Pages",a)}function treeNode(e,n,t){return new chunk_EE63N2TD_js_1.Dict([["Type",
new chunk_EE63N2TD_js_1.Name("Pages")],...t?[["Parent",t]]:[],["Kids",e],["Count",n]])}async function mergePages(e){let n=e[0].document,t=n.add(null),s=[],a=0;for(let{
index:r,document:o}of e){await o.pages.settle(),o.catalog.get("Pages")instanceof chunk_EE63N2TD_js_1.Ref||await o.pages.rebuild(o.pages.numbers);let i=o.catalog.
get("Pages"),l=o.edit(i);l instanceof chunk_EE63N2TD_js_1.Dict&&l.has("Kids")&&(l.set("Parent",r===0?t:new chunk_EE63N2TD_js_1.PartRef(0,t.number)),l.set("Count",
o.pages.count),s.push(r===0?i:new chunk_EE63N2TD_js_1.PartRef(r,i.number))),a+=o.pages.count}n.put(t,treeNode(s,a)),n.edit(n.catalogNumber).set("Pages",t)}async function mergeLabels(e,n){
let t=[];for(let{document:r}of e)t.push(await(0,chunk_SCC256O5_js_1.readPageLabels)(r));if(t.every(r=>r===void 0))return;let{document:s}=e[0],a=(0,chunk_SCC256O5_js_1.
buildPageLabels)(s,labels(n??inOrder(e),t));s.editCatalog().set("PageLabels",s.add(a))}function*labels(e,n){for(let{part:t,page:s}of e)yield n[t.index]?.(s)??{style:"\
D",prefix:void 0,number:s+1}}var OTHERS=["AP","Pages","Templates","IDS","URLS","AlternatePresentations","Renditions"];async function mergeNames(e,n){let{document:t}=e[0],
s=t.editCatalog(),a=new chunk_EE63N2TD_js_1.Dict(t.dict(s.get("Names"))),r=(i,l)=>{if(l.size===0)return;let f=[...l].sort(([g],[c])=>(0,chunk_UIKMGCCU_js_1.byBytes)(
g,c)).map(([g,c])=>[(0,chunk_UIKMGCCU_js_1.strOf)(g),c]);a.set(i,t.add((0,chunk_AR4ITDLO_js_1.buildTree)(t,f,"Names")))};r("Dests",n.strings),r("EmbeddedFiles",
await attachments(e));for(let i of OTHERS)e.some(l=>has(l,i))&&r(i,await union(e,i));a.size>0&&s.set("Names",t.add(a)),n.names.size>0?s.set("Dests",t.add(new chunk_EE63N2TD_js_1.
Dict(n.names))):s.delete("Dests");let o=e.flatMap(i=>(i.document.array(i.document.catalog.get("AF"))??[]).map(l=>(0,chunk_UIKMGCCU_js_1.lift)(l,i.index)));o.length>
0&&s.set("AF",o)}async function entriesOf({document:e},n){let t=e.dict(e.catalog.get("Names"))?.get(n);return(await(0,chunk_AR4ITDLO_js_1.readTree)(e,t,"Names")).
flatMap(([s,a])=>s instanceof chunk_EE63N2TD_js_1.Str?[[(0,chunk_UIKMGCCU_js_1.textOf)(s),a]]:[])}var has=({document:e},n)=>e.dict(e.catalog.get("Names"))?.has(
n)??!1;async function attachments(e){let n=[];for(let a of e)n.push({part:a,entries:await entriesOf(a,"EmbeddedFiles")});let t=new chunk_UIKMGCCU_js_1.Names(n.flatMap(
({entries:a})=>a.map(([r])=>r))),s=new Map;for(let{part:a,entries:r}of n)for(let[o,i]of r)s.set(s.has(o)?t.free(o):o,(0,chunk_UIKMGCCU_js_1.lift)(i,a.index));return s}
async function union(e,n){let t=new Map;for(let s of e)for(let[a,r]of await entriesOf(s,n))t.has(a)||t.set(a,(0,chunk_UIKMGCCU_js_1.lift)(r,s.index));return t}function mergeOutlines(e,n){
let t=n?e.map((r,o)=>bookmarkOf(r,n[o])):e.flatMap(r=>topLevel(r));if(t.length===0)return;let{document:s}=e[0],a=s.add(null);s.put(a,chain(t,{part:0,number:a.number},
new chunk_EE63N2TD_js_1.Dict([["Type",new chunk_EE63N2TD_js_1.Name("Outlines")]]))),s.editCatalog().set("Outlines",a)}function bookmarkOf(e,n){let{document:t}=e,
s=t.add(null),a=new chunk_EE63N2TD_js_1.Dict([["Title",(0,chunk_XDFMH2GX_js_1.encodeText)(n)],["Dest",[new chunk_EE63N2TD_js_1.Ref(t.pages.number(0)),new chunk_EE63N2TD_js_1.
Name("Fit")]]]),r=topLevel(e);return t.put(s,r.length>0?chain(r,{part:e.index,number:s.number},a):a),{part:e,number:s.number}}function chain(e,n,t){let s=0;for(let[
i,l]of e.entries()){let f=l.part.document.edit(l.number);if(!(f instanceof chunk_EE63N2TD_js_1.Dict))continue;let g=l.part.document.resolve(f.get("Count"));s+=1+
(typeof g=="number"&&g>0?g:0),f.set("Parent",from(l,n.number,n.part)),link(f,"Prev",l,e[i-1]),link(f,"Next",l,e[i+1])}let[a,r]=[e[0],e.at(-1)],o=({part:i,number:l})=>i.
index===n.part?new chunk_EE63N2TD_js_1.Ref(l):new chunk_EE63N2TD_js_1.PartRef(i.index,l);return t.set("First",o(a)),t.set("Last",o(r)),t.set("Count",s),t}function topLevel(e){
let{document:n}=e,t=n.dict(n.catalog.get("Outlines"));if(!t)return[];let s=[],a=new Set,r=t.get("First");for(;r instanceof chunk_EE63N2TD_js_1.Ref&&!a.has(r.number)&&
isItem(n,r);)a.add(r.number),s.push({part:e,number:r.number}),r=n.dict(r)?.get("Next");return s}var isItem=(e,n)=>e.get(n)instanceof chunk_EE63N2TD_js_1.Dict,from=(e,n,t)=>e.
part.index===t?new chunk_EE63N2TD_js_1.Ref(n):new chunk_EE63N2TD_js_1.PartRef(t,n);function link(e,n,t,s){s?e.set(n,from(t,s.number,s.part.index)):e.delete(n)}async function mergeStructure(e){
let n=e.filter(({document:d})=>rootOf(d));if(n.length===0)return;let{document:t}=e[0],s=t.editCatalog();(n.length<e.length||n.some(d=>!isMarked(d.document)))&&s.
delete("MarkInfo");for(let d of e)rootOf(d.document)||moveKeys(d.document,void 0);if(n.length===1&&n[0].index===0)return;let a=t.add(null).number,r=[],o=[],i=new Map,
l=new StructureNames,f=new Map(LISTS2.map(d=>[d,[]])),g=0;for(let d of n){let u=rootOf(d.document),m=kidsOf(d.document,u);for(let h of m)adopt(d,h,a,s);for(let h of m)
r.push((0,chunk_UIKMGCCU_js_1.lift)(h,d.index));let w=await(0,chunk_AR4ITDLO_js_1.readTree)(d.document,u.get("ParentTree"),"Nums"),S=w.reduce((h,[p])=>Math.max(
h,Number(p)),moveKeys(d.document,g));for(let[h,p]of w)o.push([Number(h)+g,(0,chunk_UIKMGCCU_js_1.lift)(p,d.index)]);g+=Math.max(S+1,announced(d.document,u));let k=await joinIdentifiers(
d,u,i),y=d.document.dict(u.get("ClassMap"));k.size>0&&renameInClasses(d.document,y,k);let v={S:l.join(d,"S",flattened(d.document,u.get("RoleMap"))),C:l.join(d,"\
C",y),ID:k};v.S.size+v.C.size+v.ID.size>0&&renameInElements(d.document,v);for(let[h,p]of f)for(let x of d.document.array(u.get(h))??[])p.push((0,chunk_UIKMGCCU_js_1.
lift)(x,d.index))}o.sort((d,u)=>Number(d[0])-Number(u[0]));let c=new chunk_EE63N2TD_js_1.Dict([["Type",new chunk_EE63N2TD_js_1.Name("StructTreeRoot")],["K",r],[
"ParentTree",t.add((0,chunk_AR4ITDLO_js_1.buildTree)(t,o,"Nums"))],["ParentTreeNextKey",g]]);l.roles.size>0&&c.set("RoleMap",l.roles),l.classes.size>0&&c.set("C\
lassMap",l.classes);for(let[d,u]of f)u.length>0&&c.set(d,u);if(i.size>0){let d=[...i].sort(([u],[m])=>(0,chunk_UIKMGCCU_js_1.byBytes)(u,m)).map(([u,m])=>[(0,chunk_UIKMGCCU_js_1.
strOf)(u),m]);c.set("IDTree",t.add((0,chunk_AR4ITDLO_js_1.buildTree)(t,d,"Names")))}t.put(a,c),s.set("StructTreeRoot",new chunk_EE63N2TD_js_1.Ref(a))}var LISTS2=[
"Namespaces","PronunciationLexicon","AF"],rootOf=e=>e.dict(e.catalog.get("StructTreeRoot")),isMarked=e=>e.resolve(e.dict(e.catalog.get("MarkInfo"))?.get("Marked"))===
!0;function kidsOf(e,n){let t=n.get("K");return t===void 0?[]:e.array(t)??[t]}function adopt({index:e,document:n},t,s,a){let r=t instanceof chunk_EE63N2TD_js_1.
Ref?n.edit(t):t;if(!(r instanceof chunk_EE63N2TD_js_1.Dict))return;r.set("P",e===0?new chunk_EE63N2TD_js_1.Ref(s):new chunk_EE63N2TD_js_1.PartRef(0,s));let o=n.
resolve(n.catalog.get("Lang"));if(e>0&&o instanceof chunk_EE63N2TD_js_1.Str&&!r.has("Lang")){let i=a.get("Lang");(!(i instanceof chunk_EE63N2TD_js_1.Str)||(0,chunk_UIKMGCCU_js_1.
textOf)(i)!==(0,chunk_UIKMGCCU_js_1.textOf)(o))&&r.set("Lang",o)}}function announced(e,n){let t=e.resolve(n.get("ParentTreeNextKey"));return typeof t=="number"&&
Number.isInteger(t)&&t>0&&t<1e8?t:0}function moveKeys(e,n){let t=-1;for(let s of(0,chunk_SL5DZXZR_js_1.objectsWith)(e,["/StructParent"])){let a={changed:!1};(0,chunk_SL5DZXZR_js_1.
eachDict)(e.get(s),r=>{for(let o of["StructParents","StructParent"]){let i=e.resolve(r.get(o));typeof i=="number"&&(t=Math.max(t,i),n!==0&&(a.changed=!0,n===void 0?
r.delete(o):r.set(o,i+n)))}}),a.changed&&e.edit(s)}return t}function flattened(e,n){let t=e.dict(n);if(!t)return;let s=new chunk_EE63N2TD_js_1.Dict;for(let[a,r]of t){
let o=e.resolve(r);for(let i=new Set([a]);o instanceof chunk_EE63N2TD_js_1.Name&&t.has(o.text)&&!i.has(o.text);)i.add(o.text),o=e.resolve(t.get(o.text));s.set(a,
o)}return s}var StructureNames=class{roles=new chunk_EE63N2TD_js_1.Dict;classes=new chunk_EE63N2TD_js_1.Dict;origins=new Map;join({index:e,document:n},t,s){let a=t===
"S"?this.roles:this.classes,r=new Map,o=new chunk_UIKMGCCU_js_1.Names([...a.keys(),...s?.keys()??[]]);for(let[i,l]of s??[]){let f=this.origins.get(`${t}/${i}`);
if(f&&(0,chunk_UIKMGCCU_js_1.sameValue)(f,{document:n,value:l}))continue;let g=f?o.free(i):i;f&&r.set(i,g),this.origins.set(`${t}/${g}`,{document:n,value:l}),a.
set(g,(0,chunk_UIKMGCCU_js_1.lift)(l,e))}return r}};async function joinIdentifiers({index:e,document:n},t,s){let a=new Map,r=await(0,chunk_AR4ITDLO_js_1.readTree)(
n,t.get("IDTree"),"Names"),o=new chunk_UIKMGCCU_js_1.Names([...s.keys(),...r.map(([i])=>i instanceof chunk_EE63N2TD_js_1.Str?(0,chunk_UIKMGCCU_js_1.textOf)(i):"")]);
for(let[i,l]of r){if(!(i instanceof chunk_EE63N2TD_js_1.Str))continue;let f=(0,chunk_UIKMGCCU_js_1.textOf)(i),g=s.has(f)?o.free(f):f;g!==f&&a.set(f,g),s.set(g,(0,chunk_UIKMGCCU_js_1.
lift)(l,e))}return a}function renameHeaders(e,n,t){let s=e.array(n.get("Headers"));return s?.some(a=>a instanceof chunk_EE63N2TD_js_1.Str&&t.has((0,chunk_UIKMGCCU_js_1.
textOf)(a)))?(n.set("Headers",s.map(a=>renamedString(a,t)??a)),!0):!1}function renameInClasses(e,n,t){let s=new Set;for(let a of n?.values()??[])if(!(a instanceof
chunk_EE63N2TD_js_1.Ref&&s.has(a.number))){a instanceof chunk_EE63N2TD_js_1.Ref&&s.add(a.number);for(let r of e.array(a)??[a]){let o=e.dict(r);if(!o||!renameHeaders(
e,o,t))continue;let i=r instanceof chunk_EE63N2TD_js_1.Ref?r:a;i instanceof chunk_EE63N2TD_js_1.Ref&&e.edit(i)}}}function renameInElements(e,{S:n,C:t,ID:s}){for(let a of(0,chunk_SL5DZXZR_js_1.
objectsWith)(e,["/StructElem","/Headers","/ID","/Pg","/K"])){let r={changed:!1},o=(i,l,f)=>{f!==void 0&&(i.set(l,f),r.changed=!0)};(0,chunk_SL5DZXZR_js_1.eachDict)(
e.get(a),i=>{if(renameHeaders(e,i,s)&&(r.changed=!0),!(0,chunk_EE63N2TD_js_1.isName)(e.resolve(i.get("Type")),"StructElem")&&!(i.has("P")&&i.has("S")))return;o(
i,"S",renamedName(e.resolve(i.get("S")),n)),o(i,"ID",renamedString(e.resolve(i.get("ID")),s));let l=e.resolve(i.get("C"));Array.isArray(l)?o(i,"C",l.map(f=>renamedName(
f,t)??f)):o(i,"C",renamedName(l,t))}),r.changed&&e.edit(a)}}function renamedName(e,n){let t=e instanceof chunk_EE63N2TD_js_1.Name?n.get(e.text):void 0;return t===
void 0?void 0:new chunk_EE63N2TD_js_1.Name(t)}function renamedString(e,n){let t=e instanceof chunk_EE63N2TD_js_1.Str?n.get((0,chunk_UIKMGCCU_js_1.textOf)(e)):void 0;
return t===void 0?void 0:(0,chunk_UIKMGCCU_js_1.strOf)(t)}var merge_documents=async(e,{open_password:n,bookmarks:t,interleave:s},a)=>{let r=[],o=await openAll(e,
n,a,r),i=pageOrder(o,s);(o.length>1||t==="per_document")&&await join(o,i,e,t==="per_document",r);let l=o.map(({document:c})=>c),f=await(0,chunk_IOUKG2DW_js_1.assemble)(
l,{encryption:"none",...o.length>1?{dedupe:chunk_OHSQONLZ_js_1.findDuplicates}:{}}),g=o.reduce((c,{document:d})=>c+d.pages.count,0);return{documents:[{name:e[0].
name,bytes:f,pageCount:g}],notes:r,facts:{pageCount:g,documentCount:e.length,firstPages:firstPages(o,i)}}},OF_ONE_DOCUMENT=new Set(["unreadable_document","passw\
ord_required","wrong_password","unsupported_encryption"]),MOST_FAILURES=10,inPlace=({error:e,position:n,name:t},s=[])=>(0,chunk_GMSHOBQ3_js_1.atPosition)(e,n,t,
s);exports.merge_documents=merge_documents;async function openAll(e,n,t,s){let a=[],r=[],o=[],i=0,l=!1;for(let[c,d]of e.entries()){try{let u=await(0,chunk_IAAO25DC_js_1.
openDocument)(d.bytes,t,{password:n});u.security&&r.push(d.name);let m=await(0,chunk_SVZRBDYD_js_1.stripSignatures)(u,"keep");i+=m.fields.length,l||=m.usageRights,
await u.pages.settle(),a.push({index:c,document:u})}catch(u){if(!(u instanceof chunk_GMSHOBQ3_js_1.OctavoError)||u.code==="cancelled"||e.length===1)throw u;if(o.
push({error:u,position:c+1,name:d.name}),!OF_ONE_DOCUMENT.has(u.code)||o.length===MOST_FAILURES)break}t.pace.progress((c+1)/(2*e.length))}let[f,...g]=o;if(f)throw inPlace(
f,g.map(c=>inPlace(c)));return r.length>0&&s.push({code:"protection_removed",message:`The result is not encrypted: it has neither the password nor the restricti\
ons of ${(0,chunk_BCHQ5HYR_js_1.listed)(r)}.`}),i>0&&s.push({code:"signatures_removed",message:`${i} ${i===1?"signature was":"signatures were"} removed, because\
 a signature cannot survive a merge.`}),l&&s.push(chunk_MZ77N44C_js_1.USAGE_RIGHTS_REMOVED),a}function firstPages(e,n){let t=1,s=e.map(({document:r})=>{let o=t;
return t+=r.pages.count,o});if(!n)return s;let a=new Map;for(let[r,{part:o}]of n.entries())a.has(o.index)||a.set(o.index,r+1);return e.map(({index:r})=>a.get(r)??
1)}var titleOf=({name:e},n)=>e.replace(/\.[^.]*$/,"").trim()||`Document ${n+1}`;async function join(e,n,t,s,a){await drawForms(e);for(let{document:g}of e)await(0,chunk_MPKLGDEP_js_1.
referToPages)(g);let r=await partsWithScripts(e);mergeOutlines(e,s?t.map(titleOf):void 0);let o=await mergeDestinations(e);await mergeNames(e,o),await mergeLabels(
e,n),(0,chunk_UIKMGCCU_js_1.mergeLayers)(e),await mergeStructure(e);let{droppedXfa:i,renamedUnderScripts:l}=mergeForms(e,r),{droppedPortfolio:f}=mergeCatalog(e);
(0,chunk_QBW66N3W_js_1.dropConformance)(e[0].document)&&a.push({code:"conformance_dropped",message:"The result no longer claims PDF/A or PDF/UA, because a merge\
 cannot guarantee conformance."}),await(n?interleavePages(e,n):mergePages(e)),i&&a.push({code:"xfa_removed",message:"An XFA form was dropped, because XFA forms \
cannot be merged. The fields themselves remain."}),l.length>0&&a.push({code:"scripts_use_old_names",message:`Fields of ${(0,chunk_BCHQ5HYR_js_1.listed)(l.map(g=>t[g].
name))} were renamed, because an earlier document has fields with the same names. Scripts were not changed: a script that uses the old names acts on the fields \
of the earlier document.`}),f&&a.push({code:"portfolio_dropped",message:"A portfolio became an ordinary document. Its files remain as attachments."})}
