"use strict";exports.id=8840,exports.ids=[8840],exports.modules={85673:((C,P,u)=>{u.d(P,{gx:()=>M,h:()=>b});function O(o,t){const s=A(o,t);if(s!==void 0)return[s];const i=g(
o);return t.filter(r=>g(r).some(c=>c.length>3&&i.includes(c)))}function A(o,t){let s;const i=g(o);for(const r of t){const c=k(i,g(r));c<=2&&c<(s?.count??1/0)&&(s=
{name:r,count:c})}return s?.name}function k(o,t){return o.length!==t.length?o.length*t.length===0?1/0:k([o.join("")],[t.join("")]):t.reduce((s,i,r)=>{const c=o[r]??
"",e=Math.min(c.length,i.length),l=a(c,i);return l>(e<3?0:e<7?1:2)?1/0:s+l},0)}const b=(o,t)=>w(O(o,t));function M(o,t){const s=A(o,t),i=c=>g(c).sort().join(" "),
r=i(o);return w(s===void 0?t.filter(c=>o!==""&&i(c)===r):[s])}const w=o=>o.length===0||o.length>3?"":` (did you mean ${o.join(" or ")}?)`,g=o=>o.trim().slice(0,
64).replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase().split(/[\s_-]+/).filter(t=>t!==""),f=2;function a(o,t){if(Math.abs(o.length-t.length)>f)return 1/0;let s=[],
i=Array.from({length:t.length+1},(c,e)=>e<=f?e:1/0);for(let c=0;c<o.length;c++){const e=[];e[0]=c+1;let l=1/0;for(let m=Math.max(0,c-f);m<=Math.min(t.length-1,c+
f);m++){const _=c>0&&m>0&&o[c]===t[m-1]&&o[c-1]===t[m];e[m+1]=Math.min((i[m+1]??1/0)+1,(e[m]??1/0)+1,(i[m]??1/0)+(o[c]===t[m]?0:1),_?(s[m-1]??1/0)+1:1/0),l=Math.
min(l,e[m+1])}if(l>f)return 1/0;s=i,i=e}const r=i[t.length]??1/0;return r>f?1/0:r}}),49180:((C,P,u)=>{u.d(P,{q:()=>A});const O="aliceblue f0f8ff antiquewhite fa\
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
at f5deb3 white ffffff whitesmoke f5f5f5 yellow ffff00 yellowgreen 9acd32";function A(M){const w=M.toLowerCase(),g=/^#([\da-f]{3}|[\da-f]{6})$/.exec(w)?.[1]??b().
get(w);return g===void 0?void 0:(g.length===3?[...g].map(a=>a+a):[g.slice(0,2),g.slice(2,4),g.slice(4)]).map(a=>Number.parseInt(a,16))}let k;function b(){const M=O.
split(" ");return k??=new Map(M.flatMap((w,g)=>g%2===0?[[w,M[g+1]]]:[]))}}),51521:((C,P,u)=>{u.d(P,{Ct:()=>w,Qf:()=>M,sA:()=>f});var O=u(98446),A=u(34378);const k=/(\{[^{}]*\})/;
function b(a,o){const t=[],s=[],i=`use ${o.map(r=>`{${r}}`).join(", ")}`;for(const r of(0,A.w)(a).split(k)){const c=o.find(e=>`{${e}}`===r);if(c)t.push({placeholder:c});else if(k.
test(r))s.push(r);else{if(/[{}]/.test(r))return{problem:`has a brace that belongs to no placeholder; ${i}`};r&&t.push({literal:r})}}return s.length===0?{pieces:t}:
{problem:`has the unknown ${(0,O.d5)(s.length,"placeholder","placeholders")} ${s.join(" and ")}; ${i}`}}const M=a=>a.split(k).filter((o,t)=>t%2===1),w=(a,o)=>a.
split(k).map((t,s)=>(s%2===1&&Object.hasOwn(o,t.slice(1,-1))?o[t.slice(1,-1)]:void 0)??t).join(""),g=["number","last","label","name"],f=a=>b(a,g)}),77040:((C,P,u)=>{
u.d(P,{n:()=>b});const O=["number","last","title","date"],A=`use ${O.map(M=>`{${M}}`).join(", ")}, and a \\ before a brace that is text`,k="{}|\\";function b(M){
const w=[[]],g=[];let f="";const a=()=>{f!==""&&w.at(-1).push(f),f=""};for(let i=0;i<M.length;i++){const r=M[i];if(r==="\\"&&i+1<M.length&&k.includes(M[i+1]))f+=
M[++i];else if(r==="|")a(),w.push([]);else{if(r==="}")return{problem:`has a brace that belongs to no placeholder; ${A}`};if(r==="{"){const c=M.indexOf("}",i);if(c<
0)return{problem:`has a brace that belongs to no placeholder; ${A}`};const e=M.slice(i+1,c),l=O.find(m=>m===e);a(),l?w.at(-1).push({placeholder:l}):g.push(`{${e}\
}`),i=c}else f+=r}}if(a(),g.length>0)return{problem:`has the unknown ${g.join(" and ")}; ${A}`};if(w.length>3)return{problem:"has more than three parts; use at \
most two bars (|), and \\| for a bar that is text"};const[o=[],t=[],s=[]]=w;return w.length===1?{left:[],middle:o,right:[]}:w.length===2?{left:o,middle:[],right:t}:
{left:o,middle:t,right:s}}}),60666:((C,P,u)=>{u.d(P,{E:()=>t,L:()=>f});var O=u(49180),A=u(17079),k=u(51521),b=u(77040);function M(s){const i=(0,k.sA)(s);return"\
problem"in i?i.problem:void 0}function w(s){const i=(0,b.n)(s);return"problem"in i?i.problem:void 0}const g=/^(?:[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8}){0,8}|[xXiI](?:-[A-Za-z0-9]{1,8}){1,8})$/,
f=s=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.test(s),a=s=>!/[/\\\p{Cc}\p{Cs}]/u.test(s)&&/[^. ]/.test(s);function o(s){const i=URL.canParse(s)?new URL(s):void 0;
return i?.protocol==="https:"&&i.username===""&&i.password===""}const t={"file-name":{holds:a,words:"a file name without folders"},"media-type":{holds:f,words:"\
a media type such as text/xml or application/pdf"},color:{holds:s=>(0,O.q)(s)!==void 0,words:"a color such as Red, darkgreen or #c00000"},date:{holds:s=>(0,A.Z)(
s)!==void 0,words:"a date of ISO 8601 such as 2026-11-20 or 2026-11-20T14:30:00+01:00"},"number-format":{holds:s=>M(s)===void 0,words:"text such as {number} / {\
last}",problem:M},"running-line":{holds:s=>w(s)===void 0,words:"a line such as {title}|{number} / {last}",problem:w},"https-address":{holds:o,words:"an HTTPS ad\
dress such as https://tsa.example.com"},"language-tag":{holds:s=>g.test(s),words:"a language tag such as en, de-AT or zh-Hant (BCP 47)"}}}),44131:((C,P,u)=>{u.d(
P,{Q:()=>A});const O=k();function A(b){const[M,w,g,f]=O;let a=4294967295,o=0;for(const t=b.length-3;o<t;o+=4)a^=b[o]|b[o+1]<<8|b[o+2]<<16|b[o+3]<<24,a=f[a&255]^
g[a>>>8&255]^w[a>>>16&255]^M[a>>>24];for(;o<b.length;o++)a=M[(a^b[o])&255]^a>>>8;return~a>>>0}function k(){const b=new Int32Array(256);for(let f=0;f<256;f++){let a=f;
for(let o=0;o<8;o++)a=a&1?a>>>1^3988292384:a>>>1;b[f]=a}const M=f=>f.map(a=>b[a&255]^a>>>8),w=M(b),g=M(w);return[b,w,g,M(g)]}}),28409:((C,P,u)=>{u.d(P,{B:()=>w,
J:()=>M});var O=u(58552);const A=100,k=5e7,b=/^data:([^,;]*)(?:;[^,;]*)*;base64,([A-Za-z0-9+/\s%=_-]*)$/i;function M(g){const[,f="",a]=b.exec(g)??[];if(a!==void 0)
return{type:f,bytes:Buffer.from(a.replaceAll("%2B","+").replaceAll("%2F","/").replaceAll("%3D","="),"base64")}}function w(g){const f=new Map,a=[];let o=0;for(const t of g){
if(!/^data:/i.test(t))continue;const s=M(t);if(!s){a.push({field:"file",message:"has a data: address that is not base64; write data:image/png;base64, and the im\
age"});break}const{type:i,bytes:r}=s;if(o+=r.length,f.set(t,{name:`image.${i.split("/")[1]??"bin"}`,bytes:r}),f.size>A||o>k){a.push({field:"file",message:`has m\
ore than ${A} images or ${k/1e6} MB of them in data: addresses`});break}}if(a.length>0)throw(0,O.G6)(a);return f}}),68084:((C,P,u)=>{u.d(P,{o:()=>k});var O=u(86687);
const A={file:"letterhead",password:"letterhead_password",noun:"the letterhead"};function k(b,M,w,g){const f=Uint32Array.from({length:b.pages.count},(o,t)=>t+1),
a={file:M,password:w,fields:A,layer:"under",repeat:"last",fit:"page"};return(0,O.e)(b,a,f,g)}}),63895:((C,P,u)=>{u.d(P,{P:()=>a});var O=u(12889),A=u(9876),k=u(27077);
const b="￼",M=400,w=200,g=100,f=3e3;class a{typefaces;breaks;constructor(e,l){this.typefaces=e,this.breaks=l}static async of(e){return new a(e,await(0,A.Vn)())}paragraph(e,l){
return(0,k.zd)(this.setting(e,l))}*setting(e,l){const m=[[]];for(const n of e)n.kind==="break"?m.push([]):m.at(-1).push(n);const _=o(m.flat()),T=(0,O.ft)(_),y=T&&
(0,O.vw)(_),I=[];for(const n of m){const h=[];for(const d of yield*this.boxes(n))if(d.width<=l)h.push(d);else for(const p of yield*this.split(d,l))h.push(p);for(const d of yield*r(
h,l))I.push(this.line(d,T,y)),I.length%g===0&&(yield g*f)}return{lines:I,isRight:y}}*widths(e){let[l,m]=[0,0];for(let _=0,T;_<=e.length;_=T+1){const y=[];for(T=
_;T<e.length;T++){const n=e[T];if(n.kind==="break")break;y.push(n)}let I=0;for(const{width:n,space:h}of yield*this.boxes(y))m=Math.max(m,n),l=Math.max(l,I+n),I+=
n+(h?.width??0)}return{whole:l,least:m}}fragment(e,l,m=!1){const _=this.typefaces.word(l,e.look.style,m);return{run:e,word:_,width:_.width*e.look.size/1e3}}*boxes(e){
const l=new i(e,this),m=[];for(const{end:_,next:T}of this.breaks(o(e))){const y=[];for(;l.at<_;){y.length>0&&(yield f);for(const n of l.take(Math.min(_,l.cutAfter(
w))))y.push(n)}const[I]=l.take(T);m.push({fragments:y,width:t(y),space:I}),yield f}return m}*split({fragments:e,space:l},m){const _=[];for(const{run:I,word:n,width:h}of e)
if(I.kind==="image")_.push({run:I,text:b,width:h});else{for(const d of(0,A.s)(n.text,p=>this.fragment(I,p).width))_.push({...d,run:I});yield f}const T=[];let y=0;
for(const I of(0,A.ZM)(_,()=>m)){const n=this.joined(_.slice(y,y+=I));T.push({fragments:n,width:t(n),space:y===_.length?l:void 0}),yield f}return T}joined(e){const l=[];
for(let m=0,_;m<e.length;m=_){const{run:T}=e[m];let y="";for(_=m;e[_]?.run===T;_++)y+=e[_].text;l.push(T.kind==="image"?{run:T,width:T.width}:this.fragment(T,y))}
return l}line(e,l,m){const _=e.flatMap(({fragments:n,space:h},d)=>h&&d+1<e.length?[...n,h]:n),T=l?this.turned(_,m):_;let y=0;const I=[];for(const{run:n}of _)n.kind===
"image"?y=Math.max(y,n.height):n.note!==void 0&&I.push(n.note);return{fragments:T,width:t(T),tallest:y,notes:I}}turned(e,l){const m=l?O.Vv:"",_=e.map(({word:y})=>y?.
text??b),T=[];for(const{text:y,rtl:I,index:n}of(0,O.rg)(m,_)){const h=e[n];T.push(h.run.kind==="image"?h:this.fragment(h.run,y,I))}return T}}const o=c=>c.map(e=>e.
kind==="image"?b:e.text).join(""),t=c=>c.reduce((e,{width:l})=>e+l,0),s=/[\p{M}\p{Join_Control}\p{Cs}]/u;class i{runs;maker;run=0;start=0;at=0;constructor(e,l){
this.runs=e,this.maker=l}cutAfter(e){const l=this.runs[this.run];if(l.kind==="image")return this.start+1;const{text:m}=l;let _=this.at-this.start+e;for(const T=_+
e;_<T&&_<m.length&&s.test(m.charAt(_));)_++;return this.start+Math.min(_,m.length)}take(e){const l=[];for(;this.at<e;){const m=this.runs[this.run],_=m.kind==="i\
mage"?1:m.text.length,T=Math.min(e,this.start+_);if(T>this.at&&l.push(m.kind==="image"?{run:m,width:m.width}:this.maker.fragment(m,m.text.slice(this.at-this.start,
T-this.start))),this.at=T,T<this.start+_)break;this.start+=_,this.run++}return l}}function*r(c,e){const l=c.length;if(l===0)return[];const m=new Float64Array(l+
1),_=new Uint32Array(l+1);for(let y=l-1;y>=0;y--){let I=1/0,n=0;for(let h=y;h<l&&h-y<M&&(n+=c[h].width,!(n>e+.01&&h>y));h++){const d=Math.max(e-n,0)/e,D=1+(h+1===
l?y>0&&d>.85?.5:0:d*d)+m[h+1];D<I&&(I=D,_[y]=h+1),n+=c[h].space?.width??0}m[y]=I,y%g===0&&(yield g*f)}const T=[];for(let y=0;y<l;y=_[y])T.push(c.slice(y,_[y]));
return T}}),38017:((C,P,u)=>{u.d(P,{h:()=>M});var O=u(74135);const[A,k,b]=[144,54,12];function M(w,g,{header:f,headerOnFirst:a},o){const{displayed:t,upright:s}=w,
i=g.width-g.left-g.right,r=Math.min(A/t.width,k/t.height,i/t.width),[c,e]=[t.width*r,t.height*r],l=g.top/2-(f!==void 0&&a?o:0),m=(0,O.lw)(s,[c,0,0,e,g.width-g.right-
c,g.height-g.top+l-e]);return{room:Math.max(0,e+b-l),draw:_=>_.draw(void 0,{kind:"image",name:_.image(w),matrix:m})}}}),96533:((C,P,u)=>{u.d(P,{FE:()=>o,bP:()=>t,
lm:()=>k,oA:()=>b,uR:()=>w});var O=u(49180);const A=s=>[s,s,s],k={text:A(.1),quiet:A(.36),rule:A(.82),strongRule:A(.45),ground:[.957,.961,.969],link:[.04,.31,.64],
bar:A(.75)},b={NOTE:{title:"Note",color:[.04,.36,.72]},TIP:{title:"Tip",color:[.07,.43,.2]},IMPORTANT:{title:"Important",color:[.43,.25,.72]},WARNING:{title:"Wa\
rning",color:[.55,.37,0]},CAUTION:{title:"Caution",color:[.72,.12,.14]}},M={plain:1.25,report:1.25,letter:1.09},w=[.12,.31,.47],g=1.45,f=.88,a=37.5;class o{size;theme;leading;constructor(i,r="\
plain"){this.size=i,this.theme=r,this.leading=Math.round(i*g*2)/2}get half(){return this.leading/2}get measure(){return this.theme==="letter"?1/0:this.size*a}get codeSize(){
return this.size*f}heading(i){const r=this.size*M[this.theme]**Math.max(4-i,0);return{size:r,leading:Math.ceil(r*1.2/this.half)*this.half,before:this.leading*(this.
theme==="letter"||i>2?1:i===1?2:1.5),after:this.half}}smaller(i){return new o(this.size*i,this.theme)}}function t(s){const[i,r,c]=(0,O.q)(s);return[i/255,r/255,
c/255]}}),71775:((C,P,u)=>{u.d(P,{l:()=>M});var O=u(82943),A=u(47707),k=u(21281),b=u(98446);const M=({from:t,told:s,missing:i,hasFont:r,language:c,breaksArchive:e})=>[
...c===void 0?[w(t)]:[],...e?[(0,k.Xb)({part:3,level:"a",name:"PDF/A-3a"},"an image has CMYK colors, and the document is sRGB")]:[],...i.size>0?[(0,O.F)(o(i),r?
"Your file lacks them too, or they cannot be shaped.":"Give a font that has them.",r?[]:["font"])]:[],...s.images.size>0?[f(s.images.size,t)]:[],...s.links.size>
0?[a(s.links.size,t)]:[],...s.html===!0?[g]:[]],w=t=>({code:"language_assumed",message:`The document does not say what it is written in, so screen readers guess\
, and it does not claim PDF/UA. Give language, or lang in the ${t==="HTML"?"html element":"front matter"}.`,mentions:["language"]}),g={code:"html_left_out",message:"\
HTML other than br, sub, sup and u was left out of the Markdown. Its text stays."},f=(t,s)=>({code:"image_not_loaded",message:`${(0,b.y_)(t,"image")} of the ${s}\
 ${(0,b.d5)(t,"was","were")} not given, so the text that describes ${(0,b.d5)(t,"it","them")} is there instead. Nothing is fetched: give ${(0,b.d5)(t,"the image",
"the images")} as a file beside the text (Action), as field:name (n8n), or in images (service).`}),a=(t,s)=>({code:"links_as_text",message:`${(0,b.y_)(t,"link")}\
 of the ${s} ${(0,b.d5)(t,"leads","lead")} neither to a heading of the document nor to an address such as https:, and ${(0,b.d5)(t,"is","are")} text.`});function o(t){
return[...new Set([...t].map(A.I2))].sort().join(", ")}}),43084:((C,P,u)=>{u.d(P,{T:()=>f,t:()=>w});var O=u(74135);const A=-.12,k=.27,b=.055,M={below:.24,height:1.18,
beside:.18};function w(a,o,t,s,i){const{fragments:r}=o;for(let c=0,e=0;c<r.length;c=e){const{run:l}=r[c];let m=0;for(e=c;e<r.length&&g(r[e],r[c]);e++)m+=r[e].width;
const _=i&&l.owner!==null?l.owner?.in(i)??i:void 0;if(l.kind==="image"){const{upright:y}=l.image,I=(0,O.lw)(y,[l.width,0,0,l.height,t,s]);a.draw(_,{kind:"image",
name:a.image(l.image),matrix:I})}else{const y=r.slice(c,e).map(({word:I})=>I);a.draw(_,...f(y,l.look,t,s,m))}const T=l.owner?.linking;if(i&&T?.link){const y=l.kind===
"image"?l.height:l.look.size,I=[t,s-y*.25,t+m,s+y*(l.kind==="image"?1:.9)];a.link(T.in(i),I,T.link.target,T.link.contents)}t+=m}}function g(a,{run:o}){return a.
run===o||a.run.kind==="text"&&o.kind==="text"&&a.run.look===o.look&&a.run.owner===o.owner}function f(a,o,t,s,i){const{size:r,color:c,rise:e=0,oblique:l=!1,ground:m}=o,
_=s+e,T=[];if(m){const{below:I,height:n,beside:h}=M,d={x:t-h*r,y:_-I*r,width:i+2*h*r,height:n*r};T.push({kind:"area",...d,color:m,radius:r*.2})}T.push({kind:"te\
xt",x:t,y:_,size:r,color:c,words:a,oblique:l});const y=I=>({kind:"area",x:t,y:_+I*r,width:i,height:b*r,color:c});return o.underlined===!0&&T.push(y(A)),o.struck===
!0&&T.push(y(k)),T}}),16246:((C,P,u)=>{u.d(P,{H:()=>M,a:()=>b});var O=u(86799),A=u(96927);const k=w=>Math.round(w*72e3)/1e3;function b({page_size:w,orientation:g,
page_width:f,page_height:a}){if(f!==void 0&&a!==void 0)return{width:k(f),height:k(a)};const[o,t]=A.tn[w];return g==="portrait"?{width:o,height:t}:{width:t,height:o}}
const M=({font:w,bold_font:g})=>({font:w&&(0,O.g)(w,"font"),boldFont:g&&(0,O.g)(g,"bold_font")})}),16596:((C,P,u)=>{u.d(P,{m:()=>g});var O=u(58552),A=u(30586),k=u(
86476),b=u(42419);const M=1e3,w=8;async function g(o,t){const s=new Map;for(const i of o){if(!/^qr:/i.test(i))continue;if(s.size===M)throw(0,O.G6)([{field:"file",
message:`has more than ${M} QR codes (qr:)`}]);const r=(0,b.U)(f(i),"medium");if("most"in r){const c=`has a QR code (qr:) of ${r.length} ${r.unit}, and at most ${r.
most} fit`;throw(0,O.G6)([{field:"file",message:c}])}await t.pace.rest(),s.set(i,await a(r,t))}return s}function f(o){const t=o.slice(3);if(/^https?:/i.test(t))
return t;try{return decodeURIComponent(t)}catch{return t}}async function a(o,t){const s=(o.size+2*b.M)*w,i=c=>{const e=new Uint8Array(Math.ceil(s/8)),l=Math.floor(
c/w)-b.M;for(const m of e.keys())e[m]=o.isDark(m-b.M,l)?0:255;return e},r=await(0,A.Hy)({width:s,height:s,depth:1,color:"gray",resolution:s,samples:i},t);return await(0,k.
A)({name:"code.png",bytes:r},"file",t)}}),37645:((C,P,u)=>{u.d(P,{N:()=>o});var O=u(58552),A=u(77040),k=u(96533),b=u(43084);const M=.82,w=6,g=3e5,f=12,a=1e6;async function o({
sheets:i},r,{frameOf:c,size:e,isBare:l,pace:m},_){const T=t("header",_),y=t("footer",_),I={style:"Regular",size:e*M,color:k.lm.quiet},n=h=>({number:String(h),last:String(
i.length),title:_.title,date:_.date??""});for(const[h,d]of[[T,"Header"],[y,"Footer"]]){if(!h)continue;const p=new Map;for(const[E,D]of i.entries()){const L=c(E);
let R=p.get(L);R||p.set(L,R=new s(r,L,I,h,n(i.length))),!l(E,d)&&(d==="Footer"||E>0||_.headerOnFirst)&&R.draw(D,d,n(E+1));const v=m.step(g);v&&await v}}}function t(i,r){
const c=r[i];if(c===void 0)return;const e=(0,A.n)(c);if("problem"in e)throw(0,O.G6)([{field:i,message:e.problem}]);if([...e.left,...e.middle,...e.right].some(m=>typeof m!=
"string"&&m.placeholder==="date")&&r.date===void 0)throw(0,O.G6)([{field:"date",message:`is required, because ${i} has {date}`,mentions:[i]}]);return e}class s{maker;page;line;look;room;constructor(r,c,e,l,m){
this.maker=r,this.page=c,this.line=l,this.room=c.width-c.left-c.right;const _=this.factorOf(this.texts(m).map(T=>this.set(T,e).width));this.look={...e,size:Math.
max(e.size*Math.min(_,1),Math.min(w,e.size))}}draw(r,c,e){const{width:l,height:m,left:_,right:T,top:y,bottom:I}=this.page,{size:n}=this.look,h=(c==="Footer"?I/2:
m-y/2)-n*.3,d=this.texts(e),p=d.map(v=>this.set(v,this.look)),E=this.factorOf(p.map(v=>v.width))<.999,D=(this.room-2*f)/d.filter(v=>v!=="").length,R=(E?d.map(v=>this.
cut(v,D)):p).flatMap((v,x)=>{let S=[_,(_+l-T-v.width)/2,l-T-v.width][x];return v.fragments.flatMap(({word:N,width:B})=>(0,b.T)([N],this.look,(S+=B)-B,h,B))});r.
run(c,...R)}factorOf([r=0,c=0,e=0]){const l=Math.max(r,e),m=c===0?r+e:2*l+c,_=c===0?r>0&&e>0?f:0:l>0?2*f:0;return m===0?1:(this.room-_)/m}cut(r,c){const e=this.
set(r,this.look);if(e.width<=c)return e;const l=[...r],m=y=>this.set(`${l.slice(0,y).join("").trimEnd()}…`,this.look);let[_,T]=[0,l.length];for(;_<T;){const y=Math.
ceil((_+T)/2);m(y).width<=c?_=y:T=y-1}return m(_)}texts(r){return[this.line.left,this.line.middle,this.line.right].map(c=>c.map(e=>typeof e=="string"?e:r[e.placeholder]).
join("").trim())}set(r,c){const[e]=this.maker.paragraph([{kind:"text",text:r,look:c}],a).lines;return e??{fragments:[],width:0,tallest:0,notes:[]}}}}),82943:((C,P,u)=>{
u.d(P,{F:()=>O});const O=(A,k,b=[])=>({code:"characters_missing",message:`Boxes are drawn for characters that cannot be shown: ${A}. ${k}`,...b.length>0?{mentions:b}:
{}})}),33141:((C,P,u)=>{u.d(P,{$u:()=>k,b8:()=>A,dc:()=>M,zO:()=>b});var O=u(77581);function A(w,g){const f=typeof w=="number"?Math.abs(w):0,a=typeof g=="number"?
Math.abs(g):0;return{capHeight:f>=400&&f<=850?f:700,descent:-(a>=50?Math.min(a,230):230)}}const k=(w,g)=>`/Span <</ActualText <${Buffer.from((0,O.wx)(w).bytes).
toString("hex")}>>> BDC ${g} EMC`,b=(w,g)=>`<${w.map(f=>f.toString(16).padStart(g*2,"0")).join("")}>`;function M(w){return w.some(g=>g<32||g>126)?b(w,1):`(${Buffer.
from(w).toString("latin1").replace(/[\\()]/g,"\\$&")})`}}),30586:((C,P,u)=>{u.d(P,{Fo:()=>e,Hy:()=>c});var O=u(44131),A=u(64680),k=u(19158),b=u(68973);const M=Uint8Array.
of(137,80,78,71,13,10,26,10),w={gray:0,rgb:2,palette:3,"gray-alpha":4,rgba:6},g={gray:1,rgb:3,palette:1,"gray-alpha":2,rgba:4},f=.0254,a=6,o=8388608,t=65536,s=2,
i=.6,r=4,c=async(p,E)=>(await e(p,E)).file;async function e(p,E){const{width:D,height:L,depth:R,color:v,palette:x,profile:S,resolution:N}=p,B=Buffer.alloc(13);B.
writeUInt32BE(D,0),B.writeUInt32BE(L,4),B.set([R,w[v],0,0,0],8);const U=[M,d("IHDR",B)];S&&U.push(await m(S,E)),N!==void 0&&U.push(d("pHYs",_(N))),x&&U.push(d("\
PLTE",x));const{data:z}=await T(p,E),$=z.then(K=>Buffer.concat([...U,d("IDAT",K),d("IEND",new Uint8Array(0))]));return $.catch(()=>{}),{file:$}}const l=4;async function m(p,E){
return d("iCCP",Buffer.concat([Buffer.from("ICC\0\0","latin1"),await(0,b.uM)(E).deflate(p,l)]))}function _(p){const E=Buffer.alloc(9),D=Math.round(p/f);return E.
writeUInt32BE(D,0),E.writeUInt32BE(D,4),E[8]=1,E}async function T(p,{codec:E,pace:D}){const L=(y(p)+1)*p.height;if(!E&&L>o){const S=await(0,k.p)(new CompressionStream(
"deflate"),I(p,D,!0));return{data:Promise.resolve(S)}}const R=new A.k(L);for await(const S of I(p,D,!1))R.copy(S,0,S.length);const v=R.bytes,x=E?E.deflate(v,a):
(0,k.p)(new CompressionStream("deflate"),[v]);return L>o&&await x,{data:x}}const y=({width:p,depth:E,color:D})=>Math.ceil(p*E*g[D]/8);async function*I(p,E,D){const{
height:L,samples:R}=p,v=y(p),x=n(p),S=typeof R=="function"?R:$=>R.subarray($*v,$*v+v),N=new Uint8Array(v),B=Math.max(1,Math.floor(t/(v+1)));let U=new Uint8Array(
0),z=0;for(let $=0;$<L;$++){if(z===U.length){const W=Math.min(B,L-$)*(v+1);(D||U.length!==W)&&(U=new Uint8Array(W)),z=0}const K=U.subarray(z,z+=v+1),G=S($).subarray(
0,v),F=$>0&&Buffer.compare(G,N)===0;if(K[0]=x(G,F),K[0]!==s)K.set(G,1);else if(!F)for(let W=0;W<v;W++)K[W+1]=G[W]-N[W];F||N.set(G),z===U.length&&(yield U);const j=E.
step(v);j&&await j}}function n({depth:p,color:E}){if(p<8||E==="palette")return()=>0;const D=g[E];let L;return(R,v)=>{if(v)return L;const x=L===void 0;return L=p===
8&&h(R,D)?0:s,x?0:L}}function h(p,E){let D=0,L=0;for(let R=E;R<p.length;R+=r*E)p[R]===p[R-E]&&D++,L++;return D>=L*i}function d(p,E){const D=Buffer.alloc(E.length+
12);return D.writeUInt32BE(E.length,0),D.write(p,4,"latin1"),D.set(E,8),D.writeUInt32BE((0,O.Q)(D.subarray(4,E.length+8)),E.length+8),D}}),25561:((C,P,u)=>{u.d(
P,{_:()=>O});class O{tag;facts;above;link;block;element;constructor(k,b,M,w){this.tag=k,this.facts=b,this.above=M,this.link=w}in(k){return(!this.element||this.block!==
k)&&(this.element=(this.above?.in(k)??k).add(this.tag,this.facts),this.block=k),this.element}get linking(){return this.link?this:this.above?.linking}}}),42419:((C,P,u)=>{
u.d(P,{M:()=>w,U:()=>o});var O=u(17775),A=u(63748),k=u(5336),b=u(23265),M=u(96221);const w=4,g={low:"L",medium:"M",quartile:"Q",high:"H"},f={numeric:{low:7089,medium:5596,
quartile:3993,high:3057},alphanumeric:{low:4296,medium:3391,quartile:2420,high:1852},bytes:{low:2953,medium:2331,quartile:1663,high:1273}},a=1;function o(s,i){const{
segment:r,...c}=t(s,i);if(c.length>c.most)return c;const e=new O.N({level:g[i]}).encode(r),{size:l}=e;return{size:l,isDark:(m,_)=>m>=0&&_>=0&&m<l&&_<l&&e.get(m,
_)===1}}function t(s,i){const r={length:s.length,unit:"characters"};if(/^[0-9]+$/.test(s))return{segment:new A.e(s),most:f.numeric[i],...r};if(/^[0-9A-Z $%*+./:-]+$/.
test(s))return{segment:new k.e(s),most:f.alphanumeric[i],...r};const c=Buffer.byteLength(s),e=c===s.length;return{segment:new b.x(s,e?M.N.ISO_8859_1:M.N.UTF_8),
length:c,most:f.bytes[i]-(e?0:a),unit:"bytes"}}}),27077:((C,P,u)=>{u.d(P,{Kl:()=>M,Yz:()=>b,k6:()=>A,y:()=>k,zd:()=>O});function O(w){for(;;){const{done:g,value:f}=w.
next();if(g)return f}}async function A(w,g){for(;;){const{done:f,value:a}=w.next();if(f)return a;const o=g.step(a);o&&await o}}const k=1e3,b=3e5,M=1e4}),93604:((C,P,u)=>{
u.d(P,{BC:()=>M,MJ:()=>w,p9:()=>k,qZ:()=>b});const O=1e3,A=3e5;function*k(f,a){if(f.length<=O)return[...f].sort(a);let o=[];for(let t=0;t<f.length;t+=O){for(const s of f.
slice(t,t+O).sort(a))o.push(s);yield A}for(let t=O;t<o.length;t*=2){const s=[];for(let i=0;i<o.length;i+=2*t){const r=Math.min(i+t,o.length),c=Math.min(r+t,o.length);
for(let e=i,l=r;e<r||l<c;){const m=l===c||e<r&&a(o[e],o[l])<=0;s.push(m?o[e++]:o[l++]),s.length%O===0&&(yield A)}}o=s}return o}async function b(f,a,o){const t=k(
f,a);for(;;){const{done:s,value:i}=t.next();if(s)return i;const r=o.step(i);r&&await r}}const M=(f,a)=>g(f,a,!1),w=(f,a)=>g(f,a,!0);function g(f,a,o){let[t,s]=[
0,f.length];for(;t<s;){const i=t+s>>1,r=f[i];r<a||o&&r===a?t=i+1:s=i}return t}}),87593:((C,P,u)=>{u.d(P,{o:()=>l});var O=u(58552),A=u(61729),k=u(85673),b=u(45657),
M=u(78323);const w=16,g=200,f={"{":"which would write a value as mark-up: write {{name}}","&":"which would write a value as mark-up: write {{name}}",">":"but te\
mplates have no parts: put the text here","=":"but the marks of templates cannot be changed"},a=300,o=(I,n)=>new t(I,n).parse();class t{text;pace;problems=[];open=[
{name:"",line:0,nodes:[]}];line=1;counted=0;from=0;constructor(n,h){this.text=n,this.pace=h}async parse(){const{text:n,open:h,pace:d}=this;for(let p=n.indexOf("\
{{");p>=0;p=n.indexOf("{{",this.from)){this.tag(p);const E=d.step(a);E&&await E}this.put(n.slice(this.from));for(const{name:p,line:E}of h.slice(1))this.problems.
push(`has {{#${p}}} in line ${E}, which nothing ends`);return{nodes:h[0].nodes,problems:this.problems}}tag(n){const{text:h}=this;let d=0;for(;h[n-1-d]==="\\"&&n-
d>this.from;)d++;if(d%2===1){this.put(`${h.slice(this.from,n-1)}{{`),this.from=n+2;return}const p=this.lineAt(n),E=h.indexOf("}}",n);if(E<0){this.refuse(p,"has \
{{ without }} after it"),this.put(h.slice(this.from)),this.from=h.length;return}const D=h.slice(n+2,E).trim(),[L=""]=D,R="#^/!".includes(L)&&D!==""?this.ownLine(
n,E+2):void 0;this.put(h.slice(this.from,R?.start??n)),this.from=R?.end??E+2,(L!=="!"||D==="")&&this.enter(L,D,p)}enter(n,h,d){const p=Object.hasOwn(f,n)?f[n]:void 0;
if(p!==void 0)return n==="{"&&this.text[this.from]==="}"&&this.from++,this.refuse(d,`has {{${n}`,`, ${p}`);const E="#^/".includes(n)&&n!=="",D=E?h.slice(1).trim():
h;if(D==="")return this.refuse(d,"has a tag without a name");if(D.length>g||/[\n{}]/.test(D))return this.refuse(d,"has {{ whose end is missing");if(n==="/")return this.
close(D,d);if(!E)return void this.open.at(-1).nodes.push({name:D,line:d});if(this.open.length>w)return this.refuse(d,`has more than ${w} sections within one ano\
ther`);const L={name:D,line:d,isInverted:n==="^",nodes:[]};this.open.at(-1).nodes.push(L),this.open.push(L)}close(n,h){const d=this.open.at(-1);if(this.open.length>
1&&d.name===n)return void this.open.pop();const E=this.open.length>1?`, where {{#${d.name}}} of line ${d.line} must end first`:", which nothing begins";this.refuse(
h,`has {{/${n}}}`,E)}ownLine(n,h){const{text:d}=this;let p=n;for(;p>this.from&&(d[p-1]===" "||d[p-1]==="	");)p--;if(p>0&&d[p-1]!==`
`)return;let E=h;for(;d[E]===" "||d[E]==="	"||d[E]==="\r";)E++;if(!(E<d.length&&d[E]!==`
`))return{start:p,end:Math.min(E+1,d.length)}}put(n){n!==""&&this.open.at(-1).nodes.push(n)}refuse(n,h,d=""){this.problems.push(`${h} in line ${n}${d}`)}lineAt(n){
for(;this.counted<n;this.counted++)this.text[this.counted]===`
`&&this.line++;return this.line}}const s=20,i=200,r=1e5,c=2e6,e=500;async function l(I,n,h){if((0,M.H)(I))throw(0,O.G6)([{field:"file",message:"has characters f\
or private use (from U+100000 on), which templates cannot have"}]);const{nodes:d,problems:p}=await o(I,h);if(p.length>0)throw(0,O.G6)(p.slice(0,s).map(D=>({field:"\
file",message:D})));const E=new _(n,I.length+c,h);return await E.add(d),E.finish()}const m="is a number of more than 15 digits, some of which are lost: write it\
 in quotes";class _{most;pace;pieces=[];values=[];scopes;problems=new Map;namesOfScopes=new Map;rounds=0;length=0;constructor(n,h,d){this.most=h,this.pace=d,this.
scopes=[n]}async add(n){for(const h of n){const d=this.pace.step(e);if(d&&await d,typeof h=="string")this.put(h,h.length);else if("nodes"in h)for(const p of this.
scopesOf(h))await this.within(p,h.nodes);else this.value(h)}}finish(){const{problems:n}=this,h=[...n.values()].slice(0,s),d=n.size>s?[`and ${n.size-s} more`]:[],
p={field:"values",message:[...h,...d].join("; ")};if(n.size>0)throw(0,O.G6)([p]);return{text:this.pieces.join(""),values:this.values}}async within(n,h){if(++this.
rounds>r)throw(0,O.G6)([{field:"values",message:`would repeat parts of the template more than ${r} times`}]);this.scopes.push(n),await this.add(h),this.scopes.pop()}scopesOf({
name:n,line:h,isInverted:d}){const p=this.find({name:n,line:h});if(p===void 0)return[];const E=Array.isArray(p)?p:[p],D=E.length>0&&p!==!1&&p!==null&&p!=="";return d?
D?[]:[this.scopes.at(-1)]:D?E:[]}value({name:n,line:h}){const d=this.find({name:n,line:h});if(d===void 0)return;if(typeof d=="object"&&d!==null){const E=Array.isArray(
d)?"a list":"an object";return this.refuse({name:n,line:h},()=>`is ${E}: write {{#${n}}} … {{/${n}}} around its contents`)}if((0,b.Vp)(d))return this.refuse({
name:n,line:h},()=>m);const p=d===null?"":String(d);this.values.push(p),this.put((0,M.Y1)(this.values.length-1),p.length)}find({name:n,line:h}){const{scopes:d}=this;
if(n===".")return d.at(-1);const[p="",...E]=n.split(".");for(let D=d.length-1;D>=0;D--){const L=d[D];if(!(0,A.Gv)(L))continue;if(Object.hasOwn(L,n))return L[n];
if(!Object.hasOwn(L,p))continue;const R=y(L[p],E);if(R!==void 0)return R;break}this.refuse({name:n,line:h},()=>`is not given${(0,k.gx)(n,this.names())}`)}names(){
const n=[];for(const h of this.scopes){if(n.length>i)return n;(0,A.Gv)(h)&&(0,b.RZ)(n,this.namesIn(h))}return n}namesIn(n){const h=this.namesOfScopes.get(n);if(h)
return h;const d=Object.keys(n).slice(0,i).flatMap(p=>[p,...T(n[p],p)]).slice(0,i);return this.namesOfScopes.set(n,d),d}refuse({name:n,line:h},d){const{problems:p}=this;
p.has(n)||p.set(n,p.size<s?`'${n}' (line ${h}) ${d()}`:"")}put(n,h){this.length+=h;const{most:d}=this;if(this.length>d)throw(0,O.G6)([{field:"values",message:`m\
ake a text of more than ${d} characters; at most ${c} more than the template has are allowed`}]);this.pieces.push(n)}}const T=(I,n)=>(0,A.Gv)(I)?Object.keys(I).
slice(0,i).map(h=>`${n}.${h}`):[];function y(I,n){let h=I;for(const d of n){if(!(0,A.Gv)(h)||!Object.hasOwn(h,d))return;h=h[d]}return h}}),78323:((C,P,u)=>{u.d(
P,{H:()=>b,Y1:()=>M,qk:()=>g});const O=1048576,A=15,k=/([\u{100000}-\u{107fff}])([\u{100000}-\u{107fff}])/gu,b=f=>/[\u{100000}-\u{10ffff}]/u.test(f),M=f=>String.
fromCodePoint(O+(f>>A),O+(f&(1<<A)-1)),w=(f,a)=>f.codePointAt(0)-O<<A|a.codePointAt(0)-O,g=(f,a,o=t=>t)=>f.replace(k,(t,s,i)=>o(a[w(s,i)]??""))})};
