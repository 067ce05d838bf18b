"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.visible=void 0,exports.needsShaping=needsShaping,exports.drawn=drawn,exports.problemOf=problemOf;
var SHAPED_SCRIPTS=["Arabic","Hebrew","Syriac","Thaana","Nko","Samaritan","Mandaic","Adlam","Devanagari","Bengali","Gurmukhi","Gujarati","Oriya","Tamil","Telugu",
"Kannada","Malayalam","Sinhala","Thai","Lao","Tibetan","Myanmar","Khmer","Javanese","Balinese","Mongolian"],scripts=SHAPED_SCRIPTS.map(e=>({script:e,pattern:new RegExp(
`\\p{Script=${e}}`,"u")})),INVISIBLE=new RegExp("\\p{Default_Ignorable_Code_Point}","gu"),DIRECTION=/[\u202a-\u202e\u2066-\u2069]/u;function needsShaping(e){return/[\u0590-\u{10ffff}]/u.
test(e)?DIRECTION.test(e)||scripts.some(({pattern:t})=>t.test(e)):!1}var visible=e=>e.normalize("NFC").replace(INVISIBLE,"");exports.visible=visible;function drawn(e){
return visible(e).trim()}function problemOf(e,t){if(DIRECTION.test(e))return"has characters that change the direction of writing; a stamp runs from left to righ\
t";let a=new Set,r=new Set;for(let n of drawn(e)){let i=scripts.find(({pattern:o})=>o.test(n));i&&r.add(i.script),(i||!t(n.codePointAt(0)??0))&&a.add(n)}if(a.size===
0)return;let s=[...a].map(describe).join(", ");return r.size>0?`is written in ${[...r].join(" and ")} script, which a stamp cannot show correctly: ${s}. ${CURE}`:
`has characters that the stamp's font lacks: ${s}. ${CURE}`}var CURE="Use Latin, Greek or Cyrillic letters, digits and punctuation";function describe(e){let t=`\
U+${(e.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`;return/[\p{Mark}\p{Separator}\p{Other}]/u.test(e)?t:`“${e}” (${t})`}
