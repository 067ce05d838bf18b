"use strict";exports.id=8840,exports.ids=[8840],exports.modules={85673:((I,D,u)=>{u.d(D,{gx:()=>M,h:()=>w});function A(e,r){const a=k(e,r);if(a!==void 0)return[a];const i=c(
e);return r.filter(l=>c(l).some(f=>f.length>3&&i.includes(f)))}function k(e,r){let a;for(const i of r){const l=y(c(e),c(i));l<=2&&l<(a?.count??1/0)&&(a={name:i,
count:l})}return a?.name}function y(e,r){return e.length!==r.length?e.length*r.length===0?1/0:y([e.join("")],[r.join("")]):r.reduce((a,i,l)=>{const f=e[l]??"",m=Math.
min(f.length,i.length),s=h(f,i);return s>(m<3?0:m<7?1:2)?1/0:a+s},0)}const w=(e,r)=>_(A(e,r));function M(e,r){const a=k(e,r),i=l=>c(l).sort().join(" ");return _(
a===void 0?r.filter(l=>e!==""&&i(l)===i(e)):[a])}const _=e=>e.length===0||e.length>3?"":` (did you mean ${e.join(" or ")}?)`,c=e=>e.trim().slice(0,64).replace(/(?<=[a-z])(?=[A-Z])/g,
" ").toLowerCase().split(/[\s_-]+/).filter(r=>r!=="");function h(e,r){let a=[],i=Array.from({length:r.length+1},(l,f)=>f);for(let l=0;l<e.length;l++){const f=[l+
1];for(let m=0;m<r.length;m++){const s=l>0&&m>0&&e[l]===r[m-1]&&e[l-1]===r[m];f.push(Math.min((i[m+1]??0)+1,(f[m]??0)+1,(i[m]??0)+(e[l]===r[m]?0:1),s?(a[m-1]??0)+
1:1/0))}a=i,i=f}return i.at(-1)??0}}),49180:((I,D,u)=>{u.d(D,{q:()=>k});const A="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd4 azure f0ffff\
 beige f5f5dc bisque ffe4c4 black 000000 blanchedalmond ffebcd blue 0000ff blueviolet 8a2be2 brown a52a2a burlywood deb887 cadetblue 5f9ea0 chartreuse 7fff00 ch\
ocolate d2691e coral ff7f50 cornflowerblue 6495ed cornsilk fff8dc crimson dc143c cyan 00ffff darkblue 00008b darkcyan 008b8b darkgoldenrod b8860b darkgray a9a9a\
9 darkgreen 006400 darkgrey a9a9a9 darkkhaki bdb76b darkmagenta 8b008b darkolivegreen 556b2f darkorange ff8c00 darkorchid 9932cc darkred 8b0000 darksalmon e9967\
a darkseagreen 8fbc8f darkslateblue 483d8b darkslategray 2f4f4f darkslategrey 2f4f4f darkturquoise 00ced1 darkviolet 9400d3 deeppink ff1493 deepskyblue 00bfff d\
imgray 696969 dimgrey 696969 dodgerblue 1e90ff firebrick b22222 floralwhite fffaf0 forestgreen 228b22 fuchsia ff00ff gainsboro dcdcdc ghostwhite f8f8ff gold ffd\
700 goldenrod daa520 gray 808080 green 008000 greenyellow adff2f grey 808080 honeydew f0fff0 hotpink ff69b4 indianred cd5c5c indigo 4b0082 ivory fffff0 khaki f0\
e68c lavender e6e6fa lavenderblush fff0f5 lawngreen 7cfc00 lemonchiffon fffacd lightblue add8e6 lightcoral f08080 lightcyan e0ffff lightgoldenrodyellow fafad2 l\
ightgray d3d3d3 lightgreen 90ee90 lightgrey d3d3d3 lightpink ffb6c1 lightsalmon ffa07a lightseagreen 20b2aa lightskyblue 87cefa lightslategray 778899 lightslate\
grey 778899 lightsteelblue b0c4de lightyellow ffffe0 lime 00ff00 limegreen 32cd32 linen faf0e6 magenta ff00ff maroon 800000 mediumaquamarine 66cdaa mediumblue 0\
000cd mediumorchid ba55d3 mediumpurple 9370db mediumseagreen 3cb371 mediumslateblue 7b68ee mediumspringgreen 00fa9a mediumturquoise 48d1cc mediumvioletred c7158\
5 midnightblue 191970 mintcream f5fffa mistyrose ffe4e1 moccasin ffe4b5 navajowhite ffdead navy 000080 oldlace fdf5e6 olive 808000 olivedrab 6b8e23 orange ffa50\
0 orangered ff4500 orchid da70d6 palegoldenrod eee8aa palegreen 98fb98 paleturquoise afeeee palevioletred db7093 papayawhip ffefd5 peachpuff ffdab9 peru cd853f \
pink ffc0cb plum dda0dd powderblue b0e0e6 purple 800080 rebeccapurple 663399 red ff0000 rosybrown bc8f8f royalblue 4169e1 saddlebrown 8b4513 salmon fa8072 sandy\
brown f4a460 seagreen 2e8b57 seashell fff5ee sienna a0522d silver c0c0c0 skyblue 87ceeb slateblue 6a5acd slategray 708090 slategrey 708090 snow fffafa springgre\
en 00ff7f steelblue 4682b4 tan d2b48c teal 008080 thistle d8bfd8 tomato ff6347 turquoise 40e0d0 violet ee82ee wheat f5deb3 white ffffff whitesmoke f5f5f5 yellow\
 ffff00 yellowgreen 9acd32";function k(M){const _=M.toLowerCase(),c=/^#([\da-f]{3}|[\da-f]{6})$/.exec(_)?.[1]??w().get(_);return c===void 0?void 0:(c.length===3?
[...c].map(e=>e+e):[c.slice(0,2),c.slice(2,4),c.slice(4)]).map(e=>Number.parseInt(e,16))}let y;function w(){const M=A.split(" ");return y??=new Map(M.flatMap((_,c)=>c%
2===0?[[_,M[c+1]]]:[]))}}),51521:((I,D,u)=>{u.d(D,{Ct:()=>_,Qf:()=>M,sA:()=>h});var A=u(98446),k=u(34378);const y=/(\{[^{}]*\})/;function w(e,r){const a=[],i=[],
l=`use ${r.map(f=>`{${f}}`).join(", ")}`;for(const f of(0,k.w)(e).split(y)){const m=r.find(s=>`{${s}}`===f);if(m)a.push({placeholder:m});else if(y.test(f))i.push(
f);else{if(/[{}]/.test(f))return{problem:`has a brace that belongs to no placeholder; ${l}`};f&&a.push({literal:f})}}return i.length===0?{pieces:a}:{problem:`ha\
s the unknown ${(0,A.d5)(i.length,"placeholder","placeholders")} ${i.join(" and ")}; ${l}`}}const M=e=>e.split(y).filter((r,a)=>a%2===1),_=(e,r)=>e.split(y).map(
(a,i)=>(i%2===1&&Object.hasOwn(r,a.slice(1,-1))?r[a.slice(1,-1)]:void 0)??a).join(""),c=["number","last","label","name"],h=e=>w(e,c)}),77040:((I,D,u)=>{u.d(D,{n:()=>w});
const A=["number","last","title","date"],k=`use ${A.map(M=>`{${M}}`).join(", ")}, and a \\ before a brace that is text`,y="{}|\\";function w(M){const _=[[]],c=[];
let h="";const e=()=>{h!==""&&_.at(-1).push(h),h=""};for(let l=0;l<M.length;l++){const f=M[l];if(f==="\\"&&l+1<M.length&&y.includes(M[l+1]))h+=M[++l];else if(f===
"|")e(),_.push([]);else{if(f==="}")return{problem:`has a brace that belongs to no placeholder; ${k}`};if(f==="{"){const m=M.indexOf("}",l);if(m<0)return{problem:`\
has a brace that belongs to no placeholder; ${k}`};const s=M.slice(l+1,m),d=A.find(g=>g===s);e(),d?_.at(-1).push({placeholder:d}):c.push(`{${s}}`),l=m}else h+=f}}
if(e(),c.length>0)return{problem:`has the unknown ${c.join(" and ")}; ${k}`};if(_.length>3)return{problem:"has more than three parts; use at most two bars (|), \
and \\| for a bar that is text"};const[r=[],a=[],i=[]]=_;return _.length===1?{left:[],middle:r,right:[]}:_.length===2?{left:r,middle:[],right:a}:{left:r,middle:a,
right:i}}}),60666:((I,D,u)=>{u.d(D,{E:()=>a,L:()=>h});var A=u(49180),k=u(17079),y=u(51521),w=u(77040);function M(i){const l=(0,y.sA)(i);return"problem"in l?l.problem:
void 0}function _(i){const l=(0,w.n)(i);return"problem"in l?l.problem:void 0}const c=/^(?:[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8}){0,8}|[xXiI](?:-[A-Za-z0-9]{1,8}){1,8})$/,
h=i=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.test(i),e=i=>!/[/\\\p{Cc}\p{Cs}]/u.test(i)&&/[^. ]/.test(i);function r(i){const l=URL.canParse(i)?new URL(i):void 0;
return l?.protocol==="https:"&&l.username===""&&l.password===""}const a={"file-name":{holds:e,words:"a file name without folders"},"media-type":{holds:h,words:"\
a media type such as text/xml or application/pdf"},color:{holds:i=>(0,A.q)(i)!==void 0,words:"a color such as Red, darkgreen or #c00000"},date:{holds:i=>(0,k.Z)(
i)!==void 0,words:"a date of ISO 8601 such as 2026-11-20 or 2026-11-20T14:30:00+01:00"},"number-format":{holds:i=>M(i)===void 0,words:"text such as {number} / {\
last}",problem:M},"running-line":{holds:i=>_(i)===void 0,words:"a line such as {title}|{number} / {last}",problem:_},"https-address":{holds:r,words:"an HTTPS ad\
dress such as https://tsa.example.com"},"language-tag":{holds:i=>c.test(i),words:"a language tag such as en, de-AT or zh-Hant (BCP 47)"}}}),44131:((I,D,u)=>{u.d(
D,{Q:()=>k});const A=y();function k(w){const[M,_,c,h]=A;let e=4294967295,r=0;for(const a=w.length-3;r<a;r+=4)e^=w[r]|w[r+1]<<8|w[r+2]<<16|w[r+3]<<24,e=h[e&255]^
c[e>>>8&255]^_[e>>>16&255]^M[e>>>24];for(;r<w.length;r++)e=M[(e^w[r])&255]^e>>>8;return~e>>>0}function y(){const w=new Int32Array(256);for(let h=0;h<256;h++){let e=h;
for(let r=0;r<8;r++)e=e&1?e>>>1^3988292384:e>>>1;w[h]=e}const M=h=>h.map(e=>w[e&255]^e>>>8),_=M(w),c=M(_);return[w,_,c,M(c)]}}),28409:((I,D,u)=>{u.d(D,{B:()=>_,
J:()=>M});var A=u(58552);const k=100,y=5e7,w=/^data:([^,;]*)(?:;[^,;]*)*;base64,([A-Za-z0-9+/\s%=_-]*)$/i;function M(c){const[,h="",e]=w.exec(c)??[];if(e!==void 0)
return{type:h,bytes:Buffer.from(e.replaceAll("%2B","+").replaceAll("%2F","/").replaceAll("%3D","="),"base64")}}function _(c){const h=new Map,e=[];let r=0;for(const a of c){
if(!/^data:/i.test(a))continue;const i=M(a);if(!i){e.push({field:"file",message:"has a data: address that is not base64; write data:image/png;base64, and the im\
age"});break}const{type:l,bytes:f}=i;if(r+=f.length,h.set(a,{name:`image.${l.split("/")[1]??"bin"}`,bytes:f}),h.size>k||r>y){e.push({field:"file",message:`has m\
ore than ${k} images or ${y/1e6} MB of them in data: addresses`});break}}if(e.length>0)throw(0,A.G6)(e);return h}}),68084:((I,D,u)=>{u.d(D,{o:()=>y});var A=u(86687);
const k={file:"letterhead",password:"letterhead_password",noun:"the letterhead"};function y(w,M,_,c){const h=Uint32Array.from({length:w.pages.count},(r,a)=>a+1),
e={file:M,password:_,fields:k,layer:"under",repeat:"last",fit:"page"};return(0,A.e)(w,e,h,c)}}),63895:((I,D,u)=>{u.d(D,{P:()=>e});var A=u(12889),k=u(9876),y=u(27077);
const w="￼",M=400,_=200,c=100,h=3e3;class e{typefaces;breaks;constructor(s,d){this.typefaces=s,this.breaks=d}static async of(s){return new e(s,await(0,k.Vn)())}paragraph(s,d){
return(0,y.zd)(this.setting(s,d))}*setting(s,d){const g=[[]];for(const E of s)E.kind==="break"?g.push([]):g.at(-1).push(E);const t=r(g.flat()),o=(0,A.ft)(t),n=o&&
(0,A.vw)(t),p=[];for(const E of g){const b=[];for(const O of yield*this.boxes(E))if(O.width<=d)b.push(O);else for(const P of yield*this.split(O,d))b.push(P);for(const O of yield*f(
b,d))p.push(this.line(O,o,n)),p.length%c===0&&(yield c*h)}return{lines:p,isRight:n}}*widths(s){let[d,g]=[0,0];for(let t=0,o;t<=s.length;t=o+1){const n=[];for(o=
t;o<s.length;o++){const E=s[o];if(E.kind==="break")break;n.push(E)}let p=0;for(const{width:E,space:b}of yield*this.boxes(n))g=Math.max(g,E),d=Math.max(d,p+E),p+=
E+(b?.width??0)}return{whole:d,least:g}}fragment(s,d,g=!1){const t=this.typefaces.word(d,s.look.style,g);return{run:s,word:t,width:t.width*s.look.size/1e3}}*boxes(s){
const d=new l(s,this),g=[];for(const{end:t,next:o}of this.breaks(r(s))){const n=[];for(;d.at<t;){n.length>0&&(yield h);for(const E of d.take(Math.min(t,d.cutAfter(
_))))n.push(E)}const[p]=d.take(o);g.push({fragments:n,width:a(n),space:p}),g.length%c===0&&(yield c*h)}return g}*split({fragments:s,space:d},g){const t=[];for(const{
run:p,word:E,width:b}of s)if(p.kind==="image")t.push({run:p,text:w,width:b});else{for(const O of(0,k.s)(E.text,P=>this.fragment(p,P).width))t.push({...O,run:p});
yield h}const o=[];let n=0;for(const p of(0,k.ZM)(t,()=>g)){const E=this.joined(t.slice(n,n+=p));o.push({fragments:E,width:a(E),space:n===t.length?d:void 0}),yield h}
return o}joined(s){const d=[];for(let g=0,t;g<s.length;g=t){const{run:o}=s[g];let n="";for(t=g;s[t]?.run===o;t++)n+=s[t].text;d.push(o.kind==="image"?{run:o,width:o.
width}:this.fragment(o,n))}return d}line(s,d,g){const t=s.flatMap(({fragments:E,space:b},O)=>b&&O+1<s.length?[...E,b]:E),o=d?this.turned(t,g):t;let n=0;const p=[];
for(const{run:E}of t)E.kind==="image"?n=Math.max(n,E.height):E.note!==void 0&&p.push(E.note);return{fragments:o,width:a(o),tallest:n,notes:p}}turned(s,d){const g=d?
A.Vv:"",t=s.map(({word:n})=>n?.text??w),o=[];for(const{text:n,rtl:p,at:E}of(0,A.pr)(g+t.join(""))){const b=E-g.length,O=[];let P=0;for(const[T,v]of s.entries()){
const L=t[T],C=L.slice(Math.max(b-P,0),Math.max(b+n.length-P,0));P+=L.length,C!==""&&O.push(v.run.kind==="image"?v:this.fragment(v.run,C,p))}for(const T of p?O.
reverse():O)o.push(T)}return o}}const r=m=>m.map(s=>s.kind==="image"?w:s.text).join(""),a=m=>m.reduce((s,{width:d})=>s+d,0),i=/[\p{M}\p{Join_Control}\p{Cs}]/u;class l{runs;maker;run=0;start=0;at=0;constructor(s,d){
this.runs=s,this.maker=d}cutAfter(s){const d=this.runs[this.run];if(d.kind==="image")return this.start+1;const{text:g}=d;let t=this.at-this.start+s;for(const o=t+
s;t<o&&t<g.length&&i.test(g.charAt(t));)t++;return this.start+Math.min(t,g.length)}take(s){const d=[];for(;this.at<s;){const g=this.runs[this.run],t=g.kind==="i\
mage"?1:g.text.length,o=Math.min(s,this.start+t);if(o>this.at&&d.push(g.kind==="image"?{run:g,width:g.width}:this.maker.fragment(g,g.text.slice(this.at-this.start,
o-this.start))),this.at=o,o<this.start+t)break;this.start+=t,this.run++}return d}}function*f(m,s){const d=m.length;if(d===0)return[];const g=new Float64Array(d+
1),t=new Uint32Array(d+1);for(let n=d-1;n>=0;n--){let p=1/0,E=0;for(let b=n;b<d&&b-n<M&&(E+=m[b].width,!(E>s+.01&&b>n));b++){const O=Math.max(s-E,0)/s,v=1+(b+1===
d?n>0&&O>.85?.5:0:O*O)+g[b+1];v<p&&(p=v,t[n]=b+1),E+=m[b].space?.width??0}g[n]=p,n%c===0&&(yield c*h)}const o=[];for(let n=0;n<d;n=t[n])o.push(m.slice(n,t[n]));
return o}}),38017:((I,D,u)=>{u.d(D,{h:()=>M});var A=u(74135);const[k,y,w]=[144,54,12];function M(_,c,{header:h,headerOnFirst:e},r){const{displayed:a,upright:i}=_,
l=c.width-c.left-c.right,f=Math.min(k/a.width,y/a.height,l/a.width),[m,s]=[a.width*f,a.height*f],d=c.top/2-(h!==void 0&&e?r:0),g=(0,A.lw)(i,[m,0,0,s,c.width-c.right-
m,c.height-c.top+d-s]);return{room:Math.max(0,s+w-d),draw:t=>t.draw(void 0,{kind:"image",name:t.image(_),matrix:g})}}}),96533:((I,D,u)=>{u.d(D,{FE:()=>r,bP:()=>a,
lm:()=>y,oA:()=>w,uR:()=>_});var A=u(49180);const k=i=>[i,i,i],y={text:k(.1),quiet:k(.36),rule:k(.82),strongRule:k(.45),ground:[.957,.961,.969],link:[.04,.31,.64],
bar:k(.75)},w={NOTE:{title:"Note",color:[.04,.36,.72]},TIP:{title:"Tip",color:[.07,.43,.2]},IMPORTANT:{title:"Important",color:[.43,.25,.72]},WARNING:{title:"Wa\
rning",color:[.55,.37,0]},CAUTION:{title:"Caution",color:[.72,.12,.14]}},M={plain:1.25,report:1.25,letter:1.09},_=[.12,.31,.47],c=1.45,h=.88,e=37.5;class r{size;theme;leading;constructor(l,f="\
plain"){this.size=l,this.theme=f,this.leading=Math.round(l*c*2)/2}get half(){return this.leading/2}get measure(){return this.theme==="letter"?1/0:this.size*e}get codeSize(){
return this.size*h}heading(l){const f=this.size*M[this.theme]**Math.max(4-l,0);return{size:f,leading:Math.ceil(f*1.2/this.half)*this.half,before:this.leading*(this.
theme==="letter"||l>2?1:l===1?2:1.5),after:this.half}}smaller(l){return new r(this.size*l,this.theme)}}function a(i){const[l,f,m]=(0,A.q)(i);return[l/255,f/255,
m/255]}}),71775:((I,D,u)=>{u.d(D,{l:()=>M});var A=u(82943),k=u(47707),y=u(21281),w=u(98446);const M=({from:a,told:i,missing:l,hasFont:f,language:m,breaksArchive:s})=>[
...m===void 0?[_(a)]:[],...s?[(0,y.Xb)({part:3,level:"a",name:"PDF/A-3a"},"an image has CMYK colors, and the document is sRGB")]:[],...l.size>0?[(0,A.F)(r(l),f?
"Your file lacks them too, or they cannot be shaped.":"Give a font that has them.",f?[]:["font"])]:[],...i.images.size>0?[h(i.images.size,a)]:[],...i.links.size>
0?[e(i.links.size,a)]:[],...i.html===!0?[c]:[]],_=a=>({code:"language_assumed",message:`The document does not say what it is written in, so screen readers guess\
, and it does not claim PDF/UA. Give language, or lang in the ${a==="HTML"?"html element":"front matter"}.`,mentions:["language"]}),c={code:"html_left_out",message:"\
HTML other than br, sub, sup and u was left out of the Markdown. Its text stays."},h=(a,i)=>({code:"image_not_loaded",message:`${(0,w.y_)(a,"image")} of the ${i}\
 ${(0,w.d5)(a,"was","were")} not given, so the text that describes ${(0,w.d5)(a,"it","them")} is there instead. Nothing is fetched: give ${(0,w.d5)(a,"the image",
"the images")} as a file beside the text (Action), as field:name (n8n), or in images (service).`}),e=(a,i)=>({code:"links_as_text",message:`${(0,w.y_)(a,"link")}\
 of the ${i} ${(0,w.d5)(a,"leads","lead")} neither to a heading of the document nor to an address such as https:, and ${(0,w.d5)(a,"is","are")} text.`});function r(a){
return[...new Set([...a].map(k.I2))].sort().join(", ")}}),43084:((I,D,u)=>{u.d(D,{T:()=>h,t:()=>_});var A=u(74135);const k=-.12,y=.27,w=.055,M={below:.24,height:1.18,
beside:.18};function _(e,r,a,i,l){const{fragments:f}=r;for(let m=0,s=0;m<f.length;m=s){const{run:d}=f[m];let g=0;for(s=m;s<f.length&&c(f[s],f[m]);s++)g+=f[s].width;
const t=l&&d.owner!==null?d.owner?.in(l)??l:void 0;if(d.kind==="image"){const{upright:n}=d.image,p=(0,A.lw)(n,[d.width,0,0,d.height,a,i]);e.draw(t,{kind:"image",
name:e.image(d.image),matrix:p})}else{const n=f.slice(m,s).map(({word:p})=>p);e.draw(t,...h(n,d.look,a,i,g))}const o=d.owner?.linking;if(l&&o?.link){const n=d.kind===
"image"?d.height:d.look.size,p=[a,i-n*.25,a+g,i+n*(d.kind==="image"?1:.9)];e.link(o.in(l),p,o.link.target,o.link.contents)}a+=g}}function c(e,{run:r}){return e.
run===r||e.run.kind==="text"&&r.kind==="text"&&e.run.look===r.look&&e.run.owner===r.owner}function h(e,r,a,i,l){const{size:f,color:m,rise:s=0,oblique:d=!1,ground:g}=r,
t=i+s,o=[];if(g){const{below:p,height:E,beside:b}=M,O={x:a-b*f,y:t-p*f,width:l+2*b*f,height:E*f};o.push({kind:"area",...O,color:g,radius:f*.2})}o.push({kind:"te\
xt",x:a,y:t,size:f,color:m,words:e,oblique:d});const n=p=>({kind:"area",x:a,y:t+p*f,width:l,height:w*f,color:m});return r.underlined===!0&&o.push(n(k)),r.struck===
!0&&o.push(n(y)),o}}),16246:((I,D,u)=>{u.d(D,{H:()=>M,a:()=>w});var A=u(86799),k=u(96927);const y=_=>Math.round(_*72e3)/1e3;function w({page_size:_,orientation:c,
page_width:h,page_height:e}){if(h!==void 0&&e!==void 0)return{width:y(h),height:y(e)};const[r,a]=k.tn[_];return c==="portrait"?{width:r,height:a}:{width:a,height:r}}
const M=({font:_,bold_font:c})=>({font:_&&(0,A.g)(_,"font"),boldFont:c&&(0,A.g)(c,"bold_font")})}),16596:((I,D,u)=>{u.d(D,{m:()=>c});var A=u(58552),k=u(30586),y=u(
86476),w=u(42419);const M=1e3,_=8;async function c(r,a){const i=new Map;for(const l of r){if(!/^qr:/i.test(l))continue;if(i.size===M)throw(0,A.G6)([{field:"file",
message:`has more than ${M} QR codes (qr:)`}]);const f=(0,w.U)(h(l),"medium");if("most"in f){const m=`has a QR code (qr:) of ${f.length} ${f.unit}, and at most ${f.
most} fit`;throw(0,A.G6)([{field:"file",message:m}])}await a.pace.rest(),i.set(l,await e(f,a))}return i}function h(r){const a=r.slice(3);if(/^https?:/i.test(a))
return a;try{return decodeURIComponent(a)}catch{return a}}async function e(r,a){const i=(r.size+2*w.M)*_,l=m=>{const s=new Uint8Array(Math.ceil(i/8)),d=Math.floor(
m/_)-w.M;for(const g of s.keys())s[g]=r.isDark(g-w.M,d)?0:255;return s},f=await(0,k.Hy)({width:i,height:i,depth:1,color:"gray",resolution:i,samples:l},a);return await(0,y.
A)({name:"code.png",bytes:f},"file",a)}}),37645:((I,D,u)=>{u.d(D,{N:()=>r});var A=u(58552),k=u(77040),y=u(96533),w=u(43084);const M=.82,_=6,c=3e5,h=12,e=1e6;async function r({
sheets:l},f,{frameOf:m,size:s,isBare:d,pace:g},t){const o=a("header",t),n=a("footer",t),p={style:"Regular",size:s*M,color:y.lm.quiet},E=b=>({number:String(b),last:String(
l.length),title:t.title,date:t.date??""});for(const[b,O]of[[o,"Header"],[n,"Footer"]]){if(!b)continue;const P=new Map;for(const[T,v]of l.entries()){const L=m(T);
let C=P.get(L);C||P.set(L,C=new i(f,L,p,b,E(l.length))),!d(T,O)&&(O==="Footer"||T>0||t.headerOnFirst)&&C.draw(v,O,E(T+1));const x=g.step(c);x&&await x}}}function a(l,f){
const m=f[l];if(m===void 0)return;const s=(0,k.n)(m);if("problem"in s)throw(0,A.G6)([{field:l,message:s.problem}]);if([...s.left,...s.middle,...s.right].some(g=>typeof g!=
"string"&&g.placeholder==="date")&&f.date===void 0)throw(0,A.G6)([{field:"date",message:`is required, because ${l} has {date}`,mentions:[l]}]);return s}class i{maker;page;line;look;room;constructor(f,m,s,d,g){
this.maker=f,this.page=m,this.line=d,this.room=m.width-m.left-m.right;const t=this.factorOf(this.texts(g).map(o=>this.set(o,s).width));this.look={...s,size:Math.
max(s.size*Math.min(t,1),Math.min(_,s.size))}}draw(f,m,s){const{width:d,height:g,left:t,right:o,top:n,bottom:p}=this.page,{size:E}=this.look,b=(m==="Footer"?p/2:
g-n/2)-E*.3,O=this.texts(s),P=O.map(x=>this.set(x,this.look)),T=this.factorOf(P.map(x=>x.width))<.999,v=(this.room-2*h)/O.filter(x=>x!=="").length,C=(T?O.map(x=>this.
cut(x,v)):P).flatMap((x,B)=>{let S=[t,(t+d-o-x.width)/2,d-o-x.width][B];return x.fragments.flatMap(({word:R,width:U})=>(0,w.T)([R],this.look,(S+=U)-U,b,U))});f.
run(m,...C)}factorOf([f=0,m=0,s=0]){const d=Math.max(f,s),g=m===0?f+s:2*d+m,t=m===0?f>0&&s>0?h:0:d>0?2*h:0;return g===0?1:(this.room-t)/g}cut(f,m){const s=this.
set(f,this.look);if(s.width<=m)return s;const d=[...f],g=n=>this.set(`${d.slice(0,n).join("").trimEnd()}…`,this.look);let[t,o]=[0,d.length];for(;t<o;){const n=Math.
ceil((t+o)/2);g(n).width<=m?t=n:o=n-1}return g(t)}texts(f){return[this.line.left,this.line.middle,this.line.right].map(m=>m.map(s=>typeof s=="string"?s:f[s.placeholder]).
join("").trim())}set(f,m){const[s]=this.maker.paragraph([{kind:"text",text:f,look:m}],e).lines;return s??{fragments:[],width:0,tallest:0,notes:[]}}}}),82943:((I,D,u)=>{
u.d(D,{F:()=>A});const A=(k,y,w=[])=>({code:"characters_missing",message:`Boxes are drawn for characters that cannot be shown: ${k}. ${y}`,...w.length>0?{mentions:w}:
{}})}),33141:((I,D,u)=>{u.d(D,{$u:()=>y,b8:()=>k,dc:()=>M,zO:()=>w});var A=u(77581);function k(_,c){const h=typeof _=="number"?Math.abs(_):0,e=typeof c=="number"?
Math.abs(c):0;return{capHeight:h>=400&&h<=850?h:700,descent:-(e>=50?Math.min(e,230):230)}}const y=(_,c)=>`/Span <</ActualText <${Buffer.from((0,A.wx)(_).bytes).
toString("hex")}>>> BDC ${c} EMC`,w=(_,c)=>`<${_.map(h=>h.toString(16).padStart(c*2,"0")).join("")}>`;function M(_){return _.some(c=>c<32||c>126)?w(_,1):`(${Buffer.
from(_).toString("latin1").replace(/[\\()]/g,"\\$&")})`}}),30586:((I,D,u)=>{u.d(D,{Fo:()=>s,Hy:()=>m});var A=u(44131),k=u(64680),y=u(19158),w=u(81679);const M=Uint8Array.
of(137,80,78,71,13,10,26,10),_={gray:0,rgb:2,palette:3,"gray-alpha":4,rgba:6},c={gray:1,rgb:3,palette:1,"gray-alpha":2,rgba:4},h=.0254,e=6,r=8388608,a=65536,i=2,
l=.6,f=4,m=async(b,O)=>(await s(b,O)).file;async function s(b,O){const{width:P,height:T,depth:v,color:L,palette:C,profile:x,resolution:B}=b,S=Buffer.alloc(13);S.
writeUInt32BE(P,0),S.writeUInt32BE(T,4),S.set([v,_[L],0,0,0],8);const R=[M,E("IHDR",S)];x&&R.push(E("iCCP",Buffer.concat([Buffer.from("ICC\0\0","latin1"),(0,w.Kc)(
x)]))),B!==void 0&&R.push(E("pHYs",d(B))),C&&R.push(E("PLTE",C));const{data:U}=await g(b,O),$=U.then(W=>Buffer.concat([...R,E("IDAT",W),E("IEND",new Uint8Array(
0))]));return $.catch(()=>{}),{file:$}}function d(b){const O=Buffer.alloc(9),P=Math.round(b/h);return O.writeUInt32BE(P,0),O.writeUInt32BE(P,4),O[8]=1,O}async function g(b,{
codec:O,pace:P}){const T=(t(b)+1)*b.height;if(!O&&T>r){const x=await(0,y.p)(new CompressionStream("deflate"),o(b,P,!0));return{data:Promise.resolve(x)}}const v=new k.
k(T);for await(const x of o(b,P,!1))v.copy(x,0,x.length);const L=v.bytes,C=O?O.deflate(L,e):(0,y.p)(new CompressionStream("deflate"),[L]);return T>r&&await C,{data:C}}
const t=({width:b,depth:O,color:P})=>Math.ceil(b*O*c[P]/8);async function*o(b,O,P){const{height:T,samples:v}=b,L=t(b),C=n(b),x=typeof v=="function"?v:$=>v.subarray(
$*L,$*L+L),B=new Uint8Array(L),S=Math.max(1,Math.floor(a/(L+1)));let R=new Uint8Array(0),U=0;for(let $=0;$<T;$++){if(U===R.length){const N=Math.min(S,T-$)*(L+1);
(P||R.length!==N)&&(R=new Uint8Array(N)),U=0}const W=R.subarray(U,U+=L+1),z=x($).subarray(0,L),K=$>0&&Buffer.compare(z,B)===0;if(W[0]=C(z,K),W[0]!==i)W.set(z,1);else if(!K)
for(let N=0;N<L;N++)W[N+1]=z[N]-B[N];K||B.set(z),U===R.length&&(yield R);const G=O.step(L);G&&await G}}function n({depth:b,color:O}){if(b<8||O==="palette")return()=>0;
const P=c[O];let T;return(v,L)=>{if(L)return T;const C=T===void 0;return T=b===8&&p(v,P)?0:i,C?0:T}}function p(b,O){let P=0,T=0;for(let v=O;v<b.length;v+=f*O)b[v]===
b[v-O]&&P++,T++;return P>=T*l}function E(b,O){const P=Buffer.alloc(O.length+12);return P.writeUInt32BE(O.length,0),P.write(b,4,"latin1"),P.set(O,8),P.writeUInt32BE(
(0,A.Q)(P.subarray(4,O.length+8)),O.length+8),P}}),25561:((I,D,u)=>{u.d(D,{_:()=>A});class A{tag;facts;above;link;block;element;constructor(y,w,M,_){this.tag=y,
this.facts=w,this.above=M,this.link=_}in(y){return(!this.element||this.block!==y)&&(this.element=(this.above?.in(y)??y).add(this.tag,this.facts),this.block=y),this.
element}get linking(){return this.link?this:this.above?.linking}}}),42419:((I,D,u)=>{u.d(D,{M:()=>_,U:()=>r});var A=u(17775),k=u(63748),y=u(5336),w=u(23265),M=u(
96221);const _=4,c={low:"L",medium:"M",quartile:"Q",high:"H"},h={numeric:{low:7089,medium:5596,quartile:3993,high:3057},alphanumeric:{low:4296,medium:3391,quartile:2420,
high:1852},bytes:{low:2953,medium:2331,quartile:1663,high:1273}},e=1;function r(i,l){const{segment:f,...m}=a(i,l);if(m.length>m.most)return m;const s=new A.N({level:c[l]}).
encode(f),{size:d}=s;return{size:d,isDark:(g,t)=>g>=0&&t>=0&&g<d&&t<d&&s.get(g,t)===1}}function a(i,l){const f={length:i.length,unit:"characters"};if(/^[0-9]+$/.
test(i))return{segment:new k.e(i),most:h.numeric[l],...f};if(/^[0-9A-Z $%*+./:-]+$/.test(i))return{segment:new y.e(i),most:h.alphanumeric[l],...f};const m=Buffer.
byteLength(i),s=m===i.length;return{segment:new w.x(i,s?M.N.ISO_8859_1:M.N.UTF_8),length:m,most:h.bytes[l]-(s?0:e),unit:"bytes"}}}),27077:((I,D,u)=>{u.d(D,{Yz:()=>w,
k6:()=>k,p9:()=>M,y:()=>y,zd:()=>A});function A(_){for(;;){const{done:c,value:h}=_.next();if(c)return h}}async function k(_,c){for(;;){const{done:h,value:e}=_.next();
if(h)return e;const r=c.step(e);r&&await r}}const y=1e3,w=3e5;function*M(_,c){if(_.length<=y)return[..._].sort(c);let h=[];for(let e=0;e<_.length;e+=y){for(const r of _.
slice(e,e+y).sort(c))h.push(r);yield w}for(let e=y;e<h.length;e*=2){const r=[];for(let a=0;a<h.length;a+=2*e){const i=Math.min(a+e,h.length),l=Math.min(i+e,h.length);
for(let f=a,m=i;f<i||m<l;){const s=m===l||f<i&&c(h[f],h[m])<=0;r.push(s?h[f++]:h[m++]),r.length%y===0&&(yield w)}}h=r}return h}}),93604:((I,D,u)=>{u.d(D,{B:()=>A,
M:()=>k});const A=(w,M)=>y(w,M,!1),k=(w,M)=>y(w,M,!0);function y(w,M,_){let[c,h]=[0,w.length];for(;c<h;){const e=c+h>>1,r=w[e];r<M||_&&r===M?c=e+1:h=e}return c}}),
87593:((I,D,u)=>{u.d(D,{o:()=>m});var A=u(58552),k=u(61729),y=u(85673),w=u(78323);const M=16,_=200,c={"{":"which would write a value as mark-up: write {{name}}",
"&":"which would write a value as mark-up: write {{name}}",">":"but templates have no parts: put the text here","=":"but the marks of templates cannot be change\
d"};function h(g){return new e(g).parse()}class e{text;problems=[];open=[{name:"",line:0,nodes:[]}];line=1;counted=0;from=0;constructor(t){this.text=t}parse(){const{
text:t,open:o}=this;for(let n=t.indexOf("{{");n>=0;n=t.indexOf("{{",this.from))this.tag(n);this.put(t.slice(this.from));for(const{name:n,line:p}of o.slice(1))this.
problems.push(`has {{#${n}}} in line ${p}, which nothing ends`);return{nodes:o[0].nodes,problems:this.problems}}tag(t){const{text:o}=this;let n=0;for(;o[t-1-n]===
"\\"&&t-n>this.from;)n++;if(n%2===1){this.put(`${o.slice(this.from,t-1)}{{`),this.from=t+2;return}const p=this.lineAt(t),E=o.indexOf("}}",t);if(E<0){this.refuse(
p,"has {{ without }} after it"),this.put(o.slice(this.from)),this.from=o.length;return}const b=o.slice(t+2,E).trim(),[O=""]=b,P="#^/!".includes(O)&&b!==""?this.
ownLine(t,E+2):void 0;this.put(o.slice(this.from,P?.start??t)),this.from=P?.end??E+2,(O!=="!"||b==="")&&this.enter(O,b,p)}enter(t,o,n){const p=Object.hasOwn(c,t)?
c[t]:void 0;if(p!==void 0)return t==="{"&&this.text[this.from]==="}"&&this.from++,this.refuse(n,`has {{${t}`,`, ${p}`);const E="#^/".includes(t)&&t!=="",b=E?o.slice(
1).trim():o;if(b==="")return this.refuse(n,"has a tag without a name");if(b.length>_||/[\n{}]/.test(b))return this.refuse(n,"has {{ whose end is missing");if(t===
"/")return this.close(b,n);if(!E)return void this.open.at(-1).nodes.push({name:b,line:n});if(this.open.length>M)return this.refuse(n,`has more than ${M} section\
s within one another`);const O={name:b,line:n,isInverted:t==="^",nodes:[]};this.open.at(-1).nodes.push(O),this.open.push(O)}close(t,o){const n=this.open.at(-1);
if(this.open.length>1&&n.name===t)return void this.open.pop();const E=this.open.length>1?`, where {{#${n.name}}} of line ${n.line} must end first`:", which noth\
ing begins";this.refuse(o,`has {{/${t}}}`,E)}ownLine(t,o){const{text:n}=this;let p=t;for(;p>this.from&&(n[p-1]===" "||n[p-1]==="	");)p--;if(p>0&&n[p-1]!==`
`)return;let E=o;for(;n[E]===" "||n[E]==="	"||n[E]==="\r";)E++;if(!(E<n.length&&n[E]!==`
`))return{start:p,end:Math.min(E+1,n.length)}}put(t){t!==""&&this.open.at(-1).nodes.push(t)}refuse(t,o,n=""){this.problems.push(`${o} in line ${t}${n}`)}lineAt(t){
for(;this.counted<t;this.counted++)this.text[this.counted]===`
`&&this.line++;return this.line}}const r=20,a=200,i=1e5,l=1e7,f=500;async function m(g,t,o){if((0,w.H)(g))throw(0,A.G6)([{field:"file",message:"has characters f\
or private use (from U+100000 on), which templates cannot have"}]);const{nodes:n,problems:p}=h(g);if(p.length>0)throw(0,A.G6)(p.slice(0,r).map(b=>({field:"file",
message:b})));const E=new s(t,o);return await E.add(n),E.finish()}class s{pace;pieces=[];values=[];scopes;problems=new Map;rounds=0;length=0;constructor(t,o){this.
pace=o,this.scopes=[t]}async add(t){for(const o of t){const n=this.pace.step(f);if(n&&await n,typeof o=="string")this.put(o,o.length);else if("nodes"in o)for(const p of this.
scopesOf(o))await this.within(p,o.nodes);else this.value(o)}}finish(){const{problems:t}=this,o=[...t.values()].slice(0,r),n=t.size>r?[`and ${t.size-r} more`]:[],
p={field:"values",message:[...o,...n].join("; ")};if(t.size>0)throw(0,A.G6)([p]);return{text:this.pieces.join(""),values:this.values}}async within(t,o){if(++this.
rounds>i)throw(0,A.G6)([{field:"values",message:`would repeat parts of the template more than ${i} times`}]);this.scopes.push(t),await this.add(o),this.scopes.pop()}scopesOf({
name:t,line:o,isInverted:n}){const p=this.find({name:t,line:o});if(p===void 0)return[];const E=Array.isArray(p)?p:[p],b=E.length>0&&p!==!1&&p!==null&&p!=="";return n?
b?[]:[this.scopes.at(-1)]:b?E:[]}value({name:t,line:o}){const n=this.find({name:t,line:o});if(n===void 0)return;if(typeof n=="object"&&n!==null){const E=Array.isArray(
n)?"a list":"an object";return this.refuse({name:t,line:o},()=>`is ${E}: write {{#${t}}} … {{/${t}}} around its contents`)}const p=n===null?"":String(n);this.
values.push(p),this.put((0,w.Y1)(this.values.length-1),p.length)}find({name:t,line:o}){const{scopes:n}=this;if(t===".")return n.at(-1);const[p="",...E]=t.split(
".");for(let b=n.length-1;b>=0;b--){const O=n[b];if(!(0,k.Gv)(O))continue;if(Object.hasOwn(O,t))return O[t];if(!Object.hasOwn(O,p))continue;const P=d(O[p],E);if(P!==
void 0)return P;break}this.refuse({name:t,line:o},()=>`is not given${(0,y.gx)(t,this.names())}`)}names(){const t=[];for(const o of this.scopes)for(const[n,p]of Object.
entries((0,k.Gv)(o)?o:{})){if(t.length>a)return t;if(t.push(n),(0,k.Gv)(p))for(const E of Object.keys(p).slice(0,a))t.push(`${n}.${E}`)}return t}refuse({name:t,
line:o},n){const{problems:p}=this;p.has(t)||p.set(t,p.size<r?`'${t}' (line ${o}) ${n()}`:"")}put(t,o){if(this.length+=o,this.length>l)throw(0,A.G6)([{field:"val\
ues",message:`make a text of more than ${l} characters; at most that many are allowed`}]);this.pieces.push(t)}}function d(g,t){let o=g;for(const n of t){if(!(0,k.
Gv)(o)||!Object.hasOwn(o,n))return;o=o[n]}return o}}),78323:((I,D,u)=>{u.d(D,{H:()=>w,Y1:()=>M,qk:()=>c});const A=1048576,k=15,y=/([\u{100000}-\u{107fff}])([\u{100000}-\u{107fff}])/gu,
w=h=>/[\u{100000}-\u{10ffff}]/u.test(h),M=h=>String.fromCodePoint(A+(h>>k),A+(h&(1<<k)-1)),_=(h,e)=>h.codePointAt(0)-A<<k|e.codePointAt(0)-A,c=(h,e,r=a=>a)=>h.replace(
y,(a,i,l)=>r(e[_(i,l)]??""))})};
