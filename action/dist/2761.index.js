"use strict";exports.id=2761,exports.ids=[2761],exports.modules={49180:((M,_,f)=>{f.d(_,{q:()=>C});const x="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd\
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
 f5f5f5 yellow ffff00 yellowgreen 9acd32";function C(g){const y=g.toLowerCase(),d=/^#([\da-f]{3}|[\da-f]{6})$/.exec(y)?.[1]??T().get(y);return d===void 0?void 0:
(d.length===3?[...d].map(h=>h+h):[d.slice(0,2),d.slice(2,4),d.slice(4)]).map(h=>Number.parseInt(h,16))}let A;function T(){const g=x.split(" ");return A??=new Map(
g.flatMap((y,d)=>d%2===0?[[y,g[d+1]]]:[]))}}),51521:((M,_,f)=>{f.d(_,{Ct:()=>y,Qf:()=>g,sA:()=>l});var x=f(98446),C=f(34378);const A=/(\{[^{}]*\})/;function T(h,n){
const r=[],o=[],s=`use ${n.map(c=>`{${c}}`).join(", ")}`;for(const c of(0,C.w)(h).split(A)){const p=n.find(b=>`{${b}}`===c);if(p)r.push({placeholder:p});else if(A.
test(c))o.push(c);else{if(/[{}]/.test(c))return{problem:`has a brace that belongs to no placeholder; ${s}`};c&&r.push({literal:c})}}return o.length===0?{pieces:r}:
{problem:`has the unknown ${(0,x.d5)(o.length,"placeholder","placeholders")} ${o.join(" and ")}; ${s}`}}const g=h=>h.split(A).filter((n,r)=>r%2===1),y=(h,n)=>h.
split(A).map((r,o)=>(o%2===1&&Object.hasOwn(n,r.slice(1,-1))?n[r.slice(1,-1)]:void 0)??r).join(""),d=["number","last","label","name"],l=h=>T(h,d)}),77040:((M,_,f)=>{
f.d(_,{n:()=>T});const x=["number","last","title","date"],C=`use ${x.map(g=>`{${g}}`).join(", ")}, and a \\ before a brace that is text`,A="{}|\\";function T(g){
const y=[[]],d=[];let l="";const h=()=>{l!==""&&y.at(-1).push(l),l=""};for(let s=0;s<g.length;s++){const c=g[s];if(c==="\\"&&s+1<g.length&&A.includes(g[s+1]))l+=
g[++s];else if(c==="|")h(),y.push([]);else{if(c==="}")return{problem:`has a brace that belongs to no placeholder; ${C}`};if(c==="{"){const p=g.indexOf("}",s);if(p<
0)return{problem:`has a brace that belongs to no placeholder; ${C}`};const b=g.slice(s+1,p),v=x.find(m=>m===b);h(),v?y.at(-1).push({placeholder:v}):d.push(`{${b}\
}`),s=p}else l+=c}}if(h(),d.length>0)return{problem:`has the unknown ${d.join(" and ")}; ${C}`};if(y.length>3)return{problem:"has more than three parts; use at \
most two bars (|), and \\| for a bar that is text"};const[n=[],r=[],o=[]]=y;return y.length===1?{left:[],middle:n,right:[]}:y.length===2?{left:n,middle:[],right:r}:
{left:n,middle:r,right:o}}}),60666:((M,_,f)=>{f.d(_,{E:()=>r,L:()=>l});var x=f(49180),C=f(17079),A=f(51521),T=f(77040);function g(o){const s=(0,A.sA)(o);return"\
problem"in s?s.problem:void 0}function y(o){const s=(0,T.n)(o);return"problem"in s?s.problem:void 0}const d=/^(?:[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8}){0,8}|[xXiI](?:-[A-Za-z0-9]{1,8}){1,8})$/,
l=o=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.test(o),h=o=>!/[/\\\p{Cc}\p{Cs}]/u.test(o)&&/[^. ]/.test(o);function n(o){const s=URL.canParse(o)?new URL(o):void 0;
return s?.protocol==="https:"&&s.username===""&&s.password===""}const r={"file-name":{holds:h,words:"a file name without folders"},"media-type":{holds:l,words:"\
a media type such as text/xml or application/pdf"},color:{holds:o=>(0,x.q)(o)!==void 0,words:"a color such as Red, darkgreen or #c00000"},date:{holds:o=>(0,C.Z)(
o)!==void 0,words:"a date of ISO 8601 such as 2026-11-20 or 2026-11-20T14:30:00+01:00"},"number-format":{holds:o=>g(o)===void 0,words:"text such as {number} / {\
last}",problem:g},"running-line":{holds:o=>y(o)===void 0,words:"a line such as {title}|{number} / {last}",problem:y},"https-address":{holds:n,words:"an HTTPS ad\
dress such as https://tsa.example.com"},"language-tag":{holds:o=>d.test(o),words:"a language tag such as en, de-AT or zh-Hant (BCP 47)"}}}),45059:((M,_,f)=>{f.d(
_,{_:()=>h});var x=f(81077),C=f(33311),A=f(9819),T=f(33973),g=f(90536),y=f(45599),d=f(60666),l=f(59071);async function h(r){const o=(await(0,C.S)(r)).EF;if(o.length===
0)return[];const s=new n(r),{catalog:c,job:p}=r,b=(0,A.Wo)(r,"Names");for(const[m,I]of await(0,x.Zc)(r,b?.dict.get("EmbeddedFiles"),"Names")){s.add(I,null,m instanceof
y.Mx?(0,l.Gh)(m):null);const P=p.pace.step(500);P&&await P}if(s.associated(c.get("AF"),null),!s.missesSome(o))return s.found;for(let m=0;m<r.pages.count;m++){const I=r.
pages.number(m);s.associated(r.entry(I,"AF"),m+1);for(const S of r.array(r.entry(I,"Annots"))??[]){const O=r.dict(S);O&&((0,y.Eo)(r.resolve(O.get("Subtype")),"F\
ileAttachment")&&s.add(O.get("FS"),m+1,null,(0,l.Gh)(r.resolve(O.get("Contents")))),s.associated(O.get("AF"),m+1))}const P=p.pace.step(1e3);P&&await P}if(!s.missesSome(
o))return s.found;const{live:v}=await(0,T.Gy)(r);for(const m of o)v[m]===1&&(0,g.C)(r.get(m),I=>{I.has("EF")&&s.add(I,null)});return s.found}class n{document;found=[];streams=new Set;constructor(o){
this.document=o}associated(o,s){const c=this.document.array(o)??(o===void 0?[]:[o]);for(const p of c)this.add(p,s)}missesSome(o){return o.some(s=>(0,g.L)(this.document.
get(s),c=>{const p=this.embedded(c);return p!==void 0&&!this.streams.has(p)}))}add(o,s,c=null,p=null){const{document:b}=this,v=b.dict(o),m=v&&this.embedded(v);if(!m||
this.streams.has(m))return;this.streams.add(m);const I=O=>(0,l.Gh)(b.resolve(v.get(O))),P=b.resolve(m.dict.get("Subtype")),S=b.resolve(v.get("AFRelationship"));
this.found.push({name:I("UF")??I("F")??I("Unix")??I("DOS")??I("Mac")??c,stream:m,size:this.sizeOf(m),mimeType:P instanceof y.SX&&(0,d.L)(P.text)?P.text:null,description:I(
"Desc")??p,relationship:S instanceof y.SX?S.text:null,page:s})}embedded(o){const s=this.document.dict(o.get("EF"));if(s)for(const c of["UF","F","Unix","DOS","Ma\
c"]){const p=s.get(c),b=(0,y.i9)(p)?this.document.resolve(p):null;if(b instanceof y.Z6)return b}}sizeOf(o){const{document:s}=this,c=s.resolve(s.dict(o.dict.get(
"Params"))?.get("Size"));return typeof c=="number"&&Number.isInteger(c)&&c>=0?c:!o.dict.has("Filter")&&o.sealed===void 0?o.data.length:null}}}),92761:((M,_,f)=>{
f.d(_,{Uj:()=>r,fD:()=>n,sc:()=>d});var x=f(45059),C=f(43496),A=f(824),T=f(31683);const g=["factur-x.xml","xrechnung.xml","zugferd-invoice.xml"],y=50;async function d(o){
const s=await(0,x._)(o),c=({name:m})=>{const I=g.indexOf((m??"").toLowerCase());return I<0?g.length:I},p=s.filter(m=>c(m)<g.length||l(m)).sort((m,I)=>c(m)-c(I)).
slice(0,y),b=[];let v;for(const m of p){const I=m.name??"",P=await h(o,m),S=P?await(0,T.Q)(P,o.job.pace):`has more than ${T.u/1e6} MB`;typeof S!="string"?b.push(
{...S,file:I,attachment:m,bytes:P}):c(m)<g.length&&(v??={file:I,reason:S})}return{invoices:b,refused:v,names:s.flatMap(({name:m})=>m??[])}}const l=({name:o,mimeType:s})=>/\.xml$/i.
test(o??"")||s==="text/xml"||s==="application/xml";async function h(o,{stream:s,size:c}){return(c??0)>T.u?void 0:await o.decodedAtEase(s)}const n=[C.dK.fx,"urn:\
zugferd:pdfa:CrossIndustryDocument:invoice:2p0#","urn:ferd:pdfa:CrossIndustryDocument:invoice:1p0#"];async function r(o){const s=(await(0,A.Br)(o))?.properties.
filter(({namespace:p})=>n.includes(p))??[];if(s.length===0)return;const c=p=>s.find(b=>b.name===p)?.values[0]?.trim()??null;return{level:c("ConformanceLevel"),file:c(
"DocumentFileName"),type:c("DocumentType"),version:c("Version")}}}),31683:((M,_,f)=>{f.d(_,{u:()=>N,Q:()=>ue});var x=f(43496),C=f(3907);const A=1e6,T=/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/;
async function g(e,a){const t=(0,C.xK)(e);if(t===void 0||T.test(t))return"is not well-formed XML";const i=new y,u=await(0,C.km)(t.replace(/\r\n?/g,`
`),a,D=>i.take(D));return u==="document type"?"has a document type declaration":i.fault??(u==="well-formed"?i.root:void 0)??"is not well-formed XML"}class y{fault;open=[];scope=new x.
ee;done;count=0;get root(){return this.open.length===0?this.done:void 0}take(a){return(a.kind==="start"||a.kind==="empty")&&this.start(a.name,a.attributes),(a.kind===
"end"||a.kind==="empty")&&this.end(a.name),a.kind==="text"&&this.characters(a.text),this.fault!==void 0}start(a,t){this.done&&(this.fault??="is not well-formed \
XML"),this.open.length>=C.ol&&(this.fault??="is nested too deeply"),++this.count>A&&(this.fault??="has too many elements"),this.scope.enter(t);const{namespace:i,
local:u}=this.scope.ofElement(a);this.open.push({tag:a,namespace:i,name:u,attributes:t,children:[],text:""})}end(a){const t=this.open.pop();if(t?.tag!==a){this.
fault??="is not well-formed XML";return}this.scope.leave();const i=this.open.at(-1);i?i.children.push(t):this.done=t}characters(a){const t=this.open.at(-1);t?t.
text+=a:a.trim()!==""&&(this.fault??="is not well-formed XML")}}function d(e,a){let t=[e];for(const i of a.split("/"))t=t.flatMap(({children:u})=>u.filter(({name:D})=>D===
i));return[...t]}const l=(e,a)=>d(e,a)[0],h=(e,a)=>e?.attributes.find(({name:t})=>t===a)?.value??null,n=(e,a)=>(e&&a!==void 0?l(e,a):e)?.text.trim()||null,r=(e,a)=>{
const t=e&&l(e,a);return t&&t.text.trim()!==""?t.text:null},o=(e,a)=>e?d(e,a).flatMap(t=>n(t)??[]):[],s=(e,a)=>e?d(e,a).flatMap(({text:t})=>t.trim()===""?[]:[t]):
[];function c(e,a){const t=e&&l(e,a),i=n(t);return i===null?null:{id:i,scheme:h(t,"schemeID")}}const p=e=>Object.values(e).every(a=>a===null)?null:e,b=(e,a)=>p(
{start:e,end:a}),v=e=>e?.replace(/^(\d{4})(\d\d)(\d\d)$/,"$1-$2-$3")??null;function m(e){const a=l(e,"ExchangedDocumentContext"),t=l(e,"ExchangedDocument"),i=l(
e,"SupplyChainTradeTransaction"),u=me=>i&&l(i,`ApplicableHeaderTrade${me}`),D=u("Agreement"),E=u("Settlement"),W=n(E,"InvoiceCurrencyCode");return{number:n(t,"I\
D"),typeCode:n(t,"TypeCode"),issueDate:P(t,"IssueDateTime"),dueDate:P(E,"SpecifiedTradePaymentTerms/DueDateDateTime"),currency:W,taxCurrency:n(E,"TaxCurrencyCod\
e"),buyerReference:n(D,"BuyerReference"),orderReference:n(D,"BuyerOrderReferencedDocument/IssuerAssignedID"),salesOrderReference:n(D,"SellerOrderReferencedDocum\
ent/IssuerAssignedID"),contractReference:n(D,"ContractReferencedDocument/IssuerAssignedID"),projectReference:n(D,"SpecifiedProcuringProject/ID"),precedingInvoices:o(
E,"InvoiceReferencedDocument/IssuerAssignedID"),businessProcess:n(a,"BusinessProcessSpecifiedDocumentContextParameter/ID"),guideline:n(a,"GuidelineSpecifiedDocu\
mentContextParameter/ID"),...I(t),period:S(E),seller:O(D,"SellerTradeParty"),buyer:O(D,"BuyerTradeParty"),payee:O(E,"PayeeTradeParty"),taxRepresentative:O(D,"Se\
llerTaxRepresentativeTradeParty"),delivery:z(u("Delivery")),payment:X(E),lines:i?d(i,"IncludedSupplyChainTradeLineItem").map(H):[],allowances:L(E,"false"),charges:[
...L(E,"true"),...Q(E)],thirdPartyCharges:E?d(E,"SpecifiedFinancialAdjustment").map(Z):[],taxes:E?d(E,"ApplicableTradeTax").map(V):[],totals:J(E,W)}}function I(e){
const t=(e?d(e,"IncludedNote"):[]).flatMap(i=>s(i,"Content").map(u=>[u,n(i,"SubjectCode")]));return{notes:t.map(([i])=>i),noteSubjects:t.map(([,i])=>i)}}const P=(e,a)=>v(
n(e,`${a}/DateTimeString`));function S(e){const a=P(e,"BillingSpecifiedPeriod/StartDateTime");return b(a,P(e,"BillingSpecifiedPeriod/EndDateTime"))}function O(e,a){
const t=e&&l(e,a);if(!t)return null;const i=u=>n(d(t,"SpecifiedTaxRegistration/ID").find(D=>h(D,"schemeID")===u));return{name:r(t,"Name"),tradingName:r(t,"Speci\
fiedLegalOrganization/TradingBusinessName"),identifiers:["ID","GlobalID"].flatMap(u=>K(t,u)),legalId:n(t,"SpecifiedLegalOrganization/ID"),vatId:i("VA"),taxId:i(
"FC"),electronicAddress:c(t,"URIUniversalCommunication/URIID"),address:B(t),contact:p({name:r(t,"DefinedTradeContact/PersonName")??r(t,"DefinedTradeContact/Depa\
rtmentName"),phone:n(t,"DefinedTradeContact/TelephoneUniversalCommunication/CompleteNumber"),email:n(t,"DefinedTradeContact/EmailURIUniversalCommunication/URIID")})}}
const K=(e,a)=>d(e,a).flatMap(t=>{const i=n(t);return i===null?[]:[{id:i,scheme:h(t,"schemeID")}]});function B(e){const a=l(e,"PostalTradeAddress");return p({line1:r(
a,"LineOne"),line2:r(a,"LineTwo"),line3:r(a,"LineThree"),city:r(a,"CityName"),postCode:n(a,"PostcodeCode"),subdivision:r(a,"CountrySubDivisionName"),country:n(a,
"CountryID")})}function z(e){const a=e&&l(e,"ShipToTradeParty");return p({name:r(a,"Name"),location:c(a,"GlobalID")??c(a,"ID"),date:P(e,"ActualDeliverySupplyCha\
inEvent/OccurrenceDateTime"),address:a?B(a):null})}function X(e){return{reference:n(e,"PaymentReference"),terms:r(e,"SpecifiedTradePaymentTerms/Description"),creditorId:n(
e,"CreditorReferenceID"),mandate:n(e,"SpecifiedTradePaymentTerms/DirectDebitMandateID"),means:e?d(e,"SpecifiedTradeSettlementPaymentMeans").map(G):[]}}const G=e=>({
code:n(e,"TypeCode"),text:r(e,"Information"),iban:n(e,"PayeePartyCreditorFinancialAccount/IBANID")??n(e,"PayeePartyCreditorFinancialAccount/ProprietaryID"),bic:n(
e,"PayeeSpecifiedCreditorFinancialInstitution/BICID"),accountName:r(e,"PayeePartyCreditorFinancialAccount/AccountName"),debitedIban:n(e,"PayerPartyDebtorFinanci\
alAccount/IBANID"),card:n(e,"ApplicableTradeSettlementFinancialCard/ID")});function H(e){const a=l(e,"AssociatedDocumentLineDocument"),t=l(e,"SpecifiedTradeProd\
uct"),i=l(e,"SpecifiedLineTradeAgreement"),u=l(e,"SpecifiedLineTradeSettlement"),D=l(e,"SpecifiedLineTradeDelivery/BilledQuantity");return{id:n(a,"LineID"),kind:n(
a,"LineStatusReasonCode"),parent:n(a,"ParentLineID"),name:r(t,"Name"),description:r(t,"Description"),notes:s(a,"IncludedNote/Content"),sellerItemId:n(t,"SellerA\
ssignedID"),buyerItemId:n(t,"BuyerAssignedID"),standardItemId:c(t,"GlobalID"),orderLine:n(i,"BuyerOrderReferencedDocument/LineID"),quantity:n(D),unit:h(D,"unitC\
ode"),netPrice:n(i,"NetPriceProductTradePrice/ChargeAmount"),grossPrice:n(i,"GrossPriceProductTradePrice/ChargeAmount"),priceQuantity:n(i,"NetPriceProductTradeP\
rice/BasisQuantity"),netAmount:n(u,"SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount"),taxCategory:n(u,"ApplicableTradeTax/CategoryCode"),taxRate:n(
u,"ApplicableTradeTax/RateApplicablePercent"),period:S(u),allowances:L(u,"false"),charges:L(u,"true")}}const L=(e,a)=>e?d(e,"SpecifiedTradeAllowanceCharge").filter(
t=>n(t,"ChargeIndicator/Indicator")===a).map(t=>({amount:n(t,"ActualAmount"),base:n(t,"BasisAmount"),percentage:n(t,"CalculationPercent"),reason:r(t,"Reason"),reasonCode:n(
t,"ReasonCode"),taxCategory:n(t,"CategoryTradeTax/CategoryCode"),taxRate:n(t,"CategoryTradeTax/RateApplicablePercent")})):[],Q=e=>e?d(e,"SpecifiedLogisticsServi\
ceCharge").map(a=>({amount:n(a,"AppliedAmount"),base:null,percentage:null,reason:r(a,"Description"),reasonCode:null,taxCategory:n(a,"AppliedTradeTax/CategoryCod\
e"),taxRate:n(a,"AppliedTradeTax/RateApplicablePercent")})):[],Z=e=>({amount:n(e,"ActualAmount"),reason:r(e,"Reason")}),V=e=>({category:n(e,"CategoryCode"),rate:n(
e,"RateApplicablePercent"),basis:n(e,"BasisAmount"),amount:n(e,"CalculatedAmount"),exemptionReason:r(e,"ExemptionReason"),exemptionCode:n(e,"ExemptionReasonCode")});
function J(e,a){const t=e&&l(e,"SpecifiedTradeSettlementHeaderMonetarySummation"),i=t?d(t,"TaxTotalAmount"):[],u=D=>[null,a].includes(h(D,"currencyID"));return{
lines:n(t,"LineTotalAmount"),allowances:n(t,"AllowanceTotalAmount"),charges:n(t,"ChargeTotalAmount"),net:n(t,"TaxBasisTotalAmount"),tax:n(i.find(u)),taxInAccountingCurrency:n(
i.find(D=>!u(D))),gross:n(t,"GrandTotalAmount"),paid:n(t,"TotalPrepaidAmount"),rounding:n(t,"RoundingAmount"),due:n(t,"DuePayableAmount")}}const R="urn:cen.eu:e\
n16931:2017",U={"urn:factur-x.eu:1p0:minimum":"MINIMUM","urn:zugferd.de:2p0:minimum":"MINIMUM","urn:factur-x.eu:1p0:basicwl":"BASIC WL","urn:zugferd.de:2p0:basi\
cwl":"BASIC WL",[`${R}#compliant#urn:factur-x.eu:1p0:basic`]:"BASIC",[`${R}#compliant#urn:zugferd.de:2p0:basic`]:"BASIC",[R]:"EN 16931",[`${R}#conformant#urn:fa\
ctur-x.eu:1p0:extended`]:"EXTENDED",[`${R}#conformant#urn:zugferd.de:2p0:extended`]:"EXTENDED",[`${R}#conformant#urn.cpro.gouv.fr:1p0:extended-ctc-fr`]:"EXTENDE\
D"},Y=/^urn:cen\.eu:en16931:2017#(?:compliant|conformant)#urn:(?:xoev-de:kosit:standard|xeinkauf\.de:kosit):(?:extension:)?xrechnung_(\d+\.\d+)/;function q(e){if(e===
null)return;const a=Object.hasOwn(U,e)?U[e]:void 0;if(a)return{level:a,file:"factur-x.xml",version:"1.0"};const t=Y.exec(e)?.[1];return t===void 0?void 0:{level:"\
XRECHNUNG",file:"xrechnung.xml",version:t}}function ee(e){const a=n(e,"DocumentCurrencyCode"),t=i=>te(l(e,i));return{number:n(e,"ID"),typeCode:n(e,"InvoiceTypeC\
ode")??n(e,"CreditNoteTypeCode"),issueDate:n(e,"IssueDate"),dueDate:n(e,"DueDate")??n(e,"PaymentMeans/PaymentDueDate"),currency:a,taxCurrency:n(e,"TaxCurrencyCo\
de"),buyerReference:n(e,"BuyerReference"),orderReference:n(e,"OrderReference/ID"),salesOrderReference:n(e,"OrderReference/SalesOrderID"),contractReference:n(e,"\
ContractDocumentReference/ID"),projectReference:n(e,"ProjectReference/ID"),precedingInvoices:o(e,"BillingReference/InvoiceDocumentReference/ID"),businessProcess:n(
e,"ProfileID"),guideline:n(e,"CustomizationID"),...ne(e),period:b(n(e,"InvoicePeriod/StartDate"),n(e,"InvoicePeriod/EndDate")),seller:t("AccountingSupplierParty\
/Party"),buyer:t("AccountingCustomerParty/Party"),payee:t("PayeeParty"),taxRepresentative:t("TaxRepresentativeParty"),delivery:ae(l(e,"Delivery")),payment:re(e),
lines:["InvoiceLine","CreditNoteLine"].flatMap(i=>d(e,i)).map(oe),allowances:w(e,"false"),charges:w(e,"true"),thirdPartyCharges:[],taxes:k(e,a).own.flatMap(i=>d(
i,"TaxSubtotal")).map(se),totals:ce(e,a)}}function ne(e){const a=s(e,"Note").map(t=>{const i=/^\s*#([A-Z]{3})#/.exec(t);return i?{text:t.slice(i[0].length),subject:i[1]}:
{text:t,subject:null}});return{notes:a.map(({text:t})=>t),noteSubjects:a.map(({subject:t})=>t)}}function te(e){if(!e)return null;const a=r(e,"PartyLegalEntity/R\
egistrationName"),t=r(e,"PartyName/Name"),i=u=>n(d(e,"PartyTaxScheme").find(D=>n(D,"TaxScheme/ID")==="VAT"===u),"CompanyID");return{name:a??t,tradingName:a===null?
null:t,identifiers:d(e,"PartyIdentification").flatMap(u=>c(u,"ID")??[]).filter(({scheme:u})=>u!==$),legalId:n(e,"PartyLegalEntity/CompanyID"),vatId:i(!0),taxId:i(
!1),electronicAddress:c(e,"EndpointID"),address:F(l(e,"PostalAddress")),contact:p({name:r(e,"Contact/Name"),phone:n(e,"Contact/Telephone"),email:n(e,"Contact/El\
ectronicMail")})}}const F=e=>p({line1:r(e,"StreetName"),line2:r(e,"AdditionalStreetName"),line3:r(e,"AddressLine/Line"),city:r(e,"CityName"),postCode:n(e,"Posta\
lZone"),subdivision:r(e,"CountrySubentity"),country:n(e,"Country/IdentificationCode")}),ae=e=>p({name:r(e,"DeliveryParty/PartyName/Name"),location:c(e,"Delivery\
Location/ID"),date:n(e,"ActualDeliveryDate"),address:F(e&&l(e,"DeliveryLocation/Address"))}),$="SEPA";function re(e){const t=["AccountingSupplierParty/Party","P\
ayeeParty"].flatMap(i=>d(e,i)).flatMap(i=>d(i,"PartyIdentification/ID"));return{reference:n(e,"PaymentMeans/PaymentID"),terms:r(e,"PaymentTerms/Note"),creditorId:n(
t.find(i=>h(i,"schemeID")===$)),mandate:n(e,"PaymentMeans/PaymentMandate/ID"),means:d(e,"PaymentMeans").map(ie)}}const ie=e=>({code:n(e,"PaymentMeansCode"),text:h(
l(e,"PaymentMeansCode"),"name"),iban:n(e,"PayeeFinancialAccount/ID"),bic:n(e,"PayeeFinancialAccount/FinancialInstitutionBranch/ID"),accountName:r(e,"PayeeFinanc\
ialAccount/Name"),debitedIban:n(e,"PaymentMandate/PayerFinancialAccount/ID"),card:n(e,"CardAccount/PrimaryAccountNumberID")});function oe(e){const a=l(e,"Item"),
t=l(e,"InvoicedQuantity")??l(e,"CreditedQuantity");return{id:n(e,"ID"),kind:null,parent:null,name:r(a,"Name"),description:r(a,"Description"),notes:s(e,"Note"),sellerItemId:n(
a,"SellersItemIdentification/ID"),buyerItemId:n(a,"BuyersItemIdentification/ID"),standardItemId:c(a,"StandardItemIdentification/ID"),orderLine:n(e,"OrderLineRef\
erence/LineID"),quantity:n(t),unit:h(t,"unitCode"),netPrice:n(e,"Price/PriceAmount"),grossPrice:n(e,"Price/AllowanceCharge/BaseAmount"),priceQuantity:n(e,"Price\
/BaseQuantity"),netAmount:n(e,"LineExtensionAmount"),taxCategory:n(a,"ClassifiedTaxCategory/ID"),taxRate:n(a,"ClassifiedTaxCategory/Percent"),period:b(n(e,"Invo\
icePeriod/StartDate"),n(e,"InvoicePeriod/EndDate")),allowances:w(e,"false"),charges:w(e,"true")}}const w=(e,a)=>d(e,"AllowanceCharge").filter(t=>n(t,"ChargeIndi\
cator")===a).map(t=>({amount:n(t,"Amount"),base:n(t,"BaseAmount"),percentage:n(t,"MultiplierFactorNumeric"),reason:r(t,"AllowanceChargeReason"),reasonCode:n(t,"\
AllowanceChargeReasonCode"),taxCategory:n(t,"TaxCategory/ID"),taxRate:n(t,"TaxCategory/Percent")}));function k(e,a){const t=d(e,"TaxTotal"),i=u=>[null,a].includes(
h(l(u,"TaxAmount"),"currencyID"));return{own:t.filter(i),other:t.filter(u=>!i(u))}}const se=e=>({category:n(e,"TaxCategory/ID"),rate:n(e,"TaxCategory/Percent"),
basis:n(e,"TaxableAmount"),amount:n(e,"TaxAmount"),exemptionReason:r(e,"TaxCategory/TaxExemptionReason"),exemptionCode:n(e,"TaxCategory/TaxExemptionReasonCode")});
function ce(e,a){const t=l(e,"LegalMonetaryTotal"),{own:i,other:u}=k(e,a);return{lines:n(t,"LineExtensionAmount"),allowances:n(t,"AllowanceTotalAmount"),charges:n(
t,"ChargeTotalAmount"),net:n(t,"TaxExclusiveAmount"),tax:n(i[0],"TaxAmount"),taxInAccountingCurrency:n(u[0],"TaxAmount"),gross:n(t,"TaxInclusiveAmount"),paid:n(
t,"PrepaidAmount"),rounding:n(t,"PayableRoundingAmount"),due:n(t,"PayableAmount")}}const N=2e7,de="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100",
le=["urn:oasis:names:specification:ubl:schema:xsd:Invoice-2","urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2"],j={CrossIndustryDocument:"is an invoic\
e of ZUGFeRD 1, which is older than EN 16931",SCRDMCCBDACIOMessageStructure:"is an order (Order-X), not an invoice",CrossIndustryInvoice:"is a Cross Industry In\
voice of another version than D16B and D22B"};async function ue(e,a){if(e.length>N)return`has more than ${N/1e6} MB`;const t=await g(e,a);if(typeof t=="string")
return t;const i=fe(t);if(!i)return Object.hasOwn(j,t.name)?j[t.name]:"is not an invoice in CII or UBL";const u=i==="CII"?m(t):ee(t);return{syntax:i,invoice:u,profile:q(
u.guideline)}}function fe({namespace:e,name:a}){return e===de&&a==="CrossIndustryInvoice"?"CII":le.includes(e)?"UBL":void 0}}),33311:((M,_,f)=>{f.d(_,{S:()=>A});
var x=f(21996),C=f(70549);const A=(0,C.n)(T=>(0,x.zx)(T,["AP","JS","EF","ByteRange","Sig"]))})};
