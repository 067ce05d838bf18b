"use strict";exports.id=9109,exports.ids=[9109],exports.modules={29825:((U,R,u)=>{u.d(R,{EH:()=>A,OD:()=>M,W_:()=>y,lV:()=>T});var j=u(12889),P=u(47707);const T=-1,M=(r,p)=>(0,j.
pr)(r).flatMap(g=>y(g,p));function y({text:r,rtl:p},g){const O=[];for(const m of(0,P.qf)(r)){const b=O.at(-1),h=(0,P.ML)(m)?b?.font??0:v(m,g,b?.font);b?.font===
h?b.text+=m:O.push({font:h,text:m,rtl:p})}return p?O.reverse():O}function v(r,p,g){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(r)&&g!==void 0&&p[g]?.
covers(r)===!0?g:p.findIndex(m=>m.covers(r))}function A(r,p){const g=M(r,p).filter(({font:O})=>O===T);return[...new Set(g.flatMap(O=>(0,P.qf)(O.text)))]}}),45409:((U,R,u)=>{
u.d(R,{Q:()=>T,n:()=>P});var j=u(36078);function P(M,y,v,A){let r=0,p=0;const g=[];for(let O=0;O<M.length;O=r){const{y:m}=M[O];for(;r<M.length&&M[r].y===m;)r++;
m!==p&&g.push(`${(0,j.id)(m*A/1e3)} Ts`),p=m,g.push(`[${T(M.slice(O,r),y,v)}] TJ`)}return p!==0&&g.push("0 Ts"),g.join(" ")}function T(M,y,v){let A="",r="";const p=g=>{
const O=Math.round(g*100)/100;O!==0&&(r&&(A+=`<${r}>`),r="",A+=`${-O} `)};for(const{glyph:g,advance:O,x:m}of M)p(m),r+=y.codeOf(g),p(O-m-g.advanceWidth*v);return r?
`${A}<${r}>`:A}}),88739:((U,R,u)=>{u.d(R,{B:()=>v,U:()=>M});var j=u(77581),P=u(12889);const T=100;function M(A,{digits:r=4,isInOrder:p=!1}={}){const g=A.filter(
([,m])=>m.length>0).map(([m,b])=>`<${v(m).slice(-r)}> <${y(b,p)}>`),O=Array.from({length:Math.ceil(g.length/T)},(m,b)=>{const h=g.slice(b*T,(b+1)*T);return[`${h.
length} beginbfchar`,...h,"endbfchar"].join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(r)}> <${"F".repeat(r)}> endcodespacerange`,...O,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function y(A,r){const p=A.map(g=>String.fromCodePoint(g)).join("");return(0,j.kt)(!r&&(0,P.ft)(p)?[...p].reverse().join(""):p).toString("hex").toUpperCase()}
const v=A=>A.toString(16).toUpperCase().padStart(4,"0")}),38875:((U,R,u)=>{u.d(R,{F:()=>T});var j=u(60623);const P=1<<24,T=M=>(0,j.UD)(Buffer.from(M,"base64"),{
stream:P,total:P,remaining:P},{found:!1})}),96927:((U,R,u)=>{u.d(R,{XS:()=>M,tU:()=>y,tn:()=>T});const j=v=>Math.round(v*72e3/25.4)/1e3,P=(v,A)=>[j(v),j(A)],T={
A3:P(297,420),A4:P(210,297),A5:P(148,210),A6:P(105,148),Letter:[612,792],Legal:[612,1008],Tabloid:[792,1224]},M=3,y=14400}),24472:((U,R,u)=>{u.d(R,{Q$:()=>g,Xw:()=>p,
n8:()=>r});var j=u(43496),P=u(1975),T=u(82715),M=u(60912),y=u(21878),v=u(81679),A=u(45599);const r="Octavo";function p(m){const b=m.add(new A.Z6((0,A.jd)({N:3,Filter:(0,A.
UU)("FlateDecode")}),(0,v.Kc)((0,y.k)({gray:!1})))),h=(0,A.jd)({Type:(0,A.UU)("OutputIntent"),S:(0,A.UU)("GTS_PDFA1"),OutputConditionIdentifier:(0,A.Px)("sRGB"),
Info:(0,A.Px)("sRGB"),DestOutputProfile:b});m.editCatalog().set("OutputIntents",[m.add(h)])}async function g(m,{title:b,author:h,language:D},x){const{isArchive:_}=x,
B=(W,G,z)=>({prefix:W,name:G,form:"simple",values:[z]}),k=x.isAccessible&&D!==void 0,F=(0,M.T3)([{prefix:"dc",name:"title",form:"alternative",values:[b]},...h===
void 0?[]:[{prefix:"dc",name:"creator",form:"ordered",values:[h]}],...D===void 0?[]:[{prefix:"dc",name:"language",form:"unordered",values:[D]}],B("pdf","Produce\
r",r),..._?[B("pdfaid","part","3"),B("pdfaid","conformance","A")]:[],...k?[B("pdfuaid","part","1")]:[]]);if(!k||!_)return(0,M._L)(m,F);const N=await(0,P.kg)(Buffer.
from(F,"utf8"),m.job.pace);(0,M._L)(m,(0,T.m)(N,"pdfaExtension","schemas",O))}const O=`<rdf:li rdf:parseType="Resource" xmlns:pdfaSchema="${j.dK.pdfaSchema}" xm\
lns:pdfaProperty="${j.dK.pdfaProperty}">
<pdfaSchema:schema>PDF/UA Universal Accessibility Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${j.dK.pdfuaid}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
<rdf:li rdf:parseType="Resource"><pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType><pdfaProperty:category>inter\
nal</pdfaProperty:category><pdfaProperty:description>Part of ISO 14289 that the document conforms to</pdfaProperty:description></rdf:li>
</rdf:Seq></pdfaSchema:property>
</rdf:li>
`}),69379:((U,R,u)=>{u.d(R,{B:()=>tt});var j=u(22387),P=u(61410),T=u(66005),M=u(91112),y=u(16804),v=u(81415),A=u(92356),r=u(68973),p=u(45599),g=u(24472);function O(f,t,e){
if(t.length===0)return;const s=(i,a,S)=>{const c=i.map(()=>f.nextRef());let l=i.length;for(const[w,{title:d,place:E,children:$}]of i.entries()){const I=f.obj({Title:P.
A.fromText(d),Parent:a});m(I,{Prev:c[w-1],Next:c[w+1],Dest:e(E)}),$.length>0&&(l+=s($,c[w],I)),f.assign(c[w],I)}return m(S,{First:c[0],Last:c.at(-1),Count:v.A.of(
l)}),l},n=f.nextRef(),o=f.obj({Type:"Outlines"});return s(t,n,o),f.assign(n,o),n}function m(f,t){for(const[e,s]of Object.entries(t))s!==void 0&&f.set(M.A.of(e),
s)}var b=u(78445),h=u(36078);const D=({stops:f})=>f.some(({alpha:t})=>t<1);function x(f,{coordinates:t,stops:e}){return f.register(B(f,t,e,"DeviceRGB",({color:s})=>s))}
function _(f,{coordinates:t,stops:e,box:s}){const n=B(f,t,e,"DeviceGray",({alpha:i})=>[i]),o=f.stream("/Shade sh",{Type:"XObject",Subtype:"Form",BBox:[...s],Group:{
S:"Transparency",CS:"DeviceGray"},Resources:{Shading:{Shade:n}}});return f.register(f.obj({Type:"ExtGState",SMask:{Type:"Mask",S:"Luminosity",G:f.register(o)}}))}
function B(f,t,e,s,n){const o=e.slice(1).map((a,S)=>({FunctionType:2,Domain:[0,1],C0:n(e[S]).map(k),C1:n(a).map(k),N:1})),i={FunctionType:3,Domain:[0,1],Functions:o,
Bounds:e.slice(1,-1).map(({at:a})=>k(a)),Encode:o.flatMap(()=>[0,1])};return f.obj({ShadingType:t.length===4?2:3,ColorSpace:s,Coords:t.map(k),Function:i,Extend:[
!0,!0]})}const k=f=>Math.round(f*1e4)/1e4;var F=u(41578),N=u(45409),W=u(47707),G=u(29825),z=u(33141),V=u(36263);const rt="□",at=new RegExp("(\\p{Extended_Picto\
graphic}\\ufe0f?)[\\u{1f3fb}-\\u{1f3ff}]|\\ufe0f?\\u20e3","gu"),ft=new RegExp("(\\p{Regional_Indicator}{2}|\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?(?:\
\\u200d\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?){1,9})","u"),ct=15e4,dt=127462,ht=/^[!-~]+$/;class Z{name;face;used=new Map;embedded;constructor(t,e){
this.name=t,this.face=e,e.keep()}}const Y=(f,t)=>f.filter(e=>!t.some(({face:s})=>s.covers(e)));class X{styles;others;upright;missing=new Set;words;constructor(t,e,s=[]){
this.styles=t,this.others=e,this.upright=s;const n=()=>({Regular:new Map,SemiBold:new Map,Italic:new Map,SemiBoldItalic:new Map,Mono:new Map});this.words={ltr:n(),
rtl:n()}}static async open({styles:t,text:e,font:s,boldFont:n},o){const i=new Map,a=async C=>(await o.rest(),new Z(C,await(0,V.ft)(C))),S=t.includes("SemiBold")&&
t.includes("Italic");for(const C of new Set(["Regular",...t,...S?["SemiBoldItalic"]:[]]))i.set(C,await a(C));const c=i.get("Regular"),l=()=>[c,...[...i.values()].
filter(C=>C!==c)];let w=Y([...new Set(e)],l());if(w.length>0&&!i.has("Mono")){const C=await a("Mono");Y(w,[C]).length<w.length&&i.set("Mono",C),w=Y(w,l())}const d=[];
w.length>0&&d.push(await a("Emoji"));const E=[...l(),...d];if(!s)return new X(i,E);const $=new Z("User",(0,V.ar)(s)),I=n&&new Z("UserBold",(0,V.ar)(n));i.set("R\
egular",$).set("Italic",$),I&&i.set("SemiBold",I).set("SemiBoldItalic",I);const L=I?[$,I]:[$];return new X(i,[...E,...L],L)}async warm(t,e){for(const{face:n}of this.
styles.values())await e.rest(),n.shape("A");const{face:s}=this.fontOf("Regular");for(const n of t){const o=e.step(ct);o&&await o,ht.test(n)&&s.shape(n)}}word(t,e,s=!1){
const n=this.words[s?"rtl":"ltr"][e];let o=n.get(t);return o||n.set(t,o=this.shape(t,e,s)),o}metrics(t){return this.fontOf(t).face.metrics}async embed(t){for(const e of this.
all)e.used.size!==0&&(await t.rest(),e.embedded=await(0,F.r)(e.face,[...e.used.values()]))}get all(){return this.others}fontOf(t){return this.styles.get(t)??this.
others[0]}shape(t,e,s){const n=t.split(ft);if(n.length===1)return this.shapePlain(t,e,s);const o=n.map((i,a)=>a%2===1?this.shapeJoined(i,e):this.shapePlain(i,e,
s));return s&&o.reverse(),Q(t,o.flatMap(({parts:i})=>i),o.some(({leans:i})=>i))}shapeJoined(t,e){const o=(!t.includes("‍")?Array.from(t,c=>String.fromCharCode(
c.codePointAt(0)-dt+65)):t.split("‍").map(c=>c.replace(new RegExp("\\p{Emoji_Modifier}|\\ufe0f","gu"),""))).filter(c=>this.others.some(({face:l})=>l.covers(c))).
join("");if(o==="")return this.shapePlain(t,e,!1);const{parts:i,leans:a}=this.shapePlain(o,e,!1),S=i.map((c,l)=>({...c,actual:l===0?t:""}));return Q(t,S,a===!0)}shapePlain(t,e,s){
const n=this.fontOf(e),o=(0,W.RK)(t).replace(at,"$1"),i=e.endsWith("Italic")&&this.upright.includes(n);if(n.face.covers(o))return Q(t,[q(n,o,s)],i);const a=e===
"SemiBoldItalic"?this.styles.get("SemiBold"):void 0,S=[...new Set([n,...a?[a]:[],...this.others])],c=(0,G.W_)({text:o,rtl:s},S.map(({face:l})=>l)).map(l=>{if(l.
font!==G.lV)return q(S[l.font],l.text,l.rtl);const w=(0,W.qf)(l.text);for(const d of w)this.missing.add(d);return{...q(this.others[0],rt.repeat(w.length),!1),actual:l.
text}});return Q(t,c,i)}}const Q=(f,t,e)=>({text:f,width:t.reduce((s,{glyphs:n})=>n.reduce((o,{advance:i})=>o+i,s),0),parts:t,...e&&{leans:e}}),pt=f=>f.map(t=>String.
fromCodePoint(t)).join("");function q(f,t,e){const s=f.face.shape(t,e);for(const{glyph:o}of s)f.used.has(o.id)||f.used.set(o.id,o);const n=s.map(({glyph:o})=>pt(
f.used.get(o.id).codePoints)).join("");return{font:f,glyphs:s,actual:e||n===t?void 0:t}}function ut(f){if(f.shown!==void 0)return f.shown;const{font:t,glyphs:e,
actual:s}=f;if(!(s!==void 0||e.some(({y:n})=>n!==0)))return f.shown=(0,N.Q)(e,t.embedded,t.face.unit)}function lt({font:f,glyphs:t,actual:e},s){const n=(0,N.n)(
t,f.embedded,f.face.unit,s);return e===void 0?n:(0,z.$u)(e,n)}const st=({opacity:f,making:t,masked:e})=>f!==void 0||t!==void 0||e!==void 0,mt=.2,nt={font:void 0,
size:0,fill:"",stroke:"",spacing:0,alpha:1},gt={...nt,spacing:Number.NaN};class St{fonts=new Set;shades=new Map;alphas=new Map;groups=new Map;masks=new Map;made=new Map;operators=[];kept=[];state=nt;sequence(t,e){
this.operators.push(t);let s=!1;for(const n of e)n.kind==="text"!==s&&this.operators.push(s?"ET":"BT"),s=n.kind==="text",this.write(n);s&&this.operators.push("E\
T"),this.operators.push("EMC")}enter(t){const{clip:e,matrix:s,hasHoles:n=!1,masked:o}=t,i=st(t)?this.operators:void 0;this.kept.push({state:this.state,around:i,
control:t}),this.operators.push("q"),s&&this.operators.push(`${s.map(h._).join(" ")} cm`),e!==void 0&&this.operators.push(`${e} W${n?"*":""} n`);const a=o&&this.
made.get(o);a!==void 0&&this.operators.push(`/${a} gs`),i&&(this.operators=[],this.state=gt)}leave(t){const{state:e,around:s,control:n}=this.kept.pop();if(s&&t!==
void 0)if(this.groups.set(t,this.content),this.operators=s,this.state=e,n.making){const o=`Soft${t}`;this.masks.set(o,{group:t,mask:n.making}),this.made.set(n.making,
o)}else this.covers(n.opacity??1),this.operators.push(`/${t} Do`);this.state=e,this.operators.push("Q")}get content(){return this.operators.join(`
`)}write(t){switch(t.kind){case"text":return this.text(t);case"area":return this.area(t);case"image":this.operators.push(`q ${t.matrix.map(h._).join(" ")} cm /${t.
name} Do Q`);return;case"stroke":return this.line(t);case"shape":return this.shape(t);case"outline":return this.outline(t)}}text({x:t,y:e,size:s,color:n,words:o,
oblique:i=!1,bolder:a=0,spacing:S=0,alpha:c=1}){this.filled(n),this.covers(c),a>0&&(this.stroked(n),this.operators.push(`2 Tr ${(0,h.id)(a)} w`)),S!==this.state.
spacing&&(this.state={...this.state,spacing:S},this.operators.push(`${(0,h.id)(S)} Tc`));const l=(I,L)=>{this.operators.push(`1 0 ${L?mt:0} 1 ${(0,h.id)(I)} ${(0,h.
id)(e)} Tm`)};let w=i||o[0]?.leans===!0,d=t;l(t,w);let E="";const $=()=>{E&&this.operators.push(`[${E.replaceAll("><","")}]TJ`),E=""};for(const{parts:I,width:L,
after:C=0,leans:et=i}of o){et!==w&&($(),l(d,et),w=et),d+=L*s/1e3+S*I.reduce((K,{glyphs:J})=>K+J.length,0);for(const K of I){(K.font!==this.state.font||s!==this.
state.size)&&($(),this.set(K.font,s));const J=ut(K);J!==void 0?E+=J:($(),this.operators.push(lt(K,s)))}C!==0&&(E+=(0,h._)(-C))}$(),a>0&&this.operators.push("0 T\
r")}set(t,e){this.state={...this.state,font:t,size:e},this.fonts.add(t),this.operators.push(`/${t.name} ${(0,h.id)(e)} Tf`)}area({x:t,y:e,width:s,height:n,color:o,
radius:i=0}){this.filled(o),this.covers(1),i===0?this.operators.push(`${[t,e,s,n].map(h.id).join(" ")} re f`):this.operators.push(wt(t,e,s,n,Math.min(i,s/2,n/2)),
"f")}line({points:t,width:e,color:s,dots:n}){this.stroked(s);const o=`${(0,h.id)(e)} w ${(0,h.XL)(t)} S`;this.operators.push(n===void 0?o:`q 1 J [0 ${(0,h.id)(n)}\
] 0 d ${o} Q`)}filled(t){const e=(0,h.wW)(t,"fill");e!==this.state.fill&&(this.state={...this.state,fill:e},this.operators.push(e))}stroked(t){const e=(0,h.wW)(
t,"stroke");e!==this.state.stroke&&(this.state={...this.state,stroke:e},this.operators.push(e))}covers(t){t!==this.state.alpha&&(this.state={...this.state,alpha:t},
this.operators.push(`/${this.alphaName(t)} gs`))}outline({path:t,color:e,alpha:s,width:n,cap:o,join:i,miter:a,dashes:S,dashOffset:c}){const l=this.alphaName(s),
w=S.length>0?` [${S.map(h._).join(" ")}] ${(0,h._)(c)} d`:"",d=`${(0,h._)(n)} w ${o} J ${i} j ${(0,h._)(a)} M${w}`;this.operators.push(`q ${(0,h.wW)(e,"stroke")}\
 /${l} gs ${d} ${t} S Q`)}alphaName(t){const e=`A${Math.round(t*1e3)}`;return this.alphas.set(e,t),e}shape({path:t,fill:e,alpha:s=1,hasHoles:n=!1}){this.covers(
s);const o=n?"*":"";if(!("stops"in e)){this.filled(e),this.operators.push(`${t} f${o}`);return}let i=this.shades.get(e);i===void 0&&this.shades.set(e,i=`Shade${this.
shades.size+1}`);const a=e.matrix?`${e.matrix.map(h._).join(" ")} cm `:"";this.operators.push(`q ${t} W${o} n ${a}${D(e)?`/Mask${i} gs `:""}/${i} sh Q`)}}function wt(f,t,e,s,n){
const[o,i]=[f+e,t+s],a=n*(1-h.yQ),S=(...l)=>`${l.map(h.id).join(" ")} c`,c=(...l)=>`${l.map(h.id).join(" ")} l`;return[`${(0,h.id)(f+n)} ${(0,h.id)(t)} m`,c(o-n,
t),S(o-a,t,o,t+a,o,t+n),c(o,i-n),S(o,i-a,o-a,i,o-n,i),c(f+n,i),S(f+a,i,f,i-a,f,i-n),c(f,t+n),S(f,t+a,f+a,t,f+n,t),"h"].join(" ")}var Mt=u(45657);class Ot{width;height;ref;key;lends;drawn=[];links=[];owners=[];images=new Map;groups=[];open=[];constructor(t,e,s,n,o){
this.width=t,this.height=e,this.ref=s,this.key=n,this.lends=o}draw(t,...e){const s=this.drawn.at(-1);if(s!==void 0&&"inks"in s&&s.element===t&&s.running===void 0&&
this.isLastKid(t)){(0,Mt.RZ)(s.inks,e);return}if(this.drawn.push({element:t,inks:[...e]}),!t)return;const{owners:o,form:i}=this.stream;t.kids.push({page:this.ref,
content:o.length,form:i}),o.push(t)}run(t,...e){this.drawn.push({element:void 0,running:t,inks:[...e]})}enter(t){const e=this.open.at(-1),s=st(t)?{...this.lends(),
owners:[]}:void 0;s&&this.groups.push(s),this.open.push(s??e),this.drawn.push({enter:t,group:s})}leave(){this.open.pop(),this.drawn.push({leave:!0})}link(t,e,s,n){
const{ref:o,key:i}=this.lends();this.links.push({box:e,target:s,contents:n,element:t,ref:o,key:i}),t.kids.push({page:this.ref,annotation:o})}image(t){for(const[
s,n]of this.images)if(n===t)return s;const e=`Image${this.images.size+1}`;return this.images.set(e,t),e}get stream(){const t=this.open.at(-1);return t?{owners:t.
owners,form:t.ref}:{owners:this.owners,form:void 0}}isLastKid(t){if(!t)return!0;const e=t.kids.at(-1),{owners:s,form:n}=this.stream;return e!==void 0&&"content"in
e&&e.page===this.ref&&e.form===n&&e.content===s.length-1}}var Pt=u(64680);const At=120;async function yt(f,t){const e=f.enumerateIndirectObjects(),s=new Pt.k(e.
length*At);s.text(`%PDF-1.7
%ÿÿÿÿ
`);const n=[];for(const[c,l]of e){n[c.objectNumber]=s.length,s.text(`${c.objectNumber} 0 obj
`);const w=l.sizeInBytes();s.fill(w,(E,$)=>l.copyBytesInto(E,$)),s.text(`
endobj
`);const d=t.step(w*20);d&&await d}const o=s.length;s.text(`xref
0 ${n.length}
0000000000 65535 f 
`);for(let c=1;c<n.length;c++){const l=n[c];s.text(l===void 0?`0000000000 00001 f 
`:`${String(l).padStart(10,"0")} 00000 n 
`)}const{Root:i,Info:a}=f.trailerInfo,S=a?`/Info ${a.toString()}`:"";return s.text(`trailer
<</Size ${n.length}/Root ${i.toString()}${S}>>
startxref
${o}
%%EOF
`),s.bytes}const Tt=6,ot=40,it=2e3,Et=8e3,$t={Header:"/Artifact <</Type /Pagination /Subtype /Header /Attached [/Top]>> BDC",Footer:"/Artifact <</Type /Paginati\
on /Subtype /Footer /Attached [/Bottom]>> BDC"};class tt{typefaces;job;document=new b.H("Document",void 0,{});sheets=[];context=j.A.create();fonts=new Map;shared=new Map;keys=0;constructor(t,e){
this.typefaces=t,this.job=e}static async open(t,e){return new tt(await X.open(t,e.pace),e)}sheet(t,e){const s=()=>({ref:this.context.nextRef(),key:this.keys++}),
{ref:n,key:o}=s(),i=new Ot(t,e,n,o,s);return this.sheets.push(i),i}async finish({title:t,author:e,language:s,bookmarks:n=[],breaksArchive:o=!1,isAccessible:i=!0}){
await this.typefaces.embed(this.job.pace);const{context:a}=this,S=a.nextRef();for(const w of this.sheets)await this.writeSheet(w,S);a.assign(S,a.obj({Type:"Page\
s",Kids:this.sheets.map(({ref:w})=>w),Count:this.sheets.length})),await this.writeCatalog(S,s,n);const c=a.obj({Title:P.A.fromText(t),Producer:T.A.of(g.n8)});e!==
void 0&&c.set(M.A.of("Author"),P.A.fromText(e)),a.trailerInfo.Info=a.register(c);const l=await(0,A.E)(await yt(a,this.job.pace),this.job);for(const[{embedded:w},
d]of this.fonts)w.addTo(l,new p.oS(d.objectNumber));return this.embedImages(l),(0,g.Xw)(l),await(0,g.Q$)(l,{title:t,author:e,language:s},{isArchive:!o,isAccessible:i}),
l}async writeSheet(t,e){const{context:s,job:n}=this,o=new St,i=[];let a=0;for(const d of t.drawn){if("enter"in d)o.enter(d.enter),i.push({group:d.group,content:a}),
d.group&&(a=0);else if("leave"in d){const{group:$,content:I}=i.pop();o.leave($&&H($)),$&&(a=I)}else{const{element:$,running:I,inks:L}=d,C=$?`/${$.tag} <</MCID ${a++}\
>> BDC`:I?$t[I]:"/Artifact BMC";o.sequence(C,L)}const E=n.pace.step(it);E&&await E}const S=await this.streamOf(o.content,{}),c=await this.resourcesOf(o,t);t.groups.
length>0&&await this.writeGroups(t,o,c);const l=s.obj({Type:"Page",Parent:e,MediaBox:[0,0,t.width,t.height],Contents:s.register(S),Resources:this.shared.get(t)??
c,StructParents:t.key,Tabs:"S"});t.links.length>0&&l.set(M.A.of("Annots"),s.obj(t.links.map(({ref:d})=>d)));for(const d of t.links)s.assign(d.ref,this.annotation(
d,t));s.assign(t.ref,l);const w=n.pace.step(o.content.length*ot);w&&await w}async streamOf(t,e){const{context:s,job:n}=this,o=await(0,r.uM)(n).deflate(Buffer.from(
t,"latin1"),Tt),i=s.obj({Filter:"FlateDecode",Length:o.length});for(const[a,S]of Object.entries(e))i.set(M.A.of(a),S);return y.A.of(i,o)}async writeGroups(t,e,s){
const{context:n,job:o}=this,i=n.register(s);this.shared.set(t,i);const{width:a,height:S}=t;for(const c of t.groups){const l=e.groups.get(H(c)),w=await this.streamOf(
l,{Type:M.A.of("XObject"),Subtype:M.A.of("Form"),BBox:n.obj([-4*a,-4*S,5*a,5*S]),Group:n.obj({S:"Transparency",CS:"DeviceRGB"}),Resources:i,StructParents:v.A.of(
c.key)});n.assign(c.ref,w);const d=o.pace.step(l.length*ot);d&&await d}s.set(M.A.of("XObject"),n.obj(Object.fromEntries(t.groups.map(c=>[H(c),c.ref]))))}async resourcesOf({
fonts:t,shades:e,alphas:s,masks:n},{groups:o}){const{context:i,job:a}=this,S=i.obj({Font:Object.fromEntries([...t].map(d=>[d.name,this.fontRef(d)]))}),c={};for(const[
d,E]of s)c[d]=i.obj({Type:"ExtGState",ca:E,CA:E});const l=new Map(o.map(d=>[H(d),d.ref]));for(const[d,{group:E,mask:$}]of n)c[d]=i.obj({Type:"ExtGState",SMask:{
Type:"Mask",S:$.isAlpha?"Alpha":"Luminosity",G:l.get(E)}});const w={};for(const[d,E]of e){D(d)&&(c[`Mask${E}`]=_(i,d)),w[E]=x(i,d);const $=a.pace.step(d.stops.length*
Et);$&&await $}return Object.keys(c).length>0&&S.set(M.A.of("ExtGState"),i.obj(c)),e.size>0&&S.set(M.A.of("Shading"),i.obj(w)),S}fontRef(t){let e=this.fonts.get(
t);return e||this.fonts.set(t,e=this.context.register(this.context.obj({}))),e}annotation({box:t,target:e,contents:s,key:n},o){const i=this.context.obj({Type:"A\
nnot",Subtype:"Link",Rect:t.map(c=>Math.round(c*100)/100),Border:[0,0,0],F:4,P:o.ref,StructParent:n,Contents:P.A.fromText(s)}),[a,S]=this.aim(e);return S&&i.set(
M.A.of(a),S),i}aim(t){return"place"in t?["Dest",this.destination(t.place)]:["A",this.context.obj({Type:"Action",S:"URI",URI:T.A.of(jt(t.uri))})]}destination({sheet:t,
top:e}){return t&&this.context.obj([t.ref,"XYZ",null,e===void 0?null:Math.round(e*100)/100,null])}async parentsOf(t){const{context:e,job:s,sheets:n}=this,o=[];for(const{
key:i,owners:a,groups:S,links:c}of n){o.push([i,e.register(e.obj(a.map(d=>t.refOf(d))))]);for(const d of S)o.push([d.key,e.obj(d.owners.map(E=>t.refOf(E)))]);for(const d of c)
o.push([d.key,t.refOf(d.element)]);const l=S.reduce((d,E)=>d+E.owners.length,a.length+c.length),w=s.pace.step(l*it);w&&await w}return o.sort(([i],[a])=>i-a)}async writeCatalog(t,e,s){
const{context:n,job:o}=this,i=new b.s(n),a=await this.parentsOf(i),S=i.write(this.document,a);let c=S.next();for(;c.done!==!0;c=S.next()){const d=o.pace.step(2e3);
d&&await d}const l=n.obj({Type:"Catalog",Pages:t,StructTreeRoot:c.value,MarkInfo:{Marked:!0},ViewerPreferences:{DisplayDocTitle:!0}});e!==void 0&&l.set(M.A.of("\
Lang"),T.A.of(e));const w=O(n,s,d=>this.destination(d));w&&(l.set(M.A.of("Outlines"),w),l.set(M.A.of("PageMode"),M.A.of("UseOutlines"))),n.trailerInfo.Root=n.register(
l)}embedImages(t){for(const e of this.sheets){const{ref:s,images:n}=e;if(n.size===0)continue;const o=this.shared.get(e),i=o?t.edit(o.objectNumber):t.edit(s.objectNumber).
get("Resources"),a=i.get("XObject")??(0,p.jd)({});for(const[S,c]of n)a.set(S,c.embed(t,{profiled:!0}));i.set("XObject",a)}}}const H=({ref:f})=>`Group${f.objectNumber}`,
jt=f=>f.replace(/[\\()]/g,"\\$&")}),78445:((U,R,u)=>{u.d(R,{H:()=>y,s:()=>v});var j=u(81415),P=u(91112),T=u(61410),M=u(6476);class y{tag;parent;facts;kids=[];constructor(r,p,g){
this.tag=r,this.parent=p,this.facts=g}add(r,p={}){const g=new y(r,this,p);return this.kids.push(g),g}prune(){const r=this.kids.filter(p=>p instanceof y?(p.prune(),
p.kids.length>0||p.tag==="TD"||p.tag==="TH"):!0);this.kids.splice(0,this.kids.length);for(const p of r)this.kids.push(p)}adopt(r){r.parent=this,this.kids.push(r)}}
class v{context;rootRef;refs=new Map;ids=[];constructor(r,p=r.nextRef()){this.context=r,this.rootRef=p}refOf(r){let p=this.refs.get(r);return p||this.refs.set(r,
p=this.context.nextRef()),p}*write(r,p){const{context:g}=this,O=[r];for(let h=O.pop();h;h=O.pop()){for(const D of h.kids)D instanceof y&&O.push(D);this.put(h),yield}
const m=g.obj({Type:"StructTreeRoot",K:[this.refOf(r)]}),b=p.flatMap(([h,D])=>[j.A.of(h),D]);if(m.set(P.A.of("ParentTree"),g.register(g.obj({Nums:b}))),m.set(P.
A.of("ParentTreeNextKey"),j.A.of(p.reduce((h,[D])=>Math.max(h,D+1),0))),this.ids.length>0){const h=[...this.ids].sort(([D],[x])=>D<x?-1:1).flatMap(([D,x])=>[T.A.
of(Buffer.from(D,"latin1").toString("hex")),x]);m.set(P.A.of("IDTree"),g.register(g.obj({Names:h})))}return g.assign(this.rootRef,m),this.rootRef}put(r){const{context:p}=this,
{tag:g,parent:O,facts:m}=r,b=M.A.withContext(p),h=(B,k)=>b.set(P.A.of(B),k);h("S",P.A.of(g)),h("P",O?this.refOf(O):this.rootRef);const[D]=r.kids,x=D instanceof y?
void 0:D?.page;x&&h("Pg",x);const _=r.kids.map(B=>this.kid(B,x));_.length>0&&h("K",_.length===1?_[0]:p.obj(_)),m.alt!==void 0&&h("Alt",T.A.fromText(m.alt)),m.title!==
void 0&&h("T",T.A.fromText(m.title)),m.lang!==void 0&&h("Lang",T.A.fromText(m.lang)),m.attributes&&h("A",p.obj(m.attributes)),m.id!==void 0&&(h("ID",T.A.of(Buffer.
from(m.id,"latin1").toString("hex"))),this.ids.push([m.id,this.refOf(r)])),p.assign(this.refOf(r),b)}kid(r,p){if(r instanceof y)return this.refOf(r);const{context:g}=this;
return"annotation"in r?g.obj({Type:"OBJR",Obj:r.annotation,Pg:r.page}):r.form?g.obj({Type:"MCR",Pg:r.page,Stm:r.form,MCID:r.content}):r.page===p?j.A.of(r.content):
g.obj({Type:"MCR",Pg:r.page,MCID:r.content})}}}),82715:((U,R,u)=>{u.d(R,{m:()=>T});var j=u(43496),P=u(3907);function T(M,y,v,A){const{text:r,properties:p,end:g,
about:O}=M,m=p.find(x=>x.namespace===j.dK[y]&&x.name===v),b=m&&r.slice(m.from,m.to).match(/^[\s\S]*(?=<\/(?:[\w.-]+:)?Bag\s*>)/)?.[0].length;if(m&&b!==void 0){const x=m.
from+b;return`${r.slice(0,x)}${A.replace("<rdf:li",`<rdf:li xmlns:rdf="${j.dK.rdf}"`)}${r.slice(x)}`}const h=`<${y}:${v}><rdf:Bag>
${A}</rdf:Bag></${y}:${v}>`,D=`<rdf:Description xmlns:rdf="${j.dK.rdf}" rdf:about="${(0,P.X)(O)}" xmlns:${y}="${j.dK[y]}">
${h}
</rdf:Description>
`;return`${r.slice(0,g)}${D}${r.slice(g)}`}})};
