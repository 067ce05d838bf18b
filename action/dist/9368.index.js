"use strict";exports.id=9368,exports.ids=[9368],exports.modules={69368:((re,Y,l)=>{l.r(Y),l.d(Y,{create_e_invoice:()=>os});var F=l(17079),B=l(58552),X=l(98037),N=l(85392),O=l(
92761),P=l(98446),m=l(36493),R=l(36161),k=l(48231),ee=l(27547),J=l(45657),K=l(3263);const L={id:"text",scheme:"text"},Q={line1:"text",line2:"text",line3:"text",
city:"text",postCode:"text",subdivision:"text",country:"text"},V={name:"text",tradingName:"text",identifiers:[L],legalId:"text",vatId:"text",taxId:"text",electronicAddress:L,
address:Q,contact:{name:"text",phone:"text",email:"text"}},z={start:"date",end:"date"},D=[{amount:"decimal",base:"decimal",percentage:"decimal",reason:"text",reasonCode:"\
text",taxScheme:"text",taxCategory:"text",taxRate:"decimal"}],p={number:"text",typeCode:"text",issueDate:"date",dueDate:"date",currency:"text",taxCurrency:"text",
buyerReference:"text",orderReference:"text",salesOrderReference:"text",contractReference:"text",projectReference:"text",precedingInvoices:["text"],businessProcess:"\
text",notes:["text"],noteSubjects:["text"],period:z,seller:V,buyer:V,payee:V,taxRepresentative:V,delivery:{name:"text",location:L,date:"date",address:Q},payment:{
reference:"text",terms:"text",creditorId:"text",mandate:"text",means:[{code:"text",text:"text",iban:"text",bic:"text",accountName:"text",debitedIban:"text",card:"\
text"}]},lines:[{id:"text",kind:"text",parent:"text",name:"text",description:"text",notes:["text"],sellerItemId:"text",buyerItemId:"text",standardItemId:L,orderLine:"\
text",quantity:"decimal",unit:"text",netPrice:"decimal",grossPrice:"decimal",priceQuantity:"decimal",netAmount:"decimal",taxScheme:"text",taxCategory:"text",taxRate:"\
decimal",period:z,allowances:D,charges:D}],allowances:D,charges:D,thirdPartyCharges:[{amount:"decimal",reason:"text"}],taxes:[{taxScheme:"text",category:"text",
rate:"decimal",basis:"decimal",amount:"decimal",exemptionReason:"text",exemptionCode:"text"}],totals:{lines:"decimal",allowances:"decimal",charges:"decimal",net:"\
decimal",tax:"decimal",taxInAccountingCurrency:"decimal",gross:"decimal",paid:"decimal",rounding:"decimal",due:"decimal"}},T=["syntax","profile","file","xml","g\
uideline","issues"];async function x(e,t){const n=new c(t),s=await n.readObject(e,p,"");return{invoice:{...s,guideline:null,payment:{reference:null,terms:null,creditorId:null,
mandate:null,...{means:[]},...s.payment},totals:{...w,...s.totals}},unknown:n.unknown,wrong:n.wrong}}const w={lines:null,allowances:null,charges:null,net:null,tax:null,
taxInAccountingCurrency:null,gross:null,paid:null,rounding:null,due:null},U=new RegExp("[\\0-\\x08\\x0b\\x0c\\x0e-\\x1f\\ufffe\\uffff]|\\p{Cs}","u"),Z=1e4,W=1e3,
j={text:"a text without control characters",decimal:'a decimal such as "12.50"',date:'a day such as "2026-01-31"'},v=e=>Array.isArray(e);class c{pace;unknown=[];wrong=[];constructor(t){
this.pace=t}async readAny(t,n,s){if(typeof n=="string")return this.readTerm(t,n,s);const a=this.pace.step(400);if(a&&await a,v(n))return await this.readList(t,n[0],
s);const o=await this.readObject(t,n,s);return Object.values(o).every(i=>i===null||Array.isArray(i)&&i.length===0)?null:o}async readObject(t,n,s){const a=typeof t==
"object"&&t!==null&&!Array.isArray(t);!a&&!h(t)&&this.wrong.push(`${s} must be an object`);const o=a?t:{},i=f=>s===""?f:s.endsWith(" ")?`${s}${f}`:`${s}.${f}`;for(const f of Object.
keys(o)){!(s===""&&T.includes(f))&&!Object.hasOwn(n,f)&&this.unknown.push(i(f));const b=this.pace.step(100);b&&await b}const r={};for(const[f,I]of Object.entries(
n))r[f]=await this.readAny(Object.hasOwn(o,f)?o[f]:void 0,I,i(f));return r}async readList(t,n,s){if(h(t))return[];if(!Array.isArray(t))return this.wrong.push(`${s}\
 must be a list`),[];const a=s==="lines"?Z:W;if(t.length>a)return this.wrong.push(`${s} must have at most ${a} entries`),[];const o=[];for(const[i,r]of t.entries()){
const f=`${s} ${i+1}`;o.push(typeof n=="object"&&!v(n)?await this.readObject(r,n,`${f}: `):this.readTerm(r,n,f));const I=this.pace.step(200);I&&await I}return o}readTerm(t,n,s){
if(h(t))return null;if((0,J.Vp)(t))return this.wrong.push(`${s} must be in quotes, because a number of more than 15 digits loses some`),null;const a=typeof t=="\
number"?String(t):t;return typeof a=="string"&&(n==="text"?!U.test(a):n==="date"?(0,K.N)(a)&&a.length===10:(0,m._)(a)!==void 0)?a:(this.wrong.push(`${s} must be\
 ${j[n]}`),null)}}const h=e=>e==null||typeof e=="string"&&e.trim()==="",E=e=>[{at:"",part:e}],y=(e,t)=>t===null?[]:[{at:`${e}.`,part:t}],S=(e,t)=>t.map((n,s)=>({
at:`${e} ${s+1}: `,part:n})),M=e=>S("lines",e.lines),_=e=>t=>t.lines.flatMap((n,s)=>S(`lines ${s+1}: ${e}`,n[e])),q=e=>e==="O",te=(e,t)=>n=>e(n).filter(({part:s})=>!q(
s[t])),le=e=>S("allowances",e.allowances),ue=e=>S("charges",e.charges),Pe=["E","AE","K","G","O"],ge=[{of:E,rows:[["number","BT-1"],["issueDate","BT-2"],["typeCo\
de","BT-3"],["currency","BT-5"],["seller.name","BT-27"],["seller.address.country","BT-40",["BG-5"]],["buyer.name","BT-44"],["buyer.address.country","BT-55",["BG\
-8"]],["lines","BG-25",["BG-23"]]]},{of:E,levels:["XRECHNUNG"],rows:[["buyerReference","BT-10"],["seller.electronicAddress.id","BT-34"],["seller.address.city","\
BT-37"],["seller.address.postCode","BT-38"],["seller.contact.name","BT-41",["BG-6"]],["seller.contact.phone","BT-42"],["seller.contact.email","BT-43"],["buyer.e\
lectronicAddress.id","BT-49"],["buyer.address.city","BT-52"],["buyer.address.postCode","BT-53"],["payment.means","BG-16"]]},{of:M,rows:[["name","BT-153"],["quan\
tity","BT-129"],["unit","BT-130"],["netPrice","BT-146"],["taxCategory","BT-151"]]},{of:te(M,"taxCategory"),rows:[["taxRate","BT-152"]]},{of:le,rows:[["amount","\
BT-92"],["taxCategory","BT-95"]]},{of:te(le,"taxCategory"),rows:[["taxRate","BT-96"]]},{of:ue,rows:[["amount","BT-99"],["taxCategory","BT-102"]]},{of:te(ue,"tax\
Category"),rows:[["taxRate","BT-103"]]},{of:_("allowances"),rows:[["amount","BT-136"]]},{of:_("charges"),rows:[["amount","BT-141"]]},{of:({payment:e})=>S("payme\
nt.means",e.means),rows:[["code","BT-81"]]},{of:({payee:e})=>y("payee",e),rows:[["name","BT-59"]]},{of:({taxRepresentative:e})=>y("taxRepresentative",e),rows:[[
"name","BT-62"],["vatId","BT-63"],["address.country","BT-69",["BG-12"]]]},{of:({delivery:e})=>y("delivery.address",e?.address??null),rows:[["country","BT-80"]]},
{of:({taxes:e})=>S("taxes",e),rows:[["category","BT-118"]]},{of:({taxes:e})=>S("taxes",e).filter((t,n)=>{const{category:s,exemptionCode:a}=e[n];return Pe.includes(
s??"")&&a===null}),rows:[["exemptionReason","BT-120"]]},{of:e=>e.taxCurrency===null?[]:E(e),rows:[["totals.taxInAccountingCurrency","BT-111"]]}],ye=[{of:M,levels:[
"BASIC","EN 16931","XRECHNUNG"],rows:[["kind","BT-X-8"],["parent","BT-X-304"]]},{of:E,levels:["BASIC","EN 16931","XRECHNUNG"],rows:[["thirdPartyCharges","BG-X-8\
3"]]},{of:E,levels:["BASIC"],rows:[["salesOrderReference","BT-14"],["projectReference","BT-11"],["seller.contact","BG-6"],["buyer.contact","BG-9"],["totals.roun\
ding","BT-114"]]},{of:({payment:e})=>S("payment.means",e.means),levels:["BASIC"],rows:[["text","BT-82"],["accountName","BT-85"],["bic","BT-86"],["card","BT-87"]]},
{of:M,levels:["BASIC"],rows:[["description","BT-154"],["sellerItemId","BT-155"],["buyerItemId","BT-156"],["orderLine","BT-132"]]}],de=(e,t,n)=>Fe(ge,e,t,n,!1),Te=(e,t,n)=>Fe(
ye,e,t,n,!0);async function Fe(e,t,n,s,a){const o=[];for(const{of:i,rows:r,levels:f}of e)if(!(f&&!f.includes(n)))for(const{at:I,part:b}of i(t)){for(const[ne,oe,
ae=[]]of r)St(b,ne)===a&&o.push({name:`${I}${ne}`,term:oe,groups:ae});const H=s.step(100*r.length);H&&await H}return o}function St(e,t){let n=e;for(const s of t.
split("."))n=n?.[s];return Array.isArray(n)?n.length>0:n!=null}var Ue=l(36698);const xt={units:1n,scale:2},At={units:1n,scale:0},It=["Z","E","AE","K","G"];async function Et(e,t){
const n=[];for(const[r,f]of e.lines.entries()){n.push(vt(f,r));const I=t.step(400+100*(f.allowances.length+f.charges.length));I&&await I}const s=e.allowances.map(
Ie),a=e.charges.map(Ie),o={...e,lines:n,allowances:s,charges:a},i=await Dt(o,t);return{...o,taxes:i,totals:Ct({...o,taxes:i})}}function vt(e,t){const n=e.allowances.
map(Ie),s=e.charges.map(Ie),{id:a,taxScheme:o,taxCategory:i,taxRate:r,netAmount:f}=e;return{...e,id:a??String(t+1),taxScheme:o??"VAT",taxRate:r??be(i),allowances:n,
charges:s,netAmount:f??wt({...e,allowances:n,charges:s})}}const be=e=>It.includes(e??"")?"0":null;function wt({quantity:e,netPrice:t,priceQuantity:n,allowances:s,
charges:a}){const[o,i]=[se(e),se(t)],r=n===null?At:se(n);return!o||!i||!r||r.units===0n?null:ie((0,m.WQ)((0,m.CQ)((0,m.lw)(o,i),r),(0,m.Re)(me(a),me(s))))}function Ie(e){
const[t,n]=[se(e.base),se(e.percentage)];return{...e,amount:e.amount??(t&&n?ie(Ge(t,n)):null),taxScheme:e.taxScheme??"VAT",taxRate:e.taxRate??be(e.taxCategory)}}
async function Dt(e,t){const n=new Map,s=(o,i,r)=>{if(o===null||!r)return;const f=je(o,i),I=n.get(f);I?I.basis=(0,m.WQ)(I.basis,r):n.set(f,{category:o,rate:i,basis:r})};
for(const{taxCategory:o,taxRate:i,netAmount:r}of(0,Ue.Su)(e)){s(o,i,se(r));const f=t.step(200);f&&await f}for(const{taxCategory:o,taxRate:i,amount:r}of e.charges)
s(o,i,se(r));for(const{taxCategory:o,taxRate:i,amount:r}of e.allowances)s(o,i,(0,m.Re)(m.f2,se(r)??m.f2));const a=e.taxes.map(o=>{const i=o.rate??be(o.category),
r=je(o.category??"",i),f=n.get(r);return n.delete(r),Ke({...o,rate:i},f?.basis)});for(const{category:o,rate:i,basis:r}of n.values())a.push(Ke({taxScheme:"VAT",category:o,
rate:i,basis:null,amount:null,exemptionReason:null,exemptionCode:null},r));return a}function je(e,t){const{units:n,scale:s}=se(t)??m.f2;return`${e} ${(n*10n**BigInt(
40-s)).toString()}`}function Ke(e,t){const n=e.basis??(t?ie(t):null),s=se(n),a=s?ie(Ge(s,se(e.rate)??m.f2)):null;return{...e,taxScheme:e.taxScheme??"VAT",basis:n,
amount:e.amount??a}}function Ct(e){const{totals:t,allowances:n,charges:s,taxes:a,thirdPartyCharges:o}=e,i=(ae,he)=>se(ae)??he,r=i(t.lines,(0,Ue.Su)(e).reduce((ae,{
netAmount:he})=>(0,m.WQ)(ae,se(he)??m.f2),m.f2)),f=i(t.allowances,me(n)),I=i(t.charges,me(s)),b=i(t.net,(0,m.WQ)((0,m.Re)(r,f),I)),H=i(t.tax,me(a)),ne=i(t.gross,
(0,m.WQ)(b,H)),oe=(0,m.WQ)((0,m.Re)(ne,se(t.paid)??m.f2),se(t.rounding)??m.f2);return{...t,lines:t.lines??ie(r),allowances:t.allowances??(n.length>0?ie(f):null),
charges:t.charges??(s.length>0?ie(I):null),net:t.net??ie(b),tax:t.tax??ie(H),gross:t.gross??ie(ne),due:t.due??ie((0,m.WQ)(oe,me(o)))}}const se=e=>e===null?void 0:
(0,m._)(e),me=e=>e.reduce((t,{amount:n})=>(0,m.WQ)(t,se(n)??m.f2),m.f2),Ge=(e,t)=>(0,m.Fd)((0,m.lw)((0,m.lw)(e,t),xt)),ie=e=>(0,m.Bz)((0,m.Fd)(e));var Pt=l(17886),
We=l(3907);const $=(e,...t)=>{const n=t.join("");return n===""?"":`<ram:${e}>${n}</ram:${e}>`},g=(e,t,n="")=>t===null?"":`<ram:${e}${n}>${(0,We.X)(t)}</ram:${e}\
>`,fe=(e,t)=>t===null?"":` ${e}="${(0,We.X)(t)}"`,Se=(e,t)=>t===null?"":`<ram:${e}><udt:DateTimeString format="102">${t.replaceAll("-","")}</udt:DateTimeString>\
</ram:${e}>`;async function bt(e,t){const n=[];for(const b of e.lines){n.push(Ot(b));const H=t.step(2*n.at(-1).length);H&&await H}const{businessProcess:s,guideline:a,
number:o,typeCode:i,issueDate:r,notes:f,noteSubjects:I}=e;return[`<?xml version="1.0" encoding="UTF-8"?>
`,'<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"',' xmlns:ram="urn:un:unece:uncefact:data:standard:Reusable\
AggregateBusinessInformationEntity:100"',` xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100">
<rsm:ExchangedDocumentContext>`,$("BusinessProcessSpecifiedDocumentContextParameter",g("ID",s)),$("GuidelineSpecifiedDocumentContextParameter",g("ID",a)),`</rsm\
:ExchangedDocumentContext>
<rsm:ExchangedDocument>`,g("ID",o),g("TypeCode",i),Se("IssueDateTime",r),...f.map((b,H)=>$("IncludedNote",g("Content",b),g("SubjectCode",I[H]??null))),`</rsm:Ex\
changedDocument>
<rsm:SupplyChainTradeTransaction>
`,...n,Rt(e),Bt(e.delivery),Mt(e),`</rsm:SupplyChainTradeTransaction>
</rsm:CrossIndustryInvoice>
`].join("")}function Ot(e){const{standardItemId:t,netPrice:n,grossPrice:s,priceQuantity:a,unit:o}=e,i=g("BasisQuantity",a,fe("unitCode",o)),r=s===null||n===null?
m.f2:(0,m.Re)((0,m._)(s),(0,m._)(n));return`${$("IncludedSupplyChainTradeLineItem",$("AssociatedDocumentLineDocument",g("LineID",e.id),g("ParentLineID",e.parent),
g("LineStatusReasonCode",e.kind),...e.notes.map(f=>$("IncludedNote",g("Content",f)))),$("SpecifiedTradeProduct",t?g("GlobalID",t.id,fe("schemeID",t.scheme)):"",
g("SellerAssignedID",e.sellerItemId),g("BuyerAssignedID",e.buyerItemId),g("Name",e.name),g("Description",e.description)),$("SpecifiedLineTradeAgreement",$("Buye\
rOrderReferencedDocument",g("LineID",e.orderLine)),s===null?"":$("GrossPriceProductTradePrice",g("ChargeAmount",s),i,r.units===0n?"":$("AppliedTradeAllowanceCha\
rge",Xe(!1),g("ActualAmount",(0,m.Bz)(r)))),n===null?"":$("NetPriceProductTradePrice",g("ChargeAmount",n),i)),$("SpecifiedLineTradeDelivery",g("BilledQuantity",
e.quantity,fe("unitCode",o))),$("SpecifiedLineTradeSettlement",_e("ApplicableTradeTax",e),ke(e.period),...e.allowances.map(f=>Ee(f,!1)),...e.charges.map(f=>Ee(f,
!0)),$("SpecifiedTradeSettlementLineMonetarySummation",g("LineTotalAmount",e.netAmount))))}
`}const Xe=e=>`<ram:ChargeIndicator><udt:Indicator>${e}</udt:Indicator></ram:ChargeIndicator>`,_e=(e,{taxScheme:t,taxCategory:n,taxRate:s})=>n===null?"":$(e,g("\
TypeCode",t),g("CategoryCode",n),g("RateApplicablePercent",s)),ke=e=>e?$("BillingSpecifiedPeriod",Se("StartDateTime",e.start),Se("EndDateTime",e.end)):"",Ee=(e,t)=>$(
"SpecifiedTradeAllowanceCharge",Xe(t),g("CalculationPercent",e.percentage),g("BasisAmount",e.base),g("ActualAmount",e.amount),g("ReasonCode",e.reasonCode),g("Re\
ason",e.reason),_e("CategoryTradeTax",e)),Rt=e=>`${$("ApplicableHeaderTradeAgreement",g("BuyerReference",e.buyerReference),we("SellerTradeParty",e.seller),we("B\
uyerTradeParty",e.buyer),we("SellerTaxRepresentativeTradeParty",e.taxRepresentative),ve("SellerOrderReferencedDocument",e.salesOrderReference),ve("BuyerOrderRef\
erencedDocument",e.orderReference),ve("ContractReferencedDocument",e.contractReference),e.projectReference===null?"":$("SpecifiedProcuringProject",g("ID",e.projectReference),
g("Name","Project reference")))}
`,ve=(e,t)=>$(e,g("IssuerAssignedID",t)),He=e=>[...e].sort((t,n)=>+(t.scheme!==null)-+(n.scheme!==null)).map(({id:t,scheme:n})=>g(n===null?"ID":"GlobalID",t,fe(
"schemeID",n))).join(""),we=(e,t)=>t===null?"":$(e,He(t.identifiers),g("Name",t.name),$("SpecifiedLegalOrganization",g("ID",t.legalId),g("TradingBusinessName",t.
tradingName)),t.contact?$("DefinedTradeContact",g("PersonName",t.contact.name),$("TelephoneUniversalCommunication",g("CompleteNumber",t.contact.phone)),$("Email\
URIUniversalCommunication",g("URIID",t.contact.email))):"",Ze(t.address),t.electronicAddress?$("URIUniversalCommunication",g("URIID",t.electronicAddress.id,fe("\
schemeID",t.electronicAddress.scheme))):"",$("SpecifiedTaxRegistration",g("ID",t.vatId,fe("schemeID","VA"))),$("SpecifiedTaxRegistration",g("ID",t.taxId,fe("sch\
emeID","FC")))),Ze=e=>e===null?"":$("PostalTradeAddress",g("PostcodeCode",e.postCode),g("LineOne",e.line1),g("LineTwo",e.line2),g("LineThree",e.line3),g("CityNa\
me",e.city),g("CountryID",e.country),g("CountrySubDivisionName",e.subdivision)),Bt=e=>`<ram:ApplicableHeaderTradeDelivery>${e===null?"":[$("ShipToTradeParty",He(
e.location?[e.location]:[]),g("Name",e.name),Ze(e.address)),$("ActualDeliverySupplyChainEvent",Se("OccurrenceDateTime",e.date))].join("")}</ram:ApplicableHeader\
TradeDelivery>
`;function Mt(e){const{payment:t,currency:n,taxCurrency:s,totals:a}=e;return`${$("ApplicableHeaderTradeSettlement",g("CreditorReferenceID",t.creditorId),g("Paym\
entReference",t.reference),g("TaxCurrencyCode",s),g("InvoiceCurrencyCode",n),we("PayeeTradeParty",e.payee),...t.means.map(Nt),...e.taxes.map($t),ke(e.period),...e.
allowances.map(o=>Ee(o,!1)),...e.charges.map(o=>Ee(o,!0)),$("SpecifiedTradePaymentTerms",g("Description",t.terms),Se("DueDateDateTime",e.dueDate),g("DirectDebit\
MandateID",t.mandate)),...e.thirdPartyCharges.map(({amount:o,reason:i})=>$("SpecifiedFinancialAdjustment",g("Reason",i),g("ActualAmount",o))),$("SpecifiedTradeS\
ettlementHeaderMonetarySummation",g("LineTotalAmount",a.lines),g("ChargeTotalAmount",a.charges),g("AllowanceTotalAmount",a.allowances),g("TaxBasisTotalAmount",a.
net),g("TaxTotalAmount",a.tax,fe("currencyID",n)),g("TaxTotalAmount",a.taxInAccountingCurrency,fe("currencyID",s)),g("RoundingAmount",a.rounding),g("GrandTotalA\
mount",a.gross),g("TotalPrepaidAmount",a.paid),g("DuePayableAmount",a.due)),...e.precedingInvoices.map(o=>ve("InvoiceReferencedDocument",o)))}
`}const Nt=e=>$("SpecifiedTradeSettlementPaymentMeans",g("TypeCode",e.code),g("Information",e.text),$("ApplicableTradeSettlementFinancialCard",g("ID",e.card)),$(
"PayerPartyDebtorFinancialAccount",g("IBANID",e.debitedIban)),Lt(e),$("PayeeSpecifiedCreditorFinancialInstitution",g("BICID",e.bic)));function Lt({iban:e,accountName:t}){
const n=e?.replace(/\s/g,"")??null,s=n!==null&&(0,Pt.X)(n);return $("PayeePartyCreditorFinancialAccount",s?g("IBANID",n):"",g("AccountName",t),s?"":g("Proprieta\
ryID",e))}const $t=e=>$("ApplicableTradeTax",g("CalculatedAmount",e.amount),g("TypeCode",e.taxScheme),g("ExemptionReason",e.exemptionReason),g("BasisAmount",e.basis),
g("CategoryCode",e.category),g("ExemptionReasonCode",e.exemptionCode),g("RateApplicablePercent",e.rate)),De="urn:cen.eu:en16931:2017",Ft={basic:{level:"BASIC",guideline:`${De}\
#compliant#urn:factur-x.eu:1p0:basic`},en16931:{level:"EN 16931",guideline:De},extended:{level:"EXTENDED",guideline:`${De}#conformant#urn:factur-x.eu:1p0:extend\
ed`},xrechnung:{level:"XRECHNUNG",guideline:`${De}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`}},Ut="urn:fdc:peppol.eu:2017:poacc:billing:01:1.0",Ve=40;async function jt(e,t,n){
const{level:s,guideline:a}=Ft[t],{invoice:o,unknown:i,wrong:r}=await x(e,n),f=o.businessProcess??(s==="XRECHNUNG"?Ut:null),I=await Et({...o,guideline:a,businessProcess:f},
n),b=await de(I,s,n),H=Buffer.from(await bt(I,n),"utf8"),ne=await(0,R.Q)(H,n);if(typeof ne=="string")return[`makes XML that ${ne}`];const oe=(await(0,k.n)(ne,n)).
filter(({rule:$e})=>$e==="PRICE"),ae=[...await(0,k.P)(ne,n),...(0,ee.v)(ne),...oe],he=[...i.length>0?[`has names that it does not know: ${(0,P.Zv)(i)}. It takes\
 those that Read gives`]:[],...r.length>0?[`has values of a wrong kind: ${(0,P.Dw)(r,Ve)}`]:[],...b.length>0?[`lacks terms that the invoice needs: ${ze(b)}`]:[],
...Kt(I,s,await Te(I,s,n)),...r.length>0?[]:Wt(ae,b)];return he.length>0?he:H}const ze=e=>(0,P.Dw)(e.map(({name:t,term:n})=>`${t} (${n})`),Ve);function Kt(e,t,n){
const s=({netPrice:o,grossPrice:i})=>o!==null&&i!==null&&(0,m.oi)((0,m._)(o),(0,m._)(i)),a=t==="EXTENDED"?[]:e.lines.filter(o=>o.notes.length>1);return[...n.length>
0?[`has terms that the profile ${t} does not have: ${ze(n)}`]:[],...a.length>0?["has lines with several notes (BT-127), which only the profile EXTENDED has"]:[],
...e.lines.some(s)?["has a line whose netPrice (BT-146) is above its grossPrice (BT-148)"]:[]]}const Gt=/^(?:BR-CO-1\d|BR-(?:S|Z|E|AE|IC|G|O|AF|AG)-\d+|BR-FXEXT-.*|BR-2[4-6]|BR-4[5-8]|BR-DE-14)$/;
function Wt(e,t){const n=new Set(t.flatMap(({term:a,groups:o})=>[a,...o])),s=new Map;for(const a of e)s.has(a.rule)||s.set(a.rule,a);return[...s.values()].filter(
({rule:a,text:o})=>{const i=o.match(/\bB[TG]-\d+\b/g)??[];return t.length===0||!Gt.test(a)&&!i.some(r=>n.has(r))}).map(({rule:a,text:o,where:i})=>`breaks ${a} (${i}\
): ${o}`)}var Xt=l(21281),Ye=l(824),_t=l(60660),kt=l(94518),Ht=l(14029),Qe=l(43576),Zt=l(55969),Vt=l(24472),pe=l(21115),zt=l(32901),Yt=l(1975),Je=l(60912),Oe=l(
27612),G=l(45599),qe=l(37709),et=l(6057),tt=l(96927),Re=l(21996),Qt=l(62743),Be=l(18271),xe=l(16456),ce=l(49454),nt=l(30201),Jt=l(55437);async function qt(e,t){
const n=(0,ce.FG)(e,t.get("Subtype"));if(n==="Type3")return()=>!1;const s=(0,Be.oQ)(e,t);if(typeof s=="object")return n==="Type0"?await en(e,t,s):tn(e,t,s)}async function en(e,t,n){
const s=await(0,Jt.x)(e,t.get("Encoding"),{found:!1}),a=e.resolve((0,ce.hL)(e,t)?.get("CIDToGIDMap")),o=a instanceof G.Z6?e.decoded(a):void 0,i=r=>n.kind==="cid"?
r>0&&n.has(r):n.kind==="named"?r>0&&n.nameOf(r)!=="":n.has(o?(o[r*2]??0)<<8|(o[r*2+1]??0):r);return r=>{for(let f=0;f<r.length;){const I=s.lengthAt(r,f);if(f+I>
r.length)return!0;let b=0;for(const H=f+I;f<H;f++)b=b*256+r[f];if(!i(s.cidOf(b,I)))return!0}return!1}}function tn(e,t,n){const{differences:s}=(0,xe.yD)(e,t),a=(0,xe.
pE)(e,(0,ce.nb)(e,t),t),o=(0,xe.P$)(e,t,a,!0),i=f=>{const I=s?.get(f),b=o?.get(f);return n.kind==="truetype"?nn(n,f,b):sn(n,f,I??b?.name,b)},r=new Map;return f=>f.
some(I=>{const b=r.get(I)??i(I);return r.set(I,b),!b})}const nn=(e,t,n)=>n!==void 0&&(e.unicode(n.point)>0||e.glyphOf(n.name)>0)||e.code(t)>0||e.codes===void 0&&
e.unicode(t)>0;function sn(e,t,n,s){const a=n??e.encoding?.get(t);return a===void 0||a===".notdef"?!1:e.has(a)||s!==void 0&&e.has((0,nt.S)(s.point))}var an=l(65868);
async function st(e){const t=new an.i(e),n=new on;for(let o=0;o<e.pages.count;o++)await t.read(o,n,n);let[s,a]=[!1,!1];for(const[o,i]of n.byFont){const r=await qt(
e,o.dictionary);r?s||=i.some(r):a=!0;const f=e.job.pace.step(i.length*50);f&&await f}return{notdef:s,unknown:a,unreadable:n.unreadable,strings:n.byFont}}class on{unreadable=!1;fonts=new Map;get byFont(){
return[...this.fonts].map(([t,n])=>[t,[...n.values()]])}string(t,n){let s=this.fonts.get(n);s||this.fonts.set(n,s=new Map);const a=Buffer.from(t).toString("lati\
n1");s.has(a)||s.set(a,Uint8Array.from(t))}glyph(t,n){n===Qt.m&&(this.unreadable=!0)}}async function at(e,t,n){await rn(e),await cn(e);const s=new Set([...ln(e),
...await un(e),...await hn(e),...await gn(e)]),{notdef:a,unknown:o,unreadable:i}=n??await st(e);return a&&s.add("shows characters for which its fonts have no gl\
yph (ISO 19005-3, 6.2.11.8)"),o&&s.add("has a font that is not embedded or cannot be read (6.2.11.4.1)"),i&&t==="a"&&s.add("shows characters without a meaning i\
n Unicode (6.2.11.7)"),[...s]}const rn=e=>(0,Oe.l)(e,["CIDSet","CharSet"],t=>{if(!t.has("FontName"))return!1;const n=t.size;return t.delete("CIDSet"),t.delete("\
CharSet"),t.size<n});async function cn(e){const t=new Map;for(const[n,s]of e.pages.numbers.entries()){if(e.entry(s,"Resources")!==void 0)continue;const a=e.pages.
attribute(n,"Resources")??new G.Bi;a instanceof G.Bi&&!t.has(a)&&t.set(a,e.add(a)),e.patch(s,{Resources:t.get(a)??a});const o=e.job.pace.step(400);o&&await o}}function ln(e){
const{catalog:t}=e,n=[];return(e.dict(t.get("AcroForm"))?.has("XFA")||t.has("NeedsRendering"))&&n.push("has an XFA form (6.4.2)"),t.has("Requirements")&&n.push(
"asks readers for features (/Requirements, 6.11)"),e.dict(t.get("Names"))?.has("AlternatePresentations")&&n.push("has a presentation (6.10)"),[...e.dict(t.get("\
Perms"))?.keys()??[]].some(o=>o!=="UR3"&&o!=="DocMDP")&&n.push("has permissions that part 3 does not know (6.1.12)"),n}const dn=["Popup","Link"],fn=["MediaBox",
"CropBox","BleedBox","TrimBox","ArtBox"];async function un(e){const t=new Set;for(const[n,s]of e.pages.numbers.entries()){e.entry(s,"AA")!==void 0&&t.add("has a\
 page with actions (6.5.2)"),e.entry(s,"PresSteps")!==void 0&&t.add("has a presentation (6.10)");for(const a of fn){const i=a==="MediaBox"||a==="CropBox"?e.pages.
attribute(n,a):e.entry(s,a),r=i===void 0?void 0:(0,et.b0)(e,i);(r?[r[2]-r[0],r[3]-r[1]]:[]).some(I=>I<tt.XS||I>tt.tU)&&t.add("has a page that is too small or to\
o large (6.1.13)")}for(const a of e.array(e.entry(s,"Annots"))??[]){const o=e.job.pace.step(500);o&&await o;const i=e.dict(a),r=e.resolve(i?.get("Subtype")),f=r instanceof
G.SX?r.text:"",I=!dn.includes(f)&&(0,et.b0)(e,i?.get("Rect"))!==void 0;i&&I&&!e.dict(i.get("AP"))&&t.add("has an annotation without an appearance (6.3.3)"),f===
"Widget"&&(i?.has("A")||i?.has("AA"))&&t.add("has a field with an action (6.4.1)")}}return[...t]}const ot=["Hide","SetOCGState","Rendition","Trans","GoTo3DView"];
async function hn(e){const t=new Set;let[n,s]=[!1,!1];if(await(0,Oe.l)(e,[...ot,"HTP","OPM"],a=>{const o=e.resolve(a.get("S"));return o instanceof G.SX&&ot.includes(
o.text)&&!a.has("Subtype")&&t.add(`has an action ${o.text} (6.5.1)`),a.has("HTP")&&t.add("has a phase of halftones (6.2.5)"),n||=e.resolve(a.get("OPM"))===1,!1}),
n)for(const a of(await(0,Re.zx)(e,["N"])).N){const o=e.get(a);s||=o instanceof G.Z6&&e.resolve(o.dict.get("N"))===4}return n&&s&&t.add("overprints colors of a C\
MYK profile (6.2.4.2)"),[...t]}const pn=new Set(["Do","Tf","gs","cs","CS","scn","SCN","sh"]),mn=/^(?:Device(?:Gray|RGB|CMYK)|Pattern)$/;async function gn(e){const t=new Set,
{Form:n,PatternType:s,Type3:a}=await(0,Re.zx)(e,["Form","PatternType","Type3"]),o=async i=>{let r=!1;const f=I=>{const b=pn.has(I.operator)?I.name(Math.max(I.count-
1,0)):void 0,H=I.operator==="Tf"?I.name(0):b;r||=H!==void 0&&!mn.test(H)};return await(0,qe.Ko)(await e.decodedAtEase(i),e.job.pace,f),r};for(const i of new Set(
[...n,...s])){const r=e.get(i);if(!(r instanceof G.Z6))continue;const f=e.resolve(r.dict.get("PatternType"))===1;if(!f&&!(0,G.Eo)(e.resolve(r.dict.get("Subtype")),
"Form"))continue;const I=e.dict(r.dict.get("Resources"));!I&&await o(r)&&t.add("has a form without resources (6.2.2)"),f&&I?.has("Font")&&t.add("has text in a p\
attern")}for(const i of a){const r=e.get(i);if(!(r instanceof G.Bi)||!(0,G.Eo)(e.resolve(r.get("Subtype")),"Type3"))continue;const f=e.dict(r.get("Resources"));
f?.has("Font")&&t.add("has text in glyphs of a Type 3 font");for(const I of f?[]:e.dict(r.get("CharProcs"))?.values()??[]){const b=e.resolve(I);b instanceof G.Z6&&
await o(b)&&t.add("has a Type 3 font without resources (6.2.2)")}}return[...t]}var yn=l(93059),Tn=l(58971),Sn=l(69869);const xn=new Set(["Launch","Sound","Movie",
"ResetForm","ImportData","Hide","SetOCGState","Rendition","Trans","GoTo3DView","JavaScript"]),An=["NextPage","PrevPage","FirstPage","LastPage"],In=["Normal","Co\
mpatible","Multiply","Screen","Overlay","Darken","Lighten","ColorDodge","ColorBurn","HardLight","SoftLight","Difference","Exclusion","Hue","Saturation","Color",
"Luminosity"],rt=["RelativeColorimetric","AbsoluteColorimetric","Perceptual","Saturation"],it=32767,ct=127,En=2**31-1,lt=32,vn=2e3,wn=16;async function Dn(e){const t=new Cn(
e);for(let n=1;n<e.size;n++)e.exists(n)&&await t.visit(e.get(n));return await t.checkProfiles(),t.found}class Cn{document;found=new Set;profiles=new Map;compared=0;colorants=new Map;constructor(t){
this.document=t}async visit(t){const{pace:n}=this.document.job,s=[t];for(n.add(100);s.length>0;){const a=s.pop(),o=n.step(20);if(o&&await o,a instanceof G.Z6)this.
stream(a.dict),s.push(a.dict);else if(a instanceof G.Bi){this.dictionary(a);for(const[i,r]of a)i.length>ct&&this.found.add(Ae),s.push(r)}else if(Array.isArray(a)){
this.colorSpace(a);for(const i of a)s.push(i)}else this.scalar(a)}}scalar(t){const{found:n}=this;t instanceof G.SX?(t.text==="DeviceCMYK"&&n.add(Ce),t.text.length>
ct&&n.add(Ae)):t instanceof G.Mx?t.bytes.length>it&&n.add(Ae):Number.isInteger(t)&&Math.abs(t)>En&&n.add(Ae)}nameOf(t){const n=this.document.resolve(t);return n instanceof
G.SX?n.text:void 0}stream(t){const{document:n,found:s}=this;(t.has("F")||t.has("FFilter")||t.has("FDecodeParms"))&&s.add("has a stream in another file (6.1.7.1)");
const a=n.resolve(t.get("Filter")),o=Array.isArray(a)?a.slice(0,wn).map(i=>this.nameOf(i)):[this.nameOf(a)];switch(o.includes("LZWDecode")&&s.add("uses LZW (6.1\
.7.2)"),o.includes("Crypt")&&s.add("has a stream that is encrypted apart (6.1.7.2)"),o.includes("JPXDecode")&&s.add("has JPEG 2000 images, which are not checked"),
this.nameOf(t.get("Subtype"))){case"Image":(t.has("Alternates")||t.has("OPI"))&&s.add("has an image with alternates (6.2.8)"),n.resolve(t.get("Interpolate"))===
!0&&s.add("has an image that is interpolated (6.2.8)"),this.intent(t.get("Intent"));return;case"Form":(t.has("OPI")||t.has("Ref"))&&s.add("has a form from anoth\
er file (6.2.9)"),(t.has("PS")||this.nameOf(t.get("Subtype2"))==="PS")&&s.add(ut);return;case"PS":s.add(ut)}}dictionary(t){const{document:n,found:s}=this,a=this.
nameOf(t.get("S"));a!==void 0&&xn.has(a)&&!t.has("Subtype")&&s.add(`has an action ${a} (6.5.1)`),a==="Named"&&t.has("N")&&!An.includes(this.nameOf(t.get("N"))??
"")&&s.add("has a named action (6.5.1)"),t.has("AA")&&s.add("has actions that start automatically (6.5.2)");const i=a==="Luminosity"||a==="Alpha",r=this.nameOf(
t.get("TR2"));(t.has("TR")&&!i||t.has("TR2")&&r!=="Default")&&s.add("has a transfer function (6.2.5)"),(t.has("HTP")||t.has("HTO"))&&s.add("has a phase of halft\
ones (6.2.5)");const f=n.resolve(t.get("HalftoneType"));(t.has("HalftoneName")||typeof f=="number"&&f!==1&&f!==5)&&s.add("has a halftone (6.2.5)"),t.has("BM")&&
!In.includes(this.nameOf(t.get("BM"))??"")&&s.add("has an unknown blend mode (6.2.10)"),t.has("RI")&&this.intent(t.get("RI")),n.resolve(t.get("OPM"))===1&&s.add(
"overprints colors (6.2.4.2)"),(this.nameOf(t.get("Type"))==="EmbeddedFile"||t.has("EF"))&&s.add("has attachments, whose relationship is not known (6.8)")}intent(t){
const n=this.nameOf(t);n!==void 0&&!rt.includes(n)&&this.found.add(ft)}colorSpace(t){const{document:n,found:s}=this,a=t[0]instanceof G.SX?t[0].text:"";if(a==="I\
CCBased"){const o=n.resolve(t[1]),i=o instanceof G.Z6?n.resolve(o.dict.get("N")):void 0;o instanceof G.Z6&&typeof i=="number"?this.profiles.set(o,i):s.add(ht)}else if(a===
"Separation"&&t.length>=4){if(++this.compared>vn){s.add("has more spot colors than are compared");return}const o=this.nameOf(t[1])??"",i={parts:Me},r=[t[2],t[3]].
map(I=>dt(n,I,i)).join(" ");n.job.pace.add((Me-i.parts)*Pn);const f=this.colorants.get(o);(r.includes("?")||f!==void 0&&f!==r)&&s.add("has a spot color that may\
 look different in places (6.2.4.4)"),this.colorants.set(o,r)}else if(a==="DeviceN"){const o=n.dict(t[4]),i=n.array(t[1])??[],r=i.slice(0,lt),f=n.dict(o?.get("C\
olorants")),I=r.map(b=>this.nameOf(b)??"").filter(b=>!bn.includes(b));(i.length>lt||I.some(b=>f?.has(b)!==!0))&&s.add("has a color space whose colorants are not\
 described (6.2.4.4)")}}async checkProfiles(){const{document:t,found:n}=this;for(const[s,a]of this.profiles){const o=a===1||a===3||a===4,i=await t.decodedAtEase(
s);(!o||!(0,Sn.hh)(i,a))&&n.add(ht);const r=t.job.pace.step(i.length);r&&await r}}}const Me=64,Pn=500;function dt(e,t,n){if(n.parts--<=0)return"?";if((0,G.i9)(t)&&
e.resolve(t)instanceof G.Z6)return`${t.number}`;const s=e.resolve(t);if(s instanceof G.SX)return s.text;if(typeof s=="number")return`${s}`;const a=Array.isArray(
s)?s:s instanceof G.Bi?[...s].flat():void 0;if(!a||a.length>Me)return"?";const o=a.map(i=>typeof i=="string"?i:dt(e,i,n));return`${s instanceof G.Bi?"dict":""}[${o.
join(" ")}]`}const bn=["Cyan","Magenta","Yellow","Black","None"],Ce="has CMYK colors without a profile, which sRGB does not cover (6.2.4.3)",Ae="has a string, a\
 name or a number beyond the limits (6.1.13)",ft="has an unknown rendering intent (6.2.6)",ut="has PostScript (6.2.9)",ht="has a color profile that cannot be us\
ed (6.2.4.2)",On=28;async function Rn(e){const t=new Set,n=new Tn.X(e);for(let s=0;s<e.pages.count;s++)await pt(e,await n.page(s),t);for(const s of await Bn(e))
await pt(e,await e.decodedAtEase(s),t);return t}async function Bn(e){const t=new Set,{Form:n,PatternType:s,CharProcs:a}=await(0,Re.zx)(e,["Form","PatternType","\
CharProcs"]);for(const i of new Set([...n,...s])){const r=e.get(i);if(!(r instanceof G.Z6))continue;((0,G.Eo)(e.resolve(r.dict.get("Subtype")),"Form")||e.resolve(
r.dict.get("PatternType"))===1)&&t.add(r)}const o=new Set;for(const i of a){const r=e.get(i),f=r instanceof G.Bi?e.dict(r.get("CharProcs")):void 0;if(!f||o.has(
f))continue;o.add(f);for(const b of f.values()){const H=e.resolve(b);H instanceof G.Z6&&t.add(H)}const I=e.job.pace.step(f.size*100);I&&await I}return t}async function pt(e,t,n){
let s=0;await(0,qe.Ko)(t,e.job.pace,a=>{const{operator:o}=a;switch(o){case"":n.add("has operators that PDF does not know (6.2.2)");return;case"q":++s>On&&n.add(
"has graphics states that are nested too deep (6.1.13)");return;case"Q":--s<0&&n.add("restores a graphics state that was not saved (6.2.2)");return;case"k":case"\
K":n.add(Ce);return;case"cs":case"CS":a.name(0)==="DeviceCMYK"&&n.add(Ce);return;case"ri":rt.includes(a.name(0)??"")||n.add(ft);return;case"BI":Mn(a,n);return;case"\
Tj":case"TJ":case"'":case'"':a.endOf(a.count-1)-a.startOf(0)>it&&n.add(Ae)}}),s>0&&n.add("has content that does not restore the graphics state (6.2.2)")}function Mn(e,t){
const n=(0,yn.n)(e);if(!n)return;const s=a=>(Array.isArray(a)?a:[a]).flatMap(o=>o instanceof G.SX?[o.text]:Array.isArray(o)?s(o):[]);s(n.dict.get("ColorSpace")).
some(a=>a==="CMYK"||a==="DeviceCMYK")&&t.add(Ce),s(n.dict.get("Filter")).some(a=>a==="LZW"||a==="LZWDecode")&&t.add("uses LZW (6.1.10)"),(n.dict.get("I")===!0||
n.dict.get("Interpolate")===!0)&&t.add("has an image that is interpolated (6.2.8)")}var Nn=l(15330),Ln=l(25747);const $n=1,Fn=20,Un=1e3,jn=["Identity-H","Identi\
ty-V"];async function Kn(e,t){const n=new Set;for(const[s,a]of t){const{dictionary:o}=s,i=(0,ce.FG)(e,o.get("Subtype"));if(i==="Type3")continue;const r=(0,Be.oQ)(
e,o),f=(0,Be.Lq)(e,o);if(typeof r!="object"||!f)continue;const I=i==="Type0"?Wn:Gn;for(const H of I(e,o,r))n.add(H);const b=await e.decodedAtEase(f);await Xn(e,
s,a,r,b)||n.add("has a font whose widths differ from those of its program (6.2.11.5)")}return n}function Gn(e,t,n){const s=[],[a,o]=[e.resolve(t.get("FirstChar")),
e.resolve(t.get("LastChar"))],i=e.array(t.get("Widths"));if((!(typeof a=="number"&&typeof o=="number"&&i?.length===o-a+1)||!t.has("BaseFont"))&&s.push("has a fo\
nt without widths (6.2.11.2)"),n.kind!=="truetype")return s;const{base:f,differences:I}=(0,xe.yD)(e,t);if((0,xe.pE)(e,(0,ce.nb)(e,t),t))return t.has("Encoding")&&
s.push("has a symbolic TrueType font with an encoding (6.2.11.6)"),n.codes!=="symbol"&&n.subtables!==1&&s.push("has a symbolic TrueType font without one table o\
f its codes (6.2.11.6)"),s;const b=(0,ce.FG)(e,t.get("Encoding"))||(0,ce.FG)(e,e.dict(t.get("Encoding"))?.get("BaseEncoding"));f!==void 0&&(b==="WinAnsiEncoding"||
b==="MacRomanEncoding")||s.push("has a TrueType font without one of the encodings that are allowed (6.2.11.6)");const ne=oe=>{const ae=(0,nt.u)(oe);return oe===
".notdef"||ae!==void 0&&n.unicode(ae)>0};return I&&![...I.values()].every(ne)&&s.push("has a TrueType font with names of glyphs that its table of characters lac\
ks (6.2.11.6)"),s}function Wn(e,t,n){const s=[],a=(0,ce.FG)(e,t.get("Encoding"));jn.includes(a)||s.push("has a composite font with another CMap than Identity, w\
hich is not checked");const o=(0,ce.hL)(e,t),i=e.resolve(o?.get("CIDToGIDMap")),r=(0,ce.FG)(e,o?.get("Subtype"))==="CIDFontType2",f=i instanceof G.Z6||(0,ce.FG)(
e,i)==="Identity";return r&&!f&&s.push("has a font without /CIDToGIDMap (6.2.11.3.2)"),r!==(n.kind==="truetype")&&s.push("has a font whose kind is not that of i\
ts program (6.2.11.2)"),s}async function Xn(e,t,n,s,a){let o=0;const i=(0,Ln.W)(a,I=>o+=I);if(!i)return!1;const r=(0,Nn.X)(e,t.dictionary,i,s),f=new Set;for(const I of n)
for(let b=0,H=0;b<I.length;b=H){H=Math.max(t.partEnd(I,b,Un),b+1);for(const oe of t.glyphs(I.subarray(b,H))){if(f.has(oe.code))continue;f.add(oe.code);const ae=r(
oe);if(ae===void 0||Math.abs(ae-1e3*oe.width)>$n)return!1}const ne=e.job.pace.step((H-b)*20+o*Fn);o=0,ne&&await ne}return!0}async function _n(e,t){const n=await st(
e),s=new Set([...await at(e,"b",n),...Zn(e),...await Qn(e),...ss(t),...await Dn(e),...await Rn(e),...await Kn(e,n.strings)]);return s.size>0?[...s]:(gt(e).length===
0&&(0,Vt.Xw)(e),await es(e),(0,Je._L)(e,t?(0,Je.QH)(t,Hn,mt):(0,zt.R)(e,mt)),[])}async function kn(e){const t=e.resolve(e.catalog.get("Metadata"));return(0,Yt.kg)(
e.decoded(t),e.job.pace)}const mt=[["part","3"],["conformance","B"]].map(([e,t])=>({prefix:"pdfaid",name:e,form:"simple",values:[t]})),Hn=({namespace:e})=>e===pe.
dK.pdfaid,gt=e=>e.array(e.catalog.get("OutputIntents"))??[];function Zn(e){const{catalog:t}=e,n=[],s=e.dict(t.get("AcroForm"));e.resolve(s?.get("NeedAppearances"))===
!0&&n.push("leaves the look of fields to readers (6.4.1)");const a=e.dict(t.get("Names"));a?.has("JavaScript")&&n.push("has scripts (6.5.1)"),a?.has("EmbeddedFi\
les")&&n.push("has attachments, whose relationship is not known (6.8)");const o=gt(e).map(f=>e.dict(f)),i=f=>(0,G.Eo)(e.resolve(f?.get("S")),"GTS_PDFA1")&&e.resolve(
e.dict(f?.get("DestOutputProfile"))?.get("N"))===3;(o.length>1||!o.every(i))&&n.push("has another output intent than one of RGB for PDF/A (6.2.3)");const r=e.dict(
t.get("OCProperties"));return r&&!Vn(e,r)&&n.push("has layers without a name or an order, or that are turned on automatically (6.9)"),n}const yt=50;function Vn(e,t){
const n=e.array(t.get("Configs"))??[];if(n.length>yt)return!1;const s=[t.get("D"),...n].map(r=>e.dict(r)),o=s.map(r=>e.resolve(r?.get("Name"))).map(r=>r instanceof
G.Mx?Buffer.from(r.bytes).toString("latin1"):"");return o.every(r=>r!=="")&&new Set(o).size===o.length&&s.every(r=>r&&!r.has("AS")&&!r.has("Order"))}const zn=new Set(
["Text","Link","FreeText","Line","Square","Circle","Polygon","PolyLine","Highlight","Underline","Squiggly","StrikeOut","Stamp","Caret","Ink","Popup","Widget","P\
rinterMark","TrapNet","Watermark","Redact"]),Ne=4,Yn=291,Tt=24;async function Qn(e){const t=new Set;for(const n of qn(e)){const s=e.job.pace.step(500);s&&await s;
const a=(0,Zt.B)(e,n);zn.has(a)||t.add("has an annotation that PDF/A does not know (6.3.1)");const o=e.resolve(n.get("F"))??(a==="Link"?Ne:0),i=typeof o=="numbe\
r"&&(o&Ne)>0&&(o&Yn)===0;a!=="Popup"&&!i&&t.add("has an annotation that is hidden or not printed (6.3.2)"),a==="Text"&&(Number(o)&Tt)!==Tt&&t.add("has a note th\
at turns with the page (6.3.2)");const r=e.dict(n.get("AP"));r&&(r.size>1||!r.has("N"))&&t.add("has an annotation with several looks (6.3.3)"),r&&Jn(e,r.get("N"))&&
t.add("has text in annotations or fields, which is not checked")}return t}function Jn(e,t){const n=e.resolve(t),s=n instanceof G.Z6?[n]:n instanceof G.Bi?[...n.
values()]:[];return s.length>yt?!0:s.some(a=>{const o=e.resolve(a),i=o instanceof G.Z6?e.dict(o.dict.get("Resources")):void 0;return i?.has("Font")===!0||i?.has(
"XObject")===!0})}function*qn(e){for(const t of e.pages.numbers)for(const n of e.array(e.entry(t,"Annots"))??[]){const s=e.dict(n);s&&(yield s)}}const es=e=>(0,Oe.
l)(e,["Link"],t=>{const n=(0,G.Eo)(e.resolve(t.get("Subtype")),"Link")&&!t.has("F");return n&&t.set("F",Ne),n}),ts={[pe.dK.dc]:["contributor","coverage","creato\
r","date","description","format","identifier","language","publisher","relation","rights","source","subject","title","type"],[pe.dK.xmp]:["CreateDate","CreatorTo\
ol","Identifier","Label","MetadataDate","ModifyDate","Nickname","Rating","BaseURL"],[pe.dK.xmpMM]:["DocumentID","InstanceID","OriginalDocumentID","VersionID","R\
enditionClass"],[pe.dK.pdf]:["Keywords","PDFVersion","Producer","Trapped"],[pe.dK.pdfaid]:["part","conformance","amd","corr","rev"]},ns={creator:"Seq",date:"Seq",
contributor:"Bag",language:"Bag",publisher:"Bag",relation:"Bag",subject:"Bag",type:"Bag",description:"Alt",rights:"Alt",title:"Alt"};function ss(e){if(!e)return[];
const t=({namespace:s,name:a,from:o,to:i})=>{if(ts[s]?.includes(a)!==!0)return!1;const r=s===pe.dK.dc?ns[a]:void 0;return r===void 0||e.text.slice(o,i).includes(
`:${r}`)};return e.properties.filter(s=>!t(s)).length>0?["has metadata that PDF/A does not know or has in another form (6.6.2.3)"]:[]}const as={alternative:"Alt\
ernative",data:"Data",source:"Source"},Le=["MINIMUM","BASIC WL"],os=async(e,t,n)=>{const s=await(0,kt.E)(e.bytes,n,{password:t.open_password}),a=await(0,Ye.Br)(
s),o=(0,Xt.Ip)(s,a).archive,i=await rs(t,n.pace),r="issues"in i?i.issues:[],f="issues"in i?void 0:await(0,R.Q)(i.bytes,n.pace),I=[...r,...f===void 0?[]:cs(f,t),
...t.attach_only?[]:await ls(s,{xmp:a,archive:o,upgrades:t.upgrade_to_archive}),...await ds(s,typeof f=="object"?f.profile:void 0)];if(I.length>0||"issues"in i||
typeof f!="object"||!f.profile)throw(0,B.G6)(I);const{profile:b,invoice:H}=f,ne=(0,Ye._6)(s,a),oe={name:b.file,bytes:i.bytes,mimeType:"text/xml",description:"El\
ectronic invoice as XML",relationship:as[is(t,b)],modified:(0,F.Z)(ne.modified??ne.created??H.issueDate??"")};await(0,X.K)(s,oe,(await(0,X.V)(s)).map(({entry:us})=>us),
[]),t.attach_only||await(0,N.a)(s,a&&o?a:await kn(s),b);const ae=s.pages.count,he=await(0,Ht.UN)(s,{version:"1.7"}),$e={pageCount:ae,profile:b.level};return{documents:[
{name:e.name,bytes:he,pageCount:ae}],notes:fs(b,t),facts:$e}};async function rs({invoice:e,invoice_data:t,profile:n},s){if(!t)return{bytes:e.bytes};const a=await jt(
t,n,s);return Array.isArray(a)?{issues:[{field:"invoice_data",message:a.join("; "),mentions:["profile","read_e_invoice"]}]}:{bytes:a}}const is=({relationship:e},{
level:t})=>e??(Le.includes(t)?"data":"alternative");function cs(e,{relationship:t}){const n=r=>[{field:"invoice",message:r}];if(typeof e=="string")return n(`${e}\
: it must be a Cross Industry Invoice (CII D16B or D22B)`);if(e.syntax==="UBL")return n("is an invoice in UBL, and Factur-X takes only Cross Industry Invoices (\
CII)");const{profile:s,invoice:a}=e;if(!s)return n("has no guideline (BT-24) of Factur-X, ZUGFeRD 2 or XRechnung: it must name MINIMUM, BASIC WL, BASIC, EN 1693\
1, EXTENDED or XRECHNUNG");const o=["number","issueDate","typeCode","currency"].filter(r=>a[r]===null),i=Le.includes(s.level)&&t!==void 0&&t!=="data";return[...o.
length>0?n(`lacks terms that every invoice has: ${o.join(", ")}`):[],...i?[{field:"relationship",message:`must be data for an invoice of the profile ${s.level}`}]:
[]]}async function ls(e,{xmp:t,archive:n,upgrades:s}){const a=(i,...r)=>({field:"file",message:i,mentions:["attach_only",...r]});return e.security?[a("is encryp\
ted, which an electronic invoice must not be: remove the password and the restrictions first")]:t?.malformed===!0?[a("has XMP metadata that is malformed, so it \
cannot be PDF/A")]:n?.level==="a"&&!(0,_t.Bi)(e)?[a(`claims ${n.name} and is not tagged, as level A needs: convert it first, or set attach_only`)]:n&&(n.part===
2||n.part===3)?[]:n?.part===1?(await at(e,n.level)).map(r=>a(`claims ${n.name} and cannot become PDF/A-3, because it ${r}: convert it first, or set attach_only`)):
n?[a(`claims ${n.name}, and an electronic invoice must be PDF/A-2 or PDF/A-3: convert it first, or set attach_only`)]:s?(await _n(e,t)).map(i=>a(`cannot become \
PDF/A-3, because it ${i}: convert it first, or set attach_only`)):[a("does not claim PDF/A, and an electronic invoice must be PDF/A-2 or PDF/A-3: set upgrade_to\
_archive, convert it first, or set attach_only","upgrade_to_archive")]}async function ds(e,t){const{invoices:n,refused:s,names:a}=await(0,O.sc)(e),o=n[0]?.file??
s?.file??a.find(r=>r.toLowerCase()===t?.file);return o===void 0?[]:[{field:"file",message:`has an electronic invoice already (${(0,Qe.jC)(o,Qe.zE,"an attachment\
 without a name")})`}]}function fs({level:e},{attach_only:t}){const n=[];return Le.includes(e)&&n.push({code:"invoice_without_lines",message:`The profile ${e} h\
as no lines: it is not an invoice in Germany, only data that accompany one.`}),t&&n.push({code:"invoice_not_claimed",message:"The XML is attached, and the docum\
ent does not claim to be an electronic invoice.",mentions:["attach_only"]}),n}}),55969:((re,Y,l)=>{l.d(Y,{B:()=>N,E:()=>O});var F=l(45599);const B=new Set(["Tex\
t","FreeText","Line","Square","Circle","Polygon","PolyLine","Highlight","Underline","Squiggly","StrikeOut","Caret","Stamp","Ink","Popup","Sound","Redact","Proje\
ction"]),X=new Set(["Link","Widget","FileAttachment"]);function N(P,m){const R=P.resolve(m.get("Subtype"));return R instanceof F.SX?R.text:""}const O=(P,m)=>m===
"comments"?B.has(P):P!==""&&!X.has(P)}),96927:((re,Y,l)=>{l.d(Y,{XS:()=>N,tU:()=>O,tn:()=>X});const F=P=>Math.round(P*72e3/25.4)/1e3,B=(P,m)=>[F(P),F(m)],X={A3:B(
297,420),A4:B(210,297),A5:B(148,210),A6:B(105,148),Letter:[612,792],Legal:[612,1008],Tabloid:[792,1224]},N=3,O=14400}),21878:((re,Y,l)=>{l.d(Y,{k:()=>X});const F=[
.3127,.329,.64,.33,.3,.6,.15,.06],B=[.9642,1,.8249];function X({gray:d,gamma:u,primaries:A}){const p=u===void 0?ee():k(1/u),x=[{names:["desc"],data:m(u===void 0?
"sRGB":"Colors of a PNG image")},{names:["cprt"],data:P("text",[...O("No copyright, use freely"),0])},{names:["wtpt"],data:R(B)}];if(d)return N("GRAY",[...x,{names:[
"kTRC"],data:p}]);const[w,U,Z]=Q(J(A??F));return N("RGB ",[...x,{names:["rXYZ"],data:R(w)},{names:["gXYZ"],data:R(U)},{names:["bXYZ"],data:R(Z)},{names:["rTRC",
"gTRC","bTRC"],data:p}])}function N(d,u){const A=u.flatMap(({names:W})=>W).length,p=132+12*A,T=u.reduce((W,{data:j})=>W+j.length,p),x=new Uint8Array(T),w=new DataView(
x.buffer);w.setUint32(0,T),w.setUint32(8,34603008),x.set(O(`mntr${d}XYZ `),12);for(const[W,j]of[2e3,1,1,0,0,0].entries())w.setUint16(24+2*W,j);x.set(O("acsp"),36),
x.set(R(B).subarray(8),68),w.setUint32(128,A);let U=132,Z=p;for(const{names:W,data:j}of u){for(const v of W)x.set(O(v),U),w.setUint32(U+4,Z),w.setUint32(U+8,j.length),
U+=12;x.set(j,Z),Z+=j.length}return x}const O=d=>[...d].map(u=>u.charCodeAt(0));function P(d,u){const A=8+u.length,p=new Uint8Array(Math.ceil(A/4)*4);return p.set(
O(d)),p.set(u,8),p}function m(d){return P("desc",[0,0,0,d.length+1,...O(d),0,...new Array(78).fill(0)])}function R(d){const u=P("XYZ ",new Array(12).fill(0)),A=new DataView(
u.buffer);for(const[p,T]of d.entries())A.setInt32(8+4*p,Math.round(T*65536));return u}function k(d){const u=Math.round(d*256);return P("curv",[0,0,0,1,u>>8,u&255])}
function ee(){const u=P("curv",[0,0,4,0,...new Array(2048).fill(0)]),A=new DataView(u.buffer);for(let p=0;p<1024;p++){const T=p/1023,x=T<=.04045?T/12.92:((T+.055)/
1.055)**2.4;A.setUint16(12+2*p,Math.round(x*65535))}return u}function J([d,u,A,p,T,x,w,U]){const Z=[d/u,1,(1-d-u)/u],W=L([[A/p,1,(1-A-p)/p],[T/x,1,(1-T-x)/x],[w/
U,1,(1-w-U)/U]]),j=z(C(W),Z),v=W.map(y=>y.map((S,M)=>S*j[M])),[c,h]=[z(K,Z),z(K,B)],E=K.map((y,S)=>y.map(M=>M*h[S]/c[S]));return D(D(C(K),E),v)}const K=[[.8951,
.2664,-.1614],[-.7502,1.7135,.0367],[.0389,-.0685,1.0296]],L=d=>[[d[0][0],d[1][0],d[2][0]],[d[0][1],d[1][1],d[2][1]],[d[0][2],d[1][2],d[2][2]]],Q=L,V=(d,u)=>d[0]*
u[0]+d[1]*u[1]+d[2]*u[2],z=(d,u)=>[V(d[0],u),V(d[1],u),V(d[2],u)];function D(d,u){const A=Q(u);return d.map(p=>[V(p,A[0]),V(p,A[1]),V(p,A[2])])}function C([[d,u,
A],[p,T,x],[w,U,Z]]){const W=d*(T*Z-x*U)-u*(p*Z-x*w)+A*(p*U-T*w);return[[T*Z-x*U,A*U-u*Z,u*x-A*T],[x*w-p*Z,d*Z-A*w,A*p-d*x],[p*U-T*w,u*w-d*U,d*T-u*p]].map(v=>v.
map(c=>c/W))}}),69869:((re,Y,l)=>{l.d(Y,{Jc:()=>K,R1:()=>D,To:()=>k,hh:()=>ee,so:()=>Q});var F=l(77598),B=l.n(F),X=l(48249),N=l(78157),O=l(68973),P=l(45599);const m={
1:"GRAY",3:"RGB ",4:"CMYK"},R=["scnr","mntr","prtr","spac"],k={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function ee(C,d){if(!C||C.length<132)return;const u=(0,N.
bS)(C),A=w=>u.toString("latin1",w,w+4),p=u.readUInt32BE(0),T=C[8];if(!(!(p>=132&&p<=C.length&&T>=2&&T<=4&&A(36)==="acsp"&&R.includes(A(12)))||A(16)!==m[d]))return{
bytes:C.subarray(0,p),version:T}}const J=new WeakMap;async function K(C,d){const{bytes:u}=C,A=d.pace.step(u.length);A&&await A;const p=J.get(d.pace)??new Map;J.
set(d.pace,p);const T=V(u),x=p.get(T);if(x)return x;const w={...C,id:T,deflated:await(0,O.uM)(d).deflate(u,L)};return p.set(T,w),w}const L=4,Q=C=>{const{bytes:d}=C;
return{...C,id:V(d),deflated:(0,X.Kc)(d)}},V=C=>(0,F.createHash)("sha256").update(C).digest("base64"),z=new WeakMap;function D(C,{id:d,deflated:u},A){const p=z.
get(C)??new Map;z.set(C,p);const T=p.get(d);if(T)return T;const x=(0,P.jd)({N:A,Alternate:(0,P.UU)(k[A]),Filter:(0,P.UU)("FlateDecode")}),w=C.add(new P.Z6(x,u));
return p.set(d,w),w}}),85392:((re,Y,l)=>{l.d(Y,{J:()=>m,a:()=>R});var F=l(21115),B=l(824),X=l(82715),N=l(60912),O=l(1975),P=l(92761);async function m(J){const K=await(0,B.
Br)(J),L=({namespace:Q})=>P.fD.includes(Q);return K?.properties.some(L)?((0,N._L)(J,(0,N.QH)(K,L,[])),!0):!1}async function R(J,K,L){const Q=(D,C,d)=>({prefix:D,
name:C,form:"simple",values:[d]}),V=(0,N.QH)(K,({namespace:D,name:C})=>P.fD.includes(D)||D===F.dK.pdfaid&&C==="part",[Q("pdfaid","part","3"),Q("fx","DocumentTyp\
e","INVOICE"),Q("fx","DocumentFileName",L.file),Q("fx","Version",L.version),Q("fx","ConformanceLevel",L.level)]),z=await(0,O.kg)(Buffer.from(V,"utf8"),J.job.pace);
(0,N._L)(J,(0,X.m)(z,"pdfaExtension","schemas",ee))}const k=[["DocumentType","Type of the invoice document"],["DocumentFileName","Name of the embedded XML invoi\
ce"],["Version","Version of the XML invoice standard"],["ConformanceLevel","Profile of the XML invoice"]],ee=`<rdf:li rdf:parseType="Resource" xmlns:pdfaSchema=\
"${F.dK.pdfaSchema}" xmlns:pdfaProperty="${F.dK.pdfaProperty}">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${F.dK.fx}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${k.map(([J,K])=>`<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${J}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty\
:category>external</pdfaProperty:category><pdfaProperty:description>${K}</pdfaProperty:description></rdf:li>
`).join("")}</rdf:Seq></pdfaSchema:property>
</rdf:li>
`}),24472:((re,Y,l)=>{l.d(Y,{Q$:()=>ee,Xw:()=>k,n8:()=>R});var F=l(21115),B=l(1975),X=l(82715),N=l(60912),O=l(21878),P=l(48249),m=l(45599);const R="Octavo";function k(K){
const L=K.add(new m.Z6((0,m.jd)({N:3,Filter:(0,m.UU)("FlateDecode")}),(0,P.Kc)((0,O.k)({gray:!1})))),Q=(0,m.jd)({Type:(0,m.UU)("OutputIntent"),S:(0,m.UU)("GTS_P\
DFA1"),OutputConditionIdentifier:(0,m.Px)("sRGB"),Info:(0,m.Px)("sRGB"),DestOutputProfile:L});K.editCatalog().set("OutputIntents",[K.add(Q)])}async function ee(K,{
title:L,author:Q,language:V},z){const{isArchive:D}=z,C=(p,T,x)=>({prefix:p,name:T,form:"simple",values:[x]}),d=z.isAccessible&&V!==void 0,u=(0,N.T3)([{prefix:"d\
c",name:"title",form:"alternative",values:[L]},...Q===void 0?[]:[{prefix:"dc",name:"creator",form:"ordered",values:[Q]}],...V===void 0?[]:[{prefix:"dc",name:"la\
nguage",form:"unordered",values:[V]}],C("pdf","Producer",R),...D?[C("pdfaid","part","3"),C("pdfaid","conformance","A")]:[],...d?[C("pdfuaid","part","1")]:[]]);if(!d||
!D)return(0,N._L)(K,u);const A=await(0,B.kg)(Buffer.from(u,"utf8"),K.job.pace);(0,N._L)(K,(0,X.m)(A,"pdfaExtension","schemas",J))}const J=`<rdf:li rdf:parseType\
="Resource" xmlns:pdfaSchema="${F.dK.pdfaSchema}" xmlns:pdfaProperty="${F.dK.pdfaProperty}">
<pdfaSchema:schema>PDF/UA Universal Accessibility Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${F.dK.pdfuaid}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
<rdf:li rdf:parseType="Resource"><pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType><pdfaProperty:category>inter\
nal</pdfaProperty:category><pdfaProperty:description>Part of ISO 14289 that the document conforms to</pdfaProperty:description></rdf:li>
</rdf:Seq></pdfaSchema:property>
</rdf:li>
`}),32901:((re,Y,l)=>{l.d(Y,{R:()=>V,f:()=>R});var F=l(21115),B=l(77581),X=l(45599),N=l(21281),O=l(824),P=l(60912);const m={title:"Title",author:"Author",subject:"\
Subject",keywords:"Keywords",creator:"Creator"};async function R(D,C){const d=await(0,O.Br)(D);if(((0,N.Ip)(D,d).archive?.part??0)>=4?J(D,C):ee(D,C),C.language!==
void 0&&D.edit(D.catalogNumber).set("Lang",(0,B.wx)(C.language)),d?.malformed===!0)return(0,P._L)(D,(0,P.T3)(z(D,C))),[k];const A=K(C);return d?(0,P._L)(D,(0,P.
QH)(d,L(A,d),A)):D.version>="2.0"&&(0,P._L)(D,(0,P.T3)(z(D,C))),[]}const k={code:"xmp_replaced",message:"The XMP metadata of the document was malformed. It was \
written again from the Info dictionary, without claims such as PDF/A."};function ee(D,C){const d=Object.entries(m).flatMap(([p,T])=>{const x=C[p];return x===void 0?
[]:[[T,(0,B.wx)(x)]]});if(d.length===0)return;const u=D.trailer.get("Info"),A=new X.Bi([...(0,O._U)(D)??[],...d]);u instanceof X.oS&&D.exists(u.number)?D.put(u,
A):D.trailer.set("Info",D.add(A))}function J(D,C){const d=(0,O._U)(D);if(!d)return;const u=new Set(Object.entries(m).flatMap(([T,x])=>C[T]===void 0?[]:[x])),A=new X.
Bi([...d].filter(([T])=>!u.has(T)));if(A.size===d.size)return;const p=D.trailer.get("Info");A.size===0?D.trailer.delete("Info"):p instanceof X.oS?D.put(p,A):D.trailer.
set("Info",A)}function K(D){const{title:C,author:d,subject:u,keywords:A,creator:p,language:T}=D,x=(w,U,Z,W)=>W===void 0?[]:[{prefix:w,name:U,form:Z,values:[W]}];
return[...x("dc","title","alternative",C),...x("dc","description","alternative",u),...x("dc","creator","ordered",d),...x("pdf","Keywords","simple",A),...x("xmp",
"CreatorTool","simple",p),...x("dc","language","unordered",T)]}function L(D,{properties:C}){const d=D.find(({name:p})=>p==="Keywords")?.values[0],u=C.some(({namespace:p,
name:T})=>p===F.dK.dc&&T==="subject");d!==void 0&&u&&D.push({prefix:"dc",name:"subject",form:"unordered",values:Q(d)});const A=new Set(D.map(({prefix:p,name:T})=>`${F.
dK[p]} ${T}`));return({namespace:p,name:T})=>A.has(`${p} ${T}`)}const Q=D=>D.split(/[,;]/).map(C=>C.trim()).filter(C=>C!==""),V=(D,C)=>(0,P.T3)([...z(D,{}),...C]);
function z(D,C){const{title:d,author:u,subject:A,keywords:p,creator:T,producer:x,created:w,modified:U,language:Z}=(0,O._6)(D,void 0),j=Object.entries({...{title:d,
author:u,subject:A,keywords:p,creator:T,language:Z},...C}).filter(([,c])=>c!==null),v=(c,h,E)=>E===null?[]:[{prefix:c,name:h,form:"simple",values:[E]}];return[...K(
Object.fromEntries(j)),...v("pdf","Producer",x),...v("xmp","CreateDate",w),...v("xmp","ModifyDate",U)]}}),82715:((re,Y,l)=>{l.d(Y,{m:()=>X});var F=l(21115),B=l(
3907);function X(N,O,P,m){const{text:R,properties:k,end:ee,about:J}=N,K=k.find(z=>z.namespace===F.dK[O]&&z.name===P),L=K&&R.slice(K.from,K.to).match(/^[\s\S]*(?=<\/(?:[\w.-]+:)?Bag\s*>)/)?.[0].
length;if(K&&L!==void 0){const z=K.from+L;return`${R.slice(0,z)}${m.replace("<rdf:li",`<rdf:li xmlns:rdf="${F.dK.rdf}"`)}${R.slice(z)}`}const Q=`<${O}:${P}><rdf\
:Bag>
${m}</rdf:Bag></${O}:${P}>`,V=`<rdf:Description xmlns:rdf="${F.dK.rdf}" rdf:about="${(0,B.X)(J)}" xmlns:${O}="${F.dK[O]}">
${Q}
</rdf:Description>
`;return`${R.slice(0,ee)}${V}${R.slice(ee)}`}}),60660:((re,Y,l)=>{l.d(Y,{nZ:()=>W,g$:()=>x,Bi:()=>w,Hy:()=>j});var F=l(77581),B=l(45599),X=l(70549),N=l(9819);const O=1e3,
P=20,m=200,R=20;function k(v,c,h){let[E,y,S]=[1,1,[]];for(const M of ee(v,c)){E=J(v,M.get("ColSpan"))??E,y=J(v,M.get("RowSpan"))??y;const _=v.array(M.get("Heade\
rs"));_&&(S=_.slice(0,P).flatMap(q=>K(v,q)??[]))}return{columns:E,rows:y,id:K(v,h),heads:S}}function ee(v,c){return c===void 0?[]:(v.array(c)?.slice(0,R)??[c]).
flatMap(E=>v.dict(E)??[])}function J(v,c){const h=c===void 0?void 0:v.resolve(c);return typeof h=="number"&&Number.isInteger(h)&&h>=1&&h<=O?h:void 0}function K(v,c){
const h=c===void 0?void 0:v.resolve(c);return h instanceof B.Mx?(0,F.g7)(h).slice(0,m):void 0}var L=l(78157),Q=l(79725),V=l(82416);const z=2e3,D=9;class C{document;type="";page=-1;hasTexts=!1;hasAttributes=!1;kids=[];entries=new Q.
R;number=0;isReference=!1;constructor(c){this.document=c}read(c){const{entries:h,kids:E}=this;E.length=0;const y=this.document.place(c);if(!y||!h.locate(y.bytes,
y.start,Math.min(y.end,y.start+z)))return!1;const{bytes:S}=y,{at:M}=h;if(h.find(S,"MCID")>=0)return!1;this.hasTexts=h.find(S,"ActualText")>=0||h.find(S,"Alt")>=
0,this.hasAttributes=h.find(S,"A")>=0||h.find(S,"ID")>=0;const _=h.find(S,"S");if(_<0||S[M[_+2]]!==L.cL)return!1;this.name(S,M[_+2]+1,M[_+3]);const q=h.find(S,"\
Pg");if(this.page=-1,q>=0){if(this.after(S,M[q+2],M[q+3])!==M[q+3]||!this.isReference)return!1;this.page=this.number}const te=h.find(S,"K");return te<0||this.readKids(
S,M[te+2],M[te+3])}name(c,h,E){const{type:y}=this;let S=0;if(y.length===E-h)for(;S<y.length&&c[h+S]===y.charCodeAt(S);)S++;(S<E-h||S===0)&&(this.type=(0,V.MQ)(c,
h,E))}readKids(c,h,E){const y=c[h]===L.WL,S=y?E-1:E;if(y&&c[S]!==L.wt)return!1;for(let M=(0,L.AN)(c,y?h+1:h,S);M<S;M=(0,L.AN)(c,M,S)){if(M=this.after(c,M,S),M<0)
return!1;this.kids.push(this.isReference?-1-this.number:this.number)}return y||!this.isReference||this.isDictionary(this.number)}isDictionary(c){const h=this.document.
place(c);return h!==void 0&&h.bytes[(0,L.AN)(h.bytes,h.start,h.end)]===L.iH}after(c,h,E){let y=h,S=0;for(;y<E&&d(c[y]);y++)S=S*10+c[y]-L.l0;if(y===h||y-h>D||(this.
number=S,this.isReference=!1,y<E&&!u(c[y])))return-1;const M=(0,L.AN)(c,y,E);let _=M;for(;_<E&&d(c[_]);)_++;const q=(0,L.AN)(c,_,E);return _===M||q>=E||c[q]!==L.
AV?y:(this.isReference=!0,q+1)}}const d=v=>v>=L.l0&&v<=L.ev,u=v=>v===32||v===10||v===13,A=1e7,p=1e4;class T{pages=new Map;count=0;last;hasTexts=!1;leaf(c,h,E){const y=this.
pages.get(c);return h===0&&E<p?y?.own[E]:y?.others.get(h*A+E)}leaves(c){const{own:h=[],others:E}=this.pages.get(c)??{};return[...h.flat(),...E?.values()??[]].sort(
(y,S)=>y.order-S.order)}hasPage(c){return this.pages.has(c)}add(c,h,E,y){if(!Number.isInteger(y)||y<0||y>=A)return;const{own:S,others:M}=this.leavesOf(h);if(E===
0&&y<p)S[y]??={element:c,order:this.count++};else{const _=E*A+y;M.has(_)||M.set(_,{element:c,order:this.count++})}for(let _=c;_&&_.firstPage<0;_=_.parent)_.firstPage=
h}leavesOf(c){if(this.last?.number===c)return this.last.leaves;let h=this.pages.get(c);return h||this.pages.set(c,h={own:[],others:new Map}),this.last={number:c,
leaves:h},h}}const x=(0,X.n)(U);function w(v){const c=v.dict(v.catalog.get("MarkInfo"));return v.dict(v.catalog.get("StructTreeRoot"))!==void 0&&v.resolve(c?.get(
"Marked"))===!0}async function U(v){const c=v.dict(v.catalog.get("StructTreeRoot"));if(!c||v.resolve(v.dict(v.catalog.get("MarkInfo"))?.get("Suspects"))===!0)return;
const h=new Z(v,v.dict(c.get("RoleMap")));return await h.run(c),h.tags}class Z{document;roles;tags=new T;visit;bytes;types=new Map;open=[];constructor(c,h){this.
document=c,this.roles=h,this.visit=new N._i(c),this.bytes=new C(c)}async run(c){const{open:h,document:E}=this;this.push(c.get("K"),void 0,-1);for(let y=h.pop();y;y=
h.pop()){this.take(y);const S=E.job.pace.step(300);S&&await S}}push(c,h,E){if(c===void 0)return;const y=(0,B.i9)(c)||(0,B.cy)(c)?this.document.array(c)??[c]:[c];
for(let S=y.length-1;S>=0;S--)this.open.push({kid:y[S],parent:h,page:E})}take({kid:c,parent:h,page:E}){if(typeof c=="number"){h&&E>=0&&this.tags.add(h,E,0,c);return}
if(!this.visit.first(c)||(0,B.i9)(c)&&this.takeBytes(c.number,h,E))return;const y=this.document.dict(c);if(!y)return;const S=y.get("Pg"),M=(0,B.i9)(S)?S.number:
E,_=y.get("MCID");if(_!==void 0){const ue=y.get("Stm");h&&M>=0&&this.tags.add(h,M,(0,B.i9)(ue)?ue.number:0,Number(this.document.resolve(_)));return}const q=this.
document.resolve(y.get("S"));if(!(q instanceof B.SX))return;const te=this.standard(q.text),le={type:te,parent:h,actualText:this.text(y.get("ActualText")),alternative:this.
text(y.get("Alt")),cell:W(te)?k(this.document,y.get("A"),y.get("ID")):void 0,firstPage:-1};this.enter(le),this.push(y.get("K"),le,M),(0,B.i9)(c)&&this.document.
release(c.number)}takeBytes(c,h,E){const{bytes:y,document:S,open:M,tags:_}=this;if(!y.read(c))return!1;const{hasTexts:q,hasAttributes:te,kids:le}=y,ue=this.standard(
y.type),Pe=te&&W(ue),ge={type:ue,parent:h,actualText:q?this.text(S.entry(c,"ActualText")):void 0,alternative:q?this.text(S.entry(c,"Alt")):void 0,cell:Pe?k(S,S.
entry(c,"A"),S.entry(c,"ID")):void 0,firstPage:-1};this.enter(ge);const ye=y.page<0?E:y.page;if(le.some(de=>de<0))for(let de=le.length-1;de>=0;de--){const Te=le[de];
M.push({kid:Te<0?new B.oS(-1-Te):Te,parent:ge,page:ye})}else if(ye>=0)for(const de of le)_.add(ge,ye,0,de);return!0}enter(c){const{type:h,parent:E,actualText:y}=c;
y!==void 0&&(this.tags.hasTexts=!0),!(E?.type!=="TR"||!W(h))&&(E.cells?E.cells.push(c):E.cells=[c])}text(c){const h=c===void 0?null:this.document.resolve(c);return h instanceof
B.Mx?(0,F.g7)(h):void 0}standard(c){const h=this.types.get(c);if(h!==void 0)return h;let E=c;for(let y=0;y<16;y++){const S=this.document.resolve(this.roles?.get(
E));if(!(S instanceof B.SX)||S.text===E)break;E=S.text}return this.types.set(c,E),E}}const W=v=>v==="TD"||v==="TH";function*j(v){for(let c=v;c;c=c.parent)yield c}}),
27612:((re,Y,l)=>{l.d(Y,{l:()=>X});var F=l(21996),B=l(90536);async function X(N,O,P){for(const m of await(0,F.V3)(N,O)){const R=N.job.pace.step(200);R&&await R;
const k={changed:!1};(0,B.C)(N.get(m),ee=>{P(ee)&&(k.changed=!0)}),k.changed&&N.edit(m)}}}),21996:((re,Y,l)=>{l.d(Y,{Av:()=>K,RJ:()=>V,V3:()=>Q,vb:()=>z,zx:()=>J});
var F=l(54619),B=l(93604),X=l(78157),N=l(88500);const O=2048,P=65536,m=4,R=1<<20,k=1024,ee="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function J(d,u){const{found:A,
all:p}=await L(d,u),T=x=>[...new Set([...x,...p])].sort((w,U)=>w-U);return Object.fromEntries(u.map(x=>[x,T(A[x])]))}async function K(d,u){const{found:A,all:p}=await L(
d,u);for(const T of Object.values(A))for(const x of T)p.add(x);return p}async function L(d,u){const A=u.map(w=>{const[U="",...Z]=[...w].map(j=>j.replace(/\W/,"\\\
$&")),W=/\W/.test(w)?ee:"\\w";return`${U}(?:${Z.join("")}|${W}{0,${Math.max(0,w.length-2)}}#)`}),p=new RegExp(`/(?:${A.join("|")}|#)`,"g"),T=Object.fromEntries(
u.map(w=>[w,new Set])),x=new Set;await V(d,(w,U,Z,W)=>{const j=w.toString("latin1",U,Z);p.lastIndex=0;for(let v=p.exec(j);v;v=p.exec(j)){const c=W(U+v.index);c!==
void 0&&(v[0].endsWith("#")?x.add(c):T[v[0].slice(1)].add(c))}});for(const w of z(d))x.add(w);return{found:T,all:x}}async function Q(d,u){const A=await J(d,u);return[
...new Set(Object.values(A).flat())].sort((p,T)=>p-T)}async function V(d,u){const{bytes:A,table:p}=d,T=D(d),x=new Int32Array(T.length);for(let j=0;j<T.length;j++)
x[j]=p.place[T[j]];const w=(0,X.bS)(A),U=j=>T[(0,B.M)(x,j)-1],Z=new N.s;let W=0;for(let j=0;j<T.length;j++){const v=j+1===T.length,c=v?A.length:x[j+1],h=c-x[j]>
O;if(!h&&!v&&c-W<P)continue;let E=c;if(h){x[j]>W&&u(w,W,x[j],U),Z.reset();const S=Z.value(A,d.bodies[T[j]],c);W=x[j],S>=0&&(E=S)}u(w,W,E,U);const y=d.job.pace.step(
m*(E-W));y&&await y,W=c}for(const[j,v]of C(d)){const c=d.objectStream(j),h=d.job.pace.step(0);if(h&&await h,!c)continue;const E=new Set(v),{starts:y,numbers:S,data:M}=c,
_=q=>{const te=S[(0,B.M)(y,q)-1];return te!==void 0&&E.has(te)?te:void 0};for(let q=0;q<M.length;q+=R){u((0,X.bS)(M),q,Math.min(q+R+k,M.length),_);const te=d.job.
pace.step(m*R);te&&await te}}}function*z(d){for(let u=1;d.hasChanges&&u<d.size;u++)d.isChanged(u)&&d.exists(u)&&(yield u)}function D(d){const{table:u,hasChanges:A}=d,
p=[];let T=!0,x=-1;for(let w=1;w<u.size;w++){if(u.kind[w]!==F.tL||A&&d.isChanged(w))continue;const U=u.place[w];T&&=U>=x,x=U,p.push(w)}return T?p:p.sort((w,U)=>u.
place[w]-u.place[U])}function C(d){const{table:u,hasChanges:A}=d,p=new Map;for(let T=1;T<u.size;T++){if(u.kind[T]!==F.UT||A&&d.isChanged(T))continue;const x=u.place[T],
w=p.get(x);w?w.push(T):p.set(x,[T])}return p}}),90536:((re,Y,l)=>{l.d(Y,{C:()=>B,L:()=>X});var F=l(45599);function B(N,O){const P=[N];for(;P.length>0;){const m=P.
pop(),R=m instanceof F.Z6?m.dict:m;if(Array.isArray(R))for(const k of R)P.push(k);else if(R instanceof F.Bi){O(R);for(const k of R.values())P.push(k)}}}function X(N,O){
const P=[];return B(N,m=>{P.length===0&&O(m)&&P.push(m)}),P.length>0}}),93604:((re,Y,l)=>{l.d(Y,{B:()=>F,M:()=>B});const F=(N,O)=>X(N,O,!1),B=(N,O)=>X(N,O,!0);function X(N,O,P){
let[m,R]=[0,N.length];for(;m<R;){const k=m+R>>1,ee=N[k];ee<O||P&&ee===O?m=k+1:R=k}return m}})};
