"use strict";exports.id=9368,exports.ids=[9368],exports.modules={69368:((ae,V,l)=>{l.r(V),l.d(V,{create_e_invoice:()=>is});var L=l(17079),O=l(58552),X=l(98037),j=l(85392),B=l(
92761),D=l(98446),y=l(36493),$=l(36161),Q=l(48231),ee=l(27547),J=l(45657),K=l(3263);const M={id:"text",scheme:"text"},z={line1:"text",line2:"text",line3:"text",
city:"text",postCode:"text",subdivision:"text",country:"text"},H={name:"text",tradingName:"text",identifiers:[M],legalId:"text",vatId:"text",taxId:"text",electronicAddress:M,
address:z,contact:{name:"text",phone:"text",email:"text"}},Z={start:"date",end:"date"},C=[{amount:"decimal",base:"decimal",percentage:"decimal",reason:"text",reasonCode:"\
text",taxScheme:"text",taxCategory:"text",taxRate:"decimal"}],p={number:"text",typeCode:"text",issueDate:"date",dueDate:"date",currency:"text",taxCurrency:"text",
buyerReference:"text",orderReference:"text",salesOrderReference:"text",contractReference:"text",projectReference:"text",precedingInvoices:["text"],businessProcess:"\
text",notes:["text"],noteSubjects:["text"],period:Z,seller:H,buyer:H,payee:H,taxRepresentative:H,delivery:{name:"text",location:M,date:"date",address:z},payment:{
reference:"text",terms:"text",creditorId:"text",mandate:"text",means:[{code:"text",text:"text",iban:"text",bic:"text",accountName:"text",debitedIban:"text",card:"\
text"}]},lines:[{id:"text",kind:"text",parent:"text",name:"text",description:"text",notes:["text"],sellerItemId:"text",buyerItemId:"text",standardItemId:M,orderLine:"\
text",quantity:"decimal",unit:"text",netPrice:"decimal",grossPrice:"decimal",priceQuantity:"decimal",netAmount:"decimal",taxScheme:"text",taxCategory:"text",taxRate:"\
decimal",period:Z,allowances:C,charges:C}],allowances:C,charges:C,thirdPartyCharges:[{amount:"decimal",reason:"text"}],taxes:[{taxScheme:"text",category:"text",
rate:"decimal",basis:"decimal",amount:"decimal",exemptionReason:"text",exemptionCode:"text"}],totals:{lines:"decimal",allowances:"decimal",charges:"decimal",net:"\
decimal",tax:"decimal",taxInAccountingCurrency:"decimal",gross:"decimal",paid:"decimal",rounding:"decimal",due:"decimal"}},T=["syntax","profile","file","xml","g\
uideline","issues"];async function x(e,t){const n=new c(t),s=await n.readObject(e,p,"");return{invoice:{...s,guideline:null,payment:{reference:null,terms:null,creditorId:null,
mandate:null,...{means:[]},...s.payment},totals:{...w,...s.totals}},unknown:n.unknown,wrong:n.wrong}}const w={lines:null,allowances:null,charges:null,net:null,tax:null,
taxInAccountingCurrency:null,gross:null,paid:null,rounding:null,due:null},F=new RegExp("[\\0-\\x08\\x0b\\x0c\\x0e-\\x1f\\ufffe\\uffff]|\\p{Cs}","u"),k=1e4,W=1e3,
U={text:"a text without control characters",decimal:'a decimal such as "12.50"',date:'a day such as "2026-01-31"'},E=e=>Array.isArray(e);class c{pace;unknown=[];wrong=[];constructor(t){
this.pace=t}async readAny(t,n,s){if(typeof n=="string")return this.readTerm(t,n,s);const a=this.pace.step(400);if(a&&await a,E(n))return await this.readList(t,n[0],
s);const o=await this.readObject(t,n,s);return Object.values(o).every(r=>r===null||Array.isArray(r)&&r.length===0)?null:o}async readObject(t,n,s){const a=typeof t==
"object"&&t!==null&&!Array.isArray(t);!a&&!h(t)&&this.wrong.push(`${s} must be an object`);const o=a?t:{},r=f=>s===""?f:s.endsWith(" ")?`${s}${f}`:`${s}.${f}`;for(const f of Object.
keys(o)){!(s===""&&T.includes(f))&&!Object.hasOwn(n,f)&&this.unknown.push(r(f));const b=this.pace.step(100);b&&await b}const i={};for(const[f,v]of Object.entries(
n))i[f]=await this.readAny(Object.hasOwn(o,f)?o[f]:void 0,v,r(f));return i}async readList(t,n,s){if(h(t))return[];if(!Array.isArray(t))return this.wrong.push(`${s}\
 must be a list`),[];const a=s==="lines"?k:W;if(t.length>a)return this.wrong.push(`${s} must have at most ${a} entries`),[];const o=[];for(const[r,i]of t.entries()){
const f=`${s} ${r+1}`;o.push(typeof n=="object"&&!E(n)?await this.readObject(i,n,`${f}: `):this.readTerm(i,n,f));const v=this.pace.step(200);v&&await v}return o}readTerm(t,n,s){
if(h(t))return null;if((0,J.Vp)(t))return this.wrong.push(`${s} must be in quotes, because a number of more than 15 digits loses some`),null;const a=typeof t=="\
number"?String(t):t;return typeof a=="string"&&(n==="text"?!F.test(a):n==="date"?(0,K.N)(a)&&a.length===10:(0,y._)(a)!==void 0)?a:(this.wrong.push(`${s} must be\
 ${U[n]}`),null)}}const h=e=>e==null||typeof e=="string"&&e.trim()==="",I=e=>[{at:"",part:e}],g=(e,t)=>t===null?[]:[{at:`${e}.`,part:t}],S=(e,t)=>t.map((n,s)=>({
at:`${e} ${s+1}: `,part:n})),R=e=>S("lines",e.lines),_=e=>t=>t.lines.flatMap((n,s)=>S(`lines ${s+1}: ${e}`,n[e])),q=e=>e==="O",te=(e,t)=>n=>e(n).filter(({part:s})=>!q(
s[t])),ce=e=>S("allowances",e.allowances),ue=e=>S("charges",e.charges),Oe=["E","AE","K","G","O"],ge=[{of:I,rows:[["number","BT-1"],["issueDate","BT-2"],["typeCo\
de","BT-3"],["currency","BT-5"],["seller.name","BT-27"],["seller.address.country","BT-40",["BG-5"]],["buyer.name","BT-44"],["buyer.address.country","BT-55",["BG\
-8"]],["lines","BG-25",["BG-23"]]]},{of:I,levels:["XRECHNUNG"],rows:[["buyerReference","BT-10"],["seller.electronicAddress.id","BT-34"],["seller.address.city","\
BT-37"],["seller.address.postCode","BT-38"],["seller.contact.name","BT-41",["BG-6"]],["seller.contact.phone","BT-42"],["seller.contact.email","BT-43"],["buyer.e\
lectronicAddress.id","BT-49"],["buyer.address.city","BT-52"],["buyer.address.postCode","BT-53"],["payment.means","BG-16"]]},{of:R,rows:[["name","BT-153"],["quan\
tity","BT-129"],["unit","BT-130"],["netPrice","BT-146"],["taxCategory","BT-151"]]},{of:te(R,"taxCategory"),rows:[["taxRate","BT-152"]]},{of:ce,rows:[["amount","\
BT-92"],["taxCategory","BT-95"]]},{of:te(ce,"taxCategory"),rows:[["taxRate","BT-96"]]},{of:ue,rows:[["amount","BT-99"],["taxCategory","BT-102"]]},{of:te(ue,"tax\
Category"),rows:[["taxRate","BT-103"]]},{of:_("allowances"),rows:[["amount","BT-136"]]},{of:_("charges"),rows:[["amount","BT-141"]]},{of:({payment:e})=>S("payme\
nt.means",e.means),rows:[["code","BT-81"]]},{of:({payee:e})=>g("payee",e),rows:[["name","BT-59"]]},{of:({taxRepresentative:e})=>g("taxRepresentative",e),rows:[[
"name","BT-62"],["vatId","BT-63"],["address.country","BT-69",["BG-12"]]]},{of:({delivery:e})=>g("delivery.address",e?.address??null),rows:[["country","BT-80"]]},
{of:({taxes:e})=>S("taxes",e),rows:[["category","BT-118"]]},{of:({taxes:e})=>S("taxes",e).filter((t,n)=>{const{category:s,exemptionCode:a}=e[n];return Oe.includes(
s??"")&&a===null}),rows:[["exemptionReason","BT-120"]]},{of:e=>e.taxCurrency===null?[]:I(e),rows:[["totals.taxInAccountingCurrency","BT-111"]]}],ye=[{of:R,levels:[
"BASIC","EN 16931","XRECHNUNG"],rows:[["kind","BT-X-8"],["parent","BT-X-304"]]},{of:I,levels:["BASIC","EN 16931","XRECHNUNG"],rows:[["thirdPartyCharges","BG-X-8\
3"]]},{of:I,levels:["BASIC"],rows:[["salesOrderReference","BT-14"],["projectReference","BT-11"],["seller.contact","BG-6"],["buyer.contact","BG-9"],["totals.roun\
ding","BT-114"]]},{of:({payment:e})=>S("payment.means",e.means),levels:["BASIC"],rows:[["text","BT-82"],["accountName","BT-85"],["bic","BT-86"],["card","BT-87"]]},
{of:R,levels:["BASIC"],rows:[["description","BT-154"],["sellerItemId","BT-155"],["buyerItemId","BT-156"],["orderLine","BT-132"]]}],de=(e,t,n)=>Ue(ge,e,t,n,!1),Te=(e,t,n)=>Ue(
ye,e,t,n,!0);async function Ue(e,t,n,s,a){const o=[];for(const{of:r,rows:i,levels:f}of e)if(!(f&&!f.includes(n)))for(const{at:v,part:b}of r(t)){for(const[ne,le,
oe=[]]of i)xt(b,ne)===a&&o.push({name:`${v}${ne}`,term:le,groups:oe});const Y=s.step(100*i.length);Y&&await Y}return o}function xt(e,t){let n=e;for(const s of t.
split("."))n=n?.[s];return Array.isArray(n)?n.length>0:n!=null}var je=l(36698);const At={units:1n,scale:2},It={units:1n,scale:0},vt=["Z","E","AE","K","G"];async function Et(e,t){
const n=[];for(const[i,f]of e.lines.entries()){n.push(wt(f,i));const v=t.step(400+100*(f.allowances.length+f.charges.length));v&&await v}const s=e.allowances.map(
ve),a=e.charges.map(ve),o={...e,lines:n,allowances:s,charges:a},r=await Ct(o,t);return{...o,taxes:r,totals:Pt({...o,taxes:r})}}function wt(e,t){const n=e.allowances.
map(ve),s=e.charges.map(ve),{id:a,taxScheme:o,taxCategory:r,taxRate:i,netAmount:f}=e;return{...e,id:a??String(t+1),taxScheme:o??"VAT",taxRate:i??Re(r),allowances:n,
charges:s,netAmount:f??Dt({...e,allowances:n,charges:s})}}const Re=e=>vt.includes(e??"")?"0":null;function Dt({quantity:e,netPrice:t,priceQuantity:n,allowances:s,
charges:a}){const[o,r]=[se(e),se(t)],i=n===null?It:se(n);return!o||!r||!i||i.units===0n?null:re((0,y.WQ)((0,y.CQ)((0,y.lw)(o,r),i),(0,y.Re)(me(a),me(s))))}function ve(e){
const[t,n]=[se(e.base),se(e.percentage)];return{...e,amount:e.amount??(t&&n?re(We(t,n)):null),taxScheme:e.taxScheme??"VAT",taxRate:e.taxRate??Re(e.taxCategory)}}
async function Ct(e,t){const n=new Map,s=(o,r,i)=>{if(o===null||!i)return;const f=Ke(o,r),v=n.get(f);v?v.basis=(0,y.WQ)(v.basis,i):n.set(f,{category:o,rate:r,basis:i})};
for(const{taxCategory:o,taxRate:r,netAmount:i}of(0,je.Su)(e)){s(o,r,se(i));const f=t.step(200);f&&await f}for(const{taxCategory:o,taxRate:r,amount:i}of e.charges)
s(o,r,se(i));for(const{taxCategory:o,taxRate:r,amount:i}of e.allowances)s(o,r,(0,y.Re)(y.f2,se(i)??y.f2));const a=e.taxes.map(o=>{const r=o.rate??Re(o.category),
i=Ke(o.category??"",r),f=n.get(i);return n.delete(i),Ge({...o,rate:r},f?.basis)});for(const{category:o,rate:r,basis:i}of n.values())a.push(Ge({taxScheme:"VAT",category:o,
rate:r,basis:null,amount:null,exemptionReason:null,exemptionCode:null},i));return a}function Ke(e,t){const{units:n,scale:s}=se(t)??y.f2;return`${e} ${(n*10n**BigInt(
40-s)).toString()}`}function Ge(e,t){const n=e.basis??(t?re(t):null),s=se(n),a=s?re(We(s,se(e.rate)??y.f2)):null;return{...e,taxScheme:e.taxScheme??"VAT",basis:n,
amount:e.amount??a}}function Pt(e){const{totals:t,allowances:n,charges:s,taxes:a,thirdPartyCharges:o}=e,r=(oe,he)=>se(oe)??he,i=r(t.lines,(0,je.Su)(e).reduce((oe,{
netAmount:he})=>(0,y.WQ)(oe,se(he)??y.f2),y.f2)),f=r(t.allowances,me(n)),v=r(t.charges,me(s)),b=r(t.net,(0,y.WQ)((0,y.Re)(i,f),v)),Y=r(t.tax,me(a)),ne=r(t.gross,
(0,y.WQ)(b,Y)),le=(0,y.WQ)((0,y.Re)(ne,se(t.paid)??y.f2),se(t.rounding)??y.f2);return{...t,lines:t.lines??re(i),allowances:t.allowances??(n.length>0?re(f):null),
charges:t.charges??(s.length>0?re(v):null),net:t.net??re(b),tax:t.tax??re(Y),gross:t.gross??re(ne),due:t.due??re((0,y.WQ)(le,me(o)))}}const se=e=>e===null?void 0:
(0,y._)(e),me=e=>e.reduce((t,{amount:n})=>(0,y.WQ)(t,se(n)??y.f2),y.f2),We=(e,t)=>(0,y.Fd)((0,y.lw)((0,y.lw)(e,t),At)),re=e=>(0,y.Bz)((0,y.Fd)(e));var bt=l(17886),
Xe=l(3907);const N=(e,...t)=>{const n=t.join("");return n===""?"":`<ram:${e}>${n}</ram:${e}>`},m=(e,t,n="")=>t===null?"":`<ram:${e}${n}>${(0,Xe.X)(t)}</ram:${e}\
>`,fe=(e,t)=>t===null?"":` ${e}="${(0,Xe.X)(t)}"`,Se=(e,t)=>t===null?"":`<ram:${e}><udt:DateTimeString format="102">${t.replaceAll("-","")}</udt:DateTimeString>\
</ram:${e}>`;async function Ot(e,t){const n=[];for(const b of e.lines){n.push(Rt(b));const Y=t.step(2*n.at(-1).length);Y&&await Y}const{businessProcess:s,guideline:a,
number:o,typeCode:r,issueDate:i,notes:f,noteSubjects:v}=e;return[`<?xml version="1.0" encoding="UTF-8"?>
`,'<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"',' xmlns:ram="urn:un:unece:uncefact:data:standard:Reusable\
AggregateBusinessInformationEntity:100"',` xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100">
<rsm:ExchangedDocumentContext>`,N("BusinessProcessSpecifiedDocumentContextParameter",m("ID",s)),N("GuidelineSpecifiedDocumentContextParameter",m("ID",a)),`</rsm\
:ExchangedDocumentContext>
<rsm:ExchangedDocument>`,m("ID",o),m("TypeCode",r),Se("IssueDateTime",i),...f.map((b,Y)=>N("IncludedNote",m("Content",b),m("SubjectCode",v[Y]??null))),`</rsm:Ex\
changedDocument>
<rsm:SupplyChainTradeTransaction>
`,...n,Bt(e),Mt(e.delivery),Nt(e),`</rsm:SupplyChainTradeTransaction>
</rsm:CrossIndustryInvoice>
`].join("")}function Rt(e){const{standardItemId:t,netPrice:n,grossPrice:s,priceQuantity:a,unit:o}=e,r=m("BasisQuantity",a,fe("unitCode",o)),i=s===null||n===null?
y.f2:(0,y.Re)((0,y._)(s),(0,y._)(n));return`${N("IncludedSupplyChainTradeLineItem",N("AssociatedDocumentLineDocument",m("LineID",e.id),m("ParentLineID",e.parent),
m("LineStatusReasonCode",e.kind),...e.notes.map(f=>N("IncludedNote",m("Content",f)))),N("SpecifiedTradeProduct",t?m("GlobalID",t.id,fe("schemeID",t.scheme)):"",
m("SellerAssignedID",e.sellerItemId),m("BuyerAssignedID",e.buyerItemId),m("Name",e.name),m("Description",e.description)),N("SpecifiedLineTradeAgreement",N("Buye\
rOrderReferencedDocument",m("LineID",e.orderLine)),s===null?"":N("GrossPriceProductTradePrice",m("ChargeAmount",s),r,i.units===0n?"":N("AppliedTradeAllowanceCha\
rge",_e(!1),m("ActualAmount",(0,y.Bz)(i)))),n===null?"":N("NetPriceProductTradePrice",m("ChargeAmount",n),r)),N("SpecifiedLineTradeDelivery",m("BilledQuantity",
e.quantity,fe("unitCode",o))),N("SpecifiedLineTradeSettlement",ke("ApplicableTradeTax",e),He(e.period),...e.allowances.map(f=>Ee(f,!1)),...e.charges.map(f=>Ee(f,
!0)),N("SpecifiedTradeSettlementLineMonetarySummation",m("LineTotalAmount",e.netAmount))))}
`}const _e=e=>`<ram:ChargeIndicator><udt:Indicator>${e}</udt:Indicator></ram:ChargeIndicator>`,ke=(e,{taxScheme:t,taxCategory:n,taxRate:s})=>n===null?"":N(e,m("\
TypeCode",t),m("CategoryCode",n),m("RateApplicablePercent",s)),He=e=>e?N("BillingSpecifiedPeriod",Se("StartDateTime",e.start),Se("EndDateTime",e.end)):"",Ee=(e,t)=>N(
"SpecifiedTradeAllowanceCharge",_e(t),m("CalculationPercent",e.percentage),m("BasisAmount",e.base),m("ActualAmount",e.amount),m("ReasonCode",e.reasonCode),m("Re\
ason",e.reason),ke("CategoryTradeTax",e)),Bt=e=>`${N("ApplicableHeaderTradeAgreement",m("BuyerReference",e.buyerReference),De("SellerTradeParty",e.seller),De("B\
uyerTradeParty",e.buyer),De("SellerTaxRepresentativeTradeParty",e.taxRepresentative),we("SellerOrderReferencedDocument",e.salesOrderReference),we("BuyerOrderRef\
erencedDocument",e.orderReference),we("ContractReferencedDocument",e.contractReference),e.projectReference===null?"":N("SpecifiedProcuringProject",m("ID",e.projectReference),
m("Name","Project reference")))}
`,we=(e,t)=>N(e,m("IssuerAssignedID",t)),Ze=e=>[...e].sort((t,n)=>+(t.scheme!==null)-+(n.scheme!==null)).map(({id:t,scheme:n})=>m(n===null?"ID":"GlobalID",t,fe(
"schemeID",n))).join(""),De=(e,t)=>t===null?"":N(e,Ze(t.identifiers),m("Name",t.name),N("SpecifiedLegalOrganization",m("ID",t.legalId),m("TradingBusinessName",t.
tradingName)),t.contact?N("DefinedTradeContact",m("PersonName",t.contact.name),N("TelephoneUniversalCommunication",m("CompleteNumber",t.contact.phone)),N("Email\
URIUniversalCommunication",m("URIID",t.contact.email))):"",Ve(t.address),t.electronicAddress?N("URIUniversalCommunication",m("URIID",t.electronicAddress.id,fe("\
schemeID",t.electronicAddress.scheme))):"",N("SpecifiedTaxRegistration",m("ID",t.vatId,fe("schemeID","VA"))),N("SpecifiedTaxRegistration",m("ID",t.taxId,fe("sch\
emeID","FC")))),Ve=e=>e===null?"":N("PostalTradeAddress",m("PostcodeCode",e.postCode),m("LineOne",e.line1),m("LineTwo",e.line2),m("LineThree",e.line3),m("CityNa\
me",e.city),m("CountryID",e.country),m("CountrySubDivisionName",e.subdivision)),Mt=e=>`<ram:ApplicableHeaderTradeDelivery>${e===null?"":[N("ShipToTradeParty",Ze(
e.location?[e.location]:[]),m("Name",e.name),Ve(e.address)),N("ActualDeliverySupplyChainEvent",Se("OccurrenceDateTime",e.date))].join("")}</ram:ApplicableHeader\
TradeDelivery>
`;function Nt(e){const{payment:t,currency:n,taxCurrency:s,totals:a}=e;return`${N("ApplicableHeaderTradeSettlement",m("CreditorReferenceID",t.creditorId),m("Paym\
entReference",t.reference),m("TaxCurrencyCode",s),m("InvoiceCurrencyCode",n),De("PayeeTradeParty",e.payee),...t.means.map(Lt),...e.taxes.map(Ft),He(e.period),...e.
allowances.map(o=>Ee(o,!1)),...e.charges.map(o=>Ee(o,!0)),N("SpecifiedTradePaymentTerms",m("Description",t.terms),Se("DueDateDateTime",e.dueDate),m("DirectDebit\
MandateID",t.mandate)),...e.thirdPartyCharges.map(({amount:o,reason:r})=>N("SpecifiedFinancialAdjustment",m("Reason",r),m("ActualAmount",o))),N("SpecifiedTradeS\
ettlementHeaderMonetarySummation",m("LineTotalAmount",a.lines),m("ChargeTotalAmount",a.charges),m("AllowanceTotalAmount",a.allowances),m("TaxBasisTotalAmount",a.
net),m("TaxTotalAmount",a.tax,fe("currencyID",n)),m("TaxTotalAmount",a.taxInAccountingCurrency,fe("currencyID",s)),m("RoundingAmount",a.rounding),m("GrandTotalA\
mount",a.gross),m("TotalPrepaidAmount",a.paid),m("DuePayableAmount",a.due)),...e.precedingInvoices.map(o=>we("InvoiceReferencedDocument",o)))}
`}const Lt=e=>N("SpecifiedTradeSettlementPaymentMeans",m("TypeCode",e.code),m("Information",e.text),N("ApplicableTradeSettlementFinancialCard",m("ID",e.card)),N(
"PayerPartyDebtorFinancialAccount",m("IBANID",e.debitedIban)),$t(e),N("PayeeSpecifiedCreditorFinancialInstitution",m("BICID",e.bic)));function $t({iban:e,accountName:t}){
const n=e?.replace(/\s/g,"")??null,s=n!==null&&(0,bt.X)(n);return N("PayeePartyCreditorFinancialAccount",s?m("IBANID",n):"",m("AccountName",t),s?"":m("Proprieta\
ryID",e))}const Ft=e=>N("ApplicableTradeTax",m("CalculatedAmount",e.amount),m("TypeCode",e.taxScheme),m("ExemptionReason",e.exemptionReason),m("BasisAmount",e.basis),
m("CategoryCode",e.category),m("ExemptionReasonCode",e.exemptionCode),m("RateApplicablePercent",e.rate)),Ce="urn:cen.eu:en16931:2017",Ut={basic:{level:"BASIC",guideline:`${Ce}\
#compliant#urn:factur-x.eu:1p0:basic`},en16931:{level:"EN 16931",guideline:Ce},extended:{level:"EXTENDED",guideline:`${Ce}#conformant#urn:factur-x.eu:1p0:extend\
ed`},xrechnung:{level:"XRECHNUNG",guideline:`${Ce}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`}},jt="urn:fdc:peppol.eu:2017:poacc:billing:01:1.0",ze=40;async function Kt(e,t,n){
const{level:s,guideline:a}=Ut[t],{invoice:o,unknown:r,wrong:i}=await x(e,n),f=o.businessProcess??(s==="XRECHNUNG"?jt:null),v=await Et({...o,guideline:a,businessProcess:f},
n),b=await de(v,s,n),Y=Buffer.from(await Ot(v,n),"utf8"),ne=await(0,$.Q)(Y,n);if(typeof ne=="string")return[`makes XML that ${ne}`];const le=(await(0,Q.n)(ne,n)).
filter(({rule:Fe})=>Fe==="PRICE"),oe=[...await(0,Q.P)(ne,n),...(0,ee.v)(ne),...le],he=[...r.length>0?[`has names that it does not know: ${(0,D.Zv)(r)}. It takes\
 those that Read gives`]:[],...i.length>0?[`has values of a wrong kind: ${(0,D.Dw)(i,ze)}`]:[],...b.length>0?[`lacks terms that the invoice needs: ${Ye(b)}`]:[],
...Gt(v,s,await Te(v,s,n)),...i.length>0?[]:Xt(oe,b)];return he.length>0?he:Y}const Ye=e=>(0,D.Dw)(e.map(({name:t,term:n})=>`${t} (${n})`),ze);function Gt(e,t,n){
const s=({netPrice:o,grossPrice:r})=>o!==null&&r!==null&&(0,y.oi)((0,y._)(o),(0,y._)(r)),a=t==="EXTENDED"?[]:e.lines.filter(o=>o.notes.length>1);return[...n.length>
0?[`has terms that the profile ${t} does not have: ${Ye(n)}`]:[],...a.length>0?["has lines with several notes (BT-127), which only the profile EXTENDED has"]:[],
...e.lines.some(s)?["has a line whose netPrice (BT-146) is above its grossPrice (BT-148)"]:[]]}const Wt=/^(?:BR-CO-1\d|BR-(?:S|Z|E|AE|IC|G|O|AF|AG)-\d+|BR-FXEXT-.*|BR-2[4-6]|BR-4[5-8]|BR-DE-14)$/;
function Xt(e,t){const n=new Set(t.flatMap(({term:a,groups:o})=>[a,...o])),s=new Map;for(const a of e)s.has(a.rule)||s.set(a.rule,a);return[...s.values()].filter(
({rule:a,text:o})=>{const r=o.match(/\bB[TG]-\d+\b/g)??[];return t.length===0||!Wt.test(a)&&!r.some(i=>n.has(i))}).map(({rule:a,text:o,where:r})=>`breaks ${a} (${r}\
): ${o}`)}var _t=l(21281),Qe=l(824),kt=l(60660),Ht=l(21836),Zt=l(14029),Je=l(43576),Vt=l(55969),zt=l(24472),pe=l(21115),Yt=l(32901),Qt=l(1975),qe=l(60912),Be=l(
27612),G=l(45599),et=l(37709),tt=l(6057),nt=l(96927),Me=l(21996),xe=l(87773),Jt=l(62743),Pe=l(18271),Ae=l(16456),ie=l(49454),st=l(30201),qt=l(55437);async function en(e,t){
const n=(0,ie.FG)(e,t.get("Subtype"));if(n==="Type3")return()=>!1;const s=(0,Pe.oQ)(e,t);if(typeof s=="object")return n==="Type0"?await tn(e,t,s):nn(e,t,s)}async function tn(e,t,n){
const s=await(0,qt.x)(e,t.get("Encoding"),{found:!1}),a=e.resolve((0,ie.hL)(e,t)?.get("CIDToGIDMap")),o=a instanceof G.Z6?e.decoded(a):void 0,r=i=>n.kind==="cid"?
i>0&&n.has(i):n.kind==="named"?i>0&&n.nameOf(i)!=="":n.has(o?(o[i*2]??0)<<8|(o[i*2+1]??0):i);return i=>{for(let f=0;f<i.length;){const v=s.lengthAt(i,f);if(f+v>
i.length)return!0;let b=0;for(const Y=f+v;f<Y;f++)b=b*256+i[f];if(!r(s.cidOf(b,v)))return!0}return!1}}function nn(e,t,n){const{differences:s}=(0,Ae.yD)(e,t),a=(0,Ae.
pE)(e,(0,ie.nb)(e,t),t),o=(0,Ae.P$)(e,t,a,!0),r=f=>{const v=s?.get(f),b=o?.get(f);return n.kind==="truetype"?sn(n,f,b):an(n,f,v??b?.name,b)},i=new Map;return f=>f.
some(v=>{const b=i.get(v)??r(v);return i.set(v,b),!b})}const sn=(e,t,n)=>n!==void 0&&(e.unicode(n.point)>0||e.glyphOf(n.name)>0)||e.code(t)>0||e.codes===void 0&&
e.unicode(t)>0;function an(e,t,n,s){const a=n??e.encoding?.get(t);return a===void 0||a===".notdef"?!1:e.has(a)||s!==void 0&&e.has((0,st.S)(s.point))}var on=l(65868);
async function at(e){const t=new on.i(e),n=new rn;for(let o=0;o<e.pages.count;o++)await t.read(o,n,n);let[s,a]=[!1,!1];for(const[o,r]of n.byFont){const i=await en(
e,o.dictionary);i?s||=r.some(i):a=!0;const f=e.job.pace.step(r.length*50);f&&await f}return{notdef:s,unknown:a,unreadable:n.unreadable,strings:n.byFont}}class rn{unreadable=!1;fonts=new Map;get byFont(){
return[...this.fonts].map(([t,n])=>[t,[...n.values()]])}string(t,n){let s=this.fonts.get(n);s||this.fonts.set(n,s=new Map);const a=Buffer.from(t).toString("lati\
n1");s.has(a)||s.set(a,Uint8Array.from(t))}glyph(t,n){n===Jt.m&&(this.unreadable=!0)}}async function ot(e,t,n){await cn(e),await ln(e);const s=new Set([...dn(e),
...await hn(e),...await pn(e),...await yn(e)]),{notdef:a,unknown:o,unreadable:r}=n??await at(e);return a&&s.add("shows characters for which its fonts have no gl\
yph (ISO 19005-3, 6.2.11.8)"),o&&s.add("has a font that is not embedded or cannot be read (6.2.11.4.1)"),r&&t==="a"&&s.add("shows characters without a meaning i\
n Unicode (6.2.11.7)"),[...s]}const cn=e=>(0,Be.l)(e,["CIDSet","CharSet"],t=>{if(!t.has("FontName"))return!1;const n=t.size;return t.delete("CIDSet"),t.delete("\
CharSet"),t.size<n});async function ln(e){const t=new Map;for(const[n,s]of e.pages.numbers.entries()){if(e.entry(s,"Resources")!==void 0)continue;const a=e.pages.
attribute(n,"Resources")??new G.Bi;a instanceof G.Bi&&!t.has(a)&&t.set(a,e.add(a)),e.patch(s,{Resources:t.get(a)??a});const o=e.job.pace.step(400);o&&await o}}function dn(e){
const{catalog:t}=e,n=[];return(e.dict(t.get("AcroForm"))?.has("XFA")||t.has("NeedsRendering"))&&n.push("has an XFA form (6.4.2)"),t.has("Requirements")&&n.push(
"asks readers for features (/Requirements, 6.11)"),e.dict(t.get("Names"))?.has("AlternatePresentations")&&n.push("has a presentation (6.10)"),[...e.dict(t.get("\
Perms"))?.keys()??[]].some(o=>o!=="UR3"&&o!=="DocMDP")&&n.push("has permissions that part 3 does not know (6.1.12)"),n}const fn=["Popup","Link"],un=["MediaBox",
"CropBox","BleedBox","TrimBox","ArtBox"];async function hn(e){const t=new Set;for(const[n,s]of e.pages.numbers.entries()){e.entry(s,"AA")!==void 0&&t.add("has a\
 page with actions (6.5.2)"),e.entry(s,"PresSteps")!==void 0&&t.add("has a presentation (6.10)");for(const a of un){const r=a==="MediaBox"||a==="CropBox"?e.pages.
attribute(n,a):e.entry(s,a),i=r===void 0?void 0:(0,tt.b0)(e,r);(i?[i[2]-i[0],i[3]-i[1]]:[]).some(v=>v<nt.XS||v>nt.tU)&&t.add("has a page that is too small or to\
o large (6.1.13)")}for(const a of e.array(e.entry(s,"Annots"))??[]){const o=e.job.pace.step(500);o&&await o;const r=e.dict(a),i=e.resolve(r?.get("Subtype")),f=i instanceof
G.SX?i.text:"",v=!fn.includes(f)&&(0,tt.b0)(e,r?.get("Rect"))!==void 0;r&&v&&!e.dict(r.get("AP"))&&t.add("has an annotation without an appearance (6.3.3)"),f===
"Widget"&&(r?.has("A")||r?.has("AA"))&&t.add("has a field with an action (6.4.1)")}}return[...t]}const rt=["Hide","SetOCGState","Rendition","Trans","GoTo3DView"];
async function pn(e){const t=new Set;let[n,s]=[!1,!1];if(await(0,Be.l)(e,[...rt,"HTP","OPM"],a=>{const o=e.resolve(a.get("S"));return o instanceof G.SX&&rt.includes(
o.text)&&!a.has("Subtype")&&t.add(`has an action ${o.text} (6.5.1)`),a.has("HTP")&&t.add("has a phase of halftones (6.2.5)"),n||=e.resolve(a.get("OPM"))===1,!1}),
n)for await(const[,a]of(0,xe.$)(e,(await(0,Me.zx)(e,["N"])).N))s||=a instanceof G.Z6&&e.resolve(a.dict.get("N"))===4;return n&&s&&t.add("overprints colors of a \
CMYK profile (6.2.4.2)"),[...t]}const mn=new Set(["Do","Tf","gs","cs","CS","scn","SCN","sh"]),gn=/^(?:Device(?:Gray|RGB|CMYK)|Pattern)$/;async function yn(e){const t=new Set,
{Form:n,PatternType:s,Type3:a}=await(0,Me.zx)(e,["Form","PatternType","Type3"]),o=async r=>{let i=!1;const f=v=>{const b=mn.has(v.operator)?v.name(Math.max(v.count-
1,0)):void 0,Y=v.operator==="Tf"?v.name(0):b;i||=Y!==void 0&&!gn.test(Y)};return await(0,et.Ko)(await e.decodedAtEase(r),e.job.pace,f),i};for await(const[,r]of(0,xe.
$)(e,new Set([...n,...s]))){if(!(r instanceof G.Z6))continue;const i=e.resolve(r.dict.get("PatternType"))===1;if(!i&&!(0,G.Eo)(e.resolve(r.dict.get("Subtype")),
"Form"))continue;const f=e.dict(r.dict.get("Resources"));!f&&await o(r)&&t.add("has a form without resources (6.2.2)"),i&&f?.has("Font")&&t.add("has text in a p\
attern")}for await(const[,r]of(0,xe.$)(e,a)){if(!(r instanceof G.Bi)||!(0,G.Eo)(e.resolve(r.get("Subtype")),"Type3"))continue;const i=e.dict(r.get("Resources"));
i?.has("Font")&&t.add("has text in glyphs of a Type 3 font");for(const f of i?[]:e.dict(r.get("CharProcs"))?.values()??[]){const v=e.resolve(f);v instanceof G.Z6&&
await o(v)&&t.add("has a Type 3 font without resources (6.2.2)")}}return[...t]}var Tn=l(93059),Sn=l(58971),xn=l(69869);const An=new Set(["Launch","Sound","Movie",
"ResetForm","ImportData","Hide","SetOCGState","Rendition","Trans","GoTo3DView","JavaScript"]),In=["NextPage","PrevPage","FirstPage","LastPage"],vn=["Normal","Co\
mpatible","Multiply","Screen","Overlay","Darken","Lighten","ColorDodge","ColorBurn","HardLight","SoftLight","Difference","Exclusion","Hue","Saturation","Color",
"Luminosity"],it=["RelativeColorimetric","AbsoluteColorimetric","Perceptual","Saturation"],ct=32767,lt=127,En=2**31-1,dt=32,wn=2e3,Dn=16;async function Cn(e){const t=new Pn(
e);for(let n=1;n<e.size;n++)e.exists(n)&&await t.visit(e.get(n));return await t.checkProfiles(),t.found}class Pn{document;found=new Set;profiles=new Map;compared=0;colorants=new Map;constructor(t){
this.document=t}async visit(t){const{pace:n}=this.document.job,s=[t];for(n.add(100);s.length>0;){const a=s.pop(),o=n.step(20);if(o&&await o,a instanceof G.Z6)this.
stream(a.dict),s.push(a.dict);else if(a instanceof G.Bi){this.dictionary(a);for(const[r,i]of a)r.length>lt&&this.found.add(Ie),s.push(i)}else if(Array.isArray(a)){
this.colorSpace(a);for(const r of a)s.push(r)}else this.scalar(a)}}scalar(t){const{found:n}=this;t instanceof G.SX?(t.text==="DeviceCMYK"&&n.add(be),t.text.length>
lt&&n.add(Ie)):t instanceof G.Mx?t.bytes.length>ct&&n.add(Ie):Number.isInteger(t)&&Math.abs(t)>En&&n.add(Ie)}nameOf(t){const n=this.document.resolve(t);return n instanceof
G.SX?n.text:void 0}stream(t){const{document:n,found:s}=this;(t.has("F")||t.has("FFilter")||t.has("FDecodeParms"))&&s.add("has a stream in another file (6.1.7.1)");
const a=n.resolve(t.get("Filter")),o=Array.isArray(a)?a.slice(0,Dn).map(r=>this.nameOf(r)):[this.nameOf(a)];switch(o.includes("LZWDecode")&&s.add("uses LZW (6.1\
.7.2)"),o.includes("Crypt")&&s.add("has a stream that is encrypted apart (6.1.7.2)"),o.includes("JPXDecode")&&s.add("has JPEG 2000 images, which are not checked"),
this.nameOf(t.get("Subtype"))){case"Image":(t.has("Alternates")||t.has("OPI"))&&s.add("has an image with alternates (6.2.8)"),n.resolve(t.get("Interpolate"))===
!0&&s.add("has an image that is interpolated (6.2.8)"),this.intent(t.get("Intent"));return;case"Form":(t.has("OPI")||t.has("Ref"))&&s.add("has a form from anoth\
er file (6.2.9)"),(t.has("PS")||this.nameOf(t.get("Subtype2"))==="PS")&&s.add(ht);return;case"PS":s.add(ht)}}dictionary(t){const{document:n,found:s}=this,a=this.
nameOf(t.get("S"));a!==void 0&&An.has(a)&&!t.has("Subtype")&&s.add(`has an action ${a} (6.5.1)`),a==="Named"&&t.has("N")&&!In.includes(this.nameOf(t.get("N"))??
"")&&s.add("has a named action (6.5.1)"),t.has("AA")&&s.add("has actions that start automatically (6.5.2)");const r=a==="Luminosity"||a==="Alpha",i=this.nameOf(
t.get("TR2"));(t.has("TR")&&!r||t.has("TR2")&&i!=="Default")&&s.add("has a transfer function (6.2.5)"),(t.has("HTP")||t.has("HTO"))&&s.add("has a phase of halft\
ones (6.2.5)");const f=n.resolve(t.get("HalftoneType"));(t.has("HalftoneName")||typeof f=="number"&&f!==1&&f!==5)&&s.add("has a halftone (6.2.5)"),t.has("BM")&&
!vn.includes(this.nameOf(t.get("BM"))??"")&&s.add("has an unknown blend mode (6.2.10)"),t.has("RI")&&this.intent(t.get("RI")),n.resolve(t.get("OPM"))===1&&s.add(
"overprints colors (6.2.4.2)"),(this.nameOf(t.get("Type"))==="EmbeddedFile"||t.has("EF"))&&s.add("has attachments, whose relationship is not known (6.8)")}intent(t){
const n=this.nameOf(t);n!==void 0&&!it.includes(n)&&this.found.add(ut)}colorSpace(t){const{document:n,found:s}=this,a=t[0]instanceof G.SX?t[0].text:"";if(a==="I\
CCBased"){const o=n.resolve(t[1]),r=o instanceof G.Z6?n.resolve(o.dict.get("N")):void 0;o instanceof G.Z6&&typeof r=="number"?this.profiles.set(o,r):s.add(pt)}else if(a===
"Separation"&&t.length>=4){if(++this.compared>wn){s.add("has more spot colors than are compared");return}const o=this.nameOf(t[1])??"",r={parts:Ne},i=[t[2],t[3]].
map(v=>ft(n,v,r)).join(" ");n.job.pace.add((Ne-r.parts)*bn);const f=this.colorants.get(o);(i.includes("?")||f!==void 0&&f!==i)&&s.add("has a spot color that may\
 look different in places (6.2.4.4)"),this.colorants.set(o,i)}else if(a==="DeviceN"){const o=n.dict(t[4]),r=n.array(t[1])??[],i=r.slice(0,dt),f=n.dict(o?.get("C\
olorants")),v=i.map(b=>this.nameOf(b)??"").filter(b=>!On.includes(b));(r.length>dt||v.some(b=>f?.has(b)!==!0))&&s.add("has a color space whose colorants are not\
 described (6.2.4.4)")}}async checkProfiles(){const{document:t,found:n}=this;for(const[s,a]of this.profiles){const o=a===1||a===3||a===4,r=await t.decodedAtEase(
s);(!o||!(0,xn.hh)(r,a))&&n.add(pt);const i=t.job.pace.step(r.length);i&&await i}}}const Ne=64,bn=500;function ft(e,t,n){if(n.parts--<=0)return"?";if((0,G.i9)(t)&&
e.resolve(t)instanceof G.Z6)return`${t.number}`;const s=e.resolve(t);if(s instanceof G.SX)return s.text;if(typeof s=="number")return`${s}`;const a=Array.isArray(
s)?s:s instanceof G.Bi?[...s].flat():void 0;if(!a||a.length>Ne)return"?";const o=a.map(r=>typeof r=="string"?r:ft(e,r,n));return`${s instanceof G.Bi?"dict":""}[${o.
join(" ")}]`}const On=["Cyan","Magenta","Yellow","Black","None"],be="has CMYK colors without a profile, which sRGB does not cover (6.2.4.3)",Ie="has a string, a\
 name or a number beyond the limits (6.1.13)",ut="has an unknown rendering intent (6.2.6)",ht="has PostScript (6.2.9)",pt="has a color profile that cannot be us\
ed (6.2.4.2)",Rn=28;async function Bn(e){const t=new Set,n=new Sn.X(e);for(let s=0;s<e.pages.count;s++)await mt(e,await n.page(s),t);for(const s of await Mn(e))
await mt(e,await e.decodedAtEase(s),t);return t}async function Mn(e){const t=new Set,{Form:n,PatternType:s,CharProcs:a}=await(0,Me.zx)(e,["Form","PatternType","\
CharProcs"]);for await(const[,r]of(0,xe.$)(e,new Set([...n,...s]))){if(!(r instanceof G.Z6))continue;((0,G.Eo)(e.resolve(r.dict.get("Subtype")),"Form")||e.resolve(
r.dict.get("PatternType"))===1)&&t.add(r)}const o=new Set;for await(const[,r]of(0,xe.$)(e,a)){const i=r instanceof G.Bi?e.dict(r.get("CharProcs")):void 0;if(!i||
o.has(i))continue;o.add(i);for(const v of i.values()){const b=e.resolve(v);b instanceof G.Z6&&t.add(b)}const f=e.job.pace.step(i.size*100);f&&await f}return t}async function mt(e,t,n){
let s=0;await(0,et.Ko)(t,e.job.pace,a=>{const{operator:o}=a;switch(o){case"":n.add("has operators that PDF does not know (6.2.2)");return;case"q":++s>Rn&&n.add(
"has graphics states that are nested too deep (6.1.13)");return;case"Q":--s<0&&n.add("restores a graphics state that was not saved (6.2.2)");return;case"k":case"\
K":n.add(be);return;case"cs":case"CS":a.name(0)==="DeviceCMYK"&&n.add(be);return;case"ri":it.includes(a.name(0)??"")||n.add(ut);return;case"BI":Nn(a,n);return;case"\
Tj":case"TJ":case"'":case'"':a.endOf(a.count-1)-a.startOf(0)>ct&&n.add(Ie)}}),s>0&&n.add("has content that does not restore the graphics state (6.2.2)")}function Nn(e,t){
const n=(0,Tn.n)(e);if(!n)return;const s=a=>(Array.isArray(a)?a:[a]).flatMap(o=>o instanceof G.SX?[o.text]:Array.isArray(o)?s(o):[]);s(n.dict.get("ColorSpace")).
some(a=>a==="CMYK"||a==="DeviceCMYK")&&t.add(be),s(n.dict.get("Filter")).some(a=>a==="LZW"||a==="LZWDecode")&&t.add("uses LZW (6.1.10)"),(n.dict.get("I")===!0||
n.dict.get("Interpolate")===!0)&&t.add("has an image that is interpolated (6.2.8)")}var Ln=l(15330),$n=l(25747);const Fn=1,Un=20,jn=1e3,Kn=["Identity-H","Identi\
ty-V"];async function Gn(e,t){const n=new Set;for(const[s,a]of t){const{dictionary:o}=s,r=(0,ie.FG)(e,o.get("Subtype"));if(r==="Type3")continue;const i=(0,Pe.oQ)(
e,o),f=(0,Pe.Lq)(e,o);if(typeof i!="object"||!f)continue;const v=r==="Type0"?Xn:Wn;for(const Y of v(e,o,i))n.add(Y);const b=await _n(e,f);(!b||!await kn(e,s,a,i,
b))&&n.add("has a font whose widths differ from those of its program (6.2.11.5)")}return n}function Wn(e,t,n){const s=[],[a,o]=[e.resolve(t.get("FirstChar")),e.
resolve(t.get("LastChar"))],r=e.array(t.get("Widths"));if((!(typeof a=="number"&&typeof o=="number"&&r?.length===o-a+1)||!t.has("BaseFont"))&&s.push("has a font\
 without widths (6.2.11.2)"),n.kind!=="truetype")return s;const{base:f,differences:v}=(0,Ae.yD)(e,t);if((0,Ae.pE)(e,(0,ie.nb)(e,t),t))return t.has("Encoding")&&
s.push("has a symbolic TrueType font with an encoding (6.2.11.6)"),n.codes!=="symbol"&&n.subtables!==1&&s.push("has a symbolic TrueType font without one table o\
f its codes (6.2.11.6)"),s;const b=(0,ie.FG)(e,t.get("Encoding"))||(0,ie.FG)(e,e.dict(t.get("Encoding"))?.get("BaseEncoding"));f!==void 0&&(b==="WinAnsiEncoding"||
b==="MacRomanEncoding")||s.push("has a TrueType font without one of the encodings that are allowed (6.2.11.6)");const ne=le=>{const oe=(0,st.u)(le);return le===
".notdef"||oe!==void 0&&n.unicode(oe)>0};return v&&![...v.values()].every(ne)&&s.push("has a TrueType font with names of glyphs that its table of characters lac\
ks (6.2.11.6)"),s}function Xn(e,t,n){const s=[],a=(0,ie.FG)(e,t.get("Encoding"));Kn.includes(a)||s.push("has a composite font with another CMap than Identity, w\
hich is not checked");const o=(0,ie.hL)(e,t),r=e.resolve(o?.get("CIDToGIDMap")),i=(0,ie.FG)(e,o?.get("Subtype"))==="CIDFontType2",f=r instanceof G.Z6||(0,ie.FG)(
e,r)==="Identity";return i&&!f&&s.push("has a font without /CIDToGIDMap (6.2.11.3.2)"),i!==(n.kind==="truetype")&&s.push("has a font whose kind is not that of i\
ts program (6.2.11.2)"),s}const _n=(0,Pe.tI)(async(e,t)=>{const n=await e.decodedAtEase(t),{pace:s}=e.job,a=performance.now(),o=(0,$n.W)(n,r=>s.add(r*Un));return s.
addSince(a),o});async function kn(e,t,n,s,a){const o=(0,Ln.X)(e,t.dictionary,a,s),r=new Set;for(const i of n)for(let f=0,v=0;f<i.length;f=v){v=Math.max(t.partEnd(
i,f,jn),f+1);for(const Y of t.glyphs(i.subarray(f,v))){if(r.has(Y.code))continue;r.add(Y.code);const ne=o(Y);if(ne===void 0||Math.abs(ne-1e3*Y.width)>Fn)return!1}
const b=e.job.pace.step((v-f)*20);b&&await b}return!0}async function Hn(e,t){const n=await at(e),s=new Set([...await ot(e,"b",n),...zn(e),...await qn(e),...os(t),
...await Cn(e),...await Bn(e),...await Gn(e,n.strings)]);return s.size>0?[...s]:(yt(e).length===0&&(0,zt.Xw)(e),await ns(e),(0,qe._L)(e,t?(0,qe.QH)(t,Vn,gt):(0,Yt.
R)(e,gt)),[])}async function Zn(e){const t=e.resolve(e.catalog.get("Metadata"));return(0,Qt.kg)(e.decoded(t),e.job.pace)}const gt=[["part","3"],["conformance","\
B"]].map(([e,t])=>({prefix:"pdfaid",name:e,form:"simple",values:[t]})),Vn=({namespace:e})=>e===pe.dK.pdfaid,yt=e=>e.array(e.catalog.get("OutputIntents"))??[];function zn(e){
const{catalog:t}=e,n=[],s=e.dict(t.get("AcroForm"));e.resolve(s?.get("NeedAppearances"))===!0&&n.push("leaves the look of fields to readers (6.4.1)");const a=e.
dict(t.get("Names"));a?.has("JavaScript")&&n.push("has scripts (6.5.1)"),a?.has("EmbeddedFiles")&&n.push("has attachments, whose relationship is not known (6.8)");
const o=yt(e).map(f=>e.dict(f)),r=f=>(0,G.Eo)(e.resolve(f?.get("S")),"GTS_PDFA1")&&e.resolve(e.dict(f?.get("DestOutputProfile"))?.get("N"))===3;(o.length>1||!o.
every(r))&&n.push("has another output intent than one of RGB for PDF/A (6.2.3)");const i=e.dict(t.get("OCProperties"));return i&&!Yn(e,i)&&n.push("has layers wi\
thout a name or an order, or that are turned on automatically (6.9)"),n}const Tt=50;function Yn(e,t){const n=e.array(t.get("Configs"))??[];if(n.length>Tt)return!1;
const s=[t.get("D"),...n].map(i=>e.dict(i)),o=s.map(i=>e.resolve(i?.get("Name"))).map(i=>i instanceof G.Mx?Buffer.from(i.bytes).toString("latin1"):"");return o.
every(i=>i!=="")&&new Set(o).size===o.length&&s.every(i=>i&&!i.has("AS")&&!i.has("Order"))}const Qn=new Set(["Text","Link","FreeText","Line","Square","Circle","\
Polygon","PolyLine","Highlight","Underline","Squiggly","StrikeOut","Stamp","Caret","Ink","Popup","Widget","PrinterMark","TrapNet","Watermark","Redact"]),Le=4,Jn=291,
St=24;async function qn(e){const t=new Set;for(const n of ts(e)){const s=e.job.pace.step(500);s&&await s;const a=(0,Vt.B)(e,n);Qn.has(a)||t.add("has an annotati\
on that PDF/A does not know (6.3.1)");const o=e.resolve(n.get("F"))??(a==="Link"?Le:0),r=typeof o=="number"&&(o&Le)>0&&(o&Jn)===0;a!=="Popup"&&!r&&t.add("has an\
 annotation that is hidden or not printed (6.3.2)"),a==="Text"&&(Number(o)&St)!==St&&t.add("has a note that turns with the page (6.3.2)");const i=e.dict(n.get("\
AP"));i&&(i.size>1||!i.has("N"))&&t.add("has an annotation with several looks (6.3.3)"),i&&es(e,i.get("N"))&&t.add("has text in annotations or fields, which is \
not checked")}return t}function es(e,t){const n=e.resolve(t),s=n instanceof G.Z6?[n]:n instanceof G.Bi?[...n.values()]:[];return s.length>Tt?!0:s.some(a=>{const o=e.
resolve(a),r=o instanceof G.Z6?e.dict(o.dict.get("Resources")):void 0;return r?.has("Font")===!0||r?.has("XObject")===!0})}function*ts(e){for(const t of e.pages.
numbers)for(const n of e.array(e.entry(t,"Annots"))??[]){const s=e.dict(n);s&&(yield s)}}const ns=e=>(0,Be.l)(e,["Link"],t=>{const n=(0,G.Eo)(e.resolve(t.get("S\
ubtype")),"Link")&&!t.has("F");return n&&t.set("F",Le),n}),ss={[pe.dK.dc]:["contributor","coverage","creator","date","description","format","identifier","langua\
ge","publisher","relation","rights","source","subject","title","type"],[pe.dK.xmp]:["CreateDate","CreatorTool","Identifier","Label","MetadataDate","ModifyDate",
"Nickname","Rating","BaseURL"],[pe.dK.xmpMM]:["DocumentID","InstanceID","OriginalDocumentID","VersionID","RenditionClass"],[pe.dK.pdf]:["Keywords","PDFVersion",
"Producer","Trapped"],[pe.dK.pdfaid]:["part","conformance","amd","corr","rev"]},as={creator:"Seq",date:"Seq",contributor:"Bag",language:"Bag",publisher:"Bag",relation:"\
Bag",subject:"Bag",type:"Bag",description:"Alt",rights:"Alt",title:"Alt"};function os(e){if(!e)return[];const t=({namespace:s,name:a,from:o,to:r})=>{if(ss[s]?.includes(
a)!==!0)return!1;const i=s===pe.dK.dc?as[a]:void 0;return i===void 0||e.text.slice(o,r).includes(`:${i}`)};return e.properties.filter(s=>!t(s)).length>0?["has m\
etadata that PDF/A does not know or has in another form (6.6.2.3)"]:[]}const rs={alternative:"Alternative",data:"Data",source:"Source"},$e=["MINIMUM","BASIC WL"],
is=async(e,t,n)=>{const s=await(0,Ht.E)(e.bytes,n,{password:t.open_password}),a=await(0,Qe.Br)(s),o=(0,_t.Ip)(s,a).archive,r=await cs(t,n.pace),i="issues"in r?r.
issues:[],f="issues"in r?void 0:await(0,$.Q)(r.bytes,n.pace),v=[...i,...f===void 0?[]:ds(f,t),...t.attach_only?[]:await fs(s,{xmp:a,archive:o,upgrades:t.upgrade_to_archive}),
...await us(s,typeof f=="object"?f.profile:void 0)];if(v.length>0||"issues"in r||typeof f!="object"||!f.profile)throw(0,O.G6)(v);const{profile:b,invoice:Y}=f,ne=(0,Qe.
_6)(s,a),le={name:b.file,bytes:r.bytes,mimeType:"text/xml",description:"Electronic invoice as XML",relationship:rs[ls(t,b)],modified:(0,L.Z)(ne.modified??ne.created??
Y.issueDate??"")};await(0,X.K)(s,le,(await(0,X.V)(s)).map(({entry:ps})=>ps),[]),t.attach_only||await(0,j.a)(s,a&&o?a:await Zn(s),b);const oe=s.pages.count,he=await(0,Zt.
UN)(s,{version:"1.7"}),Fe={pageCount:oe,profile:b.level};return{documents:[{name:e.name,bytes:he,pageCount:oe}],notes:hs(b,t),facts:Fe}};async function cs({invoice:e,
invoice_data:t,profile:n},s){if(!t)return{bytes:e.bytes};const a=await Kt(t,n,s);return Array.isArray(a)?{issues:[{field:"invoice_data",message:a.join("; "),mentions:[
"profile","read_e_invoice"]}]}:{bytes:a}}const ls=({relationship:e},{level:t})=>e??($e.includes(t)?"data":"alternative");function ds(e,{relationship:t}){const n=i=>[
{field:"invoice",message:i}];if(typeof e=="string")return n(`${e}: it must be a Cross Industry Invoice (CII D16B or D22B)`);if(e.syntax==="UBL")return n("is an \
invoice in UBL, and Factur-X takes only Cross Industry Invoices (CII)");const{profile:s,invoice:a}=e;if(!s)return n("has no guideline (BT-24) of Factur-X, ZUGFe\
RD 2 or XRechnung: it must name MINIMUM, BASIC WL, BASIC, EN 16931, EXTENDED or XRECHNUNG");const o=["number","issueDate","typeCode","currency"].filter(i=>a[i]===
null),r=$e.includes(s.level)&&t!==void 0&&t!=="data";return[...o.length>0?n(`lacks terms that every invoice has: ${o.join(", ")}`):[],...r?[{field:"relationship",
message:`must be data for an invoice of the profile ${s.level}`}]:[]]}async function fs(e,{xmp:t,archive:n,upgrades:s}){const a=(r,...i)=>({field:"file",message:r,
mentions:["attach_only",...i]});return e.security?[a("is encrypted, which an electronic invoice must not be: remove the password and the restrictions first")]:t?.
malformed===!0?[a("has XMP metadata that is malformed, so it cannot be PDF/A")]:n?.level==="a"&&!(0,kt.Bi)(e)?[a(`claims ${n.name} and is not tagged, as level A\
 needs: convert it first, or set attach_only`)]:n&&(n.part===2||n.part===3)?[]:n?.part===1?(await ot(e,n.level)).map(i=>a(`claims ${n.name} and cannot become PD\
F/A-3, because it ${i}: convert it first, or set attach_only`)):n?[a(`claims ${n.name}, and an electronic invoice must be PDF/A-2 or PDF/A-3: convert it first, \
or set attach_only`)]:s?(await Hn(e,t)).map(r=>a(`cannot become PDF/A-3, because it ${r}: convert it first, or set attach_only`)):[a("does not claim PDF/A, and \
an electronic invoice must be PDF/A-2 or PDF/A-3: set upgrade_to_archive, convert it first, or set attach_only","upgrade_to_archive")]}async function us(e,t){const{
invoices:n,refused:s,names:a}=await(0,B.sc)(e),o=n[0]?.file??s?.file??a.find(i=>i.toLowerCase()===t?.file);return o===void 0?[]:[{field:"file",message:`has an e\
lectronic invoice already (${(0,Je.jC)(o,Je.zE,"an attachment without a name")})`}]}function hs({level:e},{attach_only:t}){const n=[];return $e.includes(e)&&n.push(
{code:"invoice_without_lines",message:`The profile ${e} has no lines: it is not an invoice in Germany, only data that accompany one.`}),t&&n.push({code:"invoice\
_not_claimed",message:"The XML is attached, and the document does not claim to be an electronic invoice.",mentions:["attach_only"]}),n}}),55969:((ae,V,l)=>{l.d(
V,{B:()=>j,E:()=>B});var L=l(45599);const O=new Set(["Text","FreeText","Line","Square","Circle","Polygon","PolyLine","Highlight","Underline","Squiggly","StrikeO\
ut","Caret","Stamp","Ink","Popup","Sound","Redact","Projection"]),X=new Set(["Link","Widget","FileAttachment"]);function j(D,y){const $=D.resolve(y.get("Subtype"));
return $ instanceof L.SX?$.text:""}const B=(D,y)=>y==="comments"?O.has(D):D!==""&&!X.has(D)}),96927:((ae,V,l)=>{l.d(V,{XS:()=>j,tU:()=>B,tn:()=>X});const L=D=>Math.
round(D*72e3/25.4)/1e3,O=(D,y)=>[L(D),L(y)],X={A3:O(297,420),A4:O(210,297),A5:O(148,210),A6:O(105,148),Letter:[612,792],Legal:[612,1008],Tabloid:[792,1224]},j=3,
B=14400}),21878:((ae,V,l)=>{l.d(V,{k:()=>X});const L=[.3127,.329,.64,.33,.3,.6,.15,.06],O=[.9642,1,.8249];function X({gray:d,gamma:u,primaries:A}){const p=u===void 0?
ee():Q(1/u),x=[{names:["desc"],data:y(u===void 0?"sRGB":"Colors of a PNG image")},{names:["cprt"],data:D("text",[...B("No copyright, use freely"),0])},{names:["\
wtpt"],data:$(O)}];if(d)return j("GRAY",[...x,{names:["kTRC"],data:p}]);const[w,F,k]=z(J(A??L));return j("RGB ",[...x,{names:["rXYZ"],data:$(w)},{names:["gXYZ"],
data:$(F)},{names:["bXYZ"],data:$(k)},{names:["rTRC","gTRC","bTRC"],data:p}])}function j(d,u){const A=u.flatMap(({names:W})=>W).length,p=132+12*A,T=u.reduce((W,{
data:U})=>W+U.length,p),x=new Uint8Array(T),w=new DataView(x.buffer);w.setUint32(0,T),w.setUint32(8,34603008),x.set(B(`mntr${d}XYZ `),12);for(const[W,U]of[2e3,1,
1,0,0,0].entries())w.setUint16(24+2*W,U);x.set(B("acsp"),36),x.set($(O).subarray(8),68),w.setUint32(128,A);let F=132,k=p;for(const{names:W,data:U}of u){for(const E of W)
x.set(B(E),F),w.setUint32(F+4,k),w.setUint32(F+8,U.length),F+=12;x.set(U,k),k+=U.length}return x}const B=d=>[...d].map(u=>u.charCodeAt(0));function D(d,u){const A=8+
u.length,p=new Uint8Array(Math.ceil(A/4)*4);return p.set(B(d)),p.set(u,8),p}function y(d){return D("desc",[0,0,0,d.length+1,...B(d),0,...new Array(78).fill(0)])}
function $(d){const u=D("XYZ ",new Array(12).fill(0)),A=new DataView(u.buffer);for(const[p,T]of d.entries())A.setInt32(8+4*p,Math.round(T*65536));return u}function Q(d){
const u=Math.round(d*256);return D("curv",[0,0,0,1,u>>8,u&255])}function ee(){const u=D("curv",[0,0,4,0,...new Array(2048).fill(0)]),A=new DataView(u.buffer);for(let p=0;p<
1024;p++){const T=p/1023,x=T<=.04045?T/12.92:((T+.055)/1.055)**2.4;A.setUint16(12+2*p,Math.round(x*65535))}return u}function J([d,u,A,p,T,x,w,F]){const k=[d/u,1,
(1-d-u)/u],W=M([[A/p,1,(1-A-p)/p],[T/x,1,(1-T-x)/x],[w/F,1,(1-w-F)/F]]),U=Z(P(W),k),E=W.map(g=>g.map((S,R)=>S*U[R])),[c,h]=[Z(K,k),Z(K,O)],I=K.map((g,S)=>g.map(
R=>R*h[S]/c[S]));return C(C(P(K),I),E)}const K=[[.8951,.2664,-.1614],[-.7502,1.7135,.0367],[.0389,-.0685,1.0296]],M=d=>[[d[0][0],d[1][0],d[2][0]],[d[0][1],d[1][1],
d[2][1]],[d[0][2],d[1][2],d[2][2]]],z=M,H=(d,u)=>d[0]*u[0]+d[1]*u[1]+d[2]*u[2],Z=(d,u)=>[H(d[0],u),H(d[1],u),H(d[2],u)];function C(d,u){const A=z(u);return d.map(
p=>[H(p,A[0]),H(p,A[1]),H(p,A[2])])}function P([[d,u,A],[p,T,x],[w,F,k]]){const W=d*(T*k-x*F)-u*(p*k-x*w)+A*(p*F-T*w);return[[T*k-x*F,A*F-u*k,u*x-A*T],[x*w-p*k,
d*k-A*w,A*p-d*x],[p*F-T*w,u*w-d*F,d*T-u*p]].map(E=>E.map(c=>c/W))}}),69869:((ae,V,l)=>{l.d(V,{Jc:()=>K,R1:()=>C,To:()=>Q,hh:()=>ee,so:()=>z});var L=l(77598),O=l.
n(L),X=l(48249),j=l(78157),B=l(68973),D=l(45599);const y={1:"GRAY",3:"RGB ",4:"CMYK"},$=["scnr","mntr","prtr","spac"],Q={1:"DeviceGray",3:"DeviceRGB",4:"DeviceC\
MYK"};function ee(P,d){if(!P||P.length<132)return;const u=(0,j.bS)(P),A=w=>u.toString("latin1",w,w+4),p=u.readUInt32BE(0),T=P[8];if(!(!(p>=132&&p<=P.length&&T>=
2&&T<=4&&A(36)==="acsp"&&$.includes(A(12)))||A(16)!==y[d]))return{bytes:P.subarray(0,p),version:T}}const J=new WeakMap;async function K(P,d){const{bytes:u}=P,A=d.
pace.step(u.length);A&&await A;const p=J.get(d.pace)??new Map;J.set(d.pace,p);const T=H(u),x=p.get(T);if(x)return x;const w={...P,id:T,deflated:await(0,B.uM)(d).
deflate(u,M)};return p.set(T,w),w}const M=4,z=P=>{const{bytes:d}=P;return{...P,id:H(d),deflated:(0,X.Kc)(d)}},H=P=>(0,L.createHash)("sha256").update(P).digest("\
base64"),Z=new WeakMap;function C(P,{id:d,deflated:u},A){const p=Z.get(P)??new Map;Z.set(P,p);const T=p.get(d);if(T)return T;const x=(0,D.jd)({N:A,Alternate:(0,D.
UU)(Q[A]),Filter:(0,D.UU)("FlateDecode")}),w=P.add(new D.Z6(x,u));return p.set(d,w),w}}),85392:((ae,V,l)=>{l.d(V,{J:()=>y,a:()=>$});var L=l(21115),O=l(824),X=l(
82715),j=l(60912),B=l(1975),D=l(92761);async function y(J){const K=await(0,O.Br)(J),M=({namespace:z})=>D.fD.includes(z);return K?.properties.some(M)?((0,j._L)(J,
(0,j.QH)(K,M,[])),!0):!1}async function $(J,K,M){const z=(C,P,d)=>({prefix:C,name:P,form:"simple",values:[d]}),H=(0,j.QH)(K,({namespace:C,name:P})=>D.fD.includes(
C)||C===L.dK.pdfaid&&P==="part",[z("pdfaid","part","3"),z("fx","DocumentType","INVOICE"),z("fx","DocumentFileName",M.file),z("fx","Version",M.version),z("fx","C\
onformanceLevel",M.level)]),Z=await(0,B.kg)(Buffer.from(H,"utf8"),J.job.pace);(0,j._L)(J,(0,X.m)(Z,"pdfaExtension","schemas",ee))}const Q=[["DocumentType","Type\
 of the invoice document"],["DocumentFileName","Name of the embedded XML invoice"],["Version","Version of the XML invoice standard"],["ConformanceLevel","Profil\
e of the XML invoice"]],ee=`<rdf:li rdf:parseType="Resource" xmlns:pdfaSchema="${L.dK.pdfaSchema}" xmlns:pdfaProperty="${L.dK.pdfaProperty}">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${L.dK.fx}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${Q.map(([J,K])=>`<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${J}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty\
:category>external</pdfaProperty:category><pdfaProperty:description>${K}</pdfaProperty:description></rdf:li>
`).join("")}</rdf:Seq></pdfaSchema:property>
</rdf:li>
`}),24472:((ae,V,l)=>{l.d(V,{Q$:()=>ee,Xw:()=>Q,n8:()=>$});var L=l(21115),O=l(1975),X=l(82715),j=l(60912),B=l(21878),D=l(48249),y=l(45599);const $="Octavo";function Q(K){
const M=K.add(new y.Z6((0,y.jd)({N:3,Filter:(0,y.UU)("FlateDecode")}),(0,D.Kc)((0,B.k)({gray:!1})))),z=(0,y.jd)({Type:(0,y.UU)("OutputIntent"),S:(0,y.UU)("GTS_P\
DFA1"),OutputConditionIdentifier:(0,y.Px)("sRGB"),Info:(0,y.Px)("sRGB"),DestOutputProfile:M});K.editCatalog().set("OutputIntents",[K.add(z)])}async function ee(K,{
title:M,author:z,language:H},Z){const{isArchive:C}=Z,P=(p,T,x)=>({prefix:p,name:T,form:"simple",values:[x]}),d=Z.isAccessible&&H!==void 0,u=(0,j.T3)([{prefix:"d\
c",name:"title",form:"alternative",values:[M]},...z===void 0?[]:[{prefix:"dc",name:"creator",form:"ordered",values:[z]}],...H===void 0?[]:[{prefix:"dc",name:"la\
nguage",form:"unordered",values:[H]}],P("pdf","Producer",$),...C?[P("pdfaid","part","3"),P("pdfaid","conformance","A")]:[],...d?[P("pdfuaid","part","1")]:[]]);if(!d||
!C)return(0,j._L)(K,u);const A=await(0,O.kg)(Buffer.from(u,"utf8"),K.job.pace);(0,j._L)(K,(0,X.m)(A,"pdfaExtension","schemas",J))}const J=`<rdf:li rdf:parseType\
="Resource" xmlns:pdfaSchema="${L.dK.pdfaSchema}" xmlns:pdfaProperty="${L.dK.pdfaProperty}">
<pdfaSchema:schema>PDF/UA Universal Accessibility Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${L.dK.pdfuaid}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
<rdf:li rdf:parseType="Resource"><pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType><pdfaProperty:category>inter\
nal</pdfaProperty:category><pdfaProperty:description>Part of ISO 14289 that the document conforms to</pdfaProperty:description></rdf:li>
</rdf:Seq></pdfaSchema:property>
</rdf:li>
`}),32901:((ae,V,l)=>{l.d(V,{R:()=>H,f:()=>$});var L=l(21115),O=l(77581),X=l(45599),j=l(21281),B=l(824),D=l(60912);const y={title:"Title",author:"Author",subject:"\
Subject",keywords:"Keywords",creator:"Creator"};async function $(C,P){const d=await(0,B.Br)(C);if(((0,j.Ip)(C,d).archive?.part??0)>=4?J(C,P):ee(C,P),P.language!==
void 0&&C.edit(C.catalogNumber).set("Lang",(0,O.wx)(P.language)),d?.malformed===!0)return(0,D._L)(C,(0,D.T3)(Z(C,P))),[Q];const A=K(P);return d?(0,D._L)(C,(0,D.
QH)(d,M(A,d),A)):C.version>="2.0"&&(0,D._L)(C,(0,D.T3)(Z(C,P))),[]}const Q={code:"xmp_replaced",message:"The XMP metadata of the document was malformed. It was \
written again from the Info dictionary, without claims such as PDF/A."};function ee(C,P){const d=Object.entries(y).flatMap(([p,T])=>{const x=P[p];return x===void 0?
[]:[[T,(0,O.wx)(x)]]});if(d.length===0)return;const u=C.trailer.get("Info"),A=new X.Bi([...(0,B._U)(C)??[],...d]);u instanceof X.oS&&C.exists(u.number)?C.put(u,
A):C.trailer.set("Info",C.add(A))}function J(C,P){const d=(0,B._U)(C);if(!d)return;const u=new Set(Object.entries(y).flatMap(([T,x])=>P[T]===void 0?[]:[x])),A=new X.
Bi([...d].filter(([T])=>!u.has(T)));if(A.size===d.size)return;const p=C.trailer.get("Info");A.size===0?C.trailer.delete("Info"):p instanceof X.oS?C.put(p,A):C.trailer.
set("Info",A)}function K(C){const{title:P,author:d,subject:u,keywords:A,creator:p,language:T}=C,x=(w,F,k,W)=>W===void 0?[]:[{prefix:w,name:F,form:k,values:[W]}];
return[...x("dc","title","alternative",P),...x("dc","description","alternative",u),...x("dc","creator","ordered",d),...x("pdf","Keywords","simple",A),...x("xmp",
"CreatorTool","simple",p),...x("dc","language","unordered",T)]}function M(C,{properties:P}){const d=C.find(({name:p})=>p==="Keywords")?.values[0],u=P.some(({namespace:p,
name:T})=>p===L.dK.dc&&T==="subject");d!==void 0&&u&&C.push({prefix:"dc",name:"subject",form:"unordered",values:z(d)});const A=new Set(C.map(({prefix:p,name:T})=>`${L.
dK[p]} ${T}`));return({namespace:p,name:T})=>A.has(`${p} ${T}`)}const z=C=>C.split(/[,;]/).map(P=>P.trim()).filter(P=>P!==""),H=(C,P)=>(0,D.T3)([...Z(C,{}),...P]);
function Z(C,P){const{title:d,author:u,subject:A,keywords:p,creator:T,producer:x,created:w,modified:F,language:k}=(0,B._6)(C,void 0),U=Object.entries({...{title:d,
author:u,subject:A,keywords:p,creator:T,language:k},...P}).filter(([,c])=>c!==null),E=(c,h,I)=>I===null?[]:[{prefix:c,name:h,form:"simple",values:[I]}];return[...K(
Object.fromEntries(U)),...E("pdf","Producer",x),...E("xmp","CreateDate",w),...E("xmp","ModifyDate",F)]}}),82715:((ae,V,l)=>{l.d(V,{m:()=>X});var L=l(21115),O=l(
3907);function X(j,B,D,y){const{text:$,properties:Q,end:ee,about:J}=j,K=Q.find(Z=>Z.namespace===L.dK[B]&&Z.name===D),M=K&&$.slice(K.from,K.to).match(/^[\s\S]*(?=<\/(?:[\w.-]+:)?Bag\s*>)/)?.[0].
length;if(K&&M!==void 0){const Z=K.from+M;return`${$.slice(0,Z)}${y.replace("<rdf:li",`<rdf:li xmlns:rdf="${L.dK.rdf}"`)}${$.slice(Z)}`}const z=`<${B}:${D}><rdf\
:Bag>
${y}</rdf:Bag></${B}:${D}>`,H=`<rdf:Description xmlns:rdf="${L.dK.rdf}" rdf:about="${(0,O.X)(J)}" xmlns:${B}="${L.dK[B]}">
${z}
</rdf:Description>
`;return`${$.slice(0,ee)}${H}${$.slice(ee)}`}}),60660:((ae,V,l)=>{l.d(V,{nZ:()=>W,g$:()=>x,Bi:()=>w,Hy:()=>U});var L=l(77581),O=l(45599),X=l(70549),j=l(9819);const B=1e3,
D=20,y=200,$=20;function Q(E,c,h){let[I,g,S]=[1,1,[]];for(const R of ee(E,c)){I=J(E,R.get("ColSpan"))??I,g=J(E,R.get("RowSpan"))??g;const _=E.array(R.get("Heade\
rs"));_&&(S=_.slice(0,D).flatMap(q=>K(E,q)??[]))}return{columns:I,rows:g,id:K(E,h),heads:S}}function ee(E,c){return c===void 0?[]:(E.array(c)?.slice(0,$)??[c]).
flatMap(I=>E.dict(I)??[])}function J(E,c){const h=c===void 0?void 0:E.resolve(c);return typeof h=="number"&&Number.isInteger(h)&&h>=1&&h<=B?h:void 0}function K(E,c){
const h=c===void 0?void 0:E.resolve(c);return h instanceof O.Mx?(0,L.g7)(h).slice(0,y):void 0}var M=l(78157),z=l(79725),H=l(82416);const Z=2e3,C=9;class P{document;type="";page=-1;hasTexts=!1;hasAttributes=!1;kids=[];entries=new z.
R;number=0;isReference=!1;constructor(c){this.document=c}read(c){const{entries:h,kids:I}=this;I.length=0;const g=this.document.place(c);if(!g||!h.locate(g.bytes,
g.start,Math.min(g.end,g.start+Z)))return!1;const{bytes:S}=g,{at:R}=h;if(h.find(S,"MCID")>=0)return!1;this.hasTexts=h.find(S,"ActualText")>=0||h.find(S,"Alt")>=
0,this.hasAttributes=h.find(S,"A")>=0||h.find(S,"ID")>=0;const _=h.find(S,"S");if(_<0||S[R[_+2]]!==M.cL)return!1;this.name(S,R[_+2]+1,R[_+3]);const q=h.find(S,"\
Pg");if(this.page=-1,q>=0){if(this.after(S,R[q+2],R[q+3])!==R[q+3]||!this.isReference)return!1;this.page=this.number}const te=h.find(S,"K");return te<0||this.readKids(
S,R[te+2],R[te+3])}name(c,h,I){const{type:g}=this;let S=0;if(g.length===I-h)for(;S<g.length&&c[h+S]===g.charCodeAt(S);)S++;(S<I-h||S===0)&&(this.type=(0,H.MQ)(c,
h,I))}readKids(c,h,I){const g=c[h]===M.WL,S=g?I-1:I;if(g&&c[S]!==M.wt)return!1;for(let R=(0,M.AN)(c,g?h+1:h,S);R<S;R=(0,M.AN)(c,R,S)){if(R=this.after(c,R,S),R<0)
return!1;this.kids.push(this.isReference?-1-this.number:this.number)}return g||!this.isReference||this.isDictionary(this.number)}isDictionary(c){const h=this.document.
place(c);return h!==void 0&&h.bytes[(0,M.AN)(h.bytes,h.start,h.end)]===M.iH}after(c,h,I){let g=h,S=0;for(;g<I&&d(c[g]);g++)S=S*10+c[g]-M.l0;if(g===h||g-h>C||(this.
number=S,this.isReference=!1,g<I&&!u(c[g])))return-1;const R=(0,M.AN)(c,g,I);let _=R;for(;_<I&&d(c[_]);)_++;const q=(0,M.AN)(c,_,I);return _===R||q>=I||c[q]!==M.
AV?g:(this.isReference=!0,q+1)}}const d=E=>E>=M.l0&&E<=M.ev,u=E=>E===32||E===10||E===13,A=1e7,p=1e4;class T{pages=new Map;count=0;last;hasTexts=!1;leaf(c,h,I){const g=this.
pages.get(c);return h===0&&I<p?g?.own[I]:g?.others.get(h*A+I)}leaves(c){const{own:h=[],others:I}=this.pages.get(c)??{};return[...h.flat(),...I?.values()??[]].sort(
(g,S)=>g.order-S.order)}hasPage(c){return this.pages.has(c)}add(c,h,I,g){if(!Number.isInteger(g)||g<0||g>=A)return;const{own:S,others:R}=this.leavesOf(h);if(I===
0&&g<p)S[g]??={element:c,order:this.count++};else{const _=I*A+g;R.has(_)||R.set(_,{element:c,order:this.count++})}for(let _=c;_&&_.firstPage<0;_=_.parent)_.firstPage=
h}leavesOf(c){if(this.last?.number===c)return this.last.leaves;let h=this.pages.get(c);return h||this.pages.set(c,h={own:[],others:new Map}),this.last={number:c,
leaves:h},h}}const x=(0,X.n)(F);function w(E){const c=E.dict(E.catalog.get("MarkInfo"));return E.dict(E.catalog.get("StructTreeRoot"))!==void 0&&E.resolve(c?.get(
"Marked"))===!0}async function F(E){const c=E.dict(E.catalog.get("StructTreeRoot"));if(!c||E.resolve(E.dict(E.catalog.get("MarkInfo"))?.get("Suspects"))===!0)return;
const h=new k(E,E.dict(c.get("RoleMap")));return await h.run(c),h.tags}class k{document;roles;tags=new T;visit;bytes;types=new Map;open=[];constructor(c,h){this.
document=c,this.roles=h,this.visit=new j._i(c),this.bytes=new P(c)}async run(c){const{open:h,document:I}=this;this.push(c.get("K"),void 0,-1);for(let g=h.pop();g;g=
h.pop()){this.take(g);const S=I.job.pace.step(300);S&&await S}}push(c,h,I){if(c===void 0)return;const g=(0,O.i9)(c)||(0,O.cy)(c)?this.document.array(c)??[c]:[c];
for(let S=g.length-1;S>=0;S--)this.open.push({kid:g[S],parent:h,page:I})}take({kid:c,parent:h,page:I}){if(typeof c=="number"){h&&I>=0&&this.tags.add(h,I,0,c);return}
if(!this.visit.first(c)||(0,O.i9)(c)&&this.takeBytes(c.number,h,I))return;const g=this.document.dict(c);if(!g)return;const S=g.get("Pg"),R=(0,O.i9)(S)?S.number:
I,_=g.get("MCID");if(_!==void 0){const ue=g.get("Stm");h&&R>=0&&this.tags.add(h,R,(0,O.i9)(ue)?ue.number:0,Number(this.document.resolve(_)));return}const q=this.
document.resolve(g.get("S"));if(!(q instanceof O.SX))return;const te=this.standard(q.text),ce={type:te,parent:h,actualText:this.text(g.get("ActualText")),alternative:this.
text(g.get("Alt")),cell:W(te)?Q(this.document,g.get("A"),g.get("ID")):void 0,firstPage:-1};this.enter(ce),this.push(g.get("K"),ce,R),(0,O.i9)(c)&&this.document.
release(c.number)}takeBytes(c,h,I){const{bytes:g,document:S,open:R,tags:_}=this;if(!g.read(c))return!1;const{hasTexts:q,hasAttributes:te,kids:ce}=g,ue=this.standard(
g.type),Oe=te&&W(ue),ge={type:ue,parent:h,actualText:q?this.text(S.entry(c,"ActualText")):void 0,alternative:q?this.text(S.entry(c,"Alt")):void 0,cell:Oe?Q(S,S.
entry(c,"A"),S.entry(c,"ID")):void 0,firstPage:-1};this.enter(ge);const ye=g.page<0?I:g.page;if(ce.some(de=>de<0))for(let de=ce.length-1;de>=0;de--){const Te=ce[de];
R.push({kid:Te<0?new O.oS(-1-Te):Te,parent:ge,page:ye})}else if(ye>=0)for(const de of ce)_.add(ge,ye,0,de);return!0}enter(c){const{type:h,parent:I,actualText:g}=c;
g!==void 0&&(this.tags.hasTexts=!0),!(I?.type!=="TR"||!W(h))&&(I.cells?I.cells.push(c):I.cells=[c])}text(c){const h=c===void 0?null:this.document.resolve(c);return h instanceof
O.Mx?(0,L.g7)(h):void 0}standard(c){const h=this.types.get(c);if(h!==void 0)return h;let I=c;for(let g=0;g<16;g++){const S=this.document.resolve(this.roles?.get(
I));if(!(S instanceof O.SX)||S.text===I)break;I=S.text}return this.types.set(c,I),I}}const W=E=>E==="TD"||E==="TH";function*U(E){for(let c=E;c;c=c.parent)yield c}}),
27612:((ae,V,l)=>{l.d(V,{l:()=>X});var L=l(21996),O=l(90536);async function X(j,B,D){for(const y of await(0,L.V3)(j,B)){const $=j.job.pace.step(200);$&&await $;
const Q={changed:!1};(0,O.C)(j.get(y),ee=>{D(ee)&&(Q.changed=!0)}),Q.changed&&j.edit(y)}}}),21996:((ae,V,l)=>{l.d(V,{Av:()=>K,RJ:()=>H,V3:()=>z,vb:()=>Z,zx:()=>J});
var L=l(54619),O=l(93604),X=l(78157),j=l(88500);const B=2048,D=65536,y=4,$=1<<20,Q=1024,ee="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function J(d,u){const{found:A,
all:p}=await M(d,u),T=x=>[...new Set([...x,...p])].sort((w,F)=>w-F);return Object.fromEntries(u.map(x=>[x,T(A[x])]))}async function K(d,u){const{found:A,all:p}=await M(
d,u);for(const T of Object.values(A))for(const x of T)p.add(x);return p}async function M(d,u){const A=u.map(w=>{const[F="",...k]=[...w].map(U=>U.replace(/\W/,"\\\
$&")),W=/\W/.test(w)?ee:"\\w";return`${F}(?:${k.join("")}|${W}{0,${Math.max(0,w.length-2)}}#)`}),p=new RegExp(`/(?:${A.join("|")}|#)`,"g"),T=Object.fromEntries(
u.map(w=>[w,new Set])),x=new Set;await H(d,(w,F,k,W)=>{const U=w.toString("latin1",F,k);p.lastIndex=0;for(let E=p.exec(U);E;E=p.exec(U)){const c=W(F+E.index);c!==
void 0&&(E[0].endsWith("#")?x.add(c):T[E[0].slice(1)].add(c))}});for(const w of Z(d))x.add(w);return{found:T,all:x}}async function z(d,u){const A=await J(d,u);return[
...new Set(Object.values(A).flat())].sort((p,T)=>p-T)}async function H(d,u){const{bytes:A,table:p}=d,T=C(d),x=new Int32Array(T.length);for(let U=0;U<T.length;U++)
x[U]=p.place[T[U]];const w=(0,X.bS)(A),F=U=>T[(0,O.MJ)(x,U)-1],k=new j.s;let W=0;for(let U=0;U<T.length;U++){const E=U+1===T.length,c=E?A.length:x[U+1],h=c-x[U]>
B;if(!h&&!E&&c-W<D)continue;let I=c;if(h){x[U]>W&&u(w,W,x[U],F),k.reset();const S=k.value(A,d.bodies[T[U]],c);W=x[U],S>=0&&(I=S)}u(w,W,I,F);const g=d.job.pace.step(
y*(I-W));g&&await g,W=c}for(const[U,E]of P(d)){const c=d.objectStream(U),h=d.job.pace.step(0);if(h&&await h,!c)continue;const I=new Set(E),{starts:g,numbers:S,data:R}=c,
_=q=>{const te=S[(0,O.MJ)(g,q)-1];return te!==void 0&&I.has(te)?te:void 0};for(let q=0;q<R.length;q+=$){u((0,X.bS)(R),q,Math.min(q+$+Q,R.length),_);const te=d.job.
pace.step(y*$);te&&await te}}}function*Z(d){for(let u=1;d.hasChanges&&u<d.size;u++)d.isChanged(u)&&d.exists(u)&&(yield u)}function C(d){const{table:u,hasChanges:A}=d,
p=[];let T=!0,x=-1;for(let w=1;w<u.size;w++){if(u.kind[w]!==L.tL||A&&d.isChanged(w))continue;const F=u.place[w];T&&=F>=x,x=F,p.push(w)}return T?p:p.sort((w,F)=>u.
place[w]-u.place[F])}function P(d){const{table:u,hasChanges:A}=d,p=new Map;for(let T=1;T<u.size;T++){if(u.kind[T]!==L.UT||A&&d.isChanged(T))continue;const x=u.place[T],
w=p.get(x);w?w.push(T):p.set(x,[T])}return p}}),87773:((ae,V,l)=>{l.d(V,{$:()=>O});const L=2e3;async function*O(X,j){for(const B of j){yield[B,X.get(B)];const D=X.
job.pace.step(L);D&&await D}}}),90536:((ae,V,l)=>{l.d(V,{C:()=>O,L:()=>X});var L=l(45599);function O(j,B){const D=[j];for(;D.length>0;){const y=D.pop(),$=y instanceof
L.Z6?y.dict:y;if(Array.isArray($))for(const Q of $)D.push(Q);else if($ instanceof L.Bi){B($);for(const Q of $.values())D.push(Q)}}}function X(j,B){const D=[];return O(
j,y=>{D.length===0&&B(y)&&D.push(y)}),D.length>0}})};
