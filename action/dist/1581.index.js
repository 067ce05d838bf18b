"use strict";exports.id=1581,exports.ids=[1581],exports.modules={50476:((N,R,c)=>{c.d(R,{Z:()=>M,f:()=>b});const[D,T,j,O,I]=[1,8,32,64,128];function b(l,w,d,g){const i=new Set,
h=[...l].filter(m=>typeof m=="number");for(let m=h.pop();m!==void 0;m=h.pop())if(!(m<0||m>=w||i.has(m))){i.add(m);for(const A of M(g,d(m)))h.push(A)}return i}function*M(l,[
w,d]){if(!(d-w<12||l.getInt16(w)>=0))for(let g=w+10,i=j;i&j&&g+4<=d;)i=l.getUint16(g),yield l.getUint16(g+2),g+=4+(i&D?4:2)+(i&T?2:i&O?4:i&I?8:0)}}),29825:((N,R,c)=>{
c.d(R,{EH:()=>M,OD:()=>O,W_:()=>I,lV:()=>j});var D=c(12889),T=c(47707);const j=-1,O=(l,w)=>(0,D.pr)(l).flatMap(d=>I(d,w));function I({text:l,rtl:w},d){const g=[];
for(const i of(0,T.qf)(l)){const h=g.at(-1),m=(0,T.ML)(i)?h?.font??0:b(i,d,h?.font);h?.font===m?h.text+=i:g.push({font:m,text:i,rtl:w})}return w?g.reverse():g}function b(l,w,d){
return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(l)&&d!==void 0&&w[d]?.covers(l)===!0?d:w.findIndex(i=>i.covers(l))}function M(l,w){const d=O(l,w).filter(
({font:g})=>g===j);return[...new Set(d.flatMap(g=>(0,T.qf)(g.text)))]}}),45409:((N,R,c)=>{c.d(R,{Q:()=>j,n:()=>T});var D=c(36078);function T(O,I,b,M){let l=0,w=0;
const d=[];for(let g=0;g<O.length;g=l){const{y:i}=O[g];for(;l<O.length&&O[l].y===i;)l++;i!==w&&d.push(`${(0,D.id)(i*M/1e3)} Ts`),w=i,d.push(`[${j(O.slice(g,l),I,
b)}] TJ`)}return w!==0&&d.push("0 Ts"),d.join(" ")}function j(O,I,b){let M="",l="";const w=d=>{const g=Math.round(d*100)/100;g!==0&&(l&&(M+=`<${l}>`),l="",M+=`${-g}\
 `)};for(const{glyph:d,advance:g,x:i}of O)w(i),l+=I.codeOf(d),w(g-i-d.advanceWidth*b);return l?`${M}<${l}>`:M}}),88739:((N,R,c)=>{c.d(R,{B:()=>b,U:()=>O});var D=c(
77581),T=c(12889);const j=100;function O(M,{digits:l=4,isInOrder:w=!1}={}){const d=M.filter(([,i])=>i.length>0).map(([i,h])=>`<${b(i).slice(-l)}> <${I(h,w)}>`),
g=Array.from({length:Math.ceil(d.length/j)},(i,h)=>{const m=d.slice(h*j,(h+1)*j);return[`${m.length} beginbfchar`,...m,"endbfchar"].join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(l)}> <${"F".repeat(l)}> endcodespacerange`,...g,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function I(M,l){const w=M.map(d=>String.fromCodePoint(d)).join("");return(0,D.kt)(!l&&(0,T.ft)(w)?[...w].reverse().join(""):w).toString("hex").toUpperCase()}
const b=M=>M.toString(16).toUpperCase().padStart(4,"0")}),38875:((N,R,c)=>{c.d(R,{F:()=>j});var D=c(60623);const T=1<<24,j=O=>(0,D.UD)(Buffer.from(O,"base64"),{
stream:T,total:T,remaining:T},{found:!1})}),96927:((N,R,c)=>{c.d(R,{XS:()=>O,tU:()=>I,tn:()=>j});const D=b=>Math.round(b*72e3/25.4)/1e3,T=(b,M)=>[D(b),D(M)],j={
A3:T(297,420),A4:T(210,297),A5:T(148,210),A6:T(105,148),Letter:[612,792],Legal:[612,1008],Tabloid:[792,1224]},O=3,I=14400}),24472:((N,R,c)=>{c.d(R,{Q$:()=>d,Xw:()=>w,
n8:()=>l});var D=c(21115),T=c(1975),j=c(82715),O=c(60912),I=c(21878),b=c(48249),M=c(45599);const l="Octavo";function w(i){const h=i.add(new M.Z6((0,M.jd)({N:3,Filter:(0,M.
UU)("FlateDecode")}),(0,b.Kc)((0,I.k)({gray:!1})))),m=(0,M.jd)({Type:(0,M.UU)("OutputIntent"),S:(0,M.UU)("GTS_PDFA1"),OutputConditionIdentifier:(0,M.Px)("sRGB"),
Info:(0,M.Px)("sRGB"),DestOutputProfile:h});i.editCatalog().set("OutputIntents",[i.add(m)])}async function d(i,{title:h,author:m,language:A},$){const{isArchive:k}=$,
x=(W,z,J)=>({prefix:W,name:z,form:"simple",values:[J]}),S=$.isAccessible&&A!==void 0,B=(0,O.T3)([{prefix:"dc",name:"title",form:"alternative",values:[h]},...m===
void 0?[]:[{prefix:"dc",name:"creator",form:"ordered",values:[m]}],...A===void 0?[]:[{prefix:"dc",name:"language",form:"unordered",values:[A]}],x("pdf","Produce\
r",l),...k?[x("pdfaid","part","3"),x("pdfaid","conformance","A")]:[],...S?[x("pdfuaid","part","1")]:[]]);if(!S||!k)return(0,O._L)(i,B);const K=await(0,T.kg)(Buffer.
from(B,"utf8"),i.job.pace);(0,O._L)(i,(0,j.m)(K,"pdfaExtension","schemas",g))}const g=`<rdf:li rdf:parseType="Resource" xmlns:pdfaSchema="${D.dK.pdfaSchema}" xm\
lns:pdfaProperty="${D.dK.pdfaProperty}">
<pdfaSchema:schema>PDF/UA Universal Accessibility Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${D.dK.pdfuaid}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
<rdf:li rdf:parseType="Resource"><pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType><pdfaProperty:category>inter\
nal</pdfaProperty:category><pdfaProperty:description>Part of ISO 14289 that the document conforms to</pdfaProperty:description></rdf:li>
</rdf:Seq></pdfaSchema:property>
</rdf:li>
`}),63962:((N,R,c)=>{c.d(R,{B:()=>rt});var D=c(22387),T=c(61410),j=c(66005),O=c(91112),I=c(16804),b=c(81415),M=c(91519),l=c(98446),w=c(68973),d=c(45599),g=c(24472);
function i(f,t,e){if(t.length===0)return;const s=(r,a,p)=>{const u=r.map(()=>f.nextRef());let P=r.length;for(const[y,{title:E,place:U,children:L}]of r.entries()){
const C=f.obj({Title:T.A.fromText(E),Parent:a});h(C,{Prev:u[y-1],Next:u[y+1],Dest:e(U)}),L.length>0&&(P+=s(L,u[y],C)),f.assign(u[y],C)}return h(p,{First:u[0],Last:u.
at(-1),Count:b.A.of(P)}),P},n=f.nextRef(),o=f.obj({Type:"Outlines"});return s(t,n,o),f.assign(n,o),n}function h(f,t){for(const[e,s]of Object.entries(t))s!==void 0&&
f.set(O.A.of(e),s)}var m=c(78445),A=c(71642),$=c(87594),k=c(45657);class x{width;height;ref;key;lends;drawn=[];links=[];owners=[];images=new Map;groups=[];open=[];constructor(t,e,s,n,o){
this.width=t,this.height=e,this.ref=s,this.key=n,this.lends=o}draw(t,...e){const s=this.drawn.at(-1);if(s!==void 0&&"inks"in s&&s.element===t&&s.running===void 0&&
this.isLastKid(t)){(0,k.RZ)(s.inks,e);return}if(this.drawn.push({element:t,inks:[...e]}),!t)return;const{owners:o,form:r}=this.stream;t.kids.push({page:this.ref,
content:o.length,form:r}),o.push(t)}run(t,...e){this.drawn.push({element:void 0,running:t,inks:[...e]})}enter(t){const e=this.open.at(-1),s=(0,$.I)(t)?{...this.
lends(),owners:[]}:void 0;s&&this.groups.push(s),this.open.push(s??e),this.drawn.push({enter:t,group:s})}leave(){this.open.pop(),this.drawn.push({leave:!0})}link(t,e,s,n){
const{ref:o,key:r}=this.lends();this.links.push({box:e,target:s,contents:n,element:t,ref:o,key:r}),t.kids.push({page:this.ref,annotation:o})}image(t){for(const[
s,n]of this.images)if(n===t)return s;const e=`Image${this.images.size+1}`;return this.images.set(e,t),e}get stream(){const t=this.open.at(-1);return t?{owners:t.
owners,form:t.ref}:{owners:this.owners,form:void 0}}isLastKid(t){if(!t)return!0;const e=t.kids.at(-1),{owners:s,form:n}=this.stream;return e!==void 0&&"content"in
e&&e.page===this.ref&&e.form===n&&e.content===s.length-1}}var S=c(36078),B=c(74135),K=c(41578),W=c(45409),z=c(47707),J=c(29825),pt=c(33141),tt=c(77904);const ut="\
□",lt=new RegExp("(\\p{Extended_Pictographic}\\ufe0f?)[\\u{1f3fb}-\\u{1f3ff}]|\\ufe0f?\\u20e3","gu"),mt=new RegExp("(\\p{Regional_Indicator}{2}|\\p{Extended_Pic\
tographic}\\p{Emoji_Modifier}?\\ufe0f?(?:\\u200d\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?){1,9})","u"),gt=15e4,wt=127462,St=/^[!-~]+$/;class V{name;face;ranges;used=new Map;embedded;constructor(t,e,s){
this.name=t,this.face=e,this.ranges=s,e.keep()}covers(t){const{ranges:e}=this;return e&&!Array.from(t).every(s=>e.find(s.codePointAt(0)))?!1:this.face.covers(t)}}
const et=(f,t)=>f.filter(e=>!t.some(s=>s.covers(e))),Ot=f=>f==="Serif"?"Regular":f.replace(/^Serif/,""),Mt=f=>f==="Regular"?"Serif":`Serif${f}`,yt=f=>f.replace(
/Italic$/,"");function Pt(f,t){const e=["Regular","SemiBold","Italic"].filter(n=>n==="Regular"||f.includes(n));e.length===3&&e.push("SemiBoldItalic");const s=f.
includes("Serif")&&!t?e.map(Mt):[];return new Set([...e,...f.filter(n=>n!=="Serif"),...s])}class nt{styles;others;upright;parts;pace;missing=new Set;chains=new Map;words={
ltr:new Map,rtl:new Map};constructor(t,e,s,n,o){this.styles=t,this.others=e,this.upright=s,this.parts=n,this.pace=o}get isDue(){return this.pace.isFull}static async open({
styles:t,text:e,font:s,boldFont:n,own:o=[]},r){const a=new Map,p=async v=>(await r.rest(),new V(v,await(0,tt.ft)(v)));for(const v of Pt(t,s!==void 0))a.set(v,await p(
v));const u=a.get("Regular"),P=()=>[u,...[...a.values()].filter(v=>v!==u)];let y=et([...new Set(e)],P());if(y.length>0&&!a.has("Mono")){const v=await p("Mono");
et(y,[v]).length<y.length&&a.set("Mono",v),y=et(y,P())}const E=[];y.length>0&&E.push(await p("Emoji"));const U=[...P(),...E],L=[];if(s){const v=new V("User",await(0,tt.
ar)(s,r));if(a.set("Regular",v).set("Italic",v),L.push(v),n){const _=new V("UserBold",await(0,tt.ar)(n,r));a.set("SemiBold",_).set("SemiBoldItalic",_),L.push(_)}}
const C=new Map;for(const{id:v,parts:_}of o)C.set(v,_.map(({face:F,ranges:G},H)=>new V(`${v}-${H}`,F,G)));return new nt(a,[...U,...L,...[...C.values()].flat()],
L,C,r)}async warm(t,e){for(const{face:n}of[...this.styles.values(),...[...this.parts.values()].flat()])await e.rest(),n.shape("A");const{face:s}=this.fontOf("Re\
gular");for(const n of t){const o=e.step(gt);o&&await o,St.test(n)&&s.shape(n)}}word(t,e,s=!1){const n=this.words[s?"rtl":"ltr"];let o=n.get(e);o||n.set(e,o=new Map);
let r=o.get(t);return r||o.set(t,r=this.shape(t,e,s)),r}metrics(t){return this.fontOf(t).face.metrics}async embed(t){for(const e of this.all)e.used.size!==0&&(await t.
rest(),e.embedded=await(0,K.r)(e.face,[...e.used.values()]))}get all(){return this.others}fontOf(t){const e=this.fontsOf(t);return e.find(s=>s.covers(" "))??e[0]}fontsOf(t){
let e=this.chains.get(t);if(!e){const s=n=>this.parts.get(n)??[this.styles.get(n)??this.styles.get(Ot(n))??this.others[0]];this.chains.set(t,e=t.split(" ").flatMap(
n=>s(n)))}return e}shape(t,e,s){const n=t.split(mt);if(n.length===1)return this.shapePlain(t,e,s);const o=n.map((r,a)=>a%2===1?this.shapeJoined(r,e):this.shapePlain(
r,e,s));return s&&o.reverse(),Y(t,o.flatMap(({parts:r})=>r),o.some(({leans:r})=>r))}shapeJoined(t,e){const o=(!t.includes("‍")?Array.from(t,u=>String.fromCharCode(
u.codePointAt(0)-wt+65)):t.split("‍").map(u=>u.replace(new RegExp("\\p{Emoji_Modifier}|\\ufe0f","gu"),""))).filter(u=>this.others.some(P=>P.covers(u))).join("");
if(o==="")return this.shapePlain(t,e,!1);const{parts:r,leans:a}=this.shapePlain(o,e,!1),p=r.map((u,P)=>({...u,actual:P===0?t:""}));return Y(t,p,a===!0)}shapePlain(t,e,s){
const n=this.fontsOf(e),o=n[0],r=(0,z.RK)(t).replace(lt,"$1"),a=e.endsWith("Italic")&&this.upright.includes(o);if(o.covers(r))return Y(t,[st(o,r,s)],a);const p=e.
endsWith("SemiBoldItalic")?this.fontOf(yt(e)):void 0,u=[...new Set([...n,...p?[p]:[],...this.others])],P=(0,J.W_)({text:r,rtl:s},u).map(y=>{if(y.font!==J.lV)return st(
u[y.font],y.text,y.rtl);const E=(0,z.qf)(y.text);for(const U of E)this.missing.add(U);return{...st(this.others[0],ut.repeat(E.length),!1),actual:y.text}});return Y(
t,P,a)}}const Y=(f,t,e)=>({text:f,width:t.reduce((s,{glyphs:n})=>n.reduce((o,{advance:r})=>o+r,s),0),parts:t,...e&&{leans:e}}),At=f=>f.map(t=>String.fromCodePoint(
t)).join("");function st(f,t,e){const s=f.face.shape(t,e);for(const{glyph:o}of s)f.used.has(o.id)||f.used.set(o.id,o);const n=s.map(({glyph:o})=>At(f.used.get(o.
id).codePoints)).join("");return{font:f,glyphs:s,actual:e||n===t?void 0:t}}const $t=({glyphs:f,actual:t})=>t===void 0&&f.every(({y:e})=>e===0),Tt=f=>f.shown??=(0,W.
Q)(f.glyphs,f.font.embedded,f.font.face.unit);function Et({font:f,glyphs:t,actual:e},s){const n=(0,W.n)(t,f.embedded,f.face.unit,s);return e===void 0?n:(0,pt.$u)(
e,n)}const ot="",jt=5e5,bt=6;class it{joined=[];operators=[];parts=[];told=[];length=0;add(t){this.operators.push(t),this.length+=t.length,this.length>=jt&&this.
join()}mark(t){if($t(t))return this.keep(t,t),ot}show(t,e){this.keep({part:t,size:e},t),this.add(ot)}keep(t,{glyphs:e}){this.parts.push(t),this.length+=e.length*
bt}join(){const{operators:t,parts:e}=this;t.length!==0&&(this.joined.push(t.join(`
`)),this.told.push(e.slice()),[this.operators,this.parts,this.length]=[[],[],0])}get plain(){return[...this.joined,...this.operators].join(`
`)}*pieces(){this.join();const t=this.joined.length-1;for(const[e,s]of this.joined.entries())yield vt(s,this.told[e])+(e<t?`
`:"")}}function vt(f,t){if(t.length===0)return f;const e=f.split(ot),s=[e[0]];for(const[n,o]of t.entries())s.push("part"in o?Et(o.part,o.size):Tt(o)),s.push(e[n+
1]);return s.join("").replaceAll("><","")}const ct={font:void 0,size:0,fill:"",stroke:"",spacing:0,alpha:1},Dt={...ct,spacing:Number.NaN},xt="-100000 -100000 20\
0000 200000",ft=100;class Ct{fonts=new Set;shades=new Map;patterns=new Map;patternNames=new Map;alphas=new Map;blends=new Set;groups=new Map;masks=new Map;made=new Map;content=new it;inner="";kept=[];state=ct;*sequence(t,e){
this.content.add(t);let s=!1,n=0;for(const o of e)n>=ft&&(yield n,n=0),n+=It(o),o.kind==="text"!==s&&this.content.add(s?"ET":"BT"),s=o.kind==="text",this.write(
o);s&&this.content.add("ET"),this.content.add("EMC"),yield n}enter(t){const{clip:e,matrix:s,hasHoles:n=!1,masked:o}=t,r=(0,$.I)(t)?this.content:void 0;this.kept.
push({state:this.state,around:r,control:t}),this.content.add("q"),s&&this.content.add(`${s.map(S._).join(" ")} cm`),e!==void 0&&this.content.add(`${e} W${n?"*":
""} n`);const a=o&&this.made.get(o);a!==void 0&&this.content.add(`/${a} gs`),r&&(this.content=new it,this.state=Dt)}leave(t){const{state:e,around:s,control:n}=this.
kept.pop();if(s&&t!==void 0){if(n.overlays&&this.cover(n.overlays),this.content.join(),this.groups.set(t,this.content),this.content=s,this.state=e,n.making){const o=`\
Soft${t}`;this.masks.set(o,{group:t,mask:n.making}),this.made.set(n.making,o)}else n.overlays&&this.content.add(`/${this.maskBy(this.inner)} gs`),this.covers(n.
opacity??1),n.blend!==void 0&&this.mixes(n.blend),this.content.add(`/${t} Do`);this.inner=t}this.state=e,this.content.add("Q")}cover(t){for(const{blend:e,color:s,
alpha:n}of t){this.blends.add(e);const o=`/${e} gs /${this.alphaName(n)} gs ${(0,S.wW)(s,"fill")}`;this.content.add(`/Artifact BMC q ${o} ${xt} re f Q EMC`)}}maskBy(t){
const e=`Soft${t}`;return this.masks.set(e,{group:t,mask:{isAlpha:!0}}),e}write(t){switch(t.kind){case"text":return this.text(t);case"area":return this.area(t);case"\
image":this.content.add(`q ${t.matrix.map(S._).join(" ")} cm /${t.name} Do Q`);return;case"stroke":return this.line(t);case"shape":return this.shape(t);case"out\
line":return this.outline(t);case"tiles":return this.tiles(t)}}tiles({tile:t,across:e,up:s}){const{state:n,content:o}=this;this.content=new it,this.write(t);const r=this.
content.plain;this.content=o,this.state=n;for(const a of e)o.add(`q 1 0 0 1 ${(0,S._)(a)} ${(0,S._)(s)} cm ${r} Q`)}text(t){const{x:e,y:s,size:n,color:o,fill:r,
words:a,matrix:p,oblique:u=!1,spacing:P=0,alpha:y=1}=t,E=r&&this.patternOf(r);E===void 0?this.filled(o):this.fillBy(`/Pattern cs /${E} scn`),r&&(0,A.OD)(r)&&this.
content.add(`/Mask${E} gs`),this.covers(y);const U=this.beginMode(t,E);P!==this.state.spacing&&(this.state={...this.state,spacing:P},this.content.add(`${(0,S.id)(
P)} Tc`));const L=(G,H)=>{const Q=H?$.X:0;p?this.content.add(`${(0,S.vs)((0,B.lw)([1,0,Q,1,G,s],p))} Tm`):this.content.add(`1 0 ${Q} 1 ${(0,S.id)(G)} ${(0,S.id)(
s)} Tm`)};let C=u||a[0]?.leans===!0,v=e;L(e,C);let _="";const F=()=>{_&&this.content.add(`[${_}]TJ`),_=""};for(const{parts:G,width:H,after:Q=0,leans:at=u}of a){
at!==C&&(F(),L(v,at),C=at),v+=H*n/1e3+P*G.reduce((X,{glyphs:q})=>X+q.length,0);for(const X of G){if(X.glyphs.length===0)continue;(X.font!==this.state.font||n!==
this.state.size)&&(F(),this.set(X.font,n));const q=this.content.mark(X);q!==void 0?_+=q:(F(),this.content.show(X,n))}Q!==0&&(_+=(0,S._)(-Q))}F(),U!==""&&this.content.
add(U)}beginMode({color:t,bolder:e=0,outline:s,isHidden:n=!1},o){if(n)this.content.add("3 Tr");else{if(s)return this.stroked(s.color),this.content.add(`${s.isAlone?
1:2} Tr ${(0,S.id)(s.width+e)} w 4 M`),"0 Tr 10 M";if(e>0)o===void 0?this.stroked(t):this.strokeBy(`/Pattern CS /${o} SCN`),this.content.add(`2 Tr ${(0,S.id)(e)}\
 w`);else return""}return"0 Tr"}set(t,e){this.state={...this.state,font:t,size:e},this.fonts.add(t),this.content.add(`/${t.name} ${(0,S.id)(e)} Tf`)}area({x:t,y:e,
width:s,height:n,color:o,radius:r=0}){this.filled(o),this.covers(1),r===0?this.content.add(`${[t,e,s,n].map(S.id).join(" ")} re f`):(this.content.add(Rt(t,e,s,n,
Math.min(r,s/2,n/2))),this.content.add("f"))}line({points:t,width:e,color:s,dots:n}){this.stroked(s);const o=`${(0,S.id)(e)} w ${(0,S.XL)(t)} S`;this.content.add(
n===void 0?o:`q 1 J [0 ${(0,S.id)(n)}] 0 d ${o} Q`)}patternOf(t){const e=this.kept.findLastIndex(({around:a})=>a!==void 0)+1;let s=[1,0,0,1,0,0];for(const{control:a}of this.
kept.slice(e))a.matrix&&(s=(0,B.lw)(a.matrix,s));t.matrix&&(s=(0,B.lw)(t.matrix,s));let n=this.patternNames.get(t);n||this.patternNames.set(t,n=new Map);const o=s.
join();let r=n.get(o);return r===void 0&&(n.set(o,r=`Pattern${this.patterns.size+1}`),this.patterns.set(r,{shade:t,matrix:s})),r}filled(t){this.fillBy((0,S.wW)(
t,"fill"))}fillBy(t){t!==this.state.fill&&(this.state={...this.state,fill:t},this.content.add(t))}stroked(t){this.strokeBy((0,S.wW)(t,"stroke"))}strokeBy(t){t!==
this.state.stroke&&(this.state={...this.state,stroke:t},this.content.add(t))}covers(t){t!==this.state.alpha&&(this.state={...this.state,alpha:t},this.content.add(
`/${this.alphaName(t)} gs`))}outline({path:t,color:e,alpha:s,width:n,cap:o,join:r,miter:a,dashes:p,dashOffset:u}){const P=this.alphaName(s),y=p.length>0?` [${p.
map(S._).join(" ")}] ${(0,S._)(u)} d`:"",E=`${(0,S._)(n)} w ${o} J ${r} j ${(0,S._)(a)} M${y}`;this.content.add(`q ${this.strokeColor(e)} /${P} gs ${E} ${t} S Q`)}strokeColor(t){
if(!("stops"in t))return(0,S.wW)(t,"stroke");const e=this.patternOf(t);return`${(0,A.OD)(t)?`/Mask${e} gs `:""}/Pattern CS /${e} SCN`}mixes(t){this.blends.add(t),
this.content.add(`/${t} gs`)}alphaName(t){const e=`A${Math.round(t*1e3)}`;return this.alphas.set(e,t),e}shape({path:t,fill:e,alpha:s=1,hasHoles:n=!1}){this.covers(
s);const o=n?"*":"";if(!("stops"in e)){this.filled(e),this.content.add(`${t} f${o}`);return}let r=this.shades.get(e);r===void 0&&this.shades.set(e,r=`Shade${this.
shades.size+1}`);const a=e.matrix?`${e.matrix.map(S._).join(" ")} cm `:"";this.content.add(`q ${t} W${o} n ${a}${(0,A.OD)(e)?`/Mask${r} gs `:""}/${r} sh Q`)}}function It(f){
return f.kind==="tiles"?1+f.across.length/ft:f.kind==="text"?1+f.words.length/10:1}function Rt(f,t,e,s,n){const[o,r]=[f+e,t+s],a=n*(1-S.yQ),p=(...P)=>`${P.map(S.
id).join(" ")} c`,u=(...P)=>`${P.map(S.id).join(" ")} l`;return[`${(0,S.id)(f+n)} ${(0,S.id)(t)} m`,u(o-n,t),p(o-a,t,o,t+a,o,t+n),u(o,r-n),p(o,r-a,o-a,r,o-n,r),
u(f+n,r),p(f+a,r,f,r-a,f,r-n),u(f,t+n),p(f,t+a,f+a,t,f+n,t),"h"].join(" ")}const dt=2e3,kt=1500,_t={Header:"/Artifact <</Type /Pagination /Subtype /Header /Atta\
ched [/Top]>> BDC",Footer:"/Artifact <</Type /Pagination /Subtype /Footer /Attached [/Bottom]>> BDC"};class Bt{ink=new Ct;open=[];count=0;*write(t){const{ink:e,
open:s}=this;for(const n of t){if("enter"in n)e.enter(n.enter),s.push({group:n.group,count:this.count}),n.group&&(this.count=0);else if("leave"in n){const{group:o,
count:r}=s.pop();e.leave(o&&Z(o)),o&&(this.count=r)}else{const{element:o,running:r,inks:a}=n,p=o?`/${o.tag} <</MCID ${this.count++}>> BDC`:r?_t[r]:"/Artifact BM\
C";for(const u of e.sequence(p,a))yield u*kt}yield dt}e.content.join()}}const Z=({ref:f})=>`Group${f.objectNumber}`;var Ut=c(6804);const Lt=6,[Nt,Kt]=[1e3,500],
Wt=40,[ht,Ft]=[8e3,15e3];class rt{typefaces;job;document=new m.Hg("Document",void 0,{});sheets=[];context=D.A.create();fonts=new Map;shared=new Map;writers=new Map;actions=new Map;keys=0;constructor(t,e){
this.typefaces=t,this.job=e}static async open(t,e){return new rt(await nt.open(t,e.pace),e)}sheet(t,e){const s=()=>({ref:this.context.nextRef(),key:this.keys++}),
{ref:n,key:o}=s(),r=new x(t,e,n,o,s);return this.sheets.push(r),r}async finish({title:t,author:e,language:s,bookmarks:n=[],breaksArchive:o=!1,isAccessible:r=!0}){
await this.typefaces.embed(this.job.pace);const{context:a}=this,p=a.nextRef();for(const E of this.sheets)await this.writeSheet(E,p);a.assign(p,a.obj({Type:"Page\
s",Kids:this.sheets.map(({ref:E})=>E),Count:this.sheets.length})),await this.writeCatalog(p,s,n);const u=a.obj({Title:T.A.fromText(t),Producer:j.A.of(g.n8)});e!==
void 0&&u.set(O.A.of("Author"),T.A.fromText(e)),a.trailerInfo.Info=a.register(u);const P=await(0,Ut._)(a,this.job.pace);this.forget();const y=await(0,M.E)(P,this.
job);for(const[{embedded:E},U]of this.fonts)E.addTo(y,new d.oS(U.objectNumber));return this.embedImages(y),(0,g.Xw)(y),await(0,g.Q$)(y,{title:t,author:e,language:s},
{isArchive:!o,isAccessible:r}),y}*settle(t){const{drawn:e}=t;e.length<2||(yield*this.writerOf(t).write(e.splice(0,e.length-1)))}writerOf(t){let e=this.writers.get(
t);return e||this.writers.set(t,e=new Bt),e}async writeSheet(t,e){const{context:s,job:n}=this,o=this.writerOf(t);for(const P of o.write(t.drawn.splice(0))){const y=n.
pace.step(P);y&&await y}this.writers.delete(t);const r=o.ink,a=await this.streamOf(r.content,{}),p=await this.resourcesOf(r,t);t.groups.length>0&&await this.writeGroups(
t,r,p);const u=s.obj({Type:"Page",Parent:e,MediaBox:[0,0,t.width,t.height],Contents:s.register(a),Resources:this.shared.get(t)??p,StructParents:t.key,Tabs:"S"});
t.links.length>0&&u.set(O.A.of("Annots"),s.obj(t.links.map(({ref:P})=>P)));for(const P of t.links){s.assign(P.ref,this.annotation(P,t));const y=n.pace.step(Ft);
y&&await y}s.assign(t.ref,u)}async streamOf(t,e){const{context:s,job:n}=this,o=[];for(const p of t.pieces()){o.push(Buffer.from(p,"latin1"));const u=n.pace.step(
p.length*Wt);u&&await u}const r=await(0,w.uM)(n).deflate(o.length===1?o[0]:Buffer.concat(o),Lt),a=s.obj({Filter:"FlateDecode",Length:r.length});for(const[p,u]of Object.
entries(e))a.set(O.A.of(p),u);return I.A.of(a,r)}async writeGroups(t,e,s){const{context:n}=this,o=n.register(s);this.shared.set(t,o);const{width:r,height:a}=t;for(const p of t.
groups){const u=e.groups.get(Z(p)),P=await this.streamOf(u,{Type:O.A.of("XObject"),Subtype:O.A.of("Form"),BBox:n.obj([-4*r,-4*a,5*r,5*a]),Group:n.obj({S:"Transp\
arency",CS:"DeviceRGB"}),Resources:o,StructParents:b.A.of(p.key)});n.assign(p.ref,P)}s.set(O.A.of("XObject"),n.obj(Object.fromEntries(t.groups.map(p=>[Z(p),p.ref]))))}async resourcesOf({
fonts:t,shades:e,patterns:s,alphas:n,blends:o,masks:r},{groups:a}){const{context:p,job:u}=this,P=p.obj({Font:Object.fromEntries([...t].map(C=>[C.name,this.fontRef(
C)]))}),y={};for(const[C,v]of n)y[C]=p.obj({Type:"ExtGState",ca:v,CA:v});for(const C of o)y[C]=p.obj({Type:"ExtGState",BM:C});const E=new Map(a.map(C=>[Z(C),C.ref]));
for(const[C,{group:v,mask:_}]of r)y[C]=p.obj({Type:"ExtGState",SMask:{Type:"Mask",S:_.isAlpha?"Alpha":"Luminosity",G:E.get(v)}});const U={};for(const[C,v]of e){
(0,A.OD)(C)&&(y[`Mask${v}`]=(0,A.ao)(p,C)),U[v]=(0,A.Tp)(p,C);const _=u.pace.step(C.stops.length*ht);_&&await _}const L={};for(const[C,{shade:v,matrix:_}]of s){
(0,A.OD)(v)&&(y[`Mask${C}`]=(0,A.ao)(p,v,v.matrix)),L[C]=(0,A.CD)(p,v,_);const F=u.pace.step(v.stops.length*ht);F&&await F}return s.size>0&&P.set(O.A.of("Patter\
n"),p.obj(L)),Object.keys(y).length>0&&P.set(O.A.of("ExtGState"),p.obj(y)),e.size>0&&P.set(O.A.of("Shading"),p.obj(U)),P}fontRef(t){let e=this.fonts.get(t);return e||
this.fonts.set(t,e=this.context.register(this.context.obj({}))),e}annotation({box:t,target:e,contents:s,key:n},o){const r=this.context.obj({Type:"Annot",Subtype:"\
Link",Rect:t.map(u=>Math.round(u*100)/100),Border:[0,0,0],F:4,P:o.ref,StructParent:n,Contents:T.A.fromText((0,l.Bu)(s,Nt))}),[a,p]=this.aim(e);return p&&r.set(O.
A.of(a),p),r}aim(t){return"place"in t?["Dest",this.destination(t.place)]:["A",this.openAddress(t.uri)]}openAddress(t){const e=this.actions.get(t);if(e)return e;
const s=this.context.obj({Type:"Action",S:"URI",URI:j.A.of(Gt(t))});if(t.length<=Kt)return s;const n=this.context.register(s);return this.actions.set(t,n),n}destination({
sheet:t,top:e}){return t&&this.context.obj([t.ref,"XYZ",null,e===void 0?null:Math.round(e*100)/100,null])}async parentsOf(t){const{context:e,job:s,sheets:n}=this,
o=[];for(const{key:r,owners:a,groups:p,links:u}of n){o.push([r,e.register(e.obj(a.map(E=>t.refOf(E))))]);for(const E of p)o.push([E.key,e.obj(E.owners.map(U=>t.
refOf(U)))]);for(const E of u)o.push([E.key,t.refOf(E.element)]);const P=p.reduce((E,U)=>E+U.owners.length,a.length+u.length),y=s.pace.step(P*dt);y&&await y}return o.
sort(([r],[a])=>r-a)}async writeCatalog(t,e,s){const{context:n,job:o}=this,r=new m.sP(n),a=await this.parentsOf(r),p=r.write(this.document,a);let u=p.next();for(;u.
done!==!0;u=p.next()){const E=o.pace.step(2e3);E&&await E}const P=n.obj({Type:"Catalog",Pages:t,StructTreeRoot:u.value,MarkInfo:{Marked:!0},ViewerPreferences:{DisplayDocTitle:!0}});
e!==void 0&&P.set(O.A.of("Lang"),j.A.of(e));const y=i(n,s,E=>this.destination(E));y&&(P.set(O.A.of("Outlines"),y),P.set(O.A.of("PageMode"),O.A.of("UseOutlines"))),
n.trailerInfo.Root=n.register(P)}forget(){this.document.kids.length=0;for(const{owners:t,links:e,groups:s}of this.sheets)for(const n of[t,e,s])n.length=0}embedImages(t){
for(const e of this.sheets){const{ref:s,images:n}=e;if(n.size===0)continue;const o=this.shared.get(e),r=o?t.edit(o.objectNumber):t.edit(s.objectNumber).get("Res\
ources"),a=r.get("XObject")??(0,d.jd)({});for(const[p,u]of n)a.set(p,u.embed(t,{profiled:!0}));r.set("XObject",a)}}}const Gt=f=>f.replace(/[\\()]/g,"\\$&")}),78445:((N,R,c)=>{
c.d(R,{Hg:()=>M,Kj:()=>b,sP:()=>d});var D=c(81415),T=c(91112),j=c(61410),O=c(6476),I=c(6804);const b={};class M{tag;parent;facts;kids=[];constructor(i,h,m){this.
tag=i,this.parent=h,this.facts=m}add(i,h=b){const m=new M(i,this,h);return this.kids.push(m),m}prune(){const i=this.kids.filter(h=>h instanceof M?(h.prune(),h.kids.
length>0||h.tag==="TD"||h.tag==="TH"):!0);this.kids.splice(0,this.kids.length);for(const h of i)this.kids.push(h)}adopt(i){i.parent=this,this.kids.push(i)}}class l extends I.
s{writer;element;constructor(i,h){super(),this.writer=i,this.element=h}make(){return this.writer.dictOf(this.element)}}const w=10;class d{context;rootRef;refs=new Map;ids=[];constructor(i,h=i.
nextRef()){this.context=i,this.rootRef=h}refOf(i){let h=this.refs.get(i);return h||this.refs.set(i,h=this.context.nextRef()),h}*write(i,h){const{context:m}=this,
A=[i];for(let x=A.pop();x;x=A.pop()){for(const S of x.kids)S instanceof M&&A.push(S);yield*this.put(x),yield}const $=m.obj({Type:"StructTreeRoot",K:[this.refOf(
i)]}),k=h.flatMap(([x,S])=>[D.A.of(x),S]);if($.set(T.A.of("ParentTree"),m.register(m.obj({Nums:k}))),$.set(T.A.of("ParentTreeNextKey"),D.A.of(h.reduce((x,[S])=>Math.
max(x,S+1),0))),this.ids.length>0){const x=[...this.ids].sort(([S],[B])=>S<B?-1:1).flatMap(([S,B])=>[j.A.of(Buffer.from(S,"latin1").toString("hex")),B]);$.set(T.
A.of("IDTree"),m.register(m.obj({Names:x})))}return m.assign(this.rootRef,$),this.rootRef}*put(i){const{context:h}=this,{parent:m,facts:A}=i;m&&this.refOf(m);for(const[
$,k]of i.kids.entries())k instanceof M&&this.refOf(k),$%w===w-1&&(yield);A.id!==void 0&&this.ids.push([A.id,this.refOf(i)]),h.assign(this.refOf(i),new l(this,i))}dictOf(i){
const{context:h}=this,{tag:m,parent:A,facts:$}=i,k=O.A.withContext(h),x=(W,z)=>k.set(T.A.of(W),z);x("S",T.A.of(m)),x("P",A?this.refOf(A):this.rootRef);const[S]=i.
kids,B=S instanceof M?void 0:S?.page;B&&x("Pg",B);const K=i.kids.map(W=>this.kid(W,B));return K.length>0&&x("K",K.length===1?K[0]:h.obj(K)),$.alt!==void 0&&x("A\
lt",j.A.fromText($.alt)),$.title!==void 0&&x("T",j.A.fromText($.title)),$.lang!==void 0&&x("Lang",j.A.fromText($.lang)),$.attributes&&x("A",h.obj($.attributes)),
$.id!==void 0&&x("ID",j.A.of(Buffer.from($.id,"latin1").toString("hex"))),k}kid(i,h){if(i instanceof M)return this.refOf(i);const{context:m}=this;return"annotat\
ion"in i?m.obj({Type:"OBJR",Obj:i.annotation,Pg:i.page}):i.form?m.obj({Type:"MCR",Pg:i.page,Stm:i.form,MCID:i.content}):i.page===h?D.A.of(i.content):m.obj({Type:"\
MCR",Pg:i.page,MCID:i.content})}}}),87594:((N,R,c)=>{c.d(R,{I:()=>D,X:()=>T});const D=({opacity:j,blend:O,overlays:I,making:b,masked:M})=>[j,O,I,b,M].some(l=>l!==
void 0),T=.2}),71642:((N,R,c)=>{c.d(R,{CD:()=>j,OD:()=>D,Tp:()=>T,ao:()=>O});const D=({stops:d})=>d.some(({alpha:g})=>g<1);function T(d,{coordinates:g,stops:i}){
return d.register(I(d,g,i,"DeviceRGB",({color:h})=>h))}const j=(d,g,i)=>d.register(d.obj({Type:"Pattern",PatternType:2,Shading:T(d,g),Matrix:i.map(l)}));function O(d,{
coordinates:g,stops:i,box:h},m){const A=I(d,g,i,"DeviceGray",({alpha:k})=>[k]),$=d.stream("/Shade sh",{Type:"XObject",Subtype:"Form",BBox:[...h],...m&&{Matrix:m.
map(l)},Group:{S:"Transparency",CS:"DeviceGray"},Resources:{Shading:{Shade:A}}});return d.register(d.obj({Type:"ExtGState",SMask:{Type:"Mask",S:"Luminosity",G:d.
register($)}}))}function I(d,g,i,h,m){const A=i.slice(1).map((k,x)=>({FunctionType:2,Domain:[0,1],C0:m(i[x]).map(w),C1:m(k).map(w),N:1})),$={FunctionType:3,Domain:[
0,1],Functions:A,Bounds:M(i),Encode:A.flatMap(()=>[0,1])};return d.obj({ShadingType:g.length===4?2:3,ColorSpace:h,Coords:g.map(w),Function:$,Extend:[!0,!0]})}const b=1e-5;
function M(d){const g=d.slice(1,-1),i=Math.min(b,.5/d.length);let h=0;return g.map(({at:m},A)=>(h=Math.min(Math.max(m,h+i),1-(g.length-A)*i),l(h)))}const l=d=>Number(
d.toPrecision(9)),w=d=>Math.round(d*1e4)/1e4}),6804:((N,R,c)=>{c.d(R,{_:()=>I,s:()=>O});var D=c(90059),T=c(64680);const j=120;class O extends D.A{}async function I(b,M){
const l=b.enumerateIndirectObjects().reverse(),w=new T.k(l.length*j);w.text(`%PDF-1.7
%ÿÿÿÿ
`);const d=[];for(let A=l.pop();A;A=l.pop()){const[$,k]=A;b.delete($);const x=k instanceof O?k.make():k;d[$.objectNumber]=w.length,w.text(`${$.objectNumber} 0 o\
bj
`);const S=x.sizeInBytes();w.fill(S,(K,W)=>x.copyBytesInto(K,W)),w.text(`
endobj
`);const B=M.step(S*20);B&&await B}const g=w.length;w.text(`xref
0 ${d.length}
0000000000 65535 f 
`);for(let A=1;A<d.length;A++){const $=d[A];w.text($===void 0?`0000000000 00001 f 
`:`${String($).padStart(10,"0")} 00000 n 
`)}const{Root:i,Info:h}=b.trailerInfo,m=h?`/Info ${h.toString()}`:"";return w.text(`trailer
<</Size ${d.length}/Root ${i.toString()}${m}>>
startxref
${g}
%%EOF
`),w.bytes}}),82715:((N,R,c)=>{c.d(R,{m:()=>j});var D=c(21115),T=c(3907);function j(O,I,b,M){const{text:l,properties:w,end:d,about:g}=O,i=w.find($=>$.namespace===
D.dK[I]&&$.name===b),h=i&&l.slice(i.from,i.to).match(/^[\s\S]*(?=<\/(?:[\w.-]+:)?Bag\s*>)/)?.[0].length;if(i&&h!==void 0){const $=i.from+h;return`${l.slice(0,$)}${M.
replace("<rdf:li",`<rdf:li xmlns:rdf="${D.dK.rdf}"`)}${l.slice($)}`}const m=`<${I}:${b}><rdf:Bag>
${M}</rdf:Bag></${I}:${b}>`,A=`<rdf:Description xmlns:rdf="${D.dK.rdf}" rdf:about="${(0,T.X)(g)}" xmlns:${I}="${D.dK[I]}">
${m}
</rdf:Description>
`;return`${l.slice(0,d)}${A}${l.slice(d)}`}})};
