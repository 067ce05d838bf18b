"use strict";exports.id=8840,exports.ids=[8840],exports.modules={85673:((x,P,m)=>{m.d(P,{gx:()=>E,h:()=>w});function A(s,n){const o=k(s,n);if(o!==void 0)return[o];const r=h(
s);return n.filter(l=>h(l).some(a=>a.length>3&&r.includes(a)))}function k(s,n){let o;const r=h(s);for(const l of n){const a=O(r,h(l));a<=2&&a<(o?.count??1/0)&&(o=
{name:l,count:a})}return o?.name}function O(s,n){return s.length!==n.length?s.length*n.length===0?1/0:O([s.join("")],[n.join("")]):n.reduce((o,r,l)=>{const a=s[l]??
"",t=Math.min(a.length,r.length),f=i(a,r);return f>(t<3?0:t<7?1:2)?1/0:o+f},0)}const w=(s,n)=>b(A(s,n));function E(s,n){const o=k(s,n),r=a=>h(a).sort().join(" "),
l=r(s);return b(o===void 0?n.filter(a=>s!==""&&r(a)===l):[o])}const b=s=>s.length===0||s.length>3?"":` (did you mean ${s.join(" or ")}?)`,h=s=>s.trim().slice(0,
64).replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase().split(/[\s_-]+/).filter(n=>n!==""),d=2;function i(s,n){if(Math.abs(s.length-n.length)>d)return 1/0;let o=[],
r=Array.from({length:n.length+1},(a,t)=>t<=d?t:1/0);for(let a=0;a<s.length;a++){const t=[];t[0]=a+1;let f=1/0;for(let g=Math.max(0,a-d);g<=Math.min(n.length-1,a+
d);g++){const _=a>0&&g>0&&s[a]===n[g-1]&&s[a-1]===n[g];t[g+1]=Math.min((r[g+1]??1/0)+1,(t[g]??1/0)+1,(r[g]??1/0)+(s[a]===n[g]?0:1),_?(o[g-1]??1/0)+1:1/0),f=Math.
min(f,t[g+1])}if(f>d)return 1/0;o=r,r=t}const l=r[n.length]??1/0;return l>d?1/0:l}}),49180:((x,P,m)=>{m.d(P,{q:()=>k});const A="aliceblue f0f8ff antiquewhite fa\
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
at f5deb3 white ffffff whitesmoke f5f5f5 yellow ffff00 yellowgreen 9acd32";function k(E){const b=E.toLowerCase(),h=/^#([\da-f]{3}|[\da-f]{6})$/.exec(b)?.[1]??w().
get(b);return h===void 0?void 0:(h.length===3?[...h].map(i=>i+i):[h.slice(0,2),h.slice(2,4),h.slice(4)]).map(i=>Number.parseInt(i,16))}let O;function w(){const E=A.
split(" ");return O??=new Map(E.flatMap((b,h)=>h%2===0?[[b,E[h+1]]]:[]))}}),51521:((x,P,m)=>{m.d(P,{Ct:()=>b,Qf:()=>E,sA:()=>d});var A=m(98446),k=m(34378);const O=/(\{[^{}]*\})/;
function w(i,s){const n=[],o=[],r=`use ${s.map(l=>`{${l}}`).join(", ")}`;for(const l of(0,k.w)(i).split(O)){const a=s.find(t=>`{${t}}`===l);if(a)n.push({placeholder:a});else if(O.
test(l))o.push(l);else{if(/[{}]/.test(l))return{problem:`has a brace that belongs to no placeholder; ${r}`};l&&n.push({literal:l})}}return o.length===0?{pieces:n}:
{problem:`has the unknown ${(0,A.d5)(o.length,"placeholder","placeholders")} ${o.join(" and ")}; ${r}`}}const E=i=>i.split(O).filter((s,n)=>n%2===1),b=(i,s)=>i.
split(O).map((n,o)=>(o%2===1&&Object.hasOwn(s,n.slice(1,-1))?s[n.slice(1,-1)]:void 0)??n).join(""),h=["number","last","label","name"],d=i=>w(i,h)}),77040:((x,P,m)=>{
m.d(P,{n:()=>w});const A=["number","last","title","date"],k=`use ${A.map(E=>`{${E}}`).join(", ")}, and a \\ before a brace that is text`,O="{}|\\";function w(E){
const b=[[]],h=[];let d="";const i=()=>{d!==""&&b.at(-1).push(d),d=""};for(let r=0;r<E.length;r++){const l=E[r];if(l==="\\"&&r+1<E.length&&O.includes(E[r+1]))d+=
E[++r];else if(l==="|")i(),b.push([]);else{if(l==="}")return{problem:`has a brace that belongs to no placeholder; ${k}`};if(l==="{"){const a=E.indexOf("}",r);if(a<
0)return{problem:`has a brace that belongs to no placeholder; ${k}`};const t=E.slice(r+1,a),f=A.find(g=>g===t);i(),f?b.at(-1).push({placeholder:f}):h.push(`{${t}\
}`),r=a}else d+=l}}if(i(),h.length>0)return{problem:`has the unknown ${h.join(" and ")}; ${k}`};if(b.length>3)return{problem:"has more than three parts; use at \
most two bars (|), and \\| for a bar that is text"};const[s=[],n=[],o=[]]=b;return b.length===1?{left:[],middle:s,right:[]}:b.length===2?{left:s,middle:[],right:n}:
{left:s,middle:n,right:o}}}),60666:((x,P,m)=>{m.d(P,{E:()=>n,L:()=>d});var A=m(49180),k=m(17079),O=m(51521),w=m(77040);function E(o){const r=(0,O.sA)(o);return"\
problem"in r?r.problem:void 0}function b(o){const r=(0,w.n)(o);return"problem"in r?r.problem:void 0}const h=/^(?:[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8}){0,8}|[xXiI](?:-[A-Za-z0-9]{1,8}){1,8})$/,
d=o=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.test(o),i=o=>!/[/\\\p{Cc}\p{Cs}]/u.test(o)&&/[^. ]/.test(o);function s(o){const r=URL.canParse(o)?new URL(o):void 0;
return r?.protocol==="https:"&&r.username===""&&r.password===""}const n={"file-name":{holds:i,words:"a file name without folders"},"media-type":{holds:d,words:"\
a media type such as text/xml or application/pdf"},color:{holds:o=>(0,A.q)(o)!==void 0,words:"a color such as Red, darkgreen or #c00000"},date:{holds:o=>(0,k.Z)(
o)!==void 0,words:"a date of ISO 8601 such as 2026-11-20 or 2026-11-20T14:30:00+01:00"},"number-format":{holds:o=>E(o)===void 0,words:"text such as {number} / {\
last}",problem:E},"running-line":{holds:o=>b(o)===void 0,words:"a line such as {title}|{number} / {last}",problem:b},"https-address":{holds:s,words:"an HTTPS ad\
dress such as https://tsa.example.com"},"language-tag":{holds:o=>h.test(o),words:"a language tag such as en, de-AT or zh-Hant (BCP 47)"}}}),44131:((x,P,m)=>{m.d(
P,{Q:()=>k});const A=O();function k(w){const[E,b,h,d]=A;let i=4294967295,s=0;for(const n=w.length-3;s<n;s+=4)i^=w[s]|w[s+1]<<8|w[s+2]<<16|w[s+3]<<24,i=d[i&255]^
h[i>>>8&255]^b[i>>>16&255]^E[i>>>24];for(;s<w.length;s++)i=E[(i^w[s])&255]^i>>>8;return~i>>>0}function O(){const w=new Int32Array(256);for(let d=0;d<256;d++){let i=d;
for(let s=0;s<8;s++)i=i&1?i>>>1^3988292384:i>>>1;w[d]=i}const E=d=>d.map(i=>w[i&255]^i>>>8),b=E(w),h=E(b);return[w,b,h,E(h)]}}),28409:((x,P,m)=>{m.d(P,{B:()=>b,
J:()=>E});var A=m(58552);const k=100,O=5e7,w=/^data:([^,;]*)(?:;[^,;]*)*;base64,([A-Za-z0-9+/\s%=_-]*)$/i;function E(h){const[,d="",i]=w.exec(h)??[];if(i!==void 0)
return{type:d,bytes:Buffer.from(i.replaceAll("%2B","+").replaceAll("%2F","/").replaceAll("%3D","="),"base64")}}function b(h){const d=new Map,i=[];let s=0;for(const n of h){
if(!/^data:/i.test(n))continue;const o=E(n);if(!o){i.push({field:"file",message:"has a data: address that is not base64; write data:image/png;base64, and the im\
age"});break}const{type:r,bytes:l}=o;if(s+=l.length,d.set(n,{name:`image.${r.split("/")[1]??"bin"}`,bytes:l}),d.size>k||s>O){i.push({field:"file",message:`has m\
ore than ${k} images or ${O/1e6} MB of them in data: addresses`});break}}if(i.length>0)throw(0,A.G6)(i);return d}}),68084:((x,P,m)=>{m.d(P,{o:()=>O});var A=m(86687);
const k={file:"letterhead",password:"letterhead_password",noun:"the letterhead"};function O(w,E,b,h){const d=Uint32Array.from({length:w.pages.count},(s,n)=>n+1),
i={file:E,password:b,fields:k,layer:"under",repeat:"last",fit:"page"};return(0,A.e)(w,i,d,h)}}),63895:((x,P,m)=>{m.d(P,{P:()=>i});var A=m(12889),k=m(9876),O=m(27077);
const w="￼",E=400,b=200,h=100,d=3e3;class i{typefaces;breaks;constructor(t,f){this.typefaces=t,this.breaks=f}static async of(t){return new i(t,await(0,k.Vn)())}paragraph(t,f){
return(0,O.zd)(this.setting(t,f))}*setting(t,f){const g=[[]];for(const e of t)e.kind==="break"?g.push([]):g.at(-1).push(e);const _=s(g.flat()),I=(0,A.ft)(_),y=I&&
(0,A.vw)(_),T=[];for(const e of g){const c=[];for(const u of yield*this.boxes(e))if(u.width<=f)c.push(u);else for(const p of yield*this.split(u,f))c.push(p);for(const u of yield*l(
c,f))T.push(this.line(u,I,y)),T.length%h===0&&(yield h*d)}return{lines:T,isRight:y}}*widths(t){let[f,g]=[0,0];for(let _=0,I;_<=t.length;_=I+1){const y=[];for(I=
_;I<t.length;I++){const e=t[I];if(e.kind==="break")break;y.push(e)}let T=0;for(const{width:e,space:c}of yield*this.boxes(y))g=Math.max(g,e),f=Math.max(f,T+e),T+=
e+(c?.width??0)}return{whole:f,least:g}}fragment(t,f,g=!1){const _=this.typefaces.word(f,t.look.style,g);return{run:t,word:_,width:_.width*t.look.size/1e3}}*boxes(t){
const f=new r(t,this),g=[];for(const{end:_,next:I}of this.breaks(s(t))){const y=[];for(;f.at<_;){y.length>0&&(yield d);for(const e of f.take(Math.min(_,f.cutAfter(
b))))y.push(e)}const[T]=f.take(I);g.push({fragments:y,width:n(y),space:T}),g.length%h===0&&(yield h*d)}return g}*split({fragments:t,space:f},g){const _=[];for(const{
run:T,word:e,width:c}of t)if(T.kind==="image")_.push({run:T,text:w,width:c});else{for(const u of(0,k.s)(e.text,p=>this.fragment(T,p).width))_.push({...u,run:T});
yield d}const I=[];let y=0;for(const T of(0,k.ZM)(_,()=>g)){const e=this.joined(_.slice(y,y+=T));I.push({fragments:e,width:n(e),space:y===_.length?f:void 0}),yield d}
return I}joined(t){const f=[];for(let g=0,_;g<t.length;g=_){const{run:I}=t[g];let y="";for(_=g;t[_]?.run===I;_++)y+=t[_].text;f.push(I.kind==="image"?{run:I,width:I.
width}:this.fragment(I,y))}return f}line(t,f,g){const _=t.flatMap(({fragments:e,space:c},u)=>c&&u+1<t.length?[...e,c]:e),I=f?this.turned(_,g):_;let y=0;const T=[];
for(const{run:e}of _)e.kind==="image"?y=Math.max(y,e.height):e.note!==void 0&&T.push(e.note);return{fragments:I,width:n(I),tallest:y,notes:T}}turned(t,f){const g=f?
A.Vv:"",_=t.map(({word:y})=>y?.text??w),I=[];for(const{text:y,rtl:T,index:e}of(0,A.rg)(g,_)){const c=t[e];I.push(c.run.kind==="image"?c:this.fragment(c.run,y,T))}
return I}}const s=a=>a.map(t=>t.kind==="image"?w:t.text).join(""),n=a=>a.reduce((t,{width:f})=>t+f,0),o=/[\p{M}\p{Join_Control}\p{Cs}]/u;class r{runs;maker;run=0;start=0;at=0;constructor(t,f){
this.runs=t,this.maker=f}cutAfter(t){const f=this.runs[this.run];if(f.kind==="image")return this.start+1;const{text:g}=f;let _=this.at-this.start+t;for(const I=_+
t;_<I&&_<g.length&&o.test(g.charAt(_));)_++;return this.start+Math.min(_,g.length)}take(t){const f=[];for(;this.at<t;){const g=this.runs[this.run],_=g.kind==="i\
mage"?1:g.text.length,I=Math.min(t,this.start+_);if(I>this.at&&f.push(g.kind==="image"?{run:g,width:g.width}:this.maker.fragment(g,g.text.slice(this.at-this.start,
I-this.start))),this.at=I,I<this.start+_)break;this.start+=_,this.run++}return f}}function*l(a,t){const f=a.length;if(f===0)return[];const g=new Float64Array(f+
1),_=new Uint32Array(f+1);for(let y=f-1;y>=0;y--){let T=1/0,e=0;for(let c=y;c<f&&c-y<E&&(e+=a[c].width,!(e>t+.01&&c>y));c++){const u=Math.max(t-e,0)/t,D=1+(c+1===
f?y>0&&u>.85?.5:0:u*u)+g[c+1];D<T&&(T=D,_[y]=c+1),e+=a[c].space?.width??0}g[y]=T,y%h===0&&(yield h*d)}const I=[];for(let y=0;y<f;y=_[y])I.push(a.slice(y,_[y]));
return I}}),38017:((x,P,m)=>{m.d(P,{h:()=>E});var A=m(74135);const[k,O,w]=[144,54,12];function E(b,h,{header:d,headerOnFirst:i},s){const{displayed:n,upright:o}=b,
r=h.width-h.left-h.right,l=Math.min(k/n.width,O/n.height,r/n.width),[a,t]=[n.width*l,n.height*l],f=h.top/2-(d!==void 0&&i?s:0),g=(0,A.lw)(o,[a,0,0,t,h.width-h.right-
a,h.height-h.top+f-t]);return{room:Math.max(0,t+w-f),draw:_=>_.draw(void 0,{kind:"image",name:_.image(b),matrix:g})}}}),96533:((x,P,m)=>{m.d(P,{FE:()=>s,bP:()=>n,
lm:()=>O,oA:()=>w,uR:()=>b});var A=m(49180);const k=o=>[o,o,o],O={text:k(.1),quiet:k(.36),rule:k(.82),strongRule:k(.45),ground:[.957,.961,.969],link:[.04,.31,.64],
bar:k(.75)},w={NOTE:{title:"Note",color:[.04,.36,.72]},TIP:{title:"Tip",color:[.07,.43,.2]},IMPORTANT:{title:"Important",color:[.43,.25,.72]},WARNING:{title:"Wa\
rning",color:[.55,.37,0]},CAUTION:{title:"Caution",color:[.72,.12,.14]}},E={plain:1.25,report:1.25,letter:1.09},b=[.12,.31,.47],h=1.45,d=.88,i=37.5;class s{size;theme;leading;constructor(r,l="\
plain"){this.size=r,this.theme=l,this.leading=Math.round(r*h*2)/2}get half(){return this.leading/2}get measure(){return this.theme==="letter"?1/0:this.size*i}get codeSize(){
return this.size*d}heading(r){const l=this.size*E[this.theme]**Math.max(4-r,0);return{size:l,leading:Math.ceil(l*1.2/this.half)*this.half,before:this.leading*(this.
theme==="letter"||r>2?1:r===1?2:1.5),after:this.half}}smaller(r){return new s(this.size*r,this.theme)}}function n(o){const[r,l,a]=(0,A.q)(o);return[r/255,l/255,
a/255]}}),71775:((x,P,m)=>{m.d(P,{l:()=>E});var A=m(82943),k=m(47707),O=m(21281),w=m(98446);const E=({from:n,told:o,missing:r,hasFont:l,language:a,breaksArchive:t})=>[
...a===void 0?[b(n)]:[],...t?[(0,O.Xb)({part:3,level:"a",name:"PDF/A-3a"},"an image has CMYK colors, and the document is sRGB")]:[],...r.size>0?[(0,A.F)(s(r),l?
"Your file lacks them too, or they cannot be shaped.":"Give a font that has them.",l?[]:["font"])]:[],...o.images.size>0?[d(o.images.size,n)]:[],...o.links.size>
0?[i(o.links.size,n)]:[],...o.html===!0?[h]:[]],b=n=>({code:"language_assumed",message:`The document does not say what it is written in, so screen readers guess\
, and it does not claim PDF/UA. Give language, or lang in the ${n==="HTML"?"html element":"front matter"}.`,mentions:["language"]}),h={code:"html_left_out",message:"\
HTML other than br, sub, sup and u was left out of the Markdown. Its text stays."},d=(n,o)=>({code:"image_not_loaded",message:`${(0,w.y_)(n,"image")} of the ${o}\
 ${(0,w.d5)(n,"was","were")} not given, so the text that describes ${(0,w.d5)(n,"it","them")} is there instead. Nothing is fetched: give ${(0,w.d5)(n,"the image",
"the images")} as a file beside the text (Action), as field:name (n8n), or in images (service).`}),i=(n,o)=>({code:"links_as_text",message:`${(0,w.y_)(n,"link")}\
 of the ${o} ${(0,w.d5)(n,"leads","lead")} neither to a heading of the document nor to an address such as https:, and ${(0,w.d5)(n,"is","are")} text.`});function s(n){
return[...new Set([...n].map(k.I2))].sort().join(", ")}}),43084:((x,P,m)=>{m.d(P,{T:()=>d,t:()=>b});var A=m(74135);const k=-.12,O=.27,w=.055,E={below:.24,height:1.18,
beside:.18};function b(i,s,n,o,r){const{fragments:l}=s;for(let a=0,t=0;a<l.length;a=t){const{run:f}=l[a];let g=0;for(t=a;t<l.length&&h(l[t],l[a]);t++)g+=l[t].width;
const _=r&&f.owner!==null?f.owner?.in(r)??r:void 0;if(f.kind==="image"){const{upright:y}=f.image,T=(0,A.lw)(y,[f.width,0,0,f.height,n,o]);i.draw(_,{kind:"image",
name:i.image(f.image),matrix:T})}else{const y=l.slice(a,t).map(({word:T})=>T);i.draw(_,...d(y,f.look,n,o,g))}const I=f.owner?.linking;if(r&&I?.link){const y=f.kind===
"image"?f.height:f.look.size,T=[n,o-y*.25,n+g,o+y*(f.kind==="image"?1:.9)];i.link(I.in(r),T,I.link.target,I.link.contents)}n+=g}}function h(i,{run:s}){return i.
run===s||i.run.kind==="text"&&s.kind==="text"&&i.run.look===s.look&&i.run.owner===s.owner}function d(i,s,n,o,r){const{size:l,color:a,rise:t=0,oblique:f=!1,ground:g}=s,
_=o+t,I=[];if(g){const{below:T,height:e,beside:c}=E,u={x:n-c*l,y:_-T*l,width:r+2*c*l,height:e*l};I.push({kind:"area",...u,color:g,radius:l*.2})}I.push({kind:"te\
xt",x:n,y:_,size:l,color:a,words:i,oblique:f});const y=T=>({kind:"area",x:n,y:_+T*l,width:r,height:w*l,color:a});return s.underlined===!0&&I.push(y(k)),s.struck===
!0&&I.push(y(O)),I}}),16246:((x,P,m)=>{m.d(P,{H:()=>E,a:()=>w});var A=m(86799),k=m(96927);const O=b=>Math.round(b*72e3)/1e3;function w({page_size:b,orientation:h,
page_width:d,page_height:i}){if(d!==void 0&&i!==void 0)return{width:O(d),height:O(i)};const[s,n]=k.tn[b];return h==="portrait"?{width:s,height:n}:{width:n,height:s}}
const E=({font:b,bold_font:h})=>({font:b&&(0,A.g)(b,"font"),boldFont:h&&(0,A.g)(h,"bold_font")})}),16596:((x,P,m)=>{m.d(P,{m:()=>h});var A=m(58552),k=m(30586),O=m(
86476),w=m(42419);const E=1e3,b=8;async function h(s,n){const o=new Map;for(const r of s){if(!/^qr:/i.test(r))continue;if(o.size===E)throw(0,A.G6)([{field:"file",
message:`has more than ${E} QR codes (qr:)`}]);const l=(0,w.U)(d(r),"medium");if("most"in l){const a=`has a QR code (qr:) of ${l.length} ${l.unit}, and at most ${l.
most} fit`;throw(0,A.G6)([{field:"file",message:a}])}await n.pace.rest(),o.set(r,await i(l,n))}return o}function d(s){const n=s.slice(3);if(/^https?:/i.test(n))
return n;try{return decodeURIComponent(n)}catch{return n}}async function i(s,n){const o=(s.size+2*w.M)*b,r=a=>{const t=new Uint8Array(Math.ceil(o/8)),f=Math.floor(
a/b)-w.M;for(const g of t.keys())t[g]=s.isDark(g-w.M,f)?0:255;return t},l=await(0,k.Hy)({width:o,height:o,depth:1,color:"gray",resolution:o,samples:r},n);return await(0,O.
A)({name:"code.png",bytes:l},"file",n)}}),37645:((x,P,m)=>{m.d(P,{N:()=>s});var A=m(58552),k=m(77040),O=m(96533),w=m(43084);const E=.82,b=6,h=3e5,d=12,i=1e6;async function s({
sheets:r},l,{frameOf:a,size:t,isBare:f,pace:g},_){const I=n("header",_),y=n("footer",_),T={style:"Regular",size:t*E,color:O.lm.quiet},e=c=>({number:String(c),last:String(
r.length),title:_.title,date:_.date??""});for(const[c,u]of[[I,"Header"],[y,"Footer"]]){if(!c)continue;const p=new Map;for(const[M,D]of r.entries()){const L=a(M);
let R=p.get(L);R||p.set(L,R=new o(l,L,T,c,e(r.length))),!f(M,u)&&(u==="Footer"||M>0||_.headerOnFirst)&&R.draw(D,u,e(M+1));const v=g.step(h);v&&await v}}}function n(r,l){
const a=l[r];if(a===void 0)return;const t=(0,k.n)(a);if("problem"in t)throw(0,A.G6)([{field:r,message:t.problem}]);if([...t.left,...t.middle,...t.right].some(g=>typeof g!=
"string"&&g.placeholder==="date")&&l.date===void 0)throw(0,A.G6)([{field:"date",message:`is required, because ${r} has {date}`,mentions:[r]}]);return t}class o{maker;page;line;look;room;constructor(l,a,t,f,g){
this.maker=l,this.page=a,this.line=f,this.room=a.width-a.left-a.right;const _=this.factorOf(this.texts(g).map(I=>this.set(I,t).width));this.look={...t,size:Math.
max(t.size*Math.min(_,1),Math.min(b,t.size))}}draw(l,a,t){const{width:f,height:g,left:_,right:I,top:y,bottom:T}=this.page,{size:e}=this.look,c=(a==="Footer"?T/2:
g-y/2)-e*.3,u=this.texts(t),p=u.map(v=>this.set(v,this.look)),M=this.factorOf(p.map(v=>v.width))<.999,D=(this.room-2*d)/u.filter(v=>v!=="").length,R=(M?u.map(v=>this.
cut(v,D)):p).flatMap((v,C)=>{let S=[_,(_+f-I-v.width)/2,f-I-v.width][C];return v.fragments.flatMap(({word:W,width:B})=>(0,w.T)([W],this.look,(S+=B)-B,c,B))});l.
run(a,...R)}factorOf([l=0,a=0,t=0]){const f=Math.max(l,t),g=a===0?l+t:2*f+a,_=a===0?l>0&&t>0?d:0:f>0?2*d:0;return g===0?1:(this.room-_)/g}cut(l,a){const t=this.
set(l,this.look);if(t.width<=a)return t;const f=[...l],g=y=>this.set(`${f.slice(0,y).join("").trimEnd()}…`,this.look);let[_,I]=[0,f.length];for(;_<I;){const y=Math.
ceil((_+I)/2);g(y).width<=a?_=y:I=y-1}return g(_)}texts(l){return[this.line.left,this.line.middle,this.line.right].map(a=>a.map(t=>typeof t=="string"?t:l[t.placeholder]).
join("").trim())}set(l,a){const[t]=this.maker.paragraph([{kind:"text",text:l,look:a}],i).lines;return t??{fragments:[],width:0,tallest:0,notes:[]}}}}),82943:((x,P,m)=>{
m.d(P,{F:()=>A});const A=(k,O,w=[])=>({code:"characters_missing",message:`Boxes are drawn for characters that cannot be shown: ${k}. ${O}`,...w.length>0?{mentions:w}:
{}})}),33141:((x,P,m)=>{m.d(P,{$u:()=>O,b8:()=>k,dc:()=>E,zO:()=>w});var A=m(77581);function k(b,h){const d=typeof b=="number"?Math.abs(b):0,i=typeof h=="number"?
Math.abs(h):0;return{capHeight:d>=400&&d<=850?d:700,descent:-(i>=50?Math.min(i,230):230)}}const O=(b,h)=>`/Span <</ActualText <${Buffer.from((0,A.wx)(b).bytes).
toString("hex")}>>> BDC ${h} EMC`,w=(b,h)=>`<${b.map(d=>d.toString(16).padStart(h*2,"0")).join("")}>`;function E(b){return b.some(h=>h<32||h>126)?w(b,1):`(${Buffer.
from(b).toString("latin1").replace(/[\\()]/g,"\\$&")})`}}),30586:((x,P,m)=>{m.d(P,{Fo:()=>t,Hy:()=>a});var A=m(44131),k=m(64680),O=m(19158),w=m(68973);const E=Uint8Array.
of(137,80,78,71,13,10,26,10),b={gray:0,rgb:2,palette:3,"gray-alpha":4,rgba:6},h={gray:1,rgb:3,palette:1,"gray-alpha":2,rgba:4},d=.0254,i=6,s=8388608,n=65536,o=2,
r=.6,l=4,a=async(p,M)=>(await t(p,M)).file;async function t(p,M){const{width:D,height:L,depth:R,color:v,palette:C,profile:S,resolution:W}=p,B=Buffer.alloc(13);B.
writeUInt32BE(D,0),B.writeUInt32BE(L,4),B.set([R,b[v],0,0,0],8);const U=[E,u("IHDR",B)];S&&U.push(await g(S,M)),W!==void 0&&U.push(u("pHYs",_(W))),C&&U.push(u("\
PLTE",C));const{data:z}=await I(p,M),$=z.then(K=>Buffer.concat([...U,u("IDAT",K),u("IEND",new Uint8Array(0))]));return $.catch(()=>{}),{file:$}}const f=4;async function g(p,M){
return u("iCCP",Buffer.concat([Buffer.from("ICC\0\0","latin1"),await(0,w.uM)(M).deflate(p,f)]))}function _(p){const M=Buffer.alloc(9),D=Math.round(p/d);return M.
writeUInt32BE(D,0),M.writeUInt32BE(D,4),M[8]=1,M}async function I(p,{codec:M,pace:D}){const L=(y(p)+1)*p.height;if(!M&&L>s){const S=await(0,O.p)(new CompressionStream(
"deflate"),T(p,D,!0));return{data:Promise.resolve(S)}}const R=new k.k(L);for await(const S of T(p,D,!1))R.copy(S,0,S.length);const v=R.bytes,C=M?M.deflate(v,i):
(0,O.p)(new CompressionStream("deflate"),[v]);return L>s&&await C,{data:C}}const y=({width:p,depth:M,color:D})=>Math.ceil(p*M*h[D]/8);async function*T(p,M,D){const{
height:L,samples:R}=p,v=y(p),C=e(p),S=typeof R=="function"?R:$=>R.subarray($*v,$*v+v),W=new Uint8Array(v),B=Math.max(1,Math.floor(n/(v+1)));let U=new Uint8Array(
0),z=0;for(let $=0;$<L;$++){if(z===U.length){const N=Math.min(B,L-$)*(v+1);(D||U.length!==N)&&(U=new Uint8Array(N)),z=0}const K=U.subarray(z,z+=v+1),G=S($).subarray(
0,v),F=$>0&&Buffer.compare(G,W)===0;if(K[0]=C(G,F),K[0]!==o)K.set(G,1);else if(!F)for(let N=0;N<v;N++)K[N+1]=G[N]-W[N];F||W.set(G),z===U.length&&(yield U);const j=M.
step(v);j&&await j}}function e({depth:p,color:M}){if(p<8||M==="palette")return()=>0;const D=h[M];let L;return(R,v)=>{if(v)return L;const C=L===void 0;return L=p===
8&&c(R,D)?0:o,C?0:L}}function c(p,M){let D=0,L=0;for(let R=M;R<p.length;R+=l*M)p[R]===p[R-M]&&D++,L++;return D>=L*r}function u(p,M){const D=Buffer.alloc(M.length+
12);return D.writeUInt32BE(M.length,0),D.write(p,4,"latin1"),D.set(M,8),D.writeUInt32BE((0,A.Q)(D.subarray(4,M.length+8)),M.length+8),D}}),25561:((x,P,m)=>{m.d(
P,{_:()=>A});class A{tag;facts;above;link;block;element;constructor(O,w,E,b){this.tag=O,this.facts=w,this.above=E,this.link=b}in(O){return(!this.element||this.block!==
O)&&(this.element=(this.above?.in(O)??O).add(this.tag,this.facts),this.block=O),this.element}get linking(){return this.link?this:this.above?.linking}}}),42419:((x,P,m)=>{
m.d(P,{M:()=>b,U:()=>s});var A=m(17775),k=m(63748),O=m(5336),w=m(23265),E=m(96221);const b=4,h={low:"L",medium:"M",quartile:"Q",high:"H"},d={numeric:{low:7089,medium:5596,
quartile:3993,high:3057},alphanumeric:{low:4296,medium:3391,quartile:2420,high:1852},bytes:{low:2953,medium:2331,quartile:1663,high:1273}},i=1;function s(o,r){const{
segment:l,...a}=n(o,r);if(a.length>a.most)return a;const t=new A.N({level:h[r]}).encode(l),{size:f}=t;return{size:f,isDark:(g,_)=>g>=0&&_>=0&&g<f&&_<f&&t.get(g,
_)===1}}function n(o,r){const l={length:o.length,unit:"characters"};if(/^[0-9]+$/.test(o))return{segment:new k.e(o),most:d.numeric[r],...l};if(/^[0-9A-Z $%*+./:-]+$/.
test(o))return{segment:new O.e(o),most:d.alphanumeric[r],...l};const a=Buffer.byteLength(o),t=a===o.length;return{segment:new w.x(o,t?E.N.ISO_8859_1:E.N.UTF_8),
length:a,most:d.bytes[r]-(t?0:i),unit:"bytes"}}}),27077:((x,P,m)=>{m.d(P,{Kl:()=>E,Yz:()=>w,k6:()=>k,p9:()=>b,y:()=>O,zd:()=>A});function A(h){for(;;){const{done:d,
value:i}=h.next();if(d)return i}}async function k(h,d){for(;;){const{done:i,value:s}=h.next();if(i)return s;const n=d.step(s);n&&await n}}const O=1e3,w=3e5,E=1e4;
function*b(h,d){if(h.length<=O)return[...h].sort(d);let i=[];for(let s=0;s<h.length;s+=O){for(const n of h.slice(s,s+O).sort(d))i.push(n);yield w}for(let s=O;s<
i.length;s*=2){const n=[];for(let o=0;o<i.length;o+=2*s){const r=Math.min(o+s,i.length),l=Math.min(r+s,i.length);for(let a=o,t=r;a<r||t<l;){const f=t===l||a<r&&
d(i[a],i[t])<=0;n.push(f?i[a++]:i[t++]),n.length%O===0&&(yield w)}}i=n}return i}}),93604:((x,P,m)=>{m.d(P,{B:()=>A,M:()=>k});const A=(w,E)=>O(w,E,!1),k=(w,E)=>O(
w,E,!0);function O(w,E,b){let[h,d]=[0,w.length];for(;h<d;){const i=h+d>>1,s=w[i];s<E||b&&s===E?h=i+1:d=i}return h}}),87593:((x,P,m)=>{m.d(P,{o:()=>f});var A=m(58552),
k=m(61729),O=m(85673),w=m(45657),E=m(78323);const b=16,h=200,d={"{":"which would write a value as mark-up: write {{name}}","&":"which would write a value as mar\
k-up: write {{name}}",">":"but templates have no parts: put the text here","=":"but the marks of templates cannot be changed"},i=300,s=(T,e)=>new n(T,e).parse();
class n{text;pace;problems=[];open=[{name:"",line:0,nodes:[]}];line=1;counted=0;from=0;constructor(e,c){this.text=e,this.pace=c}async parse(){const{text:e,open:c,
pace:u}=this;for(let p=e.indexOf("{{");p>=0;p=e.indexOf("{{",this.from)){this.tag(p);const M=u.step(i);M&&await M}this.put(e.slice(this.from));for(const{name:p,
line:M}of c.slice(1))this.problems.push(`has {{#${p}}} in line ${M}, which nothing ends`);return{nodes:c[0].nodes,problems:this.problems}}tag(e){const{text:c}=this;
let u=0;for(;c[e-1-u]==="\\"&&e-u>this.from;)u++;if(u%2===1){this.put(`${c.slice(this.from,e-1)}{{`),this.from=e+2;return}const p=this.lineAt(e),M=c.indexOf("}}",
e);if(M<0){this.refuse(p,"has {{ without }} after it"),this.put(c.slice(this.from)),this.from=c.length;return}const D=c.slice(e+2,M).trim(),[L=""]=D,R="#^/!".includes(
L)&&D!==""?this.ownLine(e,M+2):void 0;this.put(c.slice(this.from,R?.start??e)),this.from=R?.end??M+2,(L!=="!"||D==="")&&this.enter(L,D,p)}enter(e,c,u){const p=Object.
hasOwn(d,e)?d[e]:void 0;if(p!==void 0)return e==="{"&&this.text[this.from]==="}"&&this.from++,this.refuse(u,`has {{${e}`,`, ${p}`);const M="#^/".includes(e)&&e!==
"",D=M?c.slice(1).trim():c;if(D==="")return this.refuse(u,"has a tag without a name");if(D.length>h||/[\n{}]/.test(D))return this.refuse(u,"has {{ whose end is \
missing");if(e==="/")return this.close(D,u);if(!M)return void this.open.at(-1).nodes.push({name:D,line:u});if(this.open.length>b)return this.refuse(u,`has more \
than ${b} sections within one another`);const L={name:D,line:u,isInverted:e==="^",nodes:[]};this.open.at(-1).nodes.push(L),this.open.push(L)}close(e,c){const u=this.
open.at(-1);if(this.open.length>1&&u.name===e)return void this.open.pop();const M=this.open.length>1?`, where {{#${u.name}}} of line ${u.line} must end first`:"\
, which nothing begins";this.refuse(c,`has {{/${e}}}`,M)}ownLine(e,c){const{text:u}=this;let p=e;for(;p>this.from&&(u[p-1]===" "||u[p-1]==="	");)p--;if(p>0&&u[p-
1]!==`
`)return;let M=c;for(;u[M]===" "||u[M]==="	"||u[M]==="\r";)M++;if(!(M<u.length&&u[M]!==`
`))return{start:p,end:Math.min(M+1,u.length)}}put(e){e!==""&&this.open.at(-1).nodes.push(e)}refuse(e,c,u=""){this.problems.push(`${c} in line ${e}${u}`)}lineAt(e){
for(;this.counted<e;this.counted++)this.text[this.counted]===`
`&&this.line++;return this.line}}const o=20,r=200,l=1e5,a=2e6,t=500;async function f(T,e,c){if((0,E.H)(T))throw(0,A.G6)([{field:"file",message:"has characters f\
or private use (from U+100000 on), which templates cannot have"}]);const{nodes:u,problems:p}=await s(T,c);if(p.length>0)throw(0,A.G6)(p.slice(0,o).map(D=>({field:"\
file",message:D})));const M=new _(e,T.length+a,c);return await M.add(u),M.finish()}const g="is a number of more than 15 digits, some of which are lost: write it\
 in quotes";class _{most;pace;pieces=[];values=[];scopes;problems=new Map;namesOfScopes=new Map;rounds=0;length=0;constructor(e,c,u){this.most=c,this.pace=u,this.
scopes=[e]}async add(e){for(const c of e){const u=this.pace.step(t);if(u&&await u,typeof c=="string")this.put(c,c.length);else if("nodes"in c)for(const p of this.
scopesOf(c))await this.within(p,c.nodes);else this.value(c)}}finish(){const{problems:e}=this,c=[...e.values()].slice(0,o),u=e.size>o?[`and ${e.size-o} more`]:[],
p={field:"values",message:[...c,...u].join("; ")};if(e.size>0)throw(0,A.G6)([p]);return{text:this.pieces.join(""),values:this.values}}async within(e,c){if(++this.
rounds>l)throw(0,A.G6)([{field:"values",message:`would repeat parts of the template more than ${l} times`}]);this.scopes.push(e),await this.add(c),this.scopes.pop()}scopesOf({
name:e,line:c,isInverted:u}){const p=this.find({name:e,line:c});if(p===void 0)return[];const M=Array.isArray(p)?p:[p],D=M.length>0&&p!==!1&&p!==null&&p!=="";return u?
D?[]:[this.scopes.at(-1)]:D?M:[]}value({name:e,line:c}){const u=this.find({name:e,line:c});if(u===void 0)return;if(typeof u=="object"&&u!==null){const M=Array.isArray(
u)?"a list":"an object";return this.refuse({name:e,line:c},()=>`is ${M}: write {{#${e}}} … {{/${e}}} around its contents`)}if((0,w.Vp)(u))return this.refuse({
name:e,line:c},()=>g);const p=u===null?"":String(u);this.values.push(p),this.put((0,E.Y1)(this.values.length-1),p.length)}find({name:e,line:c}){const{scopes:u}=this;
if(e===".")return u.at(-1);const[p="",...M]=e.split(".");for(let D=u.length-1;D>=0;D--){const L=u[D];if(!(0,k.Gv)(L))continue;if(Object.hasOwn(L,e))return L[e];
if(!Object.hasOwn(L,p))continue;const R=y(L[p],M);if(R!==void 0)return R;break}this.refuse({name:e,line:c},()=>`is not given${(0,O.gx)(e,this.names())}`)}names(){
const e=[];for(const c of this.scopes){if(e.length>r)return e;(0,k.Gv)(c)&&(0,w.RZ)(e,this.namesIn(c))}return e}namesIn(e){const c=this.namesOfScopes.get(e);if(c)
return c;const u=Object.keys(e).slice(0,r).flatMap(p=>[p,...I(e[p],p)]).slice(0,r);return this.namesOfScopes.set(e,u),u}refuse({name:e,line:c},u){const{problems:p}=this;
p.has(e)||p.set(e,p.size<o?`'${e}' (line ${c}) ${u()}`:"")}put(e,c){this.length+=c;const{most:u}=this;if(this.length>u)throw(0,A.G6)([{field:"values",message:`m\
ake a text of more than ${u} characters; at most ${a} more than the template has are allowed`}]);this.pieces.push(e)}}const I=(T,e)=>(0,k.Gv)(T)?Object.keys(T).
slice(0,r).map(c=>`${e}.${c}`):[];function y(T,e){let c=T;for(const u of e){if(!(0,k.Gv)(c)||!Object.hasOwn(c,u))return;c=c[u]}return c}}),78323:((x,P,m)=>{m.d(
P,{H:()=>w,Y1:()=>E,qk:()=>h});const A=1048576,k=15,O=/([\u{100000}-\u{107fff}])([\u{100000}-\u{107fff}])/gu,w=d=>/[\u{100000}-\u{10ffff}]/u.test(d),E=d=>String.
fromCodePoint(A+(d>>k),A+(d&(1<<k)-1)),b=(d,i)=>d.codePointAt(0)-A<<k|i.codePointAt(0)-A,h=(d,i,s=n=>n)=>d.replace(O,(n,o,r)=>s(i[b(o,r)]??""))})};
