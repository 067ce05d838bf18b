"use strict";exports.id=4817,exports.ids=[4817],exports.modules={85673:(($,v,h)=>{h.d(v,{gx:()=>T,h:()=>O});function D(a,n){const s=I(a,n);if(s!==void 0)return[s];const i=p(
a);return n.filter(r=>p(r).some(o=>o.length>3&&i.includes(o)))}function I(a,n){let s;const i=p(a);for(const r of n){const o=P(i,p(r));o<=2&&o<(s?.count??1/0)&&(s=
{name:r,count:o})}return s?.name}function P(a,n){return a.length!==n.length?a.length*n.length===0?1/0:P([a.join("")],[n.join("")]):n.reduce((s,i,r)=>{const o=a[r]??
"",e=Math.min(o.length,i.length),l=m(o,i);return l>(e<3?0:e<7?1:2)?1/0:s+l},0)}const O=(a,n)=>E(D(a,n));function T(a,n){const s=I(a,n),i=o=>p(o).sort().join(" "),
r=i(a);return E(s===void 0?n.filter(o=>a!==""&&i(o)===r):[s])}const E=a=>a.length===0||a.length>3?"":` (did you mean ${a.join(" or ")}?)`,p=a=>a.trim().slice(0,
64).replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase().split(/[\s_-]+/).filter(n=>n!==""),b=2;function m(a,n){if(Math.abs(a.length-n.length)>b)return 1/0;let s=[],
i=Array.from({length:n.length+1},(o,e)=>e<=b?e:1/0);for(let o=0;o<a.length;o++){const e=[];e[0]=o+1;let l=1/0;for(let u=Math.max(0,o-b);u<=Math.min(n.length-1,o+
b);u++){const _=o>0&&u>0&&a[o]===n[u-1]&&a[o-1]===n[u];e[u+1]=Math.min((i[u+1]??1/0)+1,(e[u]??1/0)+1,(i[u]??1/0)+(a[o]===n[u]?0:1),_?(s[u-1]??1/0)+1:1/0),l=Math.
min(l,e[u+1])}if(l>b)return 1/0;s=i,i=e}const r=i[n.length]??1/0;return r>b?1/0:r}}),49180:(($,v,h)=>{h.d(v,{q:()=>I});const D="aliceblue f0f8ff antiquewhite fa\
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
at f5deb3 white ffffff whitesmoke f5f5f5 yellow ffff00 yellowgreen 9acd32";function I(T){const E=T.toLowerCase(),p=/^#([\da-f]{3}|[\da-f]{6})$/.exec(E)?.[1]??O().
get(E);return p===void 0?void 0:(p.length===3?[...p].map(m=>m+m):[p.slice(0,2),p.slice(2,4),p.slice(4)]).map(m=>Number.parseInt(m,16))}let P;function O(){const T=D.
split(" ");return P??=new Map(T.flatMap((E,p)=>p%2===0?[[E,T[p+1]]]:[]))}}),51521:(($,v,h)=>{h.d(v,{Ct:()=>E,Qf:()=>T,sA:()=>b});var D=h(98446),I=h(34378);const P=/(\{[^{}]*\})/;
function O(m,a){const n=[],s=[],i=`use ${a.map(r=>`{${r}}`).join(", ")}`;for(const r of(0,I.w)(m).split(P)){const o=a.find(e=>`{${e}}`===r);if(o)n.push({placeholder:o});else if(P.
test(r))s.push(r);else{if(/[{}]/.test(r))return{problem:`has a brace that belongs to no placeholder; ${i}`};r&&n.push({literal:r})}}return s.length===0?{pieces:n}:
{problem:`has the unknown ${(0,D.d5)(s.length,"placeholder","placeholders")} ${s.join(" and ")}; ${i}`}}const T=m=>m.split(P).filter((a,n)=>n%2===1),E=(m,a)=>m.
split(P).map((n,s)=>(s%2===1&&Object.hasOwn(a,n.slice(1,-1))?a[n.slice(1,-1)]:void 0)??n).join(""),p=["number","last","label","name"],b=m=>O(m,p)}),77040:(($,v,h)=>{
h.d(v,{n:()=>O});const D=["number","last","title","date"],I=`use ${D.map(T=>`{${T}}`).join(", ")}, and a \\ before a brace that is text`,P="{}|\\";function O(T){
const E=[[]],p=[];let b="";const m=()=>{b!==""&&E.at(-1).push(b),b=""};for(let i=0;i<T.length;i++){const r=T[i];if(r==="\\"&&i+1<T.length&&P.includes(T[i+1]))b+=
T[++i];else if(r==="|")m(),E.push([]);else{if(r==="}")return{problem:`has a brace that belongs to no placeholder; ${I}`};if(r==="{"){const o=T.indexOf("}",i);if(o<
0)return{problem:`has a brace that belongs to no placeholder; ${I}`};const e=T.slice(i+1,o),l=D.find(u=>u===e);m(),l?E.at(-1).push({placeholder:l}):p.push(`{${e}\
}`),i=o}else b+=r}}if(m(),p.length>0)return{problem:`has the unknown ${p.join(" and ")}; ${I}`};if(E.length>3)return{problem:"has more than three parts; use at \
most two bars (|), and \\| for a bar that is text"};const[a=[],n=[],s=[]]=E;return E.length===1?{left:[],middle:a,right:[]}:E.length===2?{left:a,middle:[],right:n}:
{left:a,middle:n,right:s}}}),60666:(($,v,h)=>{h.d(v,{E:()=>n,L:()=>b});var D=h(49180),I=h(17079),P=h(51521),O=h(77040);function T(s){const i=(0,P.sA)(s);return"\
problem"in i?i.problem:void 0}function E(s){const i=(0,O.n)(s);return"problem"in i?i.problem:void 0}const p=/^(?:[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8}){0,8}|[xXiI](?:-[A-Za-z0-9]{1,8}){1,8})$/,
b=s=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.test(s),m=s=>!/[/\\\p{Cc}\p{Cs}]/u.test(s)&&/[^. ]/.test(s);function a(s){const i=URL.canParse(s)?new URL(s):void 0;
return i?.protocol==="https:"&&i.username===""&&i.password===""}const n={"file-name":{holds:m,words:"a file name without folders"},"media-type":{holds:b,words:"\
a media type such as text/xml or application/pdf"},color:{holds:s=>(0,D.q)(s)!==void 0,words:"a color such as Red, darkgreen or #c00000"},date:{holds:s=>(0,I.Z)(
s)!==void 0,words:"a date of ISO 8601 such as 2026-11-20 or 2026-11-20T14:30:00+01:00"},"number-format":{holds:s=>T(s)===void 0,words:"text such as {number} / {\
last}",problem:T},"running-line":{holds:s=>E(s)===void 0,words:"a line such as {title}|{number} / {last}",problem:E},"https-address":{holds:a,words:"an HTTPS ad\
dress such as https://tsa.example.com"},"language-tag":{holds:s=>p.test(s),words:"a language tag such as en, de-AT or zh-Hant (BCP 47)"}}}),44131:(($,v,h)=>{h.d(
v,{Q:()=>I});const D=P();function I(O,T=0){const[E,p,b,m]=D;let a=~T,n=0;for(const s=O.length-3;n<s;n+=4)a^=O[n]|O[n+1]<<8|O[n+2]<<16|O[n+3]<<24,a=m[a&255]^b[a>>>
8&255]^p[a>>>16&255]^E[a>>>24];for(;n<O.length;n++)a=E[(a^O[n])&255]^a>>>8;return~a>>>0}function P(){const O=new Int32Array(256);for(let b=0;b<256;b++){let m=b;
for(let a=0;a<8;a++)m=m&1?m>>>1^3988292384:m>>>1;O[b]=m}const T=b=>b.map(m=>O[m&255]^m>>>8),E=T(O),p=T(E);return[O,E,p,T(p)]}}),28409:(($,v,h)=>{h.d(v,{$:()=>p,
J:()=>E});var D=h(58552),I=h(52167);const P=100,O=5e7,T=/^data:([^,;]*)(?:;[^,;]*)*;base64,([A-Za-z0-9+/\s%=_-]*)$/i;function E(m){const[,a="",n]=T.exec(m)??[];
if(n!==void 0)return{type:a,bytes:Buffer.from(n.replaceAll("%2B","+").replaceAll("%2F","/").replaceAll("%3D","="),"base64")}}async function p(m,a,n=()=>!1){const s=new Map,
i=[];let[r,o]=[0,0];for(const e of m){if(!/^data:/i.test(e))continue;r++;const l=E(e);if(o+=l?.bytes.length??0,r>P||o>O)throw(0,D.G6)([{field:"file",message:`ha\
s more than ${P} images or ${O/1e6} MB of them in data: addresses`}]);const u=n(e)?[]:i;l?await b(s,e,l,r,u,a):u.push({field:"file",message:`has a data: address\
 that is not base64, number ${r}; write data:image/png;base64, and the image`})}if(i.length>0)throw(0,D.G6)(i);return s}async function b(m,a,{type:n,bytes:s},i,r,o){
try{m.set(a,await(0,I.A)({name:`image.${n.split("/")[1]??"bin"}`,bytes:s},"file",o,"png-jpeg-gif"))}catch(e){if(!(e instanceof D.zU)||e.code!=="invalid_paramete\
rs")throw e;for(const{message:l}of e.issues)r.push({field:"file",message:`has an image in a data: address, number ${i}, that ${l}`})}}}),68084:(($,v,h)=>{h.d(v,
{o:()=>P});var D=h(86687);const I={file:"letterhead",password:"letterhead_password",noun:"the letterhead"};function P(O,T,E,p){const b=Uint32Array.from({length:O.
pages.count},(a,n)=>n+1),m={file:T,password:E,fields:I,layer:"under",repeat:"last",fit:"page"};return(0,D.e)(O,m,b,p)}}),63895:(($,v,h)=>{h.d(v,{P:()=>m});var D=h(
12889),I=h(9876),P=h(54093);const O="￼",T=400,E=200,p=100,b=3e3;class m{typefaces;breaks;constructor(e,l){this.typefaces=e,this.breaks=l}static async of(e){return new m(
e,await(0,I.Vn)())}paragraph(e,l){return(0,P.z)(this.setting(e,l))}*setting(e,l){const u=[[]];for(const t of e)t.kind==="break"?u.push([]):u.at(-1).push(t);const _=a(
u.flat()),g=(0,D.ft)(_),w=g&&(0,D.vw)(_),A=[];for(const t of u){const f=[];for(const d of yield*this.boxes(t))if(d.width<=l)f.push(d);else for(const c of yield*this.
split(d,l))f.push(c);for(const d of yield*r(f,l))A.push(this.line(d,g,w)),A.length%p===0&&(yield p*b)}return{lines:A,isRight:w}}*widths(e){let[l,u]=[0,0];for(let _=0,
g;_<=e.length;_=g+1){const w=[];for(g=_;g<e.length;g++){const t=e[g];if(t.kind==="break")break;w.push(t)}let A=0;for(const{width:t,space:f}of yield*this.boxes(w))
u=Math.max(u,t),l=Math.max(l,A+t),A+=t+(f?.width??0)}return{whole:l,least:u}}fragment(e,l,u=!1){const _=this.typefaces.word(l,e.look.style,u);return{run:e,word:_,
width:_.width*e.look.size/1e3}}*boxes(e){const l=new i(e,this),u=[];for(const{end:_,next:g}of this.breaks(a(e))){const w=[];for(;l.at<_;){w.length>0&&(yield b);
for(const t of l.take(Math.min(_,l.cutAfter(E))))w.push(t)}const[A]=l.take(g);u.push({fragments:w,width:n(w),space:A}),yield b}return u}*split({fragments:e,space:l},u){
const _=[];for(const{run:A,word:t,width:f}of e)if(A.kind==="image")_.push({run:A,text:O,width:f});else{for(const d of(0,I.s)(t.text,c=>this.fragment(A,c).width))
_.push({...d,run:A});yield b}const g=[];let w=0;for(const A of(0,I.ZM)(_,()=>u)){const t=this.joined(_.slice(w,w+=A));g.push({fragments:t,width:n(t),space:w===_.
length?l:void 0}),yield b}return g}joined(e){const l=[];for(let u=0,_;u<e.length;u=_){const{run:g}=e[u];let w="";for(_=u;e[_]?.run===g;_++)w+=e[_].text;l.push(g.
kind==="image"?{run:g,width:g.width}:this.fragment(g,w))}return l}line(e,l,u){const _=e.flatMap(({fragments:t,space:f},d)=>f&&d+1<e.length?[...t,f]:t),g=l?this.
turned(_,u):_;let w=0;const A=[];for(const{run:t}of _)t.kind==="image"?w=Math.max(w,t.height):t.note!==void 0&&A.push(t.note);return{fragments:g,width:n(g),tallest:w,
notes:A}}turned(e,l){const u=l?D.Vv:"",_=e.map(({word:w})=>w?.text??O),g=[];for(const{text:w,rtl:A,index:t}of(0,D.rg)(u,_)){const f=e[t];g.push(f.run.kind==="im\
age"?f:this.fragment(f.run,w,A))}return g}}const a=o=>o.map(e=>e.kind==="image"?O:e.text).join(""),n=o=>o.reduce((e,{width:l})=>e+l,0),s=/[\p{M}\p{Join_Control}\p{Cs}]/u;
class i{runs;maker;run=0;start=0;at=0;constructor(e,l){this.runs=e,this.maker=l}cutAfter(e){const l=this.runs[this.run];if(l.kind==="image")return this.start+1;
const{text:u}=l;let _=this.at-this.start+e;for(const g=_+e;_<g&&_<u.length&&s.test(u.charAt(_));)_++;return this.start+Math.min(_,u.length)}take(e){const l=[];for(;this.
at<e;){const u=this.runs[this.run],_=u.kind==="image"?1:u.text.length,g=Math.min(e,this.start+_);if(g>this.at&&l.push(u.kind==="image"?{run:u,width:u.width}:this.
maker.fragment(u,u.text.slice(this.at-this.start,g-this.start))),this.at=g,g<this.start+_)break;this.start+=_,this.run++}return l}}function*r(o,e){const l=o.length;
if(l===0)return[];const u=new Float64Array(l+1),_=new Uint32Array(l+1);for(let w=l-1;w>=0;w--){let A=1/0,t=0;for(let f=w;f<l&&f-w<T&&(t+=o[f].width,!(t>e+.01&&f>
w));f++){const d=Math.max(e-t,0)/e,y=1+(f+1===l?w>0&&d>.85?.5:0:d*d)+u[f+1];y<A&&(A=y,_[w]=f+1),t+=o[f].space?.width??0}u[w]=A,w%p===0&&(yield p*b)}const g=[];for(let w=0;w<
l;w=_[w])g.push(o.slice(w,_[w]));return g}}),38017:(($,v,h)=>{h.d(v,{h:()=>T});var D=h(74135);const[I,P,O]=[144,54,12];function T(E,p,{header:b,headerOnFirst:m},a){
const{displayed:n,upright:s}=E,i=p.width-p.left-p.right,r=Math.min(I/n.width,P/n.height,i/n.width),[o,e]=[n.width*r,n.height*r],l=p.top/2-(b!==void 0&&m?a:0),u=(0,D.
lw)(s,[o,0,0,e,p.width-p.right-o,p.height-p.top+l-e]);return{room:Math.max(0,e+O-l),draw:_=>_.draw(void 0,{kind:"image",name:_.image(E),matrix:u})}}}),96533:(($,v,h)=>{
h.d(v,{FE:()=>a,bP:()=>n,lm:()=>P,oA:()=>O,uR:()=>E});var D=h(49180);const I=s=>[s,s,s],P={text:I(.1),quiet:I(.36),rule:I(.82),strongRule:I(.45),ground:[.957,.961,
.969],link:[.04,.31,.64],bar:I(.75)},O={NOTE:{title:"Note",color:[.04,.36,.72]},TIP:{title:"Tip",color:[.07,.43,.2]},IMPORTANT:{title:"Important",color:[.43,.25,
.72]},WARNING:{title:"Warning",color:[.55,.37,0]},CAUTION:{title:"Caution",color:[.72,.12,.14]}},T={plain:1.25,report:1.25,letter:1.09},E=[.12,.31,.47],p=1.45,b=.88,
m=37.5;class a{size;theme;leading;constructor(i,r="plain"){this.size=i,this.theme=r,this.leading=Math.round(i*p*2)/2}get half(){return this.leading/2}get measure(){
return this.theme==="letter"?1/0:this.size*m}get codeSize(){return this.size*b}heading(i){const r=this.size*T[this.theme]**Math.max(4-i,0);return{size:r,leading:Math.
ceil(r*1.2/this.half)*this.half,before:this.leading*(this.theme==="letter"||i>2?1:i===1?2:1.5),after:this.half}}smaller(i){return new a(this.size*i,this.theme)}}
function n(s){const[i,r,o]=(0,D.q)(s);return[i/255,r/255,o/255]}}),71775:(($,v,h)=>{h.d(v,{l:()=>T});var D=h(82943),I=h(47707),P=h(21281),O=h(98446);const T=({from:n,
told:s,missing:i,hasFont:r,language:o,breaksArchive:e})=>[...o===void 0?[E(n)]:[],...e?[(0,P.Xb)({part:3,level:"a",name:"PDF/A-3a"},"an image has CMYK colors, a\
nd the document is sRGB")]:[],...i.size>0?[(0,D.F)(a(i),r?"Your file lacks them too, or they cannot be shaped.":"Give a font that has them.",r?[]:["font"])]:[],
...s.images.size>0?[b(s.images.size,n)]:[],...s.links.size>0?[m(s.links.size,n)]:[],...s.html===!0?[p]:[]],E=n=>({code:"language_assumed",message:`The document \
does not say what it is written in, so screen readers guess, and it does not claim PDF/UA. Give language, or lang in the ${n==="HTML"?"html element":"front matt\
er"}.`,mentions:["language"]}),p={code:"html_left_out",message:"HTML other than br, sub, sup and u was left out of the Markdown. Its text stays."},b=(n,s)=>({code:"\
image_not_loaded",message:`${(0,O.y_)(n,"image")} of the ${s} ${(0,O.d5)(n,"was","were")} not given, so the text that describes ${(0,O.d5)(n,"it","them")} is th\
ere instead. Nothing is fetched: give ${(0,O.d5)(n,"the image","the images")} as a file beside the text (Action), as field:name (n8n), or in images (service).`}),
m=(n,s)=>({code:"links_as_text",message:`${(0,O.y_)(n,"link")} of the ${s} ${(0,O.d5)(n,"leads","lead")} neither to a heading of the document nor to an address \
such as https:, and ${(0,O.d5)(n,"is","are")} text.`});function a(n){return[...new Set([...n].map(I.I2))].sort().join(", ")}}),43084:(($,v,h)=>{h.d(v,{T:()=>b,t:()=>E});
var D=h(74135);const I=-.12,P=.27,O=.055,T={below:.24,height:1.18,beside:.18};function E(m,a,n,s,i){const{fragments:r}=a;for(let o=0,e=0;o<r.length;o=e){const{run:l}=r[o];
let u=0;for(e=o;e<r.length&&p(r[e],r[o]);e++)u+=r[e].width;const _=i&&l.owner!==null?l.owner?.in(i)??i:void 0;if(l.kind==="image"){const{upright:w}=l.image,A=(0,D.
lw)(w,[l.width,0,0,l.height,n,s]);m.draw(_,{kind:"image",name:m.image(l.image),matrix:A})}else{const w=r.slice(o,e).map(({word:A})=>A);m.draw(_,...b(w,l.look,n,
s,u))}const g=l.owner?.linking;if(i&&g?.link){const w=l.kind==="image"?l.height:l.look.size,A=[n,s-w*.25,n+u,s+w*(l.kind==="image"?1:.9)];m.link(g.in(i),A,g.link.
target,g.link.contents)}n+=u}}function p(m,{run:a}){return m.run===a||m.run.kind==="text"&&a.kind==="text"&&m.run.look===a.look&&m.run.owner===a.owner}function b(m,a,n,s,i){
const{size:r,color:o,rise:e=0,oblique:l=!1,ground:u}=a,_=s+e,g=[];if(u){const{below:A,height:t,beside:f}=T,d={x:n-f*r,y:_-A*r,width:i+2*f*r,height:t*r};g.push({
kind:"area",...d,color:u,radius:r*.2})}g.push({kind:"text",x:n,y:_,size:r,color:o,words:m,oblique:l});const w=A=>({kind:"area",x:n,y:_+A*r,width:i,height:O*r,color:o});
return a.underlined===!0&&g.push(w(I)),a.struck===!0&&g.push(w(P)),g}}),16246:(($,v,h)=>{h.d(v,{H:()=>T,a:()=>O});var D=h(86799),I=h(96927);const P=E=>Math.round(
E*72e3)/1e3;function O({page_size:E,orientation:p,page_width:b,page_height:m}){if(b!==void 0&&m!==void 0)return{width:P(b),height:P(m)};const[a,n]=I.tn[E];return p===
"portrait"?{width:a,height:n}:{width:n,height:a}}const T=({font:E,bold_font:p})=>({font:E&&(0,D.g)(E,"font"),boldFont:p&&(0,D.g)(p,"bold_font")})}),16596:(($,v,h)=>{
h.d(v,{m:()=>p});var D=h(58552),I=h(30586),P=h(52167),O=h(42419);const T=1e3,E=8;async function p(a,n){const s=new Map;for(const i of a){if(!/^qr:/i.test(i))continue;
if(s.size===T)throw(0,D.G6)([{field:"file",message:`has more than ${T} QR codes (qr:)`}]);const r=(0,O.U)(b(i),"medium");if("most"in r){const o=`has a QR code (\
qr:) of ${r.length} ${r.unit}, and at most ${r.most} fit`;throw(0,D.G6)([{field:"file",message:o}])}await n.pace.rest(),s.set(i,await m(r,n))}return s}function b(a){
const n=a.slice(3);if(/^https?:/i.test(n))return n;try{return decodeURIComponent(n)}catch{return n}}async function m(a,n){const s=(a.size+2*O.M)*E,i=o=>{const e=new Uint8Array(
Math.ceil(s/8)),l=Math.floor(o/E)-O.M;for(const u of e.keys())e[u]=a.isDark(u-O.M,l)?0:255;return e},r=await(0,I.Hy)({width:s,height:s,depth:1,color:"gray",resolution:s,
samples:i},n);return await(0,P.A)({name:"code.png",bytes:r},"file",n)}}),37645:(($,v,h)=>{h.d(v,{N:()=>a});var D=h(58552),I=h(77040),P=h(96533),O=h(43084);const T=.82,
E=6,p=3e5,b=12,m=1e6;async function a({sheets:i},r,{frameOf:o,size:e,isBare:l,pace:u},_){const g=n("header",_),w=n("footer",_),A={style:"Regular",size:e*T,color:P.
lm.quiet},t=f=>({number:String(f),last:String(i.length),title:_.title,date:_.date??""});for(const[f,d]of[[g,"Header"],[w,"Footer"]]){if(!f)continue;const c=new Map;
for(const[M,y]of i.entries()){const L=o(M);let k=c.get(L);k||c.set(L,k=new s(r,L,A,f,t(i.length))),!l(M,d)&&(d==="Footer"||M>0||_.headerOnFirst)&&k.draw(y,d,t(M+
1));const R=u.step(p);R&&await R}}}function n(i,r){const o=r[i];if(o===void 0)return;const e=(0,I.n)(o);if("problem"in e)throw(0,D.G6)([{field:i,message:e.problem}]);
if([...e.left,...e.middle,...e.right].some(u=>typeof u!="string"&&u.placeholder==="date")&&r.date===void 0)throw(0,D.G6)([{field:"date",message:`is required, be\
cause ${i} has {date}`,mentions:[i]}]);return e}class s{maker;page;line;look;room;constructor(r,o,e,l,u){this.maker=r,this.page=o,this.line=l,this.room=o.width-
o.left-o.right;const _=this.factorOf(this.texts(u).map(g=>this.set(g,e).width));this.look={...e,size:Math.max(e.size*Math.min(_,1),Math.min(E,e.size))}}draw(r,o,e){
const{width:l,height:u,left:_,right:g,top:w,bottom:A}=this.page,{size:t}=this.look,f=(o==="Footer"?A/2:u-w/2)-t*.3,d=this.texts(e),c=d.map(R=>this.set(R,this.look)),
M=this.factorOf(c.map(R=>R.width))<.999,y=(this.room-2*b)/d.filter(R=>R!=="").length,k=(M?d.map(R=>this.cut(R,y)):c).flatMap((R,C)=>{let x=[_,(_+l-g-R.width)/2,
l-g-R.width][C];return R.fragments.flatMap(({word:K,width:S})=>(0,O.T)([K],this.look,(x+=S)-S,f,S))});r.run(o,...k)}factorOf([r=0,o=0,e=0]){const l=Math.max(r,e),
u=o===0?r+e:2*l+o,_=o===0?r>0&&e>0?b:0:l>0?2*b:0;return u===0?1:(this.room-_)/u}cut(r,o){const e=this.set(r,this.look);if(e.width<=o)return e;const l=[...r],u=w=>this.
set(`${l.slice(0,w).join("").trimEnd()}…`,this.look);let[_,g]=[0,l.length];for(;_<g;){const w=Math.ceil((_+g)/2);u(w).width<=o?_=w:g=w-1}return u(_)}texts(r){
return[this.line.left,this.line.middle,this.line.right].map(o=>o.map(e=>typeof e=="string"?e:r[e.placeholder]).join("").trim())}set(r,o){const[e]=this.maker.paragraph(
[{kind:"text",text:r,look:o}],m).lines;return e??{fragments:[],width:0,tallest:0,notes:[]}}}}),82943:(($,v,h)=>{h.d(v,{F:()=>D});const D=(I,P,O=[])=>({code:"cha\
racters_missing",message:`Boxes are drawn for characters that cannot be shown: ${I}. ${P}`,...O.length>0?{mentions:O}:{}})}),12889:(($,v,h)=>{h.d(v,{Rl:()=>_,Vv:()=>O,
fM:()=>T,ft:()=>m,jB:()=>l,pr:()=>i,rg:()=>e,vw:()=>s,wE:()=>u});var D=h(46161),I=h(44233),P=h(47707);const O="‏",T="‎";let E;const p=()=>E??=(0,D.A)(),b=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
m=g=>b.test(g),a=4e3,n=g=>p().getEmbeddingLevels(g.slice(0,a)).paragraphs[0]?.level??0,s=g=>m(g)&&n(g)%2===1,i=g=>[...r(g)];function*r(g){if(!m(g)){g!==""&&(yield{
text:g,rtl:!1,at:0});return}if(g.length<=a)return yield*o(g,0);const w=n(g)%2===1,A=[];for(let t=0;t<g.length;)t=Math.min(t+a,g.length),/[\ud800-\udbff]/.test(g[t-
1])&&(t=Math.min(t+1,g.length)),A.push(t);for(let t=0;t<A.length;t++){const f=w?A.length-1-t:t,d=A[f-1]??0;yield*o(g.slice(d,A[f]),d,w?"rtl":"ltr")}}function o(g,w,A){
const{levels:t,paragraphs:f}=p().getEmbeddingLevels(g,A),d=f[0]?.level??0;for(let y=g.length-1;y>=0&&/\s/.test(g[y]);y--)t[y]=d;const c=[];for(let y=0,L=0;y<g.length;y=
L){const k=t[y];for(;L<g.length&&t[L]===k;)L++;c.push({level:k,text:g.slice(y,L),at:y})}const M=c.reduce((y,{level:L})=>Math.max(y,L),0);for(let y=M;y>0;y--)for(let L=0,
k=0;L<c.length;L=k+1){for(k=L;k<c.length&&c[k].level>=y;)k++;for(let R=L,C=k-1;R<C;R++,C--)[c[R],c[C]]=[c[C],c[R]]}return c.map(({level:y,text:L,at:k})=>({text:L,
rtl:y%2===1,at:w+k}))}function*e(g,w){const A=new Int32Array(w.length+1);for(const[t,f]of w.entries())A[t+1]=A[t]+f.length;for(const{text:t,rtl:f,at:d}of r(g+w.
join(""))){const c=d-g.length,M=c+t.length,y=[];for(let L=Math.max((0,I.MJ)(A,c)-1,0);L<w.length&&A[L]<M;L++){const k=Math.max(c-A[L],0),R=w[L].slice(k,Math.max(
M-A[L],0));R!==""&&y.push({text:R,rtl:f,at:k,index:L})}yield*f?y.reverse():y}}const l=g=>Array.from(g,w=>p().getMirroredCharacter(w)??w).join(""),u=g=>(0,P.qf)(
l(g)).reverse().join(""),_=g=>i(g).flatMap(({text:w,rtl:A})=>A?(0,P.qf)(l(w)).reverse():(0,P.qf)(w))}),33141:(($,v,h)=>{h.d(v,{$u:()=>P,b8:()=>I,dc:()=>T,zO:()=>O});
var D=h(77581);function I(E,p){const b=typeof E=="number"?Math.abs(E):0,m=typeof p=="number"?Math.abs(p):0;return{capHeight:b>=400&&b<=850?b:700,descent:-(m>=50?
Math.min(m,230):230)}}const P=(E,p)=>`/Span <</ActualText <${Buffer.from((0,D.wx)(E).bytes).toString("hex")}>>> BDC ${p} EMC`,O=(E,p)=>`<${E.map(b=>b.toString(16).
padStart(p*2,"0")).join("")}>`;function T(E){return E.some(p=>p<32||p>126)?O(E,1):`(${Buffer.from(E).toString("latin1").replace(/[\\()]/g,"\\$&")})`}}),30586:(($,v,h)=>{
h.d(v,{Fo:()=>e,Hy:()=>o});var D=h(44131),I=h(64680),P=h(19158),O=h(68973);const T=Uint8Array.of(137,80,78,71,13,10,26,10),E={gray:0,rgb:2,palette:3,"gray-alpha":4,
rgba:6},p={gray:1,rgb:3,palette:1,"gray-alpha":2,rgba:4},b=.0254,m=6,a=8388608,n=65536,s=2,i=.6,r=4,o=async(c,M)=>(await e(c,M)).file;async function e(c,M){const{
width:y,height:L,depth:k,color:R,palette:C,profile:x,resolution:K}=c,S=Buffer.alloc(13);S.writeUInt32BE(y,0),S.writeUInt32BE(L,4),S.set([k,E[R],0,0,0],8);const U=[
T,d("IHDR",S)];x&&U.push(await u(x,M)),K!==void 0&&U.push(d("pHYs",_(K))),C&&U.push(d("PLTE",C));const{data:N}=await g(c,M),B=N.then(z=>Buffer.concat([...U,d("I\
DAT",z),d("IEND",new Uint8Array(0))]));return B.catch(()=>{}),{file:B}}const l=4;async function u(c,M){return d("iCCP",Buffer.concat([Buffer.from("ICC\0\0","lat\
in1"),await(0,O.uM)(M).deflate(c,l)]))}function _(c){const M=Buffer.alloc(9),y=Math.round(c/b);return M.writeUInt32BE(y,0),M.writeUInt32BE(y,4),M[8]=1,M}async function g(c,{
codec:M,pace:y}){const L=(w(c)+1)*c.height;if(!M&&L>a){const x=await(0,P.p)(new CompressionStream("deflate"),A(c,y,!0));return{data:Promise.resolve(x)}}const k=new I.
k(L);for await(const x of A(c,y,!1))k.copy(x,0,x.length);const R=k.bytes,C=M?M.deflate(R,m):(0,P.p)(new CompressionStream("deflate"),[R]);return L>a&&await C,{data:C}}
const w=({width:c,depth:M,color:y})=>Math.ceil(c*M*p[y]/8);async function*A(c,M,y){const{height:L,samples:k}=c,R=w(c),C=t(c),x=typeof k=="function"?k:B=>k.subarray(
B*R,B*R+R),K=new Uint8Array(R),S=Math.max(1,Math.floor(n/(R+1)));let U=new Uint8Array(0),N=0;for(let B=0;B<L;B++){if(N===U.length){const W=Math.min(S,L-B)*(R+1);
(y||U.length!==W)&&(U=new Uint8Array(W)),N=0}const z=U.subarray(N,N+=R+1),G=x(B).subarray(0,R),j=B>0&&Buffer.compare(G,K)===0;if(z[0]=C(G,j),z[0]!==s)z.set(G,1);else if(!j)
for(let W=0;W<R;W++)z[W+1]=G[W]-K[W];j||K.set(G),N===U.length&&(yield U);const F=M.step(R);F&&await F}}function t({depth:c,color:M}){if(c<8||M==="palette")return()=>0;
const y=p[M];let L;return(k,R)=>{if(R)return L;const C=L===void 0;return L=c===8&&f(k,y)?0:s,C?0:L}}function f(c,M){let y=0,L=0;for(let k=M;k<c.length;k+=r*M)c[k]===
c[k-M]&&y++,L++;return y>=L*i}function d(c,M){const y=Buffer.alloc(M.length+12);return y.writeUInt32BE(M.length,0),y.write(c,4,"latin1"),y.set(M,8),y.writeUInt32BE(
(0,D.Q)(y.subarray(4,M.length+8)),M.length+8),y}}),25561:(($,v,h)=>{h.d(v,{_:()=>D});class D{tag;facts;above;link;block;element;constructor(P,O,T,E){this.tag=P,
this.facts=O,this.above=T,this.link=E}in(P){return(!this.element||this.block!==P)&&(this.element=(this.above?.in(P)??P).add(this.tag,this.facts),this.block=P),this.
element}get linking(){return this.link?this:this.above?.linking}}}),82715:(($,v,h)=>{h.d(v,{m:()=>P});var D=h(21115),I=h(3907);function P(O,T,E,p){const{text:b,
properties:m,end:a,about:n}=O,s=m.find(e=>e.namespace===D.dK[T]&&e.name===E),i=s&&b.slice(s.from,s.to).match(/^[\s\S]*(?=<\/(?:[\w.-]+:)?Bag\s*>)/)?.[0].length;
if(s&&i!==void 0){const e=s.from+i;return`${b.slice(0,e)}${p.replace("<rdf:li",`<rdf:li xmlns:rdf="${D.dK.rdf}"`)}${b.slice(e)}`}const r=`<${T}:${E}><rdf:Bag>
${p}</rdf:Bag></${T}:${E}>`,o=`<rdf:Description xmlns:rdf="${D.dK.rdf}" rdf:about="${(0,I.X)(n)}" xmlns:${T}="${D.dK[T]}">
${r}
</rdf:Description>
`;return`${b.slice(0,a)}${o}${b.slice(a)}`}}),42419:(($,v,h)=>{h.d(v,{M:()=>E,U:()=>a});var D=h(17775),I=h(63748),P=h(5336),O=h(23265),T=h(96221);const E=4,p={low:"\
L",medium:"M",quartile:"Q",high:"H"},b={numeric:{low:7089,medium:5596,quartile:3993,high:3057},alphanumeric:{low:4296,medium:3391,quartile:2420,high:1852},bytes:{
low:2953,medium:2331,quartile:1663,high:1273}},m=1;function a(s,i){const{segment:r,...o}=n(s,i);if(o.length>o.most)return o;const e=new D.N({level:p[i]}).encode(
r),{size:l}=e;return{size:l,isDark:(u,_)=>u>=0&&_>=0&&u<l&&_<l&&e.get(u,_)===1}}function n(s,i){const r={length:s.length,unit:"characters"};if(/^[0-9]+$/.test(s))
return{segment:new I.e(s),most:b.numeric[i],...r};if(/^[0-9A-Z $%*+./:-]+$/.test(s))return{segment:new P.e(s),most:b.alphanumeric[i],...r};const o=Buffer.byteLength(
s),e=o===s.length;return{segment:new O.x(s,e?T.N.ISO_8859_1:T.N.UTF_8),length:o,most:b.bytes[i]-(e?0:m),unit:"bytes"}}}),9876:(($,v,h)=>{h.d(v,{LJ:()=>O,Vn:()=>P,
ZM:()=>b,s:()=>T});var D=h(47707);const I=2e4;async function P(){const{default:m}=await h.e(3286).then(h.bind(h,23286));return function*(a){let n=0;do{const s=n,
i=Math.min(a.length,s+I),r=i===a.length,o=new m(s===0&&r?a:a.slice(s,i));for(let l=o.nextBreak();l;l=o.nextBreak()){const u=s+l.position;if(u===i&&!r)break;let _=u;
for(;_>n&&a[_-1]===" ";)_--;yield{start:n,end:_,next:u},n=u}if(r)return;if(n>s)continue;const e=O(a.charCodeAt(i))?i-1:i;yield{start:n,end:e,next:e,isCut:!0},n=
e}while(n<a.length)}}const O=m=>m>=56320&&m<=57343,T=(m,a)=>(0,D.qf)(m).map(n=>({text:n,width:a(n)})),E=/[_\-–—/.,;:]$/,p=/^[.,;:!?)\]}%»”’…]/;function*b(m,a,n="\
separators"){let s=0;for(let i=0;i<m.length;s++){let r=i;for(let o=0;r<m.length&&(o+=m[r].width,!(o>a(s)&&r>i));r++);if(n==="letters"){let o=r;for(;o>i&&o<m.length&&
p.test(m[o].text);)o--;o>i&&(r=o)}else if(n==="separators"&&r<m.length){let o=r;for(;o>i&&!E.test(m[o-1].text);)o--;o-i>=(r-i)/2&&(r=o)}yield r-i,i=r}}}),87593:(($,v,h)=>{
h.d(v,{o:()=>l});var D=h(58552),I=h(61729),P=h(85673),O=h(45657),T=h(78323);const E=16,p=200,b={"{":"which would write a value as mark-up: write {{name}}","&":"\
which would write a value as mark-up: write {{name}}",">":"but templates have no parts: put the text here","=":"but the marks of templates cannot be changed"},m=300,
a=(A,t)=>new n(A,t).parse();class n{text;pace;problems=[];open=[{name:"",line:0,nodes:[]}];line=1;counted=0;from=0;constructor(t,f){this.text=t,this.pace=f}async parse(){
const{text:t,open:f,pace:d}=this;for(let c=t.indexOf("{{");c>=0;c=t.indexOf("{{",this.from)){this.tag(c);const M=d.step(m);M&&await M}this.put(t.slice(this.from));
for(const{name:c,line:M}of f.slice(1))this.problems.push(`has {{#${c}}} in line ${M}, which nothing ends`);return{nodes:f[0].nodes,problems:this.problems}}tag(t){
const{text:f}=this;let d=0;for(;f[t-1-d]==="\\"&&t-d>this.from;)d++;if(d%2===1){this.put(`${f.slice(this.from,t-1)}{{`),this.from=t+2;return}const c=this.lineAt(
t),M=f.indexOf("}}",t);if(M<0){this.refuse(c,"has {{ without }} after it"),this.put(f.slice(this.from)),this.from=f.length;return}const y=f.slice(t+2,M).trim(),
[L=""]=y,k="#^/!".includes(L)&&y!==""?this.ownLine(t,M+2):void 0;this.put(f.slice(this.from,k?.start??t)),this.from=k?.end??M+2,(L!=="!"||y==="")&&this.enter(L,
y,c)}enter(t,f,d){const c=Object.hasOwn(b,t)?b[t]:void 0;if(c!==void 0)return t==="{"&&this.text[this.from]==="}"&&this.from++,this.refuse(d,`has {{${t}`,`, ${c}`);
const M="#^/".includes(t)&&t!=="",y=M?f.slice(1).trim():f;if(y==="")return this.refuse(d,"has a tag without a name");if(y.length>p||/[\n{}]/.test(y))return this.
refuse(d,"has {{ whose end is missing");if(t==="/")return this.close(y,d);if(!M)return void this.open.at(-1).nodes.push({name:y,line:d});if(this.open.length>E)return this.
refuse(d,`has more than ${E} sections within one another`);const L={name:y,line:d,isInverted:t==="^",nodes:[]};this.open.at(-1).nodes.push(L),this.open.push(L)}close(t,f){
const d=this.open.at(-1);if(this.open.length>1&&d.name===t)return void this.open.pop();const M=this.open.length>1?`, where {{#${d.name}}} of line ${d.line} must\
 end first`:", which nothing begins";this.refuse(f,`has {{/${t}}}`,M)}ownLine(t,f){const{text:d}=this;let c=t;for(;c>this.from&&(d[c-1]===" "||d[c-1]==="	");)c--;
if(c>0&&d[c-1]!==`
`)return;let M=f;for(;d[M]===" "||d[M]==="	"||d[M]==="\r";)M++;if(!(M<d.length&&d[M]!==`
`))return{start:c,end:Math.min(M+1,d.length)}}put(t){t!==""&&this.open.at(-1).nodes.push(t)}refuse(t,f,d=""){this.problems.push(`${f} in line ${t}${d}`)}lineAt(t){
for(;this.counted<t;this.counted++)this.text[this.counted]===`
`&&this.line++;return this.line}}const s=20,i=200,r=1e5,o=2e6,e=500;async function l(A,t,f){if((0,T.H)(A))throw(0,D.G6)([{field:"file",message:"has characters f\
or private use (from U+100000 on), which templates cannot have"}]);const{nodes:d,problems:c}=await a(A,f);if(c.length>0)throw(0,D.G6)(c.slice(0,s).map(y=>({field:"\
file",message:y})));const M=new _(t,A.length+o,f);return await M.add(d),M.finish()}const u="is a number of more than 15 digits, some of which are lost: write it\
 in quotes";class _{most;pace;pieces=[];values=[];scopes;problems=new Map;namesOfScopes=new Map;rounds=0;length=0;constructor(t,f,d){this.most=f,this.pace=d,this.
scopes=[t]}async add(t){for(const f of t){const d=this.pace.step(e);if(d&&await d,typeof f=="string")this.put(f,f.length);else if("nodes"in f)for(const c of this.
scopesOf(f))await this.within(c,f.nodes);else this.value(f)}}finish(){const{problems:t}=this,f=[...t.values()].slice(0,s),d=t.size>s?[`and ${t.size-s} more`]:[],
c={field:"values",message:[...f,...d].join("; ")};if(t.size>0)throw(0,D.G6)([c]);return{text:this.pieces.join(""),values:this.values}}async within(t,f){if(++this.
rounds>r)throw(0,D.G6)([{field:"values",message:`would repeat parts of the template more than ${r} times`}]);this.scopes.push(t),await this.add(f),this.scopes.pop()}scopesOf({
name:t,line:f,isInverted:d}){const c=this.find({name:t,line:f});if(c===void 0)return[];const M=Array.isArray(c)?c:[c],y=M.length>0&&c!==!1&&c!==null&&c!=="";return d?
y?[]:[this.scopes.at(-1)]:y?M:[]}value({name:t,line:f}){const d=this.find({name:t,line:f});if(d===void 0)return;if(typeof d=="object"&&d!==null){const M=Array.isArray(
d)?"a list":"an object";return this.refuse({name:t,line:f},()=>`is ${M}: write {{#${t}}} … {{/${t}}} around its contents`)}if((0,O.Vp)(d))return this.refuse({
name:t,line:f},()=>u);const c=d===null?"":String(d);this.values.push(c),this.put((0,T.Y1)(this.values.length-1),c.length)}find({name:t,line:f}){const{scopes:d}=this;
if(t===".")return d.at(-1);const[c="",...M]=t.split(".");for(let y=d.length-1;y>=0;y--){const L=d[y];if(!(0,I.Gv)(L))continue;if(Object.hasOwn(L,t))return L[t];
if(!Object.hasOwn(L,c))continue;const k=w(L[c],M);if(k!==void 0)return k;break}this.refuse({name:t,line:f},()=>`is not given${(0,P.gx)(t,this.names())}`)}names(){
const t=[];for(const f of this.scopes){if(t.length>i)return t;(0,I.Gv)(f)&&(0,O.RZ)(t,this.namesIn(f))}return t}namesIn(t){const f=this.namesOfScopes.get(t);if(f)
return f;const d=Object.keys(t).slice(0,i).flatMap(c=>[c,...g(t[c],c)]).slice(0,i);return this.namesOfScopes.set(t,d),d}refuse({name:t,line:f},d){const{problems:c}=this;
c.has(t)||c.set(t,c.size<s?`'${t}' (line ${f}) ${d()}`:"")}put(t,f){this.length+=f;const{most:d}=this;if(this.length>d)throw(0,D.G6)([{field:"values",message:`m\
ake a text of more than ${d} characters; at most ${o} more than the template has are allowed`}]);this.pieces.push(t)}}const g=(A,t)=>(0,I.Gv)(A)?Object.keys(A).
slice(0,i).map(f=>`${t}.${f}`):[];function w(A,t){let f=A;for(const d of t){if(!(0,I.Gv)(f)||!Object.hasOwn(f,d))return;f=f[d]}return f}})};
