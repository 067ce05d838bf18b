"use strict";exports.id=4942,exports.ids=[4942],exports.modules={49892:((I,v,r)=>{r.d(v,{B_:()=>h,Fw:()=>D,Tz:()=>P});var E=r(49180),p=r(57117);const h="OctavoColor";function D(m,l){
const _=f(m),o=_.length===1,t=l?.part===1;return l===void 0||(0,p.hU)(l,o?1:3)?{values:_,operators:`${_.join(" ")} ${o?"g":"rg"}`,colorSpace:void 0,listsGlyphs:t}:
{values:_,listsGlyphs:t,operators:`/${h} cs ${_.join(" ")} sc`,colorSpace:o?(0,p.HB)():(0,p.Pz)()}}function f(m){if(m==="Gray")return[.5];const[l,_,o]=(0,E.q)(m);
return(l===_&&_===o&&l>0?[l]:[l,_,o]).map(s=>Math.round(s/255*1e4)/1e4)}function P(m){return m===void 0||(0,p.hU)(m,1)?{set:l=>`${l} g`,colorSpace:void 0}:{set:l=>`\
/${h} cs ${l} sc`,colorSpace:(0,p.HB)()}}}),57117:((I,v,r)=>{r.d(v,{Br:()=>m,HB:()=>s,Pz:()=>t,Qg:()=>_,_B:()=>D,c4:()=>l,hU:()=>P});var E=r(21281),p=r(824),h=r(
45599);async function D(n){const a=await(0,p.Br)(n),{archive:i}=(0,E.Ip)(n,a);return i&&{...i,xmp:a,intent:f(n)}}function f(n){for(const a of n.array(n.catalog.
get("OutputIntents"))??[]){const i=n.dict(a);if(!(0,h.Zm)(i)||!(0,h.Eo)(n.resolve(i.get("S")),"GTS_PDFA1"))continue;const e=n.resolve(n.dict(i.get("DestOutputPr\
ofile"))?.get("N"));if(typeof e=="number")return e}}const P=({intent:n},a)=>a===1?n!==void 0:n===a,m={transparency:"that standard allows no transparency",sixteenBits:"\
that standard allows no images of 16 bits",profile:"that standard allows no ICC profiles of version 4",cmyk:"its output intent does not cover the CMYK colors of\
 the stamp",overlay:"the overlay does not claim the same part with the same output intent"},l=(n,a,i)=>(0,E.qg)(n,a.xmp,a,i),_=n=>n&&n.part!==1&&n.intent===void 0?
t():void 0,o=[.9505,1,1.089],t=()=>[(0,h.UU)("CalRGB"),(0,h.jd)({WhitePoint:[...o],Gamma:[2.2,2.2,2.2],Matrix:[.4124,.2126,.0193,.3576,.7152,.1192,.1805,.0722,.9505]})],
s=()=>[(0,h.UU)("CalGray"),(0,h.jd)({WhitePoint:[...o],Gamma:2.2})]}),27320:((I,v,r)=>{r.d(v,{$:()=>_,J:()=>m});var E=r(41578),p=r(12889),h=r(48249),D=r(77581),
f=r(45599),P=r(49892);const m=100,l=m/1e3;async function _(e,c,{filling:d,transparency:u}){const M=[];for(const[g,B]of c.entries()){const W=e.lines.flatMap(({glyphs:S})=>S.
filter(G=>G.face===g)).map(({glyph:S})=>S);W.length>0&&(M[g]={...await(0,E.r)(B,W),unit:B.unit})}const[O,T,U,x]=e.ink,C=[Math.floor(O*l)-1,Math.floor(T*l)-1,Math.
ceil(U*l)+1,Math.ceil(x*l)+1],K=u===0,R=t([s,d.operators,...e.lines.flatMap(g=>[...g.color?[g.color]:[],...n(g.text,a(M,g))])]),$=g=>{const B={Font:(0,f.jd)(Object.
fromEntries(Object.entries(M).map(([W,S])=>[`F${W}`,S.addTo(g,void 0,d.listsGlyphs)]))),ColorSpace:d.colorSpace&&(0,f.jd)({[P.B_]:d.colorSpace})},L=K?void 0:(0,f.
jd)({Type:(0,f.UU)("Group"),S:(0,f.UU)("Transparency"),I:!0});return g.add(o(C,{Group:L,Resources:(0,f.jd)(B)},R))};if(K)return{addTo:$};const y=i(1-u/100),A=t(
["/G0 gs","/X0 Do"]);return{addTo:g=>{const B=(0,f.jd)({Type:(0,f.UU)("ExtGState"),ca:y,CA:y,BM:(0,f.UU)("Normal"),SMask:(0,f.UU)("None")}),L=(0,f.jd)({ExtGState:(0,f.
jd)({G0:B}),XObject:(0,f.jd)({X0:$(g)})});return g.add(o(C,{Resources:L},A))}}}function o(e,c,d){const u={Type:(0,f.UU)("XObject"),Subtype:(0,f.UU)("Form"),BBox:[
...e],Filter:(0,f.UU)("FlateDecode")};return new f.Z6((0,f.jd)({...u,...c}),d)}const t=e=>(0,h.Kc)(Buffer.from(`${e.join(`
`)}
`,"latin1")),s="0 Tc 0 Tw 100 Tz 0 Ts 0 Tr";function n(e,c){return(0,p.ft)(e)?[...c]:[`/Span <</ActualText <FEFF${(0,D.kt)(e).toString("hex").toUpperCase()}> >>\
 BDC`,...c,"EMC"]}function a(e,{glyphs:c,at:[d,u]=[0,0],size:M=1}){const O=["BT"];let T,U="",x="",C;const K=()=>{x&&(U+=`<${x}>`),x=""},R=()=>{K(),U&&O.push(`[${U}\
] TJ`),U=""};for(const{glyph:$,face:y,x:A,y:g}of c){const{codeOf:B,unit:L}=e[y];if(T!==y&&(R(),O.push(`/F${y} ${i(m*M)} Tf`),T=y),C?.y!==g){R();const W=[d+A*M,u+
g*M].map(S=>i(S*l));O.push(`1 0 0 1 ${W.join(" ")} Tm`)}else i(C.x-A)!==0&&(K(),U+=String(i(C.x-A)));x+=B($),C={x:A+$.advanceWidth*L,y:g}}return R(),[...O,"ET"]}
const i=e=>Math.round(e*100)/100||0}),84942:((I,v,r)=>{r.r(v),r.d(v,{openLabel:()=>n});var E=r(58552),p=r(36078),h=r(47707),D=r(77904),f=r(74135),P=r(49892),m=r(
57117),l=r(27320),_=r(74094);const o={height:.62,end:.12},t={least:3,most:14},s=2;async function n(a,i,e){const c=[await(0,D.Wu)("SemiBold")];await a.job.pace.rest();
const d=(0,h.Zw)(i,c);if(d!==void 0)throw(0,E.G6)([{field:"redact_label",message:d}]);const u=(0,_.V)(c,[(0,h.ai)(i)]),M=(0,P.Fw)(e,await(0,m._B)(a));return{addition:{
category:"XObject",name:"OctavoLabel",ref:(await(0,l.$)(u,c,{filling:M,transparency:0})).addTo(a)},placementIn:({x:T,y:U,width:x,height:C},K)=>{const R=C>s*x,[$,
y]=R?[C,x]:[x,C],A=Math.min(o.height*y,($-o.end*y*2)/u.size.width,t.most);if(A<t.least)return;const g=A/l.J,[B,L]=[T+x/2,U+C/2],W=R?[0,-g,-g,0,B,L]:[g,0,0,-g,B,
L];return(0,p.vs)((0,f.lw)(W,K))}}}}),74094:((I,v,r)=>{r.d(v,{V:()=>f,k:()=>P});var E=r(29825),p=r(74135),h=r(45657);const D=1200;function f(m,l){const _=l.map(
e=>P(m,e)),o=_.map(({glyphs:e,ink:[c,d,u,M]},O)=>{if(e.length===0)return p.gF;const T=(u-c)/2;return[-T,d-O*D,T,M-O*D]}),[t,s,n,a]=o.reduce(p.kO,p.gF),i=(s+a)/2;
return{lines:_.map(({glyphs:e,ink:c},d)=>({text:l[d],glyphs:e.map(u=>({...u,x:u.x-(c[0]+c[2])/2,y:u.y-d*D-i}))})),size:{width:Math.max(n-t,(0,h.Kf)(_.map(({advance:e})=>e)))/
1e3,height:Math.max(a-s,l.length*D)/1e3},ink:[t,s-i,n,a-i]}}function P(m,l){let _=0,o=p.gF;const t=(0,E.OD)(l,m).flatMap(({font:s,text:n,rtl:a})=>{const i=m[s],
{unit:e}=i;return i.shape(n,a).map(({advance:c,x:d,...u})=>{const{glyph:M,y:O}=u,T=_+d;_+=c;const{minX:U,minY:x,maxX:C,maxY:K}=i.boxOf(M);return U<=C&&(o=(0,p.kO)(
o,[T+U*e,O+x*e,T+C*e,O+K*e])),{...u,face:s,x:T}})});return Number.isFinite(o[0])?{glyphs:t,advance:_,ink:o}:{glyphs:[],advance:_,ink:[0,0,0,0]}}}),29825:((I,v,r)=>{
r.d(v,{EH:()=>m,OD:()=>D,W_:()=>f,lV:()=>h});var E=r(12889),p=r(47707);const h=-1,D=(l,_)=>(0,E.pr)(l).flatMap(o=>f(o,_));function f({text:l,rtl:_},o){const t=[];
for(const s of(0,p.qf)(l)){const n=t.at(-1),a=(0,p.ML)(s)?n?.font??0:P(s,o,n?.font);n?.font===a?n.text+=s:t.push({font:a,text:s,rtl:_})}return _?t.reverse():t}function P(l,_,o){
return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(l)&&o!==void 0&&_[o]?.covers(l)===!0?o:_.findIndex(s=>s.covers(l))}function m(l,_){const o=new Map;for(const t of(0,p.
qf)(l))o.has(t)||o.set(t,!(0,p.ML)(t)&&!_.some(s=>s.covers(t)));return[...o].filter(([,t])=>t).map(([t])=>t)}}),21281:((I,v,r)=>{r.d(v,{Ip:()=>l,XM:()=>n,Xb:()=>s,
ds:()=>m,qg:()=>t});var E=r(59071),p=r(70549),h=r(21115),D=r(824),f=r(1975),P=r(60912);const m=(0,p.n)(async e=>l(e,await(0,D.Br)(e)));function l(e,c){const d=(x,C)=>(0,E.
wh)((0,f.sm)(c,x,C)[0]??""),u=o(d("pdfaid","part"),d("pdfaid","conformance").toLowerCase()),M=_(d("pdfuaid","part"))?`PDF/UA-${d("pdfuaid","part")}`:void 0,T=[d(
"pdfxid","GTS_PDFXVersion")||d("pdfx","GTS_PDFXVersion")||((0,E.Gh)(e.resolve((0,D._U)(e)?.get("GTS_PDFXVersion")))??""),d("pdfe","ISO_PDFEVersion"),d("pdfvtid",
"GTS_PDFVTVersion")],U=[u?.name,M,...T.filter(x=>/^PDF\/[\w .:/()-]{1,40}$/.test(x))];return{archive:u,accessible:M,names:U.filter(x=>x!==void 0)}}const _=e=>/^[1-9]$/.
test(e);function o(e,c){if(!_(e))return;const d=/^[abuef]$/.test(c)?c:"";return{part:Number(e),level:d,name:`PDF/A-${e}${d}`}}function t(e,c,d,u){return c&&i(e,
c,[h.dK.pdfaid]),s(d,u)}const s=({name:e},c)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${e}: ${c}.`});async function n(e){const c=await(0,D.
Br)(e);if(!c)return[];const{archive:d,accessible:u}=l(e,c);i(e,c,[h.dK.pdfaid,h.dK.pdfuaid]);const M=[d?.name,u].filter(O=>O!==void 0);return M.length>0?[a(M)]:
[]}const a=e=>({code:"conformance_dropped",message:`The result no longer claims ${e.join(" and ")}, because a merge cannot guarantee conformance.`});function i(e,c,d){
c.properties.some(({namespace:u})=>d.includes(u))&&(0,P._L)(e,(0,P.QH)(c,({namespace:u})=>d.includes(u),[]))}}),824:((I,v,r)=>{r.d(v,{Br:()=>l,_6:()=>o,_U:()=>m});
var E=r(58552),p=r(1975),h=r(17079),D=r(45599),f=r(59071),P=r(70549);function m(t){const s=t.resolve(t.trailer.get("Info"));return s instanceof D.Bi?s:s instanceof
D.Z6?s.dict:void 0}const l=(0,P.n)(_);async function _(t){const s=t.get(t.catalogNumber),n=s instanceof D.Bi?t.resolve(s.get("Metadata")):null;if(!(n instanceof
D.Z6))return;let a;try{a=t.decoded(n)}catch(i){if(!(i instanceof E.zU)||i.code==="cancelled")throw i;return p.m}return(0,p.kg)(a,t.job.pace)}function o(t,s){const n=m(
t),a=M=>t.resolve(n?.get(M)),i=(M,O,T=", ")=>{const U=(0,p.sm)(s,M,O).map(f.wh).filter(Boolean).join(T);return U===""?null:U},e=(M,O)=>{const[T=""]=(0,p.sm)(s,M,
O);return(0,f.wh)(T)||null},c=(M,O)=>(0,h._)((0,f.Gh)(a(M))??"")??(0,h._)(e("xmp",O)??"")??null,d=t.get(t.catalogNumber),u=d instanceof D.Bi?(0,f.Gh)(t.resolve(
d.get("Lang"))):null;return{title:(0,f.Gh)(a("Title"))??e("dc","title"),author:(0,f.Gh)(a("Author"))??i("dc","creator"),subject:(0,f.Gh)(a("Subject"))??e("dc","\
description"),keywords:(0,f.Gh)(a("Keywords"))??i("pdf","Keywords")??i("dc","subject"),creator:(0,f.Gh)(a("Creator"))??e("xmp","CreatorTool"),producer:(0,f.Gh)(
a("Producer"))??e("pdf","Producer"),created:c("CreationDate","CreateDate"),modified:c("ModDate","ModifyDate"),language:u??e("dc","language")}}}),60912:((I,v,r)=>{
r.d(v,{QH:()=>D,T3:()=>f,_L:()=>_});var E=r(21115),p=r(3907),h=r(45599);function D(o,t,s){const{text:n,properties:a,end:i,about:e}=o,c=[];let d=0;for(const u of a.
filter(t).sort((M,O)=>M.from-O.from))u.from<d||(c.push(n.slice(d,u.from)),d=u.to);return c.push(n.slice(d,Math.max(i,d))),s.length>0&&c.push(P(s,e)),c.push(n.slice(
Math.max(i,d))),l(c.join(""))}function f(o){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${E.dK.rdf}">
${P(o,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function P(o,t){const n=[...new Set(o.map(({prefix:i})=>i))].map(i=>` xmlns:${i}="${E.dK[i]}"`).join(""),a=o.map(({prefix:i,name:e,form:c,values:d})=>`\
<${i}:${e}>${m(c,d)}</${i}:${e}>
`);return`<rdf:Description xmlns:rdf="${E.dK.rdf}" rdf:about="${(0,p.X)(t)}"${n}>
${a.join("")}</rdf:Description>
`}function m(o,t){const s=n=>t.map(a=>`<rdf:li${n}>${(0,p.X)(a)}</rdf:li>`).join("");switch(o){case"simple":return(0,p.X)(t[0]??"");case"alternative":return`<rd\
f:Alt>${s(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${s("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${s("")}</rdf:Bag>`}}const l=o=>o.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function _(o,t){const s=o.catalog.get("Metadata"),n=o.resolve(s),a=n instanceof h.Z6?[...n.dict].
filter(([c])=>!["Filter","DecodeParms","Length"].includes(c)):[],i=new h.Bi([["Type",new h.SX("Metadata")],["Subtype",new h.SX("XML")],...a]),e=new h.Z6(i,Buffer.
from(t,"utf8"));(0,h.i9)(s)&&n instanceof h.Z6?o.put(s,e):o.edit(o.catalogNumber).set("Metadata",o.add(e))}}),1975:((I,v,r)=>{r.d(v,{kg:()=>f,m:()=>D,sm:()=>P});
var E=r(21115),p=r(3907);const h=1e5,D={text:"",properties:[],malformed:!0,end:-1,about:""};async function f(o,t){const s=(0,p.xK)(o);if(s===void 0)return D;const n=new l,
i=await(0,p.km)(s,t,e=>(n.take(e),n.broken))!=="well-formed"||n.depth>0||n.end<0||!n.declared;return{text:s,properties:n.properties,malformed:i,end:n.end,about:n.
about}}function P(o,t,s){return o?.properties.find(n=>n.name===s&&n.namespace===E.dK[t])?.values??[]}const m=-2;class l{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new E.
ee;open=[];root=m;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(t){t.kind==="start"||t.kind==="empty"?(this.start(t.name,t.attributes,t.from),
t.kind==="empty"&&!this.broken&&this.close(t.name,t.to,t.to)):t.kind==="end"?this.close(t.name,t.from,t.to):t.kind==="text"&&this.isInProperty()&&this.pieces.push(
t.text)}isInProperty(){return this.root!==m&&this.open.length>this.root+2}start(t,s,n){if(this.open.length>=p.ol&&(this.broken=!0),this.broken)return;this.scope.
enter(s);const a=this.scope.ofElement(t),i=a.namespace===E.dK.rdf,e=i&&a.local==="li";this.root===m&&this.end<0&&i&&a.local==="Description"&&(this.root=this.open.
length-1,this.loose=!0);const c=this.open.length-this.root,d=e?s.find(({name:u})=>u==="xml:lang")?.value:void 0;if(this.open.push({name:t,...a,from:n,language:d}),
this.root===m){if(!i||a.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.declares(t)}else if(c===1)this.describe(s);else if(c===
2){this.items=[];const u=s.find(({name:M})=>this.isRdf(M,"resource"));this.pieces=u?[u.value]:[]}else e&&(this.pieces=[])}describe(t){for(const{name:s,value:n,from:a,
to:i}of t){if((0,E.HC)(s))continue;const{namespace:e,local:c}=this.scope.ofAttribute(s);e===E.dK.rdf&&c==="about"&&(this.about=n),!(e===""||e===E.dK.rdf||e===E.
dK.xml)&&this.add({namespace:e,name:c,values:[n],from:a,to:i})}}close(t,s,n){const a=this.open.pop();if(a?.name!==t){this.broken=!0;return}this.scope.leave();const i=this.
open.length-this.root;if(this.root!==m)if(i===0)this.end=s,this.root=m;else if(i===1&&this.loose)this.root=m,this.loose=!1;else if(i===2){const e=this.items.length>
0?_(this.items):[this.pieces.join("").trim()];this.add({namespace:a.namespace,name:a.local,values:e,from:a.from,to:n})}else i>2&&a.namespace===E.dK.rdf&&a.local===
"li"&&(this.items.push({text:this.pieces.join("").trim(),language:a.language}),this.pieces=[])}add(t){this.properties.length<h?this.properties.push(t):this.broken=
!0}isRdf(t,s){const n=this.scope.ofAttribute(t);return n.local===s&&n.namespace===E.dK.rdf}}function _(o){const t=o.findIndex(({language:n})=>n?.toLowerCase()===
"x-default"),s=o.map(({text:n})=>n);return t>0?[s[t],...s.slice(0,t),...s.slice(t+1)]:s}})};
