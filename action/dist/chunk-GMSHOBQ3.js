"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.cancelled=exports.aboutDocument=exports.wireNamesIn=exports.OctavoError=exports.UNPARSABLE=void 0,
exports.invalidParameters=invalidParameters,exports.unreadable=unreadable,exports.atPosition=atPosition,exports.placesOf=placesOf,exports.asOctavoError=asOctavoError;
var UNPARSABLE="Could not parse the PDF document. The file may be invalid or corrupt.",OctavoError=class extends Error{name="OctavoError";code;issues;advice;operation;fields;predicate;sentence;position;documentName;others;status;constructor(e,a,t={}){
super(a,t.cause===void 0?void 0:{cause:t.cause}),this.code=e,this.issues=t.issues??[],this.advice=t.advice,this.operation=t.operation,this.fields=t.fields??[],this.
predicate=t.predicate,this.sentence=t.sentence??a,this.position=t.position,this.documentName=t.documentName,this.others=t.others??[],this.status=t.status}},wireNamesIn=({
issues:e,operation:a,fields:t})=>[...new Set([...t,...a===void 0?[]:[a],...e.flatMap(({field:s,mentions:n=[]})=>[s,...n])])];exports.UNPARSABLE=UNPARSABLE,exports.
OctavoError=OctavoError,exports.wireNamesIn=wireNamesIn;function invalidParameters(e){let a=e.map(t=>t.document?inFull(t):`${t.field}: ${t.message}`);return new OctavoError(
"invalid_parameters",a.join("; "),{issues:e})}var inFull=({message:e,document:a})=>a?`${nameOf(a)}: ${e}`:e,nameOf=({position:e,name:a})=>a?`Document ${e} (${a}\
)`:`Document ${e}`,aboutDocument=(e,a,t)=>new OctavoError(e,`The PDF document ${a}`,{...t,predicate:a});exports.aboutDocument=aboutDocument;function unreadable(e,{
found:a,...t}={}){return aboutDocument("unreadable_document",`could not be read: ${e}`,{issues:[UNPARSABLE,...a===void 0?[]:[a]].map(s=>({field:"file",message:s})),
advice:"Check that the file is a complete PDF document",...t})}function atPosition(e,a,t,s=[]){let n={position:a,...t===void 0?{}:{name:t}};return new OctavoError(
e.code,`${nameOf(n)}: ${e.sentence}`,{issues:[...e.issues.map(o=>({...o,document:{position:a}})),...s.flatMap(({issues:o})=>o)],...e.advice===void 0?{}:{advice:e.
advice},...e.operation===void 0?{}:{operation:e.operation},fields:e.fields,...e.predicate===void 0?{}:{predicate:e.predicate},sentence:e.sentence,position:a,...t===
void 0?{}:{documentName:t},others:s,...e.status===void 0?{}:{status:e.status},cause:e.cause})}var cancelled=()=>new OctavoError("cancelled","The operation was c\
ancelled");exports.cancelled=cancelled;function placesOf({stack:e=""}){return e.split(`
`).filter(a=>/^\s+at /.test(a)).map(a=>a.trim())}function asOctavoError(e){return e instanceof OctavoError?e:new OctavoError("internal","Octavo met an unexpecte\
d fault while processing the document",{advice:"Please report this with the kind of document and the operation, without the document itself",cause:e})}
