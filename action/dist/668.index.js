"use strict";exports.id=668,exports.ids=[668,5870],exports.modules={57992:((ct,V,u)=>{u.r(V),u.d(V,{markdown_to_pdf:()=>Mn});var U=u(15870),F=u(31449),z=u(19165);const _=o=>o.
map(t=>t.type==="text"||t.type==="inlineCode"?t.value:t.type==="image"||t.type==="imageReference"?t.alt??"":t.type==="break"?" ":"children"in t?_(t.children):"").
join("").replace(/\s+/g," ");var N=u(49153),I=u(24840),C=u(40315),x=u(95199),$=u(35092),p=u(27437),j=u(87514);function k(o){const[,t="",e=""]=/^\s*<(\/?)([a-z][a-z0-9-]*|!--)/i.
exec(o)??[];return{name:e.toLowerCase(),closes:t!==""}}const l=o=>/^\s*<!--\s*page-?break\s*-->\s*$/i.test(o),E=/<(script|style|template)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi,
L=/<!--(?:-?>|[\s\S]*?(?:-->|$))|<\?[\s\S]*?(?:\?>|$)|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<![a-z][\s\S]*?(?:>|$)/gi,M=/<(?:br|hr|\/?(?:p|div|h[1-6]|li|ul|ol|tr|table|section|details|summary|blockquote|dl|dt|dd|pre))\b[^>]*>/gi,
m=/<\/?[a-z][^<>]*(?:>|$)/gi,b={amp:"&",lt:"<",gt:">",quot:'"',apos:"'",nbsp:" "};function A(o){return o.replace(E,"").replace(L,"").replace(/\s+/g," ").replace(
M,`
`).replace(m,"").replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi,(t,e,n,s)=>{if(s!==void 0)return b[s.toLowerCase()]??t;const i=e===void 0?parseInt(n,16):
Number(e);return i>0&&i<=1114111&&(i<55296||i>57343)?String.fromCodePoint(i):"�"}).split(`
`).map(t=>t.trim()).filter(t=>t!=="")}var P=u(79131),K=u(80199);const nt=-.12,ht=.27,it=.055,pt={below:.24,height:1.18,beside:.18};function vt(o,t,e,n,s){const{
fragments:i}=t;for(let r=0,a=0;r<i.length;r=a){const{run:c}=i[r];let h=0;for(a=r;a<i.length&&St(i[a],i[r]);a++)h+=i[a].width;const d=s&&c.owner!==null?c.owner?.
in(s)??s:void 0;if(c.kind==="image"){const{upright:f}=c.image,v=(0,K.lw)(f,[c.width,0,0,c.height,e,n]);o.draw(d,{kind:"image",name:o.image(c.image),matrix:v})}else{
const f=i.slice(r,a).map(({word:v})=>v);o.draw(d,...$t(f,c.look,e,n,h))}const y=c.owner?.linking;if(s&&y?.link){const f=c.kind==="image"?c.height:c.look.size,v=[
e,n-f*.25,e+h,n+f*(c.kind==="image"?1:.9)];o.link(y.in(s),v,y.link.target,y.link.contents)}e+=h}}function St(o,{run:t}){return o.run===t||o.run.kind==="text"&&t.
kind==="text"&&o.run.look===t.look&&o.run.owner===t.owner}function $t(o,t,e,n,s){const{size:i,color:r,rise:a=0,oblique:c=!1,ground:h}=t,d=n+a,y=[];if(h){const{below:v,
height:S,beside:T}=pt,B={x:e-T*i,y:d-v*i,width:s+2*T*i,height:S*i};y.push({kind:"area",...B,color:h,radius:i*.2})}y.push({kind:"text",x:e,y:d,size:i,color:r,words:o,
oblique:c});const f=v=>({kind:"area",x:e,y:d+v*i,width:s,height:it*i,color:r});return t.underlined===!0&&y.push(f(nt)),t.struck===!0&&y.push(f(ht)),y}const Et=.78,
xt=.3;class mt{setting;scale;sink;notesOf;after=0;joined=!1;markers=[];constructor(t,e,n,s){this.setting=t,this.scale=e,this.sink=n,this.notesOf=s}mark(t){this.
markers.push(t)}get isWaiting(){return this.markers.length>0}join(){this.joined=!0}gap(t){this.after=Math.max(this.after,t)}row(t,e=this.scale.leading*.7){const n=this.
joined?0:Math.max(this.after,t.before);this.after=0,this.joined=!1;const s=this.markers.splice(0);if(s.length===0)return this.sink({...t,before:n});this.sink({...t,
before:n,paint:(i,r,a)=>{for(const c of s)c(i,r-e,a);t.paint(i,r,a)}})}text(t,e,n,s){const i=Math.min(e.width,this.scale.measure),r=this.setting.lines.paragraph(
t,i),{lines:a}=r;for(const[c,h]of a.entries()){const d=c===0,f=c===a.length-1?s.keep===!0:d||c===a.length-2||s.keep===!0;this.line(h,{paragraph:r,frame:e,measure:i,
element:n,options:s,isFirst:d,keep:f})}this.gap(s.after??0)}line(t,e){const{frame:n,element:s,options:i,isFirst:r,keep:a}=e,{height:c,baseline:h}=bt(t,i),d=n.x+
Ot(t,e.measure,i.align??(e.paragraph.isRight?"right":"left")),y=t.notes.flatMap(f=>this.notesOf(f,n.element));this.row({before:r?i.before??0:0,height:c,keep:a,decorations:n.
decorations,notes:y,paint:(f,v,S)=>{r&&i.onFirst?.(f,v),vt(f,t,d,v-h,S?void 0:s)}},h)}}function bt({tallest:o},{leading:t,size:e}){const n=(t-e)/2+e*Et+e*.06;if(o<=
n)return{height:t,baseline:n};const s=Math.ceil((o+t*xt)/(t/2))*(t/2);return{height:s,baseline:s-t*xt}}function Ot({width:o},t,e){return e==="left"?0:e==="right"?
t-o:(t-o)/2}const At=new WeakMap;function dt(o,t,e=o.scale.size,n="Regular"){let s=At.get(o);s||At.set(o,s=new Map);const i=`${n} ${e} ${t.join(" ")}`;let r=s.get(
i);return r||s.set(i,r={style:n,size:e,color:t}),r}const wt=o=>[o,o,o],Q={text:wt(.1),quiet:wt(.36),rule:wt(.82),strongRule:wt(.45),ground:[.957,.961,.969],link:[
.04,.31,.64],bar:wt(.75)},R={NOTE:{title:"Note",color:[.04,.36,.72]},TIP:{title:"Tip",color:[.07,.43,.2]},IMPORTANT:{title:"Important",color:[.43,.25,.72]},WARNING:{
title:"Warning",color:[.55,.37,0]},CAUTION:{title:"Caution",color:[.72,.12,.14]}},g=1.25,O=1.45,w=.88,D=37.5;class G{size;leading;constructor(t){this.size=t,this.
leading=Math.round(t*O*2)/2}get half(){return this.leading/2}get measure(){return this.size*D}get codeSize(){return this.size*w}heading(t){const e=this.size*g**
Math.max(4-t,0);return{size:e,leading:Math.ceil(e*1.2/this.half)*this.half,before:this.leading*(t===1?2:t===2?1.5:1),after:this.half}}smaller(t){return new G(this.
size*t)}}const J=4,ot=.7,lt=1.32;function yt({value:o},t,e){const{scale:n,setting:s}=t,{typefaces:i}=s.composition,r=n.codeSize,a=Math.round(r*lt*2)/2,c=ot*n.size,
h=dt(t,Q.text,r,"Mono"),d=i.word("0","Mono").width*r/1e3,y=Math.max(Math.floor((e.width-2*c)/d),8),f={x:e.x,width:e.width,color:Q.ground,radius:3,over:c},v=e.element.
add("P").add("Code"),S=e.x+c,T=(a-r)/2+r*.84,B=o.split(/\r\n|\n|\r/).flatMap(W=>ie(W,y));t.gap(n.half+c);for(const[W,{text:H,isRest:Z}]of B.entries()){const X=i.
word(H===""?" ":H,"Mono");t.row({before:0,height:a,keep:W===0||W===B.length-2,decorations:[...e.decorations,f],paint:(q,tt,Y)=>{const st=tt-T;Z&&q.draw(void 0,...Lt(
S,st,r));const at=Z?S+2*d:S;q.draw(Y?void 0:v,{kind:"text",x:at,y:st,size:r,color:h.color,words:[X]})}},T)}t.gap(n.half+c)}function Lt(o,t,e){const n=(i,r)=>[o+
i*e,t+r*e],s={kind:"stroke",width:e*.07,color:Q.strongRule};return[{...s,points:[n(.1,.62),n(.1,.26),n(.68,.26)]},{...s,points:[n(.5,.42),n(.7,.26),n(.5,.1)]}]}
function ie(o,t){const e=o.includes("	")?oe(o):o;if(e.length<=t)return[{text:e,isRest:!1}];const n=(0,P.qf)(e),s=[{text:n.slice(0,t).join(""),isRest:!1}];for(let i=t;i<
n.length;i+=t-2)s.push({text:n.slice(i,i+t-2).join(""),isRest:!0});return s}function oe(o){let t="";for(const e of o.split(/(\t)/))t+=e==="	"?" ".repeat(J-t.length%
J):e;return t}class kt{tag;facts;above;link;block;element;constructor(t,e,n,s){this.tag=t,this.facts=e,this.above=n,this.link=s}in(t){return(!this.element||this.
block!==t)&&(this.element=(this.above?.in(t)??t).add(this.tag,this.facts),this.block=t),this.element}get linking(){return this.link?this:this.above?.linking}}const re=.88,
ae=.7,_t=.36,ce=-.14,It=72/96,he=300,zt=/^(?:https?|mailto|tel|ftp):/i,Nt=new WeakMap;function ft(o,t,e){let n=Nt.get(o);n||Nt.set(o,n=new Map);let s=n.get(t);return s||
n.set(t,s={...o,...e}),s}const Dt=o=>o.style==="Mono"?o:ft(o,"bold",{style:"SemiBold",oblique:o.style==="Italic"}),de=o=>o.style==="Regular"?ft(o,"italic",{style:"\
Italic"}):ft(o,"italic",{oblique:!0}),le=o=>ft(o,"code",{style:"Mono",oblique:!1,size:o.size*re,ground:Q.ground}),Bt=(o,t)=>ft(o,`raised ${t}`,{size:o.size*ae,rise:(o.
rise??0)+o.size*t});class Ut{setting;room;runs=[];open=[];constructor(t,e){this.setting=t,this.room=e}add(t,e,n){for(const s of t)this.node(s,e,n);return this}text(t,e,n,s){
const i=this.runs.at(-1);let r=t.replace(/[ \t\r\n]+/g," ");if(r.startsWith(" ")&&(!i||i.kind==="break"||i.kind==="text"&&i.text.endsWith(" "))&&(r=r.slice(1)),
r==="")return;let a=e;for(const c of this.open)c==="u"?a=ft(a,"u",{underlined:!0}):a=Bt(a,c==="sup"?_t:ce);this.runs.push({kind:"text",text:r,look:a,owner:n,...s!==
void 0&&{note:s}})}node(t,e,n){switch(t.type){case"text":return this.text(t.value,e,n);case"emphasis":return void this.add(t.children,de(e),n);case"strong":return void this.
add(t.children,Dt(e),n);case"delete":return void this.add(t.children,ft(e,"struck",{struck:!0}),fe("LineThrough",n));case"inlineCode":return this.text(t.value,le(
e),new kt("Code",{},n));case"break":this.runs.push({kind:"break"});return;case"link":return this.link(t.url,t.children,e,n);case"linkReference":{const s=this.setting.
definitions.get(t.identifier)?.url;return s===void 0?void this.add(t.children,e,n):this.link(s,t.children,e,n)}case"image":return this.image(t.url,t.alt??"",e,n);case"\
imageReference":return this.image(this.setting.definitions.get(t.identifier)?.url??"",t.alt??"",e,n);case"footnoteReference":return this.reference(t.identifier,
e,n);case"html":return this.html(t.value);default:return t}}link(t,e,n,s){const i=this.targetOf(t);if(!i)return void this.add(e,n,s);const r=_(e).trim().slice(0,
he)||t,a=new kt("Link",{},s,{target:i,contents:r});this.add(e,ft(n,"link",{color:Q.link}),a)}targetOf(t){if(zt.test(t))return{uri:ue(t)};const e=/^#(.+)$/.exec(
t)?.[1],n=e===void 0?void 0:this.setting.places.get(ge(e).toLowerCase());if(n)return{place:n};this.setting.told.links.add(t)}image(t,e,n,s){const i=this.setting.
images.get((0,U.b)(t));if(!i)return this.setting.told.images.add(t),e===""?void 0:zt.test(t)?this.link(t,[{type:"text",value:e}],n,s):this.text(e,n,s);const r=this.
sizeOf(i);this.runs.push({kind:"image",image:i,...r,owner:e===""?null:new kt("Figure",{alt:e},s)})}sizeOf({displayed:t,resolution:e}){const n=e?{width:t.width/e.
x*72,height:t.height/e.y*72}:{width:t.width*It,height:t.height*It},s=Math.min(1,this.room.width/n.width,this.room.height/n.height);return{width:n.width*s,height:n.
height*s}}reference(t,e,n){const{cited:s,footnotes:i}=this.setting;if(!i.has(t))return;const r=s.get(t)??s.size+1;s.set(t,r);const a=this.setting.places.get(`${t}\

`),c=new kt("Reference",{},n),h=a?new kt("Link",{},c,{target:{place:a},contents:`Footnote ${r}`}):c;this.text(String(r),Bt(ft(e,"link",{color:Q.link}),_t),h,t)}html(t){
const{name:e,closes:n}=k(t);if(e==="br")this.runs.push({kind:"break"});else if(e==="sub"||e==="sup"||e==="u"){const s=this.open.lastIndexOf(e);n?s>=0&&this.open.
splice(s,1):this.open.push(e)}else e!=="!--"&&(this.setting.told.html=!0)}}const fe=(o,t)=>new kt("Span",{attributes:{O:"Layout",TextDecorationType:o}},t),ue=o=>o.
replace(new RegExp("\\p{Cs}","gu"),"�").replace(/[^\x21-\x7e]|["<>\\^`{|}]/gu,t=>encodeURIComponent(t));function ge(o){try{return decodeURIComponent(o)}catch{
return o}}const Ft=[{text:"•",numbering:"Disc"},{text:"–",numbering:"None"},{text:"▪",numbering:"Square"}],Gt=.5,pe=1.5,me=.5,we=.125;async function xe(o,t,e,n){
const{size:s,leading:i,half:r}=t.scale,a=Ft[e.depth%Ft.length],c=o.start??1,h=dt(t,e.color),d=(T,B)=>B===!0?"☑":B===!1?"☐":o.ordered===!0?`${c+T}.`:a.text,y=Math.
max(...[0,o.children.length-1].map(T=>Wt(t,h,d(T,o.children[T]?.checked)))),f=Math.max(y+Gt*s,pe*s),v=o.spread===!0||o.children.some(({spread:T})=>T===!0),S=e.element.
add("L",{attributes:{O:"List",ListNumbering:o.ordered===!0?"Decimal":a.numbering}});(e.depth===0||!e.tight)&&t.gap(r);for(const[T,B]of o.children.entries()){T>0&&
t.gap(i*(v?me:we));const W=S.add("LI"),H=W.add("Lbl"),Z=d(T,B.checked),X=Wt(t,h,Z),q=e.x+f-Gt*s-X;t.mark((Y,st,at)=>ye(t,Y,Z,h,q,st,at?void 0:H));const tt={...e,
x:e.x+f,width:e.width-f,element:W.add("LBody"),depth:e.depth+1,tight:!v};await n(B.children,tt),t.isWaiting&&t.row({before:0,height:i,keep:!1,decorations:e.decorations,
paint:()=>{}})}t.gap(e.tight&&e.depth>0?0:r)}const Wt=({setting:o},t,e)=>o.composition.typefaces.word(e,t.style).width*t.size/1e3;function ye({setting:o},t,e,{size:n,
style:s,color:i},r,a,c){t.draw(c,{kind:"text",x:r,y:a,size:n,color:i,words:[o.composition.typefaces.word(e,s)]})}const Rt=.55,ke=.3,Me=.75,be=1.32,ve=12;async function Ee(o,t,e){
const{pace:n}=t.setting.job,s=o.children[0]?.children.length??0,i=Array.from({length:s},(v,S)=>o.align?.[S]??null),r=Array.from({length:s},()=>({whole:0,least:0}));
for(const[v,{children:S}]of o.children.entries())for(const[T,B]of S.slice(0,s).entries()){const W=t.setting.lines.widths(jt(B,t,e,t.scale.size,v===0));r[T]={whole:Math.
max(r[T].whole,W.whole),least:Math.max(r[T].least,W.least)};const H=n.step(3e3);H&&await H}const a=Oe(r,i,e.width,t.scale),c=e.element.add("Table"),h=o.children.
length>1&&(o.children[0]?.children??[]).every(({children:v})=>v.length===0),d=h?void 0:c.add("THead"),y=o.children.length>1?c.add("TBody"):void 0,f=[];t.gap(t.scale.
half+2);for(const[v,{children:S}]of o.children.entries()){const T=v===0;if(T&&!d)continue;const B=(T?d:y).add("TR"),W=Array.from({length:s},(q,tt)=>{const Y=T?"\
Column":h&&tt===0?"Row":void 0,st=jt(S[tt],t,e,a.size,T),at=Y===void 0?{}:{attributes:{O:"Table",Scope:Y}};return{runs:st,element:B.add(Y===void 0?"TD":"TH",at)}}),
Z=Te(W,a,t,e,{isHead:T,isTop:T||h&&v===1,isLast:v===o.children.length-1,heads:f});for(const q of Z)t.row(q);T&&f.push(...Z);const X=n.step(3e3*s);X&&await X}t.gap(
t.scale.leading)}function jt(o,t,e,n,s){const i=dt(t,e.color,n);return new Ut(t.setting,{width:e.width/3,height:n*12}).add(o?.children??[],s?Dt(i):i).runs}function Oe(o,t,e,n){
const s=2*Rt*n.size*o.length,r=(f=>o.reduce((v,S)=>v+f(S),0))(f=>f.least),a=r+s<=e?1:Math.max(e/(r+s),Me),c=n.size*a,h=2*Rt*c,d=e-h*o.length;return{widths:(r*a>
d?o.map(f=>f.least/r*d):Ae(o.map(f=>({whole:f.whole*a,least:f.least*a})),d)).map(f=>f+h),align:t,size:c,leading:Math.round(c*be*2)/2}}function Ae(o,t){const e=o.
map(({least:h})=>h),n=new Set(o.keys());let s=t;for(let h=!0;h&&n.size>0;){h=!1;const d=s/n.size;for(const y of n){const{whole:f,least:v}=o[y];if(!(f>d&&v<=d)){
e[y]=f<=d?f:v,s-=e[y],n.delete(y),h=!0;break}}}const i=[...n].map(h=>Math.sqrt(o[h].whole)),r=i.reduce((h,d)=>h+d,0);for(const[h,d]of[...n].entries())e[d]=Math.
max(o[d].least,s*i[h]/r);const a=e.reduce((h,d)=>h+d,0)-t,c=e.indexOf(Math.max(...e));return a>0&&(e[c]=Math.max(e[c]-a,o[c].least)),e}function Te(o,t,e,n,{isHead:s,
isTop:i,isLast:r,heads:a}){const{widths:c,align:h,size:d,leading:y}=t,f=Rt*d,v=o.map(({runs:B},W)=>e.setting.lines.paragraph(B,Math.max(c[W]-2*f,d))),S=Math.max(
1,...v.map(({lines:B})=>B.length)),T=ke*d;return Array.from({length:S},(B,W)=>{const H=v.map(({lines:et})=>et[W]),Z=H.map(et=>bt(et??Kt,{leading:y,size:d})),X=Math.
max(...Z.map(({height:et})=>et)),q=Math.max(...Z.map(et=>et.baseline)),[tt,Y]=[W===0,W===S-1],st=tt?T:0,at=st+X+(Y?T:0);return{before:0,height:at,keep:s||(S<=ve?
!Y:tt||W===S-2),decorations:n.decorations,notes:H.flatMap(et=>et?et.notes.flatMap(rt=>e.notesOf(rt,n.element)):[]),head:s?void 0:a,paint:(et,rt,ut)=>{let gt=n.x;
for(const[Mt,Pt]of H.entries()){const An=c[Mt]-2*f,Tn=h[Mt]??(v[Mt].isRight?"right":"left"),Sn=gt+f+Ot(Pt??Kt,An,Tn);Pt&&vt(et,Pt,Sn,rt-st-q,ut?void 0:o[Mt].element),
gt+=c[Mt]}i&&tt&&Ht(et,n.x,rt-.4,gt-n.x,"strong"),Y&&Ht(et,n.x,rt-at,gt-n.x,s||r?"strong":"thin")}}})}const Kt={fragments:[],width:0,tallest:0,notes:[]};function Ht(o,t,e,n,s){
const[i,r]=s==="strong"?[.7,Q.strongRule]:[.4,Q.rule];o.draw(void 0,{kind:"area",x:t,y:e,width:n,height:i,color:r})}const Se="\\newpage",$e=/^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*(?:\n|$)/i,
Le=2.5,Xt=.75;class De{onBreak;constructor(t){this.onBreak=t}async layOut(t,e,n){for(const s of t){await this.block(s,e,n);const i=e.setting.job.pace.step(4e3);
i&&await i}}async block(t,e,n){switch(t.type){case"paragraph":return this.paragraph(t.children,e,n);case"heading":return this.heading(t,e,n);case"blockquote":return await this.
quote(t,e,n);case"list":return await xe(t,e,n,(s,i)=>this.layOut(s,e,i));case"code":return yt(t,e,n);case"table":return await Ee(t,e,n);case"thematicBreak":return Ce(
e,n);case"html":return this.html(t.value,e,n);default:return}}paragraph(t,e,n){const[s]=t;if(t.length===1&&s?.type==="text"&&s.value.trim()===Se)return this.onBreak();
const i=n.element.add("P"),{size:r,leading:a,half:c}=e.scale,h=this.inlines(e,n).add(t,dt(e,n.color)),d=n.tight?0:c;e.text(h.runs,n,i,{size:r,leading:a,before:d,
after:d})}inlines({setting:t,scale:e},{width:n}){const{height:s,margin:i}=t.geometry;return new Ut(t,{width:Math.min(n,e.measure),height:s-2*i-2*e.leading})}contentsHeading(t,e,n){
this.headed([{type:"text",value:t.title}],2,t,e,n)}heading(t,e,n){this.headed(t.children,t.depth,e.setting.headings.get(t),e,n)}headed(t,e,{level:n,place:s},i,r){
const a=r.element.add(`H${n}`),{size:c,leading:h,before:d,after:y}=i.scale.heading(e),f=e>5?Q.quiet:r.color,v=this.inlines(i,r).add(t,dt(i,f,c,"SemiBold"));i.text(
v.runs,r,a,{size:c,leading:h,before:d,after:y,keep:!0,onFirst:(S,T)=>Object.assign(s,{sheet:S,top:T+i.scale.half})})}async quote(t,e,n){const s=Re(t),{leading:i,
size:r}=e.scale,a=r*1.4,c={x:n.x,width:Le,color:s?.color??Q.bar,over:1},h={...n,x:n.x+a,width:n.width-a,element:n.element.add("BlockQuote"),decorations:[...n.decorations,
c],color:s?n.color:Q.quiet,tight:!1};if(e.gap(i*Xt),s){const d=this.inlines(e,h);d.text(s.title,Dt(dt(e,s.color))),e.text(d.runs,h,h.element.add("P"),{size:r,leading:i,
keep:!0}),e.join()}await this.layOut(s?.children??t.children,e,h),e.gap(i*Xt)}html(t,e,n){if(l(t))return this.onBreak();/^\s*<!--/.test(t)||(e.setting.told.html=
!0);for(const s of A(t))this.paragraph([{type:"text",value:s}],e,n)}}function Re({children:o}){const[t,...e]=o,[n,...s]=t?.type==="paragraph"?t.children:[],i=n?.
type==="text"?$e.exec(n.value):null;if(t?.type!=="paragraph"||n?.type!=="text"||!i)return;const r=n.value.slice(i[0].length);if(r===""&&s.length>0&&s[0].type!==
"break")return;const a=[...r===""?[]:[{...n,value:r}],...s.filter((h,d)=>d>0||r!=="")];return{...R[i[1].toUpperCase()],children:a.length===0?e:[{...t,children:a},
...e]}}function Ce(o,{x:t,width:e,decorations:n}){const{leading:s}=o.scale;o.row({before:o.scale.half,height:s,keep:!1,decorations:n,paint:(i,r)=>i.draw(void 0,
{kind:"area",x:t,y:r-s/2,width:e,height:.6,color:Q.strongRule})}),o.gap(o.scale.half)}const Pe=3,_e=.5,Ie=.45;class ze{setting;waiting=[];constructor(t){this.setting=
t}layOut(t,e,n){const s=n.element.add("TOC"),i=Math.min(...t.map(({level:c})=>c)),r=t.filter(({level:c})=>c-i<Pe),a={...n,width:Math.min(n.width,e.scale.measure)};
for(const c of r)this.entry({...c,level:c.level-i+1},s,e,a);return e.gap(e.scale.leading),r.length}fill(){const{sheets:t}=this.setting.composition,e=new Map(t.map(
(n,s)=>[n,s+1]));for(const{place:n,fill:s}of this.waiting)n.sheet&&s(e.get(n.sheet))}entry({title:t,level:e,place:n},s,i,r){const{size:a,leading:c,half:h}=i.scale,
d=(e-1)*a*1.4,y=s.add("TOCI").add("Reference").add("Link"),f=dt(i,r.color,a,e===1?"SemiBold":"Regular"),v=r.width-d-a*3,{lines:S}=this.setting.lines.paragraph([
{kind:"text",text:t,look:f}],v);for(const[T,B]of S.entries()){const W=T===S.length-1,H=B.fragments.map(({word:X})=>X),Z=c*.72;i.row({before:T===0&&e===1?h/2:0,height:c,
keep:!W,decorations:[],paint:(X,q)=>{const[tt,Y]=[r.x+d,q-Z];X.draw(y,{kind:"text",x:tt,y:Y,size:a,color:f.color,words:H}),W&&this.leader(X,y,n,{look:f,y:Y,from:tt+
B.width,to:r.x+r.width});const st=[tt,Y-a*.25,r.x+r.width,Y+a*.9];X.link(y,st,{place:n},t)}})}}leader(t,e,n,{look:s,y:i,from:r,to:a}){const{typefaces:c}=this.setting.
composition,{size:h,color:d}=s,y={kind:"text",x:a,y:i,size:h,color:d,words:[]},[f,v]=[a-h*2.2,r+_e*h],S=h*Ie,T=Math.floor((f-v)/S),B=[[f,i+h*.06],[f-T*S,i+h*.06]];
T>1&&t.draw(void 0,{kind:"stroke",points:B,width:h*.09,color:Q.quiet,dots:S}),t.draw(e,y),this.waiting.push({place:n,fill:W=>{const H=c.word(String(W),"Regular");
y.words=[H],y.x=a-H.width*h/1e3}})}}var Ne=u(34701);const Be=.84,Ue=.6,Vt={width:120,height:.5};function Fe(o,t){const e=new Map,n=s=>{const i=[...s].reverse();
for(let r=i.pop();r;r=i.pop())if(r.type!=="footnoteDefinition"&&(r.type==="footnoteReference"&&t.has(r.identifier)&&!e.has(r.identifier)&&e.set(r.identifier,e.size+
1),"children"in r))for(const a of[...r.children].reverse())i.push(a)};n(o.children);for(const s of e.keys())n(t.get(s).children);return e}class Ge{setting;scale;frame;layOut;notes=new Map;used=new Set;constructor(t,e,n,s){
this.setting=t,this.scale=e,this.frame=n,this.layOut=s}async prepare(){for(const[t,e]of this.setting.cited)this.notes.set(t,await this.note(t,e))}rowsFor=(t,e)=>{
const n=this.notes.get(t);return!n||this.used.has(t)?[]:(this.used.add(t),e.adopt(n.element),n.rows.flatMap(s=>[s,...s.notes??[]]))};async note(t,e){const{setting:n,
frame:s}=this,i=new Ne.H("Note",void 0,{id:`note-${e}`}),r=[],a=this.scale.smaller(Be),c=(X,q)=>n.cited.get(X)>e?this.rowsFor(X,q):[],h=new mt(n,a,X=>r.push(X),
c),d=dt(h,Q.text),{typefaces:y}=n.composition,f=y.word(`${e}.`,d.style),S=f.width*d.size/1e3+Ue*d.size,T=i.add("Lbl"),B=n.places.get(`${t}
`);h.mark((X,q)=>{Object.assign(B,{sheet:X,top:q+a.leading}),X.draw(T,{kind:"text",x:s.x,y:q,size:d.size,color:d.color,words:[f]})});const W={...s,x:s.x+S,width:s.
width-S,element:i,tight:!0};await this.layOut(n.footnotes.get(t).children,h,W),h.isWaiting&&h.row({before:0,height:a.leading,keep:!1,decorations:[],paint:()=>{}});
const[H,...Z]=r;return{element:i,rows:H?[{...H,before:a.half/2},...Z]:[]}}}const We=(o,{leading:t,half:e})=>({before:e,height:e/2,keep:!0,decorations:[],paint:(n,s)=>n.
draw(void 0,{kind:"area",x:o,y:s-Vt.height-t*.1,...Vt,color:Q.strongRule})});var je=u(23286),Tt=u(6093);const Zt="￼",Ke=400;class He{typefaces;constructor(t){
this.typefaces=t}paragraph(t,e){const n=[[]];for(const c of t)c.kind==="break"?n.push([]):n.at(-1).push(c);const s=Yt(n.flat()),i=(0,Tt.ft)(s),r=i&&(0,Tt.vw)(s);
return{lines:n.flatMap(c=>{const h=this.boxes(c).flatMap(d=>d.width>e?this.split(d,e):[d]);return Ve(h,e).map(d=>this.line(d,i,r))}),isRight:r}}widths(t){let[e,
n,s]=[0,0,0],i=[];const r=()=>{const a=this.boxes(i);s=0;for(const{width:c,space:h}of a)n=Math.max(n,c),e=Math.max(e,s+c),s+=c+(h?.width??0);i=[]};for(const a of t)
a.kind==="break"?r():i.push(a);return r(),{whole:e,least:n}}fragment(t,e,n=!1){const s=this.typefaces.word(e,t.look.style,n);return{run:t,word:s,width:s.width*t.
look.size/1e3}}boxes(t){const e=Yt(t),n=new Xe(t,this),s=[],i=new je.A(e);let r=0;for(let a=i.nextBreak();a;a=i.nextBreak()){let c=a.position;for(;c>r&&e[c-1]===
" ";)c--;const h=n.take(c),[d]=n.take(a.position);s.push({fragments:h,width:Qt(h),space:d}),r=a.position}return s}split({fragments:t,space:e},n){const s=[];let i=[],
r=0;const a=c=>{(i.length>0||c)&&s.push({fragments:i,width:r,space:c}),i=[],r=0};for(const c of t){const{run:h}=c;if(h.kind==="image"){r+c.width>n&&a(),i.push(c),
r+=c.width;continue}let d="";for(const f of(0,P.qf)(c.word.text)){const v=this.fragment(h,d+f);if(d!==""&&r+v.width>n){const S=this.fragment(h,d);i.push(S),r+=S.
width,a(),d=""}d+=f}const y=this.fragment(h,d);i.push(y),r+=y.width}return a(e),s}line(t,e,n){const s=t.flatMap(({fragments:c,space:h},d)=>h&&d+1<t.length?[...c,
h]:c),i=e?this.turned(s,n):s;let r=0;const a=[];for(const{run:c}of s)c.kind==="image"?r=Math.max(r,c.height):c.note!==void 0&&a.push(c.note);return{fragments:i,
width:Qt(i),tallest:r,notes:a}}turned(t,e){const n=e?Tt.Vv:"",s=t.map(({word:r})=>r?.text??Zt),i=[];for(const{text:r,rtl:a,at:c}of(0,Tt.kh)(n+s.join(""))){const h=c-
n.length,d=[];let y=0;for(const[f,v]of t.entries()){const S=s[f],T=S.slice(Math.max(h-y,0),Math.max(h+r.length-y,0));y+=S.length,T!==""&&d.push(v.run.kind==="im\
age"?v:this.fragment(v.run,T,a))}i.push(...a?d.reverse():d)}return i}}const Yt=o=>o.map(t=>t.kind==="image"?Zt:t.text).join(""),Qt=o=>o.reduce((t,{width:e})=>t+
e,0);class Xe{runs;maker;run=0;start=0;at=0;constructor(t,e){this.runs=t,this.maker=e}take(t){const e=[];for(;this.at<t;){const n=this.runs[this.run],s=n.kind===
"image"?1:n.text.length,i=Math.min(t,this.start+s);if(i>this.at&&e.push(n.kind==="image"?{run:n,width:n.width}:this.maker.fragment(n,n.text.slice(this.at-this.start,
i-this.start))),this.at=i,i<this.start+s)break;this.start+=s,this.run++}return e}}function Ve(o,t){const e=o.length;if(e===0)return[];const n=new Float64Array(e+
1),s=new Uint32Array(e+1);for(let r=e-1;r>=0;r--){let a=1/0,c=0;for(let h=r;h<e&&h-r<Ke&&(c+=o[h].width,!(c>t+.01&&h>r));h++){const d=Math.max(t-c,0)/t,v=1+(h+1===
e?r>0&&d>.85?.5:0:d*d)+n[h+1];v<a&&(a=v,s[r]=h+1),c+=o[h].space?.width??0}n[r]=a}const i=[];for(let r=0;r<e;r=s[r])i.push(o.slice(r,s[r]));return i}var Ze=u(84293);
const Jt=5e3;class Ye{composition;geometry;ruleAboveNotes;used=0;placed=[];notes=[];carried=[];group=[];constructor(t,e,n){this.composition=t,this.geometry=e,this.
ruleAboveNotes=n}add(t){t.breaks===!0&&this.flush(),this.group.push(t),t.keep||this.flush()}break(){this.flush(),(this.placed.length>0||this.notes.length>0)&&this.
close()}finish(){for(this.break();this.carried.length>0;)this.takeCarried(),this.close();this.composition.sheets.length===0&&this.close()}get room(){return this.
geometry.height-2*this.geometry.margin}get isEmpty(){return this.placed.every(({repeated:t})=>t)}flush(){const{group:t}=this;if(this.group=[],t.length!==0)if(!this.
fits(t)&&!this.isEmpty&&this.turn(t[0]),this.fits(t))for(const e of t)this.place(e);else for(const e of t)!this.fits([e])&&!this.isEmpty&&this.turn(e),this.place(
e)}fits(t){const e=t.reduce((n,{before:s,height:i},r)=>n+i+(r===0&&this.isEmpty?0:s),0);return this.used+e+this.heightOfNotes(t.flatMap(({notes:n=[]})=>n))<=this.
room+.01}heightOfNotes(t){const e=[...this.notes,...t];return e.length===0?0:e.reduce((n,{before:s,height:i})=>n+s+i,this.ruleAboveNotes.before+this.ruleAboveNotes.
height)}turn(t){this.close(),this.takeCarried();for(const e of t.head??[])this.put(e,!0)}place(t){this.put(t,!1);for(const e of t.notes??[])(this.used+this.heightOfNotes(
[e])<=this.room+.01&&this.carried.length===0?this.notes:this.carried).push(e)}put(t,e){this.placed.length>0&&(this.used+=t.before),this.placed.push({row:t,top:this.
geometry.height-this.geometry.margin-this.used,repeated:e}),this.used+=t.height}takeCarried(){const t=this.carried;this.carried=[];for(const e of t)((this.notes.
length===0||this.used+this.heightOfNotes([e])<=this.room*.6)&&this.carried.length===0?this.notes:this.carried).push(e)}close(){const{composition:t,geometry:e}=this;
if(t.sheets.length===Jt)throw(0,Ze.F)("pages",`The document has more than ${Jt} pages`,"Split the Markdown into several documents","file");const n=t.sheet(e.width,
e.height),s=this.placeNotes();for(const i of[this.placed,s]){Qe(n,i);for(const{row:r,top:a,repeated:c}of i)r.paint(n,a,c)}this.used=0,this.placed=[],this.notes=
[]}placeNotes(){if(this.notes.length===0)return[];let t=this.geometry.margin+this.heightOfNotes([]);return[this.ruleAboveNotes,...this.notes].map(e=>{t-=e.before;
const n={row:e,top:t,repeated:!1};return t-=e.height,n})}}function Qe(o,t){const e=new Map,n=s=>{const{top:i,bottom:r}=e.get(s),{x:a,width:c,color:h,radius:d=0,
over:y}=s;e.delete(s),o.draw(void 0,{kind:"area",x:a,y:r-y,width:c,height:i-r+2*y,color:h,radius:d})};for(const{row:s,top:i}of t){for(const r of[...e.keys()])s.
decorations.includes(r)||n(r);for(const r of s.decorations){const a=e.get(r);a?a.bottom=i-s.height:e.set(r,{top:i,bottom:i-s.height})}}for(const s of[...e.keys()])
n(s)}class Je{used=new Map;next(t){const e=t.toLowerCase().trim().replace(/[^\p{L}\p{N}\p{M}\p{Pc}\- ]/gu,"").replaceAll(" ","-");let n=e;for(let s=this.used.get(
e)??0;this.used.has(n);n=`${e}-${s}`)s++;return n!==e&&this.used.set(e,Number(n.slice(e.length+1))),this.used.set(n,0),n}}function qe(o){const t=new Map,e=new Map;
for(const n of Ct(o))n.type==="definition"&&!t.has(n.identifier)&&t.set(n.identifier,n),n.type==="footnoteDefinition"&&!e.has(n.identifier)&&e.set(n.identifier,
n);return{definitions:t,footnotes:e}}function tn(o){const t=new Map,e=new Map,n=new Je,s=[];for(const i of Ct(o)){if(i.type!=="heading")continue;const r=_(i.children).
trim();for(;s.length>0&&s.at(-1)>=i.depth;)s.pop();s.push(i.depth);const a={};e.set(n.next(r),a),t.set(i,{title:r,level:s.length,place:a})}return{headings:t,places:e}}
function Ct(o){const t=[],e=n=>{for(const s of n)t.push(s),(s.type==="blockquote"||s.type==="list"||s.type==="listItem"||s.type==="footnoteDefinition")&&e(s.children)};
return e(o),t}const en=16,nn=.82;async function sn(o,t,e){const{geometry:n,size:s,images:i}=t,r=await p.B.open({...on(o,t.contents),font:t.font},e),{definitions:a,
footnotes:c}=qe(o.children),{headings:h,places:d}=tn(o.children),y=Fe(o,c);for(const rt of y.keys())d.set(`${rt}
`,{});const f={html:!1,links:new Set,images:new Set},v=new He(r.typefaces),S={job:e,composition:r,lines:v,geometry:n,definitions:a,footnotes:c,cited:y,images:i,
places:d,headings:h,told:f},T=new G(s),{margin:B,width:W}=n,H={x:B,width:W-2*B,element:r.document,decorations:[],color:Q.text,depth:0,tight:!1},Z=new Ye(r,n,We(
B,T)),X=new De(()=>Z.break()),q=(rt,ut,gt)=>X.layOut(rt,ut,gt),tt=new Ge(S,T,H,q);await tt.prepare();const Y=new mt(S,T,rt=>Z.add(rt),tt.rowsFor),st=[...h.values()];
let at=o.children;const et=new ze(S);if(t.contents&&st.length>0){const[rt]=at,ut=rt?.type==="heading"&&rt.depth===1;ut&&await X.layOut([rt],Y,H);const gt={title:(0,j.
contentsHeading)(t.language),level:ut?2:1,place:{}};X.contentsHeading(gt,Y,H),et.layOut(st.slice(ut?1:0),Y,H)>en&&Z.break(),st.splice(ut?1:0,0,gt),at=at.slice(ut?
1:0)}return await X.layOut(at,Y,H),Z.finish(),et.fill(),t.pageNumbers&&rn(S,T,Y),{composition:r,bookmarks:an(st),told:f}}function on(o,t){const e=new Set,n=[];t&&
e.add("SemiBold");const s=[o];for(let i=s.pop();i;i=s.pop())if((i.type==="heading"||i.type==="strong"||i.type==="table"||i.type==="blockquote")&&e.add("SemiBold"),
i.type==="emphasis"&&e.add("Italic"),(i.type==="code"||i.type==="inlineCode")&&e.add("Mono"),"value"in i&&n.push(i.value.replace(/[\0-\x7f]+/g,"")),"alt"in i&&typeof i.
alt=="string"&&n.push(i.alt),"children"in i)for(const r of i.children)s.push(r);return{styles:[...e],text:n.join("")}}function rn({composition:o,geometry:t},e,n){
const{sheets:s,typefaces:i}=o,r=dt(n,Q.quiet,e.size*nn);for(const[a,c]of s.entries()){const h=i.word(String(a+1),r.style),d=(t.width-h.width*r.size/1e3)/2;c.foot(
{kind:"text",x:d,y:t.margin/2-r.size*.3,size:r.size,color:r.color,words:[h]})}}function an(o){const t=[],e=[{level:0,children:t}];for(const{title:n,level:s,place:i}of o){
if(n===""||!cn(i))continue;for(;e.at(-1).level>=s;)e.pop();const r=[];e.at(-1).children.push({title:n,place:i,children:r}),e.push({level:s,children:r})}return t}
const cn=o=>o.sheet!==void 0;var hn=u(84655),dn=u(80397);const ln=({told:o,missing:t,hasFont:e,language:n,breaksArchive:s})=>[...n===void 0?[fn]:[],...s?[(0,dn.
Xb)({part:3,level:"a",name:"PDF/A-3a"},"an image has CMYK colors, and the document is sRGB")]:[],...t.size>0?[(0,hn.F)(mn(t),e?"Your file lacks them too, or the\
y cannot be shaped.":"Give a font that has them.",e?[]:["font"])]:[],...o.images.size>0?[gn(o.images.size)]:[],...o.links.size>0?[pn(o.links.size)]:[],...o.html?
[un]:[]],fn={code:"language_assumed",message:"The document does not say what it is written in, so screen readers guess, and it does not claim PDF/UA. Give langu\
age, or lang in the front matter.",mentions:["language"]},un={code:"html_left_out",message:"HTML other than br, sub, sup and u was left out of the Markdown. Its\
 text stays."},qt=(o,t)=>`${o} ${t}${o===1?"":"s"}`,gn=o=>({code:"image_not_loaded",message:`${qt(o,"image")} of the Markdown ${o===1?"was":"were"} not given, s\
o the text that describes ${o===1?"it":"them"} is there instead. Give ${o===1?"it":"them"} in images; nothing is fetched.`,mentions:["images"]}),pn=o=>({code:"l\
inks_as_text",message:`${qt(o,"link")} of the Markdown ${o===1?"leads":"lead"} neither to a heading of the document nor to an address such as https:, and ${o===
1?"is":"are"} text.`});function mn(o){return[...new Set([...o].map(P.I2))].sort().join(", ")}const te=100,ee=5e7,wn=/^data:([^,;]*)(?:;[^,;]*)*;base64,([A-Za-z0-9+/\s%=_-]*)$/i;
function xn(o){const t=new Map,e=[];let n=0;for(const s of o){if(!/^data:/i.test(s))continue;const[,i="",r]=wn.exec(s)??[];if(r===void 0){e.push({field:"file",message:"\
has a data: address that is not base64; write data:image/png;base64, and the image"});break}const a=Buffer.from(r.replaceAll("%2B","+").replaceAll("%2F","/").replaceAll(
"%3D","="),"base64");if(n+=a.length,t.set(s,{name:`image.${i.split("/")[1]??"bin"}`,bytes:a}),t.size>te||n>ee){e.push({field:"file",message:`has more than ${te}\
 images or ${ee/1e6} MB of them in data: addresses`});break}}if(e.length>0)throw(0,N.G6)(e);return t}const ne=72,yn={A3:[841.89,1190.55],A4:[595.28,841.89],A5:[
419.53,595.28],Letter:[612,792]},kn=14,Mn=async(o,t,e)=>{const n=bn(t),s=t.font&&(0,I.g)(t.font,"font"),{words:i,markdown:r}=(0,F.X)(new TextDecoder().decode(o.
bytes)),a=await(0,z.D)(r,e.pace),c=t.title??i.title??vn(a)??se(o.name),h=t.language??En(i.language),d=await On(a,t.images??[],e),{composition:y,bookmarks:f,told:v}=await sn(
a,{geometry:n,size:t.font_size,font:s,images:d,pageNumbers:t.page_numbers,contents:t.table_of_contents,language:h},e),S=[...d.values()].some(({components:X})=>X===
4),T=t.author??i.author,B=await y.finish({title:c,author:T,language:h,bookmarks:f,breaksArchive:S}),W=await(0,x.UN)(B,{compact:!0,objectStreams:"smallest"}),H=y.
sheets.length,Z=ln({told:v,missing:y.typefaces.missing,hasFont:s!==void 0,language:h,breaksArchive:S});return{documents:[{name:`${se(o.name)}.pdf`,bytes:W,pageCount:H}],
notes:Z,facts:{pageCount:H}}};function bn({page_size:o,orientation:t,margin:e,font_size:n}){const[s,i]=yn[o],[r,a]=t==="portrait"?[s,i]:[i,s],c=Math.floor((Math.
min(r,a)-kn*n)/2/ne*100)/100;if(e>c){const h=`leaves no room on ${o} pages with a font_size of ${n}; it must be at most ${c} inches`;throw(0,N.G6)([{field:"marg\
in",message:h,mentions:["font_size"]}])}return{width:r,height:a,margin:e*ne}}function vn({children:o}){for(const t of Ct(o)){const e=t.type==="heading"?_(t.children).
trim():"";if(e!=="")return e}}function En(o){const{holds:t,words:e}=$.E["language-tag"];if(o===void 0||t(o))return o;throw(0,N.G6)([{field:"file",message:`has a\
 lang in its front matter that is not ${e}`}])}async function On(o,t,e){const n=new Map,s=new Set((0,U.A)(o));for(const i of t)s.has((0,U.b)(i.name))&&n.set((0,U.
b)(i.name),await(0,C.A)(i,"images",e));for(const[i,r]of xn(s))n.set(i,await(0,C.A)(r,"file",e));return n}const se=o=>o.replace(/\.(?:md|markdown|mdown|txt|pdf)$/i,
"").trim()||"document"}),31449:((ct,V,u)=>{u.d(V,{X:()=>N});var U=u(41917),F=u(96512);const z=2e4,_=/^---[ \t]*\r?\n([\s\S]*?)\r?\n(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/;
function N(C){const x={words:{},markdown:C},$=_.exec(C.slice(0,z));if(!$)return x;const p=I($[1]);if(!p)return x;const j=(...M)=>{const m=M.map(b=>p[b]).find(b=>typeof b==
"string"&&b.trim()!=="");return typeof m=="string"?m.trim():void 0},k=p.author??p.authors,l=Array.isArray(k)?k.filter(M=>typeof M=="string").join(", "):j("autho\
r","authors"),[E,L]=[j("title"),j("lang","language")];return{words:{...E&&{title:E},...l&&{author:l},...L&&{language:L}},markdown:C.slice($[0].length)}}function I(C){
try{const x=(0,U.qg)(C,{schema:"failsafe",logLevel:"silent",maxAliasCount:20});return(0,F.G)(x)&&!Array.isArray(x)?x:void 0}catch{return}}}),19165:((ct,V,u)=>{u.
d(V,{D:()=>$t});var U=u(47145),F=u(91261),z=u(16007),_=u(49153);const N=100,I=1e5,C=2e3,x=R=>(0,_.G6)([{field:"file",message:R}]),$=()=>x(`nests quotes, lists o\
r emphasis more than ${N} levels deep; at most ${N} are allowed`),p=()=>x(`has more than ${I} cells in tables; at most ${I} are allowed. Split it into several d\
ocuments`),j=()=>x(`has a paragraph or cell with more than ${C} marks such as * and [; at most ${C} are allowed. Put a \\ before marks that are text`),k=2e3,l=60,
E=/^[ \t]*$/,L=/^( {0,3})(`{3,}(?=[^`]*$)|~{3,})/,M=[[/^ {0,3}<(?:script|pre|style|textarea)(?=[\s>]|$)/i,/<\/(?:script|pre|style|textarea)>/i],[/^ {0,3}<!--/,/-->/],
[/^ {0,3}<\?/,/\?>/],[/^ {0,3}<![a-z]/i,/>/],[/^ {0,3}<!\[CDATA\[/,/\]\]>/]],m=/^( {0,3})([-+*]|\d{1,9}[.)])([ \t]+|$)/,b=/^ {0,3}\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/,
A=/^(?:[ \t]*(?:>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)))+/,P=/^[ \t]*([-*_])(?:[ \t]*\1)*[ \t]*$/;function*K(R){const g=new ht;let O=[],w=0;for(const D of R.
split(/\r\n|\n|\r/)){vt(D);const G=O.at(-1)?.text;w>=k&&g.isFree&&nt(D,G)&&(yield*it(O),O=[],w=0),g.take(D,G),O.push({text:D,isFree:g.isFree&&!g.isInList}),w+=D.
length+1}O.length>0&&(yield*it(O))}const nt=(R,g)=>g!==void 0&&E.test(g)&&/^[^ \t>]/.test(R)&&!m.test(R);class ht{fence;raw;offset=0;get isFree(){return!this.fence&&
!this.raw}get isInList(){return this.offset>0}take(g,O){if(this.raw){this.raw.test(g)&&(this.raw=void 0);return}if(this.fence){this.fence.test(g)&&(this.fence=void 0);
return}nt(g,O)&&(this.offset=0);const w=m.exec(g);w&&(this.offset===0||w[1].length<this.offset)&&!P.test(g)&&(this.offset=w[0].trimEnd().length+1);const D=g.length-
g.trimStart().length;if(this.offset>0&&D>=this.offset)return;const G=L.exec(g);if(G)this.fence=new RegExp(`^ {0,3}${G[2][0]}{${G[2].length},}[ \\t]*$`);else for(const[
J,ot]of M)J.test(g)&&!ot.test(g.replace(/^ {0,3}<!?-?-?/,""))&&(this.raw=ot)}}function*it(R){const g=R.map(({text:w})=>w);let O=0;for(let w=1;w<R.length;w++){const D=g[w-
1];if(!R[w].isFree||!b.test(g[w])||!/^ {0,3}[^\s>].*\|/.test(D))continue;let G=w+1;for(;G<R.length&&R[G].isFree&&!E.test(g[G]);)G++;if(G-w>l){const J=g.slice(w+
1+l,G);yield{text:g.slice(O,w+1+l).join(`
`),table:{head:`${D}
${g[w]}
`,rows:J}},O=G}w=G}O<R.length&&(yield{text:g.slice(O).join(`
`)})}function*pt({head:R,rows:g}){for(let O=0;O<g.length;O+=l)yield{text:R+g.slice(O,O+l).join(`
`),rest:g.slice(O).join(`
`)}}function vt(R){const g=A.exec(R)?.[0];if(g===void 0||P.test(R))return;const O=g.match(/[>+*.)-]/g)?.length??0,w=/^[ \t]*/.exec(g)[0].replaceAll("	","    ").
length;if(O>N||O+w/2>2*N)throw $()}const St=600;async function $t(R,g){const O=[...K(R)],w=new mt,D=[];for(const ot of O)D.push(await Et(ot,w,g));const G=[];for(const[
ot,lt]of O.entries()){const yt=w.isUseful(lt.text,D[ot]);for(const Lt of yt?await Et(lt,w.seeded(),g):D[ot])G.push(Lt)}const J={type:"root",children:G};return await wt(
J,g),J}async function Et({text:R,table:g},O,w){const D=await xt(R,O,w);if(!g)return D;const G=D.at(-1);let J=g.rows.join(`
`);if(G?.type==="table")for(const ot of pt(g)){J=ot.rest;const[lt,...yt]=await xt(ot.text,O,w);if(lt?.type!=="table")break;if(G.children.push(...lt.children.slice(
1)),J="",yt.length>0)return[...D,...yt]}return J===""?D:[...D,...await xt(J,O,w)]}async function xt(R,g,O){const{children:w}=(0,U.Y)(R,g.options);g.learn(w);const D=O.
step(R.length*St);return D&&await D,w}class mt{options;links=new Set;notes=new Set;constructor(g){this.options={extensions:[(0,z.T)(),dt(),...g?[Ot(g)]:[]],mdastExtensions:[
(0,F.C)()]}}learn(g){for(let O=g;O.length>0;){const w=[];for(const D of O)D.type==="definition"&&this.links.add(D.identifier.toUpperCase()),D.type==="footnoteDe\
finition"&&this.notes.add(D.identifier.toUpperCase()),(D.type==="blockquote"||D.type==="list"||D.type==="listItem"||D.type==="footnoteDefinition")&&w.push(...D.
children);O=w}}isUseful(g,O){if(this.links.size+this.notes.size===0||!g.includes("["))return!1;const w=new mt;return w.learn(O),w.links.size<this.links.size||w.
notes.size<this.notes.size}seeded(){return new mt(this)}seed({parser:g}){const{defined:O}=g;for(const D of this.links)O.includes(D)||O.push(D);const w=g.gfmFootnotes??=
[];for(const D of this.notes)w.includes(D)||w.push(D)}}const bt=(R,g)=>({name:R,tokenize:function(w,D,G){return g(this),G}});function Ot(R){const g=new WeakSet;
return{document:{null:[bt("octavoDefinitions",w=>{g.has(w.parser)||R.seed(w),g.add(w.parser)})]}}}const At=Array.from("*_~[]!",R=>R.charCodeAt(0));function dt(){
const R=new WeakMap,g=bt("octavoMarks",O=>{const w=(R.get(O.events)??0)+1;if(w>C)throw j();R.set(O.events,w)});return{text:Object.fromEntries(At.map(O=>[O,g]))}}
async function wt({children:R},g){let O=0,w=R;for(let D=0;w.length>0;D++){if(D>N)throw $();const G=[];for(const J of w){if(J.type==="table"&&(O+=Q(J)),O>I)throw p();
if("children"in J)for(const lt of J.children)G.push(lt);const ot=g.step(200);ot&&await ot}w=G}}const Q=({children:R})=>R.length*(R[0]?.children.length??0)}),15870:((ct,V,u)=>{
u.d(V,{A:()=>N,b:()=>z,imageTargets:()=>_});var U=u(31449),F=u(19165);function z(I){if(I.startsWith("data:"))return I;try{return decodeURIComponent(I)}catch{return I}}
async function _(I,C){const x=await(0,F.D)((0,U.X)(I).markdown,C);return[...new Set(N(x))]}function N(I){const C=new Map,x=[],$=[I];for(let p=$.pop();p;p=$.pop())
if(p.type==="definition"&&!C.has(p.identifier)&&C.set(p.identifier,p.url),p.type==="image"&&x.push(p.url),p.type==="imageReference"&&x.push({reference:p.identifier}),
"children"in p)for(const j of[...p.children].reverse())$.push(j);return x.map(p=>typeof p=="string"?p:C.get(p.reference)).filter(p=>p!==void 0).map(z)}}),84655:((ct,V,u)=>{
u.d(V,{F:()=>U});const U=(F,z,_=[])=>({code:"characters_missing",message:`Boxes are drawn for characters that cannot be shown: ${F}. ${z}`,..._.length>0?{mentions:_}:
{}})}),6093:((ct,V,u)=>{u.d(V,{Rl:()=>k,TY:()=>j,VV:()=>p,Vv:()=>z,ft:()=>C,kh:()=>$,vw:()=>x});var U=u(46161),F=u(79131);const z="‏";let _;const N=()=>_??=(0,U.
A)(),I=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,C=l=>I.test(l),x=l=>C(l)&&(N().getEmbeddingLevels(
l).paragraphs[0]?.level??0)%2===1;function $(l){if(!C(l))return l===""?[]:[{text:l,rtl:!1,at:0}];const{levels:E,paragraphs:L}=N().getEmbeddingLevels(l),M=L[0]?.
level??0;for(let A=l.length-1;A>=0&&/\s/.test(l[A]);A--)E[A]=M;const m=[];for(let A=0;A<l.length;A++){const P=m.at(-1);P&&P.level===E[A]?P.text+=l[A]:m.push({level:E[A],
text:l[A],at:A})}const b=m.reduce((A,{level:P})=>Math.max(A,P),0);for(let A=b;A>0;A--)for(let P=0,K=0;P<m.length;P=K+1){for(K=P;K<m.length&&m[K].level>=A;)K++;K>
P+1&&m.splice(P,K-P,...m.slice(P,K).reverse())}return m.map(({level:A,text:P,at:K})=>({text:P,rtl:A%2===1,at:K}))}const p=l=>Array.from(l,E=>N().getMirroredCharacter(
E)??E).join(""),j=l=>(0,F.qf)(p(l)).reverse().join(""),k=l=>$(l).flatMap(({text:E,rtl:L})=>L?(0,F.qf)(p(E)).reverse():(0,F.qf)(E))}),26429:((ct,V,u)=>{u.d(V,{$u:()=>_,
ai:()=>N,b8:()=>z,dc:()=>C,zO:()=>I});var U=u(15975),F=u(20381);function z(x,$){const p=typeof x=="number"?Math.abs(x):0,j=typeof $=="number"?Math.abs($):0;return{
capHeight:p>=400&&p<=850?p:700,descent:-(j>=50?Math.min(j,230):230)}}const _=(x,$)=>`/Span <</ActualText <${Buffer.from((0,F.wx)(x).bytes).toString("hex")}>>> B\
DC ${$} EMC`,N=x=>(0,U.ZV)(Math.round(x*1e3)/1e3||0),I=(x,$)=>`<${x.map(p=>p.toString(16).padStart($*2,"0")).join("")}>`;function C(x){return x.some($=>$<32||$>
126)?I(x,1):`(${String.fromCharCode(...x).replace(/[\\()]/g,"\\$&")})`}}),80199:((ct,V,u)=>{u.d(V,{DI:()=>N,Gd:()=>C,Mo:()=>z,Mp:()=>p,Pj:()=>$,S3:()=>F,Z7:()=>_,
d:()=>j,iN:()=>U,lw:()=>I,zl:()=>x});function U({box:[k,l,E,L],rotation:M}){const m=E-k,b=L-l;return M%180===0?{width:m,height:b}:{width:b,height:m}}function F({
box:[k,l,E,L],rotation:M}){switch(M){case 0:return[1,0,0,1,k,l];case 90:return[0,1,-1,0,E,l];case 180:return[-1,0,0,-1,E,L];case 270:return[0,-1,1,0,k,L]}}function z(k,l){
return l===void 0?k:$(k,l)??k}function _([k,l,E,L]){return[Math.min(k,E),Math.min(l,L),Math.max(k,E),Math.max(l,L)]}function N([k,l,E,L,M,m]){const b=k*L-l*E,[A,
P,K,nt]=[L/b,-l/b,-E/b,k/b];return[A+0,P+0,K+0,nt+0,-(M*A+m*K)+0,-(M*P+m*nt)+0]}function I(k,l){const[E,L,M,m,b,A]=k,[P,K,nt,ht,it,pt]=l;return[E*P+L*nt,E*K+L*ht,
M*P+m*nt,M*K+m*ht,b*P+A*nt+it,b*K+A*ht+pt]}function C([k,l,E,L,M,m],b,A){return[k*b+E*A+M,l*b+L*A+m]}function x(k,[l,E,L,M]){const[m,b]=C(k,l,E),[A,P]=C(k,L,E),
[K,nt]=C(k,l,M),[ht,it]=C(k,L,M);return[Math.min(m,A,K,ht),Math.min(b,P,nt,it),Math.max(m,A,K,ht),Math.max(b,P,nt,it)]}function $(k,l){const E=[Math.max(k[0],l[0]),
Math.max(k[1],l[1]),Math.min(k[2],l[2]),Math.min(k[3],l[3])];return E[0]<E[2]&&E[1]<E[3]?E:void 0}const p=k=>k.map(l=>Math.round(l*1e5)/1e5+0),j=(k,{userUnit:l})=>String(
Number((k*l/72).toPrecision(3)))}),80397:((ct,V,u)=>{u.d(V,{Ip:()=>x,XM:()=>l,Xb:()=>k,ds:()=>C,qg:()=>j});var U=u(58247),F=u(30729),z=u(1480),_=u(10404),N=u(34331),
I=u(31808);const C=(0,F.H)(async M=>x(M,await(0,_.Br)(M)));function x(M,m){const b=(it,pt)=>(0,U.w)((0,N.sm)(m,it,pt)[0]??""),A=p(b("pdfaid","part"),b("pdfaid",
"conformance").toLowerCase()),P=$(b("pdfuaid","part"))?`PDF/UA-${b("pdfuaid","part")}`:void 0,nt=[b("pdfxid","GTS_PDFXVersion")||b("pdfx","GTS_PDFXVersion")||((0,U.
G)(M.resolve((0,_._U)(M)?.get("GTS_PDFXVersion")))??""),b("pdfe","ISO_PDFEVersion"),b("pdfvtid","GTS_PDFVTVersion")],ht=[A?.name,P,...nt.filter(it=>/^PDF\/[\w .:/()-]{1,40}$/.
test(it))];return{archive:A,accessible:P,names:ht.filter(it=>it!==void 0)}}const $=M=>/^[1-9]$/.test(M);function p(M,m){if(!$(M))return;const b=/^[abuef]$/.test(
m)?m:"";return{part:Number(M),level:b,name:`PDF/A-${M}${b}`}}function j(M,m,b,A){return m&&L(M,m,[z.dK.pdfaid]),k(b,A)}const k=({name:M},m)=>({code:"pdfa_identi\
fication_removed",message:`The document no longer claims ${M}: ${m}.`});async function l(M){const m=await(0,_.Br)(M);if(!m)return[];const{archive:b,accessible:A}=x(
M,m);L(M,m,[z.dK.pdfaid,z.dK.pdfuaid]);const P=[b?.name,A].filter(K=>K!==void 0);return P.length>0?[E(P)]:[]}const E=M=>({code:"conformance_dropped",message:`Th\
e result no longer claims ${M.join(" and ")}, because a merge cannot guarantee conformance.`});function L(M,m,b){m.properties.some(({namespace:A})=>b.includes(A))&&
(0,I._L)(M,(0,I.QH)(m,({namespace:A})=>b.includes(A),[]))}}),31808:((ct,V,u)=>{u.d(V,{QH:()=>_,T3:()=>N,_L:()=>$});var U=u(1480),F=u(54075),z=u(16039);function _(p,j,k){
const{text:l,properties:E,end:L,about:M}=p,m=[];let b=0;for(const A of E.filter(j).sort((P,K)=>P.from-K.from))A.from<b||(m.push(l.slice(b,A.from)),b=A.to);return m.
push(l.slice(b,Math.max(L,b))),k.length>0&&m.push(I(k,M)),m.push(l.slice(Math.max(L,b))),x(m.join(""))}function N(p){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHz\
reSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${U.dK.rdf}">
${I(p,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function I(p,j){const l=[...new Set(p.map(({prefix:L})=>L))].map(L=>` xmlns:${L}="${U.dK[L]}"`).join(""),E=p.map(({prefix:L,name:M,form:m,values:b})=>`\
<${L}:${M}>${C(m,b)}</${L}:${M}>
`);return`<rdf:Description xmlns:rdf="${U.dK.rdf}" rdf:about="${(0,F.X)(j)}"${l}>
${E.join("")}</rdf:Description>
`}function C(p,j){const k=l=>j.map(E=>`<rdf:li${l}>${(0,F.X)(E)}</rdf:li>`).join("");switch(p){case"simple":return(0,F.X)(j[0]??"");case"alternative":return`<rd\
f:Alt>${k(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${k("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${k("")}</rdf:Bag>`}}const x=p=>p.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function $(p,j){const k=p.catalog.get("Metadata"),l=p.resolve(k),E=l instanceof z.Z6?[...l.dict].
filter(([m])=>!["Filter","DecodeParms","Length"].includes(m)):[],L=new z.Bi([["Type",new z.SX("Metadata")],["Subtype",new z.SX("XML")],...E]),M=new z.Z6(L,Buffer.
from(j,"utf8"));(0,z.i9)(k)&&l instanceof z.Z6?p.put(k,M):p.edit(p.catalogNumber).set("Metadata",p.add(M))}}),30729:((ct,V,u)=>{u.d(V,{H:()=>U});function U(F){const z=new WeakMap;
return _=>{if(_.hasChanges)return F(_);const N=z.get(_);if(N)return N.answer;const I=F(_);return z.set(_,{answer:I}),I}}}),30491:((ct,V,u)=>{u.d(V,{s:()=>z});function U(_,N){
const I=[],C=[],x=`use ${N.map($=>`{${$}}`).join(", ")}`;for(const $ of _.normalize("NFC").split(/(\{[^{}]*\})/)){const p=N.find(j=>`{${j}}`===$);if(p)I.push({placeholder:p});else if(/^\{[^{}]*\}$/.
test($))C.push($);else{if(/[{}]/.test($))return{problem:`has a brace that belongs to no placeholder; ${x}`};$&&I.push({literal:$})}}return C.length===0?{pieces:I}:
{problem:`has the unknown ${C.length===1?"placeholder":"placeholders"} ${C.join(" and ")}; ${x}`}}const F=["number","last","label","name"],z=_=>U(_,F)}),35092:((ct,V,u)=>{
u.d(V,{E:()=>C,L:()=>N});var U=u(38917),F=u(30491);function z(x){const $=(0,F.s)(x);return"problem"in $?$.problem:void 0}const _=/^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8}){0,8}$/,
N=x=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.test(x),C={"file-name":{holds:x=>!/[/\\\p{Cc}\p{Cs}]/u.test(x)&&/[^. ]/.test(x),words:"a file name without fol\
ders"},"media-type":{holds:N,words:"a media type such as text/xml or application/pdf"},date:{holds:x=>(0,U.Z)(x)!==void 0,words:"a date of ISO 8601 such as 2026\
-11-20 or 2026-11-20T14:30:00+01:00"},"number-format":{holds:x=>z(x)===void 0,words:"text such as {number} / {last}",problem:z},"language-tag":{holds:x=>_.test(
x),words:"a language tag such as en, de-AT or zh-Hant (BCP 47)"}}})};
