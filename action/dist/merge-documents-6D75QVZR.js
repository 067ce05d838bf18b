"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.merge_documents=void 0;const chunk_L2HR6FMQ_js_1=require("./chunk-L2HR6FMQ.js"),chunk_OTXCU7HZ_js_1=require(
"./chunk-OTXCU7HZ.js"),chunk_DCLYD6CU_js_1=require("./chunk-DCLYD6CU.js"),chunk_ZILXKYC3_js_1=require("./chunk-ZILXKYC3.js"),chunk_KLWCG2BC_js_1=require("./chun\
k-KLWCG2BC.js"),chunk_BCHQ5HYR_js_1=require("./chunk-BCHQ5HYR.js");require("./chunk-SS646ETJ.js");const chunk_FGMIBRS2_js_1=require("./chunk-FGMIBRS2.js");require(
"./chunk-I2ZQDAMW.js");const chunk_3ABNJJJ4_js_1=require("./chunk-3ABNJJJ4.js"),chunk_CHTHLDHU_js_1=require("./chunk-CHTHLDHU.js"),chunk_RBB7JJQX_js_1=require("\
./chunk-RBB7JJQX.js");require("./chunk-FF7G6K5X.js");const chunk_7WN7G3OY_js_1=require("./chunk-7WN7G3OY.js"),chunk_ZXMSZR45_js_1=require("./chunk-ZXMSZR45.js"),
chunk_ZBJK7HZW_js_1=require("./chunk-ZBJK7HZW.js");require("./chunk-5T6Z7V3Z.js"),require("./chunk-VZIP5HSV.js");const chunk_MZ77N44C_js_1=require("./chunk-MZ77\
N44C.js"),chunk_4Z7C7T6I_js_1=require("./chunk-4Z7C7T6I.js");require("./chunk-5LBCI6IC.js"),require("./chunk-BEBA5DK2.js"),require("./chunk-NH4M62TM.js");const chunk_NI7EWWKE_js_1=require(
"./chunk-NI7EWWKE.js");require("./chunk-SPHPKC2T.js"),require("./chunk-WRDHS3QY.js");const chunk_6FDLZIHI_js_1=require("./chunk-6FDLZIHI.js"),chunk_32PXO3XO_js_1=require(
"./chunk-32PXO3XO.js"),chunk_QWLFHHV4_js_1=require("./chunk-QWLFHHV4.js"),chunk_FI4XWXPB_js_1=require("./chunk-FI4XWXPB.js");require("./chunk-D3KVKOID.js");const chunk_BIX7UOAI_js_1=require(
"./chunk-BIX7UOAI.js");require("./chunk-WYN2LYAQ.js");async function drawForms(e){let n=e.flatMap(({document:t})=>{let s=t.dict(t.catalog.get("AcroForm"));return s?
[{document:t,leftToViewers:t.resolve(s.get("NeedAppearances"))===!0}]:[]});if(!n.every(({leftToViewers:t})=>t))for(let{document:t,leftToViewers:s}of n){if(!s)continue;
let a=await chunk_KLWCG2BC_js_1.FormModel.read(t),r=new chunk_KLWCG2BC_js_1.FieldValues(t,a);await(0,chunk_DCLYD6CU_js_1.draw)(t,a,r,new chunk_DCLYD6CU_js_1.Appearances(
t,a,r),{missing:!1})}}function mergeCatalog(e){let{document:n}=e[0],t=n.editCatalog(),s=e.some(r=>r.document.catalog.has("Collection"));t.delete("Collection");let a=n.
array(t.get("OutputIntents"))??[];e.every(r=>{let o=r.document.array(r.document.catalog.get("OutputIntents"))??[];return(0,chunk_ZXMSZR45_js_1.sameValue)({document:n,
value:a},{document:r.document,value:o})})||t.delete("OutputIntents"),joinExtensions(e,t),joinThreads(e,t),e.length>1&&(0,chunk_FGMIBRS2_js_1.dropPrintRange)(n);
for(let r of e)(0,chunk_FGMIBRS2_js_1.dropDocumentParts)(r.document);return{droppedPortfolio:s}}function joinExtensions(e,n){let t=new chunk_FI4XWXPB_js_1.Dict,
s=new Map;for(let{index:a,document:r}of e)for(let[o,i]of r.dict(r.catalog.get("Extensions"))??[])(!t.has(o)||levelOf(r,i)>s.get(o))&&(t.set(o,(0,chunk_ZXMSZR45_js_1.
lift)(i,a)),s.set(o,levelOf(r,i)));t.size>0?n.set("Extensions",t):n.delete("Extensions")}function levelOf(e,n){let t=e.resolve(e.dict(n)?.get("ExtensionLevel"));
return typeof t=="number"?t:0}function joinThreads(e,n){let t=e.flatMap(({index:s,document:a})=>(a.array(a.catalog.get("Threads"))??[]).map(r=>(0,chunk_ZXMSZR45_js_1.
lift)(r,s)));t.length>0&&n.set("Threads",t)}async function mergeDestinations(e){let n=new Map,t=new Map,s=[];for(let i of e)s.push({part:i,strings:await stringsOf(
i),names:namesOf(i)});let a=new chunk_ZXMSZR45_js_1.Names(s.flatMap(i=>[...i.strings.keys(),...i.names.keys()])),r=s.some(i=>i.strings.size>0)&&s.some(i=>i.names.
size>0),o=new Set;for(let{part:i,strings:l,names:c}of s){let f=new Set([...l.keys(),...c.keys()]),d=new Map;for(let g of f)o.has(g)&&d.set(g,a.free(g));for(let g of f)
o.add(d.get(g)??g);for(let[g,m]of l)n.set(d.get(g)??g,(0,chunk_ZXMSZR45_js_1.lift)(m,i.index));let u=new Map;if(r)for(let g of c.keys())l.has(g)&&u.set(g,a.free(
g));for(let[g,m]of c)(r?n:t).set(u.get(g)??d.get(g)??g,(0,chunk_ZXMSZR45_js_1.lift)(m,i.index));follow(i,new Follower(f,d,a),r?u:void 0)}return{strings:n,names:t}}
async function stringsOf({document:e}){let n=new Map,t=e.dict(e.catalog.get("Names"))?.get("Dests");for(let[s,a]of await(0,chunk_4Z7C7T6I_js_1.readTree)(e,t,"Na\
mes"))s instanceof chunk_FI4XWXPB_js_1.Str&&n.set((0,chunk_ZXMSZR45_js_1.textOf)(s),a);return n}function namesOf({document:e}){let n=e.dict(e.catalog.get("Dests"));
return new Map(n)}var Follower=class{constructor(e,n,t){this.own=e,this.renamed=n,this.taken=t,this.needed=n.size>0||t.size>e.size}own;renamed;taken;needed;nameFor(e){
let n=this.renamed.get(e);if(n!==void 0||this.own.has(e)||!this.taken.has(e))return n;let t=this.taken.free(e);return this.renamed.set(e,t),t}};function follow({
document:e},n,t){if(!n.needed&&!t)return;let s=a=>{let r=e.resolve(a);if(r instanceof chunk_FI4XWXPB_js_1.Name&&t)return(0,chunk_ZXMSZR45_js_1.strOf)(t.get(r.text)??
n.nameFor(r.text)??r.text);let o=r instanceof chunk_FI4XWXPB_js_1.Str,i=o?n.nameFor((0,chunk_ZXMSZR45_js_1.textOf)(r)):r instanceof chunk_FI4XWXPB_js_1.Name?n.nameFor(
r.text):void 0;if(i!==void 0)return o?(0,chunk_ZXMSZR45_js_1.strOf)(i):new chunk_FI4XWXPB_js_1.Name(i)};for(let a of(0,chunk_7WN7G3OY_js_1.objectsWith)(e,["/Des\
t","/GoTo"])){let r={changed:!1},o=e.get(a);(0,chunk_7WN7G3OY_js_1.eachDict)(o,i=>{let l=e.resolve(i.get("S")),c=i.has("Dest")?"Dest":l instanceof chunk_FI4XWXPB_js_1.
Name&&l.text==="GoTo"?"D":void 0,f=c&&s(i.get(c));!c||f===void 0||(i.set(c,f),r.changed=!0)}),r.changed&&e.edit(a)}}var meaningOf=e=>(0,chunk_32PXO3XO_js_1.decodeText)(
(0,chunk_ZXMSZR45_js_1.strOf)(e)),RenamedFields=class{constructor(e){this.taken=e}taken;kept=new Set;renamed=new Map;fullName(e){for(let s of endsOf(e)){let a=e.
slice(0,s),r=this.renamed.get(a);if(r!==void 0)return meaningOf(r)+e.slice(s);if(this.kept.has(a))return}let[n=""]=e.split(".",1),t=(0,chunk_ZXMSZR45_js_1.textOf)(
(0,chunk_32PXO3XO_js_1.encodeText)(n));if(this.taken.has(t))return this.renamed.set(n,this.taken.free(t)),this.fullName(e)}},PERIODS=10;function endsOf(e){let n=[];
for(let t=e.indexOf(".");t>=0&&n.length<PERIODS;t=e.indexOf(".",t+1))n.unshift(t);return n.length<PERIODS&&n.unshift(e.length),n}var LISTS=new Map([["Hide","T"],
["ResetForm","Fields"],["SubmitForm","Fields"]]);function renameInActions(e,n){let t=a=>{let r=e.resolve(a),o=r instanceof chunk_FI4XWXPB_js_1.Str?n.fullName((0,chunk_32PXO3XO_js_1.
decodeText)(r)):void 0;return o===void 0?a:(0,chunk_32PXO3XO_js_1.encodeText)(o)},s=new Set;for(let a of(0,chunk_7WN7G3OY_js_1.objectsWith)(e,[...LISTS.keys()]))
(0,chunk_7WN7G3OY_js_1.eachDict)(e.get(a),r=>{let o=e.resolve(r.get("S")),i=o instanceof chunk_FI4XWXPB_js_1.Name?LISTS.get(o.text):void 0,l=i===void 0?void 0:r.
get(i);if(i===void 0||l===void 0)return;let c=e.array(l);if(c&&l instanceof chunk_FI4XWXPB_js_1.Ref){if(s.has(l.number))return;s.add(l.number)}let f=c?c.map(t):
t(l);if(!(c?c.every((d,u)=>d===f[u]):f===l)){if(c&&l instanceof chunk_FI4XWXPB_js_1.Ref){e.put(l,f);return}r.set(i,f),e.edit(a)}})}var FONT=/\/([^\s()<>[\]{}/%]+)(?=\s+[-+.\d]+\s+Tf)/g,
FormResources=class{merged=new chunk_FI4XWXPB_js_1.Dict;origin=new Map;add(e,n){let{document:t}=e,s=t.dict(n.get("DR")),a=new Map;for(let[r,o]of s??[]){let i=t.
dict(o);if(!i){this.merged.has(r)||this.merged.set(r,(0,chunk_ZXMSZR45_js_1.lift)(t.resolve(o),e.index));continue}let l=this.category(r);for(let[c,f]of i){let d=this.
place(r,c,{document:t,value:f});l.set(d,l.get(d)??(0,chunk_ZXMSZR45_js_1.lift)(f,e.index)),r==="Font"&&d!==c&&a.set(c,d)}}a.size>0&&this.rewrite(e,n,a)}place(e,n,t){
for(let s=1;;s++){let a=s===1?n:`${n}_${s}`,r=`${e}/${a}`,o=this.origin.get(r);if(!(o&&!(0,chunk_ZXMSZR45_js_1.sameValue)(o,t)))return o||this.origin.set(r,t),a}}category(e){
let n=this.merged.get(e);if(n instanceof chunk_FI4XWXPB_js_1.Dict)return n;let t=new chunk_FI4XWXPB_js_1.Dict;return this.merged.set(e,t),t}rewrite({document:e},n,t){
let s=e.resolve(n.get("DA"));for(let{number:a,dict:r,parent:o}of(0,chunk_CHTHLDHU_js_1.readFields)(e)){let i=e.resolve(r.get("DA")),l=!o&&(0,chunk_CHTHLDHU_js_1.
inheritedEntry)(e,r,"DA")===void 0,c=i instanceof chunk_FI4XWXPB_js_1.Str?i:l?s:null;if(!(c instanceof chunk_FI4XWXPB_js_1.Str))continue;let f=withFonts(c,t);f&&
(a!==void 0&&e.edit(a),r.set("DA",f))}for(let a of(0,chunk_7WN7G3OY_js_1.objectsWith)(e,["/FreeText"])){let r={changed:!1};(0,chunk_7WN7G3OY_js_1.eachDict)(e.get(
a),o=>{let i=e.resolve(o.get("DA"));if(!(0,chunk_FI4XWXPB_js_1.isName)(e.resolve(o.get("Subtype")),"FreeText")||!(i instanceof chunk_FI4XWXPB_js_1.Str))return;let l=withFonts(
i,t);l&&(o.set("DA",l),r.changed=!0)}),r.changed&&e.edit(a)}}};function withFonts(e,n){let t=(0,chunk_ZXMSZR45_js_1.textOf)(e),s=t.replace(FONT,(a,r)=>{let o=n.
get(plain(r));return o===void 0?a:nameText(o)});return s===t?void 0:(0,chunk_ZXMSZR45_js_1.strOf)(s)}var plain=e=>e.replace(/#([0-9a-fA-F]{2})/g,(n,t)=>String.fromCharCode(
parseInt(t,16)));function nameText(e){let n=new chunk_6FDLZIHI_js_1.Output(64);return(0,chunk_QWLFHHV4_js_1.writeName)(n,e),Buffer.from(n.bytes).toString("latin\
1")}function mergeForms(e,n){let t=e.filter(({document:d})=>formOf(d)),{document:s}=e[0];if(t.length===0)return{droppedXfa:!1,renamedUnderScripts:[]};let a=s.editCatalog(),
r=new chunk_FI4XWXPB_js_1.Dict(formOf(s)),o=t.some(d=>formOf(d.document).has("XFA"));r.delete("XFA"),a.delete("NeedsRendering");let i=[],l=[],c=new FormResources,
f=renameFields(t).flatMap(d=>n.has(d)?[d.index]:[]);for(let d of t){let u=formOf(d.document);d.index>0&&inheritDown(d,u,s,r),c.add(d,u),d.document.resolve(u.get(
"NeedAppearances"))===!0&&r.set("NeedAppearances",!0);for(let g of d.document.array(u.get("Fields"))??[])i.push((0,chunk_ZXMSZR45_js_1.lift)(g,d.index));for(let g of d.
document.array(u.get("CO"))??[])l.push((0,chunk_ZXMSZR45_js_1.lift)(g,d.index))}return r.set("Fields",i),l.length>0&&r.set("CO",l),c.merged.size>0&&r.set("DR",c.
merged),a.set("AcroForm",s.add(r)),{droppedXfa:o,renamedUnderScripts:f}}var formOf=e=>e.dict(e.catalog.get("AcroForm"));function renameFields(e){let n=e.map(r=>({
part:r,fields:topmostNamed(r.document)})),t=new chunk_ZXMSZR45_js_1.Names(n.flatMap(({part:r,fields:o})=>o.map(({dict:i})=>nameOf(r.document,i))),meaningOf),s=new Set,
a=[];for(let{part:r,fields:o}of n){let{document:i}=r,l=new RenamedFields(t);for(let{dict:c,number:f}of o){let d=nameOf(i,c),u=meaningOf(d);if(!s.has(u)){l.kept.
add(u);continue}let g=l.renamed.get(u)??t.free(d);l.renamed.set(u,g),f!==void 0&&i.edit(f),c.set("T",(0,chunk_ZXMSZR45_js_1.strOf)(g))}l.renamed.size>0&&a.push(
r);for(let c of l.kept)s.add(c);for(let c of l.renamed.values())s.add(meaningOf(c));t.size>l.kept.size&&renameInActions(i,l)}return a}async function partsWithScripts(e){
let n=new Set;for(let t of e){let{document:s}=t;if(t.index===0||!formOf(s))continue;let a=new Set([s.catalogNumber]),r=s.dict(s.catalog.get("Names"))?.get("Java\
Script");for(let[,i]of await(0,chunk_4Z7C7T6I_js_1.readTree)(s,r,"Names"))i instanceof chunk_FI4XWXPB_js_1.Ref&&a.add(i.number);let o=(0,chunk_7WN7G3OY_js_1.objectsWith)(
s,["/JavaScript"]).filter(i=>!a.has(i));await(0,chunk_3ABNJJJ4_js_1.hasScripts)(s,o)&&n.add(t)}return n}function topmostNamed(e){let n=new Set,t=[];for(let s of(0,chunk_CHTHLDHU_js_1.
readFields)(e))s.parent&&n.has(s.parent)?n.add(s):e.resolve(s.dict.get("T"))instanceof chunk_FI4XWXPB_js_1.Str&&(n.add(s),t.push(s));return t}var nameOf=(e,n)=>(0,chunk_ZXMSZR45_js_1.
textOf)(e.resolve(n.get("T")));function inheritDown({document:e},n,t,s){for(let a of["DA","Q"]){let r=e.resolve(n.get(a))??(a==="Q"?0:null),o=t.resolve(s.get(a))??
(a==="Q"?0:null);if(!(r===null||r instanceof chunk_FI4XWXPB_js_1.Ref||r===o)&&!(r instanceof chunk_FI4XWXPB_js_1.Str&&o instanceof chunk_FI4XWXPB_js_1.Str&&(0,chunk_ZXMSZR45_js_1.
textOf)(r)===(0,chunk_ZXMSZR45_js_1.textOf)(o)))for(let{number:i,dict:l,parent:c}of(0,chunk_CHTHLDHU_js_1.readFields)(e))c||(0,chunk_CHTHLDHU_js_1.inheritedEntry)(
e,l,a)!==void 0||(i!==void 0&&e.edit(i),l.set(a,r))}}function*inOrder(e){for(let n of e)for(let t=0;t<n.document.pages.count;t++)yield{part:n,page:t}}function pageOrder(e,n){
if(n==="none")return;let t=[],s=e.reduce((a,{document:r})=>Math.max(a,r.pages.count),0);for(let a=0;a<s;a++)for(let r of e){let{count:o}=r.document.pages;a<o&&t.
push({part:r,page:n==="backward"&&r.index>0?o-1-a:a})}return t}var FANOUT=100;async function interleavePages(e,n){let t=e[0].document;for(let{document:o}of e)await o.
pages.rebuild(o.pages.numbers);let s=(o,i)=>o===0?new chunk_FI4XWXPB_js_1.Ref(i):new chunk_FI4XWXPB_js_1.PartRef(o,i),a=t.add(null),r=[];for(let o=0;o<n.length;o+=
FANOUT){let i=t.add(null),l=[];for(let{part:c,page:f}of n.slice(o,o+FANOUT)){let d=c.document.pages.number(f),u=c.document.edit(d);u instanceof chunk_FI4XWXPB_js_1.
Dict&&u.set("Parent",c.index===0?i:new chunk_FI4XWXPB_js_1.PartRef(0,i.number)),l.push(s(c.index,d));let g=t.job.pace.step(1e3);g&&await g}t.put(i,treeNode(l,l.
length,a)),r.push(i)}t.put(a,treeNode(r,n.length)),t.edit(t.catalogNumber).set("Pages",a)}function treeNode(e,n,t){return new chunk_FI4XWXPB_js_1.Dict([["Type",
new chunk_FI4XWXPB_js_1.Name("Pages")],...t?[["Parent",t]]:[],["Kids",e],["Count",n]])}async function mergePages(e){let n=e[0].document,t=n.add(null),s=[],a=0;for(let{
index:r,document:o}of e){await o.pages.settle(),o.catalog.get("Pages")instanceof chunk_FI4XWXPB_js_1.Ref||await o.pages.rebuild(o.pages.numbers);let i=o.catalog.
get("Pages"),l=o.edit(i);l instanceof chunk_FI4XWXPB_js_1.Dict&&l.has("Kids")&&(l.set("Parent",r===0?t:new chunk_FI4XWXPB_js_1.PartRef(0,t.number)),l.set("Count",
o.pages.count),s.push(r===0?i:new chunk_FI4XWXPB_js_1.PartRef(r,i.number))),a+=o.pages.count}n.put(t,treeNode(s,a)),n.edit(n.catalogNumber).set("Pages",t)}async function mergeLabels(e,n){
let t=[];for(let{document:r}of e)t.push(await(0,chunk_RBB7JJQX_js_1.readPageLabels)(r));if(t.every(r=>r===void 0))return;let{document:s}=e[0],a=(0,chunk_RBB7JJQX_js_1.
buildPageLabels)(s,labels(n??inOrder(e),t));s.editCatalog().set("PageLabels",s.add(a))}function*labels(e,n){for(let{part:t,page:s}of e)yield n[t.index]?.(s)??{style:"\
D",prefix:void 0,number:s+1}}var OTHERS=["AP","Pages","Templates","IDS","URLS","AlternatePresentations","Renditions"];async function mergeNames(e,n){let{document:t}=e[0],
s=t.editCatalog(),a=new chunk_FI4XWXPB_js_1.Dict(t.dict(s.get("Names"))),r=(i,l)=>{if(l.size===0)return;let c=[...l].sort(([f],[d])=>(0,chunk_ZXMSZR45_js_1.byBytes)(
f,d)).map(([f,d])=>[(0,chunk_ZXMSZR45_js_1.strOf)(f),d]);a.set(i,t.add((0,chunk_4Z7C7T6I_js_1.buildTree)(t,c,"Names")))};r("Dests",n.strings),r("EmbeddedFiles",
await attachments(e));for(let i of OTHERS)e.some(l=>has(l,i))&&r(i,await union(e,i));a.size>0&&s.set("Names",t.add(a)),n.names.size>0?s.set("Dests",t.add(new chunk_FI4XWXPB_js_1.
Dict(n.names))):s.delete("Dests");let o=e.flatMap(i=>(i.document.array(i.document.catalog.get("AF"))??[]).map(l=>(0,chunk_ZXMSZR45_js_1.lift)(l,i.index)));o.length>
0&&s.set("AF",o)}async function entriesOf({document:e},n){let t=e.dict(e.catalog.get("Names"))?.get(n);return(await(0,chunk_4Z7C7T6I_js_1.readTree)(e,t,"Names")).
flatMap(([s,a])=>s instanceof chunk_FI4XWXPB_js_1.Str?[[(0,chunk_ZXMSZR45_js_1.textOf)(s),a]]:[])}var has=({document:e},n)=>e.dict(e.catalog.get("Names"))?.has(
n)??!1;async function attachments(e){let n=[];for(let a of e)n.push({part:a,entries:await entriesOf(a,"EmbeddedFiles")});let t=new chunk_ZXMSZR45_js_1.Names(n.flatMap(
({entries:a})=>a.map(([r])=>r))),s=new Map;for(let{part:a,entries:r}of n)for(let[o,i]of r)s.set(s.has(o)?t.free(o):o,(0,chunk_ZXMSZR45_js_1.lift)(i,a.index));return s}
async function union(e,n){let t=new Map;for(let s of e)for(let[a,r]of await entriesOf(s,n))t.has(a)||t.set(a,(0,chunk_ZXMSZR45_js_1.lift)(r,s.index));return t}function mergeOutlines(e,n){
let t=n?e.map((r,o)=>bookmarkOf(r,n[o])):e.flatMap(r=>topLevel(r));if(t.length===0)return;let{document:s}=e[0],a=s.add(null);s.put(a,chain(t,{part:0,number:a.number},
new chunk_FI4XWXPB_js_1.Dict([["Type",new chunk_FI4XWXPB_js_1.Name("Outlines")]]))),s.editCatalog().set("Outlines",a)}function bookmarkOf(e,n){let{document:t}=e,
s=t.add(null),a=new chunk_FI4XWXPB_js_1.Dict([["Title",(0,chunk_32PXO3XO_js_1.encodeText)(n)],["Dest",[new chunk_FI4XWXPB_js_1.Ref(t.pages.number(0)),new chunk_FI4XWXPB_js_1.
Name("Fit")]]]),r=topLevel(e);return t.put(s,r.length>0?chain(r,{part:e.index,number:s.number},a):a),{part:e,number:s.number}}function chain(e,n,t){let s=0;for(let[
i,l]of e.entries()){let c=l.part.document.edit(l.number);if(!(c instanceof chunk_FI4XWXPB_js_1.Dict))continue;let f=l.part.document.resolve(c.get("Count"));s+=1+
(typeof f=="number"&&f>0?f:0),c.set("Parent",from(l,n.number,n.part)),link(c,"Prev",l,e[i-1]),link(c,"Next",l,e[i+1])}let[a,r]=[e[0],e.at(-1)],o=({part:i,number:l})=>i.
index===n.part?new chunk_FI4XWXPB_js_1.Ref(l):new chunk_FI4XWXPB_js_1.PartRef(i.index,l);return t.set("First",o(a)),t.set("Last",o(r)),t.set("Count",s),t}function topLevel(e){
let{document:n}=e,t=n.dict(n.catalog.get("Outlines"));if(!t)return[];let s=[],a=new Set,r=t.get("First");for(;r instanceof chunk_FI4XWXPB_js_1.Ref&&!a.has(r.number)&&
isItem(n,r);)a.add(r.number),s.push({part:e,number:r.number}),r=n.dict(r)?.get("Next");return s}var isItem=(e,n)=>e.get(n)instanceof chunk_FI4XWXPB_js_1.Dict,from=(e,n,t)=>e.
part.index===t?new chunk_FI4XWXPB_js_1.Ref(n):new chunk_FI4XWXPB_js_1.PartRef(t,n);function link(e,n,t,s){s?e.set(n,from(t,s.number,s.part.index)):e.delete(n)}async function mergeStructure(e){
let n=e.filter(({document:u})=>rootOf(u));if(n.length===0)return;let{document:t}=e[0],s=t.editCatalog();(n.length<e.length||n.some(u=>!isMarked(u.document)))&&s.
delete("MarkInfo");for(let u of e)rootOf(u.document)||moveKeys(u.document,void 0);if(n.length===1&&n[0].index===0)return;let a=t.add(null).number,r=[],o=[],i=new Map,
l=new StructureNames,c=new Map(LISTS2.map(u=>[u,[]])),f=0;for(let u of n){let g=rootOf(u.document),m=kidsOf(u.document,g);for(let h of m)adopt(u,h,a,s);for(let h of m)
r.push((0,chunk_ZXMSZR45_js_1.lift)(h,u.index));let k=await(0,chunk_4Z7C7T6I_js_1.readTree)(u.document,g.get("ParentTree"),"Nums"),x=k.reduce((h,[p])=>Math.max(
h,Number(p)),moveKeys(u.document,f));for(let[h,p]of k)o.push([Number(h)+f,(0,chunk_ZXMSZR45_js_1.lift)(p,u.index)]);f+=Math.max(x+1,announced(u.document,g));let v=await joinIdentifiers(
u,g,i),y=u.document.dict(g.get("ClassMap"));v.size>0&&renameInClasses(u.document,y,v);let w={S:l.join(u,"S",flattened(u.document,g.get("RoleMap"))),C:l.join(u,"\
C",y),ID:v};w.S.size+w.C.size+w.ID.size>0&&renameInElements(u.document,w);for(let[h,p]of c)for(let _ of u.document.array(g.get(h))??[])p.push((0,chunk_ZXMSZR45_js_1.
lift)(_,u.index))}o.sort((u,g)=>Number(u[0])-Number(g[0]));let d=new chunk_FI4XWXPB_js_1.Dict([["Type",new chunk_FI4XWXPB_js_1.Name("StructTreeRoot")],["K",r],[
"ParentTree",t.add((0,chunk_4Z7C7T6I_js_1.buildTree)(t,o,"Nums"))],["ParentTreeNextKey",f]]);l.roles.size>0&&d.set("RoleMap",l.roles),l.classes.size>0&&d.set("C\
lassMap",l.classes);for(let[u,g]of c)g.length>0&&d.set(u,g);if(i.size>0){let u=[...i].sort(([g],[m])=>(0,chunk_ZXMSZR45_js_1.byBytes)(g,m)).map(([g,m])=>[(0,chunk_ZXMSZR45_js_1.
strOf)(g),m]);d.set("IDTree",t.add((0,chunk_4Z7C7T6I_js_1.buildTree)(t,u,"Names")))}t.put(a,d),s.set("StructTreeRoot",new chunk_FI4XWXPB_js_1.Ref(a))}var LISTS2=[
"Namespaces","PronunciationLexicon","AF"],rootOf=e=>e.dict(e.catalog.get("StructTreeRoot")),isMarked=e=>e.resolve(e.dict(e.catalog.get("MarkInfo"))?.get("Marked"))===
!0;function kidsOf(e,n){let t=n.get("K");return t===void 0?[]:e.array(t)??[t]}function adopt({index:e,document:n},t,s,a){let r=t instanceof chunk_FI4XWXPB_js_1.
Ref?n.edit(t):t;if(!(r instanceof chunk_FI4XWXPB_js_1.Dict))return;r.set("P",e===0?new chunk_FI4XWXPB_js_1.Ref(s):new chunk_FI4XWXPB_js_1.PartRef(0,s));let o=n.
resolve(n.catalog.get("Lang"));if(e>0&&o instanceof chunk_FI4XWXPB_js_1.Str&&!r.has("Lang")){let i=a.get("Lang");(!(i instanceof chunk_FI4XWXPB_js_1.Str)||(0,chunk_ZXMSZR45_js_1.
textOf)(i)!==(0,chunk_ZXMSZR45_js_1.textOf)(o))&&r.set("Lang",o)}}function announced(e,n){let t=e.resolve(n.get("ParentTreeNextKey"));return typeof t=="number"&&
Number.isInteger(t)&&t>0&&t<1e8?t:0}function moveKeys(e,n){let t=-1;for(let s of(0,chunk_7WN7G3OY_js_1.objectsWith)(e,["/StructParent"])){let a={changed:!1};(0,chunk_7WN7G3OY_js_1.
eachDict)(e.get(s),r=>{for(let o of["StructParents","StructParent"]){let i=e.resolve(r.get(o));typeof i=="number"&&(t=Math.max(t,i),n!==0&&(a.changed=!0,n===void 0?
r.delete(o):r.set(o,i+n)))}}),a.changed&&e.edit(s)}return t}function flattened(e,n){let t=e.dict(n);if(!t)return;let s=new chunk_FI4XWXPB_js_1.Dict;for(let[a,r]of t){
let o=e.resolve(r);for(let i=new Set([a]);o instanceof chunk_FI4XWXPB_js_1.Name&&t.has(o.text)&&!i.has(o.text);)i.add(o.text),o=e.resolve(t.get(o.text));s.set(a,
o)}return s}var StructureNames=class{roles=new chunk_FI4XWXPB_js_1.Dict;classes=new chunk_FI4XWXPB_js_1.Dict;origins=new Map;join({index:e,document:n},t,s){let a=t===
"S"?this.roles:this.classes,r=new Map,o=new chunk_ZXMSZR45_js_1.Names([...a.keys(),...s?.keys()??[]]);for(let[i,l]of s??[]){let c=this.origins.get(`${t}/${i}`);
if(c&&(0,chunk_ZXMSZR45_js_1.sameValue)(c,{document:n,value:l}))continue;let f=c?o.free(i):i;c&&r.set(i,f),this.origins.set(`${t}/${f}`,{document:n,value:l}),a.
set(f,(0,chunk_ZXMSZR45_js_1.lift)(l,e))}return r}};async function joinIdentifiers({index:e,document:n},t,s){let a=new Map,r=await(0,chunk_4Z7C7T6I_js_1.readTree)(
n,t.get("IDTree"),"Names"),o=new chunk_ZXMSZR45_js_1.Names([...s.keys(),...r.map(([i])=>i instanceof chunk_FI4XWXPB_js_1.Str?(0,chunk_ZXMSZR45_js_1.textOf)(i):"")]);
for(let[i,l]of r){if(!(i instanceof chunk_FI4XWXPB_js_1.Str))continue;let c=(0,chunk_ZXMSZR45_js_1.textOf)(i),f=s.has(c)?o.free(c):c;f!==c&&a.set(c,f),s.set(f,(0,chunk_ZXMSZR45_js_1.
lift)(l,e))}return a}function renameHeaders(e,n,t){let s=e.array(n.get("Headers"));return s?.some(a=>a instanceof chunk_FI4XWXPB_js_1.Str&&t.has((0,chunk_ZXMSZR45_js_1.
textOf)(a)))?(n.set("Headers",s.map(a=>renamedString(a,t)??a)),!0):!1}function renameInClasses(e,n,t){let s=new Set;for(let a of n?.values()??[])if(!(a instanceof
chunk_FI4XWXPB_js_1.Ref&&s.has(a.number))){a instanceof chunk_FI4XWXPB_js_1.Ref&&s.add(a.number);for(let r of e.array(a)??[a]){let o=e.dict(r);if(!o||!renameHeaders(
e,o,t))continue;let i=r instanceof chunk_FI4XWXPB_js_1.Ref?r:a;i instanceof chunk_FI4XWXPB_js_1.Ref&&e.edit(i)}}}function renameInElements(e,{S:n,C:t,ID:s}){for(let a of(0,chunk_7WN7G3OY_js_1.
objectsWith)(e,["/StructElem","/Headers","/ID","/Pg","/K"])){let r={changed:!1},o=(i,l,c)=>{c!==void 0&&(i.set(l,c),r.changed=!0)};(0,chunk_7WN7G3OY_js_1.eachDict)(
e.get(a),i=>{if(renameHeaders(e,i,s)&&(r.changed=!0),!(0,chunk_FI4XWXPB_js_1.isName)(e.resolve(i.get("Type")),"StructElem")&&!(i.has("P")&&i.has("S")))return;o(
i,"S",renamedName(e.resolve(i.get("S")),n)),o(i,"ID",renamedString(e.resolve(i.get("ID")),s));let l=e.resolve(i.get("C"));Array.isArray(l)?o(i,"C",l.map(c=>renamedName(
c,t)??c)):o(i,"C",renamedName(l,t))}),r.changed&&e.edit(a)}}function renamedName(e,n){let t=e instanceof chunk_FI4XWXPB_js_1.Name?n.get(e.text):void 0;return t===
void 0?void 0:new chunk_FI4XWXPB_js_1.Name(t)}function renamedString(e,n){let t=e instanceof chunk_FI4XWXPB_js_1.Str?n.get((0,chunk_ZXMSZR45_js_1.textOf)(e)):void 0;
return t===void 0?void 0:(0,chunk_ZXMSZR45_js_1.strOf)(t)}var merge_documents=async(e,{open_password:n,bookmarks:t,interleave:s},a)=>{let r=[],o=await openAll(e,
n,a,r),i=pageOrder(o,s);(o.length>1||t==="per_document")&&await join(o,i,e,t==="per_document",r);let l=o.map(({document:d})=>d),c=await(0,chunk_NI7EWWKE_js_1.assemble)(
l,{encryption:"none",...o.length>1?{dedupe:chunk_L2HR6FMQ_js_1.findDuplicates}:{}}),f=o.reduce((d,{document:u})=>d+u.pages.count,0);return{documents:[{name:e[0].
name,bytes:c,pageCount:f}],notes:r,facts:{pageCount:f,documentCount:e.length,firstPages:firstPages(o,i)}}};exports.merge_documents=merge_documents;async function openAll(e,n,t,s){
let a=[],r=[],o=0,i=!1;for(let[l,c]of e.entries()){try{let f=await(0,chunk_6FDLZIHI_js_1.openDocument)(c.bytes,t,{password:n});f.security&&r.push(c.name);let d=await(0,chunk_ZILXKYC3_js_1.
stripSignatures)(f,"keep");o+=d.fields.length,i||=d.usageRights,await f.pages.settle(),a.push({index:l,document:f})}catch(f){throw f instanceof chunk_BIX7UOAI_js_1.
OctavoError&&f.code!=="cancelled"&&e.length>1?(0,chunk_BIX7UOAI_js_1.atPosition)(f,l+1,c.name):f}t.pace.progress((l+1)/(2*e.length))}return r.length>0&&s.push({
code:"protection_removed",message:`The result is not encrypted: it has neither the password nor the restrictions of ${(0,chunk_BCHQ5HYR_js_1.listed)(r)}.`}),o>0&&
s.push({code:"signatures_removed",message:`${o} ${o===1?"signature was":"signatures were"} removed, because a signature cannot survive a merge.`}),i&&s.push(chunk_MZ77N44C_js_1.
USAGE_RIGHTS_REMOVED),a}function firstPages(e,n){let t=1,s=e.map(({document:r})=>{let o=t;return t+=r.pages.count,o});if(!n)return s;let a=new Map;for(let[r,{part:o}]of n.
entries())a.has(o.index)||a.set(o.index,r+1);return e.map(({index:r})=>a.get(r)??1)}var titleOf=({name:e},n)=>e.replace(/\.[^.]*$/,"").trim()||`Document ${n+1}`;
async function join(e,n,t,s,a){await drawForms(e);for(let{document:f}of e)await(0,chunk_OTXCU7HZ_js_1.referToPages)(f);let r=await partsWithScripts(e);mergeOutlines(
e,s?t.map(titleOf):void 0);let o=await mergeDestinations(e);await mergeNames(e,o),await mergeLabels(e,n),(0,chunk_ZXMSZR45_js_1.mergeLayers)(e),await mergeStructure(
e);let{droppedXfa:i,renamedUnderScripts:l}=mergeForms(e,r),{droppedPortfolio:c}=mergeCatalog(e);(0,chunk_ZBJK7HZW_js_1.dropConformance)(e[0].document)&&a.push({
code:"conformance_dropped",message:"The result no longer claims PDF/A or PDF/UA conformance, which a merge cannot promise."}),await(n?interleavePages(e,n):mergePages(
e)),i&&a.push({code:"xfa_removed",message:"An XFA form was dropped, because XFA forms cannot be merged. The fields themselves remain."}),l.length>0&&a.push({code:"\
scripts_use_old_names",message:`Fields of ${(0,chunk_BCHQ5HYR_js_1.listed)(l.map(f=>t[f].name))} were renamed, because an earlier document has fields of the sam\
e names. The scripts there were not changed: those that name fields may change fields of the earlier document.`}),c&&a.push({code:"portfolio_dropped",message:"A\
 portfolio became an ordinary document. Its files remain as attachments."})}
