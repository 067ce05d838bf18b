"use strict";exports.id=8840,exports.ids=[8840],exports.modules={85673:((C,P,g)=>{g.d(P,{gx:()=>M,h:()=>b});function O(i,e){const n=k(i,e);if(n!==void 0)return[n];const r=d(
i);return e.filter(a=>d(a).some(f=>f.length>3&&r.includes(f)))}function k(i,e){let n;const r=d(i);for(const a of e){const f=y(r,d(a));f<=2&&f<(n?.count??1/0)&&(n=
{name:a,count:f})}return n?.name}function y(i,e){return i.length!==e.length?i.length*e.length===0?1/0:y([i.join("")],[e.join("")]):e.reduce((n,r,a)=>{const f=i[a]??
"",t=Math.min(f.length,r.length),c=o(f,r);return c>(t<3?0:t<7?1:2)?1/0:n+c},0)}const b=(i,e)=>w(O(i,e));function M(i,e){const n=k(i,e),r=f=>d(f).sort().join(" "),
a=r(i);return w(n===void 0?e.filter(f=>i!==""&&r(f)===a):[n])}const w=i=>i.length===0||i.length>3?"":` (did you mean ${i.join(" or ")}?)`,d=i=>i.trim().slice(0,
64).replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase().split(/[\s_-]+/).filter(e=>e!==""),l=2;function o(i,e){if(Math.abs(i.length-e.length)>l)return 1/0;let n=[],
r=Array.from({length:e.length+1},(f,t)=>t<=l?t:1/0);for(let f=0;f<i.length;f++){const t=[];t[0]=f+1;let c=1/0;for(let m=Math.max(0,f-l);m<=Math.min(e.length-1,f+
l);m++){const _=f>0&&m>0&&i[f]===e[m-1]&&i[f-1]===e[m];t[m+1]=Math.min((r[m+1]??1/0)+1,(t[m]??1/0)+1,(r[m]??1/0)+(i[f]===e[m]?0:1),_?(n[m-1]??1/0)+1:1/0),c=Math.
min(c,t[m+1])}if(c>l)return 1/0;n=r,r=t}const a=r[e.length]??1/0;return a>l?1/0:a}}),49180:((C,P,g)=>{g.d(P,{q:()=>k});const O="aliceblue f0f8ff antiquewhite fa\
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
at f5deb3 white ffffff whitesmoke f5f5f5 yellow ffff00 yellowgreen 9acd32";function k(M){const w=M.toLowerCase(),d=/^#([\da-f]{3}|[\da-f]{6})$/.exec(w)?.[1]??b().
get(w);return d===void 0?void 0:(d.length===3?[...d].map(o=>o+o):[d.slice(0,2),d.slice(2,4),d.slice(4)]).map(o=>Number.parseInt(o,16))}let y;function b(){const M=O.
split(" ");return y??=new Map(M.flatMap((w,d)=>d%2===0?[[w,M[d+1]]]:[]))}}),51521:((C,P,g)=>{g.d(P,{Ct:()=>w,Qf:()=>M,sA:()=>l});var O=g(98446),k=g(34378);const y=/(\{[^{}]*\})/;
function b(o,i){const e=[],n=[],r=`use ${i.map(a=>`{${a}}`).join(", ")}`;for(const a of(0,k.w)(o).split(y)){const f=i.find(t=>`{${t}}`===a);if(f)e.push({placeholder:f});else if(y.
test(a))n.push(a);else{if(/[{}]/.test(a))return{problem:`has a brace that belongs to no placeholder; ${r}`};a&&e.push({literal:a})}}return n.length===0?{pieces:e}:
{problem:`has the unknown ${(0,O.d5)(n.length,"placeholder","placeholders")} ${n.join(" and ")}; ${r}`}}const M=o=>o.split(y).filter((i,e)=>e%2===1),w=(o,i)=>o.
split(y).map((e,n)=>(n%2===1&&Object.hasOwn(i,e.slice(1,-1))?i[e.slice(1,-1)]:void 0)??e).join(""),d=["number","last","label","name"],l=o=>b(o,d)}),77040:((C,P,g)=>{
g.d(P,{n:()=>b});const O=["number","last","title","date"],k=`use ${O.map(M=>`{${M}}`).join(", ")}, and a \\ before a brace that is text`,y="{}|\\";function b(M){
const w=[[]],d=[];let l="";const o=()=>{l!==""&&w.at(-1).push(l),l=""};for(let r=0;r<M.length;r++){const a=M[r];if(a==="\\"&&r+1<M.length&&y.includes(M[r+1]))l+=
M[++r];else if(a==="|")o(),w.push([]);else{if(a==="}")return{problem:`has a brace that belongs to no placeholder; ${k}`};if(a==="{"){const f=M.indexOf("}",r);if(f<
0)return{problem:`has a brace that belongs to no placeholder; ${k}`};const t=M.slice(r+1,f),c=O.find(m=>m===t);o(),c?w.at(-1).push({placeholder:c}):d.push(`{${t}\
}`),r=f}else l+=a}}if(o(),d.length>0)return{problem:`has the unknown ${d.join(" and ")}; ${k}`};if(w.length>3)return{problem:"has more than three parts; use at \
most two bars (|), and \\| for a bar that is text"};const[i=[],e=[],n=[]]=w;return w.length===1?{left:[],middle:i,right:[]}:w.length===2?{left:i,middle:[],right:e}:
{left:i,middle:e,right:n}}}),60666:((C,P,g)=>{g.d(P,{E:()=>e,L:()=>l});var O=g(49180),k=g(17079),y=g(51521),b=g(77040);function M(n){const r=(0,y.sA)(n);return"\
problem"in r?r.problem:void 0}function w(n){const r=(0,b.n)(n);return"problem"in r?r.problem:void 0}const d=/^(?:[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8}){0,8}|[xXiI](?:-[A-Za-z0-9]{1,8}){1,8})$/,
l=n=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.test(n),o=n=>!/[/\\\p{Cc}\p{Cs}]/u.test(n)&&/[^. ]/.test(n);function i(n){const r=URL.canParse(n)?new URL(n):void 0;
return r?.protocol==="https:"&&r.username===""&&r.password===""}const e={"file-name":{holds:o,words:"a file name without folders"},"media-type":{holds:l,words:"\
a media type such as text/xml or application/pdf"},color:{holds:n=>(0,O.q)(n)!==void 0,words:"a color such as Red, darkgreen or #c00000"},date:{holds:n=>(0,k.Z)(
n)!==void 0,words:"a date of ISO 8601 such as 2026-11-20 or 2026-11-20T14:30:00+01:00"},"number-format":{holds:n=>M(n)===void 0,words:"text such as {number} / {\
last}",problem:M},"running-line":{holds:n=>w(n)===void 0,words:"a line such as {title}|{number} / {last}",problem:w},"https-address":{holds:i,words:"an HTTPS ad\
dress such as https://tsa.example.com"},"language-tag":{holds:n=>d.test(n),words:"a language tag such as en, de-AT or zh-Hant (BCP 47)"}}}),44131:((C,P,g)=>{g.d(
P,{Q:()=>k});const O=y();function k(b){const[M,w,d,l]=O;let o=4294967295,i=0;for(const e=b.length-3;i<e;i+=4)o^=b[i]|b[i+1]<<8|b[i+2]<<16|b[i+3]<<24,o=l[o&255]^
d[o>>>8&255]^w[o>>>16&255]^M[o>>>24];for(;i<b.length;i++)o=M[(o^b[i])&255]^o>>>8;return~o>>>0}function y(){const b=new Int32Array(256);for(let l=0;l<256;l++){let o=l;
for(let i=0;i<8;i++)o=o&1?o>>>1^3988292384:o>>>1;b[l]=o}const M=l=>l.map(o=>b[o&255]^o>>>8),w=M(b),d=M(w);return[b,w,d,M(d)]}}),28409:((C,P,g)=>{g.d(P,{B:()=>w,
J:()=>M});var O=g(58552);const k=100,y=5e7,b=/^data:([^,;]*)(?:;[^,;]*)*;base64,([A-Za-z0-9+/\s%=_-]*)$/i;function M(d){const[,l="",o]=b.exec(d)??[];if(o!==void 0)
return{type:l,bytes:Buffer.from(o.replaceAll("%2B","+").replaceAll("%2F","/").replaceAll("%3D","="),"base64")}}function w(d){const l=new Map,o=[];let i=0;for(const e of d){
if(!/^data:/i.test(e))continue;const n=M(e);if(!n){o.push({field:"file",message:"has a data: address that is not base64; write data:image/png;base64, and the im\
age"});break}const{type:r,bytes:a}=n;if(i+=a.length,l.set(e,{name:`image.${r.split("/")[1]??"bin"}`,bytes:a}),l.size>k||i>y){o.push({field:"file",message:`has m\
ore than ${k} images or ${y/1e6} MB of them in data: addresses`});break}}if(o.length>0)throw(0,O.G6)(o);return l}}),68084:((C,P,g)=>{g.d(P,{o:()=>y});var O=g(86687);
const k={file:"letterhead",password:"letterhead_password",noun:"the letterhead"};function y(b,M,w,d){const l=Uint32Array.from({length:b.pages.count},(i,e)=>e+1),
o={file:M,password:w,fields:k,layer:"under",repeat:"last",fit:"page"};return(0,O.e)(b,o,l,d)}}),63895:((C,P,g)=>{g.d(P,{P:()=>o});var O=g(12889),k=g(9876),y=g(27077);
const b="￼",M=400,w=200,d=100,l=3e3;class o{typefaces;breaks;constructor(t,c){this.typefaces=t,this.breaks=c}static async of(t){return new o(t,await(0,k.Vn)())}paragraph(t,c){
return(0,y.zd)(this.setting(t,c))}*setting(t,c){const m=[[]];for(const s of t)s.kind==="break"?m.push([]):m.at(-1).push(s);const _=i(m.flat()),T=(0,O.ft)(_),A=T&&
(0,O.vw)(_),I=[];for(const s of m){const h=[];for(const u of yield*this.boxes(s))if(u.width<=c)h.push(u);else for(const p of yield*this.split(u,c))h.push(p);for(const u of yield*a(
h,c))I.push(this.line(u,T,A)),I.length%d===0&&(yield d*l)}return{lines:I,isRight:A}}*widths(t){let[c,m]=[0,0];for(let _=0,T;_<=t.length;_=T+1){const A=[];for(T=
_;T<t.length;T++){const s=t[T];if(s.kind==="break")break;A.push(s)}let I=0;for(const{width:s,space:h}of yield*this.boxes(A))m=Math.max(m,s),c=Math.max(c,I+s),I+=
s+(h?.width??0)}return{whole:c,least:m}}fragment(t,c,m=!1){const _=this.typefaces.word(c,t.look.style,m);return{run:t,word:_,width:_.width*t.look.size/1e3}}*boxes(t){
const c=new r(t,this),m=[];for(const{end:_,next:T}of this.breaks(i(t))){const A=[];for(;c.at<_;){A.length>0&&(yield l);for(const s of c.take(Math.min(_,c.cutAfter(
w))))A.push(s)}const[I]=c.take(T);m.push({fragments:A,width:e(A),space:I}),m.length%d===0&&(yield d*l)}return m}*split({fragments:t,space:c},m){const _=[];for(const{
run:I,word:s,width:h}of t)if(I.kind==="image")_.push({run:I,text:b,width:h});else{for(const u of(0,k.s)(s.text,p=>this.fragment(I,p).width))_.push({...u,run:I});
yield l}const T=[];let A=0;for(const I of(0,k.ZM)(_,()=>m)){const s=this.joined(_.slice(A,A+=I));T.push({fragments:s,width:e(s),space:A===_.length?c:void 0}),yield l}
return T}joined(t){const c=[];for(let m=0,_;m<t.length;m=_){const{run:T}=t[m];let A="";for(_=m;t[_]?.run===T;_++)A+=t[_].text;c.push(T.kind==="image"?{run:T,width:T.
width}:this.fragment(T,A))}return c}line(t,c,m){const _=t.flatMap(({fragments:s,space:h},u)=>h&&u+1<t.length?[...s,h]:s),T=c?this.turned(_,m):_;let A=0;const I=[];
for(const{run:s}of _)s.kind==="image"?A=Math.max(A,s.height):s.note!==void 0&&I.push(s.note);return{fragments:T,width:e(T),tallest:A,notes:I}}turned(t,c){const m=c?
O.Vv:"",_=t.map(({word:A})=>A?.text??b),T=[];for(const{text:A,rtl:I,index:s}of(0,O.rg)(m,_)){const h=t[s];T.push(h.run.kind==="image"?h:this.fragment(h.run,A,I))}
return T}}const i=f=>f.map(t=>t.kind==="image"?b:t.text).join(""),e=f=>f.reduce((t,{width:c})=>t+c,0),n=/[\p{M}\p{Join_Control}\p{Cs}]/u;class r{runs;maker;run=0;start=0;at=0;constructor(t,c){
this.runs=t,this.maker=c}cutAfter(t){const c=this.runs[this.run];if(c.kind==="image")return this.start+1;const{text:m}=c;let _=this.at-this.start+t;for(const T=_+
t;_<T&&_<m.length&&n.test(m.charAt(_));)_++;return this.start+Math.min(_,m.length)}take(t){const c=[];for(;this.at<t;){const m=this.runs[this.run],_=m.kind==="i\
mage"?1:m.text.length,T=Math.min(t,this.start+_);if(T>this.at&&c.push(m.kind==="image"?{run:m,width:m.width}:this.maker.fragment(m,m.text.slice(this.at-this.start,
T-this.start))),this.at=T,T<this.start+_)break;this.start+=_,this.run++}return c}}function*a(f,t){const c=f.length;if(c===0)return[];const m=new Float64Array(c+
1),_=new Uint32Array(c+1);for(let A=c-1;A>=0;A--){let I=1/0,s=0;for(let h=A;h<c&&h-A<M&&(s+=f[h].width,!(s>t+.01&&h>A));h++){const u=Math.max(t-s,0)/t,D=1+(h+1===
c?A>0&&u>.85?.5:0:u*u)+m[h+1];D<I&&(I=D,_[A]=h+1),s+=f[h].space?.width??0}m[A]=I,A%d===0&&(yield d*l)}const T=[];for(let A=0;A<c;A=_[A])T.push(f.slice(A,_[A]));
return T}}),38017:((C,P,g)=>{g.d(P,{h:()=>M});var O=g(74135);const[k,y,b]=[144,54,12];function M(w,d,{header:l,headerOnFirst:o},i){const{displayed:e,upright:n}=w,
r=d.width-d.left-d.right,a=Math.min(k/e.width,y/e.height,r/e.width),[f,t]=[e.width*a,e.height*a],c=d.top/2-(l!==void 0&&o?i:0),m=(0,O.lw)(n,[f,0,0,t,d.width-d.right-
f,d.height-d.top+c-t]);return{room:Math.max(0,t+b-c),draw:_=>_.draw(void 0,{kind:"image",name:_.image(w),matrix:m})}}}),96533:((C,P,g)=>{g.d(P,{FE:()=>i,bP:()=>e,
lm:()=>y,oA:()=>b,uR:()=>w});var O=g(49180);const k=n=>[n,n,n],y={text:k(.1),quiet:k(.36),rule:k(.82),strongRule:k(.45),ground:[.957,.961,.969],link:[.04,.31,.64],
bar:k(.75)},b={NOTE:{title:"Note",color:[.04,.36,.72]},TIP:{title:"Tip",color:[.07,.43,.2]},IMPORTANT:{title:"Important",color:[.43,.25,.72]},WARNING:{title:"Wa\
rning",color:[.55,.37,0]},CAUTION:{title:"Caution",color:[.72,.12,.14]}},M={plain:1.25,report:1.25,letter:1.09},w=[.12,.31,.47],d=1.45,l=.88,o=37.5;class i{size;theme;leading;constructor(r,a="\
plain"){this.size=r,this.theme=a,this.leading=Math.round(r*d*2)/2}get half(){return this.leading/2}get measure(){return this.theme==="letter"?1/0:this.size*o}get codeSize(){
return this.size*l}heading(r){const a=this.size*M[this.theme]**Math.max(4-r,0);return{size:a,leading:Math.ceil(a*1.2/this.half)*this.half,before:this.leading*(this.
theme==="letter"||r>2?1:r===1?2:1.5),after:this.half}}smaller(r){return new i(this.size*r,this.theme)}}function e(n){const[r,a,f]=(0,O.q)(n);return[r/255,a/255,
f/255]}}),71775:((C,P,g)=>{g.d(P,{l:()=>M});var O=g(82943),k=g(47707),y=g(21281),b=g(98446);const M=({from:e,told:n,missing:r,hasFont:a,language:f,breaksArchive:t})=>[
...f===void 0?[w(e)]:[],...t?[(0,y.Xb)({part:3,level:"a",name:"PDF/A-3a"},"an image has CMYK colors, and the document is sRGB")]:[],...r.size>0?[(0,O.F)(i(r),a?
"Your file lacks them too, or they cannot be shaped.":"Give a font that has them.",a?[]:["font"])]:[],...n.images.size>0?[l(n.images.size,e)]:[],...n.links.size>
0?[o(n.links.size,e)]:[],...n.html===!0?[d]:[]],w=e=>({code:"language_assumed",message:`The document does not say what it is written in, so screen readers guess\
, and it does not claim PDF/UA. Give language, or lang in the ${e==="HTML"?"html element":"front matter"}.`,mentions:["language"]}),d={code:"html_left_out",message:"\
HTML other than br, sub, sup and u was left out of the Markdown. Its text stays."},l=(e,n)=>({code:"image_not_loaded",message:`${(0,b.y_)(e,"image")} of the ${n}\
 ${(0,b.d5)(e,"was","were")} not given, so the text that describes ${(0,b.d5)(e,"it","them")} is there instead. Nothing is fetched: give ${(0,b.d5)(e,"the image",
"the images")} as a file beside the text (Action), as field:name (n8n), or in images (service).`}),o=(e,n)=>({code:"links_as_text",message:`${(0,b.y_)(e,"link")}\
 of the ${n} ${(0,b.d5)(e,"leads","lead")} neither to a heading of the document nor to an address such as https:, and ${(0,b.d5)(e,"is","are")} text.`});function i(e){
return[...new Set([...e].map(k.I2))].sort().join(", ")}}),43084:((C,P,g)=>{g.d(P,{T:()=>l,t:()=>w});var O=g(74135);const k=-.12,y=.27,b=.055,M={below:.24,height:1.18,
beside:.18};function w(o,i,e,n,r){const{fragments:a}=i;for(let f=0,t=0;f<a.length;f=t){const{run:c}=a[f];let m=0;for(t=f;t<a.length&&d(a[t],a[f]);t++)m+=a[t].width;
const _=r&&c.owner!==null?c.owner?.in(r)??r:void 0;if(c.kind==="image"){const{upright:A}=c.image,I=(0,O.lw)(A,[c.width,0,0,c.height,e,n]);o.draw(_,{kind:"image",
name:o.image(c.image),matrix:I})}else{const A=a.slice(f,t).map(({word:I})=>I);o.draw(_,...l(A,c.look,e,n,m))}const T=c.owner?.linking;if(r&&T?.link){const A=c.kind===
"image"?c.height:c.look.size,I=[e,n-A*.25,e+m,n+A*(c.kind==="image"?1:.9)];o.link(T.in(r),I,T.link.target,T.link.contents)}e+=m}}function d(o,{run:i}){return o.
run===i||o.run.kind==="text"&&i.kind==="text"&&o.run.look===i.look&&o.run.owner===i.owner}function l(o,i,e,n,r){const{size:a,color:f,rise:t=0,oblique:c=!1,ground:m}=i,
_=n+t,T=[];if(m){const{below:I,height:s,beside:h}=M,u={x:e-h*a,y:_-I*a,width:r+2*h*a,height:s*a};T.push({kind:"area",...u,color:m,radius:a*.2})}T.push({kind:"te\
xt",x:e,y:_,size:a,color:f,words:o,oblique:c});const A=I=>({kind:"area",x:e,y:_+I*a,width:r,height:b*a,color:f});return i.underlined===!0&&T.push(A(k)),i.struck===
!0&&T.push(A(y)),T}}),16246:((C,P,g)=>{g.d(P,{H:()=>M,a:()=>b});var O=g(86799),k=g(96927);const y=w=>Math.round(w*72e3)/1e3;function b({page_size:w,orientation:d,
page_width:l,page_height:o}){if(l!==void 0&&o!==void 0)return{width:y(l),height:y(o)};const[i,e]=k.tn[w];return d==="portrait"?{width:i,height:e}:{width:e,height:i}}
const M=({font:w,bold_font:d})=>({font:w&&(0,O.g)(w,"font"),boldFont:d&&(0,O.g)(d,"bold_font")})}),16596:((C,P,g)=>{g.d(P,{m:()=>d});var O=g(58552),k=g(30586),y=g(
86476),b=g(42419);const M=1e3,w=8;async function d(i,e){const n=new Map;for(const r of i){if(!/^qr:/i.test(r))continue;if(n.size===M)throw(0,O.G6)([{field:"file",
message:`has more than ${M} QR codes (qr:)`}]);const a=(0,b.U)(l(r),"medium");if("most"in a){const f=`has a QR code (qr:) of ${a.length} ${a.unit}, and at most ${a.
most} fit`;throw(0,O.G6)([{field:"file",message:f}])}await e.pace.rest(),n.set(r,await o(a,e))}return n}function l(i){const e=i.slice(3);if(/^https?:/i.test(e))
return e;try{return decodeURIComponent(e)}catch{return e}}async function o(i,e){const n=(i.size+2*b.M)*w,r=f=>{const t=new Uint8Array(Math.ceil(n/8)),c=Math.floor(
f/w)-b.M;for(const m of t.keys())t[m]=i.isDark(m-b.M,c)?0:255;return t},a=await(0,k.Hy)({width:n,height:n,depth:1,color:"gray",resolution:n,samples:r},e);return await(0,y.
A)({name:"code.png",bytes:a},"file",e)}}),37645:((C,P,g)=>{g.d(P,{N:()=>i});var O=g(58552),k=g(77040),y=g(96533),b=g(43084);const M=.82,w=6,d=3e5,l=12,o=1e6;async function i({
sheets:r},a,{frameOf:f,size:t,isBare:c,pace:m},_){const T=e("header",_),A=e("footer",_),I={style:"Regular",size:t*M,color:y.lm.quiet},s=h=>({number:String(h),last:String(
r.length),title:_.title,date:_.date??""});for(const[h,u]of[[T,"Header"],[A,"Footer"]]){if(!h)continue;const p=new Map;for(const[E,D]of r.entries()){const L=f(E);
let R=p.get(L);R||p.set(L,R=new n(a,L,I,h,s(r.length))),!c(E,u)&&(u==="Footer"||E>0||_.headerOnFirst)&&R.draw(D,u,s(E+1));const v=m.step(d);v&&await v}}}function e(r,a){
const f=a[r];if(f===void 0)return;const t=(0,k.n)(f);if("problem"in t)throw(0,O.G6)([{field:r,message:t.problem}]);if([...t.left,...t.middle,...t.right].some(m=>typeof m!=
"string"&&m.placeholder==="date")&&a.date===void 0)throw(0,O.G6)([{field:"date",message:`is required, because ${r} has {date}`,mentions:[r]}]);return t}class n{maker;page;line;look;room;constructor(a,f,t,c,m){
this.maker=a,this.page=f,this.line=c,this.room=f.width-f.left-f.right;const _=this.factorOf(this.texts(m).map(T=>this.set(T,t).width));this.look={...t,size:Math.
max(t.size*Math.min(_,1),Math.min(w,t.size))}}draw(a,f,t){const{width:c,height:m,left:_,right:T,top:A,bottom:I}=this.page,{size:s}=this.look,h=(f==="Footer"?I/2:
m-A/2)-s*.3,u=this.texts(t),p=u.map(v=>this.set(v,this.look)),E=this.factorOf(p.map(v=>v.width))<.999,D=(this.room-2*l)/u.filter(v=>v!=="").length,R=(E?u.map(v=>this.
cut(v,D)):p).flatMap((v,x)=>{let S=[_,(_+c-T-v.width)/2,c-T-v.width][x];return v.fragments.flatMap(({word:N,width:B})=>(0,b.T)([N],this.look,(S+=B)-B,h,B))});a.
run(f,...R)}factorOf([a=0,f=0,t=0]){const c=Math.max(a,t),m=f===0?a+t:2*c+f,_=f===0?a>0&&t>0?l:0:c>0?2*l:0;return m===0?1:(this.room-_)/m}cut(a,f){const t=this.
set(a,this.look);if(t.width<=f)return t;const c=[...a],m=A=>this.set(`${c.slice(0,A).join("").trimEnd()}…`,this.look);let[_,T]=[0,c.length];for(;_<T;){const A=Math.
ceil((_+T)/2);m(A).width<=f?_=A:T=A-1}return m(_)}texts(a){return[this.line.left,this.line.middle,this.line.right].map(f=>f.map(t=>typeof t=="string"?t:a[t.placeholder]).
join("").trim())}set(a,f){const[t]=this.maker.paragraph([{kind:"text",text:a,look:f}],o).lines;return t??{fragments:[],width:0,tallest:0,notes:[]}}}}),82943:((C,P,g)=>{
g.d(P,{F:()=>O});const O=(k,y,b=[])=>({code:"characters_missing",message:`Boxes are drawn for characters that cannot be shown: ${k}. ${y}`,...b.length>0?{mentions:b}:
{}})}),33141:((C,P,g)=>{g.d(P,{$u:()=>y,b8:()=>k,dc:()=>M,zO:()=>b});var O=g(77581);function k(w,d){const l=typeof w=="number"?Math.abs(w):0,o=typeof d=="number"?
Math.abs(d):0;return{capHeight:l>=400&&l<=850?l:700,descent:-(o>=50?Math.min(o,230):230)}}const y=(w,d)=>`/Span <</ActualText <${Buffer.from((0,O.wx)(w).bytes).
toString("hex")}>>> BDC ${d} EMC`,b=(w,d)=>`<${w.map(l=>l.toString(16).padStart(d*2,"0")).join("")}>`;function M(w){return w.some(d=>d<32||d>126)?b(w,1):`(${Buffer.
from(w).toString("latin1").replace(/[\\()]/g,"\\$&")})`}}),30586:((C,P,g)=>{g.d(P,{Fo:()=>t,Hy:()=>f});var O=g(44131),k=g(64680),y=g(19158),b=g(68973);const M=Uint8Array.
of(137,80,78,71,13,10,26,10),w={gray:0,rgb:2,palette:3,"gray-alpha":4,rgba:6},d={gray:1,rgb:3,palette:1,"gray-alpha":2,rgba:4},l=.0254,o=6,i=8388608,e=65536,n=2,
r=.6,a=4,f=async(p,E)=>(await t(p,E)).file;async function t(p,E){const{width:D,height:L,depth:R,color:v,palette:x,profile:S,resolution:N}=p,B=Buffer.alloc(13);B.
writeUInt32BE(D,0),B.writeUInt32BE(L,4),B.set([R,w[v],0,0,0],8);const U=[M,u("IHDR",B)];S&&U.push(await m(S,E)),N!==void 0&&U.push(u("pHYs",_(N))),x&&U.push(u("\
PLTE",x));const{data:z}=await T(p,E),$=z.then(K=>Buffer.concat([...U,u("IDAT",K),u("IEND",new Uint8Array(0))]));return $.catch(()=>{}),{file:$}}const c=4;async function m(p,E){
return u("iCCP",Buffer.concat([Buffer.from("ICC\0\0","latin1"),await(0,b.uM)(E).deflate(p,c)]))}function _(p){const E=Buffer.alloc(9),D=Math.round(p/l);return E.
writeUInt32BE(D,0),E.writeUInt32BE(D,4),E[8]=1,E}async function T(p,{codec:E,pace:D}){const L=(A(p)+1)*p.height;if(!E&&L>i){const S=await(0,y.p)(new CompressionStream(
"deflate"),I(p,D,!0));return{data:Promise.resolve(S)}}const R=new k.k(L);for await(const S of I(p,D,!1))R.copy(S,0,S.length);const v=R.bytes,x=E?E.deflate(v,o):
(0,y.p)(new CompressionStream("deflate"),[v]);return L>i&&await x,{data:x}}const A=({width:p,depth:E,color:D})=>Math.ceil(p*E*d[D]/8);async function*I(p,E,D){const{
height:L,samples:R}=p,v=A(p),x=s(p),S=typeof R=="function"?R:$=>R.subarray($*v,$*v+v),N=new Uint8Array(v),B=Math.max(1,Math.floor(e/(v+1)));let U=new Uint8Array(
0),z=0;for(let $=0;$<L;$++){if(z===U.length){const W=Math.min(B,L-$)*(v+1);(D||U.length!==W)&&(U=new Uint8Array(W)),z=0}const K=U.subarray(z,z+=v+1),G=S($).subarray(
0,v),F=$>0&&Buffer.compare(G,N)===0;if(K[0]=x(G,F),K[0]!==n)K.set(G,1);else if(!F)for(let W=0;W<v;W++)K[W+1]=G[W]-N[W];F||N.set(G),z===U.length&&(yield U);const j=E.
step(v);j&&await j}}function s({depth:p,color:E}){if(p<8||E==="palette")return()=>0;const D=d[E];let L;return(R,v)=>{if(v)return L;const x=L===void 0;return L=p===
8&&h(R,D)?0:n,x?0:L}}function h(p,E){let D=0,L=0;for(let R=E;R<p.length;R+=a*E)p[R]===p[R-E]&&D++,L++;return D>=L*r}function u(p,E){const D=Buffer.alloc(E.length+
12);return D.writeUInt32BE(E.length,0),D.write(p,4,"latin1"),D.set(E,8),D.writeUInt32BE((0,O.Q)(D.subarray(4,E.length+8)),E.length+8),D}}),25561:((C,P,g)=>{g.d(
P,{_:()=>O});class O{tag;facts;above;link;block;element;constructor(y,b,M,w){this.tag=y,this.facts=b,this.above=M,this.link=w}in(y){return(!this.element||this.block!==
y)&&(this.element=(this.above?.in(y)??y).add(this.tag,this.facts),this.block=y),this.element}get linking(){return this.link?this:this.above?.linking}}}),42419:((C,P,g)=>{
g.d(P,{M:()=>w,U:()=>i});var O=g(17775),k=g(63748),y=g(5336),b=g(23265),M=g(96221);const w=4,d={low:"L",medium:"M",quartile:"Q",high:"H"},l={numeric:{low:7089,medium:5596,
quartile:3993,high:3057},alphanumeric:{low:4296,medium:3391,quartile:2420,high:1852},bytes:{low:2953,medium:2331,quartile:1663,high:1273}},o=1;function i(n,r){const{
segment:a,...f}=e(n,r);if(f.length>f.most)return f;const t=new O.N({level:d[r]}).encode(a),{size:c}=t;return{size:c,isDark:(m,_)=>m>=0&&_>=0&&m<c&&_<c&&t.get(m,
_)===1}}function e(n,r){const a={length:n.length,unit:"characters"};if(/^[0-9]+$/.test(n))return{segment:new k.e(n),most:l.numeric[r],...a};if(/^[0-9A-Z $%*+./:-]+$/.
test(n))return{segment:new y.e(n),most:l.alphanumeric[r],...a};const f=Buffer.byteLength(n),t=f===n.length;return{segment:new b.x(n,t?M.N.ISO_8859_1:M.N.UTF_8),
length:f,most:l.bytes[r]-(t?0:o),unit:"bytes"}}}),27077:((C,P,g)=>{g.d(P,{Kl:()=>M,Yz:()=>b,k6:()=>k,p9:()=>w,y:()=>y,zd:()=>O});function O(d){for(;;){const{done:l,
value:o}=d.next();if(l)return o}}async function k(d,l){for(;;){const{done:o,value:i}=d.next();if(o)return i;const e=l.step(i);e&&await e}}const y=1e3,b=3e5,M=1e4;
function*w(d,l){if(d.length<=y)return[...d].sort(l);let o=[];for(let i=0;i<d.length;i+=y){for(const e of d.slice(i,i+y).sort(l))o.push(e);yield b}for(let i=y;i<
o.length;i*=2){const e=[];for(let n=0;n<o.length;n+=2*i){const r=Math.min(n+i,o.length),a=Math.min(r+i,o.length);for(let f=n,t=r;f<r||t<a;){const c=t===a||f<r&&
l(o[f],o[t])<=0;e.push(c?o[f++]:o[t++]),e.length%y===0&&(yield b)}}o=e}return o}}),93604:((C,P,g)=>{g.d(P,{BC:()=>M,MJ:()=>w,qZ:()=>y});const O=4096,k=100;async function y(l,o,i){
let e=[];for(let n=0;n<l.length;n+=O){for(const a of l.slice(n,n+O).sort(o))e.push(a);const r=i.step(12*O*k);r&&await r}for(let n=O;n<l.length;n*=2){const r=[];
for(let a=0;a<l.length;a+=2*n)await b(e,a,n,o,r,i);e=r}return e}async function b(l,o,i,e,n,r){const[a,f]=[Math.min(o+i,l.length),Math.min(o+2*i,l.length)];let[t,
c]=[o,a];for(;t<a||c<f;){const m=t===a||c<f&&e(l[c],l[t])<0;n.push(l[m?c++:t++]);const _=r.step(k);_&&await _}}const M=(l,o)=>d(l,o,!1),w=(l,o)=>d(l,o,!0);function d(l,o,i){
let[e,n]=[0,l.length];for(;e<n;){const r=e+n>>1,a=l[r];a<o||i&&a===o?e=r+1:n=r}return e}}),87593:((C,P,g)=>{g.d(P,{o:()=>c});var O=g(58552),k=g(61729),y=g(85673),
b=g(45657),M=g(78323);const w=16,d=200,l={"{":"which would write a value as mark-up: write {{name}}","&":"which would write a value as mark-up: write {{name}}",
">":"but templates have no parts: put the text here","=":"but the marks of templates cannot be changed"},o=300,i=(I,s)=>new e(I,s).parse();class e{text;pace;problems=[];open=[
{name:"",line:0,nodes:[]}];line=1;counted=0;from=0;constructor(s,h){this.text=s,this.pace=h}async parse(){const{text:s,open:h,pace:u}=this;for(let p=s.indexOf("\
{{");p>=0;p=s.indexOf("{{",this.from)){this.tag(p);const E=u.step(o);E&&await E}this.put(s.slice(this.from));for(const{name:p,line:E}of h.slice(1))this.problems.
push(`has {{#${p}}} in line ${E}, which nothing ends`);return{nodes:h[0].nodes,problems:this.problems}}tag(s){const{text:h}=this;let u=0;for(;h[s-1-u]==="\\"&&s-
u>this.from;)u++;if(u%2===1){this.put(`${h.slice(this.from,s-1)}{{`),this.from=s+2;return}const p=this.lineAt(s),E=h.indexOf("}}",s);if(E<0){this.refuse(p,"has \
{{ without }} after it"),this.put(h.slice(this.from)),this.from=h.length;return}const D=h.slice(s+2,E).trim(),[L=""]=D,R="#^/!".includes(L)&&D!==""?this.ownLine(
s,E+2):void 0;this.put(h.slice(this.from,R?.start??s)),this.from=R?.end??E+2,(L!=="!"||D==="")&&this.enter(L,D,p)}enter(s,h,u){const p=Object.hasOwn(l,s)?l[s]:void 0;
if(p!==void 0)return s==="{"&&this.text[this.from]==="}"&&this.from++,this.refuse(u,`has {{${s}`,`, ${p}`);const E="#^/".includes(s)&&s!=="",D=E?h.slice(1).trim():
h;if(D==="")return this.refuse(u,"has a tag without a name");if(D.length>d||/[\n{}]/.test(D))return this.refuse(u,"has {{ whose end is missing");if(s==="/")return this.
close(D,u);if(!E)return void this.open.at(-1).nodes.push({name:D,line:u});if(this.open.length>w)return this.refuse(u,`has more than ${w} sections within one ano\
ther`);const L={name:D,line:u,isInverted:s==="^",nodes:[]};this.open.at(-1).nodes.push(L),this.open.push(L)}close(s,h){const u=this.open.at(-1);if(this.open.length>
1&&u.name===s)return void this.open.pop();const E=this.open.length>1?`, where {{#${u.name}}} of line ${u.line} must end first`:", which nothing begins";this.refuse(
h,`has {{/${s}}}`,E)}ownLine(s,h){const{text:u}=this;let p=s;for(;p>this.from&&(u[p-1]===" "||u[p-1]==="	");)p--;if(p>0&&u[p-1]!==`
`)return;let E=h;for(;u[E]===" "||u[E]==="	"||u[E]==="\r";)E++;if(!(E<u.length&&u[E]!==`
`))return{start:p,end:Math.min(E+1,u.length)}}put(s){s!==""&&this.open.at(-1).nodes.push(s)}refuse(s,h,u=""){this.problems.push(`${h} in line ${s}${u}`)}lineAt(s){
for(;this.counted<s;this.counted++)this.text[this.counted]===`
`&&this.line++;return this.line}}const n=20,r=200,a=1e5,f=2e6,t=500;async function c(I,s,h){if((0,M.H)(I))throw(0,O.G6)([{field:"file",message:"has characters f\
or private use (from U+100000 on), which templates cannot have"}]);const{nodes:u,problems:p}=await i(I,h);if(p.length>0)throw(0,O.G6)(p.slice(0,n).map(D=>({field:"\
file",message:D})));const E=new _(s,I.length+f,h);return await E.add(u),E.finish()}const m="is a number of more than 15 digits, some of which are lost: write it\
 in quotes";class _{most;pace;pieces=[];values=[];scopes;problems=new Map;namesOfScopes=new Map;rounds=0;length=0;constructor(s,h,u){this.most=h,this.pace=u,this.
scopes=[s]}async add(s){for(const h of s){const u=this.pace.step(t);if(u&&await u,typeof h=="string")this.put(h,h.length);else if("nodes"in h)for(const p of this.
scopesOf(h))await this.within(p,h.nodes);else this.value(h)}}finish(){const{problems:s}=this,h=[...s.values()].slice(0,n),u=s.size>n?[`and ${s.size-n} more`]:[],
p={field:"values",message:[...h,...u].join("; ")};if(s.size>0)throw(0,O.G6)([p]);return{text:this.pieces.join(""),values:this.values}}async within(s,h){if(++this.
rounds>a)throw(0,O.G6)([{field:"values",message:`would repeat parts of the template more than ${a} times`}]);this.scopes.push(s),await this.add(h),this.scopes.pop()}scopesOf({
name:s,line:h,isInverted:u}){const p=this.find({name:s,line:h});if(p===void 0)return[];const E=Array.isArray(p)?p:[p],D=E.length>0&&p!==!1&&p!==null&&p!=="";return u?
D?[]:[this.scopes.at(-1)]:D?E:[]}value({name:s,line:h}){const u=this.find({name:s,line:h});if(u===void 0)return;if(typeof u=="object"&&u!==null){const E=Array.isArray(
u)?"a list":"an object";return this.refuse({name:s,line:h},()=>`is ${E}: write {{#${s}}} … {{/${s}}} around its contents`)}if((0,b.Vp)(u))return this.refuse({
name:s,line:h},()=>m);const p=u===null?"":String(u);this.values.push(p),this.put((0,M.Y1)(this.values.length-1),p.length)}find({name:s,line:h}){const{scopes:u}=this;
if(s===".")return u.at(-1);const[p="",...E]=s.split(".");for(let D=u.length-1;D>=0;D--){const L=u[D];if(!(0,k.Gv)(L))continue;if(Object.hasOwn(L,s))return L[s];
if(!Object.hasOwn(L,p))continue;const R=A(L[p],E);if(R!==void 0)return R;break}this.refuse({name:s,line:h},()=>`is not given${(0,y.gx)(s,this.names())}`)}names(){
const s=[];for(const h of this.scopes){if(s.length>r)return s;(0,k.Gv)(h)&&(0,b.RZ)(s,this.namesIn(h))}return s}namesIn(s){const h=this.namesOfScopes.get(s);if(h)
return h;const u=Object.keys(s).slice(0,r).flatMap(p=>[p,...T(s[p],p)]).slice(0,r);return this.namesOfScopes.set(s,u),u}refuse({name:s,line:h},u){const{problems:p}=this;
p.has(s)||p.set(s,p.size<n?`'${s}' (line ${h}) ${u()}`:"")}put(s,h){this.length+=h;const{most:u}=this;if(this.length>u)throw(0,O.G6)([{field:"values",message:`m\
ake a text of more than ${u} characters; at most ${f} more than the template has are allowed`}]);this.pieces.push(s)}}const T=(I,s)=>(0,k.Gv)(I)?Object.keys(I).
slice(0,r).map(h=>`${s}.${h}`):[];function A(I,s){let h=I;for(const u of s){if(!(0,k.Gv)(h)||!Object.hasOwn(h,u))return;h=h[u]}return h}}),78323:((C,P,g)=>{g.d(
P,{H:()=>b,Y1:()=>M,qk:()=>d});const O=1048576,k=15,y=/([\u{100000}-\u{107fff}])([\u{100000}-\u{107fff}])/gu,b=l=>/[\u{100000}-\u{10ffff}]/u.test(l),M=l=>String.
fromCodePoint(O+(l>>k),O+(l&(1<<k)-1)),w=(l,o)=>l.codePointAt(0)-O<<k|o.codePointAt(0)-O,d=(l,o,i=e=>e)=>l.replace(y,(e,n,r)=>i(o[w(n,r)]??""))})};
