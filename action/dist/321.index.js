"use strict";exports.id=321,exports.ids=[321],exports.modules={40321:((Tt,tt,m)=>{m.r(tt),m.d(tt,{markdown_to_pdf:()=>rs});var Y=m(34622),U=m(58552),B=m(78323);const N=/^(?:https?|mailto|tel):|^data:image\//i,
A=/^[a-z][a-z0-9+.-]*:/i,E=/^field:/i;async function R(o,t,e){const n=[o];for(let s=n.pop();s;s=n.pop()){const i=e.step(500);if(i&&await i,O(s,t),"children"in s){
s.children.some(r=>r.type==="text"&&(0,B.H)(r.value))&&Object.assign(s,{children:s.children.flatMap(r=>P(r,t))});for(const r of s.children)n.push(r)}}}function O(o,t){
const e=(n,s)=>{const i=o[n];typeof i=="string"&&(0,B.H)(i)&&Object.assign(o,{[n]:(0,B.qk)(i,t,s)})};for(const n of["alt","title"])e(n,k);if(o.type==="code"&&e(
"value"),o.type==="inlineCode"&&e("value",k),o.type==="html"&&e("value",n=>k(n).replace(/[&<>"']/g,s=>`&#${s.charCodeAt(0)};`)),"url"in o&&(0,B.H)(o.url)&&(e("u\
rl",k),w(o.url,o.type==="image")))throw(0,U.G6)([{field:"values",message:"give an address another scheme than http, https, mailto or tel, or data with an image"}])}
const w=(o,t)=>A.test(o.trim())&&!N.test(o.trim())&&!(t&&E.test(o.trim())),k=o=>o.replace(/\r?\n/g," ");function P(o,t){return o.type!=="text"||!(0,B.H)(o.value)?
[o]:(0,B.qk)(o.value.replaceAll(`
`," "),t,n=>n.replace(/\r\n?/g,`
`)).split(`
`).flatMap((n,s)=>s===0?[{type:"text",value:n}]:[{type:"break"},{type:"text",value:n}])}var j=m(6565),$=m(7725);const W=o=>o.map(t=>t.type==="text"||t.type==="i\
nlineCode"?t.value:t.type==="image"||t.type==="imageReference"?t.alt??"":t.type==="break"?" ":"children"in t?W(t.children):"").join("").replace(/\s+/g," ");var K=m(
72648),rt=m(96927),ct=m(86476),zt=m(14029),Nt=m(49180),Ct=m(60666),Dt=m(87593),Bt=m(3166),Ot=m(47046),X=m(45657);function St(o){const[,t="",e=""]=/^\s*<(\/?)([a-z][a-z0-9-]*|!--)/i.
exec(o)??[];return{name:e.toLowerCase(),closes:t!==""}}const dt=o=>/^\s*<!--\s*page-?break\s*-->\s*$/i.test(o),C=/<(script|style|template)\b[^<>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi,
v=/<!--(?:-?>|[\s\S]*?(?:-->|$))|<\?[\s\S]*?(?:\?>|$)|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<![a-z][\s\S]*?(?:>|$)/gi,L=/<(?:br|hr|\/?(?:p|div|h[1-6]|li|ul|ol|tr|table|section|details|summary|blockquote|dl|dt|dd|pre))\b[^<>]*>/gi,
T=/<\/?(?:td|th)\b[^<>]*>/gi,G=/<\/?[a-z][^<>]*(?:>|$)/gi,S={amp:"&",lt:"<",gt:">",quot:'"',apos:"'",nbsp:" "};function J(o){return o.replace(C,"").replace(v,"").
replace(/\s+/g," ").replace(L,`
`).replace(T," ").replace(G,"").replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi,(t,e,n,s)=>{if(s!==void 0)return S[s.toLowerCase()]??t;const i=e===void 0?
parseInt(n,16):Number(e);return i>0&&i<=1114111&&(i<55296||i>57343)?String.fromCodePoint(i):"�"}).split(`
`).map(t=>t.replace(/ +/g," ").trim()).filter(t=>t!=="")}var nt=m(47707),at=m(27077),st=m(74135);const q=-.12,ht=.27,gt=.055,pt={below:.24,height:1.18,beside:.18};
function lt(o,t,e,n,s){const{fragments:i}=t;for(let r=0,c=0;r<i.length;r=c){const{run:a}=i[r];let h=0;for(c=r;c<i.length&&mt(i[c],i[r]);c++)h+=i[c].width;const l=s&&
a.owner!==null?a.owner?.in(s)??s:void 0;if(a.kind==="image"){const{upright:d}=a.image,g=(0,st.lw)(d,[a.width,0,0,a.height,e,n]);o.draw(l,{kind:"image",name:o.image(
a.image),matrix:g})}else{const d=i.slice(r,c).map(({word:g})=>g);o.draw(l,...bt(d,a.look,e,n,h))}const u=a.owner?.linking;if(s&&u?.link){const d=a.kind==="image"?
a.height:a.look.size,g=[e,n-d*.25,e+h,n+d*(a.kind==="image"?1:.9)];o.link(u.in(s),g,u.link.target,u.link.contents)}e+=h}}function mt(o,{run:t}){return o.run===t||
o.run.kind==="text"&&t.kind==="text"&&o.run.look===t.look&&o.run.owner===t.owner}function bt(o,t,e,n,s){const{size:i,color:r,rise:c=0,oblique:a=!1,ground:h}=t,l=n+
c,u=[];if(h){const{below:g,height:p,beside:f}=pt,M={x:e-f*i,y:l-g*i,width:s+2*f*i,height:p*i};u.push({kind:"area",...M,color:h,radius:i*.2})}u.push({kind:"text",
x:e,y:l,size:i,color:r,words:o,oblique:a});const d=g=>({kind:"area",x:e,y:l+g*i,width:s,height:gt*i,color:r});return t.underlined===!0&&u.push(d(q)),t.struck===
!0&&u.push(d(ht)),u}const be=.78,Vt=.3;class Xt{setting;scale;sink;notesOf;after=0;reach=0;joined=!1;markers=[];constructor(t,e,n,s){this.setting=t,this.scale=e,
this.sink=n,this.notesOf=s}mark(t){this.markers.push(t)}get isWaiting(){return this.markers.length>0}join(){this.joined=!0}gap(t){this.after=Math.max(this.after,
t)}extend(t){this.reach+=t}row(t,e=this.scale.leading*.7){const n=this.joined?0:Math.max(this.after,t.before)+this.reach;this.after=0,this.reach=0,this.joined=!1;
const s=this.markers.splice(0);if(s.length===0)return this.sink({...t,before:n});this.sink({...t,before:n,paint:(i,r,c)=>{for(const a of s)a(i,r-e,c);t.paint(i,
r,c)}})}async text(t,e,n,s){const i=Math.min(e.width,this.scale.measure),{lines:r,job:c}=this.setting,a=await(0,at.k6)(r.setting(t,i),c.pace),{lines:h}=a;for(const[
l,u]of h.entries()){const d=l===0,p=l===h.length-1?s.keep===!0:d||l===h.length-2||s.keep===!0;this.line(u,{paragraph:a,frame:e,measure:i,element:n,options:s,isFirst:d,
keep:p})}this.gap(s.after??0)}line(t,e){const{frame:n,element:s,options:i,isFirst:r,keep:c}=e,{height:a,baseline:h}=Qt(t,i),{isRight:l}=e.paragraph,d=(l?n.x+n.width-
e.measure:n.x)+qt(t,e.measure,i.align??(l?"right":"left")),g=t.notes.flatMap(p=>this.notesOf(p,n.element));this.row({before:r?i.before??0:0,height:a,keep:c,decorations:n.
decorations,notes:g,paint:(p,f,M)=>{r&&i.onFirst?.(p,f),lt(p,t,d,f-h,M?void 0:s)}},h)}}function Qt({tallest:o},{leading:t,size:e}){const n=(t-e)/2+e*be+e*.06;if(o<=
n)return{height:t,baseline:n};const s=Math.ceil((o+t*Vt)/(t/2))*(t/2);return{height:s,baseline:s-t*Vt}}function qt({width:o},t,e){return e==="left"?0:e==="right"?
t-o:(t-o)/2}const _t=new WeakMap;function et(o,t,e=o.scale.size,n="Regular"){let s=_t.get(o);s||_t.set(o,s=new Map);const i=`${n} ${e} ${t.join(" ")}`;let r=s.get(
i);return r||s.set(i,r={style:n,size:e,color:t}),r}const Mt=o=>[o,o,o],F={text:Mt(.1),quiet:Mt(.36),rule:Mt(.82),strongRule:Mt(.45),ground:[.957,.961,.969],link:[
.04,.31,.64],bar:Mt(.75)},Me={NOTE:{title:"Note",color:[.04,.36,.72]},TIP:{title:"Tip",color:[.07,.43,.2]},IMPORTANT:{title:"Important",color:[.43,.25,.72]},WARNING:{
title:"Warning",color:[.55,.37,0]},CAUTION:{title:"Caution",color:[.72,.12,.14]}},Ee=1.25,ve=1.45,Te=.88,Se=37.5;class Ht{size;leading;constructor(t){this.size=
t,this.leading=Math.round(t*ve*2)/2}get half(){return this.leading/2}get measure(){return this.size*Se}get codeSize(){return this.size*Te}heading(t){const e=this.
size*Ee**Math.max(4-t,0);return{size:e,leading:Math.ceil(e*1.2/this.half)*this.half,before:this.leading*(t===1?2:t===2?1.5:1),after:this.half}}smaller(t){return new Ht(
this.size*t)}}const te=4,Le=.7,Ae=1.32,Re=2e4;async function Ie({value:o},t,e){const{scale:n,setting:s}=t,{typefaces:i}=s.composition,r=n.codeSize,c=Math.round(
r*Ae*2)/2,a=Le*n.size,h=et(t,F.text,r,"Mono"),l=i.word("0","Mono").width*r/1e3,u=Math.max(Math.floor((e.width-2*a)/l),8),d={x:e.x,width:e.width,color:F.ground,radius:3,
over:a},g=e.element.add("P").add("Code"),p=e.x+a,f=(c-r)/2+r*.84,M=o.split(/\r\n|\n|\r/).flatMap(I=>Ne(I,u));t.gap(n.half),t.extend(a);for(const[I,{text:y,isRest:x}]of M.
entries()){const b=s.job.pace.step(Re);b&&await b;const H=i.word(y===""?" ":y,"Mono");t.row({before:0,height:c,keep:I===0||I===M.length-2,decorations:[...e.decorations,
d],paint:(z,D,V)=>{const _=D-f;x&&z.draw(void 0,...ze(p,_,r));const ut=x?p+2*l:p;z.draw(V?void 0:g,{kind:"text",x:ut,y:_,size:r,color:h.color,words:[H]})}},f)}t.
gap(n.half),t.extend(a)}function ze(o,t,e){const n=(i,r)=>[o+i*e,t+r*e],s={kind:"stroke",width:e*.07,color:F.strongRule};return[{...s,points:[n(.1,.62),n(.1,.26),
n(.68,.26)]},{...s,points:[n(.5,.42),n(.7,.26),n(.5,.1)]}]}function Ne(o,t){const e=o.includes("	")?Ce(o):o;if(e.length<=t)return[{text:e,isRest:!1}];const n=(0,nt.
qf)(e),s=[{text:n.slice(0,t).join(""),isRest:!1}];for(let i=t;i<n.length;i+=t-2)s.push({text:n.slice(i,i+t-2).join(""),isRest:!0});return s}function Ce(o){let t="";
for(const e of o.split(/(\t)/))t+=e==="	"?" ".repeat(te-t.length%te):e;return t}var wt=m(25561);const De=.88,Be=.7,ee=.36,He=-.14,ne=72/96,$e=300,se=/^(?:https?|mailto|tel|ftp):/i,
ie=new WeakMap;function it(o,t,e){let n=ie.get(o);n||ie.set(o,n=new Map);let s=n.get(t);return s||n.set(t,s={...o,...e}),s}const $t=o=>o.style==="Mono"?o:it(o,"\
bold",{style:"SemiBold",oblique:o.style==="Italic"}),Ge=o=>o.style==="Regular"?it(o,"italic",{style:"Italic"}):it(o,"italic",{oblique:!0}),Pe=o=>it(o,"code",{style:"\
Mono",oblique:!1,size:o.size*De,ground:F.ground}),oe=(o,t)=>it(o,`raised ${t}`,{size:o.size*Be,rise:(o.rise??0)+o.size*t});class re{setting;room;runs=[];open=[];constructor(t,e){
this.setting=t,this.room=e}add(t,e,n){for(const s of t)this.node(s,e,n);return this}text(t,e,n,s){const i=this.runs.at(-1);let r=t.replace(/[ \t\r\n]+/g," ");if(r.
startsWith(" ")&&(!i||i.kind==="break"||i.kind==="text"&&i.text.endsWith(" "))&&(r=r.slice(1)),r==="")return;let c=e;for(const a of this.open)a==="u"?c=it(c,"u",
{underlined:!0}):c=oe(c,a==="sup"?ee:He);this.runs.push({kind:"text",text:r,look:c,owner:n,...s!==void 0&&{note:s}})}node(t,e,n){switch(t.type){case"text":return this.
text(t.value,e,n);case"emphasis":return void this.add(t.children,Ge(e),n);case"strong":return void this.add(t.children,$t(e),n);case"delete":return void this.add(
t.children,it(e,"struck",{struck:!0}),We("LineThrough",n));case"inlineCode":return this.text(t.value,Pe(e),new wt._("Code",{},n));case"break":this.runs.push({kind:"\
break"});return;case"link":return this.link(t.url,t.children,e,n);case"linkReference":{const s=this.setting.definitions.get(t.identifier)?.url;return s===void 0?
void this.add(t.children,e,n):this.link(s,t.children,e,n)}case"image":return this.image(t.url,t.alt??"",e,n);case"imageReference":return this.image(this.setting.
definitions.get(t.identifier)?.url??"",t.alt??"",e,n);case"footnoteReference":return this.reference(t.identifier,e,n);case"html":return this.html(t.value);default:
return t}}link(t,e,n,s){const i=this.targetOf(t);if(!i)return void this.add(e,n,s);const r=W(e).trim().slice(0,$e)||t,c=new wt._("Link",{},s,{target:i,contents:r});
this.add(e,it(n,"link",{color:F.link}),c)}targetOf(t){if(se.test(t))return{uri:Fe(t)};const e=/^#(.+)$/.exec(t)?.[1],n=e===void 0?void 0:this.setting.places.get(
Ue(e).toLowerCase());if(n)return{place:n};this.setting.told.links.add(t)}image(t,e,n,s){const i=this.setting.images.get((0,Y.bi)(t));if(!i)return this.setting.told.
images.add(t),e===""?void 0:se.test(t)?this.link(t,[{type:"text",value:e}],n,s):this.text(e,n,s);const r=this.sizeOf(i);this.runs.push({kind:"image",image:i,...r,
owner:e===""?null:new wt._("Figure",{alt:e},s)})}sizeOf({displayed:t,resolution:e}){const n=e?{width:t.width/e.x*72,height:t.height/e.y*72}:{width:t.width*ne,height:t.
height*ne},s=Math.min(1,this.room.width/n.width,this.room.height/n.height);return{width:n.width*s,height:n.height*s}}reference(t,e,n){const{cited:s,footnotes:i}=this.
setting;if(!i.has(t))return;const r=s.get(t)??s.size+1;s.set(t,r);const c=this.setting.places.get(`${t}
`),a=new wt._("Reference",{},n),h=c?new wt._("Link",{},a,{target:{place:c},contents:`Footnote ${r}`}):a;this.text(String(r),oe(it(e,"link",{color:F.link}),ee),h,
t)}html(t){const{name:e,closes:n}=St(t);if(e==="br")this.runs.push({kind:"break"});else if(e==="sub"||e==="sup"||e==="u"){const s=this.open.lastIndexOf(e);n?s>=
0&&this.open.splice(s,1):this.open.push(e)}else e!=="!--"&&(this.setting.told.html=!0)}}const We=(o,t)=>new wt._("Span",{attributes:{O:"Layout",TextDecorationType:o}},
t),Fe=o=>o.replace(new RegExp("\\p{Cs}","gu"),"�").replace(/[^\x21-\x7e]|["<>\\^`{|}]/gu,t=>encodeURIComponent(t));function Ue(o){try{return decodeURIComponent(
o)}catch{return o}}var Et=m(12889);const je=new RegExp("\\p{L}","u");function ce(o){const t=[o];for(let e=t.pop();e;e=t.pop()){if((e.type==="text"||e.type==="in\
lineCode")&&je.test(e.value))return(0,Et.vw)(e.value);if("children"in e)for(let n=e.children.length-1;n>=0;n--)t.push(e.children[n])}return!1}const ae=[{text:"•",
numbering:"Disc"},{text:"–",numbering:"None"},{text:"▪",numbering:"Square"}],Gt=.5,Ke=1.5,Ze=.5,Ye=.125;async function Je(o,t,e,n){const{size:s,leading:i,half:r}=t.
scale,c=ae[e.depth%ae.length],a=o.start??1,h=ce(o),l=e.x+e.width,u=y=>h?`.${y}`:`${y}.`,d=et(t,e.color),g=(y,x)=>x===!0?"☑":x===!1?"☐":o.ordered===!0?u(a+y):
c.text,p=(0,X.Kf)([0,o.children.length-1].map(y=>he(t,d,g(y,o.children[y]?.checked)))),f=Math.max(p+Gt*s,Ke*s),M=o.spread===!0||o.children.some(({spread:y})=>y===
!0),I=e.element.add("L",{attributes:{O:"List",ListNumbering:o.ordered===!0?"Decimal":c.numbering}});(e.depth===0||!e.tight)&&t.gap(r);for(const[y,x]of o.children.
entries()){y>0&&t.gap(i*(M?Ze:Ye));const b=I.add("LI"),H=b.add("Lbl"),z=g(y,x.checked),D=he(t,d,z),V=h?l-f+Gt*s:e.x+f-Gt*s-D;t.mark((ut,Q,ft)=>Ve(t,ut,z,d,V,Q,ft?
void 0:H));const _={...e,x:h?e.x:e.x+f,width:e.width-f,element:b.add("LBody"),depth:e.depth+1,tight:!M};await n(x.children,_),t.isWaiting&&t.row({before:0,height:i,
keep:!1,decorations:e.decorations,paint:()=>{}})}t.gap(e.tight&&e.depth>0?0:r)}const he=({setting:o},t,e)=>o.composition.typefaces.word(e,t.style).width*t.size/
1e3;function Ve({setting:o},t,e,{size:n,style:s,color:i},r,c,a){t.draw(a,{kind:"text",x:r,y:c,size:n,color:i,words:[o.composition.typefaces.word(e,s)]})}const Pt=.55,
Xe=.3,Qe=.75,qe=1.32,_e=12;async function tn(o,t,e){const{pace:n}=t.setting.job,s=o.children[0]?.children.length??0,i=Array.from({length:s},(g,p)=>o.align?.[p]??
null),r=Array.from({length:s},()=>({whole:0,least:0}));for(const[g,{children:p}]of o.children.entries())for(const[f,M]of p.slice(0,s).entries()){const I=le(M,t,
e,t.scale.size,g===0),y=await(0,at.k6)(t.setting.lines.widths(I),n);r[f]={whole:Math.max(r[f].whole,y.whole),least:Math.max(r[f].least,y.least)};const x=n.step(
3e3);x&&await x}const c={...en(r,i,e.width,t.scale),isMirrored:ce(o)},a=e.element.add("Table"),h=o.children.length>1&&(o.children[0]?.children??[]).every(({children:g})=>g.
length===0),l=h?void 0:a.add("THead"),u=o.children.length>1?a.add("TBody"):void 0,d=[];t.gap(t.scale.half+2);for(const[g,{children:p}]of o.children.entries()){const f=g===
0;if(f&&!l)continue;const M=(f?l:u).add("TR"),I=Array.from({length:s},(H,z)=>{const D=f?"Column":h&&z===0?"Row":void 0,V=le(p[z],t,e,c.size,f),_=D===void 0?{}:{
attributes:{O:"Table",Scope:D}};return{runs:V,element:M.add(D===void 0?"TD":"TH",_)}}),x=await on(I,c,t,e,{isHead:f,isTop:f||h&&g===1,isLast:g===o.children.length-
1,heads:d});for(const H of x)t.row(H);f&&(0,X.RZ)(d,x);const b=n.step(3e3*s);b&&await b}t.gap(t.scale.leading)}function le(o,t,e,n,s){const i=et(t,e.color,n);return new re(
t.setting,{width:e.width/3,height:n*12}).add(o?.children??[],s?$t(i):i).runs}function en(o,t,e,n){const s=2*Pt*n.size*o.length,r=(d=>o.reduce((g,p)=>g+d(p),0))(
d=>d.least),c=r+s<=e?1:Math.max(e/(r+s),Qe),a=n.size*c,h=2*Pt*a,l=e-h*o.length;return{widths:(r*c>l?nn(o.map(d=>d.least*c),l):sn(o.map(d=>({whole:d.whole*c,least:d.
least*c})),l)).map(d=>d+h),align:t,size:a,leading:Math.round(a*qe*2)/2}}function nn(o,t){const e=[...o].sort((i,r)=>i-r);let n=t,s=0;for(const[i,r]of e.entries()){
if(s=n/(e.length-i),r>s)break;n-=r}return o.map(i=>Math.min(i,s))}function sn(o,t){const e=o.map(({least:h})=>h),n=new Set(o.keys());let s=t;for(let h=!0;h&&n.size>
0;){h=!1;const l=s/n.size;for(const u of n){const{whole:d,least:g}=o[u];if(!(d>l&&g<=l)){e[u]=d<=l?d:g,s-=e[u],n.delete(u),h=!0;break}}}const i=[...n].map(h=>Math.
sqrt(o[h].whole)),r=i.reduce((h,l)=>h+l,0);for(const[h,l]of[...n].entries())e[l]=Math.max(o[l].least,s*i[h]/r);const c=e.reduce((h,l)=>h+l,0)-t,a=e.indexOf((0,X.
Kf)(e));return c>0&&(e[a]=Math.max(e[a]-c,o[a].least)),e}async function on(o,t,e,n,{isHead:s,isTop:i,isLast:r,heads:c}){const{widths:a,align:h,size:l,leading:u,
isMirrored:d}=t,g=Pt*l,{lines:p,job:f,accent:M}=e.setting,I={height:.7,color:M??F.strongRule},y=[];for(const[H,{runs:z}]of o.entries())y.push(await(0,at.k6)(p.setting(
z,Math.max(a[H]-2*g,l)),f.pace));const x=Math.max(1,(0,X.Kf)(y.map(({lines:H})=>H.length))),b=Xe*l;return Array.from({length:x},(H,z)=>{const D=y.map(({lines:Z})=>Z[z]),
V=D.map(Z=>Qt(Z??de,{leading:u,size:l})),_=(0,X.Kf)(V.map(({height:Z})=>Z)),ut=(0,X.Kf)(V.map(Z=>Z.baseline)),[Q,ft]=[z===0,z===x-1],At=Q?b:0,ke=At+_+(ft?b:0);return{
before:0,height:ke,keep:s||(x<=_e?!ft:Q||z===x-2),decorations:n.decorations,notes:D.flatMap(Z=>Z?Z.notes.flatMap(vt=>e.notesOf(vt,n.element)):[]),head:s?void 0:
c,paint:(Z,vt,Oe)=>{const Rt=a.reduce((ot,kt)=>ot+kt,0),It=d?n.x+n.width-Rt:n.x;let Jt=0;for(const[ot,kt]of D.entries()){const ms=d?It+Rt-Jt-a[ot]:It+Jt,ws=a[ot]-
2*g,ys=h[ot]??(y[ot].isRight?"right":"left"),xs=ms+g+qt(kt??de,ws,ys);!kt&&Q&&!Oe&&Z.draw(o[ot].element),kt&&lt(Z,kt,xs,vt-At-ut,Oe?void 0:o[ot].element),Jt+=a[ot]}
i&&Q&&ue(Z,It,vt-.4,Rt,I),ft&&ue(Z,It,vt-ke,Rt,s||r?I:rn)}}})}const de={fragments:[],width:0,tallest:0,notes:[]},rn={height:.4,color:F.rule};function ue(o,t,e,n,{
height:s,color:i}){o.draw(void 0,{kind:"area",x:t,y:e,width:n,height:s,color:i})}const cn="\\newpage",an=/^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*(?:\n|$)/i,
hn=2.5,fe=.75,ln=1200;class dn{onBreak;constructor(t){this.onBreak=t}async layOut(t,e,n){for(const s of t){await this.block(s,e,n);const i=e.setting.job.pace.step(
ln*(1+un(s)));i&&await i}}async block(t,e,n){switch(t.type){case"paragraph":return await this.paragraph(t.children,e,n);case"heading":return await this.heading(
t,e,n);case"blockquote":return await this.quote(t,e,n);case"list":return await Je(t,e,n,(s,i)=>this.layOut(s,e,i));case"code":return await Ie(t,e,n);case"table":
return await tn(t,e,n);case"thematicBreak":return gn(e,n);case"html":return await this.html(t.value,e,n);default:return}}async paragraph(t,e,n){const[s]=t;if(t.
length===1&&s?.type==="text"&&s.value.trim()===cn)return this.onBreak();const i=n.element.add("P"),{size:r,leading:c,half:a}=e.scale,h=this.inlines(e,n).add(t,et(
e,n.color)),l=n.tight?0:a;await e.text(h.runs,n,i,{size:r,leading:c,before:l,after:l})}inlines({setting:t,scale:e},{width:n}){const{height:s,margin:i}=t.geometry;
return new re(t,{width:Math.min(n,e.measure),height:s-2*i-2*e.leading})}contentsHeading(t,e,n){return this.headed([{type:"text",value:t.title}],2,t,e,n)}heading(t,e,n){
return this.headed(t.children,t.depth,e.setting.headings.get(t),e,n)}async headed(t,e,{level:n,place:s},i,r){const c=r.element.add(`H${n}`),{size:a,leading:h,before:l,
after:u}=i.scale.heading(e),d=e>5?F.quiet:i.setting.accent??r.color,g=this.inlines(i,r).add(t,et(i,d,a,"SemiBold"));await i.text(g.runs,r,c,{size:a,leading:h,before:l,
after:u,keep:!0,onFirst:(p,f)=>Object.assign(s,{sheet:p,top:f+i.scale.half})})}async quote(t,e,n){const s=fn(t),{leading:i,size:r}=e.scale,c=r*1.4,a={x:n.x,width:hn,
color:s?.color??e.setting.accent??F.bar,over:1},h={...n,x:n.x+c,width:n.width-c,element:n.element.add("BlockQuote"),decorations:[...n.decorations,a],color:s?n.color:
F.quiet,tight:!1};if(e.gap(i*fe),s){const l=this.inlines(e,h);l.text(s.title,$t(et(e,s.color))),await e.text(l.runs,h,h.element.add("P"),{size:r,leading:i,keep:!0}),
e.join()}await this.layOut(s?.children??t.children,e,h),e.gap(i*fe)}async html(t,e,n){if(dt(t))return this.onBreak();/^\s*<!--/.test(t)||(e.setting.told.html=!0);
for(const s of J(t))await this.paragraph([{type:"text",value:s}],e,n)}}const un=({position:o})=>(o?.end.offset??0)-(o?.start.offset??0);function fn({children:o}){
const[t,...e]=o,[n,...s]=t?.type==="paragraph"?t.children:[],i=n?.type==="text"?an.exec(n.value):null;if(t?.type!=="paragraph"||n?.type!=="text"||!i)return;const r=n.
value.slice(i[0].length);if(r===""&&s.length>0&&s[0].type!=="break")return;const c=[...r===""?[]:[{...n,value:r}],...s.filter((h,l)=>l>0||r!=="")];return{...Me[i[1].
toUpperCase()],children:c.length===0?e:[{...t,children:c},...e]}}function gn(o,{x:t,width:e,decorations:n}){const{leading:s}=o.scale;o.row({before:o.scale.half,
height:s,keep:!1,decorations:n,paint:(i,r)=>i.draw(void 0,{kind:"area",x:t,y:r-s/2,width:e,height:.6,color:F.strongRule})}),o.gap(o.scale.half)}var Wt=m(17581);
const pn=3,mn=3;class wn{setting;waiting=[];constructor(t){this.setting=t}layOut(t,e,n){const s=n.element.add("TOC"),i=(0,X.YG)(t.map(({level:a})=>a)),r=t.filter(
({level:a})=>a-i<pn),c={...n,width:Math.min(n.width,e.scale.measure)};for(const a of r)this.entry({...a,level:a.level-i+1},s,e,c);return e.gap(e.scale.leading),
r.length}fill(){const{sheets:t}=this.setting.composition,e=new Map(t.map((n,s)=>[n,s+1]));for(const{place:n,fill:s}of this.waiting)n.sheet&&s(e.get(n.sheet))}entry({
title:t,level:e,place:n},s,i,r){const{size:c,leading:a,half:h}=i.scale,l=(e-1)*c*1.4,u=s.add("TOCI").add("Reference").add("Link"),d=et(i,r.color,c,e===1?"SemiBo\
ld":"Regular"),g=r.width-l-c*3,{lines:p}=this.setting.lines.paragraph([{kind:"text",text:t,look:d}],g);for(const[f,M]of p.entries()){const I=f===p.length-1,y=M.
fragments.map(({word:b})=>b),x=a*.72;i.row({before:f===0&&e===1?h/2:0,height:a,keep:!I,decorations:[],paint:(b,H)=>{const[z,D]=[r.x+l,H-x];b.draw(u,{kind:"text",
x:z,y:D,size:c,color:d.color,words:y}),I&&this.leader(b,u,n,z+M.width,{right:r.x+r.width,baseline:D,size:c},d.color);const V=[z,D-c*.25,r.x+r.width,D+c*.9];b.link(
u,V,{place:n},t)}})}}leader(t,e,n,s,i,r){const{typefaces:c}=this.setting.composition;t.draw(void 0,...(0,Wt.p4)(s,(0,Wt.zt)(c,mn,i.size),i));const a={kind:"text",
x:i.right,y:i.baseline,size:i.size,color:r,words:[]};t.draw(e,a),this.waiting.push({place:n,fill:h=>Object.assign(a,(0,Wt.tk)(c,String(h),i,r))})}}var yn=m(78445);
const xn=.84,kn=.6,ge={width:120,height:.5};function On(o,t){const e=new Map,n=s=>{const i=[...s].reverse();for(let r=i.pop();r;r=i.pop())if(r.type!=="footnoteD\
efinition"&&(r.type==="footnoteReference"&&t.has(r.identifier)&&!e.has(r.identifier)&&e.set(r.identifier,e.size+1),"children"in r))for(const c of[...r.children].
reverse())i.push(c)};n(o.children);for(const s of e.keys())n(t.get(s).children);return e}class bn{setting;scale;frame;layOut;notes=new Map;used=new Set;constructor(t,e,n,s){
this.setting=t,this.scale=e,this.frame=n,this.layOut=s}async prepare(){for(const[t,e]of this.setting.cited)this.notes.set(t,await this.note(t,e))}rowsFor=(t,e)=>{
const n=this.notes.get(t);return!n||this.used.has(t)?[]:(this.used.add(t),e.adopt(n.element),n.rows.flatMap(s=>[s,...s.notes??[]]))};async note(t,e){const{setting:n,
frame:s}=this,i=new yn.H("Note",void 0,{id:`note-${e}`}),r=[],c=this.scale.smaller(xn),a=(b,H)=>n.cited.get(b)>e?this.rowsFor(b,H):[],h=new Xt(n,c,b=>r.push(b),
a),l=et(h,F.text),{typefaces:u}=n.composition,d=u.word(`${e}.`,l.style),p=d.width*l.size/1e3+kn*l.size,f=i.add("Lbl"),M=n.places.get(`${t}
`);h.mark((b,H)=>{Object.assign(M,{sheet:b,top:H+c.leading}),b.draw(f,{kind:"text",x:s.x,y:H,size:l.size,color:l.color,words:[d]})});const I={...s,x:s.x+p,width:s.
width-p,element:i,tight:!0};await this.layOut(n.footnotes.get(t).children,h,I),h.isWaiting&&h.row({before:0,height:c.leading,keep:!1,decorations:[],paint:()=>{}});
const[y,...x]=r;return{element:i,rows:y?[{...y,before:c.half/2},...x]:[]}}}const Mn=(o,{leading:t,half:e})=>({before:e,height:e/2,keep:!0,decorations:[],paint:(n,s)=>n.
draw(void 0,{kind:"area",x:o,y:s-ge.height-t*.1,...ge,color:F.strongRule})});var Ft=m(9876);const Ut="￼",En=400,vn=200,yt=100,xt=3e3;class jt{typefaces;breaks;constructor(t,e){
this.typefaces=t,this.breaks=e}static async of(t){return new jt(t,await(0,Ft.Vn)())}paragraph(t,e){return(0,at.zd)(this.setting(t,e))}*setting(t,e){const n=[[]];
for(const a of t)a.kind==="break"?n.push([]):n.at(-1).push(a);const s=pe(n.flat()),i=(0,Et.ft)(s),r=i&&(0,Et.vw)(s),c=[];for(const a of n){const h=[];for(const l of yield*this.
boxes(a))if(l.width<=e)h.push(l);else for(const u of yield*this.split(l,e))h.push(u);for(const l of yield*Ln(h,e))c.push(this.line(l,i,r)),c.length%yt===0&&(yield yt*
xt)}return{lines:c,isRight:r}}*widths(t){let[e,n]=[0,0];for(let s=0,i;s<=t.length;s=i+1){const r=[];for(i=s;i<t.length;i++){const a=t[i];if(a.kind==="break")break;
r.push(a)}let c=0;for(const{width:a,space:h}of yield*this.boxes(r))n=Math.max(n,a),e=Math.max(e,c+a),c+=a+(h?.width??0)}return{whole:e,least:n}}fragment(t,e,n=!1){
const s=this.typefaces.word(e,t.look.style,n);return{run:t,word:s,width:s.width*t.look.size/1e3}}*boxes(t){const e=new Sn(t,this),n=[];for(const{end:s,next:i}of this.
breaks(pe(t))){const r=[];for(;e.at<s;){r.length>0&&(yield xt);for(const a of e.take(Math.min(s,e.cutAfter(vn))))r.push(a)}const[c]=e.take(i);n.push({fragments:r,
width:Kt(r),space:c}),n.length%yt===0&&(yield yt*xt)}return n}*split({fragments:t,space:e},n){const s=[];for(const{run:c,word:a,width:h}of t)if(c.kind==="image")
s.push({run:c,text:Ut,width:h});else{for(const l of(0,Ft.s)(a.text,u=>this.fragment(c,u).width))s.push({...l,run:c});yield xt}const i=[];let r=0;for(const c of(0,Ft.
ZM)(s,()=>n)){const a=this.joined(s.slice(r,r+=c));i.push({fragments:a,width:Kt(a),space:r===s.length?e:void 0}),yield xt}return i}joined(t){const e=[];for(let n=0,
s;n<t.length;n=s){const{run:i}=t[n];let r="";for(s=n;t[s]?.run===i;s++)r+=t[s].text;e.push(i.kind==="image"?{run:i,width:i.width}:this.fragment(i,r))}return e}line(t,e,n){
const s=t.flatMap(({fragments:a,space:h},l)=>h&&l+1<t.length?[...a,h]:a),i=e?this.turned(s,n):s;let r=0;const c=[];for(const{run:a}of s)a.kind==="image"?r=Math.
max(r,a.height):a.note!==void 0&&c.push(a.note);return{fragments:i,width:Kt(i),tallest:r,notes:c}}turned(t,e){const n=e?Et.Vv:"",s=t.map(({word:r})=>r?.text??Ut),
i=[];for(const{text:r,rtl:c,at:a}of(0,Et.pr)(n+s.join(""))){const h=a-n.length,l=[];let u=0;for(const[d,g]of t.entries()){const p=s[d],f=p.slice(Math.max(h-u,0),
Math.max(h+r.length-u,0));u+=p.length,f!==""&&l.push(g.run.kind==="image"?g:this.fragment(g.run,f,c))}for(const d of c?l.reverse():l)i.push(d)}return i}}const pe=o=>o.
map(t=>t.kind==="image"?Ut:t.text).join(""),Kt=o=>o.reduce((t,{width:e})=>t+e,0),Tn=/[\p{M}\p{Join_Control}\p{Cs}]/u;class Sn{runs;maker;run=0;start=0;at=0;constructor(t,e){
this.runs=t,this.maker=e}cutAfter(t){const e=this.runs[this.run];if(e.kind==="image")return this.start+1;const{text:n}=e;let s=this.at-this.start+t;for(const i=s+
t;s<i&&s<n.length&&Tn.test(n.charAt(s));)s++;return this.start+Math.min(s,n.length)}take(t){const e=[];for(;this.at<t;){const n=this.runs[this.run],s=n.kind==="\
image"?1:n.text.length,i=Math.min(t,this.start+s);if(i>this.at&&e.push(n.kind==="image"?{run:n,width:n.width}:this.maker.fragment(n,n.text.slice(this.at-this.start,
i-this.start))),this.at=i,i<this.start+s)break;this.start+=s,this.run++}return e}}function*Ln(o,t){const e=o.length;if(e===0)return[];const n=new Float64Array(e+
1),s=new Uint32Array(e+1);for(let r=e-1;r>=0;r--){let c=1/0,a=0;for(let h=r;h<e&&h-r<En&&(a+=o[h].width,!(a>t+.01&&h>r));h++){const l=Math.max(t-a,0)/t,g=1+(h+1===
e?r>0&&l>.85?.5:0:l*l)+n[h+1];g<c&&(c=g,s[r]=h+1),a+=o[h].space?.width??0}n[r]=c,r%yt===0&&(yield yt*xt)}const i=[];for(let r=0;r<e;r=s[r])i.push(o.slice(r,s[r]));
return i}const[An,Rn,In]=[144,54,12];function zn({logo:o,geometry:t,running:e},n,s){if(!o)return;const{margin:i,width:r}=t,c=e.header!==void 0&&e.headerOnFirst,
{displayed:a,upright:h}=o,l=Math.min(An/a.width,Rn/a.height,s.width/a.width),[u,d]=[a.width*l,a.height*l],g=i/2-(c?n.scale.size:0);n.row({before:0,height:Math.max(
0,d+In-g),keep:!0,decorations:[],paint:(p,f)=>{const M=(0,st.lw)(h,[u,0,0,d,r-i-u,f+g-d]);p.draw(void 0,{kind:"image",name:p.image(o),matrix:M})}})}var Nn=m(42973);
const me=5e3;class Cn{composition;geometry;ruleAboveNotes;used=0;placed=[];notes=[];carried=[];group=[];constructor(t,e,n){this.composition=t,this.geometry=e,this.
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
if(t.sheets.length===me)throw(0,Nn.F)("pages",`The document has more than ${me} pages`,"Split the Markdown into several documents","file");const n=t.sheet(e.width,
e.height),s=this.placeNotes();for(const i of[this.placed,s]){Dn(n,i);for(const{row:r,top:c,repeated:a}of i)r.paint(n,c,a)}this.used=0,this.placed=[],this.notes=
[]}placeNotes(){if(this.notes.length===0)return[];let t=this.geometry.margin+this.heightOfNotes([]);return[this.ruleAboveNotes,...this.notes].map(e=>{t-=e.before;
const n={row:e,top:t,repeated:!1};return t-=e.height,n})}}function Dn(o,t){const e=new Map,n=s=>{const{top:i,bottom:r}=e.get(s),{x:c,width:a,color:h,radius:l=0,
over:u}=s;e.delete(s),o.draw(void 0,{kind:"area",x:c,y:r-u,width:a,height:i-r+2*u,color:h,radius:l})};for(const{row:s,top:i}of t){for(const r of[...e.keys()])s.
decorations.includes(r)||n(r);for(const r of s.decorations){const c=e.get(r);c?c.bottom=i-s.height:e.set(r,{top:i,bottom:i-s.height})}}for(const s of[...e.keys()])
n(s)}var Bn=m(77040);const Hn=.82,$n=6,Zt=12,Gn=1e6;function Pn({composition:o,geometry:t,lines:e},n,s){const{sheets:i}=o,r=we("header",s),c=we("footer",s),a=et(
n,F.quiet,n.scale.size*Hn),h=l=>({number:String(l),last:String(i.length),title:s.title,date:s.date??""});for(const[l,u]of[[r,"Header"],[c,"Footer"]]){if(!l)continue;
const d=new Wn(e,t,a,l,h(i.length));for(const[g,p]of i.entries())(u==="Footer"||g>0||s.headerOnFirst)&&d.draw(p,u,h(g+1))}}function we(o,t){const e=t[o];if(e===
void 0)return;const n=(0,Bn.n)(e);if("problem"in n)throw(0,U.G6)([{field:o,message:n.problem}]);if([...n.left,...n.middle,...n.right].some(i=>typeof i!="string"&&
i.placeholder==="date")&&t.date===void 0)throw(0,U.G6)([{field:"date",message:`is required, because ${o} has {date}`,mentions:[o]}]);return n}class Wn{maker;geometry;line;look;room;constructor(t,e,n,s,i){
this.maker=t,this.geometry=e,this.line=s,this.room=e.width-2*e.margin;const r=this.factorOf(this.texts(i).map(c=>this.set(c,n).width));this.look={...n,size:Math.
max(n.size*Math.min(r,1),Math.min($n,n.size))}}draw(t,e,n){const{margin:s,width:i,height:r}=this.geometry,{size:c}=this.look,a=(e==="Footer"?s/2:r-s/2)-c*.3,h=this.
texts(n),l=h.map(f=>this.set(f,this.look)),u=this.factorOf(l.map(f=>f.width))<.999,d=(this.room-2*Zt)/h.filter(f=>f!=="").length,p=(u?h.map(f=>this.cut(f,d)):l).
flatMap((f,M)=>{let I=[s,(i-f.width)/2,i-s-f.width][M];return f.fragments.flatMap(({word:y,width:x})=>bt([y],this.look,(I+=x)-x,a,x))});t.run(e,...p)}factorOf([
t=0,e=0,n=0]){const s=Math.max(t,n),i=e===0?t+n:2*s+e,r=e===0?t>0&&n>0?Zt:0:s>0?2*Zt:0;return i===0?1:(this.room-r)/i}cut(t,e){const n=this.set(t,this.look);if(n.
width<=e)return n;const s=[...t],i=a=>this.set(`${s.slice(0,a).join("").trimEnd()}…`,this.look);let[r,c]=[0,s.length];for(;r<c;){const a=Math.ceil((r+c)/2);i(
a).width<=e?r=a:c=a-1}return i(r)}texts(t){return[this.line.left,this.line.middle,this.line.right].map(e=>e.map(n=>typeof n=="string"?n:t[n.placeholder]).join("").
trim())}set(t,e){const[n]=this.maker.paragraph([{kind:"text",text:t,look:e}],Gn).lines;return n??{fragments:[],width:0,tallest:0,notes:[]}}}class Fn{used=new Map;next(t){
const e=t.toLowerCase().trim().replace(/[^\p{L}\p{N}\p{M}\p{Pc}\- ]/gu,"").replaceAll(" ","-");let n=e;for(let s=this.used.get(e)??0;this.used.has(n);n=`${e}-${s}`)
s++;return n!==e&&this.used.set(e,Number(n.slice(e.length+1))),this.used.set(n,0),n}}function Un(o){const t=new Map,e=new Map;for(const n of Lt(o))n.type==="def\
inition"&&!t.has(n.identifier)&&t.set(n.identifier,n),n.type==="footnoteDefinition"&&!e.has(n.identifier)&&e.set(n.identifier,n);return{definitions:t,footnotes:e}}
function jn(o){const t=new Map,e=new Map,n=new Fn,s=[];for(const i of Lt(o)){if(i.type!=="heading")continue;const r=W(i.children).trim();for(;s.length>0&&s.at(-1)>=
i.depth;)s.pop();s.push(i.depth);const c={};e.set(n.next(r),c),t.set(i,{title:r,level:s.length,place:c})}return{headings:t,places:e}}function Lt(o){const t=[],e=n=>{
for(const s of n)t.push(s),(s.type==="blockquote"||s.type==="list"||s.type==="listItem"||s.type==="footnoteDefinition")&&e(s.children)};return e(o),t}const Kn=16,
Yt=300,Zn=.82;async function Yn(o,t,e){const{geometry:n,size:s,images:i}=t,r=await Bt.B.open({...qn(o,t),font:t.font},e);await r.typefaces.warm(Qn(o),e.pace);const{
definitions:c,footnotes:a}=Un(o.children),{headings:h,places:l}=jn(o.children),u=On(o,a);for(const Q of u.keys())l.set(`${Q}
`,{});const d={html:!1,links:new Set,images:new Set},g=await jt.of(r.typefaces),p={job:e,composition:r,lines:g,geometry:n,definitions:c,footnotes:a,cited:u,images:i,
places:l,headings:h,told:d,accent:t.accent,language:t.language},f=new Ht(s),{margin:M,width:I}=n,y={x:M,width:I-2*M,element:r.document,decorations:[],color:F.text,
depth:0,tight:!1},x=new Cn(r,n,Mn(M,f)),b=new dn(()=>x.break()),H=(Q,ft,At)=>b.layOut(Q,ft,At),z=new bn(p,f,y,H);await z.prepare();const D=new Xt(p,f,Q=>x.add(Q),
z.rowsFor);zn(t,D,y);const V=[...h.values()],_=new wn(p),ut=t.contents&&V.length>0?await Jn(o,V,{blocks:b,contents:_,pages:x,flow:D,frame:y}):0;return await b.layOut(
o.children.slice(ut),D,y),x.finish(),_.fill(),Pn(p,D,t.running),t.pageNumbers&&t.running.footer===void 0&&_n(p,f,D),{composition:r,bookmarks:ts(V),told:d}}async function Jn(o,t,{
blocks:e,contents:n,pages:s,flow:i,frame:r}){const c=Vn(o);c&&await e.layOut([c],i,r);const a={title:(0,Ot.contentsHeading)(i.setting.language),level:c?2:1,place:{}};
return await e.contentsHeading(a,i,r),n.layOut(c?Xn(t):t,i,r)>Kn&&s.break(),t.splice(c?1:0,0,a),c?1:0}function Vn({children:o}){const[t]=o;return o.filter(n=>n.
type==="heading"&&n.depth===1).length===1&&t?.type==="heading"&&t.depth===1?t:void 0}function Xn([o,...t]){const e=t.length>0?(0,X.YG)(t.map(n=>n.level)):o.level;
return[{...o,level:e},...t]}function Qn(o){const t=[];for(const e of Lt(o.children)){if(t.length>Yt)break;if(e.type==="paragraph")for(const n of W(e.children).split(
" ",Yt))t.push(n)}return t.slice(0,Yt)}function qn(o,{contents:t,running:e}){const n=new Set,s=[e.header??"",e.footer??"",e.date??"",e.title];t&&n.add("SemiBold");
const i=[o];for(let r=i.pop();r;r=i.pop())if((r.type==="heading"||r.type==="strong"||r.type==="table"||r.type==="blockquote")&&n.add("SemiBold"),r.type==="empha\
sis"&&n.add("Italic"),(r.type==="code"||r.type==="inlineCode")&&n.add("Mono"),"value"in r&&s.push(r.value.replace(/[\0-\x7f]+/g,"")),"alt"in r&&typeof r.alt=="s\
tring"&&s.push(r.alt),"children"in r)for(const c of r.children)i.push(c);return{styles:[...n],text:s.join("")}}function _n({composition:o,geometry:t},e,n){const{
sheets:s,typefaces:i}=o,r=et(n,F.quiet,e.size*Zn);for(const[c,a]of s.entries()){const h=i.word(String(c+1),r.style),l=(t.width-h.width*r.size/1e3)/2;a.run("Foot\
er",{kind:"text",x:l,y:t.margin/2-r.size*.3,size:r.size,color:r.color,words:[h]})}}function ts(o){const t=[],e=[{level:0,children:t}];for(const{title:n,level:s,
place:i}of o){if(n===""||!es(i))continue;for(;e.at(-1).level>=s;)e.pop();const r=[];e.at(-1).children.push({title:n,place:i,children:r}),e.push({level:s,children:r})}
return t}const es=o=>o.sheet!==void 0;var ns=m(71775),ss=m(86687),is=m(28409);const ye=72,os=14,rs=async(o,t,e)=>{const n=as(t),s=t.font&&(0,K.g)(t.font,"font"),
{root:i,words:r}=await cs(new TextDecoder().decode(o.bytes),t.values,e),[c]=i.children;r.title!==void 0&&c!==void 0&&c.type!=="heading"&&i.children.unshift(us(r.
title));const a=t.title??r.title??fs(i)??xe(o.name),h=t.language??gs(r.language),l=await ps(i,t.images??[],e),u=t.logo&&await(0,ct.A)(t.logo,"logo",e),{composition:d,
bookmarks:g,told:p}=await Yn(i,{geometry:n,size:t.font_size,font:s,images:l,pageNumbers:t.page_numbers,running:{header:t.header,footer:t.footer,headerOnFirst:t.
header_on_first,date:t.date,title:a},logo:u,accent:t.accent_color===void 0?void 0:ds(t.accent_color),contents:t.table_of_contents,language:h},e),f=[...l.values(),
...u?[u]:[]].some(({components:D})=>D===4),M=t.author??r.author,I=await d.finish({title:a,author:M,language:h,bookmarks:g,breaksArchive:f}),y=t.letterhead&&await hs(
I,t.letterhead,t.letterhead_password,e),x={compact:!0,objectStreams:"smallest"},b=y?.write?await y.write(x):await(0,zt.UN)(I,x),H=d.sheets.length,z=(0,ns.l)({from:"\
Markdown",told:p,missing:d.typefaces.missing,hasFont:s!==void 0,language:h,breaksArchive:f});return y&&(0,X.RZ)(z,y.notes),{documents:[{name:`${xe(o.name)}.pdf`,
bytes:b,pageCount:H}],notes:z,facts:{pageCount:H}}};async function cs(o,t,{pace:e}){const n=t&&await(0,Dt.o)(o,t,e),{words:s,markdown:i}=(0,j.X)(n?.text??o),r=await(0,$.
D)(i,e);if(!n)return{root:r,words:s};await R(r,n.values,e);const{title:c,author:a,language:h}=s,l=u=>(0,B.qk)(u,n.values,k);return{root:r,words:{...c!==void 0&&
{title:l(c)},...a!==void 0&&{author:l(a)},...h!==void 0&&{language:l(h)}}}}function as({page_size:o,orientation:t,margin:e,font_size:n}){const[s,i]=rt.tn[o],[r,
c]=t==="portrait"?[s,i]:[i,s],a=Math.floor((Math.min(r,c)-os*n)/2/ye*100)/100;if(e>a){const h=`leaves no room on ${o} pages with a font_size of ${n}; it must be\
 at most ${a} inches`;throw(0,U.G6)([{field:"margin",message:h,mentions:["font_size"]}])}return{width:r,height:c,margin:e*ye}}function hs(o,t,e,n){const s=Uint32Array.
from({length:o.pages.count},(r,c)=>c+1),i={file:t,password:e,fields:ls,layer:"under",repeat:"last",fit:"page"};return(0,ss.e)(o,i,s,n)}const ls={file:"letterhea\
d",password:"letterhead_password",noun:"the letterhead"},ds=o=>{const[t,e,n]=(0,Nt.q)(o);return[t/255,e/255,n/255]},us=o=>({type:"heading",depth:1,children:[{type:"\
text",value:o}]});function fs({children:o}){for(const t of Lt(o)){const e=t.type==="heading"?W(t.children).trim():"";if(e!=="")return e}}function gs(o){const{holds:t,
words:e}=Ct.E["language-tag"];if(o===void 0||t(o))return o;throw(0,U.G6)([{field:"file",message:`has a lang in its front matter that is not ${e}`}])}async function ps(o,t,e){
const n=new Map,s=new Set((0,Y.A6)(o));for(const i of t)s.has((0,Y.bi)(i.name))&&n.set((0,Y.bi)(i.name),await(0,ct.A)(i,"images",e));for(const[i,r]of(0,is.B)(s))
n.set(i,await(0,ct.A)(r,"file",e));return n}const xe=o=>o.replace(/\.(?:md|markdown|mdown|txt|pdf)$/i,"").trim()||"document"}),17581:((Tt,tt,m)=>{m.d(tt,{p4:()=>R,
tk:()=>O,uJ:()=>B,zt:()=>E});const Y=.55,U=.1,B=.6,N=[.5,.5,.54],A=(w,k)=>w.reduce((P,{width:j})=>P+j,0)*k/1e3,E=(w,k,P)=>A([w.word("0".repeat(k),"Regular")],P);
function R(w,k,{right:P,baseline:j,size:$}){const[W,K]=[Y*$,U*$],rt=P-Math.ceil((k+B*$)/W)*W,ct=j+K/2;return rt-W<w+B*$?[]:[{kind:"stroke",points:[[rt,ct],[w+B*
$,ct]],width:K,color:N,dots:W}]}function O(w,k,{right:P,baseline:j,size:$},W){const K=[w.word(k,"Regular")];return{kind:"text",x:P-A(K,$),y:j,size:$,color:W,words:K}}}),
47046:((Tt,tt,m)=>{m.d(tt,{contentsHeading:()=>E,r:()=>Ot});var Y=m(75934),U=m(17581),B=m(96927),N=m(45657);const A={cs:"Obsah",da:"Indhold",de:"Inhalt",el:"Περ\
ιεχόμενα",en:"Contents",es:"Índice",fi:"Sisällys",fr:"Sommaire",hu:"Tartalom",it:"Indice",nb:"Innhold",nl:"Inhoud",nn:"Innhald",no:"Innhold",pl:"Spis \
treści",pt:"Índice",ro:"Cuprins",ru:"Содержание",sv:"Innehåll",tr:"İçindekiler",uk:"Зміст"},E=dt=>A[(dt??"").toLowerCase().split("-")[0]]??A.
en,R=[.1,.1,.12],O=1.45,w=.35,k=1.9,P=2.1,j=44,$=1.2,W=2,K=3,rt=15e4,ct=2e4,zt="…",Nt=/[^\S\u00a0\u202f]+/gu,Ct=Math.sqrt(B.tn.A4[0]*B.tn.A4[1])/11,Dt=6,Bt=18;
class Ot{composition;contents;pages=[];size;left;right;top;bottom;typefaces;constructor(C,v){this.composition=C,this.contents=v,this.typefaces=C.typefaces;const{
width:L,height:T}=v,G=Math.min(Bt,Math.max(Dt,Math.sqrt(L*T)/Ct));this.size=Math.min(G,L/18,T/10);const S=Math.min(L*.76,j*this.size);this.left=(L-S)/2,this.right=
L-this.left,this.top=T-Math.max(T*.11,this.size*1.5),this.bottom=Math.max(T*.1,this.size*1.5)}static async of(C,v,L){const T=new Ot(C,v),G=[];for(const S of v.titles){
G.push({title:S,lines:await T.broken(S)});const J=L.step(rt);J&&await J}return T.distribute(G),T}get pageCount(){return this.pages.length}async draw(C,v,L){const{
composition:T,size:G}=this,S={},J={element:T.document,index:0};for(const[nt,at]of this.pages.entries()){const st=T.sheet(this.contents.width,this.contents.height);
let q=this.top;nt===0&&(S.sheet=st,S.top=this.contents.height,q-=this.drawHeading(st),J.element=T.document.add("TOC"));for(const ht of at){const gt=J.element.add(
"TOCI").add("Reference").add("Link"),pt=C[J.index],lt=ht.lines.length*O*G;this.drawEntry(st,{entry:ht,number:pt,top:q,item:gt}),st.link(gt,[this.left,q-lt,this.
right,q],v[J.index],`${ht.title}, ${pt}`),q-=lt+w*G,J.index++;const mt=L.step(ct);mt&&await mt}}return S}distribute(C){const{size:v}=this;let L=this.top-this.headingHeight,
T=[];this.pages.push(T);for(const G of C){const S=G.lines.length*O*v;T.length>0&&L-S<this.bottom&&(this.pages.push(T=[]),L=this.top),T.push(G),L-=S+w*v}}get headingHeight(){
return(k*.75+P)*this.size}drawHeading(C){const{size:v,left:L,top:T}=this,G=this.shaped(this.contents.heading,"SemiBold"),S=this.composition.document.add("H1");return C.
draw(S,St(G,L,T-k*.75*v,k*v,R)),this.headingHeight}drawEntry(C,{entry:v,number:L,top:T,item:G}){const{size:S,left:J,right:nt,typefaces:at}=this,[st]=this.shaped(
" ","Regular");let q=T-O*S*.72;for(const[ht,{words:gt,width:pt}]of v.lines.entries()){const lt=J+(ht===0?0:$*S),mt=ht===v.lines.length-1;if(C.draw(G,St([...gt,st],
lt,q,S,R)),mt){const bt={right:nt,baseline:q,size:S};C.draw(void 0,...(0,U.p4)(lt+pt,this.column,bt)),C.draw(G,(0,U.tk)(at,L,bt,R))}q-=O*S}}get column(){return(0,U.
zt)(this.typefaces,this.contents.digits,this.size)}async broken(C){const v=this.size/1e3,L=this.right-this.left-this.column-(2*U.uJ+W)*this.size,G=await new Y.p(
C.trim().replace(Nt," "),S=>X(this.shaped(S,"Regular"))*v).lines(S=>S===0?L:L-$*this.size);return G.slice(0,K).map((S,J)=>{const nt=this.shaped(S,"Regular");return J+
1===K&&G.length>K&&(0,N.RZ)(nt,this.shaped(zt,"Regular")),{words:nt,width:X(nt)*v}})}shaped(C,v){return C.split(/(?<= )|(?= )/).map(L=>this.typefaces.word(L,v))}}
const X=dt=>dt.reduce((C,{width:v})=>C+v,0),St=(dt,C,v,L,T)=>({kind:"text",x:C,y:v,size:L,color:T,words:dt})}),75934:((Tt,tt,m)=>{m.d(tt,{p:()=>U});var Y=m(9876);
class U{text;widthOf;width;parts;constructor(N,A){this.text=N,this.widthOf=A,this.width=A(N)}async lines(N){if(this.width<=N(0))return[this.text];const A=[];let E="",
R=0,O;for(const w of this.parts??=await this.measure()){const k=R+(O?.spaceWidth??0)+w.width;if(k<=N(A.length))E+=(O?.space??"")+w.text,R=k;else{E!==""&&A.push(
E);const P=A.length,j=w.width>N(P)?this.cut(w,$=>N(P+$)):[w.text];for(const $ of j)A.push($);E=A.pop(),R=E===w.text?w.width:this.widthOf(E)}O=w}return A.push(E),
A}async measure(){const{text:N,widthOf:A}=this;return Array.from((await(0,Y.Vn)())(N),({start:E,end:R,next:O})=>{const[w,k]=[N.slice(E,R),N.slice(R,O)];return{text:w,
width:A(w),space:k,spaceWidth:k===""?0:A(k)}})}cut(N,A){const E=N.clusters??=(0,Y.s)(N.text,this.widthOf);let R=0;return(0,Y.ZM)(E,A).map(O=>E.slice(R,R+=O).map(
({text:w})=>w).join(""))}}}),27077:((Tt,tt,m)=>{m.d(tt,{Yz:()=>N,k6:()=>U,p9:()=>A,y:()=>B,zd:()=>Y});function Y(E){for(;;){const{done:R,value:O}=E.next();if(R)
return O}}async function U(E,R){for(;;){const{done:O,value:w}=E.next();if(O)return w;const k=R.step(w);k&&await k}}const B=1e3,N=3e5;function*A(E,R){if(E.length<=
B)return[...E].sort(R);let O=[];for(let w=0;w<E.length;w+=B){for(const k of E.slice(w,w+B).sort(R))O.push(k);yield N}for(let w=B;w<O.length;w*=2){const k=[];for(let P=0;P<
O.length;P+=2*w){const j=Math.min(P+w,O.length),$=Math.min(j+w,O.length);for(let W=P,K=j;W<j||K<$;){const rt=K===$||W<j&&R(O[W],O[K])<=0;k.push(rt?O[W++]:O[K++]),
k.length%B===0&&(yield N)}}O=k}return O}})};
