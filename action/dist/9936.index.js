"use strict";exports.id=9936,exports.ids=[9936],exports.modules={17886:((oe,Y,b)=>{b.d(Y,{X:()=>o,l:()=>s});const p=/[ \u00a0-]/;function s(L){let O=0,E=0;const G=[...L].map(
(r,M)=>({sign:r.toUpperCase(),at:M})).filter(({sign:r})=>!p.test(r)),y=r=>{const M=parseInt(r,36);O=(O*(M>9?100:10)+M)%97};for(let r=15;r<=Math.min(G.length,34);r++){
O=0;for(const{sign:M}of[...G.slice(4,r),...G.slice(0,4)])y(M);O===1&&(E=G[r-1].at+1)}return E}const o=L=>L.length>=15&&/^[A-Z]{2}\d\d/.test(L)&&s(L)===L.length}),
36493:((oe,Y,b)=>{b.d(Y,{Bz:()=>Q,CQ:()=>k,Fd:()=>W,Re:()=>G,WQ:()=>O,_:()=>o,cz:()=>V,f2:()=>s,gu:()=>E,lw:()=>y,oi:()=>M,ys:()=>r});const p=40,s={units:0n,scale:0};
function o(C){const m=/^([+-]?)(\d*)(?:\.(\d*))?$/.exec(C),[,v,K="",R=""]=m??[],$=K+R;if(!(!m||$===""||$.length>p))return{units:v==="-"?-BigInt($):BigInt($),scale:R.
length}}const L=({units:C,scale:m},v)=>C*10n**BigInt(v-m);function O(C,m){const v=Math.max(C.scale,m.scale);return{units:L(C,v)+L(m,v),scale:v}}const E=({units:C,
scale:m})=>({units:-C,scale:m}),G=(C,m)=>O(C,E(m)),y=(C,m)=>({units:C.units*m.units,scale:C.scale+m.scale}),r=C=>C.units<0n?E(C):C,M=(C,m)=>G(C,m).units>0n,V=C=>C.
reduce(O,s);function W(C){if(C.scale<=2)return{units:L(C,2),scale:2};const m=10n**BigInt(C.scale-2),v=C.units*2n+m,K=m*2n,R=v/K;return{units:v%K<0n?R-1n:R,scale:2}}
function k(C,m){const v=Math.max(C.scale,m.scale),[K,R]=[L(C,v)*200n,L(m,v)],$=(R<0n?-K:K)+(R<0n?-R:R),w=2n*(R<0n?-R:R);return{units:$/w-($%w<0n?1n:0n),scale:2}}
function Q({units:C,scale:m}){const v=(C<0n?-C:C).toString().padStart(m+1,"0"),K=v.slice(0,v.length-m);return`${C<0n?"-":""}${K}${m>0?`.${v.slice(-m)}`:""}`}}),
3263:((oe,Y,b)=>{b.d(Y,{FC:()=>G,N:()=>O,SL:()=>y});var p=b(36698);const s=r=>r===null||r.length-(r.indexOf(".")+1||r.length)<=2,o=(r,M,V)=>[r,`The ${M} has at \
most two decimals`,W=>s(V(W)),V],L=(r,M)=>[o(r,"amount of an allowance or charge",V=>V.amount),o(M,"base of an allowance or charge",V=>V.base)];function O(r){if(r===
null)return!0;const M=/^(\d{4})-(\d\d)-(\d\d)(?:Z|[+-]\d\d:\d\d)?$/.exec(r),[V,W,k]=(M??[]).slice(1).map(Number);if(V===void 0||W===void 0||k===void 0)return!1;
const C=[31,V%4===0&&V%100!==0||V%400===0?29:28,31,30,31,30,31,31,30,31,30,31][W-1];return C!==void 0&&k>=1&&k<=C}const E=({issueDate:r,dueDate:M,delivery:V,period:W,
lines:k})=>[{name:"BT-2",date:r},{name:"BT-9",date:M},{name:"BT-72",date:V?.date??null},{name:"BT-73",date:W?.start??null},{name:"BT-74",date:W?.end??null},...k.
flatMap(Q=>[{name:"BT-134",date:Q.period?.start??null},{name:"BT-135",date:Q.period?.end??null}])],G=r=>E(r).filter(({date:M})=>!O(M)),y=[(0,p.Os)("date","all",
E,[["DATE","A date is a day of the calendar",({date:r})=>O(r),({date:r})=>r,"YYYY-MM-DD"]]),(0,p.Os)("totals","above MINIMUM",({totals:r})=>[r],[o("BR-DEC-09","\
sum of the line net amounts (BT-106)",({lines:r})=>r),o("BR-DEC-10","sum of the allowances (BT-107)",({allowances:r})=>r),o("BR-DEC-11","sum of the charges (BT-\
108)",({charges:r})=>r),o("BR-DEC-12","total without VAT (BT-109)",({net:r})=>r),o("BR-DEC-13","total of VAT (BT-110)",({tax:r})=>r),o("BR-DEC-14","total with V\
AT (BT-112)",({gross:r})=>r),o("BR-DEC-15","total of VAT in its own currency (BT-111)",({taxInAccountingCurrency:r})=>r),o("BR-DEC-16","paid amount (BT-113)",({
paid:r})=>r),o("BR-DEC-17","rounding amount (BT-114)",({rounding:r})=>r),o("BR-DEC-18","amount due (BT-115)",({due:r})=>r)]),(0,p.Os)("VAT breakdown","above MIN\
IMUM",({taxes:r})=>r,[o("BR-DEC-19","taxable amount (BT-116)",({basis:r})=>r),o("BR-DEC-20","amount of VAT (BT-117)",({amount:r})=>r)]),(0,p.Os)("allowance","ab\
ove MINIMUM",({allowances:r})=>r,L("BR-DEC-01","BR-DEC-02")),(0,p.Os)("charge","above MINIMUM",({charges:r})=>r,L("BR-DEC-05","BR-DEC-06")),(0,p.Os)("line","wit\
h lines",p.Su,[o("BR-DEC-23","net amount of a line (BT-131)",({netAmount:r})=>r)]),(0,p.Os)("line allowance","with lines",r=>(0,p.Su)(r).flatMap(({allowances:M})=>M),
L("BR-DEC-24","BR-DEC-25")),(0,p.Os)("line charge","with lines",r=>(0,p.Su)(r).flatMap(({charges:M})=>M),L("BR-DEC-27","BR-DEC-28"))]}),92562:((oe,Y,b)=>{b.d(Y,
{P:()=>Fn,n:()=>Kn});var p=b(3263),s=b(36493),o=b(36698);const L=({seller:e,taxRepresentative:t})=>(0,o.qR)(e?.vatId)||(0,o.qR)(t?.vatId),O=e=>L(e)||(0,o.qR)(e.
seller?.taxId),E=({buyer:e})=>(0,o.qR)(e?.vatId),G=[{code:"S",name:"S",rate:"above 0",isExempt:!1,parties:O},{code:"Z",name:"Z",rate:"0",isExempt:!1,parties:O},
{code:"E",name:"E",rate:"0",isExempt:!0,parties:O},{code:"AE",name:"AE",rate:"0",isExempt:!0,parties:e=>O(e)&&(E(e)||(0,o.qR)(e.buyer?.legalId))},{code:"K",name:"\
IC",rate:"0",isExempt:!0,parties:e=>L(e)&&E(e)},{code:"G",name:"G",rate:"0",isExempt:!0,parties:L},{code:"O",name:"O",rate:"absent",isExempt:!0,parties:e=>!L(e)&&
!E(e)},{code:"L",name:"AF",rate:"above 0",mayBeZero:["UBL"],isExempt:!1,parties:O},{code:"M",name:"AG",rate:"above 0",mayBeZero:["CII","UBL"],isExempt:!1,parties:O}],
y=e=>e===null?s.f2:(0,s._)(e)??s.f2,r=({taxScheme:e})=>e?.toUpperCase()==="VAT";function M({name:e,rate:t,mayBeZero:n,parties:a},i,T){const c=({taxRate:B},{syntax:N})=>{
if(t==="absent")return B===null;const{units:P}=y(B);return B!==null&&(t==="0"?P===0n:P>0n||P===0n&&n?.includes(N)===!0)};return[[`BR-${e}-${i}`,"Seller and buye\
r have the VAT identifiers that the category needs",(B,{invoice:N})=>a(N)],[`BR-${e}-${T}`,"The rate of VAT is one of the category",c,({taxRate:B})=>B,t]]}const V=new WeakMap,
W=(e,t)=>{if(e==="S"||e==="L"||e==="M"){const{units:n,scale:a}=y(t);return`${e} ${(n*10n**BigInt(40-Math.min(a,40))).toString()}`}return e??""};function k(e){const t=V.
get(e);if(t)return t;const n=new Map,a=(i,T,c)=>{const B=W(i,T);n.set(B,(0,s.WQ)(n.get(B)??s.f2,c))};for(const i of(0,o.Su)(e))a(i.taxCategory,i.taxRate,y(i.netAmount));
for(const i of e.charges)a(i.taxCategory,i.taxRate,y(i.amount));for(const i of e.allowances)a(i.taxCategory,i.taxRate,(0,s.gu)(y(i.amount)));return V.set(e,n),n}
const Q={units:1n,scale:0},C={units:1n,scale:2};function m({code:e,name:t,rate:n,isExempt:a}){const i=({exemptionReason:c,exemptionCode:B})=>(0,o.qR)(c)||(0,o.qR)(
B),T=({basis:c,rate:B,amount:N})=>{if(c===null||B===null||N===null)return!1;const P=(0,s.Fd)((0,s.lw)((0,s.lw)((0,s.ys)(y(c)),y(B)),C));return(0,s.oi)(Q,(0,s.ys)(
(0,s.Re)((0,s.ys)(y(N)),P)))};return[[`BR-${t}-09`,"The amount of VAT is the taxable amount times the rate",c=>n==="above 0"?T(c):c.amount!==null&&y(c.amount).units===
0n,({amount:c})=>c],[`BR-${t}-10`,a?"The breakdown says why there is no VAT (BT-120, BT-121)":"The breakdown has no reason for an exemption",c=>i(c)===a,({exemptionCode:c})=>c??
e]]}const v=({rate:e,code:t},{syntax:n})=>n==="UBL"?e==="above 0":e!=="above 0"&&t!=="O",K=e=>[`BR-${e.name}-08`,"The taxable amount is the sum of the lines and\
 charges of the category less its allowances",({category:t,rate:n,basis:a},i)=>{if(e.rate==="above 0"&&(n===null||e.mayBeZero&&i.syntax==="CII"))return!0;const T=k(
i.invoice).get(W(t,n));if(a===null||!T&&e.rate==="above 0"&&i.syntax==="UBL")return!1;const c=(0,s.ys)((0,s.Re)(y(a),i.syntax==="CII"?(0,s.Fd)(T??s.f2):T??s.f2));
return v(e,i)?(0,s.oi)(Q,c):c.units===0n},({basis:t})=>t];function R({code:e,name:t,rate:n}){const a=(i,{invoice:T,syntax:c})=>{const B=g=>g.taxCategory===e&&(c===
"CII"||e==="S"||r(g)),N=(0,o.Su)(T).filter(B).length,P=[...T.allowances,...T.charges].filter(B).length,U=T.taxes.filter(g=>g.category===e&&(c==="CII"||e==="S"||
r(g))).length,_=N+P>0;return n==="above 0"?c==="UBL"?_===U>0:[N,P].every(g=>g===0||g+U>1):c==="UBL"?U===1||U===0&&!_:U===(_?1:0)||e==="O"&&U===0};return[`BR-${t}\
-01`,`If lines, allowances or charges have the category ${e}, the breakdown has it too`,a]}const $=e=>{const t=a=>a.taxCategory===e.code&&r(a),n=({taxes:a})=>a.
filter(i=>i.category===e.code&&(r(i)||e.rate==="above 0"));return[(0,o.Os)("invoice","with lines",a=>[a],[R(e)]),(0,o.Os)("line","with lines",a=>(0,o.Su)(a).filter(
t),M(e,"02","05")),(0,o.Os)("allowance","above MINIMUM",({allowances:a})=>a.filter(t),M(e,"03","06")),(0,o.Os)("charge","above MINIMUM",({charges:a})=>a.filter(
t),M(e,"04","07")),(0,o.Os)("VAT breakdown","with lines",n,[K(e)]),(0,o.Os)("VAT breakdown","above MINIMUM",n,m(e))]},w=e=>({taxes:t})=>t.filter(n=>n.category===
e&&r(n)),d=e=>e===null||e==="O",f=e=>(0,o.Su)(e).every(({taxCategory:t})=>d(t)),D=e=>e.every(({taxCategory:t})=>d(t)),S=({taxes:e})=>e.every(({category:t})=>d(t)),
X=({syntax:e})=>e==="CII",Z=[...G.flatMap($),(0,o.Os)("VAT breakdown","above MINIMUM",w("K"),[["BR-IC-11","A supply within the European Union has a date of deli\
very (BT-72) or a period (BG-14)",(e,{invoice:{delivery:t,period:n}})=>(0,o.qR)(t?.date)||n!==null],["BR-IC-12","A supply within the European Union has the coun\
try of delivery (BT-80)",(e,{invoice:{delivery:t}})=>(0,o.qR)(t?.address?.country)]]),(0,o.Os)("VAT breakdown","above MINIMUM",w("O"),[["BR-O-11","If VAT does n\
ot apply, the breakdown has no other category",(e,t)=>S(t.invoice)&&(!X(t)||f(t.invoice))],["BR-O-12","If VAT does not apply, no line has another category",(e,t)=>f(
t.invoice)&&(!X(t)||S(t.invoice))],["BR-O-13","If VAT does not apply, no allowance has another category",(e,t)=>D(t.invoice.allowances)&&(!X(t)||D(t.invoice.charges))],
["BR-O-14","If VAT does not apply, no charge has another category",(e,t)=>D(t.invoice.charges)&&(!X(t)||D(t.invoice.allowances))]])];var u=b(45548);function x(e,t){
return t.split("|").flatMap(n=>{const[a,i]=n.split("@"),T=a.replace(/\/$/,"");return(T===""?[e]:(0,u.Z0)(e,T)).map(B=>i===void 0?B.text:(0,u.w4)(B,i))})}const A=e=>t=>x(
t,e).some(n=>n!==null),l=e=>t=>x(t,e).some(n=>(n??"").trim()!==""),H=(e,t)=>x(e,t)[0]?.trim()??null,Fe=new WeakMap;function ie(e,t){const n=Fe.get(e)??new Map;Fe.
set(e,n);const a=n.get(t)??x(e,t).flatMap(i=>i?.trim()??[]);return n.set(t,a),a}const q=(e,t)=>n=>x(n,e).some(a=>t.includes((a??"").trim())),Ke=(...e)=>(t,n)=>n.
some(({name:a})=>e.includes(a)),Ze=["M1","M2","M3","N1","N2","N3"],We=["clean","zero-emission","other"],Xe={CII:{items:"IncludedSupplyChainTradeLineItem/Specifi\
edTradeProduct",classes:"DesignatedProductClassification/ClassCode",properties:"ApplicableProductCharacteristic",name:"Description"},UBL:{items:"InvoiceLine/Ite\
m|CreditNoteLine/Item",classes:"CommodityClassification/ItemClassificationCode",properties:"AdditionalItemProperty",name:"Name"}},_e=e=>(0,u.w4)(e,"listID")==="\
CVD",Qe=({name:e})=>t=>(0,u.Z0)(t,e).some(({text:n})=>n==="cva"),Ue=(e,{classes:t})=>(0,u.Z0)(e,t).filter(_e).length,ge=(e,t)=>(0,u.Z0)(e,t.properties).filter(Qe(
t)).length,re=(e,t,n)=>({rule:e,text:t,scope:"CVD",checks:{CII:n(Xe.CII),UBL:n(Xe.UBL)}}),gt=e=>t=>(e===Xe.CII?(0,u.Z0)(t,"SupplyChainTradeTransaction"):[t]).flatMap(
i=>e.items.split("|").flatMap(T=>(0,u.Z0)(i,T))).some(i=>Ue(i,e)>0&&ge(i,e)>0),Ot=[{rule:"BR-DE-CVD-01",text:"The invoice names the contract (BT-12)",scope:"CVD",
checks:{CII:{at:"ApplicableHeaderTradeAgreement",holds:l("ContractReferencedDocument/IssuerAssignedID")},UBL:{at:"/",holds:l("ContractDocumentReference/ID")}}},
{rule:"BR-DE-CVD-02",text:"The invoice names the tender or lot (BT-17)",scope:"CVD",checks:{CII:{at:"ApplicableHeaderTradeAgreement",holds:e=>(0,u.Z0)(e,"Additi\
onalReferencedDocument").some(t=>(0,u.Z0)(t,"TypeCode").some(({text:n})=>n.trim()==="50")&&(0,u.Z0)(t,"IssuerAssignedID").some(({text:n})=>n.trim()!==""))},UBL:{
at:"/",holds:l("OriginatorDocumentReference/ID")}}},re("BR-DE-CVD-03","A line is about a vehicle, with its class CVD and its property cva",e=>({at:"/",holds:gt(
e)})),re("BR-DE-CVD-04",`The class of a vehicle (BT-158) is ${Ze.join(", ")}`,({classes:e})=>({at:e,when:_e,holds:({text:t})=>Ze.includes(t.trim()),found:({text:t})=>t.
trim()})),re("BR-DE-CVD-05",`The property cva of a vehicle (BT-161) is ${We.join(", ")}`,e=>({at:e.properties,when:Qe(e),holds:t=>(0,u.Z0)(t,"Value").some(({text:n})=>We.
includes(n.trim()))})),re("BR-DE-CVD-06-a","An item of the class CVD has one property cva",e=>({at:e.items,when:t=>Ue(t,e)>0,holds:t=>ge(t,e)===1})),re("BR-DE-C\
VD-06-b","An item with the property cva has one class CVD",e=>({at:e.items,when:t=>ge(t,e)>0,holds:t=>Ue(t,e)===1}))],Gt="10 11 13~15 1I 20~25 27 28 2A~2C 2G~2N\
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
 YDQ YRD Z11 Z9 ZP ZZ",vt="AAA~AAZ ABA~ABZ AC ACA~ACL ACN~ACR ACT~ACZ ADA~ADG ADI~ADQ ADT~ADZ AE AEA~AEZ AF AFA~AFZ AGA~AGZ AHA~AHV AHX~AHZ AIA~AIZ AJA~AJZ AKA~\
AKZ ALA~ALZ AMA~AMZ ANA~ANY AOA AOD~AOZ AP APA~APZ AQA~AQZ ARA~ARZ ASA~ASZ ATA~ATZ AU AUA~AUZ AV AVA~AVZ AWA~AWZ AXA~AXS AXU BA BC~BE BH BM~BO BR BT BTP BW CAS~\
CAZ CBA CBB CD CEC CED CFE CFF CFO CG CH CK CKN CM CMR CN CNO COF CP CR CRN CS CST CT~CW CZ DA DAN DB DI DL DM DQ DR EA EB ED EE EEP EI EN EQ ER ERN ET EX FC FF\
 FI FLW FN FO FS FT FV FX GA GC GD GDN GN HS HWB IA IB ICA ICE ICO II IL INB INN INO IP IS IT IV JB JE LA LAN LAR LB LC LI LO LRC LS MA MB MF~MH MR MRN MS MSS M\
WB NA NF OH OI ON OP OR PB~PF PI PK PL POR PP~PS PW PY RA RC RCN RE REN RF RR RT SA SB SD SE SEA SF SH SI SM SN SP SQ SRN SS STA SW SZ TB TCR TE TF TI TIN TL TN\
 TP UAR UC UCN UN UO URI VA VC VGR VM VN VON VOR VP VR~VT VV WE WM WN WR WS WY XA XC XP ZZZ",Vt="AAA~AAG AAI~AAZ ABA~ABX ABZ ACA~ACZ ADA~ADZ AEA~AEZ AFA~AFZ AGA\
~AGZ AHA~AHZ AIA~AIZ AJA AJB ALC~ALQ ARR ARS AUT~AUZ AVA~AVF BAG~BAZ BBA BBB BLC~BLZ BMA~BMH CCI~CCO CEX CHG CIP CLP CLR COI CUR CUS DAR DCL DEL DIN DOC DUT EUR\
 FBC GBL GEN GS7 HAN HAZ ICN IIN IMI IND INS INV IRP ITR ITS LAN LIN LOI MCO MDH MKS ORI OSI PAC PAI PAY PKG PKT PMD PMT PRD PRF PRI PUR QIN QQD QUT RAH REG RET\
 REV RQR SAF SIC SIN SLR SPA SPG SPH SPP SPT SRN SSR SUR TCA TDT TRA TRR TXD WHI ZZZ",bt="AA~AZ BA~BZ CC CG CL CR CV DR DW EC EF EMD EN FS GB GMN GN GS HS IB IN\
 IS IT IZ MA MF MN MP NB ON PD PL PO PPI PV QS RC RN RU RY SA SG SK SN SRS~SRZ SS SSA~SSZ ST STA~STZ SUA~SUM TG TSN~TSU UA UP VN VP VS VX ZZZ",wt="AA AAA AAC~AA\
F AAH AAI AAS AAT AAV AAY AAZ ABA~ABD ABF ABK ABL ABN ABR~ABU ACF~ACM ACS ADC ADE ADJ~ADR ADT ADW ADY ADZ AEA~AED AEF AEH~AEP AES~AEZ AJ AU CA CAB CAD~CAF CAI~C\
AZ CD CG CS CT DAB~DAD DAF~DAQ DL EG EP ER FAA~FAC FC FH FI GAA HAA HD HH IAA IAB ID IF IR IS KO L1 LA LAA LAB LF MAE MI ML NAA OA PA PAA PC PL PRV RAB~RAD RAF \
RE RF RH RV SA SAA SAD SAE SAI SG SH SM SU TAB TAC TT TV V1 V2 WH XAA YY ZZZ",xt="0002~0091 0093~0102 0104~0180 0183~0248",Ht="0002 0007 0009 0037 0060 0088 009\
6 0097 0106 0130 0135 0142 0147 0151 0154 0158 0170 0177 0183 0184 0188 0190~0196 0198~0205 0208~0213 0215~0221 0225 0230 0235 0240 0242 0244~0246 0248 9910 991\
3~9915 9918~9920 9922~9953 9957 9959 AN AQ AS AU EM",Ft="VATEX-EU-132 VATEX-EU-132-1A~VATEX-EU-132-1Q VATEX-EU-135-1 VATEX-EU-143 VATEX-EU-143-1A~VATEX-EU-143-1\
F VATEX-EU-143-1FA VATEX-EU-143-1G~VATEX-EU-143-1L VATEX-EU-144 VATEX-EU-146-1E VATEX-EU-148 VATEX-EU-148-A~VATEX-EU-148-G VATEX-EU-151 VATEX-EU-151-1A VATEX-EU\
-151-1AA VATEX-EU-151-1B~VATEX-EU-151-1E VATEX-EU-153 VATEX-EU-159 VATEX-EU-309 VATEX-EU-79-C VATEX-EU-AE VATEX-EU-D VATEX-EU-F VATEX-EU-G VATEX-EU-I VATEX-EU-I\
C VATEX-EU-J VATEX-EU-O VATEX-FR-298SEXDECIESA VATEX-FR-AE VATEX-FR-CGI261-1~VATEX-FR-CGI261-5 VATEX-FR-CGI261-7 VATEX-FR-CGI261-8 VATEX-FR-CGI261A VATEX-FR-CGI\
261B VATEX-FR-CGI261C-1~VATEX-FR-CGI261C-3 VATEX-FR-CGI261D-1 VATEX-FR-CGI261D-1BIS VATEX-FR-CGI261D-2~VATEX-FR-CGI261D-4 VATEX-FR-CGI261E-1 VATEX-FR-CGI261E-2 \
VATEX-FR-CGI275 VATEX-FR-CGI277A VATEX-FR-CGI295 VATEX-FR-CNWVAT VATEX-FR-FRANCHISE",ee=e=>new Set(e.split(" "));function Kt(e){const t=new Set;for(const n of e.
split(" ")){const[a,i=""]=n.split("~");let T=a;for(t.add(T);i!==""&&T!==i;t.add(T))T=Zt(T)}return t}function Zt(e){return/^\d+$/.test(e)?String(Number(e)+1).padStart(
e.length,"0"):e.slice(0,-1)+String.fromCharCode(e.charCodeAt(e.length-1)+1)}const $e=ee("71 80 82 84 102 130 202 203 204 211 218 219 295 325 326 331 380 382 383\
 384 385 386 387 388 389 390 393 394 395 456 457 471 472 473 500 501 527 553 575 623 633 751 780 817 870 875 876 877 935"),Je=ee("81 83 261 262 296 308 381 396 \
420 458 502 503 532"),Wt=ee("AE B E G K L M O S Z"),_t=ee("41 42 60 62 63 64 65 66 67 68 70 71 88 95 100 102 103 104 105");function Ye(e){if(e==="ZZZ")return!0;
if(!/^[1-9]\d?$/.test(e))return!1;const t=Number(e);return t<=70||t>=74&&t<=78||t>=91&&t<=98}const Qt=ee("AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BG\
N BHD BIF BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF CHW CLF CLP CNH CNY COP COU CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GH\
S GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MO\
P MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STD ST\
N SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD USN UYI UYU UYW UZS VED VES VND VUV WST XAF XAG XAU XBA XBB XBC XBD XCD XCG XDR XOF XPD XPF XPT XS\
U XTS XUA XXX YER ZAR ZMW ZWG"),ke=ee("1A AD AE AF AG AI AL AM AN AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA C\
C CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU\
 GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML \
MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG S\
H SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XI YE YT ZA ZM ZW"),$t=ee(
"application/pdf image/png image/jpeg text/csv application/vnd.openxmlformats-officedocument.spreadsheetml.sheet application/vnd.oasis.opendocument.spreadsheet"),
ce=e=>e.has.bind(e);function z(e){let t;return n=>(t??=Kt(e)).has(n)}const qe=z(vt),je=z(Vt),Re=z(xt),Jt=z(bt),ze=z(wt),et=z(Gt),Yt=z(Ht),kt=z(Ft),tt=e=>kt(e.toUpperCase()),
ne=ce(Qt),De=ce(ke),Ee=ce(Wt),nt=ce(_t),qt=ce($t),I=(e,t,n,a={})=>{const i=n===void 0?"":`@${n}`,{when:T=()=>!0}=a;return{at:e,...a,when:(c,B)=>T(c,B)&&(n===void 0||
H(c,i)!==null),holds:c=>t(H(c,i)??""),found:c=>H(c,i)}},F=(e,t,n,a="all")=>({rule:e,text:`The ${t} is one of its list`,scope:a,checks:n}),te=([e,t,n],a,i,T,c)=>[
F(e,a,c(i),`not ${n}`),F(t,a,c(B=>i(B)||T.includes(B)),n)],le=["XR01","XR02","XR03"],at=(...e)=>{const t=Ke(...e);return(n,a)=>!t(n,a)},fe=(e,t)=>(n,a)=>(t?["tr\
ue","1"]:["false","0"]).includes(ie(a.at(-1),e)[0]??""),st="SpecifiedTradeAllowanceCharge/ReasonCode",ot="AllowanceCharge/AllowanceChargeReasonCode",jt=Ke("Acco\
untingSupplierParty","PayeeParty"),zt=(e,t)=>ie(t.at(-1),"DocumentTypeCode")[0]==="130";function Oe({text:e}){const[,t,...n]=e.split("#",3);return n.length>0&&t?.
length===3?t:void 0}const en=["Amount","BaseAmount","PriceAmount","TaxAmount","TaxableAmount","LineExtensionAmount","TaxExclusiveAmount","TaxInclusiveAmount","A\
llowanceTotalAmount","ChargeTotalAmount","PrepaidAmount","PayableRoundingAmount","PayableAmount"].join("|"),tn=[F("BR-CL-01","type code (BT-3, UNTDID 1001)",{CII:I(
"ExchangedDocument/TypeCode",e=>$e.has(e)||Je.has(e)),UBL:{...I("InvoiceTypeCode|CreditNoteTypeCode",()=>!0),holds:e=>(e.name==="InvoiceTypeCode"?$e:Je).has(e.text.
trim())}}),F("BR-CL-03","currency of an amount (ISO 4217)",{CII:I("TaxTotalAmount",ne,"currencyID"),UBL:{at:en,holds:e=>ne(H(e,"@currencyID")??""),found:e=>H(e,
"@currencyID")}}),F("BR-CL-04","currency (BT-5, ISO 4217)",{CII:I("InvoiceCurrencyCode",ne),UBL:I("DocumentCurrencyCode",ne)}),F("BR-CL-05","currency of VAT (BT\
-6, ISO 4217)",{CII:I("TaxCurrencyCode",ne),UBL:I("TaxCurrencyCode",ne)}),F("BR-CL-06","code for the date of VAT (BT-8, UNTDID 2475 in CII, 2005 in UBL)",{CII:I(
"DueDateTypeCode",e=>["5","29","72"].includes(e)),UBL:I("InvoicePeriod/DescriptionCode",e=>["3","35","432"].includes(e))}),F("BR-CL-07","scheme of an invoiced o\
bject (BT-18, BT-128, UNTDID 1153)",{CII:I("ReferenceTypeCode",qe),UBL:I("AdditionalDocumentReference/ID|DocumentReference/ID",qe,"schemeID",{when:zt})}),F("BR-\
CL-08","subject of a note (BT-21, UNTDID 4451)",{CII:I("SubjectCode",je),UBL:{at:"/Note",when:e=>Oe(e)!==void 0,holds:e=>je(Oe(e)),found:e=>Oe(e)??null}}),...te(
["BR-CL-10","BR-DEX-04","extension"],"scheme of an identifier of a party (ISO/IEC 6523)",Re,le,e=>({CII:I("GlobalID",e,"schemeID",{when:at("SpecifiedTradeProduc\
t","ShipToTradeParty")}),UBL:{...I("PartyIdentification/ID",e,"schemeID"),holds:(t,n)=>{const a=H(t,"@schemeID")??"";return e(a)||a==="SEPA"&&jt(t,n)}}})),...te(
["BR-CL-11","BR-DEX-05","extension"],"scheme of a registration (BT-30, BT-47, BT-61, ISO/IEC 6523)",Re,le,e=>({CII:I("ID",e,"schemeID",{when:at("SpecifiedTaxReg\
istration")}),UBL:I("PartyLegalEntity/CompanyID",e,"schemeID")})),...te(["BR-CL-13","BR-TMP-CVD-01","CVD"],"scheme of the class of an item (BT-158, UNTDID 7143)",
Jt,["CVD"],e=>({CII:I("ClassCode",e,"listID"),UBL:I("CommodityClassification/ItemClassificationCode",e,"listID")})),F("BR-CL-14","country (ISO 3166-1)",{CII:I("\
CountryID",De),UBL:I("Country/IdentificationCode",De)}),F("BR-CL-15","country of origin (BT-159, ISO 3166-1)",{CII:I("OriginTradeCountry/ID",De),UBL:I("OriginCo\
untry/IdentificationCode",De)}),F("BR-CL-16","means of payment (BT-81, UNTDID 4461)",{CII:I("SpecifiedTradeSettlementPaymentMeans/TypeCode",Ye),UBL:I("PaymentMe\
ans/PaymentMeansCode",Ye)}),F("BR-CL-17","category of VAT (BT-95, BT-102, in UBL BT-118 too)",{CII:I("CategoryTradeTax/CategoryCode",Ee),UBL:I("TaxCategory/ID",
Ee)}),F("BR-CL-18","category of VAT (BT-151, in CII BT-118 too)",{CII:I("ApplicableTradeTax/CategoryCode",Ee),UBL:I("ClassifiedTaxCategory/ID",Ee)}),F("BR-CL-19",
"reason of an allowance (BT-98, BT-140, UNTDID 5189)",{CII:I(st,nt,void 0,{when:fe("ChargeIndicator/Indicator",!1)}),UBL:I(ot,nt,void 0,{when:fe("ChargeIndicato\
r",!1)})}),F("BR-CL-20","reason of a charge (BT-105, BT-145, UNTDID 7161)",{CII:I(st,ze,void 0,{when:fe("ChargeIndicator/Indicator",!0)}),UBL:I(ot,ze,void 0,{when:fe(
"ChargeIndicator",!0)})}),...te(["BR-CL-21","BR-DEX-06","extension"],"scheme of the identifier of an item (BT-157, ISO/IEC 6523)",Re,le,e=>({CII:I("SpecifiedTra\
deProduct/GlobalID",e,"schemeID"),UBL:I("StandardItemIdentification/ID",e,"schemeID")})),F("BR-CL-22","code for the reason of an exemption (BT-121, VATEX)",{CII:I(
"ExemptionReasonCode",tt),UBL:I("TaxExemptionReasonCode",tt)}),F("BR-CL-23","unit of a quantity (BT-130, BT-150, UN/ECE Recommendation 20 or 21)",{CII:I("BasisQ\
uantity|BilledQuantity",et,"unitCode"),UBL:I("InvoicedQuantity|CreditedQuantity|BaseQuantity",et,"unitCode")}),...te(["BR-CL-24","BR-DEX-01","extension"],"media\
 type of an attachment (BT-125)",qt,["application/xml"],e=>({CII:I("AttachmentBinaryObject",e,"mimeCode"),UBL:I("EmbeddedDocumentBinaryObject",e,"mimeCode")})),
...te(["BR-CL-25","BR-DEX-07","extension"],"scheme of an electronic address (BT-34, BT-49, EAS)",Yt,le,e=>({CII:I("URIUniversalCommunication/URIID",e,"schemeID"),
UBL:I("EndpointID",e,"schemeID")})),...te(["BR-CL-26","BR-DEX-08","extension"],"scheme of a place of delivery (BT-71, ISO/IEC 6523)",Re,le,e=>({CII:I("Applicabl\
eHeaderTradeDelivery/ShipToTradeParty/GlobalID",e,"schemeID"),UBL:I("DeliveryLocation/ID",e,"schemeID")}))],h=(e,t,n,a,i)=>({rule:e,text:t,scope:n,checks:{...a&&
{CII:it(a)},...i&&{UBL:it(i)}}}),it=([e,t,n])=>({at:e,holds:t,...n}),Ae="SupplyChainTradeTransaction",rt=`${Ae}/ApplicableHeaderTradeAgreement`,me=`${Ae}/Applic\
ableHeaderTradeSettlement`,Te=`${rt}/SellerTradeParty`,Se=`${rt}/BuyerTradeParty`,de="AccountingSupplierParty/Party",Me="AccountingCustomerParty/Party",pe="Coun\
try/IdentificationCode",ae="SpecifiedTradeSettlementHeaderMonetarySummation",J="IncludedSupplyChainTradeLineItem",j="InvoiceLine|CreditNoteLine",ue="ApplicableH\
eaderTradeSettlement/ApplicableTradeTax",he="TaxTotal/TaxSubtotal",ct="ApplicableHeaderTradeSettlement/SpecifiedTradeAllowanceCharge",lt="SpecifiedLineTradeSett\
lement/SpecifiedTradeAllowanceCharge",At="InvoiceLine/AllowanceCharge|CreditNoteLine/AllowanceCharge",Ge=Tt("TypeCode");function Tt(e){return t=>(0,u.Z0)(t,e).some(
({text:n})=>n.trim().toUpperCase()==="VAT")}const ve=Tt("TaxScheme/ID"),Be=(e,t)=>n=>(0,u.Z0)(n,e).some(a=>ve(a)&&A(t)(a)),dt=(e,t)=>n=>(0,u.Z0)(n,e).some(a=>Ge(
a)&&A(t)(a)),Ve=e=>["true","1"].includes(H(e,"ChargeIndicator/Indicator|ChargeIndicator")??""),ut=e=>A("ChargeIndicator")(e)&&!Ve(e);function Ne(e,t,[n,a],i){const T={
amount:l("ActualAmount"),reason:A("Reason|ReasonCode"),category:dt("CategoryTradeTax","CategoryCode")},c={amount:l("Amount"),reason:A("AllowanceChargeReason|All\
owanceChargeReasonCode"),category:Be("TaxCategory","ID")};return e.map(([B,N,P])=>h(B,P,t,[n,T[N],{when:i}],[a,c[N],{when:i}]))}const Le=e=>t=>((0,s._)(H(t,e)??
"")?.units??-1n)>=0n,Pe=e=>t=>H(t,e),ht=(e,t)=>n=>{const[a,i]=[H(n,e),H(n,t)];return a===null||i===null||i>=a},Bt=e=>{const t=i=>(0,u.Z0)(e,`${i}/DateTimeString`).
find(T=>q("@format",["102"])(T))?.text.trim();if(!A("StartDateTime")(e)||!A("EndDateTime")(e))return!0;const[n,a]=[t("StartDateTime"),t("EndDateTime")];return n!==
void 0&&a!==void 0&&a>=n},nn=q("TypeCode|PaymentMeansCode",["30","58"]),be=(e,t)=>ie(t.at(-1),"TypeCode|PaymentMeansCode").some(n=>n==="30"||n==="58"),It=e=>t=>(H(
t,e)?.length??0)<=10,Ct=e=>ke.has(e.slice(0,2))||e.startsWith("EL"),Rt=(e,t)=>(n,a)=>t.every(([i,T])=>{const c=ie(a[0],`${e}/${T}`);return(0,u.Z0)(n,i).every(({
text:B})=>!c.includes(B.trim()))}),Dt=(e,t)=>n=>!A(e)(n)||l(`${e}/${t}@schemeID`)(n),an=[h("BR-01","The invoice names its specification (BT-24)","all",["/",l("E\
xchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID")],["/",l("CustomizationID")]),h("BR-02","The invoice has a number (BT-1)","all",["/",l("E\
xchangedDocument/ID")],["/",l("ID")]),h("BR-03","The invoice has an issue date (BT-2), in CII in format 102","all",["/",e=>(0,u.Z0)(e,"ExchangedDocument/IssueDa\
teTime/DateTimeString").some(t=>q("@format",["102"])(t)&&t.text.trim()!=="")],["/",l("IssueDate")]),h("BR-04","The invoice has a type code (BT-3)","all",["/",l(
"ExchangedDocument/TypeCode")],["/",l("InvoiceTypeCode|CreditNoteTypeCode")]),h("BR-05","The invoice has a currency (BT-5)","all",["/",l(`${me}/InvoiceCurrencyC\
ode`)],["/",l("DocumentCurrencyCode")]),h("BR-06","The seller has a name (BT-27)","all",["/",l(`${Te}/Name`)],["/",l(`${de}/PartyLegalEntity/RegistrationName`)]),
h("BR-07","The buyer has a name (BT-44)","all",["/",l(`${Se}/Name`)],["/",l(`${Me}/PartyLegalEntity/RegistrationName`)]),h("BR-08","The seller has an address (B\
G-5)","all",["/",A(`${Te}/PostalTradeAddress`)],["/",A(`${de}/PostalAddress`)]),h("BR-09","The address of the seller has a country (BT-40)","all",["/",l(`${Te}/\
PostalTradeAddress/CountryID`)],[`${de}/PostalAddress`,l(pe)]),h("BR-10","The buyer has an address (BG-8)","above MINIMUM",["/",A(`${Se}/PostalTradeAddress`)],[
"/",A(`${Me}/PostalAddress`)]),h("BR-11","The address of the buyer has a country (BT-55)","above MINIMUM",["/",l(`${Se}/PostalTradeAddress/CountryID`)],[`${Me}/\
PostalAddress`,l(pe)]),h("BR-16","The invoice has a line (BG-25)","with lines",["/",A(`${Ae}/${J}`)],["/",A(j)]),h("BR-53","If VAT has a currency of its own (BT\
-6), its total in that currency is there (BT-111)","above MINIMUM",["/",e=>{const[t,n]=["TaxCurrencyCode","InvoiceCurrencyCode"].map(i=>H(e,`${me}/${i}`)),a=`${me}\
/${ae}/TaxTotalAmount/@currencyID`;return!A(`${me}/${ae}`)(e)||t===null||t===void 0?!0:t!==n&&q(a,[t])(e)}],["/",e=>(0,u.Z0)(e,"TaxCurrencyCode").every(({text:t})=>q(
"TaxTotal/TaxAmount/@currencyID",[t.trim()])(e))]),h("BR-CO-18","There is a breakdown of VAT (BG-23)","above MINIMUM",["/",e=>!A(`${Ae}/${J}`)(e)||A(`${Ae}/${ue}`)(
e)],["/",A(he)])],sn=[h("BR-12","The sum of the line net amounts is there (BT-106)","above MINIMUM",[ae,l("LineTotalAmount")],["/LegalMonetaryTotal",l("LineExte\
nsionAmount")]),h("BR-13","The total without VAT is there (BT-109)","all",[ae,l("TaxBasisTotalAmount")],["/LegalMonetaryTotal",l("TaxExclusiveAmount")]),h("BR-1\
4","The total with VAT is there (BT-112)","all",[ae,l("GrandTotalAmount")],["/LegalMonetaryTotal",l("TaxInclusiveAmount")]),h("BR-15","The amount due is there (\
BT-115)","all",[ae,l("DuePayableAmount")],["/LegalMonetaryTotal",l("PayableAmount")]),h("BR-45","A row of the VAT breakdown has a taxable amount (BT-116)","abov\
e MINIMUM",[ue,l("BasisAmount")],[he,l("TaxableAmount")]),h("BR-46","A row of the VAT breakdown has an amount of VAT (BT-117)","above MINIMUM",[ue,l("Calculated\
Amount")],[he,l("TaxAmount")]),h("BR-47","A row of the VAT breakdown has a category of VAT (BT-118)","above MINIMUM",[ue,e=>Ge(e)&&A("CategoryCode")(e)],[he,Be(
"TaxCategory","ID")]),h("BR-48","A row of the VAT breakdown has a rate (BT-119), unless VAT does not apply","above MINIMUM",[ue,e=>Ge(e)&&(A("RateApplicablePerc\
ent")(e)||q("CategoryCode",["O"])(e))],[he,e=>(0,u.Z0)(e,"TaxCategory").some(t=>ve(t)&&(A("Percent")(t)||q("ID",["O"])(t)))])],Et=(e,t)=>t[0]?.name==="Invoice",
Ie=(e,t,n)=>({rule:e,text:t,scope:"extension",checks:{UBL:{at:"/PrepaidPayment",when:Et,holds:n}}});function on(e){const n=(0,u.Z0)(e,"PrepaidPayment/PaidAmount").
map(({text:i})=>i.trim()===""?s.f2:(0,s._)(i.trim()));if(n.includes(void 0))return!1;const a=(0,s.cz)(n);return(0,u.Z0)(e,"LegalMonetaryTotal").every(i=>{const[
T,c]=["PayableAmount","TaxInclusiveAmount"].map(U=>(0,s._)(H(i,U)??"")),[B,N]=["PayableRoundingAmount","PrepaidAmount"].map(U=>(0,s._)(H(i,U)??"0"));if(!T||!c||
!B||!N)return!1;const P=(0,s.WQ)((0,s.Re)(c,N),a);return(0,s.Re)((0,s.Fd)((0,s.Re)(T,B)),(0,s.Fd)(P)).units===0n})}const rn=[{rule:"BR-DEX-03",text:"The item of\
 a sub-line has one VAT category (BG-DEX-06)",scope:"extension",checks:{UBL:{at:"SubInvoiceLine/Item",when:Et,holds:e=>(0,u.Z0)(e,"ClassifiedTaxCategory").length===
1}}},{rule:"BR-DEX-09",text:"The amount due (BT-115) is the total with VAT less the paid amount, with the rounding and the payments of third parties (BT-DEX-002\
)",scope:"extension",checks:{UBL:{at:"/",holds:on,found:e=>H(e,"LegalMonetaryTotal/PayableAmount")}}},Ie("BR-DEX-10","A payment of a third party has a type (BT-\
DEX-001)",l("ID")),Ie("BR-DEX-11","A payment of a third party has an amount (BT-DEX-002)",l("PaidAmount")),Ie("BR-DEX-12","A payment of a third party has a desc\
ription (BT-DEX-003)",l("InstructionID")),Ie("BR-DEX-13","The payment of a third party has two decimals at most (BT-DEX-002)",e=>{const[,t=""]=((0,u.Z0)(e,"Paid\
Amount")[0]?.text??"").split(".",2);return t.length<=2}),Ie("BR-DEX-14","The payment of a third party is in the currency of the invoice (BT-5)",(e,t)=>{const[n]=(0,u.
Z0)(e,"PaidAmount"),a=n&&(0,u.w4)(n,"currencyID");return typeof a=="string"&&ie(t[0],"DocumentCurrencyCode").includes(a)})];function cn(e){if(e.name!=="Invoice")
return!0;const t=(0,u.Z0)(e,"InvoiceLine");for(let n=t.pop();n;n=t.pop()){const a=(0,u.Z0)(n,"SubInvoiceLine");if(a.length===0)continue;const[i,...T]=[n,...a].map(
c=>(0,s._)(H(c,"LineExtensionAmount")??""));if(!i||T.includes(void 0)||(0,s.Re)(i,(0,s.cz)(T)).units!==0n)return!1;for(const c of a)t.push(c)}return!0}const ln="\
SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/AssociatedDocumentLineDocument/ParentLineID",An=[(0,o.Os)("invoice","extension",e=>[e],[["BR-DEX-02",
"The net amount of a line is the sum of its sub-lines (BT-131)",(e,{root:t})=>cn(t)],["BR-DEX-15","An invoice in CII has no sub-lines",(e,{root:t})=>(0,u.Z0)(t,
ln).length===0]])],we="SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount",xe="SpecifiedLineTradeAgreement/GrossPriceProductTradePrice/ChargeAmo\
unt",He="Price/AllowanceCharge/BaseAmount",ft="SpecifiedTradeProduct/GlobalID",Tn=[h("BR-21","A line has an identifier (BT-126)","with lines",[J,l("AssociatedDo\
cumentLineDocument/LineID")],[j,l("ID")]),h("BR-22","A line has a quantity (BT-129)","with lines",[J,l("SpecifiedLineTradeDelivery/BilledQuantity")],[j,l("Invoi\
cedQuantity|CreditedQuantity")]),h("BR-23","The quantity of a line has a unit (BT-130)","with lines",[J,A("SpecifiedLineTradeDelivery/BilledQuantity/@unitCode")],
[j,A("InvoicedQuantity/@unitCode|CreditedQuantity/@unitCode")]),h("BR-24","A line has a net amount (BT-131)","with lines",[J,l("SpecifiedLineTradeSettlement/Spe\
cifiedTradeSettlementLineMonetarySummation/LineTotalAmount")],[j,l("LineExtensionAmount")]),h("BR-25","The item of a line has a name (BT-153)","with lines",[J,l(
"SpecifiedTradeProduct/Name")],[j,l("Item/Name")]),h("BR-26","The item of a line has a net price (BT-146)","with lines",[J,l(we)],[j,l("Price/PriceAmount")]),h(
"BR-27","The net price is not negative (BT-146)","with lines",[J,Le(we),{found:Pe(we)}],[j,Le("Price/PriceAmount"),{found:Pe("Price/PriceAmount")}]),h("BR-28","\
The gross price is not negative (BT-148)","with lines",[J,Le(xe),{when:A(xe),found:Pe(xe)}],[j,Le(He),{when:A(He),found:Pe(He)}]),h("BR-30","The period of a lin\
e does not end before it begins (BT-134, BT-135)","with lines",["SpecifiedLineTradeSettlement/BillingSpecifiedPeriod",Bt],["InvoiceLine/InvoicePeriod|CreditNote\
Line/InvoicePeriod",ht("StartDate","EndDate")]),h("BR-CO-20","The period of a line has a beginning (BT-134) or an end (BT-135)","with lines",["SpecifiedLineTrad\
eSettlement/BillingSpecifiedPeriod",A("StartDateTime|EndDateTime")],["InvoiceLine/InvoicePeriod|CreditNoteLine/InvoicePeriod",A("StartDate|EndDate")]),h("BR-54",
"An attribute of an item has a name (BT-160) and a value (BT-161)","with lines",["ApplicableProductCharacteristic",e=>A("Description")(e)&&A("Value")(e)],["Addi\
tionalItemProperty",e=>A("Name")(e)&&A("Value")(e)]),h("BR-64","The standard identifier of an item has a scheme (BT-157)","with lines",[J,e=>!A(ft)(e)||l(`${ft}\
/@schemeID`)(e)],["Item/StandardItemIdentification/ID",A("@schemeID")]),h("BR-65","The class of an item has a scheme (BT-158)","with lines",["DesignatedProductC\
lassification",e=>!A("ClassCode")(e)||l("ClassCode/@listID")(e)],["Item/CommodityClassification/ItemClassificationCode",A("@listID")]),h("BR-CO-04","A line has \
a category of VAT (BT-151)","with lines",[J,dt("SpecifiedLineTradeSettlement/ApplicableTradeTax","CategoryCode")],[j,Be("Item/ClassifiedTaxCategory","ID")]),...Ne(
[["BR-41","amount","An allowance of a line has an amount (BT-136)"],["BR-42","reason","An allowance of a line has a reason (BT-139) or its code (BT-140)"],["BR-\
CO-23","reason","The reason of an allowance of a line is given as text, as code, or as both"]],"with lines",[lt,At],ut),...Ne([["BR-43","amount","A charge of a \
line has an amount (BT-141)"],["BR-44","reason","A charge of a line has a reason (BT-144) or its code (BT-145)"],["BR-CO-24","reason","The reason of a charge of\
 a line is given as text, as code, or as both"]],"with lines",[lt,At],Ve)],dn=[h("BR-17","A payee has a name (BT-59), and is not the seller","above MINIMUM",["P\
ayeeTradeParty",(e,t)=>A("Name")(e)&&Rt(Te,[["Name","Name"],["ID","ID"],["SpecifiedLegalOrganization/ID","SpecifiedLegalOrganization/ID"]])(e,t)],["/PayeeParty",
(e,t)=>A("PartyName/Name")(e)&&Rt(de,[["PartyName/Name","PartyName/Name"],["PartyIdentification/ID","PartyIdentification/ID"]])(e,t)]),h("BR-18","A tax represen\
tative has a name (BT-62)","above MINIMUM",["SellerTaxRepresentativeTradeParty",l("Name")],["/TaxRepresentativeParty",l("PartyName/Name")]),h("BR-19","A tax rep\
resentative has an address (BG-12)","above MINIMUM",["SellerTaxRepresentativeTradeParty",A("PostalTradeAddress")],["/TaxRepresentativeParty",A("PostalAddress")]),
h("BR-20","The address of a tax representative has a country (BT-69)","above MINIMUM",["SellerTaxRepresentativeTradeParty",l("PostalTradeAddress/CountryID")],["\
/TaxRepresentativeParty/PostalAddress",l(pe)]),h("BR-56","A tax representative has a VAT identifier (BT-63)","above MINIMUM",["SellerTaxRepresentativeTradeParty",
e=>(0,u.Z0)(e,"SpecifiedTaxRegistration/ID").some(t=>q("@schemeID",["VA"])(t)&&t.text.trim()!=="")],["/TaxRepresentativeParty",Be("PartyTaxScheme","CompanyID")]),
h("BR-57","An address of delivery has a country (BT-80)","above MINIMUM",["ApplicableHeaderTradeDelivery",e=>!A("ShipToTradeParty/PostalTradeAddress")(e)||l("Sh\
ipToTradeParty/PostalTradeAddress/CountryID")(e)],["/Delivery/DeliveryLocation/Address",A(pe)]),h("BR-62","The electronic address of the seller has a scheme (BT\
-34)","above MINIMUM",["/",Dt(`${Te}/URIUniversalCommunication`,"URIID")],[`${de}/EndpointID`,A("@schemeID")]),h("BR-63","The electronic address of the buyer ha\
s a scheme (BT-49)","above MINIMUM",["/",Dt(`${Se}/URIUniversalCommunication`,"URIID")],[`${Me}/EndpointID`,A("@schemeID")]),h("BR-CO-09","A VAT identifier begi\
ns with the code of its country (BT-31, BT-48, BT-63)","all",["SpecifiedTaxRegistration/ID",({text:e})=>Ct(e.trim()),{when:q("@schemeID",["VA"])}],["PartyTaxSch\
eme",e=>Ct(H(e,"CompanyID")??""),{when:e=>ve(e)&&A("CompanyID")(e)}]),h("BR-CO-26","The seller has an identifier (BT-29), a legal registration (BT-30) or a VAT \
identifier (BT-31)","above MINIMUM",["SellerTradeParty",e=>A("ID|GlobalID|SpecifiedLegalOrganization/ID")(e)||q("SpecifiedTaxRegistration/ID/@schemeID",["VA"])(
e)],["/AccountingSupplierParty",(e,t)=>Be("Party/PartyTaxScheme","CompanyID")(e,t)||(0,u.Z0)(e,"Party/PartyIdentification/ID").some(n=>!q("@schemeID",["SEPA"])(
n))||A("Party/PartyLegalEntity/CompanyID")(e)])],un=[h("BR-29","The invoicing period does not end before it begins (BT-73, BT-74)","above MINIMUM",["ApplicableH\
eaderTradeSettlement/BillingSpecifiedPeriod",Bt],["/InvoicePeriod",ht("StartDate","EndDate")]),h("BR-CO-19","The invoicing period has a beginning (BT-73) or an \
end (BT-74)","above MINIMUM",["ApplicableHeaderTradeSettlement/BillingSpecifiedPeriod",A("StartDateTime|EndDateTime")],["/InvoicePeriod",A("StartDate|EndDate|De\
scriptionCode")]),h("BR-49","A means of payment has a code (BT-81)","above MINIMUM",["SpecifiedTradeSettlementPaymentMeans",A("TypeCode")],["/PaymentMeans",A("P\
aymentMeansCode")]),h("BR-50","The account of a credit transfer has an identifier (BT-84)","above MINIMUM",["SpecifiedTradeSettlementPaymentMeans/PayeePartyCred\
itorFinancialAccount",l("IBANID|ProprietaryID"),{when:be}],["/PaymentMeans/PayeeFinancialAccount",l("ID"),{when:be}]),h("BR-51","A card has at most its last dig\
its (BT-87)","above MINIMUM",["ApplicableTradeSettlementFinancialCard",It("ID")],["/PaymentMeans/CardAccount",It("PrimaryAccountNumberID")]),h("BR-52","A suppor\
ting document has a reference (BT-122)","above MINIMUM",["AdditionalReferencedDocument",l("IssuerAssignedID")],["/AdditionalDocumentReference",l("ID")]),h("BR-5\
5","A preceding invoice has a reference (BT-25)","above MINIMUM",["ApplicableHeaderTradeSettlement/InvoiceReferencedDocument",l("IssuerAssignedID")],["/BillingR\
eference",A("InvoiceDocumentReference/ID")]),h("BR-61","A credit transfer names an account (BT-84)","above MINIMUM",["SpecifiedTradeSettlementPaymentMeans/Payee\
PartyCreditorFinancialAccount",A("IBANID|ProprietaryID"),{when:be}],["/PaymentMeans",e=>A("PayeeFinancialAccount/ID")(e),{when:nn}]),...Ne([["BR-31","amount","A\
n allowance has an amount (BT-92)"],["BR-32","category","An allowance has a category of VAT (BT-95)"],["BR-33","reason","An allowance has a reason (BT-97) or it\
s code (BT-98)"],["BR-CO-21","reason","The reason of an allowance is given as text, as code, or as both"]],"above MINIMUM",[ct,"/AllowanceCharge"],ut),...Ne([["\
BR-36","amount","A charge has an amount (BT-99)"],["BR-37","category","A charge has a category of VAT (BT-102)"],["BR-38","reason","A charge has a reason (BT-10\
4) or its code (BT-105)"],["BR-CO-22","reason","The reason of a charge is given as text, as code, or as both"]],"above MINIMUM",[ct,"/AllowanceCharge"],Ve)];class hn{syntax;categories=new Set;isOutsideOfItaly=!1;hasTaxDate=!1;hasTaxDateCode=!1;hasTaxes=!1;constructor(t){
this.syntax=t}take({name:t,text:n},a){const i=a?.name??"";this.syntax==="UBL"?this.takeUbl(t,n.trim(),i):t==="CategoryCode"?this.takeCategory(n.trim()):t==="Cou\
ntryID"?this.isOutsideOfItaly||=n!=="IT":t==="TaxPointDate"?this.hasTaxDate=!0:t==="DueDateTypeCode"?this.hasTaxDateCode=!0:t==="ApplicableTradeTax"&&(this.hasTaxes||=
i==="ApplicableHeaderTradeSettlement")}takeUbl(t,n,a){t==="ID"&&(a==="TaxCategory"||a==="ClassifiedTaxCategory")?this.takeCategory(n):t==="IdentificationCode"?this.
isOutsideOfItaly||=n!=="IT":a==="Invoice"||a==="CreditNote"?(this.hasTaxes=!0,this.hasTaxDate||=t==="TaxPointDate"):t==="DescriptionCode"&&(this.hasTaxDateCode||=
a==="InvoicePeriod")}takeCategory(t){(t==="B"||t==="S")&&this.categories.add(t)}}const Bn=[["BR-CO-03","The date of VAT is given as a date (BT-7) or by a code (\
BT-8), not by both","above MINIMUM",({hasTaxes:e,hasTaxDate:t,hasTaxDateCode:n})=>!e||!t||!n],["BR-B-01","An invoice with the category B (split payment) names n\
o country but Italy","with lines",({categories:e,isOutsideOfItaly:t})=>!e.has("B")||!t],["BR-B-02","An invoice with the category B (split payment) does not have\
 the category S","with lines",({categories:e})=>e.size<2]],In=[...an,...sn,...dn,...un,...Tn,...tn,...rn,...Ot];function mt(e){const t=new Map;for(const n of In){
const a=n.checks[e];if(a)for(const i of a.at.split("|")){const T=i==="/"?i:i.slice(i.lastIndexOf("/")+1),c={...a,about:n,at:i},B=t.get(T);B?B.push(c):t.set(T,[c])}}
return t}const Cn={CII:mt("CII"),UBL:mt("UBL")},St=new Set(["IncludedSupplyChainTradeLineItem","InvoiceLine","CreditNoteLine"]),Rn=e=>e.name==="IncludedSupplyCh\
ainTradeLineItem"&&(0,u.Z0)(e,"AssociatedDocumentLineDocument/LineStatusReasonCode").some(({text:t})=>t.trim()!=="DETAIL");async function Dn(e,t,n){const{root:a,
syntax:i,profile:T}=e,c=new En(e,t,n),B=[{element:a,next:0,lines:0}],N=new hn(i);await c.ask(a,0),c.around.push(a);let P=0;for(let U=B.at(-1);U;U=B.at(-1)){const _=t.
step(4);_&&await _;const g=U.element.children[U.next++];if(!g){B.pop(),c.around.pop();continue}B.length<=2&&(P=St.has(g.name)?++U.lines:0),!Rn(g)&&(N.take(g,c.around.
at(-1)),await c.ask(g,P),B.push({element:g,next:0,lines:0}),c.around.push(g))}for(const[U,_,g,se]of Bn)(0,o.GY)(g,T)&&!se(N)&&c.failures.push({rule:U,text:_,where:"\
invoice",found:null,expected:null});return c.failures}class En{pace;most;failures=[];around=[];checks;profile;constructor({syntax:t,profile:n},a,i){this.pace=a,
this.most=i,this.checks=Cn[t],this.profile=n}async ask(t,n){const{around:a,failures:i}=this,T=this.checks.get(a.length===0?"/":t.name);if(!T)return;const c=t.children.
length+(a.length>0?0:t.children.reduce((B,N)=>B+N.children.length,0));for(const{about:B,at:N,when:P,holds:U,found:_}of T){const g=this.pace.step(4+c);if(g&&await g,
!(0,o.GY)(B.scope,this.profile)||!fn(N,a,t)||i.length>=this.most||P&&!P(t,a)||U(t,a))continue;const se=mn(t,a,n);i.push({rule:B.rule,text:B.text,where:se,found:_?.(
t)??null,expected:null})}}}function fn(e,t,n){if(e==="/")return t.length===0;const a=e.split("/"),i=a[0]==="";if(i&&a.shift(),a.length>t.length||i&&a.length!==t.
length||n.name!==a.at(-1))return!1;for(let T=1;T<a.length;T++)if(t.at(-T).name!==a.at(-1-T))return!1;return!0}function mn(e,t,n){return t.length===0?"invoice":n===
0?e.name:St.has(e.name)?`line ${n}`:`line ${n}: ${e.name}`}var Sn=b(17886);const Mn=["S","Z","E","AE","K","G","L","M"],pn=e=>[...(0,o.Su)(e),...e.allowances,...e.
charges].map(({taxCategory:t})=>t),Nn=/^#SKONTO#TAGE=\d+#PROZENT=\d+\.\d\d(?:#BASISBETRAG=-?\d+\.\d\d)?#$/;function Ln(e){const t=(e??"").split(/\r?\n/);return t.
every((n,a)=>!n.trim().startsWith("#")||Nn.test(n.trim())&&a+1<t.length)}const Pn=({code:e})=>e==="30"||e==="58",yn=({code:e})=>["48","54","55"].includes(e??""),
Mt=({code:e})=>e==="59",pt=({mandate:e,means:t})=>(0,o.qR)(e)||t.some(n=>(0,o.qR)(n.debitedIban)),Nt=(e,{syntax:t})=>pt(e)||t==="CII"&&(0,o.qR)(e.creditorId),Ce=e=>t=>t.
payment.means.filter(e),Xn=["SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/AdditionalReferencedDocument/AttachmentBinaryObject","AdditionalDocument\
Reference/Attachment/EmbeddedDocumentBinaryObject"];function Un(e){const n=Xn.flatMap(a=>(0,u.Z0)(e,a)).flatMap(a=>(0,u.w4)(a,"filename")??[]);return new Set(n).
size===n.length}const gn=[(0,o.Os)("invoice","XRECHNUNG",e=>[e],[["BR-DE-1","The invoice says how it is paid (BG-16)",({payment:e})=>e.means.length>0],["BR-DE-1\
5","The invoice has a buyer reference (BT-10)",({buyerReference:e})=>(0,o.qR)(e)],["BR-DE-16","If there is VAT, the seller has a VAT identifier (BT-31), a tax n\
umber (BT-32) or a representative (BG-11)",e=>{const t=pn(e).some(i=>Mn.includes(i??"")),{seller:n,taxRepresentative:a}=e;return!t||a!==null||(0,o.qR)(n?.vatId)||
(0,o.qR)(n?.taxId)}],["BR-DE-18","Discounts in the payment terms (BT-20) are lines as #SKONTO#TAGE=14#PROZENT=2.25#, each with a line end",({payment:e})=>Ln(e.terms)],
["BR-DE-22","No two attachments have the same file name",(e,{root:t})=>Un(t)],["BR-DE-30","A direct debit has a creditor identifier (BT-90)",({payment:e})=>!pt(
e)||(0,o.qR)(e.creditorId)],["BR-DE-31","A direct debit has an account that is debited (BT-91)",({payment:e},t)=>!Nt(e,t)||e.means.some(({debitedIban:n})=>(0,o.
qR)(n))]]),(0,o.Os)("payment","XRECHNUNG",Ce(Pn),[["BR-DE-23-a","A credit transfer has an account (BG-17)",({iban:e})=>(0,o.qR)(e)],["BR-DE-23-b","A credit tran\
sfer has no card (BG-18) and no direct debit (BG-19)",({card:e,debitedIban:t})=>!(0,o.qR)(e)&&!(0,o.qR)(t)]]),(0,o.Os)("payment","XRECHNUNG",Ce(yn),[["BR-DE-24-\
a","A payment by card has a card (BG-18)",({card:e})=>(0,o.qR)(e)],["BR-DE-24-b","A payment by card has no account (BG-17) and no direct debit (BG-19)",({iban:e,
debitedIban:t})=>!(0,o.qR)(e)&&!(0,o.qR)(t)]]),(0,o.Os)("payment","XRECHNUNG",Ce(Mt),[["BR-DE-25-a","A direct debit says what is debited (BG-19)",(e,t)=>Nt(t.invoice.
payment,t)],["BR-DE-25-b","A direct debit has no account of the payee (BG-17) and no card (BG-18)",({iban:e,card:t})=>!(0,o.qR)(e)&&!(0,o.qR)(t)]]),(0,o.Os)("se\
ller","XRECHNUNG",({seller:e})=>(0,o.xH)(e),[["BR-DE-2","The seller has a contact (BG-6)",({contact:e})=>e!==null],["BR-DE-3","The address of the seller has a c\
ity (BT-37)",({address:e})=>e===null||(0,o.qR)(e.city)],["BR-DE-4","The address of the seller has a post code (BT-38)",({address:e})=>e===null||(0,o.qR)(e.postCode)]]),
(0,o.Os)("seller contact","XRECHNUNG",({seller:e})=>(0,o.xH)(e?.contact),[["BR-DE-5","The contact of the seller has a name (BT-41)",({name:e})=>(0,o.qR)(e)],["B\
R-DE-6","The contact of the seller has a telephone number (BT-42)",({phone:e})=>(0,o.qR)(e)],["BR-DE-7","The contact of the seller has an e-mail address (BT-43)",
({email:e})=>(0,o.qR)(e)]]),(0,o.Os)("buyer","XRECHNUNG",({buyer:e})=>(0,o.xH)(e?.address),[["BR-DE-8","The address of the buyer has a city (BT-52)",({city:e})=>(0,o.
qR)(e)],["BR-DE-9","The address of the buyer has a post code (BT-53)",({postCode:e})=>(0,o.qR)(e)]]),(0,o.Os)("delivery address","XRECHNUNG",({delivery:e})=>(0,o.
xH)(e?.address),[["BR-DE-10","An address of delivery has a city (BT-77)",({city:e})=>(0,o.qR)(e)],["BR-DE-11","An address of delivery has a post code (BT-78)",({
postCode:e})=>(0,o.qR)(e)]]),(0,o.Os)("VAT breakdown","XRECHNUNG",({taxes:e})=>e,[["BR-DE-14","A row of the VAT breakdown has a rate (BT-119)",({rate:e})=>(0,o.
qR)(e)]])],On=/^urn:cen\.eu:en16931:2017#compliant#urn:xeinkauf\.de:kosit:xrechnung_3\.0(?:#con|#compliant#urn:xeinkauf\.de:kosit:xrechnung:cvd|$)/,Lt=["326","3\
80","381","384","389","875","876","877"],Gn=/^[^@\s]+@[^@.\s]+(?:\.[^@.\s]+)+$/,Pt=e=>e!==null&&(0,Sn.X)(e.replace(/\s/g,"")),vn=[(0,o.Os)("invoice","XRECHNUNG",
e=>[e],[["BR-DE-17","The type code is one of those of XRechnung (BT-3)",({typeCode:e})=>Lt.includes(e??""),({typeCode:e})=>e,Lt.join(", ")],["BR-DE-21","The spe\
cification is XRechnung 3.0 (BT-24)",({guideline:e})=>On.test(e??""),({guideline:e})=>e],["BR-DE-26","A corrected invoice (384) names the preceding invoice (BG-\
3)",({typeCode:e,precedingInvoices:t})=>e!=="384"||t.length>0]]),(0,o.Os)("payment","XRECHNUNG",Ce(({code:e})=>e==="58"),[["BR-DE-19","The account of a SEPA cre\
dit transfer is an IBAN (BT-84)",({iban:e})=>Pt(e),({iban:e})=>e]]),(0,o.Os)("payment","XRECHNUNG",Ce(Mt),[["BR-DE-20","The account of a SEPA direct debit is an\
 IBAN (BT-91)",({debitedIban:e})=>Pt(e),({debitedIban:e})=>e]]),(0,o.Os)("seller contact","XRECHNUNG",({seller:e})=>(0,o.xH)(e?.contact),[["BR-DE-27","A telepho\
ne number has three digits or more (BT-42)",({phone:e})=>(e?.replace(/\D/g,"").length??0)>=3,({phone:e})=>e],["BR-DE-28","An e-mail address is one (BT-43)",({email:e})=>Gn.
test(e??""),({email:e})=>e]])],Vn={units:1n,scale:2},ye=e=>e===null?void 0:(0,s._)(e),yt=e=>(0,s.cz)(e.flatMap(({amount:t})=>ye(t)??[]));function bn({quantity:e,
netPrice:t,priceQuantity:n,netAmount:a,allowances:i,charges:T}){const[c,B,N]=[ye(e),ye(t),ye(a)],P=n===null?(0,s._)("1"):(0,s._)(n);if(!c||!B||!N||!P||P.units===
0n)return!0;const U=(0,s.Re)(yt(T),yt(i)),_=(0,s.Re)((0,s.lw)((0,s.Re)(N,U),P),(0,s.lw)(c,B));return!(0,s.oi)((0,s.ys)(_),(0,s.ys)((0,s.lw)(Vn,P)))}const wn=[(0,o.
Os)("line","with lines",o.Su,[["PRICE","The net amount (BT-131) is the quantity (BT-129) times the price (BT-146), with charges and less allowances",bn,({netAmount:e})=>e]])],
Xt=1e3,xn=[...p.SL,...Z,...gn],Hn=[...vn,...An,...wn];async function Fn(e,t){return await Ut(e,t,xn,await Dn(e,t,Xt))}const Kn=async(e,t)=>await Ut(e,t,Hn,[]);async function Ut(e,t,n,a){
const{invoice:i,profile:T}=e;for(const{where:c,scope:B,each:N,rows:P}of n){if(!(0,o.GY)(B,T))continue;const U=N(i);for(const[_,g]of U.entries()){const se=t.step(
P.length*20);se&&await se;for(const[Zn,Wn,_n,Qn,$n]of P)if(!_n(g,e)){if(a.length>=Xt)return a;a.push({rule:Zn,text:Wn,where:U.length>1?`${c} ${_+1}`:c,found:Qn?.(
g)??null,expected:$n??null})}}}return a}}),36698:((oe,Y,b)=>{b.d(Y,{GY:()=>O,Os:()=>p,Su:()=>s,qR:()=>L,xH:()=>o});const p=(E,G,y,r)=>({where:E,scope:G,each:y,rows:r}),
s=({lines:E})=>E.filter(({kind:G})=>G===null||G==="DETAIL"),o=E=>E==null?[]:[E],L=E=>E!=null;function O(E,G){const y=G?.level;return E==="XRECHNUNG"?y==="XRECHN\
UNG":E==="extension"||E==="CVD"?G?.variant===E:E==="not extension"||E==="not CVD"?E!==`not ${G?.variant}`:E==="all"?!0:y!=="MINIMUM"&&(E==="above MINIMUM"||y!==
"BASIC WL")}}),27547:((oe,Y,b)=>{b.d(Y,{v:()=>L});var p=b(45548),s=b(36493),o=b(36698);function L(w){const d=O(w.invoice);return d.length>0?d:new r(w).broken()}
function O({lines:w,allowances:d,charges:f,thirdPartyCharges:D,taxes:S,totals:X}){return[["The net amounts of the lines",w.map(({netAmount:u})=>u)],["The allowa\
nces and charges",[...d,...f,...D].map(({amount:u})=>u)],["The VAT breakdown",S.flatMap(({basis:u,amount:x,rate:A})=>[u,x,A])],["The totals",Object.values(X)]].
filter(([,u])=>u.some(x=>x!==null&&(0,s._)(x)===void 0)).map(([u])=>v("BR-DEC",`${u} have an amount that is not a decimal number`))}const E={units:1n,scale:2},G={
units:1n,scale:0},y={units:5n,scale:1};class r{found=[];counted;invoice;level;hasOtherDue;isUbl;root;constructor({invoice:d,profile:f,syntax:D,root:S}){this.root=
S,this.invoice=d,this.level=f?.level,this.isUbl=D==="UBL",this.hasOtherDue=this.isUbl&&f?.variant==="extension",this.counted=(0,o.Su)(d)}broken(){const d=(0,p.Z0)(
this.root,this.isUbl?M:V).length>0;return d&&(this.hasLines&&this.lines(),this.level!=="MINIMUM"&&this.adjustments()),this.taxes(),this.gross(),d&&this.level!==
"MINIMUM"&&!this.hasOtherDue&&this.due(),this.found}get hasLines(){return this.level!=="MINIMUM"&&this.level!=="BASIC WL"}lines(){this.compare("10","lines",(0,s.
cz)(this.counted.map(({netAmount:d})=>R(d))),this.invoice.lines.length,{total:"The sum of the line net amounts (BT-106)",from:"the net amounts of the lines"})}adjustments(){
const{totals:d,allowances:f,charges:D}=this.invoice;if(this.compare("11","allowances",$(f),f.length,{total:"The sum of the allowances (BT-107)",from:"the allowa\
nces"}),this.compare("12","charges",$(D),D.length,{total:"The sum of the charges (BT-108)",from:"the charges"}),d.lines===null&&this.level!=="EXTENDED")return this.
exact("BR-CO-13",d.net,void 0,Q);if(this.isUbl&&d.allowances===null&&d.charges===null&&d.net!==null){(0,s.Re)(R(d.net),R(d.lines)).units===0n||this.found.push(K(
"BR-CO-13",d.net,R(d.lines),Q));return}const S=(0,s.WQ)((0,s.Re)(R(d.lines),R(d.allowances)),R(d.charges));this.compare("13","net",S,this.terms,Q)}taxes(){this.
taxTotals(),this.invoice.taxes.every(d=>this.isTaxRight(d))||this.found.push(v("BR-CO-17","An amount of VAT (BT-117) is not the taxable amount times the rate"))}taxTotals(){
const{taxes:d,totals:f}=this.invoice;if(!this.isUbl){(d.length>0||this.isStrict)&&f.tax!==null&&this.exact("BR-CO-14",f.tax,(0,s.cz)(d.map(({amount:D})=>R(D))),
m);return}for(const D of(0,p.Z0)(this.root,"TaxTotal")){const S=(0,p.Z0)(D,"TaxSubtotal"),X=S.flatMap(u=>(0,p.Z0)(u,"TaxAmount")).map(({text:u})=>R(u.trim())),Z=(0,p.
Z0)(D,"TaxAmount")[0]?.text.trim()??null;S.length>0&&this.exact("BR-CO-14",Z,(0,s.cz)(X),m,!0)}}get isStrict(){return this.level!=="MINIMUM"&&this.level!=="BASI\
C WL"&&this.level!=="EXTENDED"}isTaxRight({taxScheme:d,basis:f,rate:D,amount:S}){if(S===null)return!1;const X=d?.toUpperCase()==="VAT"||!this.isStrict?D:null;if((0,s.
oi)(y,(0,s.ys)(R(X))))return(0,s.oi)(y,(0,s.ys)(R(S)));if(f===null)return!1;const u=(0,s.Fd)((0,s.lw)((0,s.lw)((0,s.ys)(R(f)),R(X)),E)),x=(0,s.ys)((0,s.Re)((0,s.
ys)(R(S)),u));return(0,s.oi)(G,x)||!this.isUbl&&(0,s.Re)(G,x).units===0n}gross(){const{net:d,tax:f,gross:D}=this.invoice.totals,S=(0,s.WQ)(R(d),R(f));if(!this.isStrict)
return this.compare("15","gross",S,this.terms,C);const{currency:X}=this.invoice;if(X===null)return;const Z=(0,p.Z0)(this.root,this.isUbl?W:k).filter(x=>(0,p.w4)(
x,"currencyID")===X);!this.isUbl&&d!==null&&D!==null&&(0,s.Re)(R(d),R(D)).units===0n||this.exact("BR-CO-15",D,d===null||Z.length!==1?void 0:S,C,!0)}due(){const{
gross:d,paid:f,rounding:D,due:S}=this.invoice.totals,X=(0,s.WQ)((0,s.Re)(R(d),R(f)),R(D)),Z="The amount due (BT-115)",u="the total with VAT less the paid amount\
 plus the rounding";if(this.level!=="EXTENDED"){const A=this.isUbl&&f!==null?(0,s.Fd)(X):X;S!==null&&d!==null&&(0,s.Re)(R(S),A).units===0n||this.found.push(K("B\
R-CO-16",S,d===null?void 0:X,{total:Z,from:u}));return}if(S===null)return;const x=(0,s.cz)(this.invoice.thirdPartyCharges.map(({amount:A})=>R(A)));this.exact("B\
R-FXEXT-CO-16",S,(0,s.WQ)(X,x),{total:Z,from:`${u} and the charges for third parties (BT-179)`})}get terms(){return this.counted.length+this.invoice.allowances.
length+this.invoice.charges.length}compare(d,f,D,S,X){const Z=this.invoice.totals[f],u=f==="lines"||f==="net"||f==="gross";if(this.level!=="EXTENDED")return this.
exact(`BR-CO-${d}`,Z,D,X,u);if(Z===null&&u)return;const x={units:BigInt(S),scale:2};(0,s.oi)((0,s.ys)((0,s.Re)(R(Z),(0,s.Fd)(D))),x)&&this.found.push(K(`BR-FXEX\
T-CO-${d}`,Z,D,X))}exact(d,f,D,S,X=!1){D===void 0||X&&f===null?this.found.push(K(d,f,D,S)):(0,s.Re)(R(f),(0,s.Fd)(D)).units!==0n&&this.found.push(K(d,f,D,S))}}const M="\
LegalMonetaryTotal",V="SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeSettlementHeaderMonetarySummation",W="TaxTotal/TaxAmount",k=`${V}\
/TaxTotalAmount`,Q={total:"The total without VAT (BT-109)",from:"the lines less the allowances plus the charges"},C={total:"The total with VAT (BT-112)",from:"t\
he total without VAT plus VAT"},m={total:"The total of VAT (BT-110)",from:"the amounts of the VAT breakdown"},v=(w,d,f=null,D=null)=>({rule:w,text:d,where:"tota\
ls",found:f,expected:D}),K=(w,d,f,{total:D,from:S})=>v(w,`${D} differs from ${S}`,d,f?(0,s.Bz)((0,s.Fd)(f)):null),R=w=>w===null?s.f2:(0,s._)(w)??s.f2,$=w=>(0,s.
cz)(w.map(({amount:d})=>R(d)))})};
