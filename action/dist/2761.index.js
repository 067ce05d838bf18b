"use strict";exports.id=2761,exports.ids=[2761],exports.modules={92761:((w,R,p)=>{p.d(R,{Uj:()=>h,ec:()=>C,fD:()=>l,sc:()=>m});var r=p(59277),n=p(78157),c=p(45059),v=p(43496),
S=p(824),g=p(98346);const f=["factur-x.xml","xrechnung.xml","zugferd-invoice.xml"],T=50;function C(d){const I=(0,n.bS)(d).toString("latin1",0,1024).replaceAll("\
\0","").replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/,"").trimStart();return I.startsWith("<")&&!I.includes("%PDF-")&&(0,r.y)(d)!=="an HTML page"}async function m(d){
const P=await(0,c._)(d),I=({name:D})=>{const A=f.indexOf((D??"").toLowerCase());return A<0?f.length:A},E=P.filter(D=>I(D)<f.length||s(D)).sort((D,A)=>I(D)-I(A)).
slice(0,T),O=[];let M;for(const D of E){const A=D.name??"",N=await u(d,D),_=N?await(0,g.Q)(N,d.job.pace):`has more than ${g.u/1e6} MB`;typeof _!="string"?O.push(
{..._,file:A,attachment:D,bytes:N}):I(D)<f.length&&(M??={file:A,reason:_})}return{invoices:O,refused:M,names:P.flatMap(({name:D})=>D??[])}}const s=({name:d,mimeType:P})=>/\.xml$/i.
test(d??"")||P==="text/xml"||P==="application/xml";async function u(d,{stream:P,size:I}){return(I??0)>g.u?void 0:await d.decodedAtEase(P)}const l=[v.dK.fx,"urn:\
zugferd:pdfa:CrossIndustryDocument:invoice:2p0#","urn:ferd:pdfa:CrossIndustryDocument:invoice:1p0#"];async function h(d){const P=(await(0,S.Br)(d))?.properties.
filter(({namespace:E})=>l.includes(E))??[];if(P.length===0)return;const I=E=>P.find(O=>O.name===E)?.values[0]?.trim()??null;return{level:I("ConformanceLevel"),file:I(
"DocumentFileName"),type:I("DocumentType"),version:I("Version")}}}),24195:((w,R,p)=>{p.d(R,{d:()=>g,j:()=>T});const r="urn:cen.eu:en16931:2017",n={"urn:factur-x\
.eu:1p0:minimum":"MINIMUM","urn:zugferd.de:2p0:minimum":"MINIMUM","urn:factur-x.eu:1p0:basicwl":"BASIC WL","urn:zugferd.de:2p0:basicwl":"BASIC WL",[`${r}#compli\
ant#urn:factur-x.eu:1p0:basic`]:"BASIC",[`${r}#compliant#urn:zugferd.de:2p0:basic`]:"BASIC",[r]:"EN 16931",[`${r}#conformant#urn:factur-x.eu:1p0:extended`]:"EXT\
ENDED",[`${r}#conformant#urn:zugferd.de:2p0:extended`]:"EXTENDED",[`${r}#conformant#urn.cpro.gouv.fr:1p0:extended-ctc-fr`]:"EXTENDED"},c=/^urn:cen\.eu:en16931:2017#(?:compliant|conformant)#urn:(?:xoev-de:kosit:standard|xeinkauf\.de:kosit):(?:extension:)?xrechnung_(\d+\.\d+)/,
v=`${r}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`,S=new Map([[`${v}#conformant#urn:xeinkauf.de:kosit:extension:xrechnung_3.0`,"extension"],[`${v}#compliant\
#urn:xeinkauf.de:kosit:xrechnung:cvd_0.9`,"CVD"]]);function g(C){if(C===null)return;const m=Object.hasOwn(n,C)?n[C]:void 0;if(m)return{level:m,file:"factur-x.xm\
l",version:"1.0"};const s=c.exec(C)?.[1];if(s===void 0)return;const u=S.get(C);return{level:"XRECHNUNG",file:"xrechnung.xml",version:s,...u&&{variant:u}}}const f=[
["urn:fdc:peppol.eu:2017:poacc:billing:3.","PEPPOL BIS BILLING 3"],["urn:fdc:nen.nl:nlcius:","NLCIUS"],["urn:fdc:nen.nl:gaccount:","NLCIUS"],["urn:efactura.mfin\
ante.ro:cius-ro:","CIUS-RO"],["urn:fatturapa.gov.it:cius-it:","CIUS-IT"],["urn:feap.gov.pt:cius-pt:","CIUS-PT"],["urn:mfin.gov.hr:cius-","CIUS-HR"],["urn:ubl.be\
:","UBL.BE"]];function T(C){const m=g(C);if(m)return m.level;const s=C?.toLowerCase()??"";return f.find(([u])=>s.includes(u))?.[1]??null}}),98346:((w,R,p)=>{p.d(
R,{u:()=>B,Q:()=>ae});var r=p(45548);const n=(e,a)=>(e&&a!==void 0?(0,r.s2)(e,a):e)?.text.trim()||null,c=(e,a)=>{const t=e&&(0,r.s2)(e,a);return t&&t.text.trim()!==
""?t.text:null},v=(e,a)=>e?(0,r.Z0)(e,a).flatMap(t=>n(t)??[]):[],S=(e,a)=>e?(0,r.Z0)(e,a).flatMap(({text:t})=>t.trim()===""?[]:[t]):[];async function g(e,a,t){const i=[];
for(const o of e){i.push(a(o));const y=t.step(2e4);y&&await y}return i}function f(e,a){const t=e&&(0,r.s2)(e,a),i=n(t);return i===null?null:{id:i,scheme:(0,r.w4)(
t,"schemeID")}}const T=e=>Object.values(e).every(a=>a===null)?null:e,C=(e,a)=>T({start:e,end:a}),m=e=>e?.replace(/^(\d{4})(\d\d)(\d\d)$/,"$1-$2-$3")??null;async function s(e,a){
const t=(0,r.s2)(e,"ExchangedDocumentContext"),i=(0,r.s2)(e,"ExchangedDocument"),o=(0,r.s2)(e,"SupplyChainTradeTransaction"),y=ie=>o&&(0,r.s2)(o,`ApplicableHead\
erTrade${ie}`),b=y("Agreement"),x=y("Settlement"),j=n(x,"InvoiceCurrencyCode");return{number:n(i,"ID"),typeCode:n(i,"TypeCode"),issueDate:l(i,"IssueDateTime"),dueDate:l(
x,"SpecifiedTradePaymentTerms/DueDateDateTime"),currency:j,taxCurrency:n(x,"TaxCurrencyCode"),buyerReference:n(b,"BuyerReference"),orderReference:n(b,"BuyerOrde\
rReferencedDocument/IssuerAssignedID"),salesOrderReference:n(b,"SellerOrderReferencedDocument/IssuerAssignedID"),contractReference:n(b,"ContractReferencedDocume\
nt/IssuerAssignedID"),projectReference:n(b,"SpecifiedProcuringProject/ID"),precedingInvoices:v(x,"InvoiceReferencedDocument/IssuerAssignedID"),businessProcess:n(
t,"BusinessProcessSpecifiedDocumentContextParameter/ID"),guideline:n(t,"GuidelineSpecifiedDocumentContextParameter/ID"),...u(i),period:h(x),seller:d(b,"SellerTr\
adeParty"),buyer:d(b,"BuyerTradeParty"),payee:d(x,"PayeeTradeParty"),taxRepresentative:d(b,"SellerTaxRepresentativeTradeParty"),delivery:E(y("Delivery")),payment:O(
x),lines:await g(o?(0,r.Z0)(o,"IncludedSupplyChainTradeLineItem"):[],D,a),allowances:A(x,"false"),charges:[...A(x,"true"),...N(x)],thirdPartyCharges:x?(0,r.Z0)(
x,"SpecifiedFinancialAdjustment").map(_):[],taxes:x?(0,r.Z0)(x,"ApplicableTradeTax").map($):[],totals:X(x,j)}}function u(e){const t=(e?(0,r.Z0)(e,"IncludedNote"):
[]).flatMap(i=>S(i,"Content").map(o=>[o,n(i,"SubjectCode")]));return{notes:t.map(([i])=>i),noteSubjects:t.map(([,i])=>i)}}const l=(e,a)=>m(n(e,`${a}/DateTimeStr\
ing`));function h(e){const a=l(e,"BillingSpecifiedPeriod/StartDateTime");return C(a,l(e,"BillingSpecifiedPeriod/EndDateTime"))}function d(e,a){const t=e&&(0,r.s2)(
e,a);if(!t)return null;const i=o=>n((0,r.Z0)(t,"SpecifiedTaxRegistration/ID").find(y=>(0,r.w4)(y,"schemeID")===o));return{name:c(t,"Name"),tradingName:c(t,"Spec\
ifiedLegalOrganization/TradingBusinessName"),identifiers:["ID","GlobalID"].flatMap(o=>P(t,o)),legalId:n(t,"SpecifiedLegalOrganization/ID"),vatId:i("VA"),taxId:i(
"FC"),electronicAddress:f(t,"URIUniversalCommunication/URIID"),address:I(t),contact:T({name:c(t,"DefinedTradeContact/PersonName")??c(t,"DefinedTradeContact/Depa\
rtmentName"),phone:n(t,"DefinedTradeContact/TelephoneUniversalCommunication/CompleteNumber"),email:n(t,"DefinedTradeContact/EmailURIUniversalCommunication/URIID")})}}
const P=(e,a)=>(0,r.Z0)(e,a).flatMap(t=>{const i=n(t);return i===null?[]:[{id:i,scheme:(0,r.w4)(t,"schemeID")}]});function I(e){const a=(0,r.s2)(e,"PostalTradeA\
ddress");return T({line1:c(a,"LineOne"),line2:c(a,"LineTwo"),line3:c(a,"LineThree"),city:c(a,"CityName"),postCode:n(a,"PostcodeCode"),subdivision:c(a,"CountrySu\
bDivisionName"),country:n(a,"CountryID")})}function E(e){const a=e&&(0,r.s2)(e,"ShipToTradeParty");return T({name:c(a,"Name"),location:f(a,"GlobalID")??f(a,"ID"),
date:l(e,"ActualDeliverySupplyChainEvent/OccurrenceDateTime"),address:a?I(a):null})}function O(e){return{reference:n(e,"PaymentReference"),terms:c(e,"SpecifiedT\
radePaymentTerms/Description"),creditorId:n(e,"CreditorReferenceID"),mandate:n(e,"SpecifiedTradePaymentTerms/DirectDebitMandateID"),means:e?(0,r.Z0)(e,"Specifie\
dTradeSettlementPaymentMeans").map(M):[]}}const M=e=>({code:n(e,"TypeCode"),text:c(e,"Information"),iban:n(e,"PayeePartyCreditorFinancialAccount/IBANID")??n(e,"\
PayeePartyCreditorFinancialAccount/ProprietaryID"),bic:n(e,"PayeeSpecifiedCreditorFinancialInstitution/BICID"),accountName:c(e,"PayeePartyCreditorFinancialAccou\
nt/AccountName"),debitedIban:n(e,"PayerPartyDebtorFinancialAccount/IBANID"),card:n(e,"ApplicableTradeSettlementFinancialCard/ID")});function D(e){const a=(0,r.s2)(
e,"AssociatedDocumentLineDocument"),t=(0,r.s2)(e,"SpecifiedTradeProduct"),i=(0,r.s2)(e,"SpecifiedLineTradeAgreement"),o=(0,r.s2)(e,"SpecifiedLineTradeSettlement"),
y=(0,r.s2)(e,"SpecifiedLineTradeDelivery/BilledQuantity");return{id:n(a,"LineID"),kind:n(a,"LineStatusReasonCode"),parent:n(a,"ParentLineID"),name:c(t,"Name"),description:c(
t,"Description"),notes:S(a,"IncludedNote/Content"),sellerItemId:n(t,"SellerAssignedID"),buyerItemId:n(t,"BuyerAssignedID"),standardItemId:f(t,"GlobalID"),orderLine:n(
i,"BuyerOrderReferencedDocument/LineID"),quantity:n(y),unit:(0,r.w4)(y,"unitCode"),netPrice:n(i,"NetPriceProductTradePrice/ChargeAmount"),grossPrice:n(i,"GrossP\
riceProductTradePrice/ChargeAmount"),priceQuantity:n(i,"NetPriceProductTradePrice/BasisQuantity"),netAmount:n(o,"SpecifiedTradeSettlementLineMonetarySummation/L\
ineTotalAmount"),taxScheme:n(o,"ApplicableTradeTax/TypeCode"),taxCategory:n(o,"ApplicableTradeTax/CategoryCode"),taxRate:n(o,"ApplicableTradeTax/RateApplicableP\
ercent"),period:h(o),allowances:A(o,"false"),charges:A(o,"true")}}const A=(e,a)=>e?(0,r.Z0)(e,"SpecifiedTradeAllowanceCharge").filter(t=>n(t,"ChargeIndicator/In\
dicator")===a).map(t=>({amount:n(t,"ActualAmount"),base:n(t,"BasisAmount"),percentage:n(t,"CalculationPercent"),reason:c(t,"Reason"),reasonCode:n(t,"ReasonCode"),
taxScheme:n(t,"CategoryTradeTax/TypeCode"),taxCategory:n(t,"CategoryTradeTax/CategoryCode"),taxRate:n(t,"CategoryTradeTax/RateApplicablePercent")})):[],N=e=>e?(0,r.
Z0)(e,"SpecifiedLogisticsServiceCharge").map(a=>({amount:n(a,"AppliedAmount"),base:null,percentage:null,reason:c(a,"Description"),reasonCode:null,taxScheme:n(a,
"AppliedTradeTax/TypeCode"),taxCategory:n(a,"AppliedTradeTax/CategoryCode"),taxRate:n(a,"AppliedTradeTax/RateApplicablePercent")})):[],_=e=>({amount:n(e,"Actual\
Amount"),reason:c(e,"Reason")}),$=e=>({taxScheme:n(e,"TypeCode"),category:n(e,"CategoryCode"),rate:n(e,"RateApplicablePercent"),basis:n(e,"BasisAmount"),amount:n(
e,"CalculatedAmount"),exemptionReason:c(e,"ExemptionReason"),exemptionCode:n(e,"ExemptionReasonCode")});function X(e,a){const t=e&&(0,r.s2)(e,"SpecifiedTradeSet\
tlementHeaderMonetarySummation"),i=t?(0,r.Z0)(t,"TaxTotalAmount"):[],o=y=>[null,a].includes((0,r.w4)(y,"currencyID"));return{lines:n(t,"LineTotalAmount"),allowances:n(
t,"AllowanceTotalAmount"),charges:n(t,"ChargeTotalAmount"),net:n(t,"TaxBasisTotalAmount"),tax:n(i.find(o)),taxInAccountingCurrency:n(i.find(y=>!o(y))),gross:n(t,
"GrandTotalAmount"),paid:n(t,"TotalPrepaidAmount"),rounding:n(t,"RoundingAmount"),due:n(t,"DuePayableAmount")}}var G=p(24195);async function W(e,a){const t=n(e,
"DocumentCurrencyCode"),i=o=>Q((0,r.s2)(e,o));return{number:n(e,"ID"),typeCode:n(e,"InvoiceTypeCode")??n(e,"CreditNoteTypeCode"),issueDate:n(e,"IssueDate"),dueDate:n(
e,"DueDate")??n(e,"PaymentMeans/PaymentDueDate"),currency:t,taxCurrency:n(e,"TaxCurrencyCode"),buyerReference:n(e,"BuyerReference"),orderReference:n(e,"OrderRef\
erence/ID"),salesOrderReference:n(e,"OrderReference/SalesOrderID"),contractReference:n(e,"ContractDocumentReference/ID"),projectReference:n(e,"ProjectReference/\
ID")??K(e),precedingInvoices:v(e,"BillingReference/InvoiceDocumentReference/ID"),businessProcess:n(e,"ProfileID"),guideline:n(e,"CustomizationID"),...z(e),period:C(
n(e,"InvoicePeriod/StartDate"),n(e,"InvoicePeriod/EndDate")),seller:i("AccountingSupplierParty/Party"),buyer:i("AccountingCustomerParty/Party"),payee:i("PayeePa\
rty"),taxRepresentative:i("TaxRepresentativeParty"),delivery:H((0,r.s2)(e,"Delivery")),payment:k(e),lines:await g(["InvoiceLine","CreditNoteLine"].flatMap(o=>(0,r.
Z0)(e,o)),Y,a),allowances:L(e,"false"),charges:L(e,"true"),thirdPartyCharges:[],taxes:(0,r.Z0)(e,"TaxTotal/TaxSubtotal").map(q),totals:ee(e,t)}}function K(e){const a=(0,r.
Z0)(e,"AdditionalDocumentReference").find(t=>n(t,"DocumentTypeCode")==="50");return a?n(a,"ID"):null}function z(e){const a=S(e,"Note").map(t=>{const i=/^\s*#([A-Z]{3})#/.
exec(t);return i?{text:t.slice(i[0].length),subject:i[1]}:{text:t,subject:null}});return{notes:a.map(({text:t})=>t),noteSubjects:a.map(({subject:t})=>t)}}function Q(e){
if(!e)return null;const a=c(e,"PartyLegalEntity/RegistrationName"),t=c(e,"PartyName/Name"),i=o=>n((0,r.Z0)(e,"PartyTaxScheme").find(y=>n(y,"TaxScheme/ID")==="VA\
T"===o),"CompanyID");return{name:a??t,tradingName:a===null?null:t,identifiers:(0,r.Z0)(e,"PartyIdentification").flatMap(o=>f(o,"ID")??[]).filter(({scheme:o})=>o!==
Z),legalId:n(e,"PartyLegalEntity/CompanyID"),vatId:i(!0),taxId:i(!1),electronicAddress:f(e,"EndpointID"),address:U((0,r.s2)(e,"PostalAddress")),contact:T({name:c(
e,"Contact/Name"),phone:n(e,"Contact/Telephone"),email:n(e,"Contact/ElectronicMail")})}}const U=e=>T({line1:c(e,"StreetName"),line2:c(e,"AdditionalStreetName"),
line3:c(e,"AddressLine/Line"),city:c(e,"CityName"),postCode:n(e,"PostalZone"),subdivision:c(e,"CountrySubentity"),country:n(e,"Country/IdentificationCode")}),H=e=>T(
{name:c(e,"DeliveryParty/PartyName/Name"),location:f(e,"DeliveryLocation/ID"),date:n(e,"ActualDeliveryDate"),address:U(e&&(0,r.s2)(e,"DeliveryLocation/Address"))}),
Z="SEPA";function k(e){const t=["AccountingSupplierParty/Party","PayeeParty"].flatMap(i=>(0,r.Z0)(e,i)).flatMap(i=>(0,r.Z0)(i,"PartyIdentification/ID"));return{
reference:n(e,"PaymentMeans/PaymentID"),terms:c(e,"PaymentTerms/Note"),creditorId:n(t.find(i=>(0,r.w4)(i,"schemeID")===Z)),mandate:n(e,"PaymentMeans/PaymentMand\
ate/ID"),means:(0,r.Z0)(e,"PaymentMeans").map(V)}}const V=e=>({code:n(e,"PaymentMeansCode"),text:(0,r.w4)((0,r.s2)(e,"PaymentMeansCode"),"name"),iban:n(e,"Payee\
FinancialAccount/ID"),bic:n(e,"PayeeFinancialAccount/FinancialInstitutionBranch/ID"),accountName:c(e,"PayeeFinancialAccount/Name"),debitedIban:n(e,"PaymentManda\
te/PayerFinancialAccount/ID"),card:n(e,"CardAccount/PrimaryAccountNumberID")});function Y(e){const a=(0,r.s2)(e,"Item"),t=(0,r.s2)(e,"InvoicedQuantity")??(0,r.s2)(
e,"CreditedQuantity");return{id:n(e,"ID"),kind:null,parent:null,name:c(a,"Name"),description:c(a,"Description"),notes:S(e,"Note"),sellerItemId:n(a,"SellersItemI\
dentification/ID"),buyerItemId:n(a,"BuyersItemIdentification/ID"),standardItemId:f(a,"StandardItemIdentification/ID"),orderLine:n(e,"OrderLineReference/LineID"),
quantity:n(t),unit:(0,r.w4)(t,"unitCode"),netPrice:n(e,"Price/PriceAmount"),grossPrice:n(e,"Price/AllowanceCharge/BaseAmount"),priceQuantity:n(e,"Price/BaseQuan\
tity"),netAmount:n(e,"LineExtensionAmount"),taxScheme:n(a,"ClassifiedTaxCategory/TaxScheme/ID"),taxCategory:n(a,"ClassifiedTaxCategory/ID"),taxRate:n(a,"Classif\
iedTaxCategory/Percent"),period:C(n(e,"InvoicePeriod/StartDate"),n(e,"InvoicePeriod/EndDate")),allowances:L(e,"false"),charges:L(e,"true")}}const L=(e,a)=>(0,r.
Z0)(e,"AllowanceCharge").filter(t=>n(t,"ChargeIndicator")===a).map(t=>({amount:n(t,"Amount"),base:n(t,"BaseAmount"),percentage:n(t,"MultiplierFactorNumeric"),reason:c(
t,"AllowanceChargeReason"),reasonCode:n(t,"AllowanceChargeReasonCode"),taxScheme:n(t,"TaxCategory/TaxScheme/ID"),taxCategory:n(t,"TaxCategory/ID"),taxRate:n(t,"\
TaxCategory/Percent")}));function J(e,a){const t=(0,r.Z0)(e,"TaxTotal"),i=o=>[null,a].includes((0,r.w4)((0,r.s2)(o,"TaxAmount"),"currencyID"));return{own:t.filter(
i),other:t.filter(o=>!i(o))}}const q=e=>({taxScheme:n(e,"TaxCategory/TaxScheme/ID"),category:n(e,"TaxCategory/ID"),rate:n(e,"TaxCategory/Percent"),basis:n(e,"Ta\
xableAmount"),amount:n(e,"TaxAmount"),exemptionReason:c(e,"TaxCategory/TaxExemptionReason"),exemptionCode:n(e,"TaxCategory/TaxExemptionReasonCode")});function ee(e,a){
const t=(0,r.s2)(e,"LegalMonetaryTotal"),{own:i,other:o}=J(e,a);return{lines:n(t,"LineExtensionAmount"),allowances:n(t,"AllowanceTotalAmount"),charges:n(t,"Char\
geTotalAmount"),net:n(t,"TaxExclusiveAmount"),tax:n(i[0],"TaxAmount"),taxInAccountingCurrency:n(o[0],"TaxAmount"),gross:n(t,"TaxInclusiveAmount"),paid:n(t,"Prep\
aidAmount"),rounding:n(t,"PayableRoundingAmount"),due:n(t,"PayableAmount")}}const B=2e7,ne="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100",te=["u\
rn:oasis:names:specification:ubl:schema:xsd:Invoice-2","urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2"],F={CrossIndustryDocument:"is an invoice of Z\
UGFeRD 1, which is older than EN 16931",SCRDMCCBDACIOMessageStructure:"is an order (Order-X), not an invoice",CrossIndustryInvoice:"is a Cross Industry Invoice \
of another version than D16B and D22B"};async function ae(e,a){if(e.length>B)return`has more than ${B/1e6} MB`;const t=await(0,r.NO)(e,a);if(typeof t=="string")
return t;const i=re(t);if(!i)return Object.hasOwn(F,t.name)?F[t.name]:"is not an invoice in CII or UBL";const o=await(i==="CII"?s(t,a):W(t,a));return{syntax:i,invoice:o,
root:t,profile:(0,G.d)(o.guideline)}}function re({namespace:e,name:a}){return e===ne&&a==="CrossIndustryInvoice"?"CII":te.includes(e)?"UBL":void 0}}),45548:((w,R,p)=>{
p.d(R,{NO:()=>S,Z0:()=>f,s2:()=>T,w4:()=>C});var r=p(43496),n=p(3907);const c=1e6,v=/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/;async function S(m,s){const u=(0,n.
xK)(m);if(u===void 0||v.test(u))return"is not well-formed XML";const l=new g,h=await(0,n.km)(u.replace(/\r\n?/g,`
`),s,d=>l.take(d));return h==="document type"?"has a document type declaration":l.fault??(h==="well-formed"?l.root:void 0)??"is not well-formed XML"}class g{fault;open=[];scope=new r.
ee;done;count=0;get root(){return this.open.length===0?this.done:void 0}take(s){return(s.kind==="start"||s.kind==="empty")&&this.start(s.name,s.attributes),(s.kind===
"end"||s.kind==="empty")&&this.end(s.name),s.kind==="text"&&this.characters(s.text),this.fault!==void 0}start(s,u){this.done&&(this.fault??="is not well-formed \
XML"),this.open.length>=n.ol&&(this.fault??="is nested too deeply"),++this.count>c&&(this.fault??="has too many elements"),this.scope.enter(u);const{namespace:l,
local:h}=this.scope.ofElement(s);this.open.push({tag:s,namespace:l,name:h,attributes:u,children:[],text:""})}end(s){const u=this.open.pop();if(u?.tag!==s){this.
fault??="is not well-formed XML";return}this.scope.leave();const l=this.open.at(-1);l?l.children.push(u):this.done=u}characters(s){const u=this.open.at(-1);u?u.
text+=s:s.trim()!==""&&(this.fault??="is not well-formed XML")}}function f(m,s){let u=[m];for(const l of s.split("/"))u=u.flatMap(({children:h})=>h.filter(({name:d})=>d===
l));return[...u]}const T=(m,s)=>f(m,s)[0],C=(m,s)=>m?.attributes.find(({name:u})=>u===s)?.value??null})};
