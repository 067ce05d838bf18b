"use strict";exports.id=8577,exports.ids=[8577],exports.modules={17684:((v,_,n)=>{n.d(_,{Ah:()=>r,bs:()=>f,gs:()=>l});var o=n(79131),u=n(84655);const f={code:"no_annotations",
message:"The document has none of these annotations."},r=a=>({code:"annotations_left",message:`${a===1?"One annotation has":`${a} annotations have`} no appearan\
ce and ${a===1?"stays":"stay"} as ${a===1?"it is":"they are"}, because each viewer draws such notes and stamps in its own way. To remove them, use remove_annota\
tions.`,mentions:["remove_annotations"]}),l=a=>(0,u.F)(`text boxes (${[...new Set(a.map(o.I2))].sort().join(", ")})`,"Save the document in a program that draws \
its text boxes, and flatten it then.")}),78577:((v,_,n)=>{n.r(_),n.d(_,{remove_annotations:()=>a});var o=n(52977),u=n(4414),f=n(7390),r=n(86009),l=n(17684);const a=async(c,e,m)=>{
const s=await(0,f.E)(c.bytes,m,{password:e.open_password}),p=await(0,u.L)(s,d=>(0,o.E)((0,o.I)(s,d),e.annotation_kinds)),h=s.pages.count;return{documents:[{name:c.
name,bytes:await(0,r.UN)(s),pageCount:h}],notes:p===0?[l.bs]:[],facts:{pageCount:h,removedAnnotations:p}}}}),52977:((v,_,n)=>{n.d(_,{E:()=>l,I:()=>r});var o=n(16039);
const u=new Set(["Text","FreeText","Line","Square","Circle","Polygon","PolyLine","Highlight","Underline","Squiggly","StrikeOut","Caret","Stamp","Ink","Popup","S\
ound","Redact","Projection"]),f=new Set(["Link","Widget","FileAttachment"]);function r(a,c){const e=a.resolve(c.get("Subtype"));return e instanceof o.SX?e.text:
""}const l=(a,c)=>c==="comments"?u.has(a):a!==""&&!f.has(a)}),84655:((v,_,n)=>{n.d(_,{F:()=>o});const o=(u,f,r=[])=>({code:"characters_missing",message:`Boxes a\
re drawn for characters that cannot be shown: ${u}. ${f}`,...r.length>0?{mentions:r}:{}})}),79131:((v,_,n)=>{n.d(_,{I2:()=>D,ML:()=>s,MS:()=>u,MZ:()=>P,RK:()=>h,
RM:()=>m,Sw:()=>c,Zw:()=>M,qf:()=>e,sI:()=>p,vG:()=>d});const o=["Arabic","Hebrew","Syriac","Thaana","Nko","Samaritan","Mandaic","Adlam","Devanagari","Bengali",
"Gurmukhi","Gujarati","Oriya","Tamil","Telugu","Kannada","Malayalam","Sinhala","Thai","Lao","Tibetan","Myanmar","Khmer","Javanese","Balinese","Mongolian"],u=new Set(
["Arabic","Hebrew","Syriac","Thaana","Nko"]),f=o.map(t=>({script:t,pattern:new RegExp(`\\p{Script=${t}}`,"u")})),r=new RegExp("\\p{Default_Ignorable_Code_Point}",
"gu"),l=new RegExp("(?![\\u061c\\u200c-\\u200f\\u202a-\\u202e\\u2066-\\u2069])\\p{Default_Ignorable_Code_Point}","gu"),a=/[\u202a-\u202e\u2066-\u2069]/u;function c(t){
return/[\u0590-\u{10ffff}]/u.test(t)?a.test(t)||f.some(({pattern:i})=>i.test(t)):!1}const e=t=>t.match(new RegExp("\\P{M}\\p{M}*|\\p{M}+","gu"))??[],m=t=>c(t)?f.
find(({pattern:i})=>i.test(t))?.script:void 0,s=t=>new RegExp("^\\p{Default_Ignorable_Code_Point}+$","u").test(t),p=t=>t.replace(r,""),h=t=>t.normalize("NFC").replace(
c(t)?l:r,"");function d(t){return h(t).trim()}function M(t,i){const R=i.length===1;if(R&&a.test(t))return"has characters that change the direction of writing; a\
 stamp runs from left to right, unless you give a font";const T=new Set,y=new Set,C=new Set,$=E=>s(E)||i.some(A=>A.covers(E));for(const E of e(d(t))){if($(E))continue;
const A=[...E].filter(w=>!$(w));for(const w of A.length>0?A:[E]){const L=m(w);L!==void 0&&y.add(L),C.add(L??O(w)??""),T.add(w)}}if(T.size===0)return;const U=[...T].
map(I).join(", "),b=R&&[...y].every(E=>u.has(E))?", or give a font that has them":"";return C.delete(""),y.size>0?`is written in ${[...C].join(", ")} script, wh\
ich the stamp cannot show correctly: ${U}. ${g}${b}`:`has characters that the stamp cannot show: ${U}. ${g}${b}`}const g="Use Latin, Greek or Cyrillic letters, \
digits and punctuation",P=t=>Array.from(t,i=>`U+${i.codePointAt(0).toString(16).toUpperCase().padStart(4,"0")}`).join(" ");function D(t){const i=m(t)??O(t);return i!==
void 0?`${i} script`:new RegExp("\\p{Extended_Pictographic}","u").test(t)?"pictures":"other characters"}const S=["Han","Hiragana","Katakana","Hangul","Bopomofo",
"Armenian","Georgian","Ethiopic","Cherokee"].map(t=>({script:t,pattern:new RegExp(`\\p{Script=${t}}`,"u")})),O=t=>S.find(({pattern:i})=>i.test(t))?.script;function I(t){
const i=P(t);return/[\p{Mark}\p{Separator}\p{Other}]/u.test(t)?i:`“${t}” (${i})`}}),4414:((v,_,n)=>{n.d(_,{L:()=>a,m:()=>c});var o=n(16039),u=n(52977),f=n(75142),
r=n(65789),l=n(39935);async function a(e,m){const s=new Set;let p=0,h=!1;for(let g=0;g<e.pages.count;g++){const P=c(e,e.pages.number(g));for(const{number:S}of P){
const O=e.get(S);if(s.has(S)||!(0,o.Zm)(O)||!m(O,g))continue;s.add(S);const I=(0,u.I)(e,O);I==="Popup"&&p++,I==="Widget"&&(h=!0)}const D=e.job.pace.step(500+P.length*
100);D&&await D}if(s.size===0)return 0;const d=(0,l.Hi)(e),M=h?await f.R.of(e):void 0;return await(0,l.Pv)(d,s,()=>(0,l.Wi)(d,s)),M&&await(0,l.zg)(d,M),await(0,r.
U)(d),s.size-p}function c(e,m){const s=e.entry(m,"Annots"),p=e.array(s)??[];if(!p.some(o.Zm))return p.filter(o.i9);const h=e.edit((0,o.i9)(s)?s:m),d=e.array((0,o.
Zm)(h)?h.get("Annots"):h)??[];for(const[M,g]of d.entries())(0,o.Zm)(g)&&(d[M]=e.add(g));return d.filter(o.i9)}})};
