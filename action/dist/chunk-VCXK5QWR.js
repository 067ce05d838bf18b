"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.labelNumber=labelNumber;function labelNumber(e,t){switch(e){case"D":return String(t);case"R":return roman(
t);case"r":return roman(t).toLowerCase();case"A":return letters(t);case"a":return letters(t).toLowerCase();default:return""}}var ROMAN=[[1e3,"M"],[900,"CM"],[500,
"D"],[400,"CD"],[100,"C"],[90,"XC"],[50,"L"],[40,"XL"],[10,"X"],[9,"IX"],[5,"V"],[4,"IV"],[1,"I"]],MOST_ROMAN=1e5,MOST_LETTERS=2600;function roman(e){if(e>MOST_ROMAN)
return String(e);let t="",r=e;for(let[a,o]of ROMAN)for(;r>=a;)t+=o,r-=a;return t}function letters(e){return e>MOST_LETTERS?String(e):String.fromCharCode(65+(e-1)%
26).repeat(Math.ceil(e/26))}
