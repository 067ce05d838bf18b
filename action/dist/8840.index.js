"use strict";exports.id=8840,exports.ids=[8840],exports.modules={85673:((C,k,u)=>{u.d(k,{gx:()=>O,h:()=>E});function M(o,e){const s=A(o,e);if(s!==void 0)return[s];const i=p(
o);return e.filter(r=>p(r).some(a=>a.length>3&&i.includes(a)))}function A(o,e){let s;const i=p(o);for(const r of e){const a=D(i,p(r));a<=2&&a<(s?.count??1/0)&&(s=
{name:r,count:a})}return s?.name}function D(o,e){return o.length!==e.length?o.length*e.length===0?1/0:D([o.join("")],[e.join("")]):e.reduce((s,i,r)=>{const a=o[r]??
"",t=Math.min(a.length,i.length),f=l(a,i);return f>(t<3?0:t<7?1:2)?1/0:s+f},0)}const E=(o,e)=>w(M(o,e));function O(o,e){const s=A(o,e),i=a=>p(a).sort().join(" "),
r=i(o);return w(s===void 0?e.filter(a=>o!==""&&i(a)===r):[s])}const w=o=>o.length===0||o.length>3?"":` (did you mean ${o.join(" or ")}?)`,p=o=>o.trim().slice(0,
64).replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase().split(/[\s_-]+/).filter(e=>e!==""),h=2;function l(o,e){if(Math.abs(o.length-e.length)>h)return 1/0;let s=[],
i=Array.from({length:e.length+1},(a,t)=>t<=h?t:1/0);for(let a=0;a<o.length;a++){const t=[];t[0]=a+1;let f=1/0;for(let m=Math.max(0,a-h);m<=Math.min(e.length-1,a+
h);m++){const _=a>0&&m>0&&o[a]===e[m-1]&&o[a-1]===e[m];t[m+1]=Math.min((i[m+1]??1/0)+1,(t[m]??1/0)+1,(i[m]??1/0)+(o[a]===e[m]?0:1),_?(s[m-1]??1/0)+1:1/0),f=Math.
min(f,t[m+1])}if(f>h)return 1/0;s=i,i=t}const r=i[e.length]??1/0;return r>h?1/0:r}}),49180:((C,k,u)=>{u.d(k,{q:()=>A});const M="aliceblue f0f8ff antiquewhite fa\
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
at f5deb3 white ffffff whitesmoke f5f5f5 yellow ffff00 yellowgreen 9acd32";function A(O){const w=O.toLowerCase(),p=/^#([\da-f]{3}|[\da-f]{6})$/.exec(w)?.[1]??E().
get(w);return p===void 0?void 0:(p.length===3?[...p].map(l=>l+l):[p.slice(0,2),p.slice(2,4),p.slice(4)]).map(l=>Number.parseInt(l,16))}let D;function E(){const O=M.
split(" ");return D??=new Map(O.flatMap((w,p)=>p%2===0?[[w,O[p+1]]]:[]))}}),51521:((C,k,u)=>{u.d(k,{Ct:()=>w,Qf:()=>O,sA:()=>h});var M=u(98446),A=u(34378);const D=/(\{[^{}]*\})/;
function E(l,o){const e=[],s=[],i=`use ${o.map(r=>`{${r}}`).join(", ")}`;for(const r of(0,A.w)(l).split(D)){const a=o.find(t=>`{${t}}`===r);if(a)e.push({placeholder:a});else if(D.
test(r))s.push(r);else{if(/[{}]/.test(r))return{problem:`has a brace that belongs to no placeholder; ${i}`};r&&e.push({literal:r})}}return s.length===0?{pieces:e}:
{problem:`has the unknown ${(0,M.d5)(s.length,"placeholder","placeholders")} ${s.join(" and ")}; ${i}`}}const O=l=>l.split(D).filter((o,e)=>e%2===1),w=(l,o)=>l.
split(D).map((e,s)=>(s%2===1&&Object.hasOwn(o,e.slice(1,-1))?o[e.slice(1,-1)]:void 0)??e).join(""),p=["number","last","label","name"],h=l=>E(l,p)}),77040:((C,k,u)=>{
u.d(k,{n:()=>E});const M=["number","last","title","date"],A=`use ${M.map(O=>`{${O}}`).join(", ")}, and a \\ before a brace that is text`,D="{}|\\";function E(O){
const w=[[]],p=[];let h="";const l=()=>{h!==""&&w.at(-1).push(h),h=""};for(let i=0;i<O.length;i++){const r=O[i];if(r==="\\"&&i+1<O.length&&D.includes(O[i+1]))h+=
O[++i];else if(r==="|")l(),w.push([]);else{if(r==="}")return{problem:`has a brace that belongs to no placeholder; ${A}`};if(r==="{"){const a=O.indexOf("}",i);if(a<
0)return{problem:`has a brace that belongs to no placeholder; ${A}`};const t=O.slice(i+1,a),f=M.find(m=>m===t);l(),f?w.at(-1).push({placeholder:f}):p.push(`{${t}\
}`),i=a}else h+=r}}if(l(),p.length>0)return{problem:`has the unknown ${p.join(" and ")}; ${A}`};if(w.length>3)return{problem:"has more than three parts; use at \
most two bars (|), and \\| for a bar that is text"};const[o=[],e=[],s=[]]=w;return w.length===1?{left:[],middle:o,right:[]}:w.length===2?{left:o,middle:[],right:e}:
{left:o,middle:e,right:s}}}),60666:((C,k,u)=>{u.d(k,{E:()=>e,L:()=>h});var M=u(49180),A=u(17079),D=u(51521),E=u(77040);function O(s){const i=(0,D.sA)(s);return"\
problem"in i?i.problem:void 0}function w(s){const i=(0,E.n)(s);return"problem"in i?i.problem:void 0}const p=/^(?:[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8}){0,8}|[xXiI](?:-[A-Za-z0-9]{1,8}){1,8})$/,
h=s=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.test(s),l=s=>!/[/\\\p{Cc}\p{Cs}]/u.test(s)&&/[^. ]/.test(s);function o(s){const i=URL.canParse(s)?new URL(s):void 0;
return i?.protocol==="https:"&&i.username===""&&i.password===""}const e={"file-name":{holds:l,words:"a file name without folders"},"media-type":{holds:h,words:"\
a media type such as text/xml or application/pdf"},color:{holds:s=>(0,M.q)(s)!==void 0,words:"a color such as Red, darkgreen or #c00000"},date:{holds:s=>(0,A.Z)(
s)!==void 0,words:"a date of ISO 8601 such as 2026-11-20 or 2026-11-20T14:30:00+01:00"},"number-format":{holds:s=>O(s)===void 0,words:"text such as {number} / {\
last}",problem:O},"running-line":{holds:s=>w(s)===void 0,words:"a line such as {title}|{number} / {last}",problem:w},"https-address":{holds:o,words:"an HTTPS ad\
dress such as https://tsa.example.com"},"language-tag":{holds:s=>p.test(s),words:"a language tag such as en, de-AT or zh-Hant (BCP 47)"}}}),44131:((C,k,u)=>{u.d(
k,{Q:()=>A});const M=D();function A(E){const[O,w,p,h]=M;let l=4294967295,o=0;for(const e=E.length-3;o<e;o+=4)l^=E[o]|E[o+1]<<8|E[o+2]<<16|E[o+3]<<24,l=h[l&255]^
p[l>>>8&255]^w[l>>>16&255]^O[l>>>24];for(;o<E.length;o++)l=O[(l^E[o])&255]^l>>>8;return~l>>>0}function D(){const E=new Int32Array(256);for(let h=0;h<256;h++){let l=h;
for(let o=0;o<8;o++)l=l&1?l>>>1^3988292384:l>>>1;E[h]=l}const O=h=>h.map(l=>E[l&255]^l>>>8),w=O(E),p=O(w);return[E,w,p,O(p)]}}),28409:((C,k,u)=>{u.d(k,{$:()=>p,
J:()=>w});var M=u(58552),A=u(86476);const D=100,E=5e7,O=/^data:([^,;]*)(?:;[^,;]*)*;base64,([A-Za-z0-9+/\s%=_-]*)$/i;function w(l){const[,o="",e]=O.exec(l)??[];
if(e!==void 0)return{type:o,bytes:Buffer.from(e.replaceAll("%2B","+").replaceAll("%2F","/").replaceAll("%3D","="),"base64")}}async function p(l,o){const e=new Map,
s=[];let[i,r]=[0,0];for(const a of l){if(!/^data:/i.test(a))continue;i++;const t=w(a);if(r+=t?.bytes.length??0,i>D||r>E)throw(0,M.G6)([{field:"file",message:`ha\
s more than ${D} images or ${E/1e6} MB of them in data: addresses`}]);t?await h(e,a,t,i,s,o):s.push({field:"file",message:`has a data: address that is not base6\
4, number ${i}; write data:image/png;base64, and the image`})}if(s.length>0)throw(0,M.G6)(s);return e}async function h(l,o,{type:e,bytes:s},i,r,a){try{l.set(o,await(0,A.
A)({name:`image.${e.split("/")[1]??"bin"}`,bytes:s},"file",a))}catch(t){if(!(t instanceof M.zU)||t.code!=="invalid_parameters")throw t;for(const{message:f}of t.
issues)r.push({field:"file",message:`has an image in a data: address, number ${i}, that ${f}`})}}}),68084:((C,k,u)=>{u.d(k,{o:()=>D});var M=u(86687);const A={file:"\
letterhead",password:"letterhead_password",noun:"the letterhead"};function D(E,O,w,p){const h=Uint32Array.from({length:E.pages.count},(o,e)=>e+1),l={file:O,password:w,
fields:A,layer:"under",repeat:"last",fit:"page"};return(0,M.e)(E,l,h,p)}}),63895:((C,k,u)=>{u.d(k,{P:()=>l});var M=u(12889),A=u(9876),D=u(27077);const E="￼",O=400,
w=200,p=100,h=3e3;class l{typefaces;breaks;constructor(t,f){this.typefaces=t,this.breaks=f}static async of(t){return new l(t,await(0,A.Vn)())}paragraph(t,f){return(0,D.
zd)(this.setting(t,f))}*setting(t,f){const m=[[]];for(const n of t)n.kind==="break"?m.push([]):m.at(-1).push(n);const _=o(m.flat()),I=(0,M.ft)(_),y=I&&(0,M.vw)(
_),T=[];for(const n of m){const c=[];for(const d of yield*this.boxes(n))if(d.width<=f)c.push(d);else for(const g of yield*this.split(d,f))c.push(g);for(const d of yield*r(
c,f))T.push(this.line(d,I,y)),T.length%p===0&&(yield p*h)}return{lines:T,isRight:y}}*widths(t){let[f,m]=[0,0];for(let _=0,I;_<=t.length;_=I+1){const y=[];for(I=
_;I<t.length;I++){const n=t[I];if(n.kind==="break")break;y.push(n)}let T=0;for(const{width:n,space:c}of yield*this.boxes(y))m=Math.max(m,n),f=Math.max(f,T+n),T+=
n+(c?.width??0)}return{whole:f,least:m}}fragment(t,f,m=!1){const _=this.typefaces.word(f,t.look.style,m);return{run:t,word:_,width:_.width*t.look.size/1e3}}*boxes(t){
const f=new i(t,this),m=[];for(const{end:_,next:I}of this.breaks(o(t))){const y=[];for(;f.at<_;){y.length>0&&(yield h);for(const n of f.take(Math.min(_,f.cutAfter(
w))))y.push(n)}const[T]=f.take(I);m.push({fragments:y,width:e(y),space:T}),yield h}return m}*split({fragments:t,space:f},m){const _=[];for(const{run:T,word:n,width:c}of t)
if(T.kind==="image")_.push({run:T,text:E,width:c});else{for(const d of(0,A.s)(n.text,g=>this.fragment(T,g).width))_.push({...d,run:T});yield h}const I=[];let y=0;
for(const T of(0,A.ZM)(_,()=>m)){const n=this.joined(_.slice(y,y+=T));I.push({fragments:n,width:e(n),space:y===_.length?f:void 0}),yield h}return I}joined(t){const f=[];
for(let m=0,_;m<t.length;m=_){const{run:I}=t[m];let y="";for(_=m;t[_]?.run===I;_++)y+=t[_].text;f.push(I.kind==="image"?{run:I,width:I.width}:this.fragment(I,y))}
return f}line(t,f,m){const _=t.flatMap(({fragments:n,space:c},d)=>c&&d+1<t.length?[...n,c]:n),I=f?this.turned(_,m):_;let y=0;const T=[];for(const{run:n}of _)n.kind===
"image"?y=Math.max(y,n.height):n.note!==void 0&&T.push(n.note);return{fragments:I,width:e(I),tallest:y,notes:T}}turned(t,f){const m=f?M.Vv:"",_=t.map(({word:y})=>y?.
text??E),I=[];for(const{text:y,rtl:T,index:n}of(0,M.rg)(m,_)){const c=t[n];I.push(c.run.kind==="image"?c:this.fragment(c.run,y,T))}return I}}const o=a=>a.map(t=>t.
kind==="image"?E:t.text).join(""),e=a=>a.reduce((t,{width:f})=>t+f,0),s=/[\p{M}\p{Join_Control}\p{Cs}]/u;class i{runs;maker;run=0;start=0;at=0;constructor(t,f){
this.runs=t,this.maker=f}cutAfter(t){const f=this.runs[this.run];if(f.kind==="image")return this.start+1;const{text:m}=f;let _=this.at-this.start+t;for(const I=_+
t;_<I&&_<m.length&&s.test(m.charAt(_));)_++;return this.start+Math.min(_,m.length)}take(t){const f=[];for(;this.at<t;){const m=this.runs[this.run],_=m.kind==="i\
mage"?1:m.text.length,I=Math.min(t,this.start+_);if(I>this.at&&f.push(m.kind==="image"?{run:m,width:m.width}:this.maker.fragment(m,m.text.slice(this.at-this.start,
I-this.start))),this.at=I,I<this.start+_)break;this.start+=_,this.run++}return f}}function*r(a,t){const f=a.length;if(f===0)return[];const m=new Float64Array(f+
1),_=new Uint32Array(f+1);for(let y=f-1;y>=0;y--){let T=1/0,n=0;for(let c=y;c<f&&c-y<O&&(n+=a[c].width,!(n>t+.01&&c>y));c++){const d=Math.max(t-n,0)/t,P=1+(c+1===
f?y>0&&d>.85?.5:0:d*d)+m[c+1];P<T&&(T=P,_[y]=c+1),n+=a[c].space?.width??0}m[y]=T,y%p===0&&(yield p*h)}const I=[];for(let y=0;y<f;y=_[y])I.push(a.slice(y,_[y]));
return I}}),38017:((C,k,u)=>{u.d(k,{h:()=>O});var M=u(74135);const[A,D,E]=[144,54,12];function O(w,p,{header:h,headerOnFirst:l},o){const{displayed:e,upright:s}=w,
i=p.width-p.left-p.right,r=Math.min(A/e.width,D/e.height,i/e.width),[a,t]=[e.width*r,e.height*r],f=p.top/2-(h!==void 0&&l?o:0),m=(0,M.lw)(s,[a,0,0,t,p.width-p.right-
a,p.height-p.top+f-t]);return{room:Math.max(0,t+E-f),draw:_=>_.draw(void 0,{kind:"image",name:_.image(w),matrix:m})}}}),96533:((C,k,u)=>{u.d(k,{FE:()=>o,bP:()=>e,
lm:()=>D,oA:()=>E,uR:()=>w});var M=u(49180);const A=s=>[s,s,s],D={text:A(.1),quiet:A(.36),rule:A(.82),strongRule:A(.45),ground:[.957,.961,.969],link:[.04,.31,.64],
bar:A(.75)},E={NOTE:{title:"Note",color:[.04,.36,.72]},TIP:{title:"Tip",color:[.07,.43,.2]},IMPORTANT:{title:"Important",color:[.43,.25,.72]},WARNING:{title:"Wa\
rning",color:[.55,.37,0]},CAUTION:{title:"Caution",color:[.72,.12,.14]}},O={plain:1.25,report:1.25,letter:1.09},w=[.12,.31,.47],p=1.45,h=.88,l=37.5;class o{size;theme;leading;constructor(i,r="\
plain"){this.size=i,this.theme=r,this.leading=Math.round(i*p*2)/2}get half(){return this.leading/2}get measure(){return this.theme==="letter"?1/0:this.size*l}get codeSize(){
return this.size*h}heading(i){const r=this.size*O[this.theme]**Math.max(4-i,0);return{size:r,leading:Math.ceil(r*1.2/this.half)*this.half,before:this.leading*(this.
theme==="letter"||i>2?1:i===1?2:1.5),after:this.half}}smaller(i){return new o(this.size*i,this.theme)}}function e(s){const[i,r,a]=(0,M.q)(s);return[i/255,r/255,
a/255]}}),71775:((C,k,u)=>{u.d(k,{l:()=>O});var M=u(82943),A=u(47707),D=u(21281),E=u(98446);const O=({from:e,told:s,missing:i,hasFont:r,language:a,breaksArchive:t})=>[
...a===void 0?[w(e)]:[],...t?[(0,D.Xb)({part:3,level:"a",name:"PDF/A-3a"},"an image has CMYK colors, and the document is sRGB")]:[],...i.size>0?[(0,M.F)(o(i),r?
"Your file lacks them too, or they cannot be shaped.":"Give a font that has them.",r?[]:["font"])]:[],...s.images.size>0?[h(s.images.size,e)]:[],...s.links.size>
0?[l(s.links.size,e)]:[],...s.html===!0?[p]:[]],w=e=>({code:"language_assumed",message:`The document does not say what it is written in, so screen readers guess\
, and it does not claim PDF/UA. Give language, or lang in the ${e==="HTML"?"html element":"front matter"}.`,mentions:["language"]}),p={code:"html_left_out",message:"\
HTML other than br, sub, sup and u was left out of the Markdown. Its text stays."},h=(e,s)=>({code:"image_not_loaded",message:`${(0,E.y_)(e,"image")} of the ${s}\
 ${(0,E.d5)(e,"was","were")} not given, so the text that describes ${(0,E.d5)(e,"it","them")} is there instead. Nothing is fetched: give ${(0,E.d5)(e,"the image",
"the images")} as a file beside the text (Action), as field:name (n8n), or in images (service).`}),l=(e,s)=>({code:"links_as_text",message:`${(0,E.y_)(e,"link")}\
 of the ${s} ${(0,E.d5)(e,"leads","lead")} neither to a heading of the document nor to an address such as https:, and ${(0,E.d5)(e,"is","are")} text.`});function o(e){
return[...new Set([...e].map(A.I2))].sort().join(", ")}}),43084:((C,k,u)=>{u.d(k,{T:()=>h,t:()=>w});var M=u(74135);const A=-.12,D=.27,E=.055,O={below:.24,height:1.18,
beside:.18};function w(l,o,e,s,i){const{fragments:r}=o;for(let a=0,t=0;a<r.length;a=t){const{run:f}=r[a];let m=0;for(t=a;t<r.length&&p(r[t],r[a]);t++)m+=r[t].width;
const _=i&&f.owner!==null?f.owner?.in(i)??i:void 0;if(f.kind==="image"){const{upright:y}=f.image,T=(0,M.lw)(y,[f.width,0,0,f.height,e,s]);l.draw(_,{kind:"image",
name:l.image(f.image),matrix:T})}else{const y=r.slice(a,t).map(({word:T})=>T);l.draw(_,...h(y,f.look,e,s,m))}const I=f.owner?.linking;if(i&&I?.link){const y=f.kind===
"image"?f.height:f.look.size,T=[e,s-y*.25,e+m,s+y*(f.kind==="image"?1:.9)];l.link(I.in(i),T,I.link.target,I.link.contents)}e+=m}}function p(l,{run:o}){return l.
run===o||l.run.kind==="text"&&o.kind==="text"&&l.run.look===o.look&&l.run.owner===o.owner}function h(l,o,e,s,i){const{size:r,color:a,rise:t=0,oblique:f=!1,ground:m}=o,
_=s+t,I=[];if(m){const{below:T,height:n,beside:c}=O,d={x:e-c*r,y:_-T*r,width:i+2*c*r,height:n*r};I.push({kind:"area",...d,color:m,radius:r*.2})}I.push({kind:"te\
xt",x:e,y:_,size:r,color:a,words:l,oblique:f});const y=T=>({kind:"area",x:e,y:_+T*r,width:i,height:E*r,color:a});return o.underlined===!0&&I.push(y(A)),o.struck===
!0&&I.push(y(D)),I}}),16246:((C,k,u)=>{u.d(k,{H:()=>O,a:()=>E});var M=u(86799),A=u(96927);const D=w=>Math.round(w*72e3)/1e3;function E({page_size:w,orientation:p,
page_width:h,page_height:l}){if(h!==void 0&&l!==void 0)return{width:D(h),height:D(l)};const[o,e]=A.tn[w];return p==="portrait"?{width:o,height:e}:{width:e,height:o}}
const O=({font:w,bold_font:p})=>({font:w&&(0,M.g)(w,"font"),boldFont:p&&(0,M.g)(p,"bold_font")})}),16596:((C,k,u)=>{u.d(k,{m:()=>p});var M=u(58552),A=u(30586),D=u(
86476),E=u(42419);const O=1e3,w=8;async function p(o,e){const s=new Map;for(const i of o){if(!/^qr:/i.test(i))continue;if(s.size===O)throw(0,M.G6)([{field:"file",
message:`has more than ${O} QR codes (qr:)`}]);const r=(0,E.U)(h(i),"medium");if("most"in r){const a=`has a QR code (qr:) of ${r.length} ${r.unit}, and at most ${r.
most} fit`;throw(0,M.G6)([{field:"file",message:a}])}await e.pace.rest(),s.set(i,await l(r,e))}return s}function h(o){const e=o.slice(3);if(/^https?:/i.test(e))
return e;try{return decodeURIComponent(e)}catch{return e}}async function l(o,e){const s=(o.size+2*E.M)*w,i=a=>{const t=new Uint8Array(Math.ceil(s/8)),f=Math.floor(
a/w)-E.M;for(const m of t.keys())t[m]=o.isDark(m-E.M,f)?0:255;return t},r=await(0,A.Hy)({width:s,height:s,depth:1,color:"gray",resolution:s,samples:i},e);return await(0,D.
A)({name:"code.png",bytes:r},"file",e)}}),37645:((C,k,u)=>{u.d(k,{N:()=>o});var M=u(58552),A=u(77040),D=u(96533),E=u(43084);const O=.82,w=6,p=3e5,h=12,l=1e6;async function o({
sheets:i},r,{frameOf:a,size:t,isBare:f,pace:m},_){const I=e("header",_),y=e("footer",_),T={style:"Regular",size:t*O,color:D.lm.quiet},n=c=>({number:String(c),last:String(
i.length),title:_.title,date:_.date??""});for(const[c,d]of[[I,"Header"],[y,"Footer"]]){if(!c)continue;const g=new Map;for(const[b,P]of i.entries()){const L=a(b);
let R=g.get(L);R||g.set(L,R=new s(r,L,T,c,n(i.length))),!f(b,d)&&(d==="Footer"||b>0||_.headerOnFirst)&&R.draw(P,d,n(b+1));const v=m.step(p);v&&await v}}}function e(i,r){
const a=r[i];if(a===void 0)return;const t=(0,A.n)(a);if("problem"in t)throw(0,M.G6)([{field:i,message:t.problem}]);if([...t.left,...t.middle,...t.right].some(m=>typeof m!=
"string"&&m.placeholder==="date")&&r.date===void 0)throw(0,M.G6)([{field:"date",message:`is required, because ${i} has {date}`,mentions:[i]}]);return t}class s{maker;page;line;look;room;constructor(r,a,t,f,m){
this.maker=r,this.page=a,this.line=f,this.room=a.width-a.left-a.right;const _=this.factorOf(this.texts(m).map(I=>this.set(I,t).width));this.look={...t,size:Math.
max(t.size*Math.min(_,1),Math.min(w,t.size))}}draw(r,a,t){const{width:f,height:m,left:_,right:I,top:y,bottom:T}=this.page,{size:n}=this.look,c=(a==="Footer"?T/2:
m-y/2)-n*.3,d=this.texts(t),g=d.map(v=>this.set(v,this.look)),b=this.factorOf(g.map(v=>v.width))<.999,P=(this.room-2*h)/d.filter(v=>v!=="").length,R=(b?d.map(v=>this.
cut(v,P)):g).flatMap((v,x)=>{let S=[_,(_+f-I-v.width)/2,f-I-v.width][x];return v.fragments.flatMap(({word:N,width:B})=>(0,E.T)([N],this.look,(S+=B)-B,c,B))});r.
run(a,...R)}factorOf([r=0,a=0,t=0]){const f=Math.max(r,t),m=a===0?r+t:2*f+a,_=a===0?r>0&&t>0?h:0:f>0?2*h:0;return m===0?1:(this.room-_)/m}cut(r,a){const t=this.
set(r,this.look);if(t.width<=a)return t;const f=[...r],m=y=>this.set(`${f.slice(0,y).join("").trimEnd()}…`,this.look);let[_,I]=[0,f.length];for(;_<I;){const y=Math.
ceil((_+I)/2);m(y).width<=a?_=y:I=y-1}return m(_)}texts(r){return[this.line.left,this.line.middle,this.line.right].map(a=>a.map(t=>typeof t=="string"?t:r[t.placeholder]).
join("").trim())}set(r,a){const[t]=this.maker.paragraph([{kind:"text",text:r,look:a}],l).lines;return t??{fragments:[],width:0,tallest:0,notes:[]}}}}),82943:((C,k,u)=>{
u.d(k,{F:()=>M});const M=(A,D,E=[])=>({code:"characters_missing",message:`Boxes are drawn for characters that cannot be shown: ${A}. ${D}`,...E.length>0?{mentions:E}:
{}})}),33141:((C,k,u)=>{u.d(k,{$u:()=>D,b8:()=>A,dc:()=>O,zO:()=>E});var M=u(77581);function A(w,p){const h=typeof w=="number"?Math.abs(w):0,l=typeof p=="number"?
Math.abs(p):0;return{capHeight:h>=400&&h<=850?h:700,descent:-(l>=50?Math.min(l,230):230)}}const D=(w,p)=>`/Span <</ActualText <${Buffer.from((0,M.wx)(w).bytes).
toString("hex")}>>> BDC ${p} EMC`,E=(w,p)=>`<${w.map(h=>h.toString(16).padStart(p*2,"0")).join("")}>`;function O(w){return w.some(p=>p<32||p>126)?E(w,1):`(${Buffer.
from(w).toString("latin1").replace(/[\\()]/g,"\\$&")})`}}),30586:((C,k,u)=>{u.d(k,{Fo:()=>t,Hy:()=>a});var M=u(44131),A=u(64680),D=u(19158),E=u(68973);const O=Uint8Array.
of(137,80,78,71,13,10,26,10),w={gray:0,rgb:2,palette:3,"gray-alpha":4,rgba:6},p={gray:1,rgb:3,palette:1,"gray-alpha":2,rgba:4},h=.0254,l=6,o=8388608,e=65536,s=2,
i=.6,r=4,a=async(g,b)=>(await t(g,b)).file;async function t(g,b){const{width:P,height:L,depth:R,color:v,palette:x,profile:S,resolution:N}=g,B=Buffer.alloc(13);B.
writeUInt32BE(P,0),B.writeUInt32BE(L,4),B.set([R,w[v],0,0,0],8);const U=[O,d("IHDR",B)];S&&U.push(await m(S,b)),N!==void 0&&U.push(d("pHYs",_(N))),x&&U.push(d("\
PLTE",x));const{data:z}=await I(g,b),$=z.then(K=>Buffer.concat([...U,d("IDAT",K),d("IEND",new Uint8Array(0))]));return $.catch(()=>{}),{file:$}}const f=4;async function m(g,b){
return d("iCCP",Buffer.concat([Buffer.from("ICC\0\0","latin1"),await(0,E.uM)(b).deflate(g,f)]))}function _(g){const b=Buffer.alloc(9),P=Math.round(g/h);return b.
writeUInt32BE(P,0),b.writeUInt32BE(P,4),b[8]=1,b}async function I(g,{codec:b,pace:P}){const L=(y(g)+1)*g.height;if(!b&&L>o){const S=await(0,D.p)(new CompressionStream(
"deflate"),T(g,P,!0));return{data:Promise.resolve(S)}}const R=new A.k(L);for await(const S of T(g,P,!1))R.copy(S,0,S.length);const v=R.bytes,x=b?b.deflate(v,l):
(0,D.p)(new CompressionStream("deflate"),[v]);return L>o&&await x,{data:x}}const y=({width:g,depth:b,color:P})=>Math.ceil(g*b*p[P]/8);async function*T(g,b,P){const{
height:L,samples:R}=g,v=y(g),x=n(g),S=typeof R=="function"?R:$=>R.subarray($*v,$*v+v),N=new Uint8Array(v),B=Math.max(1,Math.floor(e/(v+1)));let U=new Uint8Array(
0),z=0;for(let $=0;$<L;$++){if(z===U.length){const W=Math.min(B,L-$)*(v+1);(P||U.length!==W)&&(U=new Uint8Array(W)),z=0}const K=U.subarray(z,z+=v+1),G=S($).subarray(
0,v),F=$>0&&Buffer.compare(G,N)===0;if(K[0]=x(G,F),K[0]!==s)K.set(G,1);else if(!F)for(let W=0;W<v;W++)K[W+1]=G[W]-N[W];F||N.set(G),z===U.length&&(yield U);const j=b.
step(v);j&&await j}}function n({depth:g,color:b}){if(g<8||b==="palette")return()=>0;const P=p[b];let L;return(R,v)=>{if(v)return L;const x=L===void 0;return L=g===
8&&c(R,P)?0:s,x?0:L}}function c(g,b){let P=0,L=0;for(let R=b;R<g.length;R+=r*b)g[R]===g[R-b]&&P++,L++;return P>=L*i}function d(g,b){const P=Buffer.alloc(b.length+
12);return P.writeUInt32BE(b.length,0),P.write(g,4,"latin1"),P.set(b,8),P.writeUInt32BE((0,M.Q)(P.subarray(4,b.length+8)),b.length+8),P}}),25561:((C,k,u)=>{u.d(
k,{_:()=>M});class M{tag;facts;above;link;block;element;constructor(D,E,O,w){this.tag=D,this.facts=E,this.above=O,this.link=w}in(D){return(!this.element||this.block!==
D)&&(this.element=(this.above?.in(D)??D).add(this.tag,this.facts),this.block=D),this.element}get linking(){return this.link?this:this.above?.linking}}}),42419:((C,k,u)=>{
u.d(k,{M:()=>w,U:()=>o});var M=u(17775),A=u(63748),D=u(5336),E=u(23265),O=u(96221);const w=4,p={low:"L",medium:"M",quartile:"Q",high:"H"},h={numeric:{low:7089,medium:5596,
quartile:3993,high:3057},alphanumeric:{low:4296,medium:3391,quartile:2420,high:1852},bytes:{low:2953,medium:2331,quartile:1663,high:1273}},l=1;function o(s,i){const{
segment:r,...a}=e(s,i);if(a.length>a.most)return a;const t=new M.N({level:p[i]}).encode(r),{size:f}=t;return{size:f,isDark:(m,_)=>m>=0&&_>=0&&m<f&&_<f&&t.get(m,
_)===1}}function e(s,i){const r={length:s.length,unit:"characters"};if(/^[0-9]+$/.test(s))return{segment:new A.e(s),most:h.numeric[i],...r};if(/^[0-9A-Z $%*+./:-]+$/.
test(s))return{segment:new D.e(s),most:h.alphanumeric[i],...r};const a=Buffer.byteLength(s),t=a===s.length;return{segment:new E.x(s,t?O.N.ISO_8859_1:O.N.UTF_8),
length:a,most:h.bytes[i]-(t?0:l),unit:"bytes"}}}),27077:((C,k,u)=>{u.d(k,{Kl:()=>O,Yz:()=>E,k6:()=>A,y:()=>D,zd:()=>M});function M(w){for(;;){const{done:p,value:h}=w.
next();if(p)return h}}async function A(w,p){for(;;){const{done:h,value:l}=w.next();if(h)return l;const o=p.step(l);o&&await o}}const D=1e3,E=3e5,O=1e4}),93604:((C,k,u)=>{
u.d(k,{BC:()=>O,MJ:()=>w,p9:()=>D,qZ:()=>E});const M=1e3,A=3e5;function*D(h,l){if(h.length<=M)return[...h].sort(l);let o=[];for(let e=0;e<h.length;e+=M){for(const s of h.
slice(e,e+M).sort(l))o.push(s);yield A}for(let e=M;e<o.length;e*=2){const s=[];for(let i=0;i<o.length;i+=2*e){const r=Math.min(i+e,o.length),a=Math.min(r+e,o.length);
for(let t=i,f=r;t<r||f<a;){const m=f===a||t<r&&l(o[t],o[f])<=0;s.push(m?o[t++]:o[f++]),s.length%M===0&&(yield A)}}o=s}return o}async function E(h,l,o){const e=D(
h,l);for(;;){const{done:s,value:i}=e.next();if(s)return i;const r=o.step(i);r&&await r}}const O=(h,l)=>p(h,l,!1),w=(h,l)=>p(h,l,!0);function p(h,l,o){let[e,s]=[
0,h.length];for(;e<s;){const i=e+s>>1,r=h[i];r<l||o&&r===l?e=i+1:s=i}return e}}),87593:((C,k,u)=>{u.d(k,{o:()=>f});var M=u(58552),A=u(61729),D=u(85673),E=u(45657),
O=u(78323);const w=16,p=200,h={"{":"which would write a value as mark-up: write {{name}}","&":"which would write a value as mark-up: write {{name}}",">":"but te\
mplates have no parts: put the text here","=":"but the marks of templates cannot be changed"},l=300,o=(T,n)=>new e(T,n).parse();class e{text;pace;problems=[];open=[
{name:"",line:0,nodes:[]}];line=1;counted=0;from=0;constructor(n,c){this.text=n,this.pace=c}async parse(){const{text:n,open:c,pace:d}=this;for(let g=n.indexOf("\
{{");g>=0;g=n.indexOf("{{",this.from)){this.tag(g);const b=d.step(l);b&&await b}this.put(n.slice(this.from));for(const{name:g,line:b}of c.slice(1))this.problems.
push(`has {{#${g}}} in line ${b}, which nothing ends`);return{nodes:c[0].nodes,problems:this.problems}}tag(n){const{text:c}=this;let d=0;for(;c[n-1-d]==="\\"&&n-
d>this.from;)d++;if(d%2===1){this.put(`${c.slice(this.from,n-1)}{{`),this.from=n+2;return}const g=this.lineAt(n),b=c.indexOf("}}",n);if(b<0){this.refuse(g,"has \
{{ without }} after it"),this.put(c.slice(this.from)),this.from=c.length;return}const P=c.slice(n+2,b).trim(),[L=""]=P,R="#^/!".includes(L)&&P!==""?this.ownLine(
n,b+2):void 0;this.put(c.slice(this.from,R?.start??n)),this.from=R?.end??b+2,(L!=="!"||P==="")&&this.enter(L,P,g)}enter(n,c,d){const g=Object.hasOwn(h,n)?h[n]:void 0;
if(g!==void 0)return n==="{"&&this.text[this.from]==="}"&&this.from++,this.refuse(d,`has {{${n}`,`, ${g}`);const b="#^/".includes(n)&&n!=="",P=b?c.slice(1).trim():
c;if(P==="")return this.refuse(d,"has a tag without a name");if(P.length>p||/[\n{}]/.test(P))return this.refuse(d,"has {{ whose end is missing");if(n==="/")return this.
close(P,d);if(!b)return void this.open.at(-1).nodes.push({name:P,line:d});if(this.open.length>w)return this.refuse(d,`has more than ${w} sections within one ano\
ther`);const L={name:P,line:d,isInverted:n==="^",nodes:[]};this.open.at(-1).nodes.push(L),this.open.push(L)}close(n,c){const d=this.open.at(-1);if(this.open.length>
1&&d.name===n)return void this.open.pop();const b=this.open.length>1?`, where {{#${d.name}}} of line ${d.line} must end first`:", which nothing begins";this.refuse(
c,`has {{/${n}}}`,b)}ownLine(n,c){const{text:d}=this;let g=n;for(;g>this.from&&(d[g-1]===" "||d[g-1]==="	");)g--;if(g>0&&d[g-1]!==`
`)return;let b=c;for(;d[b]===" "||d[b]==="	"||d[b]==="\r";)b++;if(!(b<d.length&&d[b]!==`
`))return{start:g,end:Math.min(b+1,d.length)}}put(n){n!==""&&this.open.at(-1).nodes.push(n)}refuse(n,c,d=""){this.problems.push(`${c} in line ${n}${d}`)}lineAt(n){
for(;this.counted<n;this.counted++)this.text[this.counted]===`
`&&this.line++;return this.line}}const s=20,i=200,r=1e5,a=2e6,t=500;async function f(T,n,c){if((0,O.H)(T))throw(0,M.G6)([{field:"file",message:"has characters f\
or private use (from U+100000 on), which templates cannot have"}]);const{nodes:d,problems:g}=await o(T,c);if(g.length>0)throw(0,M.G6)(g.slice(0,s).map(P=>({field:"\
file",message:P})));const b=new _(n,T.length+a,c);return await b.add(d),b.finish()}const m="is a number of more than 15 digits, some of which are lost: write it\
 in quotes";class _{most;pace;pieces=[];values=[];scopes;problems=new Map;namesOfScopes=new Map;rounds=0;length=0;constructor(n,c,d){this.most=c,this.pace=d,this.
scopes=[n]}async add(n){for(const c of n){const d=this.pace.step(t);if(d&&await d,typeof c=="string")this.put(c,c.length);else if("nodes"in c)for(const g of this.
scopesOf(c))await this.within(g,c.nodes);else this.value(c)}}finish(){const{problems:n}=this,c=[...n.values()].slice(0,s),d=n.size>s?[`and ${n.size-s} more`]:[],
g={field:"values",message:[...c,...d].join("; ")};if(n.size>0)throw(0,M.G6)([g]);return{text:this.pieces.join(""),values:this.values}}async within(n,c){if(++this.
rounds>r)throw(0,M.G6)([{field:"values",message:`would repeat parts of the template more than ${r} times`}]);this.scopes.push(n),await this.add(c),this.scopes.pop()}scopesOf({
name:n,line:c,isInverted:d}){const g=this.find({name:n,line:c});if(g===void 0)return[];const b=Array.isArray(g)?g:[g],P=b.length>0&&g!==!1&&g!==null&&g!=="";return d?
P?[]:[this.scopes.at(-1)]:P?b:[]}value({name:n,line:c}){const d=this.find({name:n,line:c});if(d===void 0)return;if(typeof d=="object"&&d!==null){const b=Array.isArray(
d)?"a list":"an object";return this.refuse({name:n,line:c},()=>`is ${b}: write {{#${n}}} … {{/${n}}} around its contents`)}if((0,E.Vp)(d))return this.refuse({
name:n,line:c},()=>m);const g=d===null?"":String(d);this.values.push(g),this.put((0,O.Y1)(this.values.length-1),g.length)}find({name:n,line:c}){const{scopes:d}=this;
if(n===".")return d.at(-1);const[g="",...b]=n.split(".");for(let P=d.length-1;P>=0;P--){const L=d[P];if(!(0,A.Gv)(L))continue;if(Object.hasOwn(L,n))return L[n];
if(!Object.hasOwn(L,g))continue;const R=y(L[g],b);if(R!==void 0)return R;break}this.refuse({name:n,line:c},()=>`is not given${(0,D.gx)(n,this.names())}`)}names(){
const n=[];for(const c of this.scopes){if(n.length>i)return n;(0,A.Gv)(c)&&(0,E.RZ)(n,this.namesIn(c))}return n}namesIn(n){const c=this.namesOfScopes.get(n);if(c)
return c;const d=Object.keys(n).slice(0,i).flatMap(g=>[g,...I(n[g],g)]).slice(0,i);return this.namesOfScopes.set(n,d),d}refuse({name:n,line:c},d){const{problems:g}=this;
g.has(n)||g.set(n,g.size<s?`'${n}' (line ${c}) ${d()}`:"")}put(n,c){this.length+=c;const{most:d}=this;if(this.length>d)throw(0,M.G6)([{field:"values",message:`m\
ake a text of more than ${d} characters; at most ${a} more than the template has are allowed`}]);this.pieces.push(n)}}const I=(T,n)=>(0,A.Gv)(T)?Object.keys(T).
slice(0,i).map(c=>`${n}.${c}`):[];function y(T,n){let c=T;for(const d of n){if(!(0,A.Gv)(c)||!Object.hasOwn(c,d))return;c=c[d]}return c}}),78323:((C,k,u)=>{u.d(
k,{H:()=>E,Y1:()=>O,qk:()=>p});const M=1048576,A=15,D=/([\u{100000}-\u{107fff}])([\u{100000}-\u{107fff}])/gu,E=h=>/[\u{100000}-\u{10ffff}]/u.test(h),O=h=>String.
fromCodePoint(M+(h>>A),M+(h&(1<<A)-1)),w=(h,l)=>h.codePointAt(0)-M<<A|l.codePointAt(0)-M,p=(h,l,o=e=>e)=>h.replace(D,(e,s,i)=>o(l[w(s,i)]??""))})};
