"use strict";exports.id=2761,exports.ids=[2761],exports.modules={92761:((_,g,m)=>{m.d(g,{Uj:()=>l,ec:()=>P,fD:()=>s,sc:()=>d});var r=m(59277),e=m(78157),h=m(45059),T=m(21115),
D=m(824),A=m(36161);const I=["factur-x.xml","xrechnung.xml","zugferd-invoice.xml"],q=50;function P(f){const y=(0,e.bS)(f).toString("latin1",0,1024).replaceAll("\
\0","").replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/,"").trimStart();return y.startsWith("<")&&!y.includes("%PDF-")&&(0,r.y)(f)!=="an HTML page"}async function d(f){
const p=await(0,h._)(f),y=({name:C})=>{const L=I.indexOf((C??"").toLowerCase());return L<0?I.length:L},v=p.filter(C=>y(C)<I.length||i(C)).sort((C,L)=>y(C)-y(L)).
slice(0,q),E=[];let O;for(const C of v){const L=C.name??"",b=await c(f,C),R=b?await(0,A.Q)(b,f.job.pace):`has more than ${A.u/1e6} MB`;typeof R!="string"?E.push(
{...R,file:L,attachment:C,bytes:b}):y(C)<I.length&&(O??={file:L,reason:R})}return{invoices:E,refused:O,names:p.flatMap(({name:C})=>C??[])}}const i=({name:f,mimeType:p})=>/\.xml$/i.
test(f??"")||p==="text/xml"||p==="application/xml";async function c(f,{stream:p,size:y}){return(y??0)>A.u?void 0:await f.decodedAtEase(p)}const s=[T.dK.fx,"urn:\
zugferd:pdfa:CrossIndustryDocument:invoice:2p0#","urn:ferd:pdfa:CrossIndustryDocument:invoice:1p0#"];async function l(f){const p=(await(0,D.Br)(f))?.properties.
filter(({namespace:v})=>s.includes(v))??[];if(p.length===0)return;const y=v=>p.find(E=>E.name===v)?.values[0]?.trim()??null;return{level:y("ConformanceLevel"),file:y(
"DocumentFileName"),type:y("DocumentType"),version:y("Version")}}}),24195:((_,g,m)=>{m.d(g,{d1:()=>A,dp:()=>I,je:()=>P});const r="urn:cen.eu:en16931:2017",e={"u\
rn:factur-x.eu:1p0:minimum":"MINIMUM","urn:zugferd.de:2p0:minimum":"MINIMUM","urn:factur-x.eu:1p0:basicwl":"BASIC WL","urn:zugferd.de:2p0:basicwl":"BASIC WL",[`${r}\
#compliant#urn:factur-x.eu:1p0:basic`]:"BASIC",[`${r}#compliant#urn:zugferd.de:2p0:basic`]:"BASIC",[r]:"EN 16931",[`${r}#conformant#urn:factur-x.eu:1p0:extended`]:"\
EXTENDED",[`${r}#conformant#urn:zugferd.de:2p0:extended`]:"EXTENDED",[`${r}#conformant#urn.cpro.gouv.fr:1p0:extended-ctc-fr`]:"EXTENDED"},h=/^urn:cen\.eu:en16931:2017#(?:compliant|conformant)#urn:(?:xoev-de:kosit:standard|xeinkauf\.de:kosit):(?:extension:)?xrechnung_(\d+\.\d+)/,
T=`${r}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`,D=new Map([[`${T}#conformant#urn:xeinkauf.de:kosit:extension:xrechnung_3.0`,"extension"],[`${T}#compliant\
#urn:xeinkauf.de:kosit:xrechnung:cvd_0.9`,"CVD"]]),A=[T,...D.keys()];function I(d){if(d===null)return;const i=Object.hasOwn(e,d)?e[d]:void 0;if(i)return{level:i,
file:"factur-x.xml",version:"1.0"};const c=h.exec(d)?.[1];if(c===void 0)return;const s=D.get(d);return{level:"XRECHNUNG",file:"xrechnung.xml",version:c,...s&&{variant:s}}}
const q=[["urn:fdc:peppol.eu:2017:poacc:billing:3.","PEPPOL BIS BILLING 3"],["urn:fdc:nen.nl:nlcius:","NLCIUS"],["urn:fdc:nen.nl:gaccount:","NLCIUS"],["urn:efac\
tura.mfinante.ro:cius-ro:","CIUS-RO"],["urn:fatturapa.gov.it:cius-it:","CIUS-IT"],["urn:feap.gov.pt:cius-pt:","CIUS-PT"],["urn:mfin.gov.hr:cius-","CIUS-HR"],["u\
rn:ubl.be:","UBL.BE"]];function P(d){const i=I(d);if(i)return i.level;const c=d?.toLowerCase()??"";return q.find(([s])=>c.includes(s))?.[1]??null}}),36161:((_,g,m)=>{
m.d(g,{u:()=>M,Q:()=>H});var r=m(45548),e=m(43497);async function h(t,a){const n=(0,r.s2)(t,"ExchangedDocumentContext"),o=(0,r.s2)(t,"ExchangedDocument"),u=(0,r.
s2)(t,"SupplyChainTradeTransaction"),x=k=>u&&(0,r.s2)(u,`ApplicableHeaderTrade${k}`),S=x("Agreement"),U=x("Settlement"),Z=(0,e.Uq)(U,"InvoiceCurrencyCode");return{
number:(0,e.Uq)(o,"ID"),typeCode:(0,e.Uq)(o,"TypeCode"),issueDate:D(o,"IssueDateTime"),dueDate:D(U,"SpecifiedTradePaymentTerms/DueDateDateTime"),currency:Z,taxCurrency:(0,e.
Uq)(U,"TaxCurrencyCode"),buyerReference:(0,e.Uq)(S,"BuyerReference"),orderReference:(0,e.Uq)(S,"BuyerOrderReferencedDocument/IssuerAssignedID"),salesOrderReference:(0,e.
Uq)(S,"SellerOrderReferencedDocument/IssuerAssignedID"),contractReference:(0,e.Uq)(S,"ContractReferencedDocument/IssuerAssignedID"),projectReference:(0,e.Uq)(S,
"SpecifiedProcuringProject/ID"),precedingInvoices:(0,e.zu)(U,"InvoiceReferencedDocument/IssuerAssignedID"),businessProcess:(0,e.Uq)(n,"BusinessProcessSpecifiedD\
ocumentContextParameter/ID"),guideline:(0,e.Uq)(n,"GuidelineSpecifiedDocumentContextParameter/ID"),...T(o),period:A(U),seller:I(S,"SellerTradeParty"),buyer:I(S,
"BuyerTradeParty"),payee:I(U,"PayeeTradeParty"),taxRepresentative:I(S,"SellerTaxRepresentativeTradeParty"),delivery:d(x("Delivery")),payment:i(U),lines:await(0,e.
e2)(u?(0,r.Z0)(u,"IncludedSupplyChainTradeLineItem"):[],s,a),allowances:l(U,"false"),charges:[...l(U,"true"),...f(U)],thirdPartyCharges:U?(0,r.Z0)(U,"SpecifiedF\
inancialAdjustment").map(p):[],taxes:U?(0,r.Z0)(U,"ApplicableTradeTax").map(y):[],totals:v(U,Z)}}function T(t){const n=(t?(0,r.Z0)(t,"IncludedNote"):[]).flatMap(
o=>(0,e.Te)(o,"Content").map(u=>[u,(0,e.Uq)(o,"SubjectCode")]));return{notes:n.map(([o])=>o),noteSubjects:n.map(([,o])=>o)}}const D=(t,a)=>(0,e._$)((0,e.Uq)(t,`${a}\
/DateTimeString`));function A(t){const a=D(t,"BillingSpecifiedPeriod/StartDateTime");return(0,e.iE)(a,D(t,"BillingSpecifiedPeriod/EndDateTime"))}function I(t,a){
const n=t&&(0,r.s2)(t,a);if(!n)return null;const o=u=>(0,e.Uq)((0,r.Z0)(n,"SpecifiedTaxRegistration/ID").find(x=>(0,r.w4)(x,"schemeID")===u));return{name:(0,e.aL)(
n,"Name"),tradingName:(0,e.aL)(n,"SpecifiedLegalOrganization/TradingBusinessName"),identifiers:["ID","GlobalID"].flatMap(u=>q(n,u)),legalId:(0,e.Uq)(n,"Specifie\
dLegalOrganization/ID"),vatId:o("VA"),taxId:o("FC"),electronicAddress:(0,e.Cv)(n,"URIUniversalCommunication/URIID"),address:P(n),contact:(0,e.A5)({name:(0,e.aL)(
n,"DefinedTradeContact/PersonName")??(0,e.aL)(n,"DefinedTradeContact/DepartmentName"),phone:(0,e.Uq)(n,"DefinedTradeContact/TelephoneUniversalCommunication/Comp\
leteNumber"),email:(0,e.Uq)(n,"DefinedTradeContact/EmailURIUniversalCommunication/URIID")})}}const q=(t,a)=>(0,r.Z0)(t,a).flatMap(n=>{const o=(0,e.Uq)(n);return o===
null?[]:[{id:o,scheme:(0,r.w4)(n,"schemeID")}]});function P(t){const a=(0,r.s2)(t,"PostalTradeAddress");return(0,e.A5)({line1:(0,e.aL)(a,"LineOne"),line2:(0,e.aL)(
a,"LineTwo"),line3:(0,e.aL)(a,"LineThree"),city:(0,e.aL)(a,"CityName"),postCode:(0,e.Uq)(a,"PostcodeCode"),subdivision:(0,e.aL)(a,"CountrySubDivisionName"),country:(0,e.
Uq)(a,"CountryID")})}function d(t){const a=t&&(0,r.s2)(t,"ShipToTradeParty");return(0,e.A5)({name:(0,e.aL)(a,"Name"),location:(0,e.Cv)(a,"GlobalID")??(0,e.Cv)(a,
"ID"),date:D(t,"ActualDeliverySupplyChainEvent/OccurrenceDateTime"),address:a?P(a):null})}function i(t){return{reference:(0,e.Uq)(t,"PaymentReference"),terms:(0,e.
aL)(t,"SpecifiedTradePaymentTerms/Description"),creditorId:(0,e.Uq)(t,"CreditorReferenceID"),mandate:(0,e.Uq)(t,"SpecifiedTradePaymentTerms/DirectDebitMandateID"),
means:t?(0,r.Z0)(t,"SpecifiedTradeSettlementPaymentMeans").map(c):[]}}const c=t=>({code:(0,e.Uq)(t,"TypeCode"),text:(0,e.aL)(t,"Information"),iban:(0,e.Uq)(t,"P\
ayeePartyCreditorFinancialAccount/IBANID")??(0,e.Uq)(t,"PayeePartyCreditorFinancialAccount/ProprietaryID"),bic:(0,e.Uq)(t,"PayeeSpecifiedCreditorFinancialInstit\
ution/BICID"),accountName:(0,e.aL)(t,"PayeePartyCreditorFinancialAccount/AccountName"),debitedIban:(0,e.Uq)(t,"PayerPartyDebtorFinancialAccount/IBANID"),card:(0,e.
Uq)(t,"ApplicableTradeSettlementFinancialCard/ID")});function s(t){const a=(0,r.s2)(t,"AssociatedDocumentLineDocument"),n=(0,r.s2)(t,"SpecifiedTradeProduct"),o=(0,r.
s2)(t,"SpecifiedLineTradeAgreement"),u=(0,r.s2)(t,"SpecifiedLineTradeSettlement"),x=(0,r.s2)(t,"SpecifiedLineTradeDelivery/BilledQuantity");return{id:(0,e.Uq)(a,
"LineID"),kind:(0,e.Uq)(a,"LineStatusReasonCode"),parent:(0,e.Uq)(a,"ParentLineID"),name:(0,e.aL)(n,"Name"),description:(0,e.aL)(n,"Description"),notes:(0,e.Te)(
a,"IncludedNote/Content"),sellerItemId:(0,e.Uq)(n,"SellerAssignedID"),buyerItemId:(0,e.Uq)(n,"BuyerAssignedID"),standardItemId:(0,e.Cv)(n,"GlobalID"),orderLine:(0,e.
Uq)(o,"BuyerOrderReferencedDocument/LineID"),quantity:(0,e.Uq)(x),unit:(0,r.w4)(x,"unitCode"),netPrice:(0,e.Uq)(o,"NetPriceProductTradePrice/ChargeAmount"),grossPrice:(0,e.
Uq)(o,"GrossPriceProductTradePrice/ChargeAmount"),priceQuantity:(0,e.Uq)(o,"NetPriceProductTradePrice/BasisQuantity"),netAmount:(0,e.Uq)(u,"SpecifiedTradeSettle\
mentLineMonetarySummation/LineTotalAmount"),taxScheme:(0,e.Uq)(u,"ApplicableTradeTax/TypeCode"),taxCategory:(0,e.Uq)(u,"ApplicableTradeTax/CategoryCode"),taxRate:(0,e.
Uq)(u,"ApplicableTradeTax/RateApplicablePercent"),period:A(u),allowances:l(u,"false"),charges:l(u,"true")}}const l=(t,a)=>t?(0,r.Z0)(t,"SpecifiedTradeAllowanceC\
harge").filter(n=>(0,e.Uq)(n,"ChargeIndicator/Indicator")===a).map(n=>({amount:(0,e.Uq)(n,"ActualAmount"),base:(0,e.Uq)(n,"BasisAmount"),percentage:(0,e.Uq)(n,"\
CalculationPercent"),reason:(0,e.aL)(n,"Reason"),reasonCode:(0,e.Uq)(n,"ReasonCode"),taxScheme:(0,e.Uq)(n,"CategoryTradeTax/TypeCode"),taxCategory:(0,e.Uq)(n,"C\
ategoryTradeTax/CategoryCode"),taxRate:(0,e.Uq)(n,"CategoryTradeTax/RateApplicablePercent")})):[],f=t=>t?(0,r.Z0)(t,"SpecifiedLogisticsServiceCharge").map(a=>({
amount:(0,e.Uq)(a,"AppliedAmount"),base:null,percentage:null,reason:(0,e.aL)(a,"Description"),reasonCode:null,taxScheme:(0,e.Uq)(a,"AppliedTradeTax/TypeCode"),taxCategory:(0,e.
Uq)(a,"AppliedTradeTax/CategoryCode"),taxRate:(0,e.Uq)(a,"AppliedTradeTax/RateApplicablePercent")})):[],p=t=>({amount:(0,e.Uq)(t,"ActualAmount"),reason:(0,e.aL)(
t,"Reason")}),y=t=>({taxScheme:(0,e.Uq)(t,"TypeCode"),category:(0,e.Uq)(t,"CategoryCode"),rate:(0,e.Uq)(t,"RateApplicablePercent"),basis:(0,e.Uq)(t,"BasisAmount"),
amount:(0,e.Uq)(t,"CalculatedAmount"),exemptionReason:(0,e.aL)(t,"ExemptionReason"),exemptionCode:(0,e.Uq)(t,"ExemptionReasonCode")});function v(t,a){const n=t&&
(0,r.s2)(t,"SpecifiedTradeSettlementHeaderMonetarySummation"),o=n?(0,r.Z0)(n,"TaxTotalAmount"):[],u=x=>[null,a].includes((0,r.w4)(x,"currencyID"));return{lines:(0,e.
Uq)(n,"LineTotalAmount"),allowances:(0,e.Uq)(n,"AllowanceTotalAmount"),charges:(0,e.Uq)(n,"ChargeTotalAmount"),net:(0,e.Uq)(n,"TaxBasisTotalAmount"),tax:(0,e.Uq)(
o.find(u)),taxInAccountingCurrency:(0,e.Uq)(o.find(x=>!u(x))),gross:(0,e.Uq)(n,"GrandTotalAmount"),paid:(0,e.Uq)(n,"TotalPrepaidAmount"),rounding:(0,e.Uq)(n,"Ro\
undingAmount"),due:(0,e.Uq)(n,"DuePayableAmount")}}var E=m(24195);async function O(t,a){const n=(0,e.Uq)(t,"DocumentCurrencyCode"),o=u=>b((0,r.s2)(t,u));return{
number:(0,e.Uq)(t,"ID"),typeCode:(0,e.Uq)(t,"InvoiceTypeCode")??(0,e.Uq)(t,"CreditNoteTypeCode"),issueDate:(0,e.Uq)(t,"IssueDate"),dueDate:(0,e.Uq)(t,"DueDate")??
(0,e.Uq)(t,"PaymentMeans/PaymentDueDate"),currency:n,taxCurrency:(0,e.Uq)(t,"TaxCurrencyCode"),buyerReference:(0,e.Uq)(t,"BuyerReference"),orderReference:(0,e.Uq)(
t,"OrderReference/ID"),salesOrderReference:(0,e.Uq)(t,"OrderReference/SalesOrderID"),contractReference:(0,e.Uq)(t,"ContractDocumentReference/ID"),projectReference:(0,e.
Uq)(t,"ProjectReference/ID")??C(t),precedingInvoices:(0,e.zu)(t,"BillingReference/InvoiceDocumentReference/ID"),businessProcess:(0,e.Uq)(t,"ProfileID"),guideline:(0,e.
Uq)(t,"CustomizationID"),...L(t),period:(0,e.iE)((0,e.Uq)(t,"InvoicePeriod/StartDate"),(0,e.Uq)(t,"InvoicePeriod/EndDate")),seller:o("AccountingSupplierParty/Pa\
rty"),buyer:o("AccountingCustomerParty/Party"),payee:o("PayeeParty"),taxRepresentative:o("TaxRepresentativeParty"),delivery:F((0,r.s2)(t,"Delivery")),payment:j(
t),lines:await(0,e.e2)(["InvoiceLine","CreditNoteLine"].flatMap(u=>(0,r.Z0)(t,u)),X,a),allowances:N(t,"false"),charges:N(t,"true"),thirdPartyCharges:[],taxes:(0,r.
Z0)(t,"TaxTotal/TaxSubtotal").map(z),totals:G(t,n)}}function C(t){const a=(0,r.Z0)(t,"AdditionalDocumentReference").find(n=>(0,e.Uq)(n,"DocumentTypeCode")==="50");
return a?(0,e.Uq)(a,"ID"):null}function L(t){const a=(0,e.Te)(t,"Note").map(n=>{const o=/^\s*#([A-Z]{3})#/.exec(n);return o?{text:n.slice(o[0].length),subject:o[1]}:
{text:n,subject:null}});return{notes:a.map(({text:n})=>n),noteSubjects:a.map(({subject:n})=>n)}}function b(t){if(!t)return null;const a=(0,e.aL)(t,"PartyLegalEn\
tity/RegistrationName"),n=(0,e.aL)(t,"PartyName/Name"),o=u=>(0,e.Uq)((0,r.Z0)(t,"PartyTaxScheme").find(x=>(0,e.Uq)(x,"TaxScheme/ID")==="VAT"===u),"CompanyID");return{
name:a??n,tradingName:a===null?null:n,identifiers:(0,r.Z0)(t,"PartyIdentification").flatMap(u=>(0,e.Cv)(u,"ID")??[]).filter(({scheme:u})=>u!==w),legalId:(0,e.Uq)(
t,"PartyLegalEntity/CompanyID"),vatId:o(!0),taxId:o(!1),electronicAddress:(0,e.Cv)(t,"EndpointID"),address:R((0,r.s2)(t,"PostalAddress")),contact:(0,e.A5)({name:(0,e.
aL)(t,"Contact/Name"),phone:(0,e.Uq)(t,"Contact/Telephone"),email:(0,e.Uq)(t,"Contact/ElectronicMail")})}}const R=t=>(0,e.A5)({line1:(0,e.aL)(t,"StreetName"),line2:(0,e.
aL)(t,"AdditionalStreetName"),line3:(0,e.aL)(t,"AddressLine/Line"),city:(0,e.aL)(t,"CityName"),postCode:(0,e.Uq)(t,"PostalZone"),subdivision:(0,e.aL)(t,"Country\
Subentity"),country:(0,e.Uq)(t,"Country/IdentificationCode")}),F=t=>(0,e.A5)({name:(0,e.aL)(t,"DeliveryParty/PartyName/Name"),location:(0,e.Cv)(t,"DeliveryLocat\
ion/ID"),date:(0,e.Uq)(t,"ActualDeliveryDate"),address:R(t&&(0,r.s2)(t,"DeliveryLocation/Address"))}),w="SEPA";function j(t){const n=["AccountingSupplierParty/P\
arty","PayeeParty"].flatMap(o=>(0,r.Z0)(t,o)).flatMap(o=>(0,r.Z0)(o,"PartyIdentification/ID"));return{reference:(0,e.Uq)(t,"PaymentMeans/PaymentID"),terms:(0,e.
aL)(t,"PaymentTerms/Note"),creditorId:(0,e.Uq)(n.find(o=>(0,r.w4)(o,"schemeID")===w)),mandate:(0,e.Uq)(t,"PaymentMeans/PaymentMandate/ID"),means:(0,r.Z0)(t,"Pay\
mentMeans").map($)}}const $=t=>({code:(0,e.Uq)(t,"PaymentMeansCode"),text:(0,r.w4)((0,r.s2)(t,"PaymentMeansCode"),"name"),iban:(0,e.Uq)(t,"PayeeFinancialAccount\
/ID"),bic:(0,e.Uq)(t,"PayeeFinancialAccount/FinancialInstitutionBranch/ID"),accountName:(0,e.aL)(t,"PayeeFinancialAccount/Name"),debitedIban:(0,e.Uq)(t,"Payment\
Mandate/PayerFinancialAccount/ID"),card:(0,e.Uq)(t,"CardAccount/PrimaryAccountNumberID")});function X(t){const a=(0,r.s2)(t,"Item"),n=(0,r.s2)(t,"InvoicedQuanti\
ty")??(0,r.s2)(t,"CreditedQuantity");return{id:(0,e.Uq)(t,"ID"),kind:null,parent:null,name:(0,e.aL)(a,"Name"),description:(0,e.aL)(a,"Description"),notes:(0,e.Te)(
t,"Note"),sellerItemId:(0,e.Uq)(a,"SellersItemIdentification/ID"),buyerItemId:(0,e.Uq)(a,"BuyersItemIdentification/ID"),standardItemId:(0,e.Cv)(a,"StandardItemI\
dentification/ID"),orderLine:(0,e.Uq)(t,"OrderLineReference/LineID"),quantity:(0,e.Uq)(n),unit:(0,r.w4)(n,"unitCode"),netPrice:(0,e.Uq)(t,"Price/PriceAmount"),grossPrice:(0,e.
Uq)(t,"Price/AllowanceCharge/BaseAmount"),priceQuantity:(0,e.Uq)(t,"Price/BaseQuantity"),netAmount:(0,e.Uq)(t,"LineExtensionAmount"),taxScheme:(0,e.Uq)(a,"Class\
ifiedTaxCategory/TaxScheme/ID"),taxCategory:(0,e.Uq)(a,"ClassifiedTaxCategory/ID"),taxRate:(0,e.Uq)(a,"ClassifiedTaxCategory/Percent"),period:(0,e.iE)((0,e.Uq)(
t,"InvoicePeriod/StartDate"),(0,e.Uq)(t,"InvoicePeriod/EndDate")),allowances:N(t,"false"),charges:N(t,"true")}}const N=(t,a)=>(0,r.Z0)(t,"AllowanceCharge").filter(
n=>(0,e.Uq)(n,"ChargeIndicator")===a).map(n=>({amount:(0,e.Uq)(n,"Amount"),base:(0,e.Uq)(n,"BaseAmount"),percentage:(0,e.Uq)(n,"MultiplierFactorNumeric"),reason:(0,e.
aL)(n,"AllowanceChargeReason"),reasonCode:(0,e.Uq)(n,"AllowanceChargeReasonCode"),taxScheme:(0,e.Uq)(n,"TaxCategory/TaxScheme/ID"),taxCategory:(0,e.Uq)(n,"TaxCa\
tegory/ID"),taxRate:(0,e.Uq)(n,"TaxCategory/Percent")}));function W(t,a){const n=(0,r.Z0)(t,"TaxTotal"),o=u=>[null,a].includes((0,r.w4)((0,r.s2)(u,"TaxAmount"),
"currencyID"));return{own:n.filter(o),other:n.filter(u=>!o(u))}}const z=t=>({taxScheme:(0,e.Uq)(t,"TaxCategory/TaxScheme/ID"),category:(0,e.Uq)(t,"TaxCategory/I\
D"),rate:(0,e.Uq)(t,"TaxCategory/Percent"),basis:(0,e.Uq)(t,"TaxableAmount"),amount:(0,e.Uq)(t,"TaxAmount"),exemptionReason:(0,e.aL)(t,"TaxCategory/TaxExemption\
Reason"),exemptionCode:(0,e.Uq)(t,"TaxCategory/TaxExemptionReasonCode")});function G(t,a){const n=(0,r.s2)(t,"LegalMonetaryTotal"),{own:o,other:u}=W(t,a);return{
lines:(0,e.Uq)(n,"LineExtensionAmount"),allowances:(0,e.Uq)(n,"AllowanceTotalAmount"),charges:(0,e.Uq)(n,"ChargeTotalAmount"),net:(0,e.Uq)(n,"TaxExclusiveAmount"),
tax:(0,e.Uq)(o[0],"TaxAmount"),taxInAccountingCurrency:(0,e.Uq)(u[0],"TaxAmount"),gross:(0,e.Uq)(n,"TaxInclusiveAmount"),paid:(0,e.Uq)(n,"PrepaidAmount"),rounding:(0,e.
Uq)(n,"PayableRoundingAmount"),due:(0,e.Uq)(n,"PayableAmount")}}const M=2e7,K="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100",Q=["urn:oasis:names\
:specification:ubl:schema:xsd:Invoice-2","urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2"],B={CrossIndustryDocument:"is an invoice of ZUGFeRD 1, whic\
h is older than EN 16931",SCRDMCCBDACIOMessageStructure:"is an order (Order-X), not an invoice",CrossIndustryInvoice:"is a Cross Industry Invoice of another ver\
sion than D16B and D22B"};async function H(t,a){if(t.length>M)return`has more than ${M/1e6} MB`;const n=await(0,r.NO)(t,a);if(typeof n=="string")return n;const o=V(
n);if(!o)return Object.hasOwn(B,n.name)?B[n.name]:"is not an invoice in CII or UBL";const u=await(o==="CII"?h(n,a):O(n,a));return{syntax:o,invoice:u,root:n,profile:(0,E.
dp)(u.guideline)}}function V({namespace:t,name:a}){return t===K&&a==="CrossIndustryInvoice"?"CII":Q.includes(t)?"UBL":void 0}}),43497:((_,g,m)=>{m.d(g,{A5:()=>q,
Cv:()=>I,Te:()=>D,Uq:()=>e,_$:()=>d,aL:()=>h,e2:()=>A,iE:()=>P,zu:()=>T});var r=m(45548);const e=(i,c)=>(i&&c!==void 0?(0,r.s2)(i,c):i)?.text.trim()||null,h=(i,c)=>{
const s=i&&(0,r.s2)(i,c);return s&&s.text.trim()!==""?s.text:null},T=(i,c)=>i?(0,r.Z0)(i,c).flatMap(s=>e(s)??[]):[],D=(i,c)=>i?(0,r.Z0)(i,c).flatMap(({text:s})=>s.
trim()===""?[]:[s]):[];async function A(i,c,s){const l=[];for(const f of i){l.push(c(f));const p=s.step(2e4);p&&await p}return l}function I(i,c){const s=i&&(0,r.
s2)(i,c),l=e(s);return l===null?null:{id:l,scheme:(0,r.w4)(s,"schemeID")}}const q=i=>Object.values(i).every(c=>c===null)?null:i,P=(i,c)=>q({start:i,end:c}),d=i=>i?.
replace(/^(\d{4})(\d\d)(\d\d)$/,"$1-$2-$3")??null}),45548:((_,g,m)=>{m.d(g,{NO:()=>D,Z0:()=>I,s2:()=>q,w4:()=>P});var r=m(21115),e=m(3907);const h=1e6,T=/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/;
async function D(d,i){const c=(0,e.Rt)(d);if(c===void 0||T.test(c))return"is not well-formed XML";const s=c.replace(/\r\n?/g,`
`),l=new A(s),f=await(0,e.km)(s,i,p=>l.take(p));return f==="document type"?"has a document type declaration":l.fault??(f==="well-formed"?l.root:void 0)??"is not\
 well-formed XML"}class A{source;fault;open=[];scope=new r.ee;done;count=0;constructor(i){this.source=i}get root(){return this.open.length===0?this.done:void 0}take(i){
return(i.kind==="start"||i.kind==="empty")&&this.start(i.name,i.attributes),(i.kind==="end"||i.kind==="empty")&&this.end(i.name),i.kind==="text"&&this.characters(
i.text),this.isAsWritten(i)||(this.fault??="is not well-formed XML"),this.fault!==void 0}isAsWritten(i){const{source:c}=this,{from:s,to:l}=i;return i.kind==="te\
xt"?!T.test(i.text)&&(c.startsWith("<![CDATA[",s)||!c.slice(s,l).includes("]]>")):i.kind==="start"||i.kind==="empty"?new Set(i.attributes.map(({name:f})=>f)).size===
i.attributes.length:c.startsWith("<!--",s)?!c.slice(s+4,l-2).includes("--"):s===0||!/^<\?xml[\s?]/i.test(c.slice(s,s+6))}start(i,c){this.done&&(this.fault??="is\
 not well-formed XML"),this.open.length>=e.ol&&(this.fault??="is nested too deeply"),++this.count>h&&(this.fault??="has too many elements"),this.scope.enter(c);
const{namespace:s,local:l}=this.scope.ofElement(i);this.open.push({tag:i,namespace:s,name:l,attributes:c,children:[],text:""})}end(i){const c=this.open.pop();if(c?.
tag!==i){this.fault??="is not well-formed XML";return}this.scope.leave();const s=this.open.at(-1);s?s.children.push(c):this.done=c}characters(i){const c=this.open.
at(-1);c?c.text+=i:i.trim()!==""&&(this.fault??="is not well-formed XML")}}function I(d,i){let c=[d];for(const s of i.split("/"))c=c.flatMap(({children:l})=>l.filter(
({name:f})=>f===s));return[...c]}const q=(d,i)=>I(d,i)[0],P=(d,i)=>d?.attributes.find(({name:c})=>c===i)?.value??null})};
