"use strict";exports.id=3745,exports.ids=[3745],exports.modules={50476:((W,R,a)=>{a.d(R,{VJ:()=>f,Zm:()=>O,fN:()=>$});const[b,j,x,S,D]=[1,8,32,64,128];function $(u,d,h,i){const p=new Set,
y=[...u].filter(v=>typeof v=="number");for(let v=y.pop();v!==void 0;v=y.pop())if(!(v<0||v>=d||p.has(v))){p.add(v);for(const C of O(i,h(v)))y.push(C)}return p}function*O(u,[
d,h]){if(!(h-d<12||u.getInt16(d)>=0))for(let i=d+10,p=x;p&x&&i+4<=h;)p=u.getUint16(i),yield u.getUint16(i+2),i+=4+(p&b?4:2)+(p&j?2:p&S?4:p&D?8:0)}function f(u,[
d,h]){const i=h-d<12?0:u.getInt16(d);return i<=0||10+2*i>h-d?0:u.getUint16(d+8+2*i)+1}}),29825:((W,R,a)=>{a.d(R,{EH:()=>O,OD:()=>S,W_:()=>D,lV:()=>x});var b=a(12889),
j=a(47707);const x=-1,S=(f,u)=>(0,b.pr)(f).flatMap(d=>D(d,u));function D({text:f,rtl:u},d){const h=[];for(const i of(0,j.qf)(f)){const p=h.at(-1),y=(0,j.ML)(i)?
p?.font??0:$(i,d,p?.font);p?.font===y?p.text+=i:h.push({font:y,text:i,rtl:u})}return u?h.reverse():h}function $(f,u,d){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.
test(f)&&d!==void 0&&u[d]?.covers(f)===!0?d:u.findIndex(i=>i.covers(f))}function O(f,u){const d=new Map;for(const h of(0,j.qf)(f))d.has(h)||d.set(h,!(0,j.ML)(h)&&
!u.some(i=>i.covers(h)));return[...d].filter(([,h])=>h).map(([h])=>h)}}),45409:((W,R,a)=>{a.d(R,{Q:()=>x,n:()=>j});var b=a(36078);function j(S,D,$,O){let f=0,u=0;
const d=[];for(let h=0;h<S.length;h=f){const{y:i}=S[h];for(;f<S.length&&S[f].y===i;)f++;i!==u&&d.push(`${(0,b.id)(i*O/1e3)} Ts`),u=i,d.push(`[${x(S.slice(h,f),D,
$)}] TJ`)}return u!==0&&d.push("0 Ts"),d.join(" ")}function x(S,D,$){let O="",f="";const u=d=>{const h=Math.round(d*100)/100;h!==0&&(f&&(O+=`<${f}>`),f="",O+=`${-h}\
 `)};for(const{glyph:d,advance:h,x:i}of S)u(i),f+=D.codeOf(d),u(h-i-d.advanceWidth*$);return f?`${O}<${f}>`:O}}),88739:((W,R,a)=>{a.d(R,{B:()=>$,U:()=>S});var b=a(
77581),j=a(12889);const x=100;function S(O,{digits:f=4,isInOrder:u=!1}={}){const d=O.filter(([,i])=>i.length>0).map(([i,p])=>`<${$(i).slice(-f)}> <${D(p,u)}>`),
h=Array.from({length:Math.ceil(d.length/x)},(i,p)=>{const y=d.slice(p*x,(p+1)*x);return[`${y.length} beginbfchar`,...y,"endbfchar"].join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(f)}> <${"F".repeat(f)}> endcodespacerange`,...h,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function D(O,f){const u=O.map(d=>String.fromCodePoint(d)).join("");return(0,b.kt)(!f&&(0,j.ft)(u)?[...u].reverse().join(""):u).toString("hex").toUpperCase()}
const $=O=>O.toString(16).toUpperCase().padStart(4,"0")}),38875:((W,R,a)=>{a.d(R,{F:()=>x});var b=a(60623);const j=1<<24,x=S=>(0,b.UD)(Buffer.from(S,"base64"),{
stream:j,total:j,remaining:j},{found:!1})}),96927:((W,R,a)=>{a.d(R,{XS:()=>S,tU:()=>D,tn:()=>x});const b=$=>Math.round($*72e3/25.4)/1e3,j=($,O)=>[b($),b(O)],x={
A3:j(297,420),A4:j(210,297),A5:j(148,210),A6:j(105,148),Letter:[612,792],Legal:[612,1008],Tabloid:[792,1224]},S=3,D=14400}),24472:((W,R,a)=>{a.d(R,{Q$:()=>d,Xw:()=>u,
n8:()=>f});var b=a(21115),j=a(1975),x=a(82715),S=a(60912),D=a(21878),$=a(48249),O=a(45599);const f="Octavo";function u(i){const p=i.add(new O.Z6((0,O.jd)({N:3,Filter:(0,O.
UU)("FlateDecode")}),(0,$.Kc)((0,D.k)({gray:!1})))),y=(0,O.jd)({Type:(0,O.UU)("OutputIntent"),S:(0,O.UU)("GTS_PDFA1"),OutputConditionIdentifier:(0,O.Px)("sRGB"),
Info:(0,O.Px)("sRGB"),DestOutputProfile:p});i.editCatalog().set("OutputIntents",[i.add(y)])}async function d(i,{title:p,author:y,language:v},C){const{isArchive:k}=C,
T=(U,K,F)=>({prefix:U,name:K,form:"simple",values:[F]}),m=C.isAccessible&&v!==void 0,B=(0,S.T3)([{prefix:"dc",name:"title",form:"alternative",values:[p]},...y===
void 0?[]:[{prefix:"dc",name:"creator",form:"ordered",values:[y]}],...v===void 0?[]:[{prefix:"dc",name:"language",form:"unordered",values:[v]}],T("pdf","Produce\
r",f),...k?[T("pdfaid","part","3"),T("pdfaid","conformance","A")]:[],...m?[T("pdfuaid","part","1")]:[]]);if(!m||!k)return(0,S._L)(i,B);const L=await(0,j.kg)(Buffer.
from(B,"utf8"),i.job.pace);(0,S._L)(i,(0,x.m)(L,"pdfaExtension","schemas",h))}const h=`<rdf:li rdf:parseType="Resource" xmlns:pdfaSchema="${b.dK.pdfaSchema}" xm\
lns:pdfaProperty="${b.dK.pdfaProperty}">
<pdfaSchema:schema>PDF/UA Universal Accessibility Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${b.dK.pdfuaid}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
<rdf:li rdf:parseType="Resource"><pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType><pdfaProperty:category>inter\
nal</pdfaProperty:category><pdfaProperty:description>Part of ISO 14289 that the document conforms to</pdfaProperty:description></rdf:li>
</rdf:Seq></pdfaSchema:property>
</rdf:li>
`}),20187:((W,R,a)=>{a.d(R,{E:()=>D,H:()=>O});var b=a(61410),j=a(81415),x=a(91112),S=a(98446);const D=1e3,$=1e3;function*O(u,d,h){if(d.length===0)return;const i=function*(v,C,k){
const T=v.map(()=>u.nextRef());let m=v.length;for(const[B,{title:L,place:U,children:K}]of v.entries()){yield $;const F=u.obj({Title:b.A.fromText((0,S.Bu)(L,D)),
Parent:C});f(F,{Prev:T[B-1],Next:T[B+1],Dest:h(U)}),K.length>0&&(m+=yield*i(K,T[B],F)),u.assign(T[B],F)}return f(k,{First:T[0],Last:T.at(-1),Count:j.A.of(m)}),m},
p=u.nextRef(),y=u.obj({Type:"Outlines"});return yield*i(d,p,y),u.assign(p,y),p}function f(u,d){for(const[h,i]of Object.entries(d))i!==void 0&&u.set(x.A.of(h),i)}}),
51894:((W,R,a)=>{a.d(R,{B:()=>rt});var b=a(66638),j=a(61410),x=a(66005),S=a(91112),D=a(16804),$=a(81415),O=a(91519),f=a(98446),u=a(68973),d=a(45599),h=a(24472),
i=a(54093),p=a(20187),y=a(78445),v=a(71642),C=a(87594),k=a(45657);class T{width;height;ref;key;lends;drawn=[];links=[];owners=[];images=new Map;groups=[];open=[];constructor(t,e,n,s,o){
this.width=t,this.height=e,this.ref=n,this.key=s,this.lends=o}draw(t,...e){const n=this.drawn.at(-1);if(n!==void 0&&"inks"in n&&n.element===t&&n.running===void 0&&
this.isLastKid(t)){(0,k.RZ)(n.inks,e);return}if(this.drawn.push({element:t,inks:[...e]}),!t)return;const{owners:o,form:r}=this.stream;t.kids.push({page:this.ref,
content:o.length,form:r}),o.push(t)}run(t,...e){this.drawn.push({element:void 0,running:t,inks:[...e]})}enter(t){const e=this.open.at(-1),n=(0,C.I)(t)?{...this.
lends(),owners:[]}:void 0;n&&this.groups.push(n),this.open.push(n??e),this.drawn.push({enter:t,group:n})}leave(){this.open.pop(),this.drawn.push({leave:!0})}link(t,e,n,s){
const{ref:o,key:r}=this.lends();this.links.push({box:e,target:n,contents:s,element:t,ref:o,key:r}),t.kids.push({page:this.ref,annotation:o})}image(t){for(const[
n,s]of this.images)if(s===t)return n;const e=`Image${this.images.size+1}`;return this.images.set(e,t),e}get stream(){const t=this.open.at(-1);return t?{owners:t.
owners,form:t.ref}:{owners:this.owners,form:void 0}}isLastKid(t){if(!t)return!0;const e=t.kids.at(-1),{owners:n,form:s}=this.stream;return e!==void 0&&"content"in
e&&e.page===this.ref&&e.form===s&&e.content===n.length-1}}var m=a(36078),B=a(74135),L=a(41578),U=a(45409),K=a(12889),F=a(47707),ct=a(29825),lt=a(33141),tt=a(77904);
const mt="□",gt=new RegExp("(\\p{Extended_Pictographic}\\ufe0f?)[\\u{1f3fb}-\\u{1f3ff}]|\\ufe0f?\\u20e3","gu"),Ot=new RegExp("(\\p{Regional_Indicator}{2}|\\p{Ex\
tended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?(?:\\u200d\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?){1,9})","u"),wt=15e4,St=127462,Mt=/^[!-~]+$/;class V{name;face;ranges;used=new Map;embedded;constructor(t,e,n){
this.name=t,this.face=e,this.ranges=n,e.keep()}covers(t){const{ranges:e}=this;return e&&!Array.from(t).every(n=>e.find(n.codePointAt(0)))?!1:this.face.covers(t)}}
const et=(l,t)=>l.filter(e=>!t.some(n=>n.covers(e))),yt=l=>l==="Serif"?"Regular":l.replace(/^Serif/,""),Pt=l=>l==="Regular"?"Serif":`Serif${l}`,Et=l=>l.replace(
/Italic$/,"");function At(l,t){const e=["Regular","SemiBold","Italic"].filter(s=>s==="Regular"||l.includes(s));e.length===3&&e.push("SemiBoldItalic");const n=l.
includes("Serif")&&!t?e.map(Pt):[];return new Set([...e,...l.filter(s=>s!=="Serif"),...n])}class st{styles;others;upright;parts;pace;missing=new Set;chains=new Map;words={
ltr:new Map,rtl:new Map};constructor(t,e,n,s,o){this.styles=t,this.others=e,this.upright=n,this.parts=s,this.pace=o}get isDue(){return this.pace.isFull}static async open({
styles:t,text:e,font:n,boldFont:s,own:o=[]},r){const c=new Map,g=async A=>(await r.rest(),new V(A,await(0,tt.ft)(A)));for(const A of At(t,n!==void 0))c.set(A,await g(
A));const w=c.get("Regular"),M=()=>[w,...[...c.values()].filter(A=>A!==w)];let P=et([...new Set(e)],M());if(P.length>0&&!c.has("Mono")){const A=await g("Mono");
et(P,[A]).length<P.length&&c.set("Mono",A),P=et(P,M())}const E=[];P.length>0&&E.push(await g("Emoji"));const _=[...M(),...E],G=[];if(n){const A=new V("User",await(0,tt.
ar)(n,r));if(c.set("Regular",A).set("Italic",A),G.push(A),s){const I=new V("UserBold",await(0,tt.ar)(s,r));c.set("SemiBold",I).set("SemiBoldItalic",I),G.push(I)}}
const H=new Map;for(const{id:A,parts:I}of o)H.set(A,I.map(({face:N,ranges:z},X)=>new V(`${A}-${X}`,N,z)));return new st(c,[..._,...G,...[...H.values()].flat()],
G,H,r)}async warm(t,e){for(const{face:s}of[...this.styles.values(),...[...this.parts.values()].flat()])await e.rest(),s.shape("A");const{face:n}=this.fontOf("Re\
gular");for(const s of t){const o=e.step(wt);o&&await o,Mt.test(s)&&n.shape(s)}}word(t,e,n=!1){const s=this.words[n?"rtl":"ltr"];let o=s.get(e);o||s.set(e,o=new Map);
let r=o.get(t);return r||o.set(t,r=this.shape(t,e,n)),r}metrics(t){return this.fontOf(t).face.metrics}async embed(t){for(const e of this.all)e.used.size!==0&&(await t.
rest(),e.embedded=await(0,L.r)(e.face,[...e.used.values()]))}get all(){return this.others}fontOf(t){const e=this.fontsOf(t);return e.find(n=>n.covers(" "))??e[0]}fontsOf(t){
let e=this.chains.get(t);if(!e){const n=s=>this.parts.get(s)??[this.styles.get(s)??this.styles.get(yt(s))??this.others[0]];this.chains.set(t,e=t.split(" ").flatMap(
s=>n(s)))}return e}shape(t,e,n){const s=t.split(Ot);if(s.length===1)return this.shapePlain(t,e,n);const o=s.map((r,c)=>c%2===1?this.shapeJoined(r,e):this.shapePlain(
r,e,n));return n&&o.reverse(),Y(t,o.flatMap(({parts:r})=>r),o.some(({leans:r})=>r))}shapeJoined(t,e){const o=(!t.includes("‍")?Array.from(t,w=>String.fromCharCode(
w.codePointAt(0)-St+65)):t.split("‍").map(w=>w.replace(new RegExp("\\p{Emoji_Modifier}|\\ufe0f","gu"),""))).filter(w=>this.others.some(M=>M.covers(w))).join("");
if(o==="")return this.shapePlain(t,e,!1);const{parts:r,leans:c}=this.shapePlain(o,e,!1),g=r.map((w,M)=>({...w,actual:M===0?t:""}));return Y(t,g,c===!0)}shapePlain(t,e,n){
const s=this.fontsOf(e),o=s[0],r=(0,F.RK)(t).replace(gt,"$1"),c=e.endsWith("Italic")&&this.upright.includes(o);if(o.covers(r))return Y(t,ft(o,r,n),c);const g=e.
endsWith("SemiBoldItalic")?this.fontOf(Et(e)):void 0,w=[...new Set([...s,...g?[g]:[],...this.others])],M=(0,ct.W_)({text:r,rtl:n},w).flatMap(P=>{if(P.font!==ct.
lV)return ft(w[P.font],P.text,P.rtl);const E=(0,F.qf)(P.text);for(const _ of E)this.missing.add(_);return{...nt(this.others[0],mt.repeat(E.length),!1),actual:P.
text}});return Y(t,M,c)}}const Y=(l,t,e)=>({text:l,width:t.reduce((n,{glyphs:s})=>s.reduce((o,{advance:r})=>o+r,n),0),parts:t,...e&&{leans:e}}),Tt=l=>l.map(t=>String.
fromCodePoint(t)).join("");function ft(l,t,e){if(!e||(0,K.jB)(t)===t)return[nt(l,t,e)];const n=[];let s=!1;for(const o of t){const r=(0,K.jB)(o)!==o;s&&!r?n.push(
`${n.pop()??""}${o}`):n.push(o),s=!r}return n.map(o=>({...nt(l,o,!0),...(0,K.jB)(o)!==o&&{actual:o}})).reverse()}function nt(l,t,e){const n=l.face.shape(t,e);for(const{
glyph:o}of n)l.used.has(o.id)||l.used.set(o.id,o);const s=n.map(({glyph:o})=>Tt(l.used.get(o.id).codePoints)).join("");return{font:l,glyphs:n,actual:e||s===t?void 0:
t}}const jt=({glyphs:l,actual:t})=>t===void 0&&l.every(({y:e})=>e===0),vt=l=>l.shown??=(0,U.Q)(l.glyphs,l.font.embedded,l.font.face.unit);function xt({font:l,glyphs:t,
actual:e},n){const s=(0,U.n)(t,l.embedded,l.face.unit,n);return e===void 0?s:(0,lt.$u)(e,s)}const ot="",$t=5e5,bt=6;class it{joined=[];operators=[];parts=[];told=[];length=0;add(t){
this.operators.push(t),this.length+=t.length,this.length>=$t&&this.join()}mark(t){if(jt(t))return this.keep(t,t),ot}show(t,e){this.keep({part:t,size:e},t),this.
add(ot)}keep(t,{glyphs:e}){this.parts.push(t),this.length+=e.length*bt}join(){const{operators:t,parts:e}=this;t.length!==0&&(this.joined.push(t.join(`
`)),this.told.push(e.slice()),[this.operators,this.parts,this.length]=[[],[],0])}get plain(){return[...this.joined,...this.operators].join(`
`)}*pieces(){this.join();const t=this.joined.length-1;for(const[e,n]of this.joined.entries())yield Ct(n,this.told[e])+(e<t?`
`:"")}}function Ct(l,t){if(t.length===0)return l;const e=l.split(ot),n=[e[0]];for(const[s,o]of t.entries())n.push("part"in o?xt(o.part,o.size):vt(o)),n.push(e[s+
1]);return n.join("").replaceAll("><","")}const dt={font:void 0,size:0,fill:"",stroke:"",spacing:0,alpha:1},Dt={...dt,spacing:Number.NaN},Rt="-100000 -100000 20\
0000 200000",ht=100;class It{fonts=new Set;shades=new Map;patterns=new Map;patternNames=new Map;alphas=new Map;blends=new Set;groups=new Map;masks=new Map;made=new Map;content=new it;inner="";kept=[];state=dt;*sequence(t,e){
this.content.add(t);let n=!1,s=0;for(const o of e)s>=ht&&(yield s,s=0),s+=kt(o),o.kind==="text"!==n&&this.content.add(n?"ET":"BT"),n=o.kind==="text",this.write(
o);n&&this.content.add("ET"),this.content.add("EMC"),yield s}enter(t){const{clip:e,matrix:n,hasHoles:s=!1,masked:o}=t,r=(0,C.I)(t)?this.content:void 0;this.kept.
push({state:this.state,around:r,control:t}),this.content.add("q"),n&&this.content.add(`${n.map(m._).join(" ")} cm`),e!==void 0&&this.content.add(`${e} W${s?"*":
""} n`);const c=o&&this.made.get(o);c!==void 0&&this.content.add(`/${c} gs`),r&&(this.content=new it,this.state=Dt)}leave(t){const{state:e,around:n,control:s}=this.
kept.pop();if(n&&t!==void 0){if(s.overlays&&this.cover(s.overlays),this.content.join(),this.groups.set(t,this.content),this.content=n,this.state=e,s.making){const o=`\
Soft${t}`;this.masks.set(o,{group:t,mask:s.making}),this.made.set(s.making,o)}else s.overlays&&this.content.add(`/${this.maskBy(this.inner)} gs`),this.covers(s.
opacity??1),s.blend!==void 0&&this.mixes(s.blend),this.content.add(`/${t} Do`);this.inner=t}this.state=e,this.content.add("Q")}cover(t){for(const{blend:e,color:n,
alpha:s}of t){this.blends.add(e);const o=`/${e} gs /${this.alphaName(s)} gs ${(0,m.wW)(n,"fill")}`;this.content.add(`/Artifact BMC q ${o} ${Rt} re f Q EMC`)}}maskBy(t){
const e=`Soft${t}`;return this.masks.set(e,{group:t,mask:{isAlpha:!0}}),e}write(t){switch(t.kind){case"text":return this.text(t);case"area":return this.area(t);case"\
image":this.content.add(`q ${t.matrix.map(m._).join(" ")} cm /${t.name} Do Q`);return;case"stroke":return this.line(t);case"shape":return this.shape(t);case"out\
line":return this.outline(t);case"tiles":return this.tiles(t)}}tiles({tile:t,across:e,up:n}){const{state:s,content:o}=this;this.content=new it,this.write(t);const r=this.
content.plain;this.content=o,this.state=s;for(const c of e)o.add(`q 1 0 0 1 ${(0,m._)(c)} ${(0,m._)(n)} cm ${r} Q`)}text(t){const{x:e,y:n,size:s,color:o,fill:r,
words:c,matrix:g,oblique:w=!1,spacing:M=0,alpha:P=1}=t,E=r&&this.patternOf(r);E===void 0?this.filled(o):this.fillBy(`/Pattern cs /${E} scn`),r&&(0,v.O)(r)&&this.
content.add(`/Mask${E} gs`),this.covers(P);const _=this.beginMode(t,E);M!==this.state.spacing&&(this.state={...this.state,spacing:M},this.content.add(`${(0,m.id)(
M)} Tc`));const G=(z,X)=>{const J=X?C.X:0;g?this.content.add(`${(0,m.vs)((0,B.lw)([1,0,J,1,z,n],g))} Tm`):this.content.add(`1 0 ${J} 1 ${(0,m.id)(z)} ${(0,m.id)(
n)} Tm`)};let H=w||c[0]?.leans===!0,A=e;G(e,H);let I="";const N=()=>{I&&this.content.add(`[${I}]TJ`),I=""};for(const{parts:z,width:X,after:J=0,leans:at=w}of c){
at!==H&&(N(),G(A,at),H=at),A+=X*s/1e3+M*z.reduce((Q,{glyphs:q})=>Q+q.length,0);for(const Q of z){if(Q.glyphs.length===0)continue;(Q.font!==this.state.font||s!==
this.state.size)&&(N(),this.set(Q.font,s));const q=this.content.mark(Q);q!==void 0?I+=q:(N(),this.content.show(Q,s))}J!==0&&(I+=(0,m._)(-J))}N(),_!==""&&this.content.
add(_)}beginMode({color:t,bolder:e=0,outline:n,isHidden:s=!1},o){if(s)this.content.add("3 Tr");else{if(n)return this.stroked(n.color),this.content.add(`${n.isAlone?
1:2} Tr ${(0,m.id)(n.width+e)} w 4 M`),"0 Tr 10 M";if(e>0)o===void 0?this.stroked(t):this.strokeBy(`/Pattern CS /${o} SCN`),this.content.add(`2 Tr ${(0,m.id)(e)}\
 w`);else return""}return"0 Tr"}set(t,e){this.state={...this.state,font:t,size:e},this.fonts.add(t),this.content.add(`/${t.name} ${(0,m.id)(e)} Tf`)}area({x:t,y:e,
width:n,height:s,color:o,radius:r=0}){this.filled(o),this.covers(1),r===0?this.content.add(`${[t,e,n,s].map(m.id).join(" ")} re f`):(this.content.add(Bt(t,e,n,s,
Math.min(r,n/2,s/2))),this.content.add("f"))}line({points:t,width:e,color:n,dots:s}){this.stroked(n);const o=`${(0,m.id)(e)} w ${(0,m.XL)(t)} S`;this.content.add(
s===void 0?o:`q 1 J [0 ${(0,m.id)(s)}] 0 d ${o} Q`)}patternOf(t){const e=this.kept.findLastIndex(({around:c})=>c!==void 0)+1;let n=[1,0,0,1,0,0];for(const{control:c}of this.
kept.slice(e))c.matrix&&(n=(0,B.lw)(c.matrix,n));t.matrix&&(n=(0,B.lw)(t.matrix,n));let s=this.patternNames.get(t);s||this.patternNames.set(t,s=new Map);const o=n.
join();let r=s.get(o);return r===void 0&&(s.set(o,r=`Pattern${this.patterns.size+1}`),this.patterns.set(r,{shade:t,matrix:n})),r}filled(t){this.fillBy((0,m.wW)(
t,"fill"))}fillBy(t){t!==this.state.fill&&(this.state={...this.state,fill:t},this.content.add(t))}stroked(t){this.strokeBy((0,m.wW)(t,"stroke"))}strokeBy(t){t!==
this.state.stroke&&(this.state={...this.state,stroke:t},this.content.add(t))}covers(t){t!==this.state.alpha&&(this.state={...this.state,alpha:t},this.content.add(
`/${this.alphaName(t)} gs`))}outline({path:t,color:e,alpha:n,width:s,cap:o,join:r,miter:c,dashes:g,dashOffset:w}){const M=this.alphaName(n),P=g.length>0?` [${g.
map(m._).join(" ")}] ${(0,m._)(w)} d`:"",E=`${(0,m._)(s)} w ${o} J ${r} j ${(0,m._)(c)} M${P}`;this.content.add(`q ${this.strokeColor(e)} /${M} gs ${E} ${t} S Q`)}strokeColor(t){
if(!("stops"in t))return(0,m.wW)(t,"stroke");const e=this.patternOf(t);return`${(0,v.O)(t)?`/Mask${e} gs `:""}/Pattern CS /${e} SCN`}mixes(t){this.blends.add(t),
this.content.add(`/${t} gs`)}alphaName(t){const e=`A${Math.round(t*1e3)}`;return this.alphas.set(e,t),e}shape({path:t,fill:e,alpha:n=1,hasHoles:s=!1}){this.covers(
n);const o=s?"*":"";if(!("stops"in e)){this.filled(e),this.content.add(`${t} f${o}`);return}let r=this.shades.get(e);r===void 0&&this.shades.set(e,r=`Shade${this.
shades.size+1}`);const c=e.matrix?`${e.matrix.map(m._).join(" ")} cm `:"";this.content.add(`q ${t} W${o} n ${c}${(0,v.O)(e)?`/Mask${r} gs `:""}/${r} sh Q`)}}function kt(l){
return l.kind==="tiles"?1+l.across.length/ht:l.kind==="text"?1+l.words.length/10:1}function Bt(l,t,e,n,s){const[o,r]=[l+e,t+n],c=s*(1-m.yQ),g=(...M)=>`${M.map(m.
id).join(" ")} c`,w=(...M)=>`${M.map(m.id).join(" ")} l`;return[`${(0,m.id)(l+s)} ${(0,m.id)(t)} m`,w(o-s,t),g(o-c,t,o,t+c,o,t+s),w(o,r-s),g(o,r-c,o-c,r,o-s,r),
w(l+s,r),g(l+c,r,l,r-c,l,r-s),w(l,t+s),g(l,t+c,l+c,t,l+s,t),"h"].join(" ")}const _t=2e3,Lt=1500,Ut={Header:"/Artifact <</Type /Pagination /Subtype /Header /Atta\
ched [/Top]>> BDC",Footer:"/Artifact <</Type /Pagination /Subtype /Footer /Attached [/Bottom]>> BDC"};class Nt{ink=new It;open=[];count=0;*write(t){const{ink:e,
open:n}=this;for(const s of t){if("enter"in s)e.enter(s.enter),n.push({group:s.group,count:this.count}),s.group&&(this.count=0);else if("leave"in s){const{group:o,
count:r}=n.pop();e.leave(o&&Z(o)),o&&(this.count=r)}else{const{element:o,running:r,inks:c}=s,g=o?`/${o.tag} <</MCID ${this.count++}>> BDC`:r?Ut[r]:"/Artifact BM\
C";for(const w of e.sequence(g,c))yield w*Lt}yield _t}e.content.join()}}const Z=({ref:l})=>`Group${l.objectNumber}`;var Wt=a(6804);const Kt=6,[Ft,Gt]=[1e3,500],
Ht=40,ut=25e4,[pt,zt,Qt]=[8e3,15e3,500];class rt{typefaces;job;document=new y.Hg("Document",void 0,{});sheets=[];context=b.A.create();shader=new v.h(this.context);fonts=new Map;shared=new Map;writers=new Map;actions=new Map;keys=0;constructor(t,e){
this.typefaces=t,this.job=e}static async open(t,e){return new rt(await st.open(t,e.pace),e)}sheet(t,e){const n=()=>({ref:this.context.nextRef(),key:this.keys++}),
{ref:s,key:o}=n(),r=new T(t,e,s,o,n);return this.sheets.push(r),r}async finish({title:t,author:e,language:n,bookmarks:s=[],breaksArchive:o=!1,isAccessible:r=!0}){
await this.typefaces.embed(this.job.pace);const{context:c}=this,g=c.nextRef();for(const E of this.sheets)await this.writeSheet(E,g);c.assign(g,c.obj({Type:"Page\
s",Kids:this.sheets.map(({ref:E})=>E),Count:this.sheets.length})),await this.writeCatalog(g,n,s);const w=c.obj({Title:j.A.fromText(t),Producer:x.A.of(h.n8)});e!==
void 0&&w.set(S.A.of("Author"),j.A.fromText(e)),c.trailerInfo.Info=c.register(w);const M=await(0,Wt._)(c,this.job.pace);this.forget();const P=await(0,O.E)(M,this.
job);for(const[{embedded:E},_]of this.fonts)E.addTo(P,new d.oS(_.objectNumber));return this.embedImages(P),(0,h.Xw)(P),await(0,h.Q$)(P,{title:t,author:e,language:n},
{isArchive:!o,isAccessible:r}),P}*settle(t){const{drawn:e}=t;e.length<2||(yield*this.writerOf(t).write(e.splice(0,e.length-1)))}writerOf(t){let e=this.writers.get(
t);return e||this.writers.set(t,e=new Nt),e}async writeSheet(t,e){const{context:n,job:s}=this,o=this.writerOf(t);for(const M of o.write(t.drawn.splice(0))){const P=s.
pace.step(M);P&&await P}this.writers.delete(t);const r=o.ink,c=await this.streamOf(r.content,{}),g=await this.resourcesOf(r,t);t.groups.length>0&&await this.writeGroups(
t,r,g);const w=n.obj({Type:"Page",Parent:e,MediaBox:[0,0,t.width,t.height],Contents:n.register(c),Resources:this.shared.get(t)??g,StructParents:t.key,Tabs:"S"});
t.links.length>0&&w.set(S.A.of("Annots"),n.obj(t.links.map(({ref:M})=>M)));for(const M of t.links){n.assign(M.ref,this.annotation(M,t));const P=s.pace.step(zt);
P&&await P}n.assign(t.ref,w)}async streamOf(t,e){const{context:n,job:s}=this,o=[];for(const g of t.pieces())for(let w=0;w<g.length;w+=ut){const M=g.slice(w,w+ut);
o.push(Buffer.from(M,"latin1"));const P=s.pace.step(M.length*Ht);P&&await P}const r=await(0,u.uM)(s).deflate(o.length===1?o[0]:Buffer.concat(o),Kt),c=n.obj({Filter:"\
FlateDecode",Length:r.length});for(const[g,w]of Object.entries(e))c.set(S.A.of(g),w);return D.A.of(c,r)}async writeGroups(t,e,n){const{context:s}=this,o=s.register(
n);this.shared.set(t,o);const{width:r,height:c}=t;for(const g of t.groups){const w=e.groups.get(Z(g)),M=await this.streamOf(w,{Type:S.A.of("XObject"),Subtype:S.
A.of("Form"),BBox:s.obj([-4*r,-4*c,5*r,5*c]),Group:s.obj({S:"Transparency",CS:"DeviceRGB"}),Resources:o,StructParents:$.A.of(g.key)});s.assign(g.ref,M)}n.set(S.
A.of("XObject"),s.obj(Object.fromEntries(t.groups.map(g=>[Z(g),g.ref]))))}async resourcesOf({fonts:t,shades:e,patterns:n,alphas:s,blends:o,masks:r},{groups:c}){
const{context:g,job:w,shader:M}=this,P=g.obj({Font:Object.fromEntries([...t].map(A=>[A.name,this.fontRef(A)]))}),E={};for(const[A,I]of s)E[A]=g.obj({Type:"ExtGS\
tate",ca:I,CA:I});for(const A of o)E[A]=g.obj({Type:"ExtGState",BM:A});const _=new Map(c.map(A=>[Z(A),A.ref]));for(const[A,{group:I,mask:N}]of r)E[A]=g.obj({Type:"\
ExtGState",SMask:{Type:"Mask",S:N.isAlpha?"Alpha":"Luminosity",G:_.get(I)}});const G={};for(const[A,I]of e){(0,v.O)(A)&&(E[`Mask${I}`]=M.writeMask(A)),G[I]=M.write(
A);const N=w.pace.step(A.stops.length*pt);N&&await N}const H={};for(const[A,{shade:I,matrix:N}]of n){(0,v.O)(I)&&(E[`Mask${A}`]=M.writeMask(I,I.matrix)),H[A]=M.
writePattern(I,N);const z=w.pace.step(I.stops.length*pt);z&&await z}return n.size>0&&P.set(S.A.of("Pattern"),g.obj(H)),Object.keys(E).length>0&&P.set(S.A.of("Ex\
tGState"),g.obj(E)),e.size>0&&P.set(S.A.of("Shading"),g.obj(G)),P}fontRef(t){let e=this.fonts.get(t);return e||this.fonts.set(t,e=this.context.register(this.context.
obj({}))),e}annotation({box:t,target:e,contents:n,key:s},o){const r=this.context.obj({Type:"Annot",Subtype:"Link",Rect:t.map(w=>Math.round(w*100)/100),Border:[0,
0,0],F:4,P:o.ref,StructParent:s,Contents:j.A.fromText((0,f.Bu)(n,Ft))}),[c,g]=this.aim(e);return g&&r.set(S.A.of(c),g),r}aim(t){return"place"in t?["Dest",this.destination(
t.place)]:["A",this.openAddress(t.uri)]}openAddress(t){const e=this.actions.get(t);if(e)return e;const n=this.context.obj({Type:"Action",S:"URI",URI:x.A.of(Xt(t))});
if(t.length<=Gt)return n;const s=this.context.register(n);return this.actions.set(t,s),s}destination({sheet:t,top:e}){return t&&this.context.obj([t.ref,"XYZ",null,
e===void 0?null:Math.round(e*100)/100,null])}async parentsOf(t){const{context:e,job:n,sheets:s}=this,o=[];for(const{key:r,owners:c,groups:g,links:w}of s){o.push(
[r,e.register(e.obj(c.map(E=>t.refOf(E))))]);for(const E of g)o.push([E.key,e.obj(E.owners.map(_=>t.refOf(_)))]);for(const E of w)o.push([E.key,t.refOf(E.element)]);
const M=g.reduce((E,_)=>E+_.owners.length,c.length+w.length),P=n.pace.step(M*Qt);P&&await P}return o.sort(([r],[c])=>r-c)}async writeCatalog(t,e,n){const{context:s,
job:o}=this,r=new y.sP(s),c=await this.parentsOf(r),g=r.write(this.document,c);let w=g.next();for(;w.done!==!0;w=g.next()){const E=o.pace.step(2e3);E&&await E}const M=s.
obj({Type:"Catalog",Pages:t,StructTreeRoot:w.value,MarkInfo:{Marked:!0},ViewerPreferences:{DisplayDocTitle:!0}});e!==void 0&&M.set(S.A.of("Lang"),x.A.of(e));const P=await(0,i.
k)((0,p.H)(s,n,E=>this.destination(E)),o.pace);P&&(M.set(S.A.of("Outlines"),P),M.set(S.A.of("PageMode"),S.A.of("UseOutlines"))),s.trailerInfo.Root=s.register(M)}forget(){
this.document.kids.length=0;for(const{owners:t,links:e,groups:n}of this.sheets)for(const s of[t,e,n])s.length=0}embedImages(t){for(const e of this.sheets){const{
ref:n,images:s}=e;if(s.size===0)continue;const o=this.shared.get(e),r=o?t.edit(o.objectNumber):t.edit(n.objectNumber).get("Resources"),c=r.get("XObject")??(0,d.
jd)({});for(const[g,w]of s)c.set(g,w.embed(t,{profiled:!0}));r.set("XObject",c)}}}const Xt=l=>l.replace(/[\\()]/g,"\\$&")}),78445:((W,R,a)=>{a.d(R,{Hg:()=>O,Kj:()=>$,
sP:()=>d});var b=a(81415),j=a(91112),x=a(61410),S=a(6476),D=a(6804);const $={};class O{tag;parent;facts;kids=[];constructor(i,p,y){this.tag=i,this.parent=p,this.
facts=y}add(i,p=$){const y=new O(i,this,p);return this.kids.push(y),y}prune(){const i=this.kids.filter(p=>p instanceof O?(p.prune(),p.kids.length>0||p.tag==="TD"||
p.tag==="TH"):!0);this.kids.splice(0,this.kids.length);for(const p of i)this.kids.push(p)}adopt(i){i.parent=this,this.kids.push(i)}}class f extends D.s{writer;element;constructor(i,p){
super(),this.writer=i,this.element=p}make(){return this.writer.dictOf(this.element)}}const u=10;class d{context;rootRef;refs=new Map;ids=[];constructor(i,p=i.nextRef()){
this.context=i,this.rootRef=p}refOf(i){let p=this.refs.get(i);return p||this.refs.set(i,p=this.context.nextRef()),p}*write(i,p){const{context:y}=this,v=[i];for(let T=v.
pop();T;T=v.pop()){for(const m of T.kids)m instanceof O&&v.push(m);yield*this.put(T),yield}const C=y.obj({Type:"StructTreeRoot",K:[this.refOf(i)]}),k=p.flatMap(
([T,m])=>[b.A.of(T),m]);if(C.set(j.A.of("ParentTree"),y.register(y.obj({Nums:k}))),C.set(j.A.of("ParentTreeNextKey"),b.A.of(p.reduce((T,[m])=>Math.max(T,m+1),0))),
this.ids.length>0){const T=[...this.ids].sort(([m],[B])=>m<B?-1:1).flatMap(([m,B])=>[x.A.of(Buffer.from(m,"latin1").toString("hex")),B]);C.set(j.A.of("IDTree"),
y.register(y.obj({Names:T})))}return y.assign(this.rootRef,C),this.rootRef}*put(i){const{context:p}=this,{parent:y,facts:v}=i;y&&this.refOf(y);for(const[C,k]of i.
kids.entries())k instanceof O&&this.refOf(k),C%u===u-1&&(yield);v.id!==void 0&&this.ids.push([v.id,this.refOf(i)]),p.assign(this.refOf(i),new f(this,i))}dictOf(i){
const{context:p}=this,{tag:y,parent:v,facts:C}=i,k=S.A.withContext(p),T=(U,K)=>k.set(j.A.of(U),K);T("S",j.A.of(y)),T("P",v?this.refOf(v):this.rootRef);const[m]=i.
kids,B=m instanceof O?void 0:m?.page;B&&T("Pg",B);const L=i.kids.map(U=>this.kid(U,B));return L.length>0&&T("K",L.length===1?L[0]:p.obj(L)),C.alt!==void 0&&T("A\
lt",x.A.fromText(C.alt)),C.title!==void 0&&T("T",x.A.fromText(C.title)),C.lang!==void 0&&T("Lang",x.A.fromText(C.lang)),C.attributes&&T("A",p.obj(C.attributes)),
C.id!==void 0&&T("ID",x.A.of(Buffer.from(C.id,"latin1").toString("hex"))),k}kid(i,p){if(i instanceof O)return this.refOf(i);const{context:y}=this;return"annotat\
ion"in i?y.obj({Type:"OBJR",Obj:i.annotation,Pg:i.page}):i.form?y.obj({Type:"MCR",Pg:i.page,Stm:i.form,MCID:i.content}):i.page===p?b.A.of(i.content):y.obj({Type:"\
MCR",Pg:i.page,MCID:i.content})}}}),87594:((W,R,a)=>{a.d(R,{I:()=>b,X:()=>j});const b=({opacity:x,blend:S,overlays:D,making:$,masked:O})=>[x,S,D,$,O].some(f=>f!==
void 0),j=.2}),71642:((W,R,a)=>{a.d(R,{O:()=>b,h:()=>j});const b=({stops:O})=>O.some(({alpha:f})=>f<1);class j{context;functions=new Map;extend;constructor(f){this.
context=f,this.extend=f.obj([!0,!0])}write(f){return this.context.register(this.shadingOf(f,"DeviceRGB",({color:u})=>u))}writePattern(f,u){const{context:d}=this;
return d.register(d.obj({Type:"Pattern",PatternType:2,Shading:this.write(f),Matrix:u.map(D)}))}writeMask(f,u){const{context:d}=this,h=d.stream("/Shade sh",{Type:"\
XObject",Subtype:"Form",BBox:[...f.box],...u&&{Matrix:u.map(D)},Group:{S:"Transparency",CS:"DeviceGray"},Resources:{Shading:{Shade:this.shadingOf(f,"DeviceGray",
({alpha:i})=>[i])}}});return d.register(d.obj({Type:"ExtGState",SMask:{Type:"Mask",S:"Luminosity",G:d.register(h)}}))}shadingOf({coordinates:f,stops:u},d,h){return this.
context.obj({ShadingType:f.length===4?2:3,ColorSpace:d,Coords:f.map($),Function:this.functionOf(u.map(i=>h(i).map($)),S(u)),Extend:this.extend})}functionOf(f,u){
const d=JSON.stringify([f,u]);let h=this.functions.get(d);if(h)return h;const i=f.slice(1).map((y,v)=>({FunctionType:2,Domain:[0,1],C0:[...f[v]],C1:[...y],N:1})),
{context:p}=this;return h=p.register(p.obj({FunctionType:3,Domain:[0,1],Functions:i,Bounds:[...u],Encode:i.flatMap(()=>[0,1])})),this.functions.set(d,h),h}}const x=1e-5;
function S(O){const f=O.slice(1,-1),u=Math.min(x,.5/O.length);let d=0;return f.map(({at:h},i)=>(d=Math.min(Math.max(h,d+u),1-(f.length-i)*u),D(d)))}const D=O=>Number(
O.toPrecision(9)),$=O=>Math.round(O*1e4)/1e4}),6804:((W,R,a)=>{a.d(R,{_:()=>O,s:()=>$});var b=a(90059),j=a(90167),x=a(64680);const S=120,D=100;class $ extends b.
A{}async function O(f,u){const d=f.largestObjectNumber+1,h=new x.k(d*S);h.text(`%PDF-1.7
%ÿÿÿÿ
`);const i=[];for(let k=1;k<d;k++){const T=j.A.of(k),m=f.lookup(T);if(!m)continue;f.delete(T);const B=m instanceof $?m.make():m;i[k]=h.length,h.text(`${k} 0 obj\

`);const L=B.sizeInBytes();h.fill(L,(K,F)=>B.copyBytesInto(K,F)),h.text(`
endobj
`);const U=u.step(L*20);U&&await U}const p=h.length;h.text(`xref
0 ${i.length}
0000000000 65535 f 
`);for(let k=1;k<i.length;k++){const T=i[k];h.text(T===void 0?`0000000000 00001 f 
`:`${String(T).padStart(10,"0")} 00000 n 
`);const m=u.step(D);m&&await m}const{Root:y,Info:v}=f.trailerInfo,C=v?`/Info ${v.toString()}`:"";return h.text(`trailer
<</Size ${i.length}/Root ${y.toString()}${C}>>
startxref
${p}
%%EOF
`),h.bytes}})};
