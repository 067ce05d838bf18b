"use strict";exports.id=9368,exports.ids=[9368],exports.modules={69368:((ne,Z,u)=>{u.r(Z),u.d(Z,{create_e_invoice:()=>os});var N=u(17079),b=u(58552),$=u(98037),O=u(85392),A=u(
92761),w=u(98446),y=u(36493),P=u(36161),k=u(48231),K=u(27547),_=u(45657),B=u(3263);const L={id:"text",scheme:"text"},j={line1:"text",line2:"text",line3:"text",city:"\
text",postCode:"text",subdivision:"text",country:"text"},G={name:"text",tradingName:"text",identifiers:[L],legalId:"text",vatId:"text",taxId:"text",electronicAddress:L,
address:j,contact:{name:"text",phone:"text",email:"text"}},X={start:"date",end:"date"},v=[{amount:"decimal",base:"decimal",percentage:"decimal",reason:"text",reasonCode:"\
text",taxScheme:"text",taxCategory:"text",taxRate:"decimal"}],r={number:"text",typeCode:"text",issueDate:"date",dueDate:"date",currency:"text",taxCurrency:"text",
buyerReference:"text",orderReference:"text",salesOrderReference:"text",contractReference:"text",projectReference:"text",precedingInvoices:["text"],businessProcess:"\
text",notes:["text"],noteSubjects:["text"],period:X,seller:G,buyer:G,payee:G,taxRepresentative:G,delivery:{name:"text",location:L,date:"date",address:j},payment:{
reference:"text",terms:"text",creditorId:"text",mandate:"text",means:[{code:"text",text:"text",iban:"text",bic:"text",accountName:"text",debitedIban:"text",card:"\
text"}]},lines:[{id:"text",kind:"text",parent:"text",name:"text",description:"text",notes:["text"],sellerItemId:"text",buyerItemId:"text",standardItemId:L,orderLine:"\
text",quantity:"decimal",unit:"text",netPrice:"decimal",grossPrice:"decimal",priceQuantity:"decimal",netAmount:"decimal",taxScheme:"text",taxCategory:"text",taxRate:"\
decimal",period:X,allowances:v,charges:v}],allowances:v,charges:v,thirdPartyCharges:[{amount:"decimal",reason:"text"}],taxes:[{taxScheme:"text",category:"text",
rate:"decimal",basis:"decimal",amount:"decimal",exemptionReason:"text",exemptionCode:"text"}],totals:{lines:"decimal",allowances:"decimal",charges:"decimal",net:"\
decimal",tax:"decimal",taxInAccountingCurrency:"decimal",gross:"decimal",paid:"decimal",rounding:"decimal",due:"decimal"}},l=["syntax","profile","file","xml","g\
uideline","issues"];async function h(e,t){const n=new H(t),s=await n.readObject(e,r,"");return{invoice:{...s,guideline:null,payment:{reference:null,terms:null,creditorId:null,
mandate:null,...{means:[]},...s.payment},totals:{...d,...s.totals}},unknown:n.unknown,wrong:n.wrong}}const d={lines:null,allowances:null,charges:null,net:null,tax:null,
taxInAccountingCurrency:null,gross:null,paid:null,rounding:null,due:null},g=new RegExp("[\\0-\\x08\\x0b\\x0c\\x0e-\\x1f\\ufffe\\uffff]|\\p{Cs}","u"),E=1e4,D=1e3,
C={text:"a text without control characters",decimal:'a decimal such as "12.50"',date:'a day such as "2026-01-31"'},U=e=>Array.isArray(e);class H{pace;unknown=[];wrong=[];constructor(t){
this.pace=t}async readAny(t,n,s){if(typeof n=="string")return this.readTerm(t,n,s);const a=this.pace.step(400);if(a&&await a,U(n))return await this.readList(t,n[0],
s);const o=await this.readObject(t,n,s);return Object.values(o).every(c=>c===null||Array.isArray(c)&&c.length===0)?null:o}async readObject(t,n,s){const a=typeof t==
"object"&&t!==null&&!Array.isArray(t);!a&&!Q(t)&&this.wrong.push(`${s} must be an object`);const o=a?t:{},c=f=>s===""?f:s.endsWith(" ")?`${s}${f}`:`${s}.${f}`;for(const f of Object.
keys(o)){!(s===""&&l.includes(f))&&!Object.hasOwn(n,f)&&this.unknown.push(c(f));const I=this.pace.step(100);I&&await I}const i={};for(const[f,S]of Object.entries(
n))i[f]=await this.readAny(Object.hasOwn(o,f)?o[f]:void 0,S,c(f));return i}async readList(t,n,s){if(Q(t))return[];if(!Array.isArray(t))return this.wrong.push(`${s}\
 must be a list`),[];const a=s==="lines"?E:D;if(t.length>a)return this.wrong.push(`${s} must have at most ${a} entries`),[];const o=[];for(const[c,i]of t.entries()){
const f=`${s} ${c+1}`;o.push(typeof n=="object"&&!U(n)?await this.readObject(i,n,`${f}: `):this.readTerm(i,n,f));const S=this.pace.step(200);S&&await S}return o}readTerm(t,n,s){
if(Q(t))return null;if((0,_.Vp)(t))return this.wrong.push(`${s} must be in quotes, because a number of more than 15 digits loses some`),null;const a=typeof t=="\
number"?String(t):t;return typeof a=="string"&&(n==="text"?!g.test(a):n==="date"?(0,B.N)(a)&&a.length===10:(0,y._)(a)!==void 0)?a:(this.wrong.push(`${s} must be\
 ${C[n]}`),null)}}const Q=e=>e==null||typeof e=="string"&&e.trim()==="",V=e=>[{at:"",part:e}],J=(e,t)=>t===null?[]:[{at:`${e}.`,part:t}],Y=(e,t)=>t.map((n,s)=>({
at:`${e} ${s+1}: `,part:n})),se=e=>Y("lines",e.lines),me=e=>t=>t.lines.flatMap((n,s)=>Y(`lines ${s+1}: ${e}`,n[e])),ce=e=>e==="O",re=(e,t)=>n=>e(n).filter(({part:s})=>!ce(
s[t])),Oe=e=>Y("allowances",e.allowances),Re=e=>Y("charges",e.charges),pt=["E","AE","K","G","O"],mt=[{of:V,rows:[["number","BT-1"],["issueDate","BT-2"],["typeCo\
de","BT-3"],["currency","BT-5"],["seller.name","BT-27"],["seller.address.country","BT-40",["BG-5"]],["buyer.name","BT-44"],["buyer.address.country","BT-55",["BG\
-8"]],["lines","BG-25",["BG-23"]]]},{of:V,levels:["XRECHNUNG"],rows:[["buyerReference","BT-10"],["seller.electronicAddress.id","BT-34"],["seller.address.city","\
BT-37"],["seller.address.postCode","BT-38"],["seller.contact.name","BT-41",["BG-6"]],["seller.contact.phone","BT-42"],["seller.contact.email","BT-43"],["buyer.e\
lectronicAddress.id","BT-49"],["buyer.address.city","BT-52"],["buyer.address.postCode","BT-53"],["payment.means","BG-16"]]},{of:se,rows:[["name","BT-153"],["qua\
ntity","BT-129"],["unit","BT-130"],["netPrice","BT-146"],["taxCategory","BT-151"]]},{of:re(se,"taxCategory"),rows:[["taxRate","BT-152"]]},{of:Oe,rows:[["amount",
"BT-92"],["taxCategory","BT-95"]]},{of:re(Oe,"taxCategory"),rows:[["taxRate","BT-96"]]},{of:Re,rows:[["amount","BT-99"],["taxCategory","BT-102"]]},{of:re(Re,"ta\
xCategory"),rows:[["taxRate","BT-103"]]},{of:me("allowances"),rows:[["amount","BT-136"]]},{of:me("charges"),rows:[["amount","BT-141"]]},{of:({payment:e})=>Y("pa\
yment.means",e.means),rows:[["code","BT-81"]]},{of:({payee:e})=>J("payee",e),rows:[["name","BT-59"]]},{of:({taxRepresentative:e})=>J("taxRepresentative",e),rows:[
["name","BT-62"],["vatId","BT-63"],["address.country","BT-69",["BG-12"]]]},{of:({delivery:e})=>J("delivery.address",e?.address??null),rows:[["country","BT-80"]]},
{of:({taxes:e})=>Y("taxes",e),rows:[["category","BT-118"]]},{of:({taxes:e})=>Y("taxes",e).filter((t,n)=>{const{category:s,exemptionCode:a}=e[n];return pt.includes(
s??"")&&a===null}),rows:[["exemptionReason","BT-120"]]},{of:e=>e.taxCurrency===null?[]:V(e),rows:[["totals.taxInAccountingCurrency","BT-111"]]}],gt=[{of:se,levels:[
"BASIC","EN 16931","XRECHNUNG"],rows:[["kind","BT-X-8"],["parent","BT-X-304"]]},{of:V,levels:["BASIC","EN 16931","XRECHNUNG"],rows:[["thirdPartyCharges","BG-X-8\
3"]]},{of:V,levels:["BASIC"],rows:[["salesOrderReference","BT-14"],["projectReference","BT-11"],["seller.contact","BG-6"],["buyer.contact","BG-9"],["totals.roun\
ding","BT-114"]]},{of:({payment:e})=>Y("payment.means",e.means),levels:["BASIC"],rows:[["text","BT-82"],["accountName","BT-85"],["bic","BT-86"],["card","BT-87"]]},
{of:se,levels:["BASIC"],rows:[["description","BT-154"],["sellerItemId","BT-155"],["buyerItemId","BT-156"],["orderLine","BT-132"]]}],yt=(e,t,n)=>Be(mt,e,t,n,!1),
Tt=(e,t,n)=>Be(gt,e,t,n,!0);async function Be(e,t,n,s,a){const o=[];for(const{of:c,rows:i,levels:f}of e)if(!(f&&!f.includes(n)))for(const{at:S,part:I}of c(t)){for(const[
z,te,ee=[]]of i)xt(I,z)===a&&o.push({name:`${S}${z}`,term:te,groups:ee});const W=s.step(100*i.length);W&&await W}return o}function xt(e,t){let n=e;for(const s of t.
split("."))n=n?.[s];return Array.isArray(n)?n.length>0:n!=null}var Me=u(36698);const St={units:1n,scale:2},vt={units:1n,scale:0},At=["Z","E","AE","K","G"];async function It(e,t){
const n=[];for(const[i,f]of e.lines.entries()){n.push(wt(f,i));const S=t.step(400+100*(f.allowances.length+f.charges.length));S&&await S}const s=e.allowances.map(
ge),a=e.charges.map(ge),o={...e,lines:n,allowances:s,charges:a},c=await Dt(o,t);return{...o,taxes:c,totals:Ct({...o,taxes:c})}}function wt(e,t){const n=e.allowances.
map(ge),s=e.charges.map(ge),{id:a,taxScheme:o,taxCategory:c,taxRate:i,netAmount:f}=e;return{...e,id:a??String(t+1),taxScheme:o??"VAT",taxRate:i??Ae(c),allowances:n,
charges:s,netAmount:f??Et({...e,allowances:n,charges:s})}}const Ae=e=>At.includes(e??"")?"0":null;function Et({quantity:e,netPrice:t,priceQuantity:n,allowances:s,
charges:a}){const[o,c]=[q(e),q(t)],i=n===null?vt:q(n);return!o||!c||!i||i.units===0n?null:ae((0,y.WQ)((0,y.CQ)((0,y.lw)(o,c),i),(0,y.Re)(fe(a),fe(s))))}function ge(e){
const[t,n]=[q(e.base),q(e.percentage)];return{...e,amount:e.amount??(t&&n?ae($e(t,n)):null),taxScheme:e.taxScheme??"VAT",taxRate:e.taxRate??Ae(e.taxCategory)}}async function Dt(e,t){
const n=new Map,s=(o,c,i)=>{if(o===null||!i)return;const f=Ne(o,c),S=n.get(f);S?S.basis=(0,y.WQ)(S.basis,i):n.set(f,{category:o,rate:c,basis:i})};for(const{taxCategory:o,
taxRate:c,netAmount:i}of(0,Me.Su)(e)){s(o,c,q(i));const f=t.step(200);f&&await f}for(const{taxCategory:o,taxRate:c,amount:i}of e.charges)s(o,c,q(i));for(const{taxCategory:o,
taxRate:c,amount:i}of e.allowances)s(o,c,(0,y.Re)(y.f2,q(i)??y.f2));const a=e.taxes.map(o=>{const c=o.rate??Ae(o.category),i=Ne(o.category??"",c),f=n.get(i);return n.
delete(i),Le({...o,rate:c},f?.basis)});for(const{category:o,rate:c,basis:i}of n.values())a.push(Le({taxScheme:"VAT",category:o,rate:c,basis:null,amount:null,exemptionReason:null,
exemptionCode:null},i));return a}function Ne(e,t){const{units:n,scale:s}=q(t)??y.f2;return`${e} ${(n*10n**BigInt(40-s)).toString()}`}function Le(e,t){const n=e.
basis??(t?ae(t):null),s=q(n),a=s?ae($e(s,q(e.rate)??y.f2)):null;return{...e,taxScheme:e.taxScheme??"VAT",basis:n,amount:e.amount??a}}function Ct(e){const{totals:t,
allowances:n,charges:s,taxes:a,thirdPartyCharges:o}=e,c=(ee,le)=>q(ee)??le,i=c(t.lines,(0,Me.Su)(e).reduce((ee,{netAmount:le})=>(0,y.WQ)(ee,q(le)??y.f2),y.f2)),
f=c(t.allowances,fe(n)),S=c(t.charges,fe(s)),I=c(t.net,(0,y.WQ)((0,y.Re)(i,f),S)),W=c(t.tax,fe(a)),z=c(t.gross,(0,y.WQ)(I,W)),te=(0,y.WQ)((0,y.Re)(z,q(t.paid)??
y.f2),q(t.rounding)??y.f2);return{...t,lines:t.lines??ae(i),allowances:t.allowances??(n.length>0?ae(f):null),charges:t.charges??(s.length>0?ae(S):null),net:t.net??
ae(I),tax:t.tax??ae(W),gross:t.gross??ae(z),due:t.due??ae((0,y.WQ)(te,fe(o)))}}const q=e=>e===null?void 0:(0,y._)(e),fe=e=>e.reduce((t,{amount:n})=>(0,y.WQ)(t,q(
n)??y.f2),y.f2),$e=(e,t)=>(0,y.Fd)((0,y.lw)((0,y.lw)(e,t),St)),ae=e=>(0,y.Bz)((0,y.Fd)(e));var Pt=u(17886),Fe=u(3907);const R=(e,...t)=>{const n=t.join("");return n===
""?"":`<ram:${e}>${n}</ram:${e}>`},x=(e,t,n="")=>t===null?"":`<ram:${e}${n}>${(0,Fe.X)(t)}</ram:${e}>`,ie=(e,t)=>t===null?"":` ${e}="${(0,Fe.X)(t)}"`,ue=(e,t)=>t===
null?"":`<ram:${e}><udt:DateTimeString format="102">${t.replaceAll("-","")}</udt:DateTimeString></ram:${e}>`;async function bt(e,t){const n=[];for(const I of e.
lines){n.push(Ot(I));const W=t.step(2*n.at(-1).length);W&&await W}const{businessProcess:s,guideline:a,number:o,typeCode:c,issueDate:i,notes:f,noteSubjects:S}=e;
return[`<?xml version="1.0" encoding="UTF-8"?>
`,'<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"',' xmlns:ram="urn:un:unece:uncefact:data:standard:Reusable\
AggregateBusinessInformationEntity:100"',` xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100">
<rsm:ExchangedDocumentContext>`,R("BusinessProcessSpecifiedDocumentContextParameter",x("ID",s)),R("GuidelineSpecifiedDocumentContextParameter",x("ID",a)),`</rsm\
:ExchangedDocumentContext>
<rsm:ExchangedDocument>`,x("ID",o),x("TypeCode",c),ue("IssueDateTime",i),...f.map((I,W)=>R("IncludedNote",x("Content",I),x("SubjectCode",S[W]??null))),`</rsm:Ex\
changedDocument>
<rsm:SupplyChainTradeTransaction>
`,...n,Rt(e),Bt(e.delivery),Mt(e),`</rsm:SupplyChainTradeTransaction>
</rsm:CrossIndustryInvoice>
`].join("")}function Ot(e){const{standardItemId:t,netPrice:n,grossPrice:s,priceQuantity:a,unit:o}=e,c=x("BasisQuantity",a,ie("unitCode",o)),i=s===null||n===null?
y.f2:(0,y.Re)((0,y._)(s),(0,y._)(n));return`${R("IncludedSupplyChainTradeLineItem",R("AssociatedDocumentLineDocument",x("LineID",e.id),x("ParentLineID",e.parent),
x("LineStatusReasonCode",e.kind),...e.notes.map(f=>R("IncludedNote",x("Content",f)))),R("SpecifiedTradeProduct",t?x("GlobalID",t.id,ie("schemeID",t.scheme)):"",
x("SellerAssignedID",e.sellerItemId),x("BuyerAssignedID",e.buyerItemId),x("Name",e.name),x("Description",e.description)),R("SpecifiedLineTradeAgreement",R("Buye\
rOrderReferencedDocument",x("LineID",e.orderLine)),s===null?"":R("GrossPriceProductTradePrice",x("ChargeAmount",s),c,i.units===0n?"":R("AppliedTradeAllowanceCha\
rge",Ue(!1),x("ActualAmount",(0,y.Bz)(i)))),n===null?"":R("NetPriceProductTradePrice",x("ChargeAmount",n),c)),R("SpecifiedLineTradeDelivery",x("BilledQuantity",
e.quantity,ie("unitCode",o))),R("SpecifiedLineTradeSettlement",je("ApplicableTradeTax",e),Ke(e.period),...e.allowances.map(f=>ye(f,!1)),...e.charges.map(f=>ye(f,
!0)),R("SpecifiedTradeSettlementLineMonetarySummation",x("LineTotalAmount",e.netAmount))))}
`}const Ue=e=>`<ram:ChargeIndicator><udt:Indicator>${e}</udt:Indicator></ram:ChargeIndicator>`,je=(e,{taxScheme:t,taxCategory:n,taxRate:s})=>n===null?"":R(e,x("\
TypeCode",t),x("CategoryCode",n),x("RateApplicablePercent",s)),Ke=e=>e?R("BillingSpecifiedPeriod",ue("StartDateTime",e.start),ue("EndDateTime",e.end)):"",ye=(e,t)=>R(
"SpecifiedTradeAllowanceCharge",Ue(t),x("CalculationPercent",e.percentage),x("BasisAmount",e.base),x("ActualAmount",e.amount),x("ReasonCode",e.reasonCode),x("Re\
ason",e.reason),je("CategoryTradeTax",e)),Rt=e=>`${R("ApplicableHeaderTradeAgreement",x("BuyerReference",e.buyerReference),xe("SellerTradeParty",e.seller),xe("B\
uyerTradeParty",e.buyer),xe("SellerTaxRepresentativeTradeParty",e.taxRepresentative),Te("SellerOrderReferencedDocument",e.salesOrderReference),Te("BuyerOrderRef\
erencedDocument",e.orderReference),Te("ContractReferencedDocument",e.contractReference),e.projectReference===null?"":R("SpecifiedProcuringProject",x("ID",e.projectReference),
x("Name","Project reference")))}
`,Te=(e,t)=>R(e,x("IssuerAssignedID",t)),Ge=e=>[...e].sort((t,n)=>+(t.scheme!==null)-+(n.scheme!==null)).map(({id:t,scheme:n})=>x(n===null?"ID":"GlobalID",t,ie(
"schemeID",n))).join(""),xe=(e,t)=>t===null?"":R(e,Ge(t.identifiers),x("Name",t.name),R("SpecifiedLegalOrganization",x("ID",t.legalId),x("TradingBusinessName",t.
tradingName)),t.contact?R("DefinedTradeContact",x("PersonName",t.contact.name),R("TelephoneUniversalCommunication",x("CompleteNumber",t.contact.phone)),R("Email\
URIUniversalCommunication",x("URIID",t.contact.email))):"",We(t.address),t.electronicAddress?R("URIUniversalCommunication",x("URIID",t.electronicAddress.id,ie("\
schemeID",t.electronicAddress.scheme))):"",R("SpecifiedTaxRegistration",x("ID",t.vatId,ie("schemeID","VA"))),R("SpecifiedTaxRegistration",x("ID",t.taxId,ie("sch\
emeID","FC")))),We=e=>e===null?"":R("PostalTradeAddress",x("PostcodeCode",e.postCode),x("LineOne",e.line1),x("LineTwo",e.line2),x("LineThree",e.line3),x("CityNa\
me",e.city),x("CountryID",e.country),x("CountrySubDivisionName",e.subdivision)),Bt=e=>`<ram:ApplicableHeaderTradeDelivery>${e===null?"":[R("ShipToTradeParty",Ge(
e.location?[e.location]:[]),x("Name",e.name),We(e.address)),R("ActualDeliverySupplyChainEvent",ue("OccurrenceDateTime",e.date))].join("")}</ram:ApplicableHeader\
TradeDelivery>
`;function Mt(e){const{payment:t,currency:n,taxCurrency:s,totals:a}=e;return`${R("ApplicableHeaderTradeSettlement",x("CreditorReferenceID",t.creditorId),x("Paym\
entReference",t.reference),x("TaxCurrencyCode",s),x("InvoiceCurrencyCode",n),xe("PayeeTradeParty",e.payee),...t.means.map(Nt),...e.taxes.map($t),Ke(e.period),...e.
allowances.map(o=>ye(o,!1)),...e.charges.map(o=>ye(o,!0)),R("SpecifiedTradePaymentTerms",x("Description",t.terms),ue("DueDateDateTime",e.dueDate),x("DirectDebit\
MandateID",t.mandate)),...e.thirdPartyCharges.map(({amount:o,reason:c})=>R("SpecifiedFinancialAdjustment",x("Reason",c),x("ActualAmount",o))),R("SpecifiedTradeS\
ettlementHeaderMonetarySummation",x("LineTotalAmount",a.lines),x("ChargeTotalAmount",a.charges),x("AllowanceTotalAmount",a.allowances),x("TaxBasisTotalAmount",a.
net),x("TaxTotalAmount",a.tax,ie("currencyID",n)),x("TaxTotalAmount",a.taxInAccountingCurrency,ie("currencyID",s)),x("RoundingAmount",a.rounding),x("GrandTotalA\
mount",a.gross),x("TotalPrepaidAmount",a.paid),x("DuePayableAmount",a.due)),...e.precedingInvoices.map(o=>Te("InvoiceReferencedDocument",o)))}
`}const Nt=e=>R("SpecifiedTradeSettlementPaymentMeans",x("TypeCode",e.code),x("Information",e.text),R("ApplicableTradeSettlementFinancialCard",x("ID",e.card)),R(
"PayerPartyDebtorFinancialAccount",x("IBANID",e.debitedIban)),Lt(e),R("PayeeSpecifiedCreditorFinancialInstitution",x("BICID",e.bic)));function Lt({iban:e,accountName:t}){
const n=e?.replace(/\s/g,"")??null,s=n!==null&&(0,Pt.X)(n);return R("PayeePartyCreditorFinancialAccount",s?x("IBANID",n):"",x("AccountName",t),s?"":x("Proprieta\
ryID",e))}const $t=e=>R("ApplicableTradeTax",x("CalculatedAmount",e.amount),x("TypeCode",e.taxScheme),x("ExemptionReason",e.exemptionReason),x("BasisAmount",e.basis),
x("CategoryCode",e.category),x("ExemptionReasonCode",e.exemptionCode),x("RateApplicablePercent",e.rate)),Se="urn:cen.eu:en16931:2017",Ft={basic:{level:"BASIC",guideline:`${Se}\
#compliant#urn:factur-x.eu:1p0:basic`},en16931:{level:"EN 16931",guideline:Se},extended:{level:"EXTENDED",guideline:`${Se}#conformant#urn:factur-x.eu:1p0:extend\
ed`},xrechnung:{level:"XRECHNUNG",guideline:`${Se}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`}},Ut="urn:fdc:peppol.eu:2017:poacc:billing:01:1.0",Xe=40;async function jt(e,t,n){
const{level:s,guideline:a}=Ft[t],{invoice:o,unknown:c,wrong:i}=await h(e,n),f=o.businessProcess??(s==="XRECHNUNG"?Ut:null),S=await It({...o,guideline:a,businessProcess:f},
n),I=await yt(S,s,n),W=Buffer.from(await bt(S,n),"utf8"),z=await(0,P.Q)(W,n);if(typeof z=="string")return[`makes XML that ${z}`];const te=(await(0,k.n)(z,n)).filter(
({rule:be})=>be==="PRICE"),ee=[...await(0,k.P)(z,n),...(0,K.v)(z),...te],le=[...c.length>0?[`has names that it does not know: ${(0,w.Zv)(c)}. It takes those tha\
t Read gives`]:[],...i.length>0?[`has values of a wrong kind: ${(0,w.Dw)(i,Xe)}`]:[],...I.length>0?[`lacks terms that the invoice needs: ${ke(I)}`]:[],...Kt(S,s,
await Tt(S,s,n)),...i.length>0?[]:Wt(ee,I)];return le.length>0?le:W}const ke=e=>(0,w.Dw)(e.map(({name:t,term:n})=>`${t} (${n})`),Xe);function Kt(e,t,n){const s=({
netPrice:o,grossPrice:c})=>o!==null&&c!==null&&(0,y.oi)((0,y._)(o),(0,y._)(c)),a=t==="EXTENDED"?[]:e.lines.filter(o=>o.notes.length>1);return[...n.length>0?[`ha\
s terms that the profile ${t} does not have: ${ke(n)}`]:[],...a.length>0?["has lines with several notes (BT-127), which only the profile EXTENDED has"]:[],...e.
lines.some(s)?["has a line whose netPrice (BT-146) is above its grossPrice (BT-148)"]:[]]}const Gt=/^(?:BR-CO-1\d|BR-(?:S|Z|E|AE|IC|G|O|AF|AG)-\d+|BR-FXEXT-.*|BR-2[4-6]|BR-4[5-8]|BR-DE-14)$/;
function Wt(e,t){const n=new Set(t.flatMap(({term:a,groups:o})=>[a,...o])),s=new Map;for(const a of e)s.has(a.rule)||s.set(a.rule,a);return[...s.values()].filter(
({rule:a,text:o})=>{const c=o.match(/\bB[TG]-\d+\b/g)??[];return t.length===0||!Gt.test(a)&&!c.some(i=>n.has(i))}).map(({rule:a,text:o,where:c})=>`breaks ${a} (${c}\
): ${o}`)}var Xt=u(21281),_e=u(824),kt=u(61491),_t=u(64173),Ht=u(14029),He=u(43576),Zt=u(55969),Vt=u(24472),de=u(21115),zt=u(32901),Yt=u(1975),Ze=u(60912),Ie=u(
27612),F=u(45599),Ve=u(37709),ze=u(6057),Ye=u(96927),we=u(21996),Qt=u(62743),Ee=u(18271),he=u(16456),oe=u(49454),Qe=u(30201),Jt=u(55437);async function qt(e,t){
const n=(0,oe.FG)(e,t.get("Subtype"));if(n==="Type3")return()=>!1;const s=(0,Ee.oQ)(e,t);if(typeof s=="object")return n==="Type0"?await en(e,t,s):tn(e,t,s)}async function en(e,t,n){
const s=await(0,Jt.x)(e,t.get("Encoding"),{found:!1}),a=e.resolve((0,oe.hL)(e,t)?.get("CIDToGIDMap")),o=a instanceof F.Z6?e.decoded(a):void 0,c=i=>n.kind==="cid"?
i>0&&n.has(i):n.kind==="named"?i>0&&n.nameOf(i)!=="":n.has(o?(o[i*2]??0)<<8|(o[i*2+1]??0):i);return i=>{for(let f=0;f<i.length;){const S=s.lengthAt(i,f);if(f+S>
i.length)return!0;let I=0;for(const W=f+S;f<W;f++)I=I*256+i[f];if(!c(s.cidOf(I,S)))return!0}return!1}}function tn(e,t,n){const{differences:s}=(0,he.yD)(e,t),a=(0,he.
pE)(e,(0,oe.nb)(e,t),t),o=(0,he.P$)(e,t,a,!0),c=f=>{const S=s?.get(f),I=o?.get(f);return n.kind==="truetype"?nn(n,f,I):sn(n,f,S??I?.name,I)},i=new Map;return f=>f.
some(S=>{const I=i.get(S)??c(S);return i.set(S,I),!I})}const nn=(e,t,n)=>n!==void 0&&(e.unicode(n.point)>0||e.glyphOf(n.name)>0)||e.code(t)>0||e.codes===void 0&&
e.unicode(t)>0;function sn(e,t,n,s){const a=n??e.encoding?.get(t);return a===void 0||a===".notdef"?!1:e.has(a)||s!==void 0&&e.has((0,Qe.S)(s.point))}var an=u(65868);
async function Je(e){const t=new an.i(e),n=new on;for(let o=0;o<e.pages.count;o++)await t.read(o,n,n);let[s,a]=[!1,!1];for(const[o,c]of n.byFont){const i=await qt(
e,o.dictionary);i?s||=c.some(i):a=!0;const f=e.job.pace.step(c.length*50);f&&await f}return{notdef:s,unknown:a,unreadable:n.unreadable,strings:n.byFont}}class on{unreadable=!1;fonts=new Map;get byFont(){
return[...this.fonts].map(([t,n])=>[t,[...n.values()]])}string(t,n){let s=this.fonts.get(n);s||this.fonts.set(n,s=new Map);const a=Buffer.from(t).toString("lati\
n1");s.has(a)||s.set(a,Uint8Array.from(t))}glyph(t,n){n===Qt.m&&(this.unreadable=!0)}}async function qe(e,t,n){await rn(e),await cn(e);const s=new Set([...ln(e),
...await un(e),...await hn(e),...await gn(e)]),{notdef:a,unknown:o,unreadable:c}=n??await Je(e);return a&&s.add("shows characters for which its fonts have no gl\
yph (ISO 19005-3, 6.2.11.8)"),o&&s.add("has a font that is not embedded or cannot be read (6.2.11.4.1)"),c&&t==="a"&&s.add("shows characters without a meaning i\
n Unicode (6.2.11.7)"),[...s]}const rn=e=>(0,Ie.l)(e,["CIDSet","CharSet"],t=>{if(!t.has("FontName"))return!1;const n=t.size;return t.delete("CIDSet"),t.delete("\
CharSet"),t.size<n});async function cn(e){const t=new Map;for(const[n,s]of e.pages.numbers.entries()){if(e.entry(s,"Resources")!==void 0)continue;const a=e.pages.
attribute(n,"Resources")??new F.Bi;a instanceof F.Bi&&!t.has(a)&&t.set(a,e.add(a)),e.patch(s,{Resources:t.get(a)??a});const o=e.job.pace.step(400);o&&await o}}function ln(e){
const{catalog:t}=e,n=[];return(e.dict(t.get("AcroForm"))?.has("XFA")||t.has("NeedsRendering"))&&n.push("has an XFA form (6.4.2)"),t.has("Requirements")&&n.push(
"asks readers for features (/Requirements, 6.11)"),e.dict(t.get("Names"))?.has("AlternatePresentations")&&n.push("has a presentation (6.10)"),[...e.dict(t.get("\
Perms"))?.keys()??[]].some(o=>o!=="UR3"&&o!=="DocMDP")&&n.push("has permissions that part 3 does not know (6.1.12)"),n}const dn=["Popup","Link"],fn=["MediaBox",
"CropBox","BleedBox","TrimBox","ArtBox"];async function un(e){const t=new Set;for(const[n,s]of e.pages.numbers.entries()){e.entry(s,"AA")!==void 0&&t.add("has a\
 page with actions (6.5.2)"),e.entry(s,"PresSteps")!==void 0&&t.add("has a presentation (6.10)");for(const a of fn){const c=a==="MediaBox"||a==="CropBox"?e.pages.
attribute(n,a):e.entry(s,a),i=c===void 0?void 0:(0,ze.b0)(e,c);(i?[i[2]-i[0],i[3]-i[1]]:[]).some(S=>S<Ye.XS||S>Ye.tU)&&t.add("has a page that is too small or to\
o large (6.1.13)")}for(const a of e.array(e.entry(s,"Annots"))??[]){const o=e.job.pace.step(500);o&&await o;const c=e.dict(a),i=e.resolve(c?.get("Subtype")),f=i instanceof
F.SX?i.text:"",S=!dn.includes(f)&&(0,ze.b0)(e,c?.get("Rect"))!==void 0;c&&S&&!e.dict(c.get("AP"))&&t.add("has an annotation without an appearance (6.3.3)"),f===
"Widget"&&(c?.has("A")||c?.has("AA"))&&t.add("has a field with an action (6.4.1)")}}return[...t]}const et=["Hide","SetOCGState","Rendition","Trans","GoTo3DView"];
async function hn(e){const t=new Set;let[n,s]=[!1,!1];if(await(0,Ie.l)(e,[...et,"HTP","OPM"],a=>{const o=e.resolve(a.get("S"));return o instanceof F.SX&&et.includes(
o.text)&&!a.has("Subtype")&&t.add(`has an action ${o.text} (6.5.1)`),a.has("HTP")&&t.add("has a phase of halftones (6.2.5)"),n||=e.resolve(a.get("OPM"))===1,!1}),
n)for(const a of(await(0,we.zx)(e,["N"])).N){const o=e.get(a);s||=o instanceof F.Z6&&e.resolve(o.dict.get("N"))===4}return n&&s&&t.add("overprints colors of a C\
MYK profile (6.2.4.2)"),[...t]}const pn=new Set(["Do","Tf","gs","cs","CS","scn","SCN","sh"]),mn=/^(?:Device(?:Gray|RGB|CMYK)|Pattern)$/;async function gn(e){const t=new Set,
{Form:n,PatternType:s,Type3:a}=await(0,we.zx)(e,["Form","PatternType","Type3"]),o=async c=>{let i=!1;const f=S=>{const I=pn.has(S.operator)?S.name(Math.max(S.count-
1,0)):void 0,W=S.operator==="Tf"?S.name(0):I;i||=W!==void 0&&!mn.test(W)};return await(0,Ve.Ko)(await e.decodedAtEase(c),e.job.pace,f),i};for(const c of new Set(
[...n,...s])){const i=e.get(c);if(!(i instanceof F.Z6))continue;const f=e.resolve(i.dict.get("PatternType"))===1;if(!f&&!(0,F.Eo)(e.resolve(i.dict.get("Subtype")),
"Form"))continue;const S=e.dict(i.dict.get("Resources"));!S&&await o(i)&&t.add("has a form without resources (6.2.2)"),f&&S?.has("Font")&&t.add("has text in a p\
attern")}for(const c of a){const i=e.get(c);if(!(i instanceof F.Bi)||!(0,F.Eo)(e.resolve(i.get("Subtype")),"Type3"))continue;const f=e.dict(i.get("Resources"));
f?.has("Font")&&t.add("has text in glyphs of a Type 3 font");for(const S of f?[]:e.dict(i.get("CharProcs"))?.values()??[]){const I=e.resolve(S);I instanceof F.Z6&&
await o(I)&&t.add("has a Type 3 font without resources (6.2.2)")}}return[...t]}var yn=u(93059),Tn=u(58971),xn=u(69869);const Sn=new Set(["Launch","Sound","Movie",
"ResetForm","ImportData","Hide","SetOCGState","Rendition","Trans","GoTo3DView","JavaScript"]),vn=["NextPage","PrevPage","FirstPage","LastPage"],An=["Normal","Co\
mpatible","Multiply","Screen","Overlay","Darken","Lighten","ColorDodge","ColorBurn","HardLight","SoftLight","Difference","Exclusion","Hue","Saturation","Color",
"Luminosity"],tt=["RelativeColorimetric","AbsoluteColorimetric","Perceptual","Saturation"],nt=32767,st=127,In=2**31-1,at=32,wn=2e3,En=16;async function Dn(e){const t=new Cn(
e);for(let n=1;n<e.size;n++)e.exists(n)&&await t.visit(e.get(n));return await t.checkProfiles(),t.found}class Cn{document;found=new Set;profiles=new Map;compared=0;colorants=new Map;constructor(t){
this.document=t}async visit(t){const{pace:n}=this.document.job,s=[t];for(n.add(100);s.length>0;){const a=s.pop(),o=n.step(20);if(o&&await o,a instanceof F.Z6)this.
stream(a.dict),s.push(a.dict);else if(a instanceof F.Bi){this.dictionary(a);for(const[c,i]of a)c.length>st&&this.found.add(pe),s.push(i)}else if(Array.isArray(a)){
this.colorSpace(a);for(const c of a)s.push(c)}else this.scalar(a)}}scalar(t){const{found:n}=this;t instanceof F.SX?(t.text==="DeviceCMYK"&&n.add(ve),t.text.length>
st&&n.add(pe)):t instanceof F.Mx?t.bytes.length>nt&&n.add(pe):Number.isInteger(t)&&Math.abs(t)>In&&n.add(pe)}nameOf(t){const n=this.document.resolve(t);return n instanceof
F.SX?n.text:void 0}stream(t){const{document:n,found:s}=this;(t.has("F")||t.has("FFilter")||t.has("FDecodeParms"))&&s.add("has a stream in another file (6.1.7.1)");
const a=n.resolve(t.get("Filter")),o=Array.isArray(a)?a.slice(0,En).map(c=>this.nameOf(c)):[this.nameOf(a)];switch(o.includes("LZWDecode")&&s.add("uses LZW (6.1\
.7.2)"),o.includes("Crypt")&&s.add("has a stream that is encrypted apart (6.1.7.2)"),o.includes("JPXDecode")&&s.add("has JPEG 2000 images, which are not checked"),
this.nameOf(t.get("Subtype"))){case"Image":(t.has("Alternates")||t.has("OPI"))&&s.add("has an image with alternates (6.2.8)"),n.resolve(t.get("Interpolate"))===
!0&&s.add("has an image that is interpolated (6.2.8)"),this.intent(t.get("Intent"));return;case"Form":(t.has("OPI")||t.has("Ref"))&&s.add("has a form from anoth\
er file (6.2.9)"),(t.has("PS")||this.nameOf(t.get("Subtype2"))==="PS")&&s.add(it);return;case"PS":s.add(it)}}dictionary(t){const{document:n,found:s}=this,a=this.
nameOf(t.get("S"));a!==void 0&&Sn.has(a)&&!t.has("Subtype")&&s.add(`has an action ${a} (6.5.1)`),a==="Named"&&t.has("N")&&!vn.includes(this.nameOf(t.get("N"))??
"")&&s.add("has a named action (6.5.1)"),t.has("AA")&&s.add("has actions that start automatically (6.5.2)");const c=a==="Luminosity"||a==="Alpha",i=this.nameOf(
t.get("TR2"));(t.has("TR")&&!c||t.has("TR2")&&i!=="Default")&&s.add("has a transfer function (6.2.5)"),(t.has("HTP")||t.has("HTO"))&&s.add("has a phase of halft\
ones (6.2.5)");const f=n.resolve(t.get("HalftoneType"));(t.has("HalftoneName")||typeof f=="number"&&f!==1&&f!==5)&&s.add("has a halftone (6.2.5)"),t.has("BM")&&
!An.includes(this.nameOf(t.get("BM"))??"")&&s.add("has an unknown blend mode (6.2.10)"),t.has("RI")&&this.intent(t.get("RI")),n.resolve(t.get("OPM"))===1&&s.add(
"overprints colors (6.2.4.2)"),(this.nameOf(t.get("Type"))==="EmbeddedFile"||t.has("EF"))&&s.add("has attachments, whose relationship is not known (6.8)")}intent(t){
const n=this.nameOf(t);n!==void 0&&!tt.includes(n)&&this.found.add(rt)}colorSpace(t){const{document:n,found:s}=this,a=t[0]instanceof F.SX?t[0].text:"";if(a==="I\
CCBased"){const o=n.resolve(t[1]),c=o instanceof F.Z6?n.resolve(o.dict.get("N")):void 0;o instanceof F.Z6&&typeof c=="number"?this.profiles.set(o,c):s.add(ct)}else if(a===
"Separation"&&t.length>=4){if(++this.compared>wn){s.add("has more spot colors than are compared");return}const o=this.nameOf(t[1])??"",c={parts:De},i=[t[2],t[3]].
map(S=>ot(n,S,c)).join(" ");n.job.pace.add((De-c.parts)*Pn);const f=this.colorants.get(o);(i.includes("?")||f!==void 0&&f!==i)&&s.add("has a spot color that may\
 look different in places (6.2.4.4)"),this.colorants.set(o,i)}else if(a==="DeviceN"){const o=n.dict(t[4]),c=n.array(t[1])??[],i=c.slice(0,at),f=n.dict(o?.get("C\
olorants")),S=i.map(I=>this.nameOf(I)??"").filter(I=>!bn.includes(I));(c.length>at||S.some(I=>f?.has(I)!==!0))&&s.add("has a color space whose colorants are not\
 described (6.2.4.4)")}}async checkProfiles(){const{document:t,found:n}=this;for(const[s,a]of this.profiles){const o=a===1||a===3||a===4,c=await t.decodedAtEase(
s);(!o||!(0,xn.hh)(c,a))&&n.add(ct);const i=t.job.pace.step(c.length);i&&await i}}}const De=64,Pn=500;function ot(e,t,n){if(n.parts--<=0)return"?";if((0,F.i9)(t)&&
e.resolve(t)instanceof F.Z6)return`${t.number}`;const s=e.resolve(t);if(s instanceof F.SX)return s.text;if(typeof s=="number")return`${s}`;const a=Array.isArray(
s)?s:s instanceof F.Bi?[...s].flat():void 0;if(!a||a.length>De)return"?";const o=a.map(c=>typeof c=="string"?c:ot(e,c,n));return`${s instanceof F.Bi?"dict":""}[${o.
join(" ")}]`}const bn=["Cyan","Magenta","Yellow","Black","None"],ve="has CMYK colors without a profile, which sRGB does not cover (6.2.4.3)",pe="has a string, a\
 name or a number beyond the limits (6.1.13)",rt="has an unknown rendering intent (6.2.6)",it="has PostScript (6.2.9)",ct="has a color profile that cannot be us\
ed (6.2.4.2)",On=28;async function Rn(e){const t=new Set,n=new Tn.X(e);for(let s=0;s<e.pages.count;s++)await lt(e,await n.page(s),t);for(const s of await Bn(e))
await lt(e,await e.decodedAtEase(s),t);return t}async function Bn(e){const t=new Set,{Form:n,PatternType:s,CharProcs:a}=await(0,we.zx)(e,["Form","PatternType","\
CharProcs"]);for(const c of new Set([...n,...s])){const i=e.get(c);if(!(i instanceof F.Z6))continue;((0,F.Eo)(e.resolve(i.dict.get("Subtype")),"Form")||e.resolve(
i.dict.get("PatternType"))===1)&&t.add(i)}const o=new Set;for(const c of a){const i=e.get(c),f=i instanceof F.Bi?e.dict(i.get("CharProcs")):void 0;if(!f||o.has(
f))continue;o.add(f);for(const I of f.values()){const W=e.resolve(I);W instanceof F.Z6&&t.add(W)}const S=e.job.pace.step(f.size*100);S&&await S}return t}async function lt(e,t,n){
let s=0;await(0,Ve.Ko)(t,e.job.pace,a=>{const{operator:o}=a;switch(o){case"":n.add("has operators that PDF does not know (6.2.2)");return;case"q":++s>On&&n.add(
"has graphics states that are nested too deep (6.1.13)");return;case"Q":--s<0&&n.add("restores a graphics state that was not saved (6.2.2)");return;case"k":case"\
K":n.add(ve);return;case"cs":case"CS":a.name(0)==="DeviceCMYK"&&n.add(ve);return;case"ri":tt.includes(a.name(0)??"")||n.add(rt);return;case"BI":Mn(a,n);return;case"\
Tj":case"TJ":case"'":case'"':a.endOf(a.count-1)-a.startOf(0)>nt&&n.add(pe)}}),s>0&&n.add("has content that does not restore the graphics state (6.2.2)")}function Mn(e,t){
const n=(0,yn.n)(e);if(!n)return;const s=a=>(Array.isArray(a)?a:[a]).flatMap(o=>o instanceof F.SX?[o.text]:Array.isArray(o)?s(o):[]);s(n.dict.get("ColorSpace")).
some(a=>a==="CMYK"||a==="DeviceCMYK")&&t.add(ve),s(n.dict.get("Filter")).some(a=>a==="LZW"||a==="LZWDecode")&&t.add("uses LZW (6.1.10)"),(n.dict.get("I")===!0||
n.dict.get("Interpolate")===!0)&&t.add("has an image that is interpolated (6.2.8)")}var Nn=u(15330),Ln=u(25747);const $n=1,Fn=20,Un=1e3,jn=["Identity-H","Identi\
ty-V"];async function Kn(e,t){const n=new Set;for(const[s,a]of t){const{dictionary:o}=s,c=(0,oe.FG)(e,o.get("Subtype"));if(c==="Type3")continue;const i=(0,Ee.oQ)(
e,o),f=(0,Ee.Lq)(e,o);if(typeof i!="object"||!f)continue;const S=c==="Type0"?Wn:Gn;for(const W of S(e,o,i))n.add(W);const I=await e.decodedAtEase(f);await Xn(e,
s,a,i,I)||n.add("has a font whose widths differ from those of its program (6.2.11.5)")}return n}function Gn(e,t,n){const s=[],[a,o]=[e.resolve(t.get("FirstChar")),
e.resolve(t.get("LastChar"))],c=e.array(t.get("Widths"));if((!(typeof a=="number"&&typeof o=="number"&&c?.length===o-a+1)||!t.has("BaseFont"))&&s.push("has a fo\
nt without widths (6.2.11.2)"),n.kind!=="truetype")return s;const{base:f,differences:S}=(0,he.yD)(e,t);if((0,he.pE)(e,(0,oe.nb)(e,t),t))return t.has("Encoding")&&
s.push("has a symbolic TrueType font with an encoding (6.2.11.6)"),n.codes!=="symbol"&&n.subtables!==1&&s.push("has a symbolic TrueType font without one table o\
f its codes (6.2.11.6)"),s;const I=(0,oe.FG)(e,t.get("Encoding"))||(0,oe.FG)(e,e.dict(t.get("Encoding"))?.get("BaseEncoding"));f!==void 0&&(I==="WinAnsiEncoding"||
I==="MacRomanEncoding")||s.push("has a TrueType font without one of the encodings that are allowed (6.2.11.6)");const z=te=>{const ee=(0,Qe.u)(te);return te==="\
.notdef"||ee!==void 0&&n.unicode(ee)>0};return S&&![...S.values()].every(z)&&s.push("has a TrueType font with names of glyphs that its table of characters lacks\
 (6.2.11.6)"),s}function Wn(e,t,n){const s=[],a=(0,oe.FG)(e,t.get("Encoding"));jn.includes(a)||s.push("has a composite font with another CMap than Identity, whi\
ch is not checked");const o=(0,oe.hL)(e,t),c=e.resolve(o?.get("CIDToGIDMap")),i=(0,oe.FG)(e,o?.get("Subtype"))==="CIDFontType2",f=c instanceof F.Z6||(0,oe.FG)(e,
c)==="Identity";return i&&!f&&s.push("has a font without /CIDToGIDMap (6.2.11.3.2)"),i!==(n.kind==="truetype")&&s.push("has a font whose kind is not that of its\
 program (6.2.11.2)"),s}async function Xn(e,t,n,s,a){let o=0;const c=(0,Ln.W)(a,S=>o+=S);if(!c)return!1;const i=(0,Nn.X)(e,t.dictionary,c,s),f=new Set;for(const S of n)
for(let I=0,W=0;I<S.length;I=W){W=Math.max(t.partEnd(S,I,Un),I+1);for(const te of t.glyphs(S.subarray(I,W))){if(f.has(te.code))continue;f.add(te.code);const ee=i(
te);if(ee===void 0||Math.abs(ee-1e3*te.width)>$n)return!1}const z=e.job.pace.step((W-I)*20+o*Fn);o=0,z&&await z}return!0}async function kn(e,t){const n=await Je(
e),s=new Set([...await qe(e,"b",n),...Zn(e),...await Qn(e),...ss(t),...await Dn(e),...await Rn(e),...await Kn(e,n.strings)]);return s.size>0?[...s]:(ft(e).length===
0&&(0,Vt.Xw)(e),await es(e),(0,Ze._L)(e,t?(0,Ze.QH)(t,Hn,dt):(0,zt.R)(e,dt)),[])}async function _n(e){const t=e.resolve(e.catalog.get("Metadata"));return(0,Yt.kg)(
e.decoded(t),e.job.pace)}const dt=[["part","3"],["conformance","B"]].map(([e,t])=>({prefix:"pdfaid",name:e,form:"simple",values:[t]})),Hn=({namespace:e})=>e===de.
dK.pdfaid,ft=e=>e.array(e.catalog.get("OutputIntents"))??[];function Zn(e){const{catalog:t}=e,n=[],s=e.dict(t.get("AcroForm"));e.resolve(s?.get("NeedAppearances"))===
!0&&n.push("leaves the look of fields to readers (6.4.1)");const a=e.dict(t.get("Names"));a?.has("JavaScript")&&n.push("has scripts (6.5.1)"),a?.has("EmbeddedFi\
les")&&n.push("has attachments, whose relationship is not known (6.8)");const o=ft(e).map(f=>e.dict(f)),c=f=>(0,F.Eo)(e.resolve(f?.get("S")),"GTS_PDFA1")&&e.resolve(
e.dict(f?.get("DestOutputProfile"))?.get("N"))===3;(o.length>1||!o.every(c))&&n.push("has another output intent than one of RGB for PDF/A (6.2.3)");const i=e.dict(
t.get("OCProperties"));return i&&!Vn(e,i)&&n.push("has layers without a name or an order, or that are turned on automatically (6.9)"),n}const ut=50;function Vn(e,t){
const n=e.array(t.get("Configs"))??[];if(n.length>ut)return!1;const s=[t.get("D"),...n].map(i=>e.dict(i)),o=s.map(i=>e.resolve(i?.get("Name"))).map(i=>i instanceof
F.Mx?Buffer.from(i.bytes).toString("latin1"):"");return o.every(i=>i!=="")&&new Set(o).size===o.length&&s.every(i=>i&&!i.has("AS")&&!i.has("Order"))}const zn=new Set(
["Text","Link","FreeText","Line","Square","Circle","Polygon","PolyLine","Highlight","Underline","Squiggly","StrikeOut","Stamp","Caret","Ink","Popup","Widget","P\
rinterMark","TrapNet","Watermark","Redact"]),Ce=4,Yn=291,ht=24;async function Qn(e){const t=new Set;for(const n of qn(e)){const s=e.job.pace.step(500);s&&await s;
const a=(0,Zt.B)(e,n);zn.has(a)||t.add("has an annotation that PDF/A does not know (6.3.1)");const o=e.resolve(n.get("F"))??(a==="Link"?Ce:0),c=typeof o=="numbe\
r"&&(o&Ce)>0&&(o&Yn)===0;a!=="Popup"&&!c&&t.add("has an annotation that is hidden or not printed (6.3.2)"),a==="Text"&&(Number(o)&ht)!==ht&&t.add("has a note th\
at turns with the page (6.3.2)");const i=e.dict(n.get("AP"));i&&(i.size>1||!i.has("N"))&&t.add("has an annotation with several looks (6.3.3)"),i&&Jn(e,i.get("N"))&&
t.add("has text in annotations or fields, which is not checked")}return t}function Jn(e,t){const n=e.resolve(t),s=n instanceof F.Z6?[n]:n instanceof F.Bi?[...n.
values()]:[];return s.length>ut?!0:s.some(a=>{const o=e.resolve(a),c=o instanceof F.Z6?e.dict(o.dict.get("Resources")):void 0;return c?.has("Font")===!0||c?.has(
"XObject")===!0})}function*qn(e){for(const t of e.pages.numbers)for(const n of e.array(e.entry(t,"Annots"))??[]){const s=e.dict(n);s&&(yield s)}}const es=e=>(0,Ie.
l)(e,["Link"],t=>{const n=(0,F.Eo)(e.resolve(t.get("Subtype")),"Link")&&!t.has("F");return n&&t.set("F",Ce),n}),ts={[de.dK.dc]:["contributor","coverage","creato\
r","date","description","format","identifier","language","publisher","relation","rights","source","subject","title","type"],[de.dK.xmp]:["CreateDate","CreatorTo\
ol","Identifier","Label","MetadataDate","ModifyDate","Nickname","Rating","BaseURL"],[de.dK.xmpMM]:["DocumentID","InstanceID","OriginalDocumentID","VersionID","R\
enditionClass"],[de.dK.pdf]:["Keywords","PDFVersion","Producer","Trapped"],[de.dK.pdfaid]:["part","conformance","amd","corr","rev"]},ns={creator:"Seq",date:"Seq",
contributor:"Bag",language:"Bag",publisher:"Bag",relation:"Bag",subject:"Bag",type:"Bag",description:"Alt",rights:"Alt",title:"Alt"};function ss(e){if(!e)return[];
const t=({namespace:s,name:a,from:o,to:c})=>{if(ts[s]?.includes(a)!==!0)return!1;const i=s===de.dK.dc?ns[a]:void 0;return i===void 0||e.text.slice(o,c).includes(
`:${i}`)};return e.properties.filter(s=>!t(s)).length>0?["has metadata that PDF/A does not know or has in another form (6.6.2.3)"]:[]}const as={alternative:"Alt\
ernative",data:"Data",source:"Source"},Pe=["MINIMUM","BASIC WL"],os=async(e,t,n)=>{const s=await(0,_t.E)(e.bytes,n,{password:t.open_password}),a=await(0,_e.Br)(
s),o=(0,Xt.Ip)(s,a).archive,c=await rs(t,n.pace),i="issues"in c?c.issues:[],f="issues"in c?void 0:await(0,P.Q)(c.bytes,n.pace),S=[...i,...f===void 0?[]:cs(f,t),
...t.attach_only?[]:await ls(s,{xmp:a,archive:o,upgrades:t.upgrade_to_archive}),...await ds(s,typeof f=="object"?f.profile:void 0)];if(S.length>0||"issues"in c||
typeof f!="object"||!f.profile)throw(0,b.G6)(S);const{profile:I,invoice:W}=f,z=(0,_e._6)(s,a),te={name:I.file,bytes:c.bytes,mimeType:"text/xml",description:"Ele\
ctronic invoice as XML",relationship:as[is(t,I)],modified:(0,N.Z)(z.modified??z.created??W.issueDate??"")};await(0,$.K)(s,te,(await(0,$.V)(s)).map(({entry:us})=>us),
[]),t.attach_only||await(0,O.a)(s,a&&o?a:await _n(s),I);const ee=s.pages.count,le=await(0,Ht.UN)(s,{version:"1.7"}),be={pageCount:ee,profile:I.level};return{documents:[
{name:e.name,bytes:le,pageCount:ee}],notes:fs(I,t),facts:be}};async function rs({invoice:e,invoice_data:t,profile:n},s){if(!t)return{bytes:e.bytes};const a=await jt(
t,n,s);return Array.isArray(a)?{issues:[{field:"invoice_data",message:a.join("; "),mentions:["profile","read_e_invoice"]}]}:{bytes:a}}const is=({relationship:e},{
level:t})=>e??(Pe.includes(t)?"data":"alternative");function cs(e,{relationship:t}){const n=i=>[{field:"invoice",message:i}];if(typeof e=="string")return n(`${e}\
: it must be a Cross Industry Invoice (CII D16B or D22B)`);if(e.syntax==="UBL")return n("is an invoice in UBL, and Factur-X takes only Cross Industry Invoices (\
CII)");const{profile:s,invoice:a}=e;if(!s)return n("has no guideline (BT-24) of Factur-X, ZUGFeRD 2 or XRechnung: it must name MINIMUM, BASIC WL, BASIC, EN 1693\
1, EXTENDED or XRECHNUNG");const o=["number","issueDate","typeCode","currency"].filter(i=>a[i]===null),c=Pe.includes(s.level)&&t!==void 0&&t!=="data";return[...o.
length>0?n(`lacks terms that every invoice has: ${o.join(", ")}`):[],...c?[{field:"relationship",message:`must be data for an invoice of the profile ${s.level}`}]:
[]]}async function ls(e,{xmp:t,archive:n,upgrades:s}){const a=(c,...i)=>({field:"file",message:c,mentions:["attach_only",...i]});return e.security?[a("is encryp\
ted, which an electronic invoice must not be: remove the password and the restrictions first")]:t?.malformed===!0?[a("has XMP metadata that is malformed, so it \
cannot be PDF/A")]:n?.level==="a"&&!(0,kt.Bi)(e)?[a(`claims ${n.name} and is not tagged, as level A needs: convert it first, or set attach_only`)]:n&&(n.part===
2||n.part===3)?[]:n?.part===1?(await qe(e,n.level)).map(i=>a(`claims ${n.name} and cannot become PDF/A-3, because it ${i}: convert it first, or set attach_only`)):
n?[a(`claims ${n.name}, and an electronic invoice must be PDF/A-2 or PDF/A-3: convert it first, or set attach_only`)]:s?(await kn(e,t)).map(c=>a(`cannot become \
PDF/A-3, because it ${c}: convert it first, or set attach_only`)):[a("does not claim PDF/A, and an electronic invoice must be PDF/A-2 or PDF/A-3: set upgrade_to\
_archive, convert it first, or set attach_only","upgrade_to_archive")]}async function ds(e,t){const{invoices:n,refused:s,names:a}=await(0,A.sc)(e),o=n[0]?.file??
s?.file??a.find(i=>i.toLowerCase()===t?.file);return o===void 0?[]:[{field:"file",message:`has an electronic invoice already (${(0,He.jC)(o,He.zE,"an attachment\
 without a name")})`}]}function fs({level:e},{attach_only:t}){const n=[];return Pe.includes(e)&&n.push({code:"invoice_without_lines",message:`The profile ${e} h\
as no lines: it is not an invoice in Germany, only data that accompany one.`}),t&&n.push({code:"invoice_not_claimed",message:"The XML is attached, and the docum\
ent does not claim to be an electronic invoice.",mentions:["attach_only"]}),n}}),55969:((ne,Z,u)=>{u.d(Z,{B:()=>O,E:()=>A});var N=u(45599);const b=new Set(["Tex\
t","FreeText","Line","Square","Circle","Polygon","PolyLine","Highlight","Underline","Squiggly","StrikeOut","Caret","Stamp","Ink","Popup","Sound","Redact","Proje\
ction"]),$=new Set(["Link","Widget","FileAttachment"]);function O(w,y){const P=w.resolve(y.get("Subtype"));return P instanceof N.SX?P.text:""}const A=(w,y)=>y===
"comments"?b.has(w):w!==""&&!$.has(w)}),96927:((ne,Z,u)=>{u.d(Z,{XS:()=>O,tU:()=>A,tn:()=>$});const N=w=>Math.round(w*72e3/25.4)/1e3,b=(w,y)=>[N(w),N(y)],$={A3:b(
297,420),A4:b(210,297),A5:b(148,210),A6:b(105,148),Letter:[612,792],Legal:[612,1008],Tabloid:[792,1224]},O=3,A=14400}),21878:((ne,Z,u)=>{u.d(Z,{k:()=>$});const N=[
.3127,.329,.64,.33,.3,.6,.15,.06],b=[.9642,1,.8249];function $({gray:p,gamma:m,primaries:T}){const r=m===void 0?K():k(1/m),h=[{names:["desc"],data:y(m===void 0?
"sRGB":"Colors of a PNG image")},{names:["cprt"],data:w("text",[...A("No copyright, use freely"),0])},{names:["wtpt"],data:P(b)}];if(p)return O("GRAY",[...h,{names:[
"kTRC"],data:r}]);const[d,g,E]=j(_(T??N));return O("RGB ",[...h,{names:["rXYZ"],data:P(d)},{names:["gXYZ"],data:P(g)},{names:["bXYZ"],data:P(E)},{names:["rTRC",
"gTRC","bTRC"],data:r}])}function O(p,m){const T=m.flatMap(({names:D})=>D).length,r=132+12*T,l=m.reduce((D,{data:C})=>D+C.length,r),h=new Uint8Array(l),d=new DataView(
h.buffer);d.setUint32(0,l),d.setUint32(8,34603008),h.set(A(`mntr${p}XYZ `),12);for(const[D,C]of[2e3,1,1,0,0,0].entries())d.setUint16(24+2*D,C);h.set(A("acsp"),36),
h.set(P(b).subarray(8),68),d.setUint32(128,T);let g=132,E=r;for(const{names:D,data:C}of m){for(const U of D)h.set(A(U),g),d.setUint32(g+4,E),d.setUint32(g+8,C.length),
g+=12;h.set(C,E),E+=C.length}return h}const A=p=>[...p].map(m=>m.charCodeAt(0));function w(p,m){const T=8+m.length,r=new Uint8Array(Math.ceil(T/4)*4);return r.set(
A(p)),r.set(m,8),r}function y(p){return w("desc",[0,0,0,p.length+1,...A(p),0,...new Array(78).fill(0)])}function P(p){const m=w("XYZ ",new Array(12).fill(0)),T=new DataView(
m.buffer);for(const[r,l]of p.entries())T.setInt32(8+4*r,Math.round(l*65536));return m}function k(p){const m=Math.round(p*256);return w("curv",[0,0,0,1,m>>8,m&255])}
function K(){const m=w("curv",[0,0,4,0,...new Array(2048).fill(0)]),T=new DataView(m.buffer);for(let r=0;r<1024;r++){const l=r/1023,h=l<=.04045?l/12.92:((l+.055)/
1.055)**2.4;T.setUint16(12+2*r,Math.round(h*65535))}return m}function _([p,m,T,r,l,h,d,g]){const E=[p/m,1,(1-p-m)/m],D=L([[T/r,1,(1-T-r)/r],[l/h,1,(1-l-h)/h],[d/
g,1,(1-d-g)/g]]),C=X(M(D),E),U=D.map(J=>J.map((Y,se)=>Y*C[se])),[H,Q]=[X(B,E),X(B,b)],V=B.map((J,Y)=>J.map(se=>se*Q[Y]/H[Y]));return v(v(M(B),V),U)}const B=[[.8951,
.2664,-.1614],[-.7502,1.7135,.0367],[.0389,-.0685,1.0296]],L=p=>[[p[0][0],p[1][0],p[2][0]],[p[0][1],p[1][1],p[2][1]],[p[0][2],p[1][2],p[2][2]]],j=L,G=(p,m)=>p[0]*
m[0]+p[1]*m[1]+p[2]*m[2],X=(p,m)=>[G(p[0],m),G(p[1],m),G(p[2],m)];function v(p,m){const T=j(m);return p.map(r=>[G(r,T[0]),G(r,T[1]),G(r,T[2])])}function M([[p,m,
T],[r,l,h],[d,g,E]]){const D=p*(l*E-h*g)-m*(r*E-h*d)+T*(r*g-l*d);return[[l*E-h*g,T*g-m*E,m*h-T*l],[h*d-r*E,p*E-T*d,T*r-p*h],[r*g-l*d,m*d-p*g,p*l-m*r]].map(U=>U.
map(H=>H/D))}}),69869:((ne,Z,u)=>{u.d(Z,{R1:()=>k,To:()=>w,hh:()=>y});var N=u(81679),b=u(78157),$=u(45599);const O={1:"GRAY",3:"RGB ",4:"CMYK"},A=["scnr","mntr",
"prtr","spac"],w={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function y(K,_){if(!K||K.length<132)return;const B=(0,b.bS)(K),L=v=>B.toString("latin1",v,v+4),j=B.
readUInt32BE(0),G=K[8];if(!(!(j>=132&&j<=K.length&&G>=2&&G<=4&&L(36)==="acsp"&&A.includes(L(12)))||L(16)!==O[_]))return{bytes:K.subarray(0,j),version:G}}const P=new WeakMap;
function k(K,{bytes:_},B){const L=P.get(K)??[];P.set(K,L);const j=L.find(v=>Buffer.compare(v.bytes,_)===0);if(j)return j.ref;const G=(0,$.jd)({N:B,Alternate:(0,$.
UU)(w[B]),Filter:(0,$.UU)("FlateDecode")}),X=K.add(new $.Z6(G,(0,N.Kc)(_)));return L.push({bytes:_,ref:X}),X}}),85392:((ne,Z,u)=>{u.d(Z,{J:()=>y,a:()=>P});var N=u(
21115),b=u(824),$=u(82715),O=u(60912),A=u(1975),w=u(92761);async function y(_){const B=await(0,b.Br)(_),L=({namespace:j})=>w.fD.includes(j);return B?.properties.
some(L)?((0,O._L)(_,(0,O.QH)(B,L,[])),!0):!1}async function P(_,B,L){const j=(v,M,p)=>({prefix:v,name:M,form:"simple",values:[p]}),G=(0,O.QH)(B,({namespace:v,name:M})=>w.
fD.includes(v)||v===N.dK.pdfaid&&M==="part",[j("pdfaid","part","3"),j("fx","DocumentType","INVOICE"),j("fx","DocumentFileName",L.file),j("fx","Version",L.version),
j("fx","ConformanceLevel",L.level)]),X=await(0,A.kg)(Buffer.from(G,"utf8"),_.job.pace);(0,O._L)(_,(0,$.m)(X,"pdfaExtension","schemas",K))}const k=[["DocumentTyp\
e","Type of the invoice document"],["DocumentFileName","Name of the embedded XML invoice"],["Version","Version of the XML invoice standard"],["ConformanceLevel",
"Profile of the XML invoice"]],K=`<rdf:li rdf:parseType="Resource" xmlns:pdfaSchema="${N.dK.pdfaSchema}" xmlns:pdfaProperty="${N.dK.pdfaProperty}">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${N.dK.fx}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${k.map(([_,B])=>`<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${_}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty\
:category>external</pdfaProperty:category><pdfaProperty:description>${B}</pdfaProperty:description></rdf:li>
`).join("")}</rdf:Seq></pdfaSchema:property>
</rdf:li>
`}),24472:((ne,Z,u)=>{u.d(Z,{Q$:()=>K,Xw:()=>k,n8:()=>P});var N=u(21115),b=u(1975),$=u(82715),O=u(60912),A=u(21878),w=u(81679),y=u(45599);const P="Octavo";function k(B){
const L=B.add(new y.Z6((0,y.jd)({N:3,Filter:(0,y.UU)("FlateDecode")}),(0,w.Kc)((0,A.k)({gray:!1})))),j=(0,y.jd)({Type:(0,y.UU)("OutputIntent"),S:(0,y.UU)("GTS_P\
DFA1"),OutputConditionIdentifier:(0,y.Px)("sRGB"),Info:(0,y.Px)("sRGB"),DestOutputProfile:L});B.editCatalog().set("OutputIntents",[B.add(j)])}async function K(B,{
title:L,author:j,language:G},X){const{isArchive:v}=X,M=(r,l,h)=>({prefix:r,name:l,form:"simple",values:[h]}),p=X.isAccessible&&G!==void 0,m=(0,O.T3)([{prefix:"d\
c",name:"title",form:"alternative",values:[L]},...j===void 0?[]:[{prefix:"dc",name:"creator",form:"ordered",values:[j]}],...G===void 0?[]:[{prefix:"dc",name:"la\
nguage",form:"unordered",values:[G]}],M("pdf","Producer",P),...v?[M("pdfaid","part","3"),M("pdfaid","conformance","A")]:[],...p?[M("pdfuaid","part","1")]:[]]);if(!p||
!v)return(0,O._L)(B,m);const T=await(0,b.kg)(Buffer.from(m,"utf8"),B.job.pace);(0,O._L)(B,(0,$.m)(T,"pdfaExtension","schemas",_))}const _=`<rdf:li rdf:parseType\
="Resource" xmlns:pdfaSchema="${N.dK.pdfaSchema}" xmlns:pdfaProperty="${N.dK.pdfaProperty}">
<pdfaSchema:schema>PDF/UA Universal Accessibility Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${N.dK.pdfuaid}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
<rdf:li rdf:parseType="Resource"><pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType><pdfaProperty:category>inter\
nal</pdfaProperty:category><pdfaProperty:description>Part of ISO 14289 that the document conforms to</pdfaProperty:description></rdf:li>
</rdf:Seq></pdfaSchema:property>
</rdf:li>
`}),32901:((ne,Z,u)=>{u.d(Z,{R:()=>G,f:()=>P});var N=u(21115),b=u(77581),$=u(45599),O=u(21281),A=u(824),w=u(60912);const y={title:"Title",author:"Author",subject:"\
Subject",keywords:"Keywords",creator:"Creator"};async function P(v,M){const p=await(0,A.Br)(v);if(((0,O.Ip)(v,p).archive?.part??0)>=4?_(v,M):K(v,M),M.language!==
void 0&&v.edit(v.catalogNumber).set("Lang",(0,b.wx)(M.language)),p?.malformed===!0)return(0,w._L)(v,(0,w.T3)(X(v,M))),[k];const T=B(M);return p?(0,w._L)(v,(0,w.
QH)(p,L(T,p),T)):v.version>="2.0"&&(0,w._L)(v,(0,w.T3)(X(v,M))),[]}const k={code:"xmp_replaced",message:"The XMP metadata of the document was malformed. It was \
written again from the Info dictionary, without claims such as PDF/A."};function K(v,M){const p=Object.entries(y).flatMap(([r,l])=>{const h=M[r];return h===void 0?
[]:[[l,(0,b.wx)(h)]]});if(p.length===0)return;const m=v.trailer.get("Info"),T=new $.Bi([...(0,A._U)(v)??[],...p]);m instanceof $.oS&&v.exists(m.number)?v.put(m,
T):v.trailer.set("Info",v.add(T))}function _(v,M){const p=(0,A._U)(v);if(!p)return;const m=new Set(Object.entries(y).flatMap(([l,h])=>M[l]===void 0?[]:[h])),T=new $.
Bi([...p].filter(([l])=>!m.has(l)));if(T.size===p.size)return;const r=v.trailer.get("Info");T.size===0?v.trailer.delete("Info"):r instanceof $.oS?v.put(r,T):v.trailer.
set("Info",T)}function B(v){const{title:M,author:p,subject:m,keywords:T,creator:r,language:l}=v,h=(d,g,E,D)=>D===void 0?[]:[{prefix:d,name:g,form:E,values:[D]}];
return[...h("dc","title","alternative",M),...h("dc","description","alternative",m),...h("dc","creator","ordered",p),...h("pdf","Keywords","simple",T),...h("xmp",
"CreatorTool","simple",r),...h("dc","language","unordered",l)]}function L(v,{properties:M}){const p=v.find(({name:r})=>r==="Keywords")?.values[0],m=M.some(({namespace:r,
name:l})=>r===N.dK.dc&&l==="subject");p!==void 0&&m&&v.push({prefix:"dc",name:"subject",form:"unordered",values:j(p)});const T=new Set(v.map(({prefix:r,name:l})=>`${N.
dK[r]} ${l}`));return({namespace:r,name:l})=>T.has(`${r} ${l}`)}const j=v=>v.split(/[,;]/).map(M=>M.trim()).filter(M=>M!==""),G=(v,M)=>(0,w.T3)([...X(v,{}),...M]);
function X(v,M){const{title:p,author:m,subject:T,keywords:r,creator:l,producer:h,created:d,modified:g,language:E}=(0,A._6)(v,void 0),C=Object.entries({...{title:p,
author:m,subject:T,keywords:r,creator:l,language:E},...M}).filter(([,H])=>H!==null),U=(H,Q,V)=>V===null?[]:[{prefix:H,name:Q,form:"simple",values:[V]}];return[...B(
Object.fromEntries(C)),...U("pdf","Producer",h),...U("xmp","CreateDate",d),...U("xmp","ModifyDate",g)]}}),82715:((ne,Z,u)=>{u.d(Z,{m:()=>$});var N=u(21115),b=u(
3907);function $(O,A,w,y){const{text:P,properties:k,end:K,about:_}=O,B=k.find(X=>X.namespace===N.dK[A]&&X.name===w),L=B&&P.slice(B.from,B.to).match(/^[\s\S]*(?=<\/(?:[\w.-]+:)?Bag\s*>)/)?.[0].
length;if(B&&L!==void 0){const X=B.from+L;return`${P.slice(0,X)}${y.replace("<rdf:li",`<rdf:li xmlns:rdf="${N.dK.rdf}"`)}${P.slice(X)}`}const j=`<${A}:${w}><rdf\
:Bag>
${y}</rdf:Bag></${A}:${w}>`,G=`<rdf:Description xmlns:rdf="${N.dK.rdf}" rdf:about="${(0,b.X)(_)}" xmlns:${A}="${N.dK[A]}">
${j}
</rdf:Description>
`;return`${P.slice(0,K)}${G}${P.slice(K)}`}}),61491:((ne,Z,u)=>{u.d(Z,{g$:()=>X,Bi:()=>v,Hy:()=>m});var N=u(77581),b=u(45599),$=u(70549),O=u(9819),A=u(78157),w=u(
79725),y=u(82416);const P=2e3,k=9;class K{document;type="";page=-1;hasTexts=!1;kids=[];entries=new w.R;number=0;isReference=!1;constructor(r){this.document=r}read(r){
const{entries:l,kids:h}=this;h.length=0;const d=this.document.place(r);if(!d||!l.locate(d.bytes,d.start,Math.min(d.end,d.start+P)))return!1;const{bytes:g}=d,{at:E}=l;
if(l.find(g,"MCID")>=0)return!1;this.hasTexts=l.find(g,"ActualText")>=0||l.find(g,"Alt")>=0;const D=l.find(g,"S");if(D<0||g[E[D+2]]!==A.cL)return!1;this.name(g,
E[D+2]+1,E[D+3]);const C=l.find(g,"Pg");if(this.page=-1,C>=0){if(this.after(g,E[C+2],E[C+3])!==E[C+3]||!this.isReference)return!1;this.page=this.number}const U=l.
find(g,"K");return U<0||this.readKids(g,E[U+2],E[U+3])}name(r,l,h){const{type:d}=this;let g=0;if(d.length===h-l)for(;g<d.length&&r[l+g]===d.charCodeAt(g);)g++;(g<
h-l||g===0)&&(this.type=(0,y.MQ)(r,l,h))}readKids(r,l,h){const d=r[l]===A.WL,g=d?h-1:h;if(d&&r[g]!==A.wt)return!1;for(let E=(0,A.AN)(r,d?l+1:l,g);E<g;E=(0,A.AN)(
r,E,g)){if(E=this.after(r,E,g),E<0)return!1;this.kids.push(this.isReference?-1-this.number:this.number)}return d||!this.isReference||this.isDictionary(this.number)}isDictionary(r){
const l=this.document.place(r);return l!==void 0&&l.bytes[(0,A.AN)(l.bytes,l.start,l.end)]===A.iH}after(r,l,h){let d=l,g=0;for(;d<h&&_(r[d]);d++)g=g*10+r[d]-A.l0;
if(d===l||d-l>k||(this.number=g,this.isReference=!1,d<h&&!B(r[d])))return-1;const E=(0,A.AN)(r,d,h);let D=E;for(;D<h&&_(r[D]);)D++;const C=(0,A.AN)(r,D,h);return D===
E||C>=h||r[C]!==A.AV?d:(this.isReference=!0,C+1)}}const _=T=>T>=A.l0&&T<=A.ev,B=T=>T===32||T===10||T===13,L=1e7,j=1e4;class G{pages=new Map;count=0;last;hasTexts=!1;leaf(r,l,h){
const d=this.pages.get(r);return l===0&&h<j?d?.own[h]:d?.others.get(l*L+h)}leaves(r){const{own:l=[],others:h}=this.pages.get(r)??{};return[...l.flat(),...h?.values()??
[]].sort((d,g)=>d.order-g.order)}hasPage(r){return this.pages.has(r)}add(r,l,h,d){if(!Number.isInteger(d)||d<0||d>=L)return;const{own:g,others:E}=this.leavesOf(
l);if(h===0&&d<j)g[d]??={element:r,order:this.count++};else{const D=h*L+d;E.has(D)||E.set(D,{element:r,order:this.count++})}for(let D=r;D&&D.firstPage<0;D=D.parent)
D.firstPage=l}leavesOf(r){if(this.last?.number===r)return this.last.leaves;let l=this.pages.get(r);return l||this.pages.set(r,l={own:[],others:new Map}),this.last=
{number:r,leaves:l},l}}const X=(0,$.n)(M);function v(T){const r=T.dict(T.catalog.get("MarkInfo"));return T.dict(T.catalog.get("StructTreeRoot"))!==void 0&&T.resolve(
r?.get("Marked"))===!0}async function M(T){const r=T.dict(T.catalog.get("StructTreeRoot"));if(!r||T.resolve(T.dict(T.catalog.get("MarkInfo"))?.get("Suspects"))===
!0)return;const l=new p(T,T.dict(r.get("RoleMap")));return await l.run(r),l.tags}class p{document;roles;tags=new G;visit;bytes;types=new Map;open=[];constructor(r,l){
this.document=r,this.roles=l,this.visit=new O._i(r),this.bytes=new K(r)}async run(r){const{open:l,document:h}=this;this.push(r.get("K"),void 0,-1);for(let d=l.pop();d;d=
l.pop()){this.take(d);const g=h.job.pace.step(300);g&&await g}}push(r,l,h){if(r===void 0)return;const d=(0,b.i9)(r)||(0,b.cy)(r)?this.document.array(r)??[r]:[r];
for(let g=d.length-1;g>=0;g--)this.open.push({kid:d[g],parent:l,page:h})}take({kid:r,parent:l,page:h}){if(typeof r=="number"){l&&h>=0&&this.tags.add(l,h,0,r);return}
if(!this.visit.first(r)||(0,b.i9)(r)&&this.takeBytes(r.number,l,h))return;const d=this.document.dict(r);if(!d)return;const g=d.get("Pg"),E=(0,b.i9)(g)?g.number:
h,D=d.get("MCID");if(D!==void 0){const H=d.get("Stm");l&&E>=0&&this.tags.add(l,E,(0,b.i9)(H)?H.number:0,Number(this.document.resolve(D)));return}const C=this.document.
resolve(d.get("S"));if(!(C instanceof b.SX))return;const U={type:this.standard(C.text),parent:l,actualText:this.text(d.get("ActualText")),alternative:this.text(
d.get("Alt")),firstPage:-1};U.actualText!==void 0&&(this.tags.hasTexts=!0),this.push(d.get("K"),U,E),(0,b.i9)(r)&&this.document.release(r.number)}takeBytes(r,l,h){
const{bytes:d,document:g,open:E,tags:D}=this;if(!d.read(r))return!1;const{hasTexts:C,kids:U}=d,H={type:this.standard(d.type),parent:l,actualText:C?this.text(g.entry(
r,"ActualText")):void 0,alternative:C?this.text(g.entry(r,"Alt")):void 0,firstPage:-1};H.actualText!==void 0&&(D.hasTexts=!0);const Q=d.page<0?h:d.page;if(U.some(
V=>V<0))for(let V=U.length-1;V>=0;V--){const J=U[V];E.push({kid:J<0?new b.oS(-1-J):J,parent:H,page:Q})}else if(Q>=0)for(const V of U)D.add(H,Q,0,V);return!0}text(r){
const l=r===void 0?null:this.document.resolve(r);return l instanceof b.Mx?(0,N.g7)(l):void 0}standard(r){const l=this.types.get(r);if(l!==void 0)return l;let h=r;
for(let d=0;d<16;d++){const g=this.document.resolve(this.roles?.get(h));if(!(g instanceof b.SX)||g.text===h)break;h=g.text}return this.types.set(r,h),h}}function*m(T){
for(let r=T;r;r=r.parent)yield r}}),27612:((ne,Z,u)=>{u.d(Z,{l:()=>$});var N=u(21996),b=u(90536);async function $(O,A,w){for(const y of await(0,N.V3)(O,A)){const P=O.
job.pace.step(200);P&&await P;const k={changed:!1};(0,b.C)(O.get(y),K=>{w(K)&&(k.changed=!0)}),k.changed&&O.edit(y)}}}),21996:((ne,Z,u)=>{u.d(Z,{Av:()=>B,RJ:()=>G,
V3:()=>j,vb:()=>X,zx:()=>_});var N=u(54619),b=u(93604),$=u(78157),O=u(88500);const A=2048,w=65536,y=4,P=1<<20,k=1024,K="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function _(p,m){
const{found:T,all:r}=await L(p,m),l=h=>[...new Set([...h,...r])].sort((d,g)=>d-g);return Object.fromEntries(m.map(h=>[h,l(T[h])]))}async function B(p,m){const{found:T,
all:r}=await L(p,m);for(const l of Object.values(T))for(const h of l)r.add(h);return r}async function L(p,m){const T=m.map(d=>{const[g="",...E]=[...d].map(C=>C.
replace(/\W/,"\\$&")),D=/\W/.test(d)?K:"\\w";return`${g}(?:${E.join("")}|${D}{0,${Math.max(0,d.length-2)}}#)`}),r=new RegExp(`/(?:${T.join("|")}|#)`,"g"),l=Object.
fromEntries(m.map(d=>[d,new Set])),h=new Set;await G(p,(d,g,E,D)=>{const C=d.toString("latin1",g,E);r.lastIndex=0;for(let U=r.exec(C);U;U=r.exec(C)){const H=D(g+
U.index);H!==void 0&&(U[0].endsWith("#")?h.add(H):l[U[0].slice(1)].add(H))}});for(const d of X(p))h.add(d);return{found:l,all:h}}async function j(p,m){const T=await _(
p,m);return[...new Set(Object.values(T).flat())].sort((r,l)=>r-l)}async function G(p,m){const{bytes:T,table:r}=p,l=v(p),h=new Int32Array(l.length);for(let C=0;C<
l.length;C++)h[C]=r.place[l[C]];const d=(0,$.bS)(T),g=C=>l[(0,b.M)(h,C)-1],E=new O.s;let D=0;for(let C=0;C<l.length;C++){const U=C+1===l.length,H=U?T.length:h[C+
1],Q=H-h[C]>A;if(!Q&&!U&&H-D<w)continue;let V=H;if(Q){h[C]>D&&m(d,D,h[C],g),E.reset();const Y=E.value(T,p.bodies[l[C]],H);D=h[C],Y>=0&&(V=Y)}m(d,D,V,g);const J=p.
job.pace.step(y*(V-D));J&&await J,D=H}for(const[C,U]of M(p)){const H=p.objectStream(C),Q=p.job.pace.step(0);if(Q&&await Q,!H)continue;const V=new Set(U),{starts:J,
numbers:Y,data:se}=H,me=ce=>{const re=Y[(0,b.M)(J,ce)-1];return re!==void 0&&V.has(re)?re:void 0};for(let ce=0;ce<se.length;ce+=P){m((0,$.bS)(se),ce,Math.min(ce+
P+k,se.length),me);const re=p.job.pace.step(y*P);re&&await re}}}function*X(p){for(let m=1;p.hasChanges&&m<p.size;m++)p.isChanged(m)&&p.exists(m)&&(yield m)}function v(p){
const{table:m,hasChanges:T}=p,r=[];let l=!0,h=-1;for(let d=1;d<m.size;d++){if(m.kind[d]!==N.tL||T&&p.isChanged(d))continue;const g=m.place[d];l&&=g>=h,h=g,r.push(
d)}return l?r:r.sort((d,g)=>m.place[d]-m.place[g])}function M(p){const{table:m,hasChanges:T}=p,r=new Map;for(let l=1;l<m.size;l++){if(m.kind[l]!==N.UT||T&&p.isChanged(
l))continue;const h=m.place[l],d=r.get(h);d?d.push(l):r.set(h,[l])}return r}}),90536:((ne,Z,u)=>{u.d(Z,{C:()=>b,L:()=>$});var N=u(45599);function b(O,A){const w=[
O];for(;w.length>0;){const y=w.pop(),P=y instanceof N.Z6?y.dict:y;if(Array.isArray(P))for(const k of P)w.push(k);else if(P instanceof N.Bi){A(P);for(const k of P.
values())w.push(k)}}}function $(O,A){const w=[];return b(O,y=>{w.length===0&&A(y)&&w.push(y)}),w.length>0}}),93604:((ne,Z,u)=>{u.d(Z,{B:()=>N,M:()=>b});const N=(O,A)=>$(
O,A,!1),b=(O,A)=>$(O,A,!0);function $(O,A,w){let[y,P]=[0,O.length];for(;y<P;){const k=y+P>>1,K=O[k];K<A||w&&K===A?y=k+1:P=k}return y}})};
