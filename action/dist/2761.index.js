"use strict";exports.id=2761,exports.ids=[2761],exports.modules={92761:((_,b,p)=>{p.d(b,{Uj:()=>A,ec:()=>h,fD:()=>y,sc:()=>x});var r=p(59277),n=p(78157),o=p(45059),S=p(43496),
g=p(824),I=p(98346);const d=["factur-x.xml","xrechnung.xml","zugferd-invoice.xml"],P=50;function h(f){const C=(0,n.bS)(f).toString("latin1",0,1024).replaceAll("\
\0","").replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/,"").trimStart();return C.startsWith("<")&&!C.includes("%PDF-")&&(0,r.y)(f)!=="an HTML page"}async function x(f){
const T=await(0,o._)(f),C=({name:m})=>{const v=d.indexOf((m??"").toLowerCase());return v<0?d.length:v},R=T.filter(m=>C(m)<d.length||s(m)).sort((m,v)=>C(m)-C(v)).
slice(0,P),E=[];let L;for(const m of R){const v=m.name??"",O=await u(f,m),N=O?await(0,I.Q)(O,f.job.pace):`has more than ${I.u/1e6} MB`;typeof N!="string"?E.push(
{...N,file:v,attachment:m,bytes:O}):C(m)<d.length&&(L??={file:v,reason:N})}return{invoices:E,refused:L,names:T.flatMap(({name:m})=>m??[])}}const s=({name:f,mimeType:T})=>/\.xml$/i.
test(f??"")||T==="text/xml"||T==="application/xml";async function u(f,{stream:T,size:C}){return(C??0)>I.u?void 0:await f.decodedAtEase(T)}const y=[S.dK.fx,"urn:\
zugferd:pdfa:CrossIndustryDocument:invoice:2p0#","urn:ferd:pdfa:CrossIndustryDocument:invoice:1p0#"];async function A(f){const T=(await(0,g.Br)(f))?.properties.
filter(({namespace:R})=>y.includes(R))??[];if(T.length===0)return;const C=R=>T.find(E=>E.name===R)?.values[0]?.trim()??null;return{level:C("ConformanceLevel"),file:C(
"DocumentFileName"),type:C("DocumentType"),version:C("Version")}}}),24195:((_,b,p)=>{p.d(b,{d:()=>S,j:()=>I});const r="urn:cen.eu:en16931:2017",n={"urn:factur-x\
.eu:1p0:minimum":"MINIMUM","urn:zugferd.de:2p0:minimum":"MINIMUM","urn:factur-x.eu:1p0:basicwl":"BASIC WL","urn:zugferd.de:2p0:basicwl":"BASIC WL",[`${r}#compli\
ant#urn:factur-x.eu:1p0:basic`]:"BASIC",[`${r}#compliant#urn:zugferd.de:2p0:basic`]:"BASIC",[r]:"EN 16931",[`${r}#conformant#urn:factur-x.eu:1p0:extended`]:"EXT\
ENDED",[`${r}#conformant#urn:zugferd.de:2p0:extended`]:"EXTENDED",[`${r}#conformant#urn.cpro.gouv.fr:1p0:extended-ctc-fr`]:"EXTENDED"},o=/^urn:cen\.eu:en16931:2017#(?:compliant|conformant)#urn:(?:xoev-de:kosit:standard|xeinkauf\.de:kosit):(?:extension:)?xrechnung_(\d+\.\d+)/;
function S(d){if(d===null)return;const P=Object.hasOwn(n,d)?n[d]:void 0;if(P)return{level:P,file:"factur-x.xml",version:"1.0"};const h=o.exec(d)?.[1];return h===
void 0?void 0:{level:"XRECHNUNG",file:"xrechnung.xml",version:h}}const g=[["urn:fdc:peppol.eu:2017:poacc:billing:3.","PEPPOL BIS BILLING 3"],["urn:fdc:nen.nl:nl\
cius:","NLCIUS"],["urn:fdc:nen.nl:gaccount:","NLCIUS"],["urn:efactura.mfinante.ro:cius-ro:","CIUS-RO"],["urn:fatturapa.gov.it:cius-it:","CIUS-IT"],["urn:feap.go\
v.pt:cius-pt:","CIUS-PT"],["urn:mfin.gov.hr:cius-","CIUS-HR"],["urn:ubl.be:","UBL.BE"]];function I(d){const P=S(d);if(P)return P.level;const h=d?.toLowerCase()??
"";return g.find(([x])=>h.includes(x))?.[1]??null}}),98346:((_,b,p)=>{p.d(b,{u:()=>B,Q:()=>ee});var r=p(45548);const n=(e,a)=>(e&&a!==void 0?(0,r.s2)(e,a):e)?.text.
trim()||null,o=(e,a)=>{const t=e&&(0,r.s2)(e,a);return t&&t.text.trim()!==""?t.text:null},S=(e,a)=>e?(0,r.Z0)(e,a).flatMap(t=>n(t)??[]):[],g=(e,a)=>e?(0,r.Z0)(e,
a).flatMap(({text:t})=>t.trim()===""?[]:[t]):[];function I(e,a){const t=e&&(0,r.s2)(e,a),i=n(t);return i===null?null:{id:i,scheme:(0,r.w4)(t,"schemeID")}}const d=e=>Object.
values(e).every(a=>a===null)?null:e,P=(e,a)=>d({start:e,end:a}),h=e=>e?.replace(/^(\d{4})(\d\d)(\d\d)$/,"$1-$2-$3")??null;function x(e){const a=(0,r.s2)(e,"Exch\
angedDocumentContext"),t=(0,r.s2)(e,"ExchangedDocument"),i=(0,r.s2)(e,"SupplyChainTradeTransaction"),c=te=>i&&(0,r.s2)(i,`ApplicableHeaderTrade${te}`),l=c("Agre\
ement"),D=c("Settlement"),F=n(D,"InvoiceCurrencyCode");return{number:n(t,"ID"),typeCode:n(t,"TypeCode"),issueDate:u(t,"IssueDateTime"),dueDate:u(D,"SpecifiedTra\
dePaymentTerms/DueDateDateTime"),currency:F,taxCurrency:n(D,"TaxCurrencyCode"),buyerReference:n(l,"BuyerReference"),orderReference:n(l,"BuyerOrderReferencedDocu\
ment/IssuerAssignedID"),salesOrderReference:n(l,"SellerOrderReferencedDocument/IssuerAssignedID"),contractReference:n(l,"ContractReferencedDocument/IssuerAssign\
edID"),projectReference:n(l,"SpecifiedProcuringProject/ID"),precedingInvoices:S(D,"InvoiceReferencedDocument/IssuerAssignedID"),businessProcess:n(a,"BusinessPro\
cessSpecifiedDocumentContextParameter/ID"),guideline:n(a,"GuidelineSpecifiedDocumentContextParameter/ID"),...s(t),period:y(D),seller:A(l,"SellerTradeParty"),buyer:A(
l,"BuyerTradeParty"),payee:A(D,"PayeeTradeParty"),taxRepresentative:A(l,"SellerTaxRepresentativeTradeParty"),delivery:C(c("Delivery")),payment:R(D),lines:i?(0,r.
Z0)(i,"IncludedSupplyChainTradeLineItem").map(L):[],allowances:m(D,"false"),charges:[...m(D,"true"),...v(D)],thirdPartyCharges:D?(0,r.Z0)(D,"SpecifiedFinancialA\
djustment").map(O):[],taxes:D?(0,r.Z0)(D,"ApplicableTradeTax").map(N):[],totals:j(D,F)}}function s(e){const t=(e?(0,r.Z0)(e,"IncludedNote"):[]).flatMap(i=>g(i,"\
Content").map(c=>[c,n(i,"SubjectCode")]));return{notes:t.map(([i])=>i),noteSubjects:t.map(([,i])=>i)}}const u=(e,a)=>h(n(e,`${a}/DateTimeString`));function y(e){
const a=u(e,"BillingSpecifiedPeriod/StartDateTime");return P(a,u(e,"BillingSpecifiedPeriod/EndDateTime"))}function A(e,a){const t=e&&(0,r.s2)(e,a);if(!t)return null;
const i=c=>n((0,r.Z0)(t,"SpecifiedTaxRegistration/ID").find(l=>(0,r.w4)(l,"schemeID")===c));return{name:o(t,"Name"),tradingName:o(t,"SpecifiedLegalOrganization/\
TradingBusinessName"),identifiers:["ID","GlobalID"].flatMap(c=>f(t,c)),legalId:n(t,"SpecifiedLegalOrganization/ID"),vatId:i("VA"),taxId:i("FC"),electronicAddress:I(
t,"URIUniversalCommunication/URIID"),address:T(t),contact:d({name:o(t,"DefinedTradeContact/PersonName")??o(t,"DefinedTradeContact/DepartmentName"),phone:n(t,"De\
finedTradeContact/TelephoneUniversalCommunication/CompleteNumber"),email:n(t,"DefinedTradeContact/EmailURIUniversalCommunication/URIID")})}}const f=(e,a)=>(0,r.
Z0)(e,a).flatMap(t=>{const i=n(t);return i===null?[]:[{id:i,scheme:(0,r.w4)(t,"schemeID")}]});function T(e){const a=(0,r.s2)(e,"PostalTradeAddress");return d({line1:o(
a,"LineOne"),line2:o(a,"LineTwo"),line3:o(a,"LineThree"),city:o(a,"CityName"),postCode:n(a,"PostcodeCode"),subdivision:o(a,"CountrySubDivisionName"),country:n(a,
"CountryID")})}function C(e){const a=e&&(0,r.s2)(e,"ShipToTradeParty");return d({name:o(a,"Name"),location:I(a,"GlobalID")??I(a,"ID"),date:u(e,"ActualDeliverySu\
pplyChainEvent/OccurrenceDateTime"),address:a?T(a):null})}function R(e){return{reference:n(e,"PaymentReference"),terms:o(e,"SpecifiedTradePaymentTerms/Descripti\
on"),creditorId:n(e,"CreditorReferenceID"),mandate:n(e,"SpecifiedTradePaymentTerms/DirectDebitMandateID"),means:e?(0,r.Z0)(e,"SpecifiedTradeSettlementPaymentMea\
ns").map(E):[]}}const E=e=>({code:n(e,"TypeCode"),text:o(e,"Information"),iban:n(e,"PayeePartyCreditorFinancialAccount/IBANID")??n(e,"PayeePartyCreditorFinancia\
lAccount/ProprietaryID"),bic:n(e,"PayeeSpecifiedCreditorFinancialInstitution/BICID"),accountName:o(e,"PayeePartyCreditorFinancialAccount/AccountName"),debitedIban:n(
e,"PayerPartyDebtorFinancialAccount/IBANID"),card:n(e,"ApplicableTradeSettlementFinancialCard/ID")});function L(e){const a=(0,r.s2)(e,"AssociatedDocumentLineDoc\
ument"),t=(0,r.s2)(e,"SpecifiedTradeProduct"),i=(0,r.s2)(e,"SpecifiedLineTradeAgreement"),c=(0,r.s2)(e,"SpecifiedLineTradeSettlement"),l=(0,r.s2)(e,"SpecifiedLi\
neTradeDelivery/BilledQuantity");return{id:n(a,"LineID"),kind:n(a,"LineStatusReasonCode"),parent:n(a,"ParentLineID"),name:o(t,"Name"),description:o(t,"Descripti\
on"),notes:g(a,"IncludedNote/Content"),sellerItemId:n(t,"SellerAssignedID"),buyerItemId:n(t,"BuyerAssignedID"),standardItemId:I(t,"GlobalID"),orderLine:n(i,"Buy\
erOrderReferencedDocument/LineID"),quantity:n(l),unit:(0,r.w4)(l,"unitCode"),netPrice:n(i,"NetPriceProductTradePrice/ChargeAmount"),grossPrice:n(i,"GrossPricePr\
oductTradePrice/ChargeAmount"),priceQuantity:n(i,"NetPriceProductTradePrice/BasisQuantity"),netAmount:n(c,"SpecifiedTradeSettlementLineMonetarySummation/LineTot\
alAmount"),taxScheme:n(c,"ApplicableTradeTax/TypeCode"),taxCategory:n(c,"ApplicableTradeTax/CategoryCode"),taxRate:n(c,"ApplicableTradeTax/RateApplicablePercent"),
period:y(c),allowances:m(c,"false"),charges:m(c,"true")}}const m=(e,a)=>e?(0,r.Z0)(e,"SpecifiedTradeAllowanceCharge").filter(t=>n(t,"ChargeIndicator/Indicator")===
a).map(t=>({amount:n(t,"ActualAmount"),base:n(t,"BasisAmount"),percentage:n(t,"CalculationPercent"),reason:o(t,"Reason"),reasonCode:n(t,"ReasonCode"),taxScheme:n(
t,"CategoryTradeTax/TypeCode"),taxCategory:n(t,"CategoryTradeTax/CategoryCode"),taxRate:n(t,"CategoryTradeTax/RateApplicablePercent")})):[],v=e=>e?(0,r.Z0)(e,"S\
pecifiedLogisticsServiceCharge").map(a=>({amount:n(a,"AppliedAmount"),base:null,percentage:null,reason:o(a,"Description"),reasonCode:null,taxScheme:n(a,"Applied\
TradeTax/TypeCode"),taxCategory:n(a,"AppliedTradeTax/CategoryCode"),taxRate:n(a,"AppliedTradeTax/RateApplicablePercent")})):[],O=e=>({amount:n(e,"ActualAmount"),
reason:o(e,"Reason")}),N=e=>({taxScheme:n(e,"TypeCode"),category:n(e,"CategoryCode"),rate:n(e,"RateApplicablePercent"),basis:n(e,"BasisAmount"),amount:n(e,"Calc\
ulatedAmount"),exemptionReason:o(e,"ExemptionReason"),exemptionCode:n(e,"ExemptionReasonCode")});function j(e,a){const t=e&&(0,r.s2)(e,"SpecifiedTradeSettlement\
HeaderMonetarySummation"),i=t?(0,r.Z0)(t,"TaxTotalAmount"):[],c=l=>[null,a].includes((0,r.w4)(l,"currencyID"));return{lines:n(t,"LineTotalAmount"),allowances:n(
t,"AllowanceTotalAmount"),charges:n(t,"ChargeTotalAmount"),net:n(t,"TaxBasisTotalAmount"),tax:n(i.find(c)),taxInAccountingCurrency:n(i.find(l=>!c(l))),gross:n(t,
"GrandTotalAmount"),paid:n(t,"TotalPrepaidAmount"),rounding:n(t,"RoundingAmount"),due:n(t,"DuePayableAmount")}}var X=p(24195);function $(e){const a=n(e,"Documen\
tCurrencyCode"),t=i=>W((0,r.s2)(e,i));return{number:n(e,"ID"),typeCode:n(e,"InvoiceTypeCode")??n(e,"CreditNoteTypeCode"),issueDate:n(e,"IssueDate"),dueDate:n(e,
"DueDate")??n(e,"PaymentMeans/PaymentDueDate"),currency:a,taxCurrency:n(e,"TaxCurrencyCode"),buyerReference:n(e,"BuyerReference"),orderReference:n(e,"OrderRefer\
ence/ID"),salesOrderReference:n(e,"OrderReference/SalesOrderID"),contractReference:n(e,"ContractDocumentReference/ID"),projectReference:n(e,"ProjectReference/ID"),
precedingInvoices:S(e,"BillingReference/InvoiceDocumentReference/ID"),businessProcess:n(e,"ProfileID"),guideline:n(e,"CustomizationID"),...G(e),period:P(n(e,"In\
voicePeriod/StartDate"),n(e,"InvoicePeriod/EndDate")),seller:t("AccountingSupplierParty/Party"),buyer:t("AccountingCustomerParty/Party"),payee:t("PayeeParty"),taxRepresentative:t(
"TaxRepresentativeParty"),delivery:K((0,r.s2)(e,"Delivery")),payment:z(e),lines:["InvoiceLine","CreditNoteLine"].flatMap(i=>(0,r.Z0)(e,i)).map(H),allowances:M(e,
"false"),charges:M(e,"true"),thirdPartyCharges:[],taxes:(0,r.Z0)(e,"TaxTotal/TaxSubtotal").map(k),totals:Y(e,a)}}function G(e){const a=g(e,"Note").map(t=>{const i=/^\s*#([A-Z]{3})#/.
exec(t);return i?{text:t.slice(i[0].length),subject:i[1]}:{text:t,subject:null}});return{notes:a.map(({text:t})=>t),noteSubjects:a.map(({subject:t})=>t)}}function W(e){
if(!e)return null;const a=o(e,"PartyLegalEntity/RegistrationName"),t=o(e,"PartyName/Name"),i=c=>n((0,r.Z0)(e,"PartyTaxScheme").find(l=>n(l,"TaxScheme/ID")==="VA\
T"===c),"CompanyID");return{name:a??t,tradingName:a===null?null:t,identifiers:(0,r.Z0)(e,"PartyIdentification").flatMap(c=>I(c,"ID")??[]).filter(({scheme:c})=>c!==
U),legalId:n(e,"PartyLegalEntity/CompanyID"),vatId:i(!0),taxId:i(!1),electronicAddress:I(e,"EndpointID"),address:w((0,r.s2)(e,"PostalAddress")),contact:d({name:o(
e,"Contact/Name"),phone:n(e,"Contact/Telephone"),email:n(e,"Contact/ElectronicMail")})}}const w=e=>d({line1:o(e,"StreetName"),line2:o(e,"AdditionalStreetName"),
line3:o(e,"AddressLine/Line"),city:o(e,"CityName"),postCode:n(e,"PostalZone"),subdivision:o(e,"CountrySubentity"),country:n(e,"Country/IdentificationCode")}),K=e=>d(
{name:o(e,"DeliveryParty/PartyName/Name"),location:I(e,"DeliveryLocation/ID"),date:n(e,"ActualDeliveryDate"),address:w(e&&(0,r.s2)(e,"DeliveryLocation/Address"))}),
U="SEPA";function z(e){const t=["AccountingSupplierParty/Party","PayeeParty"].flatMap(i=>(0,r.Z0)(e,i)).flatMap(i=>(0,r.Z0)(i,"PartyIdentification/ID"));return{
reference:n(e,"PaymentMeans/PaymentID"),terms:o(e,"PaymentTerms/Note"),creditorId:n(t.find(i=>(0,r.w4)(i,"schemeID")===U)),mandate:n(e,"PaymentMeans/PaymentMand\
ate/ID"),means:(0,r.Z0)(e,"PaymentMeans").map(Q)}}const Q=e=>({code:n(e,"PaymentMeansCode"),text:(0,r.w4)((0,r.s2)(e,"PaymentMeansCode"),"name"),iban:n(e,"Payee\
FinancialAccount/ID"),bic:n(e,"PayeeFinancialAccount/FinancialInstitutionBranch/ID"),accountName:o(e,"PayeeFinancialAccount/Name"),debitedIban:n(e,"PaymentManda\
te/PayerFinancialAccount/ID"),card:n(e,"CardAccount/PrimaryAccountNumberID")});function H(e){const a=(0,r.s2)(e,"Item"),t=(0,r.s2)(e,"InvoicedQuantity")??(0,r.s2)(
e,"CreditedQuantity");return{id:n(e,"ID"),kind:null,parent:null,name:o(a,"Name"),description:o(a,"Description"),notes:g(e,"Note"),sellerItemId:n(a,"SellersItemI\
dentification/ID"),buyerItemId:n(a,"BuyersItemIdentification/ID"),standardItemId:I(a,"StandardItemIdentification/ID"),orderLine:n(e,"OrderLineReference/LineID"),
quantity:n(t),unit:(0,r.w4)(t,"unitCode"),netPrice:n(e,"Price/PriceAmount"),grossPrice:n(e,"Price/AllowanceCharge/BaseAmount"),priceQuantity:n(e,"Price/BaseQuan\
tity"),netAmount:n(e,"LineExtensionAmount"),taxScheme:n(a,"ClassifiedTaxCategory/TaxScheme/ID"),taxCategory:n(a,"ClassifiedTaxCategory/ID"),taxRate:n(a,"Classif\
iedTaxCategory/Percent"),period:P(n(e,"InvoicePeriod/StartDate"),n(e,"InvoicePeriod/EndDate")),allowances:M(e,"false"),charges:M(e,"true")}}const M=(e,a)=>(0,r.
Z0)(e,"AllowanceCharge").filter(t=>n(t,"ChargeIndicator")===a).map(t=>({amount:n(t,"Amount"),base:n(t,"BaseAmount"),percentage:n(t,"MultiplierFactorNumeric"),reason:o(
t,"AllowanceChargeReason"),reasonCode:n(t,"AllowanceChargeReasonCode"),taxScheme:n(t,"TaxCategory/TaxScheme/ID"),taxCategory:n(t,"TaxCategory/ID"),taxRate:n(t,"\
TaxCategory/Percent")}));function V(e,a){const t=(0,r.Z0)(e,"TaxTotal"),i=c=>[null,a].includes((0,r.w4)((0,r.s2)(c,"TaxAmount"),"currencyID"));return{own:t.filter(
i),other:t.filter(c=>!i(c))}}const k=e=>({taxScheme:n(e,"TaxCategory/TaxScheme/ID"),category:n(e,"TaxCategory/ID"),rate:n(e,"TaxCategory/Percent"),basis:n(e,"Ta\
xableAmount"),amount:n(e,"TaxAmount"),exemptionReason:o(e,"TaxCategory/TaxExemptionReason"),exemptionCode:n(e,"TaxCategory/TaxExemptionReasonCode")});function Y(e,a){
const t=(0,r.s2)(e,"LegalMonetaryTotal"),{own:i,other:c}=V(e,a);return{lines:n(t,"LineExtensionAmount"),allowances:n(t,"AllowanceTotalAmount"),charges:n(t,"Char\
geTotalAmount"),net:n(t,"TaxExclusiveAmount"),tax:n(i[0],"TaxAmount"),taxInAccountingCurrency:n(c[0],"TaxAmount"),gross:n(t,"TaxInclusiveAmount"),paid:n(t,"Prep\
aidAmount"),rounding:n(t,"PayableRoundingAmount"),due:n(t,"PayableAmount")}}const B=2e7,J="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100",q=["urn\
:oasis:names:specification:ubl:schema:xsd:Invoice-2","urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2"],Z={CrossIndustryDocument:"is an invoice of ZUG\
FeRD 1, which is older than EN 16931",SCRDMCCBDACIOMessageStructure:"is an order (Order-X), not an invoice",CrossIndustryInvoice:"is a Cross Industry Invoice of\
 another version than D16B and D22B"};async function ee(e,a){if(e.length>B)return`has more than ${B/1e6} MB`;const t=await(0,r.NO)(e,a);if(typeof t=="string")return t;
const i=ne(t);if(!i)return Object.hasOwn(Z,t.name)?Z[t.name]:"is not an invoice in CII or UBL";const c=i==="CII"?x(t):$(t);return{syntax:i,invoice:c,root:t,profile:(0,X.
d)(c.guideline)}}function ne({namespace:e,name:a}){return e===J&&a==="CrossIndustryInvoice"?"CII":q.includes(e)?"UBL":void 0}}),45548:((_,b,p)=>{p.d(b,{NO:()=>g,
Z0:()=>d,s2:()=>P,w4:()=>h});var r=p(43496),n=p(3907);const o=1e6,S=/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/;async function g(x,s){const u=(0,n.xK)(x);if(u===void 0||
S.test(u))return"is not well-formed XML";const y=new I,A=await(0,n.km)(u.replace(/\r\n?/g,`
`),s,f=>y.take(f));return A==="document type"?"has a document type declaration":y.fault??(A==="well-formed"?y.root:void 0)??"is not well-formed XML"}class I{fault;open=[];scope=new r.
ee;done;count=0;get root(){return this.open.length===0?this.done:void 0}take(s){return(s.kind==="start"||s.kind==="empty")&&this.start(s.name,s.attributes),(s.kind===
"end"||s.kind==="empty")&&this.end(s.name),s.kind==="text"&&this.characters(s.text),this.fault!==void 0}start(s,u){this.done&&(this.fault??="is not well-formed \
XML"),this.open.length>=n.ol&&(this.fault??="is nested too deeply"),++this.count>o&&(this.fault??="has too many elements"),this.scope.enter(u);const{namespace:y,
local:A}=this.scope.ofElement(s);this.open.push({tag:s,namespace:y,name:A,attributes:u,children:[],text:""})}end(s){const u=this.open.pop();if(u?.tag!==s){this.
fault??="is not well-formed XML";return}this.scope.leave();const y=this.open.at(-1);y?y.children.push(u):this.done=u}characters(s){const u=this.open.at(-1);u?u.
text+=s:s.trim()!==""&&(this.fault??="is not well-formed XML")}}function d(x,s){let u=[x];for(const y of s.split("/"))u=u.flatMap(({children:A})=>A.filter(({name:f})=>f===
y));return[...u]}const P=(x,s)=>d(x,s)[0],h=(x,s)=>x?.attributes.find(({name:u})=>u===s)?.value??null})};
