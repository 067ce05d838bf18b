"use strict";exports.id=77,exports.ids=[77],exports.modules={30020:((P,u,n)=>{n.d(u,{Ah:()=>l,bs:()=>d,gs:()=>r});var a=n(82943),f=n(47707),c=n(98446);const d={code:"no_anno\
tations",message:"The document has none of these annotations."},l=o=>({code:"annotations_left",message:`${(0,c.C7)(o,"annotation has","annotations have")} no ap\
pearance and ${(0,c.d5)(o,"stays as it is","stay as they are")}, because each viewer draws such notes and stamps in its own way. To remove them, use remove_anno\
tations.`,mentions:["remove_annotations"]}),r=o=>(0,a.F)(`text boxes (${[...new Set(o.map(f.I2))].sort().join(", ")})`,"Save the document in a program that draw\
s its text boxes, and flatten it then.")}),77:((P,u,n)=>{n.r(u),n.d(u,{remove_annotations:()=>r});var a=n(55969),f=n(44738),c=n(90966),d=n(37253),l=n(30020);const r=async(o,e,m)=>{
const s=await(0,c.E)(o.bytes,m,{password:e.open_password}),p=await(0,f.L)(s,_=>(0,a.E)((0,a.B)(s,_),e.annotation_kinds)),h=s.pages.count;return{documents:[{name:o.
name,bytes:await(0,d.UN)(s),pageCount:h}],notes:p===0?[l.bs]:[],facts:{pageCount:h,removedAnnotations:p}}}}),55969:((P,u,n)=>{n.d(u,{B:()=>d,E:()=>l});var a=n(45599);
const f=new Set(["Text","FreeText","Line","Square","Circle","Polygon","PolyLine","Highlight","Underline","Squiggly","StrikeOut","Caret","Stamp","Ink","Popup","S\
ound","Redact","Projection"]),c=new Set(["Link","Widget","FileAttachment"]);function d(r,o){const e=r.resolve(o.get("Subtype"));return e instanceof a.SX?e.text:
""}const l=(r,o)=>o==="comments"?f.has(r):r!==""&&!c.has(r)}),82943:((P,u,n)=>{n.d(u,{F:()=>a});const a=(f,c,d=[])=>({code:"characters_missing",message:`Boxes a\
re drawn for characters that cannot be shown: ${f}. ${c}`,...d.length>0?{mentions:d}:{}})}),47707:((P,u,n)=>{n.d(u,{I2:()=>w,ML:()=>s,MS:()=>f,MZ:()=>v,RK:()=>h,
RM:()=>m,Sw:()=>o,Zw:()=>M,ai:()=>_,qf:()=>e,sI:()=>p});const a=["Arabic","Hebrew","Syriac","Thaana","Nko","Samaritan","Mandaic","Adlam","Devanagari","Bengali",
"Gurmukhi","Gujarati","Oriya","Tamil","Telugu","Kannada","Malayalam","Sinhala","Thai","Lao","Tibetan","Myanmar","Khmer","Javanese","Balinese","Mongolian"],f=new Set(
["Arabic","Hebrew","Syriac","Thaana","Nko"]),c=a.map(t=>({script:t,pattern:new RegExp(`\\p{Script=${t}}`,"u")})),d=new RegExp("\\p{Default_Ignorable_Code_Point}",
"gu"),l=new RegExp("(?![\\u061c\\u200c-\\u200f\\u202a-\\u202e\\u2066-\\u2069])\\p{Default_Ignorable_Code_Point}","gu"),r=/[\u202a-\u202e\u2066-\u2069]/u;function o(t){
return/[\u0590-\u{10ffff}]/u.test(t)?r.test(t)||c.some(({pattern:i})=>i.test(t)):!1}const e=t=>t.match(new RegExp("\\P{M}\\p{M}*|\\p{M}+","gu"))??[],m=t=>o(t)?c.
find(({pattern:i})=>i.test(t))?.script:void 0,s=t=>new RegExp("^\\p{Default_Ignorable_Code_Point}+$","u").test(t),p=t=>t.replace(d,""),h=t=>t.normalize("NFC").replace(
o(t)?l:d,"");function _(t){return h(t).trim()}function M(t,i){const R=i.length===1;if(R&&r.test(t))return"has characters that change the direction of writing; a\
 stamp runs from left to right, unless you give a font";const C=new Set,I=new Set,y=new Set,B=g=>s(g)||i.some(T=>T.covers(g));for(const g of e(_(t))){if(B(g))continue;
const T=[...g].filter(D=>!B(D));for(const D of T.length>0?T:[g]){const L=m(D);L!==void 0&&I.add(L),y.add(L??O(D)??""),C.add(D)}}if(C.size===0)return;const U=[...C].
map(A).join(", "),$=R&&[...I].every(g=>f.has(g))?", or give a font that has them":"";return y.delete(""),I.size>0?`is written in ${[...y].join(", ")} script, wh\
ich the stamp cannot show correctly: ${U}. ${E}${$}`:`has characters that the stamp cannot show: ${U}. ${E}${$}`}const E="Use Latin, Greek or Cyrillic letters, \
digits and punctuation",v=t=>Array.from(t,i=>`U+${i.codePointAt(0).toString(16).toUpperCase().padStart(4,"0")}`).join(" ");function w(t){const i=m(t)??O(t);return i!==
void 0?`${i} script`:new RegExp("\\p{Extended_Pictographic}","u").test(t)?"pictures":"other characters"}const S=["Han","Hiragana","Katakana","Hangul","Bopomofo",
"Armenian","Georgian","Ethiopic","Cherokee"].map(t=>({script:t,pattern:new RegExp(`\\p{Script=${t}}`,"u")})),O=t=>S.find(({pattern:i})=>i.test(t))?.script;function A(t){
const i=v(t);return/[\p{Mark}\p{Separator}\p{Other}]/u.test(t)?i:`“${t}” (${i})`}}),44738:((P,u,n)=>{n.d(u,{L:()=>r,m:()=>o});var a=n(45599),f=n(55969),c=n(
3466),d=n(9731),l=n(17671);async function r(e,m){const s=new Set;let p=0,h=!1;for(let E=0;E<e.pages.count;E++){const v=o(e,e.pages.number(E));for(const{number:S}of v){
const O=e.get(S);if(s.has(S)||!(0,a.Zm)(O)||!m(O,E))continue;s.add(S);const A=(0,f.B)(e,O);A==="Popup"&&p++,A==="Widget"&&(h=!0)}const w=e.job.pace.step(500+v.length*
100);w&&await w}if(s.size===0)return 0;const _=(0,l.Hi)(e),M=h?await c.R.of(e):void 0;return await(0,l.Pv)(_,s,()=>(0,l.Wi)(_,s)),M&&await(0,l.zg)(_,M),await(0,d.
U)(_),s.size-p}function o(e,m){const s=e.entry(m,"Annots"),p=e.array(s)??[];if(!p.some(a.Zm))return p.filter(a.i9);const h=e.edit((0,a.i9)(s)?s:m),_=e.array((0,a.
Zm)(h)?h.get("Annots"):h)??[];for(const[M,E]of _.entries())(0,a.Zm)(E)&&(_[M]=e.add(E));return _.filter(a.i9)}})};
