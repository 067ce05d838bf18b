"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.cancelled=exports.aboutDocument=exports.wireNamesIn=exports.OctavoError=exports.UNPARSABLE=void 0,
exports.invalidParameters=invalidParameters,exports.unreadable=unreadable,exports.atPosition=atPosition,exports.placesOf=placesOf,exports.asOctavoError=asOctavoError;
var UNPARSABLE="Could not parse the PDF document. The file may be invalid or corrupt.",OctavoError=class extends Error{name="OctavoError";code;issues;advice;operation;fields;predicate;sentence;position;documentName;status;constructor(e,t,a={}){
super(t,a.cause===void 0?void 0:{cause:a.cause}),this.code=e,this.issues=a.issues??[],this.advice=a.advice,this.operation=a.operation,this.fields=a.fields??[],this.
predicate=a.predicate,this.sentence=a.sentence??t,this.position=a.position,this.documentName=a.documentName,this.status=a.status}},wireNamesIn=({issues:e,operation:t,
fields:a})=>[...new Set([...a,...t===void 0?[]:[t],...e.flatMap(({field:s,mentions:n=[]})=>[s,...n])])];exports.UNPARSABLE=UNPARSABLE,exports.OctavoError=OctavoError,
exports.wireNamesIn=wireNamesIn;function invalidParameters(e){return new OctavoError("invalid_parameters",e.map(t=>`${t.field}: ${inFull(t)}`).join("; "),{issues:e})}
var inFull=({message:e,document:t})=>t?`${nameOf(t)}: ${e}`:e,nameOf=({position:e,name:t})=>t?`Document ${e} (${t})`:`Document ${e}`,aboutDocument=(e,t,a)=>new OctavoError(
e,`The PDF document ${t}`,{...a,predicate:t});exports.aboutDocument=aboutDocument;function unreadable(e,{found:t,...a}={}){return aboutDocument("unreadable_docu\
ment",`could not be read: ${e}`,{issues:[UNPARSABLE,...t===void 0?[]:[t]].map(s=>({field:"file",message:s})),advice:"Check that the file is a complete PDF docum\
ent",...a})}function atPosition(e,t,a){let s={position:t,...a===void 0?{}:{name:a}};return new OctavoError(e.code,`${nameOf(s)}: ${e.sentence}`,{issues:e.issues.
map(n=>({...n,document:{position:t}})),...e.advice===void 0?{}:{advice:e.advice},...e.operation===void 0?{}:{operation:e.operation},fields:e.fields,...e.predicate===
void 0?{}:{predicate:e.predicate},sentence:e.sentence,position:t,...a===void 0?{}:{documentName:a},...e.status===void 0?{}:{status:e.status},cause:e.cause})}var cancelled=()=>new OctavoError(
"cancelled","The operation was cancelled");exports.cancelled=cancelled;function placesOf({stack:e=""}){return e.split(`
`).filter(t=>/^\s+at /.test(t)).map(t=>t.trim())}function asOctavoError(e){return e instanceof OctavoError?e:new OctavoError("internal","Octavo met an unexpecte\
d fault while processing the document",{advice:"Please report this with the kind of document and the operation, without the document itself",cause:e})}
