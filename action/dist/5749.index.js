"use strict";exports.id=5749,exports.ids=[5749,4622],exports.modules={51521:((it,F,f)=>{f.d(F,{s:()=>O});var _=f(98446);function B(y,p){const x=[],u=[],M=`use ${p.map(l=>`{${l}\
}`).join(", ")}`;for(const l of y.normalize("NFC").split(/(\{[^{}]*\})/)){const L=p.find(E=>`{${E}}`===l);if(L)x.push({placeholder:L});else if(/^\{[^{}]*\}$/.test(
l))u.push(l);else{if(/[{}]/.test(l))return{problem:`has a brace that belongs to no placeholder; ${M}`};l&&x.push({literal:l})}}return u.length===0?{pieces:x}:{problem:`\
has the unknown ${(0,_.d5)(u.length,"placeholder","placeholders")} ${u.join(" and ")}; ${M}`}}const I=["number","last","label","name"],O=y=>B(y,I)}),60666:((it,F,f)=>{
f.d(F,{E:()=>x,L:()=>y});var _=f(17079),B=f(51521);function I(u){const M=(0,B.s)(u);return"problem"in M?M.problem:void 0}const O=/^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8}){0,8}$/,
y=u=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.test(u),x={"file-name":{holds:u=>!/[/\\\p{Cc}\p{Cs}]/u.test(u)&&/[^. ]/.test(u),words:"a file name without fol\
ders"},"media-type":{holds:y,words:"a media type such as text/xml or application/pdf"},date:{holds:u=>(0,_.Z)(u)!==void 0,words:"a date of ISO 8601 such as 2026\
-11-20 or 2026-11-20T14:30:00+01:00"},"number-format":{holds:u=>I(u)===void 0,words:"text such as {number} / {last}",problem:I},"language-tag":{holds:u=>O.test(
u),words:"a language tag such as en, de-AT or zh-Hant (BCP 47)"}}}),6319:((it,F,f)=>{f.r(F),f.d(F,{markdown_to_pdf:()=>vn});var _=f(34622),B=f(6565),I=f(35724);
const O=o=>o.map(t=>t.type==="text"||t.type==="inlineCode"?t.value:t.type==="image"||t.type==="imageReference"?t.alt??"":t.type==="break"?" ":"children"in t?O(t.
children):"").join("").replace(/\s+/g," ");var y=f(58552),p=f(72648),x=f(96927),u=f(62488),M=f(37253),l=f(60666),L=f(57076),E=f(47046);function g(o){const[,t="",
e=""]=/^\s*<(\/?)([a-z][a-z0-9-]*|!--)/i.exec(o)??[];return{name:e.toLowerCase(),closes:t!==""}}const P=o=>/^\s*<!--\s*page-?break\s*-->\s*$/i.test(o),K=/<(script|style|template)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi,
D=/<!--(?:-?>|[\s\S]*?(?:-->|$))|<\?[\s\S]*?(?:\?>|$)|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<![a-z][\s\S]*?(?:>|$)/gi,S=/<(?:br|hr|\/?(?:p|div|h[1-6]|li|ul|ol|tr|table|section|details|summary|blockquote|dl|dt|dd|pre))\b[^>]*>/gi,
N=/<\/?[a-z][^<>]*(?:>|$)/gi,z={amp:"&",lt:"<",gt:">",quot:'"',apos:"'",nbsp:" "};function G(o){return o.replace(K,"").replace(D,"").replace(/\s+/g," ").replace(
S,`
`).replace(N,"").replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi,(t,e,n,s)=>{if(s!==void 0)return z[s.toLowerCase()]??t;const i=e===void 0?parseInt(n,16):
Number(e);return i>0&&i<=1114111&&(i<55296||i>57343)?String.fromCodePoint(i):"�"}).split(`
`).map(t=>t.trim()).filter(t=>t!=="")}var Y=f(47707),mt=f(74135);const yt=-.12,at=.27,kt=.055,Dt={below:.24,height:1.18,beside:.18};function Et(o,t,e,n,s){const{
fragments:i}=t;for(let r=0,a=0;r<i.length;r=a){const{run:c}=i[r];let h=0;for(a=r;a<i.length&&Rt(i[a],i[r]);a++)h+=i[a].width;const d=s&&c.owner!==null?c.owner?.
in(s)??s:void 0;if(c.kind==="image"){const{upright:w}=c.image,T=(0,mt.lw)(w,[c.width,0,0,c.height,e,n]);o.draw(d,{kind:"image",name:o.image(c.image),matrix:T})}else{
const w=i.slice(r,a).map(({word:T})=>T);o.draw(d,...Ot(w,c.look,e,n,h))}const A=c.owner?.linking;if(s&&A?.link){const w=c.kind==="image"?c.height:c.look.size,T=[
e,n-w*.25,e+h,n+w*(c.kind==="image"?1:.9)];o.link(A.in(s),T,A.link.target,A.link.contents)}e+=h}}function Rt(o,{run:t}){return o.run===t||o.run.kind==="text"&&t.
kind==="text"&&o.run.look===t.look&&o.run.owner===t.owner}function Ot(o,t,e,n,s){const{size:i,color:r,rise:a=0,oblique:c=!1,ground:h}=t,d=n+a,A=[];if(h){const{below:T,
height:C,beside:$}=Dt,W={x:e-$*i,y:d-T*i,width:s+2*$*i,height:C*i};A.push({kind:"area",...W,color:h,radius:i*.2})}A.push({kind:"text",x:e,y:d,size:i,color:r,words:o,
oblique:c});const w=T=>({kind:"area",x:e,y:d+T*i,width:s,height:kt*i,color:r});return t.underlined===!0&&A.push(w(yt)),t.struck===!0&&A.push(w(at)),A}const Mt=.78,
ft=.3;class bt{setting;scale;sink;notesOf;after=0;reach=0;joined=!1;markers=[];constructor(t,e,n,s){this.setting=t,this.scale=e,this.sink=n,this.notesOf=s}mark(t){
this.markers.push(t)}get isWaiting(){return this.markers.length>0}join(){this.joined=!0}gap(t){this.after=Math.max(this.after,t)}extend(t){this.reach+=t}row(t,e=this.
scale.leading*.7){const n=this.joined?0:Math.max(this.after,t.before)+this.reach;this.after=0,this.reach=0,this.joined=!1;const s=this.markers.splice(0);if(s.length===
0)return this.sink({...t,before:n});this.sink({...t,before:n,paint:(i,r,a)=>{for(const c of s)c(i,r-e,a);t.paint(i,r,a)}})}text(t,e,n,s){const i=Math.min(e.width,
this.scale.measure),r=this.setting.lines.paragraph(t,i),{lines:a}=r;for(const[c,h]of a.entries()){const d=c===0,w=c===a.length-1?s.keep===!0:d||c===a.length-2||
s.keep===!0;this.line(h,{paragraph:r,frame:e,measure:i,element:n,options:s,isFirst:d,keep:w})}this.gap(s.after??0)}line(t,e){const{frame:n,element:s,options:i,isFirst:r,
keep:a}=e,{height:c,baseline:h}=vt(t,i),d=n.x+Tt(t,e.measure,i.align??(e.paragraph.isRight?"right":"left")),A=t.notes.flatMap(w=>this.notesOf(w,n.element));this.
row({before:r?i.before??0:0,height:c,keep:a,decorations:n.decorations,notes:A,paint:(w,T,C)=>{r&&i.onFirst?.(w,T),Et(w,t,d,T-h,C?void 0:s)}},h)}}function vt({tallest:o},{
leading:t,size:e}){const n=(t-e)/2+e*Mt+e*.06;if(o<=n)return{height:t,baseline:n};const s=Math.ceil((o+t*ft)/(t/2))*(t/2);return{height:s,baseline:s-t*ft}}function Tt({
width:o},t,e){return e==="left"?0:e==="right"?t-o:(t-o)/2}const At=new WeakMap;function rt(o,t,e=o.scale.size,n="Regular"){let s=At.get(o);s||At.set(o,s=new Map);
const i=`${n} ${e} ${t.join(" ")}`;let r=s.get(i);return r||s.set(i,r={style:n,size:e,color:t}),r}const ut=o=>[o,o,o],b={text:ut(.1),quiet:ut(.36),rule:ut(.82),
strongRule:ut(.45),ground:[.957,.961,.969],link:[.04,.31,.64],bar:ut(.75)},m={NOTE:{title:"Note",color:[.04,.36,.72]},TIP:{title:"Tip",color:[.07,.43,.2]},IMPORTANT:{
title:"Important",color:[.43,.25,.72]},WARNING:{title:"Warning",color:[.55,.37,0]},CAUTION:{title:"Caution",color:[.72,.12,.14]}},v=1.25,k=1.45,R=.88,U=37.5;class V{size;leading;constructor(t){
this.size=t,this.leading=Math.round(t*k*2)/2}get half(){return this.leading/2}get measure(){return this.size*U}get codeSize(){return this.size*R}heading(t){const e=this.
size*v**Math.max(4-t,0);return{size:e,leading:Math.ceil(e*1.2/this.half)*this.half,before:this.leading*(t===1?2:t===2?1.5:1),after:this.half}}smaller(t){return new V(
this.size*t)}}const et=4,ht=.7,wt=1.32;function Ct({value:o},t,e){const{scale:n,setting:s}=t,{typefaces:i}=s.composition,r=n.codeSize,a=Math.round(r*wt*2)/2,c=ht*
n.size,h=rt(t,b.text,r,"Mono"),d=i.word("0","Mono").width*r/1e3,A=Math.max(Math.floor((e.width-2*c)/d),8),w={x:e.x,width:e.width,color:b.ground,radius:3,over:c},
T=e.element.add("P").add("Code"),C=e.x+c,$=(a-r)/2+r*.84,W=o.split(/\r\n|\n|\r/).flatMap(H=>he(H,A));t.gap(n.half),t.extend(c);for(const[H,{text:X,isRest:Z}]of W.
entries()){const j=i.word(X===""?" ":X,"Mono");t.row({before:0,height:a,keep:H===0||H===W.length-2,decorations:[...e.decorations,w],paint:(J,q,Q)=>{const nt=q-$;
Z&&J.draw(void 0,...ce(C,nt,r));const ot=Z?C+2*d:C;J.draw(Q?void 0:T,{kind:"text",x:ot,y:nt,size:r,color:h.color,words:[j]})}},$)}t.gap(n.half),t.extend(c)}function ce(o,t,e){
const n=(i,r)=>[o+i*e,t+r*e],s={kind:"stroke",width:e*.07,color:b.strongRule};return[{...s,points:[n(.1,.62),n(.1,.26),n(.68,.26)]},{...s,points:[n(.5,.42),n(.7,
.26),n(.5,.1)]}]}function he(o,t){const e=o.includes("	")?de(o):o;if(e.length<=t)return[{text:e,isRest:!1}];const n=(0,Y.qf)(e),s=[{text:n.slice(0,t).join(""),isRest:!1}];
for(let i=t;i<n.length;i+=t-2)s.push({text:n.slice(i,i+t-2).join(""),isRest:!0});return s}function de(o){let t="";for(const e of o.split(/(\t)/))t+=e==="	"?" ".
repeat(et-t.length%et):e;return t}class xt{tag;facts;above;link;block;element;constructor(t,e,n,s){this.tag=t,this.facts=e,this.above=n,this.link=s}in(t){return(!this.
element||this.block!==t)&&(this.element=(this.above?.in(t)??t).add(this.tag,this.facts),this.block=t),this.element}get linking(){return this.link?this:this.above?.
linking}}const le=.88,fe=.7,Ft=.36,ue=-.14,Wt=72/96,ge=300,jt=/^(?:https?|mailto|tel|ftp):/i,Kt=new WeakMap;function dt(o,t,e){let n=Kt.get(o);n||Kt.set(o,n=new Map);
let s=n.get(t);return s||n.set(t,s={...o,...e}),s}const Pt=o=>o.style==="Mono"?o:dt(o,"bold",{style:"SemiBold",oblique:o.style==="Italic"}),pe=o=>o.style==="Reg\
ular"?dt(o,"italic",{style:"Italic"}):dt(o,"italic",{oblique:!0}),me=o=>dt(o,"code",{style:"Mono",oblique:!1,size:o.size*le,ground:b.ground}),Gt=(o,t)=>dt(o,`ra\
ised ${t}`,{size:o.size*fe,rise:(o.rise??0)+o.size*t});class Ht{setting;room;runs=[];open=[];constructor(t,e){this.setting=t,this.room=e}add(t,e,n){for(const s of t)
this.node(s,e,n);return this}text(t,e,n,s){const i=this.runs.at(-1);let r=t.replace(/[ \t\r\n]+/g," ");if(r.startsWith(" ")&&(!i||i.kind==="break"||i.kind==="te\
xt"&&i.text.endsWith(" "))&&(r=r.slice(1)),r==="")return;let a=e;for(const c of this.open)c==="u"?a=dt(a,"u",{underlined:!0}):a=Gt(a,c==="sup"?Ft:ue);this.runs.
push({kind:"text",text:r,look:a,owner:n,...s!==void 0&&{note:s}})}node(t,e,n){switch(t.type){case"text":return this.text(t.value,e,n);case"emphasis":return void this.
add(t.children,pe(e),n);case"strong":return void this.add(t.children,Pt(e),n);case"delete":return void this.add(t.children,dt(e,"struck",{struck:!0}),we("LineTh\
rough",n));case"inlineCode":return this.text(t.value,me(e),new xt("Code",{},n));case"break":this.runs.push({kind:"break"});return;case"link":return this.link(t.
url,t.children,e,n);case"linkReference":{const s=this.setting.definitions.get(t.identifier)?.url;return s===void 0?void this.add(t.children,e,n):this.link(s,t.children,
e,n)}case"image":return this.image(t.url,t.alt??"",e,n);case"imageReference":return this.image(this.setting.definitions.get(t.identifier)?.url??"",t.alt??"",e,n);case"\
footnoteReference":return this.reference(t.identifier,e,n);case"html":return this.html(t.value);default:return t}}link(t,e,n,s){const i=this.targetOf(t);if(!i)return void this.
add(e,n,s);const r=O(e).trim().slice(0,ge)||t,a=new xt("Link",{},s,{target:i,contents:r});this.add(e,dt(n,"link",{color:b.link}),a)}targetOf(t){if(jt.test(t))return{
uri:xe(t)};const e=/^#(.+)$/.exec(t)?.[1],n=e===void 0?void 0:this.setting.places.get(ye(e).toLowerCase());if(n)return{place:n};this.setting.told.links.add(t)}image(t,e,n,s){
const i=this.setting.images.get((0,_.b)(t));if(!i)return this.setting.told.images.add(t),e===""?void 0:jt.test(t)?this.link(t,[{type:"text",value:e}],n,s):this.
text(e,n,s);const r=this.sizeOf(i);this.runs.push({kind:"image",image:i,...r,owner:e===""?null:new xt("Figure",{alt:e},s)})}sizeOf({displayed:t,resolution:e}){const n=e?
{width:t.width/e.x*72,height:t.height/e.y*72}:{width:t.width*Wt,height:t.height*Wt},s=Math.min(1,this.room.width/n.width,this.room.height/n.height);return{width:n.
width*s,height:n.height*s}}reference(t,e,n){const{cited:s,footnotes:i}=this.setting;if(!i.has(t))return;const r=s.get(t)??s.size+1;s.set(t,r);const a=this.setting.
places.get(`${t}
`),c=new xt("Reference",{},n),h=a?new xt("Link",{},c,{target:{place:a},contents:`Footnote ${r}`}):c;this.text(String(r),Gt(dt(e,"link",{color:b.link}),Ft),h,t)}html(t){
const{name:e,closes:n}=g(t);if(e==="br")this.runs.push({kind:"break"});else if(e==="sub"||e==="sup"||e==="u"){const s=this.open.lastIndexOf(e);n?s>=0&&this.open.
splice(s,1):this.open.push(e)}else e!=="!--"&&(this.setting.told.html=!0)}}const we=(o,t)=>new xt("Span",{attributes:{O:"Layout",TextDecorationType:o}},t),xe=o=>o.
replace(new RegExp("\\p{Cs}","gu"),"�").replace(/[^\x21-\x7e]|["<>\\^`{|}]/gu,t=>encodeURIComponent(t));function ye(o){try{return decodeURIComponent(o)}catch{
return o}}const Xt=[{text:"•",numbering:"Disc"},{text:"–",numbering:"None"},{text:"▪",numbering:"Square"}],Vt=.5,ke=1.5,Me=.5,be=.125;async function Ee(o,t,e,n){
const{size:s,leading:i,half:r}=t.scale,a=Xt[e.depth%Xt.length],c=o.start??1,h=rt(t,e.color),d=($,W)=>W===!0?"☑":W===!1?"☐":o.ordered===!0?`${c+$}.`:a.text,A=Math.
max(...[0,o.children.length-1].map($=>Zt(t,h,d($,o.children[$]?.checked)))),w=Math.max(A+Vt*s,ke*s),T=o.spread===!0||o.children.some(({spread:$})=>$===!0),C=e.element.
add("L",{attributes:{O:"List",ListNumbering:o.ordered===!0?"Decimal":a.numbering}});(e.depth===0||!e.tight)&&t.gap(r);for(const[$,W]of o.children.entries()){$>0&&
t.gap(i*(T?Me:be));const H=C.add("LI"),X=H.add("Lbl"),Z=d($,W.checked),j=Zt(t,h,Z),J=e.x+w-Vt*s-j;t.mark((Q,nt,ot)=>Oe(t,Q,Z,h,J,nt,ot?void 0:X));const q={...e,
x:e.x+w,width:e.width-w,element:H.add("LBody"),depth:e.depth+1,tight:!T};await n(W.children,q),t.isWaiting&&t.row({before:0,height:i,keep:!1,decorations:e.decorations,
paint:()=>{}})}t.gap(e.tight&&e.depth>0?0:r)}const Zt=({setting:o},t,e)=>o.composition.typefaces.word(e,t.style).width*t.size/1e3;function Oe({setting:o},t,e,{size:n,
style:s,color:i},r,a,c){t.draw(c,{kind:"text",x:r,y:a,size:n,color:i,words:[o.composition.typefaces.word(e,s)]})}const It=.55,ve=.3,Te=.75,Ae=1.32,$e=12;async function Se(o,t,e){
const{pace:n}=t.setting.job,s=o.children[0]?.children.length??0,i=Array.from({length:s},(T,C)=>o.align?.[C]??null),r=Array.from({length:s},()=>({whole:0,least:0}));
for(const[T,{children:C}]of o.children.entries())for(const[$,W]of C.slice(0,s).entries()){const H=t.setting.lines.widths(Qt(W,t,e,t.scale.size,T===0));r[$]={whole:Math.
max(r[$].whole,H.whole),least:Math.max(r[$].least,H.least)};const X=n.step(3e3);X&&await X}const a=Le(r,i,e.width,t.scale),c=e.element.add("Table"),h=o.children.
length>1&&(o.children[0]?.children??[]).every(({children:T})=>T.length===0),d=h?void 0:c.add("THead"),A=o.children.length>1?c.add("TBody"):void 0,w=[];t.gap(t.scale.
half+2);for(const[T,{children:C}]of o.children.entries()){const $=T===0;if($&&!d)continue;const W=($?d:A).add("TR"),H=Array.from({length:s},(J,q)=>{const Q=$?"C\
olumn":h&&q===0?"Row":void 0,nt=Qt(C[q],t,e,a.size,$),ot=Q===void 0?{}:{attributes:{O:"Table",Scope:Q}};return{runs:nt,element:W.add(Q===void 0?"TD":"TH",ot)}}),
Z=Re(H,a,t,e,{isHead:$,isTop:$||h&&T===1,isLast:T===o.children.length-1,heads:w});for(const J of Z)t.row(J);$&&w.push(...Z);const j=n.step(3e3*s);j&&await j}t.gap(
t.scale.leading)}function Qt(o,t,e,n,s){const i=rt(t,e.color,n);return new Ht(t.setting,{width:e.width/3,height:n*12}).add(o?.children??[],s?Pt(i):i).runs}function Le(o,t,e,n){
const s=2*It*n.size*o.length,r=(w=>o.reduce((T,C)=>T+w(C),0))(w=>w.least),a=r+s<=e?1:Math.max(e/(r+s),Te),c=n.size*a,h=2*It*c,d=e-h*o.length;return{widths:(r*a>
d?o.map(w=>w.least/r*d):De(o.map(w=>({whole:w.whole*a,least:w.least*a})),d)).map(w=>w+h),align:t,size:c,leading:Math.round(c*Ae*2)/2}}function De(o,t){const e=o.
map(({least:h})=>h),n=new Set(o.keys());let s=t;for(let h=!0;h&&n.size>0;){h=!1;const d=s/n.size;for(const A of n){const{whole:w,least:T}=o[A];if(!(w>d&&T<=d)){
e[A]=w<=d?w:T,s-=e[A],n.delete(A),h=!0;break}}}const i=[...n].map(h=>Math.sqrt(o[h].whole)),r=i.reduce((h,d)=>h+d,0);for(const[h,d]of[...n].entries())e[d]=Math.
max(o[d].least,s*i[h]/r);const a=e.reduce((h,d)=>h+d,0)-t,c=e.indexOf(Math.max(...e));return a>0&&(e[c]=Math.max(e[c]-a,o[c].least)),e}function Re(o,t,e,n,{isHead:s,
isTop:i,isLast:r,heads:a}){const{widths:c,align:h,size:d,leading:A}=t,w=It*d,T=o.map(({runs:W},H)=>e.setting.lines.paragraph(W,Math.max(c[H]-2*w,d))),C=Math.max(
1,...T.map(({lines:W})=>W.length)),$=ve*d;return Array.from({length:C},(W,H)=>{const X=T.map(({lines:tt})=>tt[H]),Z=X.map(tt=>vt(tt??Yt,{leading:A,size:d})),j=Math.
max(...Z.map(({height:tt})=>tt)),J=Math.max(...Z.map(tt=>tt.baseline)),[q,Q]=[H===0,H===C-1],nt=q?$:0,ot=nt+j+(Q?$:0);return{before:0,height:ot,keep:s||(C<=$e?!Q:
q||H===C-2),decorations:n.decorations,notes:X.flatMap(tt=>tt?tt.notes.flatMap(st=>e.notesOf(st,n.element)):[]),head:s?void 0:a,paint:(tt,st,ct)=>{let lt=n.x;for(const[
pt,Lt]of X.entries()){const Ln=c[pt]-2*w,Dn=h[pt]??(T[pt].isRight?"right":"left"),Rn=lt+w+Tt(Lt??Yt,Ln,Dn);!Lt&&q&&!ct&&tt.draw(o[pt].element),Lt&&Et(tt,Lt,Rn,st-
nt-J,ct?void 0:o[pt].element),lt+=c[pt]}i&&q&&Jt(tt,n.x,st-.4,lt-n.x,"strong"),Q&&Jt(tt,n.x,st-ot,lt-n.x,s||r?"strong":"thin")}}})}const Yt={fragments:[],width:0,
tallest:0,notes:[]};function Jt(o,t,e,n,s){const[i,r]=s==="strong"?[.7,b.strongRule]:[.4,b.rule];o.draw(void 0,{kind:"area",x:t,y:e,width:n,height:i,color:r})}const Ce="\
\\newpage",Pe=/^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*(?:\n|$)/i,Ie=2.5,qt=.75,ze=1200;class Ne{onBreak;constructor(t){this.onBreak=t}async layOut(t,e,n){
for(const s of t){await this.block(s,e,n);const i=e.setting.job.pace.step(ze*(1+_e(s)));i&&await i}}async block(t,e,n){switch(t.type){case"paragraph":return this.
paragraph(t.children,e,n);case"heading":return this.heading(t,e,n);case"blockquote":return await this.quote(t,e,n);case"list":return await Ee(t,e,n,(s,i)=>this.
layOut(s,e,i));case"code":return Ct(t,e,n);case"table":return await Se(t,e,n);case"thematicBreak":return Ue(e,n);case"html":return this.html(t.value,e,n);default:
return}}paragraph(t,e,n){const[s]=t;if(t.length===1&&s?.type==="text"&&s.value.trim()===Ce)return this.onBreak();const i=n.element.add("P"),{size:r,leading:a,half:c}=e.
scale,h=this.inlines(e,n).add(t,rt(e,n.color)),d=n.tight?0:c;e.text(h.runs,n,i,{size:r,leading:a,before:d,after:d})}inlines({setting:t,scale:e},{width:n}){const{
height:s,margin:i}=t.geometry;return new Ht(t,{width:Math.min(n,e.measure),height:s-2*i-2*e.leading})}contentsHeading(t,e,n){this.headed([{type:"text",value:t.title}],
2,t,e,n)}heading(t,e,n){this.headed(t.children,t.depth,e.setting.headings.get(t),e,n)}headed(t,e,{level:n,place:s},i,r){const a=r.element.add(`H${n}`),{size:c,leading:h,
before:d,after:A}=i.scale.heading(e),w=e>5?b.quiet:r.color,T=this.inlines(i,r).add(t,rt(i,w,c,"SemiBold"));i.text(T.runs,r,a,{size:c,leading:h,before:d,after:A,
keep:!0,onFirst:(C,$)=>Object.assign(s,{sheet:C,top:$+i.scale.half})})}async quote(t,e,n){const s=Be(t),{leading:i,size:r}=e.scale,a=r*1.4,c={x:n.x,width:Ie,color:s?.
color??b.bar,over:1},h={...n,x:n.x+a,width:n.width-a,element:n.element.add("BlockQuote"),decorations:[...n.decorations,c],color:s?n.color:b.quiet,tight:!1};if(e.
gap(i*qt),s){const d=this.inlines(e,h);d.text(s.title,Pt(rt(e,s.color))),e.text(d.runs,h,h.element.add("P"),{size:r,leading:i,keep:!0}),e.join()}await this.layOut(
s?.children??t.children,e,h),e.gap(i*qt)}html(t,e,n){if(P(t))return this.onBreak();/^\s*<!--/.test(t)||(e.setting.told.html=!0);for(const s of G(t))this.paragraph(
[{type:"text",value:s}],e,n)}}const _e=({position:o})=>(o?.end.offset??0)-(o?.start.offset??0);function Be({children:o}){const[t,...e]=o,[n,...s]=t?.type==="par\
agraph"?t.children:[],i=n?.type==="text"?Pe.exec(n.value):null;if(t?.type!=="paragraph"||n?.type!=="text"||!i)return;const r=n.value.slice(i[0].length);if(r===""&&
s.length>0&&s[0].type!=="break")return;const a=[...r===""?[]:[{...n,value:r}],...s.filter((h,d)=>d>0||r!=="")];return{...m[i[1].toUpperCase()],children:a.length===
0?e:[{...t,children:a},...e]}}function Ue(o,{x:t,width:e,decorations:n}){const{leading:s}=o.scale;o.row({before:o.scale.half,height:s,keep:!1,decorations:n,paint:(i,r)=>i.
draw(void 0,{kind:"area",x:t,y:r-s/2,width:e,height:.6,color:b.strongRule})}),o.gap(o.scale.half)}var zt=f(17581);const Fe=3,We=3;class je{setting;waiting=[];constructor(t){
this.setting=t}layOut(t,e,n){const s=n.element.add("TOC"),i=Math.min(...t.map(({level:c})=>c)),r=t.filter(({level:c})=>c-i<Fe),a={...n,width:Math.min(n.width,e.
scale.measure)};for(const c of r)this.entry({...c,level:c.level-i+1},s,e,a);return e.gap(e.scale.leading),r.length}fill(){const{sheets:t}=this.setting.composition,
e=new Map(t.map((n,s)=>[n,s+1]));for(const{place:n,fill:s}of this.waiting)n.sheet&&s(e.get(n.sheet))}entry({title:t,level:e,place:n},s,i,r){const{size:a,leading:c,
half:h}=i.scale,d=(e-1)*a*1.4,A=s.add("TOCI").add("Reference").add("Link"),w=rt(i,r.color,a,e===1?"SemiBold":"Regular"),T=r.width-d-a*3,{lines:C}=this.setting.lines.
paragraph([{kind:"text",text:t,look:w}],T);for(const[$,W]of C.entries()){const H=$===C.length-1,X=W.fragments.map(({word:j})=>j),Z=c*.72;i.row({before:$===0&&e===
1?h/2:0,height:c,keep:!H,decorations:[],paint:(j,J)=>{const[q,Q]=[r.x+d,J-Z];j.draw(A,{kind:"text",x:q,y:Q,size:a,color:w.color,words:X}),H&&this.leader(j,A,n,q+
W.width,{right:r.x+r.width,baseline:Q,size:a},w.color);const nt=[q,Q-a*.25,r.x+r.width,Q+a*.9];j.link(A,nt,{place:n},t)}})}}leader(t,e,n,s,i,r){const{typefaces:a}=this.
setting.composition;t.draw(void 0,...(0,zt.p4)(s,(0,zt.zt)(a,We,i.size),i));const c={kind:"text",x:i.right,y:i.baseline,size:i.size,color:r,words:[]};t.draw(e,c),
this.waiting.push({place:n,fill:h=>Object.assign(c,(0,zt.tk)(a,String(h),i,r))})}}var Ke=f(78445);const Ge=.84,He=.6,te={width:120,height:.5};function Xe(o,t){const e=new Map,
n=s=>{const i=[...s].reverse();for(let r=i.pop();r;r=i.pop())if(r.type!=="footnoteDefinition"&&(r.type==="footnoteReference"&&t.has(r.identifier)&&!e.has(r.identifier)&&
e.set(r.identifier,e.size+1),"children"in r))for(const a of[...r.children].reverse())i.push(a)};n(o.children);for(const s of e.keys())n(t.get(s).children);return e}
class Ve{setting;scale;frame;layOut;notes=new Map;used=new Set;constructor(t,e,n,s){this.setting=t,this.scale=e,this.frame=n,this.layOut=s}async prepare(){for(const[
t,e]of this.setting.cited)this.notes.set(t,await this.note(t,e))}rowsFor=(t,e)=>{const n=this.notes.get(t);return!n||this.used.has(t)?[]:(this.used.add(t),e.adopt(
n.element),n.rows.flatMap(s=>[s,...s.notes??[]]))};async note(t,e){const{setting:n,frame:s}=this,i=new Ke.H("Note",void 0,{id:`note-${e}`}),r=[],a=this.scale.smaller(
Ge),c=(j,J)=>n.cited.get(j)>e?this.rowsFor(j,J):[],h=new bt(n,a,j=>r.push(j),c),d=rt(h,b.text),{typefaces:A}=n.composition,w=A.word(`${e}.`,d.style),C=w.width*d.
size/1e3+He*d.size,$=i.add("Lbl"),W=n.places.get(`${t}
`);h.mark((j,J)=>{Object.assign(W,{sheet:j,top:J+a.leading}),j.draw($,{kind:"text",x:s.x,y:J,size:d.size,color:d.color,words:[w]})});const H={...s,x:s.x+C,width:s.
width-C,element:i,tight:!0};await this.layOut(n.footnotes.get(t).children,h,H),h.isWaiting&&h.row({before:0,height:a.leading,keep:!1,decorations:[],paint:()=>{}});
const[X,...Z]=r;return{element:i,rows:X?[{...X,before:a.half/2},...Z]:[]}}}const Ze=(o,{leading:t,half:e})=>({before:e,height:e/2,keep:!0,decorations:[],paint:(n,s)=>n.
draw(void 0,{kind:"area",x:o,y:s-te.height-t*.1,...te,color:b.strongRule})});var $t=f(12889),Nt=f(9876);const _t="￼",Qe=400;class Bt{typefaces;breaks;constructor(t,e){
this.typefaces=t,this.breaks=e}static async of(t){return new Bt(t,await(0,Nt.Vn)())}paragraph(t,e){const n=[[]];for(const c of t)c.kind==="break"?n.push([]):n.at(
-1).push(c);const s=ee(n.flat()),i=(0,$t.ft)(s),r=i&&(0,$t.vw)(s);return{lines:n.flatMap(c=>{const h=this.boxes(c).flatMap(d=>d.width>e?this.split(d,e):[d]);return Je(
h,e).map(d=>this.line(d,i,r))}),isRight:r}}widths(t){let[e,n,s]=[0,0,0],i=[];const r=()=>{const a=this.boxes(i);s=0;for(const{width:c,space:h}of a)n=Math.max(n,
c),e=Math.max(e,s+c),s+=c+(h?.width??0);i=[]};for(const a of t)a.kind==="break"?r():i.push(a);return r(),{whole:e,least:n}}fragment(t,e,n=!1){const s=this.typefaces.
word(e,t.look.style,n);return{run:t,word:s,width:s.width*t.look.size/1e3}}boxes(t){const e=new Ye(t,this);return this.breaks(ee(t)).map(({end:n,next:s})=>{const i=e.
take(n),[r]=e.take(s);return{fragments:i,width:Ut(i),space:r}})}split({fragments:t,space:e},n){const s=t.flatMap(({run:a,word:c,width:h})=>a.kind==="image"?[{run:a,
text:_t,width:h}]:(0,Nt.s)(c.text,d=>this.fragment(a,d).width).map(d=>({...d,run:a})));let i=0;const r=(0,Nt.ZM)(s,()=>n).map(a=>{const c=this.joined(s.slice(i,
i+=a));return{fragments:c,width:Ut(c),space:void 0}});return[...r.slice(0,-1),{...r.at(-1),space:e}]}joined(t){const e=[];for(let n=0,s;n<t.length;n=s){const{run:i}=t[n];
let r="";for(s=n;t[s]?.run===i;s++)r+=t[s].text;e.push(i.kind==="image"?{run:i,width:i.width}:this.fragment(i,r))}return e}line(t,e,n){const s=t.flatMap(({fragments:c,
space:h},d)=>h&&d+1<t.length?[...c,h]:c),i=e?this.turned(s,n):s;let r=0;const a=[];for(const{run:c}of s)c.kind==="image"?r=Math.max(r,c.height):c.note!==void 0&&
a.push(c.note);return{fragments:i,width:Ut(i),tallest:r,notes:a}}turned(t,e){const n=e?$t.Vv:"",s=t.map(({word:r})=>r?.text??_t),i=[];for(const{text:r,rtl:a,at:c}of(0,$t.
pr)(n+s.join(""))){const h=c-n.length,d=[];let A=0;for(const[w,T]of t.entries()){const C=s[w],$=C.slice(Math.max(h-A,0),Math.max(h+r.length-A,0));A+=C.length,$!==
""&&d.push(T.run.kind==="image"?T:this.fragment(T.run,$,a))}i.push(...a?d.reverse():d)}return i}}const ee=o=>o.map(t=>t.kind==="image"?_t:t.text).join(""),Ut=o=>o.
reduce((t,{width:e})=>t+e,0);class Ye{runs;maker;run=0;start=0;at=0;constructor(t,e){this.runs=t,this.maker=e}take(t){const e=[];for(;this.at<t;){const n=this.runs[this.
run],s=n.kind==="image"?1:n.text.length,i=Math.min(t,this.start+s);if(i>this.at&&e.push(n.kind==="image"?{run:n,width:n.width}:this.maker.fragment(n,n.text.slice(
this.at-this.start,i-this.start))),this.at=i,i<this.start+s)break;this.start+=s,this.run++}return e}}function Je(o,t){const e=o.length;if(e===0)return[];const n=new Float64Array(
e+1),s=new Uint32Array(e+1);for(let r=e-1;r>=0;r--){let a=1/0,c=0;for(let h=r;h<e&&h-r<Qe&&(c+=o[h].width,!(c>t+.01&&h>r));h++){const d=Math.max(t-c,0)/t,T=1+(h+
1===e?r>0&&d>.85?.5:0:d*d)+n[h+1];T<a&&(a=T,s[r]=h+1),c+=o[h].space?.width??0}n[r]=a}const i=[];for(let r=0;r<e;r=s[r])i.push(o.slice(r,s[r]));return i}var qe=f(
42973);const ne=5e3;class tn{composition;geometry;ruleAboveNotes;used=0;placed=[];notes=[];carried=[];group=[];constructor(t,e,n){this.composition=t,this.geometry=
e,this.ruleAboveNotes=n}add(t){t.breaks===!0&&this.flush(),this.group.push(t),t.keep||this.flush()}break(){this.flush(),(this.placed.length>0||this.notes.length>
0)&&this.close()}finish(){for(this.break();this.carried.length>0;)this.takeCarried(),this.close();this.composition.sheets.length===0&&this.close()}get room(){return this.
geometry.height-2*this.geometry.margin}get isEmpty(){return this.placed.every(({repeated:t})=>t)}flush(){const{group:t}=this;if(this.group=[],t.length!==0)if(!this.
fits(t)&&!this.isEmpty&&this.turn(t[0]),this.fits(t))for(const e of t)this.place(e);else for(const e of t)!this.fits([e])&&!this.isEmpty&&this.turn(e),this.place(
e)}fits(t){const e=t.reduce((n,{before:s,height:i},r)=>n+i+(r===0&&this.isEmpty?0:s),0);return this.used+e+this.heightOfNotes(t.flatMap(({notes:n=[]})=>n))<=this.
room+.01}heightOfNotes(t){const e=[...this.notes,...t];return e.length===0?0:e.reduce((n,{before:s,height:i})=>n+s+i,this.ruleAboveNotes.before+this.ruleAboveNotes.
height)}turn(t){this.close(),this.takeCarried();for(const e of t.head??[])this.put(e,!0)}place(t){this.put(t,!1);for(const e of t.notes??[])(this.used+this.heightOfNotes(
[e])<=this.room+.01&&this.carried.length===0?this.notes:this.carried).push(e)}put(t,e){this.placed.length>0&&(this.used+=t.before),this.placed.push({row:t,top:this.
geometry.height-this.geometry.margin-this.used,repeated:e}),this.used+=t.height}takeCarried(){const t=this.carried;this.carried=[];for(const e of t)((this.notes.
length===0||this.used+this.heightOfNotes([e])<=this.room*.6)&&this.carried.length===0?this.notes:this.carried).push(e)}close(){const{composition:t,geometry:e}=this;
if(t.sheets.length===ne)throw(0,qe.F)("pages",`The document has more than ${ne} pages`,"Split the Markdown into several documents","file");const n=t.sheet(e.width,
e.height),s=this.placeNotes();for(const i of[this.placed,s]){en(n,i);for(const{row:r,top:a,repeated:c}of i)r.paint(n,a,c)}this.used=0,this.placed=[],this.notes=
[]}placeNotes(){if(this.notes.length===0)return[];let t=this.geometry.margin+this.heightOfNotes([]);return[this.ruleAboveNotes,...this.notes].map(e=>{t-=e.before;
const n={row:e,top:t,repeated:!1};return t-=e.height,n})}}function en(o,t){const e=new Map,n=s=>{const{top:i,bottom:r}=e.get(s),{x:a,width:c,color:h,radius:d=0,
over:A}=s;e.delete(s),o.draw(void 0,{kind:"area",x:a,y:r-A,width:c,height:i-r+2*A,color:h,radius:d})};for(const{row:s,top:i}of t){for(const r of[...e.keys()])s.
decorations.includes(r)||n(r);for(const r of s.decorations){const a=e.get(r);a?a.bottom=i-s.height:e.set(r,{top:i,bottom:i-s.height})}}for(const s of[...e.keys()])
n(s)}class nn{used=new Map;next(t){const e=t.toLowerCase().trim().replace(/[^\p{L}\p{N}\p{M}\p{Pc}\- ]/gu,"").replaceAll(" ","-");let n=e;for(let s=this.used.get(
e)??0;this.used.has(n);n=`${e}-${s}`)s++;return n!==e&&this.used.set(e,Number(n.slice(e.length+1))),this.used.set(n,0),n}}function sn(o){const t=new Map,e=new Map;
for(const n of St(o))n.type==="definition"&&!t.has(n.identifier)&&t.set(n.identifier,n),n.type==="footnoteDefinition"&&!e.has(n.identifier)&&e.set(n.identifier,
n);return{definitions:t,footnotes:e}}function on(o){const t=new Map,e=new Map,n=new nn,s=[];for(const i of St(o)){if(i.type!=="heading")continue;const r=O(i.children).
trim();for(;s.length>0&&s.at(-1)>=i.depth;)s.pop();s.push(i.depth);const a={};e.set(n.next(r),a),t.set(i,{title:r,level:s.length,place:a})}return{headings:t,places:e}}
function St(o){const t=[],e=n=>{for(const s of n)t.push(s),(s.type==="blockquote"||s.type==="list"||s.type==="listItem"||s.type==="footnoteDefinition")&&e(s.children)};
return e(o),t}const rn=16,se=300,an=.82;async function cn(o,t,e){const{geometry:n,size:s,images:i}=t,r=await L.B.open({...dn(o,t.contents),font:t.font},e);await r.
typefaces.warm(hn(o),e.pace);const{definitions:a,footnotes:c}=sn(o.children),{headings:h,places:d}=on(o.children),A=Xe(o,c);for(const st of A.keys())d.set(`${st}\

`,{});const w={html:!1,links:new Set,images:new Set},T=await Bt.of(r.typefaces),C={job:e,composition:r,lines:T,geometry:n,definitions:a,footnotes:c,cited:A,images:i,
places:d,headings:h,told:w},$=new V(s),{margin:W,width:H}=n,X={x:W,width:H-2*W,element:r.document,decorations:[],color:b.text,depth:0,tight:!1},Z=new tn(r,n,Ze(
W,$)),j=new Ne(()=>Z.break()),J=(st,ct,lt)=>j.layOut(st,ct,lt),q=new Ve(C,$,X,J);await q.prepare();const Q=new bt(C,$,st=>Z.add(st),q.rowsFor),nt=[...h.values()];
let ot=o.children;const tt=new je(C);if(t.contents&&nt.length>0){const[st]=ot,ct=st?.type==="heading"&&st.depth===1;ct&&await j.layOut([st],Q,X);const lt={title:(0,E.
contentsHeading)(t.language),level:ct?2:1,place:{}};j.contentsHeading(lt,Q,X),tt.layOut(nt.slice(ct?1:0),Q,X)>rn&&Z.break(),nt.splice(ct?1:0,0,lt),ot=ot.slice(ct?
1:0)}return await j.layOut(ot,Q,X),Z.finish(),tt.fill(),t.pageNumbers&&ln(C,$,Q),{composition:r,bookmarks:fn(nt),told:w}}function hn(o){const t=[];for(const e of St(
o.children)){if(t.length>se)break;e.type==="paragraph"&&t.push(...O(e.children).split(" "))}return t.slice(0,se)}function dn(o,t){const e=new Set,n=[];t&&e.add(
"SemiBold");const s=[o];for(let i=s.pop();i;i=s.pop())if((i.type==="heading"||i.type==="strong"||i.type==="table"||i.type==="blockquote")&&e.add("SemiBold"),i.type===
"emphasis"&&e.add("Italic"),(i.type==="code"||i.type==="inlineCode")&&e.add("Mono"),"value"in i&&n.push(i.value.replace(/[\0-\x7f]+/g,"")),"alt"in i&&typeof i.alt==
"string"&&n.push(i.alt),"children"in i)for(const r of i.children)s.push(r);return{styles:[...e],text:n.join("")}}function ln({composition:o,geometry:t},e,n){const{
sheets:s,typefaces:i}=o,r=rt(n,b.quiet,e.size*an);for(const[a,c]of s.entries()){const h=i.word(String(a+1),r.style),d=(t.width-h.width*r.size/1e3)/2;c.foot({kind:"\
text",x:d,y:t.margin/2-r.size*.3,size:r.size,color:r.color,words:[h]})}}function fn(o){const t=[],e=[{level:0,children:t}];for(const{title:n,level:s,place:i}of o){
if(n===""||!un(i))continue;for(;e.at(-1).level>=s;)e.pop();const r=[];e.at(-1).children.push({title:n,place:i,children:r}),e.push({level:s,children:r})}return t}
const un=o=>o.sheet!==void 0;var gn=f(82943),pn=f(21281),gt=f(98446);const mn=({told:o,missing:t,hasFont:e,language:n,breaksArchive:s})=>[...n===void 0?[wn]:[],
...s?[(0,pn.Xb)({part:3,level:"a",name:"PDF/A-3a"},"an image has CMYK colors, and the document is sRGB")]:[],...t.size>0?[(0,gn.F)(Mn(t),e?"Your file lacks them\
 too, or they cannot be shaped.":"Give a font that has them.",e?[]:["font"])]:[],...o.images.size>0?[yn(o.images.size)]:[],...o.links.size>0?[kn(o.links.size)]:
[],...o.html?[xn]:[]],wn={code:"language_assumed",message:"The document does not say what it is written in, so screen readers guess, and it does not claim PDF/U\
A. Give language, or lang in the front matter.",mentions:["language"]},xn={code:"html_left_out",message:"HTML other than br, sub, sup and u was left out of the \
Markdown. Its text stays."},yn=o=>({code:"image_not_loaded",message:`${(0,gt.y_)(o,"image")} of the Markdown ${(0,gt.d5)(o,"was","were")} not given, so the text\
 that describes ${(0,gt.d5)(o,"it","them")} is there instead. Nothing is fetched: give ${(0,gt.d5)(o,"the image","the images")} as a file beside the Markdown (A\
ction), as field:name (n8n), or in images (service).`}),kn=o=>({code:"links_as_text",message:`${(0,gt.y_)(o,"link")} of the Markdown ${(0,gt.d5)(o,"leads","lead")}\
 neither to a heading of the document nor to an address such as https:, and ${(0,gt.d5)(o,"is","are")} text.`});function Mn(o){return[...new Set([...o].map(Y.I2))].
sort().join(", ")}const ie=100,oe=5e7,bn=/^data:([^,;]*)(?:;[^,;]*)*;base64,([A-Za-z0-9+/\s%=_-]*)$/i;function En(o){const t=new Map,e=[];let n=0;for(const s of o){
if(!/^data:/i.test(s))continue;const[,i="",r]=bn.exec(s)??[];if(r===void 0){e.push({field:"file",message:"has a data: address that is not base64; write data:ima\
ge/png;base64, and the image"});break}const a=Buffer.from(r.replaceAll("%2B","+").replaceAll("%2F","/").replaceAll("%3D","="),"base64");if(n+=a.length,t.set(s,{
name:`image.${i.split("/")[1]??"bin"}`,bytes:a}),t.size>ie||n>oe){e.push({field:"file",message:`has more than ${ie} images or ${oe/1e6} MB of them in data: addr\
esses`});break}}if(e.length>0)throw(0,y.G6)(e);return t}const re=72,On=14,vn=async(o,t,e)=>{const n=Tn(t),s=t.font&&(0,p.g)(t.font,"font"),{words:i,markdown:r}=(0,B.
X)(new TextDecoder().decode(o.bytes)),a=await(0,I.D)(r,e.pace),c=t.title??i.title??An(a)??ae(o.name),h=t.language??$n(i.language),d=await Sn(a,t.images??[],e),{
composition:A,bookmarks:w,told:T}=await cn(a,{geometry:n,size:t.font_size,font:s,images:d,pageNumbers:t.page_numbers,contents:t.table_of_contents,language:h},e),
C=[...d.values()].some(({components:j})=>j===4),$=t.author??i.author,W=await A.finish({title:c,author:$,language:h,bookmarks:w,breaksArchive:C}),H=await(0,M.UN)(
W,{compact:!0,objectStreams:"smallest"}),X=A.sheets.length,Z=mn({told:T,missing:A.typefaces.missing,hasFont:s!==void 0,language:h,breaksArchive:C});return{documents:[
{name:`${ae(o.name)}.pdf`,bytes:H,pageCount:X}],notes:Z,facts:{pageCount:X}}};function Tn({page_size:o,orientation:t,margin:e,font_size:n}){const[s,i]=x.tn[o],[
r,a]=t==="portrait"?[s,i]:[i,s],c=Math.floor((Math.min(r,a)-On*n)/2/re*100)/100;if(e>c){const h=`leaves no room on ${o} pages with a font_size of ${n}; it must \
be at most ${c} inches`;throw(0,y.G6)([{field:"margin",message:h,mentions:["font_size"]}])}return{width:r,height:a,margin:e*re}}function An({children:o}){for(const t of St(
o)){const e=t.type==="heading"?O(t.children).trim():"";if(e!=="")return e}}function $n(o){const{holds:t,words:e}=l.E["language-tag"];if(o===void 0||t(o))return o;
throw(0,y.G6)([{field:"file",message:`has a lang in its front matter that is not ${e}`}])}async function Sn(o,t,e){const n=new Map,s=new Set((0,_.A)(o));for(const i of t)
s.has((0,_.b)(i.name))&&n.set((0,_.b)(i.name),await(0,u.A)(i,"images",e));for(const[i,r]of En(s))n.set(i,await(0,u.A)(r,"file",e));return n}const ae=o=>o.replace(
/\.(?:md|markdown|mdown|txt|pdf)$/i,"").trim()||"document"}),6565:((it,F,f)=>{f.d(F,{X:()=>y});var _=f(41917),B=f(61729);const I=2e4,O=/^---[ \t]*\r?\n([\s\S]*?)\r?\n(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/;
function y(x){const u={words:{},markdown:x},M=O.exec(x.slice(0,I));if(!M)return u;const l=p(M[1]);if(!l)return u;const L=(...D)=>{const S=D.map(N=>l[N]).find(N=>typeof N==
"string"&&N.trim()!=="");return typeof S=="string"?S.trim():void 0},E=l.author??l.authors,g=Array.isArray(E)?E.filter(D=>typeof D=="string").join(", "):L("autho\
r","authors"),[P,K]=[L("title"),L("lang","language")];return{words:{...P&&{title:P},...g&&{author:g},...K&&{language:K}},markdown:x.slice(M[0].length)}}function p(x){
try{const u=(0,_.qg)(x,{schema:"failsafe",logLevel:"silent",maxAliasCount:20});return(0,B.G)(u)&&!Array.isArray(u)?u:void 0}catch{return}}}),35724:((it,F,f)=>{f.
d(F,{D:()=>Rt});var _=f(47145),B=f(91261),I=f(16007),O=f(58552);const y=100,p=1e5,x=2e3,u=b=>(0,O.G6)([{field:"file",message:b}]),M=()=>u(`nests quotes, lists o\
r emphasis more than ${y} levels deep; at most ${y} are allowed`),l=()=>u(`has more than ${p} cells in tables; at most ${p} are allowed. Split it into several d\
ocuments`),L=()=>u(`has a paragraph or cell with more than ${x} marks such as * and [; at most ${x} are allowed. Put a \\ before marks that are text`),E=[200,200,
400,800,2e3],g=60,P=/^[ \t]*$/,K=/^( {0,3})(`{3,}(?=[^`]*$)|~{3,})/,D=[[/^ {0,3}<(?:script|pre|style|textarea)(?=[\s>]|$)/i,/<\/(?:script|pre|style|textarea)>/i],
[/^ {0,3}<!--/,/-->/],[/^ {0,3}<\?/,/\?>/],[/^ {0,3}<![a-z]/i,/>/],[/^ {0,3}<!\[CDATA\[/,/\]\]>/]],S=/^( {0,3})([-+*]|\d{1,9}[.)])([ \t]+|$)/,N=/^ {0,3}\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/,
z=/^(?:[ \t]*(?:>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)))+/,G=/^[ \t]*([-*_])(?:[ \t]*\1)*[ \t]*$/;function*Y(b){const m=new yt;let v=[],k=0,R=0;for(const U of b.
split(/\r\n|\n|\r/)){Dt(U);const V=v.at(-1)?.text;k>=E[Math.min(R,E.length-1)]&&m.isFree&&mt(U,V)&&(yield*at(v),v=[],k=0,R++),m.take(U,V),v.push({text:U,isFree:m.
isFree&&!m.isInList}),k+=U.length+1}v.length>0&&(yield*at(v))}const mt=(b,m)=>m!==void 0&&P.test(m)&&/^[^ \t>]/.test(b)&&!S.test(b);class yt{fence;raw;offset=0;get isFree(){
return!this.fence&&!this.raw}get isInList(){return this.offset>0}take(m,v){if(this.raw){this.raw.test(m)&&(this.raw=void 0);return}if(this.fence){this.fence.test(
m)&&(this.fence=void 0);return}mt(m,v)&&(this.offset=0);const k=S.exec(m);k&&(this.offset===0||k[1].length<this.offset)&&!G.test(m)&&(this.offset=k[0].trimEnd().
length+1);const R=m.length-m.trimStart().length;if(this.offset>0&&R>=this.offset)return;const U=K.exec(m);if(U)this.fence=new RegExp(`^ {0,3}${U[2][0]}{${U[2].length}\
,}[ \\t]*$`);else for(const[V,et]of D)V.test(m)&&!et.test(m.replace(/^ {0,3}<!?-?-?/,""))&&(this.raw=et)}}function*at(b){const m=b.map(({text:k})=>k);let v=0;for(let k=1;k<
b.length;k++){const R=m[k-1];if(!b[k].isFree||!N.test(m[k])||!/^ {0,3}[^\s>].*\|/.test(R))continue;let U=k+1;for(;U<b.length&&b[U].isFree&&!P.test(m[U]);)U++;if(U-
k>g){const V=m.slice(k+1+g,U);yield{text:m.slice(v,k+1+g).join(`
`),table:{head:`${R}
${m[k]}
`,rows:V}},v=U}k=U}v<b.length&&(yield{text:m.slice(v).join(`
`)})}function*kt({head:b,rows:m}){for(let v=0;v<m.length;v+=g)yield{text:b+m.slice(v,v+g).join(`
`),rest:m.slice(v).join(`
`)}}function Dt(b){const m=z.exec(b)?.[0];if(m===void 0||G.test(b))return;const v=m.match(/[>+*.)-]/g)?.length??0,k=/^[ \t]*/.exec(m)[0].replaceAll("	","    ").
length;if(v>y||v+k/2>2*y)throw M()}const Et=600;async function Rt(b,m){const v=[...Y(b)],k=new ft,R=[];for(const et of v)R.push(await Ot(et,k,m));const U=[];for(const[
et,ht]of v.entries()){const wt=k.isUseful(ht.text,R[et]);for(const Ct of wt?await Ot(ht,k.seeded(),m):R[et])U.push(Ct)}const V={type:"root",children:U};return await rt(
V,m),V}async function Ot({text:b,table:m},v,k){const R=await Mt(b,v,k);if(!m)return R;const U=R.at(-1);let V=m.rows.join(`
`);if(U?.type==="table")for(const et of kt(m)){V=et.rest;const[ht,...wt]=await Mt(et.text,v,k);if(ht?.type!=="table")break;if(U.children.push(...ht.children.slice(
1)),V="",wt.length>0)return[...R,...wt]}return V===""?R:[...R,...await Mt(V,v,k)]}async function Mt(b,m,v){const{children:k}=(0,_.Y)(b,m.options);m.learn(k);const R=v.
step(b.length*Et);return R&&await R,k}class ft{options;links=new Set;notes=new Set;constructor(m){this.options={extensions:[(0,I.T)(),At(),...m?[vt(m)]:[]],mdastExtensions:[
(0,B.C)()]}}learn(m){for(let v=m;v.length>0;){const k=[];for(const R of v)R.type==="definition"&&this.links.add(R.identifier.toUpperCase()),R.type==="footnoteDe\
finition"&&this.notes.add(R.identifier.toUpperCase()),(R.type==="blockquote"||R.type==="list"||R.type==="listItem"||R.type==="footnoteDefinition")&&k.push(...R.
children);v=k}}isUseful(m,v){if(this.links.size+this.notes.size===0||!m.includes("["))return!1;const k=new ft;return k.learn(v),k.links.size<this.links.size||k.
notes.size<this.notes.size}seeded(){return new ft(this)}seed({parser:m}){const{defined:v}=m;for(const R of this.links)v.includes(R)||v.push(R);const k=m.gfmFootnotes??=
[];for(const R of this.notes)k.includes(R)||k.push(R)}}const bt=(b,m)=>({name:b,tokenize:function(k,R,U){return m(this),U}});function vt(b){const m=new WeakSet;
return{document:{null:[bt("octavoDefinitions",k=>{m.has(k.parser)||b.seed(k),m.add(k.parser)})]}}}const Tt=Array.from("*_~[]!",b=>b.charCodeAt(0));function At(){
const b=new WeakMap,m=bt("octavoMarks",v=>{const k=(b.get(v.events)??0)+1;if(k>x)throw L();b.set(v.events,k)});return{text:Object.fromEntries(Tt.map(v=>[v,m]))}}
async function rt({children:b},m){let v=0,k=b;for(let R=0;k.length>0;R++){if(R>y)throw M();const U=[];for(const V of k){if(V.type==="table"&&(v+=ut(V)),v>p)throw l();
if("children"in V)for(const ht of V.children)U.push(ht);const et=m.step(200);et&&await et}k=U}}const ut=({children:b})=>b.length*(b[0]?.children.length??0)}),34622:((it,F,f)=>{
f.d(F,{A:()=>y,b:()=>I,imageTargets:()=>O});var _=f(6565),B=f(35724);function I(p){if(p.startsWith("data:"))return p;try{return decodeURIComponent(p)}catch{return p}}
async function O(p,x){const u=await(0,B.D)((0,_.X)(p).markdown,x);return[...new Set(y(u))]}function y(p){const x=new Map,u=[],M=[p];for(let l=M.pop();l;l=M.pop())
if(l.type==="definition"&&!x.has(l.identifier)&&x.set(l.identifier,l.url),l.type==="image"&&u.push(l.url),l.type==="imageReference"&&u.push({reference:l.identifier}),
"children"in l)for(const L of[...l.children].reverse())M.push(L);return u.map(l=>typeof l=="string"?l:x.get(l.reference)).filter(l=>l!==void 0).map(I)}}),36078:((it,F,f)=>{
f.d(F,{AY:()=>p,KJ:()=>M,XL:()=>x,_:()=>B,hX:()=>L,id:()=>y,qK:()=>O,vs:()=>I,wW:()=>l,yQ:()=>u});var _=f(45079);function B(E){if(Number.isInteger(E)&&Math.abs(
E)<1e7)return String(E);const g=Number(E.toPrecision(7)),P=Math.abs(g)<1e-9?"0":String(g);return P.includes("e")?g.toFixed(12).replace(/\.?0+$/,""):P}const I=E=>E.
map(B).join(" "),O=(E,g)=>`q ${g} cm /${E} Do Q`,y=E=>(0,_.ZV)(Math.round(E*1e3)/1e3||0),p=([E,g])=>`${y(E)} ${y(g)}`,x=E=>E.map((g,P)=>`${p(g)} ${P===0?"m":"l"}`).
join(" "),u=.5523;function M(E){const g=u,P=(...K)=>`${K.map(([D,S])=>p(E(D,S))).join(" ")} c`;return[`${p(E(1,0))} m`,P([1,g],[g,1],[0,1]),P([-g,1],[-1,g],[-1,
0]),P([-1,-g],[-g,-1],[0,-1]),P([g,-1],[1,-g],[1,0])].join(" ")}function l(E,g){const P={1:"g",3:"rg",4:"k"}[E.length];return`${E.map(y).join(" ")} ${g==="fill"?
P:P.toUpperCase()}`}const L=E=>`[${E.map(y).join(" ")}] 0 d`}),82943:((it,F,f)=>{f.d(F,{F:()=>_});const _=(B,I,O=[])=>({code:"characters_missing",message:`Boxes\
 are drawn for characters that cannot be shown: ${B}. ${I}`,...O.length>0?{mentions:O}:{}})}),12889:((it,F,f)=>{f.d(F,{Rl:()=>E,Vv:()=>I,ft:()=>x,jB:()=>l,pr:()=>M,
vw:()=>u,wE:()=>L});var _=f(46161),B=f(47707);const I="‏";let O;const y=()=>O??=(0,_.A)(),p=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
x=g=>p.test(g),u=g=>x(g)&&(y().getEmbeddingLevels(g).paragraphs[0]?.level??0)%2===1;function M(g){if(!x(g))return g===""?[]:[{text:g,rtl:!1,at:0}];const{levels:P,
paragraphs:K}=y().getEmbeddingLevels(g),D=K[0]?.level??0;for(let z=g.length-1;z>=0&&/\s/.test(g[z]);z--)P[z]=D;const S=[];for(let z=0;z<g.length;z++){const G=S.
at(-1);G&&G.level===P[z]?G.text+=g[z]:S.push({level:P[z],text:g[z],at:z})}const N=S.reduce((z,{level:G})=>Math.max(z,G),0);for(let z=N;z>0;z--)for(let G=0,Y=0;G<
S.length;G=Y+1){for(Y=G;Y<S.length&&S[Y].level>=z;)Y++;Y>G+1&&S.splice(G,Y-G,...S.slice(G,Y).reverse())}return S.map(({level:z,text:G,at:Y})=>({text:G,rtl:z%2===
1,at:Y}))}const l=g=>Array.from(g,P=>y().getMirroredCharacter(P)??P).join(""),L=g=>(0,B.qf)(l(g)).reverse().join(""),E=g=>M(g).flatMap(({text:P,rtl:K})=>K?(0,B.
qf)(l(P)).reverse():(0,B.qf)(P))}),33141:((it,F,f)=>{f.d(F,{$u:()=>I,b8:()=>B,dc:()=>y,zO:()=>O});var _=f(77581);function B(p,x){const u=typeof p=="number"?Math.
abs(p):0,M=typeof x=="number"?Math.abs(x):0;return{capHeight:u>=400&&u<=850?u:700,descent:-(M>=50?Math.min(M,230):230)}}const I=(p,x)=>`/Span <</ActualText <${Buffer.
from((0,_.wx)(p).bytes).toString("hex")}>>> BDC ${x} EMC`,O=(p,x)=>`<${p.map(u=>u.toString(16).padStart(x*2,"0")).join("")}>`;function y(p){return p.some(x=>x<32||
x>126)?O(p,1):`(${String.fromCharCode(...p).replace(/[\\()]/g,"\\$&")})`}}),21281:((it,F,f)=>{f.d(F,{Ip:()=>u,XM:()=>g,Xb:()=>E,ds:()=>x,qg:()=>L});var _=f(59071),
B=f(70549),I=f(43496),O=f(824),y=f(1975),p=f(60912);const x=(0,B.n)(async D=>u(D,await(0,O.Br)(D)));function u(D,S){const N=(at,kt)=>(0,_.wh)((0,y.sm)(S,at,kt)[0]??
""),z=l(N("pdfaid","part"),N("pdfaid","conformance").toLowerCase()),G=M(N("pdfuaid","part"))?`PDF/UA-${N("pdfuaid","part")}`:void 0,mt=[N("pdfxid","GTS_PDFXVers\
ion")||N("pdfx","GTS_PDFXVersion")||((0,_.Gh)(D.resolve((0,O._U)(D)?.get("GTS_PDFXVersion")))??""),N("pdfe","ISO_PDFEVersion"),N("pdfvtid","GTS_PDFVTVersion")],
yt=[z?.name,G,...mt.filter(at=>/^PDF\/[\w .:/()-]{1,40}$/.test(at))];return{archive:z,accessible:G,names:yt.filter(at=>at!==void 0)}}const M=D=>/^[1-9]$/.test(D);
function l(D,S){if(!M(D))return;const N=/^[abuef]$/.test(S)?S:"";return{part:Number(D),level:N,name:`PDF/A-${D}${N}`}}function L(D,S,N,z){return S&&K(D,S,[I.dK.
pdfaid]),E(N,z)}const E=({name:D},S)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${D}: ${S}.`});async function g(D){const S=await(0,O.
Br)(D);if(!S)return[];const{archive:N,accessible:z}=u(D,S);K(D,S,[I.dK.pdfaid,I.dK.pdfuaid]);const G=[N?.name,z].filter(Y=>Y!==void 0);return G.length>0?[P(G)]:
[]}const P=D=>({code:"conformance_dropped",message:`The result no longer claims ${D.join(" and ")}, because a merge cannot guarantee conformance.`});function K(D,S,N){
S.properties.some(({namespace:z})=>N.includes(z))&&(0,p._L)(D,(0,p.QH)(S,({namespace:z})=>N.includes(z),[]))}}),60912:((it,F,f)=>{f.d(F,{QH:()=>O,T3:()=>y,_L:()=>M});
var _=f(43496),B=f(3907),I=f(45599);function O(l,L,E){const{text:g,properties:P,end:K,about:D}=l,S=[];let N=0;for(const z of P.filter(L).sort((G,Y)=>G.from-Y.from))
z.from<N||(S.push(g.slice(N,z.from)),N=z.to);return S.push(g.slice(N,Math.max(K,N))),E.length>0&&S.push(p(E,D)),S.push(g.slice(Math.max(K,N))),u(S.join(""))}function y(l){
return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${_.dK.rdf}">
${p(l,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function p(l,L){const g=[...new Set(l.map(({prefix:K})=>K))].map(K=>` xmlns:${K}="${_.dK[K]}"`).join(""),P=l.map(({prefix:K,name:D,form:S,values:N})=>`\
<${K}:${D}>${x(S,N)}</${K}:${D}>
`);return`<rdf:Description xmlns:rdf="${_.dK.rdf}" rdf:about="${(0,B.X)(L)}"${g}>
${P.join("")}</rdf:Description>
`}function x(l,L){const E=g=>L.map(P=>`<rdf:li${g}>${(0,B.X)(P)}</rdf:li>`).join("");switch(l){case"simple":return(0,B.X)(L[0]??"");case"alternative":return`<rd\
f:Alt>${E(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${E("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${E("")}</rdf:Bag>`}}const u=l=>l.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function M(l,L){const E=l.catalog.get("Metadata"),g=l.resolve(E),P=g instanceof I.Z6?[...g.dict].
filter(([S])=>!["Filter","DecodeParms","Length"].includes(S)):[],K=new I.Bi([["Type",new I.SX("Metadata")],["Subtype",new I.SX("XML")],...P]),D=new I.Z6(K,Buffer.
from(L,"utf8"));(0,I.i9)(E)&&g instanceof I.Z6?l.put(E,D):l.edit(l.catalogNumber).set("Metadata",l.add(D))}}),75934:((it,F,f)=>{f.d(F,{p:()=>B});var _=f(9876);class B{text;widthOf;width;parts;constructor(O,y){
this.text=O,this.widthOf=y,this.width=y(O)}async lines(O){if(this.width<=O(0))return[this.text];const y=[];let p="",x=0,u;for(const M of this.parts??=await this.
measure()){const l=x+(u?.spaceWidth??0)+M.width;if(l<=O(y.length))p+=(u?.space??"")+M.text,x=l;else{p!==""&&y.push(p);const L=y.length;M.width>O(L)?y.push(...this.
cut(M,E=>O(L+E))):y.push(M.text),p=y.pop(),x=p===M.text?M.width:this.widthOf(p)}u=M}return y.push(p),y}async measure(){const{text:O,widthOf:y}=this;return(await(0,_.
Vn)())(O).map(({start:p,end:x,next:u})=>{const[M,l]=[O.slice(p,x),O.slice(x,u)];return{text:M,width:y(M),space:l,spaceWidth:l===""?0:y(l)}})}cut(O,y){const p=O.
clusters??=(0,_.s)(O.text,this.widthOf);let x=0;return(0,_.ZM)(p,y).map(u=>p.slice(x,x+=u).map(({text:M})=>M).join(""))}}}),9876:((it,F,f)=>{f.d(F,{Vn:()=>B,ZM:()=>y,
s:()=>I});var _=f(47707);async function B(){const{default:p}=await f.e(3286).then(f.bind(f,23286));return x=>{const u=[],M=new p(x);let l=0;for(let L=M.nextBreak();L;L=
M.nextBreak()){const E=L.position;let g=E;for(;g>l&&x[g-1]===" ";)g--;u.push({start:l,end:g,next:E}),l=E}return u}}const I=(p,x)=>(0,_.qf)(p).map(u=>({text:u,width:x(
u)})),O=/[_\-–—/.,;:]$/;function y(p,x){const u=[];for(let M=0;M<p.length;){let l=M;for(let L=0;l<p.length&&(L+=p[l].width,!(L>x(u.length)&&l>M));l++);if(l<
p.length){let L=l;for(;L>M&&!O.test(p[L-1].text);)L--;L-M>=(l-M)/2&&(l=L)}u.push(l-M),M=l}return u}}),70549:((it,F,f)=>{f.d(F,{n:()=>_});function _(B){const I=new WeakMap;
return O=>{if(O.hasChanges)return B(O);const y=I.get(O);if(y)return y.answer;const p=B(O);return I.set(O,{answer:p}),p}}})};
