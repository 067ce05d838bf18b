"use strict";exports.id=7753,exports.ids=[7753],exports.modules={54867:((M,v,p)=>{p.d(v,{_:()=>t});var E=p(78713),x=p(75767),_=p(90191),g=p(11275),P=p(38504),u=p(16039),o=p(
35092),f=p(58247);async function t(C){const l=(await(0,x.S)(C)).EF;if(l.length===0)return[];const i=new s(C),{catalog:m,job:I}=C,A=(0,_.Wo)(C,"Names");for(const[
c,y]of await(0,E.Zc)(C,A?.dict.get("EmbeddedFiles"),"Names")){i.add(y,null,c instanceof u.Mx?(0,f.G)(c):null);const h=I.pace.step(500);h&&await h}if(i.associated(
m.get("AF"),null),!i.missesSome(l))return i.found;for(let c=0;c<C.pages.count;c++){const y=C.pages.number(c);i.associated(C.entry(y,"AF"),c+1);for(const S of C.
array(C.entry(y,"Annots"))??[]){const O=C.dict(S);O&&((0,u.Eo)(C.resolve(O.get("Subtype")),"FileAttachment")&&i.add(O.get("FS"),c+1,null,(0,f.G)(C.resolve(O.get(
"Contents")))),i.associated(O.get("AF"),c+1))}const h=I.pace.step(1e3);h&&await h}if(!i.missesSome(l))return i.found;const{live:b}=await(0,g.Gy)(C);for(const c of l)
b[c]===1&&(0,P.C)(C.get(c),y=>{y.has("EF")&&i.add(y,null)});return i.found}class s{document;found=[];streams=new Set;constructor(l){this.document=l}associated(l,i){
const m=this.document.array(l)??(l===void 0?[]:[l]);for(const I of m)this.add(I,i)}missesSome(l){return l.some(i=>(0,P.L)(this.document.get(i),m=>{const I=this.
embedded(m);return I!==void 0&&!this.streams.has(I)}))}add(l,i,m=null,I=null){const{document:A}=this,b=A.dict(l),c=b&&this.embedded(b);if(!c||this.streams.has(c))
return;this.streams.add(c);const y=O=>(0,f.G)(A.resolve(b.get(O))),h=A.resolve(c.dict.get("Subtype")),S=A.resolve(b.get("AFRelationship"));this.found.push({name:y(
"UF")??y("F")??y("Unix")??y("DOS")??y("Mac")??m,stream:c,size:this.sizeOf(c),mimeType:h instanceof u.SX&&(0,o.L)(h.text)?h.text:null,description:y("Desc")??I,relationship:S instanceof
u.SX?S.text:null,page:i})}embedded(l){const i=this.document.dict(l.get("EF"));if(i)for(const m of["UF","F","Unix","DOS","Mac"]){const I=i.get(m),A=(0,u.i9)(I)?this.
document.resolve(I):null;if(A instanceof u.Z6)return A}}sizeOf(l){const{document:i}=this,m=i.resolve(i.dict(l.dict.get("Params"))?.get("Size"));return typeof m==
"number"&&Number.isInteger(m)&&m>=0?m:!l.dict.has("Filter")&&l.sealed===void 0?l.data.length:null}}}),67753:((M,v,p)=>{p.d(v,{Uj:()=>C,fD:()=>s,sc:()=>o});var E=p(
54867),x=p(1480),_=p(10404),g=p(17148);const P=["factur-x.xml","xrechnung.xml","zugferd-invoice.xml"],u=50;async function o(l){const i=await(0,E._)(l),m=({name:c})=>{
const y=P.indexOf((c??"").toLowerCase());return y<0?P.length:y},I=i.filter(c=>m(c)<P.length||f(c)).sort((c,y)=>m(c)-m(y)).slice(0,u),A=[];let b;for(const c of I){
const y=c.name??"",h=await t(l,c),S=h?await(0,g.Q)(h,l.job.pace):`has more than ${g.u/1e6} MB`;typeof S!="string"?A.push({...S,file:y,attachment:c,bytes:h}):m(c)<
P.length&&(b??={file:y,reason:S})}return{invoices:A,refused:b,names:i.flatMap(({name:c})=>c??[])}}const f=({name:l,mimeType:i})=>/\.xml$/i.test(l??"")||i==="tex\
t/xml"||i==="application/xml";async function t(l,{stream:i,size:m}){return(m??0)>g.u?void 0:await l.decodedAtEase(i)}const s=[x.dK.fx,"urn:zugferd:pdfa:CrossInd\
ustryDocument:invoice:2p0#","urn:ferd:pdfa:CrossIndustryDocument:invoice:1p0#"];async function C(l){const i=(await(0,_.Br)(l))?.properties.filter(({namespace:I})=>s.
includes(I))??[];if(i.length===0)return;const m=I=>i.find(A=>A.name===I)?.values[0]?.trim()??null;return{level:m("ConformanceLevel"),file:m("DocumentFileName"),
type:m("DocumentType"),version:m("Version")}}}),17148:((M,v,p)=>{p.d(v,{u:()=>B,Q:()=>se});var E=p(1480),x=p(54075);const _=1e6;async function g(e,a){const n=(0,x.
xK)(e);if(n===void 0)return"is not well-formed XML";const r=new P,d=await(0,x.km)(n,a,D=>r.take(D));return d==="document type"?"has a document type declaration":
r.fault??(d==="well-formed"?r.root:void 0)??"is not well-formed XML"}class P{fault;open=[];scope=new E.ee;done;count=0;get root(){return this.open.length===0?this.
done:void 0}take(a){return(a.kind==="start"||a.kind==="empty")&&this.start(a.name,a.attributes),(a.kind==="end"||a.kind==="empty")&&this.end(a.name),a.kind==="t\
ext"&&this.characters(a.text),this.fault!==void 0}start(a,n){this.done&&(this.fault??="is not well-formed XML"),this.open.length>=x.ol&&(this.fault??="is nested\
 too deeply"),++this.count>_&&(this.fault??="has too many elements"),this.scope.enter(n);const{namespace:r,local:d}=this.scope.ofElement(a);this.open.push({tag:a,
namespace:r,name:d,attributes:n,children:[],text:""})}end(a){const n=this.open.pop();if(n?.tag!==a){this.fault??="is not well-formed XML";return}this.scope.leave();
const r=this.open.at(-1);r?r.children.push(n):this.done=n}characters(a){const n=this.open.at(-1);n?n.text+=a:a.trim()!==""&&(this.fault??="is not well-formed XM\
L")}}function u(e,a){let n=[e];for(const r of a.split("/"))n=n.flatMap(({children:d})=>d.filter(({name:D})=>D===r));return[...n]}const o=(e,a)=>u(e,a)[0],f=(e,a)=>e?.
attributes.find(({name:n})=>n===a)?.value??null,t=(e,a)=>(e&&a!==void 0?o(e,a):e)?.text.trim()||null,s=(e,a)=>{const n=e&&o(e,a);return n&&n.text.trim()!==""?n.
text:null},C=(e,a)=>e?u(e,a).flatMap(n=>t(n)??[]):[],l=(e,a)=>e?u(e,a).flatMap(({text:n})=>n.trim()===""?[]:[n]):[];function i(e,a){const n=e&&o(e,a),r=t(n);return r===
null?null:{id:r,scheme:f(n,"schemeID")}}const m=e=>Object.values(e).every(a=>a===null)?null:e,I=(e,a)=>m({start:e,end:a}),A=e=>e?.replace(/^(\d{4})(\d\d)(\d\d)$/,
"$1-$2-$3")??null;function b(e){const a=o(e,"ExchangedDocumentContext"),n=o(e,"ExchangedDocument"),r=o(e,"SupplyChainTradeTransaction"),d=de=>r&&o(r,`Applicable\
HeaderTrade${de}`),D=d("Agreement"),T=d("Settlement"),W=t(T,"InvoiceCurrencyCode");return{number:t(n,"ID"),typeCode:t(n,"TypeCode"),issueDate:c(n,"IssueDateTime"),
dueDate:c(T,"SpecifiedTradePaymentTerms/DueDateDateTime"),currency:W,taxCurrency:t(T,"TaxCurrencyCode"),buyerReference:t(D,"BuyerReference"),orderReference:t(D,
"BuyerOrderReferencedDocument/IssuerAssignedID"),salesOrderReference:t(D,"SellerOrderReferencedDocument/IssuerAssignedID"),contractReference:t(D,"ContractRefere\
ncedDocument/IssuerAssignedID"),projectReference:t(D,"SpecifiedProcuringProject/ID"),precedingInvoices:C(T,"InvoiceReferencedDocument/IssuerAssignedID"),businessProcess:t(
a,"BusinessProcessSpecifiedDocumentContextParameter/ID"),guideline:t(a,"GuidelineSpecifiedDocumentContextParameter/ID"),notes:l(n,"IncludedNote/Content"),period:y(
T),seller:h(D,"SellerTradeParty"),buyer:h(D,"BuyerTradeParty"),payee:h(T,"PayeeTradeParty"),delivery:z(d("Delivery")),payment:K(T),lines:r?u(r,"IncludedSupplyCh\
ainTradeLineItem").map(G):[],allowances:L(T,"false"),charges:[...L(T,"true"),...X(T)],thirdPartyCharges:T?u(T,"SpecifiedFinancialAdjustment").map(Q):[],taxes:T?
u(T,"ApplicableTradeTax").map(H):[],totals:Z(T,W)}}const c=(e,a)=>A(t(e,`${a}/DateTimeString`));function y(e){const a=c(e,"BillingSpecifiedPeriod/StartDateTime");
return I(a,c(e,"BillingSpecifiedPeriod/EndDateTime"))}function h(e,a){const n=e&&o(e,a);if(!n)return null;const r=d=>t(u(n,"SpecifiedTaxRegistration/ID").find(D=>f(
D,"schemeID")===d));return{name:s(n,"Name"),tradingName:s(n,"SpecifiedLegalOrganization/TradingBusinessName"),identifiers:["ID","GlobalID"].flatMap(d=>S(n,d)),legalId:t(
n,"SpecifiedLegalOrganization/ID"),vatId:r("VA"),taxId:r("FC"),electronicAddress:i(n,"URIUniversalCommunication/URIID"),address:O(n),contact:m({name:s(n,"Define\
dTradeContact/PersonName")??s(n,"DefinedTradeContact/DepartmentName"),phone:t(n,"DefinedTradeContact/TelephoneUniversalCommunication/CompleteNumber"),email:t(n,
"DefinedTradeContact/EmailURIUniversalCommunication/URIID")})}}const S=(e,a)=>u(e,a).flatMap(n=>{const r=t(n);return r===null?[]:[{id:r,scheme:f(n,"schemeID")}]});
function O(e){const a=o(e,"PostalTradeAddress");return m({line1:s(a,"LineOne"),line2:s(a,"LineTwo"),line3:s(a,"LineThree"),city:s(a,"CityName"),postCode:t(a,"Po\
stcodeCode"),subdivision:s(a,"CountrySubDivisionName"),country:t(a,"CountryID")})}function z(e){const a=e&&o(e,"ShipToTradeParty");return m({name:s(a,"Name"),location:i(
a,"GlobalID")??i(a,"ID"),date:c(e,"ActualDeliverySupplyChainEvent/OccurrenceDateTime"),address:a?O(a):null})}function K(e){return{reference:t(e,"PaymentReferenc\
e"),terms:s(e,"SpecifiedTradePaymentTerms/Description"),creditorId:t(e,"CreditorReferenceID"),mandate:t(e,"SpecifiedTradePaymentTerms/DirectDebitMandateID"),means:e?
u(e,"SpecifiedTradeSettlementPaymentMeans").map(j):[]}}const j=e=>({code:t(e,"TypeCode"),text:s(e,"Information"),iban:t(e,"PayeePartyCreditorFinancialAccount/IB\
ANID")??t(e,"PayeePartyCreditorFinancialAccount/ProprietaryID"),bic:t(e,"PayeeSpecifiedCreditorFinancialInstitution/BICID"),accountName:s(e,"PayeePartyCreditorF\
inancialAccount/AccountName"),debitedIban:t(e,"PayerPartyDebtorFinancialAccount/IBANID"),card:t(e,"ApplicableTradeSettlementFinancialCard/ID")});function G(e){const a=o(
e,"AssociatedDocumentLineDocument"),n=o(e,"SpecifiedTradeProduct"),r=o(e,"SpecifiedLineTradeAgreement"),d=o(e,"SpecifiedLineTradeSettlement"),D=o(e,"SpecifiedLi\
neTradeDelivery/BilledQuantity");return{id:t(a,"LineID"),kind:t(a,"LineStatusReasonCode"),parent:t(a,"ParentLineID"),name:s(n,"Name"),description:s(n,"Descripti\
on"),notes:l(a,"IncludedNote/Content"),sellerItemId:t(n,"SellerAssignedID"),buyerItemId:t(n,"BuyerAssignedID"),standardItemId:i(n,"GlobalID"),orderLine:t(r,"Buy\
erOrderReferencedDocument/LineID"),quantity:t(D),unit:f(D,"unitCode"),netPrice:t(r,"NetPriceProductTradePrice/ChargeAmount"),grossPrice:t(r,"GrossPriceProductTr\
adePrice/ChargeAmount"),priceQuantity:t(r,"NetPriceProductTradePrice/BasisQuantity"),netAmount:t(d,"SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmoun\
t"),taxCategory:t(d,"ApplicableTradeTax/CategoryCode"),taxRate:t(d,"ApplicableTradeTax/RateApplicablePercent"),period:y(d),allowances:L(d,"false"),charges:L(d,"\
true")}}const L=(e,a)=>e?u(e,"SpecifiedTradeAllowanceCharge").filter(n=>t(n,"ChargeIndicator/Indicator")===a).map(n=>({amount:t(n,"ActualAmount"),base:t(n,"Basi\
sAmount"),percentage:t(n,"CalculationPercent"),reason:s(n,"Reason"),reasonCode:t(n,"ReasonCode"),taxCategory:t(n,"CategoryTradeTax/CategoryCode"),taxRate:t(n,"C\
ategoryTradeTax/RateApplicablePercent")})):[],X=e=>e?u(e,"SpecifiedLogisticsServiceCharge").map(a=>({amount:t(a,"AppliedAmount"),base:null,percentage:null,reason:s(
a,"Description"),reasonCode:null,taxCategory:t(a,"AppliedTradeTax/CategoryCode"),taxRate:t(a,"AppliedTradeTax/RateApplicablePercent")})):[],Q=e=>({amount:t(e,"A\
ctualAmount"),reason:s(e,"Reason")}),H=e=>({category:t(e,"CategoryCode"),rate:t(e,"RateApplicablePercent"),basis:t(e,"BasisAmount"),amount:t(e,"CalculatedAmount"),
exemptionReason:s(e,"ExemptionReason"),exemptionCode:t(e,"ExemptionReasonCode")});function Z(e,a){const n=e&&o(e,"SpecifiedTradeSettlementHeaderMonetarySummatio\
n"),r=n?u(n,"TaxTotalAmount"):[],d=D=>[null,a].includes(f(D,"currencyID"));return{lines:t(n,"LineTotalAmount"),allowances:t(n,"AllowanceTotalAmount"),charges:t(
n,"ChargeTotalAmount"),net:t(n,"TaxBasisTotalAmount"),tax:t(r.find(d)),taxInAccountingCurrency:t(r.find(D=>!d(D))),gross:t(n,"GrandTotalAmount"),paid:t(n,"Total\
PrepaidAmount"),rounding:t(n,"RoundingAmount"),due:t(n,"DuePayableAmount")}}const R="urn:cen.eu:en16931:2017",w={"urn:factur-x.eu:1p0:minimum":"MINIMUM","urn:zu\
gferd.de:2p0:minimum":"MINIMUM","urn:factur-x.eu:1p0:basicwl":"BASIC WL","urn:zugferd.de:2p0:basicwl":"BASIC WL",[`${R}#compliant#urn:factur-x.eu:1p0:basic`]:"B\
ASIC",[`${R}#compliant#urn:zugferd.de:2p0:basic`]:"BASIC",[R]:"EN 16931",[`${R}#conformant#urn:factur-x.eu:1p0:extended`]:"EXTENDED",[`${R}#conformant#urn:zugfe\
rd.de:2p0:extended`]:"EXTENDED"},V=/^urn:cen\.eu:en16931:2017#(?:compliant|conformant)#urn:(?:xoev-de:kosit:standard|xeinkauf\.de:kosit):(?:extension:)?xrechnung_(\d+\.\d+)/;
function J(e){if(e===null)return;const a=Object.hasOwn(w,e)?w[e]:void 0;if(a)return{level:a,file:"factur-x.xml",version:"1.0"};const n=V.exec(e)?.[1];return n===
void 0?void 0:{level:"XRECHNUNG",file:"xrechnung.xml",version:n}}function Y(e){const a=t(e,"DocumentCurrencyCode"),n=r=>k(o(e,r));return{number:t(e,"ID"),typeCode:t(
e,"InvoiceTypeCode")??t(e,"CreditNoteTypeCode"),issueDate:t(e,"IssueDate"),dueDate:t(e,"DueDate")??t(e,"PaymentMeans/PaymentDueDate"),currency:a,taxCurrency:t(e,
"TaxCurrencyCode"),buyerReference:t(e,"BuyerReference"),orderReference:t(e,"OrderReference/ID"),salesOrderReference:t(e,"OrderReference/SalesOrderID"),contractReference:t(
e,"ContractDocumentReference/ID"),projectReference:t(e,"ProjectReference/ID"),precedingInvoices:C(e,"BillingReference/InvoiceDocumentReference/ID"),businessProcess:t(
e,"ProfileID"),guideline:t(e,"CustomizationID"),notes:l(e,"Note"),period:I(t(e,"InvoicePeriod/StartDate"),t(e,"InvoicePeriod/EndDate")),seller:n("AccountingSupp\
lierParty/Party"),buyer:n("AccountingCustomerParty/Party"),payee:n("PayeeParty"),delivery:q(o(e,"Delivery")),payment:ee(e),lines:["InvoiceLine","CreditNoteLine"].
flatMap(r=>u(e,r)).map(ne),allowances:N(e,"false"),charges:N(e,"true"),thirdPartyCharges:[],taxes:U(e,a).own.flatMap(r=>u(r,"TaxSubtotal")).map(ae),totals:re(e,
a)}}function k(e){if(!e)return null;const a=s(e,"PartyLegalEntity/RegistrationName"),n=s(e,"PartyName/Name"),r=d=>t(u(e,"PartyTaxScheme").find(D=>t(D,"TaxScheme\
/ID")==="VAT"===d),"CompanyID");return{name:a??n,tradingName:a===null?null:n,identifiers:u(e,"PartyIdentification").flatMap(d=>i(d,"ID")??[]),legalId:t(e,"Party\
LegalEntity/CompanyID"),vatId:r(!0),taxId:r(!1),electronicAddress:i(e,"EndpointID"),address:F(o(e,"PostalAddress")),contact:m({name:s(e,"Contact/Name"),phone:t(
e,"Contact/Telephone"),email:t(e,"Contact/ElectronicMail")})}}const F=e=>m({line1:s(e,"StreetName"),line2:s(e,"AdditionalStreetName"),line3:s(e,"AddressLine/Lin\
e"),city:s(e,"CityName"),postCode:t(e,"PostalZone"),subdivision:s(e,"CountrySubentity"),country:t(e,"Country/IdentificationCode")}),q=e=>m({name:s(e,"DeliveryPa\
rty/PartyName/Name"),location:i(e,"DeliveryLocation/ID"),date:t(e,"ActualDeliveryDate"),address:F(e&&o(e,"DeliveryLocation/Address"))});function ee(e){const n=[
"AccountingSupplierParty/Party","PayeeParty"].flatMap(r=>u(e,r)).flatMap(r=>u(r,"PartyIdentification/ID"));return{reference:t(e,"PaymentMeans/PaymentID"),terms:s(
e,"PaymentTerms/Note"),creditorId:t(n.find(r=>f(r,"schemeID")==="SEPA")),mandate:t(e,"PaymentMeans/PaymentMandate/ID"),means:u(e,"PaymentMeans").map(te)}}const te=e=>({
code:t(e,"PaymentMeansCode"),text:f(o(e,"PaymentMeansCode"),"name"),iban:t(e,"PayeeFinancialAccount/ID"),bic:t(e,"PayeeFinancialAccount/FinancialInstitutionBran\
ch/ID"),accountName:s(e,"PayeeFinancialAccount/Name"),debitedIban:t(e,"PaymentMandate/PayerFinancialAccount/ID"),card:t(e,"CardAccount/PrimaryAccountNumberID")});
function ne(e){const a=o(e,"Item"),n=o(e,"InvoicedQuantity")??o(e,"CreditedQuantity");return{id:t(e,"ID"),kind:null,parent:null,name:s(a,"Name"),description:s(a,
"Description"),notes:l(e,"Note"),sellerItemId:t(a,"SellersItemIdentification/ID"),buyerItemId:t(a,"BuyersItemIdentification/ID"),standardItemId:i(a,"StandardIte\
mIdentification/ID"),orderLine:t(e,"OrderLineReference/LineID"),quantity:t(n),unit:f(n,"unitCode"),netPrice:t(e,"Price/PriceAmount"),grossPrice:t(e,"Price/Allow\
anceCharge/BaseAmount"),priceQuantity:t(e,"Price/BaseQuantity"),netAmount:t(e,"LineExtensionAmount"),taxCategory:t(a,"ClassifiedTaxCategory/ID"),taxRate:t(a,"Cl\
assifiedTaxCategory/Percent"),period:I(t(e,"InvoicePeriod/StartDate"),t(e,"InvoicePeriod/EndDate")),allowances:N(e,"false"),charges:N(e,"true")}}const N=(e,a)=>u(
e,"AllowanceCharge").filter(n=>t(n,"ChargeIndicator")===a).map(n=>({amount:t(n,"Amount"),base:t(n,"BaseAmount"),percentage:t(n,"MultiplierFactorNumeric"),reason:s(
n,"AllowanceChargeReason"),reasonCode:t(n,"AllowanceChargeReasonCode"),taxCategory:t(n,"TaxCategory/ID"),taxRate:t(n,"TaxCategory/Percent")}));function U(e,a){const n=u(
e,"TaxTotal"),r=d=>[null,a].includes(f(o(d,"TaxAmount"),"currencyID"));return{own:n.filter(r),other:n.filter(d=>!r(d))}}const ae=e=>({category:t(e,"TaxCategory/\
ID"),rate:t(e,"TaxCategory/Percent"),basis:t(e,"TaxableAmount"),amount:t(e,"TaxAmount"),exemptionReason:s(e,"TaxCategory/TaxExemptionReason"),exemptionCode:t(e,
"TaxCategory/TaxExemptionReasonCode")});function re(e,a){const n=o(e,"LegalMonetaryTotal"),{own:r,other:d}=U(e,a);return{lines:t(n,"LineExtensionAmount"),allowances:t(
n,"AllowanceTotalAmount"),charges:t(n,"ChargeTotalAmount"),net:t(n,"TaxExclusiveAmount"),tax:t(r[0],"TaxAmount"),taxInAccountingCurrency:t(d[0],"TaxAmount"),gross:t(
n,"TaxInclusiveAmount"),paid:t(n,"PrepaidAmount"),rounding:t(n,"PayableRoundingAmount"),due:t(n,"PayableAmount")}}const B=2e7,ie="urn:un:unece:uncefact:data:sta\
ndard:CrossIndustryInvoice:100",oe=["urn:oasis:names:specification:ubl:schema:xsd:Invoice-2","urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2"],$={CrossIndustryDocument:"\
is an invoice of ZUGFeRD 1, which is older than EN 16931",SCRDMCCBDACIOMessageStructure:"is an order (Order-X), not an invoice",CrossIndustryInvoice:"is a Cross\
 Industry Invoice of another version than D16B and D22B"};async function se(e,a){if(e.length>B)return`has more than ${B/1e6} MB`;const n=await g(e,a);if(typeof n==
"string")return n;const r=ce(n);if(!r)return Object.hasOwn($,n.name)?$[n.name]:"is not an invoice in CII or UBL";const d=r==="CII"?b(n):Y(n);return{syntax:r,invoice:d,
profile:J(d.guideline)}}function ce({namespace:e,name:a}){return e===ie&&a==="CrossIndustryInvoice"?"CII":oe.includes(e)?"UBL":void 0}}),75767:((M,v,p)=>{p.d(v,
{S:()=>_});var E=p(7548),x=p(30729);const _=(0,x.H)(g=>(0,E.zx)(g,["AP","JS","EF","ByteRange","Sig"]))}),30491:((M,v,p)=>{p.d(v,{s:()=>x});const E=["number","la\
st","label","name"];function x(g){const P=[],u=[];for(const o of g.normalize("NFC").split(/(\{[^{}]*\})/)){const f=E.find(t=>`{${t}}`===o);if(f)P.push({placeholder:f});else if(/^\{[^{}]*\}$/.
test(o))u.push(o);else{if(/[{}]/.test(o))return{problem:`has a brace that belongs to no placeholder; ${_}`};o&&P.push({literal:o})}}return u.length===0?{pieces:P}:
{problem:`has the unknown ${u.length===1?"placeholder":"placeholders"} ${u.join(" and ")}; ${_}`}}const _=`use ${E.map(g=>`{${g}}`).join(", ")}`}),35092:((M,v,p)=>{
p.d(v,{E:()=>o,L:()=>P});var E=p(38917),x=p(30491);function _(f){const t=(0,x.s)(f);return"problem"in t?t.problem:void 0}const g=/^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8}){0,8}$/,
P=f=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.test(f),o={"file-name":{holds:f=>!/[/\\\p{Cc}\p{Cs}]/u.test(f)&&/[^. ]/.test(f),words:"a file name without fol\
ders"},"media-type":{holds:P,words:"a media type such as text/xml or application/pdf"},date:{holds:f=>(0,E.Z)(f)!==void 0,words:"a date of ISO 8601 such as 2026\
-11-20 or 2026-11-20T14:30:00+01:00"},"number-format":{holds:f=>_(f)===void 0,words:"text such as {number} / {last}",problem:_},"language-tag":{holds:f=>g.test(
f),words:"a language tag such as en, de-AT or zh-Hant (BCP 47)"}}})};
