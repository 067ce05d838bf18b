"use strict";exports.id=7519,exports.ids=[7519],exports.modules={85673:((T,k,p)=>{p.d(k,{gx:()=>O,h:()=>b});function y(n,r){const l=A(n,r);if(l!==void 0)return[l];const i=m(
n);return r.filter(f=>m(f).some(c=>c.length>3&&i.includes(c)))}function A(n,r){let l;for(const i of r){const f=M(m(n),m(i));f<=2&&f<(l?.count??1/0)&&(l={name:i,
count:f})}return l?.name}function M(n,r){return n.length!==r.length?n.length*r.length===0?1/0:M([n.join("")],[r.join("")]):r.reduce((l,i,f)=>{const c=n[f]??"",d=Math.
min(c.length,i.length),s=u(c,i);return s>(d<3?0:d<7?1:2)?1/0:l+s},0)}const b=(n,r)=>_(y(n,r));function O(n,r){const l=A(n,r),i=f=>m(f).sort().join(" ");return _(
l===void 0?r.filter(f=>n!==""&&i(f)===i(n)):[l])}const _=n=>n.length===0||n.length>3?"":` (did you mean ${n.join(" or ")}?)`,m=n=>n.trim().slice(0,64).replace(/(?<=[a-z])(?=[A-Z])/g,
" ").toLowerCase().split(/[\s_-]+/).filter(r=>r!=="");function u(n,r){let l=[],i=Array.from({length:r.length+1},(f,c)=>c);for(let f=0;f<n.length;f++){const c=[f+
1];for(let d=0;d<r.length;d++){const s=f>0&&d>0&&n[f]===r[d-1]&&n[f-1]===r[d];c.push(Math.min((i[d+1]??0)+1,(c[d]??0)+1,(i[d]??0)+(n[f]===r[d]?0:1),s?(l[d-1]??0)+
1:1/0))}l=i,i=c}return i.at(-1)??0}}),49180:((T,k,p)=>{p.d(k,{q:()=>A});const y="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd4 azure f0ffff\
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
 ffff00 yellowgreen 9acd32";function A(O){const _=O.toLowerCase(),m=/^#([\da-f]{3}|[\da-f]{6})$/.exec(_)?.[1]??b().get(_);return m===void 0?void 0:(m.length===3?
[...m].map(n=>n+n):[m.slice(0,2),m.slice(2,4),m.slice(4)]).map(n=>Number.parseInt(n,16))}let M;function b(){const O=y.split(" ");return M??=new Map(O.flatMap((_,m)=>m%
2===0?[[_,O[m+1]]]:[]))}}),51521:((T,k,p)=>{p.d(k,{Ct:()=>_,Qf:()=>O,sA:()=>u});var y=p(98446),A=p(34378);const M=/(\{[^{}]*\})/;function b(n,r){const l=[],i=[],
f=`use ${r.map(c=>`{${c}}`).join(", ")}`;for(const c of(0,A.w)(n).split(M)){const d=r.find(s=>`{${s}}`===c);if(d)l.push({placeholder:d});else if(M.test(c))i.push(
c);else{if(/[{}]/.test(c))return{problem:`has a brace that belongs to no placeholder; ${f}`};c&&l.push({literal:c})}}return i.length===0?{pieces:l}:{problem:`ha\
s the unknown ${(0,y.d5)(i.length,"placeholder","placeholders")} ${i.join(" and ")}; ${f}`}}const O=n=>n.split(M).filter((r,l)=>l%2===1),_=(n,r)=>n.split(M).map(
(l,i)=>(i%2===1&&Object.hasOwn(r,l.slice(1,-1))?r[l.slice(1,-1)]:void 0)??l).join(""),m=["number","last","label","name"],u=n=>b(n,m)}),77040:((T,k,p)=>{p.d(k,{n:()=>b});
const y=["number","last","title","date"],A=`use ${y.map(O=>`{${O}}`).join(", ")}, and a \\ before a brace that is text`,M="{}|\\";function b(O){const _=[[]],m=[];
let u="";const n=()=>{u!==""&&_.at(-1).push(u),u=""};for(let f=0;f<O.length;f++){const c=O[f];if(c==="\\"&&f+1<O.length&&M.includes(O[f+1]))u+=O[++f];else if(c===
"|")n(),_.push([]);else{if(c==="}")return{problem:`has a brace that belongs to no placeholder; ${A}`};if(c==="{"){const d=O.indexOf("}",f);if(d<0)return{problem:`\
has a brace that belongs to no placeholder; ${A}`};const s=O.slice(f+1,d),a=y.find(h=>h===s);n(),a?_.at(-1).push({placeholder:a}):m.push(`{${s}}`),f=d}else u+=c}}
if(n(),m.length>0)return{problem:`has the unknown ${m.join(" and ")}; ${A}`};if(_.length>3)return{problem:"has more than three parts; use at most two bars (|), \
and \\| for a bar that is text"};const[r=[],l=[],i=[]]=_;return _.length===1?{left:[],middle:r,right:[]}:_.length===2?{left:r,middle:[],right:l}:{left:r,middle:l,
right:i}}}),60666:((T,k,p)=>{p.d(k,{E:()=>l,L:()=>u});var y=p(49180),A=p(17079),M=p(51521),b=p(77040);function O(i){const f=(0,M.sA)(i);return"problem"in f?f.problem:
void 0}function _(i){const f=(0,b.n)(i);return"problem"in f?f.problem:void 0}const m=/^(?:[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8}){0,8}|[xXiI](?:-[A-Za-z0-9]{1,8}){1,8})$/,
u=i=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.test(i),n=i=>!/[/\\\p{Cc}\p{Cs}]/u.test(i)&&/[^. ]/.test(i);function r(i){const f=URL.canParse(i)?new URL(i):void 0;
return f?.protocol==="https:"&&f.username===""&&f.password===""}const l={"file-name":{holds:n,words:"a file name without folders"},"media-type":{holds:u,words:"\
a media type such as text/xml or application/pdf"},color:{holds:i=>(0,y.q)(i)!==void 0,words:"a color such as Red, darkgreen or #c00000"},date:{holds:i=>(0,A.Z)(
i)!==void 0,words:"a date of ISO 8601 such as 2026-11-20 or 2026-11-20T14:30:00+01:00"},"number-format":{holds:i=>O(i)===void 0,words:"text such as {number} / {\
last}",problem:O},"running-line":{holds:i=>_(i)===void 0,words:"a line such as {title}|{number} / {last}",problem:_},"https-address":{holds:r,words:"an HTTPS ad\
dress such as https://tsa.example.com"},"language-tag":{holds:i=>m.test(i),words:"a language tag such as en, de-AT or zh-Hant (BCP 47)"}}}),44131:((T,k,p)=>{p.d(
k,{Q:()=>A});const y=M();function A(b){const[O,_,m,u]=y;let n=4294967295,r=0;for(const l=b.length-3;r<l;r+=4)n^=b[r]|b[r+1]<<8|b[r+2]<<16|b[r+3]<<24,n=u[n&255]^
m[n>>>8&255]^_[n>>>16&255]^O[n>>>24];for(;r<b.length;r++)n=O[(n^b[r])&255]^n>>>8;return~n>>>0}function M(){const b=new Int32Array(256);for(let u=0;u<256;u++){let n=u;
for(let r=0;r<8;r++)n=n&1?n>>>1^3988292384:n>>>1;b[u]=n}const O=u=>u.map(n=>b[n&255]^n>>>8),_=O(b),m=O(_);return[b,_,m,O(m)]}}),28409:((T,k,p)=>{p.d(k,{B:()=>O});
var y=p(58552);const A=100,M=5e7,b=/^data:([^,;]*)(?:;[^,;]*)*;base64,([A-Za-z0-9+/\s%=_-]*)$/i;function O(_){const m=new Map,u=[];let n=0;for(const r of _){if(!/^data:/i.
test(r))continue;const[,l="",i]=b.exec(r)??[];if(i===void 0){u.push({field:"file",message:"has a data: address that is not base64; write data:image/png;base64, \
and the image"});break}const f=Buffer.from(i.replaceAll("%2B","+").replaceAll("%2F","/").replaceAll("%3D","="),"base64");if(n+=f.length,m.set(r,{name:`image.${l.
split("/")[1]??"bin"}`,bytes:f}),m.size>A||n>M){u.push({field:"file",message:`has more than ${A} images or ${M/1e6} MB of them in data: addresses`});break}}if(u.
length>0)throw(0,y.G6)(u);return m}}),68084:((T,k,p)=>{p.d(k,{o:()=>M});var y=p(86687);const A={file:"letterhead",password:"letterhead_password",noun:"the lette\
rhead"};function M(b,O,_,m){const u=Uint32Array.from({length:b.pages.count},(r,l)=>l+1),n={file:O,password:_,fields:A,layer:"under",repeat:"last",fit:"page"};return(0,y.
e)(b,n,u,m)}}),63895:((T,k,p)=>{p.d(k,{P:()=>n});var y=p(12889),A=p(9876),M=p(27077);const b="￼",O=400,_=200,m=100,u=3e3;class n{typefaces;breaks;constructor(s,a){
this.typefaces=s,this.breaks=a}static async of(s){return new n(s,await(0,A.Vn)())}paragraph(s,a){return(0,M.zd)(this.setting(s,a))}*setting(s,a){const h=[[]];for(const w of s)
w.kind==="break"?h.push([]):h.at(-1).push(w);const t=r(h.flat()),o=(0,y.ft)(t),e=o&&(0,y.vw)(t),g=[];for(const w of h){const E=[];for(const D of yield*this.boxes(
w))if(D.width<=a)E.push(D);else for(const P of yield*this.split(D,a))E.push(P);for(const D of yield*c(E,a))g.push(this.line(D,o,e)),g.length%m===0&&(yield m*u)}
return{lines:g,isRight:e}}*widths(s){let[a,h]=[0,0];for(let t=0,o;t<=s.length;t=o+1){const e=[];for(o=t;o<s.length;o++){const w=s[o];if(w.kind==="break")break;e.
push(w)}let g=0;for(const{width:w,space:E}of yield*this.boxes(e))h=Math.max(h,w),a=Math.max(a,g+w),g+=w+(E?.width??0)}return{whole:a,least:h}}fragment(s,a,h=!1){
const t=this.typefaces.word(a,s.look.style,h);return{run:s,word:t,width:t.width*s.look.size/1e3}}*boxes(s){const a=new f(s,this),h=[];for(const{end:t,next:o}of this.
breaks(r(s))){const e=[];for(;a.at<t;){e.length>0&&(yield u);for(const w of a.take(Math.min(t,a.cutAfter(_))))e.push(w)}const[g]=a.take(o);h.push({fragments:e,width:l(
e),space:g}),h.length%m===0&&(yield m*u)}return h}*split({fragments:s,space:a},h){const t=[];for(const{run:g,word:w,width:E}of s)if(g.kind==="image")t.push({run:g,
text:b,width:E});else{for(const D of(0,A.s)(w.text,P=>this.fragment(g,P).width))t.push({...D,run:g});yield u}const o=[];let e=0;for(const g of(0,A.ZM)(t,()=>h)){
const w=this.joined(t.slice(e,e+=g));o.push({fragments:w,width:l(w),space:e===t.length?a:void 0}),yield u}return o}joined(s){const a=[];for(let h=0,t;h<s.length;h=
t){const{run:o}=s[h];let e="";for(t=h;s[t]?.run===o;t++)e+=s[t].text;a.push(o.kind==="image"?{run:o,width:o.width}:this.fragment(o,e))}return a}line(s,a,h){const t=s.
flatMap(({fragments:w,space:E},D)=>E&&D+1<s.length?[...w,E]:w),o=a?this.turned(t,h):t;let e=0;const g=[];for(const{run:w}of t)w.kind==="image"?e=Math.max(e,w.height):
w.note!==void 0&&g.push(w.note);return{fragments:o,width:l(o),tallest:e,notes:g}}turned(s,a){const h=a?y.Vv:"",t=s.map(({word:e})=>e?.text??b),o=[];for(const{text:e,
rtl:g,at:w}of(0,y.pr)(h+t.join(""))){const E=w-h.length,D=[];let P=0;for(const[I,L]of s.entries()){const R=t[I],x=R.slice(Math.max(E-P,0),Math.max(E+e.length-P,
0));P+=R.length,x!==""&&D.push(L.run.kind==="image"?L:this.fragment(L.run,x,g))}for(const I of g?D.reverse():D)o.push(I)}return o}}const r=d=>d.map(s=>s.kind===
"image"?b:s.text).join(""),l=d=>d.reduce((s,{width:a})=>s+a,0),i=/[\p{M}\p{Join_Control}\p{Cs}]/u;class f{runs;maker;run=0;start=0;at=0;constructor(s,a){this.runs=
s,this.maker=a}cutAfter(s){const a=this.runs[this.run];if(a.kind==="image")return this.start+1;const{text:h}=a;let t=this.at-this.start+s;for(const o=t+s;t<o&&t<
h.length&&i.test(h.charAt(t));)t++;return this.start+Math.min(t,h.length)}take(s){const a=[];for(;this.at<s;){const h=this.runs[this.run],t=h.kind==="image"?1:h.
text.length,o=Math.min(s,this.start+t);if(o>this.at&&a.push(h.kind==="image"?{run:h,width:h.width}:this.maker.fragment(h,h.text.slice(this.at-this.start,o-this.
start))),this.at=o,o<this.start+t)break;this.start+=t,this.run++}return a}}function*c(d,s){const a=d.length;if(a===0)return[];const h=new Float64Array(a+1),t=new Uint32Array(
a+1);for(let e=a-1;e>=0;e--){let g=1/0,w=0;for(let E=e;E<a&&E-e<O&&(w+=d[E].width,!(w>s+.01&&E>e));E++){const D=Math.max(s-w,0)/s,L=1+(E+1===a?e>0&&D>.85?.5:0:D*
D)+h[E+1];L<g&&(g=L,t[e]=E+1),w+=d[E].space?.width??0}h[e]=g,e%m===0&&(yield m*u)}const o=[];for(let e=0;e<a;e=t[e])o.push(d.slice(e,t[e]));return o}}),38017:((T,k,p)=>{
p.d(k,{h:()=>O});var y=p(74135);const[A,M,b]=[144,54,12];function O(_,m,{header:u,headerOnFirst:n},r){const{displayed:l,upright:i}=_,f=m.width-m.left-m.right,c=Math.
min(A/l.width,M/l.height,f/l.width),[d,s]=[l.width*c,l.height*c],a=m.top/2-(u!==void 0&&n?r:0),h=(0,y.lw)(i,[d,0,0,s,m.width-m.right-d,m.height-m.top+a-s]);return{
room:Math.max(0,s+b-a),draw:t=>t.draw(void 0,{kind:"image",name:t.image(_),matrix:h})}}}),96533:((T,k,p)=>{p.d(k,{FE:()=>r,bP:()=>l,lm:()=>M,oA:()=>b,uR:()=>_});
var y=p(49180);const A=i=>[i,i,i],M={text:A(.1),quiet:A(.36),rule:A(.82),strongRule:A(.45),ground:[.957,.961,.969],link:[.04,.31,.64],bar:A(.75)},b={NOTE:{title:"\
Note",color:[.04,.36,.72]},TIP:{title:"Tip",color:[.07,.43,.2]},IMPORTANT:{title:"Important",color:[.43,.25,.72]},WARNING:{title:"Warning",color:[.55,.37,0]},CAUTION:{
title:"Caution",color:[.72,.12,.14]}},O={plain:1.25,report:1.25,letter:1.09},_=[.12,.31,.47],m=1.45,u=.88,n=37.5;class r{size;theme;leading;constructor(f,c="pla\
in"){this.size=f,this.theme=c,this.leading=Math.round(f*m*2)/2}get half(){return this.leading/2}get measure(){return this.theme==="letter"?1/0:this.size*n}get codeSize(){
return this.size*u}heading(f){const c=this.size*O[this.theme]**Math.max(4-f,0);return{size:c,leading:Math.ceil(c*1.2/this.half)*this.half,before:this.leading*(this.
theme==="letter"||f>2?1:f===1?2:1.5),after:this.half}}smaller(f){return new r(this.size*f,this.theme)}}function l(i){const[f,c,d]=(0,y.q)(i);return[f/255,c/255,
d/255]}}),71775:((T,k,p)=>{p.d(k,{l:()=>O});var y=p(82943),A=p(47707),M=p(21281),b=p(98446);const O=({from:l,told:i,missing:f,hasFont:c,language:d,breaksArchive:s})=>[
...d===void 0?[_(l)]:[],...s?[(0,M.Xb)({part:3,level:"a",name:"PDF/A-3a"},"an image has CMYK colors, and the document is sRGB")]:[],...f.size>0?[(0,y.F)(r(f),c?
"Your file lacks them too, or they cannot be shaped.":"Give a font that has them.",c?[]:["font"])]:[],...i.images.size>0?[u(i.images.size,l)]:[],...i.links.size>
0?[n(i.links.size,l)]:[],...i.html===!0?[m]:[]],_=l=>({code:"language_assumed",message:`The document does not say what it is written in, so screen readers guess\
, and it does not claim PDF/UA. Give language, or lang in the ${l==="HTML"?"html element":"front matter"}.`,mentions:["language"]}),m={code:"html_left_out",message:"\
HTML other than br, sub, sup and u was left out of the Markdown. Its text stays."},u=(l,i)=>({code:"image_not_loaded",message:`${(0,b.y_)(l,"image")} of the ${i}\
 ${(0,b.d5)(l,"was","were")} not given, so the text that describes ${(0,b.d5)(l,"it","them")} is there instead. Nothing is fetched: give ${(0,b.d5)(l,"the image",
"the images")} as a file beside the text (Action), as field:name (n8n), or in images (service).`}),n=(l,i)=>({code:"links_as_text",message:`${(0,b.y_)(l,"link")}\
 of the ${i} ${(0,b.d5)(l,"leads","lead")} neither to a heading of the document nor to an address such as https:, and ${(0,b.d5)(l,"is","are")} text.`});function r(l){
return[...new Set([...l].map(A.I2))].sort().join(", ")}}),43084:((T,k,p)=>{p.d(k,{T:()=>u,t:()=>_});var y=p(74135);const A=-.12,M=.27,b=.055,O={below:.24,height:1.18,
beside:.18};function _(n,r,l,i,f){const{fragments:c}=r;for(let d=0,s=0;d<c.length;d=s){const{run:a}=c[d];let h=0;for(s=d;s<c.length&&m(c[s],c[d]);s++)h+=c[s].width;
const t=f&&a.owner!==null?a.owner?.in(f)??f:void 0;if(a.kind==="image"){const{upright:e}=a.image,g=(0,y.lw)(e,[a.width,0,0,a.height,l,i]);n.draw(t,{kind:"image",
name:n.image(a.image),matrix:g})}else{const e=c.slice(d,s).map(({word:g})=>g);n.draw(t,...u(e,a.look,l,i,h))}const o=a.owner?.linking;if(f&&o?.link){const e=a.kind===
"image"?a.height:a.look.size,g=[l,i-e*.25,l+h,i+e*(a.kind==="image"?1:.9)];n.link(o.in(f),g,o.link.target,o.link.contents)}l+=h}}function m(n,{run:r}){return n.
run===r||n.run.kind==="text"&&r.kind==="text"&&n.run.look===r.look&&n.run.owner===r.owner}function u(n,r,l,i,f){const{size:c,color:d,rise:s=0,oblique:a=!1,ground:h}=r,
t=i+s,o=[];if(h){const{below:g,height:w,beside:E}=O,D={x:l-E*c,y:t-g*c,width:f+2*E*c,height:w*c};o.push({kind:"area",...D,color:h,radius:c*.2})}o.push({kind:"te\
xt",x:l,y:t,size:c,color:d,words:n,oblique:a});const e=g=>({kind:"area",x:l,y:t+g*c,width:f,height:b*c,color:d});return r.underlined===!0&&o.push(e(A)),r.struck===
!0&&o.push(e(M)),o}}),16246:((T,k,p)=>{p.d(k,{H:()=>O,a:()=>b});var y=p(86799),A=p(96927);const M=_=>Math.round(_*72e3)/1e3;function b({page_size:_,orientation:m,
page_width:u,page_height:n}){if(u!==void 0&&n!==void 0)return{width:M(u),height:M(n)};const[r,l]=A.tn[_];return m==="portrait"?{width:r,height:l}:{width:l,height:r}}
const O=({font:_,bold_font:m})=>({font:_&&(0,y.g)(_,"font"),boldFont:m&&(0,y.g)(m,"bold_font")})}),16596:((T,k,p)=>{p.d(k,{m:()=>m});var y=p(58552),A=p(30586),M=p(
86476),b=p(42419);const O=1e3,_=8;async function m(r,l){const i=new Map;for(const f of r){if(!/^qr:/i.test(f))continue;if(i.size===O)throw(0,y.G6)([{field:"file",
message:`has more than ${O} QR codes (qr:)`}]);const c=(0,b.U)(u(f),"medium");if("most"in c){const d=`has a QR code (qr:) of ${c.length} ${c.unit}, and at most ${c.
most} fit`;throw(0,y.G6)([{field:"file",message:d}])}await l.pace.rest(),i.set(f,await n(c,l))}return i}function u(r){const l=r.slice(3);if(/^https?:/i.test(l))
return l;try{return decodeURIComponent(l)}catch{return l}}async function n(r,l){const i=(r.size+2*b.M)*_,f=d=>{const s=new Uint8Array(Math.ceil(i/8)),a=Math.floor(
d/_)-b.M;for(const h of s.keys())s[h]=r.isDark(h-b.M,a)?0:255;return s},c=await(0,A.H)({width:i,height:i,depth:1,color:"gray",resolution:i,samples:f},l);return await(0,M.
A)({name:"code.png",bytes:c},"file",l)}}),37645:((T,k,p)=>{p.d(k,{N:()=>r});var y=p(58552),A=p(77040),M=p(96533),b=p(43084);const O=.82,_=6,m=3e5,u=12,n=1e6;async function r({
sheets:f},c,{page:d,size:s,bare:a=0,pace:h},t){const o=l("header",t),e=l("footer",t),g={style:"Regular",size:s*O,color:M.lm.quiet},w=E=>({number:String(E),last:String(
f.length),title:t.title,date:t.date??""});for(const[E,D]of[[o,"Header"],[e,"Footer"]]){if(!E)continue;const P=new i(c,d,g,E,w(f.length));for(const[I,L]of f.entries()){
I>=a&&(D==="Footer"||I>0||t.headerOnFirst)&&P.draw(L,D,w(I+1));const R=h.step(m);R&&await R}}}function l(f,c){const d=c[f];if(d===void 0)return;const s=(0,A.n)(
d);if("problem"in s)throw(0,y.G6)([{field:f,message:s.problem}]);if([...s.left,...s.middle,...s.right].some(h=>typeof h!="string"&&h.placeholder==="date")&&c.date===
void 0)throw(0,y.G6)([{field:"date",message:`is required, because ${f} has {date}`,mentions:[f]}]);return s}class i{maker;page;line;look;room;constructor(c,d,s,a,h){
this.maker=c,this.page=d,this.line=a,this.room=d.width-d.left-d.right;const t=this.factorOf(this.texts(h).map(o=>this.set(o,s).width));this.look={...s,size:Math.
max(s.size*Math.min(t,1),Math.min(_,s.size))}}draw(c,d,s){const{width:a,height:h,left:t,right:o,top:e,bottom:g}=this.page,{size:w}=this.look,E=(d==="Footer"?g/2:
h-e/2)-w*.3,D=this.texts(s),P=D.map(v=>this.set(v,this.look)),I=this.factorOf(P.map(v=>v.width))<.999,L=(this.room-2*u)/D.filter(v=>v!=="").length,x=(I?D.map(v=>this.
cut(v,L)):P).flatMap((v,C)=>{let U=[t,(t+a-o-v.width)/2,a-o-v.width][C];return v.fragments.flatMap(({word:$,width:B})=>(0,b.T)([$],this.look,(U+=B)-B,E,B))});c.
run(d,...x)}factorOf([c=0,d=0,s=0]){const a=Math.max(c,s),h=d===0?c+s:2*a+d,t=d===0?c>0&&s>0?u:0:a>0?2*u:0;return h===0?1:(this.room-t)/h}cut(c,d){const s=this.
set(c,this.look);if(s.width<=d)return s;const a=[...c],h=e=>this.set(`${a.slice(0,e).join("").trimEnd()}…`,this.look);let[t,o]=[0,a.length];for(;t<o;){const e=Math.
ceil((t+o)/2);h(e).width<=d?t=e:o=e-1}return h(t)}texts(c){return[this.line.left,this.line.middle,this.line.right].map(d=>d.map(s=>typeof s=="string"?s:c[s.placeholder]).
join("").trim())}set(c,d){const[s]=this.maker.paragraph([{kind:"text",text:c,look:d}],n).lines;return s??{fragments:[],width:0,tallest:0,notes:[]}}}}),82943:((T,k,p)=>{
p.d(k,{F:()=>y});const y=(A,M,b=[])=>({code:"characters_missing",message:`Boxes are drawn for characters that cannot be shown: ${A}. ${M}`,...b.length>0?{mentions:b}:
{}})}),33141:((T,k,p)=>{p.d(k,{$u:()=>M,b8:()=>A,dc:()=>O,zO:()=>b});var y=p(77581);function A(_,m){const u=typeof _=="number"?Math.abs(_):0,n=typeof m=="number"?
Math.abs(m):0;return{capHeight:u>=400&&u<=850?u:700,descent:-(n>=50?Math.min(n,230):230)}}const M=(_,m)=>`/Span <</ActualText <${Buffer.from((0,y.wx)(_).bytes).
toString("hex")}>>> BDC ${m} EMC`,b=(_,m)=>`<${_.map(u=>u.toString(16).padStart(m*2,"0")).join("")}>`;function O(_){return _.some(m=>m<32||m>126)?b(_,1):`(${Buffer.
from(_).toString("latin1").replace(/[\\()]/g,"\\$&")})`}}),30586:((T,k,p)=>{p.d(k,{H:()=>i});var y=p(44131),A=p(33095),M=p(64680),b=p(81679);const O=Uint8Array.
of(137,80,78,71,13,10,26,10),_={gray:0,rgb:2,palette:3,"gray-alpha":4,rgba:6},m={gray:1,rgb:3,palette:1,"gray-alpha":2,rgba:4},u=.0254,n=6,r=10,l=2;async function i(s,a){
const{width:h,height:t,depth:o,color:e,palette:g,profile:w,resolution:E}=s,D=Buffer.alloc(13);D.writeUInt32BE(h,0),D.writeUInt32BE(t,4),D.set([o,_[e],0,0,0],8);
const P=[O,d("IHDR",D)];return w&&P.push(d("iCCP",Buffer.concat([Buffer.from("ICC\0\0","latin1"),(0,b.Kc)(w)]))),E!==void 0&&P.push(d("pHYs",f(E))),g&&P.push(d(
"PLTE",g)),P.push(d("IDAT",await c(s,a)),d("IEND",new Uint8Array(0))),Buffer.concat(P)}function f(s){const a=Buffer.alloc(9),h=Math.round(s/u);return a.writeUInt32BE(
h,0),a.writeUInt32BE(h,4),a[8]=1,a}async function c(s,{codec:a,pace:h}){const{width:t,height:o,depth:e,color:g,samples:w}=s,E=Math.ceil(t*e*m[g]/8),D=e>=8&&g!==
"palette"?l:0,P=typeof w=="function"?w:x=>w.subarray(x*E,x*E+E),I=new M.k(Math.max(1024,E*o>>(a?0:3))),L=a?void 0:(0,A.i)({level:n,mem:6},I),R=new Uint8Array(E);
for(let x=0;x<o;x++){const v=new Uint8Array(E+1),C=P(x);if(v[0]=x===0?0:D,v[0]!==l)v.set(C.subarray(0,E),1);else if(Buffer.compare(C.subarray(0,E),R)!==0){for(let $=0;$<
E;$++)v[$+1]=C[$]-R[$];R.set(C.subarray(0,E))}x===0&&R.set(C.subarray(0,E)),L?L.push(v,x===o-1):I.copy(v,0,v.length);const U=h.step(L?E*r:E);U&&await U}return a?
a.deflate(I.bytes,n):I.bytes}function d(s,a){const h=Buffer.alloc(a.length+12);return h.writeUInt32BE(a.length,0),h.write(s,4,"latin1"),h.set(a,8),h.writeUInt32BE(
(0,y.Q)(h.subarray(4,a.length+8)),a.length+8),h}}),25561:((T,k,p)=>{p.d(k,{_:()=>y});class y{tag;facts;above;link;block;element;constructor(M,b,O,_){this.tag=M,
this.facts=b,this.above=O,this.link=_}in(M){return(!this.element||this.block!==M)&&(this.element=(this.above?.in(M)??M).add(this.tag,this.facts),this.block=M),this.
element}get linking(){return this.link?this:this.above?.linking}}}),42419:((T,k,p)=>{p.d(k,{M:()=>_,U:()=>r});var y=p(17775),A=p(63748),M=p(5336),b=p(23265),O=p(
96221);const _=4,m={low:"L",medium:"M",quartile:"Q",high:"H"},u={numeric:{low:7089,medium:5596,quartile:3993,high:3057},alphanumeric:{low:4296,medium:3391,quartile:2420,
high:1852},bytes:{low:2953,medium:2331,quartile:1663,high:1273}},n=1;function r(i,f){const{segment:c,...d}=l(i,f);if(d.length>d.most)return d;const s=new y.N({level:m[f]}).
encode(c),{size:a}=s;return{size:a,isDark:(h,t)=>h>=0&&t>=0&&h<a&&t<a&&s.get(h,t)===1}}function l(i,f){const c={length:i.length,unit:"characters"};if(/^[0-9]+$/.
test(i))return{segment:new A.e(i),most:u.numeric[f],...c};if(/^[0-9A-Z $%*+./:-]+$/.test(i))return{segment:new M.e(i),most:u.alphanumeric[f],...c};const d=Buffer.
byteLength(i),s=d===i.length;return{segment:new b.x(i,s?O.N.ISO_8859_1:O.N.UTF_8),length:d,most:u.bytes[f]-(s?0:n),unit:"bytes"}}}),27077:((T,k,p)=>{p.d(k,{Yz:()=>b,
k6:()=>A,p9:()=>O,y:()=>M,zd:()=>y});function y(_){for(;;){const{done:m,value:u}=_.next();if(m)return u}}async function A(_,m){for(;;){const{done:u,value:n}=_.next();
if(u)return n;const r=m.step(n);r&&await r}}const M=1e3,b=3e5;function*O(_,m){if(_.length<=M)return[..._].sort(m);let u=[];for(let n=0;n<_.length;n+=M){for(const r of _.
slice(n,n+M).sort(m))u.push(r);yield b}for(let n=M;n<u.length;n*=2){const r=[];for(let l=0;l<u.length;l+=2*n){const i=Math.min(l+n,u.length),f=Math.min(i+n,u.length);
for(let c=l,d=i;c<i||d<f;){const s=d===f||c<i&&m(u[c],u[d])<=0;r.push(s?u[c++]:u[d++]),r.length%M===0&&(yield b)}}u=r}return u}}),87593:((T,k,p)=>{p.d(k,{o:()=>d});
var y=p(58552),A=p(61729),M=p(85673),b=p(78323);const O=16,_=200,m={"{":"which would write a value as mark-up: write {{name}}","&":"which would write a value as\
 mark-up: write {{name}}",">":"but templates have no parts: put the text here","=":"but the marks of templates cannot be changed"};function u(h){return new n(h).
parse()}class n{text;problems=[];open=[{name:"",line:0,nodes:[]}];line=1;counted=0;from=0;constructor(t){this.text=t}parse(){const{text:t,open:o}=this;for(let e=t.
indexOf("{{");e>=0;e=t.indexOf("{{",this.from))this.tag(e);this.put(t.slice(this.from));for(const{name:e,line:g}of o.slice(1))this.problems.push(`has {{#${e}}} \
in line ${g}, which nothing ends`);return{nodes:o[0].nodes,problems:this.problems}}tag(t){const{text:o}=this;let e=0;for(;o[t-1-e]==="\\"&&t-e>this.from;)e++;if(e%
2===1){this.put(`${o.slice(this.from,t-1)}{{`),this.from=t+2;return}const g=this.lineAt(t),w=o.indexOf("}}",t);if(w<0){this.refuse(g,"has {{ without }} after it"),
this.put(o.slice(this.from)),this.from=o.length;return}const E=o.slice(t+2,w).trim(),[D=""]=E,P="#^/!".includes(D)&&E!==""?this.ownLine(t,w+2):void 0;this.put(o.
slice(this.from,P?.start??t)),this.from=P?.end??w+2,(D!=="!"||E==="")&&this.enter(D,E,g)}enter(t,o,e){const g=Object.hasOwn(m,t)?m[t]:void 0;if(g!==void 0)return t===
"{"&&this.text[this.from]==="}"&&this.from++,this.refuse(e,`has {{${t}`,`, ${g}`);const w="#^/".includes(t)&&t!=="",E=w?o.slice(1).trim():o;if(E==="")return this.
refuse(e,"has a tag without a name");if(E.length>_||/[\n{}]/.test(E))return this.refuse(e,"has {{ whose end is missing");if(t==="/")return this.close(E,e);if(!w)
return void this.open.at(-1).nodes.push({name:E,line:e});if(this.open.length>O)return this.refuse(e,`has more than ${O} sections within one another`);const D={name:E,
line:e,isInverted:t==="^",nodes:[]};this.open.at(-1).nodes.push(D),this.open.push(D)}close(t,o){const e=this.open.at(-1);if(this.open.length>1&&e.name===t)return void this.
open.pop();const w=this.open.length>1?`, where {{#${e.name}}} of line ${e.line} must end first`:", which nothing begins";this.refuse(o,`has {{/${t}}}`,w)}ownLine(t,o){
const{text:e}=this;let g=t;for(;g>this.from&&(e[g-1]===" "||e[g-1]==="	");)g--;if(g>0&&e[g-1]!==`
`)return;let w=o;for(;e[w]===" "||e[w]==="	"||e[w]==="\r";)w++;if(!(w<e.length&&e[w]!==`
`))return{start:g,end:Math.min(w+1,e.length)}}put(t){t!==""&&this.open.at(-1).nodes.push(t)}refuse(t,o,e=""){this.problems.push(`${o} in line ${t}${e}`)}lineAt(t){
for(;this.counted<t;this.counted++)this.text[this.counted]===`
`&&this.line++;return this.line}}const r=20,l=200,i=1e5,f=1e7,c=500;async function d(h,t,o){if((0,b.H)(h))throw(0,y.G6)([{field:"file",message:"has characters f\
or private use (from U+100000 on), which templates cannot have"}]);const{nodes:e,problems:g}=u(h);if(g.length>0)throw(0,y.G6)(g.slice(0,r).map(E=>({field:"file",
message:E})));const w=new s(t,o);return await w.add(e),w.finish()}class s{pace;pieces=[];values=[];scopes;problems=new Map;rounds=0;length=0;constructor(t,o){this.
pace=o,this.scopes=[t]}async add(t){for(const o of t){const e=this.pace.step(c);if(e&&await e,typeof o=="string")this.put(o,o.length);else if("nodes"in o)for(const g of this.
scopesOf(o))await this.within(g,o.nodes);else this.value(o)}}finish(){const{problems:t}=this,o=[...t.values()].slice(0,r),e=t.size>r?[`and ${t.size-r} more`]:[],
g={field:"values",message:[...o,...e].join("; ")};if(t.size>0)throw(0,y.G6)([g]);return{text:this.pieces.join(""),values:this.values}}async within(t,o){if(++this.
rounds>i)throw(0,y.G6)([{field:"values",message:`would repeat parts of the template more than ${i} times`}]);this.scopes.push(t),await this.add(o),this.scopes.pop()}scopesOf({
name:t,line:o,isInverted:e}){const g=this.find({name:t,line:o});if(g===void 0)return[];const w=Array.isArray(g)?g:[g],E=w.length>0&&g!==!1&&g!==null&&g!=="";return e?
E?[]:[this.scopes.at(-1)]:E?w:[]}value({name:t,line:o}){const e=this.find({name:t,line:o});if(e===void 0)return;if(typeof e=="object"&&e!==null){const w=Array.isArray(
e)?"a list":"an object";return this.refuse({name:t,line:o},()=>`is ${w}: write {{#${t}}} … {{/${t}}} around its contents`)}const g=e===null?"":String(e);this.
values.push(g),this.put((0,b.Y1)(this.values.length-1),g.length)}find({name:t,line:o}){const{scopes:e}=this;if(t===".")return e.at(-1);const[g="",...w]=t.split(
".");for(let E=e.length-1;E>=0;E--){const D=e[E];if(!(0,A.Gv)(D))continue;if(Object.hasOwn(D,t))return D[t];if(!Object.hasOwn(D,g))continue;const P=a(D[g],w);if(P!==
void 0)return P;break}this.refuse({name:t,line:o},()=>`is not given${(0,M.gx)(t,this.names())}`)}names(){const t=[];for(const o of this.scopes)for(const[e,g]of Object.
entries((0,A.Gv)(o)?o:{})){if(t.length>l)return t;if(t.push(e),(0,A.Gv)(g))for(const w of Object.keys(g).slice(0,l))t.push(`${e}.${w}`)}return t}refuse({name:t,
line:o},e){const{problems:g}=this;g.has(t)||g.set(t,g.size<r?`'${t}' (line ${o}) ${e()}`:"")}put(t,o){if(this.length+=o,this.length>f)throw(0,y.G6)([{field:"val\
ues",message:`make a text of more than ${f} characters; at most that many are allowed`}]);this.pieces.push(t)}}function a(h,t){let o=h;for(const e of t){if(!(0,A.
Gv)(o)||!Object.hasOwn(o,e))return;o=o[e]}return o}}),78323:((T,k,p)=>{p.d(k,{H:()=>b,Y1:()=>O,qk:()=>m});const y=1048576,A=15,M=/([\u{100000}-\u{107fff}])([\u{100000}-\u{107fff}])/gu,
b=u=>/[\u{100000}-\u{10ffff}]/u.test(u),O=u=>String.fromCodePoint(y+(u>>A),y+(u&(1<<A)-1)),_=(u,n)=>u.codePointAt(0)-y<<A|n.codePointAt(0)-y,m=(u,n,r=l=>l)=>u.replace(
M,(l,i,f)=>r(n[_(i,f)]??""))})};
