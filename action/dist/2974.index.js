"use strict";exports.id=2974,exports.ids=[2974],exports.modules={17886:((be,q,y)=>{y.d(q,{X:()=>I,l:()=>i});const g=/[ \u00a0-]/;function i(L){let U=0,w=0;const O=[...L].map(
(p,v)=>({sign:p.toUpperCase(),at:v})).filter(({sign:p})=>!g.test(p)),M=p=>{const v=parseInt(p,36);U=(U*(v>9?100:10)+v)%97};for(let p=15;p<=Math.min(O.length,34);p++){
U=0;for(const{sign:v}of[...O.slice(4,p),...O.slice(0,4)])M(v);U===1&&(w=O[p-1].at+1)}return w}const I=L=>L.length>=15&&/^[A-Z]{2}\d\d/.test(L)&&i(L)===L.length}),
30552:((be,q,y)=>{y.d(q,{P:()=>Nn,n:()=>Xn});var g=y(3263),i=y(36493),I=y(36698);const L=({seller:e,taxRepresentative:t})=>(0,I.qR)(e?.vatId)||(0,I.qR)(t?.vatId),
U=e=>L(e)||(0,I.qR)(e.seller?.taxId),w=({buyer:e})=>(0,I.qR)(e?.vatId),O=[{code:"S",name:"S",rate:"above 0",isExempt:!1,parties:U},{code:"Z",name:"Z",rate:"0",isExempt:!1,
parties:U},{code:"E",name:"E",rate:"0",isExempt:!0,parties:U},{code:"AE",name:"AE",rate:"0",isExempt:!0,parties:e=>U(e)&&(w(e)||(0,I.qR)(e.buyer?.legalId))},{code:"\
K",name:"IC",rate:"0",isExempt:!0,parties:e=>L(e)&&w(e)},{code:"G",name:"G",rate:"0",isExempt:!0,parties:L},{code:"O",name:"O",rate:"absent",isExempt:!0,parties:e=>!L(
e)&&!w(e)},{code:"L",name:"AF",rate:"above 0",mayBeZero:["UBL"],isExempt:!1,parties:U},{code:"M",name:"AG",rate:"above 0",mayBeZero:["CII","UBL"],isExempt:!1,parties:U}],
M=e=>e===null?i.f2:(0,i._)(e)??i.f2,p=({taxScheme:e})=>e?.toUpperCase()==="VAT";function v({name:e,rate:t,mayBeZero:o,parties:s},r,c){const l=({taxRate:T},{syntax:f})=>{
if(t==="absent")return T===null;const{units:D}=M(T);return T!==null&&(t==="0"?D===0n:D>0n||D===0n&&o?.includes(f)===!0)};return[[`BR-${e}-${r}`,"Seller and buye\
r have the VAT identifiers that the category needs",(T,{invoice:f})=>s(f)],[`BR-${e}-${c}`,"The rate of VAT is one of the category",l,({taxRate:T})=>T,t]]}const J=new WeakMap,
ne=(e,t)=>{if(e==="S"||e==="L"||e==="M"){const{units:o,scale:s}=M(t);return`${e} ${(o*10n**BigInt(40-Math.min(s,40))).toString()}`}return e??""};function he(e){
const t=J.get(e);if(t)return t;const o=new Map,s=(r,c,l)=>{const T=ne(r,c);o.set(T,(0,i.WQ)(o.get(T)??i.f2,l))};for(const r of(0,I.Su)(e))s(r.taxCategory,r.taxRate,
M(r.netAmount));for(const r of e.charges)s(r.taxCategory,r.taxRate,M(r.amount));for(const r of e.allowances)s(r.taxCategory,r.taxRate,(0,i.gu)(M(r.amount)));return J.
set(e,o),o}const K={units:1n,scale:0},ae={units:1n,scale:2};function oe({code:e,name:t,rate:o,isExempt:s}){const r=({exemptionReason:l,exemptionCode:T})=>(0,I.qR)(
l)||(0,I.qR)(T),c=({basis:l,rate:T,amount:f})=>{if(l===null||T===null||f===null)return!1;const D=(0,i.Fd)((0,i.lw)((0,i.lw)((0,i.ys)(M(l)),M(T)),ae));return(0,i.
oi)(K,(0,i.ys)((0,i.Re)((0,i.ys)(M(f)),D)))};return[[`BR-${t}-09`,"The amount of VAT is the taxable amount times the rate",l=>o==="above 0"?c(l):l.amount!==null&&
M(l.amount).units===0n,({amount:l})=>l],[`BR-${t}-10`,s?"The breakdown says why there is no VAT (BT-120, BT-121)":"The breakdown has no reason for an exemption",
l=>r(l)===s,({exemptionCode:l})=>l??e]]}const k=({rate:e,code:t},{syntax:o})=>o==="UBL"?e==="above 0":e!=="above 0"&&t!=="O",$=e=>[`BR-${e.name}-08`,"The taxabl\
e amount is the sum of the lines and charges of the category less its allowances",({category:t,rate:o,basis:s},r)=>{if(e.rate==="above 0"&&(o===null||e.mayBeZero&&
r.syntax==="CII"))return!0;const c=he(r.invoice).get(ne(t,o));if(s===null||!c&&e.rate==="above 0"&&r.syntax==="UBL")return!1;const l=(0,i.ys)((0,i.Re)(M(s),r.syntax===
"CII"?(0,i.Fd)(c??i.f2):c??i.f2));return k(e,r)?(0,i.oi)(K,l):l.units===0n},({basis:t})=>t];function R({code:e,name:t,rate:o}){const s=(r,{invoice:c,syntax:l})=>{
const T=X=>X.taxCategory===e&&(l==="CII"||e==="S"||p(X)),f=(0,I.Su)(c).filter(T).length,D=[...c.allowances,...c.charges].filter(T).length,P=c.taxes.filter(X=>X.
category===e&&(l==="CII"||e==="S"||p(X))).length,G=f+D>0;return o==="above 0"?l==="UBL"?G===P>0:[f,D].every(X=>X===0||X+P>1):l==="UBL"?P===1||P===0&&!G:P===(G?1:
0)||e==="O"&&P===0};return[`BR-${t}-01`,`If lines, allowances or charges have the category ${e}, the breakdown has it too`,s]}const se=e=>{const t=s=>s.taxCategory===
e.code&&p(s),o=({taxes:s})=>s.filter(r=>r.category===e.code&&(p(r)||e.rate==="above 0"));return[(0,I.Os)("invoice","with lines",s=>[s],[R(e)]),(0,I.Os)("line","\
with lines",s=>(0,I.Su)(s).filter(t),v(e,"02","05")),(0,I.Os)("allowance","above MINIMUM",({allowances:s})=>s.filter(t),v(e,"03","06")),(0,I.Os)("charge","above\
 MINIMUM",({charges:s})=>s.filter(t),v(e,"04","07")),(0,I.Os)("VAT breakdown","with lines",o,[$(e)]),(0,I.Os)("VAT breakdown","above MINIMUM",o,oe(e))]},S=e=>({
taxes:t})=>t.filter(o=>o.category===e&&p(o)),d=e=>e===null||e==="O",B=e=>(0,I.Su)(e).every(({taxCategory:t})=>d(t)),h=e=>e.every(({taxCategory:t})=>d(t)),C=({taxes:e})=>e.
every(({category:t})=>d(t)),m=({syntax:e})=>e==="CII",N=[...O.flatMap(se),(0,I.Os)("VAT breakdown","above MINIMUM",S("K"),[["BR-IC-11","A supply within the Euro\
pean Union has a date of delivery (BT-72) or a period (BG-14)",(e,{invoice:{delivery:t,period:o}})=>(0,I.qR)(t?.date)||o!==null],["BR-IC-12","A supply within th\
e European Union has the country of delivery (BT-80)",(e,{invoice:{delivery:t}})=>(0,I.qR)(t?.address?.country)]]),(0,I.Os)("VAT breakdown","above MINIMUM",S("O"),
[["BR-O-11","If VAT does not apply, the breakdown has no other category",(e,t)=>C(t.invoice)&&(!m(t)||B(t.invoice))],["BR-O-12","If VAT does not apply, no line \
has another category",(e,t)=>B(t.invoice)&&(!m(t)||C(t.invoice))],["BR-O-13","If VAT does not apply, no allowance has another category",(e,t)=>h(t.invoice.allowances)&&
(!m(t)||h(t.invoice.charges))],["BR-O-14","If VAT does not apply, no charge has another category",(e,t)=>h(t.invoice.charges)&&(!m(t)||h(t.invoice.allowances))]])];
var A=y(45548),a=y(95613);const V=["M1","M2","M3","N1","N2","N3"],Be=["clean","zero-emission","other"],Oe={CII:{whole:"/SupplyChainTradeTransaction",items:"Incl\
udedSupplyChainTradeLineItem/SpecifiedTradeProduct",classes:"DesignatedProductClassification/ClassCode",properties:"ApplicableProductCharacteristic",name:"Descr\
iption"},UBL:{whole:"/",items:"InvoiceLine/Item|CreditNoteLine/Item",classes:"CommodityClassification/ItemClassificationCode",properties:"AdditionalItemProperty",
name:"Name"}},Ge=e=>(0,A.w4)(e,"listID")==="CVD",we=({name:e})=>t=>(0,A.Z0)(t,e).some(({text:o})=>o==="cva"),Ie=(e,{classes:t})=>(0,A.Z0)(e,t).filter(Ge).length,
Ce=(e,t)=>(0,A.Z0)(e,t.properties).filter(we(t)).length,_=(e,t,o)=>({rule:e,text:t,scope:"CVD",checks:{CII:o(Oe.CII),UBL:o(Oe.UBL)}}),Rt=e=>t=>e.items.split("|").
flatMap(s=>(0,A.Z0)(t,s)).some(s=>Ie(s,e)>0&&Ce(s,e)>0),mt=[{rule:"BR-DE-CVD-01",text:"The invoice names the contract (BT-12)",scope:"CVD",checks:{CII:{at:"Appl\
icableHeaderTradeAgreement",holds:(0,a.lq)("ContractReferencedDocument/IssuerAssignedID")},UBL:{at:"/",holds:(0,a.lq)("ContractDocumentReference/ID")}}},{rule:"\
BR-DE-CVD-02",text:"The invoice names the tender or lot (BT-17)",scope:"CVD",checks:{CII:{at:"ApplicableHeaderTradeAgreement",holds:e=>(0,A.Z0)(e,"AdditionalRef\
erencedDocument").some(t=>(0,A.Z0)(t,"TypeCode").some(({text:o})=>o.trim()==="50")&&(0,A.Z0)(t,"IssuerAssignedID").some(({text:o})=>o.trim()!==""))},UBL:{at:"/",
holds:(0,a.lq)("OriginatorDocumentReference/ID")}}},_("BR-DE-CVD-03","A line is about a vehicle, with its class CVD and its property cva",e=>({at:e.whole,holds:Rt(
e)})),_("BR-DE-CVD-04",`The class of a vehicle (BT-158) is ${V.join(", ")}`,({classes:e})=>({at:e,when:Ge,holds:({text:t})=>V.includes(t.trim()),found:({text:t})=>t.
trim()})),_("BR-DE-CVD-05",`The property cva of a vehicle (BT-161) is ${Be.join(", ")}`,e=>({at:e.properties,when:we(e),holds:t=>(0,A.Z0)(t,"Value").some(({text:o})=>Be.
includes(o.trim()))})),_("BR-DE-CVD-06-a","An item of the class CVD has one property cva",e=>({at:e.items,when:t=>Ie(t,e)>0,holds:t=>Ce(t,e)===1})),_("BR-DE-CVD\
-06-b","An item with the property cva has one class CVD",e=>({at:e.items,when:t=>Ce(t,e)>0,holds:t=>Ie(t,e)===1}))],Et="10 11 13~15 1I 20~25 27 28 2A~2C 2G~2N 2\
P~2R 2U 2X~2Z 33~35 37 38 3B 3C 40 41 4C 4G 4H 4K~4R 4T 4U 4W 4X 56~59 5A 5B 5E 5J 60 61 74 77 80 81 85 87 89 91 A10~A19 A2 A20~A24 A26~A29 A3 A30~A39 A4 A40~A4\
5 A47~A49 A5 A53~A56 A59 A6 A68 A69 A7 A70 A71 A73~A76 A8 A84~A89 A9 A90 A91 A93~A99 AA AB ACR ACT AD AE AH AI AK AL AMH AMP ANN APZ AQ AS ASM ASU ATM AWG AY AZ\
 B1 B10~B19 B20~B29 B3 B30~B35 B4 B41~B49 B50 B52~B59 B60~B64 B66~B69 B7 B70~B79 B8 B80~B89 B90~B99 BAR BB BFT BHP BIL BLD BLL BP BPM BQL BTU BUA BUI C0 C10~C19\
 C20~C29 C3 C30~C39 C40~C49 C50~C59 C60~C69 C7 C70~C76 C78 C79 C8 C80~C89 C9 C90~C97 C99 CCT CDL CEL CEN CG CGM CKG CLF CLT CMK CMQ CMT CNP CNT COU CTG CTM CTN \
CUR CWA CWI D03 D04 D1 D10~D13 D15~D19 D2 D20~D27 D29 D30~D34 D36 D41~D49 D5 D50~D59 D6 D60~D63 D65 D68 D69 D73 D74 D77 D78 D80~D83 D85~D89 D91 D93~D95 DAA DAD \
DAY DB DBM DBW DD DEC DG DJ DLT DMA DMK DMO DMQ DMT DN DPC DPR DPT DRA DRI DRL DT DTN DWT DZN DZP E01 E07~E09 E10 E12 E14~E19 E20~E23 E25 E27 E28 E30~E39 E4 E40\
~E49 E50~E59 E60~E69 E70~E79 E80~E89 E90~E99 EA EB EQ F01~F08 F10~F19 F20~F29 F30~F39 F40~F49 F50~F59 F60~F69 F70~F79 F80~F89 F90~F99 FAH FAR FBM FC FF FH FIT F\
L FNU FOT FP FR FS FTK FTQ G01 G04~G06 G08 G09 G10~G19 G2 G20 G21 G23~G29 G3 G30~G39 G40~G49 G50~G59 G60~G69 G70~G79 G80~G89 G90~G99 GB GBQ GDW GE GF GFI GGR GI\
A GIC GII GIP GJ GL GLD GLI GLL GM GO~GQ GRM~GRO GV GWH H03~H09 H10~H16 H18 H19 H20~H29 H30~H39 H40~H49 H50~H59 H60~H69 H70~H77 H79 H80~H85 H87~H89 H90~H96 H98 \
H99 HA HAD HBA HBX HC HDW HEA HGM HH HIU HKM HLT HM HMO HMQ HMT HPA HTZ HUR HWE IA IE INH INK INQ ISD IU IUG IV J10 J12~J19 J2 J20~J29 J30~J36 J38 J39 J40~J49 J\
50~J59 J60~J69 J70~J76 J78 J79 J81~J85 J87 J90~J93 J95~J99 JE JK JM JNT JOU JPS JWL K1 K10~K19 K2 K20~K23 K26~K28 K3 K30~K39 K40~K43 K45~K49 K50~K55 K58 K59 K6 \
K60~K69 K70 K71 K73~K79 K80~K89 K90~K99 KA KAT KB KBA KCC KDW KEL KGM KGS KHY KHZ KI KIC KIP KJ KJO KL KLK KLX KMA KMH KMK KMQ KMT KNI KNM KNS KNT KO KPA KPH KP\
O KPP KR KSD KSH KT KTN KUR KVA KVR KVT KW KWH KWN KWO KWS KWT KWY KX L10~L19 L2 L20 L21 L23~L29 L30~L39 L40~L49 L50~L59 L60 L63~L69 L70~L79 L80~L89 L90~L96 L98\
 L99 LA LAC LBR LBT LD LEF LF LH LK LM~LP LPA LR LS LTN LTR LUB LUM LUX LY M1 M10~M19 M20~M27 M29 M30~M39 M4 M40~M49 M5 M50~M53 M55~M59 M60~M69 M7 M70~M79 M80~M\
89 M9 M90~M99 MAH MAL MAM MAR MAW MBE MBF MBR MC MCU MD MGM MHZ MIK MIL MIN MIO MIU MKD MKM MKW MLD MLT MMK MMQ MMT MND MNJ MON MPA MQD MQH MQM MQS MQW MRD MRM \
MRW MSK MTK MTQ~MTS MTZ MVA MWH N1 N10~N19 N20~N29 N3 N30~N39 N40~N49 N50~N59 N60~N69 N70~N79 N80~N89 N90~N99 NA NAR NCL NEW NF NIL NIU NL NM3 NMI NMP NPT NT NT\
U NU NX OA ODE ODG ODK ODM OHM ON ONZ OPM OT OZA OZI P1 P10~P19 P2 P20~P29 P30~P39 P40~P49 P5 P50~P59 P60~P69 P70~P79 P80~P89 P90~P99 PAL PD PFL PGL PI PLA PO P\
Q~PS PTD PTI PTL PTN Q10~Q19 Q20~Q29 Q3 Q30~Q39 Q40~Q42 QA QAN QB QR QTD QTI QTL QTR R1 R9 RH RM ROM RP RPM RPS RT S3 S4 SAN SCO SCR SEC SET SG SIE SM3 SMI SQ S\
QR SR STC STI STK STL STN STW SW SX SYR T0 T3 TAH TAN TI TIC TIP TKM TMS TNE TP TPI TPR TQD TRL TST TTS U1 U2 UB UC VA VLT VP W2 WA WB WCD WE WEB WEE WG WHR WM \
WSD WTT X1 X1A X1B X1D X1F X1G X1W X2C X3A X3H X43 X44 X4A~X4D X4F~X4H X5H X5L X5M X6H X6P X7A X7B X8A~X8C XAA~XAJ XAL XAM XAP XAT XAV XB4 XBA~XBZ XCA~XCZ XDA~X\
DC XDG~XDN XDP XDR~XDY XEC~XEI XEN XFB~XFE XFI XFL XFO XFP XFR XFT XFW XFX XGB XGI XGL XGR XGU XGY XGZ XHA~XHC XHG XHN XHR XIA~XIH XIK XIL XIN XIZ XJB XJC XJG X\
JR XJT XJY XKG XKI XLE XLG XLT~XLV XLZ XMA~XMC XME XMR~XMT XMW XMX XNA XNE~XNG XNS~XNV XO1~XO9 XOA~XON XOP~XOZ XP1~XP4 XPA~XPL XPN~XPP XPR XPT~XPV XPX~XPZ XQA~X\
QD XQF~XQH XQJ~XQN XQP~XQS XRD XRG XRJ~XRL XRO XRT XRZ XSA~XSE XSH XSI XSK~XSM XSO XSP XSS~XSZ XT1 XTB~XTE XTG XTI XTK XTL XTN XTO XTR~XTW XTY XTZ XUC XUN XVA X\
VG XVI XVK XVL XVN~XVS XVY XWA~XWD XWF~XWH XWJ~XWN XWP~XWZ XXA~XXD XXF~XXH XXJ XXK XYA~XYD XYF~XYH XYJ~XYN XYP~XYT XYV~XYZ XZA~XZD XZF~XZH XZJ~XZN XZP~XZZ YDK Y\
DQ YRD Z11 Z9 ZP ZZ",pt="AAA~AAZ ABA~ABZ AC ACA~ACL ACN~ACR ACT~ACZ ADA~ADG ADI~ADQ ADT~ADZ AE AEA~AEZ AF AFA~AFZ AGA~AGZ AHA~AHV AHX~AHZ AIA~AIZ AJA~AJZ AKA~AK\
Z ALA~ALZ AMA~AMZ ANA~ANY AOA AOD~AOZ AP APA~APZ AQA~AQZ ARA~ARZ ASA~ASZ ATA~ATZ AU AUA~AUZ AV AVA~AVZ AWA~AWZ AXA~AXS AXU BA BC~BE BH BM~BO BR BT BTP BW CAS~CA\
Z CBA CBB CD CEC CED CFE CFF CFO CG CH CK CKN CM CMR CN CNO COF CP CR CRN CS CST CT~CW CZ DA DAN DB DI DL DM DQ DR EA EB ED EE EEP EI EN EQ ER ERN ET EX FC FF F\
I FLW FN FO FS FT FV FX GA GC GD GDN GN HS HWB IA IB ICA ICE ICO II IL INB INN INO IP IS IT IV JB JE LA LAN LAR LB LC LI LO LRC LS MA MB MF~MH MR MRN MS MSS MWB\
 NA NF OH OI ON OP OR PB~PF PI PK PL POR PP~PS PW PY RA RC RCN RE REN RF RR RT SA SB SD SE SEA SF SH SI SM SN SP SQ SRN SS STA SW SZ TB TCR TE TF TI TIN TL TN T\
P UAR UC UCN UN UO URI VA VC VGR VM VN VON VOR VP VR~VT VV WE WM WN WR WS WY XA XC XP ZZZ",yt="AAA~AAG AAI~AAZ ABA~ABX ABZ ACA~ACZ ADA~ADZ AEA~AEZ AFA~AFZ AGA~A\
GZ AHA~AHZ AIA~AIZ AJA AJB ALC~ALQ ARR ARS AUT~AUZ AVA~AVF BAG~BAZ BBA BBB BLC~BLZ BMA~BMH CCI~CCO CEX CHG CIP CLP CLR COI CUR CUS DAR DCL DEL DIN DOC DUT EUR F\
BC GBL GEN GS7 HAN HAZ ICN IIN IMI IND INS INV IRP ITR ITS LAN LIN LOI MCO MDH MKS ORI OSI PAC PAI PAY PKG PKT PMD PMT PRD PRF PRI PUR QIN QQD QUT RAH REG RET R\
EV RQR SAF SIC SIN SLR SPA SPG SPH SPP SPT SRN SSR SUR TCA TDT TRA TRR TXD WHI ZZZ",St="AA~AZ BA~BZ CC CG CL CR CV DR DW EC EF EMD EN FS GB GMN GN GS HS IB IN I\
S IT IZ MA MF MN MP NB ON PD PL PO PPI PV QS RC RN RU RY SA SG SK SN SRS~SRZ SS SSA~SSZ ST STA~STZ SUA~SUM TG TSN~TSU UA UP VN VP VS VX ZZZ",Pt="AA AAA AAC~AAF \
AAH AAI AAS AAT AAV AAY AAZ ABA~ABD ABF ABK ABL ABN ABR~ABU ACF~ACM ACS ADC ADE ADJ~ADR ADT ADW ADY ADZ AEA~AED AEF AEH~AEP AES~AEZ AJ AU CA CAB CAD~CAF CAI~CAZ\
 CD CG CS CT DAB~DAD DAF~DAQ DL EG EP ER FAA~FAC FC FH FI GAA HAA HD HH IAA IAB ID IF IR IS KO L1 LA LAA LAB LF MAE MI ML NAA OA PA PAA PC PL PRV RAB~RAD RAF RE\
 RF RH RV SA SAA SAD SAE SAI SG SH SM SU TAB TAC TT TV V1 V2 WH XAA YY ZZZ",Mt="0002~0091 0093~0102 0104~0180 0183~0248",Nt="0002 0007 0009 0037 0060 0088 0096 \
0097 0106 0130 0135 0142 0147 0151 0154 0158 0170 0177 0183 0184 0188 0190~0196 0198~0205 0208~0213 0215~0221 0225 0230 0235 0240 0242 0244~0246 0248 9910 9913~\
9915 9918~9920 9922~9953 9957 9959 AN AQ AS AU EM",Xt="VATEX-EU-132 VATEX-EU-132-1A~VATEX-EU-132-1Q VATEX-EU-135-1 VATEX-EU-143 VATEX-EU-143-1A~VATEX-EU-143-1F \
VATEX-EU-143-1FA VATEX-EU-143-1G~VATEX-EU-143-1L VATEX-EU-144 VATEX-EU-146-1E VATEX-EU-148 VATEX-EU-148-A~VATEX-EU-148-G VATEX-EU-151 VATEX-EU-151-1A VATEX-EU-1\
51-1AA VATEX-EU-151-1B~VATEX-EU-151-1E VATEX-EU-153 VATEX-EU-159 VATEX-EU-309 VATEX-EU-79-C VATEX-EU-AE VATEX-EU-D VATEX-EU-F VATEX-EU-G VATEX-EU-I VATEX-EU-IC \
VATEX-EU-J VATEX-EU-O VATEX-FR-298SEXDECIESA VATEX-FR-AE VATEX-FR-CGI261-1~VATEX-FR-CGI261-5 VATEX-FR-CGI261-7 VATEX-FR-CGI261-8 VATEX-FR-CGI261A VATEX-FR-CGI26\
1B VATEX-FR-CGI261C-1~VATEX-FR-CGI261C-3 VATEX-FR-CGI261D-1 VATEX-FR-CGI261D-1BIS VATEX-FR-CGI261D-2~VATEX-FR-CGI261D-4 VATEX-FR-CGI261E-1 VATEX-FR-CGI261E-2 VA\
TEX-FR-CGI275 VATEX-FR-CGI277A VATEX-FR-CGI295 VATEX-FR-CNWVAT VATEX-FR-FRANCHISE";var H=y(89107);const Y=e=>e.has.bind(e);function x(e){let t;return o=>(t??=(0,H.
ZQ)(e)).has(o)}const Ve=x(pt),xe=x(yt),ie=x(Mt),Lt=x(St),Fe=x(Pt),$e=x(Et),Ut=x(Nt),gt=x(Xt),Ke=e=>gt(e.toUpperCase()),Z=Y(H.yR),re=Y(H.FS),ce=Y(H.PF),Ze=Y(H.TU),
Qe=Y(H.CR),u=(e,t,o,s={})=>{const r=o===void 0?"":`@${o}`,{when:c=()=>!0}=s;return{at:e,...s,when:(l,T)=>c(l,T)&&(o===void 0||(0,a.fK)(l,r)!==null),holds:l=>t((0,a.
fK)(l,r)??""),found:l=>(0,a.fK)(l,r)}},E=(e,t,o,s="all")=>({rule:e,text:`The ${t} is one of its list`,scope:s,checks:o}),Q=([e,t,o],s,r,c,l)=>[E(e,s,l(r),`not ${o}`),
E(t,s,l(T=>r(T)||c.includes(T)),o)],j=["XR01","XR02","XR03",""],We=(...e)=>{const t=(0,a.Yw)(...e);return(o,s)=>!t(o,s)},le=(e,t)=>(o,s)=>(t?["true","1"]:["fals\
e","0"]).includes((0,a.q0)(s.at(-1),e)[0]??""),qe="SpecifiedTradeAllowanceCharge/ReasonCode",Je="AllowanceCharge/AllowanceChargeReasonCode",vt=(0,a.Yw)("Account\
ingSupplierParty","PayeeParty"),Ht=(e,t)=>(0,a.q0)(t.at(-1),"DocumentTypeCode")[0]==="130";function fe({text:e}){const[,t,...o]=e.split("#",3);return o.length>0&&
t?.length===3?t:void 0}const ke="media type of an attachment (BT-125)",_e=e=>({CII:u("AttachmentBinaryObject",e,"mimeCode"),UBL:u("EmbeddedDocumentBinaryObject",
e,"mimeCode")}),bt=({CII:e,UBL:t})=>{const o=()=>!0;return{CII:{...e,when:o},UBL:{...t,when:o}}},Ot=["Amount","BaseAmount","PriceAmount","TaxAmount","TaxableAmo\
unt","LineExtensionAmount","TaxExclusiveAmount","TaxInclusiveAmount","AllowanceTotalAmount","ChargeTotalAmount","PrepaidAmount","PayableRoundingAmount","Payable\
Amount"].join("|"),Gt=[E("BR-CL-01","type code (BT-3, UNTDID 1001)",{CII:u("ExchangedDocument/TypeCode",e=>H.sb.has(e)||H.S4.has(e)),UBL:{...u("InvoiceTypeCode|\
CreditNoteTypeCode",()=>!0),holds:e=>(e.name==="InvoiceTypeCode"?H.sb:H.S4).has(e.text.trim())}}),E("BR-CL-03","currency of an amount (ISO 4217)",{CII:u("TaxTot\
alAmount",Z,"currencyID"),UBL:{at:Ot,holds:e=>Z((0,a.fK)(e,"@currencyID")??""),found:e=>(0,a.fK)(e,"@currencyID")}}),E("BR-CL-04","currency (BT-5, ISO 4217)",{CII:u(
"InvoiceCurrencyCode",Z),UBL:u("DocumentCurrencyCode",Z)}),E("BR-CL-05","currency of VAT (BT-6, ISO 4217)",{CII:u("TaxCurrencyCode",Z),UBL:u("TaxCurrencyCode",Z)}),
E("BR-CL-06","code for the date of VAT (BT-8, UNTDID 2475 in CII, 2005 in UBL)",{CII:u("DueDateTypeCode",e=>["5","29","72"].includes(e)),UBL:u("InvoicePeriod/De\
scriptionCode",e=>["3","35","432"].includes(e))}),E("BR-CL-07","scheme of an invoiced object (BT-18, BT-128, UNTDID 1153)",{CII:u("ReferenceTypeCode",Ve),UBL:u(
"AdditionalDocumentReference/ID|DocumentReference/ID",Ve,"schemeID",{when:Ht})}),E("BR-CL-08","subject of a note (BT-21, UNTDID 4451)",{CII:u("SubjectCode",xe),
UBL:{at:"/Note",when:e=>fe(e)!==void 0,holds:e=>xe(fe(e)),found:e=>fe(e)??null}}),...Q(["BR-CL-10","BR-DEX-04","extension"],"scheme of an identifier of a party \
(ISO/IEC 6523)",ie,j,e=>({CII:u("GlobalID",e,"schemeID",{when:We("SpecifiedTradeProduct","ShipToTradeParty")}),UBL:{...u("PartyIdentification/ID",e,"schemeID"),
holds:(t,o)=>{const s=(0,a.fK)(t,"@schemeID")??"";return e(s)||s==="SEPA"&&vt(t,o)}}})),...Q(["BR-CL-11","BR-DEX-05","extension"],"scheme of a registration (BT-\
30, BT-47, BT-61, ISO/IEC 6523)",ie,j,e=>({CII:u("ID",e,"schemeID",{when:We("SpecifiedTaxRegistration")}),UBL:u("PartyLegalEntity/CompanyID",e,"schemeID")})),...Q(
["BR-CL-13","BR-TMP-CVD-01","CVD"],"scheme of the class of an item (BT-158, UNTDID 7143)",Lt,["CVD"],e=>({CII:u("ClassCode",e,"listID"),UBL:u("CommodityClassifi\
cation/ItemClassificationCode",e,"listID")})),E("BR-CL-14","country (ISO 3166-1)",{CII:u("CountryID",re),UBL:u("Country/IdentificationCode",re)}),E("BR-CL-15","\
country of origin (BT-159, ISO 3166-1)",{CII:u("OriginTradeCountry/ID",re),UBL:u("OriginCountry/IdentificationCode",re)}),E("BR-CL-16","means of payment (BT-81,\
 UNTDID 4461)",{CII:u("SpecifiedTradeSettlementPaymentMeans/TypeCode",H.bd),UBL:u("PaymentMeans/PaymentMeansCode",H.bd)}),E("BR-CL-17","category of VAT (BT-95, \
BT-102, in UBL BT-118 too)",{CII:u("CategoryTradeTax/CategoryCode",ce),UBL:u("TaxCategory/ID",ce)}),E("BR-CL-18","category of VAT (BT-151, in CII BT-118 too)",{
CII:u("ApplicableTradeTax/CategoryCode",ce),UBL:u("ClassifiedTaxCategory/ID",ce)}),E("BR-CL-19","reason of an allowance (BT-98, BT-140, UNTDID 5189)",{CII:u(qe,
Ze,void 0,{when:le("ChargeIndicator/Indicator",!1)}),UBL:u(Je,Ze,void 0,{when:le("ChargeIndicator",!1)})}),E("BR-CL-20","reason of a charge (BT-105, BT-145, UNT\
DID 7161)",{CII:u(qe,Fe,void 0,{when:le("ChargeIndicator/Indicator",!0)}),UBL:u(Je,Fe,void 0,{when:le("ChargeIndicator",!0)})}),...Q(["BR-CL-21","BR-DEX-06","ex\
tension"],"scheme of the identifier of an item (BT-157, ISO/IEC 6523)",ie,j,e=>({CII:u("SpecifiedTradeProduct/GlobalID",e,"schemeID"),UBL:u("StandardItemIdentif\
ication/ID",e,"schemeID")})),E("BR-CL-22","code for the reason of an exemption (BT-121, VATEX)",{CII:u("ExemptionReasonCode",Ke),UBL:u("TaxExemptionReasonCode",
Ke)}),E("BR-CL-23","unit of a quantity (BT-130, BT-150, UN/ECE Recommendation 20 or 21)",{CII:u("BasisQuantity|BilledQuantity",$e,"unitCode"),UBL:u("InvoicedQua\
ntity|CreditedQuantity|BaseQuantity",$e,"unitCode")}),E("BR-CL-24",ke,_e(Qe),"not extension"),E("BR-DEX-01",ke,bt(_e(e=>Qe(e)||e==="application/xml")),"extensio\
n"),...Q(["BR-CL-25","BR-DEX-07","extension"],"scheme of an electronic address (BT-34, BT-49, EAS)",Ut,j,e=>({CII:u("URIUniversalCommunication/URIID",e,"schemeI\
D"),UBL:u("EndpointID",e,"schemeID")})),...Q(["BR-CL-26","BR-DEX-08","extension"],"scheme of a place of delivery (BT-71, ISO/IEC 6523)",ie,j,e=>({CII:u("Applica\
bleHeaderTradeDelivery/ShipToTradeParty/GlobalID",e,"schemeID"),UBL:u("DeliveryLocation/ID",e,"schemeID")}))];var n=y(33665);const wt=[(0,n.Hu)("BR-01","The inv\
oice names its specification (BT-24)","all",["/",(0,a.lq)("ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID")],["/",(0,a.lq)("Customizatio\
nID")]),(0,n.Hu)("BR-02","The invoice has a number (BT-1)","all",["/",(0,a.lq)("ExchangedDocument/ID")],["/",(0,a.lq)("ID")]),(0,n.Hu)("BR-03","The invoice has \
an issue date (BT-2), in CII in format 102","all",["/",e=>(0,A.Z0)(e,"ExchangedDocument/IssueDateTime/DateTimeString").some(t=>(0,a.f7)("@format",["102"])(t)&&t.
text.trim()!=="")],["/",(0,a.lq)("IssueDate")]),(0,n.Hu)("BR-04","The invoice has a type code (BT-3)","all",["/",(0,a.lq)("ExchangedDocument/TypeCode")],["/",(0,a.
lq)("InvoiceTypeCode|CreditNoteTypeCode")]),(0,n.Hu)("BR-05","The invoice has a currency (BT-5)","all",["/",(0,a.lq)(`${n.gm}/InvoiceCurrencyCode`)],["/",(0,a.lq)(
"DocumentCurrencyCode")]),(0,n.Hu)("BR-06","The seller has a name (BT-27)","all",["/",(0,a.lq)(`${n.Kv}/Name`)],["/",(0,a.lq)(`${n.C}/PartyLegalEntity/Registrat\
ionName`)]),(0,n.Hu)("BR-07","The buyer has a name (BT-44)","all",["/",(0,a.lq)(`${n.iq}/Name`)],["/",(0,a.lq)(`${n.AU}/PartyLegalEntity/RegistrationName`)]),(0,n.
Hu)("BR-08","The seller has an address (BG-5)","all",["/",(0,a.$B)(`${n.Kv}/PostalTradeAddress`)],["/",(0,a.$B)(`${n.C}/PostalAddress`)]),(0,n.Hu)("BR-09","The \
address of the seller has a country (BT-40)","all",["/",(0,a.lq)(`${n.Kv}/PostalTradeAddress/CountryID`)],[`${n.C}/PostalAddress`,(0,a.lq)(n.NN)]),(0,n.Hu)("BR-\
10","The buyer has an address (BG-8)","above MINIMUM",["/",(0,a.$B)(`${n.iq}/PostalTradeAddress`)],["/",(0,a.$B)(`${n.AU}/PostalAddress`)]),(0,n.Hu)("BR-11","Th\
e address of the buyer has a country (BT-55)","above MINIMUM",["/",(0,a.lq)(`${n.iq}/PostalTradeAddress/CountryID`)],[`${n.AU}/PostalAddress`,(0,a.lq)(n.NN)]),(0,n.
Hu)("BR-16","The invoice has a line (BG-25)","with lines",["/",(0,a.$B)(`${n.Df}/${n.pj}`)],["/",(0,a.$B)(n.FQ)]),(0,n.Hu)("BR-53","If VAT has a currency of its\
 own (BT-6), its total in that currency is there (BT-111)","above MINIMUM",["/",e=>{const[t,o]=["TaxCurrencyCode","InvoiceCurrencyCode"].map(r=>(0,a.fK)(e,`${n.
gm}/${r}`)),s=`${n.gm}/${n.vf}/TaxTotalAmount/@currencyID`;return!(0,a.$B)(`${n.gm}/${n.vf}`)(e)||t===null||t===void 0?!0:t!==o&&(0,a.f7)(s,[t])(e)}],["/",e=>(0,A.
Z0)(e,"TaxCurrencyCode").every(({text:t})=>(0,a.f7)("TaxTotal/TaxAmount/@currencyID",[t.trim()])(e))]),(0,n.Hu)("BR-CO-18","There is a breakdown of VAT (BG-23)",
"above MINIMUM",["/",e=>!(0,a.$B)(`${n.Df}/${n.pj}`)(e)||(0,a.$B)(`${n.Df}/${n.Uy}`)(e)],["/",(0,a.$B)(n.eg)])],Vt=[(0,n.Hu)("BR-12","The sum of the line net am\
ounts is there (BT-106)","above MINIMUM",[n.vf,(0,a.lq)("LineTotalAmount")],["/LegalMonetaryTotal",(0,a.lq)("LineExtensionAmount")]),(0,n.Hu)("BR-13","The total\
 without VAT is there (BT-109)","all",[n.vf,(0,a.lq)("TaxBasisTotalAmount")],["/LegalMonetaryTotal",(0,a.lq)("TaxExclusiveAmount")]),(0,n.Hu)("BR-14","The total\
 with VAT is there (BT-112)","all",[n.vf,(0,a.lq)("GrandTotalAmount")],["/LegalMonetaryTotal",(0,a.lq)("TaxInclusiveAmount")]),(0,n.Hu)("BR-15","The amount due \
is there (BT-115)","all",[n.vf,(0,a.lq)("DuePayableAmount")],["/LegalMonetaryTotal",(0,a.lq)("PayableAmount")]),(0,n.Hu)("BR-45","A row of the VAT breakdown has\
 a taxable amount (BT-116)","above MINIMUM",[n.Uy,(0,a.lq)("BasisAmount")],[n.eg,(0,a.lq)("TaxableAmount")]),(0,n.Hu)("BR-46","A row of the VAT breakdown has an\
 amount of VAT (BT-117)","above MINIMUM",[n.Uy,(0,a.lq)("CalculatedAmount")],[n.eg,(0,a.lq)("TaxAmount")]),(0,n.Hu)("BR-47","A row of the VAT breakdown has a ca\
tegory of VAT (BT-118)","above MINIMUM",[n.Uy,e=>(0,n.Xd)(e)&&(0,a.$B)("CategoryCode")(e)],[n.eg,(0,n.DZ)("TaxCategory","ID")]),(0,n.Hu)("BR-48","A row of the V\
AT breakdown has a rate (BT-119), unless VAT does not apply","above MINIMUM",[n.Uy,e=>(0,n.Xd)(e)&&((0,a.$B)("RateApplicablePercent")(e)||(0,a.f7)("CategoryCode",
["O"])(e))],[n.eg,e=>(0,A.Z0)(e,"TaxCategory").some(t=>(0,n.fM)(t)&&((0,a.$B)("Percent")(t)||(0,a.f7)("ID",["O"])(t)))])],Ye=(e,t)=>t[0]?.name==="Invoice",z=(e,t,o)=>({
rule:e,text:t,scope:"extension",checks:{UBL:{at:"/PrepaidPayment",when:Ye,holds:o}}});function xt(e){const o=(0,A.Z0)(e,"PrepaidPayment/PaidAmount").map(({text:r})=>r.
trim()===""?i.f2:(0,i._)(r.trim()));if(o.includes(void 0))return!1;const s=(0,i.cz)(o);return(0,A.Z0)(e,"LegalMonetaryTotal").every(r=>{const[c,l]=["PayableAmou\
nt","TaxInclusiveAmount"].map(P=>(0,i._)((0,a.fK)(r,P)??"")),[T,f]=["PayableRoundingAmount","PrepaidAmount"].map(P=>(0,i._)((0,a.fK)(r,P)??"0"));if(!c||!l||!T||
!f)return!1;const D=(0,i.WQ)((0,i.Re)(l,f),s);return(0,i.Re)((0,i.Fd)((0,i.Re)(c,T)),(0,i.Fd)(D)).units===0n})}const Ft=[{rule:"BR-DEX-03",text:"The item of a s\
ub-line has one VAT category (BG-DEX-06)",scope:"extension",checks:{UBL:{at:"SubInvoiceLine/Item",when:Ye,holds:e=>(0,A.Z0)(e,"ClassifiedTaxCategory").length===
1}}},{rule:"BR-DEX-09",text:"The amount due (BT-115) is the total with VAT less the paid amount, with the rounding and the payments of third parties (BT-DEX-002\
)",scope:"extension",checks:{UBL:{at:"/",holds:xt,found:e=>(0,a.fK)(e,"LegalMonetaryTotal/PayableAmount")}}},z("BR-DEX-10","A payment of a third party has a typ\
e (BT-DEX-001)",(0,a.lq)("ID")),z("BR-DEX-11","A payment of a third party has an amount (BT-DEX-002)",(0,a.lq)("PaidAmount")),z("BR-DEX-12","A payment of a thir\
d party has a description (BT-DEX-003)",(0,a.lq)("InstructionID")),z("BR-DEX-13","The payment of a third party has two decimals at most (BT-DEX-002)",e=>{const[
,t=""]=((0,A.Z0)(e,"PaidAmount")[0]?.text??"").split(".",2);return t.length<=2}),z("BR-DEX-14","The payment of a third party is in the currency of the invoice (\
BT-5)",(e,t)=>{const[o]=(0,A.Z0)(e,"PaidAmount"),s=o&&(0,A.w4)(o,"currencyID");return typeof s=="string"&&(0,a.q0)(t[0],"DocumentCurrencyCode").includes(s)})];function $t(e){
if(e.name!=="Invoice")return!0;const t=(0,A.Z0)(e,"InvoiceLine");for(let o=t.pop();o;o=t.pop()){const s=(0,A.Z0)(o,"SubInvoiceLine");if(s.length===0)continue;const[
r,...c]=[o,...s].map(l=>(0,i._)((0,a.fK)(l,"LineExtensionAmount")??""));if(!r||c.includes(void 0)||(0,i.Re)(r,(0,i.cz)(c)).units!==0n)return!1;for(const l of s)
t.push(l)}return!0}const Kt="SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/AssociatedDocumentLineDocument/ParentLineID",Zt=[(0,I.Os)("invoice","e\
xtension",e=>[e],[["BR-DEX-02","The net amount of a line is the sum of its sub-lines (BT-131)",(e,{root:t})=>$t(t)],["BR-DEX-15","An invoice in CII has no sub-l\
ines",(e,{root:t})=>(0,A.Z0)(t,Kt).length===0]])],De="SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount",Re="SpecifiedLineTradeAgreement/GrossP\
riceProductTradePrice/ChargeAmount",me="Price/AllowanceCharge/BaseAmount",je="SpecifiedTradeProduct/GlobalID",Qt=[(0,n.Hu)("BR-21","A line has an identifier (BT\
-126)","with lines",[n.pj,(0,a.lq)("AssociatedDocumentLineDocument/LineID")],[n.FQ,(0,a.lq)("ID")]),(0,n.Hu)("BR-22","A line has a quantity (BT-129)","with line\
s",[n.pj,(0,a.lq)("SpecifiedLineTradeDelivery/BilledQuantity")],[n.FQ,(0,a.lq)("InvoicedQuantity|CreditedQuantity")]),(0,n.Hu)("BR-23","The quantity of a line h\
as a unit (BT-130)","with lines",[n.pj,(0,a.$B)("SpecifiedLineTradeDelivery/BilledQuantity/@unitCode")],[n.FQ,(0,a.$B)("InvoicedQuantity/@unitCode|CreditedQuant\
ity/@unitCode")]),(0,n.Hu)("BR-24","A line has a net amount (BT-131)","with lines",[n.pj,(0,a.lq)("SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMone\
tarySummation/LineTotalAmount")],[n.FQ,(0,a.lq)("LineExtensionAmount")]),(0,n.Hu)("BR-25","The item of a line has a name (BT-153)","with lines",[n.pj,(0,a.lq)("\
SpecifiedTradeProduct/Name")],[n.FQ,(0,a.lq)("Item/Name")]),(0,n.Hu)("BR-26","The item of a line has a net price (BT-146)","with lines",[n.pj,(0,a.lq)(De)],[n.FQ,
(0,a.lq)("Price/PriceAmount")]),(0,n.Hu)("BR-27","The net price is not negative (BT-146)","with lines",[n.pj,(0,n.Jd)(De),{found:(0,n.RP)(De)}],[n.FQ,(0,n.Jd)("\
Price/PriceAmount"),{found:(0,n.RP)("Price/PriceAmount")}]),(0,n.Hu)("BR-28","The gross price is not negative (BT-148)","with lines",[n.pj,(0,n.Jd)(Re),{when:(0,a.
$B)(Re),found:(0,n.RP)(Re)}],[n.FQ,(0,n.Jd)(me),{when:(0,a.$B)(me),found:(0,n.RP)(me)}]),(0,n.Hu)("BR-30","The period of a line does not end before it begins (B\
T-134, BT-135)","with lines",["SpecifiedLineTradeSettlement/BillingSpecifiedPeriod",n.if],["InvoiceLine/InvoicePeriod|CreditNoteLine/InvoicePeriod",(0,n.ql)("St\
artDate","EndDate")]),(0,n.Hu)("BR-CO-20","The period of a line has a beginning (BT-134) or an end (BT-135)","with lines",["SpecifiedLineTradeSettlement/Billing\
SpecifiedPeriod",(0,a.$B)("StartDateTime|EndDateTime")],["InvoiceLine/InvoicePeriod|CreditNoteLine/InvoicePeriod",(0,a.$B)("StartDate|EndDate")]),(0,n.Hu)("BR-5\
4","An attribute of an item has a name (BT-160) and a value (BT-161)","with lines",["ApplicableProductCharacteristic",e=>(0,a.$B)("Description")(e)&&(0,a.$B)("V\
alue")(e)],["AdditionalItemProperty",e=>(0,a.$B)("Name")(e)&&(0,a.$B)("Value")(e)]),(0,n.Hu)("BR-64","The standard identifier of an item has a scheme (BT-157)",
"with lines",[n.pj,e=>!(0,a.$B)(je)(e)||(0,a.lq)(`${je}/@schemeID`)(e)],["Item/StandardItemIdentification/ID",(0,a.$B)("@schemeID")]),(0,n.Hu)("BR-65","The clas\
s of an item has a scheme (BT-158)","with lines",["DesignatedProductClassification",e=>!(0,a.$B)("ClassCode")(e)||(0,a.lq)("ClassCode/@listID")(e)],["Item/Commo\
dityClassification/ItemClassificationCode",(0,a.$B)("@listID")]),(0,n.Hu)("BR-CO-04","A line has a category of VAT (BT-151)","with lines",[n.pj,(0,n.ux)("Specif\
iedLineTradeSettlement/ApplicableTradeTax","CategoryCode")],[n.FQ,(0,n.DZ)("Item/ClassifiedTaxCategory","ID")]),...(0,n.Dz)([["BR-41","amount","An allowance of \
a line has an amount (BT-136)"],["BR-42","reason","An allowance of a line has a reason (BT-139) or its code (BT-140)"],["BR-CO-23","reason","The reason of an al\
lowance of a line is given as text, as code, or as both"]],"with lines",[n.iz,n.Iz],n.P5),...(0,n.Dz)([["BR-43","amount","A charge of a line has an amount (BT-1\
41)"],["BR-44","reason","A charge of a line has a reason (BT-144) or its code (BT-145)"],["BR-CO-24","reason","The reason of a charge of a line is given as text\
, as code, or as both"]],"with lines",[n.iz,n.Iz],n.Tb)];var Wt=y(24195);const ee=(e,t,o)=>o.map(([s,r,c,l])=>(0,n.Hu)(s,r,"XRECHNUNG",[e,(0,a.lq)(c)],[`/${t}`,
(0,a.lq)(l)])),W="CityName",Ee=["PostcodeCode","PostalZone"],pe="TelephoneUniversalCommunication/CompleteNumber",ye="Telephone",Se="EmailURIUniversalCommunicati\
on/URIID",Pe="ElectronicMail",qt=["S","Z","E","AE","K","G","L","M"],Jt=[`${n.Df}/${n.pj}/SpecifiedLineTradeSettlement/ApplicableTradeTax/CategoryCode`,`${n.Df}/${n.
ts}/CategoryTradeTax/CategoryCode`].join("|"),kt=[...["InvoiceLine","CreditNoteLine"].map(e=>`${e}/Item/ClassifiedTaxCategory/ID`),"AllowanceCharge/TaxCategory/\
ID"].join("|"),ze=e=>t=>e.split("|").some(o=>(0,A.Z0)(t,o).some(({text:s})=>qt.includes(s.trim()))),_t=e=>(0,A.Z0)(e,`${n.Kv}/SpecifiedTaxRegistration/ID`).some(
t=>["VA","FC"].includes((0,A.w4)(t,"schemeID")?.trim()??"")&&t.text.trim()!==""),et=(e,t)=>o=>{const s=new Set;return(0,A.Z0)(o,e).every(r=>{const c=(0,A.Z0)(r,
t).flatMap(T=>(0,A.w4)(T,"filename")??[]),l=c.every(T=>!s.has(T));for(const T of c)s.add(T);return l})},Yt=["GrossPriceProductTradePrice","NetPriceProductTradeP\
rice"];function jt(e){const t=o=>Yt.map(s=>(0,a.fK)(e,`SpecifiedLineTradeAgreement/${s}/BasisQuantity${o}`));return["","/@unitCode"].every(o=>{const[s,r]=t(o);return s===
null||r===null||s===r})}const zt=[(0,n.Hu)("BR-DE-2","The seller has a contact (BG-6)","XRECHNUNG",["ApplicableHeaderTradeAgreement/SellerTradeParty",(0,a.$B)("\
DefinedTradeContact")],["/AccountingSupplierParty",(0,a.$B)("Party/Contact")]),...ee("SellerTradeParty/PostalTradeAddress",`${n.C}/PostalAddress`,[["BR-DE-3","T\
he address of the seller has a city (BT-37)",W,W],["BR-DE-4","The address of the seller has a post code (BT-38)",...Ee]]),...ee("SellerTradeParty/DefinedTradeCo\
ntact",`${n.C}/Contact`,[["BR-DE-5","The contact of the seller has a name (BT-41)","PersonName|DepartmentName","Name"],["BR-DE-6","The contact of the seller has\
 a telephone number (BT-42)",pe,ye],["BR-DE-7","The contact of the seller has an e-mail address (BT-43)",Se,Pe]]),...ee("BuyerTradeParty/PostalTradeAddress","Ac\
countingCustomerParty/Party/PostalAddress",[["BR-DE-8","The address of the buyer has a city (BT-52)",W,W],["BR-DE-9","The address of the buyer has a post code (\
BT-53)",...Ee]]),...ee("ApplicableHeaderTradeDelivery/ShipToTradeParty/PostalTradeAddress","Delivery/DeliveryLocation/Address",[["BR-DE-10","An address of deliv\
ery has a city (BT-77)",W,W],["BR-DE-11","An address of delivery has a post code (BT-78)",...Ee]]),...ee(n.Uy,"TaxTotal/TaxSubtotal",[["BR-DE-14","A row of the \
VAT breakdown has a rate (BT-119)","RateApplicablePercent","TaxCategory/Percent"]]),(0,n.Hu)("BR-DE-15","The invoice has a buyer reference (BT-10)","XRECHNUNG",
["/",(0,a.lq)(`${n.Df}/ApplicableHeaderTradeAgreement/BuyerReference`)],["/",(0,a.lq)("BuyerReference")]),(0,n.Hu)("BR-DE-16","If there is VAT, the seller has a\
 VAT identifier (BT-31), a tax number (BT-32) or a representative (BG-11)","XRECHNUNG",["/",e=>_t(e)||(0,a.$B)(`${n.Df}/ApplicableHeaderTradeAgreement/SellerTax\
RepresentativeTradeParty`)(e),{when:ze(Jt)}],["/",e=>(0,a.$B)("TaxRepresentativeParty")(e)||(0,a.lq)(`${n.C}/PartyTaxScheme/CompanyID`)(e),{when:ze(kt)}]),(0,n.
Hu)("BR-DE-22","No two attachments have the same file name","XRECHNUNG",["ApplicableHeaderTradeAgreement|SpecifiedLineTradeAgreement|SpecifiedLineTradeSettlemen\
t",et("AdditionalReferencedDocument","AttachmentBinaryObject")],["/",et("AdditionalDocumentReference","Attachment/EmbeddedDocumentBinaryObject")]),(0,n.Hu)("BR-\
TMP-3","A gross price is for as many units as the net price (BT-149, BT-150)","XRECHNUNG",[`${n.Df}/${n.pj}`,jt])],Me=["326","380","381","384","389","875","876",
"877"],Ne="ExchangedDocument/TypeCode",Xe="InvoiceTypeCode|CreditNoteTypeCode",tt="ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID",en=/^[^@\s]+@[^@.\s]+(?:\.[^@.\s]+)+$/,
tn=/^[a-z][a-z0-9+.-]+:/i,nt=e=>t=>tn.test((0,A.Z0)(t,e)[0]?.text??""),at=e=>t=>((0,a.fK)(t,e)??"").replace(/\D/g,"").length>=3,ot=e=>t=>en.test((0,a.fK)(t,e)??
""),b=e=>({found:t=>(0,a.fK)(t,e)}),de=(e,...t)=>o=>t.includes((0,a.fK)(o,e)??""),st=e=>t=>Wt.d1.includes((0,a.fK)(t,e)??""),it=(e,t,o)=>s=>(0,a.$B)(e)(s)||t.split(
"|").every(r=>(0,A.Z0)(s,r).every((0,a.$B)(o))),nn=[(0,n.Hu)("BR-DE-17",`The type code is one of ${Me.join(", ")} (BT-3)`,"XRECHNUNG",["/",de(Ne,...Me),b(Ne)],[
"/",de(Xe,...Me),b(Xe)]),(0,n.Hu)("BR-DE-21","The specification is XRechnung 3.0 (BT-24)","XRECHNUNG",["/",st(tt),b(tt)],["/",st("CustomizationID"),b("Customiza\
tionID")]),(0,n.Hu)("BR-DE-26","A corrected invoice (384) names the preceding invoice (BG-3)","XRECHNUNG",["/",(0,a.$B)(`${n.gm}/InvoiceReferencedDocument`),{when:de(
Ne,"384")}],["/",(0,a.$B)("BillingReference/InvoiceDocumentReference"),{when:de(Xe,"384")}]),(0,n.Hu)("BR-DE-27","A telephone number has three digits or more (B\
T-42)","XRECHNUNG",["SellerTradeParty/DefinedTradeContact",at(pe),b(pe)],[`/${n.C}/Contact`,at(ye),b(ye)]),(0,n.Hu)("BR-DE-28","An e-mail address is one (BT-43)",
"XRECHNUNG",["SellerTradeParty/DefinedTradeContact",ot(Se),b(Se)],[`/${n.C}/Contact`,ot(Pe),b(Pe)]),(0,n.Hu)("BR-DE-TMP-32","The invoice says when it was delive\
red (BT-72), or its period (BG-14), or that of each line (BG-26)","XRECHNUNG",["/SupplyChainTradeTransaction",it("ApplicableHeaderTradeDelivery/ActualDeliverySu\
pplyChainEvent/OccurrenceDateTime|ApplicableHeaderTradeSettlement/BillingSpecifiedPeriod",n.pj,"SpecifiedLineTradeSettlement/BillingSpecifiedPeriod")],["/",it("\
Delivery/ActualDeliveryDate|InvoicePeriod","InvoiceLine|CreditNoteLine","InvoicePeriod")]),(0,n.Hu)("BR-TMP-2","The place of an external document is a URL with \
its scheme (BT-124)","XRECHNUNG",["ApplicableHeaderTradeAgreement/AdditionalReferencedDocument",nt("URIID"),{when:e=>(0,a.$B)("URIID")(e)&&(0,a.fK)(e,"TypeCode")===
"916",...b("URIID")}],["/AdditionalDocumentReference/Attachment/ExternalReference",nt("URI"),b("URI")])];var an=y(17886);const te={CII:{means:"ApplicableHeaderT\
radeSettlement/SpecifiedTradeSettlementPaymentMeans",code:"TypeCode",account:"PayeePartyCreditorFinancialAccount",iban:"PayeePartyCreditorFinancialAccount/IBANI\
D",card:"ApplicableTradeSettlementFinancialCard",debited:"PayerPartyDebtorFinancialAccount/IBANID",debit:"PayerPartyDebtorFinancialAccount/IBANID",bank:"PayeeSp\
ecifiedCreditorFinancialInstitution|PayerSpecifiedDebtorFinancialInstitution"},UBL:{means:"/PaymentMeans",code:"PaymentMeansCode",account:"PayeeFinancialAccount",
iban:"PayeeFinancialAccount/ID",card:"CardAccount",debited:"PaymentMandate/PayerFinancialAccount/ID",debit:"PaymentMandate",bank:"CardAccount"}},Ae="SpecifiedTr\
adePaymentTerms/DirectDebitMandateID",rt="CreditorReferenceID",ct=e=>(t,o)=>(0,a.$B)(e.debit)(t)||e===te.CII&&(0,a.q0)(o.at(-1),`${Ae}|${rt}`).length>0,F=(e,t,o,s,r)=>{
const c=l=>({at:l.means,when:(0,a.f7)(l.code,o),holds:s(l),...r&&{found:T=>(0,a.fK)(T,r(l))}});return{rule:e,text:t,scope:"XRECHNUNG",checks:{CII:c(te.CII),UBL:c(
te.UBL)}}},lt=["30","58"],dt=["48","54","55"],Le=["59"],Ue=(e,t)=>(o,s)=>!(0,a.$B)(e)(o)&&!(t&&ct(t)(o,s)),on=/^#SKONTO#TAGE=\d+#PROZENT=\d+\.\d\d(?:#BASISBETRAG=-?\d+\.\d\d)?#$/;
function sn(e){const t=e.split(/\r?\n/),o=c=>c.trim().startsWith("#");if(!t.some(o))return!0;const s=t.findLastIndex(c=>c.lastIndexOf("#")>c.indexOf("#")+1);return s>=
0&&s+1<t.length&&t[s].trimEnd().endsWith("#")&&t.every(c=>!o(c)||on.test(c.trim()))}const At=e=>t=>(0,A.Z0)(t,e).every(({text:o})=>sn(o)),ge=`${n.gm}/SpecifiedT\
radeSettlementPaymentMeans/${te.CII.debited}`,ve=`${n.gm}/${rt}`,Tt=`${n.gm}/${Ae}|${ve}|${ge}`,rn=["AccountingSupplierParty/Party","PayeeParty"].map(e=>`${e}/P\
artyIdentification/ID/@schemeID`),cn=[(0,n.Hu)("BR-DE-1","The invoice says how it is paid (BG-16)","XRECHNUNG",["/",(0,a.$B)(`${n.gm}/SpecifiedTradeSettlementPa\
ymentMeans`)],["/",(0,a.$B)("PaymentMeans")]),(0,n.Hu)("BR-DE-18","Discounts in the payment terms (BT-20) are lines as #SKONTO#TAGE=14#PROZENT=2.25#, each with \
a line end","XRECHNUNG",["/",At(`${n.gm}/SpecifiedTradePaymentTerms/Description`)],["/",At("PaymentTerms/Note")]),F("BR-DE-23-a","A credit transfer has an accou\
nt (BG-17)",lt,({account:e})=>(0,a.$B)(e)),F("BR-DE-23-b","A credit transfer has no card (BG-18) and no direct debit (BG-19)",lt,e=>Ue(e.card,e)),F("BR-DE-24-a",
"A payment by card has a card (BG-18)",dt,({card:e})=>(0,a.$B)(e)),F("BR-DE-24-b","A payment by card has no account (BG-17) and no direct debit (BG-19)",dt,e=>Ue(
e.account,e)),F("BR-DE-25-a","A direct debit says what is debited (BG-19)",Le,ct),F("BR-DE-25-b","A direct debit has no account of the payee (BG-17) and no card\
 (BG-18)",Le,e=>Ue(`${e.account}|${e.card}|${e.bank}`)),(0,n.Hu)("BR-DE-30","A direct debit has a creditor identifier (BT-90), and not that alone","XRECHNUNG",[
"/",e=>(0,a.$B)(ve)(e)&&(0,a.$B)(`${n.gm}/${Ae}|${ge}`)(e),{when:(0,a.$B)(Tt)}],["/",(0,a.f7)(rn.join("|"),["SEPA"]),{when:(0,a.$B)("PaymentMeans/PaymentMandate")}]),
(0,n.Hu)("BR-DE-31","A direct debit has an account that is debited (BT-91), and not that alone","XRECHNUNG",["/",e=>(0,a.$B)(ge)(e)&&(0,a.$B)(`${n.gm}/${Ae}|${ve}`)(
e),{when:(0,a.$B)(Tt)}],["/",(0,a.$B)(`PaymentMeans/${te.UBL.debited}`),{when:(0,a.$B)("PaymentMeans/PaymentMandate")}])],ut=e=>t=>(0,an.X)(((0,a.fK)(t,e)??"").
replace(/\s/g,"")),ln=[F("BR-DE-19","The account of a SEPA credit transfer is an IBAN (BT-84)",["58"],({iban:e})=>ut(e),({iban:e})=>e),F("BR-DE-20","The account\
 of a SEPA direct debit is an IBAN (BT-91)",Le,({debited:e})=>ut(e),({debited:e})=>e)],dn=[(0,n.Hu)("BR-17","A payee has a name (BT-59), and is not the seller",
"above MINIMUM",["PayeeTradeParty",(e,t)=>(0,a.$B)("Name")(e)&&(0,n.Vr)(n.Kv,[["Name","Name"],["ID","ID"],["SpecifiedLegalOrganization/ID","SpecifiedLegalOrgani\
zation/ID"]])(e,t)],["/PayeeParty",(e,t)=>(0,a.$B)("PartyName/Name")(e)&&(0,n.Vr)(n.C,[["PartyName/Name","PartyName/Name"],["PartyIdentification/ID","PartyIdent\
ification/ID"]])(e,t)]),(0,n.Hu)("BR-18","A tax representative has a name (BT-62)","above MINIMUM",["SellerTaxRepresentativeTradeParty",(0,a.lq)("Name")],["/Tax\
RepresentativeParty",(0,a.lq)("PartyName/Name")]),(0,n.Hu)("BR-19","A tax representative has an address (BG-12)","above MINIMUM",["SellerTaxRepresentativeTradeP\
arty",(0,a.$B)("PostalTradeAddress")],["/TaxRepresentativeParty",(0,a.$B)("PostalAddress")]),(0,n.Hu)("BR-20","The address of a tax representative has a country\
 (BT-69)","above MINIMUM",["SellerTaxRepresentativeTradeParty",(0,a.lq)("PostalTradeAddress/CountryID")],["/TaxRepresentativeParty/PostalAddress",(0,a.lq)(n.NN)]),
(0,n.Hu)("BR-56","A tax representative has a VAT identifier (BT-63)","above MINIMUM",["SellerTaxRepresentativeTradeParty",e=>(0,A.Z0)(e,"SpecifiedTaxRegistratio\
n/ID").some(t=>(0,a.f7)("@schemeID",["VA"])(t)&&t.text.trim()!=="")],["/TaxRepresentativeParty",(0,n.DZ)("PartyTaxScheme","CompanyID")]),(0,n.Hu)("BR-57","An ad\
dress of delivery has a country (BT-80)","above MINIMUM",["ApplicableHeaderTradeDelivery",e=>!(0,a.$B)("ShipToTradeParty/PostalTradeAddress")(e)||(0,a.lq)("Ship\
ToTradeParty/PostalTradeAddress/CountryID")(e)],["/Delivery/DeliveryLocation/Address",(0,a.$B)(n.NN)]),(0,n.Hu)("BR-62","The electronic address of the seller ha\
s a scheme (BT-34)","above MINIMUM",["/",(0,n.EV)(`${n.Kv}/URIUniversalCommunication`,"URIID")],[`${n.C}/EndpointID`,(0,a.$B)("@schemeID")]),(0,n.Hu)("BR-63","T\
he electronic address of the buyer has a scheme (BT-49)","above MINIMUM",["/",(0,n.EV)(`${n.iq}/URIUniversalCommunication`,"URIID")],[`${n.AU}/EndpointID`,(0,a.
$B)("@schemeID")]),(0,n.Hu)("BR-CO-09","A VAT identifier begins with the code of its country (BT-31, BT-48, BT-63)","all",["SpecifiedTaxRegistration/ID",({text:e})=>(0,n.
d7)(e.trim()),{when:(0,a.f7)("@schemeID",["VA"])}],["PartyTaxScheme",e=>(0,n.d7)((0,a.fK)(e,"CompanyID")??""),{when:e=>(0,n.fM)(e)&&(0,a.$B)("CompanyID")(e)}]),
(0,n.Hu)("BR-CO-26","The seller has an identifier (BT-29), a legal registration (BT-30) or a VAT identifier (BT-31)","above MINIMUM",["SellerTradeParty",e=>(0,a.
$B)("ID|GlobalID|SpecifiedLegalOrganization/ID")(e)||(0,a.f7)("SpecifiedTaxRegistration/ID/@schemeID",["VA"])(e)],["/AccountingSupplierParty",(e,t)=>(0,n.DZ)("P\
arty/PartyTaxScheme","CompanyID")(e,t)||(0,A.Z0)(e,"Party/PartyIdentification/ID").some(o=>!(0,a.f7)("@schemeID",["SEPA"])(o))||(0,a.$B)("Party/PartyLegalEntity\
/CompanyID")(e)])],An=[(0,n.Hu)("BR-29","The invoicing period does not end before it begins (BT-73, BT-74)","above MINIMUM",["ApplicableHeaderTradeSettlement/Bi\
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
e (BT-105)"],["BR-CO-22","reason","The reason of a charge is given as text, as code, or as both"]],"above MINIMUM",[n.ts,"/AllowanceCharge"],n.Tb)];class Tn{syntax;categories=new Set;isOutsideOfItaly=!1;hasTaxDate=!1;hasTaxDateCode=!1;hasTaxes=!1;constructor(t){
this.syntax=t}take({name:t,text:o},s){const r=s?.name??"";this.syntax==="UBL"?this.takeUbl(t,o.trim(),r):t==="CategoryCode"?this.takeCategory(o.trim()):t==="Cou\
ntryID"?this.isOutsideOfItaly||=o!=="IT":t==="TaxPointDate"?this.hasTaxDate=!0:t==="DueDateTypeCode"?this.hasTaxDateCode=!0:t==="ApplicableTradeTax"&&(this.hasTaxes||=
r==="ApplicableHeaderTradeSettlement")}takeUbl(t,o,s){t==="ID"&&(s==="TaxCategory"||s==="ClassifiedTaxCategory")?this.takeCategory(o):t==="IdentificationCode"?this.
isOutsideOfItaly||=o!=="IT":s==="Invoice"||s==="CreditNote"?(this.hasTaxes=!0,this.hasTaxDate||=t==="TaxPointDate"):t==="DescriptionCode"&&(this.hasTaxDateCode||=
s==="InvoicePeriod")}takeCategory(t){(t==="B"||t==="S")&&this.categories.add(t)}}const un=[["BR-CO-03","The date of VAT is given as a date (BT-7) or by a code (\
BT-8), not by both","above MINIMUM",({hasTaxes:e,hasTaxDate:t,hasTaxDateCode:o})=>!e||!t||!o],["BR-B-01","An invoice with the category B (split payment) names n\
o country but Italy","with lines",({categories:e,isOutsideOfItaly:t})=>!e.has("B")||!t],["BR-B-02","An invoice with the category B (split payment) does not have\
 the category S","with lines",({categories:e})=>e.size<2]],hn=[...g.LF,...wt,...Vt,...dn,...An,...Qt,...Gt,...Ft,...mt,...zt,...cn],Bn=[...nn,...ln];function ht(e,t){
const o=new Map;for(const s of e){const r=s.checks[t];if(r)for(const c of r.at.split("|")){const l=c==="/"?c:c.slice(c.lastIndexOf("/")+1),T={...r,about:s,at:c},
f=o.get(l);f?f.push(T):o.set(l,[T])}}return o}const Bt=e=>({CII:ht(e,"CII"),UBL:ht(e,"UBL")}),In=Bt(hn),Cn=Bt(Bn),It=new Set(["IncludedSupplyChainTradeLineItem",
"InvoiceLine","CreditNoteLine"]),fn=e=>e.name==="IncludedSupplyChainTradeLineItem"&&(0,A.Z0)(e,"AssociatedDocumentLineDocument/LineStatusReasonCode").some(({text:t})=>t.
trim()!=="DETAIL");async function Dn(e,t,o){const s=new Tn(e.syntax),r=new Ct(e,In,t,o);await r.askAll(e.root,(c,l)=>s.take(c,l));for(const[c,l,T,f]of un)(0,I.GY)(
T,e.profile)&&!f(s)&&r.failures.push({rule:c,text:l,where:"invoice",found:null,expected:null});return r.failures}async function Rn(e,t,o){const s=new Ct(e,Cn,t,
o);return await s.askAll(e.root,()=>{}),s.failures}class Ct{pace;most;failures=[];around=[];checks;profile;constructor({syntax:t,profile:o},s,r,c){this.pace=r,this.
most=c,this.checks=s[t],this.profile=o}async askAll(t,o){const{around:s,pace:r}=this,c=[{element:t,next:0,lines:0}];await this.ask(t,0),s.push(t);let l=0;for(let T=c.
at(-1);T;T=c.at(-1)){const f=r.step(4);f&&await f;const D=T.element.children[T.next++];if(!D){c.pop(),s.pop();continue}c.length<=2&&(l=It.has(D.name)?++T.lines:
0),!fn(D)&&(o(D,s.at(-1)),await this.ask(D,l),c.push({element:D,next:0,lines:0}),s.push(D))}}async ask(t,o){const{around:s,failures:r}=this,c=this.checks.get(s.
length===0?"/":t.name);if(!c)return;const l=t.children.length+(s.length>0?0:t.children.reduce((T,f)=>T+f.children.length,0));for(const{about:T,at:f,when:D,holds:P,
found:G}of c){const X=this.pace.step(4+l);if(X&&await X,!(0,I.GY)(T.scope,this.profile)||!mn(f,s,t)||r.length>=this.most||D&&!D(t,s)||P(t,s))continue;const ue=En(
t,s,o);r.push({rule:T.rule,text:T.text,where:ue,found:G?.(t)??null,expected:null})}}}function mn(e,t,o){if(e==="/")return t.length===0;const s=e.split("/"),r=s[0]===
"";if(r&&s.shift(),s.length>t.length||r&&s.length!==t.length||o.name!==s.at(-1))return!1;for(let c=1;c<s.length;c++)if(t.at(-c).name!==s.at(-1-c))return!1;return!0}
function En(e,t,o){return t.length===0?"invoice":o===0?e.name:It.has(e.name)?`line ${o}`:`line ${o}: ${e.name}`}const pn={units:1n,scale:2},Te=e=>e===null?void 0:
(0,i._)(e),ft=e=>(0,i.cz)(e.flatMap(({amount:t})=>Te(t)??[]));function yn({quantity:e,netPrice:t,priceQuantity:o,netAmount:s,allowances:r,charges:c}){const[l,T,
f]=[Te(e),Te(t),Te(s)],D=o===null?(0,i._)("1"):(0,i._)(o);if(!l||!T||!f||!D||D.units===0n)return!0;const P=(0,i.Re)(ft(c),ft(r)),G=(0,i.Re)((0,i.lw)((0,i.Re)(f,
P),D),(0,i.lw)(l,T));return!(0,i.oi)((0,i.ys)(G),(0,i.ys)((0,i.lw)(pn,D)))}const Sn=[(0,I.Os)("line","with lines",I.Su,[["PRICE","The net amount (BT-131) is the\
 quantity (BT-129) times the price (BT-146), with charges and less allowances",yn,({netAmount:e})=>e]])],He=1e3,Pn=[...g.SL,...N],Mn=[...Zt,...Sn];async function Nn(e,t){
return await Dt(e,t,Pn,await Dn(e,t,He))}async function Xn(e,t){return await Dt(e,t,Mn,await Rn(e,t,He))}async function Dt(e,t,o,s){const{invoice:r,profile:c}=e;
for(const{where:l,scope:T,each:f,rows:D}of o){if(!(0,I.GY)(T,c))continue;const P=f(r);for(const[G,X]of P.entries()){const ue=t.step(D.length*20);ue&&await ue;for(const[
Ln,Un,gn,vn,Hn]of D)if(!gn(X,e)){if(s.length>=He)return s;s.push({rule:Ln,text:Un,where:P.length>1?`${l} ${G+1}`:l,found:vn?.(X)??null,expected:Hn??null})}}}return s}}),
27547:((be,q,y)=>{y.d(q,{v:()=>L});var g=y(45548),i=y(36493),I=y(36698);function L(S){const d=U(S.invoice);return d.length>0?d:new p(S).broken()}function U({lines:S,
allowances:d,charges:B,thirdPartyCharges:h,taxes:C,totals:m}){return[["The net amounts of the lines",S.map(({netAmount:A})=>A)],["The allowances and charges",[...d,
...B,...h].map(({amount:A})=>A)],["The VAT breakdown",C.flatMap(({basis:A,amount:a,rate:V})=>[A,a,V])],["The totals",Object.values(m)]].filter(([,A])=>A.some(a=>a!==
null&&(0,i._)(a)===void 0)).map(([A])=>k("BR-DEC",`${A} have an amount that is not a decimal number`))}const w={units:1n,scale:2},O={units:1n,scale:0},M={units:5n,
scale:1};class p{found=[];counted;invoice;level;hasOtherDue;isUbl;root;constructor({invoice:d,profile:B,syntax:h,root:C}){this.root=C,this.invoice=d,this.level=
B?.level,this.isUbl=h==="UBL",this.hasOtherDue=this.isUbl&&B?.variant==="extension",this.counted=(0,I.Su)(d)}broken(){const d=(0,g.Z0)(this.root,this.isUbl?v:J).
length>0;return d&&(this.hasLines&&this.lines(),this.level!=="MINIMUM"&&this.adjustments()),this.taxes(),this.gross(),d&&this.level!=="MINIMUM"&&!this.hasOtherDue&&
this.due(),this.found}get hasLines(){return this.level!=="MINIMUM"&&this.level!=="BASIC WL"}lines(){this.compare("10","lines",(0,i.cz)(this.counted.map(({netAmount:d})=>R(
d))),this.invoice.lines.length,{total:"The sum of the line net amounts (BT-106)",from:"the net amounts of the lines"})}adjustments(){const{totals:d,allowances:B,
charges:h}=this.invoice;if(this.compare("11","allowances",se(B),B.length,{total:"The sum of the allowances (BT-107)",from:"the allowances"}),this.compare("12","\
charges",se(h),h.length,{total:"The sum of the charges (BT-108)",from:"the charges"}),d.lines===null&&this.level!=="EXTENDED")return this.exact("BR-CO-13",d.net,
void 0,K);if(this.isUbl&&d.allowances===null&&d.charges===null&&d.net!==null){(0,i.Re)(R(d.net),R(d.lines)).units===0n||this.found.push($("BR-CO-13",d.net,R(d.lines),
K));return}const C=(0,i.WQ)((0,i.Re)(R(d.lines),R(d.allowances)),R(d.charges));this.compare("13","net",C,this.terms,K)}taxes(){this.taxTotals(),this.invoice.taxes.
every(d=>this.isTaxRight(d))||this.found.push(k("BR-CO-17","An amount of VAT (BT-117) is not the taxable amount times the rate"))}taxTotals(){const{taxes:d,totals:B}=this.
invoice;if(!this.isUbl){(d.length>0||this.isStrict)&&B.tax!==null&&this.exact("BR-CO-14",B.tax,(0,i.cz)(d.map(({amount:h})=>R(h))),oe);return}for(const h of(0,g.
Z0)(this.root,"TaxTotal")){const C=(0,g.Z0)(h,"TaxSubtotal"),m=C.flatMap(A=>(0,g.Z0)(A,"TaxAmount")).map(({text:A})=>R(A.trim())),N=(0,g.Z0)(h,"TaxAmount")[0]?.
text.trim()??null;C.length>0&&this.exact("BR-CO-14",N,(0,i.cz)(m),oe,!0)}}get isStrict(){return this.level!=="MINIMUM"&&this.level!=="BASIC WL"&&this.level!=="E\
XTENDED"}isTaxRight({taxScheme:d,basis:B,rate:h,amount:C}){if(C===null)return!1;const m=d?.toUpperCase()==="VAT"||!this.isStrict?h:null;if((0,i.oi)(M,(0,i.ys)(R(
m))))return(0,i.oi)(M,(0,i.ys)(R(C)));if(B===null)return!1;const A=(0,i.Fd)((0,i.lw)((0,i.lw)((0,i.ys)(R(B)),R(m)),w)),a=(0,i.ys)((0,i.Re)((0,i.ys)(R(C)),A));return(0,i.
oi)(O,a)||!this.isUbl&&(0,i.Re)(O,a).units===0n}gross(){const{net:d,tax:B,gross:h}=this.invoice.totals,C=(0,i.WQ)(R(d),R(B));if(!this.isStrict)return this.compare(
"15","gross",C,this.terms,ae);const{currency:m}=this.invoice;if(m===null)return;const N=(0,g.Z0)(this.root,this.isUbl?ne:he).filter(a=>(0,g.w4)(a,"currencyID")===
m);!this.isUbl&&d!==null&&h!==null&&(0,i.Re)(R(d),R(h)).units===0n||this.exact("BR-CO-15",h,d===null||N.length!==1?void 0:C,ae,!0)}due(){const{gross:d,paid:B,rounding:h,
due:C}=this.invoice.totals,m=(0,i.WQ)((0,i.Re)(R(d),R(B)),R(h)),N="The amount due (BT-115)",A="the total with VAT less the paid amount plus the rounding";if(this.
level!=="EXTENDED"){const V=this.isUbl&&B!==null?(0,i.Fd)(m):m;C!==null&&d!==null&&(0,i.Re)(R(C),V).units===0n||this.found.push($("BR-CO-16",C,d===null?void 0:m,
{total:N,from:A}));return}if(C===null)return;const a=(0,i.cz)(this.invoice.thirdPartyCharges.map(({amount:V})=>R(V)));this.exact("BR-FXEXT-CO-16",C,(0,i.WQ)(m,a),
{total:N,from:`${A} and the charges for third parties (BT-179)`})}get terms(){return this.counted.length+this.invoice.allowances.length+this.invoice.charges.length}compare(d,B,h,C,m){
const N=this.invoice.totals[B],A=B==="lines"||B==="net"||B==="gross";if(this.level!=="EXTENDED")return this.exact(`BR-CO-${d}`,N,h,m,A);if(N===null&&A)return;const a={
units:BigInt(C),scale:2};(0,i.oi)((0,i.ys)((0,i.Re)(R(N),(0,i.Fd)(h))),a)&&this.found.push($(`BR-FXEXT-CO-${d}`,N,h,m))}exact(d,B,h,C,m=!1){h===void 0||m&&B===null?
this.found.push($(d,B,h,C)):(0,i.Re)(R(B),(0,i.Fd)(h)).units!==0n&&this.found.push($(d,B,h,C))}}const v="LegalMonetaryTotal",J="SupplyChainTradeTransaction/Appl\
icableHeaderTradeSettlement/SpecifiedTradeSettlementHeaderMonetarySummation",ne="TaxTotal/TaxAmount",he=`${J}/TaxTotalAmount`,K={total:"The total without VAT (B\
T-109)",from:"the lines less the allowances plus the charges"},ae={total:"The total with VAT (BT-112)",from:"the total without VAT plus VAT"},oe={total:"The tot\
al of VAT (BT-110)",from:"the amounts of the VAT breakdown"},k=(S,d,B=null,h=null)=>({rule:S,text:d,where:"totals",found:B,expected:h}),$=(S,d,B,{total:h,from:C})=>k(
S,`${h} differs from ${C}`,d,B?(0,i.Bz)((0,i.Fd)(B)):null),R=S=>S===null?i.f2:(0,i._)(S)??i.f2,se=S=>(0,i.cz)(S.map(({amount:d})=>R(d)))})};
