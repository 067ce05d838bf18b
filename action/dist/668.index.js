"use strict";exports.id=668,exports.ids=[668,5870],exports.modules={57992:((ct,V,u)=>{u.r(V),u.d(V,{markdown_to_pdf:()=>On});var U=u(15870),W=u(31449),z=u(19165);const _=i=>i.
map(t=>t.type==="text"||t.type==="inlineCode"?t.value:t.type==="image"||t.type==="imageReference"?t.alt??"":t.type==="break"?" ":"children"in t?_(t.children):"").
join("").replace(/\s+/g," ");var N=u(49153),I=u(24840),C=u(40315),x=u(95199),$=u(35092),p=u(27437),j=u(87514);function y(i){const[,t="",e=""]=/^\s*<(\/?)([a-z][a-z0-9-]*|!--)/i.
exec(i)??[];return{name:e.toLowerCase(),closes:t!==""}}const l=i=>/^\s*<!--\s*page-?break\s*-->\s*$/i.test(i),E=/<(script|style|template)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi,
D=/<!--(?:-?>|[\s\S]*?(?:-->|$))|<\?[\s\S]*?(?:\?>|$)|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<![a-z][\s\S]*?(?:>|$)/gi,M=/<(?:br|hr|\/?(?:p|div|h[1-6]|li|ul|ol|tr|table|section|details|summary|blockquote|dl|dt|dd|pre))\b[^>]*>/gi,
m=/<\/?[a-z][^<>]*(?:>|$)/gi,b={amp:"&",lt:"<",gt:">",quot:'"',apos:"'",nbsp:" "};function T(i){return i.replace(E,"").replace(D,"").replace(/\s+/g," ").replace(
M,`
`).replace(m,"").replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi,(t,e,n,s)=>{if(s!==void 0)return b[s.toLowerCase()]??t;const o=e===void 0?parseInt(n,16):
Number(e);return o>0&&o<=1114111&&(o<55296||o>57343)?String.fromCodePoint(o):"�"}).split(`
`).map(t=>t.trim()).filter(t=>t!=="")}var P=u(79131),K=u(80199);const nt=-.12,ht=.27,it=.055,pt={below:.24,height:1.18,beside:.18};function vt(i,t,e,n,s){const{
fragments:o}=t;for(let r=0,a=0;r<o.length;r=a){const{run:c}=o[r];let h=0;for(a=r;a<o.length&&$t(o[a],o[r]);a++)h+=o[a].width;const d=s&&c.owner!==null?c.owner?.
in(s)??s:void 0;if(c.kind==="image"){const{upright:f}=c.image,v=(0,K.lw)(f,[c.width,0,0,c.height,e,n]);i.draw(d,{kind:"image",name:i.image(c.image),matrix:v})}else{
const f=o.slice(r,a).map(({word:v})=>v);i.draw(d,...Dt(f,c.look,e,n,h))}const k=c.owner?.linking;if(s&&k?.link){const f=c.kind==="image"?c.height:c.look.size,v=[
e,n-f*.25,e+h,n+f*(c.kind==="image"?1:.9)];i.link(k.in(s),v,k.link.target,k.link.contents)}e+=h}}function $t(i,{run:t}){return i.run===t||i.run.kind==="text"&&t.
kind==="text"&&i.run.look===t.look&&i.run.owner===t.owner}function Dt(i,t,e,n,s){const{size:o,color:r,rise:a=0,oblique:c=!1,ground:h}=t,d=n+a,k=[];if(h){const{below:v,
height:S,beside:A}=pt,F={x:e-A*o,y:d-v*o,width:s+2*A*o,height:S*o};k.push({kind:"area",...F,color:h,radius:o*.2})}k.push({kind:"text",x:e,y:d,size:o,color:r,words:i,
oblique:c});const f=v=>({kind:"area",x:e,y:d+v*o,width:s,height:it*o,color:r});return t.underlined===!0&&k.push(f(nt)),t.struck===!0&&k.push(f(ht)),k}const Et=.78,
xt=.3;class mt{setting;scale;sink;notesOf;after=0;joined=!1;markers=[];constructor(t,e,n,s){this.setting=t,this.scale=e,this.sink=n,this.notesOf=s}mark(t){this.
markers.push(t)}get isWaiting(){return this.markers.length>0}join(){this.joined=!0}gap(t){this.after=Math.max(this.after,t)}row(t,e=this.scale.leading*.7){const n=this.
joined?0:Math.max(this.after,t.before);this.after=0,this.joined=!1;const s=this.markers.splice(0);if(s.length===0)return this.sink({...t,before:n});this.sink({...t,
before:n,paint:(o,r,a)=>{for(const c of s)c(o,r-e,a);t.paint(o,r,a)}})}text(t,e,n,s){const o=Math.min(e.width,this.scale.measure),r=this.setting.lines.paragraph(
t,o),{lines:a}=r;for(const[c,h]of a.entries()){const d=c===0,f=c===a.length-1?s.keep===!0:d||c===a.length-2||s.keep===!0;this.line(h,{paragraph:r,frame:e,measure:o,
element:n,options:s,isFirst:d,keep:f})}this.gap(s.after??0)}line(t,e){const{frame:n,element:s,options:o,isFirst:r,keep:a}=e,{height:c,baseline:h}=bt(t,o),d=n.x+
Ot(t,e.measure,o.align??(e.paragraph.isRight?"right":"left")),k=t.notes.flatMap(f=>this.notesOf(f,n.element));this.row({before:r?o.before??0:0,height:c,keep:a,decorations:n.
decorations,notes:k,paint:(f,v,S)=>{r&&o.onFirst?.(f,v),vt(f,t,d,v-h,S?void 0:s)}},h)}}function bt({tallest:i},{leading:t,size:e}){const n=(t-e)/2+e*Et+e*.06;if(i<=
n)return{height:t,baseline:n};const s=Math.ceil((i+t*xt)/(t/2))*(t/2);return{height:s,baseline:s-t*xt}}function Ot({width:i},t,e){return e==="left"?0:e==="right"?
t-i:(t-i)/2}const Tt=new WeakMap;function dt(i,t,e=i.scale.size,n="Regular"){let s=Tt.get(i);s||Tt.set(i,s=new Map);const o=`${n} ${e} ${t.join(" ")}`;let r=s.get(
o);return r||s.set(o,r={style:n,size:e,color:t}),r}const wt=i=>[i,i,i],J={text:wt(.1),quiet:wt(.36),rule:wt(.82),strongRule:wt(.45),ground:[.957,.961,.969],link:[
.04,.31,.64],bar:wt(.75)},L={NOTE:{title:"Note",color:[.04,.36,.72]},TIP:{title:"Tip",color:[.07,.43,.2]},IMPORTANT:{title:"Important",color:[.43,.25,.72]},WARNING:{
title:"Warning",color:[.55,.37,0]},CAUTION:{title:"Caution",color:[.72,.12,.14]}},g=1.25,O=1.45,w=.88,R=37.5;class B{size;leading;constructor(t){this.size=t,this.
leading=Math.round(t*O*2)/2}get half(){return this.leading/2}get measure(){return this.size*R}get codeSize(){return this.size*w}heading(t){const e=this.size*g**
Math.max(4-t,0);return{size:e,leading:Math.ceil(e*1.2/this.half)*this.half,before:this.leading*(t===1?2:t===2?1.5:1),after:this.half}}smaller(t){return new B(this.
size*t)}}const Z=4,ot=.7,lt=1.32;function yt({value:i},t,e){const{scale:n,setting:s}=t,{typefaces:o}=s.composition,r=n.codeSize,a=Math.round(r*lt*2)/2,c=ot*n.size,
h=dt(t,J.text,r,"Mono"),d=o.word("0","Mono").width*r/1e3,k=Math.max(Math.floor((e.width-2*c)/d),8),f={x:e.x,width:e.width,color:J.ground,radius:3,over:c},v=e.element.
add("P").add("Code"),S=e.x+c,A=(a-r)/2+r*.84,F=i.split(/\r\n|\n|\r/).flatMap(G=>oe(G,k));t.gap(n.half+c);for(const[G,{text:H,isRest:Y}]of F.entries()){const X=o.
word(H===""?" ":H,"Mono");t.row({before:0,height:a,keep:G===0||G===F.length-2,decorations:[...e.decorations,f],paint:(q,tt,Q)=>{const st=tt-A;Y&&q.draw(void 0,...Lt(
S,st,r));const at=Y?S+2*d:S;q.draw(Q?void 0:v,{kind:"text",x:at,y:st,size:r,color:h.color,words:[X]})}},A)}t.gap(n.half+c)}function Lt(i,t,e){const n=(o,r)=>[i+
o*e,t+r*e],s={kind:"stroke",width:e*.07,color:J.strongRule};return[{...s,points:[n(.1,.62),n(.1,.26),n(.68,.26)]},{...s,points:[n(.5,.42),n(.7,.26),n(.5,.1)]}]}
function oe(i,t){const e=i.includes("	")?re(i):i;if(e.length<=t)return[{text:e,isRest:!1}];const n=(0,P.qf)(e),s=[{text:n.slice(0,t).join(""),isRest:!1}];for(let o=t;o<
n.length;o+=t-2)s.push({text:n.slice(o,o+t-2).join(""),isRest:!0});return s}function re(i){let t="";for(const e of i.split(/(\t)/))t+=e==="	"?" ".repeat(Z-t.length%
Z):e;return t}class kt{tag;facts;above;link;block;element;constructor(t,e,n,s){this.tag=t,this.facts=e,this.above=n,this.link=s}in(t){return(!this.element||this.
block!==t)&&(this.element=(this.above?.in(t)??t).add(this.tag,this.facts),this.block=t),this.element}get linking(){return this.link?this:this.above?.linking}}const ae=.88,
ce=.7,_t=.36,he=-.14,It=72/96,de=300,zt=/^(?:https?|mailto|tel|ftp):/i,Nt=new WeakMap;function ft(i,t,e){let n=Nt.get(i);n||Nt.set(i,n=new Map);let s=n.get(t);return s||
n.set(t,s={...i,...e}),s}const Rt=i=>i.style==="Mono"?i:ft(i,"bold",{style:"SemiBold",oblique:i.style==="Italic"}),le=i=>i.style==="Regular"?ft(i,"italic",{style:"\
Italic"}):ft(i,"italic",{oblique:!0}),fe=i=>ft(i,"code",{style:"Mono",oblique:!1,size:i.size*ae,ground:J.ground}),Bt=(i,t)=>ft(i,`raised ${t}`,{size:i.size*ce,rise:(i.
rise??0)+i.size*t});class Ft{setting;room;runs=[];open=[];constructor(t,e){this.setting=t,this.room=e}add(t,e,n){for(const s of t)this.node(s,e,n);return this}text(t,e,n,s){
const o=this.runs.at(-1);let r=t.replace(/[ \t\r\n]+/g," ");if(r.startsWith(" ")&&(!o||o.kind==="break"||o.kind==="text"&&o.text.endsWith(" "))&&(r=r.slice(1)),
r==="")return;let a=e;for(const c of this.open)c==="u"?a=ft(a,"u",{underlined:!0}):a=Bt(a,c==="sup"?_t:he);this.runs.push({kind:"text",text:r,look:a,owner:n,...s!==
void 0&&{note:s}})}node(t,e,n){switch(t.type){case"text":return this.text(t.value,e,n);case"emphasis":return void this.add(t.children,le(e),n);case"strong":return void this.
add(t.children,Rt(e),n);case"delete":return void this.add(t.children,ft(e,"struck",{struck:!0}),ue("LineThrough",n));case"inlineCode":return this.text(t.value,fe(
e),new kt("Code",{},n));case"break":this.runs.push({kind:"break"});return;case"link":return this.link(t.url,t.children,e,n);case"linkReference":{const s=this.setting.
definitions.get(t.identifier)?.url;return s===void 0?void this.add(t.children,e,n):this.link(s,t.children,e,n)}case"image":return this.image(t.url,t.alt??"",e,n);case"\
imageReference":return this.image(this.setting.definitions.get(t.identifier)?.url??"",t.alt??"",e,n);case"footnoteReference":return this.reference(t.identifier,
e,n);case"html":return this.html(t.value);default:return t}}link(t,e,n,s){const o=this.targetOf(t);if(!o)return void this.add(e,n,s);const r=_(e).trim().slice(0,
de)||t,a=new kt("Link",{},s,{target:o,contents:r});this.add(e,ft(n,"link",{color:J.link}),a)}targetOf(t){if(zt.test(t))return{uri:ge(t)};const e=/^#(.+)$/.exec(
t)?.[1],n=e===void 0?void 0:this.setting.places.get(pe(e).toLowerCase());if(n)return{place:n};this.setting.told.links.add(t)}image(t,e,n,s){const o=this.setting.
images.get((0,U.b)(t));if(!o)return this.setting.told.images.add(t),e===""?void 0:zt.test(t)?this.link(t,[{type:"text",value:e}],n,s):this.text(e,n,s);const r=this.
sizeOf(o);this.runs.push({kind:"image",image:o,...r,owner:e===""?null:new kt("Figure",{alt:e},s)})}sizeOf({displayed:t,resolution:e}){const n=e?{width:t.width/e.
x*72,height:t.height/e.y*72}:{width:t.width*It,height:t.height*It},s=Math.min(1,this.room.width/n.width,this.room.height/n.height);return{width:n.width*s,height:n.
height*s}}reference(t,e,n){const{cited:s,footnotes:o}=this.setting;if(!o.has(t))return;const r=s.get(t)??s.size+1;s.set(t,r);const a=this.setting.places.get(`${t}\

`),c=new kt("Reference",{},n),h=a?new kt("Link",{},c,{target:{place:a},contents:`Footnote ${r}`}):c;this.text(String(r),Bt(ft(e,"link",{color:J.link}),_t),h,t)}html(t){
const{name:e,closes:n}=y(t);if(e==="br")this.runs.push({kind:"break"});else if(e==="sub"||e==="sup"||e==="u"){const s=this.open.lastIndexOf(e);n?s>=0&&this.open.
splice(s,1):this.open.push(e)}else e!=="!--"&&(this.setting.told.html=!0)}}const ue=(i,t)=>new kt("Span",{attributes:{O:"Layout",TextDecorationType:i}},t),ge=i=>i.
replace(new RegExp("\\p{Cs}","gu"),"�").replace(/[^\x21-\x7e]|["<>\\^`{|}]/gu,t=>encodeURIComponent(t));function pe(i){try{return decodeURIComponent(i)}catch{
return i}}const Ut=[{text:"•",numbering:"Disc"},{text:"–",numbering:"None"},{text:"▪",numbering:"Square"}],Wt=.5,me=1.5,we=.5,xe=.125;async function ye(i,t,e,n){
const{size:s,leading:o,half:r}=t.scale,a=Ut[e.depth%Ut.length],c=i.start??1,h=dt(t,e.color),d=(A,F)=>F===!0?"☑":F===!1?"☐":i.ordered===!0?`${c+A}.`:a.text,k=Math.
max(...[0,i.children.length-1].map(A=>Gt(t,h,d(A,i.children[A]?.checked)))),f=Math.max(k+Wt*s,me*s),v=i.spread===!0||i.children.some(({spread:A})=>A===!0),S=e.element.
add("L",{attributes:{O:"List",ListNumbering:i.ordered===!0?"Decimal":a.numbering}});(e.depth===0||!e.tight)&&t.gap(r);for(const[A,F]of i.children.entries()){A>0&&
t.gap(o*(v?we:xe));const G=S.add("LI"),H=G.add("Lbl"),Y=d(A,F.checked),X=Gt(t,h,Y),q=e.x+f-Wt*s-X;t.mark((Q,st,at)=>ke(t,Q,Y,h,q,st,at?void 0:H));const tt={...e,
x:e.x+f,width:e.width-f,element:G.add("LBody"),depth:e.depth+1,tight:!v};await n(F.children,tt),t.isWaiting&&t.row({before:0,height:o,keep:!1,decorations:e.decorations,
paint:()=>{}})}t.gap(e.tight&&e.depth>0?0:r)}const Gt=({setting:i},t,e)=>i.composition.typefaces.word(e,t.style).width*t.size/1e3;function ke({setting:i},t,e,{size:n,
style:s,color:o},r,a,c){t.draw(c,{kind:"text",x:r,y:a,size:n,color:o,words:[i.composition.typefaces.word(e,s)]})}const Ct=.55,Me=.3,be=.75,ve=1.32,Ee=12;async function Oe(i,t,e){
const{pace:n}=t.setting.job,s=i.children[0]?.children.length??0,o=Array.from({length:s},(v,S)=>i.align?.[S]??null),r=Array.from({length:s},()=>({whole:0,least:0}));
for(const[v,{children:S}]of i.children.entries())for(const[A,F]of S.slice(0,s).entries()){const G=t.setting.lines.widths(jt(F,t,e,t.scale.size,v===0));r[A]={whole:Math.
max(r[A].whole,G.whole),least:Math.max(r[A].least,G.least)};const H=n.step(3e3);H&&await H}const a=Te(r,o,e.width,t.scale),c=e.element.add("Table"),h=i.children.
length>1&&(i.children[0]?.children??[]).every(({children:v})=>v.length===0),d=h?void 0:c.add("THead"),k=i.children.length>1?c.add("TBody"):void 0,f=[];t.gap(t.scale.
half+2);for(const[v,{children:S}]of i.children.entries()){const A=v===0;if(A&&!d)continue;const F=(A?d:k).add("TR"),G=Array.from({length:s},(q,tt)=>{const Q=A?"\
Column":h&&tt===0?"Row":void 0,st=jt(S[tt],t,e,a.size,A),at=Q===void 0?{}:{attributes:{O:"Table",Scope:Q}};return{runs:st,element:F.add(Q===void 0?"TD":"TH",at)}}),
Y=Se(G,a,t,e,{isHead:A,isTop:A||h&&v===1,isLast:v===i.children.length-1,heads:f});for(const q of Y)t.row(q);A&&f.push(...Y);const X=n.step(3e3*s);X&&await X}t.gap(
t.scale.leading)}function jt(i,t,e,n,s){const o=dt(t,e.color,n);return new Ft(t.setting,{width:e.width/3,height:n*12}).add(i?.children??[],s?Rt(o):o).runs}function Te(i,t,e,n){
const s=2*Ct*n.size*i.length,r=(f=>i.reduce((v,S)=>v+f(S),0))(f=>f.least),a=r+s<=e?1:Math.max(e/(r+s),be),c=n.size*a,h=2*Ct*c,d=e-h*i.length;return{widths:(r*a>
d?i.map(f=>f.least/r*d):Ae(i.map(f=>({whole:f.whole*a,least:f.least*a})),d)).map(f=>f+h),align:t,size:c,leading:Math.round(c*ve*2)/2}}function Ae(i,t){const e=i.
map(({least:h})=>h),n=new Set(i.keys());let s=t;for(let h=!0;h&&n.size>0;){h=!1;const d=s/n.size;for(const k of n){const{whole:f,least:v}=i[k];if(!(f>d&&v<=d)){
e[k]=f<=d?f:v,s-=e[k],n.delete(k),h=!0;break}}}const o=[...n].map(h=>Math.sqrt(i[h].whole)),r=o.reduce((h,d)=>h+d,0);for(const[h,d]of[...n].entries())e[d]=Math.
max(i[d].least,s*o[h]/r);const a=e.reduce((h,d)=>h+d,0)-t,c=e.indexOf(Math.max(...e));return a>0&&(e[c]=Math.max(e[c]-a,i[c].least)),e}function Se(i,t,e,n,{isHead:s,
isTop:o,isLast:r,heads:a}){const{widths:c,align:h,size:d,leading:k}=t,f=Ct*d,v=i.map(({runs:F},G)=>e.setting.lines.paragraph(F,Math.max(c[G]-2*f,d))),S=Math.max(
1,...v.map(({lines:F})=>F.length)),A=Me*d;return Array.from({length:S},(F,G)=>{const H=v.map(({lines:et})=>et[G]),Y=H.map(et=>bt(et??Kt,{leading:k,size:d})),X=Math.
max(...Y.map(({height:et})=>et)),q=Math.max(...Y.map(et=>et.baseline)),[tt,Q]=[G===0,G===S-1],st=tt?A:0,at=st+X+(Q?A:0);return{before:0,height:at,keep:s||(S<=Ee?
!Q:tt||G===S-2),decorations:n.decorations,notes:H.flatMap(et=>et?et.notes.flatMap(rt=>e.notesOf(rt,n.element)):[]),head:s?void 0:a,paint:(et,rt,ut)=>{let gt=n.x;
for(const[Mt,Pt]of H.entries()){const Dn=c[Mt]-2*f,Ln=h[Mt]??(v[Mt].isRight?"right":"left"),Rn=gt+f+Ot(Pt??Kt,Dn,Ln);Pt&&vt(et,Pt,Rn,rt-st-q,ut?void 0:i[Mt].element),
gt+=c[Mt]}o&&tt&&Ht(et,n.x,rt-.4,gt-n.x,"strong"),Q&&Ht(et,n.x,rt-at,gt-n.x,s||r?"strong":"thin")}}})}const Kt={fragments:[],width:0,tallest:0,notes:[]};function Ht(i,t,e,n,s){
const[o,r]=s==="strong"?[.7,J.strongRule]:[.4,J.rule];i.draw(void 0,{kind:"area",x:t,y:e,width:n,height:o,color:r})}const $e="\\newpage",De=/^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*(?:\n|$)/i,
Le=2.5,Xt=.75,Re=1200;class Ce{onBreak;constructor(t){this.onBreak=t}async layOut(t,e,n){for(const s of t){await this.block(s,e,n);const o=e.setting.job.pace.step(
Re*(1+Pe(s)));o&&await o}}async block(t,e,n){switch(t.type){case"paragraph":return this.paragraph(t.children,e,n);case"heading":return this.heading(t,e,n);case"\
blockquote":return await this.quote(t,e,n);case"list":return await ye(t,e,n,(s,o)=>this.layOut(s,e,o));case"code":return yt(t,e,n);case"table":return await Oe(t,
e,n);case"thematicBreak":return Ie(e,n);case"html":return this.html(t.value,e,n);default:return}}paragraph(t,e,n){const[s]=t;if(t.length===1&&s?.type==="text"&&
s.value.trim()===$e)return this.onBreak();const o=n.element.add("P"),{size:r,leading:a,half:c}=e.scale,h=this.inlines(e,n).add(t,dt(e,n.color)),d=n.tight?0:c;e.
text(h.runs,n,o,{size:r,leading:a,before:d,after:d})}inlines({setting:t,scale:e},{width:n}){const{height:s,margin:o}=t.geometry;return new Ft(t,{width:Math.min(
n,e.measure),height:s-2*o-2*e.leading})}contentsHeading(t,e,n){this.headed([{type:"text",value:t.title}],2,t,e,n)}heading(t,e,n){this.headed(t.children,t.depth,
e.setting.headings.get(t),e,n)}headed(t,e,{level:n,place:s},o,r){const a=r.element.add(`H${n}`),{size:c,leading:h,before:d,after:k}=o.scale.heading(e),f=e>5?J.quiet:
r.color,v=this.inlines(o,r).add(t,dt(o,f,c,"SemiBold"));o.text(v.runs,r,a,{size:c,leading:h,before:d,after:k,keep:!0,onFirst:(S,A)=>Object.assign(s,{sheet:S,top:A+
o.scale.half})})}async quote(t,e,n){const s=_e(t),{leading:o,size:r}=e.scale,a=r*1.4,c={x:n.x,width:Le,color:s?.color??J.bar,over:1},h={...n,x:n.x+a,width:n.width-
a,element:n.element.add("BlockQuote"),decorations:[...n.decorations,c],color:s?n.color:J.quiet,tight:!1};if(e.gap(o*Xt),s){const d=this.inlines(e,h);d.text(s.title,
Rt(dt(e,s.color))),e.text(d.runs,h,h.element.add("P"),{size:r,leading:o,keep:!0}),e.join()}await this.layOut(s?.children??t.children,e,h),e.gap(o*Xt)}html(t,e,n){
if(l(t))return this.onBreak();/^\s*<!--/.test(t)||(e.setting.told.html=!0);for(const s of T(t))this.paragraph([{type:"text",value:s}],e,n)}}const Pe=({position:i})=>(i?.
end.offset??0)-(i?.start.offset??0);function _e({children:i}){const[t,...e]=i,[n,...s]=t?.type==="paragraph"?t.children:[],o=n?.type==="text"?De.exec(n.value):null;
if(t?.type!=="paragraph"||n?.type!=="text"||!o)return;const r=n.value.slice(o[0].length);if(r===""&&s.length>0&&s[0].type!=="break")return;const a=[...r===""?[]:
[{...n,value:r}],...s.filter((h,d)=>d>0||r!=="")];return{...L[o[1].toUpperCase()],children:a.length===0?e:[{...t,children:a},...e]}}function Ie(i,{x:t,width:e,decorations:n}){
const{leading:s}=i.scale;i.row({before:i.scale.half,height:s,keep:!1,decorations:n,paint:(o,r)=>o.draw(void 0,{kind:"area",x:t,y:r-s/2,width:e,height:.6,color:J.
strongRule})}),i.gap(i.scale.half)}const ze=3,Ne=.5,Be=.45;class Fe{setting;waiting=[];constructor(t){this.setting=t}layOut(t,e,n){const s=n.element.add("TOC"),
o=Math.min(...t.map(({level:c})=>c)),r=t.filter(({level:c})=>c-o<ze),a={...n,width:Math.min(n.width,e.scale.measure)};for(const c of r)this.entry({...c,level:c.
level-o+1},s,e,a);return e.gap(e.scale.leading),r.length}fill(){const{sheets:t}=this.setting.composition,e=new Map(t.map((n,s)=>[n,s+1]));for(const{place:n,fill:s}of this.
waiting)n.sheet&&s(e.get(n.sheet))}entry({title:t,level:e,place:n},s,o,r){const{size:a,leading:c,half:h}=o.scale,d=(e-1)*a*1.4,k=s.add("TOCI").add("Reference").
add("Link"),f=dt(o,r.color,a,e===1?"SemiBold":"Regular"),v=r.width-d-a*3,{lines:S}=this.setting.lines.paragraph([{kind:"text",text:t,look:f}],v);for(const[A,F]of S.
entries()){const G=A===S.length-1,H=F.fragments.map(({word:X})=>X),Y=c*.72;o.row({before:A===0&&e===1?h/2:0,height:c,keep:!G,decorations:[],paint:(X,q)=>{const[
tt,Q]=[r.x+d,q-Y];X.draw(k,{kind:"text",x:tt,y:Q,size:a,color:f.color,words:H}),G&&this.leader(X,k,n,{look:f,y:Q,from:tt+F.width,to:r.x+r.width});const st=[tt,Q-
a*.25,r.x+r.width,Q+a*.9];X.link(k,st,{place:n},t)}})}}leader(t,e,n,{look:s,y:o,from:r,to:a}){const{typefaces:c}=this.setting.composition,{size:h,color:d}=s,k={
kind:"text",x:a,y:o,size:h,color:d,words:[]},[f,v]=[a-h*2.2,r+Ne*h],S=h*Be,A=Math.floor((f-v)/S),F=[[f,o+h*.06],[f-A*S,o+h*.06]];A>1&&t.draw(void 0,{kind:"strok\
e",points:F,width:h*.09,color:J.quiet,dots:S}),t.draw(e,k),this.waiting.push({place:n,fill:G=>{const H=c.word(String(G),"Regular");k.words=[H],k.x=a-H.width*h/1e3}})}}
var Ue=u(34701);const We=.84,Ge=.6,Vt={width:120,height:.5};function je(i,t){const e=new Map,n=s=>{const o=[...s].reverse();for(let r=o.pop();r;r=o.pop())if(r.type!==
"footnoteDefinition"&&(r.type==="footnoteReference"&&t.has(r.identifier)&&!e.has(r.identifier)&&e.set(r.identifier,e.size+1),"children"in r))for(const a of[...r.
children].reverse())o.push(a)};n(i.children);for(const s of e.keys())n(t.get(s).children);return e}class Ke{setting;scale;frame;layOut;notes=new Map;used=new Set;constructor(t,e,n,s){
this.setting=t,this.scale=e,this.frame=n,this.layOut=s}async prepare(){for(const[t,e]of this.setting.cited)this.notes.set(t,await this.note(t,e))}rowsFor=(t,e)=>{
const n=this.notes.get(t);return!n||this.used.has(t)?[]:(this.used.add(t),e.adopt(n.element),n.rows.flatMap(s=>[s,...s.notes??[]]))};async note(t,e){const{setting:n,
frame:s}=this,o=new Ue.H("Note",void 0,{id:`note-${e}`}),r=[],a=this.scale.smaller(We),c=(X,q)=>n.cited.get(X)>e?this.rowsFor(X,q):[],h=new mt(n,a,X=>r.push(X),
c),d=dt(h,J.text),{typefaces:k}=n.composition,f=k.word(`${e}.`,d.style),S=f.width*d.size/1e3+Ge*d.size,A=o.add("Lbl"),F=n.places.get(`${t}
`);h.mark((X,q)=>{Object.assign(F,{sheet:X,top:q+a.leading}),X.draw(A,{kind:"text",x:s.x,y:q,size:d.size,color:d.color,words:[f]})});const G={...s,x:s.x+S,width:s.
width-S,element:o,tight:!0};await this.layOut(n.footnotes.get(t).children,h,G),h.isWaiting&&h.row({before:0,height:a.leading,keep:!1,decorations:[],paint:()=>{}});
const[H,...Y]=r;return{element:o,rows:H?[{...H,before:a.half/2},...Y]:[]}}}const He=(i,{leading:t,half:e})=>({before:e,height:e/2,keep:!0,decorations:[],paint:(n,s)=>n.
draw(void 0,{kind:"area",x:i,y:s-Vt.height-t*.1,...Vt,color:J.strongRule})});var Xe=u(23286),At=u(6093);const Zt="￼",Ve=400;class Ze{typefaces;constructor(t){
this.typefaces=t}paragraph(t,e){const n=[[]];for(const c of t)c.kind==="break"?n.push([]):n.at(-1).push(c);const s=Yt(n.flat()),o=(0,At.ft)(s),r=o&&(0,At.vw)(s);
return{lines:n.flatMap(c=>{const h=this.boxes(c).flatMap(d=>d.width>e?this.split(d,e):[d]);return Qe(h,e).map(d=>this.line(d,o,r))}),isRight:r}}widths(t){let[e,
n,s]=[0,0,0],o=[];const r=()=>{const a=this.boxes(o);s=0;for(const{width:c,space:h}of a)n=Math.max(n,c),e=Math.max(e,s+c),s+=c+(h?.width??0);o=[]};for(const a of t)
a.kind==="break"?r():o.push(a);return r(),{whole:e,least:n}}fragment(t,e,n=!1){const s=this.typefaces.word(e,t.look.style,n);return{run:t,word:s,width:s.width*t.
look.size/1e3}}boxes(t){const e=Yt(t),n=new Ye(t,this),s=[],o=new Xe.A(e);let r=0;for(let a=o.nextBreak();a;a=o.nextBreak()){let c=a.position;for(;c>r&&e[c-1]===
" ";)c--;const h=n.take(c),[d]=n.take(a.position);s.push({fragments:h,width:Qt(h),space:d}),r=a.position}return s}split({fragments:t,space:e},n){const s=[];let o=[],
r=0;const a=c=>{(o.length>0||c)&&s.push({fragments:o,width:r,space:c}),o=[],r=0};for(const c of t){const{run:h}=c;if(h.kind==="image"){r+c.width>n&&a(),o.push(c),
r+=c.width;continue}let d="";for(const f of(0,P.qf)(c.word.text)){const v=this.fragment(h,d+f);if(d!==""&&r+v.width>n){const S=this.fragment(h,d);o.push(S),r+=S.
width,a(),d=""}d+=f}const k=this.fragment(h,d);o.push(k),r+=k.width}return a(e),s}line(t,e,n){const s=t.flatMap(({fragments:c,space:h},d)=>h&&d+1<t.length?[...c,
h]:c),o=e?this.turned(s,n):s;let r=0;const a=[];for(const{run:c}of s)c.kind==="image"?r=Math.max(r,c.height):c.note!==void 0&&a.push(c.note);return{fragments:o,
width:Qt(o),tallest:r,notes:a}}turned(t,e){const n=e?At.Vv:"",s=t.map(({word:r})=>r?.text??Zt),o=[];for(const{text:r,rtl:a,at:c}of(0,At.kh)(n+s.join(""))){const h=c-
n.length,d=[];let k=0;for(const[f,v]of t.entries()){const S=s[f],A=S.slice(Math.max(h-k,0),Math.max(h+r.length-k,0));k+=S.length,A!==""&&d.push(v.run.kind==="im\
age"?v:this.fragment(v.run,A,a))}o.push(...a?d.reverse():d)}return o}}const Yt=i=>i.map(t=>t.kind==="image"?Zt:t.text).join(""),Qt=i=>i.reduce((t,{width:e})=>t+
e,0);class Ye{runs;maker;run=0;start=0;at=0;constructor(t,e){this.runs=t,this.maker=e}take(t){const e=[];for(;this.at<t;){const n=this.runs[this.run],s=n.kind===
"image"?1:n.text.length,o=Math.min(t,this.start+s);if(o>this.at&&e.push(n.kind==="image"?{run:n,width:n.width}:this.maker.fragment(n,n.text.slice(this.at-this.start,
o-this.start))),this.at=o,o<this.start+s)break;this.start+=s,this.run++}return e}}function Qe(i,t){const e=i.length;if(e===0)return[];const n=new Float64Array(e+
1),s=new Uint32Array(e+1);for(let r=e-1;r>=0;r--){let a=1/0,c=0;for(let h=r;h<e&&h-r<Ve&&(c+=i[h].width,!(c>t+.01&&h>r));h++){const d=Math.max(t-c,0)/t,v=1+(h+1===
e?r>0&&d>.85?.5:0:d*d)+n[h+1];v<a&&(a=v,s[r]=h+1),c+=i[h].space?.width??0}n[r]=a}const o=[];for(let r=0;r<e;r=s[r])o.push(i.slice(r,s[r]));return o}var Je=u(84293);
const Jt=5e3;class qe{composition;geometry;ruleAboveNotes;used=0;placed=[];notes=[];carried=[];group=[];constructor(t,e,n){this.composition=t,this.geometry=e,this.
ruleAboveNotes=n}add(t){t.breaks===!0&&this.flush(),this.group.push(t),t.keep||this.flush()}break(){this.flush(),(this.placed.length>0||this.notes.length>0)&&this.
close()}finish(){for(this.break();this.carried.length>0;)this.takeCarried(),this.close();this.composition.sheets.length===0&&this.close()}get room(){return this.
geometry.height-2*this.geometry.margin}get isEmpty(){return this.placed.every(({repeated:t})=>t)}flush(){const{group:t}=this;if(this.group=[],t.length!==0)if(!this.
fits(t)&&!this.isEmpty&&this.turn(t[0]),this.fits(t))for(const e of t)this.place(e);else for(const e of t)!this.fits([e])&&!this.isEmpty&&this.turn(e),this.place(
e)}fits(t){const e=t.reduce((n,{before:s,height:o},r)=>n+o+(r===0&&this.isEmpty?0:s),0);return this.used+e+this.heightOfNotes(t.flatMap(({notes:n=[]})=>n))<=this.
room+.01}heightOfNotes(t){const e=[...this.notes,...t];return e.length===0?0:e.reduce((n,{before:s,height:o})=>n+s+o,this.ruleAboveNotes.before+this.ruleAboveNotes.
height)}turn(t){this.close(),this.takeCarried();for(const e of t.head??[])this.put(e,!0)}place(t){this.put(t,!1);for(const e of t.notes??[])(this.used+this.heightOfNotes(
[e])<=this.room+.01&&this.carried.length===0?this.notes:this.carried).push(e)}put(t,e){this.placed.length>0&&(this.used+=t.before),this.placed.push({row:t,top:this.
geometry.height-this.geometry.margin-this.used,repeated:e}),this.used+=t.height}takeCarried(){const t=this.carried;this.carried=[];for(const e of t)((this.notes.
length===0||this.used+this.heightOfNotes([e])<=this.room*.6)&&this.carried.length===0?this.notes:this.carried).push(e)}close(){const{composition:t,geometry:e}=this;
if(t.sheets.length===Jt)throw(0,Je.F)("pages",`The document has more than ${Jt} pages`,"Split the Markdown into several documents","file");const n=t.sheet(e.width,
e.height),s=this.placeNotes();for(const o of[this.placed,s]){tn(n,o);for(const{row:r,top:a,repeated:c}of o)r.paint(n,a,c)}this.used=0,this.placed=[],this.notes=
[]}placeNotes(){if(this.notes.length===0)return[];let t=this.geometry.margin+this.heightOfNotes([]);return[this.ruleAboveNotes,...this.notes].map(e=>{t-=e.before;
const n={row:e,top:t,repeated:!1};return t-=e.height,n})}}function tn(i,t){const e=new Map,n=s=>{const{top:o,bottom:r}=e.get(s),{x:a,width:c,color:h,radius:d=0,
over:k}=s;e.delete(s),i.draw(void 0,{kind:"area",x:a,y:r-k,width:c,height:o-r+2*k,color:h,radius:d})};for(const{row:s,top:o}of t){for(const r of[...e.keys()])s.
decorations.includes(r)||n(r);for(const r of s.decorations){const a=e.get(r);a?a.bottom=o-s.height:e.set(r,{top:o,bottom:o-s.height})}}for(const s of[...e.keys()])
n(s)}class en{used=new Map;next(t){const e=t.toLowerCase().trim().replace(/[^\p{L}\p{N}\p{M}\p{Pc}\- ]/gu,"").replaceAll(" ","-");let n=e;for(let s=this.used.get(
e)??0;this.used.has(n);n=`${e}-${s}`)s++;return n!==e&&this.used.set(e,Number(n.slice(e.length+1))),this.used.set(n,0),n}}function nn(i){const t=new Map,e=new Map;
for(const n of St(i))n.type==="definition"&&!t.has(n.identifier)&&t.set(n.identifier,n),n.type==="footnoteDefinition"&&!e.has(n.identifier)&&e.set(n.identifier,
n);return{definitions:t,footnotes:e}}function sn(i){const t=new Map,e=new Map,n=new en,s=[];for(const o of St(i)){if(o.type!=="heading")continue;const r=_(o.children).
trim();for(;s.length>0&&s.at(-1)>=o.depth;)s.pop();s.push(o.depth);const a={};e.set(n.next(r),a),t.set(o,{title:r,level:s.length,place:a})}return{headings:t,places:e}}
function St(i){const t=[],e=n=>{for(const s of n)t.push(s),(s.type==="blockquote"||s.type==="list"||s.type==="listItem"||s.type==="footnoteDefinition")&&e(s.children)};
return e(i),t}const on=16,qt=300,rn=.82;async function an(i,t,e){const{geometry:n,size:s,images:o}=t,r=await p.B.open({...hn(i,t.contents),font:t.font},e);await r.
typefaces.warm(cn(i),e.pace);const{definitions:a,footnotes:c}=nn(i.children),{headings:h,places:d}=sn(i.children),k=je(i,c);for(const rt of k.keys())d.set(`${rt}\

`,{});const f={html:!1,links:new Set,images:new Set},v=new Ze(r.typefaces),S={job:e,composition:r,lines:v,geometry:n,definitions:a,footnotes:c,cited:k,images:o,
places:d,headings:h,told:f},A=new B(s),{margin:F,width:G}=n,H={x:F,width:G-2*F,element:r.document,decorations:[],color:J.text,depth:0,tight:!1},Y=new qe(r,n,He(
F,A)),X=new Ce(()=>Y.break()),q=(rt,ut,gt)=>X.layOut(rt,ut,gt),tt=new Ke(S,A,H,q);await tt.prepare();const Q=new mt(S,A,rt=>Y.add(rt),tt.rowsFor),st=[...h.values()];
let at=i.children;const et=new Fe(S);if(t.contents&&st.length>0){const[rt]=at,ut=rt?.type==="heading"&&rt.depth===1;ut&&await X.layOut([rt],Q,H);const gt={title:(0,j.
contentsHeading)(t.language),level:ut?2:1,place:{}};X.contentsHeading(gt,Q,H),et.layOut(st.slice(ut?1:0),Q,H)>on&&Y.break(),st.splice(ut?1:0,0,gt),at=at.slice(ut?
1:0)}return await X.layOut(at,Q,H),Y.finish(),et.fill(),t.pageNumbers&&dn(S,A,Q),{composition:r,bookmarks:ln(st),told:f}}function cn(i){const t=[];for(const e of St(
i.children)){if(t.length>qt)break;e.type==="paragraph"&&t.push(..._(e.children).split(" "))}return t.slice(0,qt)}function hn(i,t){const e=new Set,n=[];t&&e.add(
"SemiBold");const s=[i];for(let o=s.pop();o;o=s.pop())if((o.type==="heading"||o.type==="strong"||o.type==="table"||o.type==="blockquote")&&e.add("SemiBold"),o.type===
"emphasis"&&e.add("Italic"),(o.type==="code"||o.type==="inlineCode")&&e.add("Mono"),"value"in o&&n.push(o.value.replace(/[\0-\x7f]+/g,"")),"alt"in o&&typeof o.alt==
"string"&&n.push(o.alt),"children"in o)for(const r of o.children)s.push(r);return{styles:[...e],text:n.join("")}}function dn({composition:i,geometry:t},e,n){const{
sheets:s,typefaces:o}=i,r=dt(n,J.quiet,e.size*rn);for(const[a,c]of s.entries()){const h=o.word(String(a+1),r.style),d=(t.width-h.width*r.size/1e3)/2;c.foot({kind:"\
text",x:d,y:t.margin/2-r.size*.3,size:r.size,color:r.color,words:[h]})}}function ln(i){const t=[],e=[{level:0,children:t}];for(const{title:n,level:s,place:o}of i){
if(n===""||!fn(o))continue;for(;e.at(-1).level>=s;)e.pop();const r=[];e.at(-1).children.push({title:n,place:o,children:r}),e.push({level:s,children:r})}return t}
const fn=i=>i.sheet!==void 0;var un=u(84655),gn=u(80397);const pn=({told:i,missing:t,hasFont:e,language:n,breaksArchive:s})=>[...n===void 0?[mn]:[],...s?[(0,gn.
Xb)({part:3,level:"a",name:"PDF/A-3a"},"an image has CMYK colors, and the document is sRGB")]:[],...t.size>0?[(0,un.F)(kn(t),e?"Your file lacks them too, or the\
y cannot be shaped.":"Give a font that has them.",e?[]:["font"])]:[],...i.images.size>0?[xn(i.images.size)]:[],...i.links.size>0?[yn(i.links.size)]:[],...i.html?
[wn]:[]],mn={code:"language_assumed",message:"The document does not say what it is written in, so screen readers guess, and it does not claim PDF/UA. Give langu\
age, or lang in the front matter.",mentions:["language"]},wn={code:"html_left_out",message:"HTML other than br, sub, sup and u was left out of the Markdown. Its\
 text stays."},te=(i,t)=>`${i} ${t}${i===1?"":"s"}`,xn=i=>({code:"image_not_loaded",message:`${te(i,"image")} of the Markdown ${i===1?"was":"were"} not given, s\
o the text that describes ${i===1?"it":"them"} is there instead. Give ${i===1?"it":"them"} in images; nothing is fetched.`,mentions:["images"]}),yn=i=>({code:"l\
inks_as_text",message:`${te(i,"link")} of the Markdown ${i===1?"leads":"lead"} neither to a heading of the document nor to an address such as https:, and ${i===
1?"is":"are"} text.`});function kn(i){return[...new Set([...i].map(P.I2))].sort().join(", ")}const ee=100,ne=5e7,Mn=/^data:([^,;]*)(?:;[^,;]*)*;base64,([A-Za-z0-9+/\s%=_-]*)$/i;
function bn(i){const t=new Map,e=[];let n=0;for(const s of i){if(!/^data:/i.test(s))continue;const[,o="",r]=Mn.exec(s)??[];if(r===void 0){e.push({field:"file",message:"\
has a data: address that is not base64; write data:image/png;base64, and the image"});break}const a=Buffer.from(r.replaceAll("%2B","+").replaceAll("%2F","/").replaceAll(
"%3D","="),"base64");if(n+=a.length,t.set(s,{name:`image.${o.split("/")[1]??"bin"}`,bytes:a}),t.size>ee||n>ne){e.push({field:"file",message:`has more than ${ee}\
 images or ${ne/1e6} MB of them in data: addresses`});break}}if(e.length>0)throw(0,N.G6)(e);return t}const se=72,vn={A3:[841.89,1190.55],A4:[595.28,841.89],A5:[
419.53,595.28],Letter:[612,792]},En=14,On=async(i,t,e)=>{const n=Tn(t),s=t.font&&(0,I.g)(t.font,"font"),{words:o,markdown:r}=(0,W.X)(new TextDecoder().decode(i.
bytes)),a=await(0,z.D)(r,e.pace),c=t.title??o.title??An(a)??ie(i.name),h=t.language??Sn(o.language),d=await $n(a,t.images??[],e),{composition:k,bookmarks:f,told:v}=await an(
a,{geometry:n,size:t.font_size,font:s,images:d,pageNumbers:t.page_numbers,contents:t.table_of_contents,language:h},e),S=[...d.values()].some(({components:X})=>X===
4),A=t.author??o.author,F=await k.finish({title:c,author:A,language:h,bookmarks:f,breaksArchive:S}),G=await(0,x.UN)(F,{compact:!0,objectStreams:"smallest"}),H=k.
sheets.length,Y=pn({told:v,missing:k.typefaces.missing,hasFont:s!==void 0,language:h,breaksArchive:S});return{documents:[{name:`${ie(i.name)}.pdf`,bytes:G,pageCount:H}],
notes:Y,facts:{pageCount:H}}};function Tn({page_size:i,orientation:t,margin:e,font_size:n}){const[s,o]=vn[i],[r,a]=t==="portrait"?[s,o]:[o,s],c=Math.floor((Math.
min(r,a)-En*n)/2/se*100)/100;if(e>c){const h=`leaves no room on ${i} pages with a font_size of ${n}; it must be at most ${c} inches`;throw(0,N.G6)([{field:"marg\
in",message:h,mentions:["font_size"]}])}return{width:r,height:a,margin:e*se}}function An({children:i}){for(const t of St(i)){const e=t.type==="heading"?_(t.children).
trim():"";if(e!=="")return e}}function Sn(i){const{holds:t,words:e}=$.E["language-tag"];if(i===void 0||t(i))return i;throw(0,N.G6)([{field:"file",message:`has a\
 lang in its front matter that is not ${e}`}])}async function $n(i,t,e){const n=new Map,s=new Set((0,U.A)(i));for(const o of t)s.has((0,U.b)(o.name))&&n.set((0,U.
b)(o.name),await(0,C.A)(o,"images",e));for(const[o,r]of bn(s))n.set(o,await(0,C.A)(r,"file",e));return n}const ie=i=>i.replace(/\.(?:md|markdown|mdown|txt|pdf)$/i,
"").trim()||"document"}),31449:((ct,V,u)=>{u.d(V,{X:()=>N});var U=u(41917),W=u(96512);const z=2e4,_=/^---[ \t]*\r?\n([\s\S]*?)\r?\n(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/;
function N(C){const x={words:{},markdown:C},$=_.exec(C.slice(0,z));if(!$)return x;const p=I($[1]);if(!p)return x;const j=(...M)=>{const m=M.map(b=>p[b]).find(b=>typeof b==
"string"&&b.trim()!=="");return typeof m=="string"?m.trim():void 0},y=p.author??p.authors,l=Array.isArray(y)?y.filter(M=>typeof M=="string").join(", "):j("autho\
r","authors"),[E,D]=[j("title"),j("lang","language")];return{words:{...E&&{title:E},...l&&{author:l},...D&&{language:D}},markdown:C.slice($[0].length)}}function I(C){
try{const x=(0,U.qg)(C,{schema:"failsafe",logLevel:"silent",maxAliasCount:20});return(0,W.G)(x)&&!Array.isArray(x)?x:void 0}catch{return}}}),19165:((ct,V,u)=>{u.
d(V,{D:()=>Dt});var U=u(47145),W=u(91261),z=u(16007),_=u(49153);const N=100,I=1e5,C=2e3,x=L=>(0,_.G6)([{field:"file",message:L}]),$=()=>x(`nests quotes, lists o\
r emphasis more than ${N} levels deep; at most ${N} are allowed`),p=()=>x(`has more than ${I} cells in tables; at most ${I} are allowed. Split it into several d\
ocuments`),j=()=>x(`has a paragraph or cell with more than ${C} marks such as * and [; at most ${C} are allowed. Put a \\ before marks that are text`),y=[200,200,
400,800,2e3],l=60,E=/^[ \t]*$/,D=/^( {0,3})(`{3,}(?=[^`]*$)|~{3,})/,M=[[/^ {0,3}<(?:script|pre|style|textarea)(?=[\s>]|$)/i,/<\/(?:script|pre|style|textarea)>/i],
[/^ {0,3}<!--/,/-->/],[/^ {0,3}<\?/,/\?>/],[/^ {0,3}<![a-z]/i,/>/],[/^ {0,3}<!\[CDATA\[/,/\]\]>/]],m=/^( {0,3})([-+*]|\d{1,9}[.)])([ \t]+|$)/,b=/^ {0,3}\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/,
T=/^(?:[ \t]*(?:>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)))+/,P=/^[ \t]*([-*_])(?:[ \t]*\1)*[ \t]*$/;function*K(L){const g=new ht;let O=[],w=0,R=0;for(const B of L.
split(/\r\n|\n|\r/)){vt(B);const Z=O.at(-1)?.text;w>=y[Math.min(R,y.length-1)]&&g.isFree&&nt(B,Z)&&(yield*it(O),O=[],w=0,R++),g.take(B,Z),O.push({text:B,isFree:g.
isFree&&!g.isInList}),w+=B.length+1}O.length>0&&(yield*it(O))}const nt=(L,g)=>g!==void 0&&E.test(g)&&/^[^ \t>]/.test(L)&&!m.test(L);class ht{fence;raw;offset=0;get isFree(){
return!this.fence&&!this.raw}get isInList(){return this.offset>0}take(g,O){if(this.raw){this.raw.test(g)&&(this.raw=void 0);return}if(this.fence){this.fence.test(
g)&&(this.fence=void 0);return}nt(g,O)&&(this.offset=0);const w=m.exec(g);w&&(this.offset===0||w[1].length<this.offset)&&!P.test(g)&&(this.offset=w[0].trimEnd().
length+1);const R=g.length-g.trimStart().length;if(this.offset>0&&R>=this.offset)return;const B=D.exec(g);if(B)this.fence=new RegExp(`^ {0,3}${B[2][0]}{${B[2].length}\
,}[ \\t]*$`);else for(const[Z,ot]of M)Z.test(g)&&!ot.test(g.replace(/^ {0,3}<!?-?-?/,""))&&(this.raw=ot)}}function*it(L){const g=L.map(({text:w})=>w);let O=0;for(let w=1;w<
L.length;w++){const R=g[w-1];if(!L[w].isFree||!b.test(g[w])||!/^ {0,3}[^\s>].*\|/.test(R))continue;let B=w+1;for(;B<L.length&&L[B].isFree&&!E.test(g[B]);)B++;if(B-
w>l){const Z=g.slice(w+1+l,B);yield{text:g.slice(O,w+1+l).join(`
`),table:{head:`${R}
${g[w]}
`,rows:Z}},O=B}w=B}O<L.length&&(yield{text:g.slice(O).join(`
`)})}function*pt({head:L,rows:g}){for(let O=0;O<g.length;O+=l)yield{text:L+g.slice(O,O+l).join(`
`),rest:g.slice(O).join(`
`)}}function vt(L){const g=T.exec(L)?.[0];if(g===void 0||P.test(L))return;const O=g.match(/[>+*.)-]/g)?.length??0,w=/^[ \t]*/.exec(g)[0].replaceAll("	","    ").
length;if(O>N||O+w/2>2*N)throw $()}const $t=600;async function Dt(L,g){const O=[...K(L)],w=new mt,R=[];for(const ot of O)R.push(await Et(ot,w,g));const B=[];for(const[
ot,lt]of O.entries()){const yt=w.isUseful(lt.text,R[ot]);for(const Lt of yt?await Et(lt,w.seeded(),g):R[ot])B.push(Lt)}const Z={type:"root",children:B};return await wt(
Z,g),Z}async function Et({text:L,table:g},O,w){const R=await xt(L,O,w);if(!g)return R;const B=R.at(-1);let Z=g.rows.join(`
`);if(B?.type==="table")for(const ot of pt(g)){Z=ot.rest;const[lt,...yt]=await xt(ot.text,O,w);if(lt?.type!=="table")break;if(B.children.push(...lt.children.slice(
1)),Z="",yt.length>0)return[...R,...yt]}return Z===""?R:[...R,...await xt(Z,O,w)]}async function xt(L,g,O){const{children:w}=(0,U.Y)(L,g.options);g.learn(w);const R=O.
step(L.length*$t);return R&&await R,w}class mt{options;links=new Set;notes=new Set;constructor(g){this.options={extensions:[(0,z.T)(),dt(),...g?[Ot(g)]:[]],mdastExtensions:[
(0,W.C)()]}}learn(g){for(let O=g;O.length>0;){const w=[];for(const R of O)R.type==="definition"&&this.links.add(R.identifier.toUpperCase()),R.type==="footnoteDe\
finition"&&this.notes.add(R.identifier.toUpperCase()),(R.type==="blockquote"||R.type==="list"||R.type==="listItem"||R.type==="footnoteDefinition")&&w.push(...R.
children);O=w}}isUseful(g,O){if(this.links.size+this.notes.size===0||!g.includes("["))return!1;const w=new mt;return w.learn(O),w.links.size<this.links.size||w.
notes.size<this.notes.size}seeded(){return new mt(this)}seed({parser:g}){const{defined:O}=g;for(const R of this.links)O.includes(R)||O.push(R);const w=g.gfmFootnotes??=
[];for(const R of this.notes)w.includes(R)||w.push(R)}}const bt=(L,g)=>({name:L,tokenize:function(w,R,B){return g(this),B}});function Ot(L){const g=new WeakSet;
return{document:{null:[bt("octavoDefinitions",w=>{g.has(w.parser)||L.seed(w),g.add(w.parser)})]}}}const Tt=Array.from("*_~[]!",L=>L.charCodeAt(0));function dt(){
const L=new WeakMap,g=bt("octavoMarks",O=>{const w=(L.get(O.events)??0)+1;if(w>C)throw j();L.set(O.events,w)});return{text:Object.fromEntries(Tt.map(O=>[O,g]))}}
async function wt({children:L},g){let O=0,w=L;for(let R=0;w.length>0;R++){if(R>N)throw $();const B=[];for(const Z of w){if(Z.type==="table"&&(O+=J(Z)),O>I)throw p();
if("children"in Z)for(const lt of Z.children)B.push(lt);const ot=g.step(200);ot&&await ot}w=B}}const J=({children:L})=>L.length*(L[0]?.children.length??0)}),15870:((ct,V,u)=>{
u.d(V,{A:()=>N,b:()=>z,imageTargets:()=>_});var U=u(31449),W=u(19165);function z(I){if(I.startsWith("data:"))return I;try{return decodeURIComponent(I)}catch{return I}}
async function _(I,C){const x=await(0,W.D)((0,U.X)(I).markdown,C);return[...new Set(N(x))]}function N(I){const C=new Map,x=[],$=[I];for(let p=$.pop();p;p=$.pop())
if(p.type==="definition"&&!C.has(p.identifier)&&C.set(p.identifier,p.url),p.type==="image"&&x.push(p.url),p.type==="imageReference"&&x.push({reference:p.identifier}),
"children"in p)for(const j of[...p.children].reverse())$.push(j);return x.map(p=>typeof p=="string"?p:C.get(p.reference)).filter(p=>p!==void 0).map(z)}}),84655:((ct,V,u)=>{
u.d(V,{F:()=>U});const U=(W,z,_=[])=>({code:"characters_missing",message:`Boxes are drawn for characters that cannot be shown: ${W}. ${z}`,..._.length>0?{mentions:_}:
{}})}),6093:((ct,V,u)=>{u.d(V,{Rl:()=>y,TY:()=>j,VV:()=>p,Vv:()=>z,ft:()=>C,kh:()=>$,vw:()=>x});var U=u(46161),W=u(79131);const z="‏";let _;const N=()=>_??=(0,U.
A)(),I=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,C=l=>I.test(l),x=l=>C(l)&&(N().getEmbeddingLevels(
l).paragraphs[0]?.level??0)%2===1;function $(l){if(!C(l))return l===""?[]:[{text:l,rtl:!1,at:0}];const{levels:E,paragraphs:D}=N().getEmbeddingLevels(l),M=D[0]?.
level??0;for(let T=l.length-1;T>=0&&/\s/.test(l[T]);T--)E[T]=M;const m=[];for(let T=0;T<l.length;T++){const P=m.at(-1);P&&P.level===E[T]?P.text+=l[T]:m.push({level:E[T],
text:l[T],at:T})}const b=m.reduce((T,{level:P})=>Math.max(T,P),0);for(let T=b;T>0;T--)for(let P=0,K=0;P<m.length;P=K+1){for(K=P;K<m.length&&m[K].level>=T;)K++;K>
P+1&&m.splice(P,K-P,...m.slice(P,K).reverse())}return m.map(({level:T,text:P,at:K})=>({text:P,rtl:T%2===1,at:K}))}const p=l=>Array.from(l,E=>N().getMirroredCharacter(
E)??E).join(""),j=l=>(0,W.qf)(p(l)).reverse().join(""),y=l=>$(l).flatMap(({text:E,rtl:D})=>D?(0,W.qf)(p(E)).reverse():(0,W.qf)(E))}),26429:((ct,V,u)=>{u.d(V,{$u:()=>_,
ai:()=>N,b8:()=>z,dc:()=>C,zO:()=>I});var U=u(15975),W=u(20381);function z(x,$){const p=typeof x=="number"?Math.abs(x):0,j=typeof $=="number"?Math.abs($):0;return{
capHeight:p>=400&&p<=850?p:700,descent:-(j>=50?Math.min(j,230):230)}}const _=(x,$)=>`/Span <</ActualText <${Buffer.from((0,W.wx)(x).bytes).toString("hex")}>>> B\
DC ${$} EMC`,N=x=>(0,U.ZV)(Math.round(x*1e3)/1e3||0),I=(x,$)=>`<${x.map(p=>p.toString(16).padStart($*2,"0")).join("")}>`;function C(x){return x.some($=>$<32||$>
126)?I(x,1):`(${String.fromCharCode(...x).replace(/[\\()]/g,"\\$&")})`}}),80199:((ct,V,u)=>{u.d(V,{DI:()=>N,Gd:()=>C,Mo:()=>z,Mp:()=>p,Pj:()=>$,S3:()=>W,Z7:()=>_,
d:()=>j,iN:()=>U,lw:()=>I,zl:()=>x});function U({box:[y,l,E,D],rotation:M}){const m=E-y,b=D-l;return M%180===0?{width:m,height:b}:{width:b,height:m}}function W({
box:[y,l,E,D],rotation:M}){switch(M){case 0:return[1,0,0,1,y,l];case 90:return[0,1,-1,0,E,l];case 180:return[-1,0,0,-1,E,D];case 270:return[0,-1,1,0,y,D]}}function z(y,l){
return l===void 0?y:$(y,l)??y}function _([y,l,E,D]){return[Math.min(y,E),Math.min(l,D),Math.max(y,E),Math.max(l,D)]}function N([y,l,E,D,M,m]){const b=y*D-l*E,[T,
P,K,nt]=[D/b,-l/b,-E/b,y/b];return[T+0,P+0,K+0,nt+0,-(M*T+m*K)+0,-(M*P+m*nt)+0]}function I(y,l){const[E,D,M,m,b,T]=y,[P,K,nt,ht,it,pt]=l;return[E*P+D*nt,E*K+D*ht,
M*P+m*nt,M*K+m*ht,b*P+T*nt+it,b*K+T*ht+pt]}function C([y,l,E,D,M,m],b,T){return[y*b+E*T+M,l*b+D*T+m]}function x(y,[l,E,D,M]){const[m,b]=C(y,l,E),[T,P]=C(y,D,E),
[K,nt]=C(y,l,M),[ht,it]=C(y,D,M);return[Math.min(m,T,K,ht),Math.min(b,P,nt,it),Math.max(m,T,K,ht),Math.max(b,P,nt,it)]}function $(y,l){const E=[Math.max(y[0],l[0]),
Math.max(y[1],l[1]),Math.min(y[2],l[2]),Math.min(y[3],l[3])];return E[0]<E[2]&&E[1]<E[3]?E:void 0}const p=y=>y.map(l=>Math.round(l*1e5)/1e5+0),j=(y,{userUnit:l})=>String(
Number((y*l/72).toPrecision(3)))}),80397:((ct,V,u)=>{u.d(V,{Ip:()=>x,XM:()=>l,Xb:()=>y,ds:()=>C,qg:()=>j});var U=u(58247),W=u(30729),z=u(1480),_=u(10404),N=u(34331),
I=u(31808);const C=(0,W.H)(async M=>x(M,await(0,_.Br)(M)));function x(M,m){const b=(it,pt)=>(0,U.w)((0,N.sm)(m,it,pt)[0]??""),T=p(b("pdfaid","part"),b("pdfaid",
"conformance").toLowerCase()),P=$(b("pdfuaid","part"))?`PDF/UA-${b("pdfuaid","part")}`:void 0,nt=[b("pdfxid","GTS_PDFXVersion")||b("pdfx","GTS_PDFXVersion")||((0,U.
G)(M.resolve((0,_._U)(M)?.get("GTS_PDFXVersion")))??""),b("pdfe","ISO_PDFEVersion"),b("pdfvtid","GTS_PDFVTVersion")],ht=[T?.name,P,...nt.filter(it=>/^PDF\/[\w .:/()-]{1,40}$/.
test(it))];return{archive:T,accessible:P,names:ht.filter(it=>it!==void 0)}}const $=M=>/^[1-9]$/.test(M);function p(M,m){if(!$(M))return;const b=/^[abuef]$/.test(
m)?m:"";return{part:Number(M),level:b,name:`PDF/A-${M}${b}`}}function j(M,m,b,T){return m&&D(M,m,[z.dK.pdfaid]),y(b,T)}const y=({name:M},m)=>({code:"pdfa_identi\
fication_removed",message:`The document no longer claims ${M}: ${m}.`});async function l(M){const m=await(0,_.Br)(M);if(!m)return[];const{archive:b,accessible:T}=x(
M,m);D(M,m,[z.dK.pdfaid,z.dK.pdfuaid]);const P=[b?.name,T].filter(K=>K!==void 0);return P.length>0?[E(P)]:[]}const E=M=>({code:"conformance_dropped",message:`Th\
e result no longer claims ${M.join(" and ")}, because a merge cannot guarantee conformance.`});function D(M,m,b){m.properties.some(({namespace:T})=>b.includes(T))&&
(0,I._L)(M,(0,I.QH)(m,({namespace:T})=>b.includes(T),[]))}}),31808:((ct,V,u)=>{u.d(V,{QH:()=>_,T3:()=>N,_L:()=>$});var U=u(1480),W=u(54075),z=u(16039);function _(p,j,y){
const{text:l,properties:E,end:D,about:M}=p,m=[];let b=0;for(const T of E.filter(j).sort((P,K)=>P.from-K.from))T.from<b||(m.push(l.slice(b,T.from)),b=T.to);return m.
push(l.slice(b,Math.max(D,b))),y.length>0&&m.push(I(y,M)),m.push(l.slice(Math.max(D,b))),x(m.join(""))}function N(p){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHz\
reSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${U.dK.rdf}">
${I(p,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function I(p,j){const l=[...new Set(p.map(({prefix:D})=>D))].map(D=>` xmlns:${D}="${U.dK[D]}"`).join(""),E=p.map(({prefix:D,name:M,form:m,values:b})=>`\
<${D}:${M}>${C(m,b)}</${D}:${M}>
`);return`<rdf:Description xmlns:rdf="${U.dK.rdf}" rdf:about="${(0,W.X)(j)}"${l}>
${E.join("")}</rdf:Description>
`}function C(p,j){const y=l=>j.map(E=>`<rdf:li${l}>${(0,W.X)(E)}</rdf:li>`).join("");switch(p){case"simple":return(0,W.X)(j[0]??"");case"alternative":return`<rd\
f:Alt>${y(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${y("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${y("")}</rdf:Bag>`}}const x=p=>p.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function $(p,j){const y=p.catalog.get("Metadata"),l=p.resolve(y),E=l instanceof z.Z6?[...l.dict].
filter(([m])=>!["Filter","DecodeParms","Length"].includes(m)):[],D=new z.Bi([["Type",new z.SX("Metadata")],["Subtype",new z.SX("XML")],...E]),M=new z.Z6(D,Buffer.
from(j,"utf8"));(0,z.i9)(y)&&l instanceof z.Z6?p.put(y,M):p.edit(p.catalogNumber).set("Metadata",p.add(M))}}),30729:((ct,V,u)=>{u.d(V,{H:()=>U});function U(W){const z=new WeakMap;
return _=>{if(_.hasChanges)return W(_);const N=z.get(_);if(N)return N.answer;const I=W(_);return z.set(_,{answer:I}),I}}}),30491:((ct,V,u)=>{u.d(V,{s:()=>z});function U(_,N){
const I=[],C=[],x=`use ${N.map($=>`{${$}}`).join(", ")}`;for(const $ of _.normalize("NFC").split(/(\{[^{}]*\})/)){const p=N.find(j=>`{${j}}`===$);if(p)I.push({placeholder:p});else if(/^\{[^{}]*\}$/.
test($))C.push($);else{if(/[{}]/.test($))return{problem:`has a brace that belongs to no placeholder; ${x}`};$&&I.push({literal:$})}}return C.length===0?{pieces:I}:
{problem:`has the unknown ${C.length===1?"placeholder":"placeholders"} ${C.join(" and ")}; ${x}`}}const W=["number","last","label","name"],z=_=>U(_,W)}),35092:((ct,V,u)=>{
u.d(V,{E:()=>C,L:()=>N});var U=u(38917),W=u(30491);function z(x){const $=(0,W.s)(x);return"problem"in $?$.problem:void 0}const _=/^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8}){0,8}$/,
N=x=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.test(x),C={"file-name":{holds:x=>!/[/\\\p{Cc}\p{Cs}]/u.test(x)&&/[^. ]/.test(x),words:"a file name without fol\
ders"},"media-type":{holds:N,words:"a media type such as text/xml or application/pdf"},date:{holds:x=>(0,U.Z)(x)!==void 0,words:"a date of ISO 8601 such as 2026\
-11-20 or 2026-11-20T14:30:00+01:00"},"number-format":{holds:x=>z(x)===void 0,words:"text such as {number} / {last}",problem:z},"language-tag":{holds:x=>_.test(
x),words:"a language tag such as en, de-AT or zh-Hant (BCP 47)"}}})};
