"use strict";exports.id=668,exports.ids=[668,5870],exports.modules={57992:((ct,X,f)=>{f.r(X),f.d(X,{markdown_to_pdf:()=>On});var F=f(15870),U=f(31449),N=f(19165);const P=o=>o.
map(t=>t.type==="text"||t.type==="inlineCode"?t.value:t.type==="image"||t.type==="imageReference"?t.alt??"":t.type==="break"?" ":"children"in t?P(t.children):"").
join("").replace(/\s+/g," ");var _=f(49153),z=f(24840),C=f(40315),x=f(86009),S=f(35092),p=f(27437),G=f(87514);function y(o){const[,t="",e=""]=/^\s*<(\/?)([a-z][a-z0-9-]*|!--)/i.
exec(o)??[];return{name:e.toLowerCase(),closes:t!==""}}const l=o=>/^\s*<!--\s*page-?break\s*-->\s*$/i.test(o),E=/<(script|style|template)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi,
$=/<!--(?:-?>|[\s\S]*?(?:-->|$))|<\?[\s\S]*?(?:\?>|$)|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<![a-z][\s\S]*?(?:>|$)/gi,k=/<(?:br|hr|\/?(?:p|div|h[1-6]|li|ul|ol|tr|table|section|details|summary|blockquote|dl|dt|dd|pre))\b[^>]*>/gi,
m=/<\/?[a-z][^<>]*(?:>|$)/gi,M={amp:"&",lt:"<",gt:">",quot:'"',apos:"'",nbsp:" "};function T(o){return o.replace(E,"").replace($,"").replace(/\s+/g," ").replace(
k,`
`).replace(m,"").replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi,(t,e,n,s)=>{if(s!==void 0)return M[s.toLowerCase()]??t;const i=e===void 0?parseInt(n,16):
Number(e);return i>0&&i<=1114111&&(i<55296||i>57343)?String.fromCodePoint(i):"�"}).split(`
`).map(t=>t.trim()).filter(t=>t!=="")}var I=f(79131),j=f(80199);const nt=-.12,ht=.27,it=.055,pt={below:.24,height:1.18,beside:.18};function vt(o,t,e,n,s){const{
fragments:i}=t;for(let r=0,a=0;r<i.length;r=a){const{run:c}=i[r];let h=0;for(a=r;a<i.length&&Dt(i[a],i[r]);a++)h+=i[a].width;const d=s&&c.owner!==null?c.owner?.
in(s)??s:void 0;if(c.kind==="image"){const{upright:g}=c.image,v=(0,j.lw)(g,[c.width,0,0,c.height,e,n]);o.draw(d,{kind:"image",name:o.image(c.image),matrix:v})}else{
const g=i.slice(r,a).map(({word:v})=>v);o.draw(d,...Lt(g,c.look,e,n,h))}const b=c.owner?.linking;if(s&&b?.link){const g=c.kind==="image"?c.height:c.look.size,v=[
e,n-g*.25,e+h,n+g*(c.kind==="image"?1:.9)];o.link(b.in(s),v,b.link.target,b.link.contents)}e+=h}}function Dt(o,{run:t}){return o.run===t||o.run.kind==="text"&&t.
kind==="text"&&o.run.look===t.look&&o.run.owner===t.owner}function Lt(o,t,e,n,s){const{size:i,color:r,rise:a=0,oblique:c=!1,ground:h}=t,d=n+a,b=[];if(h){const{below:v,
height:D,beside:A}=pt,W={x:e-A*i,y:d-v*i,width:s+2*A*i,height:D*i};b.push({kind:"area",...W,color:h,radius:i*.2})}b.push({kind:"text",x:e,y:d,size:i,color:r,words:o,
oblique:c});const g=v=>({kind:"area",x:e,y:d+v*i,width:s,height:it*i,color:r});return t.underlined===!0&&b.push(g(nt)),t.struck===!0&&b.push(g(ht)),b}const Et=.78,
yt=.3;class mt{setting;scale;sink;notesOf;after=0;reach=0;joined=!1;markers=[];constructor(t,e,n,s){this.setting=t,this.scale=e,this.sink=n,this.notesOf=s}mark(t){
this.markers.push(t)}get isWaiting(){return this.markers.length>0}join(){this.joined=!0}gap(t){this.after=Math.max(this.after,t)}extend(t){this.reach+=t}row(t,e=this.
scale.leading*.7){const n=this.joined?0:Math.max(this.after,t.before)+this.reach;this.after=0,this.reach=0,this.joined=!1;const s=this.markers.splice(0);if(s.length===
0)return this.sink({...t,before:n});this.sink({...t,before:n,paint:(i,r,a)=>{for(const c of s)c(i,r-e,a);t.paint(i,r,a)}})}text(t,e,n,s){const i=Math.min(e.width,
this.scale.measure),r=this.setting.lines.paragraph(t,i),{lines:a}=r;for(const[c,h]of a.entries()){const d=c===0,g=c===a.length-1?s.keep===!0:d||c===a.length-2||
s.keep===!0;this.line(h,{paragraph:r,frame:e,measure:i,element:n,options:s,isFirst:d,keep:g})}this.gap(s.after??0)}line(t,e){const{frame:n,element:s,options:i,isFirst:r,
keep:a}=e,{height:c,baseline:h}=bt(t,i),d=n.x+Ot(t,e.measure,i.align??(e.paragraph.isRight?"right":"left")),b=t.notes.flatMap(g=>this.notesOf(g,n.element));this.
row({before:r?i.before??0:0,height:c,keep:a,decorations:n.decorations,notes:b,paint:(g,v,D)=>{r&&i.onFirst?.(g,v),vt(g,t,d,v-h,D?void 0:s)}},h)}}function bt({tallest:o},{
leading:t,size:e}){const n=(t-e)/2+e*Et+e*.06;if(o<=n)return{height:t,baseline:n};const s=Math.ceil((o+t*yt)/(t/2))*(t/2);return{height:s,baseline:s-t*yt}}function Ot({
width:o},t,e){return e==="left"?0:e==="right"?t-o:(t-o)/2}const Tt=new WeakMap;function dt(o,t,e=o.scale.size,n="Regular"){let s=Tt.get(o);s||Tt.set(o,s=new Map);
const i=`${n} ${e} ${t.join(" ")}`;let r=s.get(i);return r||s.set(i,r={style:n,size:e,color:t}),r}const wt=o=>[o,o,o],J={text:wt(.1),quiet:wt(.36),rule:wt(.82),
strongRule:wt(.45),ground:[.957,.961,.969],link:[.04,.31,.64],bar:wt(.75)},L={NOTE:{title:"Note",color:[.04,.36,.72]},TIP:{title:"Tip",color:[.07,.43,.2]},IMPORTANT:{
title:"Important",color:[.43,.25,.72]},WARNING:{title:"Warning",color:[.55,.37,0]},CAUTION:{title:"Caution",color:[.72,.12,.14]}},u=1.25,O=1.45,w=.88,R=37.5;class B{size;leading;constructor(t){
this.size=t,this.leading=Math.round(t*O*2)/2}get half(){return this.leading/2}get measure(){return this.size*R}get codeSize(){return this.size*w}heading(t){const e=this.
size*u**Math.max(4-t,0);return{size:e,leading:Math.ceil(e*1.2/this.half)*this.half,before:this.leading*(t===1?2:t===2?1.5:1),after:this.half}}smaller(t){return new B(
this.size*t)}}const Z=4,ot=.7,ft=1.32;function kt({value:o},t,e){const{scale:n,setting:s}=t,{typefaces:i}=s.composition,r=n.codeSize,a=Math.round(r*ft*2)/2,c=ot*
n.size,h=dt(t,J.text,r,"Mono"),d=i.word("0","Mono").width*r/1e3,b=Math.max(Math.floor((e.width-2*c)/d),8),g={x:e.x,width:e.width,color:J.ground,radius:3,over:c},
v=e.element.add("P").add("Code"),D=e.x+c,A=(a-r)/2+r*.84,W=o.split(/\r\n|\n|\r/).flatMap(H=>re(H,b));t.gap(n.half),t.extend(c);for(const[H,{text:V,isRest:Y}]of W.
entries()){const K=i.word(V===""?" ":V,"Mono");t.row({before:0,height:a,keep:H===0||H===W.length-2,decorations:[...e.decorations,g],paint:(q,tt,Q)=>{const st=tt-
A;Y&&q.draw(void 0,...Rt(D,st,r));const at=Y?D+2*d:D;q.draw(Q?void 0:v,{kind:"text",x:at,y:st,size:r,color:h.color,words:[K]})}},A)}t.gap(n.half),t.extend(c)}function Rt(o,t,e){
const n=(i,r)=>[o+i*e,t+r*e],s={kind:"stroke",width:e*.07,color:J.strongRule};return[{...s,points:[n(.1,.62),n(.1,.26),n(.68,.26)]},{...s,points:[n(.5,.42),n(.7,
.26),n(.5,.1)]}]}function re(o,t){const e=o.includes("	")?ae(o):o;if(e.length<=t)return[{text:e,isRest:!1}];const n=(0,I.qf)(e),s=[{text:n.slice(0,t).join(""),isRest:!1}];
for(let i=t;i<n.length;i+=t-2)s.push({text:n.slice(i,i+t-2).join(""),isRest:!0});return s}function ae(o){let t="";for(const e of o.split(/(\t)/))t+=e==="	"?" ".
repeat(Z-t.length%Z):e;return t}class Mt{tag;facts;above;link;block;element;constructor(t,e,n,s){this.tag=t,this.facts=e,this.above=n,this.link=s}in(t){return(!this.
element||this.block!==t)&&(this.element=(this.above?.in(t)??t).add(this.tag,this.facts),this.block=t),this.element}get linking(){return this.link?this:this.above?.
linking}}const ce=.88,he=.7,zt=.36,de=-.14,Nt=72/96,le=300,_t=/^(?:https?|mailto|tel|ftp):/i,Bt=new WeakMap;function ut(o,t,e){let n=Bt.get(o);n||Bt.set(o,n=new Map);
let s=n.get(t);return s||n.set(t,s={...o,...e}),s}const Ct=o=>o.style==="Mono"?o:ut(o,"bold",{style:"SemiBold",oblique:o.style==="Italic"}),fe=o=>o.style==="Reg\
ular"?ut(o,"italic",{style:"Italic"}):ut(o,"italic",{oblique:!0}),ue=o=>ut(o,"code",{style:"Mono",oblique:!1,size:o.size*ce,ground:J.ground}),Ft=(o,t)=>ut(o,`ra\
ised ${t}`,{size:o.size*he,rise:(o.rise??0)+o.size*t});class Ut{setting;room;runs=[];open=[];constructor(t,e){this.setting=t,this.room=e}add(t,e,n){for(const s of t)
this.node(s,e,n);return this}text(t,e,n,s){const i=this.runs.at(-1);let r=t.replace(/[ \t\r\n]+/g," ");if(r.startsWith(" ")&&(!i||i.kind==="break"||i.kind==="te\
xt"&&i.text.endsWith(" "))&&(r=r.slice(1)),r==="")return;let a=e;for(const c of this.open)c==="u"?a=ut(a,"u",{underlined:!0}):a=Ft(a,c==="sup"?zt:de);this.runs.
push({kind:"text",text:r,look:a,owner:n,...s!==void 0&&{note:s}})}node(t,e,n){switch(t.type){case"text":return this.text(t.value,e,n);case"emphasis":return void this.
add(t.children,fe(e),n);case"strong":return void this.add(t.children,Ct(e),n);case"delete":return void this.add(t.children,ut(e,"struck",{struck:!0}),ge("LineTh\
rough",n));case"inlineCode":return this.text(t.value,ue(e),new Mt("Code",{},n));case"break":this.runs.push({kind:"break"});return;case"link":return this.link(t.
url,t.children,e,n);case"linkReference":{const s=this.setting.definitions.get(t.identifier)?.url;return s===void 0?void this.add(t.children,e,n):this.link(s,t.children,
e,n)}case"image":return this.image(t.url,t.alt??"",e,n);case"imageReference":return this.image(this.setting.definitions.get(t.identifier)?.url??"",t.alt??"",e,n);case"\
footnoteReference":return this.reference(t.identifier,e,n);case"html":return this.html(t.value);default:return t}}link(t,e,n,s){const i=this.targetOf(t);if(!i)return void this.
add(e,n,s);const r=P(e).trim().slice(0,le)||t,a=new Mt("Link",{},s,{target:i,contents:r});this.add(e,ut(n,"link",{color:J.link}),a)}targetOf(t){if(_t.test(t))return{
uri:pe(t)};const e=/^#(.+)$/.exec(t)?.[1],n=e===void 0?void 0:this.setting.places.get(me(e).toLowerCase());if(n)return{place:n};this.setting.told.links.add(t)}image(t,e,n,s){
const i=this.setting.images.get((0,F.b)(t));if(!i)return this.setting.told.images.add(t),e===""?void 0:_t.test(t)?this.link(t,[{type:"text",value:e}],n,s):this.
text(e,n,s);const r=this.sizeOf(i);this.runs.push({kind:"image",image:i,...r,owner:e===""?null:new Mt("Figure",{alt:e},s)})}sizeOf({displayed:t,resolution:e}){const n=e?
{width:t.width/e.x*72,height:t.height/e.y*72}:{width:t.width*Nt,height:t.height*Nt},s=Math.min(1,this.room.width/n.width,this.room.height/n.height);return{width:n.
width*s,height:n.height*s}}reference(t,e,n){const{cited:s,footnotes:i}=this.setting;if(!i.has(t))return;const r=s.get(t)??s.size+1;s.set(t,r);const a=this.setting.
places.get(`${t}
`),c=new Mt("Reference",{},n),h=a?new Mt("Link",{},c,{target:{place:a},contents:`Footnote ${r}`}):c;this.text(String(r),Ft(ut(e,"link",{color:J.link}),zt),h,t)}html(t){
const{name:e,closes:n}=y(t);if(e==="br")this.runs.push({kind:"break"});else if(e==="sub"||e==="sup"||e==="u"){const s=this.open.lastIndexOf(e);n?s>=0&&this.open.
splice(s,1):this.open.push(e)}else e!=="!--"&&(this.setting.told.html=!0)}}const ge=(o,t)=>new Mt("Span",{attributes:{O:"Layout",TextDecorationType:o}},t),pe=o=>o.
replace(new RegExp("\\p{Cs}","gu"),"�").replace(/[^\x21-\x7e]|["<>\\^`{|}]/gu,t=>encodeURIComponent(t));function me(o){try{return decodeURIComponent(o)}catch{
return o}}const Wt=[{text:"•",numbering:"Disc"},{text:"–",numbering:"None"},{text:"▪",numbering:"Square"}],Gt=.5,we=1.5,xe=.5,ye=.125;async function ke(o,t,e,n){
const{size:s,leading:i,half:r}=t.scale,a=Wt[e.depth%Wt.length],c=o.start??1,h=dt(t,e.color),d=(A,W)=>W===!0?"☑":W===!1?"☐":o.ordered===!0?`${c+A}.`:a.text,b=Math.
max(...[0,o.children.length-1].map(A=>jt(t,h,d(A,o.children[A]?.checked)))),g=Math.max(b+Gt*s,we*s),v=o.spread===!0||o.children.some(({spread:A})=>A===!0),D=e.element.
add("L",{attributes:{O:"List",ListNumbering:o.ordered===!0?"Decimal":a.numbering}});(e.depth===0||!e.tight)&&t.gap(r);for(const[A,W]of o.children.entries()){A>0&&
t.gap(i*(v?xe:ye));const H=D.add("LI"),V=H.add("Lbl"),Y=d(A,W.checked),K=jt(t,h,Y),q=e.x+g-Gt*s-K;t.mark((Q,st,at)=>Me(t,Q,Y,h,q,st,at?void 0:V));const tt={...e,
x:e.x+g,width:e.width-g,element:H.add("LBody"),depth:e.depth+1,tight:!v};await n(W.children,tt),t.isWaiting&&t.row({before:0,height:i,keep:!1,decorations:e.decorations,
paint:()=>{}})}t.gap(e.tight&&e.depth>0?0:r)}const jt=({setting:o},t,e)=>o.composition.typefaces.word(e,t.style).width*t.size/1e3;function Me({setting:o},t,e,{size:n,
style:s,color:i},r,a,c){t.draw(c,{kind:"text",x:r,y:a,size:n,color:i,words:[o.composition.typefaces.word(e,s)]})}const It=.55,be=.3,ve=.75,Ee=1.32,Oe=12;async function Te(o,t,e){
const{pace:n}=t.setting.job,s=o.children[0]?.children.length??0,i=Array.from({length:s},(v,D)=>o.align?.[D]??null),r=Array.from({length:s},()=>({whole:0,least:0}));
for(const[v,{children:D}]of o.children.entries())for(const[A,W]of D.slice(0,s).entries()){const H=t.setting.lines.widths(Kt(W,t,e,t.scale.size,v===0));r[A]={whole:Math.
max(r[A].whole,H.whole),least:Math.max(r[A].least,H.least)};const V=n.step(3e3);V&&await V}const a=Ae(r,i,e.width,t.scale),c=e.element.add("Table"),h=o.children.
length>1&&(o.children[0]?.children??[]).every(({children:v})=>v.length===0),d=h?void 0:c.add("THead"),b=o.children.length>1?c.add("TBody"):void 0,g=[];t.gap(t.scale.
half+2);for(const[v,{children:D}]of o.children.entries()){const A=v===0;if(A&&!d)continue;const W=(A?d:b).add("TR"),H=Array.from({length:s},(q,tt)=>{const Q=A?"\
Column":h&&tt===0?"Row":void 0,st=Kt(D[tt],t,e,a.size,A),at=Q===void 0?{}:{attributes:{O:"Table",Scope:Q}};return{runs:st,element:W.add(Q===void 0?"TD":"TH",at)}}),
Y=$e(H,a,t,e,{isHead:A,isTop:A||h&&v===1,isLast:v===o.children.length-1,heads:g});for(const q of Y)t.row(q);A&&g.push(...Y);const K=n.step(3e3*s);K&&await K}t.gap(
t.scale.leading)}function Kt(o,t,e,n,s){const i=dt(t,e.color,n);return new Ut(t.setting,{width:e.width/3,height:n*12}).add(o?.children??[],s?Ct(i):i).runs}function Ae(o,t,e,n){
const s=2*It*n.size*o.length,r=(g=>o.reduce((v,D)=>v+g(D),0))(g=>g.least),a=r+s<=e?1:Math.max(e/(r+s),ve),c=n.size*a,h=2*It*c,d=e-h*o.length;return{widths:(r*a>
d?o.map(g=>g.least/r*d):Se(o.map(g=>({whole:g.whole*a,least:g.least*a})),d)).map(g=>g+h),align:t,size:c,leading:Math.round(c*Ee*2)/2}}function Se(o,t){const e=o.
map(({least:h})=>h),n=new Set(o.keys());let s=t;for(let h=!0;h&&n.size>0;){h=!1;const d=s/n.size;for(const b of n){const{whole:g,least:v}=o[b];if(!(g>d&&v<=d)){
e[b]=g<=d?g:v,s-=e[b],n.delete(b),h=!0;break}}}const i=[...n].map(h=>Math.sqrt(o[h].whole)),r=i.reduce((h,d)=>h+d,0);for(const[h,d]of[...n].entries())e[d]=Math.
max(o[d].least,s*i[h]/r);const a=e.reduce((h,d)=>h+d,0)-t,c=e.indexOf(Math.max(...e));return a>0&&(e[c]=Math.max(e[c]-a,o[c].least)),e}function $e(o,t,e,n,{isHead:s,
isTop:i,isLast:r,heads:a}){const{widths:c,align:h,size:d,leading:b}=t,g=It*d,v=o.map(({runs:W},H)=>e.setting.lines.paragraph(W,Math.max(c[H]-2*g,d))),D=Math.max(
1,...v.map(({lines:W})=>W.length)),A=be*d;return Array.from({length:D},(W,H)=>{const V=v.map(({lines:et})=>et[H]),Y=V.map(et=>bt(et??Ht,{leading:b,size:d})),K=Math.
max(...Y.map(({height:et})=>et)),q=Math.max(...Y.map(et=>et.baseline)),[tt,Q]=[H===0,H===D-1],st=tt?A:0,at=st+K+(Q?A:0);return{before:0,height:at,keep:s||(D<=Oe?
!Q:tt||H===D-2),decorations:n.decorations,notes:V.flatMap(et=>et?et.notes.flatMap(rt=>e.notesOf(rt,n.element)):[]),head:s?void 0:a,paint:(et,rt,lt)=>{let gt=n.x;
for(const[xt,$t]of V.entries()){const Dn=c[xt]-2*g,Ln=h[xt]??(v[xt].isRight?"right":"left"),Rn=gt+g+Ot($t??Ht,Dn,Ln);!$t&&tt&&!lt&&et.draw(o[xt].element),$t&&vt(
et,$t,Rn,rt-st-q,lt?void 0:o[xt].element),gt+=c[xt]}i&&tt&&Xt(et,n.x,rt-.4,gt-n.x,"strong"),Q&&Xt(et,n.x,rt-at,gt-n.x,s||r?"strong":"thin")}}})}const Ht={fragments:[],
width:0,tallest:0,notes:[]};function Xt(o,t,e,n,s){const[i,r]=s==="strong"?[.7,J.strongRule]:[.4,J.rule];o.draw(void 0,{kind:"area",x:t,y:e,width:n,height:i,color:r})}
const De="\\newpage",Le=/^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*(?:\n|$)/i,Re=2.5,Vt=.75,Ce=1200;class Ie{onBreak;constructor(t){this.onBreak=t}async layOut(t,e,n){
for(const s of t){await this.block(s,e,n);const i=e.setting.job.pace.step(Ce*(1+Pe(s)));i&&await i}}async block(t,e,n){switch(t.type){case"paragraph":return this.
paragraph(t.children,e,n);case"heading":return this.heading(t,e,n);case"blockquote":return await this.quote(t,e,n);case"list":return await ke(t,e,n,(s,i)=>this.
layOut(s,e,i));case"code":return kt(t,e,n);case"table":return await Te(t,e,n);case"thematicBreak":return Ne(e,n);case"html":return this.html(t.value,e,n);default:
return}}paragraph(t,e,n){const[s]=t;if(t.length===1&&s?.type==="text"&&s.value.trim()===De)return this.onBreak();const i=n.element.add("P"),{size:r,leading:a,half:c}=e.
scale,h=this.inlines(e,n).add(t,dt(e,n.color)),d=n.tight?0:c;e.text(h.runs,n,i,{size:r,leading:a,before:d,after:d})}inlines({setting:t,scale:e},{width:n}){const{
height:s,margin:i}=t.geometry;return new Ut(t,{width:Math.min(n,e.measure),height:s-2*i-2*e.leading})}contentsHeading(t,e,n){this.headed([{type:"text",value:t.title}],
2,t,e,n)}heading(t,e,n){this.headed(t.children,t.depth,e.setting.headings.get(t),e,n)}headed(t,e,{level:n,place:s},i,r){const a=r.element.add(`H${n}`),{size:c,leading:h,
before:d,after:b}=i.scale.heading(e),g=e>5?J.quiet:r.color,v=this.inlines(i,r).add(t,dt(i,g,c,"SemiBold"));i.text(v.runs,r,a,{size:c,leading:h,before:d,after:b,
keep:!0,onFirst:(D,A)=>Object.assign(s,{sheet:D,top:A+i.scale.half})})}async quote(t,e,n){const s=ze(t),{leading:i,size:r}=e.scale,a=r*1.4,c={x:n.x,width:Re,color:s?.
color??J.bar,over:1},h={...n,x:n.x+a,width:n.width-a,element:n.element.add("BlockQuote"),decorations:[...n.decorations,c],color:s?n.color:J.quiet,tight:!1};if(e.
gap(i*Vt),s){const d=this.inlines(e,h);d.text(s.title,Ct(dt(e,s.color))),e.text(d.runs,h,h.element.add("P"),{size:r,leading:i,keep:!0}),e.join()}await this.layOut(
s?.children??t.children,e,h),e.gap(i*Vt)}html(t,e,n){if(l(t))return this.onBreak();/^\s*<!--/.test(t)||(e.setting.told.html=!0);for(const s of T(t))this.paragraph(
[{type:"text",value:s}],e,n)}}const Pe=({position:o})=>(o?.end.offset??0)-(o?.start.offset??0);function ze({children:o}){const[t,...e]=o,[n,...s]=t?.type==="par\
agraph"?t.children:[],i=n?.type==="text"?Le.exec(n.value):null;if(t?.type!=="paragraph"||n?.type!=="text"||!i)return;const r=n.value.slice(i[0].length);if(r===""&&
s.length>0&&s[0].type!=="break")return;const a=[...r===""?[]:[{...n,value:r}],...s.filter((h,d)=>d>0||r!=="")];return{...L[i[1].toUpperCase()],children:a.length===
0?e:[{...t,children:a},...e]}}function Ne(o,{x:t,width:e,decorations:n}){const{leading:s}=o.scale;o.row({before:o.scale.half,height:s,keep:!1,decorations:n,paint:(i,r)=>i.
draw(void 0,{kind:"area",x:t,y:r-s/2,width:e,height:.6,color:J.strongRule})}),o.gap(o.scale.half)}var Pt=f(66601);const _e=3,Be=3;class Fe{setting;waiting=[];constructor(t){
this.setting=t}layOut(t,e,n){const s=n.element.add("TOC"),i=Math.min(...t.map(({level:c})=>c)),r=t.filter(({level:c})=>c-i<_e),a={...n,width:Math.min(n.width,e.
scale.measure)};for(const c of r)this.entry({...c,level:c.level-i+1},s,e,a);return e.gap(e.scale.leading),r.length}fill(){const{sheets:t}=this.setting.composition,
e=new Map(t.map((n,s)=>[n,s+1]));for(const{place:n,fill:s}of this.waiting)n.sheet&&s(e.get(n.sheet))}entry({title:t,level:e,place:n},s,i,r){const{size:a,leading:c,
half:h}=i.scale,d=(e-1)*a*1.4,b=s.add("TOCI").add("Reference").add("Link"),g=dt(i,r.color,a,e===1?"SemiBold":"Regular"),v=r.width-d-a*3,{lines:D}=this.setting.lines.
paragraph([{kind:"text",text:t,look:g}],v);for(const[A,W]of D.entries()){const H=A===D.length-1,V=W.fragments.map(({word:K})=>K),Y=c*.72;i.row({before:A===0&&e===
1?h/2:0,height:c,keep:!H,decorations:[],paint:(K,q)=>{const[tt,Q]=[r.x+d,q-Y];K.draw(b,{kind:"text",x:tt,y:Q,size:a,color:g.color,words:V}),H&&this.leader(K,b,n,
tt+W.width,{right:r.x+r.width,baseline:Q,size:a},g.color);const st=[tt,Q-a*.25,r.x+r.width,Q+a*.9];K.link(b,st,{place:n},t)}})}}leader(t,e,n,s,i,r){const{typefaces:a}=this.
setting.composition;t.draw(void 0,...(0,Pt.p4)(s,(0,Pt.zt)(a,Be,i.size),i));const c={kind:"text",x:i.right,y:i.baseline,size:i.size,color:r,words:[]};t.draw(e,c),
this.waiting.push({place:n,fill:h=>Object.assign(c,(0,Pt.tk)(a,String(h),i,r))})}}var Ue=f(34701);const We=.84,Ge=.6,Zt={width:120,height:.5};function je(o,t){const e=new Map,
n=s=>{const i=[...s].reverse();for(let r=i.pop();r;r=i.pop())if(r.type!=="footnoteDefinition"&&(r.type==="footnoteReference"&&t.has(r.identifier)&&!e.has(r.identifier)&&
e.set(r.identifier,e.size+1),"children"in r))for(const a of[...r.children].reverse())i.push(a)};n(o.children);for(const s of e.keys())n(t.get(s).children);return e}
class Ke{setting;scale;frame;layOut;notes=new Map;used=new Set;constructor(t,e,n,s){this.setting=t,this.scale=e,this.frame=n,this.layOut=s}async prepare(){for(const[
t,e]of this.setting.cited)this.notes.set(t,await this.note(t,e))}rowsFor=(t,e)=>{const n=this.notes.get(t);return!n||this.used.has(t)?[]:(this.used.add(t),e.adopt(
n.element),n.rows.flatMap(s=>[s,...s.notes??[]]))};async note(t,e){const{setting:n,frame:s}=this,i=new Ue.H("Note",void 0,{id:`note-${e}`}),r=[],a=this.scale.smaller(
We),c=(K,q)=>n.cited.get(K)>e?this.rowsFor(K,q):[],h=new mt(n,a,K=>r.push(K),c),d=dt(h,J.text),{typefaces:b}=n.composition,g=b.word(`${e}.`,d.style),D=g.width*d.
size/1e3+Ge*d.size,A=i.add("Lbl"),W=n.places.get(`${t}
`);h.mark((K,q)=>{Object.assign(W,{sheet:K,top:q+a.leading}),K.draw(A,{kind:"text",x:s.x,y:q,size:d.size,color:d.color,words:[g]})});const H={...s,x:s.x+D,width:s.
width-D,element:i,tight:!0};await this.layOut(n.footnotes.get(t).children,h,H),h.isWaiting&&h.row({before:0,height:a.leading,keep:!1,decorations:[],paint:()=>{}});
const[V,...Y]=r;return{element:i,rows:V?[{...V,before:a.half/2},...Y]:[]}}}const He=(o,{leading:t,half:e})=>({before:e,height:e/2,keep:!0,decorations:[],paint:(n,s)=>n.
draw(void 0,{kind:"area",x:o,y:s-Zt.height-t*.1,...Zt,color:J.strongRule})});var Xe=f(23286),At=f(6093);const Yt="￼",Ve=400;class Ze{typefaces;constructor(t){
this.typefaces=t}paragraph(t,e){const n=[[]];for(const c of t)c.kind==="break"?n.push([]):n.at(-1).push(c);const s=Qt(n.flat()),i=(0,At.ft)(s),r=i&&(0,At.vw)(s);
return{lines:n.flatMap(c=>{const h=this.boxes(c).flatMap(d=>d.width>e?this.split(d,e):[d]);return Qe(h,e).map(d=>this.line(d,i,r))}),isRight:r}}widths(t){let[e,
n,s]=[0,0,0],i=[];const r=()=>{const a=this.boxes(i);s=0;for(const{width:c,space:h}of a)n=Math.max(n,c),e=Math.max(e,s+c),s+=c+(h?.width??0);i=[]};for(const a of t)
a.kind==="break"?r():i.push(a);return r(),{whole:e,least:n}}fragment(t,e,n=!1){const s=this.typefaces.word(e,t.look.style,n);return{run:t,word:s,width:s.width*t.
look.size/1e3}}boxes(t){const e=Qt(t),n=new Ye(t,this),s=[],i=new Xe.A(e);let r=0;for(let a=i.nextBreak();a;a=i.nextBreak()){let c=a.position;for(;c>r&&e[c-1]===
" ";)c--;const h=n.take(c),[d]=n.take(a.position);s.push({fragments:h,width:Jt(h),space:d}),r=a.position}return s}split({fragments:t,space:e},n){const s=[];let i=[],
r=0;const a=c=>{(i.length>0||c)&&s.push({fragments:i,width:r,space:c}),i=[],r=0};for(const c of t){const{run:h}=c;if(h.kind==="image"){r+c.width>n&&a(),i.push(c),
r+=c.width;continue}let d="";for(const g of(0,I.qf)(c.word.text)){const v=this.fragment(h,d+g);if(d!==""&&r+v.width>n){const D=this.fragment(h,d);i.push(D),r+=D.
width,a(),d=""}d+=g}const b=this.fragment(h,d);i.push(b),r+=b.width}return a(e),s}line(t,e,n){const s=t.flatMap(({fragments:c,space:h},d)=>h&&d+1<t.length?[...c,
h]:c),i=e?this.turned(s,n):s;let r=0;const a=[];for(const{run:c}of s)c.kind==="image"?r=Math.max(r,c.height):c.note!==void 0&&a.push(c.note);return{fragments:i,
width:Jt(i),tallest:r,notes:a}}turned(t,e){const n=e?At.Vv:"",s=t.map(({word:r})=>r?.text??Yt),i=[];for(const{text:r,rtl:a,at:c}of(0,At.kh)(n+s.join(""))){const h=c-
n.length,d=[];let b=0;for(const[g,v]of t.entries()){const D=s[g],A=D.slice(Math.max(h-b,0),Math.max(h+r.length-b,0));b+=D.length,A!==""&&d.push(v.run.kind==="im\
age"?v:this.fragment(v.run,A,a))}i.push(...a?d.reverse():d)}return i}}const Qt=o=>o.map(t=>t.kind==="image"?Yt:t.text).join(""),Jt=o=>o.reduce((t,{width:e})=>t+
e,0);class Ye{runs;maker;run=0;start=0;at=0;constructor(t,e){this.runs=t,this.maker=e}take(t){const e=[];for(;this.at<t;){const n=this.runs[this.run],s=n.kind===
"image"?1:n.text.length,i=Math.min(t,this.start+s);if(i>this.at&&e.push(n.kind==="image"?{run:n,width:n.width}:this.maker.fragment(n,n.text.slice(this.at-this.start,
i-this.start))),this.at=i,i<this.start+s)break;this.start+=s,this.run++}return e}}function Qe(o,t){const e=o.length;if(e===0)return[];const n=new Float64Array(e+
1),s=new Uint32Array(e+1);for(let r=e-1;r>=0;r--){let a=1/0,c=0;for(let h=r;h<e&&h-r<Ve&&(c+=o[h].width,!(c>t+.01&&h>r));h++){const d=Math.max(t-c,0)/t,v=1+(h+1===
e?r>0&&d>.85?.5:0:d*d)+n[h+1];v<a&&(a=v,s[r]=h+1),c+=o[h].space?.width??0}n[r]=a}const i=[];for(let r=0;r<e;r=s[r])i.push(o.slice(r,s[r]));return i}var Je=f(84293);
const qt=5e3;class qe{composition;geometry;ruleAboveNotes;used=0;placed=[];notes=[];carried=[];group=[];constructor(t,e,n){this.composition=t,this.geometry=e,this.
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
if(t.sheets.length===qt)throw(0,Je.F)("pages",`The document has more than ${qt} pages`,"Split the Markdown into several documents","file");const n=t.sheet(e.width,
e.height),s=this.placeNotes();for(const i of[this.placed,s]){tn(n,i);for(const{row:r,top:a,repeated:c}of i)r.paint(n,a,c)}this.used=0,this.placed=[],this.notes=
[]}placeNotes(){if(this.notes.length===0)return[];let t=this.geometry.margin+this.heightOfNotes([]);return[this.ruleAboveNotes,...this.notes].map(e=>{t-=e.before;
const n={row:e,top:t,repeated:!1};return t-=e.height,n})}}function tn(o,t){const e=new Map,n=s=>{const{top:i,bottom:r}=e.get(s),{x:a,width:c,color:h,radius:d=0,
over:b}=s;e.delete(s),o.draw(void 0,{kind:"area",x:a,y:r-b,width:c,height:i-r+2*b,color:h,radius:d})};for(const{row:s,top:i}of t){for(const r of[...e.keys()])s.
decorations.includes(r)||n(r);for(const r of s.decorations){const a=e.get(r);a?a.bottom=i-s.height:e.set(r,{top:i,bottom:i-s.height})}}for(const s of[...e.keys()])
n(s)}class en{used=new Map;next(t){const e=t.toLowerCase().trim().replace(/[^\p{L}\p{N}\p{M}\p{Pc}\- ]/gu,"").replaceAll(" ","-");let n=e;for(let s=this.used.get(
e)??0;this.used.has(n);n=`${e}-${s}`)s++;return n!==e&&this.used.set(e,Number(n.slice(e.length+1))),this.used.set(n,0),n}}function nn(o){const t=new Map,e=new Map;
for(const n of St(o))n.type==="definition"&&!t.has(n.identifier)&&t.set(n.identifier,n),n.type==="footnoteDefinition"&&!e.has(n.identifier)&&e.set(n.identifier,
n);return{definitions:t,footnotes:e}}function sn(o){const t=new Map,e=new Map,n=new en,s=[];for(const i of St(o)){if(i.type!=="heading")continue;const r=P(i.children).
trim();for(;s.length>0&&s.at(-1)>=i.depth;)s.pop();s.push(i.depth);const a={};e.set(n.next(r),a),t.set(i,{title:r,level:s.length,place:a})}return{headings:t,places:e}}
function St(o){const t=[],e=n=>{for(const s of n)t.push(s),(s.type==="blockquote"||s.type==="list"||s.type==="listItem"||s.type==="footnoteDefinition")&&e(s.children)};
return e(o),t}const on=16,te=300,rn=.82;async function an(o,t,e){const{geometry:n,size:s,images:i}=t,r=await p.B.open({...hn(o,t.contents),font:t.font},e);await r.
typefaces.warm(cn(o),e.pace);const{definitions:a,footnotes:c}=nn(o.children),{headings:h,places:d}=sn(o.children),b=je(o,c);for(const rt of b.keys())d.set(`${rt}\

`,{});const g={html:!1,links:new Set,images:new Set},v=new Ze(r.typefaces),D={job:e,composition:r,lines:v,geometry:n,definitions:a,footnotes:c,cited:b,images:i,
places:d,headings:h,told:g},A=new B(s),{margin:W,width:H}=n,V={x:W,width:H-2*W,element:r.document,decorations:[],color:J.text,depth:0,tight:!1},Y=new qe(r,n,He(
W,A)),K=new Ie(()=>Y.break()),q=(rt,lt,gt)=>K.layOut(rt,lt,gt),tt=new Ke(D,A,V,q);await tt.prepare();const Q=new mt(D,A,rt=>Y.add(rt),tt.rowsFor),st=[...h.values()];
let at=o.children;const et=new Fe(D);if(t.contents&&st.length>0){const[rt]=at,lt=rt?.type==="heading"&&rt.depth===1;lt&&await K.layOut([rt],Q,V);const gt={title:(0,G.
contentsHeading)(t.language),level:lt?2:1,place:{}};K.contentsHeading(gt,Q,V),et.layOut(st.slice(lt?1:0),Q,V)>on&&Y.break(),st.splice(lt?1:0,0,gt),at=at.slice(lt?
1:0)}return await K.layOut(at,Q,V),Y.finish(),et.fill(),t.pageNumbers&&dn(D,A,Q),{composition:r,bookmarks:ln(st),told:g}}function cn(o){const t=[];for(const e of St(
o.children)){if(t.length>te)break;e.type==="paragraph"&&t.push(...P(e.children).split(" "))}return t.slice(0,te)}function hn(o,t){const e=new Set,n=[];t&&e.add(
"SemiBold");const s=[o];for(let i=s.pop();i;i=s.pop())if((i.type==="heading"||i.type==="strong"||i.type==="table"||i.type==="blockquote")&&e.add("SemiBold"),i.type===
"emphasis"&&e.add("Italic"),(i.type==="code"||i.type==="inlineCode")&&e.add("Mono"),"value"in i&&n.push(i.value.replace(/[\0-\x7f]+/g,"")),"alt"in i&&typeof i.alt==
"string"&&n.push(i.alt),"children"in i)for(const r of i.children)s.push(r);return{styles:[...e],text:n.join("")}}function dn({composition:o,geometry:t},e,n){const{
sheets:s,typefaces:i}=o,r=dt(n,J.quiet,e.size*rn);for(const[a,c]of s.entries()){const h=i.word(String(a+1),r.style),d=(t.width-h.width*r.size/1e3)/2;c.foot({kind:"\
text",x:d,y:t.margin/2-r.size*.3,size:r.size,color:r.color,words:[h]})}}function ln(o){const t=[],e=[{level:0,children:t}];for(const{title:n,level:s,place:i}of o){
if(n===""||!fn(i))continue;for(;e.at(-1).level>=s;)e.pop();const r=[];e.at(-1).children.push({title:n,place:i,children:r}),e.push({level:s,children:r})}return t}
const fn=o=>o.sheet!==void 0;var un=f(84655),gn=f(80397);const pn=({told:o,missing:t,hasFont:e,language:n,breaksArchive:s})=>[...n===void 0?[mn]:[],...s?[(0,gn.
Xb)({part:3,level:"a",name:"PDF/A-3a"},"an image has CMYK colors, and the document is sRGB")]:[],...t.size>0?[(0,un.F)(kn(t),e?"Your file lacks them too, or the\
y cannot be shaped.":"Give a font that has them.",e?[]:["font"])]:[],...o.images.size>0?[xn(o.images.size)]:[],...o.links.size>0?[yn(o.links.size)]:[],...o.html?
[wn]:[]],mn={code:"language_assumed",message:"The document does not say what it is written in, so screen readers guess, and it does not claim PDF/UA. Give langu\
age, or lang in the front matter.",mentions:["language"]},wn={code:"html_left_out",message:"HTML other than br, sub, sup and u was left out of the Markdown. Its\
 text stays."},ee=(o,t)=>`${o} ${t}${o===1?"":"s"}`,xn=o=>({code:"image_not_loaded",message:`${ee(o,"image")} of the Markdown ${o===1?"was":"were"} not given, s\
o the text that describes ${o===1?"it":"them"} is there instead. Nothing is fetched: give ${o===1?"the image":"the images"} as a file beside the Markdown (Actio\
n), as field:name (n8n), or in images (service).`}),yn=o=>({code:"links_as_text",message:`${ee(o,"link")} of the Markdown ${o===1?"leads":"lead"} neither to a h\
eading of the document nor to an address such as https:, and ${o===1?"is":"are"} text.`});function kn(o){return[...new Set([...o].map(I.I2))].sort().join(", ")}
const ne=100,se=5e7,Mn=/^data:([^,;]*)(?:;[^,;]*)*;base64,([A-Za-z0-9+/\s%=_-]*)$/i;function bn(o){const t=new Map,e=[];let n=0;for(const s of o){if(!/^data:/i.
test(s))continue;const[,i="",r]=Mn.exec(s)??[];if(r===void 0){e.push({field:"file",message:"has a data: address that is not base64; write data:image/png;base64,\
 and the image"});break}const a=Buffer.from(r.replaceAll("%2B","+").replaceAll("%2F","/").replaceAll("%3D","="),"base64");if(n+=a.length,t.set(s,{name:`image.${i.
split("/")[1]??"bin"}`,bytes:a}),t.size>ne||n>se){e.push({field:"file",message:`has more than ${ne} images or ${se/1e6} MB of them in data: addresses`});break}}
if(e.length>0)throw(0,_.G6)(e);return t}const ie=72,vn={A3:[841.89,1190.55],A4:[595.28,841.89],A5:[419.53,595.28],Letter:[612,792]},En=14,On=async(o,t,e)=>{const n=Tn(
t),s=t.font&&(0,z.g)(t.font,"font"),{words:i,markdown:r}=(0,U.X)(new TextDecoder().decode(o.bytes)),a=await(0,N.D)(r,e.pace),c=t.title??i.title??An(a)??oe(o.name),
h=t.language??Sn(i.language),d=await $n(a,t.images??[],e),{composition:b,bookmarks:g,told:v}=await an(a,{geometry:n,size:t.font_size,font:s,images:d,pageNumbers:t.
page_numbers,contents:t.table_of_contents,language:h},e),D=[...d.values()].some(({components:K})=>K===4),A=t.author??i.author,W=await b.finish({title:c,author:A,
language:h,bookmarks:g,breaksArchive:D}),H=await(0,x.UN)(W,{compact:!0,objectStreams:"smallest"}),V=b.sheets.length,Y=pn({told:v,missing:b.typefaces.missing,hasFont:s!==
void 0,language:h,breaksArchive:D});return{documents:[{name:`${oe(o.name)}.pdf`,bytes:H,pageCount:V}],notes:Y,facts:{pageCount:V}}};function Tn({page_size:o,orientation:t,
margin:e,font_size:n}){const[s,i]=vn[o],[r,a]=t==="portrait"?[s,i]:[i,s],c=Math.floor((Math.min(r,a)-En*n)/2/ie*100)/100;if(e>c){const h=`leaves no room on ${o}\
 pages with a font_size of ${n}; it must be at most ${c} inches`;throw(0,_.G6)([{field:"margin",message:h,mentions:["font_size"]}])}return{width:r,height:a,margin:e*
ie}}function An({children:o}){for(const t of St(o)){const e=t.type==="heading"?P(t.children).trim():"";if(e!=="")return e}}function Sn(o){const{holds:t,words:e}=S.
E["language-tag"];if(o===void 0||t(o))return o;throw(0,_.G6)([{field:"file",message:`has a lang in its front matter that is not ${e}`}])}async function $n(o,t,e){
const n=new Map,s=new Set((0,F.A)(o));for(const i of t)s.has((0,F.b)(i.name))&&n.set((0,F.b)(i.name),await(0,C.A)(i,"images",e));for(const[i,r]of bn(s))n.set(i,
await(0,C.A)(r,"file",e));return n}const oe=o=>o.replace(/\.(?:md|markdown|mdown|txt|pdf)$/i,"").trim()||"document"}),31449:((ct,X,f)=>{f.d(X,{X:()=>_});var F=f(
41917),U=f(96512);const N=2e4,P=/^---[ \t]*\r?\n([\s\S]*?)\r?\n(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/;function _(C){const x={words:{},markdown:C},S=P.exec(C.slice(0,N));
if(!S)return x;const p=z(S[1]);if(!p)return x;const G=(...k)=>{const m=k.map(M=>p[M]).find(M=>typeof M=="string"&&M.trim()!=="");return typeof m=="string"?m.trim():
void 0},y=p.author??p.authors,l=Array.isArray(y)?y.filter(k=>typeof k=="string").join(", "):G("author","authors"),[E,$]=[G("title"),G("lang","language")];return{
words:{...E&&{title:E},...l&&{author:l},...$&&{language:$}},markdown:C.slice(S[0].length)}}function z(C){try{const x=(0,F.qg)(C,{schema:"failsafe",logLevel:"sil\
ent",maxAliasCount:20});return(0,U.G)(x)&&!Array.isArray(x)?x:void 0}catch{return}}}),19165:((ct,X,f)=>{f.d(X,{D:()=>Lt});var F=f(47145),U=f(91261),N=f(16007),P=f(
49153);const _=100,z=1e5,C=2e3,x=L=>(0,P.G6)([{field:"file",message:L}]),S=()=>x(`nests quotes, lists or emphasis more than ${_} levels deep; at most ${_} are a\
llowed`),p=()=>x(`has more than ${z} cells in tables; at most ${z} are allowed. Split it into several documents`),G=()=>x(`has a paragraph or cell with more tha\
n ${C} marks such as * and [; at most ${C} are allowed. Put a \\ before marks that are text`),y=[200,200,400,800,2e3],l=60,E=/^[ \t]*$/,$=/^( {0,3})(`{3,}(?=[^`]*$)|~{3,})/,
k=[[/^ {0,3}<(?:script|pre|style|textarea)(?=[\s>]|$)/i,/<\/(?:script|pre|style|textarea)>/i],[/^ {0,3}<!--/,/-->/],[/^ {0,3}<\?/,/\?>/],[/^ {0,3}<![a-z]/i,/>/],
[/^ {0,3}<!\[CDATA\[/,/\]\]>/]],m=/^( {0,3})([-+*]|\d{1,9}[.)])([ \t]+|$)/,M=/^ {0,3}\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/,T=/^(?:[ \t]*(?:>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)))+/,
I=/^[ \t]*([-*_])(?:[ \t]*\1)*[ \t]*$/;function*j(L){const u=new ht;let O=[],w=0,R=0;for(const B of L.split(/\r\n|\n|\r/)){vt(B);const Z=O.at(-1)?.text;w>=y[Math.
min(R,y.length-1)]&&u.isFree&&nt(B,Z)&&(yield*it(O),O=[],w=0,R++),u.take(B,Z),O.push({text:B,isFree:u.isFree&&!u.isInList}),w+=B.length+1}O.length>0&&(yield*it(
O))}const nt=(L,u)=>u!==void 0&&E.test(u)&&/^[^ \t>]/.test(L)&&!m.test(L);class ht{fence;raw;offset=0;get isFree(){return!this.fence&&!this.raw}get isInList(){return this.
offset>0}take(u,O){if(this.raw){this.raw.test(u)&&(this.raw=void 0);return}if(this.fence){this.fence.test(u)&&(this.fence=void 0);return}nt(u,O)&&(this.offset=0);
const w=m.exec(u);w&&(this.offset===0||w[1].length<this.offset)&&!I.test(u)&&(this.offset=w[0].trimEnd().length+1);const R=u.length-u.trimStart().length;if(this.
offset>0&&R>=this.offset)return;const B=$.exec(u);if(B)this.fence=new RegExp(`^ {0,3}${B[2][0]}{${B[2].length},}[ \\t]*$`);else for(const[Z,ot]of k)Z.test(u)&&!ot.
test(u.replace(/^ {0,3}<!?-?-?/,""))&&(this.raw=ot)}}function*it(L){const u=L.map(({text:w})=>w);let O=0;for(let w=1;w<L.length;w++){const R=u[w-1];if(!L[w].isFree||
!M.test(u[w])||!/^ {0,3}[^\s>].*\|/.test(R))continue;let B=w+1;for(;B<L.length&&L[B].isFree&&!E.test(u[B]);)B++;if(B-w>l){const Z=u.slice(w+1+l,B);yield{text:u.
slice(O,w+1+l).join(`
`),table:{head:`${R}
${u[w]}
`,rows:Z}},O=B}w=B}O<L.length&&(yield{text:u.slice(O).join(`
`)})}function*pt({head:L,rows:u}){for(let O=0;O<u.length;O+=l)yield{text:L+u.slice(O,O+l).join(`
`),rest:u.slice(O).join(`
`)}}function vt(L){const u=T.exec(L)?.[0];if(u===void 0||I.test(L))return;const O=u.match(/[>+*.)-]/g)?.length??0,w=/^[ \t]*/.exec(u)[0].replaceAll("	","    ").
length;if(O>_||O+w/2>2*_)throw S()}const Dt=600;async function Lt(L,u){const O=[...j(L)],w=new mt,R=[];for(const ot of O)R.push(await Et(ot,w,u));const B=[];for(const[
ot,ft]of O.entries()){const kt=w.isUseful(ft.text,R[ot]);for(const Rt of kt?await Et(ft,w.seeded(),u):R[ot])B.push(Rt)}const Z={type:"root",children:B};return await wt(
Z,u),Z}async function Et({text:L,table:u},O,w){const R=await yt(L,O,w);if(!u)return R;const B=R.at(-1);let Z=u.rows.join(`
`);if(B?.type==="table")for(const ot of pt(u)){Z=ot.rest;const[ft,...kt]=await yt(ot.text,O,w);if(ft?.type!=="table")break;if(B.children.push(...ft.children.slice(
1)),Z="",kt.length>0)return[...R,...kt]}return Z===""?R:[...R,...await yt(Z,O,w)]}async function yt(L,u,O){const{children:w}=(0,F.Y)(L,u.options);u.learn(w);const R=O.
step(L.length*Dt);return R&&await R,w}class mt{options;links=new Set;notes=new Set;constructor(u){this.options={extensions:[(0,N.T)(),dt(),...u?[Ot(u)]:[]],mdastExtensions:[
(0,U.C)()]}}learn(u){for(let O=u;O.length>0;){const w=[];for(const R of O)R.type==="definition"&&this.links.add(R.identifier.toUpperCase()),R.type==="footnoteDe\
finition"&&this.notes.add(R.identifier.toUpperCase()),(R.type==="blockquote"||R.type==="list"||R.type==="listItem"||R.type==="footnoteDefinition")&&w.push(...R.
children);O=w}}isUseful(u,O){if(this.links.size+this.notes.size===0||!u.includes("["))return!1;const w=new mt;return w.learn(O),w.links.size<this.links.size||w.
notes.size<this.notes.size}seeded(){return new mt(this)}seed({parser:u}){const{defined:O}=u;for(const R of this.links)O.includes(R)||O.push(R);const w=u.gfmFootnotes??=
[];for(const R of this.notes)w.includes(R)||w.push(R)}}const bt=(L,u)=>({name:L,tokenize:function(w,R,B){return u(this),B}});function Ot(L){const u=new WeakSet;
return{document:{null:[bt("octavoDefinitions",w=>{u.has(w.parser)||L.seed(w),u.add(w.parser)})]}}}const Tt=Array.from("*_~[]!",L=>L.charCodeAt(0));function dt(){
const L=new WeakMap,u=bt("octavoMarks",O=>{const w=(L.get(O.events)??0)+1;if(w>C)throw G();L.set(O.events,w)});return{text:Object.fromEntries(Tt.map(O=>[O,u]))}}
async function wt({children:L},u){let O=0,w=L;for(let R=0;w.length>0;R++){if(R>_)throw S();const B=[];for(const Z of w){if(Z.type==="table"&&(O+=J(Z)),O>z)throw p();
if("children"in Z)for(const ft of Z.children)B.push(ft);const ot=u.step(200);ot&&await ot}w=B}}const J=({children:L})=>L.length*(L[0]?.children.length??0)}),15870:((ct,X,f)=>{
f.d(X,{A:()=>_,b:()=>N,imageTargets:()=>P});var F=f(31449),U=f(19165);function N(z){if(z.startsWith("data:"))return z;try{return decodeURIComponent(z)}catch{return z}}
async function P(z,C){const x=await(0,U.D)((0,F.X)(z).markdown,C);return[...new Set(_(x))]}function _(z){const C=new Map,x=[],S=[z];for(let p=S.pop();p;p=S.pop())
if(p.type==="definition"&&!C.has(p.identifier)&&C.set(p.identifier,p.url),p.type==="image"&&x.push(p.url),p.type==="imageReference"&&x.push({reference:p.identifier}),
"children"in p)for(const G of[...p.children].reverse())S.push(G);return x.map(p=>typeof p=="string"?p:C.get(p.reference)).filter(p=>p!==void 0).map(N)}}),84655:((ct,X,f)=>{
f.d(X,{F:()=>F});const F=(U,N,P=[])=>({code:"characters_missing",message:`Boxes are drawn for characters that cannot be shown: ${U}. ${N}`,...P.length>0?{mentions:P}:
{}})}),6093:((ct,X,f)=>{f.d(X,{Rl:()=>y,TY:()=>G,VV:()=>p,Vv:()=>N,ft:()=>C,kh:()=>S,vw:()=>x});var F=f(46161),U=f(79131);const N="‏";let P;const _=()=>P??=(0,F.
A)(),z=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,C=l=>z.test(l),x=l=>C(l)&&(_().getEmbeddingLevels(
l).paragraphs[0]?.level??0)%2===1;function S(l){if(!C(l))return l===""?[]:[{text:l,rtl:!1,at:0}];const{levels:E,paragraphs:$}=_().getEmbeddingLevels(l),k=$[0]?.
level??0;for(let T=l.length-1;T>=0&&/\s/.test(l[T]);T--)E[T]=k;const m=[];for(let T=0;T<l.length;T++){const I=m.at(-1);I&&I.level===E[T]?I.text+=l[T]:m.push({level:E[T],
text:l[T],at:T})}const M=m.reduce((T,{level:I})=>Math.max(T,I),0);for(let T=M;T>0;T--)for(let I=0,j=0;I<m.length;I=j+1){for(j=I;j<m.length&&m[j].level>=T;)j++;j>
I+1&&m.splice(I,j-I,...m.slice(I,j).reverse())}return m.map(({level:T,text:I,at:j})=>({text:I,rtl:T%2===1,at:j}))}const p=l=>Array.from(l,E=>_().getMirroredCharacter(
E)??E).join(""),G=l=>(0,U.qf)(p(l)).reverse().join(""),y=l=>S(l).flatMap(({text:E,rtl:$})=>$?(0,U.qf)(p(E)).reverse():(0,U.qf)(E))}),26429:((ct,X,f)=>{f.d(X,{$u:()=>P,
ai:()=>_,b8:()=>N,dc:()=>C,zO:()=>z});var F=f(15975),U=f(20381);function N(x,S){const p=typeof x=="number"?Math.abs(x):0,G=typeof S=="number"?Math.abs(S):0;return{
capHeight:p>=400&&p<=850?p:700,descent:-(G>=50?Math.min(G,230):230)}}const P=(x,S)=>`/Span <</ActualText <${Buffer.from((0,U.wx)(x).bytes).toString("hex")}>>> B\
DC ${S} EMC`,_=x=>(0,F.ZV)(Math.round(x*1e3)/1e3||0),z=(x,S)=>`<${x.map(p=>p.toString(16).padStart(S*2,"0")).join("")}>`;function C(x){return x.some(S=>S<32||S>
126)?z(x,1):`(${String.fromCharCode(...x).replace(/[\\()]/g,"\\$&")})`}}),80199:((ct,X,f)=>{f.d(X,{DI:()=>_,Gd:()=>C,Mo:()=>N,Mp:()=>p,Pj:()=>S,S3:()=>U,Z7:()=>P,
d:()=>G,iN:()=>F,lw:()=>z,zl:()=>x});function F({box:[y,l,E,$],rotation:k}){const m=E-y,M=$-l;return k%180===0?{width:m,height:M}:{width:M,height:m}}function U({
box:[y,l,E,$],rotation:k}){switch(k){case 0:return[1,0,0,1,y,l];case 90:return[0,1,-1,0,E,l];case 180:return[-1,0,0,-1,E,$];case 270:return[0,-1,1,0,y,$]}}function N(y,l){
return l===void 0?y:S(y,l)??y}function P([y,l,E,$]){return[Math.min(y,E),Math.min(l,$),Math.max(y,E),Math.max(l,$)]}function _([y,l,E,$,k,m]){const M=y*$-l*E,[T,
I,j,nt]=[$/M,-l/M,-E/M,y/M];return[T+0,I+0,j+0,nt+0,-(k*T+m*j)+0,-(k*I+m*nt)+0]}function z(y,l){const[E,$,k,m,M,T]=y,[I,j,nt,ht,it,pt]=l;return[E*I+$*nt,E*j+$*ht,
k*I+m*nt,k*j+m*ht,M*I+T*nt+it,M*j+T*ht+pt]}function C([y,l,E,$,k,m],M,T){return[y*M+E*T+k,l*M+$*T+m]}function x(y,[l,E,$,k]){const[m,M]=C(y,l,E),[T,I]=C(y,$,E),
[j,nt]=C(y,l,k),[ht,it]=C(y,$,k);return[Math.min(m,T,j,ht),Math.min(M,I,nt,it),Math.max(m,T,j,ht),Math.max(M,I,nt,it)]}function S(y,l){const E=[Math.max(y[0],l[0]),
Math.max(y[1],l[1]),Math.min(y[2],l[2]),Math.min(y[3],l[3])];return E[0]<E[2]&&E[1]<E[3]?E:void 0}const p=y=>y.map(l=>Math.round(l*1e5)/1e5+0),G=(y,{userUnit:l})=>String(
Number((y*l/72).toPrecision(3)))}),80397:((ct,X,f)=>{f.d(X,{Ip:()=>x,XM:()=>l,Xb:()=>y,ds:()=>C,qg:()=>G});var F=f(58247),U=f(30729),N=f(1480),P=f(10404),_=f(34331),
z=f(31808);const C=(0,U.H)(async k=>x(k,await(0,P.Br)(k)));function x(k,m){const M=(it,pt)=>(0,F.w)((0,_.sm)(m,it,pt)[0]??""),T=p(M("pdfaid","part"),M("pdfaid",
"conformance").toLowerCase()),I=S(M("pdfuaid","part"))?`PDF/UA-${M("pdfuaid","part")}`:void 0,nt=[M("pdfxid","GTS_PDFXVersion")||M("pdfx","GTS_PDFXVersion")||((0,F.
G)(k.resolve((0,P._U)(k)?.get("GTS_PDFXVersion")))??""),M("pdfe","ISO_PDFEVersion"),M("pdfvtid","GTS_PDFVTVersion")],ht=[T?.name,I,...nt.filter(it=>/^PDF\/[\w .:/()-]{1,40}$/.
test(it))];return{archive:T,accessible:I,names:ht.filter(it=>it!==void 0)}}const S=k=>/^[1-9]$/.test(k);function p(k,m){if(!S(k))return;const M=/^[abuef]$/.test(
m)?m:"";return{part:Number(k),level:M,name:`PDF/A-${k}${M}`}}function G(k,m,M,T){return m&&$(k,m,[N.dK.pdfaid]),y(M,T)}const y=({name:k},m)=>({code:"pdfa_identi\
fication_removed",message:`The document no longer claims ${k}: ${m}.`});async function l(k){const m=await(0,P.Br)(k);if(!m)return[];const{archive:M,accessible:T}=x(
k,m);$(k,m,[N.dK.pdfaid,N.dK.pdfuaid]);const I=[M?.name,T].filter(j=>j!==void 0);return I.length>0?[E(I)]:[]}const E=k=>({code:"conformance_dropped",message:`Th\
e result no longer claims ${k.join(" and ")}, because a merge cannot guarantee conformance.`});function $(k,m,M){m.properties.some(({namespace:T})=>M.includes(T))&&
(0,z._L)(k,(0,z.QH)(m,({namespace:T})=>M.includes(T),[]))}}),31808:((ct,X,f)=>{f.d(X,{QH:()=>P,T3:()=>_,_L:()=>S});var F=f(1480),U=f(54075),N=f(16039);function P(p,G,y){
const{text:l,properties:E,end:$,about:k}=p,m=[];let M=0;for(const T of E.filter(G).sort((I,j)=>I.from-j.from))T.from<M||(m.push(l.slice(M,T.from)),M=T.to);return m.
push(l.slice(M,Math.max($,M))),y.length>0&&m.push(z(y,k)),m.push(l.slice(Math.max($,M))),x(m.join(""))}function _(p){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHz\
reSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${F.dK.rdf}">
${z(p,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function z(p,G){const l=[...new Set(p.map(({prefix:$})=>$))].map($=>` xmlns:${$}="${F.dK[$]}"`).join(""),E=p.map(({prefix:$,name:k,form:m,values:M})=>`\
<${$}:${k}>${C(m,M)}</${$}:${k}>
`);return`<rdf:Description xmlns:rdf="${F.dK.rdf}" rdf:about="${(0,U.X)(G)}"${l}>
${E.join("")}</rdf:Description>
`}function C(p,G){const y=l=>G.map(E=>`<rdf:li${l}>${(0,U.X)(E)}</rdf:li>`).join("");switch(p){case"simple":return(0,U.X)(G[0]??"");case"alternative":return`<rd\
f:Alt>${y(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${y("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${y("")}</rdf:Bag>`}}const x=p=>p.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function S(p,G){const y=p.catalog.get("Metadata"),l=p.resolve(y),E=l instanceof N.Z6?[...l.dict].
filter(([m])=>!["Filter","DecodeParms","Length"].includes(m)):[],$=new N.Bi([["Type",new N.SX("Metadata")],["Subtype",new N.SX("XML")],...E]),k=new N.Z6($,Buffer.
from(G,"utf8"));(0,N.i9)(y)&&l instanceof N.Z6?p.put(y,k):p.edit(p.catalogNumber).set("Metadata",p.add(k))}}),30729:((ct,X,f)=>{f.d(X,{H:()=>F});function F(U){const N=new WeakMap;
return P=>{if(P.hasChanges)return U(P);const _=N.get(P);if(_)return _.answer;const z=U(P);return N.set(P,{answer:z}),z}}}),30491:((ct,X,f)=>{f.d(X,{s:()=>N});function F(P,_){
const z=[],C=[],x=`use ${_.map(S=>`{${S}}`).join(", ")}`;for(const S of P.normalize("NFC").split(/(\{[^{}]*\})/)){const p=_.find(G=>`{${G}}`===S);if(p)z.push({placeholder:p});else if(/^\{[^{}]*\}$/.
test(S))C.push(S);else{if(/[{}]/.test(S))return{problem:`has a brace that belongs to no placeholder; ${x}`};S&&z.push({literal:S})}}return C.length===0?{pieces:z}:
{problem:`has the unknown ${C.length===1?"placeholder":"placeholders"} ${C.join(" and ")}; ${x}`}}const U=["number","last","label","name"],N=P=>F(P,U)}),35092:((ct,X,f)=>{
f.d(X,{E:()=>C,L:()=>_});var F=f(38917),U=f(30491);function N(x){const S=(0,U.s)(x);return"problem"in S?S.problem:void 0}const P=/^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8}){0,8}$/,
_=x=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.test(x),C={"file-name":{holds:x=>!/[/\\\p{Cc}\p{Cs}]/u.test(x)&&/[^. ]/.test(x),words:"a file name without fol\
ders"},"media-type":{holds:_,words:"a media type such as text/xml or application/pdf"},date:{holds:x=>(0,F.Z)(x)!==void 0,words:"a date of ISO 8601 such as 2026\
-11-20 or 2026-11-20T14:30:00+01:00"},"number-format":{holds:x=>N(x)===void 0,words:"text such as {number} / {last}",problem:N},"language-tag":{holds:x=>P.test(
x),words:"a language tag such as en, de-AT or zh-Hant (BCP 47)"}}})};
