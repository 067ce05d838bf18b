"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.cancelled=exports.aboutDocument=exports.wireNamesIn=exports.OctavoError=exports.UNPARSABLE=void 0,
exports.invalidParameters=invalidParameters,exports.unreadable=unreadable,exports.atPosition=atPosition,exports.placesOf=placesOf,exports.asOctavoError=asOctavoError;
var UNPARSABLE="Could not parse the PDF document. The file may be invalid or corrupt.",OctavoError=class extends Error{name="OctavoError";code;issues;advice;operation;fields;predicate;sentence;position;documentName;status;constructor(e,t,s={}){
super(t,s.cause===void 0?void 0:{cause:s.cause}),this.code=e,this.issues=s.issues??[],this.advice=s.advice,this.operation=s.operation,this.fields=s.fields??[],this.
predicate=s.predicate,this.sentence=s.sentence??t,this.position=s.position,this.documentName=s.documentName,this.status=s.status}},wireNamesIn=({issues:e,operation:t,
fields:s})=>[...new Set([...s,...t===void 0?[]:[t],...e.flatMap(({field:a,mentions:n=[]})=>[a,...n])])];exports.UNPARSABLE=UNPARSABLE,exports.OctavoError=OctavoError,
exports.wireNamesIn=wireNamesIn;function invalidParameters(e){return new OctavoError("invalid_parameters",e.map(t=>`${t.field}: ${inFull(t)}`).join("; "),{issues:e})}
var inFull=({message:e,document:t})=>t?`${nameOf(t)}: ${e}`:e,nameOf=({position:e,name:t})=>t?`Document ${e} (${t})`:`Document ${e}`,aboutDocument=(e,t,s)=>new OctavoError(
e,`The PDF document ${t}`,{...s,predicate:t});exports.aboutDocument=aboutDocument;function unreadable(e,t){return aboutDocument("unreadable_document",`could not\
 be read: ${e}`,{issues:[{field:"file",message:UNPARSABLE}],advice:"Check that the file is a complete PDF document",cause:t})}function atPosition(e,t,s){let a={
position:t,...s===void 0?{}:{name:s}};return new OctavoError(e.code,`${nameOf(a)}: ${e.sentence}`,{issues:e.issues.map(n=>({...n,document:{position:t}})),...e.advice===
void 0?{}:{advice:e.advice},...e.operation===void 0?{}:{operation:e.operation},fields:e.fields,...e.predicate===void 0?{}:{predicate:e.predicate},sentence:e.sentence,
position:t,...s===void 0?{}:{documentName:s},...e.status===void 0?{}:{status:e.status},cause:e.cause})}var cancelled=()=>new OctavoError("cancelled","The operat\
ion was cancelled");exports.cancelled=cancelled;function placesOf({stack:e=""}){return e.split(`
`).filter(t=>/^\s+at /.test(t)).map(t=>t.trim())}function asOctavoError(e){return e instanceof OctavoError?e:new OctavoError("internal","Octavo met an unexpecte\
d fault while processing the document",{advice:"Please report this with the kind of document and the operation, without the document itself",cause:e})}
