"use strict";exports.id=2761,exports.ids=[2761],exports.modules={92761:((_,h,m)=>{m.d(h,{Uj:()=>l,ec:()=>g,fD:()=>c,sc:()=>d});var r=m(59277),e=m(78157),L=m(45059),x=m(21115),
D=m(824),T=m(36161);const y=["factur-x.xml","xrechnung.xml","zugferd-invoice.xml"],P=50;function g(f){const C=(0,e.bS)(f).toString("latin1",0,1024).replaceAll("\
\0","").replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/,"").trimStart();return C.startsWith("<")&&!C.includes("%PDF-")&&(0,r.y)(f)!=="an HTML page"}async function d(f){
const I=await(0,L._)(f),C=({name:U})=>{const S=y.indexOf((U??"").toLowerCase());return S<0?y.length:S},v=I.filter(U=>C(U)<y.length||a(U)).sort((U,S)=>C(U)-C(S)).
slice(0,P),E=[];let N;for(const U of v){const S=U.name??"",b=await s(f,U),R=b?await(0,T.Q)(b,f.job.pace):`has more than ${T.u/1e6} MB`;typeof R!="string"?E.push(
{...R,file:S,attachment:U,bytes:b}):C(U)<y.length&&(N??={file:S,reason:R})}return{invoices:E,refused:N,names:I.flatMap(({name:U})=>U??[])}}const a=({name:f,mimeType:I})=>/\.xml$/i.
test(f??"")||I==="text/xml"||I==="application/xml";async function s(f,{stream:I,size:C}){return(C??0)>T.u?void 0:await f.decodedAtEase(I)}const c=[x.dK.fx,"urn:\
zugferd:pdfa:CrossIndustryDocument:invoice:2p0#","urn:ferd:pdfa:CrossIndustryDocument:invoice:1p0#"];async function l(f){const I=(await(0,D.Br)(f))?.properties.
filter(({namespace:v})=>c.includes(v))??[];if(I.length===0)return;const C=v=>I.find(E=>E.name===v)?.values[0]?.trim()??null;return{level:C("ConformanceLevel"),file:C(
"DocumentFileName"),type:C("DocumentType"),version:C("Version")}}}),24195:((_,h,m)=>{m.d(h,{d1:()=>T,dp:()=>y,je:()=>g});const r="urn:cen.eu:en16931:2017",e={"u\
rn:factur-x.eu:1p0:minimum":"MINIMUM","urn:zugferd.de:2p0:minimum":"MINIMUM","urn:factur-x.eu:1p0:basicwl":"BASIC WL","urn:zugferd.de:2p0:basicwl":"BASIC WL",[`${r}\
#compliant#urn:factur-x.eu:1p0:basic`]:"BASIC",[`${r}#compliant#urn:zugferd.de:2p0:basic`]:"BASIC",[r]:"EN 16931",[`${r}#conformant#urn:factur-x.eu:1p0:extended`]:"\
EXTENDED",[`${r}#conformant#urn:zugferd.de:2p0:extended`]:"EXTENDED",[`${r}#conformant#urn.cpro.gouv.fr:1p0:extended-ctc-fr`]:"EXTENDED"},L=/^urn:cen\.eu:en16931:2017#(?:compliant|conformant)#urn:(?:xoev-de:kosit:standard|xeinkauf\.de:kosit):(?:extension:)?xrechnung_(\d+\.\d+)/,
x=`${r}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`,D=new Map([[`${x}#conformant#urn:xeinkauf.de:kosit:extension:xrechnung_3.0`,"extension"],[`${x}#compliant\
#urn:xeinkauf.de:kosit:xrechnung:cvd_0.9`,"CVD"]]),T=[x,...D.keys()];function y(d){if(d===null)return;const a=Object.hasOwn(e,d)?e[d]:void 0;if(a)return{level:a,
file:"factur-x.xml",version:"1.0"};const s=L.exec(d)?.[1];if(s===void 0)return;const c=D.get(d);return{level:"XRECHNUNG",file:"xrechnung.xml",version:s,...c&&{variant:c}}}
const P=[["urn:fdc:peppol.eu:2017:poacc:billing:3.","PEPPOL BIS BILLING 3"],["urn:fdc:nen.nl:nlcius:","NLCIUS"],["urn:fdc:nen.nl:gaccount:","NLCIUS"],["urn:efac\
tura.mfinante.ro:cius-ro:","CIUS-RO"],["urn:fatturapa.gov.it:cius-it:","CIUS-IT"],["urn:feap.gov.pt:cius-pt:","CIUS-PT"],["urn:mfin.gov.hr:cius-","CIUS-HR"],["u\
rn:ubl.be:","UBL.BE"]];function g(d){const a=y(d);if(a)return a.level;const s=d?.toLowerCase()??"";return P.find(([c])=>s.includes(c))?.[1]??null}}),36161:((_,h,m)=>{
m.d(h,{u:()=>w,Q:()=>J});var r=m(45548),e=m(43497);async function L(t,i){const n=(0,r.s2)(t,"ExchangedDocumentContext"),o=(0,r.s2)(t,"ExchangedDocument"),u=(0,r.
s2)(t,"SupplyChainTradeTransaction"),p=O=>u&&(0,r.s2)(u,`ApplicableHeaderTrade${O}`),q=p("Agreement"),A=p("Settlement"),B=O=>A?(0,r.Z0)(A,O):[],$=(0,e.Uq)(A,"In\
voiceCurrencyCode");return{number:(0,e.Uq)(o,"ID"),typeCode:(0,e.Uq)(o,"TypeCode"),issueDate:D(o,"IssueDateTime"),dueDate:D(A,"SpecifiedTradePaymentTerms/DueDat\
eDateTime"),currency:$,taxCurrency:(0,e.Uq)(A,"TaxCurrencyCode"),buyerReference:(0,e.Uq)(q,"BuyerReference"),orderReference:(0,e.Uq)(q,"BuyerOrderReferencedDocu\
ment/IssuerAssignedID"),salesOrderReference:(0,e.Uq)(q,"SellerOrderReferencedDocument/IssuerAssignedID"),contractReference:(0,e.Uq)(q,"ContractReferencedDocumen\
t/IssuerAssignedID"),projectReference:(0,e.Uq)(q,"SpecifiedProcuringProject/ID"),precedingInvoices:(0,e.zu)(A,"InvoiceReferencedDocument/IssuerAssignedID"),businessProcess:(0,e.
Uq)(n,"BusinessProcessSpecifiedDocumentContextParameter/ID"),guideline:(0,e.Uq)(n,"GuidelineSpecifiedDocumentContextParameter/ID"),...x(o),period:T(A),seller:y(
q,"SellerTradeParty"),buyer:y(q,"BuyerTradeParty"),payee:y(A,"PayeeTradeParty"),taxRepresentative:y(q,"SellerTaxRepresentativeTradeParty"),delivery:d(p("Deliver\
y")),payment:a(A),lines:await(0,e.e2)(u?(0,r.Z0)(u,"IncludedSupplyChainTradeLineItem"):[],O=>c(O,i),i),allowances:await l(A,"false",i),charges:[...await l(A,"tr\
ue",i),...await(0,e.e2)(B("SpecifiedLogisticsServiceCharge"),I,i)],thirdPartyCharges:await(0,e.e2)(B("SpecifiedFinancialAdjustment"),C,i),taxes:await(0,e.e2)(B(
"ApplicableTradeTax"),v,i),totals:E(A,$)}}function x(t){const n=(t?(0,r.Z0)(t,"IncludedNote"):[]).flatMap(o=>(0,e.Te)(o,"Content").map(u=>[u,(0,e.Uq)(o,"Subject\
Code")]));return{notes:n.map(([o])=>o),noteSubjects:n.map(([,o])=>o)}}const D=(t,i)=>(0,e._$)((0,e.Uq)(t,`${i}/DateTimeString`));function T(t){const i=D(t,"Bill\
ingSpecifiedPeriod/StartDateTime");return(0,e.iE)(i,D(t,"BillingSpecifiedPeriod/EndDateTime"))}function y(t,i){const n=t&&(0,r.s2)(t,i);if(!n)return null;const o=u=>(0,e.
Uq)((0,r.Z0)(n,"SpecifiedTaxRegistration/ID").find(p=>(0,r.w4)(p,"schemeID")===u));return{name:(0,e.aL)(n,"Name"),tradingName:(0,e.aL)(n,"SpecifiedLegalOrganiza\
tion/TradingBusinessName"),identifiers:["ID","GlobalID"].flatMap(u=>P(n,u)),legalId:(0,e.Uq)(n,"SpecifiedLegalOrganization/ID"),vatId:o("VA"),taxId:o("FC"),electronicAddress:(0,e.
Cv)(n,"URIUniversalCommunication/URIID"),address:g(n),contact:(0,e.A5)({name:(0,e.aL)(n,"DefinedTradeContact/PersonName")??(0,e.aL)(n,"DefinedTradeContact/Depar\
tmentName"),phone:(0,e.Uq)(n,"DefinedTradeContact/TelephoneUniversalCommunication/CompleteNumber"),email:(0,e.Uq)(n,"DefinedTradeContact/EmailURIUniversalCommun\
ication/URIID")})}}const P=(t,i)=>(0,r.Z0)(t,i).flatMap(n=>{const o=(0,e.Uq)(n);return o===null?[]:[{id:o,scheme:(0,r.w4)(n,"schemeID")}]});function g(t){const i=(0,r.
s2)(t,"PostalTradeAddress");return(0,e.A5)({line1:(0,e.aL)(i,"LineOne"),line2:(0,e.aL)(i,"LineTwo"),line3:(0,e.aL)(i,"LineThree"),city:(0,e.aL)(i,"CityName"),postCode:(0,e.
Uq)(i,"PostcodeCode"),subdivision:(0,e.aL)(i,"CountrySubDivisionName"),country:(0,e.Uq)(i,"CountryID")})}function d(t){const i=t&&(0,r.s2)(t,"ShipToTradeParty");
return(0,e.A5)({name:(0,e.aL)(i,"Name"),location:(0,e.Cv)(i,"GlobalID")??(0,e.Cv)(i,"ID"),date:D(t,"ActualDeliverySupplyChainEvent/OccurrenceDateTime"),address:i?
g(i):null})}function a(t){return{reference:(0,e.Uq)(t,"PaymentReference"),terms:(0,e.aL)(t,"SpecifiedTradePaymentTerms/Description"),creditorId:(0,e.Uq)(t,"Cred\
itorReferenceID"),mandate:(0,e.Uq)(t,"SpecifiedTradePaymentTerms/DirectDebitMandateID"),means:t?(0,r.Z0)(t,"SpecifiedTradeSettlementPaymentMeans").map(s):[]}}const s=t=>({
code:(0,e.Uq)(t,"TypeCode"),text:(0,e.aL)(t,"Information"),iban:(0,e.Uq)(t,"PayeePartyCreditorFinancialAccount/IBANID")??(0,e.Uq)(t,"PayeePartyCreditorFinancial\
Account/ProprietaryID"),bic:(0,e.Uq)(t,"PayeeSpecifiedCreditorFinancialInstitution/BICID"),accountName:(0,e.aL)(t,"PayeePartyCreditorFinancialAccount/AccountNam\
e"),debitedIban:(0,e.Uq)(t,"PayerPartyDebtorFinancialAccount/IBANID"),card:(0,e.Uq)(t,"ApplicableTradeSettlementFinancialCard/ID")});async function c(t,i){const n=(0,r.
s2)(t,"AssociatedDocumentLineDocument"),o=(0,r.s2)(t,"SpecifiedTradeProduct"),u=(0,r.s2)(t,"SpecifiedLineTradeAgreement"),p=(0,r.s2)(t,"SpecifiedLineTradeSettle\
ment"),q=(0,r.s2)(t,"SpecifiedLineTradeDelivery/BilledQuantity");return{id:(0,e.Uq)(n,"LineID"),kind:(0,e.Uq)(n,"LineStatusReasonCode"),parent:(0,e.Uq)(n,"Paren\
tLineID"),name:(0,e.aL)(o,"Name"),description:(0,e.aL)(o,"Description"),notes:(0,e.Te)(n,"IncludedNote/Content"),sellerItemId:(0,e.Uq)(o,"SellerAssignedID"),buyerItemId:(0,e.
Uq)(o,"BuyerAssignedID"),standardItemId:(0,e.Cv)(o,"GlobalID"),orderLine:(0,e.Uq)(u,"BuyerOrderReferencedDocument/LineID"),quantity:(0,e.Uq)(q),unit:(0,r.w4)(q,
"unitCode"),netPrice:(0,e.Uq)(u,"NetPriceProductTradePrice/ChargeAmount"),grossPrice:(0,e.Uq)(u,"GrossPriceProductTradePrice/ChargeAmount"),priceQuantity:(0,e.Uq)(
u,"NetPriceProductTradePrice/BasisQuantity"),netAmount:(0,e.Uq)(p,"SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount"),taxScheme:(0,e.Uq)(p,"Applica\
bleTradeTax/TypeCode"),taxCategory:(0,e.Uq)(p,"ApplicableTradeTax/CategoryCode"),taxRate:(0,e.Uq)(p,"ApplicableTradeTax/RateApplicablePercent"),period:T(p),allowances:await l(
p,"false",i),charges:await l(p,"true",i)}}function l(t,i,n){const o=t?(0,r.Z0)(t,"SpecifiedTradeAllowanceCharge"):[];return(0,e.e2)(o.filter(u=>(0,e.Uq)(u,"Char\
geIndicator/Indicator")===i),f,n)}const f=t=>({amount:(0,e.Uq)(t,"ActualAmount"),base:(0,e.Uq)(t,"BasisAmount"),percentage:(0,e.Uq)(t,"CalculationPercent"),reason:(0,e.
aL)(t,"Reason"),reasonCode:(0,e.Uq)(t,"ReasonCode"),taxScheme:(0,e.Uq)(t,"CategoryTradeTax/TypeCode"),taxCategory:(0,e.Uq)(t,"CategoryTradeTax/CategoryCode"),taxRate:(0,e.
Uq)(t,"CategoryTradeTax/RateApplicablePercent")}),I=t=>({amount:(0,e.Uq)(t,"AppliedAmount"),base:null,percentage:null,reason:(0,e.aL)(t,"Description"),reasonCode:null,
taxScheme:(0,e.Uq)(t,"AppliedTradeTax/TypeCode"),taxCategory:(0,e.Uq)(t,"AppliedTradeTax/CategoryCode"),taxRate:(0,e.Uq)(t,"AppliedTradeTax/RateApplicablePercen\
t")}),C=t=>({amount:(0,e.Uq)(t,"ActualAmount"),reason:(0,e.aL)(t,"Reason")}),v=t=>({taxScheme:(0,e.Uq)(t,"TypeCode"),category:(0,e.Uq)(t,"CategoryCode"),rate:(0,e.
Uq)(t,"RateApplicablePercent"),basis:(0,e.Uq)(t,"BasisAmount"),amount:(0,e.Uq)(t,"CalculatedAmount"),exemptionReason:(0,e.aL)(t,"ExemptionReason"),exemptionCode:(0,e.
Uq)(t,"ExemptionReasonCode")});function E(t,i){const n=t&&(0,r.s2)(t,"SpecifiedTradeSettlementHeaderMonetarySummation"),o=n?(0,r.Z0)(n,"TaxTotalAmount"):[],u=p=>[
null,i].includes((0,r.w4)(p,"currencyID"));return{lines:(0,e.Uq)(n,"LineTotalAmount"),allowances:(0,e.Uq)(n,"AllowanceTotalAmount"),charges:(0,e.Uq)(n,"ChargeTo\
talAmount"),net:(0,e.Uq)(n,"TaxBasisTotalAmount"),tax:(0,e.Uq)(o.find(u)),taxInAccountingCurrency:(0,e.Uq)(o.find(p=>!u(p))),gross:(0,e.Uq)(n,"GrandTotalAmount"),
paid:(0,e.Uq)(n,"TotalPrepaidAmount"),rounding:(0,e.Uq)(n,"RoundingAmount"),due:(0,e.Uq)(n,"DuePayableAmount")}}var N=m(24195);async function U(t,i){const n=(0,e.
Uq)(t,"DocumentCurrencyCode"),o=u=>R((0,r.s2)(t,u));return{number:(0,e.Uq)(t,"ID"),typeCode:(0,e.Uq)(t,"InvoiceTypeCode")??(0,e.Uq)(t,"CreditNoteTypeCode"),issueDate:(0,e.
Uq)(t,"IssueDate"),dueDate:(0,e.Uq)(t,"DueDate")??(0,e.Uq)(t,"PaymentMeans/PaymentDueDate"),currency:n,taxCurrency:(0,e.Uq)(t,"TaxCurrencyCode"),buyerReference:(0,e.
Uq)(t,"BuyerReference"),orderReference:(0,e.Uq)(t,"OrderReference/ID"),salesOrderReference:(0,e.Uq)(t,"OrderReference/SalesOrderID"),contractReference:(0,e.Uq)(
t,"ContractDocumentReference/ID"),projectReference:(0,e.Uq)(t,"ProjectReference/ID")??S(t),precedingInvoices:(0,e.zu)(t,"BillingReference/InvoiceDocumentReferen\
ce/ID"),businessProcess:(0,e.Uq)(t,"ProfileID"),guideline:(0,e.Uq)(t,"CustomizationID"),...b(t),period:(0,e.iE)((0,e.Uq)(t,"InvoicePeriod/StartDate"),(0,e.Uq)(t,
"InvoicePeriod/EndDate")),seller:o("AccountingSupplierParty/Party"),buyer:o("AccountingCustomerParty/Party"),payee:o("PayeeParty"),taxRepresentative:o("TaxRepre\
sentativeParty"),delivery:X((0,r.s2)(t,"Delivery")),payment:W(t),lines:await(0,e.e2)(["InvoiceLine","CreditNoteLine"].flatMap(u=>(0,r.Z0)(t,u)),u=>G(u,i),i),allowances:await M(
t,"false",i),charges:await M(t,"true",i),thirdPartyCharges:[],taxes:await(0,e.e2)((0,r.Z0)(t,"TaxTotal/TaxSubtotal"),H,i),totals:V(t,n)}}function S(t){const i=(0,r.
Z0)(t,"AdditionalDocumentReference").find(n=>(0,e.Uq)(n,"DocumentTypeCode")==="50");return i?(0,e.Uq)(i,"ID"):null}function b(t){const i=(0,e.Te)(t,"Note").map(
n=>{const o=/^\s*#([A-Z]{3})#/.exec(n);return o?{text:n.slice(o[0].length),subject:o[1]}:{text:n,subject:null}});return{notes:i.map(({text:n})=>n),noteSubjects:i.
map(({subject:n})=>n)}}function R(t){if(!t)return null;const i=(0,e.aL)(t,"PartyLegalEntity/RegistrationName"),n=(0,e.aL)(t,"PartyName/Name"),o=u=>(0,e.Uq)((0,r.
Z0)(t,"PartyTaxScheme").find(p=>(0,e.Uq)(p,"TaxScheme/ID")==="VAT"===u),"CompanyID");return{name:i??n,tradingName:i===null?null:n,identifiers:(0,r.Z0)(t,"PartyI\
dentification").flatMap(u=>(0,e.Cv)(u,"ID")??[]).filter(({scheme:u})=>u!==j),legalId:(0,e.Uq)(t,"PartyLegalEntity/CompanyID"),vatId:o(!0),taxId:o(!1),electronicAddress:(0,e.
Cv)(t,"EndpointID"),address:Z((0,r.s2)(t,"PostalAddress")),contact:(0,e.A5)({name:(0,e.aL)(t,"Contact/Name"),phone:(0,e.Uq)(t,"Contact/Telephone"),email:(0,e.Uq)(
t,"Contact/ElectronicMail")})}}const Z=t=>(0,e.A5)({line1:(0,e.aL)(t,"StreetName"),line2:(0,e.aL)(t,"AdditionalStreetName"),line3:(0,e.aL)(t,"AddressLine/Line"),
city:(0,e.aL)(t,"CityName"),postCode:(0,e.Uq)(t,"PostalZone"),subdivision:(0,e.aL)(t,"CountrySubentity"),country:(0,e.Uq)(t,"Country/IdentificationCode")}),X=t=>(0,e.
A5)({name:(0,e.aL)(t,"DeliveryParty/PartyName/Name"),location:(0,e.Cv)(t,"DeliveryLocation/ID"),date:(0,e.Uq)(t,"ActualDeliveryDate"),address:Z(t&&(0,r.s2)(t,"D\
eliveryLocation/Address"))}),j="SEPA";function W(t){const n=["AccountingSupplierParty/Party","PayeeParty"].flatMap(o=>(0,r.Z0)(t,o)).flatMap(o=>(0,r.Z0)(o,"Part\
yIdentification/ID"));return{reference:(0,e.Uq)(t,"PaymentMeans/PaymentID"),terms:(0,e.aL)(t,"PaymentTerms/Note"),creditorId:(0,e.Uq)(n.find(o=>(0,r.w4)(o,"sche\
meID")===j)),mandate:(0,e.Uq)(t,"PaymentMeans/PaymentMandate/ID"),means:(0,r.Z0)(t,"PaymentMeans").map(z)}}const z=t=>({code:(0,e.Uq)(t,"PaymentMeansCode"),text:(0,r.
w4)((0,r.s2)(t,"PaymentMeansCode"),"name"),iban:(0,e.Uq)(t,"PayeeFinancialAccount/ID"),bic:(0,e.Uq)(t,"PayeeFinancialAccount/FinancialInstitutionBranch/ID"),accountName:(0,e.
aL)(t,"PayeeFinancialAccount/Name"),debitedIban:(0,e.Uq)(t,"PaymentMandate/PayerFinancialAccount/ID"),card:(0,e.Uq)(t,"CardAccount/PrimaryAccountNumberID")});async function G(t,i){
const n=(0,r.s2)(t,"Item"),o=(0,r.s2)(t,"InvoicedQuantity")??(0,r.s2)(t,"CreditedQuantity");return{id:(0,e.Uq)(t,"ID"),kind:null,parent:null,name:(0,e.aL)(n,"Na\
me"),description:(0,e.aL)(n,"Description"),notes:(0,e.Te)(t,"Note"),sellerItemId:(0,e.Uq)(n,"SellersItemIdentification/ID"),buyerItemId:(0,e.Uq)(n,"BuyersItemId\
entification/ID"),standardItemId:(0,e.Cv)(n,"StandardItemIdentification/ID"),orderLine:(0,e.Uq)(t,"OrderLineReference/LineID"),quantity:(0,e.Uq)(o),unit:(0,r.w4)(
o,"unitCode"),netPrice:(0,e.Uq)(t,"Price/PriceAmount"),grossPrice:(0,e.Uq)(t,"Price/AllowanceCharge/BaseAmount"),priceQuantity:(0,e.Uq)(t,"Price/BaseQuantity"),
netAmount:(0,e.Uq)(t,"LineExtensionAmount"),taxScheme:(0,e.Uq)(n,"ClassifiedTaxCategory/TaxScheme/ID"),taxCategory:(0,e.Uq)(n,"ClassifiedTaxCategory/ID"),taxRate:(0,e.
Uq)(n,"ClassifiedTaxCategory/Percent"),period:(0,e.iE)((0,e.Uq)(t,"InvoicePeriod/StartDate"),(0,e.Uq)(t,"InvoicePeriod/EndDate")),allowances:await M(t,"false",i),
charges:await M(t,"true",i)}}const M=(t,i,n)=>(0,e.e2)((0,r.Z0)(t,"AllowanceCharge").filter(o=>(0,e.Uq)(o,"ChargeIndicator")===i),K,n),K=t=>({amount:(0,e.Uq)(t,
"Amount"),base:(0,e.Uq)(t,"BaseAmount"),percentage:(0,e.Uq)(t,"MultiplierFactorNumeric"),reason:(0,e.aL)(t,"AllowanceChargeReason"),reasonCode:(0,e.Uq)(t,"Allow\
anceChargeReasonCode"),taxScheme:(0,e.Uq)(t,"TaxCategory/TaxScheme/ID"),taxCategory:(0,e.Uq)(t,"TaxCategory/ID"),taxRate:(0,e.Uq)(t,"TaxCategory/Percent")});function Q(t,i){
const n=(0,r.Z0)(t,"TaxTotal"),o=u=>[null,i].includes((0,r.w4)((0,r.s2)(u,"TaxAmount"),"currencyID"));return{own:n.filter(o),other:n.filter(u=>!o(u))}}const H=t=>({
taxScheme:(0,e.Uq)(t,"TaxCategory/TaxScheme/ID"),category:(0,e.Uq)(t,"TaxCategory/ID"),rate:(0,e.Uq)(t,"TaxCategory/Percent"),basis:(0,e.Uq)(t,"TaxableAmount"),
amount:(0,e.Uq)(t,"TaxAmount"),exemptionReason:(0,e.aL)(t,"TaxCategory/TaxExemptionReason"),exemptionCode:(0,e.Uq)(t,"TaxCategory/TaxExemptionReasonCode")});function V(t,i){
const n=(0,r.s2)(t,"LegalMonetaryTotal"),{own:o,other:u}=Q(t,i);return{lines:(0,e.Uq)(n,"LineExtensionAmount"),allowances:(0,e.Uq)(n,"AllowanceTotalAmount"),charges:(0,e.
Uq)(n,"ChargeTotalAmount"),net:(0,e.Uq)(n,"TaxExclusiveAmount"),tax:(0,e.Uq)(o[0],"TaxAmount"),taxInAccountingCurrency:(0,e.Uq)(u[0],"TaxAmount"),gross:(0,e.Uq)(
n,"TaxInclusiveAmount"),paid:(0,e.Uq)(n,"PrepaidAmount"),rounding:(0,e.Uq)(n,"PayableRoundingAmount"),due:(0,e.Uq)(n,"PayableAmount")}}const w=2e7,k="urn:un:une\
ce:uncefact:data:standard:CrossIndustryInvoice:100",Y=["urn:oasis:names:specification:ubl:schema:xsd:Invoice-2","urn:oasis:names:specification:ubl:schema:xsd:Cr\
editNote-2"],F={CrossIndustryDocument:"is an invoice of ZUGFeRD 1, which is older than EN 16931",SCRDMCCBDACIOMessageStructure:"is an order (Order-X), not an in\
voice",CrossIndustryInvoice:"is a Cross Industry Invoice of another version than D16B and D22B"};async function J(t,i){if(t.length>w)return`has more than ${w/1e6}\
 MB`;const n=await(0,r.NO)(t,i);if(typeof n=="string")return n;const o=ee(n);if(!o)return Object.hasOwn(F,n.name)?F[n.name]:"is not an invoice in CII or UBL";const u=await(o===
"CII"?L(n,i):U(n,i));return{syntax:o,invoice:u,root:n,profile:(0,N.dp)(u.guideline)}}function ee({namespace:t,name:i}){return t===k&&i==="CrossIndustryInvoice"?
"CII":Y.includes(t)?"UBL":void 0}}),43497:((_,h,m)=>{m.d(h,{A5:()=>P,Cv:()=>y,Te:()=>D,Uq:()=>e,_$:()=>d,aL:()=>L,e2:()=>T,iE:()=>g,zu:()=>x});var r=m(45548);const e=(a,s)=>(a&&
s!==void 0?(0,r.s2)(a,s):a)?.text.trim()||null,L=(a,s)=>{const c=a&&(0,r.s2)(a,s);return c&&c.text.trim()!==""?c.text:null},x=(a,s)=>a?(0,r.Z0)(a,s).flatMap(c=>e(
c)??[]):[],D=(a,s)=>a?(0,r.Z0)(a,s).flatMap(({text:c})=>c.trim()===""?[]:[c]):[];async function T(a,s,c){const l=[];for(const f of a){l.push(await s(f));const I=c.
step(2e4);I&&await I}return l}function y(a,s){const c=a&&(0,r.s2)(a,s),l=e(c);return l===null?null:{id:l,scheme:(0,r.w4)(c,"schemeID")}}const P=a=>Object.values(
a).every(s=>s===null)?null:a,g=(a,s)=>P({start:a,end:s}),d=a=>a?.replace(/^(\d{4})(\d\d)(\d\d)$/,"$1-$2-$3")??null}),45548:((_,h,m)=>{m.d(h,{NO:()=>D,Z0:()=>y,s2:()=>P,
w4:()=>g});var r=m(21115),e=m(3907);const L=1e6,x=/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/;async function D(d,a){const s=(0,e.Rt)(d);if(s===void 0||x.test(s))return"\
is not well-formed XML";const c=s.replace(/\r\n?/g,`
`),l=new T(c),f=await(0,e.km)(c,a,I=>l.take(I));return f==="document type"?"has a document type declaration":l.fault??(f==="well-formed"?l.root:void 0)??"is not\
 well-formed XML"}class T{source;fault;open=[];scope=new r.ee;done;count=0;constructor(a){this.source=a}get root(){return this.open.length===0?this.done:void 0}take(a){
return(a.kind==="start"||a.kind==="empty")&&this.start(a.name,a.attributes),(a.kind==="end"||a.kind==="empty")&&this.end(a.name),a.kind==="text"&&this.characters(
a.text),this.isAsWritten(a)||(this.fault??="is not well-formed XML"),this.fault!==void 0}isAsWritten(a){const{source:s}=this,{from:c,to:l}=a;return a.kind==="te\
xt"?!x.test(a.text)&&(s.startsWith("<![CDATA[",c)||!s.slice(c,l).includes("]]>")):a.kind==="start"||a.kind==="empty"?new Set(a.attributes.map(({name:f})=>f)).size===
a.attributes.length:s.startsWith("<!--",c)?!s.slice(c+4,l-2).includes("--"):c===0||!/^<\?xml[\s?]/i.test(s.slice(c,c+6))}start(a,s){this.done&&(this.fault??="is\
 not well-formed XML"),this.open.length>=e.ol&&(this.fault??="is nested too deeply"),++this.count>L&&(this.fault??="has too many elements"),this.scope.enter(s);
const{namespace:c,local:l}=this.scope.ofElement(a);this.open.push({tag:a,namespace:c,name:l,attributes:s,children:[],text:""})}end(a){const s=this.open.pop();if(s?.
tag!==a){this.fault??="is not well-formed XML";return}this.scope.leave();const c=this.open.at(-1);c?c.children.push(s):this.done=s}characters(a){const s=this.open.
at(-1);s?s.text+=a:a.trim()!==""&&(this.fault??="is not well-formed XML")}}function y(d,a){let s=[d];for(const c of a.split("/"))s=s.flatMap(({children:l})=>l.filter(
({name:f})=>f===c));return[...s]}const P=(d,a)=>y(d,a)[0],g=(d,a)=>d?.attributes.find(({name:s})=>s===a)?.value??null})};
