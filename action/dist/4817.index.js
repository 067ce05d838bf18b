"use strict";exports.id=4817,exports.ids=[4817],exports.modules={85673:((R,k,d)=>{d.d(k,{gx:()=>M,h:()=>b});function y(o,n){const s=I(o,n);if(s!==void 0)return[s];const l=g(
o);return n.filter(i=>g(i).some(r=>r.length>3&&l.includes(r)))}function I(o,n){let s;const l=g(o);for(const i of n){const r=D(l,g(i));r<=2&&r<(s?.count??1/0)&&(s=
{name:i,count:r})}return s?.name}function D(o,n){return o.length!==n.length?o.length*n.length===0?1/0:D([o.join("")],[n.join("")]):n.reduce((s,l,i)=>{const r=o[i]??
"",t=Math.min(r.length,l.length),a=p(r,l);return a>(t<3?0:t<7?1:2)?1/0:s+a},0)}const b=(o,n)=>_(y(o,n));function M(o,n){const s=I(o,n),l=r=>g(r).sort().join(" "),
i=l(o);return _(s===void 0?n.filter(r=>o!==""&&l(r)===i):[s])}const _=o=>o.length===0||o.length>3?"":` (did you mean ${o.join(" or ")}?)`,g=o=>o.trim().slice(0,
64).replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase().split(/[\s_-]+/).filter(n=>n!==""),w=2;function p(o,n){if(Math.abs(o.length-n.length)>w)return 1/0;let s=[],
l=Array.from({length:n.length+1},(r,t)=>t<=w?t:1/0);for(let r=0;r<o.length;r++){const t=[];t[0]=r+1;let a=1/0;for(let h=Math.max(0,r-w);h<=Math.min(n.length-1,r+
w);h++){const m=r>0&&h>0&&o[r]===n[h-1]&&o[r-1]===n[h];t[h+1]=Math.min((l[h+1]??1/0)+1,(t[h]??1/0)+1,(l[h]??1/0)+(o[r]===n[h]?0:1),m?(s[h-1]??1/0)+1:1/0),a=Math.
min(a,t[h+1])}if(a>w)return 1/0;s=l,l=t}const i=l[n.length]??1/0;return i>w?1/0:i}}),49180:((R,k,d)=>{d.d(k,{q:()=>I});const y="aliceblue f0f8ff antiquewhite fa\
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
at f5deb3 white ffffff whitesmoke f5f5f5 yellow ffff00 yellowgreen 9acd32";function I(M){const _=M.toLowerCase(),g=/^#([\da-f]{3}|[\da-f]{6})$/.exec(_)?.[1]??b().
get(_);return g===void 0?void 0:(g.length===3?[...g].map(p=>p+p):[g.slice(0,2),g.slice(2,4),g.slice(4)]).map(p=>Number.parseInt(p,16))}let D;function b(){const M=y.
split(" ");return D??=new Map(M.flatMap((_,g)=>g%2===0?[[_,M[g+1]]]:[]))}}),51521:((R,k,d)=>{d.d(k,{Ct:()=>_,Qf:()=>M,sA:()=>w});var y=d(98446),I=d(34378);const D=/(\{[^{}]*\})/;
function b(p,o){const n=[],s=[],l=`use ${o.map(i=>`{${i}}`).join(", ")}`;for(const i of(0,I.w)(p).split(D)){const r=o.find(t=>`{${t}}`===i);if(r)n.push({placeholder:r});else if(D.
test(i))s.push(i);else{if(/[{}]/.test(i))return{problem:`has a brace that belongs to no placeholder; ${l}`};i&&n.push({literal:i})}}return s.length===0?{pieces:n}:
{problem:`has the unknown ${(0,y.d5)(s.length,"placeholder","placeholders")} ${s.join(" and ")}; ${l}`}}const M=p=>p.split(D).filter((o,n)=>n%2===1),_=(p,o)=>p.
split(D).map((n,s)=>(s%2===1&&Object.hasOwn(o,n.slice(1,-1))?o[n.slice(1,-1)]:void 0)??n).join(""),g=["number","last","label","name"],w=p=>b(p,g)}),77040:((R,k,d)=>{
d.d(k,{n:()=>b});const y=["number","last","title","date"],I=`use ${y.map(M=>`{${M}}`).join(", ")}, and a \\ before a brace that is text`,D="{}|\\";function b(M){
const _=[[]],g=[];let w="";const p=()=>{w!==""&&_.at(-1).push(w),w=""};for(let l=0;l<M.length;l++){const i=M[l];if(i==="\\"&&l+1<M.length&&D.includes(M[l+1]))w+=
M[++l];else if(i==="|")p(),_.push([]);else{if(i==="}")return{problem:`has a brace that belongs to no placeholder; ${I}`};if(i==="{"){const r=M.indexOf("}",l);if(r<
0)return{problem:`has a brace that belongs to no placeholder; ${I}`};const t=M.slice(l+1,r),a=y.find(h=>h===t);p(),a?_.at(-1).push({placeholder:a}):g.push(`{${t}\
}`),l=r}else w+=i}}if(p(),g.length>0)return{problem:`has the unknown ${g.join(" and ")}; ${I}`};if(_.length>3)return{problem:"has more than three parts; use at \
most two bars (|), and \\| for a bar that is text"};const[o=[],n=[],s=[]]=_;return _.length===1?{left:[],middle:o,right:[]}:_.length===2?{left:o,middle:[],right:n}:
{left:o,middle:n,right:s}}}),60666:((R,k,d)=>{d.d(k,{E:()=>n,L:()=>w});var y=d(49180),I=d(17079),D=d(51521),b=d(77040);function M(s){const l=(0,D.sA)(s);return"\
problem"in l?l.problem:void 0}function _(s){const l=(0,b.n)(s);return"problem"in l?l.problem:void 0}const g=/^(?:[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8}){0,8}|[xXiI](?:-[A-Za-z0-9]{1,8}){1,8})$/,
w=s=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.test(s),p=s=>!/[/\\\p{Cc}\p{Cs}]/u.test(s)&&/[^. ]/.test(s);function o(s){const l=URL.canParse(s)?new URL(s):void 0;
return l?.protocol==="https:"&&l.username===""&&l.password===""}const n={"file-name":{holds:p,words:"a file name without folders"},"media-type":{holds:w,words:"\
a media type such as text/xml or application/pdf"},color:{holds:s=>(0,y.q)(s)!==void 0,words:"a color such as Red, darkgreen or #c00000"},date:{holds:s=>(0,I.Z)(
s)!==void 0,words:"a date of ISO 8601 such as 2026-11-20 or 2026-11-20T14:30:00+01:00"},"number-format":{holds:s=>M(s)===void 0,words:"text such as {number} / {\
last}",problem:M},"running-line":{holds:s=>_(s)===void 0,words:"a line such as {title}|{number} / {last}",problem:_},"https-address":{holds:o,words:"an HTTPS ad\
dress such as https://tsa.example.com"},"language-tag":{holds:s=>g.test(s),words:"a language tag such as en, de-AT or zh-Hant (BCP 47)"}}}),44131:((R,k,d)=>{d.d(
k,{Q:()=>I});const y=D();function I(b,M=0){const[_,g,w,p]=y;let o=~M,n=0;for(const s=b.length-3;n<s;n+=4)o^=b[n]|b[n+1]<<8|b[n+2]<<16|b[n+3]<<24,o=p[o&255]^w[o>>>
8&255]^g[o>>>16&255]^_[o>>>24];for(;n<b.length;n++)o=_[(o^b[n])&255]^o>>>8;return~o>>>0}function D(){const b=new Int32Array(256);for(let w=0;w<256;w++){let p=w;
for(let o=0;o<8;o++)p=p&1?p>>>1^3988292384:p>>>1;b[w]=p}const M=w=>w.map(p=>b[p&255]^p>>>8),_=M(b),g=M(_);return[b,_,g,M(g)]}}),28409:((R,k,d)=>{d.d(k,{$:()=>g,
J:()=>_});var y=d(58552),I=d(52167);const D=100,b=5e7,M=/^data:([^,;]*)(?:;[^,;]*)*;base64,([A-Za-z0-9+/\s%=_-]*)$/i;function _(p){const[,o="",n]=M.exec(p)??[];
if(n!==void 0)return{type:o,bytes:Buffer.from(n.replaceAll("%2B","+").replaceAll("%2F","/").replaceAll("%3D","="),"base64")}}async function g(p,o,n=()=>!1){const s=new Map,
l=[];let[i,r]=[0,0];for(const t of p){if(!/^data:/i.test(t))continue;i++;const a=_(t);if(r+=a?.bytes.length??0,i>D||r>b)throw(0,y.G6)([{field:"file",message:`ha\
s more than ${D} images or ${b/1e6} MB of them in data: addresses`}]);const h=n(t)?[]:l;a?await w(s,t,a,i,h,o):h.push({field:"file",message:`has a data: address\
 that is not base64, number ${i}; write data:image/png;base64, and the image`})}if(l.length>0)throw(0,y.G6)(l);return s}async function w(p,o,{type:n,bytes:s},l,i,r){
try{p.set(o,await(0,I.A)({name:`image.${n.split("/")[1]??"bin"}`,bytes:s},"file",r,"png-jpeg-gif"))}catch(t){if(!(t instanceof y.zU)||t.code!=="invalid_paramete\
rs")throw t;for(const{message:a}of t.issues)i.push({field:"file",message:`has an image in a data: address, number ${l}, that ${a}`})}}}),68084:((R,k,d)=>{d.d(k,
{o:()=>D});var y=d(86687);const I={file:"letterhead",password:"letterhead_password",noun:"the letterhead"};function D(b,M,_,g){const w=Uint32Array.from({length:b.
pages.count},(o,n)=>n+1),p={file:M,password:_,fields:I,layer:"under",repeat:"last",fit:"page"};return(0,y.e)(b,p,w,g)}}),63895:((R,k,d)=>{d.d(k,{P:()=>p});var y=d(
12889),I=d(9876),D=d(54093);const b="￼",M=400,_=200,g=100,w=3e3;class p{typefaces;breaks;constructor(t,a){this.typefaces=t,this.breaks=a}static async of(t){return new p(
t,await(0,I.Vn)())}paragraph(t,a){return(0,D.z)(this.setting(t,a))}*setting(t,a){const h=[[]];for(const e of t)e.kind==="break"?h.push([]):h.at(-1).push(e);const m=o(
h.flat()),A=(0,y.ft)(m),O=A&&(0,y.vw)(m),P=[];for(const e of h){const f=[];for(const c of yield*this.boxes(e))if(c.width<=a)f.push(c);else for(const u of yield*this.
split(c,a))f.push(u);for(const c of yield*i(f,a))P.push(this.line(c,A,O)),P.length%g===0&&(yield g*w)}return{lines:P,isRight:O}}*widths(t){let[a,h]=[0,0];for(let m=0,
A;m<=t.length;m=A+1){const O=[];for(A=m;A<t.length;A++){const e=t[A];if(e.kind==="break")break;O.push(e)}let P=0;for(const{width:e,space:f}of yield*this.boxes(O))
h=Math.max(h,e),a=Math.max(a,P+e),P+=e+(f?.width??0)}return{whole:a,least:h}}fragment(t,a,h=!1){const m=this.typefaces.word(a,t.look.style,h);return{run:t,word:m,
width:m.width*t.look.size/1e3}}*boxes(t){const a=new l(t,this),h=[];for(const{end:m,next:A}of this.breaks(o(t))){const O=[];for(;a.at<m;){O.length>0&&(yield w);
for(const e of a.take(Math.min(m,a.cutAfter(_))))O.push(e)}const[P]=a.take(A);h.push({fragments:O,width:n(O),space:P}),yield w}return h}*split({fragments:t,space:a},h){
const m=[];for(const{run:P,word:e,width:f}of t)if(P.kind==="image")m.push({run:P,text:b,width:f});else{for(const c of(0,I.s)(e.text,u=>this.fragment(P,u).width))
m.push({...c,run:P});yield w}const A=[];let O=0;for(const P of(0,I.ZM)(m,()=>h)){const e=this.joined(m.slice(O,O+=P));A.push({fragments:e,width:n(e),space:O===m.
length?a:void 0}),yield w}return A}joined(t){const a=[];for(let h=0,m;h<t.length;h=m){const{run:A}=t[h];let O="";for(m=h;t[m]?.run===A;m++)O+=t[m].text;a.push(A.
kind==="image"?{run:A,width:A.width}:this.fragment(A,O))}return a}line(t,a,h){const m=t.flatMap(({fragments:e,space:f},c)=>f&&c+1<t.length?[...e,f]:e),A=a?this.
turned(m,h):m;let O=0;const P=[];for(const{run:e}of m)e.kind==="image"?O=Math.max(O,e.height):e.note!==void 0&&P.push(e.note);return{fragments:A,width:n(A),tallest:O,
notes:P}}turned(t,a){const h=a?y.Vv:"",m=t.map(({word:O})=>O?.text??b),A=[];for(const{text:O,rtl:P,index:e}of(0,y.rg)(h,m)){const f=t[e];A.push(f.run.kind==="im\
age"?f:this.fragment(f.run,O,P))}return A}}const o=r=>r.map(t=>t.kind==="image"?b:t.text).join(""),n=r=>r.reduce((t,{width:a})=>t+a,0),s=/[\p{M}\p{Join_Control}\p{Cs}]/u;
class l{runs;maker;run=0;start=0;at=0;constructor(t,a){this.runs=t,this.maker=a}cutAfter(t){const a=this.runs[this.run];if(a.kind==="image")return this.start+1;
const{text:h}=a;let m=this.at-this.start+t;for(const A=m+t;m<A&&m<h.length&&s.test(h.charAt(m));)m++;return this.start+Math.min(m,h.length)}take(t){const a=[];for(;this.
at<t;){const h=this.runs[this.run],m=h.kind==="image"?1:h.text.length,A=Math.min(t,this.start+m);if(A>this.at&&a.push(h.kind==="image"?{run:h,width:h.width}:this.
maker.fragment(h,h.text.slice(this.at-this.start,A-this.start))),this.at=A,A<this.start+m)break;this.start+=m,this.run++}return a}}function*i(r,t){const a=r.length;
if(a===0)return[];const h=new Float64Array(a+1),m=new Uint32Array(a+1);for(let O=a-1;O>=0;O--){let P=1/0,e=0;for(let f=O;f<a&&f-O<M&&(e+=r[f].width,!(e>t+.01&&f>
O));f++){const c=Math.max(t-e,0)/t,T=1+(f+1===a?O>0&&c>.85?.5:0:c*c)+h[f+1];T<P&&(P=T,m[O]=f+1),e+=r[f].space?.width??0}h[O]=P,O%g===0&&(yield g*w)}const A=[];for(let O=0;O<
a;O=m[O])A.push(r.slice(O,m[O]));return A}}),38017:((R,k,d)=>{d.d(k,{h:()=>M});var y=d(74135);const[I,D,b]=[144,54,12];function M(_,g,{header:w,headerOnFirst:p},o){
const{displayed:n,upright:s}=_,l=g.width-g.left-g.right,i=Math.min(I/n.width,D/n.height,l/n.width),[r,t]=[n.width*i,n.height*i],a=g.top/2-(w!==void 0&&p?o:0),h=(0,y.
lw)(s,[r,0,0,t,g.width-g.right-r,g.height-g.top+a-t]);return{room:Math.max(0,t+b-a),draw:m=>m.draw(void 0,{kind:"image",name:m.image(_),matrix:h})}}}),96533:((R,k,d)=>{
d.d(k,{FE:()=>o,bP:()=>n,lm:()=>D,oA:()=>b,uR:()=>_});var y=d(49180);const I=s=>[s,s,s],D={text:I(.1),quiet:I(.36),rule:I(.82),strongRule:I(.45),ground:[.957,.961,
.969],link:[.04,.31,.64],bar:I(.75)},b={NOTE:{title:"Note",color:[.04,.36,.72]},TIP:{title:"Tip",color:[.07,.43,.2]},IMPORTANT:{title:"Important",color:[.43,.25,
.72]},WARNING:{title:"Warning",color:[.55,.37,0]},CAUTION:{title:"Caution",color:[.72,.12,.14]}},M={plain:1.25,report:1.25,letter:1.09},_=[.12,.31,.47],g=1.45,w=.88,
p=37.5;class o{size;theme;leading;constructor(l,i="plain"){this.size=l,this.theme=i,this.leading=Math.round(l*g*2)/2}get half(){return this.leading/2}get measure(){
return this.theme==="letter"?1/0:this.size*p}get codeSize(){return this.size*w}heading(l){const i=this.size*M[this.theme]**Math.max(4-l,0);return{size:i,leading:Math.
ceil(i*1.2/this.half)*this.half,before:this.leading*(this.theme==="letter"||l>2?1:l===1?2:1.5),after:this.half}}smaller(l){return new o(this.size*l,this.theme)}}
function n(s){const[l,i,r]=(0,y.q)(s);return[l/255,i/255,r/255]}}),71775:((R,k,d)=>{d.d(k,{l:()=>M});var y=d(82943),I=d(47707),D=d(21281),b=d(98446);const M=({from:n,
told:s,missing:l,hasFont:i,language:r,breaksArchive:t})=>[...r===void 0?[_(n)]:[],...t?[(0,D.Xb)({part:3,level:"a",name:"PDF/A-3a"},"an image has CMYK colors, a\
nd the document is sRGB")]:[],...l.size>0?[(0,y.F)(o(l),i?"Your file lacks them too, or they cannot be shaped.":"Give a font that has them.",i?[]:["font"])]:[],
...s.images.size>0?[w(s.images.size,n)]:[],...s.links.size>0?[p(s.links.size,n)]:[],...s.html===!0?[g]:[]],_=n=>({code:"language_assumed",message:`The document \
does not say what it is written in, so screen readers guess, and it does not claim PDF/UA. Give language, or lang in the ${n==="HTML"?"html element":"front matt\
er"}.`,mentions:["language"]}),g={code:"html_left_out",message:"HTML other than br, sub, sup and u was left out of the Markdown. Its text stays."},w=(n,s)=>({code:"\
image_not_loaded",message:`${(0,b.y_)(n,"image")} of the ${s} ${(0,b.d5)(n,"was","were")} not given, and ${(0,b.d5)(n,"its description, if any, is","their descr\
iptions, if any, are")} there instead. Nothing is fetched: give ${(0,b.d5)(n,"the image","the images")} as a file beside the text (Action), as field:name (n8n),\
 or in images (service).`}),p=(n,s)=>({code:"links_as_text",message:`${(0,b.y_)(n,"link")} of the ${s} ${(0,b.d5)(n,"leads","lead")} neither to a heading of the\
 document nor to an address such as https:, and ${(0,b.d5)(n,"is","are")} text.`});function o(n){return[...new Set([...n].map(I.I2))].sort().join(", ")}}),43084:((R,k,d)=>{
d.d(k,{T:()=>w,t:()=>_});var y=d(74135);const I=-.12,D=.27,b=.055,M={below:.24,height:1.18,beside:.18};function _(p,o,n,s,l){const{fragments:i}=o;for(let r=0,t=0;r<
i.length;r=t){const{run:a}=i[r];let h=0;for(t=r;t<i.length&&g(i[t],i[r]);t++)h+=i[t].width;const m=l&&a.owner!==null?a.owner?.in(l)??l:void 0;if(a.kind==="image"){
const{upright:O}=a.image,P=(0,y.lw)(O,[a.width,0,0,a.height,n,s]);p.draw(m,{kind:"image",name:p.image(a.image),matrix:P})}else{const O=i.slice(r,t).map(({word:P})=>P);
p.draw(m,...w(O,a.look,n,s,h))}const A=a.owner?.linking;if(l&&A?.link){const O=a.kind==="image"?a.height:a.look.size,P=[n,s-O*.25,n+h,s+O*(a.kind==="image"?1:.9)];
p.link(A.in(l),P,A.link.target,A.link.contents)}n+=h}}function g(p,{run:o}){return p.run===o||p.run.kind==="text"&&o.kind==="text"&&p.run.look===o.look&&p.run.owner===
o.owner}function w(p,o,n,s,l){const{size:i,color:r,rise:t=0,oblique:a=!1,ground:h}=o,m=s+t,A=[];if(h){const{below:P,height:e,beside:f}=M,c={x:n-f*i,y:m-P*i,width:l+
2*f*i,height:e*i};A.push({kind:"area",...c,color:h,radius:i*.2})}A.push({kind:"text",x:n,y:m,size:i,color:r,words:p,oblique:a});const O=P=>({kind:"area",x:n,y:m+
P*i,width:l,height:b*i,color:r});return o.underlined===!0&&A.push(O(I)),o.struck===!0&&A.push(O(D)),A}}),16246:((R,k,d)=>{d.d(k,{H:()=>M,a:()=>b});var y=d(86799),
I=d(96927);const D=_=>Math.round(_*72e3)/1e3;function b({page_size:_,orientation:g,page_width:w,page_height:p}){if(w!==void 0&&p!==void 0)return{width:D(w),height:D(
p)};const[o,n]=I.tn[_];return g==="portrait"?{width:o,height:n}:{width:n,height:o}}const M=({font:_,bold_font:g})=>({font:_&&(0,y.g)(_,"font"),boldFont:g&&(0,y.
g)(g,"bold_font")})}),16596:((R,k,d)=>{d.d(k,{m:()=>g});var y=d(58552),I=d(30586),D=d(52167),b=d(42419);const M=1e3,_=8;async function g(o,n){const s=new Map;for(const l of o){
if(!/^qr:/i.test(l))continue;if(s.size===M)throw(0,y.G6)([{field:"file",message:`has more than ${M} QR codes (qr:)`}]);const i=(0,b.U)(w(l),"medium");if("most"in
i){const r=`has a QR code (qr:) of ${i.length} ${i.unit}, and at most ${i.most} fit`;throw(0,y.G6)([{field:"file",message:r}])}await n.pace.rest(),s.set(l,await p(
i,n))}return s}function w(o){const n=o.slice(3);if(/^https?:/i.test(n))return n;try{return decodeURIComponent(n)}catch{return n}}async function p(o,n){const s=(o.
size+2*b.M)*_,l=r=>{const t=new Uint8Array(Math.ceil(s/8)),a=Math.floor(r/_)-b.M;for(const h of t.keys())t[h]=o.isDark(h-b.M,a)?0:255;return t},i=await(0,I.Hy)(
{width:s,height:s,depth:1,color:"gray",resolution:s,samples:l},n);return await(0,D.A)({name:"code.png",bytes:i},"file",n)}}),37645:((R,k,d)=>{d.d(k,{N:()=>o});var y=d(
58552),I=d(77040),D=d(96533),b=d(43084);const M=.82,_=6,g=3e5,w=12,p=1e6;async function o({sheets:l},i,{frameOf:r,size:t,isBare:a,pace:h},m){const A=n("header",
m),O=n("footer",m),P={style:"Regular",size:t*M,color:D.lm.quiet},e=f=>({number:String(f),last:String(l.length),title:m.title,date:m.date??""});for(const[f,c]of[
[A,"Header"],[O,"Footer"]]){if(!f)continue;const u=new Map;for(const[E,T]of l.entries()){const L=r(E);let $=u.get(L);$||u.set(L,$=new s(i,L,P,f,e(l.length))),!a(
E,c)&&(c==="Footer"||E>0||m.headerOnFirst)&&$.draw(T,c,e(E+1));const v=h.step(g);v&&await v}}}function n(l,i){const r=i[l];if(r===void 0)return;const t=(0,I.n)(
r);if("problem"in t)throw(0,y.G6)([{field:l,message:t.problem}]);if([...t.left,...t.middle,...t.right].some(h=>typeof h!="string"&&h.placeholder==="date")&&i.date===
void 0)throw(0,y.G6)([{field:"date",message:`is required, because ${l} has {date}`,mentions:[l]}]);return t}class s{maker;page;line;look;room;constructor(i,r,t,a,h){
this.maker=i,this.page=r,this.line=a,this.room=r.width-r.left-r.right;const m=this.factorOf(this.texts(h).map(A=>this.set(A,t).width));this.look={...t,size:Math.
max(t.size*Math.min(m,1),Math.min(_,t.size))}}draw(i,r,t){const{width:a,height:h,left:m,right:A,top:O,bottom:P}=this.page,{size:e}=this.look,f=(r==="Footer"?P/2:
h-O/2)-e*.3,c=this.texts(t),u=c.map(v=>this.set(v,this.look)),E=this.factorOf(u.map(v=>v.width))<.999,T=(this.room-2*w)/c.filter(v=>v!=="").length,$=(E?c.map(v=>this.
cut(v,T)):u).flatMap((v,C)=>{let x=[m,(m+a-A-v.width)/2,a-A-v.width][C];return v.fragments.flatMap(({word:W,width:B})=>(0,b.T)([W],this.look,(x+=B)-B,f,B))});i.
run(r,...$)}factorOf([i=0,r=0,t=0]){const a=Math.max(i,t),h=r===0?i+t:2*a+r,m=r===0?i>0&&t>0?w:0:a>0?2*w:0;return h===0?1:(this.room-m)/h}cut(i,r){const t=this.
set(i,this.look);if(t.width<=r)return t;const a=[...i],h=O=>this.set(`${a.slice(0,O).join("").trimEnd()}…`,this.look);let[m,A]=[0,a.length];for(;m<A;){const O=Math.
ceil((m+A)/2);h(O).width<=r?m=O:A=O-1}return h(m)}texts(i){return[this.line.left,this.line.middle,this.line.right].map(r=>r.map(t=>typeof t=="string"?t:i[t.placeholder]).
join("").trim())}set(i,r){const[t]=this.maker.paragraph([{kind:"text",text:i,look:r}],p).lines;return t??{fragments:[],width:0,tallest:0,notes:[]}}}}),82943:((R,k,d)=>{
d.d(k,{F:()=>y});const y=(I,D,b=[])=>({code:"characters_missing",message:`Boxes are drawn for characters that cannot be shown: ${I}. ${D}`,...b.length>0?{mentions:b}:
{}})}),33141:((R,k,d)=>{d.d(k,{$u:()=>D,b8:()=>I,dc:()=>M,zO:()=>b});var y=d(77581);function I(_,g){const w=typeof _=="number"?Math.abs(_):0,p=typeof g=="number"?
Math.abs(g):0;return{capHeight:w>=400&&w<=850?w:700,descent:-(p>=50?Math.min(p,230):230)}}const D=(_,g)=>`/Span <</ActualText <${Buffer.from((0,y.wx)(_).bytes).
toString("hex")}>>> BDC ${g} EMC`,b=(_,g)=>`<${_.map(w=>w.toString(16).padStart(g*2,"0")).join("")}>`;function M(_){return _.some(g=>g<32||g>126)?b(_,1):`(${Buffer.
from(_).toString("latin1").replace(/[\\()]/g,"\\$&")})`}}),30586:((R,k,d)=>{d.d(k,{Fo:()=>t,Hy:()=>r});var y=d(44131),I=d(64680),D=d(19158),b=d(68973);const M=Uint8Array.
of(137,80,78,71,13,10,26,10),_={gray:0,rgb:2,palette:3,"gray-alpha":4,rgba:6},g={gray:1,rgb:3,palette:1,"gray-alpha":2,rgba:4},w=.0254,p=6,o=8388608,n=65536,s=2,
l=.6,i=4,r=async(u,E)=>(await t(u,E)).file;async function t(u,E){const{width:T,height:L,depth:$,color:v,palette:C,profile:x,resolution:W}=u,B=Buffer.alloc(13);B.
writeUInt32BE(T,0),B.writeUInt32BE(L,4),B.set([$,_[v],0,0,0],8);const U=[M,c("IHDR",B)];x&&U.push(await h(x,E)),W!==void 0&&U.push(c("pHYs",m(W))),C&&U.push(c("\
PLTE",C));const{data:N}=await A(u,E),S=N.then(z=>Buffer.concat([...U,c("IDAT",z),c("IEND",new Uint8Array(0))]));return S.catch(()=>{}),{file:S}}const a=4;async function h(u,E){
return c("iCCP",Buffer.concat([Buffer.from("ICC\0\0","latin1"),await(0,b.uM)(E).deflate(u,a)]))}function m(u){const E=Buffer.alloc(9),T=Math.round(u/w);return E.
writeUInt32BE(T,0),E.writeUInt32BE(T,4),E[8]=1,E}async function A(u,{codec:E,pace:T}){const L=(O(u)+1)*u.height;if(!E&&L>o){const x=await(0,D.p)(new CompressionStream(
"deflate"),P(u,T,!0));return{data:Promise.resolve(x)}}const $=new I.k(L);for await(const x of P(u,T,!1))$.copy(x,0,x.length);const v=$.bytes,C=E?E.deflate(v,p):
(0,D.p)(new CompressionStream("deflate"),[v]);return L>o&&await C,{data:C}}const O=({width:u,depth:E,color:T})=>Math.ceil(u*E*g[T]/8);async function*P(u,E,T){const{
height:L,samples:$}=u,v=O(u),C=e(u),x=typeof $=="function"?$:S=>$.subarray(S*v,S*v+v),W=new Uint8Array(v),B=Math.max(1,Math.floor(n/(v+1)));let U=new Uint8Array(
0),N=0;for(let S=0;S<L;S++){if(N===U.length){const K=Math.min(B,L-S)*(v+1);(T||U.length!==K)&&(U=new Uint8Array(K)),N=0}const z=U.subarray(N,N+=v+1),G=x(S).subarray(
0,v),F=S>0&&Buffer.compare(G,W)===0;if(z[0]=C(G,F),z[0]!==s)z.set(G,1);else if(!F)for(let K=0;K<v;K++)z[K+1]=G[K]-W[K];F||W.set(G),N===U.length&&(yield U);const j=E.
step(v);j&&await j}}function e({depth:u,color:E}){if(u<8||E==="palette")return()=>0;const T=g[E];let L;return($,v)=>{if(v)return L;const C=L===void 0;return L=u===
8&&f($,T)?0:s,C?0:L}}function f(u,E){let T=0,L=0;for(let $=E;$<u.length;$+=i*E)u[$]===u[$-E]&&T++,L++;return T>=L*l}function c(u,E){const T=Buffer.alloc(E.length+
12);return T.writeUInt32BE(E.length,0),T.write(u,4,"latin1"),T.set(E,8),T.writeUInt32BE((0,y.Q)(T.subarray(4,E.length+8)),E.length+8),T}}),25561:((R,k,d)=>{d.d(
k,{_:()=>y});class y{tag;facts;above;link;block;element;constructor(D,b,M,_){this.tag=D,this.facts=b,this.above=M,this.link=_}in(D){return(!this.element||this.block!==
D)&&(this.element=(this.above?.in(D)??D).add(this.tag,this.facts),this.block=D),this.element}get linking(){return this.link?this:this.above?.linking}}}),82715:((R,k,d)=>{
d.d(k,{m:()=>D});var y=d(21115),I=d(3907);function D(b,M,_,g){const{text:w,properties:p,end:o,about:n}=b,s=p.find(t=>t.namespace===y.dK[M]&&t.name===_),l=s&&w.slice(
s.from,s.to).match(/^[\s\S]*(?=<\/(?:[\w.-]+:)?Bag\s*>)/)?.[0].length;if(s&&l!==void 0){const t=s.from+l;return`${w.slice(0,t)}${g.replace("<rdf:li",`<rdf:li xm\
lns:rdf="${y.dK.rdf}"`)}${w.slice(t)}`}const i=`<${M}:${_}><rdf:Bag>
${g}</rdf:Bag></${M}:${_}>`,r=`<rdf:Description xmlns:rdf="${y.dK.rdf}" rdf:about="${(0,I.X)(n)}" xmlns:${M}="${y.dK[M]}">
${i}
</rdf:Description>
`;return`${w.slice(0,o)}${r}${w.slice(o)}`}}),42419:((R,k,d)=>{d.d(k,{M:()=>_,U:()=>o});var y=d(17775),I=d(63748),D=d(5336),b=d(23265),M=d(96221);const _=4,g={low:"\
L",medium:"M",quartile:"Q",high:"H"},w={numeric:{low:7089,medium:5596,quartile:3993,high:3057},alphanumeric:{low:4296,medium:3391,quartile:2420,high:1852},bytes:{
low:2953,medium:2331,quartile:1663,high:1273}},p=1;function o(s,l){const{segment:i,...r}=n(s,l);if(r.length>r.most)return r;const t=new y.N({level:g[l]}).encode(
i),{size:a}=t;return{size:a,isDark:(h,m)=>h>=0&&m>=0&&h<a&&m<a&&t.get(h,m)===1}}function n(s,l){const i={length:s.length,unit:"characters"};if(/^[0-9]+$/.test(s))
return{segment:new I.e(s),most:w.numeric[l],...i};if(/^[0-9A-Z $%*+./:-]+$/.test(s))return{segment:new D.e(s),most:w.alphanumeric[l],...i};const r=Buffer.byteLength(
s),t=r===s.length;return{segment:new b.x(s,t?M.N.ISO_8859_1:M.N.UTF_8),length:r,most:w.bytes[l]-(t?0:p),unit:"bytes"}}}),87593:((R,k,d)=>{d.d(k,{o:()=>a});var y=d(
58552),I=d(61729),D=d(85673),b=d(45657),M=d(78323);const _=16,g=200,w={"{":"which would write a value as mark-up: write {{name}}","&":"which would write a value\
 as mark-up: write {{name}}",">":"but templates have no parts: put the text here","=":"but the marks of templates cannot be changed"},p=300,o=(P,e)=>new n(P,e).
parse();class n{text;pace;problems=[];open=[{name:"",line:0,nodes:[]}];line=1;counted=0;from=0;constructor(e,f){this.text=e,this.pace=f}async parse(){const{text:e,
open:f,pace:c}=this;for(let u=e.indexOf("{{");u>=0;u=e.indexOf("{{",this.from)){this.tag(u);const E=c.step(p);E&&await E}this.put(e.slice(this.from));for(const{
name:u,line:E}of f.slice(1))this.problems.push(`has {{#${u}}} in line ${E}, which nothing ends`);return{nodes:f[0].nodes,problems:this.problems}}tag(e){const{text:f}=this;
let c=0;for(;f[e-1-c]==="\\"&&e-c>this.from;)c++;if(c%2===1){this.put(`${f.slice(this.from,e-1)}{{`),this.from=e+2;return}const u=this.lineAt(e),E=f.indexOf("}}",
e);if(E<0){this.refuse(u,"has {{ without }} after it"),this.put(f.slice(this.from)),this.from=f.length;return}const T=f.slice(e+2,E).trim(),[L=""]=T,$="#^/!".includes(
L)&&T!==""?this.ownLine(e,E+2):void 0;this.put(f.slice(this.from,$?.start??e)),this.from=$?.end??E+2,(L!=="!"||T==="")&&this.enter(L,T,u)}enter(e,f,c){const u=Object.
hasOwn(w,e)?w[e]:void 0;if(u!==void 0)return e==="{"&&this.text[this.from]==="}"&&this.from++,this.refuse(c,`has {{${e}`,`, ${u}`);const E="#^/".includes(e)&&e!==
"",T=E?f.slice(1).trim():f;if(T==="")return this.refuse(c,"has a tag without a name");if(T.length>g||/[\n{}]/.test(T))return this.refuse(c,"has {{ whose end is \
missing");if(e==="/")return this.close(T,c);if(!E)return void this.open.at(-1).nodes.push({name:T,line:c});if(this.open.length>_)return this.refuse(c,`has more \
than ${_} sections within one another`);const L={name:T,line:c,isInverted:e==="^",nodes:[]};this.open.at(-1).nodes.push(L),this.open.push(L)}close(e,f){const c=this.
open.at(-1);if(this.open.length>1&&c.name===e)return void this.open.pop();const E=this.open.length>1?`, where {{#${c.name}}} of line ${c.line} must end first`:"\
, which nothing begins";this.refuse(f,`has {{/${e}}}`,E)}ownLine(e,f){const{text:c}=this;let u=e;for(;u>this.from&&(c[u-1]===" "||c[u-1]==="	");)u--;if(u>0&&c[u-
1]!==`
`)return;let E=f;for(;c[E]===" "||c[E]==="	"||c[E]==="\r";)E++;if(!(E<c.length&&c[E]!==`
`))return{start:u,end:Math.min(E+1,c.length)}}put(e){e!==""&&this.open.at(-1).nodes.push(e)}refuse(e,f,c=""){this.problems.push(`${f} in line ${e}${c}`)}lineAt(e){
for(;this.counted<e;this.counted++)this.text[this.counted]===`
`&&this.line++;return this.line}}const s=20,l=200,i=1e5,r=2e6,t=500;async function a(P,e,f){if((0,M.H)(P))throw(0,y.G6)([{field:"file",message:"has characters f\
or private use (from U+100000 on), which templates cannot have"}]);const{nodes:c,problems:u}=await o(P,f);if(u.length>0)throw(0,y.G6)(u.slice(0,s).map(T=>({field:"\
file",message:T})));const E=new m(e,P.length+r,f);return await E.add(c),E.finish()}const h="is a number of more than 15 digits, some of which are lost: write it\
 in quotes";class m{most;pace;pieces=[];values=[];scopes;problems=new Map;namesOfScopes=new Map;rounds=0;length=0;constructor(e,f,c){this.most=f,this.pace=c,this.
scopes=[e]}async add(e){for(const f of e){const c=this.pace.step(t);if(c&&await c,typeof f=="string")this.put(f,f.length);else if("nodes"in f)for(const u of this.
scopesOf(f))await this.within(u,f.nodes);else this.value(f)}}finish(){const{problems:e}=this,f=[...e.values()].slice(0,s),c=e.size>s?[`and ${e.size-s} more`]:[],
u={field:"values",message:[...f,...c].join("; ")};if(e.size>0)throw(0,y.G6)([u]);return{text:this.pieces.join(""),values:this.values}}async within(e,f){if(++this.
rounds>i)throw(0,y.G6)([{field:"values",message:`would repeat parts of the template more than ${i} times`}]);this.scopes.push(e),await this.add(f),this.scopes.pop()}scopesOf({
name:e,line:f,isInverted:c}){const u=this.find({name:e,line:f});if(u===void 0)return[];const E=Array.isArray(u)?u:[u],T=E.length>0&&u!==!1&&u!==null&&u!=="";return c?
T?[]:[this.scopes.at(-1)]:T?E:[]}value({name:e,line:f}){const c=this.find({name:e,line:f});if(c===void 0)return;if(typeof c=="object"&&c!==null){const E=Array.isArray(
c)?"a list":"an object";return this.refuse({name:e,line:f},()=>`is ${E}: write {{#${e}}} … {{/${e}}} around its contents`)}if((0,b.Vp)(c))return this.refuse({
name:e,line:f},()=>h);const u=c===null?"":String(c);this.values.push(u),this.put((0,M.Y1)(this.values.length-1),u.length)}find({name:e,line:f}){const{scopes:c}=this;
if(e===".")return c.at(-1);const[u="",...E]=e.split(".");for(let T=c.length-1;T>=0;T--){const L=c[T];if(!(0,I.Gv)(L))continue;if(Object.hasOwn(L,e))return L[e];
if(!Object.hasOwn(L,u))continue;const $=O(L[u],E);if($!==void 0)return $;break}this.refuse({name:e,line:f},()=>`is not given${(0,D.gx)(e,this.names())}`)}names(){
const e=[];for(const f of this.scopes){if(e.length>l)return e;(0,I.Gv)(f)&&(0,b.RZ)(e,this.namesIn(f))}return e}namesIn(e){const f=this.namesOfScopes.get(e);if(f)
return f;const c=Object.keys(e).slice(0,l).flatMap(u=>[u,...A(e[u],u)]).slice(0,l);return this.namesOfScopes.set(e,c),c}refuse({name:e,line:f},c){const{problems:u}=this;
u.has(e)||u.set(e,u.size<s?`'${e}' (line ${f}) ${c()}`:"")}put(e,f){this.length+=f;const{most:c}=this;if(this.length>c)throw(0,y.G6)([{field:"values",message:`m\
ake a text of more than ${c} characters; at most ${r} more than the template has are allowed`}]);this.pieces.push(e)}}const A=(P,e)=>(0,I.Gv)(P)?Object.keys(P).
slice(0,l).map(f=>`${e}.${f}`):[];function O(P,e){let f=P;for(const c of e){if(!(0,I.Gv)(f)||!Object.hasOwn(f,c))return;f=f[c]}return f}})};
