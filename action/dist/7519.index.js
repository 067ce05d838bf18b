"use strict";exports.id=7519,exports.ids=[7519],exports.modules={85673:((T,D,g)=>{g.d(D,{gx:()=>O,h:()=>E});function y(n,a){const l=A(n,a);if(l!==void 0)return[l];const i=h(
n);return a.filter(f=>h(f).some(c=>c.length>3&&i.includes(c)))}function A(n,a){let l;for(const i of a){const f=M(h(n),h(i));f<=2&&f<(l?.count??1/0)&&(l={name:i,
count:f})}return l?.name}function M(n,a){return n.length!==a.length?n.length*a.length===0?1/0:M([n.join("")],[a.join("")]):a.reduce((l,i,f)=>{const c=n[f]??"",m=Math.
min(c.length,i.length),o=d(c,i);return o>(m<3?0:m<7?1:2)?1/0:l+o},0)}const E=(n,a)=>w(y(n,a));function O(n,a){const l=A(n,a),i=f=>h(f).sort().join(" ");return w(
l===void 0?a.filter(f=>n!==""&&i(f)===i(n)):[l])}const w=n=>n.length===0||n.length>3?"":` (did you mean ${n.join(" or ")}?)`,h=n=>n.trim().slice(0,64).replace(/(?<=[a-z])(?=[A-Z])/g,
" ").toLowerCase().split(/[\s_-]+/).filter(a=>a!=="");function d(n,a){let l=[],i=Array.from({length:a.length+1},(f,c)=>c);for(let f=0;f<n.length;f++){const c=[f+
1];for(let m=0;m<a.length;m++){const o=f>0&&m>0&&n[f]===a[m-1]&&n[f-1]===a[m];c.push(Math.min((i[m+1]??0)+1,(c[m]??0)+1,(i[m]??0)+(n[f]===a[m]?0:1),o?(l[m-1]??0)+
1:1/0))}l=i,i=c}return i.at(-1)??0}}),49180:((T,D,g)=>{g.d(D,{q:()=>A});const y="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd4 azure f0ffff\
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
 ffff00 yellowgreen 9acd32";function A(O){const w=O.toLowerCase(),h=/^#([\da-f]{3}|[\da-f]{6})$/.exec(w)?.[1]??E().get(w);return h===void 0?void 0:(h.length===3?
[...h].map(n=>n+n):[h.slice(0,2),h.slice(2,4),h.slice(4)]).map(n=>Number.parseInt(n,16))}let M;function E(){const O=y.split(" ");return M??=new Map(O.flatMap((w,h)=>h%
2===0?[[w,O[h+1]]]:[]))}}),51521:((T,D,g)=>{g.d(D,{Ct:()=>w,Qf:()=>O,sA:()=>d});var y=g(98446),A=g(34378);const M=/(\{[^{}]*\})/;function E(n,a){const l=[],i=[],
f=`use ${a.map(c=>`{${c}}`).join(", ")}`;for(const c of(0,A.w)(n).split(M)){const m=a.find(o=>`{${o}}`===c);if(m)l.push({placeholder:m});else if(M.test(c))i.push(
c);else{if(/[{}]/.test(c))return{problem:`has a brace that belongs to no placeholder; ${f}`};c&&l.push({literal:c})}}return i.length===0?{pieces:l}:{problem:`ha\
s the unknown ${(0,y.d5)(i.length,"placeholder","placeholders")} ${i.join(" and ")}; ${f}`}}const O=n=>n.split(M).filter((a,l)=>l%2===1),w=(n,a)=>n.split(M).map(
(l,i)=>(i%2===1&&Object.hasOwn(a,l.slice(1,-1))?a[l.slice(1,-1)]:void 0)??l).join(""),h=["number","last","label","name"],d=n=>E(n,h)}),77040:((T,D,g)=>{g.d(D,{n:()=>E});
const y=["number","last","title","date"],A=`use ${y.map(O=>`{${O}}`).join(", ")}, and a \\ before a brace that is text`,M="{}|\\";function E(O){const w=[[]],h=[];
let d="";const n=()=>{d!==""&&w.at(-1).push(d),d=""};for(let f=0;f<O.length;f++){const c=O[f];if(c==="\\"&&f+1<O.length&&M.includes(O[f+1]))d+=O[++f];else if(c===
"|")n(),w.push([]);else{if(c==="}")return{problem:`has a brace that belongs to no placeholder; ${A}`};if(c==="{"){const m=O.indexOf("}",f);if(m<0)return{problem:`\
has a brace that belongs to no placeholder; ${A}`};const o=O.slice(f+1,m),u=y.find(_=>_===o);n(),u?w.at(-1).push({placeholder:u}):h.push(`{${o}}`),f=m}else d+=c}}
if(n(),h.length>0)return{problem:`has the unknown ${h.join(" and ")}; ${A}`};if(w.length>3)return{problem:"has more than three parts; use at most two bars (|), \
and \\| for a bar that is text"};const[a=[],l=[],i=[]]=w;return w.length===1?{left:[],middle:a,right:[]}:w.length===2?{left:a,middle:[],right:l}:{left:a,middle:l,
right:i}}}),60666:((T,D,g)=>{g.d(D,{E:()=>l,L:()=>d});var y=g(49180),A=g(17079),M=g(51521),E=g(77040);function O(i){const f=(0,M.sA)(i);return"problem"in f?f.problem:
void 0}function w(i){const f=(0,E.n)(i);return"problem"in f?f.problem:void 0}const h=/^(?:[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8}){0,8}|[xXiI](?:-[A-Za-z0-9]{1,8}){1,8})$/,
d=i=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.test(i),n=i=>!/[/\\\p{Cc}\p{Cs}]/u.test(i)&&/[^. ]/.test(i);function a(i){const f=URL.canParse(i)?new URL(i):void 0;
return f?.protocol==="https:"&&f.username===""&&f.password===""}const l={"file-name":{holds:n,words:"a file name without folders"},"media-type":{holds:d,words:"\
a media type such as text/xml or application/pdf"},color:{holds:i=>(0,y.q)(i)!==void 0,words:"a color such as Red, darkgreen or #c00000"},date:{holds:i=>(0,A.Z)(
i)!==void 0,words:"a date of ISO 8601 such as 2026-11-20 or 2026-11-20T14:30:00+01:00"},"number-format":{holds:i=>O(i)===void 0,words:"text such as {number} / {\
last}",problem:O},"running-line":{holds:i=>w(i)===void 0,words:"a line such as {title}|{number} / {last}",problem:w},"https-address":{holds:a,words:"an HTTPS ad\
dress such as https://tsa.example.com"},"language-tag":{holds:i=>h.test(i),words:"a language tag such as en, de-AT or zh-Hant (BCP 47)"}}}),44131:((T,D,g)=>{g.d(
D,{Q:()=>A});const y=M();function A(E){const[O,w,h,d]=y;let n=4294967295,a=0;for(const l=E.length-3;a<l;a+=4)n^=E[a]|E[a+1]<<8|E[a+2]<<16|E[a+3]<<24,n=d[n&255]^
h[n>>>8&255]^w[n>>>16&255]^O[n>>>24];for(;a<E.length;a++)n=O[(n^E[a])&255]^n>>>8;return~n>>>0}function M(){const E=new Int32Array(256);for(let d=0;d<256;d++){let n=d;
for(let a=0;a<8;a++)n=n&1?n>>>1^3988292384:n>>>1;E[d]=n}const O=d=>d.map(n=>E[n&255]^n>>>8),w=O(E),h=O(w);return[E,w,h,O(h)]}}),28409:((T,D,g)=>{g.d(D,{B:()=>O});
var y=g(58552);const A=100,M=5e7,E=/^data:([^,;]*)(?:;[^,;]*)*;base64,([A-Za-z0-9+/\s%=_-]*)$/i;function O(w){const h=new Map,d=[];let n=0;for(const a of w){if(!/^data:/i.
test(a))continue;const[,l="",i]=E.exec(a)??[];if(i===void 0){d.push({field:"file",message:"has a data: address that is not base64; write data:image/png;base64, \
and the image"});break}const f=Buffer.from(i.replaceAll("%2B","+").replaceAll("%2F","/").replaceAll("%3D","="),"base64");if(n+=f.length,h.set(a,{name:`image.${l.
split("/")[1]??"bin"}`,bytes:f}),h.size>A||n>M){d.push({field:"file",message:`has more than ${A} images or ${M/1e6} MB of them in data: addresses`});break}}if(d.
length>0)throw(0,y.G6)(d);return h}}),68084:((T,D,g)=>{g.d(D,{o:()=>M});var y=g(86687);const A={file:"letterhead",password:"letterhead_password",noun:"the lette\
rhead"};function M(E,O,w,h){const d=Uint32Array.from({length:E.pages.count},(a,l)=>l+1),n={file:O,password:w,fields:A,layer:"under",repeat:"last",fit:"page"};return(0,y.
e)(E,n,d,h)}}),63895:((T,D,g)=>{g.d(D,{P:()=>n});var y=g(12889),A=g(9876),M=g(27077);const E="￼",O=400,w=200,h=100,d=3e3;class n{typefaces;breaks;constructor(o,u){
this.typefaces=o,this.breaks=u}static async of(o){return new n(o,await(0,A.Vn)())}paragraph(o,u){return(0,M.zd)(this.setting(o,u))}*setting(o,u){const _=[[]];for(const p of o)
p.kind==="break"?_.push([]):_.at(-1).push(p);const t=a(_.flat()),s=(0,y.ft)(t),e=s&&(0,y.vw)(t),r=[];for(const p of _){const b=[];for(const k of yield*this.boxes(
p))if(k.width<=u)b.push(k);else for(const P of yield*this.split(k,u))b.push(P);for(const k of yield*c(b,u))r.push(this.line(k,s,e)),r.length%h===0&&(yield h*d)}
return{lines:r,isRight:e}}*widths(o){let[u,_]=[0,0];for(let t=0,s;t<=o.length;t=s+1){const e=[];for(s=t;s<o.length;s++){const p=o[s];if(p.kind==="break")break;e.
push(p)}let r=0;for(const{width:p,space:b}of yield*this.boxes(e))_=Math.max(_,p),u=Math.max(u,r+p),r+=p+(b?.width??0)}return{whole:u,least:_}}fragment(o,u,_=!1){
const t=this.typefaces.word(u,o.look.style,_);return{run:o,word:t,width:t.width*o.look.size/1e3}}*boxes(o){const u=new f(o,this),_=[];for(const{end:t,next:s}of this.
breaks(a(o))){const e=[];for(;u.at<t;){e.length>0&&(yield d);for(const p of u.take(Math.min(t,u.cutAfter(w))))e.push(p)}const[r]=u.take(s);_.push({fragments:e,width:l(
e),space:r}),_.length%h===0&&(yield h*d)}return _}*split({fragments:o,space:u},_){const t=[];for(const{run:r,word:p,width:b}of o)if(r.kind==="image")t.push({run:r,
text:E,width:b});else{for(const k of(0,A.s)(p.text,P=>this.fragment(r,P).width))t.push({...k,run:r});yield d}const s=[];let e=0;for(const r of(0,A.ZM)(t,()=>_)){
const p=this.joined(t.slice(e,e+=r));s.push({fragments:p,width:l(p),space:e===t.length?u:void 0}),yield d}return s}joined(o){const u=[];for(let _=0,t;_<o.length;_=
t){const{run:s}=o[_];let e="";for(t=_;o[t]?.run===s;t++)e+=o[t].text;u.push(s.kind==="image"?{run:s,width:s.width}:this.fragment(s,e))}return u}line(o,u,_){const t=o.
flatMap(({fragments:p,space:b},k)=>b&&k+1<o.length?[...p,b]:p),s=u?this.turned(t,_):t;let e=0;const r=[];for(const{run:p}of t)p.kind==="image"?e=Math.max(e,p.height):
p.note!==void 0&&r.push(p.note);return{fragments:s,width:l(s),tallest:e,notes:r}}turned(o,u){const _=u?y.Vv:"",t=o.map(({word:e})=>e?.text??E),s=[];for(const{text:e,
rtl:r,at:p}of(0,y.pr)(_+t.join(""))){const b=p-_.length,k=[];let P=0;for(const[L,x]of o.entries()){const v=t[L],C=v.slice(Math.max(b-P,0),Math.max(b+e.length-P,
0));P+=v.length,C!==""&&k.push(x.run.kind==="image"?x:this.fragment(x.run,C,r))}for(const L of r?k.reverse():k)s.push(L)}return s}}const a=m=>m.map(o=>o.kind===
"image"?E:o.text).join(""),l=m=>m.reduce((o,{width:u})=>o+u,0),i=/[\p{M}\p{Join_Control}\p{Cs}]/u;class f{runs;maker;run=0;start=0;at=0;constructor(o,u){this.runs=
o,this.maker=u}cutAfter(o){const u=this.runs[this.run];if(u.kind==="image")return this.start+1;const{text:_}=u;let t=this.at-this.start+o;for(const s=t+o;t<s&&t<
_.length&&i.test(_.charAt(t));)t++;return this.start+Math.min(t,_.length)}take(o){const u=[];for(;this.at<o;){const _=this.runs[this.run],t=_.kind==="image"?1:_.
text.length,s=Math.min(o,this.start+t);if(s>this.at&&u.push(_.kind==="image"?{run:_,width:_.width}:this.maker.fragment(_,_.text.slice(this.at-this.start,s-this.
start))),this.at=s,s<this.start+t)break;this.start+=t,this.run++}return u}}function*c(m,o){const u=m.length;if(u===0)return[];const _=new Float64Array(u+1),t=new Uint32Array(
u+1);for(let e=u-1;e>=0;e--){let r=1/0,p=0;for(let b=e;b<u&&b-e<O&&(p+=m[b].width,!(p>o+.01&&b>e));b++){const k=Math.max(o-p,0)/o,x=1+(b+1===u?e>0&&k>.85?.5:0:k*
k)+_[b+1];x<r&&(r=x,t[e]=b+1),p+=m[b].space?.width??0}_[e]=r,e%h===0&&(yield h*d)}const s=[];for(let e=0;e<u;e=t[e])s.push(m.slice(e,t[e]));return s}}),38017:((T,D,g)=>{
g.d(D,{h:()=>O});var y=g(74135);const[A,M,E]=[144,54,12];function O(w,h,{header:d,headerOnFirst:n},a){const{displayed:l,upright:i}=w,f=h.width-h.left-h.right,c=Math.
min(A/l.width,M/l.height,f/l.width),[m,o]=[l.width*c,l.height*c],u=h.top/2-(d!==void 0&&n?a:0),_=(0,y.lw)(i,[m,0,0,o,h.width-h.right-m,h.height-h.top+u-o]);return{
room:Math.max(0,o+E-u),draw:t=>t.draw(void 0,{kind:"image",name:t.image(w),matrix:_})}}}),96533:((T,D,g)=>{g.d(D,{FE:()=>a,bP:()=>l,lm:()=>M,oA:()=>E,uR:()=>w});
var y=g(49180);const A=i=>[i,i,i],M={text:A(.1),quiet:A(.36),rule:A(.82),strongRule:A(.45),ground:[.957,.961,.969],link:[.04,.31,.64],bar:A(.75)},E={NOTE:{title:"\
Note",color:[.04,.36,.72]},TIP:{title:"Tip",color:[.07,.43,.2]},IMPORTANT:{title:"Important",color:[.43,.25,.72]},WARNING:{title:"Warning",color:[.55,.37,0]},CAUTION:{
title:"Caution",color:[.72,.12,.14]}},O={plain:1.25,report:1.25,letter:1.09},w=[.12,.31,.47],h=1.45,d=.88,n=37.5;class a{size;theme;leading;constructor(f,c="pla\
in"){this.size=f,this.theme=c,this.leading=Math.round(f*h*2)/2}get half(){return this.leading/2}get measure(){return this.theme==="letter"?1/0:this.size*n}get codeSize(){
return this.size*d}heading(f){const c=this.size*O[this.theme]**Math.max(4-f,0);return{size:c,leading:Math.ceil(c*1.2/this.half)*this.half,before:this.leading*(this.
theme==="letter"||f>2?1:f===1?2:1.5),after:this.half}}smaller(f){return new a(this.size*f,this.theme)}}function l(i){const[f,c,m]=(0,y.q)(i);return[f/255,c/255,
m/255]}}),71775:((T,D,g)=>{g.d(D,{l:()=>O});var y=g(82943),A=g(47707),M=g(21281),E=g(98446);const O=({from:l,told:i,missing:f,hasFont:c,language:m,breaksArchive:o})=>[
...m===void 0?[w(l)]:[],...o?[(0,M.Xb)({part:3,level:"a",name:"PDF/A-3a"},"an image has CMYK colors, and the document is sRGB")]:[],...f.size>0?[(0,y.F)(a(f),c?
"Your file lacks them too, or they cannot be shaped.":"Give a font that has them.",c?[]:["font"])]:[],...i.images.size>0?[d(i.images.size,l)]:[],...i.links.size>
0?[n(i.links.size,l)]:[],...i.html===!0?[h]:[]],w=l=>({code:"language_assumed",message:`The document does not say what it is written in, so screen readers guess\
, and it does not claim PDF/UA. Give language, or lang in the ${l==="HTML"?"html element":"front matter"}.`,mentions:["language"]}),h={code:"html_left_out",message:"\
HTML other than br, sub, sup and u was left out of the Markdown. Its text stays."},d=(l,i)=>({code:"image_not_loaded",message:`${(0,E.y_)(l,"image")} of the ${i}\
 ${(0,E.d5)(l,"was","were")} not given, so the text that describes ${(0,E.d5)(l,"it","them")} is there instead. Nothing is fetched: give ${(0,E.d5)(l,"the image",
"the images")} as a file beside the text (Action), as field:name (n8n), or in images (service).`}),n=(l,i)=>({code:"links_as_text",message:`${(0,E.y_)(l,"link")}\
 of the ${i} ${(0,E.d5)(l,"leads","lead")} neither to a heading of the document nor to an address such as https:, and ${(0,E.d5)(l,"is","are")} text.`});function a(l){
return[...new Set([...l].map(A.I2))].sort().join(", ")}}),43084:((T,D,g)=>{g.d(D,{T:()=>d,t:()=>w});var y=g(74135);const A=-.12,M=.27,E=.055,O={below:.24,height:1.18,
beside:.18};function w(n,a,l,i,f){const{fragments:c}=a;for(let m=0,o=0;m<c.length;m=o){const{run:u}=c[m];let _=0;for(o=m;o<c.length&&h(c[o],c[m]);o++)_+=c[o].width;
const t=f&&u.owner!==null?u.owner?.in(f)??f:void 0;if(u.kind==="image"){const{upright:e}=u.image,r=(0,y.lw)(e,[u.width,0,0,u.height,l,i]);n.draw(t,{kind:"image",
name:n.image(u.image),matrix:r})}else{const e=c.slice(m,o).map(({word:r})=>r);n.draw(t,...d(e,u.look,l,i,_))}const s=u.owner?.linking;if(f&&s?.link){const e=u.kind===
"image"?u.height:u.look.size,r=[l,i-e*.25,l+_,i+e*(u.kind==="image"?1:.9)];n.link(s.in(f),r,s.link.target,s.link.contents)}l+=_}}function h(n,{run:a}){return n.
run===a||n.run.kind==="text"&&a.kind==="text"&&n.run.look===a.look&&n.run.owner===a.owner}function d(n,a,l,i,f){const{size:c,color:m,rise:o=0,oblique:u=!1,ground:_}=a,
t=i+o,s=[];if(_){const{below:r,height:p,beside:b}=O,k={x:l-b*c,y:t-r*c,width:f+2*b*c,height:p*c};s.push({kind:"area",...k,color:_,radius:c*.2})}s.push({kind:"te\
xt",x:l,y:t,size:c,color:m,words:n,oblique:u});const e=r=>({kind:"area",x:l,y:t+r*c,width:f,height:E*c,color:m});return a.underlined===!0&&s.push(e(A)),a.struck===
!0&&s.push(e(M)),s}}),16246:((T,D,g)=>{g.d(D,{H:()=>O,a:()=>E});var y=g(86799),A=g(96927);const M=w=>Math.round(w*72e3)/1e3;function E({page_size:w,orientation:h,
page_width:d,page_height:n}){if(d!==void 0&&n!==void 0)return{width:M(d),height:M(n)};const[a,l]=A.tn[w];return h==="portrait"?{width:a,height:l}:{width:l,height:a}}
const O=({font:w,bold_font:h})=>({font:w&&(0,y.g)(w,"font"),boldFont:h&&(0,y.g)(h,"bold_font")})}),16596:((T,D,g)=>{g.d(D,{m:()=>h});var y=g(58552),A=g(30586),M=g(
86476),E=g(42419);const O=1e3,w=8;async function h(a,l){const i=new Map;for(const f of a){if(!/^qr:/i.test(f))continue;if(i.size===O)throw(0,y.G6)([{field:"file",
message:`has more than ${O} QR codes (qr:)`}]);const c=(0,E.U)(d(f),"medium");if("most"in c){const m=`has a QR code (qr:) of ${c.length} ${c.unit}, and at most ${c.
most} fit`;throw(0,y.G6)([{field:"file",message:m}])}await l.pace.rest(),i.set(f,await n(c,l))}return i}function d(a){const l=a.slice(3);if(/^https?:/i.test(l))
return l;try{return decodeURIComponent(l)}catch{return l}}async function n(a,l){const i=(a.size+2*E.M)*w,f=m=>{const o=new Uint8Array(Math.ceil(i/8)),u=Math.floor(
m/w)-E.M;for(const _ of o.keys())o[_]=a.isDark(_-E.M,u)?0:255;return o},c=await(0,A.H)({width:i,height:i,depth:1,color:"gray",resolution:i,samples:f},l);return await(0,M.
A)({name:"code.png",bytes:c},"file",l)}}),37645:((T,D,g)=>{g.d(D,{N:()=>a});var y=g(58552),A=g(77040),M=g(96533),E=g(43084);const O=.82,w=6,h=3e5,d=12,n=1e6;async function a({
sheets:f},c,{page:m,size:o,bare:u=0,pace:_},t){const s=l("header",t),e=l("footer",t),r={style:"Regular",size:o*O,color:M.lm.quiet},p=b=>({number:String(b),last:String(
f.length),title:t.title,date:t.date??""});for(const[b,k]of[[s,"Header"],[e,"Footer"]]){if(!b)continue;const P=new i(c,m,r,b,p(f.length));for(const[L,x]of f.entries()){
L>=u&&(k==="Footer"||L>0||t.headerOnFirst)&&P.draw(x,k,p(L+1));const v=_.step(h);v&&await v}}}function l(f,c){const m=c[f];if(m===void 0)return;const o=(0,A.n)(
m);if("problem"in o)throw(0,y.G6)([{field:f,message:o.problem}]);if([...o.left,...o.middle,...o.right].some(_=>typeof _!="string"&&_.placeholder==="date")&&c.date===
void 0)throw(0,y.G6)([{field:"date",message:`is required, because ${f} has {date}`,mentions:[f]}]);return o}class i{maker;page;line;look;room;constructor(c,m,o,u,_){
this.maker=c,this.page=m,this.line=u,this.room=m.width-m.left-m.right;const t=this.factorOf(this.texts(_).map(s=>this.set(s,o).width));this.look={...o,size:Math.
max(o.size*Math.min(t,1),Math.min(w,o.size))}}draw(c,m,o){const{width:u,height:_,left:t,right:s,top:e,bottom:r}=this.page,{size:p}=this.look,b=(m==="Footer"?r/2:
_-e/2)-p*.3,k=this.texts(o),P=k.map(I=>this.set(I,this.look)),L=this.factorOf(P.map(I=>I.width))<.999,x=(this.room-2*d)/k.filter(I=>I!=="").length,C=(L?k.map(I=>this.
cut(I,x)):P).flatMap((I,U)=>{let B=[t,(t+u-s-I.width)/2,u-s-I.width][U];return I.fragments.flatMap(({word:S,width:R})=>(0,E.T)([S],this.look,(B+=R)-R,b,R))});c.
run(m,...C)}factorOf([c=0,m=0,o=0]){const u=Math.max(c,o),_=m===0?c+o:2*u+m,t=m===0?c>0&&o>0?d:0:u>0?2*d:0;return _===0?1:(this.room-t)/_}cut(c,m){const o=this.
set(c,this.look);if(o.width<=m)return o;const u=[...c],_=e=>this.set(`${u.slice(0,e).join("").trimEnd()}…`,this.look);let[t,s]=[0,u.length];for(;t<s;){const e=Math.
ceil((t+s)/2);_(e).width<=m?t=e:s=e-1}return _(t)}texts(c){return[this.line.left,this.line.middle,this.line.right].map(m=>m.map(o=>typeof o=="string"?o:c[o.placeholder]).
join("").trim())}set(c,m){const[o]=this.maker.paragraph([{kind:"text",text:c,look:m}],n).lines;return o??{fragments:[],width:0,tallest:0,notes:[]}}}}),82943:((T,D,g)=>{
g.d(D,{F:()=>y});const y=(A,M,E=[])=>({code:"characters_missing",message:`Boxes are drawn for characters that cannot be shown: ${A}. ${M}`,...E.length>0?{mentions:E}:
{}})}),33141:((T,D,g)=>{g.d(D,{$u:()=>M,b8:()=>A,dc:()=>O,zO:()=>E});var y=g(77581);function A(w,h){const d=typeof w=="number"?Math.abs(w):0,n=typeof h=="number"?
Math.abs(h):0;return{capHeight:d>=400&&d<=850?d:700,descent:-(n>=50?Math.min(n,230):230)}}const M=(w,h)=>`/Span <</ActualText <${Buffer.from((0,y.wx)(w).bytes).
toString("hex")}>>> BDC ${h} EMC`,E=(w,h)=>`<${w.map(d=>d.toString(16).padStart(h*2,"0")).join("")}>`;function O(w){return w.some(h=>h<32||h>126)?E(w,1):`(${Buffer.
from(w).toString("latin1").replace(/[\\()]/g,"\\$&")})`}}),30586:((T,D,g)=>{g.d(D,{H:()=>m});var y=g(44131),A=g(33095),M=g(64680),E=g(81679);const O=Uint8Array.
of(137,80,78,71,13,10,26,10),w={gray:0,rgb:2,palette:3,"gray-alpha":4,rgba:6},h={gray:1,rgb:3,palette:1,"gray-alpha":2,rgba:4},d=.0254,n=5,a=6,l=10,i=2,f=.6,c=4;
async function m(e,r){const{width:p,height:b,depth:k,color:P,palette:L,profile:x,resolution:v}=e,C=Buffer.alloc(13);C.writeUInt32BE(p,0),C.writeUInt32BE(b,4),C.
set([k,w[P],0,0,0],8);const I=[O,s("IHDR",C)];return x&&I.push(s("iCCP",Buffer.concat([Buffer.from("ICC\0\0","latin1"),(0,E.Kc)(x)]))),v!==void 0&&I.push(s("pHY\
s",o(v))),L&&I.push(s("PLTE",L)),I.push(s("IDAT",await u(e,r)),s("IEND",new Uint8Array(0))),Buffer.concat(I)}function o(e){const r=Buffer.alloc(9),p=Math.round(
e/d);return r.writeUInt32BE(p,0),r.writeUInt32BE(p,4),r[8]=1,r}async function u(e,{codec:r,pace:p}){const{width:b,height:k,depth:P,color:L,samples:x}=e,v=Math.ceil(
b*P*h[L]/8),C=_(e),I=typeof x=="function"?x:R=>x.subarray(R*v,R*v+v),U=new M.k(Math.max(1024,v*k>>(r?0:3))),B=r?void 0:(0,A.i)({level:n,mem:6},U),S=new Uint8Array(
v);for(let R=0;R<k;R++){const $=new Uint8Array(v+1),W=I(R).subarray(0,v),K=R>0&&Buffer.compare(W,S)===0;if($[0]=C(W,K),$[0]!==i)$.set(W,1);else if(!K)for(let N=0;N<
v;N++)$[N+1]=W[N]-S[N];K||S.set(W),B?B.push($,R===k-1):U.copy($,0,$.length);const z=p.step(B?v*l:v);z&&await z}return r?r.deflate(U.bytes,a):U.bytes}function _({
depth:e,color:r}){if(e<8||r==="palette")return()=>0;const p=h[r];let b;return(k,P)=>{if(P)return b;const L=b===void 0;return b=e===8&&t(k,p)?0:i,L?0:b}}function t(e,r){
let p=0,b=0;for(let k=r;k<e.length;k+=c*r)e[k]===e[k-r]&&p++,b++;return p>=b*f}function s(e,r){const p=Buffer.alloc(r.length+12);return p.writeUInt32BE(r.length,
0),p.write(e,4,"latin1"),p.set(r,8),p.writeUInt32BE((0,y.Q)(p.subarray(4,r.length+8)),r.length+8),p}}),25561:((T,D,g)=>{g.d(D,{_:()=>y});class y{tag;facts;above;link;block;element;constructor(M,E,O,w){
this.tag=M,this.facts=E,this.above=O,this.link=w}in(M){return(!this.element||this.block!==M)&&(this.element=(this.above?.in(M)??M).add(this.tag,this.facts),this.
block=M),this.element}get linking(){return this.link?this:this.above?.linking}}}),42419:((T,D,g)=>{g.d(D,{M:()=>w,U:()=>a});var y=g(17775),A=g(63748),M=g(5336),
E=g(23265),O=g(96221);const w=4,h={low:"L",medium:"M",quartile:"Q",high:"H"},d={numeric:{low:7089,medium:5596,quartile:3993,high:3057},alphanumeric:{low:4296,medium:3391,
quartile:2420,high:1852},bytes:{low:2953,medium:2331,quartile:1663,high:1273}},n=1;function a(i,f){const{segment:c,...m}=l(i,f);if(m.length>m.most)return m;const o=new y.
N({level:h[f]}).encode(c),{size:u}=o;return{size:u,isDark:(_,t)=>_>=0&&t>=0&&_<u&&t<u&&o.get(_,t)===1}}function l(i,f){const c={length:i.length,unit:"characters"};
if(/^[0-9]+$/.test(i))return{segment:new A.e(i),most:d.numeric[f],...c};if(/^[0-9A-Z $%*+./:-]+$/.test(i))return{segment:new M.e(i),most:d.alphanumeric[f],...c};
const m=Buffer.byteLength(i),o=m===i.length;return{segment:new E.x(i,o?O.N.ISO_8859_1:O.N.UTF_8),length:m,most:d.bytes[f]-(o?0:n),unit:"bytes"}}}),27077:((T,D,g)=>{
g.d(D,{Yz:()=>E,k6:()=>A,p9:()=>O,y:()=>M,zd:()=>y});function y(w){for(;;){const{done:h,value:d}=w.next();if(h)return d}}async function A(w,h){for(;;){const{done:d,
value:n}=w.next();if(d)return n;const a=h.step(n);a&&await a}}const M=1e3,E=3e5;function*O(w,h){if(w.length<=M)return[...w].sort(h);let d=[];for(let n=0;n<w.length;n+=
M){for(const a of w.slice(n,n+M).sort(h))d.push(a);yield E}for(let n=M;n<d.length;n*=2){const a=[];for(let l=0;l<d.length;l+=2*n){const i=Math.min(l+n,d.length),
f=Math.min(i+n,d.length);for(let c=l,m=i;c<i||m<f;){const o=m===f||c<i&&h(d[c],d[m])<=0;a.push(o?d[c++]:d[m++]),a.length%M===0&&(yield E)}}d=a}return d}}),87593:((T,D,g)=>{
g.d(D,{o:()=>m});var y=g(58552),A=g(61729),M=g(85673),E=g(78323);const O=16,w=200,h={"{":"which would write a value as mark-up: write {{name}}","&":"which would\
 write a value as mark-up: write {{name}}",">":"but templates have no parts: put the text here","=":"but the marks of templates cannot be changed"};function d(_){
return new n(_).parse()}class n{text;problems=[];open=[{name:"",line:0,nodes:[]}];line=1;counted=0;from=0;constructor(t){this.text=t}parse(){const{text:t,open:s}=this;
for(let e=t.indexOf("{{");e>=0;e=t.indexOf("{{",this.from))this.tag(e);this.put(t.slice(this.from));for(const{name:e,line:r}of s.slice(1))this.problems.push(`ha\
s {{#${e}}} in line ${r}, which nothing ends`);return{nodes:s[0].nodes,problems:this.problems}}tag(t){const{text:s}=this;let e=0;for(;s[t-1-e]==="\\"&&t-e>this.
from;)e++;if(e%2===1){this.put(`${s.slice(this.from,t-1)}{{`),this.from=t+2;return}const r=this.lineAt(t),p=s.indexOf("}}",t);if(p<0){this.refuse(r,"has {{ with\
out }} after it"),this.put(s.slice(this.from)),this.from=s.length;return}const b=s.slice(t+2,p).trim(),[k=""]=b,P="#^/!".includes(k)&&b!==""?this.ownLine(t,p+2):
void 0;this.put(s.slice(this.from,P?.start??t)),this.from=P?.end??p+2,(k!=="!"||b==="")&&this.enter(k,b,r)}enter(t,s,e){const r=Object.hasOwn(h,t)?h[t]:void 0;if(r!==
void 0)return t==="{"&&this.text[this.from]==="}"&&this.from++,this.refuse(e,`has {{${t}`,`, ${r}`);const p="#^/".includes(t)&&t!=="",b=p?s.slice(1).trim():s;if(b===
"")return this.refuse(e,"has a tag without a name");if(b.length>w||/[\n{}]/.test(b))return this.refuse(e,"has {{ whose end is missing");if(t==="/")return this.close(
b,e);if(!p)return void this.open.at(-1).nodes.push({name:b,line:e});if(this.open.length>O)return this.refuse(e,`has more than ${O} sections within one another`);
const k={name:b,line:e,isInverted:t==="^",nodes:[]};this.open.at(-1).nodes.push(k),this.open.push(k)}close(t,s){const e=this.open.at(-1);if(this.open.length>1&&
e.name===t)return void this.open.pop();const p=this.open.length>1?`, where {{#${e.name}}} of line ${e.line} must end first`:", which nothing begins";this.refuse(
s,`has {{/${t}}}`,p)}ownLine(t,s){const{text:e}=this;let r=t;for(;r>this.from&&(e[r-1]===" "||e[r-1]==="	");)r--;if(r>0&&e[r-1]!==`
`)return;let p=s;for(;e[p]===" "||e[p]==="	"||e[p]==="\r";)p++;if(!(p<e.length&&e[p]!==`
`))return{start:r,end:Math.min(p+1,e.length)}}put(t){t!==""&&this.open.at(-1).nodes.push(t)}refuse(t,s,e=""){this.problems.push(`${s} in line ${t}${e}`)}lineAt(t){
for(;this.counted<t;this.counted++)this.text[this.counted]===`
`&&this.line++;return this.line}}const a=20,l=200,i=1e5,f=1e7,c=500;async function m(_,t,s){if((0,E.H)(_))throw(0,y.G6)([{field:"file",message:"has characters f\
or private use (from U+100000 on), which templates cannot have"}]);const{nodes:e,problems:r}=d(_);if(r.length>0)throw(0,y.G6)(r.slice(0,a).map(b=>({field:"file",
message:b})));const p=new o(t,s);return await p.add(e),p.finish()}class o{pace;pieces=[];values=[];scopes;problems=new Map;rounds=0;length=0;constructor(t,s){this.
pace=s,this.scopes=[t]}async add(t){for(const s of t){const e=this.pace.step(c);if(e&&await e,typeof s=="string")this.put(s,s.length);else if("nodes"in s)for(const r of this.
scopesOf(s))await this.within(r,s.nodes);else this.value(s)}}finish(){const{problems:t}=this,s=[...t.values()].slice(0,a),e=t.size>a?[`and ${t.size-a} more`]:[],
r={field:"values",message:[...s,...e].join("; ")};if(t.size>0)throw(0,y.G6)([r]);return{text:this.pieces.join(""),values:this.values}}async within(t,s){if(++this.
rounds>i)throw(0,y.G6)([{field:"values",message:`would repeat parts of the template more than ${i} times`}]);this.scopes.push(t),await this.add(s),this.scopes.pop()}scopesOf({
name:t,line:s,isInverted:e}){const r=this.find({name:t,line:s});if(r===void 0)return[];const p=Array.isArray(r)?r:[r],b=p.length>0&&r!==!1&&r!==null&&r!=="";return e?
b?[]:[this.scopes.at(-1)]:b?p:[]}value({name:t,line:s}){const e=this.find({name:t,line:s});if(e===void 0)return;if(typeof e=="object"&&e!==null){const p=Array.isArray(
e)?"a list":"an object";return this.refuse({name:t,line:s},()=>`is ${p}: write {{#${t}}} … {{/${t}}} around its contents`)}const r=e===null?"":String(e);this.
values.push(r),this.put((0,E.Y1)(this.values.length-1),r.length)}find({name:t,line:s}){const{scopes:e}=this;if(t===".")return e.at(-1);const[r="",...p]=t.split(
".");for(let b=e.length-1;b>=0;b--){const k=e[b];if(!(0,A.Gv)(k))continue;if(Object.hasOwn(k,t))return k[t];if(!Object.hasOwn(k,r))continue;const P=u(k[r],p);if(P!==
void 0)return P;break}this.refuse({name:t,line:s},()=>`is not given${(0,M.gx)(t,this.names())}`)}names(){const t=[];for(const s of this.scopes)for(const[e,r]of Object.
entries((0,A.Gv)(s)?s:{})){if(t.length>l)return t;if(t.push(e),(0,A.Gv)(r))for(const p of Object.keys(r).slice(0,l))t.push(`${e}.${p}`)}return t}refuse({name:t,
line:s},e){const{problems:r}=this;r.has(t)||r.set(t,r.size<a?`'${t}' (line ${s}) ${e()}`:"")}put(t,s){if(this.length+=s,this.length>f)throw(0,y.G6)([{field:"val\
ues",message:`make a text of more than ${f} characters; at most that many are allowed`}]);this.pieces.push(t)}}function u(_,t){let s=_;for(const e of t){if(!(0,A.
Gv)(s)||!Object.hasOwn(s,e))return;s=s[e]}return s}}),78323:((T,D,g)=>{g.d(D,{H:()=>E,Y1:()=>O,qk:()=>h});const y=1048576,A=15,M=/([\u{100000}-\u{107fff}])([\u{100000}-\u{107fff}])/gu,
E=d=>/[\u{100000}-\u{10ffff}]/u.test(d),O=d=>String.fromCodePoint(y+(d>>A),y+(d&(1<<A)-1)),w=(d,n)=>d.codePointAt(0)-y<<A|n.codePointAt(0)-y,h=(d,n,a=l=>l)=>d.replace(
M,(l,i,f)=>a(n[w(i,f)]??""))})};
