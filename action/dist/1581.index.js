"use strict";exports.id=1581,exports.ids=[1581],exports.modules={50476:((L,R,f)=>{f.d(R,{Z:()=>M,f:()=>j});const[v,$,T,O,C]=[1,8,32,64,128];function j(l,w,d,r){const a=new Set,
m=[...l].filter(S=>typeof S=="number");for(let S=m.pop();S!==void 0;S=m.pop())if(!(S<0||S>=w||a.has(S))){a.add(S);for(const P of M(r,d(S)))m.push(P)}return a}function*M(l,[
w,d]){if(!(d-w<12||l.getInt16(w)>=0))for(let r=w+10,a=T;a&T&&r+4<=d;)a=l.getUint16(r),yield l.getUint16(r+2),r+=4+(a&v?4:2)+(a&$?2:a&O?4:a&C?8:0)}}),29825:((L,R,f)=>{
f.d(R,{EH:()=>M,OD:()=>O,W_:()=>C,lV:()=>T});var v=f(12889),$=f(47707);const T=-1,O=(l,w)=>(0,v.pr)(l).flatMap(d=>C(d,w));function C({text:l,rtl:w},d){const r=[];
for(const a of(0,$.qf)(l)){const m=r.at(-1),S=(0,$.ML)(a)?m?.font??0:j(a,d,m?.font);m?.font===S?m.text+=a:r.push({font:S,text:a,rtl:w})}return w?r.reverse():r}function j(l,w,d){
return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(l)&&d!==void 0&&w[d]?.covers(l)===!0?d:w.findIndex(a=>a.covers(l))}function M(l,w){const d=O(l,w).filter(
({font:r})=>r===T);return[...new Set(d.flatMap(r=>(0,$.qf)(r.text)))]}}),45409:((L,R,f)=>{f.d(R,{Q:()=>T,n:()=>$});var v=f(36078);function $(O,C,j,M){let l=0,w=0;
const d=[];for(let r=0;r<O.length;r=l){const{y:a}=O[r];for(;l<O.length&&O[l].y===a;)l++;a!==w&&d.push(`${(0,v.id)(a*M/1e3)} Ts`),w=a,d.push(`[${T(O.slice(r,l),C,
j)}] TJ`)}return w!==0&&d.push("0 Ts"),d.join(" ")}function T(O,C,j){let M="",l="";const w=d=>{const r=Math.round(d*100)/100;r!==0&&(l&&(M+=`<${l}>`),l="",M+=`${-r}\
 `)};for(const{glyph:d,advance:r,x:a}of O)w(a),l+=C.codeOf(d),w(r-a-d.advanceWidth*j);return l?`${M}<${l}>`:M}}),88739:((L,R,f)=>{f.d(R,{B:()=>j,U:()=>O});var v=f(
77581),$=f(12889);const T=100;function O(M,{digits:l=4,isInOrder:w=!1}={}){const d=M.filter(([,a])=>a.length>0).map(([a,m])=>`<${j(a).slice(-l)}> <${C(m,w)}>`),
r=Array.from({length:Math.ceil(d.length/T)},(a,m)=>{const S=d.slice(m*T,(m+1)*T);return[`${S.length} beginbfchar`,...S,"endbfchar"].join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(l)}> <${"F".repeat(l)}> endcodespacerange`,...r,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function C(M,l){const w=M.map(d=>String.fromCodePoint(d)).join("");return(0,v.kt)(!l&&(0,$.ft)(w)?[...w].reverse().join(""):w).toString("hex").toUpperCase()}
const j=M=>M.toString(16).toUpperCase().padStart(4,"0")}),38875:((L,R,f)=>{f.d(R,{F:()=>T});var v=f(60623);const $=1<<24,T=O=>(0,v.UD)(Buffer.from(O,"base64"),{
stream:$,total:$,remaining:$},{found:!1})}),96927:((L,R,f)=>{f.d(R,{XS:()=>O,tU:()=>C,tn:()=>T});const v=j=>Math.round(j*72e3/25.4)/1e3,$=(j,M)=>[v(j),v(M)],T={
A3:$(297,420),A4:$(210,297),A5:$(148,210),A6:$(105,148),Letter:[612,792],Legal:[612,1008],Tabloid:[792,1224]},O=3,C=14400}),24472:((L,R,f)=>{f.d(R,{Q$:()=>d,Xw:()=>w,
n8:()=>l});var v=f(21115),$=f(1975),T=f(82715),O=f(60912),C=f(21878),j=f(48249),M=f(45599);const l="Octavo";function w(a){const m=a.add(new M.Z6((0,M.jd)({N:3,Filter:(0,M.
UU)("FlateDecode")}),(0,j.Kc)((0,C.k)({gray:!1})))),S=(0,M.jd)({Type:(0,M.UU)("OutputIntent"),S:(0,M.UU)("GTS_PDFA1"),OutputConditionIdentifier:(0,M.Px)("sRGB"),
Info:(0,M.Px)("sRGB"),DestOutputProfile:m});a.editCatalog().set("OutputIntents",[a.add(S)])}async function d(a,{title:m,author:S,language:P},I){const{isArchive:D}=I,
g=(F,H,q)=>({prefix:F,name:H,form:"simple",values:[q]}),_=I.isAccessible&&P!==void 0,N=(0,O.T3)([{prefix:"dc",name:"title",form:"alternative",values:[m]},...S===
void 0?[]:[{prefix:"dc",name:"creator",form:"ordered",values:[S]}],...P===void 0?[]:[{prefix:"dc",name:"language",form:"unordered",values:[P]}],g("pdf","Produce\
r",l),...D?[g("pdfaid","part","3"),g("pdfaid","conformance","A")]:[],..._?[g("pdfuaid","part","1")]:[]]);if(!_||!D)return(0,O._L)(a,N);const W=await(0,$.kg)(Buffer.
from(N,"utf8"),a.job.pace);(0,O._L)(a,(0,T.m)(W,"pdfaExtension","schemas",r))}const r=`<rdf:li rdf:parseType="Resource" xmlns:pdfaSchema="${v.dK.pdfaSchema}" xm\
lns:pdfaProperty="${v.dK.pdfaProperty}">
<pdfaSchema:schema>PDF/UA Universal Accessibility Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${v.dK.pdfuaid}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
<rdf:li rdf:parseType="Resource"><pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType><pdfaProperty:category>inter\
nal</pdfaProperty:category><pdfaProperty:description>Part of ISO 14289 that the document conforms to</pdfaProperty:description></rdf:li>
</rdf:Seq></pdfaSchema:property>
</rdf:li>
`}),63962:((L,R,f)=>{f.d(R,{B:()=>rt});var v=f(22387),$=f(61410),T=f(66005),O=f(91112),C=f(16804),j=f(81415),M=f(91519),l=f(68973),w=f(45599),d=f(24472);function r(h,t,e){
if(t.length===0)return;const s=(i,c,p)=>{const u=i.map(()=>h.nextRef());let y=i.length;for(const[A,{title:E,place:B,children:U}]of i.entries()){const x=h.obj({Title:$.
A.fromText(E),Parent:c});a(x,{Prev:u[A-1],Next:u[A+1],Dest:e(B)}),U.length>0&&(y+=s(U,u[A],x)),h.assign(u[A],x)}return a(p,{First:u[0],Last:u.at(-1),Count:j.A.of(
y)}),y},n=h.nextRef(),o=h.obj({Type:"Outlines"});return s(t,n,o),h.assign(n,o),n}function a(h,t){for(const[e,s]of Object.entries(t))s!==void 0&&h.set(O.A.of(e),
s)}var m=f(78445),S=f(71642),P=f(87594),I=f(45657);class D{width;height;ref;key;lends;drawn=[];links=[];owners=[];images=new Map;groups=[];open=[];constructor(t,e,s,n,o){
this.width=t,this.height=e,this.ref=s,this.key=n,this.lends=o}draw(t,...e){const s=this.drawn.at(-1);if(s!==void 0&&"inks"in s&&s.element===t&&s.running===void 0&&
this.isLastKid(t)){(0,I.RZ)(s.inks,e);return}if(this.drawn.push({element:t,inks:[...e]}),!t)return;const{owners:o,form:i}=this.stream;t.kids.push({page:this.ref,
content:o.length,form:i}),o.push(t)}run(t,...e){this.drawn.push({element:void 0,running:t,inks:[...e]})}enter(t){const e=this.open.at(-1),s=(0,P.I)(t)?{...this.
lends(),owners:[]}:void 0;s&&this.groups.push(s),this.open.push(s??e),this.drawn.push({enter:t,group:s})}leave(){this.open.pop(),this.drawn.push({leave:!0})}link(t,e,s,n){
const{ref:o,key:i}=this.lends();this.links.push({box:e,target:s,contents:n,element:t,ref:o,key:i}),t.kids.push({page:this.ref,annotation:o})}image(t){for(const[
s,n]of this.images)if(n===t)return s;const e=`Image${this.images.size+1}`;return this.images.set(e,t),e}get stream(){const t=this.open.at(-1);return t?{owners:t.
owners,form:t.ref}:{owners:this.owners,form:void 0}}isLastKid(t){if(!t)return!0;const e=t.kids.at(-1),{owners:s,form:n}=this.stream;return e!==void 0&&"content"in
e&&e.page===this.ref&&e.form===n&&e.content===s.length-1}}var g=f(36078),_=f(74135),N=f(41578),W=f(45409),F=f(47707),H=f(29825),q=f(33141),tt=f(77904);const pt="\
□",ut=new RegExp("(\\p{Extended_Pictographic}\\ufe0f?)[\\u{1f3fb}-\\u{1f3ff}]|\\ufe0f?\\u20e3","gu"),lt=new RegExp("(\\p{Regional_Indicator}{2}|\\p{Extended_Pic\
tographic}\\p{Emoji_Modifier}?\\ufe0f?(?:\\u200d\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?){1,9})","u"),mt=15e4,gt=127462,wt=/^[!-~]+$/;class J{name;face;ranges;used=new Map;embedded;constructor(t,e,s){
this.name=t,this.face=e,this.ranges=s,e.keep()}covers(t){const{ranges:e}=this;return e&&!Array.from(t).every(s=>e.find(s.codePointAt(0)))?!1:this.face.covers(t)}}
const et=(h,t)=>h.filter(e=>!t.some(s=>s.covers(e))),St=h=>h==="Serif"?"Regular":h.replace(/^Serif/,""),Ot=h=>h==="Regular"?"Serif":`Serif${h}`,Mt=h=>h.replace(
/Italic$/,"");function yt(h,t){const e=["Regular","SemiBold","Italic"].filter(n=>n==="Regular"||h.includes(n));e.length===3&&e.push("SemiBoldItalic");const s=h.
includes("Serif")&&!t?e.map(Ot):[];return new Set([...e,...h.filter(n=>n!=="Serif"),...s])}class nt{styles;others;upright;parts;pace;missing=new Set;chains=new Map;words={
ltr:new Map,rtl:new Map};constructor(t,e,s,n,o){this.styles=t,this.others=e,this.upright=s,this.parts=n,this.pace=o}get isDue(){return this.pace.isFull}static async open({
styles:t,text:e,font:s,boldFont:n,own:o=[]},i){const c=new Map,p=async b=>(await i.rest(),new J(b,await(0,tt.ft)(b)));for(const b of yt(t,s!==void 0))c.set(b,await p(
b));const u=c.get("Regular"),y=()=>[u,...[...c.values()].filter(b=>b!==u)];let A=et([...new Set(e)],y());if(A.length>0&&!c.has("Mono")){const b=await p("Mono");
et(A,[b]).length<A.length&&c.set("Mono",b),A=et(A,y())}const E=[];A.length>0&&E.push(await p("Emoji"));const B=[...y(),...E],U=[];if(s){const b=new J("User",await(0,tt.
ar)(s,i));if(c.set("Regular",b).set("Italic",b),U.push(b),n){const k=new J("UserBold",await(0,tt.ar)(n,i));c.set("SemiBold",k).set("SemiBoldItalic",k),U.push(k)}}
const x=new Map;for(const{id:b,parts:k}of o)x.set(b,k.map(({face:K,ranges:G},z)=>new J(`${b}-${z}`,K,G)));return new nt(c,[...B,...U,...[...x.values()].flat()],
U,x,i)}async warm(t,e){for(const{face:n}of[...this.styles.values(),...[...this.parts.values()].flat()])await e.rest(),n.shape("A");const{face:s}=this.fontOf("Re\
gular");for(const n of t){const o=e.step(mt);o&&await o,wt.test(n)&&s.shape(n)}}word(t,e,s=!1){const n=this.words[s?"rtl":"ltr"];let o=n.get(e);o||n.set(e,o=new Map);
let i=o.get(t);return i||o.set(t,i=this.shape(t,e,s)),i}metrics(t){return this.fontOf(t).face.metrics}async embed(t){for(const e of this.all)e.used.size!==0&&(await t.
rest(),e.embedded=await(0,N.r)(e.face,[...e.used.values()]))}get all(){return this.others}fontOf(t){const e=this.fontsOf(t);return e.find(s=>s.covers(" "))??e[0]}fontsOf(t){
let e=this.chains.get(t);if(!e){const s=n=>this.parts.get(n)??[this.styles.get(n)??this.styles.get(St(n))??this.others[0]];this.chains.set(t,e=t.split(" ").flatMap(
n=>s(n)))}return e}shape(t,e,s){const n=t.split(lt);if(n.length===1)return this.shapePlain(t,e,s);const o=n.map((i,c)=>c%2===1?this.shapeJoined(i,e):this.shapePlain(
i,e,s));return s&&o.reverse(),V(t,o.flatMap(({parts:i})=>i),o.some(({leans:i})=>i))}shapeJoined(t,e){const o=(!t.includes("‍")?Array.from(t,u=>String.fromCharCode(
u.codePointAt(0)-gt+65)):t.split("‍").map(u=>u.replace(new RegExp("\\p{Emoji_Modifier}|\\ufe0f","gu"),""))).filter(u=>this.others.some(y=>y.covers(u))).join("");
if(o==="")return this.shapePlain(t,e,!1);const{parts:i,leans:c}=this.shapePlain(o,e,!1),p=i.map((u,y)=>({...u,actual:y===0?t:""}));return V(t,p,c===!0)}shapePlain(t,e,s){
const n=this.fontsOf(e),o=n[0],i=(0,F.RK)(t).replace(ut,"$1"),c=e.endsWith("Italic")&&this.upright.includes(o);if(o.covers(i))return V(t,[st(o,i,s)],c);const p=e.
endsWith("SemiBoldItalic")?this.fontOf(Mt(e)):void 0,u=[...new Set([...n,...p?[p]:[],...this.others])],y=(0,H.W_)({text:i,rtl:s},u).map(A=>{if(A.font!==H.lV)return st(
u[A.font],A.text,A.rtl);const E=(0,F.qf)(A.text);for(const B of E)this.missing.add(B);return{...st(this.others[0],pt.repeat(E.length),!1),actual:A.text}});return V(
t,y,c)}}const V=(h,t,e)=>({text:h,width:t.reduce((s,{glyphs:n})=>n.reduce((o,{advance:i})=>o+i,s),0),parts:t,...e&&{leans:e}}),Pt=h=>h.map(t=>String.fromCodePoint(
t)).join("");function st(h,t,e){const s=h.face.shape(t,e);for(const{glyph:o}of s)h.used.has(o.id)||h.used.set(o.id,o);const n=s.map(({glyph:o})=>Pt(h.used.get(o.
id).codePoints)).join("");return{font:h,glyphs:s,actual:e||n===t?void 0:t}}const At=({glyphs:h,actual:t})=>t===void 0&&h.every(({y:e})=>e===0),$t=h=>h.shown??=(0,W.
Q)(h.glyphs,h.font.embedded,h.font.face.unit);function Et({font:h,glyphs:t,actual:e},s){const n=(0,W.n)(t,h.embedded,h.face.unit,s);return e===void 0?n:(0,q.$u)(
e,n)}const ot="",Tt=5e5,jt=6;class it{joined=[];operators=[];parts=[];told=[];length=0;add(t){this.operators.push(t),this.length+=t.length,this.length>=Tt&&this.
join()}mark(t){if(At(t))return this.keep(t,t),ot}show(t,e){this.keep({part:t,size:e},t),this.add(ot)}keep(t,{glyphs:e}){this.parts.push(t),this.length+=e.length*
jt}join(){const{operators:t,parts:e}=this;t.length!==0&&(this.joined.push(t.join(`
`)),this.told.push(e.slice()),[this.operators,this.parts,this.length]=[[],[],0])}get plain(){return[...this.joined,...this.operators].join(`
`)}*pieces(){this.join();const t=this.joined.length-1;for(const[e,s]of this.joined.entries())yield bt(s,this.told[e])+(e<t?`
`:"")}}function bt(h,t){if(t.length===0)return h;const e=h.split(ot),s=[e[0]];for(const[n,o]of t.entries())s.push("part"in o?Et(o.part,o.size):$t(o)),s.push(e[n+
1]);return s.join("").replaceAll("><","")}const ct={font:void 0,size:0,fill:"",stroke:"",spacing:0,alpha:1},vt={...ct,spacing:Number.NaN},Dt="-100000 -100000 20\
0000 200000",ft=100;class xt{fonts=new Set;shades=new Map;patterns=new Map;patternNames=new Map;alphas=new Map;blends=new Set;groups=new Map;masks=new Map;made=new Map;content=new it;inner="";kept=[];state=ct;*sequence(t,e){
this.content.add(t);let s=!1,n=0;for(const o of e)n>=ft&&(yield n,n=0),n+=Ct(o),o.kind==="text"!==s&&this.content.add(s?"ET":"BT"),s=o.kind==="text",this.write(
o);s&&this.content.add("ET"),this.content.add("EMC"),yield n}enter(t){const{clip:e,matrix:s,hasHoles:n=!1,masked:o}=t,i=(0,P.I)(t)?this.content:void 0;this.kept.
push({state:this.state,around:i,control:t}),this.content.add("q"),s&&this.content.add(`${s.map(g._).join(" ")} cm`),e!==void 0&&this.content.add(`${e} W${n?"*":
""} n`);const c=o&&this.made.get(o);c!==void 0&&this.content.add(`/${c} gs`),i&&(this.content=new it,this.state=vt)}leave(t){const{state:e,around:s,control:n}=this.
kept.pop();if(s&&t!==void 0){if(n.overlays&&this.cover(n.overlays),this.content.join(),this.groups.set(t,this.content),this.content=s,this.state=e,n.making){const o=`\
Soft${t}`;this.masks.set(o,{group:t,mask:n.making}),this.made.set(n.making,o)}else n.overlays&&this.content.add(`/${this.maskBy(this.inner)} gs`),this.covers(n.
opacity??1),n.blend!==void 0&&this.mixes(n.blend),this.content.add(`/${t} Do`);this.inner=t}this.state=e,this.content.add("Q")}cover(t){for(const{blend:e,color:s,
alpha:n}of t){this.blends.add(e);const o=`/${e} gs /${this.alphaName(n)} gs ${(0,g.wW)(s,"fill")}`;this.content.add(`/Artifact BMC q ${o} ${Dt} re f Q EMC`)}}maskBy(t){
const e=`Soft${t}`;return this.masks.set(e,{group:t,mask:{isAlpha:!0}}),e}write(t){switch(t.kind){case"text":return this.text(t);case"area":return this.area(t);case"\
image":this.content.add(`q ${t.matrix.map(g._).join(" ")} cm /${t.name} Do Q`);return;case"stroke":return this.line(t);case"shape":return this.shape(t);case"out\
line":return this.outline(t);case"tiles":return this.tiles(t)}}tiles({tile:t,across:e,up:s}){const{state:n,content:o}=this;this.content=new it,this.write(t);const i=this.
content.plain;this.content=o,this.state=n;for(const c of e)o.add(`q 1 0 0 1 ${(0,g._)(c)} ${(0,g._)(s)} cm ${i} Q`)}text(t){const{x:e,y:s,size:n,color:o,fill:i,
words:c,matrix:p,oblique:u=!1,spacing:y=0,alpha:A=1}=t,E=i&&this.patternOf(i);E===void 0?this.filled(o):this.fillBy(`/Pattern cs /${E} scn`),i&&(0,S.OD)(i)&&this.
content.add(`/Mask${E} gs`),this.covers(A);const B=this.beginMode(t,E);y!==this.state.spacing&&(this.state={...this.state,spacing:y},this.content.add(`${(0,g.id)(
y)} Tc`));const U=(G,z)=>{const Q=z?P.X:0;p?this.content.add(`${(0,g.vs)((0,_.lw)([1,0,Q,1,G,s],p))} Tm`):this.content.add(`1 0 ${Q} 1 ${(0,g.id)(G)} ${(0,g.id)(
s)} Tm`)};let x=u||c[0]?.leans===!0,b=e;U(e,x);let k="";const K=()=>{k&&this.content.add(`[${k}]TJ`),k=""};for(const{parts:G,width:z,after:Q=0,leans:at=u}of c){
at!==x&&(K(),U(b,at),x=at),b+=z*n/1e3+y*G.reduce((X,{glyphs:Z})=>X+Z.length,0);for(const X of G){if(X.glyphs.length===0)continue;(X.font!==this.state.font||n!==
this.state.size)&&(K(),this.set(X.font,n));const Z=this.content.mark(X);Z!==void 0?k+=Z:(K(),this.content.show(X,n))}Q!==0&&(k+=(0,g._)(-Q))}K(),B!==""&&this.content.
add(B)}beginMode({color:t,bolder:e=0,outline:s,isHidden:n=!1},o){if(n)this.content.add("3 Tr");else{if(s)return this.stroked(s.color),this.content.add(`${s.isAlone?
1:2} Tr ${(0,g.id)(s.width+e)} w 4 M`),"0 Tr 10 M";if(e>0)o===void 0?this.stroked(t):this.strokeBy(`/Pattern CS /${o} SCN`),this.content.add(`2 Tr ${(0,g.id)(e)}\
 w`);else return""}return"0 Tr"}set(t,e){this.state={...this.state,font:t,size:e},this.fonts.add(t),this.content.add(`/${t.name} ${(0,g.id)(e)} Tf`)}area({x:t,y:e,
width:s,height:n,color:o,radius:i=0}){this.filled(o),this.covers(1),i===0?this.content.add(`${[t,e,s,n].map(g.id).join(" ")} re f`):(this.content.add(It(t,e,s,n,
Math.min(i,s/2,n/2))),this.content.add("f"))}line({points:t,width:e,color:s,dots:n}){this.stroked(s);const o=`${(0,g.id)(e)} w ${(0,g.XL)(t)} S`;this.content.add(
n===void 0?o:`q 1 J [0 ${(0,g.id)(n)}] 0 d ${o} Q`)}patternOf(t){const e=this.kept.findLastIndex(({around:c})=>c!==void 0)+1;let s=[1,0,0,1,0,0];for(const{control:c}of this.
kept.slice(e))c.matrix&&(s=(0,_.lw)(c.matrix,s));t.matrix&&(s=(0,_.lw)(t.matrix,s));let n=this.patternNames.get(t);n||this.patternNames.set(t,n=new Map);const o=s.
join();let i=n.get(o);return i===void 0&&(n.set(o,i=`Pattern${this.patterns.size+1}`),this.patterns.set(i,{shade:t,matrix:s})),i}filled(t){this.fillBy((0,g.wW)(
t,"fill"))}fillBy(t){t!==this.state.fill&&(this.state={...this.state,fill:t},this.content.add(t))}stroked(t){this.strokeBy((0,g.wW)(t,"stroke"))}strokeBy(t){t!==
this.state.stroke&&(this.state={...this.state,stroke:t},this.content.add(t))}covers(t){t!==this.state.alpha&&(this.state={...this.state,alpha:t},this.content.add(
`/${this.alphaName(t)} gs`))}outline({path:t,color:e,alpha:s,width:n,cap:o,join:i,miter:c,dashes:p,dashOffset:u}){const y=this.alphaName(s),A=p.length>0?` [${p.
map(g._).join(" ")}] ${(0,g._)(u)} d`:"",E=`${(0,g._)(n)} w ${o} J ${i} j ${(0,g._)(c)} M${A}`;this.content.add(`q ${this.strokeColor(e)} /${y} gs ${E} ${t} S Q`)}strokeColor(t){
if(!("stops"in t))return(0,g.wW)(t,"stroke");const e=this.patternOf(t);return`${(0,S.OD)(t)?`/Mask${e} gs `:""}/Pattern CS /${e} SCN`}mixes(t){this.blends.add(t),
this.content.add(`/${t} gs`)}alphaName(t){const e=`A${Math.round(t*1e3)}`;return this.alphas.set(e,t),e}shape({path:t,fill:e,alpha:s=1,hasHoles:n=!1}){this.covers(
s);const o=n?"*":"";if(!("stops"in e)){this.filled(e),this.content.add(`${t} f${o}`);return}let i=this.shades.get(e);i===void 0&&this.shades.set(e,i=`Shade${this.
shades.size+1}`);const c=e.matrix?`${e.matrix.map(g._).join(" ")} cm `:"";this.content.add(`q ${t} W${o} n ${c}${(0,S.OD)(e)?`/Mask${i} gs `:""}/${i} sh Q`)}}function Ct(h){
return h.kind==="tiles"?1+h.across.length/ft:h.kind==="text"?1+h.words.length/10:1}function It(h,t,e,s,n){const[o,i]=[h+e,t+s],c=n*(1-g.yQ),p=(...y)=>`${y.map(g.
id).join(" ")} c`,u=(...y)=>`${y.map(g.id).join(" ")} l`;return[`${(0,g.id)(h+n)} ${(0,g.id)(t)} m`,u(o-n,t),p(o-c,t,o,t+c,o,t+n),u(o,i-n),p(o,i-c,o-c,i,o-n,i),
u(h+n,i),p(h+c,i,h,i-c,h,i-n),u(h,t+n),p(h,t+c,h+c,t,h+n,t),"h"].join(" ")}const dt=2e3,Rt=1500,kt={Header:"/Artifact <</Type /Pagination /Subtype /Header /Atta\
ched [/Top]>> BDC",Footer:"/Artifact <</Type /Pagination /Subtype /Footer /Attached [/Bottom]>> BDC"};class _t{ink=new xt;open=[];count=0;*write(t){const{ink:e,
open:s}=this;for(const n of t){if("enter"in n)e.enter(n.enter),s.push({group:n.group,count:this.count}),n.group&&(this.count=0);else if("leave"in n){const{group:o,
count:i}=s.pop();e.leave(o&&Y(o)),o&&(this.count=i)}else{const{element:o,running:i,inks:c}=n,p=o?`/${o.tag} <</MCID ${this.count++}>> BDC`:i?kt[i]:"/Artifact BM\
C";for(const u of e.sequence(p,c))yield u*Rt}yield dt}e.content.join()}}const Y=({ref:h})=>`Group${h.objectNumber}`;var Bt=f(6804);const Ut=6,Lt=40,ht=8e3;class rt{typefaces;job;document=new m.
Hg("Document",void 0,{});sheets=[];context=v.A.create();fonts=new Map;shared=new Map;writers=new Map;keys=0;constructor(t,e){this.typefaces=t,this.job=e}static async open(t,e){
return new rt(await nt.open(t,e.pace),e)}sheet(t,e){const s=()=>({ref:this.context.nextRef(),key:this.keys++}),{ref:n,key:o}=s(),i=new D(t,e,n,o,s);return this.
sheets.push(i),i}async finish({title:t,author:e,language:s,bookmarks:n=[],breaksArchive:o=!1,isAccessible:i=!0}){await this.typefaces.embed(this.job.pace);const{
context:c}=this,p=c.nextRef();for(const E of this.sheets)await this.writeSheet(E,p);c.assign(p,c.obj({Type:"Pages",Kids:this.sheets.map(({ref:E})=>E),Count:this.
sheets.length})),await this.writeCatalog(p,s,n);const u=c.obj({Title:$.A.fromText(t),Producer:T.A.of(d.n8)});e!==void 0&&u.set(O.A.of("Author"),$.A.fromText(e)),
c.trailerInfo.Info=c.register(u);const y=await(0,Bt._)(c,this.job.pace);this.forget();const A=await(0,M.E)(y,this.job);for(const[{embedded:E},B]of this.fonts)E.
addTo(A,new w.oS(B.objectNumber));return this.embedImages(A),(0,d.Xw)(A),await(0,d.Q$)(A,{title:t,author:e,language:s},{isArchive:!o,isAccessible:i}),A}*settle(t){
const{drawn:e}=t;e.length<2||(yield*this.writerOf(t).write(e.splice(0,e.length-1)))}writerOf(t){let e=this.writers.get(t);return e||this.writers.set(t,e=new _t),
e}async writeSheet(t,e){const{context:s,job:n}=this,o=this.writerOf(t);for(const y of o.write(t.drawn.splice(0))){const A=n.pace.step(y);A&&await A}this.writers.
delete(t);const i=o.ink,c=await this.streamOf(i.content,{}),p=await this.resourcesOf(i,t);t.groups.length>0&&await this.writeGroups(t,i,p);const u=s.obj({Type:"\
Page",Parent:e,MediaBox:[0,0,t.width,t.height],Contents:s.register(c),Resources:this.shared.get(t)??p,StructParents:t.key,Tabs:"S"});t.links.length>0&&u.set(O.A.
of("Annots"),s.obj(t.links.map(({ref:y})=>y)));for(const y of t.links)s.assign(y.ref,this.annotation(y,t));s.assign(t.ref,u)}async streamOf(t,e){const{context:s,
job:n}=this,o=[];for(const p of t.pieces()){o.push(Buffer.from(p,"latin1"));const u=n.pace.step(p.length*Lt);u&&await u}const i=await(0,l.uM)(n).deflate(o.length===
1?o[0]:Buffer.concat(o),Ut),c=s.obj({Filter:"FlateDecode",Length:i.length});for(const[p,u]of Object.entries(e))c.set(O.A.of(p),u);return C.A.of(c,i)}async writeGroups(t,e,s){
const{context:n}=this,o=n.register(s);this.shared.set(t,o);const{width:i,height:c}=t;for(const p of t.groups){const u=e.groups.get(Y(p)),y=await this.streamOf(u,
{Type:O.A.of("XObject"),Subtype:O.A.of("Form"),BBox:n.obj([-4*i,-4*c,5*i,5*c]),Group:n.obj({S:"Transparency",CS:"DeviceRGB"}),Resources:o,StructParents:j.A.of(p.
key)});n.assign(p.ref,y)}s.set(O.A.of("XObject"),n.obj(Object.fromEntries(t.groups.map(p=>[Y(p),p.ref]))))}async resourcesOf({fonts:t,shades:e,patterns:s,alphas:n,
blends:o,masks:i},{groups:c}){const{context:p,job:u}=this,y=p.obj({Font:Object.fromEntries([...t].map(x=>[x.name,this.fontRef(x)]))}),A={};for(const[x,b]of n)A[x]=
p.obj({Type:"ExtGState",ca:b,CA:b});for(const x of o)A[x]=p.obj({Type:"ExtGState",BM:x});const E=new Map(c.map(x=>[Y(x),x.ref]));for(const[x,{group:b,mask:k}]of i)
A[x]=p.obj({Type:"ExtGState",SMask:{Type:"Mask",S:k.isAlpha?"Alpha":"Luminosity",G:E.get(b)}});const B={};for(const[x,b]of e){(0,S.OD)(x)&&(A[`Mask${b}`]=(0,S.ao)(
p,x)),B[b]=(0,S.Tp)(p,x);const k=u.pace.step(x.stops.length*ht);k&&await k}const U={};for(const[x,{shade:b,matrix:k}]of s){(0,S.OD)(b)&&(A[`Mask${x}`]=(0,S.ao)(
p,b,b.matrix)),U[x]=(0,S.CD)(p,b,k);const K=u.pace.step(b.stops.length*ht);K&&await K}return s.size>0&&y.set(O.A.of("Pattern"),p.obj(U)),Object.keys(A).length>0&&
y.set(O.A.of("ExtGState"),p.obj(A)),e.size>0&&y.set(O.A.of("Shading"),p.obj(B)),y}fontRef(t){let e=this.fonts.get(t);return e||this.fonts.set(t,e=this.context.register(
this.context.obj({}))),e}annotation({box:t,target:e,contents:s,key:n},o){const i=this.context.obj({Type:"Annot",Subtype:"Link",Rect:t.map(u=>Math.round(u*100)/100),
Border:[0,0,0],F:4,P:o.ref,StructParent:n,Contents:$.A.fromText(s)}),[c,p]=this.aim(e);return p&&i.set(O.A.of(c),p),i}aim(t){return"place"in t?["Dest",this.destination(
t.place)]:["A",this.context.obj({Type:"Action",S:"URI",URI:T.A.of(Nt(t.uri))})]}destination({sheet:t,top:e}){return t&&this.context.obj([t.ref,"XYZ",null,e===void 0?
null:Math.round(e*100)/100,null])}async parentsOf(t){const{context:e,job:s,sheets:n}=this,o=[];for(const{key:i,owners:c,groups:p,links:u}of n){o.push([i,e.register(
e.obj(c.map(E=>t.refOf(E))))]);for(const E of p)o.push([E.key,e.obj(E.owners.map(B=>t.refOf(B)))]);for(const E of u)o.push([E.key,t.refOf(E.element)]);const y=p.
reduce((E,B)=>E+B.owners.length,c.length+u.length),A=s.pace.step(y*dt);A&&await A}return o.sort(([i],[c])=>i-c)}async writeCatalog(t,e,s){const{context:n,job:o}=this,
i=new m.sP(n),c=await this.parentsOf(i),p=i.write(this.document,c);let u=p.next();for(;u.done!==!0;u=p.next()){const E=o.pace.step(2e3);E&&await E}const y=n.obj(
{Type:"Catalog",Pages:t,StructTreeRoot:u.value,MarkInfo:{Marked:!0},ViewerPreferences:{DisplayDocTitle:!0}});e!==void 0&&y.set(O.A.of("Lang"),T.A.of(e));const A=r(
n,s,E=>this.destination(E));A&&(y.set(O.A.of("Outlines"),A),y.set(O.A.of("PageMode"),O.A.of("UseOutlines"))),n.trailerInfo.Root=n.register(y)}forget(){this.document.
kids.length=0;for(const{owners:t,links:e,groups:s}of this.sheets)for(const n of[t,e,s])n.length=0}embedImages(t){for(const e of this.sheets){const{ref:s,images:n}=e;
if(n.size===0)continue;const o=this.shared.get(e),i=o?t.edit(o.objectNumber):t.edit(s.objectNumber).get("Resources"),c=i.get("XObject")??(0,w.jd)({});for(const[
p,u]of n)c.set(p,u.embed(t,{profiled:!0}));i.set("XObject",c)}}}const Nt=h=>h.replace(/[\\()]/g,"\\$&")}),78445:((L,R,f)=>{f.d(R,{Hg:()=>M,Kj:()=>j,sP:()=>w});var v=f(
81415),$=f(91112),T=f(61410),O=f(6476),C=f(6804);const j={};class M{tag;parent;facts;kids=[];constructor(r,a,m){this.tag=r,this.parent=a,this.facts=m}add(r,a=j){
const m=new M(r,this,a);return this.kids.push(m),m}prune(){const r=this.kids.filter(a=>a instanceof M?(a.prune(),a.kids.length>0||a.tag==="TD"||a.tag==="TH"):!0);
this.kids.splice(0,this.kids.length);for(const a of r)this.kids.push(a)}adopt(r){r.parent=this,this.kids.push(r)}}class l extends C.s{writer;element;constructor(r,a){
super(),this.writer=r,this.element=a}make(){return this.writer.dictOf(this.element)}}class w{context;rootRef;refs=new Map;ids=[];constructor(r,a=r.nextRef()){this.
context=r,this.rootRef=a}refOf(r){let a=this.refs.get(r);return a||this.refs.set(r,a=this.context.nextRef()),a}*write(r,a){const{context:m}=this,S=[r];for(let D=S.
pop();D;D=S.pop()){for(const g of D.kids)g instanceof M&&S.push(g);this.put(D),yield}const P=m.obj({Type:"StructTreeRoot",K:[this.refOf(r)]}),I=a.flatMap(([D,g])=>[
v.A.of(D),g]);if(P.set($.A.of("ParentTree"),m.register(m.obj({Nums:I}))),P.set($.A.of("ParentTreeNextKey"),v.A.of(a.reduce((D,[g])=>Math.max(D,g+1),0))),this.ids.
length>0){const D=[...this.ids].sort(([g],[_])=>g<_?-1:1).flatMap(([g,_])=>[T.A.of(Buffer.from(g,"latin1").toString("hex")),_]);P.set($.A.of("IDTree"),m.register(
m.obj({Names:D})))}return m.assign(this.rootRef,P),this.rootRef}put(r){const{context:a}=this,{parent:m,facts:S}=r;m&&this.refOf(m);for(const P of r.kids)P instanceof
M&&this.refOf(P);S.id!==void 0&&this.ids.push([S.id,this.refOf(r)]),a.assign(this.refOf(r),new l(this,r))}dictOf(r){const{context:a}=this,{tag:m,parent:S,facts:P}=r,
I=O.A.withContext(a),D=(W,F)=>I.set($.A.of(W),F);D("S",$.A.of(m)),D("P",S?this.refOf(S):this.rootRef);const[g]=r.kids,_=g instanceof M?void 0:g?.page;_&&D("Pg",
_);const N=r.kids.map(W=>this.kid(W,_));return N.length>0&&D("K",N.length===1?N[0]:a.obj(N)),P.alt!==void 0&&D("Alt",T.A.fromText(P.alt)),P.title!==void 0&&D("T",
T.A.fromText(P.title)),P.lang!==void 0&&D("Lang",T.A.fromText(P.lang)),P.attributes&&D("A",a.obj(P.attributes)),P.id!==void 0&&D("ID",T.A.of(Buffer.from(P.id,"l\
atin1").toString("hex"))),I}kid(r,a){if(r instanceof M)return this.refOf(r);const{context:m}=this;return"annotation"in r?m.obj({Type:"OBJR",Obj:r.annotation,Pg:r.
page}):r.form?m.obj({Type:"MCR",Pg:r.page,Stm:r.form,MCID:r.content}):r.page===a?v.A.of(r.content):m.obj({Type:"MCR",Pg:r.page,MCID:r.content})}}}),87594:((L,R,f)=>{
f.d(R,{I:()=>v,X:()=>$});const v=({opacity:T,blend:O,overlays:C,making:j,masked:M})=>[T,O,C,j,M].some(l=>l!==void 0),$=.2}),71642:((L,R,f)=>{f.d(R,{CD:()=>T,OD:()=>v,
Tp:()=>$,ao:()=>O});const v=({stops:d})=>d.some(({alpha:r})=>r<1);function $(d,{coordinates:r,stops:a}){return d.register(C(d,r,a,"DeviceRGB",({color:m})=>m))}const T=(d,r,a)=>d.
register(d.obj({Type:"Pattern",PatternType:2,Shading:$(d,r),Matrix:a.map(l)}));function O(d,{coordinates:r,stops:a,box:m},S){const P=C(d,r,a,"DeviceGray",({alpha:D})=>[
D]),I=d.stream("/Shade sh",{Type:"XObject",Subtype:"Form",BBox:[...m],...S&&{Matrix:S.map(l)},Group:{S:"Transparency",CS:"DeviceGray"},Resources:{Shading:{Shade:P}}});
return d.register(d.obj({Type:"ExtGState",SMask:{Type:"Mask",S:"Luminosity",G:d.register(I)}}))}function C(d,r,a,m,S){const P=a.slice(1).map((D,g)=>({FunctionType:2,
Domain:[0,1],C0:S(a[g]).map(w),C1:S(D).map(w),N:1})),I={FunctionType:3,Domain:[0,1],Functions:P,Bounds:M(a),Encode:P.flatMap(()=>[0,1])};return d.obj({ShadingType:r.
length===4?2:3,ColorSpace:m,Coords:r.map(w),Function:I,Extend:[!0,!0]})}const j=1e-5;function M(d){const r=d.slice(1,-1),a=Math.min(j,.5/d.length);let m=0;return r.
map(({at:S},P)=>(m=Math.min(Math.max(S,m+a),1-(r.length-P)*a),l(m)))}const l=d=>Number(d.toPrecision(9)),w=d=>Math.round(d*1e4)/1e4}),6804:((L,R,f)=>{f.d(R,{_:()=>C,
s:()=>O});var v=f(90059),$=f(64680);const T=120;class O extends v.A{}async function C(j,M){const l=j.enumerateIndirectObjects().reverse(),w=new $.k(l.length*T);
w.text(`%PDF-1.7
%ÿÿÿÿ
`);const d=[];for(let P=l.pop();P;P=l.pop()){const[I,D]=P;j.delete(I);const g=D instanceof O?D.make():D;d[I.objectNumber]=w.length,w.text(`${I.objectNumber} 0 o\
bj
`);const _=g.sizeInBytes();w.fill(_,(W,F)=>g.copyBytesInto(W,F)),w.text(`
endobj
`);const N=M.step(_*20);N&&await N}const r=w.length;w.text(`xref
0 ${d.length}
0000000000 65535 f 
`);for(let P=1;P<d.length;P++){const I=d[P];w.text(I===void 0?`0000000000 00001 f 
`:`${String(I).padStart(10,"0")} 00000 n 
`)}const{Root:a,Info:m}=j.trailerInfo,S=m?`/Info ${m.toString()}`:"";return w.text(`trailer
<</Size ${d.length}/Root ${a.toString()}${S}>>
startxref
${r}
%%EOF
`),w.bytes}}),82715:((L,R,f)=>{f.d(R,{m:()=>T});var v=f(21115),$=f(3907);function T(O,C,j,M){const{text:l,properties:w,end:d,about:r}=O,a=w.find(I=>I.namespace===
v.dK[C]&&I.name===j),m=a&&l.slice(a.from,a.to).match(/^[\s\S]*(?=<\/(?:[\w.-]+:)?Bag\s*>)/)?.[0].length;if(a&&m!==void 0){const I=a.from+m;return`${l.slice(0,I)}${M.
replace("<rdf:li",`<rdf:li xmlns:rdf="${v.dK.rdf}"`)}${l.slice(I)}`}const S=`<${C}:${j}><rdf:Bag>
${M}</rdf:Bag></${C}:${j}>`,P=`<rdf:Description xmlns:rdf="${v.dK.rdf}" rdf:about="${(0,$.X)(r)}" xmlns:${C}="${v.dK[C]}">
${S}
</rdf:Description>
`;return`${l.slice(0,d)}${P}${l.slice(d)}`}})};
