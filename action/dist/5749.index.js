"use strict";exports.id=5749,exports.ids=[5749,4622],exports.modules={49180:((st,U,f)=>{f.d(U,{q:()=>I});const z="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine\
 7fffd4 azure f0ffff beige f5f5dc bisque ffe4c4 black 000000 blanchedalmond ffebcd blue 0000ff blueviolet 8a2be2 brown a52a2a burlywood deb887 cadetblue 5f9ea0 \
chartreuse 7fff00 chocolate d2691e coral ff7f50 cornflowerblue 6495ed cornsilk fff8dc crimson dc143c cyan 00ffff darkblue 00008b darkcyan 008b8b darkgoldenrod b\
8860b darkgray a9a9a9 darkgreen 006400 darkgrey a9a9a9 darkkhaki bdb76b darkmagenta 8b008b darkolivegreen 556b2f darkorange ff8c00 darkorchid 9932cc darkred 8b0\
000 darksalmon e9967a darkseagreen 8fbc8f darkslateblue 483d8b darkslategray 2f4f4f darkslategrey 2f4f4f darkturquoise 00ced1 darkviolet 9400d3 deeppink ff1493 \
deepskyblue 00bfff dimgray 696969 dimgrey 696969 dodgerblue 1e90ff firebrick b22222 floralwhite fffaf0 forestgreen 228b22 fuchsia ff00ff gainsboro dcdcdc ghostw\
hite f8f8ff gold ffd700 goldenrod daa520 gray 808080 green 008000 greenyellow adff2f grey 808080 honeydew f0fff0 hotpink ff69b4 indianred cd5c5c indigo 4b0082 i\
vory fffff0 khaki f0e68c lavender e6e6fa lavenderblush fff0f5 lawngreen 7cfc00 lemonchiffon fffacd lightblue add8e6 lightcoral f08080 lightcyan e0ffff lightgold\
enrodyellow fafad2 lightgray d3d3d3 lightgreen 90ee90 lightgrey d3d3d3 lightpink ffb6c1 lightsalmon ffa07a lightseagreen 20b2aa lightskyblue 87cefa lightslategr\
ay 778899 lightslategrey 778899 lightsteelblue b0c4de lightyellow ffffe0 lime 00ff00 limegreen 32cd32 linen faf0e6 magenta ff00ff maroon 800000 mediumaquamarine\
 66cdaa mediumblue 0000cd mediumorchid ba55d3 mediumpurple 9370db mediumseagreen 3cb371 mediumslateblue 7b68ee mediumspringgreen 00fa9a mediumturquoise 48d1cc m\
ediumvioletred c71585 midnightblue 191970 mintcream f5fffa mistyrose ffe4e1 moccasin ffe4b5 navajowhite ffdead navy 000080 oldlace fdf5e6 olive 808000 olivedrab\
 6b8e23 orange ffa500 orangered ff4500 orchid da70d6 palegoldenrod eee8aa palegreen 98fb98 paleturquoise afeeee palevioletred db7093 papayawhip ffefd5 peachpuff\
 ffdab9 peru cd853f pink ffc0cb plum dda0dd powderblue b0e0e6 purple 800080 rebeccapurple 663399 red ff0000 rosybrown bc8f8f royalblue 4169e1 saddlebrown 8b4513\
 salmon fa8072 sandybrown f4a460 seagreen 2e8b57 seashell fff5ee sienna a0522d silver c0c0c0 skyblue 87ceeb slateblue 6a5acd slategray 708090 slategrey 708090 s\
now fffafa springgreen 00ff7f steelblue 4682b4 tan d2b48c teal 008080 thistle d8bfd8 tomato ff6347 turquoise 40e0d0 violet ee82ee wheat f5deb3 white ffffff whit\
esmoke f5f5f5 yellow ffff00 yellowgreen 9acd32";function I(y){const p=y.toLowerCase(),m=/^#([\da-f]{3}|[\da-f]{6})$/.exec(p)?.[1]??M().get(p);return m===void 0?
void 0:(m.length===3?[...m].map(g=>g+g):[m.slice(0,2),m.slice(2,4),m.slice(4)]).map(g=>Number.parseInt(g,16))}let _;function M(){const y=z.split(" ");return _??=
new Map(y.flatMap((p,m)=>m%2===0?[[p,y[m+1]]]:[]))}}),51521:((st,U,f)=>{f.d(U,{Ct:()=>y,Qf:()=>M,sA:()=>m});var z=f(98446);const I=/(\{[^{}]*\})/;function _(b,g){
const h=[],$=[],v=`use ${g.map(u=>`{${u}}`).join(", ")}`;for(const u of b.normalize("NFC").split(I)){const D=g.find(j=>`{${j}}`===u);if(D)h.push({placeholder:D});else if(I.
test(u))$.push(u);else{if(/[{}]/.test(u))return{problem:`has a brace that belongs to no placeholder; ${v}`};u&&h.push({literal:u})}}return $.length===0?{pieces:h}:
{problem:`has the unknown ${(0,z.d5)($.length,"placeholder","placeholders")} ${$.join(" and ")}; ${v}`}}const M=b=>b.split(I).filter((g,h)=>h%2===1),y=(b,g)=>b.
split(I).map((h,$)=>($%2===1&&Object.hasOwn(g,h.slice(1,-1))?g[h.slice(1,-1)]:void 0)??h).join(""),p=["number","last","label","name"],m=b=>_(b,p)}),60666:((st,U,f)=>{
f.d(U,{E:()=>b,L:()=>p});var z=f(49180),I=f(17079),_=f(51521);function M(g){const h=(0,_.sA)(g);return"problem"in h?h.problem:void 0}const y=/^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8}){0,8}$/,
p=g=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.test(g),b={"file-name":{holds:g=>!/[/\\\p{Cc}\p{Cs}]/u.test(g)&&/[^. ]/.test(g),words:"a file name without fol\
ders"},"media-type":{holds:p,words:"a media type such as text/xml or application/pdf"},color:{holds:g=>(0,z.q)(g)!==void 0,words:"a color such as Red, darkgreen\
 or #c00000"},date:{holds:g=>(0,I.Z)(g)!==void 0,words:"a date of ISO 8601 such as 2026-11-20 or 2026-11-20T14:30:00+01:00"},"number-format":{holds:g=>M(g)===void 0,
words:"text such as {number} / {last}",problem:M},"language-tag":{holds:g=>y.test(g),words:"a language tag such as en, de-AT or zh-Hant (BCP 47)"}}}),6319:((st,U,f)=>{
f.r(U),f.d(U,{markdown_to_pdf:()=>On});var z=f(34622),I=f(6565),_=f(35724);const M=o=>o.map(t=>t.type==="text"||t.type==="inlineCode"?t.value:t.type==="image"||
t.type==="imageReference"?t.alt??"":t.type==="break"?" ":"children"in t?M(t.children):"").join("").replace(/\s+/g," ");var y=f(58552),p=f(72648),m=f(96927),b=f(
62488),g=f(37253),h=f(60666),$=f(57076),v=f(47046);function u(o){const[,t="",e=""]=/^\s*<(\/?)([a-z][a-z0-9-]*|!--)/i.exec(o)??[];return{name:e.toLowerCase(),closes:t!==
""}}const D=o=>/^\s*<!--\s*page-?break\s*-->\s*$/i.test(o),j=/<(script|style|template)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi,C=/<!--(?:-?>|[\s\S]*?(?:-->|$))|<\?[\s\S]*?(?:\?>|$)|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<![a-z][\s\S]*?(?:>|$)/gi,
L=/<(?:br|hr|\/?(?:p|div|h[1-6]|li|ul|ol|tr|table|section|details|summary|blockquote|dl|dt|dd|pre))\b[^>]*>/gi,B=/<\/?[a-z][^<>]*(?:>|$)/gi,N={amp:"&",lt:"<",gt:"\
>",quot:'"',apos:"'",nbsp:" "};function G(o){return o.replace(j,"").replace(C,"").replace(/\s+/g," ").replace(L,`
`).replace(B,"").replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi,(t,e,n,s)=>{if(s!==void 0)return N[s.toLowerCase()]??t;const i=e===void 0?parseInt(n,16):
Number(e);return i>0&&i<=1114111&&(i<55296||i>57343)?String.fromCodePoint(i):"�"}).split(`
`).map(t=>t.trim()).filter(t=>t!=="")}var Y=f(47707),mt=f(74135);const yt=-.12,rt=.27,xt=.055,Dt={below:.24,height:1.18,beside:.18};function Et(o,t,e,n,s){const{
fragments:i}=t;for(let a=0,r=0;a<i.length;a=r){const{run:c}=i[a];let d=0;for(r=a;r<i.length&&Ct(i[r],i[a]);r++)d+=i[r].width;const l=s&&c.owner!==null?c.owner?.
in(s)??s:void 0;if(c.kind==="image"){const{upright:x}=c.image,T=(0,mt.lw)(x,[c.width,0,0,c.height,e,n]);o.draw(l,{kind:"image",name:o.image(c.image),matrix:T})}else{
const x=i.slice(a,r).map(({word:T})=>T);o.draw(l,...vt(x,c.look,e,n,d))}const A=c.owner?.linking;if(s&&A?.link){const x=c.kind==="image"?c.height:c.look.size,T=[
e,n-x*.25,e+d,n+x*(c.kind==="image"?1:.9)];o.link(A.in(s),T,A.link.target,A.link.contents)}e+=d}}function Ct(o,{run:t}){return o.run===t||o.run.kind==="text"&&t.
kind==="text"&&o.run.look===t.look&&o.run.owner===t.owner}function vt(o,t,e,n,s){const{size:i,color:a,rise:r=0,oblique:c=!1,ground:d}=t,l=n+r,A=[];if(d){const{below:T,
height:P,beside:S}=Dt,W={x:e-S*i,y:l-T*i,width:s+2*S*i,height:P*i};A.push({kind:"area",...W,color:d,radius:i*.2})}A.push({kind:"text",x:e,y:l,size:i,color:a,words:o,
oblique:c});const x=T=>({kind:"area",x:e,y:l+T*i,width:s,height:xt*i,color:a});return t.underlined===!0&&A.push(x(yt)),t.struck===!0&&A.push(x(rt)),A}const kt=.78,
ft=.3;class Mt{setting;scale;sink;notesOf;after=0;reach=0;joined=!1;markers=[];constructor(t,e,n,s){this.setting=t,this.scale=e,this.sink=n,this.notesOf=s}mark(t){
this.markers.push(t)}get isWaiting(){return this.markers.length>0}join(){this.joined=!0}gap(t){this.after=Math.max(this.after,t)}extend(t){this.reach+=t}row(t,e=this.
scale.leading*.7){const n=this.joined?0:Math.max(this.after,t.before)+this.reach;this.after=0,this.reach=0,this.joined=!1;const s=this.markers.splice(0);if(s.length===
0)return this.sink({...t,before:n});this.sink({...t,before:n,paint:(i,a,r)=>{for(const c of s)c(i,a-e,r);t.paint(i,a,r)}})}text(t,e,n,s){const i=Math.min(e.width,
this.scale.measure),a=this.setting.lines.paragraph(t,i),{lines:r}=a;for(const[c,d]of r.entries()){const l=c===0,x=c===r.length-1?s.keep===!0:l||c===r.length-2||
s.keep===!0;this.line(d,{paragraph:a,frame:e,measure:i,element:n,options:s,isFirst:l,keep:x})}this.gap(s.after??0)}line(t,e){const{frame:n,element:s,options:i,isFirst:a,
keep:r}=e,{height:c,baseline:d}=Ot(t,i),l=n.x+Tt(t,e.measure,i.align??(e.paragraph.isRight?"right":"left")),A=t.notes.flatMap(x=>this.notesOf(x,n.element));this.
row({before:a?i.before??0:0,height:c,keep:r,decorations:n.decorations,notes:A,paint:(x,T,P)=>{a&&i.onFirst?.(x,T),Et(x,t,l,T-d,P?void 0:s)}},d)}}function Ot({tallest:o},{
leading:t,size:e}){const n=(t-e)/2+e*kt+e*.06;if(o<=n)return{height:t,baseline:n};const s=Math.ceil((o+t*ft)/(t/2))*(t/2);return{height:s,baseline:s-t*ft}}function Tt({
width:o},t,e){return e==="left"?0:e==="right"?t-o:(t-o)/2}const At=new WeakMap;function at(o,t,e=o.scale.size,n="Regular"){let s=At.get(o);s||At.set(o,s=new Map);
const i=`${n} ${e} ${t.join(" ")}`;let a=s.get(i);return a||s.set(i,a={style:n,size:e,color:t}),a}const ut=o=>[o,o,o],E={text:ut(.1),quiet:ut(.36),rule:ut(.82),
strongRule:ut(.45),ground:[.957,.961,.969],link:[.04,.31,.64],bar:ut(.75)},w={NOTE:{title:"Note",color:[.04,.36,.72]},TIP:{title:"Tip",color:[.07,.43,.2]},IMPORTANT:{
title:"Important",color:[.43,.25,.72]},WARNING:{title:"Warning",color:[.55,.37,0]},CAUTION:{title:"Caution",color:[.72,.12,.14]}},O=1.25,k=1.45,R=.88,F=37.5;class V{size;leading;constructor(t){
this.size=t,this.leading=Math.round(t*k*2)/2}get half(){return this.leading/2}get measure(){return this.size*F}get codeSize(){return this.size*R}heading(t){const e=this.
size*O**Math.max(4-t,0);return{size:e,leading:Math.ceil(e*1.2/this.half)*this.half,before:this.leading*(t===1?2:t===2?1.5:1),after:this.half}}smaller(t){return new V(
this.size*t)}}const et=4,dt=.7,wt=1.32;function Rt({value:o},t,e){const{scale:n,setting:s}=t,{typefaces:i}=s.composition,a=n.codeSize,r=Math.round(a*wt*2)/2,c=dt*
n.size,d=at(t,E.text,a,"Mono"),l=i.word("0","Mono").width*a/1e3,A=Math.max(Math.floor((e.width-2*c)/l),8),x={x:e.x,width:e.width,color:E.ground,radius:3,over:c},
T=e.element.add("P").add("Code"),P=e.x+c,S=(r-a)/2+a*.84,W=o.split(/\r\n|\n|\r/).flatMap(H=>de(H,A));t.gap(n.half),t.extend(c);for(const[H,{text:X,isRest:Z}]of W.
entries()){const K=i.word(X===""?" ":X,"Mono");t.row({before:0,height:r,keep:H===0||H===W.length-2,decorations:[...e.decorations,x],paint:(J,q,Q)=>{const nt=q-S;
Z&&J.draw(void 0,...ce(P,nt,a));const ot=Z?P+2*l:P;J.draw(Q?void 0:T,{kind:"text",x:ot,y:nt,size:a,color:d.color,words:[K]})}},S)}t.gap(n.half),t.extend(c)}function ce(o,t,e){
const n=(i,a)=>[o+i*e,t+a*e],s={kind:"stroke",width:e*.07,color:E.strongRule};return[{...s,points:[n(.1,.62),n(.1,.26),n(.68,.26)]},{...s,points:[n(.5,.42),n(.7,
.26),n(.5,.1)]}]}function de(o,t){const e=o.includes("	")?le(o):o;if(e.length<=t)return[{text:e,isRest:!1}];const n=(0,Y.qf)(e),s=[{text:n.slice(0,t).join(""),isRest:!1}];
for(let i=t;i<n.length;i+=t-2)s.push({text:n.slice(i,i+t-2).join(""),isRest:!0});return s}function le(o){let t="";for(const e of o.split(/(\t)/))t+=e==="	"?" ".
repeat(et-t.length%et):e;return t}class bt{tag;facts;above;link;block;element;constructor(t,e,n,s){this.tag=t,this.facts=e,this.above=n,this.link=s}in(t){return(!this.
element||this.block!==t)&&(this.element=(this.above?.in(t)??t).add(this.tag,this.facts),this.block=t),this.element}get linking(){return this.link?this:this.above?.
linking}}const he=.88,fe=.7,Ft=.36,ue=-.14,jt=72/96,ge=300,Wt=/^(?:https?|mailto|tel|ftp):/i,Kt=new WeakMap;function lt(o,t,e){let n=Kt.get(o);n||Kt.set(o,n=new Map);
let s=n.get(t);return s||n.set(t,s={...o,...e}),s}const Pt=o=>o.style==="Mono"?o:lt(o,"bold",{style:"SemiBold",oblique:o.style==="Italic"}),pe=o=>o.style==="Reg\
ular"?lt(o,"italic",{style:"Italic"}):lt(o,"italic",{oblique:!0}),me=o=>lt(o,"code",{style:"Mono",oblique:!1,size:o.size*he,ground:E.ground}),Gt=(o,t)=>lt(o,`ra\
ised ${t}`,{size:o.size*fe,rise:(o.rise??0)+o.size*t});class Ht{setting;room;runs=[];open=[];constructor(t,e){this.setting=t,this.room=e}add(t,e,n){for(const s of t)
this.node(s,e,n);return this}text(t,e,n,s){const i=this.runs.at(-1);let a=t.replace(/[ \t\r\n]+/g," ");if(a.startsWith(" ")&&(!i||i.kind==="break"||i.kind==="te\
xt"&&i.text.endsWith(" "))&&(a=a.slice(1)),a==="")return;let r=e;for(const c of this.open)c==="u"?r=lt(r,"u",{underlined:!0}):r=Gt(r,c==="sup"?Ft:ue);this.runs.
push({kind:"text",text:a,look:r,owner:n,...s!==void 0&&{note:s}})}node(t,e,n){switch(t.type){case"text":return this.text(t.value,e,n);case"emphasis":return void this.
add(t.children,pe(e),n);case"strong":return void this.add(t.children,Pt(e),n);case"delete":return void this.add(t.children,lt(e,"struck",{struck:!0}),we("LineTh\
rough",n));case"inlineCode":return this.text(t.value,me(e),new bt("Code",{},n));case"break":this.runs.push({kind:"break"});return;case"link":return this.link(t.
url,t.children,e,n);case"linkReference":{const s=this.setting.definitions.get(t.identifier)?.url;return s===void 0?void this.add(t.children,e,n):this.link(s,t.children,
e,n)}case"image":return this.image(t.url,t.alt??"",e,n);case"imageReference":return this.image(this.setting.definitions.get(t.identifier)?.url??"",t.alt??"",e,n);case"\
footnoteReference":return this.reference(t.identifier,e,n);case"html":return this.html(t.value);default:return t}}link(t,e,n,s){const i=this.targetOf(t);if(!i)return void this.
add(e,n,s);const a=M(e).trim().slice(0,ge)||t,r=new bt("Link",{},s,{target:i,contents:a});this.add(e,lt(n,"link",{color:E.link}),r)}targetOf(t){if(Wt.test(t))return{
uri:be(t)};const e=/^#(.+)$/.exec(t)?.[1],n=e===void 0?void 0:this.setting.places.get(ye(e).toLowerCase());if(n)return{place:n};this.setting.told.links.add(t)}image(t,e,n,s){
const i=this.setting.images.get((0,z.b)(t));if(!i)return this.setting.told.images.add(t),e===""?void 0:Wt.test(t)?this.link(t,[{type:"text",value:e}],n,s):this.
text(e,n,s);const a=this.sizeOf(i);this.runs.push({kind:"image",image:i,...a,owner:e===""?null:new bt("Figure",{alt:e},s)})}sizeOf({displayed:t,resolution:e}){const n=e?
{width:t.width/e.x*72,height:t.height/e.y*72}:{width:t.width*jt,height:t.height*jt},s=Math.min(1,this.room.width/n.width,this.room.height/n.height);return{width:n.
width*s,height:n.height*s}}reference(t,e,n){const{cited:s,footnotes:i}=this.setting;if(!i.has(t))return;const a=s.get(t)??s.size+1;s.set(t,a);const r=this.setting.
places.get(`${t}
`),c=new bt("Reference",{},n),d=r?new bt("Link",{},c,{target:{place:r},contents:`Footnote ${a}`}):c;this.text(String(a),Gt(lt(e,"link",{color:E.link}),Ft),d,t)}html(t){
const{name:e,closes:n}=u(t);if(e==="br")this.runs.push({kind:"break"});else if(e==="sub"||e==="sup"||e==="u"){const s=this.open.lastIndexOf(e);n?s>=0&&this.open.
splice(s,1):this.open.push(e)}else e!=="!--"&&(this.setting.told.html=!0)}}const we=(o,t)=>new bt("Span",{attributes:{O:"Layout",TextDecorationType:o}},t),be=o=>o.
replace(new RegExp("\\p{Cs}","gu"),"�").replace(/[^\x21-\x7e]|["<>\\^`{|}]/gu,t=>encodeURIComponent(t));function ye(o){try{return decodeURIComponent(o)}catch{
return o}}const Xt=[{text:"•",numbering:"Disc"},{text:"–",numbering:"None"},{text:"▪",numbering:"Square"}],Vt=.5,xe=1.5,ke=.5,Me=.125;async function Ee(o,t,e,n){
const{size:s,leading:i,half:a}=t.scale,r=Xt[e.depth%Xt.length],c=o.start??1,d=at(t,e.color),l=(S,W)=>W===!0?"☑":W===!1?"☐":o.ordered===!0?`${c+S}.`:r.text,A=Math.
max(...[0,o.children.length-1].map(S=>Zt(t,d,l(S,o.children[S]?.checked)))),x=Math.max(A+Vt*s,xe*s),T=o.spread===!0||o.children.some(({spread:S})=>S===!0),P=e.element.
add("L",{attributes:{O:"List",ListNumbering:o.ordered===!0?"Decimal":r.numbering}});(e.depth===0||!e.tight)&&t.gap(a);for(const[S,W]of o.children.entries()){S>0&&
t.gap(i*(T?ke:Me));const H=P.add("LI"),X=H.add("Lbl"),Z=l(S,W.checked),K=Zt(t,d,Z),J=e.x+x-Vt*s-K;t.mark((Q,nt,ot)=>ve(t,Q,Z,d,J,nt,ot?void 0:X));const q={...e,
x:e.x+x,width:e.width-x,element:H.add("LBody"),depth:e.depth+1,tight:!T};await n(W.children,q),t.isWaiting&&t.row({before:0,height:i,keep:!1,decorations:e.decorations,
paint:()=>{}})}t.gap(e.tight&&e.depth>0?0:a)}const Zt=({setting:o},t,e)=>o.composition.typefaces.word(e,t.style).width*t.size/1e3;function ve({setting:o},t,e,{size:n,
style:s,color:i},a,r,c){t.draw(c,{kind:"text",x:a,y:r,size:n,color:i,words:[o.composition.typefaces.word(e,s)]})}const It=.55,Oe=.3,Te=.75,Ae=1.32,$e=12;async function Se(o,t,e){
const{pace:n}=t.setting.job,s=o.children[0]?.children.length??0,i=Array.from({length:s},(T,P)=>o.align?.[P]??null),a=Array.from({length:s},()=>({whole:0,least:0}));
for(const[T,{children:P}]of o.children.entries())for(const[S,W]of P.slice(0,s).entries()){const H=t.setting.lines.widths(Qt(W,t,e,t.scale.size,T===0));a[S]={whole:Math.
max(a[S].whole,H.whole),least:Math.max(a[S].least,H.least)};const X=n.step(3e3);X&&await X}const r=Le(a,i,e.width,t.scale),c=e.element.add("Table"),d=o.children.
length>1&&(o.children[0]?.children??[]).every(({children:T})=>T.length===0),l=d?void 0:c.add("THead"),A=o.children.length>1?c.add("TBody"):void 0,x=[];t.gap(t.scale.
half+2);for(const[T,{children:P}]of o.children.entries()){const S=T===0;if(S&&!l)continue;const W=(S?l:A).add("TR"),H=Array.from({length:s},(J,q)=>{const Q=S?"C\
olumn":d&&q===0?"Row":void 0,nt=Qt(P[q],t,e,r.size,S),ot=Q===void 0?{}:{attributes:{O:"Table",Scope:Q}};return{runs:nt,element:W.add(Q===void 0?"TD":"TH",ot)}}),
Z=Ce(H,r,t,e,{isHead:S,isTop:S||d&&T===1,isLast:T===o.children.length-1,heads:x});for(const J of Z)t.row(J);S&&x.push(...Z);const K=n.step(3e3*s);K&&await K}t.gap(
t.scale.leading)}function Qt(o,t,e,n,s){const i=at(t,e.color,n);return new Ht(t.setting,{width:e.width/3,height:n*12}).add(o?.children??[],s?Pt(i):i).runs}function Le(o,t,e,n){
const s=2*It*n.size*o.length,a=(x=>o.reduce((T,P)=>T+x(P),0))(x=>x.least),r=a+s<=e?1:Math.max(e/(a+s),Te),c=n.size*r,d=2*It*c,l=e-d*o.length;return{widths:(a*r>
l?o.map(x=>x.least/a*l):De(o.map(x=>({whole:x.whole*r,least:x.least*r})),l)).map(x=>x+d),align:t,size:c,leading:Math.round(c*Ae*2)/2}}function De(o,t){const e=o.
map(({least:d})=>d),n=new Set(o.keys());let s=t;for(let d=!0;d&&n.size>0;){d=!1;const l=s/n.size;for(const A of n){const{whole:x,least:T}=o[A];if(!(x>l&&T<=l)){
e[A]=x<=l?x:T,s-=e[A],n.delete(A),d=!0;break}}}const i=[...n].map(d=>Math.sqrt(o[d].whole)),a=i.reduce((d,l)=>d+l,0);for(const[d,l]of[...n].entries())e[l]=Math.
max(o[l].least,s*i[d]/a);const r=e.reduce((d,l)=>d+l,0)-t,c=e.indexOf(Math.max(...e));return r>0&&(e[c]=Math.max(e[c]-r,o[c].least)),e}function Ce(o,t,e,n,{isHead:s,
isTop:i,isLast:a,heads:r}){const{widths:c,align:d,size:l,leading:A}=t,x=It*l,T=o.map(({runs:W},H)=>e.setting.lines.paragraph(W,Math.max(c[H]-2*x,l))),P=Math.max(
1,...T.map(({lines:W})=>W.length)),S=Oe*l;return Array.from({length:P},(W,H)=>{const X=T.map(({lines:tt})=>tt[H]),Z=X.map(tt=>Ot(tt??Yt,{leading:A,size:l})),K=Math.
max(...Z.map(({height:tt})=>tt)),J=Math.max(...Z.map(tt=>tt.baseline)),[q,Q]=[H===0,H===P-1],nt=q?S:0,ot=nt+K+(Q?S:0);return{before:0,height:ot,keep:s||(P<=$e?!Q:
q||H===P-2),decorations:n.decorations,notes:X.flatMap(tt=>tt?tt.notes.flatMap(it=>e.notesOf(it,n.element)):[]),head:s?void 0:r,paint:(tt,it,ct)=>{let ht=n.x;for(const[
pt,Lt]of X.entries()){const Ln=c[pt]-2*x,Dn=d[pt]??(T[pt].isRight?"right":"left"),Cn=ht+x+Tt(Lt??Yt,Ln,Dn);!Lt&&q&&!ct&&tt.draw(o[pt].element),Lt&&Et(tt,Lt,Cn,it-
nt-J,ct?void 0:o[pt].element),ht+=c[pt]}i&&q&&Jt(tt,n.x,it-.4,ht-n.x,"strong"),Q&&Jt(tt,n.x,it-ot,ht-n.x,s||a?"strong":"thin")}}})}const Yt={fragments:[],width:0,
tallest:0,notes:[]};function Jt(o,t,e,n,s){const[i,a]=s==="strong"?[.7,E.strongRule]:[.4,E.rule];o.draw(void 0,{kind:"area",x:t,y:e,width:n,height:i,color:a})}const Re="\
\\newpage",Pe=/^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*(?:\n|$)/i,Ie=2.5,qt=.75,_e=1200;class ze{onBreak;constructor(t){this.onBreak=t}async layOut(t,e,n){
for(const s of t){await this.block(s,e,n);const i=e.setting.job.pace.step(_e*(1+Ne(s)));i&&await i}}async block(t,e,n){switch(t.type){case"paragraph":return this.
paragraph(t.children,e,n);case"heading":return this.heading(t,e,n);case"blockquote":return await this.quote(t,e,n);case"list":return await Ee(t,e,n,(s,i)=>this.
layOut(s,e,i));case"code":return Rt(t,e,n);case"table":return await Se(t,e,n);case"thematicBreak":return Ue(e,n);case"html":return this.html(t.value,e,n);default:
return}}paragraph(t,e,n){const[s]=t;if(t.length===1&&s?.type==="text"&&s.value.trim()===Re)return this.onBreak();const i=n.element.add("P"),{size:a,leading:r,half:c}=e.
scale,d=this.inlines(e,n).add(t,at(e,n.color)),l=n.tight?0:c;e.text(d.runs,n,i,{size:a,leading:r,before:l,after:l})}inlines({setting:t,scale:e},{width:n}){const{
height:s,margin:i}=t.geometry;return new Ht(t,{width:Math.min(n,e.measure),height:s-2*i-2*e.leading})}contentsHeading(t,e,n){this.headed([{type:"text",value:t.title}],
2,t,e,n)}heading(t,e,n){this.headed(t.children,t.depth,e.setting.headings.get(t),e,n)}headed(t,e,{level:n,place:s},i,a){const r=a.element.add(`H${n}`),{size:c,leading:d,
before:l,after:A}=i.scale.heading(e),x=e>5?E.quiet:a.color,T=this.inlines(i,a).add(t,at(i,x,c,"SemiBold"));i.text(T.runs,a,r,{size:c,leading:d,before:l,after:A,
keep:!0,onFirst:(P,S)=>Object.assign(s,{sheet:P,top:S+i.scale.half})})}async quote(t,e,n){const s=Be(t),{leading:i,size:a}=e.scale,r=a*1.4,c={x:n.x,width:Ie,color:s?.
color??E.bar,over:1},d={...n,x:n.x+r,width:n.width-r,element:n.element.add("BlockQuote"),decorations:[...n.decorations,c],color:s?n.color:E.quiet,tight:!1};if(e.
gap(i*qt),s){const l=this.inlines(e,d);l.text(s.title,Pt(at(e,s.color))),e.text(l.runs,d,d.element.add("P"),{size:a,leading:i,keep:!0}),e.join()}await this.layOut(
s?.children??t.children,e,d),e.gap(i*qt)}html(t,e,n){if(D(t))return this.onBreak();/^\s*<!--/.test(t)||(e.setting.told.html=!0);for(const s of G(t))this.paragraph(
[{type:"text",value:s}],e,n)}}const Ne=({position:o})=>(o?.end.offset??0)-(o?.start.offset??0);function Be({children:o}){const[t,...e]=o,[n,...s]=t?.type==="par\
agraph"?t.children:[],i=n?.type==="text"?Pe.exec(n.value):null;if(t?.type!=="paragraph"||n?.type!=="text"||!i)return;const a=n.value.slice(i[0].length);if(a===""&&
s.length>0&&s[0].type!=="break")return;const r=[...a===""?[]:[{...n,value:a}],...s.filter((d,l)=>l>0||a!=="")];return{...w[i[1].toUpperCase()],children:r.length===
0?e:[{...t,children:r},...e]}}function Ue(o,{x:t,width:e,decorations:n}){const{leading:s}=o.scale;o.row({before:o.scale.half,height:s,keep:!1,decorations:n,paint:(i,a)=>i.
draw(void 0,{kind:"area",x:t,y:a-s/2,width:e,height:.6,color:E.strongRule})}),o.gap(o.scale.half)}var _t=f(17581);const Fe=3,je=3;class We{setting;waiting=[];constructor(t){
this.setting=t}layOut(t,e,n){const s=n.element.add("TOC"),i=Math.min(...t.map(({level:c})=>c)),a=t.filter(({level:c})=>c-i<Fe),r={...n,width:Math.min(n.width,e.
scale.measure)};for(const c of a)this.entry({...c,level:c.level-i+1},s,e,r);return e.gap(e.scale.leading),a.length}fill(){const{sheets:t}=this.setting.composition,
e=new Map(t.map((n,s)=>[n,s+1]));for(const{place:n,fill:s}of this.waiting)n.sheet&&s(e.get(n.sheet))}entry({title:t,level:e,place:n},s,i,a){const{size:r,leading:c,
half:d}=i.scale,l=(e-1)*r*1.4,A=s.add("TOCI").add("Reference").add("Link"),x=at(i,a.color,r,e===1?"SemiBold":"Regular"),T=a.width-l-r*3,{lines:P}=this.setting.lines.
paragraph([{kind:"text",text:t,look:x}],T);for(const[S,W]of P.entries()){const H=S===P.length-1,X=W.fragments.map(({word:K})=>K),Z=c*.72;i.row({before:S===0&&e===
1?d/2:0,height:c,keep:!H,decorations:[],paint:(K,J)=>{const[q,Q]=[a.x+l,J-Z];K.draw(A,{kind:"text",x:q,y:Q,size:r,color:x.color,words:X}),H&&this.leader(K,A,n,q+
W.width,{right:a.x+a.width,baseline:Q,size:r},x.color);const nt=[q,Q-r*.25,a.x+a.width,Q+r*.9];K.link(A,nt,{place:n},t)}})}}leader(t,e,n,s,i,a){const{typefaces:r}=this.
setting.composition;t.draw(void 0,...(0,_t.p4)(s,(0,_t.zt)(r,je,i.size),i));const c={kind:"text",x:i.right,y:i.baseline,size:i.size,color:a,words:[]};t.draw(e,c),
this.waiting.push({place:n,fill:d=>Object.assign(c,(0,_t.tk)(r,String(d),i,a))})}}var Ke=f(78445);const Ge=.84,He=.6,te={width:120,height:.5};function Xe(o,t){const e=new Map,
n=s=>{const i=[...s].reverse();for(let a=i.pop();a;a=i.pop())if(a.type!=="footnoteDefinition"&&(a.type==="footnoteReference"&&t.has(a.identifier)&&!e.has(a.identifier)&&
e.set(a.identifier,e.size+1),"children"in a))for(const r of[...a.children].reverse())i.push(r)};n(o.children);for(const s of e.keys())n(t.get(s).children);return e}
class Ve{setting;scale;frame;layOut;notes=new Map;used=new Set;constructor(t,e,n,s){this.setting=t,this.scale=e,this.frame=n,this.layOut=s}async prepare(){for(const[
t,e]of this.setting.cited)this.notes.set(t,await this.note(t,e))}rowsFor=(t,e)=>{const n=this.notes.get(t);return!n||this.used.has(t)?[]:(this.used.add(t),e.adopt(
n.element),n.rows.flatMap(s=>[s,...s.notes??[]]))};async note(t,e){const{setting:n,frame:s}=this,i=new Ke.H("Note",void 0,{id:`note-${e}`}),a=[],r=this.scale.smaller(
Ge),c=(K,J)=>n.cited.get(K)>e?this.rowsFor(K,J):[],d=new Mt(n,r,K=>a.push(K),c),l=at(d,E.text),{typefaces:A}=n.composition,x=A.word(`${e}.`,l.style),P=x.width*l.
size/1e3+He*l.size,S=i.add("Lbl"),W=n.places.get(`${t}
`);d.mark((K,J)=>{Object.assign(W,{sheet:K,top:J+r.leading}),K.draw(S,{kind:"text",x:s.x,y:J,size:l.size,color:l.color,words:[x]})});const H={...s,x:s.x+P,width:s.
width-P,element:i,tight:!0};await this.layOut(n.footnotes.get(t).children,d,H),d.isWaiting&&d.row({before:0,height:r.leading,keep:!1,decorations:[],paint:()=>{}});
const[X,...Z]=a;return{element:i,rows:X?[{...X,before:r.half/2},...Z]:[]}}}const Ze=(o,{leading:t,half:e})=>({before:e,height:e/2,keep:!0,decorations:[],paint:(n,s)=>n.
draw(void 0,{kind:"area",x:o,y:s-te.height-t*.1,...te,color:E.strongRule})});var $t=f(12889),zt=f(9876);const Nt="￼",Qe=400;class Bt{typefaces;breaks;constructor(t,e){
this.typefaces=t,this.breaks=e}static async of(t){return new Bt(t,await(0,zt.Vn)())}paragraph(t,e){const n=[[]];for(const c of t)c.kind==="break"?n.push([]):n.at(
-1).push(c);const s=ee(n.flat()),i=(0,$t.ft)(s),a=i&&(0,$t.vw)(s);return{lines:n.flatMap(c=>{const d=this.boxes(c).flatMap(l=>l.width>e?this.split(l,e):[l]);return Je(
d,e).map(l=>this.line(l,i,a))}),isRight:a}}widths(t){let[e,n,s]=[0,0,0],i=[];const a=()=>{const r=this.boxes(i);s=0;for(const{width:c,space:d}of r)n=Math.max(n,
c),e=Math.max(e,s+c),s+=c+(d?.width??0);i=[]};for(const r of t)r.kind==="break"?a():i.push(r);return a(),{whole:e,least:n}}fragment(t,e,n=!1){const s=this.typefaces.
word(e,t.look.style,n);return{run:t,word:s,width:s.width*t.look.size/1e3}}boxes(t){const e=new Ye(t,this);return this.breaks(ee(t)).map(({end:n,next:s})=>{const i=e.
take(n),[a]=e.take(s);return{fragments:i,width:Ut(i),space:a}})}split({fragments:t,space:e},n){const s=t.flatMap(({run:r,word:c,width:d})=>r.kind==="image"?[{run:r,
text:Nt,width:d}]:(0,zt.s)(c.text,l=>this.fragment(r,l).width).map(l=>({...l,run:r})));let i=0;const a=(0,zt.ZM)(s,()=>n).map(r=>{const c=this.joined(s.slice(i,
i+=r));return{fragments:c,width:Ut(c),space:void 0}});return[...a.slice(0,-1),{...a.at(-1),space:e}]}joined(t){const e=[];for(let n=0,s;n<t.length;n=s){const{run:i}=t[n];
let a="";for(s=n;t[s]?.run===i;s++)a+=t[s].text;e.push(i.kind==="image"?{run:i,width:i.width}:this.fragment(i,a))}return e}line(t,e,n){const s=t.flatMap(({fragments:c,
space:d},l)=>d&&l+1<t.length?[...c,d]:c),i=e?this.turned(s,n):s;let a=0;const r=[];for(const{run:c}of s)c.kind==="image"?a=Math.max(a,c.height):c.note!==void 0&&
r.push(c.note);return{fragments:i,width:Ut(i),tallest:a,notes:r}}turned(t,e){const n=e?$t.Vv:"",s=t.map(({word:a})=>a?.text??Nt),i=[];for(const{text:a,rtl:r,at:c}of(0,$t.
pr)(n+s.join(""))){const d=c-n.length,l=[];let A=0;for(const[x,T]of t.entries()){const P=s[x],S=P.slice(Math.max(d-A,0),Math.max(d+a.length-A,0));A+=P.length,S!==
""&&l.push(T.run.kind==="image"?T:this.fragment(T.run,S,r))}i.push(...r?l.reverse():l)}return i}}const ee=o=>o.map(t=>t.kind==="image"?Nt:t.text).join(""),Ut=o=>o.
reduce((t,{width:e})=>t+e,0);class Ye{runs;maker;run=0;start=0;at=0;constructor(t,e){this.runs=t,this.maker=e}take(t){const e=[];for(;this.at<t;){const n=this.runs[this.
run],s=n.kind==="image"?1:n.text.length,i=Math.min(t,this.start+s);if(i>this.at&&e.push(n.kind==="image"?{run:n,width:n.width}:this.maker.fragment(n,n.text.slice(
this.at-this.start,i-this.start))),this.at=i,i<this.start+s)break;this.start+=s,this.run++}return e}}function Je(o,t){const e=o.length;if(e===0)return[];const n=new Float64Array(
e+1),s=new Uint32Array(e+1);for(let a=e-1;a>=0;a--){let r=1/0,c=0;for(let d=a;d<e&&d-a<Qe&&(c+=o[d].width,!(c>t+.01&&d>a));d++){const l=Math.max(t-c,0)/t,T=1+(d+
1===e?a>0&&l>.85?.5:0:l*l)+n[d+1];T<r&&(r=T,s[a]=d+1),c+=o[d].space?.width??0}n[a]=r}const i=[];for(let a=0;a<e;a=s[a])i.push(o.slice(a,s[a]));return i}var qe=f(
42973);const ne=5e3;class tn{composition;geometry;ruleAboveNotes;used=0;placed=[];notes=[];carried=[];group=[];constructor(t,e,n){this.composition=t,this.geometry=
e,this.ruleAboveNotes=n}add(t){t.breaks===!0&&this.flush(),this.group.push(t),t.keep||this.flush()}break(){this.flush(),(this.placed.length>0||this.notes.length>
0)&&this.close()}finish(){for(this.break();this.carried.length>0;)this.takeCarried(),this.close();this.composition.sheets.length===0&&this.close()}get room(){return this.
geometry.height-2*this.geometry.margin}get isEmpty(){return this.placed.every(({repeated:t})=>t)}flush(){const{group:t}=this;if(this.group=[],t.length!==0)if(!this.
fits(t)&&!this.isEmpty&&this.turn(t[0]),this.fits(t))for(const e of t)this.place(e);else for(const e of t)!this.fits([e])&&!this.isEmpty&&this.turn(e),this.place(
e)}fits(t){const e=t.reduce((n,{before:s,height:i},a)=>n+i+(a===0&&this.isEmpty?0:s),0);return this.used+e+this.heightOfNotes(t.flatMap(({notes:n=[]})=>n))<=this.
room+.01}heightOfNotes(t){const e=[...this.notes,...t];return e.length===0?0:e.reduce((n,{before:s,height:i})=>n+s+i,this.ruleAboveNotes.before+this.ruleAboveNotes.
height)}turn(t){this.close(),this.takeCarried();for(const e of t.head??[])this.put(e,!0)}place(t){this.put(t,!1);for(const e of t.notes??[])(this.used+this.heightOfNotes(
[e])<=this.room+.01&&this.carried.length===0?this.notes:this.carried).push(e)}put(t,e){this.placed.length>0&&(this.used+=t.before),this.placed.push({row:t,top:this.
geometry.height-this.geometry.margin-this.used,repeated:e}),this.used+=t.height}takeCarried(){const t=this.carried;this.carried=[];for(const e of t)((this.notes.
length===0||this.used+this.heightOfNotes([e])<=this.room*.6)&&this.carried.length===0?this.notes:this.carried).push(e)}close(){const{composition:t,geometry:e}=this;
if(t.sheets.length===ne)throw(0,qe.F)("pages",`The document has more than ${ne} pages`,"Split the Markdown into several documents","file");const n=t.sheet(e.width,
e.height),s=this.placeNotes();for(const i of[this.placed,s]){en(n,i);for(const{row:a,top:r,repeated:c}of i)a.paint(n,r,c)}this.used=0,this.placed=[],this.notes=
[]}placeNotes(){if(this.notes.length===0)return[];let t=this.geometry.margin+this.heightOfNotes([]);return[this.ruleAboveNotes,...this.notes].map(e=>{t-=e.before;
const n={row:e,top:t,repeated:!1};return t-=e.height,n})}}function en(o,t){const e=new Map,n=s=>{const{top:i,bottom:a}=e.get(s),{x:r,width:c,color:d,radius:l=0,
over:A}=s;e.delete(s),o.draw(void 0,{kind:"area",x:r,y:a-A,width:c,height:i-a+2*A,color:d,radius:l})};for(const{row:s,top:i}of t){for(const a of[...e.keys()])s.
decorations.includes(a)||n(a);for(const a of s.decorations){const r=e.get(a);r?r.bottom=i-s.height:e.set(a,{top:i,bottom:i-s.height})}}for(const s of[...e.keys()])
n(s)}class nn{used=new Map;next(t){const e=t.toLowerCase().trim().replace(/[^\p{L}\p{N}\p{M}\p{Pc}\- ]/gu,"").replaceAll(" ","-");let n=e;for(let s=this.used.get(
e)??0;this.used.has(n);n=`${e}-${s}`)s++;return n!==e&&this.used.set(e,Number(n.slice(e.length+1))),this.used.set(n,0),n}}function sn(o){const t=new Map,e=new Map;
for(const n of St(o))n.type==="definition"&&!t.has(n.identifier)&&t.set(n.identifier,n),n.type==="footnoteDefinition"&&!e.has(n.identifier)&&e.set(n.identifier,
n);return{definitions:t,footnotes:e}}function on(o){const t=new Map,e=new Map,n=new nn,s=[];for(const i of St(o)){if(i.type!=="heading")continue;const a=M(i.children).
trim();for(;s.length>0&&s.at(-1)>=i.depth;)s.pop();s.push(i.depth);const r={};e.set(n.next(a),r),t.set(i,{title:a,level:s.length,place:r})}return{headings:t,places:e}}
function St(o){const t=[],e=n=>{for(const s of n)t.push(s),(s.type==="blockquote"||s.type==="list"||s.type==="listItem"||s.type==="footnoteDefinition")&&e(s.children)};
return e(o),t}const an=16,se=300,rn=.82;async function cn(o,t,e){const{geometry:n,size:s,images:i}=t,a=await $.B.open({...ln(o,t.contents),font:t.font},e);await a.
typefaces.warm(dn(o),e.pace);const{definitions:r,footnotes:c}=sn(o.children),{headings:d,places:l}=on(o.children),A=Xe(o,c);for(const it of A.keys())l.set(`${it}\

`,{});const x={html:!1,links:new Set,images:new Set},T=await Bt.of(a.typefaces),P={job:e,composition:a,lines:T,geometry:n,definitions:r,footnotes:c,cited:A,images:i,
places:l,headings:d,told:x},S=new V(s),{margin:W,width:H}=n,X={x:W,width:H-2*W,element:a.document,decorations:[],color:E.text,depth:0,tight:!1},Z=new tn(a,n,Ze(
W,S)),K=new ze(()=>Z.break()),J=(it,ct,ht)=>K.layOut(it,ct,ht),q=new Ve(P,S,X,J);await q.prepare();const Q=new Mt(P,S,it=>Z.add(it),q.rowsFor),nt=[...d.values()];
let ot=o.children;const tt=new We(P);if(t.contents&&nt.length>0){const[it]=ot,ct=it?.type==="heading"&&it.depth===1;ct&&await K.layOut([it],Q,X);const ht={title:(0,v.
contentsHeading)(t.language),level:ct?2:1,place:{}};K.contentsHeading(ht,Q,X),tt.layOut(nt.slice(ct?1:0),Q,X)>an&&Z.break(),nt.splice(ct?1:0,0,ht),ot=ot.slice(ct?
1:0)}return await K.layOut(ot,Q,X),Z.finish(),tt.fill(),t.pageNumbers&&hn(P,S,Q),{composition:a,bookmarks:fn(nt),told:x}}function dn(o){const t=[];for(const e of St(
o.children)){if(t.length>se)break;e.type==="paragraph"&&t.push(...M(e.children).split(" "))}return t.slice(0,se)}function ln(o,t){const e=new Set,n=[];t&&e.add(
"SemiBold");const s=[o];for(let i=s.pop();i;i=s.pop())if((i.type==="heading"||i.type==="strong"||i.type==="table"||i.type==="blockquote")&&e.add("SemiBold"),i.type===
"emphasis"&&e.add("Italic"),(i.type==="code"||i.type==="inlineCode")&&e.add("Mono"),"value"in i&&n.push(i.value.replace(/[\0-\x7f]+/g,"")),"alt"in i&&typeof i.alt==
"string"&&n.push(i.alt),"children"in i)for(const a of i.children)s.push(a);return{styles:[...e],text:n.join("")}}function hn({composition:o,geometry:t},e,n){const{
sheets:s,typefaces:i}=o,a=at(n,E.quiet,e.size*rn);for(const[r,c]of s.entries()){const d=i.word(String(r+1),a.style),l=(t.width-d.width*a.size/1e3)/2;c.foot({kind:"\
text",x:l,y:t.margin/2-a.size*.3,size:a.size,color:a.color,words:[d]})}}function fn(o){const t=[],e=[{level:0,children:t}];for(const{title:n,level:s,place:i}of o){
if(n===""||!un(i))continue;for(;e.at(-1).level>=s;)e.pop();const a=[];e.at(-1).children.push({title:n,place:i,children:a}),e.push({level:s,children:a})}return t}
const un=o=>o.sheet!==void 0;var gn=f(82943),pn=f(21281),gt=f(98446);const mn=({told:o,missing:t,hasFont:e,language:n,breaksArchive:s})=>[...n===void 0?[wn]:[],
...s?[(0,pn.Xb)({part:3,level:"a",name:"PDF/A-3a"},"an image has CMYK colors, and the document is sRGB")]:[],...t.size>0?[(0,gn.F)(kn(t),e?"Your file lacks them\
 too, or they cannot be shaped.":"Give a font that has them.",e?[]:["font"])]:[],...o.images.size>0?[yn(o.images.size)]:[],...o.links.size>0?[xn(o.links.size)]:
[],...o.html?[bn]:[]],wn={code:"language_assumed",message:"The document does not say what it is written in, so screen readers guess, and it does not claim PDF/U\
A. Give language, or lang in the front matter.",mentions:["language"]},bn={code:"html_left_out",message:"HTML other than br, sub, sup and u was left out of the \
Markdown. Its text stays."},yn=o=>({code:"image_not_loaded",message:`${(0,gt.y_)(o,"image")} of the Markdown ${(0,gt.d5)(o,"was","were")} not given, so the text\
 that describes ${(0,gt.d5)(o,"it","them")} is there instead. Nothing is fetched: give ${(0,gt.d5)(o,"the image","the images")} as a file beside the Markdown (A\
ction), as field:name (n8n), or in images (service).`}),xn=o=>({code:"links_as_text",message:`${(0,gt.y_)(o,"link")} of the Markdown ${(0,gt.d5)(o,"leads","lead")}\
 neither to a heading of the document nor to an address such as https:, and ${(0,gt.d5)(o,"is","are")} text.`});function kn(o){return[...new Set([...o].map(Y.I2))].
sort().join(", ")}const ie=100,oe=5e7,Mn=/^data:([^,;]*)(?:;[^,;]*)*;base64,([A-Za-z0-9+/\s%=_-]*)$/i;function En(o){const t=new Map,e=[];let n=0;for(const s of o){
if(!/^data:/i.test(s))continue;const[,i="",a]=Mn.exec(s)??[];if(a===void 0){e.push({field:"file",message:"has a data: address that is not base64; write data:ima\
ge/png;base64, and the image"});break}const r=Buffer.from(a.replaceAll("%2B","+").replaceAll("%2F","/").replaceAll("%3D","="),"base64");if(n+=r.length,t.set(s,{
name:`image.${i.split("/")[1]??"bin"}`,bytes:r}),t.size>ie||n>oe){e.push({field:"file",message:`has more than ${ie} images or ${oe/1e6} MB of them in data: addr\
esses`});break}}if(e.length>0)throw(0,y.G6)(e);return t}const ae=72,vn=14,On=async(o,t,e)=>{const n=Tn(t),s=t.font&&(0,p.g)(t.font,"font"),{words:i,markdown:a}=(0,I.
X)(new TextDecoder().decode(o.bytes)),r=await(0,_.D)(a,e.pace),c=t.title??i.title??An(r)??re(o.name),d=t.language??$n(i.language),l=await Sn(r,t.images??[],e),{
composition:A,bookmarks:x,told:T}=await cn(r,{geometry:n,size:t.font_size,font:s,images:l,pageNumbers:t.page_numbers,contents:t.table_of_contents,language:d},e),
P=[...l.values()].some(({components:K})=>K===4),S=t.author??i.author,W=await A.finish({title:c,author:S,language:d,bookmarks:x,breaksArchive:P}),H=await(0,g.UN)(
W,{compact:!0,objectStreams:"smallest"}),X=A.sheets.length,Z=mn({told:T,missing:A.typefaces.missing,hasFont:s!==void 0,language:d,breaksArchive:P});return{documents:[
{name:`${re(o.name)}.pdf`,bytes:H,pageCount:X}],notes:Z,facts:{pageCount:X}}};function Tn({page_size:o,orientation:t,margin:e,font_size:n}){const[s,i]=m.tn[o],[
a,r]=t==="portrait"?[s,i]:[i,s],c=Math.floor((Math.min(a,r)-vn*n)/2/ae*100)/100;if(e>c){const d=`leaves no room on ${o} pages with a font_size of ${n}; it must \
be at most ${c} inches`;throw(0,y.G6)([{field:"margin",message:d,mentions:["font_size"]}])}return{width:a,height:r,margin:e*ae}}function An({children:o}){for(const t of St(
o)){const e=t.type==="heading"?M(t.children).trim():"";if(e!=="")return e}}function $n(o){const{holds:t,words:e}=h.E["language-tag"];if(o===void 0||t(o))return o;
throw(0,y.G6)([{field:"file",message:`has a lang in its front matter that is not ${e}`}])}async function Sn(o,t,e){const n=new Map,s=new Set((0,z.A)(o));for(const i of t)
s.has((0,z.b)(i.name))&&n.set((0,z.b)(i.name),await(0,b.A)(i,"images",e));for(const[i,a]of En(s))n.set(i,await(0,b.A)(a,"file",e));return n}const re=o=>o.replace(
/\.(?:md|markdown|mdown|txt|pdf)$/i,"").trim()||"document"}),6565:((st,U,f)=>{f.d(U,{X:()=>y});var z=f(41917),I=f(61729);const _=2e4,M=/^---[ \t]*\r?\n([\s\S]*?)\r?\n(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/;
function y(m){const b={words:{},markdown:m},g=M.exec(m.slice(0,_));if(!g)return b;const h=p(g[1]);if(!h)return b;const $=(...C)=>{const L=C.map(B=>h[B]).find(B=>typeof B==
"string"&&B.trim()!=="");return typeof L=="string"?L.trim():void 0},v=h.author??h.authors,u=Array.isArray(v)?v.filter(C=>typeof C=="string").join(", "):$("autho\
r","authors"),[D,j]=[$("title"),$("lang","language")];return{words:{...D&&{title:D},...u&&{author:u},...j&&{language:j}},markdown:m.slice(g[0].length)}}function p(m){
try{const b=(0,z.qg)(m,{schema:"failsafe",logLevel:"silent",maxAliasCount:20});return(0,I.Gv)(b)&&!Array.isArray(b)?b:void 0}catch{return}}}),35724:((st,U,f)=>{
f.d(U,{D:()=>Ct});var z=f(47145),I=f(91261),_=f(16007),M=f(58552);const y=100,p=1e5,m=2e3,b=E=>(0,M.G6)([{field:"file",message:E}]),g=()=>b(`nests quotes, lists\
 or emphasis more than ${y} levels deep; at most ${y} are allowed`),h=()=>b(`has more than ${p} cells in tables; at most ${p} are allowed. Split it into several\
 documents`),$=()=>b(`has a paragraph or cell with more than ${m} marks such as * and [; at most ${m} are allowed. Put a \\ before marks that are text`),v=[200,
200,400,800,2e3],u=60,D=/^[ \t]*$/,j=/^( {0,3})(`{3,}(?=[^`]*$)|~{3,})/,C=[[/^ {0,3}<(?:script|pre|style|textarea)(?=[\s>]|$)/i,/<\/(?:script|pre|style|textarea)>/i],
[/^ {0,3}<!--/,/-->/],[/^ {0,3}<\?/,/\?>/],[/^ {0,3}<![a-z]/i,/>/],[/^ {0,3}<!\[CDATA\[/,/\]\]>/]],L=/^( {0,3})([-+*]|\d{1,9}[.)])([ \t]+|$)/,B=/^ {0,3}\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/,
N=/^(?:[ \t]*(?:>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)))+/,G=/^[ \t]*([-*_])(?:[ \t]*\1)*[ \t]*$/;function*Y(E){const w=new yt;let O=[],k=0,R=0;for(const F of E.
split(/\r\n|\n|\r/)){Dt(F);const V=O.at(-1)?.text;k>=v[Math.min(R,v.length-1)]&&w.isFree&&mt(F,V)&&(yield*rt(O),O=[],k=0,R++),w.take(F,V),O.push({text:F,isFree:w.
isFree&&!w.isInList}),k+=F.length+1}O.length>0&&(yield*rt(O))}const mt=(E,w)=>w!==void 0&&D.test(w)&&/^[^ \t>]/.test(E)&&!L.test(E);class yt{fence;raw;offset=0;get isFree(){
return!this.fence&&!this.raw}get isInList(){return this.offset>0}take(w,O){if(this.raw){this.raw.test(w)&&(this.raw=void 0);return}if(this.fence){this.fence.test(
w)&&(this.fence=void 0);return}mt(w,O)&&(this.offset=0);const k=L.exec(w);k&&(this.offset===0||k[1].length<this.offset)&&!G.test(w)&&(this.offset=k[0].trimEnd().
length+1);const R=w.length-w.trimStart().length;if(this.offset>0&&R>=this.offset)return;const F=j.exec(w);if(F)this.fence=new RegExp(`^ {0,3}${F[2][0]}{${F[2].length}\
,}[ \\t]*$`);else for(const[V,et]of C)V.test(w)&&!et.test(w.replace(/^ {0,3}<!?-?-?/,""))&&(this.raw=et)}}function*rt(E){const w=E.map(({text:k})=>k);let O=0;for(let k=1;k<
E.length;k++){const R=w[k-1];if(!E[k].isFree||!B.test(w[k])||!/^ {0,3}[^\s>].*\|/.test(R))continue;let F=k+1;for(;F<E.length&&E[F].isFree&&!D.test(w[F]);)F++;if(F-
k>u){const V=w.slice(k+1+u,F);yield{text:w.slice(O,k+1+u).join(`
`),table:{head:`${R}
${w[k]}
`,rows:V}},O=F}k=F}O<E.length&&(yield{text:w.slice(O).join(`
`)})}function*xt({head:E,rows:w}){for(let O=0;O<w.length;O+=u)yield{text:E+w.slice(O,O+u).join(`
`),rest:w.slice(O).join(`
`)}}function Dt(E){const w=N.exec(E)?.[0];if(w===void 0||G.test(E))return;const O=w.match(/[>+*.)-]/g)?.length??0,k=/^[ \t]*/.exec(w)[0].replaceAll("	","    ").
length;if(O>y||O+k/2>2*y)throw g()}const Et=600;async function Ct(E,w){const O=[...Y(E)],k=new ft,R=[];for(const et of O)R.push(await vt(et,k,w));const F=[];for(const[
et,dt]of O.entries()){const wt=k.isUseful(dt.text,R[et]);for(const Rt of wt?await vt(dt,k.seeded(),w):R[et])F.push(Rt)}const V={type:"root",children:F};return await at(
V,w),V}async function vt({text:E,table:w},O,k){const R=await kt(E,O,k);if(!w)return R;const F=R.at(-1);let V=w.rows.join(`
`);if(F?.type==="table")for(const et of xt(w)){V=et.rest;const[dt,...wt]=await kt(et.text,O,k);if(dt?.type!=="table")break;if(F.children.push(...dt.children.slice(
1)),V="",wt.length>0)return[...R,...wt]}return V===""?R:[...R,...await kt(V,O,k)]}async function kt(E,w,O){const{children:k}=(0,z.Y)(E,w.options);w.learn(k);const R=O.
step(E.length*Et);return R&&await R,k}class ft{options;links=new Set;notes=new Set;constructor(w){this.options={extensions:[(0,_.T)(),At(),...w?[Ot(w)]:[]],mdastExtensions:[
(0,I.C)()]}}learn(w){for(let O=w;O.length>0;){const k=[];for(const R of O)R.type==="definition"&&this.links.add(R.identifier.toUpperCase()),R.type==="footnoteDe\
finition"&&this.notes.add(R.identifier.toUpperCase()),(R.type==="blockquote"||R.type==="list"||R.type==="listItem"||R.type==="footnoteDefinition")&&k.push(...R.
children);O=k}}isUseful(w,O){if(this.links.size+this.notes.size===0||!w.includes("["))return!1;const k=new ft;return k.learn(O),k.links.size<this.links.size||k.
notes.size<this.notes.size}seeded(){return new ft(this)}seed({parser:w}){const{defined:O}=w;for(const R of this.links)O.includes(R)||O.push(R);const k=w.gfmFootnotes??=
[];for(const R of this.notes)k.includes(R)||k.push(R)}}const Mt=(E,w)=>({name:E,tokenize:function(k,R,F){return w(this),F}});function Ot(E){const w=new WeakSet;
return{document:{null:[Mt("octavoDefinitions",k=>{w.has(k.parser)||E.seed(k),w.add(k.parser)})]}}}const Tt=Array.from("*_~[]!",E=>E.charCodeAt(0));function At(){
const E=new WeakMap,w=Mt("octavoMarks",O=>{const k=(E.get(O.events)??0)+1;if(k>m)throw $();E.set(O.events,k)});return{text:Object.fromEntries(Tt.map(O=>[O,w]))}}
async function at({children:E},w){let O=0,k=E;for(let R=0;k.length>0;R++){if(R>y)throw g();const F=[];for(const V of k){if(V.type==="table"&&(O+=ut(V)),O>p)throw h();
if("children"in V)for(const dt of V.children)F.push(dt);const et=w.step(200);et&&await et}k=F}}const ut=({children:E})=>E.length*(E[0]?.children.length??0)}),34622:((st,U,f)=>{
f.d(U,{A:()=>y,b:()=>_,imageTargets:()=>M});var z=f(6565),I=f(35724);function _(p){if(p.startsWith("data:"))return p;try{return decodeURIComponent(p)}catch{return p}}
async function M(p,m){const b=await(0,I.D)((0,z.X)(p).markdown,m);return[...new Set(y(b))]}function y(p){const m=new Map,b=[],g=[p];for(let h=g.pop();h;h=g.pop())
if(h.type==="definition"&&!m.has(h.identifier)&&m.set(h.identifier,h.url),h.type==="image"&&b.push(h.url),h.type==="imageReference"&&b.push({reference:h.identifier}),
"children"in h)for(const $ of[...h.children].reverse())g.push($);return b.map(h=>typeof h=="string"?h:m.get(h.reference)).filter(h=>h!==void 0).map(_)}}),36078:((st,U,f)=>{
f.d(U,{AY:()=>p,KJ:()=>g,XL:()=>m,_:()=>I,hX:()=>$,id:()=>y,qK:()=>M,vs:()=>_,wW:()=>h,yQ:()=>b});var z=f(45079);function I(v){if(Number.isInteger(v)&&Math.abs(
v)<1e7)return String(v);const u=Number(v.toPrecision(7)),D=Math.abs(u)<1e-9?"0":String(u);return D.includes("e")?u.toFixed(12).replace(/\.?0+$/,""):D}const _=v=>v.
map(I).join(" "),M=(v,u)=>`q ${u} cm /${v} Do Q`,y=v=>(0,z.ZV)(Math.round(v*1e3)/1e3||0),p=([v,u])=>`${y(v)} ${y(u)}`,m=v=>v.map((u,D)=>`${p(u)} ${D===0?"m":"l"}`).
join(" "),b=.5523;function g(v){const u=b,D=(...j)=>`${j.map(([C,L])=>p(v(C,L))).join(" ")} c`;return[`${p(v(1,0))} m`,D([1,u],[u,1],[0,1]),D([-u,1],[-1,u],[-1,
0]),D([-1,-u],[-u,-1],[0,-1]),D([u,-1],[1,-u],[1,0])].join(" ")}function h(v,u){const D={1:"g",3:"rg",4:"k"}[v.length];return`${v.map(y).join(" ")} ${u==="fill"?
D:D.toUpperCase()}`}const $=v=>`[${v.map(y).join(" ")}] 0 d`}),82943:((st,U,f)=>{f.d(U,{F:()=>z});const z=(I,_,M=[])=>({code:"characters_missing",message:`Boxes\
 are drawn for characters that cannot be shown: ${I}. ${_}`,...M.length>0?{mentions:M}:{}})}),12889:((st,U,f)=>{f.d(U,{Rl:()=>v,Vv:()=>_,ft:()=>m,jB:()=>h,pr:()=>g,
vw:()=>b,wE:()=>$});var z=f(46161),I=f(47707);const _="‏";let M;const y=()=>M??=(0,z.A)(),p=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
m=u=>p.test(u),b=u=>m(u)&&(y().getEmbeddingLevels(u).paragraphs[0]?.level??0)%2===1;function g(u){if(!m(u))return u===""?[]:[{text:u,rtl:!1,at:0}];const{levels:D,
paragraphs:j}=y().getEmbeddingLevels(u),C=j[0]?.level??0;for(let N=u.length-1;N>=0&&/\s/.test(u[N]);N--)D[N]=C;const L=[];for(let N=0;N<u.length;N++){const G=L.
at(-1);G&&G.level===D[N]?G.text+=u[N]:L.push({level:D[N],text:u[N],at:N})}const B=L.reduce((N,{level:G})=>Math.max(N,G),0);for(let N=B;N>0;N--)for(let G=0,Y=0;G<
L.length;G=Y+1){for(Y=G;Y<L.length&&L[Y].level>=N;)Y++;Y>G+1&&L.splice(G,Y-G,...L.slice(G,Y).reverse())}return L.map(({level:N,text:G,at:Y})=>({text:G,rtl:N%2===
1,at:Y}))}const h=u=>Array.from(u,D=>y().getMirroredCharacter(D)??D).join(""),$=u=>(0,I.qf)(h(u)).reverse().join(""),v=u=>g(u).flatMap(({text:D,rtl:j})=>j?(0,I.
qf)(h(D)).reverse():(0,I.qf)(D))}),33141:((st,U,f)=>{f.d(U,{$u:()=>_,b8:()=>I,dc:()=>y,zO:()=>M});var z=f(77581);function I(p,m){const b=typeof p=="number"?Math.
abs(p):0,g=typeof m=="number"?Math.abs(m):0;return{capHeight:b>=400&&b<=850?b:700,descent:-(g>=50?Math.min(g,230):230)}}const _=(p,m)=>`/Span <</ActualText <${Buffer.
from((0,z.wx)(p).bytes).toString("hex")}>>> BDC ${m} EMC`,M=(p,m)=>`<${p.map(b=>b.toString(16).padStart(m*2,"0")).join("")}>`;function y(p){return p.some(m=>m<32||
m>126)?M(p,1):`(${String.fromCharCode(...p).replace(/[\\()]/g,"\\$&")})`}}),21281:((st,U,f)=>{f.d(U,{Ip:()=>b,XM:()=>u,Xb:()=>v,ds:()=>m,qg:()=>$});var z=f(59071),
I=f(70549),_=f(43496),M=f(824),y=f(1975),p=f(60912);const m=(0,I.n)(async C=>b(C,await(0,M.Br)(C)));function b(C,L){const B=(rt,xt)=>(0,z.wh)((0,y.sm)(L,rt,xt)[0]??
""),N=h(B("pdfaid","part"),B("pdfaid","conformance").toLowerCase()),G=g(B("pdfuaid","part"))?`PDF/UA-${B("pdfuaid","part")}`:void 0,mt=[B("pdfxid","GTS_PDFXVers\
ion")||B("pdfx","GTS_PDFXVersion")||((0,z.Gh)(C.resolve((0,M._U)(C)?.get("GTS_PDFXVersion")))??""),B("pdfe","ISO_PDFEVersion"),B("pdfvtid","GTS_PDFVTVersion")],
yt=[N?.name,G,...mt.filter(rt=>/^PDF\/[\w .:/()-]{1,40}$/.test(rt))];return{archive:N,accessible:G,names:yt.filter(rt=>rt!==void 0)}}const g=C=>/^[1-9]$/.test(C);
function h(C,L){if(!g(C))return;const B=/^[abuef]$/.test(L)?L:"";return{part:Number(C),level:B,name:`PDF/A-${C}${B}`}}function $(C,L,B,N){return L&&j(C,L,[_.dK.
pdfaid]),v(B,N)}const v=({name:C},L)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${C}: ${L}.`});async function u(C){const L=await(0,M.
Br)(C);if(!L)return[];const{archive:B,accessible:N}=b(C,L);j(C,L,[_.dK.pdfaid,_.dK.pdfuaid]);const G=[B?.name,N].filter(Y=>Y!==void 0);return G.length>0?[D(G)]:
[]}const D=C=>({code:"conformance_dropped",message:`The result no longer claims ${C.join(" and ")}, because a merge cannot guarantee conformance.`});function j(C,L,B){
L.properties.some(({namespace:N})=>B.includes(N))&&(0,p._L)(C,(0,p.QH)(L,({namespace:N})=>B.includes(N),[]))}}),60912:((st,U,f)=>{f.d(U,{QH:()=>M,T3:()=>y,_L:()=>g});
var z=f(43496),I=f(3907),_=f(45599);function M(h,$,v){const{text:u,properties:D,end:j,about:C}=h,L=[];let B=0;for(const N of D.filter($).sort((G,Y)=>G.from-Y.from))
N.from<B||(L.push(u.slice(B,N.from)),B=N.to);return L.push(u.slice(B,Math.max(j,B))),v.length>0&&L.push(p(v,C)),L.push(u.slice(Math.max(j,B))),b(L.join(""))}function y(h){
return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${z.dK.rdf}">
${p(h,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function p(h,$){const u=[...new Set(h.map(({prefix:j})=>j))].map(j=>` xmlns:${j}="${z.dK[j]}"`).join(""),D=h.map(({prefix:j,name:C,form:L,values:B})=>`\
<${j}:${C}>${m(L,B)}</${j}:${C}>
`);return`<rdf:Description xmlns:rdf="${z.dK.rdf}" rdf:about="${(0,I.X)($)}"${u}>
${D.join("")}</rdf:Description>
`}function m(h,$){const v=u=>$.map(D=>`<rdf:li${u}>${(0,I.X)(D)}</rdf:li>`).join("");switch(h){case"simple":return(0,I.X)($[0]??"");case"alternative":return`<rd\
f:Alt>${v(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${v("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${v("")}</rdf:Bag>`}}const b=h=>h.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function g(h,$){const v=h.catalog.get("Metadata"),u=h.resolve(v),D=u instanceof _.Z6?[...u.dict].
filter(([L])=>!["Filter","DecodeParms","Length"].includes(L)):[],j=new _.Bi([["Type",new _.SX("Metadata")],["Subtype",new _.SX("XML")],...D]),C=new _.Z6(j,Buffer.
from($,"utf8"));(0,_.i9)(v)&&u instanceof _.Z6?h.put(v,C):h.edit(h.catalogNumber).set("Metadata",h.add(C))}}),75934:((st,U,f)=>{f.d(U,{p:()=>I});var z=f(9876);class I{text;widthOf;width;parts;constructor(M,y){
this.text=M,this.widthOf=y,this.width=y(M)}async lines(M){if(this.width<=M(0))return[this.text];const y=[];let p="",m=0,b;for(const g of this.parts??=await this.
measure()){const h=m+(b?.spaceWidth??0)+g.width;if(h<=M(y.length))p+=(b?.space??"")+g.text,m=h;else{p!==""&&y.push(p);const $=y.length;g.width>M($)?y.push(...this.
cut(g,v=>M($+v))):y.push(g.text),p=y.pop(),m=p===g.text?g.width:this.widthOf(p)}b=g}return y.push(p),y}async measure(){const{text:M,widthOf:y}=this;return(await(0,z.
Vn)())(M).map(({start:p,end:m,next:b})=>{const[g,h]=[M.slice(p,m),M.slice(m,b)];return{text:g,width:y(g),space:h,spaceWidth:h===""?0:y(h)}})}cut(M,y){const p=M.
clusters??=(0,z.s)(M.text,this.widthOf);let m=0;return(0,z.ZM)(p,y).map(b=>p.slice(m,m+=b).map(({text:g})=>g).join(""))}}}),9876:((st,U,f)=>{f.d(U,{Vn:()=>I,ZM:()=>y,
s:()=>_});var z=f(47707);async function I(){const{default:p}=await f.e(3286).then(f.bind(f,23286));return m=>{const b=[],g=new p(m);let h=0;for(let $=g.nextBreak();$;$=
g.nextBreak()){const v=$.position;let u=v;for(;u>h&&m[u-1]===" ";)u--;b.push({start:h,end:u,next:v}),h=v}return b}}const _=(p,m)=>(0,z.qf)(p).map(b=>({text:b,width:m(
b)})),M=/[_\-–—/.,;:]$/;function y(p,m){const b=[];for(let g=0;g<p.length;){let h=g;for(let $=0;h<p.length&&($+=p[h].width,!($>m(b.length)&&h>g));h++);if(h<
p.length){let $=h;for(;$>g&&!M.test(p[$-1].text);)$--;$-g>=(h-g)/2&&(h=$)}b.push(h-g),g=h}return b}}),70549:((st,U,f)=>{f.d(U,{n:()=>z});function z(I){const _=new WeakMap;
return M=>{if(M.hasChanges)return I(M);const y=_.get(M);if(y)return y.answer;const p=I(M);return _.set(M,{answer:p}),p}}})};
