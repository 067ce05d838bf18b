"use strict";exports.id=2761,exports.ids=[2761],exports.modules={92761:((N,L,f)=>{f.d(L,{Uj:()=>A,ec:()=>l,fD:()=>d,sc:()=>a});var r=f(59277),e=f(78157),S=f(45059),x=f(21115),
U=f(824),T=f(36161);const I=["factur-x.xml","xrechnung.xml","zugferd-invoice.xml"],g=Math.max(...I.map(({length:m})=>m)),h=50;function l(m){const C=(0,e.bS)(m).
toString("latin1",0,1024).replaceAll("\0","").replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/,"").trimStart();return C.startsWith("<")&&!C.includes("%PDF-")&&(0,r.
y)(m)!=="an HTML page"}async function a(m){const D=await(0,S._)(m),C=({name:y})=>{const v=y&&y.length<=g?I.indexOf(y.toLowerCase()):-1;return v<0?I.length:v},E=D.
filter(y=>C(y)<I.length||s(y)).sort((y,v)=>C(y)-C(v)).slice(0,h),b=[];let M;for(const y of E){const v=y.name??"",O=await c(m,y),R=O?await(0,T.Q)(O,m.job.pace):`\
has more than ${T.u/1e6} MB`;typeof R!="string"?b.push({...R,file:v,attachment:y,bytes:O}):C(y)<I.length&&(M??={file:v,reason:R})}return{invoices:b,refused:M,names:D.
flatMap(({name:y})=>y??[])}}const s=({name:m,mimeType:D})=>m?.slice(-4).toLowerCase()===".xml"||D==="text/xml"||D==="application/xml";async function c(m,{stream:D,
size:C}){return(C??0)>T.u?void 0:await m.decodedAtEase(D)}const d=[x.dK.fx,"urn:zugferd:pdfa:CrossIndustryDocument:invoice:2p0#","urn:ferd:pdfa:CrossIndustryDoc\
ument:invoice:1p0#"];async function A(m){const D=(await(0,U.Br)(m))?.properties.filter(({namespace:E})=>d.includes(E))??[];if(D.length===0)return;const C=E=>D.find(
b=>b.name===E)?.values[0]?.trim()??null;return{level:C("ConformanceLevel"),file:C("DocumentFileName"),type:C("DocumentType"),version:C("Version")}}}),24195:((N,L,f)=>{
f.d(L,{d1:()=>T,dp:()=>I,je:()=>h});const r="urn:cen.eu:en16931:2017",e={"urn:factur-x.eu:1p0:minimum":"MINIMUM","urn:zugferd.de:2p0:minimum":"MINIMUM","urn:fac\
tur-x.eu:1p0:basicwl":"BASIC WL","urn:zugferd.de:2p0:basicwl":"BASIC WL",[`${r}#compliant#urn:factur-x.eu:1p0:basic`]:"BASIC",[`${r}#compliant#urn:zugferd.de:2p\
0:basic`]:"BASIC",[r]:"EN 16931",[`${r}#conformant#urn:factur-x.eu:1p0:extended`]:"EXTENDED",[`${r}#conformant#urn:zugferd.de:2p0:extended`]:"EXTENDED",[`${r}#c\
onformant#urn.cpro.gouv.fr:1p0:extended-ctc-fr`]:"EXTENDED"},S=/^urn:cen\.eu:en16931:2017#(?:compliant|conformant)#urn:(?:xoev-de:kosit:standard|xeinkauf\.de:kosit):(?:extension:)?xrechnung_(\d+\.\d+)/,
x=`${r}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`,U=new Map([[`${x}#conformant#urn:xeinkauf.de:kosit:extension:xrechnung_3.0`,"extension"],[`${x}#compliant\
#urn:xeinkauf.de:kosit:xrechnung:cvd_0.9`,"CVD"]]),T=[x,...U.keys()];function I(l){if(l===null)return;const a=Object.hasOwn(e,l)?e[l]:void 0;if(a)return{level:a,
file:"factur-x.xml",version:"1.0"};const s=S.exec(l)?.[1];if(s===void 0)return;const c=U.get(l);return{level:"XRECHNUNG",file:"xrechnung.xml",version:s,...c&&{variant:c}}}
const g=[["urn:fdc:peppol.eu:2017:poacc:billing:3.","PEPPOL BIS BILLING 3"],["urn:fdc:nen.nl:nlcius:","NLCIUS"],["urn:fdc:nen.nl:gaccount:","NLCIUS"],["urn:efac\
tura.mfinante.ro:cius-ro:","CIUS-RO"],["urn:fatturapa.gov.it:cius-it:","CIUS-IT"],["urn:feap.gov.pt:cius-pt:","CIUS-PT"],["urn:mfin.gov.hr:cius-","CIUS-HR"],["u\
rn:ubl.be:","UBL.BE"]];function h(l){const a=I(l);if(a)return a.level;const s=l?.toLowerCase()??"";return g.find(([c])=>s.includes(c))?.[1]??null}}),36161:((N,L,f)=>{
f.d(L,{u:()=>B,Q:()=>J});var r=f(45548),e=f(43497);async function S(t,i){const n=(0,r.s2)(t,"ExchangedDocumentContext"),o=(0,r.s2)(t,"ExchangedDocument"),u=(0,r.
s2)(t,"SupplyChainTradeTransaction"),p=_=>u&&(0,r.s2)(u,`ApplicableHeaderTrade${_}`),P=p("Agreement"),q=p("Settlement"),Z=_=>q?(0,r.Z0)(q,_):[],$=(0,e.Uq)(q,"In\
voiceCurrencyCode");return{number:(0,e.Uq)(o,"ID"),typeCode:(0,e.Uq)(o,"TypeCode"),issueDate:U(o,"IssueDateTime"),dueDate:U(q,"SpecifiedTradePaymentTerms/DueDat\
eDateTime"),currency:$,taxCurrency:(0,e.Uq)(q,"TaxCurrencyCode"),buyerReference:(0,e.Uq)(P,"BuyerReference"),orderReference:(0,e.Uq)(P,"BuyerOrderReferencedDocu\
ment/IssuerAssignedID"),salesOrderReference:(0,e.Uq)(P,"SellerOrderReferencedDocument/IssuerAssignedID"),contractReference:(0,e.Uq)(P,"ContractReferencedDocumen\
t/IssuerAssignedID"),projectReference:(0,e.Uq)(P,"SpecifiedProcuringProject/ID"),precedingInvoices:(0,e.zu)(q,"InvoiceReferencedDocument/IssuerAssignedID"),businessProcess:(0,e.
Uq)(n,"BusinessProcessSpecifiedDocumentContextParameter/ID"),guideline:(0,e.Uq)(n,"GuidelineSpecifiedDocumentContextParameter/ID"),...x(o),period:T(q),seller:I(
P,"SellerTradeParty"),buyer:I(P,"BuyerTradeParty"),payee:I(q,"PayeeTradeParty"),taxRepresentative:I(P,"SellerTaxRepresentativeTradeParty"),delivery:l(p("Deliver\
y")),payment:a(q),lines:await(0,e.e2)(u?(0,r.Z0)(u,"IncludedSupplyChainTradeLineItem"):[],_=>c(_,i),i),allowances:await d(q,"false",i),charges:[...await d(q,"tr\
ue",i),...await(0,e.e2)(Z("SpecifiedLogisticsServiceCharge"),m,i)],thirdPartyCharges:await(0,e.e2)(Z("SpecifiedFinancialAdjustment"),D,i),taxes:await(0,e.e2)(Z(
"ApplicableTradeTax"),C,i),totals:E(q,$)}}function x(t){const n=(t?(0,r.Z0)(t,"IncludedNote"):[]).flatMap(o=>(0,e.Te)(o,"Content").map(u=>[u,(0,e.Uq)(o,"Subject\
Code")]));return{notes:n.map(([o])=>o),noteSubjects:n.map(([,o])=>o)}}const U=(t,i)=>(0,e._$)((0,e.Uq)(t,`${i}/DateTimeString`));function T(t){const i=U(t,"Bill\
ingSpecifiedPeriod/StartDateTime");return(0,e.iE)(i,U(t,"BillingSpecifiedPeriod/EndDateTime"))}function I(t,i){const n=t&&(0,r.s2)(t,i);if(!n)return null;const o=u=>(0,e.
Uq)((0,r.Z0)(n,"SpecifiedTaxRegistration/ID").find(p=>(0,r.w4)(p,"schemeID")===u));return{name:(0,e.aL)(n,"Name"),tradingName:(0,e.aL)(n,"SpecifiedLegalOrganiza\
tion/TradingBusinessName"),identifiers:["ID","GlobalID"].flatMap(u=>g(n,u)),legalId:(0,e.Uq)(n,"SpecifiedLegalOrganization/ID"),vatId:o("VA"),taxId:o("FC"),electronicAddress:(0,e.
Cv)(n,"URIUniversalCommunication/URIID"),address:h(n),contact:(0,e.A5)({name:(0,e.aL)(n,"DefinedTradeContact/PersonName")??(0,e.aL)(n,"DefinedTradeContact/Depar\
tmentName"),phone:(0,e.Uq)(n,"DefinedTradeContact/TelephoneUniversalCommunication/CompleteNumber"),email:(0,e.Uq)(n,"DefinedTradeContact/EmailURIUniversalCommun\
ication/URIID")})}}const g=(t,i)=>(0,r.Z0)(t,i).flatMap(n=>{const o=(0,e.Uq)(n);return o===null?[]:[{id:o,scheme:(0,r.w4)(n,"schemeID")}]});function h(t){const i=(0,r.
s2)(t,"PostalTradeAddress");return(0,e.A5)({line1:(0,e.aL)(i,"LineOne"),line2:(0,e.aL)(i,"LineTwo"),line3:(0,e.aL)(i,"LineThree"),city:(0,e.aL)(i,"CityName"),postCode:(0,e.
Uq)(i,"PostcodeCode"),subdivision:(0,e.aL)(i,"CountrySubDivisionName"),country:(0,e.Uq)(i,"CountryID")})}function l(t){const i=t&&(0,r.s2)(t,"ShipToTradeParty");
return(0,e.A5)({name:(0,e.aL)(i,"Name"),location:(0,e.Cv)(i,"GlobalID")??(0,e.Cv)(i,"ID"),date:U(t,"ActualDeliverySupplyChainEvent/OccurrenceDateTime"),address:i?
h(i):null})}function a(t){return{reference:(0,e.Uq)(t,"PaymentReference"),terms:(0,e.aL)(t,"SpecifiedTradePaymentTerms/Description"),creditorId:(0,e.Uq)(t,"Cred\
itorReferenceID"),mandate:(0,e.Uq)(t,"SpecifiedTradePaymentTerms/DirectDebitMandateID"),means:t?(0,r.Z0)(t,"SpecifiedTradeSettlementPaymentMeans").map(s):[]}}const s=t=>({
code:(0,e.Uq)(t,"TypeCode"),text:(0,e.aL)(t,"Information"),iban:(0,e.Uq)(t,"PayeePartyCreditorFinancialAccount/IBANID")??(0,e.Uq)(t,"PayeePartyCreditorFinancial\
Account/ProprietaryID"),bic:(0,e.Uq)(t,"PayeeSpecifiedCreditorFinancialInstitution/BICID"),accountName:(0,e.aL)(t,"PayeePartyCreditorFinancialAccount/AccountNam\
e"),debitedIban:(0,e.Uq)(t,"PayerPartyDebtorFinancialAccount/IBANID"),card:(0,e.Uq)(t,"ApplicableTradeSettlementFinancialCard/ID")});async function c(t,i){const n=(0,r.
s2)(t,"AssociatedDocumentLineDocument"),o=(0,r.s2)(t,"SpecifiedTradeProduct"),u=(0,r.s2)(t,"SpecifiedLineTradeAgreement"),p=(0,r.s2)(t,"SpecifiedLineTradeSettle\
ment"),P=(0,r.s2)(t,"SpecifiedLineTradeDelivery/BilledQuantity");return{id:(0,e.Uq)(n,"LineID"),kind:(0,e.Uq)(n,"LineStatusReasonCode"),parent:(0,e.Uq)(n,"Paren\
tLineID"),name:(0,e.aL)(o,"Name"),description:(0,e.aL)(o,"Description"),notes:(0,e.Te)(n,"IncludedNote/Content"),sellerItemId:(0,e.Uq)(o,"SellerAssignedID"),buyerItemId:(0,e.
Uq)(o,"BuyerAssignedID"),standardItemId:(0,e.Cv)(o,"GlobalID"),orderLine:(0,e.Uq)(u,"BuyerOrderReferencedDocument/LineID"),quantity:(0,e.Uq)(P),unit:(0,r.w4)(P,
"unitCode"),netPrice:(0,e.Uq)(u,"NetPriceProductTradePrice/ChargeAmount"),grossPrice:(0,e.Uq)(u,"GrossPriceProductTradePrice/ChargeAmount"),priceQuantity:(0,e.Uq)(
u,"NetPriceProductTradePrice/BasisQuantity"),netAmount:(0,e.Uq)(p,"SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount"),taxScheme:(0,e.Uq)(p,"Applica\
bleTradeTax/TypeCode"),taxCategory:(0,e.Uq)(p,"ApplicableTradeTax/CategoryCode"),taxRate:(0,e.Uq)(p,"ApplicableTradeTax/RateApplicablePercent"),period:T(p),allowances:await d(
p,"false",i),charges:await d(p,"true",i)}}function d(t,i,n){const o=t?(0,r.Z0)(t,"SpecifiedTradeAllowanceCharge"):[];return(0,e.e2)(o.filter(u=>(0,e.Uq)(u,"Char\
geIndicator/Indicator")===i),A,n)}const A=t=>({amount:(0,e.Uq)(t,"ActualAmount"),base:(0,e.Uq)(t,"BasisAmount"),percentage:(0,e.Uq)(t,"CalculationPercent"),reason:(0,e.
aL)(t,"Reason"),reasonCode:(0,e.Uq)(t,"ReasonCode"),taxScheme:(0,e.Uq)(t,"CategoryTradeTax/TypeCode"),taxCategory:(0,e.Uq)(t,"CategoryTradeTax/CategoryCode"),taxRate:(0,e.
Uq)(t,"CategoryTradeTax/RateApplicablePercent")}),m=t=>({amount:(0,e.Uq)(t,"AppliedAmount"),base:null,percentage:null,reason:(0,e.aL)(t,"Description"),reasonCode:null,
taxScheme:(0,e.Uq)(t,"AppliedTradeTax/TypeCode"),taxCategory:(0,e.Uq)(t,"AppliedTradeTax/CategoryCode"),taxRate:(0,e.Uq)(t,"AppliedTradeTax/RateApplicablePercen\
t")}),D=t=>({amount:(0,e.Uq)(t,"ActualAmount"),reason:(0,e.aL)(t,"Reason")}),C=t=>({taxScheme:(0,e.Uq)(t,"TypeCode"),category:(0,e.Uq)(t,"CategoryCode"),rate:(0,e.
Uq)(t,"RateApplicablePercent"),basis:(0,e.Uq)(t,"BasisAmount"),amount:(0,e.Uq)(t,"CalculatedAmount"),exemptionReason:(0,e.aL)(t,"ExemptionReason"),exemptionCode:(0,e.
Uq)(t,"ExemptionReasonCode")});function E(t,i){const n=t&&(0,r.s2)(t,"SpecifiedTradeSettlementHeaderMonetarySummation"),o=n?(0,r.Z0)(n,"TaxTotalAmount"):[],u=p=>[
null,i].includes((0,r.w4)(p,"currencyID"));return{lines:(0,e.Uq)(n,"LineTotalAmount"),allowances:(0,e.Uq)(n,"AllowanceTotalAmount"),charges:(0,e.Uq)(n,"ChargeTo\
talAmount"),net:(0,e.Uq)(n,"TaxBasisTotalAmount"),tax:(0,e.Uq)(o.find(u)),taxInAccountingCurrency:(0,e.Uq)(o.find(p=>!u(p))),gross:(0,e.Uq)(n,"GrandTotalAmount"),
paid:(0,e.Uq)(n,"TotalPrepaidAmount"),rounding:(0,e.Uq)(n,"RoundingAmount"),due:(0,e.Uq)(n,"DuePayableAmount")}}var b=f(24195);async function M(t,i){const n=(0,e.
Uq)(t,"DocumentCurrencyCode"),o=u=>O((0,r.s2)(t,u));return{number:(0,e.Uq)(t,"ID"),typeCode:(0,e.Uq)(t,"InvoiceTypeCode")??(0,e.Uq)(t,"CreditNoteTypeCode"),issueDate:(0,e.
Uq)(t,"IssueDate"),dueDate:(0,e.Uq)(t,"DueDate")??(0,e.Uq)(t,"PaymentMeans/PaymentDueDate"),currency:n,taxCurrency:(0,e.Uq)(t,"TaxCurrencyCode"),buyerReference:(0,e.
Uq)(t,"BuyerReference"),orderReference:(0,e.Uq)(t,"OrderReference/ID"),salesOrderReference:(0,e.Uq)(t,"OrderReference/SalesOrderID"),contractReference:(0,e.Uq)(
t,"ContractDocumentReference/ID"),projectReference:(0,e.Uq)(t,"ProjectReference/ID")??y(t),precedingInvoices:(0,e.zu)(t,"BillingReference/InvoiceDocumentReferen\
ce/ID"),businessProcess:(0,e.Uq)(t,"ProfileID"),guideline:(0,e.Uq)(t,"CustomizationID"),...v(t),period:(0,e.iE)((0,e.Uq)(t,"InvoicePeriod/StartDate"),(0,e.Uq)(t,
"InvoicePeriod/EndDate")),seller:o("AccountingSupplierParty/Party"),buyer:o("AccountingCustomerParty/Party"),payee:o("PayeeParty"),taxRepresentative:o("TaxRepre\
sentativeParty"),delivery:X((0,r.s2)(t,"Delivery")),payment:W(t),lines:await(0,e.e2)(["InvoiceLine","CreditNoteLine"].flatMap(u=>(0,r.Z0)(t,u)),u=>z(u,i),i),allowances:await w(
t,"false",i),charges:await w(t,"true",i),thirdPartyCharges:[],taxes:await(0,e.e2)((0,r.Z0)(t,"TaxTotal/TaxSubtotal"),H,i),totals:V(t,n)}}function y(t){const i=(0,r.
Z0)(t,"AdditionalDocumentReference").find(n=>(0,e.Uq)(n,"DocumentTypeCode")==="50");return i?(0,e.Uq)(i,"ID"):null}function v(t){const i=(0,e.Te)(t,"Note").map(
n=>{const o=/^\s*#([A-Z]{3})#/.exec(n);return o?{text:n.slice(o[0].length),subject:o[1]}:{text:n,subject:null}});return{notes:i.map(({text:n})=>n),noteSubjects:i.
map(({subject:n})=>n)}}function O(t){if(!t)return null;const i=(0,e.aL)(t,"PartyLegalEntity/RegistrationName"),n=(0,e.aL)(t,"PartyName/Name"),o=u=>(0,e.Uq)((0,r.
Z0)(t,"PartyTaxScheme").find(p=>(0,e.Uq)(p,"TaxScheme/ID")==="VAT"===u),"CompanyID");return{name:i??n,tradingName:i===null?null:n,identifiers:(0,r.Z0)(t,"PartyI\
dentification").flatMap(u=>(0,e.Cv)(u,"ID")??[]).filter(({scheme:u})=>u!==j),legalId:(0,e.Uq)(t,"PartyLegalEntity/CompanyID"),vatId:o(!0),taxId:o(!1),electronicAddress:(0,e.
Cv)(t,"EndpointID"),address:R((0,r.s2)(t,"PostalAddress")),contact:(0,e.A5)({name:(0,e.aL)(t,"Contact/Name"),phone:(0,e.Uq)(t,"Contact/Telephone"),email:(0,e.Uq)(
t,"Contact/ElectronicMail")})}}const R=t=>(0,e.A5)({line1:(0,e.aL)(t,"StreetName"),line2:(0,e.aL)(t,"AdditionalStreetName"),line3:(0,e.aL)(t,"AddressLine/Line"),
city:(0,e.aL)(t,"CityName"),postCode:(0,e.Uq)(t,"PostalZone"),subdivision:(0,e.aL)(t,"CountrySubentity"),country:(0,e.Uq)(t,"Country/IdentificationCode")}),X=t=>(0,e.
A5)({name:(0,e.aL)(t,"DeliveryParty/PartyName/Name"),location:(0,e.Cv)(t,"DeliveryLocation/ID"),date:(0,e.Uq)(t,"ActualDeliveryDate"),address:R(t&&(0,r.s2)(t,"D\
eliveryLocation/Address"))}),j="SEPA";function W(t){const n=["AccountingSupplierParty/Party","PayeeParty"].flatMap(o=>(0,r.Z0)(t,o)).flatMap(o=>(0,r.Z0)(o,"Part\
yIdentification/ID"));return{reference:(0,e.Uq)(t,"PaymentMeans/PaymentID"),terms:(0,e.aL)(t,"PaymentTerms/Note"),creditorId:(0,e.Uq)(n.find(o=>(0,r.w4)(o,"sche\
meID")===j)),mandate:(0,e.Uq)(t,"PaymentMeans/PaymentMandate/ID"),means:(0,r.Z0)(t,"PaymentMeans").map(G)}}const G=t=>({code:(0,e.Uq)(t,"PaymentMeansCode"),text:(0,r.
w4)((0,r.s2)(t,"PaymentMeansCode"),"name"),iban:(0,e.Uq)(t,"PayeeFinancialAccount/ID"),bic:(0,e.Uq)(t,"PayeeFinancialAccount/FinancialInstitutionBranch/ID"),accountName:(0,e.
aL)(t,"PayeeFinancialAccount/Name"),debitedIban:(0,e.Uq)(t,"PaymentMandate/PayerFinancialAccount/ID"),card:(0,e.Uq)(t,"CardAccount/PrimaryAccountNumberID")});async function z(t,i){
const n=(0,r.s2)(t,"Item"),o=(0,r.s2)(t,"InvoicedQuantity")??(0,r.s2)(t,"CreditedQuantity");return{id:(0,e.Uq)(t,"ID"),kind:null,parent:null,name:(0,e.aL)(n,"Na\
me"),description:(0,e.aL)(n,"Description"),notes:(0,e.Te)(t,"Note"),sellerItemId:(0,e.Uq)(n,"SellersItemIdentification/ID"),buyerItemId:(0,e.Uq)(n,"BuyersItemId\
entification/ID"),standardItemId:(0,e.Cv)(n,"StandardItemIdentification/ID"),orderLine:(0,e.Uq)(t,"OrderLineReference/LineID"),quantity:(0,e.Uq)(o),unit:(0,r.w4)(
o,"unitCode"),netPrice:(0,e.Uq)(t,"Price/PriceAmount"),grossPrice:(0,e.Uq)(t,"Price/AllowanceCharge/BaseAmount"),priceQuantity:(0,e.Uq)(t,"Price/BaseQuantity"),
netAmount:(0,e.Uq)(t,"LineExtensionAmount"),taxScheme:(0,e.Uq)(n,"ClassifiedTaxCategory/TaxScheme/ID"),taxCategory:(0,e.Uq)(n,"ClassifiedTaxCategory/ID"),taxRate:(0,e.
Uq)(n,"ClassifiedTaxCategory/Percent"),period:(0,e.iE)((0,e.Uq)(t,"InvoicePeriod/StartDate"),(0,e.Uq)(t,"InvoicePeriod/EndDate")),allowances:await w(t,"false",i),
charges:await w(t,"true",i)}}const w=(t,i,n)=>(0,e.e2)((0,r.Z0)(t,"AllowanceCharge").filter(o=>(0,e.Uq)(o,"ChargeIndicator")===i),K,n),K=t=>({amount:(0,e.Uq)(t,
"Amount"),base:(0,e.Uq)(t,"BaseAmount"),percentage:(0,e.Uq)(t,"MultiplierFactorNumeric"),reason:(0,e.aL)(t,"AllowanceChargeReason"),reasonCode:(0,e.Uq)(t,"Allow\
anceChargeReasonCode"),taxScheme:(0,e.Uq)(t,"TaxCategory/TaxScheme/ID"),taxCategory:(0,e.Uq)(t,"TaxCategory/ID"),taxRate:(0,e.Uq)(t,"TaxCategory/Percent")});function Q(t,i){
const n=(0,r.Z0)(t,"TaxTotal"),o=u=>[null,i].includes((0,r.w4)((0,r.s2)(u,"TaxAmount"),"currencyID"));return{own:n.filter(o),other:n.filter(u=>!o(u))}}const H=t=>({
taxScheme:(0,e.Uq)(t,"TaxCategory/TaxScheme/ID"),category:(0,e.Uq)(t,"TaxCategory/ID"),rate:(0,e.Uq)(t,"TaxCategory/Percent"),basis:(0,e.Uq)(t,"TaxableAmount"),
amount:(0,e.Uq)(t,"TaxAmount"),exemptionReason:(0,e.aL)(t,"TaxCategory/TaxExemptionReason"),exemptionCode:(0,e.Uq)(t,"TaxCategory/TaxExemptionReasonCode")});function V(t,i){
const n=(0,r.s2)(t,"LegalMonetaryTotal"),{own:o,other:u}=Q(t,i);return{lines:(0,e.Uq)(n,"LineExtensionAmount"),allowances:(0,e.Uq)(n,"AllowanceTotalAmount"),charges:(0,e.
Uq)(n,"ChargeTotalAmount"),net:(0,e.Uq)(n,"TaxExclusiveAmount"),tax:(0,e.Uq)(o[0],"TaxAmount"),taxInAccountingCurrency:(0,e.Uq)(u[0],"TaxAmount"),gross:(0,e.Uq)(
n,"TaxInclusiveAmount"),paid:(0,e.Uq)(n,"PrepaidAmount"),rounding:(0,e.Uq)(n,"PayableRoundingAmount"),due:(0,e.Uq)(n,"PayableAmount")}}const B=2e7,k="urn:un:une\
ce:uncefact:data:standard:CrossIndustryInvoice:100",Y=["urn:oasis:names:specification:ubl:schema:xsd:Invoice-2","urn:oasis:names:specification:ubl:schema:xsd:Cr\
editNote-2"],F={CrossIndustryDocument:"is an invoice of ZUGFeRD 1, which is older than EN 16931",SCRDMCCBDACIOMessageStructure:"is an order (Order-X), not an in\
voice",CrossIndustryInvoice:"is a Cross Industry Invoice of another version than D16B and D22B"};async function J(t,i){if(t.length>B)return`has more than ${B/1e6}\
 MB`;const n=await(0,r.NO)(t,i);if(typeof n=="string")return n;const o=ee(n);if(!o)return Object.hasOwn(F,n.name)?F[n.name]:"is not an invoice in CII or UBL";const u=await(o===
"CII"?S(n,i):M(n,i));return{syntax:o,invoice:u,root:n,profile:(0,b.dp)(u.guideline)}}function ee({namespace:t,name:i}){return t===k&&i==="CrossIndustryInvoice"?
"CII":Y.includes(t)?"UBL":void 0}}),43497:((N,L,f)=>{f.d(L,{A5:()=>g,Cv:()=>I,Te:()=>U,Uq:()=>e,_$:()=>l,aL:()=>S,e2:()=>T,iE:()=>h,zu:()=>x});var r=f(45548);const e=(a,s)=>(a&&
s!==void 0?(0,r.s2)(a,s):a)?.text.trim()||null,S=(a,s)=>{const c=a&&(0,r.s2)(a,s);return c&&c.text.trim()!==""?c.text:null},x=(a,s)=>a?(0,r.Z0)(a,s).flatMap(c=>e(
c)??[]):[],U=(a,s)=>a?(0,r.Z0)(a,s).flatMap(({text:c})=>c.trim()===""?[]:[c]):[];async function T(a,s,c){const d=[];for(const A of a){d.push(await s(A));const m=c.
step(2e4);m&&await m}return d}function I(a,s){const c=a&&(0,r.s2)(a,s),d=e(c);return d===null?null:{id:d,scheme:(0,r.w4)(c,"schemeID")}}const g=a=>Object.values(
a).every(s=>s===null)?null:a,h=(a,s)=>g({start:a,end:s}),l=a=>a?.replace(/^(\d{4})(\d\d)(\d\d)$/,"$1-$2-$3")??null}),45548:((N,L,f)=>{f.d(L,{NO:()=>U,Z0:()=>I,s2:()=>g,
w4:()=>h});var r=f(21115),e=f(3907);const S=1e6,x=/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/;async function U(l,a){const s=(0,e.Rt)(l);if(s===void 0||x.test(s))return"\
is not well-formed XML";const c=s.replace(/\r\n?/g,`
`),d=new T(c),A=await(0,e.km)(c,a,m=>d.take(m));return A==="document type"?"has a document type declaration":d.fault??(A==="well-formed"?d.root:void 0)??"is not\
 well-formed XML"}class T{source;fault;open=[];scope=new r.ee;done;count=0;constructor(a){this.source=a}get root(){return this.open.length===0?this.done:void 0}take(a){
return(a.kind==="start"||a.kind==="empty")&&this.start(a.name,a.attributes),(a.kind==="end"||a.kind==="empty")&&this.end(a.name),a.kind==="text"&&this.characters(
a.text),this.isAsWritten(a)||(this.fault??="is not well-formed XML"),this.fault!==void 0}isAsWritten(a){const{source:s}=this,{from:c,to:d}=a;return a.kind==="te\
xt"?!x.test(a.text)&&(s.startsWith("<![CDATA[",c)||!s.slice(c,d).includes("]]>")):a.kind==="start"||a.kind==="empty"?new Set(a.attributes.map(({name:A})=>A)).size===
a.attributes.length:s.startsWith("<!--",c)?!s.slice(c+4,d-2).includes("--"):c===0||!/^<\?xml[\s?]/i.test(s.slice(c,c+6))}start(a,s){this.done&&(this.fault??="is\
 not well-formed XML"),this.open.length>=e.ol&&(this.fault??="is nested too deeply"),++this.count>S&&(this.fault??="has too many elements"),this.scope.enter(s);
const{namespace:c,local:d}=this.scope.ofElement(a);this.open.push({tag:a,namespace:c,name:d,attributes:s,children:[],text:""})}end(a){const s=this.open.pop();if(s?.
tag!==a){this.fault??="is not well-formed XML";return}this.scope.leave();const c=this.open.at(-1);c?c.children.push(s):this.done=s}characters(a){const s=this.open.
at(-1);s?s.text+=a:a.trim()!==""&&(this.fault??="is not well-formed XML")}}function I(l,a){let s=[l];for(const c of a.split("/"))s=s.flatMap(({children:d})=>d.filter(
({name:A})=>A===c));return[...s]}const g=(l,a)=>I(l,a)[0],h=(l,a)=>l?.attributes.find(({name:s})=>s===a)?.value??null})};
