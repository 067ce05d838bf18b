"use strict";exports.id=4942,exports.ids=[4942],exports.modules={49892:((I,v,a)=>{a.d(v,{B_:()=>p,Fw:()=>D,Tz:()=>P});var E=a(49180),h=a(57117);const p="OctavoColor";function D(m,l){
const _=f(m),r=_.length===1,t=l?.part===1;return l===void 0||(0,h.hU)(l,r?1:3)?{values:_,operators:`${_.join(" ")} ${r?"g":"rg"}`,colorSpace:void 0,listsGlyphs:t}:
{values:_,listsGlyphs:t,operators:`/${p} cs ${_.join(" ")} sc`,colorSpace:r?(0,h.HB)():(0,h.Pz)()}}function f(m){if(m==="Gray")return[.5];const[l,_,r]=(0,E.q)(m);
return(l===_&&_===r&&l>0?[l]:[l,_,r]).map(s=>Math.round(s/255*1e4)/1e4)}function P(m){return m===void 0||(0,h.hU)(m,1)?{set:l=>`${l} g`,colorSpace:void 0}:{set:l=>`\
/${p} cs ${l} sc`,colorSpace:(0,h.HB)()}}}),57117:((I,v,a)=>{a.d(v,{Br:()=>m,HB:()=>s,Pz:()=>t,Qg:()=>_,_B:()=>D,c4:()=>l,hU:()=>P});var E=a(21281),h=a(824),p=a(
45599);async function D(n){const o=await(0,h.Br)(n),{archive:i}=(0,E.Ip)(n,o);return i&&{...i,xmp:o,intent:f(n)}}function f(n){for(const o of n.array(n.catalog.
get("OutputIntents"))??[]){const i=n.dict(o);if(!(0,p.Zm)(i)||!(0,p.Eo)(n.resolve(i.get("S")),"GTS_PDFA1"))continue;const e=n.resolve(n.dict(i.get("DestOutputPr\
ofile"))?.get("N"));if(typeof e=="number")return e}}const P=({intent:n},o)=>o===1?n!==void 0:n===o,m={transparency:"that standard allows no transparency",sixteenBits:"\
that standard allows no images of 16 bits",profile:"that standard allows no ICC profiles of version 4",cmyk:"its output intent does not cover the CMYK colors of\
 the stamp",overlay:"the overlay does not claim the same part with the same output intent"},l=(n,o,i)=>(0,E.qg)(n,o.xmp,o,i),_=n=>n&&n.part!==1&&n.intent===void 0?
t():void 0,r=[.9505,1,1.089],t=()=>[(0,p.UU)("CalRGB"),(0,p.jd)({WhitePoint:[...r],Gamma:[2.2,2.2,2.2],Matrix:[.4124,.2126,.0193,.3576,.7152,.1192,.1805,.0722,.9505]})],
s=()=>[(0,p.UU)("CalGray"),(0,p.jd)({WhitePoint:[...r],Gamma:2.2})]}),27320:((I,v,a)=>{a.d(v,{$:()=>_,J:()=>m});var E=a(41578),h=a(12889),p=a(48249),D=a(77581),
f=a(45599),P=a(49892);const m=100,l=m/1e3;async function _(e,c,{filling:d,transparency:u}){const M=[];for(const[g,B]of c.entries()){const W=e.lines.flatMap(({glyphs:$})=>$.
filter(G=>G.face===g)).map(({glyph:$})=>$);W.length>0&&(M[g]={...await(0,E.r)(B,W),unit:B.unit})}const[O,T,U,x]=e.ink,C=[Math.floor(O*l)-1,Math.floor(T*l)-1,Math.
ceil(U*l)+1,Math.ceil(x*l)+1],K=u===0,L=t([s,d.operators,...e.lines.flatMap(g=>[...g.color?[g.color]:[],...n(g.text,o(M,g))])]),S=g=>{const B={Font:(0,f.jd)(Object.
fromEntries(Object.entries(M).map(([W,$])=>[`F${W}`,$.addTo(g,void 0,d.listsGlyphs)]))),ColorSpace:d.colorSpace&&(0,f.jd)({[P.B_]:d.colorSpace})},R=K?void 0:(0,f.
jd)({Type:(0,f.UU)("Group"),S:(0,f.UU)("Transparency"),I:!0});return g.add(r(C,{Group:R,Resources:(0,f.jd)(B)},L))};if(K)return{addTo:S};const y=i(1-u/100),A=t(
["/G0 gs","/X0 Do"]);return{addTo:g=>{const B=(0,f.jd)({Type:(0,f.UU)("ExtGState"),ca:y,CA:y,BM:(0,f.UU)("Normal"),SMask:(0,f.UU)("None")}),R=(0,f.jd)({ExtGState:(0,f.
jd)({G0:B}),XObject:(0,f.jd)({X0:S(g)})});return g.add(r(C,{Resources:R},A))}}}function r(e,c,d){const u={Type:(0,f.UU)("XObject"),Subtype:(0,f.UU)("Form"),BBox:[
...e],Filter:(0,f.UU)("FlateDecode")};return new f.Z6((0,f.jd)({...u,...c}),d)}const t=e=>(0,p.Kc)(Buffer.from(`${e.join(`
`)}
`,"latin1")),s="0 Tc 0 Tw 100 Tz 0 Ts 0 Tr";function n(e,c){return(0,h.ft)(e)?[...c]:[`/Span <</ActualText <FEFF${(0,D.kt)(e).toString("hex").toUpperCase()}> >>\
 BDC`,...c,"EMC"]}function o(e,{glyphs:c,at:[d,u]=[0,0],size:M=1}){const O=["BT"];let T,U="",x="",C;const K=()=>{x&&(U+=`<${x}>`),x=""},L=()=>{K(),U&&O.push(`[${U}\
] TJ`),U=""};for(const{glyph:S,face:y,x:A,y:g}of c){const{codeOf:B,unit:R}=e[y];if(T!==y&&(L(),O.push(`/F${y} ${i(m*M)} Tf`),T=y),C?.y!==g){L();const W=[d+A*M,u+
g*M].map($=>i($*l));O.push(`1 0 0 1 ${W.join(" ")} Tm`)}else i(C.x-A)!==0&&(K(),U+=String(i(C.x-A)));x+=B(S),C={x:A+S.advanceWidth*R,y:g}}return L(),[...O,"ET"]}
const i=e=>Math.round(e*100)/100||0}),84942:((I,v,a)=>{a.r(v),a.d(v,{openLabel:()=>n});var E=a(58552),h=a(36078),p=a(47707),D=a(77904),f=a(74135),P=a(49892),m=a(
57117),l=a(27320),_=a(74094);const r={height:.62,end:.12},t={least:3,most:14},s=2;async function n(o,i,e){const c=[await(0,D.Wu)("SemiBold")];await o.job.pace.rest();
const d=(0,p.Zw)(i,c);if(d!==void 0)throw(0,E.G6)([{field:"redact_label",message:d}]);const u=(0,_.V)(c,[(0,p.ai)(i)]),M=(0,P.Fw)(e,await(0,m._B)(o));return{addition:{
category:"XObject",name:"OctavoLabel",ref:(await(0,l.$)(u,c,{filling:M,transparency:0})).addTo(o)},placementIn:({x:T,y:U,width:x,height:C},K)=>{const L=C>s*x,[S,
y]=L?[C,x]:[x,C],A=Math.min(r.height*y,(S-r.end*y*2)/u.size.width,t.most);if(A<t.least)return;const g=A/l.J,[B,R]=[T+x/2,U+C/2],W=L?[0,-g,-g,0,B,R]:[g,0,0,-g,B,
R];return(0,h.vs)((0,f.lw)(W,K))}}}}),74094:((I,v,a)=>{a.d(v,{V:()=>f,k:()=>P});var E=a(29825),h=a(74135),p=a(45657);const D=1200;function f(m,l){const _=l.map(
e=>P(m,e)),r=_.map(({glyphs:e,ink:[c,d,u,M]},O)=>{if(e.length===0)return h.gF;const T=(u-c)/2;return[-T,d-O*D,T,M-O*D]}),[t,s,n,o]=r.reduce(h.kO,h.gF),i=(s+o)/2;
return{lines:_.map(({glyphs:e,ink:c},d)=>({text:l[d],glyphs:e.map(u=>({...u,x:u.x-(c[0]+c[2])/2,y:u.y-d*D-i}))})),size:{width:Math.max(n-t,(0,p.Kf)(_.map(({advance:e})=>e)))/
1e3,height:Math.max(o-s,l.length*D)/1e3},ink:[t,s-i,n,o-i]}}function P(m,l){let _=0,r=h.gF;const t=(0,E.OD)(l,m).flatMap(({font:s,text:n,rtl:o})=>{const i=m[s],
{unit:e}=i;return i.shape(n,o).map(({advance:c,x:d,...u})=>{const{glyph:M,y:O}=u,T=_+d;_+=c;const{minX:U,minY:x,maxX:C,maxY:K}=i.boxOf(M);return U<=C&&(r=(0,h.kO)(
r,[T+U*e,O+x*e,T+C*e,O+K*e])),{...u,face:s,x:T}})});return Number.isFinite(r[0])?{glyphs:t,advance:_,ink:r}:{glyphs:[],advance:_,ink:[0,0,0,0]}}}),29825:((I,v,a)=>{
a.d(v,{EH:()=>m,OD:()=>D,W_:()=>f,lV:()=>p});var E=a(12889),h=a(47707);const p=-1,D=(l,_)=>(0,E.pr)(l).flatMap(r=>f(r,_));function f({text:l,rtl:_},r){const t=[];
for(const s of(0,h.qf)(l)){const n=t.at(-1),o=(0,h.ML)(s)?n?.font??0:P(s,r,n?.font);n?.font===o?n.text+=s:t.push({font:o,text:s,rtl:_})}return _?t.reverse():t}function P(l,_,r){
return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(l)&&r!==void 0&&_[r]?.covers(l)===!0?r:_.findIndex(s=>s.covers(l))}function m(l,_){const r=D(l,_).filter(
({font:t})=>t===p);return[...new Set(r.flatMap(t=>(0,h.qf)(t.text)))]}}),21281:((I,v,a)=>{a.d(v,{Ip:()=>l,XM:()=>n,Xb:()=>s,ds:()=>m,qg:()=>t});var E=a(59071),h=a(
70549),p=a(21115),D=a(824),f=a(1975),P=a(60912);const m=(0,h.n)(async e=>l(e,await(0,D.Br)(e)));function l(e,c){const d=(x,C)=>(0,E.wh)((0,f.sm)(c,x,C)[0]??""),
u=r(d("pdfaid","part"),d("pdfaid","conformance").toLowerCase()),M=_(d("pdfuaid","part"))?`PDF/UA-${d("pdfuaid","part")}`:void 0,T=[d("pdfxid","GTS_PDFXVersion")||
d("pdfx","GTS_PDFXVersion")||((0,E.Gh)(e.resolve((0,D._U)(e)?.get("GTS_PDFXVersion")))??""),d("pdfe","ISO_PDFEVersion"),d("pdfvtid","GTS_PDFVTVersion")],U=[u?.name,
M,...T.filter(x=>/^PDF\/[\w .:/()-]{1,40}$/.test(x))];return{archive:u,accessible:M,names:U.filter(x=>x!==void 0)}}const _=e=>/^[1-9]$/.test(e);function r(e,c){
if(!_(e))return;const d=/^[abuef]$/.test(c)?c:"";return{part:Number(e),level:d,name:`PDF/A-${e}${d}`}}function t(e,c,d,u){return c&&i(e,c,[p.dK.pdfaid]),s(d,u)}
const s=({name:e},c)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${e}: ${c}.`});async function n(e){const c=await(0,D.Br)(e);if(!c)
return[];const{archive:d,accessible:u}=l(e,c);i(e,c,[p.dK.pdfaid,p.dK.pdfuaid]);const M=[d?.name,u].filter(O=>O!==void 0);return M.length>0?[o(M)]:[]}const o=e=>({
code:"conformance_dropped",message:`The result no longer claims ${e.join(" and ")}, because a merge cannot guarantee conformance.`});function i(e,c,d){c.properties.
some(({namespace:u})=>d.includes(u))&&(0,P._L)(e,(0,P.QH)(c,({namespace:u})=>d.includes(u),[]))}}),824:((I,v,a)=>{a.d(v,{Br:()=>l,_6:()=>r,_U:()=>m});var E=a(58552),
h=a(1975),p=a(17079),D=a(45599),f=a(59071),P=a(70549);function m(t){const s=t.resolve(t.trailer.get("Info"));return s instanceof D.Bi?s:s instanceof D.Z6?s.dict:
void 0}const l=(0,P.n)(_);async function _(t){const s=t.get(t.catalogNumber),n=s instanceof D.Bi?t.resolve(s.get("Metadata")):null;if(!(n instanceof D.Z6))return;
let o;try{o=t.decoded(n)}catch(i){if(!(i instanceof E.zU)||i.code==="cancelled")throw i;return h.m}return(0,h.kg)(o,t.job.pace)}function r(t,s){const n=m(t),o=M=>t.
resolve(n?.get(M)),i=(M,O,T=", ")=>{const U=(0,h.sm)(s,M,O).map(f.wh).filter(Boolean).join(T);return U===""?null:U},e=(M,O)=>{const[T=""]=(0,h.sm)(s,M,O);return(0,f.
wh)(T)||null},c=(M,O)=>(0,p._)((0,f.Gh)(o(M))??"")??(0,p._)(e("xmp",O)??"")??null,d=t.get(t.catalogNumber),u=d instanceof D.Bi?(0,f.Gh)(t.resolve(d.get("Lang"))):
null;return{title:(0,f.Gh)(o("Title"))??e("dc","title"),author:(0,f.Gh)(o("Author"))??i("dc","creator"),subject:(0,f.Gh)(o("Subject"))??e("dc","description"),keywords:(0,f.
Gh)(o("Keywords"))??i("pdf","Keywords")??i("dc","subject"),creator:(0,f.Gh)(o("Creator"))??e("xmp","CreatorTool"),producer:(0,f.Gh)(o("Producer"))??e("pdf","Pro\
ducer"),created:c("CreationDate","CreateDate"),modified:c("ModDate","ModifyDate"),language:u??e("dc","language")}}}),60912:((I,v,a)=>{a.d(v,{QH:()=>D,T3:()=>f,_L:()=>_});
var E=a(21115),h=a(3907),p=a(45599);function D(r,t,s){const{text:n,properties:o,end:i,about:e}=r,c=[];let d=0;for(const u of o.filter(t).sort((M,O)=>M.from-O.from))
u.from<d||(c.push(n.slice(d,u.from)),d=u.to);return c.push(n.slice(d,Math.max(i,d))),s.length>0&&c.push(P(s,e)),c.push(n.slice(Math.max(i,d))),l(c.join(""))}function f(r){
return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${E.dK.rdf}">
${P(r,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function P(r,t){const n=[...new Set(r.map(({prefix:i})=>i))].map(i=>` xmlns:${i}="${E.dK[i]}"`).join(""),o=r.map(({prefix:i,name:e,form:c,values:d})=>`\
<${i}:${e}>${m(c,d)}</${i}:${e}>
`);return`<rdf:Description xmlns:rdf="${E.dK.rdf}" rdf:about="${(0,h.X)(t)}"${n}>
${o.join("")}</rdf:Description>
`}function m(r,t){const s=n=>t.map(o=>`<rdf:li${n}>${(0,h.X)(o)}</rdf:li>`).join("");switch(r){case"simple":return(0,h.X)(t[0]??"");case"alternative":return`<rd\
f:Alt>${s(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${s("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${s("")}</rdf:Bag>`}}const l=r=>r.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function _(r,t){const s=r.catalog.get("Metadata"),n=r.resolve(s),o=n instanceof p.Z6?[...n.dict].
filter(([c])=>!["Filter","DecodeParms","Length"].includes(c)):[],i=new p.Bi([["Type",new p.SX("Metadata")],["Subtype",new p.SX("XML")],...o]),e=new p.Z6(i,Buffer.
from(t,"utf8"));(0,p.i9)(s)&&n instanceof p.Z6?r.put(s,e):r.edit(r.catalogNumber).set("Metadata",r.add(e))}}),1975:((I,v,a)=>{a.d(v,{kg:()=>f,m:()=>D,sm:()=>P});
var E=a(21115),h=a(3907);const p=1e5,D={text:"",properties:[],malformed:!0,end:-1,about:""};async function f(r,t){const s=(0,h.xK)(r);if(s===void 0)return D;const n=new l,
i=await(0,h.km)(s,t,e=>(n.take(e),n.broken))!=="well-formed"||n.depth>0||n.end<0||!n.declared;return{text:s,properties:n.properties,malformed:i,end:n.end,about:n.
about}}function P(r,t,s){return r?.properties.find(n=>n.name===s&&n.namespace===E.dK[t])?.values??[]}const m=-2;class l{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new E.
ee;open=[];root=m;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(t){t.kind==="start"||t.kind==="empty"?(this.start(t.name,t.attributes,t.from),
t.kind==="empty"&&!this.broken&&this.close(t.name,t.to,t.to)):t.kind==="end"?this.close(t.name,t.from,t.to):t.kind==="text"&&this.isInProperty()&&this.pieces.push(
t.text)}isInProperty(){return this.root!==m&&this.open.length>this.root+2}start(t,s,n){if(this.open.length>=h.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(s);const o=this.scope.ofElement(t),i=o.namespace===E.dK.rdf,e=i&&o.local==="li";this.root===m&&this.end<0&&i&&o.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const c=this.open.length-this.root,d=e?s.find(({name:u})=>u==="xml:lang")?.value:void 0;if(this.open.push({name:t,...o,from:n,language:d}),
this.root===m){if(!i||o.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(t)}else if(c===1)this.describe(s);else if(c===
2){this.items=[];const u=s.find(({name:M})=>this.isRdf(M,"resource"));this.pieces=u?[u.value]:[]}else e&&(this.pieces=[])}describe(t){for(const{name:s,value:n,from:o,
to:i}of t){if((0,E.HC)(s))continue;const{namespace:e,local:c}=this.scope.ofAttribute(s);e===E.dK.rdf&&c==="about"&&(this.about=n),!(e===""||e===E.dK.rdf||e===E.
dK.xml)&&this.add({namespace:e,name:c,values:[n],from:o,to:i})}}close(t,s,n){const o=this.open.pop();if(o?.name!==t){this.broken=!0;return}this.scope.leave();const i=this.
open.length-this.root;if(this.root!==m)if(i===0)this.end=s,this.root=m;else if(i===1&&this.loose)this.root=m,this.loose=!1;else if(i===2){const e=this.items.length>
0?_(this.items):[this.pieces.join("").trim()];this.add({namespace:o.namespace,name:o.local,values:e,from:o.from,to:n})}else i>2&&o.namespace===E.dK.rdf&&o.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:o.language}),this.pieces=[])}add(t){this.properties.length<p?this.properties.push(t):this.broken=
!0}isRdf(t,s){const n=this.scope.ofAttribute(t);return n.local===s&&n.namespace===E.dK.rdf}}function _(r){const t=r.findIndex(({language:n})=>n?.toLowerCase()===
"x-default"),s=r.map(({text:n})=>n);return t>0?[s[t],...s.slice(0,t),...s.slice(t+1)]:s}})};
