var s=Object.defineProperty;var g=Object.getOwnPropertyDescriptor;var S=Object.getOwnPropertyNames;var w=Object.prototype.hasOwnProperty;var $=(a,t)=>{for(var e in t)s(a,e,{get:t[e],enumerable:!0})},y=(a,t,e,n)=>{if(t&&typeof t=="object"||typeof t=="function")for(let r of S(t))!w.call(a,r)&&r!==e&&
s(a,r,{get:()=>t[r],enumerable:!(n=g(t,r))||n.enumerable});return a};var b=a=>y(s({},"__esModule",{value:!0}),a);var T={};$(T,{a:()=>f,b:()=>u,c:()=>c,d:()=>d});module.exports=b(T);var k=["Arabic","Hebrew","Syriac","Thaana","Nko","Samaritan","Mandaic","Adlam","Devanagari",
"Bengali","Gurmukhi","Gujarati","Oriya","Tamil","Telugu","Kannada","Malayalam","Sinhala","Thai","Lao","Tibetan","Myanmar","Khmer","Javanese","Balinese","Mongoli\
an"],p=k.map(a=>({script:a,pattern:new RegExp(`\\p{Script=${a}}`,"u")})),v=new RegExp("\\p{Default_Ignorable_Code_Point}","gu"),l=/[\u202a-\u202e\u2066-\u2069]/u;
function f(a){return/[\u0590-\u{10ffff}]/u.test(a)?l.test(a)||p.some(({pattern:t})=>t.test(a)):!1}var u=a=>a.normalize("NFC").replace(v,"");function c(a){return u(
a).trim()}function d(a,t){if(l.test(a))return"has characters that change the direction of writing; a stamp runs from left to right";let e=new Set,n=new Set;for(let i of c(
a)){let o=p.find(({pattern:m})=>m.test(i));o&&n.add(o.script),(o||!t(i.codePointAt(0)??0))&&e.add(i)}if(e.size===0)return;let r=[...e].map(M).join(", ");return n.
size>0?`is written in ${[...n].join(" and ")} script, which a stamp cannot show correctly: ${r}. ${h}`:`has characters that the stamp's font lacks: ${r}. ${h}`}
var h="Use Latin, Greek or Cyrillic letters, digits and punctuation";function M(a){let t=`U+${(a.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`;
return/[\p{Mark}\p{Separator}\p{Other}]/u.test(a)?t:`“${a}” (${t})`}0&&(module.exports={a,b,c,d});
