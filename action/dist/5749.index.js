"use strict";exports.id=5749,exports.ids=[5749],exports.modules={49180:((Y,U,f)=>{f.d(U,{q:()=>N});const R="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd\
4 azure f0ffff beige f5f5dc bisque ffe4c4 black 000000 blanchedalmond ffebcd blue 0000ff blueviolet 8a2be2 brown a52a2a burlywood deb887 cadetblue 5f9ea0 chartr\
euse 7fff00 chocolate d2691e coral ff7f50 cornflowerblue 6495ed cornsilk fff8dc crimson dc143c cyan 00ffff darkblue 00008b darkcyan 008b8b darkgoldenrod b8860b \
darkgray a9a9a9 darkgreen 006400 darkgrey a9a9a9 darkkhaki bdb76b darkmagenta 8b008b darkolivegreen 556b2f darkorange ff8c00 darkorchid 9932cc darkred 8b0000 da\
rksalmon e9967a darkseagreen 8fbc8f darkslateblue 483d8b darkslategray 2f4f4f darkslategrey 2f4f4f darkturquoise 00ced1 darkviolet 9400d3 deeppink ff1493 deepsk\
yblue 00bfff dimgray 696969 dimgrey 696969 dodgerblue 1e90ff firebrick b22222 floralwhite fffaf0 forestgreen 228b22 fuchsia ff00ff gainsboro dcdcdc ghostwhite f\
8f8ff gold ffd700 goldenrod daa520 gray 808080 green 008000 greenyellow adff2f grey 808080 honeydew f0fff0 hotpink ff69b4 indianred cd5c5c indigo 4b0082 ivory f\
ffff0 khaki f0e68c lavender e6e6fa lavenderblush fff0f5 lawngreen 7cfc00 lemonchiffon fffacd lightblue add8e6 lightcoral f08080 lightcyan e0ffff lightgoldenrody\
ellow fafad2 lightgray d3d3d3 lightgreen 90ee90 lightgrey d3d3d3 lightpink ffb6c1 lightsalmon ffa07a lightseagreen 20b2aa lightskyblue 87cefa lightslategray 778\
899 lightslategrey 778899 lightsteelblue b0c4de lightyellow ffffe0 lime 00ff00 limegreen 32cd32 linen faf0e6 magenta ff00ff maroon 800000 mediumaquamarine 66cda\
a mediumblue 0000cd mediumorchid ba55d3 mediumpurple 9370db mediumseagreen 3cb371 mediumslateblue 7b68ee mediumspringgreen 00fa9a mediumturquoise 48d1cc mediumv\
ioletred c71585 midnightblue 191970 mintcream f5fffa mistyrose ffe4e1 moccasin ffe4b5 navajowhite ffdead navy 000080 oldlace fdf5e6 olive 808000 olivedrab 6b8e2\
3 orange ffa500 orangered ff4500 orchid da70d6 palegoldenrod eee8aa palegreen 98fb98 paleturquoise afeeee palevioletred db7093 papayawhip ffefd5 peachpuff ffdab\
9 peru cd853f pink ffc0cb plum dda0dd powderblue b0e0e6 purple 800080 rebeccapurple 663399 red ff0000 rosybrown bc8f8f royalblue 4169e1 saddlebrown 8b4513 salmo\
n fa8072 sandybrown f4a460 seagreen 2e8b57 seashell fff5ee sienna a0522d silver c0c0c0 skyblue 87ceeb slateblue 6a5acd slategray 708090 slategrey 708090 snow ff\
fafa springgreen 00ff7f steelblue 4682b4 tan d2b48c teal 008080 thistle d8bfd8 tomato ff6347 turquoise 40e0d0 violet ee82ee wheat f5deb3 white ffffff whitesmoke\
 f5f5f5 yellow ffff00 yellowgreen 9acd32";function N(v){const g=v.toLowerCase(),b=/^#([\da-f]{3}|[\da-f]{6})$/.exec(g)?.[1]??M().get(g);return b===void 0?void 0:
(b.length===3?[...b].map(h=>h+h):[b.slice(0,2),b.slice(2,4),b.slice(4)]).map(h=>Number.parseInt(h,16))}let $;function M(){const v=R.split(" ");return $??=new Map(
v.flatMap((g,b)=>b%2===0?[[g,v[b+1]]]:[]))}}),51521:((Y,U,f)=>{f.d(U,{Ct:()=>g,Qf:()=>v,sA:()=>y});var R=f(98446),N=f(34378);const $=/(\{[^{}]*\})/;function M(h,u){
const T=[],w=[],p=`use ${u.map(E=>`{${E}}`).join(", ")}`;for(const E of(0,N.w)(h).split($)){const P=u.find(A=>`{${A}}`===E);if(P)T.push({placeholder:P});else if($.
test(E))w.push(E);else{if(/[{}]/.test(E))return{problem:`has a brace that belongs to no placeholder; ${p}`};E&&T.push({literal:E})}}return w.length===0?{pieces:T}:
{problem:`has the unknown ${(0,R.d5)(w.length,"placeholder","placeholders")} ${w.join(" and ")}; ${p}`}}const v=h=>h.split($).filter((u,T)=>T%2===1),g=(h,u)=>h.
split($).map((T,w)=>(w%2===1&&Object.hasOwn(u,T.slice(1,-1))?u[T.slice(1,-1)]:void 0)??T).join(""),b=["number","last","label","name"],y=h=>M(h,b)}),60666:((Y,U,f)=>{
f.d(U,{E:()=>y,L:()=>g});var R=f(49180),N=f(17079),$=f(51521);function M(h){const u=(0,$.sA)(h);return"problem"in u?u.problem:void 0}const v=/^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8}){0,8}$/,
g=h=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.test(h),y={"file-name":{holds:h=>!/[/\\\p{Cc}\p{Cs}]/u.test(h)&&/[^. ]/.test(h),words:"a file name without fol\
ders"},"media-type":{holds:g,words:"a media type such as text/xml or application/pdf"},color:{holds:h=>(0,R.q)(h)!==void 0,words:"a color such as Red, darkgreen\
 or #c00000"},date:{holds:h=>(0,N.Z)(h)!==void 0,words:"a date of ISO 8601 such as 2026-11-20 or 2026-11-20T14:30:00+01:00"},"number-format":{holds:h=>M(h)===void 0,
words:"text such as {number} / {last}",problem:M},"language-tag":{holds:h=>v.test(h),words:"a language tag such as en, de-AT or zh-Hant (BCP 47)"}}}),6319:((Y,U,f)=>{
f.r(U),f.d(U,{markdown_to_pdf:()=>Pn});var R=f(34622),N=f(6565),$=f(7725);const M=o=>o.map(t=>t.type==="text"||t.type==="inlineCode"?t.value:t.type==="image"||t.
type==="imageReference"?t.alt??"":t.type==="break"?" ":"children"in t?M(t.children):"").join("").replace(/\s+/g," ");var v=f(58552),g=f(72648),b=f(96927),y=f(62488),
h=f(37253),u=f(60666),T=f(57076),w=f(47046);function p(o){const[,t="",e=""]=/^\s*<(\/?)([a-z][a-z0-9-]*|!--)/i.exec(o)??[];return{name:e.toLowerCase(),closes:t!==
""}}const E=o=>/^\s*<!--\s*page-?break\s*-->\s*$/i.test(o),P=/<(script|style|template)\b[^<>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi,A=/<!--(?:-?>|[\s\S]*?(?:-->|$))|<\?[\s\S]*?(?:\?>|$)|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<![a-z][\s\S]*?(?:>|$)/gi,
L=/<(?:br|hr|\/?(?:p|div|h[1-6]|li|ul|ol|tr|table|section|details|summary|blockquote|dl|dt|dd|pre))\b[^<>]*>/gi,I=/<\/?[a-z][^<>]*(?:>|$)/gi,D={amp:"&",lt:"<",gt:"\
>",quot:'"',apos:"'",nbsp:" "};function j(o){return o.replace(P,"").replace(A,"").replace(/\s+/g," ").replace(L,`
`).replace(I,"").replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi,(t,e,n,s)=>{if(s!==void 0)return D[s.toLowerCase()]??t;const i=e===void 0?parseInt(n,16):
Number(e);return i>0&&i<=1114111&&(i<55296||i>57343)?String.fromCodePoint(i):"�"}).split(`
`).map(t=>t.trim()).filter(t=>t!=="")}var G=f(47707),nt=f(27077),ht=f(74135);const st=-.12,wt=.27,ee=.055,ne={below:.24,height:1.18,beside:.18};function $t(o,t,e,n,s){
const{fragments:i}=t;for(let a=0,r=0;a<i.length;a=r){const{run:c}=i[a];let d=0;for(r=a;r<i.length&&se(i[r],i[a]);r++)d+=i[r].width;const l=s&&c.owner!==null?c.owner?.
in(s)??s:void 0;if(c.kind==="image"){const{upright:m}=c.image,k=(0,ht.lw)(m,[c.width,0,0,c.height,e,n]);o.draw(l,{kind:"image",name:o.image(c.image),matrix:k})}else{
const m=i.slice(a,r).map(({word:k})=>k);o.draw(l,...ie(m,c.look,e,n,d))}const x=c.owner?.linking;if(s&&x?.link){const m=c.kind==="image"?c.height:c.look.size,k=[
e,n-m*.25,e+d,n+m*(c.kind==="image"?1:.9)];o.link(x.in(s),k,x.link.target,x.link.contents)}e+=d}}function se(o,{run:t}){return o.run===t||o.run.kind==="text"&&t.
kind==="text"&&o.run.look===t.look&&o.run.owner===t.owner}function ie(o,t,e,n,s){const{size:i,color:a,rise:r=0,oblique:c=!1,ground:d}=t,l=n+r,x=[];if(d){const{below:k,
height:S,beside:O}=ne,z={x:e-O*i,y:l-k*i,width:s+2*O*i,height:S*i};x.push({kind:"area",...z,color:d,radius:i*.2})}x.push({kind:"text",x:e,y:l,size:i,color:a,words:o,
oblique:c});const m=k=>({kind:"area",x:e,y:l+k*i,width:s,height:ee*i,color:a});return t.underlined===!0&&x.push(m(st)),t.struck===!0&&x.push(m(wt)),x}const oe=.78,
Lt=.3;class St{setting;scale;sink;notesOf;after=0;reach=0;joined=!1;markers=[];constructor(t,e,n,s){this.setting=t,this.scale=e,this.sink=n,this.notesOf=s}mark(t){
this.markers.push(t)}get isWaiting(){return this.markers.length>0}join(){this.joined=!0}gap(t){this.after=Math.max(this.after,t)}extend(t){this.reach+=t}row(t,e=this.
scale.leading*.7){const n=this.joined?0:Math.max(this.after,t.before)+this.reach;this.after=0,this.reach=0,this.joined=!1;const s=this.markers.splice(0);if(s.length===
0)return this.sink({...t,before:n});this.sink({...t,before:n,paint:(i,a,r)=>{for(const c of s)c(i,a-e,r);t.paint(i,a,r)}})}async text(t,e,n,s){const i=Math.min(
e.width,this.scale.measure),{lines:a,job:r}=this.setting,c=await(0,nt.k6)(a.setting(t,i),r.pace),{lines:d}=c;for(const[l,x]of d.entries()){const m=l===0,S=l===d.
length-1?s.keep===!0:m||l===d.length-2||s.keep===!0;this.line(x,{paragraph:c,frame:e,measure:i,element:n,options:s,isFirst:m,keep:S})}this.gap(s.after??0)}line(t,e){
const{frame:n,element:s,options:i,isFirst:a,keep:r}=e,{height:c,baseline:d}=Dt(t,i),l=n.x+Rt(t,e.measure,i.align??(e.paragraph.isRight?"right":"left")),x=t.notes.
flatMap(m=>this.notesOf(m,n.element));this.row({before:a?i.before??0:0,height:c,keep:r,decorations:n.decorations,notes:x,paint:(m,k,S)=>{a&&i.onFirst?.(m,k),$t(
m,t,l,k-d,S?void 0:s)}},d)}}function Dt({tallest:o},{leading:t,size:e}){const n=(t-e)/2+e*oe+e*.06;if(o<=n)return{height:t,baseline:n};const s=Math.ceil((o+t*Lt)/
(t/2))*(t/2);return{height:s,baseline:s-t*Lt}}function Rt({width:o},t,e){return e==="left"?0:e==="right"?t-o:(t-o)/2}const Ct=new WeakMap;function tt(o,t,e=o.scale.
size,n="Regular"){let s=Ct.get(o);s||Ct.set(o,s=new Map);const i=`${n} ${e} ${t.join(" ")}`;let a=s.get(i);return a||s.set(i,a={style:n,size:e,color:t}),a}const ft=o=>[
o,o,o],V={text:ft(.1),quiet:ft(.36),rule:ft(.82),strongRule:ft(.45),ground:[.957,.961,.969],link:[.04,.31,.64],bar:ft(.75)},ae={NOTE:{title:"Note",color:[.04,.36,
.72]},TIP:{title:"Tip",color:[.07,.43,.2]},IMPORTANT:{title:"Important",color:[.43,.25,.72]},WARNING:{title:"Warning",color:[.55,.37,0]},CAUTION:{title:"Caution",
color:[.72,.12,.14]}},re=1.25,ce=1.45,de=.88,le=37.5;class bt{size;leading;constructor(t){this.size=t,this.leading=Math.round(t*ce*2)/2}get half(){return this.leading/
2}get measure(){return this.size*le}get codeSize(){return this.size*de}heading(t){const e=this.size*re**Math.max(4-t,0);return{size:e,leading:Math.ceil(e*1.2/this.
half)*this.half,before:this.leading*(t===1?2:t===2?1.5:1),after:this.half}}smaller(t){return new bt(this.size*t)}}const Pt=4,he=.7,fe=1.32,ue=2e4;async function ge({
value:o},t,e){const{scale:n,setting:s}=t,{typefaces:i}=s.composition,a=n.codeSize,r=Math.round(a*fe*2)/2,c=he*n.size,d=tt(t,V.text,a,"Mono"),l=i.word("0","Mono").
width*a/1e3,x=Math.max(Math.floor((e.width-2*c)/l),8),m={x:e.x,width:e.width,color:V.ground,radius:3,over:c},k=e.element.add("P").add("Code"),S=e.x+c,O=(r-a)/2+
a*.84,z=o.split(/\r\n|\n|\r/).flatMap(F=>me(F,x));t.gap(n.half),t.extend(c);for(const[F,{text:_,isRest:B}]of z.entries()){const C=s.job.pace.step(ue);C&&await C;
const H=i.word(_===""?" ":_,"Mono");t.row({before:0,height:r,keep:F===0||F===z.length-2,decorations:[...e.decorations,m],paint:(Z,K,X)=>{const Q=K-O;B&&Z.draw(void 0,
...pe(S,Q,a));const at=B?S+2*l:S;Z.draw(X?void 0:k,{kind:"text",x:at,y:Q,size:a,color:d.color,words:[H]})}},O)}t.gap(n.half),t.extend(c)}function pe(o,t,e){const n=(i,a)=>[
o+i*e,t+a*e],s={kind:"stroke",width:e*.07,color:V.strongRule};return[{...s,points:[n(.1,.62),n(.1,.26),n(.68,.26)]},{...s,points:[n(.5,.42),n(.7,.26),n(.5,.1)]}]}
function me(o,t){const e=o.includes("	")?we(o):o;if(e.length<=t)return[{text:e,isRest:!1}];const n=(0,G.qf)(e),s=[{text:n.slice(0,t).join(""),isRest:!1}];for(let i=t;i<
n.length;i+=t-2)s.push({text:n.slice(i,i+t-2).join(""),isRest:!0});return s}function we(o){let t="";for(const e of o.split(/(\t)/))t+=e==="	"?" ".repeat(Pt-t.length%
Pt):e;return t}class rt{tag;facts;above;link;block;element;constructor(t,e,n,s){this.tag=t,this.facts=e,this.above=n,this.link=s}in(t){return(!this.element||this.
block!==t)&&(this.element=(this.above?.in(t)??t).add(this.tag,this.facts),this.block=t),this.element}get linking(){return this.link?this:this.above?.linking}}const be=.88,
ye=.7,It=.36,xe=-.14,Nt=72/96,ke=300,zt=/^(?:https?|mailto|tel|ftp):/i,Bt=new WeakMap;function et(o,t,e){let n=Bt.get(o);n||Bt.set(o,n=new Map);let s=n.get(t);return s||
n.set(t,s={...o,...e}),s}const yt=o=>o.style==="Mono"?o:et(o,"bold",{style:"SemiBold",oblique:o.style==="Italic"}),Me=o=>o.style==="Regular"?et(o,"italic",{style:"\
Italic"}):et(o,"italic",{oblique:!0}),Oe=o=>et(o,"code",{style:"Mono",oblique:!1,size:o.size*be,ground:V.ground}),_t=(o,t)=>et(o,`raised ${t}`,{size:o.size*ye,rise:(o.
rise??0)+o.size*t});class Ut{setting;room;runs=[];open=[];constructor(t,e){this.setting=t,this.room=e}add(t,e,n){for(const s of t)this.node(s,e,n);return this}text(t,e,n,s){
const i=this.runs.at(-1);let a=t.replace(/[ \t\r\n]+/g," ");if(a.startsWith(" ")&&(!i||i.kind==="break"||i.kind==="text"&&i.text.endsWith(" "))&&(a=a.slice(1)),
a==="")return;let r=e;for(const c of this.open)c==="u"?r=et(r,"u",{underlined:!0}):r=_t(r,c==="sup"?It:xe);this.runs.push({kind:"text",text:a,look:r,owner:n,...s!==
void 0&&{note:s}})}node(t,e,n){switch(t.type){case"text":return this.text(t.value,e,n);case"emphasis":return void this.add(t.children,Me(e),n);case"strong":return void this.
add(t.children,yt(e),n);case"delete":return void this.add(t.children,et(e,"struck",{struck:!0}),ve("LineThrough",n));case"inlineCode":return this.text(t.value,Oe(
e),new rt("Code",{},n));case"break":this.runs.push({kind:"break"});return;case"link":return this.link(t.url,t.children,e,n);case"linkReference":{const s=this.setting.
definitions.get(t.identifier)?.url;return s===void 0?void this.add(t.children,e,n):this.link(s,t.children,e,n)}case"image":return this.image(t.url,t.alt??"",e,n);case"\
imageReference":return this.image(this.setting.definitions.get(t.identifier)?.url??"",t.alt??"",e,n);case"footnoteReference":return this.reference(t.identifier,
e,n);case"html":return this.html(t.value);default:return t}}link(t,e,n,s){const i=this.targetOf(t);if(!i)return void this.add(e,n,s);const a=M(e).trim().slice(0,
ke)||t,r=new rt("Link",{},s,{target:i,contents:a});this.add(e,et(n,"link",{color:V.link}),r)}targetOf(t){if(zt.test(t))return{uri:Ee(t)};const e=/^#(.+)$/.exec(
t)?.[1],n=e===void 0?void 0:this.setting.places.get(Te(e).toLowerCase());if(n)return{place:n};this.setting.told.links.add(t)}image(t,e,n,s){const i=this.setting.
images.get((0,R.b)(t));if(!i)return this.setting.told.images.add(t),e===""?void 0:zt.test(t)?this.link(t,[{type:"text",value:e}],n,s):this.text(e,n,s);const a=this.
sizeOf(i);this.runs.push({kind:"image",image:i,...a,owner:e===""?null:new rt("Figure",{alt:e},s)})}sizeOf({displayed:t,resolution:e}){const n=e?{width:t.width/e.
x*72,height:t.height/e.y*72}:{width:t.width*Nt,height:t.height*Nt},s=Math.min(1,this.room.width/n.width,this.room.height/n.height);return{width:n.width*s,height:n.
height*s}}reference(t,e,n){const{cited:s,footnotes:i}=this.setting;if(!i.has(t))return;const a=s.get(t)??s.size+1;s.set(t,a);const r=this.setting.places.get(`${t}\

`),c=new rt("Reference",{},n),d=r?new rt("Link",{},c,{target:{place:r},contents:`Footnote ${a}`}):c;this.text(String(a),_t(et(e,"link",{color:V.link}),It),d,t)}html(t){
const{name:e,closes:n}=p(t);if(e==="br")this.runs.push({kind:"break"});else if(e==="sub"||e==="sup"||e==="u"){const s=this.open.lastIndexOf(e);n?s>=0&&this.open.
splice(s,1):this.open.push(e)}else e!=="!--"&&(this.setting.told.html=!0)}}const ve=(o,t)=>new rt("Span",{attributes:{O:"Layout",TextDecorationType:o}},t),Ee=o=>o.
replace(new RegExp("\\p{Cs}","gu"),"�").replace(/[^\x21-\x7e]|["<>\\^`{|}]/gu,t=>encodeURIComponent(t));function Te(o){try{return decodeURIComponent(o)}catch{
return o}}var it=f(45657);const jt=[{text:"•",numbering:"Disc"},{text:"–",numbering:"None"},{text:"▪",numbering:"Square"}],Ft=.5,Ae=1.5,$e=.5,Le=.125;async function Se(o,t,e,n){
const{size:s,leading:i,half:a}=t.scale,r=jt[e.depth%jt.length],c=o.start??1,d=tt(t,e.color),l=(O,z)=>z===!0?"☑":z===!1?"☐":o.ordered===!0?`${c+O}.`:r.text,x=(0,it.
Kf)([0,o.children.length-1].map(O=>Wt(t,d,l(O,o.children[O]?.checked)))),m=Math.max(x+Ft*s,Ae*s),k=o.spread===!0||o.children.some(({spread:O})=>O===!0),S=e.element.
add("L",{attributes:{O:"List",ListNumbering:o.ordered===!0?"Decimal":r.numbering}});(e.depth===0||!e.tight)&&t.gap(a);for(const[O,z]of o.children.entries()){O>0&&
t.gap(i*(k?$e:Le));const F=S.add("LI"),_=F.add("Lbl"),B=l(O,z.checked),C=Wt(t,d,B),H=e.x+m-Ft*s-C;t.mark((K,X,Q)=>De(t,K,B,d,H,X,Q?void 0:_));const Z={...e,x:e.
x+m,width:e.width-m,element:F.add("LBody"),depth:e.depth+1,tight:!k};await n(z.children,Z),t.isWaiting&&t.row({before:0,height:i,keep:!1,decorations:e.decorations,
paint:()=>{}})}t.gap(e.tight&&e.depth>0?0:a)}const Wt=({setting:o},t,e)=>o.composition.typefaces.word(e,t.style).width*t.size/1e3;function De({setting:o},t,e,{size:n,
style:s,color:i},a,r,c){t.draw(c,{kind:"text",x:a,y:r,size:n,color:i,words:[o.composition.typefaces.word(e,s)]})}const xt=.55,Re=.3,Ce=.75,Pe=1.32,Ie=12;async function Ne(o,t,e){
const{pace:n}=t.setting.job,s=o.children[0]?.children.length??0,i=Array.from({length:s},(k,S)=>o.align?.[S]??null),a=Array.from({length:s},()=>({whole:0,least:0}));
for(const[k,{children:S}]of o.children.entries())for(const[O,z]of S.slice(0,s).entries()){const F=Kt(z,t,e,t.scale.size,k===0),_=await(0,nt.k6)(t.setting.lines.
widths(F),n);a[O]={whole:Math.max(a[O].whole,_.whole),least:Math.max(a[O].least,_.least)};const B=n.step(3e3);B&&await B}const r=ze(a,i,e.width,t.scale),c=e.element.
add("Table"),d=o.children.length>1&&(o.children[0]?.children??[]).every(({children:k})=>k.length===0),l=d?void 0:c.add("THead"),x=o.children.length>1?c.add("TBo\
dy"):void 0,m=[];t.gap(t.scale.half+2);for(const[k,{children:S}]of o.children.entries()){const O=k===0;if(O&&!l)continue;const z=(O?l:x).add("TR"),F=Array.from(
{length:s},(H,Z)=>{const K=O?"Column":d&&Z===0?"Row":void 0,X=Kt(S[Z],t,e,r.size,O),Q=K===void 0?{}:{attributes:{O:"Table",Scope:K}};return{runs:X,element:z.add(
K===void 0?"TD":"TH",Q)}}),B=await _e(F,r,t,e,{isHead:O,isTop:O||d&&k===1,isLast:k===o.children.length-1,heads:m});for(const H of B)t.row(H);O&&(0,it.RZ)(m,B);const C=n.
step(3e3*s);C&&await C}t.gap(t.scale.leading)}function Kt(o,t,e,n,s){const i=tt(t,e.color,n);return new Ut(t.setting,{width:e.width/3,height:n*12}).add(o?.children??
[],s?yt(i):i).runs}function ze(o,t,e,n){const s=2*xt*n.size*o.length,a=(m=>o.reduce((k,S)=>k+m(S),0))(m=>m.least),r=a+s<=e?1:Math.max(e/(a+s),Ce),c=n.size*r,d=2*
xt*c,l=e-d*o.length;return{widths:(a*r>l?o.map(m=>m.least/a*l):Be(o.map(m=>({whole:m.whole*r,least:m.least*r})),l)).map(m=>m+d),align:t,size:c,leading:Math.round(
c*Pe*2)/2}}function Be(o,t){const e=o.map(({least:d})=>d),n=new Set(o.keys());let s=t;for(let d=!0;d&&n.size>0;){d=!1;const l=s/n.size;for(const x of n){const{whole:m,
least:k}=o[x];if(!(m>l&&k<=l)){e[x]=m<=l?m:k,s-=e[x],n.delete(x),d=!0;break}}}const i=[...n].map(d=>Math.sqrt(o[d].whole)),a=i.reduce((d,l)=>d+l,0);for(const[d,
l]of[...n].entries())e[l]=Math.max(o[l].least,s*i[d]/a);const r=e.reduce((d,l)=>d+l,0)-t,c=e.indexOf((0,it.Kf)(e));return r>0&&(e[c]=Math.max(e[c]-r,o[c].least)),
e}async function _e(o,t,e,n,{isHead:s,isTop:i,isLast:a,heads:r}){const{widths:c,align:d,size:l,leading:x}=t,m=xt*l,{lines:k,job:S}=e.setting,O=[];for(const[_,{runs:B}]of o.
entries())O.push(await(0,nt.k6)(k.setting(B,Math.max(c[_]-2*m,l)),S.pace));const z=Math.max(1,(0,it.Kf)(O.map(({lines:_})=>_.length))),F=Re*l;return Array.from(
{length:z},(_,B)=>{const C=O.map(({lines:W})=>W[B]),H=C.map(W=>Dt(W??Gt,{leading:x,size:l})),Z=(0,it.Kf)(H.map(({height:W})=>W)),K=(0,it.Kf)(H.map(W=>W.baseline)),
[X,Q]=[B===0,B===z-1],at=X?F:0,J=at+Z+(Q?F:0);return{before:0,height:J,keep:s||(z<=Ie?!Q:X||B===z-2),decorations:n.decorations,notes:C.flatMap(W=>W?W.notes.flatMap(
q=>e.notesOf(q,n.element)):[]),head:s?void 0:r,paint:(W,q,At)=>{let pt=n.x;for(const[lt,mt]of C.entries()){const _n=c[lt]-2*m,Un=d[lt]??(O[lt].isRight?"right":"\
left"),jn=pt+m+Rt(mt??Gt,_n,Un);!mt&&X&&!At&&W.draw(o[lt].element),mt&&$t(W,mt,jn,q-at-K,At?void 0:o[lt].element),pt+=c[lt]}i&&X&&Ht(W,n.x,q-.4,pt-n.x,"strong"),
Q&&Ht(W,n.x,q-J,pt-n.x,s||a?"strong":"thin")}}})}const Gt={fragments:[],width:0,tallest:0,notes:[]};function Ht(o,t,e,n,s){const[i,a]=s==="strong"?[.7,V.strongRule]:
[.4,V.rule];o.draw(void 0,{kind:"area",x:t,y:e,width:n,height:i,color:a})}const Ue="\\newpage",je=/^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*(?:\n|$)/i,Fe=2.5,
Xt=.75,We=1200;class Ke{onBreak;constructor(t){this.onBreak=t}async layOut(t,e,n){for(const s of t){await this.block(s,e,n);const i=e.setting.job.pace.step(We*(1+
Ge(s)));i&&await i}}async block(t,e,n){switch(t.type){case"paragraph":return await this.paragraph(t.children,e,n);case"heading":return await this.heading(t,e,n);case"\
blockquote":return await this.quote(t,e,n);case"list":return await Se(t,e,n,(s,i)=>this.layOut(s,e,i));case"code":return await ge(t,e,n);case"table":return await Ne(
t,e,n);case"thematicBreak":return Xe(e,n);case"html":return await this.html(t.value,e,n);default:return}}async paragraph(t,e,n){const[s]=t;if(t.length===1&&s?.type===
"text"&&s.value.trim()===Ue)return this.onBreak();const i=n.element.add("P"),{size:a,leading:r,half:c}=e.scale,d=this.inlines(e,n).add(t,tt(e,n.color)),l=n.tight?
0:c;await e.text(d.runs,n,i,{size:a,leading:r,before:l,after:l})}inlines({setting:t,scale:e},{width:n}){const{height:s,margin:i}=t.geometry;return new Ut(t,{width:Math.
min(n,e.measure),height:s-2*i-2*e.leading})}contentsHeading(t,e,n){return this.headed([{type:"text",value:t.title}],2,t,e,n)}heading(t,e,n){return this.headed(t.
children,t.depth,e.setting.headings.get(t),e,n)}async headed(t,e,{level:n,place:s},i,a){const r=a.element.add(`H${n}`),{size:c,leading:d,before:l,after:x}=i.scale.
heading(e),m=e>5?V.quiet:a.color,k=this.inlines(i,a).add(t,tt(i,m,c,"SemiBold"));await i.text(k.runs,a,r,{size:c,leading:d,before:l,after:x,keep:!0,onFirst:(S,O)=>Object.
assign(s,{sheet:S,top:O+i.scale.half})})}async quote(t,e,n){const s=He(t),{leading:i,size:a}=e.scale,r=a*1.4,c={x:n.x,width:Fe,color:s?.color??V.bar,over:1},d={
...n,x:n.x+r,width:n.width-r,element:n.element.add("BlockQuote"),decorations:[...n.decorations,c],color:s?n.color:V.quiet,tight:!1};if(e.gap(i*Xt),s){const l=this.
inlines(e,d);l.text(s.title,yt(tt(e,s.color))),await e.text(l.runs,d,d.element.add("P"),{size:a,leading:i,keep:!0}),e.join()}await this.layOut(s?.children??t.children,
e,d),e.gap(i*Xt)}async html(t,e,n){if(E(t))return this.onBreak();/^\s*<!--/.test(t)||(e.setting.told.html=!0);for(const s of j(t))await this.paragraph([{type:"t\
ext",value:s}],e,n)}}const Ge=({position:o})=>(o?.end.offset??0)-(o?.start.offset??0);function He({children:o}){const[t,...e]=o,[n,...s]=t?.type==="paragraph"?t.
children:[],i=n?.type==="text"?je.exec(n.value):null;if(t?.type!=="paragraph"||n?.type!=="text"||!i)return;const a=n.value.slice(i[0].length);if(a===""&&s.length>
0&&s[0].type!=="break")return;const r=[...a===""?[]:[{...n,value:a}],...s.filter((d,l)=>l>0||a!=="")];return{...ae[i[1].toUpperCase()],children:r.length===0?e:[
{...t,children:r},...e]}}function Xe(o,{x:t,width:e,decorations:n}){const{leading:s}=o.scale;o.row({before:o.scale.half,height:s,keep:!1,decorations:n,paint:(i,a)=>i.
draw(void 0,{kind:"area",x:t,y:a-s/2,width:e,height:.6,color:V.strongRule})}),o.gap(o.scale.half)}var kt=f(17581);const Ve=3,Ze=3;class Qe{setting;waiting=[];constructor(t){
this.setting=t}layOut(t,e,n){const s=n.element.add("TOC"),i=(0,it.YG)(t.map(({level:c})=>c)),a=t.filter(({level:c})=>c-i<Ve),r={...n,width:Math.min(n.width,e.scale.
measure)};for(const c of a)this.entry({...c,level:c.level-i+1},s,e,r);return e.gap(e.scale.leading),a.length}fill(){const{sheets:t}=this.setting.composition,e=new Map(
t.map((n,s)=>[n,s+1]));for(const{place:n,fill:s}of this.waiting)n.sheet&&s(e.get(n.sheet))}entry({title:t,level:e,place:n},s,i,a){const{size:r,leading:c,half:d}=i.
scale,l=(e-1)*r*1.4,x=s.add("TOCI").add("Reference").add("Link"),m=tt(i,a.color,r,e===1?"SemiBold":"Regular"),k=a.width-l-r*3,{lines:S}=this.setting.lines.paragraph(
[{kind:"text",text:t,look:m}],k);for(const[O,z]of S.entries()){const F=O===S.length-1,_=z.fragments.map(({word:C})=>C),B=c*.72;i.row({before:O===0&&e===1?d/2:0,
height:c,keep:!F,decorations:[],paint:(C,H)=>{const[Z,K]=[a.x+l,H-B];C.draw(x,{kind:"text",x:Z,y:K,size:r,color:m.color,words:_}),F&&this.leader(C,x,n,Z+z.width,
{right:a.x+a.width,baseline:K,size:r},m.color);const X=[Z,K-r*.25,a.x+a.width,K+r*.9];C.link(x,X,{place:n},t)}})}}leader(t,e,n,s,i,a){const{typefaces:r}=this.setting.
composition;t.draw(void 0,...(0,kt.p4)(s,(0,kt.zt)(r,Ze,i.size),i));const c={kind:"text",x:i.right,y:i.baseline,size:i.size,color:a,words:[]};t.draw(e,c),this.waiting.
push({place:n,fill:d=>Object.assign(c,(0,kt.tk)(r,String(d),i,a))})}}var Ye=f(78445);const Je=.84,qe=.6,Vt={width:120,height:.5};function tn(o,t){const e=new Map,
n=s=>{const i=[...s].reverse();for(let a=i.pop();a;a=i.pop())if(a.type!=="footnoteDefinition"&&(a.type==="footnoteReference"&&t.has(a.identifier)&&!e.has(a.identifier)&&
e.set(a.identifier,e.size+1),"children"in a))for(const r of[...a.children].reverse())i.push(r)};n(o.children);for(const s of e.keys())n(t.get(s).children);return e}
class en{setting;scale;frame;layOut;notes=new Map;used=new Set;constructor(t,e,n,s){this.setting=t,this.scale=e,this.frame=n,this.layOut=s}async prepare(){for(const[
t,e]of this.setting.cited)this.notes.set(t,await this.note(t,e))}rowsFor=(t,e)=>{const n=this.notes.get(t);return!n||this.used.has(t)?[]:(this.used.add(t),e.adopt(
n.element),n.rows.flatMap(s=>[s,...s.notes??[]]))};async note(t,e){const{setting:n,frame:s}=this,i=new Ye.H("Note",void 0,{id:`note-${e}`}),a=[],r=this.scale.smaller(
Je),c=(C,H)=>n.cited.get(C)>e?this.rowsFor(C,H):[],d=new St(n,r,C=>a.push(C),c),l=tt(d,V.text),{typefaces:x}=n.composition,m=x.word(`${e}.`,l.style),S=m.width*l.
size/1e3+qe*l.size,O=i.add("Lbl"),z=n.places.get(`${t}
`);d.mark((C,H)=>{Object.assign(z,{sheet:C,top:H+r.leading}),C.draw(O,{kind:"text",x:s.x,y:H,size:l.size,color:l.color,words:[m]})});const F={...s,x:s.x+S,width:s.
width-S,element:i,tight:!0};await this.layOut(n.footnotes.get(t).children,d,F),d.isWaiting&&d.row({before:0,height:r.leading,keep:!1,decorations:[],paint:()=>{}});
const[_,...B]=a;return{element:i,rows:_?[{..._,before:r.half/2},...B]:[]}}}const nn=(o,{leading:t,half:e})=>({before:e,height:e/2,keep:!0,decorations:[],paint:(n,s)=>n.
draw(void 0,{kind:"area",x:o,y:s-Vt.height-t*.1,...Vt,color:V.strongRule})});var ut=f(12889),Mt=f(9876);const Ot="￼",sn=400,on=200,ct=100,dt=3e3;class vt{typefaces;breaks;constructor(t,e){
this.typefaces=t,this.breaks=e}static async of(t){return new vt(t,await(0,Mt.Vn)())}paragraph(t,e){return(0,nt.zd)(this.setting(t,e))}*setting(t,e){const n=[[]];
for(const c of t)c.kind==="break"?n.push([]):n.at(-1).push(c);const s=Zt(n.flat()),i=(0,ut.ft)(s),a=i&&(0,ut.vw)(s),r=[];for(const c of n){const d=[];for(const l of yield*this.
boxes(c))if(l.width<=e)d.push(l);else for(const x of yield*this.split(l,e))d.push(x);for(const l of yield*cn(d,e))r.push(this.line(l,i,a)),r.length%ct===0&&(yield ct*
dt)}return{lines:r,isRight:a}}*widths(t){let[e,n]=[0,0];for(let s=0,i;s<=t.length;s=i+1){const a=[];for(i=s;i<t.length;i++){const c=t[i];if(c.kind==="break")break;
a.push(c)}let r=0;for(const{width:c,space:d}of yield*this.boxes(a))n=Math.max(n,c),e=Math.max(e,r+c),r+=c+(d?.width??0)}return{whole:e,least:n}}fragment(t,e,n=!1){
const s=this.typefaces.word(e,t.look.style,n);return{run:t,word:s,width:s.width*t.look.size/1e3}}*boxes(t){const e=new rn(t,this),n=[];for(const{end:s,next:i}of this.
breaks(Zt(t))){const a=[];for(;e.at<s;){a.length>0&&(yield dt);for(const c of e.take(Math.min(s,e.cutAfter(on))))a.push(c)}const[r]=e.take(i);n.push({fragments:a,
width:Et(a),space:r}),n.length%ct===0&&(yield ct*dt)}return n}*split({fragments:t,space:e},n){const s=[];for(const{run:r,word:c,width:d}of t)if(r.kind==="image")
s.push({run:r,text:Ot,width:d});else{for(const l of(0,Mt.s)(c.text,x=>this.fragment(r,x).width))s.push({...l,run:r});yield dt}const i=[];let a=0;for(const r of(0,Mt.
ZM)(s,()=>n)){const c=this.joined(s.slice(a,a+=r));i.push({fragments:c,width:Et(c),space:a===s.length?e:void 0}),yield dt}return i}joined(t){const e=[];for(let n=0,
s;n<t.length;n=s){const{run:i}=t[n];let a="";for(s=n;t[s]?.run===i;s++)a+=t[s].text;e.push(i.kind==="image"?{run:i,width:i.width}:this.fragment(i,a))}return e}line(t,e,n){
const s=t.flatMap(({fragments:c,space:d},l)=>d&&l+1<t.length?[...c,d]:c),i=e?this.turned(s,n):s;let a=0;const r=[];for(const{run:c}of s)c.kind==="image"?a=Math.
max(a,c.height):c.note!==void 0&&r.push(c.note);return{fragments:i,width:Et(i),tallest:a,notes:r}}turned(t,e){const n=e?ut.Vv:"",s=t.map(({word:a})=>a?.text??Ot),
i=[];for(const{text:a,rtl:r,at:c}of(0,ut.pr)(n+s.join(""))){const d=c-n.length,l=[];let x=0;for(const[m,k]of t.entries()){const S=s[m],O=S.slice(Math.max(d-x,0),
Math.max(d+a.length-x,0));x+=S.length,O!==""&&l.push(k.run.kind==="image"?k:this.fragment(k.run,O,r))}for(const m of r?l.reverse():l)i.push(m)}return i}}const Zt=o=>o.
map(t=>t.kind==="image"?Ot:t.text).join(""),Et=o=>o.reduce((t,{width:e})=>t+e,0),an=/[\p{M}\p{Join_Control}\p{Cs}]/u;class rn{runs;maker;run=0;start=0;at=0;constructor(t,e){
this.runs=t,this.maker=e}cutAfter(t){const e=this.runs[this.run];if(e.kind==="image")return this.start+1;const{text:n}=e;let s=this.at-this.start+t;for(const i=s+
t;s<i&&s<n.length&&an.test(n.charAt(s));)s++;return this.start+Math.min(s,n.length)}take(t){const e=[];for(;this.at<t;){const n=this.runs[this.run],s=n.kind==="\
image"?1:n.text.length,i=Math.min(t,this.start+s);if(i>this.at&&e.push(n.kind==="image"?{run:n,width:n.width}:this.maker.fragment(n,n.text.slice(this.at-this.start,
i-this.start))),this.at=i,i<this.start+s)break;this.start+=s,this.run++}return e}}function*cn(o,t){const e=o.length;if(e===0)return[];const n=new Float64Array(e+
1),s=new Uint32Array(e+1);for(let a=e-1;a>=0;a--){let r=1/0,c=0;for(let d=a;d<e&&d-a<sn&&(c+=o[d].width,!(c>t+.01&&d>a));d++){const l=Math.max(t-c,0)/t,k=1+(d+1===
e?a>0&&l>.85?.5:0:l*l)+n[d+1];k<r&&(r=k,s[a]=d+1),c+=o[d].space?.width??0}n[a]=r,a%ct===0&&(yield ct*dt)}const i=[];for(let a=0;a<e;a=s[a])i.push(o.slice(a,s[a]));
return i}var dn=f(42973);const Qt=5e3;class ln{composition;geometry;ruleAboveNotes;used=0;placed=[];notes=[];carried=[];group=[];constructor(t,e,n){this.composition=
t,this.geometry=e,this.ruleAboveNotes=n}add(t){t.breaks===!0&&this.flush(),this.group.push(t),t.keep||this.flush()}break(){this.flush(),(this.placed.length>0||this.
notes.length>0)&&this.close()}finish(){for(this.break();this.carried.length>0;)this.takeCarried(),this.close();this.composition.sheets.length===0&&this.close()}get room(){
return this.geometry.height-2*this.geometry.margin}get isEmpty(){return this.placed.every(({repeated:t})=>t)}flush(){const{group:t}=this;if(this.group=[],t.length!==
0)if(!this.fits(t)&&!this.isEmpty&&this.turn(t[0]),this.fits(t))for(const e of t)this.place(e);else for(const e of t)!this.fits([e])&&!this.isEmpty&&this.turn(e),
this.place(e)}fits(t){const e=t.reduce((n,{before:s,height:i},a)=>n+i+(a===0&&this.isEmpty?0:s),0);return this.used+e+this.heightOfNotes(t.flatMap(({notes:n=[]})=>n))<=
this.room+.01}heightOfNotes(t){const e=[...this.notes,...t];return e.length===0?0:e.reduce((n,{before:s,height:i})=>n+s+i,this.ruleAboveNotes.before+this.ruleAboveNotes.
height)}turn(t){this.close(),this.takeCarried();for(const e of t.head??[])this.put(e,!0)}place(t){this.put(t,!1);for(const e of t.notes??[])(this.used+this.heightOfNotes(
[e])<=this.room+.01&&this.carried.length===0?this.notes:this.carried).push(e)}put(t,e){this.placed.length>0&&(this.used+=t.before),this.placed.push({row:t,top:this.
geometry.height-this.geometry.margin-this.used,repeated:e}),this.used+=t.height}takeCarried(){const t=this.carried;this.carried=[];for(const e of t)((this.notes.
length===0||this.used+this.heightOfNotes([e])<=this.room*.6)&&this.carried.length===0?this.notes:this.carried).push(e)}close(){const{composition:t,geometry:e}=this;
if(t.sheets.length===Qt)throw(0,dn.F)("pages",`The document has more than ${Qt} pages`,"Split the Markdown into several documents","file");const n=t.sheet(e.width,
e.height),s=this.placeNotes();for(const i of[this.placed,s]){hn(n,i);for(const{row:a,top:r,repeated:c}of i)a.paint(n,r,c)}this.used=0,this.placed=[],this.notes=
[]}placeNotes(){if(this.notes.length===0)return[];let t=this.geometry.margin+this.heightOfNotes([]);return[this.ruleAboveNotes,...this.notes].map(e=>{t-=e.before;
const n={row:e,top:t,repeated:!1};return t-=e.height,n})}}function hn(o,t){const e=new Map,n=s=>{const{top:i,bottom:a}=e.get(s),{x:r,width:c,color:d,radius:l=0,
over:x}=s;e.delete(s),o.draw(void 0,{kind:"area",x:r,y:a-x,width:c,height:i-a+2*x,color:d,radius:l})};for(const{row:s,top:i}of t){for(const a of[...e.keys()])s.
decorations.includes(a)||n(a);for(const a of s.decorations){const r=e.get(a);r?r.bottom=i-s.height:e.set(a,{top:i,bottom:i-s.height})}}for(const s of[...e.keys()])
n(s)}class fn{used=new Map;next(t){const e=t.toLowerCase().trim().replace(/[^\p{L}\p{N}\p{M}\p{Pc}\- ]/gu,"").replaceAll(" ","-");let n=e;for(let s=this.used.get(
e)??0;this.used.has(n);n=`${e}-${s}`)s++;return n!==e&&this.used.set(e,Number(n.slice(e.length+1))),this.used.set(n,0),n}}function un(o){const t=new Map,e=new Map;
for(const n of gt(o))n.type==="definition"&&!t.has(n.identifier)&&t.set(n.identifier,n),n.type==="footnoteDefinition"&&!e.has(n.identifier)&&e.set(n.identifier,
n);return{definitions:t,footnotes:e}}function gn(o){const t=new Map,e=new Map,n=new fn,s=[];for(const i of gt(o)){if(i.type!=="heading")continue;const a=M(i.children).
trim();for(;s.length>0&&s.at(-1)>=i.depth;)s.pop();s.push(i.depth);const r={};e.set(n.next(a),r),t.set(i,{title:a,level:s.length,place:r})}return{headings:t,places:e}}
function gt(o){const t=[],e=n=>{for(const s of n)t.push(s),(s.type==="blockquote"||s.type==="list"||s.type==="listItem"||s.type==="footnoteDefinition")&&e(s.children)};
return e(o),t}const pn=16,Tt=300,mn=.82;async function wn(o,t,e){const{geometry:n,size:s,images:i}=t,a=await T.B.open({...yn(o,t.contents),font:t.font},e);await a.
typefaces.warm(bn(o),e.pace);const{definitions:r,footnotes:c}=un(o.children),{headings:d,places:l}=gn(o.children),x=tn(o,c);for(const J of x.keys())l.set(`${J}
`,{});const m={html:!1,links:new Set,images:new Set},k=await vt.of(a.typefaces),S={job:e,composition:a,lines:k,geometry:n,definitions:r,footnotes:c,cited:x,images:i,
places:l,headings:d,told:m},O=new bt(s),{margin:z,width:F}=n,_={x:z,width:F-2*z,element:a.document,decorations:[],color:V.text,depth:0,tight:!1},B=new ln(a,n,nn(
z,O)),C=new Ke(()=>B.break()),H=(J,W,q)=>C.layOut(J,W,q),Z=new en(S,O,_,H);await Z.prepare();const K=new St(S,O,J=>B.add(J),Z.rowsFor),X=[...d.values()];let Q=o.
children;const at=new Qe(S);if(t.contents&&X.length>0){const[J]=Q,W=J?.type==="heading"&&J.depth===1;W&&await C.layOut([J],K,_);const q={title:(0,w.contentsHeading)(
t.language),level:W?2:1,place:{}};await C.contentsHeading(q,K,_),at.layOut(X.slice(W?1:0),K,_)>pn&&B.break(),X.splice(W?1:0,0,q),Q=Q.slice(W?1:0)}return await C.
layOut(Q,K,_),B.finish(),at.fill(),t.pageNumbers&&xn(S,O,K),{composition:a,bookmarks:kn(X),told:m}}function bn(o){const t=[];for(const e of gt(o.children)){if(t.
length>Tt)break;if(e.type==="paragraph")for(const n of M(e.children).split(" ",Tt))t.push(n)}return t.slice(0,Tt)}function yn(o,t){const e=new Set,n=[];t&&e.add(
"SemiBold");const s=[o];for(let i=s.pop();i;i=s.pop())if((i.type==="heading"||i.type==="strong"||i.type==="table"||i.type==="blockquote")&&e.add("SemiBold"),i.type===
"emphasis"&&e.add("Italic"),(i.type==="code"||i.type==="inlineCode")&&e.add("Mono"),"value"in i&&n.push(i.value.replace(/[\0-\x7f]+/g,"")),"alt"in i&&typeof i.alt==
"string"&&n.push(i.alt),"children"in i)for(const a of i.children)s.push(a);return{styles:[...e],text:n.join("")}}function xn({composition:o,geometry:t},e,n){const{
sheets:s,typefaces:i}=o,a=tt(n,V.quiet,e.size*mn);for(const[r,c]of s.entries()){const d=i.word(String(r+1),a.style),l=(t.width-d.width*a.size/1e3)/2;c.foot({kind:"\
text",x:l,y:t.margin/2-a.size*.3,size:a.size,color:a.color,words:[d]})}}function kn(o){const t=[],e=[{level:0,children:t}];for(const{title:n,level:s,place:i}of o){
if(n===""||!Mn(i))continue;for(;e.at(-1).level>=s;)e.pop();const a=[];e.at(-1).children.push({title:n,place:i,children:a}),e.push({level:s,children:a})}return t}
const Mn=o=>o.sheet!==void 0;var On=f(82943),vn=f(21281),ot=f(98446);const En=({told:o,missing:t,hasFont:e,language:n,breaksArchive:s})=>[...n===void 0?[Tn]:[],
...s?[(0,vn.Xb)({part:3,level:"a",name:"PDF/A-3a"},"an image has CMYK colors, and the document is sRGB")]:[],...t.size>0?[(0,On.F)(Sn(t),e?"Your file lacks them\
 too, or they cannot be shaped.":"Give a font that has them.",e?[]:["font"])]:[],...o.images.size>0?[$n(o.images.size)]:[],...o.links.size>0?[Ln(o.links.size)]:
[],...o.html?[An]:[]],Tn={code:"language_assumed",message:"The document does not say what it is written in, so screen readers guess, and it does not claim PDF/U\
A. Give language, or lang in the front matter.",mentions:["language"]},An={code:"html_left_out",message:"HTML other than br, sub, sup and u was left out of the \
Markdown. Its text stays."},$n=o=>({code:"image_not_loaded",message:`${(0,ot.y_)(o,"image")} of the Markdown ${(0,ot.d5)(o,"was","were")} not given, so the text\
 that describes ${(0,ot.d5)(o,"it","them")} is there instead. Nothing is fetched: give ${(0,ot.d5)(o,"the image","the images")} as a file beside the Markdown (A\
ction), as field:name (n8n), or in images (service).`}),Ln=o=>({code:"links_as_text",message:`${(0,ot.y_)(o,"link")} of the Markdown ${(0,ot.d5)(o,"leads","lead")}\
 neither to a heading of the document nor to an address such as https:, and ${(0,ot.d5)(o,"is","are")} text.`});function Sn(o){return[...new Set([...o].map(G.I2))].
sort().join(", ")}const Yt=100,Jt=5e7,Dn=/^data:([^,;]*)(?:;[^,;]*)*;base64,([A-Za-z0-9+/\s%=_-]*)$/i;function Rn(o){const t=new Map,e=[];let n=0;for(const s of o){
if(!/^data:/i.test(s))continue;const[,i="",a]=Dn.exec(s)??[];if(a===void 0){e.push({field:"file",message:"has a data: address that is not base64; write data:ima\
ge/png;base64, and the image"});break}const r=Buffer.from(a.replaceAll("%2B","+").replaceAll("%2F","/").replaceAll("%3D","="),"base64");if(n+=r.length,t.set(s,{
name:`image.${i.split("/")[1]??"bin"}`,bytes:r}),t.size>Yt||n>Jt){e.push({field:"file",message:`has more than ${Yt} images or ${Jt/1e6} MB of them in data: addr\
esses`});break}}if(e.length>0)throw(0,v.G6)(e);return t}const qt=72,Cn=14,Pn=async(o,t,e)=>{const n=In(t),s=t.font&&(0,g.g)(t.font,"font"),{words:i,markdown:a}=(0,N.
X)(new TextDecoder().decode(o.bytes)),r=await(0,$.D)(a,e.pace),c=t.title??i.title??Nn(r)??te(o.name),d=t.language??zn(i.language),l=await Bn(r,t.images??[],e),{
composition:x,bookmarks:m,told:k}=await wn(r,{geometry:n,size:t.font_size,font:s,images:l,pageNumbers:t.page_numbers,contents:t.table_of_contents,language:d},e),
S=[...l.values()].some(({components:C})=>C===4),O=t.author??i.author,z=await x.finish({title:c,author:O,language:d,bookmarks:m,breaksArchive:S}),F=await(0,h.UN)(
z,{compact:!0,objectStreams:"smallest"}),_=x.sheets.length,B=En({told:k,missing:x.typefaces.missing,hasFont:s!==void 0,language:d,breaksArchive:S});return{documents:[
{name:`${te(o.name)}.pdf`,bytes:F,pageCount:_}],notes:B,facts:{pageCount:_}}};function In({page_size:o,orientation:t,margin:e,font_size:n}){const[s,i]=b.tn[o],[
a,r]=t==="portrait"?[s,i]:[i,s],c=Math.floor((Math.min(a,r)-Cn*n)/2/qt*100)/100;if(e>c){const d=`leaves no room on ${o} pages with a font_size of ${n}; it must \
be at most ${c} inches`;throw(0,v.G6)([{field:"margin",message:d,mentions:["font_size"]}])}return{width:a,height:r,margin:e*qt}}function Nn({children:o}){for(const t of gt(
o)){const e=t.type==="heading"?M(t.children).trim():"";if(e!=="")return e}}function zn(o){const{holds:t,words:e}=u.E["language-tag"];if(o===void 0||t(o))return o;
throw(0,v.G6)([{field:"file",message:`has a lang in its front matter that is not ${e}`}])}async function Bn(o,t,e){const n=new Map,s=new Set((0,R.A)(o));for(const i of t)
s.has((0,R.b)(i.name))&&n.set((0,R.b)(i.name),await(0,y.A)(i,"images",e));for(const[i,a]of Rn(s))n.set(i,await(0,y.A)(a,"file",e));return n}const te=o=>o.replace(
/\.(?:md|markdown|mdown|txt|pdf)$/i,"").trim()||"document"}),36078:((Y,U,f)=>{f.d(U,{AY:()=>g,KJ:()=>h,XL:()=>b,_:()=>N,hX:()=>T,id:()=>v,qK:()=>M,vs:()=>$,wW:()=>u,
yQ:()=>y});var R=f(45079);function N(w){if(Number.isInteger(w)&&Math.abs(w)<1e7)return String(w);const p=Number(w.toPrecision(7)),E=Math.abs(p)<1e-9?"0":String(
p);return E.includes("e")?p.toFixed(12).replace(/\.?0+$/,""):E}const $=w=>w.map(N).join(" "),M=(w,p)=>`q ${p} cm /${w} Do Q`,v=w=>(0,R.ZV)(Math.round(w*1e3)/1e3||
0),g=([w,p])=>`${v(w)} ${v(p)}`,b=w=>w.map((p,E)=>`${g(p)} ${E===0?"m":"l"}`).join(" "),y=.5523;function h(w){const p=y,E=(...P)=>`${P.map(([A,L])=>g(w(A,L))).join(
" ")} c`;return[`${g(w(1,0))} m`,E([1,p],[p,1],[0,1]),E([-p,1],[-1,p],[-1,0]),E([-1,-p],[-p,-1],[0,-1]),E([p,-1],[1,-p],[1,0])].join(" ")}function u(w,p){const E={
1:"g",3:"rg",4:"k"}[w.length];return`${w.map(v).join(" ")} ${p==="fill"?E:E.toUpperCase()}`}const T=w=>`[${w.map(v).join(" ")}] 0 d`}),82943:((Y,U,f)=>{f.d(U,{F:()=>R});
const R=(N,$,M=[])=>({code:"characters_missing",message:`Boxes are drawn for characters that cannot be shown: ${N}. ${$}`,...M.length>0?{mentions:M}:{}})}),12889:((Y,U,f)=>{
f.d(U,{Rl:()=>w,Vv:()=>$,ft:()=>b,jB:()=>u,pr:()=>h,vw:()=>y,wE:()=>T});var R=f(46161),N=f(47707);const $="‏";let M;const v=()=>M??=(0,R.A)(),g=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
b=p=>g.test(p),y=p=>b(p)&&(v().getEmbeddingLevels(p).paragraphs[0]?.level??0)%2===1;function h(p){if(!b(p))return p===""?[]:[{text:p,rtl:!1,at:0}];const{levels:E,
paragraphs:P}=v().getEmbeddingLevels(p),A=P[0]?.level??0;for(let D=p.length-1;D>=0&&/\s/.test(p[D]);D--)E[D]=A;const L=[];for(let D=0;D<p.length;D++){const j=L.
at(-1);j&&j.level===E[D]?j.text+=p[D]:L.push({level:E[D],text:p[D],at:D})}const I=L.reduce((D,{level:j})=>Math.max(D,j),0);for(let D=I;D>0;D--)for(let j=0,G=0;j<
L.length;j=G+1){for(G=j;G<L.length&&L[G].level>=D;)G++;if(G>j+1)for(const[nt,ht]of L.slice(j,G).entries())L[G-1-nt]=ht}return L.map(({level:D,text:j,at:G})=>({text:j,
rtl:D%2===1,at:G}))}const u=p=>Array.from(p,E=>v().getMirroredCharacter(E)??E).join(""),T=p=>(0,N.qf)(u(p)).reverse().join(""),w=p=>h(p).flatMap(({text:E,rtl:P})=>P?
(0,N.qf)(u(E)).reverse():(0,N.qf)(E))}),33141:((Y,U,f)=>{f.d(U,{$u:()=>$,b8:()=>N,dc:()=>v,zO:()=>M});var R=f(77581);function N(g,b){const y=typeof g=="number"?
Math.abs(g):0,h=typeof b=="number"?Math.abs(b):0;return{capHeight:y>=400&&y<=850?y:700,descent:-(h>=50?Math.min(h,230):230)}}const $=(g,b)=>`/Span <</ActualText\
 <${Buffer.from((0,R.wx)(g).bytes).toString("hex")}>>> BDC ${b} EMC`,M=(g,b)=>`<${g.map(y=>y.toString(16).padStart(b*2,"0")).join("")}>`;function v(g){return g.
some(b=>b<32||b>126)?M(g,1):`(${Buffer.from(g).toString("latin1").replace(/[\\()]/g,"\\$&")})`}}),21281:((Y,U,f)=>{f.d(U,{Ip:()=>y,XM:()=>p,Xb:()=>w,ds:()=>b,qg:()=>T});
var R=f(59071),N=f(70549),$=f(43496),M=f(824),v=f(1975),g=f(60912);const b=(0,N.n)(async A=>y(A,await(0,M.Br)(A)));function y(A,L){const I=(st,wt)=>(0,R.wh)((0,v.
sm)(L,st,wt)[0]??""),D=u(I("pdfaid","part"),I("pdfaid","conformance").toLowerCase()),j=h(I("pdfuaid","part"))?`PDF/UA-${I("pdfuaid","part")}`:void 0,nt=[I("pdfx\
id","GTS_PDFXVersion")||I("pdfx","GTS_PDFXVersion")||((0,R.Gh)(A.resolve((0,M._U)(A)?.get("GTS_PDFXVersion")))??""),I("pdfe","ISO_PDFEVersion"),I("pdfvtid","GTS\
_PDFVTVersion")],ht=[D?.name,j,...nt.filter(st=>/^PDF\/[\w .:/()-]{1,40}$/.test(st))];return{archive:D,accessible:j,names:ht.filter(st=>st!==void 0)}}const h=A=>/^[1-9]$/.
test(A);function u(A,L){if(!h(A))return;const I=/^[abuef]$/.test(L)?L:"";return{part:Number(A),level:I,name:`PDF/A-${A}${I}`}}function T(A,L,I,D){return L&&P(A,
L,[$.dK.pdfaid]),w(I,D)}const w=({name:A},L)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${A}: ${L}.`});async function p(A){const L=await(0,M.
Br)(A);if(!L)return[];const{archive:I,accessible:D}=y(A,L);P(A,L,[$.dK.pdfaid,$.dK.pdfuaid]);const j=[I?.name,D].filter(G=>G!==void 0);return j.length>0?[E(j)]:
[]}const E=A=>({code:"conformance_dropped",message:`The result no longer claims ${A.join(" and ")}, because a merge cannot guarantee conformance.`});function P(A,L,I){
L.properties.some(({namespace:D})=>I.includes(D))&&(0,g._L)(A,(0,g.QH)(L,({namespace:D})=>I.includes(D),[]))}}),60912:((Y,U,f)=>{f.d(U,{QH:()=>M,T3:()=>v,_L:()=>h});
var R=f(43496),N=f(3907),$=f(45599);function M(u,T,w){const{text:p,properties:E,end:P,about:A}=u,L=[];let I=0;for(const D of E.filter(T).sort((j,G)=>j.from-G.from))
D.from<I||(L.push(p.slice(I,D.from)),I=D.to);return L.push(p.slice(I,Math.max(P,I))),w.length>0&&L.push(g(w,A)),L.push(p.slice(Math.max(P,I))),y(L.join(""))}function v(u){
return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${R.dK.rdf}">
${g(u,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function g(u,T){const p=[...new Set(u.map(({prefix:P})=>P))].map(P=>` xmlns:${P}="${R.dK[P]}"`).join(""),E=u.map(({prefix:P,name:A,form:L,values:I})=>`\
<${P}:${A}>${b(L,I)}</${P}:${A}>
`);return`<rdf:Description xmlns:rdf="${R.dK.rdf}" rdf:about="${(0,N.X)(T)}"${p}>
${E.join("")}</rdf:Description>
`}function b(u,T){const w=p=>T.map(E=>`<rdf:li${p}>${(0,N.X)(E)}</rdf:li>`).join("");switch(u){case"simple":return(0,N.X)(T[0]??"");case"alternative":return`<rd\
f:Alt>${w(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${w("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${w("")}</rdf:Bag>`}}const y=u=>u.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function h(u,T){const w=u.catalog.get("Metadata"),p=u.resolve(w),E=p instanceof $.Z6?[...p.dict].
filter(([L])=>!["Filter","DecodeParms","Length"].includes(L)):[],P=new $.Bi([["Type",new $.SX("Metadata")],["Subtype",new $.SX("XML")],...E]),A=new $.Z6(P,Buffer.
from(T,"utf8"));(0,$.i9)(w)&&p instanceof $.Z6?u.put(w,A):u.edit(u.catalogNumber).set("Metadata",u.add(A))}}),75934:((Y,U,f)=>{f.d(U,{p:()=>N});var R=f(9876);class N{text;widthOf;width;parts;constructor(M,v){
this.text=M,this.widthOf=v,this.width=v(M)}async lines(M){if(this.width<=M(0))return[this.text];const v=[];let g="",b=0,y;for(const h of this.parts??=await this.
measure()){const u=b+(y?.spaceWidth??0)+h.width;if(u<=M(v.length))g+=(y?.space??"")+h.text,b=u;else{g!==""&&v.push(g);const T=v.length,w=h.width>M(T)?this.cut(h,
p=>M(T+p)):[h.text];for(const p of w)v.push(p);g=v.pop(),b=g===h.text?h.width:this.widthOf(g)}y=h}return v.push(g),v}async measure(){const{text:M,widthOf:v}=this;
return Array.from((await(0,R.Vn)())(M),({start:g,end:b,next:y})=>{const[h,u]=[M.slice(g,b),M.slice(b,y)];return{text:h,width:v(h),space:u,spaceWidth:u===""?0:v(
u)}})}cut(M,v){const g=M.clusters??=(0,R.s)(M.text,this.widthOf);let b=0;return(0,R.ZM)(g,v).map(y=>g.slice(b,b+=y).map(({text:h})=>h).join(""))}}}),9876:((Y,U,f)=>{
f.d(U,{Vn:()=>N,ZM:()=>v,s:()=>$});var R=f(47707);async function N(){const{default:g}=await f.e(3286).then(f.bind(f,23286));return function*(b){const y=new g(b);
let h=0;for(let u=y.nextBreak();u;u=y.nextBreak()){const T=u.position;let w=T;for(;w>h&&b[w-1]===" ";)w--;yield{start:h,end:w,next:T},h=T}}}const $=(g,b)=>(0,R.
qf)(g).map(y=>({text:y,width:b(y)})),M=/[_\-–—/.,;:]$/;function v(g,b){const y=[];for(let h=0;h<g.length;){let u=h;for(let T=0;u<g.length&&(T+=g[u].width,!(T>
b(y.length)&&u>h));u++);if(u<g.length){let T=u;for(;T>h&&!M.test(g[T-1].text);)T--;T-h>=(u-h)/2&&(u=T)}y.push(u-h),h=u}return y}}),27077:((Y,U,f)=>{f.d(U,{Yz:()=>M,
k6:()=>N,p9:()=>v,y:()=>$,zd:()=>R});function R(g){for(;;){const{done:b,value:y}=g.next();if(b)return y}}async function N(g,b){for(;;){const{done:y,value:h}=g.next();
if(y)return h;const u=b.step(h);u&&await u}}const $=1e3,M=3e5;function*v(g,b){if(g.length<=$)return[...g].sort(b);let y=[];for(let h=0;h<g.length;h+=$){for(const u of g.
slice(h,h+$).sort(b))y.push(u);yield M}for(let h=$;h<y.length;h*=2){const u=[];for(let T=0;T<y.length;T+=2*h){const w=Math.min(T+h,y.length),p=Math.min(w+h,y.length);
for(let E=T,P=w;E<w||P<p;){const A=P===p||E<w&&b(y[E],y[P])<=0;u.push(A?y[E++]:y[P++]),u.length%$===0&&(yield M)}}y=u}return y}})};
