"use strict";exports.id=2761,exports.ids=[2761],exports.modules={92761:((_,g,l)=>{l.d(g,{Uj:()=>m,ec:()=>P,fD:()=>u,sc:()=>d});var r=l(59277),e=l(78157),h=l(45059),A=l(21115),
D=l(824),T=l(36161);const p=["factur-x.xml","xrechnung.xml","zugferd-invoice.xml"],q=50;function P(f){const y=(0,e.bS)(f).toString("latin1",0,1024).replaceAll("\
\0","").replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/,"").trimStart();return y.startsWith("<")&&!y.includes("%PDF-")&&(0,r.y)(f)!=="an HTML page"}async function d(f){
const I=await(0,h._)(f),y=({name:C})=>{const L=p.indexOf((C??"").toLowerCase());return L<0?p.length:L},v=I.filter(C=>y(C)<p.length||i(C)).sort((C,L)=>y(C)-y(L)).
slice(0,q),E=[];let O;for(const C of v){const L=C.name??"",b=await c(f,C),R=b?await(0,T.Q)(b,f.job.pace):`has more than ${T.u/1e6} MB`;typeof R!="string"?E.push(
{...R,file:L,attachment:C,bytes:b}):y(C)<p.length&&(O??={file:L,reason:R})}return{invoices:E,refused:O,names:I.flatMap(({name:C})=>C??[])}}const i=({name:f,mimeType:I})=>/\.xml$/i.
test(f??"")||I==="text/xml"||I==="application/xml";async function c(f,{stream:I,size:y}){return(y??0)>T.u?void 0:await f.decodedAtEase(I)}const u=[A.dK.fx,"urn:\
zugferd:pdfa:CrossIndustryDocument:invoice:2p0#","urn:ferd:pdfa:CrossIndustryDocument:invoice:1p0#"];async function m(f){const I=(await(0,D.Br)(f))?.properties.
filter(({namespace:v})=>u.includes(v))??[];if(I.length===0)return;const y=v=>I.find(E=>E.name===v)?.values[0]?.trim()??null;return{level:y("ConformanceLevel"),file:y(
"DocumentFileName"),type:y("DocumentType"),version:y("Version")}}}),24195:((_,g,l)=>{l.d(g,{d1:()=>T,dp:()=>p,je:()=>P});const r="urn:cen.eu:en16931:2017",e={"u\
rn:factur-x.eu:1p0:minimum":"MINIMUM","urn:zugferd.de:2p0:minimum":"MINIMUM","urn:factur-x.eu:1p0:basicwl":"BASIC WL","urn:zugferd.de:2p0:basicwl":"BASIC WL",[`${r}\
#compliant#urn:factur-x.eu:1p0:basic`]:"BASIC",[`${r}#compliant#urn:zugferd.de:2p0:basic`]:"BASIC",[r]:"EN 16931",[`${r}#conformant#urn:factur-x.eu:1p0:extended`]:"\
EXTENDED",[`${r}#conformant#urn:zugferd.de:2p0:extended`]:"EXTENDED",[`${r}#conformant#urn.cpro.gouv.fr:1p0:extended-ctc-fr`]:"EXTENDED"},h=/^urn:cen\.eu:en16931:2017#(?:compliant|conformant)#urn:(?:xoev-de:kosit:standard|xeinkauf\.de:kosit):(?:extension:)?xrechnung_(\d+\.\d+)/,
A=`${r}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`,D=new Map([[`${A}#conformant#urn:xeinkauf.de:kosit:extension:xrechnung_3.0`,"extension"],[`${A}#compliant\
#urn:xeinkauf.de:kosit:xrechnung:cvd_0.9`,"CVD"]]),T=[A,...D.keys()];function p(d){if(d===null)return;const i=Object.hasOwn(e,d)?e[d]:void 0;if(i)return{level:i,
file:"factur-x.xml",version:"1.0"};const c=h.exec(d)?.[1];if(c===void 0)return;const u=D.get(d);return{level:"XRECHNUNG",file:"xrechnung.xml",version:c,...u&&{variant:u}}}
const q=[["urn:fdc:peppol.eu:2017:poacc:billing:3.","PEPPOL BIS BILLING 3"],["urn:fdc:nen.nl:nlcius:","NLCIUS"],["urn:fdc:nen.nl:gaccount:","NLCIUS"],["urn:efac\
tura.mfinante.ro:cius-ro:","CIUS-RO"],["urn:fatturapa.gov.it:cius-it:","CIUS-IT"],["urn:feap.gov.pt:cius-pt:","CIUS-PT"],["urn:mfin.gov.hr:cius-","CIUS-HR"],["u\
rn:ubl.be:","UBL.BE"]];function P(d){const i=p(d);if(i)return i.level;const c=d?.toLowerCase()??"";return q.find(([u])=>c.includes(u))?.[1]??null}}),36161:((_,g,l)=>{
l.d(g,{u:()=>M,Q:()=>H});var r=l(45548),e=l(43497);async function h(n,a){const t=(0,r.s2)(n,"ExchangedDocumentContext"),o=(0,r.s2)(n,"ExchangedDocument"),s=(0,r.
s2)(n,"SupplyChainTradeTransaction"),x=V=>s&&(0,r.s2)(s,`ApplicableHeaderTrade${V}`),S=x("Agreement"),U=x("Settlement"),Z=(0,e.Uq)(U,"InvoiceCurrencyCode");return{
number:(0,e.Uq)(o,"ID"),typeCode:(0,e.Uq)(o,"TypeCode"),issueDate:D(o,"IssueDateTime"),dueDate:D(U,"SpecifiedTradePaymentTerms/DueDateDateTime"),currency:Z,taxCurrency:(0,e.
Uq)(U,"TaxCurrencyCode"),buyerReference:(0,e.Uq)(S,"BuyerReference"),orderReference:(0,e.Uq)(S,"BuyerOrderReferencedDocument/IssuerAssignedID"),salesOrderReference:(0,e.
Uq)(S,"SellerOrderReferencedDocument/IssuerAssignedID"),contractReference:(0,e.Uq)(S,"ContractReferencedDocument/IssuerAssignedID"),projectReference:(0,e.Uq)(S,
"SpecifiedProcuringProject/ID"),precedingInvoices:(0,e.zu)(U,"InvoiceReferencedDocument/IssuerAssignedID"),businessProcess:(0,e.Uq)(t,"BusinessProcessSpecifiedD\
ocumentContextParameter/ID"),guideline:(0,e.Uq)(t,"GuidelineSpecifiedDocumentContextParameter/ID"),...A(o),period:T(U),seller:p(S,"SellerTradeParty"),buyer:p(S,
"BuyerTradeParty"),payee:p(U,"PayeeTradeParty"),taxRepresentative:p(S,"SellerTaxRepresentativeTradeParty"),delivery:d(x("Delivery")),payment:i(U),lines:await(0,e.
e2)(s?(0,r.Z0)(s,"IncludedSupplyChainTradeLineItem"):[],u,a),allowances:m(U,"false"),charges:[...m(U,"true"),...f(U)],thirdPartyCharges:U?(0,r.Z0)(U,"SpecifiedF\
inancialAdjustment").map(I):[],taxes:U?(0,r.Z0)(U,"ApplicableTradeTax").map(y):[],totals:v(U,Z)}}function A(n){const t=(n?(0,r.Z0)(n,"IncludedNote"):[]).flatMap(
o=>(0,e.Te)(o,"Content").map(s=>[s,(0,e.Uq)(o,"SubjectCode")]));return{notes:t.map(([o])=>o),noteSubjects:t.map(([,o])=>o)}}const D=(n,a)=>(0,e._$)((0,e.Uq)(n,`${a}\
/DateTimeString`));function T(n){const a=D(n,"BillingSpecifiedPeriod/StartDateTime");return(0,e.iE)(a,D(n,"BillingSpecifiedPeriod/EndDateTime"))}function p(n,a){
const t=n&&(0,r.s2)(n,a);if(!t)return null;const o=s=>(0,e.Uq)((0,r.Z0)(t,"SpecifiedTaxRegistration/ID").find(x=>(0,r.w4)(x,"schemeID")===s));return{name:(0,e.aL)(
t,"Name"),tradingName:(0,e.aL)(t,"SpecifiedLegalOrganization/TradingBusinessName"),identifiers:["ID","GlobalID"].flatMap(s=>q(t,s)),legalId:(0,e.Uq)(t,"Specifie\
dLegalOrganization/ID"),vatId:o("VA"),taxId:o("FC"),electronicAddress:(0,e.Cv)(t,"URIUniversalCommunication/URIID"),address:P(t),contact:(0,e.A5)({name:(0,e.aL)(
t,"DefinedTradeContact/PersonName")??(0,e.aL)(t,"DefinedTradeContact/DepartmentName"),phone:(0,e.Uq)(t,"DefinedTradeContact/TelephoneUniversalCommunication/Comp\
leteNumber"),email:(0,e.Uq)(t,"DefinedTradeContact/EmailURIUniversalCommunication/URIID")})}}const q=(n,a)=>(0,r.Z0)(n,a).flatMap(t=>{const o=(0,e.Uq)(t);return o===
null?[]:[{id:o,scheme:(0,r.w4)(t,"schemeID")}]});function P(n){const a=(0,r.s2)(n,"PostalTradeAddress");return(0,e.A5)({line1:(0,e.aL)(a,"LineOne"),line2:(0,e.aL)(
a,"LineTwo"),line3:(0,e.aL)(a,"LineThree"),city:(0,e.aL)(a,"CityName"),postCode:(0,e.Uq)(a,"PostcodeCode"),subdivision:(0,e.aL)(a,"CountrySubDivisionName"),country:(0,e.
Uq)(a,"CountryID")})}function d(n){const a=n&&(0,r.s2)(n,"ShipToTradeParty");return(0,e.A5)({name:(0,e.aL)(a,"Name"),location:(0,e.Cv)(a,"GlobalID")??(0,e.Cv)(a,
"ID"),date:D(n,"ActualDeliverySupplyChainEvent/OccurrenceDateTime"),address:a?P(a):null})}function i(n){return{reference:(0,e.Uq)(n,"PaymentReference"),terms:(0,e.
aL)(n,"SpecifiedTradePaymentTerms/Description"),creditorId:(0,e.Uq)(n,"CreditorReferenceID"),mandate:(0,e.Uq)(n,"SpecifiedTradePaymentTerms/DirectDebitMandateID"),
means:n?(0,r.Z0)(n,"SpecifiedTradeSettlementPaymentMeans").map(c):[]}}const c=n=>({code:(0,e.Uq)(n,"TypeCode"),text:(0,e.aL)(n,"Information"),iban:(0,e.Uq)(n,"P\
ayeePartyCreditorFinancialAccount/IBANID")??(0,e.Uq)(n,"PayeePartyCreditorFinancialAccount/ProprietaryID"),bic:(0,e.Uq)(n,"PayeeSpecifiedCreditorFinancialInstit\
ution/BICID"),accountName:(0,e.aL)(n,"PayeePartyCreditorFinancialAccount/AccountName"),debitedIban:(0,e.Uq)(n,"PayerPartyDebtorFinancialAccount/IBANID"),card:(0,e.
Uq)(n,"ApplicableTradeSettlementFinancialCard/ID")});function u(n){const a=(0,r.s2)(n,"AssociatedDocumentLineDocument"),t=(0,r.s2)(n,"SpecifiedTradeProduct"),o=(0,r.
s2)(n,"SpecifiedLineTradeAgreement"),s=(0,r.s2)(n,"SpecifiedLineTradeSettlement"),x=(0,r.s2)(n,"SpecifiedLineTradeDelivery/BilledQuantity");return{id:(0,e.Uq)(a,
"LineID"),kind:(0,e.Uq)(a,"LineStatusReasonCode"),parent:(0,e.Uq)(a,"ParentLineID"),name:(0,e.aL)(t,"Name"),description:(0,e.aL)(t,"Description"),notes:(0,e.Te)(
a,"IncludedNote/Content"),sellerItemId:(0,e.Uq)(t,"SellerAssignedID"),buyerItemId:(0,e.Uq)(t,"BuyerAssignedID"),standardItemId:(0,e.Cv)(t,"GlobalID"),orderLine:(0,e.
Uq)(o,"BuyerOrderReferencedDocument/LineID"),quantity:(0,e.Uq)(x),unit:(0,r.w4)(x,"unitCode"),netPrice:(0,e.Uq)(o,"NetPriceProductTradePrice/ChargeAmount"),grossPrice:(0,e.
Uq)(o,"GrossPriceProductTradePrice/ChargeAmount"),priceQuantity:(0,e.Uq)(o,"NetPriceProductTradePrice/BasisQuantity"),netAmount:(0,e.Uq)(s,"SpecifiedTradeSettle\
mentLineMonetarySummation/LineTotalAmount"),taxScheme:(0,e.Uq)(s,"ApplicableTradeTax/TypeCode"),taxCategory:(0,e.Uq)(s,"ApplicableTradeTax/CategoryCode"),taxRate:(0,e.
Uq)(s,"ApplicableTradeTax/RateApplicablePercent"),period:T(s),allowances:m(s,"false"),charges:m(s,"true")}}const m=(n,a)=>n?(0,r.Z0)(n,"SpecifiedTradeAllowanceC\
harge").filter(t=>(0,e.Uq)(t,"ChargeIndicator/Indicator")===a).map(t=>({amount:(0,e.Uq)(t,"ActualAmount"),base:(0,e.Uq)(t,"BasisAmount"),percentage:(0,e.Uq)(t,"\
CalculationPercent"),reason:(0,e.aL)(t,"Reason"),reasonCode:(0,e.Uq)(t,"ReasonCode"),taxScheme:(0,e.Uq)(t,"CategoryTradeTax/TypeCode"),taxCategory:(0,e.Uq)(t,"C\
ategoryTradeTax/CategoryCode"),taxRate:(0,e.Uq)(t,"CategoryTradeTax/RateApplicablePercent")})):[],f=n=>n?(0,r.Z0)(n,"SpecifiedLogisticsServiceCharge").map(a=>({
amount:(0,e.Uq)(a,"AppliedAmount"),base:null,percentage:null,reason:(0,e.aL)(a,"Description"),reasonCode:null,taxScheme:(0,e.Uq)(a,"AppliedTradeTax/TypeCode"),taxCategory:(0,e.
Uq)(a,"AppliedTradeTax/CategoryCode"),taxRate:(0,e.Uq)(a,"AppliedTradeTax/RateApplicablePercent")})):[],I=n=>({amount:(0,e.Uq)(n,"ActualAmount"),reason:(0,e.aL)(
n,"Reason")}),y=n=>({taxScheme:(0,e.Uq)(n,"TypeCode"),category:(0,e.Uq)(n,"CategoryCode"),rate:(0,e.Uq)(n,"RateApplicablePercent"),basis:(0,e.Uq)(n,"BasisAmount"),
amount:(0,e.Uq)(n,"CalculatedAmount"),exemptionReason:(0,e.aL)(n,"ExemptionReason"),exemptionCode:(0,e.Uq)(n,"ExemptionReasonCode")});function v(n,a){const t=n&&
(0,r.s2)(n,"SpecifiedTradeSettlementHeaderMonetarySummation"),o=t?(0,r.Z0)(t,"TaxTotalAmount"):[],s=x=>[null,a].includes((0,r.w4)(x,"currencyID"));return{lines:(0,e.
Uq)(t,"LineTotalAmount"),allowances:(0,e.Uq)(t,"AllowanceTotalAmount"),charges:(0,e.Uq)(t,"ChargeTotalAmount"),net:(0,e.Uq)(t,"TaxBasisTotalAmount"),tax:(0,e.Uq)(
o.find(s)),taxInAccountingCurrency:(0,e.Uq)(o.find(x=>!s(x))),gross:(0,e.Uq)(t,"GrandTotalAmount"),paid:(0,e.Uq)(t,"TotalPrepaidAmount"),rounding:(0,e.Uq)(t,"Ro\
undingAmount"),due:(0,e.Uq)(t,"DuePayableAmount")}}var E=l(24195);async function O(n,a){const t=(0,e.Uq)(n,"DocumentCurrencyCode"),o=s=>b((0,r.s2)(n,s));return{
number:(0,e.Uq)(n,"ID"),typeCode:(0,e.Uq)(n,"InvoiceTypeCode")??(0,e.Uq)(n,"CreditNoteTypeCode"),issueDate:(0,e.Uq)(n,"IssueDate"),dueDate:(0,e.Uq)(n,"DueDate")??
(0,e.Uq)(n,"PaymentMeans/PaymentDueDate"),currency:t,taxCurrency:(0,e.Uq)(n,"TaxCurrencyCode"),buyerReference:(0,e.Uq)(n,"BuyerReference"),orderReference:(0,e.Uq)(
n,"OrderReference/ID"),salesOrderReference:(0,e.Uq)(n,"OrderReference/SalesOrderID"),contractReference:(0,e.Uq)(n,"ContractDocumentReference/ID"),projectReference:(0,e.
Uq)(n,"ProjectReference/ID")??C(n),precedingInvoices:(0,e.zu)(n,"BillingReference/InvoiceDocumentReference/ID"),businessProcess:(0,e.Uq)(n,"ProfileID"),guideline:(0,e.
Uq)(n,"CustomizationID"),...L(n),period:(0,e.iE)((0,e.Uq)(n,"InvoicePeriod/StartDate"),(0,e.Uq)(n,"InvoicePeriod/EndDate")),seller:o("AccountingSupplierParty/Pa\
rty"),buyer:o("AccountingCustomerParty/Party"),payee:o("PayeeParty"),taxRepresentative:o("TaxRepresentativeParty"),delivery:F((0,r.s2)(n,"Delivery")),payment:j(
n),lines:await(0,e.e2)(["InvoiceLine","CreditNoteLine"].flatMap(s=>(0,r.Z0)(n,s)),X,a),allowances:N(n,"false"),charges:N(n,"true"),thirdPartyCharges:[],taxes:(0,r.
Z0)(n,"TaxTotal/TaxSubtotal").map(z),totals:W(n,t)}}function C(n){const a=(0,r.Z0)(n,"AdditionalDocumentReference").find(t=>(0,e.Uq)(t,"DocumentTypeCode")==="50");
return a?(0,e.Uq)(a,"ID"):null}function L(n){const a=(0,e.Te)(n,"Note").map(t=>{const o=/^\s*#([A-Z]{3})#/.exec(t);return o?{text:t.slice(o[0].length),subject:o[1]}:
{text:t,subject:null}});return{notes:a.map(({text:t})=>t),noteSubjects:a.map(({subject:t})=>t)}}function b(n){if(!n)return null;const a=(0,e.aL)(n,"PartyLegalEn\
tity/RegistrationName"),t=(0,e.aL)(n,"PartyName/Name"),o=s=>(0,e.Uq)((0,r.Z0)(n,"PartyTaxScheme").find(x=>(0,e.Uq)(x,"TaxScheme/ID")==="VAT"===s),"CompanyID");return{
name:a??t,tradingName:a===null?null:t,identifiers:(0,r.Z0)(n,"PartyIdentification").flatMap(s=>(0,e.Cv)(s,"ID")??[]).filter(({scheme:s})=>s!==B),legalId:(0,e.Uq)(
n,"PartyLegalEntity/CompanyID"),vatId:o(!0),taxId:o(!1),electronicAddress:(0,e.Cv)(n,"EndpointID"),address:R((0,r.s2)(n,"PostalAddress")),contact:(0,e.A5)({name:(0,e.
aL)(n,"Contact/Name"),phone:(0,e.Uq)(n,"Contact/Telephone"),email:(0,e.Uq)(n,"Contact/ElectronicMail")})}}const R=n=>(0,e.A5)({line1:(0,e.aL)(n,"StreetName"),line2:(0,e.
aL)(n,"AdditionalStreetName"),line3:(0,e.aL)(n,"AddressLine/Line"),city:(0,e.aL)(n,"CityName"),postCode:(0,e.Uq)(n,"PostalZone"),subdivision:(0,e.aL)(n,"Country\
Subentity"),country:(0,e.Uq)(n,"Country/IdentificationCode")}),F=n=>(0,e.A5)({name:(0,e.aL)(n,"DeliveryParty/PartyName/Name"),location:(0,e.Cv)(n,"DeliveryLocat\
ion/ID"),date:(0,e.Uq)(n,"ActualDeliveryDate"),address:R(n&&(0,r.s2)(n,"DeliveryLocation/Address"))}),B="SEPA";function j(n){const t=["AccountingSupplierParty/P\
arty","PayeeParty"].flatMap(o=>(0,r.Z0)(n,o)).flatMap(o=>(0,r.Z0)(o,"PartyIdentification/ID"));return{reference:(0,e.Uq)(n,"PaymentMeans/PaymentID"),terms:(0,e.
aL)(n,"PaymentTerms/Note"),creditorId:(0,e.Uq)(t.find(o=>(0,r.w4)(o,"schemeID")===B)),mandate:(0,e.Uq)(n,"PaymentMeans/PaymentMandate/ID"),means:(0,r.Z0)(n,"Pay\
mentMeans").map($)}}const $=n=>({code:(0,e.Uq)(n,"PaymentMeansCode"),text:(0,r.w4)((0,r.s2)(n,"PaymentMeansCode"),"name"),iban:(0,e.Uq)(n,"PayeeFinancialAccount\
/ID"),bic:(0,e.Uq)(n,"PayeeFinancialAccount/FinancialInstitutionBranch/ID"),accountName:(0,e.aL)(n,"PayeeFinancialAccount/Name"),debitedIban:(0,e.Uq)(n,"Payment\
Mandate/PayerFinancialAccount/ID"),card:(0,e.Uq)(n,"CardAccount/PrimaryAccountNumberID")});function X(n){const a=(0,r.s2)(n,"Item"),t=(0,r.s2)(n,"InvoicedQuanti\
ty")??(0,r.s2)(n,"CreditedQuantity");return{id:(0,e.Uq)(n,"ID"),kind:null,parent:null,name:(0,e.aL)(a,"Name"),description:(0,e.aL)(a,"Description"),notes:(0,e.Te)(
n,"Note"),sellerItemId:(0,e.Uq)(a,"SellersItemIdentification/ID"),buyerItemId:(0,e.Uq)(a,"BuyersItemIdentification/ID"),standardItemId:(0,e.Cv)(a,"StandardItemI\
dentification/ID"),orderLine:(0,e.Uq)(n,"OrderLineReference/LineID"),quantity:(0,e.Uq)(t),unit:(0,r.w4)(t,"unitCode"),netPrice:(0,e.Uq)(n,"Price/PriceAmount"),grossPrice:(0,e.
Uq)(n,"Price/AllowanceCharge/BaseAmount"),priceQuantity:(0,e.Uq)(n,"Price/BaseQuantity"),netAmount:(0,e.Uq)(n,"LineExtensionAmount"),taxScheme:(0,e.Uq)(a,"Class\
ifiedTaxCategory/TaxScheme/ID"),taxCategory:(0,e.Uq)(a,"ClassifiedTaxCategory/ID"),taxRate:(0,e.Uq)(a,"ClassifiedTaxCategory/Percent"),period:(0,e.iE)((0,e.Uq)(
n,"InvoicePeriod/StartDate"),(0,e.Uq)(n,"InvoicePeriod/EndDate")),allowances:N(n,"false"),charges:N(n,"true")}}const N=(n,a)=>(0,r.Z0)(n,"AllowanceCharge").filter(
t=>(0,e.Uq)(t,"ChargeIndicator")===a).map(t=>({amount:(0,e.Uq)(t,"Amount"),base:(0,e.Uq)(t,"BaseAmount"),percentage:(0,e.Uq)(t,"MultiplierFactorNumeric"),reason:(0,e.
aL)(t,"AllowanceChargeReason"),reasonCode:(0,e.Uq)(t,"AllowanceChargeReasonCode"),taxScheme:(0,e.Uq)(t,"TaxCategory/TaxScheme/ID"),taxCategory:(0,e.Uq)(t,"TaxCa\
tegory/ID"),taxRate:(0,e.Uq)(t,"TaxCategory/Percent")}));function G(n,a){const t=(0,r.Z0)(n,"TaxTotal"),o=s=>[null,a].includes((0,r.w4)((0,r.s2)(s,"TaxAmount"),
"currencyID"));return{own:t.filter(o),other:t.filter(s=>!o(s))}}const z=n=>({taxScheme:(0,e.Uq)(n,"TaxCategory/TaxScheme/ID"),category:(0,e.Uq)(n,"TaxCategory/I\
D"),rate:(0,e.Uq)(n,"TaxCategory/Percent"),basis:(0,e.Uq)(n,"TaxableAmount"),amount:(0,e.Uq)(n,"TaxAmount"),exemptionReason:(0,e.aL)(n,"TaxCategory/TaxExemption\
Reason"),exemptionCode:(0,e.Uq)(n,"TaxCategory/TaxExemptionReasonCode")});function W(n,a){const t=(0,r.s2)(n,"LegalMonetaryTotal"),{own:o,other:s}=G(n,a);return{
lines:(0,e.Uq)(t,"LineExtensionAmount"),allowances:(0,e.Uq)(t,"AllowanceTotalAmount"),charges:(0,e.Uq)(t,"ChargeTotalAmount"),net:(0,e.Uq)(t,"TaxExclusiveAmount"),
tax:(0,e.Uq)(o[0],"TaxAmount"),taxInAccountingCurrency:(0,e.Uq)(s[0],"TaxAmount"),gross:(0,e.Uq)(t,"TaxInclusiveAmount"),paid:(0,e.Uq)(t,"PrepaidAmount"),rounding:(0,e.
Uq)(t,"PayableRoundingAmount"),due:(0,e.Uq)(t,"PayableAmount")}}const M=2e7,K="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100",Q=["urn:oasis:names\
:specification:ubl:schema:xsd:Invoice-2","urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2"],w={CrossIndustryDocument:"is an invoice of ZUGFeRD 1, whic\
h is older than EN 16931",SCRDMCCBDACIOMessageStructure:"is an order (Order-X), not an invoice",CrossIndustryInvoice:"is a Cross Industry Invoice of another ver\
sion than D16B and D22B"};async function H(n,a){if(n.length>M)return`has more than ${M/1e6} MB`;const t=await(0,r.NO)(n,a);if(typeof t=="string")return t;const o=k(
t);if(!o)return Object.hasOwn(w,t.name)?w[t.name]:"is not an invoice in CII or UBL";const s=await(o==="CII"?h(t,a):O(t,a));return{syntax:o,invoice:s,root:t,profile:(0,E.
dp)(s.guideline)}}function k({namespace:n,name:a}){return n===K&&a==="CrossIndustryInvoice"?"CII":Q.includes(n)?"UBL":void 0}}),43497:((_,g,l)=>{l.d(g,{A5:()=>q,
Cv:()=>p,Te:()=>D,Uq:()=>e,_$:()=>d,aL:()=>h,e2:()=>T,iE:()=>P,zu:()=>A});var r=l(45548);const e=(i,c)=>(i&&c!==void 0?(0,r.s2)(i,c):i)?.text.trim()||null,h=(i,c)=>{
const u=i&&(0,r.s2)(i,c);return u&&u.text.trim()!==""?u.text:null},A=(i,c)=>i?(0,r.Z0)(i,c).flatMap(u=>e(u)??[]):[],D=(i,c)=>i?(0,r.Z0)(i,c).flatMap(({text:u})=>u.
trim()===""?[]:[u]):[];async function T(i,c,u){const m=[];for(const f of i){m.push(c(f));const I=u.step(2e4);I&&await I}return m}function p(i,c){const u=i&&(0,r.
s2)(i,c),m=e(u);return m===null?null:{id:m,scheme:(0,r.w4)(u,"schemeID")}}const q=i=>Object.values(i).every(c=>c===null)?null:i,P=(i,c)=>q({start:i,end:c}),d=i=>i?.
replace(/^(\d{4})(\d\d)(\d\d)$/,"$1-$2-$3")??null}),45548:((_,g,l)=>{l.d(g,{NO:()=>D,Z0:()=>p,s2:()=>q,w4:()=>P});var r=l(21115),e=l(3907);const h=1e6,A=/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/;
async function D(d,i){const c=(0,e.xK)(d);if(c===void 0||A.test(c))return"is not well-formed XML";const u=new T,m=await(0,e.km)(c.replace(/\r\n?/g,`
`),i,f=>u.take(f));return m==="document type"?"has a document type declaration":u.fault??(m==="well-formed"?u.root:void 0)??"is not well-formed XML"}class T{fault;open=[];scope=new r.
ee;done;count=0;get root(){return this.open.length===0?this.done:void 0}take(i){return(i.kind==="start"||i.kind==="empty")&&this.start(i.name,i.attributes),(i.kind===
"end"||i.kind==="empty")&&this.end(i.name),i.kind==="text"&&this.characters(i.text),this.fault!==void 0}start(i,c){this.done&&(this.fault??="is not well-formed \
XML"),this.open.length>=e.ol&&(this.fault??="is nested too deeply"),++this.count>h&&(this.fault??="has too many elements"),this.scope.enter(c);const{namespace:u,
local:m}=this.scope.ofElement(i);this.open.push({tag:i,namespace:u,name:m,attributes:c,children:[],text:""})}end(i){const c=this.open.pop();if(c?.tag!==i){this.
fault??="is not well-formed XML";return}this.scope.leave();const u=this.open.at(-1);u?u.children.push(c):this.done=c}characters(i){const c=this.open.at(-1);c?c.
text+=i:i.trim()!==""&&(this.fault??="is not well-formed XML")}}function p(d,i){let c=[d];for(const u of i.split("/"))c=c.flatMap(({children:m})=>m.filter(({name:f})=>f===
u));return[...c]}const q=(d,i)=>p(d,i)[0],P=(d,i)=>d?.attributes.find(({name:c})=>c===i)?.value??null})};
