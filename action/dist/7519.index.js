"use strict";exports.id=7519,exports.ids=[7519],exports.modules={85673:((R,T,d)=>{d.d(T,{gx:()=>y,h:()=>b});function A(s,n){const o=P(s,n);if(o!==void 0)return[o];const l=g(
s);return n.filter(i=>g(i).some(a=>a.length>3&&l.includes(a)))}function P(s,n){let o;const l=g(s);for(const i of n){const a=D(l,g(i));a<=2&&a<(o?.count??1/0)&&(o=
{name:i,count:a})}return o?.name}function D(s,n){return s.length!==n.length?s.length*n.length===0?1/0:D([s.join("")],[n.join("")]):n.reduce((o,l,i)=>{const a=s[i]??
"",t=Math.min(a.length,l.length),r=p(a,l);return r>(t<3?0:t<7?1:2)?1/0:o+r},0)}const b=(s,n)=>_(A(s,n));function y(s,n){const o=P(s,n),l=a=>g(a).sort().join(" "),
i=l(s);return _(o===void 0?n.filter(a=>s!==""&&l(a)===i):[o])}const _=s=>s.length===0||s.length>3?"":` (did you mean ${s.join(" or ")}?)`,g=s=>s.trim().slice(0,
64).replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase().split(/[\s_-]+/).filter(n=>n!==""),w=2;function p(s,n){if(Math.abs(s.length-n.length)>w)return 1/0;let o=[],
l=Array.from({length:n.length+1},(a,t)=>t<=w?t:1/0);for(let a=0;a<s.length;a++){const t=[];t[0]=a+1;let r=1/0;for(let c=Math.max(0,a-w);c<=Math.min(n.length-1,a+
w);c++){const m=a>0&&c>0&&s[a]===n[c-1]&&s[a-1]===n[c];t[c+1]=Math.min((l[c+1]??1/0)+1,(t[c]??1/0)+1,(l[c]??1/0)+(s[a]===n[c]?0:1),m?(o[c-1]??1/0)+1:1/0),r=Math.
min(r,t[c+1])}if(r>w)return 1/0;o=l,l=t}const i=l[n.length]??1/0;return i>w?1/0:i}}),49180:((R,T,d)=>{d.d(T,{q:()=>P});const A="aliceblue f0f8ff antiquewhite fa\
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
at f5deb3 white ffffff whitesmoke f5f5f5 yellow ffff00 yellowgreen 9acd32";function P(y){const _=y.toLowerCase(),g=/^#([\da-f]{3}|[\da-f]{6})$/.exec(_)?.[1]??b().
get(_);return g===void 0?void 0:(g.length===3?[...g].map(p=>p+p):[g.slice(0,2),g.slice(2,4),g.slice(4)]).map(p=>Number.parseInt(p,16))}let D;function b(){const y=A.
split(" ");return D??=new Map(y.flatMap((_,g)=>g%2===0?[[_,y[g+1]]]:[]))}}),51521:((R,T,d)=>{d.d(T,{Ct:()=>_,Qf:()=>y,sA:()=>w});var A=d(98446),P=d(34378);const D=/(\{[^{}]*\})/;
function b(p,s){const n=[],o=[],l=`use ${s.map(i=>`{${i}}`).join(", ")}`;for(const i of(0,P.w)(p).split(D)){const a=s.find(t=>`{${t}}`===i);if(a)n.push({placeholder:a});else if(D.
test(i))o.push(i);else{if(/[{}]/.test(i))return{problem:`has a brace that belongs to no placeholder; ${l}`};i&&n.push({literal:i})}}return o.length===0?{pieces:n}:
{problem:`has the unknown ${(0,A.d5)(o.length,"placeholder","placeholders")} ${o.join(" and ")}; ${l}`}}const y=p=>p.split(D).filter((s,n)=>n%2===1),_=(p,s)=>p.
split(D).map((n,o)=>(o%2===1&&Object.hasOwn(s,n.slice(1,-1))?s[n.slice(1,-1)]:void 0)??n).join(""),g=["number","last","label","name"],w=p=>b(p,g)}),77040:((R,T,d)=>{
d.d(T,{n:()=>b});const A=["number","last","title","date"],P=`use ${A.map(y=>`{${y}}`).join(", ")}, and a \\ before a brace that is text`,D="{}|\\";function b(y){
const _=[[]],g=[];let w="";const p=()=>{w!==""&&_.at(-1).push(w),w=""};for(let l=0;l<y.length;l++){const i=y[l];if(i==="\\"&&l+1<y.length&&D.includes(y[l+1]))w+=
y[++l];else if(i==="|")p(),_.push([]);else{if(i==="}")return{problem:`has a brace that belongs to no placeholder; ${P}`};if(i==="{"){const a=y.indexOf("}",l);if(a<
0)return{problem:`has a brace that belongs to no placeholder; ${P}`};const t=y.slice(l+1,a),r=A.find(c=>c===t);p(),r?_.at(-1).push({placeholder:r}):g.push(`{${t}\
}`),l=a}else w+=i}}if(p(),g.length>0)return{problem:`has the unknown ${g.join(" and ")}; ${P}`};if(_.length>3)return{problem:"has more than three parts; use at \
most two bars (|), and \\| for a bar that is text"};const[s=[],n=[],o=[]]=_;return _.length===1?{left:[],middle:s,right:[]}:_.length===2?{left:s,middle:[],right:n}:
{left:s,middle:n,right:o}}}),60666:((R,T,d)=>{d.d(T,{E:()=>n,L:()=>w});var A=d(49180),P=d(17079),D=d(51521),b=d(77040);function y(o){const l=(0,D.sA)(o);return"\
problem"in l?l.problem:void 0}function _(o){const l=(0,b.n)(o);return"problem"in l?l.problem:void 0}const g=/^(?:[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8}){0,8}|[xXiI](?:-[A-Za-z0-9]{1,8}){1,8})$/,
w=o=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.test(o),p=o=>!/[/\\\p{Cc}\p{Cs}]/u.test(o)&&/[^. ]/.test(o);function s(o){const l=URL.canParse(o)?new URL(o):void 0;
return l?.protocol==="https:"&&l.username===""&&l.password===""}const n={"file-name":{holds:p,words:"a file name without folders"},"media-type":{holds:w,words:"\
a media type such as text/xml or application/pdf"},color:{holds:o=>(0,A.q)(o)!==void 0,words:"a color such as Red, darkgreen or #c00000"},date:{holds:o=>(0,P.Z)(
o)!==void 0,words:"a date of ISO 8601 such as 2026-11-20 or 2026-11-20T14:30:00+01:00"},"number-format":{holds:o=>y(o)===void 0,words:"text such as {number} / {\
last}",problem:y},"running-line":{holds:o=>_(o)===void 0,words:"a line such as {title}|{number} / {last}",problem:_},"https-address":{holds:s,words:"an HTTPS ad\
dress such as https://tsa.example.com"},"language-tag":{holds:o=>g.test(o),words:"a language tag such as en, de-AT or zh-Hant (BCP 47)"}}}),44131:((R,T,d)=>{d.d(
T,{Q:()=>P});const A=D();function P(b,y=0){const[_,g,w,p]=A;let s=~y,n=0;for(const o=b.length-3;n<o;n+=4)s^=b[n]|b[n+1]<<8|b[n+2]<<16|b[n+3]<<24,s=p[s&255]^w[s>>>
8&255]^g[s>>>16&255]^_[s>>>24];for(;n<b.length;n++)s=_[(s^b[n])&255]^s>>>8;return~s>>>0}function D(){const b=new Int32Array(256);for(let w=0;w<256;w++){let p=w;
for(let s=0;s<8;s++)p=p&1?p>>>1^3988292384:p>>>1;b[w]=p}const y=w=>w.map(p=>b[p&255]^p>>>8),_=y(b),g=y(_);return[b,_,g,y(g)]}}),28409:((R,T,d)=>{d.d(T,{$:()=>g,
J:()=>_});var A=d(58552),P=d(52167);const D=100,b=5e7,y=/^data:([^,;]*)(?:;[^,;]*)*;base64,([A-Za-z0-9+/\s%=_-]*)$/i;function _(p){const[,s="",n]=y.exec(p)??[];
if(n!==void 0)return{type:s,bytes:Buffer.from(n.replaceAll("%2B","+").replaceAll("%2F","/").replaceAll("%3D","="),"base64")}}async function g(p,s,n=()=>!1){const o=new Map,
l=[];let[i,a]=[0,0];for(const t of p){if(!/^data:/i.test(t))continue;i++;const r=_(t);if(a+=r?.bytes.length??0,i>D||a>b)throw(0,A.G6)([{field:"file",message:`ha\
s more than ${D} images or ${b/1e6} MB of them in data: addresses`}]);const c=n(t)?[]:l;r?await w(o,t,r,i,c,s):c.push({field:"file",message:`has a data: address\
 that is not base64, number ${i}; write data:image/png;base64, and the image`})}if(l.length>0)throw(0,A.G6)(l);return o}async function w(p,s,{type:n,bytes:o},l,i,a){
try{p.set(s,await(0,P.A)({name:`image.${n.split("/")[1]??"bin"}`,bytes:o},"file",a,"png-jpeg-gif"))}catch(t){if(!(t instanceof A.zU)||t.code!=="invalid_paramete\
rs")throw t;for(const{message:r}of t.issues)i.push({field:"file",message:`has an image in a data: address, number ${l}, that ${r}`})}}}),68084:((R,T,d)=>{d.d(T,
{o:()=>D});var A=d(86687);const P={file:"letterhead",password:"letterhead_password",noun:"the letterhead"};function D(b,y,_,g){const w=Uint32Array.from({length:b.
pages.count},(s,n)=>n+1),p={file:y,password:_,fields:P,layer:"under",repeat:"last",fit:"page"};return(0,A.e)(b,p,w,g)}}),63895:((R,T,d)=>{d.d(T,{P:()=>p});var A=d(
12889),P=d(9876),D=d(54093);const b="￼",y=400,_=200,g=100,w=3e3;class p{typefaces;breaks;constructor(t,r){this.typefaces=t,this.breaks=r}static async of(t){return new p(
t,await(0,P.Vn)())}paragraph(t,r){return(0,D.z)(this.setting(t,r))}*setting(t,r){const c=[[]];for(const e of t)e.kind==="break"?c.push([]):c.at(-1).push(e);const m=s(
c.flat()),M=(0,A.ft)(m),O=M&&(0,A.vw)(m),I=[];for(const e of c){const f=[];for(const h of yield*this.boxes(e))if(h.width<=r)f.push(h);else for(const u of yield*this.
split(h,r))f.push(u);for(const h of yield*i(f,r))I.push(this.line(h,M,O)),I.length%g===0&&(yield g*w)}return{lines:I,isRight:O}}*widths(t){let[r,c]=[0,0];for(let m=0,
M;m<=t.length;m=M+1){const O=[];for(M=m;M<t.length;M++){const e=t[M];if(e.kind==="break")break;O.push(e)}let I=0;for(const{width:e,space:f}of yield*this.boxes(O))
c=Math.max(c,e),r=Math.max(r,I+e),I+=e+(f?.width??0)}return{whole:r,least:c}}fragment(t,r,c=!1){const m=this.typefaces.word(r,t.look.style,c);return{run:t,word:m,
width:m.width*t.look.size/1e3}}*boxes(t){const r=new l(t,this),c=[];for(const{end:m,next:M}of this.breaks(s(t))){const O=[];for(;r.at<m;){O.length>0&&(yield w);
for(const e of r.take(Math.min(m,r.cutAfter(_))))O.push(e)}const[I]=r.take(M);c.push({fragments:O,width:n(O),space:I}),yield w}return c}*split({fragments:t,space:r},c){
const m=[];for(const{run:I,word:e,width:f}of t)if(I.kind==="image")m.push({run:I,text:b,width:f});else{for(const h of(0,P.s)(e.text,u=>this.fragment(I,u).width))
m.push({...h,run:I});yield w}const M=[];let O=0;for(const I of(0,P.ZM)(m,()=>c)){const e=this.joined(m.slice(O,O+=I));M.push({fragments:e,width:n(e),space:O===m.
length?r:void 0}),yield w}return M}joined(t){const r=[];for(let c=0,m;c<t.length;c=m){const{run:M}=t[c];let O="";for(m=c;t[m]?.run===M;m++)O+=t[m].text;r.push(M.
kind==="image"?{run:M,width:M.width}:this.fragment(M,O))}return r}line(t,r,c){const m=t.flatMap(({fragments:e,space:f},h)=>f&&h+1<t.length?[...e,f]:e),M=r?this.
turned(m,c):m;let O=0;const I=[];for(const{run:e}of m)e.kind==="image"?O=Math.max(O,e.height):e.note!==void 0&&I.push(e.note);return{fragments:M,width:n(M),tallest:O,
notes:I}}turned(t,r){const c=r?A.Vv:"",m=t.map(({word:O})=>O?.text??b),M=[];for(const{text:O,rtl:I,index:e}of(0,A.rg)(c,m)){const f=t[e];M.push(f.run.kind==="im\
age"?f:this.fragment(f.run,O,I))}return M}}const s=a=>a.map(t=>t.kind==="image"?b:t.text).join(""),n=a=>a.reduce((t,{width:r})=>t+r,0),o=/[\p{M}\p{Join_Control}\p{Cs}]/u;
class l{runs;maker;run=0;start=0;at=0;constructor(t,r){this.runs=t,this.maker=r}cutAfter(t){const r=this.runs[this.run];if(r.kind==="image")return this.start+1;
const{text:c}=r;let m=this.at-this.start+t;for(const M=m+t;m<M&&m<c.length&&o.test(c.charAt(m));)m++;return this.start+Math.min(m,c.length)}take(t){const r=[];for(;this.
at<t;){const c=this.runs[this.run],m=c.kind==="image"?1:c.text.length,M=Math.min(t,this.start+m);if(M>this.at&&r.push(c.kind==="image"?{run:c,width:c.width}:this.
maker.fragment(c,c.text.slice(this.at-this.start,M-this.start))),this.at=M,M<this.start+m)break;this.start+=m,this.run++}return r}}function*i(a,t){const r=a.length;
if(r===0)return[];const c=new Float64Array(r+1),m=new Uint32Array(r+1);for(let O=r-1;O>=0;O--){let I=1/0,e=0;for(let f=O;f<r&&f-O<y&&(e+=a[f].width,!(e>t+.01&&f>
O));f++){const h=Math.max(t-e,0)/t,k=1+(f+1===r?O>0&&h>.85?.5:0:h*h)+c[f+1];k<I&&(I=k,m[O]=f+1),e+=a[f].space?.width??0}c[O]=I,O%g===0&&(yield g*w)}const M=[];for(let O=0;O<
r;O=m[O])M.push(a.slice(O,m[O]));return M}}),38017:((R,T,d)=>{d.d(T,{h:()=>y});var A=d(74135);const[P,D,b]=[144,54,12];function y(_,g,{header:w,headerOnFirst:p},s){
const{displayed:n,upright:o}=_,l=g.width-g.left-g.right,i=Math.min(P/n.width,D/n.height,l/n.width),[a,t]=[n.width*i,n.height*i],r=g.top/2-(w!==void 0&&p?s:0),c=(0,A.
lw)(o,[a,0,0,t,g.width-g.right-a,g.height-g.top+r-t]);return{room:Math.max(0,t+b-r),draw:m=>m.draw(void 0,{kind:"image",name:m.image(_),matrix:c})}}}),96533:((R,T,d)=>{
d.d(T,{FE:()=>s,bP:()=>n,lm:()=>D,oA:()=>b,uR:()=>_});var A=d(49180);const P=o=>[o,o,o],D={text:P(.1),quiet:P(.36),rule:P(.82),strongRule:P(.45),ground:[.957,.961,
.969],link:[.04,.31,.64],bar:P(.75)},b={NOTE:{title:"Note",color:[.04,.36,.72]},TIP:{title:"Tip",color:[.07,.43,.2]},IMPORTANT:{title:"Important",color:[.43,.25,
.72]},WARNING:{title:"Warning",color:[.55,.37,0]},CAUTION:{title:"Caution",color:[.72,.12,.14]}},y={plain:1.25,report:1.25,letter:1.09},_=[.12,.31,.47],g=1.45,w=.88,
p=37.5;class s{size;theme;leading;constructor(l,i="plain"){this.size=l,this.theme=i,this.leading=Math.round(l*g*2)/2}get half(){return this.leading/2}get measure(){
return this.theme==="letter"?1/0:this.size*p}get codeSize(){return this.size*w}heading(l){const i=this.size*y[this.theme]**Math.max(4-l,0);return{size:i,leading:Math.
ceil(i*1.2/this.half)*this.half,before:this.leading*(this.theme==="letter"||l>2?1:l===1?2:1.5),after:this.half}}smaller(l){return new s(this.size*l,this.theme)}}
function n(o){const[l,i,a]=(0,A.q)(o);return[l/255,i/255,a/255]}}),71775:((R,T,d)=>{d.d(T,{l:()=>y});var A=d(82943),P=d(47707),D=d(21281),b=d(98446);const y=({from:n,
told:o,missing:l,hasFont:i,language:a,breaksArchive:t})=>[...a===void 0?[_(n)]:[],...t?[(0,D.Xb)({part:3,level:"a",name:"PDF/A-3a"},"an image has CMYK colors, a\
nd the document is sRGB")]:[],...l.size>0?[(0,A.F)(s(l),i?"Your file lacks them too, or they cannot be shaped.":"Give a font that has them.",i?[]:["font"])]:[],
...o.images.size>0?[w(o.images.size,n)]:[],...o.links.size>0?[p(o.links.size,n)]:[],...o.html===!0?[g]:[]],_=n=>({code:"language_assumed",message:`The document \
does not say what it is written in, so screen readers guess, and it does not claim PDF/UA. Give language, or lang in the ${n==="HTML"?"html element":"front matt\
er"}.`,mentions:["language"]}),g={code:"html_left_out",message:"HTML other than br, sub, sup and u was left out of the Markdown. Its text stays."},w=(n,o)=>({code:"\
image_not_loaded",message:`${(0,b.y_)(n,"image")} of the ${o} ${(0,b.d5)(n,"was","were")} not given, so the text that describes ${(0,b.d5)(n,"it","them")} is th\
ere instead. Nothing is fetched: give ${(0,b.d5)(n,"the image","the images")} as a file beside the text (Action), as field:name (n8n), or in images (service).`}),
p=(n,o)=>({code:"links_as_text",message:`${(0,b.y_)(n,"link")} of the ${o} ${(0,b.d5)(n,"leads","lead")} neither to a heading of the document nor to an address \
such as https:, and ${(0,b.d5)(n,"is","are")} text.`});function s(n){return[...new Set([...n].map(P.I2))].sort().join(", ")}}),43084:((R,T,d)=>{d.d(T,{T:()=>w,t:()=>_});
var A=d(74135);const P=-.12,D=.27,b=.055,y={below:.24,height:1.18,beside:.18};function _(p,s,n,o,l){const{fragments:i}=s;for(let a=0,t=0;a<i.length;a=t){const{run:r}=i[a];
let c=0;for(t=a;t<i.length&&g(i[t],i[a]);t++)c+=i[t].width;const m=l&&r.owner!==null?r.owner?.in(l)??l:void 0;if(r.kind==="image"){const{upright:O}=r.image,I=(0,A.
lw)(O,[r.width,0,0,r.height,n,o]);p.draw(m,{kind:"image",name:p.image(r.image),matrix:I})}else{const O=i.slice(a,t).map(({word:I})=>I);p.draw(m,...w(O,r.look,n,
o,c))}const M=r.owner?.linking;if(l&&M?.link){const O=r.kind==="image"?r.height:r.look.size,I=[n,o-O*.25,n+c,o+O*(r.kind==="image"?1:.9)];p.link(M.in(l),I,M.link.
target,M.link.contents)}n+=c}}function g(p,{run:s}){return p.run===s||p.run.kind==="text"&&s.kind==="text"&&p.run.look===s.look&&p.run.owner===s.owner}function w(p,s,n,o,l){
const{size:i,color:a,rise:t=0,oblique:r=!1,ground:c}=s,m=o+t,M=[];if(c){const{below:I,height:e,beside:f}=y,h={x:n-f*i,y:m-I*i,width:l+2*f*i,height:e*i};M.push({
kind:"area",...h,color:c,radius:i*.2})}M.push({kind:"text",x:n,y:m,size:i,color:a,words:p,oblique:r});const O=I=>({kind:"area",x:n,y:m+I*i,width:l,height:b*i,color:a});
return s.underlined===!0&&M.push(O(P)),s.struck===!0&&M.push(O(D)),M}}),16246:((R,T,d)=>{d.d(T,{H:()=>y,a:()=>b});var A=d(86799),P=d(96927);const D=_=>Math.round(
_*72e3)/1e3;function b({page_size:_,orientation:g,page_width:w,page_height:p}){if(w!==void 0&&p!==void 0)return{width:D(w),height:D(p)};const[s,n]=P.tn[_];return g===
"portrait"?{width:s,height:n}:{width:n,height:s}}const y=({font:_,bold_font:g})=>({font:_&&(0,A.g)(_,"font"),boldFont:g&&(0,A.g)(g,"bold_font")})}),16596:((R,T,d)=>{
d.d(T,{m:()=>g});var A=d(58552),P=d(30586),D=d(52167),b=d(42419);const y=1e3,_=8;async function g(s,n){const o=new Map;for(const l of s){if(!/^qr:/i.test(l))continue;
if(o.size===y)throw(0,A.G6)([{field:"file",message:`has more than ${y} QR codes (qr:)`}]);const i=(0,b.U)(w(l),"medium");if("most"in i){const a=`has a QR code (\
qr:) of ${i.length} ${i.unit}, and at most ${i.most} fit`;throw(0,A.G6)([{field:"file",message:a}])}await n.pace.rest(),o.set(l,await p(i,n))}return o}function w(s){
const n=s.slice(3);if(/^https?:/i.test(n))return n;try{return decodeURIComponent(n)}catch{return n}}async function p(s,n){const o=(s.size+2*b.M)*_,l=a=>{const t=new Uint8Array(
Math.ceil(o/8)),r=Math.floor(a/_)-b.M;for(const c of t.keys())t[c]=s.isDark(c-b.M,r)?0:255;return t},i=await(0,P.Hy)({width:o,height:o,depth:1,color:"gray",resolution:o,
samples:l},n);return await(0,D.A)({name:"code.png",bytes:i},"file",n)}}),37645:((R,T,d)=>{d.d(T,{N:()=>s});var A=d(58552),P=d(77040),D=d(96533),b=d(43084);const y=.82,
_=6,g=3e5,w=12,p=1e6;async function s({sheets:l},i,{frameOf:a,size:t,isBare:r,pace:c},m){const M=n("header",m),O=n("footer",m),I={style:"Regular",size:t*y,color:D.
lm.quiet},e=f=>({number:String(f),last:String(l.length),title:m.title,date:m.date??""});for(const[f,h]of[[M,"Header"],[O,"Footer"]]){if(!f)continue;const u=new Map;
for(const[E,k]of l.entries()){const L=a(E);let C=u.get(L);C||u.set(L,C=new o(i,L,I,f,e(l.length))),!r(E,h)&&(h==="Footer"||E>0||m.headerOnFirst)&&C.draw(k,h,e(E+
1));const v=c.step(g);v&&await v}}}function n(l,i){const a=i[l];if(a===void 0)return;const t=(0,P.n)(a);if("problem"in t)throw(0,A.G6)([{field:l,message:t.problem}]);
if([...t.left,...t.middle,...t.right].some(c=>typeof c!="string"&&c.placeholder==="date")&&i.date===void 0)throw(0,A.G6)([{field:"date",message:`is required, be\
cause ${l} has {date}`,mentions:[l]}]);return t}class o{maker;page;line;look;room;constructor(i,a,t,r,c){this.maker=i,this.page=a,this.line=r,this.room=a.width-
a.left-a.right;const m=this.factorOf(this.texts(c).map(M=>this.set(M,t).width));this.look={...t,size:Math.max(t.size*Math.min(m,1),Math.min(_,t.size))}}draw(i,a,t){
const{width:r,height:c,left:m,right:M,top:O,bottom:I}=this.page,{size:e}=this.look,f=(a==="Footer"?I/2:c-O/2)-e*.3,h=this.texts(t),u=h.map(v=>this.set(v,this.look)),
E=this.factorOf(u.map(v=>v.width))<.999,k=(this.room-2*w)/h.filter(v=>v!=="").length,C=(E?h.map(v=>this.cut(v,k)):u).flatMap((v,x)=>{let $=[m,(m+r-M-v.width)/2,
r-M-v.width][x];return v.fragments.flatMap(({word:W,width:B})=>(0,b.T)([W],this.look,($+=B)-B,f,B))});i.run(a,...C)}factorOf([i=0,a=0,t=0]){const r=Math.max(i,t),
c=a===0?i+t:2*r+a,m=a===0?i>0&&t>0?w:0:r>0?2*w:0;return c===0?1:(this.room-m)/c}cut(i,a){const t=this.set(i,this.look);if(t.width<=a)return t;const r=[...i],c=O=>this.
set(`${r.slice(0,O).join("").trimEnd()}…`,this.look);let[m,M]=[0,r.length];for(;m<M;){const O=Math.ceil((m+M)/2);c(O).width<=a?m=O:M=O-1}return c(m)}texts(i){
return[this.line.left,this.line.middle,this.line.right].map(a=>a.map(t=>typeof t=="string"?t:i[t.placeholder]).join("").trim())}set(i,a){const[t]=this.maker.paragraph(
[{kind:"text",text:i,look:a}],p).lines;return t??{fragments:[],width:0,tallest:0,notes:[]}}}}),82943:((R,T,d)=>{d.d(T,{F:()=>A});const A=(P,D,b=[])=>({code:"cha\
racters_missing",message:`Boxes are drawn for characters that cannot be shown: ${P}. ${D}`,...b.length>0?{mentions:b}:{}})}),33141:((R,T,d)=>{d.d(T,{$u:()=>D,b8:()=>P,
dc:()=>y,zO:()=>b});var A=d(77581);function P(_,g){const w=typeof _=="number"?Math.abs(_):0,p=typeof g=="number"?Math.abs(g):0;return{capHeight:w>=400&&w<=850?w:
700,descent:-(p>=50?Math.min(p,230):230)}}const D=(_,g)=>`/Span <</ActualText <${Buffer.from((0,A.wx)(_).bytes).toString("hex")}>>> BDC ${g} EMC`,b=(_,g)=>`<${_.
map(w=>w.toString(16).padStart(g*2,"0")).join("")}>`;function y(_){return _.some(g=>g<32||g>126)?b(_,1):`(${Buffer.from(_).toString("latin1").replace(/[\\()]/g,
"\\$&")})`}}),30586:((R,T,d)=>{d.d(T,{Fo:()=>t,Hy:()=>a});var A=d(44131),P=d(64680),D=d(19158),b=d(68973);const y=Uint8Array.of(137,80,78,71,13,10,26,10),_={gray:0,
rgb:2,palette:3,"gray-alpha":4,rgba:6},g={gray:1,rgb:3,palette:1,"gray-alpha":2,rgba:4},w=.0254,p=6,s=8388608,n=65536,o=2,l=.6,i=4,a=async(u,E)=>(await t(u,E)).
file;async function t(u,E){const{width:k,height:L,depth:C,color:v,palette:x,profile:$,resolution:W}=u,B=Buffer.alloc(13);B.writeUInt32BE(k,0),B.writeUInt32BE(L,
4),B.set([C,_[v],0,0,0],8);const U=[y,h("IHDR",B)];$&&U.push(await c($,E)),W!==void 0&&U.push(h("pHYs",m(W))),x&&U.push(h("PLTE",x));const{data:K}=await M(u,E),
S=K.then(z=>Buffer.concat([...U,h("IDAT",z),h("IEND",new Uint8Array(0))]));return S.catch(()=>{}),{file:S}}const r=4;async function c(u,E){return h("iCCP",Buffer.
concat([Buffer.from("ICC\0\0","latin1"),await(0,b.uM)(E).deflate(u,r)]))}function m(u){const E=Buffer.alloc(9),k=Math.round(u/w);return E.writeUInt32BE(k,0),E.writeUInt32BE(
k,4),E[8]=1,E}async function M(u,{codec:E,pace:k}){const L=(O(u)+1)*u.height;if(!E&&L>s){const $=await(0,D.p)(new CompressionStream("deflate"),I(u,k,!0));return{
data:Promise.resolve($)}}const C=new P.k(L);for await(const $ of I(u,k,!1))C.copy($,0,$.length);const v=C.bytes,x=E?E.deflate(v,p):(0,D.p)(new CompressionStream(
"deflate"),[v]);return L>s&&await x,{data:x}}const O=({width:u,depth:E,color:k})=>Math.ceil(u*E*g[k]/8);async function*I(u,E,k){const{height:L,samples:C}=u,v=O(
u),x=e(u),$=typeof C=="function"?C:S=>C.subarray(S*v,S*v+v),W=new Uint8Array(v),B=Math.max(1,Math.floor(n/(v+1)));let U=new Uint8Array(0),K=0;for(let S=0;S<L;S++){
if(K===U.length){const N=Math.min(B,L-S)*(v+1);(k||U.length!==N)&&(U=new Uint8Array(N)),K=0}const z=U.subarray(K,K+=v+1),G=$(S).subarray(0,v),F=S>0&&Buffer.compare(
G,W)===0;if(z[0]=x(G,F),z[0]!==o)z.set(G,1);else if(!F)for(let N=0;N<v;N++)z[N+1]=G[N]-W[N];F||W.set(G),K===U.length&&(yield U);const j=E.step(v);j&&await j}}function e({
depth:u,color:E}){if(u<8||E==="palette")return()=>0;const k=g[E];let L;return(C,v)=>{if(v)return L;const x=L===void 0;return L=u===8&&f(C,k)?0:o,x?0:L}}function f(u,E){
let k=0,L=0;for(let C=E;C<u.length;C+=i*E)u[C]===u[C-E]&&k++,L++;return k>=L*l}function h(u,E){const k=Buffer.alloc(E.length+12);return k.writeUInt32BE(E.length,
0),k.write(u,4,"latin1"),k.set(E,8),k.writeUInt32BE((0,A.Q)(k.subarray(4,E.length+8)),E.length+8),k}}),25561:((R,T,d)=>{d.d(T,{_:()=>A});class A{tag;facts;above;link;block;element;constructor(D,b,y,_){
this.tag=D,this.facts=b,this.above=y,this.link=_}in(D){return(!this.element||this.block!==D)&&(this.element=(this.above?.in(D)??D).add(this.tag,this.facts),this.
block=D),this.element}get linking(){return this.link?this:this.above?.linking}}}),42419:((R,T,d)=>{d.d(T,{M:()=>_,U:()=>s});var A=d(17775),P=d(63748),D=d(5336),
b=d(23265),y=d(96221);const _=4,g={low:"L",medium:"M",quartile:"Q",high:"H"},w={numeric:{low:7089,medium:5596,quartile:3993,high:3057},alphanumeric:{low:4296,medium:3391,
quartile:2420,high:1852},bytes:{low:2953,medium:2331,quartile:1663,high:1273}},p=1;function s(o,l){const{segment:i,...a}=n(o,l);if(a.length>a.most)return a;const t=new A.
N({level:g[l]}).encode(i),{size:r}=t;return{size:r,isDark:(c,m)=>c>=0&&m>=0&&c<r&&m<r&&t.get(c,m)===1}}function n(o,l){const i={length:o.length,unit:"characters"};
if(/^[0-9]+$/.test(o))return{segment:new P.e(o),most:w.numeric[l],...i};if(/^[0-9A-Z $%*+./:-]+$/.test(o))return{segment:new D.e(o),most:w.alphanumeric[l],...i};
const a=Buffer.byteLength(o),t=a===o.length;return{segment:new b.x(o,t?y.N.ISO_8859_1:y.N.UTF_8),length:a,most:w.bytes[l]-(t?0:p),unit:"bytes"}}}),87593:((R,T,d)=>{
d.d(T,{o:()=>r});var A=d(58552),P=d(61729),D=d(85673),b=d(45657),y=d(78323);const _=16,g=200,w={"{":"which would write a value as mark-up: write {{name}}","&":"\
which would write a value as mark-up: write {{name}}",">":"but templates have no parts: put the text here","=":"but the marks of templates cannot be changed"},p=300,
s=(I,e)=>new n(I,e).parse();class n{text;pace;problems=[];open=[{name:"",line:0,nodes:[]}];line=1;counted=0;from=0;constructor(e,f){this.text=e,this.pace=f}async parse(){
const{text:e,open:f,pace:h}=this;for(let u=e.indexOf("{{");u>=0;u=e.indexOf("{{",this.from)){this.tag(u);const E=h.step(p);E&&await E}this.put(e.slice(this.from));
for(const{name:u,line:E}of f.slice(1))this.problems.push(`has {{#${u}}} in line ${E}, which nothing ends`);return{nodes:f[0].nodes,problems:this.problems}}tag(e){
const{text:f}=this;let h=0;for(;f[e-1-h]==="\\"&&e-h>this.from;)h++;if(h%2===1){this.put(`${f.slice(this.from,e-1)}{{`),this.from=e+2;return}const u=this.lineAt(
e),E=f.indexOf("}}",e);if(E<0){this.refuse(u,"has {{ without }} after it"),this.put(f.slice(this.from)),this.from=f.length;return}const k=f.slice(e+2,E).trim(),
[L=""]=k,C="#^/!".includes(L)&&k!==""?this.ownLine(e,E+2):void 0;this.put(f.slice(this.from,C?.start??e)),this.from=C?.end??E+2,(L!=="!"||k==="")&&this.enter(L,
k,u)}enter(e,f,h){const u=Object.hasOwn(w,e)?w[e]:void 0;if(u!==void 0)return e==="{"&&this.text[this.from]==="}"&&this.from++,this.refuse(h,`has {{${e}`,`, ${u}`);
const E="#^/".includes(e)&&e!=="",k=E?f.slice(1).trim():f;if(k==="")return this.refuse(h,"has a tag without a name");if(k.length>g||/[\n{}]/.test(k))return this.
refuse(h,"has {{ whose end is missing");if(e==="/")return this.close(k,h);if(!E)return void this.open.at(-1).nodes.push({name:k,line:h});if(this.open.length>_)return this.
refuse(h,`has more than ${_} sections within one another`);const L={name:k,line:h,isInverted:e==="^",nodes:[]};this.open.at(-1).nodes.push(L),this.open.push(L)}close(e,f){
const h=this.open.at(-1);if(this.open.length>1&&h.name===e)return void this.open.pop();const E=this.open.length>1?`, where {{#${h.name}}} of line ${h.line} must\
 end first`:", which nothing begins";this.refuse(f,`has {{/${e}}}`,E)}ownLine(e,f){const{text:h}=this;let u=e;for(;u>this.from&&(h[u-1]===" "||h[u-1]==="	");)u--;
if(u>0&&h[u-1]!==`
`)return;let E=f;for(;h[E]===" "||h[E]==="	"||h[E]==="\r";)E++;if(!(E<h.length&&h[E]!==`
`))return{start:u,end:Math.min(E+1,h.length)}}put(e){e!==""&&this.open.at(-1).nodes.push(e)}refuse(e,f,h=""){this.problems.push(`${f} in line ${e}${h}`)}lineAt(e){
for(;this.counted<e;this.counted++)this.text[this.counted]===`
`&&this.line++;return this.line}}const o=20,l=200,i=1e5,a=2e6,t=500;async function r(I,e,f){if((0,y.H)(I))throw(0,A.G6)([{field:"file",message:"has characters f\
or private use (from U+100000 on), which templates cannot have"}]);const{nodes:h,problems:u}=await s(I,f);if(u.length>0)throw(0,A.G6)(u.slice(0,o).map(k=>({field:"\
file",message:k})));const E=new m(e,I.length+a,f);return await E.add(h),E.finish()}const c="is a number of more than 15 digits, some of which are lost: write it\
 in quotes";class m{most;pace;pieces=[];values=[];scopes;problems=new Map;namesOfScopes=new Map;rounds=0;length=0;constructor(e,f,h){this.most=f,this.pace=h,this.
scopes=[e]}async add(e){for(const f of e){const h=this.pace.step(t);if(h&&await h,typeof f=="string")this.put(f,f.length);else if("nodes"in f)for(const u of this.
scopesOf(f))await this.within(u,f.nodes);else this.value(f)}}finish(){const{problems:e}=this,f=[...e.values()].slice(0,o),h=e.size>o?[`and ${e.size-o} more`]:[],
u={field:"values",message:[...f,...h].join("; ")};if(e.size>0)throw(0,A.G6)([u]);return{text:this.pieces.join(""),values:this.values}}async within(e,f){if(++this.
rounds>i)throw(0,A.G6)([{field:"values",message:`would repeat parts of the template more than ${i} times`}]);this.scopes.push(e),await this.add(f),this.scopes.pop()}scopesOf({
name:e,line:f,isInverted:h}){const u=this.find({name:e,line:f});if(u===void 0)return[];const E=Array.isArray(u)?u:[u],k=E.length>0&&u!==!1&&u!==null&&u!=="";return h?
k?[]:[this.scopes.at(-1)]:k?E:[]}value({name:e,line:f}){const h=this.find({name:e,line:f});if(h===void 0)return;if(typeof h=="object"&&h!==null){const E=Array.isArray(
h)?"a list":"an object";return this.refuse({name:e,line:f},()=>`is ${E}: write {{#${e}}} … {{/${e}}} around its contents`)}if((0,b.Vp)(h))return this.refuse({
name:e,line:f},()=>c);const u=h===null?"":String(h);this.values.push(u),this.put((0,y.Y1)(this.values.length-1),u.length)}find({name:e,line:f}){const{scopes:h}=this;
if(e===".")return h.at(-1);const[u="",...E]=e.split(".");for(let k=h.length-1;k>=0;k--){const L=h[k];if(!(0,P.Gv)(L))continue;if(Object.hasOwn(L,e))return L[e];
if(!Object.hasOwn(L,u))continue;const C=O(L[u],E);if(C!==void 0)return C;break}this.refuse({name:e,line:f},()=>`is not given${(0,D.gx)(e,this.names())}`)}names(){
const e=[];for(const f of this.scopes){if(e.length>l)return e;(0,P.Gv)(f)&&(0,b.RZ)(e,this.namesIn(f))}return e}namesIn(e){const f=this.namesOfScopes.get(e);if(f)
return f;const h=Object.keys(e).slice(0,l).flatMap(u=>[u,...M(e[u],u)]).slice(0,l);return this.namesOfScopes.set(e,h),h}refuse({name:e,line:f},h){const{problems:u}=this;
u.has(e)||u.set(e,u.size<o?`'${e}' (line ${f}) ${h()}`:"")}put(e,f){this.length+=f;const{most:h}=this;if(this.length>h)throw(0,A.G6)([{field:"values",message:`m\
ake a text of more than ${h} characters; at most ${a} more than the template has are allowed`}]);this.pieces.push(e)}}const M=(I,e)=>(0,P.Gv)(I)?Object.keys(I).
slice(0,l).map(f=>`${e}.${f}`):[];function O(I,e){let f=I;for(const h of e){if(!(0,P.Gv)(f)||!Object.hasOwn(f,h))return;f=f[h]}return f}}),78323:((R,T,d)=>{d.d(
T,{H:()=>b,Y1:()=>y,lr:()=>p,qk:()=>g});const A=1048576,P=15,D=/([\u{100000}-\u{107fff}])([\u{100000}-\u{107fff}])/gu,b=s=>/[\u{100000}-\u{10ffff}]/u.test(s),y=s=>String.
fromCodePoint(A+(s>>P),A+(s&(1<<P)-1)),_=(s,n)=>s.codePointAt(0)-A<<P|n.codePointAt(0)-A,g=(s,n,o=l=>l)=>s.replace(D,(l,i,a)=>o(n[_(i,a)]??"")),w=500;async function p(s,n,o,l){
const i=[];let a=0;for(const{0:t,1:r,2:c,index:m}of s.matchAll(D)){const M=n[_(r,c)]??"",O=l.step(w+M.length);O&&await O,i.push(s.slice(a,m),o(M)),a=m+t.length}
return i.push(s.slice(a)),i.join("")}})};
