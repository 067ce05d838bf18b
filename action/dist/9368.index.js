"use strict";exports.id=9368,exports.ids=[9368],exports.modules={69368:((te,k,f)=>{f.r(k),f.d(k,{create_e_invoice:()=>as});var N=f(17079),O=f(58552),L=f(98037),B=f(85392),w=f(
92761),E=f(98446),x=f(36493),b=f(36161),W=f(48231),K=f(27547),_=f(3263);const R={id:"text",scheme:"text"},$={line1:"text",line2:"text",line3:"text",city:"text",
postCode:"text",subdivision:"text",country:"text"},F={name:"text",tradingName:"text",identifiers:[R],legalId:"text",vatId:"text",taxId:"text",electronicAddress:R,
address:$,contact:{name:"text",phone:"text",email:"text"}},X={start:"date",end:"date"},D=[{amount:"decimal",base:"decimal",percentage:"decimal",reason:"text",reasonCode:"\
text",taxScheme:"text",taxCategory:"text",taxRate:"decimal"}],p={number:"text",typeCode:"text",issueDate:"date",dueDate:"date",currency:"text",taxCurrency:"text",
buyerReference:"text",orderReference:"text",salesOrderReference:"text",contractReference:"text",projectReference:"text",precedingInvoices:["text"],businessProcess:"\
text",notes:["text"],noteSubjects:["text"],period:X,seller:F,buyer:F,payee:F,taxRepresentative:F,delivery:{name:"text",location:R,date:"date",address:$},payment:{
reference:"text",terms:"text",creditorId:"text",mandate:"text",means:[{code:"text",text:"text",iban:"text",bic:"text",accountName:"text",debitedIban:"text",card:"\
text"}]},lines:[{id:"text",kind:"text",parent:"text",name:"text",description:"text",notes:["text"],sellerItemId:"text",buyerItemId:"text",standardItemId:R,orderLine:"\
text",quantity:"decimal",unit:"text",netPrice:"decimal",grossPrice:"decimal",priceQuantity:"decimal",netAmount:"decimal",taxScheme:"text",taxCategory:"text",taxRate:"\
decimal",period:X,allowances:D,charges:D}],allowances:D,charges:D,thirdPartyCharges:[{amount:"decimal",reason:"text"}],taxes:[{taxScheme:"text",category:"text",
rate:"decimal",basis:"decimal",amount:"decimal",exemptionReason:"text",exemptionCode:"text"}],totals:{lines:"decimal",allowances:"decimal",charges:"decimal",net:"\
decimal",tax:"decimal",taxInAccountingCurrency:"decimal",gross:"decimal",paid:"decimal",rounding:"decimal",due:"decimal"}},r=["syntax","profile","file","xml","g\
uideline","issues"];async function l(e,t){const n=new H(t),s=Object.fromEntries(Object.entries(e).filter(([i])=>!r.includes(i))),a=await n.readObject(s,p,"");return{
invoice:{...a,guideline:null,payment:{reference:null,terms:null,creditorId:null,mandate:null,...{means:[]},...a.payment},totals:{...g,...a.totals}},unknown:n.unknown,
wrong:n.wrong}}const g={lines:null,allowances:null,charges:null,net:null,tax:null,taxInAccountingCurrency:null,gross:null,paid:null,rounding:null,due:null},u=new RegExp(
"[\\0-\\x08\\x0b\\x0c\\x0e-\\x1f\\ufffe\\uffff]|\\p{Cs}","u"),h=1e4,I=1e3,A={text:"a text without control characters",decimal:'a decimal such as "12.50"',date:'\
a day such as "2026-01-31"'},j=e=>Array.isArray(e);class H{pace;unknown=[];wrong=[];constructor(t){this.pace=t}async readAny(t,n,s){if(typeof n=="string")return this.
readTerm(t,n,s);const a=this.pace.step(400);if(a&&await a,j(n))return await this.readList(t,n[0],s);const o=await this.readObject(t,n,s);return Object.values(o).
every(c=>c===null||Array.isArray(c)&&c.length===0)?null:o}async readObject(t,n,s){const a=typeof t=="object"&&t!==null&&!Array.isArray(t);!a&&!Z(t)&&this.wrong.
push(`${s} must be an object`);const o=a?t:{},c=d=>s===""?d:s.endsWith(" ")?`${s}${d}`:`${s}.${d}`;for(const d of Object.keys(o))Object.hasOwn(n,d)||this.unknown.
push(c(d));const i={};for(const[d,v]of Object.entries(n))i[d]=await this.readAny(Object.hasOwn(o,d)?o[d]:void 0,v,c(d));return i}async readList(t,n,s){if(Z(t))return[];
if(!Array.isArray(t))return this.wrong.push(`${s} must be a list`),[];const a=s==="lines"?h:I;if(t.length>a)return this.wrong.push(`${s} must have at most ${a} \
entries`),[];const o=[];for(const[c,i]of t.entries()){const d=`${s} ${c+1}`;o.push(typeof n=="object"&&!j(n)?await this.readObject(i,n,`${d}: `):this.readTerm(i,
n,d));const v=this.pace.step(200);v&&await v}return o}readTerm(t,n,s){if(Z(t))return null;const a=typeof t=="number"?String(t):t;return typeof a=="string"&&(n===
"text"?!u.test(a):n==="date"?(0,_.N)(a)&&a.length===10:(0,x._)(a)!==void 0)?a:(this.wrong.push(`${s} must be ${A[n]}`),null)}}const Z=e=>e==null||typeof e=="str\
ing"&&e.trim()==="",q=e=>[{at:"",part:e}],z=(e,t)=>t===null?[]:[{at:`${e}.`,part:t}],Y=(e,t)=>t.map((n,s)=>({at:`${e} ${s+1}: `,part:n})),ae=e=>Y("lines",e.lines),
ce=e=>t=>t.lines.flatMap((n,s)=>Y(`lines ${s+1}: ${e}`,n[e])),ut=e=>e==="O",xe=(e,t)=>n=>e(n).filter(({part:s})=>!ut(s[t])),Pe=e=>Y("allowances",e.allowances),be=e=>Y(
"charges",e.charges),ht=["E","AE","K","G","O"],pt=[{of:q,rows:[["number","BT-1"],["issueDate","BT-2"],["typeCode","BT-3"],["currency","BT-5"],["seller.name","BT\
-27"],["seller.address.country","BT-40",["BG-5"]],["buyer.name","BT-44"],["buyer.address.country","BT-55",["BG-8"]],["lines","BG-25",["BG-23"]]]},{of:q,levels:[
"XRECHNUNG"],rows:[["buyerReference","BT-10"],["seller.electronicAddress.id","BT-34"],["seller.address.city","BT-37"],["seller.address.postCode","BT-38"],["sell\
er.contact.name","BT-41",["BG-6"]],["seller.contact.phone","BT-42"],["seller.contact.email","BT-43"],["buyer.electronicAddress.id","BT-49"],["buyer.address.city",
"BT-52"],["buyer.address.postCode","BT-53"],["payment.means","BG-16"]]},{of:ae,rows:[["name","BT-153"],["quantity","BT-129"],["unit","BT-130"],["netPrice","BT-1\
46"],["taxCategory","BT-151"]]},{of:xe(ae,"taxCategory"),rows:[["taxRate","BT-152"]]},{of:Pe,rows:[["amount","BT-92"],["taxCategory","BT-95"]]},{of:xe(Pe,"taxCa\
tegory"),rows:[["taxRate","BT-96"]]},{of:be,rows:[["amount","BT-99"],["taxCategory","BT-102"]]},{of:xe(be,"taxCategory"),rows:[["taxRate","BT-103"]]},{of:ce("al\
lowances"),rows:[["amount","BT-136"]]},{of:ce("charges"),rows:[["amount","BT-141"]]},{of:({payment:e})=>Y("payment.means",e.means),rows:[["code","BT-81"]]},{of:({
payee:e})=>z("payee",e),rows:[["name","BT-59"]]},{of:({taxRepresentative:e})=>z("taxRepresentative",e),rows:[["name","BT-62"],["vatId","BT-63"],["address.countr\
y","BT-69",["BG-12"]]]},{of:({delivery:e})=>z("delivery.address",e?.address??null),rows:[["country","BT-80"]]},{of:({taxes:e})=>Y("taxes",e),rows:[["category","\
BT-118"]]},{of:({taxes:e})=>Y("taxes",e).filter((t,n)=>{const{category:s,exemptionCode:a}=e[n];return ht.includes(s??"")&&a===null}),rows:[["exemptionReason","B\
T-120"]]},{of:e=>e.taxCurrency===null?[]:q(e),rows:[["totals.taxInAccountingCurrency","BT-111"]]}],mt=[{of:ae,levels:["BASIC","EN 16931","XRECHNUNG"],rows:[["ki\
nd","BT-X-8"],["parent","BT-X-304"]]},{of:q,levels:["BASIC","EN 16931","XRECHNUNG"],rows:[["thirdPartyCharges","BG-X-83"]]},{of:q,levels:["BASIC"],rows:[["sales\
OrderReference","BT-14"],["projectReference","BT-11"],["seller.contact","BG-6"],["buyer.contact","BG-9"],["totals.rounding","BT-114"]]},{of:({payment:e})=>Y("pa\
yment.means",e.means),levels:["BASIC"],rows:[["text","BT-82"],["accountName","BT-85"],["bic","BT-86"],["card","BT-87"]]},{of:ae,levels:["BASIC"],rows:[["descrip\
tion","BT-154"],["sellerItemId","BT-155"],["buyerItemId","BT-156"],["orderLine","BT-132"]]}],gt=(e,t,n)=>Oe(pt,e,t,n,!1),yt=(e,t,n)=>Oe(mt,e,t,n,!0);async function Oe(e,t,n,s,a){
const o=[];for(const{of:c,rows:i,levels:d}of e)if(!(d&&!d.includes(n)))for(const{at:v,part:P}of c(t)){for(const[V,ee,J=[]]of i)Tt(P,V)===a&&o.push({name:`${v}${V}`,
term:ee,groups:J});const G=s.step(100*i.length);G&&await G}return o}function Tt(e,t){let n=e;for(const s of t.split("."))n=n?.[s];return Array.isArray(n)?n.length>
0:n!=null}var Re=f(36698);const xt={units:1n,scale:2},St={units:1n,scale:0},vt=["Z","E","AE","K","G"];async function At(e,t){const n=[];for(const[i,d]of e.lines.
entries()){n.push(It(d,i));const v=t.step(400+100*(d.allowances.length+d.charges.length));v&&await v}const s=e.allowances.map(he),a=e.charges.map(he),o={...e,lines:n,
allowances:s,charges:a},c=await Et(o,t);return{...o,taxes:c,totals:Dt({...o,taxes:c})}}function It(e,t){const n=e.allowances.map(he),s=e.charges.map(he),{id:a,taxScheme:o,
taxCategory:c,taxRate:i,netAmount:d}=e;return{...e,id:a??String(t+1),taxScheme:o??"VAT",taxRate:i??Se(c),allowances:n,charges:s,netAmount:d??wt({...e,allowances:n,
charges:s})}}const Se=e=>vt.includes(e??"")?"0":null;function wt({quantity:e,netPrice:t,priceQuantity:n,allowances:s,charges:a}){const[o,c]=[Q(e),Q(t)],i=n===null?
St:Q(n);return!o||!c||!i||i.units===0n?null:ne((0,x.WQ)((0,x.CQ)((0,x.lw)(o,c),i),(0,x.Re)(le(a),le(s))))}function he(e){const[t,n]=[Q(e.base),Q(e.percentage)];
return{...e,amount:e.amount??(t&&n?ne(Ne(t,n)):null),taxScheme:e.taxScheme??"VAT",taxRate:e.taxRate??Se(e.taxCategory)}}async function Et(e,t){const n=new Map,s=(o,c,i)=>{
if(o===null||!i)return;const d=Be(o,c),v=n.get(d);v?v.basis=(0,x.WQ)(v.basis,i):n.set(d,{category:o,rate:c,basis:i})};for(const{taxCategory:o,taxRate:c,netAmount:i}of(0,Re.
Su)(e)){s(o,c,Q(i));const d=t.step(200);d&&await d}for(const{taxCategory:o,taxRate:c,amount:i}of e.charges)s(o,c,Q(i));for(const{taxCategory:o,taxRate:c,amount:i}of e.
allowances)s(o,c,(0,x.Re)(x.f2,Q(i)??x.f2));const a=e.taxes.map(o=>{const c=o.rate??Se(o.category),i=Be(o.category??"",c),d=n.get(i);return n.delete(i),Me({...o,
rate:c},d?.basis)});for(const{category:o,rate:c,basis:i}of n.values())a.push(Me({taxScheme:"VAT",category:o,rate:c,basis:null,amount:null,exemptionReason:null,exemptionCode:null},
i));return a}function Be(e,t){const{units:n,scale:s}=Q(t)??x.f2;return`${e} ${(n*10n**BigInt(40-s)).toString()}`}function Me(e,t){const n=e.basis??(t?ne(t):null),
s=Q(n),a=s?ne(Ne(s,Q(e.rate)??x.f2)):null;return{...e,taxScheme:e.taxScheme??"VAT",basis:n,amount:e.amount??a}}function Dt(e){const{totals:t,allowances:n,charges:s,
taxes:a,thirdPartyCharges:o}=e,c=(J,re)=>Q(J)??re,i=c(t.lines,(0,Re.Su)(e).reduce((J,{netAmount:re})=>(0,x.WQ)(J,Q(re)??x.f2),x.f2)),d=c(t.allowances,le(n)),v=c(
t.charges,le(s)),P=c(t.net,(0,x.WQ)((0,x.Re)(i,d),v)),G=c(t.tax,le(a)),V=c(t.gross,(0,x.WQ)(P,G)),ee=(0,x.WQ)((0,x.Re)(V,Q(t.paid)??x.f2),Q(t.rounding)??x.f2);return{
...t,lines:t.lines??ne(i),allowances:t.allowances??(n.length>0?ne(d):null),charges:t.charges??(s.length>0?ne(v):null),net:t.net??ne(P),tax:t.tax??ne(G),gross:t.
gross??ne(V),due:t.due??ne((0,x.WQ)(ee,le(o)))}}const Q=e=>e===null?void 0:(0,x._)(e),le=e=>e.reduce((t,{amount:n})=>(0,x.WQ)(t,Q(n)??x.f2),x.f2),Ne=(e,t)=>(0,x.
Fd)((0,x.lw)((0,x.lw)(e,t),xt)),ne=e=>(0,x.Bz)((0,x.Fd)(e));var Ct=f(17886),Le=f(3907);const M=(e,...t)=>{const n=t.join("");return n===""?"":`<ram:${e}>${n}</r\
am:${e}>`},S=(e,t,n="")=>t===null?"":`<ram:${e}${n}>${(0,Le.X)(t)}</ram:${e}>`,oe=(e,t)=>t===null?"":` ${e}="${(0,Le.X)(t)}"`,de=(e,t)=>t===null?"":`<ram:${e}><\
udt:DateTimeString format="102">${t.replaceAll("-","")}</udt:DateTimeString></ram:${e}>`;async function Pt(e,t){const n=[];for(const P of e.lines){n.push(bt(P));
const G=t.step(2*n.at(-1).length);G&&await G}const{businessProcess:s,guideline:a,number:o,typeCode:c,issueDate:i,notes:d,noteSubjects:v}=e;return[`<?xml version\
="1.0" encoding="UTF-8"?>
`,'<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"',' xmlns:ram="urn:un:unece:uncefact:data:standard:Reusable\
AggregateBusinessInformationEntity:100"',` xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100">
<rsm:ExchangedDocumentContext>`,M("BusinessProcessSpecifiedDocumentContextParameter",S("ID",s)),M("GuidelineSpecifiedDocumentContextParameter",S("ID",a)),`</rsm\
:ExchangedDocumentContext>
<rsm:ExchangedDocument>`,S("ID",o),S("TypeCode",c),de("IssueDateTime",i),...d.map((P,G)=>M("IncludedNote",S("Content",P),S("SubjectCode",v[G]??null))),`</rsm:Ex\
changedDocument>
<rsm:SupplyChainTradeTransaction>
`,...n,Ot(e),Rt(e.delivery),Bt(e),`</rsm:SupplyChainTradeTransaction>
</rsm:CrossIndustryInvoice>
`].join("")}function bt(e){const{standardItemId:t,netPrice:n,grossPrice:s,priceQuantity:a,unit:o}=e,c=S("BasisQuantity",a,oe("unitCode",o)),i=s===null||n===null?
x.f2:(0,x.Re)((0,x._)(s),(0,x._)(n));return`${M("IncludedSupplyChainTradeLineItem",M("AssociatedDocumentLineDocument",S("LineID",e.id),S("ParentLineID",e.parent),
S("LineStatusReasonCode",e.kind),...e.notes.map(d=>M("IncludedNote",S("Content",d)))),M("SpecifiedTradeProduct",t?S("GlobalID",t.id,oe("schemeID",t.scheme)):"",
S("SellerAssignedID",e.sellerItemId),S("BuyerAssignedID",e.buyerItemId),S("Name",e.name),S("Description",e.description)),M("SpecifiedLineTradeAgreement",M("Buye\
rOrderReferencedDocument",S("LineID",e.orderLine)),s===null?"":M("GrossPriceProductTradePrice",S("ChargeAmount",s),c,i.units===0n?"":M("AppliedTradeAllowanceCha\
rge",$e(!1),S("ActualAmount",(0,x.Bz)(i)))),n===null?"":M("NetPriceProductTradePrice",S("ChargeAmount",n),c)),M("SpecifiedLineTradeDelivery",S("BilledQuantity",
e.quantity,oe("unitCode",o))),M("SpecifiedLineTradeSettlement",Fe("ApplicableTradeTax",e),Ue(e.period),...e.allowances.map(d=>pe(d,!1)),...e.charges.map(d=>pe(d,
!0)),M("SpecifiedTradeSettlementLineMonetarySummation",S("LineTotalAmount",e.netAmount))))}
`}const $e=e=>`<ram:ChargeIndicator><udt:Indicator>${e}</udt:Indicator></ram:ChargeIndicator>`,Fe=(e,{taxScheme:t,taxCategory:n,taxRate:s})=>n===null?"":M(e,S("\
TypeCode",t),S("CategoryCode",n),S("RateApplicablePercent",s)),Ue=e=>e?M("BillingSpecifiedPeriod",de("StartDateTime",e.start),de("EndDateTime",e.end)):"",pe=(e,t)=>M(
"SpecifiedTradeAllowanceCharge",$e(t),S("CalculationPercent",e.percentage),S("BasisAmount",e.base),S("ActualAmount",e.amount),S("ReasonCode",e.reasonCode),S("Re\
ason",e.reason),Fe("CategoryTradeTax",e)),Ot=e=>`${M("ApplicableHeaderTradeAgreement",S("BuyerReference",e.buyerReference),ge("SellerTradeParty",e.seller),ge("B\
uyerTradeParty",e.buyer),ge("SellerTaxRepresentativeTradeParty",e.taxRepresentative),me("SellerOrderReferencedDocument",e.salesOrderReference),me("BuyerOrderRef\
erencedDocument",e.orderReference),me("ContractReferencedDocument",e.contractReference),e.projectReference===null?"":M("SpecifiedProcuringProject",S("ID",e.projectReference),
S("Name","Project reference")))}
`,me=(e,t)=>M(e,S("IssuerAssignedID",t)),je=e=>[...e].sort((t,n)=>+(t.scheme!==null)-+(n.scheme!==null)).map(({id:t,scheme:n})=>S(n===null?"ID":"GlobalID",t,oe(
"schemeID",n))).join(""),ge=(e,t)=>t===null?"":M(e,je(t.identifiers),S("Name",t.name),M("SpecifiedLegalOrganization",S("ID",t.legalId),S("TradingBusinessName",t.
tradingName)),t.contact?M("DefinedTradeContact",S("PersonName",t.contact.name),M("TelephoneUniversalCommunication",S("CompleteNumber",t.contact.phone)),M("Email\
URIUniversalCommunication",S("URIID",t.contact.email))):"",Ke(t.address),t.electronicAddress?M("URIUniversalCommunication",S("URIID",t.electronicAddress.id,oe("\
schemeID",t.electronicAddress.scheme))):"",M("SpecifiedTaxRegistration",S("ID",t.vatId,oe("schemeID","VA"))),M("SpecifiedTaxRegistration",S("ID",t.taxId,oe("sch\
emeID","FC")))),Ke=e=>e===null?"":M("PostalTradeAddress",S("PostcodeCode",e.postCode),S("LineOne",e.line1),S("LineTwo",e.line2),S("LineThree",e.line3),S("CityNa\
me",e.city),S("CountryID",e.country),S("CountrySubDivisionName",e.subdivision)),Rt=e=>`<ram:ApplicableHeaderTradeDelivery>${e===null?"":[M("ShipToTradeParty",je(
e.location?[e.location]:[]),S("Name",e.name),Ke(e.address)),M("ActualDeliverySupplyChainEvent",de("OccurrenceDateTime",e.date))].join("")}</ram:ApplicableHeader\
TradeDelivery>
`;function Bt(e){const{payment:t,currency:n,taxCurrency:s,totals:a}=e;return`${M("ApplicableHeaderTradeSettlement",S("CreditorReferenceID",t.creditorId),S("Paym\
entReference",t.reference),S("TaxCurrencyCode",s),S("InvoiceCurrencyCode",n),ge("PayeeTradeParty",e.payee),...t.means.map(Mt),...e.taxes.map(Lt),Ue(e.period),...e.
allowances.map(o=>pe(o,!1)),...e.charges.map(o=>pe(o,!0)),M("SpecifiedTradePaymentTerms",S("Description",t.terms),de("DueDateDateTime",e.dueDate),S("DirectDebit\
MandateID",t.mandate)),...e.thirdPartyCharges.map(({amount:o,reason:c})=>M("SpecifiedFinancialAdjustment",S("Reason",c),S("ActualAmount",o))),M("SpecifiedTradeS\
ettlementHeaderMonetarySummation",S("LineTotalAmount",a.lines),S("ChargeTotalAmount",a.charges),S("AllowanceTotalAmount",a.allowances),S("TaxBasisTotalAmount",a.
net),S("TaxTotalAmount",a.tax,oe("currencyID",n)),S("TaxTotalAmount",a.taxInAccountingCurrency,oe("currencyID",s)),S("RoundingAmount",a.rounding),S("GrandTotalA\
mount",a.gross),S("TotalPrepaidAmount",a.paid),S("DuePayableAmount",a.due)),...e.precedingInvoices.map(o=>me("InvoiceReferencedDocument",o)))}
`}const Mt=e=>M("SpecifiedTradeSettlementPaymentMeans",S("TypeCode",e.code),S("Information",e.text),M("ApplicableTradeSettlementFinancialCard",S("ID",e.card)),M(
"PayerPartyDebtorFinancialAccount",S("IBANID",e.debitedIban)),Nt(e),M("PayeeSpecifiedCreditorFinancialInstitution",S("BICID",e.bic)));function Nt({iban:e,accountName:t}){
const n=e?.replace(/\s/g,"")??null,s=n!==null&&(0,Ct.X)(n);return M("PayeePartyCreditorFinancialAccount",s?S("IBANID",n):"",S("AccountName",t),s?"":S("Proprieta\
ryID",e))}const Lt=e=>M("ApplicableTradeTax",S("CalculatedAmount",e.amount),S("TypeCode",e.taxScheme),S("ExemptionReason",e.exemptionReason),S("BasisAmount",e.basis),
S("CategoryCode",e.category),S("ExemptionReasonCode",e.exemptionCode),S("RateApplicablePercent",e.rate)),ye="urn:cen.eu:en16931:2017",$t={basic:{level:"BASIC",guideline:`${ye}\
#compliant#urn:factur-x.eu:1p0:basic`},en16931:{level:"EN 16931",guideline:ye},extended:{level:"EXTENDED",guideline:`${ye}#conformant#urn:factur-x.eu:1p0:extend\
ed`},xrechnung:{level:"XRECHNUNG",guideline:`${ye}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`}},Ft="urn:fdc:peppol.eu:2017:poacc:billing:01:1.0",Ge=40;async function Ut(e,t,n){
const{level:s,guideline:a}=$t[t],{invoice:o,unknown:c,wrong:i}=await l(e,n),d=o.businessProcess??(s==="XRECHNUNG"?Ft:null),v=await At({...o,guideline:a,businessProcess:d},
n),P=await gt(v,s,n),G=Buffer.from(await Pt(v,n),"utf8"),V=await(0,b.Q)(G,n);if(typeof V=="string")return[`makes XML that ${V}`];const ee=(await(0,W.n)(V,n)).filter(
({rule:Ce})=>Ce==="PRICE"),J=[...await(0,W.P)(V,n),...(0,K.v)(V),...ee],re=[...c.length>0?[`has names that it does not know: ${(0,E.Zv)(c)}. It takes those that\
 Read gives`]:[],...i.length>0?[`has values of a wrong kind: ${(0,E.Dw)(i,Ge)}`]:[],...P.length>0?[`lacks terms that the invoice needs: ${We(P)}`]:[],...jt(v,s,
await yt(v,s,n)),...i.length>0?[]:Gt(J,P)];return re.length>0?re:G}const We=e=>(0,E.Dw)(e.map(({name:t,term:n})=>`${t} (${n})`),Ge);function jt(e,t,n){const s=({
netPrice:o,grossPrice:c})=>o!==null&&c!==null&&(0,x.oi)((0,x._)(o),(0,x._)(c)),a=t==="EXTENDED"?[]:e.lines.filter(o=>o.notes.length>1);return[...n.length>0?[`ha\
s terms that the profile ${t} does not have: ${We(n)}`]:[],...a.length>0?["has lines with several notes (BT-127), which only the profile EXTENDED has"]:[],...e.
lines.some(s)?["has a line whose netPrice (BT-146) is above its grossPrice (BT-148)"]:[]]}const Kt=/^(?:BR-CO-1\d|BR-(?:S|Z|E|AE|IC|G|O|AF|AG)-\d+|BR-FXEXT-.*|BR-2[4-6]|BR-4[5-8]|BR-DE-14)$/;
function Gt(e,t){const n=new Set(t.flatMap(({term:a,groups:o})=>[a,...o])),s=new Map;for(const a of e)s.has(a.rule)||s.set(a.rule,a);return[...s.values()].filter(
({rule:a,text:o})=>{const c=o.match(/\bB[TG]-\d+\b/g)??[];return t.length===0||!Kt.test(a)&&!c.some(i=>n.has(i))}).map(({rule:a,text:o,where:c})=>`breaks ${a} (${c}\
): ${o}`)}var Wt=f(21281),Xe=f(824),Xt=f(61491),kt=f(92356),_t=f(14029),ke=f(43576),Ht=f(55969),Zt=f(24472),ie=f(43496),zt=f(32901),Vt=f(1975),_e=f(60912),ve=f(
27612),U=f(45599),He=f(37709),Ze=f(6057),ze=f(96927),Ae=f(21996),Yt=f(62743),Ie=f(18271),fe=f(16456),se=f(49454),Ve=f(30201),Qt=f(55437);async function Jt(e,t){
const n=(0,se.FG)(e,t.get("Subtype"));if(n==="Type3")return()=>!1;const s=(0,Ie.oQ)(e,t);if(typeof s=="object")return n==="Type0"?await qt(e,t,s):en(e,t,s)}async function qt(e,t,n){
const s=await(0,Qt.x)(e,t.get("Encoding"),{found:!1}),a=e.resolve((0,se.hL)(e,t)?.get("CIDToGIDMap")),o=a instanceof U.Z6?e.decoded(a):void 0,c=i=>n.kind==="cid"?
i>0&&n.has(i):n.kind==="named"?i>0&&n.nameOf(i)!=="":n.has(o?(o[i*2]??0)<<8|(o[i*2+1]??0):i);return i=>{for(let d=0;d<i.length;){const v=s.lengthAt(i,d);if(d+v>
i.length)return!0;let P=0;for(const G=d+v;d<G;d++)P=P*256+i[d];if(!c(s.cidOf(P,v)))return!0}return!1}}function en(e,t,n){const{differences:s}=(0,fe.yD)(e,t),a=(0,fe.
pE)(e,(0,se.nb)(e,t),t),o=(0,fe.P$)(e,t,a,!0),c=d=>{const v=s?.get(d),P=o?.get(d);return n.kind==="truetype"?tn(n,d,P):nn(n,d,v??P?.name,P)},i=new Map;return d=>d.
some(v=>{const P=i.get(v)??c(v);return i.set(v,P),!P})}const tn=(e,t,n)=>n!==void 0&&(e.unicode(n.point)>0||e.glyphOf(n.name)>0)||e.code(t)>0||e.codes===void 0&&
e.unicode(t)>0;function nn(e,t,n,s){const a=n??e.encoding?.get(t);return a===void 0||a===".notdef"?!1:e.has(a)||s!==void 0&&e.has((0,Ve.S)(s.point))}var sn=f(65868);
async function Ye(e){const t=new sn.i(e),n=new an;for(let o=0;o<e.pages.count;o++)await t.read(o,n,n);let[s,a]=[!1,!1];for(const[o,c]of n.byFont){const i=await Jt(
e,o.dictionary);i?s||=c.some(i):a=!0;const d=e.job.pace.step(c.length*50);d&&await d}return{notdef:s,unknown:a,unreadable:n.unreadable,strings:n.byFont}}class an{unreadable=!1;fonts=new Map;get byFont(){
return[...this.fonts].map(([t,n])=>[t,[...n.values()]])}string(t,n){let s=this.fonts.get(n);s||this.fonts.set(n,s=new Map);const a=Buffer.from(t).toString("lati\
n1");s.has(a)||s.set(a,Uint8Array.from(t))}glyph(t,n){n===Yt.m&&(this.unreadable=!0)}}async function Qe(e,t,n){await on(e),await rn(e);const s=new Set([...cn(e),
...await fn(e),...await un(e),...await mn(e)]),{notdef:a,unknown:o,unreadable:c}=n??await Ye(e);return a&&s.add("shows characters for which its fonts have no gl\
yph (ISO 19005-3, 6.2.11.8)"),o&&s.add("has a font that is not embedded or cannot be read (6.2.11.4.1)"),c&&t==="a"&&s.add("shows characters without a meaning i\
n Unicode (6.2.11.7)"),[...s]}const on=e=>(0,ve.l)(e,["CIDSet","CharSet"],t=>{if(!t.has("FontName"))return!1;const n=t.size;return t.delete("CIDSet"),t.delete("\
CharSet"),t.size<n});async function rn(e){const t=new Map;for(const[n,s]of e.pages.numbers.entries()){if(e.entry(s,"Resources")!==void 0)continue;const a=e.pages.
attribute(n,"Resources")??new U.Bi;a instanceof U.Bi&&!t.has(a)&&t.set(a,e.add(a)),e.patch(s,{Resources:t.get(a)??a});const o=e.job.pace.step(400);o&&await o}}function cn(e){
const{catalog:t}=e,n=[];return(e.dict(t.get("AcroForm"))?.has("XFA")||t.has("NeedsRendering"))&&n.push("has an XFA form (6.4.2)"),t.has("Requirements")&&n.push(
"asks readers for features (/Requirements, 6.11)"),e.dict(t.get("Names"))?.has("AlternatePresentations")&&n.push("has a presentation (6.10)"),[...e.dict(t.get("\
Perms"))?.keys()??[]].some(o=>o!=="UR3"&&o!=="DocMDP")&&n.push("has permissions that part 3 does not know (6.1.12)"),n}const ln=["Popup","Link"],dn=["MediaBox",
"CropBox","BleedBox","TrimBox","ArtBox"];async function fn(e){const t=new Set;for(const[n,s]of e.pages.numbers.entries()){e.entry(s,"AA")!==void 0&&t.add("has a\
 page with actions (6.5.2)"),e.entry(s,"PresSteps")!==void 0&&t.add("has a presentation (6.10)");for(const a of dn){const c=a==="MediaBox"||a==="CropBox"?e.pages.
attribute(n,a):e.entry(s,a),i=c===void 0?void 0:(0,Ze.b0)(e,c);(i?[i[2]-i[0],i[3]-i[1]]:[]).some(v=>v<ze.XS||v>ze.tU)&&t.add("has a page that is too small or to\
o large (6.1.13)")}for(const a of e.array(e.entry(s,"Annots"))??[]){const o=e.job.pace.step(500);o&&await o;const c=e.dict(a),i=e.resolve(c?.get("Subtype")),d=i instanceof
U.SX?i.text:"",v=!ln.includes(d)&&(0,Ze.b0)(e,c?.get("Rect"))!==void 0;c&&v&&!e.dict(c.get("AP"))&&t.add("has an annotation without an appearance (6.3.3)"),d===
"Widget"&&(c?.has("A")||c?.has("AA"))&&t.add("has a field with an action (6.4.1)")}}return[...t]}const Je=["Hide","SetOCGState","Rendition","Trans","GoTo3DView"];
async function un(e){const t=new Set;let[n,s]=[!1,!1];if(await(0,ve.l)(e,[...Je,"HTP","OPM"],a=>{const o=e.resolve(a.get("S"));return o instanceof U.SX&&Je.includes(
o.text)&&!a.has("Subtype")&&t.add(`has an action ${o.text} (6.5.1)`),a.has("HTP")&&t.add("has a phase of halftones (6.2.5)"),n||=e.resolve(a.get("OPM"))===1,!1}),
n)for(const a of(await(0,Ae.zx)(e,["N"])).N){const o=e.get(a);s||=o instanceof U.Z6&&e.resolve(o.dict.get("N"))===4}return n&&s&&t.add("overprints colors of a C\
MYK profile (6.2.4.2)"),[...t]}const hn=new Set(["Do","Tf","gs","cs","CS","scn","SCN","sh"]),pn=/^(?:Device(?:Gray|RGB|CMYK)|Pattern)$/;async function mn(e){const t=new Set,
{Form:n,PatternType:s,Type3:a}=await(0,Ae.zx)(e,["Form","PatternType","Type3"]),o=async c=>{let i=!1;const d=v=>{const P=hn.has(v.operator)?v.name(Math.max(v.count-
1,0)):void 0,G=v.operator==="Tf"?v.name(0):P;i||=G!==void 0&&!pn.test(G)};return await(0,He.Ko)(await e.decodedAtEase(c),e.job.pace,d),i};for(const c of new Set(
[...n,...s])){const i=e.get(c);if(!(i instanceof U.Z6))continue;const d=e.resolve(i.dict.get("PatternType"))===1;if(!d&&!(0,U.Eo)(e.resolve(i.dict.get("Subtype")),
"Form"))continue;const v=e.dict(i.dict.get("Resources"));!v&&await o(i)&&t.add("has a form without resources (6.2.2)"),d&&v?.has("Font")&&t.add("has text in a p\
attern")}for(const c of a){const i=e.get(c);if(!(i instanceof U.Bi)||!(0,U.Eo)(e.resolve(i.get("Subtype")),"Type3"))continue;const d=e.dict(i.get("Resources"));
d?.has("Font")&&t.add("has text in glyphs of a Type 3 font");for(const v of d?[]:e.dict(i.get("CharProcs"))?.values()??[]){const P=e.resolve(v);P instanceof U.Z6&&
await o(P)&&t.add("has a Type 3 font without resources (6.2.2)")}}return[...t]}var gn=f(93059),yn=f(58971),Tn=f(69869);const xn=new Set(["Launch","Sound","Movie",
"ResetForm","ImportData","Hide","SetOCGState","Rendition","Trans","GoTo3DView","JavaScript"]),Sn=["NextPage","PrevPage","FirstPage","LastPage"],vn=["Normal","Co\
mpatible","Multiply","Screen","Overlay","Darken","Lighten","ColorDodge","ColorBurn","HardLight","SoftLight","Difference","Exclusion","Hue","Saturation","Color",
"Luminosity"],qe=["RelativeColorimetric","AbsoluteColorimetric","Perceptual","Saturation"],et=32767,tt=127,An=2**31-1,nt=32,In=2e3,wn=16;async function En(e){const t=new Dn(
e);for(let n=1;n<e.size;n++)e.exists(n)&&await t.visit(e.get(n));return await t.checkProfiles(),t.found}class Dn{document;found=new Set;profiles=new Map;compared=0;colorants=new Map;constructor(t){
this.document=t}async visit(t){const{pace:n}=this.document.job,s=[t];for(n.add(100);s.length>0;){const a=s.pop(),o=n.step(20);if(o&&await o,a instanceof U.Z6)this.
stream(a.dict),s.push(a.dict);else if(a instanceof U.Bi){this.dictionary(a);for(const[c,i]of a)c.length>tt&&this.found.add(ue),s.push(i)}else if(Array.isArray(a)){
this.colorSpace(a);for(const c of a)s.push(c)}else this.scalar(a)}}scalar(t){const{found:n}=this;t instanceof U.SX?(t.text==="DeviceCMYK"&&n.add(Te),t.text.length>
tt&&n.add(ue)):t instanceof U.Mx?t.bytes.length>et&&n.add(ue):Number.isInteger(t)&&Math.abs(t)>An&&n.add(ue)}nameOf(t){const n=this.document.resolve(t);return n instanceof
U.SX?n.text:void 0}stream(t){const{document:n,found:s}=this;(t.has("F")||t.has("FFilter")||t.has("FDecodeParms"))&&s.add("has a stream in another file (6.1.7.1)");
const a=n.resolve(t.get("Filter")),o=Array.isArray(a)?a.slice(0,wn).map(c=>this.nameOf(c)):[this.nameOf(a)];switch(o.includes("LZWDecode")&&s.add("uses LZW (6.1\
.7.2)"),o.includes("Crypt")&&s.add("has a stream that is encrypted apart (6.1.7.2)"),o.includes("JPXDecode")&&s.add("has JPEG 2000 images, which are not checked"),
this.nameOf(t.get("Subtype"))){case"Image":(t.has("Alternates")||t.has("OPI"))&&s.add("has an image with alternates (6.2.8)"),n.resolve(t.get("Interpolate"))===
!0&&s.add("has an image that is interpolated (6.2.8)"),this.intent(t.get("Intent"));return;case"Form":(t.has("OPI")||t.has("Ref"))&&s.add("has a form from anoth\
er file (6.2.9)"),(t.has("PS")||this.nameOf(t.get("Subtype2"))==="PS")&&s.add(ot);return;case"PS":s.add(ot)}}dictionary(t){const{document:n,found:s}=this,a=this.
nameOf(t.get("S"));a!==void 0&&xn.has(a)&&!t.has("Subtype")&&s.add(`has an action ${a} (6.5.1)`),a==="Named"&&t.has("N")&&!Sn.includes(this.nameOf(t.get("N"))??
"")&&s.add("has a named action (6.5.1)"),t.has("AA")&&s.add("has actions that start automatically (6.5.2)");const c=a==="Luminosity"||a==="Alpha",i=this.nameOf(
t.get("TR2"));(t.has("TR")&&!c||t.has("TR2")&&i!=="Default")&&s.add("has a transfer function (6.2.5)"),(t.has("HTP")||t.has("HTO"))&&s.add("has a phase of halft\
ones (6.2.5)");const d=n.resolve(t.get("HalftoneType"));(t.has("HalftoneName")||typeof d=="number"&&d!==1&&d!==5)&&s.add("has a halftone (6.2.5)"),t.has("BM")&&
!vn.includes(this.nameOf(t.get("BM"))??"")&&s.add("has an unknown blend mode (6.2.10)"),t.has("RI")&&this.intent(t.get("RI")),n.resolve(t.get("OPM"))===1&&s.add(
"overprints colors (6.2.4.2)"),(this.nameOf(t.get("Type"))==="EmbeddedFile"||t.has("EF"))&&s.add("has attachments, whose relationship is not known (6.8)")}intent(t){
const n=this.nameOf(t);n!==void 0&&!qe.includes(n)&&this.found.add(at)}colorSpace(t){const{document:n,found:s}=this,a=t[0]instanceof U.SX?t[0].text:"";if(a==="I\
CCBased"){const o=n.resolve(t[1]),c=o instanceof U.Z6?n.resolve(o.dict.get("N")):void 0;o instanceof U.Z6&&typeof c=="number"?this.profiles.set(o,c):s.add(rt)}else if(a===
"Separation"&&t.length>=4){if(++this.compared>In){s.add("has more spot colors than are compared");return}const o=this.nameOf(t[1])??"",c={parts:we},i=[t[2],t[3]].
map(v=>st(n,v,c)).join(" ");n.job.pace.add((we-c.parts)*Cn);const d=this.colorants.get(o);(i.includes("?")||d!==void 0&&d!==i)&&s.add("has a spot color that may\
 look different in places (6.2.4.4)"),this.colorants.set(o,i)}else if(a==="DeviceN"){const o=n.dict(t[4]),c=n.array(t[1])??[],i=c.slice(0,nt),d=n.dict(o?.get("C\
olorants")),v=i.map(P=>this.nameOf(P)??"").filter(P=>!Pn.includes(P));(c.length>nt||v.some(P=>d?.has(P)!==!0))&&s.add("has a color space whose colorants are not\
 described (6.2.4.4)")}}async checkProfiles(){const{document:t,found:n}=this;for(const[s,a]of this.profiles){const o=a===1||a===3||a===4,c=await t.decodedAtEase(
s);(!o||!(0,Tn.hh)(c,a))&&n.add(rt);const i=t.job.pace.step(c.length);i&&await i}}}const we=64,Cn=500;function st(e,t,n){if(n.parts--<=0)return"?";if((0,U.i9)(t)&&
e.resolve(t)instanceof U.Z6)return`${t.number}`;const s=e.resolve(t);if(s instanceof U.SX)return s.text;if(typeof s=="number")return`${s}`;const a=Array.isArray(
s)?s:s instanceof U.Bi?[...s].flat():void 0;if(!a||a.length>we)return"?";const o=a.map(c=>typeof c=="string"?c:st(e,c,n));return`${s instanceof U.Bi?"dict":""}[${o.
join(" ")}]`}const Pn=["Cyan","Magenta","Yellow","Black","None"],Te="has CMYK colors without a profile, which sRGB does not cover (6.2.4.3)",ue="has a string, a\
 name or a number beyond the limits (6.1.13)",at="has an unknown rendering intent (6.2.6)",ot="has PostScript (6.2.9)",rt="has a color profile that cannot be us\
ed (6.2.4.2)",bn=28;async function On(e){const t=new Set,n=new yn.X(e);for(let s=0;s<e.pages.count;s++)await it(e,await n.page(s),t);for(const s of await Rn(e))
await it(e,await e.decodedAtEase(s),t);return t}async function Rn(e){const t=new Set,{Form:n,PatternType:s,CharProcs:a}=await(0,Ae.zx)(e,["Form","PatternType","\
CharProcs"]);for(const c of new Set([...n,...s])){const i=e.get(c);if(!(i instanceof U.Z6))continue;((0,U.Eo)(e.resolve(i.dict.get("Subtype")),"Form")||e.resolve(
i.dict.get("PatternType"))===1)&&t.add(i)}const o=new Set;for(const c of a){const i=e.get(c),d=i instanceof U.Bi?e.dict(i.get("CharProcs")):void 0;if(!d||o.has(
d))continue;o.add(d);for(const P of d.values()){const G=e.resolve(P);G instanceof U.Z6&&t.add(G)}const v=e.job.pace.step(d.size*100);v&&await v}return t}async function it(e,t,n){
let s=0;await(0,He.Ko)(t,e.job.pace,a=>{const{operator:o}=a;switch(o){case"":n.add("has operators that PDF does not know (6.2.2)");return;case"q":++s>bn&&n.add(
"has graphics states that are nested too deep (6.1.13)");return;case"Q":--s<0&&n.add("restores a graphics state that was not saved (6.2.2)");return;case"k":case"\
K":n.add(Te);return;case"cs":case"CS":a.name(0)==="DeviceCMYK"&&n.add(Te);return;case"ri":qe.includes(a.name(0)??"")||n.add(at);return;case"BI":Bn(a,n);return;case"\
Tj":case"TJ":case"'":case'"':a.endOf(a.count-1)-a.startOf(0)>et&&n.add(ue)}}),s>0&&n.add("has content that does not restore the graphics state (6.2.2)")}function Bn(e,t){
const n=(0,gn.n)(e);if(!n)return;const s=a=>(Array.isArray(a)?a:[a]).flatMap(o=>o instanceof U.SX?[o.text]:Array.isArray(o)?s(o):[]);s(n.dict.get("ColorSpace")).
some(a=>a==="CMYK"||a==="DeviceCMYK")&&t.add(Te),s(n.dict.get("Filter")).some(a=>a==="LZW"||a==="LZWDecode")&&t.add("uses LZW (6.1.10)"),(n.dict.get("I")===!0||
n.dict.get("Interpolate")===!0)&&t.add("has an image that is interpolated (6.2.8)")}var Mn=f(15330),Nn=f(25747);const Ln=1,$n=20,Fn=1e3,Un=["Identity-H","Identi\
ty-V"];async function jn(e,t){const n=new Set;for(const[s,a]of t){const{dictionary:o}=s,c=(0,se.FG)(e,o.get("Subtype"));if(c==="Type3")continue;const i=(0,Ie.oQ)(
e,o),d=(0,Ie.Lq)(e,o);if(typeof i!="object"||!d)continue;const v=c==="Type0"?Gn:Kn;for(const G of v(e,o,i))n.add(G);const P=await e.decodedAtEase(d);await Wn(e,
s,a,i,P)||n.add("has a font whose widths differ from those of its program (6.2.11.5)")}return n}function Kn(e,t,n){const s=[],[a,o]=[e.resolve(t.get("FirstChar")),
e.resolve(t.get("LastChar"))],c=e.array(t.get("Widths"));if((!(typeof a=="number"&&typeof o=="number"&&c?.length===o-a+1)||!t.has("BaseFont"))&&s.push("has a fo\
nt without widths (6.2.11.2)"),n.kind!=="truetype")return s;const{base:d,differences:v}=(0,fe.yD)(e,t);if((0,fe.pE)(e,(0,se.nb)(e,t),t))return t.has("Encoding")&&
s.push("has a symbolic TrueType font with an encoding (6.2.11.6)"),n.codes!=="symbol"&&n.subtables!==1&&s.push("has a symbolic TrueType font without one table o\
f its codes (6.2.11.6)"),s;const P=(0,se.FG)(e,t.get("Encoding"))||(0,se.FG)(e,e.dict(t.get("Encoding"))?.get("BaseEncoding"));d!==void 0&&(P==="WinAnsiEncoding"||
P==="MacRomanEncoding")||s.push("has a TrueType font without one of the encodings that are allowed (6.2.11.6)");const V=ee=>{const J=(0,Ve.u)(ee);return ee===".\
notdef"||J!==void 0&&n.unicode(J)>0};return v&&![...v.values()].every(V)&&s.push("has a TrueType font with names of glyphs that its table of characters lacks (6\
.2.11.6)"),s}function Gn(e,t,n){const s=[],a=(0,se.FG)(e,t.get("Encoding"));Un.includes(a)||s.push("has a composite font with another CMap than Identity, which \
is not checked");const o=(0,se.hL)(e,t),c=e.resolve(o?.get("CIDToGIDMap")),i=(0,se.FG)(e,o?.get("Subtype"))==="CIDFontType2",d=c instanceof U.Z6||(0,se.FG)(e,c)===
"Identity";return i&&!d&&s.push("has a font without /CIDToGIDMap (6.2.11.3.2)"),i!==(n.kind==="truetype")&&s.push("has a font whose kind is not that of its prog\
ram (6.2.11.2)"),s}async function Wn(e,t,n,s,a){let o=0;const c=(0,Nn.W)(a,v=>o+=v);if(!c)return!1;const i=(0,Mn.X)(e,t.dictionary,c,s),d=new Set;for(const v of n)
for(let P=0,G=0;P<v.length;P=G){G=Math.max(t.partEnd(v,P,Fn),P+1);for(const ee of t.glyphs(v.subarray(P,G))){if(d.has(ee.code))continue;d.add(ee.code);const J=i(
ee);if(J===void 0||Math.abs(J-1e3*ee.width)>Ln)return!1}const V=e.job.pace.step((G-P)*20+o*$n);o=0,V&&await V}return!0}async function Xn(e,t){const n=await Ye(e),
s=new Set([...await Qe(e,"b",n),...Hn(e),...await Yn(e),...ns(t),...await En(e),...await On(e),...await jn(e,n.strings)]);return s.size>0?[...s]:(lt(e).length===
0&&(0,Zt.Xw)(e),await qn(e),(0,_e._L)(e,t?(0,_e.QH)(t,_n,ct):(0,zt.R)(e,ct)),[])}async function kn(e){const t=e.resolve(e.catalog.get("Metadata"));return(0,Vt.kg)(
e.decoded(t),e.job.pace)}const ct=[["part","3"],["conformance","B"]].map(([e,t])=>({prefix:"pdfaid",name:e,form:"simple",values:[t]})),_n=({namespace:e})=>e===ie.
dK.pdfaid,lt=e=>e.array(e.catalog.get("OutputIntents"))??[];function Hn(e){const{catalog:t}=e,n=[],s=e.dict(t.get("AcroForm"));e.resolve(s?.get("NeedAppearances"))===
!0&&n.push("leaves the look of fields to readers (6.4.1)");const a=e.dict(t.get("Names"));a?.has("JavaScript")&&n.push("has scripts (6.5.1)"),a?.has("EmbeddedFi\
les")&&n.push("has attachments, whose relationship is not known (6.8)");const o=lt(e).map(d=>e.dict(d)),c=d=>(0,U.Eo)(e.resolve(d?.get("S")),"GTS_PDFA1")&&e.resolve(
e.dict(d?.get("DestOutputProfile"))?.get("N"))===3;(o.length>1||!o.every(c))&&n.push("has another output intent than one of RGB for PDF/A (6.2.3)");const i=e.dict(
t.get("OCProperties"));return i&&!Zn(e,i)&&n.push("has layers without a name or an order, or that are turned on automatically (6.9)"),n}const dt=50;function Zn(e,t){
const n=e.array(t.get("Configs"))??[];if(n.length>dt)return!1;const s=[t.get("D"),...n].map(i=>e.dict(i)),o=s.map(i=>e.resolve(i?.get("Name"))).map(i=>i instanceof
U.Mx?Buffer.from(i.bytes).toString("latin1"):"");return o.every(i=>i!=="")&&new Set(o).size===o.length&&s.every(i=>i&&!i.has("AS")&&!i.has("Order"))}const zn=new Set(
["Text","Link","FreeText","Line","Square","Circle","Polygon","PolyLine","Highlight","Underline","Squiggly","StrikeOut","Stamp","Caret","Ink","Popup","Widget","P\
rinterMark","TrapNet","Watermark","Redact"]),Ee=4,Vn=291,ft=24;async function Yn(e){const t=new Set;for(const n of Jn(e)){const s=e.job.pace.step(500);s&&await s;
const a=(0,Ht.B)(e,n);zn.has(a)||t.add("has an annotation that PDF/A does not know (6.3.1)");const o=e.resolve(n.get("F"))??(a==="Link"?Ee:0),c=typeof o=="numbe\
r"&&(o&Ee)>0&&(o&Vn)===0;a!=="Popup"&&!c&&t.add("has an annotation that is hidden or not printed (6.3.2)"),a==="Text"&&(Number(o)&ft)!==ft&&t.add("has a note th\
at turns with the page (6.3.2)");const i=e.dict(n.get("AP"));i&&(i.size>1||!i.has("N"))&&t.add("has an annotation with several looks (6.3.3)"),i&&Qn(e,i.get("N"))&&
t.add("has text in annotations or fields, which is not checked")}return t}function Qn(e,t){const n=e.resolve(t),s=n instanceof U.Z6?[n]:n instanceof U.Bi?[...n.
values()]:[];return s.length>dt?!0:s.some(a=>{const o=e.resolve(a),c=o instanceof U.Z6?e.dict(o.dict.get("Resources")):void 0;return c?.has("Font")===!0||c?.has(
"XObject")===!0})}function*Jn(e){for(const t of e.pages.numbers)for(const n of e.array(e.entry(t,"Annots"))??[]){const s=e.dict(n);s&&(yield s)}}const qn=e=>(0,ve.
l)(e,["Link"],t=>{const n=(0,U.Eo)(e.resolve(t.get("Subtype")),"Link")&&!t.has("F");return n&&t.set("F",Ee),n}),es={[ie.dK.dc]:["contributor","coverage","creato\
r","date","description","format","identifier","language","publisher","relation","rights","source","subject","title","type"],[ie.dK.xmp]:["CreateDate","CreatorTo\
ol","Identifier","Label","MetadataDate","ModifyDate","Nickname","Rating","BaseURL"],[ie.dK.xmpMM]:["DocumentID","InstanceID","OriginalDocumentID","VersionID","R\
enditionClass"],[ie.dK.pdf]:["Keywords","PDFVersion","Producer","Trapped"],[ie.dK.pdfaid]:["part","conformance","amd","corr","rev"]},ts={creator:"Seq",date:"Seq",
contributor:"Bag",language:"Bag",publisher:"Bag",relation:"Bag",subject:"Bag",type:"Bag",description:"Alt",rights:"Alt",title:"Alt"};function ns(e){if(!e)return[];
const t=({namespace:s,name:a,from:o,to:c})=>{if(es[s]?.includes(a)!==!0)return!1;const i=s===ie.dK.dc?ts[a]:void 0;return i===void 0||e.text.slice(o,c).includes(
`:${i}`)};return e.properties.filter(s=>!t(s)).length>0?["has metadata that PDF/A does not know or has in another form (6.6.2.3)"]:[]}const ss={alternative:"Alt\
ernative",data:"Data",source:"Source"},De=["MINIMUM","BASIC WL"],as=async(e,t,n)=>{const s=await(0,kt.E)(e.bytes,n,{password:t.open_password}),a=await(0,Xe.Br)(
s),o=(0,Wt.Ip)(s,a).archive,c=await os(t,n.pace),i="issues"in c?c.issues:[],d="issues"in c?void 0:await(0,b.Q)(c.bytes,n.pace),v=[...i,...d===void 0?[]:is(d,t),
...t.attach_only?[]:await cs(s,{xmp:a,archive:o,upgrades:t.upgrade_to_archive}),...await ls(s,typeof d=="object"?d.profile:void 0)];if(v.length>0||"issues"in c||
typeof d!="object"||!d.profile)throw(0,O.G6)(v);const{profile:P,invoice:G}=d,V=(0,Xe._6)(s,a),ee={name:P.file,bytes:c.bytes,mimeType:"text/xml",description:"Ele\
ctronic invoice as XML",relationship:ss[rs(t,P)],modified:(0,N.Z)(V.modified??V.created??G.issueDate??"")};await(0,L.K)(s,ee,(await(0,L.V)(s)).map(({entry:fs})=>fs),
[]),t.attach_only||await(0,B.a)(s,a&&o?a:await kn(s),P);const J=s.pages.count,re=await(0,_t.UN)(s,{version:"1.7"}),Ce={pageCount:J,profile:P.level};return{documents:[
{name:e.name,bytes:re,pageCount:J}],notes:ds(P,t),facts:Ce}};async function os({invoice:e,invoice_data:t,profile:n},s){if(!t)return{bytes:e.bytes};const a=await Ut(
t,n,s);return Array.isArray(a)?{issues:[{field:"invoice_data",message:a.join("; "),mentions:["profile","read_e_invoice"]}]}:{bytes:a}}const rs=({relationship:e},{
level:t})=>e??(De.includes(t)?"data":"alternative");function is(e,{relationship:t}){const n=i=>[{field:"invoice",message:i}];if(typeof e=="string")return n(`${e}\
: it must be a Cross Industry Invoice (CII D16B or D22B)`);if(e.syntax==="UBL")return n("is an invoice in UBL, and Factur-X takes only Cross Industry Invoices (\
CII)");const{profile:s,invoice:a}=e;if(!s)return n("has no guideline (BT-24) of Factur-X, ZUGFeRD 2 or XRechnung: it must name MINIMUM, BASIC WL, BASIC, EN 1693\
1, EXTENDED or XRECHNUNG");const o=["number","issueDate","typeCode","currency"].filter(i=>a[i]===null),c=De.includes(s.level)&&t!==void 0&&t!=="data";return[...o.
length>0?n(`lacks terms that every invoice has: ${o.join(", ")}`):[],...c?[{field:"relationship",message:`must be data for an invoice of the profile ${s.level}`}]:
[]]}async function cs(e,{xmp:t,archive:n,upgrades:s}){const a=(c,...i)=>({field:"file",message:c,mentions:["attach_only",...i]});return e.security?[a("is encryp\
ted, which an electronic invoice must not be: remove the password and the restrictions first")]:t?.malformed===!0?[a("has XMP metadata that is malformed, so it \
cannot be PDF/A")]:n?.level==="a"&&!(0,Xt.Bi)(e)?[a(`claims ${n.name} and is not tagged, as level A needs: convert it first, or set attach_only`)]:n&&(n.part===
2||n.part===3)?[]:n?.part===1?(await Qe(e,n.level)).map(i=>a(`claims ${n.name} and cannot become PDF/A-3, because it ${i}: convert it first, or set attach_only`)):
n?[a(`claims ${n.name}, and an electronic invoice must be PDF/A-2 or PDF/A-3: convert it first, or set attach_only`)]:s?(await Xn(e,t)).map(c=>a(`cannot become \
PDF/A-3, because it ${c}: convert it first, or set attach_only`)):[a("does not claim PDF/A, and an electronic invoice must be PDF/A-2 or PDF/A-3: set upgrade_to\
_archive, convert it first, or set attach_only","upgrade_to_archive")]}async function ls(e,t){const{invoices:n,refused:s,names:a}=await(0,w.sc)(e),o=n[0]?.file??
s?.file??a.find(i=>i.toLowerCase()===t?.file);return o===void 0?[]:[{field:"file",message:`has an electronic invoice already (${(0,ke.jC)(o,ke.zE,"an attachment\
 without a name")})`}]}function ds({level:e},{attach_only:t}){const n=[];return De.includes(e)&&n.push({code:"invoice_without_lines",message:`The profile ${e} h\
as no lines: it is not an invoice in Germany, only data that accompany one.`}),t&&n.push({code:"invoice_not_claimed",message:"The XML is attached, and the docum\
ent does not claim to be an electronic invoice.",mentions:["attach_only"]}),n}}),55969:((te,k,f)=>{f.d(k,{B:()=>B,E:()=>w});var N=f(45599);const O=new Set(["Tex\
t","FreeText","Line","Square","Circle","Polygon","PolyLine","Highlight","Underline","Squiggly","StrikeOut","Caret","Stamp","Ink","Popup","Sound","Redact","Proje\
ction"]),L=new Set(["Link","Widget","FileAttachment"]);function B(E,x){const b=E.resolve(x.get("Subtype"));return b instanceof N.SX?b.text:""}const w=(E,x)=>x===
"comments"?O.has(E):E!==""&&!L.has(E)}),96927:((te,k,f)=>{f.d(k,{XS:()=>B,tU:()=>w,tn:()=>L});const N=E=>Math.round(E*72e3/25.4)/1e3,O=(E,x)=>[N(E),N(x)],L={A3:O(
297,420),A4:O(210,297),A5:O(148,210),A6:O(105,148),Letter:[612,792],Legal:[612,1008],Tabloid:[792,1224]},B=3,w=14400}),21878:((te,k,f)=>{f.d(k,{k:()=>L});const N=[
.3127,.329,.64,.33,.3,.6,.15,.06],O=[.9642,1,.8249];function L({gray:m,gamma:y,primaries:p}){const r=y===void 0?K():W(1/y),g=[{names:["desc"],data:x(y===void 0?
"sRGB":"Colors of a PNG image")},{names:["cprt"],data:E("text",[...w("No copyright, use freely"),0])},{names:["wtpt"],data:b(O)}];if(m)return B("GRAY",[...g,{names:[
"kTRC"],data:r}]);const[u,h,I]=F(_(p??N));return B("RGB ",[...g,{names:["rXYZ"],data:b(u)},{names:["gXYZ"],data:b(h)},{names:["bXYZ"],data:b(I)},{names:["rTRC",
"gTRC","bTRC"],data:r}])}function B(m,y){const p=y.flatMap(({names:A})=>A).length,r=132+12*p,l=y.reduce((A,{data:j})=>A+j.length,r),g=new Uint8Array(l),u=new DataView(
g.buffer);u.setUint32(0,l),u.setUint32(8,34603008),g.set(w(`mntr${m}XYZ `),12);for(const[A,j]of[2e3,1,1,0,0,0].entries())u.setUint16(24+2*A,j);g.set(w("acsp"),36),
g.set(b(O).subarray(8),68),u.setUint32(128,p);let h=132,I=r;for(const{names:A,data:j}of y){for(const H of A)g.set(w(H),h),u.setUint32(h+4,I),u.setUint32(h+8,j.length),
h+=12;g.set(j,I),I+=j.length}return g}const w=m=>[...m].map(y=>y.charCodeAt(0));function E(m,y){const p=8+y.length,r=new Uint8Array(Math.ceil(p/4)*4);return r.set(
w(m)),r.set(y,8),r}function x(m){return E("desc",[0,0,0,m.length+1,...w(m),0,...new Array(78).fill(0)])}function b(m){const y=E("XYZ ",new Array(12).fill(0)),p=new DataView(
y.buffer);for(const[r,l]of m.entries())p.setInt32(8+4*r,Math.round(l*65536));return y}function W(m){const y=Math.round(m*256);return E("curv",[0,0,0,1,y>>8,y&255])}
function K(){const y=E("curv",[0,0,4,0,...new Array(2048).fill(0)]),p=new DataView(y.buffer);for(let r=0;r<1024;r++){const l=r/1023,g=l<=.04045?l/12.92:((l+.055)/
1.055)**2.4;p.setUint16(12+2*r,Math.round(g*65535))}return y}function _([m,y,p,r,l,g,u,h]){const I=[m/y,1,(1-m-y)/y],A=$([[p/r,1,(1-p-r)/r],[l/g,1,(1-l-g)/g],[u/
h,1,(1-u-h)/h]]),j=D(C(A),I),H=A.map(Y=>Y.map((ae,ce)=>ae*j[ce])),[Z,q]=[D(R,I),D(R,O)],z=R.map((Y,ae)=>Y.map(ce=>ce*q[ae]/Z[ae]));return T(T(C(R),z),H)}const R=[
[.8951,.2664,-.1614],[-.7502,1.7135,.0367],[.0389,-.0685,1.0296]],$=m=>[[m[0][0],m[1][0],m[2][0]],[m[0][1],m[1][1],m[2][1]],[m[0][2],m[1][2],m[2][2]]],F=$,X=(m,y)=>m[0]*
y[0]+m[1]*y[1]+m[2]*y[2],D=(m,y)=>[X(m[0],y),X(m[1],y),X(m[2],y)];function T(m,y){const p=F(y);return m.map(r=>[X(r,p[0]),X(r,p[1]),X(r,p[2])])}function C([[m,y,
p],[r,l,g],[u,h,I]]){const A=m*(l*I-g*h)-y*(r*I-g*u)+p*(r*h-l*u);return[[l*I-g*h,p*h-y*I,y*g-p*l],[g*u-r*I,m*I-p*u,p*r-m*g],[r*h-l*u,y*u-m*h,m*l-y*r]].map(H=>H.
map(Z=>Z/A))}}),69869:((te,k,f)=>{f.d(k,{R1:()=>W,To:()=>E,hh:()=>x});var N=f(81679),O=f(78157),L=f(45599);const B={1:"GRAY",3:"RGB ",4:"CMYK"},w=["scnr","mntr",
"prtr","spac"],E={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function x(K,_){if(!K||K.length<132)return;const R=(0,O.bS)(K),$=T=>R.toString("latin1",T,T+4),F=R.
readUInt32BE(0),X=K[8];if(!(!(F>=132&&F<=K.length&&X>=2&&X<=4&&$(36)==="acsp"&&w.includes($(12)))||$(16)!==B[_]))return{bytes:K.subarray(0,F),version:X}}const b=new WeakMap;
function W(K,{bytes:_},R){const $=b.get(K)??[];b.set(K,$);const F=$.find(T=>Buffer.compare(T.bytes,_)===0);if(F)return F.ref;const X=(0,L.jd)({N:R,Alternate:(0,L.
UU)(E[R]),Filter:(0,L.UU)("FlateDecode")}),D=K.add(new L.Z6(X,(0,N.Kc)(_)));return $.push({bytes:_,ref:D}),D}}),85392:((te,k,f)=>{f.d(k,{J:()=>x,a:()=>b});var N=f(
43496),O=f(824),L=f(82715),B=f(60912),w=f(1975),E=f(92761);async function x(_){const R=await(0,O.Br)(_),$=({namespace:F})=>E.fD.includes(F);return R?.properties.
some($)?((0,B._L)(_,(0,B.QH)(R,$,[])),!0):!1}async function b(_,R,$){const F=(T,C,m)=>({prefix:T,name:C,form:"simple",values:[m]}),X=(0,B.QH)(R,({namespace:T,name:C})=>E.
fD.includes(T)||T===N.dK.pdfaid&&C==="part",[F("pdfaid","part","3"),F("fx","DocumentType","INVOICE"),F("fx","DocumentFileName",$.file),F("fx","Version",$.version),
F("fx","ConformanceLevel",$.level)]),D=await(0,w.kg)(Buffer.from(X,"utf8"),_.job.pace);(0,B._L)(_,(0,L.m)(D,"pdfaExtension","schemas",K))}const W=[["DocumentTyp\
e","Type of the invoice document"],["DocumentFileName","Name of the embedded XML invoice"],["Version","Version of the XML invoice standard"],["ConformanceLevel",
"Profile of the XML invoice"]],K=`<rdf:li rdf:parseType="Resource" xmlns:pdfaSchema="${N.dK.pdfaSchema}" xmlns:pdfaProperty="${N.dK.pdfaProperty}">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${N.dK.fx}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${W.map(([_,R])=>`<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${_}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty\
:category>external</pdfaProperty:category><pdfaProperty:description>${R}</pdfaProperty:description></rdf:li>
`).join("")}</rdf:Seq></pdfaSchema:property>
</rdf:li>
`}),24472:((te,k,f)=>{f.d(k,{Q$:()=>K,Xw:()=>W,n8:()=>b});var N=f(43496),O=f(1975),L=f(82715),B=f(60912),w=f(21878),E=f(81679),x=f(45599);const b="Octavo";function W(R){
const $=R.add(new x.Z6((0,x.jd)({N:3,Filter:(0,x.UU)("FlateDecode")}),(0,E.Kc)((0,w.k)({gray:!1})))),F=(0,x.jd)({Type:(0,x.UU)("OutputIntent"),S:(0,x.UU)("GTS_P\
DFA1"),OutputConditionIdentifier:(0,x.Px)("sRGB"),Info:(0,x.Px)("sRGB"),DestOutputProfile:$});R.editCatalog().set("OutputIntents",[R.add(F)])}async function K(R,{
title:$,author:F,language:X},D){const{isArchive:T}=D,C=(r,l,g)=>({prefix:r,name:l,form:"simple",values:[g]}),m=D.isAccessible&&X!==void 0,y=(0,B.T3)([{prefix:"d\
c",name:"title",form:"alternative",values:[$]},...F===void 0?[]:[{prefix:"dc",name:"creator",form:"ordered",values:[F]}],...X===void 0?[]:[{prefix:"dc",name:"la\
nguage",form:"unordered",values:[X]}],C("pdf","Producer",b),...T?[C("pdfaid","part","3"),C("pdfaid","conformance","A")]:[],...m?[C("pdfuaid","part","1")]:[]]);if(!m||
!T)return(0,B._L)(R,y);const p=await(0,O.kg)(Buffer.from(y,"utf8"),R.job.pace);(0,B._L)(R,(0,L.m)(p,"pdfaExtension","schemas",_))}const _=`<rdf:li rdf:parseType\
="Resource" xmlns:pdfaSchema="${N.dK.pdfaSchema}" xmlns:pdfaProperty="${N.dK.pdfaProperty}">
<pdfaSchema:schema>PDF/UA Universal Accessibility Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${N.dK.pdfuaid}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
<rdf:li rdf:parseType="Resource"><pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType><pdfaProperty:category>inter\
nal</pdfaProperty:category><pdfaProperty:description>Part of ISO 14289 that the document conforms to</pdfaProperty:description></rdf:li>
</rdf:Seq></pdfaSchema:property>
</rdf:li>
`}),32901:((te,k,f)=>{f.d(k,{R:()=>X,f:()=>b});var N=f(43496),O=f(77581),L=f(45599),B=f(21281),w=f(824),E=f(60912);const x={title:"Title",author:"Author",subject:"\
Subject",keywords:"Keywords",creator:"Creator"};async function b(T,C){const m=await(0,w.Br)(T);if(((0,B.Ip)(T,m).archive?.part??0)>=4?_(T,C):K(T,C),C.language!==
void 0&&T.edit(T.catalogNumber).set("Lang",(0,O.wx)(C.language)),m?.malformed===!0)return(0,E._L)(T,(0,E.T3)(D(T,C))),[W];const p=R(C);return m?(0,E._L)(T,(0,E.
QH)(m,$(p,m),p)):T.version>="2.0"&&(0,E._L)(T,(0,E.T3)(D(T,C))),[]}const W={code:"xmp_replaced",message:"The XMP metadata of the document was malformed. It was \
written again from the Info dictionary, without claims such as PDF/A."};function K(T,C){const m=Object.entries(x).flatMap(([r,l])=>{const g=C[r];return g===void 0?
[]:[[l,(0,O.wx)(g)]]});if(m.length===0)return;const y=T.trailer.get("Info"),p=new L.Bi([...(0,w._U)(T)??[],...m]);y instanceof L.oS&&T.exists(y.number)?T.put(y,
p):T.trailer.set("Info",T.add(p))}function _(T,C){const m=(0,w._U)(T);if(!m)return;const y=new Set(Object.entries(x).flatMap(([l,g])=>C[l]===void 0?[]:[g])),p=new L.
Bi([...m].filter(([l])=>!y.has(l)));if(p.size===m.size)return;const r=T.trailer.get("Info");p.size===0?T.trailer.delete("Info"):r instanceof L.oS?T.put(r,p):T.trailer.
set("Info",p)}function R(T){const{title:C,author:m,subject:y,keywords:p,creator:r,language:l}=T,g=(u,h,I,A)=>A===void 0?[]:[{prefix:u,name:h,form:I,values:[A]}];
return[...g("dc","title","alternative",C),...g("dc","description","alternative",y),...g("dc","creator","ordered",m),...g("pdf","Keywords","simple",p),...g("xmp",
"CreatorTool","simple",r),...g("dc","language","unordered",l)]}function $(T,{properties:C}){const m=T.find(({name:r})=>r==="Keywords")?.values[0],y=C.some(({namespace:r,
name:l})=>r===N.dK.dc&&l==="subject");m!==void 0&&y&&T.push({prefix:"dc",name:"subject",form:"unordered",values:F(m)});const p=new Set(T.map(({prefix:r,name:l})=>`${N.
dK[r]} ${l}`));return({namespace:r,name:l})=>p.has(`${r} ${l}`)}const F=T=>T.split(/[,;]/).map(C=>C.trim()).filter(C=>C!==""),X=(T,C)=>(0,E.T3)([...D(T,{}),...C]);
function D(T,C){const{title:m,author:y,subject:p,keywords:r,creator:l,producer:g,created:u,modified:h,language:I}=(0,w._6)(T,void 0),j=Object.entries({...{title:m,
author:y,subject:p,keywords:r,creator:l,language:I},...C}).filter(([,Z])=>Z!==null),H=(Z,q,z)=>z===null?[]:[{prefix:Z,name:q,form:"simple",values:[z]}];return[...R(
Object.fromEntries(j)),...H("pdf","Producer",g),...H("xmp","CreateDate",u),...H("xmp","ModifyDate",h)]}}),82715:((te,k,f)=>{f.d(k,{m:()=>L});var N=f(43496),O=f(
3907);function L(B,w,E,x){const{text:b,properties:W,end:K,about:_}=B,R=W.find(D=>D.namespace===N.dK[w]&&D.name===E),$=R&&b.slice(R.from,R.to).match(/^[\s\S]*(?=<\/(?:[\w.-]+:)?Bag\s*>)/)?.[0].
length;if(R&&$!==void 0){const D=R.from+$;return`${b.slice(0,D)}${x.replace("<rdf:li",`<rdf:li xmlns:rdf="${N.dK.rdf}"`)}${b.slice(D)}`}const F=`<${w}:${E}><rdf\
:Bag>
${x}</rdf:Bag></${w}:${E}>`,X=`<rdf:Description xmlns:rdf="${N.dK.rdf}" rdf:about="${(0,O.X)(_)}" xmlns:${w}="${N.dK[w]}">
${F}
</rdf:Description>
`;return`${b.slice(0,K)}${X}${b.slice(K)}`}}),61491:((te,k,f)=>{f.d(k,{g$:()=>D,Bi:()=>T,Hy:()=>y});var N=f(77581),O=f(45599),L=f(70549),B=f(9819),w=f(78157),E=f(
79725),x=f(82416);const b=2e3,W=9;class K{document;type="";page=-1;hasTexts=!1;kids=[];entries=new E.R;number=0;isReference=!1;constructor(r){this.document=r}read(r){
const{entries:l,kids:g}=this;g.length=0;const u=this.document.place(r);if(!u||!l.locate(u.bytes,u.start,Math.min(u.end,u.start+b)))return!1;const{bytes:h}=u,{at:I}=l;
if(l.find(h,"MCID")>=0)return!1;this.hasTexts=l.find(h,"ActualText")>=0||l.find(h,"Alt")>=0;const A=l.find(h,"S");if(A<0||h[I[A+2]]!==w.cL)return!1;this.name(h,
I[A+2]+1,I[A+3]);const j=l.find(h,"Pg");if(this.page=-1,j>=0){if(this.after(h,I[j+2],I[j+3])!==I[j+3]||!this.isReference)return!1;this.page=this.number}const H=l.
find(h,"K");return H<0||this.readKids(h,I[H+2],I[H+3])}name(r,l,g){const{type:u}=this;let h=0;if(u.length===g-l)for(;h<u.length&&r[l+h]===u.charCodeAt(h);)h++;(h<
g-l||h===0)&&(this.type=(0,x.MQ)(r,l,g))}readKids(r,l,g){const u=r[l]===w.WL,h=u?g-1:g;if(u&&r[h]!==w.wt)return!1;for(let I=(0,w.AN)(r,u?l+1:l,h);I<h;I=(0,w.AN)(
r,I,h)){if(I=this.after(r,I,h),I<0)return!1;this.kids.push(this.isReference?-1-this.number:this.number)}return u||!this.isReference||this.isDictionary(this.number)}isDictionary(r){
const l=this.document.place(r);return l!==void 0&&l.bytes[(0,w.AN)(l.bytes,l.start,l.end)]===w.iH}after(r,l,g){let u=l,h=0;for(;u<g&&_(r[u]);u++)h=h*10+r[u]-w.l0;
if(u===l||u-l>W||(this.number=h,this.isReference=!1,u<g&&!R(r[u])))return-1;const I=(0,w.AN)(r,u,g);let A=I;for(;A<g&&_(r[A]);)A++;const j=(0,w.AN)(r,A,g);return A===
I||j>=g||r[j]!==w.AV?u:(this.isReference=!0,j+1)}}const _=p=>p>=w.l0&&p<=w.ev,R=p=>p===32||p===10||p===13,$=1e7,F=1e4;class X{pages=new Map;count=0;last;hasTexts=!1;leaf(r,l,g){
const u=this.pages.get(r);return l===0&&g<F?u?.own[g]:u?.others.get(l*$+g)}leaves(r){const{own:l=[],others:g}=this.pages.get(r)??{};return[...l.flat(),...g?.values()??
[]].sort((u,h)=>u.order-h.order)}hasPage(r){return this.pages.has(r)}add(r,l,g,u){if(!Number.isInteger(u)||u<0||u>=$)return;const{own:h,others:I}=this.leavesOf(
l);if(g===0&&u<F)h[u]??={element:r,order:this.count++};else{const A=g*$+u;I.has(A)||I.set(A,{element:r,order:this.count++})}for(let A=r;A&&A.firstPage<0;A=A.parent)
A.firstPage=l}leavesOf(r){if(this.last?.number===r)return this.last.leaves;let l=this.pages.get(r);return l||this.pages.set(r,l={own:[],others:new Map}),this.last=
{number:r,leaves:l},l}}const D=(0,L.n)(C);function T(p){const r=p.dict(p.catalog.get("MarkInfo"));return p.dict(p.catalog.get("StructTreeRoot"))!==void 0&&p.resolve(
r?.get("Marked"))===!0}async function C(p){const r=p.dict(p.catalog.get("StructTreeRoot"));if(!r||p.resolve(p.dict(p.catalog.get("MarkInfo"))?.get("Suspects"))===
!0)return;const l=new m(p,p.dict(r.get("RoleMap")));return await l.run(r),l.tags}class m{document;roles;tags=new X;visit;bytes;types=new Map;open=[];constructor(r,l){
this.document=r,this.roles=l,this.visit=new B._i(r),this.bytes=new K(r)}async run(r){const{open:l,document:g}=this;this.push(r.get("K"),void 0,-1);for(let u=l.pop();u;u=
l.pop()){this.take(u);const h=g.job.pace.step(300);h&&await h}}push(r,l,g){if(r===void 0)return;const u=(0,O.i9)(r)||(0,O.cy)(r)?this.document.array(r)??[r]:[r];
for(let h=u.length-1;h>=0;h--)this.open.push({kid:u[h],parent:l,page:g})}take({kid:r,parent:l,page:g}){if(typeof r=="number"){l&&g>=0&&this.tags.add(l,g,0,r);return}
if(!this.visit.first(r)||(0,O.i9)(r)&&this.takeBytes(r.number,l,g))return;const u=this.document.dict(r);if(!u)return;const h=u.get("Pg"),I=(0,O.i9)(h)?h.number:
g,A=u.get("MCID");if(A!==void 0){const Z=u.get("Stm");l&&I>=0&&this.tags.add(l,I,(0,O.i9)(Z)?Z.number:0,Number(this.document.resolve(A)));return}const j=this.document.
resolve(u.get("S"));if(!(j instanceof O.SX))return;const H={type:this.standard(j.text),parent:l,actualText:this.text(u.get("ActualText")),alternative:this.text(
u.get("Alt")),firstPage:-1};H.actualText!==void 0&&(this.tags.hasTexts=!0),this.push(u.get("K"),H,I),(0,O.i9)(r)&&this.document.release(r.number)}takeBytes(r,l,g){
const{bytes:u,document:h,open:I,tags:A}=this;if(!u.read(r))return!1;const{hasTexts:j,kids:H}=u,Z={type:this.standard(u.type),parent:l,actualText:j?this.text(h.entry(
r,"ActualText")):void 0,alternative:j?this.text(h.entry(r,"Alt")):void 0,firstPage:-1};Z.actualText!==void 0&&(A.hasTexts=!0);const q=u.page<0?g:u.page;if(H.some(
z=>z<0))for(let z=H.length-1;z>=0;z--){const Y=H[z];I.push({kid:Y<0?new O.oS(-1-Y):Y,parent:Z,page:q})}else if(q>=0)for(const z of H)A.add(Z,q,0,z);return!0}text(r){
const l=r===void 0?null:this.document.resolve(r);return l instanceof O.Mx?(0,N.g7)(l):void 0}standard(r){const l=this.types.get(r);if(l!==void 0)return l;let g=r;
for(let u=0;u<16;u++){const h=this.document.resolve(this.roles?.get(g));if(!(h instanceof O.SX)||h.text===g)break;g=h.text}return this.types.set(r,g),g}}function*y(p){
for(let r=p;r;r=r.parent)yield r}}),27612:((te,k,f)=>{f.d(k,{l:()=>L});var N=f(21996),O=f(90536);async function L(B,w,E){for(const x of await(0,N.V3)(B,w)){const b=B.
job.pace.step(200);b&&await b;const W={changed:!1};(0,O.C)(B.get(x),K=>{E(K)&&(W.changed=!0)}),W.changed&&B.edit(x)}}}),21996:((te,k,f)=>{f.d(k,{Av:()=>W,RJ:()=>R,
V3:()=>_,vb:()=>$,zx:()=>b});var N=f(54619),O=f(93604),L=f(78157),B=f(88500);const w=2048,E=65536,x="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function b(D,T){const{
found:C,all:m}=await K(D,T),y=p=>[...new Set([...p,...m])].sort((r,l)=>r-l);return Object.fromEntries(T.map(p=>[p,y(C[p])]))}async function W(D,T){const{found:C,
all:m}=await K(D,T);for(const y of Object.values(C))for(const p of y)m.add(p);return m}async function K(D,T){const C=T.map(r=>{const[l="",...g]=[...r].map(h=>h.
replace(/\W/,"\\$&")),u=/\W/.test(r)?x:"\\w";return`${l}(?:${g.join("")}|${u}{0,${Math.max(0,r.length-2)}}#)`}),m=new RegExp(`/(?:${C.join("|")}|#)`,"g"),y=Object.
fromEntries(T.map(r=>[r,new Set])),p=new Set;await R(D,(r,l,g,u)=>{const h=r.toString("latin1",l,g);m.lastIndex=0;for(let I=m.exec(h);I;I=m.exec(h)){const A=u(l+
I.index);A!==void 0&&(I[0].endsWith("#")?p.add(A):y[I[0].slice(1)].add(A))}});for(const r of $(D))p.add(r);return{found:y,all:p}}async function _(D,T){const C=await b(
D,T);return[...new Set(Object.values(C).flat())].sort((m,y)=>m-y)}async function R(D,T){const{bytes:C,table:m}=D,y=F(D),p=new Int32Array(y.length);for(let h=0;h<
y.length;h++)p[h]=m.place[y[h]];const r=(0,L.bS)(C),l=h=>y[(0,O.M)(p,h)-1],g=new B.s;let u=0;for(let h=0;h<y.length;h++){const I=h+1===y.length,A=I?C.length:p[h+
1],j=A-p[h]>w;if(!j&&!I&&A-u<E)continue;if(j){p[h]>u&&T(r,u,p[h],l),g.reset();const Z=g.value(C,D.bodies[y[h]],A);T(r,p[h],Z<0?A:Z,l)}else T(r,u,A,l);const H=D.
job.pace.step(Math.min(A-u,E));H&&await H,u=A}for(const[h,I]of X(D)){const A=D.objectStream(h);if(!A)continue;const j=new Set(I),{starts:H}=A;T((0,L.bS)(A.data),
0,A.data.length,q=>{const z=A.numbers[(0,O.M)(H,q)-1];return z!==void 0&&j.has(z)?z:void 0});const Z=D.job.pace.step(A.data.length);Z&&await Z}}function*$(D){for(let T=1;D.
hasChanges&&T<D.size;T++)D.isChanged(T)&&D.exists(T)&&(yield T)}function F(D){const{table:T,hasChanges:C}=D,m=[];let y=!0,p=-1;for(let r=1;r<T.size;r++){if(T.kind[r]!==
N.tL||C&&D.isChanged(r))continue;const l=T.place[r];y&&=l>=p,p=l,m.push(r)}return y?m:m.sort((r,l)=>T.place[r]-T.place[l])}function X(D){const{table:T,hasChanges:C}=D,
m=new Map;for(let y=1;y<T.size;y++){if(T.kind[y]!==N.UT||C&&D.isChanged(y))continue;const p=T.place[y],r=m.get(p);r?r.push(y):m.set(p,[y])}return m}}),90536:((te,k,f)=>{
f.d(k,{C:()=>O,L:()=>L});var N=f(45599);function O(B,w){const E=[B];for(;E.length>0;){const x=E.pop(),b=x instanceof N.Z6?x.dict:x;if(Array.isArray(b))for(const W of b)
E.push(W);else if(b instanceof N.Bi){w(b);for(const W of b.values())E.push(W)}}}function L(B,w){const E=[];return O(B,x=>{E.length===0&&w(x)&&E.push(x)}),E.length>
0}}),93604:((te,k,f)=>{f.d(k,{B:()=>N,M:()=>O});const N=(B,w)=>L(B,w,!1),O=(B,w)=>L(B,w,!0);function L(B,w,E){let[x,b]=[0,B.length];for(;x<b;){const W=x+b>>1,K=B[W];
K<w||E&&K===w?x=W+1:b=W}return x}})};
