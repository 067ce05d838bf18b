"use strict";exports.id=3263,exports.ids=[3263],exports.modules={36493:((O,P,S)=>{S.d(P,{Bz:()=>L,CQ:()=>T,Fd:()=>o,Re:()=>D,WQ:()=>f,_:()=>i,cz:()=>E,f2:()=>m,gu:()=>e,lw:()=>A,
oi:()=>d,ys:()=>I});const B=40,m={units:0n,scale:0};function i(a){const t=/^([+-]?)(\d*)(?:\.(\d*))?$/.exec(a),[,n,c="",r=""]=t??[],M=c+r;if(!(!t||M===""||M.length>
B))return{units:n==="-"?-BigInt(M):BigInt(M),scale:r.length}}const u=({units:a,scale:t},n)=>a*10n**BigInt(n-t);function f(a,t){const n=Math.max(a.scale,t.scale);
return{units:u(a,n)+u(t,n),scale:n}}const e=({units:a,scale:t})=>({units:-a,scale:t}),D=(a,t)=>f(a,e(t)),A=(a,t)=>({units:a.units*t.units,scale:a.scale+t.scale}),
I=a=>a.units<0n?e(a):a,d=(a,t)=>D(a,t).units>0n,E=a=>a.reduce(f,m);function o(a){if(a.scale<=2)return{units:u(a,2),scale:2};const t=10n**BigInt(a.scale-2),n=a.units*
2n+t,c=t*2n,r=n/c;return{units:n%c<0n?r-1n:r,scale:2}}function T(a,t){const n=Math.max(a.scale,t.scale),[c,r]=[u(a,n)*200n,u(t,n)],M=(r<0n?-c:c)+(r<0n?-r:r),_=2n*
(r<0n?-r:r);return{units:M/_-(M%_<0n?1n:0n),scale:2}}function L({units:a,scale:t}){const n=(a<0n?-a:a).toString().padStart(t+1,"0"),c=n.slice(0,n.length-t);return`${a<
0n?"-":""}${c}${t>0?`.${n.slice(-t)}`:""}`}}),3263:((O,P,S)=>{S.d(P,{FC:()=>o,LF:()=>L,N:()=>A,SL:()=>a});var B=S(45548),m=S(43497),i=S(33665),u=S(36698);const f=t=>t===
null||t.length-(t.indexOf(".")+1||t.length)<=2,e=(t,n,c)=>[t,`The ${n} has at most two decimals`,r=>f(c(r)),c],D=(t,n)=>[e(t,"amount of an allowance or charge",
c=>c.amount),e(n,"base of an allowance or charge",c=>c.base)];function A(t){if(t===null)return!0;const n=/^(\d{4})-(\d\d)-(\d\d)(?:Z|[+-]\d\d:\d\d)?$/.exec(t),[
c,r,M]=(n??[]).slice(1).map(Number);if(c===void 0||r===void 0||M===void 0)return!1;const h=[31,c%4===0&&c%100!==0||c%400===0?29:28,31,30,31,30,31,31,30,31,30,31][r-
1];return h!==void 0&&M>=1&&M<=h}const I=({issueDate:t,dueDate:n,delivery:c,period:r,lines:M})=>[{name:"BT-2",date:t},{name:"BT-9",date:n},{name:"BT-72",date:c?.
date??null},{name:"BT-73",date:r?.start??null},{name:"BT-74",date:r?.end??null},...M.flatMap(_=>[{name:"BT-134",date:_.period?.start??null},{name:"BT-135",date:_.
period?.end??null}])],d=[{name:"BT-7",CII:`${i.gm}/ApplicableTradeTax/TaxPointDate/DateString`,UBL:"TaxPointDate"},{name:"BT-26",CII:`${i.gm}/InvoiceReferencedD\
ocument/FormattedIssueDateTime/DateTimeString`,UBL:"BillingReference/InvoiceDocumentReference/IssueDate"}],E=({text:t})=>(0,m._$)(t.trim()||null),o=({invoice:t,
root:n,syntax:c})=>[...I(t),...d.flatMap(r=>(0,B.Z0)(n,r[c]).map(M=>({name:r.name,date:E(M)})))].filter(({date:r})=>!A(r)),T="A date is a day of the calendar",L=d.
map(({CII:t,UBL:n})=>{const c=r=>({at:`/${r}`,holds:M=>A(E(M)),found:E});return{rule:"DATE",text:T,scope:"all",checks:{CII:c(t),UBL:c(n)}}}),a=[(0,u.Os)("date",
"all",I,[["DATE",T,({date:t})=>A(t),({date:t})=>t,"YYYY-MM-DD"]]),(0,u.Os)("totals","above MINIMUM",({totals:t})=>[t],[e("BR-DEC-09","sum of the line net amount\
s (BT-106)",({lines:t})=>t),e("BR-DEC-10","sum of the allowances (BT-107)",({allowances:t})=>t),e("BR-DEC-11","sum of the charges (BT-108)",({charges:t})=>t),e(
"BR-DEC-12","total without VAT (BT-109)",({net:t})=>t),e("BR-DEC-13","total of VAT (BT-110)",({tax:t})=>t),e("BR-DEC-14","total with VAT (BT-112)",({gross:t})=>t),
e("BR-DEC-15","total of VAT in its own currency (BT-111)",({taxInAccountingCurrency:t})=>t),e("BR-DEC-16","paid amount (BT-113)",({paid:t})=>t),e("BR-DEC-17","r\
ounding amount (BT-114)",({rounding:t})=>t),e("BR-DEC-18","amount due (BT-115)",({due:t})=>t)]),(0,u.Os)("VAT breakdown","above MINIMUM",({taxes:t})=>t,[e("BR-D\
EC-19","taxable amount (BT-116)",({basis:t})=>t),e("BR-DEC-20","amount of VAT (BT-117)",({amount:t})=>t)]),(0,u.Os)("allowance","above MINIMUM",({allowances:t})=>t,
D("BR-DEC-01","BR-DEC-02")),(0,u.Os)("charge","above MINIMUM",({charges:t})=>t,D("BR-DEC-05","BR-DEC-06")),(0,u.Os)("line","with lines",u.Su,[e("BR-DEC-23","net\
 amount of a line (BT-131)",({netAmount:t})=>t)]),(0,u.Os)("line allowance","with lines",t=>(0,u.Su)(t).flatMap(({allowances:n})=>n),D("BR-DEC-24","BR-DEC-25")),
(0,u.Os)("line charge","with lines",t=>(0,u.Su)(t).flatMap(({charges:n})=>n),D("BR-DEC-27","BR-DEC-28"))]}),95613:((O,P,S)=>{S.d(P,{$B:()=>i,Yw:()=>I,f7:()=>A,fK:()=>f,
lq:()=>u,q0:()=>D});var B=S(45548);function m(d,E){return E.split("|").flatMap(o=>{const[T,L]=o.split("@"),a=T.replace(/\/$/,"");return(a===""?[d]:(0,B.Z0)(d,a)).
map(n=>L===void 0?n.text:(0,B.w4)(n,L))})}const i=d=>E=>m(E,d).some(o=>o!==null),u=d=>E=>m(E,d).some(o=>(o??"").trim()!==""),f=(d,E)=>m(d,E)[0]?.trim()??null,e=new WeakMap;
function D(d,E){const o=e.get(d)??new Map;e.set(d,o);const T=o.get(E)??m(d,E).flatMap(L=>L?.trim()??[]);return o.set(E,T),T}const A=(d,E)=>o=>m(o,d).some(T=>E.includes(
(T??"").trim())),I=(...d)=>(E,o)=>o.some(({name:T})=>d.includes(T))}),89107:((O,P,S)=>{S.d(P,{CR:()=>E,FS:()=>d,PF:()=>e,S4:()=>f,TU:()=>D,ZQ:()=>m,bd:()=>A,sb:()=>u,
yR:()=>I});const B=o=>new Set(o.split(" "));function m(o){const T=new Set;for(const L of o.split(" ")){const[a,t=""]=L.split("~");let n=a;for(T.add(n);t!==""&&n!==
t;T.add(n))n=i(n)}return T}function i(o){return/^\d+$/.test(o)?String(Number(o)+1).padStart(o.length,"0"):o.slice(0,-1)+String.fromCharCode(o.charCodeAt(o.length-
1)+1)}const u=B("71 80 82 84 102 130 202 203 204 211 218 219 295 325 326 331 380 382 383 384 385 386 387 388 389 390 393 394 395 456 457 471 472 473 500 501 527\
 553 575 623 633 751 780 817 870 875 876 877 935"),f=B("81 83 261 262 296 308 381 396 420 458 502 503 532"),e=B("AE B E G K L M O S Z"),D=B("41 42 60 62 63 64 6\
5 66 67 68 70 71 88 95 100 102 103 104 105");function A(o){if(o==="ZZZ")return!0;if(!/^[1-9]\d?$/.test(o))return!1;const T=Number(o);return T<=70||T>=74&&T<=78||
T>=91&&T<=98}const I=B("AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF CHW CLF CLP CNH \
CNY COP COU CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS \
KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR \
PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STD STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD USN UYI UYU UYW UZS \
VED VES VND VUV WST XAF XAG XAU XBA XBB XBC XBD XCD XCG XDR XOF XPD XPF XPT XSU XTS XUA XXX YER ZAR ZMW ZWG"),d=B("1A AD AE AF AG AI AL AM AN AO AQ AR AS AT AU \
AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH E\
R ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN\
 KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA \
PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT T\
V TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XI YE YT ZA ZM ZW"),E=B("application/pdf image/png image/jpeg text/csv application/vnd.openxmlformats-offic\
edocument.spreadsheetml.sheet application/vnd.oasis.opendocument.spreadsheet")}),33665:((O,P,S)=>{S.d(P,{AU:()=>T,C:()=>o,DZ:()=>Z,Df:()=>D,Dz:()=>y,EV:()=>j,FQ:()=>n,
GR:()=>w,Hu:()=>f,Iz:()=>h,Jd:()=>Y,Kv:()=>d,NN:()=>L,P5:()=>v,RP:()=>X,SD:()=>b,Tb:()=>V,Uy:()=>c,Vr:()=>z,Xd:()=>g,d7:()=>Q,eg:()=>r,fM:()=>W,gm:()=>I,if:()=>x,
iq:()=>E,iz:()=>_,pj:()=>t,ql:()=>$,tF:()=>J,ts:()=>M,ux:()=>F,vf:()=>a});var B=S(45548),m=S(36493),i=S(95613),u=S(89107);const f=(s,l,C,R,N)=>({rule:s,text:l,scope:C,
checks:{...R&&{CII:e(R)},...N&&{UBL:e(N)}}}),e=([s,l,C])=>({at:s,holds:l,...C}),D="SupplyChainTradeTransaction",A=`${D}/ApplicableHeaderTradeAgreement`,I=`${D}/\
ApplicableHeaderTradeSettlement`,d=`${A}/SellerTradeParty`,E=`${A}/BuyerTradeParty`,o="AccountingSupplierParty/Party",T="AccountingCustomerParty/Party",L="Count\
ry/IdentificationCode",a="SpecifiedTradeSettlementHeaderMonetarySummation",t="IncludedSupplyChainTradeLineItem",n="InvoiceLine|CreditNoteLine",c="ApplicableHead\
erTradeSettlement/ApplicableTradeTax",r="TaxTotal/TaxSubtotal",M="ApplicableHeaderTradeSettlement/SpecifiedTradeAllowanceCharge",_="SpecifiedLineTradeSettlement\
/SpecifiedTradeAllowanceCharge",h="InvoiceLine/AllowanceCharge|CreditNoteLine/AllowanceCharge",g=p("TypeCode");function p(s){return l=>(0,B.Z0)(l,s).some(({text:C})=>C.
trim().toUpperCase()==="VAT")}const W=p("TaxScheme/ID"),Z=(s,l)=>C=>(0,B.Z0)(C,s).some(R=>W(R)&&(0,i.$B)(l)(R)),F=(s,l)=>C=>(0,B.Z0)(C,s).some(R=>g(R)&&(0,i.$B)(
l)(R)),V=s=>["true","1"].includes((0,i.fK)(s,"ChargeIndicator/Indicator|ChargeIndicator")??""),v=s=>(0,i.$B)("ChargeIndicator")(s)&&!V(s);function y(s,l,[C,R],N){
const U={amount:(0,i.lq)("ActualAmount"),reason:(0,i.$B)("Reason|ReasonCode"),category:F("CategoryTradeTax","CategoryCode")},G={amount:(0,i.lq)("Amount"),reason:(0,i.
$B)("AllowanceChargeReason|AllowanceChargeReasonCode"),category:Z("TaxCategory","ID")};return s.map(([K,H,k])=>f(K,k,l,[C,U[H],{when:N}],[R,G[H],{when:N}]))}const Y=s=>l=>((0,m.
_)((0,i.fK)(l,s)??"")?.units??-1n)>=0n,X=s=>l=>(0,i.fK)(l,s),$=(s,l)=>C=>{const[R,N]=[(0,i.fK)(C,s),(0,i.fK)(C,l)];return R===null||N===null||N>=R},x=s=>{const l=N=>(0,B.
Z0)(s,`${N}/DateTimeString`).find(U=>(0,i.f7)("@format",["102"])(U))?.text.trim();if(!(0,i.$B)("StartDateTime")(s)||!(0,i.$B)("EndDateTime")(s))return!0;const[C,
R]=[l("StartDateTime"),l("EndDateTime")];return C!==void 0&&R!==void 0&&R>=C},w=(0,i.f7)("TypeCode|PaymentMeansCode",["30","58"]),b=(s,l)=>(0,i.q0)(l.at(-1),"Ty\
peCode|PaymentMeansCode").some(C=>C==="30"||C==="58"),J=s=>l=>((0,i.fK)(l,s)?.length??0)<=10,Q=s=>u.FS.has(s.slice(0,2))||s.startsWith("EL"),z=(s,l)=>(C,R)=>l.every(
([N,U])=>{const G=(0,i.q0)(R[0],`${s}/${U}`);return(0,B.Z0)(C,N).every(({text:K})=>!G.includes(K.trim()))}),j=(s,l)=>C=>!(0,i.$B)(s)(C)||(0,i.lq)(`${s}/${l}@sch\
emeID`)(C)}),36698:((O,P,S)=>{S.d(P,{GY:()=>f,Os:()=>B,Su:()=>m,qR:()=>u});const B=(e,D,A,I)=>({where:e,scope:D,each:A,rows:I}),m=({lines:e})=>e.filter(({kind:D})=>D===
null||D==="DETAIL"),i=e=>e==null?[]:[e],u=e=>e!=null;function f(e,D){const A=D?.level;return e==="XRECHNUNG"?A==="XRECHNUNG":e==="extension"||e==="CVD"?D?.variant===
e:e==="not extension"||e==="not CVD"?e!==`not ${D?.variant}`:e==="all"?!0:A!=="MINIMUM"&&(e==="above MINIMUM"||A!=="BASIC WL")}})};
