"use strict";exports.id=2982,exports.ids=[2982],exports.modules={42982:((ne,F,h)=>{h.r(F),h.d(F,{create_e_invoice:()=>kt});var P=h(17079),v=h(58552),j=h(98037),E=h(85392),S=h(
92761),b=h(98446),p=h(36493),R=h(98346),L=h(63492),K=h(27547),H=h(3263);const M={id:"text",scheme:"text"},G={line1:"text",line2:"text",line3:"text",city:"text",
postCode:"text",subdivision:"text",country:"text"},X={name:"text",tradingName:"text",identifiers:[M],legalId:"text",vatId:"text",taxId:"text",electronicAddress:M,
address:G,contact:{name:"text",phone:"text",email:"text"}},q={start:"date",end:"date"},I=[{amount:"decimal",base:"decimal",percentage:"decimal",reason:"text",reasonCode:"\
text",taxScheme:"text",taxCategory:"text",taxRate:"decimal"}],g={number:"text",typeCode:"text",issueDate:"date",dueDate:"date",currency:"text",taxCurrency:"text",
buyerReference:"text",orderReference:"text",salesOrderReference:"text",contractReference:"text",projectReference:"text",precedingInvoices:["text"],businessProcess:"\
text",notes:["text"],noteSubjects:["text"],period:q,seller:X,buyer:X,payee:X,taxRepresentative:X,delivery:{name:"text",location:M,date:"date",address:G},payment:{
reference:"text",terms:"text",creditorId:"text",mandate:"text",means:[{code:"text",text:"text",iban:"text",bic:"text",accountName:"text",debitedIban:"text",card:"\
text"}]},lines:[{id:"text",kind:"text",parent:"text",name:"text",description:"text",notes:["text"],sellerItemId:"text",buyerItemId:"text",standardItemId:M,orderLine:"\
text",quantity:"decimal",unit:"text",netPrice:"decimal",grossPrice:"decimal",priceQuantity:"decimal",netAmount:"decimal",taxScheme:"text",taxCategory:"text",taxRate:"\
decimal",period:q,allowances:I,charges:I}],allowances:I,charges:I,thirdPartyCharges:[{amount:"decimal",reason:"text"}],taxes:[{taxScheme:"text",category:"text",
rate:"decimal",basis:"decimal",amount:"decimal",exemptionReason:"text",exemptionCode:"text"}],totals:{lines:"decimal",allowances:"decimal",charges:"decimal",net:"\
decimal",tax:"decimal",taxInAccountingCurrency:"decimal",gross:"decimal",paid:"decimal",rounding:"decimal",due:"decimal"}},r=["syntax","profile","file","xml","g\
uideline","issues"];async function d(e,t){const n=new W(t),s=Object.fromEntries(Object.entries(e).filter(([i])=>!r.includes(i))),a=await n.readObject(s,g,"");return{
invoice:{...a,guideline:null,payment:{reference:null,terms:null,creditorId:null,mandate:null,...{means:[]},...a.payment},totals:{...y,...a.totals}},unknown:n.unknown,
wrong:n.wrong}}const y={lines:null,allowances:null,charges:null,net:null,tax:null,taxInAccountingCurrency:null,gross:null,paid:null,rounding:null,due:null},f=new RegExp(
"[\\0-\\x08\\x0b\\x0c\\x0e-\\x1f\\ufffe\\uffff]|\\p{Cs}","u"),m=1e4,C=1e3,T={text:"a text without control characters",decimal:'a decimal such as "12.50"',date:'\
a day such as "2026-01-31"'},N=e=>Array.isArray(e);class W{pace;unknown=[];wrong=[];constructor(t){this.pace=t}async readAny(t,n,s){if(typeof n=="string")return this.
readTerm(t,n,s);const a=this.pace.step(400);if(a&&await a,N(n))return await this.readList(t,n[0],s);const o=await this.readObject(t,n,s);return Object.values(o).
every(c=>c===null||Array.isArray(c)&&c.length===0)?null:o}async readObject(t,n,s){const a=typeof t=="object"&&t!==null&&!Array.isArray(t);!a&&!Q(t)&&this.wrong.
push(`${s} must be an object`);const o=a?t:{},c=u=>s===""?u:s.endsWith(" ")?`${s}${u}`:`${s}.${u}`;for(const u of Object.keys(o))Object.hasOwn(n,u)||this.unknown.
push(c(u));const i={};for(const[u,x]of Object.entries(n))i[u]=await this.readAny(Object.hasOwn(o,u)?o[u]:void 0,x,c(u));return i}async readList(t,n,s){if(Q(t))return[];
if(!Array.isArray(t))return this.wrong.push(`${s} must be a list`),[];const a=s==="lines"?m:C;if(t.length>a)return this.wrong.push(`${s} must have at most ${a} \
entries`),[];const o=[];for(const[c,i]of t.entries()){const u=`${s} ${c+1}`;o.push(typeof n=="object"&&!N(n)?await this.readObject(i,n,`${u}: `):this.readTerm(i,
n,u));const x=this.pace.step(200);x&&await x}return o}readTerm(t,n,s){if(Q(t))return null;const a=typeof t=="number"?String(t):t;return typeof a=="string"&&(n===
"text"?!f.test(a):n==="date"?(0,H.N)(a)&&a.length===10:(0,p._)(a)!==void 0)?a:(this.wrong.push(`${s} must be ${T[n]}`),null)}}const Q=e=>e==null||typeof e=="str\
ing"&&e.trim()==="",Y=e=>[{at:"",part:e}],k=(e,t)=>t===null?[]:[{at:`${e}.`,part:t}],Z=(e,t)=>t.map((n,s)=>({at:`${e} ${s+1}: `,part:n})),ie=e=>Z("lines",e.lines),
Te=e=>t=>t.lines.flatMap((n,s)=>Z(`lines ${s+1}: ${e}`,n[e])),We=e=>e==="O",me=(e,t)=>n=>e(n).filter(({part:s})=>!We(s[t])),Ie=e=>Z("allowances",e.allowances),Ae=e=>Z(
"charges",e.charges),Ke=["E","AE","K","G","O"],He=[{of:Y,rows:[["number","BT-1"],["issueDate","BT-2"],["typeCode","BT-3"],["currency","BT-5"],["seller.name","BT\
-27"],["seller.address.country","BT-40",["BG-5"]],["buyer.name","BT-44"],["buyer.address.country","BT-55",["BG-8"]],["lines","BG-25",["BG-23"]]]},{of:Y,levels:[
"XRECHNUNG"],rows:[["buyerReference","BT-10"],["seller.electronicAddress.id","BT-34"],["seller.address.city","BT-37"],["seller.address.postCode","BT-38"],["sell\
er.contact.name","BT-41",["BG-6"]],["seller.contact.phone","BT-42"],["seller.contact.email","BT-43"],["buyer.electronicAddress.id","BT-49"],["buyer.address.city",
"BT-52"],["buyer.address.postCode","BT-53"],["payment.means","BG-16"]]},{of:ie,rows:[["name","BT-153"],["quantity","BT-129"],["unit","BT-130"],["netPrice","BT-1\
46"],["taxCategory","BT-151"]]},{of:me(ie,"taxCategory"),rows:[["taxRate","BT-152"]]},{of:Ie,rows:[["amount","BT-92"],["taxCategory","BT-95"]]},{of:me(Ie,"taxCa\
tegory"),rows:[["taxRate","BT-96"]]},{of:Ae,rows:[["amount","BT-99"],["taxCategory","BT-102"]]},{of:me(Ae,"taxCategory"),rows:[["taxRate","BT-103"]]},{of:Te("al\
lowances"),rows:[["amount","BT-136"]]},{of:Te("charges"),rows:[["amount","BT-141"]]},{of:({payment:e})=>Z("payment.means",e.means),rows:[["code","BT-81"]]},{of:({
payee:e})=>k("payee",e),rows:[["name","BT-59"]]},{of:({taxRepresentative:e})=>k("taxRepresentative",e),rows:[["name","BT-62"],["vatId","BT-63"],["address.countr\
y","BT-69",["BG-12"]]]},{of:({delivery:e})=>k("delivery.address",e?.address??null),rows:[["country","BT-80"]]},{of:({taxes:e})=>Z("taxes",e),rows:[["category","\
BT-118"]]},{of:({taxes:e})=>Z("taxes",e).filter((t,n)=>{const{category:s,exemptionCode:a}=e[n];return Ke.includes(s??"")&&a===null}),rows:[["exemptionReason","B\
T-120"]]},{of:e=>e.taxCurrency===null?[]:Y(e),rows:[["totals.taxInAccountingCurrency","BT-111"]]}],Qe=[{of:ie,levels:["BASIC","EN 16931","XRECHNUNG"],rows:[["ki\
nd","BT-X-8"],["parent","BT-X-304"]]},{of:Y,levels:["BASIC","EN 16931","XRECHNUNG"],rows:[["thirdPartyCharges","BG-X-83"]]},{of:Y,levels:["BASIC"],rows:[["sales\
OrderReference","BT-14"],["projectReference","BT-11"],["seller.contact","BG-6"],["buyer.contact","BG-9"],["totals.rounding","BT-114"]]},{of:({payment:e})=>Z("pa\
yment.means",e.means),levels:["BASIC"],rows:[["text","BT-82"],["accountName","BT-85"],["bic","BT-86"],["card","BT-87"]]},{of:ie,levels:["BASIC"],rows:[["descrip\
tion","BT-154"],["sellerItemId","BT-155"],["buyerItemId","BT-156"],["orderLine","BT-132"]]}],Ve=(e,t,n)=>Se(He,e,t,n,!1),ke=(e,t,n)=>Se(Qe,e,t,n,!0);async function Se(e,t,n,s,a){
const o=[];for(const{of:c,rows:i,levels:u}of e)if(!(u&&!u.includes(n)))for(const{at:x,part:D}of c(t)){for(const[z,ae,ee=[]]of i)ze(D,z)===a&&o.push({name:`${x}${z}`,
term:ae,groups:ee});const U=s.step(100*i.length);U&&await U}return o}function ze(e,t){let n=e;for(const s of t.split("."))n=n?.[s];return Array.isArray(n)?n.length>
0:n!=null}var Ce=h(36698);const Ze={units:1n,scale:2},Ye={units:1n,scale:0},Je=["Z","E","AE","K","G"];async function _e(e,t){const n=[];for(const[i,u]of e.lines.
entries()){n.push(qe(u,i));const x=t.step(400+100*(u.allowances.length+u.charges.length));x&&await x}const s=e.allowances.map(ce),a=e.charges.map(ce),o={...e,lines:n,
allowances:s,charges:a},c=await tt(o,t);return{...o,taxes:c,totals:nt({...o,taxes:c})}}function qe(e,t){const n=e.allowances.map(ce),s=e.charges.map(ce),{id:a,taxScheme:o,
taxCategory:c,taxRate:i,netAmount:u}=e;return{...e,id:a??String(t+1),taxScheme:o??"VAT",taxRate:i??he(c),allowances:n,charges:s,netAmount:u??et({...e,allowances:n,
charges:s})}}const he=e=>Je.includes(e??"")?"0":null;function et({quantity:e,netPrice:t,priceQuantity:n,allowances:s,charges:a}){const[o,c]=[V(e),V(t)],i=n===null?
Ye:V(n);return!o||!c||!i||i.units===0n?null:J((0,p.WQ)((0,p.CQ)((0,p.lw)(o,c),i),(0,p.Re)(oe(a),oe(s))))}function ce(e){const[t,n]=[V(e.base),V(e.percentage)];return{
...e,amount:e.amount??(t&&n?J(be(t,n)):null),taxScheme:e.taxScheme??"VAT",taxRate:e.taxRate??he(e.taxCategory)}}async function tt(e,t){const n=new Map,s=(o,c,i)=>{
if(o===null||!i)return;const u=we(o,c),x=n.get(u);x?x.basis=(0,p.WQ)(x.basis,i):n.set(u,{category:o,rate:c,basis:i})};for(const{taxCategory:o,taxRate:c,netAmount:i}of(0,Ce.
Su)(e)){s(o,c,V(i));const u=t.step(200);u&&await u}for(const{taxCategory:o,taxRate:c,amount:i}of e.charges)s(o,c,V(i));for(const{taxCategory:o,taxRate:c,amount:i}of e.
allowances)s(o,c,(0,p.Re)(p.f2,V(i)??p.f2));const a=e.taxes.map(o=>{const c=o.rate??he(o.category),i=we(o.category??"",c),u=n.get(i);return n.delete(i),De({...o,
rate:c},u?.basis)});for(const{category:o,rate:c,basis:i}of n.values())a.push(De({taxScheme:"VAT",category:o,rate:c,basis:null,amount:null,exemptionReason:null,exemptionCode:null},
i));return a}function we(e,t){const{units:n,scale:s}=V(t)??p.f2;return`${e} ${(n*10n**BigInt(40-s)).toString()}`}function De(e,t){const n=e.basis??(t?J(t):null),
s=V(n),a=s?J(be(s,V(e.rate)??p.f2)):null;return{...e,taxScheme:e.taxScheme??"VAT",basis:n,amount:e.amount??a}}function nt(e){const{totals:t,allowances:n,charges:s,
taxes:a,thirdPartyCharges:o}=e,c=(ee,se)=>V(ee)??se,i=c(t.lines,(0,Ce.Su)(e).reduce((ee,{netAmount:se})=>(0,p.WQ)(ee,V(se)??p.f2),p.f2)),u=c(t.allowances,oe(n)),
x=c(t.charges,oe(s)),D=c(t.net,(0,p.WQ)((0,p.Re)(i,u),x)),U=c(t.tax,oe(a)),z=c(t.gross,(0,p.WQ)(D,U)),ae=(0,p.WQ)((0,p.Re)(z,V(t.paid)??p.f2),V(t.rounding)??p.f2);
return{...t,lines:t.lines??J(i),allowances:t.allowances??(n.length>0?J(u):null),charges:t.charges??(s.length>0?J(x):null),net:t.net??J(D),tax:t.tax??J(U),gross:t.
gross??J(z),due:t.due??J((0,p.WQ)(ae,oe(o)))}}const V=e=>e===null?void 0:(0,p._)(e),oe=e=>e.reduce((t,{amount:n})=>(0,p.WQ)(t,V(n)??p.f2),p.f2),be=(e,t)=>(0,p.Fd)(
(0,p.lw)((0,p.lw)(e,t),Ze)),J=e=>(0,p.Bz)((0,p.Fd)(e));var st=h(17886),ve=h(3907);const A=(e,...t)=>{const n=t.join("");return n===""?"":`<ram:${e}>${n}</ram:${e}\
>`},l=(e,t,n="")=>t===null?"":`<ram:${e}${n}>${(0,ve.X)(t)}</ram:${e}>`,te=(e,t)=>t===null?"":` ${e}="${(0,ve.X)(t)}"`,re=(e,t)=>t===null?"":`<ram:${e}><udt:Dat\
eTimeString format="102">${t.replaceAll("-","")}</udt:DateTimeString></ram:${e}>`;async function at(e,t){const n=[];for(const D of e.lines){n.push(ot(D));const U=t.
step(2*n.at(-1).length);U&&await U}const{businessProcess:s,guideline:a,number:o,typeCode:c,issueDate:i,notes:u,noteSubjects:x}=e;return[`<?xml version="1.0" enc\
oding="UTF-8"?>
`,'<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"',' xmlns:ram="urn:un:unece:uncefact:data:standard:Reusable\
AggregateBusinessInformationEntity:100"',` xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100">
<rsm:ExchangedDocumentContext>`,A("BusinessProcessSpecifiedDocumentContextParameter",l("ID",s)),A("GuidelineSpecifiedDocumentContextParameter",l("ID",a)),`</rsm\
:ExchangedDocumentContext>
<rsm:ExchangedDocument>`,l("ID",o),l("TypeCode",c),re("IssueDateTime",i),...u.map((D,U)=>A("IncludedNote",l("Content",D),l("SubjectCode",x[U]??null))),`</rsm:Ex\
changedDocument>
<rsm:SupplyChainTradeTransaction>
`,...n,rt(e),it(e.delivery),ct(e),`</rsm:SupplyChainTradeTransaction>
</rsm:CrossIndustryInvoice>
`].join("")}function ot(e){const{standardItemId:t,netPrice:n,grossPrice:s,priceQuantity:a,unit:o}=e,c=l("BasisQuantity",a,te("unitCode",o)),i=s===null||n===null?
p.f2:(0,p.Re)((0,p._)(s),(0,p._)(n));return`${A("IncludedSupplyChainTradeLineItem",A("AssociatedDocumentLineDocument",l("LineID",e.id),l("ParentLineID",e.parent),
l("LineStatusReasonCode",e.kind),...e.notes.map(u=>A("IncludedNote",l("Content",u)))),A("SpecifiedTradeProduct",t?l("GlobalID",t.id,te("schemeID",t.scheme)):"",
l("SellerAssignedID",e.sellerItemId),l("BuyerAssignedID",e.buyerItemId),l("Name",e.name),l("Description",e.description)),A("SpecifiedLineTradeAgreement",A("Buye\
rOrderReferencedDocument",l("LineID",e.orderLine)),s===null?"":A("GrossPriceProductTradePrice",l("ChargeAmount",s),c,i.units===0n?"":A("AppliedTradeAllowanceCha\
rge",Ee(!1),l("ActualAmount",(0,p.Bz)(i)))),n===null?"":A("NetPriceProductTradePrice",l("ChargeAmount",n),c)),A("SpecifiedLineTradeDelivery",l("BilledQuantity",
e.quantity,te("unitCode",o))),A("SpecifiedLineTradeSettlement",Be("ApplicableTradeTax",e),Re(e.period),...e.allowances.map(u=>le(u,!1)),...e.charges.map(u=>le(u,
!0)),A("SpecifiedTradeSettlementLineMonetarySummation",l("LineTotalAmount",e.netAmount))))}
`}const Ee=e=>`<ram:ChargeIndicator><udt:Indicator>${e}</udt:Indicator></ram:ChargeIndicator>`,Be=(e,{taxScheme:t,taxCategory:n,taxRate:s})=>n===null?"":A(e,l("\
TypeCode",t),l("CategoryCode",n),l("RateApplicablePercent",s)),Re=e=>e?A("BillingSpecifiedPeriod",re("StartDateTime",e.start),re("EndDateTime",e.end)):"",le=(e,t)=>A(
"SpecifiedTradeAllowanceCharge",Ee(t),l("CalculationPercent",e.percentage),l("BasisAmount",e.base),l("ActualAmount",e.amount),l("ReasonCode",e.reasonCode),l("Re\
ason",e.reason),Be("CategoryTradeTax",e)),rt=e=>`${A("ApplicableHeaderTradeAgreement",l("BuyerReference",e.buyerReference),ue("SellerTradeParty",e.seller),ue("B\
uyerTradeParty",e.buyer),ue("SellerTaxRepresentativeTradeParty",e.taxRepresentative),de("SellerOrderReferencedDocument",e.salesOrderReference),de("BuyerOrderRef\
erencedDocument",e.orderReference),de("ContractReferencedDocument",e.contractReference),e.projectReference===null?"":A("SpecifiedProcuringProject",l("ID",e.projectReference),
l("Name","Project reference")))}
`,de=(e,t)=>A(e,l("IssuerAssignedID",t)),Pe=e=>[...e].sort((t,n)=>+(t.scheme!==null)-+(n.scheme!==null)).map(({id:t,scheme:n})=>l(n===null?"ID":"GlobalID",t,te(
"schemeID",n))).join(""),ue=(e,t)=>t===null?"":A(e,Pe(t.identifiers),l("Name",t.name),A("SpecifiedLegalOrganization",l("ID",t.legalId),l("TradingBusinessName",t.
tradingName)),t.contact?A("DefinedTradeContact",l("PersonName",t.contact.name),A("TelephoneUniversalCommunication",l("CompleteNumber",t.contact.phone)),A("Email\
URIUniversalCommunication",l("URIID",t.contact.email))):"",Oe(t.address),t.electronicAddress?A("URIUniversalCommunication",l("URIID",t.electronicAddress.id,te("\
schemeID",t.electronicAddress.scheme))):"",A("SpecifiedTaxRegistration",l("ID",t.vatId,te("schemeID","VA"))),A("SpecifiedTaxRegistration",l("ID",t.taxId,te("sch\
emeID","FC")))),Oe=e=>e===null?"":A("PostalTradeAddress",l("PostcodeCode",e.postCode),l("LineOne",e.line1),l("LineTwo",e.line2),l("LineThree",e.line3),l("CityNa\
me",e.city),l("CountryID",e.country),l("CountrySubDivisionName",e.subdivision)),it=e=>`<ram:ApplicableHeaderTradeDelivery>${e===null?"":[A("ShipToTradeParty",Pe(
e.location?[e.location]:[]),l("Name",e.name),Oe(e.address)),A("ActualDeliverySupplyChainEvent",re("OccurrenceDateTime",e.date))].join("")}</ram:ApplicableHeader\
TradeDelivery>
`;function ct(e){const{payment:t,currency:n,taxCurrency:s,totals:a}=e;return`${A("ApplicableHeaderTradeSettlement",l("CreditorReferenceID",t.creditorId),l("Paym\
entReference",t.reference),l("TaxCurrencyCode",s),l("InvoiceCurrencyCode",n),ue("PayeeTradeParty",e.payee),...t.means.map(lt),...e.taxes.map(ut),Re(e.period),...e.
allowances.map(o=>le(o,!1)),...e.charges.map(o=>le(o,!0)),A("SpecifiedTradePaymentTerms",l("Description",t.terms),re("DueDateDateTime",e.dueDate),l("DirectDebit\
MandateID",t.mandate)),...e.thirdPartyCharges.map(({amount:o,reason:c})=>A("SpecifiedFinancialAdjustment",l("Reason",c),l("ActualAmount",o))),A("SpecifiedTradeS\
ettlementHeaderMonetarySummation",l("LineTotalAmount",a.lines),l("ChargeTotalAmount",a.charges),l("AllowanceTotalAmount",a.allowances),l("TaxBasisTotalAmount",a.
net),l("TaxTotalAmount",a.tax,te("currencyID",n)),l("TaxTotalAmount",a.taxInAccountingCurrency,te("currencyID",s)),l("RoundingAmount",a.rounding),l("GrandTotalA\
mount",a.gross),l("TotalPrepaidAmount",a.paid),l("DuePayableAmount",a.due)),...e.precedingInvoices.map(o=>de("InvoiceReferencedDocument",o)))}
`}const lt=e=>A("SpecifiedTradeSettlementPaymentMeans",l("TypeCode",e.code),l("Information",e.text),A("ApplicableTradeSettlementFinancialCard",l("ID",e.card)),A(
"PayerPartyDebtorFinancialAccount",l("IBANID",e.debitedIban)),dt(e),A("PayeeSpecifiedCreditorFinancialInstitution",l("BICID",e.bic)));function dt({iban:e,accountName:t}){
const n=e?.replace(/\s/g,"")??null,s=n!==null&&(0,st.X)(n);return A("PayeePartyCreditorFinancialAccount",s?l("IBANID",n):"",l("AccountName",t),s?"":l("Proprieta\
ryID",e))}const ut=e=>A("ApplicableTradeTax",l("CalculatedAmount",e.amount),l("TypeCode",e.taxScheme),l("ExemptionReason",e.exemptionReason),l("BasisAmount",e.basis),
l("CategoryCode",e.category),l("ExemptionReasonCode",e.exemptionCode),l("RateApplicablePercent",e.rate)),fe="urn:cen.eu:en16931:2017",ft={basic:{level:"BASIC",guideline:`${fe}\
#compliant#urn:factur-x.eu:1p0:basic`},en16931:{level:"EN 16931",guideline:fe},extended:{level:"EXTENDED",guideline:`${fe}#conformant#urn:factur-x.eu:1p0:extend\
ed`},xrechnung:{level:"XRECHNUNG",guideline:`${fe}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`}},mt="urn:fdc:peppol.eu:2017:poacc:billing:01:1.0",Me=40;async function ht(e,t,n){
const{level:s,guideline:a}=ft[t],{invoice:o,unknown:c,wrong:i}=await d(e,n),u=o.businessProcess??(s==="XRECHNUNG"?mt:null),x=await _e({...o,guideline:a,businessProcess:u},
n),D=await Ve(x,s,n),U=Buffer.from(await at(x,n),"utf8"),z=await(0,R.Q)(U,n);if(typeof z=="string")return[`makes XML that ${z}`];const ae=(await(0,L.n)(z,n)).filter(
({rule:xe})=>xe==="PRICE"),ee=[...await(0,L.P)(z,n),...(0,K.v)(z),...ae],se=[...c.length>0?[`has names that it does not know: ${(0,b.Zv)(c)}. It takes those tha\
t Read gives`]:[],...i.length>0?[`has values of a wrong kind: ${(0,b.Dw)(i,Me)}`]:[],...D.length>0?[`lacks terms that the invoice needs: ${$e(D)}`]:[],...pt(x,s,
await ke(x,s,n)),...i.length>0?[]:yt(ee,D)];return se.length>0?se:U}const $e=e=>(0,b.Dw)(e.map(({name:t,term:n})=>`${t} (${n})`),Me);function pt(e,t,n){const s=({
netPrice:o,grossPrice:c})=>o!==null&&c!==null&&(0,p.oi)((0,p._)(o),(0,p._)(c)),a=t==="EXTENDED"?[]:e.lines.filter(o=>o.notes.length>1);return[...n.length>0?[`ha\
s terms that the profile ${t} does not have: ${$e(n)}`]:[],...a.length>0?["has lines with several notes (BT-127), which only the profile EXTENDED has"]:[],...e.
lines.some(s)?["has a line whose netPrice (BT-146) is above its grossPrice (BT-148)"]:[]]}const gt=/^(?:BR-CO-1\d|BR-(?:S|Z|E|AE|IC|G|O|AF|AG)-\d+|BR-FXEXT-.*|BR-2[4-6]|BR-4[5-8]|BR-DE-14)$/;
function yt(e,t){const n=new Set(t.flatMap(({term:a,groups:o})=>[a,...o])),s=new Map;for(const a of e)s.has(a.rule)||s.set(a.rule,a);return[...s.values()].filter(
({rule:a,text:o})=>{const c=o.match(/\bB[TG]-\d+\b/g)??[];return t.length===0||!gt.test(a)&&!c.some(i=>n.has(i))}).map(({rule:a,text:o,where:c})=>`breaks ${a} (${c}\
): ${o}`)}var xt=h(21281),Ne=h(824),Tt=h(61491),It=h(12237),At=h(14029),Le=h(43576),St=h(37709),je=h(6057),Ue=h(96927),Ge=h(27612),Xe=h(21996),_=h(45599),Ct=h(62743),
wt=h(61540),pe=h(16456),ge=h(49454),Dt=h(30201),bt=h(55437);async function vt(e,t){const n=(0,ge.FG)(e,t.get("Subtype"));if(n==="Type3")return()=>!1;const s=(0,wt.
oQ)(e,t);if(typeof s=="object")return n==="Type0"?await Et(e,t,s):Bt(e,t,s)}async function Et(e,t,n){const s=await(0,bt.x)(e,t.get("Encoding")),a=e.resolve((0,ge.
hL)(e,t)?.get("CIDToGIDMap")),o=a instanceof _.Z6?e.decoded(a):void 0,c=i=>n.kind==="cid"?i>0&&n.has(i):n.kind==="named"?i>0&&n.nameOf(i)!=="":n.has(o?(o[i*2]??
0)<<8|(o[i*2+1]??0):i);return i=>{for(let u=0;u<i.length;){const x=s.lengthAt(i,u);if(u+x>i.length)return!0;let D=0;for(const U=u+x;u<U;u++)D=D*256+i[u];if(!c(s.
cidOf(D,x)))return!0}return!1}}function Bt(e,t,n){const{differences:s}=(0,pe.yD)(e,t),a=(0,pe.pE)(e,(0,ge.nb)(e,t),t),o=(0,pe.P$)(e,t,a,!0),c=u=>{const x=s?.get(
u),D=o?.get(u);return n.kind==="truetype"?Rt(n,u,D):Pt(n,u,x??D?.name,D)},i=new Map;return u=>u.some(x=>{const D=i.get(x)??c(x);return i.set(x,D),!D})}const Rt=(e,t,n)=>n!==
void 0&&(e.unicode(n.point)>0||e.glyphOf(n.name)>0)||e.code(t)>0||e.codes===void 0&&e.unicode(t)>0;function Pt(e,t,n,s){const a=n??e.encoding?.get(t);return a===
void 0||a===".notdef"?!1:e.has(a)||s!==void 0&&e.has((0,Dt.S)(s.point))}var Ot=h(65868);async function Mt(e){const t=new Ot.i(e),n=new $t;for(let o=0;o<e.pages.
count;o++)await t.read(o,n,n);let[s,a]=[!1,!1];for(const[o,c]of n.byFont){const i=await vt(e,o.dictionary);i?s||=c.some(i):a=!0;const u=e.job.pace.step(c.length*
50);u&&await u}return{notdef:s,unknown:a,unreadable:n.unreadable}}class $t{unreadable=!1;fonts=new Map;get byFont(){return[...this.fonts].map(([t,n])=>[t,[...n.
values()]])}string(t,n){let s=this.fonts.get(n);s||this.fonts.set(n,s=new Map);const a=Buffer.from(t).toString("latin1");s.has(a)||s.set(a,Uint8Array.from(t))}glyph(t,n){
n===Ct.m&&(this.unreadable=!0)}}async function Nt(e,t){await Lt(e),await jt(e);const n=new Set([...Ut(e),...Ft(e),...await Wt(e),...await Qt(e)]),{notdef:s,unknown:a,
unreadable:o}=await Mt(e);return s&&n.add("shows characters for which its fonts have no glyph (ISO 19005-3, 6.2.11.8)"),a&&n.add("has a font that is not embedde\
d or cannot be read (6.2.11.4.1)"),o&&t==="a"&&n.add("shows characters without a meaning in Unicode (6.2.11.7)"),[...n]}const Lt=e=>(0,Ge.l)(e,["CIDSet","CharSe\
t"],t=>{if(!t.has("FontName"))return!1;const n=t.size;return t.delete("CIDSet"),t.delete("CharSet"),t.size<n});async function jt(e){const t=new Map;for(const[n,
s]of e.pages.numbers.entries()){if(e.entry(s,"Resources")!==void 0)continue;const a=e.pages.attribute(n,"Resources")??new _.Bi;a instanceof _.Bi&&!t.has(a)&&t.set(
a,e.add(a)),e.patch(s,{Resources:t.get(a)??a});const o=e.job.pace.step(400);o&&await o}}function Ut(e){const{catalog:t}=e,n=[];return(e.dict(t.get("AcroForm"))?.
has("XFA")||t.has("NeedsRendering"))&&n.push("has an XFA form (6.4.2)"),t.has("Requirements")&&n.push("asks readers for features (/Requirements, 6.11)"),e.dict(
t.get("Names"))?.has("AlternatePresentations")&&n.push("has a presentation (6.10)"),[...e.dict(t.get("Perms"))?.keys()??[]].some(o=>o!=="UR3"&&o!=="DocMDP")&&n.
push("has permissions that part 3 does not know (6.1.12)"),n}const Gt=["Popup","Link"],Xt=["MediaBox","CropBox","BleedBox","TrimBox","ArtBox"];function Ft(e){const t=new Set;
for(const[n,s]of e.pages.numbers.entries()){e.entry(s,"AA")!==void 0&&t.add("has a page with actions (6.5.2)"),e.entry(s,"PresSteps")!==void 0&&t.add("has a pre\
sentation (6.10)");for(const a of Xt){const c=a==="MediaBox"||a==="CropBox"?e.pages.attribute(n,a):e.entry(s,a),i=c===void 0?void 0:(0,je.b0)(e,c);(i?[i[2]-i[0],
i[3]-i[1]]:[]).some(x=>x<Ue.XS||x>Ue.tU)&&t.add("has a page that is too small or too large (6.1.13)")}for(const a of e.array(e.entry(s,"Annots"))??[]){const o=e.
dict(a),c=e.resolve(o?.get("Subtype")),i=c instanceof _.SX?c.text:"",u=!Gt.includes(i)&&(0,je.b0)(e,o?.get("Rect"))!==void 0;o&&u&&!e.dict(o.get("AP"))&&t.add("\
has an annotation without an appearance (6.3.3)"),i==="Widget"&&(o?.has("A")||o?.has("AA"))&&t.add("has a field with an action (6.4.1)")}}return[...t]}const Fe=[
"Hide","SetOCGState","Rendition","Trans","GoTo3DView"];async function Wt(e){const t=new Set;let[n,s]=[!1,!1];if(await(0,Ge.l)(e,[...Fe,"HTP","OPM"],a=>{const o=e.
resolve(a.get("S"));return o instanceof _.SX&&Fe.includes(o.text)&&!a.has("Subtype")&&t.add(`has an action ${o.text} (6.5.1)`),a.has("HTP")&&t.add("has a phase \
of halftones (6.2.5)"),n||=e.resolve(a.get("OPM"))===1,!1}),n)for(const a of(await(0,Xe.zx)(e,["N"])).N){const o=e.get(a);s||=o instanceof _.Z6&&e.resolve(o.dict.
get("N"))===4}return n&&s&&t.add("overprints colors of a CMYK profile (6.2.4.2)"),[...t]}const Kt=new Set(["Do","Tf","gs","cs","CS","scn","SCN","sh"]),Ht=/^(?:Device(?:Gray|RGB|CMYK)|Pattern)$/;
async function Qt(e){const t=new Set,{Form:n,PatternType:s,Type3:a}=await(0,Xe.zx)(e,["Form","PatternType","Type3"]),o=async c=>{let i=!1;const u=x=>{const D=Kt.
has(x.operator)?x.name(Math.max(x.count-1,0)):void 0,U=x.operator==="Tf"?x.name(0):D;i||=U!==void 0&&!Ht.test(U)};return await(0,St.K)(await e.decodedAtEase(c),
e.job.pace,u),i};for(const c of new Set([...n,...s])){const i=e.get(c);if(!(i instanceof _.Z6))continue;const u=e.resolve(i.dict.get("PatternType"))===1;if(!u&&
!(0,_.Eo)(e.resolve(i.dict.get("Subtype")),"Form"))continue;const x=e.dict(i.dict.get("Resources"));!x&&await o(i)&&t.add("has a form without resources (6.2.2)"),
u&&x?.has("Font")&&t.add("has text in a pattern")}for(const c of a){const i=e.get(c);if(!(i instanceof _.Bi)||!(0,_.Eo)(e.resolve(i.get("Subtype")),"Type3"))continue;
const u=e.dict(i.get("Resources"));u?.has("Font")&&t.add("has text in glyphs of a Type 3 font");for(const x of u?[]:e.dict(i.get("CharProcs"))?.values()??[]){const D=e.
resolve(x);D instanceof _.Z6&&await o(D)&&t.add("has a Type 3 font without resources (6.2.2)")}}return[...t]}const Vt={alternative:"Alternative",data:"Data",source:"\
Source"},ye=["MINIMUM","BASIC WL"],kt=async(e,t,n)=>{const s=await(0,It.E)(e.bytes,n,{password:t.open_password}),a=await(0,Ne.Br)(s),o=(0,xt.Ip)(s,a).archive,c=await zt(
t,n.pace),i="issues"in c?c.issues:[],u="issues"in c?void 0:await(0,R.Q)(c.bytes,n.pace),x=[...i,...u===void 0?[]:Yt(u,t),...t.attach_only?[]:await Jt(s,a,o),...await _t(
s,typeof u=="object"?u.profile:void 0)];if(x.length>0||"issues"in c||typeof u!="object"||!u.profile)throw(0,v.G6)(x);const{profile:D,invoice:U}=u,z=(0,Ne._6)(s,
a),ae={name:D.file,bytes:c.bytes,mimeType:"text/xml",description:"Electronic invoice as XML",relationship:Vt[Zt(t,D)],modified:(0,P.Z)(z.modified??z.created??U.
issueDate??"")};await(0,j.K)(s,ae,(await(0,j.V)(s)).map(({entry:en})=>en),[]),!t.attach_only&&a&&o&&await(0,E.a)(s,a,D);const ee=s.pages.count,se=await(0,At.UN)(
s,{version:"1.7"}),xe={pageCount:ee,profile:D.level};return{documents:[{name:e.name,bytes:se,pageCount:ee}],notes:qt(D,t),facts:xe}};async function zt({invoice:e,
invoice_data:t,profile:n},s){if(!t)return{bytes:e.bytes};const a=await ht(t,n,s);return Array.isArray(a)?{issues:[{field:"invoice_data",message:a.join("; "),mentions:[
"profile","read_e_invoice"]}]}:{bytes:a}}const Zt=({relationship:e},{level:t})=>e??(ye.includes(t)?"data":"alternative");function Yt(e,{relationship:t}){const n=i=>[
{field:"invoice",message:i}];if(typeof e=="string")return n(`${e}: it must be a Cross Industry Invoice (CII D16B or D22B)`);if(e.syntax==="UBL")return n("is an \
invoice in UBL, and Factur-X takes only Cross Industry Invoices (CII)");const{profile:s,invoice:a}=e;if(!s)return n("has no guideline (BT-24) of Factur-X, ZUGFe\
RD 2 or XRechnung: it must name MINIMUM, BASIC WL, BASIC, EN 16931, EXTENDED or XRECHNUNG");const o=["number","issueDate","typeCode","currency"].filter(i=>a[i]===
null),c=ye.includes(s.level)&&t!==void 0&&t!=="data";return[...o.length>0?n(`lacks terms that every invoice has: ${o.join(", ")}`):[],...c?[{field:"relationship",
message:`must be data for an invoice of the profile ${s.level}`}]:[]]}async function Jt(e,t,n){const s=o=>({field:"file",message:o,mentions:["attach_only"]});if(e.
security)return[s("is encrypted, which an electronic invoice must not be: remove the password and the restrictions first")];if(t?.malformed===!0)return[s("has X\
MP metadata that is malformed, so it cannot be PDF/A")];if(n?.level==="a"&&!(0,Tt.Bi)(e))return[s(`claims ${n.name} and is not tagged, as level A needs: convert\
 it first, or set attach_only`)];if(n&&(n.part===2||n.part===3))return[];if(n?.part===1)return(await Nt(e,n.level)).map(c=>s(`claims ${n.name} and cannot become\
 PDF/A-3, because it ${c}: convert it first, or set attach_only`));const a=n?`claims ${n.name}`:"does not claim PDF/A";return[s(`${a}, and an electronic invoice\
 must be PDF/A-2 or PDF/A-3: convert it first, or set attach_only`)]}async function _t(e,t){const{invoices:n,refused:s,names:a}=await(0,S.sc)(e),o=n[0]?.file??s?.
file??a.find(i=>i.toLowerCase()===t?.file);return o===void 0?[]:[{field:"file",message:`has an electronic invoice already (${(0,Le.jC)(o,Le.zE,"an attachment wi\
thout a name")})`}]}function qt({level:e},{attach_only:t}){const n=[];return ye.includes(e)&&n.push({code:"invoice_without_lines",message:`The profile ${e} has \
no lines: it is not an invoice in Germany, only data that accompany one.`}),t&&n.push({code:"invoice_not_claimed",message:"The XML is attached, and the document\
 does not claim to be an electronic invoice.",mentions:["attach_only"]}),n}}),96927:((ne,F,h)=>{h.d(F,{XS:()=>E,tU:()=>S,tn:()=>j});const P=b=>Math.round(b*72e3/
25.4)/1e3,v=(b,p)=>[P(b),P(p)],j={A3:v(297,420),A4:v(210,297),A5:v(148,210),A6:v(105,148),Letter:[612,792],Legal:[612,1008],Tabloid:[792,1224]},E=3,S=14400}),85392:((ne,F,h)=>{
h.d(F,{J:()=>p,a:()=>R});var P=h(43496),v=h(824),j=h(82715),E=h(60912),S=h(1975),b=h(92761);async function p(H){const M=await(0,v.Br)(H),G=({namespace:X})=>b.fD.
includes(X);return M?.properties.some(G)?((0,E._L)(H,(0,E.QH)(M,G,[])),!0):!1}async function R(H,M,G){const X=(w,$,O)=>({prefix:w,name:$,form:"simple",values:[O]}),
q=(0,E.QH)(M,({namespace:w,name:$})=>b.fD.includes(w)||w===P.dK.pdfaid&&$==="part",[X("pdfaid","part","3"),X("fx","DocumentType","INVOICE"),X("fx","DocumentFile\
Name",G.file),X("fx","Version",G.version),X("fx","ConformanceLevel",G.level)]),I=await(0,S.kg)(Buffer.from(q,"utf8"),H.job.pace);(0,E._L)(H,(0,j.m)(I,"pdfaExten\
sion","schemas",K))}const L=[["DocumentType","Type of the invoice document"],["DocumentFileName","Name of the embedded XML invoice"],["Version","Version of the \
XML invoice standard"],["ConformanceLevel","Profile of the XML invoice"]],K=`<rdf:li rdf:parseType="Resource" xmlns:pdfaSchema="${P.dK.pdfaSchema}" xmlns:pdfaPr\
operty="${P.dK.pdfaProperty}">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${P.dK.fx}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${L.map(([H,M])=>`<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${H}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty\
:category>external</pdfaProperty:category><pdfaProperty:description>${M}</pdfaProperty:description></rdf:li>
`).join("")}</rdf:Seq></pdfaSchema:property>
</rdf:li>
`}),82715:((ne,F,h)=>{h.d(F,{m:()=>j});var P=h(43496),v=h(3907);function j(E,S,b,p){const{text:R,properties:L,end:K,about:H}=E,M=L.find(I=>I.namespace===P.dK[S]&&
I.name===b),G=M&&R.slice(M.from,M.to).match(/^[\s\S]*(?=<\/(?:[\w.-]+:)?Bag\s*>)/)?.[0].length;if(M&&G!==void 0){const I=M.from+G;return`${R.slice(0,I)}${p.replace(
"<rdf:li",`<rdf:li xmlns:rdf="${P.dK.rdf}"`)}${R.slice(I)}`}const X=`<${S}:${b}><rdf:Bag>
${p}</rdf:Bag></${S}:${b}>`,q=`<rdf:Description xmlns:rdf="${P.dK.rdf}" rdf:about="${(0,v.X)(H)}" xmlns:${S}="${P.dK[S]}">
${X}
</rdf:Description>
`;return`${R.slice(0,K)}${q}${R.slice(K)}`}}),61491:((ne,F,h)=>{h.d(F,{g$:()=>I,Bi:()=>w,Hy:()=>B});var P=h(77581),v=h(45599),j=h(70549),E=h(9819),S=h(78157),b=h(
79725),p=h(82416);const R=2e3,L=9;class K{document;type="";page=-1;hasTexts=!1;kids=[];entries=new b.R;number=0;isReference=!1;constructor(r){this.document=r}read(r){
const{entries:d,kids:y}=this;y.length=0;const f=this.document.place(r);if(!f||!d.locate(f.bytes,f.start,Math.min(f.end,f.start+R)))return!1;const{bytes:m}=f,{at:C}=d;
if(d.find(m,"MCID")>=0)return!1;this.hasTexts=d.find(m,"ActualText")>=0||d.find(m,"Alt")>=0;const T=d.find(m,"S");if(T<0||m[C[T+2]]!==S.cL)return!1;this.name(m,
C[T+2]+1,C[T+3]);const N=d.find(m,"Pg");if(this.page=-1,N>=0){if(this.after(m,C[N+2],C[N+3])!==C[N+3]||!this.isReference)return!1;this.page=this.number}const W=d.
find(m,"K");return W<0||this.readKids(m,C[W+2],C[W+3])}name(r,d,y){const{type:f}=this;let m=0;if(f.length===y-d)for(;m<f.length&&r[d+m]===f.charCodeAt(m);)m++;(m<
y-d||m===0)&&(this.type=(0,p.MQ)(r,d,y))}readKids(r,d,y){const f=r[d]===S.WL,m=f?y-1:y;if(f&&r[m]!==S.wt)return!1;for(let C=(0,S.AN)(r,f?d+1:d,m);C<m;C=(0,S.AN)(
r,C,m)){if(C=this.after(r,C,m),C<0)return!1;this.kids.push(this.isReference?-1-this.number:this.number)}return f||!this.isReference||this.isDictionary(this.number)}isDictionary(r){
const d=this.document.place(r);return d!==void 0&&d.bytes[(0,S.AN)(d.bytes,d.start,d.end)]===S.iH}after(r,d,y){let f=d,m=0;for(;f<y&&H(r[f]);f++)m=m*10+r[f]-S.l0;
if(f===d||f-d>L||(this.number=m,this.isReference=!1,f<y&&!M(r[f])))return-1;const C=(0,S.AN)(r,f,y);let T=C;for(;T<y&&H(r[T]);)T++;const N=(0,S.AN)(r,T,y);return T===
C||N>=y||r[N]!==S.AV?f:(this.isReference=!0,N+1)}}const H=g=>g>=S.l0&&g<=S.ev,M=g=>g===32||g===10||g===13,G=1e7,X=1e4;class q{pages=new Map;count=0;last;hasTexts=!1;leaf(r,d,y){
const f=this.pages.get(r);return d===0&&y<X?f?.own[y]:f?.others.get(d*G+y)}leaves(r){const{own:d=[],others:y}=this.pages.get(r)??{};return[...d.flat(),...y?.values()??
[]].sort((f,m)=>f.order-m.order)}hasPage(r){return this.pages.has(r)}add(r,d,y,f){if(!Number.isInteger(f)||f<0||f>=G)return;const{own:m,others:C}=this.leavesOf(
d);if(y===0&&f<X)m[f]??={element:r,order:this.count++};else{const T=y*G+f;C.has(T)||C.set(T,{element:r,order:this.count++})}for(let T=r;T&&T.firstPage<0;T=T.parent)
T.firstPage=d}leavesOf(r){if(this.last?.number===r)return this.last.leaves;let d=this.pages.get(r);return d||this.pages.set(r,d={own:[],others:new Map}),this.last=
{number:r,leaves:d},d}}const I=(0,j.n)($);function w(g){const r=g.dict(g.catalog.get("MarkInfo"));return g.dict(g.catalog.get("StructTreeRoot"))!==void 0&&g.resolve(
r?.get("Marked"))===!0}async function $(g){const r=g.dict(g.catalog.get("StructTreeRoot"));if(!r||g.resolve(g.dict(g.catalog.get("MarkInfo"))?.get("Suspects"))===
!0)return;const d=new O(g,g.dict(r.get("RoleMap")));return await d.run(r),d.tags}class O{document;roles;tags=new q;visit;bytes;types=new Map;open=[];constructor(r,d){
this.document=r,this.roles=d,this.visit=new E._i(r),this.bytes=new K(r)}async run(r){const{open:d,document:y}=this;this.push(r.get("K"),void 0,-1);for(let f=d.pop();f;f=
d.pop()){this.take(f);const m=y.job.pace.step(300);m&&await m}}push(r,d,y){if(r===void 0)return;const f=(0,v.i9)(r)||(0,v.cy)(r)?this.document.array(r)??[r]:[r];
for(let m=f.length-1;m>=0;m--)this.open.push({kid:f[m],parent:d,page:y})}take({kid:r,parent:d,page:y}){if(typeof r=="number"){d&&y>=0&&this.tags.add(d,y,0,r);return}
if(!this.visit.first(r)||(0,v.i9)(r)&&this.takeBytes(r.number,d,y))return;const f=this.document.dict(r);if(!f)return;const m=f.get("Pg"),C=(0,v.i9)(m)?m.number:
y,T=f.get("MCID");if(T!==void 0){const Q=f.get("Stm");d&&C>=0&&this.tags.add(d,C,(0,v.i9)(Q)?Q.number:0,Number(this.document.resolve(T)));return}const N=this.document.
resolve(f.get("S"));if(!(N instanceof v.SX))return;const W={type:this.standard(N.text),parent:d,actualText:this.text(f.get("ActualText")),alternative:this.text(
f.get("Alt")),firstPage:-1};W.actualText!==void 0&&(this.tags.hasTexts=!0),this.push(f.get("K"),W,C),(0,v.i9)(r)&&this.document.release(r.number)}takeBytes(r,d,y){
const{bytes:f,document:m,open:C,tags:T}=this;if(!f.read(r))return!1;const{hasTexts:N,kids:W}=f,Q={type:this.standard(f.type),parent:d,actualText:N?this.text(m.entry(
r,"ActualText")):void 0,alternative:N?this.text(m.entry(r,"Alt")):void 0,firstPage:-1};Q.actualText!==void 0&&(T.hasTexts=!0);const Y=f.page<0?y:f.page;if(W.some(
k=>k<0))for(let k=W.length-1;k>=0;k--){const Z=W[k];C.push({kid:Z<0?new v.oS(-1-Z):Z,parent:Q,page:Y})}else if(Y>=0)for(const k of W)T.add(Q,Y,0,k);return!0}text(r){
const d=r===void 0?null:this.document.resolve(r);return d instanceof v.Mx?(0,P.g7)(d):void 0}standard(r){const d=this.types.get(r);if(d!==void 0)return d;let y=r;
for(let f=0;f<16;f++){const m=this.document.resolve(this.roles?.get(y));if(!(m instanceof v.SX)||m.text===y)break;y=m.text}return this.types.set(r,y),y}}function*B(g){
for(let r=g;r;r=r.parent)yield r}}),27612:((ne,F,h)=>{h.d(F,{l:()=>j});var P=h(21996),v=h(90536);async function j(E,S,b){for(const p of await(0,P.V3)(E,S)){const R=E.
job.pace.step(200);R&&await R;const L={changed:!1};(0,v.C)(E.get(p),K=>{b(K)&&(L.changed=!0)}),L.changed&&E.edit(p)}}}),21996:((ne,F,h)=>{h.d(F,{Av:()=>L,RJ:()=>M,
V3:()=>H,vb:()=>G,zx:()=>R});var P=h(54619),v=h(93604),j=h(78157),E=h(88500);const S=2048,b=65536,p="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function R(I,w){const{
found:$,all:O}=await K(I,w),B=g=>[...new Set([...g,...O])].sort((r,d)=>r-d);return Object.fromEntries(w.map(g=>[g,B($[g])]))}async function L(I,w){const{found:$,
all:O}=await K(I,w);for(const B of Object.values($))for(const g of B)O.add(g);return O}async function K(I,w){const $=w.map(r=>{const[d="",...y]=[...r].map(m=>m.
replace(/\W/,"\\$&")),f=/\W/.test(r)?p:"\\w";return`${d}(?:${y.join("")}|${f}{0,${Math.max(0,r.length-2)}}#)`}),O=new RegExp(`/(?:${$.join("|")}|#)`,"g"),B=Object.
fromEntries(w.map(r=>[r,new Set])),g=new Set;await M(I,(r,d,y,f)=>{const m=r.toString("latin1",d,y);O.lastIndex=0;for(let C=O.exec(m);C;C=O.exec(m)){const T=f(d+
C.index);T!==void 0&&(C[0].endsWith("#")?g.add(T):B[C[0].slice(1)].add(T))}});for(const r of G(I))g.add(r);return{found:B,all:g}}async function H(I,w){const $=await R(
I,w);return[...new Set(Object.values($).flat())].sort((O,B)=>O-B)}async function M(I,w){const{bytes:$,table:O}=I,B=X(I),g=new Int32Array(B.length);for(let m=0;m<
B.length;m++)g[m]=O.place[B[m]];const r=(0,j.bS)($),d=m=>B[(0,v.M)(g,m)-1],y=new E.s;let f=0;for(let m=0;m<B.length;m++){const C=m+1===B.length,T=C?$.length:g[m+
1],N=T-g[m]>S;if(!N&&!C&&T-f<b)continue;if(N){g[m]>f&&w(r,f,g[m],d),y.reset();const Q=y.value($,I.bodies[B[m]],T);w(r,g[m],Q<0?T:Q,d)}else w(r,f,T,d);const W=I.
job.pace.step(Math.min(T-f,b));W&&await W,f=T}for(const[m,C]of q(I)){const T=I.objectStream(m);if(!T)continue;const N=new Set(C),{starts:W}=T;w((0,j.bS)(T.data),
0,T.data.length,Y=>{const k=T.numbers[(0,v.M)(W,Y)-1];return k!==void 0&&N.has(k)?k:void 0});const Q=I.job.pace.step(T.data.length);Q&&await Q}}function*G(I){for(let w=1;I.
hasChanges&&w<I.size;w++)I.isChanged(w)&&I.exists(w)&&(yield w)}function X(I){const{table:w,hasChanges:$}=I,O=[];let B=!0,g=-1;for(let r=1;r<w.size;r++){if(w.kind[r]!==
P.tL||$&&I.isChanged(r))continue;const d=w.place[r];B&&=d>=g,g=d,O.push(r)}return B?O:O.sort((r,d)=>w.place[r]-w.place[d])}function q(I){const{table:w,hasChanges:$}=I,
O=new Map;for(let B=1;B<w.size;B++){if(w.kind[B]!==P.UT||$&&I.isChanged(B))continue;const g=w.place[B],r=O.get(g);r?r.push(B):O.set(g,[B])}return O}}),90536:((ne,F,h)=>{
h.d(F,{C:()=>v,L:()=>j});var P=h(45599);function v(E,S){const b=[E];for(;b.length>0;){const p=b.pop(),R=p instanceof P.Z6?p.dict:p;if(Array.isArray(R))for(const L of R)
b.push(L);else if(R instanceof P.Bi){S(R);for(const L of R.values())b.push(L)}}}function j(E,S){const b=[];return v(E,p=>{b.length===0&&S(p)&&b.push(p)}),b.length>
0}}),93604:((ne,F,h)=>{h.d(F,{B:()=>P,M:()=>v});const P=(E,S)=>j(E,S,!1),v=(E,S)=>j(E,S,!0);function j(E,S,b){let[p,R]=[0,E.length];for(;p<R;){const L=p+R>>1,K=E[L];
K<S||b&&K===S?p=L+1:R=L}return p}})};
