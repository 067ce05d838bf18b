"use strict";exports.id=2761,exports.ids=[2761],exports.modules={92761:((B,R,m)=>{m.d(R,{Uj:()=>g,ec:()=>P,fD:()=>f,sc:()=>x});var r=m(59277),n=m(78157),c=m(45059),v=m(43496),
h=m(824),S=m(98346);const u=["factur-x.xml","xrechnung.xml","zugferd-invoice.xml"],p=50;function P(l){const I=(0,n.bS)(l).toString("latin1",0,1024).replaceAll("\
\0","").replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/,"").trimStart();return I.startsWith("<")&&!I.includes("%PDF-")&&(0,r.y)(l)!=="an HTML page"}async function x(l){
const T=await(0,c._)(l),I=({name:C})=>{const A=u.indexOf((C??"").toLowerCase());return A<0?u.length:A},E=T.filter(C=>I(C)<u.length||s(C)).sort((C,A)=>I(C)-I(A)).
slice(0,p),O=[];let M;for(const C of E){const A=C.name??"",N=await d(l,C),L=N?await(0,S.Q)(N,l.job.pace):`has more than ${S.u/1e6} MB`;typeof L!="string"?O.push(
{...L,file:A,attachment:C,bytes:N}):I(C)<u.length&&(M??={file:A,reason:L})}return{invoices:O,refused:M,names:T.flatMap(({name:C})=>C??[])}}const s=({name:l,mimeType:T})=>/\.xml$/i.
test(l??"")||T==="text/xml"||T==="application/xml";async function d(l,{stream:T,size:I}){return(I??0)>S.u?void 0:await l.decodedAtEase(T)}const f=[v.dK.fx,"urn:\
zugferd:pdfa:CrossIndustryDocument:invoice:2p0#","urn:ferd:pdfa:CrossIndustryDocument:invoice:1p0#"];async function g(l){const T=(await(0,h.Br)(l))?.properties.
filter(({namespace:E})=>f.includes(E))??[];if(T.length===0)return;const I=E=>T.find(O=>O.name===E)?.values[0]?.trim()??null;return{level:I("ConformanceLevel"),file:I(
"DocumentFileName"),type:I("DocumentType"),version:I("Version")}}}),24195:((B,R,m)=>{m.d(R,{d:()=>v,j:()=>S});const r="urn:cen.eu:en16931:2017",n={"urn:factur-x\
.eu:1p0:minimum":"MINIMUM","urn:zugferd.de:2p0:minimum":"MINIMUM","urn:factur-x.eu:1p0:basicwl":"BASIC WL","urn:zugferd.de:2p0:basicwl":"BASIC WL",[`${r}#compli\
ant#urn:factur-x.eu:1p0:basic`]:"BASIC",[`${r}#compliant#urn:zugferd.de:2p0:basic`]:"BASIC",[r]:"EN 16931",[`${r}#conformant#urn:factur-x.eu:1p0:extended`]:"EXT\
ENDED",[`${r}#conformant#urn:zugferd.de:2p0:extended`]:"EXTENDED",[`${r}#conformant#urn.cpro.gouv.fr:1p0:extended-ctc-fr`]:"EXTENDED"},c=/^urn:cen\.eu:en16931:2017#(?:compliant|conformant)#urn:(?:xoev-de:kosit:standard|xeinkauf\.de:kosit):(?:extension:)?xrechnung_(\d+\.\d+)/;
function v(u){if(u===null)return;const p=Object.hasOwn(n,u)?n[u]:void 0;if(p)return{level:p,file:"factur-x.xml",version:"1.0"};const P=c.exec(u)?.[1];return P===
void 0?void 0:{level:"XRECHNUNG",file:"xrechnung.xml",version:P}}const h=[["urn:fdc:peppol.eu:2017:poacc:billing:3.","PEPPOL BIS BILLING 3"],["urn:fdc:nen.nl:nl\
cius:","NLCIUS"],["urn:fdc:nen.nl:gaccount:","NLCIUS"],["urn:efactura.mfinante.ro:cius-ro:","CIUS-RO"],["urn:fatturapa.gov.it:cius-it:","CIUS-IT"],["urn:feap.go\
v.pt:cius-pt:","CIUS-PT"],["urn:mfin.gov.hr:cius-","CIUS-HR"],["urn:ubl.be:","UBL.BE"]];function S(u){const p=v(u);if(p)return p.level;const P=u?.toLowerCase()??
"";return h.find(([x])=>P.includes(x))?.[1]??null}}),98346:((B,R,m)=>{m.d(R,{u:()=>w,Q:()=>ae});var r=m(45548);const n=(e,a)=>(e&&a!==void 0?(0,r.s2)(e,a):e)?.text.
trim()||null,c=(e,a)=>{const t=e&&(0,r.s2)(e,a);return t&&t.text.trim()!==""?t.text:null},v=(e,a)=>e?(0,r.Z0)(e,a).flatMap(t=>n(t)??[]):[],h=(e,a)=>e?(0,r.Z0)(e,
a).flatMap(({text:t})=>t.trim()===""?[]:[t]):[];async function S(e,a,t){const i=[];for(const o of e){i.push(a(o));const y=t.step(2e4);y&&await y}return i}function u(e,a){
const t=e&&(0,r.s2)(e,a),i=n(t);return i===null?null:{id:i,scheme:(0,r.w4)(t,"schemeID")}}const p=e=>Object.values(e).every(a=>a===null)?null:e,P=(e,a)=>p({start:e,
end:a}),x=e=>e?.replace(/^(\d{4})(\d\d)(\d\d)$/,"$1-$2-$3")??null;async function s(e,a){const t=(0,r.s2)(e,"ExchangedDocumentContext"),i=(0,r.s2)(e,"ExchangedDo\
cument"),o=(0,r.s2)(e,"SupplyChainTradeTransaction"),y=ie=>o&&(0,r.s2)(o,`ApplicableHeaderTrade${ie}`),b=y("Agreement"),D=y("Settlement"),j=n(D,"InvoiceCurrency\
Code");return{number:n(i,"ID"),typeCode:n(i,"TypeCode"),issueDate:f(i,"IssueDateTime"),dueDate:f(D,"SpecifiedTradePaymentTerms/DueDateDateTime"),currency:j,taxCurrency:n(
D,"TaxCurrencyCode"),buyerReference:n(b,"BuyerReference"),orderReference:n(b,"BuyerOrderReferencedDocument/IssuerAssignedID"),salesOrderReference:n(b,"SellerOrd\
erReferencedDocument/IssuerAssignedID"),contractReference:n(b,"ContractReferencedDocument/IssuerAssignedID"),projectReference:n(b,"SpecifiedProcuringProject/ID"),
precedingInvoices:v(D,"InvoiceReferencedDocument/IssuerAssignedID"),businessProcess:n(t,"BusinessProcessSpecifiedDocumentContextParameter/ID"),guideline:n(t,"Gu\
idelineSpecifiedDocumentContextParameter/ID"),...d(i),period:g(D),seller:l(b,"SellerTradeParty"),buyer:l(b,"BuyerTradeParty"),payee:l(D,"PayeeTradeParty"),taxRepresentative:l(
b,"SellerTaxRepresentativeTradeParty"),delivery:E(y("Delivery")),payment:O(D),lines:await S(o?(0,r.Z0)(o,"IncludedSupplyChainTradeLineItem"):[],C,a),allowances:A(
D,"false"),charges:[...A(D,"true"),...N(D)],thirdPartyCharges:D?(0,r.Z0)(D,"SpecifiedFinancialAdjustment").map(L):[],taxes:D?(0,r.Z0)(D,"ApplicableTradeTax").map(
X):[],totals:$(D,j)}}function d(e){const t=(e?(0,r.Z0)(e,"IncludedNote"):[]).flatMap(i=>h(i,"Content").map(o=>[o,n(i,"SubjectCode")]));return{notes:t.map(([i])=>i),
noteSubjects:t.map(([,i])=>i)}}const f=(e,a)=>x(n(e,`${a}/DateTimeString`));function g(e){const a=f(e,"BillingSpecifiedPeriod/StartDateTime");return P(a,f(e,"Bi\
llingSpecifiedPeriod/EndDateTime"))}function l(e,a){const t=e&&(0,r.s2)(e,a);if(!t)return null;const i=o=>n((0,r.Z0)(t,"SpecifiedTaxRegistration/ID").find(y=>(0,r.
w4)(y,"schemeID")===o));return{name:c(t,"Name"),tradingName:c(t,"SpecifiedLegalOrganization/TradingBusinessName"),identifiers:["ID","GlobalID"].flatMap(o=>T(t,o)),
legalId:n(t,"SpecifiedLegalOrganization/ID"),vatId:i("VA"),taxId:i("FC"),electronicAddress:u(t,"URIUniversalCommunication/URIID"),address:I(t),contact:p({name:c(
t,"DefinedTradeContact/PersonName")??c(t,"DefinedTradeContact/DepartmentName"),phone:n(t,"DefinedTradeContact/TelephoneUniversalCommunication/CompleteNumber"),email:n(
t,"DefinedTradeContact/EmailURIUniversalCommunication/URIID")})}}const T=(e,a)=>(0,r.Z0)(e,a).flatMap(t=>{const i=n(t);return i===null?[]:[{id:i,scheme:(0,r.w4)(
t,"schemeID")}]});function I(e){const a=(0,r.s2)(e,"PostalTradeAddress");return p({line1:c(a,"LineOne"),line2:c(a,"LineTwo"),line3:c(a,"LineThree"),city:c(a,"Ci\
tyName"),postCode:n(a,"PostcodeCode"),subdivision:c(a,"CountrySubDivisionName"),country:n(a,"CountryID")})}function E(e){const a=e&&(0,r.s2)(e,"ShipToTradeParty");
return p({name:c(a,"Name"),location:u(a,"GlobalID")??u(a,"ID"),date:f(e,"ActualDeliverySupplyChainEvent/OccurrenceDateTime"),address:a?I(a):null})}function O(e){
return{reference:n(e,"PaymentReference"),terms:c(e,"SpecifiedTradePaymentTerms/Description"),creditorId:n(e,"CreditorReferenceID"),mandate:n(e,"SpecifiedTradePa\
ymentTerms/DirectDebitMandateID"),means:e?(0,r.Z0)(e,"SpecifiedTradeSettlementPaymentMeans").map(M):[]}}const M=e=>({code:n(e,"TypeCode"),text:c(e,"Information"),
iban:n(e,"PayeePartyCreditorFinancialAccount/IBANID")??n(e,"PayeePartyCreditorFinancialAccount/ProprietaryID"),bic:n(e,"PayeeSpecifiedCreditorFinancialInstituti\
on/BICID"),accountName:c(e,"PayeePartyCreditorFinancialAccount/AccountName"),debitedIban:n(e,"PayerPartyDebtorFinancialAccount/IBANID"),card:n(e,"ApplicableTrad\
eSettlementFinancialCard/ID")});function C(e){const a=(0,r.s2)(e,"AssociatedDocumentLineDocument"),t=(0,r.s2)(e,"SpecifiedTradeProduct"),i=(0,r.s2)(e,"Specified\
LineTradeAgreement"),o=(0,r.s2)(e,"SpecifiedLineTradeSettlement"),y=(0,r.s2)(e,"SpecifiedLineTradeDelivery/BilledQuantity");return{id:n(a,"LineID"),kind:n(a,"Li\
neStatusReasonCode"),parent:n(a,"ParentLineID"),name:c(t,"Name"),description:c(t,"Description"),notes:h(a,"IncludedNote/Content"),sellerItemId:n(t,"SellerAssign\
edID"),buyerItemId:n(t,"BuyerAssignedID"),standardItemId:u(t,"GlobalID"),orderLine:n(i,"BuyerOrderReferencedDocument/LineID"),quantity:n(y),unit:(0,r.w4)(y,"uni\
tCode"),netPrice:n(i,"NetPriceProductTradePrice/ChargeAmount"),grossPrice:n(i,"GrossPriceProductTradePrice/ChargeAmount"),priceQuantity:n(i,"NetPriceProductTrad\
ePrice/BasisQuantity"),netAmount:n(o,"SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount"),taxScheme:n(o,"ApplicableTradeTax/TypeCode"),taxCategory:n(
o,"ApplicableTradeTax/CategoryCode"),taxRate:n(o,"ApplicableTradeTax/RateApplicablePercent"),period:g(o),allowances:A(o,"false"),charges:A(o,"true")}}const A=(e,a)=>e?
(0,r.Z0)(e,"SpecifiedTradeAllowanceCharge").filter(t=>n(t,"ChargeIndicator/Indicator")===a).map(t=>({amount:n(t,"ActualAmount"),base:n(t,"BasisAmount"),percentage:n(
t,"CalculationPercent"),reason:c(t,"Reason"),reasonCode:n(t,"ReasonCode"),taxScheme:n(t,"CategoryTradeTax/TypeCode"),taxCategory:n(t,"CategoryTradeTax/CategoryC\
ode"),taxRate:n(t,"CategoryTradeTax/RateApplicablePercent")})):[],N=e=>e?(0,r.Z0)(e,"SpecifiedLogisticsServiceCharge").map(a=>({amount:n(a,"AppliedAmount"),base:null,
percentage:null,reason:c(a,"Description"),reasonCode:null,taxScheme:n(a,"AppliedTradeTax/TypeCode"),taxCategory:n(a,"AppliedTradeTax/CategoryCode"),taxRate:n(a,
"AppliedTradeTax/RateApplicablePercent")})):[],L=e=>({amount:n(e,"ActualAmount"),reason:c(e,"Reason")}),X=e=>({taxScheme:n(e,"TypeCode"),category:n(e,"CategoryC\
ode"),rate:n(e,"RateApplicablePercent"),basis:n(e,"BasisAmount"),amount:n(e,"CalculatedAmount"),exemptionReason:c(e,"ExemptionReason"),exemptionCode:n(e,"Exempt\
ionReasonCode")});function $(e,a){const t=e&&(0,r.s2)(e,"SpecifiedTradeSettlementHeaderMonetarySummation"),i=t?(0,r.Z0)(t,"TaxTotalAmount"):[],o=y=>[null,a].includes(
(0,r.w4)(y,"currencyID"));return{lines:n(t,"LineTotalAmount"),allowances:n(t,"AllowanceTotalAmount"),charges:n(t,"ChargeTotalAmount"),net:n(t,"TaxBasisTotalAmou\
nt"),tax:n(i.find(o)),taxInAccountingCurrency:n(i.find(y=>!o(y))),gross:n(t,"GrandTotalAmount"),paid:n(t,"TotalPrepaidAmount"),rounding:n(t,"RoundingAmount"),due:n(
t,"DuePayableAmount")}}var G=m(24195);async function W(e,a){const t=n(e,"DocumentCurrencyCode"),i=o=>Q((0,r.s2)(e,o));return{number:n(e,"ID"),typeCode:n(e,"Invo\
iceTypeCode")??n(e,"CreditNoteTypeCode"),issueDate:n(e,"IssueDate"),dueDate:n(e,"DueDate")??n(e,"PaymentMeans/PaymentDueDate"),currency:t,taxCurrency:n(e,"TaxCu\
rrencyCode"),buyerReference:n(e,"BuyerReference"),orderReference:n(e,"OrderReference/ID"),salesOrderReference:n(e,"OrderReference/SalesOrderID"),contractReference:n(
e,"ContractDocumentReference/ID"),projectReference:n(e,"ProjectReference/ID")??K(e),precedingInvoices:v(e,"BillingReference/InvoiceDocumentReference/ID"),businessProcess:n(
e,"ProfileID"),guideline:n(e,"CustomizationID"),...z(e),period:P(n(e,"InvoicePeriod/StartDate"),n(e,"InvoicePeriod/EndDate")),seller:i("AccountingSupplierParty/\
Party"),buyer:i("AccountingCustomerParty/Party"),payee:i("PayeeParty"),taxRepresentative:i("TaxRepresentativeParty"),delivery:H((0,r.s2)(e,"Delivery")),payment:V(
e),lines:await S(["InvoiceLine","CreditNoteLine"].flatMap(o=>(0,r.Z0)(e,o)),Y,a),allowances:_(e,"false"),charges:_(e,"true"),thirdPartyCharges:[],taxes:(0,r.Z0)(
e,"TaxTotal/TaxSubtotal").map(q),totals:ee(e,t)}}function K(e){const a=(0,r.Z0)(e,"AdditionalDocumentReference").find(t=>n(t,"DocumentTypeCode")==="50");return a?
n(a,"ID"):null}function z(e){const a=h(e,"Note").map(t=>{const i=/^\s*#([A-Z]{3})#/.exec(t);return i?{text:t.slice(i[0].length),subject:i[1]}:{text:t,subject:null}});
return{notes:a.map(({text:t})=>t),noteSubjects:a.map(({subject:t})=>t)}}function Q(e){if(!e)return null;const a=c(e,"PartyLegalEntity/RegistrationName"),t=c(e,"\
PartyName/Name"),i=o=>n((0,r.Z0)(e,"PartyTaxScheme").find(y=>n(y,"TaxScheme/ID")==="VAT"===o),"CompanyID");return{name:a??t,tradingName:a===null?null:t,identifiers:(0,r.
Z0)(e,"PartyIdentification").flatMap(o=>u(o,"ID")??[]).filter(({scheme:o})=>o!==Z),legalId:n(e,"PartyLegalEntity/CompanyID"),vatId:i(!0),taxId:i(!1),electronicAddress:u(
e,"EndpointID"),address:U((0,r.s2)(e,"PostalAddress")),contact:p({name:c(e,"Contact/Name"),phone:n(e,"Contact/Telephone"),email:n(e,"Contact/ElectronicMail")})}}
const U=e=>p({line1:c(e,"StreetName"),line2:c(e,"AdditionalStreetName"),line3:c(e,"AddressLine/Line"),city:c(e,"CityName"),postCode:n(e,"PostalZone"),subdivision:c(
e,"CountrySubentity"),country:n(e,"Country/IdentificationCode")}),H=e=>p({name:c(e,"DeliveryParty/PartyName/Name"),location:u(e,"DeliveryLocation/ID"),date:n(e,
"ActualDeliveryDate"),address:U(e&&(0,r.s2)(e,"DeliveryLocation/Address"))}),Z="SEPA";function V(e){const t=["AccountingSupplierParty/Party","PayeeParty"].flatMap(
i=>(0,r.Z0)(e,i)).flatMap(i=>(0,r.Z0)(i,"PartyIdentification/ID"));return{reference:n(e,"PaymentMeans/PaymentID"),terms:c(e,"PaymentTerms/Note"),creditorId:n(t.
find(i=>(0,r.w4)(i,"schemeID")===Z)),mandate:n(e,"PaymentMeans/PaymentMandate/ID"),means:(0,r.Z0)(e,"PaymentMeans").map(k)}}const k=e=>({code:n(e,"PaymentMeansC\
ode"),text:(0,r.w4)((0,r.s2)(e,"PaymentMeansCode"),"name"),iban:n(e,"PayeeFinancialAccount/ID"),bic:n(e,"PayeeFinancialAccount/FinancialInstitutionBranch/ID"),accountName:c(
e,"PayeeFinancialAccount/Name"),debitedIban:n(e,"PaymentMandate/PayerFinancialAccount/ID"),card:n(e,"CardAccount/PrimaryAccountNumberID")});function Y(e){const a=(0,r.
s2)(e,"Item"),t=(0,r.s2)(e,"InvoicedQuantity")??(0,r.s2)(e,"CreditedQuantity");return{id:n(e,"ID"),kind:null,parent:null,name:c(a,"Name"),description:c(a,"Descr\
iption"),notes:h(e,"Note"),sellerItemId:n(a,"SellersItemIdentification/ID"),buyerItemId:n(a,"BuyersItemIdentification/ID"),standardItemId:u(a,"StandardItemIdent\
ification/ID"),orderLine:n(e,"OrderLineReference/LineID"),quantity:n(t),unit:(0,r.w4)(t,"unitCode"),netPrice:n(e,"Price/PriceAmount"),grossPrice:n(e,"Price/Allo\
wanceCharge/BaseAmount"),priceQuantity:n(e,"Price/BaseQuantity"),netAmount:n(e,"LineExtensionAmount"),taxScheme:n(a,"ClassifiedTaxCategory/TaxScheme/ID"),taxCategory:n(
a,"ClassifiedTaxCategory/ID"),taxRate:n(a,"ClassifiedTaxCategory/Percent"),period:P(n(e,"InvoicePeriod/StartDate"),n(e,"InvoicePeriod/EndDate")),allowances:_(e,
"false"),charges:_(e,"true")}}const _=(e,a)=>(0,r.Z0)(e,"AllowanceCharge").filter(t=>n(t,"ChargeIndicator")===a).map(t=>({amount:n(t,"Amount"),base:n(t,"BaseAmo\
unt"),percentage:n(t,"MultiplierFactorNumeric"),reason:c(t,"AllowanceChargeReason"),reasonCode:n(t,"AllowanceChargeReasonCode"),taxScheme:n(t,"TaxCategory/TaxSc\
heme/ID"),taxCategory:n(t,"TaxCategory/ID"),taxRate:n(t,"TaxCategory/Percent")}));function J(e,a){const t=(0,r.Z0)(e,"TaxTotal"),i=o=>[null,a].includes((0,r.w4)(
(0,r.s2)(o,"TaxAmount"),"currencyID"));return{own:t.filter(i),other:t.filter(o=>!i(o))}}const q=e=>({taxScheme:n(e,"TaxCategory/TaxScheme/ID"),category:n(e,"Tax\
Category/ID"),rate:n(e,"TaxCategory/Percent"),basis:n(e,"TaxableAmount"),amount:n(e,"TaxAmount"),exemptionReason:c(e,"TaxCategory/TaxExemptionReason"),exemptionCode:n(
e,"TaxCategory/TaxExemptionReasonCode")});function ee(e,a){const t=(0,r.s2)(e,"LegalMonetaryTotal"),{own:i,other:o}=J(e,a);return{lines:n(t,"LineExtensionAmount"),
allowances:n(t,"AllowanceTotalAmount"),charges:n(t,"ChargeTotalAmount"),net:n(t,"TaxExclusiveAmount"),tax:n(i[0],"TaxAmount"),taxInAccountingCurrency:n(o[0],"Ta\
xAmount"),gross:n(t,"TaxInclusiveAmount"),paid:n(t,"PrepaidAmount"),rounding:n(t,"PayableRoundingAmount"),due:n(t,"PayableAmount")}}const w=2e7,ne="urn:un:unece\
:uncefact:data:standard:CrossIndustryInvoice:100",te=["urn:oasis:names:specification:ubl:schema:xsd:Invoice-2","urn:oasis:names:specification:ubl:schema:xsd:Cre\
ditNote-2"],F={CrossIndustryDocument:"is an invoice of ZUGFeRD 1, which is older than EN 16931",SCRDMCCBDACIOMessageStructure:"is an order (Order-X), not an inv\
oice",CrossIndustryInvoice:"is a Cross Industry Invoice of another version than D16B and D22B"};async function ae(e,a){if(e.length>w)return`has more than ${w/1e6}\
 MB`;const t=await(0,r.NO)(e,a);if(typeof t=="string")return t;const i=re(t);if(!i)return Object.hasOwn(F,t.name)?F[t.name]:"is not an invoice in CII or UBL";const o=await(i===
"CII"?s(t,a):W(t,a));return{syntax:i,invoice:o,root:t,profile:(0,G.d)(o.guideline)}}function re({namespace:e,name:a}){return e===ne&&a==="CrossIndustryInvoice"?
"CII":te.includes(e)?"UBL":void 0}}),45548:((B,R,m)=>{m.d(R,{NO:()=>h,Z0:()=>u,s2:()=>p,w4:()=>P});var r=m(43496),n=m(3907);const c=1e6,v=/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/;
async function h(x,s){const d=(0,n.xK)(x);if(d===void 0||v.test(d))return"is not well-formed XML";const f=new S,g=await(0,n.km)(d.replace(/\r\n?/g,`
`),s,l=>f.take(l));return g==="document type"?"has a document type declaration":f.fault??(g==="well-formed"?f.root:void 0)??"is not well-formed XML"}class S{fault;open=[];scope=new r.
ee;done;count=0;get root(){return this.open.length===0?this.done:void 0}take(s){return(s.kind==="start"||s.kind==="empty")&&this.start(s.name,s.attributes),(s.kind===
"end"||s.kind==="empty")&&this.end(s.name),s.kind==="text"&&this.characters(s.text),this.fault!==void 0}start(s,d){this.done&&(this.fault??="is not well-formed \
XML"),this.open.length>=n.ol&&(this.fault??="is nested too deeply"),++this.count>c&&(this.fault??="has too many elements"),this.scope.enter(d);const{namespace:f,
local:g}=this.scope.ofElement(s);this.open.push({tag:s,namespace:f,name:g,attributes:d,children:[],text:""})}end(s){const d=this.open.pop();if(d?.tag!==s){this.
fault??="is not well-formed XML";return}this.scope.leave();const f=this.open.at(-1);f?f.children.push(d):this.done=d}characters(s){const d=this.open.at(-1);d?d.
text+=s:s.trim()!==""&&(this.fault??="is not well-formed XML")}}function u(x,s){let d=[x];for(const f of s.split("/"))d=d.flatMap(({children:g})=>g.filter(({name:l})=>l===
f));return[...d]}const p=(x,s)=>u(x,s)[0],P=(x,s)=>x?.attributes.find(({name:d})=>d===s)?.value??null})};
