"use strict";exports.id=3263,exports.ids=[3263],exports.modules={36493:((p,h,M)=>{M.d(h,{Bz:()=>_,CQ:()=>S,Fd:()=>a,Re:()=>n,WQ:()=>E,_:()=>i,cz:()=>A,f2:()=>R,gu:()=>N,lw:()=>B,
oi:()=>T,ys:()=>m});const D=40,R={units:0n,scale:0};function i(e){const o=/^([+-]?)(\d*)(?:\.(\d*))?$/.exec(e),[,r,P="",f=""]=o??[],G=P+f;if(!(!o||G===""||G.length>
D))return{units:r==="-"?-BigInt(G):BigInt(G),scale:f.length}}const L=({units:e,scale:o},r)=>e*10n**BigInt(r-o);function E(e,o){const r=Math.max(e.scale,o.scale);
return{units:L(e,r)+L(o,r),scale:r}}const N=({units:e,scale:o})=>({units:-e,scale:o}),n=(e,o)=>E(e,N(o)),B=(e,o)=>({units:e.units*o.units,scale:e.scale+o.scale}),
m=e=>e.units<0n?N(e):e,T=(e,o)=>n(e,o).units>0n,A=e=>e.reduce(E,R);function a(e){if(e.scale<=2)return{units:L(e,2),scale:2};const o=10n**BigInt(e.scale-2),r=e.units*
2n+o,P=o*2n,f=r/P;return{units:r%P<0n?f-1n:f,scale:2}}function S(e,o){const r=Math.max(e.scale,o.scale),[P,f]=[L(e,r)*200n,L(o,r)],G=(f<0n?-P:P)+(f<0n?-f:f),g=2n*
(f<0n?-f:f);return{units:G/g-(G%g<0n?1n:0n),scale:2}}function _({units:e,scale:o}){const r=(e<0n?-e:e).toString().padStart(o+1,"0"),P=r.slice(0,r.length-o);return`${e<
0n?"-":""}${P}${o>0?`.${r.slice(-o)}`:""}`}}),3263:((p,h,M)=>{M.d(h,{FC:()=>S,LF:()=>e,N:()=>m,SL:()=>Z});var D=M(45548),R=M(36493),i=M(43497),L=M(33665),E=M(36698);
const N=t=>t===null||t.length-(t.indexOf(".")+1||t.length)<=2,n=(t,c,l)=>[t,`The ${c} has at most two decimals`,u=>N(l(u)),l],B=(t,c)=>[n(t,"amount of an allowa\
nce or charge",l=>l.amount),n(c,"base of an allowance or charge",l=>l.base)];function m(t){if(t===null)return!0;const c=/^(\d{4})-(\d\d)-(\d\d)(?:Z|[+-]\d\d:\d\d)?$/.
exec(t),[l,u,O]=(c??[]).slice(1).map(Number);if(l===void 0||u===void 0||O===void 0)return!1;const W=[31,l%4===0&&l%100!==0||l%400===0?29:28,31,30,31,30,31,31,30,
31,30,31][u-1];return W!==void 0&&O>=1&&O<=W}const T=({issueDate:t,dueDate:c,delivery:l,period:u,lines:O})=>[{name:"BT-2",date:t},{name:"BT-9",date:c},{name:"BT\
-72",date:l?.date??null},{name:"BT-73",date:u?.start??null},{name:"BT-74",date:u?.end??null},...O.flatMap(K=>[{name:"BT-134",date:K.period?.start??null},{name:"\
BT-135",date:K.period?.end??null}])],A=[{name:"BT-7",CII:`${L.gm}/ApplicableTradeTax/TaxPointDate/DateString`,UBL:"TaxPointDate"},{name:"BT-26",CII:`${L.gm}/Inv\
oiceReferencedDocument/FormattedIssueDateTime/DateTimeString`,UBL:"BillingReference/InvoiceDocumentReference/IssueDate"}],a=({text:t})=>(0,i._$)(t.trim()||null),
S=({invoice:t,root:c,syntax:l})=>[...T(t),...A.flatMap(u=>(0,D.Z0)(c,u[l]).map(O=>({name:u.name,date:a(O)})))].filter(({date:u})=>!m(u)),_="A date is a day of t\
he calendar",e=A.map(({CII:t,UBL:c})=>{const l=u=>({at:`/${u}`,holds:O=>m(a(O)),found:a});return{rule:"DATE",text:_,scope:"all",checks:{CII:l(t),UBL:l(c)}}}),o=(t,c,l)=>[
t,`The ${c} has at most two decimals`,(u,O)=>(0,E.j3)(u,O)||N(l(u)),l],r=(t,c,l,u)=>[t,`The ${c} has at most two decimals`,(O,K)=>K.syntax==="UBL"||l(K),u],P=({
root:t})=>(0,D.Z0)(t,`${L.gm}/${L.vf}/TaxTotalAmount`),f=({text:t})=>{const c=(0,R._)(t.trim());return c!==void 0&&(0,R.Re)(c,(0,R.Fd)(c)).units===0n};function G(t){
const c=P(t),{currency:l}=t.invoice;return c.length===0||c.some(u=>(0,D.w4)(u,"currencyID")!==l||f(u))}function g(t){const c=P(t),{taxCurrency:l}=t.invoice;return c.
length===0||l===null||c.some(u=>(0,D.w4)(u,"currencyID")===l&&f(u))}const Z=[(0,E.Os)("date","all",T,[["DATE",_,({date:t})=>m(t),({date:t})=>t,"YYYY-MM-DD"]]),(0,E.
Os)("totals","above MINIMUM",({totals:t})=>[t],[n("BR-DEC-09","sum of the line net amounts (BT-106)",({lines:t})=>t),n("BR-DEC-10","sum of the allowances (BT-10\
7)",({allowances:t})=>t),n("BR-DEC-11","sum of the charges (BT-108)",({charges:t})=>t),n("BR-DEC-12","total without VAT (BT-109)",({net:t})=>t),r("BR-DEC-13","t\
otal of VAT (BT-110)",G,({tax:t})=>t),n("BR-DEC-14","total with VAT (BT-112)",({gross:t})=>t),r("BR-DEC-15","total of VAT in its own currency (BT-111)",g,({taxInAccountingCurrency:t})=>t),
n("BR-DEC-16","paid amount (BT-113)",({paid:t})=>t),n("BR-DEC-17","rounding amount (BT-114)",({rounding:t})=>t),n("BR-DEC-18","amount due (BT-115)",({due:t})=>t)]),
(0,E.Os)("VAT breakdown","above MINIMUM",({taxes:t})=>t,[o("BR-DEC-19","taxable amount (BT-116)",({basis:t})=>t),o("BR-DEC-20","amount of VAT (BT-117)",({amount:t})=>t)]),
(0,E.Os)("allowance","above MINIMUM",({allowances:t})=>t,B("BR-DEC-01","BR-DEC-02")),(0,E.Os)("charge","above MINIMUM",({charges:t})=>t,B("BR-DEC-05","BR-DEC-06")),
(0,E.Os)("line","with lines",E.Su,[n("BR-DEC-23","net amount of a line (BT-131)",({netAmount:t})=>t)]),(0,E.Os)("line allowance","with lines",t=>(0,E.Su)(t).flatMap(
({allowances:c})=>c),B("BR-DEC-24","BR-DEC-25")),(0,E.Os)("line charge","with lines",t=>(0,E.Su)(t).flatMap(({charges:c})=>c),B("BR-DEC-27","BR-DEC-28"))]}),95613:((p,h,M)=>{
M.d(h,{$B:()=>i,I0:()=>R,Yw:()=>m,f7:()=>B,fK:()=>E,lq:()=>L,q0:()=>n});var D=M(45548);function R(T,A){return A.split("|").flatMap(a=>{const[S,_]=a.split("@"),e=S.
replace(/\/$/,"");return(e===""?[T]:(0,D.Z0)(T,e)).map(r=>_===void 0?r.text:(0,D.w4)(r,_))})}const i=T=>A=>R(A,T).some(a=>a!==null),L=T=>A=>R(A,T).some(a=>(a??"").
trim()!==""),E=(T,A)=>R(T,A)[0]?.trim()??null,N=new WeakMap;function n(T,A){const a=N.get(T)??new Map;N.set(T,a);const S=a.get(A)??R(T,A).flatMap(_=>_?.trim()??
[]);return a.set(A,S),S}const B=(T,A)=>a=>R(a,T).some(S=>A.includes((S??"").trim())),m=(...T)=>(A,a)=>a.some(({name:S})=>T.includes(S))}),89107:((p,h,M)=>{M.d(h,
{CR:()=>A,FS:()=>T,PF:()=>N,S4:()=>E,TU:()=>n,ZQ:()=>R,bd:()=>B,sb:()=>L,yR:()=>m});const D=a=>new Set(a.split(" "));function R(a){const S=new Set;for(const _ of a.
split(" ")){const[e,o=""]=_.split("~");let r=e;for(S.add(r);o!==""&&r!==o;S.add(r))r=i(r)}return S}function i(a){return/^\d+$/.test(a)?String(Number(a)+1).padStart(
a.length,"0"):a.slice(0,-1)+String.fromCharCode(a.charCodeAt(a.length-1)+1)}const L=D("71 80 82 84 102 130 202 203 204 211 218 219 295 325 326 331 380 382 383 3\
84 385 386 387 388 389 390 393 394 395 456 457 471 472 473 500 501 527 553 575 623 633 751 780 817 870 875 876 877 935"),E=D("81 83 261 262 296 308 381 396 420 \
458 502 503 532"),N=D("AE B E G K L M O S Z"),n=D("41 42 60 62 63 64 65 66 67 68 70 71 88 95 100 102 103 104 105");function B(a){if(a==="ZZZ")return!0;if(!/^[1-9]\d?$/.
test(a))return!1;const S=Number(a);return S<=70||S>=74&&S<=78||S>=91&&S<=98}const m=D("AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND B\
OB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF CHW CLF CLP CNH CNY COP COU CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ G\
YD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK M\
XN MXV MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STD STN SVC SYP SZL THB T\
JS TMT TND TOP TRY TTD TWD TZS UAH UGX USD USN UYI UYU UYW UZS VED VES VND VUV WST XAF XAG XAU XBA XBB XBC XBD XCD XCG XDR XOF XPD XPF XPT XSU XTS XUA XXX YER Z\
AR ZMW ZWG"),T=D("1A AD AE AF AG AI AL AM AN AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK C\
L CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT\
 HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS \
MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN S\
O SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XI YE YT ZA ZM ZW"),A=D("application/pdf ima\
ge/png image/jpeg text/csv application/vnd.openxmlformats-officedocument.spreadsheetml.sheet application/vnd.oasis.opendocument.spreadsheet")}),33665:((p,h,M)=>{
M.d(h,{AU:()=>S,C:()=>a,DZ:()=>u,Df:()=>n,Dz:()=>H,EV:()=>z,FQ:()=>r,GR:()=>w,Hu:()=>E,Iz:()=>Z,Jd:()=>Y,Kv:()=>T,NN:()=>_,P5:()=>W,RP:()=>$,SD:()=>b,Tb:()=>K,Uy:()=>P,
Vr:()=>j,Xd:()=>t,d7:()=>Q,eg:()=>f,fM:()=>l,gm:()=>m,if:()=>X,iq:()=>A,iz:()=>g,pj:()=>o,ql:()=>x,tF:()=>J,ts:()=>G,ux:()=>O,vf:()=>e});var D=M(45548),R=M(36493),
i=M(95613),L=M(89107);const E=(s,d,C,I,U)=>({rule:s,text:d,scope:C,checks:{...I&&{CII:N(I)},...U&&{UBL:N(U)}}}),N=([s,d,C])=>({at:s,holds:d,...C}),n="SupplyChai\
nTradeTransaction",B=`${n}/ApplicableHeaderTradeAgreement`,m=`${n}/ApplicableHeaderTradeSettlement`,T=`${B}/SellerTradeParty`,A=`${B}/BuyerTradeParty`,a="Accoun\
tingSupplierParty/Party",S="AccountingCustomerParty/Party",_="Country/IdentificationCode",e="SpecifiedTradeSettlementHeaderMonetarySummation",o="IncludedSupplyC\
hainTradeLineItem",r="InvoiceLine|CreditNoteLine",P="ApplicableHeaderTradeSettlement/ApplicableTradeTax",f="TaxTotal/TaxSubtotal",G="ApplicableHeaderTradeSettle\
ment/SpecifiedTradeAllowanceCharge",g="SpecifiedLineTradeSettlement/SpecifiedTradeAllowanceCharge",Z="InvoiceLine/AllowanceCharge|CreditNoteLine/AllowanceCharge",
t=c("TypeCode");function c(s){return d=>(0,D.Z0)(d,s).some(({text:C})=>C.trim().toUpperCase()==="VAT")}const l=c("TaxScheme/ID"),u=(s,d)=>C=>(0,D.Z0)(C,s).some(
I=>l(I)&&(0,i.$B)(d)(I)),O=(s,d)=>C=>(0,D.Z0)(C,s).some(I=>t(I)&&(0,i.$B)(d)(I)),K=s=>["true","1"].includes((0,i.fK)(s,"ChargeIndicator/Indicator|ChargeIndicato\
r")??""),W=s=>(0,i.$B)("ChargeIndicator")(s)&&!K(s);function H(s,d,[C,I],U){const v={amount:(0,i.lq)("ActualAmount"),reason:(0,i.$B)("Reason|ReasonCode"),category:O(
"CategoryTradeTax","CategoryCode")},y={amount:(0,i.lq)("Amount"),reason:(0,i.$B)("AllowanceChargeReason|AllowanceChargeReasonCode"),category:u("TaxCategory","ID")};
return s.map(([F,V,k])=>E(F,k,d,[C,v[V],{when:U}],[I,y[V],{when:U}]))}const Y=s=>d=>((0,R._)((0,i.fK)(d,s)??"")?.units??-1n)>=0n,$=s=>d=>(0,i.fK)(d,s),x=(s,d)=>C=>{
const[I,U]=[(0,i.fK)(C,s),(0,i.fK)(C,d)];return I===null||U===null||U>=I},X=s=>{const d=U=>(0,D.Z0)(s,`${U}/DateTimeString`).find(v=>(0,i.f7)("@format",["102"])(
v))?.text.trim();if(!(0,i.$B)("StartDateTime")(s)||!(0,i.$B)("EndDateTime")(s))return!0;const[C,I]=[d("StartDateTime"),d("EndDateTime")];return C!==void 0&&I!==
void 0&&I>=C},w=(0,i.f7)("TypeCode|PaymentMeansCode",["30","58"]),b=(s,d)=>(0,i.q0)(d.at(-1),"TypeCode|PaymentMeansCode").some(C=>C==="30"||C==="58"),J=s=>d=>((0,i.
fK)(d,s)?.length??0)<=10,Q=s=>L.FS.has(s.slice(0,2))||s.startsWith("EL"),j=(s,d)=>(C,I)=>d.every(([U,v])=>{const y=(0,i.q0)(I[0],`${s}/${v}`);return(0,D.Z0)(C,U).
every(({text:F})=>!y.includes(F.trim()))}),z=(s,d)=>C=>!(0,i.$B)(s)(C)||(0,i.lq)(`${s}/${d}@schemeID`)(C)}),36698:((p,h,M)=>{M.d(h,{GY:()=>N,Os:()=>D,Su:()=>R,j3:()=>i,
qR:()=>E});const D=(n,B,m,T)=>({where:n,scope:B,each:m,rows:T}),R=({lines:n})=>n.filter(({kind:B})=>B===null||B==="DETAIL"),i=({category:n,taxScheme:B},{syntax:m})=>m===
"CII"&&B?.toUpperCase()==="VAT"&&["L","M","O"].includes(n??""),L=n=>n==null?[]:[n],E=n=>n!=null;function N(n,B){const m=B?.level;return n==="XRECHNUNG"?m==="XRE\
CHNUNG":n==="extension"||n==="CVD"?B?.variant===n:n==="not extension"||n==="not CVD"?n!==`not ${B?.variant}`:n==="all"?!0:n==="not EXTENDED"?m!=="EXTENDED":m!==
"MINIMUM"&&(n==="above MINIMUM"||m!=="BASIC WL")}})};
