"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.merge_documents=void 0;const chunk_V2BDAXVE_js_1=require("./chunk-V2BDAXVE.js"),chunk_MDJ3EVII_js_1=require(
"./chunk-MDJ3EVII.js"),chunk_PMSVS7IW_js_1=require("./chunk-PMSVS7IW.js"),chunk_SZPL3ZN6_js_1=require("./chunk-SZPL3ZN6.js");require("./chunk-SS646ETJ.js");const chunk_ZZQ5FHAZ_js_1=require(
"./chunk-ZZQ5FHAZ.js");require("./chunk-KNS7MBMN.js");const chunk_N4ZTVQO2_js_1=require("./chunk-N4ZTVQO2.js"),chunk_AO6XMSG3_js_1=require("./chunk-AO6XMSG3.js"),
chunk_LDAMXCHB_js_1=require("./chunk-LDAMXCHB.js"),chunk_ZO5ZCIMW_js_1=require("./chunk-ZO5ZCIMW.js");require("./chunk-5T6Z7V3Z.js"),require("./chunk-VZIP5HSV.j\
s");const chunk_MZ77N44C_js_1=require("./chunk-MZ77N44C.js"),chunk_IVHI3DWQ_js_1=require("./chunk-IVHI3DWQ.js");require("./chunk-QFBZ3AD2.js");const chunk_BVHKPD26_js_1=require(
"./chunk-BVHKPD26.js");require("./chunk-NH4M62TM.js");const chunk_7ZR75P3T_js_1=require("./chunk-7ZR75P3T.js");require("./chunk-53F3SXW7.js");const chunk_ZYT6VRSM_js_1=require(
"./chunk-ZYT6VRSM.js"),chunk_IIK45JB4_js_1=require("./chunk-IIK45JB4.js"),chunk_2SEJZKLG_js_1=require("./chunk-2SEJZKLG.js"),chunk_XUOL2YEA_js_1=require("./chun\
k-XUOL2YEA.js");require("./chunk-N4AUIKUW.js");const chunk_HKR6QU6V_js_1=require("./chunk-HKR6QU6V.js");require("./chunk-WYN2LYAQ.js");async function drawForms(e){
let n=e.flatMap(({document:t})=>{let o=t.dict(t.catalog.get("AcroForm"));return o?[{document:t,leftToViewers:t.resolve(o.get("NeedAppearances"))===!0}]:[]});if(!n.
every(({leftToViewers:t})=>t))for(let{document:t,leftToViewers:o}of n){if(!o)continue;let a=await chunk_SZPL3ZN6_js_1.FormModel.read(t),r=new chunk_SZPL3ZN6_js_1.
FieldValues(t,a);await(0,chunk_MDJ3EVII_js_1.draw)(t,a,r,new chunk_MDJ3EVII_js_1.Appearances(t,a,r),new Set,!1)}}function mergeCatalog(e){let{document:n}=e[0],t=n.
editCatalog(),o=e.some(r=>r.document.catalog.has("Collection"));t.delete("Collection");let a=n.array(t.get("OutputIntents"))??[];e.every(r=>{let s=r.document.array(
r.document.catalog.get("OutputIntents"))??[];return(0,chunk_LDAMXCHB_js_1.sameValue)({document:n,value:a},{document:r.document,value:s})})||t.delete("OutputInte\
nts"),joinExtensions(e,t),joinThreads(e,t);for(let r of e)(0,chunk_ZZQ5FHAZ_js_1.dropDocumentParts)(r.document);return{droppedPortfolio:o}}function joinExtensions(e,n){
let t=new chunk_XUOL2YEA_js_1.Dict,o=new Map;for(let{index:a,document:r}of e)for(let[s,i]of r.dict(r.catalog.get("Extensions"))??[])(!t.has(s)||levelOf(r,i)>o.get(
s))&&(t.set(s,(0,chunk_LDAMXCHB_js_1.lift)(i,a)),o.set(s,levelOf(r,i)));t.size>0?n.set("Extensions",t):n.delete("Extensions")}function levelOf(e,n){let t=e.resolve(
e.dict(n)?.get("ExtensionLevel"));return typeof t=="number"?t:0}function joinThreads(e,n){let t=e.flatMap(({index:o,document:a})=>(a.array(a.catalog.get("Thread\
s"))??[]).map(r=>(0,chunk_LDAMXCHB_js_1.lift)(r,o)));t.length>0&&n.set("Threads",t)}function mergeDestinations(e){let n=new Map,t=new Map,o=e.map(s=>({part:s,strings:stringsOf(
s),names:namesOf(s)})),a=new chunk_LDAMXCHB_js_1.Names(o.flatMap(s=>[...s.strings.keys()])),r=new chunk_LDAMXCHB_js_1.Names(o.flatMap(s=>[...s.names.keys()]));for(let{
part:s,strings:i,names:l}of o){let c=add(n,i,a,s.index),u=add(t,l,r,s.index);follow(s,new Follower(i,c,a),new Follower(l,u,r))}return{strings:n,names:t}}function add(e,n,t,o){
let a=new Map;for(let[r,s]of n){let i=e.has(r)?t.free(r):r;i!==r&&a.set(r,i),e.set(i,(0,chunk_LDAMXCHB_js_1.lift)(s,o))}return a}function stringsOf({document:e}){
let n=new Map,t=e.dict(e.catalog.get("Names"))?.get("Dests");for(let[o,a]of(0,chunk_IVHI3DWQ_js_1.readTree)(e,t,"Names"))o instanceof chunk_XUOL2YEA_js_1.Str&&n.
set((0,chunk_LDAMXCHB_js_1.textOf)(o),a);return n}function namesOf({document:e}){let n=e.dict(e.catalog.get("Dests"));return new Map(n)}var Follower=class{constructor(e,n,t){
this.own=e,this.renamed=n,this.taken=t,this.needed=n.size>0||t.size>e.size}own;renamed;taken;needed;nameFor(e){let n=this.renamed.get(e);if(n!==void 0||this.own.
has(e)||!this.taken.has(e))return n;let t=this.taken.free(e);return this.renamed.set(e,t),t}};function follow({document:e},n,t){if(!n.needed&&!t.needed)return;let o=a=>{
let r=e.resolve(a);if(r instanceof chunk_XUOL2YEA_js_1.Str){let i=n.nameFor((0,chunk_LDAMXCHB_js_1.textOf)(r));return i===void 0?void 0:(0,chunk_LDAMXCHB_js_1.strOf)(
i)}let s=r instanceof chunk_XUOL2YEA_js_1.Name?t.nameFor(r.text):void 0;return s===void 0?void 0:new chunk_XUOL2YEA_js_1.Name(s)};for(let a of(0,chunk_BVHKPD26_js_1.
objectsWith)(e,["/Dest","/GoTo"])){let r={changed:!1},s=e.get(a);(0,chunk_BVHKPD26_js_1.eachDict)(s,i=>{let l=e.resolve(i.get("S")),c=i.has("Dest")?"Dest":l instanceof
chunk_XUOL2YEA_js_1.Name&&l.text==="GoTo"?"D":void 0,u=c&&o(i.get(c));!c||u===void 0||(i.set(c,u),r.changed=!0)}),r.changed&&e.edit(a)}}var FONT=/\/([^\s()<>[\]{}/%]+)(?=\s+[-+.\d]+\s+Tf)/g,
FormResources=class{merged=new chunk_XUOL2YEA_js_1.Dict;origin=new Map;add(e,n){let{document:t}=e,o=t.dict(n.get("DR")),a=new Map;for(let[r,s]of o??[]){let i=t.
dict(s);if(!i){this.merged.has(r)||this.merged.set(r,(0,chunk_LDAMXCHB_js_1.lift)(t.resolve(s),e.index));continue}let l=this.category(r);for(let[c,u]of i){let f=this.
place(r,c,{document:t,value:u});l.set(f,l.get(f)??(0,chunk_LDAMXCHB_js_1.lift)(u,e.index)),r==="Font"&&f!==c&&a.set(c,f)}}a.size>0&&this.rewrite(e,n,a)}place(e,n,t){
for(let o=1;;o++){let a=o===1?n:`${n}_${o}`,r=`${e}/${a}`,s=this.origin.get(r);if(!(s&&!(0,chunk_LDAMXCHB_js_1.sameValue)(s,t)))return s||this.origin.set(r,t),a}}category(e){
let n=this.merged.get(e);if(n instanceof chunk_XUOL2YEA_js_1.Dict)return n;let t=new chunk_XUOL2YEA_js_1.Dict;return this.merged.set(e,t),t}rewrite({document:e},n,t){
let o=e.resolve(n.get("DA"));for(let{number:a,dict:r,parent:s}of(0,chunk_N4ZTVQO2_js_1.readFields)(e)){let i=e.resolve(r.get("DA")),l=!s&&(0,chunk_N4ZTVQO2_js_1.
inheritedEntry)(e,r,"DA")===void 0,c=i instanceof chunk_XUOL2YEA_js_1.Str?i:l?o:null;if(!(c instanceof chunk_XUOL2YEA_js_1.Str))continue;let u=(0,chunk_LDAMXCHB_js_1.
textOf)(c),f=u.replace(FONT,(d,g)=>{let m=t.get(plain(g));return m===void 0?d:nameText(m)});f!==u&&(a!==void 0&&e.edit(a),r.set("DA",(0,chunk_LDAMXCHB_js_1.strOf)(
f)))}}},plain=e=>e.replace(/#([0-9a-fA-F]{2})/g,(n,t)=>String.fromCharCode(parseInt(t,16)));function nameText(e){let n=new chunk_ZYT6VRSM_js_1.Output(64);return(0,chunk_2SEJZKLG_js_1.
writeName)(n,e),Buffer.from(n.bytes).toString("latin1")}function mergeForms(e){let n=e.filter(({document:c})=>formOf(c)),{document:t}=e[0];if(n.length===0)return{
droppedXfa:!1};let o=t.editCatalog(),a=new chunk_XUOL2YEA_js_1.Dict(formOf(t)),r=n.some(c=>formOf(c.document).has("XFA"));a.delete("XFA"),o.delete("NeedsRenderi\
ng");let s=[],i=[],l=new FormResources;renameFields(n);for(let c of n){let u=formOf(c.document);c.index>0&&inheritDown(c,u,t,a),l.add(c,u),c.document.resolve(u.
get("NeedAppearances"))===!0&&a.set("NeedAppearances",!0);for(let f of c.document.array(u.get("Fields"))??[])s.push((0,chunk_LDAMXCHB_js_1.lift)(f,c.index));for(let f of c.
document.array(u.get("CO"))??[])i.push((0,chunk_LDAMXCHB_js_1.lift)(f,c.index))}return a.set("Fields",s),i.length>0&&a.set("CO",i),l.merged.size>0&&a.set("DR",l.
merged),o.set("AcroForm",t.add(a)),{droppedXfa:r}}var formOf=e=>e.dict(e.catalog.get("AcroForm")),meaningOf=e=>(0,chunk_IIK45JB4_js_1.decodeText)((0,chunk_LDAMXCHB_js_1.
strOf)(e));function renameFields(e){let n=e.map(({document:a})=>({document:a,fields:topmostNamed(a)})),t=new chunk_LDAMXCHB_js_1.Names(n.flatMap(({document:a,fields:r})=>r.
map(({dict:s})=>nameOf(a,s))),meaningOf),o=new chunk_LDAMXCHB_js_1.Names([],meaningOf);for(let{document:a,fields:r}of n){let s=new Set,i=new Map;for(let{dict:l,
number:c}of r){let u=nameOf(a,l);if(!o.has(u)){s.add(u);continue}let f=i.get(meaningOf(u))??t.free(u);i.set(meaningOf(u),f),s.add(f),c!==void 0&&a.edit(c),l.set(
"T",(0,chunk_LDAMXCHB_js_1.strOf)(f))}for(let l of s)o.add(l)}}function topmostNamed(e){let n=new Set,t=[];for(let o of(0,chunk_N4ZTVQO2_js_1.readFields)(e))o.parent&&
n.has(o.parent)?n.add(o):e.resolve(o.dict.get("T"))instanceof chunk_XUOL2YEA_js_1.Str&&(n.add(o),t.push(o));return t}var nameOf=(e,n)=>(0,chunk_LDAMXCHB_js_1.textOf)(
e.resolve(n.get("T")));function inheritDown({document:e},n,t,o){for(let a of["DA","Q"]){let r=e.resolve(n.get(a))??(a==="Q"?0:null),s=t.resolve(o.get(a))??(a===
"Q"?0:null);if(!(r===null||r instanceof chunk_XUOL2YEA_js_1.Ref||r===s)&&!(r instanceof chunk_XUOL2YEA_js_1.Str&&s instanceof chunk_XUOL2YEA_js_1.Str&&(0,chunk_LDAMXCHB_js_1.
textOf)(r)===(0,chunk_LDAMXCHB_js_1.textOf)(s)))for(let{number:i,dict:l,parent:c}of(0,chunk_N4ZTVQO2_js_1.readFields)(e))c||(0,chunk_N4ZTVQO2_js_1.inheritedEntry)(
e,l,a)!==void 0||(i!==void 0&&e.edit(i),l.set(a,r))}}function*inOrder(e){for(let n of e)for(let t=0;t<n.document.pages.count;t++)yield{part:n,page:t}}function pageOrder(e,n){
if(n==="none")return;let t=[],o=e.reduce((a,{document:r})=>Math.max(a,r.pages.count),0);for(let a=0;a<o;a++)for(let r of e){let{count:s}=r.document.pages;a<s&&t.
push({part:r,page:n==="backward"&&r.index>0?s-1-a:a})}return t}var FANOUT=100;async function interleavePages(e,n){let t=e[0].document;for(let{document:s}of e)await s.
pages.rebuild(s.pages.numbers);let o=(s,i)=>s===0?new chunk_XUOL2YEA_js_1.Ref(i):new chunk_XUOL2YEA_js_1.PartRef(s,i),a=t.add(null),r=[];for(let s=0;s<n.length;s+=
FANOUT){let i=t.add(null),l=[];for(let{part:c,page:u}of n.slice(s,s+FANOUT)){let f=c.document.pages.number(u),d=c.document.edit(f);d instanceof chunk_XUOL2YEA_js_1.
Dict&&d.set("Parent",c.index===0?i:new chunk_XUOL2YEA_js_1.PartRef(0,i.number)),l.push(o(c.index,f));let g=t.job.pace.step(1e3);g&&await g}t.put(i,treeNode(l,l.
length,a)),r.push(i)}t.put(a,treeNode(r,n.length)),t.edit(t.catalogNumber).set("Pages",a)}function treeNode(e,n,t){return new chunk_XUOL2YEA_js_1.Dict([["Type",
new chunk_XUOL2YEA_js_1.Name("Pages")],...t?[["Parent",t]]:[],["Kids",e],["Count",n]])}async function mergePages(e){let n=e[0].document,t=n.add(null),o=[],a=0;for(let{
index:r,document:s}of e){await s.pages.settle(),s.catalog.get("Pages")instanceof chunk_XUOL2YEA_js_1.Ref||await s.pages.rebuild(s.pages.numbers);let i=s.catalog.
get("Pages"),l=s.edit(i);l instanceof chunk_XUOL2YEA_js_1.Dict&&l.has("Kids")&&(l.set("Parent",r===0?t:new chunk_XUOL2YEA_js_1.PartRef(0,t.number)),l.set("Count",
s.pages.count),o.push(r===0?i:new chunk_XUOL2YEA_js_1.PartRef(r,i.number))),a+=s.pages.count}n.put(t,treeNode(o,a)),n.edit(n.catalogNumber).set("Pages",t)}function mergeLabels(e,n){
let t=e.map(({document:r})=>(0,chunk_AO6XMSG3_js_1.readPageLabels)(r));if(t.every(r=>r===void 0))return;let{document:o}=e[0],a=(0,chunk_AO6XMSG3_js_1.buildPageLabels)(
o,labels(n??inOrder(e),t));o.editCatalog().set("PageLabels",o.add(a))}function*labels(e,n){for(let{part:t,page:o}of e)yield n[t.index]?.(o)??{style:"D",prefix:void 0,
number:o+1}}var OTHERS=["AP","Pages","Templates","IDS","URLS","AlternatePresentations","Renditions"];function mergeNames(e,n){let{document:t}=e[0],o=t.editCatalog(),
a=new chunk_XUOL2YEA_js_1.Dict(t.dict(o.get("Names"))),r=(i,l)=>{if(l.size===0)return;let c=[...l].sort(([u],[f])=>(0,chunk_LDAMXCHB_js_1.byBytes)(u,f)).map(([u,
f])=>[(0,chunk_LDAMXCHB_js_1.strOf)(u),f]);a.set(i,t.add((0,chunk_IVHI3DWQ_js_1.buildTree)(t,c,"Names")))};r("Dests",n.strings),r("EmbeddedFiles",attachments(e));
for(let i of OTHERS)e.some(l=>has(l,i))&&r(i,union(e,i));a.size>0&&o.set("Names",t.add(a)),n.names.size>0&&o.set("Dests",t.add(new chunk_XUOL2YEA_js_1.Dict(n.names)));
let s=e.flatMap(i=>(i.document.array(i.document.catalog.get("AF"))??[]).map(l=>(0,chunk_LDAMXCHB_js_1.lift)(l,i.index)));s.length>0&&o.set("AF",s)}function entriesOf({
document:e},n){let t=e.dict(e.catalog.get("Names"))?.get(n);return(0,chunk_IVHI3DWQ_js_1.readTree)(e,t,"Names").flatMap(([o,a])=>o instanceof chunk_XUOL2YEA_js_1.
Str?[[(0,chunk_LDAMXCHB_js_1.textOf)(o),a]]:[])}var has=({document:e},n)=>e.dict(e.catalog.get("Names"))?.has(n)??!1;function attachments(e){let n=e.map(a=>({part:a,
entries:entriesOf(a,"EmbeddedFiles")})),t=new chunk_LDAMXCHB_js_1.Names(n.flatMap(({entries:a})=>a.map(([r])=>r))),o=new Map;for(let{part:a,entries:r}of n)for(let[
s,i]of r)o.set(o.has(s)?t.free(s):s,(0,chunk_LDAMXCHB_js_1.lift)(i,a.index));return o}function union(e,n){let t=new Map;for(let o of e)for(let[a,r]of entriesOf(
o,n))t.has(a)||t.set(a,(0,chunk_LDAMXCHB_js_1.lift)(r,o.index));return t}function mergeOutlines(e,n){let t=n?e.map((r,s)=>bookmarkOf(r,n[s])):e.flatMap(r=>topLevel(
r));if(t.length===0)return;let{document:o}=e[0],a=o.add(null);o.put(a,chain(t,{part:0,number:a.number},new chunk_XUOL2YEA_js_1.Dict([["Type",new chunk_XUOL2YEA_js_1.
Name("Outlines")]]))),o.editCatalog().set("Outlines",a)}function bookmarkOf(e,n){let{document:t}=e,o=t.add(null),a=new chunk_XUOL2YEA_js_1.Dict([["Title",(0,chunk_IIK45JB4_js_1.
encodeText)(n)],["Dest",[new chunk_XUOL2YEA_js_1.Ref(t.pages.number(0)),new chunk_XUOL2YEA_js_1.Name("Fit")]]]),r=topLevel(e);return t.put(o,r.length>0?chain(r,
{part:e.index,number:o.number},a):a),{part:e,number:o.number}}function chain(e,n,t){let o=0;for(let[i,l]of e.entries()){let c=l.part.document.edit(l.number);if(!(c instanceof
chunk_XUOL2YEA_js_1.Dict))continue;let u=l.part.document.resolve(c.get("Count"));o+=1+(typeof u=="number"&&u>0?u:0),c.set("Parent",from(l,n.number,n.part)),link(
c,"Prev",l,e[i-1]),link(c,"Next",l,e[i+1])}let[a,r]=[e[0],e.at(-1)],s=({part:i,number:l})=>i.index===n.part?new chunk_XUOL2YEA_js_1.Ref(l):new chunk_XUOL2YEA_js_1.
PartRef(i.index,l);return t.set("First",s(a)),t.set("Last",s(r)),t.set("Count",o),t}function topLevel(e){let{document:n}=e,t=n.dict(n.catalog.get("Outlines"));if(!t)
return[];let o=[],a=new Set,r=t.get("First");for(;r instanceof chunk_XUOL2YEA_js_1.Ref&&!a.has(r.number)&&isItem(n,r);)a.add(r.number),o.push({part:e,number:r.number}),
r=n.dict(r)?.get("Next");return o}var isItem=(e,n)=>e.get(n)instanceof chunk_XUOL2YEA_js_1.Dict,from=(e,n,t)=>e.part.index===t?new chunk_XUOL2YEA_js_1.Ref(n):new chunk_XUOL2YEA_js_1.
PartRef(t,n);function link(e,n,t,o){o?e.set(n,from(t,o.number,o.part.index)):e.delete(n)}function mergeStructure(e){let n=e.filter(({document:d})=>rootOf(d));if(n.
length===0)return;let{document:t}=e[0],o=t.editCatalog();(n.length<e.length||n.some(d=>!isMarked(d.document)))&&o.delete("MarkInfo");for(let d of e)rootOf(d.document)||
moveKeys(d.document,void 0);if(n.length===1&&n[0].index===0)return;let a=t.add(null).number,r=[],s=[],i=new Map,l=new StructureNames,c=new Map(LISTS.map(d=>[d,[]])),
u=0;for(let d of n){let g=rootOf(d.document),m=kidsOf(d.document,g);for(let h of m)adopt(d,h,a,o);for(let h of m)r.push((0,chunk_LDAMXCHB_js_1.lift)(h,d.index));
let v=(0,chunk_IVHI3DWQ_js_1.readTree)(d.document,g.get("ParentTree"),"Nums"),k=v.reduce((h,[p])=>Math.max(h,Number(p)),moveKeys(d.document,u));for(let[h,p]of v)
s.push([Number(h)+u,(0,chunk_LDAMXCHB_js_1.lift)(p,d.index)]);u+=Math.max(k+1,announced(d.document,g));let w={S:l.join(d,"S",flattened(d.document,g.get("RoleMap"))),
C:l.join(d,"C",d.document.dict(g.get("ClassMap"))),ID:joinIdentifiers(d,g,i)};w.S.size+w.C.size+w.ID.size>0&&renameInElements(d.document,w);for(let[h,p]of c)for(let x of d.
document.array(g.get(h))??[])p.push((0,chunk_LDAMXCHB_js_1.lift)(x,d.index))}s.sort((d,g)=>Number(d[0])-Number(g[0]));let f=new chunk_XUOL2YEA_js_1.Dict([["Type",
new chunk_XUOL2YEA_js_1.Name("StructTreeRoot")],["K",r],["ParentTree",t.add((0,chunk_IVHI3DWQ_js_1.buildTree)(t,s,"Nums"))],["ParentTreeNextKey",u]]);l.roles.size>
0&&f.set("RoleMap",l.roles),l.classes.size>0&&f.set("ClassMap",l.classes);for(let[d,g]of c)g.length>0&&f.set(d,g);if(i.size>0){let d=[...i].sort(([g],[m])=>(0,chunk_LDAMXCHB_js_1.
byBytes)(g,m)).map(([g,m])=>[(0,chunk_LDAMXCHB_js_1.strOf)(g),m]);f.set("IDTree",t.add((0,chunk_IVHI3DWQ_js_1.buildTree)(t,d,"Names")))}t.put(a,f),o.set("Struct\
TreeRoot",new chunk_XUOL2YEA_js_1.Ref(a))}var LISTS=["Namespaces","PronunciationLexicon","AF"],rootOf=e=>e.dict(e.catalog.get("StructTreeRoot")),isMarked=e=>e.resolve(
e.dict(e.catalog.get("MarkInfo"))?.get("Marked"))===!0;function kidsOf(e,n){let t=n.get("K");return t===void 0?[]:e.array(t)??[t]}function adopt({index:e,document:n},t,o,a){
let r=t instanceof chunk_XUOL2YEA_js_1.Ref?n.edit(t):t;if(!(r instanceof chunk_XUOL2YEA_js_1.Dict))return;r.set("P",e===0?new chunk_XUOL2YEA_js_1.Ref(o):new chunk_XUOL2YEA_js_1.
PartRef(0,o));let s=n.resolve(n.catalog.get("Lang"));if(e>0&&s instanceof chunk_XUOL2YEA_js_1.Str&&!r.has("Lang")){let i=a.get("Lang");(!(i instanceof chunk_XUOL2YEA_js_1.
Str)||(0,chunk_LDAMXCHB_js_1.textOf)(i)!==(0,chunk_LDAMXCHB_js_1.textOf)(s))&&r.set("Lang",s)}}function announced(e,n){let t=e.resolve(n.get("ParentTreeNextKey"));
return typeof t=="number"&&Number.isInteger(t)&&t>0&&t<1e8?t:0}function moveKeys(e,n){let t=-1;for(let o of(0,chunk_BVHKPD26_js_1.objectsWith)(e,["/StructParent"])){
let a={changed:!1};(0,chunk_BVHKPD26_js_1.eachDict)(e.get(o),r=>{for(let s of["StructParents","StructParent"]){let i=e.resolve(r.get(s));typeof i=="number"&&(t=
Math.max(t,i),n!==0&&(a.changed=!0,n===void 0?r.delete(s):r.set(s,i+n)))}}),a.changed&&e.edit(o)}return t}function flattened(e,n){let t=e.dict(n);if(!t)return;let o=new chunk_XUOL2YEA_js_1.
Dict;for(let[a,r]of t){let s=e.resolve(r);for(let i=new Set([a]);s instanceof chunk_XUOL2YEA_js_1.Name&&t.has(s.text)&&!i.has(s.text);)i.add(s.text),s=e.resolve(
t.get(s.text));o.set(a,s)}return o}var StructureNames=class{roles=new chunk_XUOL2YEA_js_1.Dict;classes=new chunk_XUOL2YEA_js_1.Dict;origins=new Map;join({index:e,
document:n},t,o){let a=t==="S"?this.roles:this.classes,r=new Map,s=new chunk_LDAMXCHB_js_1.Names([...a.keys(),...o?.keys()??[]]);for(let[i,l]of o??[]){let c=this.
origins.get(`${t}/${i}`);if(c&&(0,chunk_LDAMXCHB_js_1.sameValue)(c,{document:n,value:l}))continue;let u=c?s.free(i):i;c&&r.set(i,u),this.origins.set(`${t}/${u}`,
{document:n,value:l}),a.set(u,(0,chunk_LDAMXCHB_js_1.lift)(l,e))}return r}};function joinIdentifiers({index:e,document:n},t,o){let a=new Map,r=(0,chunk_IVHI3DWQ_js_1.
readTree)(n,t.get("IDTree"),"Names"),s=new chunk_LDAMXCHB_js_1.Names([...o.keys(),...r.map(([i])=>i instanceof chunk_XUOL2YEA_js_1.Str?(0,chunk_LDAMXCHB_js_1.textOf)(
i):"")]);for(let[i,l]of r){if(!(i instanceof chunk_XUOL2YEA_js_1.Str))continue;let c=(0,chunk_LDAMXCHB_js_1.textOf)(i),u=o.has(c)?s.free(c):c;u!==c&&a.set(c,u),
o.set(u,(0,chunk_LDAMXCHB_js_1.lift)(l,e))}return a}function renameInElements(e,{S:n,C:t,ID:o}){for(let a of(0,chunk_BVHKPD26_js_1.objectsWith)(e,["/StructElem",
"/Headers","/ID","/Pg","/K"])){let r={changed:!1},s=(i,l,c)=>{c!==void 0&&(i.set(l,c),r.changed=!0)};(0,chunk_BVHKPD26_js_1.eachDict)(e.get(a),i=>{let l=e.array(
i.get("Headers"));if(l?.some(u=>u instanceof chunk_XUOL2YEA_js_1.Str&&o.has((0,chunk_LDAMXCHB_js_1.textOf)(u)))&&s(i,"Headers",l.map(u=>renamedString(u,o)??u)),
!(0,chunk_XUOL2YEA_js_1.isName)(e.resolve(i.get("Type")),"StructElem")&&!(i.has("P")&&i.has("S")))return;s(i,"S",renamedName(e.resolve(i.get("S")),n)),s(i,"ID",
renamedString(e.resolve(i.get("ID")),o));let c=e.resolve(i.get("C"));Array.isArray(c)?s(i,"C",c.map(u=>renamedName(u,t)??u)):s(i,"C",renamedName(c,t))}),r.changed&&
e.edit(a)}}function renamedName(e,n){let t=e instanceof chunk_XUOL2YEA_js_1.Name?n.get(e.text):void 0;return t===void 0?void 0:new chunk_XUOL2YEA_js_1.Name(t)}function renamedString(e,n){
let t=e instanceof chunk_XUOL2YEA_js_1.Str?n.get((0,chunk_LDAMXCHB_js_1.textOf)(e)):void 0;return t===void 0?void 0:(0,chunk_LDAMXCHB_js_1.strOf)(t)}var merge_documents=async(e,{
open_password:n,bookmarks:t,interleave:o},a)=>{let r=[],s=await openAll(e,n,a,r),i=pageOrder(s,o);(s.length>1||t==="per_document")&&await join(s,i,t==="per_docu\
ment"?e.map(titleOf):void 0,r);let l=s.map(({document:f})=>f),c=await(0,chunk_7ZR75P3T_js_1.assemble)(l,{encryption:"none",...s.length>1?{dedupe:chunk_V2BDAXVE_js_1.
findDuplicates}:{}}),u=s.reduce((f,{document:d})=>f+d.pages.count,0);return{documents:[{name:e[0].name,bytes:c,pageCount:u}],notes:r,facts:{pageCount:u,documentCount:e.
length,firstPages:firstPages(s,i)}}};exports.merge_documents=merge_documents;async function openAll(e,n,t,o){let a=[],r=[],s=0,i=!1;for(let[l,c]of e.entries()){
try{let u=await(0,chunk_ZYT6VRSM_js_1.openDocument)(c.bytes,t,{password:n});u.security&&r.push(c.name);let f=await(0,chunk_PMSVS7IW_js_1.stripSignatures)(u,"kee\
p");s+=f.fields.length,i||=f.usageRights,await u.pages.settle(),a.push({index:l,document:u})}catch(u){throw u instanceof chunk_HKR6QU6V_js_1.OctavoError&&u.code!==
"cancelled"&&e.length>1?(0,chunk_HKR6QU6V_js_1.atPosition)(u,l+1,c.name):u}t.pace.progress((l+1)/(2*e.length))}return r.length>0&&o.push({code:"protection_remov\
ed",message:`The result is not encrypted: it has neither the password nor the restrictions of ${(0,chunk_SZPL3ZN6_js_1.listed)(r)}.`}),s>0&&o.push({code:"signat\
ures_removed",message:`${s} ${s===1?"signature was":"signatures were"} removed, because a signature cannot survive a merge.`}),i&&o.push(chunk_MZ77N44C_js_1.USAGE_RIGHTS_REMOVED),
a}function firstPages(e,n){let t=1,o=e.map(({document:r})=>{let s=t;return t+=r.pages.count,s});if(!n)return o;let a=new Map;for(let[r,{part:s}]of n.entries())a.
has(s.index)||a.set(s.index,r+1);return e.map(({index:r})=>a.get(r)??1)}var titleOf=({name:e},n)=>e.replace(/\.[^.]*$/,"").trim()||`Document ${n+1}`;async function join(e,n,t,o){
await drawForms(e),mergeOutlines(e,t);let a=mergeDestinations(e);mergeNames(e,a),mergeLabels(e,n),(0,chunk_LDAMXCHB_js_1.mergeLayers)(e),mergeStructure(e);let{droppedXfa:r}=mergeForms(
e),{droppedPortfolio:s}=mergeCatalog(e);(0,chunk_ZO5ZCIMW_js_1.dropConformance)(e[0].document)&&o.push({code:"conformance_dropped",message:"The result no longer\
 claims PDF/A or PDF/UA conformance, which a merge cannot promise."}),await(n?interleavePages(e,n):mergePages(e)),r&&o.push({code:"xfa_removed",message:"An XFA \
form was dropped, because XFA forms cannot be merged. The fields themselves remain."}),s&&o.push({code:"portfolio_dropped",message:"A portfolio became an ordina\
ry document. Its files remain as attachments."})}
