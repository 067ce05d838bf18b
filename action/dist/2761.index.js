"use strict";exports.id=2761,exports.ids=[2761],exports.modules={49180:((R,E,p)=>{p.d(E,{q:()=>x});const _="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd\
4 azure f0ffff beige f5f5dc bisque ffe4c4 black 000000 blanchedalmond ffebcd blue 0000ff blueviolet 8a2be2 brown a52a2a burlywood deb887 cadetblue 5f9ea0 chartr\
euse 7fff00 chocolate d2691e coral ff7f50 cornflowerblue 6495ed cornsilk fff8dc crimson dc143c cyan 00ffff darkblue 00008b darkcyan 008b8b darkgoldenrod b8860b \
darkgray a9a9a9 darkgreen 006400 darkgrey a9a9a9 darkkhaki bdb76b darkmagenta 8b008b darkolivegreen 556b2f darkorange ff8c00 darkorchid 9932cc darkred 8b0000 da\
rksalmon e9967a darkseagreen 8fbc8f darkslateblue 483d8b darkslategray 2f4f4f darkslategrey 2f4f4f darkturquoise 00ced1 darkviolet 9400d3 deeppink ff1493 deepsk\
yblue 00bfff dimgray 696969 dimgrey 696969 dodgerblue 1e90ff firebrick b22222 floralwhite fffaf0 forestgreen 228b22 fuchsia ff00ff gainsboro dcdcdc ghostwhite f\
8f8ff gold ffd700 goldenrod daa520 gray 808080 green 008000 greenyellow adff2f grey 808080 honeydew f0fff0 hotpink ff69b4 indianred cd5c5c indigo 4b0082 ivory f\
ffff0 khaki f0e68c lavender e6e6fa lavenderblush fff0f5 lawngreen 7cfc00 lemonchiffon fffacd lightblue add8e6 lightcoral f08080 lightcyan e0ffff lightgoldenrody\
ellow fafad2 lightgray d3d3d3 lightgreen 90ee90 lightgrey d3d3d3 lightpink ffb6c1 lightsalmon ffa07a lightseagreen 20b2aa lightskyblue 87cefa lightslategray 778\
899 lightslategrey 778899 lightsteelblue b0c4de lightyellow ffffe0 lime 00ff00 limegreen 32cd32 linen faf0e6 magenta ff00ff maroon 800000 mediumaquamarine 66cda\
a mediumblue 0000cd mediumorchid ba55d3 mediumpurple 9370db mediumseagreen 3cb371 mediumslateblue 7b68ee mediumspringgreen 00fa9a mediumturquoise 48d1cc mediumv\
ioletred c71585 midnightblue 191970 mintcream f5fffa mistyrose ffe4e1 moccasin ffe4b5 navajowhite ffdead navy 000080 oldlace fdf5e6 olive 808000 olivedrab 6b8e2\
3 orange ffa500 orangered ff4500 orchid da70d6 palegoldenrod eee8aa palegreen 98fb98 paleturquoise afeeee palevioletred db7093 papayawhip ffefd5 peachpuff ffdab\
9 peru cd853f pink ffc0cb plum dda0dd powderblue b0e0e6 purple 800080 rebeccapurple 663399 red ff0000 rosybrown bc8f8f royalblue 4169e1 saddlebrown 8b4513 salmo\
n fa8072 sandybrown f4a460 seagreen 2e8b57 seashell fff5ee sienna a0522d silver c0c0c0 skyblue 87ceeb slateblue 6a5acd slategray 708090 slategrey 708090 snow ff\
fafa springgreen 00ff7f steelblue 4682b4 tan d2b48c teal 008080 thistle d8bfd8 tomato ff6347 turquoise 40e0d0 violet ee82ee wheat f5deb3 white ffffff whitesmoke\
 f5f5f5 yellow ffff00 yellowgreen 9acd32";function x(C){const I=C.toLowerCase(),l=/^#([\da-f]{3}|[\da-f]{6})$/.exec(I)?.[1]??T().get(I);return l===void 0?void 0:
(l.length===3?[...l].map(c=>c+c):[l.slice(0,2),l.slice(2,4),l.slice(4)]).map(c=>Number.parseInt(c,16))}let A;function T(){const C=_.split(" ");return A??=new Map(
C.flatMap((I,l)=>l%2===0?[[I,C[l+1]]]:[]))}}),51521:((R,E,p)=>{p.d(E,{Ct:()=>I,Qf:()=>C,sA:()=>u});var _=p(98446),x=p(34378);const A=/(\{[^{}]*\})/;function T(c,n){
const r=[],d=[],s=`use ${n.map(o=>`{${o}}`).join(", ")}`;for(const o of(0,x.w)(c).split(A)){const y=n.find(D=>`{${D}}`===o);if(y)r.push({placeholder:y});else if(A.
test(o))d.push(o);else{if(/[{}]/.test(o))return{problem:`has a brace that belongs to no placeholder; ${s}`};o&&r.push({literal:o})}}return d.length===0?{pieces:r}:
{problem:`has the unknown ${(0,_.d5)(d.length,"placeholder","placeholders")} ${d.join(" and ")}; ${s}`}}const C=c=>c.split(A).filter((n,r)=>r%2===1),I=(c,n)=>c.
split(A).map((r,d)=>(d%2===1&&Object.hasOwn(n,r.slice(1,-1))?n[r.slice(1,-1)]:void 0)??r).join(""),l=["number","last","label","name"],u=c=>T(c,l)}),60666:((R,E,p)=>{
p.d(E,{E:()=>u,L:()=>I});var _=p(49180),x=p(17079),A=p(51521);function T(c){const n=(0,A.sA)(c);return"problem"in n?n.problem:void 0}const C=/^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8}){0,8}$/,
I=c=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.test(c),u={"file-name":{holds:c=>!/[/\\\p{Cc}\p{Cs}]/u.test(c)&&/[^. ]/.test(c),words:"a file name without fol\
ders"},"media-type":{holds:I,words:"a media type such as text/xml or application/pdf"},color:{holds:c=>(0,_.q)(c)!==void 0,words:"a color such as Red, darkgreen\
 or #c00000"},date:{holds:c=>(0,x.Z)(c)!==void 0,words:"a date of ISO 8601 such as 2026-11-20 or 2026-11-20T14:30:00+01:00"},"number-format":{holds:c=>T(c)===void 0,
words:"text such as {number} / {last}",problem:T},"language-tag":{holds:c=>C.test(c),words:"a language tag such as en, de-AT or zh-Hant (BCP 47)"}}}),45059:((R,E,p)=>{
p.d(E,{_:()=>c});var _=p(81077),x=p(33311),A=p(9819),T=p(33973),C=p(90536),I=p(45599),l=p(60666),u=p(59071);async function c(r){const d=(await(0,x.S)(r)).EF;if(d.
length===0)return[];const s=new n(r),{catalog:o,job:y}=r,D=(0,A.Wo)(r,"Names");for(const[m,g]of await(0,_.Zc)(r,D?.dict.get("EmbeddedFiles"),"Names")){s.add(g,null,
m instanceof I.Mx?(0,u.Gh)(m):null);const b=y.pace.step(500);b&&await b}if(s.associated(o.get("AF"),null),!s.missesSome(d))return s.found;for(let m=0;m<r.pages.
count;m++){const g=r.pages.number(m);s.associated(r.entry(g,"AF"),m+1);for(const v of r.array(r.entry(g,"Annots"))??[]){const M=r.dict(v);M&&((0,I.Eo)(r.resolve(
M.get("Subtype")),"FileAttachment")&&s.add(M.get("FS"),m+1,null,(0,u.Gh)(r.resolve(M.get("Contents")))),s.associated(M.get("AF"),m+1))}const b=y.pace.step(1e3);
b&&await b}if(!s.missesSome(d))return s.found;const{live:O}=await(0,T.Gy)(r);for(const m of d)O[m]===1&&(0,C.C)(r.get(m),g=>{g.has("EF")&&s.add(g,null)});return s.
found}class n{document;found=[];streams=new Set;constructor(d){this.document=d}associated(d,s){const o=this.document.array(d)??(d===void 0?[]:[d]);for(const y of o)
this.add(y,s)}missesSome(d){return d.some(s=>(0,C.L)(this.document.get(s),o=>{const y=this.embedded(o);return y!==void 0&&!this.streams.has(y)}))}add(d,s,o=null,y=null){
const{document:D}=this,O=D.dict(d),m=O&&this.embedded(O);if(!m||this.streams.has(m))return;this.streams.add(m);const g=M=>(0,u.Gh)(D.resolve(O.get(M))),b=D.resolve(
m.dict.get("Subtype")),v=D.resolve(O.get("AFRelationship"));this.found.push({name:g("UF")??g("F")??g("Unix")??g("DOS")??g("Mac")??o,stream:m,size:this.sizeOf(m),
mimeType:b instanceof I.SX&&(0,l.L)(b.text)?b.text:null,description:g("Desc")??y,relationship:v instanceof I.SX?v.text:null,page:s})}embedded(d){const s=this.document.
dict(d.get("EF"));if(s)for(const o of["UF","F","Unix","DOS","Mac"]){const y=s.get(o),D=(0,I.i9)(y)?this.document.resolve(y):null;if(D instanceof I.Z6)return D}}sizeOf(d){
const{document:s}=this,o=s.resolve(s.dict(d.dict.get("Params"))?.get("Size"));return typeof o=="number"&&Number.isInteger(o)&&o>=0?o:!d.dict.has("Filter")&&d.sealed===
void 0?d.data.length:null}}}),92761:((R,E,p)=>{p.d(E,{Uj:()=>r,fD:()=>n,sc:()=>l});var _=p(45059),x=p(43496),A=p(824),T=p(31683);const C=["factur-x.xml","xrechn\
ung.xml","zugferd-invoice.xml"],I=50;async function l(d){const s=await(0,_._)(d),o=({name:m})=>{const g=C.indexOf((m??"").toLowerCase());return g<0?C.length:g},
y=s.filter(m=>o(m)<C.length||u(m)).sort((m,g)=>o(m)-o(g)).slice(0,I),D=[];let O;for(const m of y){const g=m.name??"",b=await c(d,m),v=b?await(0,T.Q)(b,d.job.pace):
`has more than ${T.u/1e6} MB`;typeof v!="string"?D.push({...v,file:g,attachment:m,bytes:b}):o(m)<C.length&&(O??={file:g,reason:v})}return{invoices:D,refused:O,names:s.
flatMap(({name:m})=>m??[])}}const u=({name:d,mimeType:s})=>/\.xml$/i.test(d??"")||s==="text/xml"||s==="application/xml";async function c(d,{stream:s,size:o}){return(o??
0)>T.u?void 0:await d.decodedAtEase(s)}const n=[x.dK.fx,"urn:zugferd:pdfa:CrossIndustryDocument:invoice:2p0#","urn:ferd:pdfa:CrossIndustryDocument:invoice:1p0#"];
async function r(d){const s=(await(0,A.Br)(d))?.properties.filter(({namespace:y})=>n.includes(y))??[];if(s.length===0)return;const o=y=>s.find(D=>D.name===y)?.values[0]?.
trim()??null;return{level:o("ConformanceLevel"),file:o("DocumentFileName"),type:o("DocumentType"),version:o("Version")}}}),31683:((R,E,p)=>{p.d(E,{u:()=>N,Q:()=>ce});
var _=p(43496),x=p(3907);const A=1e6,T=/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/;async function C(e,a){const t=(0,x.xK)(e);if(t===void 0||T.test(t))return"is not\
 well-formed XML";const i=new I,f=await(0,x.km)(t,a,h=>i.take(h));return f==="document type"?"has a document type declaration":i.fault??(f==="well-formed"?i.root:
void 0)??"is not well-formed XML"}class I{fault;open=[];scope=new _.ee;done;count=0;get root(){return this.open.length===0?this.done:void 0}take(a){return(a.kind===
"start"||a.kind==="empty")&&this.start(a.name,a.attributes),(a.kind==="end"||a.kind==="empty")&&this.end(a.name),a.kind==="text"&&this.characters(a.text),this.fault!==
void 0}start(a,t){this.done&&(this.fault??="is not well-formed XML"),this.open.length>=x.ol&&(this.fault??="is nested too deeply"),++this.count>A&&(this.fault??=
"has too many elements"),this.scope.enter(t);const{namespace:i,local:f}=this.scope.ofElement(a);this.open.push({tag:a,namespace:i,name:f,attributes:t,children:[],
text:""})}end(a){const t=this.open.pop();if(t?.tag!==a){this.fault??="is not well-formed XML";return}this.scope.leave();const i=this.open.at(-1);i?i.children.push(
t):this.done=t}characters(a){const t=this.open.at(-1);t?t.text+=a:a.trim()!==""&&(this.fault??="is not well-formed XML")}}function l(e,a){let t=[e];for(const i of a.
split("/"))t=t.flatMap(({children:f})=>f.filter(({name:h})=>h===i));return[...t]}const u=(e,a)=>l(e,a)[0],c=(e,a)=>e?.attributes.find(({name:t})=>t===a)?.value??
null,n=(e,a)=>(e&&a!==void 0?u(e,a):e)?.text.trim()||null,r=(e,a)=>{const t=e&&u(e,a);return t&&t.text.trim()!==""?t.text:null},d=(e,a)=>e?l(e,a).flatMap(t=>n(t)??
[]):[],s=(e,a)=>e?l(e,a).flatMap(({text:t})=>t.trim()===""?[]:[t]):[];function o(e,a){const t=e&&u(e,a),i=n(t);return i===null?null:{id:i,scheme:c(t,"schemeID")}}
const y=e=>Object.values(e).every(a=>a===null)?null:e,D=(e,a)=>y({start:e,end:a}),O=e=>e?.replace(/^(\d{4})(\d\d)(\d\d)$/,"$1-$2-$3")??null;function m(e){const a=u(
e,"ExchangedDocumentContext"),t=u(e,"ExchangedDocument"),i=u(e,"SupplyChainTradeTransaction"),f=le=>i&&u(i,`ApplicableHeaderTrade${le}`),h=f("Agreement"),P=f("S\
ettlement"),W=n(P,"InvoiceCurrencyCode");return{number:n(t,"ID"),typeCode:n(t,"TypeCode"),issueDate:g(t,"IssueDateTime"),dueDate:g(P,"SpecifiedTradePaymentTerms\
/DueDateDateTime"),currency:W,taxCurrency:n(P,"TaxCurrencyCode"),buyerReference:n(h,"BuyerReference"),orderReference:n(h,"BuyerOrderReferencedDocument/IssuerAss\
ignedID"),salesOrderReference:n(h,"SellerOrderReferencedDocument/IssuerAssignedID"),contractReference:n(h,"ContractReferencedDocument/IssuerAssignedID"),projectReference:n(
h,"SpecifiedProcuringProject/ID"),precedingInvoices:d(P,"InvoiceReferencedDocument/IssuerAssignedID"),businessProcess:n(a,"BusinessProcessSpecifiedDocumentConte\
xtParameter/ID"),guideline:n(a,"GuidelineSpecifiedDocumentContextParameter/ID"),notes:s(t,"IncludedNote/Content"),period:b(P),seller:v(h,"SellerTradeParty"),buyer:v(
h,"BuyerTradeParty"),payee:v(P,"PayeeTradeParty"),delivery:j(f("Delivery")),payment:K(P),lines:i?l(i,"IncludedSupplyChainTradeLineItem").map(X):[],allowances:L(
P,"false"),charges:[...L(P,"true"),...G(P)],thirdPartyCharges:P?l(P,"SpecifiedFinancialAdjustment").map(Q):[],taxes:P?l(P,"ApplicableTradeTax").map(H):[],totals:Z(
P,W)}}const g=(e,a)=>O(n(e,`${a}/DateTimeString`));function b(e){const a=g(e,"BillingSpecifiedPeriod/StartDateTime");return D(a,g(e,"BillingSpecifiedPeriod/EndD\
ateTime"))}function v(e,a){const t=e&&u(e,a);if(!t)return null;const i=f=>n(l(t,"SpecifiedTaxRegistration/ID").find(h=>c(h,"schemeID")===f));return{name:r(t,"Na\
me"),tradingName:r(t,"SpecifiedLegalOrganization/TradingBusinessName"),identifiers:["ID","GlobalID"].flatMap(f=>M(t,f)),legalId:n(t,"SpecifiedLegalOrganization/\
ID"),vatId:i("VA"),taxId:i("FC"),electronicAddress:o(t,"URIUniversalCommunication/URIID"),address:B(t),contact:y({name:r(t,"DefinedTradeContact/PersonName")??r(
t,"DefinedTradeContact/DepartmentName"),phone:n(t,"DefinedTradeContact/TelephoneUniversalCommunication/CompleteNumber"),email:n(t,"DefinedTradeContact/EmailURIU\
niversalCommunication/URIID")})}}const M=(e,a)=>l(e,a).flatMap(t=>{const i=n(t);return i===null?[]:[{id:i,scheme:c(t,"schemeID")}]});function B(e){const a=u(e,"\
PostalTradeAddress");return y({line1:r(a,"LineOne"),line2:r(a,"LineTwo"),line3:r(a,"LineThree"),city:r(a,"CityName"),postCode:n(a,"PostcodeCode"),subdivision:r(
a,"CountrySubDivisionName"),country:n(a,"CountryID")})}function j(e){const a=e&&u(e,"ShipToTradeParty");return y({name:r(a,"Name"),location:o(a,"GlobalID")??o(a,
"ID"),date:g(e,"ActualDeliverySupplyChainEvent/OccurrenceDateTime"),address:a?B(a):null})}function K(e){return{reference:n(e,"PaymentReference"),terms:r(e,"Spec\
ifiedTradePaymentTerms/Description"),creditorId:n(e,"CreditorReferenceID"),mandate:n(e,"SpecifiedTradePaymentTerms/DirectDebitMandateID"),means:e?l(e,"Specified\
TradeSettlementPaymentMeans").map(z):[]}}const z=e=>({code:n(e,"TypeCode"),text:r(e,"Information"),iban:n(e,"PayeePartyCreditorFinancialAccount/IBANID")??n(e,"P\
ayeePartyCreditorFinancialAccount/ProprietaryID"),bic:n(e,"PayeeSpecifiedCreditorFinancialInstitution/BICID"),accountName:r(e,"PayeePartyCreditorFinancialAccoun\
t/AccountName"),debitedIban:n(e,"PayerPartyDebtorFinancialAccount/IBANID"),card:n(e,"ApplicableTradeSettlementFinancialCard/ID")});function X(e){const a=u(e,"As\
sociatedDocumentLineDocument"),t=u(e,"SpecifiedTradeProduct"),i=u(e,"SpecifiedLineTradeAgreement"),f=u(e,"SpecifiedLineTradeSettlement"),h=u(e,"SpecifiedLineTra\
deDelivery/BilledQuantity");return{id:n(a,"LineID"),kind:n(a,"LineStatusReasonCode"),parent:n(a,"ParentLineID"),name:r(t,"Name"),description:r(t,"Description"),
notes:s(a,"IncludedNote/Content"),sellerItemId:n(t,"SellerAssignedID"),buyerItemId:n(t,"BuyerAssignedID"),standardItemId:o(t,"GlobalID"),orderLine:n(i,"BuyerOrd\
erReferencedDocument/LineID"),quantity:n(h),unit:c(h,"unitCode"),netPrice:n(i,"NetPriceProductTradePrice/ChargeAmount"),grossPrice:n(i,"GrossPriceProductTradePr\
ice/ChargeAmount"),priceQuantity:n(i,"NetPriceProductTradePrice/BasisQuantity"),netAmount:n(f,"SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount"),taxCategory:n(
f,"ApplicableTradeTax/CategoryCode"),taxRate:n(f,"ApplicableTradeTax/RateApplicablePercent"),period:b(f),allowances:L(f,"false"),charges:L(f,"true")}}const L=(e,a)=>e?
l(e,"SpecifiedTradeAllowanceCharge").filter(t=>n(t,"ChargeIndicator/Indicator")===a).map(t=>({amount:n(t,"ActualAmount"),base:n(t,"BasisAmount"),percentage:n(t,
"CalculationPercent"),reason:r(t,"Reason"),reasonCode:n(t,"ReasonCode"),taxCategory:n(t,"CategoryTradeTax/CategoryCode"),taxRate:n(t,"CategoryTradeTax/RateAppli\
cablePercent")})):[],G=e=>e?l(e,"SpecifiedLogisticsServiceCharge").map(a=>({amount:n(a,"AppliedAmount"),base:null,percentage:null,reason:r(a,"Description"),reasonCode:null,
taxCategory:n(a,"AppliedTradeTax/CategoryCode"),taxRate:n(a,"AppliedTradeTax/RateApplicablePercent")})):[],Q=e=>({amount:n(e,"ActualAmount"),reason:r(e,"Reason")}),
H=e=>({category:n(e,"CategoryCode"),rate:n(e,"RateApplicablePercent"),basis:n(e,"BasisAmount"),amount:n(e,"CalculatedAmount"),exemptionReason:r(e,"ExemptionReas\
on"),exemptionCode:n(e,"ExemptionReasonCode")});function Z(e,a){const t=e&&u(e,"SpecifiedTradeSettlementHeaderMonetarySummation"),i=t?l(t,"TaxTotalAmount"):[],f=h=>[
null,a].includes(c(h,"currencyID"));return{lines:n(t,"LineTotalAmount"),allowances:n(t,"AllowanceTotalAmount"),charges:n(t,"ChargeTotalAmount"),net:n(t,"TaxBasi\
sTotalAmount"),tax:n(i.find(f)),taxInAccountingCurrency:n(i.find(h=>!f(h))),gross:n(t,"GrandTotalAmount"),paid:n(t,"TotalPrepaidAmount"),rounding:n(t,"RoundingA\
mount"),due:n(t,"DuePayableAmount")}}const S="urn:cen.eu:en16931:2017",U={"urn:factur-x.eu:1p0:minimum":"MINIMUM","urn:zugferd.de:2p0:minimum":"MINIMUM","urn:fa\
ctur-x.eu:1p0:basicwl":"BASIC WL","urn:zugferd.de:2p0:basicwl":"BASIC WL",[`${S}#compliant#urn:factur-x.eu:1p0:basic`]:"BASIC",[`${S}#compliant#urn:zugferd.de:2\
p0:basic`]:"BASIC",[S]:"EN 16931",[`${S}#conformant#urn:factur-x.eu:1p0:extended`]:"EXTENDED",[`${S}#conformant#urn:zugferd.de:2p0:extended`]:"EXTENDED",[`${S}#\
conformant#urn.cpro.gouv.fr:1p0:extended-ctc-fr`]:"EXTENDED"},V=/^urn:cen\.eu:en16931:2017#(?:compliant|conformant)#urn:(?:xoev-de:kosit:standard|xeinkauf\.de:kosit):(?:extension:)?xrechnung_(\d+\.\d+)/;
function Y(e){if(e===null)return;const a=Object.hasOwn(U,e)?U[e]:void 0;if(a)return{level:a,file:"factur-x.xml",version:"1.0"};const t=V.exec(e)?.[1];return t===
void 0?void 0:{level:"XRECHNUNG",file:"xrechnung.xml",version:t}}function J(e){const a=n(e,"DocumentCurrencyCode"),t=i=>q(u(e,i));return{number:n(e,"ID"),typeCode:n(
e,"InvoiceTypeCode")??n(e,"CreditNoteTypeCode"),issueDate:n(e,"IssueDate"),dueDate:n(e,"DueDate")??n(e,"PaymentMeans/PaymentDueDate"),currency:a,taxCurrency:n(e,
"TaxCurrencyCode"),buyerReference:n(e,"BuyerReference"),orderReference:n(e,"OrderReference/ID"),salesOrderReference:n(e,"OrderReference/SalesOrderID"),contractReference:n(
e,"ContractDocumentReference/ID"),projectReference:n(e,"ProjectReference/ID"),precedingInvoices:d(e,"BillingReference/InvoiceDocumentReference/ID"),businessProcess:n(
e,"ProfileID"),guideline:n(e,"CustomizationID"),notes:s(e,"Note"),period:D(n(e,"InvoicePeriod/StartDate"),n(e,"InvoicePeriod/EndDate")),seller:t("AccountingSupp\
lierParty/Party"),buyer:t("AccountingCustomerParty/Party"),payee:t("PayeeParty"),delivery:ee(u(e,"Delivery")),payment:ne(e),lines:["InvoiceLine","CreditNoteLine"].
flatMap(i=>l(e,i)).map(ae),allowances:w(e,"false"),charges:w(e,"true"),thirdPartyCharges:[],taxes:k(e,a).own.flatMap(i=>l(i,"TaxSubtotal")).map(re),totals:ie(e,
a)}}function q(e){if(!e)return null;const a=r(e,"PartyLegalEntity/RegistrationName"),t=r(e,"PartyName/Name"),i=f=>n(l(e,"PartyTaxScheme").find(h=>n(h,"TaxScheme\
/ID")==="VAT"===f),"CompanyID");return{name:a??t,tradingName:a===null?null:t,identifiers:l(e,"PartyIdentification").flatMap(f=>o(f,"ID")??[]),legalId:n(e,"Party\
LegalEntity/CompanyID"),vatId:i(!0),taxId:i(!1),electronicAddress:o(e,"EndpointID"),address:F(u(e,"PostalAddress")),contact:y({name:r(e,"Contact/Name"),phone:n(
e,"Contact/Telephone"),email:n(e,"Contact/ElectronicMail")})}}const F=e=>y({line1:r(e,"StreetName"),line2:r(e,"AdditionalStreetName"),line3:r(e,"AddressLine/Lin\
e"),city:r(e,"CityName"),postCode:n(e,"PostalZone"),subdivision:r(e,"CountrySubentity"),country:n(e,"Country/IdentificationCode")}),ee=e=>y({name:r(e,"DeliveryP\
arty/PartyName/Name"),location:o(e,"DeliveryLocation/ID"),date:n(e,"ActualDeliveryDate"),address:F(e&&u(e,"DeliveryLocation/Address"))});function ne(e){const t=[
"AccountingSupplierParty/Party","PayeeParty"].flatMap(i=>l(e,i)).flatMap(i=>l(i,"PartyIdentification/ID"));return{reference:n(e,"PaymentMeans/PaymentID"),terms:r(
e,"PaymentTerms/Note"),creditorId:n(t.find(i=>c(i,"schemeID")==="SEPA")),mandate:n(e,"PaymentMeans/PaymentMandate/ID"),means:l(e,"PaymentMeans").map(te)}}const te=e=>({
code:n(e,"PaymentMeansCode"),text:c(u(e,"PaymentMeansCode"),"name"),iban:n(e,"PayeeFinancialAccount/ID"),bic:n(e,"PayeeFinancialAccount/FinancialInstitutionBran\
ch/ID"),accountName:r(e,"PayeeFinancialAccount/Name"),debitedIban:n(e,"PaymentMandate/PayerFinancialAccount/ID"),card:n(e,"CardAccount/PrimaryAccountNumberID")});
function ae(e){const a=u(e,"Item"),t=u(e,"InvoicedQuantity")??u(e,"CreditedQuantity");return{id:n(e,"ID"),kind:null,parent:null,name:r(a,"Name"),description:r(a,
"Description"),notes:s(e,"Note"),sellerItemId:n(a,"SellersItemIdentification/ID"),buyerItemId:n(a,"BuyersItemIdentification/ID"),standardItemId:o(a,"StandardIte\
mIdentification/ID"),orderLine:n(e,"OrderLineReference/LineID"),quantity:n(t),unit:c(t,"unitCode"),netPrice:n(e,"Price/PriceAmount"),grossPrice:n(e,"Price/Allow\
anceCharge/BaseAmount"),priceQuantity:n(e,"Price/BaseQuantity"),netAmount:n(e,"LineExtensionAmount"),taxCategory:n(a,"ClassifiedTaxCategory/ID"),taxRate:n(a,"Cl\
assifiedTaxCategory/Percent"),period:D(n(e,"InvoicePeriod/StartDate"),n(e,"InvoicePeriod/EndDate")),allowances:w(e,"false"),charges:w(e,"true")}}const w=(e,a)=>l(
e,"AllowanceCharge").filter(t=>n(t,"ChargeIndicator")===a).map(t=>({amount:n(t,"Amount"),base:n(t,"BaseAmount"),percentage:n(t,"MultiplierFactorNumeric"),reason:r(
t,"AllowanceChargeReason"),reasonCode:n(t,"AllowanceChargeReasonCode"),taxCategory:n(t,"TaxCategory/ID"),taxRate:n(t,"TaxCategory/Percent")}));function k(e,a){const t=l(
e,"TaxTotal"),i=f=>[null,a].includes(c(u(f,"TaxAmount"),"currencyID"));return{own:t.filter(i),other:t.filter(f=>!i(f))}}const re=e=>({category:n(e,"TaxCategory/\
ID"),rate:n(e,"TaxCategory/Percent"),basis:n(e,"TaxableAmount"),amount:n(e,"TaxAmount"),exemptionReason:r(e,"TaxCategory/TaxExemptionReason"),exemptionCode:n(e,
"TaxCategory/TaxExemptionReasonCode")});function ie(e,a){const t=u(e,"LegalMonetaryTotal"),{own:i,other:f}=k(e,a);return{lines:n(t,"LineExtensionAmount"),allowances:n(
t,"AllowanceTotalAmount"),charges:n(t,"ChargeTotalAmount"),net:n(t,"TaxExclusiveAmount"),tax:n(i[0],"TaxAmount"),taxInAccountingCurrency:n(f[0],"TaxAmount"),gross:n(
t,"TaxInclusiveAmount"),paid:n(t,"PrepaidAmount"),rounding:n(t,"PayableRoundingAmount"),due:n(t,"PayableAmount")}}const N=2e7,oe="urn:un:unece:uncefact:data:sta\
ndard:CrossIndustryInvoice:100",se=["urn:oasis:names:specification:ubl:schema:xsd:Invoice-2","urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2"],$={CrossIndustryDocument:"\
is an invoice of ZUGFeRD 1, which is older than EN 16931",SCRDMCCBDACIOMessageStructure:"is an order (Order-X), not an invoice",CrossIndustryInvoice:"is a Cross\
 Industry Invoice of another version than D16B and D22B"};async function ce(e,a){if(e.length>N)return`has more than ${N/1e6} MB`;const t=await C(e,a);if(typeof t==
"string")return t;const i=de(t);if(!i)return Object.hasOwn($,t.name)?$[t.name]:"is not an invoice in CII or UBL";const f=i==="CII"?m(t):J(t);return{syntax:i,invoice:f,
profile:Y(f.guideline)}}function de({namespace:e,name:a}){return e===oe&&a==="CrossIndustryInvoice"?"CII":se.includes(e)?"UBL":void 0}})};
