"use strict";exports.id=3745,exports.ids=[3745],exports.modules={50476:((W,k,a)=>{a.d(k,{Z:()=>S,f:()=>C});const[b,A,v,M,x]=[1,8,32,64,128];function C(g,w,c,d){const i=new Set,
h=[...g].filter(m=>typeof m=="number");for(let m=h.pop();m!==void 0;m=h.pop())if(!(m<0||m>=w||i.has(m))){i.add(m);for(const T of S(d,c(m)))h.push(T)}return i}function*S(g,[
w,c]){if(!(c-w<12||g.getInt16(w)>=0))for(let d=w+10,i=v;i&v&&d+4<=c;)i=g.getUint16(d),yield g.getUint16(d+2),d+=4+(i&b?4:2)+(i&A?2:i&M?4:i&x?8:0)}}),29825:((W,k,a)=>{
a.d(k,{EH:()=>S,OD:()=>M,W_:()=>x,lV:()=>v});var b=a(12889),A=a(47707);const v=-1,M=(g,w)=>(0,b.pr)(g).flatMap(c=>x(c,w));function x({text:g,rtl:w},c){const d=[];
for(const i of(0,A.qf)(g)){const h=d.at(-1),m=(0,A.ML)(i)?h?.font??0:C(i,c,h?.font);h?.font===m?h.text+=i:d.push({font:m,text:i,rtl:w})}return w?d.reverse():d}function C(g,w,c){
return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(g)&&c!==void 0&&w[c]?.covers(g)===!0?c:w.findIndex(i=>i.covers(g))}function S(g,w){const c=new Map;for(const d of(0,A.
qf)(g))c.has(d)||c.set(d,!(0,A.ML)(d)&&!w.some(i=>i.covers(d)));return[...c].filter(([,d])=>d).map(([d])=>d)}}),45409:((W,k,a)=>{a.d(k,{Q:()=>v,n:()=>A});var b=a(
36078);function A(M,x,C,S){let g=0,w=0;const c=[];for(let d=0;d<M.length;d=g){const{y:i}=M[d];for(;g<M.length&&M[g].y===i;)g++;i!==w&&c.push(`${(0,b.id)(i*S/1e3)}\
 Ts`),w=i,c.push(`[${v(M.slice(d,g),x,C)}] TJ`)}return w!==0&&c.push("0 Ts"),c.join(" ")}function v(M,x,C){let S="",g="";const w=c=>{const d=Math.round(c*100)/100;
d!==0&&(g&&(S+=`<${g}>`),g="",S+=`${-d} `)};for(const{glyph:c,advance:d,x:i}of M)w(i),g+=x.codeOf(c),w(d-i-c.advanceWidth*C);return g?`${S}<${g}>`:S}}),88739:((W,k,a)=>{
a.d(k,{B:()=>C,U:()=>M});var b=a(77581),A=a(12889);const v=100;function M(S,{digits:g=4,isInOrder:w=!1}={}){const c=S.filter(([,i])=>i.length>0).map(([i,h])=>`<${C(
i).slice(-g)}> <${x(h,w)}>`),d=Array.from({length:Math.ceil(c.length/v)},(i,h)=>{const m=c.slice(h*v,(h+1)*v);return[`${m.length} beginbfchar`,...m,"endbfchar"].
join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(g)}> <${"F".repeat(g)}> endcodespacerange`,...d,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function x(S,g){const w=S.map(c=>String.fromCodePoint(c)).join("");return(0,b.kt)(!g&&(0,A.ft)(w)?[...w].reverse().join(""):w).toString("hex").toUpperCase()}
const C=S=>S.toString(16).toUpperCase().padStart(4,"0")}),38875:((W,k,a)=>{a.d(k,{F:()=>v});var b=a(60623);const A=1<<24,v=M=>(0,b.UD)(Buffer.from(M,"base64"),{
stream:A,total:A,remaining:A},{found:!1})}),96927:((W,k,a)=>{a.d(k,{XS:()=>M,tU:()=>x,tn:()=>v});const b=C=>Math.round(C*72e3/25.4)/1e3,A=(C,S)=>[b(C),b(S)],v={
A3:A(297,420),A4:A(210,297),A5:A(148,210),A6:A(105,148),Letter:[612,792],Legal:[612,1008],Tabloid:[792,1224]},M=3,x=14400}),24472:((W,k,a)=>{a.d(k,{Q$:()=>c,Xw:()=>w,
n8:()=>g});var b=a(21115),A=a(1975),v=a(82715),M=a(60912),x=a(21878),C=a(48249),S=a(45599);const g="Octavo";function w(i){const h=i.add(new S.Z6((0,S.jd)({N:3,Filter:(0,S.
UU)("FlateDecode")}),(0,C.Kc)((0,x.k)({gray:!1})))),m=(0,S.jd)({Type:(0,S.UU)("OutputIntent"),S:(0,S.UU)("GTS_PDFA1"),OutputConditionIdentifier:(0,S.Px)("sRGB"),
Info:(0,S.Px)("sRGB"),DestOutputProfile:h});i.editCatalog().set("OutputIntents",[i.add(m)])}async function c(i,{title:h,author:m,language:T},D){const{isArchive:R}=D,
E=(N,K,F)=>({prefix:N,name:K,form:"simple",values:[F]}),l=D.isAccessible&&T!==void 0,B=(0,M.T3)([{prefix:"dc",name:"title",form:"alternative",values:[h]},...m===
void 0?[]:[{prefix:"dc",name:"creator",form:"ordered",values:[m]}],...T===void 0?[]:[{prefix:"dc",name:"language",form:"unordered",values:[T]}],E("pdf","Produce\
r",g),...R?[E("pdfaid","part","3"),E("pdfaid","conformance","A")]:[],...l?[E("pdfuaid","part","1")]:[]]);if(!l||!R)return(0,M._L)(i,B);const U=await(0,A.kg)(Buffer.
from(B,"utf8"),i.job.pace);(0,M._L)(i,(0,v.m)(U,"pdfaExtension","schemas",d))}const d=`<rdf:li rdf:parseType="Resource" xmlns:pdfaSchema="${b.dK.pdfaSchema}" xm\
lns:pdfaProperty="${b.dK.pdfaProperty}">
<pdfaSchema:schema>PDF/UA Universal Accessibility Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${b.dK.pdfuaid}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
<rdf:li rdf:parseType="Resource"><pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType><pdfaProperty:category>inter\
nal</pdfaProperty:category><pdfaProperty:description>Part of ISO 14289 that the document conforms to</pdfaProperty:description></rdf:li>
</rdf:Seq></pdfaSchema:property>
</rdf:li>
`}),20187:((W,k,a)=>{a.d(k,{E:()=>x,H:()=>S});var b=a(61410),A=a(81415),v=a(91112),M=a(98446);const x=1e3,C=1e3;function*S(w,c,d){if(c.length===0)return;const i=function*(T,D,R){
const E=T.map(()=>w.nextRef());let l=T.length;for(const[B,{title:U,place:N,children:K}]of T.entries()){yield C;const F=w.obj({Title:b.A.fromText((0,M.Bu)(U,x)),
Parent:D});g(F,{Prev:E[B-1],Next:E[B+1],Dest:d(N)}),K.length>0&&(l+=yield*i(K,E[B],F)),w.assign(E[B],F)}return g(R,{First:E[0],Last:E.at(-1),Count:A.A.of(l)}),l},
h=w.nextRef(),m=w.obj({Type:"Outlines"});return yield*i(c,h,m),w.assign(h,m),h}function g(w,c){for(const[d,i]of Object.entries(c))i!==void 0&&w.set(v.A.of(d),i)}}),
51894:((W,k,a)=>{a.d(k,{B:()=>rt});var b=a(66638),A=a(61410),v=a(66005),M=a(91112),x=a(16804),C=a(81415),S=a(91519),g=a(98446),w=a(68973),c=a(45599),d=a(24472),
i=a(54093),h=a(20187),m=a(78445),T=a(71642),D=a(87594),R=a(45657);class E{width;height;ref;key;lends;drawn=[];links=[];owners=[];images=new Map;groups=[];open=[];constructor(t,e,n,s,o){
this.width=t,this.height=e,this.ref=n,this.key=s,this.lends=o}draw(t,...e){const n=this.drawn.at(-1);if(n!==void 0&&"inks"in n&&n.element===t&&n.running===void 0&&
this.isLastKid(t)){(0,R.RZ)(n.inks,e);return}if(this.drawn.push({element:t,inks:[...e]}),!t)return;const{owners:o,form:r}=this.stream;t.kids.push({page:this.ref,
content:o.length,form:r}),o.push(t)}run(t,...e){this.drawn.push({element:void 0,running:t,inks:[...e]})}enter(t){const e=this.open.at(-1),n=(0,D.I)(t)?{...this.
lends(),owners:[]}:void 0;n&&this.groups.push(n),this.open.push(n??e),this.drawn.push({enter:t,group:n})}leave(){this.open.pop(),this.drawn.push({leave:!0})}link(t,e,n,s){
const{ref:o,key:r}=this.lends();this.links.push({box:e,target:n,contents:s,element:t,ref:o,key:r}),t.kids.push({page:this.ref,annotation:o})}image(t){for(const[
n,s]of this.images)if(s===t)return n;const e=`Image${this.images.size+1}`;return this.images.set(e,t),e}get stream(){const t=this.open.at(-1);return t?{owners:t.
owners,form:t.ref}:{owners:this.owners,form:void 0}}isLastKid(t){if(!t)return!0;const e=t.kids.at(-1),{owners:n,form:s}=this.stream;return e!==void 0&&"content"in
e&&e.page===this.ref&&e.form===s&&e.content===n.length-1}}var l=a(36078),B=a(74135),U=a(41578),N=a(45409),K=a(12889),F=a(47707),ft=a(29825),lt=a(33141),tt=a(77904);
const mt="□",gt=new RegExp("(\\p{Extended_Pictographic}\\ufe0f?)[\\u{1f3fb}-\\u{1f3ff}]|\\ufe0f?\\u20e3","gu"),Ot=new RegExp("(\\p{Regional_Indicator}{2}|\\p{Ex\
tended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?(?:\\u200d\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?){1,9})","u"),wt=15e4,St=127462,Mt=/^[!-~]+$/;class V{name;face;ranges;used=new Map;embedded;constructor(t,e,n){
this.name=t,this.face=e,this.ranges=n,e.keep()}covers(t){const{ranges:e}=this;return e&&!Array.from(t).every(n=>e.find(n.codePointAt(0)))?!1:this.face.covers(t)}}
const et=(p,t)=>p.filter(e=>!t.some(n=>n.covers(e))),yt=p=>p==="Serif"?"Regular":p.replace(/^Serif/,""),Pt=p=>p==="Regular"?"Serif":`Serif${p}`,Et=p=>p.replace(
/Italic$/,"");function At(p,t){const e=["Regular","SemiBold","Italic"].filter(s=>s==="Regular"||p.includes(s));e.length===3&&e.push("SemiBoldItalic");const n=p.
includes("Serif")&&!t?e.map(Pt):[];return new Set([...e,...p.filter(s=>s!=="Serif"),...n])}class st{styles;others;upright;parts;pace;missing=new Set;chains=new Map;words={
ltr:new Map,rtl:new Map};constructor(t,e,n,s,o){this.styles=t,this.others=e,this.upright=n,this.parts=s,this.pace=o}get isDue(){return this.pace.isFull}static async open({
styles:t,text:e,font:n,boldFont:s,own:o=[]},r){const f=new Map,u=async $=>(await r.rest(),new V($,await(0,tt.ft)($)));for(const $ of At(t,n!==void 0))f.set($,await u(
$));const O=f.get("Regular"),y=()=>[O,...[...f.values()].filter($=>$!==O)];let P=et([...new Set(e)],y());if(P.length>0&&!f.has("Mono")){const $=await u("Mono");
et(P,[$]).length<P.length&&f.set("Mono",$),P=et(P,y())}const j=[];P.length>0&&j.push(await u("Emoji"));const L=[...y(),...j],G=[];if(n){const $=new V("User",await(0,tt.
ar)(n,r));if(f.set("Regular",$).set("Italic",$),G.push($),s){const _=new V("UserBold",await(0,tt.ar)(s,r));f.set("SemiBold",_).set("SemiBoldItalic",_),G.push(_)}}
const I=new Map;for(const{id:$,parts:_}of o)I.set($,_.map(({face:H,ranges:z},X)=>new V(`${$}-${X}`,H,z)));return new st(f,[...L,...G,...[...I.values()].flat()],
G,I,r)}async warm(t,e){for(const{face:s}of[...this.styles.values(),...[...this.parts.values()].flat()])await e.rest(),s.shape("A");const{face:n}=this.fontOf("Re\
gular");for(const s of t){const o=e.step(wt);o&&await o,Mt.test(s)&&n.shape(s)}}word(t,e,n=!1){const s=this.words[n?"rtl":"ltr"];let o=s.get(e);o||s.set(e,o=new Map);
let r=o.get(t);return r||o.set(t,r=this.shape(t,e,n)),r}metrics(t){return this.fontOf(t).face.metrics}async embed(t){for(const e of this.all)e.used.size!==0&&(await t.
rest(),e.embedded=await(0,U.r)(e.face,[...e.used.values()]))}get all(){return this.others}fontOf(t){const e=this.fontsOf(t);return e.find(n=>n.covers(" "))??e[0]}fontsOf(t){
let e=this.chains.get(t);if(!e){const n=s=>this.parts.get(s)??[this.styles.get(s)??this.styles.get(yt(s))??this.others[0]];this.chains.set(t,e=t.split(" ").flatMap(
s=>n(s)))}return e}shape(t,e,n){const s=t.split(Ot);if(s.length===1)return this.shapePlain(t,e,n);const o=s.map((r,f)=>f%2===1?this.shapeJoined(r,e):this.shapePlain(
r,e,n));return n&&o.reverse(),Y(t,o.flatMap(({parts:r})=>r),o.some(({leans:r})=>r))}shapeJoined(t,e){const o=(!t.includes("‍")?Array.from(t,O=>String.fromCharCode(
O.codePointAt(0)-St+65)):t.split("‍").map(O=>O.replace(new RegExp("\\p{Emoji_Modifier}|\\ufe0f","gu"),""))).filter(O=>this.others.some(y=>y.covers(O))).join("");
if(o==="")return this.shapePlain(t,e,!1);const{parts:r,leans:f}=this.shapePlain(o,e,!1),u=r.map((O,y)=>({...O,actual:y===0?t:""}));return Y(t,u,f===!0)}shapePlain(t,e,n){
const s=this.fontsOf(e),o=s[0],r=(0,F.RK)(t).replace(gt,"$1"),f=e.endsWith("Italic")&&this.upright.includes(o);if(o.covers(r))return Y(t,ct(o,r,n),f);const u=e.
endsWith("SemiBoldItalic")?this.fontOf(Et(e)):void 0,O=[...new Set([...s,...u?[u]:[],...this.others])],y=(0,ft.W_)({text:r,rtl:n},O).flatMap(P=>{if(P.font!==ft.
lV)return ct(O[P.font],P.text,P.rtl);const j=(0,F.qf)(P.text);for(const L of j)this.missing.add(L);return{...nt(this.others[0],mt.repeat(j.length),!1),actual:P.
text}});return Y(t,y,f)}}const Y=(p,t,e)=>({text:p,width:t.reduce((n,{glyphs:s})=>s.reduce((o,{advance:r})=>o+r,n),0),parts:t,...e&&{leans:e}}),Tt=p=>p.map(t=>String.
fromCodePoint(t)).join("");function ct(p,t,e){if(!e||(0,K.jB)(t)===t)return[nt(p,t,e)];const n=[];let s=!1;for(const o of t){const r=(0,K.jB)(o)!==o;s&&!r?n.push(
`${n.pop()??""}${o}`):n.push(o),s=!r}return n.map(o=>({...nt(p,o,!0),...(0,K.jB)(o)!==o&&{actual:o}})).reverse()}function nt(p,t,e){const n=p.face.shape(t,e);for(const{
glyph:o}of n)p.used.has(o.id)||p.used.set(o.id,o);const s=n.map(({glyph:o})=>Tt(p.used.get(o.id).codePoints)).join("");return{font:p,glyphs:n,actual:e||s===t?void 0:
t}}const vt=({glyphs:p,actual:t})=>t===void 0&&p.every(({y:e})=>e===0),jt=p=>p.shown??=(0,N.Q)(p.glyphs,p.font.embedded,p.font.face.unit);function $t({font:p,glyphs:t,
actual:e},n){const s=(0,N.n)(t,p.embedded,p.face.unit,n);return e===void 0?s:(0,lt.$u)(e,s)}const ot="",Dt=5e5,bt=6;class it{joined=[];operators=[];parts=[];told=[];length=0;add(t){
this.operators.push(t),this.length+=t.length,this.length>=Dt&&this.join()}mark(t){if(vt(t))return this.keep(t,t),ot}show(t,e){this.keep({part:t,size:e},t),this.
add(ot)}keep(t,{glyphs:e}){this.parts.push(t),this.length+=e.length*bt}join(){const{operators:t,parts:e}=this;t.length!==0&&(this.joined.push(t.join(`
`)),this.told.push(e.slice()),[this.operators,this.parts,this.length]=[[],[],0])}get plain(){return[...this.joined,...this.operators].join(`
`)}*pieces(){this.join();const t=this.joined.length-1;for(const[e,n]of this.joined.entries())yield Ct(n,this.told[e])+(e<t?`
`:"")}}function Ct(p,t){if(t.length===0)return p;const e=p.split(ot),n=[e[0]];for(const[s,o]of t.entries())n.push("part"in o?$t(o.part,o.size):jt(o)),n.push(e[s+
1]);return n.join("").replaceAll("><","")}const dt={font:void 0,size:0,fill:"",stroke:"",spacing:0,alpha:1},xt={...dt,spacing:Number.NaN},Rt="-100000 -100000 20\
0000 200000",ht=100;class It{fonts=new Set;shades=new Map;patterns=new Map;patternNames=new Map;alphas=new Map;blends=new Set;groups=new Map;masks=new Map;made=new Map;content=new it;inner="";kept=[];state=dt;*sequence(t,e){
this.content.add(t);let n=!1,s=0;for(const o of e)s>=ht&&(yield s,s=0),s+=kt(o),o.kind==="text"!==n&&this.content.add(n?"ET":"BT"),n=o.kind==="text",this.write(
o);n&&this.content.add("ET"),this.content.add("EMC"),yield s}enter(t){const{clip:e,matrix:n,hasHoles:s=!1,masked:o}=t,r=(0,D.I)(t)?this.content:void 0;this.kept.
push({state:this.state,around:r,control:t}),this.content.add("q"),n&&this.content.add(`${n.map(l._).join(" ")} cm`),e!==void 0&&this.content.add(`${e} W${s?"*":
""} n`);const f=o&&this.made.get(o);f!==void 0&&this.content.add(`/${f} gs`),r&&(this.content=new it,this.state=xt)}leave(t){const{state:e,around:n,control:s}=this.
kept.pop();if(n&&t!==void 0){if(s.overlays&&this.cover(s.overlays),this.content.join(),this.groups.set(t,this.content),this.content=n,this.state=e,s.making){const o=`\
Soft${t}`;this.masks.set(o,{group:t,mask:s.making}),this.made.set(s.making,o)}else s.overlays&&this.content.add(`/${this.maskBy(this.inner)} gs`),this.covers(s.
opacity??1),s.blend!==void 0&&this.mixes(s.blend),this.content.add(`/${t} Do`);this.inner=t}this.state=e,this.content.add("Q")}cover(t){for(const{blend:e,color:n,
alpha:s}of t){this.blends.add(e);const o=`/${e} gs /${this.alphaName(s)} gs ${(0,l.wW)(n,"fill")}`;this.content.add(`/Artifact BMC q ${o} ${Rt} re f Q EMC`)}}maskBy(t){
const e=`Soft${t}`;return this.masks.set(e,{group:t,mask:{isAlpha:!0}}),e}write(t){switch(t.kind){case"text":return this.text(t);case"area":return this.area(t);case"\
image":this.content.add(`q ${t.matrix.map(l._).join(" ")} cm /${t.name} Do Q`);return;case"stroke":return this.line(t);case"shape":return this.shape(t);case"out\
line":return this.outline(t);case"tiles":return this.tiles(t)}}tiles({tile:t,across:e,up:n}){const{state:s,content:o}=this;this.content=new it,this.write(t);const r=this.
content.plain;this.content=o,this.state=s;for(const f of e)o.add(`q 1 0 0 1 ${(0,l._)(f)} ${(0,l._)(n)} cm ${r} Q`)}text(t){const{x:e,y:n,size:s,color:o,fill:r,
words:f,matrix:u,oblique:O=!1,spacing:y=0,alpha:P=1}=t,j=r&&this.patternOf(r);j===void 0?this.filled(o):this.fillBy(`/Pattern cs /${j} scn`),r&&(0,T.OD)(r)&&this.
content.add(`/Mask${j} gs`),this.covers(P);const L=this.beginMode(t,j);y!==this.state.spacing&&(this.state={...this.state,spacing:y},this.content.add(`${(0,l.id)(
y)} Tc`));const G=(z,X)=>{const J=X?D.X:0;u?this.content.add(`${(0,l.vs)((0,B.lw)([1,0,J,1,z,n],u))} Tm`):this.content.add(`1 0 ${J} 1 ${(0,l.id)(z)} ${(0,l.id)(
n)} Tm`)};let I=O||f[0]?.leans===!0,$=e;G(e,I);let _="";const H=()=>{_&&this.content.add(`[${_}]TJ`),_=""};for(const{parts:z,width:X,after:J=0,leans:at=O}of f){
at!==I&&(H(),G($,at),I=at),$+=X*s/1e3+y*z.reduce((Q,{glyphs:q})=>Q+q.length,0);for(const Q of z){if(Q.glyphs.length===0)continue;(Q.font!==this.state.font||s!==
this.state.size)&&(H(),this.set(Q.font,s));const q=this.content.mark(Q);q!==void 0?_+=q:(H(),this.content.show(Q,s))}J!==0&&(_+=(0,l._)(-J))}H(),L!==""&&this.content.
add(L)}beginMode({color:t,bolder:e=0,outline:n,isHidden:s=!1},o){if(s)this.content.add("3 Tr");else{if(n)return this.stroked(n.color),this.content.add(`${n.isAlone?
1:2} Tr ${(0,l.id)(n.width+e)} w 4 M`),"0 Tr 10 M";if(e>0)o===void 0?this.stroked(t):this.strokeBy(`/Pattern CS /${o} SCN`),this.content.add(`2 Tr ${(0,l.id)(e)}\
 w`);else return""}return"0 Tr"}set(t,e){this.state={...this.state,font:t,size:e},this.fonts.add(t),this.content.add(`/${t.name} ${(0,l.id)(e)} Tf`)}area({x:t,y:e,
width:n,height:s,color:o,radius:r=0}){this.filled(o),this.covers(1),r===0?this.content.add(`${[t,e,n,s].map(l.id).join(" ")} re f`):(this.content.add(Bt(t,e,n,s,
Math.min(r,n/2,s/2))),this.content.add("f"))}line({points:t,width:e,color:n,dots:s}){this.stroked(n);const o=`${(0,l.id)(e)} w ${(0,l.XL)(t)} S`;this.content.add(
s===void 0?o:`q 1 J [0 ${(0,l.id)(s)}] 0 d ${o} Q`)}patternOf(t){const e=this.kept.findLastIndex(({around:f})=>f!==void 0)+1;let n=[1,0,0,1,0,0];for(const{control:f}of this.
kept.slice(e))f.matrix&&(n=(0,B.lw)(f.matrix,n));t.matrix&&(n=(0,B.lw)(t.matrix,n));let s=this.patternNames.get(t);s||this.patternNames.set(t,s=new Map);const o=n.
join();let r=s.get(o);return r===void 0&&(s.set(o,r=`Pattern${this.patterns.size+1}`),this.patterns.set(r,{shade:t,matrix:n})),r}filled(t){this.fillBy((0,l.wW)(
t,"fill"))}fillBy(t){t!==this.state.fill&&(this.state={...this.state,fill:t},this.content.add(t))}stroked(t){this.strokeBy((0,l.wW)(t,"stroke"))}strokeBy(t){t!==
this.state.stroke&&(this.state={...this.state,stroke:t},this.content.add(t))}covers(t){t!==this.state.alpha&&(this.state={...this.state,alpha:t},this.content.add(
`/${this.alphaName(t)} gs`))}outline({path:t,color:e,alpha:n,width:s,cap:o,join:r,miter:f,dashes:u,dashOffset:O}){const y=this.alphaName(n),P=u.length>0?` [${u.
map(l._).join(" ")}] ${(0,l._)(O)} d`:"",j=`${(0,l._)(s)} w ${o} J ${r} j ${(0,l._)(f)} M${P}`;this.content.add(`q ${this.strokeColor(e)} /${y} gs ${j} ${t} S Q`)}strokeColor(t){
if(!("stops"in t))return(0,l.wW)(t,"stroke");const e=this.patternOf(t);return`${(0,T.OD)(t)?`/Mask${e} gs `:""}/Pattern CS /${e} SCN`}mixes(t){this.blends.add(t),
this.content.add(`/${t} gs`)}alphaName(t){const e=`A${Math.round(t*1e3)}`;return this.alphas.set(e,t),e}shape({path:t,fill:e,alpha:n=1,hasHoles:s=!1}){this.covers(
n);const o=s?"*":"";if(!("stops"in e)){this.filled(e),this.content.add(`${t} f${o}`);return}let r=this.shades.get(e);r===void 0&&this.shades.set(e,r=`Shade${this.
shades.size+1}`);const f=e.matrix?`${e.matrix.map(l._).join(" ")} cm `:"";this.content.add(`q ${t} W${o} n ${f}${(0,T.OD)(e)?`/Mask${r} gs `:""}/${r} sh Q`)}}function kt(p){
return p.kind==="tiles"?1+p.across.length/ht:p.kind==="text"?1+p.words.length/10:1}function Bt(p,t,e,n,s){const[o,r]=[p+e,t+n],f=s*(1-l.yQ),u=(...y)=>`${y.map(l.
id).join(" ")} c`,O=(...y)=>`${y.map(l.id).join(" ")} l`;return[`${(0,l.id)(p+s)} ${(0,l.id)(t)} m`,O(o-s,t),u(o-f,t,o,t+f,o,t+s),O(o,r-s),u(o,r-f,o-f,r,o-s,r),
O(p+s,r),u(p+f,r,p,r-f,p,r-s),O(p,t+s),u(p,t+f,p+f,t,p+s,t),"h"].join(" ")}const pt=2e3,_t=1500,Lt={Header:"/Artifact <</Type /Pagination /Subtype /Header /Atta\
ched [/Top]>> BDC",Footer:"/Artifact <</Type /Pagination /Subtype /Footer /Attached [/Bottom]>> BDC"};class Ut{ink=new It;open=[];count=0;*write(t){const{ink:e,
open:n}=this;for(const s of t){if("enter"in s)e.enter(s.enter),n.push({group:s.group,count:this.count}),s.group&&(this.count=0);else if("leave"in s){const{group:o,
count:r}=n.pop();e.leave(o&&Z(o)),o&&(this.count=r)}else{const{element:o,running:r,inks:f}=s,u=o?`/${o.tag} <</MCID ${this.count++}>> BDC`:r?Lt[r]:"/Artifact BM\
C";for(const O of e.sequence(u,f))yield O*_t}yield pt}e.content.join()}}const Z=({ref:p})=>`Group${p.objectNumber}`;var Nt=a(6804);const Wt=6,[Kt,Ft]=[1e3,500],
Gt=40,[ut,Ht]=[8e3,15e3];class rt{typefaces;job;document=new m.Hg("Document",void 0,{});sheets=[];context=b.A.create();fonts=new Map;shared=new Map;writers=new Map;actions=new Map;keys=0;constructor(t,e){
this.typefaces=t,this.job=e}static async open(t,e){return new rt(await st.open(t,e.pace),e)}sheet(t,e){const n=()=>({ref:this.context.nextRef(),key:this.keys++}),
{ref:s,key:o}=n(),r=new E(t,e,s,o,n);return this.sheets.push(r),r}async finish({title:t,author:e,language:n,bookmarks:s=[],breaksArchive:o=!1,isAccessible:r=!0}){
await this.typefaces.embed(this.job.pace);const{context:f}=this,u=f.nextRef();for(const j of this.sheets)await this.writeSheet(j,u);f.assign(u,f.obj({Type:"Page\
s",Kids:this.sheets.map(({ref:j})=>j),Count:this.sheets.length})),await this.writeCatalog(u,n,s);const O=f.obj({Title:A.A.fromText(t),Producer:v.A.of(d.n8)});e!==
void 0&&O.set(M.A.of("Author"),A.A.fromText(e)),f.trailerInfo.Info=f.register(O);const y=await(0,Nt._)(f,this.job.pace);this.forget();const P=await(0,S.E)(y,this.
job);for(const[{embedded:j},L]of this.fonts)j.addTo(P,new c.oS(L.objectNumber));return this.embedImages(P),(0,d.Xw)(P),await(0,d.Q$)(P,{title:t,author:e,language:n},
{isArchive:!o,isAccessible:r}),P}*settle(t){const{drawn:e}=t;e.length<2||(yield*this.writerOf(t).write(e.splice(0,e.length-1)))}writerOf(t){let e=this.writers.get(
t);return e||this.writers.set(t,e=new Ut),e}async writeSheet(t,e){const{context:n,job:s}=this,o=this.writerOf(t);for(const y of o.write(t.drawn.splice(0))){const P=s.
pace.step(y);P&&await P}this.writers.delete(t);const r=o.ink,f=await this.streamOf(r.content,{}),u=await this.resourcesOf(r,t);t.groups.length>0&&await this.writeGroups(
t,r,u);const O=n.obj({Type:"Page",Parent:e,MediaBox:[0,0,t.width,t.height],Contents:n.register(f),Resources:this.shared.get(t)??u,StructParents:t.key,Tabs:"S"});
t.links.length>0&&O.set(M.A.of("Annots"),n.obj(t.links.map(({ref:y})=>y)));for(const y of t.links){n.assign(y.ref,this.annotation(y,t));const P=s.pace.step(Ht);
P&&await P}n.assign(t.ref,O)}async streamOf(t,e){const{context:n,job:s}=this,o=[];for(const u of t.pieces()){o.push(Buffer.from(u,"latin1"));const O=s.pace.step(
u.length*Gt);O&&await O}const r=await(0,w.uM)(s).deflate(o.length===1?o[0]:Buffer.concat(o),Wt),f=n.obj({Filter:"FlateDecode",Length:r.length});for(const[u,O]of Object.
entries(e))f.set(M.A.of(u),O);return x.A.of(f,r)}async writeGroups(t,e,n){const{context:s}=this,o=s.register(n);this.shared.set(t,o);const{width:r,height:f}=t;for(const u of t.
groups){const O=e.groups.get(Z(u)),y=await this.streamOf(O,{Type:M.A.of("XObject"),Subtype:M.A.of("Form"),BBox:s.obj([-4*r,-4*f,5*r,5*f]),Group:s.obj({S:"Transp\
arency",CS:"DeviceRGB"}),Resources:o,StructParents:C.A.of(u.key)});s.assign(u.ref,y)}n.set(M.A.of("XObject"),s.obj(Object.fromEntries(t.groups.map(u=>[Z(u),u.ref]))))}async resourcesOf({
fonts:t,shades:e,patterns:n,alphas:s,blends:o,masks:r},{groups:f}){const{context:u,job:O}=this,y=u.obj({Font:Object.fromEntries([...t].map(I=>[I.name,this.fontRef(
I)]))}),P={};for(const[I,$]of s)P[I]=u.obj({Type:"ExtGState",ca:$,CA:$});for(const I of o)P[I]=u.obj({Type:"ExtGState",BM:I});const j=new Map(f.map(I=>[Z(I),I.ref]));
for(const[I,{group:$,mask:_}]of r)P[I]=u.obj({Type:"ExtGState",SMask:{Type:"Mask",S:_.isAlpha?"Alpha":"Luminosity",G:j.get($)}});const L={};for(const[I,$]of e){
(0,T.OD)(I)&&(P[`Mask${$}`]=(0,T.ao)(u,I)),L[$]=(0,T.Tp)(u,I);const _=O.pace.step(I.stops.length*ut);_&&await _}const G={};for(const[I,{shade:$,matrix:_}]of n){
(0,T.OD)($)&&(P[`Mask${I}`]=(0,T.ao)(u,$,$.matrix)),G[I]=(0,T.CD)(u,$,_);const H=O.pace.step($.stops.length*ut);H&&await H}return n.size>0&&y.set(M.A.of("Patter\
n"),u.obj(G)),Object.keys(P).length>0&&y.set(M.A.of("ExtGState"),u.obj(P)),e.size>0&&y.set(M.A.of("Shading"),u.obj(L)),y}fontRef(t){let e=this.fonts.get(t);return e||
this.fonts.set(t,e=this.context.register(this.context.obj({}))),e}annotation({box:t,target:e,contents:n,key:s},o){const r=this.context.obj({Type:"Annot",Subtype:"\
Link",Rect:t.map(O=>Math.round(O*100)/100),Border:[0,0,0],F:4,P:o.ref,StructParent:s,Contents:A.A.fromText((0,g.Bu)(n,Kt))}),[f,u]=this.aim(e);return u&&r.set(M.
A.of(f),u),r}aim(t){return"place"in t?["Dest",this.destination(t.place)]:["A",this.openAddress(t.uri)]}openAddress(t){const e=this.actions.get(t);if(e)return e;
const n=this.context.obj({Type:"Action",S:"URI",URI:v.A.of(zt(t))});if(t.length<=Ft)return n;const s=this.context.register(n);return this.actions.set(t,s),s}destination({
sheet:t,top:e}){return t&&this.context.obj([t.ref,"XYZ",null,e===void 0?null:Math.round(e*100)/100,null])}async parentsOf(t){const{context:e,job:n,sheets:s}=this,
o=[];for(const{key:r,owners:f,groups:u,links:O}of s){o.push([r,e.register(e.obj(f.map(j=>t.refOf(j))))]);for(const j of u)o.push([j.key,e.obj(j.owners.map(L=>t.
refOf(L)))]);for(const j of O)o.push([j.key,t.refOf(j.element)]);const y=u.reduce((j,L)=>j+L.owners.length,f.length+O.length),P=n.pace.step(y*pt);P&&await P}return o.
sort(([r],[f])=>r-f)}async writeCatalog(t,e,n){const{context:s,job:o}=this,r=new m.sP(s),f=await this.parentsOf(r),u=r.write(this.document,f);let O=u.next();for(;O.
done!==!0;O=u.next()){const j=o.pace.step(2e3);j&&await j}const y=s.obj({Type:"Catalog",Pages:t,StructTreeRoot:O.value,MarkInfo:{Marked:!0},ViewerPreferences:{DisplayDocTitle:!0}});
e!==void 0&&y.set(M.A.of("Lang"),v.A.of(e));const P=await(0,i.k)((0,h.H)(s,n,j=>this.destination(j)),o.pace);P&&(y.set(M.A.of("Outlines"),P),y.set(M.A.of("PageM\
ode"),M.A.of("UseOutlines"))),s.trailerInfo.Root=s.register(y)}forget(){this.document.kids.length=0;for(const{owners:t,links:e,groups:n}of this.sheets)for(const s of[
t,e,n])s.length=0}embedImages(t){for(const e of this.sheets){const{ref:n,images:s}=e;if(s.size===0)continue;const o=this.shared.get(e),r=o?t.edit(o.objectNumber):
t.edit(n.objectNumber).get("Resources"),f=r.get("XObject")??(0,c.jd)({});for(const[u,O]of s)f.set(u,O.embed(t,{profiled:!0}));r.set("XObject",f)}}}const zt=p=>p.
replace(/[\\()]/g,"\\$&")}),78445:((W,k,a)=>{a.d(k,{Hg:()=>S,Kj:()=>C,sP:()=>c});var b=a(81415),A=a(91112),v=a(61410),M=a(6476),x=a(6804);const C={};class S{tag;parent;facts;kids=[];constructor(i,h,m){
this.tag=i,this.parent=h,this.facts=m}add(i,h=C){const m=new S(i,this,h);return this.kids.push(m),m}prune(){const i=this.kids.filter(h=>h instanceof S?(h.prune(),
h.kids.length>0||h.tag==="TD"||h.tag==="TH"):!0);this.kids.splice(0,this.kids.length);for(const h of i)this.kids.push(h)}adopt(i){i.parent=this,this.kids.push(i)}}
class g extends x.s{writer;element;constructor(i,h){super(),this.writer=i,this.element=h}make(){return this.writer.dictOf(this.element)}}const w=10;class c{context;rootRef;refs=new Map;ids=[];constructor(i,h=i.
nextRef()){this.context=i,this.rootRef=h}refOf(i){let h=this.refs.get(i);return h||this.refs.set(i,h=this.context.nextRef()),h}*write(i,h){const{context:m}=this,
T=[i];for(let E=T.pop();E;E=T.pop()){for(const l of E.kids)l instanceof S&&T.push(l);yield*this.put(E),yield}const D=m.obj({Type:"StructTreeRoot",K:[this.refOf(
i)]}),R=h.flatMap(([E,l])=>[b.A.of(E),l]);if(D.set(A.A.of("ParentTree"),m.register(m.obj({Nums:R}))),D.set(A.A.of("ParentTreeNextKey"),b.A.of(h.reduce((E,[l])=>Math.
max(E,l+1),0))),this.ids.length>0){const E=[...this.ids].sort(([l],[B])=>l<B?-1:1).flatMap(([l,B])=>[v.A.of(Buffer.from(l,"latin1").toString("hex")),B]);D.set(A.
A.of("IDTree"),m.register(m.obj({Names:E})))}return m.assign(this.rootRef,D),this.rootRef}*put(i){const{context:h}=this,{parent:m,facts:T}=i;m&&this.refOf(m);for(const[
D,R]of i.kids.entries())R instanceof S&&this.refOf(R),D%w===w-1&&(yield);T.id!==void 0&&this.ids.push([T.id,this.refOf(i)]),h.assign(this.refOf(i),new g(this,i))}dictOf(i){
const{context:h}=this,{tag:m,parent:T,facts:D}=i,R=M.A.withContext(h),E=(N,K)=>R.set(A.A.of(N),K);E("S",A.A.of(m)),E("P",T?this.refOf(T):this.rootRef);const[l]=i.
kids,B=l instanceof S?void 0:l?.page;B&&E("Pg",B);const U=i.kids.map(N=>this.kid(N,B));return U.length>0&&E("K",U.length===1?U[0]:h.obj(U)),D.alt!==void 0&&E("A\
lt",v.A.fromText(D.alt)),D.title!==void 0&&E("T",v.A.fromText(D.title)),D.lang!==void 0&&E("Lang",v.A.fromText(D.lang)),D.attributes&&E("A",h.obj(D.attributes)),
D.id!==void 0&&E("ID",v.A.of(Buffer.from(D.id,"latin1").toString("hex"))),R}kid(i,h){if(i instanceof S)return this.refOf(i);const{context:m}=this;return"annotat\
ion"in i?m.obj({Type:"OBJR",Obj:i.annotation,Pg:i.page}):i.form?m.obj({Type:"MCR",Pg:i.page,Stm:i.form,MCID:i.content}):i.page===h?b.A.of(i.content):m.obj({Type:"\
MCR",Pg:i.page,MCID:i.content})}}}),87594:((W,k,a)=>{a.d(k,{I:()=>b,X:()=>A});const b=({opacity:v,blend:M,overlays:x,making:C,masked:S})=>[v,M,x,C,S].some(g=>g!==
void 0),A=.2}),71642:((W,k,a)=>{a.d(k,{CD:()=>v,OD:()=>b,Tp:()=>A,ao:()=>M});const b=({stops:c})=>c.some(({alpha:d})=>d<1);function A(c,{coordinates:d,stops:i}){
return c.register(x(c,d,i,"DeviceRGB",({color:h})=>h))}const v=(c,d,i)=>c.register(c.obj({Type:"Pattern",PatternType:2,Shading:A(c,d),Matrix:i.map(g)}));function M(c,{
coordinates:d,stops:i,box:h},m){const T=x(c,d,i,"DeviceGray",({alpha:R})=>[R]),D=c.stream("/Shade sh",{Type:"XObject",Subtype:"Form",BBox:[...h],...m&&{Matrix:m.
map(g)},Group:{S:"Transparency",CS:"DeviceGray"},Resources:{Shading:{Shade:T}}});return c.register(c.obj({Type:"ExtGState",SMask:{Type:"Mask",S:"Luminosity",G:c.
register(D)}}))}function x(c,d,i,h,m){const T=i.slice(1).map((R,E)=>({FunctionType:2,Domain:[0,1],C0:m(i[E]).map(w),C1:m(R).map(w),N:1})),D={FunctionType:3,Domain:[
0,1],Functions:T,Bounds:S(i),Encode:T.flatMap(()=>[0,1])};return c.obj({ShadingType:d.length===4?2:3,ColorSpace:h,Coords:d.map(w),Function:D,Extend:[!0,!0]})}const C=1e-5;
function S(c){const d=c.slice(1,-1),i=Math.min(C,.5/c.length);let h=0;return d.map(({at:m},T)=>(h=Math.min(Math.max(m,h+i),1-(d.length-T)*i),g(h)))}const g=c=>Number(
c.toPrecision(9)),w=c=>Math.round(c*1e4)/1e4}),6804:((W,k,a)=>{a.d(k,{_:()=>S,s:()=>C});var b=a(90059),A=a(90167),v=a(64680);const M=120,x=100;class C extends b.
A{}async function S(g,w){const c=g.largestObjectNumber+1,d=new v.k(c*M);d.text(`%PDF-1.7
%ÿÿÿÿ
`);const i=[];for(let R=1;R<c;R++){const E=A.A.of(R),l=g.lookup(E);if(!l)continue;g.delete(E);const B=l instanceof C?l.make():l;i[R]=d.length,d.text(`${R} 0 obj\

`);const U=B.sizeInBytes();d.fill(U,(K,F)=>B.copyBytesInto(K,F)),d.text(`
endobj
`);const N=w.step(U*20);N&&await N}const h=d.length;d.text(`xref
0 ${i.length}
0000000000 65535 f 
`);for(let R=1;R<i.length;R++){const E=i[R];d.text(E===void 0?`0000000000 00001 f 
`:`${String(E).padStart(10,"0")} 00000 n 
`);const l=w.step(x);l&&await l}const{Root:m,Info:T}=g.trailerInfo,D=T?`/Info ${T.toString()}`:"";return d.text(`trailer
<</Size ${i.length}/Root ${m.toString()}${D}>>
startxref
${h}
%%EOF
`),d.bytes}})};
