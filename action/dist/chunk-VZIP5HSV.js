"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.suggestion=suggestion;function nearest(r,n){let e=wordsOf(r),i=n.map(t=>({name:t,count:distance(e.
join(" "),wordsOf(t).join(" "))})),[s]=i.sort((t,o)=>t.count-o.count);return s&&s.count<=2?[s.name]:n.filter(t=>wordsOf(t).some(o=>o.length>3&&e.includes(o)))}function suggestion(r,n){
let e=nearest(r,n);return e.length===0||e.length>3?"":` (did you mean ${e.join(" or ")}?)`}var wordsOf=r=>r.trim().slice(0,64).replace(/(?<=[a-z])(?=[A-Z])/g," ").
toLowerCase().split(/[\s_-]+/).filter(n=>n!=="");function distance(r,n){let e=Array.from({length:n.length+1},(i,s)=>s);for(let[i,s]of[...r].entries()){let t=[i+
1];for(let[o,l]of[...n].entries())t.push(Math.min((e[o+1]??0)+1,(t[o]??0)+1,(e[o]??0)+(s===l?0:1)));e=t}return e.at(-1)??0}
