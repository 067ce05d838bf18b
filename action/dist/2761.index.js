"use strict";exports.id=2761,exports.ids=[2761],exports.modules={49180:((M,x,m)=>{m.d(x,{q:()=>D});const _="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd\
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
 f5f5f5 yellow ffff00 yellowgreen 9acd32";function D(C){const c=C.toLowerCase(),s=/^#([\da-f]{3}|[\da-f]{6})$/.exec(c)?.[1]??P().get(c);return s===void 0?void 0:
(s.length===3?[...s].map(n=>n+n):[s.slice(0,2),s.slice(2,4),s.slice(4)]).map(n=>Number.parseInt(n,16))}let E;function P(){const C=_.split(" ");return E??=new Map(
C.flatMap((c,s)=>s%2===0?[[c,C[s+1]]]:[]))}}),51521:((M,x,m)=>{m.d(x,{Ct:()=>C,Qf:()=>P,sA:()=>s});var _=m(98446);const D=/(\{[^{}]*\})/;function E(y,n){const i=[],
p=[],d=`use ${n.map(o=>`{${o}}`).join(", ")}`;for(const o of y.normalize("NFC").split(D)){const u=n.find(g=>`{${g}}`===o);if(u)i.push({placeholder:u});else if(D.
test(o))p.push(o);else{if(/[{}]/.test(o))return{problem:`has a brace that belongs to no placeholder; ${d}`};o&&i.push({literal:o})}}return p.length===0?{pieces:i}:
{problem:`has the unknown ${(0,_.d5)(p.length,"placeholder","placeholders")} ${p.join(" and ")}; ${d}`}}const P=y=>y.split(D).filter((n,i)=>i%2===1),C=(y,n)=>y.
split(D).map((i,p)=>(p%2===1&&Object.hasOwn(n,i.slice(1,-1))?n[i.slice(1,-1)]:void 0)??i).join(""),c=["number","last","label","name"],s=y=>E(y,c)}),60666:((M,x,m)=>{
m.d(x,{E:()=>y,L:()=>c});var _=m(49180),D=m(17079),E=m(51521);function P(n){const i=(0,E.sA)(n);return"problem"in i?i.problem:void 0}const C=/^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8}){0,8}$/,
c=n=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.test(n),y={"file-name":{holds:n=>!/[/\\\p{Cc}\p{Cs}]/u.test(n)&&/[^. ]/.test(n),words:"a file name without fol\
ders"},"media-type":{holds:c,words:"a media type such as text/xml or application/pdf"},color:{holds:n=>(0,_.q)(n)!==void 0,words:"a color such as Red, darkgreen\
 or #c00000"},date:{holds:n=>(0,D.Z)(n)!==void 0,words:"a date of ISO 8601 such as 2026-11-20 or 2026-11-20T14:30:00+01:00"},"number-format":{holds:n=>P(n)===void 0,
words:"text such as {number} / {last}",problem:P},"language-tag":{holds:n=>C.test(n),words:"a language tag such as en, de-AT or zh-Hant (BCP 47)"}}}),45059:((M,x,m)=>{
m.d(x,{_:()=>n});var _=m(81077),D=m(33311),E=m(9819),P=m(33973),C=m(90536),c=m(45599),s=m(60666),y=m(59071);async function n(p){const d=(await(0,D.S)(p)).EF;if(d.
length===0)return[];const o=new i(p),{catalog:u,job:g}=p,A=(0,E.Wo)(p,"Names");for(const[l,h]of await(0,_.Zc)(p,A?.dict.get("EmbeddedFiles"),"Names")){o.add(h,null,
l instanceof c.Mx?(0,y.Gh)(l):null);const b=g.pace.step(500);b&&await b}if(o.associated(u.get("AF"),null),!o.missesSome(d))return o.found;for(let l=0;l<p.pages.
count;l++){const h=p.pages.number(l);o.associated(p.entry(h,"AF"),l+1);for(const O of p.array(p.entry(h,"Annots"))??[]){const S=p.dict(O);S&&((0,c.Eo)(p.resolve(
S.get("Subtype")),"FileAttachment")&&o.add(S.get("FS"),l+1,null,(0,y.Gh)(p.resolve(S.get("Contents")))),o.associated(S.get("AF"),l+1))}const b=g.pace.step(1e3);
b&&await b}if(!o.missesSome(d))return o.found;const{live:v}=await(0,P.Gy)(p);for(const l of d)v[l]===1&&(0,C.C)(p.get(l),h=>{h.has("EF")&&o.add(h,null)});return o.
found}class i{document;found=[];streams=new Set;constructor(d){this.document=d}associated(d,o){const u=this.document.array(d)??(d===void 0?[]:[d]);for(const g of u)
this.add(g,o)}missesSome(d){return d.some(o=>(0,C.L)(this.document.get(o),u=>{const g=this.embedded(u);return g!==void 0&&!this.streams.has(g)}))}add(d,o,u=null,g=null){
const{document:A}=this,v=A.dict(d),l=v&&this.embedded(v);if(!l||this.streams.has(l))return;this.streams.add(l);const h=S=>(0,y.Gh)(A.resolve(v.get(S))),b=A.resolve(
l.dict.get("Subtype")),O=A.resolve(v.get("AFRelationship"));this.found.push({name:h("UF")??h("F")??h("Unix")??h("DOS")??h("Mac")??u,stream:l,size:this.sizeOf(l),
mimeType:b instanceof c.SX&&(0,s.L)(b.text)?b.text:null,description:h("Desc")??g,relationship:O instanceof c.SX?O.text:null,page:o})}embedded(d){const o=this.document.
dict(d.get("EF"));if(o)for(const u of["UF","F","Unix","DOS","Mac"]){const g=o.get(u),A=(0,c.i9)(g)?this.document.resolve(g):null;if(A instanceof c.Z6)return A}}sizeOf(d){
const{document:o}=this,u=o.resolve(o.dict(d.dict.get("Params"))?.get("Size"));return typeof u=="number"&&Number.isInteger(u)&&u>=0?u:!d.dict.has("Filter")&&d.sealed===
void 0?d.data.length:null}}}),92761:((M,x,m)=>{m.d(x,{Uj:()=>p,fD:()=>i,sc:()=>s});var _=m(45059),D=m(43496),E=m(824),P=m(31683);const C=["factur-x.xml","xrechn\
ung.xml","zugferd-invoice.xml"],c=50;async function s(d){const o=await(0,_._)(d),u=({name:l})=>{const h=C.indexOf((l??"").toLowerCase());return h<0?C.length:h},
g=o.filter(l=>u(l)<C.length||y(l)).sort((l,h)=>u(l)-u(h)).slice(0,c),A=[];let v;for(const l of g){const h=l.name??"",b=await n(d,l),O=b?await(0,P.Q)(b,d.job.pace):
`has more than ${P.u/1e6} MB`;typeof O!="string"?A.push({...O,file:h,attachment:l,bytes:b}):u(l)<C.length&&(v??={file:h,reason:O})}return{invoices:A,refused:v,names:o.
flatMap(({name:l})=>l??[])}}const y=({name:d,mimeType:o})=>/\.xml$/i.test(d??"")||o==="text/xml"||o==="application/xml";async function n(d,{stream:o,size:u}){return(u??
0)>P.u?void 0:await d.decodedAtEase(o)}const i=[D.dK.fx,"urn:zugferd:pdfa:CrossIndustryDocument:invoice:2p0#","urn:ferd:pdfa:CrossIndustryDocument:invoice:1p0#"];
async function p(d){const o=(await(0,E.Br)(d))?.properties.filter(({namespace:g})=>i.includes(g))??[];if(o.length===0)return;const u=g=>o.find(A=>A.name===g)?.values[0]?.
trim()??null;return{level:u("ConformanceLevel"),file:u("DocumentFileName"),type:u("DocumentType"),version:u("Version")}}}),31683:((M,x,m)=>{m.d(x,{u:()=>N,Q:()=>se});
var _=m(43496),D=m(3907);const E=1e6;async function P(e,a){const t=(0,D.xK)(e);if(t===void 0)return"is not well-formed XML";const r=new C,f=await(0,D.km)(t,a,I=>r.
take(I));return f==="document type"?"has a document type declaration":r.fault??(f==="well-formed"?r.root:void 0)??"is not well-formed XML"}class C{fault;open=[];scope=new _.
ee;done;count=0;get root(){return this.open.length===0?this.done:void 0}take(a){return(a.kind==="start"||a.kind==="empty")&&this.start(a.name,a.attributes),(a.kind===
"end"||a.kind==="empty")&&this.end(a.name),a.kind==="text"&&this.characters(a.text),this.fault!==void 0}start(a,t){this.done&&(this.fault??="is not well-formed \
XML"),this.open.length>=D.ol&&(this.fault??="is nested too deeply"),++this.count>E&&(this.fault??="has too many elements"),this.scope.enter(t);const{namespace:r,
local:f}=this.scope.ofElement(a);this.open.push({tag:a,namespace:r,name:f,attributes:t,children:[],text:""})}end(a){const t=this.open.pop();if(t?.tag!==a){this.
fault??="is not well-formed XML";return}this.scope.leave();const r=this.open.at(-1);r?r.children.push(t):this.done=t}characters(a){const t=this.open.at(-1);t?t.
text+=a:a.trim()!==""&&(this.fault??="is not well-formed XML")}}function c(e,a){let t=[e];for(const r of a.split("/"))t=t.flatMap(({children:f})=>f.filter(({name:I})=>I===
r));return[...t]}const s=(e,a)=>c(e,a)[0],y=(e,a)=>e?.attributes.find(({name:t})=>t===a)?.value??null,n=(e,a)=>(e&&a!==void 0?s(e,a):e)?.text.trim()||null,i=(e,a)=>{
const t=e&&s(e,a);return t&&t.text.trim()!==""?t.text:null},p=(e,a)=>e?c(e,a).flatMap(t=>n(t)??[]):[],d=(e,a)=>e?c(e,a).flatMap(({text:t})=>t.trim()===""?[]:[t]):
[];function o(e,a){const t=e&&s(e,a),r=n(t);return r===null?null:{id:r,scheme:y(t,"schemeID")}}const u=e=>Object.values(e).every(a=>a===null)?null:e,g=(e,a)=>u(
{start:e,end:a}),A=e=>e?.replace(/^(\d{4})(\d\d)(\d\d)$/,"$1-$2-$3")??null;function v(e){const a=s(e,"ExchangedDocumentContext"),t=s(e,"ExchangedDocument"),r=s(
e,"SupplyChainTradeTransaction"),f=de=>r&&s(r,`ApplicableHeaderTrade${de}`),I=f("Agreement"),T=f("Settlement"),$=n(T,"InvoiceCurrencyCode");return{number:n(t,"I\
D"),typeCode:n(t,"TypeCode"),issueDate:l(t,"IssueDateTime"),dueDate:l(T,"SpecifiedTradePaymentTerms/DueDateDateTime"),currency:$,taxCurrency:n(T,"TaxCurrencyCod\
e"),buyerReference:n(I,"BuyerReference"),orderReference:n(I,"BuyerOrderReferencedDocument/IssuerAssignedID"),salesOrderReference:n(I,"SellerOrderReferencedDocum\
ent/IssuerAssignedID"),contractReference:n(I,"ContractReferencedDocument/IssuerAssignedID"),projectReference:n(I,"SpecifiedProcuringProject/ID"),precedingInvoices:p(
T,"InvoiceReferencedDocument/IssuerAssignedID"),businessProcess:n(a,"BusinessProcessSpecifiedDocumentContextParameter/ID"),guideline:n(a,"GuidelineSpecifiedDocu\
mentContextParameter/ID"),notes:d(t,"IncludedNote/Content"),period:h(T),seller:b(I,"SellerTradeParty"),buyer:b(I,"BuyerTradeParty"),payee:b(T,"PayeeTradeParty"),
delivery:W(f("Delivery")),payment:j(T),lines:r?c(r,"IncludedSupplyChainTradeLineItem").map(z):[],allowances:L(T,"false"),charges:[...L(T,"true"),...X(T)],thirdPartyCharges:T?
c(T,"SpecifiedFinancialAdjustment").map(G):[],taxes:T?c(T,"ApplicableTradeTax").map(Q):[],totals:H(T,$)}}const l=(e,a)=>A(n(e,`${a}/DateTimeString`));function h(e){
const a=l(e,"BillingSpecifiedPeriod/StartDateTime");return g(a,l(e,"BillingSpecifiedPeriod/EndDateTime"))}function b(e,a){const t=e&&s(e,a);if(!t)return null;const r=f=>n(
c(t,"SpecifiedTaxRegistration/ID").find(I=>y(I,"schemeID")===f));return{name:i(t,"Name"),tradingName:i(t,"SpecifiedLegalOrganization/TradingBusinessName"),identifiers:[
"ID","GlobalID"].flatMap(f=>O(t,f)),legalId:n(t,"SpecifiedLegalOrganization/ID"),vatId:r("VA"),taxId:r("FC"),electronicAddress:o(t,"URIUniversalCommunication/UR\
IID"),address:S(t),contact:u({name:i(t,"DefinedTradeContact/PersonName")??i(t,"DefinedTradeContact/DepartmentName"),phone:n(t,"DefinedTradeContact/TelephoneUniv\
ersalCommunication/CompleteNumber"),email:n(t,"DefinedTradeContact/EmailURIUniversalCommunication/URIID")})}}const O=(e,a)=>c(e,a).flatMap(t=>{const r=n(t);return r===
null?[]:[{id:r,scheme:y(t,"schemeID")}]});function S(e){const a=s(e,"PostalTradeAddress");return u({line1:i(a,"LineOne"),line2:i(a,"LineTwo"),line3:i(a,"LineThr\
ee"),city:i(a,"CityName"),postCode:n(a,"PostcodeCode"),subdivision:i(a,"CountrySubDivisionName"),country:n(a,"CountryID")})}function W(e){const a=e&&s(e,"ShipTo\
TradeParty");return u({name:i(a,"Name"),location:o(a,"GlobalID")??o(a,"ID"),date:l(e,"ActualDeliverySupplyChainEvent/OccurrenceDateTime"),address:a?S(a):null})}
function j(e){return{reference:n(e,"PaymentReference"),terms:i(e,"SpecifiedTradePaymentTerms/Description"),creditorId:n(e,"CreditorReferenceID"),mandate:n(e,"Sp\
ecifiedTradePaymentTerms/DirectDebitMandateID"),means:e?c(e,"SpecifiedTradeSettlementPaymentMeans").map(K):[]}}const K=e=>({code:n(e,"TypeCode"),text:i(e,"Infor\
mation"),iban:n(e,"PayeePartyCreditorFinancialAccount/IBANID")??n(e,"PayeePartyCreditorFinancialAccount/ProprietaryID"),bic:n(e,"PayeeSpecifiedCreditorFinancial\
Institution/BICID"),accountName:i(e,"PayeePartyCreditorFinancialAccount/AccountName"),debitedIban:n(e,"PayerPartyDebtorFinancialAccount/IBANID"),card:n(e,"Appli\
cableTradeSettlementFinancialCard/ID")});function z(e){const a=s(e,"AssociatedDocumentLineDocument"),t=s(e,"SpecifiedTradeProduct"),r=s(e,"SpecifiedLineTradeAgr\
eement"),f=s(e,"SpecifiedLineTradeSettlement"),I=s(e,"SpecifiedLineTradeDelivery/BilledQuantity");return{id:n(a,"LineID"),kind:n(a,"LineStatusReasonCode"),parent:n(
a,"ParentLineID"),name:i(t,"Name"),description:i(t,"Description"),notes:d(a,"IncludedNote/Content"),sellerItemId:n(t,"SellerAssignedID"),buyerItemId:n(t,"BuyerA\
ssignedID"),standardItemId:o(t,"GlobalID"),orderLine:n(r,"BuyerOrderReferencedDocument/LineID"),quantity:n(I),unit:y(I,"unitCode"),netPrice:n(r,"NetPriceProduct\
TradePrice/ChargeAmount"),grossPrice:n(r,"GrossPriceProductTradePrice/ChargeAmount"),priceQuantity:n(r,"NetPriceProductTradePrice/BasisQuantity"),netAmount:n(f,
"SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount"),taxCategory:n(f,"ApplicableTradeTax/CategoryCode"),taxRate:n(f,"ApplicableTradeTax/RateApplicab\
lePercent"),period:h(f),allowances:L(f,"false"),charges:L(f,"true")}}const L=(e,a)=>e?c(e,"SpecifiedTradeAllowanceCharge").filter(t=>n(t,"ChargeIndicator/Indica\
tor")===a).map(t=>({amount:n(t,"ActualAmount"),base:n(t,"BasisAmount"),percentage:n(t,"CalculationPercent"),reason:i(t,"Reason"),reasonCode:n(t,"ReasonCode"),taxCategory:n(
t,"CategoryTradeTax/CategoryCode"),taxRate:n(t,"CategoryTradeTax/RateApplicablePercent")})):[],X=e=>e?c(e,"SpecifiedLogisticsServiceCharge").map(a=>({amount:n(a,
"AppliedAmount"),base:null,percentage:null,reason:i(a,"Description"),reasonCode:null,taxCategory:n(a,"AppliedTradeTax/CategoryCode"),taxRate:n(a,"AppliedTradeTa\
x/RateApplicablePercent")})):[],G=e=>({amount:n(e,"ActualAmount"),reason:i(e,"Reason")}),Q=e=>({category:n(e,"CategoryCode"),rate:n(e,"RateApplicablePercent"),basis:n(
e,"BasisAmount"),amount:n(e,"CalculatedAmount"),exemptionReason:i(e,"ExemptionReason"),exemptionCode:n(e,"ExemptionReasonCode")});function H(e,a){const t=e&&s(e,
"SpecifiedTradeSettlementHeaderMonetarySummation"),r=t?c(t,"TaxTotalAmount"):[],f=I=>[null,a].includes(y(I,"currencyID"));return{lines:n(t,"LineTotalAmount"),allowances:n(
t,"AllowanceTotalAmount"),charges:n(t,"ChargeTotalAmount"),net:n(t,"TaxBasisTotalAmount"),tax:n(r.find(f)),taxInAccountingCurrency:n(r.find(I=>!f(I))),gross:n(t,
"GrandTotalAmount"),paid:n(t,"TotalPrepaidAmount"),rounding:n(t,"RoundingAmount"),due:n(t,"DuePayableAmount")}}const R="urn:cen.eu:en16931:2017",B={"urn:factur-\
x.eu:1p0:minimum":"MINIMUM","urn:zugferd.de:2p0:minimum":"MINIMUM","urn:factur-x.eu:1p0:basicwl":"BASIC WL","urn:zugferd.de:2p0:basicwl":"BASIC WL",[`${R}#compl\
iant#urn:factur-x.eu:1p0:basic`]:"BASIC",[`${R}#compliant#urn:zugferd.de:2p0:basic`]:"BASIC",[R]:"EN 16931",[`${R}#conformant#urn:factur-x.eu:1p0:extended`]:"EX\
TENDED",[`${R}#conformant#urn:zugferd.de:2p0:extended`]:"EXTENDED",[`${R}#conformant#urn.cpro.gouv.fr:1p0:extended-ctc-fr`]:"EXTENDED"},Z=/^urn:cen\.eu:en16931:2017#(?:compliant|conformant)#urn:(?:xoev-de:kosit:standard|xeinkauf\.de:kosit):(?:extension:)?xrechnung_(\d+\.\d+)/;
function V(e){if(e===null)return;const a=Object.hasOwn(B,e)?B[e]:void 0;if(a)return{level:a,file:"factur-x.xml",version:"1.0"};const t=Z.exec(e)?.[1];return t===
void 0?void 0:{level:"XRECHNUNG",file:"xrechnung.xml",version:t}}function J(e){const a=n(e,"DocumentCurrencyCode"),t=r=>Y(s(e,r));return{number:n(e,"ID"),typeCode:n(
e,"InvoiceTypeCode")??n(e,"CreditNoteTypeCode"),issueDate:n(e,"IssueDate"),dueDate:n(e,"DueDate")??n(e,"PaymentMeans/PaymentDueDate"),currency:a,taxCurrency:n(e,
"TaxCurrencyCode"),buyerReference:n(e,"BuyerReference"),orderReference:n(e,"OrderReference/ID"),salesOrderReference:n(e,"OrderReference/SalesOrderID"),contractReference:n(
e,"ContractDocumentReference/ID"),projectReference:n(e,"ProjectReference/ID"),precedingInvoices:p(e,"BillingReference/InvoiceDocumentReference/ID"),businessProcess:n(
e,"ProfileID"),guideline:n(e,"CustomizationID"),notes:d(e,"Note"),period:g(n(e,"InvoicePeriod/StartDate"),n(e,"InvoicePeriod/EndDate")),seller:t("AccountingSupp\
lierParty/Party"),buyer:t("AccountingCustomerParty/Party"),payee:t("PayeeParty"),delivery:q(s(e,"Delivery")),payment:ee(e),lines:["InvoiceLine","CreditNoteLine"].
flatMap(r=>c(e,r)).map(te),allowances:w(e,"false"),charges:w(e,"true"),thirdPartyCharges:[],taxes:F(e,a).own.flatMap(r=>c(r,"TaxSubtotal")).map(ae),totals:re(e,
a)}}function Y(e){if(!e)return null;const a=i(e,"PartyLegalEntity/RegistrationName"),t=i(e,"PartyName/Name"),r=f=>n(c(e,"PartyTaxScheme").find(I=>n(I,"TaxScheme\
/ID")==="VAT"===f),"CompanyID");return{name:a??t,tradingName:a===null?null:t,identifiers:c(e,"PartyIdentification").flatMap(f=>o(f,"ID")??[]),legalId:n(e,"Party\
LegalEntity/CompanyID"),vatId:r(!0),taxId:r(!1),electronicAddress:o(e,"EndpointID"),address:U(s(e,"PostalAddress")),contact:u({name:i(e,"Contact/Name"),phone:n(
e,"Contact/Telephone"),email:n(e,"Contact/ElectronicMail")})}}const U=e=>u({line1:i(e,"StreetName"),line2:i(e,"AdditionalStreetName"),line3:i(e,"AddressLine/Lin\
e"),city:i(e,"CityName"),postCode:n(e,"PostalZone"),subdivision:i(e,"CountrySubentity"),country:n(e,"Country/IdentificationCode")}),q=e=>u({name:i(e,"DeliveryPa\
rty/PartyName/Name"),location:o(e,"DeliveryLocation/ID"),date:n(e,"ActualDeliveryDate"),address:U(e&&s(e,"DeliveryLocation/Address"))});function ee(e){const t=[
"AccountingSupplierParty/Party","PayeeParty"].flatMap(r=>c(e,r)).flatMap(r=>c(r,"PartyIdentification/ID"));return{reference:n(e,"PaymentMeans/PaymentID"),terms:i(
e,"PaymentTerms/Note"),creditorId:n(t.find(r=>y(r,"schemeID")==="SEPA")),mandate:n(e,"PaymentMeans/PaymentMandate/ID"),means:c(e,"PaymentMeans").map(ne)}}const ne=e=>({
code:n(e,"PaymentMeansCode"),text:y(s(e,"PaymentMeansCode"),"name"),iban:n(e,"PayeeFinancialAccount/ID"),bic:n(e,"PayeeFinancialAccount/FinancialInstitutionBran\
ch/ID"),accountName:i(e,"PayeeFinancialAccount/Name"),debitedIban:n(e,"PaymentMandate/PayerFinancialAccount/ID"),card:n(e,"CardAccount/PrimaryAccountNumberID")});
function te(e){const a=s(e,"Item"),t=s(e,"InvoicedQuantity")??s(e,"CreditedQuantity");return{id:n(e,"ID"),kind:null,parent:null,name:i(a,"Name"),description:i(a,
"Description"),notes:d(e,"Note"),sellerItemId:n(a,"SellersItemIdentification/ID"),buyerItemId:n(a,"BuyersItemIdentification/ID"),standardItemId:o(a,"StandardIte\
mIdentification/ID"),orderLine:n(e,"OrderLineReference/LineID"),quantity:n(t),unit:y(t,"unitCode"),netPrice:n(e,"Price/PriceAmount"),grossPrice:n(e,"Price/Allow\
anceCharge/BaseAmount"),priceQuantity:n(e,"Price/BaseQuantity"),netAmount:n(e,"LineExtensionAmount"),taxCategory:n(a,"ClassifiedTaxCategory/ID"),taxRate:n(a,"Cl\
assifiedTaxCategory/Percent"),period:g(n(e,"InvoicePeriod/StartDate"),n(e,"InvoicePeriod/EndDate")),allowances:w(e,"false"),charges:w(e,"true")}}const w=(e,a)=>c(
e,"AllowanceCharge").filter(t=>n(t,"ChargeIndicator")===a).map(t=>({amount:n(t,"Amount"),base:n(t,"BaseAmount"),percentage:n(t,"MultiplierFactorNumeric"),reason:i(
t,"AllowanceChargeReason"),reasonCode:n(t,"AllowanceChargeReasonCode"),taxCategory:n(t,"TaxCategory/ID"),taxRate:n(t,"TaxCategory/Percent")}));function F(e,a){const t=c(
e,"TaxTotal"),r=f=>[null,a].includes(y(s(f,"TaxAmount"),"currencyID"));return{own:t.filter(r),other:t.filter(f=>!r(f))}}const ae=e=>({category:n(e,"TaxCategory/\
ID"),rate:n(e,"TaxCategory/Percent"),basis:n(e,"TaxableAmount"),amount:n(e,"TaxAmount"),exemptionReason:i(e,"TaxCategory/TaxExemptionReason"),exemptionCode:n(e,
"TaxCategory/TaxExemptionReasonCode")});function re(e,a){const t=s(e,"LegalMonetaryTotal"),{own:r,other:f}=F(e,a);return{lines:n(t,"LineExtensionAmount"),allowances:n(
t,"AllowanceTotalAmount"),charges:n(t,"ChargeTotalAmount"),net:n(t,"TaxExclusiveAmount"),tax:n(r[0],"TaxAmount"),taxInAccountingCurrency:n(f[0],"TaxAmount"),gross:n(
t,"TaxInclusiveAmount"),paid:n(t,"PrepaidAmount"),rounding:n(t,"PayableRoundingAmount"),due:n(t,"PayableAmount")}}const N=2e7,ie="urn:un:unece:uncefact:data:sta\
ndard:CrossIndustryInvoice:100",oe=["urn:oasis:names:specification:ubl:schema:xsd:Invoice-2","urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2"],k={CrossIndustryDocument:"\
is an invoice of ZUGFeRD 1, which is older than EN 16931",SCRDMCCBDACIOMessageStructure:"is an order (Order-X), not an invoice",CrossIndustryInvoice:"is a Cross\
 Industry Invoice of another version than D16B and D22B"};async function se(e,a){if(e.length>N)return`has more than ${N/1e6} MB`;const t=await P(e,a);if(typeof t==
"string")return t;const r=ce(t);if(!r)return Object.hasOwn(k,t.name)?k[t.name]:"is not an invoice in CII or UBL";const f=r==="CII"?v(t):J(t);return{syntax:r,invoice:f,
profile:V(f.guideline)}}function ce({namespace:e,name:a}){return e===ie&&a==="CrossIndustryInvoice"?"CII":oe.includes(e)?"UBL":void 0}}),33311:((M,x,m)=>{m.d(x,
{S:()=>E});var _=m(21996),D=m(70549);const E=(0,D.n)(P=>(0,_.zx)(P,["AP","JS","EF","ByteRange","Sig"]))})};
