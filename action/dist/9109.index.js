"use strict";exports.id=9109,exports.ids=[9109],exports.modules={29825:((L,x,l)=>{l.d(x,{EH:()=>P,OD:()=>w,W_:()=>y,lV:()=>T});var j=l(12889),A=l(47707);const T=-1,w=(a,u)=>(0,j.
pr)(a).flatMap(S=>y(S,u));function y({text:a,rtl:u},S){const O=[];for(const m of(0,A.qf)(a)){const b=O.at(-1),d=(0,A.ML)(m)?b?.font??0:v(m,S,b?.font);b?.font===
d?b.text+=m:O.push({font:d,text:m,rtl:u})}return u?O.reverse():O}function v(a,u,S){return/^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(a)&&S!==void 0&&u[S]?.
covers(a)===!0?S:u.findIndex(m=>m.covers(a))}function P(a,u){const S=w(a,u).filter(({font:O})=>O===T);return[...new Set(S.flatMap(O=>(0,A.qf)(O.text)))]}}),45409:((L,x,l)=>{
l.d(x,{Q:()=>T,n:()=>A});var j=l(36078);function A(w,y,v,P){let a=0,u=0;const S=[];for(let O=0;O<w.length;O=a){const{y:m}=w[O];for(;a<w.length&&w[a].y===m;)a++;
m!==u&&S.push(`${(0,j.id)(m*P/1e3)} Ts`),u=m,S.push(`[${T(w.slice(O,a),y,v)}] TJ`)}return u!==0&&S.push("0 Ts"),S.join(" ")}function T(w,y,v){let P="",a="";const u=S=>{
const O=Math.round(S*100)/100;O!==0&&(a&&(P+=`<${a}>`),a="",P+=`${-O} `)};for(const{glyph:S,advance:O,x:m}of w)u(m),a+=y.codeOf(S),u(O-m-S.advanceWidth*v);return a?
`${P}<${a}>`:P}}),88739:((L,x,l)=>{l.d(x,{B:()=>v,U:()=>w});var j=l(77581),A=l(12889);const T=100;function w(P,{digits:a=4,isInOrder:u=!1}={}){const S=P.filter(
([,m])=>m.length>0).map(([m,b])=>`<${v(m).slice(-a)}> <${y(b,u)}>`),O=Array.from({length:Math.ceil(S.length/T)},(m,b)=>{const d=S.slice(b*T,(b+1)*T);return[`${d.
length} beginbfchar`,...d,"endbfchar"].join(`
`)});return["/CIDInit /ProcSet findresource begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName\
 /Adobe-Identity-UCS def /CMapType 2 def",`1 begincodespacerange <${"0".repeat(a)}> <${"F".repeat(a)}> endcodespacerange`,...O,"endcmap CMapName currentdict /CM\
ap defineresource pop end end"].join(`
`)}function y(P,a){const u=P.map(S=>String.fromCodePoint(S)).join("");return(0,j.kt)(!a&&(0,A.ft)(u)?[...u].reverse().join(""):u).toString("hex").toUpperCase()}
const v=P=>P.toString(16).toUpperCase().padStart(4,"0")}),38875:((L,x,l)=>{l.d(x,{F:()=>T});var j=l(60623);const A=1<<24,T=w=>(0,j.UD)(Buffer.from(w,"base64"),{
stream:A,total:A,remaining:A},{found:!1})}),96927:((L,x,l)=>{l.d(x,{XS:()=>w,tU:()=>y,tn:()=>T});const j=v=>Math.round(v*72e3/25.4)/1e3,A=(v,P)=>[j(v),j(P)],T={
A3:A(297,420),A4:A(210,297),A5:A(148,210),A6:A(105,148),Letter:[612,792],Legal:[612,1008],Tabloid:[792,1224]},w=3,y=14400}),24472:((L,x,l)=>{l.d(x,{Q$:()=>S,Xw:()=>u,
n8:()=>a});var j=l(43496),A=l(1975),T=l(82715),w=l(60912),y=l(21878),v=l(81679),P=l(45599);const a="Octavo";function u(m){const b=m.add(new P.Z6((0,P.jd)({N:3,Filter:(0,P.
UU)("FlateDecode")}),(0,v.Kc)((0,y.k)({gray:!1})))),d=(0,P.jd)({Type:(0,P.UU)("OutputIntent"),S:(0,P.UU)("GTS_PDFA1"),OutputConditionIdentifier:(0,P.Px)("sRGB"),
Info:(0,P.Px)("sRGB"),DestOutputProfile:b});m.editCatalog().set("OutputIntents",[m.add(d)])}async function S(m,{title:b,author:d,language:D},I){const{isArchive:_}=I,
B=(W,G,V)=>({prefix:W,name:G,form:"simple",values:[V]}),k=I.isAccessible&&D!==void 0,F=(0,w.T3)([{prefix:"dc",name:"title",form:"alternative",values:[b]},...d===
void 0?[]:[{prefix:"dc",name:"creator",form:"ordered",values:[d]}],...D===void 0?[]:[{prefix:"dc",name:"language",form:"unordered",values:[D]}],B("pdf","Produce\
r",a),..._?[B("pdfaid","part","3"),B("pdfaid","conformance","A")]:[],...k?[B("pdfuaid","part","1")]:[]]);if(!k||!_)return(0,w._L)(m,F);const N=await(0,A.kg)(Buffer.
from(F,"utf8"),m.job.pace);(0,w._L)(m,(0,T.m)(N,"pdfaExtension","schemas",O))}const O=`<rdf:li rdf:parseType="Resource" xmlns:pdfaSchema="${j.dK.pdfaSchema}" xm\
lns:pdfaProperty="${j.dK.pdfaProperty}">
<pdfaSchema:schema>PDF/UA Universal Accessibility Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${j.dK.pdfuaid}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
<rdf:li rdf:parseType="Resource"><pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType><pdfaProperty:category>inter\
nal</pdfaProperty:category><pdfaProperty:description>Part of ISO 14289 that the document conforms to</pdfaProperty:description></rdf:li>
</rdf:Seq></pdfaSchema:property>
</rdf:li>
`}),69379:((L,x,l)=>{l.d(x,{B:()=>et});var j=l(22387),A=l(61410),T=l(66005),w=l(91112),y=l(16804),v=l(81415),P=l(92356),a=l(68973),u=l(45599),S=l(24472);function O(r,t,e){
if(t.length===0)return;const s=(i,f,g)=>{const c=i.map(()=>r.nextRef());let p=i.length;for(const[M,{title:h,place:$,children:E}]of i.entries()){const R=r.obj({Title:A.
A.fromText(h),Parent:f});m(R,{Prev:c[M-1],Next:c[M+1],Dest:e($)}),E.length>0&&(p+=s(E,c[M],R)),r.assign(c[M],R)}return m(g,{First:c[0],Last:c.at(-1),Count:v.A.of(
p)}),p},n=r.nextRef(),o=r.obj({Type:"Outlines"});return s(t,n,o),r.assign(n,o),n}function m(r,t){for(const[e,s]of Object.entries(t))s!==void 0&&r.set(w.A.of(e),
s)}var b=l(78445),d=l(36078);const D=({stops:r})=>r.some(({alpha:t})=>t<1);function I(r,{coordinates:t,stops:e}){return r.register(B(r,t,e,"DeviceRGB",({color:s})=>s))}
function _(r,{coordinates:t,stops:e,box:s}){const n=B(r,t,e,"DeviceGray",({alpha:i})=>[i]),o=r.stream("/Shade sh",{Type:"XObject",Subtype:"Form",BBox:[...s],Group:{
S:"Transparency",CS:"DeviceGray"},Resources:{Shading:{Shade:n}}});return r.register(r.obj({Type:"ExtGState",SMask:{Type:"Mask",S:"Luminosity",G:r.register(o)}}))}
function B(r,t,e,s,n){const o=e.slice(1).map((f,g)=>({FunctionType:2,Domain:[0,1],C0:n(e[g]).map(k),C1:n(f).map(k),N:1})),i={FunctionType:3,Domain:[0,1],Functions:o,
Bounds:e.slice(1,-1).map(({at:f})=>k(f)),Encode:o.flatMap(()=>[0,1])};return r.obj({ShadingType:t.length===4?2:3,ColorSpace:s,Coords:t.map(k),Function:i,Extend:[
!0,!0]})}const k=r=>Math.round(r*1e4)/1e4;var F=l(41578),N=l(45409),W=l(47707),G=l(29825),V=l(33141),Z=l(36263);const at="□",ft=new RegExp("(\\p{Extended_Picto\
graphic}\\ufe0f?)[\\u{1f3fb}-\\u{1f3ff}]|\\ufe0f?\\u20e3","gu"),ct=new RegExp("(\\p{Regional_Indicator}{2}|\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?(?:\
\\u200d\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?){1,9})","u"),dt=15e4,ht=127462,pt=/^[!-~]+$/;class Y{name;face;used=new Map;embedded;constructor(t,e){
this.name=t,this.face=e,e.keep()}}const q=(r,t)=>r.filter(e=>!t.some(({face:s})=>s.covers(e))),ut=r=>r==="Serif"?"Regular":r.replace(/^Serif/,""),lt=r=>r==="Reg\
ular"?"Serif":`Serif${r}`,mt=r=>r.replace(/Italic$/,"");function gt(r,t){const e=["Regular","SemiBold","Italic"].filter(n=>n==="Regular"||r.includes(n));e.length===
3&&e.push("SemiBoldItalic");const s=r.includes("Serif")&&!t?e.map(lt):[];return new Set([...e,...r.filter(n=>n!=="Serif"),...s])}class Q{styles;others;upright;missing=new Set;words;constructor(t,e,s=[]){
this.styles=t,this.others=e,this.upright=s;const n=()=>({Regular:new Map,SemiBold:new Map,Italic:new Map,SemiBoldItalic:new Map,Serif:new Map,SerifSemiBold:new Map,
SerifItalic:new Map,SerifSemiBoldItalic:new Map,Mono:new Map});this.words={ltr:n(),rtl:n()}}static async open({styles:t,text:e,font:s,boldFont:n},o){const i=new Map,
f=async C=>(await o.rest(),new Y(C,await(0,Z.ft)(C)));for(const C of gt(t,s!==void 0))i.set(C,await f(C));const g=i.get("Regular"),c=()=>[g,...[...i.values()].filter(
C=>C!==g)];let p=q([...new Set(e)],c());if(p.length>0&&!i.has("Mono")){const C=await f("Mono");q(p,[C]).length<p.length&&i.set("Mono",C),p=q(p,c())}const M=[];p.
length>0&&M.push(await f("Emoji"));const h=[...c(),...M];if(!s)return new Q(i,h);const $=new Y("User",(0,Z.ar)(s)),E=n&&new Y("UserBold",(0,Z.ar)(n));i.set("Reg\
ular",$).set("Italic",$),E&&i.set("SemiBold",E).set("SemiBoldItalic",E);const R=E?[$,E]:[$];return new Q(i,[...h,...R],R)}async warm(t,e){for(const{face:n}of this.
styles.values())await e.rest(),n.shape("A");const{face:s}=this.fontOf("Regular");for(const n of t){const o=e.step(dt);o&&await o,pt.test(n)&&s.shape(n)}}word(t,e,s=!1){
const n=this.words[s?"rtl":"ltr"][e];let o=n.get(t);return o||n.set(t,o=this.shape(t,e,s)),o}metrics(t){return this.fontOf(t).face.metrics}async embed(t){for(const e of this.
all)e.used.size!==0&&(await t.rest(),e.embedded=await(0,F.r)(e.face,[...e.used.values()]))}get all(){return this.others}fontOf(t){return this.styles.get(t)??this.
styles.get(ut(t))??this.others[0]}shape(t,e,s){const n=t.split(ct);if(n.length===1)return this.shapePlain(t,e,s);const o=n.map((i,f)=>f%2===1?this.shapeJoined(i,
e):this.shapePlain(i,e,s));return s&&o.reverse(),X(t,o.flatMap(({parts:i})=>i),o.some(({leans:i})=>i))}shapeJoined(t,e){const o=(!t.includes("‍")?Array.from(t,
c=>String.fromCharCode(c.codePointAt(0)-ht+65)):t.split("‍").map(c=>c.replace(new RegExp("\\p{Emoji_Modifier}|\\ufe0f","gu"),""))).filter(c=>this.others.some(
({face:p})=>p.covers(c))).join("");if(o==="")return this.shapePlain(t,e,!1);const{parts:i,leans:f}=this.shapePlain(o,e,!1),g=i.map((c,p)=>({...c,actual:p===0?t:
""}));return X(t,g,f===!0)}shapePlain(t,e,s){const n=this.fontOf(e),o=(0,W.RK)(t).replace(ft,"$1"),i=e.endsWith("Italic")&&this.upright.includes(n);if(n.face.covers(
o))return X(t,[tt(n,o,s)],i);const f=e.endsWith("SemiBoldItalic")?this.fontOf(mt(e)):void 0,g=[...new Set([n,...f?[f]:[],...this.others])],c=(0,G.W_)({text:o,rtl:s},
g.map(({face:p})=>p)).map(p=>{if(p.font!==G.lV)return tt(g[p.font],p.text,p.rtl);const M=(0,W.qf)(p.text);for(const h of M)this.missing.add(h);return{...tt(this.
others[0],at.repeat(M.length),!1),actual:p.text}});return X(t,c,i)}}const X=(r,t,e)=>({text:r,width:t.reduce((s,{glyphs:n})=>n.reduce((o,{advance:i})=>o+i,s),0),
parts:t,...e&&{leans:e}}),St=r=>r.map(t=>String.fromCodePoint(t)).join("");function tt(r,t,e){const s=r.face.shape(t,e);for(const{glyph:o}of s)r.used.has(o.id)||
r.used.set(o.id,o);const n=s.map(({glyph:o})=>St(r.used.get(o.id).codePoints)).join("");return{font:r,glyphs:s,actual:e||n===t?void 0:t}}function wt(r){if(r.shown!==
void 0)return r.shown;const{font:t,glyphs:e,actual:s}=r;if(!(s!==void 0||e.some(({y:n})=>n!==0)))return r.shown=(0,N.Q)(e,t.embedded,t.face.unit)}function Mt({font:r,
glyphs:t,actual:e},s){const n=(0,N.n)(t,r.embedded,r.face.unit,s);return e===void 0?n:(0,V.$u)(e,n)}const st=({opacity:r,making:t,masked:e})=>r!==void 0||t!==void 0||
e!==void 0,Ot=.2,nt={font:void 0,size:0,fill:"",stroke:"",spacing:0,alpha:1},At={...nt,spacing:Number.NaN},ot=100;class Pt{fonts=new Set;shades=new Map;alphas=new Map;groups=new Map;masks=new Map;made=new Map;operators=[];kept=[];state=nt;*sequence(t,e){
this.operators.push(t);let s=!1,n=0;for(const o of e)n>=ot&&(yield n,n=0),n+=o.kind==="tiles"?1+o.across.length/ot:1,o.kind==="text"!==s&&this.operators.push(s?
"ET":"BT"),s=o.kind==="text",this.write(o);s&&this.operators.push("ET"),this.operators.push("EMC"),yield n}enter(t){const{clip:e,matrix:s,hasHoles:n=!1,masked:o}=t,
i=st(t)?this.operators:void 0;this.kept.push({state:this.state,around:i,control:t}),this.operators.push("q"),s&&this.operators.push(`${s.map(d._).join(" ")} cm`),
e!==void 0&&this.operators.push(`${e} W${n?"*":""} n`);const f=o&&this.made.get(o);f!==void 0&&this.operators.push(`/${f} gs`),i&&(this.operators=[],this.state=
At)}leave(t){const{state:e,around:s,control:n}=this.kept.pop();if(s&&t!==void 0)if(this.groups.set(t,this.content),this.operators=s,this.state=e,n.making){const o=`\
Soft${t}`;this.masks.set(o,{group:t,mask:n.making}),this.made.set(n.making,o)}else this.covers(n.opacity??1),this.operators.push(`/${t} Do`);this.state=e,this.operators.
push("Q")}get content(){return this.operators.join(`
`)}write(t){switch(t.kind){case"text":return this.text(t);case"area":return this.area(t);case"image":this.operators.push(`q ${t.matrix.map(d._).join(" ")} cm /${t.
name} Do Q`);return;case"stroke":return this.line(t);case"shape":return this.shape(t);case"outline":return this.outline(t);case"tiles":return this.tiles(t)}}tiles({
tile:t,across:e,up:s}){const{state:n,operators:o}=this;this.operators=[],this.write(t);const i=this.content;this.operators=o,this.state=n;for(const f of e)o.push(
`q 1 0 0 1 ${(0,d._)(f)} ${(0,d._)(s)} cm ${i} Q`)}text({x:t,y:e,size:s,color:n,words:o,oblique:i=!1,bolder:f=0,spacing:g=0,alpha:c=1}){this.filled(n),this.covers(
c),f>0&&(this.stroked(n),this.operators.push(`2 Tr ${(0,d.id)(f)} w`)),g!==this.state.spacing&&(this.state={...this.state,spacing:g},this.operators.push(`${(0,d.
id)(g)} Tc`));const p=(R,C)=>{this.operators.push(`1 0 ${C?Ot:0} 1 ${(0,d.id)(R)} ${(0,d.id)(e)} Tm`)};let M=i||o[0]?.leans===!0,h=t;p(t,M);let $="";const E=()=>{
$&&this.operators.push(`[${$.replaceAll("><","")}]TJ`),$=""};for(const{parts:R,width:C,after:J=0,leans:K=i}of o){K!==M&&(E(),p(h,K),M=K),h+=C*s/1e3+g*R.reduce((U,{
glyphs:z})=>U+z.length,0);for(const U of R){(U.font!==this.state.font||s!==this.state.size)&&(E(),this.set(U.font,s));const z=wt(U);z!==void 0?$+=z:(E(),this.operators.
push(Mt(U,s)))}J!==0&&($+=(0,d._)(-J))}E(),f>0&&this.operators.push("0 Tr")}set(t,e){this.state={...this.state,font:t,size:e},this.fonts.add(t),this.operators.push(
`/${t.name} ${(0,d.id)(e)} Tf`)}area({x:t,y:e,width:s,height:n,color:o,radius:i=0}){this.filled(o),this.covers(1),i===0?this.operators.push(`${[t,e,s,n].map(d.id).
join(" ")} re f`):this.operators.push($t(t,e,s,n,Math.min(i,s/2,n/2)),"f")}line({points:t,width:e,color:s,dots:n}){this.stroked(s);const o=`${(0,d.id)(e)} w ${(0,d.
XL)(t)} S`;this.operators.push(n===void 0?o:`q 1 J [0 ${(0,d.id)(n)}] 0 d ${o} Q`)}filled(t){const e=(0,d.wW)(t,"fill");e!==this.state.fill&&(this.state={...this.
state,fill:e},this.operators.push(e))}stroked(t){const e=(0,d.wW)(t,"stroke");e!==this.state.stroke&&(this.state={...this.state,stroke:e},this.operators.push(e))}covers(t){
t!==this.state.alpha&&(this.state={...this.state,alpha:t},this.operators.push(`/${this.alphaName(t)} gs`))}outline({path:t,color:e,alpha:s,width:n,cap:o,join:i,
miter:f,dashes:g,dashOffset:c}){const p=this.alphaName(s),M=g.length>0?` [${g.map(d._).join(" ")}] ${(0,d._)(c)} d`:"",h=`${(0,d._)(n)} w ${o} J ${i} j ${(0,d._)(
f)} M${M}`;this.operators.push(`q ${(0,d.wW)(e,"stroke")} /${p} gs ${h} ${t} S Q`)}alphaName(t){const e=`A${Math.round(t*1e3)}`;return this.alphas.set(e,t),e}shape({
path:t,fill:e,alpha:s=1,hasHoles:n=!1}){this.covers(s);const o=n?"*":"";if(!("stops"in e)){this.filled(e),this.operators.push(`${t} f${o}`);return}let i=this.shades.
get(e);i===void 0&&this.shades.set(e,i=`Shade${this.shades.size+1}`);const f=e.matrix?`${e.matrix.map(d._).join(" ")} cm `:"";this.operators.push(`q ${t} W${o} \
n ${f}${D(e)?`/Mask${i} gs `:""}/${i} sh Q`)}}function $t(r,t,e,s,n){const[o,i]=[r+e,t+s],f=n*(1-d.yQ),g=(...p)=>`${p.map(d.id).join(" ")} c`,c=(...p)=>`${p.map(
d.id).join(" ")} l`;return[`${(0,d.id)(r+n)} ${(0,d.id)(t)} m`,c(o-n,t),g(o-f,t,o,t+f,o,t+n),c(o,i-n),g(o,i-f,o-f,i,o-n,i),c(r+n,i),g(r+f,i,r,i-f,r,i-n),c(r,t+n),
g(r,t+f,r+f,t,r+n,t),"h"].join(" ")}var yt=l(45657);class Tt{width;height;ref;key;lends;drawn=[];links=[];owners=[];images=new Map;groups=[];open=[];constructor(t,e,s,n,o){
this.width=t,this.height=e,this.ref=s,this.key=n,this.lends=o}draw(t,...e){const s=this.drawn.at(-1);if(s!==void 0&&"inks"in s&&s.element===t&&s.running===void 0&&
this.isLastKid(t)){(0,yt.RZ)(s.inks,e);return}if(this.drawn.push({element:t,inks:[...e]}),!t)return;const{owners:o,form:i}=this.stream;t.kids.push({page:this.ref,
content:o.length,form:i}),o.push(t)}run(t,...e){this.drawn.push({element:void 0,running:t,inks:[...e]})}enter(t){const e=this.open.at(-1),s=st(t)?{...this.lends(),
owners:[]}:void 0;s&&this.groups.push(s),this.open.push(s??e),this.drawn.push({enter:t,group:s})}leave(){this.open.pop(),this.drawn.push({leave:!0})}link(t,e,s,n){
const{ref:o,key:i}=this.lends();this.links.push({box:e,target:s,contents:n,element:t,ref:o,key:i}),t.kids.push({page:this.ref,annotation:o})}image(t){for(const[
s,n]of this.images)if(n===t)return s;const e=`Image${this.images.size+1}`;return this.images.set(e,t),e}get stream(){const t=this.open.at(-1);return t?{owners:t.
owners,form:t.ref}:{owners:this.owners,form:void 0}}isLastKid(t){if(!t)return!0;const e=t.kids.at(-1),{owners:s,form:n}=this.stream;return e!==void 0&&"content"in
e&&e.page===this.ref&&e.form===n&&e.content===s.length-1}}var Et=l(64680);const jt=120;async function bt(r,t){const e=r.enumerateIndirectObjects(),s=new Et.k(e.
length*jt);s.text(`%PDF-1.7
%ÿÿÿÿ
`);const n=[];for(const[c,p]of e){n[c.objectNumber]=s.length,s.text(`${c.objectNumber} 0 obj
`);const M=p.sizeInBytes();s.fill(M,($,E)=>p.copyBytesInto($,E)),s.text(`
endobj
`);const h=t.step(M*20);h&&await h}const o=s.length;s.text(`xref
0 ${n.length}
0000000000 65535 f 
`);for(let c=1;c<n.length;c++){const p=n[c];s.text(p===void 0?`0000000000 00001 f 
`:`${String(p).padStart(10,"0")} 00000 n 
`)}const{Root:i,Info:f}=r.trailerInfo,g=f?`/Info ${f.toString()}`:"";return s.text(`trailer
<</Size ${n.length}/Root ${i.toString()}${g}>>
startxref
${o}
%%EOF
`),s.bytes}const vt=6,it=40,rt=2e3,Dt=1500,It=8e3,xt={Header:"/Artifact <</Type /Pagination /Subtype /Header /Attached [/Top]>> BDC",Footer:"/Artifact <</Type /\
Pagination /Subtype /Footer /Attached [/Bottom]>> BDC"};class et{typefaces;job;document=new b.H("Document",void 0,{});sheets=[];context=j.A.create();fonts=new Map;shared=new Map;keys=0;constructor(t,e){
this.typefaces=t,this.job=e}static async open(t,e){return new et(await Q.open(t,e.pace),e)}sheet(t,e){const s=()=>({ref:this.context.nextRef(),key:this.keys++}),
{ref:n,key:o}=s(),i=new Tt(t,e,n,o,s);return this.sheets.push(i),i}async finish({title:t,author:e,language:s,bookmarks:n=[],breaksArchive:o=!1,isAccessible:i=!0}){
await this.typefaces.embed(this.job.pace);const{context:f}=this,g=f.nextRef();for(const M of this.sheets)await this.writeSheet(M,g);f.assign(g,f.obj({Type:"Page\
s",Kids:this.sheets.map(({ref:M})=>M),Count:this.sheets.length})),await this.writeCatalog(g,s,n);const c=f.obj({Title:A.A.fromText(t),Producer:T.A.of(S.n8)});e!==
void 0&&c.set(w.A.of("Author"),A.A.fromText(e)),f.trailerInfo.Info=f.register(c);const p=await(0,P.E)(await bt(f,this.job.pace),this.job);for(const[{embedded:M},
h]of this.fonts)M.addTo(p,new u.oS(h.objectNumber));return this.embedImages(p),(0,S.Xw)(p),await(0,S.Q$)(p,{title:t,author:e,language:s},{isArchive:!o,isAccessible:i}),
p}async writeSheet(t,e){const{context:s,job:n}=this,o=new Pt,i=[];let f=0;for(const h of t.drawn){if("enter"in h)o.enter(h.enter),i.push({group:h.group,content:f}),
h.group&&(f=0);else if("leave"in h){const{group:E,content:R}=i.pop();o.leave(E&&H(E)),E&&(f=R)}else{const{element:E,running:R,inks:C}=h,J=E?`/${E.tag} <</MCID ${f++}\
>> BDC`:R?xt[R]:"/Artifact BMC";for(const K of o.sequence(J,C)){const U=n.pace.step(K*Dt);U&&await U}}const $=n.pace.step(rt);$&&await $}const g=await this.streamOf(
o.content,{}),c=await this.resourcesOf(o,t);t.groups.length>0&&await this.writeGroups(t,o,c);const p=s.obj({Type:"Page",Parent:e,MediaBox:[0,0,t.width,t.height],
Contents:s.register(g),Resources:this.shared.get(t)??c,StructParents:t.key,Tabs:"S"});t.links.length>0&&p.set(w.A.of("Annots"),s.obj(t.links.map(({ref:h})=>h)));
for(const h of t.links)s.assign(h.ref,this.annotation(h,t));s.assign(t.ref,p);const M=n.pace.step(o.content.length*it);M&&await M}async streamOf(t,e){const{context:s,
job:n}=this,o=await(0,a.uM)(n).deflate(Buffer.from(t,"latin1"),vt),i=s.obj({Filter:"FlateDecode",Length:o.length});for(const[f,g]of Object.entries(e))i.set(w.A.
of(f),g);return y.A.of(i,o)}async writeGroups(t,e,s){const{context:n,job:o}=this,i=n.register(s);this.shared.set(t,i);const{width:f,height:g}=t;for(const c of t.
groups){const p=e.groups.get(H(c)),M=await this.streamOf(p,{Type:w.A.of("XObject"),Subtype:w.A.of("Form"),BBox:n.obj([-4*f,-4*g,5*f,5*g]),Group:n.obj({S:"Transp\
arency",CS:"DeviceRGB"}),Resources:i,StructParents:v.A.of(c.key)});n.assign(c.ref,M);const h=o.pace.step(p.length*it);h&&await h}s.set(w.A.of("XObject"),n.obj(Object.
fromEntries(t.groups.map(c=>[H(c),c.ref]))))}async resourcesOf({fonts:t,shades:e,alphas:s,masks:n},{groups:o}){const{context:i,job:f}=this,g=i.obj({Font:Object.
fromEntries([...t].map(h=>[h.name,this.fontRef(h)]))}),c={};for(const[h,$]of s)c[h]=i.obj({Type:"ExtGState",ca:$,CA:$});const p=new Map(o.map(h=>[H(h),h.ref]));
for(const[h,{group:$,mask:E}]of n)c[h]=i.obj({Type:"ExtGState",SMask:{Type:"Mask",S:E.isAlpha?"Alpha":"Luminosity",G:p.get($)}});const M={};for(const[h,$]of e){
D(h)&&(c[`Mask${$}`]=_(i,h)),M[$]=I(i,h);const E=f.pace.step(h.stops.length*It);E&&await E}return Object.keys(c).length>0&&g.set(w.A.of("ExtGState"),i.obj(c)),e.
size>0&&g.set(w.A.of("Shading"),i.obj(M)),g}fontRef(t){let e=this.fonts.get(t);return e||this.fonts.set(t,e=this.context.register(this.context.obj({}))),e}annotation({
box:t,target:e,contents:s,key:n},o){const i=this.context.obj({Type:"Annot",Subtype:"Link",Rect:t.map(c=>Math.round(c*100)/100),Border:[0,0,0],F:4,P:o.ref,StructParent:n,
Contents:A.A.fromText(s)}),[f,g]=this.aim(e);return g&&i.set(w.A.of(f),g),i}aim(t){return"place"in t?["Dest",this.destination(t.place)]:["A",this.context.obj({Type:"\
Action",S:"URI",URI:T.A.of(Rt(t.uri))})]}destination({sheet:t,top:e}){return t&&this.context.obj([t.ref,"XYZ",null,e===void 0?null:Math.round(e*100)/100,null])}async parentsOf(t){
const{context:e,job:s,sheets:n}=this,o=[];for(const{key:i,owners:f,groups:g,links:c}of n){o.push([i,e.register(e.obj(f.map(h=>t.refOf(h))))]);for(const h of g)o.
push([h.key,e.obj(h.owners.map($=>t.refOf($)))]);for(const h of c)o.push([h.key,t.refOf(h.element)]);const p=g.reduce((h,$)=>h+$.owners.length,f.length+c.length),
M=s.pace.step(p*rt);M&&await M}return o.sort(([i],[f])=>i-f)}async writeCatalog(t,e,s){const{context:n,job:o}=this,i=new b.s(n),f=await this.parentsOf(i),g=i.write(
this.document,f);let c=g.next();for(;c.done!==!0;c=g.next()){const h=o.pace.step(2e3);h&&await h}const p=n.obj({Type:"Catalog",Pages:t,StructTreeRoot:c.value,MarkInfo:{
Marked:!0},ViewerPreferences:{DisplayDocTitle:!0}});e!==void 0&&p.set(w.A.of("Lang"),T.A.of(e));const M=O(n,s,h=>this.destination(h));M&&(p.set(w.A.of("Outlines"),
M),p.set(w.A.of("PageMode"),w.A.of("UseOutlines"))),n.trailerInfo.Root=n.register(p)}embedImages(t){for(const e of this.sheets){const{ref:s,images:n}=e;if(n.size===
0)continue;const o=this.shared.get(e),i=o?t.edit(o.objectNumber):t.edit(s.objectNumber).get("Resources"),f=i.get("XObject")??(0,u.jd)({});for(const[g,c]of n)f.set(
g,c.embed(t,{profiled:!0}));i.set("XObject",f)}}}const H=({ref:r})=>`Group${r.objectNumber}`,Rt=r=>r.replace(/[\\()]/g,"\\$&")}),78445:((L,x,l)=>{l.d(x,{H:()=>y,
s:()=>v});var j=l(81415),A=l(91112),T=l(61410),w=l(6476);class y{tag;parent;facts;kids=[];constructor(a,u,S){this.tag=a,this.parent=u,this.facts=S}add(a,u={}){const S=new y(
a,this,u);return this.kids.push(S),S}prune(){const a=this.kids.filter(u=>u instanceof y?(u.prune(),u.kids.length>0||u.tag==="TD"||u.tag==="TH"):!0);this.kids.splice(
0,this.kids.length);for(const u of a)this.kids.push(u)}adopt(a){a.parent=this,this.kids.push(a)}}class v{context;rootRef;refs=new Map;ids=[];constructor(a,u=a.nextRef()){
this.context=a,this.rootRef=u}refOf(a){let u=this.refs.get(a);return u||this.refs.set(a,u=this.context.nextRef()),u}*write(a,u){const{context:S}=this,O=[a];for(let d=O.
pop();d;d=O.pop()){for(const D of d.kids)D instanceof y&&O.push(D);this.put(d),yield}const m=S.obj({Type:"StructTreeRoot",K:[this.refOf(a)]}),b=u.flatMap(([d,D])=>[
j.A.of(d),D]);if(m.set(A.A.of("ParentTree"),S.register(S.obj({Nums:b}))),m.set(A.A.of("ParentTreeNextKey"),j.A.of(u.reduce((d,[D])=>Math.max(d,D+1),0))),this.ids.
length>0){const d=[...this.ids].sort(([D],[I])=>D<I?-1:1).flatMap(([D,I])=>[T.A.of(Buffer.from(D,"latin1").toString("hex")),I]);m.set(A.A.of("IDTree"),S.register(
S.obj({Names:d})))}return S.assign(this.rootRef,m),this.rootRef}put(a){const{context:u}=this,{tag:S,parent:O,facts:m}=a,b=w.A.withContext(u),d=(B,k)=>b.set(A.A.
of(B),k);d("S",A.A.of(S)),d("P",O?this.refOf(O):this.rootRef);const[D]=a.kids,I=D instanceof y?void 0:D?.page;I&&d("Pg",I);const _=a.kids.map(B=>this.kid(B,I));
_.length>0&&d("K",_.length===1?_[0]:u.obj(_)),m.alt!==void 0&&d("Alt",T.A.fromText(m.alt)),m.title!==void 0&&d("T",T.A.fromText(m.title)),m.lang!==void 0&&d("La\
ng",T.A.fromText(m.lang)),m.attributes&&d("A",u.obj(m.attributes)),m.id!==void 0&&(d("ID",T.A.of(Buffer.from(m.id,"latin1").toString("hex"))),this.ids.push([m.id,
this.refOf(a)])),u.assign(this.refOf(a),b)}kid(a,u){if(a instanceof y)return this.refOf(a);const{context:S}=this;return"annotation"in a?S.obj({Type:"OBJR",Obj:a.
annotation,Pg:a.page}):a.form?S.obj({Type:"MCR",Pg:a.page,Stm:a.form,MCID:a.content}):a.page===u?j.A.of(a.content):S.obj({Type:"MCR",Pg:a.page,MCID:a.content})}}}),
82715:((L,x,l)=>{l.d(x,{m:()=>T});var j=l(43496),A=l(3907);function T(w,y,v,P){const{text:a,properties:u,end:S,about:O}=w,m=u.find(I=>I.namespace===j.dK[y]&&I.name===
v),b=m&&a.slice(m.from,m.to).match(/^[\s\S]*(?=<\/(?:[\w.-]+:)?Bag\s*>)/)?.[0].length;if(m&&b!==void 0){const I=m.from+b;return`${a.slice(0,I)}${P.replace("<rdf\
:li",`<rdf:li xmlns:rdf="${j.dK.rdf}"`)}${a.slice(I)}`}const d=`<${y}:${v}><rdf:Bag>
${P}</rdf:Bag></${y}:${v}>`,D=`<rdf:Description xmlns:rdf="${j.dK.rdf}" rdf:about="${(0,A.X)(O)}" xmlns:${y}="${j.dK[y]}">
${d}
</rdf:Description>
`;return`${a.slice(0,S)}${D}${a.slice(S)}`}})};
