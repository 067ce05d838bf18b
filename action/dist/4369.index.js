"use strict";exports.id=4369,exports.ids=[4369],exports.modules={30020:((O,u,n)=>{n.d(u,{Ah:()=>c,bs:()=>s,gs:()=>_});var a=n(82943),f=n(47707),r=n(98446);const s={code:"no_\
annotations",message:"The document has none of these annotations."},c=i=>({code:"annotations_left",message:`${(0,r.C7)(i,"annotation has","annotations have")} n\
o appearance and ${(0,r.d5)(i,"stays as it is","stay as they are")}, because each viewer draws such notes and stamps in its own way. To remove them, use remove_\
annotations.`,mentions:["remove_annotations"]}),_=i=>(0,a.F)(`text boxes (${[...new Set(i.map(f.I2))].sort().join(", ")})`,"Save the document in a program that \
draws its text boxes, and flatten it then.")}),77:((O,u,n)=>{n.r(u),n.d(u,{remove_annotations:()=>_});var a=n(55969),f=n(44738),r=n(12237),s=n(14029),c=n(30020);
const _=async(i,e,m)=>{const o=await(0,r.E)(i.bytes,m,{password:e.open_password}),h=await(0,f.L)(o,l=>(0,a.E)((0,a.B)(o,l),e.annotation_kinds)),p=o.pages.count;
return{documents:[{name:i.name,bytes:await(0,s.UN)(o),pageCount:p}],notes:h===0?[c.bs]:[],facts:{pageCount:p,removedAnnotations:h}}}}),55969:((O,u,n)=>{n.d(u,{B:()=>s,
E:()=>c});var a=n(45599);const f=new Set(["Text","FreeText","Line","Square","Circle","Polygon","PolyLine","Highlight","Underline","Squiggly","StrikeOut","Caret",
"Stamp","Ink","Popup","Sound","Redact","Projection"]),r=new Set(["Link","Widget","FileAttachment"]);function s(_,i){const e=_.resolve(i.get("Subtype"));return e instanceof
a.SX?e.text:""}const c=(_,i)=>i==="comments"?f.has(_):_!==""&&!r.has(_)}),82943:((O,u,n)=>{n.d(u,{F:()=>a});const a=(f,r,s=[])=>({code:"characters_missing",message:`\
Boxes are drawn for characters that cannot be shown: ${f}. ${r}`,...s.length>0?{mentions:s}:{}})}),47707:((O,u,n)=>{n.d(u,{I2:()=>w,ML:()=>h,MS:()=>r,MZ:()=>v,RK:()=>l,
RM:()=>o,Sw:()=>e,Zw:()=>E,ai:()=>M,qf:()=>m,sI:()=>p});var a=n(34378);const f=["Arabic","Hebrew","Syriac","Thaana","Nko","Samaritan","Mandaic","Adlam","Devanag\
ari","Bengali","Gurmukhi","Gujarati","Oriya","Tamil","Telugu","Kannada","Malayalam","Sinhala","Thai","Lao","Tibetan","Myanmar","Khmer","Javanese","Balinese","Mo\
ngolian"],r=new Set(["Arabic","Hebrew","Syriac","Thaana","Nko"]),s=f.map(t=>({script:t,pattern:new RegExp(`\\p{Script=${t}}`,"u")})),c=new RegExp("\\p{Default_Ig\
norable_Code_Point}","gu"),_=new RegExp("(?![\\u061c\\u200c-\\u200f\\u202a-\\u202e\\u2066-\\u2069])\\p{Default_Ignorable_Code_Point}","gu"),i=/[\u202a-\u202e\u2066-\u2069]/u;
function e(t){return/[\u0590-\u{10ffff}]/u.test(t)?i.test(t)||s.some(({pattern:d})=>d.test(t)):!1}const m=t=>t.match(new RegExp("\\P{M}\\p{M}{0,30}|\\p{M}{1,30}",
"gu"))??[],o=t=>e(t)?s.find(({pattern:d})=>d.test(t))?.script:void 0,h=t=>new RegExp("^\\p{Default_Ignorable_Code_Point}+$","u").test(t),p=t=>t.replace(c,""),l=t=>(0,a.
w)(t).replace(e(t)?_:c,"");function M(t){return l(t).trim()}function E(t,d){const R=d.length===1;if(R&&i.test(t))return"has characters that change the direction\
 of writing; a stamp runs from left to right, unless you give a font";const C=new Set,I=new Set,y=new Set,B=g=>h(g)||d.some(T=>T.covers(g));for(const g of m(M(t))){
if(B(g))continue;const T=[...g].filter(A=>!B(A));for(const A of T.length>0?T:[g]){const L=o(A);L!==void 0&&I.add(L),y.add(L??D(A)??""),C.add(A)}}if(C.size===0)return;
const U=[...C].map(b).join(", "),W=R&&[...I].every(g=>r.has(g))?", or give a font that has them":"";return y.delete(""),I.size>0?`is written in ${[...y].join(",\
 ")} script, which the stamp cannot show correctly: ${U}. ${P}${W}`:`has characters that the stamp cannot show: ${U}. ${P}${W}`}const P="Use Latin, Greek or Cyr\
illic letters, digits and punctuation",v=t=>Array.from(t,d=>`U+${d.codePointAt(0).toString(16).toUpperCase().padStart(4,"0")}`).join(" ");function w(t){const d=o(
t)??D(t);return d!==void 0?`${d} script`:new RegExp("\\p{Extended_Pictographic}","u").test(t)?"pictures":"other characters"}const S=["Han","Hiragana","Katakana",
"Hangul","Bopomofo","Armenian","Georgian","Ethiopic","Cherokee"].map(t=>({script:t,pattern:new RegExp(`\\p{Script=${t}}`,"u")})),D=t=>S.find(({pattern:d})=>d.test(
t))?.script;function b(t){const d=v(t);return/[\p{Mark}\p{Separator}\p{Other}]/u.test(t)?d:`“${t}” (${d})`}}),44738:((O,u,n)=>{n.d(u,{L:()=>_,m:()=>i});var a=n(
45599),f=n(55969),r=n(3466),s=n(9731),c=n(17671);async function _(e,m){const o=new Set;let h=0,p=!1;for(let E=0;E<e.pages.count;E++){const P=i(e,e.pages.number(
E));for(const{number:w}of P){const S=e.get(w);if(o.has(w)||!(0,a.Zm)(S)||!m(S,E))continue;o.add(w);const D=(0,f.B)(e,S);D==="Popup"&&h++,D==="Widget"&&(p=!0)}const v=e.
job.pace.step(500+P.length*100);v&&await v}if(o.size===0)return 0;const l=(0,c.Hi)(e),M=p?await r.R.of(e):void 0;return await(0,c.Pv)(l,o,()=>(0,c.Wi)(l,o)),M&&
await(0,c.zg)(l,M),await(0,s.U)(l),o.size-h}function i(e,m){const o=e.entry(m,"Annots"),h=e.array(o)??[];if(!h.some(a.Zm))return h.filter(a.i9);const p=e.edit((0,a.
i9)(o)?o:m),l=e.array((0,a.Zm)(p)?p.get("Annots"):p)??[];for(const[M,E]of l.entries())(0,a.Zm)(E)&&(l[M]=e.add(E));return l.filter(a.i9)}}),70549:((O,u,n)=>{n.d(
u,{n:()=>a});function a(f){const r=new WeakMap;return s=>{if(s.hasChanges)return f(s);const c=r.get(s);if(c)return c.answer;const _=f(s);return r.set(s,{answer:_}),
_}}})};
