"use strict";exports.id=2889,exports.ids=[2889],exports.modules={12889:((B,w,f)=>{f.d(w,{Rl:()=>C,Vv:()=>v,ft:()=>d,jB:()=>c,pr:()=>g,vw:()=>h,wE:()=>S});var T=f(46161),p=f(
47707);const v="‏";let E;const l=()=>E??=(0,T.A)(),I=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
d=e=>I.test(e),h=e=>d(e)&&(l().getEmbeddingLevels(e).paragraphs[0]?.level??0)%2===1;function g(e){if(!d(e))return e===""?[]:[{text:e,rtl:!1,at:0}];const{levels:s,
paragraphs:m}=l().getEmbeddingLevels(e),M=m[0]?.level??0;for(let n=e.length-1;n>=0&&/\s/.test(e[n]);n--)s[n]=M;const o=[];for(let n=0;n<e.length;n++){const a=o.
at(-1);a&&a.level===s[n]?a.text+=e[n]:o.push({level:s[n],text:e[n],at:n})}const R=o.reduce((n,{level:a})=>Math.max(n,a),0);for(let n=R;n>0;n--)for(let a=0,i=0;a<
o.length;a=i+1){for(i=a;i<o.length&&o[i].level>=n;)i++;if(i>a+1)for(const[t,r]of o.slice(a,i).entries())o[i-1-t]=r}return o.map(({level:n,text:a,at:i})=>({text:a,
rtl:n%2===1,at:i}))}const c=e=>Array.from(e,s=>l().getMirroredCharacter(s)??s).join(""),S=e=>(0,p.qf)(c(e)).reverse().join(""),C=e=>g(e).flatMap(({text:s,rtl:m})=>m?
(0,p.qf)(c(s)).reverse():(0,p.qf)(s))}),47707:((B,w,f)=>{f.d(w,{I2:()=>R,ML:()=>S,MS:()=>v,MZ:()=>o,RK:()=>e,RM:()=>c,Sw:()=>h,Zw:()=>m,ai:()=>s,qf:()=>g,sI:()=>C});
var T=f(34378);const p=["Arabic","Hebrew","Syriac","Thaana","Nko","Samaritan","Mandaic","Adlam","Devanagari","Bengali","Gurmukhi","Gujarati","Oriya","Tamil","Te\
lugu","Kannada","Malayalam","Sinhala","Thai","Lao","Tibetan","Myanmar","Khmer","Javanese","Balinese","Mongolian"],v=new Set(["Arabic","Hebrew","Syriac","Thaana",
"Nko"]),E=p.map(t=>({script:t,pattern:new RegExp(`\\p{Script=${t}}`,"u")})),l=new RegExp("\\p{Default_Ignorable_Code_Point}","gu"),I=new RegExp("(?![\\u061c\\u200\
c-\\u200f\\u202a-\\u202e\\u2066-\\u2069])\\p{Default_Ignorable_Code_Point}","gu"),d=/[\u202a-\u202e\u2066-\u2069]/u;function h(t){return/[\u0590-\u{10ffff}]/u.test(
t)?d.test(t)||E.some(({pattern:r})=>r.test(t)):!1}const g=t=>t.match(new RegExp("\\P{M}\\p{M}{0,30}|\\p{M}{1,30}","gu"))??[],c=t=>h(t)?E.find(({pattern:r})=>r.test(
t))?.script:void 0,S=t=>new RegExp("^\\p{Default_Ignorable_Code_Point}+$","u").test(t),C=t=>t.replace(l,""),e=t=>(0,T.w)(t).replace(h(t)?I:l,"");function s(t){return e(
t).trim()}function m(t,r){const $=r.length===1;if($&&d.test(t))return"has characters that change the direction of writing; a stamp runs from left to right, unle\
ss you give a font";const y=new Set,A=new Set,O=new Set,D=u=>S(u)||r.some(b=>b.covers(u));for(const u of g(s(t))){if(D(u))continue;const b=[...u].filter(_=>!D(_));
for(const _ of b.length>0?b:[u]){const P=c(_);P!==void 0&&A.add(P),O.add(P??a(_)??""),y.add(_)}}if(y.size===0)return;const L=[...y].map(i).join(", "),x=$&&[...A].
every(u=>v.has(u))?", or give a font that has them":"";return O.delete(""),A.size>0?`is written in ${[...O].join(", ")} script, which the stamp cannot show corr\
ectly: ${L}. ${M}${x}`:`has characters that the stamp cannot show: ${L}. ${M}${x}`}const M="Use Latin, Greek or Cyrillic letters, digits and punctuation",o=t=>Array.
from(t,r=>`U+${r.codePointAt(0).toString(16).toUpperCase().padStart(4,"0")}`).join(" ");function R(t){const r=c(t)??a(t);return r!==void 0?`${r} script`:new RegExp(
"\\p{Extended_Pictographic}","u").test(t)?"pictures":"other characters"}const n=["Han","Hiragana","Katakana","Hangul","Bopomofo","Armenian","Georgian","Ethiopic",
"Cherokee"].map(t=>({script:t,pattern:new RegExp(`\\p{Script=${t}}`,"u")})),a=t=>n.find(({pattern:r})=>r.test(t))?.script;function i(t){const r=o(t);return/[\p{Mark}\p{Separator}\p{Other}]/u.
test(t)?r:`“${t}” (${r})`}})};
