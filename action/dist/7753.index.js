"use strict";exports.id=7753,exports.ids=[7753],exports.modules={54867:((M,v,p)=>{p.d(v,{_:()=>n});var E=p(78713),T=p(75767),x=p(90191),g=p(11275),P=p(38504),l=p(16039),o=p(
35092),f=p(58247);async function n(C){const u=(await(0,T.S)(C)).EF;if(u.length===0)return[];const r=new c(C),{catalog:m,job:I}=C,A=(0,x.Wo)(C,"Names");for(const[
s,y]of await(0,E.Zc)(C,A?.dict.get("EmbeddedFiles"),"Names")){r.add(y,null,s instanceof l.Mx?(0,f.G)(s):null);const h=I.pace.step(500);h&&await h}if(r.associated(
m.get("AF"),null),!r.missesSome(u))return r.found;for(let s=0;s<C.pages.count;s++){const y=C.pages.number(s);r.associated(C.entry(y,"AF"),s+1);for(const S of C.
array(C.entry(y,"Annots"))??[]){const O=C.dict(S);O&&((0,l.Eo)(C.resolve(O.get("Subtype")),"FileAttachment")&&r.add(O.get("FS"),s+1,null,(0,f.G)(C.resolve(O.get(
"Contents")))),r.associated(O.get("AF"),s+1))}const h=I.pace.step(1e3);h&&await h}if(!r.missesSome(u))return r.found;const{live:b}=await(0,g.Gy)(C);for(const s of u)
b[s]===1&&(0,P.CA)(C.get(s),y=>{y.has("EF")&&r.add(y,null)});return r.found}class c{document;found=[];streams=new Set;constructor(u){this.document=u}associated(u,r){
const m=this.document.array(u)??(u===void 0?[]:[u]);for(const I of m)this.add(I,r)}missesSome(u){return u.some(r=>(0,P.L3)(this.document.get(r),m=>{const I=this.
embedded(m);return I!==void 0&&!this.streams.has(I)}))}add(u,r,m=null,I=null){const{document:A}=this,b=A.dict(u),s=b&&this.embedded(b);if(!s||this.streams.has(s))
return;this.streams.add(s);const y=O=>(0,f.G)(A.resolve(b.get(O))),h=A.resolve(s.dict.get("Subtype")),S=A.resolve(b.get("AFRelationship"));this.found.push({name:y(
"UF")??y("F")??y("Unix")??y("DOS")??y("Mac")??m,stream:s,size:this.sizeOf(s),mimeType:h instanceof l.SX&&(0,o.L)(h.text)?h.text:null,description:y("Desc")??I,relationship:S instanceof
l.SX?S.text:null,page:r})}embedded(u){const r=this.document.dict(u.get("EF"));if(r)for(const m of["UF","F","Unix","DOS","Mac"]){const I=r.get(m),A=(0,l.i9)(I)?this.
document.resolve(I):null;if(A instanceof l.Z6)return A}}sizeOf(u){const{document:r}=this,m=r.resolve(r.dict(u.dict.get("Params"))?.get("Size"));return typeof m==
"number"&&Number.isInteger(m)&&m>=0?m:!u.dict.has("Filter")&&u.sealed===void 0?u.data.length:null}}}),67753:((M,v,p)=>{p.d(v,{Uj:()=>C,fD:()=>c,sc:()=>o});var E=p(
54867),T=p(1480),x=p(10404),g=p(17148);const P=["factur-x.xml","xrechnung.xml","zugferd-invoice.xml"],l=50;async function o(u){const r=await(0,E._)(u),m=({name:s})=>{
const y=P.indexOf((s??"").toLowerCase());return y<0?P.length:y},I=r.filter(s=>m(s)<P.length||f(s)).sort((s,y)=>m(s)-m(y)).slice(0,l),A=[];let b;for(const s of I){
const y=s.name??"",h=await n(u,s),S=h?await(0,g.Q)(h,u.job.pace):`has more than ${g.u/1e6} MB`;typeof S!="string"?A.push({...S,file:y,attachment:s,bytes:h}):m(s)<
P.length&&(b??={file:y,reason:S})}return{invoices:A,refused:b,names:r.flatMap(({name:s})=>s??[])}}const f=({name:u,mimeType:r})=>/\.xml$/i.test(u??"")||r==="tex\
t/xml"||r==="application/xml";async function n(u,{stream:r,size:m}){return(m??0)>g.u?void 0:await u.decodedAtEase(r)}const c=[T.dK.fx,"urn:zugferd:pdfa:CrossInd\
ustryDocument:invoice:2p0#","urn:ferd:pdfa:CrossIndustryDocument:invoice:1p0#"];async function C(u){const r=(await(0,x.Br)(u))?.properties.filter(({namespace:I})=>c.
includes(I))??[];if(r.length===0)return;const m=I=>r.find(A=>A.name===I)?.values[0]?.trim()??null;return{level:m("ConformanceLevel"),file:m("DocumentFileName"),
type:m("DocumentType"),version:m("Version")}}}),17148:((M,v,p)=>{p.d(v,{u:()=>B,Q:()=>oe});var E=p(1480),T=p(54075);const x=1e6;async function g(e,a){const t=(0,T.
xK)(e);if(t===void 0)return"is not well-formed XML";const i=new P,d=await(0,T.km)(t,a,D=>i.take(D));return d==="document type"?"has a document type declaration":
i.fault??(d==="well-formed"?i.root:void 0)??"is not well-formed XML"}class P{fault;open=[];scope=new E.ee;done;count=0;get root(){return this.open.length===0?this.
done:void 0}take(a){return(a.kind==="start"||a.kind==="empty")&&this.start(a.name,a.attributes),(a.kind==="end"||a.kind==="empty")&&this.end(a.name),a.kind==="t\
ext"&&this.characters(a.text),this.fault!==void 0}start(a,t){this.done&&(this.fault??="is not well-formed XML"),this.open.length>=T.ol&&(this.fault??="is nested\
 too deeply"),++this.count>x&&(this.fault??="has too many elements"),this.scope.enter(t);const{namespace:i,local:d}=this.scope.ofElement(a);this.open.push({tag:a,
namespace:i,name:d,attributes:t,children:[],text:""})}end(a){const t=this.open.pop();if(t?.tag!==a){this.fault??="is not well-formed XML";return}this.scope.leave();
const i=this.open.at(-1);i?i.children.push(t):this.done=t}characters(a){const t=this.open.at(-1);t?t.text+=a:a.trim()!==""&&(this.fault??="is not well-formed XM\
L")}}function l(e,a){let t=[e];for(const i of a.split("/"))t=t.flatMap(({children:d})=>d.filter(({name:D})=>D===i));return[...t]}const o=(e,a)=>l(e,a)[0],f=(e,a)=>e?.
attributes.find(({name:t})=>t===a)?.value??null,n=(e,a)=>(e&&a!==void 0?o(e,a):e)?.text.trim()||null,c=(e,a)=>{const t=e&&o(e,a);return t&&t.text.trim()!==""?t.
text:null},C=(e,a)=>e?l(e,a).flatMap(t=>n(t)??[]):[],u=(e,a)=>e?l(e,a).flatMap(({text:t})=>t.trim()===""?[]:[t]):[];function r(e,a){const t=e&&o(e,a),i=n(t);return i===
null?null:{id:i,scheme:f(t,"schemeID")}}const m=e=>Object.values(e).every(a=>a===null)?null:e,I=(e,a)=>m({start:e,end:a}),A=e=>e?.replace(/^(\d{4})(\d\d)(\d\d)$/,
"$1-$2-$3")??null;function b(e){const a=o(e,"ExchangedDocumentContext"),t=o(e,"ExchangedDocument"),i=o(e,"SupplyChainTradeTransaction"),d=ce=>i&&o(i,`Applicable\
HeaderTrade${ce}`),D=d("Agreement"),_=d("Settlement"),W=n(_,"InvoiceCurrencyCode");return{number:n(t,"ID"),typeCode:n(t,"TypeCode"),issueDate:s(t,"IssueDateTime"),
dueDate:s(_,"SpecifiedTradePaymentTerms/DueDateDateTime"),currency:W,taxCurrency:n(_,"TaxCurrencyCode"),buyerReference:n(D,"BuyerReference"),orderReference:n(D,
"BuyerOrderReferencedDocument/IssuerAssignedID"),salesOrderReference:n(D,"SellerOrderReferencedDocument/IssuerAssignedID"),contractReference:n(D,"ContractRefere\
ncedDocument/IssuerAssignedID"),projectReference:n(D,"SpecifiedProcuringProject/ID"),precedingInvoices:C(_,"InvoiceReferencedDocument/IssuerAssignedID"),businessProcess:n(
a,"BusinessProcessSpecifiedDocumentContextParameter/ID"),guideline:n(a,"GuidelineSpecifiedDocumentContextParameter/ID"),notes:u(t,"IncludedNote/Content"),period:y(
_),seller:h(D,"SellerTradeParty"),buyer:h(D,"BuyerTradeParty"),payee:h(_,"PayeeTradeParty"),delivery:z(d("Delivery")),payment:K(_),lines:i?l(i,"IncludedSupplyCh\
ainTradeLineItem").map(G):[],allowances:L(_,"false"),charges:[...L(_,"true"),...X(_)],taxes:_?l(_,"ApplicableTradeTax").map(Q):[],totals:H(_,W)}}const s=(e,a)=>A(
n(e,`${a}/DateTimeString`));function y(e){const a=s(e,"BillingSpecifiedPeriod/StartDateTime");return I(a,s(e,"BillingSpecifiedPeriod/EndDateTime"))}function h(e,a){
const t=e&&o(e,a);if(!t)return null;const i=d=>n(l(t,"SpecifiedTaxRegistration/ID").find(D=>f(D,"schemeID")===d));return{name:c(t,"Name"),tradingName:c(t,"Speci\
fiedLegalOrganization/TradingBusinessName"),identifiers:["ID","GlobalID"].flatMap(d=>S(t,d)),legalId:n(t,"SpecifiedLegalOrganization/ID"),vatId:i("VA"),taxId:i(
"FC"),electronicAddress:r(t,"URIUniversalCommunication/URIID"),address:O(t),contact:m({name:c(t,"DefinedTradeContact/PersonName")??c(t,"DefinedTradeContact/Depa\
rtmentName"),phone:n(t,"DefinedTradeContact/TelephoneUniversalCommunication/CompleteNumber"),email:n(t,"DefinedTradeContact/EmailURIUniversalCommunication/URIID")})}}
const S=(e,a)=>l(e,a).flatMap(t=>{const i=n(t);return i===null?[]:[{id:i,scheme:f(t,"schemeID")}]});function O(e){const a=o(e,"PostalTradeAddress");return m({line1:c(
a,"LineOne"),line2:c(a,"LineTwo"),line3:c(a,"LineThree"),city:c(a,"CityName"),postCode:n(a,"PostcodeCode"),subdivision:c(a,"CountrySubDivisionName"),country:n(a,
"CountryID")})}function z(e){const a=e&&o(e,"ShipToTradeParty");return m({name:c(a,"Name"),location:r(a,"GlobalID")??r(a,"ID"),date:s(e,"ActualDeliverySupplyCha\
inEvent/OccurrenceDateTime"),address:a?O(a):null})}function K(e){return{reference:n(e,"PaymentReference"),terms:c(e,"SpecifiedTradePaymentTerms/Description"),creditorId:n(
e,"CreditorReferenceID"),mandate:n(e,"SpecifiedTradePaymentTerms/DirectDebitMandateID"),means:e?l(e,"SpecifiedTradeSettlementPaymentMeans").map(j):[]}}const j=e=>({
code:n(e,"TypeCode"),text:c(e,"Information"),iban:n(e,"PayeePartyCreditorFinancialAccount/IBANID")??n(e,"PayeePartyCreditorFinancialAccount/ProprietaryID"),bic:n(
e,"PayeeSpecifiedCreditorFinancialInstitution/BICID"),accountName:c(e,"PayeePartyCreditorFinancialAccount/AccountName"),debitedIban:n(e,"PayerPartyDebtorFinanci\
alAccount/IBANID"),card:n(e,"ApplicableTradeSettlementFinancialCard/ID")});function G(e){const a=o(e,"AssociatedDocumentLineDocument"),t=o(e,"SpecifiedTradeProd\
uct"),i=o(e,"SpecifiedLineTradeAgreement"),d=o(e,"SpecifiedLineTradeSettlement"),D=o(e,"SpecifiedLineTradeDelivery/BilledQuantity");return{id:n(a,"LineID"),kind:n(
a,"LineStatusReasonCode"),parent:n(a,"ParentLineID"),name:c(t,"Name"),description:c(t,"Description"),notes:u(a,"IncludedNote/Content"),sellerItemId:n(t,"SellerA\
ssignedID"),buyerItemId:n(t,"BuyerAssignedID"),standardItemId:r(t,"GlobalID"),orderLine:n(i,"BuyerOrderReferencedDocument/LineID"),quantity:n(D),unit:f(D,"unitC\
ode"),netPrice:n(i,"NetPriceProductTradePrice/ChargeAmount"),grossPrice:n(i,"GrossPriceProductTradePrice/ChargeAmount"),priceQuantity:n(i,"NetPriceProductTradeP\
rice/BasisQuantity"),netAmount:n(d,"SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount"),taxCategory:n(d,"ApplicableTradeTax/CategoryCode"),taxRate:n(
d,"ApplicableTradeTax/RateApplicablePercent"),period:y(d),allowances:L(d,"false"),charges:L(d,"true")}}const L=(e,a)=>e?l(e,"SpecifiedTradeAllowanceCharge").filter(
t=>n(t,"ChargeIndicator/Indicator")===a).map(t=>({amount:n(t,"ActualAmount"),base:n(t,"BasisAmount"),percentage:n(t,"CalculationPercent"),reason:c(t,"Reason"),reasonCode:n(
t,"ReasonCode"),taxCategory:n(t,"CategoryTradeTax/CategoryCode"),taxRate:n(t,"CategoryTradeTax/RateApplicablePercent")})):[],X=e=>e?l(e,"SpecifiedLogisticsServi\
ceCharge").map(a=>({amount:n(a,"AppliedAmount"),base:null,percentage:null,reason:c(a,"Description"),reasonCode:null,taxCategory:n(a,"AppliedTradeTax/CategoryCod\
e"),taxRate:n(a,"AppliedTradeTax/RateApplicablePercent")})):[],Q=e=>({category:n(e,"CategoryCode"),rate:n(e,"RateApplicablePercent"),basis:n(e,"BasisAmount"),amount:n(
e,"CalculatedAmount"),exemptionReason:c(e,"ExemptionReason"),exemptionCode:n(e,"ExemptionReasonCode")});function H(e,a){const t=e&&o(e,"SpecifiedTradeSettlement\
HeaderMonetarySummation"),i=t?l(t,"TaxTotalAmount"):[],d=D=>[null,a].includes(f(D,"currencyID"));return{lines:n(t,"LineTotalAmount"),allowances:n(t,"AllowanceTo\
talAmount"),charges:n(t,"ChargeTotalAmount"),net:n(t,"TaxBasisTotalAmount"),tax:n(i.find(d)),taxInAccountingCurrency:n(i.find(D=>!d(D))),gross:n(t,"GrandTotalAm\
ount"),paid:n(t,"TotalPrepaidAmount"),rounding:n(t,"RoundingAmount"),due:n(t,"DuePayableAmount")}}const R="urn:cen.eu:en16931:2017",w={"urn:factur-x.eu:1p0:mini\
mum":"MINIMUM","urn:zugferd.de:2p0:minimum":"MINIMUM","urn:factur-x.eu:1p0:basicwl":"BASIC WL","urn:zugferd.de:2p0:basicwl":"BASIC WL",[`${R}#compliant#urn:fact\
ur-x.eu:1p0:basic`]:"BASIC",[`${R}#compliant#urn:zugferd.de:2p0:basic`]:"BASIC",[R]:"EN 16931",[`${R}#conformant#urn:factur-x.eu:1p0:extended`]:"EXTENDED",[`${R}\
#conformant#urn:zugferd.de:2p0:extended`]:"EXTENDED"},Z=/^urn:cen\.eu:en16931:2017#(?:compliant|conformant)#urn:(?:xoev-de:kosit:standard|xeinkauf\.de:kosit):(?:extension:)?xrechnung_(\d+\.\d+)/;
function V(e){if(e===null)return;const a=Object.hasOwn(w,e)?w[e]:void 0;if(a)return{level:a,file:"factur-x.xml",version:"1.0"};const t=Z.exec(e)?.[1];return t===
void 0?void 0:{level:"XRECHNUNG",file:"xrechnung.xml",version:t}}function J(e){const a=n(e,"DocumentCurrencyCode"),t=i=>Y(o(e,i));return{number:n(e,"ID"),typeCode:n(
e,"InvoiceTypeCode")??n(e,"CreditNoteTypeCode"),issueDate:n(e,"IssueDate"),dueDate:n(e,"DueDate")??n(e,"PaymentMeans/PaymentDueDate"),currency:a,taxCurrency:n(e,
"TaxCurrencyCode"),buyerReference:n(e,"BuyerReference"),orderReference:n(e,"OrderReference/ID"),salesOrderReference:n(e,"OrderReference/SalesOrderID"),contractReference:n(
e,"ContractDocumentReference/ID"),projectReference:n(e,"ProjectReference/ID"),precedingInvoices:C(e,"BillingReference/InvoiceDocumentReference/ID"),businessProcess:n(
e,"ProfileID"),guideline:n(e,"CustomizationID"),notes:u(e,"Note"),period:I(n(e,"InvoicePeriod/StartDate"),n(e,"InvoicePeriod/EndDate")),seller:t("AccountingSupp\
lierParty/Party"),buyer:t("AccountingCustomerParty/Party"),payee:t("PayeeParty"),delivery:k(o(e,"Delivery")),payment:q(e),lines:["InvoiceLine","CreditNoteLine"].
flatMap(i=>l(e,i)).map(ne),allowances:N(e,"false"),charges:N(e,"true"),taxes:U(e,a).own.flatMap(i=>l(i,"TaxSubtotal")).map(te),totals:ae(e,a)}}function Y(e){if(!e)
return null;const a=c(e,"PartyLegalEntity/RegistrationName"),t=c(e,"PartyName/Name"),i=d=>n(l(e,"PartyTaxScheme").find(D=>n(D,"TaxScheme/ID")==="VAT"===d),"Comp\
anyID");return{name:a??t,tradingName:a===null?null:t,identifiers:l(e,"PartyIdentification").flatMap(d=>r(d,"ID")??[]),legalId:n(e,"PartyLegalEntity/CompanyID"),
vatId:i(!0),taxId:i(!1),electronicAddress:r(e,"EndpointID"),address:F(o(e,"PostalAddress")),contact:m({name:c(e,"Contact/Name"),phone:n(e,"Contact/Telephone"),email:n(
e,"Contact/ElectronicMail")})}}const F=e=>m({line1:c(e,"StreetName"),line2:c(e,"AdditionalStreetName"),line3:c(e,"AddressLine/Line"),city:c(e,"CityName"),postCode:n(
e,"PostalZone"),subdivision:c(e,"CountrySubentity"),country:n(e,"Country/IdentificationCode")}),k=e=>m({name:c(e,"DeliveryParty/PartyName/Name"),location:r(e,"D\
eliveryLocation/ID"),date:n(e,"ActualDeliveryDate"),address:F(e&&o(e,"DeliveryLocation/Address"))});function q(e){const t=["AccountingSupplierParty/Party","Paye\
eParty"].flatMap(i=>l(e,i)).flatMap(i=>l(i,"PartyIdentification/ID"));return{reference:n(e,"PaymentMeans/PaymentID"),terms:c(e,"PaymentTerms/Note"),creditorId:n(
t.find(i=>f(i,"schemeID")==="SEPA")),mandate:n(e,"PaymentMeans/PaymentMandate/ID"),means:l(e,"PaymentMeans").map(ee)}}const ee=e=>({code:n(e,"PaymentMeansCode"),
text:f(o(e,"PaymentMeansCode"),"name"),iban:n(e,"PayeeFinancialAccount/ID"),bic:n(e,"PayeeFinancialAccount/FinancialInstitutionBranch/ID"),accountName:c(e,"Paye\
eFinancialAccount/Name"),debitedIban:n(e,"PaymentMandate/PayerFinancialAccount/ID"),card:n(e,"CardAccount/PrimaryAccountNumberID")});function ne(e){const a=o(e,
"Item"),t=o(e,"InvoicedQuantity")??o(e,"CreditedQuantity");return{id:n(e,"ID"),kind:null,parent:null,name:c(a,"Name"),description:c(a,"Description"),notes:u(e,"\
Note"),sellerItemId:n(a,"SellersItemIdentification/ID"),buyerItemId:n(a,"BuyersItemIdentification/ID"),standardItemId:r(a,"StandardItemIdentification/ID"),orderLine:n(
e,"OrderLineReference/LineID"),quantity:n(t),unit:f(t,"unitCode"),netPrice:n(e,"Price/PriceAmount"),grossPrice:n(e,"Price/AllowanceCharge/BaseAmount"),priceQuantity:n(
e,"Price/BaseQuantity"),netAmount:n(e,"LineExtensionAmount"),taxCategory:n(a,"ClassifiedTaxCategory/ID"),taxRate:n(a,"ClassifiedTaxCategory/Percent"),period:I(n(
e,"InvoicePeriod/StartDate"),n(e,"InvoicePeriod/EndDate")),allowances:N(e,"false"),charges:N(e,"true")}}const N=(e,a)=>l(e,"AllowanceCharge").filter(t=>n(t,"Cha\
rgeIndicator")===a).map(t=>({amount:n(t,"Amount"),base:n(t,"BaseAmount"),percentage:n(t,"MultiplierFactorNumeric"),reason:c(t,"AllowanceChargeReason"),reasonCode:n(
t,"AllowanceChargeReasonCode"),taxCategory:n(t,"TaxCategory/ID"),taxRate:n(t,"TaxCategory/Percent")}));function U(e,a){const t=l(e,"TaxTotal"),i=d=>[null,a].includes(
f(o(d,"TaxAmount"),"currencyID"));return{own:t.filter(i),other:t.filter(d=>!i(d))}}const te=e=>({category:n(e,"TaxCategory/ID"),rate:n(e,"TaxCategory/Percent"),
basis:n(e,"TaxableAmount"),amount:n(e,"TaxAmount"),exemptionReason:c(e,"TaxCategory/TaxExemptionReason"),exemptionCode:n(e,"TaxCategory/TaxExemptionReasonCode")});
function ae(e,a){const t=o(e,"LegalMonetaryTotal"),{own:i,other:d}=U(e,a);return{lines:n(t,"LineExtensionAmount"),allowances:n(t,"AllowanceTotalAmount"),charges:n(
t,"ChargeTotalAmount"),net:n(t,"TaxExclusiveAmount"),tax:n(i[0],"TaxAmount"),taxInAccountingCurrency:n(d[0],"TaxAmount"),gross:n(t,"TaxInclusiveAmount"),paid:n(
t,"PrepaidAmount"),rounding:n(t,"PayableRoundingAmount"),due:n(t,"PayableAmount")}}const B=2e7,ie="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100",
re=["urn:oasis:names:specification:ubl:schema:xsd:Invoice-2","urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2"],$={CrossIndustryDocument:"is an invoic\
e of ZUGFeRD 1, which is older than EN 16931",SCRDMCCBDACIOMessageStructure:"is an order (Order-X), not an invoice",CrossIndustryInvoice:"is a Cross Industry In\
voice of another version than D16B and D22B"};async function oe(e,a){if(e.length>B)return`has more than ${B/1e6} MB`;const t=await g(e,a);if(typeof t=="string")
return t;const i=se(t);if(!i)return Object.hasOwn($,t.name)?$[t.name]:"is not an invoice in CII or UBL";const d=i==="CII"?b(t):J(t);return{syntax:i,invoice:d,profile:V(
d.guideline)}}function se({namespace:e,name:a}){return e===ie&&a==="CrossIndustryInvoice"?"CII":re.includes(e)?"UBL":void 0}}),75767:((M,v,p)=>{p.d(v,{S:()=>x});
var E=p(7548),T=p(30729);const x=(0,T.H)(g=>(0,E.zx)(g,["AP","JS","EF","ByteRange","Sig"]))}),30491:((M,v,p)=>{p.d(v,{s:()=>T});const E=["number","last","label",
"name"];function T(g){const P=[],l=[];for(const o of g.normalize("NFC").split(/(\{[^{}]*\})/)){const f=E.find(n=>`{${n}}`===o);if(f)P.push({placeholder:f});else if(/^\{[^{}]*\}$/.
test(o))l.push(o);else{if(/[{}]/.test(o))return{problem:`has a brace that belongs to no placeholder; ${x}`};o&&P.push({literal:o})}}return l.length===0?{pieces:P}:
{problem:`has the unknown ${l.length===1?"placeholder":"placeholders"} ${l.join(" and ")}; ${x}`}}const x=`use ${E.map(g=>`{${g}}`).join(", ")}`}),35092:((M,v,p)=>{
p.d(v,{E:()=>o,L:()=>P});var E=p(38917),T=p(30491);function x(f){const n=(0,T.s)(f);return"problem"in n?n.problem:void 0}const g=/^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8}){0,8}$/,
P=f=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.test(f),o={"file-name":{holds:f=>!/[/\\\p{Cc}\p{Cs}]/u.test(f)&&/[^. ]/.test(f),words:"a file name without fol\
ders"},"media-type":{holds:P,words:"a media type such as text/xml or application/pdf"},date:{holds:f=>(0,E.Z)(f)!==void 0,words:"a date of ISO 8601 such as 2026\
-11-20 or 2026-11-20T14:30:00+01:00"},"number-format":{holds:f=>x(f)===void 0,words:"text such as {number} / {last}",problem:x},"language-tag":{holds:f=>g.test(
f),words:"a language tag such as en, de-AT or zh-Hant (BCP 47)"}}})};
