"use strict";exports.id=9368,exports.ids=[9368],exports.modules={69368:((re,X,l)=>{l.r(X),l.d(X,{create_e_invoice:()=>is});var M=l(17079),O=l(58552),W=l(98037),R=l(85392),B=l(
92761),v=l(98446),m=l(36493),F=l(36161),Q=l(48231),te=l(27547),q=l(45657),K=l(3263);const L={id:"text",scheme:"text"},Y={line1:"text",line2:"text",line3:"text",
city:"text",postCode:"text",subdivision:"text",country:"text"},Z={name:"text",tradingName:"text",identifiers:[L],legalId:"text",vatId:"text",taxId:"text",electronicAddress:L,
address:Y,contact:{name:"text",phone:"text",email:"text"}},V={start:"date",end:"date"},C=[{amount:"decimal",base:"decimal",percentage:"decimal",reason:"text",reasonCode:"\
text",taxScheme:"text",taxCategory:"text",taxRate:"decimal"}],p={number:"text",typeCode:"text",issueDate:"date",dueDate:"date",currency:"text",taxCurrency:"text",
buyerReference:"text",orderReference:"text",salesOrderReference:"text",contractReference:"text",projectReference:"text",precedingInvoices:["text"],businessProcess:"\
text",notes:["text"],noteSubjects:["text"],period:V,seller:Z,buyer:Z,payee:Z,taxRepresentative:Z,delivery:{name:"text",location:L,date:"date",address:Y},payment:{
reference:"text",terms:"text",creditorId:"text",mandate:"text",means:[{code:"text",text:"text",iban:"text",bic:"text",accountName:"text",debitedIban:"text",card:"\
text"}]},lines:[{id:"text",kind:"text",parent:"text",name:"text",description:"text",notes:["text"],sellerItemId:"text",buyerItemId:"text",standardItemId:L,orderLine:"\
text",quantity:"decimal",unit:"text",netPrice:"decimal",grossPrice:"decimal",priceQuantity:"decimal",netAmount:"decimal",taxScheme:"text",taxCategory:"text",taxRate:"\
decimal",period:V,allowances:C,charges:C}],allowances:C,charges:C,thirdPartyCharges:[{amount:"decimal",reason:"text"}],taxes:[{taxScheme:"text",category:"text",
rate:"decimal",basis:"decimal",amount:"decimal",exemptionReason:"text",exemptionCode:"text"}],totals:{lines:"decimal",allowances:"decimal",charges:"decimal",net:"\
decimal",tax:"decimal",taxInAccountingCurrency:"decimal",gross:"decimal",paid:"decimal",rounding:"decimal",due:"decimal"}},y=["syntax","profile","file","xml","g\
uideline","issues"];async function S(e,t){const n=new J(t),s=await n.readObject(e,p,"");return{invoice:{...s,guideline:null,payment:{reference:null,terms:null,creditorId:null,
mandate:null,...{means:[]},...s.payment},totals:{...w,...s.totals}},unknown:n.unknown,wrong:n.wrong}}const w={lines:null,allowances:null,charges:null,net:null,tax:null,
taxInAccountingCurrency:null,gross:null,paid:null,rounding:null,due:null},U=new RegExp("[\\0-\\x08\\x0b\\x0c\\x0e-\\x1f\\ufffe\\uffff]|\\p{Cs}","u"),k=1e4,_=1e3,
j={text:"a text without control characters",decimal:'a decimal such as "12.50"',date:'a day such as "2026-01-31"'},ee=e=>Array.isArray(e);class J{pace;unknown=[];wrong=[];constructor(t){
this.pace=t}async readAny(t,n,s){if(typeof n=="string")return this.readTerm(t,n,s);const a=this.pace.step(400);if(a&&await a,ee(n))return await this.readList(t,
n[0],s);const o=await this.readObject(t,n,s);return Object.values(o).every(r=>r===null||Array.isArray(r)&&r.length===0)?null:o}async readObject(t,n,s){const a=typeof t==
"object"&&t!==null&&!Array.isArray(t);!a&&!oe(t)&&this.wrong.push(`${s} must be an object`);const o=a?t:{},r=f=>s===""?f:s.endsWith(" ")?`${s}${f}`:`${s}.${f}`;
for(const f of Object.keys(o)){!(s===""&&y.includes(f))&&!Object.hasOwn(n,f)&&this.unknown.push(r(f));const b=this.pace.step(100);b&&await b}const i={};for(const[
f,I]of Object.entries(n))i[f]=await this.readAny(Object.hasOwn(o,f)?o[f]:void 0,I,r(f));return i}async readList(t,n,s){if(oe(t))return[];if(!Array.isArray(t))return this.
wrong.push(`${s} must be a list`),[];const a=s==="lines"?k:_;if(t.length>a)return this.wrong.push(`${s} must have at most ${a} entries`),[];const o=[];for(const[
r,i]of t.entries()){const f=`${s} ${r+1}`;o.push(typeof n=="object"&&!ee(n)?await this.readObject(i,n,`${f}: `):this.readTerm(i,n,f));const I=this.pace.step(200);
I&&await I}return o}readTerm(t,n,s){if(oe(t))return null;if((0,q.Vp)(t))return this.wrong.push(`${s} must be in quotes, because a number of more than 15 digits \
loses some`),null;const a=typeof t=="number"?String(t):t;return typeof a=="string"&&(n==="text"?!U.test(a):n==="date"?(0,K.N)(a)&&a.length===10:(0,m._)(a)!==void 0)?
a:(this.wrong.push(`${s} must be ${j[n]}`),null)}}const oe=e=>e==null||typeof e=="string"&&e.trim()==="",D=e=>[{at:"",part:e}],c=(e,t)=>t===null?[]:[{at:`${e}.`,
part:t}],u=(e,t)=>t.map((n,s)=>({at:`${e} ${s+1}: `,part:n})),A=e=>u("lines",e.lines),T=e=>t=>t.lines.flatMap((n,s)=>u(`lines ${s+1}: ${e}`,n[e])),E=e=>e==="O",
N=(e,t)=>n=>e(n).filter(({part:s})=>!E(s[t])),H=e=>u("allowances",e.allowances),ne=e=>u("charges",e.charges),de=["E","AE","K","G","O"],ue=[{of:D,rows:[["number",
"BT-1"],["issueDate","BT-2"],["typeCode","BT-3"],["currency","BT-5"],["seller.name","BT-27"],["seller.address.country","BT-40",["BG-5"]],["buyer.name","BT-44"],
["buyer.address.country","BT-55",["BG-8"]],["lines","BG-25",["BG-23"]]]},{of:D,levels:["XRECHNUNG"],rows:[["buyerReference","BT-10"],["seller.electronicAddress.\
id","BT-34"],["seller.address.city","BT-37"],["seller.address.postCode","BT-38"],["seller.contact.name","BT-41",["BG-6"]],["seller.contact.phone","BT-42"],["sel\
ler.contact.email","BT-43"],["buyer.electronicAddress.id","BT-49"],["buyer.address.city","BT-52"],["buyer.address.postCode","BT-53"],["payment.means","BG-16"]]},
{of:A,rows:[["name","BT-153"],["quantity","BT-129"],["unit","BT-130"],["netPrice","BT-146"],["taxCategory","BT-151"]]},{of:N(A,"taxCategory"),rows:[["taxRate","\
BT-152"]]},{of:H,rows:[["amount","BT-92"],["taxCategory","BT-95"]]},{of:N(H,"taxCategory"),rows:[["taxRate","BT-96"]]},{of:ne,rows:[["amount","BT-99"],["taxCate\
gory","BT-102"]]},{of:N(ne,"taxCategory"),rows:[["taxRate","BT-103"]]},{of:T("allowances"),rows:[["amount","BT-136"]]},{of:T("charges"),rows:[["amount","BT-141"]]},
{of:({payment:e})=>u("payment.means",e.means),rows:[["code","BT-81"]]},{of:({payee:e})=>c("payee",e),rows:[["name","BT-59"]]},{of:({taxRepresentative:e})=>c("ta\
xRepresentative",e),rows:[["name","BT-62"],["vatId","BT-63"],["address.country","BT-69",["BG-12"]]]},{of:({delivery:e})=>c("delivery.address",e?.address??null),
rows:[["country","BT-80"]]},{of:({taxes:e})=>u("taxes",e),rows:[["category","BT-118"]]},{of:({taxes:e})=>u("taxes",e).filter((t,n)=>{const{category:s,exemptionCode:a}=e[n];
return de.includes(s??"")&&a===null}),rows:[["exemptionReason","BT-120"]]},{of:e=>e.taxCurrency===null?[]:D(e),rows:[["totals.taxInAccountingCurrency","BT-111"]]}],
ge=[{of:A,levels:["BASIC","EN 16931","XRECHNUNG"],rows:[["kind","BT-X-8"],["parent","BT-X-304"]]},{of:D,levels:["BASIC","EN 16931","XRECHNUNG"],rows:[["thirdPar\
tyCharges","BG-X-83"]]},{of:D,levels:["BASIC"],rows:[["salesOrderReference","BT-14"],["projectReference","BT-11"],["seller.contact","BG-6"],["buyer.contact","BG\
-9"],["totals.rounding","BT-114"]]},{of:({payment:e})=>u("payment.means",e.means),levels:["BASIC"],rows:[["text","BT-82"],["accountName","BT-85"],["bic","BT-86"],
["card","BT-87"]]},{of:A,levels:["BASIC"],rows:[["description","BT-154"],["sellerItemId","BT-155"],["buyerItemId","BT-156"],["orderLine","BT-132"]]}],Me=(e,t,n)=>Te(
ue,e,t,n,!1),Ie=(e,t,n)=>Te(ge,e,t,n,!0);async function Te(e,t,n,s,a){const o=[];for(const{of:r,rows:i,levels:f}of e)if(!(f&&!f.includes(n)))for(const{at:I,part:b}of r(
t)){for(const[se,fe,ie=[]]of i)he(b,se)===a&&o.push({name:`${I}${se}`,term:fe,groups:ie});const z=s.step(100*i.length);z&&await z}return o}function he(e,t){let n=e;
for(const s of t.split("."))n=n?.[s];return Array.isArray(n)?n.length>0:n!=null}var Se=l(36698);const It={units:1n,scale:2},At={units:1n,scale:0},Et=["Z","E","A\
E","K","G"];async function vt(e,t){const n=[];for(const[i,f]of e.lines.entries()){n.push(wt(f,i));const I=t.step(400+100*(f.allowances.length+f.charges.length));
I&&await I}const s=e.allowances.map(De),a=e.charges.map(De),o={...e,lines:n,allowances:s,charges:a},r=await Ct(o,t);return{...o,taxes:r,totals:Pt({...o,taxes:r})}}
function wt(e,t){const n=e.allowances.map(De),s=e.charges.map(De),{id:a,taxScheme:o,taxCategory:r,taxRate:i,netAmount:f}=e;return{...e,id:a??String(t+1),taxScheme:o??
"VAT",taxRate:i??Le(r),allowances:n,charges:s,netAmount:f??Dt({...e,allowances:n,charges:s})}}const Le=e=>Et.includes(e??"")?"0":null;function Dt({quantity:e,netPrice:t,
priceQuantity:n,allowances:s,charges:a}){const[o,r]=[ae(e),ae(t)],i=n===null?At:ae(n);return!o||!r||!i||i.units===0n?null:ce((0,m.WQ)((0,m.CQ)((0,m.lw)(o,r),i),
(0,m.Re)(xe(a),xe(s))))}function De(e){const[t,n]=[ae(e.base),ae(e.percentage)];return{...e,amount:e.amount??(t&&n?ce(_e(t,n)):null),taxScheme:e.taxScheme??"VAT",
taxRate:e.taxRate??Le(e.taxCategory)}}async function Ct(e,t){const n=new Map,s=(o,r,i)=>{if(o===null||!i)return;const f=Ge(o,r),I=n.get(f);I?I.basis=(0,m.WQ)(I.
basis,i):n.set(f,{category:o,rate:r,basis:i})};for(const{taxCategory:o,taxRate:r,netAmount:i}of(0,Se.Su)(e)){s(o,r,ae(i));const f=t.step(200);f&&await f}for(const{
taxCategory:o,taxRate:r,amount:i}of e.charges)s(o,r,ae(i));for(const{taxCategory:o,taxRate:r,amount:i}of e.allowances)s(o,r,(0,m.Re)(m.f2,ae(i)??m.f2));const a=e.
taxes.map(o=>{const r=o.rate??Le(o.category),i=Ge(o.category??"",r),f=n.get(i);return n.delete(i),We({...o,rate:r},f?.basis)});for(const{category:o,rate:r,basis:i}of n.
values())a.push(We({taxScheme:"VAT",category:o,rate:r,basis:null,amount:null,exemptionReason:null,exemptionCode:null},i));return a}function Ge(e,t){const{units:n,
scale:s}=ae(t)??m.f2;return`${e} ${(n*10n**BigInt(40-s)).toString()}`}function We(e,t){const n=e.basis??(t?ce(t):null),s=ae(n),a=s?ce(_e(s,ae(e.rate)??m.f2)):null;
return{...e,taxScheme:e.taxScheme??"VAT",basis:n,amount:e.amount??a}}function Pt(e){const{totals:t,allowances:n,charges:s,taxes:a,thirdPartyCharges:o}=e,r=(ie,me)=>ae(
ie)??me,i=r(t.lines,(0,Se.Su)(e).reduce((ie,{netAmount:me})=>(0,m.WQ)(ie,ae(me)??m.f2),m.f2)),f=r(t.allowances,xe(n)),I=r(t.charges,xe(s)),b=r(t.net,(0,m.WQ)((0,m.
Re)(i,f),I)),z=r(t.tax,xe(a)),se=r(t.gross,(0,m.WQ)(b,z)),fe=(0,m.WQ)((0,m.Re)(se,ae(t.paid)??m.f2),ae(t.rounding)??m.f2);return{...t,lines:t.lines??ce(i),allowances:t.
allowances??(n.length>0?ce(f):null),charges:t.charges??(s.length>0?ce(I):null),net:t.net??ce(b),tax:t.tax??ce(z),gross:t.gross??ce(se),due:t.due??ce((0,m.WQ)(fe,
xe(o)))}}const ae=e=>e===null?void 0:(0,m._)(e),xe=e=>e.reduce((t,{amount:n})=>(0,m.WQ)(t,ae(n)??m.f2),m.f2),_e=(e,t)=>(0,m.Fd)((0,m.lw)((0,m.lw)(e,t),It)),ce=e=>(0,m.
Bz)((0,m.Fd)(e));var bt=l(17886),Xe=l(3907);const $=(e,...t)=>{const n=t.join("");return n===""?"":`<ram:${e}>${n}</ram:${e}>`},g=(e,t,n="")=>t===null?"":`<ram:${e}${n}\
>${(0,Xe.X)(t)}</ram:${e}>`,pe=(e,t)=>t===null?"":` ${e}="${(0,Xe.X)(t)}"`,Ae=(e,t)=>t===null?"":`<ram:${e}><udt:DateTimeString format="102">${t.replaceAll("-",
"")}</udt:DateTimeString></ram:${e}>`;async function Ot(e,t){const n=[];for(const b of e.lines){n.push(Rt(b));const z=t.step(2*n.at(-1).length);z&&await z}const{
businessProcess:s,guideline:a,number:o,typeCode:r,issueDate:i,notes:f,noteSubjects:I}=e;return[`<?xml version="1.0" encoding="UTF-8"?>
`,'<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"',' xmlns:ram="urn:un:unece:uncefact:data:standard:Reusable\
AggregateBusinessInformationEntity:100"',` xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100">
<rsm:ExchangedDocumentContext>`,$("BusinessProcessSpecifiedDocumentContextParameter",g("ID",s)),$("GuidelineSpecifiedDocumentContextParameter",g("ID",a)),`</rsm\
:ExchangedDocumentContext>
<rsm:ExchangedDocument>`,g("ID",o),g("TypeCode",r),Ae("IssueDateTime",i),...f.map((b,z)=>$("IncludedNote",g("Content",b),g("SubjectCode",I[z]??null))),`</rsm:Ex\
changedDocument>
<rsm:SupplyChainTradeTransaction>
`,...n,Bt(e),Mt(e.delivery),Lt(e),`</rsm:SupplyChainTradeTransaction>
</rsm:CrossIndustryInvoice>
`].join("")}function Rt(e){const{standardItemId:t,netPrice:n,grossPrice:s,priceQuantity:a,unit:o}=e,r=g("BasisQuantity",a,pe("unitCode",o)),i=s===null||n===null?
m.f2:(0,m.Re)((0,m._)(s),(0,m._)(n));return`${$("IncludedSupplyChainTradeLineItem",$("AssociatedDocumentLineDocument",g("LineID",e.id),g("ParentLineID",e.parent),
g("LineStatusReasonCode",e.kind),...e.notes.map(f=>$("IncludedNote",g("Content",f)))),$("SpecifiedTradeProduct",t?g("GlobalID",t.id,pe("schemeID",t.scheme)):"",
g("SellerAssignedID",e.sellerItemId),g("BuyerAssignedID",e.buyerItemId),g("Name",e.name),g("Description",e.description)),$("SpecifiedLineTradeAgreement",$("Buye\
rOrderReferencedDocument",g("LineID",e.orderLine)),s===null?"":$("GrossPriceProductTradePrice",g("ChargeAmount",s),r,i.units===0n?"":$("AppliedTradeAllowanceCha\
rge",ke(!1),g("ActualAmount",(0,m.Bz)(i)))),n===null?"":$("NetPriceProductTradePrice",g("ChargeAmount",n),r)),$("SpecifiedLineTradeDelivery",g("BilledQuantity",
e.quantity,pe("unitCode",o))),$("SpecifiedLineTradeSettlement",He("ApplicableTradeTax",e),Ze(e.period),...e.allowances.map(f=>Ce(f,!1)),...e.charges.map(f=>Ce(f,
!0)),$("SpecifiedTradeSettlementLineMonetarySummation",g("LineTotalAmount",e.netAmount))))}
`}const ke=e=>`<ram:ChargeIndicator><udt:Indicator>${e}</udt:Indicator></ram:ChargeIndicator>`,He=(e,{taxScheme:t,taxCategory:n,taxRate:s})=>n===null?"":$(e,g("\
TypeCode",t),g("CategoryCode",n),g("RateApplicablePercent",s)),Ze=e=>e?$("BillingSpecifiedPeriod",Ae("StartDateTime",e.start),Ae("EndDateTime",e.end)):"",Ce=(e,t)=>$(
"SpecifiedTradeAllowanceCharge",ke(t),g("CalculationPercent",e.percentage),g("BasisAmount",e.base),g("ActualAmount",e.amount),g("ReasonCode",e.reasonCode),g("Re\
ason",e.reason),He("CategoryTradeTax",e)),Bt=e=>`${$("ApplicableHeaderTradeAgreement",g("BuyerReference",e.buyerReference),be("SellerTradeParty",e.seller),be("B\
uyerTradeParty",e.buyer),be("SellerTaxRepresentativeTradeParty",e.taxRepresentative),Pe("SellerOrderReferencedDocument",e.salesOrderReference),Pe("BuyerOrderRef\
erencedDocument",e.orderReference),Pe("ContractReferencedDocument",e.contractReference),e.projectReference===null?"":$("SpecifiedProcuringProject",g("ID",e.projectReference),
g("Name","Project reference")))}
`,Pe=(e,t)=>$(e,g("IssuerAssignedID",t)),Ve=e=>[...e].sort((t,n)=>+(t.scheme!==null)-+(n.scheme!==null)).map(({id:t,scheme:n})=>g(n===null?"ID":"GlobalID",t,pe(
"schemeID",n))).join(""),be=(e,t)=>t===null?"":$(e,Ve(t.identifiers),g("Name",t.name),$("SpecifiedLegalOrganization",g("ID",t.legalId),g("TradingBusinessName",t.
tradingName)),t.contact?$("DefinedTradeContact",g("PersonName",t.contact.name),$("TelephoneUniversalCommunication",g("CompleteNumber",t.contact.phone)),$("Email\
URIUniversalCommunication",g("URIID",t.contact.email))):"",Ye(t.address),t.electronicAddress?$("URIUniversalCommunication",g("URIID",t.electronicAddress.id,pe("\
schemeID",t.electronicAddress.scheme))):"",$("SpecifiedTaxRegistration",g("ID",t.vatId,pe("schemeID","VA"))),$("SpecifiedTaxRegistration",g("ID",t.taxId,pe("sch\
emeID","FC")))),Ye=e=>e===null?"":$("PostalTradeAddress",g("PostcodeCode",e.postCode),g("LineOne",e.line1),g("LineTwo",e.line2),g("LineThree",e.line3),g("CityNa\
me",e.city),g("CountryID",e.country),g("CountrySubDivisionName",e.subdivision)),Mt=e=>`<ram:ApplicableHeaderTradeDelivery>${e===null?"":[$("ShipToTradeParty",Ve(
e.location?[e.location]:[]),g("Name",e.name),Ye(e.address)),$("ActualDeliverySupplyChainEvent",Ae("OccurrenceDateTime",e.date))].join("")}</ram:ApplicableHeader\
TradeDelivery>
`;function Lt(e){const{payment:t,currency:n,taxCurrency:s,totals:a}=e;return`${$("ApplicableHeaderTradeSettlement",g("CreditorReferenceID",t.creditorId),g("Paym\
entReference",t.reference),g("TaxCurrencyCode",s),g("InvoiceCurrencyCode",n),be("PayeeTradeParty",e.payee),...t.means.map(Nt),...e.taxes.map(Ft),Ze(e.period),...e.
allowances.map(o=>Ce(o,!1)),...e.charges.map(o=>Ce(o,!0)),$("SpecifiedTradePaymentTerms",g("Description",t.terms),Ae("DueDateDateTime",e.dueDate),g("DirectDebit\
MandateID",t.mandate)),...e.thirdPartyCharges.map(({amount:o,reason:r})=>$("SpecifiedFinancialAdjustment",g("Reason",r),g("ActualAmount",o))),$("SpecifiedTradeS\
ettlementHeaderMonetarySummation",g("LineTotalAmount",a.lines),g("ChargeTotalAmount",a.charges),g("AllowanceTotalAmount",a.allowances),g("TaxBasisTotalAmount",a.
net),g("TaxTotalAmount",a.tax,pe("currencyID",n)),g("TaxTotalAmount",a.taxInAccountingCurrency,pe("currencyID",s)),g("RoundingAmount",a.rounding),g("GrandTotalA\
mount",a.gross),g("TotalPrepaidAmount",a.paid),g("DuePayableAmount",a.due)),...e.precedingInvoices.map(o=>Pe("InvoiceReferencedDocument",o)))}
`}const Nt=e=>$("SpecifiedTradeSettlementPaymentMeans",g("TypeCode",e.code),g("Information",e.text),$("ApplicableTradeSettlementFinancialCard",g("ID",e.card)),$(
"PayerPartyDebtorFinancialAccount",g("IBANID",e.debitedIban)),$t(e),$("PayeeSpecifiedCreditorFinancialInstitution",g("BICID",e.bic)));function $t({iban:e,accountName:t}){
const n=e?.replace(/\s/g,"")??null,s=n!==null&&(0,bt.X)(n);return $("PayeePartyCreditorFinancialAccount",s?g("IBANID",n):"",g("AccountName",t),s?"":g("Proprieta\
ryID",e))}const Ft=e=>$("ApplicableTradeTax",g("CalculatedAmount",e.amount),g("TypeCode",e.taxScheme),g("ExemptionReason",e.exemptionReason),g("BasisAmount",e.basis),
g("CategoryCode",e.category),g("ExemptionReasonCode",e.exemptionCode),g("RateApplicablePercent",e.rate)),Oe="urn:cen.eu:en16931:2017",Ut={basic:{level:"BASIC",guideline:`${Oe}\
#compliant#urn:factur-x.eu:1p0:basic`},en16931:{level:"EN 16931",guideline:Oe},extended:{level:"EXTENDED",guideline:`${Oe}#conformant#urn:factur-x.eu:1p0:extend\
ed`},xrechnung:{level:"XRECHNUNG",guideline:`${Oe}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`}},jt="urn:fdc:peppol.eu:2017:poacc:billing:01:1.0",ze=40;async function Kt(e,t,n){
const{level:s,guideline:a}=Ut[t],{invoice:o,unknown:r,wrong:i}=await S(e,n),f=o.businessProcess??(s==="XRECHNUNG"?jt:null),I=await vt({...o,guideline:a,businessProcess:f},
n),b=await Me(I,s,n),z=Buffer.from(await Ot(I,n),"utf8"),se=await(0,F.Q)(z,n);if(typeof se=="string")return[`makes XML that ${se}`];const fe=(await(0,Q.n)(se,n)).
filter(({rule:Ke})=>Ke==="PRICE"),ie=[...await(0,Q.P)(se,n),...(0,te.v)(se),...fe],me=[...r.length>0?[`has names that it does not know: ${(0,v.Zv)(r)}. It takes\
 those that Read gives`]:[],...i.length>0?[`has values of a wrong kind: ${(0,v.Dw)(i,ze)}`]:[],...b.length>0?[`lacks terms that the invoice needs: ${Qe(b)}`]:[],
...Gt(I,s,await Ie(I,s,n)),...i.length>0?[]:_t(ie,b)];return me.length>0?me:z}const Qe=e=>(0,v.Dw)(e.map(({name:t,term:n})=>`${t} (${n})`),ze);function Gt(e,t,n){
const s=({netPrice:o,grossPrice:r})=>o!==null&&r!==null&&(0,m.oi)((0,m._)(o),(0,m._)(r)),a=t==="EXTENDED"?[]:e.lines.filter(o=>o.notes.length>1);return[...n.length>
0?[`has terms that the profile ${t} does not have: ${Qe(n)}`]:[],...a.length>0?["has lines with several notes (BT-127), which only the profile EXTENDED has"]:[],
...e.lines.some(s)?["has a line whose netPrice (BT-146) is above its grossPrice (BT-148)"]:[]]}const Wt=/^(?:BR-CO-1\d|BR-(?:S|Z|E|AE|IC|G|O|AF|AG)-\d+|BR-FXEXT-.*|BR-2[4-6]|BR-4[5-8]|BR-DE-14)$/;
function _t(e,t){const n=new Set(t.flatMap(({term:a,groups:o})=>[a,...o])),s=new Map;for(const a of e)s.has(a.rule)||s.set(a.rule,a);return[...s.values()].filter(
({rule:a,text:o})=>{const r=o.match(/\bB[TG]-\d+\b/g)??[];return t.length===0||!Wt.test(a)&&!r.some(i=>n.has(i))}).map(({rule:a,text:o,where:r})=>`breaks ${a} (${r}\
): ${o}`)}var Xt=l(21281),Je=l(824),kt=l(60660),Ht=l(91519),Zt=l(14029),qe=l(43576),Vt=l(55969),Yt=l(24472),ye=l(21115),zt=l(32901),Qt=l(1975),et=l(60912),Ne=l(
27612),G=l(45599),tt=l(37709),nt=l(6057),st=l(96927),$e=l(21996),Ee=l(87773),Jt=l(62743),Re=l(18271),ve=l(16456),le=l(49454),at=l(30201),qt=l(55437);async function en(e,t){
const n=(0,le.FG)(e,t.get("Subtype"));if(n==="Type3")return()=>!1;const s=(0,Re.oQ)(e,t);if(typeof s=="object")return n==="Type0"?await tn(e,t,s):nn(e,t,s)}async function tn(e,t,n){
const s=await(0,qt.x)(e,t.get("Encoding"),{found:!1}),a=e.resolve((0,le.hL)(e,t)?.get("CIDToGIDMap")),o=a instanceof G.Z6?e.decoded(a):void 0,r=i=>n.kind==="cid"?
i>0&&n.has(i):n.kind==="named"?i>0&&n.nameOf(i)!=="":n.has(o?(o[i*2]??0)<<8|(o[i*2+1]??0):i);return i=>{for(let f=0;f<i.length;){const I=s.lengthAt(i,f);if(f+I>
i.length)return!0;let b=0;for(const z=f+I;f<z;f++)b=b*256+i[f];if(!r(s.cidOf(b,I)))return!0}return!1}}function nn(e,t,n){const{differences:s}=(0,ve.yD)(e,t),a=(0,ve.
pE)(e,(0,le.nb)(e,t),t),o=(0,ve.P$)(e,t,a,!0),r=f=>{const I=s?.get(f),b=o?.get(f);return n.kind==="truetype"?sn(n,f,b):an(n,f,I??b?.name,b)},i=new Map;return f=>f.
some(I=>{const b=i.get(I)??r(I);return i.set(I,b),!b})}const sn=(e,t,n)=>n!==void 0&&(e.unicode(n.point)>0||e.glyphOf(n.name)>0)||e.code(t)>0||e.codes===void 0&&
e.unicode(t)>0;function an(e,t,n,s){const a=n??e.encoding?.get(t);return a===void 0||a===".notdef"?!1:e.has(a)||s!==void 0&&e.has((0,at.S)(s.point))}var on=l(65868);
async function ot(e){const t=new on.i(e),n=new rn;for(let o=0;o<e.pages.count;o++)await t.read(o,n,n);let[s,a]=[!1,!1];for(const[o,r]of n.byFont){const i=await en(
e,o.dictionary);i?s||=r.some(i):a=!0;const f=e.job.pace.step(r.length*50);f&&await f}return{notdef:s,unknown:a,unreadable:n.unreadable,strings:n.byFont}}class rn{unreadable=!1;fonts=new Map;get byFont(){
return[...this.fonts].map(([t,n])=>[t,[...n.values()]])}string(t,n){let s=this.fonts.get(n);s||this.fonts.set(n,s=new Map);const a=Buffer.from(t).toString("lati\
n1");s.has(a)||s.set(a,Uint8Array.from(t))}glyph(t,n){n===Jt.m&&(this.unreadable=!0)}}async function rt(e,t,n){await cn(e),await ln(e);const s=new Set([...dn(e),
...await hn(e),...await pn(e),...await yn(e)]),{notdef:a,unknown:o,unreadable:r}=n??await ot(e);return a&&s.add("shows characters for which its fonts have no gl\
yph (ISO 19005-3, 6.2.11.8)"),o&&s.add("has a font that is not embedded or cannot be read (6.2.11.4.1)"),r&&t==="a"&&s.add("shows characters without a meaning i\
n Unicode (6.2.11.7)"),[...s]}const cn=e=>(0,Ne.l)(e,["CIDSet","CharSet"],t=>{if(!t.has("FontName"))return!1;const n=t.size;return t.delete("CIDSet"),t.delete("\
CharSet"),t.size<n});async function ln(e){const t=new Map;for(const[n,s]of e.pages.numbers.entries()){if(e.entry(s,"Resources")!==void 0)continue;const a=e.pages.
attribute(n,"Resources")??new G.Bi;a instanceof G.Bi&&!t.has(a)&&t.set(a,e.add(a)),e.patch(s,{Resources:t.get(a)??a});const o=e.job.pace.step(400);o&&await o}}function dn(e){
const{catalog:t}=e,n=[];return(e.dict(t.get("AcroForm"))?.has("XFA")||t.has("NeedsRendering"))&&n.push("has an XFA form (6.4.2)"),t.has("Requirements")&&n.push(
"asks readers for features (/Requirements, 6.11)"),e.dict(t.get("Names"))?.has("AlternatePresentations")&&n.push("has a presentation (6.10)"),[...e.dict(t.get("\
Perms"))?.keys()??[]].some(o=>o!=="UR3"&&o!=="DocMDP")&&n.push("has permissions that part 3 does not know (6.1.12)"),n}const fn=["Popup","Link"],un=["MediaBox",
"CropBox","BleedBox","TrimBox","ArtBox"];async function hn(e){const t=new Set;for(const[n,s]of e.pages.numbers.entries()){e.entry(s,"AA")!==void 0&&t.add("has a\
 page with actions (6.5.2)"),e.entry(s,"PresSteps")!==void 0&&t.add("has a presentation (6.10)");for(const a of un){const r=a==="MediaBox"||a==="CropBox"?e.pages.
attribute(n,a):e.entry(s,a),i=r===void 0?void 0:(0,nt.b0)(e,r);(i?[i[2]-i[0],i[3]-i[1]]:[]).some(I=>I<st.XS||I>st.tU)&&t.add("has a page that is too small or to\
o large (6.1.13)")}for(const a of e.array(e.entry(s,"Annots"))??[]){const o=e.job.pace.step(500);o&&await o;const r=e.dict(a),i=e.resolve(r?.get("Subtype")),f=i instanceof
G.SX?i.text:"",I=!fn.includes(f)&&(0,nt.b0)(e,r?.get("Rect"))!==void 0;r&&I&&!e.dict(r.get("AP"))&&t.add("has an annotation without an appearance (6.3.3)"),f===
"Widget"&&(r?.has("A")||r?.has("AA"))&&t.add("has a field with an action (6.4.1)")}}return[...t]}const it=["Hide","SetOCGState","Rendition","Trans","GoTo3DView"];
async function pn(e){const t=new Set;let[n,s]=[!1,!1];if(await(0,Ne.l)(e,[...it,"HTP","OPM"],a=>{const o=e.resolve(a.get("S"));return o instanceof G.SX&&it.includes(
o.text)&&!a.has("Subtype")&&t.add(`has an action ${o.text} (6.5.1)`),a.has("HTP")&&t.add("has a phase of halftones (6.2.5)"),n||=e.resolve(a.get("OPM"))===1,!1}),
n)for await(const[,a]of(0,Ee.$)(e,(await(0,$e.zx)(e,["N"])).N))s||=a instanceof G.Z6&&e.resolve(a.dict.get("N"))===4;return n&&s&&t.add("overprints colors of a \
CMYK profile (6.2.4.2)"),[...t]}const mn=new Set(["Do","Tf","gs","cs","CS","scn","SCN","sh"]),gn=/^(?:Device(?:Gray|RGB|CMYK)|Pattern)$/;async function yn(e){const t=new Set,
{Form:n,PatternType:s,Type3:a}=await(0,$e.zx)(e,["Form","PatternType","Type3"]),o=async r=>{let i=!1;const f=I=>{const b=mn.has(I.operator)?I.name(Math.max(I.count-
1,0)):void 0,z=I.operator==="Tf"?I.name(0):b;i||=z!==void 0&&!gn.test(z)};return await(0,tt.Ko)(await e.decodedAtEase(r),e.job.pace,f),i};for await(const[,r]of(0,Ee.
$)(e,new Set([...n,...s]))){if(!(r instanceof G.Z6))continue;const i=e.resolve(r.dict.get("PatternType"))===1;if(!i&&!(0,G.Eo)(e.resolve(r.dict.get("Subtype")),
"Form"))continue;const f=e.dict(r.dict.get("Resources"));!f&&await o(r)&&t.add("has a form without resources (6.2.2)"),i&&f?.has("Font")&&t.add("has text in a p\
attern")}for await(const[,r]of(0,Ee.$)(e,a)){if(!(r instanceof G.Bi)||!(0,G.Eo)(e.resolve(r.get("Subtype")),"Type3"))continue;const i=e.dict(r.get("Resources"));
i?.has("Font")&&t.add("has text in glyphs of a Type 3 font");for(const f of i?[]:e.dict(r.get("CharProcs"))?.values()??[]){const I=e.resolve(f);I instanceof G.Z6&&
await o(I)&&t.add("has a Type 3 font without resources (6.2.2)")}}return[...t]}var Tn=l(93059),Sn=l(58971),xn=l(69869);const In=new Set(["Launch","Sound","Movie",
"ResetForm","ImportData","Hide","SetOCGState","Rendition","Trans","GoTo3DView","JavaScript"]),An=["NextPage","PrevPage","FirstPage","LastPage"],En=["Normal","Co\
mpatible","Multiply","Screen","Overlay","Darken","Lighten","ColorDodge","ColorBurn","HardLight","SoftLight","Difference","Exclusion","Hue","Saturation","Color",
"Luminosity"],ct=["RelativeColorimetric","AbsoluteColorimetric","Perceptual","Saturation"],lt=32767,dt=127,vn=2**31-1,ft=32,wn=2e3,Dn=16;async function Cn(e){const t=new Pn(
e);for(let n=1;n<e.size;n++)e.exists(n)&&await t.visit(e.get(n));return await t.checkProfiles(),t.found}class Pn{document;found=new Set;profiles=new Map;compared=0;colorants=new Map;constructor(t){
this.document=t}async visit(t){const{pace:n}=this.document.job,s=[t];for(n.add(100);s.length>0;){const a=s.pop(),o=n.step(20);if(o&&await o,a instanceof G.Z6)this.
stream(a.dict),s.push(a.dict);else if(a instanceof G.Bi){this.dictionary(a);for(const[r,i]of a)r.length>dt&&this.found.add(we),s.push(i)}else if(Array.isArray(a)){
this.colorSpace(a);for(const r of a)s.push(r)}else this.scalar(a)}}scalar(t){const{found:n}=this;t instanceof G.SX?(t.text==="DeviceCMYK"&&n.add(Be),t.text.length>
dt&&n.add(we)):t instanceof G.Mx?t.bytes.length>lt&&n.add(we):Number.isInteger(t)&&Math.abs(t)>vn&&n.add(we)}nameOf(t){const n=this.document.resolve(t);return n instanceof
G.SX?n.text:void 0}stream(t){const{document:n,found:s}=this;(t.has("F")||t.has("FFilter")||t.has("FDecodeParms"))&&s.add("has a stream in another file (6.1.7.1)");
const a=n.resolve(t.get("Filter")),o=Array.isArray(a)?a.slice(0,Dn).map(r=>this.nameOf(r)):[this.nameOf(a)];switch(o.includes("LZWDecode")&&s.add("uses LZW (6.1\
.7.2)"),o.includes("Crypt")&&s.add("has a stream that is encrypted apart (6.1.7.2)"),o.includes("JPXDecode")&&s.add("has JPEG 2000 images, which are not checked"),
this.nameOf(t.get("Subtype"))){case"Image":(t.has("Alternates")||t.has("OPI"))&&s.add("has an image with alternates (6.2.8)"),n.resolve(t.get("Interpolate"))===
!0&&s.add("has an image that is interpolated (6.2.8)"),this.intent(t.get("Intent"));return;case"Form":(t.has("OPI")||t.has("Ref"))&&s.add("has a form from anoth\
er file (6.2.9)"),(t.has("PS")||this.nameOf(t.get("Subtype2"))==="PS")&&s.add(pt);return;case"PS":s.add(pt)}}dictionary(t){const{document:n,found:s}=this,a=this.
nameOf(t.get("S"));a!==void 0&&In.has(a)&&!t.has("Subtype")&&s.add(`has an action ${a} (6.5.1)`),a==="Named"&&t.has("N")&&!An.includes(this.nameOf(t.get("N"))??
"")&&s.add("has a named action (6.5.1)"),t.has("AA")&&s.add("has actions that start automatically (6.5.2)");const r=a==="Luminosity"||a==="Alpha",i=this.nameOf(
t.get("TR2"));(t.has("TR")&&!r||t.has("TR2")&&i!=="Default")&&s.add("has a transfer function (6.2.5)"),(t.has("HTP")||t.has("HTO"))&&s.add("has a phase of halft\
ones (6.2.5)");const f=n.resolve(t.get("HalftoneType"));(t.has("HalftoneName")||typeof f=="number"&&f!==1&&f!==5)&&s.add("has a halftone (6.2.5)"),t.has("BM")&&
!En.includes(this.nameOf(t.get("BM"))??"")&&s.add("has an unknown blend mode (6.2.10)"),t.has("RI")&&this.intent(t.get("RI")),n.resolve(t.get("OPM"))===1&&s.add(
"overprints colors (6.2.4.2)"),(this.nameOf(t.get("Type"))==="EmbeddedFile"||t.has("EF"))&&s.add("has attachments, whose relationship is not known (6.8)")}intent(t){
const n=this.nameOf(t);n!==void 0&&!ct.includes(n)&&this.found.add(ht)}colorSpace(t){const{document:n,found:s}=this,a=t[0]instanceof G.SX?t[0].text:"";if(a==="I\
CCBased"){const o=n.resolve(t[1]),r=o instanceof G.Z6?n.resolve(o.dict.get("N")):void 0;o instanceof G.Z6&&typeof r=="number"?this.profiles.set(o,r):s.add(mt)}else if(a===
"Separation"&&t.length>=4){if(++this.compared>wn){s.add("has more spot colors than are compared");return}const o=this.nameOf(t[1])??"",r={parts:Fe},i=[t[2],t[3]].
map(I=>ut(n,I,r)).join(" ");n.job.pace.add((Fe-r.parts)*bn);const f=this.colorants.get(o);(i.includes("?")||f!==void 0&&f!==i)&&s.add("has a spot color that may\
 look different in places (6.2.4.4)"),this.colorants.set(o,i)}else if(a==="DeviceN"){const o=n.dict(t[4]),r=n.array(t[1])??[],i=r.slice(0,ft),f=n.dict(o?.get("C\
olorants")),I=i.map(b=>this.nameOf(b)??"").filter(b=>!On.includes(b));(r.length>ft||I.some(b=>f?.has(b)!==!0))&&s.add("has a color space whose colorants are not\
 described (6.2.4.4)")}}async checkProfiles(){const{document:t,found:n}=this;for(const[s,a]of this.profiles){const o=a===1||a===3||a===4,r=await t.decodedAtEase(
s);(!o||!(0,xn.hh)(r,a))&&n.add(mt);const i=t.job.pace.step(r.length);i&&await i}}}const Fe=64,bn=500;function ut(e,t,n){if(n.parts--<=0)return"?";if((0,G.i9)(t)&&
e.resolve(t)instanceof G.Z6)return`${t.number}`;const s=e.resolve(t);if(s instanceof G.SX)return s.text;if(typeof s=="number")return`${s}`;const a=Array.isArray(
s)?s:s instanceof G.Bi?[...s].flat():void 0;if(!a||a.length>Fe)return"?";const o=a.map(r=>typeof r=="string"?r:ut(e,r,n));return`${s instanceof G.Bi?"dict":""}[${o.
join(" ")}]`}const On=["Cyan","Magenta","Yellow","Black","None"],Be="has CMYK colors without a profile, which sRGB does not cover (6.2.4.3)",we="has a string, a\
 name or a number beyond the limits (6.1.13)",ht="has an unknown rendering intent (6.2.6)",pt="has PostScript (6.2.9)",mt="has a color profile that cannot be us\
ed (6.2.4.2)",Rn=28;async function Bn(e){const t=new Set,n=new Sn.X(e);for(let s=0;s<e.pages.count;s++)await gt(e,await n.page(s),t);for(const s of await Mn(e))
await gt(e,await e.decodedAtEase(s),t);return t}async function Mn(e){const t=new Set,{Form:n,PatternType:s,CharProcs:a}=await(0,$e.zx)(e,["Form","PatternType","\
CharProcs"]);for await(const[,r]of(0,Ee.$)(e,new Set([...n,...s]))){if(!(r instanceof G.Z6))continue;((0,G.Eo)(e.resolve(r.dict.get("Subtype")),"Form")||e.resolve(
r.dict.get("PatternType"))===1)&&t.add(r)}const o=new Set;for await(const[,r]of(0,Ee.$)(e,a)){const i=r instanceof G.Bi?e.dict(r.get("CharProcs")):void 0;if(!i||
o.has(i))continue;o.add(i);for(const I of i.values()){const b=e.resolve(I);b instanceof G.Z6&&t.add(b)}const f=e.job.pace.step(i.size*100);f&&await f}return t}async function gt(e,t,n){
let s=0;await(0,tt.Ko)(t,e.job.pace,a=>{const{operator:o}=a;switch(o){case"":n.add("has operators that PDF does not know (6.2.2)");return;case"q":++s>Rn&&n.add(
"has graphics states that are nested too deep (6.1.13)");return;case"Q":--s<0&&n.add("restores a graphics state that was not saved (6.2.2)");return;case"k":case"\
K":n.add(Be);return;case"cs":case"CS":a.name(0)==="DeviceCMYK"&&n.add(Be);return;case"ri":ct.includes(a.name(0)??"")||n.add(ht);return;case"BI":Ln(a,n);return;case"\
Tj":case"TJ":case"'":case'"':a.endOf(a.count-1)-a.startOf(0)>lt&&n.add(we)}}),s>0&&n.add("has content that does not restore the graphics state (6.2.2)")}function Ln(e,t){
const n=(0,Tn.n)(e);if(!n)return;const s=a=>(Array.isArray(a)?a:[a]).flatMap(o=>o instanceof G.SX?[o.text]:Array.isArray(o)?s(o):[]);s(n.dict.get("ColorSpace")).
some(a=>a==="CMYK"||a==="DeviceCMYK")&&t.add(Be),s(n.dict.get("Filter")).some(a=>a==="LZW"||a==="LZWDecode")&&t.add("uses LZW (6.1.10)"),(n.dict.get("I")===!0||
n.dict.get("Interpolate")===!0)&&t.add("has an image that is interpolated (6.2.8)")}var Nn=l(15330),$n=l(25747);const Fn=1,Un=20,jn=1e3,Kn=["Identity-H","Identi\
ty-V"];async function Gn(e,t){const n=new Set;for(const[s,a]of t){const{dictionary:o}=s,r=(0,le.FG)(e,o.get("Subtype"));if(r==="Type3")continue;const i=(0,Re.oQ)(
e,o),f=(0,Re.Lq)(e,o);if(typeof i!="object"||!f)continue;const I=r==="Type0"?_n:Wn;for(const z of I(e,o,i))n.add(z);const b=await Xn(e,f);(!b||!await kn(e,s,a,i,
b))&&n.add("has a font whose widths differ from those of its program (6.2.11.5)")}return n}function Wn(e,t,n){const s=[],[a,o]=[e.resolve(t.get("FirstChar")),e.
resolve(t.get("LastChar"))],r=e.array(t.get("Widths"));if((!(typeof a=="number"&&typeof o=="number"&&r?.length===o-a+1)||!t.has("BaseFont"))&&s.push("has a font\
 without widths (6.2.11.2)"),n.kind!=="truetype")return s;const{base:f,differences:I}=(0,ve.yD)(e,t);if((0,ve.pE)(e,(0,le.nb)(e,t),t))return t.has("Encoding")&&
s.push("has a symbolic TrueType font with an encoding (6.2.11.6)"),n.codes!=="symbol"&&n.subtables!==1&&s.push("has a symbolic TrueType font without one table o\
f its codes (6.2.11.6)"),s;const b=(0,le.FG)(e,t.get("Encoding"))||(0,le.FG)(e,e.dict(t.get("Encoding"))?.get("BaseEncoding"));f!==void 0&&(b==="WinAnsiEncoding"||
b==="MacRomanEncoding")||s.push("has a TrueType font without one of the encodings that are allowed (6.2.11.6)");const se=fe=>{const ie=(0,at.u)(fe);return fe===
".notdef"||ie!==void 0&&n.unicode(ie)>0};return I&&![...I.values()].every(se)&&s.push("has a TrueType font with names of glyphs that its table of characters lac\
ks (6.2.11.6)"),s}function _n(e,t,n){const s=[],a=(0,le.FG)(e,t.get("Encoding"));Kn.includes(a)||s.push("has a composite font with another CMap than Identity, w\
hich is not checked");const o=(0,le.hL)(e,t),r=e.resolve(o?.get("CIDToGIDMap")),i=(0,le.FG)(e,o?.get("Subtype"))==="CIDFontType2",f=r instanceof G.Z6||(0,le.FG)(
e,r)==="Identity";return i&&!f&&s.push("has a font without /CIDToGIDMap (6.2.11.3.2)"),i!==(n.kind==="truetype")&&s.push("has a font whose kind is not that of i\
ts program (6.2.11.2)"),s}const Xn=(0,Re.tI)(async(e,t)=>{const n=await e.decodedAtEase(t),{pace:s}=e.job,a=performance.now(),o=(0,$n.W)(n,r=>s.add(r*Un));return s.
addSince(a),o});async function kn(e,t,n,s,a){const o=(0,Nn.X)(e,t.dictionary,a,s),r=new Set;for(const i of n)for(let f=0,I=0;f<i.length;f=I){I=Math.max(t.partEnd(
i,f,jn),f+1);for(const z of t.glyphs(i.subarray(f,I))){if(r.has(z.code))continue;r.add(z.code);const se=o(z);if(se===void 0||Math.abs(se-1e3*z.width)>Fn)return!1}
const b=e.job.pace.step((I-f)*20);b&&await b}return!0}async function Hn(e,t){const n=await ot(e),s=new Set([...await rt(e,"b",n),...Yn(e),...await qn(e),...os(t),
...await Cn(e),...await Bn(e),...await Gn(e,n.strings)]);return s.size>0?[...s]:(Tt(e).length===0&&(0,Yt.Xw)(e),await ns(e),(0,et._L)(e,t?(0,et.QH)(t,Vn,yt):(0,zt.
R)(e,yt)),[])}async function Zn(e){const t=e.resolve(e.catalog.get("Metadata"));return(0,Qt.kg)(e.decoded(t),e.job.pace)}const yt=[["part","3"],["conformance","\
B"]].map(([e,t])=>({prefix:"pdfaid",name:e,form:"simple",values:[t]})),Vn=({namespace:e})=>e===ye.dK.pdfaid,Tt=e=>e.array(e.catalog.get("OutputIntents"))??[];function Yn(e){
const{catalog:t}=e,n=[],s=e.dict(t.get("AcroForm"));e.resolve(s?.get("NeedAppearances"))===!0&&n.push("leaves the look of fields to readers (6.4.1)");const a=e.
dict(t.get("Names"));a?.has("JavaScript")&&n.push("has scripts (6.5.1)"),a?.has("EmbeddedFiles")&&n.push("has attachments, whose relationship is not known (6.8)");
const o=Tt(e).map(f=>e.dict(f)),r=f=>(0,G.Eo)(e.resolve(f?.get("S")),"GTS_PDFA1")&&e.resolve(e.dict(f?.get("DestOutputProfile"))?.get("N"))===3;(o.length>1||!o.
every(r))&&n.push("has another output intent than one of RGB for PDF/A (6.2.3)");const i=e.dict(t.get("OCProperties"));return i&&!zn(e,i)&&n.push("has layers wi\
thout a name or an order, or that are turned on automatically (6.9)"),n}const St=50;function zn(e,t){const n=e.array(t.get("Configs"))??[];if(n.length>St)return!1;
const s=[t.get("D"),...n].map(i=>e.dict(i)),o=s.map(i=>e.resolve(i?.get("Name"))).map(i=>i instanceof G.Mx?Buffer.from(i.bytes).toString("latin1"):"");return o.
every(i=>i!=="")&&new Set(o).size===o.length&&s.every(i=>i&&!i.has("AS")&&!i.has("Order"))}const Qn=new Set(["Text","Link","FreeText","Line","Square","Circle","\
Polygon","PolyLine","Highlight","Underline","Squiggly","StrikeOut","Stamp","Caret","Ink","Popup","Widget","PrinterMark","TrapNet","Watermark","Redact"]),Ue=4,Jn=291,
xt=24;async function qn(e){const t=new Set;for(const n of ts(e)){const s=e.job.pace.step(500);s&&await s;const a=(0,Vt.B)(e,n);Qn.has(a)||t.add("has an annotati\
on that PDF/A does not know (6.3.1)");const o=e.resolve(n.get("F"))??(a==="Link"?Ue:0),r=typeof o=="number"&&(o&Ue)>0&&(o&Jn)===0;a!=="Popup"&&!r&&t.add("has an\
 annotation that is hidden or not printed (6.3.2)"),a==="Text"&&(Number(o)&xt)!==xt&&t.add("has a note that turns with the page (6.3.2)");const i=e.dict(n.get("\
AP"));i&&(i.size>1||!i.has("N"))&&t.add("has an annotation with several looks (6.3.3)"),i&&es(e,i.get("N"))&&t.add("has text in annotations or fields, which is \
not checked")}return t}function es(e,t){const n=e.resolve(t),s=n instanceof G.Z6?[n]:n instanceof G.Bi?[...n.values()]:[];return s.length>St?!0:s.some(a=>{const o=e.
resolve(a),r=o instanceof G.Z6?e.dict(o.dict.get("Resources")):void 0;return r?.has("Font")===!0||r?.has("XObject")===!0})}function*ts(e){for(const t of e.pages.
numbers)for(const n of e.array(e.entry(t,"Annots"))??[]){const s=e.dict(n);s&&(yield s)}}const ns=e=>(0,Ne.l)(e,["Link"],t=>{const n=(0,G.Eo)(e.resolve(t.get("S\
ubtype")),"Link")&&!t.has("F");return n&&t.set("F",Ue),n}),ss={[ye.dK.dc]:["contributor","coverage","creator","date","description","format","identifier","langua\
ge","publisher","relation","rights","source","subject","title","type"],[ye.dK.xmp]:["CreateDate","CreatorTool","Identifier","Label","MetadataDate","ModifyDate",
"Nickname","Rating","BaseURL"],[ye.dK.xmpMM]:["DocumentID","InstanceID","OriginalDocumentID","VersionID","RenditionClass"],[ye.dK.pdf]:["Keywords","PDFVersion",
"Producer","Trapped"],[ye.dK.pdfaid]:["part","conformance","amd","corr","rev"]},as={creator:"Seq",date:"Seq",contributor:"Bag",language:"Bag",publisher:"Bag",relation:"\
Bag",subject:"Bag",type:"Bag",description:"Alt",rights:"Alt",title:"Alt"};function os(e){if(!e)return[];const t=({namespace:s,name:a,from:o,to:r})=>{if(ss[s]?.includes(
a)!==!0)return!1;const i=s===ye.dK.dc?as[a]:void 0;return i===void 0||e.text.slice(o,r).includes(`:${i}`)};return e.properties.filter(s=>!t(s)).length>0?["has m\
etadata that PDF/A does not know or has in another form (6.6.2.3)"]:[]}const rs={alternative:"Alternative",data:"Data",source:"Source"},je=["MINIMUM","BASIC WL"],
is=async(e,t,n)=>{const s=await(0,Ht.E)(e.bytes,n,{password:t.open_password}),a=await(0,Je.Br)(s),o=(0,Xt.Ip)(s,a).archive,r=await cs(t,n.pace),i="issues"in r?r.
issues:[],f="issues"in r?void 0:await(0,F.Q)(r.bytes,n.pace),I=[...i,...f===void 0?[]:ds(f,t),...t.attach_only?[]:await fs(s,{xmp:a,archive:o,upgrades:t.upgrade_to_archive}),
...await us(s,typeof f=="object"?f.profile:void 0)];if(I.length>0||"issues"in r||typeof f!="object"||!f.profile)throw(0,O.G6)(I);const{profile:b,invoice:z}=f,se=(0,Je.
_6)(s,a),fe={name:b.file,bytes:r.bytes,mimeType:"text/xml",description:"Electronic invoice as XML",relationship:rs[ls(t,b)],modified:(0,M.Z)(se.modified??se.created??
z.issueDate??"")};await(0,W.K)(s,fe,(await(0,W.V)(s)).map(({entry:ps})=>ps),[]),t.attach_only||await(0,R.a)(s,a&&o?a:await Zn(s),b);const ie=s.pages.count,me=await(0,Zt.
UN)(s,{version:"1.7"}),Ke={pageCount:ie,profile:b.level};return{documents:[{name:e.name,bytes:me,pageCount:ie}],notes:hs(b,t),facts:Ke}};async function cs({invoice:e,
invoice_data:t,profile:n},s){if(!t)return{bytes:e.bytes};const a=await Kt(t,n,s);return Array.isArray(a)?{issues:[{field:"invoice_data",message:a.join("; "),mentions:[
"profile","read_e_invoice"]}]}:{bytes:a}}const ls=({relationship:e},{level:t})=>e??(je.includes(t)?"data":"alternative");function ds(e,{relationship:t}){const n=i=>[
{field:"invoice",message:i}];if(typeof e=="string")return n(`${e}: it must be a Cross Industry Invoice (CII D16B or D22B)`);if(e.syntax==="UBL")return n("is an \
invoice in UBL, and Factur-X takes only Cross Industry Invoices (CII)");const{profile:s,invoice:a}=e;if(!s)return n("has no guideline (BT-24) of Factur-X, ZUGFe\
RD 2 or XRechnung: it must name MINIMUM, BASIC WL, BASIC, EN 16931, EXTENDED or XRECHNUNG");const o=["number","issueDate","typeCode","currency"].filter(i=>a[i]===
null),r=je.includes(s.level)&&t!==void 0&&t!=="data";return[...o.length>0?n(`lacks terms that every invoice has: ${o.join(", ")}`):[],...r?[{field:"relationship",
message:`must be data for an invoice of the profile ${s.level}`}]:[]]}async function fs(e,{xmp:t,archive:n,upgrades:s}){const a=(r,...i)=>({field:"file",message:r,
mentions:["attach_only",...i]});return e.security?[a("is encrypted, which an electronic invoice must not be: remove the password and the restrictions first")]:t?.
malformed===!0?[a("has XMP metadata that is malformed, so it cannot be PDF/A")]:n?.level==="a"&&!(0,kt.Bi)(e)?[a(`claims ${n.name} and is not tagged, as level A\
 needs: convert it first, or set attach_only`)]:n&&(n.part===2||n.part===3)?[]:n?.part===1?(await rt(e,n.level)).map(i=>a(`claims ${n.name} and cannot become PD\
F/A-3, because it ${i}: convert it first, or set attach_only`)):n?[a(`claims ${n.name}, and an electronic invoice must be PDF/A-2 or PDF/A-3: convert it first, \
or set attach_only`)]:s?(await Hn(e,t)).map(r=>a(`cannot become PDF/A-3, because it ${r}: convert it first, or set attach_only`)):[a("does not claim PDF/A, and \
an electronic invoice must be PDF/A-2 or PDF/A-3: set upgrade_to_archive, convert it first, or set attach_only","upgrade_to_archive")]}async function us(e,t){const{
invoices:n,refused:s,names:a}=await(0,B.sc)(e),o=n[0]?.file??s?.file??a.find(i=>i.toLowerCase()===t?.file);return o===void 0?[]:[{field:"file",message:`has an e\
lectronic invoice already (${(0,qe.jC)(o,qe.zE,"an attachment without a name")})`}]}function hs({level:e},{attach_only:t}){const n=[];return je.includes(e)&&n.push(
{code:"invoice_without_lines",message:`The profile ${e} has no lines: it is not an invoice in Germany, only data that accompany one.`}),t&&n.push({code:"invoice\
_not_claimed",message:"The XML is attached, and the document does not claim to be an electronic invoice.",mentions:["attach_only"]}),n}}),55969:((re,X,l)=>{l.d(
X,{B:()=>R,E:()=>B});var M=l(45599);const O=new Set(["Text","FreeText","Line","Square","Circle","Polygon","PolyLine","Highlight","Underline","Squiggly","StrikeO\
ut","Caret","Stamp","Ink","Popup","Sound","Redact","Projection"]),W=new Set(["Link","Widget","FileAttachment"]);function R(v,m){const F=v.resolve(m.get("Subtype"));
return F instanceof M.SX?F.text:""}const B=(v,m)=>m==="comments"?O.has(v):v!==""&&!W.has(v)}),96927:((re,X,l)=>{l.d(X,{XS:()=>R,tU:()=>B,tn:()=>W});const M=v=>Math.
round(v*72e3/25.4)/1e3,O=(v,m)=>[M(v),M(m)],W={A3:O(297,420),A4:O(210,297),A5:O(148,210),A6:O(105,148),Letter:[612,792],Legal:[612,1008],Tabloid:[792,1224]},R=3,
B=14400}),93059:((re,X,l)=>{l.d(X,{n:()=>W});var M=l(45599);const O={BPC:"BitsPerComponent",CS:"ColorSpace",D:"Decode",DP:"DecodeParms",F:"Filter",H:"Height",IM:"\
ImageMask",W:"Width"};function W(R){if(R.dataStart<0)return;const B=new M.Bi;for(let v=0;v+1<R.count;v+=2){const m=R.name(v);m!==void 0&&B.set(O[m]??m,R.value(v+
1))}return new M.Z6(B,R.content.subarray(R.dataStart,R.dataEnd))}}),21878:((re,X,l)=>{l.d(X,{k:()=>W});const M=[.3127,.329,.64,.33,.3,.6,.15,.06],O=[.9642,1,.8249];
function W({gray:d,gamma:h,primaries:x}){const p=h===void 0?te():Q(1/h),S=[{names:["desc"],data:m(h===void 0?"sRGB":"Colors of a PNG image")},{names:["cprt"],data:v(
"text",[...B("No copyright, use freely"),0])},{names:["wtpt"],data:F(O)}];if(d)return R("GRAY",[...S,{names:["kTRC"],data:p}]);const[w,U,k]=Y(q(x??M));return R(
"RGB ",[...S,{names:["rXYZ"],data:F(w)},{names:["gXYZ"],data:F(U)},{names:["bXYZ"],data:F(k)},{names:["rTRC","gTRC","bTRC"],data:p}])}function R(d,h){const x=h.
flatMap(({names:_})=>_).length,p=132+12*x,y=h.reduce((_,{data:j})=>_+j.length,p),S=new Uint8Array(y),w=new DataView(S.buffer);w.setUint32(0,y),w.setUint32(8,34603008),
S.set(B(`mntr${d}XYZ `),12);for(const[_,j]of[2e3,1,1,0,0,0].entries())w.setUint16(24+2*_,j);S.set(B("acsp"),36),S.set(F(O).subarray(8),68),w.setUint32(128,x);let U=132,
k=p;for(const{names:_,data:j}of h){for(const ee of _)S.set(B(ee),U),w.setUint32(U+4,k),w.setUint32(U+8,j.length),U+=12;S.set(j,k),k+=j.length}return S}const B=d=>[
...d].map(h=>h.charCodeAt(0));function v(d,h){const x=8+h.length,p=new Uint8Array(Math.ceil(x/4)*4);return p.set(B(d)),p.set(h,8),p}function m(d){return v("desc",
[0,0,0,d.length+1,...B(d),0,...new Array(78).fill(0)])}function F(d){const h=v("XYZ ",new Array(12).fill(0)),x=new DataView(h.buffer);for(const[p,y]of d.entries())
x.setInt32(8+4*p,Math.round(y*65536));return h}function Q(d){const h=Math.round(d*256);return v("curv",[0,0,0,1,h>>8,h&255])}function te(){const h=v("curv",[0,0,
4,0,...new Array(2048).fill(0)]),x=new DataView(h.buffer);for(let p=0;p<1024;p++){const y=p/1023,S=y<=.04045?y/12.92:((y+.055)/1.055)**2.4;x.setUint16(12+2*p,Math.
round(S*65535))}return h}function q([d,h,x,p,y,S,w,U]){const k=[d/h,1,(1-d-h)/h],_=L([[x/p,1,(1-x-p)/p],[y/S,1,(1-y-S)/S],[w/U,1,(1-w-U)/U]]),j=V(P(_),k),ee=_.map(
c=>c.map((u,A)=>u*j[A])),[J,oe]=[V(K,k),V(K,O)],D=K.map((c,u)=>c.map(A=>A*oe[u]/J[u]));return C(C(P(K),D),ee)}const K=[[.8951,.2664,-.1614],[-.7502,1.7135,.0367],
[.0389,-.0685,1.0296]],L=d=>[[d[0][0],d[1][0],d[2][0]],[d[0][1],d[1][1],d[2][1]],[d[0][2],d[1][2],d[2][2]]],Y=L,Z=(d,h)=>d[0]*h[0]+d[1]*h[1]+d[2]*h[2],V=(d,h)=>[
Z(d[0],h),Z(d[1],h),Z(d[2],h)];function C(d,h){const x=Y(h);return d.map(p=>[Z(p,x[0]),Z(p,x[1]),Z(p,x[2])])}function P([[d,h,x],[p,y,S],[w,U,k]]){const _=d*(y*
k-S*U)-h*(p*k-S*w)+x*(p*U-y*w);return[[y*k-S*U,x*U-h*k,h*S-x*y],[S*w-p*k,d*k-x*w,x*p-d*S],[p*U-y*w,h*w-d*U,d*y-h*p]].map(ee=>ee.map(J=>J/_))}}),69869:((re,X,l)=>{
l.d(X,{Jc:()=>K,R1:()=>C,To:()=>Q,hh:()=>te,so:()=>Y});var M=l(77598),O=l.n(M),W=l(48249),R=l(78157),B=l(68973),v=l(45599);const m={1:"GRAY",3:"RGB ",4:"CMYK"},
F=["scnr","mntr","prtr","spac"],Q={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function te(P,d){if(!P||P.length<132)return;const h=(0,R.bS)(P),x=w=>h.toString(
"latin1",w,w+4),p=h.readUInt32BE(0),y=P[8];if(!(!(p>=132&&p<=P.length&&y>=2&&y<=4&&x(36)==="acsp"&&F.includes(x(12)))||x(16)!==m[d]))return{bytes:P.subarray(0,p),
version:y}}const q=new WeakMap;async function K(P,d){const{bytes:h}=P,x=d.pace.step(h.length);x&&await x;const p=q.get(d.pace)??new Map;q.set(d.pace,p);const y=Z(
h),S=p.get(y);if(S)return S;const w={...P,id:y,deflated:await(0,B.uM)(d).deflate(h,L)};return p.set(y,w),w}const L=4,Y=P=>{const{bytes:d}=P;return{...P,id:Z(d),
deflated:(0,W.Kc)(d)}},Z=P=>(0,M.createHash)("sha256").update(P).digest("base64"),V=new WeakMap;function C(P,{id:d,deflated:h},x){const p=V.get(P)??new Map;V.set(
P,p);const y=p.get(d);if(y)return y;const S=(0,v.jd)({N:x,Alternate:(0,v.UU)(Q[x]),Filter:(0,v.UU)("FlateDecode")}),w=P.add(new v.Z6(S,h));return p.set(d,w),w}}),
85392:((re,X,l)=>{l.d(X,{J:()=>m,a:()=>F});var M=l(21115),O=l(824),W=l(82715),R=l(60912),B=l(1975),v=l(92761);async function m(q){const K=await(0,O.Br)(q),L=({namespace:Y})=>v.
fD.includes(Y);return K?.properties.some(L)?((0,R._L)(q,(0,R.QH)(K,L,[])),!0):!1}async function F(q,K,L){const Y=(C,P,d)=>({prefix:C,name:P,form:"simple",values:[
d]}),Z=(0,R.QH)(K,({namespace:C,name:P})=>v.fD.includes(C)||C===M.dK.pdfaid&&P==="part",[Y("pdfaid","part","3"),Y("fx","DocumentType","INVOICE"),Y("fx","Documen\
tFileName",L.file),Y("fx","Version",L.version),Y("fx","ConformanceLevel",L.level)]),V=await(0,B.kg)(Buffer.from(Z,"utf8"),q.job.pace);(0,R._L)(q,(0,W.m)(V,"pdfa\
Extension","schemas",te))}const Q=[["DocumentType","Type of the invoice document"],["DocumentFileName","Name of the embedded XML invoice"],["Version","Version o\
f the XML invoice standard"],["ConformanceLevel","Profile of the XML invoice"]],te=`<rdf:li rdf:parseType="Resource" xmlns:pdfaSchema="${M.dK.pdfaSchema}" xmlns\
:pdfaProperty="${M.dK.pdfaProperty}">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${M.dK.fx}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${Q.map(([q,K])=>`<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${q}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty\
:category>external</pdfaProperty:category><pdfaProperty:description>${K}</pdfaProperty:description></rdf:li>
`).join("")}</rdf:Seq></pdfaSchema:property>
</rdf:li>
`}),24472:((re,X,l)=>{l.d(X,{Q$:()=>te,Xw:()=>Q,n8:()=>F});var M=l(21115),O=l(1975),W=l(82715),R=l(60912),B=l(21878),v=l(48249),m=l(45599);const F="Octavo";function Q(K){
const L=K.add(new m.Z6((0,m.jd)({N:3,Filter:(0,m.UU)("FlateDecode")}),(0,v.Kc)((0,B.k)({gray:!1})))),Y=(0,m.jd)({Type:(0,m.UU)("OutputIntent"),S:(0,m.UU)("GTS_P\
DFA1"),OutputConditionIdentifier:(0,m.Px)("sRGB"),Info:(0,m.Px)("sRGB"),DestOutputProfile:L});K.editCatalog().set("OutputIntents",[K.add(Y)])}async function te(K,{
title:L,author:Y,language:Z},V){const{isArchive:C}=V,P=(p,y,S)=>({prefix:p,name:y,form:"simple",values:[S]}),d=V.isAccessible&&Z!==void 0,h=(0,R.T3)([{prefix:"d\
c",name:"title",form:"alternative",values:[L]},...Y===void 0?[]:[{prefix:"dc",name:"creator",form:"ordered",values:[Y]}],...Z===void 0?[]:[{prefix:"dc",name:"la\
nguage",form:"unordered",values:[Z]}],P("pdf","Producer",F),...C?[P("pdfaid","part","3"),P("pdfaid","conformance","A")]:[],...d?[P("pdfuaid","part","1")]:[]]);if(!d||
!C)return(0,R._L)(K,h);const x=await(0,O.kg)(Buffer.from(h,"utf8"),K.job.pace);(0,R._L)(K,(0,W.m)(x,"pdfaExtension","schemas",q))}const q=`<rdf:li rdf:parseType\
="Resource" xmlns:pdfaSchema="${M.dK.pdfaSchema}" xmlns:pdfaProperty="${M.dK.pdfaProperty}">
<pdfaSchema:schema>PDF/UA Universal Accessibility Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${M.dK.pdfuaid}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
<rdf:li rdf:parseType="Resource"><pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType><pdfaProperty:category>inter\
nal</pdfaProperty:category><pdfaProperty:description>Part of ISO 14289 that the document conforms to</pdfaProperty:description></rdf:li>
</rdf:Seq></pdfaSchema:property>
</rdf:li>
`}),32901:((re,X,l)=>{l.d(X,{R:()=>Z,f:()=>F});var M=l(21115),O=l(77581),W=l(45599),R=l(21281),B=l(824),v=l(60912);const m={title:"Title",author:"Author",subject:"\
Subject",keywords:"Keywords",creator:"Creator"};async function F(C,P){const d=await(0,B.Br)(C);if(((0,R.Ip)(C,d).archive?.part??0)>=4?q(C,P):te(C,P),P.language!==
void 0&&C.edit(C.catalogNumber).set("Lang",(0,O.wx)(P.language)),d?.malformed===!0)return(0,v._L)(C,(0,v.T3)(V(C,P))),[Q];const x=K(P);return d?(0,v._L)(C,(0,v.
QH)(d,L(x,d),x)):C.version>="2.0"&&(0,v._L)(C,(0,v.T3)(V(C,P))),[]}const Q={code:"xmp_replaced",message:"The XMP metadata of the document was malformed. It was \
written again from the Info dictionary, without claims such as PDF/A."};function te(C,P){const d=Object.entries(m).flatMap(([p,y])=>{const S=P[p];return S===void 0?
[]:[[y,(0,O.wx)(S)]]});if(d.length===0)return;const h=C.trailer.get("Info"),x=new W.Bi([...(0,B._U)(C)??[],...d]);h instanceof W.oS&&C.exists(h.number)?C.put(h,
x):C.trailer.set("Info",C.add(x))}function q(C,P){const d=(0,B._U)(C);if(!d)return;const h=new Set(Object.entries(m).flatMap(([y,S])=>P[y]===void 0?[]:[S])),x=new W.
Bi([...d].filter(([y])=>!h.has(y)));if(x.size===d.size)return;const p=C.trailer.get("Info");x.size===0?C.trailer.delete("Info"):p instanceof W.oS?C.put(p,x):C.trailer.
set("Info",x)}function K(C){const{title:P,author:d,subject:h,keywords:x,creator:p,language:y}=C,S=(w,U,k,_)=>_===void 0?[]:[{prefix:w,name:U,form:k,values:[_]}];
return[...S("dc","title","alternative",P),...S("dc","description","alternative",h),...S("dc","creator","ordered",d),...S("pdf","Keywords","simple",x),...S("xmp",
"CreatorTool","simple",p),...S("dc","language","unordered",y)]}function L(C,{properties:P}){const d=C.find(({name:p})=>p==="Keywords")?.values[0],h=P.some(({namespace:p,
name:y})=>p===M.dK.dc&&y==="subject");d!==void 0&&h&&C.push({prefix:"dc",name:"subject",form:"unordered",values:Y(d)});const x=new Set(C.map(({prefix:p,name:y})=>`${M.
dK[p]} ${y}`));return({namespace:p,name:y})=>x.has(`${p} ${y}`)}const Y=C=>C.split(/[,;]/).map(P=>P.trim()).filter(P=>P!==""),Z=(C,P)=>(0,v.T3)([...V(C,{}),...P]);
function V(C,P){const{title:d,author:h,subject:x,keywords:p,creator:y,producer:S,created:w,modified:U,language:k}=(0,B._6)(C,void 0),j=Object.entries({...{title:d,
author:h,subject:x,keywords:p,creator:y,language:k},...P}).filter(([,J])=>J!==null),ee=(J,oe,D)=>D===null?[]:[{prefix:J,name:oe,form:"simple",values:[D]}];return[
...K(Object.fromEntries(j)),...ee("pdf","Producer",S),...ee("xmp","CreateDate",w),...ee("xmp","ModifyDate",U)]}}),82715:((re,X,l)=>{l.d(X,{m:()=>W});var M=l(21115),
O=l(3907);function W(R,B,v,m){const{text:F,properties:Q,end:te,about:q}=R,K=Q.find(V=>V.namespace===M.dK[B]&&V.name===v),L=K&&F.slice(K.from,K.to).match(/^[\s\S]*(?=<\/(?:[\w.-]+:)?Bag\s*>)/)?.[0].
length;if(K&&L!==void 0){const V=K.from+L;return`${F.slice(0,V)}${m.replace("<rdf:li",`<rdf:li xmlns:rdf="${M.dK.rdf}"`)}${F.slice(V)}`}const Y=`<${B}:${v}><rdf\
:Bag>
${m}</rdf:Bag></${B}:${v}>`,Z=`<rdf:Description xmlns:rdf="${M.dK.rdf}" rdf:about="${(0,O.X)(q)}" xmlns:${B}="${M.dK[B]}">
${Y}
</rdf:Description>
`;return`${F.slice(0,te)}${Z}${F.slice(te)}`}}),60660:((re,X,l)=>{l.d(X,{nZ:()=>J,g$:()=>U,Bi:()=>k,Hy:()=>oe});var M=l(77581),O=l(45599),W=l(70549),R=l(9819);const B=1e3,
v=20,m=200,F=20;function Q(D,c,u){let[A,T,E]=[1,1,[]];for(const N of te(D,c)){A=q(D,N.get("ColSpan"))??A,T=q(D,N.get("RowSpan"))??T;const H=D.array(N.get("Heade\
rs"));H&&(E=H.slice(0,v).flatMap(ne=>K(D,ne)??[]))}return{columns:A,rows:T,id:K(D,u),heads:E}}function te(D,c){return c===void 0?[]:(D.array(c)?.slice(0,F)??[c]).
flatMap(A=>D.dict(A)??[])}function q(D,c){const u=c===void 0?void 0:D.resolve(c);return typeof u=="number"&&Number.isInteger(u)&&u>=1&&u<=B?u:void 0}function K(D,c){
const u=c===void 0?void 0:D.resolve(c);return u instanceof O.Mx?(0,M.g7)(u).slice(0,m):void 0}var L=l(78157),Y=l(79725),Z=l(82416);const V=2e3,C=9;class P{document;type="";page=-1;hasTexts=!1;hasAttributes=!1;kids=[];entries=new Y.
R;number=0;isReference=!1;constructor(c){this.document=c}read(c){const{entries:u,kids:A}=this;A.length=0;const T=this.document.place(c);if(!T||!u.locate(T.bytes,
T.start,Math.min(T.end,T.start+V)))return!1;const{bytes:E}=T,{at:N}=u;if(u.find(E,"MCID")>=0)return!1;this.hasTexts=u.find(E,"ActualText")>=0||u.find(E,"Alt")>=
0,this.hasAttributes=u.find(E,"A")>=0||u.find(E,"ID")>=0;const H=u.find(E,"S");if(H<0||E[N[H+2]]!==L.cL)return!1;this.name(E,N[H+2]+1,N[H+3]);const ne=u.find(E,
"Pg");if(this.page=-1,ne>=0){if(this.after(E,N[ne+2],N[ne+3])!==N[ne+3]||!this.isReference)return!1;this.page=this.number}const de=u.find(E,"K");return de<0||this.
readKids(E,N[de+2],N[de+3])}name(c,u,A){const{type:T}=this;let E=0;if(T.length===A-u)for(;E<T.length&&c[u+E]===T.charCodeAt(E);)E++;(E<A-u||E===0)&&(this.type=(0,Z.
MQ)(c,u,A))}readKids(c,u,A){const T=c[u]===L.WL,E=T?A-1:A;if(T&&c[E]!==L.wt)return!1;for(let N=(0,L.AN)(c,T?u+1:u,E);N<E;N=(0,L.AN)(c,N,E)){if(N=this.after(c,N,
E),N<0)return!1;this.kids.push(this.isReference?-1-this.number:this.number)}return T||!this.isReference||this.isDictionary(this.number)}isDictionary(c){const u=this.
document.place(c);return u!==void 0&&u.bytes[(0,L.AN)(u.bytes,u.start,u.end)]===L.iH}after(c,u,A){let T=u,E=0;for(;T<A&&d(c[T]);T++)E=E*10+c[T]-L.l0;if(T===u||T-
u>C||(this.number=E,this.isReference=!1,T<A&&!h(c[T])))return-1;const N=(0,L.AN)(c,T,A);let H=N;for(;H<A&&d(c[H]);)H++;const ne=(0,L.AN)(c,H,A);return H===N||ne>=
A||c[ne]!==L.AV?T:(this.isReference=!0,ne+1)}}const d=D=>D>=L.l0&&D<=L.ev,h=D=>D===32||D===10||D===13,x=1e7,p=4,y=2,S=1e4;class w{pages=new Map;count=0;last;hasTexts=!1;leaf(c,u,A){
const T=this.pages.get(c);return u===0&&A<S?T?.own[A]:T?.others.get(u*x+A)}leaves(c){const{own:u=[],others:A}=this.pages.get(c)??{};return[...u.flat(),...A?.values()??
[]].sort((T,E)=>T.order-E.order)}hasPage(c){return this.pages.has(c)}add(c,u,A,T){if(!Number.isInteger(T)||T<0||T>=x)return;const{own:E,others:N}=this.leavesOf(
u);if(A===0&&T<S)E[T]??={element:c,order:this.count++};else{const H=A*x+T;N.has(H)||N.set(H,{element:c,order:this.count++})}for(let H=c;H&&H.firstPage<0;H=H.parent)
H.firstPage=u}leavesOf(c){if(this.last?.number===c)return this.last.leaves;let u=this.pages.get(c);return u||this.pages.set(c,u={own:[],others:new Map}),this.last=
{number:c,leaves:u},u}}const U=(0,W.n)(_);function k(D){const c=D.dict(D.catalog.get("MarkInfo"));return D.dict(D.catalog.get("StructTreeRoot"))!==void 0&&D.resolve(
c?.get("Marked"))===!0}async function _(D){const c=D.dict(D.catalog.get("StructTreeRoot"));if(!c||D.resolve(D.dict(D.catalog.get("MarkInfo"))?.get("Suspects"))===
!0)return;const u=new j(D,D.dict(c.get("RoleMap")));return await u.run(c),u.tags}class j{document;roles;tags=new w;visit;bytes;types=new Map;open=[];constructor(c,u){
this.document=c,this.roles=u,this.visit=new R._i(c),this.bytes=new P(c)}async run(c){const{open:u,document:A}=this;this.push(c.get("K"),void 0,-1);for(let T=u.pop();T;T=
u.pop()){this.take(T);const E=A.job.pace.step(300);E&&await E}}push(c,u,A){if(c===void 0)return;const T=(0,O.i9)(c)||(0,O.cy)(c)?this.document.array(c)??[c]:[c];
for(let E=T.length-1;E>=0;E--)this.open.push({kid:T[E],parent:u,page:A})}take({kid:c,parent:u,page:A}){if(typeof c=="number"){u&&A>=0&&this.tags.add(u,A,0,c);return}
if(!this.visit.first(c)||(0,O.i9)(c)&&this.takeBytes(c.number,u,A))return;const T=this.document.dict(c);if(!T)return;const E=T.get("Pg"),N=(0,O.i9)(E)?E.number:
A,H=T.get("MCID");if(H!==void 0){const ge=T.get("Stm");u&&N>=0&&this.tags.add(u,N,(0,O.i9)(ge)?ge.number:0,Number(this.document.resolve(H)));return}const ne=this.
document.resolve(T.get("S"));if(!(ne instanceof O.SX))return;const de=this.standard(ne.text),ue={type:de,parent:u,actualText:this.text(T.get("ActualText")),alternative:this.
text(T.get("Alt")),cell:J(de)?Q(this.document,T.get("A"),T.get("ID")):void 0,firstPage:-1};this.enter(ue),this.push(T.get("K"),ue,N),(0,O.i9)(c)&&this.document.
release(c.number)}takeBytes(c,u,A){const{bytes:T,document:E,open:N,tags:H}=this;if(!T.read(c))return!1;const{hasTexts:ne,hasAttributes:de,kids:ue}=T,ge=this.standard(
T.type),Me=de&&J(ge),Ie={type:ge,parent:u,actualText:ne?this.text(E.entry(c,"ActualText")):void 0,alternative:ne?this.text(E.entry(c,"Alt")):void 0,cell:Me?Q(E,
E.entry(c,"A"),E.entry(c,"ID")):void 0,firstPage:-1};this.enter(Ie);const Te=T.page<0?A:T.page;if(ue.some(he=>he<0))for(let he=ue.length-1;he>=0;he--){const Se=ue[he];
N.push({kid:Se<0?new O.oS(-1-Se):Se,parent:Ie,page:Te})}else if(Te>=0)for(const he of ue)H.add(Ie,Te,0,he);return!0}enter(c){const{type:u,parent:A,actualText:T}=c;
T!==void 0&&(this.tags.hasTexts=!0),u==="TR"&&ee(c),!(A?.type!=="TR"||!J(u))&&(A.cells?A.cells.push(c):A.cells=[c])}text(c){const u=c===void 0?null:this.document.
resolve(c);return u instanceof O.Mx?(0,M.g7)(u):void 0}standard(c){const u=this.types.get(c);if(u!==void 0)return u;let A=c;for(let T=0;T<16;T++){const E=this.document.
resolve(this.roles?.get(A));if(!(E instanceof O.SX)||E.text===A)break;A=E.text}return this.types.set(c,A),A}}function ee(D){let c=D.parent;for(let u=1;u<y&&c?.type!==
"Table";u++)c=c?.parent;c?.type==="Table"&&(c.firstRows??=[],c.firstRows.length<p&&c.firstRows.push(D))}const J=D=>D==="TD"||D==="TH";function*oe(D){for(let c=D;c;c=
c.parent)yield c}}),27612:((re,X,l)=>{l.d(X,{l:()=>W});var M=l(21996),O=l(90536);async function W(R,B,v){for(const m of await(0,M.V3)(R,B)){const F=R.job.pace.step(
200);F&&await F;const Q={changed:!1};(0,O.C)(R.get(m),te=>{v(te)&&(Q.changed=!0)}),Q.changed&&R.edit(m)}}}),21996:((re,X,l)=>{l.d(X,{Av:()=>K,RJ:()=>Z,V3:()=>Y,
vb:()=>V,zx:()=>q});var M=l(54619),O=l(93604),W=l(78157),R=l(88500);const B=2048,v=65536,m=4,F=1<<20,Q=1024,te="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function q(d,h){
const{found:x,all:p}=await L(d,h),y=S=>[...new Set([...S,...p])].sort((w,U)=>w-U);return Object.fromEntries(h.map(S=>[S,y(x[S])]))}async function K(d,h){const{found:x,
all:p}=await L(d,h);for(const y of Object.values(x))for(const S of y)p.add(S);return p}async function L(d,h){const x=h.map(w=>{const[U="",...k]=[...w].map(j=>j.
replace(/\W/,"\\$&")),_=/\W/.test(w)?te:"\\w";return`${U}(?:${k.join("")}|${_}{0,${Math.max(0,w.length-2)}}#)`}),p=new RegExp(`/(?:${x.join("|")}|#)`,"g"),y=Object.
fromEntries(h.map(w=>[w,new Set])),S=new Set;await Z(d,(w,U,k,_)=>{const j=w.toString("latin1",U,k);p.lastIndex=0;for(let ee=p.exec(j);ee;ee=p.exec(j)){const J=_(
U+ee.index);J!==void 0&&(ee[0].endsWith("#")?S.add(J):y[ee[0].slice(1)].add(J))}});for(const w of V(d))S.add(w);return{found:y,all:S}}async function Y(d,h){const x=await q(
d,h);return[...new Set(Object.values(x).flat())].sort((p,y)=>p-y)}async function Z(d,h){const{bytes:x,table:p}=d,y=C(d),S=new Int32Array(y.length);for(let j=0;j<
y.length;j++)S[j]=p.place[y[j]];const w=(0,W.bS)(x),U=j=>y[(0,O.MJ)(S,j)-1],k=new R.s;let _=0;for(let j=0;j<y.length;j++){const ee=j+1===y.length,J=ee?x.length:
S[j+1],oe=J-S[j]>B;if(!oe&&!ee&&J-_<v)continue;let D=J;if(oe){S[j]>_&&h(w,_,S[j],U),k.reset();const u=k.value(x,d.bodies[y[j]],J);_=S[j],u>=0&&(D=u)}h(w,_,D,U);
const c=d.job.pace.step(m*(D-_));c&&await c,_=J}for(const[j,ee]of P(d)){const J=d.objectStream(j),oe=d.job.pace.step(0);if(oe&&await oe,!J)continue;const D=new Set(
ee),{starts:c,numbers:u,data:A}=J,T=E=>{const N=u[(0,O.MJ)(c,E)-1];return N!==void 0&&D.has(N)?N:void 0};for(let E=0;E<A.length;E+=F){h((0,W.bS)(A),E,Math.min(E+
F+Q,A.length),T);const N=d.job.pace.step(m*F);N&&await N}}}function*V(d){for(let h=1;d.hasChanges&&h<d.size;h++)d.isChanged(h)&&d.exists(h)&&(yield h)}function C(d){
const{table:h,hasChanges:x}=d,p=[];let y=!0,S=-1;for(let w=1;w<h.size;w++){if(h.kind[w]!==M.tL||x&&d.isChanged(w))continue;const U=h.place[w];y&&=U>=S,S=U,p.push(
w)}return y?p:p.sort((w,U)=>h.place[w]-h.place[U])}function P(d){const{table:h,hasChanges:x}=d,p=new Map;for(let y=1;y<h.size;y++){if(h.kind[y]!==M.UT||x&&d.isChanged(
y))continue;const S=h.place[y],w=p.get(S);w?w.push(y):p.set(S,[y])}return p}}),87773:((re,X,l)=>{l.d(X,{$:()=>O});const M=2e3;async function*O(W,R){for(const B of R){
yield[B,W.get(B)];const v=W.job.pace.step(M);v&&await v}}}),90536:((re,X,l)=>{l.d(X,{C:()=>O,L:()=>W});var M=l(45599);function O(R,B){const v=[R];for(;v.length>
0;){const m=v.pop(),F=m instanceof M.Z6?m.dict:m;if(Array.isArray(F))for(const Q of F)v.push(Q);else if(F instanceof M.Bi){B(F);for(const Q of F.values())v.push(
Q)}}}function W(R,B){const v=[];return O(R,m=>{v.length===0&&B(m)&&v.push(m)}),v.length>0}})};
