"use strict";exports.id=77,exports.ids=[77],exports.modules={30020:((O,f,n)=>{n.d(f,{Ah:()=>_,bs:()=>c,gs:()=>d});var o=n(82943),l=n(47707),r=n(98446);const c={code:"no_anno\
tations",message:"The document has none of these annotations."},_=s=>({code:"annotations_left",message:`${(0,r.C7)(s,"annotation has","annotations have")} no ap\
pearance and ${(0,r.d5)(s,"stays as it is","stay as they are")}, because each viewer draws such notes and stamps in its own way. To remove them, use remove_anno\
tations.`,mentions:["remove_annotations"]}),d=s=>(0,o.F)(`text boxes (${[...new Set(s.map(l.I2))].sort().join(", ")})`,"Save the document in a program that draw\
s its text boxes, and flatten it then.")}),77:((O,f,n)=>{n.r(f),n.d(f,{remove_annotations:()=>d});var o=n(55969),l=n(44738),r=n(94518),c=n(14029),_=n(30020);const d=async(s,e,p)=>{
const a=await(0,r.E)(s.bytes,p,{password:e.open_password}),h=await(0,l.L)(a,u=>(0,o.E)((0,o.B)(a,u),e.annotation_kinds)),m=a.pages.count;return{documents:[{name:s.
name,bytes:await(0,c.UN)(a),pageCount:m}],notes:h===0?[_.bs]:[],facts:{pageCount:m,removedAnnotations:h}}}}),55969:((O,f,n)=>{n.d(f,{B:()=>c,E:()=>_});var o=n(45599);
const l=new Set(["Text","FreeText","Line","Square","Circle","Polygon","PolyLine","Highlight","Underline","Squiggly","StrikeOut","Caret","Stamp","Ink","Popup","S\
ound","Redact","Projection"]),r=new Set(["Link","Widget","FileAttachment"]);function c(d,s){const e=d.resolve(s.get("Subtype"));return e instanceof o.SX?e.text:
""}const _=(d,s)=>s==="comments"?l.has(d):d!==""&&!r.has(d)}),82943:((O,f,n)=>{n.d(f,{F:()=>o});const o=(l,r,c=[])=>({code:"characters_missing",message:`Boxes a\
re drawn for characters that cannot be shown: ${l}. ${r}`,...c.length>0?{mentions:c}:{}})}),47707:((O,f,n)=>{n.d(f,{I2:()=>S,ML:()=>h,MS:()=>r,MZ:()=>v,RK:()=>u,
RM:()=>a,Sw:()=>e,Zw:()=>E,ai:()=>M,qf:()=>p,sI:()=>m});var o=n(34378);const l=["Arabic","Hebrew","Syriac","Thaana","Nko","Samaritan","Mandaic","Adlam","Devanag\
ari","Bengali","Gurmukhi","Gujarati","Oriya","Tamil","Telugu","Kannada","Malayalam","Sinhala","Thai","Lao","Tibetan","Myanmar","Khmer","Javanese","Balinese","Mo\
ngolian"],r=new Set(["Arabic","Hebrew","Syriac","Thaana","Nko"]),c=l.map(t=>({script:t,pattern:new RegExp(`\\p{Script=${t}}`,"u")})),_=new RegExp("\\p{Default_Ig\
norable_Code_Point}","gu"),d=new RegExp("(?![\\u061c\\u200c-\\u200f\\u202a-\\u202e\\u2066-\\u2069])\\p{Default_Ignorable_Code_Point}","gu"),s=/[\u202a-\u202e\u2066-\u2069]/u;
function e(t){return/[\u0590-\u{10ffff}]/u.test(t)?s.test(t)||c.some(({pattern:i})=>i.test(t)):!1}const p=t=>t.match(new RegExp("\\P{M}\\p{M}{0,30}|\\p{M}{1,30}",
"gu"))??[],a=t=>e(t)?c.find(({pattern:i})=>i.test(t))?.script:void 0,h=t=>new RegExp("^\\p{Default_Ignorable_Code_Point}+$","u").test(t),m=t=>t.replace(_,""),u=t=>(0,o.
w)(t).replace(e(t)?d:_,"");function M(t){return u(t).trim()}function E(t,i){const R=i.length===1;if(R&&s.test(t))return"has characters that change the direction\
 of writing; a stamp runs from left to right, unless you give a font";const C=new Set,I=new Set,y=new Set,B=g=>h(g)||i.some(T=>T.covers(g));for(const g of p(M(t))){
if(B(g))continue;const T=[...g].filter(A=>!B(A));for(const A of T.length>0?T:[g]){const L=a(A);L!==void 0&&I.add(L),y.add(L??w(A)??""),C.add(A)}}if(C.size===0)return;
const U=[...C].map(W).join(", "),K=R&&[...I].every(g=>r.has(g))?", or give a font that has them":"";return y.delete(""),I.size>0?`is written in ${[...y].join(",\
 ")} script, which the stamp cannot show correctly: ${U}. ${P}${K}`:`has characters that the stamp cannot show: ${U}. ${P}${K}`}const P="Use Latin, Greek or Cyr\
illic letters, digits and punctuation",v=t=>Array.from(t,i=>`U+${i.codePointAt(0).toString(16).toUpperCase().padStart(4,"0")}`).join(" ");function S(t){const i=a(
t)??w(t);return i!==void 0?`${i} script`:new RegExp("\\p{Extended_Pictographic}","u").test(t)?"pictures":"other characters"}const D=["Han","Hiragana","Katakana",
"Hangul","Bopomofo","Armenian","Georgian","Ethiopic","Cherokee"].map(t=>({script:t,pattern:new RegExp(`\\p{Script=${t}}`,"u")})),w=t=>D.find(({pattern:i})=>i.test(
t))?.script;function W(t){const i=v(t);return/[\p{Mark}\p{Separator}\p{Other}]/u.test(t)?i:`“${t}” (${i})`}}),44738:((O,f,n)=>{n.d(f,{L:()=>d,m:()=>s});var o=n(
45599),l=n(55969),r=n(3466),c=n(9731),_=n(17671);async function d(e,p){const a=new Set;let h=0,m=!1;for(let E=0;E<e.pages.count;E++){const P=s(e,e.pages.number(
E));for(const{number:S}of P){const D=e.get(S);if(a.has(S)||!(0,o.Zm)(D)||!p(D,E))continue;a.add(S);const w=(0,l.B)(e,D);w==="Popup"&&h++,w==="Widget"&&(m=!0)}const v=e.
job.pace.step(500+P.length*100);v&&await v}if(a.size===0)return 0;const u=(0,_.Hi)(e),M=m?await r.R.of(e):void 0;return await(0,_.Pv)(u,a,()=>(0,_.Wi)(u,a)),M&&
await(0,_.zg)(u,M),await(0,c.U)(u),a.size-h}function s(e,p){const a=e.entry(p,"Annots"),h=e.array(a)??[];if(!h.some(o.Zm))return h.filter(o.i9);const m=e.edit((0,o.
i9)(a)?a:p),u=e.array((0,o.Zm)(m)?m.get("Annots"):m)??[];for(const[M,E]of u.entries())(0,o.Zm)(E)&&(u[M]=e.add(E));return u.filter(o.i9)}})};
