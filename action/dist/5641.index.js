"use strict";exports.id=5641,exports.ids=[5641],exports.modules={17886:((Oe,ee,N)=>{N.d(ee,{X:()=>C,l:()=>a});const O=new Map("AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 B\
I27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ES24 FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 K\
W30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 S\
E24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30".split(" ").map(S=>[S.slice(0,2),Number(S.slice(2))])),s=/[ \n\u00a0-]/;function a(S){
let X=0,H=0;const Z=[...S].map((P,b)=>({sign:P.toUpperCase(),at:b})).filter(({sign:P})=>!s.test(P)),E=P=>{const b=parseInt(P,36);X=(X*(b>9?100:10)+b)%97},v=O.get(
Z.slice(0,2).map(({sign:P})=>P).join(""));for(let P=15;P<=Math.min(Z.length,34);P++){X=0;for(const{sign:b}of[...Z.slice(4,P),...Z.slice(0,4)])E(b);if(X===1&&(H=
Z[P-1].at+1),X===1&&P===v)break}return H}const C=S=>S.length>=15&&/^[A-Z]{2}\d\d/.test(S)&&a(S)===S.length}),48231:((Oe,ee,N)=>{N.d(ee,{P:()=>La,n:()=>Ma});var O=N(
3263),s=N(36493),a=N(95613),C=N(36698);const S=({seller:e,taxRepresentative:t})=>(0,C.qR)(e?.vatId)||(0,C.qR)(t?.vatId),X=e=>S(e)||(0,C.qR)(e.seller?.taxId),H=({
buyer:e})=>(0,C.qR)(e?.vatId),Z=[{code:"S",name:"S",rate:"above 0",isExempt:!1,parties:X},{code:"Z",name:"Z",rate:"0",isExempt:!1,parties:X},{code:"E",name:"E",
rate:"0",isExempt:!0,parties:X},{code:"AE",name:"AE",rate:"0",isExempt:!0,parties:e=>X(e)&&(H(e)||(0,C.qR)(e.buyer?.legalId))},{code:"K",name:"IC",rate:"0",isExempt:!0,
parties:e=>S(e)&&H(e)},{code:"G",name:"G",rate:"0",isExempt:!0,parties:S},{code:"O",name:"O",rate:"absent",isExempt:!0,parties:e=>!S(e)&&!H(e)},{code:"L",name:"\
AF",rate:"above 0",mayBeZero:["UBL"],isExempt:!1,parties:X},{code:"M",name:"AG",rate:"above 0",mayBeZero:["CII","UBL"],isExempt:!1,parties:X}],E=e=>e===null?s.f2:
(0,s._)(e)??s.f2,v=({taxScheme:e})=>e?.toUpperCase()==="VAT";function P({name:e,rate:t,mayBeZero:o,parties:i},r,c){const d=({taxRate:l},{syntax:f})=>{if(t==="ab\
sent")return l===null;const{units:p}=E(l);return l!==null&&(t==="0"?p===0n:p>0n||p===0n&&o?.includes(f)===!0)};return[[`BR-${e}-${r}`,"Seller and buyer have the\
 VAT identifiers that the category needs",(l,{invoice:f})=>i(f)],[`BR-${e}-${c}`,"The rate of VAT is one of the category",d,({taxRate:l})=>l,t]]}const b=new WeakMap,
te=(e,t)=>{if(e==="S"||e==="L"||e==="M"){const{units:o,scale:i}=E(t);return`${e} ${(o*10n**BigInt(40-Math.min(i,40))).toString()}`}return e??""};function Q(e){const t=b.
get(e);if(t)return t;const o=new Map,i=(r,c,d)=>{const l=te(r,c);o.set(l,(0,s.WQ)(o.get(l)??s.f2,d))};for(const r of(0,C.Su)(e))i(r.taxCategory,r.taxRate,E(r.netAmount));
for(const r of e.charges)i(r.taxCategory,r.taxRate,E(r.amount));for(const r of e.allowances)i(r.taxCategory,r.taxRate,(0,s.gu)(E(r.amount)));return b.set(e,o),o}
const de={units:1n,scale:0},He={units:1n,scale:2};function Re({code:e,name:t,rate:o,mayBeZero:i,isExempt:r}){const c=({exemptionReason:l,exemptionCode:f})=>(0,C.
qR)(l)||(0,C.qR)(f),d=({basis:l,rate:f,amount:p})=>{if(l===null||f===null||p===null)return!1;const U=(0,s.Fd)((0,s.lw)((0,s.lw)((0,s.ys)(E(l)),E(f)),He));return(0,s.
oi)(de,(0,s.ys)((0,s.Re)((0,s.ys)(E(p)),U)))};return[[`BR-${t}-09`,"The amount of VAT is the taxable amount times the rate",(l,{syntax:f})=>o!=="above 0"?l.amount!==
null&&E(l.amount).units===0n:i!==void 0&&f==="CII"||d(l),({amount:l})=>l],[`BR-${t}-10`,r?"The breakdown says why there is no VAT (BT-120, BT-121)":"The breakdo\
wn has no reason for an exemption",l=>c(l)===r,({exemptionCode:l})=>l??e]]}const Te=({rate:e,code:t},{syntax:o})=>o==="UBL"?e==="above 0":e!=="above 0"&&t!=="O",
ne=e=>[`BR-${e.name}-08`,"The taxable amount is the sum of the lines and charges of the category less its allowances",({category:t,rate:o,basis:i},r)=>{if(r.profile?.
level==="EXTENDED"||e.rate==="above 0"&&(o===null||e.mayBeZero&&r.syntax==="CII"))return!0;const c=Q(r.invoice).get(te(t,o));if(i===null||!c&&e.rate==="above 0"&&
r.syntax==="UBL")return!1;const d=(0,s.ys)((0,s.Re)(E(i),r.syntax==="CII"?(0,s.Fd)(c??s.f2):c??s.f2));return Te(e,r)?(0,s.oi)(de,d):d.units===0n},({basis:t})=>t],
m=e=>[`BR-FXEXT-${e.name}-08`,"The taxable amount is the sum of the lines and charges of the category less its allowances, within a cent for each",({category:t,
rate:o},{invoice:i,profile:r})=>{if(r?.level!=="EXTENDED")return!0;const c=(K,k)=>K===t&&(t==="O"||(0,s.Re)(E(k),E(o)).units===0n),d=i.taxes.filter(K=>v(K)&&c(K.
category,K.rate)),l=K=>K.filter(k=>c(k.taxCategory,k.taxRate)),[f,p,U]=[l((0,C.Su)(i)),l(i.charges),l(i.allowances)],q=K=>(0,s.cz)(K.map(k=>E("netAmount"in k?k.
netAmount:k.amount))),F=(0,s.Re)((0,s.cz)([q(f),q(p)]),q(U)),$=(0,s.ys)((0,s.Re)((0,s.cz)(d.map(({basis:K})=>E(K))),(0,s.Fd)(F)));return!(0,s.oi)($,{units:BigInt(
f.length+p.length+U.length),scale:2})},({basis:t})=>t];function ye({code:e,name:t,rate:o}){const i=(r,{invoice:c,syntax:d})=>{const l=$=>$.taxCategory===e&&(d===
"CII"||e==="S"||v($)),f=(0,C.Su)(c).filter(l).length,p=[...c.allowances,...c.charges].filter(l).length,U=f+p>0,q=d==="CII"||e==="S"||e==="L"&&U,F=c.taxes.filter(
$=>$.category===e&&(q||v($))).length;return o==="above 0"?d==="UBL"?U===F>0:[f,p].every($=>$===0||$+F>1):d==="UBL"?F===1||F===0&&!U:F===(U?1:0)||e==="O"&&F===0};
return[`BR-${t}-01`,`If lines, allowances or charges have the category ${e}, the breakdown has it too`,i]}const x=["BR-S-02","A line with the standard rate is o\
ne of VAT",(e,{syntax:t})=>{const o=(0,C.Su)(e).filter(({taxCategory:i})=>i==="S");return t==="CII"||o.length===0||o.some(v)}],T=e=>{const t=i=>i.taxCategory===
e.code&&v(i),o=({taxes:i})=>i.filter(r=>r.category===e.code&&(v(r)||e.rate==="above 0"));return[(0,C.Os)("invoice","with lines",i=>[i],[ye(e),...e.code==="S"?[x]:
[]]),(0,C.Os)("line","with lines",i=>(0,C.Su)(i).filter(t),P(e,"02","05")),(0,C.Os)("allowance","above MINIMUM",({allowances:i})=>i.filter(t),P(e,"03","06")),(0,C.
Os)("charge","above MINIMUM",({charges:i})=>i.filter(t),P(e,"04","07")),(0,C.Os)("VAT breakdown","with lines",o,[ne(e),m(e)]),(0,C.Os)("VAT breakdown","above MI\
NIMUM",o,Re(e))]},I=e=>({taxes:t})=>t.filter(o=>o.category===e&&v(o)),A=({syntax:e})=>e==="CII",B=(e,t,o)=>e==="O"||(A(o)?e===null:!v({taxScheme:t})),R=e=>M((0,C.
Su)(e.invoice),e),M=(e,t)=>e.every(({taxCategory:o,taxScheme:i})=>B(o,i,t)),y=e=>e.invoice.taxes.every(({category:t,taxScheme:o})=>B(t,o,e)),w="SupplyChainTrade\
Transaction/ApplicableHeaderTradeDelivery",ae="SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/BillingSpecifiedPeriod",en={CII:`${w}/ActualDeliveryS\
upplyChainEvent/OccurrenceDateTime/DateTimeString|${ae}/StartDateTime|${ae}/EndDateTime`,UBL:"Delivery/ActualDeliveryDate|InvoicePeriod/StartDate|InvoicePeriod/\
EndDate|InvoicePeriod/DescriptionCode"},tn={CII:`${w}/ShipToTradeParty/PostalTradeAddress/CountryID`,UBL:"Delivery/DeliveryLocation/Address/Country/Identificati\
onCode"},nn=[...Z.flatMap(T),(0,C.Os)("VAT breakdown","above MINIMUM",I("K"),[["BR-IC-11","A supply within the European Union has a date of delivery (BT-72) or \
a period (BG-14)",(e,{root:t,syntax:o})=>(0,a.$B)(en[o])(t)],["BR-IC-12","A supply within the European Union has the country of delivery (BT-80)",(e,{root:t,syntax:o})=>(0,a.
$B)(tn[o])(t)]]),(0,C.Os)("VAT breakdown","above MINIMUM",I("O"),[["BR-O-11","If VAT does not apply, the breakdown has no other category",(e,t)=>y(t)&&(!A(t)||R(
t))],["BR-O-12","If VAT does not apply, no line has another category",(e,t)=>R(t)&&(!A(t)||y(t))],["BR-O-13","If VAT does not apply, no allowance has another ca\
tegory",(e,t)=>M(t.invoice.allowances,t)&&(!A(t)||M(t.invoice.charges,t))],["BR-O-14","If VAT does not apply, no charge has another category",(e,t)=>M(t.invoice.
charges,t)&&(!A(t)||M(t.invoice.allowances,t))]])];var h=N(45548);const lt=(e,t,o,i,r,c={})=>({rule:t,text:o,scope:"not EXTENDED",checks:{[e]:{at:i,holds:r,...c}}}),
ue=(e,t)=>(0,a.I0)(e,t).filter(o=>o!==null).length,G=(e,t)=>o=>ue(o,t)<=e,_=e=>t=>ue(t,e)===1,pe=e=>t=>!(0,a.$B)(e)(t),Ae=e=>new Set(e).size<=1,xe="/SupplyChain\
TradeTransaction",he=`${xe}/IncludedSupplyChainTradeLineItem`,Se=`${he}/SpecifiedTradeProduct`,Ee=`${xe}/ApplicableHeaderTradeAgreement`,Pe=`${xe}/ApplicableHea\
derTradeSettlement`,an=`${Pe}/SpecifiedTradeSettlementHeaderMonetarySummation`,dt="SpecifiedTradeSettlementPaymentMeans",Tt=`${Se}/ApplicableProductCharacterist\
ic`,D=lt.bind(void 0,"CII"),V=(e,t)=>t.split(" ").map((o,i)=>[String(e+i).padStart(3,"0"),o]),on=V(477,"LineTotalAmount ChargeTotalAmount AllowanceTotalAmount T\
axBasisTotalAmount RoundingAmount GrandTotalAmount InformationAmount TotalPrepaidAmount TotalDiscountAmount TotalAllowanceChargeAmount DuePayableAmount RetailVa\
lueExcludingTaxInformationAmount TotalDepositFeeInformationAmount ProductValueExcludingTobaccoTaxInformationAmount TotalRetailValueInformationAmount GrossLineTo\
talAmount NetLineTotalAmount NetIncludingTaxesLineTotalAmount"),sn=[...["/ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID","/ExchangedDoc\
ument/ID",`${he}/AssociatedDocumentLineDocument/LineID`,`${Se}/SellerAssignedID`].map(e=>[e,V(1,"@schemeName @schemeAgencyName @schemeDataURI @schemeURI @scheme\
ID @schemeAgencyID @schemeVersionID")]),["*ID",V(101,"@schemeName @schemeAgencyName @schemeDataURI @schemeURI"),rn],["TypeCode",V(8,"@name @listURI")],["/",V(13,
"@languageID @languageLocaleID")],["*ReferencedDocument",[...V(16,"StatusCode CopyIndicator"),...V(19,"GlobalID RevisionID")]],["*ReferencedDocument",[["023","I\
nformation"],...V(25,"SectionName PreviousRevisionID")]],["*ReferencedDocument",V(28,"EffectiveSpecifiedPeriod IssuerTradeParty AttachedSpecifiedBinaryFile")],[
"*Amount",V(31,"@currencyID @currencyCodeListVersionID"),({name:e})=>e!=="TaxTotalAmount"],["*Quantity",V(34,"@unitCodeListID @unitCodeListAgencyID @unitCodeLis\
tAgencyName")],["BillingSpecifiedPeriod",V(68,"StartDateTime/DateTime DurationMeasure InclusiveIndicator Description EndDateTime/DateTime CompleteDateTime OpenI\
ndicator SeasonCode ID Name SequenceNumeric StartDateFlexibilityCode ContinuousIndicator PurposeCode")],["PostalTradeAddress",[...V(82,"ID PostOfficeBox Buildin\
gName"),...V(86,"LineFour LineFive StreetName CitySubDivisionName CountryName CountrySubDivisionID AttentionOf CareOf BuildingNumber DepartmentName AdditionalSt\
reetName")]]];function rn({name:e},t){const o=t.at(-1)?.name;return e==="ID"?o!=="GuidelineSpecifiedDocumentContextParameter"&&(o!=="ExchangedDocument"||t.length!==
2):e==="LineID"?o!=="AssociatedDocumentLineDocument":e!=="SellerAssignedID"||o!=="SpecifiedTradeProduct"}const we=(e,t)=>e.name==="AdditionalReferencedDocument"&&
(0,a.I0)(e,"TypeCode").some(o=>t.includes(o??"")),ie=(e,t,o,i)=>D(e,t,"*ReferencedDocument",r=>!(0,a.$B)(o)(r)||i(r)),Ge=e=>we(e,["916"]),$e=(e,t,o)=>D(e,t,Pe,o),
cn=e=>(e??"").trim().replaceAll(/\s+/g," "),ut=(e,t)=>(0,a.I0)(e,`${Pe.slice(1)}/${dt}/${t}`).map(cn),ln=e=>(0,a.f7)("TypeCode",["30","58"])(e)&&!(0,a.$B)("Paye\
ePartyCreditorFinancialAccount/IBANID|PayeePartyCreditorFinancialAccount/ProprietaryID")(e),dn=`${he.slice(1)}/SpecifiedLineTradeSettlement/ApplicableTradeTax`,
Tn=`${he.slice(1)}/SpecifiedLineTradeDelivery/BilledQuantity/@unitCode`,un=[...sn.flatMap(([e,t,o])=>t.map(([i,r])=>D(`CII-DT-${i}`,`EN 16931 does not use ${r.replace(
"@","")} there`,e,pe(r),o&&{when:o}))),...on.map(([e,t])=>D(`CII-SR-${e}`,`${t} is there once at most`,an,G(1,t))),D("CII-SR-009","There is one guideline","/Exc\
hangedDocumentContext",_("GuidelineSpecifiedDocumentContextParameter")),D("CII-SR-010","The guideline has one identifier (BT-24)","/ExchangedDocumentContext",_(
"GuidelineSpecifiedDocumentContextParameter/ID")),D("CII-SR-014","There is one type code (BT-3)","/ExchangedDocument",_("TypeCode")),D("CII-SR-046","The standar\
d identifier of an item has a scheme (BT-157)",Se,e=>!(0,a.$B)("GlobalID")(e)||(0,a.$B)("GlobalID/@schemeID")(e)),D("CII-SR-090","The country of origin has one \
code (BT-159)",Se,(e,t)=>!(0,a.$B)("OriginTradeCountry")(e)||_("OriginTradeCountry/ID")(e,t)),D("CII-SR-069","An attribute of an item has one name (BT-160)",Tt,
_("Description")),D("CII-SR-072","An attribute of an item has one value (BT-161)",Tt,_("Value")),...["CII-SR-439","CII-SR-441"].map((e,t)=>D(e,"The item of a li\
ne has one net price (BT-146)",`${he}/SpecifiedLineTradeAgreement`,(t===0?_:G.bind(void 0,1))("NetPriceProductTradePrice/ChargeAmount"))),D("CII-SR-463","An all\
owance or charge says which of both it is","SpecifiedTradeAllowanceCharge",(0,a.$B)("ChargeIndicator")),D("CII-SR-471","An allowance or charge has one rate at m\
ost","SpecifiedTradeAllowanceCharge",G(1,"RateApplicablePercent")),D("CII-SR-472","An allowance or charge has one category of VAT at most","SpecifiedTradeAllowa\
nceCharge",G(1,"CategoryTradeTax")),D("CII-SR-473","An allowance or charge has one amount at most","SpecifiedTradeAllowanceCharge",G(1,"ActualAmount")),D("CII-S\
R-440","The discount of a price has one amount at most (BT-147)","GrossPriceProductTradePrice/AppliedTradeAllowanceCharge",G(1,"ActualAmount")),D("CII-SR-455","\
The seller has one contact at most (BG-6)",Ee,G(1,"SellerTradeParty/DefinedTradeContact")),D("CII-SR-456","The buyer has one contact at most (BG-9)",Ee,G(1,"Buy\
erTradeParty/DefinedTradeContact")),D("CII-SR-459","The seller has one electronic address at most (BT-34)",Ee,G(1,"SellerTradeParty/URIUniversalCommunication")),
D("CII-SR-460","The buyer has one electronic address at most (BT-49)",Ee,G(1,"BuyerTradeParty/URIUniversalCommunication")),$e("CII-SR-461","There is one date of\
 VAT at most (BT-7)",G(1,"ApplicableTradeTax/TaxPointDate")),$e("CII-SR-462","All categories of VAT have the same code for its date (BT-8)",(e,t)=>Ae([...(0,a.I0)(
e,"ApplicableTradeTax/DueDateTypeCode"),...(0,a.I0)(t[0],`${dn}/DueDateTypeCode`)])),$e("CII-SR-470","A credit transfer names an account (BT-84)",e=>!(0,h.Z0)(e,
dt).some(ln)),D("CII-SR-467","All means of payment have the same code (BT-81)","/",e=>Ae(ut(e,"TypeCode"))),D("CII-SR-468","All means of payment have the same t\
ext (BT-82)","/",e=>Ae(ut(e,"Information"))),D("CII-SR-469","There is one remittance information at most (BT-83)","/",e=>ue(e,`${Pe.slice(1)}/PaymentReference`)<=
1),ie("CII-DT-015","Only a supporting document has an address (BT-124)","URIID",Ge),ie("CII-DT-018","Only additional documents have a type, which is 50, 130 or \
916","TypeCode",e=>we(e,["50","130","916"])),ie("CII-DT-021","Only a supporting document has a description (BT-123)","Name",Ge),ie("CII-DT-022","Only a supporti\
ng document has an attachment (BT-125)","AttachmentBinaryObject",Ge),ie("CII-DT-024","Only an invoiced object has a scheme (BT-18, BT-128)","ReferenceTypeCode",
e=>we(e,["130"])),ie("CII-DT-027","Only a preceding invoice has a date (BT-26)","FormattedIssueDateTime",({name:e})=>e==="InvoiceReferencedDocument"),D("CII-DT-\
033","A quantity has a unit only if that of a line has one","*Quantity",(e,t)=>!(0,a.$B)("@unitCode")(e)||(0,a.q0)(t[0],Tn).length>0),D("CII-DT-037","The kind o\
f a tax is VAT","*TradeTax",e=>!(0,a.$B)("TypeCode")(e)||(0,a.I0)(e,"TypeCode").includes("VAT")),D("CII-DT-097","A date in format 102 has a year, a month and a \
day","DateTimeString",({text:e})=>/^\s*\d{4}(?:1[0-2]|0[1-9])(?:3[01]|[12]\d|0[1-9])\s*$/.test(e),{when:e=>e.namespace.includes(":UnqualifiedDataType:")&&(0,a.f7)(
"@format",["102"])(e)})];var n=N(33665);const j="AccountingSupplierParty/Party",se="AccountingCustomerParty/Party",oe="/InvoiceLine|/CreditNoteLine",L=lt.bind(void 0,
"UBL"),An=[["UBL-SR-01","contract reference (BT-12)","/","ContractDocumentReference/ID"],["UBL-SR-02","receiving advice reference (BT-15)","/","ReceiptDocumentR\
eference/ID"],["UBL-SR-03","despatch advice reference (BT-16)","/","DespatchDocumentReference/ID"],["UBL-SR-05","text of the payment terms (BT-20)","/","Payment\
Terms/Note"],["UBL-SR-08","invoicing period (BG-14)","/","InvoicePeriod"],["UBL-SR-09","name of the seller (BT-27)","/",`${j}/PartyLegalEntity/RegistrationName`],
["UBL-SR-10","trading name of the seller (BT-28)","/",`${j}/PartyName/Name`],["UBL-SR-11","legal registration of the seller (BT-30)","/",`${j}/PartyLegalEntity/\
CompanyID`],["UBL-SR-14","further legal information of the seller (BT-33)","/",`${j}/PartyLegalEntity/CompanyLegalForm`],["UBL-SR-15","name of the buyer (BT-44)",
"/",`${se}/PartyLegalEntity/RegistrationName`],["UBL-SR-16","identifier of the buyer (BT-46)","/",`${se}/PartyIdentification/ID`],["UBL-SR-17","legal registrati\
on of the buyer (BT-47)","/",`${se}/PartyLegalEntity/CompanyID`],["UBL-SR-24","delivery (BG-13)","/","Delivery"],["UBL-SR-39","project reference (BT-11)","/","P\
rojectReference/ID"],["UBL-SR-40","trading name of the buyer (BT-45)","/",`${se}/PartyName/Name`],["UBL-SR-45","due date (BT-9)","/","PaymentMeans/PaymentDueDat\
e"],["UBL-SR-46","text of the means of payment (BT-82)","/","PaymentMeans/PaymentMeansCode/@name"],["UBL-SR-49","code for the date of VAT (BT-8)","/","InvoicePe\
riod/DescriptionCode"],["UBL-SR-54","card (BG-18)","/","PaymentMeans/CardAccount"],["UBL-SR-55","mandate (BT-89)","/","PaymentMeans/PaymentMandate"],["UBL-SR-56",
"tender or lot reference (BT-17)","/","OriginatorDocumentReference/ID"],["UBL-SR-51","third line of an address","PostalAddress|Address","AddressLine"],["UBL-SR-\
33","description of a supporting document (BT-123)","AdditionalDocumentReference","DocumentDescription"],["UBL-SR-25","name of the place of delivery (BT-70)","D\
elivery","DeliveryParty/PartyName/Name"],["UBL-SR-34","note of a line (BT-127)",oe,"Note"],["UBL-SR-35","line of the order (BT-132)",oe,"OrderLineReference/Line\
ID"],["UBL-SR-36","period of a line (BG-26)",oe,"InvoicePeriod"],["UBL-SR-37","discount of a price (BT-147)",oe,"Price/AllowanceCharge/Amount"],["UBL-SR-50","de\
scription of an item (BT-154)",oe,"Item/Description"],["UBL-SR-52","invoiced object of a line (BT-128)",oe,"DocumentReference"],["UBL-SR-26","remittance informa\
tion (BT-83)","PaymentMeans","PaymentID"],["UBL-SR-27","code of a means of payment (BT-81)","PaymentMeans","PaymentMeansCode"],["UBL-SR-28","mandate of a means \
of payment (BT-89)","PaymentMeans","PaymentMandate/ID"],["UBL-SR-06","preceding invoice of a reference (BG-3)","BillingReference","InvoiceDocumentReference"],["\
UBL-SR-22","name of the tax representative (BT-62)","TaxRepresentativeParty","PartyName/Name"],["UBL-SR-23","VAT identifier of the tax representative (BT-63)","\
TaxRepresentativeParty","PartyTaxScheme/CompanyID"],["UBL-SR-32","reason of an exemption (BT-120)","TaxSubtotal","TaxCategory/TaxExemptionReason"]],Ve=(e,t,o)=>(0,h.
Z0)(e,`${t}/PartyTaxScheme`).filter(i=>(0,h.Z0)(i,"TaxScheme").length>0&&(0,n.fM)(i)===o).map(i=>ue(i,"CompanyID")).reduce((i,r)=>i+r,0),Le=e=>(0,a.I0)(e,"Docum\
entTypeCode").includes("130"),hn=(e,t)=>{const o=(0,a.q0)(t[0],`${j}/PartyLegalEntity/RegistrationName`);return(0,a.I0)(e,"PartyName/Name").some(i=>o.some(r=>r!==
i?.trim()))},Fe=(e,t=()=>!0)=>(o,i)=>(0,h.Z0)(o,e).filter(t).length<=1&&hn(o,i),At=(e,t)=>t(((0,a.I0)(e,"@schemeID")[0]??"").toUpperCase()),In=[j,se,"PayeeParty",
"TaxRepresentativeParty","Delivery/DeliveryParty"],Bn=(e,t)=>t.at(-1)?.name==="AllowanceCharge"&&t.at(-2)?.name==="Price",mn=[...An.map(([e,t,o,i])=>L(e,`The ${t}\
 is there once at most`,o,G(1,i))),L("UBL-SR-12","The seller has one VAT identifier at most (BT-31)","/",e=>Ve(e,j,!0)<=1),L("UBL-SR-13","The seller has one tax\
 registration at most (BT-32)","/",e=>Ve(e,j,!1)<=1),L("UBL-SR-18","The buyer has one VAT identifier at most (BT-48)","/",e=>Ve(e,se,!0)<=1),L("UBL-SR-42","The \
seller has two registrations for taxes at most","AccountingSupplierParty/Party",G(2,"PartyTaxScheme")),L("UBL-SR-53","A registration for taxes has an identifier\
 and a scheme","PartyTaxScheme",e=>(0,a.$B)("TaxScheme/ID")(e)&&(0,a.$B)("CompanyID")(e)),L("UBL-SR-04","The invoiced object is there once at most (BT-18)","/",
e=>(0,h.Z0)(e,"AdditionalDocumentReference").filter(Le).map(t=>ue(t,"ID")).reduce((t,o)=>t+o,0)<=1),L("UBL-SR-43","Only the invoiced object (BT-18) has a scheme\
 and a type code","AdditionalDocumentReference",(e,t)=>Le(e)||t[0]?.name==="CreditNote"&&(0,a.I0)(e,"DocumentTypeCode").includes("50")||pe("ID/@schemeID|Documen\
tTypeCode")(e,t)),L("UBL-CR-666","The invoiced object (BT-18) has no attachment","AdditionalDocumentReference",pe("Attachment"),{when:Le}),L("UBL-CR-673","The i\
nvoiced object (BT-18) has no description","AdditionalDocumentReference",pe("DocumentDescription"),{when:Le}),L("UBL-SR-07","A reference to a preceding invoice \
has its number (BT-25)","BillingReference",(0,a.$B)("InvoiceDocumentReference/ID")),L("UBL-SR-30","An allowance has one reason at most","AllowanceCharge",G(1,"A\
llowanceChargeReason"),{when:n.P5}),L("UBL-SR-31","A charge has one reason at most","AllowanceCharge",G(1,"AllowanceChargeReason"),{when:n.Tb}),L("UBL-SR-29","T\
he identifier of the creditor is there once at most (BT-90)","/",e=>In.flatMap(t=>(0,h.Z0)(e,`${t}/PartyIdentification/ID`)).filter(t=>At(t,o=>o==="SEPA")).length<=
1),L("UBL-SR-44","All means of payment have the same remittance information (BT-83)","/",e=>Ae((0,a.I0)(e,"PaymentMeans/PaymentID"))),L("UBL-SR-47","All means o\
f payment have the same code (BT-81)","/",e=>Ae((0,a.I0)(e,"PaymentMeans/PaymentMeansCode"))),L("UBL-SR-48","The item of a line has one category of VAT (BT-151)",
oe,_("Item/ClassifiedTaxCategory")),L("UBL-SR-19","The payee has one name (BT-59), which is not that of the seller","/PayeeParty",Fe("PartyName/Name")),L("UBL-S\
R-20","The payee has one identifier at most (BT-60), and another name than the seller","/PayeeParty",Fe("PartyIdentification/ID",e=>At(e,t=>t!=="SEPA"))),L("UBL\
-SR-21","The payee has one registration at most (BT-61), and another name than the seller","/PayeeParty",Fe("PartyLegalEntity/CompanyID")),L("UBL-DT-01","An amo\
unt has at most two decimals","*Amount",({text:e})=>!/\.[^]{3}/.test(e),{when:(e,t)=>!e.name.endsWith("PriceAmount")&&!Bn(e,t)}),L("UBL-DT-06","An attachment ha\
s a media type (BT-125)","*BinaryObject",(0,a.$B)("@mimeCode")),L("UBL-DT-07","An attachment has a file name (BT-125)","*BinaryObject",(0,a.$B)("@filename"))],ht=[
"M1","M2","M3","N1","N2","N3"],It=["clean","zero-emission","other"],Bt={CII:{whole:"/SupplyChainTradeTransaction",items:"IncludedSupplyChainTradeLineItem/Specif\
iedTradeProduct",classes:"DesignatedProductClassification/ClassCode",properties:"ApplicableProductCharacteristic",name:"Description"},UBL:{whole:"/",items:"Invo\
iceLine/Item|CreditNoteLine/Item",classes:"CommodityClassification/ItemClassificationCode",properties:"AdditionalItemProperty",name:"Name"}},mt=e=>(0,h.w4)(e,"l\
istID")==="CVD",Ct=({name:e})=>t=>(0,h.Z0)(t,e).some(({text:o})=>o==="cva"),Ke=(e,{classes:t})=>(0,h.Z0)(e,t).filter(mt).length,Ze=(e,t)=>(0,h.Z0)(e,t.properties).
filter(Ct(t)).length,Ie=(e,t,o)=>({rule:e,text:t,scope:"CVD",checks:{CII:o(Bt.CII),UBL:o(Bt.UBL)}}),Cn=e=>t=>e.items.split("|").flatMap(i=>(0,h.Z0)(t,i)).some(i=>Ke(
i,e)>0&&Ze(i,e)>0),fn=[{rule:"BR-DE-CVD-01",text:"The invoice names the contract (BT-12)",scope:"CVD",checks:{CII:{at:"ApplicableHeaderTradeAgreement",holds:(0,a.
lq)("ContractReferencedDocument/IssuerAssignedID")},UBL:{at:"/",holds:(0,a.lq)("ContractDocumentReference/ID")}}},{rule:"BR-DE-CVD-02",text:"The invoice names t\
he tender or lot (BT-17)",scope:"CVD",checks:{CII:{at:"ApplicableHeaderTradeAgreement",holds:e=>(0,h.Z0)(e,"AdditionalReferencedDocument").some(t=>(0,h.Z0)(t,"T\
ypeCode").some(({text:o})=>o.trim()==="50")&&(0,h.Z0)(t,"IssuerAssignedID").some(({text:o})=>o.trim()!==""))},UBL:{at:"/",holds:(0,a.lq)("OriginatorDocumentRefe\
rence/ID")}}},Ie("BR-DE-CVD-03","A line is about a vehicle, with its class CVD and its property cva",e=>({at:e.whole,holds:Cn(e)})),Ie("BR-DE-CVD-04",`The class\
 of a vehicle (BT-158) is ${ht.join(", ")}`,({classes:e})=>({at:e,when:mt,holds:({text:t})=>ht.includes(t.trim()),found:({text:t})=>t.trim()})),Ie("BR-DE-CVD-05",
`The property cva of a vehicle (BT-161) is ${It.join(", ")}`,e=>({at:e.properties,when:Ct(e),holds:t=>(0,h.Z0)(t,"Value").some(({text:o})=>It.includes(o.trim()))})),
Ie("BR-DE-CVD-06-a","An item of the class CVD has one property cva",e=>({at:e.items,when:t=>Ke(t,e)>0,holds:t=>Ze(t,e)===1})),Ie("BR-DE-CVD-06-b","An item with \
the property cva has one class CVD",e=>({at:e.items,when:t=>Ze(t,e)>0,holds:t=>Ke(t,e)===1}))],Dn="10 11 13~15 1I 20~25 27 28 2A~2C 2G~2N 2P~2R 2U 2X~2Z 33~35 3\
7 38 3B 3C 40 41 4C 4G 4H 4K~4R 4T 4U 4W 4X 56~59 5A 5B 5E 5J 60 61 74 77 80 81 85 87 89 91 A10~A19 A2 A20~A24 A26~A29 A3 A30~A39 A4 A40~A45 A47~A49 A5 A53~A56 \
A59 A6 A68 A69 A7 A70 A71 A73~A76 A8 A84~A89 A9 A90 A91 A93~A99 AA AB ACR ACT AD AE AH AI AK AL AMH AMP ANN APZ AQ AS ASM ASU ATM AWG AY AZ B1 B10~B19 B20~B29 B\
3 B30~B35 B4 B41~B49 B50 B52~B59 B60~B64 B66~B69 B7 B70~B79 B8 B80~B89 B90~B99 BAR BB BFT BHP BIL BLD BLL BP BPM BQL BTU BUA BUI C0 C10~C19 C20~C29 C3 C30~C39 C\
40~C49 C50~C59 C60~C69 C7 C70~C76 C78 C79 C8 C80~C89 C9 C90~C97 C99 CCT CDL CEL CEN CG CGM CKG CLF CLT CMK CMQ CMT CNP CNT COU CTG CTM CTN CUR CWA CWI D03 D04 D\
1 D10~D13 D15~D19 D2 D20~D27 D29 D30~D34 D36 D41~D49 D5 D50~D59 D6 D60~D63 D65 D68 D69 D73 D74 D77 D78 D80~D83 D85~D89 D91 D93~D95 DAA DAD DAY DB DBM DBW DD DEC\
 DG DJ DLT DMA DMK DMO DMQ DMT DN DPC DPR DPT DRA DRI DRL DT DTN DWT DZN DZP E01 E07~E09 E10 E12 E14~E19 E20~E23 E25 E27 E28 E30~E39 E4 E40~E49 E50~E59 E60~E69 \
E70~E79 E80~E89 E90~E99 EA EB EQ F01~F08 F10~F19 F20~F29 F30~F39 F40~F49 F50~F59 F60~F69 F70~F79 F80~F89 F90~F99 FAH FAR FBM FC FF FH FIT FL FNU FOT FP FR FS FT\
K FTQ G01 G04~G06 G08 G09 G10~G19 G2 G20 G21 G23~G29 G3 G30~G39 G40~G49 G50~G59 G60~G69 G70~G79 G80~G89 G90~G99 GB GBQ GDW GE GF GFI GGR GIA GIC GII GIP GJ GL G\
LD GLI GLL GM GO~GQ GRM~GRO GV GWH H03~H09 H10~H16 H18 H19 H20~H29 H30~H39 H40~H49 H50~H59 H60~H69 H70~H77 H79 H80~H85 H87~H89 H90~H96 H98 H99 HA HAD HBA HBX HC\
 HDW HEA HGM HH HIU HKM HLT HM HMO HMQ HMT HPA HTZ HUR HWE IA IE INH INK INQ ISD IU IUG IV J10 J12~J19 J2 J20~J29 J30~J36 J38 J39 J40~J49 J50~J59 J60~J69 J70~J7\
6 J78 J79 J81~J85 J87 J90~J93 J95~J99 JE JK JM JNT JOU JPS JWL K1 K10~K19 K2 K20~K23 K26~K28 K3 K30~K39 K40~K43 K45~K49 K50~K55 K58 K59 K6 K60~K69 K70 K71 K73~K\
79 K80~K89 K90~K99 KA KAT KB KBA KCC KDW KEL KGM KGS KHY KHZ KI KIC KIP KJ KJO KL KLK KLX KMA KMH KMK KMQ KMT KNI KNM KNS KNT KO KPA KPH KPO KPP KR KSD KSH KT K\
TN KUR KVA KVR KVT KW KWH KWN KWO KWS KWT KWY KX L10~L19 L2 L20 L21 L23~L29 L30~L39 L40~L49 L50~L59 L60 L63~L69 L70~L79 L80~L89 L90~L96 L98 L99 LA LAC LBR LBT L\
D LEF LF LH LK LM~LP LPA LR LS LTN LTR LUB LUM LUX LY M1 M10~M19 M20~M27 M29 M30~M39 M4 M40~M49 M5 M50~M53 M55~M59 M60~M69 M7 M70~M79 M80~M89 M9 M90~M99 MAH MAL\
 MAM MAR MAW MBE MBF MBR MC MCU MD MGM MHZ MIK MIL MIN MIO MIU MKD MKM MKW MLD MLT MMK MMQ MMT MND MNJ MON MPA MQD MQH MQM MQS MQW MRD MRM MRW MSK MTK MTQ~MTS M\
TZ MVA MWH N1 N10~N19 N20~N29 N3 N30~N39 N40~N49 N50~N59 N60~N69 N70~N79 N80~N89 N90~N99 NA NAR NCL NEW NF NIL NIU NL NM3 NMI NMP NPT NT NTU NU NX OA ODE ODG OD\
K ODM OHM ON ONZ OPM OT OZA OZI P1 P10~P19 P2 P20~P29 P30~P39 P40~P49 P5 P50~P59 P60~P69 P70~P79 P80~P89 P90~P99 PAL PD PFL PGL PI PLA PO PQ~PS PTD PTI PTL PTN \
Q10~Q19 Q20~Q29 Q3 Q30~Q39 Q40~Q42 QA QAN QB QR QTD QTI QTL QTR R1 R9 RH RM ROM RP RPM RPS RT S3 S4 SAN SCO SCR SEC SET SG SIE SM3 SMI SQ SQR SR STC STI STK STL\
 STN STW SW SX SYR T0 T3 TAH TAN TI TIC TIP TKM TMS TNE TP TPI TPR TQD TRL TST TTS U1 U2 UB UC VA VLT VP W2 WA WB WCD WE WEB WEE WG WHR WM WSD WTT X1 X1A X1B X1\
D X1F X1G X1W X2C X3A X3H X43 X44 X4A~X4D X4F~X4H X5H X5L X5M X6H X6P X7A X7B X8A~X8C XAA~XAJ XAL XAM XAP XAT XAV XB4 XBA~XBZ XCA~XCZ XDA~XDC XDG~XDN XDP XDR~XD\
Y XEC~XEI XEN XFB~XFE XFI XFL XFO XFP XFR XFT XFW XFX XGB XGI XGL XGR XGU XGY XGZ XHA~XHC XHG XHN XHR XIA~XIH XIK XIL XIN XIZ XJB XJC XJG XJR XJT XJY XKG XKI XL\
E XLG XLT~XLV XLZ XMA~XMC XME XMR~XMT XMW XMX XNA XNE~XNG XNS~XNV XO1~XO9 XOA~XON XOP~XOZ XP1~XP4 XPA~XPL XPN~XPP XPR XPT~XPV XPX~XPZ XQA~XQD XQF~XQH XQJ~XQN XQ\
P~XQS XRD XRG XRJ~XRL XRO XRT XRZ XSA~XSE XSH XSI XSK~XSM XSO XSP XSS~XSZ XT1 XTB~XTE XTG XTI XTK XTL XTN XTO XTR~XTW XTY XTZ XUC XUN XVA XVG XVI XVK XVL XVN~XV\
S XVY XWA~XWD XWF~XWH XWJ~XWN XWP~XWZ XXA~XXD XXF~XXH XXJ XXK XYA~XYD XYF~XYH XYJ~XYN XYP~XYT XYV~XYZ XZA~XZD XZF~XZH XZJ~XZN XZP~XZZ YDK YDQ YRD Z11 Z9 ZP ZZ",
Rn="AAA~AAZ ABA~ABZ AC ACA~ACL ACN~ACR ACT~ACZ ADA~ADG ADI~ADQ ADT~ADZ AE AEA~AEZ AF AFA~AFZ AGA~AGZ AHA~AHV AHX~AHZ AIA~AIZ AJA~AJZ AKA~AKZ ALA~ALZ AMA~AMZ ANA\
~ANY AOA AOD~AOZ AP APA~APZ AQA~AQZ ARA~ARZ ASA~ASZ ATA~ATZ AU AUA~AUZ AV AVA~AVZ AWA~AWZ AXA~AXS AXU BA BC~BE BH BM~BO BR BT BTP BW CAS~CAZ CBA CBB CD CEC CED \
CFE CFF CFO CG CH CK CKN CM CMR CN CNO COF CP CR CRN CS CST CT~CW CZ DA DAN DB DI DL DM DQ DR EA EB ED EE EEP EI EN EQ ER ERN ET EX FC FF FI FLW FN FO FS FT FV \
FX GA GC GD GDN GN HS HWB IA IB ICA ICE ICO II IL INB INN INO IP IS IT IV JB JE LA LAN LAR LB LC LI LO LRC LS MA MB MF~MH MR MRN MS MSS MWB NA NF OH OI ON OP OR\
 PB~PF PI PK PL POR PP~PS PW PY RA RC RCN RE REN RF RR RT SA SB SD SE SEA SF SH SI SM SN SP SQ SRN SS STA SW SZ TB TCR TE TF TI TIN TL TN TP UAR UC UCN UN UO UR\
I VA VC VGR VM VN VON VOR VP VR~VT VV WE WM WN WR WS WY XA XC XP ZZZ",yn="AAA~AAG AAI~AAZ ABA~ABX ABZ ACA~ACZ ADA~ADZ AEA~AEZ AFA~AFZ AGA~AGZ AHA~AHZ AIA~AIZ AJ\
A AJB ALC~ALQ ARR ARS AUT~AUZ AVA~AVF BAG~BAZ BBA BBB BLC~BLZ BMA~BMH CCI~CCO CEX CHG CIP CLP CLR COI CUR CUS DAR DCL DEL DIN DOC DUT EUR FBC GBL GEN GS7 HAN HA\
Z ICN IIN IMI IND INS INV IRP ITR ITS LAN LIN LOI MCO MDH MKS ORI OSI PAC PAI PAY PKG PKT PMD PMT PRD PRF PRI PUR QIN QQD QUT RAH REG RET REV RQR SAF SIC SIN SL\
R SPA SPG SPH SPP SPT SRN SSR SUR TCA TDT TRA TRR TXD WHI ZZZ",pn="AA~AZ BA~BZ CC CG CL CR CV DR DW EC EF EMD EN FS GB GMN GN GS HS IB IN IS IT IZ MA MF MN MP N\
B ON PD PL PO PPI PV QS RC RN RU RY SA SG SK SN SRS~SRZ SS SSA~SSZ ST STA~STZ SUA~SUM TG TSN~TSU UA UP VN VP VS VX ZZZ",Sn="AA AAA AAC~AAF AAH AAI AAS AAT AAV A\
AY AAZ ABA~ABD ABF ABK ABL ABN ABR~ABU ACF~ACM ACS ADC ADE ADJ~ADR ADT ADW ADY ADZ AEA~AED AEF AEH~AEP AES~AEZ AJ AU CA CAB CAD~CAF CAI~CAZ CD CG CS CT DAB~DAD \
DAF~DAQ DL EG EP ER FAA~FAC FC FH FI GAA HAA HD HH IAA IAB ID IF IR IS KO L1 LA LAA LAB LF MAE MI ML NAA OA PA PAA PC PL PRV RAB~RAD RAF RE RF RH RV SA SAA SAD \
SAE SAI SG SH SM SU TAB TAC TT TV V1 V2 WH XAA YY ZZZ",En="0002~0091 0093~0102 0104~0180 0183~0248",Pn="0002 0007 0009 0037 0060 0088 0096 0097 0106 0130 0135 0\
142 0147 0151 0154 0158 0170 0177 0183 0184 0188 0190~0196 0198~0205 0208~0213 0215~0221 0225 0230 0235 0240 0242 0244~0246 0248 9910 9913~9915 9918~9920 9922~9\
953 9957 9959 AN AQ AS AU EM",Ln="VATEX-EU-132 VATEX-EU-132-1A~VATEX-EU-132-1Q VATEX-EU-135-1 VATEX-EU-143 VATEX-EU-143-1A~VATEX-EU-143-1F VATEX-EU-143-1FA VATE\
X-EU-143-1G~VATEX-EU-143-1L VATEX-EU-144 VATEX-EU-146-1E VATEX-EU-148 VATEX-EU-148-A~VATEX-EU-148-G VATEX-EU-151 VATEX-EU-151-1A VATEX-EU-151-1AA VATEX-EU-151-1\
B~VATEX-EU-151-1E VATEX-EU-153 VATEX-EU-159 VATEX-EU-309 VATEX-EU-79-C VATEX-EU-AE VATEX-EU-D VATEX-EU-F VATEX-EU-G VATEX-EU-I VATEX-EU-IC VATEX-EU-J VATEX-EU-O\
 VATEX-FR-298SEXDECIESA VATEX-FR-AE VATEX-FR-CGI261-1~VATEX-FR-CGI261-5 VATEX-FR-CGI261-7 VATEX-FR-CGI261-8 VATEX-FR-CGI261A VATEX-FR-CGI261B VATEX-FR-CGI261C-1\
~VATEX-FR-CGI261C-3 VATEX-FR-CGI261D-1 VATEX-FR-CGI261D-1BIS VATEX-FR-CGI261D-2~VATEX-FR-CGI261D-4 VATEX-FR-CGI261E-1 VATEX-FR-CGI261E-2 VATEX-FR-CGI275 VATEX-F\
R-CGI277A VATEX-FR-CGI295 VATEX-FR-CNWVAT VATEX-FR-FRANCHISE";var W=N(89107);const Be=e=>e.has.bind(e);function Y(e){let t;return o=>(t??=(0,W.ZQ)(e)).has(o)}const ft=Y(
Rn),Dt=Y(yn),Me=Y(En),Mn=Y(pn),Rt=Y(Sn),yt=Y(Dn),Nn=Y(Pn),gn=Y(Ln),pt=e=>gn(e.toUpperCase()),re=Be(W.yR),Ne=Be(W.FS),ge=Be(W.PF),St=Be(W.TU),Et=Be(W.CR),u=(e,t,o,i={})=>{
const r=o===void 0?"":`@${o}`,{when:c=()=>!0}=i;return{at:e,...i,when:(d,l)=>c(d,l)&&(o===void 0||(0,a.fK)(d,r)!==null),holds:d=>t((0,a.fK)(d,r)??""),found:d=>(0,a.
fK)(d,r)}},g=(e,t,o,i="all")=>({rule:e,text:`The ${t} is one of its list`,scope:i,checks:o}),ce=([e,t,o],i,r,c,d)=>[g(e,i,d(r),`not ${o}`),g(t,i,d(l=>r(l)||c.includes(
l)),o)],me=["XR01","XR02","XR03",""],Pt=(...e)=>{const t=(0,a.Yw)(...e);return(o,i)=>!t(o,i)},Ue=(e,t)=>(o,i)=>(t?["true","1"]:["false","0"]).includes((0,a.q0)(
i.at(-1),e)[0]??""),Lt="SpecifiedTradeAllowanceCharge/ReasonCode",Mt="AllowanceCharge/AllowanceChargeReasonCode",Un=(0,a.Yw)("AccountingSupplierParty","PayeePar\
ty"),Xn=(e,t)=>(0,a.q0)(t.at(-1),"DocumentTypeCode")[0]==="130";function Qe({text:e}){const[,t,...o]=e.split("#",3);return o.length>0&&t?.length===3?t:void 0}const Nt="\
media type of an attachment (BT-125)",gt=e=>({CII:u("AttachmentBinaryObject",e,"mimeCode"),UBL:u("EmbeddedDocumentBinaryObject",e,"mimeCode")}),vn=({CII:e,UBL:t})=>{
const o=()=>!0;return{CII:{...e,when:o},UBL:{...t,when:o}}},bn=["Amount","BaseAmount","PriceAmount","TaxAmount","TaxableAmount","LineExtensionAmount","TaxExclus\
iveAmount","TaxInclusiveAmount","AllowanceTotalAmount","ChargeTotalAmount","PrepaidAmount","PayableRoundingAmount","PayableAmount"].join("|"),On=[g("BR-CL-01","\
type code (BT-3, UNTDID 1001)",{CII:u("ExchangedDocument/TypeCode",e=>W.sb.has(e)||W.S4.has(e)),UBL:{...u("InvoiceTypeCode|CreditNoteTypeCode",()=>!0),holds:e=>(e.
name==="InvoiceTypeCode"?W.sb:W.S4).has(e.text.trim())}}),g("BR-CL-03","currency of an amount (ISO 4217)",{CII:u("TaxTotalAmount",re,"currencyID"),UBL:{at:bn,holds:e=>re(
(0,a.fK)(e,"@currencyID")??""),found:e=>(0,a.fK)(e,"@currencyID")}}),g("BR-CL-04","currency (BT-5, ISO 4217)",{CII:u("InvoiceCurrencyCode",re),UBL:u("DocumentCu\
rrencyCode",re)}),g("BR-CL-05","currency of VAT (BT-6, ISO 4217)",{CII:u("TaxCurrencyCode",re),UBL:u("TaxCurrencyCode",re)}),g("BR-CL-06","code for the date of \
VAT (BT-8, UNTDID 2475 in CII, 2005 in UBL)",{CII:u("DueDateTypeCode",e=>["5","29","72"].includes(e)),UBL:u("InvoicePeriod/DescriptionCode",e=>["3","35","432"].
includes(e))}),g("BR-CL-07","scheme of an invoiced object (BT-18, BT-128, UNTDID 1153)",{CII:u("ReferenceTypeCode",ft),UBL:u("AdditionalDocumentReference/ID|Doc\
umentReference/ID",ft,"schemeID",{when:Xn})}),g("BR-CL-08","subject of a note (BT-21, UNTDID 4451)",{CII:u("SubjectCode",Dt),UBL:{at:"/Note",when:e=>Qe(e)!==void 0,
holds:e=>Dt(Qe(e)),found:e=>Qe(e)??null}}),...ce(["BR-CL-10","BR-DEX-04","extension"],"scheme of an identifier of a party (ISO/IEC 6523)",Me,me,e=>({CII:u("Glob\
alID",e,"schemeID",{when:Pt("SpecifiedTradeProduct","ShipToTradeParty")}),UBL:{...u("PartyIdentification/ID",e,"schemeID"),holds:(t,o)=>{const i=(0,a.fK)(t,"@sc\
hemeID")??"";return e(i)||i==="SEPA"&&Un(t,o)}}})),...ce(["BR-CL-11","BR-DEX-05","extension"],"scheme of a registration (BT-30, BT-47, BT-61, ISO/IEC 6523)",Me,
me,e=>({CII:u("ID",e,"schemeID",{when:Pt("SpecifiedTaxRegistration")}),UBL:u("PartyLegalEntity/CompanyID",e,"schemeID")})),...ce(["BR-CL-13","BR-TMP-CVD-01","CV\
D"],"scheme of the class of an item (BT-158, UNTDID 7143)",Mn,["CVD"],e=>({CII:u("ClassCode",e,"listID"),UBL:u("CommodityClassification/ItemClassificationCode",
e,"listID")})),g("BR-CL-14","country (ISO 3166-1)",{CII:u("CountryID",Ne),UBL:u("Country/IdentificationCode",Ne)}),g("BR-CL-15","country of origin (BT-159, ISO \
3166-1)",{CII:u("OriginTradeCountry/ID",Ne),UBL:u("OriginCountry/IdentificationCode",Ne)}),g("BR-CL-16","means of payment (BT-81, UNTDID 4461)",{CII:u("Specifie\
dTradeSettlementPaymentMeans/TypeCode",W.bd),UBL:u("PaymentMeans/PaymentMeansCode",W.bd)}),g("BR-CL-17","category of VAT (BT-95, BT-102, in UBL BT-118 too)",{CII:u(
"CategoryTradeTax/CategoryCode",ge),UBL:u("TaxCategory/ID",ge)}),g("BR-CL-18","category of VAT (BT-151, in CII BT-118 too)",{CII:u("ApplicableTradeTax/CategoryC\
ode",ge),UBL:u("ClassifiedTaxCategory/ID",ge)}),g("BR-CL-19","reason of an allowance (BT-98, BT-140, UNTDID 5189)",{CII:u(Lt,St,void 0,{when:Ue("ChargeIndicator\
/Indicator",!1)}),UBL:u(Mt,St,void 0,{when:Ue("ChargeIndicator",!1)})}),g("BR-CL-20","reason of a charge (BT-105, BT-145, UNTDID 7161)",{CII:u(Lt,Rt,void 0,{when:Ue(
"ChargeIndicator/Indicator",!0)}),UBL:u(Mt,Rt,void 0,{when:Ue("ChargeIndicator",!0)})}),...ce(["BR-CL-21","BR-DEX-06","extension"],"scheme of the identifier of \
an item (BT-157, ISO/IEC 6523)",Me,me,e=>({CII:u("SpecifiedTradeProduct/GlobalID",e,"schemeID"),UBL:u("StandardItemIdentification/ID",e,"schemeID")})),g("BR-CL-\
22","code for the reason of an exemption (BT-121, VATEX)",{CII:u("ExemptionReasonCode",pt),UBL:u("TaxExemptionReasonCode",pt)}),g("BR-CL-23","unit of a quantity\
 (BT-130, BT-150, UN/ECE Recommendation 20 or 21)",{CII:u("BasisQuantity|BilledQuantity",yt,"unitCode"),UBL:u("InvoicedQuantity|CreditedQuantity|BaseQuantity",yt,
"unitCode")}),g("BR-CL-24",Nt,gt(Et),"not extension"),g("BR-DEX-01",Nt,vn(gt(e=>Et(e)||e==="application/xml")),"extension"),...ce(["BR-CL-25","BR-DEX-07","exten\
sion"],"scheme of an electronic address (BT-34, BT-49, EAS)",Nn,me,e=>({CII:u("URIUniversalCommunication/URIID",e,"schemeID"),UBL:u("EndpointID",e,"schemeID")})),
...ce(["BR-CL-26","BR-DEX-08","extension"],"scheme of a place of delivery (BT-71, ISO/IEC 6523)",Me,me,e=>({CII:u("ApplicableHeaderTradeDelivery/ShipToTradePart\
y/GlobalID",e,"schemeID"),UBL:u("DeliveryLocation/ID",e,"schemeID")}))],Hn=[(0,n.Hu)("BR-01","The invoice names its specification (BT-24)","all",["/",(0,a.lq)("\
ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID")],["/",(0,a.lq)("CustomizationID")]),(0,n.Hu)("BR-02","The invoice has a number (BT-1)",
"all",["/",(0,a.lq)("ExchangedDocument/ID")],["/",(0,a.lq)("ID")]),(0,n.Hu)("BR-03","The invoice has an issue date (BT-2), in CII in format 102","all",["/",e=>(0,h.
Z0)(e,"ExchangedDocument/IssueDateTime/DateTimeString").some(t=>(0,a.f7)("@format",["102"])(t)&&t.text.trim()!=="")],["/",(0,a.lq)("IssueDate")]),(0,n.Hu)("BR-0\
4","The invoice has a type code (BT-3)","all",["/",(0,a.lq)("ExchangedDocument/TypeCode")],["/",(0,a.lq)("InvoiceTypeCode|CreditNoteTypeCode")]),(0,n.Hu)("BR-05",
"The invoice has a currency (BT-5)","all",["/",(0,a.lq)(`${n.gm}/InvoiceCurrencyCode`)],["/",(0,a.lq)("DocumentCurrencyCode")]),(0,n.Hu)("BR-06","The seller has\
 a name (BT-27)","all",["/",(0,a.lq)(`${n.Kv}/Name`)],["/",(0,a.lq)(`${n.C}/PartyLegalEntity/RegistrationName`)]),(0,n.Hu)("BR-07","The buyer has a name (BT-44)",
"all",["/",(0,a.lq)(`${n.iq}/Name`)],["/",(0,a.lq)(`${n.AU}/PartyLegalEntity/RegistrationName`)]),(0,n.Hu)("BR-08","The seller has an address (BG-5)","all",["/",
(0,a.$B)(`${n.Kv}/PostalTradeAddress`)],["/",(0,a.$B)(`${n.C}/PostalAddress`)]),(0,n.Hu)("BR-09","The address of the seller has a country (BT-40)","all",["/",(0,a.
lq)(`${n.Kv}/PostalTradeAddress/CountryID`)],[`${n.C}/PostalAddress`,(0,a.lq)(n.NN)]),(0,n.Hu)("BR-10","The buyer has an address (BG-8)","above MINIMUM",["/",(0,a.
$B)(`${n.iq}/PostalTradeAddress`)],["/",(0,a.$B)(`${n.AU}/PostalAddress`)]),(0,n.Hu)("BR-11","The address of the buyer has a country (BT-55)","above MINIMUM",["\
/",(0,a.lq)(`${n.iq}/PostalTradeAddress/CountryID`)],[`${n.AU}/PostalAddress`,(0,a.lq)(n.NN)]),(0,n.Hu)("BR-16","The invoice has a line (BG-25)","with lines",["\
/",(0,a.$B)(`${n.Df}/${n.pj}`)],["/",(0,a.$B)(n.FQ)]),(0,n.Hu)("BR-53","If VAT has a currency of its own (BT-6), its total in that currency is there (BT-111)","\
above MINIMUM",["/",e=>{const[t,o]=["TaxCurrencyCode","InvoiceCurrencyCode"].map(r=>(0,a.fK)(e,`${n.gm}/${r}`)),i=`${n.gm}/${n.vf}/TaxTotalAmount/@currencyID`;return!(0,a.
$B)(`${n.gm}/${n.vf}`)(e)||t===null||t===void 0?!0:t!==o&&(0,a.f7)(i,[t])(e)}],["/",e=>(0,h.Z0)(e,"TaxCurrencyCode").every(({text:t})=>(0,a.f7)("TaxTotal/TaxAmo\
unt/@currencyID",[t.trim()])(e))]),(0,n.Hu)("BR-CO-18","There is a breakdown of VAT (BG-23)","above MINIMUM",["/",e=>!(0,a.$B)(`${n.Df}/${n.pj}`)(e)||(0,a.$B)(`${n.
Df}/${n.Uy}`)(e)],["/",(0,a.$B)(n.eg)])],We=e=>!(0,n.Xd)(e)||!(0,a.f7)("CategoryCode",["L","M","O"])(e),xn=[(0,n.Hu)("BR-12","The sum of the line net amounts is\
 there (BT-106)","above MINIMUM",[n.vf,(0,a.lq)("LineTotalAmount")],["/LegalMonetaryTotal",(0,a.lq)("LineExtensionAmount")]),(0,n.Hu)("BR-13","The total without\
 VAT is there (BT-109)","all",[n.vf,(0,a.lq)("TaxBasisTotalAmount")],["/LegalMonetaryTotal",(0,a.lq)("TaxExclusiveAmount")]),(0,n.Hu)("BR-14","The total with VA\
T is there (BT-112)","all",[n.vf,(0,a.lq)("GrandTotalAmount")],["/LegalMonetaryTotal",(0,a.lq)("TaxInclusiveAmount")]),(0,n.Hu)("BR-15","The amount due is there\
 (BT-115)","all",[n.vf,(0,a.lq)("DuePayableAmount")],["/LegalMonetaryTotal",(0,a.lq)("PayableAmount")]),(0,n.Hu)("BR-45","A row of the VAT breakdown has a taxab\
le amount (BT-116)","above MINIMUM",[n.Uy,(0,a.lq)("BasisAmount"),{when:We}],[n.eg,(0,a.lq)("TaxableAmount")]),(0,n.Hu)("BR-46","A row of the VAT breakdown has \
an amount of VAT (BT-117)","above MINIMUM",[n.Uy,(0,a.lq)("CalculatedAmount"),{when:We}],[n.eg,(0,a.lq)("TaxAmount")]),(0,n.Hu)("BR-47","A row of the VAT breakd\
own has a category of VAT (BT-118)","above MINIMUM",[n.Uy,e=>(0,n.Xd)(e)&&(0,a.$B)("CategoryCode")(e)],[n.eg,(0,n.DZ)("TaxCategory","ID")]),(0,n.Hu)("BR-48","A \
row of the VAT breakdown has a rate (BT-119), unless VAT does not apply","above MINIMUM",[n.Uy,e=>(0,n.Xd)(e)&&((0,a.$B)("RateApplicablePercent")(e)||(0,a.f7)("\
CategoryCode",["O"])(e)),{when:We}],[n.eg,e=>(0,h.Z0)(e,"TaxCategory").some(t=>(0,n.fM)(t)&&((0,a.$B)("Percent")(t)||(0,a.f7)("ID",["O"])(t)))])],Ut=(e,t)=>t[0]?.
name==="Invoice",Ce=(e,t,o)=>({rule:e,text:t,scope:"extension",checks:{UBL:{at:"/PrepaidPayment",when:Ut,holds:o}}});function wn(e){const o=(0,h.Z0)(e,"PrepaidP\
ayment/PaidAmount").map(({text:r})=>r.trim()===""?s.f2:(0,s._)(r.trim()));if(o.includes(void 0))return!1;const i=(0,s.cz)(o);return(0,h.Z0)(e,"LegalMonetaryTota\
l").every(r=>{const[c,d]=["PayableAmount","TaxInclusiveAmount"].map(U=>(0,s._)((0,a.fK)(r,U)??"")),[l,f]=["PayableRoundingAmount","PrepaidAmount"].map(U=>(0,s._)(
(0,a.fK)(r,U)??"0"));if(!c||!d||!l||!f)return!1;const p=(0,s.WQ)((0,s.Re)(d,f),i);return(0,s.Re)((0,s.Fd)((0,s.Re)(c,l)),(0,s.Fd)(p)).units===0n})}const Gn=[{rule:"\
BR-DEX-03",text:"The item of a sub-line has one VAT category (BG-DEX-06)",scope:"extension",checks:{UBL:{at:"SubInvoiceLine/Item",when:Ut,holds:e=>(0,h.Z0)(e,"C\
lassifiedTaxCategory").length===1}}},{rule:"BR-DEX-09",text:"The amount due (BT-115) is the total with VAT less the paid amount, with the rounding and the payme\
nts of third parties (BT-DEX-002)",scope:"extension",checks:{UBL:{at:"/",holds:wn,found:e=>(0,a.fK)(e,"LegalMonetaryTotal/PayableAmount")}}},Ce("BR-DEX-10","A p\
ayment of a third party has a type (BT-DEX-001)",(0,a.lq)("ID")),Ce("BR-DEX-11","A payment of a third party has an amount (BT-DEX-002)",(0,a.lq)("PaidAmount")),
Ce("BR-DEX-12","A payment of a third party has a description (BT-DEX-003)",(0,a.lq)("InstructionID")),Ce("BR-DEX-13","The payment of a third party has two decim\
als at most (BT-DEX-002)",e=>{const[,t=""]=((0,h.Z0)(e,"PaidAmount")[0]?.text??"").split(".",2);return t.length<=2}),Ce("BR-DEX-14","The payment of a third part\
y is in the currency of the invoice (BT-5)",(e,t)=>{const[o]=(0,h.Z0)(e,"PaidAmount"),i=o&&(0,h.w4)(o,"currencyID");return typeof i=="string"&&(0,a.q0)(t[0],"Do\
cumentCurrencyCode").includes(i)})];function $n(e){if(e.name!=="Invoice")return!0;const t=(0,h.Z0)(e,"InvoiceLine");for(let o=t.pop();o;o=t.pop()){const i=(0,h.
Z0)(o,"SubInvoiceLine");if(i.length===0)continue;const[r,...c]=[o,...i].map(d=>(0,s._)((0,a.fK)(d,"LineExtensionAmount")??""));if(!r||c.includes(void 0)||(0,s.Re)(
r,(0,s.cz)(c)).units!==0n)return!1;for(const d of i)t.push(d)}return!0}const Vn="SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/AssociatedDocument\
LineDocument/ParentLineID",Fn=[(0,C.Os)("invoice","extension",e=>[e],[["BR-DEX-02","The net amount of a line is the sum of its sub-lines (BT-131)",(e,{root:t})=>$n(
t)],["BR-DEX-15","An invoice in CII has no sub-lines",(e,{root:t})=>(0,h.Z0)(t,Vn).length===0]])],qe="SpecifiedLineTradeAgreement/NetPriceProductTradePrice/Char\
geAmount",Je="SpecifiedLineTradeAgreement/GrossPriceProductTradePrice/ChargeAmount",ke="Price/AllowanceCharge/BaseAmount",Xt="SpecifiedTradeProduct/GlobalID",Kn=[
(0,n.Hu)("BR-21","A line has an identifier (BT-126)","with lines",[n.pj,(0,a.lq)("AssociatedDocumentLineDocument/LineID")],[n.FQ,(0,a.lq)("ID")]),(0,n.Hu)("BR-2\
2","A line has a quantity (BT-129)","with lines",[n.pj,(0,a.lq)("SpecifiedLineTradeDelivery/BilledQuantity")],[n.FQ,(0,a.lq)("InvoicedQuantity|CreditedQuantity")]),
(0,n.Hu)("BR-23","The quantity of a line has a unit (BT-130)","with lines",[n.pj,(0,a.$B)("SpecifiedLineTradeDelivery/BilledQuantity/@unitCode")],[n.FQ,(0,a.$B)(
"InvoicedQuantity/@unitCode|CreditedQuantity/@unitCode")]),(0,n.Hu)("BR-24","A line has a net amount (BT-131)","with lines",[n.pj,(0,a.lq)("SpecifiedLineTradeSe\
ttlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount")],[n.FQ,(0,a.lq)("LineExtensionAmount")]),(0,n.Hu)("BR-25","The item of a line has a nam\
e (BT-153)","with lines",[n.pj,(0,a.lq)("SpecifiedTradeProduct/Name")],[n.FQ,(0,a.lq)("Item/Name")]),(0,n.Hu)("BR-26","The item of a line has a net price (BT-14\
6)","with lines",[n.pj,(0,a.lq)(qe)],[n.FQ,(0,a.lq)("Price/PriceAmount")]),(0,n.Hu)("BR-27","The net price is not negative (BT-146)","with lines",[n.pj,(0,n.Jd)(
qe),{found:(0,n.RP)(qe)}],[n.FQ,(0,n.Jd)("Price/PriceAmount"),{found:(0,n.RP)("Price/PriceAmount")}]),(0,n.Hu)("BR-28","The gross price is not negative (BT-148)",
"with lines",[n.pj,(0,n.Jd)(Je),{when:(0,a.$B)(Je),found:(0,n.RP)(Je)}],[n.FQ,(0,n.Jd)(ke),{when:(0,a.$B)(ke),found:(0,n.RP)(ke)}]),(0,n.Hu)("BR-30","The period\
 of a line does not end before it begins (BT-134, BT-135)","with lines",["SpecifiedLineTradeSettlement/BillingSpecifiedPeriod",n.if],["InvoiceLine/InvoicePeriod\
|CreditNoteLine/InvoicePeriod",(0,n.ql)("StartDate","EndDate")]),(0,n.Hu)("BR-CO-20","The period of a line has a beginning (BT-134) or an end (BT-135)","with li\
nes",["SpecifiedLineTradeSettlement/BillingSpecifiedPeriod",(0,a.$B)("StartDateTime|EndDateTime")],["InvoiceLine/InvoicePeriod|CreditNoteLine/InvoicePeriod",(0,a.
$B)("StartDate|EndDate")]),(0,n.Hu)("BR-54","An attribute of an item has a name (BT-160) and a value (BT-161)","with lines",["ApplicableProductCharacteristic",e=>(0,a.
$B)("Description")(e)&&(0,a.$B)("Value")(e)],["AdditionalItemProperty",e=>(0,a.$B)("Name")(e)&&(0,a.$B)("Value")(e)]),(0,n.Hu)("BR-64","The standard identifier \
of an item has a scheme (BT-157)","with lines",[n.pj,e=>!(0,a.$B)(Xt)(e)||(0,a.lq)(`${Xt}/@schemeID`)(e)],["Item/StandardItemIdentification/ID",(0,a.$B)("@schem\
eID")]),(0,n.Hu)("BR-65","The class of an item has a scheme (BT-158)","with lines",["DesignatedProductClassification",e=>!(0,a.$B)("ClassCode")(e)||(0,a.lq)("Cl\
assCode/@listID")(e)],["Item/CommodityClassification/ItemClassificationCode",(0,a.$B)("@listID")]),(0,n.Hu)("BR-CO-04","A line has a category of VAT (BT-151)","\
with lines",[n.pj,(0,n.ux)("SpecifiedLineTradeSettlement/ApplicableTradeTax","CategoryCode")],[n.FQ,(0,n.DZ)("Item/ClassifiedTaxCategory","ID")]),...(0,n.Dz)([[
"BR-41","amount","An allowance of a line has an amount (BT-136)"],["BR-42","reason","An allowance of a line has a reason (BT-139) or its code (BT-140)"],["BR-CO\
-23","reason","The reason of an allowance of a line is given as text, as code, or as both"]],"with lines",[n.iz,n.Iz],n.P5),...(0,n.Dz)([["BR-43","amount","A ch\
arge of a line has an amount (BT-141)"],["BR-44","reason","A charge of a line has a reason (BT-144) or its code (BT-145)"],["BR-CO-24","reason","The reason of a\
 charge of a line is given as text, as code, or as both"]],"with lines",[n.iz,n.Iz],n.Tb)];var Zn=N(24195);const fe=(e,t,o)=>o.map(([i,r,c,d])=>(0,n.Hu)(i,r,"XR\
ECHNUNG",[e,(0,a.lq)(c)],[`/${t}`,(0,a.lq)(d)])),le="CityName",_e=["PostcodeCode","PostalZone"],je="TelephoneUniversalCommunication/CompleteNumber",Ye="Telephon\
e",ze="EmailURIUniversalCommunication/URIID",et="ElectronicMail",Qn=["S","Z","E","AE","K","G","L","M"],Wn=[`${n.Df}/${n.pj}/SpecifiedLineTradeSettlement/Applica\
bleTradeTax/CategoryCode`,`${n.Df}/${n.ts}/CategoryTradeTax/CategoryCode`].join("|"),qn=[...["InvoiceLine","CreditNoteLine"].map(e=>`${e}/Item/ClassifiedTaxCate\
gory/ID`),"AllowanceCharge/TaxCategory/ID"].join("|"),vt=e=>t=>e.split("|").some(o=>(0,h.Z0)(t,o).some(({text:i})=>Qn.includes(i.trim()))),Jn=e=>(0,h.Z0)(e,`${n.
Kv}/SpecifiedTaxRegistration/ID`).some(t=>["VA","FC"].includes((0,h.w4)(t,"schemeID")?.trim()??"")&&t.text.trim()!==""),bt=(e,t)=>o=>{const i=new Set;return(0,h.
Z0)(o,e).every(r=>{const c=(0,h.Z0)(r,t).flatMap(l=>(0,h.w4)(l,"filename")??[]),d=c.every(l=>!i.has(l));for(const l of c)i.add(l);return d})},kn=["GrossPricePro\
ductTradePrice","NetPriceProductTradePrice"];function _n(e){const t=o=>kn.map(i=>(0,a.fK)(e,`SpecifiedLineTradeAgreement/${i}/BasisQuantity${o}`));return["","/@\
unitCode"].every(o=>{const[i,r]=t(o);return i===null||r===null||i===r})}const jn=[(0,n.Hu)("BR-DE-2","The seller has a contact (BG-6)","XRECHNUNG",["ApplicableH\
eaderTradeAgreement/SellerTradeParty",(0,a.$B)("DefinedTradeContact")],["/AccountingSupplierParty",(0,a.$B)("Party/Contact")]),...fe("SellerTradeParty/PostalTra\
deAddress",`${n.C}/PostalAddress`,[["BR-DE-3","The address of the seller has a city (BT-37)",le,le],["BR-DE-4","The address of the seller has a post code (BT-38\
)",..._e]]),...fe("SellerTradeParty/DefinedTradeContact",`${n.C}/Contact`,[["BR-DE-5","The contact of the seller has a name (BT-41)","PersonName|DepartmentName",
"Name"],["BR-DE-6","The contact of the seller has a telephone number (BT-42)",je,Ye],["BR-DE-7","The contact of the seller has an e-mail address (BT-43)",ze,et]]),
...fe("BuyerTradeParty/PostalTradeAddress","AccountingCustomerParty/Party/PostalAddress",[["BR-DE-8","The address of the buyer has a city (BT-52)",le,le],["BR-D\
E-9","The address of the buyer has a post code (BT-53)",..._e]]),...fe("ApplicableHeaderTradeDelivery/ShipToTradeParty/PostalTradeAddress","Delivery/DeliveryLoc\
ation/Address",[["BR-DE-10","An address of delivery has a city (BT-77)",le,le],["BR-DE-11","An address of delivery has a post code (BT-78)",..._e]]),...fe(n.Uy,
"TaxTotal/TaxSubtotal",[["BR-DE-14","A row of the VAT breakdown has a rate (BT-119)","RateApplicablePercent","TaxCategory/Percent"]]),(0,n.Hu)("BR-DE-15","The i\
nvoice has a buyer reference (BT-10)","XRECHNUNG",["/",(0,a.lq)(`${n.Df}/ApplicableHeaderTradeAgreement/BuyerReference`)],["/",(0,a.lq)("BuyerReference")]),(0,n.
Hu)("BR-DE-16","If there is VAT, the seller has a VAT identifier (BT-31), a tax number (BT-32) or a representative (BG-11)","XRECHNUNG",["/",e=>Jn(e)||(0,a.$B)(
`${n.Df}/ApplicableHeaderTradeAgreement/SellerTaxRepresentativeTradeParty`)(e),{when:vt(Wn)}],["/",e=>(0,a.$B)("TaxRepresentativeParty")(e)||(0,a.lq)(`${n.C}/Pa\
rtyTaxScheme/CompanyID`)(e),{when:vt(qn)}]),(0,n.Hu)("BR-DE-22","No two attachments have the same file name","XRECHNUNG",["ApplicableHeaderTradeAgreement|Specif\
iedLineTradeAgreement|SpecifiedLineTradeSettlement",bt("AdditionalReferencedDocument","AttachmentBinaryObject")],["/",bt("AdditionalDocumentReference","Attachme\
nt/EmbeddedDocumentBinaryObject")]),(0,n.Hu)("BR-TMP-3","A gross price is for as many units as the net price (BT-149, BT-150)","XRECHNUNG",[`${n.Df}/${n.pj}`,_n])],
tt=["326","380","381","384","389","875","876","877"],nt="ExchangedDocument/TypeCode",at="InvoiceTypeCode|CreditNoteTypeCode",Ot="ExchangedDocumentContext/Guidel\
ineSpecifiedDocumentContextParameter/ID",Yn=/^[^@\s]+@[^@.\s]+(?:\.[^@.\s]+)+$/,zn=/^[a-z][a-z0-9+.-]+:/i,Ht=e=>t=>zn.test((0,h.Z0)(t,e)[0]?.text??""),xt=e=>t=>((0,a.
fK)(t,e)??"").replace(/\D/g,"").length>=3,wt=e=>t=>Yn.test((0,a.fK)(t,e)??""),J=e=>({found:t=>(0,a.fK)(t,e)}),Xe=(e,...t)=>o=>t.includes((0,a.fK)(o,e)??""),Gt=e=>t=>Zn.
d1.includes((0,a.fK)(t,e)??""),$t=(e,t,o)=>i=>(0,a.$B)(e)(i)||t.split("|").every(r=>(0,h.Z0)(i,r).every((0,a.$B)(o))),ea=[(0,n.Hu)("BR-DE-17",`The type code is \
one of ${tt.join(", ")} (BT-3)`,"XRECHNUNG",["/",Xe(nt,...tt),J(nt)],["/",Xe(at,...tt),J(at)]),(0,n.Hu)("BR-DE-21","The specification is XRechnung 3.0 (BT-24)",
"XRECHNUNG",["/",Gt(Ot),J(Ot)],["/",Gt("CustomizationID"),J("CustomizationID")]),(0,n.Hu)("BR-DE-26","A corrected invoice (384) names the preceding invoice (BG-\
3)","XRECHNUNG",["/",(0,a.$B)(`${n.gm}/InvoiceReferencedDocument`),{when:Xe(nt,"384")}],["/",(0,a.$B)("BillingReference/InvoiceDocumentReference"),{when:Xe(at,"\
384")}]),(0,n.Hu)("BR-DE-27","A telephone number has three digits or more (BT-42)","XRECHNUNG",["SellerTradeParty/DefinedTradeContact",xt(je),J(je)],[`/${n.C}/C\
ontact`,xt(Ye),J(Ye)]),(0,n.Hu)("BR-DE-28","An e-mail address is one (BT-43)","XRECHNUNG",["SellerTradeParty/DefinedTradeContact",wt(ze),J(ze)],[`/${n.C}/Contac\
t`,wt(et),J(et)]),(0,n.Hu)("BR-DE-TMP-32","The invoice says when it was delivered (BT-72), or its period (BG-14), or that of each line (BG-26)","XRECHNUNG",["/S\
upplyChainTradeTransaction",$t("ApplicableHeaderTradeDelivery/ActualDeliverySupplyChainEvent/OccurrenceDateTime|ApplicableHeaderTradeSettlement/BillingSpecified\
Period",n.pj,"SpecifiedLineTradeSettlement/BillingSpecifiedPeriod")],["/",$t("Delivery/ActualDeliveryDate|InvoicePeriod","InvoiceLine|CreditNoteLine","InvoicePe\
riod")]),(0,n.Hu)("BR-TMP-2","The place of an external document is a URL with its scheme (BT-124)","XRECHNUNG",["ApplicableHeaderTradeAgreement/AdditionalRefere\
ncedDocument",Ht("URIID"),{when:e=>(0,a.$B)("URIID")(e)&&(0,a.fK)(e,"TypeCode")==="916",...J("URIID")}],["/AdditionalDocumentReference/Attachment/ExternalRefere\
nce",Ht("URI"),J("URI")])];var ta=N(17886);const De={CII:{means:"ApplicableHeaderTradeSettlement/SpecifiedTradeSettlementPaymentMeans",code:"TypeCode",account:"\
PayeePartyCreditorFinancialAccount",iban:"PayeePartyCreditorFinancialAccount/IBANID",card:"ApplicableTradeSettlementFinancialCard",debited:"PayerPartyDebtorFina\
ncialAccount/IBANID",debit:"PayerPartyDebtorFinancialAccount/IBANID",bank:"PayeeSpecifiedCreditorFinancialInstitution|PayerSpecifiedDebtorFinancialInstitution"},
UBL:{means:"/PaymentMeans",code:"PaymentMeansCode",account:"PayeeFinancialAccount",iban:"PayeeFinancialAccount/ID",card:"CardAccount",debited:"PaymentMandate/Pa\
yerFinancialAccount/ID",debit:"PaymentMandate",bank:"CardAccount"}},ve="SpecifiedTradePaymentTerms/DirectDebitMandateID",Vt="CreditorReferenceID",Ft=e=>(t,o)=>(0,a.
$B)(e.debit)(t)||e===De.CII&&(0,a.q0)(o.at(-1),`${ve}|${Vt}`).length>0,z=(e,t,o,i,r)=>{const c=d=>({at:d.means,when:(0,a.f7)(d.code,o),holds:i(d),...r&&{found:l=>(0,a.
fK)(l,r(d))}});return{rule:e,text:t,scope:"XRECHNUNG",checks:{CII:c(De.CII),UBL:c(De.UBL)}}},Kt=["30","58"],Zt=["48","54","55"],ot=["59"],it=(e,t)=>(o,i)=>!(0,a.
$B)(e)(o)&&!(t&&Ft(t)(o,i)),na=/^#SKONTO#TAGE=\d+#PROZENT=\d+\.\d\d(?:#BASISBETRAG=-?\d+\.\d\d)?#$/;function aa(e){const t=e.split(/\r?\n/),o=c=>c.trim().startsWith(
"#");if(!t.some(o))return!0;const i=t.findLastIndex(c=>c.lastIndexOf("#")>c.indexOf("#")+1);return i>=0&&i+1<t.length&&t[i].trimEnd().endsWith("#")&&t.every(c=>!o(
c)||na.test(c.trim()))}const Qt=e=>t=>(0,h.Z0)(t,e).every(({text:o})=>aa(o)),st=`${n.gm}/SpecifiedTradeSettlementPaymentMeans/${De.CII.debited}`,rt=`${n.gm}/${Vt}`,
Wt=`${n.gm}/${ve}|${rt}|${st}`,oa=["AccountingSupplierParty/Party","PayeeParty"].map(e=>`${e}/PartyIdentification/ID/@schemeID`),ia=[(0,n.Hu)("BR-DE-1","The inv\
oice says how it is paid (BG-16)","XRECHNUNG",["/",(0,a.$B)(`${n.gm}/SpecifiedTradeSettlementPaymentMeans`)],["/",(0,a.$B)("PaymentMeans")]),(0,n.Hu)("BR-DE-18",
"Discounts in the payment terms (BT-20) are lines as #SKONTO#TAGE=14#PROZENT=2.25#, each with a line end","XRECHNUNG",["/",Qt(`${n.gm}/SpecifiedTradePaymentTerm\
s/Description`)],["/",Qt("PaymentTerms/Note")]),z("BR-DE-23-a","A credit transfer has an account (BG-17)",Kt,({account:e})=>(0,a.$B)(e)),z("BR-DE-23-b","A credi\
t transfer has no card (BG-18) and no direct debit (BG-19)",Kt,e=>it(e.card,e)),z("BR-DE-24-a","A payment by card has a card (BG-18)",Zt,({card:e})=>(0,a.$B)(e)),
z("BR-DE-24-b","A payment by card has no account (BG-17) and no direct debit (BG-19)",Zt,e=>it(e.account,e)),z("BR-DE-25-a","A direct debit says what is debited\
 (BG-19)",ot,Ft),z("BR-DE-25-b","A direct debit has no account of the payee (BG-17) and no card (BG-18)",ot,e=>it(`${e.account}|${e.card}|${e.bank}`)),(0,n.Hu)(
"BR-DE-30","A direct debit has a creditor identifier (BT-90), and not that alone","XRECHNUNG",["/",e=>(0,a.$B)(rt)(e)&&(0,a.$B)(`${n.gm}/${ve}|${st}`)(e),{when:(0,a.
$B)(Wt)}],["/",(0,a.f7)(oa.join("|"),["SEPA"]),{when:(0,a.$B)("PaymentMeans/PaymentMandate")}]),(0,n.Hu)("BR-DE-31","A direct debit has an account that is debit\
ed (BT-91), and not that alone","XRECHNUNG",["/",e=>(0,a.$B)(st)(e)&&(0,a.$B)(`${n.gm}/${ve}|${rt}`)(e),{when:(0,a.$B)(Wt)}],["/",(0,a.$B)(`PaymentMeans/${De.UBL.
debited}`),{when:(0,a.$B)("PaymentMeans/PaymentMandate")}])],qt=e=>t=>(0,ta.X)(((0,a.fK)(t,e)??"").replace(/\s/g,"")),sa=[z("BR-DE-19","The account of a SEPA cr\
edit transfer is an IBAN (BT-84)",["58"],({iban:e})=>qt(e),({iban:e})=>e),z("BR-DE-20","The account of a SEPA direct debit is an IBAN (BT-91)",ot,({debited:e})=>qt(
e),({debited:e})=>e)],ra=[(0,n.Hu)("BR-17","A payee has a name (BT-59), and is not the seller","above MINIMUM",["PayeeTradeParty",(e,t)=>(0,a.$B)("Name")(e)&&(0,n.
Vr)(n.Kv,[["Name","Name"],["ID","ID"],["SpecifiedLegalOrganization/ID","SpecifiedLegalOrganization/ID"]])(e,t)],["/PayeeParty",(e,t)=>(0,a.$B)("PartyName/Name")(
e)&&(0,n.Vr)(n.C,[["PartyName/Name","PartyName/Name"],["PartyIdentification/ID","PartyIdentification/ID"]])(e,t)]),(0,n.Hu)("BR-18","A tax representative has a \
name (BT-62)","above MINIMUM",["SellerTaxRepresentativeTradeParty",(0,a.lq)("Name")],["/TaxRepresentativeParty",(0,a.lq)("PartyName/Name")]),(0,n.Hu)("BR-19","A\
 tax representative has an address (BG-12)","above MINIMUM",["SellerTaxRepresentativeTradeParty",(0,a.$B)("PostalTradeAddress")],["/TaxRepresentativeParty",(0,a.
$B)("PostalAddress")]),(0,n.Hu)("BR-20","The address of a tax representative has a country (BT-69)","above MINIMUM",["SellerTaxRepresentativeTradeParty",(0,a.lq)(
"PostalTradeAddress/CountryID")],["/TaxRepresentativeParty/PostalAddress",(0,a.lq)(n.NN)]),(0,n.Hu)("BR-56","A tax representative has a VAT identifier (BT-63)",
"above MINIMUM",["SellerTaxRepresentativeTradeParty",e=>(0,h.Z0)(e,"SpecifiedTaxRegistration/ID").some(t=>(0,a.f7)("@schemeID",["VA"])(t)&&t.text.trim()!=="")],
["/TaxRepresentativeParty",(0,n.DZ)("PartyTaxScheme","CompanyID")]),(0,n.Hu)("BR-57","An address of delivery has a country (BT-80)","above MINIMUM",["Applicable\
HeaderTradeDelivery",e=>!(0,a.$B)("ShipToTradeParty/PostalTradeAddress")(e)||(0,a.lq)("ShipToTradeParty/PostalTradeAddress/CountryID")(e)],["/Delivery/DeliveryL\
ocation/Address",(0,a.$B)(n.NN)]),(0,n.Hu)("BR-62","The electronic address of the seller has a scheme (BT-34)","above MINIMUM",["/",(0,n.EV)(`${n.Kv}/URIUnivers\
alCommunication`,"URIID")],[`${n.C}/EndpointID`,(0,a.$B)("@schemeID")]),(0,n.Hu)("BR-63","The electronic address of the buyer has a scheme (BT-49)","above MINIM\
UM",["/",(0,n.EV)(`${n.iq}/URIUniversalCommunication`,"URIID")],[`${n.AU}/EndpointID`,(0,a.$B)("@schemeID")]),(0,n.Hu)("BR-CO-09","A VAT identifier begins with \
the code of its country (BT-31, BT-48, BT-63)","all",["SpecifiedTaxRegistration/ID",({text:e})=>(0,n.d7)(e.trim()),{when:(0,a.f7)("@schemeID",["VA"])}],["PartyT\
axScheme",e=>(0,n.d7)((0,a.fK)(e,"CompanyID")??""),{when:e=>(0,n.fM)(e)&&(0,a.$B)("CompanyID")(e)}]),(0,n.Hu)("BR-CO-26","The seller has an identifier (BT-29), \
a legal registration (BT-30) or a VAT identifier (BT-31)","above MINIMUM",["SellerTradeParty",e=>(0,a.$B)("ID|GlobalID|SpecifiedLegalOrganization/ID")(e)||(0,a.
f7)("SpecifiedTaxRegistration/ID/@schemeID",["VA"])(e)],["/AccountingSupplierParty",(e,t)=>(0,n.DZ)("Party/PartyTaxScheme","CompanyID")(e,t)||(0,h.Z0)(e,"Party/\
PartyIdentification/ID").some(o=>!(0,a.f7)("@schemeID",["SEPA"])(o))||(0,a.$B)("Party/PartyLegalEntity/CompanyID")(e)])],ca=[(0,n.Hu)("BR-29","The invoicing per\
iod does not end before it begins (BT-73, BT-74)","above MINIMUM",["ApplicableHeaderTradeSettlement/BillingSpecifiedPeriod",n.if],["/InvoicePeriod",(0,n.ql)("St\
artDate","EndDate")]),(0,n.Hu)("BR-CO-19","The invoicing period has a beginning (BT-73) or an end (BT-74)","above MINIMUM",["ApplicableHeaderTradeSettlement/Bil\
lingSpecifiedPeriod",(0,a.$B)("StartDateTime|EndDateTime")],["/InvoicePeriod",(0,a.$B)("StartDate|EndDate|DescriptionCode")]),(0,n.Hu)("BR-49","A means of payme\
nt has a code (BT-81)","above MINIMUM",["SpecifiedTradeSettlementPaymentMeans",(0,a.$B)("TypeCode")],["/PaymentMeans",(0,a.$B)("PaymentMeansCode")]),(0,n.Hu)("B\
R-50","The account of a credit transfer has an identifier (BT-84)","above MINIMUM",["SpecifiedTradeSettlementPaymentMeans/PayeePartyCreditorFinancialAccount",(0,a.
lq)("IBANID|ProprietaryID"),{when:n.SD}],["/PaymentMeans/PayeeFinancialAccount",(0,a.lq)("ID"),{when:n.SD}]),(0,n.Hu)("BR-51","A card has at most its last digit\
s (BT-87)","above MINIMUM",["ApplicableTradeSettlementFinancialCard",(0,n.tF)("ID")],["/PaymentMeans/CardAccount",(0,n.tF)("PrimaryAccountNumberID")]),(0,n.Hu)(
"BR-52","A supporting document has a reference (BT-122)","above MINIMUM",["AdditionalReferencedDocument",(0,a.lq)("IssuerAssignedID")],["/AdditionalDocumentRefe\
rence",(0,a.lq)("ID")]),(0,n.Hu)("BR-55","A preceding invoice has a reference (BT-25)","above MINIMUM",["ApplicableHeaderTradeSettlement/InvoiceReferencedDocume\
nt",(0,a.lq)("IssuerAssignedID")],["/BillingReference",(0,a.$B)("InvoiceDocumentReference/ID")]),(0,n.Hu)("BR-61","A credit transfer names an account (BT-84)","\
above MINIMUM",["SpecifiedTradeSettlementPaymentMeans/PayeePartyCreditorFinancialAccount",(0,a.$B)("IBANID|ProprietaryID"),{when:n.SD}],["/PaymentMeans",e=>(0,a.
$B)("PayeeFinancialAccount/ID")(e),{when:n.GR}]),...(0,n.Dz)([["BR-31","amount","An allowance has an amount (BT-92)"],["BR-32","category","An allowance has a ca\
tegory of VAT (BT-95)"],["BR-33","reason","An allowance has a reason (BT-97) or its code (BT-98)"],["BR-CO-21","reason","The reason of an allowance is given as \
text, as code, or as both"]],"above MINIMUM",[n.ts,"/AllowanceCharge"],n.P5),...(0,n.Dz)([["BR-36","amount","A charge has an amount (BT-99)"],["BR-37","category",
"A charge has a category of VAT (BT-102)"],["BR-38","reason","A charge has a reason (BT-104) or its code (BT-105)"],["BR-CO-22","reason","The reason of a charge\
 is given as text, as code, or as both"]],"above MINIMUM",[n.ts,"/AllowanceCharge"],n.Tb)];class la{syntax;categories=new Set;isOutsideOfItaly=!1;hasTaxDate=!1;hasTaxDateCode=!1;hasTaxes=!1;constructor(t){
this.syntax=t}take({name:t,text:o},i){const r=i?.name??"";this.syntax==="UBL"?this.takeUbl(t,o.trim(),r):t==="CategoryCode"?this.takeCategory(o.trim()):t==="Cou\
ntryID"?this.isOutsideOfItaly||=o!=="IT":t==="TaxPointDate"?this.hasTaxDate=!0:t==="DueDateTypeCode"?this.hasTaxDateCode=!0:t==="ApplicableTradeTax"&&(this.hasTaxes||=
r==="ApplicableHeaderTradeSettlement")}takeUbl(t,o,i){t==="ID"&&(i==="TaxCategory"||i==="ClassifiedTaxCategory")?this.takeCategory(o):t==="IdentificationCode"?this.
isOutsideOfItaly||=o!=="IT":i==="Invoice"||i==="CreditNote"?(this.hasTaxes=!0,this.hasTaxDate||=t==="TaxPointDate"):t==="DescriptionCode"&&(this.hasTaxDateCode||=
i==="InvoicePeriod")}takeCategory(t){(t==="B"||t==="S")&&this.categories.add(t)}}const da=[["BR-CO-03","The date of VAT is given as a date (BT-7) or by a code (\
BT-8), not by both","above MINIMUM",({hasTaxes:e,hasTaxDate:t,hasTaxDateCode:o})=>!e||!t||!o],["BR-B-01","An invoice with the category B (split payment) names n\
o country but Italy","with lines",({categories:e,isOutsideOfItaly:t})=>!e.has("B")||!t],["BR-B-02","An invoice with the category B (split payment) does not have\
 the category S","with lines",({categories:e})=>e.size<2]];var Jt=N(41634);const Ta=[...O.LF,...Hn,...xn,...ra,...ca,...Kn,...On,...un,...mn,...Gn,...fn,...jn,...ia],
ua=[...ea,...sa];function kt(e,t){const o=new Map;for(const i of e){const r=i.checks[t];if(r)for(const c of r.at.split("|")){const d=c==="/"?c:c.slice(c.lastIndexOf(
"/")+1),l={...r,about:i,at:c},f=o.get(d);f?f.push(l):o.set(d,[l])}}return o}const _t=e=>({CII:kt(e,"CII"),UBL:kt(e,"UBL")}),Aa=_t(Ta),ha=_t(ua),Ia=["ID","Amount",
"Quantity","TradeTax","ReferencedDocument","BinaryObject"],Ba=e=>e.name==="IncludedSupplyChainTradeLineItem"&&(0,h.Z0)(e,"AssociatedDocumentLineDocument/LineSta\
tusReasonCode").some(({text:t})=>t.trim()!=="DETAIL");async function ma(e,t,o){const i=new la(e.syntax),r=new jt(e,Aa,t,o);await r.askAll(e.root,(c,d)=>i.take(c,
d));for(const[c,d,l,f]of da)(0,C.GY)(l,e.profile)&&!f(i)&&r.failures.push({rule:c,text:d,where:"invoice",found:null,expected:null});return r.failures}async function Ca(e,t,o){
const i=new jt(e,ha,t,o);return await i.askAll(e.root,()=>{}),i.failures}const[fa,Da]=[200,15];class jt{pace;most;failures=[];checks;profile;constructor({syntax:t,
profile:o},i,r,c){this.pace=r,this.most=c,this.checks=i[t],this.profile=o}async askAll(t,o){await(0,Jt.R)(t,this.pace,async(i,r,c)=>{r.length>0&&o(i,r.at(-1)),await this.
ask(i,r,c)},Ba)}checksOf(t){const o=Ia.filter(r=>t.endsWith(r)).flatMap(r=>this.checks.get(`*${r}`)??[]),i=this.checks.get(t)??[];return o.length===0?i:[...i,...o]}async ask(t,o,i){
const{failures:r}=this,c=o.length===0?this.checks.get("/")??[]:this.checksOf(t.name);if(c.length===0)return;const d=t.children.length+(o.length>0?0:t.children.reduce(
(l,f)=>l+f.children.length,0));for(const{about:l,at:f,when:p,holds:U,found:q}of c){const F=this.pace.step(fa+d*Da);if(F&&await F,!(0,C.GY)(l.scope,this.profile)||
!Ra(f,o,t)||r.length>=this.most||p&&!p(t,o)||U(t,o))continue;const $=(0,Jt.d)(t,o,i);r.push({rule:l.rule,text:l.text,where:$,found:q?.(t)??null,expected:null})}}}
function Ra(e,t,o){if(e==="/")return t.length===0;const i=e.split("/"),r=i[0]==="";if(r&&i.shift(),i.length>t.length||r&&i.length!==t.length)return!1;const c=i.
at(-1);if(c.startsWith("*")?!o.name.endsWith(c.slice(1)):o.name!==c)return!1;for(let d=1;d<i.length;d++)if(t.at(-d).name!==i.at(-1-d))return!1;return!0}const ya={
units:1n,scale:2},be=e=>e===null?void 0:(0,s._)(e),Yt=e=>(0,s.cz)(e.flatMap(({amount:t})=>be(t)??[]));function pa({quantity:e,netPrice:t,priceQuantity:o,netAmount:i,
allowances:r,charges:c}){const[d,l,f]=[be(e),be(t),be(i)],p=o===null?(0,s._)("1"):(0,s._)(o);if(!d||!l||!f||!p||p.units===0n)return!0;const U=(0,s.Re)(Yt(c),Yt(
r)),q=(0,s.Re)((0,s.lw)((0,s.Re)(f,U),p),(0,s.lw)(d,l));return!(0,s.oi)((0,s.ys)(q),(0,s.ys)((0,s.lw)(ya,p)))}const Sa=[(0,C.Os)("line","with lines",C.Su,[["PRI\
CE","The net amount (BT-131) is the quantity (BT-129) times the price (BT-146), with charges and less allowances",pa,({netAmount:e})=>e]])],ct=1e3,Ea=[...O.SL,...nn],
Pa=[...Fn,...Sa];async function La(e,t){return await zt(e,t,Ea,await ma(e,t,ct))}async function Ma(e,t){return await zt(e,t,Pa,await Ca(e,t,ct))}async function zt(e,t,o,i){
const{invoice:r,profile:c}=e;for(const{where:d,scope:l,each:f,rows:p}of o){if(!(0,C.GY)(l,c))continue;const U=f(r);for(const[q,F]of U.entries()){const $=t.step(
p.length*20);$&&await $;for(const[K,k,Na,ga,Ua]of p)if(!Na(F,e)){if(i.length>=ct)return i;i.push({rule:K,text:k,where:U.length>1?`${d} ${q+1}`:d,found:ga?.(F)??
null,expected:Ua??null})}}}return i}}),41634:((Oe,ee,N)=>{N.d(ee,{R:()=>a,d:()=>C});const O=new Set(["IncludedSupplyChainTradeLineItem","InvoiceLine","CreditNot\
eLine"]),s=60;async function a(S,X,H,Z=()=>!1){const E=[],v=[{element:S,next:0,lines:0}];await H(S,E,0),E.push(S);let P=0;for(let b=v.at(-1);b;b=v.at(-1)){const te=X.
step(s);te&&await te;const Q=b.element.children[b.next++];if(!Q){v.pop(),E.pop();continue}v.length<=2&&(P=O.has(Q.name)?++b.lines:0),!Z(Q)&&(await H(Q,E,P),v.push(
{element:Q,next:0,lines:0}),E.push(Q))}}function C(S,X,H){return X.length===0?"invoice":H===0?S.name:O.has(S.name)?`line ${H}`:`line ${H}: ${S.name}`}}),27547:((Oe,ee,N)=>{
N.d(ee,{v:()=>C});var O=N(45548),s=N(36493),a=N(36698);function C(x){const T=S(x.invoice);return T.length>0?T:new E(x).broken()}function S({lines:x,allowances:T,
charges:I,thirdPartyCharges:A,taxes:B,totals:R}){return[["The net amounts of the lines",x.map(({netAmount:y})=>y)],["The allowances and charges",[...T,...I,...A].
map(({amount:y})=>y)],["The VAT breakdown",B.flatMap(({basis:y,amount:w,rate:ae})=>[y,w,ae])],["The totals",Object.values(R)]].filter(([,y])=>y.some(w=>w!==null&&
(0,s._)(w)===void 0)).map(([y])=>Te("BR-DEC",`${y} have an amount that is not a decimal number`))}const X={units:1n,scale:2},H={units:1n,scale:0},Z={units:5n,scale:1};
class E{read;found=[];counted;invoice;level;hasOtherDue;isUbl;root;constructor(T){this.read=T;const{invoice:I,profile:A,syntax:B,root:R}=T;this.root=R,this.invoice=
I,this.level=A?.level,this.isUbl=B==="UBL",this.hasOtherDue=this.isUbl&&A?.variant==="extension",this.counted=(0,a.Su)(I)}broken(){const T=(0,O.Z0)(this.root,this.
isUbl?v:P).length>0;return T&&(this.hasLines&&this.lines(),this.level!=="MINIMUM"&&this.adjustments()),this.taxes(),this.gross(),T&&this.level!=="MINIMUM"&&!this.
hasOtherDue&&this.due(),this.found}get hasLines(){return this.level!=="MINIMUM"&&this.level!=="BASIC WL"}lines(){this.compare("10","lines",(0,s.cz)(this.counted.
map(({netAmount:T})=>m(T))),this.invoice.lines.length,{total:"The sum of the line net amounts (BT-106)",from:"the net amounts of the lines"})}adjustments(){const{
totals:T,allowances:I,charges:A}=this.invoice;if(this.compare("11","allowances",ye(I),I.length,{total:"The sum of the allowances (BT-107)",from:"the allowances"}),
this.compare("12","charges",ye(A),A.length,{total:"The sum of the charges (BT-108)",from:"the charges"}),T.lines===null&&this.level!=="EXTENDED")return this.exact(
"BR-CO-13",T.net,void 0,Q);if(this.isUbl&&T.allowances===null&&T.charges===null&&T.net!==null){(0,s.Re)(m(T.net),m(T.lines)).units===0n||this.found.push(ne("BR-\
CO-13",T.net,m(T.lines),Q));return}const B=(0,s.WQ)((0,s.Re)(m(T.lines),m(T.allowances)),m(T.charges));this.compare("13","net",B,this.terms,Q)}taxes(){this.taxTotals(),
this.invoice.taxes.every(T=>(0,a.j3)(T,this.read)||this.isTaxRight(T))||this.found.push(Te("BR-CO-17","An amount of VAT (BT-117) is not the taxable amount times\
 the rate"))}taxTotals(){const{taxes:T,totals:I}=this.invoice;if(!this.isUbl){const A=(0,O.Z0)(this.root,He).map(({text:B})=>m(B.trim()));(T.length>0||this.isStrict)&&
I.tax!==null&&this.exact("BR-CO-14",I.tax,(0,s.cz)(A),Re);return}for(const A of(0,O.Z0)(this.root,"TaxTotal")){const B=(0,O.Z0)(A,"TaxSubtotal"),R=B.flatMap(y=>(0,O.
Z0)(y,"TaxAmount")).map(({text:y})=>m(y.trim())),M=(0,O.Z0)(A,"TaxAmount")[0]?.text.trim()??null;B.length>0&&this.exact("BR-CO-14",M,(0,s.cz)(R),Re,!0)}}get isStrict(){
return this.level!=="MINIMUM"&&this.level!=="BASIC WL"&&this.level!=="EXTENDED"}isTaxRight({taxScheme:T,basis:I,rate:A,amount:B}){if(B===null)return!1;const R=T?.
toUpperCase()==="VAT"||!this.isStrict?A:null;if((0,s.oi)(Z,(0,s.ys)(m(R))))return(0,s.oi)(Z,(0,s.ys)(m(B)));if(I===null)return!1;const y=(0,s.Fd)((0,s.lw)((0,s.
lw)((0,s.ys)(m(I)),m(R)),X)),w=(0,s.ys)((0,s.Re)((0,s.ys)(m(B)),y));return(0,s.oi)(H,w)||!this.isUbl&&(0,s.Re)(H,w).units===0n}gross(){const{net:T,tax:I,gross:A}=this.
invoice.totals,B=(0,s.WQ)(m(T),m(I));if(!this.isStrict)return this.compare("15","gross",B,this.terms,de);const{currency:R}=this.invoice;if(R===null)return;const M=(0,O.
Z0)(this.root,this.isUbl?b:te).filter(w=>(0,O.w4)(w,"currencyID")===R);!this.isUbl&&T!==null&&A!==null&&(0,s.Re)(m(T),m(A)).units===0n||this.exact("BR-CO-15",A,
T===null||M.length!==1?void 0:B,de,!0)}due(){const{gross:T,paid:I,rounding:A,due:B}=this.invoice.totals,R=(0,s.WQ)((0,s.Re)(m(T),m(I)),m(A)),M="The amount due (\
BT-115)",y="the total with VAT less the paid amount plus the rounding";if(this.level!=="EXTENDED"){B!==null&&T!==null&&(this.isUbl?this.isDueInUbl():(0,s.Re)(m(
B),R).units===0n)||this.found.push(ne("BR-CO-16",B,T===null?void 0:R,{total:M,from:y}));return}if(B===null)return;const w=(0,s.cz)(this.invoice.thirdPartyCharges.
map(({amount:ae})=>m(ae)));this.exact("BR-FXEXT-CO-16",B,(0,s.WQ)(R,w),{total:M,from:`${y} and the charges for third parties (BT-179)`})}isDueInUbl(){const{gross:T,
paid:I,rounding:A,due:B}=this.invoice.totals,R=I===null?m(T):(0,s.Fd)((0,s.Re)(m(T),m(I))),M=A===null?m(B):(0,s.Fd)((0,s.Re)(m(B),m(A)));return(0,s.Re)(M,R).units===
0n}get terms(){return this.counted.length+this.invoice.allowances.length+this.invoice.charges.length}compare(T,I,A,B,R){const M=this.invoice.totals[I],y=I==="li\
nes"||I==="net"||I==="gross";if(this.level!=="EXTENDED")return this.exact(`BR-CO-${T}`,M,A,R,y);if(M===null&&y)return;const w={units:BigInt(B),scale:2};(0,s.oi)(
(0,s.ys)((0,s.Re)(m(M),(0,s.Fd)(A))),w)&&this.found.push(ne(`BR-FXEXT-CO-${T}`,M,A,R))}exact(T,I,A,B,R=!1){A===void 0||R&&I===null?this.found.push(ne(T,I,A,B)):
(0,s.Re)(m(I),(0,s.Fd)(A)).units!==0n&&this.found.push(ne(T,I,A,B))}}const v="LegalMonetaryTotal",P="SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement\
/SpecifiedTradeSettlementHeaderMonetarySummation",b="TaxTotal/TaxAmount",te=`${P}/TaxTotalAmount`,Q={total:"The total without VAT (BT-109)",from:"the lines less\
 the allowances plus the charges"},de={total:"The total with VAT (BT-112)",from:"the total without VAT plus VAT"},He="SupplyChainTradeTransaction/ApplicableHead\
erTradeSettlement/ApplicableTradeTax/CalculatedAmount",Re={total:"The total of VAT (BT-110)",from:"the amounts of the VAT breakdown"},Te=(x,T,I=null,A=null)=>({
rule:x,text:T,where:"totals",found:I,expected:A}),ne=(x,T,I,{total:A,from:B})=>Te(x,`${A} differs from ${B}`,T,I?(0,s.Bz)((0,s.Fd)(I)):null),m=x=>x===null?s.f2:
(0,s._)(x)??s.f2,ye=x=>(0,s.cz)(x.map(({amount:T})=>m(T)))})};
