"use strict";exports.id=9368,exports.ids=[9368],exports.modules={69368:((q,X,d)=>{d.r(X),d.d(X,{create_e_invoice:()=>Jn});var N=d(17079),b=d(58552),L=d(98037),R=d(85392),E=d(
92761),w=d(98446),x=d(36493),P=d(98346),G=d(63492),K=d(27547),k=d(3263);const O={id:"text",scheme:"text"},$={line1:"text",line2:"text",line3:"text",city:"text",
postCode:"text",subdivision:"text",country:"text"},F={name:"text",tradingName:"text",identifiers:[O],legalId:"text",vatId:"text",taxId:"text",electronicAddress:O,
address:$,contact:{name:"text",phone:"text",email:"text"}},W={start:"date",end:"date"},D=[{amount:"decimal",base:"decimal",percentage:"decimal",reason:"text",reasonCode:"\
text",taxScheme:"text",taxCategory:"text",taxRate:"decimal"}],p={number:"text",typeCode:"text",issueDate:"date",dueDate:"date",currency:"text",taxCurrency:"text",
buyerReference:"text",orderReference:"text",salesOrderReference:"text",contractReference:"text",projectReference:"text",precedingInvoices:["text"],businessProcess:"\
text",notes:["text"],noteSubjects:["text"],period:W,seller:F,buyer:F,payee:F,taxRepresentative:F,delivery:{name:"text",location:O,date:"date",address:$},payment:{
reference:"text",terms:"text",creditorId:"text",mandate:"text",means:[{code:"text",text:"text",iban:"text",bic:"text",accountName:"text",debitedIban:"text",card:"\
text"}]},lines:[{id:"text",kind:"text",parent:"text",name:"text",description:"text",notes:["text"],sellerItemId:"text",buyerItemId:"text",standardItemId:O,orderLine:"\
text",quantity:"decimal",unit:"text",netPrice:"decimal",grossPrice:"decimal",priceQuantity:"decimal",netAmount:"decimal",taxScheme:"text",taxCategory:"text",taxRate:"\
decimal",period:W,allowances:D,charges:D}],allowances:D,charges:D,thirdPartyCharges:[{amount:"decimal",reason:"text"}],taxes:[{taxScheme:"text",category:"text",
rate:"decimal",basis:"decimal",amount:"decimal",exemptionReason:"text",exemptionCode:"text"}],totals:{lines:"decimal",allowances:"decimal",charges:"decimal",net:"\
decimal",tax:"decimal",taxInAccountingCurrency:"decimal",gross:"decimal",paid:"decimal",rounding:"decimal",due:"decimal"}},r=["syntax","profile","file","xml","g\
uideline","issues"];async function l(e,t){const n=new _(t),s=Object.fromEntries(Object.entries(e).filter(([c])=>!r.includes(c))),a=await n.readObject(s,p,"");return{
invoice:{...a,guideline:null,payment:{reference:null,terms:null,creditorId:null,mandate:null,...{means:[]},...a.payment},totals:{...g,...a.totals}},unknown:n.unknown,
wrong:n.wrong}}const g={lines:null,allowances:null,charges:null,net:null,tax:null,taxInAccountingCurrency:null,gross:null,paid:null,rounding:null,due:null},u=new RegExp(
"[\\0-\\x08\\x0b\\x0c\\x0e-\\x1f\\ufffe\\uffff]|\\p{Cs}","u"),h=1e4,A=1e3,I={text:"a text without control characters",decimal:'a decimal such as "12.50"',date:'\
a day such as "2026-01-31"'},U=e=>Array.isArray(e);class _{pace;unknown=[];wrong=[];constructor(t){this.pace=t}async readAny(t,n,s){if(typeof n=="string")return this.
readTerm(t,n,s);const a=this.pace.step(400);if(a&&await a,U(n))return await this.readList(t,n[0],s);const o=await this.readObject(t,n,s);return Object.values(o).
every(i=>i===null||Array.isArray(i)&&i.length===0)?null:o}async readObject(t,n,s){const a=typeof t=="object"&&t!==null&&!Array.isArray(t);!a&&!Z(t)&&this.wrong.
push(`${s} must be an object`);const o=a?t:{},i=f=>s===""?f:s.endsWith(" ")?`${s}${f}`:`${s}.${f}`;for(const f of Object.keys(o))Object.hasOwn(n,f)||this.unknown.
push(i(f));const c={};for(const[f,v]of Object.entries(n))c[f]=await this.readAny(Object.hasOwn(o,f)?o[f]:void 0,v,i(f));return c}async readList(t,n,s){if(Z(t))return[];
if(!Array.isArray(t))return this.wrong.push(`${s} must be a list`),[];const a=s==="lines"?h:A;if(t.length>a)return this.wrong.push(`${s} must have at most ${a} \
entries`),[];const o=[];for(const[i,c]of t.entries()){const f=`${s} ${i+1}`;o.push(typeof n=="object"&&!U(n)?await this.readObject(c,n,`${f}: `):this.readTerm(c,
n,f));const v=this.pace.step(200);v&&await v}return o}readTerm(t,n,s){if(Z(t))return null;const a=typeof t=="number"?String(t):t;return typeof a=="string"&&(n===
"text"?!u.test(a):n==="date"?(0,k.N)(a)&&a.length===10:(0,x._)(a)!==void 0)?a:(this.wrong.push(`${s} must be ${I[n]}`),null)}}const Z=e=>e==null||typeof e=="str\
ing"&&e.trim()==="",J=e=>[{at:"",part:e}],z=(e,t)=>t===null?[]:[{at:`${e}.`,part:t}],Y=(e,t)=>t.map((n,s)=>({at:`${e} ${s+1}: `,part:n})),ae=e=>Y("lines",e.lines),
ce=e=>t=>t.lines.flatMap((n,s)=>Y(`lines ${s+1}: ${e}`,n[e])),lt=e=>e==="O",xe=(e,t)=>n=>e(n).filter(({part:s})=>!lt(s[t])),Pe=e=>Y("allowances",e.allowances),be=e=>Y(
"charges",e.charges),dt=["E","AE","K","G","O"],ft=[{of:J,rows:[["number","BT-1"],["issueDate","BT-2"],["typeCode","BT-3"],["currency","BT-5"],["seller.name","BT\
-27"],["seller.address.country","BT-40",["BG-5"]],["buyer.name","BT-44"],["buyer.address.country","BT-55",["BG-8"]],["lines","BG-25",["BG-23"]]]},{of:J,levels:[
"XRECHNUNG"],rows:[["buyerReference","BT-10"],["seller.electronicAddress.id","BT-34"],["seller.address.city","BT-37"],["seller.address.postCode","BT-38"],["sell\
er.contact.name","BT-41",["BG-6"]],["seller.contact.phone","BT-42"],["seller.contact.email","BT-43"],["buyer.electronicAddress.id","BT-49"],["buyer.address.city",
"BT-52"],["buyer.address.postCode","BT-53"],["payment.means","BG-16"]]},{of:ae,rows:[["name","BT-153"],["quantity","BT-129"],["unit","BT-130"],["netPrice","BT-1\
46"],["taxCategory","BT-151"]]},{of:xe(ae,"taxCategory"),rows:[["taxRate","BT-152"]]},{of:Pe,rows:[["amount","BT-92"],["taxCategory","BT-95"]]},{of:xe(Pe,"taxCa\
tegory"),rows:[["taxRate","BT-96"]]},{of:be,rows:[["amount","BT-99"],["taxCategory","BT-102"]]},{of:xe(be,"taxCategory"),rows:[["taxRate","BT-103"]]},{of:ce("al\
lowances"),rows:[["amount","BT-136"]]},{of:ce("charges"),rows:[["amount","BT-141"]]},{of:({payment:e})=>Y("payment.means",e.means),rows:[["code","BT-81"]]},{of:({
payee:e})=>z("payee",e),rows:[["name","BT-59"]]},{of:({taxRepresentative:e})=>z("taxRepresentative",e),rows:[["name","BT-62"],["vatId","BT-63"],["address.countr\
y","BT-69",["BG-12"]]]},{of:({delivery:e})=>z("delivery.address",e?.address??null),rows:[["country","BT-80"]]},{of:({taxes:e})=>Y("taxes",e),rows:[["category","\
BT-118"]]},{of:({taxes:e})=>Y("taxes",e).filter((t,n)=>{const{category:s,exemptionCode:a}=e[n];return dt.includes(s??"")&&a===null}),rows:[["exemptionReason","B\
T-120"]]},{of:e=>e.taxCurrency===null?[]:J(e),rows:[["totals.taxInAccountingCurrency","BT-111"]]}],ut=[{of:ae,levels:["BASIC","EN 16931","XRECHNUNG"],rows:[["ki\
nd","BT-X-8"],["parent","BT-X-304"]]},{of:J,levels:["BASIC","EN 16931","XRECHNUNG"],rows:[["thirdPartyCharges","BG-X-83"]]},{of:J,levels:["BASIC"],rows:[["sales\
OrderReference","BT-14"],["projectReference","BT-11"],["seller.contact","BG-6"],["buyer.contact","BG-9"],["totals.rounding","BT-114"]]},{of:({payment:e})=>Y("pa\
yment.means",e.means),levels:["BASIC"],rows:[["text","BT-82"],["accountName","BT-85"],["bic","BT-86"],["card","BT-87"]]},{of:ae,levels:["BASIC"],rows:[["descrip\
tion","BT-154"],["sellerItemId","BT-155"],["buyerItemId","BT-156"],["orderLine","BT-132"]]}],ht=(e,t,n)=>Oe(ft,e,t,n,!1),pt=(e,t,n)=>Oe(ut,e,t,n,!0);async function Oe(e,t,n,s,a){
const o=[];for(const{of:i,rows:c,levels:f}of e)if(!(f&&!f.includes(n)))for(const{at:v,part:M}of i(t)){for(const[V,se,ee=[]]of c)mt(M,V)===a&&o.push({name:`${v}${V}`,
term:se,groups:ee});const H=s.step(100*c.length);H&&await H}return o}function mt(e,t){let n=e;for(const s of t.split("."))n=n?.[s];return Array.isArray(n)?n.length>
0:n!=null}var Re=d(36698);const gt={units:1n,scale:2},yt={units:1n,scale:0},Tt=["Z","E","AE","K","G"];async function xt(e,t){const n=[];for(const[c,f]of e.lines.
entries()){n.push(St(f,c));const v=t.step(400+100*(f.allowances.length+f.charges.length));v&&await v}const s=e.allowances.map(he),a=e.charges.map(he),o={...e,lines:n,
allowances:s,charges:a},i=await It(o,t);return{...o,taxes:i,totals:At({...o,taxes:i})}}function St(e,t){const n=e.allowances.map(he),s=e.charges.map(he),{id:a,taxScheme:o,
taxCategory:i,taxRate:c,netAmount:f}=e;return{...e,id:a??String(t+1),taxScheme:o??"VAT",taxRate:c??Se(i),allowances:n,charges:s,netAmount:f??vt({...e,allowances:n,
charges:s})}}const Se=e=>Tt.includes(e??"")?"0":null;function vt({quantity:e,netPrice:t,priceQuantity:n,allowances:s,charges:a}){const[o,i]=[Q(e),Q(t)],c=n===null?
yt:Q(n);return!o||!i||!c||c.units===0n?null:te((0,x.WQ)((0,x.CQ)((0,x.lw)(o,i),c),(0,x.Re)(le(a),le(s))))}function he(e){const[t,n]=[Q(e.base),Q(e.percentage)];
return{...e,amount:e.amount??(t&&n?te(Ne(t,n)):null),taxScheme:e.taxScheme??"VAT",taxRate:e.taxRate??Se(e.taxCategory)}}async function It(e,t){const n=new Map,s=(o,i,c)=>{
if(o===null||!c)return;const f=Be(o,i),v=n.get(f);v?v.basis=(0,x.WQ)(v.basis,c):n.set(f,{category:o,rate:i,basis:c})};for(const{taxCategory:o,taxRate:i,netAmount:c}of(0,Re.
Su)(e)){s(o,i,Q(c));const f=t.step(200);f&&await f}for(const{taxCategory:o,taxRate:i,amount:c}of e.charges)s(o,i,Q(c));for(const{taxCategory:o,taxRate:i,amount:c}of e.
allowances)s(o,i,(0,x.Re)(x.f2,Q(c)??x.f2));const a=e.taxes.map(o=>{const i=o.rate??Se(o.category),c=Be(o.category??"",i),f=n.get(c);return n.delete(c),Me({...o,
rate:i},f?.basis)});for(const{category:o,rate:i,basis:c}of n.values())a.push(Me({taxScheme:"VAT",category:o,rate:i,basis:null,amount:null,exemptionReason:null,exemptionCode:null},
c));return a}function Be(e,t){const{units:n,scale:s}=Q(t)??x.f2;return`${e} ${(n*10n**BigInt(40-s)).toString()}`}function Me(e,t){const n=e.basis??(t?te(t):null),
s=Q(n),a=s?te(Ne(s,Q(e.rate)??x.f2)):null;return{...e,taxScheme:e.taxScheme??"VAT",basis:n,amount:e.amount??a}}function At(e){const{totals:t,allowances:n,charges:s,
taxes:a,thirdPartyCharges:o}=e,i=(ee,re)=>Q(ee)??re,c=i(t.lines,(0,Re.Su)(e).reduce((ee,{netAmount:re})=>(0,x.WQ)(ee,Q(re)??x.f2),x.f2)),f=i(t.allowances,le(n)),
v=i(t.charges,le(s)),M=i(t.net,(0,x.WQ)((0,x.Re)(c,f),v)),H=i(t.tax,le(a)),V=i(t.gross,(0,x.WQ)(M,H)),se=(0,x.WQ)((0,x.Re)(V,Q(t.paid)??x.f2),Q(t.rounding)??x.f2);
return{...t,lines:t.lines??te(c),allowances:t.allowances??(n.length>0?te(f):null),charges:t.charges??(s.length>0?te(v):null),net:t.net??te(M),tax:t.tax??te(H),gross:t.
gross??te(V),due:t.due??te((0,x.WQ)(se,le(o)))}}const Q=e=>e===null?void 0:(0,x._)(e),le=e=>e.reduce((t,{amount:n})=>(0,x.WQ)(t,Q(n)??x.f2),x.f2),Ne=(e,t)=>(0,x.
Fd)((0,x.lw)((0,x.lw)(e,t),gt)),te=e=>(0,x.Bz)((0,x.Fd)(e));var Et=d(17886),Le=d(3907);const B=(e,...t)=>{const n=t.join("");return n===""?"":`<ram:${e}>${n}</r\
am:${e}>`},S=(e,t,n="")=>t===null?"":`<ram:${e}${n}>${(0,Le.X)(t)}</ram:${e}>`,oe=(e,t)=>t===null?"":` ${e}="${(0,Le.X)(t)}"`,de=(e,t)=>t===null?"":`<ram:${e}><\
udt:DateTimeString format="102">${t.replaceAll("-","")}</udt:DateTimeString></ram:${e}>`;async function wt(e,t){const n=[];for(const M of e.lines){n.push(Dt(M));
const H=t.step(2*n.at(-1).length);H&&await H}const{businessProcess:s,guideline:a,number:o,typeCode:i,issueDate:c,notes:f,noteSubjects:v}=e;return[`<?xml version\
="1.0" encoding="UTF-8"?>
`,'<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"',' xmlns:ram="urn:un:unece:uncefact:data:standard:Reusable\
AggregateBusinessInformationEntity:100"',` xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100">
<rsm:ExchangedDocumentContext>`,B("BusinessProcessSpecifiedDocumentContextParameter",S("ID",s)),B("GuidelineSpecifiedDocumentContextParameter",S("ID",a)),`</rsm\
:ExchangedDocumentContext>
<rsm:ExchangedDocument>`,S("ID",o),S("TypeCode",i),de("IssueDateTime",c),...f.map((M,H)=>B("IncludedNote",S("Content",M),S("SubjectCode",v[H]??null))),`</rsm:Ex\
changedDocument>
<rsm:SupplyChainTradeTransaction>
`,...n,Ct(e),Pt(e.delivery),bt(e),`</rsm:SupplyChainTradeTransaction>
</rsm:CrossIndustryInvoice>
`].join("")}function Dt(e){const{standardItemId:t,netPrice:n,grossPrice:s,priceQuantity:a,unit:o}=e,i=S("BasisQuantity",a,oe("unitCode",o)),c=s===null||n===null?
x.f2:(0,x.Re)((0,x._)(s),(0,x._)(n));return`${B("IncludedSupplyChainTradeLineItem",B("AssociatedDocumentLineDocument",S("LineID",e.id),S("ParentLineID",e.parent),
S("LineStatusReasonCode",e.kind),...e.notes.map(f=>B("IncludedNote",S("Content",f)))),B("SpecifiedTradeProduct",t?S("GlobalID",t.id,oe("schemeID",t.scheme)):"",
S("SellerAssignedID",e.sellerItemId),S("BuyerAssignedID",e.buyerItemId),S("Name",e.name),S("Description",e.description)),B("SpecifiedLineTradeAgreement",B("Buye\
rOrderReferencedDocument",S("LineID",e.orderLine)),s===null?"":B("GrossPriceProductTradePrice",S("ChargeAmount",s),i,c.units===0n?"":B("AppliedTradeAllowanceCha\
rge",$e(!1),S("ActualAmount",(0,x.Bz)(c)))),n===null?"":B("NetPriceProductTradePrice",S("ChargeAmount",n),i)),B("SpecifiedLineTradeDelivery",S("BilledQuantity",
e.quantity,oe("unitCode",o))),B("SpecifiedLineTradeSettlement",Fe("ApplicableTradeTax",e),Ue(e.period),...e.allowances.map(f=>pe(f,!1)),...e.charges.map(f=>pe(f,
!0)),B("SpecifiedTradeSettlementLineMonetarySummation",S("LineTotalAmount",e.netAmount))))}
`}const $e=e=>`<ram:ChargeIndicator><udt:Indicator>${e}</udt:Indicator></ram:ChargeIndicator>`,Fe=(e,{taxScheme:t,taxCategory:n,taxRate:s})=>n===null?"":B(e,S("\
TypeCode",t),S("CategoryCode",n),S("RateApplicablePercent",s)),Ue=e=>e?B("BillingSpecifiedPeriod",de("StartDateTime",e.start),de("EndDateTime",e.end)):"",pe=(e,t)=>B(
"SpecifiedTradeAllowanceCharge",$e(t),S("CalculationPercent",e.percentage),S("BasisAmount",e.base),S("ActualAmount",e.amount),S("ReasonCode",e.reasonCode),S("Re\
ason",e.reason),Fe("CategoryTradeTax",e)),Ct=e=>`${B("ApplicableHeaderTradeAgreement",S("BuyerReference",e.buyerReference),ge("SellerTradeParty",e.seller),ge("B\
uyerTradeParty",e.buyer),ge("SellerTaxRepresentativeTradeParty",e.taxRepresentative),me("SellerOrderReferencedDocument",e.salesOrderReference),me("BuyerOrderRef\
erencedDocument",e.orderReference),me("ContractReferencedDocument",e.contractReference),e.projectReference===null?"":B("SpecifiedProcuringProject",S("ID",e.projectReference),
S("Name","Project reference")))}
`,me=(e,t)=>B(e,S("IssuerAssignedID",t)),je=e=>[...e].sort((t,n)=>+(t.scheme!==null)-+(n.scheme!==null)).map(({id:t,scheme:n})=>S(n===null?"ID":"GlobalID",t,oe(
"schemeID",n))).join(""),ge=(e,t)=>t===null?"":B(e,je(t.identifiers),S("Name",t.name),B("SpecifiedLegalOrganization",S("ID",t.legalId),S("TradingBusinessName",t.
tradingName)),t.contact?B("DefinedTradeContact",S("PersonName",t.contact.name),B("TelephoneUniversalCommunication",S("CompleteNumber",t.contact.phone)),B("Email\
URIUniversalCommunication",S("URIID",t.contact.email))):"",Ke(t.address),t.electronicAddress?B("URIUniversalCommunication",S("URIID",t.electronicAddress.id,oe("\
schemeID",t.electronicAddress.scheme))):"",B("SpecifiedTaxRegistration",S("ID",t.vatId,oe("schemeID","VA"))),B("SpecifiedTaxRegistration",S("ID",t.taxId,oe("sch\
emeID","FC")))),Ke=e=>e===null?"":B("PostalTradeAddress",S("PostcodeCode",e.postCode),S("LineOne",e.line1),S("LineTwo",e.line2),S("LineThree",e.line3),S("CityNa\
me",e.city),S("CountryID",e.country),S("CountrySubDivisionName",e.subdivision)),Pt=e=>`<ram:ApplicableHeaderTradeDelivery>${e===null?"":[B("ShipToTradeParty",je(
e.location?[e.location]:[]),S("Name",e.name),Ke(e.address)),B("ActualDeliverySupplyChainEvent",de("OccurrenceDateTime",e.date))].join("")}</ram:ApplicableHeader\
TradeDelivery>
`;function bt(e){const{payment:t,currency:n,taxCurrency:s,totals:a}=e;return`${B("ApplicableHeaderTradeSettlement",S("CreditorReferenceID",t.creditorId),S("Paym\
entReference",t.reference),S("TaxCurrencyCode",s),S("InvoiceCurrencyCode",n),ge("PayeeTradeParty",e.payee),...t.means.map(Ot),...e.taxes.map(Bt),Ue(e.period),...e.
allowances.map(o=>pe(o,!1)),...e.charges.map(o=>pe(o,!0)),B("SpecifiedTradePaymentTerms",S("Description",t.terms),de("DueDateDateTime",e.dueDate),S("DirectDebit\
MandateID",t.mandate)),...e.thirdPartyCharges.map(({amount:o,reason:i})=>B("SpecifiedFinancialAdjustment",S("Reason",i),S("ActualAmount",o))),B("SpecifiedTradeS\
ettlementHeaderMonetarySummation",S("LineTotalAmount",a.lines),S("ChargeTotalAmount",a.charges),S("AllowanceTotalAmount",a.allowances),S("TaxBasisTotalAmount",a.
net),S("TaxTotalAmount",a.tax,oe("currencyID",n)),S("TaxTotalAmount",a.taxInAccountingCurrency,oe("currencyID",s)),S("RoundingAmount",a.rounding),S("GrandTotalA\
mount",a.gross),S("TotalPrepaidAmount",a.paid),S("DuePayableAmount",a.due)),...e.precedingInvoices.map(o=>me("InvoiceReferencedDocument",o)))}
`}const Ot=e=>B("SpecifiedTradeSettlementPaymentMeans",S("TypeCode",e.code),S("Information",e.text),B("ApplicableTradeSettlementFinancialCard",S("ID",e.card)),B(
"PayerPartyDebtorFinancialAccount",S("IBANID",e.debitedIban)),Rt(e),B("PayeeSpecifiedCreditorFinancialInstitution",S("BICID",e.bic)));function Rt({iban:e,accountName:t}){
const n=e?.replace(/\s/g,"")??null,s=n!==null&&(0,Et.X)(n);return B("PayeePartyCreditorFinancialAccount",s?S("IBANID",n):"",S("AccountName",t),s?"":S("Proprieta\
ryID",e))}const Bt=e=>B("ApplicableTradeTax",S("CalculatedAmount",e.amount),S("TypeCode",e.taxScheme),S("ExemptionReason",e.exemptionReason),S("BasisAmount",e.basis),
S("CategoryCode",e.category),S("ExemptionReasonCode",e.exemptionCode),S("RateApplicablePercent",e.rate)),ye="urn:cen.eu:en16931:2017",Mt={basic:{level:"BASIC",guideline:`${ye}\
#compliant#urn:factur-x.eu:1p0:basic`},en16931:{level:"EN 16931",guideline:ye},extended:{level:"EXTENDED",guideline:`${ye}#conformant#urn:factur-x.eu:1p0:extend\
ed`},xrechnung:{level:"XRECHNUNG",guideline:`${ye}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`}},Nt="urn:fdc:peppol.eu:2017:poacc:billing:01:1.0",Ge=40;async function Lt(e,t,n){
const{level:s,guideline:a}=Mt[t],{invoice:o,unknown:i,wrong:c}=await l(e,n),f=o.businessProcess??(s==="XRECHNUNG"?Nt:null),v=await xt({...o,guideline:a,businessProcess:f},
n),M=await ht(v,s,n),H=Buffer.from(await wt(v,n),"utf8"),V=await(0,P.Q)(H,n);if(typeof V=="string")return[`makes XML that ${V}`];const se=(await(0,G.n)(V,n)).filter(
({rule:Ce})=>Ce==="PRICE"),ee=[...await(0,G.P)(V,n),...(0,K.v)(V),...se],re=[...i.length>0?[`has names that it does not know: ${(0,w.Zv)(i)}. It takes those tha\
t Read gives`]:[],...c.length>0?[`has values of a wrong kind: ${(0,w.Dw)(c,Ge)}`]:[],...M.length>0?[`lacks terms that the invoice needs: ${We(M)}`]:[],...$t(v,s,
await pt(v,s,n)),...c.length>0?[]:Ut(ee,M)];return re.length>0?re:H}const We=e=>(0,w.Dw)(e.map(({name:t,term:n})=>`${t} (${n})`),Ge);function $t(e,t,n){const s=({
netPrice:o,grossPrice:i})=>o!==null&&i!==null&&(0,x.oi)((0,x._)(o),(0,x._)(i)),a=t==="EXTENDED"?[]:e.lines.filter(o=>o.notes.length>1);return[...n.length>0?[`ha\
s terms that the profile ${t} does not have: ${We(n)}`]:[],...a.length>0?["has lines with several notes (BT-127), which only the profile EXTENDED has"]:[],...e.
lines.some(s)?["has a line whose netPrice (BT-146) is above its grossPrice (BT-148)"]:[]]}const Ft=/^(?:BR-CO-1\d|BR-(?:S|Z|E|AE|IC|G|O|AF|AG)-\d+|BR-FXEXT-.*|BR-2[4-6]|BR-4[5-8]|BR-DE-14)$/;
function Ut(e,t){const n=new Set(t.flatMap(({term:a,groups:o})=>[a,...o])),s=new Map;for(const a of e)s.has(a.rule)||s.set(a.rule,a);return[...s.values()].filter(
({rule:a,text:o})=>{const i=o.match(/\bB[TG]-\d+\b/g)??[];return t.length===0||!Ft.test(a)&&!i.some(c=>n.has(c))}).map(({rule:a,text:o,where:i})=>`breaks ${a} (${i}\
): ${o}`)}var jt=d(21281),Xe=d(824),Kt=d(61491),Gt=d(12237),Wt=d(14029),ke=d(43576),Xt=d(55969),kt=d(24472),ie=d(43496),_t=d(32901),Ht=d(1975),_e=d(60912),ve=d(
27612),j=d(45599),He=d(37709),Ze=d(6057),ze=d(96927),Ie=d(21996),Zt=d(62743),Ae=d(61540),fe=d(16456),ne=d(49454),Ve=d(30201),zt=d(55437);async function Vt(e,t){
const n=(0,ne.FG)(e,t.get("Subtype"));if(n==="Type3")return()=>!1;const s=(0,Ae.oQ)(e,t);if(typeof s=="object")return n==="Type0"?await Yt(e,t,s):Qt(e,t,s)}async function Yt(e,t,n){
const s=await(0,zt.x)(e,t.get("Encoding")),a=e.resolve((0,ne.hL)(e,t)?.get("CIDToGIDMap")),o=a instanceof j.Z6?e.decoded(a):void 0,i=c=>n.kind==="cid"?c>0&&n.has(
c):n.kind==="named"?c>0&&n.nameOf(c)!=="":n.has(o?(o[c*2]??0)<<8|(o[c*2+1]??0):c);return c=>{for(let f=0;f<c.length;){const v=s.lengthAt(c,f);if(f+v>c.length)return!0;
let M=0;for(const H=f+v;f<H;f++)M=M*256+c[f];if(!i(s.cidOf(M,v)))return!0}return!1}}function Qt(e,t,n){const{differences:s}=(0,fe.yD)(e,t),a=(0,fe.pE)(e,(0,ne.nb)(
e,t),t),o=(0,fe.P$)(e,t,a,!0),i=f=>{const v=s?.get(f),M=o?.get(f);return n.kind==="truetype"?Jt(n,f,M):qt(n,f,v??M?.name,M)},c=new Map;return f=>f.some(v=>{const M=c.
get(v)??i(v);return c.set(v,M),!M})}const Jt=(e,t,n)=>n!==void 0&&(e.unicode(n.point)>0||e.glyphOf(n.name)>0)||e.code(t)>0||e.codes===void 0&&e.unicode(t)>0;function qt(e,t,n,s){
const a=n??e.encoding?.get(t);return a===void 0||a===".notdef"?!1:e.has(a)||s!==void 0&&e.has((0,Ve.S)(s.point))}var en=d(65868);async function Ye(e){const t=new en.
i(e),n=new tn;for(let o=0;o<e.pages.count;o++)await t.read(o,n,n);let[s,a]=[!1,!1];for(const[o,i]of n.byFont){const c=await Vt(e,o.dictionary);c?s||=i.some(c):a=
!0;const f=e.job.pace.step(i.length*50);f&&await f}return{notdef:s,unknown:a,unreadable:n.unreadable,strings:n.byFont}}class tn{unreadable=!1;fonts=new Map;get byFont(){
return[...this.fonts].map(([t,n])=>[t,[...n.values()]])}string(t,n){let s=this.fonts.get(n);s||this.fonts.set(n,s=new Map);const a=Buffer.from(t).toString("lati\
n1");s.has(a)||s.set(a,Uint8Array.from(t))}glyph(t,n){n===Zt.m&&(this.unreadable=!0)}}async function Qe(e,t,n){await nn(e),await sn(e);const s=new Set([...an(e),
...cn(e),...await ln(e),...await un(e)]),{notdef:a,unknown:o,unreadable:i}=n??await Ye(e);return a&&s.add("shows characters for which its fonts have no glyph (I\
SO 19005-3, 6.2.11.8)"),o&&s.add("has a font that is not embedded or cannot be read (6.2.11.4.1)"),i&&t==="a"&&s.add("shows characters without a meaning in Unic\
ode (6.2.11.7)"),[...s]}const nn=e=>(0,ve.l)(e,["CIDSet","CharSet"],t=>{if(!t.has("FontName"))return!1;const n=t.size;return t.delete("CIDSet"),t.delete("CharSe\
t"),t.size<n});async function sn(e){const t=new Map;for(const[n,s]of e.pages.numbers.entries()){if(e.entry(s,"Resources")!==void 0)continue;const a=e.pages.attribute(
n,"Resources")??new j.Bi;a instanceof j.Bi&&!t.has(a)&&t.set(a,e.add(a)),e.patch(s,{Resources:t.get(a)??a});const o=e.job.pace.step(400);o&&await o}}function an(e){
const{catalog:t}=e,n=[];return(e.dict(t.get("AcroForm"))?.has("XFA")||t.has("NeedsRendering"))&&n.push("has an XFA form (6.4.2)"),t.has("Requirements")&&n.push(
"asks readers for features (/Requirements, 6.11)"),e.dict(t.get("Names"))?.has("AlternatePresentations")&&n.push("has a presentation (6.10)"),[...e.dict(t.get("\
Perms"))?.keys()??[]].some(o=>o!=="UR3"&&o!=="DocMDP")&&n.push("has permissions that part 3 does not know (6.1.12)"),n}const on=["Popup","Link"],rn=["MediaBox",
"CropBox","BleedBox","TrimBox","ArtBox"];function cn(e){const t=new Set;for(const[n,s]of e.pages.numbers.entries()){e.entry(s,"AA")!==void 0&&t.add("has a page \
with actions (6.5.2)"),e.entry(s,"PresSteps")!==void 0&&t.add("has a presentation (6.10)");for(const a of rn){const i=a==="MediaBox"||a==="CropBox"?e.pages.attribute(
n,a):e.entry(s,a),c=i===void 0?void 0:(0,Ze.b0)(e,i);(c?[c[2]-c[0],c[3]-c[1]]:[]).some(v=>v<ze.XS||v>ze.tU)&&t.add("has a page that is too small or too large (6\
.1.13)")}for(const a of e.array(e.entry(s,"Annots"))??[]){const o=e.dict(a),i=e.resolve(o?.get("Subtype")),c=i instanceof j.SX?i.text:"",f=!on.includes(c)&&(0,Ze.
b0)(e,o?.get("Rect"))!==void 0;o&&f&&!e.dict(o.get("AP"))&&t.add("has an annotation without an appearance (6.3.3)"),c==="Widget"&&(o?.has("A")||o?.has("AA"))&&t.
add("has a field with an action (6.4.1)")}}return[...t]}const Je=["Hide","SetOCGState","Rendition","Trans","GoTo3DView"];async function ln(e){const t=new Set;let[
n,s]=[!1,!1];if(await(0,ve.l)(e,[...Je,"HTP","OPM"],a=>{const o=e.resolve(a.get("S"));return o instanceof j.SX&&Je.includes(o.text)&&!a.has("Subtype")&&t.add(`h\
as an action ${o.text} (6.5.1)`),a.has("HTP")&&t.add("has a phase of halftones (6.2.5)"),n||=e.resolve(a.get("OPM"))===1,!1}),n)for(const a of(await(0,Ie.zx)(e,
["N"])).N){const o=e.get(a);s||=o instanceof j.Z6&&e.resolve(o.dict.get("N"))===4}return n&&s&&t.add("overprints colors of a CMYK profile (6.2.4.2)"),[...t]}const dn=new Set(
["Do","Tf","gs","cs","CS","scn","SCN","sh"]),fn=/^(?:Device(?:Gray|RGB|CMYK)|Pattern)$/;async function un(e){const t=new Set,{Form:n,PatternType:s,Type3:a}=await(0,Ie.
zx)(e,["Form","PatternType","Type3"]),o=async i=>{let c=!1;const f=v=>{const M=dn.has(v.operator)?v.name(Math.max(v.count-1,0)):void 0,H=v.operator==="Tf"?v.name(
0):M;c||=H!==void 0&&!fn.test(H)};return await(0,He.K)(await e.decodedAtEase(i),e.job.pace,f),c};for(const i of new Set([...n,...s])){const c=e.get(i);if(!(c instanceof
j.Z6))continue;const f=e.resolve(c.dict.get("PatternType"))===1;if(!f&&!(0,j.Eo)(e.resolve(c.dict.get("Subtype")),"Form"))continue;const v=e.dict(c.dict.get("Re\
sources"));!v&&await o(c)&&t.add("has a form without resources (6.2.2)"),f&&v?.has("Font")&&t.add("has text in a pattern")}for(const i of a){const c=e.get(i);if(!(c instanceof
j.Bi)||!(0,j.Eo)(e.resolve(c.get("Subtype")),"Type3"))continue;const f=e.dict(c.get("Resources"));f?.has("Font")&&t.add("has text in glyphs of a Type 3 font");for(const v of f?
[]:e.dict(c.get("CharProcs"))?.values()??[]){const M=e.resolve(v);M instanceof j.Z6&&await o(M)&&t.add("has a Type 3 font without resources (6.2.2)")}}return[...t]}
var hn=d(93059),pn=d(58971),mn=d(69869);const gn=new Set(["Launch","Sound","Movie","ResetForm","ImportData","Hide","SetOCGState","Rendition","Trans","GoTo3DView",
"JavaScript"]),yn=["NextPage","PrevPage","FirstPage","LastPage"],Tn=["Normal","Compatible","Multiply","Screen","Overlay","Darken","Lighten","ColorDodge","ColorB\
urn","HardLight","SoftLight","Difference","Exclusion","Hue","Saturation","Color","Luminosity"],qe=["RelativeColorimetric","AbsoluteColorimetric","Perceptual","S\
aturation"],et=32767,tt=127,xn=2**31-1,Sn=32;async function vn(e){const t=new In(e);for(let n=1;n<e.size;n++){if(!e.exists(n))continue;const s=t.visit(e.get(n)),
a=e.job.pace.step(100+s*20);a&&await a}return await t.checkProfiles(),t.found}class In{document;found=new Set;profiles=new Map;colorants=new Map;constructor(t){
this.document=t}visit(t){const n=[t];let s=0;for(;n.length>0;){const a=n.pop();if(s++,a instanceof j.Z6)this.stream(a.dict),n.push(a.dict);else if(a instanceof j.
Bi){this.dictionary(a);for(const[o,i]of a)o.length>tt&&this.found.add(ue),n.push(i)}else if(Array.isArray(a)){this.colorSpace(a);for(const o of a)n.push(o)}else
this.scalar(a)}return s}scalar(t){const{found:n}=this;t instanceof j.SX?(t.text==="DeviceCMYK"&&n.add(Te),t.text.length>tt&&n.add(ue)):t instanceof j.Mx?t.bytes.
length>et&&n.add(ue):Number.isInteger(t)&&Math.abs(t)>xn&&n.add(ue)}nameOf(t){const n=this.document.resolve(t);return n instanceof j.SX?n.text:void 0}stream(t){
const{document:n,found:s}=this;(t.has("F")||t.has("FFilter")||t.has("FDecodeParms"))&&s.add("has a stream in another file (6.1.7.1)");const a=n.resolve(t.get("F\
ilter")),o=Array.isArray(a)?a.map(i=>this.nameOf(i)):[this.nameOf(a)];switch(o.includes("LZWDecode")&&s.add("uses LZW (6.1.7.2)"),o.includes("Crypt")&&s.add("ha\
s a stream that is encrypted apart (6.1.7.2)"),o.includes("JPXDecode")&&s.add("has JPEG 2000 images, which are not checked"),this.nameOf(t.get("Subtype"))){case"\
Image":(t.has("Alternates")||t.has("OPI"))&&s.add("has an image with alternates (6.2.8)"),n.resolve(t.get("Interpolate"))===!0&&s.add("has an image that is inte\
rpolated (6.2.8)"),this.intent(t.get("Intent"));return;case"Form":(t.has("OPI")||t.has("Ref"))&&s.add("has a form from another file (6.2.9)"),(t.has("PS")||this.
nameOf(t.get("Subtype2"))==="PS")&&s.add(st);return;case"PS":s.add(st)}}dictionary(t){const{document:n,found:s}=this,a=this.nameOf(t.get("S"));a!==void 0&&gn.has(
a)&&!t.has("Subtype")&&s.add(`has an action ${a} (6.5.1)`),a==="Named"&&t.has("N")&&!yn.includes(this.nameOf(t.get("N"))??"")&&s.add("has a named action (6.5.1)"),
t.has("AA")&&s.add("has actions that start automatically (6.5.2)");const i=a==="Luminosity"||a==="Alpha",c=this.nameOf(t.get("TR2"));(t.has("TR")&&!i||t.has("TR\
2")&&c!=="Default")&&s.add("has a transfer function (6.2.5)"),(t.has("HTP")||t.has("HTO"))&&s.add("has a phase of halftones (6.2.5)");const f=n.resolve(t.get("H\
alftoneType"));(t.has("HalftoneName")||typeof f=="number"&&f!==1&&f!==5)&&s.add("has a halftone (6.2.5)"),t.has("BM")&&!Tn.includes(this.nameOf(t.get("BM"))??"")&&
s.add("has an unknown blend mode (6.2.10)"),t.has("RI")&&this.intent(t.get("RI")),n.resolve(t.get("OPM"))===1&&s.add("overprints colors (6.2.4.2)"),(this.nameOf(
t.get("Type"))==="EmbeddedFile"||t.has("EF"))&&s.add("has attachments, whose relationship is not known (6.8)")}intent(t){const n=this.nameOf(t);n!==void 0&&!qe.
includes(n)&&this.found.add(nt)}colorSpace(t){const{document:n,found:s}=this,a=t[0]instanceof j.SX?t[0].text:"";if(a==="ICCBased"){const o=n.resolve(t[1]),i=o instanceof
j.Z6?n.resolve(o.dict.get("N")):void 0;o instanceof j.Z6&&typeof i=="number"?this.profiles.set(o,i):s.add(at)}else if(a==="Separation"&&t.length>=4){const o=this.
nameOf(t[1])??"",i=[t[2],t[3]].map(f=>Ee(n,f)).join(" "),c=this.colorants.get(o);(i.includes("?")||c!==void 0&&c!==i)&&s.add("has a spot color that may look dif\
ferent in places (6.2.4.4)"),this.colorants.set(o,i)}else if(a==="DeviceN"){const o=n.dict(t[4]),i=n.array(t[1])??[],c=n.dict(o?.get("Colorants")),f=i.map(v=>this.
nameOf(v)??"").filter(v=>!An.includes(v));(i.length>Sn||f.some(v=>c?.has(v)!==!0))&&s.add("has a color space whose colorants are not described (6.2.4.4)")}}async checkProfiles(){
const{document:t,found:n}=this;for(const[s,a]of this.profiles){const o=a===1||a===3||a===4,i=await t.decodedAtEase(s);(!o||!(0,mn.hh)(i,a))&&n.add(at);const c=t.
job.pace.step(i.length);c&&await c}}}function Ee(e,t){if((0,j.i9)(t)&&e.resolve(t)instanceof j.Z6)return`${t.number}`;const n=e.resolve(t);return n instanceof j.
SX?n.text:typeof n=="number"?`${n}`:Array.isArray(n)?`[${n.map(s=>Ee(e,s)).join(" ")}]`:n instanceof j.Bi&&n.size<=10?`<${[...n].map(([s,a])=>`${s} ${Ee(e,a)}`).
join(" ")}>`:"?"}const An=["Cyan","Magenta","Yellow","Black","None"],Te="has CMYK colors without a profile, which sRGB does not cover (6.2.4.3)",ue="has a strin\
g, a name or a number beyond the limits (6.1.13)",nt="has an unknown rendering intent (6.2.6)",st="has PostScript (6.2.9)",at="has a color profile that cannot b\
e used (6.2.4.2)",En=28;async function wn(e){const t=new Set,n=new pn.X(e);for(let s=0;s<e.pages.count;s++)await ot(e,await n.page(s),t);for(const s of await Dn(
e))await ot(e,await e.decodedAtEase(s),t);return t}async function Dn(e){const t=new Set,{Form:n,PatternType:s,CharProcs:a}=await(0,Ie.zx)(e,["Form","PatternType",
"CharProcs"]);for(const o of new Set([...n,...s])){const i=e.get(o);if(!(i instanceof j.Z6))continue;((0,j.Eo)(e.resolve(i.dict.get("Subtype")),"Form")||e.resolve(
i.dict.get("PatternType"))===1)&&t.add(i)}for(const o of a){const i=e.get(o);for(const c of i instanceof j.Bi&&e.dict(i.get("CharProcs"))?.values()||[]){const f=e.
resolve(c);f instanceof j.Z6&&t.add(f)}}return t}async function ot(e,t,n){let s=0;await(0,He.K)(t,e.job.pace,a=>{const{operator:o}=a;switch(o){case"":n.add("has\
 operators that PDF does not know (6.2.2)");return;case"q":++s>En&&n.add("has graphics states that are nested too deep (6.1.13)");return;case"Q":--s<0&&n.add("r\
estores a graphics state that was not saved (6.2.2)");return;case"k":case"K":n.add(Te);return;case"cs":case"CS":a.name(0)==="DeviceCMYK"&&n.add(Te);return;case"\
ri":qe.includes(a.name(0)??"")||n.add(nt);return;case"BI":Cn(a,n);return;case"Tj":case"TJ":case"'":case'"':a.endOf(a.count-1)-a.startOf(0)>et&&n.add(ue)}}),s>0&&
n.add("has content that does not restore the graphics state (6.2.2)")}function Cn(e,t){const n=(0,hn.n)(e);if(!n)return;const s=a=>(Array.isArray(a)?a:[a]).flatMap(
o=>o instanceof j.SX?[o.text]:Array.isArray(o)?s(o):[]);s(n.dict.get("ColorSpace")).some(a=>a==="CMYK"||a==="DeviceCMYK")&&t.add(Te),s(n.dict.get("Filter")).some(
a=>a==="LZW"||a==="LZWDecode")&&t.add("uses LZW (6.1.10)"),(n.dict.get("I")===!0||n.dict.get("Interpolate")===!0)&&t.add("has an image that is interpolated (6.2\
.8)")}var Pn=d(15330),bn=d(12296);const On=1,Rn=20,Bn=["Identity-H","Identity-V"];async function Mn(e,t){const n=new Set;for(const[s,a]of t){const{dictionary:o}=s,
i=(0,ne.FG)(e,o.get("Subtype"));if(i==="Type3")continue;const c=(0,Ae.oQ)(e,o),f=(0,Ae.Lq)(e,o);if(typeof c!="object"||!f)continue;const v=i==="Type0"?Ln:Nn;for(const H of v(
e,o,c))n.add(H);const M=await e.decodedAtEase(f);await $n(e,s,a,c,M)||n.add("has a font whose widths differ from those of its program (6.2.11.5)")}return n}function Nn(e,t,n){
const s=[],[a,o]=[e.resolve(t.get("FirstChar")),e.resolve(t.get("LastChar"))],i=e.array(t.get("Widths"));if((!(typeof a=="number"&&typeof o=="number"&&i?.length===
o-a+1)||!t.has("BaseFont"))&&s.push("has a font without widths (6.2.11.2)"),n.kind!=="truetype")return s;const{base:f,differences:v}=(0,fe.yD)(e,t);if((0,fe.pE)(
e,(0,ne.nb)(e,t),t))return t.has("Encoding")&&s.push("has a symbolic TrueType font with an encoding (6.2.11.6)"),n.codes!=="symbol"&&n.subtables!==1&&s.push("ha\
s a symbolic TrueType font without one table of its codes (6.2.11.6)"),s;const M=(0,ne.FG)(e,t.get("Encoding"))||(0,ne.FG)(e,e.dict(t.get("Encoding"))?.get("Bas\
eEncoding"));f!==void 0&&(M==="WinAnsiEncoding"||M==="MacRomanEncoding")||s.push("has a TrueType font without one of the encodings that are allowed (6.2.11.6)");
const V=se=>{const ee=(0,Ve.u)(se);return se===".notdef"||ee!==void 0&&n.unicode(ee)>0};return v&&![...v.values()].every(V)&&s.push("has a TrueType font with na\
mes of glyphs that its table of characters lacks (6.2.11.6)"),s}function Ln(e,t,n){const s=[],a=(0,ne.FG)(e,t.get("Encoding"));Bn.includes(a)||s.push("has a com\
posite font with another CMap than Identity, which is not checked");const o=(0,ne.hL)(e,t),i=e.resolve(o?.get("CIDToGIDMap")),c=(0,ne.FG)(e,o?.get("Subtype"))===
"CIDFontType2",f=i instanceof j.Z6||(0,ne.FG)(e,i)==="Identity";return c&&!f&&s.push("has a font without /CIDToGIDMap (6.2.11.3.2)"),c!==(n.kind==="truetype")&&
s.push("has a font whose kind is not that of its program (6.2.11.2)"),s}async function $n(e,t,n,s,a){let o=0;const i=(0,bn.W)(a,v=>o+=v);if(!i)return!1;const c=(0,Pn.
X)(e,t.dictionary,i,s),f=new Set;for(const v of n){for(const H of t.glyphs(v)){if(f.has(H.code))continue;f.add(H.code);const V=c(H);if(V===void 0||Math.abs(V-1e3*
H.width)>On)return!1}const M=e.job.pace.step(v.length+o*Rn);o=0,M&&await M}return!0}async function Fn(e,t){const n=await Ye(e),s=new Set([...await Qe(e,"b",n),...Kn(
e),...kn(e),...Yn(t),...await vn(e),...await wn(e),...await Mn(e,n.strings)]);return s.size>0?[...s]:(it(e).length===0&&(0,kt.Xw)(e),await Zn(e),(0,_e._L)(e,t?(0,_e.
QH)(t,jn,rt):(0,_t.R)(e,rt)),[])}async function Un(e){const t=e.resolve(e.catalog.get("Metadata"));return(0,Ht.kg)(e.decoded(t),e.job.pace)}const rt=[["part","3"],
["conformance","B"]].map(([e,t])=>({prefix:"pdfaid",name:e,form:"simple",values:[t]})),jn=({namespace:e})=>e===ie.dK.pdfaid,it=e=>e.array(e.catalog.get("OutputI\
ntents"))??[];function Kn(e){const{catalog:t}=e,n=[],s=e.dict(t.get("AcroForm"));e.resolve(s?.get("NeedAppearances"))===!0&&n.push("leaves the look of fields to\
 readers (6.4.1)");const a=e.dict(t.get("Names"));a?.has("JavaScript")&&n.push("has scripts (6.5.1)"),a?.has("EmbeddedFiles")&&n.push("has attachments, whose re\
lationship is not known (6.8)");const o=it(e).map(f=>e.dict(f)),i=f=>(0,j.Eo)(e.resolve(f?.get("S")),"GTS_PDFA1")&&e.resolve(e.dict(f?.get("DestOutputProfile"))?.
get("N"))===3;(o.length>1||!o.every(i))&&n.push("has another output intent than one of RGB for PDF/A (6.2.3)");const c=e.dict(t.get("OCProperties"));return c&&!Gn(
e,c)&&n.push("has layers without a name or an order, or that are turned on automatically (6.9)"),n}function Gn(e,t){const n=[t.get("D"),...e.array(t.get("Config\
s"))??[]].map(i=>e.dict(i)),a=n.map(i=>e.resolve(i?.get("Name"))).map(i=>i instanceof j.Mx?Buffer.from(i.bytes).toString("latin1"):"");return a.every(i=>i!=="")&&
new Set(a).size===a.length&&n.every(i=>i&&!i.has("AS")&&!i.has("Order"))}const Wn=new Set(["Text","Link","FreeText","Line","Square","Circle","Polygon","PolyLine",
"Highlight","Underline","Squiggly","StrikeOut","Stamp","Caret","Ink","Popup","Widget","PrinterMark","TrapNet","Watermark","Redact"]),we=4,Xn=291,ct=24;function kn(e){
const t=new Set;for(const n of Hn(e)){const s=(0,Xt.B)(e,n);Wn.has(s)||t.add("has an annotation that PDF/A does not know (6.3.1)");const a=e.resolve(n.get("F"))??
(s==="Link"?we:0),o=typeof a=="number"&&(a&we)>0&&(a&Xn)===0;s!=="Popup"&&!o&&t.add("has an annotation that is hidden or not printed (6.3.2)"),s==="Text"&&(Number(
a)&ct)!==ct&&t.add("has a note that turns with the page (6.3.2)");const i=e.dict(n.get("AP"));i&&(i.size>1||!i.has("N"))&&t.add("has an annotation with several \
looks (6.3.3)"),i&&_n(e,i.get("N"))&&t.add("has text in annotations or fields, which is not checked")}return t}function _n(e,t){const n=e.resolve(t);return(n instanceof
j.Z6?[n]:n instanceof j.Bi?[...n.values()]:[]).some(a=>{const o=e.resolve(a),i=o instanceof j.Z6?e.dict(o.dict.get("Resources")):void 0;return i?.has("Font")===
!0||i?.has("XObject")===!0})}function*Hn(e){for(const t of e.pages.numbers)for(const n of e.array(e.entry(t,"Annots"))??[]){const s=e.dict(n);s&&(yield s)}}const Zn=e=>(0,ve.
l)(e,["Link"],t=>{const n=(0,j.Eo)(e.resolve(t.get("Subtype")),"Link")&&!t.has("F");return n&&t.set("F",we),n}),zn={[ie.dK.dc]:["contributor","coverage","creato\
r","date","description","format","identifier","language","publisher","relation","rights","source","subject","title","type"],[ie.dK.xmp]:["CreateDate","CreatorTo\
ol","Identifier","Label","MetadataDate","ModifyDate","Nickname","Rating","BaseURL"],[ie.dK.xmpMM]:["DocumentID","InstanceID","OriginalDocumentID","VersionID","R\
enditionClass"],[ie.dK.pdf]:["Keywords","PDFVersion","Producer","Trapped"],[ie.dK.pdfaid]:["part","conformance","amd","corr","rev"]},Vn={creator:"Seq",date:"Seq",
contributor:"Bag",language:"Bag",publisher:"Bag",relation:"Bag",subject:"Bag",type:"Bag",description:"Alt",rights:"Alt",title:"Alt"};function Yn(e){if(!e)return[];
const t=({namespace:s,name:a,from:o,to:i})=>{if(zn[s]?.includes(a)!==!0)return!1;const c=s===ie.dK.dc?Vn[a]:void 0;return c===void 0||e.text.slice(o,i).includes(
`:${c}`)};return e.properties.filter(s=>!t(s)).length>0?["has metadata that PDF/A does not know or has in another form (6.6.2.3)"]:[]}const Qn={alternative:"Alt\
ernative",data:"Data",source:"Source"},De=["MINIMUM","BASIC WL"],Jn=async(e,t,n)=>{const s=await(0,Gt.E)(e.bytes,n,{password:t.open_password}),a=await(0,Xe.Br)(
s),o=(0,jt.Ip)(s,a).archive,i=await qn(t,n.pace),c="issues"in i?i.issues:[],f="issues"in i?void 0:await(0,P.Q)(i.bytes,n.pace),v=[...c,...f===void 0?[]:ts(f,t),
...t.attach_only?[]:await ns(s,{xmp:a,archive:o,upgrades:t.upgrade_to_archive}),...await ss(s,typeof f=="object"?f.profile:void 0)];if(v.length>0||"issues"in i||
typeof f!="object"||!f.profile)throw(0,b.G6)(v);const{profile:M,invoice:H}=f,V=(0,Xe._6)(s,a),se={name:M.file,bytes:i.bytes,mimeType:"text/xml",description:"Ele\
ctronic invoice as XML",relationship:Qn[es(t,M)],modified:(0,N.Z)(V.modified??V.created??H.issueDate??"")};await(0,L.K)(s,se,(await(0,L.V)(s)).map(({entry:os})=>os),
[]),t.attach_only||await(0,R.a)(s,a&&o?a:await Un(s),M);const ee=s.pages.count,re=await(0,Wt.UN)(s,{version:"1.7"}),Ce={pageCount:ee,profile:M.level};return{documents:[
{name:e.name,bytes:re,pageCount:ee}],notes:as(M,t),facts:Ce}};async function qn({invoice:e,invoice_data:t,profile:n},s){if(!t)return{bytes:e.bytes};const a=await Lt(
t,n,s);return Array.isArray(a)?{issues:[{field:"invoice_data",message:a.join("; "),mentions:["profile","read_e_invoice"]}]}:{bytes:a}}const es=({relationship:e},{
level:t})=>e??(De.includes(t)?"data":"alternative");function ts(e,{relationship:t}){const n=c=>[{field:"invoice",message:c}];if(typeof e=="string")return n(`${e}\
: it must be a Cross Industry Invoice (CII D16B or D22B)`);if(e.syntax==="UBL")return n("is an invoice in UBL, and Factur-X takes only Cross Industry Invoices (\
CII)");const{profile:s,invoice:a}=e;if(!s)return n("has no guideline (BT-24) of Factur-X, ZUGFeRD 2 or XRechnung: it must name MINIMUM, BASIC WL, BASIC, EN 1693\
1, EXTENDED or XRECHNUNG");const o=["number","issueDate","typeCode","currency"].filter(c=>a[c]===null),i=De.includes(s.level)&&t!==void 0&&t!=="data";return[...o.
length>0?n(`lacks terms that every invoice has: ${o.join(", ")}`):[],...i?[{field:"relationship",message:`must be data for an invoice of the profile ${s.level}`}]:
[]]}async function ns(e,{xmp:t,archive:n,upgrades:s}){const a=(i,...c)=>({field:"file",message:i,mentions:["attach_only",...c]});return e.security?[a("is encryp\
ted, which an electronic invoice must not be: remove the password and the restrictions first")]:t?.malformed===!0?[a("has XMP metadata that is malformed, so it \
cannot be PDF/A")]:n?.level==="a"&&!(0,Kt.Bi)(e)?[a(`claims ${n.name} and is not tagged, as level A needs: convert it first, or set attach_only`)]:n&&(n.part===
2||n.part===3)?[]:n?.part===1?(await Qe(e,n.level)).map(c=>a(`claims ${n.name} and cannot become PDF/A-3, because it ${c}: convert it first, or set attach_only`)):
n?[a(`claims ${n.name}, and an electronic invoice must be PDF/A-2 or PDF/A-3: convert it first, or set attach_only`)]:s?(await Fn(e,t)).map(i=>a(`cannot become \
PDF/A-3, because it ${i}: convert it first, or set attach_only`)):[a("does not claim PDF/A, and an electronic invoice must be PDF/A-2 or PDF/A-3: set upgrade_to\
_archive, convert it first, or set attach_only","upgrade_to_archive")]}async function ss(e,t){const{invoices:n,refused:s,names:a}=await(0,E.sc)(e),o=n[0]?.file??
s?.file??a.find(c=>c.toLowerCase()===t?.file);return o===void 0?[]:[{field:"file",message:`has an electronic invoice already (${(0,ke.jC)(o,ke.zE,"an attachment\
 without a name")})`}]}function as({level:e},{attach_only:t}){const n=[];return De.includes(e)&&n.push({code:"invoice_without_lines",message:`The profile ${e} h\
as no lines: it is not an invoice in Germany, only data that accompany one.`}),t&&n.push({code:"invoice_not_claimed",message:"The XML is attached, and the docum\
ent does not claim to be an electronic invoice.",mentions:["attach_only"]}),n}}),55969:((q,X,d)=>{d.d(X,{B:()=>R,E:()=>E});var N=d(45599);const b=new Set(["Text",
"FreeText","Line","Square","Circle","Polygon","PolyLine","Highlight","Underline","Squiggly","StrikeOut","Caret","Stamp","Ink","Popup","Sound","Redact","Projecti\
on"]),L=new Set(["Link","Widget","FileAttachment"]);function R(w,x){const P=w.resolve(x.get("Subtype"));return P instanceof N.SX?P.text:""}const E=(w,x)=>x==="c\
omments"?b.has(w):w!==""&&!L.has(w)}),96927:((q,X,d)=>{d.d(X,{XS:()=>R,tU:()=>E,tn:()=>L});const N=w=>Math.round(w*72e3/25.4)/1e3,b=(w,x)=>[N(w),N(x)],L={A3:b(297,
420),A4:b(210,297),A5:b(148,210),A6:b(105,148),Letter:[612,792],Legal:[612,1008],Tabloid:[792,1224]},R=3,E=14400}),21878:((q,X,d)=>{d.d(X,{k:()=>L});const N=[.3127,
.329,.64,.33,.3,.6,.15,.06],b=[.9642,1,.8249];function L({gray:m,gamma:y,primaries:p}){const r=y===void 0?K():G(1/y),g=[{names:["desc"],data:x(y===void 0?"sRGB":
"Colors of a PNG image")},{names:["cprt"],data:w("text",[...E("No copyright, use freely"),0])},{names:["wtpt"],data:P(b)}];if(m)return R("GRAY",[...g,{names:["k\
TRC"],data:r}]);const[u,h,A]=F(k(p??N));return R("RGB ",[...g,{names:["rXYZ"],data:P(u)},{names:["gXYZ"],data:P(h)},{names:["bXYZ"],data:P(A)},{names:["rTRC","g\
TRC","bTRC"],data:r}])}function R(m,y){const p=y.flatMap(({names:I})=>I).length,r=132+12*p,l=y.reduce((I,{data:U})=>I+U.length,r),g=new Uint8Array(l),u=new DataView(
g.buffer);u.setUint32(0,l),u.setUint32(8,34603008),g.set(E(`mntr${m}XYZ `),12);for(const[I,U]of[2e3,1,1,0,0,0].entries())u.setUint16(24+2*I,U);g.set(E("acsp"),36),
g.set(P(b).subarray(8),68),u.setUint32(128,p);let h=132,A=r;for(const{names:I,data:U}of y){for(const _ of I)g.set(E(_),h),u.setUint32(h+4,A),u.setUint32(h+8,U.length),
h+=12;g.set(U,A),A+=U.length}return g}const E=m=>[...m].map(y=>y.charCodeAt(0));function w(m,y){const p=8+y.length,r=new Uint8Array(Math.ceil(p/4)*4);return r.set(
E(m)),r.set(y,8),r}function x(m){return w("desc",[0,0,0,m.length+1,...E(m),0,...new Array(78).fill(0)])}function P(m){const y=w("XYZ ",new Array(12).fill(0)),p=new DataView(
y.buffer);for(const[r,l]of m.entries())p.setInt32(8+4*r,Math.round(l*65536));return y}function G(m){const y=Math.round(m*256);return w("curv",[0,0,0,1,y>>8,y&255])}
function K(){const y=w("curv",[0,0,4,0,...new Array(2048).fill(0)]),p=new DataView(y.buffer);for(let r=0;r<1024;r++){const l=r/1023,g=l<=.04045?l/12.92:((l+.055)/
1.055)**2.4;p.setUint16(12+2*r,Math.round(g*65535))}return y}function k([m,y,p,r,l,g,u,h]){const A=[m/y,1,(1-m-y)/y],I=$([[p/r,1,(1-p-r)/r],[l/g,1,(1-l-g)/g],[u/
h,1,(1-u-h)/h]]),U=D(C(I),A),_=I.map(Y=>Y.map((ae,ce)=>ae*U[ce])),[Z,J]=[D(O,A),D(O,b)],z=O.map((Y,ae)=>Y.map(ce=>ce*J[ae]/Z[ae]));return T(T(C(O),z),_)}const O=[
[.8951,.2664,-.1614],[-.7502,1.7135,.0367],[.0389,-.0685,1.0296]],$=m=>[[m[0][0],m[1][0],m[2][0]],[m[0][1],m[1][1],m[2][1]],[m[0][2],m[1][2],m[2][2]]],F=$,W=(m,y)=>m[0]*
y[0]+m[1]*y[1]+m[2]*y[2],D=(m,y)=>[W(m[0],y),W(m[1],y),W(m[2],y)];function T(m,y){const p=F(y);return m.map(r=>[W(r,p[0]),W(r,p[1]),W(r,p[2])])}function C([[m,y,
p],[r,l,g],[u,h,A]]){const I=m*(l*A-g*h)-y*(r*A-g*u)+p*(r*h-l*u);return[[l*A-g*h,p*h-y*A,y*g-p*l],[g*u-r*A,m*A-p*u,p*r-m*g],[r*h-l*u,y*u-m*h,m*l-y*r]].map(_=>_.
map(Z=>Z/I))}}),69869:((q,X,d)=>{d.d(X,{R1:()=>G,To:()=>w,hh:()=>x});var N=d(59596),b=d(78157),L=d(45599);const R={1:"GRAY",3:"RGB ",4:"CMYK"},E=["scnr","mntr",
"prtr","spac"],w={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function x(K,k){if(!K||K.length<132)return;const O=(0,b.bS)(K),$=T=>O.toString("latin1",T,T+4),F=O.
readUInt32BE(0),W=K[8];if(!(!(F>=132&&F<=K.length&&W>=2&&W<=4&&$(36)==="acsp"&&E.includes($(12)))||$(16)!==R[k]))return{bytes:K.subarray(0,F),version:W}}const P=new WeakMap;
function G(K,{bytes:k},O){const $=P.get(K)??[];P.set(K,$);const F=$.find(T=>Buffer.compare(T.bytes,k)===0);if(F)return F.ref;const W=(0,L.jd)({N:O,Alternate:(0,L.
UU)(w[O]),Filter:(0,L.UU)("FlateDecode")}),D=K.add(new L.Z6(W,(0,N.Kc)(k)));return $.push({bytes:k,ref:D}),D}}),85392:((q,X,d)=>{d.d(X,{J:()=>x,a:()=>P});var N=d(
43496),b=d(824),L=d(82715),R=d(60912),E=d(1975),w=d(92761);async function x(k){const O=await(0,b.Br)(k),$=({namespace:F})=>w.fD.includes(F);return O?.properties.
some($)?((0,R._L)(k,(0,R.QH)(O,$,[])),!0):!1}async function P(k,O,$){const F=(T,C,m)=>({prefix:T,name:C,form:"simple",values:[m]}),W=(0,R.QH)(O,({namespace:T,name:C})=>w.
fD.includes(T)||T===N.dK.pdfaid&&C==="part",[F("pdfaid","part","3"),F("fx","DocumentType","INVOICE"),F("fx","DocumentFileName",$.file),F("fx","Version",$.version),
F("fx","ConformanceLevel",$.level)]),D=await(0,E.kg)(Buffer.from(W,"utf8"),k.job.pace);(0,R._L)(k,(0,L.m)(D,"pdfaExtension","schemas",K))}const G=[["DocumentTyp\
e","Type of the invoice document"],["DocumentFileName","Name of the embedded XML invoice"],["Version","Version of the XML invoice standard"],["ConformanceLevel",
"Profile of the XML invoice"]],K=`<rdf:li rdf:parseType="Resource" xmlns:pdfaSchema="${N.dK.pdfaSchema}" xmlns:pdfaProperty="${N.dK.pdfaProperty}">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${N.dK.fx}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${G.map(([k,O])=>`<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${k}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty\
:category>external</pdfaProperty:category><pdfaProperty:description>${O}</pdfaProperty:description></rdf:li>
`).join("")}</rdf:Seq></pdfaSchema:property>
</rdf:li>
`}),24472:((q,X,d)=>{d.d(X,{Q$:()=>K,Xw:()=>G,n8:()=>P});var N=d(43496),b=d(1975),L=d(82715),R=d(60912),E=d(21878),w=d(59596),x=d(45599);const P="Octavo";function G(O){
const $=O.add(new x.Z6((0,x.jd)({N:3,Filter:(0,x.UU)("FlateDecode")}),(0,w.Kc)((0,E.k)({gray:!1})))),F=(0,x.jd)({Type:(0,x.UU)("OutputIntent"),S:(0,x.UU)("GTS_P\
DFA1"),OutputConditionIdentifier:(0,x.Px)("sRGB"),Info:(0,x.Px)("sRGB"),DestOutputProfile:$});O.editCatalog().set("OutputIntents",[O.add(F)])}async function K(O,{
title:$,author:F,language:W},D){const{isArchive:T}=D,C=(r,l,g)=>({prefix:r,name:l,form:"simple",values:[g]}),m=D.isAccessible&&W!==void 0,y=(0,R.T3)([{prefix:"d\
c",name:"title",form:"alternative",values:[$]},...F===void 0?[]:[{prefix:"dc",name:"creator",form:"ordered",values:[F]}],...W===void 0?[]:[{prefix:"dc",name:"la\
nguage",form:"unordered",values:[W]}],C("pdf","Producer",P),...T?[C("pdfaid","part","3"),C("pdfaid","conformance","A")]:[],...m?[C("pdfuaid","part","1")]:[]]);if(!m||
!T)return(0,R._L)(O,y);const p=await(0,b.kg)(Buffer.from(y,"utf8"),O.job.pace);(0,R._L)(O,(0,L.m)(p,"pdfaExtension","schemas",k))}const k=`<rdf:li rdf:parseType\
="Resource" xmlns:pdfaSchema="${N.dK.pdfaSchema}" xmlns:pdfaProperty="${N.dK.pdfaProperty}">
<pdfaSchema:schema>PDF/UA Universal Accessibility Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${N.dK.pdfuaid}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
<rdf:li rdf:parseType="Resource"><pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType><pdfaProperty:category>inter\
nal</pdfaProperty:category><pdfaProperty:description>Part of ISO 14289 that the document conforms to</pdfaProperty:description></rdf:li>
</rdf:Seq></pdfaSchema:property>
</rdf:li>
`}),32901:((q,X,d)=>{d.d(X,{R:()=>W,f:()=>P});var N=d(43496),b=d(77581),L=d(45599),R=d(21281),E=d(824),w=d(60912);const x={title:"Title",author:"Author",subject:"\
Subject",keywords:"Keywords",creator:"Creator"};async function P(T,C){const m=await(0,E.Br)(T);if(((0,R.Ip)(T,m).archive?.part??0)>=4?k(T,C):K(T,C),C.language!==
void 0&&T.edit(T.catalogNumber).set("Lang",(0,b.wx)(C.language)),m?.malformed===!0)return(0,w._L)(T,(0,w.T3)(D(T,C))),[G];const p=O(C);return m?(0,w._L)(T,(0,w.
QH)(m,$(p,m),p)):T.version>="2.0"&&(0,w._L)(T,(0,w.T3)(D(T,C))),[]}const G={code:"xmp_replaced",message:"The XMP metadata of the document was malformed. It was \
written again from the Info dictionary, without claims such as PDF/A."};function K(T,C){const m=Object.entries(x).flatMap(([r,l])=>{const g=C[r];return g===void 0?
[]:[[l,(0,b.wx)(g)]]});if(m.length===0)return;const y=T.trailer.get("Info"),p=new L.Bi([...(0,E._U)(T)??[],...m]);y instanceof L.oS&&T.exists(y.number)?T.put(y,
p):T.trailer.set("Info",T.add(p))}function k(T,C){const m=(0,E._U)(T);if(!m)return;const y=new Set(Object.entries(x).flatMap(([l,g])=>C[l]===void 0?[]:[g])),p=new L.
Bi([...m].filter(([l])=>!y.has(l)));if(p.size===m.size)return;const r=T.trailer.get("Info");p.size===0?T.trailer.delete("Info"):r instanceof L.oS?T.put(r,p):T.trailer.
set("Info",p)}function O(T){const{title:C,author:m,subject:y,keywords:p,creator:r,language:l}=T,g=(u,h,A,I)=>I===void 0?[]:[{prefix:u,name:h,form:A,values:[I]}];
return[...g("dc","title","alternative",C),...g("dc","description","alternative",y),...g("dc","creator","ordered",m),...g("pdf","Keywords","simple",p),...g("xmp",
"CreatorTool","simple",r),...g("dc","language","unordered",l)]}function $(T,{properties:C}){const m=T.find(({name:r})=>r==="Keywords")?.values[0],y=C.some(({namespace:r,
name:l})=>r===N.dK.dc&&l==="subject");m!==void 0&&y&&T.push({prefix:"dc",name:"subject",form:"unordered",values:F(m)});const p=new Set(T.map(({prefix:r,name:l})=>`${N.
dK[r]} ${l}`));return({namespace:r,name:l})=>p.has(`${r} ${l}`)}const F=T=>T.split(/[,;]/).map(C=>C.trim()).filter(C=>C!==""),W=(T,C)=>(0,w.T3)([...D(T,{}),...C]);
function D(T,C){const{title:m,author:y,subject:p,keywords:r,creator:l,producer:g,created:u,modified:h,language:A}=(0,E._6)(T,void 0),U=Object.entries({...{title:m,
author:y,subject:p,keywords:r,creator:l,language:A},...C}).filter(([,Z])=>Z!==null),_=(Z,J,z)=>z===null?[]:[{prefix:Z,name:J,form:"simple",values:[z]}];return[...O(
Object.fromEntries(U)),..._("pdf","Producer",g),..._("xmp","CreateDate",u),..._("xmp","ModifyDate",h)]}}),82715:((q,X,d)=>{d.d(X,{m:()=>L});var N=d(43496),b=d(3907);
function L(R,E,w,x){const{text:P,properties:G,end:K,about:k}=R,O=G.find(D=>D.namespace===N.dK[E]&&D.name===w),$=O&&P.slice(O.from,O.to).match(/^[\s\S]*(?=<\/(?:[\w.-]+:)?Bag\s*>)/)?.[0].
length;if(O&&$!==void 0){const D=O.from+$;return`${P.slice(0,D)}${x.replace("<rdf:li",`<rdf:li xmlns:rdf="${N.dK.rdf}"`)}${P.slice(D)}`}const F=`<${E}:${w}><rdf\
:Bag>
${x}</rdf:Bag></${E}:${w}>`,W=`<rdf:Description xmlns:rdf="${N.dK.rdf}" rdf:about="${(0,b.X)(k)}" xmlns:${E}="${N.dK[E]}">
${F}
</rdf:Description>
`;return`${P.slice(0,K)}${W}${P.slice(K)}`}}),61491:((q,X,d)=>{d.d(X,{g$:()=>D,Bi:()=>T,Hy:()=>y});var N=d(77581),b=d(45599),L=d(70549),R=d(9819),E=d(78157),w=d(
79725),x=d(82416);const P=2e3,G=9;class K{document;type="";page=-1;hasTexts=!1;kids=[];entries=new w.R;number=0;isReference=!1;constructor(r){this.document=r}read(r){
const{entries:l,kids:g}=this;g.length=0;const u=this.document.place(r);if(!u||!l.locate(u.bytes,u.start,Math.min(u.end,u.start+P)))return!1;const{bytes:h}=u,{at:A}=l;
if(l.find(h,"MCID")>=0)return!1;this.hasTexts=l.find(h,"ActualText")>=0||l.find(h,"Alt")>=0;const I=l.find(h,"S");if(I<0||h[A[I+2]]!==E.cL)return!1;this.name(h,
A[I+2]+1,A[I+3]);const U=l.find(h,"Pg");if(this.page=-1,U>=0){if(this.after(h,A[U+2],A[U+3])!==A[U+3]||!this.isReference)return!1;this.page=this.number}const _=l.
find(h,"K");return _<0||this.readKids(h,A[_+2],A[_+3])}name(r,l,g){const{type:u}=this;let h=0;if(u.length===g-l)for(;h<u.length&&r[l+h]===u.charCodeAt(h);)h++;(h<
g-l||h===0)&&(this.type=(0,x.MQ)(r,l,g))}readKids(r,l,g){const u=r[l]===E.WL,h=u?g-1:g;if(u&&r[h]!==E.wt)return!1;for(let A=(0,E.AN)(r,u?l+1:l,h);A<h;A=(0,E.AN)(
r,A,h)){if(A=this.after(r,A,h),A<0)return!1;this.kids.push(this.isReference?-1-this.number:this.number)}return u||!this.isReference||this.isDictionary(this.number)}isDictionary(r){
const l=this.document.place(r);return l!==void 0&&l.bytes[(0,E.AN)(l.bytes,l.start,l.end)]===E.iH}after(r,l,g){let u=l,h=0;for(;u<g&&k(r[u]);u++)h=h*10+r[u]-E.l0;
if(u===l||u-l>G||(this.number=h,this.isReference=!1,u<g&&!O(r[u])))return-1;const A=(0,E.AN)(r,u,g);let I=A;for(;I<g&&k(r[I]);)I++;const U=(0,E.AN)(r,I,g);return I===
A||U>=g||r[U]!==E.AV?u:(this.isReference=!0,U+1)}}const k=p=>p>=E.l0&&p<=E.ev,O=p=>p===32||p===10||p===13,$=1e7,F=1e4;class W{pages=new Map;count=0;last;hasTexts=!1;leaf(r,l,g){
const u=this.pages.get(r);return l===0&&g<F?u?.own[g]:u?.others.get(l*$+g)}leaves(r){const{own:l=[],others:g}=this.pages.get(r)??{};return[...l.flat(),...g?.values()??
[]].sort((u,h)=>u.order-h.order)}hasPage(r){return this.pages.has(r)}add(r,l,g,u){if(!Number.isInteger(u)||u<0||u>=$)return;const{own:h,others:A}=this.leavesOf(
l);if(g===0&&u<F)h[u]??={element:r,order:this.count++};else{const I=g*$+u;A.has(I)||A.set(I,{element:r,order:this.count++})}for(let I=r;I&&I.firstPage<0;I=I.parent)
I.firstPage=l}leavesOf(r){if(this.last?.number===r)return this.last.leaves;let l=this.pages.get(r);return l||this.pages.set(r,l={own:[],others:new Map}),this.last=
{number:r,leaves:l},l}}const D=(0,L.n)(C);function T(p){const r=p.dict(p.catalog.get("MarkInfo"));return p.dict(p.catalog.get("StructTreeRoot"))!==void 0&&p.resolve(
r?.get("Marked"))===!0}async function C(p){const r=p.dict(p.catalog.get("StructTreeRoot"));if(!r||p.resolve(p.dict(p.catalog.get("MarkInfo"))?.get("Suspects"))===
!0)return;const l=new m(p,p.dict(r.get("RoleMap")));return await l.run(r),l.tags}class m{document;roles;tags=new W;visit;bytes;types=new Map;open=[];constructor(r,l){
this.document=r,this.roles=l,this.visit=new R._i(r),this.bytes=new K(r)}async run(r){const{open:l,document:g}=this;this.push(r.get("K"),void 0,-1);for(let u=l.pop();u;u=
l.pop()){this.take(u);const h=g.job.pace.step(300);h&&await h}}push(r,l,g){if(r===void 0)return;const u=(0,b.i9)(r)||(0,b.cy)(r)?this.document.array(r)??[r]:[r];
for(let h=u.length-1;h>=0;h--)this.open.push({kid:u[h],parent:l,page:g})}take({kid:r,parent:l,page:g}){if(typeof r=="number"){l&&g>=0&&this.tags.add(l,g,0,r);return}
if(!this.visit.first(r)||(0,b.i9)(r)&&this.takeBytes(r.number,l,g))return;const u=this.document.dict(r);if(!u)return;const h=u.get("Pg"),A=(0,b.i9)(h)?h.number:
g,I=u.get("MCID");if(I!==void 0){const Z=u.get("Stm");l&&A>=0&&this.tags.add(l,A,(0,b.i9)(Z)?Z.number:0,Number(this.document.resolve(I)));return}const U=this.document.
resolve(u.get("S"));if(!(U instanceof b.SX))return;const _={type:this.standard(U.text),parent:l,actualText:this.text(u.get("ActualText")),alternative:this.text(
u.get("Alt")),firstPage:-1};_.actualText!==void 0&&(this.tags.hasTexts=!0),this.push(u.get("K"),_,A),(0,b.i9)(r)&&this.document.release(r.number)}takeBytes(r,l,g){
const{bytes:u,document:h,open:A,tags:I}=this;if(!u.read(r))return!1;const{hasTexts:U,kids:_}=u,Z={type:this.standard(u.type),parent:l,actualText:U?this.text(h.entry(
r,"ActualText")):void 0,alternative:U?this.text(h.entry(r,"Alt")):void 0,firstPage:-1};Z.actualText!==void 0&&(I.hasTexts=!0);const J=u.page<0?g:u.page;if(_.some(
z=>z<0))for(let z=_.length-1;z>=0;z--){const Y=_[z];A.push({kid:Y<0?new b.oS(-1-Y):Y,parent:Z,page:J})}else if(J>=0)for(const z of _)I.add(Z,J,0,z);return!0}text(r){
const l=r===void 0?null:this.document.resolve(r);return l instanceof b.Mx?(0,N.g7)(l):void 0}standard(r){const l=this.types.get(r);if(l!==void 0)return l;let g=r;
for(let u=0;u<16;u++){const h=this.document.resolve(this.roles?.get(g));if(!(h instanceof b.SX)||h.text===g)break;g=h.text}return this.types.set(r,g),g}}function*y(p){
for(let r=p;r;r=r.parent)yield r}}),27612:((q,X,d)=>{d.d(X,{l:()=>L});var N=d(21996),b=d(90536);async function L(R,E,w){for(const x of await(0,N.V3)(R,E)){const P=R.
job.pace.step(200);P&&await P;const G={changed:!1};(0,b.C)(R.get(x),K=>{w(K)&&(G.changed=!0)}),G.changed&&R.edit(x)}}}),21996:((q,X,d)=>{d.d(X,{Av:()=>G,RJ:()=>O,
V3:()=>k,vb:()=>$,zx:()=>P});var N=d(54619),b=d(93604),L=d(78157),R=d(88500);const E=2048,w=65536,x="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function P(D,T){const{
found:C,all:m}=await K(D,T),y=p=>[...new Set([...p,...m])].sort((r,l)=>r-l);return Object.fromEntries(T.map(p=>[p,y(C[p])]))}async function G(D,T){const{found:C,
all:m}=await K(D,T);for(const y of Object.values(C))for(const p of y)m.add(p);return m}async function K(D,T){const C=T.map(r=>{const[l="",...g]=[...r].map(h=>h.
replace(/\W/,"\\$&")),u=/\W/.test(r)?x:"\\w";return`${l}(?:${g.join("")}|${u}{0,${Math.max(0,r.length-2)}}#)`}),m=new RegExp(`/(?:${C.join("|")}|#)`,"g"),y=Object.
fromEntries(T.map(r=>[r,new Set])),p=new Set;await O(D,(r,l,g,u)=>{const h=r.toString("latin1",l,g);m.lastIndex=0;for(let A=m.exec(h);A;A=m.exec(h)){const I=u(l+
A.index);I!==void 0&&(A[0].endsWith("#")?p.add(I):y[A[0].slice(1)].add(I))}});for(const r of $(D))p.add(r);return{found:y,all:p}}async function k(D,T){const C=await P(
D,T);return[...new Set(Object.values(C).flat())].sort((m,y)=>m-y)}async function O(D,T){const{bytes:C,table:m}=D,y=F(D),p=new Int32Array(y.length);for(let h=0;h<
y.length;h++)p[h]=m.place[y[h]];const r=(0,L.bS)(C),l=h=>y[(0,b.M)(p,h)-1],g=new R.s;let u=0;for(let h=0;h<y.length;h++){const A=h+1===y.length,I=A?C.length:p[h+
1],U=I-p[h]>E;if(!U&&!A&&I-u<w)continue;if(U){p[h]>u&&T(r,u,p[h],l),g.reset();const Z=g.value(C,D.bodies[y[h]],I);T(r,p[h],Z<0?I:Z,l)}else T(r,u,I,l);const _=D.
job.pace.step(Math.min(I-u,w));_&&await _,u=I}for(const[h,A]of W(D)){const I=D.objectStream(h);if(!I)continue;const U=new Set(A),{starts:_}=I;T((0,L.bS)(I.data),
0,I.data.length,J=>{const z=I.numbers[(0,b.M)(_,J)-1];return z!==void 0&&U.has(z)?z:void 0});const Z=D.job.pace.step(I.data.length);Z&&await Z}}function*$(D){for(let T=1;D.
hasChanges&&T<D.size;T++)D.isChanged(T)&&D.exists(T)&&(yield T)}function F(D){const{table:T,hasChanges:C}=D,m=[];let y=!0,p=-1;for(let r=1;r<T.size;r++){if(T.kind[r]!==
N.tL||C&&D.isChanged(r))continue;const l=T.place[r];y&&=l>=p,p=l,m.push(r)}return y?m:m.sort((r,l)=>T.place[r]-T.place[l])}function W(D){const{table:T,hasChanges:C}=D,
m=new Map;for(let y=1;y<T.size;y++){if(T.kind[y]!==N.UT||C&&D.isChanged(y))continue;const p=T.place[y],r=m.get(p);r?r.push(y):m.set(p,[y])}return m}}),90536:((q,X,d)=>{
d.d(X,{C:()=>b,L:()=>L});var N=d(45599);function b(R,E){const w=[R];for(;w.length>0;){const x=w.pop(),P=x instanceof N.Z6?x.dict:x;if(Array.isArray(P))for(const G of P)
w.push(G);else if(P instanceof N.Bi){E(P);for(const G of P.values())w.push(G)}}}function L(R,E){const w=[];return b(R,x=>{w.length===0&&E(x)&&w.push(x)}),w.length>
0}}),93604:((q,X,d)=>{d.d(X,{B:()=>N,M:()=>b});const N=(R,E)=>L(R,E,!1),b=(R,E)=>L(R,E,!0);function L(R,E,w){let[x,P]=[0,R.length];for(;x<P;){const G=x+P>>1,K=R[G];
K<E||w&&K===E?x=G+1:P=G}return x}})};
