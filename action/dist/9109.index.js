"use strict";exports.id=9109,exports.ids=[9109],exports.modules={29825:((L,R,p)=>{p.d(R,{EH:()=>T,OD:()=>M,W_:()=>E,lV:()=>$});var j=p(12889),y=p(47707);const $=-1,M=(r,h)=>(0,j.
pr)(r).flatMap(m=>E(m,h));function E({text:r,rtl:h},m){const O=[];for(const u of(0,y.qf)(r)){const b=O.at(-1),d=(0,y.ML)(u)?b?.font??0:v(u,m,b?.font);b?.font===
d?b.text+=u:O.push({font:d,text:u,rtl:h})}return h?O.reverse():O}function v(r,h,m){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(r)&&m!==void 0&&h[m]?.
covers(r)===!0?m:h.findIndex(u=>u.covers(r))}function T(r,h){const m=M(r,h).filter(({font:O})=>O===$);return[...new Set(m.flatMap(O=>(0,y.qf)(O.text)))]}}),45409:((L,R,p)=>{
p.d(R,{Q:()=>$,n:()=>y});var j=p(36078);function y(M,E,v,T){let r=0,h=0;const m=[];for(let O=0;O<M.length;O=r){const{y:u}=M[O];for(;r<M.length&&M[r].y===u;)r++;
u!==h&&m.push(`${(0,j.id)(u*T/1e3)} Ts`),h=u,m.push(`[${$(M.slice(O,r),E,v)}] TJ`)}return h!==0&&m.push("0 Ts"),m.join(" ")}function $(M,E,v){let T="",r="";const h=m=>{
const O=Math.round(m*100)/100;O!==0&&(r&&(T+=`<${r}>`),r="",T+=`${-O} `)};for(const{glyph:m,advance:O,x:u}of M)h(u),r+=E.codeOf(m),h(O-u-m.advanceWidth*v);return r?
`${T}<${r}>`:T}}),88739:((L,R,p)=>{p.d(R,{B:()=>v,U:()=>M});var j=p(77581),y=p(12889);const $=100;function M(T,{digits:r=4,isInOrder:h=!1}={}){const m=T.filter(
([,u])=>u.length>0).map(([u,b])=>`<${v(u).slice(-r)}> <${E(b,h)}>`),O=Array.from({length:Math.ceil(m.length/$)},(u,b)=>{const d=m.slice(b*$,(b+1)*$);return[`${d.
length} beginbfchar`,...d,"endbfchar"].join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(r)}> <${"F".repeat(r)}> endcodespacerange`,...O,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function E(T,r){const h=T.map(m=>String.fromCodePoint(m)).join("");return(0,j.kt)(!r&&(0,y.ft)(h)?[...h].reverse().join(""):h).toString("hex").toUpperCase()}
const v=T=>T.toString(16).toUpperCase().padStart(4,"0")}),38875:((L,R,p)=>{p.d(R,{F:()=>$});var j=p(60623);const y=1<<24,$=M=>(0,j.UD)(Buffer.from(M,"base64"),{
stream:y,total:y,remaining:y},{found:!1})}),96927:((L,R,p)=>{p.d(R,{XS:()=>M,tU:()=>E,tn:()=>$});const j=v=>Math.round(v*72e3/25.4)/1e3,y=(v,T)=>[j(v),j(T)],$={
A3:y(297,420),A4:y(210,297),A5:y(148,210),A6:y(105,148),Letter:[612,792],Legal:[612,1008],Tabloid:[792,1224]},M=3,E=14400}),24472:((L,R,p)=>{p.d(R,{Q$:()=>m,Xw:()=>h,
n8:()=>r});var j=p(43496),y=p(1975),$=p(82715),M=p(60912),E=p(21878),v=p(81679),T=p(45599);const r="Octavo";function h(u){const b=u.add(new T.Z6((0,T.jd)({N:3,Filter:(0,T.
UU)("FlateDecode")}),(0,v.Kc)((0,E.k)({gray:!1})))),d=(0,T.jd)({Type:(0,T.UU)("OutputIntent"),S:(0,T.UU)("GTS_PDFA1"),OutputConditionIdentifier:(0,T.Px)("sRGB"),
Info:(0,T.Px)("sRGB"),DestOutputProfile:b});u.editCatalog().set("OutputIntents",[u.add(d)])}async function m(u,{title:b,author:d,language:I},x){const{isArchive:U}=x,
B=(W,G,z)=>({prefix:W,name:G,form:"simple",values:[z]}),k=x.isAccessible&&I!==void 0,F=(0,M.T3)([{prefix:"dc",name:"title",form:"alternative",values:[b]},...d===
void 0?[]:[{prefix:"dc",name:"creator",form:"ordered",values:[d]}],...I===void 0?[]:[{prefix:"dc",name:"language",form:"unordered",values:[I]}],B("pdf","Produce\
r",r),...U?[B("pdfaid","part","3"),B("pdfaid","conformance","A")]:[],...k?[B("pdfuaid","part","1")]:[]]);if(!k||!U)return(0,M._L)(u,F);const N=await(0,y.kg)(Buffer.
from(F,"utf8"),u.job.pace);(0,M._L)(u,(0,$.m)(N,"pdfaExtension","schemas",O))}const O=`<rdf:li rdf:parseType="Resource" xmlns:pdfaSchema="${j.dK.pdfaSchema}" xm\
lns:pdfaProperty="${j.dK.pdfaProperty}">
<pdfaSchema:schema>PDF/UA Universal Accessibility Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${j.dK.pdfuaid}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
<rdf:li rdf:parseType="Resource"><pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType><pdfaProperty:category>inter\
nal</pdfaProperty:category><pdfaProperty:description>Part of ISO 14289 that the document conforms to</pdfaProperty:description></rdf:li>
</rdf:Seq></pdfaSchema:property>
</rdf:li>
`}),69379:((L,R,p)=>{p.d(R,{B:()=>tt});var j=p(22387),y=p(61410),$=p(66005),M=p(91112),E=p(16804),v=p(81415),T=p(92356),r=p(68973),h=p(45599),m=p(24472);function O(f,t,e){
if(t.length===0)return;const s=(i,a,S)=>{const c=i.map(()=>f.nextRef());let l=i.length;for(const[w,{title:g,place:P,children:A}]of i.entries()){const D=f.obj({Title:y.
A.fromText(g),Parent:a});u(D,{Prev:c[w-1],Next:c[w+1],Dest:e(P)}),A.length>0&&(l+=s(A,c[w],D)),f.assign(c[w],D)}return u(S,{First:c[0],Last:c.at(-1),Count:v.A.of(
l)}),l},n=f.nextRef(),o=f.obj({Type:"Outlines"});return s(t,n,o),f.assign(n,o),n}function u(f,t){for(const[e,s]of Object.entries(t))s!==void 0&&f.set(M.A.of(e),
s)}var b=p(78445),d=p(36078);const I=({stops:f})=>f.some(({alpha:t})=>t<1);function x(f,{coordinates:t,stops:e}){return f.register(B(f,t,e,"DeviceRGB",({color:s})=>s))}
function U(f,{coordinates:t,stops:e,box:s}){const n=B(f,t,e,"DeviceGray",({alpha:i})=>[i]),o=f.stream("/Shade sh",{Type:"XObject",Subtype:"Form",BBox:[...s],Group:{
S:"Transparency",CS:"DeviceGray"},Resources:{Shading:{Shade:n}}});return f.register(f.obj({Type:"ExtGState",SMask:{Type:"Mask",S:"Luminosity",G:f.register(o)}}))}
function B(f,t,e,s,n){const o=e.slice(1).map((a,S)=>({FunctionType:2,Domain:[0,1],C0:n(e[S]).map(k),C1:n(a).map(k),N:1})),i={FunctionType:3,Domain:[0,1],Functions:o,
Bounds:e.slice(1,-1).map(({at:a})=>k(a)),Encode:o.flatMap(()=>[0,1])};return f.obj({ShadingType:t.length===4?2:3,ColorSpace:s,Coords:t.map(k),Function:i,Extend:[
!0,!0]})}const k=f=>Math.round(f*1e4)/1e4;var F=p(41578),N=p(45409),W=p(47707),G=p(29825),z=p(33141),V=p(36263);const it="□",rt=new RegExp("(\\p{Extended_Picto\
graphic}\\ufe0f?)[\\u{1f3fb}-\\u{1f3ff}]|\\ufe0f?\\u20e3","gu"),at=new RegExp("(\\p{Regional_Indicator}{2}|\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?(?:\
\\u200d\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?){1,9})","u"),ft=15e4,ct=127462,dt=/^[!-~]+$/;class Z{name;face;used=new Map;embedded;constructor(t,e){
this.name=t,this.face=e,e.keep()}}const Y=(f,t)=>f.filter(e=>!t.some(({face:s})=>s.covers(e)));class X{styles;others;upright;missing=new Set;words;constructor(t,e,s=[]){
this.styles=t,this.others=e,this.upright=s;const n=()=>({Regular:new Map,SemiBold:new Map,Italic:new Map,SemiBoldItalic:new Map,Mono:new Map});this.words={ltr:n(),
rtl:n()}}static async open({styles:t,text:e,font:s,boldFont:n},o){const i=new Map,a=async C=>(await o.rest(),new Z(C,await(0,V.ft)(C))),S=t.includes("SemiBold")&&
t.includes("Italic");for(const C of new Set(["Regular",...t,...S?["SemiBoldItalic"]:[]]))i.set(C,await a(C));const c=i.get("Regular"),l=()=>[c,...[...i.values()].
filter(C=>C!==c)];let w=Y([...new Set(e)],l());if(w.length>0&&!i.has("Mono")){const C=await a("Mono");Y(w,[C]).length<w.length&&i.set("Mono",C),w=Y(w,l())}const g=[];
w.length>0&&g.push(await a("Emoji"));const P=[...l(),...g];if(!s)return new X(i,P);const A=new Z("User",(0,V.ar)(s)),D=n&&new Z("UserBold",(0,V.ar)(n));i.set("R\
egular",A).set("Italic",A),D&&i.set("SemiBold",D).set("SemiBoldItalic",D);const _=D?[A,D]:[A];return new X(i,[...P,..._],_)}async warm(t,e){for(const{face:n}of this.
styles.values())await e.rest(),n.shape("A");const{face:s}=this.fontOf("Regular");for(const n of t){const o=e.step(ft);o&&await o,dt.test(n)&&s.shape(n)}}word(t,e,s=!1){
const n=this.words[s?"rtl":"ltr"][e];let o=n.get(t);return o||n.set(t,o=this.shape(t,e,s)),o}metrics(t){return this.fontOf(t).face.metrics}async embed(t){for(const e of this.
all)e.used.size!==0&&(await t.rest(),e.embedded=await(0,F.r)(e.face,[...e.used.values()]))}get all(){return this.others}fontOf(t){return this.styles.get(t)??this.
others[0]}shape(t,e,s){const n=t.split(at);if(n.length===1)return this.shapePlain(t,e,s);const o=n.map((i,a)=>a%2===1?this.shapeJoined(i,e):this.shapePlain(i,e,
s));return s&&o.reverse(),Q(t,o.flatMap(({parts:i})=>i),o.some(({leans:i})=>i))}shapeJoined(t,e){const o=(!t.includes("‍")?Array.from(t,c=>String.fromCharCode(
c.codePointAt(0)-ct+65)):t.split("‍").map(c=>c.replace(new RegExp("\\p{Emoji_Modifier}|\\ufe0f","gu"),""))).filter(c=>this.others.some(({face:l})=>l.covers(c))).
join("");if(o==="")return this.shapePlain(t,e,!1);const{parts:i,leans:a}=this.shapePlain(o,e,!1),S=i.map((c,l)=>({...c,actual:l===0?t:""}));return Q(t,S,a===!0)}shapePlain(t,e,s){
const n=this.fontOf(e),o=(0,W.RK)(t).replace(rt,"$1"),i=e.endsWith("Italic")&&this.upright.includes(n);if(n.face.covers(o))return Q(t,[q(n,o,s)],i);const a=e===
"SemiBoldItalic"?this.styles.get("SemiBold"):void 0,S=[...new Set([n,...a?[a]:[],...this.others])],c=(0,G.W_)({text:o,rtl:s},S.map(({face:l})=>l)).map(l=>{if(l.
font!==G.lV)return q(S[l.font],l.text,l.rtl);const w=(0,W.qf)(l.text);for(const g of w)this.missing.add(g);return{...q(this.others[0],it.repeat(w.length),!1),actual:l.
text}});return Q(t,c,i)}}const Q=(f,t,e)=>({text:f,width:t.reduce((s,{glyphs:n})=>n.reduce((o,{advance:i})=>o+i,s),0),parts:t,...e&&{leans:e}}),ht=f=>f.map(t=>String.
fromCodePoint(t)).join("");function q(f,t,e){const s=f.face.shape(t,e);for(const{glyph:o}of s)f.used.has(o.id)||f.used.set(o.id,o);const n=s.map(({glyph:o})=>ht(
f.used.get(o.id).codePoints)).join("");return{font:f,glyphs:s,actual:e||n===t?void 0:t}}function pt(f){if(f.shown!==void 0)return f.shown;const{font:t,glyphs:e,
actual:s}=f;if(!(s!==void 0||e.some(({y:n})=>n!==0)))return f.shown=(0,N.Q)(e,t.embedded,t.face.unit)}function ut({font:f,glyphs:t,actual:e},s){const n=(0,N.n)(
t,f.embedded,f.face.unit,s);return e===void 0?n:(0,z.$u)(e,n)}const st=({opacity:f,making:t,masked:e})=>f!==void 0||t!==void 0||e!==void 0,lt=.2,nt={font:void 0,
size:0,fill:"",stroke:"",spacing:0,alpha:1},mt={...nt,spacing:Number.NaN};class gt{fonts=new Set;shades=new Map;alphas=new Map;groups=new Map;masks=new Map;made=new Map;operators=[];kept=[];state=nt;sequence(t,e){
this.operators.push(t);let s=!1;for(const n of e)n.kind==="text"!==s&&this.operators.push(s?"ET":"BT"),s=n.kind==="text",this.write(n);s&&this.operators.push("E\
T"),this.operators.push("EMC")}enter(t){const{clip:e,matrix:s,hasHoles:n=!1,masked:o}=t,i=st(t)?this.operators:void 0;this.kept.push({state:this.state,around:i,
control:t}),this.operators.push("q"),s&&this.operators.push(`${s.map(d._).join(" ")} cm`),e!==void 0&&this.operators.push(`${e} W${n?"*":""} n`);const a=o&&this.
made.get(o);a!==void 0&&this.operators.push(`/${a} gs`),i&&(this.operators=[],this.state=mt)}leave(t){const{state:e,around:s,control:n}=this.kept.pop();if(s&&t!==
void 0)if(this.groups.set(t,this.content),this.operators=s,this.state=e,n.making){const o=`Soft${t}`;this.masks.set(o,{group:t,mask:n.making}),this.made.set(n.making,
o)}else this.covers(n.opacity??1),this.operators.push(`/${t} Do`);this.state=e,this.operators.push("Q")}get content(){return this.operators.join(`
`)}write(t){switch(t.kind){case"text":return this.text(t);case"area":return this.area(t);case"image":this.operators.push(`q ${t.matrix.map(d._).join(" ")} cm /${t.
name} Do Q`);return;case"stroke":return this.line(t);case"shape":return this.shape(t);case"outline":return this.outline(t)}}text({x:t,y:e,size:s,color:n,words:o,
oblique:i=!1,bolder:a=0,spacing:S=0,alpha:c=1}){this.filled(n),this.covers(c),a>0&&(this.stroked(n),this.operators.push(`2 Tr ${(0,d.id)(a)} w`)),S!==this.state.
spacing&&(this.state={...this.state,spacing:S},this.operators.push(`${(0,d.id)(S)} Tc`));const l=(D,_)=>{this.operators.push(`1 0 ${_?lt:0} 1 ${(0,d.id)(D)} ${(0,d.
id)(e)} Tm`)};let w=i||o[0]?.leans===!0,g=t;l(t,w);let P="";const A=()=>{P&&this.operators.push(`[${P.replaceAll("><","")}]TJ`),P=""};for(const{parts:D,width:_,
after:C=0,leans:et=i}of o){et!==w&&(A(),l(g,et),w=et),g+=_*s/1e3+S*D.reduce((K,{glyphs:J})=>K+J.length,0);for(const K of D){(K.font!==this.state.font||s!==this.
state.size)&&(A(),this.set(K.font,s));const J=pt(K);J!==void 0?P+=J:(A(),this.operators.push(ut(K,s)))}C!==0&&(P+=(0,d._)(-C))}A(),a>0&&this.operators.push("0 T\
r")}set(t,e){this.state={...this.state,font:t,size:e},this.fonts.add(t),this.operators.push(`/${t.name} ${(0,d.id)(e)} Tf`)}area({x:t,y:e,width:s,height:n,color:o,
radius:i=0}){this.filled(o),this.covers(1),i===0?this.operators.push(`${[t,e,s,n].map(d.id).join(" ")} re f`):this.operators.push(St(t,e,s,n,Math.min(i,s/2,n/2)),
"f")}line({points:t,width:e,color:s,dots:n}){this.stroked(s);const o=`${(0,d.id)(e)} w ${(0,d.XL)(t)} S`;this.operators.push(n===void 0?o:`q 1 J [0 ${(0,d.id)(n)}\
] 0 d ${o} Q`)}filled(t){const e=(0,d.wW)(t,"fill");e!==this.state.fill&&(this.state={...this.state,fill:e},this.operators.push(e))}stroked(t){const e=(0,d.wW)(
t,"stroke");e!==this.state.stroke&&(this.state={...this.state,stroke:e},this.operators.push(e))}covers(t){t!==this.state.alpha&&(this.state={...this.state,alpha:t},
this.operators.push(`/${this.alphaName(t)} gs`))}outline({path:t,color:e,alpha:s,width:n,cap:o,join:i,miter:a,dashes:S,dashOffset:c}){const l=this.alphaName(s),
w=S.length>0?` [${S.map(d._).join(" ")}] ${(0,d._)(c)} d`:"",g=`${(0,d._)(n)} w ${o} J ${i} j ${(0,d._)(a)} M${w}`;this.operators.push(`q ${(0,d.wW)(e,"stroke")}\
 /${l} gs ${g} ${t} S Q`)}alphaName(t){const e=`A${Math.round(t*1e3)}`;return this.alphas.set(e,t),e}shape({path:t,fill:e,alpha:s=1,hasHoles:n=!1}){this.covers(
s);const o=n?"*":"";if(!("stops"in e)){this.filled(e),this.operators.push(`${t} f${o}`);return}let i=this.shades.get(e);i===void 0&&this.shades.set(e,i=`Shade${this.
shades.size+1}`);const a=e.matrix?`${e.matrix.map(d._).join(" ")} cm `:"";this.operators.push(`q ${t} W${o} n ${a}${I(e)?`/Mask${i} gs `:""}/${i} sh Q`)}}function St(f,t,e,s,n){
const[o,i]=[f+e,t+s],a=n*(1-d.yQ),S=(...l)=>`${l.map(d.id).join(" ")} c`,c=(...l)=>`${l.map(d.id).join(" ")} l`;return[`${(0,d.id)(f+n)} ${(0,d.id)(t)} m`,c(o-n,
t),S(o-a,t,o,t+a,o,t+n),c(o,i-n),S(o,i-a,o-a,i,o-n,i),c(f+n,i),S(f+a,i,f,i-a,f,i-n),c(f,t+n),S(f,t+a,f+a,t,f+n,t),"h"].join(" ")}var wt=p(45657);class Mt{width;height;ref;key;lends;drawn=[];links=[];owners=[];images=new Map;groups=[];open=[];constructor(t,e,s,n,o){
this.width=t,this.height=e,this.ref=s,this.key=n,this.lends=o}draw(t,...e){const s=this.drawn.at(-1);if(s!==void 0&&"inks"in s&&s.element===t&&s.running===void 0&&
this.isLastKid(t)){(0,wt.RZ)(s.inks,e);return}if(this.drawn.push({element:t,inks:[...e]}),!t)return;const{owners:o,form:i}=this.stream;t.kids.push({page:this.ref,
content:o.length,form:i}),o.push(t)}run(t,...e){this.drawn.push({element:void 0,running:t,inks:[...e]})}enter(t){const e=this.open.at(-1),s=st(t)?{...this.lends(),
owners:[]}:void 0;s&&this.groups.push(s),this.open.push(s??e),this.drawn.push({enter:t,group:s})}leave(){this.open.pop(),this.drawn.push({leave:!0})}link(t,e,s,n){
const{ref:o,key:i}=this.lends();this.links.push({box:e,target:s,contents:n,element:t,ref:o,key:i}),t.kids.push({page:this.ref,annotation:o})}image(t){for(const[
s,n]of this.images)if(n===t)return s;const e=`Image${this.images.size+1}`;return this.images.set(e,t),e}get stream(){const t=this.open.at(-1);return t?{owners:t.
owners,form:t.ref}:{owners:this.owners,form:void 0}}isLastKid(t){if(!t)return!0;const e=t.kids.at(-1),{owners:s,form:n}=this.stream;return e!==void 0&&"content"in
e&&e.page===this.ref&&e.form===n&&e.content===s.length-1}}var Pt=p(64680);const Ot=120;async function At(f,t){const e=f.enumerateIndirectObjects(),s=new Pt.k(e.
length*Ot);s.text(`%PDF-1.7
%ÿÿÿÿ
`);const n=[];for(const[c,l]of e){n[c.objectNumber]=s.length,s.text(`${c.objectNumber} 0 obj
`);const w=l.sizeInBytes();s.fill(w,(P,A)=>l.copyBytesInto(P,A)),s.text(`
endobj
`);const g=t.step(w*20);g&&await g}const o=s.length;s.text(`xref
0 ${n.length}
0000000000 65535 f 
`);for(let c=1;c<n.length;c++){const l=n[c];s.text(l===void 0?`0000000000 00001 f 
`:`${String(l).padStart(10,"0")} 00000 n 
`)}const{Root:i,Info:a}=f.trailerInfo,S=a?`/Info ${a.toString()}`:"";return s.text(`trailer
<</Size ${n.length}/Root ${i.toString()}${S}>>
startxref
${o}
%%EOF
`),s.bytes}const yt=6,ot=40,Tt=2e3,Et=8e3,$t={Header:"/Artifact <</Type /Pagination /Subtype /Header /Attached [/Top]>> BDC",Footer:"/Artifact <</Type /Paginati\
on /Subtype /Footer /Attached [/Bottom]>> BDC"};class tt{typefaces;job;document=new b.H("Document",void 0,{});sheets=[];context=j.A.create();fonts=new Map;shared=new Map;keys=0;constructor(t,e){
this.typefaces=t,this.job=e}static async open(t,e){return new tt(await X.open(t,e.pace),e)}sheet(t,e){const s=()=>({ref:this.context.nextRef(),key:this.keys++}),
{ref:n,key:o}=s(),i=new Mt(t,e,n,o,s);return this.sheets.push(i),i}async finish({title:t,author:e,language:s,bookmarks:n=[],breaksArchive:o=!1,isAccessible:i=!0}){
await this.typefaces.embed(this.job.pace);const{context:a}=this,S=a.nextRef();for(const w of this.sheets)await this.writeSheet(w,S);a.assign(S,a.obj({Type:"Page\
s",Kids:this.sheets.map(({ref:w})=>w),Count:this.sheets.length})),await this.writeCatalog(S,s,n);const c=a.obj({Title:y.A.fromText(t),Producer:$.A.of(m.n8)});e!==
void 0&&c.set(M.A.of("Author"),y.A.fromText(e)),a.trailerInfo.Info=a.register(c);const l=await(0,T.E)(await At(a,this.job.pace),this.job);for(const[{embedded:w},
g]of this.fonts)w.addTo(l,new h.oS(g.objectNumber));return this.embedImages(l),(0,m.Xw)(l),await(0,m.Q$)(l,{title:t,author:e,language:s},{isArchive:!o,isAccessible:i}),
l}async writeSheet(t,e){const{context:s,job:n}=this,o=new gt,i=[];let a=0;for(const g of t.drawn){if("enter"in g)o.enter(g.enter),i.push({group:g.group,content:a}),
g.group&&(a=0);else if("leave"in g){const{group:A,content:D}=i.pop();o.leave(A&&H(A)),A&&(a=D)}else{const{element:A,running:D,inks:_}=g,C=A?`/${A.tag} <</MCID ${a++}\
>> BDC`:D?$t[D]:"/Artifact BMC";o.sequence(C,_)}const P=n.pace.step(Tt);P&&await P}const S=await this.streamOf(o.content,{}),c=await this.resourcesOf(o,t);t.groups.
length>0&&await this.writeGroups(t,o,c);const l=s.obj({Type:"Page",Parent:e,MediaBox:[0,0,t.width,t.height],Contents:s.register(S),Resources:this.shared.get(t)??
c,StructParents:t.key,Tabs:"S"});t.links.length>0&&l.set(M.A.of("Annots"),s.obj(t.links.map(({ref:g})=>g)));for(const g of t.links)s.assign(g.ref,this.annotation(
g,t));s.assign(t.ref,l);const w=n.pace.step(o.content.length*ot);w&&await w}async streamOf(t,e){const{context:s,job:n}=this,o=await(0,r.uM)(n).deflate(Buffer.from(
t,"latin1"),yt),i=s.obj({Filter:"FlateDecode",Length:o.length});for(const[a,S]of Object.entries(e))i.set(M.A.of(a),S);return E.A.of(i,o)}async writeGroups(t,e,s){
const{context:n,job:o}=this,i=n.register(s);this.shared.set(t,i);const{width:a,height:S}=t;for(const c of t.groups){const l=e.groups.get(H(c)),w=await this.streamOf(
l,{Type:M.A.of("XObject"),Subtype:M.A.of("Form"),BBox:n.obj([-4*a,-4*S,5*a,5*S]),Group:n.obj({S:"Transparency",CS:"DeviceRGB"}),Resources:i,StructParents:v.A.of(
c.key)});n.assign(c.ref,w);const g=o.pace.step(l.length*ot);g&&await g}s.set(M.A.of("XObject"),n.obj(Object.fromEntries(t.groups.map(c=>[H(c),c.ref]))))}async resourcesOf({
fonts:t,shades:e,alphas:s,masks:n},{groups:o}){const{context:i,job:a}=this,S=i.obj({Font:Object.fromEntries([...t].map(g=>[g.name,this.fontRef(g)]))}),c={};for(const[
g,P]of s)c[g]=i.obj({Type:"ExtGState",ca:P,CA:P});const l=new Map(o.map(g=>[H(g),g.ref]));for(const[g,{group:P,mask:A}]of n)c[g]=i.obj({Type:"ExtGState",SMask:{
Type:"Mask",S:A.isAlpha?"Alpha":"Luminosity",G:l.get(P)}});const w={};for(const[g,P]of e){I(g)&&(c[`Mask${P}`]=U(i,g)),w[P]=x(i,g);const A=a.pace.step(g.stops.length*
Et);A&&await A}return Object.keys(c).length>0&&S.set(M.A.of("ExtGState"),i.obj(c)),e.size>0&&S.set(M.A.of("Shading"),i.obj(w)),S}fontRef(t){let e=this.fonts.get(
t);return e||this.fonts.set(t,e=this.context.register(this.context.obj({}))),e}annotation({box:t,target:e,contents:s,key:n},o){const i=this.context.obj({Type:"A\
nnot",Subtype:"Link",Rect:t.map(c=>Math.round(c*100)/100),Border:[0,0,0],F:4,P:o.ref,StructParent:n,Contents:y.A.fromText(s)}),[a,S]=this.aim(e);return S&&i.set(
M.A.of(a),S),i}aim(t){return"place"in t?["Dest",this.destination(t.place)]:["A",this.context.obj({Type:"Action",S:"URI",URI:$.A.of(jt(t.uri))})]}destination({sheet:t,
top:e}){return t&&this.context.obj([t.ref,"XYZ",null,e===void 0?null:Math.round(e*100)/100,null])}async writeCatalog(t,e,s){const{context:n,job:o,sheets:i}=this,
a=new b.s(n),S=i.flatMap(P=>[[P.key,n.register(n.obj(P.owners.map(A=>a.refOf(A))))],...P.groups.map(({key:A,owners:D})=>[A,n.obj(D.map(_=>a.refOf(_)))]),...P.links.
map(({key:A,element:D})=>[A,a.refOf(D)])]);S.sort(([P],[A])=>P-A);const c=a.write(this.document,S);let l=c.next();for(;l.done!==!0;l=c.next()){const P=o.pace.step(
2e3);P&&await P}const w=n.obj({Type:"Catalog",Pages:t,StructTreeRoot:l.value,MarkInfo:{Marked:!0},ViewerPreferences:{DisplayDocTitle:!0}});e!==void 0&&w.set(M.A.
of("Lang"),$.A.of(e));const g=O(n,s,P=>this.destination(P));g&&(w.set(M.A.of("Outlines"),g),w.set(M.A.of("PageMode"),M.A.of("UseOutlines"))),n.trailerInfo.Root=
n.register(w)}embedImages(t){for(const e of this.sheets){const{ref:s,images:n}=e;if(n.size===0)continue;const o=this.shared.get(e),i=o?t.edit(o.objectNumber):t.
edit(s.objectNumber).get("Resources"),a=i.get("XObject")??(0,h.jd)({});for(const[S,c]of n)a.set(S,c.embed(t,{profiled:!0}));i.set("XObject",a)}}}const H=({ref:f})=>`\
Group${f.objectNumber}`,jt=f=>f.replace(/[\\()]/g,"\\$&")}),78445:((L,R,p)=>{p.d(R,{H:()=>E,s:()=>v});var j=p(81415),y=p(91112),$=p(61410),M=p(6476);class E{tag;parent;facts;kids=[];constructor(r,h,m){
this.tag=r,this.parent=h,this.facts=m}add(r,h={}){const m=new E(r,this,h);return this.kids.push(m),m}prune(){const r=this.kids.filter(h=>h instanceof E?(h.prune(),
h.kids.length>0||h.tag==="TD"||h.tag==="TH"):!0);this.kids.splice(0,this.kids.length);for(const h of r)this.kids.push(h)}adopt(r){r.parent=this,this.kids.push(r)}}
class v{context;rootRef;refs=new Map;ids=[];constructor(r,h=r.nextRef()){this.context=r,this.rootRef=h}refOf(r){let h=this.refs.get(r);return h||this.refs.set(r,
h=this.context.nextRef()),h}*write(r,h){const{context:m}=this,O=[r];for(let d=O.pop();d;d=O.pop()){for(const I of d.kids)I instanceof E&&O.push(I);this.put(d),yield}
const u=m.obj({Type:"StructTreeRoot",K:[this.refOf(r)]}),b=h.flatMap(([d,I])=>[j.A.of(d),I]);if(u.set(y.A.of("ParentTree"),m.register(m.obj({Nums:b}))),u.set(y.
A.of("ParentTreeNextKey"),j.A.of(h.reduce((d,[I])=>Math.max(d,I+1),0))),this.ids.length>0){const d=[...this.ids].sort(([I],[x])=>I<x?-1:1).flatMap(([I,x])=>[$.A.
of(Buffer.from(I,"latin1").toString("hex")),x]);u.set(y.A.of("IDTree"),m.register(m.obj({Names:d})))}return m.assign(this.rootRef,u),this.rootRef}put(r){const{context:h}=this,
{tag:m,parent:O,facts:u}=r,b=M.A.withContext(h),d=(B,k)=>b.set(y.A.of(B),k);d("S",y.A.of(m)),d("P",O?this.refOf(O):this.rootRef);const[I]=r.kids,x=I instanceof E?
void 0:I?.page;x&&d("Pg",x);const U=r.kids.map(B=>this.kid(B,x));U.length>0&&d("K",U.length===1?U[0]:h.obj(U)),u.alt!==void 0&&d("Alt",$.A.fromText(u.alt)),u.title!==
void 0&&d("T",$.A.fromText(u.title)),u.lang!==void 0&&d("Lang",$.A.fromText(u.lang)),u.attributes&&d("A",h.obj(u.attributes)),u.id!==void 0&&(d("ID",$.A.of(Buffer.
from(u.id,"latin1").toString("hex"))),this.ids.push([u.id,this.refOf(r)])),h.assign(this.refOf(r),b)}kid(r,h){if(r instanceof E)return this.refOf(r);const{context:m}=this;
return"annotation"in r?m.obj({Type:"OBJR",Obj:r.annotation,Pg:r.page}):r.form?m.obj({Type:"MCR",Pg:r.page,Stm:r.form,MCID:r.content}):r.page===h?j.A.of(r.content):
m.obj({Type:"MCR",Pg:r.page,MCID:r.content})}}}),82715:((L,R,p)=>{p.d(R,{m:()=>$});var j=p(43496),y=p(3907);function $(M,E,v,T){const{text:r,properties:h,end:m,
about:O}=M,u=h.find(x=>x.namespace===j.dK[E]&&x.name===v),b=u&&r.slice(u.from,u.to).match(/^[\s\S]*(?=<\/(?:[\w.-]+:)?Bag\s*>)/)?.[0].length;if(u&&b!==void 0){const x=u.
from+b;return`${r.slice(0,x)}${T.replace("<rdf:li",`<rdf:li xmlns:rdf="${j.dK.rdf}"`)}${r.slice(x)}`}const d=`<${E}:${v}><rdf:Bag>
${T}</rdf:Bag></${E}:${v}>`,I=`<rdf:Description xmlns:rdf="${j.dK.rdf}" rdf:about="${(0,y.X)(O)}" xmlns:${E}="${j.dK[E]}">
${d}
</rdf:Description>
`;return`${r.slice(0,m)}${I}${r.slice(m)}`}})};
