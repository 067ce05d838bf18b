"use strict";exports.id=1581,exports.ids=[1581],exports.modules={50476:((K,B,c)=>{c.d(B,{Z:()=>w,f:()=>C});const[b,P,$,S,R]=[1,8,32,64,128];function C(u,y,d,h){const i=new Set,
p=[...u].filter(g=>typeof g=="number");for(let g=p.pop();g!==void 0;g=p.pop())if(!(g<0||g>=y||i.has(g))){i.add(g);for(const I of w(h,d(g)))p.push(I)}return i}function*w(u,[
y,d]){if(!(d-y<12||u.getInt16(y)>=0))for(let h=y+10,i=$;i&$&&h+4<=d;)i=u.getUint16(h),yield u.getUint16(h+2),h+=4+(i&b?4:2)+(i&P?2:i&S?4:i&R?8:0)}}),29825:((K,B,c)=>{
c.d(B,{EH:()=>w,OD:()=>S,W_:()=>R,lV:()=>$});var b=c(12889),P=c(47707);const $=-1,S=(u,y)=>(0,b.pr)(u).flatMap(d=>R(d,y));function R({text:u,rtl:y},d){const h=[];
for(const i of(0,P.qf)(u)){const p=h.at(-1),g=(0,P.ML)(i)?p?.font??0:C(i,d,p?.font);p?.font===g?p.text+=i:h.push({font:g,text:i,rtl:y})}return y?h.reverse():h}function C(u,y,d){
return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(u)&&d!==void 0&&y[d]?.covers(u)===!0?d:y.findIndex(i=>i.covers(u))}function w(u,y){const d=new Map;for(const h of(0,P.
qf)(u))d.has(h)||d.set(h,!(0,P.ML)(h)&&!y.some(i=>i.covers(h)));return[...d].filter(([,h])=>h).map(([h])=>h)}}),45409:((K,B,c)=>{c.d(B,{Q:()=>$,n:()=>P});var b=c(
36078);function P(S,R,C,w){let u=0,y=0;const d=[];for(let h=0;h<S.length;h=u){const{y:i}=S[h];for(;u<S.length&&S[u].y===i;)u++;i!==y&&d.push(`${(0,b.id)(i*w/1e3)}\
 Ts`),y=i,d.push(`[${$(S.slice(h,u),R,C)}] TJ`)}return y!==0&&d.push("0 Ts"),d.join(" ")}function $(S,R,C){let w="",u="";const y=d=>{const h=Math.round(d*100)/100;
h!==0&&(u&&(w+=`<${u}>`),u="",w+=`${-h} `)};for(const{glyph:d,advance:h,x:i}of S)y(i),u+=R.codeOf(d),y(h-i-d.advanceWidth*C);return u?`${w}<${u}>`:w}}),88739:((K,B,c)=>{
c.d(B,{B:()=>C,U:()=>S});var b=c(77581),P=c(12889);const $=100;function S(w,{digits:u=4,isInOrder:y=!1}={}){const d=w.filter(([,i])=>i.length>0).map(([i,p])=>`<${C(
i).slice(-u)}> <${R(p,y)}>`),h=Array.from({length:Math.ceil(d.length/$)},(i,p)=>{const g=d.slice(p*$,(p+1)*$);return[`${g.length} beginbfchar`,...g,"endbfchar"].
join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(u)}> <${"F".repeat(u)}> endcodespacerange`,...h,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function R(w,u){const y=w.map(d=>String.fromCodePoint(d)).join("");return(0,b.kt)(!u&&(0,P.ft)(y)?[...y].reverse().join(""):y).toString("hex").toUpperCase()}
const C=w=>w.toString(16).toUpperCase().padStart(4,"0")}),38875:((K,B,c)=>{c.d(B,{F:()=>$});var b=c(60623);const P=1<<24,$=S=>(0,b.UD)(Buffer.from(S,"base64"),{
stream:P,total:P,remaining:P},{found:!1})}),96927:((K,B,c)=>{c.d(B,{XS:()=>S,tU:()=>R,tn:()=>$});const b=C=>Math.round(C*72e3/25.4)/1e3,P=(C,w)=>[b(C),b(w)],$={
A3:P(297,420),A4:P(210,297),A5:P(148,210),A6:P(105,148),Letter:[612,792],Legal:[612,1008],Tabloid:[792,1224]},S=3,R=14400}),24472:((K,B,c)=>{c.d(B,{Q$:()=>d,Xw:()=>y,
n8:()=>u});var b=c(21115),P=c(1975),$=c(82715),S=c(60912),R=c(21878),C=c(48249),w=c(45599);const u="Octavo";function y(i){const p=i.add(new w.Z6((0,w.jd)({N:3,Filter:(0,w.
UU)("FlateDecode")}),(0,C.Kc)((0,R.k)({gray:!1})))),g=(0,w.jd)({Type:(0,w.UU)("OutputIntent"),S:(0,w.UU)("GTS_PDFA1"),OutputConditionIdentifier:(0,w.Px)("sRGB"),
Info:(0,w.Px)("sRGB"),DestOutputProfile:p});i.editCatalog().set("OutputIntents",[i.add(g)])}async function d(i,{title:p,author:g,language:I},j){const{isArchive:v}=j,
T=(W,G,H)=>({prefix:W,name:G,form:"simple",values:[H]}),k=j.isAccessible&&I!==void 0,L=(0,S.T3)([{prefix:"dc",name:"title",form:"alternative",values:[p]},...g===
void 0?[]:[{prefix:"dc",name:"creator",form:"ordered",values:[g]}],...I===void 0?[]:[{prefix:"dc",name:"language",form:"unordered",values:[I]}],T("pdf","Produce\
r",u),...v?[T("pdfaid","part","3"),T("pdfaid","conformance","A")]:[],...k?[T("pdfuaid","part","1")]:[]]);if(!k||!v)return(0,S._L)(i,L);const A=await(0,P.kg)(Buffer.
from(L,"utf8"),i.job.pace);(0,S._L)(i,(0,$.m)(A,"pdfaExtension","schemas",h))}const h=`<rdf:li rdf:parseType="Resource" xmlns:pdfaSchema="${b.dK.pdfaSchema}" xm\
lns:pdfaProperty="${b.dK.pdfaProperty}">
<pdfaSchema:schema>PDF/UA Universal Accessibility Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${b.dK.pdfuaid}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
<rdf:li rdf:parseType="Resource"><pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType><pdfaProperty:category>inter\
nal</pdfaProperty:category><pdfaProperty:description>Part of ISO 14289 that the document conforms to</pdfaProperty:description></rdf:li>
</rdf:Seq></pdfaSchema:property>
</rdf:li>
`}),63962:((K,B,c)=>{c.d(B,{B:()=>rt});var b=c(66638),P=c(61410),$=c(66005),S=c(91112),R=c(16804),C=c(81415),w=c(91519),u=c(98446),y=c(68973),d=c(45599),h=c(24472),
i=c(54093);const p=1e3;function*g(f,t,e){if(t.length===0)return;const n=function*(r,a,l){const m=r.map(()=>f.nextRef());let M=r.length;for(const[O,{title:E,place:U,
children:N}]of r.entries()){yield p;const x=f.obj({Title:P.A.fromText(E),Parent:a});I(x,{Prev:m[O-1],Next:m[O+1],Dest:e(U)}),N.length>0&&(M+=yield*n(N,m[O],x)),
f.assign(m[O],x)}return I(l,{First:m[0],Last:m.at(-1),Count:C.A.of(M)}),M},s=f.nextRef(),o=f.obj({Type:"Outlines"});return yield*n(t,s,o),f.assign(s,o),s}function I(f,t){
for(const[e,n]of Object.entries(t))n!==void 0&&f.set(S.A.of(e),n)}var j=c(78445),v=c(71642),T=c(87594),k=c(45657);class L{width;height;ref;key;lends;drawn=[];links=[];owners=[];images=new Map;groups=[];open=[];constructor(t,e,n,s,o){
this.width=t,this.height=e,this.ref=n,this.key=s,this.lends=o}draw(t,...e){const n=this.drawn.at(-1);if(n!==void 0&&"inks"in n&&n.element===t&&n.running===void 0&&
this.isLastKid(t)){(0,k.RZ)(n.inks,e);return}if(this.drawn.push({element:t,inks:[...e]}),!t)return;const{owners:o,form:r}=this.stream;t.kids.push({page:this.ref,
content:o.length,form:r}),o.push(t)}run(t,...e){this.drawn.push({element:void 0,running:t,inks:[...e]})}enter(t){const e=this.open.at(-1),n=(0,T.I)(t)?{...this.
lends(),owners:[]}:void 0;n&&this.groups.push(n),this.open.push(n??e),this.drawn.push({enter:t,group:n})}leave(){this.open.pop(),this.drawn.push({leave:!0})}link(t,e,n,s){
const{ref:o,key:r}=this.lends();this.links.push({box:e,target:n,contents:s,element:t,ref:o,key:r}),t.kids.push({page:this.ref,annotation:o})}image(t){for(const[
n,s]of this.images)if(s===t)return n;const e=`Image${this.images.size+1}`;return this.images.set(e,t),e}get stream(){const t=this.open.at(-1);return t?{owners:t.
owners,form:t.ref}:{owners:this.owners,form:void 0}}isLastKid(t){if(!t)return!0;const e=t.kids.at(-1),{owners:n,form:s}=this.stream;return e!==void 0&&"content"in
e&&e.page===this.ref&&e.form===s&&e.content===n.length-1}}var A=c(36078),W=c(74135),G=c(41578),H=c(45409),ct=c(47707),ft=c(29825),ut=c(33141),tt=c(77904);const mt="\
□",gt=new RegExp("(\\p{Extended_Pictographic}\\ufe0f?)[\\u{1f3fb}-\\u{1f3ff}]|\\ufe0f?\\u20e3","gu"),wt=new RegExp("(\\p{Regional_Indicator}{2}|\\p{Extended_Pic\
tographic}\\p{Emoji_Modifier}?\\ufe0f?(?:\\u200d\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?){1,9})","u"),Ot=15e4,St=127462,Mt=/^[!-~]+$/;class V{name;face;ranges;used=new Map;embedded;constructor(t,e,n){
this.name=t,this.face=e,this.ranges=n,e.keep()}covers(t){const{ranges:e}=this;return e&&!Array.from(t).every(n=>e.find(n.codePointAt(0)))?!1:this.face.covers(t)}}
const et=(f,t)=>f.filter(e=>!t.some(n=>n.covers(e))),yt=f=>f==="Serif"?"Regular":f.replace(/^Serif/,""),Pt=f=>f==="Regular"?"Serif":`Serif${f}`,At=f=>f.replace(
/Italic$/,"");function Tt(f,t){const e=["Regular","SemiBold","Italic"].filter(s=>s==="Regular"||f.includes(s));e.length===3&&e.push("SemiBoldItalic");const n=f.
includes("Serif")&&!t?e.map(Pt):[];return new Set([...e,...f.filter(s=>s!=="Serif"),...n])}class st{styles;others;upright;parts;pace;missing=new Set;chains=new Map;words={
ltr:new Map,rtl:new Map};constructor(t,e,n,s,o){this.styles=t,this.others=e,this.upright=n,this.parts=s,this.pace=o}get isDue(){return this.pace.isFull}static async open({
styles:t,text:e,font:n,boldFont:s,own:o=[]},r){const a=new Map,l=async D=>(await r.rest(),new V(D,await(0,tt.ft)(D)));for(const D of Tt(t,n!==void 0))a.set(D,await l(
D));const m=a.get("Regular"),M=()=>[m,...[...a.values()].filter(D=>D!==m)];let O=et([...new Set(e)],M());if(O.length>0&&!a.has("Mono")){const D=await l("Mono");
et(O,[D]).length<O.length&&a.set("Mono",D),O=et(O,M())}const E=[];O.length>0&&E.push(await l("Emoji"));const U=[...M(),...E],N=[];if(n){const D=new V("User",await(0,tt.
ar)(n,r));if(a.set("Regular",D).set("Italic",D),N.push(D),s){const _=new V("UserBold",await(0,tt.ar)(s,r));a.set("SemiBold",_).set("SemiBoldItalic",_),N.push(_)}}
const x=new Map;for(const{id:D,parts:_}of o)x.set(D,_.map(({face:F,ranges:X},Q)=>new V(`${D}-${Q}`,F,X)));return new st(a,[...U,...N,...[...x.values()].flat()],
N,x,r)}async warm(t,e){for(const{face:s}of[...this.styles.values(),...[...this.parts.values()].flat()])await e.rest(),s.shape("A");const{face:n}=this.fontOf("Re\
gular");for(const s of t){const o=e.step(Ot);o&&await o,Mt.test(s)&&n.shape(s)}}word(t,e,n=!1){const s=this.words[n?"rtl":"ltr"];let o=s.get(e);o||s.set(e,o=new Map);
let r=o.get(t);return r||o.set(t,r=this.shape(t,e,n)),r}metrics(t){return this.fontOf(t).face.metrics}async embed(t){for(const e of this.all)e.used.size!==0&&(await t.
rest(),e.embedded=await(0,G.r)(e.face,[...e.used.values()]))}get all(){return this.others}fontOf(t){const e=this.fontsOf(t);return e.find(n=>n.covers(" "))??e[0]}fontsOf(t){
let e=this.chains.get(t);if(!e){const n=s=>this.parts.get(s)??[this.styles.get(s)??this.styles.get(yt(s))??this.others[0]];this.chains.set(t,e=t.split(" ").flatMap(
s=>n(s)))}return e}shape(t,e,n){const s=t.split(wt);if(s.length===1)return this.shapePlain(t,e,n);const o=s.map((r,a)=>a%2===1?this.shapeJoined(r,e):this.shapePlain(
r,e,n));return n&&o.reverse(),Y(t,o.flatMap(({parts:r})=>r),o.some(({leans:r})=>r))}shapeJoined(t,e){const o=(!t.includes("‍")?Array.from(t,m=>String.fromCharCode(
m.codePointAt(0)-St+65)):t.split("‍").map(m=>m.replace(new RegExp("\\p{Emoji_Modifier}|\\ufe0f","gu"),""))).filter(m=>this.others.some(M=>M.covers(m))).join("");
if(o==="")return this.shapePlain(t,e,!1);const{parts:r,leans:a}=this.shapePlain(o,e,!1),l=r.map((m,M)=>({...m,actual:M===0?t:""}));return Y(t,l,a===!0)}shapePlain(t,e,n){
const s=this.fontsOf(e),o=s[0],r=(0,ct.RK)(t).replace(gt,"$1"),a=e.endsWith("Italic")&&this.upright.includes(o);if(o.covers(r))return Y(t,[nt(o,r,n)],a);const l=e.
endsWith("SemiBoldItalic")?this.fontOf(At(e)):void 0,m=[...new Set([...s,...l?[l]:[],...this.others])],M=(0,ft.W_)({text:r,rtl:n},m).map(O=>{if(O.font!==ft.lV)return nt(
m[O.font],O.text,O.rtl);const E=(0,ct.qf)(O.text);for(const U of E)this.missing.add(U);return{...nt(this.others[0],mt.repeat(E.length),!1),actual:O.text}});return Y(
t,M,a)}}const Y=(f,t,e)=>({text:f,width:t.reduce((n,{glyphs:s})=>s.reduce((o,{advance:r})=>o+r,n),0),parts:t,...e&&{leans:e}}),Et=f=>f.map(t=>String.fromCodePoint(
t)).join("");function nt(f,t,e){const n=f.face.shape(t,e);for(const{glyph:o}of n)f.used.has(o.id)||f.used.set(o.id,o);const s=n.map(({glyph:o})=>Et(f.used.get(o.
id).codePoints)).join("");return{font:f,glyphs:n,actual:e||s===t?void 0:t}}const $t=({glyphs:f,actual:t})=>t===void 0&&f.every(({y:e})=>e===0),jt=f=>f.shown??=(0,H.
Q)(f.glyphs,f.font.embedded,f.font.face.unit);function vt({font:f,glyphs:t,actual:e},n){const s=(0,H.n)(t,f.embedded,f.face.unit,n);return e===void 0?s:(0,ut.$u)(
e,s)}const ot="",Dt=5e5,bt=6;class it{joined=[];operators=[];parts=[];told=[];length=0;add(t){this.operators.push(t),this.length+=t.length,this.length>=Dt&&this.
join()}mark(t){if($t(t))return this.keep(t,t),ot}show(t,e){this.keep({part:t,size:e},t),this.add(ot)}keep(t,{glyphs:e}){this.parts.push(t),this.length+=e.length*
bt}join(){const{operators:t,parts:e}=this;t.length!==0&&(this.joined.push(t.join(`
`)),this.told.push(e.slice()),[this.operators,this.parts,this.length]=[[],[],0])}get plain(){return[...this.joined,...this.operators].join(`
`)}*pieces(){this.join();const t=this.joined.length-1;for(const[e,n]of this.joined.entries())yield Ct(n,this.told[e])+(e<t?`
`:"")}}function Ct(f,t){if(t.length===0)return f;const e=f.split(ot),n=[e[0]];for(const[s,o]of t.entries())n.push("part"in o?vt(o.part,o.size):jt(o)),n.push(e[s+
1]);return n.join("").replaceAll("><","")}const dt={font:void 0,size:0,fill:"",stroke:"",spacing:0,alpha:1},xt={...dt,spacing:Number.NaN},Rt="-100000 -100000 20\
0000 200000",ht=100;class It{fonts=new Set;shades=new Map;patterns=new Map;patternNames=new Map;alphas=new Map;blends=new Set;groups=new Map;masks=new Map;made=new Map;content=new it;inner="";kept=[];state=dt;*sequence(t,e){
this.content.add(t);let n=!1,s=0;for(const o of e)s>=ht&&(yield s,s=0),s+=kt(o),o.kind==="text"!==n&&this.content.add(n?"ET":"BT"),n=o.kind==="text",this.write(
o);n&&this.content.add("ET"),this.content.add("EMC"),yield s}enter(t){const{clip:e,matrix:n,hasHoles:s=!1,masked:o}=t,r=(0,T.I)(t)?this.content:void 0;this.kept.
push({state:this.state,around:r,control:t}),this.content.add("q"),n&&this.content.add(`${n.map(A._).join(" ")} cm`),e!==void 0&&this.content.add(`${e} W${s?"*":
""} n`);const a=o&&this.made.get(o);a!==void 0&&this.content.add(`/${a} gs`),r&&(this.content=new it,this.state=xt)}leave(t){const{state:e,around:n,control:s}=this.
kept.pop();if(n&&t!==void 0){if(s.overlays&&this.cover(s.overlays),this.content.join(),this.groups.set(t,this.content),this.content=n,this.state=e,s.making){const o=`\
Soft${t}`;this.masks.set(o,{group:t,mask:s.making}),this.made.set(s.making,o)}else s.overlays&&this.content.add(`/${this.maskBy(this.inner)} gs`),this.covers(s.
opacity??1),s.blend!==void 0&&this.mixes(s.blend),this.content.add(`/${t} Do`);this.inner=t}this.state=e,this.content.add("Q")}cover(t){for(const{blend:e,color:n,
alpha:s}of t){this.blends.add(e);const o=`/${e} gs /${this.alphaName(s)} gs ${(0,A.wW)(n,"fill")}`;this.content.add(`/Artifact BMC q ${o} ${Rt} re f Q EMC`)}}maskBy(t){
const e=`Soft${t}`;return this.masks.set(e,{group:t,mask:{isAlpha:!0}}),e}write(t){switch(t.kind){case"text":return this.text(t);case"area":return this.area(t);case"\
image":this.content.add(`q ${t.matrix.map(A._).join(" ")} cm /${t.name} Do Q`);return;case"stroke":return this.line(t);case"shape":return this.shape(t);case"out\
line":return this.outline(t);case"tiles":return this.tiles(t)}}tiles({tile:t,across:e,up:n}){const{state:s,content:o}=this;this.content=new it,this.write(t);const r=this.
content.plain;this.content=o,this.state=s;for(const a of e)o.add(`q 1 0 0 1 ${(0,A._)(a)} ${(0,A._)(n)} cm ${r} Q`)}text(t){const{x:e,y:n,size:s,color:o,fill:r,
words:a,matrix:l,oblique:m=!1,spacing:M=0,alpha:O=1}=t,E=r&&this.patternOf(r);E===void 0?this.filled(o):this.fillBy(`/Pattern cs /${E} scn`),r&&(0,v.OD)(r)&&this.
content.add(`/Mask${E} gs`),this.covers(O);const U=this.beginMode(t,E);M!==this.state.spacing&&(this.state={...this.state,spacing:M},this.content.add(`${(0,A.id)(
M)} Tc`));const N=(X,Q)=>{const J=Q?T.X:0;l?this.content.add(`${(0,A.vs)((0,W.lw)([1,0,J,1,X,n],l))} Tm`):this.content.add(`1 0 ${J} 1 ${(0,A.id)(X)} ${(0,A.id)(
n)} Tm`)};let x=m||a[0]?.leans===!0,D=e;N(e,x);let _="";const F=()=>{_&&this.content.add(`[${_}]TJ`),_=""};for(const{parts:X,width:Q,after:J=0,leans:at=m}of a){
at!==x&&(F(),N(D,at),x=at),D+=Q*s/1e3+M*X.reduce((z,{glyphs:q})=>z+q.length,0);for(const z of X){if(z.glyphs.length===0)continue;(z.font!==this.state.font||s!==
this.state.size)&&(F(),this.set(z.font,s));const q=this.content.mark(z);q!==void 0?_+=q:(F(),this.content.show(z,s))}J!==0&&(_+=(0,A._)(-J))}F(),U!==""&&this.content.
add(U)}beginMode({color:t,bolder:e=0,outline:n,isHidden:s=!1},o){if(s)this.content.add("3 Tr");else{if(n)return this.stroked(n.color),this.content.add(`${n.isAlone?
1:2} Tr ${(0,A.id)(n.width+e)} w 4 M`),"0 Tr 10 M";if(e>0)o===void 0?this.stroked(t):this.strokeBy(`/Pattern CS /${o} SCN`),this.content.add(`2 Tr ${(0,A.id)(e)}\
 w`);else return""}return"0 Tr"}set(t,e){this.state={...this.state,font:t,size:e},this.fonts.add(t),this.content.add(`/${t.name} ${(0,A.id)(e)} Tf`)}area({x:t,y:e,
width:n,height:s,color:o,radius:r=0}){this.filled(o),this.covers(1),r===0?this.content.add(`${[t,e,n,s].map(A.id).join(" ")} re f`):(this.content.add(Bt(t,e,n,s,
Math.min(r,n/2,s/2))),this.content.add("f"))}line({points:t,width:e,color:n,dots:s}){this.stroked(n);const o=`${(0,A.id)(e)} w ${(0,A.XL)(t)} S`;this.content.add(
s===void 0?o:`q 1 J [0 ${(0,A.id)(s)}] 0 d ${o} Q`)}patternOf(t){const e=this.kept.findLastIndex(({around:a})=>a!==void 0)+1;let n=[1,0,0,1,0,0];for(const{control:a}of this.
kept.slice(e))a.matrix&&(n=(0,W.lw)(a.matrix,n));t.matrix&&(n=(0,W.lw)(t.matrix,n));let s=this.patternNames.get(t);s||this.patternNames.set(t,s=new Map);const o=n.
join();let r=s.get(o);return r===void 0&&(s.set(o,r=`Pattern${this.patterns.size+1}`),this.patterns.set(r,{shade:t,matrix:n})),r}filled(t){this.fillBy((0,A.wW)(
t,"fill"))}fillBy(t){t!==this.state.fill&&(this.state={...this.state,fill:t},this.content.add(t))}stroked(t){this.strokeBy((0,A.wW)(t,"stroke"))}strokeBy(t){t!==
this.state.stroke&&(this.state={...this.state,stroke:t},this.content.add(t))}covers(t){t!==this.state.alpha&&(this.state={...this.state,alpha:t},this.content.add(
`/${this.alphaName(t)} gs`))}outline({path:t,color:e,alpha:n,width:s,cap:o,join:r,miter:a,dashes:l,dashOffset:m}){const M=this.alphaName(n),O=l.length>0?` [${l.
map(A._).join(" ")}] ${(0,A._)(m)} d`:"",E=`${(0,A._)(s)} w ${o} J ${r} j ${(0,A._)(a)} M${O}`;this.content.add(`q ${this.strokeColor(e)} /${M} gs ${E} ${t} S Q`)}strokeColor(t){
if(!("stops"in t))return(0,A.wW)(t,"stroke");const e=this.patternOf(t);return`${(0,v.OD)(t)?`/Mask${e} gs `:""}/Pattern CS /${e} SCN`}mixes(t){this.blends.add(t),
this.content.add(`/${t} gs`)}alphaName(t){const e=`A${Math.round(t*1e3)}`;return this.alphas.set(e,t),e}shape({path:t,fill:e,alpha:n=1,hasHoles:s=!1}){this.covers(
n);const o=s?"*":"";if(!("stops"in e)){this.filled(e),this.content.add(`${t} f${o}`);return}let r=this.shades.get(e);r===void 0&&this.shades.set(e,r=`Shade${this.
shades.size+1}`);const a=e.matrix?`${e.matrix.map(A._).join(" ")} cm `:"";this.content.add(`q ${t} W${o} n ${a}${(0,v.OD)(e)?`/Mask${r} gs `:""}/${r} sh Q`)}}function kt(f){
return f.kind==="tiles"?1+f.across.length/ht:f.kind==="text"?1+f.words.length/10:1}function Bt(f,t,e,n,s){const[o,r]=[f+e,t+n],a=s*(1-A.yQ),l=(...M)=>`${M.map(A.
id).join(" ")} c`,m=(...M)=>`${M.map(A.id).join(" ")} l`;return[`${(0,A.id)(f+s)} ${(0,A.id)(t)} m`,m(o-s,t),l(o-a,t,o,t+a,o,t+s),m(o,r-s),l(o,r-a,o-a,r,o-s,r),
m(f+s,r),l(f+a,r,f,r-a,f,r-s),m(f,t+s),l(f,t+a,f+a,t,f+s,t),"h"].join(" ")}const pt=2e3,_t=1500,Ut={Header:"/Artifact <</Type /Pagination /Subtype /Header /Atta\
ched [/Top]>> BDC",Footer:"/Artifact <</Type /Pagination /Subtype /Footer /Attached [/Bottom]>> BDC"};class Lt{ink=new It;open=[];count=0;*write(t){const{ink:e,
open:n}=this;for(const s of t){if("enter"in s)e.enter(s.enter),n.push({group:s.group,count:this.count}),s.group&&(this.count=0);else if("leave"in s){const{group:o,
count:r}=n.pop();e.leave(o&&Z(o)),o&&(this.count=r)}else{const{element:o,running:r,inks:a}=s,l=o?`/${o.tag} <</MCID ${this.count++}>> BDC`:r?Ut[r]:"/Artifact BM\
C";for(const m of e.sequence(l,a))yield m*_t}yield pt}e.content.join()}}const Z=({ref:f})=>`Group${f.objectNumber}`;var Nt=c(6804);const Kt=6,[Wt,Ft]=[1e3,500],
Gt=40,[lt,Xt]=[8e3,15e3];class rt{typefaces;job;document=new j.Hg("Document",void 0,{});sheets=[];context=b.A.create();fonts=new Map;shared=new Map;writers=new Map;actions=new Map;keys=0;constructor(t,e){
this.typefaces=t,this.job=e}static async open(t,e){return new rt(await st.open(t,e.pace),e)}sheet(t,e){const n=()=>({ref:this.context.nextRef(),key:this.keys++}),
{ref:s,key:o}=n(),r=new L(t,e,s,o,n);return this.sheets.push(r),r}async finish({title:t,author:e,language:n,bookmarks:s=[],breaksArchive:o=!1,isAccessible:r=!0}){
await this.typefaces.embed(this.job.pace);const{context:a}=this,l=a.nextRef();for(const E of this.sheets)await this.writeSheet(E,l);a.assign(l,a.obj({Type:"Page\
s",Kids:this.sheets.map(({ref:E})=>E),Count:this.sheets.length})),await this.writeCatalog(l,n,s);const m=a.obj({Title:P.A.fromText(t),Producer:$.A.of(h.n8)});e!==
void 0&&m.set(S.A.of("Author"),P.A.fromText(e)),a.trailerInfo.Info=a.register(m);const M=await(0,Nt._)(a,this.job.pace);this.forget();const O=await(0,w.E)(M,this.
job);for(const[{embedded:E},U]of this.fonts)E.addTo(O,new d.oS(U.objectNumber));return this.embedImages(O),(0,h.Xw)(O),await(0,h.Q$)(O,{title:t,author:e,language:n},
{isArchive:!o,isAccessible:r}),O}*settle(t){const{drawn:e}=t;e.length<2||(yield*this.writerOf(t).write(e.splice(0,e.length-1)))}writerOf(t){let e=this.writers.get(
t);return e||this.writers.set(t,e=new Lt),e}async writeSheet(t,e){const{context:n,job:s}=this,o=this.writerOf(t);for(const M of o.write(t.drawn.splice(0))){const O=s.
pace.step(M);O&&await O}this.writers.delete(t);const r=o.ink,a=await this.streamOf(r.content,{}),l=await this.resourcesOf(r,t);t.groups.length>0&&await this.writeGroups(
t,r,l);const m=n.obj({Type:"Page",Parent:e,MediaBox:[0,0,t.width,t.height],Contents:n.register(a),Resources:this.shared.get(t)??l,StructParents:t.key,Tabs:"S"});
t.links.length>0&&m.set(S.A.of("Annots"),n.obj(t.links.map(({ref:M})=>M)));for(const M of t.links){n.assign(M.ref,this.annotation(M,t));const O=s.pace.step(Xt);
O&&await O}n.assign(t.ref,m)}async streamOf(t,e){const{context:n,job:s}=this,o=[];for(const l of t.pieces()){o.push(Buffer.from(l,"latin1"));const m=s.pace.step(
l.length*Gt);m&&await m}const r=await(0,y.uM)(s).deflate(o.length===1?o[0]:Buffer.concat(o),Kt),a=n.obj({Filter:"FlateDecode",Length:r.length});for(const[l,m]of Object.
entries(e))a.set(S.A.of(l),m);return R.A.of(a,r)}async writeGroups(t,e,n){const{context:s}=this,o=s.register(n);this.shared.set(t,o);const{width:r,height:a}=t;for(const l of t.
groups){const m=e.groups.get(Z(l)),M=await this.streamOf(m,{Type:S.A.of("XObject"),Subtype:S.A.of("Form"),BBox:s.obj([-4*r,-4*a,5*r,5*a]),Group:s.obj({S:"Transp\
arency",CS:"DeviceRGB"}),Resources:o,StructParents:C.A.of(l.key)});s.assign(l.ref,M)}n.set(S.A.of("XObject"),s.obj(Object.fromEntries(t.groups.map(l=>[Z(l),l.ref]))))}async resourcesOf({
fonts:t,shades:e,patterns:n,alphas:s,blends:o,masks:r},{groups:a}){const{context:l,job:m}=this,M=l.obj({Font:Object.fromEntries([...t].map(x=>[x.name,this.fontRef(
x)]))}),O={};for(const[x,D]of s)O[x]=l.obj({Type:"ExtGState",ca:D,CA:D});for(const x of o)O[x]=l.obj({Type:"ExtGState",BM:x});const E=new Map(a.map(x=>[Z(x),x.ref]));
for(const[x,{group:D,mask:_}]of r)O[x]=l.obj({Type:"ExtGState",SMask:{Type:"Mask",S:_.isAlpha?"Alpha":"Luminosity",G:E.get(D)}});const U={};for(const[x,D]of e){
(0,v.OD)(x)&&(O[`Mask${D}`]=(0,v.ao)(l,x)),U[D]=(0,v.Tp)(l,x);const _=m.pace.step(x.stops.length*lt);_&&await _}const N={};for(const[x,{shade:D,matrix:_}]of n){
(0,v.OD)(D)&&(O[`Mask${x}`]=(0,v.ao)(l,D,D.matrix)),N[x]=(0,v.CD)(l,D,_);const F=m.pace.step(D.stops.length*lt);F&&await F}return n.size>0&&M.set(S.A.of("Patter\
n"),l.obj(N)),Object.keys(O).length>0&&M.set(S.A.of("ExtGState"),l.obj(O)),e.size>0&&M.set(S.A.of("Shading"),l.obj(U)),M}fontRef(t){let e=this.fonts.get(t);return e||
this.fonts.set(t,e=this.context.register(this.context.obj({}))),e}annotation({box:t,target:e,contents:n,key:s},o){const r=this.context.obj({Type:"Annot",Subtype:"\
Link",Rect:t.map(m=>Math.round(m*100)/100),Border:[0,0,0],F:4,P:o.ref,StructParent:s,Contents:P.A.fromText((0,u.Bu)(n,Wt))}),[a,l]=this.aim(e);return l&&r.set(S.
A.of(a),l),r}aim(t){return"place"in t?["Dest",this.destination(t.place)]:["A",this.openAddress(t.uri)]}openAddress(t){const e=this.actions.get(t);if(e)return e;
const n=this.context.obj({Type:"Action",S:"URI",URI:$.A.of(zt(t))});if(t.length<=Ft)return n;const s=this.context.register(n);return this.actions.set(t,s),s}destination({
sheet:t,top:e}){return t&&this.context.obj([t.ref,"XYZ",null,e===void 0?null:Math.round(e*100)/100,null])}async parentsOf(t){const{context:e,job:n,sheets:s}=this,
o=[];for(const{key:r,owners:a,groups:l,links:m}of s){o.push([r,e.register(e.obj(a.map(E=>t.refOf(E))))]);for(const E of l)o.push([E.key,e.obj(E.owners.map(U=>t.
refOf(U)))]);for(const E of m)o.push([E.key,t.refOf(E.element)]);const M=l.reduce((E,U)=>E+U.owners.length,a.length+m.length),O=n.pace.step(M*pt);O&&await O}return o.
sort(([r],[a])=>r-a)}async writeCatalog(t,e,n){const{context:s,job:o}=this,r=new j.sP(s),a=await this.parentsOf(r),l=r.write(this.document,a);let m=l.next();for(;m.
done!==!0;m=l.next()){const E=o.pace.step(2e3);E&&await E}const M=s.obj({Type:"Catalog",Pages:t,StructTreeRoot:m.value,MarkInfo:{Marked:!0},ViewerPreferences:{DisplayDocTitle:!0}});
e!==void 0&&M.set(S.A.of("Lang"),$.A.of(e));const O=await(0,i.k)(g(s,n,E=>this.destination(E)),o.pace);O&&(M.set(S.A.of("Outlines"),O),M.set(S.A.of("PageMode"),
S.A.of("UseOutlines"))),s.trailerInfo.Root=s.register(M)}forget(){this.document.kids.length=0;for(const{owners:t,links:e,groups:n}of this.sheets)for(const s of[
t,e,n])s.length=0}embedImages(t){for(const e of this.sheets){const{ref:n,images:s}=e;if(s.size===0)continue;const o=this.shared.get(e),r=o?t.edit(o.objectNumber):
t.edit(n.objectNumber).get("Resources"),a=r.get("XObject")??(0,d.jd)({});for(const[l,m]of s)a.set(l,m.embed(t,{profiled:!0}));r.set("XObject",a)}}}const zt=f=>f.
replace(/[\\()]/g,"\\$&")}),78445:((K,B,c)=>{c.d(B,{Hg:()=>w,Kj:()=>C,sP:()=>d});var b=c(81415),P=c(91112),$=c(61410),S=c(6476),R=c(6804);const C={};class w{tag;parent;facts;kids=[];constructor(i,p,g){
this.tag=i,this.parent=p,this.facts=g}add(i,p=C){const g=new w(i,this,p);return this.kids.push(g),g}prune(){const i=this.kids.filter(p=>p instanceof w?(p.prune(),
p.kids.length>0||p.tag==="TD"||p.tag==="TH"):!0);this.kids.splice(0,this.kids.length);for(const p of i)this.kids.push(p)}adopt(i){i.parent=this,this.kids.push(i)}}
class u extends R.s{writer;element;constructor(i,p){super(),this.writer=i,this.element=p}make(){return this.writer.dictOf(this.element)}}const y=10;class d{context;rootRef;refs=new Map;ids=[];constructor(i,p=i.
nextRef()){this.context=i,this.rootRef=p}refOf(i){let p=this.refs.get(i);return p||this.refs.set(i,p=this.context.nextRef()),p}*write(i,p){const{context:g}=this,
I=[i];for(let T=I.pop();T;T=I.pop()){for(const k of T.kids)k instanceof w&&I.push(k);yield*this.put(T),yield}const j=g.obj({Type:"StructTreeRoot",K:[this.refOf(
i)]}),v=p.flatMap(([T,k])=>[b.A.of(T),k]);if(j.set(P.A.of("ParentTree"),g.register(g.obj({Nums:v}))),j.set(P.A.of("ParentTreeNextKey"),b.A.of(p.reduce((T,[k])=>Math.
max(T,k+1),0))),this.ids.length>0){const T=[...this.ids].sort(([k],[L])=>k<L?-1:1).flatMap(([k,L])=>[$.A.of(Buffer.from(k,"latin1").toString("hex")),L]);j.set(P.
A.of("IDTree"),g.register(g.obj({Names:T})))}return g.assign(this.rootRef,j),this.rootRef}*put(i){const{context:p}=this,{parent:g,facts:I}=i;g&&this.refOf(g);for(const[
j,v]of i.kids.entries())v instanceof w&&this.refOf(v),j%y===y-1&&(yield);I.id!==void 0&&this.ids.push([I.id,this.refOf(i)]),p.assign(this.refOf(i),new u(this,i))}dictOf(i){
const{context:p}=this,{tag:g,parent:I,facts:j}=i,v=S.A.withContext(p),T=(W,G)=>v.set(P.A.of(W),G);T("S",P.A.of(g)),T("P",I?this.refOf(I):this.rootRef);const[k]=i.
kids,L=k instanceof w?void 0:k?.page;L&&T("Pg",L);const A=i.kids.map(W=>this.kid(W,L));return A.length>0&&T("K",A.length===1?A[0]:p.obj(A)),j.alt!==void 0&&T("A\
lt",$.A.fromText(j.alt)),j.title!==void 0&&T("T",$.A.fromText(j.title)),j.lang!==void 0&&T("Lang",$.A.fromText(j.lang)),j.attributes&&T("A",p.obj(j.attributes)),
j.id!==void 0&&T("ID",$.A.of(Buffer.from(j.id,"latin1").toString("hex"))),v}kid(i,p){if(i instanceof w)return this.refOf(i);const{context:g}=this;return"annotat\
ion"in i?g.obj({Type:"OBJR",Obj:i.annotation,Pg:i.page}):i.form?g.obj({Type:"MCR",Pg:i.page,Stm:i.form,MCID:i.content}):i.page===p?b.A.of(i.content):g.obj({Type:"\
MCR",Pg:i.page,MCID:i.content})}}}),87594:((K,B,c)=>{c.d(B,{I:()=>b,X:()=>P});const b=({opacity:$,blend:S,overlays:R,making:C,masked:w})=>[$,S,R,C,w].some(u=>u!==
void 0),P=.2}),71642:((K,B,c)=>{c.d(B,{CD:()=>$,OD:()=>b,Tp:()=>P,ao:()=>S});const b=({stops:d})=>d.some(({alpha:h})=>h<1);function P(d,{coordinates:h,stops:i}){
return d.register(R(d,h,i,"DeviceRGB",({color:p})=>p))}const $=(d,h,i)=>d.register(d.obj({Type:"Pattern",PatternType:2,Shading:P(d,h),Matrix:i.map(u)}));function S(d,{
coordinates:h,stops:i,box:p},g){const I=R(d,h,i,"DeviceGray",({alpha:v})=>[v]),j=d.stream("/Shade sh",{Type:"XObject",Subtype:"Form",BBox:[...p],...g&&{Matrix:g.
map(u)},Group:{S:"Transparency",CS:"DeviceGray"},Resources:{Shading:{Shade:I}}});return d.register(d.obj({Type:"ExtGState",SMask:{Type:"Mask",S:"Luminosity",G:d.
register(j)}}))}function R(d,h,i,p,g){const I=i.slice(1).map((v,T)=>({FunctionType:2,Domain:[0,1],C0:g(i[T]).map(y),C1:g(v).map(y),N:1})),j={FunctionType:3,Domain:[
0,1],Functions:I,Bounds:w(i),Encode:I.flatMap(()=>[0,1])};return d.obj({ShadingType:h.length===4?2:3,ColorSpace:p,Coords:h.map(y),Function:j,Extend:[!0,!0]})}const C=1e-5;
function w(d){const h=d.slice(1,-1),i=Math.min(C,.5/d.length);let p=0;return h.map(({at:g},I)=>(p=Math.min(Math.max(g,p+i),1-(h.length-I)*i),u(p)))}const u=d=>Number(
d.toPrecision(9)),y=d=>Math.round(d*1e4)/1e4}),6804:((K,B,c)=>{c.d(B,{_:()=>w,s:()=>C});var b=c(90059),P=c(90167),$=c(64680);const S=120,R=100;class C extends b.
A{}async function w(u,y){const d=u.largestObjectNumber+1,h=new $.k(d*S);h.text(`%PDF-1.7
%ÿÿÿÿ
`);const i=[];for(let v=1;v<d;v++){const T=P.A.of(v),k=u.lookup(T);if(!k)continue;u.delete(T);const L=k instanceof C?k.make():k;i[v]=h.length,h.text(`${v} 0 obj\

`);const A=L.sizeInBytes();h.fill(A,(G,H)=>L.copyBytesInto(G,H)),h.text(`
endobj
`);const W=y.step(A*20);W&&await W}const p=h.length;h.text(`xref
0 ${i.length}
0000000000 65535 f 
`);for(let v=1;v<i.length;v++){const T=i[v];h.text(T===void 0?`0000000000 00001 f 
`:`${String(T).padStart(10,"0")} 00000 n 
`);const k=y.step(R);k&&await k}const{Root:g,Info:I}=u.trailerInfo,j=I?`/Info ${I.toString()}`:"";return h.text(`trailer
<</Size ${i.length}/Root ${g.toString()}${j}>>
startxref
${p}
%%EOF
`),h.bytes}}),82715:((K,B,c)=>{c.d(B,{m:()=>$});var b=c(21115),P=c(3907);function $(S,R,C,w){const{text:u,properties:y,end:d,about:h}=S,i=y.find(j=>j.namespace===
b.dK[R]&&j.name===C),p=i&&u.slice(i.from,i.to).match(/^[\s\S]*(?=<\/(?:[\w.-]+:)?Bag\s*>)/)?.[0].length;if(i&&p!==void 0){const j=i.from+p;return`${u.slice(0,j)}${w.
replace("<rdf:li",`<rdf:li xmlns:rdf="${b.dK.rdf}"`)}${u.slice(j)}`}const g=`<${R}:${C}><rdf:Bag>
${w}</rdf:Bag></${R}:${C}>`,I=`<rdf:Description xmlns:rdf="${b.dK.rdf}" rdf:about="${(0,P.X)(h)}" xmlns:${R}="${b.dK[R]}">
${g}
</rdf:Description>
`;return`${u.slice(0,d)}${I}${u.slice(d)}`}})};
