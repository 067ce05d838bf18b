"use strict";exports.id=3745,exports.ids=[3745],exports.modules={50476:((W,R,a)=>{a.d(R,{Z:()=>O,f:()=>x});const[b,j,v,M,C]=[1,8,32,64,128];function x(c,p,u,d){const i=new Set,
l=[...c].filter(S=>typeof S=="number");for(let S=l.pop();S!==void 0;S=l.pop())if(!(S<0||S>=p||i.has(S))){i.add(S);for(const $ of O(d,u(S)))l.push($)}return i}function*O(c,[
p,u]){if(!(u-p<12||c.getInt16(p)>=0))for(let d=p+10,i=v;i&v&&d+4<=u;)i=c.getUint16(d),yield c.getUint16(d+2),d+=4+(i&b?4:2)+(i&j?2:i&M?4:i&C?8:0)}}),29825:((W,R,a)=>{
a.d(R,{EH:()=>O,OD:()=>M,W_:()=>C,lV:()=>v});var b=a(12889),j=a(47707);const v=-1,M=(c,p)=>(0,b.pr)(c).flatMap(u=>C(u,p));function C({text:c,rtl:p},u){const d=[];
for(const i of(0,j.qf)(c)){const l=d.at(-1),S=(0,j.ML)(i)?l?.font??0:x(i,u,l?.font);l?.font===S?l.text+=i:d.push({font:S,text:i,rtl:p})}return p?d.reverse():d}function x(c,p,u){
return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(c)&&u!==void 0&&p[u]?.covers(c)===!0?u:p.findIndex(i=>i.covers(c))}function O(c,p){const u=new Map;for(const d of(0,j.
qf)(c))u.has(d)||u.set(d,!(0,j.ML)(d)&&!p.some(i=>i.covers(d)));return[...u].filter(([,d])=>d).map(([d])=>d)}}),45409:((W,R,a)=>{a.d(R,{Q:()=>v,n:()=>j});var b=a(
36078);function j(M,C,x,O){let c=0,p=0;const u=[];for(let d=0;d<M.length;d=c){const{y:i}=M[d];for(;c<M.length&&M[c].y===i;)c++;i!==p&&u.push(`${(0,b.id)(i*O/1e3)}\
 Ts`),p=i,u.push(`[${v(M.slice(d,c),C,x)}] TJ`)}return p!==0&&u.push("0 Ts"),u.join(" ")}function v(M,C,x){let O="",c="";const p=u=>{const d=Math.round(u*100)/100;
d!==0&&(c&&(O+=`<${c}>`),c="",O+=`${-d} `)};for(const{glyph:u,advance:d,x:i}of M)p(i),c+=C.codeOf(u),p(d-i-u.advanceWidth*x);return c?`${O}<${c}>`:O}}),88739:((W,R,a)=>{
a.d(R,{B:()=>x,U:()=>M});var b=a(77581),j=a(12889);const v=100;function M(O,{digits:c=4,isInOrder:p=!1}={}){const u=O.filter(([,i])=>i.length>0).map(([i,l])=>`<${x(
i).slice(-c)}> <${C(l,p)}>`),d=Array.from({length:Math.ceil(u.length/v)},(i,l)=>{const S=u.slice(l*v,(l+1)*v);return[`${S.length} beginbfchar`,...S,"endbfchar"].
join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(c)}> <${"F".repeat(c)}> endcodespacerange`,...d,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function C(O,c){const p=O.map(u=>String.fromCodePoint(u)).join("");return(0,b.kt)(!c&&(0,j.ft)(p)?[...p].reverse().join(""):p).toString("hex").toUpperCase()}
const x=O=>O.toString(16).toUpperCase().padStart(4,"0")}),38875:((W,R,a)=>{a.d(R,{F:()=>v});var b=a(60623);const j=1<<24,v=M=>(0,b.UD)(Buffer.from(M,"base64"),{
stream:j,total:j,remaining:j},{found:!1})}),96927:((W,R,a)=>{a.d(R,{XS:()=>M,tU:()=>C,tn:()=>v});const b=x=>Math.round(x*72e3/25.4)/1e3,j=(x,O)=>[b(x),b(O)],v={
A3:j(297,420),A4:j(210,297),A5:j(148,210),A6:j(105,148),Letter:[612,792],Legal:[612,1008],Tabloid:[792,1224]},M=3,C=14400}),24472:((W,R,a)=>{a.d(R,{Q$:()=>u,Xw:()=>p,
n8:()=>c});var b=a(21115),j=a(1975),v=a(82715),M=a(60912),C=a(21878),x=a(48249),O=a(45599);const c="Octavo";function p(i){const l=i.add(new O.Z6((0,O.jd)({N:3,Filter:(0,O.
UU)("FlateDecode")}),(0,x.Kc)((0,C.k)({gray:!1})))),S=(0,O.jd)({Type:(0,O.UU)("OutputIntent"),S:(0,O.UU)("GTS_PDFA1"),OutputConditionIdentifier:(0,O.Px)("sRGB"),
Info:(0,O.Px)("sRGB"),DestOutputProfile:l});i.editCatalog().set("OutputIntents",[i.add(S)])}async function u(i,{title:l,author:S,language:$},D){const{isArchive:k}=D,
T=(U,K,F)=>({prefix:U,name:K,form:"simple",values:[F]}),m=D.isAccessible&&$!==void 0,B=(0,M.T3)([{prefix:"dc",name:"title",form:"alternative",values:[l]},...S===
void 0?[]:[{prefix:"dc",name:"creator",form:"ordered",values:[S]}],...$===void 0?[]:[{prefix:"dc",name:"language",form:"unordered",values:[$]}],T("pdf","Produce\
r",c),...k?[T("pdfaid","part","3"),T("pdfaid","conformance","A")]:[],...m?[T("pdfuaid","part","1")]:[]]);if(!m||!k)return(0,M._L)(i,B);const L=await(0,j.kg)(Buffer.
from(B,"utf8"),i.job.pace);(0,M._L)(i,(0,v.m)(L,"pdfaExtension","schemas",d))}const d=`<rdf:li rdf:parseType="Resource" xmlns:pdfaSchema="${b.dK.pdfaSchema}" xm\
lns:pdfaProperty="${b.dK.pdfaProperty}">
<pdfaSchema:schema>PDF/UA Universal Accessibility Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${b.dK.pdfuaid}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
<rdf:li rdf:parseType="Resource"><pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType><pdfaProperty:category>inter\
nal</pdfaProperty:category><pdfaProperty:description>Part of ISO 14289 that the document conforms to</pdfaProperty:description></rdf:li>
</rdf:Seq></pdfaSchema:property>
</rdf:li>
`}),20187:((W,R,a)=>{a.d(R,{E:()=>C,H:()=>O});var b=a(61410),j=a(81415),v=a(91112),M=a(98446);const C=1e3,x=1e3;function*O(p,u,d){if(u.length===0)return;const i=function*($,D,k){
const T=$.map(()=>p.nextRef());let m=$.length;for(const[B,{title:L,place:U,children:K}]of $.entries()){yield x;const F=p.obj({Title:b.A.fromText((0,M.Bu)(L,C)),
Parent:D});c(F,{Prev:T[B-1],Next:T[B+1],Dest:d(U)}),K.length>0&&(m+=yield*i(K,T[B],F)),p.assign(T[B],F)}return c(k,{First:T[0],Last:T.at(-1),Count:j.A.of(m)}),m},
l=p.nextRef(),S=p.obj({Type:"Outlines"});return yield*i(u,l,S),p.assign(l,S),l}function c(p,u){for(const[d,i]of Object.entries(u))i!==void 0&&p.set(v.A.of(d),i)}}),
51894:((W,R,a)=>{a.d(R,{B:()=>rt});var b=a(66638),j=a(61410),v=a(66005),M=a(91112),C=a(16804),x=a(81415),O=a(91519),c=a(98446),p=a(68973),u=a(45599),d=a(24472),
i=a(54093),l=a(20187),S=a(78445),$=a(71642),D=a(87594),k=a(45657);class T{width;height;ref;key;lends;drawn=[];links=[];owners=[];images=new Map;groups=[];open=[];constructor(t,e,n,s,o){
this.width=t,this.height=e,this.ref=n,this.key=s,this.lends=o}draw(t,...e){const n=this.drawn.at(-1);if(n!==void 0&&"inks"in n&&n.element===t&&n.running===void 0&&
this.isLastKid(t)){(0,k.RZ)(n.inks,e);return}if(this.drawn.push({element:t,inks:[...e]}),!t)return;const{owners:o,form:r}=this.stream;t.kids.push({page:this.ref,
content:o.length,form:r}),o.push(t)}run(t,...e){this.drawn.push({element:void 0,running:t,inks:[...e]})}enter(t){const e=this.open.at(-1),n=(0,D.I)(t)?{...this.
lends(),owners:[]}:void 0;n&&this.groups.push(n),this.open.push(n??e),this.drawn.push({enter:t,group:n})}leave(){this.open.pop(),this.drawn.push({leave:!0})}link(t,e,n,s){
const{ref:o,key:r}=this.lends();this.links.push({box:e,target:n,contents:s,element:t,ref:o,key:r}),t.kids.push({page:this.ref,annotation:o})}image(t){for(const[
n,s]of this.images)if(s===t)return n;const e=`Image${this.images.size+1}`;return this.images.set(e,t),e}get stream(){const t=this.open.at(-1);return t?{owners:t.
owners,form:t.ref}:{owners:this.owners,form:void 0}}isLastKid(t){if(!t)return!0;const e=t.kids.at(-1),{owners:n,form:s}=this.stream;return e!==void 0&&"content"in
e&&e.page===this.ref&&e.form===s&&e.content===n.length-1}}var m=a(36078),B=a(74135),L=a(41578),U=a(45409),K=a(12889),F=a(47707),ct=a(29825),lt=a(33141),tt=a(77904);
const mt="□",gt=new RegExp("(\\p{Extended_Pictographic}\\ufe0f?)[\\u{1f3fb}-\\u{1f3ff}]|\\ufe0f?\\u20e3","gu"),Ot=new RegExp("(\\p{Regional_Indicator}{2}|\\p{Ex\
tended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?(?:\\u200d\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?){1,9})","u"),wt=15e4,St=127462,Mt=/^[!-~]+$/;class V{name;face;ranges;used=new Map;embedded;constructor(t,e,n){
this.name=t,this.face=e,this.ranges=n,e.keep()}covers(t){const{ranges:e}=this;return e&&!Array.from(t).every(n=>e.find(n.codePointAt(0)))?!1:this.face.covers(t)}}
const et=(h,t)=>h.filter(e=>!t.some(n=>n.covers(e))),yt=h=>h==="Serif"?"Regular":h.replace(/^Serif/,""),Pt=h=>h==="Regular"?"Serif":`Serif${h}`,Et=h=>h.replace(
/Italic$/,"");function At(h,t){const e=["Regular","SemiBold","Italic"].filter(s=>s==="Regular"||h.includes(s));e.length===3&&e.push("SemiBoldItalic");const n=h.
includes("Serif")&&!t?e.map(Pt):[];return new Set([...e,...h.filter(s=>s!=="Serif"),...n])}class st{styles;others;upright;parts;pace;missing=new Set;chains=new Map;words={
ltr:new Map,rtl:new Map};constructor(t,e,n,s,o){this.styles=t,this.others=e,this.upright=n,this.parts=s,this.pace=o}get isDue(){return this.pace.isFull}static async open({
styles:t,text:e,font:n,boldFont:s,own:o=[]},r){const f=new Map,g=async A=>(await r.rest(),new V(A,await(0,tt.ft)(A)));for(const A of At(t,n!==void 0))f.set(A,await g(
A));const w=f.get("Regular"),y=()=>[w,...[...f.values()].filter(A=>A!==w)];let P=et([...new Set(e)],y());if(P.length>0&&!f.has("Mono")){const A=await g("Mono");
et(P,[A]).length<P.length&&f.set("Mono",A),P=et(P,y())}const E=[];P.length>0&&E.push(await g("Emoji"));const _=[...y(),...E],G=[];if(n){const A=new V("User",await(0,tt.
ar)(n,r));if(f.set("Regular",A).set("Italic",A),G.push(A),s){const I=new V("UserBold",await(0,tt.ar)(s,r));f.set("SemiBold",I).set("SemiBoldItalic",I),G.push(I)}}
const H=new Map;for(const{id:A,parts:I}of o)H.set(A,I.map(({face:N,ranges:z},X)=>new V(`${A}-${X}`,N,z)));return new st(f,[..._,...G,...[...H.values()].flat()],
G,H,r)}async warm(t,e){for(const{face:s}of[...this.styles.values(),...[...this.parts.values()].flat()])await e.rest(),s.shape("A");const{face:n}=this.fontOf("Re\
gular");for(const s of t){const o=e.step(wt);o&&await o,Mt.test(s)&&n.shape(s)}}word(t,e,n=!1){const s=this.words[n?"rtl":"ltr"];let o=s.get(e);o||s.set(e,o=new Map);
let r=o.get(t);return r||o.set(t,r=this.shape(t,e,n)),r}metrics(t){return this.fontOf(t).face.metrics}async embed(t){for(const e of this.all)e.used.size!==0&&(await t.
rest(),e.embedded=await(0,L.r)(e.face,[...e.used.values()]))}get all(){return this.others}fontOf(t){const e=this.fontsOf(t);return e.find(n=>n.covers(" "))??e[0]}fontsOf(t){
let e=this.chains.get(t);if(!e){const n=s=>this.parts.get(s)??[this.styles.get(s)??this.styles.get(yt(s))??this.others[0]];this.chains.set(t,e=t.split(" ").flatMap(
s=>n(s)))}return e}shape(t,e,n){const s=t.split(Ot);if(s.length===1)return this.shapePlain(t,e,n);const o=s.map((r,f)=>f%2===1?this.shapeJoined(r,e):this.shapePlain(
r,e,n));return n&&o.reverse(),Y(t,o.flatMap(({parts:r})=>r),o.some(({leans:r})=>r))}shapeJoined(t,e){const o=(!t.includes("‍")?Array.from(t,w=>String.fromCharCode(
w.codePointAt(0)-St+65)):t.split("‍").map(w=>w.replace(new RegExp("\\p{Emoji_Modifier}|\\ufe0f","gu"),""))).filter(w=>this.others.some(y=>y.covers(w))).join("");
if(o==="")return this.shapePlain(t,e,!1);const{parts:r,leans:f}=this.shapePlain(o,e,!1),g=r.map((w,y)=>({...w,actual:y===0?t:""}));return Y(t,g,f===!0)}shapePlain(t,e,n){
const s=this.fontsOf(e),o=s[0],r=(0,F.RK)(t).replace(gt,"$1"),f=e.endsWith("Italic")&&this.upright.includes(o);if(o.covers(r))return Y(t,ft(o,r,n),f);const g=e.
endsWith("SemiBoldItalic")?this.fontOf(Et(e)):void 0,w=[...new Set([...s,...g?[g]:[],...this.others])],y=(0,ct.W_)({text:r,rtl:n},w).flatMap(P=>{if(P.font!==ct.
lV)return ft(w[P.font],P.text,P.rtl);const E=(0,F.qf)(P.text);for(const _ of E)this.missing.add(_);return{...nt(this.others[0],mt.repeat(E.length),!1),actual:P.
text}});return Y(t,y,f)}}const Y=(h,t,e)=>({text:h,width:t.reduce((n,{glyphs:s})=>s.reduce((o,{advance:r})=>o+r,n),0),parts:t,...e&&{leans:e}}),Tt=h=>h.map(t=>String.
fromCodePoint(t)).join("");function ft(h,t,e){if(!e||(0,K.jB)(t)===t)return[nt(h,t,e)];const n=[];let s=!1;for(const o of t){const r=(0,K.jB)(o)!==o;s&&!r?n.push(
`${n.pop()??""}${o}`):n.push(o),s=!r}return n.map(o=>({...nt(h,o,!0),...(0,K.jB)(o)!==o&&{actual:o}})).reverse()}function nt(h,t,e){const n=h.face.shape(t,e);for(const{
glyph:o}of n)h.used.has(o.id)||h.used.set(o.id,o);const s=n.map(({glyph:o})=>Tt(h.used.get(o.id).codePoints)).join("");return{font:h,glyphs:n,actual:e||s===t?void 0:
t}}const jt=({glyphs:h,actual:t})=>t===void 0&&h.every(({y:e})=>e===0),vt=h=>h.shown??=(0,U.Q)(h.glyphs,h.font.embedded,h.font.face.unit);function xt({font:h,glyphs:t,
actual:e},n){const s=(0,U.n)(t,h.embedded,h.face.unit,n);return e===void 0?s:(0,lt.$u)(e,s)}const ot="",$t=5e5,bt=6;class it{joined=[];operators=[];parts=[];told=[];length=0;add(t){
this.operators.push(t),this.length+=t.length,this.length>=$t&&this.join()}mark(t){if(jt(t))return this.keep(t,t),ot}show(t,e){this.keep({part:t,size:e},t),this.
add(ot)}keep(t,{glyphs:e}){this.parts.push(t),this.length+=e.length*bt}join(){const{operators:t,parts:e}=this;t.length!==0&&(this.joined.push(t.join(`
`)),this.told.push(e.slice()),[this.operators,this.parts,this.length]=[[],[],0])}get plain(){return[...this.joined,...this.operators].join(`
`)}*pieces(){this.join();const t=this.joined.length-1;for(const[e,n]of this.joined.entries())yield Ct(n,this.told[e])+(e<t?`
`:"")}}function Ct(h,t){if(t.length===0)return h;const e=h.split(ot),n=[e[0]];for(const[s,o]of t.entries())n.push("part"in o?xt(o.part,o.size):vt(o)),n.push(e[s+
1]);return n.join("").replaceAll("><","")}const dt={font:void 0,size:0,fill:"",stroke:"",spacing:0,alpha:1},Dt={...dt,spacing:Number.NaN},Rt="-100000 -100000 20\
0000 200000",ht=100;class It{fonts=new Set;shades=new Map;patterns=new Map;patternNames=new Map;alphas=new Map;blends=new Set;groups=new Map;masks=new Map;made=new Map;content=new it;inner="";kept=[];state=dt;*sequence(t,e){
this.content.add(t);let n=!1,s=0;for(const o of e)s>=ht&&(yield s,s=0),s+=kt(o),o.kind==="text"!==n&&this.content.add(n?"ET":"BT"),n=o.kind==="text",this.write(
o);n&&this.content.add("ET"),this.content.add("EMC"),yield s}enter(t){const{clip:e,matrix:n,hasHoles:s=!1,masked:o}=t,r=(0,D.I)(t)?this.content:void 0;this.kept.
push({state:this.state,around:r,control:t}),this.content.add("q"),n&&this.content.add(`${n.map(m._).join(" ")} cm`),e!==void 0&&this.content.add(`${e} W${s?"*":
""} n`);const f=o&&this.made.get(o);f!==void 0&&this.content.add(`/${f} gs`),r&&(this.content=new it,this.state=Dt)}leave(t){const{state:e,around:n,control:s}=this.
kept.pop();if(n&&t!==void 0){if(s.overlays&&this.cover(s.overlays),this.content.join(),this.groups.set(t,this.content),this.content=n,this.state=e,s.making){const o=`\
Soft${t}`;this.masks.set(o,{group:t,mask:s.making}),this.made.set(s.making,o)}else s.overlays&&this.content.add(`/${this.maskBy(this.inner)} gs`),this.covers(s.
opacity??1),s.blend!==void 0&&this.mixes(s.blend),this.content.add(`/${t} Do`);this.inner=t}this.state=e,this.content.add("Q")}cover(t){for(const{blend:e,color:n,
alpha:s}of t){this.blends.add(e);const o=`/${e} gs /${this.alphaName(s)} gs ${(0,m.wW)(n,"fill")}`;this.content.add(`/Artifact BMC q ${o} ${Rt} re f Q EMC`)}}maskBy(t){
const e=`Soft${t}`;return this.masks.set(e,{group:t,mask:{isAlpha:!0}}),e}write(t){switch(t.kind){case"text":return this.text(t);case"area":return this.area(t);case"\
image":this.content.add(`q ${t.matrix.map(m._).join(" ")} cm /${t.name} Do Q`);return;case"stroke":return this.line(t);case"shape":return this.shape(t);case"out\
line":return this.outline(t);case"tiles":return this.tiles(t)}}tiles({tile:t,across:e,up:n}){const{state:s,content:o}=this;this.content=new it,this.write(t);const r=this.
content.plain;this.content=o,this.state=s;for(const f of e)o.add(`q 1 0 0 1 ${(0,m._)(f)} ${(0,m._)(n)} cm ${r} Q`)}text(t){const{x:e,y:n,size:s,color:o,fill:r,
words:f,matrix:g,oblique:w=!1,spacing:y=0,alpha:P=1}=t,E=r&&this.patternOf(r);E===void 0?this.filled(o):this.fillBy(`/Pattern cs /${E} scn`),r&&(0,$.O)(r)&&this.
content.add(`/Mask${E} gs`),this.covers(P);const _=this.beginMode(t,E);y!==this.state.spacing&&(this.state={...this.state,spacing:y},this.content.add(`${(0,m.id)(
y)} Tc`));const G=(z,X)=>{const J=X?D.X:0;g?this.content.add(`${(0,m.vs)((0,B.lw)([1,0,J,1,z,n],g))} Tm`):this.content.add(`1 0 ${J} 1 ${(0,m.id)(z)} ${(0,m.id)(
n)} Tm`)};let H=w||f[0]?.leans===!0,A=e;G(e,H);let I="";const N=()=>{I&&this.content.add(`[${I}]TJ`),I=""};for(const{parts:z,width:X,after:J=0,leans:at=w}of f){
at!==H&&(N(),G(A,at),H=at),A+=X*s/1e3+y*z.reduce((Q,{glyphs:q})=>Q+q.length,0);for(const Q of z){if(Q.glyphs.length===0)continue;(Q.font!==this.state.font||s!==
this.state.size)&&(N(),this.set(Q.font,s));const q=this.content.mark(Q);q!==void 0?I+=q:(N(),this.content.show(Q,s))}J!==0&&(I+=(0,m._)(-J))}N(),_!==""&&this.content.
add(_)}beginMode({color:t,bolder:e=0,outline:n,isHidden:s=!1},o){if(s)this.content.add("3 Tr");else{if(n)return this.stroked(n.color),this.content.add(`${n.isAlone?
1:2} Tr ${(0,m.id)(n.width+e)} w 4 M`),"0 Tr 10 M";if(e>0)o===void 0?this.stroked(t):this.strokeBy(`/Pattern CS /${o} SCN`),this.content.add(`2 Tr ${(0,m.id)(e)}\
 w`);else return""}return"0 Tr"}set(t,e){this.state={...this.state,font:t,size:e},this.fonts.add(t),this.content.add(`/${t.name} ${(0,m.id)(e)} Tf`)}area({x:t,y:e,
width:n,height:s,color:o,radius:r=0}){this.filled(o),this.covers(1),r===0?this.content.add(`${[t,e,n,s].map(m.id).join(" ")} re f`):(this.content.add(Bt(t,e,n,s,
Math.min(r,n/2,s/2))),this.content.add("f"))}line({points:t,width:e,color:n,dots:s}){this.stroked(n);const o=`${(0,m.id)(e)} w ${(0,m.XL)(t)} S`;this.content.add(
s===void 0?o:`q 1 J [0 ${(0,m.id)(s)}] 0 d ${o} Q`)}patternOf(t){const e=this.kept.findLastIndex(({around:f})=>f!==void 0)+1;let n=[1,0,0,1,0,0];for(const{control:f}of this.
kept.slice(e))f.matrix&&(n=(0,B.lw)(f.matrix,n));t.matrix&&(n=(0,B.lw)(t.matrix,n));let s=this.patternNames.get(t);s||this.patternNames.set(t,s=new Map);const o=n.
join();let r=s.get(o);return r===void 0&&(s.set(o,r=`Pattern${this.patterns.size+1}`),this.patterns.set(r,{shade:t,matrix:n})),r}filled(t){this.fillBy((0,m.wW)(
t,"fill"))}fillBy(t){t!==this.state.fill&&(this.state={...this.state,fill:t},this.content.add(t))}stroked(t){this.strokeBy((0,m.wW)(t,"stroke"))}strokeBy(t){t!==
this.state.stroke&&(this.state={...this.state,stroke:t},this.content.add(t))}covers(t){t!==this.state.alpha&&(this.state={...this.state,alpha:t},this.content.add(
`/${this.alphaName(t)} gs`))}outline({path:t,color:e,alpha:n,width:s,cap:o,join:r,miter:f,dashes:g,dashOffset:w}){const y=this.alphaName(n),P=g.length>0?` [${g.
map(m._).join(" ")}] ${(0,m._)(w)} d`:"",E=`${(0,m._)(s)} w ${o} J ${r} j ${(0,m._)(f)} M${P}`;this.content.add(`q ${this.strokeColor(e)} /${y} gs ${E} ${t} S Q`)}strokeColor(t){
if(!("stops"in t))return(0,m.wW)(t,"stroke");const e=this.patternOf(t);return`${(0,$.O)(t)?`/Mask${e} gs `:""}/Pattern CS /${e} SCN`}mixes(t){this.blends.add(t),
this.content.add(`/${t} gs`)}alphaName(t){const e=`A${Math.round(t*1e3)}`;return this.alphas.set(e,t),e}shape({path:t,fill:e,alpha:n=1,hasHoles:s=!1}){this.covers(
n);const o=s?"*":"";if(!("stops"in e)){this.filled(e),this.content.add(`${t} f${o}`);return}let r=this.shades.get(e);r===void 0&&this.shades.set(e,r=`Shade${this.
shades.size+1}`);const f=e.matrix?`${e.matrix.map(m._).join(" ")} cm `:"";this.content.add(`q ${t} W${o} n ${f}${(0,$.O)(e)?`/Mask${r} gs `:""}/${r} sh Q`)}}function kt(h){
return h.kind==="tiles"?1+h.across.length/ht:h.kind==="text"?1+h.words.length/10:1}function Bt(h,t,e,n,s){const[o,r]=[h+e,t+n],f=s*(1-m.yQ),g=(...y)=>`${y.map(m.
id).join(" ")} c`,w=(...y)=>`${y.map(m.id).join(" ")} l`;return[`${(0,m.id)(h+s)} ${(0,m.id)(t)} m`,w(o-s,t),g(o-f,t,o,t+f,o,t+s),w(o,r-s),g(o,r-f,o-f,r,o-s,r),
w(h+s,r),g(h+f,r,h,r-f,h,r-s),w(h,t+s),g(h,t+f,h+f,t,h+s,t),"h"].join(" ")}const _t=2e3,Lt=1500,Ut={Header:"/Artifact <</Type /Pagination /Subtype /Header /Atta\
ched [/Top]>> BDC",Footer:"/Artifact <</Type /Pagination /Subtype /Footer /Attached [/Bottom]>> BDC"};class Nt{ink=new It;open=[];count=0;*write(t){const{ink:e,
open:n}=this;for(const s of t){if("enter"in s)e.enter(s.enter),n.push({group:s.group,count:this.count}),s.group&&(this.count=0);else if("leave"in s){const{group:o,
count:r}=n.pop();e.leave(o&&Z(o)),o&&(this.count=r)}else{const{element:o,running:r,inks:f}=s,g=o?`/${o.tag} <</MCID ${this.count++}>> BDC`:r?Ut[r]:"/Artifact BM\
C";for(const w of e.sequence(g,f))yield w*Lt}yield _t}e.content.join()}}const Z=({ref:h})=>`Group${h.objectNumber}`;var Wt=a(6804);const Kt=6,[Ft,Gt]=[1e3,500],
Ht=40,pt=25e4,[ut,zt,Qt]=[8e3,15e3,500];class rt{typefaces;job;document=new S.Hg("Document",void 0,{});sheets=[];context=b.A.create();shader=new $.h(this.context);fonts=new Map;shared=new Map;writers=new Map;actions=new Map;keys=0;constructor(t,e){
this.typefaces=t,this.job=e}static async open(t,e){return new rt(await st.open(t,e.pace),e)}sheet(t,e){const n=()=>({ref:this.context.nextRef(),key:this.keys++}),
{ref:s,key:o}=n(),r=new T(t,e,s,o,n);return this.sheets.push(r),r}async finish({title:t,author:e,language:n,bookmarks:s=[],breaksArchive:o=!1,isAccessible:r=!0}){
await this.typefaces.embed(this.job.pace);const{context:f}=this,g=f.nextRef();for(const E of this.sheets)await this.writeSheet(E,g);f.assign(g,f.obj({Type:"Page\
s",Kids:this.sheets.map(({ref:E})=>E),Count:this.sheets.length})),await this.writeCatalog(g,n,s);const w=f.obj({Title:j.A.fromText(t),Producer:v.A.of(d.n8)});e!==
void 0&&w.set(M.A.of("Author"),j.A.fromText(e)),f.trailerInfo.Info=f.register(w);const y=await(0,Wt._)(f,this.job.pace);this.forget();const P=await(0,O.E)(y,this.
job);for(const[{embedded:E},_]of this.fonts)E.addTo(P,new u.oS(_.objectNumber));return this.embedImages(P),(0,d.Xw)(P),await(0,d.Q$)(P,{title:t,author:e,language:n},
{isArchive:!o,isAccessible:r}),P}*settle(t){const{drawn:e}=t;e.length<2||(yield*this.writerOf(t).write(e.splice(0,e.length-1)))}writerOf(t){let e=this.writers.get(
t);return e||this.writers.set(t,e=new Nt),e}async writeSheet(t,e){const{context:n,job:s}=this,o=this.writerOf(t);for(const y of o.write(t.drawn.splice(0))){const P=s.
pace.step(y);P&&await P}this.writers.delete(t);const r=o.ink,f=await this.streamOf(r.content,{}),g=await this.resourcesOf(r,t);t.groups.length>0&&await this.writeGroups(
t,r,g);const w=n.obj({Type:"Page",Parent:e,MediaBox:[0,0,t.width,t.height],Contents:n.register(f),Resources:this.shared.get(t)??g,StructParents:t.key,Tabs:"S"});
t.links.length>0&&w.set(M.A.of("Annots"),n.obj(t.links.map(({ref:y})=>y)));for(const y of t.links){n.assign(y.ref,this.annotation(y,t));const P=s.pace.step(zt);
P&&await P}n.assign(t.ref,w)}async streamOf(t,e){const{context:n,job:s}=this,o=[];for(const g of t.pieces())for(let w=0;w<g.length;w+=pt){const y=g.slice(w,w+pt);
o.push(Buffer.from(y,"latin1"));const P=s.pace.step(y.length*Ht);P&&await P}const r=await(0,p.uM)(s).deflate(o.length===1?o[0]:Buffer.concat(o),Kt),f=n.obj({Filter:"\
FlateDecode",Length:r.length});for(const[g,w]of Object.entries(e))f.set(M.A.of(g),w);return C.A.of(f,r)}async writeGroups(t,e,n){const{context:s}=this,o=s.register(
n);this.shared.set(t,o);const{width:r,height:f}=t;for(const g of t.groups){const w=e.groups.get(Z(g)),y=await this.streamOf(w,{Type:M.A.of("XObject"),Subtype:M.
A.of("Form"),BBox:s.obj([-4*r,-4*f,5*r,5*f]),Group:s.obj({S:"Transparency",CS:"DeviceRGB"}),Resources:o,StructParents:x.A.of(g.key)});s.assign(g.ref,y)}n.set(M.
A.of("XObject"),s.obj(Object.fromEntries(t.groups.map(g=>[Z(g),g.ref]))))}async resourcesOf({fonts:t,shades:e,patterns:n,alphas:s,blends:o,masks:r},{groups:f}){
const{context:g,job:w,shader:y}=this,P=g.obj({Font:Object.fromEntries([...t].map(A=>[A.name,this.fontRef(A)]))}),E={};for(const[A,I]of s)E[A]=g.obj({Type:"ExtGS\
tate",ca:I,CA:I});for(const A of o)E[A]=g.obj({Type:"ExtGState",BM:A});const _=new Map(f.map(A=>[Z(A),A.ref]));for(const[A,{group:I,mask:N}]of r)E[A]=g.obj({Type:"\
ExtGState",SMask:{Type:"Mask",S:N.isAlpha?"Alpha":"Luminosity",G:_.get(I)}});const G={};for(const[A,I]of e){(0,$.O)(A)&&(E[`Mask${I}`]=y.writeMask(A)),G[I]=y.write(
A);const N=w.pace.step(A.stops.length*ut);N&&await N}const H={};for(const[A,{shade:I,matrix:N}]of n){(0,$.O)(I)&&(E[`Mask${A}`]=y.writeMask(I,I.matrix)),H[A]=y.
writePattern(I,N);const z=w.pace.step(I.stops.length*ut);z&&await z}return n.size>0&&P.set(M.A.of("Pattern"),g.obj(H)),Object.keys(E).length>0&&P.set(M.A.of("Ex\
tGState"),g.obj(E)),e.size>0&&P.set(M.A.of("Shading"),g.obj(G)),P}fontRef(t){let e=this.fonts.get(t);return e||this.fonts.set(t,e=this.context.register(this.context.
obj({}))),e}annotation({box:t,target:e,contents:n,key:s},o){const r=this.context.obj({Type:"Annot",Subtype:"Link",Rect:t.map(w=>Math.round(w*100)/100),Border:[0,
0,0],F:4,P:o.ref,StructParent:s,Contents:j.A.fromText((0,c.Bu)(n,Ft))}),[f,g]=this.aim(e);return g&&r.set(M.A.of(f),g),r}aim(t){return"place"in t?["Dest",this.destination(
t.place)]:["A",this.openAddress(t.uri)]}openAddress(t){const e=this.actions.get(t);if(e)return e;const n=this.context.obj({Type:"Action",S:"URI",URI:v.A.of(Xt(t))});
if(t.length<=Gt)return n;const s=this.context.register(n);return this.actions.set(t,s),s}destination({sheet:t,top:e}){return t&&this.context.obj([t.ref,"XYZ",null,
e===void 0?null:Math.round(e*100)/100,null])}async parentsOf(t){const{context:e,job:n,sheets:s}=this,o=[];for(const{key:r,owners:f,groups:g,links:w}of s){o.push(
[r,e.register(e.obj(f.map(E=>t.refOf(E))))]);for(const E of g)o.push([E.key,e.obj(E.owners.map(_=>t.refOf(_)))]);for(const E of w)o.push([E.key,t.refOf(E.element)]);
const y=g.reduce((E,_)=>E+_.owners.length,f.length+w.length),P=n.pace.step(y*Qt);P&&await P}return o.sort(([r],[f])=>r-f)}async writeCatalog(t,e,n){const{context:s,
job:o}=this,r=new S.sP(s),f=await this.parentsOf(r),g=r.write(this.document,f);let w=g.next();for(;w.done!==!0;w=g.next()){const E=o.pace.step(2e3);E&&await E}const y=s.
obj({Type:"Catalog",Pages:t,StructTreeRoot:w.value,MarkInfo:{Marked:!0},ViewerPreferences:{DisplayDocTitle:!0}});e!==void 0&&y.set(M.A.of("Lang"),v.A.of(e));const P=await(0,i.
k)((0,l.H)(s,n,E=>this.destination(E)),o.pace);P&&(y.set(M.A.of("Outlines"),P),y.set(M.A.of("PageMode"),M.A.of("UseOutlines"))),s.trailerInfo.Root=s.register(y)}forget(){
this.document.kids.length=0;for(const{owners:t,links:e,groups:n}of this.sheets)for(const s of[t,e,n])s.length=0}embedImages(t){for(const e of this.sheets){const{
ref:n,images:s}=e;if(s.size===0)continue;const o=this.shared.get(e),r=o?t.edit(o.objectNumber):t.edit(n.objectNumber).get("Resources"),f=r.get("XObject")??(0,u.
jd)({});for(const[g,w]of s)f.set(g,w.embed(t,{profiled:!0}));r.set("XObject",f)}}}const Xt=h=>h.replace(/[\\()]/g,"\\$&")}),78445:((W,R,a)=>{a.d(R,{Hg:()=>O,Kj:()=>x,
sP:()=>u});var b=a(81415),j=a(91112),v=a(61410),M=a(6476),C=a(6804);const x={};class O{tag;parent;facts;kids=[];constructor(i,l,S){this.tag=i,this.parent=l,this.
facts=S}add(i,l=x){const S=new O(i,this,l);return this.kids.push(S),S}prune(){const i=this.kids.filter(l=>l instanceof O?(l.prune(),l.kids.length>0||l.tag==="TD"||
l.tag==="TH"):!0);this.kids.splice(0,this.kids.length);for(const l of i)this.kids.push(l)}adopt(i){i.parent=this,this.kids.push(i)}}class c extends C.s{writer;element;constructor(i,l){
super(),this.writer=i,this.element=l}make(){return this.writer.dictOf(this.element)}}const p=10;class u{context;rootRef;refs=new Map;ids=[];constructor(i,l=i.nextRef()){
this.context=i,this.rootRef=l}refOf(i){let l=this.refs.get(i);return l||this.refs.set(i,l=this.context.nextRef()),l}*write(i,l){const{context:S}=this,$=[i];for(let T=$.
pop();T;T=$.pop()){for(const m of T.kids)m instanceof O&&$.push(m);yield*this.put(T),yield}const D=S.obj({Type:"StructTreeRoot",K:[this.refOf(i)]}),k=l.flatMap(
([T,m])=>[b.A.of(T),m]);if(D.set(j.A.of("ParentTree"),S.register(S.obj({Nums:k}))),D.set(j.A.of("ParentTreeNextKey"),b.A.of(l.reduce((T,[m])=>Math.max(T,m+1),0))),
this.ids.length>0){const T=[...this.ids].sort(([m],[B])=>m<B?-1:1).flatMap(([m,B])=>[v.A.of(Buffer.from(m,"latin1").toString("hex")),B]);D.set(j.A.of("IDTree"),
S.register(S.obj({Names:T})))}return S.assign(this.rootRef,D),this.rootRef}*put(i){const{context:l}=this,{parent:S,facts:$}=i;S&&this.refOf(S);for(const[D,k]of i.
kids.entries())k instanceof O&&this.refOf(k),D%p===p-1&&(yield);$.id!==void 0&&this.ids.push([$.id,this.refOf(i)]),l.assign(this.refOf(i),new c(this,i))}dictOf(i){
const{context:l}=this,{tag:S,parent:$,facts:D}=i,k=M.A.withContext(l),T=(U,K)=>k.set(j.A.of(U),K);T("S",j.A.of(S)),T("P",$?this.refOf($):this.rootRef);const[m]=i.
kids,B=m instanceof O?void 0:m?.page;B&&T("Pg",B);const L=i.kids.map(U=>this.kid(U,B));return L.length>0&&T("K",L.length===1?L[0]:l.obj(L)),D.alt!==void 0&&T("A\
lt",v.A.fromText(D.alt)),D.title!==void 0&&T("T",v.A.fromText(D.title)),D.lang!==void 0&&T("Lang",v.A.fromText(D.lang)),D.attributes&&T("A",l.obj(D.attributes)),
D.id!==void 0&&T("ID",v.A.of(Buffer.from(D.id,"latin1").toString("hex"))),k}kid(i,l){if(i instanceof O)return this.refOf(i);const{context:S}=this;return"annotat\
ion"in i?S.obj({Type:"OBJR",Obj:i.annotation,Pg:i.page}):i.form?S.obj({Type:"MCR",Pg:i.page,Stm:i.form,MCID:i.content}):i.page===l?b.A.of(i.content):S.obj({Type:"\
MCR",Pg:i.page,MCID:i.content})}}}),87594:((W,R,a)=>{a.d(R,{I:()=>b,X:()=>j});const b=({opacity:v,blend:M,overlays:C,making:x,masked:O})=>[v,M,C,x,O].some(c=>c!==
void 0),j=.2}),71642:((W,R,a)=>{a.d(R,{O:()=>b,h:()=>j});const b=({stops:O})=>O.some(({alpha:c})=>c<1);class j{context;functions=new Map;extend;constructor(c){this.
context=c,this.extend=c.obj([!0,!0])}write(c){return this.context.register(this.shadingOf(c,"DeviceRGB",({color:p})=>p))}writePattern(c,p){const{context:u}=this;
return u.register(u.obj({Type:"Pattern",PatternType:2,Shading:this.write(c),Matrix:p.map(C)}))}writeMask(c,p){const{context:u}=this,d=u.stream("/Shade sh",{Type:"\
XObject",Subtype:"Form",BBox:[...c.box],...p&&{Matrix:p.map(C)},Group:{S:"Transparency",CS:"DeviceGray"},Resources:{Shading:{Shade:this.shadingOf(c,"DeviceGray",
({alpha:i})=>[i])}}});return u.register(u.obj({Type:"ExtGState",SMask:{Type:"Mask",S:"Luminosity",G:u.register(d)}}))}shadingOf({coordinates:c,stops:p},u,d){return this.
context.obj({ShadingType:c.length===4?2:3,ColorSpace:u,Coords:c.map(x),Function:this.functionOf(p.map(i=>d(i).map(x)),M(p)),Extend:this.extend})}functionOf(c,p){
const u=JSON.stringify([c,p]);let d=this.functions.get(u);if(d)return d;const i=c.slice(1).map((S,$)=>({FunctionType:2,Domain:[0,1],C0:[...c[$]],C1:[...S],N:1})),
{context:l}=this;return d=l.register(l.obj({FunctionType:3,Domain:[0,1],Functions:i,Bounds:[...p],Encode:i.flatMap(()=>[0,1])})),this.functions.set(u,d),d}}const v=1e-5;
function M(O){const c=O.slice(1,-1),p=Math.min(v,.5/O.length);let u=0;return c.map(({at:d},i)=>(u=Math.min(Math.max(d,u+p),1-(c.length-i)*p),C(u)))}const C=O=>Number(
O.toPrecision(9)),x=O=>Math.round(O*1e4)/1e4}),6804:((W,R,a)=>{a.d(R,{_:()=>O,s:()=>x});var b=a(90059),j=a(90167),v=a(64680);const M=120,C=100;class x extends b.
A{}async function O(c,p){const u=c.largestObjectNumber+1,d=new v.k(u*M);d.text(`%PDF-1.7
%ÿÿÿÿ
`);const i=[];for(let k=1;k<u;k++){const T=j.A.of(k),m=c.lookup(T);if(!m)continue;c.delete(T);const B=m instanceof x?m.make():m;i[k]=d.length,d.text(`${k} 0 obj\

`);const L=B.sizeInBytes();d.fill(L,(K,F)=>B.copyBytesInto(K,F)),d.text(`
endobj
`);const U=p.step(L*20);U&&await U}const l=d.length;d.text(`xref
0 ${i.length}
0000000000 65535 f 
`);for(let k=1;k<i.length;k++){const T=i[k];d.text(T===void 0?`0000000000 00001 f 
`:`${String(T).padStart(10,"0")} 00000 n 
`);const m=p.step(C);m&&await m}const{Root:S,Info:$}=c.trailerInfo,D=$?`/Info ${$.toString()}`:"";return d.text(`trailer
<</Size ${i.length}/Root ${S.toString()}${D}>>
startxref
${l}
%%EOF
`),d.bytes}})};
