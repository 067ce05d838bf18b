"use strict";exports.id=9368,exports.ids=[9368],exports.modules={69368:((ee,k,d)=>{d.r(k),d.d(k,{create_e_invoice:()=>as});var $=d(17079),O=d(58552),j=d(98037),C=d(85392),D=d(
92761),A=d(98446),m=d(36493),B=d(36161),M=d(48231),L=d(27547),F=d(3263);const w={id:"text",scheme:"text"},R={line1:"text",line2:"text",line3:"text",city:"text",
postCode:"text",subdivision:"text",country:"text"},N={name:"text",tradingName:"text",identifiers:[w],legalId:"text",vatId:"text",taxId:"text",electronicAddress:w,
address:R,contact:{name:"text",phone:"text",email:"text"}},G={start:"date",end:"date"},X=[{amount:"decimal",base:"decimal",percentage:"decimal",reason:"text",reasonCode:"\
text",taxScheme:"text",taxCategory:"text",taxRate:"decimal"}],g={number:"text",typeCode:"text",issueDate:"date",dueDate:"date",currency:"text",taxCurrency:"text",
buyerReference:"text",orderReference:"text",salesOrderReference:"text",contractReference:"text",projectReference:"text",precedingInvoices:["text"],businessProcess:"\
text",notes:["text"],noteSubjects:["text"],period:G,seller:N,buyer:N,payee:N,taxRepresentative:N,delivery:{name:"text",location:w,date:"date",address:R},payment:{
reference:"text",terms:"text",creditorId:"text",mandate:"text",means:[{code:"text",text:"text",iban:"text",bic:"text",accountName:"text",debitedIban:"text",card:"\
text"}]},lines:[{id:"text",kind:"text",parent:"text",name:"text",description:"text",notes:["text"],sellerItemId:"text",buyerItemId:"text",standardItemId:w,orderLine:"\
text",quantity:"decimal",unit:"text",netPrice:"decimal",grossPrice:"decimal",priceQuantity:"decimal",netAmount:"decimal",taxScheme:"text",taxCategory:"text",taxRate:"\
decimal",period:G,allowances:X,charges:X}],allowances:X,charges:X,thirdPartyCharges:[{amount:"decimal",reason:"text"}],taxes:[{taxScheme:"text",category:"text",
rate:"decimal",basis:"decimal",amount:"decimal",exemptionReason:"text",exemptionCode:"text"}],totals:{lines:"decimal",allowances:"decimal",charges:"decimal",net:"\
decimal",tax:"decimal",taxInAccountingCurrency:"decimal",gross:"decimal",paid:"decimal",rounding:"decimal",due:"decimal"}},r=["syntax","profile","file","xml","g\
uideline","issues"];async function l(e,t){const n=new W(t),s=Object.fromEntries(Object.entries(e).filter(([i])=>!r.includes(i))),a=await n.readObject(s,g,"");return{
invoice:{...a,guideline:null,payment:{reference:null,terms:null,creditorId:null,mandate:null,...{means:[]},...a.payment},totals:{...h,...a.totals}},unknown:n.unknown,
wrong:n.wrong}}const h={lines:null,allowances:null,charges:null,net:null,tax:null,taxInAccountingCurrency:null,gross:null,paid:null,rounding:null,due:null},p=new RegExp(
"[\\0-\\x08\\x0b\\x0c\\x0e-\\x1f\\ufffe\\uffff]|\\p{Cs}","u"),S=1e4,P=1e3,I={text:"a text without control characters",decimal:'a decimal such as "12.50"',date:'\
a day such as "2026-01-31"'},K=e=>Array.isArray(e);class W{pace;unknown=[];wrong=[];constructor(t){this.pace=t}async readAny(t,n,s){if(typeof n=="string")return this.
readTerm(t,n,s);const a=this.pace.step(400);if(a&&await a,K(n))return await this.readList(t,n[0],s);const o=await this.readObject(t,n,s);return Object.values(o).
every(c=>c===null||Array.isArray(c)&&c.length===0)?null:o}async readObject(t,n,s){const a=typeof t=="object"&&t!==null&&!Array.isArray(t);!a&&!Z(t)&&this.wrong.
push(`${s} must be an object`);const o=a?t:{},c=f=>s===""?f:s.endsWith(" ")?`${s}${f}`:`${s}.${f}`;for(const f of Object.keys(o))Object.hasOwn(n,f)||this.unknown.
push(c(f));const i={};for(const[f,E]of Object.entries(n))i[f]=await this.readAny(Object.hasOwn(o,f)?o[f]:void 0,E,c(f));return i}async readList(t,n,s){if(Z(t))return[];
if(!Array.isArray(t))return this.wrong.push(`${s} must be a list`),[];const a=s==="lines"?S:P;if(t.length>a)return this.wrong.push(`${s} must have at most ${a} \
entries`),[];const o=[];for(const[c,i]of t.entries()){const f=`${s} ${c+1}`;o.push(typeof n=="object"&&!K(n)?await this.readObject(i,n,`${f}: `):this.readTerm(i,
n,f));const E=this.pace.step(200);E&&await E}return o}readTerm(t,n,s){if(Z(t))return null;const a=typeof t=="number"?String(t):t;return typeof a=="string"&&(n===
"text"?!p.test(a):n==="date"?(0,F.N)(a)&&a.length===10:(0,m._)(a)!==void 0)?a:(this.wrong.push(`${s} must be ${I[n]}`),null)}}const Z=e=>e==null||typeof e=="str\
ing"&&e.trim()==="",Q=e=>[{at:"",part:e}],V=(e,t)=>t===null?[]:[{at:`${e}.`,part:t}],Y=(e,t)=>t.map((n,s)=>({at:`${e} ${s+1}: `,part:n})),se=e=>Y("lines",e.lines),
ne=e=>t=>t.lines.flatMap((n,s)=>Y(`lines ${s+1}: ${e}`,n[e])),ie=e=>e==="O",xe=(e,t)=>n=>e(n).filter(({part:s})=>!ie(s[t])),be=e=>Y("allowances",e.allowances),Oe=e=>Y(
"charges",e.charges),ht=["E","AE","K","G","O"],pt=[{of:Q,rows:[["number","BT-1"],["issueDate","BT-2"],["typeCode","BT-3"],["currency","BT-5"],["seller.name","BT\
-27"],["seller.address.country","BT-40",["BG-5"]],["buyer.name","BT-44"],["buyer.address.country","BT-55",["BG-8"]],["lines","BG-25",["BG-23"]]]},{of:Q,levels:[
"XRECHNUNG"],rows:[["buyerReference","BT-10"],["seller.electronicAddress.id","BT-34"],["seller.address.city","BT-37"],["seller.address.postCode","BT-38"],["sell\
er.contact.name","BT-41",["BG-6"]],["seller.contact.phone","BT-42"],["seller.contact.email","BT-43"],["buyer.electronicAddress.id","BT-49"],["buyer.address.city",
"BT-52"],["buyer.address.postCode","BT-53"],["payment.means","BG-16"]]},{of:se,rows:[["name","BT-153"],["quantity","BT-129"],["unit","BT-130"],["netPrice","BT-1\
46"],["taxCategory","BT-151"]]},{of:xe(se,"taxCategory"),rows:[["taxRate","BT-152"]]},{of:be,rows:[["amount","BT-92"],["taxCategory","BT-95"]]},{of:xe(be,"taxCa\
tegory"),rows:[["taxRate","BT-96"]]},{of:Oe,rows:[["amount","BT-99"],["taxCategory","BT-102"]]},{of:xe(Oe,"taxCategory"),rows:[["taxRate","BT-103"]]},{of:ne("al\
lowances"),rows:[["amount","BT-136"]]},{of:ne("charges"),rows:[["amount","BT-141"]]},{of:({payment:e})=>Y("payment.means",e.means),rows:[["code","BT-81"]]},{of:({
payee:e})=>V("payee",e),rows:[["name","BT-59"]]},{of:({taxRepresentative:e})=>V("taxRepresentative",e),rows:[["name","BT-62"],["vatId","BT-63"],["address.countr\
y","BT-69",["BG-12"]]]},{of:({delivery:e})=>V("delivery.address",e?.address??null),rows:[["country","BT-80"]]},{of:({taxes:e})=>Y("taxes",e),rows:[["category","\
BT-118"]]},{of:({taxes:e})=>Y("taxes",e).filter((t,n)=>{const{category:s,exemptionCode:a}=e[n];return ht.includes(s??"")&&a===null}),rows:[["exemptionReason","B\
T-120"]]},{of:e=>e.taxCurrency===null?[]:Q(e),rows:[["totals.taxInAccountingCurrency","BT-111"]]}],mt=[{of:se,levels:["BASIC","EN 16931","XRECHNUNG"],rows:[["ki\
nd","BT-X-8"],["parent","BT-X-304"]]},{of:Q,levels:["BASIC","EN 16931","XRECHNUNG"],rows:[["thirdPartyCharges","BG-X-83"]]},{of:Q,levels:["BASIC"],rows:[["sales\
OrderReference","BT-14"],["projectReference","BT-11"],["seller.contact","BG-6"],["buyer.contact","BG-9"],["totals.rounding","BT-114"]]},{of:({payment:e})=>Y("pa\
yment.means",e.means),levels:["BASIC"],rows:[["text","BT-82"],["accountName","BT-85"],["bic","BT-86"],["card","BT-87"]]},{of:se,levels:["BASIC"],rows:[["descrip\
tion","BT-154"],["sellerItemId","BT-155"],["buyerItemId","BT-156"],["orderLine","BT-132"]]}],gt=(e,t,n)=>Re(pt,e,t,n,!1),yt=(e,t,n)=>Re(mt,e,t,n,!0);async function Re(e,t,n,s,a){
const o=[];for(const{of:c,rows:i,levels:f}of e)if(!(f&&!f.includes(n)))for(const{at:E,part:b}of c(t)){for(const[z,te,q=[]]of i)Tt(b,z)===a&&o.push({name:`${E}${z}`,
term:te,groups:q});const H=s.step(100*i.length);H&&await H}return o}function Tt(e,t){let n=e;for(const s of t.split("."))n=n?.[s];return Array.isArray(n)?n.length>
0:n!=null}var Be=d(36698);const St={units:1n,scale:2},xt={units:1n,scale:0},vt=["Z","E","AE","K","G"];async function Et(e,t){const n=[];for(const[i,f]of e.lines.
entries()){n.push(It(f,i));const E=t.step(400+100*(f.allowances.length+f.charges.length));E&&await E}const s=e.allowances.map(pe),a=e.charges.map(pe),o={...e,lines:n,
allowances:s,charges:a},c=await Dt(o,t);return{...o,taxes:c,totals:wt({...o,taxes:c})}}function It(e,t){const n=e.allowances.map(pe),s=e.charges.map(pe),{id:a,taxScheme:o,
taxCategory:c,taxRate:i,netAmount:f}=e;return{...e,id:a??String(t+1),taxScheme:o??"VAT",taxRate:i??ve(c),allowances:n,charges:s,netAmount:f??At({...e,allowances:n,
charges:s})}}const ve=e=>vt.includes(e??"")?"0":null;function At({quantity:e,netPrice:t,priceQuantity:n,allowances:s,charges:a}){const[o,c]=[J(e),J(t)],i=n===null?
xt:J(n);return!o||!c||!i||i.units===0n?null:ae((0,m.WQ)((0,m.CQ)((0,m.lw)(o,c),i),(0,m.Re)(de(a),de(s))))}function pe(e){const[t,n]=[J(e.base),J(e.percentage)];
return{...e,amount:e.amount??(t&&n?ae(Ne(t,n)):null),taxScheme:e.taxScheme??"VAT",taxRate:e.taxRate??ve(e.taxCategory)}}async function Dt(e,t){const n=new Map,s=(o,c,i)=>{
if(o===null||!i)return;const f=Me(o,c),E=n.get(f);E?E.basis=(0,m.WQ)(E.basis,i):n.set(f,{category:o,rate:c,basis:i})};for(const{taxCategory:o,taxRate:c,netAmount:i}of(0,Be.
Su)(e)){s(o,c,J(i));const f=t.step(200);f&&await f}for(const{taxCategory:o,taxRate:c,amount:i}of e.charges)s(o,c,J(i));for(const{taxCategory:o,taxRate:c,amount:i}of e.
allowances)s(o,c,(0,m.Re)(m.f2,J(i)??m.f2));const a=e.taxes.map(o=>{const c=o.rate??ve(o.category),i=Me(o.category??"",c),f=n.get(i);return n.delete(i),Le({...o,
rate:c},f?.basis)});for(const{category:o,rate:c,basis:i}of n.values())a.push(Le({taxScheme:"VAT",category:o,rate:c,basis:null,amount:null,exemptionReason:null,exemptionCode:null},
i));return a}function Me(e,t){const{units:n,scale:s}=J(t)??m.f2;return`${e} ${(n*10n**BigInt(40-s)).toString()}`}function Le(e,t){const n=e.basis??(t?ae(t):null),
s=J(n),a=s?ae(Ne(s,J(e.rate)??m.f2)):null;return{...e,taxScheme:e.taxScheme??"VAT",basis:n,amount:e.amount??a}}function wt(e){const{totals:t,allowances:n,charges:s,
taxes:a,thirdPartyCharges:o}=e,c=(q,ce)=>J(q)??ce,i=c(t.lines,(0,Be.Su)(e).reduce((q,{netAmount:ce})=>(0,m.WQ)(q,J(ce)??m.f2),m.f2)),f=c(t.allowances,de(n)),E=c(
t.charges,de(s)),b=c(t.net,(0,m.WQ)((0,m.Re)(i,f),E)),H=c(t.tax,de(a)),z=c(t.gross,(0,m.WQ)(b,H)),te=(0,m.WQ)((0,m.Re)(z,J(t.paid)??m.f2),J(t.rounding)??m.f2);return{
...t,lines:t.lines??ae(i),allowances:t.allowances??(n.length>0?ae(f):null),charges:t.charges??(s.length>0?ae(E):null),net:t.net??ae(b),tax:t.tax??ae(H),gross:t.
gross??ae(z),due:t.due??ae((0,m.WQ)(te,de(o)))}}const J=e=>e===null?void 0:(0,m._)(e),de=e=>e.reduce((t,{amount:n})=>(0,m.WQ)(t,J(n)??m.f2),m.f2),Ne=(e,t)=>(0,m.
Fd)((0,m.lw)((0,m.lw)(e,t),St)),ae=e=>(0,m.Bz)((0,m.Fd)(e));var Pt=d(17886),$e=d(3907);const U=(e,...t)=>{const n=t.join("");return n===""?"":`<ram:${e}>${n}</r\
am:${e}>`},y=(e,t,n="")=>t===null?"":`<ram:${e}${n}>${(0,$e.X)(t)}</ram:${e}>`,re=(e,t)=>t===null?"":` ${e}="${(0,$e.X)(t)}"`,fe=(e,t)=>t===null?"":`<ram:${e}><\
udt:DateTimeString format="102">${t.replaceAll("-","")}</udt:DateTimeString></ram:${e}>`;async function Ct(e,t){const n=[];for(const b of e.lines){n.push(bt(b));
const H=t.step(2*n.at(-1).length);H&&await H}const{businessProcess:s,guideline:a,number:o,typeCode:c,issueDate:i,notes:f,noteSubjects:E}=e;return[`<?xml version\
="1.0" encoding="UTF-8"?>
`,'<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"',' xmlns:ram="urn:un:unece:uncefact:data:standard:Reusable\
AggregateBusinessInformationEntity:100"',` xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100">
<rsm:ExchangedDocumentContext>`,U("BusinessProcessSpecifiedDocumentContextParameter",y("ID",s)),U("GuidelineSpecifiedDocumentContextParameter",y("ID",a)),`</rsm\
:ExchangedDocumentContext>
<rsm:ExchangedDocument>`,y("ID",o),y("TypeCode",c),fe("IssueDateTime",i),...f.map((b,H)=>U("IncludedNote",y("Content",b),y("SubjectCode",E[H]??null))),`</rsm:Ex\
changedDocument>
<rsm:SupplyChainTradeTransaction>
`,...n,Ot(e),Rt(e.delivery),Bt(e),`</rsm:SupplyChainTradeTransaction>
</rsm:CrossIndustryInvoice>
`].join("")}function bt(e){const{standardItemId:t,netPrice:n,grossPrice:s,priceQuantity:a,unit:o}=e,c=y("BasisQuantity",a,re("unitCode",o)),i=s===null||n===null?
m.f2:(0,m.Re)((0,m._)(s),(0,m._)(n));return`${U("IncludedSupplyChainTradeLineItem",U("AssociatedDocumentLineDocument",y("LineID",e.id),y("ParentLineID",e.parent),
y("LineStatusReasonCode",e.kind),...e.notes.map(f=>U("IncludedNote",y("Content",f)))),U("SpecifiedTradeProduct",t?y("GlobalID",t.id,re("schemeID",t.scheme)):"",
y("SellerAssignedID",e.sellerItemId),y("BuyerAssignedID",e.buyerItemId),y("Name",e.name),y("Description",e.description)),U("SpecifiedLineTradeAgreement",U("Buye\
rOrderReferencedDocument",y("LineID",e.orderLine)),s===null?"":U("GrossPriceProductTradePrice",y("ChargeAmount",s),c,i.units===0n?"":U("AppliedTradeAllowanceCha\
rge",Fe(!1),y("ActualAmount",(0,m.Bz)(i)))),n===null?"":U("NetPriceProductTradePrice",y("ChargeAmount",n),c)),U("SpecifiedLineTradeDelivery",y("BilledQuantity",
e.quantity,re("unitCode",o))),U("SpecifiedLineTradeSettlement",Ue("ApplicableTradeTax",e),je(e.period),...e.allowances.map(f=>me(f,!1)),...e.charges.map(f=>me(f,
!0)),U("SpecifiedTradeSettlementLineMonetarySummation",y("LineTotalAmount",e.netAmount))))}
`}const Fe=e=>`<ram:ChargeIndicator><udt:Indicator>${e}</udt:Indicator></ram:ChargeIndicator>`,Ue=(e,{taxScheme:t,taxCategory:n,taxRate:s})=>n===null?"":U(e,y("\
TypeCode",t),y("CategoryCode",n),y("RateApplicablePercent",s)),je=e=>e?U("BillingSpecifiedPeriod",fe("StartDateTime",e.start),fe("EndDateTime",e.end)):"",me=(e,t)=>U(
"SpecifiedTradeAllowanceCharge",Fe(t),y("CalculationPercent",e.percentage),y("BasisAmount",e.base),y("ActualAmount",e.amount),y("ReasonCode",e.reasonCode),y("Re\
ason",e.reason),Ue("CategoryTradeTax",e)),Ot=e=>`${U("ApplicableHeaderTradeAgreement",y("BuyerReference",e.buyerReference),ye("SellerTradeParty",e.seller),ye("B\
uyerTradeParty",e.buyer),ye("SellerTaxRepresentativeTradeParty",e.taxRepresentative),ge("SellerOrderReferencedDocument",e.salesOrderReference),ge("BuyerOrderRef\
erencedDocument",e.orderReference),ge("ContractReferencedDocument",e.contractReference),e.projectReference===null?"":U("SpecifiedProcuringProject",y("ID",e.projectReference),
y("Name","Project reference")))}
`,ge=(e,t)=>U(e,y("IssuerAssignedID",t)),Ke=e=>[...e].sort((t,n)=>+(t.scheme!==null)-+(n.scheme!==null)).map(({id:t,scheme:n})=>y(n===null?"ID":"GlobalID",t,re(
"schemeID",n))).join(""),ye=(e,t)=>t===null?"":U(e,Ke(t.identifiers),y("Name",t.name),U("SpecifiedLegalOrganization",y("ID",t.legalId),y("TradingBusinessName",t.
tradingName)),t.contact?U("DefinedTradeContact",y("PersonName",t.contact.name),U("TelephoneUniversalCommunication",y("CompleteNumber",t.contact.phone)),U("Email\
URIUniversalCommunication",y("URIID",t.contact.email))):"",Ge(t.address),t.electronicAddress?U("URIUniversalCommunication",y("URIID",t.electronicAddress.id,re("\
schemeID",t.electronicAddress.scheme))):"",U("SpecifiedTaxRegistration",y("ID",t.vatId,re("schemeID","VA"))),U("SpecifiedTaxRegistration",y("ID",t.taxId,re("sch\
emeID","FC")))),Ge=e=>e===null?"":U("PostalTradeAddress",y("PostcodeCode",e.postCode),y("LineOne",e.line1),y("LineTwo",e.line2),y("LineThree",e.line3),y("CityNa\
me",e.city),y("CountryID",e.country),y("CountrySubDivisionName",e.subdivision)),Rt=e=>`<ram:ApplicableHeaderTradeDelivery>${e===null?"":[U("ShipToTradeParty",Ke(
e.location?[e.location]:[]),y("Name",e.name),Ge(e.address)),U("ActualDeliverySupplyChainEvent",fe("OccurrenceDateTime",e.date))].join("")}</ram:ApplicableHeader\
TradeDelivery>
`;function Bt(e){const{payment:t,currency:n,taxCurrency:s,totals:a}=e;return`${U("ApplicableHeaderTradeSettlement",y("CreditorReferenceID",t.creditorId),y("Paym\
entReference",t.reference),y("TaxCurrencyCode",s),y("InvoiceCurrencyCode",n),ye("PayeeTradeParty",e.payee),...t.means.map(Mt),...e.taxes.map(Nt),je(e.period),...e.
allowances.map(o=>me(o,!1)),...e.charges.map(o=>me(o,!0)),U("SpecifiedTradePaymentTerms",y("Description",t.terms),fe("DueDateDateTime",e.dueDate),y("DirectDebit\
MandateID",t.mandate)),...e.thirdPartyCharges.map(({amount:o,reason:c})=>U("SpecifiedFinancialAdjustment",y("Reason",c),y("ActualAmount",o))),U("SpecifiedTradeS\
ettlementHeaderMonetarySummation",y("LineTotalAmount",a.lines),y("ChargeTotalAmount",a.charges),y("AllowanceTotalAmount",a.allowances),y("TaxBasisTotalAmount",a.
net),y("TaxTotalAmount",a.tax,re("currencyID",n)),y("TaxTotalAmount",a.taxInAccountingCurrency,re("currencyID",s)),y("RoundingAmount",a.rounding),y("GrandTotalA\
mount",a.gross),y("TotalPrepaidAmount",a.paid),y("DuePayableAmount",a.due)),...e.precedingInvoices.map(o=>ge("InvoiceReferencedDocument",o)))}
`}const Mt=e=>U("SpecifiedTradeSettlementPaymentMeans",y("TypeCode",e.code),y("Information",e.text),U("ApplicableTradeSettlementFinancialCard",y("ID",e.card)),U(
"PayerPartyDebtorFinancialAccount",y("IBANID",e.debitedIban)),Lt(e),U("PayeeSpecifiedCreditorFinancialInstitution",y("BICID",e.bic)));function Lt({iban:e,accountName:t}){
const n=e?.replace(/\s/g,"")??null,s=n!==null&&(0,Pt.X)(n);return U("PayeePartyCreditorFinancialAccount",s?y("IBANID",n):"",y("AccountName",t),s?"":y("Proprieta\
ryID",e))}const Nt=e=>U("ApplicableTradeTax",y("CalculatedAmount",e.amount),y("TypeCode",e.taxScheme),y("ExemptionReason",e.exemptionReason),y("BasisAmount",e.basis),
y("CategoryCode",e.category),y("ExemptionReasonCode",e.exemptionCode),y("RateApplicablePercent",e.rate)),Te="urn:cen.eu:en16931:2017",$t={basic:{level:"BASIC",guideline:`${Te}\
#compliant#urn:factur-x.eu:1p0:basic`},en16931:{level:"EN 16931",guideline:Te},extended:{level:"EXTENDED",guideline:`${Te}#conformant#urn:factur-x.eu:1p0:extend\
ed`},xrechnung:{level:"XRECHNUNG",guideline:`${Te}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`}},Ft="urn:fdc:peppol.eu:2017:poacc:billing:01:1.0",We=40;async function Ut(e,t,n){
const{level:s,guideline:a}=$t[t],{invoice:o,unknown:c,wrong:i}=await l(e,n),f=o.businessProcess??(s==="XRECHNUNG"?Ft:null),E=await Et({...o,guideline:a,businessProcess:f},
n),b=await gt(E,s,n),H=Buffer.from(await Ct(E,n),"utf8"),z=await(0,B.Q)(H,n);if(typeof z=="string")return[`makes XML that ${z}`];const te=(await(0,M.n)(z,n)).filter(
({rule:Ce})=>Ce==="PRICE"),q=[...await(0,M.P)(z,n),...(0,L.v)(z),...te],ce=[...c.length>0?[`has names that it does not know: ${(0,A.Zv)(c)}. It takes those that\
 Read gives`]:[],...i.length>0?[`has values of a wrong kind: ${(0,A.Dw)(i,We)}`]:[],...b.length>0?[`lacks terms that the invoice needs: ${_e(b)}`]:[],...jt(E,s,
await yt(E,s,n)),...i.length>0?[]:Gt(q,b)];return ce.length>0?ce:H}const _e=e=>(0,A.Dw)(e.map(({name:t,term:n})=>`${t} (${n})`),We);function jt(e,t,n){const s=({
netPrice:o,grossPrice:c})=>o!==null&&c!==null&&(0,m.oi)((0,m._)(o),(0,m._)(c)),a=t==="EXTENDED"?[]:e.lines.filter(o=>o.notes.length>1);return[...n.length>0?[`ha\
s terms that the profile ${t} does not have: ${_e(n)}`]:[],...a.length>0?["has lines with several notes (BT-127), which only the profile EXTENDED has"]:[],...e.
lines.some(s)?["has a line whose netPrice (BT-146) is above its grossPrice (BT-148)"]:[]]}const Kt=/^(?:BR-CO-1\d|BR-(?:S|Z|E|AE|IC|G|O|AF|AG)-\d+|BR-FXEXT-.*|BR-2[4-6]|BR-4[5-8]|BR-DE-14)$/;
function Gt(e,t){const n=new Set(t.flatMap(({term:a,groups:o})=>[a,...o])),s=new Map;for(const a of e)s.has(a.rule)||s.set(a.rule,a);return[...s.values()].filter(
({rule:a,text:o})=>{const c=o.match(/\bB[TG]-\d+\b/g)??[];return t.length===0||!Kt.test(a)&&!c.some(i=>n.has(i))}).map(({rule:a,text:o,where:c})=>`breaks ${a} (${c}\
): ${o}`)}var Wt=d(21281),Xe=d(824),_t=d(61491),Xt=d(92356),kt=d(14029),ke=d(43576),Ht=d(55969),Zt=d(24472),le=d(21115),Vt=d(32901),Yt=d(1975),He=d(60912),Ee=d(
27612),_=d(45599),Ze=d(37709),Ve=d(6057),Ye=d(96927),Ie=d(21996),zt=d(62743),Ae=d(18271),ue=d(16456),oe=d(49454),ze=d(30201),Qt=d(55437);async function Jt(e,t){
const n=(0,oe.FG)(e,t.get("Subtype"));if(n==="Type3")return()=>!1;const s=(0,Ae.oQ)(e,t);if(typeof s=="object")return n==="Type0"?await qt(e,t,s):en(e,t,s)}async function qt(e,t,n){
const s=await(0,Qt.x)(e,t.get("Encoding"),{found:!1}),a=e.resolve((0,oe.hL)(e,t)?.get("CIDToGIDMap")),o=a instanceof _.Z6?e.decoded(a):void 0,c=i=>n.kind==="cid"?
i>0&&n.has(i):n.kind==="named"?i>0&&n.nameOf(i)!=="":n.has(o?(o[i*2]??0)<<8|(o[i*2+1]??0):i);return i=>{for(let f=0;f<i.length;){const E=s.lengthAt(i,f);if(f+E>
i.length)return!0;let b=0;for(const H=f+E;f<H;f++)b=b*256+i[f];if(!c(s.cidOf(b,E)))return!0}return!1}}function en(e,t,n){const{differences:s}=(0,ue.yD)(e,t),a=(0,ue.
pE)(e,(0,oe.nb)(e,t),t),o=(0,ue.P$)(e,t,a,!0),c=f=>{const E=s?.get(f),b=o?.get(f);return n.kind==="truetype"?tn(n,f,b):nn(n,f,E??b?.name,b)},i=new Map;return f=>f.
some(E=>{const b=i.get(E)??c(E);return i.set(E,b),!b})}const tn=(e,t,n)=>n!==void 0&&(e.unicode(n.point)>0||e.glyphOf(n.name)>0)||e.code(t)>0||e.codes===void 0&&
e.unicode(t)>0;function nn(e,t,n,s){const a=n??e.encoding?.get(t);return a===void 0||a===".notdef"?!1:e.has(a)||s!==void 0&&e.has((0,ze.S)(s.point))}var sn=d(65868);
async function Qe(e){const t=new sn.i(e),n=new an;for(let o=0;o<e.pages.count;o++)await t.read(o,n,n);let[s,a]=[!1,!1];for(const[o,c]of n.byFont){const i=await Jt(
e,o.dictionary);i?s||=c.some(i):a=!0;const f=e.job.pace.step(c.length*50);f&&await f}return{notdef:s,unknown:a,unreadable:n.unreadable,strings:n.byFont}}class an{unreadable=!1;fonts=new Map;get byFont(){
return[...this.fonts].map(([t,n])=>[t,[...n.values()]])}string(t,n){let s=this.fonts.get(n);s||this.fonts.set(n,s=new Map);const a=Buffer.from(t).toString("lati\
n1");s.has(a)||s.set(a,Uint8Array.from(t))}glyph(t,n){n===zt.m&&(this.unreadable=!0)}}async function Je(e,t,n){await on(e),await rn(e);const s=new Set([...cn(e),
...await fn(e),...await un(e),...await mn(e)]),{notdef:a,unknown:o,unreadable:c}=n??await Qe(e);return a&&s.add("shows characters for which its fonts have no gl\
yph (ISO 19005-3, 6.2.11.8)"),o&&s.add("has a font that is not embedded or cannot be read (6.2.11.4.1)"),c&&t==="a"&&s.add("shows characters without a meaning i\
n Unicode (6.2.11.7)"),[...s]}const on=e=>(0,Ee.l)(e,["CIDSet","CharSet"],t=>{if(!t.has("FontName"))return!1;const n=t.size;return t.delete("CIDSet"),t.delete("\
CharSet"),t.size<n});async function rn(e){const t=new Map;for(const[n,s]of e.pages.numbers.entries()){if(e.entry(s,"Resources")!==void 0)continue;const a=e.pages.
attribute(n,"Resources")??new _.Bi;a instanceof _.Bi&&!t.has(a)&&t.set(a,e.add(a)),e.patch(s,{Resources:t.get(a)??a});const o=e.job.pace.step(400);o&&await o}}function cn(e){
const{catalog:t}=e,n=[];return(e.dict(t.get("AcroForm"))?.has("XFA")||t.has("NeedsRendering"))&&n.push("has an XFA form (6.4.2)"),t.has("Requirements")&&n.push(
"asks readers for features (/Requirements, 6.11)"),e.dict(t.get("Names"))?.has("AlternatePresentations")&&n.push("has a presentation (6.10)"),[...e.dict(t.get("\
Perms"))?.keys()??[]].some(o=>o!=="UR3"&&o!=="DocMDP")&&n.push("has permissions that part 3 does not know (6.1.12)"),n}const ln=["Popup","Link"],dn=["MediaBox",
"CropBox","BleedBox","TrimBox","ArtBox"];async function fn(e){const t=new Set;for(const[n,s]of e.pages.numbers.entries()){e.entry(s,"AA")!==void 0&&t.add("has a\
 page with actions (6.5.2)"),e.entry(s,"PresSteps")!==void 0&&t.add("has a presentation (6.10)");for(const a of dn){const c=a==="MediaBox"||a==="CropBox"?e.pages.
attribute(n,a):e.entry(s,a),i=c===void 0?void 0:(0,Ve.b0)(e,c);(i?[i[2]-i[0],i[3]-i[1]]:[]).some(E=>E<Ye.XS||E>Ye.tU)&&t.add("has a page that is too small or to\
o large (6.1.13)")}for(const a of e.array(e.entry(s,"Annots"))??[]){const o=e.job.pace.step(500);o&&await o;const c=e.dict(a),i=e.resolve(c?.get("Subtype")),f=i instanceof
_.SX?i.text:"",E=!ln.includes(f)&&(0,Ve.b0)(e,c?.get("Rect"))!==void 0;c&&E&&!e.dict(c.get("AP"))&&t.add("has an annotation without an appearance (6.3.3)"),f===
"Widget"&&(c?.has("A")||c?.has("AA"))&&t.add("has a field with an action (6.4.1)")}}return[...t]}const qe=["Hide","SetOCGState","Rendition","Trans","GoTo3DView"];
async function un(e){const t=new Set;let[n,s]=[!1,!1];if(await(0,Ee.l)(e,[...qe,"HTP","OPM"],a=>{const o=e.resolve(a.get("S"));return o instanceof _.SX&&qe.includes(
o.text)&&!a.has("Subtype")&&t.add(`has an action ${o.text} (6.5.1)`),a.has("HTP")&&t.add("has a phase of halftones (6.2.5)"),n||=e.resolve(a.get("OPM"))===1,!1}),
n)for(const a of(await(0,Ie.zx)(e,["N"])).N){const o=e.get(a);s||=o instanceof _.Z6&&e.resolve(o.dict.get("N"))===4}return n&&s&&t.add("overprints colors of a C\
MYK profile (6.2.4.2)"),[...t]}const hn=new Set(["Do","Tf","gs","cs","CS","scn","SCN","sh"]),pn=/^(?:Device(?:Gray|RGB|CMYK)|Pattern)$/;async function mn(e){const t=new Set,
{Form:n,PatternType:s,Type3:a}=await(0,Ie.zx)(e,["Form","PatternType","Type3"]),o=async c=>{let i=!1;const f=E=>{const b=hn.has(E.operator)?E.name(Math.max(E.count-
1,0)):void 0,H=E.operator==="Tf"?E.name(0):b;i||=H!==void 0&&!pn.test(H)};return await(0,Ze.Ko)(await e.decodedAtEase(c),e.job.pace,f),i};for(const c of new Set(
[...n,...s])){const i=e.get(c);if(!(i instanceof _.Z6))continue;const f=e.resolve(i.dict.get("PatternType"))===1;if(!f&&!(0,_.Eo)(e.resolve(i.dict.get("Subtype")),
"Form"))continue;const E=e.dict(i.dict.get("Resources"));!E&&await o(i)&&t.add("has a form without resources (6.2.2)"),f&&E?.has("Font")&&t.add("has text in a p\
attern")}for(const c of a){const i=e.get(c);if(!(i instanceof _.Bi)||!(0,_.Eo)(e.resolve(i.get("Subtype")),"Type3"))continue;const f=e.dict(i.get("Resources"));
f?.has("Font")&&t.add("has text in glyphs of a Type 3 font");for(const E of f?[]:e.dict(i.get("CharProcs"))?.values()??[]){const b=e.resolve(E);b instanceof _.Z6&&
await o(b)&&t.add("has a Type 3 font without resources (6.2.2)")}}return[...t]}var gn=d(93059),yn=d(58971),Tn=d(69869);const Sn=new Set(["Launch","Sound","Movie",
"ResetForm","ImportData","Hide","SetOCGState","Rendition","Trans","GoTo3DView","JavaScript"]),xn=["NextPage","PrevPage","FirstPage","LastPage"],vn=["Normal","Co\
mpatible","Multiply","Screen","Overlay","Darken","Lighten","ColorDodge","ColorBurn","HardLight","SoftLight","Difference","Exclusion","Hue","Saturation","Color",
"Luminosity"],et=["RelativeColorimetric","AbsoluteColorimetric","Perceptual","Saturation"],tt=32767,nt=127,En=2**31-1,st=32,In=2e3,An=16;async function Dn(e){const t=new wn(
e);for(let n=1;n<e.size;n++)e.exists(n)&&await t.visit(e.get(n));return await t.checkProfiles(),t.found}class wn{document;found=new Set;profiles=new Map;compared=0;colorants=new Map;constructor(t){
this.document=t}async visit(t){const{pace:n}=this.document.job,s=[t];for(n.add(100);s.length>0;){const a=s.pop(),o=n.step(20);if(o&&await o,a instanceof _.Z6)this.
stream(a.dict),s.push(a.dict);else if(a instanceof _.Bi){this.dictionary(a);for(const[c,i]of a)c.length>nt&&this.found.add(he),s.push(i)}else if(Array.isArray(a)){
this.colorSpace(a);for(const c of a)s.push(c)}else this.scalar(a)}}scalar(t){const{found:n}=this;t instanceof _.SX?(t.text==="DeviceCMYK"&&n.add(Se),t.text.length>
nt&&n.add(he)):t instanceof _.Mx?t.bytes.length>tt&&n.add(he):Number.isInteger(t)&&Math.abs(t)>En&&n.add(he)}nameOf(t){const n=this.document.resolve(t);return n instanceof
_.SX?n.text:void 0}stream(t){const{document:n,found:s}=this;(t.has("F")||t.has("FFilter")||t.has("FDecodeParms"))&&s.add("has a stream in another file (6.1.7.1)");
const a=n.resolve(t.get("Filter")),o=Array.isArray(a)?a.slice(0,An).map(c=>this.nameOf(c)):[this.nameOf(a)];switch(o.includes("LZWDecode")&&s.add("uses LZW (6.1\
.7.2)"),o.includes("Crypt")&&s.add("has a stream that is encrypted apart (6.1.7.2)"),o.includes("JPXDecode")&&s.add("has JPEG 2000 images, which are not checked"),
this.nameOf(t.get("Subtype"))){case"Image":(t.has("Alternates")||t.has("OPI"))&&s.add("has an image with alternates (6.2.8)"),n.resolve(t.get("Interpolate"))===
!0&&s.add("has an image that is interpolated (6.2.8)"),this.intent(t.get("Intent"));return;case"Form":(t.has("OPI")||t.has("Ref"))&&s.add("has a form from anoth\
er file (6.2.9)"),(t.has("PS")||this.nameOf(t.get("Subtype2"))==="PS")&&s.add(rt);return;case"PS":s.add(rt)}}dictionary(t){const{document:n,found:s}=this,a=this.
nameOf(t.get("S"));a!==void 0&&Sn.has(a)&&!t.has("Subtype")&&s.add(`has an action ${a} (6.5.1)`),a==="Named"&&t.has("N")&&!xn.includes(this.nameOf(t.get("N"))??
"")&&s.add("has a named action (6.5.1)"),t.has("AA")&&s.add("has actions that start automatically (6.5.2)");const c=a==="Luminosity"||a==="Alpha",i=this.nameOf(
t.get("TR2"));(t.has("TR")&&!c||t.has("TR2")&&i!=="Default")&&s.add("has a transfer function (6.2.5)"),(t.has("HTP")||t.has("HTO"))&&s.add("has a phase of halft\
ones (6.2.5)");const f=n.resolve(t.get("HalftoneType"));(t.has("HalftoneName")||typeof f=="number"&&f!==1&&f!==5)&&s.add("has a halftone (6.2.5)"),t.has("BM")&&
!vn.includes(this.nameOf(t.get("BM"))??"")&&s.add("has an unknown blend mode (6.2.10)"),t.has("RI")&&this.intent(t.get("RI")),n.resolve(t.get("OPM"))===1&&s.add(
"overprints colors (6.2.4.2)"),(this.nameOf(t.get("Type"))==="EmbeddedFile"||t.has("EF"))&&s.add("has attachments, whose relationship is not known (6.8)")}intent(t){
const n=this.nameOf(t);n!==void 0&&!et.includes(n)&&this.found.add(ot)}colorSpace(t){const{document:n,found:s}=this,a=t[0]instanceof _.SX?t[0].text:"";if(a==="I\
CCBased"){const o=n.resolve(t[1]),c=o instanceof _.Z6?n.resolve(o.dict.get("N")):void 0;o instanceof _.Z6&&typeof c=="number"?this.profiles.set(o,c):s.add(it)}else if(a===
"Separation"&&t.length>=4){if(++this.compared>In){s.add("has more spot colors than are compared");return}const o=this.nameOf(t[1])??"",c={parts:De},i=[t[2],t[3]].
map(E=>at(n,E,c)).join(" ");n.job.pace.add((De-c.parts)*Pn);const f=this.colorants.get(o);(i.includes("?")||f!==void 0&&f!==i)&&s.add("has a spot color that may\
 look different in places (6.2.4.4)"),this.colorants.set(o,i)}else if(a==="DeviceN"){const o=n.dict(t[4]),c=n.array(t[1])??[],i=c.slice(0,st),f=n.dict(o?.get("C\
olorants")),E=i.map(b=>this.nameOf(b)??"").filter(b=>!Cn.includes(b));(c.length>st||E.some(b=>f?.has(b)!==!0))&&s.add("has a color space whose colorants are not\
 described (6.2.4.4)")}}async checkProfiles(){const{document:t,found:n}=this;for(const[s,a]of this.profiles){const o=a===1||a===3||a===4,c=await t.decodedAtEase(
s);(!o||!(0,Tn.hh)(c,a))&&n.add(it);const i=t.job.pace.step(c.length);i&&await i}}}const De=64,Pn=500;function at(e,t,n){if(n.parts--<=0)return"?";if((0,_.i9)(t)&&
e.resolve(t)instanceof _.Z6)return`${t.number}`;const s=e.resolve(t);if(s instanceof _.SX)return s.text;if(typeof s=="number")return`${s}`;const a=Array.isArray(
s)?s:s instanceof _.Bi?[...s].flat():void 0;if(!a||a.length>De)return"?";const o=a.map(c=>typeof c=="string"?c:at(e,c,n));return`${s instanceof _.Bi?"dict":""}[${o.
join(" ")}]`}const Cn=["Cyan","Magenta","Yellow","Black","None"],Se="has CMYK colors without a profile, which sRGB does not cover (6.2.4.3)",he="has a string, a\
 name or a number beyond the limits (6.1.13)",ot="has an unknown rendering intent (6.2.6)",rt="has PostScript (6.2.9)",it="has a color profile that cannot be us\
ed (6.2.4.2)",bn=28;async function On(e){const t=new Set,n=new yn.X(e);for(let s=0;s<e.pages.count;s++)await ct(e,await n.page(s),t);for(const s of await Rn(e))
await ct(e,await e.decodedAtEase(s),t);return t}async function Rn(e){const t=new Set,{Form:n,PatternType:s,CharProcs:a}=await(0,Ie.zx)(e,["Form","PatternType","\
CharProcs"]);for(const c of new Set([...n,...s])){const i=e.get(c);if(!(i instanceof _.Z6))continue;((0,_.Eo)(e.resolve(i.dict.get("Subtype")),"Form")||e.resolve(
i.dict.get("PatternType"))===1)&&t.add(i)}const o=new Set;for(const c of a){const i=e.get(c),f=i instanceof _.Bi?e.dict(i.get("CharProcs")):void 0;if(!f||o.has(
f))continue;o.add(f);for(const b of f.values()){const H=e.resolve(b);H instanceof _.Z6&&t.add(H)}const E=e.job.pace.step(f.size*100);E&&await E}return t}async function ct(e,t,n){
let s=0;await(0,Ze.Ko)(t,e.job.pace,a=>{const{operator:o}=a;switch(o){case"":n.add("has operators that PDF does not know (6.2.2)");return;case"q":++s>bn&&n.add(
"has graphics states that are nested too deep (6.1.13)");return;case"Q":--s<0&&n.add("restores a graphics state that was not saved (6.2.2)");return;case"k":case"\
K":n.add(Se);return;case"cs":case"CS":a.name(0)==="DeviceCMYK"&&n.add(Se);return;case"ri":et.includes(a.name(0)??"")||n.add(ot);return;case"BI":Bn(a,n);return;case"\
Tj":case"TJ":case"'":case'"':a.endOf(a.count-1)-a.startOf(0)>tt&&n.add(he)}}),s>0&&n.add("has content that does not restore the graphics state (6.2.2)")}function Bn(e,t){
const n=(0,gn.n)(e);if(!n)return;const s=a=>(Array.isArray(a)?a:[a]).flatMap(o=>o instanceof _.SX?[o.text]:Array.isArray(o)?s(o):[]);s(n.dict.get("ColorSpace")).
some(a=>a==="CMYK"||a==="DeviceCMYK")&&t.add(Se),s(n.dict.get("Filter")).some(a=>a==="LZW"||a==="LZWDecode")&&t.add("uses LZW (6.1.10)"),(n.dict.get("I")===!0||
n.dict.get("Interpolate")===!0)&&t.add("has an image that is interpolated (6.2.8)")}var Mn=d(15330),Ln=d(25747);const Nn=1,$n=20,Fn=1e3,Un=["Identity-H","Identi\
ty-V"];async function jn(e,t){const n=new Set;for(const[s,a]of t){const{dictionary:o}=s,c=(0,oe.FG)(e,o.get("Subtype"));if(c==="Type3")continue;const i=(0,Ae.oQ)(
e,o),f=(0,Ae.Lq)(e,o);if(typeof i!="object"||!f)continue;const E=c==="Type0"?Gn:Kn;for(const H of E(e,o,i))n.add(H);const b=await e.decodedAtEase(f);await Wn(e,
s,a,i,b)||n.add("has a font whose widths differ from those of its program (6.2.11.5)")}return n}function Kn(e,t,n){const s=[],[a,o]=[e.resolve(t.get("FirstChar")),
e.resolve(t.get("LastChar"))],c=e.array(t.get("Widths"));if((!(typeof a=="number"&&typeof o=="number"&&c?.length===o-a+1)||!t.has("BaseFont"))&&s.push("has a fo\
nt without widths (6.2.11.2)"),n.kind!=="truetype")return s;const{base:f,differences:E}=(0,ue.yD)(e,t);if((0,ue.pE)(e,(0,oe.nb)(e,t),t))return t.has("Encoding")&&
s.push("has a symbolic TrueType font with an encoding (6.2.11.6)"),n.codes!=="symbol"&&n.subtables!==1&&s.push("has a symbolic TrueType font without one table o\
f its codes (6.2.11.6)"),s;const b=(0,oe.FG)(e,t.get("Encoding"))||(0,oe.FG)(e,e.dict(t.get("Encoding"))?.get("BaseEncoding"));f!==void 0&&(b==="WinAnsiEncoding"||
b==="MacRomanEncoding")||s.push("has a TrueType font without one of the encodings that are allowed (6.2.11.6)");const z=te=>{const q=(0,ze.u)(te);return te===".\
notdef"||q!==void 0&&n.unicode(q)>0};return E&&![...E.values()].every(z)&&s.push("has a TrueType font with names of glyphs that its table of characters lacks (6\
.2.11.6)"),s}function Gn(e,t,n){const s=[],a=(0,oe.FG)(e,t.get("Encoding"));Un.includes(a)||s.push("has a composite font with another CMap than Identity, which \
is not checked");const o=(0,oe.hL)(e,t),c=e.resolve(o?.get("CIDToGIDMap")),i=(0,oe.FG)(e,o?.get("Subtype"))==="CIDFontType2",f=c instanceof _.Z6||(0,oe.FG)(e,c)===
"Identity";return i&&!f&&s.push("has a font without /CIDToGIDMap (6.2.11.3.2)"),i!==(n.kind==="truetype")&&s.push("has a font whose kind is not that of its prog\
ram (6.2.11.2)"),s}async function Wn(e,t,n,s,a){let o=0;const c=(0,Ln.W)(a,E=>o+=E);if(!c)return!1;const i=(0,Mn.X)(e,t.dictionary,c,s),f=new Set;for(const E of n)
for(let b=0,H=0;b<E.length;b=H){H=Math.max(t.partEnd(E,b,Fn),b+1);for(const te of t.glyphs(E.subarray(b,H))){if(f.has(te.code))continue;f.add(te.code);const q=i(
te);if(q===void 0||Math.abs(q-1e3*te.width)>Nn)return!1}const z=e.job.pace.step((H-b)*20+o*$n);o=0,z&&await z}return!0}async function _n(e,t){const n=await Qe(e),
s=new Set([...await Je(e,"b",n),...Hn(e),...await zn(e),...ns(t),...await Dn(e),...await On(e),...await jn(e,n.strings)]);return s.size>0?[...s]:(dt(e).length===
0&&(0,Zt.Xw)(e),await qn(e),(0,He._L)(e,t?(0,He.QH)(t,kn,lt):(0,Vt.R)(e,lt)),[])}async function Xn(e){const t=e.resolve(e.catalog.get("Metadata"));return(0,Yt.kg)(
e.decoded(t),e.job.pace)}const lt=[["part","3"],["conformance","B"]].map(([e,t])=>({prefix:"pdfaid",name:e,form:"simple",values:[t]})),kn=({namespace:e})=>e===le.
dK.pdfaid,dt=e=>e.array(e.catalog.get("OutputIntents"))??[];function Hn(e){const{catalog:t}=e,n=[],s=e.dict(t.get("AcroForm"));e.resolve(s?.get("NeedAppearances"))===
!0&&n.push("leaves the look of fields to readers (6.4.1)");const a=e.dict(t.get("Names"));a?.has("JavaScript")&&n.push("has scripts (6.5.1)"),a?.has("EmbeddedFi\
les")&&n.push("has attachments, whose relationship is not known (6.8)");const o=dt(e).map(f=>e.dict(f)),c=f=>(0,_.Eo)(e.resolve(f?.get("S")),"GTS_PDFA1")&&e.resolve(
e.dict(f?.get("DestOutputProfile"))?.get("N"))===3;(o.length>1||!o.every(c))&&n.push("has another output intent than one of RGB for PDF/A (6.2.3)");const i=e.dict(
t.get("OCProperties"));return i&&!Zn(e,i)&&n.push("has layers without a name or an order, or that are turned on automatically (6.9)"),n}const ft=50;function Zn(e,t){
const n=e.array(t.get("Configs"))??[];if(n.length>ft)return!1;const s=[t.get("D"),...n].map(i=>e.dict(i)),o=s.map(i=>e.resolve(i?.get("Name"))).map(i=>i instanceof
_.Mx?Buffer.from(i.bytes).toString("latin1"):"");return o.every(i=>i!=="")&&new Set(o).size===o.length&&s.every(i=>i&&!i.has("AS")&&!i.has("Order"))}const Vn=new Set(
["Text","Link","FreeText","Line","Square","Circle","Polygon","PolyLine","Highlight","Underline","Squiggly","StrikeOut","Stamp","Caret","Ink","Popup","Widget","P\
rinterMark","TrapNet","Watermark","Redact"]),we=4,Yn=291,ut=24;async function zn(e){const t=new Set;for(const n of Jn(e)){const s=e.job.pace.step(500);s&&await s;
const a=(0,Ht.B)(e,n);Vn.has(a)||t.add("has an annotation that PDF/A does not know (6.3.1)");const o=e.resolve(n.get("F"))??(a==="Link"?we:0),c=typeof o=="numbe\
r"&&(o&we)>0&&(o&Yn)===0;a!=="Popup"&&!c&&t.add("has an annotation that is hidden or not printed (6.3.2)"),a==="Text"&&(Number(o)&ut)!==ut&&t.add("has a note th\
at turns with the page (6.3.2)");const i=e.dict(n.get("AP"));i&&(i.size>1||!i.has("N"))&&t.add("has an annotation with several looks (6.3.3)"),i&&Qn(e,i.get("N"))&&
t.add("has text in annotations or fields, which is not checked")}return t}function Qn(e,t){const n=e.resolve(t),s=n instanceof _.Z6?[n]:n instanceof _.Bi?[...n.
values()]:[];return s.length>ft?!0:s.some(a=>{const o=e.resolve(a),c=o instanceof _.Z6?e.dict(o.dict.get("Resources")):void 0;return c?.has("Font")===!0||c?.has(
"XObject")===!0})}function*Jn(e){for(const t of e.pages.numbers)for(const n of e.array(e.entry(t,"Annots"))??[]){const s=e.dict(n);s&&(yield s)}}const qn=e=>(0,Ee.
l)(e,["Link"],t=>{const n=(0,_.Eo)(e.resolve(t.get("Subtype")),"Link")&&!t.has("F");return n&&t.set("F",we),n}),es={[le.dK.dc]:["contributor","coverage","creato\
r","date","description","format","identifier","language","publisher","relation","rights","source","subject","title","type"],[le.dK.xmp]:["CreateDate","CreatorTo\
ol","Identifier","Label","MetadataDate","ModifyDate","Nickname","Rating","BaseURL"],[le.dK.xmpMM]:["DocumentID","InstanceID","OriginalDocumentID","VersionID","R\
enditionClass"],[le.dK.pdf]:["Keywords","PDFVersion","Producer","Trapped"],[le.dK.pdfaid]:["part","conformance","amd","corr","rev"]},ts={creator:"Seq",date:"Seq",
contributor:"Bag",language:"Bag",publisher:"Bag",relation:"Bag",subject:"Bag",type:"Bag",description:"Alt",rights:"Alt",title:"Alt"};function ns(e){if(!e)return[];
const t=({namespace:s,name:a,from:o,to:c})=>{if(es[s]?.includes(a)!==!0)return!1;const i=s===le.dK.dc?ts[a]:void 0;return i===void 0||e.text.slice(o,c).includes(
`:${i}`)};return e.properties.filter(s=>!t(s)).length>0?["has metadata that PDF/A does not know or has in another form (6.6.2.3)"]:[]}const ss={alternative:"Alt\
ernative",data:"Data",source:"Source"},Pe=["MINIMUM","BASIC WL"],as=async(e,t,n)=>{const s=await(0,Xt.E)(e.bytes,n,{password:t.open_password}),a=await(0,Xe.Br)(
s),o=(0,Wt.Ip)(s,a).archive,c=await os(t,n.pace),i="issues"in c?c.issues:[],f="issues"in c?void 0:await(0,B.Q)(c.bytes,n.pace),E=[...i,...f===void 0?[]:is(f,t),
...t.attach_only?[]:await cs(s,{xmp:a,archive:o,upgrades:t.upgrade_to_archive}),...await ls(s,typeof f=="object"?f.profile:void 0)];if(E.length>0||"issues"in c||
typeof f!="object"||!f.profile)throw(0,O.G6)(E);const{profile:b,invoice:H}=f,z=(0,Xe._6)(s,a),te={name:b.file,bytes:c.bytes,mimeType:"text/xml",description:"Ele\
ctronic invoice as XML",relationship:ss[rs(t,b)],modified:(0,$.Z)(z.modified??z.created??H.issueDate??"")};await(0,j.K)(s,te,(await(0,j.V)(s)).map(({entry:fs})=>fs),
[]),t.attach_only||await(0,C.a)(s,a&&o?a:await Xn(s),b);const q=s.pages.count,ce=await(0,kt.UN)(s,{version:"1.7"}),Ce={pageCount:q,profile:b.level};return{documents:[
{name:e.name,bytes:ce,pageCount:q}],notes:ds(b,t),facts:Ce}};async function os({invoice:e,invoice_data:t,profile:n},s){if(!t)return{bytes:e.bytes};const a=await Ut(
t,n,s);return Array.isArray(a)?{issues:[{field:"invoice_data",message:a.join("; "),mentions:["profile","read_e_invoice"]}]}:{bytes:a}}const rs=({relationship:e},{
level:t})=>e??(Pe.includes(t)?"data":"alternative");function is(e,{relationship:t}){const n=i=>[{field:"invoice",message:i}];if(typeof e=="string")return n(`${e}\
: it must be a Cross Industry Invoice (CII D16B or D22B)`);if(e.syntax==="UBL")return n("is an invoice in UBL, and Factur-X takes only Cross Industry Invoices (\
CII)");const{profile:s,invoice:a}=e;if(!s)return n("has no guideline (BT-24) of Factur-X, ZUGFeRD 2 or XRechnung: it must name MINIMUM, BASIC WL, BASIC, EN 1693\
1, EXTENDED or XRECHNUNG");const o=["number","issueDate","typeCode","currency"].filter(i=>a[i]===null),c=Pe.includes(s.level)&&t!==void 0&&t!=="data";return[...o.
length>0?n(`lacks terms that every invoice has: ${o.join(", ")}`):[],...c?[{field:"relationship",message:`must be data for an invoice of the profile ${s.level}`}]:
[]]}async function cs(e,{xmp:t,archive:n,upgrades:s}){const a=(c,...i)=>({field:"file",message:c,mentions:["attach_only",...i]});return e.security?[a("is encryp\
ted, which an electronic invoice must not be: remove the password and the restrictions first")]:t?.malformed===!0?[a("has XMP metadata that is malformed, so it \
cannot be PDF/A")]:n?.level==="a"&&!(0,_t.Bi)(e)?[a(`claims ${n.name} and is not tagged, as level A needs: convert it first, or set attach_only`)]:n&&(n.part===
2||n.part===3)?[]:n?.part===1?(await Je(e,n.level)).map(i=>a(`claims ${n.name} and cannot become PDF/A-3, because it ${i}: convert it first, or set attach_only`)):
n?[a(`claims ${n.name}, and an electronic invoice must be PDF/A-2 or PDF/A-3: convert it first, or set attach_only`)]:s?(await _n(e,t)).map(c=>a(`cannot become \
PDF/A-3, because it ${c}: convert it first, or set attach_only`)):[a("does not claim PDF/A, and an electronic invoice must be PDF/A-2 or PDF/A-3: set upgrade_to\
_archive, convert it first, or set attach_only","upgrade_to_archive")]}async function ls(e,t){const{invoices:n,refused:s,names:a}=await(0,D.sc)(e),o=n[0]?.file??
s?.file??a.find(i=>i.toLowerCase()===t?.file);return o===void 0?[]:[{field:"file",message:`has an electronic invoice already (${(0,ke.jC)(o,ke.zE,"an attachment\
 without a name")})`}]}function ds({level:e},{attach_only:t}){const n=[];return Pe.includes(e)&&n.push({code:"invoice_without_lines",message:`The profile ${e} h\
as no lines: it is not an invoice in Germany, only data that accompany one.`}),t&&n.push({code:"invoice_not_claimed",message:"The XML is attached, and the docum\
ent does not claim to be an electronic invoice.",mentions:["attach_only"]}),n}}),55969:((ee,k,d)=>{d.d(k,{B:()=>C,E:()=>D});var $=d(45599);const O=new Set(["Tex\
t","FreeText","Line","Square","Circle","Polygon","PolyLine","Highlight","Underline","Squiggly","StrikeOut","Caret","Stamp","Ink","Popup","Sound","Redact","Proje\
ction"]),j=new Set(["Link","Widget","FileAttachment"]);function C(A,m){const B=A.resolve(m.get("Subtype"));return B instanceof $.SX?B.text:""}const D=(A,m)=>m===
"comments"?O.has(A):A!==""&&!j.has(A)}),15330:((ee,k,d)=>{d.d(k,{X:()=>D});var $=d(45599),O=d(16456),j=d(49454),C=d(30201);function D(M,L,F,w){const R=(0,j.hL)(
M,L);return R?A(M,R,F,w):m(M,L,F,w)}function A(M,L,F,w){const R=M.resolve(L.get("CIDToGIDMap")),N=R instanceof $.Z6?M.decodedPart(R)?.data:void 0;return({cid:G})=>F.
glyph(N?(N[G*2]??0)<<8|(N[G*2+1]??0):w.glyphOfCid(G))}function m(M,L,F,w){const{base:R,differences:N}=(0,O.yD)(M,L),G=(v,x)=>{const u=v.charCodeAt(x-32);return u>
0?(0,C.S)(u):void 0};if(w.kind!=="truetype")return({code:v})=>{const x=R===void 0?w.encoding?.get(v)??G(w.encoding?"":O.W,v):void 0,u=N?.get(v)??x??(R===void 0?
void 0:G(R,v));return F.named(u??".notdef")??F.named(".notdef")};const X=(0,O.pE)(M,(0,j.nb)(M,L),L)&&!N;return({code:v})=>{const x=N?.get(v)??G(R??O.W,v),u=()=>x===
void 0?0:B(w,x),T=()=>w.code(v)||(w.codes===void 0?w.unicode(v):0);return F.glyph(X?T()||u():u()||T())}}function B(M,L){const F=(0,C.u)(L),w=F===void 0?0:M.unicode(
F);if(w>0)return w;const R=F===void 0?-1:O.yh.indexOf(String.fromCodePoint(F));return(R>=0&&M.codes==="macintosh"?M.code(R+32):0)||M.glyphOf(L)}}),96927:((ee,k,d)=>{
d.d(k,{XS:()=>C,tU:()=>D,tn:()=>j});const $=A=>Math.round(A*72e3/25.4)/1e3,O=(A,m)=>[$(A),$(m)],j={A3:O(297,420),A4:O(210,297),A5:O(148,210),A6:O(105,148),Letter:[
612,792],Legal:[612,1008],Tabloid:[792,1224]},C=3,D=14400}),93059:((ee,k,d)=>{d.d(k,{n:()=>j});var $=d(45599);const O={BPC:"BitsPerComponent",CS:"ColorSpace",D:"\
Decode",DP:"DecodeParms",F:"Filter",H:"Height",IM:"ImageMask",W:"Width"};function j(C){if(C.dataStart<0)return;const D=new $.Bi;for(let A=0;A+1<C.count;A+=2){const m=C.
name(A);m!==void 0&&D.set(O[m]??m,C.value(A+1))}return new $.Z6(D,C.content.subarray(C.dataStart,C.dataEnd))}}),21878:((ee,k,d)=>{d.d(k,{k:()=>j});const $=[.3127,
.329,.64,.33,.3,.6,.15,.06],O=[.9642,1,.8249];function j({gray:u,gamma:T,primaries:g}){const r=T===void 0?L():M(1/T),h=[{names:["desc"],data:m(T===void 0?"sRGB":
"Colors of a PNG image")},{names:["cprt"],data:A("text",[...D("No copyright, use freely"),0])},{names:["wtpt"],data:B(O)}];if(u)return C("GRAY",[...h,{names:["k\
TRC"],data:r}]);const[p,S,P]=N(F(g??$));return C("RGB ",[...h,{names:["rXYZ"],data:B(p)},{names:["gXYZ"],data:B(S)},{names:["bXYZ"],data:B(P)},{names:["rTRC","g\
TRC","bTRC"],data:r}])}function C(u,T){const g=T.flatMap(({names:I})=>I).length,r=132+12*g,l=T.reduce((I,{data:K})=>I+K.length,r),h=new Uint8Array(l),p=new DataView(
h.buffer);p.setUint32(0,l),p.setUint32(8,34603008),h.set(D(`mntr${u}XYZ `),12);for(const[I,K]of[2e3,1,1,0,0,0].entries())p.setUint16(24+2*I,K);h.set(D("acsp"),36),
h.set(B(O).subarray(8),68),p.setUint32(128,g);let S=132,P=r;for(const{names:I,data:K}of T){for(const W of I)h.set(D(W),S),p.setUint32(S+4,P),p.setUint32(S+8,K.length),
S+=12;h.set(K,P),P+=K.length}return h}const D=u=>[...u].map(T=>T.charCodeAt(0));function A(u,T){const g=8+T.length,r=new Uint8Array(Math.ceil(g/4)*4);return r.set(
D(u)),r.set(T,8),r}function m(u){return A("desc",[0,0,0,u.length+1,...D(u),0,...new Array(78).fill(0)])}function B(u){const T=A("XYZ ",new Array(12).fill(0)),g=new DataView(
T.buffer);for(const[r,l]of u.entries())g.setInt32(8+4*r,Math.round(l*65536));return T}function M(u){const T=Math.round(u*256);return A("curv",[0,0,0,1,T>>8,T&255])}
function L(){const T=A("curv",[0,0,4,0,...new Array(2048).fill(0)]),g=new DataView(T.buffer);for(let r=0;r<1024;r++){const l=r/1023,h=l<=.04045?l/12.92:((l+.055)/
1.055)**2.4;g.setUint16(12+2*r,Math.round(h*65535))}return T}function F([u,T,g,r,l,h,p,S]){const P=[u/T,1,(1-u-T)/T],I=R([[g/r,1,(1-g-r)/r],[l/h,1,(1-l-h)/h],[p/
S,1,(1-p-S)/S]]),K=X(x(I),P),W=I.map(Y=>Y.map((se,ne)=>se*K[ne])),[Z,Q]=[X(w,P),X(w,O)],V=w.map((Y,se)=>Y.map(ne=>ne*Q[se]/Z[se]));return v(v(x(w),V),W)}const w=[
[.8951,.2664,-.1614],[-.7502,1.7135,.0367],[.0389,-.0685,1.0296]],R=u=>[[u[0][0],u[1][0],u[2][0]],[u[0][1],u[1][1],u[2][1]],[u[0][2],u[1][2],u[2][2]]],N=R,G=(u,T)=>u[0]*
T[0]+u[1]*T[1]+u[2]*T[2],X=(u,T)=>[G(u[0],T),G(u[1],T),G(u[2],T)];function v(u,T){const g=N(T);return u.map(r=>[G(r,g[0]),G(r,g[1]),G(r,g[2])])}function x([[u,T,
g],[r,l,h],[p,S,P]]){const I=u*(l*P-h*S)-T*(r*P-h*p)+g*(r*S-l*p);return[[l*P-h*S,g*S-T*P,T*h-g*l],[h*p-r*P,u*P-g*p,g*r-u*h],[r*S-l*p,T*p-u*S,u*l-T*r]].map(W=>W.
map(Z=>Z/I))}}),69869:((ee,k,d)=>{d.d(k,{R1:()=>M,To:()=>A,hh:()=>m});var $=d(81679),O=d(78157),j=d(45599);const C={1:"GRAY",3:"RGB ",4:"CMYK"},D=["scnr","mntr",
"prtr","spac"],A={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function m(L,F){if(!L||L.length<132)return;const w=(0,O.bS)(L),R=v=>w.toString("latin1",v,v+4),N=w.
readUInt32BE(0),G=L[8];if(!(!(N>=132&&N<=L.length&&G>=2&&G<=4&&R(36)==="acsp"&&D.includes(R(12)))||R(16)!==C[F]))return{bytes:L.subarray(0,N),version:G}}const B=new WeakMap;
function M(L,{bytes:F},w){const R=B.get(L)??[];B.set(L,R);const N=R.find(v=>Buffer.compare(v.bytes,F)===0);if(N)return N.ref;const G=(0,j.jd)({N:w,Alternate:(0,j.
UU)(A[w]),Filter:(0,j.UU)("FlateDecode")}),X=L.add(new j.Z6(G,(0,$.Kc)(F)));return R.push({bytes:F,ref:X}),X}}),85392:((ee,k,d)=>{d.d(k,{J:()=>m,a:()=>B});var $=d(
21115),O=d(824),j=d(82715),C=d(60912),D=d(1975),A=d(92761);async function m(F){const w=await(0,O.Br)(F),R=({namespace:N})=>A.fD.includes(N);return w?.properties.
some(R)?((0,C._L)(F,(0,C.QH)(w,R,[])),!0):!1}async function B(F,w,R){const N=(v,x,u)=>({prefix:v,name:x,form:"simple",values:[u]}),G=(0,C.QH)(w,({namespace:v,name:x})=>A.
fD.includes(v)||v===$.dK.pdfaid&&x==="part",[N("pdfaid","part","3"),N("fx","DocumentType","INVOICE"),N("fx","DocumentFileName",R.file),N("fx","Version",R.version),
N("fx","ConformanceLevel",R.level)]),X=await(0,D.kg)(Buffer.from(G,"utf8"),F.job.pace);(0,C._L)(F,(0,j.m)(X,"pdfaExtension","schemas",L))}const M=[["DocumentTyp\
e","Type of the invoice document"],["DocumentFileName","Name of the embedded XML invoice"],["Version","Version of the XML invoice standard"],["ConformanceLevel",
"Profile of the XML invoice"]],L=`<rdf:li rdf:parseType="Resource" xmlns:pdfaSchema="${$.dK.pdfaSchema}" xmlns:pdfaProperty="${$.dK.pdfaProperty}">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${$.dK.fx}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${M.map(([F,w])=>`<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${F}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty\
:category>external</pdfaProperty:category><pdfaProperty:description>${w}</pdfaProperty:description></rdf:li>
`).join("")}</rdf:Seq></pdfaSchema:property>
</rdf:li>
`}),24472:((ee,k,d)=>{d.d(k,{Q$:()=>L,Xw:()=>M,n8:()=>B});var $=d(21115),O=d(1975),j=d(82715),C=d(60912),D=d(21878),A=d(81679),m=d(45599);const B="Octavo";function M(w){
const R=w.add(new m.Z6((0,m.jd)({N:3,Filter:(0,m.UU)("FlateDecode")}),(0,A.Kc)((0,D.k)({gray:!1})))),N=(0,m.jd)({Type:(0,m.UU)("OutputIntent"),S:(0,m.UU)("GTS_P\
DFA1"),OutputConditionIdentifier:(0,m.Px)("sRGB"),Info:(0,m.Px)("sRGB"),DestOutputProfile:R});w.editCatalog().set("OutputIntents",[w.add(N)])}async function L(w,{
title:R,author:N,language:G},X){const{isArchive:v}=X,x=(r,l,h)=>({prefix:r,name:l,form:"simple",values:[h]}),u=X.isAccessible&&G!==void 0,T=(0,C.T3)([{prefix:"d\
c",name:"title",form:"alternative",values:[R]},...N===void 0?[]:[{prefix:"dc",name:"creator",form:"ordered",values:[N]}],...G===void 0?[]:[{prefix:"dc",name:"la\
nguage",form:"unordered",values:[G]}],x("pdf","Producer",B),...v?[x("pdfaid","part","3"),x("pdfaid","conformance","A")]:[],...u?[x("pdfuaid","part","1")]:[]]);if(!u||
!v)return(0,C._L)(w,T);const g=await(0,O.kg)(Buffer.from(T,"utf8"),w.job.pace);(0,C._L)(w,(0,j.m)(g,"pdfaExtension","schemas",F))}const F=`<rdf:li rdf:parseType\
="Resource" xmlns:pdfaSchema="${$.dK.pdfaSchema}" xmlns:pdfaProperty="${$.dK.pdfaProperty}">
<pdfaSchema:schema>PDF/UA Universal Accessibility Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${$.dK.pdfuaid}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
<rdf:li rdf:parseType="Resource"><pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType><pdfaProperty:category>inter\
nal</pdfaProperty:category><pdfaProperty:description>Part of ISO 14289 that the document conforms to</pdfaProperty:description></rdf:li>
</rdf:Seq></pdfaSchema:property>
</rdf:li>
`}),32901:((ee,k,d)=>{d.d(k,{R:()=>G,f:()=>B});var $=d(21115),O=d(77581),j=d(45599),C=d(21281),D=d(824),A=d(60912);const m={title:"Title",author:"Author",subject:"\
Subject",keywords:"Keywords",creator:"Creator"};async function B(v,x){const u=await(0,D.Br)(v);if(((0,C.Ip)(v,u).archive?.part??0)>=4?F(v,x):L(v,x),x.language!==
void 0&&v.edit(v.catalogNumber).set("Lang",(0,O.wx)(x.language)),u?.malformed===!0)return(0,A._L)(v,(0,A.T3)(X(v,x))),[M];const g=w(x);return u?(0,A._L)(v,(0,A.
QH)(u,R(g,u),g)):v.version>="2.0"&&(0,A._L)(v,(0,A.T3)(X(v,x))),[]}const M={code:"xmp_replaced",message:"The XMP metadata of the document was malformed. It was \
written again from the Info dictionary, without claims such as PDF/A."};function L(v,x){const u=Object.entries(m).flatMap(([r,l])=>{const h=x[r];return h===void 0?
[]:[[l,(0,O.wx)(h)]]});if(u.length===0)return;const T=v.trailer.get("Info"),g=new j.Bi([...(0,D._U)(v)??[],...u]);T instanceof j.oS&&v.exists(T.number)?v.put(T,
g):v.trailer.set("Info",v.add(g))}function F(v,x){const u=(0,D._U)(v);if(!u)return;const T=new Set(Object.entries(m).flatMap(([l,h])=>x[l]===void 0?[]:[h])),g=new j.
Bi([...u].filter(([l])=>!T.has(l)));if(g.size===u.size)return;const r=v.trailer.get("Info");g.size===0?v.trailer.delete("Info"):r instanceof j.oS?v.put(r,g):v.trailer.
set("Info",g)}function w(v){const{title:x,author:u,subject:T,keywords:g,creator:r,language:l}=v,h=(p,S,P,I)=>I===void 0?[]:[{prefix:p,name:S,form:P,values:[I]}];
return[...h("dc","title","alternative",x),...h("dc","description","alternative",T),...h("dc","creator","ordered",u),...h("pdf","Keywords","simple",g),...h("xmp",
"CreatorTool","simple",r),...h("dc","language","unordered",l)]}function R(v,{properties:x}){const u=v.find(({name:r})=>r==="Keywords")?.values[0],T=x.some(({namespace:r,
name:l})=>r===$.dK.dc&&l==="subject");u!==void 0&&T&&v.push({prefix:"dc",name:"subject",form:"unordered",values:N(u)});const g=new Set(v.map(({prefix:r,name:l})=>`${$.
dK[r]} ${l}`));return({namespace:r,name:l})=>g.has(`${r} ${l}`)}const N=v=>v.split(/[,;]/).map(x=>x.trim()).filter(x=>x!==""),G=(v,x)=>(0,A.T3)([...X(v,{}),...x]);
function X(v,x){const{title:u,author:T,subject:g,keywords:r,creator:l,producer:h,created:p,modified:S,language:P}=(0,D._6)(v,void 0),K=Object.entries({...{title:u,
author:T,subject:g,keywords:r,creator:l,language:P},...x}).filter(([,Z])=>Z!==null),W=(Z,Q,V)=>V===null?[]:[{prefix:Z,name:Q,form:"simple",values:[V]}];return[...w(
Object.fromEntries(K)),...W("pdf","Producer",h),...W("xmp","CreateDate",p),...W("xmp","ModifyDate",S)]}}),82715:((ee,k,d)=>{d.d(k,{m:()=>j});var $=d(21115),O=d(
3907);function j(C,D,A,m){const{text:B,properties:M,end:L,about:F}=C,w=M.find(X=>X.namespace===$.dK[D]&&X.name===A),R=w&&B.slice(w.from,w.to).match(/^[\s\S]*(?=<\/(?:[\w.-]+:)?Bag\s*>)/)?.[0].
length;if(w&&R!==void 0){const X=w.from+R;return`${B.slice(0,X)}${m.replace("<rdf:li",`<rdf:li xmlns:rdf="${$.dK.rdf}"`)}${B.slice(X)}`}const N=`<${D}:${A}><rdf\
:Bag>
${m}</rdf:Bag></${D}:${A}>`,G=`<rdf:Description xmlns:rdf="${$.dK.rdf}" rdf:about="${(0,O.X)(F)}" xmlns:${D}="${$.dK[D]}">
${N}
</rdf:Description>
`;return`${B.slice(0,L)}${G}${B.slice(L)}`}}),61491:((ee,k,d)=>{d.d(k,{g$:()=>X,Bi:()=>v,Hy:()=>T});var $=d(77581),O=d(45599),j=d(70549),C=d(9819),D=d(78157),A=d(
79725),m=d(82416);const B=2e3,M=9;class L{document;type="";page=-1;hasTexts=!1;kids=[];entries=new A.R;number=0;isReference=!1;constructor(r){this.document=r}read(r){
const{entries:l,kids:h}=this;h.length=0;const p=this.document.place(r);if(!p||!l.locate(p.bytes,p.start,Math.min(p.end,p.start+B)))return!1;const{bytes:S}=p,{at:P}=l;
if(l.find(S,"MCID")>=0)return!1;this.hasTexts=l.find(S,"ActualText")>=0||l.find(S,"Alt")>=0;const I=l.find(S,"S");if(I<0||S[P[I+2]]!==D.cL)return!1;this.name(S,
P[I+2]+1,P[I+3]);const K=l.find(S,"Pg");if(this.page=-1,K>=0){if(this.after(S,P[K+2],P[K+3])!==P[K+3]||!this.isReference)return!1;this.page=this.number}const W=l.
find(S,"K");return W<0||this.readKids(S,P[W+2],P[W+3])}name(r,l,h){const{type:p}=this;let S=0;if(p.length===h-l)for(;S<p.length&&r[l+S]===p.charCodeAt(S);)S++;(S<
h-l||S===0)&&(this.type=(0,m.MQ)(r,l,h))}readKids(r,l,h){const p=r[l]===D.WL,S=p?h-1:h;if(p&&r[S]!==D.wt)return!1;for(let P=(0,D.AN)(r,p?l+1:l,S);P<S;P=(0,D.AN)(
r,P,S)){if(P=this.after(r,P,S),P<0)return!1;this.kids.push(this.isReference?-1-this.number:this.number)}return p||!this.isReference||this.isDictionary(this.number)}isDictionary(r){
const l=this.document.place(r);return l!==void 0&&l.bytes[(0,D.AN)(l.bytes,l.start,l.end)]===D.iH}after(r,l,h){let p=l,S=0;for(;p<h&&F(r[p]);p++)S=S*10+r[p]-D.l0;
if(p===l||p-l>M||(this.number=S,this.isReference=!1,p<h&&!w(r[p])))return-1;const P=(0,D.AN)(r,p,h);let I=P;for(;I<h&&F(r[I]);)I++;const K=(0,D.AN)(r,I,h);return I===
P||K>=h||r[K]!==D.AV?p:(this.isReference=!0,K+1)}}const F=g=>g>=D.l0&&g<=D.ev,w=g=>g===32||g===10||g===13,R=1e7,N=1e4;class G{pages=new Map;count=0;last;hasTexts=!1;leaf(r,l,h){
const p=this.pages.get(r);return l===0&&h<N?p?.own[h]:p?.others.get(l*R+h)}leaves(r){const{own:l=[],others:h}=this.pages.get(r)??{};return[...l.flat(),...h?.values()??
[]].sort((p,S)=>p.order-S.order)}hasPage(r){return this.pages.has(r)}add(r,l,h,p){if(!Number.isInteger(p)||p<0||p>=R)return;const{own:S,others:P}=this.leavesOf(
l);if(h===0&&p<N)S[p]??={element:r,order:this.count++};else{const I=h*R+p;P.has(I)||P.set(I,{element:r,order:this.count++})}for(let I=r;I&&I.firstPage<0;I=I.parent)
I.firstPage=l}leavesOf(r){if(this.last?.number===r)return this.last.leaves;let l=this.pages.get(r);return l||this.pages.set(r,l={own:[],others:new Map}),this.last=
{number:r,leaves:l},l}}const X=(0,j.n)(x);function v(g){const r=g.dict(g.catalog.get("MarkInfo"));return g.dict(g.catalog.get("StructTreeRoot"))!==void 0&&g.resolve(
r?.get("Marked"))===!0}async function x(g){const r=g.dict(g.catalog.get("StructTreeRoot"));if(!r||g.resolve(g.dict(g.catalog.get("MarkInfo"))?.get("Suspects"))===
!0)return;const l=new u(g,g.dict(r.get("RoleMap")));return await l.run(r),l.tags}class u{document;roles;tags=new G;visit;bytes;types=new Map;open=[];constructor(r,l){
this.document=r,this.roles=l,this.visit=new C._i(r),this.bytes=new L(r)}async run(r){const{open:l,document:h}=this;this.push(r.get("K"),void 0,-1);for(let p=l.pop();p;p=
l.pop()){this.take(p);const S=h.job.pace.step(300);S&&await S}}push(r,l,h){if(r===void 0)return;const p=(0,O.i9)(r)||(0,O.cy)(r)?this.document.array(r)??[r]:[r];
for(let S=p.length-1;S>=0;S--)this.open.push({kid:p[S],parent:l,page:h})}take({kid:r,parent:l,page:h}){if(typeof r=="number"){l&&h>=0&&this.tags.add(l,h,0,r);return}
if(!this.visit.first(r)||(0,O.i9)(r)&&this.takeBytes(r.number,l,h))return;const p=this.document.dict(r);if(!p)return;const S=p.get("Pg"),P=(0,O.i9)(S)?S.number:
h,I=p.get("MCID");if(I!==void 0){const Z=p.get("Stm");l&&P>=0&&this.tags.add(l,P,(0,O.i9)(Z)?Z.number:0,Number(this.document.resolve(I)));return}const K=this.document.
resolve(p.get("S"));if(!(K instanceof O.SX))return;const W={type:this.standard(K.text),parent:l,actualText:this.text(p.get("ActualText")),alternative:this.text(
p.get("Alt")),firstPage:-1};W.actualText!==void 0&&(this.tags.hasTexts=!0),this.push(p.get("K"),W,P),(0,O.i9)(r)&&this.document.release(r.number)}takeBytes(r,l,h){
const{bytes:p,document:S,open:P,tags:I}=this;if(!p.read(r))return!1;const{hasTexts:K,kids:W}=p,Z={type:this.standard(p.type),parent:l,actualText:K?this.text(S.entry(
r,"ActualText")):void 0,alternative:K?this.text(S.entry(r,"Alt")):void 0,firstPage:-1};Z.actualText!==void 0&&(I.hasTexts=!0);const Q=p.page<0?h:p.page;if(W.some(
V=>V<0))for(let V=W.length-1;V>=0;V--){const Y=W[V];P.push({kid:Y<0?new O.oS(-1-Y):Y,parent:Z,page:Q})}else if(Q>=0)for(const V of W)I.add(Z,Q,0,V);return!0}text(r){
const l=r===void 0?null:this.document.resolve(r);return l instanceof O.Mx?(0,$.g7)(l):void 0}standard(r){const l=this.types.get(r);if(l!==void 0)return l;let h=r;
for(let p=0;p<16;p++){const S=this.document.resolve(this.roles?.get(h));if(!(S instanceof O.SX)||S.text===h)break;h=S.text}return this.types.set(r,h),h}}function*T(g){
for(let r=g;r;r=r.parent)yield r}}),27612:((ee,k,d)=>{d.d(k,{l:()=>j});var $=d(21996),O=d(90536);async function j(C,D,A){for(const m of await(0,$.V3)(C,D)){const B=C.
job.pace.step(200);B&&await B;const M={changed:!1};(0,O.C)(C.get(m),L=>{A(L)&&(M.changed=!0)}),M.changed&&C.edit(m)}}}),21996:((ee,k,d)=>{d.d(k,{Av:()=>F,RJ:()=>N,
V3:()=>R,vb:()=>G,zx:()=>L});var $=d(54619),O=d(93604),j=d(78157),C=d(88500);const D=2048,A=65536,m=1<<20,B=1024,M="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function L(x,u){
const{found:T,all:g}=await w(x,u),r=l=>[...new Set([...l,...g])].sort((h,p)=>h-p);return Object.fromEntries(u.map(l=>[l,r(T[l])]))}async function F(x,u){const{found:T,
all:g}=await w(x,u);for(const r of Object.values(T))for(const l of r)g.add(l);return g}async function w(x,u){const T=u.map(h=>{const[p="",...S]=[...h].map(I=>I.
replace(/\W/,"\\$&")),P=/\W/.test(h)?M:"\\w";return`${p}(?:${S.join("")}|${P}{0,${Math.max(0,h.length-2)}}#)`}),g=new RegExp(`/(?:${T.join("|")}|#)`,"g"),r=Object.
fromEntries(u.map(h=>[h,new Set])),l=new Set;await N(x,(h,p,S,P)=>{const I=h.toString("latin1",p,S);g.lastIndex=0;for(let K=g.exec(I);K;K=g.exec(I)){const W=P(p+
K.index);W!==void 0&&(K[0].endsWith("#")?l.add(W):r[K[0].slice(1)].add(W))}});for(const h of G(x))l.add(h);return{found:r,all:l}}async function R(x,u){const T=await L(
x,u);return[...new Set(Object.values(T).flat())].sort((g,r)=>g-r)}async function N(x,u){const{bytes:T,table:g}=x,r=X(x),l=new Int32Array(r.length);for(let I=0;I<
r.length;I++)l[I]=g.place[r[I]];const h=(0,j.bS)(T),p=I=>r[(0,O.M)(l,I)-1],S=new C.s;let P=0;for(let I=0;I<r.length;I++){const K=I+1===r.length,W=K?T.length:l[I+
1],Z=W-l[I]>D;if(!Z&&!K&&W-P<A)continue;if(Z){l[I]>P&&u(h,P,l[I],p),S.reset();const V=S.value(T,x.bodies[r[I]],W);u(h,l[I],V<0?W:V,p)}else u(h,P,W,p);const Q=x.
job.pace.step(Math.min(W-P,A));Q&&await Q,P=W}for(const[I,K]of v(x)){const W=x.objectStream(I);if(!W)continue;const Z=new Set(K),{starts:Q,numbers:V,data:Y}=W,se=ne=>{
const ie=V[(0,O.M)(Q,ne)-1];return ie!==void 0&&Z.has(ie)?ie:void 0};for(let ne=0;ne<Y.length;ne+=m){u((0,j.bS)(Y),ne,Math.min(ne+m+B,Y.length),se);const ie=x.job.
pace.step(4*m);ie&&await ie}}}function*G(x){for(let u=1;x.hasChanges&&u<x.size;u++)x.isChanged(u)&&x.exists(u)&&(yield u)}function X(x){const{table:u,hasChanges:T}=x,
g=[];let r=!0,l=-1;for(let h=1;h<u.size;h++){if(u.kind[h]!==$.tL||T&&x.isChanged(h))continue;const p=u.place[h];r&&=p>=l,l=p,g.push(h)}return r?g:g.sort((h,p)=>u.
place[h]-u.place[p])}function v(x){const{table:u,hasChanges:T}=x,g=new Map;for(let r=1;r<u.size;r++){if(u.kind[r]!==$.UT||T&&x.isChanged(r))continue;const l=u.place[r],
h=g.get(l);h?h.push(r):g.set(l,[r])}return g}}),90536:((ee,k,d)=>{d.d(k,{C:()=>O,L:()=>j});var $=d(45599);function O(C,D){const A=[C];for(;A.length>0;){const m=A.
pop(),B=m instanceof $.Z6?m.dict:m;if(Array.isArray(B))for(const M of B)A.push(M);else if(B instanceof $.Bi){D(B);for(const M of B.values())A.push(M)}}}function j(C,D){
const A=[];return O(C,m=>{A.length===0&&D(m)&&A.push(m)}),A.length>0}}),93604:((ee,k,d)=>{d.d(k,{B:()=>$,M:()=>O});const $=(C,D)=>j(C,D,!1),O=(C,D)=>j(C,D,!0);function j(C,D,A){
let[m,B]=[0,C.length];for(;m<B;){const M=m+B>>1,L=C[M];L<D||A&&L===D?m=M+1:B=M}return m}})};
