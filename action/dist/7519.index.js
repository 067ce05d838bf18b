"use strict";exports.id=7519,exports.ids=[7519],exports.modules={85673:((x,D,m)=>{m.d(D,{gx:()=>O,h:()=>E});function A(e,r){const a=k(e,r);if(a!==void 0)return[a];const i=c(
e);return r.filter(l=>c(l).some(f=>f.length>3&&i.includes(f)))}function k(e,r){let a;for(const i of r){const l=y(c(e),c(i));l<=2&&l<(a?.count??1/0)&&(a={name:i,
count:l})}return a?.name}function y(e,r){return e.length!==r.length?e.length*r.length===0?1/0:y([e.join("")],[r.join("")]):r.reduce((a,i,l)=>{const f=e[l]??"",u=Math.
min(f.length,i.length),s=h(f,i);return s>(u<3?0:u<7?1:2)?1/0:a+s},0)}const E=(e,r)=>_(A(e,r));function O(e,r){const a=k(e,r),i=l=>c(l).sort().join(" ");return _(
a===void 0?r.filter(l=>e!==""&&i(l)===i(e)):[a])}const _=e=>e.length===0||e.length>3?"":` (did you mean ${e.join(" or ")}?)`,c=e=>e.trim().slice(0,64).replace(/(?<=[a-z])(?=[A-Z])/g,
" ").toLowerCase().split(/[\s_-]+/).filter(r=>r!=="");function h(e,r){let a=[],i=Array.from({length:r.length+1},(l,f)=>f);for(let l=0;l<e.length;l++){const f=[l+
1];for(let u=0;u<r.length;u++){const s=l>0&&u>0&&e[l]===r[u-1]&&e[l-1]===r[u];f.push(Math.min((i[u+1]??0)+1,(f[u]??0)+1,(i[u]??0)+(e[l]===r[u]?0:1),s?(a[u-1]??0)+
1:1/0))}a=i,i=f}return i.at(-1)??0}}),49180:((x,D,m)=>{m.d(D,{q:()=>k});const A="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd4 azure f0ffff\
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
 ffff00 yellowgreen 9acd32";function k(O){const _=O.toLowerCase(),c=/^#([\da-f]{3}|[\da-f]{6})$/.exec(_)?.[1]??E().get(_);return c===void 0?void 0:(c.length===3?
[...c].map(e=>e+e):[c.slice(0,2),c.slice(2,4),c.slice(4)]).map(e=>Number.parseInt(e,16))}let y;function E(){const O=A.split(" ");return y??=new Map(O.flatMap((_,c)=>c%
2===0?[[_,O[c+1]]]:[]))}}),51521:((x,D,m)=>{m.d(D,{Ct:()=>_,Qf:()=>O,sA:()=>h});var A=m(98446),k=m(34378);const y=/(\{[^{}]*\})/;function E(e,r){const a=[],i=[],
l=`use ${r.map(f=>`{${f}}`).join(", ")}`;for(const f of(0,k.w)(e).split(y)){const u=r.find(s=>`{${s}}`===f);if(u)a.push({placeholder:u});else if(y.test(f))i.push(
f);else{if(/[{}]/.test(f))return{problem:`has a brace that belongs to no placeholder; ${l}`};f&&a.push({literal:f})}}return i.length===0?{pieces:a}:{problem:`ha\
s the unknown ${(0,A.d5)(i.length,"placeholder","placeholders")} ${i.join(" and ")}; ${l}`}}const O=e=>e.split(y).filter((r,a)=>a%2===1),_=(e,r)=>e.split(y).map(
(a,i)=>(i%2===1&&Object.hasOwn(r,a.slice(1,-1))?r[a.slice(1,-1)]:void 0)??a).join(""),c=["number","last","label","name"],h=e=>E(e,c)}),77040:((x,D,m)=>{m.d(D,{n:()=>E});
const A=["number","last","title","date"],k=`use ${A.map(O=>`{${O}}`).join(", ")}, and a \\ before a brace that is text`,y="{}|\\";function E(O){const _=[[]],c=[];
let h="";const e=()=>{h!==""&&_.at(-1).push(h),h=""};for(let l=0;l<O.length;l++){const f=O[l];if(f==="\\"&&l+1<O.length&&y.includes(O[l+1]))h+=O[++l];else if(f===
"|")e(),_.push([]);else{if(f==="}")return{problem:`has a brace that belongs to no placeholder; ${k}`};if(f==="{"){const u=O.indexOf("}",l);if(u<0)return{problem:`\
has a brace that belongs to no placeholder; ${k}`};const s=O.slice(l+1,u),d=A.find(g=>g===s);e(),d?_.at(-1).push({placeholder:d}):c.push(`{${s}}`),l=u}else h+=f}}
if(e(),c.length>0)return{problem:`has the unknown ${c.join(" and ")}; ${k}`};if(_.length>3)return{problem:"has more than three parts; use at most two bars (|), \
and \\| for a bar that is text"};const[r=[],a=[],i=[]]=_;return _.length===1?{left:[],middle:r,right:[]}:_.length===2?{left:r,middle:[],right:a}:{left:r,middle:a,
right:i}}}),60666:((x,D,m)=>{m.d(D,{E:()=>a,L:()=>h});var A=m(49180),k=m(17079),y=m(51521),E=m(77040);function O(i){const l=(0,y.sA)(i);return"problem"in l?l.problem:
void 0}function _(i){const l=(0,E.n)(i);return"problem"in l?l.problem:void 0}const c=/^(?:[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8}){0,8}|[xXiI](?:-[A-Za-z0-9]{1,8}){1,8})$/,
h=i=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.test(i),e=i=>!/[/\\\p{Cc}\p{Cs}]/u.test(i)&&/[^. ]/.test(i);function r(i){const l=URL.canParse(i)?new URL(i):void 0;
return l?.protocol==="https:"&&l.username===""&&l.password===""}const a={"file-name":{holds:e,words:"a file name without folders"},"media-type":{holds:h,words:"\
a media type such as text/xml or application/pdf"},color:{holds:i=>(0,A.q)(i)!==void 0,words:"a color such as Red, darkgreen or #c00000"},date:{holds:i=>(0,k.Z)(
i)!==void 0,words:"a date of ISO 8601 such as 2026-11-20 or 2026-11-20T14:30:00+01:00"},"number-format":{holds:i=>O(i)===void 0,words:"text such as {number} / {\
last}",problem:O},"running-line":{holds:i=>_(i)===void 0,words:"a line such as {title}|{number} / {last}",problem:_},"https-address":{holds:r,words:"an HTTPS ad\
dress such as https://tsa.example.com"},"language-tag":{holds:i=>c.test(i),words:"a language tag such as en, de-AT or zh-Hant (BCP 47)"}}}),44131:((x,D,m)=>{m.d(
D,{Q:()=>k});const A=y();function k(E){const[O,_,c,h]=A;let e=4294967295,r=0;for(const a=E.length-3;r<a;r+=4)e^=E[r]|E[r+1]<<8|E[r+2]<<16|E[r+3]<<24,e=h[e&255]^
c[e>>>8&255]^_[e>>>16&255]^O[e>>>24];for(;r<E.length;r++)e=O[(e^E[r])&255]^e>>>8;return~e>>>0}function y(){const E=new Int32Array(256);for(let h=0;h<256;h++){let e=h;
for(let r=0;r<8;r++)e=e&1?e>>>1^3988292384:e>>>1;E[h]=e}const O=h=>h.map(e=>E[e&255]^e>>>8),_=O(E),c=O(_);return[E,_,c,O(c)]}}),28409:((x,D,m)=>{m.d(D,{B:()=>O});
var A=m(58552);const k=100,y=5e7,E=/^data:([^,;]*)(?:;[^,;]*)*;base64,([A-Za-z0-9+/\s%=_-]*)$/i;function O(_){const c=new Map,h=[];let e=0;for(const r of _){if(!/^data:/i.
test(r))continue;const[,a="",i]=E.exec(r)??[];if(i===void 0){h.push({field:"file",message:"has a data: address that is not base64; write data:image/png;base64, \
and the image"});break}const l=Buffer.from(i.replaceAll("%2B","+").replaceAll("%2F","/").replaceAll("%3D","="),"base64");if(e+=l.length,c.set(r,{name:`image.${a.
split("/")[1]??"bin"}`,bytes:l}),c.size>k||e>y){h.push({field:"file",message:`has more than ${k} images or ${y/1e6} MB of them in data: addresses`});break}}if(h.
length>0)throw(0,A.G6)(h);return c}}),68084:((x,D,m)=>{m.d(D,{o:()=>y});var A=m(86687);const k={file:"letterhead",password:"letterhead_password",noun:"the lette\
rhead"};function y(E,O,_,c){const h=Uint32Array.from({length:E.pages.count},(r,a)=>a+1),e={file:O,password:_,fields:k,layer:"under",repeat:"last",fit:"page"};return(0,A.
e)(E,e,h,c)}}),63895:((x,D,m)=>{m.d(D,{P:()=>e});var A=m(12889),k=m(9876),y=m(27077);const E="￼",O=400,_=200,c=100,h=3e3;class e{typefaces;breaks;constructor(s,d){
this.typefaces=s,this.breaks=d}static async of(s){return new e(s,await(0,k.Vn)())}paragraph(s,d){return(0,y.zd)(this.setting(s,d))}*setting(s,d){const g=[[]];for(const b of s)
b.kind==="break"?g.push([]):g.at(-1).push(b);const t=r(g.flat()),o=(0,A.ft)(t),n=o&&(0,A.vw)(t),p=[];for(const b of g){const w=[];for(const M of yield*this.boxes(
b))if(M.width<=d)w.push(M);else for(const P of yield*this.split(M,d))w.push(P);for(const M of yield*f(w,d))p.push(this.line(M,o,n)),p.length%c===0&&(yield c*h)}
return{lines:p,isRight:n}}*widths(s){let[d,g]=[0,0];for(let t=0,o;t<=s.length;t=o+1){const n=[];for(o=t;o<s.length;o++){const b=s[o];if(b.kind==="break")break;n.
push(b)}let p=0;for(const{width:b,space:w}of yield*this.boxes(n))g=Math.max(g,b),d=Math.max(d,p+b),p+=b+(w?.width??0)}return{whole:d,least:g}}fragment(s,d,g=!1){
const t=this.typefaces.word(d,s.look.style,g);return{run:s,word:t,width:t.width*s.look.size/1e3}}*boxes(s){const d=new l(s,this),g=[];for(const{end:t,next:o}of this.
breaks(r(s))){const n=[];for(;d.at<t;){n.length>0&&(yield h);for(const b of d.take(Math.min(t,d.cutAfter(_))))n.push(b)}const[p]=d.take(o);g.push({fragments:n,width:a(
n),space:p}),g.length%c===0&&(yield c*h)}return g}*split({fragments:s,space:d},g){const t=[];for(const{run:p,word:b,width:w}of s)if(p.kind==="image")t.push({run:p,
text:E,width:w});else{for(const M of(0,k.s)(b.text,P=>this.fragment(p,P).width))t.push({...M,run:p});yield h}const o=[];let n=0;for(const p of(0,k.ZM)(t,()=>g)){
const b=this.joined(t.slice(n,n+=p));o.push({fragments:b,width:a(b),space:n===t.length?d:void 0}),yield h}return o}joined(s){const d=[];for(let g=0,t;g<s.length;g=
t){const{run:o}=s[g];let n="";for(t=g;s[t]?.run===o;t++)n+=s[t].text;d.push(o.kind==="image"?{run:o,width:o.width}:this.fragment(o,n))}return d}line(s,d,g){const t=s.
flatMap(({fragments:b,space:w},M)=>w&&M+1<s.length?[...b,w]:b),o=d?this.turned(t,g):t;let n=0;const p=[];for(const{run:b}of t)b.kind==="image"?n=Math.max(n,b.height):
b.note!==void 0&&p.push(b.note);return{fragments:o,width:a(o),tallest:n,notes:p}}turned(s,d){const g=d?A.Vv:"",t=s.map(({word:n})=>n?.text??E),o=[];for(const{text:n,
rtl:p,at:b}of(0,A.pr)(g+t.join(""))){const w=b-g.length,M=[];let P=0;for(const[T,v]of s.entries()){const L=t[T],C=L.slice(Math.max(w-P,0),Math.max(w+n.length-P,
0));P+=L.length,C!==""&&M.push(v.run.kind==="image"?v:this.fragment(v.run,C,p))}for(const T of p?M.reverse():M)o.push(T)}return o}}const r=u=>u.map(s=>s.kind===
"image"?E:s.text).join(""),a=u=>u.reduce((s,{width:d})=>s+d,0),i=/[\p{M}\p{Join_Control}\p{Cs}]/u;class l{runs;maker;run=0;start=0;at=0;constructor(s,d){this.runs=
s,this.maker=d}cutAfter(s){const d=this.runs[this.run];if(d.kind==="image")return this.start+1;const{text:g}=d;let t=this.at-this.start+s;for(const o=t+s;t<o&&t<
g.length&&i.test(g.charAt(t));)t++;return this.start+Math.min(t,g.length)}take(s){const d=[];for(;this.at<s;){const g=this.runs[this.run],t=g.kind==="image"?1:g.
text.length,o=Math.min(s,this.start+t);if(o>this.at&&d.push(g.kind==="image"?{run:g,width:g.width}:this.maker.fragment(g,g.text.slice(this.at-this.start,o-this.
start))),this.at=o,o<this.start+t)break;this.start+=t,this.run++}return d}}function*f(u,s){const d=u.length;if(d===0)return[];const g=new Float64Array(d+1),t=new Uint32Array(
d+1);for(let n=d-1;n>=0;n--){let p=1/0,b=0;for(let w=n;w<d&&w-n<O&&(b+=u[w].width,!(b>s+.01&&w>n));w++){const M=Math.max(s-b,0)/s,v=1+(w+1===d?n>0&&M>.85?.5:0:M*
M)+g[w+1];v<p&&(p=v,t[n]=w+1),b+=u[w].space?.width??0}g[n]=p,n%c===0&&(yield c*h)}const o=[];for(let n=0;n<d;n=t[n])o.push(u.slice(n,t[n]));return o}}),38017:((x,D,m)=>{
m.d(D,{h:()=>O});var A=m(74135);const[k,y,E]=[144,54,12];function O(_,c,{header:h,headerOnFirst:e},r){const{displayed:a,upright:i}=_,l=c.width-c.left-c.right,f=Math.
min(k/a.width,y/a.height,l/a.width),[u,s]=[a.width*f,a.height*f],d=c.top/2-(h!==void 0&&e?r:0),g=(0,A.lw)(i,[u,0,0,s,c.width-c.right-u,c.height-c.top+d-s]);return{
room:Math.max(0,s+E-d),draw:t=>t.draw(void 0,{kind:"image",name:t.image(_),matrix:g})}}}),96533:((x,D,m)=>{m.d(D,{FE:()=>r,bP:()=>a,lm:()=>y,oA:()=>E,uR:()=>_});
var A=m(49180);const k=i=>[i,i,i],y={text:k(.1),quiet:k(.36),rule:k(.82),strongRule:k(.45),ground:[.957,.961,.969],link:[.04,.31,.64],bar:k(.75)},E={NOTE:{title:"\
Note",color:[.04,.36,.72]},TIP:{title:"Tip",color:[.07,.43,.2]},IMPORTANT:{title:"Important",color:[.43,.25,.72]},WARNING:{title:"Warning",color:[.55,.37,0]},CAUTION:{
title:"Caution",color:[.72,.12,.14]}},O={plain:1.25,report:1.25,letter:1.09},_=[.12,.31,.47],c=1.45,h=.88,e=37.5;class r{size;theme;leading;constructor(l,f="pla\
in"){this.size=l,this.theme=f,this.leading=Math.round(l*c*2)/2}get half(){return this.leading/2}get measure(){return this.theme==="letter"?1/0:this.size*e}get codeSize(){
return this.size*h}heading(l){const f=this.size*O[this.theme]**Math.max(4-l,0);return{size:f,leading:Math.ceil(f*1.2/this.half)*this.half,before:this.leading*(this.
theme==="letter"||l>2?1:l===1?2:1.5),after:this.half}}smaller(l){return new r(this.size*l,this.theme)}}function a(i){const[l,f,u]=(0,A.q)(i);return[l/255,f/255,
u/255]}}),71775:((x,D,m)=>{m.d(D,{l:()=>O});var A=m(82943),k=m(47707),y=m(21281),E=m(98446);const O=({from:a,told:i,missing:l,hasFont:f,language:u,breaksArchive:s})=>[
...u===void 0?[_(a)]:[],...s?[(0,y.Xb)({part:3,level:"a",name:"PDF/A-3a"},"an image has CMYK colors, and the document is sRGB")]:[],...l.size>0?[(0,A.F)(r(l),f?
"Your file lacks them too, or they cannot be shaped.":"Give a font that has them.",f?[]:["font"])]:[],...i.images.size>0?[h(i.images.size,a)]:[],...i.links.size>
0?[e(i.links.size,a)]:[],...i.html===!0?[c]:[]],_=a=>({code:"language_assumed",message:`The document does not say what it is written in, so screen readers guess\
, and it does not claim PDF/UA. Give language, or lang in the ${a==="HTML"?"html element":"front matter"}.`,mentions:["language"]}),c={code:"html_left_out",message:"\
HTML other than br, sub, sup and u was left out of the Markdown. Its text stays."},h=(a,i)=>({code:"image_not_loaded",message:`${(0,E.y_)(a,"image")} of the ${i}\
 ${(0,E.d5)(a,"was","were")} not given, so the text that describes ${(0,E.d5)(a,"it","them")} is there instead. Nothing is fetched: give ${(0,E.d5)(a,"the image",
"the images")} as a file beside the text (Action), as field:name (n8n), or in images (service).`}),e=(a,i)=>({code:"links_as_text",message:`${(0,E.y_)(a,"link")}\
 of the ${i} ${(0,E.d5)(a,"leads","lead")} neither to a heading of the document nor to an address such as https:, and ${(0,E.d5)(a,"is","are")} text.`});function r(a){
return[...new Set([...a].map(k.I2))].sort().join(", ")}}),43084:((x,D,m)=>{m.d(D,{T:()=>h,t:()=>_});var A=m(74135);const k=-.12,y=.27,E=.055,O={below:.24,height:1.18,
beside:.18};function _(e,r,a,i,l){const{fragments:f}=r;for(let u=0,s=0;u<f.length;u=s){const{run:d}=f[u];let g=0;for(s=u;s<f.length&&c(f[s],f[u]);s++)g+=f[s].width;
const t=l&&d.owner!==null?d.owner?.in(l)??l:void 0;if(d.kind==="image"){const{upright:n}=d.image,p=(0,A.lw)(n,[d.width,0,0,d.height,a,i]);e.draw(t,{kind:"image",
name:e.image(d.image),matrix:p})}else{const n=f.slice(u,s).map(({word:p})=>p);e.draw(t,...h(n,d.look,a,i,g))}const o=d.owner?.linking;if(l&&o?.link){const n=d.kind===
"image"?d.height:d.look.size,p=[a,i-n*.25,a+g,i+n*(d.kind==="image"?1:.9)];e.link(o.in(l),p,o.link.target,o.link.contents)}a+=g}}function c(e,{run:r}){return e.
run===r||e.run.kind==="text"&&r.kind==="text"&&e.run.look===r.look&&e.run.owner===r.owner}function h(e,r,a,i,l){const{size:f,color:u,rise:s=0,oblique:d=!1,ground:g}=r,
t=i+s,o=[];if(g){const{below:p,height:b,beside:w}=O,M={x:a-w*f,y:t-p*f,width:l+2*w*f,height:b*f};o.push({kind:"area",...M,color:g,radius:f*.2})}o.push({kind:"te\
xt",x:a,y:t,size:f,color:u,words:e,oblique:d});const n=p=>({kind:"area",x:a,y:t+p*f,width:l,height:E*f,color:u});return r.underlined===!0&&o.push(n(k)),r.struck===
!0&&o.push(n(y)),o}}),16246:((x,D,m)=>{m.d(D,{H:()=>O,a:()=>E});var A=m(86799),k=m(96927);const y=_=>Math.round(_*72e3)/1e3;function E({page_size:_,orientation:c,
page_width:h,page_height:e}){if(h!==void 0&&e!==void 0)return{width:y(h),height:y(e)};const[r,a]=k.tn[_];return c==="portrait"?{width:r,height:a}:{width:a,height:r}}
const O=({font:_,bold_font:c})=>({font:_&&(0,A.g)(_,"font"),boldFont:c&&(0,A.g)(c,"bold_font")})}),16596:((x,D,m)=>{m.d(D,{m:()=>c});var A=m(58552),k=m(30586),y=m(
86476),E=m(42419);const O=1e3,_=8;async function c(r,a){const i=new Map;for(const l of r){if(!/^qr:/i.test(l))continue;if(i.size===O)throw(0,A.G6)([{field:"file",
message:`has more than ${O} QR codes (qr:)`}]);const f=(0,E.U)(h(l),"medium");if("most"in f){const u=`has a QR code (qr:) of ${f.length} ${f.unit}, and at most ${f.
most} fit`;throw(0,A.G6)([{field:"file",message:u}])}await a.pace.rest(),i.set(l,await e(f,a))}return i}function h(r){const a=r.slice(3);if(/^https?:/i.test(a))
return a;try{return decodeURIComponent(a)}catch{return a}}async function e(r,a){const i=(r.size+2*E.M)*_,l=u=>{const s=new Uint8Array(Math.ceil(i/8)),d=Math.floor(
u/_)-E.M;for(const g of s.keys())s[g]=r.isDark(g-E.M,d)?0:255;return s},f=await(0,k.Hy)({width:i,height:i,depth:1,color:"gray",resolution:i,samples:l},a);return await(0,y.
A)({name:"code.png",bytes:f},"file",a)}}),37645:((x,D,m)=>{m.d(D,{N:()=>r});var A=m(58552),k=m(77040),y=m(96533),E=m(43084);const O=.82,_=6,c=3e5,h=12,e=1e6;async function r({
sheets:l},f,{frameOf:u,size:s,isBare:d,pace:g},t){const o=a("header",t),n=a("footer",t),p={style:"Regular",size:s*O,color:y.lm.quiet},b=w=>({number:String(w),last:String(
l.length),title:t.title,date:t.date??""});for(const[w,M]of[[o,"Header"],[n,"Footer"]]){if(!w)continue;const P=new Map;for(const[T,v]of l.entries()){const L=u(T);
let C=P.get(L);C||P.set(L,C=new i(f,L,p,w,b(l.length))),!d(T,M)&&(M==="Footer"||T>0||t.headerOnFirst)&&C.draw(v,M,b(T+1));const I=g.step(c);I&&await I}}}function a(l,f){
const u=f[l];if(u===void 0)return;const s=(0,k.n)(u);if("problem"in s)throw(0,A.G6)([{field:l,message:s.problem}]);if([...s.left,...s.middle,...s.right].some(g=>typeof g!=
"string"&&g.placeholder==="date")&&f.date===void 0)throw(0,A.G6)([{field:"date",message:`is required, because ${l} has {date}`,mentions:[l]}]);return s}class i{maker;page;line;look;room;constructor(f,u,s,d,g){
this.maker=f,this.page=u,this.line=d,this.room=u.width-u.left-u.right;const t=this.factorOf(this.texts(g).map(o=>this.set(o,s).width));this.look={...s,size:Math.
max(s.size*Math.min(t,1),Math.min(_,s.size))}}draw(f,u,s){const{width:d,height:g,left:t,right:o,top:n,bottom:p}=this.page,{size:b}=this.look,w=(u==="Footer"?p/2:
g-n/2)-b*.3,M=this.texts(s),P=M.map(I=>this.set(I,this.look)),T=this.factorOf(P.map(I=>I.width))<.999,v=(this.room-2*h)/M.filter(I=>I!=="").length,C=(T?M.map(I=>this.
cut(I,v)):P).flatMap((I,S)=>{let B=[t,(t+d-o-I.width)/2,d-o-I.width][S];return I.fragments.flatMap(({word:R,width:$})=>(0,E.T)([R],this.look,(B+=$)-$,w,$))});f.
run(u,...C)}factorOf([f=0,u=0,s=0]){const d=Math.max(f,s),g=u===0?f+s:2*d+u,t=u===0?f>0&&s>0?h:0:d>0?2*h:0;return g===0?1:(this.room-t)/g}cut(f,u){const s=this.
set(f,this.look);if(s.width<=u)return s;const d=[...f],g=n=>this.set(`${d.slice(0,n).join("").trimEnd()}…`,this.look);let[t,o]=[0,d.length];for(;t<o;){const n=Math.
ceil((t+o)/2);g(n).width<=u?t=n:o=n-1}return g(t)}texts(f){return[this.line.left,this.line.middle,this.line.right].map(u=>u.map(s=>typeof s=="string"?s:f[s.placeholder]).
join("").trim())}set(f,u){const[s]=this.maker.paragraph([{kind:"text",text:f,look:u}],e).lines;return s??{fragments:[],width:0,tallest:0,notes:[]}}}}),82943:((x,D,m)=>{
m.d(D,{F:()=>A});const A=(k,y,E=[])=>({code:"characters_missing",message:`Boxes are drawn for characters that cannot be shown: ${k}. ${y}`,...E.length>0?{mentions:E}:
{}})}),33141:((x,D,m)=>{m.d(D,{$u:()=>y,b8:()=>k,dc:()=>O,zO:()=>E});var A=m(77581);function k(_,c){const h=typeof _=="number"?Math.abs(_):0,e=typeof c=="number"?
Math.abs(c):0;return{capHeight:h>=400&&h<=850?h:700,descent:-(e>=50?Math.min(e,230):230)}}const y=(_,c)=>`/Span <</ActualText <${Buffer.from((0,A.wx)(_).bytes).
toString("hex")}>>> BDC ${c} EMC`,E=(_,c)=>`<${_.map(h=>h.toString(16).padStart(c*2,"0")).join("")}>`;function O(_){return _.some(c=>c<32||c>126)?E(_,1):`(${Buffer.
from(_).toString("latin1").replace(/[\\()]/g,"\\$&")})`}}),30586:((x,D,m)=>{m.d(D,{Fo:()=>s,Hy:()=>u});var A=m(44131),k=m(64680),y=m(19158),E=m(81679);const O=Uint8Array.
of(137,80,78,71,13,10,26,10),_={gray:0,rgb:2,palette:3,"gray-alpha":4,rgba:6},c={gray:1,rgb:3,palette:1,"gray-alpha":2,rgba:4},h=.0254,e=6,r=8388608,a=65536,i=2,
l=.6,f=4,u=async(w,M)=>(await s(w,M)).file;async function s(w,M){const{width:P,height:T,depth:v,color:L,palette:C,profile:I,resolution:S}=w,B=Buffer.alloc(13);B.
writeUInt32BE(P,0),B.writeUInt32BE(T,4),B.set([v,_[L],0,0,0],8);const R=[O,b("IHDR",B)];I&&R.push(b("iCCP",Buffer.concat([Buffer.from("ICC\0\0","latin1"),(0,E.Kc)(
I)]))),S!==void 0&&R.push(b("pHYs",d(S))),C&&R.push(b("PLTE",C));const{data:$}=await g(w,M),U=$.then(W=>Buffer.concat([...R,b("IDAT",W),b("IEND",new Uint8Array(
0))]));return U.catch(()=>{}),{file:U}}function d(w){const M=Buffer.alloc(9),P=Math.round(w/h);return M.writeUInt32BE(P,0),M.writeUInt32BE(P,4),M[8]=1,M}async function g(w,{
codec:M,pace:P}){const T=(t(w)+1)*w.height;if(!M&&T>r){const I=await(0,y.p)(new CompressionStream("deflate"),o(w,P,!0));return{data:Promise.resolve(I)}}const v=new k.
k(T);for await(const I of o(w,P,!1))v.copy(I,0,I.length);const L=v.bytes,C=M?M.deflate(L,e):(0,y.p)(new CompressionStream("deflate"),[L]);return T>r&&await C,{data:C}}
const t=({width:w,depth:M,color:P})=>Math.ceil(w*M*c[P]/8);async function*o(w,M,P){const{height:T,samples:v}=w,L=t(w),C=n(w),I=typeof v=="function"?v:U=>v.subarray(
U*L,U*L+L),S=new Uint8Array(L),B=Math.max(1,Math.floor(a/(L+1)));let R=new Uint8Array(0),$=0;for(let U=0;U<T;U++){if($===R.length){const N=Math.min(B,T-U)*(L+1);
(P||R.length!==N)&&(R=new Uint8Array(N)),$=0}const W=R.subarray($,$+=L+1),z=I(U).subarray(0,L),K=U>0&&Buffer.compare(z,S)===0;if(W[0]=C(z,K),W[0]!==i)W.set(z,1);else if(!K)
for(let N=0;N<L;N++)W[N+1]=z[N]-S[N];K||S.set(z),$===R.length&&(yield R);const G=M.step(L);G&&await G}}function n({depth:w,color:M}){if(w<8||M==="palette")return()=>0;
const P=c[M];let T;return(v,L)=>{if(L)return T;const C=T===void 0;return T=w===8&&p(v,P)?0:i,C?0:T}}function p(w,M){let P=0,T=0;for(let v=M;v<w.length;v+=f*M)w[v]===
w[v-M]&&P++,T++;return P>=T*l}function b(w,M){const P=Buffer.alloc(M.length+12);return P.writeUInt32BE(M.length,0),P.write(w,4,"latin1"),P.set(M,8),P.writeUInt32BE(
(0,A.Q)(P.subarray(4,M.length+8)),M.length+8),P}}),25561:((x,D,m)=>{m.d(D,{_:()=>A});class A{tag;facts;above;link;block;element;constructor(y,E,O,_){this.tag=y,
this.facts=E,this.above=O,this.link=_}in(y){return(!this.element||this.block!==y)&&(this.element=(this.above?.in(y)??y).add(this.tag,this.facts),this.block=y),this.
element}get linking(){return this.link?this:this.above?.linking}}}),42419:((x,D,m)=>{m.d(D,{M:()=>_,U:()=>r});var A=m(17775),k=m(63748),y=m(5336),E=m(23265),O=m(
96221);const _=4,c={low:"L",medium:"M",quartile:"Q",high:"H"},h={numeric:{low:7089,medium:5596,quartile:3993,high:3057},alphanumeric:{low:4296,medium:3391,quartile:2420,
high:1852},bytes:{low:2953,medium:2331,quartile:1663,high:1273}},e=1;function r(i,l){const{segment:f,...u}=a(i,l);if(u.length>u.most)return u;const s=new A.N({level:c[l]}).
encode(f),{size:d}=s;return{size:d,isDark:(g,t)=>g>=0&&t>=0&&g<d&&t<d&&s.get(g,t)===1}}function a(i,l){const f={length:i.length,unit:"characters"};if(/^[0-9]+$/.
test(i))return{segment:new k.e(i),most:h.numeric[l],...f};if(/^[0-9A-Z $%*+./:-]+$/.test(i))return{segment:new y.e(i),most:h.alphanumeric[l],...f};const u=Buffer.
byteLength(i),s=u===i.length;return{segment:new E.x(i,s?O.N.ISO_8859_1:O.N.UTF_8),length:u,most:h.bytes[l]-(s?0:e),unit:"bytes"}}}),27077:((x,D,m)=>{m.d(D,{Yz:()=>E,
k6:()=>k,p9:()=>O,y:()=>y,zd:()=>A});function A(_){for(;;){const{done:c,value:h}=_.next();if(c)return h}}async function k(_,c){for(;;){const{done:h,value:e}=_.next();
if(h)return e;const r=c.step(e);r&&await r}}const y=1e3,E=3e5;function*O(_,c){if(_.length<=y)return[..._].sort(c);let h=[];for(let e=0;e<_.length;e+=y){for(const r of _.
slice(e,e+y).sort(c))h.push(r);yield E}for(let e=y;e<h.length;e*=2){const r=[];for(let a=0;a<h.length;a+=2*e){const i=Math.min(a+e,h.length),l=Math.min(i+e,h.length);
for(let f=a,u=i;f<i||u<l;){const s=u===l||f<i&&c(h[f],h[u])<=0;r.push(s?h[f++]:h[u++]),r.length%y===0&&(yield E)}}h=r}return h}}),87593:((x,D,m)=>{m.d(D,{o:()=>u});
var A=m(58552),k=m(61729),y=m(85673),E=m(78323);const O=16,_=200,c={"{":"which would write a value as mark-up: write {{name}}","&":"which would write a value as\
 mark-up: write {{name}}",">":"but templates have no parts: put the text here","=":"but the marks of templates cannot be changed"};function h(g){return new e(g).
parse()}class e{text;problems=[];open=[{name:"",line:0,nodes:[]}];line=1;counted=0;from=0;constructor(t){this.text=t}parse(){const{text:t,open:o}=this;for(let n=t.
indexOf("{{");n>=0;n=t.indexOf("{{",this.from))this.tag(n);this.put(t.slice(this.from));for(const{name:n,line:p}of o.slice(1))this.problems.push(`has {{#${n}}} \
in line ${p}, which nothing ends`);return{nodes:o[0].nodes,problems:this.problems}}tag(t){const{text:o}=this;let n=0;for(;o[t-1-n]==="\\"&&t-n>this.from;)n++;if(n%
2===1){this.put(`${o.slice(this.from,t-1)}{{`),this.from=t+2;return}const p=this.lineAt(t),b=o.indexOf("}}",t);if(b<0){this.refuse(p,"has {{ without }} after it"),
this.put(o.slice(this.from)),this.from=o.length;return}const w=o.slice(t+2,b).trim(),[M=""]=w,P="#^/!".includes(M)&&w!==""?this.ownLine(t,b+2):void 0;this.put(o.
slice(this.from,P?.start??t)),this.from=P?.end??b+2,(M!=="!"||w==="")&&this.enter(M,w,p)}enter(t,o,n){const p=Object.hasOwn(c,t)?c[t]:void 0;if(p!==void 0)return t===
"{"&&this.text[this.from]==="}"&&this.from++,this.refuse(n,`has {{${t}`,`, ${p}`);const b="#^/".includes(t)&&t!=="",w=b?o.slice(1).trim():o;if(w==="")return this.
refuse(n,"has a tag without a name");if(w.length>_||/[\n{}]/.test(w))return this.refuse(n,"has {{ whose end is missing");if(t==="/")return this.close(w,n);if(!b)
return void this.open.at(-1).nodes.push({name:w,line:n});if(this.open.length>O)return this.refuse(n,`has more than ${O} sections within one another`);const M={name:w,
line:n,isInverted:t==="^",nodes:[]};this.open.at(-1).nodes.push(M),this.open.push(M)}close(t,o){const n=this.open.at(-1);if(this.open.length>1&&n.name===t)return void this.
open.pop();const b=this.open.length>1?`, where {{#${n.name}}} of line ${n.line} must end first`:", which nothing begins";this.refuse(o,`has {{/${t}}}`,b)}ownLine(t,o){
const{text:n}=this;let p=t;for(;p>this.from&&(n[p-1]===" "||n[p-1]==="	");)p--;if(p>0&&n[p-1]!==`
`)return;let b=o;for(;n[b]===" "||n[b]==="	"||n[b]==="\r";)b++;if(!(b<n.length&&n[b]!==`
`))return{start:p,end:Math.min(b+1,n.length)}}put(t){t!==""&&this.open.at(-1).nodes.push(t)}refuse(t,o,n=""){this.problems.push(`${o} in line ${t}${n}`)}lineAt(t){
for(;this.counted<t;this.counted++)this.text[this.counted]===`
`&&this.line++;return this.line}}const r=20,a=200,i=1e5,l=1e7,f=500;async function u(g,t,o){if((0,E.H)(g))throw(0,A.G6)([{field:"file",message:"has characters f\
or private use (from U+100000 on), which templates cannot have"}]);const{nodes:n,problems:p}=h(g);if(p.length>0)throw(0,A.G6)(p.slice(0,r).map(w=>({field:"file",
message:w})));const b=new s(t,o);return await b.add(n),b.finish()}class s{pace;pieces=[];values=[];scopes;problems=new Map;rounds=0;length=0;constructor(t,o){this.
pace=o,this.scopes=[t]}async add(t){for(const o of t){const n=this.pace.step(f);if(n&&await n,typeof o=="string")this.put(o,o.length);else if("nodes"in o)for(const p of this.
scopesOf(o))await this.within(p,o.nodes);else this.value(o)}}finish(){const{problems:t}=this,o=[...t.values()].slice(0,r),n=t.size>r?[`and ${t.size-r} more`]:[],
p={field:"values",message:[...o,...n].join("; ")};if(t.size>0)throw(0,A.G6)([p]);return{text:this.pieces.join(""),values:this.values}}async within(t,o){if(++this.
rounds>i)throw(0,A.G6)([{field:"values",message:`would repeat parts of the template more than ${i} times`}]);this.scopes.push(t),await this.add(o),this.scopes.pop()}scopesOf({
name:t,line:o,isInverted:n}){const p=this.find({name:t,line:o});if(p===void 0)return[];const b=Array.isArray(p)?p:[p],w=b.length>0&&p!==!1&&p!==null&&p!=="";return n?
w?[]:[this.scopes.at(-1)]:w?b:[]}value({name:t,line:o}){const n=this.find({name:t,line:o});if(n===void 0)return;if(typeof n=="object"&&n!==null){const b=Array.isArray(
n)?"a list":"an object";return this.refuse({name:t,line:o},()=>`is ${b}: write {{#${t}}} … {{/${t}}} around its contents`)}const p=n===null?"":String(n);this.
values.push(p),this.put((0,E.Y1)(this.values.length-1),p.length)}find({name:t,line:o}){const{scopes:n}=this;if(t===".")return n.at(-1);const[p="",...b]=t.split(
".");for(let w=n.length-1;w>=0;w--){const M=n[w];if(!(0,k.Gv)(M))continue;if(Object.hasOwn(M,t))return M[t];if(!Object.hasOwn(M,p))continue;const P=d(M[p],b);if(P!==
void 0)return P;break}this.refuse({name:t,line:o},()=>`is not given${(0,y.gx)(t,this.names())}`)}names(){const t=[];for(const o of this.scopes)for(const[n,p]of Object.
entries((0,k.Gv)(o)?o:{})){if(t.length>a)return t;if(t.push(n),(0,k.Gv)(p))for(const b of Object.keys(p).slice(0,a))t.push(`${n}.${b}`)}return t}refuse({name:t,
line:o},n){const{problems:p}=this;p.has(t)||p.set(t,p.size<r?`'${t}' (line ${o}) ${n()}`:"")}put(t,o){if(this.length+=o,this.length>l)throw(0,A.G6)([{field:"val\
ues",message:`make a text of more than ${l} characters; at most that many are allowed`}]);this.pieces.push(t)}}function d(g,t){let o=g;for(const n of t){if(!(0,k.
Gv)(o)||!Object.hasOwn(o,n))return;o=o[n]}return o}}),78323:((x,D,m)=>{m.d(D,{H:()=>E,Y1:()=>O,qk:()=>c});const A=1048576,k=15,y=/([\u{100000}-\u{107fff}])([\u{100000}-\u{107fff}])/gu,
E=h=>/[\u{100000}-\u{10ffff}]/u.test(h),O=h=>String.fromCodePoint(A+(h>>k),A+(h&(1<<k)-1)),_=(h,e)=>h.codePointAt(0)-A<<k|e.codePointAt(0)-A,c=(h,e,r=a=>a)=>h.replace(
y,(a,i,l)=>r(e[_(i,l)]??""))})};
