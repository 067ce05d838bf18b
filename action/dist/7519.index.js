"use strict";exports.id=7519,exports.ids=[7519],exports.modules={85673:((P,T,g)=>{g.d(T,{gx:()=>b,h:()=>w});function A(e,i){const a=O(e,i);if(a!==void 0)return[a];const l=d(
e);return i.filter(r=>d(r).some(c=>c.length>3&&l.includes(c)))}function O(e,i){let a;for(const l of i){const r=y(d(e),d(l));r<=2&&r<(a?.count??1/0)&&(a={name:l,
count:r})}return a?.name}function y(e,i){return e.length!==i.length?e.length*i.length===0?1/0:y([e.join("")],[i.join("")]):i.reduce((a,l,r)=>{const c=e[r]??"",u=Math.
min(c.length,l.length),o=h(c,l);return o>(u<3?0:u<7?1:2)?1/0:a+o},0)}const w=(e,i)=>p(A(e,i));function b(e,i){const a=O(e,i),l=r=>d(r).sort().join(" ");return p(
a===void 0?i.filter(r=>e!==""&&l(r)===l(e)):[a])}const p=e=>e.length===0||e.length>3?"":` (did you mean ${e.join(" or ")}?)`,d=e=>e.trim().slice(0,64).replace(/(?<=[a-z])(?=[A-Z])/g,
" ").toLowerCase().split(/[\s_-]+/).filter(i=>i!=="");function h(e,i){let a=[],l=Array.from({length:i.length+1},(r,c)=>c);for(let r=0;r<e.length;r++){const c=[r+
1];for(let u=0;u<i.length;u++){const o=r>0&&u>0&&e[r]===i[u-1]&&e[r-1]===i[u];c.push(Math.min((l[u+1]??0)+1,(c[u]??0)+1,(l[u]??0)+(e[r]===i[u]?0:1),o?(a[u-1]??0)+
1:1/0))}a=l,l=c}return l.at(-1)??0}}),49180:((P,T,g)=>{g.d(T,{q:()=>O});const A="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd4 azure f0ffff\
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
 ffff00 yellowgreen 9acd32";function O(b){const p=b.toLowerCase(),d=/^#([\da-f]{3}|[\da-f]{6})$/.exec(p)?.[1]??w().get(p);return d===void 0?void 0:(d.length===3?
[...d].map(e=>e+e):[d.slice(0,2),d.slice(2,4),d.slice(4)]).map(e=>Number.parseInt(e,16))}let y;function w(){const b=A.split(" ");return y??=new Map(b.flatMap((p,d)=>d%
2===0?[[p,b[d+1]]]:[]))}}),51521:((P,T,g)=>{g.d(T,{Ct:()=>p,Qf:()=>b,sA:()=>h});var A=g(98446),O=g(34378);const y=/(\{[^{}]*\})/;function w(e,i){const a=[],l=[],
r=`use ${i.map(c=>`{${c}}`).join(", ")}`;for(const c of(0,O.w)(e).split(y)){const u=i.find(o=>`{${o}}`===c);if(u)a.push({placeholder:u});else if(y.test(c))l.push(
c);else{if(/[{}]/.test(c))return{problem:`has a brace that belongs to no placeholder; ${r}`};c&&a.push({literal:c})}}return l.length===0?{pieces:a}:{problem:`ha\
s the unknown ${(0,A.d5)(l.length,"placeholder","placeholders")} ${l.join(" and ")}; ${r}`}}const b=e=>e.split(y).filter((i,a)=>a%2===1),p=(e,i)=>e.split(y).map(
(a,l)=>(l%2===1&&Object.hasOwn(i,a.slice(1,-1))?i[a.slice(1,-1)]:void 0)??a).join(""),d=["number","last","label","name"],h=e=>w(e,d)}),77040:((P,T,g)=>{g.d(T,{n:()=>w});
const A=["number","last","title","date"],O=`use ${A.map(b=>`{${b}}`).join(", ")}, and a \\ before a brace that is text`,y="{}|\\";function w(b){const p=[[]],d=[];
let h="";const e=()=>{h!==""&&p.at(-1).push(h),h=""};for(let r=0;r<b.length;r++){const c=b[r];if(c==="\\"&&r+1<b.length&&y.includes(b[r+1]))h+=b[++r];else if(c===
"|")e(),p.push([]);else{if(c==="}")return{problem:`has a brace that belongs to no placeholder; ${O}`};if(c==="{"){const u=b.indexOf("}",r);if(u<0)return{problem:`\
has a brace that belongs to no placeholder; ${O}`};const o=b.slice(r+1,u),f=A.find(m=>m===o);e(),f?p.at(-1).push({placeholder:f}):d.push(`{${o}}`),r=u}else h+=c}}
if(e(),d.length>0)return{problem:`has the unknown ${d.join(" and ")}; ${O}`};if(p.length>3)return{problem:"has more than three parts; use at most two bars (|), \
and \\| for a bar that is text"};const[i=[],a=[],l=[]]=p;return p.length===1?{left:[],middle:i,right:[]}:p.length===2?{left:i,middle:[],right:a}:{left:i,middle:a,
right:l}}}),60666:((P,T,g)=>{g.d(T,{E:()=>a,L:()=>h});var A=g(49180),O=g(17079),y=g(51521),w=g(77040);function b(l){const r=(0,y.sA)(l);return"problem"in r?r.problem:
void 0}function p(l){const r=(0,w.n)(l);return"problem"in r?r.problem:void 0}const d=/^(?:[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8}){0,8}|[xXiI](?:-[A-Za-z0-9]{1,8}){1,8})$/,
h=l=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.test(l),e=l=>!/[/\\\p{Cc}\p{Cs}]/u.test(l)&&/[^. ]/.test(l);function i(l){const r=URL.canParse(l)?new URL(l):void 0;
return r?.protocol==="https:"&&r.username===""&&r.password===""}const a={"file-name":{holds:e,words:"a file name without folders"},"media-type":{holds:h,words:"\
a media type such as text/xml or application/pdf"},color:{holds:l=>(0,A.q)(l)!==void 0,words:"a color such as Red, darkgreen or #c00000"},date:{holds:l=>(0,O.Z)(
l)!==void 0,words:"a date of ISO 8601 such as 2026-11-20 or 2026-11-20T14:30:00+01:00"},"number-format":{holds:l=>b(l)===void 0,words:"text such as {number} / {\
last}",problem:b},"running-line":{holds:l=>p(l)===void 0,words:"a line such as {title}|{number} / {last}",problem:p},"https-address":{holds:i,words:"an HTTPS ad\
dress such as https://tsa.example.com"},"language-tag":{holds:l=>d.test(l),words:"a language tag such as en, de-AT or zh-Hant (BCP 47)"}}}),44131:((P,T,g)=>{g.d(
T,{Q:()=>O});const A=y();function O(w){const[b,p,d,h]=A;let e=4294967295,i=0;for(const a=w.length-3;i<a;i+=4)e^=w[i]|w[i+1]<<8|w[i+2]<<16|w[i+3]<<24,e=h[e&255]^
d[e>>>8&255]^p[e>>>16&255]^b[e>>>24];for(;i<w.length;i++)e=b[(e^w[i])&255]^e>>>8;return~e>>>0}function y(){const w=new Int32Array(256);for(let h=0;h<256;h++){let e=h;
for(let i=0;i<8;i++)e=e&1?e>>>1^3988292384:e>>>1;w[h]=e}const b=h=>h.map(e=>w[e&255]^e>>>8),p=b(w),d=b(p);return[w,p,d,b(d)]}}),28409:((P,T,g)=>{g.d(T,{B:()=>b});
var A=g(58552);const O=100,y=5e7,w=/^data:([^,;]*)(?:;[^,;]*)*;base64,([A-Za-z0-9+/\s%=_-]*)$/i;function b(p){const d=new Map,h=[];let e=0;for(const i of p){if(!/^data:/i.
test(i))continue;const[,a="",l]=w.exec(i)??[];if(l===void 0){h.push({field:"file",message:"has a data: address that is not base64; write data:image/png;base64, \
and the image"});break}const r=Buffer.from(l.replaceAll("%2B","+").replaceAll("%2F","/").replaceAll("%3D","="),"base64");if(e+=r.length,d.set(i,{name:`image.${a.
split("/")[1]??"bin"}`,bytes:r}),d.size>O||e>y){h.push({field:"file",message:`has more than ${O} images or ${y/1e6} MB of them in data: addresses`});break}}if(h.
length>0)throw(0,A.G6)(h);return d}}),68084:((P,T,g)=>{g.d(T,{o:()=>y});var A=g(86687);const O={file:"letterhead",password:"letterhead_password",noun:"the lette\
rhead"};function y(w,b,p,d){const h=Uint32Array.from({length:w.pages.count},(i,a)=>a+1),e={file:b,password:p,fields:O,layer:"under",repeat:"last",fit:"page"};return(0,A.
e)(w,e,h,d)}}),63895:((P,T,g)=>{g.d(T,{P:()=>e});var A=g(12889),O=g(9876),y=g(27077);const w="￼",b=400,p=200,d=100,h=3e3;class e{typefaces;breaks;constructor(o,f){
this.typefaces=o,this.breaks=f}static async of(o){return new e(o,await(0,O.Vn)())}paragraph(o,f){return(0,y.zd)(this.setting(o,f))}*setting(o,f){const m=[[]];for(const E of o)
E.kind==="break"?m.push([]):m.at(-1).push(E);const t=i(m.flat()),s=(0,A.ft)(t),n=s&&(0,A.vw)(t),_=[];for(const E of m){const M=[];for(const v of yield*this.boxes(
E))if(v.width<=f)M.push(v);else for(const D of yield*this.split(v,f))M.push(D);for(const v of yield*c(M,f))_.push(this.line(v,s,n)),_.length%d===0&&(yield d*h)}
return{lines:_,isRight:n}}*widths(o){let[f,m]=[0,0];for(let t=0,s;t<=o.length;t=s+1){const n=[];for(s=t;s<o.length;s++){const E=o[s];if(E.kind==="break")break;n.
push(E)}let _=0;for(const{width:E,space:M}of yield*this.boxes(n))m=Math.max(m,E),f=Math.max(f,_+E),_+=E+(M?.width??0)}return{whole:f,least:m}}fragment(o,f,m=!1){
const t=this.typefaces.word(f,o.look.style,m);return{run:o,word:t,width:t.width*o.look.size/1e3}}*boxes(o){const f=new r(o,this),m=[];for(const{end:t,next:s}of this.
breaks(i(o))){const n=[];for(;f.at<t;){n.length>0&&(yield h);for(const E of f.take(Math.min(t,f.cutAfter(p))))n.push(E)}const[_]=f.take(s);m.push({fragments:n,width:a(
n),space:_}),m.length%d===0&&(yield d*h)}return m}*split({fragments:o,space:f},m){const t=[];for(const{run:_,word:E,width:M}of o)if(_.kind==="image")t.push({run:_,
text:w,width:M});else{for(const v of(0,O.s)(E.text,D=>this.fragment(_,D).width))t.push({...v,run:_});yield h}const s=[];let n=0;for(const _ of(0,O.ZM)(t,()=>m)){
const E=this.joined(t.slice(n,n+=_));s.push({fragments:E,width:a(E),space:n===t.length?f:void 0}),yield h}return s}joined(o){const f=[];for(let m=0,t;m<o.length;m=
t){const{run:s}=o[m];let n="";for(t=m;o[t]?.run===s;t++)n+=o[t].text;f.push(s.kind==="image"?{run:s,width:s.width}:this.fragment(s,n))}return f}line(o,f,m){const t=o.
flatMap(({fragments:E,space:M},v)=>M&&v+1<o.length?[...E,M]:E),s=f?this.turned(t,m):t;let n=0;const _=[];for(const{run:E}of t)E.kind==="image"?n=Math.max(n,E.height):
E.note!==void 0&&_.push(E.note);return{fragments:s,width:a(s),tallest:n,notes:_}}turned(o,f){const m=f?A.Vv:"",t=o.map(({word:n})=>n?.text??w),s=[];for(const{text:n,
rtl:_,at:E}of(0,A.pr)(m+t.join(""))){const M=E-m.length,v=[];let D=0;for(const[L,I]of o.entries()){const R=t[L],x=R.slice(Math.max(M-D,0),Math.max(M+n.length-D,
0));D+=R.length,x!==""&&v.push(I.run.kind==="image"?I:this.fragment(I.run,x,_))}for(const L of _?v.reverse():v)s.push(L)}return s}}const i=u=>u.map(o=>o.kind===
"image"?w:o.text).join(""),a=u=>u.reduce((o,{width:f})=>o+f,0),l=/[\p{M}\p{Join_Control}\p{Cs}]/u;class r{runs;maker;run=0;start=0;at=0;constructor(o,f){this.runs=
o,this.maker=f}cutAfter(o){const f=this.runs[this.run];if(f.kind==="image")return this.start+1;const{text:m}=f;let t=this.at-this.start+o;for(const s=t+o;t<s&&t<
m.length&&l.test(m.charAt(t));)t++;return this.start+Math.min(t,m.length)}take(o){const f=[];for(;this.at<o;){const m=this.runs[this.run],t=m.kind==="image"?1:m.
text.length,s=Math.min(o,this.start+t);if(s>this.at&&f.push(m.kind==="image"?{run:m,width:m.width}:this.maker.fragment(m,m.text.slice(this.at-this.start,s-this.
start))),this.at=s,s<this.start+t)break;this.start+=t,this.run++}return f}}function*c(u,o){const f=u.length;if(f===0)return[];const m=new Float64Array(f+1),t=new Uint32Array(
f+1);for(let n=f-1;n>=0;n--){let _=1/0,E=0;for(let M=n;M<f&&M-n<b&&(E+=u[M].width,!(E>o+.01&&M>n));M++){const v=Math.max(o-E,0)/o,I=1+(M+1===f?n>0&&v>.85?.5:0:v*
v)+m[M+1];I<_&&(_=I,t[n]=M+1),E+=u[M].space?.width??0}m[n]=_,n%d===0&&(yield d*h)}const s=[];for(let n=0;n<f;n=t[n])s.push(u.slice(n,t[n]));return s}}),38017:((P,T,g)=>{
g.d(T,{h:()=>b});var A=g(74135);const[O,y,w]=[144,54,12];function b(p,d,{header:h,headerOnFirst:e},i){const{displayed:a,upright:l}=p,r=d.width-d.left-d.right,c=Math.
min(O/a.width,y/a.height,r/a.width),[u,o]=[a.width*c,a.height*c],f=d.top/2-(h!==void 0&&e?i:0),m=(0,A.lw)(l,[u,0,0,o,d.width-d.right-u,d.height-d.top+f-o]);return{
room:Math.max(0,o+w-f),draw:t=>t.draw(void 0,{kind:"image",name:t.image(p),matrix:m})}}}),96533:((P,T,g)=>{g.d(T,{FE:()=>i,bP:()=>a,lm:()=>y,oA:()=>w,uR:()=>p});
var A=g(49180);const O=l=>[l,l,l],y={text:O(.1),quiet:O(.36),rule:O(.82),strongRule:O(.45),ground:[.957,.961,.969],link:[.04,.31,.64],bar:O(.75)},w={NOTE:{title:"\
Note",color:[.04,.36,.72]},TIP:{title:"Tip",color:[.07,.43,.2]},IMPORTANT:{title:"Important",color:[.43,.25,.72]},WARNING:{title:"Warning",color:[.55,.37,0]},CAUTION:{
title:"Caution",color:[.72,.12,.14]}},b={plain:1.25,report:1.25,letter:1.09},p=[.12,.31,.47],d=1.45,h=.88,e=37.5;class i{size;theme;leading;constructor(r,c="pla\
in"){this.size=r,this.theme=c,this.leading=Math.round(r*d*2)/2}get half(){return this.leading/2}get measure(){return this.theme==="letter"?1/0:this.size*e}get codeSize(){
return this.size*h}heading(r){const c=this.size*b[this.theme]**Math.max(4-r,0);return{size:c,leading:Math.ceil(c*1.2/this.half)*this.half,before:this.leading*(this.
theme==="letter"||r>2?1:r===1?2:1.5),after:this.half}}smaller(r){return new i(this.size*r,this.theme)}}function a(l){const[r,c,u]=(0,A.q)(l);return[r/255,c/255,
u/255]}}),71775:((P,T,g)=>{g.d(T,{l:()=>b});var A=g(82943),O=g(47707),y=g(21281),w=g(98446);const b=({from:a,told:l,missing:r,hasFont:c,language:u,breaksArchive:o})=>[
...u===void 0?[p(a)]:[],...o?[(0,y.Xb)({part:3,level:"a",name:"PDF/A-3a"},"an image has CMYK colors, and the document is sRGB")]:[],...r.size>0?[(0,A.F)(i(r),c?
"Your file lacks them too, or they cannot be shaped.":"Give a font that has them.",c?[]:["font"])]:[],...l.images.size>0?[h(l.images.size,a)]:[],...l.links.size>
0?[e(l.links.size,a)]:[],...l.html===!0?[d]:[]],p=a=>({code:"language_assumed",message:`The document does not say what it is written in, so screen readers guess\
, and it does not claim PDF/UA. Give language, or lang in the ${a==="HTML"?"html element":"front matter"}.`,mentions:["language"]}),d={code:"html_left_out",message:"\
HTML other than br, sub, sup and u was left out of the Markdown. Its text stays."},h=(a,l)=>({code:"image_not_loaded",message:`${(0,w.y_)(a,"image")} of the ${l}\
 ${(0,w.d5)(a,"was","were")} not given, so the text that describes ${(0,w.d5)(a,"it","them")} is there instead. Nothing is fetched: give ${(0,w.d5)(a,"the image",
"the images")} as a file beside the text (Action), as field:name (n8n), or in images (service).`}),e=(a,l)=>({code:"links_as_text",message:`${(0,w.y_)(a,"link")}\
 of the ${l} ${(0,w.d5)(a,"leads","lead")} neither to a heading of the document nor to an address such as https:, and ${(0,w.d5)(a,"is","are")} text.`});function i(a){
return[...new Set([...a].map(O.I2))].sort().join(", ")}}),43084:((P,T,g)=>{g.d(T,{T:()=>h,t:()=>p});var A=g(74135);const O=-.12,y=.27,w=.055,b={below:.24,height:1.18,
beside:.18};function p(e,i,a,l,r){const{fragments:c}=i;for(let u=0,o=0;u<c.length;u=o){const{run:f}=c[u];let m=0;for(o=u;o<c.length&&d(c[o],c[u]);o++)m+=c[o].width;
const t=r&&f.owner!==null?f.owner?.in(r)??r:void 0;if(f.kind==="image"){const{upright:n}=f.image,_=(0,A.lw)(n,[f.width,0,0,f.height,a,l]);e.draw(t,{kind:"image",
name:e.image(f.image),matrix:_})}else{const n=c.slice(u,o).map(({word:_})=>_);e.draw(t,...h(n,f.look,a,l,m))}const s=f.owner?.linking;if(r&&s?.link){const n=f.kind===
"image"?f.height:f.look.size,_=[a,l-n*.25,a+m,l+n*(f.kind==="image"?1:.9)];e.link(s.in(r),_,s.link.target,s.link.contents)}a+=m}}function d(e,{run:i}){return e.
run===i||e.run.kind==="text"&&i.kind==="text"&&e.run.look===i.look&&e.run.owner===i.owner}function h(e,i,a,l,r){const{size:c,color:u,rise:o=0,oblique:f=!1,ground:m}=i,
t=l+o,s=[];if(m){const{below:_,height:E,beside:M}=b,v={x:a-M*c,y:t-_*c,width:r+2*M*c,height:E*c};s.push({kind:"area",...v,color:m,radius:c*.2})}s.push({kind:"te\
xt",x:a,y:t,size:c,color:u,words:e,oblique:f});const n=_=>({kind:"area",x:a,y:t+_*c,width:r,height:w*c,color:u});return i.underlined===!0&&s.push(n(O)),i.struck===
!0&&s.push(n(y)),s}}),16246:((P,T,g)=>{g.d(T,{H:()=>b,a:()=>w});var A=g(86799),O=g(96927);const y=p=>Math.round(p*72e3)/1e3;function w({page_size:p,orientation:d,
page_width:h,page_height:e}){if(h!==void 0&&e!==void 0)return{width:y(h),height:y(e)};const[i,a]=O.tn[p];return d==="portrait"?{width:i,height:a}:{width:a,height:i}}
const b=({font:p,bold_font:d})=>({font:p&&(0,A.g)(p,"font"),boldFont:d&&(0,A.g)(d,"bold_font")})}),16596:((P,T,g)=>{g.d(T,{m:()=>d});var A=g(58552),O=g(30586),y=g(
86476),w=g(42419);const b=1e3,p=8;async function d(i,a){const l=new Map;for(const r of i){if(!/^qr:/i.test(r))continue;if(l.size===b)throw(0,A.G6)([{field:"file",
message:`has more than ${b} QR codes (qr:)`}]);const c=(0,w.U)(h(r),"medium");if("most"in c){const u=`has a QR code (qr:) of ${c.length} ${c.unit}, and at most ${c.
most} fit`;throw(0,A.G6)([{field:"file",message:u}])}await a.pace.rest(),l.set(r,await e(c,a))}return l}function h(i){const a=i.slice(3);if(/^https?:/i.test(a))
return a;try{return decodeURIComponent(a)}catch{return a}}async function e(i,a){const l=(i.size+2*w.M)*p,r=u=>{const o=new Uint8Array(Math.ceil(l/8)),f=Math.floor(
u/p)-w.M;for(const m of o.keys())o[m]=i.isDark(m-w.M,f)?0:255;return o},c=await(0,O.H)({width:l,height:l,depth:1,color:"gray",resolution:l,samples:r},a);return await(0,y.
A)({name:"code.png",bytes:c},"file",a)}}),37645:((P,T,g)=>{g.d(T,{N:()=>i});var A=g(58552),O=g(77040),y=g(96533),w=g(43084);const b=.82,p=6,d=3e5,h=12,e=1e6;async function i({
sheets:r},c,{page:u,size:o,bare:f=0,pace:m},t){const s=a("header",t),n=a("footer",t),_={style:"Regular",size:o*b,color:y.lm.quiet},E=M=>({number:String(M),last:String(
r.length),title:t.title,date:t.date??""});for(const[M,v]of[[s,"Header"],[n,"Footer"]]){if(!M)continue;const D=new l(c,u,_,M,E(r.length));for(const[L,I]of r.entries()){
L>=f&&(v==="Footer"||L>0||t.headerOnFirst)&&D.draw(I,v,E(L+1));const R=m.step(d);R&&await R}}}function a(r,c){const u=c[r];if(u===void 0)return;const o=(0,O.n)(
u);if("problem"in o)throw(0,A.G6)([{field:r,message:o.problem}]);if([...o.left,...o.middle,...o.right].some(m=>typeof m!="string"&&m.placeholder==="date")&&c.date===
void 0)throw(0,A.G6)([{field:"date",message:`is required, because ${r} has {date}`,mentions:[r]}]);return o}class l{maker;page;line;look;room;constructor(c,u,o,f,m){
this.maker=c,this.page=u,this.line=f,this.room=u.width-u.left-u.right;const t=this.factorOf(this.texts(m).map(s=>this.set(s,o).width));this.look={...o,size:Math.
max(o.size*Math.min(t,1),Math.min(p,o.size))}}draw(c,u,o){const{width:f,height:m,left:t,right:s,top:n,bottom:_}=this.page,{size:E}=this.look,M=(u==="Footer"?_/2:
m-n/2)-E*.3,v=this.texts(o),D=v.map(k=>this.set(k,this.look)),L=this.factorOf(D.map(k=>k.width))<.999,I=(this.room-2*h)/v.filter(k=>k!=="").length,x=(L?v.map(k=>this.
cut(k,I)):D).flatMap((k,U)=>{let $=[t,(t+f-s-k.width)/2,f-s-k.width][U];return k.fragments.flatMap(({word:C,width:B})=>(0,w.T)([C],this.look,($+=B)-B,M,B))});c.
run(u,...x)}factorOf([c=0,u=0,o=0]){const f=Math.max(c,o),m=u===0?c+o:2*f+u,t=u===0?c>0&&o>0?h:0:f>0?2*h:0;return m===0?1:(this.room-t)/m}cut(c,u){const o=this.
set(c,this.look);if(o.width<=u)return o;const f=[...c],m=n=>this.set(`${f.slice(0,n).join("").trimEnd()}…`,this.look);let[t,s]=[0,f.length];for(;t<s;){const n=Math.
ceil((t+s)/2);m(n).width<=u?t=n:s=n-1}return m(t)}texts(c){return[this.line.left,this.line.middle,this.line.right].map(u=>u.map(o=>typeof o=="string"?o:c[o.placeholder]).
join("").trim())}set(c,u){const[o]=this.maker.paragraph([{kind:"text",text:c,look:u}],e).lines;return o??{fragments:[],width:0,tallest:0,notes:[]}}}}),82943:((P,T,g)=>{
g.d(T,{F:()=>A});const A=(O,y,w=[])=>({code:"characters_missing",message:`Boxes are drawn for characters that cannot be shown: ${O}. ${y}`,...w.length>0?{mentions:w}:
{}})}),12889:((P,T,g)=>{g.d(T,{Rl:()=>l,Vv:()=>y,ft:()=>d,jB:()=>i,pr:()=>e,vw:()=>h,wE:()=>a});var A=g(46161),O=g(47707);const y="‏";let w;const b=()=>w??=(0,A.
A)(),p=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,d=r=>p.test(r),h=r=>d(r)&&(b().getEmbeddingLevels(
r).paragraphs[0]?.level??0)%2===1;function e(r){if(!d(r))return r===""?[]:[{text:r,rtl:!1,at:0}];const{levels:c,paragraphs:u}=b().getEmbeddingLevels(r),o=u[0]?.
level??0;for(let t=r.length-1;t>=0&&/\s/.test(r[t]);t--)c[t]=o;const f=[];for(let t=0;t<r.length;t++){const s=f.at(-1);s&&s.level===c[t]?s.text+=r[t]:f.push({level:c[t],
text:r[t],at:t})}const m=f.reduce((t,{level:s})=>Math.max(t,s),0);for(let t=m;t>0;t--)for(let s=0,n=0;s<f.length;s=n+1){for(n=s;n<f.length&&f[n].level>=t;)n++;if(n>
s+1)for(const[_,E]of f.slice(s,n).entries())f[n-1-_]=E}return f.map(({level:t,text:s,at:n})=>({text:s,rtl:t%2===1,at:n}))}const i=r=>Array.from(r,c=>b().getMirroredCharacter(
c)??c).join(""),a=r=>(0,O.qf)(i(r)).reverse().join(""),l=r=>e(r).flatMap(({text:c,rtl:u})=>u?(0,O.qf)(i(c)).reverse():(0,O.qf)(c))}),33141:((P,T,g)=>{g.d(T,{$u:()=>y,
b8:()=>O,dc:()=>b,zO:()=>w});var A=g(77581);function O(p,d){const h=typeof p=="number"?Math.abs(p):0,e=typeof d=="number"?Math.abs(d):0;return{capHeight:h>=400&&
h<=850?h:700,descent:-(e>=50?Math.min(e,230):230)}}const y=(p,d)=>`/Span <</ActualText <${Buffer.from((0,A.wx)(p).bytes).toString("hex")}>>> BDC ${d} EMC`,w=(p,d)=>`\
<${p.map(h=>h.toString(16).padStart(d*2,"0")).join("")}>`;function b(p){return p.some(d=>d<32||d>126)?w(p,1):`(${Buffer.from(p).toString("latin1").replace(/[\\()]/g,
"\\$&")})`}}),30586:((P,T,g)=>{g.d(T,{H:()=>l});var A=g(44131),O=g(33095),y=g(64680),w=g(59596);const b=Uint8Array.of(137,80,78,71,13,10,26,10),p={gray:0,rgb:2,
palette:3,"gray-alpha":4,rgba:6},d={gray:1,rgb:3,palette:1,"gray-alpha":2,rgba:4},h=.0254,e=6,i=10,a=2;async function l(o,f){const{width:m,height:t,depth:s,color:n,
palette:_,profile:E,resolution:M}=o,v=Buffer.alloc(13);v.writeUInt32BE(m,0),v.writeUInt32BE(t,4),v.set([s,p[n],0,0,0],8);const D=[b,u("IHDR",v)];return E&&D.push(
u("iCCP",Buffer.concat([Buffer.from("ICC\0\0","latin1"),(0,w.Kc)(E)]))),M!==void 0&&D.push(u("pHYs",r(M))),_&&D.push(u("PLTE",_)),D.push(u("IDAT",await c(o,f)),
u("IEND",new Uint8Array(0))),Buffer.concat(D)}function r(o){const f=Buffer.alloc(9),m=Math.round(o/h);return f.writeUInt32BE(m,0),f.writeUInt32BE(m,4),f[8]=1,f}
async function c(o,{codec:f,pace:m}){const{width:t,height:s,depth:n,color:_,samples:E}=o,M=Math.ceil(t*n*d[_]/8),v=n>=8&&_!=="palette"?a:0,D=typeof E=="function"?
E:x=>E.subarray(x*M,x*M+M),L=new y.k(Math.max(1024,M*s>>(f?0:3))),I=f?void 0:(0,O.i)({level:e,mem:6},L),R=new Uint8Array(M);for(let x=0;x<s;x++){const k=new Uint8Array(
M+1),U=D(x);if(k[0]=x===0?0:v,k[0]===a)for(let C=0;C<M;C++)k[C+1]=U[C]-R[C];else k.set(U.subarray(0,M),1);R.set(U.subarray(0,M)),I?I.push(k,x===s-1):L.copy(k,0,
k.length);const $=m.step(I?M*i:M);$&&await $}return f?f.deflate(L.bytes,e):L.bytes}function u(o,f){const m=Buffer.alloc(f.length+12);return m.writeUInt32BE(f.length,
0),m.write(o,4,"latin1"),m.set(f,8),m.writeUInt32BE((0,A.Q)(m.subarray(4,f.length+8)),f.length+8),m}}),25561:((P,T,g)=>{g.d(T,{_:()=>A});class A{tag;facts;above;link;block;element;constructor(y,w,b,p){
this.tag=y,this.facts=w,this.above=b,this.link=p}in(y){return(!this.element||this.block!==y)&&(this.element=(this.above?.in(y)??y).add(this.tag,this.facts),this.
block=y),this.element}get linking(){return this.link?this:this.above?.linking}}}),42419:((P,T,g)=>{g.d(T,{M:()=>p,U:()=>i});var A=g(17775),O=g(63748),y=g(5336),
w=g(23265),b=g(96221);const p=4,d={low:"L",medium:"M",quartile:"Q",high:"H"},h={numeric:{low:7089,medium:5596,quartile:3993,high:3057},alphanumeric:{low:4296,medium:3391,
quartile:2420,high:1852},bytes:{low:2953,medium:2331,quartile:1663,high:1273}},e=1;function i(l,r){const{segment:c,...u}=a(l,r);if(u.length>u.most)return u;const o=new A.
N({level:d[r]}).encode(c),{size:f}=o;return{size:f,isDark:(m,t)=>m>=0&&t>=0&&m<f&&t<f&&o.get(m,t)===1}}function a(l,r){const c={length:l.length,unit:"characters"};
if(/^[0-9]+$/.test(l))return{segment:new O.e(l),most:h.numeric[r],...c};if(/^[0-9A-Z $%*+./:-]+$/.test(l))return{segment:new y.e(l),most:h.alphanumeric[r],...c};
const u=Buffer.byteLength(l),o=u===l.length;return{segment:new w.x(l,o?b.N.ISO_8859_1:b.N.UTF_8),length:u,most:h.bytes[r]-(o?0:e),unit:"bytes"}}}),9876:((P,T,g)=>{
g.d(T,{Vn:()=>O,ZM:()=>b,s:()=>y});var A=g(47707);async function O(){const{default:p}=await g.e(3286).then(g.bind(g,23286));return function*(d){const h=new p(d);
let e=0;for(let i=h.nextBreak();i;i=h.nextBreak()){const a=i.position;let l=a;for(;l>e&&d[l-1]===" ";)l--;yield{start:e,end:l,next:a},e=a}}}const y=(p,d)=>(0,A.
qf)(p).map(h=>({text:h,width:d(h)})),w=/[_\-–—/.,;:]$/;function b(p,d){const h=[];for(let e=0;e<p.length;){let i=e;for(let a=0;i<p.length&&(a+=p[i].width,!(a>
d(h.length)&&i>e));i++);if(i<p.length){let a=i;for(;a>e&&!w.test(p[a-1].text);)a--;a-e>=(i-e)/2&&(i=a)}h.push(i-e),e=i}return h}}),27077:((P,T,g)=>{g.d(T,{Yz:()=>w,
k6:()=>O,p9:()=>b,y:()=>y,zd:()=>A});function A(p){for(;;){const{done:d,value:h}=p.next();if(d)return h}}async function O(p,d){for(;;){const{done:h,value:e}=p.next();
if(h)return e;const i=d.step(e);i&&await i}}const y=1e3,w=3e5;function*b(p,d){if(p.length<=y)return[...p].sort(d);let h=[];for(let e=0;e<p.length;e+=y){for(const i of p.
slice(e,e+y).sort(d))h.push(i);yield w}for(let e=y;e<h.length;e*=2){const i=[];for(let a=0;a<h.length;a+=2*e){const l=Math.min(a+e,h.length),r=Math.min(l+e,h.length);
for(let c=a,u=l;c<l||u<r;){const o=u===r||c<l&&d(h[c],h[u])<=0;i.push(o?h[c++]:h[u++]),i.length%y===0&&(yield w)}}h=i}return h}}),87593:((P,T,g)=>{g.d(T,{o:()=>u});
var A=g(58552),O=g(61729),y=g(85673),w=g(78323);const b=16,p=200,d={"{":"which would write a value as mark-up: write {{name}}","&":"which would write a value as\
 mark-up: write {{name}}",">":"but templates have no parts: put the text here","=":"but the marks of templates cannot be changed"};function h(m){return new e(m).
parse()}class e{text;problems=[];open=[{name:"",line:0,nodes:[]}];line=1;counted=0;from=0;constructor(t){this.text=t}parse(){const{text:t,open:s}=this;for(let n=t.
indexOf("{{");n>=0;n=t.indexOf("{{",this.from))this.tag(n);this.put(t.slice(this.from));for(const{name:n,line:_}of s.slice(1))this.problems.push(`has {{#${n}}} \
in line ${_}, which nothing ends`);return{nodes:s[0].nodes,problems:this.problems}}tag(t){const{text:s}=this;let n=0;for(;s[t-1-n]==="\\"&&t-n>this.from;)n++;if(n%
2===1){this.put(`${s.slice(this.from,t-1)}{{`),this.from=t+2;return}const _=this.lineAt(t),E=s.indexOf("}}",t);if(E<0){this.refuse(_,"has {{ without }} after it"),
this.put(s.slice(this.from)),this.from=s.length;return}const M=s.slice(t+2,E).trim(),[v=""]=M,D="#^/!".includes(v)&&M!==""?this.ownLine(t,E+2):void 0;this.put(s.
slice(this.from,D?.start??t)),this.from=D?.end??E+2,(v!=="!"||M==="")&&this.enter(v,M,_)}enter(t,s,n){const _=Object.hasOwn(d,t)?d[t]:void 0;if(_!==void 0)return t===
"{"&&this.text[this.from]==="}"&&this.from++,this.refuse(n,`has {{${t}`,`, ${_}`);const E="#^/".includes(t)&&t!=="",M=E?s.slice(1).trim():s;if(M==="")return this.
refuse(n,"has a tag without a name");if(M.length>p||/[\n{}]/.test(M))return this.refuse(n,"has {{ whose end is missing");if(t==="/")return this.close(M,n);if(!E)
return void this.open.at(-1).nodes.push({name:M,line:n});if(this.open.length>b)return this.refuse(n,`has more than ${b} sections within one another`);const v={name:M,
line:n,isInverted:t==="^",nodes:[]};this.open.at(-1).nodes.push(v),this.open.push(v)}close(t,s){const n=this.open.at(-1);if(this.open.length>1&&n.name===t)return void this.
open.pop();const E=this.open.length>1?`, where {{#${n.name}}} of line ${n.line} must end first`:", which nothing begins";this.refuse(s,`has {{/${t}}}`,E)}ownLine(t,s){
const{text:n}=this;let _=t;for(;_>this.from&&(n[_-1]===" "||n[_-1]==="	");)_--;if(_>0&&n[_-1]!==`
`)return;let E=s;for(;n[E]===" "||n[E]==="	"||n[E]==="\r";)E++;if(!(E<n.length&&n[E]!==`
`))return{start:_,end:Math.min(E+1,n.length)}}put(t){t!==""&&this.open.at(-1).nodes.push(t)}refuse(t,s,n=""){this.problems.push(`${s} in line ${t}${n}`)}lineAt(t){
for(;this.counted<t;this.counted++)this.text[this.counted]===`
`&&this.line++;return this.line}}const i=20,a=200,l=1e5,r=1e7,c=500;async function u(m,t,s){if((0,w.H)(m))throw(0,A.G6)([{field:"file",message:"has characters f\
or private use (from U+100000 on), which templates cannot have"}]);const{nodes:n,problems:_}=h(m);if(_.length>0)throw(0,A.G6)(_.slice(0,i).map(M=>({field:"file",
message:M})));const E=new o(t,s);return await E.add(n),E.finish()}class o{pace;pieces=[];values=[];scopes;problems=new Map;rounds=0;length=0;constructor(t,s){this.
pace=s,this.scopes=[t]}async add(t){for(const s of t){const n=this.pace.step(c);if(n&&await n,typeof s=="string")this.put(s,s.length);else if("nodes"in s)for(const _ of this.
scopesOf(s))await this.within(_,s.nodes);else this.value(s)}}finish(){const{problems:t}=this,s=[...t.values()].slice(0,i),n=t.size>i?[`and ${t.size-i} more`]:[],
_={field:"values",message:[...s,...n].join("; ")};if(t.size>0)throw(0,A.G6)([_]);return{text:this.pieces.join(""),values:this.values}}async within(t,s){if(++this.
rounds>l)throw(0,A.G6)([{field:"values",message:`would repeat parts of the template more than ${l} times`}]);this.scopes.push(t),await this.add(s),this.scopes.pop()}scopesOf({
name:t,line:s,isInverted:n}){const _=this.find({name:t,line:s});if(_===void 0)return[];const E=Array.isArray(_)?_:[_],M=E.length>0&&_!==!1&&_!==null&&_!=="";return n?
M?[]:[this.scopes.at(-1)]:M?E:[]}value({name:t,line:s}){const n=this.find({name:t,line:s});if(n===void 0)return;if(typeof n=="object"&&n!==null){const E=Array.isArray(
n)?"a list":"an object";return this.refuse({name:t,line:s},()=>`is ${E}: write {{#${t}}} … {{/${t}}} around its contents`)}const _=n===null?"":String(n);this.
values.push(_),this.put((0,w.Y1)(this.values.length-1),_.length)}find({name:t,line:s}){const{scopes:n}=this;if(t===".")return n.at(-1);const[_="",...E]=t.split(
".");for(let M=n.length-1;M>=0;M--){const v=n[M];if(!(0,O.Gv)(v))continue;if(Object.hasOwn(v,t))return v[t];if(!Object.hasOwn(v,_))continue;const D=f(v[_],E);if(D!==
void 0)return D;break}this.refuse({name:t,line:s},()=>`is not given${(0,y.gx)(t,this.names())}`)}names(){const t=[];for(const s of this.scopes)for(const[n,_]of Object.
entries((0,O.Gv)(s)?s:{})){if(t.length>a)return t;if(t.push(n),(0,O.Gv)(_))for(const E of Object.keys(_).slice(0,a))t.push(`${n}.${E}`)}return t}refuse({name:t,
line:s},n){const{problems:_}=this;_.has(t)||_.set(t,_.size<i?`'${t}' (line ${s}) ${n()}`:"")}put(t,s){if(this.length+=s,this.length>r)throw(0,A.G6)([{field:"val\
ues",message:`make a text of more than ${r} characters; at most that many are allowed`}]);this.pieces.push(t)}}function f(m,t){let s=m;for(const n of t){if(!(0,O.
Gv)(s)||!Object.hasOwn(s,n))return;s=s[n]}return s}}),78323:((P,T,g)=>{g.d(T,{H:()=>w,Y1:()=>b,qk:()=>d});const A=1048576,O=15,y=/([\u{100000}-\u{107fff}])([\u{100000}-\u{107fff}])/gu,
w=h=>/[\u{100000}-\u{10ffff}]/u.test(h),b=h=>String.fromCodePoint(A+(h>>O),A+(h&(1<<O)-1)),p=(h,e)=>h.codePointAt(0)-A<<O|e.codePointAt(0)-A,d=(h,e,i=a=>a)=>h.replace(
y,(a,l,r)=>i(e[p(l,r)]??""))})};
