"use strict";exports.id=8787,exports.ids=[8787],exports.modules={69368:((ae,U,f)=>{f.r(U),f.d(U,{create_e_invoice:()=>is});var R=f(17079),B=f(58552),F=f(98037),P=f(85392),b=f(
92761),w=f(98446),m=f(36493),M=f(36161),Z=f(48231),te=f(27547),V=f(45657),K=f(3263);const X={id:"text",scheme:"text"},_={line1:"text",line2:"text",line3:"text",
city:"text",postCode:"text",subdivision:"text",country:"text"},$={name:"text",tradingName:"text",identifiers:[X],legalId:"text",vatId:"text",taxId:"text",electronicAddress:X,
address:_,contact:{name:"text",phone:"text",email:"text"}},W={start:"date",end:"date"},A=[{amount:"decimal",base:"decimal",percentage:"decimal",reason:"text",reasonCode:"\
text",taxScheme:"text",taxCategory:"text",taxRate:"decimal"}],u={number:"text",typeCode:"text",issueDate:"date",dueDate:"date",currency:"text",taxCurrency:"text",
buyerReference:"text",orderReference:"text",salesOrderReference:"text",contractReference:"text",projectReference:"text",precedingInvoices:["text"],businessProcess:"\
text",notes:["text"],noteSubjects:["text"],period:W,seller:$,buyer:$,payee:$,taxRepresentative:$,delivery:{name:"text",location:X,date:"date",address:_},payment:{
reference:"text",terms:"text",creditorId:"text",mandate:"text",means:[{code:"text",text:"text",iban:"text",bic:"text",accountName:"text",debitedIban:"text",card:"\
text"}]},lines:[{id:"text",kind:"text",parent:"text",name:"text",description:"text",notes:["text"],sellerItemId:"text",buyerItemId:"text",standardItemId:X,orderLine:"\
text",quantity:"decimal",unit:"text",netPrice:"decimal",grossPrice:"decimal",priceQuantity:"decimal",netAmount:"decimal",taxScheme:"text",taxCategory:"text",taxRate:"\
decimal",period:W,allowances:A,charges:A}],allowances:A,charges:A,thirdPartyCharges:[{amount:"decimal",reason:"text"}],taxes:[{taxScheme:"text",category:"text",
rate:"decimal",basis:"decimal",amount:"decimal",exemptionReason:"text",exemptionCode:"text"}],totals:{lines:"decimal",allowances:"decimal",charges:"decimal",net:"\
decimal",tax:"decimal",taxInAccountingCurrency:"decimal",gross:"decimal",paid:"decimal",rounding:"decimal",due:"decimal"}},p=["syntax","profile","file","xml","g\
uideline","issues"];async function g(e,t){const n=new G(t),s=await n.readObject(e,u,"");return{invoice:{...s,guideline:null,payment:{reference:null,terms:null,creditorId:null,
mandate:null,...{means:[]},...s.payment},totals:{...S,...s.totals}},unknown:n.unknown,wrong:n.wrong}}const S={lines:null,allowances:null,charges:null,net:null,tax:null,
taxInAccountingCurrency:null,gross:null,paid:null,rounding:null,due:null},C=new RegExp("[\\0-\\x08\\x0b\\x0c\\x0e-\\x1f\\ufffe\\uffff]|\\p{Cs}","u"),N=1e4,O=1e3,
v={text:"a text without control characters",decimal:'a decimal such as "12.50"',date:'a day such as "2026-01-31"'},j=e=>Array.isArray(e);class G{pace;unknown=[];wrong=[];constructor(t){
this.pace=t}async readAny(t,n,s){if(typeof n=="string")return this.readTerm(t,n,s);const a=this.pace.step(400);if(a&&await a,j(n))return await this.readList(t,n[0],
s);const o=await this.readObject(t,n,s);return Object.values(o).every(r=>r===null||Array.isArray(r)&&r.length===0)?null:o}async readObject(t,n,s){const a=typeof t==
"object"&&t!==null&&!Array.isArray(t);!a&&!Q(t)&&this.wrong.push(`${s} must be an object`);const o=a?t:{},r=c=>s===""?c:s.endsWith(" ")?`${s}${c}`:`${s}.${c}`;for(const c of Object.
keys(o)){!(s===""&&p.includes(c))&&!Object.hasOwn(n,c)&&this.unknown.push(r(c));const I=this.pace.step(100);I&&await I}const i={};for(const[c,T]of Object.entries(
n))i[c]=await this.readAny(Object.hasOwn(o,c)?o[c]:void 0,T,r(c));return i}async readList(t,n,s){if(Q(t))return[];if(!Array.isArray(t))return this.wrong.push(`${s}\
 must be a list`),[];const a=s==="lines"?N:O;if(t.length>a)return this.wrong.push(`${s} must have at most ${a} entries`),[];const o=[];for(const[r,i]of t.entries()){
const c=`${s} ${r+1}`;o.push(typeof n=="object"&&!j(n)?await this.readObject(i,n,`${c}: `):this.readTerm(i,n,c));const T=this.pace.step(200);T&&await T}return o}readTerm(t,n,s){
if(Q(t))return null;if((0,V.Vp)(t))return this.wrong.push(`${s} must be in quotes, because a number of more than 15 digits loses some`),null;const a=typeof t=="\
number"?String(t):t;return typeof a=="string"&&(n==="text"?!C.test(a):n==="date"?(0,K.N)(a)&&a.length===10:(0,m._)(a)!==void 0)?a:(this.wrong.push(`${s} must be\
 ${v[n]}`),null)}}const Q=e=>e==null||typeof e=="string"&&e.trim()==="",z=e=>[{at:"",part:e}],q=(e,t)=>t===null?[]:[{at:`${e}.`,part:t}],H=(e,t)=>t.map((n,s)=>({
at:`${e} ${s+1}: `,part:n})),ee=e=>H("lines",e.lines),ge=e=>t=>t.lines.flatMap((n,s)=>H(`lines ${s+1}: ${e}`,n[e])),ce=e=>e==="O",oe=(e,t)=>n=>e(n).filter(({part:s})=>!ce(
s[t])),Re=e=>H("allowances",e.allowances),Be=e=>H("charges",e.charges),mt=["E","AE","K","G","O"],gt=[{of:z,rows:[["number","BT-1"],["issueDate","BT-2"],["typeCo\
de","BT-3"],["currency","BT-5"],["seller.name","BT-27"],["seller.address.country","BT-40",["BG-5"]],["buyer.name","BT-44"],["buyer.address.country","BT-55",["BG\
-8"]],["lines","BG-25",["BG-23"]]]},{of:z,levels:["XRECHNUNG"],rows:[["buyerReference","BT-10"],["seller.electronicAddress.id","BT-34"],["seller.address.city","\
BT-37"],["seller.address.postCode","BT-38"],["seller.contact.name","BT-41",["BG-6"]],["seller.contact.phone","BT-42"],["seller.contact.email","BT-43"],["buyer.e\
lectronicAddress.id","BT-49"],["buyer.address.city","BT-52"],["buyer.address.postCode","BT-53"],["payment.means","BG-16"]]},{of:ee,rows:[["name","BT-153"],["qua\
ntity","BT-129"],["unit","BT-130"],["netPrice","BT-146"],["taxCategory","BT-151"]]},{of:oe(ee,"taxCategory"),rows:[["taxRate","BT-152"]]},{of:Re,rows:[["amount",
"BT-92"],["taxCategory","BT-95"]]},{of:oe(Re,"taxCategory"),rows:[["taxRate","BT-96"]]},{of:Be,rows:[["amount","BT-99"],["taxCategory","BT-102"]]},{of:oe(Be,"ta\
xCategory"),rows:[["taxRate","BT-103"]]},{of:ge("allowances"),rows:[["amount","BT-136"]]},{of:ge("charges"),rows:[["amount","BT-141"]]},{of:({payment:e})=>H("pa\
yment.means",e.means),rows:[["code","BT-81"]]},{of:({payee:e})=>q("payee",e),rows:[["name","BT-59"]]},{of:({taxRepresentative:e})=>q("taxRepresentative",e),rows:[
["name","BT-62"],["vatId","BT-63"],["address.country","BT-69",["BG-12"]]]},{of:({delivery:e})=>q("delivery.address",e?.address??null),rows:[["country","BT-80"]]},
{of:({taxes:e})=>H("taxes",e),rows:[["category","BT-118"]]},{of:({taxes:e})=>H("taxes",e).filter((t,n)=>{const{category:s,exemptionCode:a}=e[n];return mt.includes(
s??"")&&a===null}),rows:[["exemptionReason","BT-120"]]},{of:e=>e.taxCurrency===null?[]:z(e),rows:[["totals.taxInAccountingCurrency","BT-111"]]}],yt=[{of:ee,levels:[
"BASIC","EN 16931","XRECHNUNG"],rows:[["kind","BT-X-8"],["parent","BT-X-304"]]},{of:z,levels:["BASIC","EN 16931","XRECHNUNG"],rows:[["thirdPartyCharges","BG-X-8\
3"]]},{of:z,levels:["BASIC"],rows:[["salesOrderReference","BT-14"],["projectReference","BT-11"],["seller.contact","BG-6"],["buyer.contact","BG-9"],["totals.roun\
ding","BT-114"]]},{of:({payment:e})=>H("payment.means",e.means),levels:["BASIC"],rows:[["text","BT-82"],["accountName","BT-85"],["bic","BT-86"],["card","BT-87"]]},
{of:ee,levels:["BASIC"],rows:[["description","BT-154"],["sellerItemId","BT-155"],["buyerItemId","BT-156"],["orderLine","BT-132"]]}],Tt=(e,t,n)=>Me(gt,e,t,n,!1),
St=(e,t,n)=>Me(yt,e,t,n,!0);async function Me(e,t,n,s,a){const o=[];for(const{of:r,rows:i,levels:c}of e)if(!(c&&!c.includes(n)))for(const{at:T,part:I}of r(t)){for(const[
k,re,J=[]]of i)wt(I,k)===a&&o.push({name:`${T}${k}`,term:re,groups:J});const L=s.step(100*i.length);L&&await L}return o}function wt(e,t){let n=e;for(const s of t.
split("."))n=n?.[s];return Array.isArray(n)?n.length>0:n!=null}var Ne=f(36698);const xt={units:1n,scale:2},At={units:1n,scale:0},It=["Z","E","AE","K","G"];async function Et(e,t){
const n=[];for(const[i,c]of e.lines.entries()){n.push(Ct(c,i));const T=t.step(400+100*(c.allowances.length+c.charges.length));T&&await T}const s=e.allowances.map(
ye),a=e.charges.map(ye),o={...e,lines:n,allowances:s,charges:a},r=await Dt(o,t);return{...o,taxes:r,totals:bt({...o,taxes:r})}}function Ct(e,t){const n=e.allowances.
map(ye),s=e.charges.map(ye),{id:a,taxScheme:o,taxCategory:r,taxRate:i,netAmount:c}=e;return{...e,id:a??String(t+1),taxScheme:o??"VAT",taxRate:i??Ee(r),allowances:n,
charges:s,netAmount:c??vt({...e,allowances:n,charges:s})}}const Ee=e=>It.includes(e??"")?"0":null;function vt({quantity:e,netPrice:t,priceQuantity:n,allowances:s,
charges:a}){const[o,r]=[Y(e),Y(t)],i=n===null?At:Y(n);return!o||!r||!i||i.units===0n?null:ne((0,m.WQ)((0,m.CQ)((0,m.lw)(o,r),i),(0,m.Re)(fe(a),fe(s))))}function ye(e){
const[t,n]=[Y(e.base),Y(e.percentage)];return{...e,amount:e.amount??(t&&n?ne($e(t,n)):null),taxScheme:e.taxScheme??"VAT",taxRate:e.taxRate??Ee(e.taxCategory)}}async function Dt(e,t){
const n=new Map,s=(o,r,i)=>{if(o===null||!i)return;const c=Le(o,r),T=n.get(c);T?T.basis=(0,m.WQ)(T.basis,i):n.set(c,{category:o,rate:r,basis:i})};for(const{taxCategory:o,
taxRate:r,netAmount:i}of(0,Ne.Su)(e)){s(o,r,Y(i));const c=t.step(200);c&&await c}for(const{taxCategory:o,taxRate:r,amount:i}of e.charges)s(o,r,Y(i));for(const{taxCategory:o,
taxRate:r,amount:i}of e.allowances)s(o,r,(0,m.Re)(m.f2,Y(i)??m.f2));const a=e.taxes.map(o=>{const r=o.rate??Ee(o.category),i=Le(o.category??"",r),c=n.get(i);return n.
delete(i),Fe({...o,rate:r},c?.basis)});for(const{category:o,rate:r,basis:i}of n.values())a.push(Fe({taxScheme:"VAT",category:o,rate:r,basis:null,amount:null,exemptionReason:null,
exemptionCode:null},i));return a}function Le(e,t){const{units:n,scale:s}=Y(t)??m.f2;return`${e} ${(n*10n**BigInt(40-s)).toString()}`}function Fe(e,t){const n=e.
basis??(t?ne(t):null),s=Y(n),a=s?ne($e(s,Y(e.rate)??m.f2)):null;return{...e,taxScheme:e.taxScheme??"VAT",basis:n,amount:e.amount??a}}function bt(e){const{totals:t,
allowances:n,charges:s,taxes:a,thirdPartyCharges:o}=e,r=(J,le)=>Y(J)??le,i=r(t.lines,(0,Ne.Su)(e).reduce((J,{netAmount:le})=>(0,m.WQ)(J,Y(le)??m.f2),m.f2)),c=r(
t.allowances,fe(n)),T=r(t.charges,fe(s)),I=r(t.net,(0,m.WQ)((0,m.Re)(i,c),T)),L=r(t.tax,fe(a)),k=r(t.gross,(0,m.WQ)(I,L)),re=(0,m.WQ)((0,m.Re)(k,Y(t.paid)??m.f2),
Y(t.rounding)??m.f2);return{...t,lines:t.lines??ne(i),allowances:t.allowances??(n.length>0?ne(c):null),charges:t.charges??(s.length>0?ne(T):null),net:t.net??ne(
I),tax:t.tax??ne(L),gross:t.gross??ne(k),due:t.due??ne((0,m.WQ)(re,fe(o)))}}const Y=e=>e===null?void 0:(0,m._)(e),fe=e=>e.reduce((t,{amount:n})=>(0,m.WQ)(t,Y(n)??
m.f2),m.f2),$e=(e,t)=>(0,m.Fd)((0,m.lw)((0,m.lw)(e,t),xt)),ne=e=>(0,m.Bz)((0,m.Fd)(e));var Pt=f(17886),je=f(3907);const E=(e,...t)=>{const n=t.join("");return n===
""?"":`<ram:${e}>${n}</ram:${e}>`},h=(e,t,n="")=>t===null?"":`<ram:${e}${n}>${(0,je.X)(t)}</ram:${e}>`,ie=(e,t)=>t===null?"":` ${e}="${(0,je.X)(t)}"`,ue=(e,t)=>t===
null?"":`<ram:${e}><udt:DateTimeString format="102">${t.replaceAll("-","")}</udt:DateTimeString></ram:${e}>`;async function Ot(e,t){const n=[];for(const I of e.
lines){n.push(Rt(I));const L=t.step(2*n.at(-1).length);L&&await L}const{businessProcess:s,guideline:a,number:o,typeCode:r,issueDate:i,notes:c,noteSubjects:T}=e;
return[`<?xml version="1.0" encoding="UTF-8"?>
`,'<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"',' xmlns:ram="urn:un:unece:uncefact:data:standard:Reusable\
AggregateBusinessInformationEntity:100"',` xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100">
<rsm:ExchangedDocumentContext>`,E("BusinessProcessSpecifiedDocumentContextParameter",h("ID",s)),E("GuidelineSpecifiedDocumentContextParameter",h("ID",a)),`</rsm\
:ExchangedDocumentContext>
<rsm:ExchangedDocument>`,h("ID",o),h("TypeCode",r),ue("IssueDateTime",i),...c.map((I,L)=>E("IncludedNote",h("Content",I),h("SubjectCode",T[L]??null))),`</rsm:Ex\
changedDocument>
<rsm:SupplyChainTradeTransaction>
`,...n,Bt(e),Mt(e.delivery),Nt(e),`</rsm:SupplyChainTradeTransaction>
</rsm:CrossIndustryInvoice>
`].join("")}function Rt(e){const{standardItemId:t,netPrice:n,grossPrice:s,priceQuantity:a,unit:o}=e,r=h("BasisQuantity",a,ie("unitCode",o)),i=s===null||n===null?
m.f2:(0,m.Re)((0,m._)(s),(0,m._)(n));return`${E("IncludedSupplyChainTradeLineItem",E("AssociatedDocumentLineDocument",h("LineID",e.id),h("ParentLineID",e.parent),
h("LineStatusReasonCode",e.kind),...e.notes.map(c=>E("IncludedNote",h("Content",c)))),E("SpecifiedTradeProduct",t?h("GlobalID",t.id,ie("schemeID",t.scheme)):"",
h("SellerAssignedID",e.sellerItemId),h("BuyerAssignedID",e.buyerItemId),h("Name",e.name),h("Description",e.description)),E("SpecifiedLineTradeAgreement",E("Buye\
rOrderReferencedDocument",h("LineID",e.orderLine)),s===null?"":E("GrossPriceProductTradePrice",h("ChargeAmount",s),r,i.units===0n?"":E("AppliedTradeAllowanceCha\
rge",Ue(!1),h("ActualAmount",(0,m.Bz)(i)))),n===null?"":E("NetPriceProductTradePrice",h("ChargeAmount",n),r)),E("SpecifiedLineTradeDelivery",h("BilledQuantity",
e.quantity,ie("unitCode",o))),E("SpecifiedLineTradeSettlement",Ge("ApplicableTradeTax",e),Ke(e.period),...e.allowances.map(c=>Te(c,!1)),...e.charges.map(c=>Te(c,
!0)),E("SpecifiedTradeSettlementLineMonetarySummation",h("LineTotalAmount",e.netAmount))))}
`}const Ue=e=>`<ram:ChargeIndicator><udt:Indicator>${e}</udt:Indicator></ram:ChargeIndicator>`,Ge=(e,{taxScheme:t,taxCategory:n,taxRate:s})=>n===null?"":E(e,h("\
TypeCode",t),h("CategoryCode",n),h("RateApplicablePercent",s)),Ke=e=>e?E("BillingSpecifiedPeriod",ue("StartDateTime",e.start),ue("EndDateTime",e.end)):"",Te=(e,t)=>E(
"SpecifiedTradeAllowanceCharge",Ue(t),h("CalculationPercent",e.percentage),h("BasisAmount",e.base),h("ActualAmount",e.amount),h("ReasonCode",e.reasonCode),h("Re\
ason",e.reason),Ge("CategoryTradeTax",e)),Bt=e=>`${E("ApplicableHeaderTradeAgreement",h("BuyerReference",e.buyerReference),we("SellerTradeParty",e.seller),we("B\
uyerTradeParty",e.buyer),we("SellerTaxRepresentativeTradeParty",e.taxRepresentative),Se("SellerOrderReferencedDocument",e.salesOrderReference),Se("BuyerOrderRef\
erencedDocument",e.orderReference),Se("ContractReferencedDocument",e.contractReference),e.projectReference===null?"":E("SpecifiedProcuringProject",h("ID",e.projectReference),
h("Name","Project reference")))}
`,Se=(e,t)=>E(e,h("IssuerAssignedID",t)),We=e=>[...e].sort((t,n)=>+(t.scheme!==null)-+(n.scheme!==null)).map(({id:t,scheme:n})=>h(n===null?"ID":"GlobalID",t,ie(
"schemeID",n))).join(""),we=(e,t)=>t===null?"":E(e,We(t.identifiers),h("Name",t.name),E("SpecifiedLegalOrganization",h("ID",t.legalId),h("TradingBusinessName",t.
tradingName)),t.contact?E("DefinedTradeContact",h("PersonName",t.contact.name),E("TelephoneUniversalCommunication",h("CompleteNumber",t.contact.phone)),E("Email\
URIUniversalCommunication",h("URIID",t.contact.email))):"",ke(t.address),t.electronicAddress?E("URIUniversalCommunication",h("URIID",t.electronicAddress.id,ie("\
schemeID",t.electronicAddress.scheme))):"",E("SpecifiedTaxRegistration",h("ID",t.vatId,ie("schemeID","VA"))),E("SpecifiedTaxRegistration",h("ID",t.taxId,ie("sch\
emeID","FC")))),ke=e=>e===null?"":E("PostalTradeAddress",h("PostcodeCode",e.postCode),h("LineOne",e.line1),h("LineTwo",e.line2),h("LineThree",e.line3),h("CityNa\
me",e.city),h("CountryID",e.country),h("CountrySubDivisionName",e.subdivision)),Mt=e=>`<ram:ApplicableHeaderTradeDelivery>${e===null?"":[E("ShipToTradeParty",We(
e.location?[e.location]:[]),h("Name",e.name),ke(e.address)),E("ActualDeliverySupplyChainEvent",ue("OccurrenceDateTime",e.date))].join("")}</ram:ApplicableHeader\
TradeDelivery>
`;function Nt(e){const{payment:t,currency:n,taxCurrency:s,totals:a}=e;return`${E("ApplicableHeaderTradeSettlement",h("CreditorReferenceID",t.creditorId),h("Paym\
entReference",t.reference),h("TaxCurrencyCode",s),h("InvoiceCurrencyCode",n),we("PayeeTradeParty",e.payee),...t.means.map(Lt),...e.taxes.map($t),Ke(e.period),...e.
allowances.map(o=>Te(o,!1)),...e.charges.map(o=>Te(o,!0)),E("SpecifiedTradePaymentTerms",h("Description",t.terms),ue("DueDateDateTime",e.dueDate),h("DirectDebit\
MandateID",t.mandate)),...e.thirdPartyCharges.map(({amount:o,reason:r})=>E("SpecifiedFinancialAdjustment",h("Reason",r),h("ActualAmount",o))),E("SpecifiedTradeS\
ettlementHeaderMonetarySummation",h("LineTotalAmount",a.lines),h("ChargeTotalAmount",a.charges),h("AllowanceTotalAmount",a.allowances),h("TaxBasisTotalAmount",a.
net),h("TaxTotalAmount",a.tax,ie("currencyID",n)),h("TaxTotalAmount",a.taxInAccountingCurrency,ie("currencyID",s)),h("RoundingAmount",a.rounding),h("GrandTotalA\
mount",a.gross),h("TotalPrepaidAmount",a.paid),h("DuePayableAmount",a.due)),...e.precedingInvoices.map(o=>Se("InvoiceReferencedDocument",o)))}
`}const Lt=e=>E("SpecifiedTradeSettlementPaymentMeans",h("TypeCode",e.code),h("Information",e.text),E("ApplicableTradeSettlementFinancialCard",h("ID",e.card)),E(
"PayerPartyDebtorFinancialAccount",h("IBANID",e.debitedIban)),Ft(e),E("PayeeSpecifiedCreditorFinancialInstitution",h("BICID",e.bic)));function Ft({iban:e,accountName:t}){
const n=e?.replace(/\s/g,"")??null,s=n!==null&&(0,Pt.X)(n);return E("PayeePartyCreditorFinancialAccount",s?h("IBANID",n):"",h("AccountName",t),s?"":h("Proprieta\
ryID",e))}const $t=e=>E("ApplicableTradeTax",h("CalculatedAmount",e.amount),h("TypeCode",e.taxScheme),h("ExemptionReason",e.exemptionReason),h("BasisAmount",e.basis),
h("CategoryCode",e.category),h("ExemptionReasonCode",e.exemptionCode),h("RateApplicablePercent",e.rate)),xe="urn:cen.eu:en16931:2017",jt={basic:{level:"BASIC",guideline:`${xe}\
#compliant#urn:factur-x.eu:1p0:basic`},en16931:{level:"EN 16931",guideline:xe},extended:{level:"EXTENDED",guideline:`${xe}#conformant#urn:factur-x.eu:1p0:extend\
ed`},xrechnung:{level:"XRECHNUNG",guideline:`${xe}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`}},Ut="urn:fdc:peppol.eu:2017:poacc:billing:01:1.0",Xe=40;async function Gt(e,t,n){
const{level:s,guideline:a}=jt[t],{invoice:o,unknown:r,wrong:i}=await g(e,n),c=o.businessProcess??(s==="XRECHNUNG"?Ut:null),T=await Et({...o,guideline:a,businessProcess:c},
n),I=await Tt(T,s,n),L=Buffer.from(await Ot(T,n),"utf8"),k=await(0,M.Q)(L,n);if(typeof k=="string")return[`makes XML that ${k}`];const re=(await(0,Z.n)(k,n)).filter(
({rule:Oe})=>Oe==="PRICE"),J=[...await(0,Z.P)(k,n),...(0,te.v)(k),...re],le=[...r.length>0?[`has names that it does not know: ${(0,w.Zv)(r)}. It takes those tha\
t Read gives`]:[],...i.length>0?[`has values of a wrong kind: ${(0,w.Dw)(i,Xe)}`]:[],...I.length>0?[`lacks terms that the invoice needs: ${He(I)}`]:[],...Kt(T,s,
await St(T,s,n)),...i.length>0?[]:kt(J,I)];return le.length>0?le:L}const He=e=>(0,w.Dw)(e.map(({name:t,term:n})=>`${t} (${n})`),Xe);function Kt(e,t,n){const s=({
netPrice:o,grossPrice:r})=>o!==null&&r!==null&&(0,m.oi)((0,m._)(o),(0,m._)(r)),a=t==="EXTENDED"?[]:e.lines.filter(o=>o.notes.length>1);return[...n.length>0?[`ha\
s terms that the profile ${t} does not have: ${He(n)}`]:[],...a.length>0?["has lines with several notes (BT-127), which only the profile EXTENDED has"]:[],...e.
lines.some(s)?["has a line whose netPrice (BT-146) is above its grossPrice (BT-148)"]:[]]}const Wt=/^(?:BR-CO-1\d|BR-(?:S|Z|E|AE|IC|G|O|AF|AG)-\d+|BR-FXEXT-.*|BR-2[4-6]|BR-4[5-8]|BR-DE-14)$/;
function kt(e,t){const n=new Set(t.flatMap(({term:a,groups:o})=>[a,...o])),s=new Map;for(const a of e)s.has(a.rule)||s.set(a.rule,a);return[...s.values()].filter(
({rule:a,text:o})=>{const r=o.match(/\bB[TG]-\d+\b/g)??[];return t.length===0||!Wt.test(a)&&!r.some(i=>n.has(i))}).map(({rule:a,text:o,where:r})=>`breaks ${a} (${r}\
): ${o}`)}var Xt=f(21281),Ze=f(824),Ht=f(60660),Zt=f(91519),_t=f(14029),_e=f(43576),zt=f(55969),Yt=f(24472),de=f(21115),Vt=f(32901),Qt=f(1975),ze=f(60912),Ce=f(
27612),D=f(45599),Ye=f(37709),Ve=f(6057),Qe=f(96927),ve=f(21996),he=f(87773),Jt=f(62743),Ae=f(18271),pe=f(16456),se=f(49454),Je=f(30201),qt=f(55437);async function en(e,t){
const n=(0,se.FG)(e,t.get("Subtype"));if(n==="Type3")return()=>!1;const s=(0,Ae.oQ)(e,t);if(typeof s=="object")return n==="Type0"?await tn(e,t,s):nn(e,t,s)}async function tn(e,t,n){
const s=await(0,qt.x)(e,t.get("Encoding"),{found:!1}),a=e.resolve((0,se.hL)(e,t)?.get("CIDToGIDMap")),o=a instanceof D.Z6?e.decoded(a):void 0,r=i=>n.kind==="cid"?
i>0&&n.has(i):n.kind==="named"?i>0&&n.nameOf(i)!=="":n.has(o?(o[i*2]??0)<<8|(o[i*2+1]??0):i);return i=>{for(let c=0;c<i.length;){const T=s.lengthAt(i,c);if(c+T>
i.length)return!0;let I=0;for(const L=c+T;c<L;c++)I=I*256+i[c];if(!r(s.cidOf(I,T)))return!0}return!1}}function nn(e,t,n){const{differences:s}=(0,pe.yD)(e,t),a=(0,pe.
pE)(e,(0,se.nb)(e,t),t),o=(0,pe.P$)(e,t,a,!0),r=c=>{const T=s?.get(c),I=o?.get(c);return n.kind==="truetype"?sn(n,c,I):an(n,c,T??I?.name,I)},i=new Map;return c=>c.
some(T=>{const I=i.get(T)??r(T);return i.set(T,I),!I})}const sn=(e,t,n)=>n!==void 0&&(e.unicode(n.point)>0||e.glyphOf(n.name)>0)||e.code(t)>0||e.codes===void 0&&
e.unicode(t)>0;function an(e,t,n,s){const a=n??e.encoding?.get(t);return a===void 0||a===".notdef"?!1:e.has(a)||s!==void 0&&e.has((0,Je.S)(s.point))}var on=f(65868);
async function qe(e){const t=new on.i(e),n=new rn;for(let o=0;o<e.pages.count;o++)await t.read(o,n,n);let[s,a]=[!1,!1];for(const[o,r]of n.byFont){const i=await en(
e,o.dictionary);i?s||=r.some(i):a=!0;const c=e.job.pace.step(r.length*50);c&&await c}return{notdef:s,unknown:a,unreadable:n.unreadable,strings:n.byFont}}class rn{unreadable=!1;fonts=new Map;get byFont(){
return[...this.fonts].map(([t,n])=>[t,[...n.values()]])}string(t,n){let s=this.fonts.get(n);s||this.fonts.set(n,s=new Map);const a=Buffer.from(t).toString("lati\
n1");s.has(a)||s.set(a,Uint8Array.from(t))}glyph(t,n){n===Jt.m&&(this.unreadable=!0)}}async function et(e,t,n){await cn(e),await ln(e);const s=new Set([...dn(e),
...await hn(e),...await pn(e),...await yn(e)]),{notdef:a,unknown:o,unreadable:r}=n??await qe(e);return a&&s.add("shows characters for which its fonts have no gl\
yph (ISO 19005-3, 6.2.11.8)"),o&&s.add("has a font that is not embedded or cannot be read (6.2.11.4.1)"),r&&t==="a"&&s.add("shows characters without a meaning i\
n Unicode (6.2.11.7)"),[...s]}const cn=e=>(0,Ce.l)(e,["CIDSet","CharSet"],t=>{if(!t.has("FontName"))return!1;const n=t.size;return t.delete("CIDSet"),t.delete("\
CharSet"),t.size<n});async function ln(e){const t=new Map;for(const[n,s]of e.pages.numbers.entries()){if(e.entry(s,"Resources")!==void 0)continue;const a=e.pages.
attribute(n,"Resources")??new D.Bi;a instanceof D.Bi&&!t.has(a)&&t.set(a,e.add(a)),e.patch(s,{Resources:t.get(a)??a});const o=e.job.pace.step(400);o&&await o}}function dn(e){
const{catalog:t}=e,n=[];return(e.dict(t.get("AcroForm"))?.has("XFA")||t.has("NeedsRendering"))&&n.push("has an XFA form (6.4.2)"),t.has("Requirements")&&n.push(
"asks readers for features (/Requirements, 6.11)"),e.dict(t.get("Names"))?.has("AlternatePresentations")&&n.push("has a presentation (6.10)"),[...e.dict(t.get("\
Perms"))?.keys()??[]].some(o=>o!=="UR3"&&o!=="DocMDP")&&n.push("has permissions that part 3 does not know (6.1.12)"),n}const fn=["Popup","Link"],un=["MediaBox",
"CropBox","BleedBox","TrimBox","ArtBox"];async function hn(e){const t=new Set;for(const[n,s]of e.pages.numbers.entries()){e.entry(s,"AA")!==void 0&&t.add("has a\
 page with actions (6.5.2)"),e.entry(s,"PresSteps")!==void 0&&t.add("has a presentation (6.10)");for(const a of un){const r=a==="MediaBox"||a==="CropBox"?e.pages.
attribute(n,a):e.entry(s,a),i=r===void 0?void 0:(0,Ve.b0)(e,r);(i?[i[2]-i[0],i[3]-i[1]]:[]).some(T=>T<Qe.XS||T>Qe.tU)&&t.add("has a page that is too small or to\
o large (6.1.13)")}for(const a of e.array(e.entry(s,"Annots"))??[]){const o=e.job.pace.step(500);o&&await o;const r=e.dict(a),i=e.resolve(r?.get("Subtype")),c=i instanceof
D.SX?i.text:"",T=!fn.includes(c)&&(0,Ve.b0)(e,r?.get("Rect"))!==void 0;r&&T&&!e.dict(r.get("AP"))&&t.add("has an annotation without an appearance (6.3.3)"),c===
"Widget"&&(r?.has("A")||r?.has("AA"))&&t.add("has a field with an action (6.4.1)")}}return[...t]}const tt=["Hide","SetOCGState","Rendition","Trans","GoTo3DView"];
async function pn(e){const t=new Set;let[n,s]=[!1,!1];if(await(0,Ce.l)(e,[...tt,"HTP","OPM"],a=>{const o=e.resolve(a.get("S"));return o instanceof D.SX&&tt.includes(
o.text)&&!a.has("Subtype")&&t.add(`has an action ${o.text} (6.5.1)`),a.has("HTP")&&t.add("has a phase of halftones (6.2.5)"),n||=e.resolve(a.get("OPM"))===1,!1}),
n)for await(const[,a]of(0,he.$)(e,(await(0,ve.zx)(e,["N"])).N))s||=a instanceof D.Z6&&e.resolve(a.dict.get("N"))===4;return n&&s&&t.add("overprints colors of a \
CMYK profile (6.2.4.2)"),[...t]}const mn=new Set(["Do","Tf","gs","cs","CS","scn","SCN","sh"]),gn=/^(?:Device(?:Gray|RGB|CMYK)|Pattern)$/;async function yn(e){const t=new Set,
{Form:n,PatternType:s,Type3:a}=await(0,ve.zx)(e,["Form","PatternType","Type3"]),o=async r=>{let i=!1;const c=T=>{const I=mn.has(T.operator)?T.name(Math.max(T.count-
1,0)):void 0,L=T.operator==="Tf"?T.name(0):I;i||=L!==void 0&&!gn.test(L)};return await(0,Ye.Ko)(await e.decodedAtEase(r),e.job.pace,c),i};for await(const[,r]of(0,he.
$)(e,new Set([...n,...s]))){if(!(r instanceof D.Z6))continue;const i=e.resolve(r.dict.get("PatternType"))===1;if(!i&&!(0,D.Eo)(e.resolve(r.dict.get("Subtype")),
"Form"))continue;const c=e.dict(r.dict.get("Resources"));!c&&await o(r)&&t.add("has a form without resources (6.2.2)"),i&&c?.has("Font")&&t.add("has text in a p\
attern")}for await(const[,r]of(0,he.$)(e,a)){if(!(r instanceof D.Bi)||!(0,D.Eo)(e.resolve(r.get("Subtype")),"Type3"))continue;const i=e.dict(r.get("Resources"));
i?.has("Font")&&t.add("has text in glyphs of a Type 3 font");for(const c of i?[]:e.dict(r.get("CharProcs"))?.values()??[]){const T=e.resolve(c);T instanceof D.Z6&&
await o(T)&&t.add("has a Type 3 font without resources (6.2.2)")}}return[...t]}var Tn=f(93059),Sn=f(58971),wn=f(69869);const xn=new Set(["Launch","Sound","Movie",
"ResetForm","ImportData","Hide","SetOCGState","Rendition","Trans","GoTo3DView","JavaScript"]),An=["NextPage","PrevPage","FirstPage","LastPage"],In=["Normal","Co\
mpatible","Multiply","Screen","Overlay","Darken","Lighten","ColorDodge","ColorBurn","HardLight","SoftLight","Difference","Exclusion","Hue","Saturation","Color",
"Luminosity"],nt=["RelativeColorimetric","AbsoluteColorimetric","Perceptual","Saturation"],st=32767,at=127,En=2**31-1,ot=32,Cn=2e3,vn=16;async function Dn(e){const t=new bn(
e);for(let n=1;n<e.size;n++)e.exists(n)&&await t.visit(e.get(n));return await t.checkProfiles(),t.found}class bn{document;found=new Set;profiles=new Map;compared=0;colorants=new Map;constructor(t){
this.document=t}async visit(t){const{pace:n}=this.document.job,s=[t];for(n.add(100);s.length>0;){const a=s.pop(),o=n.step(20);if(o&&await o,a instanceof D.Z6)this.
stream(a.dict),s.push(a.dict);else if(a instanceof D.Bi){this.dictionary(a);for(const[r,i]of a)r.length>at&&this.found.add(me),s.push(i)}else if(Array.isArray(a)){
this.colorSpace(a);for(const r of a)s.push(r)}else this.scalar(a)}}scalar(t){const{found:n}=this;t instanceof D.SX?(t.text==="DeviceCMYK"&&n.add(Ie),t.text.length>
at&&n.add(me)):t instanceof D.Mx?t.bytes.length>st&&n.add(me):Number.isInteger(t)&&Math.abs(t)>En&&n.add(me)}nameOf(t){const n=this.document.resolve(t);return n instanceof
D.SX?n.text:void 0}stream(t){const{document:n,found:s}=this;(t.has("F")||t.has("FFilter")||t.has("FDecodeParms"))&&s.add("has a stream in another file (6.1.7.1)");
const a=n.resolve(t.get("Filter")),o=Array.isArray(a)?a.slice(0,vn).map(r=>this.nameOf(r)):[this.nameOf(a)];switch(o.includes("LZWDecode")&&s.add("uses LZW (6.1\
.7.2)"),o.includes("Crypt")&&s.add("has a stream that is encrypted apart (6.1.7.2)"),o.includes("JPXDecode")&&s.add("has JPEG 2000 images, which are not checked"),
this.nameOf(t.get("Subtype"))){case"Image":(t.has("Alternates")||t.has("OPI"))&&s.add("has an image with alternates (6.2.8)"),n.resolve(t.get("Interpolate"))===
!0&&s.add("has an image that is interpolated (6.2.8)"),this.intent(t.get("Intent"));return;case"Form":(t.has("OPI")||t.has("Ref"))&&s.add("has a form from anoth\
er file (6.2.9)"),(t.has("PS")||this.nameOf(t.get("Subtype2"))==="PS")&&s.add(ct);return;case"PS":s.add(ct)}}dictionary(t){const{document:n,found:s}=this,a=this.
nameOf(t.get("S"));a!==void 0&&xn.has(a)&&!t.has("Subtype")&&s.add(`has an action ${a} (6.5.1)`),a==="Named"&&t.has("N")&&!An.includes(this.nameOf(t.get("N"))??
"")&&s.add("has a named action (6.5.1)"),t.has("AA")&&s.add("has actions that start automatically (6.5.2)");const r=a==="Luminosity"||a==="Alpha",i=this.nameOf(
t.get("TR2"));(t.has("TR")&&!r||t.has("TR2")&&i!=="Default")&&s.add("has a transfer function (6.2.5)"),(t.has("HTP")||t.has("HTO"))&&s.add("has a phase of halft\
ones (6.2.5)");const c=n.resolve(t.get("HalftoneType"));(t.has("HalftoneName")||typeof c=="number"&&c!==1&&c!==5)&&s.add("has a halftone (6.2.5)"),t.has("BM")&&
!In.includes(this.nameOf(t.get("BM"))??"")&&s.add("has an unknown blend mode (6.2.10)"),t.has("RI")&&this.intent(t.get("RI")),n.resolve(t.get("OPM"))===1&&s.add(
"overprints colors (6.2.4.2)"),(this.nameOf(t.get("Type"))==="EmbeddedFile"||t.has("EF"))&&s.add("has attachments, whose relationship is not known (6.8)")}intent(t){
const n=this.nameOf(t);n!==void 0&&!nt.includes(n)&&this.found.add(it)}colorSpace(t){const{document:n,found:s}=this,a=t[0]instanceof D.SX?t[0].text:"";if(a==="I\
CCBased"){const o=n.resolve(t[1]),r=o instanceof D.Z6?n.resolve(o.dict.get("N")):void 0;o instanceof D.Z6&&typeof r=="number"?this.profiles.set(o,r):s.add(lt)}else if(a===
"Separation"&&t.length>=4){if(++this.compared>Cn){s.add("has more spot colors than are compared");return}const o=this.nameOf(t[1])??"",r={parts:De},i=[t[2],t[3]].
map(T=>rt(n,T,r)).join(" ");n.job.pace.add((De-r.parts)*Pn);const c=this.colorants.get(o);(i.includes("?")||c!==void 0&&c!==i)&&s.add("has a spot color that may\
 look different in places (6.2.4.4)"),this.colorants.set(o,i)}else if(a==="DeviceN"){const o=n.dict(t[4]),r=n.array(t[1])??[],i=r.slice(0,ot),c=n.dict(o?.get("C\
olorants")),T=i.map(I=>this.nameOf(I)??"").filter(I=>!On.includes(I));(r.length>ot||T.some(I=>c?.has(I)!==!0))&&s.add("has a color space whose colorants are not\
 described (6.2.4.4)")}}async checkProfiles(){const{document:t,found:n}=this;for(const[s,a]of this.profiles){const o=a===1||a===3||a===4,r=await t.decodedAtEase(
s);(!o||!(0,wn.hh)(r,a))&&n.add(lt);const i=t.job.pace.step(r.length);i&&await i}}}const De=64,Pn=500;function rt(e,t,n){if(n.parts--<=0)return"?";if((0,D.i9)(t)&&
e.resolve(t)instanceof D.Z6)return`${t.number}`;const s=e.resolve(t);if(s instanceof D.SX)return s.text;if(typeof s=="number")return`${s}`;const a=Array.isArray(
s)?s:s instanceof D.Bi?[...s].flat():void 0;if(!a||a.length>De)return"?";const o=a.map(r=>typeof r=="string"?r:rt(e,r,n));return`${s instanceof D.Bi?"dict":""}[${o.
join(" ")}]`}const On=["Cyan","Magenta","Yellow","Black","None"],Ie="has CMYK colors without a profile, which sRGB does not cover (6.2.4.3)",me="has a string, a\
 name or a number beyond the limits (6.1.13)",it="has an unknown rendering intent (6.2.6)",ct="has PostScript (6.2.9)",lt="has a color profile that cannot be us\
ed (6.2.4.2)",Rn=28;async function Bn(e){const t=new Set,n=new Sn.X(e);for(let s=0;s<e.pages.count;s++)await dt(e,await n.page(s),t);for(const s of await Mn(e))
await dt(e,await e.decodedAtEase(s),t);return t}async function Mn(e){const t=new Set,{Form:n,PatternType:s,CharProcs:a}=await(0,ve.zx)(e,["Form","PatternType","\
CharProcs"]);for await(const[,r]of(0,he.$)(e,new Set([...n,...s]))){if(!(r instanceof D.Z6))continue;((0,D.Eo)(e.resolve(r.dict.get("Subtype")),"Form")||e.resolve(
r.dict.get("PatternType"))===1)&&t.add(r)}const o=new Set;for await(const[,r]of(0,he.$)(e,a)){const i=r instanceof D.Bi?e.dict(r.get("CharProcs")):void 0;if(!i||
o.has(i))continue;o.add(i);for(const T of i.values()){const I=e.resolve(T);I instanceof D.Z6&&t.add(I)}const c=e.job.pace.step(i.size*100);c&&await c}return t}async function dt(e,t,n){
let s=0;await(0,Ye.Ko)(t,e.job.pace,a=>{const{operator:o}=a;switch(o){case"":n.add("has operators that PDF does not know (6.2.2)");return;case"q":++s>Rn&&n.add(
"has graphics states that are nested too deep (6.1.13)");return;case"Q":--s<0&&n.add("restores a graphics state that was not saved (6.2.2)");return;case"k":case"\
K":n.add(Ie);return;case"cs":case"CS":a.name(0)==="DeviceCMYK"&&n.add(Ie);return;case"ri":nt.includes(a.name(0)??"")||n.add(it);return;case"BI":Nn(a,n);return;case"\
Tj":case"TJ":case"'":case'"':a.endOf(a.count-1)-a.startOf(0)>st&&n.add(me)}}),s>0&&n.add("has content that does not restore the graphics state (6.2.2)")}function Nn(e,t){
const n=(0,Tn.n)(e);if(!n)return;const s=a=>(Array.isArray(a)?a:[a]).flatMap(o=>o instanceof D.SX?[o.text]:Array.isArray(o)?s(o):[]);s(n.dict.get("ColorSpace")).
some(a=>a==="CMYK"||a==="DeviceCMYK")&&t.add(Ie),s(n.dict.get("Filter")).some(a=>a==="LZW"||a==="LZWDecode")&&t.add("uses LZW (6.1.10)"),(n.dict.get("I")===!0||
n.dict.get("Interpolate")===!0)&&t.add("has an image that is interpolated (6.2.8)")}var Ln=f(15330),Fn=f(25747);const $n=1,jn=20,Un=1e3,Gn=["Identity-H","Identi\
ty-V"];async function Kn(e,t){const n=new Set;for(const[s,a]of t){const{dictionary:o}=s,r=(0,se.FG)(e,o.get("Subtype"));if(r==="Type3")continue;const i=(0,Ae.oQ)(
e,o),c=(0,Ae.Lq)(e,o);if(typeof i!="object"||!c)continue;const T=r==="Type0"?kn:Wn;for(const L of T(e,o,i))n.add(L);const I=await Xn(e,c);(!I||!await Hn(e,s,a,i,
I))&&n.add("has a font whose widths differ from those of its program (6.2.11.5)")}return n}function Wn(e,t,n){const s=[],[a,o]=[e.resolve(t.get("FirstChar")),e.
resolve(t.get("LastChar"))],r=e.array(t.get("Widths"));if((!(typeof a=="number"&&typeof o=="number"&&r?.length===o-a+1)||!t.has("BaseFont"))&&s.push("has a font\
 without widths (6.2.11.2)"),n.kind!=="truetype")return s;const{base:c,differences:T}=(0,pe.yD)(e,t);if((0,pe.pE)(e,(0,se.nb)(e,t),t))return t.has("Encoding")&&
s.push("has a symbolic TrueType font with an encoding (6.2.11.6)"),n.codes!=="symbol"&&n.subtables!==1&&s.push("has a symbolic TrueType font without one table o\
f its codes (6.2.11.6)"),s;const I=(0,se.FG)(e,t.get("Encoding"))||(0,se.FG)(e,e.dict(t.get("Encoding"))?.get("BaseEncoding"));c!==void 0&&(I==="WinAnsiEncoding"||
I==="MacRomanEncoding")||s.push("has a TrueType font without one of the encodings that are allowed (6.2.11.6)");const k=re=>{const J=(0,Je.u)(re);return re===".\
notdef"||J!==void 0&&n.unicode(J)>0};return T&&![...T.values()].every(k)&&s.push("has a TrueType font with names of glyphs that its table of characters lacks (6\
.2.11.6)"),s}function kn(e,t,n){const s=[],a=(0,se.FG)(e,t.get("Encoding"));Gn.includes(a)||s.push("has a composite font with another CMap than Identity, which \
is not checked");const o=(0,se.hL)(e,t),r=e.resolve(o?.get("CIDToGIDMap")),i=(0,se.FG)(e,o?.get("Subtype"))==="CIDFontType2",c=r instanceof D.Z6||(0,se.FG)(e,r)===
"Identity";return i&&!c&&s.push("has a font without /CIDToGIDMap (6.2.11.3.2)"),i!==(n.kind==="truetype")&&s.push("has a font whose kind is not that of its prog\
ram (6.2.11.2)"),s}const Xn=(0,Ae.tI)(async(e,t)=>{const n=await e.decodedAtEase(t),{pace:s}=e.job,a=performance.now(),o=(0,Fn.W)(n,r=>s.add(r*jn));return s.addSince(
a),o});async function Hn(e,t,n,s,a){const o=(0,Ln.X)(e,t.dictionary,a,s),r=new Set;for(const i of n)for(let c=0,T=0;c<i.length;c=T){T=Math.max(t.partEnd(i,c,Un),
c+1);for(const L of t.glyphs(i.subarray(c,T))){if(r.has(L.code))continue;r.add(L.code);const k=o(L);if(k===void 0||Math.abs(k-1e3*L.width)>$n)return!1}const I=e.
job.pace.step((T-c)*20);I&&await I}return!0}async function Zn(e,t){const n=await qe(e),s=new Set([...await et(e,"b",n),...Yn(e),...await qn(e),...os(t),...await Dn(
e),...await Bn(e),...await Kn(e,n.strings)]);return s.size>0?[...s]:(ut(e).length===0&&(0,Yt.Xw)(e),await ns(e),(0,ze._L)(e,t?(0,ze.QH)(t,zn,ft):(0,Vt.R)(e,ft)),
[])}async function _n(e){const t=e.resolve(e.catalog.get("Metadata"));return(0,Qt.kg)(e.decoded(t),e.job.pace)}const ft=[["part","3"],["conformance","B"]].map(([
e,t])=>({prefix:"pdfaid",name:e,form:"simple",values:[t]})),zn=({namespace:e})=>e===de.dK.pdfaid,ut=e=>e.array(e.catalog.get("OutputIntents"))??[];function Yn(e){
const{catalog:t}=e,n=[],s=e.dict(t.get("AcroForm"));e.resolve(s?.get("NeedAppearances"))===!0&&n.push("leaves the look of fields to readers (6.4.1)");const a=e.
dict(t.get("Names"));a?.has("JavaScript")&&n.push("has scripts (6.5.1)"),a?.has("EmbeddedFiles")&&n.push("has attachments, whose relationship is not known (6.8)");
const o=ut(e).map(c=>e.dict(c)),r=c=>(0,D.Eo)(e.resolve(c?.get("S")),"GTS_PDFA1")&&e.resolve(e.dict(c?.get("DestOutputProfile"))?.get("N"))===3;(o.length>1||!o.
every(r))&&n.push("has another output intent than one of RGB for PDF/A (6.2.3)");const i=e.dict(t.get("OCProperties"));return i&&!Vn(e,i)&&n.push("has layers wi\
thout a name or an order, or that are turned on automatically (6.9)"),n}const ht=50;function Vn(e,t){const n=e.array(t.get("Configs"))??[];if(n.length>ht)return!1;
const s=[t.get("D"),...n].map(i=>e.dict(i)),o=s.map(i=>e.resolve(i?.get("Name"))).map(i=>i instanceof D.Mx?Buffer.from(i.bytes).toString("latin1"):"");return o.
every(i=>i!=="")&&new Set(o).size===o.length&&s.every(i=>i&&!i.has("AS")&&!i.has("Order"))}const Qn=new Set(["Text","Link","FreeText","Line","Square","Circle","\
Polygon","PolyLine","Highlight","Underline","Squiggly","StrikeOut","Stamp","Caret","Ink","Popup","Widget","PrinterMark","TrapNet","Watermark","Redact"]),be=4,Jn=291,
pt=24;async function qn(e){const t=new Set;for(const n of ts(e)){const s=e.job.pace.step(500);s&&await s;const a=(0,zt.B)(e,n);Qn.has(a)||t.add("has an annotati\
on that PDF/A does not know (6.3.1)");const o=e.resolve(n.get("F"))??(a==="Link"?be:0),r=typeof o=="number"&&(o&be)>0&&(o&Jn)===0;a!=="Popup"&&!r&&t.add("has an\
 annotation that is hidden or not printed (6.3.2)"),a==="Text"&&(Number(o)&pt)!==pt&&t.add("has a note that turns with the page (6.3.2)");const i=e.dict(n.get("\
AP"));i&&(i.size>1||!i.has("N"))&&t.add("has an annotation with several looks (6.3.3)"),i&&es(e,i.get("N"))&&t.add("has text in annotations or fields, which is \
not checked")}return t}function es(e,t){const n=e.resolve(t),s=n instanceof D.Z6?[n]:n instanceof D.Bi?[...n.values()]:[];return s.length>ht?!0:s.some(a=>{const o=e.
resolve(a),r=o instanceof D.Z6?e.dict(o.dict.get("Resources")):void 0;return r?.has("Font")===!0||r?.has("XObject")===!0})}function*ts(e){for(const t of e.pages.
numbers)for(const n of e.array(e.entry(t,"Annots"))??[]){const s=e.dict(n);s&&(yield s)}}const ns=e=>(0,Ce.l)(e,["Link"],t=>{const n=(0,D.Eo)(e.resolve(t.get("S\
ubtype")),"Link")&&!t.has("F");return n&&t.set("F",be),n}),ss={[de.dK.dc]:["contributor","coverage","creator","date","description","format","identifier","langua\
ge","publisher","relation","rights","source","subject","title","type"],[de.dK.xmp]:["CreateDate","CreatorTool","Identifier","Label","MetadataDate","ModifyDate",
"Nickname","Rating","BaseURL"],[de.dK.xmpMM]:["DocumentID","InstanceID","OriginalDocumentID","VersionID","RenditionClass"],[de.dK.pdf]:["Keywords","PDFVersion",
"Producer","Trapped"],[de.dK.pdfaid]:["part","conformance","amd","corr","rev"]},as={creator:"Seq",date:"Seq",contributor:"Bag",language:"Bag",publisher:"Bag",relation:"\
Bag",subject:"Bag",type:"Bag",description:"Alt",rights:"Alt",title:"Alt"};function os(e){if(!e)return[];const t=({namespace:s,name:a,from:o,to:r})=>{if(ss[s]?.includes(
a)!==!0)return!1;const i=s===de.dK.dc?as[a]:void 0;return i===void 0||e.text.slice(o,r).includes(`:${i}`)};return e.properties.filter(s=>!t(s)).length>0?["has m\
etadata that PDF/A does not know or has in another form (6.6.2.3)"]:[]}const rs={alternative:"Alternative",data:"Data",source:"Source"},Pe=["MINIMUM","BASIC WL"],
is=async(e,t,n)=>{const s=await(0,Zt.E)(e.bytes,n,{password:t.open_password}),a=await(0,Ze.Br)(s),o=(0,Xt.Ip)(s,a).archive,r=await cs(t,n.pace),i="issues"in r?r.
issues:[],c="issues"in r?void 0:await(0,M.Q)(r.bytes,n.pace),T=[...i,...c===void 0?[]:ds(c,t),...t.attach_only?[]:await fs(s,{xmp:a,archive:o,upgrades:t.upgrade_to_archive}),
...await us(s,typeof c=="object"?c.profile:void 0)];if(T.length>0||"issues"in r||typeof c!="object"||!c.profile)throw(0,B.G6)(T);const{profile:I,invoice:L}=c,k=(0,Ze.
_6)(s,a),re={name:I.file,bytes:r.bytes,mimeType:"text/xml",description:"Electronic invoice as XML",relationship:rs[ls(t,I)],modified:(0,R.Z)(k.modified??k.created??
L.issueDate??"")};await(0,F.K)(s,re,(await(0,F.V)(s)).map(({entry:ps})=>ps),[]),t.attach_only||await(0,P.a)(s,a&&o?a:await _n(s),I);const J=s.pages.count,le=await(0,_t.
UN)(s,{version:"1.7"}),Oe={pageCount:J,profile:I.level};return{documents:[{name:e.name,bytes:le,pageCount:J}],notes:hs(I,t),facts:Oe}};async function cs({invoice:e,
invoice_data:t,profile:n},s){if(!t)return{bytes:e.bytes};const a=await Gt(t,n,s);return Array.isArray(a)?{issues:[{field:"invoice_data",message:a.join("; "),mentions:[
"profile","read_e_invoice"]}]}:{bytes:a}}const ls=({relationship:e},{level:t})=>e??(Pe.includes(t)?"data":"alternative");function ds(e,{relationship:t}){const n=i=>[
{field:"invoice",message:i}];if(typeof e=="string")return n(`${e}: it must be a Cross Industry Invoice (CII D16B or D22B)`);if(e.syntax==="UBL")return n("is an \
invoice in UBL, and Factur-X takes only Cross Industry Invoices (CII)");const{profile:s,invoice:a}=e;if(!s)return n("has no guideline (BT-24) of Factur-X, ZUGFe\
RD 2 or XRechnung: it must name MINIMUM, BASIC WL, BASIC, EN 16931, EXTENDED or XRECHNUNG");const o=["number","issueDate","typeCode","currency"].filter(i=>a[i]===
null),r=Pe.includes(s.level)&&t!==void 0&&t!=="data";return[...o.length>0?n(`lacks terms that every invoice has: ${o.join(", ")}`):[],...r?[{field:"relationship",
message:`must be data for an invoice of the profile ${s.level}`}]:[]]}async function fs(e,{xmp:t,archive:n,upgrades:s}){const a=(r,...i)=>({field:"file",message:r,
mentions:["attach_only",...i]});return e.security?[a("is encrypted, which an electronic invoice must not be: remove the password and the restrictions first")]:t?.
malformed===!0?[a("has XMP metadata that is malformed, so it cannot be PDF/A")]:n?.level==="a"&&!(0,Ht.Bi)(e)?[a(`claims ${n.name} and is not tagged, as level A\
 needs: convert it first, or set attach_only`)]:n&&(n.part===2||n.part===3)?[]:n?.part===1?(await et(e,n.level)).map(i=>a(`claims ${n.name} and cannot become PD\
F/A-3, because it ${i}: convert it first, or set attach_only`)):n?[a(`claims ${n.name}, and an electronic invoice must be PDF/A-2 or PDF/A-3: convert it first, \
or set attach_only`)]:s?(await Zn(e,t)).map(r=>a(`cannot become PDF/A-3, because it ${r}: convert it first, or set attach_only`)):[a("does not claim PDF/A, and \
an electronic invoice must be PDF/A-2 or PDF/A-3: set upgrade_to_archive, convert it first, or set attach_only","upgrade_to_archive")]}async function us(e,t){const{
invoices:n,refused:s,names:a}=await(0,b.sc)(e),o=n[0]?.file??s?.file??a.find(i=>i.toLowerCase()===t?.file);return o===void 0?[]:[{field:"file",message:`has an e\
lectronic invoice already (${(0,_e.jC)(o,_e.zE,"an attachment without a name")})`}]}function hs({level:e},{attach_only:t}){const n=[];return Pe.includes(e)&&n.push(
{code:"invoice_without_lines",message:`The profile ${e} has no lines: it is not an invoice in Germany, only data that accompany one.`}),t&&n.push({code:"invoice\
_not_claimed",message:"The XML is attached, and the document does not claim to be an electronic invoice.",mentions:["attach_only"]}),n}}),55969:((ae,U,f)=>{f.d(
U,{B:()=>P,E:()=>b});var R=f(45599);const B=new Set(["Text","FreeText","Line","Square","Circle","Polygon","PolyLine","Highlight","Underline","Squiggly","StrikeO\
ut","Caret","Stamp","Ink","Popup","Sound","Redact","Projection"]),F=new Set(["Link","Widget","FileAttachment"]);function P(w,m){const M=w.resolve(m.get("Subtype"));
return M instanceof R.SX?M.text:""}const b=(w,m)=>m==="comments"?B.has(w):w!==""&&!F.has(w)}),96927:((ae,U,f)=>{f.d(U,{XS:()=>P,tU:()=>b,tn:()=>F});const R=w=>Math.
round(w*72e3/25.4)/1e3,B=(w,m)=>[R(w),R(m)],F={A3:B(297,420),A4:B(210,297),A5:B(148,210),A6:B(105,148),Letter:[612,792],Legal:[612,1008],Tabloid:[792,1224]},P=3,
b=14400}),93059:((ae,U,f)=>{f.d(U,{n:()=>F});var R=f(45599);const B={BPC:"BitsPerComponent",CS:"ColorSpace",D:"Decode",DP:"DecodeParms",F:"Filter",H:"Height",IM:"\
ImageMask",W:"Width"};function F(P){if(P.dataStart<0)return;const b=new R.Bi;for(let w=0;w+1<P.count;w+=2){const m=P.name(w);m!==void 0&&b.set(B[m]??m,P.value(w+
1))}return new R.Z6(b,P.content.subarray(P.dataStart,P.dataEnd))}}),21878:((ae,U,f)=>{f.d(U,{k:()=>F});const R=[.3127,.329,.64,.33,.3,.6,.15,.06],B=[.9642,1,.8249];
function F({gray:l,gamma:d,primaries:y}){const u=d===void 0?te():Z(1/d),g=[{names:["desc"],data:m(d===void 0?"sRGB":"Colors of a PNG image")},{names:["cprt"],data:w(
"text",[...b("No copyright, use freely"),0])},{names:["wtpt"],data:M(B)}];if(l)return P("GRAY",[...g,{names:["kTRC"],data:u}]);const[S,C,N]=_(V(y??R));return P(
"RGB ",[...g,{names:["rXYZ"],data:M(S)},{names:["gXYZ"],data:M(C)},{names:["bXYZ"],data:M(N)},{names:["rTRC","gTRC","bTRC"],data:u}])}function P(l,d){const y=d.
flatMap(({names:O})=>O).length,u=132+12*y,p=d.reduce((O,{data:v})=>O+v.length,u),g=new Uint8Array(p),S=new DataView(g.buffer);S.setUint32(0,p),S.setUint32(8,34603008),
g.set(b(`mntr${l}XYZ `),12);for(const[O,v]of[2e3,1,1,0,0,0].entries())S.setUint16(24+2*O,v);g.set(b("acsp"),36),g.set(M(B).subarray(8),68),S.setUint32(128,y);let C=132,
N=u;for(const{names:O,data:v}of d){for(const j of O)g.set(b(j),C),S.setUint32(C+4,N),S.setUint32(C+8,v.length),C+=12;g.set(v,N),N+=v.length}return g}const b=l=>[
...l].map(d=>d.charCodeAt(0));function w(l,d){const y=8+d.length,u=new Uint8Array(Math.ceil(y/4)*4);return u.set(b(l)),u.set(d,8),u}function m(l){return w("desc",
[0,0,0,l.length+1,...b(l),0,...new Array(78).fill(0)])}function M(l){const d=w("XYZ ",new Array(12).fill(0)),y=new DataView(d.buffer);for(const[u,p]of l.entries())
y.setInt32(8+4*u,Math.round(p*65536));return d}function Z(l){const d=Math.round(l*256);return w("curv",[0,0,0,1,d>>8,d&255])}function te(){const d=w("curv",[0,0,
4,0,...new Array(2048).fill(0)]),y=new DataView(d.buffer);for(let u=0;u<1024;u++){const p=u/1023,g=p<=.04045?p/12.92:((p+.055)/1.055)**2.4;y.setUint16(12+2*u,Math.
round(g*65535))}return d}function V([l,d,y,u,p,g,S,C]){const N=[l/d,1,(1-l-d)/d],O=X([[y/u,1,(1-y-u)/u],[p/g,1,(1-p-g)/g],[S/C,1,(1-S-C)/C]]),v=W(x(O),N),j=O.map(
q=>q.map((H,ee)=>H*v[ee])),[G,Q]=[W(K,N),W(K,B)],z=K.map((q,H)=>q.map(ee=>ee*Q[H]/G[H]));return A(A(x(K),z),j)}const K=[[.8951,.2664,-.1614],[-.7502,1.7135,.0367],
[.0389,-.0685,1.0296]],X=l=>[[l[0][0],l[1][0],l[2][0]],[l[0][1],l[1][1],l[2][1]],[l[0][2],l[1][2],l[2][2]]],_=X,$=(l,d)=>l[0]*d[0]+l[1]*d[1]+l[2]*d[2],W=(l,d)=>[
$(l[0],d),$(l[1],d),$(l[2],d)];function A(l,d){const y=_(d);return l.map(u=>[$(u,y[0]),$(u,y[1]),$(u,y[2])])}function x([[l,d,y],[u,p,g],[S,C,N]]){const O=l*(p*
N-g*C)-d*(u*N-g*S)+y*(u*C-p*S);return[[p*N-g*C,y*C-d*N,d*g-y*p],[g*S-u*N,l*N-y*S,y*u-l*g],[u*C-p*S,d*S-l*C,l*p-d*u]].map(j=>j.map(G=>G/O))}}),69869:((ae,U,f)=>{
f.d(U,{Jc:()=>K,R1:()=>A,To:()=>Z,hh:()=>te,so:()=>_});var R=f(77598),B=f.n(R),F=f(48249),P=f(78157),b=f(68973),w=f(45599);const m={1:"GRAY",3:"RGB ",4:"CMYK"},
M=["scnr","mntr","prtr","spac"],Z={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function te(x,l){if(!x||x.length<132)return;const d=(0,P.bS)(x),y=S=>d.toString(
"latin1",S,S+4),u=d.readUInt32BE(0),p=x[8];if(!(!(u>=132&&u<=x.length&&p>=2&&p<=4&&y(36)==="acsp"&&M.includes(y(12)))||y(16)!==m[l]))return{bytes:x.subarray(0,u),
version:p}}const V=new WeakMap;async function K(x,l){const{bytes:d}=x,y=l.pace.step(d.length);y&&await y;const u=V.get(l.pace)??new Map;V.set(l.pace,u);const p=$(
d),g=u.get(p);if(g)return g;const S={...x,id:p,deflated:await(0,b.uM)(l).deflate(d,X)};return u.set(p,S),S}const X=4,_=x=>{const{bytes:l}=x;return{...x,id:$(l),
deflated:(0,F.Kc)(l)}},$=x=>(0,R.createHash)("sha256").update(x).digest("base64"),W=new WeakMap;function A(x,{id:l,deflated:d},y){const u=W.get(x)??new Map;W.set(
x,u);const p=u.get(l);if(p)return p;const g=(0,w.jd)({N:y,Alternate:(0,w.UU)(Z[y]),Filter:(0,w.UU)("FlateDecode")}),S=x.add(new w.Z6(g,d));return u.set(l,S),S}}),
24472:((ae,U,f)=>{f.d(U,{Q$:()=>te,Xw:()=>Z,n8:()=>M});var R=f(21115),B=f(1975),F=f(82715),P=f(60912),b=f(21878),w=f(48249),m=f(45599);const M="Octavo";function Z(K){
const X=K.add(new m.Z6((0,m.jd)({N:3,Filter:(0,m.UU)("FlateDecode")}),(0,w.Kc)((0,b.k)({gray:!1})))),_=(0,m.jd)({Type:(0,m.UU)("OutputIntent"),S:(0,m.UU)("GTS_P\
DFA1"),OutputConditionIdentifier:(0,m.Px)("sRGB"),Info:(0,m.Px)("sRGB"),DestOutputProfile:X});K.editCatalog().set("OutputIntents",[K.add(_)])}async function te(K,{
title:X,author:_,language:$},W){const{isArchive:A}=W,x=(u,p,g)=>({prefix:u,name:p,form:"simple",values:[g]}),l=W.isAccessible&&$!==void 0,d=(0,P.T3)([{prefix:"d\
c",name:"title",form:"alternative",values:[X]},..._===void 0?[]:[{prefix:"dc",name:"creator",form:"ordered",values:[_]}],...$===void 0?[]:[{prefix:"dc",name:"la\
nguage",form:"unordered",values:[$]}],x("pdf","Producer",M),...A?[x("pdfaid","part","3"),x("pdfaid","conformance","A")]:[],...l?[x("pdfuaid","part","1")]:[]]);if(!l||
!A)return(0,P._L)(K,d);const y=await(0,B.kg)(Buffer.from(d,"utf8"),K.job.pace);(0,P._L)(K,(0,F.m)(y,"pdfaExtension","schemas",V))}const V=`<rdf:li rdf:parseType\
="Resource" xmlns:pdfaSchema="${R.dK.pdfaSchema}" xmlns:pdfaProperty="${R.dK.pdfaProperty}">
<pdfaSchema:schema>PDF/UA Universal Accessibility Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${R.dK.pdfuaid}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
<rdf:li rdf:parseType="Resource"><pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType><pdfaProperty:category>inter\
nal</pdfaProperty:category><pdfaProperty:description>Part of ISO 14289 that the document conforms to</pdfaProperty:description></rdf:li>
</rdf:Seq></pdfaSchema:property>
</rdf:li>
`}),32901:((ae,U,f)=>{f.d(U,{R:()=>$,f:()=>M});var R=f(21115),B=f(77581),F=f(45599),P=f(21281),b=f(824),w=f(60912);const m={title:"Title",author:"Author",subject:"\
Subject",keywords:"Keywords",creator:"Creator"};async function M(A,x){const l=await(0,b.Br)(A);if(((0,P.Ip)(A,l).archive?.part??0)>=4?V(A,x):te(A,x),x.language!==
void 0&&A.edit(A.catalogNumber).set("Lang",(0,B.wx)(x.language)),l?.malformed===!0)return(0,w._L)(A,(0,w.T3)(W(A,x))),[Z];const y=K(x);return l?(0,w._L)(A,(0,w.
QH)(l,X(y,l),y)):A.version>="2.0"&&(0,w._L)(A,(0,w.T3)(W(A,x))),[]}const Z={code:"xmp_replaced",message:"The XMP metadata of the document was malformed. It was \
written again from the Info dictionary, without claims such as PDF/A."};function te(A,x){const l=Object.entries(m).flatMap(([u,p])=>{const g=x[u];return g===void 0?
[]:[[p,(0,B.wx)(g)]]});if(l.length===0)return;const d=A.trailer.get("Info"),y=new F.Bi([...(0,b._U)(A)??[],...l]);d instanceof F.oS&&A.exists(d.number)?A.put(d,
y):A.trailer.set("Info",A.add(y))}function V(A,x){const l=(0,b._U)(A);if(!l)return;const d=new Set(Object.entries(m).flatMap(([p,g])=>x[p]===void 0?[]:[g])),y=new F.
Bi([...l].filter(([p])=>!d.has(p)));if(y.size===l.size)return;const u=A.trailer.get("Info");y.size===0?A.trailer.delete("Info"):u instanceof F.oS?A.put(u,y):A.trailer.
set("Info",y)}function K(A){const{title:x,author:l,subject:d,keywords:y,creator:u,language:p}=A,g=(S,C,N,O)=>O===void 0?[]:[{prefix:S,name:C,form:N,values:[O]}];
return[...g("dc","title","alternative",x),...g("dc","description","alternative",d),...g("dc","creator","ordered",l),...g("pdf","Keywords","simple",y),...g("xmp",
"CreatorTool","simple",u),...g("dc","language","unordered",p)]}function X(A,{properties:x}){const l=A.find(({name:u})=>u==="Keywords")?.values[0],d=x.some(({namespace:u,
name:p})=>u===R.dK.dc&&p==="subject");l!==void 0&&d&&A.push({prefix:"dc",name:"subject",form:"unordered",values:_(l)});const y=new Set(A.map(({prefix:u,name:p})=>`${R.
dK[u]} ${p}`));return({namespace:u,name:p})=>y.has(`${u} ${p}`)}const _=A=>A.split(/[,;]/).map(x=>x.trim()).filter(x=>x!==""),$=(A,x)=>(0,w.T3)([...W(A,{}),...x]);
function W(A,x){const{title:l,author:d,subject:y,keywords:u,creator:p,producer:g,created:S,modified:C,language:N}=(0,b._6)(A,void 0),v=Object.entries({...{title:l,
author:d,subject:y,keywords:u,creator:p,language:N},...x}).filter(([,G])=>G!==null),j=(G,Q,z)=>z===null?[]:[{prefix:G,name:Q,form:"simple",values:[z]}];return[...K(
Object.fromEntries(v)),...j("pdf","Producer",g),...j("xmp","CreateDate",S),...j("xmp","ModifyDate",C)]}}),21996:((ae,U,f)=>{f.d(U,{Av:()=>K,RJ:()=>$,V3:()=>_,vb:()=>W,
zx:()=>V});var R=f(54619),B=f(44233),F=f(78157),P=f(88500);const b=2048,w=65536,m=4,M=1<<20,Z=1024,te="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function V(l,d){const{
found:y,all:u}=await X(l,d),p=g=>[...new Set([...g,...u])].sort((S,C)=>S-C);return Object.fromEntries(d.map(g=>[g,p(y[g])]))}async function K(l,d){const{found:y,
all:u}=await X(l,d);for(const p of Object.values(y))for(const g of p)u.add(g);return u}async function X(l,d){const y=d.map(S=>{const[C="",...N]=[...S].map(v=>v.
replace(/\W/,"\\$&")),O=/\W/.test(S)?te:"\\w";return`${C}(?:${N.join("")}|${O}{0,${Math.max(0,S.length-2)}}#)`}),u=new RegExp(`/(?:${y.join("|")}|#)`,"g"),p=Object.
fromEntries(d.map(S=>[S,new Set])),g=new Set;await $(l,(S,C,N,O)=>{const v=S.toString("latin1",C,N);u.lastIndex=0;for(let j=u.exec(v);j;j=u.exec(v)){const G=O(C+
j.index);G!==void 0&&(j[0].endsWith("#")?g.add(G):p[j[0].slice(1)].add(G))}});for(const S of W(l))g.add(S);return{found:p,all:g}}async function _(l,d){const y=await V(
l,d);return[...new Set(Object.values(y).flat())].sort((u,p)=>u-p)}async function $(l,d){const{bytes:y,table:u}=l,p=A(l),g=new Int32Array(p.length);for(let v=0;v<
p.length;v++)g[v]=u.place[p[v]];const S=(0,F.bS)(y),C=v=>p[(0,B.MJ)(g,v)-1],N=new P.s;let O=0;for(let v=0;v<p.length;v++){const j=v+1===p.length,G=j?y.length:g[v+
1],Q=G-g[v]>b;if(!Q&&!j&&G-O<w)continue;let z=G;if(Q){g[v]>O&&d(S,O,g[v],C),N.reset();const H=N.value(y,l.bodies[p[v]],G);O=g[v],H>=0&&(z=H)}d(S,O,z,C);const q=l.
job.pace.step(m*(z-O));q&&await q,O=G}for(const[v,j]of x(l)){const G=l.objectStream(v),Q=l.job.pace.step(0);if(Q&&await Q,!G)continue;const z=new Set(j),{starts:q,
numbers:H,data:ee}=G,ge=ce=>{const oe=H[(0,B.MJ)(q,ce)-1];return oe!==void 0&&z.has(oe)?oe:void 0};for(let ce=0;ce<ee.length;ce+=M){d((0,F.bS)(ee),ce,Math.min(ce+
M+Z,ee.length),ge);const oe=l.job.pace.step(m*M);oe&&await oe}}}function*W(l){for(let d=1;l.hasChanges&&d<l.size;d++)l.isChanged(d)&&l.exists(d)&&(yield d)}function A(l){
const{table:d,hasChanges:y}=l,u=[];let p=!0,g=-1;for(let S=1;S<d.size;S++){if(d.kind[S]!==R.tL||y&&l.isChanged(S))continue;const C=d.place[S];p&&=C>=g,g=C,u.push(
S)}return p?u:u.sort((S,C)=>d.place[S]-d.place[C])}function x(l){const{table:d,hasChanges:y}=l,u=new Map;for(let p=1;p<d.size;p++){if(d.kind[p]!==R.UT||y&&l.isChanged(
p))continue;const g=d.place[p],S=u.get(g);S?S.push(p):u.set(g,[p])}return u}}),87773:((ae,U,f)=>{f.d(U,{$:()=>B});const R=2e3;async function*B(F,P){for(const b of P){
yield[b,F.get(b)];const w=F.job.pace.step(R);w&&await w}}}),90536:((ae,U,f)=>{f.d(U,{C:()=>B,L:()=>F});var R=f(45599);function B(P,b){const w=[P];for(;w.length>
0;){const m=w.pop(),M=m instanceof R.Z6?m.dict:m;if(Array.isArray(M))for(const Z of M)w.push(Z);else if(M instanceof R.Bi){b(M);for(const Z of M.values())w.push(
Z)}}}function F(P,b){const w=[];return B(P,m=>{w.length===0&&b(m)&&w.push(m)}),w.length>0}})};
