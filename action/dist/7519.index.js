"use strict";exports.id=7519,exports.ids=[7519],exports.modules={85673:((R,k,d)=>{d.d(k,{gx:()=>M,h:()=>E});function A(s,n){const o=D(s,n);if(o!==void 0)return[o];const l=p(
s);return n.filter(i=>p(i).some(a=>a.length>3&&l.includes(a)))}function D(s,n){let o;const l=p(s);for(const i of n){const a=I(l,p(i));a<=2&&a<(o?.count??1/0)&&(o=
{name:i,count:a})}return o?.name}function I(s,n){return s.length!==n.length?s.length*n.length===0?1/0:I([s.join("")],[n.join("")]):n.reduce((o,l,i)=>{const a=s[i]??
"",t=Math.min(a.length,l.length),r=u(a,l);return r>(t<3?0:t<7?1:2)?1/0:o+r},0)}const E=(s,n)=>_(A(s,n));function M(s,n){const o=D(s,n),l=a=>p(a).sort().join(" "),
i=l(s);return _(o===void 0?n.filter(a=>s!==""&&l(a)===i):[o])}const _=s=>s.length===0||s.length>3?"":` (did you mean ${s.join(" or ")}?)`,p=s=>s.trim().slice(0,
64).replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase().split(/[\s_-]+/).filter(n=>n!==""),w=2;function u(s,n){if(Math.abs(s.length-n.length)>w)return 1/0;let o=[],
l=Array.from({length:n.length+1},(a,t)=>t<=w?t:1/0);for(let a=0;a<s.length;a++){const t=[];t[0]=a+1;let r=1/0;for(let c=Math.max(0,a-w);c<=Math.min(n.length-1,a+
w);c++){const g=a>0&&c>0&&s[a]===n[c-1]&&s[a-1]===n[c];t[c+1]=Math.min((l[c+1]??1/0)+1,(t[c]??1/0)+1,(l[c]??1/0)+(s[a]===n[c]?0:1),g?(o[c-1]??1/0)+1:1/0),r=Math.
min(r,t[c+1])}if(r>w)return 1/0;o=l,l=t}const i=l[n.length]??1/0;return i>w?1/0:i}}),49180:((R,k,d)=>{d.d(k,{q:()=>D});const A="aliceblue f0f8ff antiquewhite fa\
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
function E(u,s){const n=[],o=[],l=`use ${s.map(i=>`{${i}}`).join(", ")}`;for(const i of(0,D.w)(u).split(I)){const a=s.find(t=>`{${t}}`===i);if(a)n.push({placeholder:a});else if(I.
test(i))o.push(i);else{if(/[{}]/.test(i))return{problem:`has a brace that belongs to no placeholder; ${l}`};i&&n.push({literal:i})}}return o.length===0?{pieces:n}:
{problem:`has the unknown ${(0,A.d5)(o.length,"placeholder","placeholders")} ${o.join(" and ")}; ${l}`}}const M=u=>u.split(I).filter((s,n)=>n%2===1),_=(u,s)=>u.
split(I).map((n,o)=>(o%2===1&&Object.hasOwn(s,n.slice(1,-1))?s[n.slice(1,-1)]:void 0)??n).join(""),p=["number","last","label","name"],w=u=>E(u,p)}),77040:((R,k,d)=>{
d.d(k,{n:()=>E});const A=["number","last","title","date"],D=`use ${A.map(M=>`{${M}}`).join(", ")}, and a \\ before a brace that is text`,I="{}|\\";function E(M){
const _=[[]],p=[];let w="";const u=()=>{w!==""&&_.at(-1).push(w),w=""};for(let l=0;l<M.length;l++){const i=M[l];if(i==="\\"&&l+1<M.length&&I.includes(M[l+1]))w+=
M[++l];else if(i==="|")u(),_.push([]);else{if(i==="}")return{problem:`has a brace that belongs to no placeholder; ${D}`};if(i==="{"){const a=M.indexOf("}",l);if(a<
0)return{problem:`has a brace that belongs to no placeholder; ${D}`};const t=M.slice(l+1,a),r=A.find(c=>c===t);u(),r?_.at(-1).push({placeholder:r}):p.push(`{${t}\
}`),l=a}else w+=i}}if(u(),p.length>0)return{problem:`has the unknown ${p.join(" and ")}; ${D}`};if(_.length>3)return{problem:"has more than three parts; use at \
most two bars (|), and \\| for a bar that is text"};const[s=[],n=[],o=[]]=_;return _.length===1?{left:[],middle:s,right:[]}:_.length===2?{left:s,middle:[],right:n}:
{left:s,middle:n,right:o}}}),60666:((R,k,d)=>{d.d(k,{E:()=>n,L:()=>w});var A=d(49180),D=d(17079),I=d(51521),E=d(77040);function M(o){const l=(0,I.sA)(o);return"\
problem"in l?l.problem:void 0}function _(o){const l=(0,E.n)(o);return"problem"in l?l.problem:void 0}const p=/^(?:[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8}){0,8}|[xXiI](?:-[A-Za-z0-9]{1,8}){1,8})$/,
w=o=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.test(o),u=o=>!/[/\\\p{Cc}\p{Cs}]/u.test(o)&&/[^. ]/.test(o);function s(o){const l=URL.canParse(o)?new URL(o):void 0;
return l?.protocol==="https:"&&l.username===""&&l.password===""}const n={"file-name":{holds:u,words:"a file name without folders"},"media-type":{holds:w,words:"\
a media type such as text/xml or application/pdf"},color:{holds:o=>(0,A.q)(o)!==void 0,words:"a color such as Red, darkgreen or #c00000"},date:{holds:o=>(0,D.Z)(
o)!==void 0,words:"a date of ISO 8601 such as 2026-11-20 or 2026-11-20T14:30:00+01:00"},"number-format":{holds:o=>M(o)===void 0,words:"text such as {number} / {\
last}",problem:M},"running-line":{holds:o=>_(o)===void 0,words:"a line such as {title}|{number} / {last}",problem:_},"https-address":{holds:s,words:"an HTTPS ad\
dress such as https://tsa.example.com"},"language-tag":{holds:o=>p.test(o),words:"a language tag such as en, de-AT or zh-Hant (BCP 47)"}}}),44131:((R,k,d)=>{d.d(
k,{Q:()=>D});const A=I();function D(E){const[M,_,p,w]=A;let u=4294967295,s=0;for(const n=E.length-3;s<n;s+=4)u^=E[s]|E[s+1]<<8|E[s+2]<<16|E[s+3]<<24,u=w[u&255]^
p[u>>>8&255]^_[u>>>16&255]^M[u>>>24];for(;s<E.length;s++)u=M[(u^E[s])&255]^u>>>8;return~u>>>0}function I(){const E=new Int32Array(256);for(let w=0;w<256;w++){let u=w;
for(let s=0;s<8;s++)u=u&1?u>>>1^3988292384:u>>>1;E[w]=u}const M=w=>w.map(u=>E[u&255]^u>>>8),_=M(E),p=M(_);return[E,_,p,M(p)]}}),28409:((R,k,d)=>{d.d(k,{$:()=>p,
J:()=>_});var A=d(58552),D=d(52167);const I=100,E=5e7,M=/^data:([^,;]*)(?:;[^,;]*)*;base64,([A-Za-z0-9+/\s%=_-]*)$/i;function _(u){const[,s="",n]=M.exec(u)??[];
if(n!==void 0)return{type:s,bytes:Buffer.from(n.replaceAll("%2B","+").replaceAll("%2F","/").replaceAll("%3D","="),"base64")}}async function p(u,s,n=()=>!1){const o=new Map,
l=[];let[i,a]=[0,0];for(const t of u){if(!/^data:/i.test(t))continue;i++;const r=_(t);if(a+=r?.bytes.length??0,i>I||a>E)throw(0,A.G6)([{field:"file",message:`ha\
s more than ${I} images or ${E/1e6} MB of them in data: addresses`}]);const c=n(t)?[]:l;r?await w(o,t,r,i,c,s):c.push({field:"file",message:`has a data: address\
 that is not base64, number ${i}; write data:image/png;base64, and the image`})}if(l.length>0)throw(0,A.G6)(l);return o}async function w(u,s,{type:n,bytes:o},l,i,a){
try{u.set(s,await(0,D.A)({name:`image.${n.split("/")[1]??"bin"}`,bytes:o},"file",a,"png-jpeg-gif"))}catch(t){if(!(t instanceof A.zU)||t.code!=="invalid_paramete\
rs")throw t;for(const{message:r}of t.issues)i.push({field:"file",message:`has an image in a data: address, number ${l}, that ${r}`})}}}),68084:((R,k,d)=>{d.d(k,
{o:()=>I});var A=d(86687);const D={file:"letterhead",password:"letterhead_password",noun:"the letterhead"};function I(E,M,_,p){const w=Uint32Array.from({length:E.
pages.count},(s,n)=>n+1),u={file:M,password:_,fields:D,layer:"under",repeat:"last",fit:"page"};return(0,A.e)(E,u,w,p)}}),63895:((R,k,d)=>{d.d(k,{P:()=>u});var A=d(
12889),D=d(9876),I=d(27077);const E="￼",M=400,_=200,p=100,w=3e3;class u{typefaces;breaks;constructor(t,r){this.typefaces=t,this.breaks=r}static async of(t){return new u(
t,await(0,D.Vn)())}paragraph(t,r){return(0,I.zd)(this.setting(t,r))}*setting(t,r){const c=[[]];for(const e of t)e.kind==="break"?c.push([]):c.at(-1).push(e);const g=s(
c.flat()),y=(0,A.ft)(g),O=y&&(0,A.vw)(g),P=[];for(const e of c){const f=[];for(const h of yield*this.boxes(e))if(h.width<=r)f.push(h);else for(const m of yield*this.
split(h,r))f.push(m);for(const h of yield*i(f,r))P.push(this.line(h,y,O)),P.length%p===0&&(yield p*w)}return{lines:P,isRight:O}}*widths(t){let[r,c]=[0,0];for(let g=0,
y;g<=t.length;g=y+1){const O=[];for(y=g;y<t.length;y++){const e=t[y];if(e.kind==="break")break;O.push(e)}let P=0;for(const{width:e,space:f}of yield*this.boxes(O))
c=Math.max(c,e),r=Math.max(r,P+e),P+=e+(f?.width??0)}return{whole:r,least:c}}fragment(t,r,c=!1){const g=this.typefaces.word(r,t.look.style,c);return{run:t,word:g,
width:g.width*t.look.size/1e3}}*boxes(t){const r=new l(t,this),c=[];for(const{end:g,next:y}of this.breaks(s(t))){const O=[];for(;r.at<g;){O.length>0&&(yield w);
for(const e of r.take(Math.min(g,r.cutAfter(_))))O.push(e)}const[P]=r.take(y);c.push({fragments:O,width:n(O),space:P}),yield w}return c}*split({fragments:t,space:r},c){
const g=[];for(const{run:P,word:e,width:f}of t)if(P.kind==="image")g.push({run:P,text:E,width:f});else{for(const h of(0,D.s)(e.text,m=>this.fragment(P,m).width))
g.push({...h,run:P});yield w}const y=[];let O=0;for(const P of(0,D.ZM)(g,()=>c)){const e=this.joined(g.slice(O,O+=P));y.push({fragments:e,width:n(e),space:O===g.
length?r:void 0}),yield w}return y}joined(t){const r=[];for(let c=0,g;c<t.length;c=g){const{run:y}=t[c];let O="";for(g=c;t[g]?.run===y;g++)O+=t[g].text;r.push(y.
kind==="image"?{run:y,width:y.width}:this.fragment(y,O))}return r}line(t,r,c){const g=t.flatMap(({fragments:e,space:f},h)=>f&&h+1<t.length?[...e,f]:e),y=r?this.
turned(g,c):g;let O=0;const P=[];for(const{run:e}of g)e.kind==="image"?O=Math.max(O,e.height):e.note!==void 0&&P.push(e.note);return{fragments:y,width:n(y),tallest:O,
notes:P}}turned(t,r){const c=r?A.Vv:"",g=t.map(({word:O})=>O?.text??E),y=[];for(const{text:O,rtl:P,index:e}of(0,A.rg)(c,g)){const f=t[e];y.push(f.run.kind==="im\
age"?f:this.fragment(f.run,O,P))}return y}}const s=a=>a.map(t=>t.kind==="image"?E:t.text).join(""),n=a=>a.reduce((t,{width:r})=>t+r,0),o=/[\p{M}\p{Join_Control}\p{Cs}]/u;
class l{runs;maker;run=0;start=0;at=0;constructor(t,r){this.runs=t,this.maker=r}cutAfter(t){const r=this.runs[this.run];if(r.kind==="image")return this.start+1;
const{text:c}=r;let g=this.at-this.start+t;for(const y=g+t;g<y&&g<c.length&&o.test(c.charAt(g));)g++;return this.start+Math.min(g,c.length)}take(t){const r=[];for(;this.
at<t;){const c=this.runs[this.run],g=c.kind==="image"?1:c.text.length,y=Math.min(t,this.start+g);if(y>this.at&&r.push(c.kind==="image"?{run:c,width:c.width}:this.
maker.fragment(c,c.text.slice(this.at-this.start,y-this.start))),this.at=y,y<this.start+g)break;this.start+=g,this.run++}return r}}function*i(a,t){const r=a.length;
if(r===0)return[];const c=new Float64Array(r+1),g=new Uint32Array(r+1);for(let O=r-1;O>=0;O--){let P=1/0,e=0;for(let f=O;f<r&&f-O<M&&(e+=a[f].width,!(e>t+.01&&f>
O));f++){const h=Math.max(t-e,0)/t,T=1+(f+1===r?O>0&&h>.85?.5:0:h*h)+c[f+1];T<P&&(P=T,g[O]=f+1),e+=a[f].space?.width??0}c[O]=P,O%p===0&&(yield p*w)}const y=[];for(let O=0;O<
r;O=g[O])y.push(a.slice(O,g[O]));return y}}),38017:((R,k,d)=>{d.d(k,{h:()=>M});var A=d(74135);const[D,I,E]=[144,54,12];function M(_,p,{header:w,headerOnFirst:u},s){
const{displayed:n,upright:o}=_,l=p.width-p.left-p.right,i=Math.min(D/n.width,I/n.height,l/n.width),[a,t]=[n.width*i,n.height*i],r=p.top/2-(w!==void 0&&u?s:0),c=(0,A.
lw)(o,[a,0,0,t,p.width-p.right-a,p.height-p.top+r-t]);return{room:Math.max(0,t+E-r),draw:g=>g.draw(void 0,{kind:"image",name:g.image(_),matrix:c})}}}),96533:((R,k,d)=>{
d.d(k,{FE:()=>s,bP:()=>n,lm:()=>I,oA:()=>E,uR:()=>_});var A=d(49180);const D=o=>[o,o,o],I={text:D(.1),quiet:D(.36),rule:D(.82),strongRule:D(.45),ground:[.957,.961,
.969],link:[.04,.31,.64],bar:D(.75)},E={NOTE:{title:"Note",color:[.04,.36,.72]},TIP:{title:"Tip",color:[.07,.43,.2]},IMPORTANT:{title:"Important",color:[.43,.25,
.72]},WARNING:{title:"Warning",color:[.55,.37,0]},CAUTION:{title:"Caution",color:[.72,.12,.14]}},M={plain:1.25,report:1.25,letter:1.09},_=[.12,.31,.47],p=1.45,w=.88,
u=37.5;class s{size;theme;leading;constructor(l,i="plain"){this.size=l,this.theme=i,this.leading=Math.round(l*p*2)/2}get half(){return this.leading/2}get measure(){
return this.theme==="letter"?1/0:this.size*u}get codeSize(){return this.size*w}heading(l){const i=this.size*M[this.theme]**Math.max(4-l,0);return{size:i,leading:Math.
ceil(i*1.2/this.half)*this.half,before:this.leading*(this.theme==="letter"||l>2?1:l===1?2:1.5),after:this.half}}smaller(l){return new s(this.size*l,this.theme)}}
function n(o){const[l,i,a]=(0,A.q)(o);return[l/255,i/255,a/255]}}),71775:((R,k,d)=>{d.d(k,{l:()=>M});var A=d(82943),D=d(47707),I=d(21281),E=d(98446);const M=({from:n,
told:o,missing:l,hasFont:i,language:a,breaksArchive:t})=>[...a===void 0?[_(n)]:[],...t?[(0,I.Xb)({part:3,level:"a",name:"PDF/A-3a"},"an image has CMYK colors, a\
nd the document is sRGB")]:[],...l.size>0?[(0,A.F)(s(l),i?"Your file lacks them too, or they cannot be shaped.":"Give a font that has them.",i?[]:["font"])]:[],
...o.images.size>0?[w(o.images.size,n)]:[],...o.links.size>0?[u(o.links.size,n)]:[],...o.html===!0?[p]:[]],_=n=>({code:"language_assumed",message:`The document \
does not say what it is written in, so screen readers guess, and it does not claim PDF/UA. Give language, or lang in the ${n==="HTML"?"html element":"front matt\
er"}.`,mentions:["language"]}),p={code:"html_left_out",message:"HTML other than br, sub, sup and u was left out of the Markdown. Its text stays."},w=(n,o)=>({code:"\
image_not_loaded",message:`${(0,E.y_)(n,"image")} of the ${o} ${(0,E.d5)(n,"was","were")} not given, so the text that describes ${(0,E.d5)(n,"it","them")} is th\
ere instead. Nothing is fetched: give ${(0,E.d5)(n,"the image","the images")} as a file beside the text (Action), as field:name (n8n), or in images (service).`}),
u=(n,o)=>({code:"links_as_text",message:`${(0,E.y_)(n,"link")} of the ${o} ${(0,E.d5)(n,"leads","lead")} neither to a heading of the document nor to an address \
such as https:, and ${(0,E.d5)(n,"is","are")} text.`});function s(n){return[...new Set([...n].map(D.I2))].sort().join(", ")}}),43084:((R,k,d)=>{d.d(k,{T:()=>w,t:()=>_});
var A=d(74135);const D=-.12,I=.27,E=.055,M={below:.24,height:1.18,beside:.18};function _(u,s,n,o,l){const{fragments:i}=s;for(let a=0,t=0;a<i.length;a=t){const{run:r}=i[a];
let c=0;for(t=a;t<i.length&&p(i[t],i[a]);t++)c+=i[t].width;const g=l&&r.owner!==null?r.owner?.in(l)??l:void 0;if(r.kind==="image"){const{upright:O}=r.image,P=(0,A.
lw)(O,[r.width,0,0,r.height,n,o]);u.draw(g,{kind:"image",name:u.image(r.image),matrix:P})}else{const O=i.slice(a,t).map(({word:P})=>P);u.draw(g,...w(O,r.look,n,
o,c))}const y=r.owner?.linking;if(l&&y?.link){const O=r.kind==="image"?r.height:r.look.size,P=[n,o-O*.25,n+c,o+O*(r.kind==="image"?1:.9)];u.link(y.in(l),P,y.link.
target,y.link.contents)}n+=c}}function p(u,{run:s}){return u.run===s||u.run.kind==="text"&&s.kind==="text"&&u.run.look===s.look&&u.run.owner===s.owner}function w(u,s,n,o,l){
const{size:i,color:a,rise:t=0,oblique:r=!1,ground:c}=s,g=o+t,y=[];if(c){const{below:P,height:e,beside:f}=M,h={x:n-f*i,y:g-P*i,width:l+2*f*i,height:e*i};y.push({
kind:"area",...h,color:c,radius:i*.2})}y.push({kind:"text",x:n,y:g,size:i,color:a,words:u,oblique:r});const O=P=>({kind:"area",x:n,y:g+P*i,width:l,height:E*i,color:a});
return s.underlined===!0&&y.push(O(D)),s.struck===!0&&y.push(O(I)),y}}),16246:((R,k,d)=>{d.d(k,{H:()=>M,a:()=>E});var A=d(86799),D=d(96927);const I=_=>Math.round(
_*72e3)/1e3;function E({page_size:_,orientation:p,page_width:w,page_height:u}){if(w!==void 0&&u!==void 0)return{width:I(w),height:I(u)};const[s,n]=D.tn[_];return p===
"portrait"?{width:s,height:n}:{width:n,height:s}}const M=({font:_,bold_font:p})=>({font:_&&(0,A.g)(_,"font"),boldFont:p&&(0,A.g)(p,"bold_font")})}),16596:((R,k,d)=>{
d.d(k,{m:()=>p});var A=d(58552),D=d(30586),I=d(52167),E=d(42419);const M=1e3,_=8;async function p(s,n){const o=new Map;for(const l of s){if(!/^qr:/i.test(l))continue;
if(o.size===M)throw(0,A.G6)([{field:"file",message:`has more than ${M} QR codes (qr:)`}]);const i=(0,E.U)(w(l),"medium");if("most"in i){const a=`has a QR code (\
qr:) of ${i.length} ${i.unit}, and at most ${i.most} fit`;throw(0,A.G6)([{field:"file",message:a}])}await n.pace.rest(),o.set(l,await u(i,n))}return o}function w(s){
const n=s.slice(3);if(/^https?:/i.test(n))return n;try{return decodeURIComponent(n)}catch{return n}}async function u(s,n){const o=(s.size+2*E.M)*_,l=a=>{const t=new Uint8Array(
Math.ceil(o/8)),r=Math.floor(a/_)-E.M;for(const c of t.keys())t[c]=s.isDark(c-E.M,r)?0:255;return t},i=await(0,D.Hy)({width:o,height:o,depth:1,color:"gray",resolution:o,
samples:l},n);return await(0,I.A)({name:"code.png",bytes:i},"file",n)}}),37645:((R,k,d)=>{d.d(k,{N:()=>s});var A=d(58552),D=d(77040),I=d(96533),E=d(43084);const M=.82,
_=6,p=3e5,w=12,u=1e6;async function s({sheets:l},i,{frameOf:a,size:t,isBare:r,pace:c},g){const y=n("header",g),O=n("footer",g),P={style:"Regular",size:t*M,color:I.
lm.quiet},e=f=>({number:String(f),last:String(l.length),title:g.title,date:g.date??""});for(const[f,h]of[[y,"Header"],[O,"Footer"]]){if(!f)continue;const m=new Map;
for(const[b,T]of l.entries()){const L=a(b);let C=m.get(L);C||m.set(L,C=new o(i,L,P,f,e(l.length))),!r(b,h)&&(h==="Footer"||b>0||g.headerOnFirst)&&C.draw(T,h,e(b+
1));const v=c.step(p);v&&await v}}}function n(l,i){const a=i[l];if(a===void 0)return;const t=(0,D.n)(a);if("problem"in t)throw(0,A.G6)([{field:l,message:t.problem}]);
if([...t.left,...t.middle,...t.right].some(c=>typeof c!="string"&&c.placeholder==="date")&&i.date===void 0)throw(0,A.G6)([{field:"date",message:`is required, be\
cause ${l} has {date}`,mentions:[l]}]);return t}class o{maker;page;line;look;room;constructor(i,a,t,r,c){this.maker=i,this.page=a,this.line=r,this.room=a.width-
a.left-a.right;const g=this.factorOf(this.texts(c).map(y=>this.set(y,t).width));this.look={...t,size:Math.max(t.size*Math.min(g,1),Math.min(_,t.size))}}draw(i,a,t){
const{width:r,height:c,left:g,right:y,top:O,bottom:P}=this.page,{size:e}=this.look,f=(a==="Footer"?P/2:c-O/2)-e*.3,h=this.texts(t),m=h.map(v=>this.set(v,this.look)),
b=this.factorOf(m.map(v=>v.width))<.999,T=(this.room-2*w)/h.filter(v=>v!=="").length,C=(b?h.map(v=>this.cut(v,T)):m).flatMap((v,x)=>{let S=[g,(g+r-y-v.width)/2,
r-y-v.width][x];return v.fragments.flatMap(({word:W,width:B})=>(0,E.T)([W],this.look,(S+=B)-B,f,B))});i.run(a,...C)}factorOf([i=0,a=0,t=0]){const r=Math.max(i,t),
c=a===0?i+t:2*r+a,g=a===0?i>0&&t>0?w:0:r>0?2*w:0;return c===0?1:(this.room-g)/c}cut(i,a){const t=this.set(i,this.look);if(t.width<=a)return t;const r=[...i],c=O=>this.
set(`${r.slice(0,O).join("").trimEnd()}…`,this.look);let[g,y]=[0,r.length];for(;g<y;){const O=Math.ceil((g+y)/2);c(O).width<=a?g=O:y=O-1}return c(g)}texts(i){
return[this.line.left,this.line.middle,this.line.right].map(a=>a.map(t=>typeof t=="string"?t:i[t.placeholder]).join("").trim())}set(i,a){const[t]=this.maker.paragraph(
[{kind:"text",text:i,look:a}],u).lines;return t??{fragments:[],width:0,tallest:0,notes:[]}}}}),82943:((R,k,d)=>{d.d(k,{F:()=>A});const A=(D,I,E=[])=>({code:"cha\
racters_missing",message:`Boxes are drawn for characters that cannot be shown: ${D}. ${I}`,...E.length>0?{mentions:E}:{}})}),33141:((R,k,d)=>{d.d(k,{$u:()=>I,b8:()=>D,
dc:()=>M,zO:()=>E});var A=d(77581);function D(_,p){const w=typeof _=="number"?Math.abs(_):0,u=typeof p=="number"?Math.abs(p):0;return{capHeight:w>=400&&w<=850?w:
700,descent:-(u>=50?Math.min(u,230):230)}}const I=(_,p)=>`/Span <</ActualText <${Buffer.from((0,A.wx)(_).bytes).toString("hex")}>>> BDC ${p} EMC`,E=(_,p)=>`<${_.
map(w=>w.toString(16).padStart(p*2,"0")).join("")}>`;function M(_){return _.some(p=>p<32||p>126)?E(_,1):`(${Buffer.from(_).toString("latin1").replace(/[\\()]/g,
"\\$&")})`}}),30586:((R,k,d)=>{d.d(k,{Fo:()=>t,Hy:()=>a});var A=d(44131),D=d(64680),I=d(19158),E=d(68973);const M=Uint8Array.of(137,80,78,71,13,10,26,10),_={gray:0,
rgb:2,palette:3,"gray-alpha":4,rgba:6},p={gray:1,rgb:3,palette:1,"gray-alpha":2,rgba:4},w=.0254,u=6,s=8388608,n=65536,o=2,l=.6,i=4,a=async(m,b)=>(await t(m,b)).
file;async function t(m,b){const{width:T,height:L,depth:C,color:v,palette:x,profile:S,resolution:W}=m,B=Buffer.alloc(13);B.writeUInt32BE(T,0),B.writeUInt32BE(L,
4),B.set([C,_[v],0,0,0],8);const $=[M,h("IHDR",B)];S&&$.push(await c(S,b)),W!==void 0&&$.push(h("pHYs",g(W))),x&&$.push(h("PLTE",x));const{data:z}=await y(m,b),
U=z.then(K=>Buffer.concat([...$,h("IDAT",K),h("IEND",new Uint8Array(0))]));return U.catch(()=>{}),{file:U}}const r=4;async function c(m,b){return h("iCCP",Buffer.
concat([Buffer.from("ICC\0\0","latin1"),await(0,E.uM)(b).deflate(m,r)]))}function g(m){const b=Buffer.alloc(9),T=Math.round(m/w);return b.writeUInt32BE(T,0),b.writeUInt32BE(
T,4),b[8]=1,b}async function y(m,{codec:b,pace:T}){const L=(O(m)+1)*m.height;if(!b&&L>s){const S=await(0,I.p)(new CompressionStream("deflate"),P(m,T,!0));return{
data:Promise.resolve(S)}}const C=new D.k(L);for await(const S of P(m,T,!1))C.copy(S,0,S.length);const v=C.bytes,x=b?b.deflate(v,u):(0,I.p)(new CompressionStream(
"deflate"),[v]);return L>s&&await x,{data:x}}const O=({width:m,depth:b,color:T})=>Math.ceil(m*b*p[T]/8);async function*P(m,b,T){const{height:L,samples:C}=m,v=O(
m),x=e(m),S=typeof C=="function"?C:U=>C.subarray(U*v,U*v+v),W=new Uint8Array(v),B=Math.max(1,Math.floor(n/(v+1)));let $=new Uint8Array(0),z=0;for(let U=0;U<L;U++){
if(z===$.length){const N=Math.min(B,L-U)*(v+1);(T||$.length!==N)&&($=new Uint8Array(N)),z=0}const K=$.subarray(z,z+=v+1),G=S(U).subarray(0,v),F=U>0&&Buffer.compare(
G,W)===0;if(K[0]=x(G,F),K[0]!==o)K.set(G,1);else if(!F)for(let N=0;N<v;N++)K[N+1]=G[N]-W[N];F||W.set(G),z===$.length&&(yield $);const j=b.step(v);j&&await j}}function e({
depth:m,color:b}){if(m<8||b==="palette")return()=>0;const T=p[b];let L;return(C,v)=>{if(v)return L;const x=L===void 0;return L=m===8&&f(C,T)?0:o,x?0:L}}function f(m,b){
let T=0,L=0;for(let C=b;C<m.length;C+=i*b)m[C]===m[C-b]&&T++,L++;return T>=L*l}function h(m,b){const T=Buffer.alloc(b.length+12);return T.writeUInt32BE(b.length,
0),T.write(m,4,"latin1"),T.set(b,8),T.writeUInt32BE((0,A.Q)(T.subarray(4,b.length+8)),b.length+8),T}}),25561:((R,k,d)=>{d.d(k,{_:()=>A});class A{tag;facts;above;link;block;element;constructor(I,E,M,_){
this.tag=I,this.facts=E,this.above=M,this.link=_}in(I){return(!this.element||this.block!==I)&&(this.element=(this.above?.in(I)??I).add(this.tag,this.facts),this.
block=I),this.element}get linking(){return this.link?this:this.above?.linking}}}),42419:((R,k,d)=>{d.d(k,{M:()=>_,U:()=>s});var A=d(17775),D=d(63748),I=d(5336),
E=d(23265),M=d(96221);const _=4,p={low:"L",medium:"M",quartile:"Q",high:"H"},w={numeric:{low:7089,medium:5596,quartile:3993,high:3057},alphanumeric:{low:4296,medium:3391,
quartile:2420,high:1852},bytes:{low:2953,medium:2331,quartile:1663,high:1273}},u=1;function s(o,l){const{segment:i,...a}=n(o,l);if(a.length>a.most)return a;const t=new A.
N({level:p[l]}).encode(i),{size:r}=t;return{size:r,isDark:(c,g)=>c>=0&&g>=0&&c<r&&g<r&&t.get(c,g)===1}}function n(o,l){const i={length:o.length,unit:"characters"};
if(/^[0-9]+$/.test(o))return{segment:new D.e(o),most:w.numeric[l],...i};if(/^[0-9A-Z $%*+./:-]+$/.test(o))return{segment:new I.e(o),most:w.alphanumeric[l],...i};
const a=Buffer.byteLength(o),t=a===o.length;return{segment:new E.x(o,t?M.N.ISO_8859_1:M.N.UTF_8),length:a,most:w.bytes[l]-(t?0:u),unit:"bytes"}}}),27077:((R,k,d)=>{
d.d(k,{Kl:()=>M,Yz:()=>E,k6:()=>D,y:()=>I,zd:()=>A});function A(_){for(;;){const{done:p,value:w}=_.next();if(p)return w}}async function D(_,p){for(;;){const{done:w,
value:u}=_.next();if(w)return u;const s=p.step(u);s&&await s}}const I=1e3,E=3e5,M=1e4}),87593:((R,k,d)=>{d.d(k,{o:()=>r});var A=d(58552),D=d(61729),I=d(85673),E=d(
45657),M=d(78323);const _=16,p=200,w={"{":"which would write a value as mark-up: write {{name}}","&":"which would write a value as mark-up: write {{name}}",">":"\
but templates have no parts: put the text here","=":"but the marks of templates cannot be changed"},u=300,s=(P,e)=>new n(P,e).parse();class n{text;pace;problems=[];open=[
{name:"",line:0,nodes:[]}];line=1;counted=0;from=0;constructor(e,f){this.text=e,this.pace=f}async parse(){const{text:e,open:f,pace:h}=this;for(let m=e.indexOf("\
{{");m>=0;m=e.indexOf("{{",this.from)){this.tag(m);const b=h.step(u);b&&await b}this.put(e.slice(this.from));for(const{name:m,line:b}of f.slice(1))this.problems.
push(`has {{#${m}}} in line ${b}, which nothing ends`);return{nodes:f[0].nodes,problems:this.problems}}tag(e){const{text:f}=this;let h=0;for(;f[e-1-h]==="\\"&&e-
h>this.from;)h++;if(h%2===1){this.put(`${f.slice(this.from,e-1)}{{`),this.from=e+2;return}const m=this.lineAt(e),b=f.indexOf("}}",e);if(b<0){this.refuse(m,"has \
{{ without }} after it"),this.put(f.slice(this.from)),this.from=f.length;return}const T=f.slice(e+2,b).trim(),[L=""]=T,C="#^/!".includes(L)&&T!==""?this.ownLine(
e,b+2):void 0;this.put(f.slice(this.from,C?.start??e)),this.from=C?.end??b+2,(L!=="!"||T==="")&&this.enter(L,T,m)}enter(e,f,h){const m=Object.hasOwn(w,e)?w[e]:void 0;
if(m!==void 0)return e==="{"&&this.text[this.from]==="}"&&this.from++,this.refuse(h,`has {{${e}`,`, ${m}`);const b="#^/".includes(e)&&e!=="",T=b?f.slice(1).trim():
f;if(T==="")return this.refuse(h,"has a tag without a name");if(T.length>p||/[\n{}]/.test(T))return this.refuse(h,"has {{ whose end is missing");if(e==="/")return this.
close(T,h);if(!b)return void this.open.at(-1).nodes.push({name:T,line:h});if(this.open.length>_)return this.refuse(h,`has more than ${_} sections within one ano\
ther`);const L={name:T,line:h,isInverted:e==="^",nodes:[]};this.open.at(-1).nodes.push(L),this.open.push(L)}close(e,f){const h=this.open.at(-1);if(this.open.length>
1&&h.name===e)return void this.open.pop();const b=this.open.length>1?`, where {{#${h.name}}} of line ${h.line} must end first`:", which nothing begins";this.refuse(
f,`has {{/${e}}}`,b)}ownLine(e,f){const{text:h}=this;let m=e;for(;m>this.from&&(h[m-1]===" "||h[m-1]==="	");)m--;if(m>0&&h[m-1]!==`
`)return;let b=f;for(;h[b]===" "||h[b]==="	"||h[b]==="\r";)b++;if(!(b<h.length&&h[b]!==`
`))return{start:m,end:Math.min(b+1,h.length)}}put(e){e!==""&&this.open.at(-1).nodes.push(e)}refuse(e,f,h=""){this.problems.push(`${f} in line ${e}${h}`)}lineAt(e){
for(;this.counted<e;this.counted++)this.text[this.counted]===`
`&&this.line++;return this.line}}const o=20,l=200,i=1e5,a=2e6,t=500;async function r(P,e,f){if((0,M.H)(P))throw(0,A.G6)([{field:"file",message:"has characters f\
or private use (from U+100000 on), which templates cannot have"}]);const{nodes:h,problems:m}=await s(P,f);if(m.length>0)throw(0,A.G6)(m.slice(0,o).map(T=>({field:"\
file",message:T})));const b=new g(e,P.length+a,f);return await b.add(h),b.finish()}const c="is a number of more than 15 digits, some of which are lost: write it\
 in quotes";class g{most;pace;pieces=[];values=[];scopes;problems=new Map;namesOfScopes=new Map;rounds=0;length=0;constructor(e,f,h){this.most=f,this.pace=h,this.
scopes=[e]}async add(e){for(const f of e){const h=this.pace.step(t);if(h&&await h,typeof f=="string")this.put(f,f.length);else if("nodes"in f)for(const m of this.
scopesOf(f))await this.within(m,f.nodes);else this.value(f)}}finish(){const{problems:e}=this,f=[...e.values()].slice(0,o),h=e.size>o?[`and ${e.size-o} more`]:[],
m={field:"values",message:[...f,...h].join("; ")};if(e.size>0)throw(0,A.G6)([m]);return{text:this.pieces.join(""),values:this.values}}async within(e,f){if(++this.
rounds>i)throw(0,A.G6)([{field:"values",message:`would repeat parts of the template more than ${i} times`}]);this.scopes.push(e),await this.add(f),this.scopes.pop()}scopesOf({
name:e,line:f,isInverted:h}){const m=this.find({name:e,line:f});if(m===void 0)return[];const b=Array.isArray(m)?m:[m],T=b.length>0&&m!==!1&&m!==null&&m!=="";return h?
T?[]:[this.scopes.at(-1)]:T?b:[]}value({name:e,line:f}){const h=this.find({name:e,line:f});if(h===void 0)return;if(typeof h=="object"&&h!==null){const b=Array.isArray(
h)?"a list":"an object";return this.refuse({name:e,line:f},()=>`is ${b}: write {{#${e}}} … {{/${e}}} around its contents`)}if((0,E.Vp)(h))return this.refuse({
name:e,line:f},()=>c);const m=h===null?"":String(h);this.values.push(m),this.put((0,M.Y1)(this.values.length-1),m.length)}find({name:e,line:f}){const{scopes:h}=this;
if(e===".")return h.at(-1);const[m="",...b]=e.split(".");for(let T=h.length-1;T>=0;T--){const L=h[T];if(!(0,D.Gv)(L))continue;if(Object.hasOwn(L,e))return L[e];
if(!Object.hasOwn(L,m))continue;const C=O(L[m],b);if(C!==void 0)return C;break}this.refuse({name:e,line:f},()=>`is not given${(0,I.gx)(e,this.names())}`)}names(){
const e=[];for(const f of this.scopes){if(e.length>l)return e;(0,D.Gv)(f)&&(0,E.RZ)(e,this.namesIn(f))}return e}namesIn(e){const f=this.namesOfScopes.get(e);if(f)
return f;const h=Object.keys(e).slice(0,l).flatMap(m=>[m,...y(e[m],m)]).slice(0,l);return this.namesOfScopes.set(e,h),h}refuse({name:e,line:f},h){const{problems:m}=this;
m.has(e)||m.set(e,m.size<o?`'${e}' (line ${f}) ${h()}`:"")}put(e,f){this.length+=f;const{most:h}=this;if(this.length>h)throw(0,A.G6)([{field:"values",message:`m\
ake a text of more than ${h} characters; at most ${a} more than the template has are allowed`}]);this.pieces.push(e)}}const y=(P,e)=>(0,D.Gv)(P)?Object.keys(P).
slice(0,l).map(f=>`${e}.${f}`):[];function O(P,e){let f=P;for(const h of e){if(!(0,D.Gv)(f)||!Object.hasOwn(f,h))return;f=f[h]}return f}}),78323:((R,k,d)=>{d.d(
k,{H:()=>E,Y1:()=>M,lr:()=>u,qk:()=>p});const A=1048576,D=15,I=/([\u{100000}-\u{107fff}])([\u{100000}-\u{107fff}])/gu,E=s=>/[\u{100000}-\u{10ffff}]/u.test(s),M=s=>String.
fromCodePoint(A+(s>>D),A+(s&(1<<D)-1)),_=(s,n)=>s.codePointAt(0)-A<<D|n.codePointAt(0)-A,p=(s,n,o=l=>l)=>s.replace(I,(l,i,a)=>o(n[_(i,a)]??"")),w=500;async function u(s,n,o,l){
const i=[];let a=0;for(const{0:t,1:r,2:c,index:g}of s.matchAll(I)){const y=n[_(r,c)]??"",O=l.step(w+y.length);O&&await O,i.push(s.slice(a,g),o(y)),a=g+t.length}
return i.push(s.slice(a)),i.join("")}})};
