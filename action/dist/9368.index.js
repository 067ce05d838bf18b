"use strict";exports.id=9368,exports.ids=[9368],exports.modules={69368:((te,_,f)=>{f.r(_),f.d(_,{create_e_invoice:()=>as});var N=f(17079),P=f(58552),F=f(98037),R=f(85392),w=f(
92761),D=f(98446),g=f(36493),b=f(36161),k=f(48231),K=f(27547),H=f(3263);const O={id:"text",scheme:"text"},j={line1:"text",line2:"text",line3:"text",city:"text",
postCode:"text",subdivision:"text",country:"text"},$={name:"text",tradingName:"text",identifiers:[O],legalId:"text",vatId:"text",taxId:"text",electronicAddress:O,
address:j,contact:{name:"text",phone:"text",email:"text"}},X={start:"date",end:"date"},G=[{amount:"decimal",base:"decimal",percentage:"decimal",reason:"text",reasonCode:"\
text",taxScheme:"text",taxCategory:"text",taxRate:"decimal"}],m={number:"text",typeCode:"text",issueDate:"date",dueDate:"date",currency:"text",taxCurrency:"text",
buyerReference:"text",orderReference:"text",salesOrderReference:"text",contractReference:"text",projectReference:"text",precedingInvoices:["text"],businessProcess:"\
text",notes:["text"],noteSubjects:["text"],period:X,seller:$,buyer:$,payee:$,taxRepresentative:$,delivery:{name:"text",location:O,date:"date",address:j},payment:{
reference:"text",terms:"text",creditorId:"text",mandate:"text",means:[{code:"text",text:"text",iban:"text",bic:"text",accountName:"text",debitedIban:"text",card:"\
text"}]},lines:[{id:"text",kind:"text",parent:"text",name:"text",description:"text",notes:["text"],sellerItemId:"text",buyerItemId:"text",standardItemId:O,orderLine:"\
text",quantity:"decimal",unit:"text",netPrice:"decimal",grossPrice:"decimal",priceQuantity:"decimal",netAmount:"decimal",taxScheme:"text",taxCategory:"text",taxRate:"\
decimal",period:X,allowances:G,charges:G}],allowances:G,charges:G,thirdPartyCharges:[{amount:"decimal",reason:"text"}],taxes:[{taxScheme:"text",category:"text",
rate:"decimal",basis:"decimal",amount:"decimal",exemptionReason:"text",exemptionCode:"text"}],totals:{lines:"decimal",allowances:"decimal",charges:"decimal",net:"\
decimal",tax:"decimal",taxInAccountingCurrency:"decimal",gross:"decimal",paid:"decimal",rounding:"decimal",due:"decimal"}},r=["syntax","profile","file","xml","g\
uideline","issues"];async function l(e,t){const n=new L(t),s=Object.fromEntries(Object.entries(e).filter(([i])=>!r.includes(i))),a=await n.readObject(s,m,"");return{
invoice:{...a,guideline:null,payment:{reference:null,terms:null,creditorId:null,mandate:null,...{means:[]},...a.payment},totals:{...u,...a.totals}},unknown:n.unknown,
wrong:n.wrong}}const u={lines:null,allowances:null,charges:null,net:null,tax:null,taxInAccountingCurrency:null,gross:null,paid:null,rounding:null,due:null},h=new RegExp(
"[\\0-\\x08\\x0b\\x0c\\x0e-\\x1f\\ufffe\\uffff]|\\p{Cs}","u"),T=1e4,I=1e3,v={text:"a text without control characters",decimal:'a decimal such as "12.50"',date:'\
a day such as "2026-01-31"'},M=e=>Array.isArray(e);class L{pace;unknown=[];wrong=[];constructor(t){this.pace=t}async readAny(t,n,s){if(typeof n=="string")return this.
readTerm(t,n,s);const a=this.pace.step(400);if(a&&await a,M(n))return await this.readList(t,n[0],s);const o=await this.readObject(t,n,s);return Object.values(o).
every(c=>c===null||Array.isArray(c)&&c.length===0)?null:o}async readObject(t,n,s){const a=typeof t=="object"&&t!==null&&!Array.isArray(t);!a&&!Z(t)&&this.wrong.
push(`${s} must be an object`);const o=a?t:{},c=d=>s===""?d:s.endsWith(" ")?`${s}${d}`:`${s}.${d}`;for(const d of Object.keys(o))Object.hasOwn(n,d)||this.unknown.
push(c(d));const i={};for(const[d,S]of Object.entries(n))i[d]=await this.readAny(Object.hasOwn(o,d)?o[d]:void 0,S,c(d));return i}async readList(t,n,s){if(Z(t))return[];
if(!Array.isArray(t))return this.wrong.push(`${s} must be a list`),[];const a=s==="lines"?T:I;if(t.length>a)return this.wrong.push(`${s} must have at most ${a} \
entries`),[];const o=[];for(const[c,i]of t.entries()){const d=`${s} ${c+1}`;o.push(typeof n=="object"&&!M(n)?await this.readObject(i,n,`${d}: `):this.readTerm(i,
n,d));const S=this.pace.step(200);S&&await S}return o}readTerm(t,n,s){if(Z(t))return null;const a=typeof t=="number"?String(t):t;return typeof a=="string"&&(n===
"text"?!h.test(a):n==="date"?(0,H.N)(a)&&a.length===10:(0,g._)(a)!==void 0)?a:(this.wrong.push(`${s} must be ${v[n]}`),null)}}const Z=e=>e==null||typeof e=="str\
ing"&&e.trim()==="",Q=e=>[{at:"",part:e}],V=(e,t)=>t===null?[]:[{at:`${e}.`,part:t}],z=(e,t)=>t.map((n,s)=>({at:`${e} ${s+1}: `,part:n})),se=e=>z("lines",e.lines),
ne=e=>t=>t.lines.flatMap((n,s)=>z(`lines ${s+1}: ${e}`,n[e])),ie=e=>e==="O",Se=(e,t)=>n=>e(n).filter(({part:s})=>!ie(s[t])),be=e=>z("allowances",e.allowances),Oe=e=>z(
"charges",e.charges),ht=["E","AE","K","G","O"],pt=[{of:Q,rows:[["number","BT-1"],["issueDate","BT-2"],["typeCode","BT-3"],["currency","BT-5"],["seller.name","BT\
-27"],["seller.address.country","BT-40",["BG-5"]],["buyer.name","BT-44"],["buyer.address.country","BT-55",["BG-8"]],["lines","BG-25",["BG-23"]]]},{of:Q,levels:[
"XRECHNUNG"],rows:[["buyerReference","BT-10"],["seller.electronicAddress.id","BT-34"],["seller.address.city","BT-37"],["seller.address.postCode","BT-38"],["sell\
er.contact.name","BT-41",["BG-6"]],["seller.contact.phone","BT-42"],["seller.contact.email","BT-43"],["buyer.electronicAddress.id","BT-49"],["buyer.address.city",
"BT-52"],["buyer.address.postCode","BT-53"],["payment.means","BG-16"]]},{of:se,rows:[["name","BT-153"],["quantity","BT-129"],["unit","BT-130"],["netPrice","BT-1\
46"],["taxCategory","BT-151"]]},{of:Se(se,"taxCategory"),rows:[["taxRate","BT-152"]]},{of:be,rows:[["amount","BT-92"],["taxCategory","BT-95"]]},{of:Se(be,"taxCa\
tegory"),rows:[["taxRate","BT-96"]]},{of:Oe,rows:[["amount","BT-99"],["taxCategory","BT-102"]]},{of:Se(Oe,"taxCategory"),rows:[["taxRate","BT-103"]]},{of:ne("al\
lowances"),rows:[["amount","BT-136"]]},{of:ne("charges"),rows:[["amount","BT-141"]]},{of:({payment:e})=>z("payment.means",e.means),rows:[["code","BT-81"]]},{of:({
payee:e})=>V("payee",e),rows:[["name","BT-59"]]},{of:({taxRepresentative:e})=>V("taxRepresentative",e),rows:[["name","BT-62"],["vatId","BT-63"],["address.countr\
y","BT-69",["BG-12"]]]},{of:({delivery:e})=>V("delivery.address",e?.address??null),rows:[["country","BT-80"]]},{of:({taxes:e})=>z("taxes",e),rows:[["category","\
BT-118"]]},{of:({taxes:e})=>z("taxes",e).filter((t,n)=>{const{category:s,exemptionCode:a}=e[n];return ht.includes(s??"")&&a===null}),rows:[["exemptionReason","B\
T-120"]]},{of:e=>e.taxCurrency===null?[]:Q(e),rows:[["totals.taxInAccountingCurrency","BT-111"]]}],mt=[{of:se,levels:["BASIC","EN 16931","XRECHNUNG"],rows:[["ki\
nd","BT-X-8"],["parent","BT-X-304"]]},{of:Q,levels:["BASIC","EN 16931","XRECHNUNG"],rows:[["thirdPartyCharges","BG-X-83"]]},{of:Q,levels:["BASIC"],rows:[["sales\
OrderReference","BT-14"],["projectReference","BT-11"],["seller.contact","BG-6"],["buyer.contact","BG-9"],["totals.rounding","BT-114"]]},{of:({payment:e})=>z("pa\
yment.means",e.means),levels:["BASIC"],rows:[["text","BT-82"],["accountName","BT-85"],["bic","BT-86"],["card","BT-87"]]},{of:se,levels:["BASIC"],rows:[["descrip\
tion","BT-154"],["sellerItemId","BT-155"],["buyerItemId","BT-156"],["orderLine","BT-132"]]}],gt=(e,t,n)=>Re(pt,e,t,n,!1),yt=(e,t,n)=>Re(mt,e,t,n,!0);async function Re(e,t,n,s,a){
const o=[];for(const{of:c,rows:i,levels:d}of e)if(!(d&&!d.includes(n)))for(const{at:S,part:C}of c(t)){for(const[Y,ee,q=[]]of i)Tt(C,Y)===a&&o.push({name:`${S}${Y}`,
term:ee,groups:q});const W=s.step(100*i.length);W&&await W}return o}function Tt(e,t){let n=e;for(const s of t.split("."))n=n?.[s];return Array.isArray(n)?n.length>
0:n!=null}var Be=f(36698);const xt={units:1n,scale:2},St={units:1n,scale:0},vt=["Z","E","AE","K","G"];async function At(e,t){const n=[];for(const[i,d]of e.lines.
entries()){n.push(It(d,i));const S=t.step(400+100*(d.allowances.length+d.charges.length));S&&await S}const s=e.allowances.map(pe),a=e.charges.map(pe),o={...e,lines:n,
allowances:s,charges:a},c=await Et(o,t);return{...o,taxes:c,totals:Dt({...o,taxes:c})}}function It(e,t){const n=e.allowances.map(pe),s=e.charges.map(pe),{id:a,taxScheme:o,
taxCategory:c,taxRate:i,netAmount:d}=e;return{...e,id:a??String(t+1),taxScheme:o??"VAT",taxRate:i??ve(c),allowances:n,charges:s,netAmount:d??wt({...e,allowances:n,
charges:s})}}const ve=e=>vt.includes(e??"")?"0":null;function wt({quantity:e,netPrice:t,priceQuantity:n,allowances:s,charges:a}){const[o,c]=[J(e),J(t)],i=n===null?
St:J(n);return!o||!c||!i||i.units===0n?null:ae((0,g.WQ)((0,g.CQ)((0,g.lw)(o,c),i),(0,g.Re)(de(a),de(s))))}function pe(e){const[t,n]=[J(e.base),J(e.percentage)];
return{...e,amount:e.amount??(t&&n?ae(Le(t,n)):null),taxScheme:e.taxScheme??"VAT",taxRate:e.taxRate??ve(e.taxCategory)}}async function Et(e,t){const n=new Map,s=(o,c,i)=>{
if(o===null||!i)return;const d=Me(o,c),S=n.get(d);S?S.basis=(0,g.WQ)(S.basis,i):n.set(d,{category:o,rate:c,basis:i})};for(const{taxCategory:o,taxRate:c,netAmount:i}of(0,Be.
Su)(e)){s(o,c,J(i));const d=t.step(200);d&&await d}for(const{taxCategory:o,taxRate:c,amount:i}of e.charges)s(o,c,J(i));for(const{taxCategory:o,taxRate:c,amount:i}of e.
allowances)s(o,c,(0,g.Re)(g.f2,J(i)??g.f2));const a=e.taxes.map(o=>{const c=o.rate??ve(o.category),i=Me(o.category??"",c),d=n.get(i);return n.delete(i),Ne({...o,
rate:c},d?.basis)});for(const{category:o,rate:c,basis:i}of n.values())a.push(Ne({taxScheme:"VAT",category:o,rate:c,basis:null,amount:null,exemptionReason:null,exemptionCode:null},
i));return a}function Me(e,t){const{units:n,scale:s}=J(t)??g.f2;return`${e} ${(n*10n**BigInt(40-s)).toString()}`}function Ne(e,t){const n=e.basis??(t?ae(t):null),
s=J(n),a=s?ae(Le(s,J(e.rate)??g.f2)):null;return{...e,taxScheme:e.taxScheme??"VAT",basis:n,amount:e.amount??a}}function Dt(e){const{totals:t,allowances:n,charges:s,
taxes:a,thirdPartyCharges:o}=e,c=(q,ce)=>J(q)??ce,i=c(t.lines,(0,Be.Su)(e).reduce((q,{netAmount:ce})=>(0,g.WQ)(q,J(ce)??g.f2),g.f2)),d=c(t.allowances,de(n)),S=c(
t.charges,de(s)),C=c(t.net,(0,g.WQ)((0,g.Re)(i,d),S)),W=c(t.tax,de(a)),Y=c(t.gross,(0,g.WQ)(C,W)),ee=(0,g.WQ)((0,g.Re)(Y,J(t.paid)??g.f2),J(t.rounding)??g.f2);return{
...t,lines:t.lines??ae(i),allowances:t.allowances??(n.length>0?ae(d):null),charges:t.charges??(s.length>0?ae(S):null),net:t.net??ae(C),tax:t.tax??ae(W),gross:t.
gross??ae(Y),due:t.due??ae((0,g.WQ)(ee,de(o)))}}const J=e=>e===null?void 0:(0,g._)(e),de=e=>e.reduce((t,{amount:n})=>(0,g.WQ)(t,J(n)??g.f2),g.f2),Le=(e,t)=>(0,g.
Fd)((0,g.lw)((0,g.lw)(e,t),xt)),ae=e=>(0,g.Bz)((0,g.Fd)(e));var Ct=f(17886),$e=f(3907);const B=(e,...t)=>{const n=t.join("");return n===""?"":`<ram:${e}>${n}</r\
am:${e}>`},y=(e,t,n="")=>t===null?"":`<ram:${e}${n}>${(0,$e.X)(t)}</ram:${e}>`,re=(e,t)=>t===null?"":` ${e}="${(0,$e.X)(t)}"`,fe=(e,t)=>t===null?"":`<ram:${e}><\
udt:DateTimeString format="102">${t.replaceAll("-","")}</udt:DateTimeString></ram:${e}>`;async function Pt(e,t){const n=[];for(const C of e.lines){n.push(bt(C));
const W=t.step(2*n.at(-1).length);W&&await W}const{businessProcess:s,guideline:a,number:o,typeCode:c,issueDate:i,notes:d,noteSubjects:S}=e;return[`<?xml version\
="1.0" encoding="UTF-8"?>
`,'<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"',' xmlns:ram="urn:un:unece:uncefact:data:standard:Reusable\
AggregateBusinessInformationEntity:100"',` xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100">
<rsm:ExchangedDocumentContext>`,B("BusinessProcessSpecifiedDocumentContextParameter",y("ID",s)),B("GuidelineSpecifiedDocumentContextParameter",y("ID",a)),`</rsm\
:ExchangedDocumentContext>
<rsm:ExchangedDocument>`,y("ID",o),y("TypeCode",c),fe("IssueDateTime",i),...d.map((C,W)=>B("IncludedNote",y("Content",C),y("SubjectCode",S[W]??null))),`</rsm:Ex\
changedDocument>
<rsm:SupplyChainTradeTransaction>
`,...n,Ot(e),Rt(e.delivery),Bt(e),`</rsm:SupplyChainTradeTransaction>
</rsm:CrossIndustryInvoice>
`].join("")}function bt(e){const{standardItemId:t,netPrice:n,grossPrice:s,priceQuantity:a,unit:o}=e,c=y("BasisQuantity",a,re("unitCode",o)),i=s===null||n===null?
g.f2:(0,g.Re)((0,g._)(s),(0,g._)(n));return`${B("IncludedSupplyChainTradeLineItem",B("AssociatedDocumentLineDocument",y("LineID",e.id),y("ParentLineID",e.parent),
y("LineStatusReasonCode",e.kind),...e.notes.map(d=>B("IncludedNote",y("Content",d)))),B("SpecifiedTradeProduct",t?y("GlobalID",t.id,re("schemeID",t.scheme)):"",
y("SellerAssignedID",e.sellerItemId),y("BuyerAssignedID",e.buyerItemId),y("Name",e.name),y("Description",e.description)),B("SpecifiedLineTradeAgreement",B("Buye\
rOrderReferencedDocument",y("LineID",e.orderLine)),s===null?"":B("GrossPriceProductTradePrice",y("ChargeAmount",s),c,i.units===0n?"":B("AppliedTradeAllowanceCha\
rge",Fe(!1),y("ActualAmount",(0,g.Bz)(i)))),n===null?"":B("NetPriceProductTradePrice",y("ChargeAmount",n),c)),B("SpecifiedLineTradeDelivery",y("BilledQuantity",
e.quantity,re("unitCode",o))),B("SpecifiedLineTradeSettlement",Ue("ApplicableTradeTax",e),je(e.period),...e.allowances.map(d=>me(d,!1)),...e.charges.map(d=>me(d,
!0)),B("SpecifiedTradeSettlementLineMonetarySummation",y("LineTotalAmount",e.netAmount))))}
`}const Fe=e=>`<ram:ChargeIndicator><udt:Indicator>${e}</udt:Indicator></ram:ChargeIndicator>`,Ue=(e,{taxScheme:t,taxCategory:n,taxRate:s})=>n===null?"":B(e,y("\
TypeCode",t),y("CategoryCode",n),y("RateApplicablePercent",s)),je=e=>e?B("BillingSpecifiedPeriod",fe("StartDateTime",e.start),fe("EndDateTime",e.end)):"",me=(e,t)=>B(
"SpecifiedTradeAllowanceCharge",Fe(t),y("CalculationPercent",e.percentage),y("BasisAmount",e.base),y("ActualAmount",e.amount),y("ReasonCode",e.reasonCode),y("Re\
ason",e.reason),Ue("CategoryTradeTax",e)),Ot=e=>`${B("ApplicableHeaderTradeAgreement",y("BuyerReference",e.buyerReference),ye("SellerTradeParty",e.seller),ye("B\
uyerTradeParty",e.buyer),ye("SellerTaxRepresentativeTradeParty",e.taxRepresentative),ge("SellerOrderReferencedDocument",e.salesOrderReference),ge("BuyerOrderRef\
erencedDocument",e.orderReference),ge("ContractReferencedDocument",e.contractReference),e.projectReference===null?"":B("SpecifiedProcuringProject",y("ID",e.projectReference),
y("Name","Project reference")))}
`,ge=(e,t)=>B(e,y("IssuerAssignedID",t)),Ke=e=>[...e].sort((t,n)=>+(t.scheme!==null)-+(n.scheme!==null)).map(({id:t,scheme:n})=>y(n===null?"ID":"GlobalID",t,re(
"schemeID",n))).join(""),ye=(e,t)=>t===null?"":B(e,Ke(t.identifiers),y("Name",t.name),B("SpecifiedLegalOrganization",y("ID",t.legalId),y("TradingBusinessName",t.
tradingName)),t.contact?B("DefinedTradeContact",y("PersonName",t.contact.name),B("TelephoneUniversalCommunication",y("CompleteNumber",t.contact.phone)),B("Email\
URIUniversalCommunication",y("URIID",t.contact.email))):"",Ge(t.address),t.electronicAddress?B("URIUniversalCommunication",y("URIID",t.electronicAddress.id,re("\
schemeID",t.electronicAddress.scheme))):"",B("SpecifiedTaxRegistration",y("ID",t.vatId,re("schemeID","VA"))),B("SpecifiedTaxRegistration",y("ID",t.taxId,re("sch\
emeID","FC")))),Ge=e=>e===null?"":B("PostalTradeAddress",y("PostcodeCode",e.postCode),y("LineOne",e.line1),y("LineTwo",e.line2),y("LineThree",e.line3),y("CityNa\
me",e.city),y("CountryID",e.country),y("CountrySubDivisionName",e.subdivision)),Rt=e=>`<ram:ApplicableHeaderTradeDelivery>${e===null?"":[B("ShipToTradeParty",Ke(
e.location?[e.location]:[]),y("Name",e.name),Ge(e.address)),B("ActualDeliverySupplyChainEvent",fe("OccurrenceDateTime",e.date))].join("")}</ram:ApplicableHeader\
TradeDelivery>
`;function Bt(e){const{payment:t,currency:n,taxCurrency:s,totals:a}=e;return`${B("ApplicableHeaderTradeSettlement",y("CreditorReferenceID",t.creditorId),y("Paym\
entReference",t.reference),y("TaxCurrencyCode",s),y("InvoiceCurrencyCode",n),ye("PayeeTradeParty",e.payee),...t.means.map(Mt),...e.taxes.map(Lt),je(e.period),...e.
allowances.map(o=>me(o,!1)),...e.charges.map(o=>me(o,!0)),B("SpecifiedTradePaymentTerms",y("Description",t.terms),fe("DueDateDateTime",e.dueDate),y("DirectDebit\
MandateID",t.mandate)),...e.thirdPartyCharges.map(({amount:o,reason:c})=>B("SpecifiedFinancialAdjustment",y("Reason",c),y("ActualAmount",o))),B("SpecifiedTradeS\
ettlementHeaderMonetarySummation",y("LineTotalAmount",a.lines),y("ChargeTotalAmount",a.charges),y("AllowanceTotalAmount",a.allowances),y("TaxBasisTotalAmount",a.
net),y("TaxTotalAmount",a.tax,re("currencyID",n)),y("TaxTotalAmount",a.taxInAccountingCurrency,re("currencyID",s)),y("RoundingAmount",a.rounding),y("GrandTotalA\
mount",a.gross),y("TotalPrepaidAmount",a.paid),y("DuePayableAmount",a.due)),...e.precedingInvoices.map(o=>ge("InvoiceReferencedDocument",o)))}
`}const Mt=e=>B("SpecifiedTradeSettlementPaymentMeans",y("TypeCode",e.code),y("Information",e.text),B("ApplicableTradeSettlementFinancialCard",y("ID",e.card)),B(
"PayerPartyDebtorFinancialAccount",y("IBANID",e.debitedIban)),Nt(e),B("PayeeSpecifiedCreditorFinancialInstitution",y("BICID",e.bic)));function Nt({iban:e,accountName:t}){
const n=e?.replace(/\s/g,"")??null,s=n!==null&&(0,Ct.X)(n);return B("PayeePartyCreditorFinancialAccount",s?y("IBANID",n):"",y("AccountName",t),s?"":y("Proprieta\
ryID",e))}const Lt=e=>B("ApplicableTradeTax",y("CalculatedAmount",e.amount),y("TypeCode",e.taxScheme),y("ExemptionReason",e.exemptionReason),y("BasisAmount",e.basis),
y("CategoryCode",e.category),y("ExemptionReasonCode",e.exemptionCode),y("RateApplicablePercent",e.rate)),Te="urn:cen.eu:en16931:2017",$t={basic:{level:"BASIC",guideline:`${Te}\
#compliant#urn:factur-x.eu:1p0:basic`},en16931:{level:"EN 16931",guideline:Te},extended:{level:"EXTENDED",guideline:`${Te}#conformant#urn:factur-x.eu:1p0:extend\
ed`},xrechnung:{level:"XRECHNUNG",guideline:`${Te}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`}},Ft="urn:fdc:peppol.eu:2017:poacc:billing:01:1.0",We=40;async function Ut(e,t,n){
const{level:s,guideline:a}=$t[t],{invoice:o,unknown:c,wrong:i}=await l(e,n),d=o.businessProcess??(s==="XRECHNUNG"?Ft:null),S=await At({...o,guideline:a,businessProcess:d},
n),C=await gt(S,s,n),W=Buffer.from(await Pt(S,n),"utf8"),Y=await(0,b.Q)(W,n);if(typeof Y=="string")return[`makes XML that ${Y}`];const ee=(await(0,k.n)(Y,n)).filter(
({rule:Pe})=>Pe==="PRICE"),q=[...await(0,k.P)(Y,n),...(0,K.v)(Y),...ee],ce=[...c.length>0?[`has names that it does not know: ${(0,D.Zv)(c)}. It takes those that\
 Read gives`]:[],...i.length>0?[`has values of a wrong kind: ${(0,D.Dw)(i,We)}`]:[],...C.length>0?[`lacks terms that the invoice needs: ${Xe(C)}`]:[],...jt(S,s,
await yt(S,s,n)),...i.length>0?[]:Gt(q,C)];return ce.length>0?ce:W}const Xe=e=>(0,D.Dw)(e.map(({name:t,term:n})=>`${t} (${n})`),We);function jt(e,t,n){const s=({
netPrice:o,grossPrice:c})=>o!==null&&c!==null&&(0,g.oi)((0,g._)(o),(0,g._)(c)),a=t==="EXTENDED"?[]:e.lines.filter(o=>o.notes.length>1);return[...n.length>0?[`ha\
s terms that the profile ${t} does not have: ${Xe(n)}`]:[],...a.length>0?["has lines with several notes (BT-127), which only the profile EXTENDED has"]:[],...e.
lines.some(s)?["has a line whose netPrice (BT-146) is above its grossPrice (BT-148)"]:[]]}const Kt=/^(?:BR-CO-1\d|BR-(?:S|Z|E|AE|IC|G|O|AF|AG)-\d+|BR-FXEXT-.*|BR-2[4-6]|BR-4[5-8]|BR-DE-14)$/;
function Gt(e,t){const n=new Set(t.flatMap(({term:a,groups:o})=>[a,...o])),s=new Map;for(const a of e)s.has(a.rule)||s.set(a.rule,a);return[...s.values()].filter(
({rule:a,text:o})=>{const c=o.match(/\bB[TG]-\d+\b/g)??[];return t.length===0||!Kt.test(a)&&!c.some(i=>n.has(i))}).map(({rule:a,text:o,where:c})=>`breaks ${a} (${c}\
): ${o}`)}var Wt=f(21281),ke=f(824),Xt=f(61491),kt=f(92356),_t=f(14029),_e=f(43576),Ht=f(55969),Zt=f(24472),le=f(21115),Vt=f(32901),zt=f(1975),He=f(60912),Ae=f(
27612),U=f(45599),Ze=f(37709),Ve=f(6057),ze=f(96927),Ie=f(21996),Yt=f(62743),we=f(18271),ue=f(16456),oe=f(49454),Ye=f(30201),Qt=f(55437);async function Jt(e,t){
const n=(0,oe.FG)(e,t.get("Subtype"));if(n==="Type3")return()=>!1;const s=(0,we.oQ)(e,t);if(typeof s=="object")return n==="Type0"?await qt(e,t,s):en(e,t,s)}async function qt(e,t,n){
const s=await(0,Qt.x)(e,t.get("Encoding"),{found:!1}),a=e.resolve((0,oe.hL)(e,t)?.get("CIDToGIDMap")),o=a instanceof U.Z6?e.decoded(a):void 0,c=i=>n.kind==="cid"?
i>0&&n.has(i):n.kind==="named"?i>0&&n.nameOf(i)!=="":n.has(o?(o[i*2]??0)<<8|(o[i*2+1]??0):i);return i=>{for(let d=0;d<i.length;){const S=s.lengthAt(i,d);if(d+S>
i.length)return!0;let C=0;for(const W=d+S;d<W;d++)C=C*256+i[d];if(!c(s.cidOf(C,S)))return!0}return!1}}function en(e,t,n){const{differences:s}=(0,ue.yD)(e,t),a=(0,ue.
pE)(e,(0,oe.nb)(e,t),t),o=(0,ue.P$)(e,t,a,!0),c=d=>{const S=s?.get(d),C=o?.get(d);return n.kind==="truetype"?tn(n,d,C):nn(n,d,S??C?.name,C)},i=new Map;return d=>d.
some(S=>{const C=i.get(S)??c(S);return i.set(S,C),!C})}const tn=(e,t,n)=>n!==void 0&&(e.unicode(n.point)>0||e.glyphOf(n.name)>0)||e.code(t)>0||e.codes===void 0&&
e.unicode(t)>0;function nn(e,t,n,s){const a=n??e.encoding?.get(t);return a===void 0||a===".notdef"?!1:e.has(a)||s!==void 0&&e.has((0,Ye.S)(s.point))}var sn=f(65868);
async function Qe(e){const t=new sn.i(e),n=new an;for(let o=0;o<e.pages.count;o++)await t.read(o,n,n);let[s,a]=[!1,!1];for(const[o,c]of n.byFont){const i=await Jt(
e,o.dictionary);i?s||=c.some(i):a=!0;const d=e.job.pace.step(c.length*50);d&&await d}return{notdef:s,unknown:a,unreadable:n.unreadable,strings:n.byFont}}class an{unreadable=!1;fonts=new Map;get byFont(){
return[...this.fonts].map(([t,n])=>[t,[...n.values()]])}string(t,n){let s=this.fonts.get(n);s||this.fonts.set(n,s=new Map);const a=Buffer.from(t).toString("lati\
n1");s.has(a)||s.set(a,Uint8Array.from(t))}glyph(t,n){n===Yt.m&&(this.unreadable=!0)}}async function Je(e,t,n){await on(e),await rn(e);const s=new Set([...cn(e),
...await fn(e),...await un(e),...await mn(e)]),{notdef:a,unknown:o,unreadable:c}=n??await Qe(e);return a&&s.add("shows characters for which its fonts have no gl\
yph (ISO 19005-3, 6.2.11.8)"),o&&s.add("has a font that is not embedded or cannot be read (6.2.11.4.1)"),c&&t==="a"&&s.add("shows characters without a meaning i\
n Unicode (6.2.11.7)"),[...s]}const on=e=>(0,Ae.l)(e,["CIDSet","CharSet"],t=>{if(!t.has("FontName"))return!1;const n=t.size;return t.delete("CIDSet"),t.delete("\
CharSet"),t.size<n});async function rn(e){const t=new Map;for(const[n,s]of e.pages.numbers.entries()){if(e.entry(s,"Resources")!==void 0)continue;const a=e.pages.
attribute(n,"Resources")??new U.Bi;a instanceof U.Bi&&!t.has(a)&&t.set(a,e.add(a)),e.patch(s,{Resources:t.get(a)??a});const o=e.job.pace.step(400);o&&await o}}function cn(e){
const{catalog:t}=e,n=[];return(e.dict(t.get("AcroForm"))?.has("XFA")||t.has("NeedsRendering"))&&n.push("has an XFA form (6.4.2)"),t.has("Requirements")&&n.push(
"asks readers for features (/Requirements, 6.11)"),e.dict(t.get("Names"))?.has("AlternatePresentations")&&n.push("has a presentation (6.10)"),[...e.dict(t.get("\
Perms"))?.keys()??[]].some(o=>o!=="UR3"&&o!=="DocMDP")&&n.push("has permissions that part 3 does not know (6.1.12)"),n}const ln=["Popup","Link"],dn=["MediaBox",
"CropBox","BleedBox","TrimBox","ArtBox"];async function fn(e){const t=new Set;for(const[n,s]of e.pages.numbers.entries()){e.entry(s,"AA")!==void 0&&t.add("has a\
 page with actions (6.5.2)"),e.entry(s,"PresSteps")!==void 0&&t.add("has a presentation (6.10)");for(const a of dn){const c=a==="MediaBox"||a==="CropBox"?e.pages.
attribute(n,a):e.entry(s,a),i=c===void 0?void 0:(0,Ve.b0)(e,c);(i?[i[2]-i[0],i[3]-i[1]]:[]).some(S=>S<ze.XS||S>ze.tU)&&t.add("has a page that is too small or to\
o large (6.1.13)")}for(const a of e.array(e.entry(s,"Annots"))??[]){const o=e.job.pace.step(500);o&&await o;const c=e.dict(a),i=e.resolve(c?.get("Subtype")),d=i instanceof
U.SX?i.text:"",S=!ln.includes(d)&&(0,Ve.b0)(e,c?.get("Rect"))!==void 0;c&&S&&!e.dict(c.get("AP"))&&t.add("has an annotation without an appearance (6.3.3)"),d===
"Widget"&&(c?.has("A")||c?.has("AA"))&&t.add("has a field with an action (6.4.1)")}}return[...t]}const qe=["Hide","SetOCGState","Rendition","Trans","GoTo3DView"];
async function un(e){const t=new Set;let[n,s]=[!1,!1];if(await(0,Ae.l)(e,[...qe,"HTP","OPM"],a=>{const o=e.resolve(a.get("S"));return o instanceof U.SX&&qe.includes(
o.text)&&!a.has("Subtype")&&t.add(`has an action ${o.text} (6.5.1)`),a.has("HTP")&&t.add("has a phase of halftones (6.2.5)"),n||=e.resolve(a.get("OPM"))===1,!1}),
n)for(const a of(await(0,Ie.zx)(e,["N"])).N){const o=e.get(a);s||=o instanceof U.Z6&&e.resolve(o.dict.get("N"))===4}return n&&s&&t.add("overprints colors of a C\
MYK profile (6.2.4.2)"),[...t]}const hn=new Set(["Do","Tf","gs","cs","CS","scn","SCN","sh"]),pn=/^(?:Device(?:Gray|RGB|CMYK)|Pattern)$/;async function mn(e){const t=new Set,
{Form:n,PatternType:s,Type3:a}=await(0,Ie.zx)(e,["Form","PatternType","Type3"]),o=async c=>{let i=!1;const d=S=>{const C=hn.has(S.operator)?S.name(Math.max(S.count-
1,0)):void 0,W=S.operator==="Tf"?S.name(0):C;i||=W!==void 0&&!pn.test(W)};return await(0,Ze.Ko)(await e.decodedAtEase(c),e.job.pace,d),i};for(const c of new Set(
[...n,...s])){const i=e.get(c);if(!(i instanceof U.Z6))continue;const d=e.resolve(i.dict.get("PatternType"))===1;if(!d&&!(0,U.Eo)(e.resolve(i.dict.get("Subtype")),
"Form"))continue;const S=e.dict(i.dict.get("Resources"));!S&&await o(i)&&t.add("has a form without resources (6.2.2)"),d&&S?.has("Font")&&t.add("has text in a p\
attern")}for(const c of a){const i=e.get(c);if(!(i instanceof U.Bi)||!(0,U.Eo)(e.resolve(i.get("Subtype")),"Type3"))continue;const d=e.dict(i.get("Resources"));
d?.has("Font")&&t.add("has text in glyphs of a Type 3 font");for(const S of d?[]:e.dict(i.get("CharProcs"))?.values()??[]){const C=e.resolve(S);C instanceof U.Z6&&
await o(C)&&t.add("has a Type 3 font without resources (6.2.2)")}}return[...t]}var gn=f(93059),yn=f(58971),Tn=f(69869);const xn=new Set(["Launch","Sound","Movie",
"ResetForm","ImportData","Hide","SetOCGState","Rendition","Trans","GoTo3DView","JavaScript"]),Sn=["NextPage","PrevPage","FirstPage","LastPage"],vn=["Normal","Co\
mpatible","Multiply","Screen","Overlay","Darken","Lighten","ColorDodge","ColorBurn","HardLight","SoftLight","Difference","Exclusion","Hue","Saturation","Color",
"Luminosity"],et=["RelativeColorimetric","AbsoluteColorimetric","Perceptual","Saturation"],tt=32767,nt=127,An=2**31-1,st=32,In=2e3,wn=16;async function En(e){const t=new Dn(
e);for(let n=1;n<e.size;n++)e.exists(n)&&await t.visit(e.get(n));return await t.checkProfiles(),t.found}class Dn{document;found=new Set;profiles=new Map;compared=0;colorants=new Map;constructor(t){
this.document=t}async visit(t){const{pace:n}=this.document.job,s=[t];for(n.add(100);s.length>0;){const a=s.pop(),o=n.step(20);if(o&&await o,a instanceof U.Z6)this.
stream(a.dict),s.push(a.dict);else if(a instanceof U.Bi){this.dictionary(a);for(const[c,i]of a)c.length>nt&&this.found.add(he),s.push(i)}else if(Array.isArray(a)){
this.colorSpace(a);for(const c of a)s.push(c)}else this.scalar(a)}}scalar(t){const{found:n}=this;t instanceof U.SX?(t.text==="DeviceCMYK"&&n.add(xe),t.text.length>
nt&&n.add(he)):t instanceof U.Mx?t.bytes.length>tt&&n.add(he):Number.isInteger(t)&&Math.abs(t)>An&&n.add(he)}nameOf(t){const n=this.document.resolve(t);return n instanceof
U.SX?n.text:void 0}stream(t){const{document:n,found:s}=this;(t.has("F")||t.has("FFilter")||t.has("FDecodeParms"))&&s.add("has a stream in another file (6.1.7.1)");
const a=n.resolve(t.get("Filter")),o=Array.isArray(a)?a.slice(0,wn).map(c=>this.nameOf(c)):[this.nameOf(a)];switch(o.includes("LZWDecode")&&s.add("uses LZW (6.1\
.7.2)"),o.includes("Crypt")&&s.add("has a stream that is encrypted apart (6.1.7.2)"),o.includes("JPXDecode")&&s.add("has JPEG 2000 images, which are not checked"),
this.nameOf(t.get("Subtype"))){case"Image":(t.has("Alternates")||t.has("OPI"))&&s.add("has an image with alternates (6.2.8)"),n.resolve(t.get("Interpolate"))===
!0&&s.add("has an image that is interpolated (6.2.8)"),this.intent(t.get("Intent"));return;case"Form":(t.has("OPI")||t.has("Ref"))&&s.add("has a form from anoth\
er file (6.2.9)"),(t.has("PS")||this.nameOf(t.get("Subtype2"))==="PS")&&s.add(rt);return;case"PS":s.add(rt)}}dictionary(t){const{document:n,found:s}=this,a=this.
nameOf(t.get("S"));a!==void 0&&xn.has(a)&&!t.has("Subtype")&&s.add(`has an action ${a} (6.5.1)`),a==="Named"&&t.has("N")&&!Sn.includes(this.nameOf(t.get("N"))??
"")&&s.add("has a named action (6.5.1)"),t.has("AA")&&s.add("has actions that start automatically (6.5.2)");const c=a==="Luminosity"||a==="Alpha",i=this.nameOf(
t.get("TR2"));(t.has("TR")&&!c||t.has("TR2")&&i!=="Default")&&s.add("has a transfer function (6.2.5)"),(t.has("HTP")||t.has("HTO"))&&s.add("has a phase of halft\
ones (6.2.5)");const d=n.resolve(t.get("HalftoneType"));(t.has("HalftoneName")||typeof d=="number"&&d!==1&&d!==5)&&s.add("has a halftone (6.2.5)"),t.has("BM")&&
!vn.includes(this.nameOf(t.get("BM"))??"")&&s.add("has an unknown blend mode (6.2.10)"),t.has("RI")&&this.intent(t.get("RI")),n.resolve(t.get("OPM"))===1&&s.add(
"overprints colors (6.2.4.2)"),(this.nameOf(t.get("Type"))==="EmbeddedFile"||t.has("EF"))&&s.add("has attachments, whose relationship is not known (6.8)")}intent(t){
const n=this.nameOf(t);n!==void 0&&!et.includes(n)&&this.found.add(ot)}colorSpace(t){const{document:n,found:s}=this,a=t[0]instanceof U.SX?t[0].text:"";if(a==="I\
CCBased"){const o=n.resolve(t[1]),c=o instanceof U.Z6?n.resolve(o.dict.get("N")):void 0;o instanceof U.Z6&&typeof c=="number"?this.profiles.set(o,c):s.add(it)}else if(a===
"Separation"&&t.length>=4){if(++this.compared>In){s.add("has more spot colors than are compared");return}const o=this.nameOf(t[1])??"",c={parts:Ee},i=[t[2],t[3]].
map(S=>at(n,S,c)).join(" ");n.job.pace.add((Ee-c.parts)*Cn);const d=this.colorants.get(o);(i.includes("?")||d!==void 0&&d!==i)&&s.add("has a spot color that may\
 look different in places (6.2.4.4)"),this.colorants.set(o,i)}else if(a==="DeviceN"){const o=n.dict(t[4]),c=n.array(t[1])??[],i=c.slice(0,st),d=n.dict(o?.get("C\
olorants")),S=i.map(C=>this.nameOf(C)??"").filter(C=>!Pn.includes(C));(c.length>st||S.some(C=>d?.has(C)!==!0))&&s.add("has a color space whose colorants are not\
 described (6.2.4.4)")}}async checkProfiles(){const{document:t,found:n}=this;for(const[s,a]of this.profiles){const o=a===1||a===3||a===4,c=await t.decodedAtEase(
s);(!o||!(0,Tn.hh)(c,a))&&n.add(it);const i=t.job.pace.step(c.length);i&&await i}}}const Ee=64,Cn=500;function at(e,t,n){if(n.parts--<=0)return"?";if((0,U.i9)(t)&&
e.resolve(t)instanceof U.Z6)return`${t.number}`;const s=e.resolve(t);if(s instanceof U.SX)return s.text;if(typeof s=="number")return`${s}`;const a=Array.isArray(
s)?s:s instanceof U.Bi?[...s].flat():void 0;if(!a||a.length>Ee)return"?";const o=a.map(c=>typeof c=="string"?c:at(e,c,n));return`${s instanceof U.Bi?"dict":""}[${o.
join(" ")}]`}const Pn=["Cyan","Magenta","Yellow","Black","None"],xe="has CMYK colors without a profile, which sRGB does not cover (6.2.4.3)",he="has a string, a\
 name or a number beyond the limits (6.1.13)",ot="has an unknown rendering intent (6.2.6)",rt="has PostScript (6.2.9)",it="has a color profile that cannot be us\
ed (6.2.4.2)",bn=28;async function On(e){const t=new Set,n=new yn.X(e);for(let s=0;s<e.pages.count;s++)await ct(e,await n.page(s),t);for(const s of await Rn(e))
await ct(e,await e.decodedAtEase(s),t);return t}async function Rn(e){const t=new Set,{Form:n,PatternType:s,CharProcs:a}=await(0,Ie.zx)(e,["Form","PatternType","\
CharProcs"]);for(const c of new Set([...n,...s])){const i=e.get(c);if(!(i instanceof U.Z6))continue;((0,U.Eo)(e.resolve(i.dict.get("Subtype")),"Form")||e.resolve(
i.dict.get("PatternType"))===1)&&t.add(i)}const o=new Set;for(const c of a){const i=e.get(c),d=i instanceof U.Bi?e.dict(i.get("CharProcs")):void 0;if(!d||o.has(
d))continue;o.add(d);for(const C of d.values()){const W=e.resolve(C);W instanceof U.Z6&&t.add(W)}const S=e.job.pace.step(d.size*100);S&&await S}return t}async function ct(e,t,n){
let s=0;await(0,Ze.Ko)(t,e.job.pace,a=>{const{operator:o}=a;switch(o){case"":n.add("has operators that PDF does not know (6.2.2)");return;case"q":++s>bn&&n.add(
"has graphics states that are nested too deep (6.1.13)");return;case"Q":--s<0&&n.add("restores a graphics state that was not saved (6.2.2)");return;case"k":case"\
K":n.add(xe);return;case"cs":case"CS":a.name(0)==="DeviceCMYK"&&n.add(xe);return;case"ri":et.includes(a.name(0)??"")||n.add(ot);return;case"BI":Bn(a,n);return;case"\
Tj":case"TJ":case"'":case'"':a.endOf(a.count-1)-a.startOf(0)>tt&&n.add(he)}}),s>0&&n.add("has content that does not restore the graphics state (6.2.2)")}function Bn(e,t){
const n=(0,gn.n)(e);if(!n)return;const s=a=>(Array.isArray(a)?a:[a]).flatMap(o=>o instanceof U.SX?[o.text]:Array.isArray(o)?s(o):[]);s(n.dict.get("ColorSpace")).
some(a=>a==="CMYK"||a==="DeviceCMYK")&&t.add(xe),s(n.dict.get("Filter")).some(a=>a==="LZW"||a==="LZWDecode")&&t.add("uses LZW (6.1.10)"),(n.dict.get("I")===!0||
n.dict.get("Interpolate")===!0)&&t.add("has an image that is interpolated (6.2.8)")}var Mn=f(15330),Nn=f(25747);const Ln=1,$n=20,Fn=1e3,Un=["Identity-H","Identi\
ty-V"];async function jn(e,t){const n=new Set;for(const[s,a]of t){const{dictionary:o}=s,c=(0,oe.FG)(e,o.get("Subtype"));if(c==="Type3")continue;const i=(0,we.oQ)(
e,o),d=(0,we.Lq)(e,o);if(typeof i!="object"||!d)continue;const S=c==="Type0"?Gn:Kn;for(const W of S(e,o,i))n.add(W);const C=await e.decodedAtEase(d);await Wn(e,
s,a,i,C)||n.add("has a font whose widths differ from those of its program (6.2.11.5)")}return n}function Kn(e,t,n){const s=[],[a,o]=[e.resolve(t.get("FirstChar")),
e.resolve(t.get("LastChar"))],c=e.array(t.get("Widths"));if((!(typeof a=="number"&&typeof o=="number"&&c?.length===o-a+1)||!t.has("BaseFont"))&&s.push("has a fo\
nt without widths (6.2.11.2)"),n.kind!=="truetype")return s;const{base:d,differences:S}=(0,ue.yD)(e,t);if((0,ue.pE)(e,(0,oe.nb)(e,t),t))return t.has("Encoding")&&
s.push("has a symbolic TrueType font with an encoding (6.2.11.6)"),n.codes!=="symbol"&&n.subtables!==1&&s.push("has a symbolic TrueType font without one table o\
f its codes (6.2.11.6)"),s;const C=(0,oe.FG)(e,t.get("Encoding"))||(0,oe.FG)(e,e.dict(t.get("Encoding"))?.get("BaseEncoding"));d!==void 0&&(C==="WinAnsiEncoding"||
C==="MacRomanEncoding")||s.push("has a TrueType font without one of the encodings that are allowed (6.2.11.6)");const Y=ee=>{const q=(0,Ye.u)(ee);return ee===".\
notdef"||q!==void 0&&n.unicode(q)>0};return S&&![...S.values()].every(Y)&&s.push("has a TrueType font with names of glyphs that its table of characters lacks (6\
.2.11.6)"),s}function Gn(e,t,n){const s=[],a=(0,oe.FG)(e,t.get("Encoding"));Un.includes(a)||s.push("has a composite font with another CMap than Identity, which \
is not checked");const o=(0,oe.hL)(e,t),c=e.resolve(o?.get("CIDToGIDMap")),i=(0,oe.FG)(e,o?.get("Subtype"))==="CIDFontType2",d=c instanceof U.Z6||(0,oe.FG)(e,c)===
"Identity";return i&&!d&&s.push("has a font without /CIDToGIDMap (6.2.11.3.2)"),i!==(n.kind==="truetype")&&s.push("has a font whose kind is not that of its prog\
ram (6.2.11.2)"),s}async function Wn(e,t,n,s,a){let o=0;const c=(0,Nn.W)(a,S=>o+=S);if(!c)return!1;const i=(0,Mn.X)(e,t.dictionary,c,s),d=new Set;for(const S of n)
for(let C=0,W=0;C<S.length;C=W){W=Math.max(t.partEnd(S,C,Fn),C+1);for(const ee of t.glyphs(S.subarray(C,W))){if(d.has(ee.code))continue;d.add(ee.code);const q=i(
ee);if(q===void 0||Math.abs(q-1e3*ee.width)>Ln)return!1}const Y=e.job.pace.step((W-C)*20+o*$n);o=0,Y&&await Y}return!0}async function Xn(e,t){const n=await Qe(e),
s=new Set([...await Je(e,"b",n),...Hn(e),...await Yn(e),...ns(t),...await En(e),...await On(e),...await jn(e,n.strings)]);return s.size>0?[...s]:(dt(e).length===
0&&(0,Zt.Xw)(e),await qn(e),(0,He._L)(e,t?(0,He.QH)(t,_n,lt):(0,Vt.R)(e,lt)),[])}async function kn(e){const t=e.resolve(e.catalog.get("Metadata"));return(0,zt.kg)(
e.decoded(t),e.job.pace)}const lt=[["part","3"],["conformance","B"]].map(([e,t])=>({prefix:"pdfaid",name:e,form:"simple",values:[t]})),_n=({namespace:e})=>e===le.
dK.pdfaid,dt=e=>e.array(e.catalog.get("OutputIntents"))??[];function Hn(e){const{catalog:t}=e,n=[],s=e.dict(t.get("AcroForm"));e.resolve(s?.get("NeedAppearances"))===
!0&&n.push("leaves the look of fields to readers (6.4.1)");const a=e.dict(t.get("Names"));a?.has("JavaScript")&&n.push("has scripts (6.5.1)"),a?.has("EmbeddedFi\
les")&&n.push("has attachments, whose relationship is not known (6.8)");const o=dt(e).map(d=>e.dict(d)),c=d=>(0,U.Eo)(e.resolve(d?.get("S")),"GTS_PDFA1")&&e.resolve(
e.dict(d?.get("DestOutputProfile"))?.get("N"))===3;(o.length>1||!o.every(c))&&n.push("has another output intent than one of RGB for PDF/A (6.2.3)");const i=e.dict(
t.get("OCProperties"));return i&&!Zn(e,i)&&n.push("has layers without a name or an order, or that are turned on automatically (6.9)"),n}const ft=50;function Zn(e,t){
const n=e.array(t.get("Configs"))??[];if(n.length>ft)return!1;const s=[t.get("D"),...n].map(i=>e.dict(i)),o=s.map(i=>e.resolve(i?.get("Name"))).map(i=>i instanceof
U.Mx?Buffer.from(i.bytes).toString("latin1"):"");return o.every(i=>i!=="")&&new Set(o).size===o.length&&s.every(i=>i&&!i.has("AS")&&!i.has("Order"))}const Vn=new Set(
["Text","Link","FreeText","Line","Square","Circle","Polygon","PolyLine","Highlight","Underline","Squiggly","StrikeOut","Stamp","Caret","Ink","Popup","Widget","P\
rinterMark","TrapNet","Watermark","Redact"]),De=4,zn=291,ut=24;async function Yn(e){const t=new Set;for(const n of Jn(e)){const s=e.job.pace.step(500);s&&await s;
const a=(0,Ht.B)(e,n);Vn.has(a)||t.add("has an annotation that PDF/A does not know (6.3.1)");const o=e.resolve(n.get("F"))??(a==="Link"?De:0),c=typeof o=="numbe\
r"&&(o&De)>0&&(o&zn)===0;a!=="Popup"&&!c&&t.add("has an annotation that is hidden or not printed (6.3.2)"),a==="Text"&&(Number(o)&ut)!==ut&&t.add("has a note th\
at turns with the page (6.3.2)");const i=e.dict(n.get("AP"));i&&(i.size>1||!i.has("N"))&&t.add("has an annotation with several looks (6.3.3)"),i&&Qn(e,i.get("N"))&&
t.add("has text in annotations or fields, which is not checked")}return t}function Qn(e,t){const n=e.resolve(t),s=n instanceof U.Z6?[n]:n instanceof U.Bi?[...n.
values()]:[];return s.length>ft?!0:s.some(a=>{const o=e.resolve(a),c=o instanceof U.Z6?e.dict(o.dict.get("Resources")):void 0;return c?.has("Font")===!0||c?.has(
"XObject")===!0})}function*Jn(e){for(const t of e.pages.numbers)for(const n of e.array(e.entry(t,"Annots"))??[]){const s=e.dict(n);s&&(yield s)}}const qn=e=>(0,Ae.
l)(e,["Link"],t=>{const n=(0,U.Eo)(e.resolve(t.get("Subtype")),"Link")&&!t.has("F");return n&&t.set("F",De),n}),es={[le.dK.dc]:["contributor","coverage","creato\
r","date","description","format","identifier","language","publisher","relation","rights","source","subject","title","type"],[le.dK.xmp]:["CreateDate","CreatorTo\
ol","Identifier","Label","MetadataDate","ModifyDate","Nickname","Rating","BaseURL"],[le.dK.xmpMM]:["DocumentID","InstanceID","OriginalDocumentID","VersionID","R\
enditionClass"],[le.dK.pdf]:["Keywords","PDFVersion","Producer","Trapped"],[le.dK.pdfaid]:["part","conformance","amd","corr","rev"]},ts={creator:"Seq",date:"Seq",
contributor:"Bag",language:"Bag",publisher:"Bag",relation:"Bag",subject:"Bag",type:"Bag",description:"Alt",rights:"Alt",title:"Alt"};function ns(e){if(!e)return[];
const t=({namespace:s,name:a,from:o,to:c})=>{if(es[s]?.includes(a)!==!0)return!1;const i=s===le.dK.dc?ts[a]:void 0;return i===void 0||e.text.slice(o,c).includes(
`:${i}`)};return e.properties.filter(s=>!t(s)).length>0?["has metadata that PDF/A does not know or has in another form (6.6.2.3)"]:[]}const ss={alternative:"Alt\
ernative",data:"Data",source:"Source"},Ce=["MINIMUM","BASIC WL"],as=async(e,t,n)=>{const s=await(0,kt.E)(e.bytes,n,{password:t.open_password}),a=await(0,ke.Br)(
s),o=(0,Wt.Ip)(s,a).archive,c=await os(t,n.pace),i="issues"in c?c.issues:[],d="issues"in c?void 0:await(0,b.Q)(c.bytes,n.pace),S=[...i,...d===void 0?[]:is(d,t),
...t.attach_only?[]:await cs(s,{xmp:a,archive:o,upgrades:t.upgrade_to_archive}),...await ls(s,typeof d=="object"?d.profile:void 0)];if(S.length>0||"issues"in c||
typeof d!="object"||!d.profile)throw(0,P.G6)(S);const{profile:C,invoice:W}=d,Y=(0,ke._6)(s,a),ee={name:C.file,bytes:c.bytes,mimeType:"text/xml",description:"Ele\
ctronic invoice as XML",relationship:ss[rs(t,C)],modified:(0,N.Z)(Y.modified??Y.created??W.issueDate??"")};await(0,F.K)(s,ee,(await(0,F.V)(s)).map(({entry:fs})=>fs),
[]),t.attach_only||await(0,R.a)(s,a&&o?a:await kn(s),C);const q=s.pages.count,ce=await(0,_t.UN)(s,{version:"1.7"}),Pe={pageCount:q,profile:C.level};return{documents:[
{name:e.name,bytes:ce,pageCount:q}],notes:ds(C,t),facts:Pe}};async function os({invoice:e,invoice_data:t,profile:n},s){if(!t)return{bytes:e.bytes};const a=await Ut(
t,n,s);return Array.isArray(a)?{issues:[{field:"invoice_data",message:a.join("; "),mentions:["profile","read_e_invoice"]}]}:{bytes:a}}const rs=({relationship:e},{
level:t})=>e??(Ce.includes(t)?"data":"alternative");function is(e,{relationship:t}){const n=i=>[{field:"invoice",message:i}];if(typeof e=="string")return n(`${e}\
: it must be a Cross Industry Invoice (CII D16B or D22B)`);if(e.syntax==="UBL")return n("is an invoice in UBL, and Factur-X takes only Cross Industry Invoices (\
CII)");const{profile:s,invoice:a}=e;if(!s)return n("has no guideline (BT-24) of Factur-X, ZUGFeRD 2 or XRechnung: it must name MINIMUM, BASIC WL, BASIC, EN 1693\
1, EXTENDED or XRECHNUNG");const o=["number","issueDate","typeCode","currency"].filter(i=>a[i]===null),c=Ce.includes(s.level)&&t!==void 0&&t!=="data";return[...o.
length>0?n(`lacks terms that every invoice has: ${o.join(", ")}`):[],...c?[{field:"relationship",message:`must be data for an invoice of the profile ${s.level}`}]:
[]]}async function cs(e,{xmp:t,archive:n,upgrades:s}){const a=(c,...i)=>({field:"file",message:c,mentions:["attach_only",...i]});return e.security?[a("is encryp\
ted, which an electronic invoice must not be: remove the password and the restrictions first")]:t?.malformed===!0?[a("has XMP metadata that is malformed, so it \
cannot be PDF/A")]:n?.level==="a"&&!(0,Xt.Bi)(e)?[a(`claims ${n.name} and is not tagged, as level A needs: convert it first, or set attach_only`)]:n&&(n.part===
2||n.part===3)?[]:n?.part===1?(await Je(e,n.level)).map(i=>a(`claims ${n.name} and cannot become PDF/A-3, because it ${i}: convert it first, or set attach_only`)):
n?[a(`claims ${n.name}, and an electronic invoice must be PDF/A-2 or PDF/A-3: convert it first, or set attach_only`)]:s?(await Xn(e,t)).map(c=>a(`cannot become \
PDF/A-3, because it ${c}: convert it first, or set attach_only`)):[a("does not claim PDF/A, and an electronic invoice must be PDF/A-2 or PDF/A-3: set upgrade_to\
_archive, convert it first, or set attach_only","upgrade_to_archive")]}async function ls(e,t){const{invoices:n,refused:s,names:a}=await(0,w.sc)(e),o=n[0]?.file??
s?.file??a.find(i=>i.toLowerCase()===t?.file);return o===void 0?[]:[{field:"file",message:`has an electronic invoice already (${(0,_e.jC)(o,_e.zE,"an attachment\
 without a name")})`}]}function ds({level:e},{attach_only:t}){const n=[];return Ce.includes(e)&&n.push({code:"invoice_without_lines",message:`The profile ${e} h\
as no lines: it is not an invoice in Germany, only data that accompany one.`}),t&&n.push({code:"invoice_not_claimed",message:"The XML is attached, and the docum\
ent does not claim to be an electronic invoice.",mentions:["attach_only"]}),n}}),55969:((te,_,f)=>{f.d(_,{B:()=>R,E:()=>w});var N=f(45599);const P=new Set(["Tex\
t","FreeText","Line","Square","Circle","Polygon","PolyLine","Highlight","Underline","Squiggly","StrikeOut","Caret","Stamp","Ink","Popup","Sound","Redact","Proje\
ction"]),F=new Set(["Link","Widget","FileAttachment"]);function R(D,g){const b=D.resolve(g.get("Subtype"));return b instanceof N.SX?b.text:""}const w=(D,g)=>g===
"comments"?P.has(D):D!==""&&!F.has(D)}),96927:((te,_,f)=>{f.d(_,{XS:()=>R,tU:()=>w,tn:()=>F});const N=D=>Math.round(D*72e3/25.4)/1e3,P=(D,g)=>[N(D),N(g)],F={A3:P(
297,420),A4:P(210,297),A5:P(148,210),A6:P(105,148),Letter:[612,792],Legal:[612,1008],Tabloid:[792,1224]},R=3,w=14400}),21878:((te,_,f)=>{f.d(_,{k:()=>F});const N=[
.3127,.329,.64,.33,.3,.6,.15,.06],P=[.9642,1,.8249];function F({gray:p,gamma:x,primaries:m}){const r=x===void 0?K():k(1/x),u=[{names:["desc"],data:g(x===void 0?
"sRGB":"Colors of a PNG image")},{names:["cprt"],data:D("text",[...w("No copyright, use freely"),0])},{names:["wtpt"],data:b(P)}];if(p)return R("GRAY",[...u,{names:[
"kTRC"],data:r}]);const[h,T,I]=$(H(m??N));return R("RGB ",[...u,{names:["rXYZ"],data:b(h)},{names:["gXYZ"],data:b(T)},{names:["bXYZ"],data:b(I)},{names:["rTRC",
"gTRC","bTRC"],data:r}])}function R(p,x){const m=x.flatMap(({names:v})=>v).length,r=132+12*m,l=x.reduce((v,{data:M})=>v+M.length,r),u=new Uint8Array(l),h=new DataView(
u.buffer);h.setUint32(0,l),h.setUint32(8,34603008),u.set(w(`mntr${p}XYZ `),12);for(const[v,M]of[2e3,1,1,0,0,0].entries())h.setUint16(24+2*v,M);u.set(w("acsp"),36),
u.set(b(P).subarray(8),68),h.setUint32(128,m);let T=132,I=r;for(const{names:v,data:M}of x){for(const L of v)u.set(w(L),T),h.setUint32(T+4,I),h.setUint32(T+8,M.length),
T+=12;u.set(M,I),I+=M.length}return u}const w=p=>[...p].map(x=>x.charCodeAt(0));function D(p,x){const m=8+x.length,r=new Uint8Array(Math.ceil(m/4)*4);return r.set(
w(p)),r.set(x,8),r}function g(p){return D("desc",[0,0,0,p.length+1,...w(p),0,...new Array(78).fill(0)])}function b(p){const x=D("XYZ ",new Array(12).fill(0)),m=new DataView(
x.buffer);for(const[r,l]of p.entries())m.setInt32(8+4*r,Math.round(l*65536));return x}function k(p){const x=Math.round(p*256);return D("curv",[0,0,0,1,x>>8,x&255])}
function K(){const x=D("curv",[0,0,4,0,...new Array(2048).fill(0)]),m=new DataView(x.buffer);for(let r=0;r<1024;r++){const l=r/1023,u=l<=.04045?l/12.92:((l+.055)/
1.055)**2.4;m.setUint16(12+2*r,Math.round(u*65535))}return x}function H([p,x,m,r,l,u,h,T]){const I=[p/x,1,(1-p-x)/x],v=j([[m/r,1,(1-m-r)/r],[l/u,1,(1-l-u)/u],[h/
T,1,(1-h-T)/T]]),M=G(A(v),I),L=v.map(z=>z.map((se,ne)=>se*M[ne])),[Z,Q]=[G(O,I),G(O,P)],V=O.map((z,se)=>z.map(ne=>ne*Q[se]/Z[se]));return E(E(A(O),V),L)}const O=[
[.8951,.2664,-.1614],[-.7502,1.7135,.0367],[.0389,-.0685,1.0296]],j=p=>[[p[0][0],p[1][0],p[2][0]],[p[0][1],p[1][1],p[2][1]],[p[0][2],p[1][2],p[2][2]]],$=j,X=(p,x)=>p[0]*
x[0]+p[1]*x[1]+p[2]*x[2],G=(p,x)=>[X(p[0],x),X(p[1],x),X(p[2],x)];function E(p,x){const m=$(x);return p.map(r=>[X(r,m[0]),X(r,m[1]),X(r,m[2])])}function A([[p,x,
m],[r,l,u],[h,T,I]]){const v=p*(l*I-u*T)-x*(r*I-u*h)+m*(r*T-l*h);return[[l*I-u*T,m*T-x*I,x*u-m*l],[u*h-r*I,p*I-m*h,m*r-p*u],[r*T-l*h,x*h-p*T,p*l-x*r]].map(L=>L.
map(Z=>Z/v))}}),69869:((te,_,f)=>{f.d(_,{R1:()=>k,To:()=>D,hh:()=>g});var N=f(81679),P=f(78157),F=f(45599);const R={1:"GRAY",3:"RGB ",4:"CMYK"},w=["scnr","mntr",
"prtr","spac"],D={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function g(K,H){if(!K||K.length<132)return;const O=(0,P.bS)(K),j=E=>O.toString("latin1",E,E+4),$=O.
readUInt32BE(0),X=K[8];if(!(!($>=132&&$<=K.length&&X>=2&&X<=4&&j(36)==="acsp"&&w.includes(j(12)))||j(16)!==R[H]))return{bytes:K.subarray(0,$),version:X}}const b=new WeakMap;
function k(K,{bytes:H},O){const j=b.get(K)??[];b.set(K,j);const $=j.find(E=>Buffer.compare(E.bytes,H)===0);if($)return $.ref;const X=(0,F.jd)({N:O,Alternate:(0,F.
UU)(D[O]),Filter:(0,F.UU)("FlateDecode")}),G=K.add(new F.Z6(X,(0,N.Kc)(H)));return j.push({bytes:H,ref:G}),G}}),85392:((te,_,f)=>{f.d(_,{J:()=>g,a:()=>b});var N=f(
21115),P=f(824),F=f(82715),R=f(60912),w=f(1975),D=f(92761);async function g(H){const O=await(0,P.Br)(H),j=({namespace:$})=>D.fD.includes($);return O?.properties.
some(j)?((0,R._L)(H,(0,R.QH)(O,j,[])),!0):!1}async function b(H,O,j){const $=(E,A,p)=>({prefix:E,name:A,form:"simple",values:[p]}),X=(0,R.QH)(O,({namespace:E,name:A})=>D.
fD.includes(E)||E===N.dK.pdfaid&&A==="part",[$("pdfaid","part","3"),$("fx","DocumentType","INVOICE"),$("fx","DocumentFileName",j.file),$("fx","Version",j.version),
$("fx","ConformanceLevel",j.level)]),G=await(0,w.kg)(Buffer.from(X,"utf8"),H.job.pace);(0,R._L)(H,(0,F.m)(G,"pdfaExtension","schemas",K))}const k=[["DocumentTyp\
e","Type of the invoice document"],["DocumentFileName","Name of the embedded XML invoice"],["Version","Version of the XML invoice standard"],["ConformanceLevel",
"Profile of the XML invoice"]],K=`<rdf:li rdf:parseType="Resource" xmlns:pdfaSchema="${N.dK.pdfaSchema}" xmlns:pdfaProperty="${N.dK.pdfaProperty}">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${N.dK.fx}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${k.map(([H,O])=>`<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${H}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty\
:category>external</pdfaProperty:category><pdfaProperty:description>${O}</pdfaProperty:description></rdf:li>
`).join("")}</rdf:Seq></pdfaSchema:property>
</rdf:li>
`}),24472:((te,_,f)=>{f.d(_,{Q$:()=>K,Xw:()=>k,n8:()=>b});var N=f(21115),P=f(1975),F=f(82715),R=f(60912),w=f(21878),D=f(81679),g=f(45599);const b="Octavo";function k(O){
const j=O.add(new g.Z6((0,g.jd)({N:3,Filter:(0,g.UU)("FlateDecode")}),(0,D.Kc)((0,w.k)({gray:!1})))),$=(0,g.jd)({Type:(0,g.UU)("OutputIntent"),S:(0,g.UU)("GTS_P\
DFA1"),OutputConditionIdentifier:(0,g.Px)("sRGB"),Info:(0,g.Px)("sRGB"),DestOutputProfile:j});O.editCatalog().set("OutputIntents",[O.add($)])}async function K(O,{
title:j,author:$,language:X},G){const{isArchive:E}=G,A=(r,l,u)=>({prefix:r,name:l,form:"simple",values:[u]}),p=G.isAccessible&&X!==void 0,x=(0,R.T3)([{prefix:"d\
c",name:"title",form:"alternative",values:[j]},...$===void 0?[]:[{prefix:"dc",name:"creator",form:"ordered",values:[$]}],...X===void 0?[]:[{prefix:"dc",name:"la\
nguage",form:"unordered",values:[X]}],A("pdf","Producer",b),...E?[A("pdfaid","part","3"),A("pdfaid","conformance","A")]:[],...p?[A("pdfuaid","part","1")]:[]]);if(!p||
!E)return(0,R._L)(O,x);const m=await(0,P.kg)(Buffer.from(x,"utf8"),O.job.pace);(0,R._L)(O,(0,F.m)(m,"pdfaExtension","schemas",H))}const H=`<rdf:li rdf:parseType\
="Resource" xmlns:pdfaSchema="${N.dK.pdfaSchema}" xmlns:pdfaProperty="${N.dK.pdfaProperty}">
<pdfaSchema:schema>PDF/UA Universal Accessibility Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${N.dK.pdfuaid}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
<rdf:li rdf:parseType="Resource"><pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType><pdfaProperty:category>inter\
nal</pdfaProperty:category><pdfaProperty:description>Part of ISO 14289 that the document conforms to</pdfaProperty:description></rdf:li>
</rdf:Seq></pdfaSchema:property>
</rdf:li>
`}),32901:((te,_,f)=>{f.d(_,{R:()=>X,f:()=>b});var N=f(21115),P=f(77581),F=f(45599),R=f(21281),w=f(824),D=f(60912);const g={title:"Title",author:"Author",subject:"\
Subject",keywords:"Keywords",creator:"Creator"};async function b(E,A){const p=await(0,w.Br)(E);if(((0,R.Ip)(E,p).archive?.part??0)>=4?H(E,A):K(E,A),A.language!==
void 0&&E.edit(E.catalogNumber).set("Lang",(0,P.wx)(A.language)),p?.malformed===!0)return(0,D._L)(E,(0,D.T3)(G(E,A))),[k];const m=O(A);return p?(0,D._L)(E,(0,D.
QH)(p,j(m,p),m)):E.version>="2.0"&&(0,D._L)(E,(0,D.T3)(G(E,A))),[]}const k={code:"xmp_replaced",message:"The XMP metadata of the document was malformed. It was \
written again from the Info dictionary, without claims such as PDF/A."};function K(E,A){const p=Object.entries(g).flatMap(([r,l])=>{const u=A[r];return u===void 0?
[]:[[l,(0,P.wx)(u)]]});if(p.length===0)return;const x=E.trailer.get("Info"),m=new F.Bi([...(0,w._U)(E)??[],...p]);x instanceof F.oS&&E.exists(x.number)?E.put(x,
m):E.trailer.set("Info",E.add(m))}function H(E,A){const p=(0,w._U)(E);if(!p)return;const x=new Set(Object.entries(g).flatMap(([l,u])=>A[l]===void 0?[]:[u])),m=new F.
Bi([...p].filter(([l])=>!x.has(l)));if(m.size===p.size)return;const r=E.trailer.get("Info");m.size===0?E.trailer.delete("Info"):r instanceof F.oS?E.put(r,m):E.trailer.
set("Info",m)}function O(E){const{title:A,author:p,subject:x,keywords:m,creator:r,language:l}=E,u=(h,T,I,v)=>v===void 0?[]:[{prefix:h,name:T,form:I,values:[v]}];
return[...u("dc","title","alternative",A),...u("dc","description","alternative",x),...u("dc","creator","ordered",p),...u("pdf","Keywords","simple",m),...u("xmp",
"CreatorTool","simple",r),...u("dc","language","unordered",l)]}function j(E,{properties:A}){const p=E.find(({name:r})=>r==="Keywords")?.values[0],x=A.some(({namespace:r,
name:l})=>r===N.dK.dc&&l==="subject");p!==void 0&&x&&E.push({prefix:"dc",name:"subject",form:"unordered",values:$(p)});const m=new Set(E.map(({prefix:r,name:l})=>`${N.
dK[r]} ${l}`));return({namespace:r,name:l})=>m.has(`${r} ${l}`)}const $=E=>E.split(/[,;]/).map(A=>A.trim()).filter(A=>A!==""),X=(E,A)=>(0,D.T3)([...G(E,{}),...A]);
function G(E,A){const{title:p,author:x,subject:m,keywords:r,creator:l,producer:u,created:h,modified:T,language:I}=(0,w._6)(E,void 0),M=Object.entries({...{title:p,
author:x,subject:m,keywords:r,creator:l,language:I},...A}).filter(([,Z])=>Z!==null),L=(Z,Q,V)=>V===null?[]:[{prefix:Z,name:Q,form:"simple",values:[V]}];return[...O(
Object.fromEntries(M)),...L("pdf","Producer",u),...L("xmp","CreateDate",h),...L("xmp","ModifyDate",T)]}}),82715:((te,_,f)=>{f.d(_,{m:()=>F});var N=f(21115),P=f(
3907);function F(R,w,D,g){const{text:b,properties:k,end:K,about:H}=R,O=k.find(G=>G.namespace===N.dK[w]&&G.name===D),j=O&&b.slice(O.from,O.to).match(/^[\s\S]*(?=<\/(?:[\w.-]+:)?Bag\s*>)/)?.[0].
length;if(O&&j!==void 0){const G=O.from+j;return`${b.slice(0,G)}${g.replace("<rdf:li",`<rdf:li xmlns:rdf="${N.dK.rdf}"`)}${b.slice(G)}`}const $=`<${w}:${D}><rdf\
:Bag>
${g}</rdf:Bag></${w}:${D}>`,X=`<rdf:Description xmlns:rdf="${N.dK.rdf}" rdf:about="${(0,P.X)(H)}" xmlns:${w}="${N.dK[w]}">
${$}
</rdf:Description>
`;return`${b.slice(0,K)}${X}${b.slice(K)}`}}),61491:((te,_,f)=>{f.d(_,{g$:()=>G,Bi:()=>E,Hy:()=>x});var N=f(77581),P=f(45599),F=f(70549),R=f(9819),w=f(78157),D=f(
79725),g=f(82416);const b=2e3,k=9;class K{document;type="";page=-1;hasTexts=!1;kids=[];entries=new D.R;number=0;isReference=!1;constructor(r){this.document=r}read(r){
const{entries:l,kids:u}=this;u.length=0;const h=this.document.place(r);if(!h||!l.locate(h.bytes,h.start,Math.min(h.end,h.start+b)))return!1;const{bytes:T}=h,{at:I}=l;
if(l.find(T,"MCID")>=0)return!1;this.hasTexts=l.find(T,"ActualText")>=0||l.find(T,"Alt")>=0;const v=l.find(T,"S");if(v<0||T[I[v+2]]!==w.cL)return!1;this.name(T,
I[v+2]+1,I[v+3]);const M=l.find(T,"Pg");if(this.page=-1,M>=0){if(this.after(T,I[M+2],I[M+3])!==I[M+3]||!this.isReference)return!1;this.page=this.number}const L=l.
find(T,"K");return L<0||this.readKids(T,I[L+2],I[L+3])}name(r,l,u){const{type:h}=this;let T=0;if(h.length===u-l)for(;T<h.length&&r[l+T]===h.charCodeAt(T);)T++;(T<
u-l||T===0)&&(this.type=(0,g.MQ)(r,l,u))}readKids(r,l,u){const h=r[l]===w.WL,T=h?u-1:u;if(h&&r[T]!==w.wt)return!1;for(let I=(0,w.AN)(r,h?l+1:l,T);I<T;I=(0,w.AN)(
r,I,T)){if(I=this.after(r,I,T),I<0)return!1;this.kids.push(this.isReference?-1-this.number:this.number)}return h||!this.isReference||this.isDictionary(this.number)}isDictionary(r){
const l=this.document.place(r);return l!==void 0&&l.bytes[(0,w.AN)(l.bytes,l.start,l.end)]===w.iH}after(r,l,u){let h=l,T=0;for(;h<u&&H(r[h]);h++)T=T*10+r[h]-w.l0;
if(h===l||h-l>k||(this.number=T,this.isReference=!1,h<u&&!O(r[h])))return-1;const I=(0,w.AN)(r,h,u);let v=I;for(;v<u&&H(r[v]);)v++;const M=(0,w.AN)(r,v,u);return v===
I||M>=u||r[M]!==w.AV?h:(this.isReference=!0,M+1)}}const H=m=>m>=w.l0&&m<=w.ev,O=m=>m===32||m===10||m===13,j=1e7,$=1e4;class X{pages=new Map;count=0;last;hasTexts=!1;leaf(r,l,u){
const h=this.pages.get(r);return l===0&&u<$?h?.own[u]:h?.others.get(l*j+u)}leaves(r){const{own:l=[],others:u}=this.pages.get(r)??{};return[...l.flat(),...u?.values()??
[]].sort((h,T)=>h.order-T.order)}hasPage(r){return this.pages.has(r)}add(r,l,u,h){if(!Number.isInteger(h)||h<0||h>=j)return;const{own:T,others:I}=this.leavesOf(
l);if(u===0&&h<$)T[h]??={element:r,order:this.count++};else{const v=u*j+h;I.has(v)||I.set(v,{element:r,order:this.count++})}for(let v=r;v&&v.firstPage<0;v=v.parent)
v.firstPage=l}leavesOf(r){if(this.last?.number===r)return this.last.leaves;let l=this.pages.get(r);return l||this.pages.set(r,l={own:[],others:new Map}),this.last=
{number:r,leaves:l},l}}const G=(0,F.n)(A);function E(m){const r=m.dict(m.catalog.get("MarkInfo"));return m.dict(m.catalog.get("StructTreeRoot"))!==void 0&&m.resolve(
r?.get("Marked"))===!0}async function A(m){const r=m.dict(m.catalog.get("StructTreeRoot"));if(!r||m.resolve(m.dict(m.catalog.get("MarkInfo"))?.get("Suspects"))===
!0)return;const l=new p(m,m.dict(r.get("RoleMap")));return await l.run(r),l.tags}class p{document;roles;tags=new X;visit;bytes;types=new Map;open=[];constructor(r,l){
this.document=r,this.roles=l,this.visit=new R._i(r),this.bytes=new K(r)}async run(r){const{open:l,document:u}=this;this.push(r.get("K"),void 0,-1);for(let h=l.pop();h;h=
l.pop()){this.take(h);const T=u.job.pace.step(300);T&&await T}}push(r,l,u){if(r===void 0)return;const h=(0,P.i9)(r)||(0,P.cy)(r)?this.document.array(r)??[r]:[r];
for(let T=h.length-1;T>=0;T--)this.open.push({kid:h[T],parent:l,page:u})}take({kid:r,parent:l,page:u}){if(typeof r=="number"){l&&u>=0&&this.tags.add(l,u,0,r);return}
if(!this.visit.first(r)||(0,P.i9)(r)&&this.takeBytes(r.number,l,u))return;const h=this.document.dict(r);if(!h)return;const T=h.get("Pg"),I=(0,P.i9)(T)?T.number:
u,v=h.get("MCID");if(v!==void 0){const Z=h.get("Stm");l&&I>=0&&this.tags.add(l,I,(0,P.i9)(Z)?Z.number:0,Number(this.document.resolve(v)));return}const M=this.document.
resolve(h.get("S"));if(!(M instanceof P.SX))return;const L={type:this.standard(M.text),parent:l,actualText:this.text(h.get("ActualText")),alternative:this.text(
h.get("Alt")),firstPage:-1};L.actualText!==void 0&&(this.tags.hasTexts=!0),this.push(h.get("K"),L,I),(0,P.i9)(r)&&this.document.release(r.number)}takeBytes(r,l,u){
const{bytes:h,document:T,open:I,tags:v}=this;if(!h.read(r))return!1;const{hasTexts:M,kids:L}=h,Z={type:this.standard(h.type),parent:l,actualText:M?this.text(T.entry(
r,"ActualText")):void 0,alternative:M?this.text(T.entry(r,"Alt")):void 0,firstPage:-1};Z.actualText!==void 0&&(v.hasTexts=!0);const Q=h.page<0?u:h.page;if(L.some(
V=>V<0))for(let V=L.length-1;V>=0;V--){const z=L[V];I.push({kid:z<0?new P.oS(-1-z):z,parent:Z,page:Q})}else if(Q>=0)for(const V of L)v.add(Z,Q,0,V);return!0}text(r){
const l=r===void 0?null:this.document.resolve(r);return l instanceof P.Mx?(0,N.g7)(l):void 0}standard(r){const l=this.types.get(r);if(l!==void 0)return l;let u=r;
for(let h=0;h<16;h++){const T=this.document.resolve(this.roles?.get(u));if(!(T instanceof P.SX)||T.text===u)break;u=T.text}return this.types.set(r,u),u}}function*x(m){
for(let r=m;r;r=r.parent)yield r}}),27612:((te,_,f)=>{f.d(_,{l:()=>F});var N=f(21996),P=f(90536);async function F(R,w,D){for(const g of await(0,N.V3)(R,w)){const b=R.
job.pace.step(200);b&&await b;const k={changed:!1};(0,P.C)(R.get(g),K=>{D(K)&&(k.changed=!0)}),k.changed&&R.edit(g)}}}),21996:((te,_,f)=>{f.d(_,{Av:()=>H,RJ:()=>$,
V3:()=>j,vb:()=>X,zx:()=>K});var N=f(54619),P=f(93604),F=f(78157),R=f(88500);const w=2048,D=65536,g=1<<20,b=1024,k="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function K(A,p){
const{found:x,all:m}=await O(A,p),r=l=>[...new Set([...l,...m])].sort((u,h)=>u-h);return Object.fromEntries(p.map(l=>[l,r(x[l])]))}async function H(A,p){const{found:x,
all:m}=await O(A,p);for(const r of Object.values(x))for(const l of r)m.add(l);return m}async function O(A,p){const x=p.map(u=>{const[h="",...T]=[...u].map(v=>v.
replace(/\W/,"\\$&")),I=/\W/.test(u)?k:"\\w";return`${h}(?:${T.join("")}|${I}{0,${Math.max(0,u.length-2)}}#)`}),m=new RegExp(`/(?:${x.join("|")}|#)`,"g"),r=Object.
fromEntries(p.map(u=>[u,new Set])),l=new Set;await $(A,(u,h,T,I)=>{const v=u.toString("latin1",h,T);m.lastIndex=0;for(let M=m.exec(v);M;M=m.exec(v)){const L=I(h+
M.index);L!==void 0&&(M[0].endsWith("#")?l.add(L):r[M[0].slice(1)].add(L))}});for(const u of X(A))l.add(u);return{found:r,all:l}}async function j(A,p){const x=await K(
A,p);return[...new Set(Object.values(x).flat())].sort((m,r)=>m-r)}async function $(A,p){const{bytes:x,table:m}=A,r=G(A),l=new Int32Array(r.length);for(let v=0;v<
r.length;v++)l[v]=m.place[r[v]];const u=(0,F.bS)(x),h=v=>r[(0,P.M)(l,v)-1],T=new R.s;let I=0;for(let v=0;v<r.length;v++){const M=v+1===r.length,L=M?x.length:l[v+
1],Z=L-l[v]>w;if(!Z&&!M&&L-I<D)continue;if(Z){l[v]>I&&p(u,I,l[v],h),T.reset();const V=T.value(x,A.bodies[r[v]],L);p(u,l[v],V<0?L:V,h)}else p(u,I,L,h);const Q=A.
job.pace.step(Math.min(L-I,D));Q&&await Q,I=L}for(const[v,M]of E(A)){const L=A.objectStream(v);if(!L)continue;const Z=new Set(M),{starts:Q,numbers:V,data:z}=L,se=ne=>{
const ie=V[(0,P.M)(Q,ne)-1];return ie!==void 0&&Z.has(ie)?ie:void 0};for(let ne=0;ne<z.length;ne+=g){p((0,F.bS)(z),ne,Math.min(ne+g+b,z.length),se);const ie=A.job.
pace.step(4*g);ie&&await ie}}}function*X(A){for(let p=1;A.hasChanges&&p<A.size;p++)A.isChanged(p)&&A.exists(p)&&(yield p)}function G(A){const{table:p,hasChanges:x}=A,
m=[];let r=!0,l=-1;for(let u=1;u<p.size;u++){if(p.kind[u]!==N.tL||x&&A.isChanged(u))continue;const h=p.place[u];r&&=h>=l,l=h,m.push(u)}return r?m:m.sort((u,h)=>p.
place[u]-p.place[h])}function E(A){const{table:p,hasChanges:x}=A,m=new Map;for(let r=1;r<p.size;r++){if(p.kind[r]!==N.UT||x&&A.isChanged(r))continue;const l=p.place[r],
u=m.get(l);u?u.push(r):m.set(l,[r])}return m}}),90536:((te,_,f)=>{f.d(_,{C:()=>P,L:()=>F});var N=f(45599);function P(R,w){const D=[R];for(;D.length>0;){const g=D.
pop(),b=g instanceof N.Z6?g.dict:g;if(Array.isArray(b))for(const k of b)D.push(k);else if(b instanceof N.Bi){w(b);for(const k of b.values())D.push(k)}}}function F(R,w){
const D=[];return P(R,g=>{D.length===0&&w(g)&&D.push(g)}),D.length>0}}),93604:((te,_,f)=>{f.d(_,{B:()=>N,M:()=>P});const N=(R,w)=>F(R,w,!1),P=(R,w)=>F(R,w,!0);function F(R,w,D){
let[g,b]=[0,R.length];for(;g<b;){const k=g+b>>1,K=R[k];K<w||D&&K===w?g=k+1:b=k}return g}})};
