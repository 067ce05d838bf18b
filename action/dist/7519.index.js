"use strict";exports.id=7519,exports.ids=[7519],exports.modules={85673:((R,k,d)=>{d.d(k,{gx:()=>M,h:()=>E});function A(s,n){const o=D(s,n);if(o!==void 0)return[o];const a=p(
s);return n.filter(r=>p(r).some(i=>i.length>3&&a.includes(i)))}function D(s,n){let o;const a=p(s);for(const r of n){const i=I(a,p(r));i<=2&&i<(o?.count??1/0)&&(o=
{name:r,count:i})}return o?.name}function I(s,n){return s.length!==n.length?s.length*n.length===0?1/0:I([s.join("")],[n.join("")]):n.reduce((o,a,r)=>{const i=s[r]??
"",t=Math.min(i.length,a.length),l=u(i,a);return l>(t<3?0:t<7?1:2)?1/0:o+l},0)}const E=(s,n)=>_(A(s,n));function M(s,n){const o=D(s,n),a=i=>p(i).sort().join(" "),
r=a(s);return _(o===void 0?n.filter(i=>s!==""&&a(i)===r):[o])}const _=s=>s.length===0||s.length>3?"":` (did you mean ${s.join(" or ")}?)`,p=s=>s.trim().slice(0,
64).replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase().split(/[\s_-]+/).filter(n=>n!==""),w=2;function u(s,n){if(Math.abs(s.length-n.length)>w)return 1/0;let o=[],
a=Array.from({length:n.length+1},(i,t)=>t<=w?t:1/0);for(let i=0;i<s.length;i++){const t=[];t[0]=i+1;let l=1/0;for(let h=Math.max(0,i-w);h<=Math.min(n.length-1,i+
w);h++){const g=i>0&&h>0&&s[i]===n[h-1]&&s[i-1]===n[h];t[h+1]=Math.min((a[h+1]??1/0)+1,(t[h]??1/0)+1,(a[h]??1/0)+(s[i]===n[h]?0:1),g?(o[h-1]??1/0)+1:1/0),l=Math.
min(l,t[h+1])}if(l>w)return 1/0;o=a,a=t}const r=a[n.length]??1/0;return r>w?1/0:r}}),49180:((R,k,d)=>{d.d(k,{q:()=>D});const A="aliceblue f0f8ff antiquewhite fa\
ebd7 aqua 00ffff aquamarine 7fffd4 azure f0ffff beige f5f5dc bisque ffe4c4 black 000000 blanchedalmond ffebcd blue 0000ff blueviolet 8a2be2 brown a52a2a burlywo\
od deb887 cadetblue 5f9ea0 chartreuse 7fff00 chocolate d2691e coral ff7f50 cornflowerblue 6495ed cornsilk fff8dc crimson dc143c cyan 00ffff darkblue 00008b dark\
cyan 008b8b darkgoldenrod b8860b darkgray a9a9a9 darkgreen 006400 darkgrey a9a9a9 darkkhaki bdb76b darkmagenta 8b008b darkolivegreen 556b2f darkorange ff8c00 da\
rkorchid 9932cc darkred 8b0000 darksalmon e9967a darkseagreen 8fbc8f darkslateblue 483d8b darkslategray 2f4f4f darkslategrey 2f4f4f darkturquoise 00ced1 darkvio\
let 9400d3 deeppink ff1493 deepskyblue 00bfff dimgray 696969 dimgrey 696969 dodgerblue 1e90ff firebrick b22222 floralwhite fffaf0 forestgreen 228b22 fuchsia ff0\
0ff gainsboro dcdcdc ghostwhite f8f8ff gold ffd700 goldenrod daa520 gray 808080 green 008000 greenyellow adff2f grey 808080 honeydew f0fff0 hotpink ff69b4 india\
nred cd5c5c indigo 4b0082 ivory fffff0 khaki f0e68c lavender e6e6fa lavenderblush fff0f5 lawngreen 7cfc00 lemonchiffon fffacd lightblue add8e6 lightcoral f08080\
 lightcyan e0ffff lightgoldenrodyellow fafad2 lightgray d3d3d3 lightgreen 90ee90 lightgrey d3d3d3 lightpink ffb6c1 lightsalmon ffa07a lightseagreen 20b2aa light\
skyblue 87cefa lightslategray 778899 lightslategrey 778899 lightsteelblue b0c4de lightyellow ffffe0 lime 00ff00 limegreen 32cd32 linen faf0e6 magenta ff00ff mar\
oon 800000 mediumaquamarine 66cdaa mediumblue 0000cd mediumorchid ba55d3 mediumpurple 9370db mediumseagreen 3cb371 mediumslateblue 7b68ee mediumspringgreen 00fa\
9a mediumturquoise 48d1cc mediumvioletred c71585 midnightblue 191970 mintcream f5fffa mistyrose ffe4e1 moccasin ffe4b5 navajowhite ffdead navy 000080 oldlace fd\
f5e6 olive 808000 olivedrab 6b8e23 orange ffa500 orangered ff4500 orchid da70d6 palegoldenrod eee8aa palegreen 98fb98 paleturquoise afeeee palevioletred db7093 \
papayawhip ffefd5 peachpuff ffdab9 peru cd853f pink ffc0cb plum dda0dd powderblue b0e0e6 purple 800080 rebeccapurple 663399 red ff0000 rosybrown bc8f8f royalblu\
e 4169e1 saddlebrown 8b4513 salmon fa8072 sandybrown f4a460 seagreen 2e8b57 seashell fff5ee sienna a0522d silver c0c0c0 skyblue 87ceeb slateblue 6a5acd slategra\
y 708090 slategrey 708090 snow fffafa springgreen 00ff7f steelblue 4682b4 tan d2b48c teal 008080 thistle d8bfd8 tomato ff6347 turquoise 40e0d0 violet ee82ee whe\
at f5deb3 white ffffff whitesmoke f5f5f5 yellow ffff00 yellowgreen 9acd32";function D(M){const _=M.toLowerCase(),p=/^#([\da-f]{3}|[\da-f]{6})$/.exec(_)?.[1]??E().
get(_);return p===void 0?void 0:(p.length===3?[...p].map(u=>u+u):[p.slice(0,2),p.slice(2,4),p.slice(4)]).map(u=>Number.parseInt(u,16))}let I;function E(){const M=A.
split(" ");return I??=new Map(M.flatMap((_,p)=>p%2===0?[[_,M[p+1]]]:[]))}}),51521:((R,k,d)=>{d.d(k,{Ct:()=>_,Qf:()=>M,sA:()=>w});var A=d(98446),D=d(34378);const I=/(\{[^{}]*\})/;
function E(u,s){const n=[],o=[],a=`use ${s.map(r=>`{${r}}`).join(", ")}`;for(const r of(0,D.w)(u).split(I)){const i=s.find(t=>`{${t}}`===r);if(i)n.push({placeholder:i});else if(I.
test(r))o.push(r);else{if(/[{}]/.test(r))return{problem:`has a brace that belongs to no placeholder; ${a}`};r&&n.push({literal:r})}}return o.length===0?{pieces:n}:
{problem:`has the unknown ${(0,A.d5)(o.length,"placeholder","placeholders")} ${o.join(" and ")}; ${a}`}}const M=u=>u.split(I).filter((s,n)=>n%2===1),_=(u,s)=>u.
split(I).map((n,o)=>(o%2===1&&Object.hasOwn(s,n.slice(1,-1))?s[n.slice(1,-1)]:void 0)??n).join(""),p=["number","last","label","name"],w=u=>E(u,p)}),77040:((R,k,d)=>{
d.d(k,{n:()=>E});const A=["number","last","title","date"],D=`use ${A.map(M=>`{${M}}`).join(", ")}, and a \\ before a brace that is text`,I="{}|\\";function E(M){
const _=[[]],p=[];let w="";const u=()=>{w!==""&&_.at(-1).push(w),w=""};for(let a=0;a<M.length;a++){const r=M[a];if(r==="\\"&&a+1<M.length&&I.includes(M[a+1]))w+=
M[++a];else if(r==="|")u(),_.push([]);else{if(r==="}")return{problem:`has a brace that belongs to no placeholder; ${D}`};if(r==="{"){const i=M.indexOf("}",a);if(i<
0)return{problem:`has a brace that belongs to no placeholder; ${D}`};const t=M.slice(a+1,i),l=A.find(h=>h===t);u(),l?_.at(-1).push({placeholder:l}):p.push(`{${t}\
}`),a=i}else w+=r}}if(u(),p.length>0)return{problem:`has the unknown ${p.join(" and ")}; ${D}`};if(_.length>3)return{problem:"has more than three parts; use at \
most two bars (|), and \\| for a bar that is text"};const[s=[],n=[],o=[]]=_;return _.length===1?{left:[],middle:s,right:[]}:_.length===2?{left:s,middle:[],right:n}:
{left:s,middle:n,right:o}}}),60666:((R,k,d)=>{d.d(k,{E:()=>n,L:()=>w});var A=d(49180),D=d(17079),I=d(51521),E=d(77040);function M(o){const a=(0,I.sA)(o);return"\
problem"in a?a.problem:void 0}function _(o){const a=(0,E.n)(o);return"problem"in a?a.problem:void 0}const p=/^(?:[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8}){0,8}|[xXiI](?:-[A-Za-z0-9]{1,8}){1,8})$/,
w=o=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.test(o),u=o=>!/[/\\\p{Cc}\p{Cs}]/u.test(o)&&/[^. ]/.test(o);function s(o){const a=URL.canParse(o)?new URL(o):void 0;
return a?.protocol==="https:"&&a.username===""&&a.password===""}const n={"file-name":{holds:u,words:"a file name without folders"},"media-type":{holds:w,words:"\
a media type such as text/xml or application/pdf"},color:{holds:o=>(0,A.q)(o)!==void 0,words:"a color such as Red, darkgreen or #c00000"},date:{holds:o=>(0,D.Z)(
o)!==void 0,words:"a date of ISO 8601 such as 2026-11-20 or 2026-11-20T14:30:00+01:00"},"number-format":{holds:o=>M(o)===void 0,words:"text such as {number} / {\
last}",problem:M},"running-line":{holds:o=>_(o)===void 0,words:"a line such as {title}|{number} / {last}",problem:_},"https-address":{holds:s,words:"an HTTPS ad\
dress such as https://tsa.example.com"},"language-tag":{holds:o=>p.test(o),words:"a language tag such as en, de-AT or zh-Hant (BCP 47)"}}}),44131:((R,k,d)=>{d.d(
k,{Q:()=>D});const A=I();function D(E){const[M,_,p,w]=A;let u=4294967295,s=0;for(const n=E.length-3;s<n;s+=4)u^=E[s]|E[s+1]<<8|E[s+2]<<16|E[s+3]<<24,u=w[u&255]^
p[u>>>8&255]^_[u>>>16&255]^M[u>>>24];for(;s<E.length;s++)u=M[(u^E[s])&255]^u>>>8;return~u>>>0}function I(){const E=new Int32Array(256);for(let w=0;w<256;w++){let u=w;
for(let s=0;s<8;s++)u=u&1?u>>>1^3988292384:u>>>1;E[w]=u}const M=w=>w.map(u=>E[u&255]^u>>>8),_=M(E),p=M(_);return[E,_,p,M(p)]}}),28409:((R,k,d)=>{d.d(k,{$:()=>p,
J:()=>_});var A=d(58552),D=d(86476);const I=100,E=5e7,M=/^data:([^,;]*)(?:;[^,;]*)*;base64,([A-Za-z0-9+/\s%=_-]*)$/i;function _(u){const[,s="",n]=M.exec(u)??[];
if(n!==void 0)return{type:s,bytes:Buffer.from(n.replaceAll("%2B","+").replaceAll("%2F","/").replaceAll("%3D","="),"base64")}}async function p(u,s){const n=new Map,
o=[];let[a,r]=[0,0];for(const i of u){if(!/^data:/i.test(i))continue;a++;const t=_(i);if(r+=t?.bytes.length??0,a>I||r>E)throw(0,A.G6)([{field:"file",message:`ha\
s more than ${I} images or ${E/1e6} MB of them in data: addresses`}]);t?await w(n,i,t,a,o,s):o.push({field:"file",message:`has a data: address that is not base6\
4, number ${a}; write data:image/png;base64, and the image`})}if(o.length>0)throw(0,A.G6)(o);return n}async function w(u,s,{type:n,bytes:o},a,r,i){try{u.set(s,await(0,D.
A)({name:`image.${n.split("/")[1]??"bin"}`,bytes:o},"file",i))}catch(t){if(!(t instanceof A.zU)||t.code!=="invalid_parameters")throw t;for(const{message:l}of t.
issues)r.push({field:"file",message:`has an image in a data: address, number ${a}, that ${l}`})}}}),68084:((R,k,d)=>{d.d(k,{o:()=>I});var A=d(86687);const D={file:"\
letterhead",password:"letterhead_password",noun:"the letterhead"};function I(E,M,_,p){const w=Uint32Array.from({length:E.pages.count},(s,n)=>n+1),u={file:M,password:_,
fields:D,layer:"under",repeat:"last",fit:"page"};return(0,A.e)(E,u,w,p)}}),63895:((R,k,d)=>{d.d(k,{P:()=>u});var A=d(12889),D=d(9876),I=d(27077);const E="￼",M=400,
_=200,p=100,w=3e3;class u{typefaces;breaks;constructor(t,l){this.typefaces=t,this.breaks=l}static async of(t){return new u(t,await(0,D.Vn)())}paragraph(t,l){return(0,I.
zd)(this.setting(t,l))}*setting(t,l){const h=[[]];for(const e of t)e.kind==="break"?h.push([]):h.at(-1).push(e);const g=s(h.flat()),y=(0,A.ft)(g),O=y&&(0,A.vw)(
g),P=[];for(const e of h){const f=[];for(const c of yield*this.boxes(e))if(c.width<=l)f.push(c);else for(const m of yield*this.split(c,l))f.push(m);for(const c of yield*r(
f,l))P.push(this.line(c,y,O)),P.length%p===0&&(yield p*w)}return{lines:P,isRight:O}}*widths(t){let[l,h]=[0,0];for(let g=0,y;g<=t.length;g=y+1){const O=[];for(y=
g;y<t.length;y++){const e=t[y];if(e.kind==="break")break;O.push(e)}let P=0;for(const{width:e,space:f}of yield*this.boxes(O))h=Math.max(h,e),l=Math.max(l,P+e),P+=
e+(f?.width??0)}return{whole:l,least:h}}fragment(t,l,h=!1){const g=this.typefaces.word(l,t.look.style,h);return{run:t,word:g,width:g.width*t.look.size/1e3}}*boxes(t){
const l=new a(t,this),h=[];for(const{end:g,next:y}of this.breaks(s(t))){const O=[];for(;l.at<g;){O.length>0&&(yield w);for(const e of l.take(Math.min(g,l.cutAfter(
_))))O.push(e)}const[P]=l.take(y);h.push({fragments:O,width:n(O),space:P}),yield w}return h}*split({fragments:t,space:l},h){const g=[];for(const{run:P,word:e,width:f}of t)
if(P.kind==="image")g.push({run:P,text:E,width:f});else{for(const c of(0,D.s)(e.text,m=>this.fragment(P,m).width))g.push({...c,run:P});yield w}const y=[];let O=0;
for(const P of(0,D.ZM)(g,()=>h)){const e=this.joined(g.slice(O,O+=P));y.push({fragments:e,width:n(e),space:O===g.length?l:void 0}),yield w}return y}joined(t){const l=[];
for(let h=0,g;h<t.length;h=g){const{run:y}=t[h];let O="";for(g=h;t[g]?.run===y;g++)O+=t[g].text;l.push(y.kind==="image"?{run:y,width:y.width}:this.fragment(y,O))}
return l}line(t,l,h){const g=t.flatMap(({fragments:e,space:f},c)=>f&&c+1<t.length?[...e,f]:e),y=l?this.turned(g,h):g;let O=0;const P=[];for(const{run:e}of g)e.kind===
"image"?O=Math.max(O,e.height):e.note!==void 0&&P.push(e.note);return{fragments:y,width:n(y),tallest:O,notes:P}}turned(t,l){const h=l?A.Vv:"",g=t.map(({word:O})=>O?.
text??E),y=[];for(const{text:O,rtl:P,index:e}of(0,A.rg)(h,g)){const f=t[e];y.push(f.run.kind==="image"?f:this.fragment(f.run,O,P))}return y}}const s=i=>i.map(t=>t.
kind==="image"?E:t.text).join(""),n=i=>i.reduce((t,{width:l})=>t+l,0),o=/[\p{M}\p{Join_Control}\p{Cs}]/u;class a{runs;maker;run=0;start=0;at=0;constructor(t,l){
this.runs=t,this.maker=l}cutAfter(t){const l=this.runs[this.run];if(l.kind==="image")return this.start+1;const{text:h}=l;let g=this.at-this.start+t;for(const y=g+
t;g<y&&g<h.length&&o.test(h.charAt(g));)g++;return this.start+Math.min(g,h.length)}take(t){const l=[];for(;this.at<t;){const h=this.runs[this.run],g=h.kind==="i\
mage"?1:h.text.length,y=Math.min(t,this.start+g);if(y>this.at&&l.push(h.kind==="image"?{run:h,width:h.width}:this.maker.fragment(h,h.text.slice(this.at-this.start,
y-this.start))),this.at=y,y<this.start+g)break;this.start+=g,this.run++}return l}}function*r(i,t){const l=i.length;if(l===0)return[];const h=new Float64Array(l+
1),g=new Uint32Array(l+1);for(let O=l-1;O>=0;O--){let P=1/0,e=0;for(let f=O;f<l&&f-O<M&&(e+=i[f].width,!(e>t+.01&&f>O));f++){const c=Math.max(t-e,0)/t,T=1+(f+1===
l?O>0&&c>.85?.5:0:c*c)+h[f+1];T<P&&(P=T,g[O]=f+1),e+=i[f].space?.width??0}h[O]=P,O%p===0&&(yield p*w)}const y=[];for(let O=0;O<l;O=g[O])y.push(i.slice(O,g[O]));
return y}}),38017:((R,k,d)=>{d.d(k,{h:()=>M});var A=d(74135);const[D,I,E]=[144,54,12];function M(_,p,{header:w,headerOnFirst:u},s){const{displayed:n,upright:o}=_,
a=p.width-p.left-p.right,r=Math.min(D/n.width,I/n.height,a/n.width),[i,t]=[n.width*r,n.height*r],l=p.top/2-(w!==void 0&&u?s:0),h=(0,A.lw)(o,[i,0,0,t,p.width-p.right-
i,p.height-p.top+l-t]);return{room:Math.max(0,t+E-l),draw:g=>g.draw(void 0,{kind:"image",name:g.image(_),matrix:h})}}}),96533:((R,k,d)=>{d.d(k,{FE:()=>s,bP:()=>n,
lm:()=>I,oA:()=>E,uR:()=>_});var A=d(49180);const D=o=>[o,o,o],I={text:D(.1),quiet:D(.36),rule:D(.82),strongRule:D(.45),ground:[.957,.961,.969],link:[.04,.31,.64],
bar:D(.75)},E={NOTE:{title:"Note",color:[.04,.36,.72]},TIP:{title:"Tip",color:[.07,.43,.2]},IMPORTANT:{title:"Important",color:[.43,.25,.72]},WARNING:{title:"Wa\
rning",color:[.55,.37,0]},CAUTION:{title:"Caution",color:[.72,.12,.14]}},M={plain:1.25,report:1.25,letter:1.09},_=[.12,.31,.47],p=1.45,w=.88,u=37.5;class s{size;theme;leading;constructor(a,r="\
plain"){this.size=a,this.theme=r,this.leading=Math.round(a*p*2)/2}get half(){return this.leading/2}get measure(){return this.theme==="letter"?1/0:this.size*u}get codeSize(){
return this.size*w}heading(a){const r=this.size*M[this.theme]**Math.max(4-a,0);return{size:r,leading:Math.ceil(r*1.2/this.half)*this.half,before:this.leading*(this.
theme==="letter"||a>2?1:a===1?2:1.5),after:this.half}}smaller(a){return new s(this.size*a,this.theme)}}function n(o){const[a,r,i]=(0,A.q)(o);return[a/255,r/255,
i/255]}}),71775:((R,k,d)=>{d.d(k,{l:()=>M});var A=d(82943),D=d(47707),I=d(21281),E=d(98446);const M=({from:n,told:o,missing:a,hasFont:r,language:i,breaksArchive:t})=>[
...i===void 0?[_(n)]:[],...t?[(0,I.Xb)({part:3,level:"a",name:"PDF/A-3a"},"an image has CMYK colors, and the document is sRGB")]:[],...a.size>0?[(0,A.F)(s(a),r?
"Your file lacks them too, or they cannot be shaped.":"Give a font that has them.",r?[]:["font"])]:[],...o.images.size>0?[w(o.images.size,n)]:[],...o.links.size>
0?[u(o.links.size,n)]:[],...o.html===!0?[p]:[]],_=n=>({code:"language_assumed",message:`The document does not say what it is written in, so screen readers guess\
, and it does not claim PDF/UA. Give language, or lang in the ${n==="HTML"?"html element":"front matter"}.`,mentions:["language"]}),p={code:"html_left_out",message:"\
HTML other than br, sub, sup and u was left out of the Markdown. Its text stays."},w=(n,o)=>({code:"image_not_loaded",message:`${(0,E.y_)(n,"image")} of the ${o}\
 ${(0,E.d5)(n,"was","were")} not given, so the text that describes ${(0,E.d5)(n,"it","them")} is there instead. Nothing is fetched: give ${(0,E.d5)(n,"the image",
"the images")} as a file beside the text (Action), as field:name (n8n), or in images (service).`}),u=(n,o)=>({code:"links_as_text",message:`${(0,E.y_)(n,"link")}\
 of the ${o} ${(0,E.d5)(n,"leads","lead")} neither to a heading of the document nor to an address such as https:, and ${(0,E.d5)(n,"is","are")} text.`});function s(n){
return[...new Set([...n].map(D.I2))].sort().join(", ")}}),43084:((R,k,d)=>{d.d(k,{T:()=>w,t:()=>_});var A=d(74135);const D=-.12,I=.27,E=.055,M={below:.24,height:1.18,
beside:.18};function _(u,s,n,o,a){const{fragments:r}=s;for(let i=0,t=0;i<r.length;i=t){const{run:l}=r[i];let h=0;for(t=i;t<r.length&&p(r[t],r[i]);t++)h+=r[t].width;
const g=a&&l.owner!==null?l.owner?.in(a)??a:void 0;if(l.kind==="image"){const{upright:O}=l.image,P=(0,A.lw)(O,[l.width,0,0,l.height,n,o]);u.draw(g,{kind:"image",
name:u.image(l.image),matrix:P})}else{const O=r.slice(i,t).map(({word:P})=>P);u.draw(g,...w(O,l.look,n,o,h))}const y=l.owner?.linking;if(a&&y?.link){const O=l.kind===
"image"?l.height:l.look.size,P=[n,o-O*.25,n+h,o+O*(l.kind==="image"?1:.9)];u.link(y.in(a),P,y.link.target,y.link.contents)}n+=h}}function p(u,{run:s}){return u.
run===s||u.run.kind==="text"&&s.kind==="text"&&u.run.look===s.look&&u.run.owner===s.owner}function w(u,s,n,o,a){const{size:r,color:i,rise:t=0,oblique:l=!1,ground:h}=s,
g=o+t,y=[];if(h){const{below:P,height:e,beside:f}=M,c={x:n-f*r,y:g-P*r,width:a+2*f*r,height:e*r};y.push({kind:"area",...c,color:h,radius:r*.2})}y.push({kind:"te\
xt",x:n,y:g,size:r,color:i,words:u,oblique:l});const O=P=>({kind:"area",x:n,y:g+P*r,width:a,height:E*r,color:i});return s.underlined===!0&&y.push(O(D)),s.struck===
!0&&y.push(O(I)),y}}),16246:((R,k,d)=>{d.d(k,{H:()=>M,a:()=>E});var A=d(86799),D=d(96927);const I=_=>Math.round(_*72e3)/1e3;function E({page_size:_,orientation:p,
page_width:w,page_height:u}){if(w!==void 0&&u!==void 0)return{width:I(w),height:I(u)};const[s,n]=D.tn[_];return p==="portrait"?{width:s,height:n}:{width:n,height:s}}
const M=({font:_,bold_font:p})=>({font:_&&(0,A.g)(_,"font"),boldFont:p&&(0,A.g)(p,"bold_font")})}),16596:((R,k,d)=>{d.d(k,{m:()=>p});var A=d(58552),D=d(30586),I=d(
86476),E=d(42419);const M=1e3,_=8;async function p(s,n){const o=new Map;for(const a of s){if(!/^qr:/i.test(a))continue;if(o.size===M)throw(0,A.G6)([{field:"file",
message:`has more than ${M} QR codes (qr:)`}]);const r=(0,E.U)(w(a),"medium");if("most"in r){const i=`has a QR code (qr:) of ${r.length} ${r.unit}, and at most ${r.
most} fit`;throw(0,A.G6)([{field:"file",message:i}])}await n.pace.rest(),o.set(a,await u(r,n))}return o}function w(s){const n=s.slice(3);if(/^https?:/i.test(n))
return n;try{return decodeURIComponent(n)}catch{return n}}async function u(s,n){const o=(s.size+2*E.M)*_,a=i=>{const t=new Uint8Array(Math.ceil(o/8)),l=Math.floor(
i/_)-E.M;for(const h of t.keys())t[h]=s.isDark(h-E.M,l)?0:255;return t},r=await(0,D.Hy)({width:o,height:o,depth:1,color:"gray",resolution:o,samples:a},n);return await(0,I.
A)({name:"code.png",bytes:r},"file",n)}}),37645:((R,k,d)=>{d.d(k,{N:()=>s});var A=d(58552),D=d(77040),I=d(96533),E=d(43084);const M=.82,_=6,p=3e5,w=12,u=1e6;async function s({
sheets:a},r,{frameOf:i,size:t,isBare:l,pace:h},g){const y=n("header",g),O=n("footer",g),P={style:"Regular",size:t*M,color:I.lm.quiet},e=f=>({number:String(f),last:String(
a.length),title:g.title,date:g.date??""});for(const[f,c]of[[y,"Header"],[O,"Footer"]]){if(!f)continue;const m=new Map;for(const[b,T]of a.entries()){const L=i(b);
let C=m.get(L);C||m.set(L,C=new o(r,L,P,f,e(a.length))),!l(b,c)&&(c==="Footer"||b>0||g.headerOnFirst)&&C.draw(T,c,e(b+1));const v=h.step(p);v&&await v}}}function n(a,r){
const i=r[a];if(i===void 0)return;const t=(0,D.n)(i);if("problem"in t)throw(0,A.G6)([{field:a,message:t.problem}]);if([...t.left,...t.middle,...t.right].some(h=>typeof h!=
"string"&&h.placeholder==="date")&&r.date===void 0)throw(0,A.G6)([{field:"date",message:`is required, because ${a} has {date}`,mentions:[a]}]);return t}class o{maker;page;line;look;room;constructor(r,i,t,l,h){
this.maker=r,this.page=i,this.line=l,this.room=i.width-i.left-i.right;const g=this.factorOf(this.texts(h).map(y=>this.set(y,t).width));this.look={...t,size:Math.
max(t.size*Math.min(g,1),Math.min(_,t.size))}}draw(r,i,t){const{width:l,height:h,left:g,right:y,top:O,bottom:P}=this.page,{size:e}=this.look,f=(i==="Footer"?P/2:
h-O/2)-e*.3,c=this.texts(t),m=c.map(v=>this.set(v,this.look)),b=this.factorOf(m.map(v=>v.width))<.999,T=(this.room-2*w)/c.filter(v=>v!=="").length,C=(b?c.map(v=>this.
cut(v,T)):m).flatMap((v,x)=>{let S=[g,(g+l-y-v.width)/2,l-y-v.width][x];return v.fragments.flatMap(({word:W,width:B})=>(0,E.T)([W],this.look,(S+=B)-B,f,B))});r.
run(i,...C)}factorOf([r=0,i=0,t=0]){const l=Math.max(r,t),h=i===0?r+t:2*l+i,g=i===0?r>0&&t>0?w:0:l>0?2*w:0;return h===0?1:(this.room-g)/h}cut(r,i){const t=this.
set(r,this.look);if(t.width<=i)return t;const l=[...r],h=O=>this.set(`${l.slice(0,O).join("").trimEnd()}…`,this.look);let[g,y]=[0,l.length];for(;g<y;){const O=Math.
ceil((g+y)/2);h(O).width<=i?g=O:y=O-1}return h(g)}texts(r){return[this.line.left,this.line.middle,this.line.right].map(i=>i.map(t=>typeof t=="string"?t:r[t.placeholder]).
join("").trim())}set(r,i){const[t]=this.maker.paragraph([{kind:"text",text:r,look:i}],u).lines;return t??{fragments:[],width:0,tallest:0,notes:[]}}}}),82943:((R,k,d)=>{
d.d(k,{F:()=>A});const A=(D,I,E=[])=>({code:"characters_missing",message:`Boxes are drawn for characters that cannot be shown: ${D}. ${I}`,...E.length>0?{mentions:E}:
{}})}),33141:((R,k,d)=>{d.d(k,{$u:()=>I,b8:()=>D,dc:()=>M,zO:()=>E});var A=d(77581);function D(_,p){const w=typeof _=="number"?Math.abs(_):0,u=typeof p=="number"?
Math.abs(p):0;return{capHeight:w>=400&&w<=850?w:700,descent:-(u>=50?Math.min(u,230):230)}}const I=(_,p)=>`/Span <</ActualText <${Buffer.from((0,A.wx)(_).bytes).
toString("hex")}>>> BDC ${p} EMC`,E=(_,p)=>`<${_.map(w=>w.toString(16).padStart(p*2,"0")).join("")}>`;function M(_){return _.some(p=>p<32||p>126)?E(_,1):`(${Buffer.
from(_).toString("latin1").replace(/[\\()]/g,"\\$&")})`}}),30586:((R,k,d)=>{d.d(k,{Fo:()=>t,Hy:()=>i});var A=d(44131),D=d(64680),I=d(19158),E=d(68973);const M=Uint8Array.
of(137,80,78,71,13,10,26,10),_={gray:0,rgb:2,palette:3,"gray-alpha":4,rgba:6},p={gray:1,rgb:3,palette:1,"gray-alpha":2,rgba:4},w=.0254,u=6,s=8388608,n=65536,o=2,
a=.6,r=4,i=async(m,b)=>(await t(m,b)).file;async function t(m,b){const{width:T,height:L,depth:C,color:v,palette:x,profile:S,resolution:W}=m,B=Buffer.alloc(13);B.
writeUInt32BE(T,0),B.writeUInt32BE(L,4),B.set([C,_[v],0,0,0],8);const $=[M,c("IHDR",B)];S&&$.push(await h(S,b)),W!==void 0&&$.push(c("pHYs",g(W))),x&&$.push(c("\
PLTE",x));const{data:z}=await y(m,b),U=z.then(K=>Buffer.concat([...$,c("IDAT",K),c("IEND",new Uint8Array(0))]));return U.catch(()=>{}),{file:U}}const l=4;async function h(m,b){
return c("iCCP",Buffer.concat([Buffer.from("ICC\0\0","latin1"),await(0,E.uM)(b).deflate(m,l)]))}function g(m){const b=Buffer.alloc(9),T=Math.round(m/w);return b.
writeUInt32BE(T,0),b.writeUInt32BE(T,4),b[8]=1,b}async function y(m,{codec:b,pace:T}){const L=(O(m)+1)*m.height;if(!b&&L>s){const S=await(0,I.p)(new CompressionStream(
"deflate"),P(m,T,!0));return{data:Promise.resolve(S)}}const C=new D.k(L);for await(const S of P(m,T,!1))C.copy(S,0,S.length);const v=C.bytes,x=b?b.deflate(v,u):
(0,I.p)(new CompressionStream("deflate"),[v]);return L>s&&await x,{data:x}}const O=({width:m,depth:b,color:T})=>Math.ceil(m*b*p[T]/8);async function*P(m,b,T){const{
height:L,samples:C}=m,v=O(m),x=e(m),S=typeof C=="function"?C:U=>C.subarray(U*v,U*v+v),W=new Uint8Array(v),B=Math.max(1,Math.floor(n/(v+1)));let $=new Uint8Array(
0),z=0;for(let U=0;U<L;U++){if(z===$.length){const N=Math.min(B,L-U)*(v+1);(T||$.length!==N)&&($=new Uint8Array(N)),z=0}const K=$.subarray(z,z+=v+1),G=S(U).subarray(
0,v),F=U>0&&Buffer.compare(G,W)===0;if(K[0]=x(G,F),K[0]!==o)K.set(G,1);else if(!F)for(let N=0;N<v;N++)K[N+1]=G[N]-W[N];F||W.set(G),z===$.length&&(yield $);const j=b.
step(v);j&&await j}}function e({depth:m,color:b}){if(m<8||b==="palette")return()=>0;const T=p[b];let L;return(C,v)=>{if(v)return L;const x=L===void 0;return L=m===
8&&f(C,T)?0:o,x?0:L}}function f(m,b){let T=0,L=0;for(let C=b;C<m.length;C+=r*b)m[C]===m[C-b]&&T++,L++;return T>=L*a}function c(m,b){const T=Buffer.alloc(b.length+
12);return T.writeUInt32BE(b.length,0),T.write(m,4,"latin1"),T.set(b,8),T.writeUInt32BE((0,A.Q)(T.subarray(4,b.length+8)),b.length+8),T}}),25561:((R,k,d)=>{d.d(
k,{_:()=>A});class A{tag;facts;above;link;block;element;constructor(I,E,M,_){this.tag=I,this.facts=E,this.above=M,this.link=_}in(I){return(!this.element||this.block!==
I)&&(this.element=(this.above?.in(I)??I).add(this.tag,this.facts),this.block=I),this.element}get linking(){return this.link?this:this.above?.linking}}}),42419:((R,k,d)=>{
d.d(k,{M:()=>_,U:()=>s});var A=d(17775),D=d(63748),I=d(5336),E=d(23265),M=d(96221);const _=4,p={low:"L",medium:"M",quartile:"Q",high:"H"},w={numeric:{low:7089,medium:5596,
quartile:3993,high:3057},alphanumeric:{low:4296,medium:3391,quartile:2420,high:1852},bytes:{low:2953,medium:2331,quartile:1663,high:1273}},u=1;function s(o,a){const{
segment:r,...i}=n(o,a);if(i.length>i.most)return i;const t=new A.N({level:p[a]}).encode(r),{size:l}=t;return{size:l,isDark:(h,g)=>h>=0&&g>=0&&h<l&&g<l&&t.get(h,
g)===1}}function n(o,a){const r={length:o.length,unit:"characters"};if(/^[0-9]+$/.test(o))return{segment:new D.e(o),most:w.numeric[a],...r};if(/^[0-9A-Z $%*+./:-]+$/.
test(o))return{segment:new I.e(o),most:w.alphanumeric[a],...r};const i=Buffer.byteLength(o),t=i===o.length;return{segment:new E.x(o,t?M.N.ISO_8859_1:M.N.UTF_8),
length:i,most:w.bytes[a]-(t?0:u),unit:"bytes"}}}),27077:((R,k,d)=>{d.d(k,{Kl:()=>M,Yz:()=>E,k6:()=>D,y:()=>I,zd:()=>A});function A(_){for(;;){const{done:p,value:w}=_.
next();if(p)return w}}async function D(_,p){for(;;){const{done:w,value:u}=_.next();if(w)return u;const s=p.step(u);s&&await s}}const I=1e3,E=3e5,M=1e4}),87593:((R,k,d)=>{
d.d(k,{o:()=>l});var A=d(58552),D=d(61729),I=d(85673),E=d(45657),M=d(78323);const _=16,p=200,w={"{":"which would write a value as mark-up: write {{name}}","&":"\
which would write a value as mark-up: write {{name}}",">":"but templates have no parts: put the text here","=":"but the marks of templates cannot be changed"},u=300,
s=(P,e)=>new n(P,e).parse();class n{text;pace;problems=[];open=[{name:"",line:0,nodes:[]}];line=1;counted=0;from=0;constructor(e,f){this.text=e,this.pace=f}async parse(){
const{text:e,open:f,pace:c}=this;for(let m=e.indexOf("{{");m>=0;m=e.indexOf("{{",this.from)){this.tag(m);const b=c.step(u);b&&await b}this.put(e.slice(this.from));
for(const{name:m,line:b}of f.slice(1))this.problems.push(`has {{#${m}}} in line ${b}, which nothing ends`);return{nodes:f[0].nodes,problems:this.problems}}tag(e){
const{text:f}=this;let c=0;for(;f[e-1-c]==="\\"&&e-c>this.from;)c++;if(c%2===1){this.put(`${f.slice(this.from,e-1)}{{`),this.from=e+2;return}const m=this.lineAt(
e),b=f.indexOf("}}",e);if(b<0){this.refuse(m,"has {{ without }} after it"),this.put(f.slice(this.from)),this.from=f.length;return}const T=f.slice(e+2,b).trim(),
[L=""]=T,C="#^/!".includes(L)&&T!==""?this.ownLine(e,b+2):void 0;this.put(f.slice(this.from,C?.start??e)),this.from=C?.end??b+2,(L!=="!"||T==="")&&this.enter(L,
T,m)}enter(e,f,c){const m=Object.hasOwn(w,e)?w[e]:void 0;if(m!==void 0)return e==="{"&&this.text[this.from]==="}"&&this.from++,this.refuse(c,`has {{${e}`,`, ${m}`);
const b="#^/".includes(e)&&e!=="",T=b?f.slice(1).trim():f;if(T==="")return this.refuse(c,"has a tag without a name");if(T.length>p||/[\n{}]/.test(T))return this.
refuse(c,"has {{ whose end is missing");if(e==="/")return this.close(T,c);if(!b)return void this.open.at(-1).nodes.push({name:T,line:c});if(this.open.length>_)return this.
refuse(c,`has more than ${_} sections within one another`);const L={name:T,line:c,isInverted:e==="^",nodes:[]};this.open.at(-1).nodes.push(L),this.open.push(L)}close(e,f){
const c=this.open.at(-1);if(this.open.length>1&&c.name===e)return void this.open.pop();const b=this.open.length>1?`, where {{#${c.name}}} of line ${c.line} must\
 end first`:", which nothing begins";this.refuse(f,`has {{/${e}}}`,b)}ownLine(e,f){const{text:c}=this;let m=e;for(;m>this.from&&(c[m-1]===" "||c[m-1]==="	");)m--;
if(m>0&&c[m-1]!==`
`)return;let b=f;for(;c[b]===" "||c[b]==="	"||c[b]==="\r";)b++;if(!(b<c.length&&c[b]!==`
`))return{start:m,end:Math.min(b+1,c.length)}}put(e){e!==""&&this.open.at(-1).nodes.push(e)}refuse(e,f,c=""){this.problems.push(`${f} in line ${e}${c}`)}lineAt(e){
for(;this.counted<e;this.counted++)this.text[this.counted]===`
`&&this.line++;return this.line}}const o=20,a=200,r=1e5,i=2e6,t=500;async function l(P,e,f){if((0,M.H)(P))throw(0,A.G6)([{field:"file",message:"has characters f\
or private use (from U+100000 on), which templates cannot have"}]);const{nodes:c,problems:m}=await s(P,f);if(m.length>0)throw(0,A.G6)(m.slice(0,o).map(T=>({field:"\
file",message:T})));const b=new g(e,P.length+i,f);return await b.add(c),b.finish()}const h="is a number of more than 15 digits, some of which are lost: write it\
 in quotes";class g{most;pace;pieces=[];values=[];scopes;problems=new Map;namesOfScopes=new Map;rounds=0;length=0;constructor(e,f,c){this.most=f,this.pace=c,this.
scopes=[e]}async add(e){for(const f of e){const c=this.pace.step(t);if(c&&await c,typeof f=="string")this.put(f,f.length);else if("nodes"in f)for(const m of this.
scopesOf(f))await this.within(m,f.nodes);else this.value(f)}}finish(){const{problems:e}=this,f=[...e.values()].slice(0,o),c=e.size>o?[`and ${e.size-o} more`]:[],
m={field:"values",message:[...f,...c].join("; ")};if(e.size>0)throw(0,A.G6)([m]);return{text:this.pieces.join(""),values:this.values}}async within(e,f){if(++this.
rounds>r)throw(0,A.G6)([{field:"values",message:`would repeat parts of the template more than ${r} times`}]);this.scopes.push(e),await this.add(f),this.scopes.pop()}scopesOf({
name:e,line:f,isInverted:c}){const m=this.find({name:e,line:f});if(m===void 0)return[];const b=Array.isArray(m)?m:[m],T=b.length>0&&m!==!1&&m!==null&&m!=="";return c?
T?[]:[this.scopes.at(-1)]:T?b:[]}value({name:e,line:f}){const c=this.find({name:e,line:f});if(c===void 0)return;if(typeof c=="object"&&c!==null){const b=Array.isArray(
c)?"a list":"an object";return this.refuse({name:e,line:f},()=>`is ${b}: write {{#${e}}} … {{/${e}}} around its contents`)}if((0,E.Vp)(c))return this.refuse({
name:e,line:f},()=>h);const m=c===null?"":String(c);this.values.push(m),this.put((0,M.Y1)(this.values.length-1),m.length)}find({name:e,line:f}){const{scopes:c}=this;
if(e===".")return c.at(-1);const[m="",...b]=e.split(".");for(let T=c.length-1;T>=0;T--){const L=c[T];if(!(0,D.Gv)(L))continue;if(Object.hasOwn(L,e))return L[e];
if(!Object.hasOwn(L,m))continue;const C=O(L[m],b);if(C!==void 0)return C;break}this.refuse({name:e,line:f},()=>`is not given${(0,I.gx)(e,this.names())}`)}names(){
const e=[];for(const f of this.scopes){if(e.length>a)return e;(0,D.Gv)(f)&&(0,E.RZ)(e,this.namesIn(f))}return e}namesIn(e){const f=this.namesOfScopes.get(e);if(f)
return f;const c=Object.keys(e).slice(0,a).flatMap(m=>[m,...y(e[m],m)]).slice(0,a);return this.namesOfScopes.set(e,c),c}refuse({name:e,line:f},c){const{problems:m}=this;
m.has(e)||m.set(e,m.size<o?`'${e}' (line ${f}) ${c()}`:"")}put(e,f){this.length+=f;const{most:c}=this;if(this.length>c)throw(0,A.G6)([{field:"values",message:`m\
ake a text of more than ${c} characters; at most ${i} more than the template has are allowed`}]);this.pieces.push(e)}}const y=(P,e)=>(0,D.Gv)(P)?Object.keys(P).
slice(0,a).map(f=>`${e}.${f}`):[];function O(P,e){let f=P;for(const c of e){if(!(0,D.Gv)(f)||!Object.hasOwn(f,c))return;f=f[c]}return f}}),78323:((R,k,d)=>{d.d(
k,{H:()=>E,Y1:()=>M,lr:()=>u,qk:()=>p});const A=1048576,D=15,I=/([\u{100000}-\u{107fff}])([\u{100000}-\u{107fff}])/gu,E=s=>/[\u{100000}-\u{10ffff}]/u.test(s),M=s=>String.
fromCodePoint(A+(s>>D),A+(s&(1<<D)-1)),_=(s,n)=>s.codePointAt(0)-A<<D|n.codePointAt(0)-A,p=(s,n,o=a=>a)=>s.replace(I,(a,r,i)=>o(n[_(r,i)]??"")),w=500;async function u(s,n,o,a){
const r=[];let i=0;for(const{0:t,1:l,2:h,index:g}of s.matchAll(I)){const y=n[_(l,h)]??"",O=a.step(w+y.length);O&&await O,r.push(s.slice(i,g),o(y)),i=g+t.length}
return r.push(s.slice(i)),r.join("")}})};
