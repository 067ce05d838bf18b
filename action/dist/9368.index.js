"use strict";exports.id=9368,exports.ids=[9368],exports.modules={69368:((ce,k,l)=>{l.r(k),l.d(k,{create_e_invoice:()=>is});var M=l(17079),j=l(58552),R=l(98037),O=l(85392),B=l(
92761),w=l(98446),g=l(36493),N=l(36161),Q=l(48231),te=l(27547),J=l(45657),K=l(3263);const X={id:"text",scheme:"text"},$={line1:"text",line2:"text",line3:"text",
city:"text",postCode:"text",subdivision:"text",country:"text"},Z={name:"text",tradingName:"text",identifiers:[X],legalId:"text",vatId:"text",taxId:"text",electronicAddress:X,
address:$,contact:{name:"text",phone:"text",email:"text"}},V={start:"date",end:"date"},C=[{amount:"decimal",base:"decimal",percentage:"decimal",reason:"text",reasonCode:"\
text",taxScheme:"text",taxCategory:"text",taxRate:"decimal"}],m={number:"text",typeCode:"text",issueDate:"date",dueDate:"date",currency:"text",taxCurrency:"text",
buyerReference:"text",orderReference:"text",salesOrderReference:"text",contractReference:"text",projectReference:"text",precedingInvoices:["text"],businessProcess:"\
text",notes:["text"],noteSubjects:["text"],period:V,seller:Z,buyer:Z,payee:Z,taxRepresentative:Z,delivery:{name:"text",location:X,date:"date",address:$},payment:{
reference:"text",terms:"text",creditorId:"text",mandate:"text",means:[{code:"text",text:"text",iban:"text",bic:"text",accountName:"text",debitedIban:"text",card:"\
text"}]},lines:[{id:"text",kind:"text",parent:"text",name:"text",description:"text",notes:["text"],sellerItemId:"text",buyerItemId:"text",standardItemId:X,orderLine:"\
text",quantity:"decimal",unit:"text",netPrice:"decimal",grossPrice:"decimal",priceQuantity:"decimal",netAmount:"decimal",taxScheme:"text",taxCategory:"text",taxRate:"\
decimal",period:V,allowances:C,charges:C}],allowances:C,charges:C,thirdPartyCharges:[{amount:"decimal",reason:"text"}],taxes:[{taxScheme:"text",category:"text",
rate:"decimal",basis:"decimal",amount:"decimal",exemptionReason:"text",exemptionCode:"text"}],totals:{lines:"decimal",allowances:"decimal",charges:"decimal",net:"\
decimal",tax:"decimal",taxInAccountingCurrency:"decimal",gross:"decimal",paid:"decimal",rounding:"decimal",due:"decimal"}},T=["syntax","profile","file","xml","g\
uideline","issues"];async function S(e,t){const n=new ee(t),s=await n.readObject(e,m,"");return{invoice:{...s,guideline:null,payment:{reference:null,terms:null,
creditorId:null,mandate:null,...{means:[]},...s.payment},totals:{...D,...s.totals}},unknown:n.unknown,wrong:n.wrong}}const D={lines:null,allowances:null,charges:null,
net:null,tax:null,taxInAccountingCurrency:null,gross:null,paid:null,rounding:null,due:null},F=new RegExp("[\\0-\\x08\\x0b\\x0c\\x0e-\\x1f\\ufffe\\uffff]|\\p{Cs}",
"u"),H=1e4,_=1e3,U={text:"a text without control characters",decimal:'a decimal such as "12.50"',date:'a day such as "2026-01-31"'},q=e=>Array.isArray(e);class ee{pace;unknown=[];wrong=[];constructor(t){
this.pace=t}async readAny(t,n,s){if(typeof n=="string")return this.readTerm(t,n,s);const a=this.pace.step(400);if(a&&await a,q(n))return await this.readList(t,n[0],
s);const o=await this.readObject(t,n,s);return Object.values(o).every(r=>r===null||Array.isArray(r)&&r.length===0)?null:o}async readObject(t,n,s){const a=typeof t==
"object"&&t!==null&&!Array.isArray(t);!a&&!se(t)&&this.wrong.push(`${s} must be an object`);const o=a?t:{},r=f=>s===""?f:s.endsWith(" ")?`${s}${f}`:`${s}.${f}`;
for(const f of Object.keys(o)){!(s===""&&T.includes(f))&&!Object.hasOwn(n,f)&&this.unknown.push(r(f));const b=this.pace.step(100);b&&await b}const i={};for(const[
f,E]of Object.entries(n))i[f]=await this.readAny(Object.hasOwn(o,f)?o[f]:void 0,E,r(f));return i}async readList(t,n,s){if(se(t))return[];if(!Array.isArray(t))return this.
wrong.push(`${s} must be a list`),[];const a=s==="lines"?H:_;if(t.length>a)return this.wrong.push(`${s} must have at most ${a} entries`),[];const o=[];for(const[
r,i]of t.entries()){const f=`${s} ${r+1}`;o.push(typeof n=="object"&&!q(n)?await this.readObject(i,n,`${f}: `):this.readTerm(i,n,f));const E=this.pace.step(200);
E&&await E}return o}readTerm(t,n,s){if(se(t))return null;if((0,J.Vp)(t))return this.wrong.push(`${s} must be in quotes, because a number of more than 15 digits \
loses some`),null;const a=typeof t=="number"?String(t):t;return typeof a=="string"&&(n==="text"?!F.test(a):n==="date"?(0,K.N)(a)&&a.length===10:(0,g._)(a)!==void 0)?
a:(this.wrong.push(`${s} must be ${U[n]}`),null)}}const se=e=>e==null||typeof e=="string"&&e.trim()==="",ae=e=>[{at:"",part:e}],ie=(e,t)=>t===null?[]:[{at:`${e}\
.`,part:t}],v=(e,t)=>t.map((n,s)=>({at:`${e} ${s+1}: `,part:n})),c=e=>v("lines",e.lines),h=e=>t=>t.lines.flatMap((n,s)=>v(`lines ${s+1}: ${e}`,n[e])),I=e=>e==="\
O",p=(e,t)=>n=>e(n).filter(({part:s})=>!I(s[t])),A=e=>v("allowances",e.allowances),G=e=>v("charges",e.charges),Y=["E","AE","K","G","O"],oe=[{of:ae,rows:[["numbe\
r","BT-1"],["issueDate","BT-2"],["typeCode","BT-3"],["currency","BT-5"],["seller.name","BT-27"],["seller.address.country","BT-40",["BG-5"]],["buyer.name","BT-44"],
["buyer.address.country","BT-55",["BG-8"]],["lines","BG-25",["BG-23"]]]},{of:ae,levels:["XRECHNUNG"],rows:[["buyerReference","BT-10"],["seller.electronicAddress\
.id","BT-34"],["seller.address.city","BT-37"],["seller.address.postCode","BT-38"],["seller.contact.name","BT-41",["BG-6"]],["seller.contact.phone","BT-42"],["se\
ller.contact.email","BT-43"],["buyer.electronicAddress.id","BT-49"],["buyer.address.city","BT-52"],["buyer.address.postCode","BT-53"],["payment.means","BG-16"]]},
{of:c,rows:[["name","BT-153"],["quantity","BT-129"],["unit","BT-130"],["netPrice","BT-146"],["taxCategory","BT-151"]]},{of:p(c,"taxCategory"),rows:[["taxRate","\
BT-152"]]},{of:A,rows:[["amount","BT-92"],["taxCategory","BT-95"]]},{of:p(A,"taxCategory"),rows:[["taxRate","BT-96"]]},{of:G,rows:[["amount","BT-99"],["taxCateg\
ory","BT-102"]]},{of:p(G,"taxCategory"),rows:[["taxRate","BT-103"]]},{of:h("allowances"),rows:[["amount","BT-136"]]},{of:h("charges"),rows:[["amount","BT-141"]]},
{of:({payment:e})=>v("payment.means",e.means),rows:[["code","BT-81"]]},{of:({payee:e})=>ie("payee",e),rows:[["name","BT-59"]]},{of:({taxRepresentative:e})=>ie("\
taxRepresentative",e),rows:[["name","BT-62"],["vatId","BT-63"],["address.country","BT-69",["BG-12"]]]},{of:({delivery:e})=>ie("delivery.address",e?.address??null),
rows:[["country","BT-80"]]},{of:({taxes:e})=>v("taxes",e),rows:[["category","BT-118"]]},{of:({taxes:e})=>v("taxes",e).filter((t,n)=>{const{category:s,exemptionCode:a}=e[n];
return Y.includes(s??"")&&a===null}),rows:[["exemptionReason","BT-120"]]},{of:e=>e.taxCurrency===null?[]:ae(e),rows:[["totals.taxInAccountingCurrency","BT-111"]]}],
ue=[{of:c,levels:["BASIC","EN 16931","XRECHNUNG"],rows:[["kind","BT-X-8"],["parent","BT-X-304"]]},{of:ae,levels:["BASIC","EN 16931","XRECHNUNG"],rows:[["thirdPa\
rtyCharges","BG-X-83"]]},{of:ae,levels:["BASIC"],rows:[["salesOrderReference","BT-14"],["projectReference","BT-11"],["seller.contact","BG-6"],["buyer.contact","\
BG-9"],["totals.rounding","BT-114"]]},{of:({payment:e})=>v("payment.means",e.means),levels:["BASIC"],rows:[["text","BT-82"],["accountName","BT-85"],["bic","BT-8\
6"],["card","BT-87"]]},{of:c,levels:["BASIC"],rows:[["description","BT-154"],["sellerItemId","BT-155"],["buyerItemId","BT-156"],["orderLine","BT-132"]]}],pe=(e,t,n)=>Pe(
oe,e,t,n,!1),Te=(e,t,n)=>Pe(ue,e,t,n,!0);async function Pe(e,t,n,s,a){const o=[];for(const{of:r,rows:i,levels:f}of e)if(!(f&&!f.includes(n)))for(const{at:E,part:b}of r(
t)){for(const[ne,he,le=[]]of i)Ae(b,ne)===a&&o.push({name:`${E}${ne}`,term:he,groups:le});const z=s.step(100*i.length);z&&await z}return o}function Ae(e,t){let n=e;
for(const s of t.split("."))n=n?.[s];return Array.isArray(n)?n.length>0:n!=null}var xe=l(36698);const me={units:1n,scale:2},Ee={units:1n,scale:0},Et=["Z","E","A\
E","K","G"];async function vt(e,t){const n=[];for(const[i,f]of e.lines.entries()){n.push(wt(f,i));const E=t.step(400+100*(f.allowances.length+f.charges.length));
E&&await E}const s=e.allowances.map(be),a=e.charges.map(be),o={...e,lines:n,allowances:s,charges:a},r=await Ct(o,t);return{...o,taxes:r,totals:Pt({...o,taxes:r})}}
function wt(e,t){const n=e.allowances.map(be),s=e.charges.map(be),{id:a,taxScheme:o,taxCategory:r,taxRate:i,netAmount:f}=e;return{...e,id:a??String(t+1),taxScheme:o??
"VAT",taxRate:i??$e(r),allowances:n,charges:s,netAmount:f??Dt({...e,allowances:n,charges:s})}}const $e=e=>Et.includes(e??"")?"0":null;function Dt({quantity:e,netPrice:t,
priceQuantity:n,allowances:s,charges:a}){const[o,r]=[re(e),re(t)],i=n===null?Ee:re(n);return!o||!r||!i||i.units===0n?null:de((0,g.WQ)((0,g.CQ)((0,g.lw)(o,r),i),
(0,g.Re)(Ie(a),Ie(s))))}function be(e){const[t,n]=[re(e.base),re(e.percentage)];return{...e,amount:e.amount??(t&&n?de(ke(t,n)):null),taxScheme:e.taxScheme??"VAT",
taxRate:e.taxRate??$e(e.taxCategory)}}async function Ct(e,t){const n=new Map,s=(o,r,i)=>{if(o===null||!i)return;const f=_e(o,r),E=n.get(f);E?E.basis=(0,g.WQ)(E.
basis,i):n.set(f,{category:o,rate:r,basis:i})};for(const{taxCategory:o,taxRate:r,netAmount:i}of(0,xe.Su)(e)){s(o,r,re(i));const f=t.step(200);f&&await f}for(const{
taxCategory:o,taxRate:r,amount:i}of e.charges)s(o,r,re(i));for(const{taxCategory:o,taxRate:r,amount:i}of e.allowances)s(o,r,(0,g.Re)(g.f2,re(i)??g.f2));const a=e.
taxes.map(o=>{const r=o.rate??$e(o.category),i=_e(o.category??"",r),f=n.get(i);return n.delete(i),Xe({...o,rate:r},f?.basis)});for(const{category:o,rate:r,basis:i}of n.
values())a.push(Xe({taxScheme:"VAT",category:o,rate:r,basis:null,amount:null,exemptionReason:null,exemptionCode:null},i));return a}function _e(e,t){const{units:n,
scale:s}=re(t)??g.f2;return`${e} ${(n*10n**BigInt(40-s)).toString()}`}function Xe(e,t){const n=e.basis??(t?de(t):null),s=re(n),a=s?de(ke(s,re(e.rate)??g.f2)):null;
return{...e,taxScheme:e.taxScheme??"VAT",basis:n,amount:e.amount??a}}function Pt(e){const{totals:t,allowances:n,charges:s,taxes:a,thirdPartyCharges:o}=e,r=(le,ye)=>re(
le)??ye,i=r(t.lines,(0,xe.Su)(e).reduce((le,{netAmount:ye})=>(0,g.WQ)(le,re(ye)??g.f2),g.f2)),f=r(t.allowances,Ie(n)),E=r(t.charges,Ie(s)),b=r(t.net,(0,g.WQ)((0,g.
Re)(i,f),E)),z=r(t.tax,Ie(a)),ne=r(t.gross,(0,g.WQ)(b,z)),he=(0,g.WQ)((0,g.Re)(ne,re(t.paid)??g.f2),re(t.rounding)??g.f2);return{...t,lines:t.lines??de(i),allowances:t.
allowances??(n.length>0?de(f):null),charges:t.charges??(s.length>0?de(E):null),net:t.net??de(b),tax:t.tax??de(z),gross:t.gross??de(ne),due:t.due??de((0,g.WQ)(he,
Ie(o)))}}const re=e=>e===null?void 0:(0,g._)(e),Ie=e=>e.reduce((t,{amount:n})=>(0,g.WQ)(t,re(n)??g.f2),g.f2),ke=(e,t)=>(0,g.Fd)((0,g.lw)((0,g.lw)(e,t),me)),de=e=>(0,g.
Bz)((0,g.Fd)(e));var bt=l(17886),He=l(3907);const L=(e,...t)=>{const n=t.join("");return n===""?"":`<ram:${e}>${n}</ram:${e}>`},y=(e,t,n="")=>t===null?"":`<ram:${e}${n}\
>${(0,He.X)(t)}</ram:${e}>`,ge=(e,t)=>t===null?"":` ${e}="${(0,He.X)(t)}"`,ve=(e,t)=>t===null?"":`<ram:${e}><udt:DateTimeString format="102">${t.replaceAll("-",
"")}</udt:DateTimeString></ram:${e}>`;async function Ot(e,t){const n=[];for(const b of e.lines){n.push(Rt(b));const z=t.step(2*n.at(-1).length);z&&await z}const{
businessProcess:s,guideline:a,number:o,typeCode:r,issueDate:i,notes:f,noteSubjects:E}=e;return[`<?xml version="1.0" encoding="UTF-8"?>
`,'<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"',' xmlns:ram="urn:un:unece:uncefact:data:standard:Reusable\
AggregateBusinessInformationEntity:100"',` xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100">
<rsm:ExchangedDocumentContext>`,L("BusinessProcessSpecifiedDocumentContextParameter",y("ID",s)),L("GuidelineSpecifiedDocumentContextParameter",y("ID",a)),`</rsm\
:ExchangedDocumentContext>
<rsm:ExchangedDocument>`,y("ID",o),y("TypeCode",r),ve("IssueDateTime",i),...f.map((b,z)=>L("IncludedNote",y("Content",b),y("SubjectCode",E[z]??null))),`</rsm:Ex\
changedDocument>
<rsm:SupplyChainTradeTransaction>
`,...n,Bt(e),Mt(e.delivery),Lt(e),`</rsm:SupplyChainTradeTransaction>
</rsm:CrossIndustryInvoice>
`].join("")}function Rt(e){const{standardItemId:t,netPrice:n,grossPrice:s,priceQuantity:a,unit:o}=e,r=y("BasisQuantity",a,ge("unitCode",o)),i=s===null||n===null?
g.f2:(0,g.Re)((0,g._)(s),(0,g._)(n));return`${L("IncludedSupplyChainTradeLineItem",L("AssociatedDocumentLineDocument",y("LineID",e.id),y("ParentLineID",e.parent),
y("LineStatusReasonCode",e.kind),...e.notes.map(f=>L("IncludedNote",y("Content",f)))),L("SpecifiedTradeProduct",t?y("GlobalID",t.id,ge("schemeID",t.scheme)):"",
y("SellerAssignedID",e.sellerItemId),y("BuyerAssignedID",e.buyerItemId),y("Name",e.name),y("Description",e.description)),L("SpecifiedLineTradeAgreement",L("Buye\
rOrderReferencedDocument",y("LineID",e.orderLine)),s===null?"":L("GrossPriceProductTradePrice",y("ChargeAmount",s),r,i.units===0n?"":L("AppliedTradeAllowanceCha\
rge",Ze(!1),y("ActualAmount",(0,g.Bz)(i)))),n===null?"":L("NetPriceProductTradePrice",y("ChargeAmount",n),r)),L("SpecifiedLineTradeDelivery",y("BilledQuantity",
e.quantity,ge("unitCode",o))),L("SpecifiedLineTradeSettlement",Ve("ApplicableTradeTax",e),Ye(e.period),...e.allowances.map(f=>Oe(f,!1)),...e.charges.map(f=>Oe(f,
!0)),L("SpecifiedTradeSettlementLineMonetarySummation",y("LineTotalAmount",e.netAmount))))}
`}const Ze=e=>`<ram:ChargeIndicator><udt:Indicator>${e}</udt:Indicator></ram:ChargeIndicator>`,Ve=(e,{taxScheme:t,taxCategory:n,taxRate:s})=>n===null?"":L(e,y("\
TypeCode",t),y("CategoryCode",n),y("RateApplicablePercent",s)),Ye=e=>e?L("BillingSpecifiedPeriod",ve("StartDateTime",e.start),ve("EndDateTime",e.end)):"",Oe=(e,t)=>L(
"SpecifiedTradeAllowanceCharge",Ze(t),y("CalculationPercent",e.percentage),y("BasisAmount",e.base),y("ActualAmount",e.amount),y("ReasonCode",e.reasonCode),y("Re\
ason",e.reason),Ve("CategoryTradeTax",e)),Bt=e=>`${L("ApplicableHeaderTradeAgreement",y("BuyerReference",e.buyerReference),Be("SellerTradeParty",e.seller),Be("B\
uyerTradeParty",e.buyer),Be("SellerTaxRepresentativeTradeParty",e.taxRepresentative),Re("SellerOrderReferencedDocument",e.salesOrderReference),Re("BuyerOrderRef\
erencedDocument",e.orderReference),Re("ContractReferencedDocument",e.contractReference),e.projectReference===null?"":L("SpecifiedProcuringProject",y("ID",e.projectReference),
y("Name","Project reference")))}
`,Re=(e,t)=>L(e,y("IssuerAssignedID",t)),ze=e=>[...e].sort((t,n)=>+(t.scheme!==null)-+(n.scheme!==null)).map(({id:t,scheme:n})=>y(n===null?"ID":"GlobalID",t,ge(
"schemeID",n))).join(""),Be=(e,t)=>t===null?"":L(e,ze(t.identifiers),y("Name",t.name),L("SpecifiedLegalOrganization",y("ID",t.legalId),y("TradingBusinessName",t.
tradingName)),t.contact?L("DefinedTradeContact",y("PersonName",t.contact.name),L("TelephoneUniversalCommunication",y("CompleteNumber",t.contact.phone)),L("Email\
URIUniversalCommunication",y("URIID",t.contact.email))):"",Qe(t.address),t.electronicAddress?L("URIUniversalCommunication",y("URIID",t.electronicAddress.id,ge("\
schemeID",t.electronicAddress.scheme))):"",L("SpecifiedTaxRegistration",y("ID",t.vatId,ge("schemeID","VA"))),L("SpecifiedTaxRegistration",y("ID",t.taxId,ge("sch\
emeID","FC")))),Qe=e=>e===null?"":L("PostalTradeAddress",y("PostcodeCode",e.postCode),y("LineOne",e.line1),y("LineTwo",e.line2),y("LineThree",e.line3),y("CityNa\
me",e.city),y("CountryID",e.country),y("CountrySubDivisionName",e.subdivision)),Mt=e=>`<ram:ApplicableHeaderTradeDelivery>${e===null?"":[L("ShipToTradeParty",ze(
e.location?[e.location]:[]),y("Name",e.name),Qe(e.address)),L("ActualDeliverySupplyChainEvent",ve("OccurrenceDateTime",e.date))].join("")}</ram:ApplicableHeader\
TradeDelivery>
`;function Lt(e){const{payment:t,currency:n,taxCurrency:s,totals:a}=e;return`${L("ApplicableHeaderTradeSettlement",y("CreditorReferenceID",t.creditorId),y("Paym\
entReference",t.reference),y("TaxCurrencyCode",s),y("InvoiceCurrencyCode",n),Be("PayeeTradeParty",e.payee),...t.means.map(Nt),...e.taxes.map(Ft),Ye(e.period),...e.
allowances.map(o=>Oe(o,!1)),...e.charges.map(o=>Oe(o,!0)),L("SpecifiedTradePaymentTerms",y("Description",t.terms),ve("DueDateDateTime",e.dueDate),y("DirectDebit\
MandateID",t.mandate)),...e.thirdPartyCharges.map(({amount:o,reason:r})=>L("SpecifiedFinancialAdjustment",y("Reason",r),y("ActualAmount",o))),L("SpecifiedTradeS\
ettlementHeaderMonetarySummation",y("LineTotalAmount",a.lines),y("ChargeTotalAmount",a.charges),y("AllowanceTotalAmount",a.allowances),y("TaxBasisTotalAmount",a.
net),y("TaxTotalAmount",a.tax,ge("currencyID",n)),y("TaxTotalAmount",a.taxInAccountingCurrency,ge("currencyID",s)),y("RoundingAmount",a.rounding),y("GrandTotalA\
mount",a.gross),y("TotalPrepaidAmount",a.paid),y("DuePayableAmount",a.due)),...e.precedingInvoices.map(o=>Re("InvoiceReferencedDocument",o)))}
`}const Nt=e=>L("SpecifiedTradeSettlementPaymentMeans",y("TypeCode",e.code),y("Information",e.text),L("ApplicableTradeSettlementFinancialCard",y("ID",e.card)),L(
"PayerPartyDebtorFinancialAccount",y("IBANID",e.debitedIban)),$t(e),L("PayeeSpecifiedCreditorFinancialInstitution",y("BICID",e.bic)));function $t({iban:e,accountName:t}){
const n=e?.replace(/\s/g,"")??null,s=n!==null&&(0,bt.X)(n);return L("PayeePartyCreditorFinancialAccount",s?y("IBANID",n):"",y("AccountName",t),s?"":y("Proprieta\
ryID",e))}const Ft=e=>L("ApplicableTradeTax",y("CalculatedAmount",e.amount),y("TypeCode",e.taxScheme),y("ExemptionReason",e.exemptionReason),y("BasisAmount",e.basis),
y("CategoryCode",e.category),y("ExemptionReasonCode",e.exemptionCode),y("RateApplicablePercent",e.rate)),Me="urn:cen.eu:en16931:2017",Ut={basic:{level:"BASIC",guideline:`${Me}\
#compliant#urn:factur-x.eu:1p0:basic`},en16931:{level:"EN 16931",guideline:Me},extended:{level:"EXTENDED",guideline:`${Me}#conformant#urn:factur-x.eu:1p0:extend\
ed`},xrechnung:{level:"XRECHNUNG",guideline:`${Me}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`}},jt="urn:fdc:peppol.eu:2017:poacc:billing:01:1.0",Je=40;async function Kt(e,t,n){
const{level:s,guideline:a}=Ut[t],{invoice:o,unknown:r,wrong:i}=await S(e,n),f=o.businessProcess??(s==="XRECHNUNG"?jt:null),E=await vt({...o,guideline:a,businessProcess:f},
n),b=await pe(E,s,n),z=Buffer.from(await Ot(E,n),"utf8"),ne=await(0,N.Q)(z,n);if(typeof ne=="string")return[`makes XML that ${ne}`];const he=(await(0,Q.n)(ne,n)).
filter(({rule:We})=>We==="PRICE"),le=[...await(0,Q.P)(ne,n),...(0,te.v)(ne),...he],ye=[...r.length>0?[`has names that it does not know: ${(0,w.Zv)(r)}. It takes\
 those that Read gives`]:[],...i.length>0?[`has values of a wrong kind: ${(0,w.Dw)(i,Je)}`]:[],...b.length>0?[`lacks terms that the invoice needs: ${qe(b)}`]:[],
...Gt(E,s,await Te(E,s,n)),...i.length>0?[]:_t(le,b)];return ye.length>0?ye:z}const qe=e=>(0,w.Dw)(e.map(({name:t,term:n})=>`${t} (${n})`),Je);function Gt(e,t,n){
const s=({netPrice:o,grossPrice:r})=>o!==null&&r!==null&&(0,g.oi)((0,g._)(o),(0,g._)(r)),a=t==="EXTENDED"?[]:e.lines.filter(o=>o.notes.length>1);return[...n.length>
0?[`has terms that the profile ${t} does not have: ${qe(n)}`]:[],...a.length>0?["has lines with several notes (BT-127), which only the profile EXTENDED has"]:[],
...e.lines.some(s)?["has a line whose netPrice (BT-146) is above its grossPrice (BT-148)"]:[]]}const Wt=/^(?:BR-CO-1\d|BR-(?:S|Z|E|AE|IC|G|O|AF|AG)-\d+|BR-FXEXT-.*|BR-2[4-6]|BR-4[5-8]|BR-DE-14)$/;
function _t(e,t){const n=new Set(t.flatMap(({term:a,groups:o})=>[a,...o])),s=new Map;for(const a of e)s.has(a.rule)||s.set(a.rule,a);return[...s.values()].filter(
({rule:a,text:o})=>{const r=o.match(/\bB[TG]-\d+\b/g)??[];return t.length===0||!Wt.test(a)&&!r.some(i=>n.has(i))}).map(({rule:a,text:o,where:r})=>`breaks ${a} (${r}\
): ${o}`)}var Xt=l(21281),et=l(824),kt=l(60660),Ht=l(91519),Zt=l(14029),tt=l(43576),Vt=l(55969),Yt=l(24472),Se=l(21115),zt=l(32901),Qt=l(1975),nt=l(60912),Fe=l(
27612),W=l(45599),st=l(37709),at=l(6057),ot=l(96927),Ue=l(21996),we=l(87773),Jt=l(62743),Le=l(18271),De=l(16456),fe=l(49454),rt=l(30201),qt=l(55437);async function en(e,t){
const n=(0,fe.FG)(e,t.get("Subtype"));if(n==="Type3")return()=>!1;const s=(0,Le.oQ)(e,t);if(typeof s=="object")return n==="Type0"?await tn(e,t,s):nn(e,t,s)}async function tn(e,t,n){
const s=await(0,qt.x)(e,t.get("Encoding"),{found:!1}),a=e.resolve((0,fe.hL)(e,t)?.get("CIDToGIDMap")),o=a instanceof W.Z6?e.decoded(a):void 0,r=i=>n.kind==="cid"?
i>0&&n.has(i):n.kind==="named"?i>0&&n.nameOf(i)!=="":n.has(o?(o[i*2]??0)<<8|(o[i*2+1]??0):i);return i=>{for(let f=0;f<i.length;){const E=s.lengthAt(i,f);if(f+E>
i.length)return!0;let b=0;for(const z=f+E;f<z;f++)b=b*256+i[f];if(!r(s.cidOf(b,E)))return!0}return!1}}function nn(e,t,n){const{differences:s}=(0,De.yD)(e,t),a=(0,De.
pE)(e,(0,fe.nb)(e,t),t),o=(0,De.P$)(e,t,a,!0),r=f=>{const E=s?.get(f),b=o?.get(f);return n.kind==="truetype"?sn(n,f,b):an(n,f,E??b?.name,b)},i=new Map;return f=>f.
some(E=>{const b=i.get(E)??r(E);return i.set(E,b),!b})}const sn=(e,t,n)=>n!==void 0&&(e.unicode(n.point)>0||e.glyphOf(n.name)>0)||e.code(t)>0||e.codes===void 0&&
e.unicode(t)>0;function an(e,t,n,s){const a=n??e.encoding?.get(t);return a===void 0||a===".notdef"?!1:e.has(a)||s!==void 0&&e.has((0,rt.S)(s.point))}var on=l(65868);
async function it(e){const t=new on.i(e),n=new rn;for(let o=0;o<e.pages.count;o++)await t.read(o,n,n);let[s,a]=[!1,!1];for(const[o,r]of n.byFont){const i=await en(
e,o.dictionary);i?s||=r.some(i):a=!0;const f=e.job.pace.step(r.length*50);f&&await f}return{notdef:s,unknown:a,unreadable:n.unreadable,strings:n.byFont}}class rn{unreadable=!1;fonts=new Map;get byFont(){
return[...this.fonts].map(([t,n])=>[t,[...n.values()]])}string(t,n){let s=this.fonts.get(n);s||this.fonts.set(n,s=new Map);const a=Buffer.from(t).toString("lati\
n1");s.has(a)||s.set(a,Uint8Array.from(t))}glyph(t,n){n===Jt.m&&(this.unreadable=!0)}}async function ct(e,t,n){await cn(e),await ln(e);const s=new Set([...dn(e),
...await hn(e),...await pn(e),...await yn(e)]),{notdef:a,unknown:o,unreadable:r}=n??await it(e);return a&&s.add("shows characters for which its fonts have no gl\
yph (ISO 19005-3, 6.2.11.8)"),o&&s.add("has a font that is not embedded or cannot be read (6.2.11.4.1)"),r&&t==="a"&&s.add("shows characters without a meaning i\
n Unicode (6.2.11.7)"),[...s]}const cn=e=>(0,Fe.l)(e,["CIDSet","CharSet"],t=>{if(!t.has("FontName"))return!1;const n=t.size;return t.delete("CIDSet"),t.delete("\
CharSet"),t.size<n});async function ln(e){const t=new Map;for(const[n,s]of e.pages.numbers.entries()){if(e.entry(s,"Resources")!==void 0)continue;const a=e.pages.
attribute(n,"Resources")??new W.Bi;a instanceof W.Bi&&!t.has(a)&&t.set(a,e.add(a)),e.patch(s,{Resources:t.get(a)??a});const o=e.job.pace.step(400);o&&await o}}function dn(e){
const{catalog:t}=e,n=[];return(e.dict(t.get("AcroForm"))?.has("XFA")||t.has("NeedsRendering"))&&n.push("has an XFA form (6.4.2)"),t.has("Requirements")&&n.push(
"asks readers for features (/Requirements, 6.11)"),e.dict(t.get("Names"))?.has("AlternatePresentations")&&n.push("has a presentation (6.10)"),[...e.dict(t.get("\
Perms"))?.keys()??[]].some(o=>o!=="UR3"&&o!=="DocMDP")&&n.push("has permissions that part 3 does not know (6.1.12)"),n}const fn=["Popup","Link"],un=["MediaBox",
"CropBox","BleedBox","TrimBox","ArtBox"];async function hn(e){const t=new Set;for(const[n,s]of e.pages.numbers.entries()){e.entry(s,"AA")!==void 0&&t.add("has a\
 page with actions (6.5.2)"),e.entry(s,"PresSteps")!==void 0&&t.add("has a presentation (6.10)");for(const a of un){const r=a==="MediaBox"||a==="CropBox"?e.pages.
attribute(n,a):e.entry(s,a),i=r===void 0?void 0:(0,at.b0)(e,r);(i?[i[2]-i[0],i[3]-i[1]]:[]).some(E=>E<ot.XS||E>ot.tU)&&t.add("has a page that is too small or to\
o large (6.1.13)")}for(const a of e.array(e.entry(s,"Annots"))??[]){const o=e.job.pace.step(500);o&&await o;const r=e.dict(a),i=e.resolve(r?.get("Subtype")),f=i instanceof
W.SX?i.text:"",E=!fn.includes(f)&&(0,at.b0)(e,r?.get("Rect"))!==void 0;r&&E&&!e.dict(r.get("AP"))&&t.add("has an annotation without an appearance (6.3.3)"),f===
"Widget"&&(r?.has("A")||r?.has("AA"))&&t.add("has a field with an action (6.4.1)")}}return[...t]}const lt=["Hide","SetOCGState","Rendition","Trans","GoTo3DView"];
async function pn(e){const t=new Set;let[n,s]=[!1,!1];if(await(0,Fe.l)(e,[...lt,"HTP","OPM"],a=>{const o=e.resolve(a.get("S"));return o instanceof W.SX&&lt.includes(
o.text)&&!a.has("Subtype")&&t.add(`has an action ${o.text} (6.5.1)`),a.has("HTP")&&t.add("has a phase of halftones (6.2.5)"),n||=e.resolve(a.get("OPM"))===1,!1}),
n)for await(const[,a]of(0,we.$)(e,(await(0,Ue.zx)(e,["N"])).N))s||=a instanceof W.Z6&&e.resolve(a.dict.get("N"))===4;return n&&s&&t.add("overprints colors of a \
CMYK profile (6.2.4.2)"),[...t]}const mn=new Set(["Do","Tf","gs","cs","CS","scn","SCN","sh"]),gn=/^(?:Device(?:Gray|RGB|CMYK)|Pattern)$/;async function yn(e){const t=new Set,
{Form:n,PatternType:s,Type3:a}=await(0,Ue.zx)(e,["Form","PatternType","Type3"]),o=async r=>{let i=!1;const f=E=>{const b=mn.has(E.operator)?E.name(Math.max(E.count-
1,0)):void 0,z=E.operator==="Tf"?E.name(0):b;i||=z!==void 0&&!gn.test(z)};return await(0,st.Ko)(await e.decodedAtEase(r),e.job.pace,f),i};for await(const[,r]of(0,we.
$)(e,new Set([...n,...s]))){if(!(r instanceof W.Z6))continue;const i=e.resolve(r.dict.get("PatternType"))===1;if(!i&&!(0,W.Eo)(e.resolve(r.dict.get("Subtype")),
"Form"))continue;const f=e.dict(r.dict.get("Resources"));!f&&await o(r)&&t.add("has a form without resources (6.2.2)"),i&&f?.has("Font")&&t.add("has text in a p\
attern")}for await(const[,r]of(0,we.$)(e,a)){if(!(r instanceof W.Bi)||!(0,W.Eo)(e.resolve(r.get("Subtype")),"Type3"))continue;const i=e.dict(r.get("Resources"));
i?.has("Font")&&t.add("has text in glyphs of a Type 3 font");for(const f of i?[]:e.dict(r.get("CharProcs"))?.values()??[]){const E=e.resolve(f);E instanceof W.Z6&&
await o(E)&&t.add("has a Type 3 font without resources (6.2.2)")}}return[...t]}var Tn=l(93059),Sn=l(58971),xn=l(69869);const In=new Set(["Launch","Sound","Movie",
"ResetForm","ImportData","Hide","SetOCGState","Rendition","Trans","GoTo3DView","JavaScript"]),An=["NextPage","PrevPage","FirstPage","LastPage"],En=["Normal","Co\
mpatible","Multiply","Screen","Overlay","Darken","Lighten","ColorDodge","ColorBurn","HardLight","SoftLight","Difference","Exclusion","Hue","Saturation","Color",
"Luminosity"],dt=["RelativeColorimetric","AbsoluteColorimetric","Perceptual","Saturation"],ft=32767,ut=127,vn=2**31-1,ht=32,wn=2e3,Dn=16;async function Cn(e){const t=new Pn(
e);for(let n=1;n<e.size;n++)e.exists(n)&&await t.visit(e.get(n));return await t.checkProfiles(),t.found}class Pn{document;found=new Set;profiles=new Map;compared=0;colorants=new Map;constructor(t){
this.document=t}async visit(t){const{pace:n}=this.document.job,s=[t];for(n.add(100);s.length>0;){const a=s.pop(),o=n.step(20);if(o&&await o,a instanceof W.Z6)this.
stream(a.dict),s.push(a.dict);else if(a instanceof W.Bi){this.dictionary(a);for(const[r,i]of a)r.length>ut&&this.found.add(Ce),s.push(i)}else if(Array.isArray(a)){
this.colorSpace(a);for(const r of a)s.push(r)}else this.scalar(a)}}scalar(t){const{found:n}=this;t instanceof W.SX?(t.text==="DeviceCMYK"&&n.add(Ne),t.text.length>
ut&&n.add(Ce)):t instanceof W.Mx?t.bytes.length>ft&&n.add(Ce):Number.isInteger(t)&&Math.abs(t)>vn&&n.add(Ce)}nameOf(t){const n=this.document.resolve(t);return n instanceof
W.SX?n.text:void 0}stream(t){const{document:n,found:s}=this;(t.has("F")||t.has("FFilter")||t.has("FDecodeParms"))&&s.add("has a stream in another file (6.1.7.1)");
const a=n.resolve(t.get("Filter")),o=Array.isArray(a)?a.slice(0,Dn).map(r=>this.nameOf(r)):[this.nameOf(a)];switch(o.includes("LZWDecode")&&s.add("uses LZW (6.1\
.7.2)"),o.includes("Crypt")&&s.add("has a stream that is encrypted apart (6.1.7.2)"),o.includes("JPXDecode")&&s.add("has JPEG 2000 images, which are not checked"),
this.nameOf(t.get("Subtype"))){case"Image":(t.has("Alternates")||t.has("OPI"))&&s.add("has an image with alternates (6.2.8)"),n.resolve(t.get("Interpolate"))===
!0&&s.add("has an image that is interpolated (6.2.8)"),this.intent(t.get("Intent"));return;case"Form":(t.has("OPI")||t.has("Ref"))&&s.add("has a form from anoth\
er file (6.2.9)"),(t.has("PS")||this.nameOf(t.get("Subtype2"))==="PS")&&s.add(gt);return;case"PS":s.add(gt)}}dictionary(t){const{document:n,found:s}=this,a=this.
nameOf(t.get("S"));a!==void 0&&In.has(a)&&!t.has("Subtype")&&s.add(`has an action ${a} (6.5.1)`),a==="Named"&&t.has("N")&&!An.includes(this.nameOf(t.get("N"))??
"")&&s.add("has a named action (6.5.1)"),t.has("AA")&&s.add("has actions that start automatically (6.5.2)");const r=a==="Luminosity"||a==="Alpha",i=this.nameOf(
t.get("TR2"));(t.has("TR")&&!r||t.has("TR2")&&i!=="Default")&&s.add("has a transfer function (6.2.5)"),(t.has("HTP")||t.has("HTO"))&&s.add("has a phase of halft\
ones (6.2.5)");const f=n.resolve(t.get("HalftoneType"));(t.has("HalftoneName")||typeof f=="number"&&f!==1&&f!==5)&&s.add("has a halftone (6.2.5)"),t.has("BM")&&
!En.includes(this.nameOf(t.get("BM"))??"")&&s.add("has an unknown blend mode (6.2.10)"),t.has("RI")&&this.intent(t.get("RI")),n.resolve(t.get("OPM"))===1&&s.add(
"overprints colors (6.2.4.2)"),(this.nameOf(t.get("Type"))==="EmbeddedFile"||t.has("EF"))&&s.add("has attachments, whose relationship is not known (6.8)")}intent(t){
const n=this.nameOf(t);n!==void 0&&!dt.includes(n)&&this.found.add(mt)}colorSpace(t){const{document:n,found:s}=this,a=t[0]instanceof W.SX?t[0].text:"";if(a==="I\
CCBased"){const o=n.resolve(t[1]),r=o instanceof W.Z6?n.resolve(o.dict.get("N")):void 0;o instanceof W.Z6&&typeof r=="number"?this.profiles.set(o,r):s.add(yt)}else if(a===
"Separation"&&t.length>=4){if(++this.compared>wn){s.add("has more spot colors than are compared");return}const o=this.nameOf(t[1])??"",r={parts:je},i=[t[2],t[3]].
map(E=>pt(n,E,r)).join(" ");n.job.pace.add((je-r.parts)*bn);const f=this.colorants.get(o);(i.includes("?")||f!==void 0&&f!==i)&&s.add("has a spot color that may\
 look different in places (6.2.4.4)"),this.colorants.set(o,i)}else if(a==="DeviceN"){const o=n.dict(t[4]),r=n.array(t[1])??[],i=r.slice(0,ht),f=n.dict(o?.get("C\
olorants")),E=i.map(b=>this.nameOf(b)??"").filter(b=>!On.includes(b));(r.length>ht||E.some(b=>f?.has(b)!==!0))&&s.add("has a color space whose colorants are not\
 described (6.2.4.4)")}}async checkProfiles(){const{document:t,found:n}=this;for(const[s,a]of this.profiles){const o=a===1||a===3||a===4,r=await t.decodedAtEase(
s);(!o||!(0,xn.hh)(r,a))&&n.add(yt);const i=t.job.pace.step(r.length);i&&await i}}}const je=64,bn=500;function pt(e,t,n){if(n.parts--<=0)return"?";if((0,W.i9)(t)&&
e.resolve(t)instanceof W.Z6)return`${t.number}`;const s=e.resolve(t);if(s instanceof W.SX)return s.text;if(typeof s=="number")return`${s}`;const a=Array.isArray(
s)?s:s instanceof W.Bi?[...s].flat():void 0;if(!a||a.length>je)return"?";const o=a.map(r=>typeof r=="string"?r:pt(e,r,n));return`${s instanceof W.Bi?"dict":""}[${o.
join(" ")}]`}const On=["Cyan","Magenta","Yellow","Black","None"],Ne="has CMYK colors without a profile, which sRGB does not cover (6.2.4.3)",Ce="has a string, a\
 name or a number beyond the limits (6.1.13)",mt="has an unknown rendering intent (6.2.6)",gt="has PostScript (6.2.9)",yt="has a color profile that cannot be us\
ed (6.2.4.2)",Rn=28;async function Bn(e){const t=new Set,n=new Sn.X(e);for(let s=0;s<e.pages.count;s++)await Tt(e,await n.page(s),t);for(const s of await Mn(e))
await Tt(e,await e.decodedAtEase(s),t);return t}async function Mn(e){const t=new Set,{Form:n,PatternType:s,CharProcs:a}=await(0,Ue.zx)(e,["Form","PatternType","\
CharProcs"]);for await(const[,r]of(0,we.$)(e,new Set([...n,...s]))){if(!(r instanceof W.Z6))continue;((0,W.Eo)(e.resolve(r.dict.get("Subtype")),"Form")||e.resolve(
r.dict.get("PatternType"))===1)&&t.add(r)}const o=new Set;for await(const[,r]of(0,we.$)(e,a)){const i=r instanceof W.Bi?e.dict(r.get("CharProcs")):void 0;if(!i||
o.has(i))continue;o.add(i);for(const E of i.values()){const b=e.resolve(E);b instanceof W.Z6&&t.add(b)}const f=e.job.pace.step(i.size*100);f&&await f}return t}async function Tt(e,t,n){
let s=0;await(0,st.Ko)(t,e.job.pace,a=>{const{operator:o}=a;switch(o){case"":n.add("has operators that PDF does not know (6.2.2)");return;case"q":++s>Rn&&n.add(
"has graphics states that are nested too deep (6.1.13)");return;case"Q":--s<0&&n.add("restores a graphics state that was not saved (6.2.2)");return;case"k":case"\
K":n.add(Ne);return;case"cs":case"CS":a.name(0)==="DeviceCMYK"&&n.add(Ne);return;case"ri":dt.includes(a.name(0)??"")||n.add(mt);return;case"BI":Ln(a,n);return;case"\
Tj":case"TJ":case"'":case'"':a.endOf(a.count-1)-a.startOf(0)>ft&&n.add(Ce)}}),s>0&&n.add("has content that does not restore the graphics state (6.2.2)")}function Ln(e,t){
const n=(0,Tn.n)(e);if(!n)return;const s=a=>(Array.isArray(a)?a:[a]).flatMap(o=>o instanceof W.SX?[o.text]:Array.isArray(o)?s(o):[]);s(n.dict.get("ColorSpace")).
some(a=>a==="CMYK"||a==="DeviceCMYK")&&t.add(Ne),s(n.dict.get("Filter")).some(a=>a==="LZW"||a==="LZWDecode")&&t.add("uses LZW (6.1.10)"),(n.dict.get("I")===!0||
n.dict.get("Interpolate")===!0)&&t.add("has an image that is interpolated (6.2.8)")}var Nn=l(15330),$n=l(25747);const Fn=1,Un=20,jn=1e3,Kn=["Identity-H","Identi\
ty-V"];async function Gn(e,t){const n=new Set;for(const[s,a]of t){const{dictionary:o}=s,r=(0,fe.FG)(e,o.get("Subtype"));if(r==="Type3")continue;const i=(0,Le.oQ)(
e,o),f=(0,Le.Lq)(e,o);if(typeof i!="object"||!f)continue;const E=r==="Type0"?_n:Wn;for(const z of E(e,o,i))n.add(z);const b=await Xn(e,f);(!b||!await kn(e,s,a,i,
b))&&n.add("has a font whose widths differ from those of its program (6.2.11.5)")}return n}function Wn(e,t,n){const s=[],[a,o]=[e.resolve(t.get("FirstChar")),e.
resolve(t.get("LastChar"))],r=e.array(t.get("Widths"));if((!(typeof a=="number"&&typeof o=="number"&&r?.length===o-a+1)||!t.has("BaseFont"))&&s.push("has a font\
 without widths (6.2.11.2)"),n.kind!=="truetype")return s;const{base:f,differences:E}=(0,De.yD)(e,t);if((0,De.pE)(e,(0,fe.nb)(e,t),t))return t.has("Encoding")&&
s.push("has a symbolic TrueType font with an encoding (6.2.11.6)"),n.codes!=="symbol"&&n.subtables!==1&&s.push("has a symbolic TrueType font without one table o\
f its codes (6.2.11.6)"),s;const b=(0,fe.FG)(e,t.get("Encoding"))||(0,fe.FG)(e,e.dict(t.get("Encoding"))?.get("BaseEncoding"));f!==void 0&&(b==="WinAnsiEncoding"||
b==="MacRomanEncoding")||s.push("has a TrueType font without one of the encodings that are allowed (6.2.11.6)");const ne=he=>{const le=(0,rt.u)(he);return he===
".notdef"||le!==void 0&&n.unicode(le)>0};return E&&![...E.values()].every(ne)&&s.push("has a TrueType font with names of glyphs that its table of characters lac\
ks (6.2.11.6)"),s}function _n(e,t,n){const s=[],a=(0,fe.FG)(e,t.get("Encoding"));Kn.includes(a)||s.push("has a composite font with another CMap than Identity, w\
hich is not checked");const o=(0,fe.hL)(e,t),r=e.resolve(o?.get("CIDToGIDMap")),i=(0,fe.FG)(e,o?.get("Subtype"))==="CIDFontType2",f=r instanceof W.Z6||(0,fe.FG)(
e,r)==="Identity";return i&&!f&&s.push("has a font without /CIDToGIDMap (6.2.11.3.2)"),i!==(n.kind==="truetype")&&s.push("has a font whose kind is not that of i\
ts program (6.2.11.2)"),s}const Xn=(0,Le.tI)(async(e,t)=>{const n=await e.decodedAtEase(t),{pace:s}=e.job,a=performance.now(),o=(0,$n.W)(n,r=>s.add(r*Un));return s.
addSince(a),o});async function kn(e,t,n,s,a){const o=(0,Nn.X)(e,t.dictionary,a,s),r=new Set;for(const i of n)for(let f=0,E=0;f<i.length;f=E){E=Math.max(t.partEnd(
i,f,jn),f+1);for(const z of t.glyphs(i.subarray(f,E))){if(r.has(z.code))continue;r.add(z.code);const ne=o(z);if(ne===void 0||Math.abs(ne-1e3*z.width)>Fn)return!1}
const b=e.job.pace.step((E-f)*20);b&&await b}return!0}async function Hn(e,t){const n=await it(e),s=new Set([...await ct(e,"b",n),...Yn(e),...await qn(e),...os(t),
...await Cn(e),...await Bn(e),...await Gn(e,n.strings)]);return s.size>0?[...s]:(xt(e).length===0&&(0,Yt.Xw)(e),await ns(e),(0,nt._L)(e,t?(0,nt.QH)(t,Vn,St):(0,zt.
R)(e,St)),[])}async function Zn(e){const t=e.resolve(e.catalog.get("Metadata"));return(0,Qt.kg)(e.decoded(t),e.job.pace)}const St=[["part","3"],["conformance","\
B"]].map(([e,t])=>({prefix:"pdfaid",name:e,form:"simple",values:[t]})),Vn=({namespace:e})=>e===Se.dK.pdfaid,xt=e=>e.array(e.catalog.get("OutputIntents"))??[];function Yn(e){
const{catalog:t}=e,n=[],s=e.dict(t.get("AcroForm"));e.resolve(s?.get("NeedAppearances"))===!0&&n.push("leaves the look of fields to readers (6.4.1)");const a=e.
dict(t.get("Names"));a?.has("JavaScript")&&n.push("has scripts (6.5.1)"),a?.has("EmbeddedFiles")&&n.push("has attachments, whose relationship is not known (6.8)");
const o=xt(e).map(f=>e.dict(f)),r=f=>(0,W.Eo)(e.resolve(f?.get("S")),"GTS_PDFA1")&&e.resolve(e.dict(f?.get("DestOutputProfile"))?.get("N"))===3;(o.length>1||!o.
every(r))&&n.push("has another output intent than one of RGB for PDF/A (6.2.3)");const i=e.dict(t.get("OCProperties"));return i&&!zn(e,i)&&n.push("has layers wi\
thout a name or an order, or that are turned on automatically (6.9)"),n}const It=50;function zn(e,t){const n=e.array(t.get("Configs"))??[];if(n.length>It)return!1;
const s=[t.get("D"),...n].map(i=>e.dict(i)),o=s.map(i=>e.resolve(i?.get("Name"))).map(i=>i instanceof W.Mx?Buffer.from(i.bytes).toString("latin1"):"");return o.
every(i=>i!=="")&&new Set(o).size===o.length&&s.every(i=>i&&!i.has("AS")&&!i.has("Order"))}const Qn=new Set(["Text","Link","FreeText","Line","Square","Circle","\
Polygon","PolyLine","Highlight","Underline","Squiggly","StrikeOut","Stamp","Caret","Ink","Popup","Widget","PrinterMark","TrapNet","Watermark","Redact"]),Ke=4,Jn=291,
At=24;async function qn(e){const t=new Set;for(const n of ts(e)){const s=e.job.pace.step(500);s&&await s;const a=(0,Vt.B)(e,n);Qn.has(a)||t.add("has an annotati\
on that PDF/A does not know (6.3.1)");const o=e.resolve(n.get("F"))??(a==="Link"?Ke:0),r=typeof o=="number"&&(o&Ke)>0&&(o&Jn)===0;a!=="Popup"&&!r&&t.add("has an\
 annotation that is hidden or not printed (6.3.2)"),a==="Text"&&(Number(o)&At)!==At&&t.add("has a note that turns with the page (6.3.2)");const i=e.dict(n.get("\
AP"));i&&(i.size>1||!i.has("N"))&&t.add("has an annotation with several looks (6.3.3)"),i&&es(e,i.get("N"))&&t.add("has text in annotations or fields, which is \
not checked")}return t}function es(e,t){const n=e.resolve(t),s=n instanceof W.Z6?[n]:n instanceof W.Bi?[...n.values()]:[];return s.length>It?!0:s.some(a=>{const o=e.
resolve(a),r=o instanceof W.Z6?e.dict(o.dict.get("Resources")):void 0;return r?.has("Font")===!0||r?.has("XObject")===!0})}function*ts(e){for(const t of e.pages.
numbers)for(const n of e.array(e.entry(t,"Annots"))??[]){const s=e.dict(n);s&&(yield s)}}const ns=e=>(0,Fe.l)(e,["Link"],t=>{const n=(0,W.Eo)(e.resolve(t.get("S\
ubtype")),"Link")&&!t.has("F");return n&&t.set("F",Ke),n}),ss={[Se.dK.dc]:["contributor","coverage","creator","date","description","format","identifier","langua\
ge","publisher","relation","rights","source","subject","title","type"],[Se.dK.xmp]:["CreateDate","CreatorTool","Identifier","Label","MetadataDate","ModifyDate",
"Nickname","Rating","BaseURL"],[Se.dK.xmpMM]:["DocumentID","InstanceID","OriginalDocumentID","VersionID","RenditionClass"],[Se.dK.pdf]:["Keywords","PDFVersion",
"Producer","Trapped"],[Se.dK.pdfaid]:["part","conformance","amd","corr","rev"]},as={creator:"Seq",date:"Seq",contributor:"Bag",language:"Bag",publisher:"Bag",relation:"\
Bag",subject:"Bag",type:"Bag",description:"Alt",rights:"Alt",title:"Alt"};function os(e){if(!e)return[];const t=({namespace:s,name:a,from:o,to:r})=>{if(ss[s]?.includes(
a)!==!0)return!1;const i=s===Se.dK.dc?as[a]:void 0;return i===void 0||e.text.slice(o,r).includes(`:${i}`)};return e.properties.filter(s=>!t(s)).length>0?["has m\
etadata that PDF/A does not know or has in another form (6.6.2.3)"]:[]}const rs={alternative:"Alternative",data:"Data",source:"Source"},Ge=["MINIMUM","BASIC WL"],
is=async(e,t,n)=>{const s=await(0,Ht.E)(e.bytes,n,{password:t.open_password}),a=await(0,et.Br)(s),o=(0,Xt.Ip)(s,a).archive,r=await cs(t,n.pace),i="issues"in r?r.
issues:[],f="issues"in r?void 0:await(0,N.Q)(r.bytes,n.pace),E=[...i,...f===void 0?[]:ds(f,t),...t.attach_only?[]:await fs(s,{xmp:a,archive:o,upgrades:t.upgrade_to_archive}),
...await us(s,typeof f=="object"?f.profile:void 0)];if(E.length>0||"issues"in r||typeof f!="object"||!f.profile)throw(0,j.G6)(E);const{profile:b,invoice:z}=f,ne=(0,et.
_6)(s,a),he={name:b.file,bytes:r.bytes,mimeType:"text/xml",description:"Electronic invoice as XML",relationship:rs[ls(t,b)],modified:(0,M.Z)(ne.modified??ne.created??
z.issueDate??"")};await(0,R.K)(s,he,(await(0,R.V)(s)).map(({entry:ps})=>ps),[]),t.attach_only||await(0,O.a)(s,a&&o?a:await Zn(s),b);const le=s.pages.count,ye=await(0,Zt.
UN)(s,{version:"1.7"}),We={pageCount:le,profile:b.level};return{documents:[{name:e.name,bytes:ye,pageCount:le}],notes:hs(b,t),facts:We}};async function cs({invoice:e,
invoice_data:t,profile:n},s){if(!t)return{bytes:e.bytes};const a=await Kt(t,n,s);return Array.isArray(a)?{issues:[{field:"invoice_data",message:a.join("; "),mentions:[
"profile","read_e_invoice"]}]}:{bytes:a}}const ls=({relationship:e},{level:t})=>e??(Ge.includes(t)?"data":"alternative");function ds(e,{relationship:t}){const n=i=>[
{field:"invoice",message:i}];if(typeof e=="string")return n(`${e}: it must be a Cross Industry Invoice (CII D16B or D22B)`);if(e.syntax==="UBL")return n("is an \
invoice in UBL, and Factur-X takes only Cross Industry Invoices (CII)");const{profile:s,invoice:a}=e;if(!s)return n("has no guideline (BT-24) of Factur-X, ZUGFe\
RD 2 or XRechnung: it must name MINIMUM, BASIC WL, BASIC, EN 16931, EXTENDED or XRECHNUNG");const o=["number","issueDate","typeCode","currency"].filter(i=>a[i]===
null),r=Ge.includes(s.level)&&t!==void 0&&t!=="data";return[...o.length>0?n(`lacks terms that every invoice has: ${o.join(", ")}`):[],...r?[{field:"relationship",
message:`must be data for an invoice of the profile ${s.level}`}]:[]]}async function fs(e,{xmp:t,archive:n,upgrades:s}){const a=(r,...i)=>({field:"file",message:r,
mentions:["attach_only",...i]});return e.security?[a("is encrypted, which an electronic invoice must not be: remove the password and the restrictions first")]:t?.
malformed===!0?[a("has XMP metadata that is malformed, so it cannot be PDF/A")]:n?.level==="a"&&!(0,kt.Bi)(e)?[a(`claims ${n.name} and is not tagged, as level A\
 needs: convert it first, or set attach_only`)]:n&&(n.part===2||n.part===3)?[]:n?.part===1?(await ct(e,n.level)).map(i=>a(`claims ${n.name} and cannot become PD\
F/A-3, because it ${i}: convert it first, or set attach_only`)):n?[a(`claims ${n.name}, and an electronic invoice must be PDF/A-2 or PDF/A-3: convert it first, \
or set attach_only`)]:s?(await Hn(e,t)).map(r=>a(`cannot become PDF/A-3, because it ${r}: convert it first, or set attach_only`)):[a("does not claim PDF/A, and \
an electronic invoice must be PDF/A-2 or PDF/A-3: set upgrade_to_archive, convert it first, or set attach_only","upgrade_to_archive")]}async function us(e,t){const{
invoices:n,refused:s,names:a}=await(0,B.sc)(e),o=n[0]?.file??s?.file??a.find(i=>i.toLowerCase()===t?.file);return o===void 0?[]:[{field:"file",message:`has an e\
lectronic invoice already (${(0,tt.jC)(o,tt.zE,"an attachment without a name")})`}]}function hs({level:e},{attach_only:t}){const n=[];return Ge.includes(e)&&n.push(
{code:"invoice_without_lines",message:`The profile ${e} has no lines: it is not an invoice in Germany, only data that accompany one.`}),t&&n.push({code:"invoice\
_not_claimed",message:"The XML is attached, and the document does not claim to be an electronic invoice.",mentions:["attach_only"]}),n}}),55969:((ce,k,l)=>{l.d(
k,{B:()=>O,E:()=>B});var M=l(45599);const j=new Set(["Text","FreeText","Line","Square","Circle","Polygon","PolyLine","Highlight","Underline","Squiggly","StrikeO\
ut","Caret","Stamp","Ink","Popup","Sound","Redact","Projection"]),R=new Set(["Link","Widget","FileAttachment"]);function O(w,g){const N=w.resolve(g.get("Subtype"));
return N instanceof M.SX?N.text:""}const B=(w,g)=>g==="comments"?j.has(w):w!==""&&!R.has(w)}),96927:((ce,k,l)=>{l.d(k,{XS:()=>O,tU:()=>B,tn:()=>R});const M=w=>Math.
round(w*72e3/25.4)/1e3,j=(w,g)=>[M(w),M(g)],R={A3:j(297,420),A4:j(210,297),A5:j(148,210),A6:j(105,148),Letter:[612,792],Legal:[612,1008],Tabloid:[792,1224]},O=3,
B=14400}),93059:((ce,k,l)=>{l.d(k,{n:()=>R});var M=l(45599);const j={BPC:"BitsPerComponent",CS:"ColorSpace",D:"Decode",DP:"DecodeParms",F:"Filter",H:"Height",IM:"\
ImageMask",W:"Width"};function R(O){if(O.dataStart<0)return;const B=new M.Bi;for(let w=0;w+1<O.count;w+=2){const g=O.name(w);g!==void 0&&B.set(j[g]??g,O.value(w+
1))}return new M.Z6(B,O.content.subarray(O.dataStart,O.dataEnd))}}),21878:((ce,k,l)=>{l.d(k,{k:()=>R});const M=[.3127,.329,.64,.33,.3,.6,.15,.06],j=[.9642,1,.8249];
function R({gray:d,gamma:u,primaries:x}){const m=u===void 0?te():Q(1/u),S=[{names:["desc"],data:g(u===void 0?"sRGB":"Colors of a PNG image")},{names:["cprt"],data:w(
"text",[...B("No copyright, use freely"),0])},{names:["wtpt"],data:N(j)}];if(d)return O("GRAY",[...S,{names:["kTRC"],data:m}]);const[D,F,H]=$(J(x??M));return O(
"RGB ",[...S,{names:["rXYZ"],data:N(D)},{names:["gXYZ"],data:N(F)},{names:["bXYZ"],data:N(H)},{names:["rTRC","gTRC","bTRC"],data:m}])}function O(d,u){const x=u.
flatMap(({names:_})=>_).length,m=132+12*x,T=u.reduce((_,{data:U})=>_+U.length,m),S=new Uint8Array(T),D=new DataView(S.buffer);D.setUint32(0,T),D.setUint32(8,34603008),
S.set(B(`mntr${d}XYZ `),12);for(const[_,U]of[2e3,1,1,0,0,0].entries())D.setUint16(24+2*_,U);S.set(B("acsp"),36),S.set(N(j).subarray(8),68),D.setUint32(128,x);let F=132,
H=m;for(const{names:_,data:U}of u){for(const q of _)S.set(B(q),F),D.setUint32(F+4,H),D.setUint32(F+8,U.length),F+=12;S.set(U,H),H+=U.length}return S}const B=d=>[
...d].map(u=>u.charCodeAt(0));function w(d,u){const x=8+u.length,m=new Uint8Array(Math.ceil(x/4)*4);return m.set(B(d)),m.set(u,8),m}function g(d){return w("desc",
[0,0,0,d.length+1,...B(d),0,...new Array(78).fill(0)])}function N(d){const u=w("XYZ ",new Array(12).fill(0)),x=new DataView(u.buffer);for(const[m,T]of d.entries())
x.setInt32(8+4*m,Math.round(T*65536));return u}function Q(d){const u=Math.round(d*256);return w("curv",[0,0,0,1,u>>8,u&255])}function te(){const u=w("curv",[0,0,
4,0,...new Array(2048).fill(0)]),x=new DataView(u.buffer);for(let m=0;m<1024;m++){const T=m/1023,S=T<=.04045?T/12.92:((T+.055)/1.055)**2.4;x.setUint16(12+2*m,Math.
round(S*65535))}return u}function J([d,u,x,m,T,S,D,F]){const H=[d/u,1,(1-d-u)/u],_=X([[x/m,1,(1-x-m)/m],[T/S,1,(1-T-S)/S],[D/F,1,(1-D-F)/F]]),U=V(P(_),H),q=_.map(
ie=>ie.map((v,c)=>v*U[c])),[ee,se]=[V(K,H),V(K,j)],ae=K.map((ie,v)=>ie.map(c=>c*se[v]/ee[v]));return C(C(P(K),ae),q)}const K=[[.8951,.2664,-.1614],[-.7502,1.7135,
.0367],[.0389,-.0685,1.0296]],X=d=>[[d[0][0],d[1][0],d[2][0]],[d[0][1],d[1][1],d[2][1]],[d[0][2],d[1][2],d[2][2]]],$=X,Z=(d,u)=>d[0]*u[0]+d[1]*u[1]+d[2]*u[2],V=(d,u)=>[
Z(d[0],u),Z(d[1],u),Z(d[2],u)];function C(d,u){const x=$(u);return d.map(m=>[Z(m,x[0]),Z(m,x[1]),Z(m,x[2])])}function P([[d,u,x],[m,T,S],[D,F,H]]){const _=d*(T*
H-S*F)-u*(m*H-S*D)+x*(m*F-T*D);return[[T*H-S*F,x*F-u*H,u*S-x*T],[S*D-m*H,d*H-x*D,x*m-d*S],[m*F-T*D,u*D-d*F,d*T-u*m]].map(q=>q.map(ee=>ee/_))}}),69869:((ce,k,l)=>{
l.d(k,{Jc:()=>K,R1:()=>C,To:()=>Q,hh:()=>te,so:()=>$});var M=l(77598),j=l.n(M),R=l(48249),O=l(78157),B=l(68973),w=l(45599);const g={1:"GRAY",3:"RGB ",4:"CMYK"},
N=["scnr","mntr","prtr","spac"],Q={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function te(P,d){if(!P||P.length<132)return;const u=(0,O.bS)(P),x=D=>u.toString(
"latin1",D,D+4),m=u.readUInt32BE(0),T=P[8];if(!(!(m>=132&&m<=P.length&&T>=2&&T<=4&&x(36)==="acsp"&&N.includes(x(12)))||x(16)!==g[d]))return{bytes:P.subarray(0,m),
version:T}}const J=new WeakMap;async function K(P,d){const{bytes:u}=P,x=d.pace.step(u.length);x&&await x;const m=J.get(d.pace)??new Map;J.set(d.pace,m);const T=Z(
u),S=m.get(T);if(S)return S;const D={...P,id:T,deflated:await(0,B.uM)(d).deflate(u,X)};return m.set(T,D),D}const X=4,$=P=>{const{bytes:d}=P;return{...P,id:Z(d),
deflated:(0,R.Kc)(d)}},Z=P=>(0,M.createHash)("sha256").update(P).digest("base64"),V=new WeakMap;function C(P,{id:d,deflated:u},x){const m=V.get(P)??new Map;V.set(
P,m);const T=m.get(d);if(T)return T;const S=(0,w.jd)({N:x,Alternate:(0,w.UU)(Q[x]),Filter:(0,w.UU)("FlateDecode")}),D=P.add(new w.Z6(S,u));return m.set(d,D),D}}),
85392:((ce,k,l)=>{l.d(k,{J:()=>g,a:()=>N});var M=l(21115),j=l(824),R=l(82715),O=l(60912),B=l(1975),w=l(92761);async function g(J){const K=await(0,j.Br)(J),X=({namespace:$})=>w.
fD.includes($);return K?.properties.some(X)?((0,O._L)(J,(0,O.QH)(K,X,[])),!0):!1}async function N(J,K,X){const $=(C,P,d)=>({prefix:C,name:P,form:"simple",values:[
d]}),Z=(0,O.QH)(K,({namespace:C,name:P})=>w.fD.includes(C)||C===M.dK.pdfaid&&P==="part",[$("pdfaid","part","3"),$("fx","DocumentType","INVOICE"),$("fx","Documen\
tFileName",X.file),$("fx","Version",X.version),$("fx","ConformanceLevel",X.level)]),V=await(0,B.kg)(Buffer.from(Z,"utf8"),J.job.pace);(0,O._L)(J,(0,R.m)(V,"pdfa\
Extension","schemas",te))}const Q=[["DocumentType","Type of the invoice document"],["DocumentFileName","Name of the embedded XML invoice"],["Version","Version o\
f the XML invoice standard"],["ConformanceLevel","Profile of the XML invoice"]],te=`<rdf:li rdf:parseType="Resource" xmlns:pdfaSchema="${M.dK.pdfaSchema}" xmlns\
:pdfaProperty="${M.dK.pdfaProperty}">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${M.dK.fx}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${Q.map(([J,K])=>`<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${J}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty\
:category>external</pdfaProperty:category><pdfaProperty:description>${K}</pdfaProperty:description></rdf:li>
`).join("")}</rdf:Seq></pdfaSchema:property>
</rdf:li>
`}),24472:((ce,k,l)=>{l.d(k,{Q$:()=>te,Xw:()=>Q,n8:()=>N});var M=l(21115),j=l(1975),R=l(82715),O=l(60912),B=l(21878),w=l(48249),g=l(45599);const N="Octavo";function Q(K){
const X=K.add(new g.Z6((0,g.jd)({N:3,Filter:(0,g.UU)("FlateDecode")}),(0,w.Kc)((0,B.k)({gray:!1})))),$=(0,g.jd)({Type:(0,g.UU)("OutputIntent"),S:(0,g.UU)("GTS_P\
DFA1"),OutputConditionIdentifier:(0,g.Px)("sRGB"),Info:(0,g.Px)("sRGB"),DestOutputProfile:X});K.editCatalog().set("OutputIntents",[K.add($)])}async function te(K,{
title:X,author:$,language:Z},V){const{isArchive:C}=V,P=(m,T,S)=>({prefix:m,name:T,form:"simple",values:[S]}),d=V.isAccessible&&Z!==void 0,u=(0,O.T3)([{prefix:"d\
c",name:"title",form:"alternative",values:[X]},...$===void 0?[]:[{prefix:"dc",name:"creator",form:"ordered",values:[$]}],...Z===void 0?[]:[{prefix:"dc",name:"la\
nguage",form:"unordered",values:[Z]}],P("pdf","Producer",N),...C?[P("pdfaid","part","3"),P("pdfaid","conformance","A")]:[],...d?[P("pdfuaid","part","1")]:[]]);if(!d||
!C)return(0,O._L)(K,u);const x=await(0,j.kg)(Buffer.from(u,"utf8"),K.job.pace);(0,O._L)(K,(0,R.m)(x,"pdfaExtension","schemas",J))}const J=`<rdf:li rdf:parseType\
="Resource" xmlns:pdfaSchema="${M.dK.pdfaSchema}" xmlns:pdfaProperty="${M.dK.pdfaProperty}">
<pdfaSchema:schema>PDF/UA Universal Accessibility Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${M.dK.pdfuaid}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
<rdf:li rdf:parseType="Resource"><pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType><pdfaProperty:category>inter\
nal</pdfaProperty:category><pdfaProperty:description>Part of ISO 14289 that the document conforms to</pdfaProperty:description></rdf:li>
</rdf:Seq></pdfaSchema:property>
</rdf:li>
`}),32901:((ce,k,l)=>{l.d(k,{R:()=>Z,f:()=>N});var M=l(21115),j=l(77581),R=l(45599),O=l(21281),B=l(824),w=l(60912);const g={title:"Title",author:"Author",subject:"\
Subject",keywords:"Keywords",creator:"Creator"};async function N(C,P){const d=await(0,B.Br)(C);if(((0,O.Ip)(C,d).archive?.part??0)>=4?J(C,P):te(C,P),P.language!==
void 0&&C.edit(C.catalogNumber).set("Lang",(0,j.wx)(P.language)),d?.malformed===!0)return(0,w._L)(C,(0,w.T3)(V(C,P))),[Q];const x=K(P);return d?(0,w._L)(C,(0,w.
QH)(d,X(x,d),x)):C.version>="2.0"&&(0,w._L)(C,(0,w.T3)(V(C,P))),[]}const Q={code:"xmp_replaced",message:"The XMP metadata of the document was malformed. It was \
written again from the Info dictionary, without claims such as PDF/A."};function te(C,P){const d=Object.entries(g).flatMap(([m,T])=>{const S=P[m];return S===void 0?
[]:[[T,(0,j.wx)(S)]]});if(d.length===0)return;const u=C.trailer.get("Info"),x=new R.Bi([...(0,B._U)(C)??[],...d]);u instanceof R.oS&&C.exists(u.number)?C.put(u,
x):C.trailer.set("Info",C.add(x))}function J(C,P){const d=(0,B._U)(C);if(!d)return;const u=new Set(Object.entries(g).flatMap(([T,S])=>P[T]===void 0?[]:[S])),x=new R.
Bi([...d].filter(([T])=>!u.has(T)));if(x.size===d.size)return;const m=C.trailer.get("Info");x.size===0?C.trailer.delete("Info"):m instanceof R.oS?C.put(m,x):C.trailer.
set("Info",x)}function K(C){const{title:P,author:d,subject:u,keywords:x,creator:m,language:T}=C,S=(D,F,H,_)=>_===void 0?[]:[{prefix:D,name:F,form:H,values:[_]}];
return[...S("dc","title","alternative",P),...S("dc","description","alternative",u),...S("dc","creator","ordered",d),...S("pdf","Keywords","simple",x),...S("xmp",
"CreatorTool","simple",m),...S("dc","language","unordered",T)]}function X(C,{properties:P}){const d=C.find(({name:m})=>m==="Keywords")?.values[0],u=P.some(({namespace:m,
name:T})=>m===M.dK.dc&&T==="subject");d!==void 0&&u&&C.push({prefix:"dc",name:"subject",form:"unordered",values:$(d)});const x=new Set(C.map(({prefix:m,name:T})=>`${M.
dK[m]} ${T}`));return({namespace:m,name:T})=>x.has(`${m} ${T}`)}const $=C=>C.split(/[,;]/).map(P=>P.trim()).filter(P=>P!==""),Z=(C,P)=>(0,w.T3)([...V(C,{}),...P]);
function V(C,P){const{title:d,author:u,subject:x,keywords:m,creator:T,producer:S,created:D,modified:F,language:H}=(0,B._6)(C,void 0),U=Object.entries({...{title:d,
author:u,subject:x,keywords:m,creator:T,language:H},...P}).filter(([,ee])=>ee!==null),q=(ee,se,ae)=>ae===null?[]:[{prefix:ee,name:se,form:"simple",values:[ae]}];
return[...K(Object.fromEntries(U)),...q("pdf","Producer",S),...q("xmp","CreateDate",D),...q("xmp","ModifyDate",F)]}}),82715:((ce,k,l)=>{l.d(k,{m:()=>R});var M=l(
21115),j=l(3907);function R(O,B,w,g){const{text:N,properties:Q,end:te,about:J}=O,K=Q.find(V=>V.namespace===M.dK[B]&&V.name===w),X=K&&N.slice(K.from,K.to).match(
/^[\s\S]*(?=<\/(?:[\w.-]+:)?Bag\s*>)/)?.[0].length;if(K&&X!==void 0){const V=K.from+X;return`${N.slice(0,V)}${g.replace("<rdf:li",`<rdf:li xmlns:rdf="${M.dK.rdf}\
"`)}${N.slice(V)}`}const $=`<${B}:${w}><rdf:Bag>
${g}</rdf:Bag></${B}:${w}>`,Z=`<rdf:Description xmlns:rdf="${M.dK.rdf}" rdf:about="${(0,j.X)(J)}" xmlns:${B}="${M.dK[B]}">
${$}
</rdf:Description>
`;return`${N.slice(0,te)}${Z}${N.slice(te)}`}}),60660:((ce,k,l)=>{l.d(k,{P9:()=>ae,nZ:()=>se,g$:()=>H,Bi:()=>_,Hy:()=>ie});var M=l(44233),j=l(77581),R=l(45599),
O=l(70549),B=l(9819);const w=1e3,g=20,N=200,Q=20;function te(v,c,h){let[I,p,A]=[1,1,[]];for(const G of J(v,c)){I=K(v,G.get("ColSpan"))??I,p=K(v,G.get("RowSpan"))??
p;const Y=v.array(G.get("Headers"));Y&&(A=Y.slice(0,g).flatMap(oe=>X(v,oe)??[]))}return{columns:I,rows:p,id:X(v,h),heads:A}}function J(v,c){return c===void 0?[]:
(v.array(c)?.slice(0,Q)??[c]).flatMap(I=>v.dict(I)??[])}function K(v,c){const h=c===void 0?void 0:v.resolve(c);return typeof h=="number"&&Number.isInteger(h)&&h>=
1&&h<=w?h:void 0}function X(v,c){const h=c===void 0?void 0:v.resolve(c);return h instanceof R.Mx?(0,j.g7)(h).slice(0,N):void 0}var $=l(78157),Z=l(79725),V=l(82416);
const C=2e3,P=9;class d{document;type="";page=-1;hasTexts=!1;hasAttributes=!1;kids=[];entries=new Z.R;number=0;isReference=!1;constructor(c){this.document=c}read(c){
const{entries:h,kids:I}=this;I.length=0;const p=this.document.place(c);if(!p||!h.locate(p.bytes,p.start,Math.min(p.end,p.start+C)))return!1;const{bytes:A}=p,{at:G}=h;
if(h.find(A,"MCID")>=0)return!1;this.hasTexts=h.find(A,"ActualText")>=0||h.find(A,"Alt")>=0,this.hasAttributes=h.find(A,"A")>=0||h.find(A,"ID")>=0;const Y=h.find(
A,"S");if(Y<0||A[G[Y+2]]!==$.cL)return!1;this.name(A,G[Y+2]+1,G[Y+3]);const oe=h.find(A,"Pg");if(this.page=-1,oe>=0){if(this.after(A,G[oe+2],G[oe+3])!==G[oe+3]||
!this.isReference)return!1;this.page=this.number}const ue=h.find(A,"K");return ue<0||this.readKids(A,G[ue+2],G[ue+3])}name(c,h,I){const{type:p}=this;let A=0;if(p.
length===I-h)for(;A<p.length&&c[h+A]===p.charCodeAt(A);)A++;(A<I-h||A===0)&&(this.type=(0,V.MQ)(c,h,I))}readKids(c,h,I){const p=c[h]===$.WL,A=p?I-1:I;if(p&&c[A]!==
$.wt)return!1;for(let G=(0,$.AN)(c,p?h+1:h,A);G<A;G=(0,$.AN)(c,G,A)){if(G=this.after(c,G,A),G<0)return!1;this.kids.push(this.isReference?-1-this.number:this.number)}
return p||!this.isReference||this.isDictionary(this.number)}isDictionary(c){const h=this.document.place(c);return h!==void 0&&h.bytes[(0,$.AN)(h.bytes,h.start,h.
end)]===$.iH}after(c,h,I){let p=h,A=0;for(;p<I&&u(c[p]);p++)A=A*10+c[p]-$.l0;if(p===h||p-h>P||(this.number=A,this.isReference=!1,p<I&&!x(c[p])))return-1;const G=(0,$.
AN)(c,p,I);let Y=G;for(;Y<I&&u(c[Y]);)Y++;const oe=(0,$.AN)(c,Y,I);return Y===G||oe>=I||c[oe]!==$.AV?p:(this.isReference=!0,oe+1)}}const u=v=>v>=$.l0&&v<=$.ev,x=v=>v===
32||v===10||v===13,m=1e7,T=4,S=2,D=1e4;class F{pages=new Map;count=0;last;hasTexts=!1;leaf(c,h,I){const p=this.pages.get(c);return h===0&&I<D?p?.own[I]:p?.others.
get(h*m+I)}async leaves(c,h){const{own:I=[],others:p}=this.pages.get(c)??{};return await(0,M.qZ)([...I.flat(),...p?.values()??[]],(A,G)=>A.order-G.order,h)}hasPage(c){
return this.pages.has(c)}add(c,h,I,p){if(!Number.isInteger(p)||p<0||p>=m)return;const{own:A,others:G}=this.leavesOf(h);if(I===0&&p<D)A[p]??={element:c,order:this.
count++};else{const Y=I*m+p;G.has(Y)||G.set(Y,{element:c,order:this.count++})}for(let Y=c;Y&&Y.firstPage<0;Y=Y.parent)Y.firstPage=h}leavesOf(c){if(this.last?.number===
c)return this.last.leaves;let h=this.pages.get(c);return h||this.pages.set(c,h={own:[],others:new Map}),this.last={number:c,leaves:h},h}}const H=(0,O.n)(U);function _(v){
const c=v.dict(v.catalog.get("MarkInfo"));return v.dict(v.catalog.get("StructTreeRoot"))!==void 0&&v.resolve(c?.get("Marked"))===!0}async function U(v){const c=v.
dict(v.catalog.get("StructTreeRoot"));if(!c||v.resolve(v.dict(v.catalog.get("MarkInfo"))?.get("Suspects"))===!0)return;const h=new q(v,v.dict(c.get("RoleMap")));
return await h.run(c),h.tags}class q{document;roles;tags=new F;visit;bytes;types=new Map;open=[];constructor(c,h){this.document=c,this.roles=h,this.visit=new B.
_i(c),this.bytes=new d(c)}async run(c){const{open:h,document:I}=this;this.push(c.get("K"),void 0,-1);for(let p=h.pop();p;p=h.pop()){this.take(p);const A=I.job.pace.
step(300);A&&await A}}push(c,h,I){if(c===void 0)return;const p=(0,R.i9)(c)||(0,R.cy)(c)?this.document.array(c)??[c]:[c];for(let A=p.length-1;A>=0;A--)this.open.
push({kid:p[A],parent:h,page:I})}take({kid:c,parent:h,page:I}){if(typeof c=="number"){h&&I>=0&&this.tags.add(h,I,0,c);return}if(!this.visit.first(c)||(0,R.i9)(c)&&
this.takeBytes(c.number,h,I))return;const p=this.document.dict(c);if(!p)return;const A=p.get("Pg"),G=(0,R.i9)(A)?A.number:I,Y=p.get("MCID");if(Y!==void 0){const Te=p.
get("Stm");h&&G>=0&&this.tags.add(h,G,(0,R.i9)(Te)?Te.number:0,Number(this.document.resolve(Y)));return}const oe=this.document.resolve(p.get("S"));if(!(oe instanceof
R.SX))return;const ue=this.standard(oe.text),pe={type:ue,parent:h,actualText:this.text(p.get("ActualText")),alternative:this.text(p.get("Alt")),cell:se(ue)?te(this.
document,p.get("A"),p.get("ID")):void 0,firstPage:-1};this.enter(pe),this.push(p.get("K"),pe,G),(0,R.i9)(c)&&this.document.release(c.number)}takeBytes(c,h,I){const{
bytes:p,document:A,open:G,tags:Y}=this;if(!p.read(c))return!1;const{hasTexts:oe,hasAttributes:ue,kids:pe}=p,Te=this.standard(p.type),Pe=ue&&se(Te),Ae={type:Te,parent:h,
actualText:oe?this.text(A.entry(c,"ActualText")):void 0,alternative:oe?this.text(A.entry(c,"Alt")):void 0,cell:Pe?te(A,A.entry(c,"A"),A.entry(c,"ID")):void 0,firstPage:-1};
this.enter(Ae);const xe=p.page<0?I:p.page;if(pe.some(me=>me<0))for(let me=pe.length-1;me>=0;me--){const Ee=pe[me];G.push({kid:Ee<0?new R.oS(-1-Ee):Ee,parent:Ae,
page:xe})}else if(xe>=0)for(const me of pe)Y.add(Ae,xe,0,me);return!0}enter(c){const{type:h,parent:I,actualText:p}=c;p!==void 0&&(this.tags.hasTexts=!0),h==="TR"&&
ee(c),!(I?.type!=="TR"||!se(h))&&(I.cells?I.cells.push(c):I.cells=[c])}text(c){const h=c===void 0?null:this.document.resolve(c);if(!(h instanceof R.Mx))return;const I=(0,j.
g7)(h);return this.document.job.memory.budget.spend("characters",I.length),I}standard(c){const h=this.types.get(c);if(h!==void 0)return h;let I=c;for(let p=0;p<
16;p++){const A=this.document.resolve(this.roles?.get(I));if(!(A instanceof R.SX)||A.text===I)break;I=A.text}return this.types.set(c,I),I}}function ee(v){let c=v.
parent;for(let h=1;h<S&&c?.type!=="Table";h++)c=c?.parent;c?.type==="Table"&&(c.firstRows??=[],c.firstRows.length<T&&c.firstRows.push(v))}const se=v=>v==="TD"||
v==="TH";function ae(v){const c=new Map;return h=>{const I=[];let p;for(const A of ie(h)){if(p=c.get(A)??(v(A.type)?A:void 0),p||c.has(A))break;I.push(A)}for(const A of I)
c.set(A,p);return p&&c.set(p,p),p}}function*ie(v){for(let c=v;c;c=c.parent)yield c}}),27612:((ce,k,l)=>{l.d(k,{l:()=>R});var M=l(21996),j=l(90536);async function R(O,B,w){
for(const g of await(0,M.V3)(O,B)){const N=O.job.pace.step(200);N&&await N;const Q={changed:!1};(0,j.C)(O.get(g),te=>{w(te)&&(Q.changed=!0)}),Q.changed&&O.edit(
g)}}}),21996:((ce,k,l)=>{l.d(k,{Av:()=>K,RJ:()=>Z,V3:()=>$,vb:()=>V,zx:()=>J});var M=l(54619),j=l(44233),R=l(78157),O=l(88500);const B=2048,w=65536,g=4,N=1<<20,
Q=1024,te="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function J(d,u){const{found:x,all:m}=await X(d,u),T=S=>[...new Set([...S,...m])].sort((D,F)=>D-F);return Object.
fromEntries(u.map(S=>[S,T(x[S])]))}async function K(d,u){const{found:x,all:m}=await X(d,u);for(const T of Object.values(x))for(const S of T)m.add(S);return m}async function X(d,u){
const x=u.map(D=>{const[F="",...H]=[...D].map(U=>U.replace(/\W/,"\\$&")),_=/\W/.test(D)?te:"\\w";return`${F}(?:${H.join("")}|${_}{0,${Math.max(0,D.length-2)}}#)`}),
m=new RegExp(`/(?:${x.join("|")}|#)`,"g"),T=Object.fromEntries(u.map(D=>[D,new Set])),S=new Set;await Z(d,(D,F,H,_)=>{const U=D.toString("latin1",F,H);m.lastIndex=
0;for(let q=m.exec(U);q;q=m.exec(U)){const ee=_(F+q.index);ee!==void 0&&(q[0].endsWith("#")?S.add(ee):T[q[0].slice(1)].add(ee))}});for(const D of V(d))S.add(D);
return{found:T,all:S}}async function $(d,u){const x=await J(d,u);return[...new Set(Object.values(x).flat())].sort((m,T)=>m-T)}async function Z(d,u){const{bytes:x,
table:m}=d,T=C(d),S=new Int32Array(T.length);for(let U=0;U<T.length;U++)S[U]=m.place[T[U]];const D=(0,R.bS)(x),F=U=>T[(0,j.MJ)(S,U)-1],H=new O.s;let _=0;for(let U=0;U<
T.length;U++){const q=U+1===T.length,ee=q?x.length:S[U+1],se=ee-S[U]>B;if(!se&&!q&&ee-_<w)continue;let ae=ee;if(se){S[U]>_&&u(D,_,S[U],F),H.reset();const v=H.value(
x,d.bodies[T[U]],ee);_=S[U],v>=0&&(ae=v)}u(D,_,ae,F);const ie=d.job.pace.step(g*(ae-_));ie&&await ie,_=ee}for(const[U,q]of P(d)){const ee=d.objectStream(U),se=d.
job.pace.step(0);if(se&&await se,!ee)continue;const ae=new Set(q),{starts:ie,numbers:v,data:c}=ee,h=I=>{const p=v[(0,j.MJ)(ie,I)-1];return p!==void 0&&ae.has(p)?
p:void 0};for(let I=0;I<c.length;I+=N){u((0,R.bS)(c),I,Math.min(I+N+Q,c.length),h);const p=d.job.pace.step(g*N);p&&await p}}}function*V(d){for(let u=1;d.hasChanges&&
u<d.size;u++)d.isChanged(u)&&d.exists(u)&&(yield u)}function C(d){const{table:u,hasChanges:x}=d,m=[];let T=!0,S=-1;for(let D=1;D<u.size;D++){if(u.kind[D]!==M.tL||
x&&d.isChanged(D))continue;const F=u.place[D];T&&=F>=S,S=F,m.push(D)}return T?m:m.sort((D,F)=>u.place[D]-u.place[F])}function P(d){const{table:u,hasChanges:x}=d,
m=new Map;for(let T=1;T<u.size;T++){if(u.kind[T]!==M.UT||x&&d.isChanged(T))continue;const S=u.place[T],D=m.get(S);D?D.push(T):m.set(S,[T])}return m}}),87773:((ce,k,l)=>{
l.d(k,{$:()=>j});const M=2e3;async function*j(R,O){for(const B of O){yield[B,R.get(B)];const w=R.job.pace.step(M);w&&await w}}}),90536:((ce,k,l)=>{l.d(k,{C:()=>j,
L:()=>R});var M=l(45599);function j(O,B){const w=[O];for(;w.length>0;){const g=w.pop(),N=g instanceof M.Z6?g.dict:g;if(Array.isArray(N))for(const Q of N)w.push(
Q);else if(N instanceof M.Bi){B(N);for(const Q of N.values())w.push(Q)}}}function R(O,B){const w=[];return j(O,g=>{w.length===0&&B(g)&&w.push(g)}),w.length>0}})};
