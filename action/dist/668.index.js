"use strict";exports.id=668,exports.ids=[668,5870],exports.modules={57992:((ct,V,u)=>{u.r(V),u.d(V,{markdown_to_pdf:()=>Mn});var B=u(15870),F=u(31449),_=u(19165);const z=o=>o.
map(t=>t.type==="text"||t.type==="inlineCode"?t.value:t.type==="image"||t.type==="imageReference"?t.alt??"":t.type==="break"?" ":"children"in t?z(t.children):"").
join("").replace(/\s+/g," ");var N=u(49153),P=u(24840),D=u(40315),x=u(95199),I=u(35092),p=u(27437),X=u(87514);function y(o){const[,t="",e=""]=/^\s*<(\/?)([a-z][a-z0-9-]*|!--)/i.
exec(o)??[];return{name:e.toLowerCase(),closes:t!==""}}const l=o=>/^\s*<!--\s*page-?break\s*-->\s*$/i.test(o),E=/<(script|style|template)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi,
S=/<!--[\s\S]*?(?:-->|$)|<\?[\s\S]*?(?:\?>|$)|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<![a-z][\s\S]*?(?:>|$)/gi,M=/<(?:br|hr|\/?(?:p|div|h[1-6]|li|ul|ol|tr|table|section|details|summary|blockquote|dl|dt|dd|pre))\b[^>]*>/gi,
m=/<\/?[a-z][^<>]*(?:>|$)/gi,b={amp:"&",lt:"<",gt:">",quot:'"',apos:"'",nbsp:" "};function A(o){return o.replace(E,"").replace(S,"").replace(/\s+/g," ").replace(
M,`
`).replace(m,"").replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi,(t,e,n,s)=>{if(s!==void 0)return b[s.toLowerCase()]??t;const i=e===void 0?parseInt(n,16):
Number(e);return i>0&&i<=1114111&&(i<55296||i>57343)?String.fromCodePoint(i):"�"}).split(`
`).map(t=>t.trim()).filter(t=>t!=="")}var C=u(79131),j=u(80199);const nt=-.12,ht=.27,it=.055,pt={below:.24,height:1.18,beside:.18};function vt(o,t,e,n,s){const{
fragments:i}=t;for(let r=0,a=0;r<i.length;r=a){const{run:c}=i[r];let h=0;for(a=r;a<i.length&&St(i[a],i[r]);a++)h+=i[a].width;const d=s&&c.owner!==null?c.owner?.
in(s)??s:void 0;if(c.kind==="image"){const{upright:f}=c.image,v=(0,j.lw)(f,[c.width,0,0,c.height,e,n]);o.draw(d,{kind:"image",name:o.image(c.image),matrix:v})}else{
const f=i.slice(r,a).map(({word:v})=>v);o.draw(d,...$t(f,c.look,e,n,h))}const k=c.owner?.linking;if(s&&k?.link){const f=c.kind==="image"?c.height:c.look.size,v=[
e,n-f*.25,e+h,n+f*(c.kind==="image"?1:.9)];o.link(k.in(s),v,k.link.target,k.link.contents)}e+=h}}function St(o,{run:t}){return o.run===t||o.run.kind==="text"&&t.
kind==="text"&&o.run.look===t.look&&o.run.owner===t.owner}function $t(o,t,e,n,s){const{size:i,color:r,rise:a=0,oblique:c=!1,ground:h}=t,d=n+a,k=[];if(h){const{below:v,
height:L,beside:T}=pt,U={x:e-T*i,y:d-v*i,width:s+2*T*i,height:L*i};k.push({kind:"area",...U,color:h,radius:i*.2})}k.push({kind:"text",x:e,y:d,size:i,color:r,words:o,
oblique:c});const f=v=>({kind:"area",x:e,y:d+v*i,width:s,height:it*i,color:r});return t.underlined===!0&&k.push(f(nt)),t.struck===!0&&k.push(f(ht)),k}const Et=.78,
xt=.3;class mt{setting;scale;sink;notesOf;after=0;joined=!1;markers=[];constructor(t,e,n,s){this.setting=t,this.scale=e,this.sink=n,this.notesOf=s}mark(t){this.
markers.push(t)}get isWaiting(){return this.markers.length>0}join(){this.joined=!0}gap(t){this.after=Math.max(this.after,t)}row(t,e=this.scale.leading*.7){const n=this.
joined?0:Math.max(this.after,t.before);this.after=0,this.joined=!1;const s=this.markers.splice(0);if(s.length===0)return this.sink({...t,before:n});this.sink({...t,
before:n,paint:(i,r,a)=>{for(const c of s)c(i,r-e,a);t.paint(i,r,a)}})}text(t,e,n,s){const i=Math.min(e.width,this.scale.measure),r=this.setting.lines.paragraph(
t,i),{lines:a}=r;for(const[c,h]of a.entries()){const d=c===0,f=c===a.length-1?s.keep===!0:d||c===a.length-2||s.keep===!0;this.line(h,{paragraph:r,frame:e,measure:i,
element:n,options:s,isFirst:d,keep:f})}this.gap(s.after??0)}line(t,e){const{frame:n,element:s,options:i,isFirst:r,keep:a}=e,{height:c,baseline:h}=bt(t,i),d=n.x+
Ot(t,e.measure,i.align??(e.paragraph.isRight?"right":"left")),k=t.notes.flatMap(f=>this.notesOf(f,n.element));this.row({before:r?i.before??0:0,height:c,keep:a,decorations:n.
decorations,notes:k,paint:(f,v,L)=>{r&&i.onFirst?.(f,v),vt(f,t,d,v-h,L?void 0:s)}},h)}}function bt({tallest:o},{leading:t,size:e}){const n=(t-e)/2+e*Et+e*.06;if(o<=
n)return{height:t,baseline:n};const s=Math.ceil((o+t*xt)/(t/2))*(t/2);return{height:s,baseline:s-t*xt}}function Ot({width:o},t,e){return e==="left"?0:e==="right"?
t-o:(t-o)/2}const At=new WeakMap;function dt(o,t,e=o.scale.size,n="Regular"){let s=At.get(o);s||At.set(o,s=new Map);const i=`${n} ${e} ${t.join(" ")}`;let r=s.get(
i);return r||s.set(i,r={style:n,size:e,color:t}),r}const wt=o=>[o,o,o],Q={text:wt(.1),quiet:wt(.36),rule:wt(.82),strongRule:wt(.45),ground:[.957,.961,.969],link:[
.04,.31,.64],bar:wt(.75)},R={NOTE:{title:"Note",color:[.04,.36,.72]},TIP:{title:"Tip",color:[.07,.43,.2]},IMPORTANT:{title:"Important",color:[.43,.25,.72]},WARNING:{
title:"Warning",color:[.55,.37,0]},CAUTION:{title:"Caution",color:[.72,.12,.14]}},g=1.25,O=1.45,w=.88,$=37.5;class G{size;leading;constructor(t){this.size=t,this.
leading=Math.round(t*O*2)/2}get half(){return this.leading/2}get measure(){return this.size*$}get codeSize(){return this.size*w}heading(t){const e=this.size*g**
Math.max(4-t,0);return{size:e,leading:Math.ceil(e*1.2/this.half)*this.half,before:this.leading*(t===1?2:t===2?1.5:1),after:this.half}}smaller(t){return new G(this.
size*t)}}const J=4,ot=.7,lt=1.32;function kt({value:o},t,e){const{scale:n,setting:s}=t,{typefaces:i}=s.composition,r=n.codeSize,a=Math.round(r*lt*2)/2,c=ot*n.size,
h=dt(t,Q.text,r,"Mono"),d=i.word("0","Mono").width*r/1e3,k=Math.max(Math.floor((e.width-2*c)/d),8),f={x:e.x,width:e.width,color:Q.ground,radius:3,over:c},v=e.element.
add("P").add("Code"),L=e.x+c,T=(a-r)/2+r*.84,U=o.split(/\r\n|\n|\r/).flatMap(W=>ie(W,k));t.gap(n.half+c);for(const[W,{text:K,isRest:Z}]of U.entries()){const H=i.
word(K===""?" ":K,"Mono");t.row({before:0,height:a,keep:W===0||W===U.length-2,decorations:[...e.decorations,f],paint:(q,tt,Y)=>{const st=tt-T;Z&&q.draw(void 0,...Lt(
L,st,r));const at=Z?L+2*d:L;q.draw(Y?void 0:v,{kind:"text",x:at,y:st,size:r,color:h.color,words:[H]})}},T)}t.gap(n.half+c)}function Lt(o,t,e){const n=(i,r)=>[o+
i*e,t+r*e],s={kind:"stroke",width:e*.07,color:Q.strongRule};return[{...s,points:[n(.1,.62),n(.1,.26),n(.68,.26)]},{...s,points:[n(.5,.42),n(.7,.26),n(.5,.1)]}]}
function ie(o,t){const e=o.includes("	")?oe(o):o;if(e.length<=t)return[{text:e,isRest:!1}];const n=(0,C.qf)(e),s=[{text:n.slice(0,t).join(""),isRest:!1}];for(let i=t;i<
n.length;i+=t-2)s.push({text:n.slice(i,i+t-2).join(""),isRest:!0});return s}function oe(o){let t="";for(const e of o.split(/(\t)/))t+=e==="	"?" ".repeat(J-t.length%
J):e;return t}class yt{tag;facts;above;link;block;element;constructor(t,e,n,s){this.tag=t,this.facts=e,this.above=n,this.link=s}in(t){return(!this.element||this.
block!==t)&&(this.element=(this.above?.in(t)??t).add(this.tag,this.facts),this.block=t),this.element}get linking(){return this.link?this:this.above?.linking}}const re=.88,
ae=.7,It=.36,ce=-.14,_t=72/96,he=300,zt=/^(?:https?|mailto|tel|ftp):/i,Nt=new WeakMap;function ft(o,t,e){let n=Nt.get(o);n||Nt.set(o,n=new Map);let s=n.get(t);return s||
n.set(t,s={...o,...e}),s}const Dt=o=>o.style==="Mono"?o:ft(o,"bold",{style:"SemiBold",oblique:o.style==="Italic"}),de=o=>o.style==="Regular"?ft(o,"italic",{style:"\
Italic"}):ft(o,"italic",{oblique:!0}),le=o=>ft(o,"code",{style:"Mono",oblique:!1,size:o.size*re,ground:Q.ground}),Bt=(o,t)=>ft(o,`raised ${t}`,{size:o.size*ae,rise:(o.
rise??0)+o.size*t});class Ut{setting;room;runs=[];open=[];constructor(t,e){this.setting=t,this.room=e}add(t,e,n){for(const s of t)this.node(s,e,n);return this}text(t,e,n,s){
const i=this.runs.at(-1);let r=t.replace(/[ \t\r\n]+/g," ");if(r.startsWith(" ")&&(!i||i.kind==="break"||i.kind==="text"&&i.text.endsWith(" "))&&(r=r.slice(1)),
r==="")return;let a=e;for(const c of this.open)c==="u"?a=ft(a,"u",{underlined:!0}):a=Bt(a,c==="sup"?It:ce);this.runs.push({kind:"text",text:r,look:a,owner:n,...s!==
void 0&&{note:s}})}node(t,e,n){switch(t.type){case"text":return this.text(t.value,e,n);case"emphasis":return void this.add(t.children,de(e),n);case"strong":return void this.
add(t.children,Dt(e),n);case"delete":return void this.add(t.children,ft(e,"struck",{struck:!0}),fe("LineThrough",n));case"inlineCode":return this.text(t.value,le(
e),new yt("Code",{},n));case"break":this.runs.push({kind:"break"});return;case"link":return this.link(t.url,t.children,e,n);case"linkReference":{const s=this.setting.
definitions.get(t.identifier)?.url;return s===void 0?void this.add(t.children,e,n):this.link(s,t.children,e,n)}case"image":return this.image(t.url,t.alt??"",e,n);case"\
imageReference":return this.image(this.setting.definitions.get(t.identifier)?.url??"",t.alt??"",e,n);case"footnoteReference":return this.reference(t.identifier,
e,n);case"html":return this.html(t.value);default:return t}}link(t,e,n,s){const i=this.targetOf(t);if(!i)return void this.add(e,n,s);const r=z(e).trim().slice(0,
he)||t,a=new yt("Link",{},s,{target:i,contents:r});this.add(e,ft(n,"link",{color:Q.link}),a)}targetOf(t){if(zt.test(t))return{uri:ue(t)};const e=/^#(.+)$/.exec(
t)?.[1],n=e===void 0?void 0:this.setting.places.get(ge(e).toLowerCase());if(n)return{place:n};this.setting.told.links.add(t)}image(t,e,n,s){const i=this.setting.
images.get((0,B.b)(t));if(!i){this.setting.told.images.add(t);const a=e||t;return zt.test(t)?this.link(t,[{type:"text",value:a}],n,s):this.text(a,n,s)}const r=this.
sizeOf(i);this.runs.push({kind:"image",image:i,...r,owner:e===""?null:new yt("Figure",{alt:e},s)})}sizeOf({displayed:t,resolution:e}){const n=e?{width:t.width/e.
x*72,height:t.height/e.y*72}:{width:t.width*_t,height:t.height*_t},s=Math.min(1,this.room.width/n.width,this.room.height/n.height);return{width:n.width*s,height:n.
height*s}}reference(t,e,n){const{cited:s,footnotes:i}=this.setting;if(!i.has(t))return;const r=s.get(t)??s.size+1;s.set(t,r);const a=this.setting.places.get(`${t}\

`),c=new yt("Reference",{},n),h=a?new yt("Link",{},c,{target:{place:a},contents:`Footnote ${r}`}):c;this.text(String(r),Bt(ft(e,"link",{color:Q.link}),It),h,t)}html(t){
const{name:e,closes:n}=y(t);if(e==="br")this.runs.push({kind:"break"});else if(e==="sub"||e==="sup"||e==="u"){const s=this.open.lastIndexOf(e);n?s>=0&&this.open.
splice(s,1):this.open.push(e)}else e!=="!--"&&(this.setting.told.html=!0)}}const fe=(o,t)=>new yt("Span",{attributes:{O:"Layout",TextDecorationType:o}},t),ue=o=>o.
replace(new RegExp("\\p{Cs}","gu"),"�").replace(/[^\x21-\x7e]|["<>\\^`{|}]/gu,t=>encodeURIComponent(t));function ge(o){try{return decodeURIComponent(o)}catch{
return o}}const Ft=[{text:"•",numbering:"Disc"},{text:"–",numbering:"None"},{text:"▪",numbering:"Square"}],Gt=.5,pe=1.5,me=.5,we=.125;async function xe(o,t,e,n){
const{size:s,leading:i,half:r}=t.scale,a=Ft[e.depth%Ft.length],c=o.start??1,h=dt(t,e.color),d=(T,U)=>U===!0?"☑":U===!1?"☐":o.ordered===!0?`${c+T}.`:a.text,k=Math.
max(...[0,o.children.length-1].map(T=>Wt(t,h,d(T,o.children[T]?.checked)))),f=Math.max(k+Gt*s,pe*s),v=o.spread===!0||o.children.some(({spread:T})=>T===!0),L=e.element.
add("L",{attributes:{O:"List",ListNumbering:o.ordered===!0?"Decimal":a.numbering}});(e.depth===0||!e.tight)&&t.gap(r);for(const[T,U]of o.children.entries()){T>0&&
t.gap(i*(v?me:we));const W=L.add("LI"),K=W.add("Lbl"),Z=d(T,U.checked),H=Wt(t,h,Z),q=e.x+f-Gt*s-H;t.mark((Y,st,at)=>ke(t,Y,Z,h,q,st,at?void 0:K));const tt={...e,
x:e.x+f,width:e.width-f,element:W.add("LBody"),depth:e.depth+1,tight:!v};await n(U.children,tt),t.isWaiting&&t.row({before:0,height:i,keep:!1,decorations:e.decorations,
paint:()=>{}})}t.gap(e.tight&&e.depth>0?0:r)}const Wt=({setting:o},t,e)=>o.composition.typefaces.word(e,t.style).width*t.size/1e3;function ke({setting:o},t,e,{size:n,
style:s,color:i},r,a,c){t.draw(c,{kind:"text",x:r,y:a,size:n,color:i,words:[o.composition.typefaces.word(e,s)]})}const Rt=.55,ye=.3,Me=.75,be=1.32,ve=12;async function Ee(o,t,e){
const{pace:n}=t.setting.job,s=o.children[0]?.children.length??0,i=Array.from({length:s},(v,L)=>o.align?.[L]??null),r=Array.from({length:s},()=>({whole:0,least:0}));
for(const[v,{children:L}]of o.children.entries())for(const[T,U]of L.slice(0,s).entries()){const W=t.setting.lines.widths(jt(U,t,e,t.scale.size,v===0));r[T]={whole:Math.
max(r[T].whole,W.whole),least:Math.max(r[T].least,W.least)};const K=n.step(3e3);K&&await K}const a=Oe(r,i,e.width,t.scale),c=e.element.add("Table"),h=o.children.
length>1&&(o.children[0]?.children??[]).every(({children:v})=>v.length===0),d=h?void 0:c.add("THead"),k=o.children.length>1?c.add("TBody"):void 0,f=[];t.gap(t.scale.
half+2);for(const[v,{children:L}]of o.children.entries()){const T=v===0;if(T&&!d)continue;const U=(T?d:k).add("TR"),W=Array.from({length:s},(q,tt)=>{const Y=T?"\
Column":h&&tt===0?"Row":void 0,st=jt(L[tt],t,e,a.size,T),at=Y===void 0?{}:{attributes:{O:"Table",Scope:Y}};return{runs:st,element:U.add(Y===void 0?"TD":"TH",at)}}),
Z=Te(W,a,t,e,{isHead:T,isTop:T||h&&v===1,isLast:v===o.children.length-1,heads:f});for(const q of Z)t.row(q);T&&f.push(...Z);const H=n.step(3e3*s);H&&await H}t.gap(
t.scale.leading)}function jt(o,t,e,n,s){const i=dt(t,e.color,n);return new Ut(t.setting,{width:e.width/3,height:n*12}).add(o?.children??[],s?Dt(i):i).runs}function Oe(o,t,e,n){
const s=2*Rt*n.size*o.length,r=(f=>o.reduce((v,L)=>v+f(L),0))(f=>f.least),a=r+s<=e?1:Math.max(e/(r+s),Me),c=n.size*a,h=2*Rt*c,d=e-h*o.length;return{widths:(r*a>
d?o.map(f=>f.least/r*d):Ae(o.map(f=>({whole:f.whole*a,least:f.least*a})),d)).map(f=>f+h),align:t,size:c,leading:Math.round(c*be*2)/2}}function Ae(o,t){const e=o.
map(({least:h})=>h),n=new Set(o.keys());let s=t;for(let h=!0;h&&n.size>0;){h=!1;const d=s/n.size;for(const k of n){const{whole:f,least:v}=o[k];if(!(f>d&&v<=d)){
e[k]=f<=d?f:v,s-=e[k],n.delete(k),h=!0;break}}}const i=[...n].map(h=>Math.sqrt(o[h].whole)),r=i.reduce((h,d)=>h+d,0);for(const[h,d]of[...n].entries())e[d]=Math.
max(o[d].least,s*i[h]/r);const a=e.reduce((h,d)=>h+d,0)-t,c=e.indexOf(Math.max(...e));return a>0&&(e[c]=Math.max(e[c]-a,o[c].least)),e}function Te(o,t,e,n,{isHead:s,
isTop:i,isLast:r,heads:a}){const{widths:c,align:h,size:d,leading:k}=t,f=Rt*d,v=o.map(({runs:U},W)=>e.setting.lines.paragraph(U,Math.max(c[W]-2*f,d))),L=Math.max(
1,...v.map(({lines:U})=>U.length)),T=ye*d;return Array.from({length:L},(U,W)=>{const K=v.map(({lines:et})=>et[W]),Z=K.map(et=>bt(et??Kt,{leading:k,size:d})),H=Math.
max(...Z.map(({height:et})=>et)),q=Math.max(...Z.map(et=>et.baseline)),[tt,Y]=[W===0,W===L-1],st=tt?T:0,at=st+H+(Y?T:0);return{before:0,height:at,keep:s||(L<=ve?
!Y:tt||W===L-2),decorations:n.decorations,notes:K.flatMap(et=>et?et.notes.flatMap(rt=>e.notesOf(rt,n.element)):[]),head:s?void 0:a,paint:(et,rt,ut)=>{let gt=n.x;
for(const[Mt,Pt]of K.entries()){const An=c[Mt]-2*f,Tn=h[Mt]??(v[Mt].isRight?"right":"left"),Sn=gt+f+Ot(Pt??Kt,An,Tn);Pt&&vt(et,Pt,Sn,rt-st-q,ut?void 0:o[Mt].element),
gt+=c[Mt]}i&&tt&&Ht(et,n.x,rt-.4,gt-n.x,"strong"),Y&&Ht(et,n.x,rt-at,gt-n.x,s||r?"strong":"thin")}}})}const Kt={fragments:[],width:0,tallest:0,notes:[]};function Ht(o,t,e,n,s){
const[i,r]=s==="strong"?[.7,Q.strongRule]:[.4,Q.rule];o.draw(void 0,{kind:"area",x:t,y:e,width:n,height:i,color:r})}const Se="\\newpage",$e=/^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*(?:\n|$)/i,
Le=2.5,Xt=.75;class De{onBreak;constructor(t){this.onBreak=t}async layOut(t,e,n){for(const s of t){await this.block(s,e,n);const i=e.setting.job.pace.step(4e3);
i&&await i}}async block(t,e,n){switch(t.type){case"paragraph":return this.paragraph(t.children,e,n);case"heading":return this.heading(t,e,n);case"blockquote":return await this.
quote(t,e,n);case"list":return await xe(t,e,n,(s,i)=>this.layOut(s,e,i));case"code":return kt(t,e,n);case"table":return await Ee(t,e,n);case"thematicBreak":return Ce(
e,n);case"html":return this.html(t.value,e,n);default:return}}paragraph(t,e,n){const[s]=t;if(t.length===1&&s?.type==="text"&&s.value.trim()===Se)return this.onBreak();
const i=n.element.add("P"),{size:r,leading:a,half:c}=e.scale,h=this.inlines(e,n).add(t,dt(e,n.color)),d=n.tight?0:c;e.text(h.runs,n,i,{size:r,leading:a,before:d,
after:d})}inlines({setting:t,scale:e},{width:n}){const{height:s,margin:i}=t.geometry;return new Ut(t,{width:Math.min(n,e.measure),height:s-2*i-2*e.leading})}contentsHeading(t,e,n){
this.headed([{type:"text",value:t.title}],2,t,e,n)}heading(t,e,n){this.headed(t.children,t.depth,e.setting.headings.get(t),e,n)}headed(t,e,{level:n,place:s},i,r){
const a=r.element.add(`H${n}`),{size:c,leading:h,before:d,after:k}=i.scale.heading(e),f=e>5?Q.quiet:r.color,v=this.inlines(i,r).add(t,dt(i,f,c,"SemiBold"));i.text(
v.runs,r,a,{size:c,leading:h,before:d,after:k,keep:!0,onFirst:(L,T)=>Object.assign(s,{sheet:L,top:T+i.scale.half})})}async quote(t,e,n){const s=Re(t),{leading:i,
size:r}=e.scale,a=r*1.4,c={x:n.x,width:Le,color:s?.color??Q.bar,over:1},h={...n,x:n.x+a,width:n.width-a,element:n.element.add("BlockQuote"),decorations:[...n.decorations,
c],color:s?n.color:Q.quiet,tight:!1};if(e.gap(i*Xt),s){const d=this.inlines(e,h);d.text(s.title,Dt(dt(e,s.color))),e.text(d.runs,h,h.element.add("P"),{size:r,leading:i,
keep:!0}),e.join()}await this.layOut(s?.children??t.children,e,h),e.gap(i*Xt)}html(t,e,n){if(l(t))return this.onBreak();/^\s*<!--/.test(t)||(e.setting.told.html=
!0);for(const s of A(t))this.paragraph([{type:"text",value:s}],e,n)}}function Re({children:o}){const[t,...e]=o,[n,...s]=t?.type==="paragraph"?t.children:[],i=n?.
type==="text"?$e.exec(n.value):null;if(t?.type!=="paragraph"||n?.type!=="text"||!i)return;const r=n.value.slice(i[0].length);if(r===""&&s.length>0&&s[0].type!==
"break")return;const a=[...r===""?[]:[{...n,value:r}],...s.filter((h,d)=>d>0||r!=="")];return{...R[i[1].toUpperCase()],children:a.length===0?e:[{...t,children:a},
...e]}}function Ce(o,{x:t,width:e,decorations:n}){const{leading:s}=o.scale;o.row({before:o.scale.half,height:s,keep:!1,decorations:n,paint:(i,r)=>i.draw(void 0,
{kind:"area",x:t,y:r-s/2,width:e,height:.6,color:Q.strongRule})}),o.gap(o.scale.half)}const Pe=3,Ie=.5,_e=.45;class ze{setting;waiting=[];constructor(t){this.setting=
t}layOut(t,e,n){const s=n.element.add("TOC"),i=Math.min(...t.map(({level:c})=>c)),r=t.filter(({level:c})=>c-i<Pe),a={...n,width:Math.min(n.width,e.scale.measure)};
for(const c of r)this.entry({...c,level:c.level-i+1},s,e,a);return e.gap(e.scale.leading),r.length}fill(){const{sheets:t}=this.setting.composition,e=new Map(t.map(
(n,s)=>[n,s+1]));for(const{place:n,fill:s}of this.waiting)n.sheet&&s(e.get(n.sheet))}entry({title:t,level:e,place:n},s,i,r){const{size:a,leading:c,half:h}=i.scale,
d=(e-1)*a*1.4,k=s.add("TOCI").add("Reference").add("Link"),f=dt(i,r.color,a,e===1?"SemiBold":"Regular"),v=r.width-d-a*3,{lines:L}=this.setting.lines.paragraph([
{kind:"text",text:t,look:f}],v);for(const[T,U]of L.entries()){const W=T===L.length-1,K=U.fragments.map(({word:H})=>H),Z=c*.72;i.row({before:T===0&&e===1?h/2:0,height:c,
keep:!W,decorations:[],paint:(H,q)=>{const[tt,Y]=[r.x+d,q-Z];H.draw(k,{kind:"text",x:tt,y:Y,size:a,color:f.color,words:K}),W&&this.leader(H,k,n,{look:f,y:Y,from:tt+
U.width,to:r.x+r.width});const st=[tt,Y-a*.25,r.x+r.width,Y+a*.9];H.link(k,st,{place:n},t)}})}}leader(t,e,n,{look:s,y:i,from:r,to:a}){const{typefaces:c}=this.setting.
composition,{size:h,color:d}=s,k={kind:"text",x:a,y:i,size:h,color:d,words:[]},[f,v]=[a-h*2.2,r+Ie*h],L=h*_e,T=Math.floor((f-v)/L),U=[[f,i+h*.06],[f-T*L,i+h*.06]];
T>1&&t.draw(void 0,{kind:"stroke",points:U,width:h*.09,color:Q.quiet,dots:L}),t.draw(e,k),this.waiting.push({place:n,fill:W=>{const K=c.word(String(W),"Regular");
k.words=[K],k.x=a-K.width*h/1e3}})}}var Ne=u(34701);const Be=.84,Ue=.6,Vt={width:120,height:.5};function Fe(o,t){const e=new Map,n=s=>{const i=[...s].reverse();
for(let r=i.pop();r;r=i.pop())if(r.type!=="footnoteDefinition"&&(r.type==="footnoteReference"&&t.has(r.identifier)&&!e.has(r.identifier)&&e.set(r.identifier,e.size+
1),"children"in r))for(const a of[...r.children].reverse())i.push(a)};n(o.children);for(const s of e.keys())n(t.get(s).children);return e}class Ge{setting;scale;frame;layOut;notes=new Map;used=new Set;constructor(t,e,n,s){
this.setting=t,this.scale=e,this.frame=n,this.layOut=s}async prepare(){for(const[t,e]of this.setting.cited)this.notes.set(t,await this.note(t,e))}rowsFor=(t,e)=>{
const n=this.notes.get(t);return!n||this.used.has(t)?[]:(this.used.add(t),e.adopt(n.element),n.rows.flatMap(s=>[s,...s.notes??[]]))};async note(t,e){const{setting:n,
frame:s}=this,i=new Ne.H("Note",void 0,{id:`note-${e}`}),r=[],a=this.scale.smaller(Be),c=(H,q)=>n.cited.get(H)>e?this.rowsFor(H,q):[],h=new mt(n,a,H=>r.push(H),
c),d=dt(h,Q.text),{typefaces:k}=n.composition,f=k.word(`${e}.`,d.style),L=f.width*d.size/1e3+Ue*d.size,T=i.add("Lbl"),U=n.places.get(`${t}
`);h.mark((H,q)=>{Object.assign(U,{sheet:H,top:q+a.leading}),H.draw(T,{kind:"text",x:s.x,y:q,size:d.size,color:d.color,words:[f]})});const W={...s,x:s.x+L,width:s.
width-L,element:i,tight:!0};await this.layOut(n.footnotes.get(t).children,h,W),h.isWaiting&&h.row({before:0,height:a.leading,keep:!1,decorations:[],paint:()=>{}});
const[K,...Z]=r;return{element:i,rows:K?[{...K,before:a.half/2},...Z]:[]}}}const We=(o,{leading:t,half:e})=>({before:e,height:e/2,keep:!0,decorations:[],paint:(n,s)=>n.
draw(void 0,{kind:"area",x:o,y:s-Vt.height-t*.1,...Vt,color:Q.strongRule})});var je=u(23286),Tt=u(6093);const Zt="￼",Ke=400;class He{typefaces;constructor(t){
this.typefaces=t}paragraph(t,e){const n=[[]];for(const c of t)c.kind==="break"?n.push([]):n.at(-1).push(c);const s=Yt(n.flat()),i=(0,Tt.ft)(s),r=i&&(0,Tt.vw)(s);
return{lines:n.flatMap(c=>{const h=this.boxes(c).flatMap(d=>d.width>e?this.split(d,e):[d]);return Ve(h,e).map(d=>this.line(d,i,r))}),isRight:r}}widths(t){let[e,
n,s]=[0,0,0],i=[];const r=()=>{const a=this.boxes(i);s=0;for(const{width:c,space:h}of a)n=Math.max(n,c),e=Math.max(e,s+c),s+=c+(h?.width??0);i=[]};for(const a of t)
a.kind==="break"?r():i.push(a);return r(),{whole:e,least:n}}fragment(t,e,n=!1){const s=this.typefaces.word(e,t.look.style,n);return{run:t,word:s,width:s.width*t.
look.size/1e3}}boxes(t){const e=Yt(t),n=new Xe(t,this),s=[],i=new je.A(e);let r=0;for(let a=i.nextBreak();a;a=i.nextBreak()){let c=a.position;for(;c>r&&e[c-1]===
" ";)c--;const h=n.take(c),[d]=n.take(a.position);s.push({fragments:h,width:Qt(h),space:d}),r=a.position}return s}split({fragments:t,space:e},n){const s=[];let i=[],
r=0;const a=c=>{(i.length>0||c)&&s.push({fragments:i,width:r,space:c}),i=[],r=0};for(const c of t){const{run:h}=c;if(h.kind==="image"){r+c.width>n&&a(),i.push(c),
r+=c.width;continue}let d="";for(const f of(0,C.qf)(c.word.text)){const v=this.fragment(h,d+f);d!==""&&r+v.width>n&&(i.push(this.fragment(h,d)),a(),d=""),d+=f}const k=this.
fragment(h,d);i.push(k),r+=k.width}return a(e),s}line(t,e,n){const s=t.flatMap(({fragments:c,space:h},d)=>h&&d+1<t.length?[...c,h]:c),i=e?this.turned(s,n):s;let r=0;
const a=[];for(const{run:c}of s)c.kind==="image"?r=Math.max(r,c.height):c.note!==void 0&&a.push(c.note);return{fragments:i,width:Qt(i),tallest:r,notes:a}}turned(t,e){
const n=e?Tt.Vv:"",s=t.map(({word:r})=>r?.text??Zt),i=[];for(const{text:r,rtl:a,at:c}of(0,Tt.kh)(n+s.join(""))){const h=c-n.length,d=[];let k=0;for(const[f,v]of t.
entries()){const L=s[f],T=L.slice(Math.max(h-k,0),Math.max(h+r.length-k,0));k+=L.length,T!==""&&d.push(v.run.kind==="image"?v:this.fragment(v.run,T,a))}i.push(...a?
d.reverse():d)}return i}}const Yt=o=>o.map(t=>t.kind==="image"?Zt:t.text).join(""),Qt=o=>o.reduce((t,{width:e})=>t+e,0);class Xe{runs;maker;run=0;start=0;at=0;constructor(t,e){
this.runs=t,this.maker=e}take(t){const e=[];for(;this.at<t;){const n=this.runs[this.run],s=n.kind==="image"?1:n.text.length,i=Math.min(t,this.start+s);if(i>this.
at&&e.push(n.kind==="image"?{run:n,width:n.width}:this.maker.fragment(n,n.text.slice(this.at-this.start,i-this.start))),this.at=i,i<this.start+s)break;this.start+=
s,this.run++}return e}}function Ve(o,t){const e=o.length;if(e===0)return[];const n=new Float64Array(e+1),s=new Uint32Array(e+1);for(let r=e-1;r>=0;r--){let a=1/0,
c=0;for(let h=r;h<e&&h-r<Ke&&(c+=o[h].width,!(c>t+.01&&h>r));h++){const d=Math.max(t-c,0)/t,v=1+(h+1===e?r>0&&d>.85?.5:0:d*d)+n[h+1];v<a&&(a=v,s[r]=h+1),c+=o[h].
space?.width??0}n[r]=a}const i=[];for(let r=0;r<e;r=s[r])i.push(o.slice(r,s[r]));return i}var Ze=u(84293);const Jt=5e3;class Ye{composition;geometry;ruleAboveNotes;used=0;placed=[];notes=[];carried=[];group=[];constructor(t,e,n){
this.composition=t,this.geometry=e,this.ruleAboveNotes=n}add(t){t.breaks===!0&&this.flush(),this.group.push(t),t.keep||this.flush()}break(){this.flush(),(this.placed.
length>0||this.notes.length>0)&&this.close()}finish(){for(this.break();this.carried.length>0;)this.takeCarried(),this.close();this.composition.sheets.length===0&&
this.close()}get room(){return this.geometry.height-2*this.geometry.margin}get isEmpty(){return this.placed.every(({repeated:t})=>t)}flush(){const{group:t}=this;
if(this.group=[],t.length!==0)if(!this.fits(t)&&!this.isEmpty&&this.turn(t[0]),this.fits(t))for(const e of t)this.place(e);else for(const e of t)!this.fits([e])&&
!this.isEmpty&&this.turn(e),this.place(e)}fits(t){const e=t.reduce((n,{before:s,height:i},r)=>n+i+(r===0&&this.isEmpty?0:s),0);return this.used+e+this.heightOfNotes(
t.flatMap(({notes:n=[]})=>n))<=this.room+.01}heightOfNotes(t){const e=[...this.notes,...t];return e.length===0?0:e.reduce((n,{before:s,height:i})=>n+s+i,this.ruleAboveNotes.
before+this.ruleAboveNotes.height)}turn(t){this.close(),this.takeCarried();for(const e of t.head??[])this.put(e,!0)}place(t){this.put(t,!1);for(const e of t.notes??
[])(this.used+this.heightOfNotes([e])<=this.room+.01&&this.carried.length===0?this.notes:this.carried).push(e)}put(t,e){this.placed.length>0&&(this.used+=t.before),
this.placed.push({row:t,top:this.geometry.height-this.geometry.margin-this.used,repeated:e}),this.used+=t.height}takeCarried(){const t=this.carried;this.carried=
[];for(const e of t)((this.notes.length===0||this.used+this.heightOfNotes([e])<=this.room*.6)&&this.carried.length===0?this.notes:this.carried).push(e)}close(){
const{composition:t,geometry:e}=this;if(t.sheets.length===Jt)throw(0,Ze.F)("pages",`The document has more than ${Jt} pages`,"Split the Markdown into several doc\
uments","file");const n=t.sheet(e.width,e.height),s=this.placeNotes();for(const i of[this.placed,s]){Qe(n,i);for(const{row:r,top:a,repeated:c}of i)r.paint(n,a,c)}
this.used=0,this.placed=[],this.notes=[]}placeNotes(){if(this.notes.length===0)return[];let t=this.geometry.margin+this.heightOfNotes([]);return[this.ruleAboveNotes,
...this.notes].map(e=>{t-=e.before;const n={row:e,top:t,repeated:!1};return t-=e.height,n})}}function Qe(o,t){const e=new Map,n=s=>{const{top:i,bottom:r}=e.get(
s),{x:a,width:c,color:h,radius:d=0,over:k}=s;e.delete(s),o.draw(void 0,{kind:"area",x:a,y:r-k,width:c,height:i-r+2*k,color:h,radius:d})};for(const{row:s,top:i}of t){
for(const r of[...e.keys()])s.decorations.includes(r)||n(r);for(const r of s.decorations){const a=e.get(r);a?a.bottom=i-s.height:e.set(r,{top:i,bottom:i-s.height})}}
for(const s of[...e.keys()])n(s)}class Je{used=new Map;next(t){const e=t.toLowerCase().trim().replace(/[^\p{L}\p{N}\p{M}\p{Pc}\- ]/gu,"").replaceAll(" ","-");let n=e;
for(let s=this.used.get(e)??0;this.used.has(n);n=`${e}-${s}`)s++;return n!==e&&this.used.set(e,Number(n.slice(e.length+1))),this.used.set(n,0),n}}function qe(o){
const t=new Map,e=new Map;for(const n of Ct(o))n.type==="definition"&&!t.has(n.identifier)&&t.set(n.identifier,n),n.type==="footnoteDefinition"&&!e.has(n.identifier)&&
e.set(n.identifier,n);return{definitions:t,footnotes:e}}function tn(o){const t=new Map,e=new Map,n=new Je,s=[];for(const i of Ct(o)){if(i.type!=="heading")continue;
const r=z(i.children).trim();for(;s.length>0&&s.at(-1)>=i.depth;)s.pop();s.push(i.depth);const a={};e.set(n.next(r),a),t.set(i,{title:r,level:s.length,place:a})}
return{headings:t,places:e}}function Ct(o){const t=[],e=n=>{for(const s of n)t.push(s),(s.type==="blockquote"||s.type==="list"||s.type==="listItem"||s.type==="f\
ootnoteDefinition")&&e(s.children)};return e(o),t}const en=16,nn=.82;async function sn(o,t,e){const{geometry:n,size:s,images:i}=t,r=await p.B.open({...on(o,t.contents),
font:t.font},e),{definitions:a,footnotes:c}=qe(o.children),{headings:h,places:d}=tn(o.children),k=Fe(o,c);for(const rt of k.keys())d.set(`${rt}
`,{});const f={html:!1,links:new Set,images:new Set},v=new He(r.typefaces),L={job:e,composition:r,lines:v,geometry:n,definitions:a,footnotes:c,cited:k,images:i,
places:d,headings:h,told:f},T=new G(s),{margin:U,width:W}=n,K={x:U,width:W-2*U,element:r.document,decorations:[],color:Q.text,depth:0,tight:!1},Z=new Ye(r,n,We(
U,T)),H=new De(()=>Z.break()),q=(rt,ut,gt)=>H.layOut(rt,ut,gt),tt=new Ge(L,T,K,q);await tt.prepare();const Y=new mt(L,T,rt=>Z.add(rt),tt.rowsFor),st=[...h.values()];
let at=o.children;const et=new ze(L);if(t.contents&&st.length>0){const[rt]=at,ut=rt?.type==="heading"&&rt.depth===1;ut&&await H.layOut([rt],Y,K);const gt={title:(0,X.
contentsHeading)(t.language),level:ut?2:1,place:{}};H.contentsHeading(gt,Y,K),et.layOut(st.slice(ut?1:0),Y,K)>en&&Z.break(),st.splice(ut?1:0,0,gt),at=at.slice(ut?
1:0)}return await H.layOut(at,Y,K),Z.finish(),et.fill(),t.pageNumbers&&rn(L,T,Y),{composition:r,bookmarks:an(st),told:f}}function on(o,t){const e=new Set,n=[];t&&
e.add("SemiBold");const s=[o];for(let i=s.pop();i;i=s.pop())if((i.type==="heading"||i.type==="strong"||i.type==="table"||i.type==="blockquote")&&e.add("SemiBold"),
i.type==="emphasis"&&e.add("Italic"),(i.type==="code"||i.type==="inlineCode")&&e.add("Mono"),"value"in i&&n.push(i.value.replace(/[\0-\x7f]+/g,"")),"alt"in i&&typeof i.
alt=="string"&&n.push(i.alt),"children"in i)for(const r of i.children)s.push(r);return{styles:[...e],text:n.join("")}}function rn({composition:o,geometry:t},e,n){
const{sheets:s,typefaces:i}=o,r=dt(n,Q.quiet,e.size*nn);for(const[a,c]of s.entries()){const h=i.word(String(a+1),r.style),d=(t.width-h.width*r.size/1e3)/2;c.foot(
{kind:"text",x:d,y:t.margin/2-r.size*.3,size:r.size,color:r.color,words:[h]})}}function an(o){const t=[],e=[{level:0,children:t}];for(const{title:n,level:s,place:i}of o){
if(n===""||!cn(i))continue;for(;e.at(-1).level>=s;)e.pop();const r=[];e.at(-1).children.push({title:n,place:i,children:r}),e.push({level:s,children:r})}return t}
const cn=o=>o.sheet!==void 0;var hn=u(84655),dn=u(80397);const ln=({told:o,missing:t,hasFont:e,language:n,breaksArchive:s})=>[...n===void 0?[fn]:[],...s?[(0,dn.
Xb)({part:3,level:"a",name:"PDF/A-3a"},"an image has CMYK colors, and the document is sRGB")]:[],...t.size>0?[(0,hn.F)(mn(t),e?"Your file lacks them too, or the\
y cannot be shaped.":"Give a font that has them.",e?[]:["font"])]:[],...o.images.size>0?[gn(o.images.size)]:[],...o.links.size>0?[pn(o.links.size)]:[],...o.html?
[un]:[]],fn={code:"language_assumed",message:"The language of the document is not known, so screen readers assume their own, and the document does not claim PDF\
/UA. Give a language, or lang in the front matter.",mentions:["language"]},un={code:"html_left_out",message:"HTML other than br, sub, sup and u was left out of \
the Markdown. Its text stays."},qt=(o,t)=>`${o} ${t}${o===1?"":"s"}`,gn=o=>({code:"image_not_loaded",message:`${qt(o,"image")} of the Markdown ${o===1?"was":"we\
re"} not given, so the text that describes ${o===1?"it":"them"} is there instead. Give ${o===1?"it":"them"} in images; nothing is fetched.`,mentions:["images"]}),
pn=o=>({code:"links_as_text",message:`${qt(o,"link")} of the Markdown ${o===1?"leads":"lead"} neither to a heading of the document nor to an address such as htt\
ps:, and ${o===1?"is":"are"} text.`});function mn(o){return[...new Set([...o].map(C.I2))].sort().join(", ")}const te=100,ee=5e7,wn=/^data:([^,;]*)(?:;[^,;]*)*;base64,([A-Za-z0-9+/\s%=_-]*)$/i;
function xn(o){const t=new Map,e=[];let n=0;for(const s of o){if(!/^data:/i.test(s))continue;const[,i="",r]=wn.exec(s)??[];if(r===void 0){e.push({field:"file",message:"\
has a data: address that is not base64; write data:image/png;base64, and the image"});break}const a=Buffer.from(r.replaceAll("%2B","+").replaceAll("%2F","/").replaceAll(
"%3D","="),"base64");if(n+=a.length,t.set(s,{name:`image.${i.split("/")[1]??"bin"}`,bytes:a}),t.size>te||n>ee){e.push({field:"file",message:`has more than ${te}\
 images or ${ee/1e6} MB of them in data: addresses`});break}}if(e.length>0)throw(0,N.G6)(e);return t}const ne=72,kn={A3:[841.89,1190.55],A4:[595.28,841.89],A5:[
419.53,595.28],Letter:[612,792]},yn=14,Mn=async(o,t,e)=>{const n=bn(t),s=t.font&&(0,P.g)(t.font,"font"),{words:i,markdown:r}=(0,F.X)(new TextDecoder().decode(o.
bytes)),a=await(0,_.D)(r,e.pace),c=t.title??i.title??vn(a)??se(o.name),h=t.language??En(i.language),d=await On(a,t.images??[],e),{composition:k,bookmarks:f,told:v}=await sn(
a,{geometry:n,size:t.font_size,font:s,images:d,pageNumbers:t.page_numbers,contents:t.table_of_contents,language:h},e),L=[...d.values()].some(({components:H})=>H===
4),T=t.author??i.author,U=await k.finish({title:c,author:T,language:h,bookmarks:f,breaksArchive:L}),W=await(0,x.UN)(U,{compact:!0,objectStreams:"smallest"}),K=k.
sheets.length,Z=ln({told:v,missing:k.typefaces.missing,hasFont:s!==void 0,language:h,breaksArchive:L});return{documents:[{name:`${se(o.name)}.pdf`,bytes:W,pageCount:K}],
notes:Z,facts:{pageCount:K}}};function bn({page_size:o,orientation:t,margin:e,font_size:n}){const[s,i]=kn[o],[r,a]=t==="portrait"?[s,i]:[i,s],c=Math.floor((Math.
min(r,a)-yn*n)/2/ne*100)/100;if(e>c){const h=`leaves no room on ${o} pages with a font_size of ${n}; it must be at most ${c} inches`;throw(0,N.G6)([{field:"marg\
in",message:h,mentions:["font_size"]}])}return{width:r,height:a,margin:e*ne}}function vn({children:o}){for(const t of Ct(o)){const e=t.type==="heading"?z(t.children).
trim():"";if(e!=="")return e}}function En(o){const{holds:t,words:e}=I.E["language-tag"];if(o===void 0||t(o))return o;throw(0,N.G6)([{field:"file",message:`has a\
 lang in its front matter that is not ${e}`}])}async function On(o,t,e){const n=new Map,s=new Set((0,B.A)(o));for(const i of t)s.has((0,B.b)(i.name))&&n.set((0,B.
b)(i.name),await(0,D.A)(i,"images",e));for(const[i,r]of xn(s))n.set(i,await(0,D.A)(r,"file",e));return n}const se=o=>o.replace(/\.(?:md|markdown|mdown|txt|pdf)$/i,
"").trim()||"document"}),31449:((ct,V,u)=>{u.d(V,{X:()=>N});var B=u(41917),F=u(96512);const _=2e4,z=/^---[ \t]*\r?\n([\s\S]*?)\r?\n(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/;
function N(D){const x={words:{},markdown:D},I=z.exec(D.slice(0,_));if(!I)return x;const p=P(I[1]);if(!p)return x;const X=(...M)=>{const m=M.map(b=>p[b]).find(b=>typeof b==
"string"&&b.trim()!=="");return typeof m=="string"?m.trim():void 0},y=p.author??p.authors,l=Array.isArray(y)?y.filter(M=>typeof M=="string").join(", "):X("autho\
r","authors"),[E,S]=[X("title"),X("lang","language")];return{words:{...E&&{title:E},...l&&{author:l},...S&&{language:S}},markdown:D.slice(I[0].length)}}function P(D){
try{const x=(0,B.qg)(D,{schema:"failsafe",logLevel:"silent",maxAliasCount:20});return(0,F.G)(x)&&!Array.isArray(x)?x:void 0}catch{return}}}),19165:((ct,V,u)=>{u.
d(V,{D:()=>$t});var B=u(47145),F=u(91261),_=u(16007),z=u(49153);const N=100,P=1e5,D=2e3,x=R=>(0,z.G6)([{field:"file",message:R}]),I=()=>x(`nests quotes, lists o\
r emphasis more than ${N} levels deep; at most ${N} are allowed`),p=()=>x(`has more than ${P} cells in tables; at most ${P} are allowed. Split it into several d\
ocuments`),X=()=>x(`has a paragraph or cell with more than ${D} marks such as * and [; at most ${D} are allowed. Put a \\ before marks that are text`),y=4e3,l=60,
E=/^[ \t]*$/,S=/^( {0,3})(`{3,}(?=[^`]*$)|~{3,})/,M=[[/^ {0,3}<(?:script|pre|style|textarea)(?=[\s>]|$)/i,/<\/(?:script|pre|style|textarea)>/i],[/^ {0,3}<!--/,/-->/],
[/^ {0,3}<\?/,/\?>/],[/^ {0,3}<![a-z]/i,/>/],[/^ {0,3}<!\[CDATA\[/,/\]\]>/]],m=/^( {0,3})([-+*]|\d{1,9}[.)])([ \t]+|$)/,b=/^ {0,3}\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/,
A=/^(?:[ \t]*(?:>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)))+/,C=/^[ \t]*([-*_])(?:[ \t]*\1)*[ \t]*$/;function*j(R){const g=new ht;let O=[],w=0;for(const $ of R.
split(/\r\n|\n|\r/)){vt($);const G=O.at(-1)?.text;w>=y&&g.isFree&&nt($,G)&&(yield*it(O),O=[],w=0),g.take($,G),O.push({text:$,isFree:g.isFree&&!g.isInList}),w+=$.
length+1}O.length>0&&(yield*it(O))}const nt=(R,g)=>g!==void 0&&E.test(g)&&/^[^ \t>]/.test(R)&&!m.test(R);class ht{fence;raw;offset=0;get isFree(){return!this.fence&&
!this.raw}get isInList(){return this.offset>0}take(g,O){if(this.raw){this.raw.test(g)&&(this.raw=void 0);return}if(this.fence){this.fence.test(g)&&(this.fence=void 0);
return}nt(g,O)&&(this.offset=0);const w=m.exec(g);w&&(this.offset===0||w[1].length<this.offset)&&!C.test(g)&&(this.offset=w[0].trimEnd().length+1);const $=g.length-
g.trimStart().length;if(this.offset>0&&$>=this.offset)return;const G=S.exec(g);if(G)this.fence=new RegExp(`^ {0,3}${G[2][0]}{${G[2].length},}[ \\t]*$`);else for(const[
J,ot]of M)J.test(g)&&!ot.test(g.replace(/^ {0,3}<!?-?-?/,""))&&(this.raw=ot)}}function*it(R){const g=R.map(({text:w})=>w);let O=0;for(let w=1;w<R.length;w++){const $=g[w-
1];if(!R[w].isFree||!b.test(g[w])||!/^ {0,3}[^\s>].*\|/.test($))continue;let G=w+1;for(;G<R.length&&R[G].isFree&&!E.test(g[G]);)G++;if(G-w>l){const J=g.slice(w+
1+l,G);yield{text:g.slice(O,w+1+l).join(`
`),table:{head:`${$}
${g[w]}
`,rows:J}},O=G}w=G}O<R.length&&(yield{text:g.slice(O).join(`
`)})}function*pt({head:R,rows:g}){for(let O=0;O<g.length;O+=l)yield{text:R+g.slice(O,O+l).join(`
`),rest:g.slice(O).join(`
`)}}function vt(R){const g=A.exec(R)?.[0];if(g===void 0||C.test(R))return;const O=g.match(/[>+*.)-]/g)?.length??0,w=/^[ \t]*/.exec(g)[0].replaceAll("	","    ").
length;if(O>N||O+w/2>2*N)throw I()}const St=600;async function $t(R,g){const O=[...j(R)],w=new mt,$=[];for(const ot of O)$.push(await Et(ot,w,g));const G=[];for(const[
ot,lt]of O.entries()){const kt=w.isUseful(lt.text,$[ot]);for(const Lt of kt?await Et(lt,w.seeded(),g):$[ot])G.push(Lt)}const J={type:"root",children:G};return await wt(
J,g),J}async function Et({text:R,table:g},O,w){const $=await xt(R,O,w);if(!g)return $;const G=$.at(-1);let J=g.rows.join(`
`);if(G?.type==="table")for(const ot of pt(g)){J=ot.rest;const[lt,...kt]=await xt(ot.text,O,w);if(lt?.type!=="table")break;if(G.children.push(...lt.children.slice(
1)),J="",kt.length>0)return[...$,...kt]}return J===""?$:[...$,...await xt(J,O,w)]}async function xt(R,g,O){const{children:w}=(0,B.Y)(R,g.options);g.learn(w);const $=O.
step(R.length*St);return $&&await $,w}class mt{options;links=new Set;notes=new Set;constructor(g){this.options={extensions:[(0,_.T)(),dt(),...g?[Ot(g)]:[]],mdastExtensions:[
(0,F.C)()]}}learn(g){for(let O=g;O.length>0;){const w=[];for(const $ of O)$.type==="definition"&&this.links.add($.identifier.toUpperCase()),$.type==="footnoteDe\
finition"&&this.notes.add($.identifier.toUpperCase()),($.type==="blockquote"||$.type==="list"||$.type==="listItem"||$.type==="footnoteDefinition")&&w.push(...$.
children);O=w}}isUseful(g,O){if(this.links.size+this.notes.size===0||!g.includes("["))return!1;const w=new mt;return w.learn(O),w.links.size<this.links.size||w.
notes.size<this.notes.size}seeded(){return new mt(this)}seed({parser:g}){const{defined:O}=g;for(const $ of this.links)O.includes($)||O.push($);const w=g.gfmFootnotes??=
[];for(const $ of this.notes)w.includes($)||w.push($)}}const bt=(R,g)=>({name:R,tokenize:function(w,$,G){return g(this),G}});function Ot(R){const g=new WeakSet;
return{document:{null:[bt("octavoDefinitions",w=>{g.has(w.parser)||R.seed(w),g.add(w.parser)})]}}}const At=Array.from("*_~[]!",R=>R.charCodeAt(0));function dt(){
const R=new WeakMap,g=bt("octavoMarks",O=>{const w=(R.get(O.events)??0)+1;if(w>D)throw X();R.set(O.events,w)});return{text:Object.fromEntries(At.map(O=>[O,g]))}}
async function wt({children:R},g){let O=0,w=R;for(let $=0;w.length>0;$++){if($>N)throw I();const G=[];for(const J of w){if(J.type==="table"&&(O+=Q(J)),O>P)throw p();
if("children"in J)for(const lt of J.children)G.push(lt);const ot=g.step(200);ot&&await ot}w=G}}const Q=({children:R})=>R.length*(R[0]?.children.length??0)}),15870:((ct,V,u)=>{
u.d(V,{A:()=>N,b:()=>_,imageTargets:()=>z});var B=u(31449),F=u(19165);function _(P){if(P.startsWith("data:"))return P;try{return decodeURIComponent(P)}catch{return P}}
async function z(P,D){const x=await(0,F.D)((0,B.X)(P).markdown,D);return[...new Set(N(x))]}function N(P){const D=new Map,x=[],I=[P];for(let p=I.pop();p;p=I.pop())
if(p.type==="definition"&&!D.has(p.identifier)&&D.set(p.identifier,p.url),p.type==="image"&&x.push(p.url),p.type==="imageReference"&&x.push({reference:p.identifier}),
"children"in p)for(const X of[...p.children].reverse())I.push(X);return x.map(p=>typeof p=="string"?p:D.get(p.reference)).filter(p=>p!==void 0).map(_)}}),84655:((ct,V,u)=>{
u.d(V,{F:()=>B});const B=(F,_,z=[])=>({code:"characters_missing",message:`Boxes are drawn for characters that cannot be shown: ${F}. ${_}`,...z.length>0?{mentions:z}:
{}})}),6093:((ct,V,u)=>{u.d(V,{Rl:()=>y,TY:()=>X,VV:()=>p,Vv:()=>_,ft:()=>D,kh:()=>I,vw:()=>x});var B=u(46161),F=u(79131);const _="‏";let z;const N=()=>z??=(0,B.
A)(),P=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,D=l=>P.test(l),x=l=>D(l)&&(N().getEmbeddingLevels(
l).paragraphs[0]?.level??0)%2===1;function I(l){if(!D(l))return l===""?[]:[{text:l,rtl:!1,at:0}];const{levels:E,paragraphs:S}=N().getEmbeddingLevels(l),M=S[0]?.
level??0;for(let A=l.length-1;A>=0&&/\s/.test(l[A]);A--)E[A]=M;const m=[];for(let A=0;A<l.length;A++){const C=m.at(-1);C&&C.level===E[A]?C.text+=l[A]:m.push({level:E[A],
text:l[A],at:A})}const b=m.reduce((A,{level:C})=>Math.max(A,C),0);for(let A=b;A>0;A--)for(let C=0,j=0;C<m.length;C=j+1){for(j=C;j<m.length&&m[j].level>=A;)j++;j>
C+1&&m.splice(C,j-C,...m.slice(C,j).reverse())}return m.map(({level:A,text:C,at:j})=>({text:C,rtl:A%2===1,at:j}))}const p=l=>Array.from(l,E=>N().getMirroredCharacter(
E)??E).join(""),X=l=>(0,F.qf)(p(l)).reverse().join(""),y=l=>I(l).flatMap(({text:E,rtl:S})=>S?(0,F.qf)(p(E)).reverse():(0,F.qf)(E))}),26429:((ct,V,u)=>{u.d(V,{$u:()=>z,
ai:()=>N,b8:()=>_,dc:()=>D,zO:()=>P});var B=u(15975),F=u(20381);function _(x,I){const p=typeof x=="number"?Math.abs(x):0,X=typeof I=="number"?Math.abs(I):0;return{
capHeight:p>=400&&p<=850?p:700,descent:-(X>=50?Math.min(X,230):230)}}const z=(x,I)=>`/Span <</ActualText <${Buffer.from((0,F.wx)(x).bytes).toString("hex")}>>> B\
DC ${I} EMC`,N=x=>(0,B.ZV)(Math.round(x*1e3)/1e3||0),P=(x,I)=>`<${x.map(p=>p.toString(16).padStart(I*2,"0")).join("")}>`;function D(x){return x.some(I=>I<32||I>
126)?P(x,1):`(${String.fromCharCode(...x).replace(/[\\()]/g,"\\$&")})`}}),80199:((ct,V,u)=>{u.d(V,{DI:()=>N,Gd:()=>D,Mo:()=>_,Mp:()=>p,Pj:()=>I,S3:()=>F,Z7:()=>z,
d:()=>X,iN:()=>B,lw:()=>P,zl:()=>x});function B({box:[y,l,E,S],rotation:M}){const m=E-y,b=S-l;return M%180===0?{width:m,height:b}:{width:b,height:m}}function F({
box:[y,l,E,S],rotation:M}){switch(M){case 0:return[1,0,0,1,y,l];case 90:return[0,1,-1,0,E,l];case 180:return[-1,0,0,-1,E,S];case 270:return[0,-1,1,0,y,S]}}function _(y,l){
return l===void 0?y:I(y,l)??y}function z([y,l,E,S]){return[Math.min(y,E),Math.min(l,S),Math.max(y,E),Math.max(l,S)]}function N([y,l,E,S,M,m]){const b=y*S-l*E,[A,
C,j,nt]=[S/b,-l/b,-E/b,y/b];return[A+0,C+0,j+0,nt+0,-(M*A+m*j)+0,-(M*C+m*nt)+0]}function P(y,l){const[E,S,M,m,b,A]=y,[C,j,nt,ht,it,pt]=l;return[E*C+S*nt,E*j+S*ht,
M*C+m*nt,M*j+m*ht,b*C+A*nt+it,b*j+A*ht+pt]}function D([y,l,E,S,M,m],b,A){return[y*b+E*A+M,l*b+S*A+m]}function x(y,[l,E,S,M]){const[m,b]=D(y,l,E),[A,C]=D(y,S,E),
[j,nt]=D(y,l,M),[ht,it]=D(y,S,M);return[Math.min(m,A,j,ht),Math.min(b,C,nt,it),Math.max(m,A,j,ht),Math.max(b,C,nt,it)]}function I(y,l){const E=[Math.max(y[0],l[0]),
Math.max(y[1],l[1]),Math.min(y[2],l[2]),Math.min(y[3],l[3])];return E[0]<E[2]&&E[1]<E[3]?E:void 0}const p=y=>y.map(l=>Math.round(l*1e5)/1e5+0),X=(y,{userUnit:l})=>String(
Number((y*l/72).toPrecision(3)))}),80397:((ct,V,u)=>{u.d(V,{Ip:()=>x,XM:()=>l,Xb:()=>y,ds:()=>D,qg:()=>X});var B=u(58247),F=u(30729),_=u(1480),z=u(10404),N=u(34331),
P=u(31808);const D=(0,F.H)(async M=>x(M,await(0,z.Br)(M)));function x(M,m){const b=(it,pt)=>(0,B.w)((0,N.sm)(m,it,pt)[0]??""),A=p(b("pdfaid","part"),b("pdfaid",
"conformance").toLowerCase()),C=I(b("pdfuaid","part"))?`PDF/UA-${b("pdfuaid","part")}`:void 0,nt=[b("pdfxid","GTS_PDFXVersion")||b("pdfx","GTS_PDFXVersion")||((0,B.
G)(M.resolve((0,z._U)(M)?.get("GTS_PDFXVersion")))??""),b("pdfe","ISO_PDFEVersion"),b("pdfvtid","GTS_PDFVTVersion")],ht=[A?.name,C,...nt.filter(it=>/^PDF\/[\w .:/()-]{1,40}$/.
test(it))];return{archive:A,accessible:C,names:ht.filter(it=>it!==void 0)}}const I=M=>/^[1-9]$/.test(M);function p(M,m){if(!I(M))return;const b=/^[abuef]$/.test(
m)?m:"";return{part:Number(M),level:b,name:`PDF/A-${M}${b}`}}function X(M,m,b,A){return m&&S(M,m,[_.dK.pdfaid]),y(b,A)}const y=({name:M},m)=>({code:"pdfa_identi\
fication_removed",message:`The document no longer claims ${M}: ${m}.`});async function l(M){const m=await(0,z.Br)(M);if(!m)return[];const{archive:b,accessible:A}=x(
M,m);S(M,m,[_.dK.pdfaid,_.dK.pdfuaid]);const C=[b?.name,A].filter(j=>j!==void 0);return C.length>0?[E(C)]:[]}const E=M=>({code:"conformance_dropped",message:`Th\
e result no longer claims ${M.join(" and ")}, because a merge cannot guarantee conformance.`});function S(M,m,b){m.properties.some(({namespace:A})=>b.includes(A))&&
(0,P._L)(M,(0,P.QH)(m,({namespace:A})=>b.includes(A),[]))}}),31808:((ct,V,u)=>{u.d(V,{QH:()=>z,T3:()=>N,_L:()=>I});var B=u(1480),F=u(54075),_=u(16039);function z(p,X,y){
const{text:l,properties:E,end:S,about:M}=p,m=[];let b=0;for(const A of E.filter(X).sort((C,j)=>C.from-j.from))A.from<b||(m.push(l.slice(b,A.from)),b=A.to);return m.
push(l.slice(b,Math.max(S,b))),y.length>0&&m.push(P(y,M)),m.push(l.slice(Math.max(S,b))),x(m.join(""))}function N(p){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHz\
reSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${B.dK.rdf}">
${P(p,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function P(p,X){const l=[...new Set(p.map(({prefix:S})=>S))].map(S=>` xmlns:${S}="${B.dK[S]}"`).join(""),E=p.map(({prefix:S,name:M,form:m,values:b})=>`\
<${S}:${M}>${D(m,b)}</${S}:${M}>
`);return`<rdf:Description xmlns:rdf="${B.dK.rdf}" rdf:about="${(0,F.X)(X)}"${l}>
${E.join("")}</rdf:Description>
`}function D(p,X){const y=l=>X.map(E=>`<rdf:li${l}>${(0,F.X)(E)}</rdf:li>`).join("");switch(p){case"simple":return(0,F.X)(X[0]??"");case"alternative":return`<rd\
f:Alt>${y(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${y("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${y("")}</rdf:Bag>`}}const x=p=>p.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function I(p,X){const y=p.catalog.get("Metadata"),l=p.resolve(y),E=l instanceof _.Z6?[...l.dict].
filter(([m])=>!["Filter","DecodeParms","Length"].includes(m)):[],S=new _.Bi([["Type",new _.SX("Metadata")],["Subtype",new _.SX("XML")],...E]),M=new _.Z6(S,Buffer.
from(X,"utf8"));(0,_.i9)(y)&&l instanceof _.Z6?p.put(y,M):p.edit(p.catalogNumber).set("Metadata",p.add(M))}}),30729:((ct,V,u)=>{u.d(V,{H:()=>B});function B(F){const _=new WeakMap;
return z=>{if(z.hasChanges)return F(z);const N=_.get(z);if(N)return N.answer;const P=F(z);return _.set(z,{answer:P}),P}}}),30491:((ct,V,u)=>{u.d(V,{s:()=>F});const B=[
"number","last","label","name"];function F(z){const N=[],P=[];for(const D of z.normalize("NFC").split(/(\{[^{}]*\})/)){const x=B.find(I=>`{${I}}`===D);if(x)N.push(
{placeholder:x});else if(/^\{[^{}]*\}$/.test(D))P.push(D);else{if(/[{}]/.test(D))return{problem:`has a brace that belongs to no placeholder; ${_}`};D&&N.push({literal:D})}}
return P.length===0?{pieces:N}:{problem:`has the unknown ${P.length===1?"placeholder":"placeholders"} ${P.join(" and ")}; ${_}`}}const _=`use ${B.map(z=>`{${z}}`).
join(", ")}`}),35092:((ct,V,u)=>{u.d(V,{E:()=>D,L:()=>N});var B=u(38917),F=u(30491);function _(x){const I=(0,F.s)(x);return"problem"in I?I.problem:void 0}const z=/^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8}){0,8}$/,
N=x=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.test(x),D={"file-name":{holds:x=>!/[/\\\p{Cc}\p{Cs}]/u.test(x)&&/[^. ]/.test(x),words:"a file name without fol\
ders"},"media-type":{holds:N,words:"a media type such as text/xml or application/pdf"},date:{holds:x=>(0,B.Z)(x)!==void 0,words:"a date of ISO 8601 such as 2026\
-11-20 or 2026-11-20T14:30:00+01:00"},"number-format":{holds:x=>_(x)===void 0,words:"text such as {number} / {last}",problem:_},"language-tag":{holds:x=>z.test(
x),words:"a language tag such as en, de-AT or zh-Hant (BCP 47)"}}})};
