"use strict";exports.id=7316,exports.ids=[7316],exports.modules={50476:((L,C,p)=>{p.d(C,{c:()=>$,f:()=>x});const[j,M,E,O,T]=[1,8,32,64,128];function x(r,d,f,S){const h=new Set,
P=[...r].filter(a=>typeof a=="number");for(let a=P.pop();a!==void 0;a=P.pop())if(!(a<0||a>=d||h.has(a))){h.add(a);for(const v of $(S,f(a)))P.push(v)}return h}function*$(r,[
d,f]){if(!(f-d<12||r.getInt16(d)>=0))for(let S=d+10,h=E;h&E&&S+4<=f;)h=r.getUint16(S),yield r.getUint16(S+2),S+=4+(h&j?4:2)+(h&M?2:h&O?4:h&T?8:0)}}),29825:((L,C,p)=>{
p.d(C,{EH:()=>$,OD:()=>O,W_:()=>T,lV:()=>E});var j=p(12889),M=p(47707);const E=-1,O=(r,d)=>(0,j.pr)(r).flatMap(f=>T(f,d));function T({text:r,rtl:d},f){const S=[];
for(const h of(0,M.qf)(r)){const P=S.at(-1),a=(0,M.ML)(h)?P?.font??0:x(h,f,P?.font);P?.font===a?P.text+=h:S.push({font:a,text:h,rtl:d})}return d?S.reverse():S}function x(r,d,f){
return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(r)&&f!==void 0&&d[f]?.covers(r)===!0?f:d.findIndex(h=>h.covers(r))}function $(r,d){const f=O(r,d).filter(
({font:S})=>S===E);return[...new Set(f.flatMap(S=>(0,M.qf)(S.text)))]}}),45409:((L,C,p)=>{p.d(C,{Q:()=>E,n:()=>M});var j=p(36078);function M(O,T,x,$){let r=0,d=0;
const f=[];for(let S=0;S<O.length;S=r){const{y:h}=O[S];for(;r<O.length&&O[r].y===h;)r++;h!==d&&f.push(`${(0,j.id)(h*$/1e3)} Ts`),d=h,f.push(`[${E(O.slice(S,r),T,
x)}] TJ`)}return d!==0&&f.push("0 Ts"),f.join(" ")}function E(O,T,x){let $="",r="";const d=f=>{const S=Math.round(f*100)/100;S!==0&&(r&&($+=`<${r}>`),r="",$+=`${-S}\
 `)};for(const{glyph:f,advance:S,x:h}of O)d(h),r+=T.codeOf(f),d(S-h-f.advanceWidth*x);return r?`${$}<${r}>`:$}}),88739:((L,C,p)=>{p.d(C,{B:()=>x,U:()=>O});var j=p(
77581),M=p(12889);const E=100;function O($,{digits:r=4,isInOrder:d=!1}={}){const f=$.filter(([,h])=>h.length>0).map(([h,P])=>`<${x(h).slice(-r)}> <${T(P,d)}>`),
S=Array.from({length:Math.ceil(f.length/E)},(h,P)=>{const a=f.slice(P*E,(P+1)*E);return[`${a.length} beginbfchar`,...a,"endbfchar"].join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(r)}> <${"F".repeat(r)}> endcodespacerange`,...S,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function T($,r){const d=$.map(f=>String.fromCodePoint(f)).join("");return(0,j.kt)(!r&&(0,M.ft)(d)?[...d].reverse().join(""):d).toString("hex").toUpperCase()}
const x=$=>$.toString(16).toUpperCase().padStart(4,"0")}),38875:((L,C,p)=>{p.d(C,{F:()=>E});var j=p(60623);const M=1<<24,E=O=>(0,j.UD)(Buffer.from(O,"base64"),{
stream:M,total:M,remaining:M},{found:!1})}),96927:((L,C,p)=>{p.d(C,{XS:()=>O,tU:()=>T,tn:()=>E});const j=x=>Math.round(x*72e3/25.4)/1e3,M=(x,$)=>[j(x),j($)],E={
A3:M(297,420),A4:M(210,297),A5:M(148,210),A6:M(105,148),Letter:[612,792],Legal:[612,1008],Tabloid:[792,1224]},O=3,T=14400}),24472:((L,C,p)=>{p.d(C,{Q$:()=>f,Xw:()=>d,
n8:()=>r});var j=p(21115),M=p(1975),E=p(82715),O=p(60912),T=p(21878),x=p(81679),$=p(45599);const r="Octavo";function d(h){const P=h.add(new $.Z6((0,$.jd)({N:3,Filter:(0,$.
UU)("FlateDecode")}),(0,x.Kc)((0,T.k)({gray:!1})))),a=(0,$.jd)({Type:(0,$.UU)("OutputIntent"),S:(0,$.UU)("GTS_PDFA1"),OutputConditionIdentifier:(0,$.Px)("sRGB"),
Info:(0,$.Px)("sRGB"),DestOutputProfile:P});h.editCatalog().set("OutputIntents",[h.add(a)])}async function f(h,{title:P,author:a,language:v},D){const{isArchive:B}=D,
U=(Z,X,q)=>({prefix:Z,name:X,form:"simple",values:[q]}),N=D.isAccessible&&v!==void 0,G=(0,O.T3)([{prefix:"dc",name:"title",form:"alternative",values:[P]},...a===
void 0?[]:[{prefix:"dc",name:"creator",form:"ordered",values:[a]}],...v===void 0?[]:[{prefix:"dc",name:"language",form:"unordered",values:[v]}],U("pdf","Produce\
r",r),...B?[U("pdfaid","part","3"),U("pdfaid","conformance","A")]:[],...N?[U("pdfuaid","part","1")]:[]]);if(!N||!B)return(0,O._L)(h,G);const z=await(0,M.kg)(Buffer.
from(G,"utf8"),h.job.pace);(0,O._L)(h,(0,E.m)(z,"pdfaExtension","schemas",S))}const S=`<rdf:li rdf:parseType="Resource" xmlns:pdfaSchema="${j.dK.pdfaSchema}" xm\
lns:pdfaProperty="${j.dK.pdfaProperty}">
<pdfaSchema:schema>PDF/UA Universal Accessibility Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${j.dK.pdfuaid}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
<rdf:li rdf:parseType="Resource"><pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType><pdfaProperty:category>inter\
nal</pdfaProperty:category><pdfaProperty:description>Part of ISO 14289 that the document conforms to</pdfaProperty:description></rdf:li>
</rdf:Seq></pdfaSchema:property>
</rdf:li>
`}),64807:((L,C,p)=>{p.d(C,{B:()=>nt});var j=p(22387),M=p(61410),E=p(66005),O=p(91112),T=p(16804),x=p(81415),$=p(92356),r=p(68973),d=p(45599),f=p(24472);function S(m,t,e){
if(t.length===0)return;const n=(i,c,u)=>{const l=i.map(()=>m.nextRef());let w=i.length;for(const[g,{title:y,place:I,children:R}]of i.entries()){const b=m.obj({Title:M.
A.fromText(y),Parent:c});h(b,{Prev:l[g-1],Next:l[g+1],Dest:e(I)}),R.length>0&&(w+=n(R,l[g],b)),m.assign(l[g],b)}return h(u,{First:l[0],Last:l.at(-1),Count:x.A.of(
w)}),w},s=m.nextRef(),o=m.obj({Type:"Outlines"});return n(t,s,o),m.assign(s,o),s}function h(m,t){for(const[e,n]of Object.entries(t))n!==void 0&&m.set(O.A.of(e),
n)}var P=p(78445),a=p(36078),v=p(74135),D=p(87594),B=p(71642),U=p(41578),N=p(45409),G=p(47707),z=p(29825),Z=p(33141),X=p(75283);const q="□",ht=new RegExp("(\\p\
{Extended_Pictographic}\\ufe0f?)[\\u{1f3fb}-\\u{1f3ff}]|\\ufe0f?\\u20e3","gu"),dt=new RegExp("(\\p{Regional_Indicator}{2}|\\p{Extended_Pictographic}\\p{Emoji_Modif\
ier}?\\ufe0f?(?:\\u200d\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?){1,9})","u"),pt=15e4,ut=127462,lt=/^[!-~]+$/;class H{name;face;ranges;used=new Map;embedded;constructor(t,e,n){
this.name=t,this.face=e,this.ranges=n,e.keep()}covers(t){const{ranges:e}=this;return e&&!Array.from(t).every(n=>e.find(n.codePointAt(0)))?!1:this.face.covers(t)}}
const tt=(m,t)=>m.filter(e=>!t.some(n=>n.covers(e))),mt=m=>m==="Serif"?"Regular":m.replace(/^Serif/,""),gt=m=>m==="Regular"?"Serif":`Serif${m}`,St=m=>m.replace(
/Italic$/,"");function wt(m,t){const e=["Regular","SemiBold","Italic"].filter(s=>s==="Regular"||m.includes(s));e.length===3&&e.push("SemiBoldItalic");const n=m.
includes("Serif")&&!t?e.map(gt):[];return new Set([...e,...m.filter(s=>s!=="Serif"),...n])}class et{styles;others;upright;parts;pace;missing=new Set;chains=new Map;words={
ltr:new Map,rtl:new Map};constructor(t,e,n,s,o){this.styles=t,this.others=e,this.upright=n,this.parts=s,this.pace=o}get isDue(){return this.pace.isFull}static async open({
styles:t,text:e,font:n,boldFont:s,own:o=[]},i){const c=new Map,u=async A=>(await i.rest(),new H(A,await(0,X.ft)(A)));for(const A of wt(t,n!==void 0))c.set(A,await u(
A));const l=c.get("Regular"),w=()=>[l,...[...c.values()].filter(A=>A!==l)];let g=tt([...new Set(e)],w());if(g.length>0&&!c.has("Mono")){const A=await u("Mono");
tt(g,[A]).length<g.length&&c.set("Mono",A),g=tt(g,w())}const y=[];g.length>0&&y.push(await u("Emoji"));const I=[...w(),...y],R=[];if(n){const A=new H("User",(0,X.
ar)(n,i));if(c.set("Regular",A).set("Italic",A),R.push(A),s){const k=new H("UserBold",(0,X.ar)(s,i));c.set("SemiBold",k).set("SemiBoldItalic",k),R.push(k)}}const b=new Map;
for(const{id:A,parts:k}of o)b.set(A,k.map(({face:_,ranges:K},W)=>new H(`${A}-${W}`,_,K)));return new et(c,[...I,...R,...[...b.values()].flat()],R,b,i)}async warm(t,e){
for(const{face:s}of[...this.styles.values(),...[...this.parts.values()].flat()])await e.rest(),s.shape("A");const{face:n}=this.fontOf("Regular");for(const s of t){
const o=e.step(pt);o&&await o,lt.test(s)&&n.shape(s)}}word(t,e,n=!1){const s=this.words[n?"rtl":"ltr"];let o=s.get(e);o||s.set(e,o=new Map);let i=o.get(t);return i||
o.set(t,i=this.shape(t,e,n)),i}metrics(t){return this.fontOf(t).face.metrics}async embed(t){for(const e of this.all)e.used.size!==0&&(await t.rest(),e.embedded=
await(0,U.r)(e.face,[...e.used.values()]))}get all(){return this.others}fontOf(t){const e=this.fontsOf(t);return e.find(n=>n.covers(" "))??e[0]}fontsOf(t){let e=this.
chains.get(t);if(!e){const n=s=>this.parts.get(s)??[this.styles.get(s)??this.styles.get(mt(s))??this.others[0]];this.chains.set(t,e=t.split(" ").flatMap(s=>n(s)))}
return e}shape(t,e,n){const s=t.split(dt);if(s.length===1)return this.shapePlain(t,e,n);const o=s.map((i,c)=>c%2===1?this.shapeJoined(i,e):this.shapePlain(i,e,n));
return n&&o.reverse(),J(t,o.flatMap(({parts:i})=>i),o.some(({leans:i})=>i))}shapeJoined(t,e){const o=(!t.includes("‍")?Array.from(t,l=>String.fromCharCode(l.codePointAt(
0)-ut+65)):t.split("‍").map(l=>l.replace(new RegExp("\\p{Emoji_Modifier}|\\ufe0f","gu"),""))).filter(l=>this.others.some(w=>w.covers(l))).join("");if(o==="")return this.
shapePlain(t,e,!1);const{parts:i,leans:c}=this.shapePlain(o,e,!1),u=i.map((l,w)=>({...l,actual:w===0?t:""}));return J(t,u,c===!0)}shapePlain(t,e,n){const s=this.
fontsOf(e),o=s[0],i=(0,G.RK)(t).replace(ht,"$1"),c=e.endsWith("Italic")&&this.upright.includes(o);if(o.covers(i))return J(t,[st(o,i,n)],c);const u=e.endsWith("S\
emiBoldItalic")?this.fontOf(St(e)):void 0,l=[...new Set([...s,...u?[u]:[],...this.others])],w=(0,z.W_)({text:i,rtl:n},l).map(g=>{if(g.font!==z.lV)return st(l[g.
font],g.text,g.rtl);const y=(0,G.qf)(g.text);for(const I of y)this.missing.add(I);return{...st(this.others[0],q.repeat(y.length),!1),actual:g.text}});return J(t,
w,c)}}const J=(m,t,e)=>({text:m,width:t.reduce((n,{glyphs:s})=>s.reduce((o,{advance:i})=>o+i,n),0),parts:t,...e&&{leans:e}}),Ot=m=>m.map(t=>String.fromCodePoint(
t)).join("");function st(m,t,e){const n=m.face.shape(t,e);for(const{glyph:o}of n)m.used.has(o.id)||m.used.set(o.id,o);const s=n.map(({glyph:o})=>Ot(m.used.get(o.
id).codePoints)).join("");return{font:m,glyphs:n,actual:e||s===t?void 0:t}}function yt(m){if(m.shown!==void 0)return m.shown;const{font:t,glyphs:e,actual:n}=m;if(!(n!==
void 0||e.some(({y:s})=>s!==0)))return m.shown=(0,N.Q)(e,t.embedded,t.face.unit)}function Mt({font:m,glyphs:t,actual:e},n){const s=(0,N.n)(t,m.embedded,m.face.unit,
n);return e===void 0?s:(0,Z.$u)(e,s)}const rt={font:void 0,size:0,fill:"",stroke:"",spacing:0,alpha:1},$t={...rt,spacing:Number.NaN},Pt=5e5,At="-100000 -100000 \
200000 200000",at=100;class Tt{fonts=new Set;shades=new Map;patterns=new Map;patternNames=new Map;alphas=new Map;blends=new Set;groups=new Map;masks=new Map;made=new Map;operators=[];inner="";kept=[];state=rt;*sequence(t,e){
this.operators.push(t);let n=!1,s=0;for(const o of e)s>=at&&(yield s,s=0),s+=o.kind==="tiles"?1+o.across.length/at:1,o.kind==="text"!==n&&this.operators.push(n?
"ET":"BT"),n=o.kind==="text",this.write(o);n&&this.operators.push("ET"),this.operators.push("EMC"),yield s}enter(t){const{clip:e,matrix:n,hasHoles:s=!1,masked:o}=t,
i=(0,D.I)(t)?this.operators:void 0;this.kept.push({state:this.state,around:i,control:t}),this.operators.push("q"),n&&this.operators.push(`${n.map(a._).join(" ")}\
 cm`),e!==void 0&&this.operators.push(`${e} W${s?"*":""} n`);const c=o&&this.made.get(o);c!==void 0&&this.operators.push(`/${c} gs`),i&&(this.operators=[],this.
state=$t)}leave(t){const{state:e,around:n,control:s}=this.kept.pop();if(n&&t!==void 0){if(s.overlays&&this.cover(s.overlays),this.groups.set(t,this.content),this.
operators=n,this.state=e,s.making){const o=`Soft${t}`;this.masks.set(o,{group:t,mask:s.making}),this.made.set(s.making,o)}else s.overlays&&this.operators.push(`\
/${this.maskBy(this.inner)} gs`),this.covers(s.opacity??1),s.blend!==void 0&&this.mixes(s.blend),this.operators.push(`/${t} Do`);this.inner=t}this.state=e,this.
operators.push("Q")}cover(t){for(const{blend:e,color:n,alpha:s}of t){this.blends.add(e);const o=`/${e} gs /${this.alphaName(s)} gs ${(0,a.wW)(n,"fill")}`;this.operators.
push(`/Artifact BMC q ${o} ${At} re f Q EMC`)}}maskBy(t){const e=`Soft${t}`;return this.masks.set(e,{group:t,mask:{isAlpha:!0}}),e}get content(){return this.operators.
join(`
`)}*pieces(){let[t,e]=[0,0];for(const[n,s]of this.operators.entries())e+=s.length,!(e<Pt)&&(yield`${this.operators.slice(t,n+1).join(`
`)}
`,[t,e]=[n+1,0]);yield this.operators.slice(t).join(`
`)}write(t){switch(t.kind){case"text":return this.text(t);case"area":return this.area(t);case"image":this.operators.push(`q ${t.matrix.map(a._).join(" ")} cm /${t.
name} Do Q`);return;case"stroke":return this.line(t);case"shape":return this.shape(t);case"outline":return this.outline(t);case"tiles":return this.tiles(t)}}tiles({
tile:t,across:e,up:n}){const{state:s,operators:o}=this;this.operators=[],this.write(t);const i=this.content;this.operators=o,this.state=s;for(const c of e)o.push(
`q 1 0 0 1 ${(0,a._)(c)} ${(0,a._)(n)} cm ${i} Q`)}text(t){const{x:e,y:n,size:s,color:o,fill:i,isHidden:c=!1,words:u,matrix:l,oblique:w=!1,bolder:g=0,spacing:y=0,
alpha:I=1}=t,R=i&&this.patternOf(i);R===void 0?this.filled(o):this.fillBy(`/Pattern cs /${R} scn`),i&&(0,B.OD)(i)&&this.operators.push(`/Mask${R} gs`),this.covers(
I),g>0&&(R===void 0?this.stroked(o):this.strokeBy(`/Pattern CS /${R} SCN`),this.operators.push(`2 Tr ${(0,a.id)(g)} w`)),c&&this.operators.push("3 Tr"),y!==this.
state.spacing&&(this.state={...this.state,spacing:y},this.operators.push(`${(0,a.id)(y)} Tc`));const b=(W,ot)=>{const Q=ot?D.X:0;l?this.operators.push(`${(0,a.vs)(
(0,v.lw)([1,0,Q,1,W,n],l))} Tm`):this.operators.push(`1 0 ${Q} 1 ${(0,a.id)(W)} ${(0,a.id)(n)} Tm`)};let A=w||u[0]?.leans===!0,k=e;b(e,A);let _="";const K=()=>{
_&&this.operators.push(`[${_.replaceAll("><","")}]TJ`),_=""};for(const{parts:W,width:ot,after:Q=0,leans:it=w}of u){it!==A&&(K(),b(k,it),A=it),k+=ot*s/1e3+y*W.reduce(
(F,{glyphs:Y})=>F+Y.length,0);for(const F of W){if(F.glyphs.length===0)continue;(F.font!==this.state.font||s!==this.state.size)&&(K(),this.set(F.font,s));const Y=yt(
F);Y!==void 0?_+=Y:(K(),this.operators.push(Mt(F,s)))}Q!==0&&(_+=(0,a._)(-Q))}K(),(g>0||c)&&this.operators.push("0 Tr")}set(t,e){this.state={...this.state,font:t,
size:e},this.fonts.add(t),this.operators.push(`/${t.name} ${(0,a.id)(e)} Tf`)}area({x:t,y:e,width:n,height:s,color:o,radius:i=0}){this.filled(o),this.covers(1),
i===0?this.operators.push(`${[t,e,n,s].map(a.id).join(" ")} re f`):this.operators.push(Et(t,e,n,s,Math.min(i,n/2,s/2)),"f")}line({points:t,width:e,color:n,dots:s}){
this.stroked(n);const o=`${(0,a.id)(e)} w ${(0,a.XL)(t)} S`;this.operators.push(s===void 0?o:`q 1 J [0 ${(0,a.id)(s)}] 0 d ${o} Q`)}patternOf(t){const e=this.kept.
findLastIndex(({around:c})=>c!==void 0)+1;let n=[1,0,0,1,0,0];for(const{control:c}of this.kept.slice(e))c.matrix&&(n=(0,v.lw)(c.matrix,n));t.matrix&&(n=(0,v.lw)(
t.matrix,n));let s=this.patternNames.get(t);s||this.patternNames.set(t,s=new Map);const o=n.join();let i=s.get(o);return i===void 0&&(s.set(o,i=`Pattern${this.patterns.
size+1}`),this.patterns.set(i,{shade:t,matrix:n})),i}filled(t){this.fillBy((0,a.wW)(t,"fill"))}fillBy(t){t!==this.state.fill&&(this.state={...this.state,fill:t},
this.operators.push(t))}stroked(t){this.strokeBy((0,a.wW)(t,"stroke"))}strokeBy(t){t!==this.state.stroke&&(this.state={...this.state,stroke:t},this.operators.push(
t))}covers(t){t!==this.state.alpha&&(this.state={...this.state,alpha:t},this.operators.push(`/${this.alphaName(t)} gs`))}outline({path:t,color:e,alpha:n,width:s,
cap:o,join:i,miter:c,dashes:u,dashOffset:l}){const w=this.alphaName(n),g=u.length>0?` [${u.map(a._).join(" ")}] ${(0,a._)(l)} d`:"",y=`${(0,a._)(s)} w ${o} J ${i}\
 j ${(0,a._)(c)} M${g}`;this.operators.push(`q ${this.strokeColor(e)} /${w} gs ${y} ${t} S Q`)}strokeColor(t){if(!("stops"in t))return(0,a.wW)(t,"stroke");const e=this.
patternOf(t);return`${(0,B.OD)(t)?`/Mask${e} gs `:""}/Pattern CS /${e} SCN`}mixes(t){this.blends.add(t),this.operators.push(`/${t} gs`)}alphaName(t){const e=`A${Math.
round(t*1e3)}`;return this.alphas.set(e,t),e}shape({path:t,fill:e,alpha:n=1,hasHoles:s=!1}){this.covers(n);const o=s?"*":"";if(!("stops"in e)){this.filled(e),this.
operators.push(`${t} f${o}`);return}let i=this.shades.get(e);i===void 0&&this.shades.set(e,i=`Shade${this.shades.size+1}`);const c=e.matrix?`${e.matrix.map(a._).
join(" ")} cm `:"";this.operators.push(`q ${t} W${o} n ${c}${(0,B.OD)(e)?`/Mask${i} gs `:""}/${i} sh Q`)}}function Et(m,t,e,n,s){const[o,i]=[m+e,t+n],c=s*(1-a.yQ),
u=(...w)=>`${w.map(a.id).join(" ")} c`,l=(...w)=>`${w.map(a.id).join(" ")} l`;return[`${(0,a.id)(m+s)} ${(0,a.id)(t)} m`,l(o-s,t),u(o-c,t,o,t+c,o,t+s),l(o,i-s),
u(o,i-c,o-c,i,o-s,i),l(m+s,i),u(m+c,i,m,i-c,m,i-s),l(m,t+s),u(m,t+c,m+c,t,m+s,t),"h"].join(" ")}var bt=p(45657);class vt{width;height;ref;key;lends;drawn=[];links=[];owners=[];images=new Map;groups=[];open=[];constructor(t,e,n,s,o){
this.width=t,this.height=e,this.ref=n,this.key=s,this.lends=o}draw(t,...e){const n=this.drawn.at(-1);if(n!==void 0&&"inks"in n&&n.element===t&&n.running===void 0&&
this.isLastKid(t)){(0,bt.RZ)(n.inks,e);return}if(this.drawn.push({element:t,inks:[...e]}),!t)return;const{owners:o,form:i}=this.stream;t.kids.push({page:this.ref,
content:o.length,form:i}),o.push(t)}run(t,...e){this.drawn.push({element:void 0,running:t,inks:[...e]})}enter(t){const e=this.open.at(-1),n=(0,D.I)(t)?{...this.
lends(),owners:[]}:void 0;n&&this.groups.push(n),this.open.push(n??e),this.drawn.push({enter:t,group:n})}leave(){this.open.pop(),this.drawn.push({leave:!0})}link(t,e,n,s){
const{ref:o,key:i}=this.lends();this.links.push({box:e,target:n,contents:s,element:t,ref:o,key:i}),t.kids.push({page:this.ref,annotation:o})}image(t){for(const[
n,s]of this.images)if(s===t)return n;const e=`Image${this.images.size+1}`;return this.images.set(e,t),e}get stream(){const t=this.open.at(-1);return t?{owners:t.
owners,form:t.ref}:{owners:this.owners,form:void 0}}isLastKid(t){if(!t)return!0;const e=t.kids.at(-1),{owners:n,form:s}=this.stream;return e!==void 0&&"content"in
e&&e.page===this.ref&&e.form===s&&e.content===n.length-1}}var jt=p(64680);const xt=120;async function Dt(m,t){const e=m.enumerateIndirectObjects(),n=new jt.k(e.
length*xt);n.text(`%PDF-1.7
%ÿÿÿÿ
`);const s=[];for(const[l,w]of e){s[l.objectNumber]=n.length,n.text(`${l.objectNumber} 0 obj
`);const g=w.sizeInBytes();n.fill(g,(I,R)=>w.copyBytesInto(I,R)),n.text(`
endobj
`);const y=t.step(g*20);y&&await y}const o=n.length;n.text(`xref
0 ${s.length}
0000000000 65535 f 
`);for(let l=1;l<s.length;l++){const w=s[l];n.text(w===void 0?`0000000000 00001 f 
`:`${String(w).padStart(10,"0")} 00000 n 
`)}const{Root:i,Info:c}=m.trailerInfo,u=c?`/Info ${c.toString()}`:"";return n.text(`trailer
<</Size ${s.length}/Root ${i.toString()}${u}>>
startxref
${o}
%%EOF
`),n.bytes}const Ct=6,It=40,ft=2e3,Rt=1500,ct=8e3,Bt={Header:"/Artifact <</Type /Pagination /Subtype /Header /Attached [/Top]>> BDC",Footer:"/Artifact <</Type /\
Pagination /Subtype /Footer /Attached [/Bottom]>> BDC"};class nt{typefaces;job;document=new P.H("Document",void 0,{});sheets=[];context=j.A.create();fonts=new Map;shared=new Map;keys=0;constructor(t,e){
this.typefaces=t,this.job=e}static async open(t,e){return new nt(await et.open(t,e.pace),e)}sheet(t,e){const n=()=>({ref:this.context.nextRef(),key:this.keys++}),
{ref:s,key:o}=n(),i=new vt(t,e,s,o,n);return this.sheets.push(i),i}async finish({title:t,author:e,language:n,bookmarks:s=[],breaksArchive:o=!1,isAccessible:i=!0}){
await this.typefaces.embed(this.job.pace);const{context:c}=this,u=c.nextRef();for(const g of this.sheets)await this.writeSheet(g,u);c.assign(u,c.obj({Type:"Page\
s",Kids:this.sheets.map(({ref:g})=>g),Count:this.sheets.length})),await this.writeCatalog(u,n,s);const l=c.obj({Title:M.A.fromText(t),Producer:E.A.of(f.n8)});e!==
void 0&&l.set(O.A.of("Author"),M.A.fromText(e)),c.trailerInfo.Info=c.register(l);const w=await(0,$.E)(await Dt(c,this.job.pace),this.job);for(const[{embedded:g},
y]of this.fonts)g.addTo(w,new d.oS(y.objectNumber));return this.embedImages(w),(0,f.Xw)(w),await(0,f.Q$)(w,{title:t,author:e,language:n},{isArchive:!o,isAccessible:i}),
w}async writeSheet(t,e){const{context:n,job:s}=this,o=new Tt,i=[];let c=0;for(const g of t.drawn){if("enter"in g)o.enter(g.enter),i.push({group:g.group,content:c}),
g.group&&(c=0);else if("leave"in g){const{group:I,content:R}=i.pop();o.leave(I&&V(I)),I&&(c=R)}else{const{element:I,running:R,inks:b}=g,A=I?`/${I.tag} <</MCID ${c++}\
>> BDC`:R?Bt[R]:"/Artifact BMC";for(const k of o.sequence(A,b)){const _=s.pace.step(k*Rt);_&&await _}}const y=s.pace.step(ft);y&&await y}const u=await this.streamOf(
o.pieces(),{}),l=await this.resourcesOf(o,t);t.groups.length>0&&await this.writeGroups(t,o,l);const w=n.obj({Type:"Page",Parent:e,MediaBox:[0,0,t.width,t.height],
Contents:n.register(u),Resources:this.shared.get(t)??l,StructParents:t.key,Tabs:"S"});t.links.length>0&&w.set(O.A.of("Annots"),n.obj(t.links.map(({ref:g})=>g)));
for(const g of t.links)n.assign(g.ref,this.annotation(g,t));n.assign(t.ref,w)}async streamOf(t,e){const{context:n,job:s}=this,o=[];for(const u of t){o.push(Buffer.
from(u,"latin1"));const l=s.pace.step(u.length*It);l&&await l}const i=await(0,r.uM)(s).deflate(o.length===1?o[0]:Buffer.concat(o),Ct),c=n.obj({Filter:"FlateDeco\
de",Length:i.length});for(const[u,l]of Object.entries(e))c.set(O.A.of(u),l);return T.A.of(c,i)}async writeGroups(t,e,n){const{context:s}=this,o=s.register(n);this.
shared.set(t,o);const{width:i,height:c}=t;for(const u of t.groups){const l=e.groups.get(V(u)),w=await this.streamOf([l],{Type:O.A.of("XObject"),Subtype:O.A.of("\
Form"),BBox:s.obj([-4*i,-4*c,5*i,5*c]),Group:s.obj({S:"Transparency",CS:"DeviceRGB"}),Resources:o,StructParents:x.A.of(u.key)});s.assign(u.ref,w)}n.set(O.A.of("\
XObject"),s.obj(Object.fromEntries(t.groups.map(u=>[V(u),u.ref]))))}async resourcesOf({fonts:t,shades:e,patterns:n,alphas:s,blends:o,masks:i},{groups:c}){const{
context:u,job:l}=this,w=u.obj({Font:Object.fromEntries([...t].map(b=>[b.name,this.fontRef(b)]))}),g={};for(const[b,A]of s)g[b]=u.obj({Type:"ExtGState",ca:A,CA:A});
for(const b of o)g[b]=u.obj({Type:"ExtGState",BM:b});const y=new Map(c.map(b=>[V(b),b.ref]));for(const[b,{group:A,mask:k}]of i)g[b]=u.obj({Type:"ExtGState",SMask:{
Type:"Mask",S:k.isAlpha?"Alpha":"Luminosity",G:y.get(A)}});const I={};for(const[b,A]of e){(0,B.OD)(b)&&(g[`Mask${A}`]=(0,B.ao)(u,b)),I[A]=(0,B.Tp)(u,b);const k=l.
pace.step(b.stops.length*ct);k&&await k}const R={};for(const[b,{shade:A,matrix:k}]of n){(0,B.OD)(A)&&(g[`Mask${b}`]=(0,B.ao)(u,A,A.matrix)),R[b]=(0,B.CD)(u,A,k);
const _=l.pace.step(A.stops.length*ct);_&&await _}return n.size>0&&w.set(O.A.of("Pattern"),u.obj(R)),Object.keys(g).length>0&&w.set(O.A.of("ExtGState"),u.obj(g)),
e.size>0&&w.set(O.A.of("Shading"),u.obj(I)),w}fontRef(t){let e=this.fonts.get(t);return e||this.fonts.set(t,e=this.context.register(this.context.obj({}))),e}annotation({
box:t,target:e,contents:n,key:s},o){const i=this.context.obj({Type:"Annot",Subtype:"Link",Rect:t.map(l=>Math.round(l*100)/100),Border:[0,0,0],F:4,P:o.ref,StructParent:s,
Contents:M.A.fromText(n)}),[c,u]=this.aim(e);return u&&i.set(O.A.of(c),u),i}aim(t){return"place"in t?["Dest",this.destination(t.place)]:["A",this.context.obj({Type:"\
Action",S:"URI",URI:E.A.of(kt(t.uri))})]}destination({sheet:t,top:e}){return t&&this.context.obj([t.ref,"XYZ",null,e===void 0?null:Math.round(e*100)/100,null])}async parentsOf(t){
const{context:e,job:n,sheets:s}=this,o=[];for(const{key:i,owners:c,groups:u,links:l}of s){o.push([i,e.register(e.obj(c.map(y=>t.refOf(y))))]);for(const y of u)o.
push([y.key,e.obj(y.owners.map(I=>t.refOf(I)))]);for(const y of l)o.push([y.key,t.refOf(y.element)]);const w=u.reduce((y,I)=>y+I.owners.length,c.length+l.length),
g=n.pace.step(w*ft);g&&await g}return o.sort(([i],[c])=>i-c)}async writeCatalog(t,e,n){const{context:s,job:o}=this,i=new P.s(s),c=await this.parentsOf(i),u=i.write(
this.document,c);let l=u.next();for(;l.done!==!0;l=u.next()){const y=o.pace.step(2e3);y&&await y}const w=s.obj({Type:"Catalog",Pages:t,StructTreeRoot:l.value,MarkInfo:{
Marked:!0},ViewerPreferences:{DisplayDocTitle:!0}});e!==void 0&&w.set(O.A.of("Lang"),E.A.of(e));const g=S(s,n,y=>this.destination(y));g&&(w.set(O.A.of("Outlines"),
g),w.set(O.A.of("PageMode"),O.A.of("UseOutlines"))),s.trailerInfo.Root=s.register(w)}embedImages(t){for(const e of this.sheets){const{ref:n,images:s}=e;if(s.size===
0)continue;const o=this.shared.get(e),i=o?t.edit(o.objectNumber):t.edit(n.objectNumber).get("Resources"),c=i.get("XObject")??(0,d.jd)({});for(const[u,l]of s)c.set(
u,l.embed(t,{profiled:!0}));i.set("XObject",c)}}}const V=({ref:m})=>`Group${m.objectNumber}`,kt=m=>m.replace(/[\\()]/g,"\\$&")}),78445:((L,C,p)=>{p.d(C,{H:()=>T,
s:()=>x});var j=p(81415),M=p(91112),E=p(61410),O=p(6476);class T{tag;parent;facts;kids=[];constructor(r,d,f){this.tag=r,this.parent=d,this.facts=f}add(r,d={}){const f=new T(
r,this,d);return this.kids.push(f),f}prune(){const r=this.kids.filter(d=>d instanceof T?(d.prune(),d.kids.length>0||d.tag==="TD"||d.tag==="TH"):!0);this.kids.splice(
0,this.kids.length);for(const d of r)this.kids.push(d)}adopt(r){r.parent=this,this.kids.push(r)}}class x{context;rootRef;refs=new Map;ids=[];constructor(r,d=r.nextRef()){
this.context=r,this.rootRef=d}refOf(r){let d=this.refs.get(r);return d||this.refs.set(r,d=this.context.nextRef()),d}*write(r,d){const{context:f}=this,S=[r];for(let a=S.
pop();a;a=S.pop()){for(const v of a.kids)v instanceof T&&S.push(v);this.put(a),yield}const h=f.obj({Type:"StructTreeRoot",K:[this.refOf(r)]}),P=d.flatMap(([a,v])=>[
j.A.of(a),v]);if(h.set(M.A.of("ParentTree"),f.register(f.obj({Nums:P}))),h.set(M.A.of("ParentTreeNextKey"),j.A.of(d.reduce((a,[v])=>Math.max(a,v+1),0))),this.ids.
length>0){const a=[...this.ids].sort(([v],[D])=>v<D?-1:1).flatMap(([v,D])=>[E.A.of(Buffer.from(v,"latin1").toString("hex")),D]);h.set(M.A.of("IDTree"),f.register(
f.obj({Names:a})))}return f.assign(this.rootRef,h),this.rootRef}put(r){const{context:d}=this,{tag:f,parent:S,facts:h}=r,P=O.A.withContext(d),a=(U,N)=>P.set(M.A.
of(U),N);a("S",M.A.of(f)),a("P",S?this.refOf(S):this.rootRef);const[v]=r.kids,D=v instanceof T?void 0:v?.page;D&&a("Pg",D);const B=r.kids.map(U=>this.kid(U,D));
B.length>0&&a("K",B.length===1?B[0]:d.obj(B)),h.alt!==void 0&&a("Alt",E.A.fromText(h.alt)),h.title!==void 0&&a("T",E.A.fromText(h.title)),h.lang!==void 0&&a("La\
ng",E.A.fromText(h.lang)),h.attributes&&a("A",d.obj(h.attributes)),h.id!==void 0&&(a("ID",E.A.of(Buffer.from(h.id,"latin1").toString("hex"))),this.ids.push([h.id,
this.refOf(r)])),d.assign(this.refOf(r),P)}kid(r,d){if(r instanceof T)return this.refOf(r);const{context:f}=this;return"annotation"in r?f.obj({Type:"OBJR",Obj:r.
annotation,Pg:r.page}):r.form?f.obj({Type:"MCR",Pg:r.page,Stm:r.form,MCID:r.content}):r.page===d?j.A.of(r.content):f.obj({Type:"MCR",Pg:r.page,MCID:r.content})}}}),
87594:((L,C,p)=>{p.d(C,{I:()=>j,X:()=>M});const j=({opacity:E,blend:O,overlays:T,making:x,masked:$})=>[E,O,T,x,$].some(r=>r!==void 0),M=.2}),71642:((L,C,p)=>{p.
d(C,{CD:()=>E,OD:()=>j,Tp:()=>M,ao:()=>O});const j=({stops:f})=>f.some(({alpha:S})=>S<1);function M(f,{coordinates:S,stops:h}){return f.register(T(f,S,h,"Device\
RGB",({color:P})=>P))}const E=(f,S,h)=>f.register(f.obj({Type:"Pattern",PatternType:2,Shading:M(f,S),Matrix:h.map(r)}));function O(f,{coordinates:S,stops:h,box:P},a){
const v=T(f,S,h,"DeviceGray",({alpha:B})=>[B]),D=f.stream("/Shade sh",{Type:"XObject",Subtype:"Form",BBox:[...P],...a&&{Matrix:a.map(r)},Group:{S:"Transparency",
CS:"DeviceGray"},Resources:{Shading:{Shade:v}}});return f.register(f.obj({Type:"ExtGState",SMask:{Type:"Mask",S:"Luminosity",G:f.register(D)}}))}function T(f,S,h,P,a){
const v=h.slice(1).map((B,U)=>({FunctionType:2,Domain:[0,1],C0:a(h[U]).map(d),C1:a(B).map(d),N:1})),D={FunctionType:3,Domain:[0,1],Functions:v,Bounds:$(h),Encode:v.
flatMap(()=>[0,1])};return f.obj({ShadingType:S.length===4?2:3,ColorSpace:P,Coords:S.map(d),Function:D,Extend:[!0,!0]})}const x=1e-5;function $(f){const S=f.slice(
1,-1),h=Math.min(x,.5/f.length);let P=0;return S.map(({at:a},v)=>(P=Math.min(Math.max(a,P+h),1-(S.length-v)*h),r(P)))}const r=f=>Number(f.toPrecision(9)),d=f=>Math.
round(f*1e4)/1e4}),82715:((L,C,p)=>{p.d(C,{m:()=>E});var j=p(21115),M=p(3907);function E(O,T,x,$){const{text:r,properties:d,end:f,about:S}=O,h=d.find(D=>D.namespace===
j.dK[T]&&D.name===x),P=h&&r.slice(h.from,h.to).match(/^[\s\S]*(?=<\/(?:[\w.-]+:)?Bag\s*>)/)?.[0].length;if(h&&P!==void 0){const D=h.from+P;return`${r.slice(0,D)}${$.
replace("<rdf:li",`<rdf:li xmlns:rdf="${j.dK.rdf}"`)}${r.slice(D)}`}const a=`<${T}:${x}><rdf:Bag>
${$}</rdf:Bag></${T}:${x}>`,v=`<rdf:Description xmlns:rdf="${j.dK.rdf}" rdf:about="${(0,M.X)(S)}" xmlns:${T}="${j.dK[T]}">
${a}
</rdf:Description>
`;return`${r.slice(0,f)}${v}${r.slice(f)}`}})};
