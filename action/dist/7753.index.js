"use strict";exports.id=7753,exports.ids=[7753],exports.modules={67753:(($,E,C)=>{C.d(E,{Uj:()=>v,fD:()=>o,sc:()=>c});var M=C(54867),g=C(1480),O=C(10404),x=C(17148);const P=[
"factur-x.xml","xrechnung.xml","zugferd-invoice.xml"],s=50;async function c(f){const u=await(0,M._)(f),l=({name:m})=>{const I=P.indexOf((m??"").toLowerCase());return I<
0?P.length:I},D=u.filter(m=>l(m)<P.length||y(m)).sort((m,I)=>l(m)-l(I)).slice(0,s),T=[];let b;for(const m of D){const I=m.name??"",A=await n(f,m),h=A?await(0,x.
Q)(A,f.job.pace):`has more than ${x.u/1e6} MB`;typeof h!="string"?T.push({...h,file:I,attachment:m,bytes:A}):l(m)<P.length&&(b??={file:I,reason:h})}return{invoices:T,
refused:b,names:u.flatMap(({name:m})=>m??[])}}const y=({name:f,mimeType:u})=>/\.xml$/i.test(f??"")||u==="text/xml"||u==="application/xml";async function n(f,{stream:u,
size:l}){return(l??0)>x.u?void 0:await f.decodedAtEase(u)}const o=[g.dK.fx,"urn:zugferd:pdfa:CrossIndustryDocument:invoice:2p0#","urn:ferd:pdfa:CrossIndustryDoc\
ument:invoice:1p0#"];async function v(f){const u=(await(0,O.Br)(f))?.properties.filter(({namespace:D})=>o.includes(D))??[];if(u.length===0)return;const l=D=>u.find(
T=>T.name===D)?.values[0]?.trim()??null;return{level:l("ConformanceLevel"),file:l("DocumentFileName"),type:l("DocumentType"),version:l("Version")}}}),17148:(($,E,C)=>{
C.d(E,{u:()=>L,Q:()=>oe});var M=C(1480),g=C(54075);const O=1e6;async function x(e,a){const t=(0,g.xK)(e);if(t===void 0)return"is not well-formed XML";const r=new P,
i=await(0,g.km)(t,a,d=>r.take(d));return i==="document type"?"has a document type declaration":r.fault??(i==="well-formed"?r.root:void 0)??"is not well-formed X\
ML"}class P{fault;open=[];scope=new M.ee;done;count=0;get root(){return this.open.length===0?this.done:void 0}take(a){return(a.kind==="start"||a.kind==="empty")&&
this.start(a.name,a.attributes),(a.kind==="end"||a.kind==="empty")&&this.end(a.name),a.kind==="text"&&this.characters(a.text),this.fault!==void 0}start(a,t){this.
done&&(this.fault??="is not well-formed XML"),this.open.length>=g.ol&&(this.fault??="is nested too deeply"),++this.count>O&&(this.fault??="has too many elements"),
this.scope.enter(t);const{namespace:r,local:i}=this.scope.ofElement(a);this.open.push({tag:a,namespace:r,name:i,attributes:t,children:[],text:""})}end(a){const t=this.
open.pop();if(t?.tag!==a){this.fault??="is not well-formed XML";return}this.scope.leave();const r=this.open.at(-1);r?r.children.push(t):this.done=t}characters(a){
const t=this.open.at(-1);t?t.text+=a:a.trim()!==""&&(this.fault??="is not well-formed XML")}}function s(e,a){let t=[e];for(const r of a.split("/"))t=t.flatMap(({
children:i})=>i.filter(({name:d})=>d===r));return[...t]}const c=(e,a)=>s(e,a)[0],y=(e,a)=>e?.attributes.find(({name:t})=>t===a)?.value??null,n=(e,a)=>(e&&a!==void 0?
c(e,a):e)?.text.trim()||null,o=(e,a)=>{const t=e&&c(e,a);return t&&t.text.trim()!==""?t.text:null},v=(e,a)=>e?s(e,a).flatMap(t=>n(t)??[]):[],f=(e,a)=>e?s(e,a).flatMap(
({text:t})=>t.trim()===""?[]:[t]):[];function u(e,a){const t=e&&c(e,a),r=n(t);return r===null?null:{id:r,scheme:y(t,"schemeID")}}const l=e=>Object.values(e).every(
a=>a===null)?null:e,D=(e,a)=>l({start:e,end:a}),T=e=>e?.replace(/^(\d{4})(\d\d)(\d\d)$/,"$1-$2-$3")??null;function b(e){const a=c(e,"ExchangedDocumentContext"),
t=c(e,"ExchangedDocument"),r=c(e,"SupplyChainTradeTransaction"),i=se=>r&&c(r,`ApplicableHeaderTrade${se}`),d=i("Agreement"),p=i("Settlement"),X=n(p,"InvoiceCurr\
encyCode");return{number:n(t,"ID"),typeCode:n(t,"TypeCode"),issueDate:m(t,"IssueDateTime"),dueDate:m(p,"SpecifiedTradePaymentTerms/DueDateDateTime"),currency:X,
taxCurrency:n(p,"TaxCurrencyCode"),buyerReference:n(d,"BuyerReference"),orderReference:n(d,"BuyerOrderReferencedDocument/IssuerAssignedID"),salesOrderReference:n(
d,"SellerOrderReferencedDocument/IssuerAssignedID"),contractReference:n(d,"ContractReferencedDocument/IssuerAssignedID"),projectReference:n(d,"SpecifiedProcurin\
gProject/ID"),precedingInvoices:v(p,"InvoiceReferencedDocument/IssuerAssignedID"),businessProcess:n(a,"BusinessProcessSpecifiedDocumentContextParameter/ID"),guideline:n(
a,"GuidelineSpecifiedDocumentContextParameter/ID"),notes:f(t,"IncludedNote/Content"),period:I(p),seller:A(d,"SellerTradeParty"),buyer:A(d,"BuyerTradeParty"),payee:A(
p,"PayeeTradeParty"),delivery:j(i("Delivery")),payment:z(p),lines:r?s(r,"IncludedSupplyChainTradeLineItem").map(Q):[],allowances:R(p,"false"),charges:[...R(p,"t\
rue"),...K(p)],taxes:p?s(p,"ApplicableTradeTax").map(W):[],totals:H(p,X)}}const m=(e,a)=>T(n(e,`${a}/DateTimeString`));function I(e){const a=m(e,"BillingSpecifi\
edPeriod/StartDateTime");return D(a,m(e,"BillingSpecifiedPeriod/EndDateTime"))}function A(e,a){const t=e&&c(e,a);if(!t)return null;const r=i=>n(s(t,"SpecifiedTa\
xRegistration/ID").find(d=>y(d,"schemeID")===i));return{name:o(t,"Name"),tradingName:o(t,"SpecifiedLegalOrganization/TradingBusinessName"),identifiers:["ID","Gl\
obalID"].flatMap(i=>h(t,i)),legalId:n(t,"SpecifiedLegalOrganization/ID"),vatId:r("VA"),taxId:r("FC"),electronicAddress:u(t,"URIUniversalCommunication/URIID"),address:B(
t),contact:l({name:o(t,"DefinedTradeContact/PersonName")??o(t,"DefinedTradeContact/DepartmentName"),phone:n(t,"DefinedTradeContact/TelephoneUniversalCommunicati\
on/CompleteNumber"),email:n(t,"DefinedTradeContact/EmailURIUniversalCommunication/URIID")})}}const h=(e,a)=>s(e,a).flatMap(t=>{const r=n(t);return r===null?[]:[
{id:r,scheme:y(t,"schemeID")}]});function B(e){const a=c(e,"PostalTradeAddress");return l({line1:o(a,"LineOne"),line2:o(a,"LineTwo"),line3:o(a,"LineThree"),city:o(
a,"CityName"),postCode:n(a,"PostcodeCode"),subdivision:o(a,"CountrySubDivisionName"),country:n(a,"CountryID")})}function j(e){const a=e&&c(e,"ShipToTradeParty");
return l({name:o(a,"Name"),location:u(a,"GlobalID")??u(a,"ID"),date:m(e,"ActualDeliverySupplyChainEvent/OccurrenceDateTime"),address:a?B(a):null})}function z(e){
return{reference:n(e,"PaymentReference"),terms:o(e,"SpecifiedTradePaymentTerms/Description"),creditorId:n(e,"CreditorReferenceID"),mandate:n(e,"SpecifiedTradePa\
ymentTerms/DirectDebitMandateID"),means:e?s(e,"SpecifiedTradeSettlementPaymentMeans").map(G):[]}}const G=e=>({code:n(e,"TypeCode"),text:o(e,"Information"),iban:n(
e,"PayeePartyCreditorFinancialAccount/IBANID")??n(e,"PayeePartyCreditorFinancialAccount/ProprietaryID"),bic:n(e,"PayeeSpecifiedCreditorFinancialInstitution/BICI\
D"),accountName:o(e,"PayeePartyCreditorFinancialAccount/AccountName"),debitedIban:n(e,"PayerPartyDebtorFinancialAccount/IBANID"),card:n(e,"ApplicableTradeSettle\
mentFinancialCard/ID")});function Q(e){const a=c(e,"AssociatedDocumentLineDocument"),t=c(e,"SpecifiedTradeProduct"),r=c(e,"SpecifiedLineTradeAgreement"),i=c(e,"\
SpecifiedLineTradeSettlement"),d=c(e,"SpecifiedLineTradeDelivery/BilledQuantity");return{id:n(a,"LineID"),kind:n(a,"LineStatusReasonCode"),parent:n(a,"ParentLin\
eID"),name:o(t,"Name"),description:o(t,"Description"),notes:f(a,"IncludedNote/Content"),sellerItemId:n(t,"SellerAssignedID"),buyerItemId:n(t,"BuyerAssignedID"),
standardItemId:u(t,"GlobalID"),orderLine:n(r,"BuyerOrderReferencedDocument/LineID"),quantity:n(d),unit:y(d,"unitCode"),netPrice:n(r,"NetPriceProductTradePrice/C\
hargeAmount"),grossPrice:n(r,"GrossPriceProductTradePrice/ChargeAmount"),priceQuantity:n(r,"NetPriceProductTradePrice/BasisQuantity"),netAmount:n(i,"SpecifiedTr\
adeSettlementLineMonetarySummation/LineTotalAmount"),taxCategory:n(i,"ApplicableTradeTax/CategoryCode"),taxRate:n(i,"ApplicableTradeTax/RateApplicablePercent"),
period:I(i),allowances:R(i,"false"),charges:R(i,"true")}}const R=(e,a)=>e?s(e,"SpecifiedTradeAllowanceCharge").filter(t=>n(t,"ChargeIndicator/Indicator")===a).map(
t=>({amount:n(t,"ActualAmount"),base:n(t,"BasisAmount"),percentage:n(t,"CalculationPercent"),reason:o(t,"Reason"),reasonCode:n(t,"ReasonCode"),taxCategory:n(t,"\
CategoryTradeTax/CategoryCode"),taxRate:n(t,"CategoryTradeTax/RateApplicablePercent")})):[],K=e=>e?s(e,"SpecifiedLogisticsServiceCharge").map(a=>({amount:n(a,"A\
ppliedAmount"),base:null,percentage:null,reason:o(a,"Description"),reasonCode:null,taxCategory:n(a,"AppliedTradeTax/CategoryCode"),taxRate:n(a,"AppliedTradeTax/\
RateApplicablePercent")})):[],W=e=>({category:n(e,"CategoryCode"),rate:n(e,"RateApplicablePercent"),basis:n(e,"BasisAmount"),amount:n(e,"CalculatedAmount"),exemptionReason:o(
e,"ExemptionReason"),exemptionCode:n(e,"ExemptionReasonCode")});function H(e,a){const t=e&&c(e,"SpecifiedTradeSettlementHeaderMonetarySummation"),r=t?s(t,"TaxTo\
talAmount"):[],i=d=>[null,a].includes(y(d,"currencyID"));return{lines:n(t,"LineTotalAmount"),allowances:n(t,"AllowanceTotalAmount"),charges:n(t,"ChargeTotalAmou\
nt"),net:n(t,"TaxBasisTotalAmount"),tax:n(r.find(i)),taxInAccountingCurrency:n(r.find(d=>!i(d))),gross:n(t,"GrandTotalAmount"),paid:n(t,"TotalPrepaidAmount"),rounding:n(
t,"RoundingAmount"),due:n(t,"DuePayableAmount")}}const S="urn:cen.eu:en16931:2017",w={"urn:factur-x.eu:1p0:minimum":"MINIMUM","urn:zugferd.de:2p0:minimum":"MINI\
MUM","urn:factur-x.eu:1p0:basicwl":"BASIC WL","urn:zugferd.de:2p0:basicwl":"BASIC WL",[`${S}#compliant#urn:factur-x.eu:1p0:basic`]:"BASIC",[`${S}#compliant#urn:\
zugferd.de:2p0:basic`]:"BASIC",[S]:"EN 16931",[`${S}#conformant#urn:factur-x.eu:1p0:extended`]:"EXTENDED",[`${S}#conformant#urn:zugferd.de:2p0:extended`]:"EXTEN\
DED"},V=/^urn:cen\.eu:en16931:2017#(?:compliant|conformant)#urn:(?:xoev-de:kosit:standard|xeinkauf\.de:kosit):(?:extension:)?xrechnung_(\d+\.\d+)/;function k(e){
if(e===null)return;const a=Object.hasOwn(w,e)?w[e]:void 0;if(a)return{level:a,file:"factur-x.xml",version:"1.0"};const t=V.exec(e)?.[1];return t===void 0?void 0:
{level:"XRECHNUNG",file:"xrechnung.xml",version:t}}function Z(e){const a=n(e,"DocumentCurrencyCode"),t=r=>Y(c(e,r));return{number:n(e,"ID"),typeCode:n(e,"Invoic\
eTypeCode")??n(e,"CreditNoteTypeCode"),issueDate:n(e,"IssueDate"),dueDate:n(e,"DueDate")??n(e,"PaymentMeans/PaymentDueDate"),currency:a,taxCurrency:n(e,"TaxCurr\
encyCode"),buyerReference:n(e,"BuyerReference"),orderReference:n(e,"OrderReference/ID"),salesOrderReference:n(e,"OrderReference/SalesOrderID"),contractReference:n(
e,"ContractDocumentReference/ID"),projectReference:n(e,"ProjectReference/ID"),precedingInvoices:v(e,"BillingReference/InvoiceDocumentReference/ID"),businessProcess:n(
e,"ProfileID"),guideline:n(e,"CustomizationID"),notes:f(e,"Note"),period:D(n(e,"InvoicePeriod/StartDate"),n(e,"InvoicePeriod/EndDate")),seller:t("AccountingSupp\
lierParty/Party"),buyer:t("AccountingCustomerParty/Party"),payee:t("PayeeParty"),delivery:J(c(e,"Delivery")),payment:q(e),lines:["InvoiceLine","CreditNoteLine"].
flatMap(r=>s(e,r)).map(ne),allowances:N(e,"false"),charges:N(e,"true"),taxes:U(e,a).own.flatMap(r=>s(r,"TaxSubtotal")).map(te),totals:ae(e,a)}}function Y(e){if(!e)
return null;const a=o(e,"PartyLegalEntity/RegistrationName"),t=o(e,"PartyName/Name"),r=i=>n(s(e,"PartyTaxScheme").find(d=>n(d,"TaxScheme/ID")==="VAT"===i),"Comp\
anyID");return{name:a??t,tradingName:a===null?null:t,identifiers:s(e,"PartyIdentification").flatMap(i=>u(i,"ID")??[]),legalId:n(e,"PartyLegalEntity/CompanyID"),
vatId:r(!0),taxId:r(!1),electronicAddress:u(e,"EndpointID"),address:_(c(e,"PostalAddress")),contact:l({name:o(e,"Contact/Name"),phone:n(e,"Contact/Telephone"),email:n(
e,"Contact/ElectronicMail")})}}const _=e=>l({line1:o(e,"StreetName"),line2:o(e,"AdditionalStreetName"),line3:o(e,"AddressLine/Line"),city:o(e,"CityName"),postCode:n(
e,"PostalZone"),subdivision:o(e,"CountrySubentity"),country:n(e,"Country/IdentificationCode")}),J=e=>l({name:o(e,"DeliveryParty/PartyName/Name"),location:u(e,"D\
eliveryLocation/ID"),date:n(e,"ActualDeliveryDate"),address:_(e&&c(e,"DeliveryLocation/Address"))});function q(e){const t=["AccountingSupplierParty/Party","Paye\
eParty"].flatMap(r=>s(e,r)).flatMap(r=>s(r,"PartyIdentification/ID"));return{reference:n(e,"PaymentMeans/PaymentID"),terms:o(e,"PaymentTerms/Note"),creditorId:n(
t.find(r=>y(r,"schemeID")==="SEPA")),mandate:n(e,"PaymentMeans/PaymentMandate/ID"),means:s(e,"PaymentMeans").map(ee)}}const ee=e=>({code:n(e,"PaymentMeansCode"),
text:y(c(e,"PaymentMeansCode"),"name"),iban:n(e,"PayeeFinancialAccount/ID"),bic:n(e,"PayeeFinancialAccount/FinancialInstitutionBranch/ID"),accountName:o(e,"Paye\
eFinancialAccount/Name"),debitedIban:n(e,"PaymentMandate/PayerFinancialAccount/ID"),card:n(e,"CardAccount/PrimaryAccountNumberID")});function ne(e){const a=c(e,
"Item"),t=c(e,"InvoicedQuantity")??c(e,"CreditedQuantity");return{id:n(e,"ID"),kind:null,parent:null,name:o(a,"Name"),description:o(a,"Description"),notes:f(e,"\
Note"),sellerItemId:n(a,"SellersItemIdentification/ID"),buyerItemId:n(a,"BuyersItemIdentification/ID"),standardItemId:u(a,"StandardItemIdentification/ID"),orderLine:n(
e,"OrderLineReference/LineID"),quantity:n(t),unit:y(t,"unitCode"),netPrice:n(e,"Price/PriceAmount"),grossPrice:n(e,"Price/AllowanceCharge/BaseAmount"),priceQuantity:n(
e,"Price/BaseQuantity"),netAmount:n(e,"LineExtensionAmount"),taxCategory:n(a,"ClassifiedTaxCategory/ID"),taxRate:n(a,"ClassifiedTaxCategory/Percent"),period:D(n(
e,"InvoicePeriod/StartDate"),n(e,"InvoicePeriod/EndDate")),allowances:N(e,"false"),charges:N(e,"true")}}const N=(e,a)=>s(e,"AllowanceCharge").filter(t=>n(t,"Cha\
rgeIndicator")===a).map(t=>({amount:n(t,"Amount"),base:n(t,"BaseAmount"),percentage:n(t,"MultiplierFactorNumeric"),reason:o(t,"AllowanceChargeReason"),reasonCode:n(
t,"AllowanceChargeReasonCode"),taxCategory:n(t,"TaxCategory/ID"),taxRate:n(t,"TaxCategory/Percent")}));function U(e,a){const t=s(e,"TaxTotal"),r=i=>[null,a].includes(
y(c(i,"TaxAmount"),"currencyID"));return{own:t.filter(r),other:t.filter(i=>!r(i))}}const te=e=>({category:n(e,"TaxCategory/ID"),rate:n(e,"TaxCategory/Percent"),
basis:n(e,"TaxableAmount"),amount:n(e,"TaxAmount"),exemptionReason:o(e,"TaxCategory/TaxExemptionReason"),exemptionCode:n(e,"TaxCategory/TaxExemptionReasonCode")});
function ae(e,a){const t=c(e,"LegalMonetaryTotal"),{own:r,other:i}=U(e,a);return{lines:n(t,"LineExtensionAmount"),allowances:n(t,"AllowanceTotalAmount"),charges:n(
t,"ChargeTotalAmount"),net:n(t,"TaxExclusiveAmount"),tax:n(r[0],"TaxAmount"),taxInAccountingCurrency:n(i[0],"TaxAmount"),gross:n(t,"TaxInclusiveAmount"),paid:n(
t,"PrepaidAmount"),rounding:n(t,"PayableRoundingAmount"),due:n(t,"PayableAmount")}}const L=2e7,re="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100",
ie=["urn:oasis:names:specification:ubl:schema:xsd:Invoice-2","urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2"],F={CrossIndustryDocument:"is an invoic\
e of ZUGFeRD 1, which is older than EN 16931",SCRDMCCBDACIOMessageStructure:"is an order (Order-X), not an invoice",CrossIndustryInvoice:"is a Cross Industry In\
voice of another version than D16B and D22B"};async function oe(e,a){if(e.length>L)return`has more than ${L/1e6} MB`;const t=await x(e,a);if(typeof t=="string")
return t;const r=ce(t);if(!r)return Object.hasOwn(F,t.name)?F[t.name]:"is not an invoice in CII or UBL";const i=r==="CII"?b(t):Z(t);return{syntax:r,invoice:i,profile:k(
i.guideline)}}function ce({namespace:e,name:a}){return e===re&&a==="CrossIndustryInvoice"?"CII":ie.includes(e)?"UBL":void 0}})};
