"use strict";exports.id=8057,exports.ids=[8057],exports.modules={17886:((ie,Y,w)=>{w.d(Y,{X:()=>s,l:()=>o});const N=/[ \u00a0-]/;function o(L){let U=0,S=0;const g=[...L].map(
(i,M)=>({sign:i.toUpperCase(),at:M})).filter(({sign:i})=>!N.test(i)),v=i=>{const M=parseInt(i,36);U=(U*(M>9?100:10)+M)%97};for(let i=15;i<=Math.min(g.length,34);i++){
U=0;for(const{sign:M}of[...g.slice(4,i),...g.slice(0,4)])v(M);U===1&&(S=g[i-1].at+1)}return S}const s=L=>L.length>=15&&/^[A-Z]{2}\d\d/.test(L)&&o(L)===L.length}),
36493:((ie,Y,w)=>{w.d(Y,{Bz:()=>_,CQ:()=>k,Fd:()=>Z,Re:()=>g,WQ:()=>U,_:()=>s,cz:()=>V,f2:()=>o,gu:()=>S,lw:()=>v,oi:()=>M,ys:()=>i});const N=40,o={units:0n,scale:0};
function s(C){const f=/^([+-]?)(\d*)(?:\.(\d*))?$/.exec(C),[,O,F="",I=""]=f??[],J=F+I;if(!(!f||J===""||J.length>N))return{units:O==="-"?-BigInt(J):BigInt(J),scale:I.
length}}const L=({units:C,scale:f},O)=>C*10n**BigInt(O-f);function U(C,f){const O=Math.max(C.scale,f.scale);return{units:L(C,O)+L(f,O),scale:O}}const S=({units:C,
scale:f})=>({units:-C,scale:f}),g=(C,f)=>U(C,S(f)),v=(C,f)=>({units:C.units*f.units,scale:C.scale+f.scale}),i=C=>C.units<0n?S(C):C,M=(C,f)=>g(C,f).units>0n,V=C=>C.
reduce(U,o);function Z(C){if(C.scale<=2)return{units:L(C,2),scale:2};const f=10n**BigInt(C.scale-2),O=C.units*2n+f,F=f*2n,I=O/F;return{units:O%F<0n?I-1n:I,scale:2}}
function k(C,f){const O=Math.max(C.scale,f.scale),[F,I]=[L(C,O)*200n,L(f,O)],J=(I<0n?-F:F)+(I<0n?-I:I),H=2n*(I<0n?-I:I);return{units:J/H-(J%H<0n?1n:0n),scale:2}}
function _({units:C,scale:f}){const O=(C<0n?-C:C).toString().padStart(f+1,"0"),F=O.slice(0,O.length-f);return`${C<0n?"-":""}${F}${f>0?`.${O.slice(-f)}`:""}`}}),
3263:((ie,Y,w)=>{w.d(Y,{FC:()=>g,N:()=>U,SL:()=>v});var N=w(36698);const o=i=>i===null||i.length-(i.indexOf(".")+1||i.length)<=2,s=(i,M,V)=>[i,`The ${M} has at \
most two decimals`,Z=>o(V(Z)),V],L=(i,M)=>[s(i,"amount of an allowance or charge",V=>V.amount),s(M,"base of an allowance or charge",V=>V.base)];function U(i){if(i===
null)return!0;const M=/^(\d{4})-(\d\d)-(\d\d)(?:Z|[+-]\d\d:\d\d)?$/.exec(i),[V,Z,k]=(M??[]).slice(1).map(Number);if(V===void 0||Z===void 0||k===void 0)return!1;
const C=[31,V%4===0&&V%100!==0||V%400===0?29:28,31,30,31,30,31,31,30,31,30,31][Z-1];return C!==void 0&&k>=1&&k<=C}const S=({issueDate:i,dueDate:M,delivery:V,period:Z,
lines:k})=>[{name:"BT-2",date:i},{name:"BT-9",date:M},{name:"BT-72",date:V?.date??null},{name:"BT-73",date:Z?.start??null},{name:"BT-74",date:Z?.end??null},...k.
flatMap(_=>[{name:"BT-134",date:_.period?.start??null},{name:"BT-135",date:_.period?.end??null}])],g=i=>S(i).filter(({date:M})=>!U(M)),v=[(0,N.Os)("date","all",
S,[["DATE","A date is a day of the calendar",({date:i})=>U(i),({date:i})=>i,"YYYY-MM-DD"]]),(0,N.Os)("totals","above MINIMUM",({totals:i})=>[i],[s("BR-DEC-09","\
sum of the line net amounts (BT-106)",({lines:i})=>i),s("BR-DEC-10","sum of the allowances (BT-107)",({allowances:i})=>i),s("BR-DEC-11","sum of the charges (BT-\
108)",({charges:i})=>i),s("BR-DEC-12","total without VAT (BT-109)",({net:i})=>i),s("BR-DEC-13","total of VAT (BT-110)",({tax:i})=>i),s("BR-DEC-14","total with V\
AT (BT-112)",({gross:i})=>i),s("BR-DEC-15","total of VAT in its own currency (BT-111)",({taxInAccountingCurrency:i})=>i),s("BR-DEC-16","paid amount (BT-113)",({
paid:i})=>i),s("BR-DEC-17","rounding amount (BT-114)",({rounding:i})=>i),s("BR-DEC-18","amount due (BT-115)",({due:i})=>i)]),(0,N.Os)("VAT breakdown","above MIN\
IMUM",({taxes:i})=>i,[s("BR-DEC-19","taxable amount (BT-116)",({basis:i})=>i),s("BR-DEC-20","amount of VAT (BT-117)",({amount:i})=>i)]),(0,N.Os)("allowance","ab\
ove MINIMUM",({allowances:i})=>i,L("BR-DEC-01","BR-DEC-02")),(0,N.Os)("charge","above MINIMUM",({charges:i})=>i,L("BR-DEC-05","BR-DEC-06")),(0,N.Os)("line","wit\
h lines",N.Su,[s("BR-DEC-23","net amount of a line (BT-131)",({netAmount:i})=>i)]),(0,N.Os)("line allowance","with lines",i=>(0,N.Su)(i).flatMap(({allowances:M})=>M),
L("BR-DEC-24","BR-DEC-25")),(0,N.Os)("line charge","with lines",i=>(0,N.Su)(i).flatMap(({charges:M})=>M),L("BR-DEC-27","BR-DEC-28"))]}),63492:((ie,Y,w)=>{w.d(Y,
{P:()=>mn,n:()=>Sn});var N=w(3263),o=w(36493),s=w(36698);const L=({seller:e,taxRepresentative:t})=>(0,s.qR)(e?.vatId)||(0,s.qR)(t?.vatId),U=e=>L(e)||(0,s.qR)(e.
seller?.taxId),S=({buyer:e})=>(0,s.qR)(e?.vatId),g=[{code:"S",name:"S",rate:"above 0",isExempt:!1,parties:U},{code:"Z",name:"Z",rate:"0",isExempt:!1,parties:U},
{code:"E",name:"E",rate:"0",isExempt:!0,parties:U},{code:"AE",name:"AE",rate:"0",isExempt:!0,parties:e=>U(e)&&(S(e)||(0,s.qR)(e.buyer?.legalId))},{code:"K",name:"\
IC",rate:"0",isExempt:!0,parties:e=>L(e)&&S(e)},{code:"G",name:"G",rate:"0",isExempt:!0,parties:L},{code:"O",name:"O",rate:"absent",isExempt:!0,parties:e=>!L(e)&&
!S(e)},{code:"L",name:"AF",rate:"above 0",mayBeZero:["UBL"],isExempt:!1,parties:U},{code:"M",name:"AG",rate:"above 0",mayBeZero:["CII","UBL"],isExempt:!1,parties:U}],
v=e=>e===null?o.f2:(0,o._)(e)??o.f2,i=({taxScheme:e})=>e?.toUpperCase()==="VAT";function M({name:e,rate:t,mayBeZero:n,parties:a},r,u){const c=({taxRate:h},{syntax:p})=>{
if(t==="absent")return h===null;const{units:X}=v(h);return h!==null&&(t==="0"?X===0n:X>0n||X===0n&&n?.includes(p)===!0)};return[[`BR-${e}-${r}`,"Seller and buye\
r have the VAT identifiers that the category needs",(h,{invoice:p})=>a(p)],[`BR-${e}-${u}`,"The rate of VAT is one of the category",c,({taxRate:h})=>h,t]]}const V=new WeakMap,
Z=(e,t)=>{if(e==="S"||e==="L"||e==="M"){const{units:n,scale:a}=v(t);return`${e} ${(n*10n**BigInt(40-Math.min(a,40))).toString()}`}return e??""};function k(e){const t=V.
get(e);if(t)return t;const n=new Map,a=(r,u,c)=>{const h=Z(r,u);n.set(h,(0,o.WQ)(n.get(h)??o.f2,c))};for(const r of(0,s.Su)(e))a(r.taxCategory,r.taxRate,v(r.netAmount));
for(const r of e.charges)a(r.taxCategory,r.taxRate,v(r.amount));for(const r of e.allowances)a(r.taxCategory,r.taxRate,(0,o.gu)(v(r.amount)));return V.set(e,n),n}
const _={units:1n,scale:0},C={units:1n,scale:2};function f({code:e,name:t,rate:n,isExempt:a}){const r=({exemptionReason:c,exemptionCode:h})=>(0,s.qR)(c)||(0,s.qR)(
h),u=({basis:c,rate:h,amount:p})=>{if(c===null||h===null||p===null)return!1;const X=(0,o.Fd)((0,o.lw)((0,o.lw)((0,o.ys)(v(c)),v(h)),C));return(0,o.oi)(_,(0,o.ys)(
(0,o.Re)((0,o.ys)(v(p)),X)))};return[[`BR-${t}-09`,"The amount of VAT is the taxable amount times the rate",c=>n==="above 0"?u(c):c.amount!==null&&v(c.amount).units===
0n,({amount:c})=>c],[`BR-${t}-10`,a?"The breakdown says why there is no VAT (BT-120, BT-121)":"The breakdown has no reason for an exemption",c=>r(c)===a,({exemptionCode:c})=>c??
e]]}const O=({rate:e,code:t},{syntax:n})=>n==="UBL"?e==="above 0":e!=="above 0"&&t!=="O",F=e=>[`BR-${e.name}-08`,"The taxable amount is the sum of the lines and\
 charges of the category less its allowances",({category:t,rate:n,basis:a},r)=>{if(e.rate==="above 0"&&(n===null||e.mayBeZero&&r.syntax==="CII"))return!0;const u=k(
r.invoice).get(Z(t,n));if(a===null||!u&&e.rate==="above 0"&&r.syntax==="UBL")return!1;const c=(0,o.ys)((0,o.Re)(v(a),r.syntax==="CII"?(0,o.Fd)(u??o.f2):u??o.f2));
return O(e,r)?(0,o.oi)(_,c):c.units===0n},({basis:t})=>t];function I({code:e,name:t,rate:n}){const a=(r,{invoice:u,syntax:c})=>{const h=y=>y.taxCategory===e&&(c===
"CII"||e==="S"||i(y)),p=(0,s.Su)(u).filter(h).length,X=[...u.allowances,...u.charges].filter(h).length,b=u.taxes.filter(y=>y.category===e&&(c==="CII"||e==="S"||
i(y))).length,Q=p+X>0;return n==="above 0"?c==="UBL"?Q===b>0:[p,X].every(y=>y===0||y+b>1):c==="UBL"?b===1||b===0&&!Q:b===(Q?1:0)||e==="O"&&b===0};return[`BR-${t}\
-01`,`If lines, allowances or charges have the category ${e}, the breakdown has it too`,a]}const J=e=>{const t=a=>a.taxCategory===e.code&&i(a),n=({taxes:a})=>a.
filter(r=>r.category===e.code&&(i(r)||e.rate==="above 0"));return[(0,s.Os)("invoice","with lines",a=>[a],[I(e)]),(0,s.Os)("line","with lines",a=>(0,s.Su)(a).filter(
t),M(e,"02","05")),(0,s.Os)("allowance","above MINIMUM",({allowances:a})=>a.filter(t),M(e,"03","06")),(0,s.Os)("charge","above MINIMUM",({charges:a})=>a.filter(
t),M(e,"04","07")),(0,s.Os)("VAT breakdown","with lines",n,[F(e)]),(0,s.Os)("VAT breakdown","above MINIMUM",n,f(e))]},H=e=>({taxes:t})=>t.filter(n=>n.category===
e&&i(n)),l=e=>e===null||e==="O",E=e=>(0,s.Su)(e).every(({taxCategory:t})=>l(t)),D=e=>e.every(({taxCategory:t})=>l(t)),m=({taxes:e})=>e.every(({category:t})=>l(t)),
P=({syntax:e})=>e==="CII",K=[...g.flatMap(J),(0,s.Os)("VAT breakdown","above MINIMUM",H("K"),[["BR-IC-11","A supply within the European Union has a date of deli\
very (BT-72) or a period (BG-14)",(e,{invoice:{delivery:t,period:n}})=>(0,s.qR)(t?.date)||n!==null],["BR-IC-12","A supply within the European Union has the coun\
try of delivery (BT-80)",(e,{invoice:{delivery:t}})=>(0,s.qR)(t?.address?.country)]]),(0,s.Os)("VAT breakdown","above MINIMUM",H("O"),[["BR-O-11","If VAT does n\
ot apply, the breakdown has no other category",(e,t)=>m(t.invoice)&&(!P(t)||E(t.invoice))],["BR-O-12","If VAT does not apply, no line has another category",(e,t)=>E(
t.invoice)&&(!P(t)||m(t.invoice))],["BR-O-13","If VAT does not apply, no allowance has another category",(e,t)=>D(t.invoice.allowances)&&(!P(t)||D(t.invoice.charges))],
["BR-O-14","If VAT does not apply, no charge has another category",(e,t)=>D(t.invoice.charges)&&(!P(t)||D(t.invoice.allowances))]])];var R=w(45548);const x="10 \
11 13~15 1I 20~25 27 28 2A~2C 2G~2N 2P~2R 2U 2X~2Z 33~35 37 38 3B 3C 40 41 4C 4G 4H 4K~4R 4T 4U 4W 4X 56~59 5A 5B 5E 5J 60 61 74 77 80 81 85 87 89 91 A10~A19 A2\
 A20~A24 A26~A29 A3 A30~A39 A4 A40~A45 A47~A49 A5 A53~A56 A59 A6 A68 A69 A7 A70 A71 A73~A76 A8 A84~A89 A9 A90 A91 A93~A99 AA AB ACR ACT AD AE AH AI AK AL AMH AM\
P ANN APZ AQ AS ASM ASU ATM AWG AY AZ B1 B10~B19 B20~B29 B3 B30~B35 B4 B41~B49 B50 B52~B59 B60~B64 B66~B69 B7 B70~B79 B8 B80~B89 B90~B99 BAR BB BFT BHP BIL BLD \
BLL BP BPM BQL BTU BUA BUI C0 C10~C19 C20~C29 C3 C30~C39 C40~C49 C50~C59 C60~C69 C7 C70~C76 C78 C79 C8 C80~C89 C9 C90~C97 C99 CCT CDL CEL CEN CG CGM CKG CLF CLT\
 CMK CMQ CMT CNP CNT COU CTG CTM CTN CUR CWA CWI D03 D04 D1 D10~D13 D15~D19 D2 D20~D27 D29 D30~D34 D36 D41~D49 D5 D50~D59 D6 D60~D63 D65 D68 D69 D73 D74 D77 D78\
 D80~D83 D85~D89 D91 D93~D95 DAA DAD DAY DB DBM DBW DD DEC DG DJ DLT DMA DMK DMO DMQ DMT DN DPC DPR DPT DRA DRI DRL DT DTN DWT DZN DZP E01 E07~E09 E10 E12 E14~E\
19 E20~E23 E25 E27 E28 E30~E39 E4 E40~E49 E50~E59 E60~E69 E70~E79 E80~E89 E90~E99 EA EB EQ F01~F08 F10~F19 F20~F29 F30~F39 F40~F49 F50~F59 F60~F69 F70~F79 F80~F\
89 F90~F99 FAH FAR FBM FC FF FH FIT FL FNU FOT FP FR FS FTK FTQ G01 G04~G06 G08 G09 G10~G19 G2 G20 G21 G23~G29 G3 G30~G39 G40~G49 G50~G59 G60~G69 G70~G79 G80~G8\
9 G90~G99 GB GBQ GDW GE GF GFI GGR GIA GIC GII GIP GJ GL GLD GLI GLL GM GO~GQ GRM~GRO GV GWH H03~H09 H10~H16 H18 H19 H20~H29 H30~H39 H40~H49 H50~H59 H60~H69 H70\
~H77 H79 H80~H85 H87~H89 H90~H96 H98 H99 HA HAD HBA HBX HC HDW HEA HGM HH HIU HKM HLT HM HMO HMQ HMT HPA HTZ HUR HWE IA IE INH INK INQ ISD IU IUG IV J10 J12~J19\
 J2 J20~J29 J30~J36 J38 J39 J40~J49 J50~J59 J60~J69 J70~J76 J78 J79 J81~J85 J87 J90~J93 J95~J99 JE JK JM JNT JOU JPS JWL K1 K10~K19 K2 K20~K23 K26~K28 K3 K30~K3\
9 K40~K43 K45~K49 K50~K55 K58 K59 K6 K60~K69 K70 K71 K73~K79 K80~K89 K90~K99 KA KAT KB KBA KCC KDW KEL KGM KGS KHY KHZ KI KIC KIP KJ KJO KL KLK KLX KMA KMH KMK \
KMQ KMT KNI KNM KNS KNT KO KPA KPH KPO KPP KR KSD KSH KT KTN KUR KVA KVR KVT KW KWH KWN KWO KWS KWT KWY KX L10~L19 L2 L20 L21 L23~L29 L30~L39 L40~L49 L50~L59 L6\
0 L63~L69 L70~L79 L80~L89 L90~L96 L98 L99 LA LAC LBR LBT LD LEF LF LH LK LM~LP LPA LR LS LTN LTR LUB LUM LUX LY M1 M10~M19 M20~M27 M29 M30~M39 M4 M40~M49 M5 M50\
~M53 M55~M59 M60~M69 M7 M70~M79 M80~M89 M9 M90~M99 MAH MAL MAM MAR MAW MBE MBF MBR MC MCU MD MGM MHZ MIK MIL MIN MIO MIU MKD MKM MKW MLD MLT MMK MMQ MMT MND MNJ\
 MON MPA MQD MQH MQM MQS MQW MRD MRM MRW MSK MTK MTQ~MTS MTZ MVA MWH N1 N10~N19 N20~N29 N3 N30~N39 N40~N49 N50~N59 N60~N69 N70~N79 N80~N89 N90~N99 NA NAR NCL NE\
W NF NIL NIU NL NM3 NMI NMP NPT NT NTU NU NX OA ODE ODG ODK ODM OHM ON ONZ OPM OT OZA OZI P1 P10~P19 P2 P20~P29 P30~P39 P40~P49 P5 P50~P59 P60~P69 P70~P79 P80~P\
89 P90~P99 PAL PD PFL PGL PI PLA PO PQ~PS PTD PTI PTL PTN Q10~Q19 Q20~Q29 Q3 Q30~Q39 Q40~Q42 QA QAN QB QR QTD QTI QTL QTR R1 R9 RH RM ROM RP RPM RPS RT S3 S4 SA\
N SCO SCR SEC SET SG SIE SM3 SMI SQ SQR SR STC STI STK STL STN STW SW SX SYR T0 T3 TAH TAN TI TIC TIP TKM TMS TNE TP TPI TPR TQD TRL TST TTS U1 U2 UB UC VA VLT \
VP W2 WA WB WCD WE WEB WEE WG WHR WM WSD WTT X1 X1A X1B X1D X1F X1G X1W X2C X3A X3H X43 X44 X4A~X4D X4F~X4H X5H X5L X5M X6H X6P X7A X7B X8A~X8C XAA~XAJ XAL XAM \
XAP XAT XAV XB4 XBA~XBZ XCA~XCZ XDA~XDC XDG~XDN XDP XDR~XDY XEC~XEI XEN XFB~XFE XFI XFL XFO XFP XFR XFT XFW XFX XGB XGI XGL XGR XGU XGY XGZ XHA~XHC XHG XHN XHR \
XIA~XIH XIK XIL XIN XIZ XJB XJC XJG XJR XJT XJY XKG XKI XLE XLG XLT~XLV XLZ XMA~XMC XME XMR~XMT XMW XMX XNA XNE~XNG XNS~XNV XO1~XO9 XOA~XON XOP~XOZ XP1~XP4 XPA~\
XPL XPN~XPP XPR XPT~XPV XPX~XPZ XQA~XQD XQF~XQH XQJ~XQN XQP~XQS XRD XRG XRJ~XRL XRO XRT XRZ XSA~XSE XSH XSI XSK~XSM XSO XSP XSS~XSZ XT1 XTB~XTE XTG XTI XTK XTL \
XTN XTO XTR~XTW XTY XTZ XUC XUN XVA XVG XVI XVK XVL XVN~XVS XVY XWA~XWD XWF~XWH XWJ~XWN XWP~XWZ XXA~XXD XXF~XXH XXJ XXK XYA~XYD XYF~XYH XYJ~XYN XYP~XYT XYV~XYZ \
XZA~XZD XZF~XZH XZJ~XZN XZP~XZZ YDK YDQ YRD Z11 Z9 ZP ZZ",te="AAA~AAZ ABA~ABZ AC ACA~ACL ACN~ACR ACT~ACZ ADA~ADG ADI~ADQ ADT~ADZ AE AEA~AEZ AF AFA~AFZ AGA~AGZ A\
HA~AHV AHX~AHZ AIA~AIZ AJA~AJZ AKA~AKZ ALA~ALZ AMA~AMZ ANA~ANY AOA AOD~AOZ AP APA~APZ AQA~AQZ ARA~ARZ ASA~ASZ ATA~ATZ AU AUA~AUZ AV AVA~AVZ AWA~AWZ AXA~AXS AXU \
BA BC~BE BH BM~BO BR BT BTP BW CAS~CAZ CBA CBB CD CEC CED CFE CFF CFO CG CH CK CKN CM CMR CN CNO COF CP CR CRN CS CST CT~CW CZ DA DAN DB DI DL DM DQ DR EA EB ED\
 EE EEP EI EN EQ ER ERN ET EX FC FF FI FLW FN FO FS FT FV FX GA GC GD GDN GN HS HWB IA IB ICA ICE ICO II IL INB INN INO IP IS IT IV JB JE LA LAN LAR LB LC LI LO\
 LRC LS MA MB MF~MH MR MRN MS MSS MWB NA NF OH OI ON OP OR PB~PF PI PK PL POR PP~PS PW PY RA RC RCN RE REN RF RR RT SA SB SD SE SEA SF SH SI SM SN SP SQ SRN SS \
STA SW SZ TB TCR TE TF TI TIN TL TN TP UAR UC UCN UN UO URI VA VC VGR VM VN VON VOR VP VR~VT VV WE WM WN WR WS WY XA XC XP ZZZ",Ve="AAA~AAG AAI~AAZ ABA~ABX ABZ \
ACA~ACZ ADA~ADZ AEA~AEZ AFA~AFZ AGA~AGZ AHA~AHZ AIA~AIZ AJA AJB ALC~ALQ ARR ARS AUT~AUZ AVA~AVF BAG~BAZ BBA BBB BLC~BLZ BMA~BMH CCI~CCO CEX CHG CIP CLP CLR COI \
CUR CUS DAR DCL DEL DIN DOC DUT EUR FBC GBL GEN GS7 HAN HAZ ICN IIN IMI IND INS INV IRP ITR ITS LAN LIN LOI MCO MDH MKS ORI OSI PAC PAI PAY PKG PKT PMD PMT PRD \
PRF PRI PUR QIN QQD QUT RAH REG RET REV RQR SAF SIC SIN SLR SPA SPG SPH SPP SPT SRN SSR SUR TCA TDT TRA TRR TXD WHI ZZZ",Lt="AA~AZ BA~BZ CC CG CL CR CV DR DW EC\
 EF EMD EN FS GB GMN GN GS HS IB IN IS IT IZ MA MF MN MP NB ON PD PL PO PPI PV QS RC RN RU RY SA SG SK SN SRS~SRZ SS SSA~SSZ ST STA~STZ SUA~SUM TG TSN~TSU UA UP\
 VN VP VS VX ZZZ",Pt="AA AAA AAC~AAF AAH AAI AAS AAT AAV AAY AAZ ABA~ABD ABF ABK ABL ABN ABR~ABU ACF~ACM ACS ADC ADE ADJ~ADR ADT ADW ADY ADZ AEA~AED AEF AEH~AEP\
 AES~AEZ AJ AU CA CAB CAD~CAF CAI~CAZ CD CG CS CT DAB~DAD DAF~DAQ DL EG EP ER FAA~FAC FC FH FI GAA HAA HD HH IAA IAB ID IF IR IS KO L1 LA LAA LAB LF MAE MI ML N\
AA OA PA PAA PC PL PRV RAB~RAD RAF RE RF RH RV SA SAA SAD SAE SAI SG SH SM SU TAB TAC TT TV V1 V2 WH XAA YY ZZZ",pt="0002~0091 0093~0102 0104~0180 0183~0248",Xt="\
0002 0007 0009 0037 0060 0088 0096 0097 0106 0130 0135 0142 0147 0151 0154 0158 0170 0177 0183 0184 0188 0190~0196 0198~0205 0208~0213 0215~0221 0225 0230 0235 \
0240 0242 0244~0246 0248 9910 9913~9915 9918~9920 9922~9953 9957 9959 AN AQ AS AU EM",yt="VATEX-EU-132 VATEX-EU-132-1A~VATEX-EU-132-1Q VATEX-EU-135-1 VATEX-EU-1\
43 VATEX-EU-143-1A~VATEX-EU-143-1F VATEX-EU-143-1FA VATEX-EU-143-1G~VATEX-EU-143-1L VATEX-EU-144 VATEX-EU-146-1E VATEX-EU-148 VATEX-EU-148-A~VATEX-EU-148-G VATE\
X-EU-151 VATEX-EU-151-1A VATEX-EU-151-1AA VATEX-EU-151-1B~VATEX-EU-151-1E VATEX-EU-153 VATEX-EU-159 VATEX-EU-309 VATEX-EU-79-C VATEX-EU-AE VATEX-EU-D VATEX-EU-F\
 VATEX-EU-G VATEX-EU-I VATEX-EU-IC VATEX-EU-J VATEX-EU-O VATEX-FR-298SEXDECIESA VATEX-FR-AE VATEX-FR-CGI261-1~VATEX-FR-CGI261-5 VATEX-FR-CGI261-7 VATEX-FR-CGI26\
1-8 VATEX-FR-CGI261A VATEX-FR-CGI261B VATEX-FR-CGI261C-1~VATEX-FR-CGI261C-3 VATEX-FR-CGI261D-1 VATEX-FR-CGI261D-1BIS VATEX-FR-CGI261D-2~VATEX-FR-CGI261D-4 VATEX\
-FR-CGI261E-1 VATEX-FR-CGI261E-2 VATEX-FR-CGI275 VATEX-FR-CGI277A VATEX-FR-CGI295 VATEX-FR-CNWVAT VATEX-FR-FRANCHISE";function re(e,t){return t.split("|").flatMap(
n=>{const[a,r]=n.split("@"),u=a.replace(/\/$/,"");return(u===""?[e]:(0,R.Z0)(e,u)).map(h=>r===void 0?h.text:(0,R.w4)(h,r))})}const d=e=>t=>re(t,e).some(n=>n!==null),
T=e=>t=>re(t,e).some(n=>(n??"").trim()!==""),W=(e,t)=>re(e,t)[0]?.trim()??null,be=new WeakMap;function Ce(e,t){const n=be.get(e)??new Map;be.set(e,n);const a=n.
get(t)??re(e,t).flatMap(r=>r?.trim()??[]);return n.set(t,a),a}const q=(e,t)=>n=>re(n,e).some(a=>t.includes((a??"").trim())),we=(...e)=>(t,n)=>n.some(({name:a})=>e.
includes(a)),ne=e=>new Set(e.split(" "));function Ut(e){const t=new Set;for(const n of e.split(" ")){const[a,r=""]=n.split("~");let u=a;for(t.add(u);r!==""&&u!==
r;t.add(u))u=gt(u)}return t}function gt(e){return/^\d+$/.test(e)?String(Number(e)+1).padStart(e.length,"0"):e.slice(0,-1)+String.fromCharCode(e.charCodeAt(e.length-
1)+1)}const He=ne("71 80 82 84 102 130 202 203 204 211 218 219 295 325 326 331 380 382 383 384 385 386 387 388 389 390 393 394 395 456 457 471 472 473 500 501 5\
27 553 575 623 633 751 780 817 870 875 876 877 935"),Fe=ne("81 83 261 262 296 308 381 396 420 458 502 503 532"),Ot=ne("AE B E G K L M O S Z"),Gt=ne("41 42 60 62\
 63 64 65 66 67 68 70 71 88 95 100 102 103 104 105");function Ke(e){if(e==="ZZZ")return!0;if(!/^[1-9]\d?$/.test(e))return!1;const t=Number(e);return t<=70||t>=74&&
t<=78||t>=91&&t<=98}const vt=ne("AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF CHW CLF\
 CLP CNH CNY COP COU CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY\
 KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK\
 PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STD STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD USN UYI UYU\
 UYW UZS VED VES VND VUV WST XAF XAG XAU XBA XBB XBC XBD XCD XCG XDR XOF XPD XPF XPT XSU XTS XUA XXX YER ZAR ZMW ZWG"),xe=ne("1A AD AE AF AG AI AL AM AN AO AQ A\
R AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC\
 EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG \
KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR N\
U NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN\
 TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XI YE YT ZA ZM ZW"),Vt=ne("application/pdf image/png image/jpeg text/csv application/vnd.openxml\
formats-officedocument.spreadsheetml.sheet application/vnd.oasis.opendocument.spreadsheet"),ce=e=>e.has.bind(e);function ee(e){let t;return n=>(t??=Ut(e)).has(n)}
const Ze=ee(te),We=ee(Ve),z=ee(pt),Qe=ee(Lt),_e=ee(Pt),Je=ee(x),$e=ee(Xt),bt=ee(yt),Ye=e=>bt(e.toUpperCase()),ae=ce(vt),Ie=ce(xe),Re=ce(Ot),ke=ce(Gt),qe=ce(Vt),
B=(e,t,n,a={})=>{const r=n===void 0?"":`@${n}`,{when:u=()=>!0}=a;return{at:e,...a,when:(c,h)=>u(c,h)&&(n===void 0||W(c,r)!==null),holds:c=>t(W(c,r)??""),found:c=>W(
c,r)}},G=(e,t,n)=>({rule:e,text:`The ${t} is one of its list`,scope:"all",checks:n}),je=(...e)=>{const t=we(...e);return(n,a)=>!t(n,a)},De=(e,t)=>(n,a)=>(t?["tr\
ue","1"]:["false","0"]).includes(Ce(a.at(-1),e)[0]??""),ze="SpecifiedTradeAllowanceCharge/ReasonCode",et="AllowanceCharge/AllowanceChargeReasonCode",wt=we("Acco\
untingSupplierParty","PayeeParty"),Ht=(e,t)=>Ce(t.at(-1),"DocumentTypeCode")[0]==="130";function pe({text:e}){const[,t,...n]=e.split("#",3);return n.length>0&&t?.
length===3?t:void 0}const Ft=["Amount","BaseAmount","PriceAmount","TaxAmount","TaxableAmount","LineExtensionAmount","TaxExclusiveAmount","TaxInclusiveAmount","A\
llowanceTotalAmount","ChargeTotalAmount","PrepaidAmount","PayableRoundingAmount","PayableAmount"].join("|"),Kt=[G("BR-CL-01","type code (BT-3, UNTDID 1001)",{CII:B(
"ExchangedDocument/TypeCode",e=>He.has(e)||Fe.has(e)),UBL:{...B("InvoiceTypeCode|CreditNoteTypeCode",()=>!0),holds:e=>(e.name==="InvoiceTypeCode"?He:Fe).has(e.text.
trim())}}),G("BR-CL-03","currency of an amount (ISO 4217)",{CII:B("TaxTotalAmount",ae,"currencyID"),UBL:{at:Ft,holds:e=>ae(W(e,"@currencyID")??""),found:e=>W(e,
"@currencyID")}}),G("BR-CL-04","currency (BT-5, ISO 4217)",{CII:B("InvoiceCurrencyCode",ae),UBL:B("DocumentCurrencyCode",ae)}),G("BR-CL-05","currency of VAT (BT\
-6, ISO 4217)",{CII:B("TaxCurrencyCode",ae),UBL:B("TaxCurrencyCode",ae)}),G("BR-CL-06","code for the date of VAT (BT-8, UNTDID 2475 in CII, 2005 in UBL)",{CII:B(
"DueDateTypeCode",e=>["5","29","72"].includes(e)),UBL:B("InvoicePeriod/DescriptionCode",e=>["3","35","432"].includes(e))}),G("BR-CL-07","scheme of an invoiced o\
bject (BT-18, BT-128, UNTDID 1153)",{CII:B("ReferenceTypeCode",Ze),UBL:B("AdditionalDocumentReference/ID|DocumentReference/ID",Ze,"schemeID",{when:Ht})}),G("BR-\
CL-08","subject of a note (BT-21, UNTDID 4451)",{CII:B("SubjectCode",We),UBL:{at:"/Note",when:e=>pe(e)!==void 0,holds:e=>We(pe(e)),found:e=>pe(e)??null}}),G("BR\
-CL-10","scheme of an identifier of a party (ISO/IEC 6523)",{CII:B("GlobalID",z,"schemeID",{when:je("SpecifiedTradeProduct","ShipToTradeParty")}),UBL:{...B("Par\
tyIdentification/ID",z,"schemeID"),holds:(e,t)=>{const n=W(e,"@schemeID")??"";return z(n)||n==="SEPA"&&wt(e,t)}}}),G("BR-CL-11","scheme of a registration (BT-30\
, BT-47, BT-61, ISO/IEC 6523)",{CII:B("ID",z,"schemeID",{when:je("SpecifiedTaxRegistration")}),UBL:B("PartyLegalEntity/CompanyID",z,"schemeID")}),G("BR-CL-13","\
scheme of the class of an item (BT-158, UNTDID 7143)",{CII:B("ClassCode",Qe,"listID"),UBL:B("CommodityClassification/ItemClassificationCode",Qe,"listID")}),G("B\
R-CL-14","country (ISO 3166-1)",{CII:B("CountryID",Ie),UBL:B("Country/IdentificationCode",Ie)}),G("BR-CL-15","country of origin (BT-159, ISO 3166-1)",{CII:B("Or\
iginTradeCountry/ID",Ie),UBL:B("OriginCountry/IdentificationCode",Ie)}),G("BR-CL-16","means of payment (BT-81, UNTDID 4461)",{CII:B("SpecifiedTradeSettlementPay\
mentMeans/TypeCode",Ke),UBL:B("PaymentMeans/PaymentMeansCode",Ke)}),G("BR-CL-17","category of VAT (BT-95, BT-102, in UBL BT-118 too)",{CII:B("CategoryTradeTax/C\
ategoryCode",Re),UBL:B("TaxCategory/ID",Re)}),G("BR-CL-18","category of VAT (BT-151, in CII BT-118 too)",{CII:B("ApplicableTradeTax/CategoryCode",Re),UBL:B("Cla\
ssifiedTaxCategory/ID",Re)}),G("BR-CL-19","reason of an allowance (BT-98, BT-140, UNTDID 5189)",{CII:B(ze,ke,void 0,{when:De("ChargeIndicator/Indicator",!1)}),UBL:B(
et,ke,void 0,{when:De("ChargeIndicator",!1)})}),G("BR-CL-20","reason of a charge (BT-105, BT-145, UNTDID 7161)",{CII:B(ze,_e,void 0,{when:De("ChargeIndicator/In\
dicator",!0)}),UBL:B(et,_e,void 0,{when:De("ChargeIndicator",!0)})}),G("BR-CL-21","scheme of the identifier of an item (BT-157, ISO/IEC 6523)",{CII:B("Specified\
TradeProduct/GlobalID",z,"schemeID"),UBL:B("StandardItemIdentification/ID",z,"schemeID")}),G("BR-CL-22","code for the reason of an exemption (BT-121, VATEX)",{CII:B(
"ExemptionReasonCode",Ye),UBL:B("TaxExemptionReasonCode",Ye)}),G("BR-CL-23","unit of a quantity (BT-130, BT-150, UN/ECE Recommendation 20 or 21)",{CII:B("BasisQ\
uantity|BilledQuantity",Je,"unitCode"),UBL:B("InvoicedQuantity|CreditedQuantity|BaseQuantity",Je,"unitCode")}),G("BR-CL-24","media type of an attachment (BT-125\
)",{CII:B("AttachmentBinaryObject",qe,"mimeCode"),UBL:B("EmbeddedDocumentBinaryObject",qe,"mimeCode")}),G("BR-CL-25","scheme of an electronic address (BT-34, BT\
-49, EAS)",{CII:B("URIUniversalCommunication/URIID",$e,"schemeID"),UBL:B("EndpointID",$e,"schemeID")}),G("BR-CL-26","scheme of a place of delivery (BT-71, ISO/I\
EC 6523)",{CII:B("ApplicableHeaderTradeDelivery/ShipToTradeParty/GlobalID",z,"schemeID"),UBL:B("DeliveryLocation/ID",z,"schemeID")})],A=(e,t,n,a,r)=>({rule:e,text:t,
scope:n,checks:{...a&&{CII:tt(a)},...r&&{UBL:tt(r)}}}),tt=([e,t,n])=>({at:e,holds:t,...n}),le="SupplyChainTradeTransaction",nt=`${le}/ApplicableHeaderTradeAgree\
ment`,Ee=`${le}/ApplicableHeaderTradeSettlement`,Ae=`${nt}/SellerTradeParty`,fe=`${nt}/BuyerTradeParty`,Te="AccountingSupplierParty/Party",me="AccountingCustome\
rParty/Party",Se="Country/IdentificationCode",se="SpecifiedTradeSettlementHeaderMonetarySummation",$="IncludedSupplyChainTradeLineItem",j="InvoiceLine|CreditNot\
eLine",de="ApplicableHeaderTradeSettlement/ApplicableTradeTax",ue="TaxTotal/TaxSubtotal",at="ApplicableHeaderTradeSettlement/SpecifiedTradeAllowanceCharge",st="\
SpecifiedLineTradeSettlement/SpecifiedTradeAllowanceCharge",ot="InvoiceLine/AllowanceCharge|CreditNoteLine/AllowanceCharge",Xe=it("TypeCode");function it(e){return t=>(0,R.
Z0)(t,e).some(({text:n})=>n.trim().toUpperCase()==="VAT")}const ye=it("TaxScheme/ID"),he=(e,t)=>n=>(0,R.Z0)(n,e).some(a=>ye(a)&&d(t)(a)),rt=(e,t)=>n=>(0,R.Z0)(n,
e).some(a=>Xe(a)&&d(t)(a)),Ue=e=>["true","1"].includes(W(e,"ChargeIndicator/Indicator|ChargeIndicator")??""),ct=e=>d("ChargeIndicator")(e)&&!Ue(e);function Me(e,t,[
n,a],r){const u={amount:T("ActualAmount"),reason:d("Reason|ReasonCode"),category:rt("CategoryTradeTax","CategoryCode")},c={amount:T("Amount"),reason:d("Allowanc\
eChargeReason|AllowanceChargeReasonCode"),category:he("TaxCategory","ID")};return e.map(([h,p,X])=>A(h,X,t,[n,u[p],{when:r}],[a,c[p],{when:r}]))}const Ne=e=>t=>((0,o.
_)(W(t,e)??"")?.units??-1n)>=0n,Le=e=>t=>W(t,e),lt=(e,t)=>n=>{const[a,r]=[W(n,e),W(n,t)];return a===null||r===null||r>=a},At=e=>{const t=r=>(0,R.Z0)(e,`${r}/Dat\
eTimeString`).find(u=>q("@format",["102"])(u))?.text.trim();if(!d("StartDateTime")(e)||!d("EndDateTime")(e))return!0;const[n,a]=[t("StartDateTime"),t("EndDateTi\
me")];return n!==void 0&&a!==void 0&&a>=n},xt=q("TypeCode|PaymentMeansCode",["30","58"]),ge=(e,t)=>Ce(t.at(-1),"TypeCode|PaymentMeansCode").some(n=>n==="30"||n===
"58"),Tt=e=>t=>(W(t,e)?.length??0)<=10,dt=e=>xe.has(e.slice(0,2))||e.startsWith("EL"),ut=(e,t)=>(n,a)=>t.every(([r,u])=>{const c=Ce(a[0],`${e}/${u}`);return(0,R.
Z0)(n,r).every(({text:h})=>!c.includes(h.trim()))}),ht=(e,t)=>n=>!d(e)(n)||T(`${e}/${t}@schemeID`)(n),Zt=[A("BR-01","The invoice names its specification (BT-24)",
"all",["/",T("ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID")],["/",T("CustomizationID")]),A("BR-02","The invoice has a number (BT-1)",
"all",["/",T("ExchangedDocument/ID")],["/",T("ID")]),A("BR-03","The invoice has an issue date (BT-2), in CII in format 102","all",["/",e=>(0,R.Z0)(e,"ExchangedD\
ocument/IssueDateTime/DateTimeString").some(t=>q("@format",["102"])(t)&&t.text.trim()!=="")],["/",T("IssueDate")]),A("BR-04","The invoice has a type code (BT-3)",
"all",["/",T("ExchangedDocument/TypeCode")],["/",T("InvoiceTypeCode|CreditNoteTypeCode")]),A("BR-05","The invoice has a currency (BT-5)","all",["/",T(`${Ee}/Inv\
oiceCurrencyCode`)],["/",T("DocumentCurrencyCode")]),A("BR-06","The seller has a name (BT-27)","all",["/",T(`${Ae}/Name`)],["/",T(`${Te}/PartyLegalEntity/Regist\
rationName`)]),A("BR-07","The buyer has a name (BT-44)","all",["/",T(`${fe}/Name`)],["/",T(`${me}/PartyLegalEntity/RegistrationName`)]),A("BR-08","The seller ha\
s an address (BG-5)","all",["/",d(`${Ae}/PostalTradeAddress`)],["/",d(`${Te}/PostalAddress`)]),A("BR-09","The address of the seller has a country (BT-40)","all",
["/",T(`${Ae}/PostalTradeAddress/CountryID`)],[`${Te}/PostalAddress`,T(Se)]),A("BR-10","The buyer has an address (BG-8)","above MINIMUM",["/",d(`${fe}/PostalTra\
deAddress`)],["/",d(`${me}/PostalAddress`)]),A("BR-11","The address of the buyer has a country (BT-55)","above MINIMUM",["/",T(`${fe}/PostalTradeAddress/Country\
ID`)],[`${me}/PostalAddress`,T(Se)]),A("BR-16","The invoice has a line (BG-25)","with lines",["/",d(`${le}/${$}`)],["/",d(j)]),A("BR-53","If VAT has a currency \
of its own (BT-6), its total in that currency is there (BT-111)","above MINIMUM",["/",e=>{const[t,n]=["TaxCurrencyCode","InvoiceCurrencyCode"].map(r=>W(e,`${Ee}\
/${r}`)),a=`${Ee}/${se}/TaxTotalAmount/@currencyID`;return!d(`${Ee}/${se}`)(e)||t===null||t===void 0?!0:t!==n&&q(a,[t])(e)}],["/",e=>(0,R.Z0)(e,"TaxCurrencyCode").
every(({text:t})=>q("TaxTotal/TaxAmount/@currencyID",[t.trim()])(e))]),A("BR-CO-18","There is a breakdown of VAT (BG-23)","above MINIMUM",["/",e=>!d(`${le}/${$}`)(
e)||d(`${le}/${de}`)(e)],["/",d(ue)])],Wt=[A("BR-12","The sum of the line net amounts is there (BT-106)","above MINIMUM",[se,T("LineTotalAmount")],["/LegalMonet\
aryTotal",T("LineExtensionAmount")]),A("BR-13","The total without VAT is there (BT-109)","all",[se,T("TaxBasisTotalAmount")],["/LegalMonetaryTotal",T("TaxExclus\
iveAmount")]),A("BR-14","The total with VAT is there (BT-112)","all",[se,T("GrandTotalAmount")],["/LegalMonetaryTotal",T("TaxInclusiveAmount")]),A("BR-15","The \
amount due is there (BT-115)","all",[se,T("DuePayableAmount")],["/LegalMonetaryTotal",T("PayableAmount")]),A("BR-45","A row of the VAT breakdown has a taxable a\
mount (BT-116)","above MINIMUM",[de,T("BasisAmount")],[ue,T("TaxableAmount")]),A("BR-46","A row of the VAT breakdown has an amount of VAT (BT-117)","above MINIM\
UM",[de,T("CalculatedAmount")],[ue,T("TaxAmount")]),A("BR-47","A row of the VAT breakdown has a category of VAT (BT-118)","above MINIMUM",[de,e=>Xe(e)&&d("Categ\
oryCode")(e)],[ue,he("TaxCategory","ID")]),A("BR-48","A row of the VAT breakdown has a rate (BT-119), unless VAT does not apply","above MINIMUM",[de,e=>Xe(e)&&(d(
"RateApplicablePercent")(e)||q("CategoryCode",["O"])(e))],[ue,e=>(0,R.Z0)(e,"TaxCategory").some(t=>ye(t)&&(d("Percent")(t)||q("ID",["O"])(t)))])],Oe="SpecifiedL\
ineTradeAgreement/NetPriceProductTradePrice/ChargeAmount",Ge="SpecifiedLineTradeAgreement/GrossPriceProductTradePrice/ChargeAmount",ve="Price/AllowanceCharge/Ba\
seAmount",Bt="SpecifiedTradeProduct/GlobalID",Qt=[A("BR-21","A line has an identifier (BT-126)","with lines",[$,T("AssociatedDocumentLineDocument/LineID")],[j,T(
"ID")]),A("BR-22","A line has a quantity (BT-129)","with lines",[$,T("SpecifiedLineTradeDelivery/BilledQuantity")],[j,T("InvoicedQuantity|CreditedQuantity")]),A(
"BR-23","The quantity of a line has a unit (BT-130)","with lines",[$,d("SpecifiedLineTradeDelivery/BilledQuantity/@unitCode")],[j,d("InvoicedQuantity/@unitCode|\
CreditedQuantity/@unitCode")]),A("BR-24","A line has a net amount (BT-131)","with lines",[$,T("SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetary\
Summation/LineTotalAmount")],[j,T("LineExtensionAmount")]),A("BR-25","The item of a line has a name (BT-153)","with lines",[$,T("SpecifiedTradeProduct/Name")],[
j,T("Item/Name")]),A("BR-26","The item of a line has a net price (BT-146)","with lines",[$,T(Oe)],[j,T("Price/PriceAmount")]),A("BR-27","The net price is not ne\
gative (BT-146)","with lines",[$,Ne(Oe),{found:Le(Oe)}],[j,Ne("Price/PriceAmount"),{found:Le("Price/PriceAmount")}]),A("BR-28","The gross price is not negative \
(BT-148)","with lines",[$,Ne(Ge),{when:d(Ge),found:Le(Ge)}],[j,Ne(ve),{when:d(ve),found:Le(ve)}]),A("BR-30","The period of a line does not end before it begins \
(BT-134, BT-135)","with lines",["SpecifiedLineTradeSettlement/BillingSpecifiedPeriod",At],["InvoiceLine/InvoicePeriod|CreditNoteLine/InvoicePeriod",lt("StartDat\
e","EndDate")]),A("BR-CO-20","The period of a line has a beginning (BT-134) or an end (BT-135)","with lines",["SpecifiedLineTradeSettlement/BillingSpecifiedPeri\
od",d("StartDateTime|EndDateTime")],["InvoiceLine/InvoicePeriod|CreditNoteLine/InvoicePeriod",d("StartDate|EndDate")]),A("BR-54","An attribute of an item has a \
name (BT-160) and a value (BT-161)","with lines",["ApplicableProductCharacteristic",e=>d("Description")(e)&&d("Value")(e)],["AdditionalItemProperty",e=>d("Name")(
e)&&d("Value")(e)]),A("BR-64","The standard identifier of an item has a scheme (BT-157)","with lines",[$,e=>!d(Bt)(e)||T(`${Bt}/@schemeID`)(e)],["Item/StandardI\
temIdentification/ID",d("@schemeID")]),A("BR-65","The class of an item has a scheme (BT-158)","with lines",["DesignatedProductClassification",e=>!d("ClassCode")(
e)||T("ClassCode/@listID")(e)],["Item/CommodityClassification/ItemClassificationCode",d("@listID")]),A("BR-CO-04","A line has a category of VAT (BT-151)","with \
lines",[$,rt("SpecifiedLineTradeSettlement/ApplicableTradeTax","CategoryCode")],[j,he("Item/ClassifiedTaxCategory","ID")]),...Me([["BR-41","amount","An allowanc\
e of a line has an amount (BT-136)"],["BR-42","reason","An allowance of a line has a reason (BT-139) or its code (BT-140)"],["BR-CO-23","reason","The reason of \
an allowance of a line is given as text, as code, or as both"]],"with lines",[st,ot],ct),...Me([["BR-43","amount","A charge of a line has an amount (BT-141)"],[
"BR-44","reason","A charge of a line has a reason (BT-144) or its code (BT-145)"],["BR-CO-24","reason","The reason of a charge of a line is given as text, as co\
de, or as both"]],"with lines",[st,ot],Ue)],_t=[A("BR-17","A payee has a name (BT-59), and is not the seller","above MINIMUM",["PayeeTradeParty",(e,t)=>d("Name")(
e)&&ut(Ae,[["Name","Name"],["ID","ID"],["SpecifiedLegalOrganization/ID","SpecifiedLegalOrganization/ID"]])(e,t)],["/PayeeParty",(e,t)=>d("PartyName/Name")(e)&&ut(
Te,[["PartyName/Name","PartyName/Name"],["PartyIdentification/ID","PartyIdentification/ID"]])(e,t)]),A("BR-18","A tax representative has a name (BT-62)","above \
MINIMUM",["SellerTaxRepresentativeTradeParty",T("Name")],["/TaxRepresentativeParty",T("PartyName/Name")]),A("BR-19","A tax representative has an address (BG-12)",
"above MINIMUM",["SellerTaxRepresentativeTradeParty",d("PostalTradeAddress")],["/TaxRepresentativeParty",d("PostalAddress")]),A("BR-20","The address of a tax re\
presentative has a country (BT-69)","above MINIMUM",["SellerTaxRepresentativeTradeParty",T("PostalTradeAddress/CountryID")],["/TaxRepresentativeParty/PostalAddr\
ess",T(Se)]),A("BR-56","A tax representative has a VAT identifier (BT-63)","above MINIMUM",["SellerTaxRepresentativeTradeParty",e=>(0,R.Z0)(e,"SpecifiedTaxRegis\
tration/ID").some(t=>q("@schemeID",["VA"])(t)&&t.text.trim()!=="")],["/TaxRepresentativeParty",he("PartyTaxScheme","CompanyID")]),A("BR-57","An address of deliv\
ery has a country (BT-80)","above MINIMUM",["ApplicableHeaderTradeDelivery",e=>!d("ShipToTradeParty/PostalTradeAddress")(e)||T("ShipToTradeParty/PostalTradeAddr\
ess/CountryID")(e)],["/Delivery/DeliveryLocation/Address",d(Se)]),A("BR-62","The electronic address of the seller has a scheme (BT-34)","above MINIMUM",["/",ht(
`${Ae}/URIUniversalCommunication`,"URIID")],[`${Te}/EndpointID`,d("@schemeID")]),A("BR-63","The electronic address of the buyer has a scheme (BT-49)","above MIN\
IMUM",["/",ht(`${fe}/URIUniversalCommunication`,"URIID")],[`${me}/EndpointID`,d("@schemeID")]),A("BR-CO-09","A VAT identifier begins with the code of its countr\
y (BT-31, BT-48, BT-63)","all",["SpecifiedTaxRegistration/ID",({text:e})=>dt(e.trim()),{when:q("@schemeID",["VA"])}],["PartyTaxScheme",e=>dt(W(e,"CompanyID")??""),
{when:e=>ye(e)&&d("CompanyID")(e)}]),A("BR-CO-26","The seller has an identifier (BT-29), a legal registration (BT-30) or a VAT identifier (BT-31)","above MINIMU\
M",["SellerTradeParty",e=>d("ID|GlobalID|SpecifiedLegalOrganization/ID")(e)||q("SpecifiedTaxRegistration/ID/@schemeID",["VA"])(e)],["/AccountingSupplierParty",(e,t)=>he(
"Party/PartyTaxScheme","CompanyID")(e,t)||(0,R.Z0)(e,"Party/PartyIdentification/ID").some(n=>!q("@schemeID",["SEPA"])(n))||d("Party/PartyLegalEntity/CompanyID")(
e)])],Jt=[A("BR-29","The invoicing period does not end before it begins (BT-73, BT-74)","above MINIMUM",["ApplicableHeaderTradeSettlement/BillingSpecifiedPeriod",
At],["/InvoicePeriod",lt("StartDate","EndDate")]),A("BR-CO-19","The invoicing period has a beginning (BT-73) or an end (BT-74)","above MINIMUM",["ApplicableHead\
erTradeSettlement/BillingSpecifiedPeriod",d("StartDateTime|EndDateTime")],["/InvoicePeriod",d("StartDate|EndDate|DescriptionCode")]),A("BR-49","A means of payme\
nt has a code (BT-81)","above MINIMUM",["SpecifiedTradeSettlementPaymentMeans",d("TypeCode")],["/PaymentMeans",d("PaymentMeansCode")]),A("BR-50","The account of\
 a credit transfer has an identifier (BT-84)","above MINIMUM",["SpecifiedTradeSettlementPaymentMeans/PayeePartyCreditorFinancialAccount",T("IBANID|ProprietaryID"),
{when:ge}],["/PaymentMeans/PayeeFinancialAccount",T("ID"),{when:ge}]),A("BR-51","A card has at most its last digits (BT-87)","above MINIMUM",["ApplicableTradeSe\
ttlementFinancialCard",Tt("ID")],["/PaymentMeans/CardAccount",Tt("PrimaryAccountNumberID")]),A("BR-52","A supporting document has a reference (BT-122)","above M\
INIMUM",["AdditionalReferencedDocument",T("IssuerAssignedID")],["/AdditionalDocumentReference",T("ID")]),A("BR-55","A preceding invoice has a reference (BT-25)",
"above MINIMUM",["ApplicableHeaderTradeSettlement/InvoiceReferencedDocument",T("IssuerAssignedID")],["/BillingReference",d("InvoiceDocumentReference/ID")]),A("B\
R-61","A credit transfer names an account (BT-84)","above MINIMUM",["SpecifiedTradeSettlementPaymentMeans/PayeePartyCreditorFinancialAccount",d("IBANID|Propriet\
aryID"),{when:ge}],["/PaymentMeans",e=>d("PayeeFinancialAccount/ID")(e),{when:xt}]),...Me([["BR-31","amount","An allowance has an amount (BT-92)"],["BR-32","cat\
egory","An allowance has a category of VAT (BT-95)"],["BR-33","reason","An allowance has a reason (BT-97) or its code (BT-98)"],["BR-CO-21","reason","The reason\
 of an allowance is given as text, as code, or as both"]],"above MINIMUM",[at,"/AllowanceCharge"],ct),...Me([["BR-36","amount","A charge has an amount (BT-99)"],
["BR-37","category","A charge has a category of VAT (BT-102)"],["BR-38","reason","A charge has a reason (BT-104) or its code (BT-105)"],["BR-CO-22","reason","Th\
e reason of a charge is given as text, as code, or as both"]],"above MINIMUM",[at,"/AllowanceCharge"],Ue)];class $t{syntax;categories=new Set;isOutsideOfItaly=!1;hasTaxDate=!1;hasTaxDateCode=!1;hasTaxes=!1;constructor(t){
this.syntax=t}take({name:t,text:n},a){const r=a?.name??"";this.syntax==="UBL"?this.takeUbl(t,n.trim(),r):t==="CategoryCode"?this.takeCategory(n.trim()):t==="Cou\
ntryID"?this.isOutsideOfItaly||=n!=="IT":t==="TaxPointDate"?this.hasTaxDate=!0:t==="DueDateTypeCode"?this.hasTaxDateCode=!0:t==="ApplicableTradeTax"&&(this.hasTaxes||=
r==="ApplicableHeaderTradeSettlement")}takeUbl(t,n,a){t==="ID"&&(a==="TaxCategory"||a==="ClassifiedTaxCategory")?this.takeCategory(n):t==="IdentificationCode"?this.
isOutsideOfItaly||=n!=="IT":a==="Invoice"||a==="CreditNote"?(this.hasTaxes=!0,this.hasTaxDate||=t==="TaxPointDate"):t==="DescriptionCode"&&(this.hasTaxDateCode||=
a==="InvoicePeriod")}takeCategory(t){(t==="B"||t==="S")&&this.categories.add(t)}}const Yt=[["BR-CO-03","The date of VAT is given as a date (BT-7) or by a code (\
BT-8), not by both","above MINIMUM",({hasTaxes:e,hasTaxDate:t,hasTaxDateCode:n})=>!e||!t||!n],["BR-B-01","An invoice with the category B (split payment) names n\
o country but Italy","with lines",({categories:e,isOutsideOfItaly:t})=>!e.has("B")||!t],["BR-B-02","An invoice with the category B (split payment) does not have\
 the category S","with lines",({categories:e})=>e.size<2]],kt=[...Zt,...Wt,..._t,...Jt,...Qt,...Kt];function Ct(e){const t=new Map;for(const n of kt){const a=n.
checks[e];if(a)for(const r of a.at.split("|")){const u=r==="/"?r:r.slice(r.lastIndexOf("/")+1),c={...a,about:n,at:r},h=t.get(u);h?h.push(c):t.set(u,[c])}}return t}
const qt={CII:Ct("CII"),UBL:Ct("UBL")},It=new Set(["IncludedSupplyChainTradeLineItem","InvoiceLine","CreditNoteLine"]),jt=e=>e.name==="IncludedSupplyChainTradeL\
ineItem"&&(0,R.Z0)(e,"AssociatedDocumentLineDocument/LineStatusReasonCode").some(({text:t})=>t.trim()!=="DETAIL");async function zt(e,t,n){const{root:a,syntax:r,
profile:u}=e,c=new en(e,t,n),h=[{element:a,next:0,lines:0}],p=new $t(r);await c.ask(a,0),c.around.push(a);let X=0;for(let b=h.at(-1);b;b=h.at(-1)){const Q=t.step(
4);Q&&await Q;const y=b.element.children[b.next++];if(!y){h.pop(),c.around.pop();continue}h.length<=2&&(X=It.has(y.name)?++b.lines:0),!jt(y)&&(p.take(y,c.around.
at(-1)),await c.ask(y,X),h.push({element:y,next:0,lines:0}),c.around.push(y))}for(const[b,Q,y,oe]of Yt)(0,s.GY)(y,u?.level)&&!oe(p)&&c.failures.push({rule:b,text:Q,
where:"invoice",found:null,expected:null});return c.failures}class en{pace;most;failures=[];around=[];checks;level;constructor({syntax:t,profile:n},a,r){this.pace=
a,this.most=r,this.checks=qt[t],this.level=n?.level}async ask(t,n){const{around:a,failures:r}=this,u=this.checks.get(a.length===0?"/":t.name);if(!u)return;const c=t.
children.length+(a.length>0?0:t.children.reduce((h,p)=>h+p.children.length,0));for(const{about:h,at:p,when:X,holds:b,found:Q}of u){const y=this.pace.step(4+c);if(y&&
await y,!(0,s.GY)(h.scope,this.level)||!tn(p,a,t)||r.length>=this.most||X&&!X(t,a)||b(t,a))continue;const oe=nn(t,a,n);r.push({rule:h.rule,text:h.text,where:oe,
found:Q?.(t)??null,expected:null})}}}function tn(e,t,n){if(e==="/")return t.length===0;const a=e.split("/"),r=a[0]==="";if(r&&a.shift(),a.length>t.length||r&&a.
length!==t.length||n.name!==a.at(-1))return!1;for(let u=1;u<a.length;u++)if(t.at(-u).name!==a.at(-1-u))return!1;return!0}function nn(e,t,n){return t.length===0?
"invoice":n===0?e.name:It.has(e.name)?`line ${n}`:`line ${n}: ${e.name}`}var an=w(17886);const sn=["S","Z","E","AE","K","G","L","M"],on=e=>[...(0,s.Su)(e),...e.
allowances,...e.charges].map(({taxCategory:t})=>t),rn=/^#SKONTO#TAGE=\d+#PROZENT=\d+\.\d\d(?:#BASISBETRAG=-?\d+\.\d\d)?#$/;function cn(e){const t=(e??"").split(
/\r?\n/);return t.every((n,a)=>!n.trim().startsWith("#")||rn.test(n.trim())&&a+1<t.length)}const ln=({code:e})=>e==="30"||e==="58",An=({code:e})=>["48","54","55"].
includes(e??""),Rt=({code:e})=>e==="59",Dt=({mandate:e,means:t})=>(0,s.qR)(e)||t.some(n=>(0,s.qR)(n.debitedIban)),Et=(e,{syntax:t})=>Dt(e)||t==="CII"&&(0,s.qR)(
e.creditorId),Be=e=>t=>t.payment.means.filter(e),Tn=["SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/AdditionalReferencedDocument/AttachmentBinaryOb\
ject","AdditionalDocumentReference/Attachment/EmbeddedDocumentBinaryObject"];function dn(e){const n=Tn.flatMap(a=>(0,R.Z0)(e,a)).flatMap(a=>(0,R.w4)(a,"filename")??
[]);return new Set(n).size===n.length}const un=[(0,s.Os)("invoice","XRECHNUNG",e=>[e],[["BR-DE-1","The invoice says how it is paid (BG-16)",({payment:e})=>e.means.
length>0],["BR-DE-15","The invoice has a buyer reference (BT-10)",({buyerReference:e})=>(0,s.qR)(e)],["BR-DE-16","If there is VAT, the seller has a VAT identifi\
er (BT-31), a tax number (BT-32) or a representative (BG-11)",e=>{const t=on(e).some(r=>sn.includes(r??"")),{seller:n,taxRepresentative:a}=e;return!t||a!==null||
(0,s.qR)(n?.vatId)||(0,s.qR)(n?.taxId)}],["BR-DE-18","Discounts in the payment terms (BT-20) are lines as #SKONTO#TAGE=14#PROZENT=2.25#, each with a line end",({
payment:e})=>cn(e.terms)],["BR-DE-22","No two attachments have the same file name",(e,{root:t})=>dn(t)],["BR-DE-30","A direct debit has a creditor identifier (B\
T-90)",({payment:e})=>!Dt(e)||(0,s.qR)(e.creditorId)],["BR-DE-31","A direct debit has an account that is debited (BT-91)",({payment:e},t)=>!Et(e,t)||e.means.some(
({debitedIban:n})=>(0,s.qR)(n))]]),(0,s.Os)("payment","XRECHNUNG",Be(ln),[["BR-DE-23-a","A credit transfer has an account (BG-17)",({iban:e})=>(0,s.qR)(e)],["BR\
-DE-23-b","A credit transfer has no card (BG-18) and no direct debit (BG-19)",({card:e,debitedIban:t})=>!(0,s.qR)(e)&&!(0,s.qR)(t)]]),(0,s.Os)("payment","XRECHN\
UNG",Be(An),[["BR-DE-24-a","A payment by card has a card (BG-18)",({card:e})=>(0,s.qR)(e)],["BR-DE-24-b","A payment by card has no account (BG-17) and no direct\
 debit (BG-19)",({iban:e,debitedIban:t})=>!(0,s.qR)(e)&&!(0,s.qR)(t)]]),(0,s.Os)("payment","XRECHNUNG",Be(Rt),[["BR-DE-25-a","A direct debit says what is debite\
d (BG-19)",(e,t)=>Et(t.invoice.payment,t)],["BR-DE-25-b","A direct debit has no account of the payee (BG-17) and no card (BG-18)",({iban:e,card:t})=>!(0,s.qR)(e)&&
!(0,s.qR)(t)]]),(0,s.Os)("seller","XRECHNUNG",({seller:e})=>(0,s.xH)(e),[["BR-DE-2","The seller has a contact (BG-6)",({contact:e})=>e!==null],["BR-DE-3","The a\
ddress of the seller has a city (BT-37)",({address:e})=>e===null||(0,s.qR)(e.city)],["BR-DE-4","The address of the seller has a post code (BT-38)",({address:e})=>e===
null||(0,s.qR)(e.postCode)]]),(0,s.Os)("seller contact","XRECHNUNG",({seller:e})=>(0,s.xH)(e?.contact),[["BR-DE-5","The contact of the seller has a name (BT-41)",
({name:e})=>(0,s.qR)(e)],["BR-DE-6","The contact of the seller has a telephone number (BT-42)",({phone:e})=>(0,s.qR)(e)],["BR-DE-7","The contact of the seller h\
as an e-mail address (BT-43)",({email:e})=>(0,s.qR)(e)]]),(0,s.Os)("buyer","XRECHNUNG",({buyer:e})=>(0,s.xH)(e?.address),[["BR-DE-8","The address of the buyer h\
as a city (BT-52)",({city:e})=>(0,s.qR)(e)],["BR-DE-9","The address of the buyer has a post code (BT-53)",({postCode:e})=>(0,s.qR)(e)]]),(0,s.Os)("delivery addr\
ess","XRECHNUNG",({delivery:e})=>(0,s.xH)(e?.address),[["BR-DE-10","An address of delivery has a city (BT-77)",({city:e})=>(0,s.qR)(e)],["BR-DE-11","An address \
of delivery has a post code (BT-78)",({postCode:e})=>(0,s.qR)(e)]]),(0,s.Os)("VAT breakdown","XRECHNUNG",({taxes:e})=>e,[["BR-DE-14","A row of the VAT breakdown\
 has a rate (BT-119)",({rate:e})=>(0,s.qR)(e)]])],hn=/^urn:cen\.eu:en16931:2017#compliant#urn:xeinkauf\.de:kosit:xrechnung_3\.0(?:#con|#compliant#urn:xeinkauf\.de:kosit:xrechnung:cvd|$)/,
ft=["326","380","381","384","389","875","876","877"],Bn=/^[^@\s]+@[^@.\s]+(?:\.[^@.\s]+)+$/,mt=e=>e!==null&&(0,an.X)(e.replace(/\s/g,"")),Cn=[(0,s.Os)("invoice",
"XRECHNUNG",e=>[e],[["BR-DE-17","The type code is one of those of XRechnung (BT-3)",({typeCode:e})=>ft.includes(e??""),({typeCode:e})=>e,ft.join(", ")],["BR-DE-\
21","The specification is XRechnung 3.0 (BT-24)",({guideline:e})=>hn.test(e??""),({guideline:e})=>e],["BR-DE-26","A corrected invoice (384) names the preceding \
invoice (BG-3)",({typeCode:e,precedingInvoices:t})=>e!=="384"||t.length>0]]),(0,s.Os)("payment","XRECHNUNG",Be(({code:e})=>e==="58"),[["BR-DE-19","The account o\
f a SEPA credit transfer is an IBAN (BT-84)",({iban:e})=>mt(e),({iban:e})=>e]]),(0,s.Os)("payment","XRECHNUNG",Be(Rt),[["BR-DE-20","The account of a SEPA direct\
 debit is an IBAN (BT-91)",({debitedIban:e})=>mt(e),({debitedIban:e})=>e]]),(0,s.Os)("seller contact","XRECHNUNG",({seller:e})=>(0,s.xH)(e?.contact),[["BR-DE-27",
"A telephone number has three digits or more (BT-42)",({phone:e})=>(e?.replace(/\D/g,"").length??0)>=3,({phone:e})=>e],["BR-DE-28","An e-mail address is one (BT\
-43)",({email:e})=>Bn.test(e??""),({email:e})=>e]])],In={units:1n,scale:2},Pe=e=>e===null?void 0:(0,o._)(e),St=e=>(0,o.cz)(e.flatMap(({amount:t})=>Pe(t)??[]));function Rn({
quantity:e,netPrice:t,priceQuantity:n,netAmount:a,allowances:r,charges:u}){const[c,h,p]=[Pe(e),Pe(t),Pe(a)],X=n===null?(0,o._)("1"):(0,o._)(n);if(!c||!h||!p||!X||
X.units===0n)return!0;const b=(0,o.Re)(St(u),St(r)),Q=(0,o.Re)((0,o.lw)((0,o.Re)(p,b),X),(0,o.lw)(c,h));return!(0,o.oi)((0,o.ys)(Q),(0,o.ys)((0,o.lw)(In,X)))}const Dn=[
(0,s.Os)("line","with lines",s.Su,[["PRICE","The net amount (BT-131) is the quantity (BT-129) times the price (BT-146), with charges and less allowances",Rn,({netAmount:e})=>e]])],
Mt=1e3,En=[...N.SL,...K,...un],fn=[...Cn,...Dn];async function mn(e,t){return await Nt(e,t,En,await zt(e,t,Mt))}const Sn=async(e,t)=>await Nt(e,t,fn,[]);async function Nt(e,t,n,a){
const{invoice:r,profile:u}=e;for(const{where:c,scope:h,each:p,rows:X}of n){if(!(0,s.GY)(h,u?.level))continue;const b=p(r);for(const[Q,y]of b.entries()){const oe=t.
step(X.length*20);oe&&await oe;for(const[Mn,Nn,Ln,Pn,pn]of X)if(!Ln(y,e)){if(a.length>=Mt)return a;a.push({rule:Mn,text:Nn,where:b.length>1?`${c} ${Q+1}`:c,found:Pn?.(
y)??null,expected:pn??null})}}}return a}}),36698:((ie,Y,w)=>{w.d(Y,{GY:()=>U,Os:()=>N,Su:()=>o,qR:()=>L,xH:()=>s});const N=(S,g,v,i)=>({where:S,scope:g,each:v,rows:i}),
o=({lines:S})=>S.filter(({kind:g})=>g===null||g==="DETAIL"),s=S=>S==null?[]:[S],L=S=>S!=null;function U(S,g){return S==="XRECHNUNG"?g==="XRECHNUNG":S==="all"?!0:
g!=="MINIMUM"&&(S==="above MINIMUM"||g!=="BASIC WL")}}),27547:((ie,Y,w)=>{w.d(Y,{v:()=>L});var N=w(45548),o=w(36493),s=w(36698);function L(H){const l=U(H.invoice);
return l.length>0?l:new i(H).broken()}function U({lines:H,allowances:l,charges:E,thirdPartyCharges:D,taxes:m,totals:P}){return[["The net amounts of the lines",H.
map(({netAmount:R})=>R)],["The allowances and charges",[...l,...E,...D].map(({amount:R})=>R)],["The VAT breakdown",m.flatMap(({basis:R,amount:x,rate:te})=>[R,x,
te])],["The totals",Object.values(P)]].filter(([,R])=>R.some(x=>x!==null&&(0,o._)(x)===void 0)).map(([R])=>O("BR-DEC",`${R} have an amount that is not a decimal\
 number`))}const S={units:1n,scale:2},g={units:1n,scale:0},v={units:5n,scale:1};class i{found=[];counted;invoice;level;isUbl;root;constructor({invoice:l,profile:E,
syntax:D,root:m}){this.root=m,this.invoice=l,this.level=E?.level,this.isUbl=D==="UBL",this.counted=(0,s.Su)(l)}broken(){const l=(0,N.Z0)(this.root,this.isUbl?M:
V).length>0;return l&&(this.hasLines&&this.lines(),this.level!=="MINIMUM"&&this.adjustments()),this.taxes(),this.gross(),l&&this.level!=="MINIMUM"&&this.due(),this.
found}get hasLines(){return this.level!=="MINIMUM"&&this.level!=="BASIC WL"}lines(){this.compare("10","lines",(0,o.cz)(this.counted.map(({netAmount:l})=>I(l))),
this.invoice.lines.length,{total:"The sum of the line net amounts (BT-106)",from:"the net amounts of the lines"})}adjustments(){const{totals:l,allowances:E,charges:D}=this.
invoice;if(this.compare("11","allowances",J(E),E.length,{total:"The sum of the allowances (BT-107)",from:"the allowances"}),this.compare("12","charges",J(D),D.length,
{total:"The sum of the charges (BT-108)",from:"the charges"}),l.lines===null&&this.level!=="EXTENDED")return this.exact("BR-CO-13",l.net,void 0,_);if(this.isUbl&&
l.allowances===null&&l.charges===null&&l.net!==null){(0,o.Re)(I(l.net),I(l.lines)).units===0n||this.found.push(F("BR-CO-13",l.net,I(l.lines),_));return}const m=(0,o.
WQ)((0,o.Re)(I(l.lines),I(l.allowances)),I(l.charges));this.compare("13","net",m,this.terms,_)}taxes(){this.taxTotals(),this.invoice.taxes.every(l=>this.isTaxRight(
l))||this.found.push(O("BR-CO-17","An amount of VAT (BT-117) is not the taxable amount times the rate"))}taxTotals(){const{taxes:l,totals:E}=this.invoice;if(!this.
isUbl){(l.length>0||this.isStrict)&&E.tax!==null&&this.exact("BR-CO-14",E.tax,(0,o.cz)(l.map(({amount:D})=>I(D))),f);return}for(const D of(0,N.Z0)(this.root,"Ta\
xTotal")){const m=(0,N.Z0)(D,"TaxSubtotal"),P=m.flatMap(R=>(0,N.Z0)(R,"TaxAmount")).map(({text:R})=>I(R.trim())),K=(0,N.Z0)(D,"TaxAmount")[0]?.text.trim()??null;
m.length>0&&this.exact("BR-CO-14",K,(0,o.cz)(P),f,!0)}}get isStrict(){return this.level!=="MINIMUM"&&this.level!=="BASIC WL"&&this.level!=="EXTENDED"}isTaxRight({
taxScheme:l,basis:E,rate:D,amount:m}){if(m===null)return!1;const P=l?.toUpperCase()==="VAT"||!this.isStrict?D:null;if((0,o.oi)(v,(0,o.ys)(I(P))))return(0,o.oi)(
v,(0,o.ys)(I(m)));if(E===null)return!1;const R=(0,o.Fd)((0,o.lw)((0,o.lw)((0,o.ys)(I(E)),I(P)),S)),x=(0,o.ys)((0,o.Re)((0,o.ys)(I(m)),R));return(0,o.oi)(g,x)||!this.
isUbl&&(0,o.Re)(g,x).units===0n}gross(){const{net:l,tax:E,gross:D}=this.invoice.totals,m=(0,o.WQ)(I(l),I(E));if(!this.isStrict)return this.compare("15","gross",
m,this.terms,C);const{currency:P}=this.invoice;if(P===null)return;const K=(0,N.Z0)(this.root,this.isUbl?Z:k).filter(x=>(0,N.w4)(x,"currencyID")===P);!this.isUbl&&
l!==null&&D!==null&&(0,o.Re)(I(l),I(D)).units===0n||this.exact("BR-CO-15",D,l===null||K.length!==1?void 0:m,C,!0)}due(){const{gross:l,paid:E,rounding:D,due:m}=this.
invoice.totals,P=(0,o.WQ)((0,o.Re)(I(l),I(E)),I(D)),K="The amount due (BT-115)",R="the total with VAT less the paid amount plus the rounding";if(this.level!=="E\
XTENDED"){const te=this.isUbl&&E!==null?(0,o.Fd)(P):P;m!==null&&l!==null&&(0,o.Re)(I(m),te).units===0n||this.found.push(F("BR-CO-16",m,l===null?void 0:P,{total:K,
from:R}));return}if(m===null)return;const x=(0,o.cz)(this.invoice.thirdPartyCharges.map(({amount:te})=>I(te)));this.exact("BR-FXEXT-CO-16",m,(0,o.WQ)(P,x),{total:K,
from:`${R} and the charges for third parties (BT-179)`})}get terms(){return this.counted.length+this.invoice.allowances.length+this.invoice.charges.length}compare(l,E,D,m,P){
const K=this.invoice.totals[E],R=E==="lines"||E==="net"||E==="gross";if(this.level!=="EXTENDED")return this.exact(`BR-CO-${l}`,K,D,P,R);if(K===null&&R)return;const x={
units:BigInt(m),scale:2};(0,o.oi)((0,o.ys)((0,o.Re)(I(K),(0,o.Fd)(D))),x)&&this.found.push(F(`BR-FXEXT-CO-${l}`,K,D,P))}exact(l,E,D,m,P=!1){D===void 0||P&&E===null?
this.found.push(F(l,E,D,m)):(0,o.Re)(I(E),(0,o.Fd)(D)).units!==0n&&this.found.push(F(l,E,D,m))}}const M="LegalMonetaryTotal",V="SupplyChainTradeTransaction/Appl\
icableHeaderTradeSettlement/SpecifiedTradeSettlementHeaderMonetarySummation",Z="TaxTotal/TaxAmount",k=`${V}/TaxTotalAmount`,_={total:"The total without VAT (BT-\
109)",from:"the lines less the allowances plus the charges"},C={total:"The total with VAT (BT-112)",from:"the total without VAT plus VAT"},f={total:"The total o\
f VAT (BT-110)",from:"the amounts of the VAT breakdown"},O=(H,l,E=null,D=null)=>({rule:H,text:l,where:"totals",found:E,expected:D}),F=(H,l,E,{total:D,from:m})=>O(
H,`${D} differs from ${m}`,l,E?(0,o.Bz)((0,o.Fd)(E)):null),I=H=>H===null?o.f2:(0,o._)(H)??o.f2,J=H=>(0,o.cz)(H.map(({amount:l})=>I(l)))})};
