"use strict";exports.id=2761,exports.ids=[2761],exports.modules={92761:((N,v,d)=>{d.d(v,{Uj:()=>Z,ec:()=>s,fD:()=>_,sc:()=>c});var r=d(45657),e=d(59277),E=d(78157),x=d(32488),
C=d(45059),h=d(21115),U=d(824),A=d(36161);const D=["factur-x.xml","xrechnung.xml","zugferd-invoice.xml"],l=(0,r.Kf)(D.map(({length:I})=>I)),a=50;function s(I){const y=(0,E.
bS)(I).toString("latin1",0,1024).replaceAll("\0","").replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/,"").trimStart();return y.startsWith("<")&&!y.includes("%PDF-")&&
(0,e.y)(I)!=="an HTML page"}async function c(I){const T=await(0,C._)(I),y=({name:p})=>{const S=p&&p.length<=l?D.indexOf(p.toLowerCase()):-1;return S<0?D.length:
S},L=T.filter(p=>y(p)<D.length||f(p)).sort((p,S)=>y(p)-y(S)).slice(0,a),b=[];let w;for(const p of L){const S=p.name??"",R=await P(I,p),O=typeof R=="string"?R:await(0,A.
Q)(R,I.job.pace);typeof R!="string"&&typeof O!="string"?b.push({...O,file:S,attachment:p,bytes:R}):typeof O=="string"&&y(p)<D.length&&(w??={file:S,reason:O})}return{
invoices:b,refused:w,names:T.flatMap(({name:p})=>p??[])}}const f=({name:I,mimeType:T})=>I?.slice(-4).toLowerCase()===".xml"||T==="text/xml"||T==="application/xm\
l";async function P(I,{stream:T,size:y}){if((y??0)>A.u)return`has more than ${A.u/1e6} MB`;const L=await(0,x.TA)(I,T);return L.length>0||T.data.length===0?L:"is\
 damaged"}const _=[h.dK.fx,"urn:zugferd:pdfa:CrossIndustryDocument:invoice:2p0#","urn:ferd:pdfa:CrossIndustryDocument:invoice:1p0#"];async function Z(I){const T=(await(0,U.
Br)(I))?.properties.filter(({namespace:L})=>_.includes(L))??[];if(T.length===0)return;const y=L=>T.find(b=>b.name===L)?.values[0]?.trim()??null;return{level:y("\
ConformanceLevel"),file:y("DocumentFileName"),type:y("DocumentType"),version:y("Version")}}}),24195:((N,v,d)=>{d.d(v,{d1:()=>h,dp:()=>U,je:()=>D});const r="urn:\
cen.eu:en16931:2017",e={"urn:factur-x.eu:1p0:minimum":"MINIMUM","urn:zugferd.de:2p0:minimum":"MINIMUM","urn:factur-x.eu:1p0:basicwl":"BASIC WL","urn:zugferd.de:\
2p0:basicwl":"BASIC WL",[`${r}#compliant#urn:factur-x.eu:1p0:basic`]:"BASIC",[`${r}#compliant#urn:zugferd.de:2p0:basic`]:"BASIC",[r]:"EN 16931",[`${r}#conforman\
t#urn:factur-x.eu:1p0:extended`]:"EXTENDED",[`${r}#conformant#urn:zugferd.de:2p0:extended`]:"EXTENDED",[`${r}#conformant#urn.cpro.gouv.fr:1p0:extended-ctc-fr`]:"\
EXTENDED"},E=/^urn:cen\.eu:en16931:2017#(?:compliant|conformant)#urn:(?:xoev-de:kosit:standard|xeinkauf\.de:kosit):(?:extension:)?xrechnung_(\d+\.\d+)/,x=`${r}#\
compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`,C=new Map([[`${x}#conformant#urn:xeinkauf.de:kosit:extension:xrechnung_3.0`,"extension"],[`${x}#compliant#urn:xei\
nkauf.de:kosit:xrechnung:cvd_0.9`,"CVD"]]),h=[x,...C.keys()];function U(l){if(l===null)return;const a=Object.hasOwn(e,l)?e[l]:void 0;if(a)return{level:a,file:"f\
actur-x.xml",version:"1.0"};const s=E.exec(l)?.[1];if(s===void 0)return;const c=C.get(l);return{level:"XRECHNUNG",file:"xrechnung.xml",version:s,...c&&{variant:c}}}
const A=[["urn:fdc:peppol.eu:2017:poacc:billing:3.","PEPPOL BIS BILLING 3"],["urn:fdc:nen.nl:nlcius:","NLCIUS"],["urn:fdc:nen.nl:gaccount:","NLCIUS"],["urn:efac\
tura.mfinante.ro:cius-ro:","CIUS-RO"],["urn:fatturapa.gov.it:cius-it:","CIUS-IT"],["urn:feap.gov.pt:cius-pt:","CIUS-PT"],["urn:mfin.gov.hr:cius-","CIUS-HR"],["u\
rn:ubl.be:","UBL.BE"]];function D(l){const a=U(l);if(a)return a.level;const s=l?.toLowerCase()??"";return A.find(([c])=>s.includes(c))?.[1]??null}}),36161:((N,v,d)=>{
d.d(v,{u:()=>j,Q:()=>J});var r=d(45548),e=d(43497);async function E(t,i){const n=(0,r.s2)(t,"ExchangedDocumentContext"),o=(0,r.s2)(t,"ExchangedDocument"),u=(0,r.
s2)(t,"SupplyChainTradeTransaction"),m=M=>u&&(0,r.s2)(u,`ApplicableHeaderTrade${M}`),q=m("Agreement"),g=m("Settlement"),F=M=>g?(0,r.Z0)(g,M):[],$=(0,e.Uq)(g,"In\
voiceCurrencyCode");return{number:(0,e.Uq)(o,"ID"),typeCode:(0,e.Uq)(o,"TypeCode"),issueDate:C(o,"IssueDateTime"),dueDate:C(g,"SpecifiedTradePaymentTerms/DueDat\
eDateTime"),currency:$,taxCurrency:(0,e.Uq)(g,"TaxCurrencyCode"),buyerReference:(0,e.Uq)(q,"BuyerReference"),orderReference:(0,e.Uq)(q,"BuyerOrderReferencedDocu\
ment/IssuerAssignedID"),salesOrderReference:(0,e.Uq)(q,"SellerOrderReferencedDocument/IssuerAssignedID"),contractReference:(0,e.Uq)(q,"ContractReferencedDocumen\
t/IssuerAssignedID"),projectReference:(0,e.Uq)(q,"SpecifiedProcuringProject/ID"),precedingInvoices:(0,e.zu)(g,"InvoiceReferencedDocument/IssuerAssignedID"),businessProcess:(0,e.
Uq)(n,"BusinessProcessSpecifiedDocumentContextParameter/ID"),guideline:(0,e.Uq)(n,"GuidelineSpecifiedDocumentContextParameter/ID"),...x(o),period:h(g),seller:U(
q,"SellerTradeParty"),buyer:U(q,"BuyerTradeParty"),payee:U(g,"PayeeTradeParty"),taxRepresentative:U(q,"SellerTaxRepresentativeTradeParty"),delivery:l(m("Deliver\
y")),payment:a(g),lines:await(0,e.e2)(u?(0,r.Z0)(u,"IncludedSupplyChainTradeLineItem"):[],M=>c(M,i),i),allowances:await f(g,"false",i),charges:[...await f(g,"tr\
ue",i),...await(0,e.e2)(F("SpecifiedLogisticsServiceCharge"),_,i)],thirdPartyCharges:await(0,e.e2)(F("SpecifiedFinancialAdjustment"),Z,i),taxes:await(0,e.e2)(F(
"ApplicableTradeTax"),I,i),totals:T(g,$)}}function x(t){const n=(t?(0,r.Z0)(t,"IncludedNote"):[]).flatMap(o=>(0,e.Te)(o,"Content").map(u=>[u,(0,e.Uq)(o,"Subject\
Code")]));return{notes:n.map(([o])=>o),noteSubjects:n.map(([,o])=>o)}}const C=(t,i)=>(0,e._$)((0,e.Uq)(t,`${i}/DateTimeString`));function h(t){const i=C(t,"Bill\
ingSpecifiedPeriod/StartDateTime");return(0,e.iE)(i,C(t,"BillingSpecifiedPeriod/EndDateTime"))}function U(t,i){const n=t&&(0,r.s2)(t,i);if(!n)return null;const o=u=>(0,e.
Uq)((0,r.Z0)(n,"SpecifiedTaxRegistration/ID").find(m=>(0,r.w4)(m,"schemeID")===u));return{name:(0,e.aL)(n,"Name"),tradingName:(0,e.aL)(n,"SpecifiedLegalOrganiza\
tion/TradingBusinessName"),identifiers:["ID","GlobalID"].flatMap(u=>A(n,u)),legalId:(0,e.Uq)(n,"SpecifiedLegalOrganization/ID"),vatId:o("VA"),taxId:o("FC"),electronicAddress:(0,e.
Cv)(n,"URIUniversalCommunication/URIID"),address:D(n),contact:(0,e.A5)({name:(0,e.aL)(n,"DefinedTradeContact/PersonName")??(0,e.aL)(n,"DefinedTradeContact/Depar\
tmentName"),phone:(0,e.Uq)(n,"DefinedTradeContact/TelephoneUniversalCommunication/CompleteNumber"),email:(0,e.Uq)(n,"DefinedTradeContact/EmailURIUniversalCommun\
ication/URIID")})}}const A=(t,i)=>(0,r.Z0)(t,i).flatMap(n=>{const o=(0,e.Uq)(n);return o===null?[]:[{id:o,scheme:(0,r.w4)(n,"schemeID")}]});function D(t){const i=(0,r.
s2)(t,"PostalTradeAddress");return(0,e.A5)({line1:(0,e.aL)(i,"LineOne"),line2:(0,e.aL)(i,"LineTwo"),line3:(0,e.aL)(i,"LineThree"),city:(0,e.aL)(i,"CityName"),postCode:(0,e.
Uq)(i,"PostcodeCode"),subdivision:(0,e.aL)(i,"CountrySubDivisionName"),country:(0,e.Uq)(i,"CountryID")})}function l(t){const i=t&&(0,r.s2)(t,"ShipToTradeParty");
return(0,e.A5)({name:(0,e.aL)(i,"Name"),location:(0,e.Cv)(i,"GlobalID")??(0,e.Cv)(i,"ID"),date:C(t,"ActualDeliverySupplyChainEvent/OccurrenceDateTime"),address:i?
D(i):null})}function a(t){return{reference:(0,e.Uq)(t,"PaymentReference"),terms:(0,e.aL)(t,"SpecifiedTradePaymentTerms/Description"),creditorId:(0,e.Uq)(t,"Cred\
itorReferenceID"),mandate:(0,e.Uq)(t,"SpecifiedTradePaymentTerms/DirectDebitMandateID"),means:t?(0,r.Z0)(t,"SpecifiedTradeSettlementPaymentMeans").map(s):[]}}const s=t=>({
code:(0,e.Uq)(t,"TypeCode"),text:(0,e.aL)(t,"Information"),iban:(0,e.Uq)(t,"PayeePartyCreditorFinancialAccount/IBANID")??(0,e.Uq)(t,"PayeePartyCreditorFinancial\
Account/ProprietaryID"),bic:(0,e.Uq)(t,"PayeeSpecifiedCreditorFinancialInstitution/BICID"),accountName:(0,e.aL)(t,"PayeePartyCreditorFinancialAccount/AccountNam\
e"),debitedIban:(0,e.Uq)(t,"PayerPartyDebtorFinancialAccount/IBANID"),card:(0,e.Uq)(t,"ApplicableTradeSettlementFinancialCard/ID")});async function c(t,i){const n=(0,r.
s2)(t,"AssociatedDocumentLineDocument"),o=(0,r.s2)(t,"SpecifiedTradeProduct"),u=(0,r.s2)(t,"SpecifiedLineTradeAgreement"),m=(0,r.s2)(t,"SpecifiedLineTradeSettle\
ment"),q=(0,r.s2)(t,"SpecifiedLineTradeDelivery/BilledQuantity");return{id:(0,e.Uq)(n,"LineID"),kind:(0,e.Uq)(n,"LineStatusReasonCode"),parent:(0,e.Uq)(n,"Paren\
tLineID"),name:(0,e.aL)(o,"Name"),description:(0,e.aL)(o,"Description"),notes:(0,e.Te)(n,"IncludedNote/Content"),sellerItemId:(0,e.Uq)(o,"SellerAssignedID"),buyerItemId:(0,e.
Uq)(o,"BuyerAssignedID"),standardItemId:(0,e.Cv)(o,"GlobalID"),orderLine:(0,e.Uq)(u,"BuyerOrderReferencedDocument/LineID"),quantity:(0,e.Uq)(q),unit:(0,r.w4)(q,
"unitCode"),netPrice:(0,e.Uq)(u,"NetPriceProductTradePrice/ChargeAmount"),grossPrice:(0,e.Uq)(u,"GrossPriceProductTradePrice/ChargeAmount"),priceQuantity:(0,e.Uq)(
u,"NetPriceProductTradePrice/BasisQuantity"),netAmount:(0,e.Uq)(m,"SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount"),taxScheme:(0,e.Uq)(m,"Applica\
bleTradeTax/TypeCode"),taxCategory:(0,e.Uq)(m,"ApplicableTradeTax/CategoryCode"),taxRate:(0,e.Uq)(m,"ApplicableTradeTax/RateApplicablePercent"),period:h(m),allowances:await f(
m,"false",i),charges:await f(m,"true",i)}}function f(t,i,n){const o=t?(0,r.Z0)(t,"SpecifiedTradeAllowanceCharge"):[];return(0,e.e2)(o.filter(u=>(0,e.Uq)(u,"Char\
geIndicator/Indicator")===i),P,n)}const P=t=>({amount:(0,e.Uq)(t,"ActualAmount"),base:(0,e.Uq)(t,"BasisAmount"),percentage:(0,e.Uq)(t,"CalculationPercent"),reason:(0,e.
aL)(t,"Reason"),reasonCode:(0,e.Uq)(t,"ReasonCode"),taxScheme:(0,e.Uq)(t,"CategoryTradeTax/TypeCode"),taxCategory:(0,e.Uq)(t,"CategoryTradeTax/CategoryCode"),taxRate:(0,e.
Uq)(t,"CategoryTradeTax/RateApplicablePercent")}),_=t=>({amount:(0,e.Uq)(t,"AppliedAmount"),base:null,percentage:null,reason:(0,e.aL)(t,"Description"),reasonCode:null,
taxScheme:(0,e.Uq)(t,"AppliedTradeTax/TypeCode"),taxCategory:(0,e.Uq)(t,"AppliedTradeTax/CategoryCode"),taxRate:(0,e.Uq)(t,"AppliedTradeTax/RateApplicablePercen\
t")}),Z=t=>({amount:(0,e.Uq)(t,"ActualAmount"),reason:(0,e.aL)(t,"Reason")}),I=t=>({taxScheme:(0,e.Uq)(t,"TypeCode"),category:(0,e.Uq)(t,"CategoryCode"),rate:(0,e.
Uq)(t,"RateApplicablePercent"),basis:(0,e.Uq)(t,"BasisAmount"),amount:(0,e.Uq)(t,"CalculatedAmount"),exemptionReason:(0,e.aL)(t,"ExemptionReason"),exemptionCode:(0,e.
Uq)(t,"ExemptionReasonCode")});function T(t,i){const n=t&&(0,r.s2)(t,"SpecifiedTradeSettlementHeaderMonetarySummation"),o=n?(0,r.Z0)(n,"TaxTotalAmount"):[],u=m=>[
null,i].includes((0,r.w4)(m,"currencyID"));return{lines:(0,e.Uq)(n,"LineTotalAmount"),allowances:(0,e.Uq)(n,"AllowanceTotalAmount"),charges:(0,e.Uq)(n,"ChargeTo\
talAmount"),net:(0,e.Uq)(n,"TaxBasisTotalAmount"),tax:(0,e.Uq)(o.find(u)),taxInAccountingCurrency:(0,e.Uq)(o.find(m=>!u(m))),gross:(0,e.Uq)(n,"GrandTotalAmount"),
paid:(0,e.Uq)(n,"TotalPrepaidAmount"),rounding:(0,e.Uq)(n,"RoundingAmount"),due:(0,e.Uq)(n,"DuePayableAmount")}}var y=d(24195);async function L(t,i){const n=(0,e.
Uq)(t,"DocumentCurrencyCode"),o=u=>p((0,r.s2)(t,u));return{number:(0,e.Uq)(t,"ID"),typeCode:(0,e.Uq)(t,"InvoiceTypeCode")??(0,e.Uq)(t,"CreditNoteTypeCode"),issueDate:(0,e.
Uq)(t,"IssueDate"),dueDate:(0,e.Uq)(t,"DueDate")??(0,e.Uq)(t,"PaymentMeans/PaymentDueDate"),currency:n,taxCurrency:(0,e.Uq)(t,"TaxCurrencyCode"),buyerReference:(0,e.
Uq)(t,"BuyerReference"),orderReference:(0,e.Uq)(t,"OrderReference/ID"),salesOrderReference:(0,e.Uq)(t,"OrderReference/SalesOrderID"),contractReference:(0,e.Uq)(
t,"ContractDocumentReference/ID"),projectReference:(0,e.Uq)(t,"ProjectReference/ID")??b(t),precedingInvoices:(0,e.zu)(t,"BillingReference/InvoiceDocumentReferen\
ce/ID"),businessProcess:(0,e.Uq)(t,"ProfileID"),guideline:(0,e.Uq)(t,"CustomizationID"),...w(t),period:(0,e.iE)((0,e.Uq)(t,"InvoicePeriod/StartDate"),(0,e.Uq)(t,
"InvoicePeriod/EndDate")),seller:o("AccountingSupplierParty/Party"),buyer:o("AccountingCustomerParty/Party"),payee:o("PayeeParty"),taxRepresentative:o("TaxRepre\
sentativeParty"),delivery:R((0,r.s2)(t,"Delivery")),payment:X(t),lines:await(0,e.e2)(["InvoiceLine","CreditNoteLine"].flatMap(u=>(0,r.Z0)(t,u)),u=>z(u,i),i),allowances:await B(
t,"false",i),charges:await B(t,"true",i),thirdPartyCharges:[],taxes:await(0,e.e2)((0,r.Z0)(t,"TaxTotal/TaxSubtotal"),H,i),totals:V(t,n)}}function b(t){const i=(0,r.
Z0)(t,"AdditionalDocumentReference").find(n=>(0,e.Uq)(n,"DocumentTypeCode")==="50");return i?(0,e.Uq)(i,"ID"):null}function w(t){const i=(0,e.Te)(t,"Note").map(
n=>{const o=/^\s*#([A-Z]{3})#/.exec(n);return o?{text:n.slice(o[0].length),subject:o[1]}:{text:n,subject:null}});return{notes:i.map(({text:n})=>n),noteSubjects:i.
map(({subject:n})=>n)}}function p(t){if(!t)return null;const i=(0,e.aL)(t,"PartyLegalEntity/RegistrationName"),n=(0,e.aL)(t,"PartyName/Name"),o=u=>(0,e.Uq)((0,r.
Z0)(t,"PartyTaxScheme").find(m=>(0,e.Uq)(m,"TaxScheme/ID")==="VAT"===u),"CompanyID");return{name:i??n,tradingName:i===null?null:n,identifiers:(0,r.Z0)(t,"PartyI\
dentification").flatMap(u=>(0,e.Cv)(u,"ID")??[]).filter(({scheme:u})=>u!==O),legalId:(0,e.Uq)(t,"PartyLegalEntity/CompanyID"),vatId:o(!0),taxId:o(!1),electronicAddress:(0,e.
Cv)(t,"EndpointID"),address:S((0,r.s2)(t,"PostalAddress")),contact:(0,e.A5)({name:(0,e.aL)(t,"Contact/Name"),phone:(0,e.Uq)(t,"Contact/Telephone"),email:(0,e.Uq)(
t,"Contact/ElectronicMail")})}}const S=t=>(0,e.A5)({line1:(0,e.aL)(t,"StreetName"),line2:(0,e.aL)(t,"AdditionalStreetName"),line3:(0,e.aL)(t,"AddressLine/Line"),
city:(0,e.aL)(t,"CityName"),postCode:(0,e.Uq)(t,"PostalZone"),subdivision:(0,e.aL)(t,"CountrySubentity"),country:(0,e.Uq)(t,"Country/IdentificationCode")}),R=t=>(0,e.
A5)({name:(0,e.aL)(t,"DeliveryParty/PartyName/Name"),location:(0,e.Cv)(t,"DeliveryLocation/ID"),date:(0,e.Uq)(t,"ActualDeliveryDate"),address:S(t&&(0,r.s2)(t,"D\
eliveryLocation/Address"))}),O="SEPA";function X(t){const n=["AccountingSupplierParty/Party","PayeeParty"].flatMap(o=>(0,r.Z0)(t,o)).flatMap(o=>(0,r.Z0)(o,"Part\
yIdentification/ID"));return{reference:(0,e.Uq)(t,"PaymentMeans/PaymentID"),terms:(0,e.aL)(t,"PaymentTerms/Note"),creditorId:(0,e.Uq)(n.find(o=>(0,r.w4)(o,"sche\
meID")===O)),mandate:(0,e.Uq)(t,"PaymentMeans/PaymentMandate/ID"),means:(0,r.Z0)(t,"PaymentMeans").map(G)}}const G=t=>({code:(0,e.Uq)(t,"PaymentMeansCode"),text:(0,r.
w4)((0,r.s2)(t,"PaymentMeansCode"),"name"),iban:(0,e.Uq)(t,"PayeeFinancialAccount/ID"),bic:(0,e.Uq)(t,"PayeeFinancialAccount/FinancialInstitutionBranch/ID"),accountName:(0,e.
aL)(t,"PayeeFinancialAccount/Name"),debitedIban:(0,e.Uq)(t,"PaymentMandate/PayerFinancialAccount/ID"),card:(0,e.Uq)(t,"CardAccount/PrimaryAccountNumberID")});async function z(t,i){
const n=(0,r.s2)(t,"Item"),o=(0,r.s2)(t,"InvoicedQuantity")??(0,r.s2)(t,"CreditedQuantity");return{id:(0,e.Uq)(t,"ID"),kind:null,parent:null,name:(0,e.aL)(n,"Na\
me"),description:(0,e.aL)(n,"Description"),notes:(0,e.Te)(t,"Note"),sellerItemId:(0,e.Uq)(n,"SellersItemIdentification/ID"),buyerItemId:(0,e.Uq)(n,"BuyersItemId\
entification/ID"),standardItemId:(0,e.Cv)(n,"StandardItemIdentification/ID"),orderLine:(0,e.Uq)(t,"OrderLineReference/LineID"),quantity:(0,e.Uq)(o),unit:(0,r.w4)(
o,"unitCode"),netPrice:(0,e.Uq)(t,"Price/PriceAmount"),grossPrice:(0,e.Uq)(t,"Price/AllowanceCharge/BaseAmount"),priceQuantity:(0,e.Uq)(t,"Price/BaseQuantity"),
netAmount:(0,e.Uq)(t,"LineExtensionAmount"),taxScheme:(0,e.Uq)(n,"ClassifiedTaxCategory/TaxScheme/ID"),taxCategory:(0,e.Uq)(n,"ClassifiedTaxCategory/ID"),taxRate:(0,e.
Uq)(n,"ClassifiedTaxCategory/Percent"),period:(0,e.iE)((0,e.Uq)(t,"InvoicePeriod/StartDate"),(0,e.Uq)(t,"InvoicePeriod/EndDate")),allowances:await B(t,"false",i),
charges:await B(t,"true",i)}}const B=(t,i,n)=>(0,e.e2)((0,r.Z0)(t,"AllowanceCharge").filter(o=>(0,e.Uq)(o,"ChargeIndicator")===i),K,n),K=t=>({amount:(0,e.Uq)(t,
"Amount"),base:(0,e.Uq)(t,"BaseAmount"),percentage:(0,e.Uq)(t,"MultiplierFactorNumeric"),reason:(0,e.aL)(t,"AllowanceChargeReason"),reasonCode:(0,e.Uq)(t,"Allow\
anceChargeReasonCode"),taxScheme:(0,e.Uq)(t,"TaxCategory/TaxScheme/ID"),taxCategory:(0,e.Uq)(t,"TaxCategory/ID"),taxRate:(0,e.Uq)(t,"TaxCategory/Percent")});function Q(t,i){
const n=(0,r.Z0)(t,"TaxTotal"),o=u=>[null,i].includes((0,r.w4)((0,r.s2)(u,"TaxAmount"),"currencyID"));return{own:n.filter(o),other:n.filter(u=>!o(u))}}const H=t=>({
taxScheme:(0,e.Uq)(t,"TaxCategory/TaxScheme/ID"),category:(0,e.Uq)(t,"TaxCategory/ID"),rate:(0,e.Uq)(t,"TaxCategory/Percent"),basis:(0,e.Uq)(t,"TaxableAmount"),
amount:(0,e.Uq)(t,"TaxAmount"),exemptionReason:(0,e.aL)(t,"TaxCategory/TaxExemptionReason"),exemptionCode:(0,e.Uq)(t,"TaxCategory/TaxExemptionReasonCode")});function V(t,i){
const n=(0,r.s2)(t,"LegalMonetaryTotal"),{own:o,other:u}=Q(t,i);return{lines:(0,e.Uq)(n,"LineExtensionAmount"),allowances:(0,e.Uq)(n,"AllowanceTotalAmount"),charges:(0,e.
Uq)(n,"ChargeTotalAmount"),net:(0,e.Uq)(n,"TaxExclusiveAmount"),tax:(0,e.Uq)(o[0],"TaxAmount"),taxInAccountingCurrency:(0,e.Uq)(u[0],"TaxAmount"),gross:(0,e.Uq)(
n,"TaxInclusiveAmount"),paid:(0,e.Uq)(n,"PrepaidAmount"),rounding:(0,e.Uq)(n,"PayableRoundingAmount"),due:(0,e.Uq)(n,"PayableAmount")}}const j=2e7,k="urn:un:une\
ce:uncefact:data:standard:CrossIndustryInvoice:100",Y=["urn:oasis:names:specification:ubl:schema:xsd:Invoice-2","urn:oasis:names:specification:ubl:schema:xsd:Cr\
editNote-2"],W={CrossIndustryDocument:"is an invoice of ZUGFeRD 1, which is older than EN 16931",SCRDMCCBDACIOMessageStructure:"is an order (Order-X), not an in\
voice",CrossIndustryInvoice:"is a Cross Industry Invoice of another version than D16B and D22B"};async function J(t,i){if(t.length>j)return`has more than ${j/1e6}\
 MB`;const n=await(0,r.NO)(t,i);if(typeof n=="string")return n;const o=ee(n);if(!o)return Object.hasOwn(W,n.name)?W[n.name]:"is not an invoice in CII or UBL";const u=await(o===
"CII"?E(n,i):L(n,i));return{syntax:o,invoice:u,root:n,profile:(0,y.dp)(u.guideline)}}function ee({namespace:t,name:i}){return t===k&&i==="CrossIndustryInvoice"?
"CII":Y.includes(t)?"UBL":void 0}}),43497:((N,v,d)=>{d.d(v,{A5:()=>A,Cv:()=>U,Te:()=>C,Uq:()=>e,_$:()=>l,aL:()=>E,e2:()=>h,iE:()=>D,zu:()=>x});var r=d(45548);const e=(a,s)=>(a&&
s!==void 0?(0,r.s2)(a,s):a)?.text.trim()||null,E=(a,s)=>{const c=a&&(0,r.s2)(a,s);return c&&c.text.trim()!==""?c.text:null},x=(a,s)=>a?(0,r.Z0)(a,s).flatMap(c=>e(
c)??[]):[],C=(a,s)=>a?(0,r.Z0)(a,s).flatMap(({text:c})=>c.trim()===""?[]:[c]):[];async function h(a,s,c){const f=[];for(const P of a){f.push(await s(P));const _=c.
step(2e4);_&&await _}return f}function U(a,s){const c=a&&(0,r.s2)(a,s),f=e(c);return f===null?null:{id:f,scheme:(0,r.w4)(c,"schemeID")}}const A=a=>Object.values(
a).every(s=>s===null)?null:a,D=(a,s)=>A({start:a,end:s}),l=a=>a?.replace(/^(\d{4})(\d\d)(\d\d)$/,"$1-$2-$3")??null}),45548:((N,v,d)=>{d.d(v,{NO:()=>C,Z0:()=>U,s2:()=>A,
w4:()=>D});var r=d(21115),e=d(3907);const E=1e6,x=/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/;async function C(l,a){const s=(0,e.Rt)(l);if(s===void 0||x.test(s))return"\
is not well-formed XML";const c=s.replace(/\r\n?/g,`
`),f=new h(c),P=await(0,e.km)(c,a,_=>f.take(_));return P==="document type"?"has a document type declaration":f.fault??(P==="well-formed"?f.root:void 0)??"is not\
 well-formed XML"}class h{source;fault;open=[];scope=new r.ee;done;count=0;constructor(a){this.source=a}get root(){return this.open.length===0?this.done:void 0}take(a){
return(a.kind==="start"||a.kind==="empty")&&this.start(a.name,a.attributes),(a.kind==="end"||a.kind==="empty")&&this.end(a.name),a.kind==="text"&&this.characters(
a.text),this.isAsWritten(a)||(this.fault??="is not well-formed XML"),this.fault!==void 0}isAsWritten(a){const{source:s}=this,{from:c,to:f}=a;return a.kind==="te\
xt"?!x.test(a.text)&&(s.startsWith("<![CDATA[",c)||!s.slice(c,f).includes("]]>")):a.kind==="start"||a.kind==="empty"?new Set(a.attributes.map(({name:P})=>P)).size===
a.attributes.length:s.startsWith("<!--",c)?!s.slice(c+4,f-2).includes("--"):c===0||!/^<\?xml[\s?]/i.test(s.slice(c,c+6))}start(a,s){this.done&&(this.fault??="is\
 not well-formed XML"),this.open.length>=e.ol&&(this.fault??="is nested too deeply"),++this.count>E&&(this.fault??="has too many elements"),this.scope.enter(s);
const{namespace:c,local:f}=this.scope.ofElement(a);this.open.push({tag:a,namespace:c,name:f,attributes:s,children:[],text:""})}end(a){const s=this.open.pop();if(s?.
tag!==a){this.fault??="is not well-formed XML";return}this.scope.leave();const c=this.open.at(-1);c?c.children.push(s):this.done=s}characters(a){const s=this.open.
at(-1);s?s.text+=a:a.trim()!==""&&(this.fault??="is not well-formed XML")}}function U(l,a){let s=[l];for(const c of a.split("/"))s=s.flatMap(({children:f})=>f.filter(
({name:P})=>P===c));return[...s]}const A=(l,a)=>U(l,a)[0],D=(l,a)=>l?.attributes.find(({name:s})=>s===a)?.value??null})};
