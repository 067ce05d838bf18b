"use strict";exports.id=77,exports.ids=[77],exports.modules={30020:((v,f,n)=>{n.d(f,{Ah:()=>_,bs:()=>c,gs:()=>d});var a=n(82943),h=n(47707),r=n(98446);const c={code:"no_anno\
tations",message:"The document has none of these annotations."},_=o=>({code:"annotations_left",message:`${(0,r.C7)(o,"annotation has","annotations have")} no ap\
pearance and ${(0,r.d5)(o,"stays as it is","stay as they are")}, because each viewer draws such notes and stamps in its own way. To remove them, use remove_anno\
tations.`,mentions:["remove_annotations"]}),d=o=>(0,a.F)(`text boxes (${[...new Set(o.map(h.I2))].sort().join(", ")})`,"Save the document in a program that draw\
s its text boxes, and flatten it then.")}),77:((v,f,n)=>{n.r(f),n.d(f,{remove_annotations:()=>d});var a=n(55969),h=n(44738),r=n(91519),c=n(14029),_=n(30020);const d=async(o,l,e)=>{
const u=await(0,r.E)(o.bytes,e,{password:l.open_password}),s=await(0,h.L)(u,p=>(0,a.E)((0,a.B)(u,p),l.annotation_kinds)),E=u.pages.count;return{documents:[{name:o.
name,bytes:await(0,c.UN)(u),pageCount:E}],notes:s===0?[_.bs]:[],facts:{pageCount:E,removedAnnotations:s}}}}),55969:((v,f,n)=>{n.d(f,{B:()=>c,E:()=>_});var a=n(45599);
const h=new Set(["Text","FreeText","Line","Square","Circle","Polygon","PolyLine","Highlight","Underline","Squiggly","StrikeOut","Caret","Stamp","Ink","Popup","S\
ound","Redact","Projection"]),r=new Set(["Link","Widget","FileAttachment"]);function c(d,o){const l=d.resolve(o.get("Subtype"));return l instanceof a.SX?l.text:
""}const _=(d,o)=>o==="comments"?h.has(d):d!==""&&!r.has(d)}),82943:((v,f,n)=>{n.d(f,{F:()=>a});const a=(h,r,c=[])=>({code:"characters_missing",message:`Boxes a\
re drawn for characters that cannot be shown: ${h}. ${r}`,...c.length>0?{mentions:c}:{}})}),47707:((v,f,n)=>{n.d(f,{I2:()=>T,ML:()=>s,MS:()=>r,MZ:()=>A,RK:()=>p,
RM:()=>u,Sw:()=>l,Zw:()=>M,ai:()=>m,qf:()=>e,sI:()=>E});var a=n(34378);const h=["Arabic","Hebrew","Syriac","Thaana","Nko","Samaritan","Mandaic","Adlam","Devanag\
ari","Bengali","Gurmukhi","Gujarati","Oriya","Tamil","Telugu","Kannada","Malayalam","Sinhala","Thai","Lao","Tibetan","Myanmar","Khmer","Javanese","Balinese","Mo\
ngolian"],r=new Set(["Arabic","Hebrew","Syriac","Thaana","Nko"]),c=h.map(t=>({script:t,pattern:new RegExp(`\\p{Script=${t}}`,"u")})),_=new RegExp("\\p{Default_Ig\
norable_Code_Point}","gu"),d=new RegExp("(?![\\u061c\\u200c-\\u200f\\u202a-\\u202e\\u2066-\\u2069])\\p{Default_Ignorable_Code_Point}","gu"),o=/[\u202a-\u202e\u2066-\u2069]/u;
function l(t){return/[\u0590-\u{10ffff}]/u.test(t)?o.test(t)||c.some(({pattern:i})=>i.test(t)):!1}const e=t=>t.match(new RegExp("\\P{M}\\p{M}{0,30}|\\p{M}{1,30}",
"gu"))??[],u=t=>l(t)?c.find(({pattern:i})=>i.test(t))?.script:void 0,s=t=>new RegExp("^\\p{Default_Ignorable_Code_Point}+$","u").test(t),E=t=>t.replace(_,""),p=t=>(0,a.
w)(t).replace(l(t)?d:_,"");function m(t){return p(t).trim()}function M(t,i){const B=i.length===1;if(B&&o.test(t))return"has characters that change the direction\
 of writing; a stamp runs from left to right, unless you give a font";const I=new Set,y=new Set,L=new Set,U=O=>s(O)||i.some(C=>C.covers(O));for(const O of e(m(t))){
if(U(O))continue;const C=[...O].filter(D=>!U(D));for(const D of C.length>0?C:[O]){const R=u(D);R!==void 0&&y.add(R),L.add(R??P(D)??""),I.add(D)}}if(I.size===0)return;
const K=[...I].map(w).join(", "),W=B&&[...y].every(O=>r.has(O))?", or give a font that has them":"";return L.delete(""),y.size>0?`is written in ${[...L].join(",\
 ")} script, which the stamp cannot show correctly: ${K}. ${g}${W}`:`has characters that the stamp cannot show: ${K}. ${g}${W}`}const g="Use Latin, Greek or Cyr\
illic letters, digits and punctuation",A=t=>Array.from(t,i=>`U+${i.codePointAt(0).toString(16).toUpperCase().padStart(4,"0")}`).join(" ");function T(t){const i=u(
t)??P(t);return i!==void 0?`${i} script`:new RegExp("\\p{Extended_Pictographic}","u").test(t)?"pictures":"other characters"}const S=["Han","Hiragana","Katakana",
"Hangul","Bopomofo","Armenian","Georgian","Ethiopic","Cherokee"].map(t=>({script:t,pattern:new RegExp(`\\p{Script=${t}}`,"u")})),P=t=>S.find(({pattern:i})=>i.test(
t))?.script;function w(t){const i=A(t);return/[\p{Mark}\p{Separator}\p{Other}]/u.test(t)?i:`“${t}” (${i})`}}),44738:((v,f,n)=>{n.d(f,{L:()=>o,m:()=>l});var a=n(
45599),h=n(55969),r=n(3466),c=n(9731),_=n(17671);const d=1e3;async function o(e,u){const s=new Set;let E=0,p=!1;for(let g=0;g<e.pages.count;g++){const A=l(e,e.pages.
number(g));for(const{number:S}of A){const P=e.get(S),w=e.job.pace.step(d);if(w&&await w,s.has(S)||!(0,a.Zm)(P)||!u(P,g))continue;s.add(S);const t=(0,h.B)(e,P);t===
"Popup"&&E++,t==="Widget"&&(p=!0)}const T=e.job.pace.step(500);T&&await T}if(s.size===0)return 0;const m=(0,_.Hi)(e),M=p?await r.R.of(e):void 0;return await(0,_.
Pv)(m,s,()=>(0,_.Wi)(m,s)),M&&await(0,_.zg)(m,M),await(0,c.U)(m),s.size-E}function l(e,u){const s=e.entry(u,"Annots"),E=e.array(s)??[];if(!E.some(a.Zm))return E.
filter(a.i9);const p=e.edit((0,a.i9)(s)?s:u),m=e.array((0,a.Zm)(p)?p.get("Annots"):p)??[];for(const[M,g]of m.entries())(0,a.Zm)(g)&&(m[M]=e.add(g));return m.filter(
a.i9)}})};
