"use strict";exports.id=7753,exports.ids=[7753],exports.modules={54867:((R,E,p)=>{p.d(E,{_:()=>t});var v=p(78713),x=p(75767),_=p(90191),g=p(11275),A=p(38504),l=p(16039),c=p(
35092),f=p(58247);async function t(I){const u=(await(0,x.S)(I)).EF;if(u.length===0)return[];const i=new o(I),{catalog:m,job:D}=I,P=(0,_.Wo)(I,"Names");for(const[
s,y]of await(0,v.Zc)(I,P?.dict.get("EmbeddedFiles"),"Names")){i.add(y,null,s instanceof l.Mx?(0,f.G)(s):null);const h=D.pace.step(500);h&&await h}if(i.associated(
m.get("AF"),null),!i.missesSome(u))return i.found;for(let s=0;s<I.pages.count;s++){const y=I.pages.number(s);i.associated(I.entry(y,"AF"),s+1);for(const S of I.
array(I.entry(y,"Annots"))??[]){const O=I.dict(S);O&&((0,l.Eo)(I.resolve(O.get("Subtype")),"FileAttachment")&&i.add(O.get("FS"),s+1,null,(0,f.G)(I.resolve(O.get(
"Contents")))),i.associated(O.get("AF"),s+1))}const h=D.pace.step(1e3);h&&await h}if(!i.missesSome(u))return i.found;const{live:b}=await(0,g.Gy)(I);for(const s of u)
b[s]===1&&(0,A.C)(I.get(s),y=>{y.has("EF")&&i.add(y,null)});return i.found}class o{document;found=[];streams=new Set;constructor(u){this.document=u}associated(u,i){
const m=this.document.array(u)??(u===void 0?[]:[u]);for(const D of m)this.add(D,i)}missesSome(u){return u.some(i=>(0,A.L)(this.document.get(i),m=>{const D=this.
embedded(m);return D!==void 0&&!this.streams.has(D)}))}add(u,i,m=null,D=null){const{document:P}=this,b=P.dict(u),s=b&&this.embedded(b);if(!s||this.streams.has(s))
return;this.streams.add(s);const y=O=>(0,f.G)(P.resolve(b.get(O))),h=P.resolve(s.dict.get("Subtype")),S=P.resolve(b.get("AFRelationship"));this.found.push({name:y(
"UF")??y("F")??y("Unix")??y("DOS")??y("Mac")??m,stream:s,size:this.sizeOf(s),mimeType:h instanceof l.SX&&(0,c.L)(h.text)?h.text:null,description:y("Desc")??D,relationship:S instanceof
l.SX?S.text:null,page:i})}embedded(u){const i=this.document.dict(u.get("EF"));if(i)for(const m of["UF","F","Unix","DOS","Mac"]){const D=i.get(m),P=(0,l.i9)(D)?this.
document.resolve(D):null;if(P instanceof l.Z6)return P}}sizeOf(u){const{document:i}=this,m=i.resolve(i.dict(u.dict.get("Params"))?.get("Size"));return typeof m==
"number"&&Number.isInteger(m)&&m>=0?m:!u.dict.has("Filter")&&u.sealed===void 0?u.data.length:null}}}),67753:((R,E,p)=>{p.d(E,{Uj:()=>I,fD:()=>o,sc:()=>c});var v=p(
54867),x=p(1480),_=p(10404),g=p(17148);const A=["factur-x.xml","xrechnung.xml","zugferd-invoice.xml"],l=50;async function c(u){const i=await(0,v._)(u),m=({name:s})=>{
const y=A.indexOf((s??"").toLowerCase());return y<0?A.length:y},D=i.filter(s=>m(s)<A.length||f(s)).sort((s,y)=>m(s)-m(y)).slice(0,l),P=[];let b;for(const s of D){
const y=s.name??"",h=await t(u,s),S=h?await(0,g.Q)(h,u.job.pace):`has more than ${g.u/1e6} MB`;typeof S!="string"?P.push({...S,file:y,attachment:s,bytes:h}):m(s)<
A.length&&(b??={file:y,reason:S})}return{invoices:P,refused:b,names:i.flatMap(({name:s})=>s??[])}}const f=({name:u,mimeType:i})=>/\.xml$/i.test(u??"")||i==="tex\
t/xml"||i==="application/xml";async function t(u,{stream:i,size:m}){return(m??0)>g.u?void 0:await u.decodedAtEase(i)}const o=[x.dK.fx,"urn:zugferd:pdfa:CrossInd\
ustryDocument:invoice:2p0#","urn:ferd:pdfa:CrossIndustryDocument:invoice:1p0#"];async function I(u){const i=(await(0,_.Br)(u))?.properties.filter(({namespace:D})=>o.
includes(D))??[];if(i.length===0)return;const m=D=>i.find(P=>P.name===D)?.values[0]?.trim()??null;return{level:m("ConformanceLevel"),file:m("DocumentFileName"),
type:m("DocumentType"),version:m("Version")}}}),17148:((R,E,p)=>{p.d(E,{u:()=>B,Q:()=>se});var v=p(1480),x=p(54075);const _=1e6;async function g(e,a){const n=(0,x.
xK)(e);if(n===void 0)return"is not well-formed XML";const r=new A,d=await(0,x.km)(n,a,C=>r.take(C));return d==="document type"?"has a document type declaration":
r.fault??(d==="well-formed"?r.root:void 0)??"is not well-formed XML"}class A{fault;open=[];scope=new v.ee;done;count=0;get root(){return this.open.length===0?this.
done:void 0}take(a){return(a.kind==="start"||a.kind==="empty")&&this.start(a.name,a.attributes),(a.kind==="end"||a.kind==="empty")&&this.end(a.name),a.kind==="t\
ext"&&this.characters(a.text),this.fault!==void 0}start(a,n){this.done&&(this.fault??="is not well-formed XML"),this.open.length>=x.ol&&(this.fault??="is nested\
 too deeply"),++this.count>_&&(this.fault??="has too many elements"),this.scope.enter(n);const{namespace:r,local:d}=this.scope.ofElement(a);this.open.push({tag:a,
namespace:r,name:d,attributes:n,children:[],text:""})}end(a){const n=this.open.pop();if(n?.tag!==a){this.fault??="is not well-formed XML";return}this.scope.leave();
const r=this.open.at(-1);r?r.children.push(n):this.done=n}characters(a){const n=this.open.at(-1);n?n.text+=a:a.trim()!==""&&(this.fault??="is not well-formed XM\
L")}}function l(e,a){let n=[e];for(const r of a.split("/"))n=n.flatMap(({children:d})=>d.filter(({name:C})=>C===r));return[...n]}const c=(e,a)=>l(e,a)[0],f=(e,a)=>e?.
attributes.find(({name:n})=>n===a)?.value??null,t=(e,a)=>(e&&a!==void 0?c(e,a):e)?.text.trim()||null,o=(e,a)=>{const n=e&&c(e,a);return n&&n.text.trim()!==""?n.
text:null},I=(e,a)=>e?l(e,a).flatMap(n=>t(n)??[]):[],u=(e,a)=>e?l(e,a).flatMap(({text:n})=>n.trim()===""?[]:[n]):[];function i(e,a){const n=e&&c(e,a),r=t(n);return r===
null?null:{id:r,scheme:f(n,"schemeID")}}const m=e=>Object.values(e).every(a=>a===null)?null:e,D=(e,a)=>m({start:e,end:a}),P=e=>e?.replace(/^(\d{4})(\d\d)(\d\d)$/,
"$1-$2-$3")??null;function b(e){const a=c(e,"ExchangedDocumentContext"),n=c(e,"ExchangedDocument"),r=c(e,"SupplyChainTradeTransaction"),d=de=>r&&c(r,`Applicable\
HeaderTrade${de}`),C=d("Agreement"),T=d("Settlement"),W=t(T,"InvoiceCurrencyCode");return{number:t(n,"ID"),typeCode:t(n,"TypeCode"),issueDate:s(n,"IssueDateTime"),
dueDate:s(T,"SpecifiedTradePaymentTerms/DueDateDateTime"),currency:W,taxCurrency:t(T,"TaxCurrencyCode"),buyerReference:t(C,"BuyerReference"),orderReference:t(C,
"BuyerOrderReferencedDocument/IssuerAssignedID"),salesOrderReference:t(C,"SellerOrderReferencedDocument/IssuerAssignedID"),contractReference:t(C,"ContractRefere\
ncedDocument/IssuerAssignedID"),projectReference:t(C,"SpecifiedProcuringProject/ID"),precedingInvoices:I(T,"InvoiceReferencedDocument/IssuerAssignedID"),businessProcess:t(
a,"BusinessProcessSpecifiedDocumentContextParameter/ID"),guideline:t(a,"GuidelineSpecifiedDocumentContextParameter/ID"),notes:u(n,"IncludedNote/Content"),period:y(
T),seller:h(C,"SellerTradeParty"),buyer:h(C,"BuyerTradeParty"),payee:h(T,"PayeeTradeParty"),delivery:z(d("Delivery")),payment:K(T),lines:r?l(r,"IncludedSupplyCh\
ainTradeLineItem").map(X):[],allowances:L(T,"false"),charges:[...L(T,"true"),...G(T)],thirdPartyCharges:T?l(T,"SpecifiedFinancialAdjustment").map(Q):[],taxes:T?
l(T,"ApplicableTradeTax").map(H):[],totals:Z(T,W)}}const s=(e,a)=>P(t(e,`${a}/DateTimeString`));function y(e){const a=s(e,"BillingSpecifiedPeriod/StartDateTime");
return D(a,s(e,"BillingSpecifiedPeriod/EndDateTime"))}function h(e,a){const n=e&&c(e,a);if(!n)return null;const r=d=>t(l(n,"SpecifiedTaxRegistration/ID").find(C=>f(
C,"schemeID")===d));return{name:o(n,"Name"),tradingName:o(n,"SpecifiedLegalOrganization/TradingBusinessName"),identifiers:["ID","GlobalID"].flatMap(d=>S(n,d)),legalId:t(
n,"SpecifiedLegalOrganization/ID"),vatId:r("VA"),taxId:r("FC"),electronicAddress:i(n,"URIUniversalCommunication/URIID"),address:O(n),contact:m({name:o(n,"Define\
dTradeContact/PersonName")??o(n,"DefinedTradeContact/DepartmentName"),phone:t(n,"DefinedTradeContact/TelephoneUniversalCommunication/CompleteNumber"),email:t(n,
"DefinedTradeContact/EmailURIUniversalCommunication/URIID")})}}const S=(e,a)=>l(e,a).flatMap(n=>{const r=t(n);return r===null?[]:[{id:r,scheme:f(n,"schemeID")}]});
function O(e){const a=c(e,"PostalTradeAddress");return m({line1:o(a,"LineOne"),line2:o(a,"LineTwo"),line3:o(a,"LineThree"),city:o(a,"CityName"),postCode:t(a,"Po\
stcodeCode"),subdivision:o(a,"CountrySubDivisionName"),country:t(a,"CountryID")})}function z(e){const a=e&&c(e,"ShipToTradeParty");return m({name:o(a,"Name"),location:i(
a,"GlobalID")??i(a,"ID"),date:s(e,"ActualDeliverySupplyChainEvent/OccurrenceDateTime"),address:a?O(a):null})}function K(e){return{reference:t(e,"PaymentReferenc\
e"),terms:o(e,"SpecifiedTradePaymentTerms/Description"),creditorId:t(e,"CreditorReferenceID"),mandate:t(e,"SpecifiedTradePaymentTerms/DirectDebitMandateID"),means:e?
l(e,"SpecifiedTradeSettlementPaymentMeans").map(j):[]}}const j=e=>({code:t(e,"TypeCode"),text:o(e,"Information"),iban:t(e,"PayeePartyCreditorFinancialAccount/IB\
ANID")??t(e,"PayeePartyCreditorFinancialAccount/ProprietaryID"),bic:t(e,"PayeeSpecifiedCreditorFinancialInstitution/BICID"),accountName:o(e,"PayeePartyCreditorF\
inancialAccount/AccountName"),debitedIban:t(e,"PayerPartyDebtorFinancialAccount/IBANID"),card:t(e,"ApplicableTradeSettlementFinancialCard/ID")});function X(e){const a=c(
e,"AssociatedDocumentLineDocument"),n=c(e,"SpecifiedTradeProduct"),r=c(e,"SpecifiedLineTradeAgreement"),d=c(e,"SpecifiedLineTradeSettlement"),C=c(e,"SpecifiedLi\
neTradeDelivery/BilledQuantity");return{id:t(a,"LineID"),kind:t(a,"LineStatusReasonCode"),parent:t(a,"ParentLineID"),name:o(n,"Name"),description:o(n,"Descripti\
on"),notes:u(a,"IncludedNote/Content"),sellerItemId:t(n,"SellerAssignedID"),buyerItemId:t(n,"BuyerAssignedID"),standardItemId:i(n,"GlobalID"),orderLine:t(r,"Buy\
erOrderReferencedDocument/LineID"),quantity:t(C),unit:f(C,"unitCode"),netPrice:t(r,"NetPriceProductTradePrice/ChargeAmount"),grossPrice:t(r,"GrossPriceProductTr\
adePrice/ChargeAmount"),priceQuantity:t(r,"NetPriceProductTradePrice/BasisQuantity"),netAmount:t(d,"SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmoun\
t"),taxCategory:t(d,"ApplicableTradeTax/CategoryCode"),taxRate:t(d,"ApplicableTradeTax/RateApplicablePercent"),period:y(d),allowances:L(d,"false"),charges:L(d,"\
true")}}const L=(e,a)=>e?l(e,"SpecifiedTradeAllowanceCharge").filter(n=>t(n,"ChargeIndicator/Indicator")===a).map(n=>({amount:t(n,"ActualAmount"),base:t(n,"Basi\
sAmount"),percentage:t(n,"CalculationPercent"),reason:o(n,"Reason"),reasonCode:t(n,"ReasonCode"),taxCategory:t(n,"CategoryTradeTax/CategoryCode"),taxRate:t(n,"C\
ategoryTradeTax/RateApplicablePercent")})):[],G=e=>e?l(e,"SpecifiedLogisticsServiceCharge").map(a=>({amount:t(a,"AppliedAmount"),base:null,percentage:null,reason:o(
a,"Description"),reasonCode:null,taxCategory:t(a,"AppliedTradeTax/CategoryCode"),taxRate:t(a,"AppliedTradeTax/RateApplicablePercent")})):[],Q=e=>({amount:t(e,"A\
ctualAmount"),reason:o(e,"Reason")}),H=e=>({category:t(e,"CategoryCode"),rate:t(e,"RateApplicablePercent"),basis:t(e,"BasisAmount"),amount:t(e,"CalculatedAmount"),
exemptionReason:o(e,"ExemptionReason"),exemptionCode:t(e,"ExemptionReasonCode")});function Z(e,a){const n=e&&c(e,"SpecifiedTradeSettlementHeaderMonetarySummatio\
n"),r=n?l(n,"TaxTotalAmount"):[],d=C=>[null,a].includes(f(C,"currencyID"));return{lines:t(n,"LineTotalAmount"),allowances:t(n,"AllowanceTotalAmount"),charges:t(
n,"ChargeTotalAmount"),net:t(n,"TaxBasisTotalAmount"),tax:t(r.find(d)),taxInAccountingCurrency:t(r.find(C=>!d(C))),gross:t(n,"GrandTotalAmount"),paid:t(n,"Total\
PrepaidAmount"),rounding:t(n,"RoundingAmount"),due:t(n,"DuePayableAmount")}}const M="urn:cen.eu:en16931:2017",w={"urn:factur-x.eu:1p0:minimum":"MINIMUM","urn:zu\
gferd.de:2p0:minimum":"MINIMUM","urn:factur-x.eu:1p0:basicwl":"BASIC WL","urn:zugferd.de:2p0:basicwl":"BASIC WL",[`${M}#compliant#urn:factur-x.eu:1p0:basic`]:"B\
ASIC",[`${M}#compliant#urn:zugferd.de:2p0:basic`]:"BASIC",[M]:"EN 16931",[`${M}#conformant#urn:factur-x.eu:1p0:extended`]:"EXTENDED",[`${M}#conformant#urn:zugfe\
rd.de:2p0:extended`]:"EXTENDED",[`${M}#conformant#urn.cpro.gouv.fr:1p0:extended-ctc-fr`]:"EXTENDED"},V=/^urn:cen\.eu:en16931:2017#(?:compliant|conformant)#urn:(?:xoev-de:kosit:standard|xeinkauf\.de:kosit):(?:extension:)?xrechnung_(\d+\.\d+)/;
function J(e){if(e===null)return;const a=Object.hasOwn(w,e)?w[e]:void 0;if(a)return{level:a,file:"factur-x.xml",version:"1.0"};const n=V.exec(e)?.[1];return n===
void 0?void 0:{level:"XRECHNUNG",file:"xrechnung.xml",version:n}}function Y(e){const a=t(e,"DocumentCurrencyCode"),n=r=>k(c(e,r));return{number:t(e,"ID"),typeCode:t(
e,"InvoiceTypeCode")??t(e,"CreditNoteTypeCode"),issueDate:t(e,"IssueDate"),dueDate:t(e,"DueDate")??t(e,"PaymentMeans/PaymentDueDate"),currency:a,taxCurrency:t(e,
"TaxCurrencyCode"),buyerReference:t(e,"BuyerReference"),orderReference:t(e,"OrderReference/ID"),salesOrderReference:t(e,"OrderReference/SalesOrderID"),contractReference:t(
e,"ContractDocumentReference/ID"),projectReference:t(e,"ProjectReference/ID"),precedingInvoices:I(e,"BillingReference/InvoiceDocumentReference/ID"),businessProcess:t(
e,"ProfileID"),guideline:t(e,"CustomizationID"),notes:u(e,"Note"),period:D(t(e,"InvoicePeriod/StartDate"),t(e,"InvoicePeriod/EndDate")),seller:n("AccountingSupp\
lierParty/Party"),buyer:n("AccountingCustomerParty/Party"),payee:n("PayeeParty"),delivery:q(c(e,"Delivery")),payment:ee(e),lines:["InvoiceLine","CreditNoteLine"].
flatMap(r=>l(e,r)).map(ne),allowances:N(e,"false"),charges:N(e,"true"),thirdPartyCharges:[],taxes:U(e,a).own.flatMap(r=>l(r,"TaxSubtotal")).map(ae),totals:re(e,
a)}}function k(e){if(!e)return null;const a=o(e,"PartyLegalEntity/RegistrationName"),n=o(e,"PartyName/Name"),r=d=>t(l(e,"PartyTaxScheme").find(C=>t(C,"TaxScheme\
/ID")==="VAT"===d),"CompanyID");return{name:a??n,tradingName:a===null?null:n,identifiers:l(e,"PartyIdentification").flatMap(d=>i(d,"ID")??[]),legalId:t(e,"Party\
LegalEntity/CompanyID"),vatId:r(!0),taxId:r(!1),electronicAddress:i(e,"EndpointID"),address:F(c(e,"PostalAddress")),contact:m({name:o(e,"Contact/Name"),phone:t(
e,"Contact/Telephone"),email:t(e,"Contact/ElectronicMail")})}}const F=e=>m({line1:o(e,"StreetName"),line2:o(e,"AdditionalStreetName"),line3:o(e,"AddressLine/Lin\
e"),city:o(e,"CityName"),postCode:t(e,"PostalZone"),subdivision:o(e,"CountrySubentity"),country:t(e,"Country/IdentificationCode")}),q=e=>m({name:o(e,"DeliveryPa\
rty/PartyName/Name"),location:i(e,"DeliveryLocation/ID"),date:t(e,"ActualDeliveryDate"),address:F(e&&c(e,"DeliveryLocation/Address"))});function ee(e){const n=[
"AccountingSupplierParty/Party","PayeeParty"].flatMap(r=>l(e,r)).flatMap(r=>l(r,"PartyIdentification/ID"));return{reference:t(e,"PaymentMeans/PaymentID"),terms:o(
e,"PaymentTerms/Note"),creditorId:t(n.find(r=>f(r,"schemeID")==="SEPA")),mandate:t(e,"PaymentMeans/PaymentMandate/ID"),means:l(e,"PaymentMeans").map(te)}}const te=e=>({
code:t(e,"PaymentMeansCode"),text:f(c(e,"PaymentMeansCode"),"name"),iban:t(e,"PayeeFinancialAccount/ID"),bic:t(e,"PayeeFinancialAccount/FinancialInstitutionBran\
ch/ID"),accountName:o(e,"PayeeFinancialAccount/Name"),debitedIban:t(e,"PaymentMandate/PayerFinancialAccount/ID"),card:t(e,"CardAccount/PrimaryAccountNumberID")});
function ne(e){const a=c(e,"Item"),n=c(e,"InvoicedQuantity")??c(e,"CreditedQuantity");return{id:t(e,"ID"),kind:null,parent:null,name:o(a,"Name"),description:o(a,
"Description"),notes:u(e,"Note"),sellerItemId:t(a,"SellersItemIdentification/ID"),buyerItemId:t(a,"BuyersItemIdentification/ID"),standardItemId:i(a,"StandardIte\
mIdentification/ID"),orderLine:t(e,"OrderLineReference/LineID"),quantity:t(n),unit:f(n,"unitCode"),netPrice:t(e,"Price/PriceAmount"),grossPrice:t(e,"Price/Allow\
anceCharge/BaseAmount"),priceQuantity:t(e,"Price/BaseQuantity"),netAmount:t(e,"LineExtensionAmount"),taxCategory:t(a,"ClassifiedTaxCategory/ID"),taxRate:t(a,"Cl\
assifiedTaxCategory/Percent"),period:D(t(e,"InvoicePeriod/StartDate"),t(e,"InvoicePeriod/EndDate")),allowances:N(e,"false"),charges:N(e,"true")}}const N=(e,a)=>l(
e,"AllowanceCharge").filter(n=>t(n,"ChargeIndicator")===a).map(n=>({amount:t(n,"Amount"),base:t(n,"BaseAmount"),percentage:t(n,"MultiplierFactorNumeric"),reason:o(
n,"AllowanceChargeReason"),reasonCode:t(n,"AllowanceChargeReasonCode"),taxCategory:t(n,"TaxCategory/ID"),taxRate:t(n,"TaxCategory/Percent")}));function U(e,a){const n=l(
e,"TaxTotal"),r=d=>[null,a].includes(f(c(d,"TaxAmount"),"currencyID"));return{own:n.filter(r),other:n.filter(d=>!r(d))}}const ae=e=>({category:t(e,"TaxCategory/\
ID"),rate:t(e,"TaxCategory/Percent"),basis:t(e,"TaxableAmount"),amount:t(e,"TaxAmount"),exemptionReason:o(e,"TaxCategory/TaxExemptionReason"),exemptionCode:t(e,
"TaxCategory/TaxExemptionReasonCode")});function re(e,a){const n=c(e,"LegalMonetaryTotal"),{own:r,other:d}=U(e,a);return{lines:t(n,"LineExtensionAmount"),allowances:t(
n,"AllowanceTotalAmount"),charges:t(n,"ChargeTotalAmount"),net:t(n,"TaxExclusiveAmount"),tax:t(r[0],"TaxAmount"),taxInAccountingCurrency:t(d[0],"TaxAmount"),gross:t(
n,"TaxInclusiveAmount"),paid:t(n,"PrepaidAmount"),rounding:t(n,"PayableRoundingAmount"),due:t(n,"PayableAmount")}}const B=2e7,ie="urn:un:unece:uncefact:data:sta\
ndard:CrossIndustryInvoice:100",oe=["urn:oasis:names:specification:ubl:schema:xsd:Invoice-2","urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2"],$={CrossIndustryDocument:"\
is an invoice of ZUGFeRD 1, which is older than EN 16931",SCRDMCCBDACIOMessageStructure:"is an order (Order-X), not an invoice",CrossIndustryInvoice:"is a Cross\
 Industry Invoice of another version than D16B and D22B"};async function se(e,a){if(e.length>B)return`has more than ${B/1e6} MB`;const n=await g(e,a);if(typeof n==
"string")return n;const r=ce(n);if(!r)return Object.hasOwn($,n.name)?$[n.name]:"is not an invoice in CII or UBL";const d=r==="CII"?b(n):Y(n);return{syntax:r,invoice:d,
profile:J(d.guideline)}}function ce({namespace:e,name:a}){return e===ie&&a==="CrossIndustryInvoice"?"CII":oe.includes(e)?"UBL":void 0}}),75767:((R,E,p)=>{p.d(E,
{S:()=>_});var v=p(7548),x=p(30729);const _=(0,x.H)(g=>(0,v.zx)(g,["AP","JS","EF","ByteRange","Sig"]))}),30491:((R,E,p)=>{p.d(E,{s:()=>_});function v(g,A){const l=[],
c=[],f=`use ${A.map(t=>`{${t}}`).join(", ")}`;for(const t of g.normalize("NFC").split(/(\{[^{}]*\})/)){const o=A.find(I=>`{${I}}`===t);if(o)l.push({placeholder:o});else if(/^\{[^{}]*\}$/.
test(t))c.push(t);else{if(/[{}]/.test(t))return{problem:`has a brace that belongs to no placeholder; ${f}`};t&&l.push({literal:t})}}return c.length===0?{pieces:l}:
{problem:`has the unknown ${c.length===1?"placeholder":"placeholders"} ${c.join(" and ")}; ${f}`}}const x=["number","last","label","name"],_=g=>v(g,x)}),35092:((R,E,p)=>{
p.d(E,{E:()=>c,L:()=>A});var v=p(38917),x=p(30491);function _(f){const t=(0,x.s)(f);return"problem"in t?t.problem:void 0}const g=/^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8}){0,8}$/,
A=f=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.test(f),c={"file-name":{holds:f=>!/[/\\\p{Cc}\p{Cs}]/u.test(f)&&/[^. ]/.test(f),words:"a file name without fol\
ders"},"media-type":{holds:A,words:"a media type such as text/xml or application/pdf"},date:{holds:f=>(0,v.Z)(f)!==void 0,words:"a date of ISO 8601 such as 2026\
-11-20 or 2026-11-20T14:30:00+01:00"},"number-format":{holds:f=>_(f)===void 0,words:"text such as {number} / {last}",problem:_},"language-tag":{holds:f=>g.test(
f),words:"a language tag such as en, de-AT or zh-Hant (BCP 47)"}}})};
