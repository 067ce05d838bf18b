"use strict";exports.id=7316,exports.ids=[7316],exports.modules={50476:((L,I,u)=>{u.d(I,{Z:()=>$,f:()=>x});const[j,y,E,M,T]=[1,8,32,64,128];function x(r,d,f,S){const h=new Set,
A=[...r].filter(a=>typeof a=="number");for(let a=A.pop();a!==void 0;a=A.pop())if(!(a<0||a>=d||h.has(a))){h.add(a);for(const v of $(S,f(a)))A.push(v)}return h}function*$(r,[
d,f]){if(!(f-d<12||r.getInt16(d)>=0))for(let S=d+10,h=E;h&E&&S+4<=f;)h=r.getUint16(S),yield r.getUint16(S+2),S+=4+(h&j?4:2)+(h&y?2:h&M?4:h&T?8:0)}}),29825:((L,I,u)=>{
u.d(I,{EH:()=>$,OD:()=>M,W_:()=>T,lV:()=>E});var j=u(12889),y=u(47707);const E=-1,M=(r,d)=>(0,j.pr)(r).flatMap(f=>T(f,d));function T({text:r,rtl:d},f){const S=[];
for(const h of(0,y.qf)(r)){const A=S.at(-1),a=(0,y.ML)(h)?A?.font??0:x(h,f,A?.font);A?.font===a?A.text+=h:S.push({font:a,text:h,rtl:d})}return d?S.reverse():S}function x(r,d,f){
return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(r)&&f!==void 0&&d[f]?.covers(r)===!0?f:d.findIndex(h=>h.covers(r))}function $(r,d){const f=M(r,d).filter(
({font:S})=>S===E);return[...new Set(f.flatMap(S=>(0,y.qf)(S.text)))]}}),45409:((L,I,u)=>{u.d(I,{Q:()=>E,n:()=>y});var j=u(36078);function y(M,T,x,$){let r=0,d=0;
const f=[];for(let S=0;S<M.length;S=r){const{y:h}=M[S];for(;r<M.length&&M[r].y===h;)r++;h!==d&&f.push(`${(0,j.id)(h*$/1e3)} Ts`),d=h,f.push(`[${E(M.slice(S,r),T,
x)}] TJ`)}return d!==0&&f.push("0 Ts"),f.join(" ")}function E(M,T,x){let $="",r="";const d=f=>{const S=Math.round(f*100)/100;S!==0&&(r&&($+=`<${r}>`),r="",$+=`${-S}\
 `)};for(const{glyph:f,advance:S,x:h}of M)d(h),r+=T.codeOf(f),d(S-h-f.advanceWidth*x);return r?`${$}<${r}>`:$}}),88739:((L,I,u)=>{u.d(I,{B:()=>x,U:()=>M});var j=u(
77581),y=u(12889);const E=100;function M($,{digits:r=4,isInOrder:d=!1}={}){const f=$.filter(([,h])=>h.length>0).map(([h,A])=>`<${x(h).slice(-r)}> <${T(A,d)}>`),
S=Array.from({length:Math.ceil(f.length/E)},(h,A)=>{const a=f.slice(A*E,(A+1)*E);return[`${a.length} beginbfchar`,...a,"endbfchar"].join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(r)}> <${"F".repeat(r)}> endcodespacerange`,...S,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function T($,r){const d=$.map(f=>String.fromCodePoint(f)).join("");return(0,j.kt)(!r&&(0,y.ft)(d)?[...d].reverse().join(""):d).toString("hex").toUpperCase()}
const x=$=>$.toString(16).toUpperCase().padStart(4,"0")}),38875:((L,I,u)=>{u.d(I,{F:()=>E});var j=u(60623);const y=1<<24,E=M=>(0,j.UD)(Buffer.from(M,"base64"),{
stream:y,total:y,remaining:y},{found:!1})}),96927:((L,I,u)=>{u.d(I,{XS:()=>M,tU:()=>T,tn:()=>E});const j=x=>Math.round(x*72e3/25.4)/1e3,y=(x,$)=>[j(x),j($)],E={
A3:y(297,420),A4:y(210,297),A5:y(148,210),A6:y(105,148),Letter:[612,792],Legal:[612,1008],Tabloid:[792,1224]},M=3,T=14400}),24472:((L,I,u)=>{u.d(I,{Q$:()=>f,Xw:()=>d,
n8:()=>r});var j=u(21115),y=u(1975),E=u(82715),M=u(60912),T=u(21878),x=u(48249),$=u(45599);const r="Octavo";function d(h){const A=h.add(new $.Z6((0,$.jd)({N:3,Filter:(0,$.
UU)("FlateDecode")}),(0,x.Kc)((0,T.k)({gray:!1})))),a=(0,$.jd)({Type:(0,$.UU)("OutputIntent"),S:(0,$.UU)("GTS_PDFA1"),OutputConditionIdentifier:(0,$.Px)("sRGB"),
Info:(0,$.Px)("sRGB"),DestOutputProfile:A});h.editCatalog().set("OutputIntents",[h.add(a)])}async function f(h,{title:A,author:a,language:v},D){const{isArchive:R}=D,
_=(Y,G,q)=>({prefix:Y,name:G,form:"simple",values:[q]}),N=D.isAccessible&&v!==void 0,K=(0,M.T3)([{prefix:"dc",name:"title",form:"alternative",values:[A]},...a===
void 0?[]:[{prefix:"dc",name:"creator",form:"ordered",values:[a]}],...v===void 0?[]:[{prefix:"dc",name:"language",form:"unordered",values:[v]}],_("pdf","Produce\
r",r),...R?[_("pdfaid","part","3"),_("pdfaid","conformance","A")]:[],...N?[_("pdfuaid","part","1")]:[]]);if(!N||!R)return(0,M._L)(h,K);const z=await(0,y.kg)(Buffer.
from(K,"utf8"),h.job.pace);(0,M._L)(h,(0,E.m)(z,"pdfaExtension","schemas",S))}const S=`<rdf:li rdf:parseType="Resource" xmlns:pdfaSchema="${j.dK.pdfaSchema}" xm\
lns:pdfaProperty="${j.dK.pdfaProperty}">
<pdfaSchema:schema>PDF/UA Universal Accessibility Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${j.dK.pdfuaid}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
<rdf:li rdf:parseType="Resource"><pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType><pdfaProperty:category>inter\
nal</pdfaProperty:category><pdfaProperty:description>Part of ISO 14289 that the document conforms to</pdfaProperty:description></rdf:li>
</rdf:Seq></pdfaSchema:property>
</rdf:li>
`}),64807:((L,I,u)=>{u.d(I,{B:()=>nt});var j=u(22387),y=u(61410),E=u(66005),M=u(91112),T=u(16804),x=u(81415),$=u(21836),r=u(68973),d=u(45599),f=u(24472);function S(p,t,e){
if(t.length===0)return;const s=(i,c,l)=>{const m=i.map(()=>p.nextRef());let w=i.length;for(const[g,{title:O,place:C,children:B}]of i.entries()){const b=p.obj({Title:y.
A.fromText(O),Parent:c});h(b,{Prev:m[g-1],Next:m[g+1],Dest:e(C)}),B.length>0&&(w+=s(B,m[g],b)),p.assign(m[g],b)}return h(l,{First:m[0],Last:m.at(-1),Count:x.A.of(
w)}),w},n=p.nextRef(),o=p.obj({Type:"Outlines"});return s(t,n,o),p.assign(n,o),n}function h(p,t){for(const[e,s]of Object.entries(t))s!==void 0&&p.set(M.A.of(e),
s)}var A=u(78445),a=u(36078),v=u(74135),D=u(87594),R=u(71642),_=u(41578),N=u(45409),K=u(47707),z=u(29825),Y=u(33141),G=u(77904);const q="□",ct=new RegExp("(\\p\
{Extended_Pictographic}\\ufe0f?)[\\u{1f3fb}-\\u{1f3ff}]|\\ufe0f?\\u20e3","gu"),ht=new RegExp("(\\p{Regional_Indicator}{2}|\\p{Extended_Pictographic}\\p{Emoji_Modif\
ier}?\\ufe0f?(?:\\u200d\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?){1,9})","u"),dt=15e4,pt=127462,ut=/^[!-~]+$/;class H{name;face;ranges;used=new Map;embedded;constructor(t,e,s){
this.name=t,this.face=e,this.ranges=s,e.keep()}covers(t){const{ranges:e}=this;return e&&!Array.from(t).every(s=>e.find(s.codePointAt(0)))?!1:this.face.covers(t)}}
const tt=(p,t)=>p.filter(e=>!t.some(s=>s.covers(e))),lt=p=>p==="Serif"?"Regular":p.replace(/^Serif/,""),mt=p=>p==="Regular"?"Serif":`Serif${p}`,gt=p=>p.replace(
/Italic$/,"");function St(p,t){const e=["Regular","SemiBold","Italic"].filter(n=>n==="Regular"||p.includes(n));e.length===3&&e.push("SemiBoldItalic");const s=p.
includes("Serif")&&!t?e.map(mt):[];return new Set([...e,...p.filter(n=>n!=="Serif"),...s])}class et{styles;others;upright;parts;pace;missing=new Set;chains=new Map;words={
ltr:new Map,rtl:new Map};constructor(t,e,s,n,o){this.styles=t,this.others=e,this.upright=s,this.parts=n,this.pace=o}get isDue(){return this.pace.isFull}static async open({
styles:t,text:e,font:s,boldFont:n,own:o=[]},i){const c=new Map,l=async P=>(await i.rest(),new H(P,await(0,G.ft)(P)));for(const P of St(t,s!==void 0))c.set(P,await l(
P));const m=c.get("Regular"),w=()=>[m,...[...c.values()].filter(P=>P!==m)];let g=tt([...new Set(e)],w());if(g.length>0&&!c.has("Mono")){const P=await l("Mono");
tt(g,[P]).length<g.length&&c.set("Mono",P),g=tt(g,w())}const O=[];g.length>0&&O.push(await l("Emoji"));const C=[...w(),...O],B=[];if(s){const P=new H("User",await(0,G.
ar)(s,i));if(c.set("Regular",P).set("Italic",P),B.push(P),n){const k=new H("UserBold",await(0,G.ar)(n,i));c.set("SemiBold",k).set("SemiBoldItalic",k),B.push(k)}}
const b=new Map;for(const{id:P,parts:k}of o)b.set(P,k.map(({face:U,ranges:W},X)=>new H(`${P}-${X}`,U,W)));return new et(c,[...C,...B,...[...b.values()].flat()],
B,b,i)}async warm(t,e){for(const{face:n}of[...this.styles.values(),...[...this.parts.values()].flat()])await e.rest(),n.shape("A");const{face:s}=this.fontOf("Re\
gular");for(const n of t){const o=e.step(dt);o&&await o,ut.test(n)&&s.shape(n)}}word(t,e,s=!1){const n=this.words[s?"rtl":"ltr"];let o=n.get(e);o||n.set(e,o=new Map);
let i=o.get(t);return i||o.set(t,i=this.shape(t,e,s)),i}metrics(t){return this.fontOf(t).face.metrics}async embed(t){for(const e of this.all)e.used.size!==0&&(await t.
rest(),e.embedded=await(0,_.r)(e.face,[...e.used.values()]))}get all(){return this.others}fontOf(t){const e=this.fontsOf(t);return e.find(s=>s.covers(" "))??e[0]}fontsOf(t){
let e=this.chains.get(t);if(!e){const s=n=>this.parts.get(n)??[this.styles.get(n)??this.styles.get(lt(n))??this.others[0]];this.chains.set(t,e=t.split(" ").flatMap(
n=>s(n)))}return e}shape(t,e,s){const n=t.split(ht);if(n.length===1)return this.shapePlain(t,e,s);const o=n.map((i,c)=>c%2===1?this.shapeJoined(i,e):this.shapePlain(
i,e,s));return s&&o.reverse(),J(t,o.flatMap(({parts:i})=>i),o.some(({leans:i})=>i))}shapeJoined(t,e){const o=(!t.includes("‍")?Array.from(t,m=>String.fromCharCode(
m.codePointAt(0)-pt+65)):t.split("‍").map(m=>m.replace(new RegExp("\\p{Emoji_Modifier}|\\ufe0f","gu"),""))).filter(m=>this.others.some(w=>w.covers(m))).join("");
if(o==="")return this.shapePlain(t,e,!1);const{parts:i,leans:c}=this.shapePlain(o,e,!1),l=i.map((m,w)=>({...m,actual:w===0?t:""}));return J(t,l,c===!0)}shapePlain(t,e,s){
const n=this.fontsOf(e),o=n[0],i=(0,K.RK)(t).replace(ct,"$1"),c=e.endsWith("Italic")&&this.upright.includes(o);if(o.covers(i))return J(t,[st(o,i,s)],c);const l=e.
endsWith("SemiBoldItalic")?this.fontOf(gt(e)):void 0,m=[...new Set([...n,...l?[l]:[],...this.others])],w=(0,z.W_)({text:i,rtl:s},m).map(g=>{if(g.font!==z.lV)return st(
m[g.font],g.text,g.rtl);const O=(0,K.qf)(g.text);for(const C of O)this.missing.add(C);return{...st(this.others[0],q.repeat(O.length),!1),actual:g.text}});return J(
t,w,c)}}const J=(p,t,e)=>({text:p,width:t.reduce((s,{glyphs:n})=>n.reduce((o,{advance:i})=>o+i,s),0),parts:t,...e&&{leans:e}}),wt=p=>p.map(t=>String.fromCodePoint(
t)).join("");function st(p,t,e){const s=p.face.shape(t,e);for(const{glyph:o}of s)p.used.has(o.id)||p.used.set(o.id,o);const n=s.map(({glyph:o})=>wt(p.used.get(o.
id).codePoints)).join("");return{font:p,glyphs:s,actual:e||n===t?void 0:t}}function Mt(p){if(p.shown!==void 0)return p.shown;const{font:t,glyphs:e,actual:s}=p;if(!(s!==
void 0||e.some(({y:n})=>n!==0)))return p.shown=(0,N.Q)(e,t.embedded,t.face.unit)}function Ot({font:p,glyphs:t,actual:e},s){const n=(0,N.n)(t,p.embedded,p.face.unit,
s);return e===void 0?n:(0,Y.$u)(e,n)}const it={font:void 0,size:0,fill:"",stroke:"",spacing:0,alpha:1},yt={...it,spacing:Number.NaN},$t=5e5,At="-100000 -100000 \
200000 200000",rt=100;class Pt{fonts=new Set;shades=new Map;patterns=new Map;patternNames=new Map;alphas=new Map;blends=new Set;groups=new Map;masks=new Map;made=new Map;operators=[];inner="";kept=[];state=it;*sequence(t,e){
this.operators.push(t);let s=!1,n=0;for(const o of e)n>=rt&&(yield n,n=0),n+=Tt(o),o.kind==="text"!==s&&this.operators.push(s?"ET":"BT"),s=o.kind==="text",this.
write(o);s&&this.operators.push("ET"),this.operators.push("EMC"),yield n}enter(t){const{clip:e,matrix:s,hasHoles:n=!1,masked:o}=t,i=(0,D.I)(t)?this.operators:void 0;
this.kept.push({state:this.state,around:i,control:t}),this.operators.push("q"),s&&this.operators.push(`${s.map(a._).join(" ")} cm`),e!==void 0&&this.operators.push(
`${e} W${n?"*":""} n`);const c=o&&this.made.get(o);c!==void 0&&this.operators.push(`/${c} gs`),i&&(this.operators=[],this.state=yt)}leave(t){const{state:e,around:s,
control:n}=this.kept.pop();if(s&&t!==void 0){if(n.overlays&&this.cover(n.overlays),this.groups.set(t,this.content),this.operators=s,this.state=e,n.making){const o=`\
Soft${t}`;this.masks.set(o,{group:t,mask:n.making}),this.made.set(n.making,o)}else n.overlays&&this.operators.push(`/${this.maskBy(this.inner)} gs`),this.covers(
n.opacity??1),n.blend!==void 0&&this.mixes(n.blend),this.operators.push(`/${t} Do`);this.inner=t}this.state=e,this.operators.push("Q")}cover(t){for(const{blend:e,
color:s,alpha:n}of t){this.blends.add(e);const o=`/${e} gs /${this.alphaName(n)} gs ${(0,a.wW)(s,"fill")}`;this.operators.push(`/Artifact BMC q ${o} ${At} re f \
Q EMC`)}}maskBy(t){const e=`Soft${t}`;return this.masks.set(e,{group:t,mask:{isAlpha:!0}}),e}get content(){return this.operators.join(`
`)}*pieces(){let[t,e]=[0,0];for(const[s,n]of this.operators.entries())e+=n.length,!(e<$t)&&(yield`${this.operators.slice(t,s+1).join(`
`)}
`,[t,e]=[s+1,0]);yield this.operators.slice(t).join(`
`)}write(t){switch(t.kind){case"text":return this.text(t);case"area":return this.area(t);case"image":this.operators.push(`q ${t.matrix.map(a._).join(" ")} cm /${t.
name} Do Q`);return;case"stroke":return this.line(t);case"shape":return this.shape(t);case"outline":return this.outline(t);case"tiles":return this.tiles(t)}}tiles({
tile:t,across:e,up:s}){const{state:n,operators:o}=this;this.operators=[],this.write(t);const i=this.content;this.operators=o,this.state=n;for(const c of e)o.push(
`q 1 0 0 1 ${(0,a._)(c)} ${(0,a._)(s)} cm ${i} Q`)}text(t){const{x:e,y:s,size:n,color:o,fill:i,words:c,matrix:l,oblique:m=!1,spacing:w=0,alpha:g=1}=t,O=i&&this.
patternOf(i);O===void 0?this.filled(o):this.fillBy(`/Pattern cs /${O} scn`),i&&(0,R.OD)(i)&&this.operators.push(`/Mask${O} gs`),this.covers(g);const C=this.beginMode(
t,O);w!==this.state.spacing&&(this.state={...this.state,spacing:w},this.operators.push(`${(0,a.id)(w)} Tc`));const B=(W,X)=>{const Q=X?D.X:0;l?this.operators.push(
`${(0,a.vs)((0,v.lw)([1,0,Q,1,W,s],l))} Tm`):this.operators.push(`1 0 ${Q} 1 ${(0,a.id)(W)} ${(0,a.id)(s)} Tm`)};let b=m||c[0]?.leans===!0,P=e;B(e,b);let k="";const U=()=>{
k&&this.operators.push(`[${k.replaceAll("><","")}]TJ`),k=""};for(const{parts:W,width:X,after:Q=0,leans:ot=m}of c){ot!==b&&(U(),B(P,ot),b=ot),P+=X*n/1e3+w*W.reduce(
(F,{glyphs:Z})=>F+Z.length,0);for(const F of W){if(F.glyphs.length===0)continue;(F.font!==this.state.font||n!==this.state.size)&&(U(),this.set(F.font,n));const Z=Mt(
F);Z!==void 0?k+=Z:(U(),this.operators.push(Ot(F,n)))}Q!==0&&(k+=(0,a._)(-Q))}U(),C!==""&&this.operators.push(C)}beginMode({color:t,bolder:e=0,outline:s,isHidden:n=!1},o){
if(n)this.operators.push("3 Tr");else{if(s)return this.stroked(s.color),this.operators.push(`${s.isAlone?1:2} Tr ${(0,a.id)(s.width+e)} w 4 M`),"0 Tr 10 M";if(e>
0)o===void 0?this.stroked(t):this.strokeBy(`/Pattern CS /${o} SCN`),this.operators.push(`2 Tr ${(0,a.id)(e)} w`);else return""}return"0 Tr"}set(t,e){this.state=
{...this.state,font:t,size:e},this.fonts.add(t),this.operators.push(`/${t.name} ${(0,a.id)(e)} Tf`)}area({x:t,y:e,width:s,height:n,color:o,radius:i=0}){this.filled(
o),this.covers(1),i===0?this.operators.push(`${[t,e,s,n].map(a.id).join(" ")} re f`):this.operators.push(Et(t,e,s,n,Math.min(i,s/2,n/2)),"f")}line({points:t,width:e,
color:s,dots:n}){this.stroked(s);const o=`${(0,a.id)(e)} w ${(0,a.XL)(t)} S`;this.operators.push(n===void 0?o:`q 1 J [0 ${(0,a.id)(n)}] 0 d ${o} Q`)}patternOf(t){
const e=this.kept.findLastIndex(({around:c})=>c!==void 0)+1;let s=[1,0,0,1,0,0];for(const{control:c}of this.kept.slice(e))c.matrix&&(s=(0,v.lw)(c.matrix,s));t.matrix&&
(s=(0,v.lw)(t.matrix,s));let n=this.patternNames.get(t);n||this.patternNames.set(t,n=new Map);const o=s.join();let i=n.get(o);return i===void 0&&(n.set(o,i=`Pat\
tern${this.patterns.size+1}`),this.patterns.set(i,{shade:t,matrix:s})),i}filled(t){this.fillBy((0,a.wW)(t,"fill"))}fillBy(t){t!==this.state.fill&&(this.state={...this.
state,fill:t},this.operators.push(t))}stroked(t){this.strokeBy((0,a.wW)(t,"stroke"))}strokeBy(t){t!==this.state.stroke&&(this.state={...this.state,stroke:t},this.
operators.push(t))}covers(t){t!==this.state.alpha&&(this.state={...this.state,alpha:t},this.operators.push(`/${this.alphaName(t)} gs`))}outline({path:t,color:e,
alpha:s,width:n,cap:o,join:i,miter:c,dashes:l,dashOffset:m}){const w=this.alphaName(s),g=l.length>0?` [${l.map(a._).join(" ")}] ${(0,a._)(m)} d`:"",O=`${(0,a._)(
n)} w ${o} J ${i} j ${(0,a._)(c)} M${g}`;this.operators.push(`q ${this.strokeColor(e)} /${w} gs ${O} ${t} S Q`)}strokeColor(t){if(!("stops"in t))return(0,a.wW)(
t,"stroke");const e=this.patternOf(t);return`${(0,R.OD)(t)?`/Mask${e} gs `:""}/Pattern CS /${e} SCN`}mixes(t){this.blends.add(t),this.operators.push(`/${t} gs`)}alphaName(t){
const e=`A${Math.round(t*1e3)}`;return this.alphas.set(e,t),e}shape({path:t,fill:e,alpha:s=1,hasHoles:n=!1}){this.covers(s);const o=n?"*":"";if(!("stops"in e)){
this.filled(e),this.operators.push(`${t} f${o}`);return}let i=this.shades.get(e);i===void 0&&this.shades.set(e,i=`Shade${this.shades.size+1}`);const c=e.matrix?
`${e.matrix.map(a._).join(" ")} cm `:"";this.operators.push(`q ${t} W${o} n ${c}${(0,R.OD)(e)?`/Mask${i} gs `:""}/${i} sh Q`)}}function Tt(p){return p.kind==="t\
iles"?1+p.across.length/rt:p.kind==="text"?1+p.words.length/10:1}function Et(p,t,e,s,n){const[o,i]=[p+e,t+s],c=n*(1-a.yQ),l=(...w)=>`${w.map(a.id).join(" ")} c`,
m=(...w)=>`${w.map(a.id).join(" ")} l`;return[`${(0,a.id)(p+n)} ${(0,a.id)(t)} m`,m(o-n,t),l(o-c,t,o,t+c,o,t+n),m(o,i-n),l(o,i-c,o-c,i,o-n,i),m(p+n,i),l(p+c,i,p,
i-c,p,i-n),m(p,t+n),l(p,t+c,p+c,t,p+n,t),"h"].join(" ")}var bt=u(45657);class vt{width;height;ref;key;lends;drawn=[];links=[];owners=[];images=new Map;groups=[];open=[];constructor(t,e,s,n,o){
this.width=t,this.height=e,this.ref=s,this.key=n,this.lends=o}draw(t,...e){const s=this.drawn.at(-1);if(s!==void 0&&"inks"in s&&s.element===t&&s.running===void 0&&
this.isLastKid(t)){(0,bt.RZ)(s.inks,e);return}if(this.drawn.push({element:t,inks:[...e]}),!t)return;const{owners:o,form:i}=this.stream;t.kids.push({page:this.ref,
content:o.length,form:i}),o.push(t)}run(t,...e){this.drawn.push({element:void 0,running:t,inks:[...e]})}enter(t){const e=this.open.at(-1),s=(0,D.I)(t)?{...this.
lends(),owners:[]}:void 0;s&&this.groups.push(s),this.open.push(s??e),this.drawn.push({enter:t,group:s})}leave(){this.open.pop(),this.drawn.push({leave:!0})}link(t,e,s,n){
const{ref:o,key:i}=this.lends();this.links.push({box:e,target:s,contents:n,element:t,ref:o,key:i}),t.kids.push({page:this.ref,annotation:o})}image(t){for(const[
s,n]of this.images)if(n===t)return s;const e=`Image${this.images.size+1}`;return this.images.set(e,t),e}get stream(){const t=this.open.at(-1);return t?{owners:t.
owners,form:t.ref}:{owners:this.owners,form:void 0}}isLastKid(t){if(!t)return!0;const e=t.kids.at(-1),{owners:s,form:n}=this.stream;return e!==void 0&&"content"in
e&&e.page===this.ref&&e.form===n&&e.content===s.length-1}}var jt=u(64680);const xt=120;async function Dt(p,t){const e=p.enumerateIndirectObjects(),s=new jt.k(e.
length*xt);s.text(`%PDF-1.7
%ÿÿÿÿ
`);const n=[];for(const[m,w]of e){n[m.objectNumber]=s.length,s.text(`${m.objectNumber} 0 obj
`);const g=w.sizeInBytes();s.fill(g,(C,B)=>w.copyBytesInto(C,B)),s.text(`
endobj
`);const O=t.step(g*20);O&&await O}const o=s.length;s.text(`xref
0 ${n.length}
0000000000 65535 f 
`);for(let m=1;m<n.length;m++){const w=n[m];s.text(w===void 0?`0000000000 00001 f 
`:`${String(w).padStart(10,"0")} 00000 n 
`)}const{Root:i,Info:c}=p.trailerInfo,l=c?`/Info ${c.toString()}`:"";return s.text(`trailer
<</Size ${n.length}/Root ${i.toString()}${l}>>
startxref
${o}
%%EOF
`),s.bytes}const Ct=6,It=40,at=2e3,Rt=1500,ft=8e3,Bt={Header:"/Artifact <</Type /Pagination /Subtype /Header /Attached [/Top]>> BDC",Footer:"/Artifact <</Type /\
Pagination /Subtype /Footer /Attached [/Bottom]>> BDC"};class nt{typefaces;job;document=new A.H("Document",void 0,{});sheets=[];context=j.A.create();fonts=new Map;shared=new Map;keys=0;constructor(t,e){
this.typefaces=t,this.job=e}static async open(t,e){return new nt(await et.open(t,e.pace),e)}sheet(t,e){const s=()=>({ref:this.context.nextRef(),key:this.keys++}),
{ref:n,key:o}=s(),i=new vt(t,e,n,o,s);return this.sheets.push(i),i}async finish({title:t,author:e,language:s,bookmarks:n=[],breaksArchive:o=!1,isAccessible:i=!0}){
await this.typefaces.embed(this.job.pace);const{context:c}=this,l=c.nextRef();for(const g of this.sheets)await this.writeSheet(g,l);c.assign(l,c.obj({Type:"Page\
s",Kids:this.sheets.map(({ref:g})=>g),Count:this.sheets.length})),await this.writeCatalog(l,s,n);const m=c.obj({Title:y.A.fromText(t),Producer:E.A.of(f.n8)});e!==
void 0&&m.set(M.A.of("Author"),y.A.fromText(e)),c.trailerInfo.Info=c.register(m);const w=await(0,$.E)(await Dt(c,this.job.pace),this.job);for(const[{embedded:g},
O]of this.fonts)g.addTo(w,new d.oS(O.objectNumber));return this.embedImages(w),(0,f.Xw)(w),await(0,f.Q$)(w,{title:t,author:e,language:s},{isArchive:!o,isAccessible:i}),
w}async writeSheet(t,e){const{context:s,job:n}=this,o=new Pt,i=[];let c=0;for(const g of t.drawn){if("enter"in g)o.enter(g.enter),i.push({group:g.group,content:c}),
g.group&&(c=0);else if("leave"in g){const{group:C,content:B}=i.pop();o.leave(C&&V(C)),C&&(c=B)}else{const{element:C,running:B,inks:b}=g,P=C?`/${C.tag} <</MCID ${c++}\
>> BDC`:B?Bt[B]:"/Artifact BMC";for(const k of o.sequence(P,b)){const U=n.pace.step(k*Rt);U&&await U}}const O=n.pace.step(at);O&&await O}const l=await this.streamOf(
o.pieces(),{}),m=await this.resourcesOf(o,t);t.groups.length>0&&await this.writeGroups(t,o,m);const w=s.obj({Type:"Page",Parent:e,MediaBox:[0,0,t.width,t.height],
Contents:s.register(l),Resources:this.shared.get(t)??m,StructParents:t.key,Tabs:"S"});t.links.length>0&&w.set(M.A.of("Annots"),s.obj(t.links.map(({ref:g})=>g)));
for(const g of t.links)s.assign(g.ref,this.annotation(g,t));s.assign(t.ref,w)}async streamOf(t,e){const{context:s,job:n}=this,o=[];for(const l of t){o.push(Buffer.
from(l,"latin1"));const m=n.pace.step(l.length*It);m&&await m}const i=await(0,r.uM)(n).deflate(o.length===1?o[0]:Buffer.concat(o),Ct),c=s.obj({Filter:"FlateDeco\
de",Length:i.length});for(const[l,m]of Object.entries(e))c.set(M.A.of(l),m);return T.A.of(c,i)}async writeGroups(t,e,s){const{context:n}=this,o=n.register(s);this.
shared.set(t,o);const{width:i,height:c}=t;for(const l of t.groups){const m=e.groups.get(V(l)),w=await this.streamOf([m],{Type:M.A.of("XObject"),Subtype:M.A.of("\
Form"),BBox:n.obj([-4*i,-4*c,5*i,5*c]),Group:n.obj({S:"Transparency",CS:"DeviceRGB"}),Resources:o,StructParents:x.A.of(l.key)});n.assign(l.ref,w)}s.set(M.A.of("\
XObject"),n.obj(Object.fromEntries(t.groups.map(l=>[V(l),l.ref]))))}async resourcesOf({fonts:t,shades:e,patterns:s,alphas:n,blends:o,masks:i},{groups:c}){const{
context:l,job:m}=this,w=l.obj({Font:Object.fromEntries([...t].map(b=>[b.name,this.fontRef(b)]))}),g={};for(const[b,P]of n)g[b]=l.obj({Type:"ExtGState",ca:P,CA:P});
for(const b of o)g[b]=l.obj({Type:"ExtGState",BM:b});const O=new Map(c.map(b=>[V(b),b.ref]));for(const[b,{group:P,mask:k}]of i)g[b]=l.obj({Type:"ExtGState",SMask:{
Type:"Mask",S:k.isAlpha?"Alpha":"Luminosity",G:O.get(P)}});const C={};for(const[b,P]of e){(0,R.OD)(b)&&(g[`Mask${P}`]=(0,R.ao)(l,b)),C[P]=(0,R.Tp)(l,b);const k=m.
pace.step(b.stops.length*ft);k&&await k}const B={};for(const[b,{shade:P,matrix:k}]of s){(0,R.OD)(P)&&(g[`Mask${b}`]=(0,R.ao)(l,P,P.matrix)),B[b]=(0,R.CD)(l,P,k);
const U=m.pace.step(P.stops.length*ft);U&&await U}return s.size>0&&w.set(M.A.of("Pattern"),l.obj(B)),Object.keys(g).length>0&&w.set(M.A.of("ExtGState"),l.obj(g)),
e.size>0&&w.set(M.A.of("Shading"),l.obj(C)),w}fontRef(t){let e=this.fonts.get(t);return e||this.fonts.set(t,e=this.context.register(this.context.obj({}))),e}annotation({
box:t,target:e,contents:s,key:n},o){const i=this.context.obj({Type:"Annot",Subtype:"Link",Rect:t.map(m=>Math.round(m*100)/100),Border:[0,0,0],F:4,P:o.ref,StructParent:n,
Contents:y.A.fromText(s)}),[c,l]=this.aim(e);return l&&i.set(M.A.of(c),l),i}aim(t){return"place"in t?["Dest",this.destination(t.place)]:["A",this.context.obj({Type:"\
Action",S:"URI",URI:E.A.of(kt(t.uri))})]}destination({sheet:t,top:e}){return t&&this.context.obj([t.ref,"XYZ",null,e===void 0?null:Math.round(e*100)/100,null])}async parentsOf(t){
const{context:e,job:s,sheets:n}=this,o=[];for(const{key:i,owners:c,groups:l,links:m}of n){o.push([i,e.register(e.obj(c.map(O=>t.refOf(O))))]);for(const O of l)o.
push([O.key,e.obj(O.owners.map(C=>t.refOf(C)))]);for(const O of m)o.push([O.key,t.refOf(O.element)]);const w=l.reduce((O,C)=>O+C.owners.length,c.length+m.length),
g=s.pace.step(w*at);g&&await g}return o.sort(([i],[c])=>i-c)}async writeCatalog(t,e,s){const{context:n,job:o}=this,i=new A.s(n),c=await this.parentsOf(i),l=i.write(
this.document,c);let m=l.next();for(;m.done!==!0;m=l.next()){const O=o.pace.step(2e3);O&&await O}const w=n.obj({Type:"Catalog",Pages:t,StructTreeRoot:m.value,MarkInfo:{
Marked:!0},ViewerPreferences:{DisplayDocTitle:!0}});e!==void 0&&w.set(M.A.of("Lang"),E.A.of(e));const g=S(n,s,O=>this.destination(O));g&&(w.set(M.A.of("Outlines"),
g),w.set(M.A.of("PageMode"),M.A.of("UseOutlines"))),n.trailerInfo.Root=n.register(w)}embedImages(t){for(const e of this.sheets){const{ref:s,images:n}=e;if(n.size===
0)continue;const o=this.shared.get(e),i=o?t.edit(o.objectNumber):t.edit(s.objectNumber).get("Resources"),c=i.get("XObject")??(0,d.jd)({});for(const[l,m]of n)c.set(
l,m.embed(t,{profiled:!0}));i.set("XObject",c)}}}const V=({ref:p})=>`Group${p.objectNumber}`,kt=p=>p.replace(/[\\()]/g,"\\$&")}),78445:((L,I,u)=>{u.d(I,{H:()=>T,
s:()=>x});var j=u(81415),y=u(91112),E=u(61410),M=u(6476);class T{tag;parent;facts;kids=[];constructor(r,d,f){this.tag=r,this.parent=d,this.facts=f}add(r,d={}){const f=new T(
r,this,d);return this.kids.push(f),f}prune(){const r=this.kids.filter(d=>d instanceof T?(d.prune(),d.kids.length>0||d.tag==="TD"||d.tag==="TH"):!0);this.kids.splice(
0,this.kids.length);for(const d of r)this.kids.push(d)}adopt(r){r.parent=this,this.kids.push(r)}}class x{context;rootRef;refs=new Map;ids=[];constructor(r,d=r.nextRef()){
this.context=r,this.rootRef=d}refOf(r){let d=this.refs.get(r);return d||this.refs.set(r,d=this.context.nextRef()),d}*write(r,d){const{context:f}=this,S=[r];for(let a=S.
pop();a;a=S.pop()){for(const v of a.kids)v instanceof T&&S.push(v);this.put(a),yield}const h=f.obj({Type:"StructTreeRoot",K:[this.refOf(r)]}),A=d.flatMap(([a,v])=>[
j.A.of(a),v]);if(h.set(y.A.of("ParentTree"),f.register(f.obj({Nums:A}))),h.set(y.A.of("ParentTreeNextKey"),j.A.of(d.reduce((a,[v])=>Math.max(a,v+1),0))),this.ids.
length>0){const a=[...this.ids].sort(([v],[D])=>v<D?-1:1).flatMap(([v,D])=>[E.A.of(Buffer.from(v,"latin1").toString("hex")),D]);h.set(y.A.of("IDTree"),f.register(
f.obj({Names:a})))}return f.assign(this.rootRef,h),this.rootRef}put(r){const{context:d}=this,{tag:f,parent:S,facts:h}=r,A=M.A.withContext(d),a=(_,N)=>A.set(y.A.
of(_),N);a("S",y.A.of(f)),a("P",S?this.refOf(S):this.rootRef);const[v]=r.kids,D=v instanceof T?void 0:v?.page;D&&a("Pg",D);const R=r.kids.map(_=>this.kid(_,D));
R.length>0&&a("K",R.length===1?R[0]:d.obj(R)),h.alt!==void 0&&a("Alt",E.A.fromText(h.alt)),h.title!==void 0&&a("T",E.A.fromText(h.title)),h.lang!==void 0&&a("La\
ng",E.A.fromText(h.lang)),h.attributes&&a("A",d.obj(h.attributes)),h.id!==void 0&&(a("ID",E.A.of(Buffer.from(h.id,"latin1").toString("hex"))),this.ids.push([h.id,
this.refOf(r)])),d.assign(this.refOf(r),A)}kid(r,d){if(r instanceof T)return this.refOf(r);const{context:f}=this;return"annotation"in r?f.obj({Type:"OBJR",Obj:r.
annotation,Pg:r.page}):r.form?f.obj({Type:"MCR",Pg:r.page,Stm:r.form,MCID:r.content}):r.page===d?j.A.of(r.content):f.obj({Type:"MCR",Pg:r.page,MCID:r.content})}}}),
87594:((L,I,u)=>{u.d(I,{I:()=>j,X:()=>y});const j=({opacity:E,blend:M,overlays:T,making:x,masked:$})=>[E,M,T,x,$].some(r=>r!==void 0),y=.2}),71642:((L,I,u)=>{u.
d(I,{CD:()=>E,OD:()=>j,Tp:()=>y,ao:()=>M});const j=({stops:f})=>f.some(({alpha:S})=>S<1);function y(f,{coordinates:S,stops:h}){return f.register(T(f,S,h,"Device\
RGB",({color:A})=>A))}const E=(f,S,h)=>f.register(f.obj({Type:"Pattern",PatternType:2,Shading:y(f,S),Matrix:h.map(r)}));function M(f,{coordinates:S,stops:h,box:A},a){
const v=T(f,S,h,"DeviceGray",({alpha:R})=>[R]),D=f.stream("/Shade sh",{Type:"XObject",Subtype:"Form",BBox:[...A],...a&&{Matrix:a.map(r)},Group:{S:"Transparency",
CS:"DeviceGray"},Resources:{Shading:{Shade:v}}});return f.register(f.obj({Type:"ExtGState",SMask:{Type:"Mask",S:"Luminosity",G:f.register(D)}}))}function T(f,S,h,A,a){
const v=h.slice(1).map((R,_)=>({FunctionType:2,Domain:[0,1],C0:a(h[_]).map(d),C1:a(R).map(d),N:1})),D={FunctionType:3,Domain:[0,1],Functions:v,Bounds:$(h),Encode:v.
flatMap(()=>[0,1])};return f.obj({ShadingType:S.length===4?2:3,ColorSpace:A,Coords:S.map(d),Function:D,Extend:[!0,!0]})}const x=1e-5;function $(f){const S=f.slice(
1,-1),h=Math.min(x,.5/f.length);let A=0;return S.map(({at:a},v)=>(A=Math.min(Math.max(a,A+h),1-(S.length-v)*h),r(A)))}const r=f=>Number(f.toPrecision(9)),d=f=>Math.
round(f*1e4)/1e4}),82715:((L,I,u)=>{u.d(I,{m:()=>E});var j=u(21115),y=u(3907);function E(M,T,x,$){const{text:r,properties:d,end:f,about:S}=M,h=d.find(D=>D.namespace===
j.dK[T]&&D.name===x),A=h&&r.slice(h.from,h.to).match(/^[\s\S]*(?=<\/(?:[\w.-]+:)?Bag\s*>)/)?.[0].length;if(h&&A!==void 0){const D=h.from+A;return`${r.slice(0,D)}${$.
replace("<rdf:li",`<rdf:li xmlns:rdf="${j.dK.rdf}"`)}${r.slice(D)}`}const a=`<${T}:${x}><rdf:Bag>
${$}</rdf:Bag></${T}:${x}>`,v=`<rdf:Description xmlns:rdf="${j.dK.rdf}" rdf:about="${(0,y.X)(S)}" xmlns:${T}="${j.dK[T]}">
${a}
</rdf:Description>
`;return`${r.slice(0,f)}${v}${r.slice(f)}`}})};
