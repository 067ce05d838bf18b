"use strict";exports.id=5641,exports.ids=[5641],exports.modules={17886:((xe,z,L)=>{L.d(z,{X:()=>a,l:()=>s});const X=/[ \n\u00a0-]/;function s(u){let x=0,U=0;const $=[...u].map(
(f,M)=>({sign:f.toUpperCase(),at:M})).filter(({sign:f})=>!X.test(f)),F=f=>{const M=parseInt(f,36);x=(x*(M>9?100:10)+M)%97};for(let f=15;f<=Math.min($.length,34);f++){
x=0;for(const{sign:M}of[...$.slice(4,f),...$.slice(0,4)])F(M);x===1&&(U=$[f-1].at+1)}return U}const a=u=>u.length>=15&&/^[A-Z]{2}\d\d/.test(u)&&s(u)===u.length}),
48231:((xe,z,L)=>{L.d(z,{P:()=>Ea,n:()=>Pa});var X=L(3263),s=L(36493),a=L(95613),u=L(36698);const x=({seller:e,taxRepresentative:t})=>(0,u.qR)(e?.vatId)||(0,u.qR)(
t?.vatId),U=e=>x(e)||(0,u.qR)(e.seller?.taxId),$=({buyer:e})=>(0,u.qR)(e?.vatId),F=[{code:"S",name:"S",rate:"above 0",isExempt:!1,parties:U},{code:"Z",name:"Z",
rate:"0",isExempt:!1,parties:U},{code:"E",name:"E",rate:"0",isExempt:!0,parties:U},{code:"AE",name:"AE",rate:"0",isExempt:!0,parties:e=>U(e)&&($(e)||(0,u.qR)(e.
buyer?.legalId))},{code:"K",name:"IC",rate:"0",isExempt:!0,parties:e=>x(e)&&$(e)},{code:"G",name:"G",rate:"0",isExempt:!0,parties:x},{code:"O",name:"O",rate:"ab\
sent",isExempt:!0,parties:e=>!x(e)&&!$(e)},{code:"L",name:"AF",rate:"above 0",mayBeZero:["UBL"],isExempt:!1,parties:U},{code:"M",name:"AG",rate:"above 0",mayBeZero:[
"CII","UBL"],isExempt:!1,parties:U}],f=e=>e===null?s.f2:(0,s._)(e)??s.f2,M=({taxScheme:e})=>e?.toUpperCase()==="VAT";function K({name:e,rate:t,mayBeZero:o,parties:i},r,c){
const d=({taxRate:l},{syntax:D})=>{if(t==="absent")return l===null;const{units:S}=f(l);return l!==null&&(t==="0"?S===0n:S>0n||S===0n&&o?.includes(D)===!0)};return[
[`BR-${e}-${r}`,"Seller and buyer have the VAT identifiers that the category needs",(l,{invoice:D})=>i(D)],[`BR-${e}-${c}`,"The rate of VAT is one of the catego\
ry",d,({taxRate:l})=>l,t]]}const ee=new WeakMap,Q=(e,t)=>{if(e==="S"||e==="L"||e==="M"){const{units:o,scale:i}=f(t);return`${e} ${(o*10n**BigInt(40-Math.min(i,40))).
toString()}`}return e??""};function le(e){const t=ee.get(e);if(t)return t;const o=new Map,i=(r,c,d)=>{const l=Q(r,c);o.set(l,(0,s.WQ)(o.get(l)??s.f2,d))};for(const r of(0,u.
Su)(e))i(r.taxCategory,r.taxRate,f(r.netAmount));for(const r of e.charges)i(r.taxCategory,r.taxRate,f(r.amount));for(const r of e.allowances)i(r.taxCategory,r.taxRate,
(0,s.gu)(f(r.amount)));return ee.set(e,o),o}const de={units:1n,scale:0},Oe={units:1n,scale:2};function Re({code:e,name:t,rate:o,mayBeZero:i,isExempt:r}){const c=({
exemptionReason:l,exemptionCode:D})=>(0,u.qR)(l)||(0,u.qR)(D),d=({basis:l,rate:D,amount:S})=>{if(l===null||D===null||S===null)return!1;const N=(0,s.Fd)((0,s.lw)(
(0,s.lw)((0,s.ys)(f(l)),f(D)),Oe));return(0,s.oi)(de,(0,s.ys)((0,s.Re)((0,s.ys)(f(S)),N)))};return[[`BR-${t}-09`,"The amount of VAT is the taxable amount times \
the rate",(l,{syntax:D})=>o!=="above 0"?l.amount!==null&&f(l.amount).units===0n:i!==void 0&&D==="CII"||d(l),({amount:l})=>l],[`BR-${t}-10`,r?"The breakdown says\
 why there is no VAT (BT-120, BT-121)":"The breakdown has no reason for an exemption",l=>c(l)===r,({exemptionCode:l})=>l??e]]}const Te=({rate:e,code:t},{syntax:o})=>o===
"UBL"?e==="above 0":e!=="above 0"&&t!=="O",te=e=>[`BR-${e.name}-08`,"The taxable amount is the sum of the lines and charges of the category less its allowances",
({category:t,rate:o,basis:i},r)=>{if(r.profile?.level==="EXTENDED"||e.rate==="above 0"&&(o===null||e.mayBeZero&&r.syntax==="CII"))return!0;const c=le(r.invoice).
get(Q(t,o));if(i===null||!c&&e.rate==="above 0"&&r.syntax==="UBL")return!1;const d=(0,s.ys)((0,s.Re)(f(i),r.syntax==="CII"?(0,s.Fd)(c??s.f2):c??s.f2));return Te(
e,r)?(0,s.oi)(de,d):d.units===0n},({basis:t})=>t],C=e=>[`BR-FXEXT-${e.name}-08`,"The taxable amount is the sum of the lines and charges of the category less its\
 allowances, within a cent for each",({category:t,rate:o},{invoice:i,profile:r})=>{if(r?.level!=="EXTENDED")return!0;const c=(V,J)=>V===t&&(t==="O"||(0,s.Re)(f(
J),f(o)).units===0n),d=i.taxes.filter(V=>M(V)&&c(V.category,V.rate)),l=V=>V.filter(J=>c(J.taxCategory,J.taxRate)),[D,S,N]=[l((0,u.Su)(i)),l(i.charges),l(i.allowances)],
W=V=>(0,s.cz)(V.map(J=>f("netAmount"in J?J.netAmount:J.amount))),G=(0,s.Re)((0,s.cz)([W(D),W(S)]),W(N)),H=(0,s.ys)((0,s.Re)((0,s.cz)(d.map(({basis:V})=>f(V))),(0,s.
Fd)(G)));return!(0,s.oi)(H,{units:BigInt(D.length+S.length+N.length),scale:2})},({basis:t})=>t];function ye({code:e,name:t,rate:o}){const i=(r,{invoice:c,syntax:d})=>{
const l=H=>H.taxCategory===e&&(d==="CII"||e==="S"||M(H)),D=(0,u.Su)(c).filter(l).length,S=[...c.allowances,...c.charges].filter(l).length,N=D+S>0,W=d==="CII"||e===
"S"||e==="L"&&N,G=c.taxes.filter(H=>H.category===e&&(W||M(H))).length;return o==="above 0"?d==="UBL"?N===G>0:[D,S].every(H=>H===0||H+G>1):d==="UBL"?G===1||G===0&&
!N:G===(N?1:0)||e==="O"&&G===0};return[`BR-${t}-01`,`If lines, allowances or charges have the category ${e}, the breakdown has it too`,i]}const v=["BR-S-02","A \
line with the standard rate is one of VAT",(e,{syntax:t})=>{const o=(0,u.Su)(e).filter(({taxCategory:i})=>i==="S");return t==="CII"||o.length===0||o.some(M)}],T=e=>{
const t=i=>i.taxCategory===e.code&&M(i),o=({taxes:i})=>i.filter(r=>r.category===e.code&&(M(r)||e.rate==="above 0"));return[(0,u.Os)("invoice","with lines",i=>[i],
[ye(e),...e.code==="S"?[v]:[]]),(0,u.Os)("line","with lines",i=>(0,u.Su)(i).filter(t),K(e,"02","05")),(0,u.Os)("allowance","above MINIMUM",({allowances:i})=>i.filter(
t),K(e,"03","06")),(0,u.Os)("charge","above MINIMUM",({charges:i})=>i.filter(t),K(e,"04","07")),(0,u.Os)("VAT breakdown","with lines",o,[te(e),C(e)]),(0,u.Os)("\
VAT breakdown","above MINIMUM",o,Re(e))]},m=e=>({taxes:t})=>t.filter(o=>o.category===e&&M(o)),h=({syntax:e})=>e==="CII",B=(e,t,o)=>e==="O"||(h(o)?e===null:!M({taxScheme:t})),
y=e=>P((0,u.Su)(e.invoice),e),P=(e,t)=>e.every(({taxCategory:o,taxScheme:i})=>B(o,i,t)),p=e=>e.invoice.taxes.every(({category:t,taxScheme:o})=>B(t,o,e)),b="Supp\
lyChainTradeTransaction/ApplicableHeaderTradeDelivery",ne="SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/BillingSpecifiedPeriod",en={CII:`${b}/Act\
ualDeliverySupplyChainEvent/OccurrenceDateTime/DateTimeString|${ne}/StartDateTime|${ne}/EndDateTime`,UBL:"Delivery/ActualDeliveryDate|InvoicePeriod/StartDate|In\
voicePeriod/EndDate|InvoicePeriod/DescriptionCode"},tn={CII:`${b}/ShipToTradeParty/PostalTradeAddress/CountryID`,UBL:"Delivery/DeliveryLocation/Address/Country/\
IdentificationCode"},nn=[...F.flatMap(T),(0,u.Os)("VAT breakdown","above MINIMUM",m("K"),[["BR-IC-11","A supply within the European Union has a date of delivery\
 (BT-72) or a period (BG-14)",(e,{root:t,syntax:o})=>(0,a.$B)(en[o])(t)],["BR-IC-12","A supply within the European Union has the country of delivery (BT-80)",(e,{
root:t,syntax:o})=>(0,a.$B)(tn[o])(t)]]),(0,u.Os)("VAT breakdown","above MINIMUM",m("O"),[["BR-O-11","If VAT does not apply, the breakdown has no other category",
(e,t)=>p(t)&&(!h(t)||y(t))],["BR-O-12","If VAT does not apply, no line has another category",(e,t)=>y(t)&&(!h(t)||p(t))],["BR-O-13","If VAT does not apply, no a\
llowance has another category",(e,t)=>P(t.invoice.allowances,t)&&(!h(t)||P(t.invoice.charges,t))],["BR-O-14","If VAT does not apply, no charge has another categ\
ory",(e,t)=>P(t.invoice.charges,t)&&(!h(t)||P(t.invoice.allowances,t))]])];var I=L(45548);const lt=(e,t,o,i,r,c={})=>({rule:t,text:o,scope:"not EXTENDED",checks:{
[e]:{at:i,holds:r,...c}}}),ue=(e,t)=>(0,a.I0)(e,t).filter(o=>o!==null).length,O=(e,t)=>o=>ue(o,t)<=e,k=e=>t=>ue(t,e)===1,pe=e=>t=>!(0,a.$B)(e)(t),Ae=e=>new Set(
e).size<=1,He="/SupplyChainTradeTransaction",he=`${He}/IncludedSupplyChainTradeLineItem`,Se=`${he}/SpecifiedTradeProduct`,Ee=`${He}/ApplicableHeaderTradeAgreeme\
nt`,Pe=`${He}/ApplicableHeaderTradeSettlement`,an=`${Pe}/SpecifiedTradeSettlementHeaderMonetarySummation`,dt="SpecifiedTradeSettlementPaymentMeans",Tt=`${Se}/Ap\
plicableProductCharacteristic`,R=lt.bind(void 0,"CII"),w=(e,t)=>t.split(" ").map((o,i)=>[String(e+i).padStart(3,"0"),o]),on=w(477,"LineTotalAmount ChargeTotalAm\
ount AllowanceTotalAmount TaxBasisTotalAmount RoundingAmount GrandTotalAmount InformationAmount TotalPrepaidAmount TotalDiscountAmount TotalAllowanceChargeAmoun\
t DuePayableAmount RetailValueExcludingTaxInformationAmount TotalDepositFeeInformationAmount ProductValueExcludingTobaccoTaxInformationAmount TotalRetailValueIn\
formationAmount GrossLineTotalAmount NetLineTotalAmount NetIncludingTaxesLineTotalAmount"),sn=[...["/ExchangedDocumentContext/GuidelineSpecifiedDocumentContextP\
arameter/ID","/ExchangedDocument/ID",`${he}/AssociatedDocumentLineDocument/LineID`,`${Se}/SellerAssignedID`].map(e=>[e,w(1,"@schemeName @schemeAgencyName @schem\
eDataURI @schemeURI @schemeID @schemeAgencyID @schemeVersionID")]),["*ID",w(101,"@schemeName @schemeAgencyName @schemeDataURI @schemeURI"),rn],["TypeCode",w(8,"\
@name @listURI")],["/",w(13,"@languageID @languageLocaleID")],["*ReferencedDocument",[...w(16,"StatusCode CopyIndicator"),...w(19,"GlobalID RevisionID")]],["*Re\
ferencedDocument",[["023","Information"],...w(25,"SectionName PreviousRevisionID")]],["*ReferencedDocument",w(28,"EffectiveSpecifiedPeriod IssuerTradeParty Atta\
chedSpecifiedBinaryFile")],["*Amount",w(31,"@currencyID @currencyCodeListVersionID"),({name:e})=>e!=="TaxTotalAmount"],["*Quantity",w(34,"@unitCodeListID @unitC\
odeListAgencyID @unitCodeListAgencyName")],["BillingSpecifiedPeriod",w(68,"StartDateTime/DateTime DurationMeasure InclusiveIndicator Description EndDateTime/Dat\
eTime CompleteDateTime OpenIndicator SeasonCode ID Name SequenceNumeric StartDateFlexibilityCode ContinuousIndicator PurposeCode")],["PostalTradeAddress",[...w(
82,"ID PostOfficeBox BuildingName"),...w(86,"LineFour LineFive StreetName CitySubDivisionName CountryName CountrySubDivisionID AttentionOf CareOf BuildingNumber\
 DepartmentName AdditionalStreetName")]]];function rn({name:e},t){const o=t.at(-1)?.name;return e==="ID"?o!=="GuidelineSpecifiedDocumentContextParameter"&&(o!==
"ExchangedDocument"||t.length!==2):e==="LineID"?o!=="AssociatedDocumentLineDocument":e!=="SellerAssignedID"||o!=="SpecifiedTradeProduct"}const we=(e,t)=>e.name===
"AdditionalReferencedDocument"&&(0,a.I0)(e,"TypeCode").some(o=>t.includes(o??"")),oe=(e,t,o,i)=>R(e,t,"*ReferencedDocument",r=>!(0,a.$B)(o)(r)||i(r)),Ge=e=>we(e,
["916"]),$e=(e,t,o)=>R(e,t,Pe,o),cn=e=>(e??"").trim().replaceAll(/\s+/g," "),ut=(e,t)=>(0,a.I0)(e,`${Pe.slice(1)}/${dt}/${t}`).map(cn),ln=e=>(0,a.f7)("TypeCode",
["30","58"])(e)&&!(0,a.$B)("PayeePartyCreditorFinancialAccount/IBANID|PayeePartyCreditorFinancialAccount/ProprietaryID")(e),dn=`${he.slice(1)}/SpecifiedLineTrad\
eSettlement/ApplicableTradeTax`,Tn=`${he.slice(1)}/SpecifiedLineTradeDelivery/BilledQuantity/@unitCode`,un=[...sn.flatMap(([e,t,o])=>t.map(([i,r])=>R(`CII-DT-${i}`,
`EN 16931 does not use ${r.replace("@","")} there`,e,pe(r),o&&{when:o}))),...on.map(([e,t])=>R(`CII-SR-${e}`,`${t} is there once at most`,an,O(1,t))),R("CII-SR-\
009","There is one guideline","/ExchangedDocumentContext",k("GuidelineSpecifiedDocumentContextParameter")),R("CII-SR-010","The guideline has one identifier (BT-\
24)","/ExchangedDocumentContext",k("GuidelineSpecifiedDocumentContextParameter/ID")),R("CII-SR-014","There is one type code (BT-3)","/ExchangedDocument",k("Type\
Code")),R("CII-SR-046","The standard identifier of an item has a scheme (BT-157)",Se,e=>!(0,a.$B)("GlobalID")(e)||(0,a.$B)("GlobalID/@schemeID")(e)),R("CII-SR-0\
90","The country of origin has one code (BT-159)",Se,(e,t)=>!(0,a.$B)("OriginTradeCountry")(e)||k("OriginTradeCountry/ID")(e,t)),R("CII-SR-069","An attribute of\
 an item has one name (BT-160)",Tt,k("Description")),R("CII-SR-072","An attribute of an item has one value (BT-161)",Tt,k("Value")),...["CII-SR-439","CII-SR-441"].
map((e,t)=>R(e,"The item of a line has one net price (BT-146)",`${he}/SpecifiedLineTradeAgreement`,(t===0?k:O.bind(void 0,1))("NetPriceProductTradePrice/ChargeA\
mount"))),R("CII-SR-463","An allowance or charge says which of both it is","SpecifiedTradeAllowanceCharge",(0,a.$B)("ChargeIndicator")),R("CII-SR-471","An allow\
ance or charge has one rate at most","SpecifiedTradeAllowanceCharge",O(1,"RateApplicablePercent")),R("CII-SR-472","An allowance or charge has one category of VA\
T at most","SpecifiedTradeAllowanceCharge",O(1,"CategoryTradeTax")),R("CII-SR-473","An allowance or charge has one amount at most","SpecifiedTradeAllowanceCharg\
e",O(1,"ActualAmount")),R("CII-SR-440","The discount of a price has one amount at most (BT-147)","GrossPriceProductTradePrice/AppliedTradeAllowanceCharge",O(1,"\
ActualAmount")),R("CII-SR-455","The seller has one contact at most (BG-6)",Ee,O(1,"SellerTradeParty/DefinedTradeContact")),R("CII-SR-456","The buyer has one con\
tact at most (BG-9)",Ee,O(1,"BuyerTradeParty/DefinedTradeContact")),R("CII-SR-459","The seller has one electronic address at most (BT-34)",Ee,O(1,"SellerTradePa\
rty/URIUniversalCommunication")),R("CII-SR-460","The buyer has one electronic address at most (BT-49)",Ee,O(1,"BuyerTradeParty/URIUniversalCommunication")),$e("\
CII-SR-461","There is one date of VAT at most (BT-7)",O(1,"ApplicableTradeTax/TaxPointDate")),$e("CII-SR-462","All categories of VAT have the same code for its \
date (BT-8)",(e,t)=>Ae([...(0,a.I0)(e,"ApplicableTradeTax/DueDateTypeCode"),...(0,a.I0)(t[0],`${dn}/DueDateTypeCode`)])),$e("CII-SR-470","A credit transfer name\
s an account (BT-84)",e=>!(0,I.Z0)(e,dt).some(ln)),R("CII-SR-467","All means of payment have the same code (BT-81)","/",e=>Ae(ut(e,"TypeCode"))),R("CII-SR-468",
"All means of payment have the same text (BT-82)","/",e=>Ae(ut(e,"Information"))),R("CII-SR-469","There is one remittance information at most (BT-83)","/",e=>ue(
e,`${Pe.slice(1)}/PaymentReference`)<=1),oe("CII-DT-015","Only a supporting document has an address (BT-124)","URIID",Ge),oe("CII-DT-018","Only additional docum\
ents have a type, which is 50, 130 or 916","TypeCode",e=>we(e,["50","130","916"])),oe("CII-DT-021","Only a supporting document has a description (BT-123)","Name",
Ge),oe("CII-DT-022","Only a supporting document has an attachment (BT-125)","AttachmentBinaryObject",Ge),oe("CII-DT-024","Only an invoiced object has a scheme (\
BT-18, BT-128)","ReferenceTypeCode",e=>we(e,["130"])),oe("CII-DT-027","Only a preceding invoice has a date (BT-26)","FormattedIssueDateTime",({name:e})=>e==="In\
voiceReferencedDocument"),R("CII-DT-033","A quantity has a unit only if that of a line has one","*Quantity",(e,t)=>!(0,a.$B)("@unitCode")(e)||(0,a.q0)(t[0],Tn).
length>0),R("CII-DT-037","The kind of a tax is VAT","*TradeTax",e=>!(0,a.$B)("TypeCode")(e)||(0,a.I0)(e,"TypeCode").includes("VAT")),R("CII-DT-097","A date in f\
ormat 102 has a year, a month and a day","DateTimeString",({text:e})=>/^\s*\d{4}(?:1[0-2]|0[1-9])(?:3[01]|[12]\d|0[1-9])\s*$/.test(e),{when:e=>e.namespace.includes(
":UnqualifiedDataType:")&&(0,a.f7)("@format",["102"])(e)})];var n=L(33665);const _="AccountingSupplierParty/Party",ie="AccountingCustomerParty/Party",ae="/Invoi\
ceLine|/CreditNoteLine",E=lt.bind(void 0,"UBL"),An=[["UBL-SR-01","contract reference (BT-12)","/","ContractDocumentReference/ID"],["UBL-SR-02","receiving advice\
 reference (BT-15)","/","ReceiptDocumentReference/ID"],["UBL-SR-03","despatch advice reference (BT-16)","/","DespatchDocumentReference/ID"],["UBL-SR-05","text o\
f the payment terms (BT-20)","/","PaymentTerms/Note"],["UBL-SR-08","invoicing period (BG-14)","/","InvoicePeriod"],["UBL-SR-09","name of the seller (BT-27)","/",
`${_}/PartyLegalEntity/RegistrationName`],["UBL-SR-10","trading name of the seller (BT-28)","/",`${_}/PartyName/Name`],["UBL-SR-11","legal registration of the s\
eller (BT-30)","/",`${_}/PartyLegalEntity/CompanyID`],["UBL-SR-14","further legal information of the seller (BT-33)","/",`${_}/PartyLegalEntity/CompanyLegalForm`],
["UBL-SR-15","name of the buyer (BT-44)","/",`${ie}/PartyLegalEntity/RegistrationName`],["UBL-SR-16","identifier of the buyer (BT-46)","/",`${ie}/PartyIdentific\
ation/ID`],["UBL-SR-17","legal registration of the buyer (BT-47)","/",`${ie}/PartyLegalEntity/CompanyID`],["UBL-SR-24","delivery (BG-13)","/","Delivery"],["UBL-\
SR-39","project reference (BT-11)","/","ProjectReference/ID"],["UBL-SR-40","trading name of the buyer (BT-45)","/",`${ie}/PartyName/Name`],["UBL-SR-45","due dat\
e (BT-9)","/","PaymentMeans/PaymentDueDate"],["UBL-SR-46","text of the means of payment (BT-82)","/","PaymentMeans/PaymentMeansCode/@name"],["UBL-SR-49","code f\
or the date of VAT (BT-8)","/","InvoicePeriod/DescriptionCode"],["UBL-SR-54","card (BG-18)","/","PaymentMeans/CardAccount"],["UBL-SR-55","mandate (BT-89)","/","\
PaymentMeans/PaymentMandate"],["UBL-SR-56","tender or lot reference (BT-17)","/","OriginatorDocumentReference/ID"],["UBL-SR-51","third line of an address","Post\
alAddress|Address","AddressLine"],["UBL-SR-33","description of a supporting document (BT-123)","AdditionalDocumentReference","DocumentDescription"],["UBL-SR-25",
"name of the place of delivery (BT-70)","Delivery","DeliveryParty/PartyName/Name"],["UBL-SR-34","note of a line (BT-127)",ae,"Note"],["UBL-SR-35","line of the o\
rder (BT-132)",ae,"OrderLineReference/LineID"],["UBL-SR-36","period of a line (BG-26)",ae,"InvoicePeriod"],["UBL-SR-37","discount of a price (BT-147)",ae,"Price\
/AllowanceCharge/Amount"],["UBL-SR-50","description of an item (BT-154)",ae,"Item/Description"],["UBL-SR-52","invoiced object of a line (BT-128)",ae,"DocumentRe\
ference"],["UBL-SR-26","remittance information (BT-83)","PaymentMeans","PaymentID"],["UBL-SR-27","code of a means of payment (BT-81)","PaymentMeans","PaymentMea\
nsCode"],["UBL-SR-28","mandate of a means of payment (BT-89)","PaymentMeans","PaymentMandate/ID"],["UBL-SR-06","preceding invoice of a reference (BG-3)","Billin\
gReference","InvoiceDocumentReference"],["UBL-SR-22","name of the tax representative (BT-62)","TaxRepresentativeParty","PartyName/Name"],["UBL-SR-23","VAT ident\
ifier of the tax representative (BT-63)","TaxRepresentativeParty","PartyTaxScheme/CompanyID"],["UBL-SR-32","reason of an exemption (BT-120)","TaxSubtotal","TaxC\
ategory/TaxExemptionReason"]],Ve=(e,t,o)=>(0,I.Z0)(e,`${t}/PartyTaxScheme`).filter(i=>(0,I.Z0)(i,"TaxScheme").length>0&&(0,n.fM)(i)===o).map(i=>ue(i,"CompanyID")).
reduce((i,r)=>i+r,0),Le=e=>(0,a.I0)(e,"DocumentTypeCode").includes("130"),hn=(e,t)=>{const o=(0,a.q0)(t[0],`${_}/PartyLegalEntity/RegistrationName`);return(0,a.
I0)(e,"PartyName/Name").some(i=>o.some(r=>r!==i?.trim()))},Fe=(e,t=()=>!0)=>(o,i)=>(0,I.Z0)(o,e).filter(t).length<=1&&hn(o,i),At=(e,t)=>t(((0,a.I0)(e,"@schemeID")[0]??
"").toUpperCase()),In=[_,ie,"PayeeParty","TaxRepresentativeParty","Delivery/DeliveryParty"],mn=(e,t)=>t.at(-1)?.name==="AllowanceCharge"&&t.at(-2)?.name==="Pric\
e",Bn=[...An.map(([e,t,o,i])=>E(e,`The ${t} is there once at most`,o,O(1,i))),E("UBL-SR-12","The seller has one VAT identifier at most (BT-31)","/",e=>Ve(e,_,!0)<=
1),E("UBL-SR-13","The seller has one tax registration at most (BT-32)","/",e=>Ve(e,_,!1)<=1),E("UBL-SR-18","The buyer has one VAT identifier at most (BT-48)","/",
e=>Ve(e,ie,!0)<=1),E("UBL-SR-42","The seller has two registrations for taxes at most","AccountingSupplierParty/Party",O(2,"PartyTaxScheme")),E("UBL-SR-53","A re\
gistration for taxes has an identifier and a scheme","PartyTaxScheme",e=>(0,a.$B)("TaxScheme/ID")(e)&&(0,a.$B)("CompanyID")(e)),E("UBL-SR-04","The invoiced obje\
ct is there once at most (BT-18)","/",e=>(0,I.Z0)(e,"AdditionalDocumentReference").filter(Le).map(t=>ue(t,"ID")).reduce((t,o)=>t+o,0)<=1),E("UBL-SR-43","Only th\
e invoiced object (BT-18) has a scheme and a type code","AdditionalDocumentReference",(e,t)=>Le(e)||t[0]?.name==="CreditNote"&&(0,a.I0)(e,"DocumentTypeCode").includes(
"50")||pe("ID/@schemeID|DocumentTypeCode")(e,t)),E("UBL-CR-666","The invoiced object (BT-18) has no attachment","AdditionalDocumentReference",pe("Attachment"),{
when:Le}),E("UBL-CR-673","The invoiced object (BT-18) has no description","AdditionalDocumentReference",pe("DocumentDescription"),{when:Le}),E("UBL-SR-07","A re\
ference to a preceding invoice has its number (BT-25)","BillingReference",(0,a.$B)("InvoiceDocumentReference/ID")),E("UBL-SR-30","An allowance has one reason at\
 most","AllowanceCharge",O(1,"AllowanceChargeReason"),{when:n.P5}),E("UBL-SR-31","A charge has one reason at most","AllowanceCharge",O(1,"AllowanceChargeReason"),
{when:n.Tb}),E("UBL-SR-29","The identifier of the creditor is there once at most (BT-90)","/",e=>In.flatMap(t=>(0,I.Z0)(e,`${t}/PartyIdentification/ID`)).filter(
t=>At(t,o=>o==="SEPA")).length<=1),E("UBL-SR-44","All means of payment have the same remittance information (BT-83)","/",e=>Ae((0,a.I0)(e,"PaymentMeans/PaymentI\
D"))),E("UBL-SR-47","All means of payment have the same code (BT-81)","/",e=>Ae((0,a.I0)(e,"PaymentMeans/PaymentMeansCode"))),E("UBL-SR-48","The item of a line \
has one category of VAT (BT-151)",ae,k("Item/ClassifiedTaxCategory")),E("UBL-SR-19","The payee has one name (BT-59), which is not that of the seller","/PayeePar\
ty",Fe("PartyName/Name")),E("UBL-SR-20","The payee has one identifier at most (BT-60), and another name than the seller","/PayeeParty",Fe("PartyIdentification/I\
D",e=>At(e,t=>t!=="SEPA"))),E("UBL-SR-21","The payee has one registration at most (BT-61), and another name than the seller","/PayeeParty",Fe("PartyLegalEntity/\
CompanyID")),E("UBL-DT-01","An amount has at most two decimals","*Amount",({text:e})=>!/\.[^]{3}/.test(e),{when:(e,t)=>!e.name.endsWith("PriceAmount")&&!mn(e,t)}),
E("UBL-DT-06","An attachment has a media type (BT-125)","*BinaryObject",(0,a.$B)("@mimeCode")),E("UBL-DT-07","An attachment has a file name (BT-125)","*BinaryOb\
ject",(0,a.$B)("@filename"))],ht=["M1","M2","M3","N1","N2","N3"],It=["clean","zero-emission","other"],mt={CII:{whole:"/SupplyChainTradeTransaction",items:"Inclu\
dedSupplyChainTradeLineItem/SpecifiedTradeProduct",classes:"DesignatedProductClassification/ClassCode",properties:"ApplicableProductCharacteristic",name:"Descri\
ption"},UBL:{whole:"/",items:"InvoiceLine/Item|CreditNoteLine/Item",classes:"CommodityClassification/ItemClassificationCode",properties:"AdditionalItemProperty",
name:"Name"}},Bt=e=>(0,I.w4)(e,"listID")==="CVD",Ct=({name:e})=>t=>(0,I.Z0)(t,e).some(({text:o})=>o==="cva"),Ke=(e,{classes:t})=>(0,I.Z0)(e,t).filter(Bt).length,
Ze=(e,t)=>(0,I.Z0)(e,t.properties).filter(Ct(t)).length,Ie=(e,t,o)=>({rule:e,text:t,scope:"CVD",checks:{CII:o(mt.CII),UBL:o(mt.UBL)}}),Cn=e=>t=>e.items.split("|").
flatMap(i=>(0,I.Z0)(t,i)).some(i=>Ke(i,e)>0&&Ze(i,e)>0),fn=[{rule:"BR-DE-CVD-01",text:"The invoice names the contract (BT-12)",scope:"CVD",checks:{CII:{at:"Appl\
icableHeaderTradeAgreement",holds:(0,a.lq)("ContractReferencedDocument/IssuerAssignedID")},UBL:{at:"/",holds:(0,a.lq)("ContractDocumentReference/ID")}}},{rule:"\
BR-DE-CVD-02",text:"The invoice names the tender or lot (BT-17)",scope:"CVD",checks:{CII:{at:"ApplicableHeaderTradeAgreement",holds:e=>(0,I.Z0)(e,"AdditionalRef\
erencedDocument").some(t=>(0,I.Z0)(t,"TypeCode").some(({text:o})=>o.trim()==="50")&&(0,I.Z0)(t,"IssuerAssignedID").some(({text:o})=>o.trim()!==""))},UBL:{at:"/",
holds:(0,a.lq)("OriginatorDocumentReference/ID")}}},Ie("BR-DE-CVD-03","A line is about a vehicle, with its class CVD and its property cva",e=>({at:e.whole,holds:Cn(
e)})),Ie("BR-DE-CVD-04",`The class of a vehicle (BT-158) is ${ht.join(", ")}`,({classes:e})=>({at:e,when:Bt,holds:({text:t})=>ht.includes(t.trim()),found:({text:t})=>t.
trim()})),Ie("BR-DE-CVD-05",`The property cva of a vehicle (BT-161) is ${It.join(", ")}`,e=>({at:e.properties,when:Ct(e),holds:t=>(0,I.Z0)(t,"Value").some(({text:o})=>It.
includes(o.trim()))})),Ie("BR-DE-CVD-06-a","An item of the class CVD has one property cva",e=>({at:e.items,when:t=>Ke(t,e)>0,holds:t=>Ze(t,e)===1})),Ie("BR-DE-C\
VD-06-b","An item with the property cva has one class CVD",e=>({at:e.items,when:t=>Ze(t,e)>0,holds:t=>Ke(t,e)===1}))],Dn="10 11 13~15 1I 20~25 27 28 2A~2C 2G~2N\
 2P~2R 2U 2X~2Z 33~35 37 38 3B 3C 40 41 4C 4G 4H 4K~4R 4T 4U 4W 4X 56~59 5A 5B 5E 5J 60 61 74 77 80 81 85 87 89 91 A10~A19 A2 A20~A24 A26~A29 A3 A30~A39 A4 A40~\
A45 A47~A49 A5 A53~A56 A59 A6 A68 A69 A7 A70 A71 A73~A76 A8 A84~A89 A9 A90 A91 A93~A99 AA AB ACR ACT AD AE AH AI AK AL AMH AMP ANN APZ AQ AS ASM ASU ATM AWG AY \
AZ B1 B10~B19 B20~B29 B3 B30~B35 B4 B41~B49 B50 B52~B59 B60~B64 B66~B69 B7 B70~B79 B8 B80~B89 B90~B99 BAR BB BFT BHP BIL BLD BLL BP BPM BQL BTU BUA BUI C0 C10~C\
19 C20~C29 C3 C30~C39 C40~C49 C50~C59 C60~C69 C7 C70~C76 C78 C79 C8 C80~C89 C9 C90~C97 C99 CCT CDL CEL CEN CG CGM CKG CLF CLT CMK CMQ CMT CNP CNT COU CTG CTM CT\
N CUR CWA CWI D03 D04 D1 D10~D13 D15~D19 D2 D20~D27 D29 D30~D34 D36 D41~D49 D5 D50~D59 D6 D60~D63 D65 D68 D69 D73 D74 D77 D78 D80~D83 D85~D89 D91 D93~D95 DAA DA\
D DAY DB DBM DBW DD DEC DG DJ DLT DMA DMK DMO DMQ DMT DN DPC DPR DPT DRA DRI DRL DT DTN DWT DZN DZP E01 E07~E09 E10 E12 E14~E19 E20~E23 E25 E27 E28 E30~E39 E4 E\
40~E49 E50~E59 E60~E69 E70~E79 E80~E89 E90~E99 EA EB EQ F01~F08 F10~F19 F20~F29 F30~F39 F40~F49 F50~F59 F60~F69 F70~F79 F80~F89 F90~F99 FAH FAR FBM FC FF FH FIT\
 FL FNU FOT FP FR FS FTK FTQ G01 G04~G06 G08 G09 G10~G19 G2 G20 G21 G23~G29 G3 G30~G39 G40~G49 G50~G59 G60~G69 G70~G79 G80~G89 G90~G99 GB GBQ GDW GE GF GFI GGR \
GIA GIC GII GIP GJ GL GLD GLI GLL GM GO~GQ GRM~GRO GV GWH H03~H09 H10~H16 H18 H19 H20~H29 H30~H39 H40~H49 H50~H59 H60~H69 H70~H77 H79 H80~H85 H87~H89 H90~H96 H9\
8 H99 HA HAD HBA HBX HC HDW HEA HGM HH HIU HKM HLT HM HMO HMQ HMT HPA HTZ HUR HWE IA IE INH INK INQ ISD IU IUG IV J10 J12~J19 J2 J20~J29 J30~J36 J38 J39 J40~J49\
 J50~J59 J60~J69 J70~J76 J78 J79 J81~J85 J87 J90~J93 J95~J99 JE JK JM JNT JOU JPS JWL K1 K10~K19 K2 K20~K23 K26~K28 K3 K30~K39 K40~K43 K45~K49 K50~K55 K58 K59 K\
6 K60~K69 K70 K71 K73~K79 K80~K89 K90~K99 KA KAT KB KBA KCC KDW KEL KGM KGS KHY KHZ KI KIC KIP KJ KJO KL KLK KLX KMA KMH KMK KMQ KMT KNI KNM KNS KNT KO KPA KPH \
KPO KPP KR KSD KSH KT KTN KUR KVA KVR KVT KW KWH KWN KWO KWS KWT KWY KX L10~L19 L2 L20 L21 L23~L29 L30~L39 L40~L49 L50~L59 L60 L63~L69 L70~L79 L80~L89 L90~L96 L\
98 L99 LA LAC LBR LBT LD LEF LF LH LK LM~LP LPA LR LS LTN LTR LUB LUM LUX LY M1 M10~M19 M20~M27 M29 M30~M39 M4 M40~M49 M5 M50~M53 M55~M59 M60~M69 M7 M70~M79 M80\
~M89 M9 M90~M99 MAH MAL MAM MAR MAW MBE MBF MBR MC MCU MD MGM MHZ MIK MIL MIN MIO MIU MKD MKM MKW MLD MLT MMK MMQ MMT MND MNJ MON MPA MQD MQH MQM MQS MQW MRD MR\
M MRW MSK MTK MTQ~MTS MTZ MVA MWH N1 N10~N19 N20~N29 N3 N30~N39 N40~N49 N50~N59 N60~N69 N70~N79 N80~N89 N90~N99 NA NAR NCL NEW NF NIL NIU NL NM3 NMI NMP NPT NT \
NTU NU NX OA ODE ODG ODK ODM OHM ON ONZ OPM OT OZA OZI P1 P10~P19 P2 P20~P29 P30~P39 P40~P49 P5 P50~P59 P60~P69 P70~P79 P80~P89 P90~P99 PAL PD PFL PGL PI PLA PO\
 PQ~PS PTD PTI PTL PTN Q10~Q19 Q20~Q29 Q3 Q30~Q39 Q40~Q42 QA QAN QB QR QTD QTI QTL QTR R1 R9 RH RM ROM RP RPM RPS RT S3 S4 SAN SCO SCR SEC SET SG SIE SM3 SMI SQ\
 SQR SR STC STI STK STL STN STW SW SX SYR T0 T3 TAH TAN TI TIC TIP TKM TMS TNE TP TPI TPR TQD TRL TST TTS U1 U2 UB UC VA VLT VP W2 WA WB WCD WE WEB WEE WG WHR W\
M WSD WTT X1 X1A X1B X1D X1F X1G X1W X2C X3A X3H X43 X44 X4A~X4D X4F~X4H X5H X5L X5M X6H X6P X7A X7B X8A~X8C XAA~XAJ XAL XAM XAP XAT XAV XB4 XBA~XBZ XCA~XCZ XDA\
~XDC XDG~XDN XDP XDR~XDY XEC~XEI XEN XFB~XFE XFI XFL XFO XFP XFR XFT XFW XFX XGB XGI XGL XGR XGU XGY XGZ XHA~XHC XHG XHN XHR XIA~XIH XIK XIL XIN XIZ XJB XJC XJG\
 XJR XJT XJY XKG XKI XLE XLG XLT~XLV XLZ XMA~XMC XME XMR~XMT XMW XMX XNA XNE~XNG XNS~XNV XO1~XO9 XOA~XON XOP~XOZ XP1~XP4 XPA~XPL XPN~XPP XPR XPT~XPV XPX~XPZ XQA\
~XQD XQF~XQH XQJ~XQN XQP~XQS XRD XRG XRJ~XRL XRO XRT XRZ XSA~XSE XSH XSI XSK~XSM XSO XSP XSS~XSZ XT1 XTB~XTE XTG XTI XTK XTL XTN XTO XTR~XTW XTY XTZ XUC XUN XVA\
 XVG XVI XVK XVL XVN~XVS XVY XWA~XWD XWF~XWH XWJ~XWN XWP~XWZ XXA~XXD XXF~XXH XXJ XXK XYA~XYD XYF~XYH XYJ~XYN XYP~XYT XYV~XYZ XZA~XZD XZF~XZH XZJ~XZN XZP~XZZ YDK\
 YDQ YRD Z11 Z9 ZP ZZ",Rn="AAA~AAZ ABA~ABZ AC ACA~ACL ACN~ACR ACT~ACZ ADA~ADG ADI~ADQ ADT~ADZ AE AEA~AEZ AF AFA~AFZ AGA~AGZ AHA~AHV AHX~AHZ AIA~AIZ AJA~AJZ AKA~\
AKZ ALA~ALZ AMA~AMZ ANA~ANY AOA AOD~AOZ AP APA~APZ AQA~AQZ ARA~ARZ ASA~ASZ ATA~ATZ AU AUA~AUZ AV AVA~AVZ AWA~AWZ AXA~AXS AXU BA BC~BE BH BM~BO BR BT BTP BW CAS~\
CAZ CBA CBB CD CEC CED CFE CFF CFO CG CH CK CKN CM CMR CN CNO COF CP CR CRN CS CST CT~CW CZ DA DAN DB DI DL DM DQ DR EA EB ED EE EEP EI EN EQ ER ERN ET EX FC FF\
 FI FLW FN FO FS FT FV FX GA GC GD GDN GN HS HWB IA IB ICA ICE ICO II IL INB INN INO IP IS IT IV JB JE LA LAN LAR LB LC LI LO LRC LS MA MB MF~MH MR MRN MS MSS M\
WB NA NF OH OI ON OP OR PB~PF PI PK PL POR PP~PS PW PY RA RC RCN RE REN RF RR RT SA SB SD SE SEA SF SH SI SM SN SP SQ SRN SS STA SW SZ TB TCR TE TF TI TIN TL TN\
 TP UAR UC UCN UN UO URI VA VC VGR VM VN VON VOR VP VR~VT VV WE WM WN WR WS WY XA XC XP ZZZ",yn="AAA~AAG AAI~AAZ ABA~ABX ABZ ACA~ACZ ADA~ADZ AEA~AEZ AFA~AFZ AGA\
~AGZ AHA~AHZ AIA~AIZ AJA AJB ALC~ALQ ARR ARS AUT~AUZ AVA~AVF BAG~BAZ BBA BBB BLC~BLZ BMA~BMH CCI~CCO CEX CHG CIP CLP CLR COI CUR CUS DAR DCL DEL DIN DOC DUT EUR\
 FBC GBL GEN GS7 HAN HAZ ICN IIN IMI IND INS INV IRP ITR ITS LAN LIN LOI MCO MDH MKS ORI OSI PAC PAI PAY PKG PKT PMD PMT PRD PRF PRI PUR QIN QQD QUT RAH REG RET\
 REV RQR SAF SIC SIN SLR SPA SPG SPH SPP SPT SRN SSR SUR TCA TDT TRA TRR TXD WHI ZZZ",pn="AA~AZ BA~BZ CC CG CL CR CV DR DW EC EF EMD EN FS GB GMN GN GS HS IB IN\
 IS IT IZ MA MF MN MP NB ON PD PL PO PPI PV QS RC RN RU RY SA SG SK SN SRS~SRZ SS SSA~SSZ ST STA~STZ SUA~SUM TG TSN~TSU UA UP VN VP VS VX ZZZ",Sn="AA AAA AAC~AA\
F AAH AAI AAS AAT AAV AAY AAZ ABA~ABD ABF ABK ABL ABN ABR~ABU ACF~ACM ACS ADC ADE ADJ~ADR ADT ADW ADY ADZ AEA~AED AEF AEH~AEP AES~AEZ AJ AU CA CAB CAD~CAF CAI~C\
AZ CD CG CS CT DAB~DAD DAF~DAQ DL EG EP ER FAA~FAC FC FH FI GAA HAA HD HH IAA IAB ID IF IR IS KO L1 LA LAA LAB LF MAE MI ML NAA OA PA PAA PC PL PRV RAB~RAD RAF \
RE RF RH RV SA SAA SAD SAE SAI SG SH SM SU TAB TAC TT TV V1 V2 WH XAA YY ZZZ",En="0002~0091 0093~0102 0104~0180 0183~0248",Pn="0002 0007 0009 0037 0060 0088 009\
6 0097 0106 0130 0135 0142 0147 0151 0154 0158 0170 0177 0183 0184 0188 0190~0196 0198~0205 0208~0213 0215~0221 0225 0230 0235 0240 0242 0244~0246 0248 9910 991\
3~9915 9918~9920 9922~9953 9957 9959 AN AQ AS AU EM",Ln="VATEX-EU-132 VATEX-EU-132-1A~VATEX-EU-132-1Q VATEX-EU-135-1 VATEX-EU-143 VATEX-EU-143-1A~VATEX-EU-143-1\
F VATEX-EU-143-1FA VATEX-EU-143-1G~VATEX-EU-143-1L VATEX-EU-144 VATEX-EU-146-1E VATEX-EU-148 VATEX-EU-148-A~VATEX-EU-148-G VATEX-EU-151 VATEX-EU-151-1A VATEX-EU\
-151-1AA VATEX-EU-151-1B~VATEX-EU-151-1E VATEX-EU-153 VATEX-EU-159 VATEX-EU-309 VATEX-EU-79-C VATEX-EU-AE VATEX-EU-D VATEX-EU-F VATEX-EU-G VATEX-EU-I VATEX-EU-I\
C VATEX-EU-J VATEX-EU-O VATEX-FR-298SEXDECIESA VATEX-FR-AE VATEX-FR-CGI261-1~VATEX-FR-CGI261-5 VATEX-FR-CGI261-7 VATEX-FR-CGI261-8 VATEX-FR-CGI261A VATEX-FR-CGI\
261B VATEX-FR-CGI261C-1~VATEX-FR-CGI261C-3 VATEX-FR-CGI261D-1 VATEX-FR-CGI261D-1BIS VATEX-FR-CGI261D-2~VATEX-FR-CGI261D-4 VATEX-FR-CGI261E-1 VATEX-FR-CGI261E-2 \
VATEX-FR-CGI275 VATEX-FR-CGI277A VATEX-FR-CGI295 VATEX-FR-CNWVAT VATEX-FR-FRANCHISE";var Z=L(89107);const me=e=>e.has.bind(e);function j(e){let t;return o=>(t??=
(0,Z.ZQ)(e)).has(o)}const ft=j(Rn),Dt=j(yn),Me=j(En),Mn=j(pn),Rt=j(Sn),yt=j(Dn),gn=j(Pn),Nn=j(Ln),pt=e=>Nn(e.toUpperCase()),se=me(Z.yR),ge=me(Z.FS),Ne=me(Z.PF),
St=me(Z.TU),Et=me(Z.CR),A=(e,t,o,i={})=>{const r=o===void 0?"":`@${o}`,{when:c=()=>!0}=i;return{at:e,...i,when:(d,l)=>c(d,l)&&(o===void 0||(0,a.fK)(d,r)!==null),
holds:d=>t((0,a.fK)(d,r)??""),found:d=>(0,a.fK)(d,r)}},g=(e,t,o,i="all")=>({rule:e,text:`The ${t} is one of its list`,scope:i,checks:o}),re=([e,t,o],i,r,c,d)=>[
g(e,i,d(r),`not ${o}`),g(t,i,d(l=>r(l)||c.includes(l)),o)],Be=["XR01","XR02","XR03",""],Pt=(...e)=>{const t=(0,a.Yw)(...e);return(o,i)=>!t(o,i)},Ue=(e,t)=>(o,i)=>(t?
["true","1"]:["false","0"]).includes((0,a.q0)(i.at(-1),e)[0]??""),Lt="SpecifiedTradeAllowanceCharge/ReasonCode",Mt="AllowanceCharge/AllowanceChargeReasonCode",Un=(0,a.
Yw)("AccountingSupplierParty","PayeeParty"),Xn=(e,t)=>(0,a.q0)(t.at(-1),"DocumentTypeCode")[0]==="130";function Qe({text:e}){const[,t,...o]=e.split("#",3);return o.
length>0&&t?.length===3?t:void 0}const gt="media type of an attachment (BT-125)",Nt=e=>({CII:A("AttachmentBinaryObject",e,"mimeCode"),UBL:A("EmbeddedDocumentBin\
aryObject",e,"mimeCode")}),vn=({CII:e,UBL:t})=>{const o=()=>!0;return{CII:{...e,when:o},UBL:{...t,when:o}}},bn=["Amount","BaseAmount","PriceAmount","TaxAmount",
"TaxableAmount","LineExtensionAmount","TaxExclusiveAmount","TaxInclusiveAmount","AllowanceTotalAmount","ChargeTotalAmount","PrepaidAmount","PayableRoundingAmoun\
t","PayableAmount"].join("|"),xn=[g("BR-CL-01","type code (BT-3, UNTDID 1001)",{CII:A("ExchangedDocument/TypeCode",e=>Z.sb.has(e)||Z.S4.has(e)),UBL:{...A("Invoi\
ceTypeCode|CreditNoteTypeCode",()=>!0),holds:e=>(e.name==="InvoiceTypeCode"?Z.sb:Z.S4).has(e.text.trim())}}),g("BR-CL-03","currency of an amount (ISO 4217)",{CII:A(
"TaxTotalAmount",se,"currencyID"),UBL:{at:bn,holds:e=>se((0,a.fK)(e,"@currencyID")??""),found:e=>(0,a.fK)(e,"@currencyID")}}),g("BR-CL-04","currency (BT-5, ISO \
4217)",{CII:A("InvoiceCurrencyCode",se),UBL:A("DocumentCurrencyCode",se)}),g("BR-CL-05","currency of VAT (BT-6, ISO 4217)",{CII:A("TaxCurrencyCode",se),UBL:A("T\
axCurrencyCode",se)}),g("BR-CL-06","code for the date of VAT (BT-8, UNTDID 2475 in CII, 2005 in UBL)",{CII:A("DueDateTypeCode",e=>["5","29","72"].includes(e)),UBL:A(
"InvoicePeriod/DescriptionCode",e=>["3","35","432"].includes(e))}),g("BR-CL-07","scheme of an invoiced object (BT-18, BT-128, UNTDID 1153)",{CII:A("ReferenceTyp\
eCode",ft),UBL:A("AdditionalDocumentReference/ID|DocumentReference/ID",ft,"schemeID",{when:Xn})}),g("BR-CL-08","subject of a note (BT-21, UNTDID 4451)",{CII:A("\
SubjectCode",Dt),UBL:{at:"/Note",when:e=>Qe(e)!==void 0,holds:e=>Dt(Qe(e)),found:e=>Qe(e)??null}}),...re(["BR-CL-10","BR-DEX-04","extension"],"scheme of an iden\
tifier of a party (ISO/IEC 6523)",Me,Be,e=>({CII:A("GlobalID",e,"schemeID",{when:Pt("SpecifiedTradeProduct","ShipToTradeParty")}),UBL:{...A("PartyIdentification\
/ID",e,"schemeID"),holds:(t,o)=>{const i=(0,a.fK)(t,"@schemeID")??"";return e(i)||i==="SEPA"&&Un(t,o)}}})),...re(["BR-CL-11","BR-DEX-05","extension"],"scheme of\
 a registration (BT-30, BT-47, BT-61, ISO/IEC 6523)",Me,Be,e=>({CII:A("ID",e,"schemeID",{when:Pt("SpecifiedTaxRegistration")}),UBL:A("PartyLegalEntity/CompanyID",
e,"schemeID")})),...re(["BR-CL-13","BR-TMP-CVD-01","CVD"],"scheme of the class of an item (BT-158, UNTDID 7143)",Mn,["CVD"],e=>({CII:A("ClassCode",e,"listID"),UBL:A(
"CommodityClassification/ItemClassificationCode",e,"listID")})),g("BR-CL-14","country (ISO 3166-1)",{CII:A("CountryID",ge),UBL:A("Country/IdentificationCode",ge)}),
g("BR-CL-15","country of origin (BT-159, ISO 3166-1)",{CII:A("OriginTradeCountry/ID",ge),UBL:A("OriginCountry/IdentificationCode",ge)}),g("BR-CL-16","means of p\
ayment (BT-81, UNTDID 4461)",{CII:A("SpecifiedTradeSettlementPaymentMeans/TypeCode",Z.bd),UBL:A("PaymentMeans/PaymentMeansCode",Z.bd)}),g("BR-CL-17","category o\
f VAT (BT-95, BT-102, in UBL BT-118 too)",{CII:A("CategoryTradeTax/CategoryCode",Ne),UBL:A("TaxCategory/ID",Ne)}),g("BR-CL-18","category of VAT (BT-151, in CII \
BT-118 too)",{CII:A("ApplicableTradeTax/CategoryCode",Ne),UBL:A("ClassifiedTaxCategory/ID",Ne)}),g("BR-CL-19","reason of an allowance (BT-98, BT-140, UNTDID 518\
9)",{CII:A(Lt,St,void 0,{when:Ue("ChargeIndicator/Indicator",!1)}),UBL:A(Mt,St,void 0,{when:Ue("ChargeIndicator",!1)})}),g("BR-CL-20","reason of a charge (BT-10\
5, BT-145, UNTDID 7161)",{CII:A(Lt,Rt,void 0,{when:Ue("ChargeIndicator/Indicator",!0)}),UBL:A(Mt,Rt,void 0,{when:Ue("ChargeIndicator",!0)})}),...re(["BR-CL-21",
"BR-DEX-06","extension"],"scheme of the identifier of an item (BT-157, ISO/IEC 6523)",Me,Be,e=>({CII:A("SpecifiedTradeProduct/GlobalID",e,"schemeID"),UBL:A("Sta\
ndardItemIdentification/ID",e,"schemeID")})),g("BR-CL-22","code for the reason of an exemption (BT-121, VATEX)",{CII:A("ExemptionReasonCode",pt),UBL:A("TaxExemp\
tionReasonCode",pt)}),g("BR-CL-23","unit of a quantity (BT-130, BT-150, UN/ECE Recommendation 20 or 21)",{CII:A("BasisQuantity|BilledQuantity",yt,"unitCode"),UBL:A(
"InvoicedQuantity|CreditedQuantity|BaseQuantity",yt,"unitCode")}),g("BR-CL-24",gt,Nt(Et),"not extension"),g("BR-DEX-01",gt,vn(Nt(e=>Et(e)||e==="application/xml")),
"extension"),...re(["BR-CL-25","BR-DEX-07","extension"],"scheme of an electronic address (BT-34, BT-49, EAS)",gn,Be,e=>({CII:A("URIUniversalCommunication/URIID",
e,"schemeID"),UBL:A("EndpointID",e,"schemeID")})),...re(["BR-CL-26","BR-DEX-08","extension"],"scheme of a place of delivery (BT-71, ISO/IEC 6523)",Me,Be,e=>({CII:A(
"ApplicableHeaderTradeDelivery/ShipToTradeParty/GlobalID",e,"schemeID"),UBL:A("DeliveryLocation/ID",e,"schemeID")}))],On=[(0,n.Hu)("BR-01","The invoice names it\
s specification (BT-24)","all",["/",(0,a.lq)("ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID")],["/",(0,a.lq)("CustomizationID")]),(0,n.
Hu)("BR-02","The invoice has a number (BT-1)","all",["/",(0,a.lq)("ExchangedDocument/ID")],["/",(0,a.lq)("ID")]),(0,n.Hu)("BR-03","The invoice has an issue date\
 (BT-2), in CII in format 102","all",["/",e=>(0,I.Z0)(e,"ExchangedDocument/IssueDateTime/DateTimeString").some(t=>(0,a.f7)("@format",["102"])(t)&&t.text.trim()!==
"")],["/",(0,a.lq)("IssueDate")]),(0,n.Hu)("BR-04","The invoice has a type code (BT-3)","all",["/",(0,a.lq)("ExchangedDocument/TypeCode")],["/",(0,a.lq)("Invoic\
eTypeCode|CreditNoteTypeCode")]),(0,n.Hu)("BR-05","The invoice has a currency (BT-5)","all",["/",(0,a.lq)(`${n.gm}/InvoiceCurrencyCode`)],["/",(0,a.lq)("Documen\
tCurrencyCode")]),(0,n.Hu)("BR-06","The seller has a name (BT-27)","all",["/",(0,a.lq)(`${n.Kv}/Name`)],["/",(0,a.lq)(`${n.C}/PartyLegalEntity/RegistrationName`)]),
(0,n.Hu)("BR-07","The buyer has a name (BT-44)","all",["/",(0,a.lq)(`${n.iq}/Name`)],["/",(0,a.lq)(`${n.AU}/PartyLegalEntity/RegistrationName`)]),(0,n.Hu)("BR-0\
8","The seller has an address (BG-5)","all",["/",(0,a.$B)(`${n.Kv}/PostalTradeAddress`)],["/",(0,a.$B)(`${n.C}/PostalAddress`)]),(0,n.Hu)("BR-09","The address o\
f the seller has a country (BT-40)","all",["/",(0,a.lq)(`${n.Kv}/PostalTradeAddress/CountryID`)],[`${n.C}/PostalAddress`,(0,a.lq)(n.NN)]),(0,n.Hu)("BR-10","The \
buyer has an address (BG-8)","above MINIMUM",["/",(0,a.$B)(`${n.iq}/PostalTradeAddress`)],["/",(0,a.$B)(`${n.AU}/PostalAddress`)]),(0,n.Hu)("BR-11","The address\
 of the buyer has a country (BT-55)","above MINIMUM",["/",(0,a.lq)(`${n.iq}/PostalTradeAddress/CountryID`)],[`${n.AU}/PostalAddress`,(0,a.lq)(n.NN)]),(0,n.Hu)("\
BR-16","The invoice has a line (BG-25)","with lines",["/",(0,a.$B)(`${n.Df}/${n.pj}`)],["/",(0,a.$B)(n.FQ)]),(0,n.Hu)("BR-53","If VAT has a currency of its own \
(BT-6), its total in that currency is there (BT-111)","above MINIMUM",["/",e=>{const[t,o]=["TaxCurrencyCode","InvoiceCurrencyCode"].map(r=>(0,a.fK)(e,`${n.gm}/${r}`)),
i=`${n.gm}/${n.vf}/TaxTotalAmount/@currencyID`;return!(0,a.$B)(`${n.gm}/${n.vf}`)(e)||t===null||t===void 0?!0:t!==o&&(0,a.f7)(i,[t])(e)}],["/",e=>(0,I.Z0)(e,"Ta\
xCurrencyCode").every(({text:t})=>(0,a.f7)("TaxTotal/TaxAmount/@currencyID",[t.trim()])(e))]),(0,n.Hu)("BR-CO-18","There is a breakdown of VAT (BG-23)","above M\
INIMUM",["/",e=>!(0,a.$B)(`${n.Df}/${n.pj}`)(e)||(0,a.$B)(`${n.Df}/${n.Uy}`)(e)],["/",(0,a.$B)(n.eg)])],We=e=>!(0,n.Xd)(e)||!(0,a.f7)("CategoryCode",["L","M","O"])(
e),Hn=[(0,n.Hu)("BR-12","The sum of the line net amounts is there (BT-106)","above MINIMUM",[n.vf,(0,a.lq)("LineTotalAmount")],["/LegalMonetaryTotal",(0,a.lq)("\
LineExtensionAmount")]),(0,n.Hu)("BR-13","The total without VAT is there (BT-109)","all",[n.vf,(0,a.lq)("TaxBasisTotalAmount")],["/LegalMonetaryTotal",(0,a.lq)(
"TaxExclusiveAmount")]),(0,n.Hu)("BR-14","The total with VAT is there (BT-112)","all",[n.vf,(0,a.lq)("GrandTotalAmount")],["/LegalMonetaryTotal",(0,a.lq)("TaxIn\
clusiveAmount")]),(0,n.Hu)("BR-15","The amount due is there (BT-115)","all",[n.vf,(0,a.lq)("DuePayableAmount")],["/LegalMonetaryTotal",(0,a.lq)("PayableAmount")]),
(0,n.Hu)("BR-45","A row of the VAT breakdown has a taxable amount (BT-116)","above MINIMUM",[n.Uy,(0,a.lq)("BasisAmount"),{when:We}],[n.eg,(0,a.lq)("TaxableAmou\
nt")]),(0,n.Hu)("BR-46","A row of the VAT breakdown has an amount of VAT (BT-117)","above MINIMUM",[n.Uy,(0,a.lq)("CalculatedAmount"),{when:We}],[n.eg,(0,a.lq)(
"TaxAmount")]),(0,n.Hu)("BR-47","A row of the VAT breakdown has a category of VAT (BT-118)","above MINIMUM",[n.Uy,e=>(0,n.Xd)(e)&&(0,a.$B)("CategoryCode")(e)],[
n.eg,(0,n.DZ)("TaxCategory","ID")]),(0,n.Hu)("BR-48","A row of the VAT breakdown has a rate (BT-119), unless VAT does not apply","above MINIMUM",[n.Uy,e=>(0,n.Xd)(
e)&&((0,a.$B)("RateApplicablePercent")(e)||(0,a.f7)("CategoryCode",["O"])(e)),{when:We}],[n.eg,e=>(0,I.Z0)(e,"TaxCategory").some(t=>(0,n.fM)(t)&&((0,a.$B)("Perc\
ent")(t)||(0,a.f7)("ID",["O"])(t)))])],Ut=(e,t)=>t[0]?.name==="Invoice",Ce=(e,t,o)=>({rule:e,text:t,scope:"extension",checks:{UBL:{at:"/PrepaidPayment",when:Ut,
holds:o}}});function wn(e){const o=(0,I.Z0)(e,"PrepaidPayment/PaidAmount").map(({text:r})=>r.trim()===""?s.f2:(0,s._)(r.trim()));if(o.includes(void 0))return!1;
const i=(0,s.cz)(o);return(0,I.Z0)(e,"LegalMonetaryTotal").every(r=>{const[c,d]=["PayableAmount","TaxInclusiveAmount"].map(N=>(0,s._)((0,a.fK)(r,N)??"")),[l,D]=[
"PayableRoundingAmount","PrepaidAmount"].map(N=>(0,s._)((0,a.fK)(r,N)??"0"));if(!c||!d||!l||!D)return!1;const S=(0,s.WQ)((0,s.Re)(d,D),i);return(0,s.Re)((0,s.Fd)(
(0,s.Re)(c,l)),(0,s.Fd)(S)).units===0n})}const Gn=[{rule:"BR-DEX-03",text:"The item of a sub-line has one VAT category (BG-DEX-06)",scope:"extension",checks:{UBL:{
at:"SubInvoiceLine/Item",when:Ut,holds:e=>(0,I.Z0)(e,"ClassifiedTaxCategory").length===1}}},{rule:"BR-DEX-09",text:"The amount due (BT-115) is the total with VA\
T less the paid amount, with the rounding and the payments of third parties (BT-DEX-002)",scope:"extension",checks:{UBL:{at:"/",holds:wn,found:e=>(0,a.fK)(e,"Le\
galMonetaryTotal/PayableAmount")}}},Ce("BR-DEX-10","A payment of a third party has a type (BT-DEX-001)",(0,a.lq)("ID")),Ce("BR-DEX-11","A payment of a third par\
ty has an amount (BT-DEX-002)",(0,a.lq)("PaidAmount")),Ce("BR-DEX-12","A payment of a third party has a description (BT-DEX-003)",(0,a.lq)("InstructionID")),Ce(
"BR-DEX-13","The payment of a third party has two decimals at most (BT-DEX-002)",e=>{const[,t=""]=((0,I.Z0)(e,"PaidAmount")[0]?.text??"").split(".",2);return t.
length<=2}),Ce("BR-DEX-14","The payment of a third party is in the currency of the invoice (BT-5)",(e,t)=>{const[o]=(0,I.Z0)(e,"PaidAmount"),i=o&&(0,I.w4)(o,"cu\
rrencyID");return typeof i=="string"&&(0,a.q0)(t[0],"DocumentCurrencyCode").includes(i)})];function $n(e){if(e.name!=="Invoice")return!0;const t=(0,I.Z0)(e,"Inv\
oiceLine");for(let o=t.pop();o;o=t.pop()){const i=(0,I.Z0)(o,"SubInvoiceLine");if(i.length===0)continue;const[r,...c]=[o,...i].map(d=>(0,s._)((0,a.fK)(d,"LineEx\
tensionAmount")??""));if(!r||c.includes(void 0)||(0,s.Re)(r,(0,s.cz)(c)).units!==0n)return!1;for(const d of i)t.push(d)}return!0}const Vn="SupplyChainTradeTrans\
action/IncludedSupplyChainTradeLineItem/AssociatedDocumentLineDocument/ParentLineID",Fn=[(0,u.Os)("invoice","extension",e=>[e],[["BR-DEX-02","The net amount of \
a line is the sum of its sub-lines (BT-131)",(e,{root:t})=>$n(t)],["BR-DEX-15","An invoice in CII has no sub-lines",(e,{root:t})=>(0,I.Z0)(t,Vn).length===0]])],
qe="SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount",Je="SpecifiedLineTradeAgreement/GrossPriceProductTradePrice/ChargeAmount",ke="Price/Allo\
wanceCharge/BaseAmount",Xt="SpecifiedTradeProduct/GlobalID",Kn=[(0,n.Hu)("BR-21","A line has an identifier (BT-126)","with lines",[n.pj,(0,a.lq)("AssociatedDocu\
mentLineDocument/LineID")],[n.FQ,(0,a.lq)("ID")]),(0,n.Hu)("BR-22","A line has a quantity (BT-129)","with lines",[n.pj,(0,a.lq)("SpecifiedLineTradeDelivery/Bill\
edQuantity")],[n.FQ,(0,a.lq)("InvoicedQuantity|CreditedQuantity")]),(0,n.Hu)("BR-23","The quantity of a line has a unit (BT-130)","with lines",[n.pj,(0,a.$B)("S\
pecifiedLineTradeDelivery/BilledQuantity/@unitCode")],[n.FQ,(0,a.$B)("InvoicedQuantity/@unitCode|CreditedQuantity/@unitCode")]),(0,n.Hu)("BR-24","A line has a n\
et amount (BT-131)","with lines",[n.pj,(0,a.lq)("SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount")],[n.FQ,(0,a.lq)("L\
ineExtensionAmount")]),(0,n.Hu)("BR-25","The item of a line has a name (BT-153)","with lines",[n.pj,(0,a.lq)("SpecifiedTradeProduct/Name")],[n.FQ,(0,a.lq)("Item\
/Name")]),(0,n.Hu)("BR-26","The item of a line has a net price (BT-146)","with lines",[n.pj,(0,a.lq)(qe)],[n.FQ,(0,a.lq)("Price/PriceAmount")]),(0,n.Hu)("BR-27",
"The net price is not negative (BT-146)","with lines",[n.pj,(0,n.Jd)(qe),{found:(0,n.RP)(qe)}],[n.FQ,(0,n.Jd)("Price/PriceAmount"),{found:(0,n.RP)("Price/PriceA\
mount")}]),(0,n.Hu)("BR-28","The gross price is not negative (BT-148)","with lines",[n.pj,(0,n.Jd)(Je),{when:(0,a.$B)(Je),found:(0,n.RP)(Je)}],[n.FQ,(0,n.Jd)(ke),
{when:(0,a.$B)(ke),found:(0,n.RP)(ke)}]),(0,n.Hu)("BR-30","The period of a line does not end before it begins (BT-134, BT-135)","with lines",["SpecifiedLineTrad\
eSettlement/BillingSpecifiedPeriod",n.if],["InvoiceLine/InvoicePeriod|CreditNoteLine/InvoicePeriod",(0,n.ql)("StartDate","EndDate")]),(0,n.Hu)("BR-CO-20","The p\
eriod of a line has a beginning (BT-134) or an end (BT-135)","with lines",["SpecifiedLineTradeSettlement/BillingSpecifiedPeriod",(0,a.$B)("StartDateTime|EndDate\
Time")],["InvoiceLine/InvoicePeriod|CreditNoteLine/InvoicePeriod",(0,a.$B)("StartDate|EndDate")]),(0,n.Hu)("BR-54","An attribute of an item has a name (BT-160) \
and a value (BT-161)","with lines",["ApplicableProductCharacteristic",e=>(0,a.$B)("Description")(e)&&(0,a.$B)("Value")(e)],["AdditionalItemProperty",e=>(0,a.$B)(
"Name")(e)&&(0,a.$B)("Value")(e)]),(0,n.Hu)("BR-64","The standard identifier of an item has a scheme (BT-157)","with lines",[n.pj,e=>!(0,a.$B)(Xt)(e)||(0,a.lq)(
`${Xt}/@schemeID`)(e)],["Item/StandardItemIdentification/ID",(0,a.$B)("@schemeID")]),(0,n.Hu)("BR-65","The class of an item has a scheme (BT-158)","with lines",
["DesignatedProductClassification",e=>!(0,a.$B)("ClassCode")(e)||(0,a.lq)("ClassCode/@listID")(e)],["Item/CommodityClassification/ItemClassificationCode",(0,a.$B)(
"@listID")]),(0,n.Hu)("BR-CO-04","A line has a category of VAT (BT-151)","with lines",[n.pj,(0,n.ux)("SpecifiedLineTradeSettlement/ApplicableTradeTax","Category\
Code")],[n.FQ,(0,n.DZ)("Item/ClassifiedTaxCategory","ID")]),...(0,n.Dz)([["BR-41","amount","An allowance of a line has an amount (BT-136)"],["BR-42","reason","A\
n allowance of a line has a reason (BT-139) or its code (BT-140)"],["BR-CO-23","reason","The reason of an allowance of a line is given as text, as code, or as b\
oth"]],"with lines",[n.iz,n.Iz],n.P5),...(0,n.Dz)([["BR-43","amount","A charge of a line has an amount (BT-141)"],["BR-44","reason","A charge of a line has a re\
ason (BT-144) or its code (BT-145)"],["BR-CO-24","reason","The reason of a charge of a line is given as text, as code, or as both"]],"with lines",[n.iz,n.Iz],n.
Tb)];var Zn=L(24195);const fe=(e,t,o)=>o.map(([i,r,c,d])=>(0,n.Hu)(i,r,"XRECHNUNG",[e,(0,a.lq)(c)],[`/${t}`,(0,a.lq)(d)])),ce="CityName",_e=["PostcodeCode","Pos\
talZone"],je="TelephoneUniversalCommunication/CompleteNumber",Ye="Telephone",ze="EmailURIUniversalCommunication/URIID",et="ElectronicMail",Qn=["S","Z","E","AE",
"K","G","L","M"],Wn=[`${n.Df}/${n.pj}/SpecifiedLineTradeSettlement/ApplicableTradeTax/CategoryCode`,`${n.Df}/${n.ts}/CategoryTradeTax/CategoryCode`].join("|"),qn=[
...["InvoiceLine","CreditNoteLine"].map(e=>`${e}/Item/ClassifiedTaxCategory/ID`),"AllowanceCharge/TaxCategory/ID"].join("|"),vt=e=>t=>e.split("|").some(o=>(0,I.
Z0)(t,o).some(({text:i})=>Qn.includes(i.trim()))),Jn=e=>(0,I.Z0)(e,`${n.Kv}/SpecifiedTaxRegistration/ID`).some(t=>["VA","FC"].includes((0,I.w4)(t,"schemeID")?.trim()??
"")&&t.text.trim()!==""),bt=(e,t)=>o=>{const i=new Set;return(0,I.Z0)(o,e).every(r=>{const c=(0,I.Z0)(r,t).flatMap(l=>(0,I.w4)(l,"filename")??[]),d=c.every(l=>!i.
has(l));for(const l of c)i.add(l);return d})},kn=["GrossPriceProductTradePrice","NetPriceProductTradePrice"];function _n(e){const t=o=>kn.map(i=>(0,a.fK)(e,`Spe\
cifiedLineTradeAgreement/${i}/BasisQuantity${o}`));return["","/@unitCode"].every(o=>{const[i,r]=t(o);return i===null||r===null||i===r})}const jn=[(0,n.Hu)("BR-D\
E-2","The seller has a contact (BG-6)","XRECHNUNG",["ApplicableHeaderTradeAgreement/SellerTradeParty",(0,a.$B)("DefinedTradeContact")],["/AccountingSupplierPart\
y",(0,a.$B)("Party/Contact")]),...fe("SellerTradeParty/PostalTradeAddress",`${n.C}/PostalAddress`,[["BR-DE-3","The address of the seller has a city (BT-37)",ce,
ce],["BR-DE-4","The address of the seller has a post code (BT-38)",..._e]]),...fe("SellerTradeParty/DefinedTradeContact",`${n.C}/Contact`,[["BR-DE-5","The conta\
ct of the seller has a name (BT-41)","PersonName|DepartmentName","Name"],["BR-DE-6","The contact of the seller has a telephone number (BT-42)",je,Ye],["BR-DE-7",
"The contact of the seller has an e-mail address (BT-43)",ze,et]]),...fe("BuyerTradeParty/PostalTradeAddress","AccountingCustomerParty/Party/PostalAddress",[["B\
R-DE-8","The address of the buyer has a city (BT-52)",ce,ce],["BR-DE-9","The address of the buyer has a post code (BT-53)",..._e]]),...fe("ApplicableHeaderTrade\
Delivery/ShipToTradeParty/PostalTradeAddress","Delivery/DeliveryLocation/Address",[["BR-DE-10","An address of delivery has a city (BT-77)",ce,ce],["BR-DE-11","A\
n address of delivery has a post code (BT-78)",..._e]]),...fe(n.Uy,"TaxTotal/TaxSubtotal",[["BR-DE-14","A row of the VAT breakdown has a rate (BT-119)","RateApp\
licablePercent","TaxCategory/Percent"]]),(0,n.Hu)("BR-DE-15","The invoice has a buyer reference (BT-10)","XRECHNUNG",["/",(0,a.lq)(`${n.Df}/ApplicableHeaderTrad\
eAgreement/BuyerReference`)],["/",(0,a.lq)("BuyerReference")]),(0,n.Hu)("BR-DE-16","If there is VAT, the seller has a VAT identifier (BT-31), a tax number (BT-3\
2) or a representative (BG-11)","XRECHNUNG",["/",e=>Jn(e)||(0,a.$B)(`${n.Df}/ApplicableHeaderTradeAgreement/SellerTaxRepresentativeTradeParty`)(e),{when:vt(Wn)}],
["/",e=>(0,a.$B)("TaxRepresentativeParty")(e)||(0,a.lq)(`${n.C}/PartyTaxScheme/CompanyID`)(e),{when:vt(qn)}]),(0,n.Hu)("BR-DE-22","No two attachments have the s\
ame file name","XRECHNUNG",["ApplicableHeaderTradeAgreement|SpecifiedLineTradeAgreement|SpecifiedLineTradeSettlement",bt("AdditionalReferencedDocument","Attachm\
entBinaryObject")],["/",bt("AdditionalDocumentReference","Attachment/EmbeddedDocumentBinaryObject")]),(0,n.Hu)("BR-TMP-3","A gross price is for as many units as\
 the net price (BT-149, BT-150)","XRECHNUNG",[`${n.Df}/${n.pj}`,_n])],tt=["326","380","381","384","389","875","876","877"],nt="ExchangedDocument/TypeCode",at="I\
nvoiceTypeCode|CreditNoteTypeCode",xt="ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID",Yn=/^[^@\s]+@[^@.\s]+(?:\.[^@.\s]+)+$/,zn=/^[a-z][a-z0-9+.-]+:/i,
Ot=e=>t=>zn.test((0,I.Z0)(t,e)[0]?.text??""),Ht=e=>t=>((0,a.fK)(t,e)??"").replace(/\D/g,"").length>=3,wt=e=>t=>Yn.test((0,a.fK)(t,e)??""),q=e=>({found:t=>(0,a.fK)(
t,e)}),Xe=(e,...t)=>o=>t.includes((0,a.fK)(o,e)??""),Gt=e=>t=>Zn.d1.includes((0,a.fK)(t,e)??""),$t=(e,t,o)=>i=>(0,a.$B)(e)(i)||t.split("|").every(r=>(0,I.Z0)(i,
r).every((0,a.$B)(o))),ea=[(0,n.Hu)("BR-DE-17",`The type code is one of ${tt.join(", ")} (BT-3)`,"XRECHNUNG",["/",Xe(nt,...tt),q(nt)],["/",Xe(at,...tt),q(at)]),
(0,n.Hu)("BR-DE-21","The specification is XRechnung 3.0 (BT-24)","XRECHNUNG",["/",Gt(xt),q(xt)],["/",Gt("CustomizationID"),q("CustomizationID")]),(0,n.Hu)("BR-D\
E-26","A corrected invoice (384) names the preceding invoice (BG-3)","XRECHNUNG",["/",(0,a.$B)(`${n.gm}/InvoiceReferencedDocument`),{when:Xe(nt,"384")}],["/",(0,a.
$B)("BillingReference/InvoiceDocumentReference"),{when:Xe(at,"384")}]),(0,n.Hu)("BR-DE-27","A telephone number has three digits or more (BT-42)","XRECHNUNG",["S\
ellerTradeParty/DefinedTradeContact",Ht(je),q(je)],[`/${n.C}/Contact`,Ht(Ye),q(Ye)]),(0,n.Hu)("BR-DE-28","An e-mail address is one (BT-43)","XRECHNUNG",["Seller\
TradeParty/DefinedTradeContact",wt(ze),q(ze)],[`/${n.C}/Contact`,wt(et),q(et)]),(0,n.Hu)("BR-DE-TMP-32","The invoice says when it was delivered (BT-72), or its \
period (BG-14), or that of each line (BG-26)","XRECHNUNG",["/SupplyChainTradeTransaction",$t("ApplicableHeaderTradeDelivery/ActualDeliverySupplyChainEvent/Occur\
renceDateTime|ApplicableHeaderTradeSettlement/BillingSpecifiedPeriod",n.pj,"SpecifiedLineTradeSettlement/BillingSpecifiedPeriod")],["/",$t("Delivery/ActualDeliv\
eryDate|InvoicePeriod","InvoiceLine|CreditNoteLine","InvoicePeriod")]),(0,n.Hu)("BR-TMP-2","The place of an external document is a URL with its scheme (BT-124)",
"XRECHNUNG",["ApplicableHeaderTradeAgreement/AdditionalReferencedDocument",Ot("URIID"),{when:e=>(0,a.$B)("URIID")(e)&&(0,a.fK)(e,"TypeCode")==="916",...q("URIID")}],
["/AdditionalDocumentReference/Attachment/ExternalReference",Ot("URI"),q("URI")])];var ta=L(17886);const De={CII:{means:"ApplicableHeaderTradeSettlement/Specifi\
edTradeSettlementPaymentMeans",code:"TypeCode",account:"PayeePartyCreditorFinancialAccount",iban:"PayeePartyCreditorFinancialAccount/IBANID",card:"ApplicableTra\
deSettlementFinancialCard",debited:"PayerPartyDebtorFinancialAccount/IBANID",debit:"PayerPartyDebtorFinancialAccount/IBANID",bank:"PayeeSpecifiedCreditorFinanci\
alInstitution|PayerSpecifiedDebtorFinancialInstitution"},UBL:{means:"/PaymentMeans",code:"PaymentMeansCode",account:"PayeeFinancialAccount",iban:"PayeeFinancial\
Account/ID",card:"CardAccount",debited:"PaymentMandate/PayerFinancialAccount/ID",debit:"PaymentMandate",bank:"CardAccount"}},ve="SpecifiedTradePaymentTerms/Dire\
ctDebitMandateID",Vt="CreditorReferenceID",Ft=e=>(t,o)=>(0,a.$B)(e.debit)(t)||e===De.CII&&(0,a.q0)(o.at(-1),`${ve}|${Vt}`).length>0,Y=(e,t,o,i,r)=>{const c=d=>({
at:d.means,when:(0,a.f7)(d.code,o),holds:i(d),...r&&{found:l=>(0,a.fK)(l,r(d))}});return{rule:e,text:t,scope:"XRECHNUNG",checks:{CII:c(De.CII),UBL:c(De.UBL)}}},
Kt=["30","58"],Zt=["48","54","55"],ot=["59"],it=(e,t)=>(o,i)=>!(0,a.$B)(e)(o)&&!(t&&Ft(t)(o,i)),na=/^#SKONTO#TAGE=\d+#PROZENT=\d+\.\d\d(?:#BASISBETRAG=-?\d+\.\d\d)?#$/;
function aa(e){const t=e.split(/\r?\n/),o=c=>c.trim().startsWith("#");if(!t.some(o))return!0;const i=t.findLastIndex(c=>c.lastIndexOf("#")>c.indexOf("#")+1);return i>=
0&&i+1<t.length&&t[i].trimEnd().endsWith("#")&&t.every(c=>!o(c)||na.test(c.trim()))}const Qt=e=>t=>(0,I.Z0)(t,e).every(({text:o})=>aa(o)),st=`${n.gm}/SpecifiedT\
radeSettlementPaymentMeans/${De.CII.debited}`,rt=`${n.gm}/${Vt}`,Wt=`${n.gm}/${ve}|${rt}|${st}`,oa=["AccountingSupplierParty/Party","PayeeParty"].map(e=>`${e}/P\
artyIdentification/ID/@schemeID`),ia=[(0,n.Hu)("BR-DE-1","The invoice says how it is paid (BG-16)","XRECHNUNG",["/",(0,a.$B)(`${n.gm}/SpecifiedTradeSettlementPa\
ymentMeans`)],["/",(0,a.$B)("PaymentMeans")]),(0,n.Hu)("BR-DE-18","Discounts in the payment terms (BT-20) are lines as #SKONTO#TAGE=14#PROZENT=2.25#, each with \
a line end","XRECHNUNG",["/",Qt(`${n.gm}/SpecifiedTradePaymentTerms/Description`)],["/",Qt("PaymentTerms/Note")]),Y("BR-DE-23-a","A credit transfer has an accou\
nt (BG-17)",Kt,({account:e})=>(0,a.$B)(e)),Y("BR-DE-23-b","A credit transfer has no card (BG-18) and no direct debit (BG-19)",Kt,e=>it(e.card,e)),Y("BR-DE-24-a",
"A payment by card has a card (BG-18)",Zt,({card:e})=>(0,a.$B)(e)),Y("BR-DE-24-b","A payment by card has no account (BG-17) and no direct debit (BG-19)",Zt,e=>it(
e.account,e)),Y("BR-DE-25-a","A direct debit says what is debited (BG-19)",ot,Ft),Y("BR-DE-25-b","A direct debit has no account of the payee (BG-17) and no card\
 (BG-18)",ot,e=>it(`${e.account}|${e.card}|${e.bank}`)),(0,n.Hu)("BR-DE-30","A direct debit has a creditor identifier (BT-90), and not that alone","XRECHNUNG",[
"/",e=>(0,a.$B)(rt)(e)&&(0,a.$B)(`${n.gm}/${ve}|${st}`)(e),{when:(0,a.$B)(Wt)}],["/",(0,a.f7)(oa.join("|"),["SEPA"]),{when:(0,a.$B)("PaymentMeans/PaymentMandate")}]),
(0,n.Hu)("BR-DE-31","A direct debit has an account that is debited (BT-91), and not that alone","XRECHNUNG",["/",e=>(0,a.$B)(st)(e)&&(0,a.$B)(`${n.gm}/${ve}|${rt}`)(
e),{when:(0,a.$B)(Wt)}],["/",(0,a.$B)(`PaymentMeans/${De.UBL.debited}`),{when:(0,a.$B)("PaymentMeans/PaymentMandate")}])],qt=e=>t=>(0,ta.X)(((0,a.fK)(t,e)??"").
replace(/\s/g,"")),sa=[Y("BR-DE-19","The account of a SEPA credit transfer is an IBAN (BT-84)",["58"],({iban:e})=>qt(e),({iban:e})=>e),Y("BR-DE-20","The account\
 of a SEPA direct debit is an IBAN (BT-91)",ot,({debited:e})=>qt(e),({debited:e})=>e)],ra=[(0,n.Hu)("BR-17","A payee has a name (BT-59), and is not the seller",
"above MINIMUM",["PayeeTradeParty",(e,t)=>(0,a.$B)("Name")(e)&&(0,n.Vr)(n.Kv,[["Name","Name"],["ID","ID"],["SpecifiedLegalOrganization/ID","SpecifiedLegalOrgani\
zation/ID"]])(e,t)],["/PayeeParty",(e,t)=>(0,a.$B)("PartyName/Name")(e)&&(0,n.Vr)(n.C,[["PartyName/Name","PartyName/Name"],["PartyIdentification/ID","PartyIdent\
ification/ID"]])(e,t)]),(0,n.Hu)("BR-18","A tax representative has a name (BT-62)","above MINIMUM",["SellerTaxRepresentativeTradeParty",(0,a.lq)("Name")],["/Tax\
RepresentativeParty",(0,a.lq)("PartyName/Name")]),(0,n.Hu)("BR-19","A tax representative has an address (BG-12)","above MINIMUM",["SellerTaxRepresentativeTradeP\
arty",(0,a.$B)("PostalTradeAddress")],["/TaxRepresentativeParty",(0,a.$B)("PostalAddress")]),(0,n.Hu)("BR-20","The address of a tax representative has a country\
 (BT-69)","above MINIMUM",["SellerTaxRepresentativeTradeParty",(0,a.lq)("PostalTradeAddress/CountryID")],["/TaxRepresentativeParty/PostalAddress",(0,a.lq)(n.NN)]),
(0,n.Hu)("BR-56","A tax representative has a VAT identifier (BT-63)","above MINIMUM",["SellerTaxRepresentativeTradeParty",e=>(0,I.Z0)(e,"SpecifiedTaxRegistratio\
n/ID").some(t=>(0,a.f7)("@schemeID",["VA"])(t)&&t.text.trim()!=="")],["/TaxRepresentativeParty",(0,n.DZ)("PartyTaxScheme","CompanyID")]),(0,n.Hu)("BR-57","An ad\
dress of delivery has a country (BT-80)","above MINIMUM",["ApplicableHeaderTradeDelivery",e=>!(0,a.$B)("ShipToTradeParty/PostalTradeAddress")(e)||(0,a.lq)("Ship\
ToTradeParty/PostalTradeAddress/CountryID")(e)],["/Delivery/DeliveryLocation/Address",(0,a.$B)(n.NN)]),(0,n.Hu)("BR-62","The electronic address of the seller ha\
s a scheme (BT-34)","above MINIMUM",["/",(0,n.EV)(`${n.Kv}/URIUniversalCommunication`,"URIID")],[`${n.C}/EndpointID`,(0,a.$B)("@schemeID")]),(0,n.Hu)("BR-63","T\
he electronic address of the buyer has a scheme (BT-49)","above MINIMUM",["/",(0,n.EV)(`${n.iq}/URIUniversalCommunication`,"URIID")],[`${n.AU}/EndpointID`,(0,a.
$B)("@schemeID")]),(0,n.Hu)("BR-CO-09","A VAT identifier begins with the code of its country (BT-31, BT-48, BT-63)","all",["SpecifiedTaxRegistration/ID",({text:e})=>(0,n.
d7)(e.trim()),{when:(0,a.f7)("@schemeID",["VA"])}],["PartyTaxScheme",e=>(0,n.d7)((0,a.fK)(e,"CompanyID")??""),{when:e=>(0,n.fM)(e)&&(0,a.$B)("CompanyID")(e)}]),
(0,n.Hu)("BR-CO-26","The seller has an identifier (BT-29), a legal registration (BT-30) or a VAT identifier (BT-31)","above MINIMUM",["SellerTradeParty",e=>(0,a.
$B)("ID|GlobalID|SpecifiedLegalOrganization/ID")(e)||(0,a.f7)("SpecifiedTaxRegistration/ID/@schemeID",["VA"])(e)],["/AccountingSupplierParty",(e,t)=>(0,n.DZ)("P\
arty/PartyTaxScheme","CompanyID")(e,t)||(0,I.Z0)(e,"Party/PartyIdentification/ID").some(o=>!(0,a.f7)("@schemeID",["SEPA"])(o))||(0,a.$B)("Party/PartyLegalEntity\
/CompanyID")(e)])],ca=[(0,n.Hu)("BR-29","The invoicing period does not end before it begins (BT-73, BT-74)","above MINIMUM",["ApplicableHeaderTradeSettlement/Bi\
llingSpecifiedPeriod",n.if],["/InvoicePeriod",(0,n.ql)("StartDate","EndDate")]),(0,n.Hu)("BR-CO-19","The invoicing period has a beginning (BT-73) or an end (BT-\
74)","above MINIMUM",["ApplicableHeaderTradeSettlement/BillingSpecifiedPeriod",(0,a.$B)("StartDateTime|EndDateTime")],["/InvoicePeriod",(0,a.$B)("StartDate|EndD\
ate|DescriptionCode")]),(0,n.Hu)("BR-49","A means of payment has a code (BT-81)","above MINIMUM",["SpecifiedTradeSettlementPaymentMeans",(0,a.$B)("TypeCode")],[
"/PaymentMeans",(0,a.$B)("PaymentMeansCode")]),(0,n.Hu)("BR-50","The account of a credit transfer has an identifier (BT-84)","above MINIMUM",["SpecifiedTradeSet\
tlementPaymentMeans/PayeePartyCreditorFinancialAccount",(0,a.lq)("IBANID|ProprietaryID"),{when:n.SD}],["/PaymentMeans/PayeeFinancialAccount",(0,a.lq)("ID"),{when:n.
SD}]),(0,n.Hu)("BR-51","A card has at most its last digits (BT-87)","above MINIMUM",["ApplicableTradeSettlementFinancialCard",(0,n.tF)("ID")],["/PaymentMeans/Ca\
rdAccount",(0,n.tF)("PrimaryAccountNumberID")]),(0,n.Hu)("BR-52","A supporting document has a reference (BT-122)","above MINIMUM",["AdditionalReferencedDocument",
(0,a.lq)("IssuerAssignedID")],["/AdditionalDocumentReference",(0,a.lq)("ID")]),(0,n.Hu)("BR-55","A preceding invoice has a reference (BT-25)","above MINIMUM",["\
ApplicableHeaderTradeSettlement/InvoiceReferencedDocument",(0,a.lq)("IssuerAssignedID")],["/BillingReference",(0,a.$B)("InvoiceDocumentReference/ID")]),(0,n.Hu)(
"BR-61","A credit transfer names an account (BT-84)","above MINIMUM",["SpecifiedTradeSettlementPaymentMeans/PayeePartyCreditorFinancialAccount",(0,a.$B)("IBANID\
|ProprietaryID"),{when:n.SD}],["/PaymentMeans",e=>(0,a.$B)("PayeeFinancialAccount/ID")(e),{when:n.GR}]),...(0,n.Dz)([["BR-31","amount","An allowance has an amou\
nt (BT-92)"],["BR-32","category","An allowance has a category of VAT (BT-95)"],["BR-33","reason","An allowance has a reason (BT-97) or its code (BT-98)"],["BR-C\
O-21","reason","The reason of an allowance is given as text, as code, or as both"]],"above MINIMUM",[n.ts,"/AllowanceCharge"],n.P5),...(0,n.Dz)([["BR-36","amoun\
t","A charge has an amount (BT-99)"],["BR-37","category","A charge has a category of VAT (BT-102)"],["BR-38","reason","A charge has a reason (BT-104) or its cod\
e (BT-105)"],["BR-CO-22","reason","The reason of a charge is given as text, as code, or as both"]],"above MINIMUM",[n.ts,"/AllowanceCharge"],n.Tb)];class la{syntax;categories=new Set;isOutsideOfItaly=!1;hasTaxDate=!1;hasTaxDateCode=!1;hasTaxes=!1;constructor(t){
this.syntax=t}take({name:t,text:o},i){const r=i?.name??"";this.syntax==="UBL"?this.takeUbl(t,o.trim(),r):t==="CategoryCode"?this.takeCategory(o.trim()):t==="Cou\
ntryID"?this.isOutsideOfItaly||=o!=="IT":t==="TaxPointDate"?this.hasTaxDate=!0:t==="DueDateTypeCode"?this.hasTaxDateCode=!0:t==="ApplicableTradeTax"&&(this.hasTaxes||=
r==="ApplicableHeaderTradeSettlement")}takeUbl(t,o,i){t==="ID"&&(i==="TaxCategory"||i==="ClassifiedTaxCategory")?this.takeCategory(o):t==="IdentificationCode"?this.
isOutsideOfItaly||=o!=="IT":i==="Invoice"||i==="CreditNote"?(this.hasTaxes=!0,this.hasTaxDate||=t==="TaxPointDate"):t==="DescriptionCode"&&(this.hasTaxDateCode||=
i==="InvoicePeriod")}takeCategory(t){(t==="B"||t==="S")&&this.categories.add(t)}}const da=[["BR-CO-03","The date of VAT is given as a date (BT-7) or by a code (\
BT-8), not by both","above MINIMUM",({hasTaxes:e,hasTaxDate:t,hasTaxDateCode:o})=>!e||!t||!o],["BR-B-01","An invoice with the category B (split payment) names n\
o country but Italy","with lines",({categories:e,isOutsideOfItaly:t})=>!e.has("B")||!t],["BR-B-02","An invoice with the category B (split payment) does not have\
 the category S","with lines",({categories:e})=>e.size<2]];var Jt=L(41634);const Ta=[...X.LF,...On,...Hn,...ra,...ca,...Kn,...xn,...un,...Bn,...Gn,...fn,...jn,...ia],
ua=[...ea,...sa];function kt(e,t){const o=new Map;for(const i of e){const r=i.checks[t];if(r)for(const c of r.at.split("|")){const d=c==="/"?c:c.slice(c.lastIndexOf(
"/")+1),l={...r,about:i,at:c},D=o.get(d);D?D.push(l):o.set(d,[l])}}return o}const _t=e=>({CII:kt(e,"CII"),UBL:kt(e,"UBL")}),Aa=_t(Ta),ha=_t(ua),Ia=["ID","Amount",
"Quantity","TradeTax","ReferencedDocument","BinaryObject"],ma=e=>e.name==="IncludedSupplyChainTradeLineItem"&&(0,I.Z0)(e,"AssociatedDocumentLineDocument/LineSta\
tusReasonCode").some(({text:t})=>t.trim()!=="DETAIL");async function Ba(e,t,o){const i=new la(e.syntax),r=new jt(e,Aa,t,o);await r.askAll(e.root,(c,d)=>i.take(c,
d));for(const[c,d,l,D]of da)(0,u.GY)(l,e.profile)&&!D(i)&&r.failures.push({rule:c,text:d,where:"invoice",found:null,expected:null});return r.failures}async function Ca(e,t,o){
const i=new jt(e,ha,t,o);return await i.askAll(e.root,()=>{}),i.failures}class jt{pace;most;failures=[];checks;profile;constructor({syntax:t,profile:o},i,r,c){this.
pace=r,this.most=c,this.checks=i[t],this.profile=o}async askAll(t,o){await(0,Jt.R)(t,this.pace,async(i,r,c)=>{r.length>0&&o(i,r.at(-1)),await this.ask(i,r,c)},ma)}checksOf(t){
const o=Ia.filter(r=>t.endsWith(r)).flatMap(r=>this.checks.get(`*${r}`)??[]),i=this.checks.get(t)??[];return o.length===0?i:[...i,...o]}async ask(t,o,i){const{failures:r}=this,
c=o.length===0?this.checks.get("/")??[]:this.checksOf(t.name);if(c.length===0)return;const d=t.children.length+(o.length>0?0:t.children.reduce((l,D)=>l+D.children.
length,0));for(const{about:l,at:D,when:S,holds:N,found:W}of c){const G=this.pace.step(4+d);if(G&&await G,!(0,u.GY)(l.scope,this.profile)||!fa(D,o,t)||r.length>=
this.most||S&&!S(t,o)||N(t,o))continue;const H=(0,Jt.d)(t,o,i);r.push({rule:l.rule,text:l.text,where:H,found:W?.(t)??null,expected:null})}}}function fa(e,t,o){if(e===
"/")return t.length===0;const i=e.split("/"),r=i[0]==="";if(r&&i.shift(),i.length>t.length||r&&i.length!==t.length)return!1;const c=i.at(-1);if(c.startsWith("*")?
!o.name.endsWith(c.slice(1)):o.name!==c)return!1;for(let d=1;d<i.length;d++)if(t.at(-d).name!==i.at(-1-d))return!1;return!0}const Da={units:1n,scale:2},be=e=>e===
null?void 0:(0,s._)(e),Yt=e=>(0,s.cz)(e.flatMap(({amount:t})=>be(t)??[]));function Ra({quantity:e,netPrice:t,priceQuantity:o,netAmount:i,allowances:r,charges:c}){
const[d,l,D]=[be(e),be(t),be(i)],S=o===null?(0,s._)("1"):(0,s._)(o);if(!d||!l||!D||!S||S.units===0n)return!0;const N=(0,s.Re)(Yt(c),Yt(r)),W=(0,s.Re)((0,s.lw)((0,s.
Re)(D,N),S),(0,s.lw)(d,l));return!(0,s.oi)((0,s.ys)(W),(0,s.ys)((0,s.lw)(Da,S)))}const ya=[(0,u.Os)("line","with lines",u.Su,[["PRICE","The net amount (BT-131) \
is the quantity (BT-129) times the price (BT-146), with charges and less allowances",Ra,({netAmount:e})=>e]])],ct=1e3,pa=[...X.SL,...nn],Sa=[...Fn,...ya];async function Ea(e,t){
return await zt(e,t,pa,await Ba(e,t,ct))}async function Pa(e,t){return await zt(e,t,Sa,await Ca(e,t,ct))}async function zt(e,t,o,i){const{invoice:r,profile:c}=e;
for(const{where:d,scope:l,each:D,rows:S}of o){if(!(0,u.GY)(l,c))continue;const N=D(r);for(const[W,G]of N.entries()){const H=t.step(S.length*20);H&&await H;for(const[
V,J,La,Ma,ga]of S)if(!La(G,e)){if(i.length>=ct)return i;i.push({rule:V,text:J,where:N.length>1?`${d} ${W+1}`:d,found:Ma?.(G)??null,expected:ga??null})}}}return i}}),
41634:((xe,z,L)=>{L.d(z,{R:()=>s,d:()=>a});const X=new Set(["IncludedSupplyChainTradeLineItem","InvoiceLine","CreditNoteLine"]);async function s(u,x,U,$=()=>!1){
const F=[],f=[{element:u,next:0,lines:0}];await U(u,F,0),F.push(u);let M=0;for(let K=f.at(-1);K;K=f.at(-1)){const ee=x.step(4);ee&&await ee;const Q=K.element.children[K.
next++];if(!Q){f.pop(),F.pop();continue}f.length<=2&&(M=X.has(Q.name)?++K.lines:0),!$(Q)&&(await U(Q,F,M),f.push({element:Q,next:0,lines:0}),F.push(Q))}}function a(u,x,U){
return x.length===0?"invoice":U===0?u.name:X.has(u.name)?`line ${U}`:`line ${U}: ${u.name}`}}),27547:((xe,z,L)=>{L.d(z,{v:()=>u});var X=L(45548),s=L(36493),a=L(
36698);function u(v){const T=x(v.invoice);return T.length>0?T:new f(v).broken()}function x({lines:v,allowances:T,charges:m,thirdPartyCharges:h,taxes:B,totals:y}){
return[["The net amounts of the lines",v.map(({netAmount:p})=>p)],["The allowances and charges",[...T,...m,...h].map(({amount:p})=>p)],["The VAT breakdown",B.flatMap(
({basis:p,amount:b,rate:ne})=>[p,b,ne])],["The totals",Object.values(y)]].filter(([,p])=>p.some(b=>b!==null&&(0,s._)(b)===void 0)).map(([p])=>Te("BR-DEC",`${p} \
have an amount that is not a decimal number`))}const U={units:1n,scale:2},$={units:1n,scale:0},F={units:5n,scale:1};class f{read;found=[];counted;invoice;level;hasOtherDue;isUbl;root;constructor(T){
this.read=T;const{invoice:m,profile:h,syntax:B,root:y}=T;this.root=y,this.invoice=m,this.level=h?.level,this.isUbl=B==="UBL",this.hasOtherDue=this.isUbl&&h?.variant===
"extension",this.counted=(0,a.Su)(m)}broken(){const T=(0,X.Z0)(this.root,this.isUbl?M:K).length>0;return T&&(this.hasLines&&this.lines(),this.level!=="MINIMUM"&&
this.adjustments()),this.taxes(),this.gross(),T&&this.level!=="MINIMUM"&&!this.hasOtherDue&&this.due(),this.found}get hasLines(){return this.level!=="MINIMUM"&&
this.level!=="BASIC WL"}lines(){this.compare("10","lines",(0,s.cz)(this.counted.map(({netAmount:T})=>C(T))),this.invoice.lines.length,{total:"The sum of the lin\
e net amounts (BT-106)",from:"the net amounts of the lines"})}adjustments(){const{totals:T,allowances:m,charges:h}=this.invoice;if(this.compare("11","allowances",
ye(m),m.length,{total:"The sum of the allowances (BT-107)",from:"the allowances"}),this.compare("12","charges",ye(h),h.length,{total:"The sum of the charges (BT\
-108)",from:"the charges"}),T.lines===null&&this.level!=="EXTENDED")return this.exact("BR-CO-13",T.net,void 0,le);if(this.isUbl&&T.allowances===null&&T.charges===
null&&T.net!==null){(0,s.Re)(C(T.net),C(T.lines)).units===0n||this.found.push(te("BR-CO-13",T.net,C(T.lines),le));return}const B=(0,s.WQ)((0,s.Re)(C(T.lines),C(
T.allowances)),C(T.charges));this.compare("13","net",B,this.terms,le)}taxes(){this.taxTotals(),this.invoice.taxes.every(T=>(0,a.j3)(T,this.read)||this.isTaxRight(
T))||this.found.push(Te("BR-CO-17","An amount of VAT (BT-117) is not the taxable amount times the rate"))}taxTotals(){const{taxes:T,totals:m}=this.invoice;if(!this.
isUbl){const h=(0,X.Z0)(this.root,Oe).map(({text:B})=>C(B.trim()));(T.length>0||this.isStrict)&&m.tax!==null&&this.exact("BR-CO-14",m.tax,(0,s.cz)(h),Re);return}
for(const h of(0,X.Z0)(this.root,"TaxTotal")){const B=(0,X.Z0)(h,"TaxSubtotal"),y=B.flatMap(p=>(0,X.Z0)(p,"TaxAmount")).map(({text:p})=>C(p.trim())),P=(0,X.Z0)(
h,"TaxAmount")[0]?.text.trim()??null;B.length>0&&this.exact("BR-CO-14",P,(0,s.cz)(y),Re,!0)}}get isStrict(){return this.level!=="MINIMUM"&&this.level!=="BASIC W\
L"&&this.level!=="EXTENDED"}isTaxRight({taxScheme:T,basis:m,rate:h,amount:B}){if(B===null)return!1;const y=T?.toUpperCase()==="VAT"||!this.isStrict?h:null;if((0,s.
oi)(F,(0,s.ys)(C(y))))return(0,s.oi)(F,(0,s.ys)(C(B)));if(m===null)return!1;const p=(0,s.Fd)((0,s.lw)((0,s.lw)((0,s.ys)(C(m)),C(y)),U)),b=(0,s.ys)((0,s.Re)((0,s.
ys)(C(B)),p));return(0,s.oi)($,b)||!this.isUbl&&(0,s.Re)($,b).units===0n}gross(){const{net:T,tax:m,gross:h}=this.invoice.totals,B=(0,s.WQ)(C(T),C(m));if(!this.isStrict)
return this.compare("15","gross",B,this.terms,de);const{currency:y}=this.invoice;if(y===null)return;const P=(0,X.Z0)(this.root,this.isUbl?ee:Q).filter(b=>(0,X.w4)(
b,"currencyID")===y);!this.isUbl&&T!==null&&h!==null&&(0,s.Re)(C(T),C(h)).units===0n||this.exact("BR-CO-15",h,T===null||P.length!==1?void 0:B,de,!0)}due(){const{
gross:T,paid:m,rounding:h,due:B}=this.invoice.totals,y=(0,s.WQ)((0,s.Re)(C(T),C(m)),C(h)),P="The amount due (BT-115)",p="the total with VAT less the paid amount\
 plus the rounding";if(this.level!=="EXTENDED"){B!==null&&T!==null&&(this.isUbl?this.isDueInUbl():(0,s.Re)(C(B),y).units===0n)||this.found.push(te("BR-CO-16",B,
T===null?void 0:y,{total:P,from:p}));return}if(B===null)return;const b=(0,s.cz)(this.invoice.thirdPartyCharges.map(({amount:ne})=>C(ne)));this.exact("BR-FXEXT-C\
O-16",B,(0,s.WQ)(y,b),{total:P,from:`${p} and the charges for third parties (BT-179)`})}isDueInUbl(){const{gross:T,paid:m,rounding:h,due:B}=this.invoice.totals,
y=m===null?C(T):(0,s.Fd)((0,s.Re)(C(T),C(m))),P=h===null?C(B):(0,s.Fd)((0,s.Re)(C(B),C(h)));return(0,s.Re)(P,y).units===0n}get terms(){return this.counted.length+
this.invoice.allowances.length+this.invoice.charges.length}compare(T,m,h,B,y){const P=this.invoice.totals[m],p=m==="lines"||m==="net"||m==="gross";if(this.level!==
"EXTENDED")return this.exact(`BR-CO-${T}`,P,h,y,p);if(P===null&&p)return;const b={units:BigInt(B),scale:2};(0,s.oi)((0,s.ys)((0,s.Re)(C(P),(0,s.Fd)(h))),b)&&this.
found.push(te(`BR-FXEXT-CO-${T}`,P,h,y))}exact(T,m,h,B,y=!1){h===void 0||y&&m===null?this.found.push(te(T,m,h,B)):(0,s.Re)(C(m),(0,s.Fd)(h)).units!==0n&&this.found.
push(te(T,m,h,B))}}const M="LegalMonetaryTotal",K="SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeSettlementHeaderMonetarySummation",
ee="TaxTotal/TaxAmount",Q=`${K}/TaxTotalAmount`,le={total:"The total without VAT (BT-109)",from:"the lines less the allowances plus the charges"},de={total:"The\
 total with VAT (BT-112)",from:"the total without VAT plus VAT"},Oe="SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/ApplicableTradeTax/CalculatedAm\
ount",Re={total:"The total of VAT (BT-110)",from:"the amounts of the VAT breakdown"},Te=(v,T,m=null,h=null)=>({rule:v,text:T,where:"totals",found:m,expected:h}),
te=(v,T,m,{total:h,from:B})=>Te(v,`${h} differs from ${B}`,T,m?(0,s.Bz)((0,s.Fd)(m)):null),C=v=>v===null?s.f2:(0,s._)(v)??s.f2,ye=v=>(0,s.cz)(v.map(({amount:T})=>C(
T)))})};
