"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.parseNumberFormat=parseNumberFormat;var PLACEHOLDERS=["number","last","label","name"];function parseNumberFormat(t){
let l=[],r=[];for(let e of t.normalize("NFC").split(/(\{[^{}]*\})/)){let a=PLACEHOLDERS.find(o=>`{${o}}`===e);if(a)l.push({placeholder:a});else if(/^\{[^{}]*\}$/.
test(e))r.push(e);else{if(/[{}]/.test(e))return{problem:`has a brace that belongs to no placeholder; ${VALID}`};e&&l.push({literal:e})}}return r.length===0?{pieces:l}:
{problem:`has the unknown ${r.length===1?"placeholder":"placeholders"} ${r.join(" and ")}; ${VALID}`}}var VALID=`use ${PLACEHOLDERS.map(t=>`{${t}}`).join(", ")}`;
