"use strict";exports.id=6971,exports.ids=[6971],exports.modules={17886:((Qt,Ne,X)=>{X.d(Ne,{X:()=>Le,l:()=>ce});const pe=/[ \u00a0-]/;function ce(y){let $=0,B=0;const E=[...y].
map((T,U)=>({sign:T.toUpperCase(),at:U})).filter(({sign:T})=>!pe.test(T)),w=T=>{const U=parseInt(T,36);$=($*(U>9?100:10)+U)%97};for(let T=15;T<=Math.min(E.length,
34);T++){$=0;for(const{sign:U}of[...E.slice(4,T),...E.slice(0,4)])w(U);$===1&&(B=E[T-1].at+1)}return B}const Le=y=>y.length>=15&&/^[A-Z]{2}\d\d/.test(y)&&ce(y)===
y.length}),66971:((Qt,Ne,X)=>{X.d(Ne,{ie:()=>fa,sw:()=>Ia,iU:()=>Ba,cj:()=>Ca});var pe=X(21281),ce=X(43496),Le=X(824),y=X(92761),$=X(98346);const B=(e,t,n,a)=>({
where:e,scope:t,each:n,rows:a}),E=({lines:e})=>e.filter(({kind:t})=>t===null||t==="DETAIL"),w=e=>e==null?[]:[e],T=e=>e!=null;function U(e,t){return e==="XRECHNU\
NG"?t==="XRECHNUNG":e==="all"?!0:t!=="MINIMUM"&&(e==="above MINIMUM"||t!=="BASIC WL")}const Jt=e=>e===null||e.length-(e.indexOf(".")+1||e.length)<=2,m=(e,t,n)=>[
e,`The ${t} has at most two decimals`,a=>Jt(n(a)),n],le=(e,t)=>[m(e,"amount of an allowance or charge",n=>n.amount),m(t,"base of an allowance or charge",n=>n.base)];
function Yt(e){if(e===null)return!0;const t=/^(\d{4})-(\d\d)-(\d\d)(?:Z|[+-]\d\d:\d\d)?$/.exec(e),[n,a,s]=(t??[]).slice(1).map(Number);if(n===void 0||a===void 0||
s===void 0)return!1;const i=[31,n%4===0&&n%100!==0||n%400===0?29:28,31,30,31,30,31,31,30,31,30,31][a-1];return i!==void 0&&s>=1&&s<=i}const kt=[B("date","all",({
issueDate:e,dueDate:t,delivery:n,period:a,lines:s})=>[{name:"BT-2",date:e},{name:"BT-9",date:t},{name:"BT-72",date:n?.date??null},{name:"BT-73",date:a?.start??null},
{name:"BT-74",date:a?.end??null},...s.flatMap(o=>[{name:"BT-134",date:o.period?.start??null},{name:"BT-135",date:o.period?.end??null}])],[["DATE","A date is a d\
ay of the calendar",({date:e})=>Yt(e),({date:e})=>e,"YYYY-MM-DD"]]),B("totals","above MINIMUM",({totals:e})=>[e],[m("BR-DEC-09","sum of the line net amounts (BT\
-106)",({lines:e})=>e),m("BR-DEC-10","sum of the allowances (BT-107)",({allowances:e})=>e),m("BR-DEC-11","sum of the charges (BT-108)",({charges:e})=>e),m("BR-D\
EC-12","total without VAT (BT-109)",({net:e})=>e),m("BR-DEC-13","total of VAT (BT-110)",({tax:e})=>e),m("BR-DEC-14","total with VAT (BT-112)",({gross:e})=>e),m(
"BR-DEC-15","total of VAT in its own currency (BT-111)",({taxInAccountingCurrency:e})=>e),m("BR-DEC-16","paid amount (BT-113)",({paid:e})=>e),m("BR-DEC-17","rou\
nding amount (BT-114)",({rounding:e})=>e),m("BR-DEC-18","amount due (BT-115)",({due:e})=>e)]),B("VAT breakdown","above MINIMUM",({taxes:e})=>e,[m("BR-DEC-19","t\
axable amount (BT-116)",({basis:e})=>e),m("BR-DEC-20","amount of VAT (BT-117)",({amount:e})=>e)]),B("allowance","above MINIMUM",({allowances:e})=>e,le("BR-DEC-0\
1","BR-DEC-02")),B("charge","above MINIMUM",({charges:e})=>e,le("BR-DEC-05","BR-DEC-06")),B("line","with lines",E,[m("BR-DEC-23","net amount of a line (BT-131)",
({netAmount:e})=>e)]),B("line allowance","with lines",e=>E(e).flatMap(({allowances:t})=>t),le("BR-DEC-24","BR-DEC-25")),B("line charge","with lines",e=>E(e).flatMap(
({charges:t})=>t),le("BR-DEC-27","BR-DEC-28"))],_t=40,O={units:0n,scale:0};function F(e){const t=/^([+-]?)(\d*)(?:\.(\d*))?$/.exec(e),[,n,a="",s=""]=t??[],o=a+s;
if(!(!t||o===""||o.length>_t))return{units:n==="-"?-BigInt(o):BigInt(o),scale:s.length}}const Pe=({units:e,scale:t},n)=>e*10n**BigInt(n-t);function b(e,t){const n=Math.
max(e.scale,t.scale);return{units:Pe(e,n)+Pe(t,n),scale:n}}const Xe=({units:e,scale:t})=>({units:-e,scale:t}),M=(e,t)=>b(e,Xe(t)),H=(e,t)=>({units:e.units*t.units,
scale:e.scale+t.scale}),p=e=>e.units<0n?Xe(e):e,x=(e,t)=>M(e,t).units>0n,Q=e=>e.reduce(b,O);function K(e){if(e.scale<=2)return{units:Pe(e,2),scale:2};const t=10n**
BigInt(e.scale-2),n=e.units*2n+t,a=t*2n,s=n/a;return{units:n%a<0n?s-1n:s,scale:2}}function jt({units:e,scale:t}){const n=(e<0n?-e:e).toString().padStart(t+1,"0"),
a=n.slice(0,n.length-t);return`${e<0n?"-":""}${a}${t>0?`.${n.slice(-t)}`:""}`}const Ae=({seller:e,taxRepresentative:t})=>T(e?.vatId)||T(t?.vatId),J=e=>Ae(e)||T(
e.seller?.taxId),ye=({buyer:e})=>T(e?.vatId),zt=[{code:"S",name:"S",rate:"above 0",isExempt:!1,parties:J},{code:"Z",name:"Z",rate:"0",isExempt:!1,parties:J},{code:"\
E",name:"E",rate:"0",isExempt:!0,parties:J},{code:"AE",name:"AE",rate:"0",isExempt:!0,parties:e=>J(e)&&(ye(e)||T(e.buyer?.legalId))},{code:"K",name:"IC",rate:"0",
isExempt:!0,parties:e=>Ae(e)&&ye(e)},{code:"G",name:"G",rate:"0",isExempt:!0,parties:Ae},{code:"O",name:"O",rate:"absent",isExempt:!0,parties:e=>!Ae(e)&&!ye(e)},
{code:"L",name:"AF",rate:"above 0",mayBeZero:["UBL"],isExempt:!1,parties:J},{code:"M",name:"AG",rate:"above 0",mayBeZero:["CII","UBL"],isExempt:!1,parties:J}],g=e=>e===
null?O:F(e)??O,j=({taxScheme:e})=>e?.toUpperCase()==="VAT";function Ue({name:e,rate:t,mayBeZero:n,parties:a},s,o){const i=({taxRate:r},{syntax:h})=>{if(t==="abs\
ent")return r===null;const{units:u}=g(r);return r!==null&&(t==="0"?u===0n:u>0n||u===0n&&n?.includes(h)===!0)};return[[`BR-${e}-${s}`,"Seller and buyer have the \
VAT identifiers that the category needs",(r,{invoice:h})=>a(h)],[`BR-${e}-${o}`,"The rate of VAT is one of the category",i,({taxRate:r})=>r,t]]}const Ze=new WeakMap,
We=(e,t)=>{if(e==="S"||e==="L"||e==="M"){const{units:n,scale:a}=g(t);return`${e} ${(n*10n**BigInt(40-Math.min(a,40))).toString()}`}return e??""};function qt(e){
const t=Ze.get(e);if(t)return t;const n=new Map,a=(s,o,i)=>{const r=We(s,o);n.set(r,b(n.get(r)??O,i))};for(const s of E(e))a(s.taxCategory,s.taxRate,g(s.netAmount));
for(const s of e.charges)a(s.taxCategory,s.taxRate,g(s.amount));for(const s of e.allowances)a(s.taxCategory,s.taxRate,Xe(g(s.amount)));return Ze.set(e,n),n}const $e={
units:1n,scale:0},en={units:1n,scale:2};function tn({code:e,name:t,rate:n,isExempt:a}){const s=({exemptionReason:i,exemptionCode:r})=>T(i)||T(r),o=({basis:i,rate:r,
amount:h})=>{if(i===null||r===null||h===null)return!1;const u=K(H(H(p(g(i)),g(r)),en));return x($e,p(M(p(g(h)),u)))};return[[`BR-${t}-09`,"The amount of VAT is \
the taxable amount times the rate",i=>n==="above 0"?o(i):i.amount!==null&&g(i.amount).units===0n,({amount:i})=>i],[`BR-${t}-10`,a?"The breakdown says why there \
is no VAT (BT-120, BT-121)":"The breakdown has no reason for an exemption",i=>s(i)===a,({exemptionCode:i})=>i??e]]}const nn=({rate:e,code:t},{syntax:n})=>n==="U\
BL"?e==="above 0":e!=="above 0"&&t!=="O",an=e=>[`BR-${e.name}-08`,"The taxable amount is the sum of the lines and charges of the category less its allowances",({
category:t,rate:n,basis:a},s)=>{if(e.rate==="above 0"&&(n===null||e.mayBeZero&&s.syntax==="CII"))return!0;const o=qt(s.invoice).get(We(t,n));if(a===null||!o&&e.
rate==="above 0"&&s.syntax==="UBL")return!1;const i=p(M(g(a),s.syntax==="CII"?K(o??O):o??O));return nn(e,s)?x($e,i):i.units===0n},({basis:t})=>t];function sn({code:e,
name:t,rate:n}){const a=(s,{invoice:o,syntax:i})=>{const r=C=>C.taxCategory===e&&(i==="CII"||e==="S"||j(C)),h=E(o).filter(r).length,u=[...o.allowances,...o.charges].
filter(r).length,R=o.taxes.filter(C=>C.category===e&&(i==="CII"||e==="S"||j(C))).length,N=h+u>0;return n==="above 0"?i==="UBL"?N===R>0:[h,u].every(C=>C===0||C+R>
1):i==="UBL"?R===1||R===0&&!N:R===(N?1:0)||e==="O"&&R===0};return[`BR-${t}-01`,`If lines, allowances or charges have the category ${e}, the breakdown has it too`,
a]}const on=e=>{const t=a=>a.taxCategory===e.code&&j(a),n=({taxes:a})=>a.filter(s=>s.category===e.code&&(j(s)||e.rate==="above 0"));return[B("invoice","with lin\
es",a=>[a],[sn(e)]),B("line","with lines",a=>E(a).filter(t),Ue(e,"02","05")),B("allowance","above MINIMUM",({allowances:a})=>a.filter(t),Ue(e,"03","06")),B("cha\
rge","above MINIMUM",({charges:a})=>a.filter(t),Ue(e,"04","07")),B("VAT breakdown","with lines",n,[an(e)]),B("VAT breakdown","above MINIMUM",n,tn(e))]},Qe=e=>({
taxes:t})=>t.filter(n=>n.category===e&&j(n)),ge=e=>e===null||e==="O",Je=e=>E(e).every(({taxCategory:t})=>ge(t)),Te=e=>e.every(({taxCategory:t})=>ge(t)),Ye=({taxes:e})=>e.
every(({category:t})=>ge(t)),de=({syntax:e})=>e==="CII",rn=[...zt.flatMap(on),B("VAT breakdown","above MINIMUM",Qe("K"),[["BR-IC-11","A supply within the Europe\
an Union has a date of delivery (BT-72) or a period (BG-14)",(e,{invoice:{delivery:t,period:n}})=>T(t?.date)||n!==null],["BR-IC-12","A supply within the Europea\
n Union has the country of delivery (BT-80)",(e,{invoice:{delivery:t}})=>T(t?.address?.country)]]),B("VAT breakdown","above MINIMUM",Qe("O"),[["BR-O-11","If VAT\
 does not apply, the breakdown has no other category",(e,t)=>Ye(t.invoice)&&(!de(t)||Je(t.invoice))],["BR-O-12","If VAT does not apply, no line has another cate\
gory",(e,t)=>Je(t.invoice)&&(!de(t)||Ye(t.invoice))],["BR-O-13","If VAT does not apply, no allowance has another category",(e,t)=>Te(t.invoice.allowances)&&(!de(
t)||Te(t.invoice.charges))],["BR-O-14","If VAT does not apply, no charge has another category",(e,t)=>Te(t.invoice.charges)&&(!de(t)||Te(t.invoice.allowances))]])];
var D=X(45548);const cn="10 11 13~15 1I 20~25 27 28 2A~2C 2G~2N 2P~2R 2U 2X~2Z 33~35 37 38 3B 3C 40 41 4C 4G 4H 4K~4R 4T 4U 4W 4X 56~59 5A 5B 5E 5J 60 61 74 77 \
80 81 85 87 89 91 A10~A19 A2 A20~A24 A26~A29 A3 A30~A39 A4 A40~A45 A47~A49 A5 A53~A56 A59 A6 A68 A69 A7 A70 A71 A73~A76 A8 A84~A89 A9 A90 A91 A93~A99 AA AB ACR \
ACT AD AE AH AI AK AL AMH AMP ANN APZ AQ AS ASM ASU ATM AWG AY AZ B1 B10~B19 B20~B29 B3 B30~B35 B4 B41~B49 B50 B52~B59 B60~B64 B66~B69 B7 B70~B79 B8 B80~B89 B90\
~B99 BAR BB BFT BHP BIL BLD BLL BP BPM BQL BTU BUA BUI C0 C10~C19 C20~C29 C3 C30~C39 C40~C49 C50~C59 C60~C69 C7 C70~C76 C78 C79 C8 C80~C89 C9 C90~C97 C99 CCT CD\
L CEL CEN CG CGM CKG CLF CLT CMK CMQ CMT CNP CNT COU CTG CTM CTN CUR CWA CWI D03 D04 D1 D10~D13 D15~D19 D2 D20~D27 D29 D30~D34 D36 D41~D49 D5 D50~D59 D6 D60~D63\
 D65 D68 D69 D73 D74 D77 D78 D80~D83 D85~D89 D91 D93~D95 DAA DAD DAY DB DBM DBW DD DEC DG DJ DLT DMA DMK DMO DMQ DMT DN DPC DPR DPT DRA DRI DRL DT DTN DWT DZN D\
ZP E01 E07~E09 E10 E12 E14~E19 E20~E23 E25 E27 E28 E30~E39 E4 E40~E49 E50~E59 E60~E69 E70~E79 E80~E89 E90~E99 EA EB EQ F01~F08 F10~F19 F20~F29 F30~F39 F40~F49 F\
50~F59 F60~F69 F70~F79 F80~F89 F90~F99 FAH FAR FBM FC FF FH FIT FL FNU FOT FP FR FS FTK FTQ G01 G04~G06 G08 G09 G10~G19 G2 G20 G21 G23~G29 G3 G30~G39 G40~G49 G5\
0~G59 G60~G69 G70~G79 G80~G89 G90~G99 GB GBQ GDW GE GF GFI GGR GIA GIC GII GIP GJ GL GLD GLI GLL GM GO~GQ GRM~GRO GV GWH H03~H09 H10~H16 H18 H19 H20~H29 H30~H39\
 H40~H49 H50~H59 H60~H69 H70~H77 H79 H80~H85 H87~H89 H90~H96 H98 H99 HA HAD HBA HBX HC HDW HEA HGM HH HIU HKM HLT HM HMO HMQ HMT HPA HTZ HUR HWE IA IE INH INK I\
NQ ISD IU IUG IV J10 J12~J19 J2 J20~J29 J30~J36 J38 J39 J40~J49 J50~J59 J60~J69 J70~J76 J78 J79 J81~J85 J87 J90~J93 J95~J99 JE JK JM JNT JOU JPS JWL K1 K10~K19 \
K2 K20~K23 K26~K28 K3 K30~K39 K40~K43 K45~K49 K50~K55 K58 K59 K6 K60~K69 K70 K71 K73~K79 K80~K89 K90~K99 KA KAT KB KBA KCC KDW KEL KGM KGS KHY KHZ KI KIC KIP KJ\
 KJO KL KLK KLX KMA KMH KMK KMQ KMT KNI KNM KNS KNT KO KPA KPH KPO KPP KR KSD KSH KT KTN KUR KVA KVR KVT KW KWH KWN KWO KWS KWT KWY KX L10~L19 L2 L20 L21 L23~L2\
9 L30~L39 L40~L49 L50~L59 L60 L63~L69 L70~L79 L80~L89 L90~L96 L98 L99 LA LAC LBR LBT LD LEF LF LH LK LM~LP LPA LR LS LTN LTR LUB LUM LUX LY M1 M10~M19 M20~M27 M\
29 M30~M39 M4 M40~M49 M5 M50~M53 M55~M59 M60~M69 M7 M70~M79 M80~M89 M9 M90~M99 MAH MAL MAM MAR MAW MBE MBF MBR MC MCU MD MGM MHZ MIK MIL MIN MIO MIU MKD MKM MKW\
 MLD MLT MMK MMQ MMT MND MNJ MON MPA MQD MQH MQM MQS MQW MRD MRM MRW MSK MTK MTQ~MTS MTZ MVA MWH N1 N10~N19 N20~N29 N3 N30~N39 N40~N49 N50~N59 N60~N69 N70~N79 N\
80~N89 N90~N99 NA NAR NCL NEW NF NIL NIU NL NM3 NMI NMP NPT NT NTU NU NX OA ODE ODG ODK ODM OHM ON ONZ OPM OT OZA OZI P1 P10~P19 P2 P20~P29 P30~P39 P40~P49 P5 P\
50~P59 P60~P69 P70~P79 P80~P89 P90~P99 PAL PD PFL PGL PI PLA PO PQ~PS PTD PTI PTL PTN Q10~Q19 Q20~Q29 Q3 Q30~Q39 Q40~Q42 QA QAN QB QR QTD QTI QTL QTR R1 R9 RH R\
M ROM RP RPM RPS RT S3 S4 SAN SCO SCR SEC SET SG SIE SM3 SMI SQ SQR SR STC STI STK STL STN STW SW SX SYR T0 T3 TAH TAN TI TIC TIP TKM TMS TNE TP TPI TPR TQD TRL\
 TST TTS U1 U2 UB UC VA VLT VP W2 WA WB WCD WE WEB WEE WG WHR WM WSD WTT X1 X1A X1B X1D X1F X1G X1W X2C X3A X3H X43 X44 X4A~X4D X4F~X4H X5H X5L X5M X6H X6P X7A \
X7B X8A~X8C XAA~XAJ XAL XAM XAP XAT XAV XB4 XBA~XBZ XCA~XCZ XDA~XDC XDG~XDN XDP XDR~XDY XEC~XEI XEN XFB~XFE XFI XFL XFO XFP XFR XFT XFW XFX XGB XGI XGL XGR XGU \
XGY XGZ XHA~XHC XHG XHN XHR XIA~XIH XIK XIL XIN XIZ XJB XJC XJG XJR XJT XJY XKG XKI XLE XLG XLT~XLV XLZ XMA~XMC XME XMR~XMT XMW XMX XNA XNE~XNG XNS~XNV XO1~XO9 \
XOA~XON XOP~XOZ XP1~XP4 XPA~XPL XPN~XPP XPR XPT~XPV XPX~XPZ XQA~XQD XQF~XQH XQJ~XQN XQP~XQS XRD XRG XRJ~XRL XRO XRT XRZ XSA~XSE XSH XSI XSK~XSM XSO XSP XSS~XSZ \
XT1 XTB~XTE XTG XTI XTK XTL XTN XTO XTR~XTW XTY XTZ XUC XUN XVA XVG XVI XVK XVL XVN~XVS XVY XWA~XWD XWF~XWH XWJ~XWN XWP~XWZ XXA~XXD XXF~XXH XXJ XXK XYA~XYD XYF~\
XYH XYJ~XYN XYP~XYT XYV~XYZ XZA~XZD XZF~XZH XZJ~XZN XZP~XZZ YDK YDQ YRD Z11 Z9 ZP ZZ",ln="AAA~AAZ ABA~ABZ AC ACA~ACL ACN~ACR ACT~ACZ ADA~ADG ADI~ADQ ADT~ADZ AE \
AEA~AEZ AF AFA~AFZ AGA~AGZ AHA~AHV AHX~AHZ AIA~AIZ AJA~AJZ AKA~AKZ ALA~ALZ AMA~AMZ ANA~ANY AOA AOD~AOZ AP APA~APZ AQA~AQZ ARA~ARZ ASA~ASZ ATA~ATZ AU AUA~AUZ AV \
AVA~AVZ AWA~AWZ AXA~AXS AXU BA BC~BE BH BM~BO BR BT BTP BW CAS~CAZ CBA CBB CD CEC CED CFE CFF CFO CG CH CK CKN CM CMR CN CNO COF CP CR CRN CS CST CT~CW CZ DA DA\
N DB DI DL DM DQ DR EA EB ED EE EEP EI EN EQ ER ERN ET EX FC FF FI FLW FN FO FS FT FV FX GA GC GD GDN GN HS HWB IA IB ICA ICE ICO II IL INB INN INO IP IS IT IV \
JB JE LA LAN LAR LB LC LI LO LRC LS MA MB MF~MH MR MRN MS MSS MWB NA NF OH OI ON OP OR PB~PF PI PK PL POR PP~PS PW PY RA RC RCN RE REN RF RR RT SA SB SD SE SEA \
SF SH SI SM SN SP SQ SRN SS STA SW SZ TB TCR TE TF TI TIN TL TN TP UAR UC UCN UN UO URI VA VC VGR VM VN VON VOR VP VR~VT VV WE WM WN WR WS WY XA XC XP ZZZ",An="\
AAA~AAG AAI~AAZ ABA~ABX ABZ ACA~ACZ ADA~ADZ AEA~AEZ AFA~AFZ AGA~AGZ AHA~AHZ AIA~AIZ AJA AJB ALC~ALQ ARR ARS AUT~AUZ AVA~AVF BAG~BAZ BBA BBB BLC~BLZ BMA~BMH CCI~\
CCO CEX CHG CIP CLP CLR COI CUR CUS DAR DCL DEL DIN DOC DUT EUR FBC GBL GEN GS7 HAN HAZ ICN IIN IMI IND INS INV IRP ITR ITS LAN LIN LOI MCO MDH MKS ORI OSI PAC \
PAI PAY PKG PKT PMD PMT PRD PRF PRI PUR QIN QQD QUT RAH REG RET REV RQR SAF SIC SIN SLR SPA SPG SPH SPP SPT SRN SSR SUR TCA TDT TRA TRR TXD WHI ZZZ",Tn="AA~AZ B\
A~BZ CC CG CL CR CV DR DW EC EF EMD EN FS GB GMN GN GS HS IB IN IS IT IZ MA MF MN MP NB ON PD PL PO PPI PV QS RC RN RU RY SA SG SK SN SRS~SRZ SS SSA~SSZ ST STA~\
STZ SUA~SUM TG TSN~TSU UA UP VN VP VS VX ZZZ",dn="AA AAA AAC~AAF AAH AAI AAS AAT AAV AAY AAZ ABA~ABD ABF ABK ABL ABN ABR~ABU ACF~ACM ACS ADC ADE ADJ~ADR ADT ADW\
 ADY ADZ AEA~AED AEF AEH~AEP AES~AEZ AJ AU CA CAB CAD~CAF CAI~CAZ CD CG CS CT DAB~DAD DAF~DAQ DL EG EP ER FAA~FAC FC FH FI GAA HAA HD HH IAA IAB ID IF IR IS KO \
L1 LA LAA LAB LF MAE MI ML NAA OA PA PAA PC PL PRV RAB~RAD RAF RE RF RH RV SA SAA SAD SAE SAI SG SH SM SU TAB TAC TT TV V1 V2 WH XAA YY ZZZ",un="0002~0091 0093~\
0102 0104~0180 0183~0248",hn="0002 0007 0009 0037 0060 0088 0096 0097 0106 0130 0135 0142 0147 0151 0154 0158 0170 0177 0183 0184 0188 0190~0196 0198~0205 0208~\
0213 0215~0221 0225 0230 0235 0240 0242 0244~0246 0248 9910 9913~9915 9918~9920 9922~9953 9957 9959 AN AQ AS AU EM",Bn="VATEX-EU-132 VATEX-EU-132-1A~VATEX-EU-13\
2-1Q VATEX-EU-135-1 VATEX-EU-143 VATEX-EU-143-1A~VATEX-EU-143-1F VATEX-EU-143-1FA VATEX-EU-143-1G~VATEX-EU-143-1L VATEX-EU-144 VATEX-EU-146-1E VATEX-EU-148 VATE\
X-EU-148-A~VATEX-EU-148-G VATEX-EU-151 VATEX-EU-151-1A VATEX-EU-151-1AA VATEX-EU-151-1B~VATEX-EU-151-1E VATEX-EU-153 VATEX-EU-159 VATEX-EU-309 VATEX-EU-79-C VAT\
EX-EU-AE VATEX-EU-D VATEX-EU-F VATEX-EU-G VATEX-EU-I VATEX-EU-IC VATEX-EU-J VATEX-EU-O VATEX-FR-298SEXDECIESA VATEX-FR-AE VATEX-FR-CGI261-1~VATEX-FR-CGI261-5 VA\
TEX-FR-CGI261-7 VATEX-FR-CGI261-8 VATEX-FR-CGI261A VATEX-FR-CGI261B VATEX-FR-CGI261C-1~VATEX-FR-CGI261C-3 VATEX-FR-CGI261D-1 VATEX-FR-CGI261D-1BIS VATEX-FR-CGI2\
61D-2~VATEX-FR-CGI261D-4 VATEX-FR-CGI261E-1 VATEX-FR-CGI261E-2 VATEX-FR-CGI275 VATEX-FR-CGI277A VATEX-FR-CGI295 VATEX-FR-CNWVAT VATEX-FR-FRANCHISE";function z(e,t){
return t.split("|").flatMap(n=>{const[a,s]=n.split("@"),o=a.replace(/\/$/,"");return(o===""?[e]:(0,D.Z0)(e,o)).map(r=>s===void 0?r.text:(0,D.w4)(r,s))})}const A=e=>t=>z(
t,e).some(n=>n!==null),l=e=>t=>z(t,e).some(n=>(n??"").trim()!==""),S=(e,t)=>z(e,t)[0]?.trim()??null,ke=new WeakMap;function ue(e,t){const n=ke.get(e)??new Map;ke.
set(e,n);const a=n.get(t)??z(e,t).flatMap(s=>s?.trim()??[]);return n.set(t,a),a}const P=(e,t)=>n=>z(n,e).some(a=>t.includes((a??"").trim())),_e=(...e)=>(t,n)=>n.
some(({name:a})=>e.includes(a)),Z=e=>new Set(e.split(" "));function In(e){const t=new Set;for(const n of e.split(" ")){const[a,s=""]=n.split("~");let o=a;for(t.
add(o);s!==""&&o!==s;t.add(o))o=Cn(o)}return t}function Cn(e){return/^\d+$/.test(e)?String(Number(e)+1).padStart(e.length,"0"):e.slice(0,-1)+String.fromCharCode(
e.charCodeAt(e.length-1)+1)}const je=Z("71 80 82 84 102 130 202 203 204 211 218 219 295 325 326 331 380 382 383 384 385 386 387 388 389 390 393 394 395 456 457 \
471 472 473 500 501 527 553 575 623 633 751 780 817 870 875 876 877 935"),ze=Z("81 83 261 262 296 308 381 396 420 458 502 503 532"),fn=Z("AE B E G K L M O S Z"),
Dn=Z("41 42 60 62 63 64 65 66 67 68 70 71 88 95 100 102 103 104 105");function qe(e){if(e==="ZZZ")return!0;if(!/^[1-9]\d?$/.test(e))return!1;const t=Number(e);return t<=
70||t>=74&&t<=78||t>=91&&t<=98}const Rn=Z("AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE C\
HF CHW CLF CLP CNH CNY COP COU CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK J\
MD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD OMR P\
AB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STD STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD U\
SN UYI UYU UYW UZS VED VES VND VUV WST XAF XAG XAU XBA XBB XBC XBD XCD XCG XDR XOF XPD XPF XPT XSU XTS XUA XXX YER ZAR ZMW ZWG"),et=Z("1A AD AE AF AG AI AL AM A\
N AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM\
 DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO \
JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL N\
O NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK\
 TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XI YE YT ZA ZM ZW"),En=Z("application/pdf image/png image/jpeg text/csv application/vnd\
.openxmlformats-officedocument.spreadsheetml.sheet application/vnd.oasis.opendocument.spreadsheet"),q=e=>e.has.bind(e);function V(e){let t;return n=>(t??=In(e)).
has(n)}const tt=V(ln),nt=V(An),v=V(un),at=V(Tn),st=V(dn),ot=V(cn),it=V(hn),mn=V(Bn),rt=e=>mn(e.toUpperCase()),Y=q(Rn),he=q(et),Be=q(fn),ct=q(Dn),lt=q(En),d=(e,t,n,a={})=>{
const s=n===void 0?"":`@${n}`,{when:o=()=>!0}=a;return{at:e,...a,when:(i,r)=>o(i,r)&&(n===void 0||S(i,s)!==null),holds:i=>t(S(i,s)??""),found:i=>S(i,s)}},f=(e,t,n)=>({
rule:e,text:`The ${t} is one of its list`,scope:"all",checks:n}),At=(...e)=>{const t=_e(...e);return(n,a)=>!t(n,a)},Ie=(e,t)=>(n,a)=>(t?["true","1"]:["false","0"]).
includes(ue(a.at(-1),e)[0]??""),Tt="SpecifiedTradeAllowanceCharge/ReasonCode",dt="AllowanceCharge/AllowanceChargeReasonCode",Mn=_e("AccountingSupplierParty","Pa\
yeeParty"),Sn=(e,t)=>ue(t.at(-1),"DocumentTypeCode")[0]==="130";function Ge({text:e}){const[,t,...n]=e.split("#",3);return n.length>0&&t?.length===3?t:void 0}const Nn=[
"Amount","BaseAmount","PriceAmount","TaxAmount","TaxableAmount","LineExtensionAmount","TaxExclusiveAmount","TaxInclusiveAmount","AllowanceTotalAmount","ChargeTo\
talAmount","PrepaidAmount","PayableRoundingAmount","PayableAmount"].join("|"),pn=[f("BR-CL-01","type code (BT-3, UNTDID 1001)",{CII:d("ExchangedDocument/TypeCod\
e",e=>je.has(e)||ze.has(e)),UBL:{...d("InvoiceTypeCode|CreditNoteTypeCode",()=>!0),holds:e=>(e.name==="InvoiceTypeCode"?je:ze).has(e.text.trim())}}),f("BR-CL-03",
"currency of an amount (ISO 4217)",{CII:d("TaxTotalAmount",Y,"currencyID"),UBL:{at:Nn,holds:e=>Y(S(e,"@currencyID")??""),found:e=>S(e,"@currencyID")}}),f("BR-CL\
-04","currency (BT-5, ISO 4217)",{CII:d("InvoiceCurrencyCode",Y),UBL:d("DocumentCurrencyCode",Y)}),f("BR-CL-05","currency of VAT (BT-6, ISO 4217)",{CII:d("TaxCu\
rrencyCode",Y),UBL:d("TaxCurrencyCode",Y)}),f("BR-CL-06","code for the date of VAT (BT-8, UNTDID 2475 in CII, 2005 in UBL)",{CII:d("DueDateTypeCode",e=>["5","29",
"72"].includes(e)),UBL:d("InvoicePeriod/DescriptionCode",e=>["3","35","432"].includes(e))}),f("BR-CL-07","scheme of an invoiced object (BT-18, BT-128, UNTDID 11\
53)",{CII:d("ReferenceTypeCode",tt),UBL:d("AdditionalDocumentReference/ID|DocumentReference/ID",tt,"schemeID",{when:Sn})}),f("BR-CL-08","subject of a note (BT-2\
1, UNTDID 4451)",{CII:d("SubjectCode",nt),UBL:{at:"/Note",when:e=>Ge(e)!==void 0,holds:e=>nt(Ge(e)),found:e=>Ge(e)??null}}),f("BR-CL-10","scheme of an identifie\
r of a party (ISO/IEC 6523)",{CII:d("GlobalID",v,"schemeID",{when:At("SpecifiedTradeProduct","ShipToTradeParty")}),UBL:{...d("PartyIdentification/ID",v,"schemeI\
D"),holds:(e,t)=>{const n=S(e,"@schemeID")??"";return v(n)||n==="SEPA"&&Mn(e,t)}}}),f("BR-CL-11","scheme of a registration (BT-30, BT-47, BT-61, ISO/IEC 6523)",
{CII:d("ID",v,"schemeID",{when:At("SpecifiedTaxRegistration")}),UBL:d("PartyLegalEntity/CompanyID",v,"schemeID")}),f("BR-CL-13","scheme of the class of an item \
(BT-158, UNTDID 7143)",{CII:d("ClassCode",at,"listID"),UBL:d("CommodityClassification/ItemClassificationCode",at,"listID")}),f("BR-CL-14","country (ISO 3166-1)",
{CII:d("CountryID",he),UBL:d("Country/IdentificationCode",he)}),f("BR-CL-15","country of origin (BT-159, ISO 3166-1)",{CII:d("OriginTradeCountry/ID",he),UBL:d("\
OriginCountry/IdentificationCode",he)}),f("BR-CL-16","means of payment (BT-81, UNTDID 4461)",{CII:d("SpecifiedTradeSettlementPaymentMeans/TypeCode",qe),UBL:d("P\
aymentMeans/PaymentMeansCode",qe)}),f("BR-CL-17","category of VAT (BT-95, BT-102, in UBL BT-118 too)",{CII:d("CategoryTradeTax/CategoryCode",Be),UBL:d("TaxCateg\
ory/ID",Be)}),f("BR-CL-18","category of VAT (BT-151, in CII BT-118 too)",{CII:d("ApplicableTradeTax/CategoryCode",Be),UBL:d("ClassifiedTaxCategory/ID",Be)}),f("\
BR-CL-19","reason of an allowance (BT-98, BT-140, UNTDID 5189)",{CII:d(Tt,ct,void 0,{when:Ie("ChargeIndicator/Indicator",!1)}),UBL:d(dt,ct,void 0,{when:Ie("Char\
geIndicator",!1)})}),f("BR-CL-20","reason of a charge (BT-105, BT-145, UNTDID 7161)",{CII:d(Tt,st,void 0,{when:Ie("ChargeIndicator/Indicator",!0)}),UBL:d(dt,st,
void 0,{when:Ie("ChargeIndicator",!0)})}),f("BR-CL-21","scheme of the identifier of an item (BT-157, ISO/IEC 6523)",{CII:d("SpecifiedTradeProduct/GlobalID",v,"s\
chemeID"),UBL:d("StandardItemIdentification/ID",v,"schemeID")}),f("BR-CL-22","code for the reason of an exemption (BT-121, VATEX)",{CII:d("ExemptionReasonCode",
rt),UBL:d("TaxExemptionReasonCode",rt)}),f("BR-CL-23","unit of a quantity (BT-130, BT-150, UN/ECE Recommendation 20 or 21)",{CII:d("BasisQuantity|BilledQuantity",
ot,"unitCode"),UBL:d("InvoicedQuantity|CreditedQuantity|BaseQuantity",ot,"unitCode")}),f("BR-CL-24","media type of an attachment (BT-125)",{CII:d("AttachmentBin\
aryObject",lt,"mimeCode"),UBL:d("EmbeddedDocumentBinaryObject",lt,"mimeCode")}),f("BR-CL-25","scheme of an electronic address (BT-34, BT-49, EAS)",{CII:d("URIUn\
iversalCommunication/URIID",it,"schemeID"),UBL:d("EndpointID",it,"schemeID")}),f("BR-CL-26","scheme of a place of delivery (BT-71, ISO/IEC 6523)",{CII:d("Applic\
ableHeaderTradeDelivery/ShipToTradeParty/GlobalID",v,"schemeID"),UBL:d("DeliveryLocation/ID",v,"schemeID")})],c=(e,t,n,a,s)=>({rule:e,text:t,scope:n,checks:{...a&&
{CII:ut(a)},...s&&{UBL:ut(s)}}}),ut=([e,t,n])=>({at:e,holds:t,...n}),ee="SupplyChainTradeTransaction",ht=`${ee}/ApplicableHeaderTradeAgreement`,Ce=`${ee}/Applic\
ableHeaderTradeSettlement`,te=`${ht}/SellerTradeParty`,fe=`${ht}/BuyerTradeParty`,ne="AccountingSupplierParty/Party",De="AccountingCustomerParty/Party",Re="Coun\
try/IdentificationCode",k="SpecifiedTradeSettlementHeaderMonetarySummation",L="IncludedSupplyChainTradeLineItem",G="InvoiceLine|CreditNoteLine",ae="ApplicableHe\
aderTradeSettlement/ApplicableTradeTax",se="TaxTotal/TaxSubtotal",Bt="ApplicableHeaderTradeSettlement/SpecifiedTradeAllowanceCharge",It="SpecifiedLineTradeSettl\
ement/SpecifiedTradeAllowanceCharge",Ct="InvoiceLine/AllowanceCharge|CreditNoteLine/AllowanceCharge",ve=ft("TypeCode");function ft(e){return t=>(0,D.Z0)(t,e).some(
({text:n})=>n.trim().toUpperCase()==="VAT")}const Oe=ft("TaxScheme/ID"),oe=(e,t)=>n=>(0,D.Z0)(n,e).some(a=>Oe(a)&&A(t)(a)),Dt=(e,t)=>n=>(0,D.Z0)(n,e).some(a=>ve(
a)&&A(t)(a)),Ve=e=>["true","1"].includes(S(e,"ChargeIndicator/Indicator|ChargeIndicator")??""),Rt=e=>A("ChargeIndicator")(e)&&!Ve(e);function Ee(e,t,[n,a],s){const o={
amount:l("ActualAmount"),reason:A("Reason|ReasonCode"),category:Dt("CategoryTradeTax","CategoryCode")},i={amount:l("Amount"),reason:A("AllowanceChargeReason|All\
owanceChargeReasonCode"),category:oe("TaxCategory","ID")};return e.map(([r,h,u])=>c(r,u,t,[n,o[h],{when:s}],[a,i[h],{when:s}]))}const me=e=>t=>(F(S(t,e)??"")?.units??
-1n)>=0n,Me=e=>t=>S(t,e),Et=(e,t)=>n=>{const[a,s]=[S(n,e),S(n,t)];return a===null||s===null||s>=a},mt=e=>{const t=s=>(0,D.Z0)(e,`${s}/DateTimeString`).find(o=>P(
"@format",["102"])(o))?.text.trim();if(!A("StartDateTime")(e)||!A("EndDateTime")(e))return!0;const[n,a]=[t("StartDateTime"),t("EndDateTime")];return n!==void 0&&
a!==void 0&&a>=n},Ln=P("TypeCode|PaymentMeansCode",["30","58"]),we=(e,t)=>ue(t.at(-1),"TypeCode|PaymentMeansCode").some(n=>n==="30"||n==="58"),Mt=e=>t=>(S(t,e)?.
length??0)<=10,St=e=>et.has(e.slice(0,2))||e.startsWith("EL"),Nt=(e,t)=>(n,a)=>t.every(([s,o])=>{const i=ue(a[0],`${e}/${o}`);return(0,D.Z0)(n,s).every(({text:r})=>!i.
includes(r.trim()))}),pt=(e,t)=>n=>!A(e)(n)||l(`${e}/${t}@schemeID`)(n),Pn=[c("BR-01","The invoice names its specification (BT-24)","all",["/",l("ExchangedDocum\
entContext/GuidelineSpecifiedDocumentContextParameter/ID")],["/",l("CustomizationID")]),c("BR-02","The invoice has a number (BT-1)","all",["/",l("ExchangedDocum\
ent/ID")],["/",l("ID")]),c("BR-03","The invoice has an issue date (BT-2), in CII in format 102","all",["/",e=>(0,D.Z0)(e,"ExchangedDocument/IssueDateTime/DateTi\
meString").some(t=>P("@format",["102"])(t)&&t.text.trim()!=="")],["/",l("IssueDate")]),c("BR-04","The invoice has a type code (BT-3)","all",["/",l("ExchangedDoc\
ument/TypeCode")],["/",l("InvoiceTypeCode|CreditNoteTypeCode")]),c("BR-05","The invoice has a currency (BT-5)","all",["/",l(`${Ce}/InvoiceCurrencyCode`)],["/",l(
"DocumentCurrencyCode")]),c("BR-06","The seller has a name (BT-27)","all",["/",l(`${te}/Name`)],["/",l(`${ne}/PartyLegalEntity/RegistrationName`)]),c("BR-07","T\
he buyer has a name (BT-44)","all",["/",l(`${fe}/Name`)],["/",l(`${De}/PartyLegalEntity/RegistrationName`)]),c("BR-08","The seller has an address (BG-5)","all",
["/",A(`${te}/PostalTradeAddress`)],["/",A(`${ne}/PostalAddress`)]),c("BR-09","The address of the seller has a country (BT-40)","all",["/",l(`${te}/PostalTradeA\
ddress/CountryID`)],[`${ne}/PostalAddress`,l(Re)]),c("BR-10","The buyer has an address (BG-8)","above MINIMUM",["/",A(`${fe}/PostalTradeAddress`)],["/",A(`${De}\
/PostalAddress`)]),c("BR-11","The address of the buyer has a country (BT-55)","above MINIMUM",["/",l(`${fe}/PostalTradeAddress/CountryID`)],[`${De}/PostalAddres\
s`,l(Re)]),c("BR-16","The invoice has a line (BG-25)","with lines",["/",A(`${ee}/${L}`)],["/",A(G)]),c("BR-53","If VAT has a currency of its own (BT-6), its tot\
al in that currency is there (BT-111)","above MINIMUM",["/",e=>{const[t,n]=["TaxCurrencyCode","InvoiceCurrencyCode"].map(s=>S(e,`${Ce}/${s}`)),a=`${Ce}/${k}/Tax\
TotalAmount/@currencyID`;return!A(`${Ce}/${k}`)(e)||t===null||t===void 0?!0:t!==n&&P(a,[t])(e)}],["/",e=>(0,D.Z0)(e,"TaxCurrencyCode").every(({text:t})=>P("TaxT\
otal/TaxAmount/@currencyID",[t.trim()])(e))]),c("BR-CO-18","There is a breakdown of VAT (BG-23)","above MINIMUM",["/",e=>!A(`${ee}/${L}`)(e)||A(`${ee}/${ae}`)(e)],
["/",A(se)])],Xn=[c("BR-12","The sum of the line net amounts is there (BT-106)","above MINIMUM",[k,l("LineTotalAmount")],["/LegalMonetaryTotal",l("LineExtension\
Amount")]),c("BR-13","The total without VAT is there (BT-109)","all",[k,l("TaxBasisTotalAmount")],["/LegalMonetaryTotal",l("TaxExclusiveAmount")]),c("BR-14","Th\
e total with VAT is there (BT-112)","all",[k,l("GrandTotalAmount")],["/LegalMonetaryTotal",l("TaxInclusiveAmount")]),c("BR-15","The amount due is there (BT-115)",
"all",[k,l("DuePayableAmount")],["/LegalMonetaryTotal",l("PayableAmount")]),c("BR-45","A row of the VAT breakdown has a taxable amount (BT-116)","above MINIMUM",
[ae,l("BasisAmount")],[se,l("TaxableAmount")]),c("BR-46","A row of the VAT breakdown has an amount of VAT (BT-117)","above MINIMUM",[ae,l("CalculatedAmount")],[
se,l("TaxAmount")]),c("BR-47","A row of the VAT breakdown has a category of VAT (BT-118)","above MINIMUM",[ae,e=>ve(e)&&A("CategoryCode")(e)],[se,oe("TaxCategor\
y","ID")]),c("BR-48","A row of the VAT breakdown has a rate (BT-119), unless VAT does not apply","above MINIMUM",[ae,e=>ve(e)&&(A("RateApplicablePercent")(e)||P(
"CategoryCode",["O"])(e))],[se,e=>(0,D.Z0)(e,"TaxCategory").some(t=>Oe(t)&&(A("Percent")(t)||P("ID",["O"])(t)))])],Fe="SpecifiedLineTradeAgreement/NetPriceProdu\
ctTradePrice/ChargeAmount",be="SpecifiedLineTradeAgreement/GrossPriceProductTradePrice/ChargeAmount",He="Price/AllowanceCharge/BaseAmount",Lt="SpecifiedTradePro\
duct/GlobalID",yn=[c("BR-21","A line has an identifier (BT-126)","with lines",[L,l("AssociatedDocumentLineDocument/LineID")],[G,l("ID")]),c("BR-22","A line has \
a quantity (BT-129)","with lines",[L,l("SpecifiedLineTradeDelivery/BilledQuantity")],[G,l("InvoicedQuantity|CreditedQuantity")]),c("BR-23","The quantity of a li\
ne has a unit (BT-130)","with lines",[L,A("SpecifiedLineTradeDelivery/BilledQuantity/@unitCode")],[G,A("InvoicedQuantity/@unitCode|CreditedQuantity/@unitCode")]),
c("BR-24","A line has a net amount (BT-131)","with lines",[L,l("SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount")],[G,
l("LineExtensionAmount")]),c("BR-25","The item of a line has a name (BT-153)","with lines",[L,l("SpecifiedTradeProduct/Name")],[G,l("Item/Name")]),c("BR-26","Th\
e item of a line has a net price (BT-146)","with lines",[L,l(Fe)],[G,l("Price/PriceAmount")]),c("BR-27","The net price is not negative (BT-146)","with lines",[L,
me(Fe),{found:Me(Fe)}],[G,me("Price/PriceAmount"),{found:Me("Price/PriceAmount")}]),c("BR-28","The gross price is not negative (BT-148)","with lines",[L,me(be),
{when:A(be),found:Me(be)}],[G,me(He),{when:A(He),found:Me(He)}]),c("BR-30","The period of a line does not end before it begins (BT-134, BT-135)","with lines",["\
SpecifiedLineTradeSettlement/BillingSpecifiedPeriod",mt],["InvoiceLine/InvoicePeriod|CreditNoteLine/InvoicePeriod",Et("StartDate","EndDate")]),c("BR-CO-20","The\
 period of a line has a beginning (BT-134) or an end (BT-135)","with lines",["SpecifiedLineTradeSettlement/BillingSpecifiedPeriod",A("StartDateTime|EndDateTime")],
["InvoiceLine/InvoicePeriod|CreditNoteLine/InvoicePeriod",A("StartDate|EndDate")]),c("BR-54","An attribute of an item has a name (BT-160) and a value (BT-161)",
"with lines",["ApplicableProductCharacteristic",e=>A("Description")(e)&&A("Value")(e)],["AdditionalItemProperty",e=>A("Name")(e)&&A("Value")(e)]),c("BR-64","The\
 standard identifier of an item has a scheme (BT-157)","with lines",[L,e=>!A(Lt)(e)||l(`${Lt}/@schemeID`)(e)],["Item/StandardItemIdentification/ID",A("@schemeID")]),
c("BR-65","The class of an item has a scheme (BT-158)","with lines",["DesignatedProductClassification",e=>!A("ClassCode")(e)||l("ClassCode/@listID")(e)],["Item/\
CommodityClassification/ItemClassificationCode",A("@listID")]),c("BR-CO-04","A line has a category of VAT (BT-151)","with lines",[L,Dt("SpecifiedLineTradeSettle\
ment/ApplicableTradeTax","CategoryCode")],[G,oe("Item/ClassifiedTaxCategory","ID")]),...Ee([["BR-41","amount","An allowance of a line has an amount (BT-136)"],[
"BR-42","reason","An allowance of a line has a reason (BT-139) or its code (BT-140)"],["BR-CO-23","reason","The reason of an allowance of a line is given as tex\
t, as code, or as both"]],"with lines",[It,Ct],Rt),...Ee([["BR-43","amount","A charge of a line has an amount (BT-141)"],["BR-44","reason","A charge of a line h\
as a reason (BT-144) or its code (BT-145)"],["BR-CO-24","reason","The reason of a charge of a line is given as text, as code, or as both"]],"with lines",[It,Ct],
Ve)],Un=[c("BR-17","A payee has a name (BT-59), and is not the seller","above MINIMUM",["PayeeTradeParty",(e,t)=>A("Name")(e)&&Nt(te,[["Name","Name"],["ID","ID"],
["SpecifiedLegalOrganization/ID","SpecifiedLegalOrganization/ID"]])(e,t)],["/PayeeParty",(e,t)=>A("PartyName/Name")(e)&&Nt(ne,[["PartyName/Name","PartyName/Name"],
["PartyIdentification/ID","PartyIdentification/ID"]])(e,t)]),c("BR-18","A tax representative has a name (BT-62)","above MINIMUM",["SellerTaxRepresentativeTradeP\
arty",l("Name")],["/TaxRepresentativeParty",l("PartyName/Name")]),c("BR-19","A tax representative has an address (BG-12)","above MINIMUM",["SellerTaxRepresentat\
iveTradeParty",A("PostalTradeAddress")],["/TaxRepresentativeParty",A("PostalAddress")]),c("BR-20","The address of a tax representative has a country (BT-69)","a\
bove MINIMUM",["SellerTaxRepresentativeTradeParty",l("PostalTradeAddress/CountryID")],["/TaxRepresentativeParty/PostalAddress",l(Re)]),c("BR-56","A tax represen\
tative has a VAT identifier (BT-63)","above MINIMUM",["SellerTaxRepresentativeTradeParty",e=>(0,D.Z0)(e,"SpecifiedTaxRegistration/ID").some(t=>P("@schemeID",["V\
A"])(t)&&t.text.trim()!=="")],["/TaxRepresentativeParty",oe("PartyTaxScheme","CompanyID")]),c("BR-57","An address of delivery has a country (BT-80)","above MINI\
MUM",["ApplicableHeaderTradeDelivery",e=>!A("ShipToTradeParty/PostalTradeAddress")(e)||l("ShipToTradeParty/PostalTradeAddress/CountryID")(e)],["/Delivery/Delive\
ryLocation/Address",A(Re)]),c("BR-62","The electronic address of the seller has a scheme (BT-34)","above MINIMUM",["/",pt(`${te}/URIUniversalCommunication`,"URI\
ID")],[`${ne}/EndpointID`,A("@schemeID")]),c("BR-63","The electronic address of the buyer has a scheme (BT-49)","above MINIMUM",["/",pt(`${fe}/URIUniversalCommu\
nication`,"URIID")],[`${De}/EndpointID`,A("@schemeID")]),c("BR-CO-09","A VAT identifier begins with the code of its country (BT-31, BT-48, BT-63)","all",["Speci\
fiedTaxRegistration/ID",({text:e})=>St(e.trim()),{when:P("@schemeID",["VA"])}],["PartyTaxScheme",e=>St(S(e,"CompanyID")??""),{when:e=>Oe(e)&&A("CompanyID")(e)}]),
c("BR-CO-26","The seller has an identifier (BT-29), a legal registration (BT-30) or a VAT identifier (BT-31)","above MINIMUM",["SellerTradeParty",e=>A("ID|Globa\
lID|SpecifiedLegalOrganization/ID")(e)||P("SpecifiedTaxRegistration/ID/@schemeID",["VA"])(e)],["/AccountingSupplierParty",(e,t)=>oe("Party/PartyTaxScheme","Comp\
anyID")(e,t)||(0,D.Z0)(e,"Party/PartyIdentification/ID").some(n=>!P("@schemeID",["SEPA"])(n))||A("Party/PartyLegalEntity/CompanyID")(e)])],gn=[c("BR-29","The in\
voicing period does not end before it begins (BT-73, BT-74)","above MINIMUM",["ApplicableHeaderTradeSettlement/BillingSpecifiedPeriod",mt],["/InvoicePeriod",Et(
"StartDate","EndDate")]),c("BR-CO-19","The invoicing period has a beginning (BT-73) or an end (BT-74)","above MINIMUM",["ApplicableHeaderTradeSettlement/Billing\
SpecifiedPeriod",A("StartDateTime|EndDateTime")],["/InvoicePeriod",A("StartDate|EndDate|DescriptionCode")]),c("BR-49","A means of payment has a code (BT-81)","a\
bove MINIMUM",["SpecifiedTradeSettlementPaymentMeans",A("TypeCode")],["/PaymentMeans",A("PaymentMeansCode")]),c("BR-50","The account of a credit transfer has an\
 identifier (BT-84)","above MINIMUM",["SpecifiedTradeSettlementPaymentMeans/PayeePartyCreditorFinancialAccount",l("IBANID|ProprietaryID"),{when:we}],["/PaymentM\
eans/PayeeFinancialAccount",l("ID"),{when:we}]),c("BR-51","A card has at most its last digits (BT-87)","above MINIMUM",["ApplicableTradeSettlementFinancialCard",
Mt("ID")],["/PaymentMeans/CardAccount",Mt("PrimaryAccountNumberID")]),c("BR-52","A supporting document has a reference (BT-122)","above MINIMUM",["AdditionalRef\
erencedDocument",l("IssuerAssignedID")],["/AdditionalDocumentReference",l("ID")]),c("BR-55","A preceding invoice has a reference (BT-25)","above MINIMUM",["Appl\
icableHeaderTradeSettlement/InvoiceReferencedDocument",l("IssuerAssignedID")],["/BillingReference",A("InvoiceDocumentReference/ID")]),c("BR-61","A credit transf\
er names an account (BT-84)","above MINIMUM",["SpecifiedTradeSettlementPaymentMeans/PayeePartyCreditorFinancialAccount",A("IBANID|ProprietaryID"),{when:we}],["/\
PaymentMeans",e=>A("PayeeFinancialAccount/ID")(e),{when:Ln}]),...Ee([["BR-31","amount","An allowance has an amount (BT-92)"],["BR-32","category","An allowance h\
as a category of VAT (BT-95)"],["BR-33","reason","An allowance has a reason (BT-97) or its code (BT-98)"],["BR-CO-21","reason","The reason of an allowance is gi\
ven as text, as code, or as both"]],"above MINIMUM",[Bt,"/AllowanceCharge"],Rt),...Ee([["BR-36","amount","A charge has an amount (BT-99)"],["BR-37","category","\
A charge has a category of VAT (BT-102)"],["BR-38","reason","A charge has a reason (BT-104) or its code (BT-105)"],["BR-CO-22","reason","The reason of a charge \
is given as text, as code, or as both"]],"above MINIMUM",[Bt,"/AllowanceCharge"],Ve)];class Gn{syntax;categories=new Set;isOutsideOfItaly=!1;hasTaxDate=!1;hasTaxDateCode=!1;hasTaxes=!1;constructor(t){
this.syntax=t}take({name:t,text:n},a){const s=a?.name??"";this.syntax==="UBL"?this.takeUbl(t,n.trim(),s):t==="CategoryCode"?this.takeCategory(n.trim()):t==="Cou\
ntryID"?this.isOutsideOfItaly||=n!=="IT":t==="TaxPointDate"?this.hasTaxDate=!0:t==="DueDateTypeCode"?this.hasTaxDateCode=!0:t==="ApplicableTradeTax"&&(this.hasTaxes||=
s==="ApplicableHeaderTradeSettlement")}takeUbl(t,n,a){t==="ID"&&(a==="TaxCategory"||a==="ClassifiedTaxCategory")?this.takeCategory(n):t==="IdentificationCode"?this.
isOutsideOfItaly||=n!=="IT":a==="Invoice"||a==="CreditNote"?(this.hasTaxes=!0,this.hasTaxDate||=t==="TaxPointDate"):t==="DescriptionCode"&&(this.hasTaxDateCode||=
a==="InvoicePeriod")}takeCategory(t){(t==="B"||t==="S")&&this.categories.add(t)}}const vn=[["BR-CO-03","The date of VAT is given as a date (BT-7) or by a code (\
BT-8), not by both","above MINIMUM",({hasTaxes:e,hasTaxDate:t,hasTaxDateCode:n})=>!e||!t||!n],["BR-B-01","An invoice with the category B (split payment) names n\
o country but Italy","with lines",({categories:e,isOutsideOfItaly:t})=>!e.has("B")||!t],["BR-B-02","An invoice with the category B (split payment) does not have\
 the category S","with lines",({categories:e})=>e.size<2]],On=[...Pn,...Xn,...Un,...gn,...yn,...pn];function Pt(e){const t=new Map;for(const n of On){const a=n.
checks[e];if(a)for(const s of a.at.split("|")){const o=s==="/"?s:s.slice(s.lastIndexOf("/")+1),i={...a,about:n,at:s},r=t.get(o);r?r.push(i):t.set(o,[i])}}return t}
const Vn={CII:Pt("CII"),UBL:Pt("UBL")},Xt=new Set(["IncludedSupplyChainTradeLineItem","InvoiceLine","CreditNoteLine"]),wn=e=>e.name==="IncludedSupplyChainTradeL\
ineItem"&&(0,D.Z0)(e,"AssociatedDocumentLineDocument/LineStatusReasonCode").some(({text:t})=>t.trim()!=="DETAIL");async function Fn(e,t,n){const{root:a,syntax:s,
profile:o}=e,i=new bn(e,t,n),r=[{element:a,next:0,lines:0}],h=new Gn(s);await i.ask(a,0),i.around.push(a);let u=0;for(let R=r.at(-1);R;R=r.at(-1)){const N=t.step(
4);N&&await N;const C=R.element.children[R.next++];if(!C){r.pop(),i.around.pop();continue}r.length<=2&&(u=Xt.has(C.name)?++R.lines:0),!wn(C)&&(h.take(C,i.around.
at(-1)),await i.ask(C,u),r.push({element:C,next:0,lines:0}),i.around.push(C))}for(const[R,N,C,_]of vn)U(C,o?.level)&&!_(h)&&i.failures.push({rule:R,text:N,where:"\
invoice",found:null,expected:null});return i.failures}class bn{pace;most;failures=[];around=[];checks;level;constructor({syntax:t,profile:n},a,s){this.pace=a,this.
most=s,this.checks=Vn[t],this.level=n?.level}async ask(t,n){const{around:a,failures:s}=this,o=this.checks.get(a.length===0?"/":t.name);if(!o)return;const i=t.children.
length+(a.length>0?0:t.children.reduce((r,h)=>r+h.children.length,0));for(const{about:r,at:h,when:u,holds:R,found:N}of o){const C=this.pace.step(4+i);if(C&&await C,
!U(r.scope,this.level)||!Hn(h,a,t)||s.length>=this.most||u&&!u(t,a)||R(t,a))continue;const _=xn(t,a,n);s.push({rule:r.rule,text:r.text,where:_,found:N?.(t)??null,
expected:null})}}}function Hn(e,t,n){if(e==="/")return t.length===0;const a=e.split("/"),s=a[0]==="";if(s&&a.shift(),a.length>t.length||s&&a.length!==t.length||
n.name!==a.at(-1))return!1;for(let o=1;o<a.length;o++)if(t.at(-o).name!==a.at(-1-o))return!1;return!0}function xn(e,t,n){return t.length===0?"invoice":n===0?e.name:
Xt.has(e.name)?`line ${n}`:`line ${n}: ${e.name}`}var Kn=X(17886);const Zn=["S","Z","E","AE","K","G","L","M"],Wn=e=>[...E(e),...e.allowances,...e.charges].map(({
taxCategory:t})=>t),$n=/^#SKONTO#TAGE=\d+#PROZENT=\d+\.\d\d(?:#BASISBETRAG=-?\d+\.\d\d)?#$/;function Qn(e){const t=(e??"").split(/\r?\n/);return t.every((n,a)=>!n.
trim().startsWith("#")||$n.test(n.trim())&&a+1<t.length)}const Jn=({code:e})=>e==="30"||e==="58",Yn=({code:e})=>["48","54","55"].includes(e??""),yt=({code:e})=>e===
"59",Ut=({mandate:e,means:t})=>T(e)||t.some(n=>T(n.debitedIban)),gt=(e,{syntax:t})=>Ut(e)||t==="CII"&&T(e.creditorId),ie=e=>t=>t.payment.means.filter(e),kn=["Su\
pplyChainTradeTransaction/ApplicableHeaderTradeAgreement/AdditionalReferencedDocument/AttachmentBinaryObject","AdditionalDocumentReference/Attachment/EmbeddedDo\
cumentBinaryObject"];function _n(e){const n=kn.flatMap(a=>(0,D.Z0)(e,a)).flatMap(a=>(0,D.w4)(a,"filename")??[]);return new Set(n).size===n.length}const jn=[B("i\
nvoice","XRECHNUNG",e=>[e],[["BR-DE-1","The invoice says how it is paid (BG-16)",({payment:e})=>e.means.length>0],["BR-DE-15","The invoice has a buyer reference\
 (BT-10)",({buyerReference:e})=>T(e)],["BR-DE-16","If there is VAT, the seller has a VAT identifier (BT-31), a tax number (BT-32) or a representative (BG-11)",e=>{
const t=Wn(e).some(s=>Zn.includes(s??"")),{seller:n,taxRepresentative:a}=e;return!t||a!==null||T(n?.vatId)||T(n?.taxId)}],["BR-DE-18","Discounts in the payment \
terms (BT-20) are lines as #SKONTO#TAGE=14#PROZENT=2.25#, each with a line end",({payment:e})=>Qn(e.terms)],["BR-DE-22","No two attachments have the same file n\
ame",(e,{root:t})=>_n(t)],["BR-DE-30","A direct debit has a creditor identifier (BT-90)",({payment:e})=>!Ut(e)||T(e.creditorId)],["BR-DE-31","A direct debit has\
 an account that is debited (BT-91)",({payment:e},t)=>!gt(e,t)||e.means.some(({debitedIban:n})=>T(n))]]),B("payment","XRECHNUNG",ie(Jn),[["BR-DE-23-a","A credit\
 transfer has an account (BG-17)",({iban:e})=>T(e)],["BR-DE-23-b","A credit transfer has no card (BG-18) and no direct debit (BG-19)",({card:e,debitedIban:t})=>!T(
e)&&!T(t)]]),B("payment","XRECHNUNG",ie(Yn),[["BR-DE-24-a","A payment by card has a card (BG-18)",({card:e})=>T(e)],["BR-DE-24-b","A payment by card has no acco\
unt (BG-17) and no direct debit (BG-19)",({iban:e,debitedIban:t})=>!T(e)&&!T(t)]]),B("payment","XRECHNUNG",ie(yt),[["BR-DE-25-a","A direct debit says what is de\
bited (BG-19)",(e,t)=>gt(t.invoice.payment,t)],["BR-DE-25-b","A direct debit has no account of the payee (BG-17) and no card (BG-18)",({iban:e,card:t})=>!T(e)&&
!T(t)]]),B("seller","XRECHNUNG",({seller:e})=>w(e),[["BR-DE-2","The seller has a contact (BG-6)",({contact:e})=>e!==null],["BR-DE-3","The address of the seller \
has a city (BT-37)",({address:e})=>e===null||T(e.city)],["BR-DE-4","The address of the seller has a post code (BT-38)",({address:e})=>e===null||T(e.postCode)]]),
B("seller contact","XRECHNUNG",({seller:e})=>w(e?.contact),[["BR-DE-5","The contact of the seller has a name (BT-41)",({name:e})=>T(e)],["BR-DE-6","The contact \
of the seller has a telephone number (BT-42)",({phone:e})=>T(e)],["BR-DE-7","The contact of the seller has an e-mail address (BT-43)",({email:e})=>T(e)]]),B("bu\
yer","XRECHNUNG",({buyer:e})=>w(e?.address),[["BR-DE-8","The address of the buyer has a city (BT-52)",({city:e})=>T(e)],["BR-DE-9","The address of the buyer has\
 a post code (BT-53)",({postCode:e})=>T(e)]]),B("delivery address","XRECHNUNG",({delivery:e})=>w(e?.address),[["BR-DE-10","An address of delivery has a city (BT\
-77)",({city:e})=>T(e)],["BR-DE-11","An address of delivery has a post code (BT-78)",({postCode:e})=>T(e)]]),B("VAT breakdown","XRECHNUNG",({taxes:e})=>e,[["BR-\
DE-14","A row of the VAT breakdown has a rate (BT-119)",({rate:e})=>T(e)]])],zn=/^urn:cen\.eu:en16931:2017#compliant#urn:xeinkauf\.de:kosit:xrechnung_3\.0(?:#con|#compliant#urn:xeinkauf\.de:kosit:xrechnung:cvd|$)/,
Gt=["326","380","381","384","389","875","876","877"],qn=/^[^@\s]+@[^@.\s]+(?:\.[^@.\s]+)+$/,vt=e=>e!==null&&(0,Kn.X)(e.replace(/\s/g,"")),ea=[B("invoice","XRECH\
NUNG",e=>[e],[["BR-DE-17","The type code is one of those of XRechnung (BT-3)",({typeCode:e})=>Gt.includes(e??""),({typeCode:e})=>e,Gt.join(", ")],["BR-DE-21","T\
he specification is XRechnung 3.0 (BT-24)",({guideline:e})=>zn.test(e??""),({guideline:e})=>e],["BR-DE-26","A corrected invoice (384) names the preceding invoic\
e (BG-3)",({typeCode:e,precedingInvoices:t})=>e!=="384"||t.length>0]]),B("payment","XRECHNUNG",ie(({code:e})=>e==="58"),[["BR-DE-19","The account of a SEPA cred\
it transfer is an IBAN (BT-84)",({iban:e})=>vt(e),({iban:e})=>e]]),B("payment","XRECHNUNG",ie(yt),[["BR-DE-20","The account of a SEPA direct debit is an IBAN (B\
T-91)",({debitedIban:e})=>vt(e),({debitedIban:e})=>e]]),B("seller contact","XRECHNUNG",({seller:e})=>w(e?.contact),[["BR-DE-27","A telephone number has three di\
gits or more (BT-42)",({phone:e})=>(e?.replace(/\D/g,"").length??0)>=3,({phone:e})=>e],["BR-DE-28","An e-mail address is one (BT-43)",({email:e})=>qn.test(e??""),
({email:e})=>e]])],ta={units:1n,scale:2},Se=e=>e===null?void 0:F(e),Ot=e=>Q(e.flatMap(({amount:t})=>Se(t)??[]));function na({quantity:e,netPrice:t,priceQuantity:n,
netAmount:a,allowances:s,charges:o}){const[i,r,h]=[Se(e),Se(t),Se(a)],u=F(n===null?"1":n);if(!i||!r||!h||!u||u.units===0n)return!0;const R=M(Ot(o),Ot(s)),N=M(H(
M(h,R),u),H(i,r));return!x(p(N),p(H(ta,u)))}const aa=[B("line","with lines",E,[["PRICE","The net amount (BT-131) is the quantity (BT-129) times the price (BT-14\
6), with charges and less allowances",na,({netAmount:e})=>e]])],Vt=1e3,sa=[...kt,...rn,...jn],oa=[...ea,...aa];async function ia(e,t){return await wt(e,t,sa,await Fn(
e,t,Vt))}const ra=async(e,t)=>await wt(e,t,oa,[]);async function wt(e,t,n,a){const{invoice:s,profile:o}=e;for(const{where:i,scope:r,each:h,rows:u}of n){if(!U(r,
o?.level))continue;const R=h(s);for(const[N,C]of R.entries()){const _=t.step(u.length*20);_&&await _;for(const[Sa,Na,pa,La,Pa]of u)if(!pa(C,e)){if(a.length>=Vt)
return a;a.push({rule:Sa,text:Na,where:R.length>1?`${i} ${N+1}`:i,found:La?.(C)??null,expected:Pa??null})}}}return a}function ca(e){const t=la(e.invoice);return t.
length>0?t:new Ta(e).broken()}function la({lines:e,allowances:t,charges:n,thirdPartyCharges:a,taxes:s,totals:o}){return[["The net amounts of the lines",e.map(({
netAmount:r})=>r)],["The allowances and charges",[...t,...n,...a].map(({amount:r})=>r)],["The VAT breakdown",s.flatMap(({basis:r,amount:h,rate:u})=>[r,h,u])],["\
The totals",Object.values(o)]].filter(([,r])=>r.some(h=>h!==null&&F(h)===void 0)).map(([r])=>Ke("BR-DEC",`${r} have an amount that is not a decimal number`))}const Aa={
units:1n,scale:2},Ft={units:1n,scale:0},bt={units:5n,scale:1};class Ta{found=[];counted;invoice;level;isUbl;root;constructor({invoice:t,profile:n,syntax:a,root:s}){
this.root=s,this.invoice=t,this.level=n?.level,this.isUbl=a==="UBL",this.counted=E(t)}broken(){const t=(0,D.Z0)(this.root,this.isUbl?da:Ht).length>0;return t&&(this.
hasLines&&this.lines(),this.level!=="MINIMUM"&&this.adjustments()),this.taxes(),this.gross(),t&&this.level!=="MINIMUM"&&this.due(),this.found}get hasLines(){return this.
level!=="MINIMUM"&&this.level!=="BASIC WL"}lines(){this.compare("10","lines",Q(this.counted.map(({netAmount:t})=>I(t))),this.invoice.lines.length,{total:"The su\
m of the line net amounts (BT-106)",from:"the net amounts of the lines"})}adjustments(){const{totals:t,allowances:n,charges:a}=this.invoice;if(this.compare("11",
"allowances",Zt(n),n.length,{total:"The sum of the allowances (BT-107)",from:"the allowances"}),this.compare("12","charges",Zt(a),a.length,{total:"The sum of th\
e charges (BT-108)",from:"the charges"}),t.lines===null&&this.level!=="EXTENDED")return this.exact("BR-CO-13",t.net,void 0,xe);if(this.isUbl&&t.allowances===null&&
t.charges===null&&t.net!==null){M(I(t.net),I(t.lines)).units===0n||this.found.push(re("BR-CO-13",t.net,I(t.lines),xe));return}const s=b(M(I(t.lines),I(t.allowances)),
I(t.charges));this.compare("13","net",s,this.terms,xe)}taxes(){this.taxTotals(),this.invoice.taxes.every(t=>this.isTaxRight(t))||this.found.push(Ke("BR-CO-17","\
An amount of VAT (BT-117) is not the taxable amount times the rate"))}taxTotals(){const{taxes:t,totals:n}=this.invoice;if(!this.isUbl){(t.length>0||this.isStrict)&&
n.tax!==null&&this.exact("BR-CO-14",n.tax,Q(t.map(({amount:a})=>I(a))),Kt);return}for(const a of(0,D.Z0)(this.root,"TaxTotal")){const s=(0,D.Z0)(a,"TaxSubtotal"),
o=s.flatMap(r=>(0,D.Z0)(r,"TaxAmount")).map(({text:r})=>I(r.trim())),i=(0,D.Z0)(a,"TaxAmount")[0]?.text.trim()??null;s.length>0&&this.exact("BR-CO-14",i,Q(o),Kt,
!0)}}get isStrict(){return this.level!=="MINIMUM"&&this.level!=="BASIC WL"&&this.level!=="EXTENDED"}isTaxRight({taxScheme:t,basis:n,rate:a,amount:s}){if(s===null)
return!1;const o=t?.toUpperCase()==="VAT"||!this.isStrict?a:null;if(x(bt,p(I(o))))return x(bt,p(I(s)));if(n===null)return!1;const r=K(H(H(p(I(n)),I(o)),Aa)),h=p(
M(p(I(s)),r));return x(Ft,h)||!this.isUbl&&M(Ft,h).units===0n}gross(){const{net:t,tax:n,gross:a}=this.invoice.totals,s=b(I(t),I(n));if(!this.isStrict)return this.
compare("15","gross",s,this.terms,xt);const{currency:o}=this.invoice;if(o===null)return;const i=(0,D.Z0)(this.root,this.isUbl?ua:ha).filter(h=>(0,D.w4)(h,"curre\
ncyID")===o);!this.isUbl&&t!==null&&a!==null&&M(I(t),I(a)).units===0n||this.exact("BR-CO-15",a,t===null||i.length!==1?void 0:s,xt,!0)}due(){const{gross:t,paid:n,
rounding:a,due:s}=this.invoice.totals,o=b(M(I(t),I(n)),I(a)),i="The amount due (BT-115)",r="the total with VAT less the paid amount plus the rounding";if(this.level!==
"EXTENDED"){const u=this.isUbl&&n!==null?K(o):o;s!==null&&t!==null&&M(I(s),u).units===0n||this.found.push(re("BR-CO-16",s,t===null?void 0:o,{total:i,from:r}));return}
if(s===null)return;const h=Q(this.invoice.thirdPartyCharges.map(({amount:u})=>I(u)));this.exact("BR-FXEXT-CO-16",s,b(o,h),{total:i,from:`${r} and the charges fo\
r third parties (BT-179)`})}get terms(){return this.counted.length+this.invoice.allowances.length+this.invoice.charges.length}compare(t,n,a,s,o){const i=this.invoice.
totals[n],r=n==="lines"||n==="net"||n==="gross";if(this.level!=="EXTENDED")return this.exact(`BR-CO-${t}`,i,a,o,r);if(i===null&&r)return;const h={units:BigInt(s),
scale:2};x(p(M(I(i),K(a))),h)&&this.found.push(re(`BR-FXEXT-CO-${t}`,i,a,o))}exact(t,n,a,s,o=!1){a===void 0||o&&n===null?this.found.push(re(t,n,a,s)):M(I(n),K(a)).
units!==0n&&this.found.push(re(t,n,a,s))}}const da="LegalMonetaryTotal",Ht="SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeSettlement\
HeaderMonetarySummation",ua="TaxTotal/TaxAmount",ha=`${Ht}/TaxTotalAmount`,xe={total:"The total without VAT (BT-109)",from:"the lines less the allowances plus t\
he charges"},xt={total:"The total with VAT (BT-112)",from:"the total without VAT plus VAT"},Kt={total:"The total of VAT (BT-110)",from:"the amounts of the VAT b\
reakdown"},Ke=(e,t,n=null,a=null)=>({rule:e,text:t,where:"totals",found:n,expected:a}),re=(e,t,n,{total:a,from:s})=>Ke(e,`${a} differs from ${s}`,t,n?jt(K(n)):null),
I=e=>e===null?O:F(e)??O,Zt=e=>Q(e.map(({amount:t})=>I(t)));async function Ba(e,t){const n=await(0,$.Q)(e,t);return typeof n=="string"?{failures:[W("XML","file",
`The file ${n}`)],warnings:[]}:await Wt(n,t)}async function Ia(e){const{invoices:t,refused:n}=await(0,y.sc)(e),[a,s]=t;if(!a){const u=n?`The attached XML ${n.reason}`:
"There is no XML in CII or UBL";return{failures:[W("PDF","attachments",u)],warnings:[]}}const o=await(0,y.Uj)(e),i=await(0,Le.Br)(e),{failures:r,warnings:h}=await Wt(
a,e.job.pace);return{failures:[...s?[W("PDF","attachments",`There are ${t.length} invoices, where one is allowed`)]:[],...$t(a,o).map(u=>W("PDF","XMP",u)),...Ra(
i,o).map(u=>W("PDF","XMP",u)),...(await Ea(e)).map(u=>W("PDF","document",u)),...Ma(e,a).map(u=>W("PDF","attachments",u)),...r],warnings:h}}async function Wt(e,t){
return{failures:[...await ia(e,t),...ca(e)],warnings:await ra(e,t)}}const W=(e,t,n)=>({rule:e,text:n,where:t,found:null,expected:null});function Ca(e){const t=new Map;
for(const n of e){const a=n.rule==="PDF"?n.text:n.rule;t.has(a)||t.set(a,n)}return[...t.values()].map(({rule:n,text:a,where:s})=>n==="PDF"?`${a.slice(0,1).toLowerCase()}${a.
slice(1)}`:`${n} (${s}): ${a}`)}const fa=(e,t)=>$t(e,t).length===0;function $t({syntax:e,profile:t,file:n},a){if(e==="UBL")return["The XML is UBL, and Factur-X \
takes only CII"];if(!t)return["The guideline (BT-24) is not one of Factur-X, ZUGFeRD 2 or XRechnung"];if(!a)return["The XMP does not say that the document is an\
 electronic invoice"];const s=[],o=[t.level,t.level.replaceAll(" ","")];return(a.level===null||!o.includes(a.level.toUpperCase()))&&s.push(`The XMP names anothe\
r level (fx:ConformanceLevel) than the XML, which is ${t.level}`),a.file?.toLowerCase()!==n.toLowerCase()&&s.push("The XMP names another file (fx:DocumentFileNa\
me) than the attached one"),a.type!=="INVOICE"&&s.push("The XMP does not say INVOICE (fx:DocumentType)"),a.version===null?s.push("The XMP names no version (fx:V\
ersion)"):Da.test(a.version)||s.push("The XMP names a version (fx:Version) that does not exist"),s}const Da=/^(?:\d\.\d|[12]p0)$/;function Ra(e,t){const n=e?.properties.
find(({namespace:s,name:o})=>s===ce.dK.pdfaExtension&&o==="schemas"),a=e&&n?e.text.slice(n.from,n.to):"";return!t||y.fD.some(s=>a.includes(s))?[]:["The XMP does\
 not describe its properties of Factur-X (pdfaExtension:schemas)"]}async function Ea(e){const{archive:t}=await(0,pe.ds)(e);return[...t!==void 0&&(t.part===3||t.
part===4&&t.level==="f")?[]:["The document does not claim PDF/A-3"],...e.security?["The document is encrypted"]:[]]}const ma=["Alternative","Source","Data"];function Ma(e,{
attachment:t,profile:n,file:a}){const s=["MINIMUM","BASIC WL"].includes(n?.level??"")?["Data"]:ma,o=[];return n&&a.toLowerCase()!==n.file&&a.toLowerCase()!=="zu\
gferd-invoice.xml"&&o.push(`The attachment must be called ${n.file}`),(t.relationship===null||!s.includes(t.relationship))&&o.push(`The relationship (AFRelation\
ship) must be ${s.join(", ")}`),t.mimeType!=="text/xml"&&t.mimeType!=="application/xml"&&o.push("The media type of the attachment must be text/xml"),(e.array(e.
catalog.get("AF"))??[]).flatMap(h=>{const u=e.dict(e.dict(h)?.get("EF"));return u?[e.resolve(u.get("F")),e.resolve(u.get("UF"))]:[]}).includes(t.stream)||o.push(
"The attachment is not an associated file of the document (/AF)"),o}})};
