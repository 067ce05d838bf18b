"use strict";exports.id=2761,exports.ids=[2761],exports.modules={51521:((R,S,p)=>{p.d(S,{s:()=>x});var O=p(98446);function T(P,l){const u=[],f=[],t=`use ${l.map(i=>`{${i}}`).
join(", ")}`;for(const i of P.normalize("NFC").split(/(\{[^{}]*\})/)){const I=l.find(c=>`{${c}}`===i);if(I)u.push({placeholder:I});else if(/^\{[^{}]*\}$/.test(i))
f.push(i);else{if(/[{}]/.test(i))return{problem:`has a brace that belongs to no placeholder; ${t}`};i&&u.push({literal:i})}}return f.length===0?{pieces:u}:{problem:`\
has the unknown ${(0,O.d5)(f.length,"placeholder","placeholders")} ${f.join(" and ")}; ${t}`}}const _=["number","last","label","name"],x=P=>T(P,_)}),60666:((R,S,p)=>{
p.d(S,{E:()=>u,L:()=>P});var O=p(17079),T=p(51521);function _(f){const t=(0,T.s)(f);return"problem"in t?t.problem:void 0}const x=/^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8}){0,8}$/,
P=f=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.test(f),u={"file-name":{holds:f=>!/[/\\\p{Cc}\p{Cs}]/u.test(f)&&/[^. ]/.test(f),words:"a file name without fol\
ders"},"media-type":{holds:P,words:"a media type such as text/xml or application/pdf"},date:{holds:f=>(0,O.Z)(f)!==void 0,words:"a date of ISO 8601 such as 2026\
-11-20 or 2026-11-20T14:30:00+01:00"},"number-format":{holds:f=>_(f)===void 0,words:"text such as {number} / {last}",problem:_},"language-tag":{holds:f=>x.test(
f),words:"a language tag such as en, de-AT or zh-Hant (BCP 47)"}}}),45059:((R,S,p)=>{p.d(S,{_:()=>t});var O=p(81077),T=p(33311),_=p(9819),x=p(33973),P=p(90536),
l=p(45599),u=p(60666),f=p(59071);async function t(I){const c=(await(0,T.S)(I)).EF;if(c.length===0)return[];const o=new i(I),{catalog:m,job:D}=I,g=(0,_.Wo)(I,"Na\
mes");for(const[s,y]of await(0,O.Zc)(I,g?.dict.get("EmbeddedFiles"),"Names")){o.add(y,null,s instanceof l.Mx?(0,f.Gh)(s):null);const h=D.pace.step(500);h&&await h}
if(o.associated(m.get("AF"),null),!o.missesSome(c))return o.found;for(let s=0;s<I.pages.count;s++){const y=I.pages.number(s);o.associated(I.entry(y,"AF"),s+1);for(const v of I.
array(I.entry(y,"Annots"))??[]){const b=I.dict(v);b&&((0,l.Eo)(I.resolve(b.get("Subtype")),"FileAttachment")&&o.add(b.get("FS"),s+1,null,(0,f.Gh)(I.resolve(b.get(
"Contents")))),o.associated(b.get("AF"),s+1))}const h=D.pace.step(1e3);h&&await h}if(!o.missesSome(c))return o.found;const{live:E}=await(0,x.Gy)(I);for(const s of c)
E[s]===1&&(0,P.C)(I.get(s),y=>{y.has("EF")&&o.add(y,null)});return o.found}class i{document;found=[];streams=new Set;constructor(c){this.document=c}associated(c,o){
const m=this.document.array(c)??(c===void 0?[]:[c]);for(const D of m)this.add(D,o)}missesSome(c){return c.some(o=>(0,P.L)(this.document.get(o),m=>{const D=this.
embedded(m);return D!==void 0&&!this.streams.has(D)}))}add(c,o,m=null,D=null){const{document:g}=this,E=g.dict(c),s=E&&this.embedded(E);if(!s||this.streams.has(s))
return;this.streams.add(s);const y=b=>(0,f.Gh)(g.resolve(E.get(b))),h=g.resolve(s.dict.get("Subtype")),v=g.resolve(E.get("AFRelationship"));this.found.push({name:y(
"UF")??y("F")??y("Unix")??y("DOS")??y("Mac")??m,stream:s,size:this.sizeOf(s),mimeType:h instanceof l.SX&&(0,u.L)(h.text)?h.text:null,description:y("Desc")??D,relationship:v instanceof
l.SX?v.text:null,page:o})}embedded(c){const o=this.document.dict(c.get("EF"));if(o)for(const m of["UF","F","Unix","DOS","Mac"]){const D=o.get(m),g=(0,l.i9)(D)?this.
document.resolve(D):null;if(g instanceof l.Z6)return g}}sizeOf(c){const{document:o}=this,m=o.resolve(o.dict(c.dict.get("Params"))?.get("Size"));return typeof m==
"number"&&Number.isInteger(m)&&m>=0?m:!c.dict.has("Filter")&&c.sealed===void 0?c.data.length:null}}}),92761:((R,S,p)=>{p.d(S,{Uj:()=>I,fD:()=>i,sc:()=>u});var O=p(
45059),T=p(43496),_=p(824),x=p(31683);const P=["factur-x.xml","xrechnung.xml","zugferd-invoice.xml"],l=50;async function u(c){const o=await(0,O._)(c),m=({name:s})=>{
const y=P.indexOf((s??"").toLowerCase());return y<0?P.length:y},D=o.filter(s=>m(s)<P.length||f(s)).sort((s,y)=>m(s)-m(y)).slice(0,l),g=[];let E;for(const s of D){
const y=s.name??"",h=await t(c,s),v=h?await(0,x.Q)(h,c.job.pace):`has more than ${x.u/1e6} MB`;typeof v!="string"?g.push({...v,file:y,attachment:s,bytes:h}):m(s)<
P.length&&(E??={file:y,reason:v})}return{invoices:g,refused:E,names:o.flatMap(({name:s})=>s??[])}}const f=({name:c,mimeType:o})=>/\.xml$/i.test(c??"")||o==="tex\
t/xml"||o==="application/xml";async function t(c,{stream:o,size:m}){return(m??0)>x.u?void 0:await c.decodedAtEase(o)}const i=[T.dK.fx,"urn:zugferd:pdfa:CrossInd\
ustryDocument:invoice:2p0#","urn:ferd:pdfa:CrossIndustryDocument:invoice:1p0#"];async function I(c){const o=(await(0,_.Br)(c))?.properties.filter(({namespace:D})=>i.
includes(D))??[];if(o.length===0)return;const m=D=>o.find(g=>g.name===D)?.values[0]?.trim()??null;return{level:m("ConformanceLevel"),file:m("DocumentFileName"),
type:m("DocumentType"),version:m("Version")}}}),31683:((R,S,p)=>{p.d(S,{u:()=>B,Q:()=>se});var O=p(43496),T=p(3907);const _=1e6;async function x(e,a){const n=(0,T.
xK)(e);if(n===void 0)return"is not well-formed XML";const r=new P,d=await(0,T.km)(n,a,C=>r.take(C));return d==="document type"?"has a document type declaration":
r.fault??(d==="well-formed"?r.root:void 0)??"is not well-formed XML"}class P{fault;open=[];scope=new O.ee;done;count=0;get root(){return this.open.length===0?this.
done:void 0}take(a){return(a.kind==="start"||a.kind==="empty")&&this.start(a.name,a.attributes),(a.kind==="end"||a.kind==="empty")&&this.end(a.name),a.kind==="t\
ext"&&this.characters(a.text),this.fault!==void 0}start(a,n){this.done&&(this.fault??="is not well-formed XML"),this.open.length>=T.ol&&(this.fault??="is nested\
 too deeply"),++this.count>_&&(this.fault??="has too many elements"),this.scope.enter(n);const{namespace:r,local:d}=this.scope.ofElement(a);this.open.push({tag:a,
namespace:r,name:d,attributes:n,children:[],text:""})}end(a){const n=this.open.pop();if(n?.tag!==a){this.fault??="is not well-formed XML";return}this.scope.leave();
const r=this.open.at(-1);r?r.children.push(n):this.done=n}characters(a){const n=this.open.at(-1);n?n.text+=a:a.trim()!==""&&(this.fault??="is not well-formed XM\
L")}}function l(e,a){let n=[e];for(const r of a.split("/"))n=n.flatMap(({children:d})=>d.filter(({name:C})=>C===r));return[...n]}const u=(e,a)=>l(e,a)[0],f=(e,a)=>e?.
attributes.find(({name:n})=>n===a)?.value??null,t=(e,a)=>(e&&a!==void 0?u(e,a):e)?.text.trim()||null,i=(e,a)=>{const n=e&&u(e,a);return n&&n.text.trim()!==""?n.
text:null},I=(e,a)=>e?l(e,a).flatMap(n=>t(n)??[]):[],c=(e,a)=>e?l(e,a).flatMap(({text:n})=>n.trim()===""?[]:[n]):[];function o(e,a){const n=e&&u(e,a),r=t(n);return r===
null?null:{id:r,scheme:f(n,"schemeID")}}const m=e=>Object.values(e).every(a=>a===null)?null:e,D=(e,a)=>m({start:e,end:a}),g=e=>e?.replace(/^(\d{4})(\d\d)(\d\d)$/,
"$1-$2-$3")??null;function E(e){const a=u(e,"ExchangedDocumentContext"),n=u(e,"ExchangedDocument"),r=u(e,"SupplyChainTradeTransaction"),d=de=>r&&u(r,`Applicable\
HeaderTrade${de}`),C=d("Agreement"),A=d("Settlement"),W=t(A,"InvoiceCurrencyCode");return{number:t(n,"ID"),typeCode:t(n,"TypeCode"),issueDate:s(n,"IssueDateTime"),
dueDate:s(A,"SpecifiedTradePaymentTerms/DueDateDateTime"),currency:W,taxCurrency:t(A,"TaxCurrencyCode"),buyerReference:t(C,"BuyerReference"),orderReference:t(C,
"BuyerOrderReferencedDocument/IssuerAssignedID"),salesOrderReference:t(C,"SellerOrderReferencedDocument/IssuerAssignedID"),contractReference:t(C,"ContractRefere\
ncedDocument/IssuerAssignedID"),projectReference:t(C,"SpecifiedProcuringProject/ID"),precedingInvoices:I(A,"InvoiceReferencedDocument/IssuerAssignedID"),businessProcess:t(
a,"BusinessProcessSpecifiedDocumentContextParameter/ID"),guideline:t(a,"GuidelineSpecifiedDocumentContextParameter/ID"),notes:c(n,"IncludedNote/Content"),period:y(
A),seller:h(C,"SellerTradeParty"),buyer:h(C,"BuyerTradeParty"),payee:h(A,"PayeeTradeParty"),delivery:z(d("Delivery")),payment:K(A),lines:r?l(r,"IncludedSupplyCh\
ainTradeLineItem").map(X):[],allowances:L(A,"false"),charges:[...L(A,"true"),...G(A)],thirdPartyCharges:A?l(A,"SpecifiedFinancialAdjustment").map(Q):[],taxes:A?
l(A,"ApplicableTradeTax").map(H):[],totals:Z(A,W)}}const s=(e,a)=>g(t(e,`${a}/DateTimeString`));function y(e){const a=s(e,"BillingSpecifiedPeriod/StartDateTime");
return D(a,s(e,"BillingSpecifiedPeriod/EndDateTime"))}function h(e,a){const n=e&&u(e,a);if(!n)return null;const r=d=>t(l(n,"SpecifiedTaxRegistration/ID").find(C=>f(
C,"schemeID")===d));return{name:i(n,"Name"),tradingName:i(n,"SpecifiedLegalOrganization/TradingBusinessName"),identifiers:["ID","GlobalID"].flatMap(d=>v(n,d)),legalId:t(
n,"SpecifiedLegalOrganization/ID"),vatId:r("VA"),taxId:r("FC"),electronicAddress:o(n,"URIUniversalCommunication/URIID"),address:b(n),contact:m({name:i(n,"Define\
dTradeContact/PersonName")??i(n,"DefinedTradeContact/DepartmentName"),phone:t(n,"DefinedTradeContact/TelephoneUniversalCommunication/CompleteNumber"),email:t(n,
"DefinedTradeContact/EmailURIUniversalCommunication/URIID")})}}const v=(e,a)=>l(e,a).flatMap(n=>{const r=t(n);return r===null?[]:[{id:r,scheme:f(n,"schemeID")}]});
function b(e){const a=u(e,"PostalTradeAddress");return m({line1:i(a,"LineOne"),line2:i(a,"LineTwo"),line3:i(a,"LineThree"),city:i(a,"CityName"),postCode:t(a,"Po\
stcodeCode"),subdivision:i(a,"CountrySubDivisionName"),country:t(a,"CountryID")})}function z(e){const a=e&&u(e,"ShipToTradeParty");return m({name:i(a,"Name"),location:o(
a,"GlobalID")??o(a,"ID"),date:s(e,"ActualDeliverySupplyChainEvent/OccurrenceDateTime"),address:a?b(a):null})}function K(e){return{reference:t(e,"PaymentReferenc\
e"),terms:i(e,"SpecifiedTradePaymentTerms/Description"),creditorId:t(e,"CreditorReferenceID"),mandate:t(e,"SpecifiedTradePaymentTerms/DirectDebitMandateID"),means:e?
l(e,"SpecifiedTradeSettlementPaymentMeans").map(j):[]}}const j=e=>({code:t(e,"TypeCode"),text:i(e,"Information"),iban:t(e,"PayeePartyCreditorFinancialAccount/IB\
ANID")??t(e,"PayeePartyCreditorFinancialAccount/ProprietaryID"),bic:t(e,"PayeeSpecifiedCreditorFinancialInstitution/BICID"),accountName:i(e,"PayeePartyCreditorF\
inancialAccount/AccountName"),debitedIban:t(e,"PayerPartyDebtorFinancialAccount/IBANID"),card:t(e,"ApplicableTradeSettlementFinancialCard/ID")});function X(e){const a=u(
e,"AssociatedDocumentLineDocument"),n=u(e,"SpecifiedTradeProduct"),r=u(e,"SpecifiedLineTradeAgreement"),d=u(e,"SpecifiedLineTradeSettlement"),C=u(e,"SpecifiedLi\
neTradeDelivery/BilledQuantity");return{id:t(a,"LineID"),kind:t(a,"LineStatusReasonCode"),parent:t(a,"ParentLineID"),name:i(n,"Name"),description:i(n,"Descripti\
on"),notes:c(a,"IncludedNote/Content"),sellerItemId:t(n,"SellerAssignedID"),buyerItemId:t(n,"BuyerAssignedID"),standardItemId:o(n,"GlobalID"),orderLine:t(r,"Buy\
erOrderReferencedDocument/LineID"),quantity:t(C),unit:f(C,"unitCode"),netPrice:t(r,"NetPriceProductTradePrice/ChargeAmount"),grossPrice:t(r,"GrossPriceProductTr\
adePrice/ChargeAmount"),priceQuantity:t(r,"NetPriceProductTradePrice/BasisQuantity"),netAmount:t(d,"SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmoun\
t"),taxCategory:t(d,"ApplicableTradeTax/CategoryCode"),taxRate:t(d,"ApplicableTradeTax/RateApplicablePercent"),period:y(d),allowances:L(d,"false"),charges:L(d,"\
true")}}const L=(e,a)=>e?l(e,"SpecifiedTradeAllowanceCharge").filter(n=>t(n,"ChargeIndicator/Indicator")===a).map(n=>({amount:t(n,"ActualAmount"),base:t(n,"Basi\
sAmount"),percentage:t(n,"CalculationPercent"),reason:i(n,"Reason"),reasonCode:t(n,"ReasonCode"),taxCategory:t(n,"CategoryTradeTax/CategoryCode"),taxRate:t(n,"C\
ategoryTradeTax/RateApplicablePercent")})):[],G=e=>e?l(e,"SpecifiedLogisticsServiceCharge").map(a=>({amount:t(a,"AppliedAmount"),base:null,percentage:null,reason:i(
a,"Description"),reasonCode:null,taxCategory:t(a,"AppliedTradeTax/CategoryCode"),taxRate:t(a,"AppliedTradeTax/RateApplicablePercent")})):[],Q=e=>({amount:t(e,"A\
ctualAmount"),reason:i(e,"Reason")}),H=e=>({category:t(e,"CategoryCode"),rate:t(e,"RateApplicablePercent"),basis:t(e,"BasisAmount"),amount:t(e,"CalculatedAmount"),
exemptionReason:i(e,"ExemptionReason"),exemptionCode:t(e,"ExemptionReasonCode")});function Z(e,a){const n=e&&u(e,"SpecifiedTradeSettlementHeaderMonetarySummatio\
n"),r=n?l(n,"TaxTotalAmount"):[],d=C=>[null,a].includes(f(C,"currencyID"));return{lines:t(n,"LineTotalAmount"),allowances:t(n,"AllowanceTotalAmount"),charges:t(
n,"ChargeTotalAmount"),net:t(n,"TaxBasisTotalAmount"),tax:t(r.find(d)),taxInAccountingCurrency:t(r.find(C=>!d(C))),gross:t(n,"GrandTotalAmount"),paid:t(n,"Total\
PrepaidAmount"),rounding:t(n,"RoundingAmount"),due:t(n,"DuePayableAmount")}}const M="urn:cen.eu:en16931:2017",w={"urn:factur-x.eu:1p0:minimum":"MINIMUM","urn:zu\
gferd.de:2p0:minimum":"MINIMUM","urn:factur-x.eu:1p0:basicwl":"BASIC WL","urn:zugferd.de:2p0:basicwl":"BASIC WL",[`${M}#compliant#urn:factur-x.eu:1p0:basic`]:"B\
ASIC",[`${M}#compliant#urn:zugferd.de:2p0:basic`]:"BASIC",[M]:"EN 16931",[`${M}#conformant#urn:factur-x.eu:1p0:extended`]:"EXTENDED",[`${M}#conformant#urn:zugfe\
rd.de:2p0:extended`]:"EXTENDED",[`${M}#conformant#urn.cpro.gouv.fr:1p0:extended-ctc-fr`]:"EXTENDED"},V=/^urn:cen\.eu:en16931:2017#(?:compliant|conformant)#urn:(?:xoev-de:kosit:standard|xeinkauf\.de:kosit):(?:extension:)?xrechnung_(\d+\.\d+)/;
function Y(e){if(e===null)return;const a=Object.hasOwn(w,e)?w[e]:void 0;if(a)return{level:a,file:"factur-x.xml",version:"1.0"};const n=V.exec(e)?.[1];return n===
void 0?void 0:{level:"XRECHNUNG",file:"xrechnung.xml",version:n}}function J(e){const a=t(e,"DocumentCurrencyCode"),n=r=>k(u(e,r));return{number:t(e,"ID"),typeCode:t(
e,"InvoiceTypeCode")??t(e,"CreditNoteTypeCode"),issueDate:t(e,"IssueDate"),dueDate:t(e,"DueDate")??t(e,"PaymentMeans/PaymentDueDate"),currency:a,taxCurrency:t(e,
"TaxCurrencyCode"),buyerReference:t(e,"BuyerReference"),orderReference:t(e,"OrderReference/ID"),salesOrderReference:t(e,"OrderReference/SalesOrderID"),contractReference:t(
e,"ContractDocumentReference/ID"),projectReference:t(e,"ProjectReference/ID"),precedingInvoices:I(e,"BillingReference/InvoiceDocumentReference/ID"),businessProcess:t(
e,"ProfileID"),guideline:t(e,"CustomizationID"),notes:c(e,"Note"),period:D(t(e,"InvoicePeriod/StartDate"),t(e,"InvoicePeriod/EndDate")),seller:n("AccountingSupp\
lierParty/Party"),buyer:n("AccountingCustomerParty/Party"),payee:n("PayeeParty"),delivery:q(u(e,"Delivery")),payment:ee(e),lines:["InvoiceLine","CreditNoteLine"].
flatMap(r=>l(e,r)).map(ne),allowances:N(e,"false"),charges:N(e,"true"),thirdPartyCharges:[],taxes:U(e,a).own.flatMap(r=>l(r,"TaxSubtotal")).map(ae),totals:re(e,
a)}}function k(e){if(!e)return null;const a=i(e,"PartyLegalEntity/RegistrationName"),n=i(e,"PartyName/Name"),r=d=>t(l(e,"PartyTaxScheme").find(C=>t(C,"TaxScheme\
/ID")==="VAT"===d),"CompanyID");return{name:a??n,tradingName:a===null?null:n,identifiers:l(e,"PartyIdentification").flatMap(d=>o(d,"ID")??[]),legalId:t(e,"Party\
LegalEntity/CompanyID"),vatId:r(!0),taxId:r(!1),electronicAddress:o(e,"EndpointID"),address:F(u(e,"PostalAddress")),contact:m({name:i(e,"Contact/Name"),phone:t(
e,"Contact/Telephone"),email:t(e,"Contact/ElectronicMail")})}}const F=e=>m({line1:i(e,"StreetName"),line2:i(e,"AdditionalStreetName"),line3:i(e,"AddressLine/Lin\
e"),city:i(e,"CityName"),postCode:t(e,"PostalZone"),subdivision:i(e,"CountrySubentity"),country:t(e,"Country/IdentificationCode")}),q=e=>m({name:i(e,"DeliveryPa\
rty/PartyName/Name"),location:o(e,"DeliveryLocation/ID"),date:t(e,"ActualDeliveryDate"),address:F(e&&u(e,"DeliveryLocation/Address"))});function ee(e){const n=[
"AccountingSupplierParty/Party","PayeeParty"].flatMap(r=>l(e,r)).flatMap(r=>l(r,"PartyIdentification/ID"));return{reference:t(e,"PaymentMeans/PaymentID"),terms:i(
e,"PaymentTerms/Note"),creditorId:t(n.find(r=>f(r,"schemeID")==="SEPA")),mandate:t(e,"PaymentMeans/PaymentMandate/ID"),means:l(e,"PaymentMeans").map(te)}}const te=e=>({
code:t(e,"PaymentMeansCode"),text:f(u(e,"PaymentMeansCode"),"name"),iban:t(e,"PayeeFinancialAccount/ID"),bic:t(e,"PayeeFinancialAccount/FinancialInstitutionBran\
ch/ID"),accountName:i(e,"PayeeFinancialAccount/Name"),debitedIban:t(e,"PaymentMandate/PayerFinancialAccount/ID"),card:t(e,"CardAccount/PrimaryAccountNumberID")});
function ne(e){const a=u(e,"Item"),n=u(e,"InvoicedQuantity")??u(e,"CreditedQuantity");return{id:t(e,"ID"),kind:null,parent:null,name:i(a,"Name"),description:i(a,
"Description"),notes:c(e,"Note"),sellerItemId:t(a,"SellersItemIdentification/ID"),buyerItemId:t(a,"BuyersItemIdentification/ID"),standardItemId:o(a,"StandardIte\
mIdentification/ID"),orderLine:t(e,"OrderLineReference/LineID"),quantity:t(n),unit:f(n,"unitCode"),netPrice:t(e,"Price/PriceAmount"),grossPrice:t(e,"Price/Allow\
anceCharge/BaseAmount"),priceQuantity:t(e,"Price/BaseQuantity"),netAmount:t(e,"LineExtensionAmount"),taxCategory:t(a,"ClassifiedTaxCategory/ID"),taxRate:t(a,"Cl\
assifiedTaxCategory/Percent"),period:D(t(e,"InvoicePeriod/StartDate"),t(e,"InvoicePeriod/EndDate")),allowances:N(e,"false"),charges:N(e,"true")}}const N=(e,a)=>l(
e,"AllowanceCharge").filter(n=>t(n,"ChargeIndicator")===a).map(n=>({amount:t(n,"Amount"),base:t(n,"BaseAmount"),percentage:t(n,"MultiplierFactorNumeric"),reason:i(
n,"AllowanceChargeReason"),reasonCode:t(n,"AllowanceChargeReasonCode"),taxCategory:t(n,"TaxCategory/ID"),taxRate:t(n,"TaxCategory/Percent")}));function U(e,a){const n=l(
e,"TaxTotal"),r=d=>[null,a].includes(f(u(d,"TaxAmount"),"currencyID"));return{own:n.filter(r),other:n.filter(d=>!r(d))}}const ae=e=>({category:t(e,"TaxCategory/\
ID"),rate:t(e,"TaxCategory/Percent"),basis:t(e,"TaxableAmount"),amount:t(e,"TaxAmount"),exemptionReason:i(e,"TaxCategory/TaxExemptionReason"),exemptionCode:t(e,
"TaxCategory/TaxExemptionReasonCode")});function re(e,a){const n=u(e,"LegalMonetaryTotal"),{own:r,other:d}=U(e,a);return{lines:t(n,"LineExtensionAmount"),allowances:t(
n,"AllowanceTotalAmount"),charges:t(n,"ChargeTotalAmount"),net:t(n,"TaxExclusiveAmount"),tax:t(r[0],"TaxAmount"),taxInAccountingCurrency:t(d[0],"TaxAmount"),gross:t(
n,"TaxInclusiveAmount"),paid:t(n,"PrepaidAmount"),rounding:t(n,"PayableRoundingAmount"),due:t(n,"PayableAmount")}}const B=2e7,ie="urn:un:unece:uncefact:data:sta\
ndard:CrossIndustryInvoice:100",oe=["urn:oasis:names:specification:ubl:schema:xsd:Invoice-2","urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2"],$={CrossIndustryDocument:"\
is an invoice of ZUGFeRD 1, which is older than EN 16931",SCRDMCCBDACIOMessageStructure:"is an order (Order-X), not an invoice",CrossIndustryInvoice:"is a Cross\
 Industry Invoice of another version than D16B and D22B"};async function se(e,a){if(e.length>B)return`has more than ${B/1e6} MB`;const n=await x(e,a);if(typeof n==
"string")return n;const r=ce(n);if(!r)return Object.hasOwn($,n.name)?$[n.name]:"is not an invoice in CII or UBL";const d=r==="CII"?E(n):J(n);return{syntax:r,invoice:d,
profile:Y(d.guideline)}}function ce({namespace:e,name:a}){return e===ie&&a==="CrossIndustryInvoice"?"CII":oe.includes(e)?"UBL":void 0}})};
