"use strict";exports.id=2761,exports.ids=[2761],exports.modules={49180:((S,_,u)=>{u.d(_,{q:()=>C});const T="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd\
4 azure f0ffff beige f5f5dc bisque ffe4c4 black 000000 blanchedalmond ffebcd blue 0000ff blueviolet 8a2be2 brown a52a2a burlywood deb887 cadetblue 5f9ea0 chartr\
euse 7fff00 chocolate d2691e coral ff7f50 cornflowerblue 6495ed cornsilk fff8dc crimson dc143c cyan 00ffff darkblue 00008b darkcyan 008b8b darkgoldenrod b8860b \
darkgray a9a9a9 darkgreen 006400 darkgrey a9a9a9 darkkhaki bdb76b darkmagenta 8b008b darkolivegreen 556b2f darkorange ff8c00 darkorchid 9932cc darkred 8b0000 da\
rksalmon e9967a darkseagreen 8fbc8f darkslateblue 483d8b darkslategray 2f4f4f darkslategrey 2f4f4f darkturquoise 00ced1 darkviolet 9400d3 deeppink ff1493 deepsk\
yblue 00bfff dimgray 696969 dimgrey 696969 dodgerblue 1e90ff firebrick b22222 floralwhite fffaf0 forestgreen 228b22 fuchsia ff00ff gainsboro dcdcdc ghostwhite f\
8f8ff gold ffd700 goldenrod daa520 gray 808080 green 008000 greenyellow adff2f grey 808080 honeydew f0fff0 hotpink ff69b4 indianred cd5c5c indigo 4b0082 ivory f\
ffff0 khaki f0e68c lavender e6e6fa lavenderblush fff0f5 lawngreen 7cfc00 lemonchiffon fffacd lightblue add8e6 lightcoral f08080 lightcyan e0ffff lightgoldenrody\
ellow fafad2 lightgray d3d3d3 lightgreen 90ee90 lightgrey d3d3d3 lightpink ffb6c1 lightsalmon ffa07a lightseagreen 20b2aa lightskyblue 87cefa lightslategray 778\
899 lightslategrey 778899 lightsteelblue b0c4de lightyellow ffffe0 lime 00ff00 limegreen 32cd32 linen faf0e6 magenta ff00ff maroon 800000 mediumaquamarine 66cda\
a mediumblue 0000cd mediumorchid ba55d3 mediumpurple 9370db mediumseagreen 3cb371 mediumslateblue 7b68ee mediumspringgreen 00fa9a mediumturquoise 48d1cc mediumv\
ioletred c71585 midnightblue 191970 mintcream f5fffa mistyrose ffe4e1 moccasin ffe4b5 navajowhite ffdead navy 000080 oldlace fdf5e6 olive 808000 olivedrab 6b8e2\
3 orange ffa500 orangered ff4500 orchid da70d6 palegoldenrod eee8aa palegreen 98fb98 paleturquoise afeeee palevioletred db7093 papayawhip ffefd5 peachpuff ffdab\
9 peru cd853f pink ffc0cb plum dda0dd powderblue b0e0e6 purple 800080 rebeccapurple 663399 red ff0000 rosybrown bc8f8f royalblue 4169e1 saddlebrown 8b4513 salmo\
n fa8072 sandybrown f4a460 seagreen 2e8b57 seashell fff5ee sienna a0522d silver c0c0c0 skyblue 87ceeb slateblue 6a5acd slategray 708090 slategrey 708090 snow ff\
fafa springgreen 00ff7f steelblue 4682b4 tan d2b48c teal 008080 thistle d8bfd8 tomato ff6347 turquoise 40e0d0 violet ee82ee wheat f5deb3 white ffffff whitesmoke\
 f5f5f5 yellow ffff00 yellowgreen 9acd32";function C(g){const y=g.toLowerCase(),l=/^#([\da-f]{3}|[\da-f]{6})$/.exec(y)?.[1]??A().get(y);return l===void 0?void 0:
(l.length===3?[...l].map(h=>h+h):[l.slice(0,2),l.slice(2,4),l.slice(4)]).map(h=>Number.parseInt(h,16))}let P;function A(){const g=T.split(" ");return P??=new Map(
g.flatMap((y,l)=>l%2===0?[[y,g[l+1]]]:[]))}}),51521:((S,_,u)=>{u.d(_,{Ct:()=>y,Qf:()=>g,sA:()=>d});var T=u(98446),C=u(34378);const P=/(\{[^{}]*\})/;function A(h,n){
const r=[],i=[],o=`use ${n.map(c=>`{${c}}`).join(", ")}`;for(const c of(0,C.w)(h).split(P)){const p=n.find(D=>`{${D}}`===c);if(p)r.push({placeholder:p});else if(P.
test(c))i.push(c);else{if(/[{}]/.test(c))return{problem:`has a brace that belongs to no placeholder; ${o}`};c&&r.push({literal:c})}}return i.length===0?{pieces:r}:
{problem:`has the unknown ${(0,T.d5)(i.length,"placeholder","placeholders")} ${i.join(" and ")}; ${o}`}}const g=h=>h.split(P).filter((n,r)=>r%2===1),y=(h,n)=>h.
split(P).map((r,i)=>(i%2===1&&Object.hasOwn(n,r.slice(1,-1))?n[r.slice(1,-1)]:void 0)??r).join(""),l=["number","last","label","name"],d=h=>A(h,l)}),77040:((S,_,u)=>{
u.d(_,{n:()=>A});const T=["number","last","title","date"],C=`use ${T.map(g=>`{${g}}`).join(", ")}, and a \\ before a brace that is text`,P="{}|\\";function A(g){
const y=[[]],l=[];let d="";const h=()=>{d!==""&&y.at(-1).push(d),d=""};for(let o=0;o<g.length;o++){const c=g[o];if(c==="\\"&&o+1<g.length&&P.includes(g[o+1]))d+=
g[++o];else if(c==="|")h(),y.push([]);else{if(c==="}")return{problem:`has a brace that belongs to no placeholder; ${C}`};if(c==="{"){const p=g.indexOf("}",o);if(p<
0)return{problem:`has a brace that belongs to no placeholder; ${C}`};const D=g.slice(o+1,p),v=T.find(f=>f===D);h(),v?y.at(-1).push({placeholder:v}):l.push(`{${D}\
}`),o=p}else d+=c}}if(h(),l.length>0)return{problem:`has the unknown ${l.join(" and ")}; ${C}`};if(y.length>3)return{problem:"has more than three parts; use at \
most two bars (|), and \\| for a bar that is text"};const[n=[],r=[],i=[]]=y;return y.length===1?{left:[],middle:n,right:[]}:y.length===2?{left:n,middle:[],right:r}:
{left:n,middle:r,right:i}}}),60666:((S,_,u)=>{u.d(_,{E:()=>r,L:()=>d});var T=u(49180),C=u(17079),P=u(51521),A=u(77040);function g(i){const o=(0,P.sA)(i);return"\
problem"in o?o.problem:void 0}function y(i){const o=(0,A.n)(i);return"problem"in o?o.problem:void 0}const l=/^(?:[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8}){0,8}|[xXiI](?:-[A-Za-z0-9]{1,8}){1,8})$/,
d=i=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.test(i),h=i=>!/[/\\\p{Cc}\p{Cs}]/u.test(i)&&/[^. ]/.test(i);function n(i){const o=URL.canParse(i)?new URL(i):void 0;
return o?.protocol==="https:"&&o.username===""&&o.password===""}const r={"file-name":{holds:h,words:"a file name without folders"},"media-type":{holds:d,words:"\
a media type such as text/xml or application/pdf"},color:{holds:i=>(0,T.q)(i)!==void 0,words:"a color such as Red, darkgreen or #c00000"},date:{holds:i=>(0,C.Z)(
i)!==void 0,words:"a date of ISO 8601 such as 2026-11-20 or 2026-11-20T14:30:00+01:00"},"number-format":{holds:i=>g(i)===void 0,words:"text such as {number} / {\
last}",problem:g},"running-line":{holds:i=>y(i)===void 0,words:"a line such as {title}|{number} / {last}",problem:y},"https-address":{holds:n,words:"an HTTPS ad\
dress such as https://tsa.example.com"},"language-tag":{holds:i=>l.test(i),words:"a language tag such as en, de-AT or zh-Hant (BCP 47)"}}}),45059:((S,_,u)=>{u.d(
_,{_:()=>h});var T=u(81077),C=u(33311),P=u(9819),A=u(33973),g=u(90536),y=u(45599),l=u(60666),d=u(59071);async function h(r){const i=(await(0,C.S)(r)).EF;if(i.length===
0)return[];const o=new n(r),{catalog:c,job:p}=r,D=(0,P.Wo)(r,"Names");for(const[f,I]of await(0,T.Zc)(r,D?.dict.get("EmbeddedFiles"),"Names")){o.add(I,null,f instanceof
y.Mx?(0,d.Gh)(f):null);const x=p.pace.step(500);x&&await x}if(o.associated(c.get("AF"),null),!o.missesSome(i))return o.found;for(let f=0;f<r.pages.count;f++){const I=r.
pages.number(f);o.associated(r.entry(I,"AF"),f+1);for(const O of r.array(r.entry(I,"Annots"))??[]){const M=r.dict(O);M&&((0,y.Eo)(r.resolve(M.get("Subtype")),"F\
ileAttachment")&&o.add(M.get("FS"),f+1,null,(0,d.Gh)(r.resolve(M.get("Contents")))),o.associated(M.get("AF"),f+1))}const x=p.pace.step(1e3);x&&await x}if(!o.missesSome(
i))return o.found;const{live:v}=await(0,A.Gy)(r);for(const f of i)v[f]===1&&(0,g.C)(r.get(f),I=>{I.has("EF")&&o.add(I,null)});return o.found}class n{document;found=[];streams=new Set;constructor(i){
this.document=i}associated(i,o){const c=this.document.array(i)??(i===void 0?[]:[i]);for(const p of c)this.add(p,o)}missesSome(i){return i.some(o=>(0,g.L)(this.document.
get(o),c=>{const p=this.embedded(c);return p!==void 0&&!this.streams.has(p)}))}add(i,o,c=null,p=null){const{document:D}=this,v=D.dict(i),f=v&&this.embedded(v);if(!f||
this.streams.has(f))return;this.streams.add(f);const I=M=>(0,d.Gh)(D.resolve(v.get(M))),x=D.resolve(f.dict.get("Subtype")),O=D.resolve(v.get("AFRelationship"));
this.found.push({name:I("UF")??I("F")??I("Unix")??I("DOS")??I("Mac")??c,stream:f,size:this.sizeOf(f),mimeType:x instanceof y.SX&&(0,l.L)(x.text)?x.text:null,description:I(
"Desc")??p,relationship:O instanceof y.SX?O.text:null,page:o})}embedded(i){const o=this.document.dict(i.get("EF"));if(o)for(const c of["UF","F","Unix","DOS","Ma\
c"]){const p=o.get(c),D=(0,y.i9)(p)?this.document.resolve(p):null;if(D instanceof y.Z6)return D}}sizeOf(i){const{document:o}=this,c=o.resolve(o.dict(i.dict.get(
"Params"))?.get("Size"));return typeof c=="number"&&Number.isInteger(c)&&c>=0?c:!i.dict.has("Filter")&&i.sealed===void 0?i.data.length:null}}}),92761:((S,_,u)=>{
u.d(_,{Uj:()=>r,fD:()=>n,sc:()=>l});var T=u(45059),C=u(43496),P=u(824),A=u(31683);const g=["factur-x.xml","xrechnung.xml","zugferd-invoice.xml"],y=50;async function l(i){
const o=await(0,T._)(i),c=({name:f})=>{const I=g.indexOf((f??"").toLowerCase());return I<0?g.length:I},p=o.filter(f=>c(f)<g.length||d(f)).sort((f,I)=>c(f)-c(I)).
slice(0,y),D=[];let v;for(const f of p){const I=f.name??"",x=await h(i,f),O=x?await(0,A.Q)(x,i.job.pace):`has more than ${A.u/1e6} MB`;typeof O!="string"?D.push(
{...O,file:I,attachment:f,bytes:x}):c(f)<g.length&&(v??={file:I,reason:O})}return{invoices:D,refused:v,names:o.flatMap(({name:f})=>f??[])}}const d=({name:i,mimeType:o})=>/\.xml$/i.
test(i??"")||o==="text/xml"||o==="application/xml";async function h(i,{stream:o,size:c}){return(c??0)>A.u?void 0:await i.decodedAtEase(o)}const n=[C.dK.fx,"urn:\
zugferd:pdfa:CrossIndustryDocument:invoice:2p0#","urn:ferd:pdfa:CrossIndustryDocument:invoice:1p0#"];async function r(i){const o=(await(0,P.Br)(i))?.properties.
filter(({namespace:p})=>n.includes(p))??[];if(o.length===0)return;const c=p=>o.find(D=>D.name===p)?.values[0]?.trim()??null;return{level:c("ConformanceLevel"),file:c(
"DocumentFileName"),type:c("DocumentType"),version:c("Version")}}}),31683:((S,_,u)=>{u.d(_,{u:()=>N,Q:()=>ce});var T=u(43496),C=u(3907);const P=1e6,A=/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/;
async function g(e,a){const t=(0,C.xK)(e);if(t===void 0||A.test(t))return"is not well-formed XML";const s=new y,m=await(0,C.km)(t,a,b=>s.take(b));return m==="do\
cument type"?"has a document type declaration":s.fault??(m==="well-formed"?s.root:void 0)??"is not well-formed XML"}class y{fault;open=[];scope=new T.ee;done;count=0;get root(){
return this.open.length===0?this.done:void 0}take(a){return(a.kind==="start"||a.kind==="empty")&&this.start(a.name,a.attributes),(a.kind==="end"||a.kind==="empt\
y")&&this.end(a.name),a.kind==="text"&&this.characters(a.text),this.fault!==void 0}start(a,t){this.done&&(this.fault??="is not well-formed XML"),this.open.length>=
C.ol&&(this.fault??="is nested too deeply"),++this.count>P&&(this.fault??="has too many elements"),this.scope.enter(t);const{namespace:s,local:m}=this.scope.ofElement(
a);this.open.push({tag:a,namespace:s,name:m,attributes:t,children:[],text:""})}end(a){const t=this.open.pop();if(t?.tag!==a){this.fault??="is not well-formed XM\
L";return}this.scope.leave();const s=this.open.at(-1);s?s.children.push(t):this.done=t}characters(a){const t=this.open.at(-1);t?t.text+=a:a.trim()!==""&&(this.fault??=
"is not well-formed XML")}}function l(e,a){let t=[e];for(const s of a.split("/"))t=t.flatMap(({children:m})=>m.filter(({name:b})=>b===s));return[...t]}const d=(e,a)=>l(
e,a)[0],h=(e,a)=>e?.attributes.find(({name:t})=>t===a)?.value??null,n=(e,a)=>(e&&a!==void 0?d(e,a):e)?.text.trim()||null,r=(e,a)=>{const t=e&&d(e,a);return t&&t.
text.trim()!==""?t.text:null},i=(e,a)=>e?l(e,a).flatMap(t=>n(t)??[]):[],o=(e,a)=>e?l(e,a).flatMap(({text:t})=>t.trim()===""?[]:[t]):[];function c(e,a){const t=e&&
d(e,a),s=n(t);return s===null?null:{id:s,scheme:h(t,"schemeID")}}const p=e=>Object.values(e).every(a=>a===null)?null:e,D=(e,a)=>p({start:e,end:a}),v=e=>e?.replace(
/^(\d{4})(\d\d)(\d\d)$/,"$1-$2-$3")??null;function f(e){const a=d(e,"ExchangedDocumentContext"),t=d(e,"ExchangedDocument"),s=d(e,"SupplyChainTradeTransaction"),
m=le=>s&&d(s,`ApplicableHeaderTrade${le}`),b=m("Agreement"),E=m("Settlement"),W=n(E,"InvoiceCurrencyCode");return{number:n(t,"ID"),typeCode:n(t,"TypeCode"),issueDate:I(
t,"IssueDateTime"),dueDate:I(E,"SpecifiedTradePaymentTerms/DueDateDateTime"),currency:W,taxCurrency:n(E,"TaxCurrencyCode"),buyerReference:n(b,"BuyerReference"),
orderReference:n(b,"BuyerOrderReferencedDocument/IssuerAssignedID"),salesOrderReference:n(b,"SellerOrderReferencedDocument/IssuerAssignedID"),contractReference:n(
b,"ContractReferencedDocument/IssuerAssignedID"),projectReference:n(b,"SpecifiedProcuringProject/ID"),precedingInvoices:i(E,"InvoiceReferencedDocument/IssuerAss\
ignedID"),businessProcess:n(a,"BusinessProcessSpecifiedDocumentContextParameter/ID"),guideline:n(a,"GuidelineSpecifiedDocumentContextParameter/ID"),notes:o(t,"I\
ncludedNote/Content"),period:x(E),seller:O(b,"SellerTradeParty"),buyer:O(b,"BuyerTradeParty"),payee:O(E,"PayeeTradeParty"),delivery:j(m("Delivery")),payment:K(E),
lines:s?l(s,"IncludedSupplyChainTradeLineItem").map(X):[],allowances:L(E,"false"),charges:[...L(E,"true"),...G(E)],thirdPartyCharges:E?l(E,"SpecifiedFinancialAd\
justment").map(H):[],taxes:E?l(E,"ApplicableTradeTax").map(Q):[],totals:Z(E,W)}}const I=(e,a)=>v(n(e,`${a}/DateTimeString`));function x(e){const a=I(e,"BillingS\
pecifiedPeriod/StartDateTime");return D(a,I(e,"BillingSpecifiedPeriod/EndDateTime"))}function O(e,a){const t=e&&d(e,a);if(!t)return null;const s=m=>n(l(t,"Speci\
fiedTaxRegistration/ID").find(b=>h(b,"schemeID")===m));return{name:r(t,"Name"),tradingName:r(t,"SpecifiedLegalOrganization/TradingBusinessName"),identifiers:["I\
D","GlobalID"].flatMap(m=>M(t,m)),legalId:n(t,"SpecifiedLegalOrganization/ID"),vatId:s("VA"),taxId:s("FC"),electronicAddress:c(t,"URIUniversalCommunication/URII\
D"),address:B(t),contact:p({name:r(t,"DefinedTradeContact/PersonName")??r(t,"DefinedTradeContact/DepartmentName"),phone:n(t,"DefinedTradeContact/TelephoneUniver\
salCommunication/CompleteNumber"),email:n(t,"DefinedTradeContact/EmailURIUniversalCommunication/URIID")})}}const M=(e,a)=>l(e,a).flatMap(t=>{const s=n(t);return s===
null?[]:[{id:s,scheme:h(t,"schemeID")}]});function B(e){const a=d(e,"PostalTradeAddress");return p({line1:r(a,"LineOne"),line2:r(a,"LineTwo"),line3:r(a,"LineThr\
ee"),city:r(a,"CityName"),postCode:n(a,"PostcodeCode"),subdivision:r(a,"CountrySubDivisionName"),country:n(a,"CountryID")})}function j(e){const a=e&&d(e,"ShipTo\
TradeParty");return p({name:r(a,"Name"),location:c(a,"GlobalID")??c(a,"ID"),date:I(e,"ActualDeliverySupplyChainEvent/OccurrenceDateTime"),address:a?B(a):null})}
function K(e){return{reference:n(e,"PaymentReference"),terms:r(e,"SpecifiedTradePaymentTerms/Description"),creditorId:n(e,"CreditorReferenceID"),mandate:n(e,"Sp\
ecifiedTradePaymentTerms/DirectDebitMandateID"),means:e?l(e,"SpecifiedTradeSettlementPaymentMeans").map(z):[]}}const z=e=>({code:n(e,"TypeCode"),text:r(e,"Infor\
mation"),iban:n(e,"PayeePartyCreditorFinancialAccount/IBANID")??n(e,"PayeePartyCreditorFinancialAccount/ProprietaryID"),bic:n(e,"PayeeSpecifiedCreditorFinancial\
Institution/BICID"),accountName:r(e,"PayeePartyCreditorFinancialAccount/AccountName"),debitedIban:n(e,"PayerPartyDebtorFinancialAccount/IBANID"),card:n(e,"Appli\
cableTradeSettlementFinancialCard/ID")});function X(e){const a=d(e,"AssociatedDocumentLineDocument"),t=d(e,"SpecifiedTradeProduct"),s=d(e,"SpecifiedLineTradeAgr\
eement"),m=d(e,"SpecifiedLineTradeSettlement"),b=d(e,"SpecifiedLineTradeDelivery/BilledQuantity");return{id:n(a,"LineID"),kind:n(a,"LineStatusReasonCode"),parent:n(
a,"ParentLineID"),name:r(t,"Name"),description:r(t,"Description"),notes:o(a,"IncludedNote/Content"),sellerItemId:n(t,"SellerAssignedID"),buyerItemId:n(t,"BuyerA\
ssignedID"),standardItemId:c(t,"GlobalID"),orderLine:n(s,"BuyerOrderReferencedDocument/LineID"),quantity:n(b),unit:h(b,"unitCode"),netPrice:n(s,"NetPriceProduct\
TradePrice/ChargeAmount"),grossPrice:n(s,"GrossPriceProductTradePrice/ChargeAmount"),priceQuantity:n(s,"NetPriceProductTradePrice/BasisQuantity"),netAmount:n(m,
"SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount"),taxCategory:n(m,"ApplicableTradeTax/CategoryCode"),taxRate:n(m,"ApplicableTradeTax/RateApplicab\
lePercent"),period:x(m),allowances:L(m,"false"),charges:L(m,"true")}}const L=(e,a)=>e?l(e,"SpecifiedTradeAllowanceCharge").filter(t=>n(t,"ChargeIndicator/Indica\
tor")===a).map(t=>({amount:n(t,"ActualAmount"),base:n(t,"BasisAmount"),percentage:n(t,"CalculationPercent"),reason:r(t,"Reason"),reasonCode:n(t,"ReasonCode"),taxCategory:n(
t,"CategoryTradeTax/CategoryCode"),taxRate:n(t,"CategoryTradeTax/RateApplicablePercent")})):[],G=e=>e?l(e,"SpecifiedLogisticsServiceCharge").map(a=>({amount:n(a,
"AppliedAmount"),base:null,percentage:null,reason:r(a,"Description"),reasonCode:null,taxCategory:n(a,"AppliedTradeTax/CategoryCode"),taxRate:n(a,"AppliedTradeTa\
x/RateApplicablePercent")})):[],H=e=>({amount:n(e,"ActualAmount"),reason:r(e,"Reason")}),Q=e=>({category:n(e,"CategoryCode"),rate:n(e,"RateApplicablePercent"),basis:n(
e,"BasisAmount"),amount:n(e,"CalculatedAmount"),exemptionReason:r(e,"ExemptionReason"),exemptionCode:n(e,"ExemptionReasonCode")});function Z(e,a){const t=e&&d(e,
"SpecifiedTradeSettlementHeaderMonetarySummation"),s=t?l(t,"TaxTotalAmount"):[],m=b=>[null,a].includes(h(b,"currencyID"));return{lines:n(t,"LineTotalAmount"),allowances:n(
t,"AllowanceTotalAmount"),charges:n(t,"ChargeTotalAmount"),net:n(t,"TaxBasisTotalAmount"),tax:n(s.find(m)),taxInAccountingCurrency:n(s.find(b=>!m(b))),gross:n(t,
"GrandTotalAmount"),paid:n(t,"TotalPrepaidAmount"),rounding:n(t,"RoundingAmount"),due:n(t,"DuePayableAmount")}}const R="urn:cen.eu:en16931:2017",U={"urn:factur-\
x.eu:1p0:minimum":"MINIMUM","urn:zugferd.de:2p0:minimum":"MINIMUM","urn:factur-x.eu:1p0:basicwl":"BASIC WL","urn:zugferd.de:2p0:basicwl":"BASIC WL",[`${R}#compl\
iant#urn:factur-x.eu:1p0:basic`]:"BASIC",[`${R}#compliant#urn:zugferd.de:2p0:basic`]:"BASIC",[R]:"EN 16931",[`${R}#conformant#urn:factur-x.eu:1p0:extended`]:"EX\
TENDED",[`${R}#conformant#urn:zugferd.de:2p0:extended`]:"EXTENDED",[`${R}#conformant#urn.cpro.gouv.fr:1p0:extended-ctc-fr`]:"EXTENDED"},V=/^urn:cen\.eu:en16931:2017#(?:compliant|conformant)#urn:(?:xoev-de:kosit:standard|xeinkauf\.de:kosit):(?:extension:)?xrechnung_(\d+\.\d+)/;
function J(e){if(e===null)return;const a=Object.hasOwn(U,e)?U[e]:void 0;if(a)return{level:a,file:"factur-x.xml",version:"1.0"};const t=V.exec(e)?.[1];return t===
void 0?void 0:{level:"XRECHNUNG",file:"xrechnung.xml",version:t}}function Y(e){const a=n(e,"DocumentCurrencyCode"),t=s=>q(d(e,s));return{number:n(e,"ID"),typeCode:n(
e,"InvoiceTypeCode")??n(e,"CreditNoteTypeCode"),issueDate:n(e,"IssueDate"),dueDate:n(e,"DueDate")??n(e,"PaymentMeans/PaymentDueDate"),currency:a,taxCurrency:n(e,
"TaxCurrencyCode"),buyerReference:n(e,"BuyerReference"),orderReference:n(e,"OrderReference/ID"),salesOrderReference:n(e,"OrderReference/SalesOrderID"),contractReference:n(
e,"ContractDocumentReference/ID"),projectReference:n(e,"ProjectReference/ID"),precedingInvoices:i(e,"BillingReference/InvoiceDocumentReference/ID"),businessProcess:n(
e,"ProfileID"),guideline:n(e,"CustomizationID"),notes:o(e,"Note"),period:D(n(e,"InvoicePeriod/StartDate"),n(e,"InvoicePeriod/EndDate")),seller:t("AccountingSupp\
lierParty/Party"),buyer:t("AccountingCustomerParty/Party"),payee:t("PayeeParty"),delivery:ee(d(e,"Delivery")),payment:ne(e),lines:["InvoiceLine","CreditNoteLine"].
flatMap(s=>l(e,s)).map(ae),allowances:w(e,"false"),charges:w(e,"true"),thirdPartyCharges:[],taxes:$(e,a).own.flatMap(s=>l(s,"TaxSubtotal")).map(re),totals:ie(e,
a)}}function q(e){if(!e)return null;const a=r(e,"PartyLegalEntity/RegistrationName"),t=r(e,"PartyName/Name"),s=m=>n(l(e,"PartyTaxScheme").find(b=>n(b,"TaxScheme\
/ID")==="VAT"===m),"CompanyID");return{name:a??t,tradingName:a===null?null:t,identifiers:l(e,"PartyIdentification").flatMap(m=>c(m,"ID")??[]),legalId:n(e,"Party\
LegalEntity/CompanyID"),vatId:s(!0),taxId:s(!1),electronicAddress:c(e,"EndpointID"),address:F(d(e,"PostalAddress")),contact:p({name:r(e,"Contact/Name"),phone:n(
e,"Contact/Telephone"),email:n(e,"Contact/ElectronicMail")})}}const F=e=>p({line1:r(e,"StreetName"),line2:r(e,"AdditionalStreetName"),line3:r(e,"AddressLine/Lin\
e"),city:r(e,"CityName"),postCode:n(e,"PostalZone"),subdivision:r(e,"CountrySubentity"),country:n(e,"Country/IdentificationCode")}),ee=e=>p({name:r(e,"DeliveryP\
arty/PartyName/Name"),location:c(e,"DeliveryLocation/ID"),date:n(e,"ActualDeliveryDate"),address:F(e&&d(e,"DeliveryLocation/Address"))});function ne(e){const t=[
"AccountingSupplierParty/Party","PayeeParty"].flatMap(s=>l(e,s)).flatMap(s=>l(s,"PartyIdentification/ID"));return{reference:n(e,"PaymentMeans/PaymentID"),terms:r(
e,"PaymentTerms/Note"),creditorId:n(t.find(s=>h(s,"schemeID")==="SEPA")),mandate:n(e,"PaymentMeans/PaymentMandate/ID"),means:l(e,"PaymentMeans").map(te)}}const te=e=>({
code:n(e,"PaymentMeansCode"),text:h(d(e,"PaymentMeansCode"),"name"),iban:n(e,"PayeeFinancialAccount/ID"),bic:n(e,"PayeeFinancialAccount/FinancialInstitutionBran\
ch/ID"),accountName:r(e,"PayeeFinancialAccount/Name"),debitedIban:n(e,"PaymentMandate/PayerFinancialAccount/ID"),card:n(e,"CardAccount/PrimaryAccountNumberID")});
function ae(e){const a=d(e,"Item"),t=d(e,"InvoicedQuantity")??d(e,"CreditedQuantity");return{id:n(e,"ID"),kind:null,parent:null,name:r(a,"Name"),description:r(a,
"Description"),notes:o(e,"Note"),sellerItemId:n(a,"SellersItemIdentification/ID"),buyerItemId:n(a,"BuyersItemIdentification/ID"),standardItemId:c(a,"StandardIte\
mIdentification/ID"),orderLine:n(e,"OrderLineReference/LineID"),quantity:n(t),unit:h(t,"unitCode"),netPrice:n(e,"Price/PriceAmount"),grossPrice:n(e,"Price/Allow\
anceCharge/BaseAmount"),priceQuantity:n(e,"Price/BaseQuantity"),netAmount:n(e,"LineExtensionAmount"),taxCategory:n(a,"ClassifiedTaxCategory/ID"),taxRate:n(a,"Cl\
assifiedTaxCategory/Percent"),period:D(n(e,"InvoicePeriod/StartDate"),n(e,"InvoicePeriod/EndDate")),allowances:w(e,"false"),charges:w(e,"true")}}const w=(e,a)=>l(
e,"AllowanceCharge").filter(t=>n(t,"ChargeIndicator")===a).map(t=>({amount:n(t,"Amount"),base:n(t,"BaseAmount"),percentage:n(t,"MultiplierFactorNumeric"),reason:r(
t,"AllowanceChargeReason"),reasonCode:n(t,"AllowanceChargeReasonCode"),taxCategory:n(t,"TaxCategory/ID"),taxRate:n(t,"TaxCategory/Percent")}));function $(e,a){const t=l(
e,"TaxTotal"),s=m=>[null,a].includes(h(d(m,"TaxAmount"),"currencyID"));return{own:t.filter(s),other:t.filter(m=>!s(m))}}const re=e=>({category:n(e,"TaxCategory/\
ID"),rate:n(e,"TaxCategory/Percent"),basis:n(e,"TaxableAmount"),amount:n(e,"TaxAmount"),exemptionReason:r(e,"TaxCategory/TaxExemptionReason"),exemptionCode:n(e,
"TaxCategory/TaxExemptionReasonCode")});function ie(e,a){const t=d(e,"LegalMonetaryTotal"),{own:s,other:m}=$(e,a);return{lines:n(t,"LineExtensionAmount"),allowances:n(
t,"AllowanceTotalAmount"),charges:n(t,"ChargeTotalAmount"),net:n(t,"TaxExclusiveAmount"),tax:n(s[0],"TaxAmount"),taxInAccountingCurrency:n(m[0],"TaxAmount"),gross:n(
t,"TaxInclusiveAmount"),paid:n(t,"PrepaidAmount"),rounding:n(t,"PayableRoundingAmount"),due:n(t,"PayableAmount")}}const N=2e7,oe="urn:un:unece:uncefact:data:sta\
ndard:CrossIndustryInvoice:100",se=["urn:oasis:names:specification:ubl:schema:xsd:Invoice-2","urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2"],k={CrossIndustryDocument:"\
is an invoice of ZUGFeRD 1, which is older than EN 16931",SCRDMCCBDACIOMessageStructure:"is an order (Order-X), not an invoice",CrossIndustryInvoice:"is a Cross\
 Industry Invoice of another version than D16B and D22B"};async function ce(e,a){if(e.length>N)return`has more than ${N/1e6} MB`;const t=await g(e,a);if(typeof t==
"string")return t;const s=de(t);if(!s)return Object.hasOwn(k,t.name)?k[t.name]:"is not an invoice in CII or UBL";const m=s==="CII"?f(t):Y(t);return{syntax:s,invoice:m,
profile:J(m.guideline)}}function de({namespace:e,name:a}){return e===oe&&a==="CrossIndustryInvoice"?"CII":se.includes(e)?"UBL":void 0}}),33311:((S,_,u)=>{u.d(_,
{S:()=>P});var T=u(21996),C=u(70549);const P=(0,C.n)(A=>(0,T.zx)(A,["AP","JS","EF","ByteRange","Sig"]))})};
