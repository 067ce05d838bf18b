"use strict";exports.id=7519,exports.ids=[7519],exports.modules={85673:((I,k,g)=>{g.d(k,{gx:()=>M,h:()=>b});function y(e,r){const a=A(e,r);if(a!==void 0)return[a];const i=h(
e);return r.filter(l=>h(l).some(f=>f.length>3&&i.includes(f)))}function A(e,r){let a;for(const i of r){const l=O(h(e),h(i));l<=2&&l<(a?.count??1/0)&&(a={name:i,
count:l})}return a?.name}function O(e,r){return e.length!==r.length?e.length*r.length===0?1/0:O([e.join("")],[r.join("")]):r.reduce((a,i,l)=>{const f=e[l]??"",u=Math.
min(f.length,i.length),s=c(f,i);return s>(u<3?0:u<7?1:2)?1/0:a+s},0)}const b=(e,r)=>w(y(e,r));function M(e,r){const a=A(e,r),i=l=>h(l).sort().join(" ");return w(
a===void 0?r.filter(l=>e!==""&&i(l)===i(e)):[a])}const w=e=>e.length===0||e.length>3?"":` (did you mean ${e.join(" or ")}?)`,h=e=>e.trim().slice(0,64).replace(/(?<=[a-z])(?=[A-Z])/g,
" ").toLowerCase().split(/[\s_-]+/).filter(r=>r!=="");function c(e,r){let a=[],i=Array.from({length:r.length+1},(l,f)=>f);for(let l=0;l<e.length;l++){const f=[l+
1];for(let u=0;u<r.length;u++){const s=l>0&&u>0&&e[l]===r[u-1]&&e[l-1]===r[u];f.push(Math.min((i[u+1]??0)+1,(f[u]??0)+1,(i[u]??0)+(e[l]===r[u]?0:1),s?(a[u-1]??0)+
1:1/0))}a=i,i=f}return i.at(-1)??0}}),49180:((I,k,g)=>{g.d(k,{q:()=>A});const y="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd4 azure f0ffff\
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
 ffff00 yellowgreen 9acd32";function A(M){const w=M.toLowerCase(),h=/^#([\da-f]{3}|[\da-f]{6})$/.exec(w)?.[1]??b().get(w);return h===void 0?void 0:(h.length===3?
[...h].map(e=>e+e):[h.slice(0,2),h.slice(2,4),h.slice(4)]).map(e=>Number.parseInt(e,16))}let O;function b(){const M=y.split(" ");return O??=new Map(M.flatMap((w,h)=>h%
2===0?[[w,M[h+1]]]:[]))}}),51521:((I,k,g)=>{g.d(k,{Ct:()=>w,Qf:()=>M,sA:()=>c});var y=g(98446),A=g(34378);const O=/(\{[^{}]*\})/;function b(e,r){const a=[],i=[],
l=`use ${r.map(f=>`{${f}}`).join(", ")}`;for(const f of(0,A.w)(e).split(O)){const u=r.find(s=>`{${s}}`===f);if(u)a.push({placeholder:u});else if(O.test(f))i.push(
f);else{if(/[{}]/.test(f))return{problem:`has a brace that belongs to no placeholder; ${l}`};f&&a.push({literal:f})}}return i.length===0?{pieces:a}:{problem:`ha\
s the unknown ${(0,y.d5)(i.length,"placeholder","placeholders")} ${i.join(" and ")}; ${l}`}}const M=e=>e.split(O).filter((r,a)=>a%2===1),w=(e,r)=>e.split(O).map(
(a,i)=>(i%2===1&&Object.hasOwn(r,a.slice(1,-1))?r[a.slice(1,-1)]:void 0)??a).join(""),h=["number","last","label","name"],c=e=>b(e,h)}),77040:((I,k,g)=>{g.d(k,{n:()=>b});
const y=["number","last","title","date"],A=`use ${y.map(M=>`{${M}}`).join(", ")}, and a \\ before a brace that is text`,O="{}|\\";function b(M){const w=[[]],h=[];
let c="";const e=()=>{c!==""&&w.at(-1).push(c),c=""};for(let l=0;l<M.length;l++){const f=M[l];if(f==="\\"&&l+1<M.length&&O.includes(M[l+1]))c+=M[++l];else if(f===
"|")e(),w.push([]);else{if(f==="}")return{problem:`has a brace that belongs to no placeholder; ${A}`};if(f==="{"){const u=M.indexOf("}",l);if(u<0)return{problem:`\
has a brace that belongs to no placeholder; ${A}`};const s=M.slice(l+1,u),d=y.find(_=>_===s);e(),d?w.at(-1).push({placeholder:d}):h.push(`{${s}}`),l=u}else c+=f}}
if(e(),h.length>0)return{problem:`has the unknown ${h.join(" and ")}; ${A}`};if(w.length>3)return{problem:"has more than three parts; use at most two bars (|), \
and \\| for a bar that is text"};const[r=[],a=[],i=[]]=w;return w.length===1?{left:[],middle:r,right:[]}:w.length===2?{left:r,middle:[],right:a}:{left:r,middle:a,
right:i}}}),60666:((I,k,g)=>{g.d(k,{E:()=>a,L:()=>c});var y=g(49180),A=g(17079),O=g(51521),b=g(77040);function M(i){const l=(0,O.sA)(i);return"problem"in l?l.problem:
void 0}function w(i){const l=(0,b.n)(i);return"problem"in l?l.problem:void 0}const h=/^(?:[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8}){0,8}|[xXiI](?:-[A-Za-z0-9]{1,8}){1,8})$/,
c=i=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.test(i),e=i=>!/[/\\\p{Cc}\p{Cs}]/u.test(i)&&/[^. ]/.test(i);function r(i){const l=URL.canParse(i)?new URL(i):void 0;
return l?.protocol==="https:"&&l.username===""&&l.password===""}const a={"file-name":{holds:e,words:"a file name without folders"},"media-type":{holds:c,words:"\
a media type such as text/xml or application/pdf"},color:{holds:i=>(0,y.q)(i)!==void 0,words:"a color such as Red, darkgreen or #c00000"},date:{holds:i=>(0,A.Z)(
i)!==void 0,words:"a date of ISO 8601 such as 2026-11-20 or 2026-11-20T14:30:00+01:00"},"number-format":{holds:i=>M(i)===void 0,words:"text such as {number} / {\
last}",problem:M},"running-line":{holds:i=>w(i)===void 0,words:"a line such as {title}|{number} / {last}",problem:w},"https-address":{holds:r,words:"an HTTPS ad\
dress such as https://tsa.example.com"},"language-tag":{holds:i=>h.test(i),words:"a language tag such as en, de-AT or zh-Hant (BCP 47)"}}}),44131:((I,k,g)=>{g.d(
k,{Q:()=>A});const y=O();function A(b){const[M,w,h,c]=y;let e=4294967295,r=0;for(const a=b.length-3;r<a;r+=4)e^=b[r]|b[r+1]<<8|b[r+2]<<16|b[r+3]<<24,e=c[e&255]^
h[e>>>8&255]^w[e>>>16&255]^M[e>>>24];for(;r<b.length;r++)e=M[(e^b[r])&255]^e>>>8;return~e>>>0}function O(){const b=new Int32Array(256);for(let c=0;c<256;c++){let e=c;
for(let r=0;r<8;r++)e=e&1?e>>>1^3988292384:e>>>1;b[c]=e}const M=c=>c.map(e=>b[e&255]^e>>>8),w=M(b),h=M(w);return[b,w,h,M(h)]}}),28409:((I,k,g)=>{g.d(k,{B:()=>M});
var y=g(58552);const A=100,O=5e7,b=/^data:([^,;]*)(?:;[^,;]*)*;base64,([A-Za-z0-9+/\s%=_-]*)$/i;function M(w){const h=new Map,c=[];let e=0;for(const r of w){if(!/^data:/i.
test(r))continue;const[,a="",i]=b.exec(r)??[];if(i===void 0){c.push({field:"file",message:"has a data: address that is not base64; write data:image/png;base64, \
and the image"});break}const l=Buffer.from(i.replaceAll("%2B","+").replaceAll("%2F","/").replaceAll("%3D","="),"base64");if(e+=l.length,h.set(r,{name:`image.${a.
split("/")[1]??"bin"}`,bytes:l}),h.size>A||e>O){c.push({field:"file",message:`has more than ${A} images or ${O/1e6} MB of them in data: addresses`});break}}if(c.
length>0)throw(0,y.G6)(c);return h}}),68084:((I,k,g)=>{g.d(k,{o:()=>O});var y=g(86687);const A={file:"letterhead",password:"letterhead_password",noun:"the lette\
rhead"};function O(b,M,w,h){const c=Uint32Array.from({length:b.pages.count},(r,a)=>a+1),e={file:M,password:w,fields:A,layer:"under",repeat:"last",fit:"page"};return(0,y.
e)(b,e,c,h)}}),63895:((I,k,g)=>{g.d(k,{P:()=>e});var y=g(12889),A=g(9876),O=g(27077);const b="￼",M=400,w=200,h=100,c=3e3;class e{typefaces;breaks;constructor(s,d){
this.typefaces=s,this.breaks=d}static async of(s){return new e(s,await(0,A.Vn)())}paragraph(s,d){return(0,O.zd)(this.setting(s,d))}*setting(s,d){const _=[[]];for(const p of s)
p.kind==="break"?_.push([]):_.at(-1).push(p);const t=r(_.flat()),o=(0,y.ft)(t),n=o&&(0,y.vw)(t),m=[];for(const p of _){const E=[];for(const D of yield*this.boxes(
p))if(D.width<=d)E.push(D);else for(const P of yield*this.split(D,d))E.push(P);for(const D of yield*f(E,d))m.push(this.line(D,o,n)),m.length%h===0&&(yield h*c)}
return{lines:m,isRight:n}}*widths(s){let[d,_]=[0,0];for(let t=0,o;t<=s.length;t=o+1){const n=[];for(o=t;o<s.length;o++){const p=s[o];if(p.kind==="break")break;n.
push(p)}let m=0;for(const{width:p,space:E}of yield*this.boxes(n))_=Math.max(_,p),d=Math.max(d,m+p),m+=p+(E?.width??0)}return{whole:d,least:_}}fragment(s,d,_=!1){
const t=this.typefaces.word(d,s.look.style,_);return{run:s,word:t,width:t.width*s.look.size/1e3}}*boxes(s){const d=new l(s,this),_=[];for(const{end:t,next:o}of this.
breaks(r(s))){const n=[];for(;d.at<t;){n.length>0&&(yield c);for(const p of d.take(Math.min(t,d.cutAfter(w))))n.push(p)}const[m]=d.take(o);_.push({fragments:n,width:a(
n),space:m}),_.length%h===0&&(yield h*c)}return _}*split({fragments:s,space:d},_){const t=[];for(const{run:m,word:p,width:E}of s)if(m.kind==="image")t.push({run:m,
text:b,width:E});else{for(const D of(0,A.s)(p.text,P=>this.fragment(m,P).width))t.push({...D,run:m});yield c}const o=[];let n=0;for(const m of(0,A.ZM)(t,()=>_)){
const p=this.joined(t.slice(n,n+=m));o.push({fragments:p,width:a(p),space:n===t.length?d:void 0}),yield c}return o}joined(s){const d=[];for(let _=0,t;_<s.length;_=
t){const{run:o}=s[_];let n="";for(t=_;s[t]?.run===o;t++)n+=s[t].text;d.push(o.kind==="image"?{run:o,width:o.width}:this.fragment(o,n))}return d}line(s,d,_){const t=s.
flatMap(({fragments:p,space:E},D)=>E&&D+1<s.length?[...p,E]:p),o=d?this.turned(t,_):t;let n=0;const m=[];for(const{run:p}of t)p.kind==="image"?n=Math.max(n,p.height):
p.note!==void 0&&m.push(p.note);return{fragments:o,width:a(o),tallest:n,notes:m}}turned(s,d){const _=d?y.Vv:"",t=s.map(({word:n})=>n?.text??b),o=[];for(const{text:n,
rtl:m,at:p}of(0,y.pr)(_+t.join(""))){const E=p-_.length,D=[];let P=0;for(const[v,L]of s.entries()){const R=t[v],x=R.slice(Math.max(E-P,0),Math.max(E+n.length-P,
0));P+=R.length,x!==""&&D.push(L.run.kind==="image"?L:this.fragment(L.run,x,m))}for(const v of m?D.reverse():D)o.push(v)}return o}}const r=u=>u.map(s=>s.kind===
"image"?b:s.text).join(""),a=u=>u.reduce((s,{width:d})=>s+d,0),i=/[\p{M}\p{Join_Control}\p{Cs}]/u;class l{runs;maker;run=0;start=0;at=0;constructor(s,d){this.runs=
s,this.maker=d}cutAfter(s){const d=this.runs[this.run];if(d.kind==="image")return this.start+1;const{text:_}=d;let t=this.at-this.start+s;for(const o=t+s;t<o&&t<
_.length&&i.test(_.charAt(t));)t++;return this.start+Math.min(t,_.length)}take(s){const d=[];for(;this.at<s;){const _=this.runs[this.run],t=_.kind==="image"?1:_.
text.length,o=Math.min(s,this.start+t);if(o>this.at&&d.push(_.kind==="image"?{run:_,width:_.width}:this.maker.fragment(_,_.text.slice(this.at-this.start,o-this.
start))),this.at=o,o<this.start+t)break;this.start+=t,this.run++}return d}}function*f(u,s){const d=u.length;if(d===0)return[];const _=new Float64Array(d+1),t=new Uint32Array(
d+1);for(let n=d-1;n>=0;n--){let m=1/0,p=0;for(let E=n;E<d&&E-n<M&&(p+=u[E].width,!(p>s+.01&&E>n));E++){const D=Math.max(s-p,0)/s,L=1+(E+1===d?n>0&&D>.85?.5:0:D*
D)+_[E+1];L<m&&(m=L,t[n]=E+1),p+=u[E].space?.width??0}_[n]=m,n%h===0&&(yield h*c)}const o=[];for(let n=0;n<d;n=t[n])o.push(u.slice(n,t[n]));return o}}),38017:((I,k,g)=>{
g.d(k,{h:()=>M});var y=g(74135);const[A,O,b]=[144,54,12];function M(w,h,{header:c,headerOnFirst:e},r){const{displayed:a,upright:i}=w,l=h.width-h.left-h.right,f=Math.
min(A/a.width,O/a.height,l/a.width),[u,s]=[a.width*f,a.height*f],d=h.top/2-(c!==void 0&&e?r:0),_=(0,y.lw)(i,[u,0,0,s,h.width-h.right-u,h.height-h.top+d-s]);return{
room:Math.max(0,s+b-d),draw:t=>t.draw(void 0,{kind:"image",name:t.image(w),matrix:_})}}}),96533:((I,k,g)=>{g.d(k,{FE:()=>r,bP:()=>a,lm:()=>O,oA:()=>b,uR:()=>w});
var y=g(49180);const A=i=>[i,i,i],O={text:A(.1),quiet:A(.36),rule:A(.82),strongRule:A(.45),ground:[.957,.961,.969],link:[.04,.31,.64],bar:A(.75)},b={NOTE:{title:"\
Note",color:[.04,.36,.72]},TIP:{title:"Tip",color:[.07,.43,.2]},IMPORTANT:{title:"Important",color:[.43,.25,.72]},WARNING:{title:"Warning",color:[.55,.37,0]},CAUTION:{
title:"Caution",color:[.72,.12,.14]}},M={plain:1.25,report:1.25,letter:1.09},w=[.12,.31,.47],h=1.45,c=.88,e=37.5;class r{size;theme;leading;constructor(l,f="pla\
in"){this.size=l,this.theme=f,this.leading=Math.round(l*h*2)/2}get half(){return this.leading/2}get measure(){return this.theme==="letter"?1/0:this.size*e}get codeSize(){
return this.size*c}heading(l){const f=this.size*M[this.theme]**Math.max(4-l,0);return{size:f,leading:Math.ceil(f*1.2/this.half)*this.half,before:this.leading*(this.
theme==="letter"||l>2?1:l===1?2:1.5),after:this.half}}smaller(l){return new r(this.size*l,this.theme)}}function a(i){const[l,f,u]=(0,y.q)(i);return[l/255,f/255,
u/255]}}),71775:((I,k,g)=>{g.d(k,{l:()=>M});var y=g(82943),A=g(47707),O=g(21281),b=g(98446);const M=({from:a,told:i,missing:l,hasFont:f,language:u,breaksArchive:s})=>[
...u===void 0?[w(a)]:[],...s?[(0,O.Xb)({part:3,level:"a",name:"PDF/A-3a"},"an image has CMYK colors, and the document is sRGB")]:[],...l.size>0?[(0,y.F)(r(l),f?
"Your file lacks them too, or they cannot be shaped.":"Give a font that has them.",f?[]:["font"])]:[],...i.images.size>0?[c(i.images.size,a)]:[],...i.links.size>
0?[e(i.links.size,a)]:[],...i.html===!0?[h]:[]],w=a=>({code:"language_assumed",message:`The document does not say what it is written in, so screen readers guess\
, and it does not claim PDF/UA. Give language, or lang in the ${a==="HTML"?"html element":"front matter"}.`,mentions:["language"]}),h={code:"html_left_out",message:"\
HTML other than br, sub, sup and u was left out of the Markdown. Its text stays."},c=(a,i)=>({code:"image_not_loaded",message:`${(0,b.y_)(a,"image")} of the ${i}\
 ${(0,b.d5)(a,"was","were")} not given, so the text that describes ${(0,b.d5)(a,"it","them")} is there instead. Nothing is fetched: give ${(0,b.d5)(a,"the image",
"the images")} as a file beside the text (Action), as field:name (n8n), or in images (service).`}),e=(a,i)=>({code:"links_as_text",message:`${(0,b.y_)(a,"link")}\
 of the ${i} ${(0,b.d5)(a,"leads","lead")} neither to a heading of the document nor to an address such as https:, and ${(0,b.d5)(a,"is","are")} text.`});function r(a){
return[...new Set([...a].map(A.I2))].sort().join(", ")}}),43084:((I,k,g)=>{g.d(k,{T:()=>c,t:()=>w});var y=g(74135);const A=-.12,O=.27,b=.055,M={below:.24,height:1.18,
beside:.18};function w(e,r,a,i,l){const{fragments:f}=r;for(let u=0,s=0;u<f.length;u=s){const{run:d}=f[u];let _=0;for(s=u;s<f.length&&h(f[s],f[u]);s++)_+=f[s].width;
const t=l&&d.owner!==null?d.owner?.in(l)??l:void 0;if(d.kind==="image"){const{upright:n}=d.image,m=(0,y.lw)(n,[d.width,0,0,d.height,a,i]);e.draw(t,{kind:"image",
name:e.image(d.image),matrix:m})}else{const n=f.slice(u,s).map(({word:m})=>m);e.draw(t,...c(n,d.look,a,i,_))}const o=d.owner?.linking;if(l&&o?.link){const n=d.kind===
"image"?d.height:d.look.size,m=[a,i-n*.25,a+_,i+n*(d.kind==="image"?1:.9)];e.link(o.in(l),m,o.link.target,o.link.contents)}a+=_}}function h(e,{run:r}){return e.
run===r||e.run.kind==="text"&&r.kind==="text"&&e.run.look===r.look&&e.run.owner===r.owner}function c(e,r,a,i,l){const{size:f,color:u,rise:s=0,oblique:d=!1,ground:_}=r,
t=i+s,o=[];if(_){const{below:m,height:p,beside:E}=M,D={x:a-E*f,y:t-m*f,width:l+2*E*f,height:p*f};o.push({kind:"area",...D,color:_,radius:f*.2})}o.push({kind:"te\
xt",x:a,y:t,size:f,color:u,words:e,oblique:d});const n=m=>({kind:"area",x:a,y:t+m*f,width:l,height:b*f,color:u});return r.underlined===!0&&o.push(n(A)),r.struck===
!0&&o.push(n(O)),o}}),16246:((I,k,g)=>{g.d(k,{H:()=>M,a:()=>b});var y=g(86799),A=g(96927);const O=w=>Math.round(w*72e3)/1e3;function b({page_size:w,orientation:h,
page_width:c,page_height:e}){if(c!==void 0&&e!==void 0)return{width:O(c),height:O(e)};const[r,a]=A.tn[w];return h==="portrait"?{width:r,height:a}:{width:a,height:r}}
const M=({font:w,bold_font:h})=>({font:w&&(0,y.g)(w,"font"),boldFont:h&&(0,y.g)(h,"bold_font")})}),16596:((I,k,g)=>{g.d(k,{m:()=>h});var y=g(58552),A=g(30586),O=g(
86476),b=g(42419);const M=1e3,w=8;async function h(r,a){const i=new Map;for(const l of r){if(!/^qr:/i.test(l))continue;if(i.size===M)throw(0,y.G6)([{field:"file",
message:`has more than ${M} QR codes (qr:)`}]);const f=(0,b.U)(c(l),"medium");if("most"in f){const u=`has a QR code (qr:) of ${f.length} ${f.unit}, and at most ${f.
most} fit`;throw(0,y.G6)([{field:"file",message:u}])}await a.pace.rest(),i.set(l,await e(f,a))}return i}function c(r){const a=r.slice(3);if(/^https?:/i.test(a))
return a;try{return decodeURIComponent(a)}catch{return a}}async function e(r,a){const i=(r.size+2*b.M)*w,l=u=>{const s=new Uint8Array(Math.ceil(i/8)),d=Math.floor(
u/w)-b.M;for(const _ of s.keys())s[_]=r.isDark(_-b.M,d)?0:255;return s},f=await(0,A.H)({width:i,height:i,depth:1,color:"gray",resolution:i,samples:l},a);return await(0,O.
A)({name:"code.png",bytes:f},"file",a)}}),37645:((I,k,g)=>{g.d(k,{N:()=>r});var y=g(58552),A=g(77040),O=g(96533),b=g(43084);const M=.82,w=6,h=3e5,c=12,e=1e6;async function r({
sheets:l},f,{frameOf:u,size:s,isBare:d,pace:_},t){const o=a("header",t),n=a("footer",t),m={style:"Regular",size:s*M,color:O.lm.quiet},p=E=>({number:String(E),last:String(
l.length),title:t.title,date:t.date??""});for(const[E,D]of[[o,"Header"],[n,"Footer"]]){if(!E)continue;const P=new Map;for(const[v,L]of l.entries()){const R=u(v);
let x=P.get(R);x||P.set(R,x=new i(f,R,m,E,p(l.length))),!d(v,D)&&(D==="Footer"||v>0||t.headerOnFirst)&&x.draw(L,D,p(v+1));const T=_.step(h);T&&await T}}}function a(l,f){
const u=f[l];if(u===void 0)return;const s=(0,A.n)(u);if("problem"in s)throw(0,y.G6)([{field:l,message:s.problem}]);if([...s.left,...s.middle,...s.right].some(_=>typeof _!=
"string"&&_.placeholder==="date")&&f.date===void 0)throw(0,y.G6)([{field:"date",message:`is required, because ${l} has {date}`,mentions:[l]}]);return s}class i{maker;page;line;look;room;constructor(f,u,s,d,_){
this.maker=f,this.page=u,this.line=d,this.room=u.width-u.left-u.right;const t=this.factorOf(this.texts(_).map(o=>this.set(o,s).width));this.look={...s,size:Math.
max(s.size*Math.min(t,1),Math.min(w,s.size))}}draw(f,u,s){const{width:d,height:_,left:t,right:o,top:n,bottom:m}=this.page,{size:p}=this.look,E=(u==="Footer"?m/2:
_-n/2)-p*.3,D=this.texts(s),P=D.map(T=>this.set(T,this.look)),v=this.factorOf(P.map(T=>T.width))<.999,L=(this.room-2*c)/D.filter(T=>T!=="").length,x=(v?D.map(T=>this.
cut(T,L)):P).flatMap((T,$)=>{let C=[t,(t+d-o-T.width)/2,d-o-T.width][$];return T.fragments.flatMap(({word:B,width:S})=>(0,b.T)([B],this.look,(C+=S)-S,E,S))});f.
run(u,...x)}factorOf([f=0,u=0,s=0]){const d=Math.max(f,s),_=u===0?f+s:2*d+u,t=u===0?f>0&&s>0?c:0:d>0?2*c:0;return _===0?1:(this.room-t)/_}cut(f,u){const s=this.
set(f,this.look);if(s.width<=u)return s;const d=[...f],_=n=>this.set(`${d.slice(0,n).join("").trimEnd()}…`,this.look);let[t,o]=[0,d.length];for(;t<o;){const n=Math.
ceil((t+o)/2);_(n).width<=u?t=n:o=n-1}return _(t)}texts(f){return[this.line.left,this.line.middle,this.line.right].map(u=>u.map(s=>typeof s=="string"?s:f[s.placeholder]).
join("").trim())}set(f,u){const[s]=this.maker.paragraph([{kind:"text",text:f,look:u}],e).lines;return s??{fragments:[],width:0,tallest:0,notes:[]}}}}),82943:((I,k,g)=>{
g.d(k,{F:()=>y});const y=(A,O,b=[])=>({code:"characters_missing",message:`Boxes are drawn for characters that cannot be shown: ${A}. ${O}`,...b.length>0?{mentions:b}:
{}})}),33141:((I,k,g)=>{g.d(k,{$u:()=>O,b8:()=>A,dc:()=>M,zO:()=>b});var y=g(77581);function A(w,h){const c=typeof w=="number"?Math.abs(w):0,e=typeof h=="number"?
Math.abs(h):0;return{capHeight:c>=400&&c<=850?c:700,descent:-(e>=50?Math.min(e,230):230)}}const O=(w,h)=>`/Span <</ActualText <${Buffer.from((0,y.wx)(w).bytes).
toString("hex")}>>> BDC ${h} EMC`,b=(w,h)=>`<${w.map(c=>c.toString(16).padStart(h*2,"0")).join("")}>`;function M(w){return w.some(h=>h<32||h>126)?b(w,1):`(${Buffer.
from(w).toString("latin1").replace(/[\\()]/g,"\\$&")})`}}),30586:((I,k,g)=>{g.d(k,{H:()=>d});var y=g(44131),A=g(33095),O=g(79145),b=g(64680),M=g(81679);const w=Uint8Array.
of(137,80,78,71,13,10,26,10),h={gray:0,rgb:2,palette:3,"gray-alpha":4,rgba:6},c={gray:1,rgb:3,palette:1,"gray-alpha":2,rgba:4},e=.0254,r=5,a=6,i=65536,l=10,f=2,
u=.6,s=4;async function d(p,E){const{width:D,height:P,depth:v,color:L,palette:R,profile:x,resolution:T}=p,$=Buffer.alloc(13);$.writeUInt32BE(D,0),$.writeUInt32BE(
P,4),$.set([v,h[L],0,0,0],8);const C=[w,m("IHDR",$)];return x&&C.push(m("iCCP",Buffer.concat([Buffer.from("ICC\0\0","latin1"),(0,M.Kc)(x)]))),T!==void 0&&C.push(
m("pHYs",_(T))),R&&C.push(m("PLTE",R)),C.push(m("IDAT",await t(p,E)),m("IEND",new Uint8Array(0))),Buffer.concat(C)}function _(p){const E=Buffer.alloc(9),D=Math.
round(p/e);return E.writeUInt32BE(D,0),E.writeUInt32BE(D,4),E[8]=1,E}async function t(p,{codec:E,pace:D}){const{width:P,height:v,depth:L,color:R,samples:x}=p,T=Math.
ceil(P*L*c[R]/8),$=o(p),C=typeof x=="function"?x:U=>x.subarray(U*T,U*T+T),B=E?new b.k(T*v):new O.I(T*v>>3),S=E?void 0:(0,A.i)({level:r,mem:6},B),j=new Uint8Array(
T),V=Math.max(1,Math.floor(i/(T+1)));let W=new Uint8Array(0),N=0;for(let U=0;U<v;U++){N===W.length&&(W=new Uint8Array(Math.min(V,v-U)*(T+1)),N=0);const G=W.subarray(
N,N+=T+1),K=C(U).subarray(0,T),F=U>0&&Buffer.compare(K,j)===0;if(G[0]=$(K,F),G[0]!==f)G.set(K,1);else if(!F)for(let z=0;z<T;z++)G[z+1]=K[z]-j[z];F||j.set(K),N===
W.length&&(S?S.push(W,U===v-1):B.copy(W,0,W.length));const H=D.step(S?T*l:T);H&&await H}return B instanceof O.I?B.join(D):E.deflate(B.bytes,a)}function o({depth:p,
color:E}){if(p<8||E==="palette")return()=>0;const D=c[E];let P;return(v,L)=>{if(L)return P;const R=P===void 0;return P=p===8&&n(v,D)?0:f,R?0:P}}function n(p,E){
let D=0,P=0;for(let v=E;v<p.length;v+=s*E)p[v]===p[v-E]&&D++,P++;return D>=P*u}function m(p,E){const D=Buffer.alloc(E.length+12);return D.writeUInt32BE(E.length,
0),D.write(p,4,"latin1"),D.set(E,8),D.writeUInt32BE((0,y.Q)(D.subarray(4,E.length+8)),E.length+8),D}}),25561:((I,k,g)=>{g.d(k,{_:()=>y});class y{tag;facts;above;link;block;element;constructor(O,b,M,w){
this.tag=O,this.facts=b,this.above=M,this.link=w}in(O){return(!this.element||this.block!==O)&&(this.element=(this.above?.in(O)??O).add(this.tag,this.facts),this.
block=O),this.element}get linking(){return this.link?this:this.above?.linking}}}),42419:((I,k,g)=>{g.d(k,{M:()=>w,U:()=>r});var y=g(17775),A=g(63748),O=g(5336),
b=g(23265),M=g(96221);const w=4,h={low:"L",medium:"M",quartile:"Q",high:"H"},c={numeric:{low:7089,medium:5596,quartile:3993,high:3057},alphanumeric:{low:4296,medium:3391,
quartile:2420,high:1852},bytes:{low:2953,medium:2331,quartile:1663,high:1273}},e=1;function r(i,l){const{segment:f,...u}=a(i,l);if(u.length>u.most)return u;const s=new y.
N({level:h[l]}).encode(f),{size:d}=s;return{size:d,isDark:(_,t)=>_>=0&&t>=0&&_<d&&t<d&&s.get(_,t)===1}}function a(i,l){const f={length:i.length,unit:"characters"};
if(/^[0-9]+$/.test(i))return{segment:new A.e(i),most:c.numeric[l],...f};if(/^[0-9A-Z $%*+./:-]+$/.test(i))return{segment:new O.e(i),most:c.alphanumeric[l],...f};
const u=Buffer.byteLength(i),s=u===i.length;return{segment:new b.x(i,s?M.N.ISO_8859_1:M.N.UTF_8),length:u,most:c.bytes[l]-(s?0:e),unit:"bytes"}}}),27077:((I,k,g)=>{
g.d(k,{Yz:()=>b,k6:()=>A,p9:()=>M,y:()=>O,zd:()=>y});function y(w){for(;;){const{done:h,value:c}=w.next();if(h)return c}}async function A(w,h){for(;;){const{done:c,
value:e}=w.next();if(c)return e;const r=h.step(e);r&&await r}}const O=1e3,b=3e5;function*M(w,h){if(w.length<=O)return[...w].sort(h);let c=[];for(let e=0;e<w.length;e+=
O){for(const r of w.slice(e,e+O).sort(h))c.push(r);yield b}for(let e=O;e<c.length;e*=2){const r=[];for(let a=0;a<c.length;a+=2*e){const i=Math.min(a+e,c.length),
l=Math.min(i+e,c.length);for(let f=a,u=i;f<i||u<l;){const s=u===l||f<i&&h(c[f],c[u])<=0;r.push(s?c[f++]:c[u++]),r.length%O===0&&(yield b)}}c=r}return c}}),87593:((I,k,g)=>{
g.d(k,{o:()=>u});var y=g(58552),A=g(61729),O=g(85673),b=g(78323);const M=16,w=200,h={"{":"which would write a value as mark-up: write {{name}}","&":"which would\
 write a value as mark-up: write {{name}}",">":"but templates have no parts: put the text here","=":"but the marks of templates cannot be changed"};function c(_){
return new e(_).parse()}class e{text;problems=[];open=[{name:"",line:0,nodes:[]}];line=1;counted=0;from=0;constructor(t){this.text=t}parse(){const{text:t,open:o}=this;
for(let n=t.indexOf("{{");n>=0;n=t.indexOf("{{",this.from))this.tag(n);this.put(t.slice(this.from));for(const{name:n,line:m}of o.slice(1))this.problems.push(`ha\
s {{#${n}}} in line ${m}, which nothing ends`);return{nodes:o[0].nodes,problems:this.problems}}tag(t){const{text:o}=this;let n=0;for(;o[t-1-n]==="\\"&&t-n>this.
from;)n++;if(n%2===1){this.put(`${o.slice(this.from,t-1)}{{`),this.from=t+2;return}const m=this.lineAt(t),p=o.indexOf("}}",t);if(p<0){this.refuse(m,"has {{ with\
out }} after it"),this.put(o.slice(this.from)),this.from=o.length;return}const E=o.slice(t+2,p).trim(),[D=""]=E,P="#^/!".includes(D)&&E!==""?this.ownLine(t,p+2):
void 0;this.put(o.slice(this.from,P?.start??t)),this.from=P?.end??p+2,(D!=="!"||E==="")&&this.enter(D,E,m)}enter(t,o,n){const m=Object.hasOwn(h,t)?h[t]:void 0;if(m!==
void 0)return t==="{"&&this.text[this.from]==="}"&&this.from++,this.refuse(n,`has {{${t}`,`, ${m}`);const p="#^/".includes(t)&&t!=="",E=p?o.slice(1).trim():o;if(E===
"")return this.refuse(n,"has a tag without a name");if(E.length>w||/[\n{}]/.test(E))return this.refuse(n,"has {{ whose end is missing");if(t==="/")return this.close(
E,n);if(!p)return void this.open.at(-1).nodes.push({name:E,line:n});if(this.open.length>M)return this.refuse(n,`has more than ${M} sections within one another`);
const D={name:E,line:n,isInverted:t==="^",nodes:[]};this.open.at(-1).nodes.push(D),this.open.push(D)}close(t,o){const n=this.open.at(-1);if(this.open.length>1&&
n.name===t)return void this.open.pop();const p=this.open.length>1?`, where {{#${n.name}}} of line ${n.line} must end first`:", which nothing begins";this.refuse(
o,`has {{/${t}}}`,p)}ownLine(t,o){const{text:n}=this;let m=t;for(;m>this.from&&(n[m-1]===" "||n[m-1]==="	");)m--;if(m>0&&n[m-1]!==`
`)return;let p=o;for(;n[p]===" "||n[p]==="	"||n[p]==="\r";)p++;if(!(p<n.length&&n[p]!==`
`))return{start:m,end:Math.min(p+1,n.length)}}put(t){t!==""&&this.open.at(-1).nodes.push(t)}refuse(t,o,n=""){this.problems.push(`${o} in line ${t}${n}`)}lineAt(t){
for(;this.counted<t;this.counted++)this.text[this.counted]===`
`&&this.line++;return this.line}}const r=20,a=200,i=1e5,l=1e7,f=500;async function u(_,t,o){if((0,b.H)(_))throw(0,y.G6)([{field:"file",message:"has characters f\
or private use (from U+100000 on), which templates cannot have"}]);const{nodes:n,problems:m}=c(_);if(m.length>0)throw(0,y.G6)(m.slice(0,r).map(E=>({field:"file",
message:E})));const p=new s(t,o);return await p.add(n),p.finish()}class s{pace;pieces=[];values=[];scopes;problems=new Map;rounds=0;length=0;constructor(t,o){this.
pace=o,this.scopes=[t]}async add(t){for(const o of t){const n=this.pace.step(f);if(n&&await n,typeof o=="string")this.put(o,o.length);else if("nodes"in o)for(const m of this.
scopesOf(o))await this.within(m,o.nodes);else this.value(o)}}finish(){const{problems:t}=this,o=[...t.values()].slice(0,r),n=t.size>r?[`and ${t.size-r} more`]:[],
m={field:"values",message:[...o,...n].join("; ")};if(t.size>0)throw(0,y.G6)([m]);return{text:this.pieces.join(""),values:this.values}}async within(t,o){if(++this.
rounds>i)throw(0,y.G6)([{field:"values",message:`would repeat parts of the template more than ${i} times`}]);this.scopes.push(t),await this.add(o),this.scopes.pop()}scopesOf({
name:t,line:o,isInverted:n}){const m=this.find({name:t,line:o});if(m===void 0)return[];const p=Array.isArray(m)?m:[m],E=p.length>0&&m!==!1&&m!==null&&m!=="";return n?
E?[]:[this.scopes.at(-1)]:E?p:[]}value({name:t,line:o}){const n=this.find({name:t,line:o});if(n===void 0)return;if(typeof n=="object"&&n!==null){const p=Array.isArray(
n)?"a list":"an object";return this.refuse({name:t,line:o},()=>`is ${p}: write {{#${t}}} … {{/${t}}} around its contents`)}const m=n===null?"":String(n);this.
values.push(m),this.put((0,b.Y1)(this.values.length-1),m.length)}find({name:t,line:o}){const{scopes:n}=this;if(t===".")return n.at(-1);const[m="",...p]=t.split(
".");for(let E=n.length-1;E>=0;E--){const D=n[E];if(!(0,A.Gv)(D))continue;if(Object.hasOwn(D,t))return D[t];if(!Object.hasOwn(D,m))continue;const P=d(D[m],p);if(P!==
void 0)return P;break}this.refuse({name:t,line:o},()=>`is not given${(0,O.gx)(t,this.names())}`)}names(){const t=[];for(const o of this.scopes)for(const[n,m]of Object.
entries((0,A.Gv)(o)?o:{})){if(t.length>a)return t;if(t.push(n),(0,A.Gv)(m))for(const p of Object.keys(m).slice(0,a))t.push(`${n}.${p}`)}return t}refuse({name:t,
line:o},n){const{problems:m}=this;m.has(t)||m.set(t,m.size<r?`'${t}' (line ${o}) ${n()}`:"")}put(t,o){if(this.length+=o,this.length>l)throw(0,y.G6)([{field:"val\
ues",message:`make a text of more than ${l} characters; at most that many are allowed`}]);this.pieces.push(t)}}function d(_,t){let o=_;for(const n of t){if(!(0,A.
Gv)(o)||!Object.hasOwn(o,n))return;o=o[n]}return o}}),78323:((I,k,g)=>{g.d(k,{H:()=>b,Y1:()=>M,qk:()=>h});const y=1048576,A=15,O=/([\u{100000}-\u{107fff}])([\u{100000}-\u{107fff}])/gu,
b=c=>/[\u{100000}-\u{10ffff}]/u.test(c),M=c=>String.fromCodePoint(y+(c>>A),y+(c&(1<<A)-1)),w=(c,e)=>c.codePointAt(0)-y<<A|e.codePointAt(0)-y,h=(c,e,r=a=>a)=>c.replace(
O,(a,i,l)=>r(e[w(i,l)]??""))})};
