"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.isDeclaration=exports.NamespaceScope=exports.NAMESPACES=void 0;var NAMESPACES={rdf:"http://www.w3\
.org/1999/02/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http:\
//ns.adobe.com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http:\
//www.npes.org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/id/",xfa:"http://w\
ww.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},USUAL=new Map(Object.entries(NAMESPACES)),NamespaceScope=class{uris=new Map;declared=[];known=new Map;enter(e){
let t;for(let{name:s,value:p}of e){if(!isDeclaration(s))continue;let i=s.slice(6),r=this.uris.get(i);r?r.push(p):this.uris.set(i,[p]),(t??=[]).push(i)}this.declared.
push(t??NONE),t&&this.known.clear()}leave(){let e=this.declared.pop()??NONE;for(let t of e)this.uris.get(t).pop();e.length>0&&this.known.clear()}declares(e){return(this.
uris.get(prefixOf(e))?.length??0)>0}ofElement(e){let t=this.known.get(e);if(!t){let s=prefixOf(e),p=this.uris.get(s)?.at(-1)??USUAL.get(s)??"";this.known.size===
MOST_KNOWN&&this.known.clear(),this.known.set(e,t={namespace:p,local:e.slice(e.indexOf(":")+1)})}return t}ofAttribute(e){return e.includes(":")?this.ofElement(e):
{namespace:"",local:e}}},isDeclaration=e=>e==="xmlns"||e.startsWith("xmlns:"),NONE=[],MOST_KNOWN=1e3,prefixOf=e=>e.slice(0,Math.max(e.indexOf(":"),0));exports.NAMESPACES=
NAMESPACES,exports.NamespaceScope=NamespaceScope,exports.isDeclaration=isDeclaration;
