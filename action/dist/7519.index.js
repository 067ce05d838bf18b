"use strict";exports.id=7519,exports.ids=[7519],exports.modules={85673:((v,D,p)=>{p.d(D,{gx:()=>M,h:()=>E});function y(n,a){const l=A(n,a);if(l!==void 0)return[l];const i=d(
n);return a.filter(f=>d(f).some(c=>c.length>3&&i.includes(c)))}function A(n,a){let l;for(const i of a){const f=O(d(n),d(i));f<=2&&f<(l?.count??1/0)&&(l={name:i,
count:f})}return l?.name}function O(n,a){return n.length!==a.length?n.length*a.length===0?1/0:O([n.join("")],[a.join("")]):a.reduce((l,i,f)=>{const c=n[f]??"",g=Math.
min(c.length,i.length),s=u(c,i);return s>(g<3?0:g<7?1:2)?1/0:l+s},0)}const E=(n,a)=>w(y(n,a));function M(n,a){const l=A(n,a),i=f=>d(f).sort().join(" ");return w(
l===void 0?a.filter(f=>n!==""&&i(f)===i(n)):[l])}const w=n=>n.length===0||n.length>3?"":` (did you mean ${n.join(" or ")}?)`,d=n=>n.trim().slice(0,64).replace(/(?<=[a-z])(?=[A-Z])/g,
" ").toLowerCase().split(/[\s_-]+/).filter(a=>a!=="");function u(n,a){let l=[],i=Array.from({length:a.length+1},(f,c)=>c);for(let f=0;f<n.length;f++){const c=[f+
1];for(let g=0;g<a.length;g++){const s=f>0&&g>0&&n[f]===a[g-1]&&n[f-1]===a[g];c.push(Math.min((i[g+1]??0)+1,(c[g]??0)+1,(i[g]??0)+(n[f]===a[g]?0:1),s?(l[g-1]??0)+
1:1/0))}l=i,i=c}return i.at(-1)??0}}),49180:((v,D,p)=>{p.d(D,{q:()=>A});const y="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd4 azure f0ffff\
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
 ffff00 yellowgreen 9acd32";function A(M){const w=M.toLowerCase(),d=/^#([\da-f]{3}|[\da-f]{6})$/.exec(w)?.[1]??E().get(w);return d===void 0?void 0:(d.length===3?
[...d].map(n=>n+n):[d.slice(0,2),d.slice(2,4),d.slice(4)]).map(n=>Number.parseInt(n,16))}let O;function E(){const M=y.split(" ");return O??=new Map(M.flatMap((w,d)=>d%
2===0?[[w,M[d+1]]]:[]))}}),51521:((v,D,p)=>{p.d(D,{Ct:()=>w,Qf:()=>M,sA:()=>u});var y=p(98446),A=p(34378);const O=/(\{[^{}]*\})/;function E(n,a){const l=[],i=[],
f=`use ${a.map(c=>`{${c}}`).join(", ")}`;for(const c of(0,A.w)(n).split(O)){const g=a.find(s=>`{${s}}`===c);if(g)l.push({placeholder:g});else if(O.test(c))i.push(
c);else{if(/[{}]/.test(c))return{problem:`has a brace that belongs to no placeholder; ${f}`};c&&l.push({literal:c})}}return i.length===0?{pieces:l}:{problem:`ha\
s the unknown ${(0,y.d5)(i.length,"placeholder","placeholders")} ${i.join(" and ")}; ${f}`}}const M=n=>n.split(O).filter((a,l)=>l%2===1),w=(n,a)=>n.split(O).map(
(l,i)=>(i%2===1&&Object.hasOwn(a,l.slice(1,-1))?a[l.slice(1,-1)]:void 0)??l).join(""),d=["number","last","label","name"],u=n=>E(n,d)}),77040:((v,D,p)=>{p.d(D,{n:()=>E});
const y=["number","last","title","date"],A=`use ${y.map(M=>`{${M}}`).join(", ")}, and a \\ before a brace that is text`,O="{}|\\";function E(M){const w=[[]],d=[];
let u="";const n=()=>{u!==""&&w.at(-1).push(u),u=""};for(let f=0;f<M.length;f++){const c=M[f];if(c==="\\"&&f+1<M.length&&O.includes(M[f+1]))u+=M[++f];else if(c===
"|")n(),w.push([]);else{if(c==="}")return{problem:`has a brace that belongs to no placeholder; ${A}`};if(c==="{"){const g=M.indexOf("}",f);if(g<0)return{problem:`\
has a brace that belongs to no placeholder; ${A}`};const s=M.slice(f+1,g),m=y.find(_=>_===s);n(),m?w.at(-1).push({placeholder:m}):d.push(`{${s}}`),f=g}else u+=c}}
if(n(),d.length>0)return{problem:`has the unknown ${d.join(" and ")}; ${A}`};if(w.length>3)return{problem:"has more than three parts; use at most two bars (|), \
and \\| for a bar that is text"};const[a=[],l=[],i=[]]=w;return w.length===1?{left:[],middle:a,right:[]}:w.length===2?{left:a,middle:[],right:l}:{left:a,middle:l,
right:i}}}),60666:((v,D,p)=>{p.d(D,{E:()=>l,L:()=>u});var y=p(49180),A=p(17079),O=p(51521),E=p(77040);function M(i){const f=(0,O.sA)(i);return"problem"in f?f.problem:
void 0}function w(i){const f=(0,E.n)(i);return"problem"in f?f.problem:void 0}const d=/^(?:[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8}){0,8}|[xXiI](?:-[A-Za-z0-9]{1,8}){1,8})$/,
u=i=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.test(i),n=i=>!/[/\\\p{Cc}\p{Cs}]/u.test(i)&&/[^. ]/.test(i);function a(i){const f=URL.canParse(i)?new URL(i):void 0;
return f?.protocol==="https:"&&f.username===""&&f.password===""}const l={"file-name":{holds:n,words:"a file name without folders"},"media-type":{holds:u,words:"\
a media type such as text/xml or application/pdf"},color:{holds:i=>(0,y.q)(i)!==void 0,words:"a color such as Red, darkgreen or #c00000"},date:{holds:i=>(0,A.Z)(
i)!==void 0,words:"a date of ISO 8601 such as 2026-11-20 or 2026-11-20T14:30:00+01:00"},"number-format":{holds:i=>M(i)===void 0,words:"text such as {number} / {\
last}",problem:M},"running-line":{holds:i=>w(i)===void 0,words:"a line such as {title}|{number} / {last}",problem:w},"https-address":{holds:a,words:"an HTTPS ad\
dress such as https://tsa.example.com"},"language-tag":{holds:i=>d.test(i),words:"a language tag such as en, de-AT or zh-Hant (BCP 47)"}}}),44131:((v,D,p)=>{p.d(
D,{Q:()=>A});const y=O();function A(E){const[M,w,d,u]=y;let n=4294967295,a=0;for(const l=E.length-3;a<l;a+=4)n^=E[a]|E[a+1]<<8|E[a+2]<<16|E[a+3]<<24,n=u[n&255]^
d[n>>>8&255]^w[n>>>16&255]^M[n>>>24];for(;a<E.length;a++)n=M[(n^E[a])&255]^n>>>8;return~n>>>0}function O(){const E=new Int32Array(256);for(let u=0;u<256;u++){let n=u;
for(let a=0;a<8;a++)n=n&1?n>>>1^3988292384:n>>>1;E[u]=n}const M=u=>u.map(n=>E[n&255]^n>>>8),w=M(E),d=M(w);return[E,w,d,M(d)]}}),28409:((v,D,p)=>{p.d(D,{B:()=>M});
var y=p(58552);const A=100,O=5e7,E=/^data:([^,;]*)(?:;[^,;]*)*;base64,([A-Za-z0-9+/\s%=_-]*)$/i;function M(w){const d=new Map,u=[];let n=0;for(const a of w){if(!/^data:/i.
test(a))continue;const[,l="",i]=E.exec(a)??[];if(i===void 0){u.push({field:"file",message:"has a data: address that is not base64; write data:image/png;base64, \
and the image"});break}const f=Buffer.from(i.replaceAll("%2B","+").replaceAll("%2F","/").replaceAll("%3D","="),"base64");if(n+=f.length,d.set(a,{name:`image.${l.
split("/")[1]??"bin"}`,bytes:f}),d.size>A||n>O){u.push({field:"file",message:`has more than ${A} images or ${O/1e6} MB of them in data: addresses`});break}}if(u.
length>0)throw(0,y.G6)(u);return d}}),68084:((v,D,p)=>{p.d(D,{o:()=>O});var y=p(86687);const A={file:"letterhead",password:"letterhead_password",noun:"the lette\
rhead"};function O(E,M,w,d){const u=Uint32Array.from({length:E.pages.count},(a,l)=>l+1),n={file:M,password:w,fields:A,layer:"under",repeat:"last",fit:"page"};return(0,y.
e)(E,n,u,d)}}),63895:((v,D,p)=>{p.d(D,{P:()=>n});var y=p(12889),A=p(9876),O=p(27077);const E="￼",M=400,w=200,d=100,u=3e3;class n{typefaces;breaks;constructor(s,m){
this.typefaces=s,this.breaks=m}static async of(s){return new n(s,await(0,A.Vn)())}paragraph(s,m){return(0,O.zd)(this.setting(s,m))}*setting(s,m){const _=[[]];for(const h of s)
h.kind==="break"?_.push([]):_.at(-1).push(h);const t=a(_.flat()),o=(0,y.ft)(t),e=o&&(0,y.vw)(t),r=[];for(const h of _){const b=[];for(const k of yield*this.boxes(
h))if(k.width<=m)b.push(k);else for(const P of yield*this.split(k,m))b.push(P);for(const k of yield*c(b,m))r.push(this.line(k,o,e)),r.length%d===0&&(yield d*u)}
return{lines:r,isRight:e}}*widths(s){let[m,_]=[0,0];for(let t=0,o;t<=s.length;t=o+1){const e=[];for(o=t;o<s.length;o++){const h=s[o];if(h.kind==="break")break;e.
push(h)}let r=0;for(const{width:h,space:b}of yield*this.boxes(e))_=Math.max(_,h),m=Math.max(m,r+h),r+=h+(b?.width??0)}return{whole:m,least:_}}fragment(s,m,_=!1){
const t=this.typefaces.word(m,s.look.style,_);return{run:s,word:t,width:t.width*s.look.size/1e3}}*boxes(s){const m=new f(s,this),_=[];for(const{end:t,next:o}of this.
breaks(a(s))){const e=[];for(;m.at<t;){e.length>0&&(yield u);for(const h of m.take(Math.min(t,m.cutAfter(w))))e.push(h)}const[r]=m.take(o);_.push({fragments:e,width:l(
e),space:r}),_.length%d===0&&(yield d*u)}return _}*split({fragments:s,space:m},_){const t=[];for(const{run:r,word:h,width:b}of s)if(r.kind==="image")t.push({run:r,
text:E,width:b});else{for(const k of(0,A.s)(h.text,P=>this.fragment(r,P).width))t.push({...k,run:r});yield u}const o=[];let e=0;for(const r of(0,A.ZM)(t,()=>_)){
const h=this.joined(t.slice(e,e+=r));o.push({fragments:h,width:l(h),space:e===t.length?m:void 0}),yield u}return o}joined(s){const m=[];for(let _=0,t;_<s.length;_=
t){const{run:o}=s[_];let e="";for(t=_;s[t]?.run===o;t++)e+=s[t].text;m.push(o.kind==="image"?{run:o,width:o.width}:this.fragment(o,e))}return m}line(s,m,_){const t=s.
flatMap(({fragments:h,space:b},k)=>b&&k+1<s.length?[...h,b]:h),o=m?this.turned(t,_):t;let e=0;const r=[];for(const{run:h}of t)h.kind==="image"?e=Math.max(e,h.height):
h.note!==void 0&&r.push(h.note);return{fragments:o,width:l(o),tallest:e,notes:r}}turned(s,m){const _=m?y.Vv:"",t=s.map(({word:e})=>e?.text??E),o=[];for(const{text:e,
rtl:r,at:h}of(0,y.pr)(_+t.join(""))){const b=h-_.length,k=[];let P=0;for(const[I,L]of s.entries()){const x=t[I],C=x.slice(Math.max(b-P,0),Math.max(b+e.length-P,
0));P+=x.length,C!==""&&k.push(L.run.kind==="image"?L:this.fragment(L.run,C,r))}for(const I of r?k.reverse():k)o.push(I)}return o}}const a=g=>g.map(s=>s.kind===
"image"?E:s.text).join(""),l=g=>g.reduce((s,{width:m})=>s+m,0),i=/[\p{M}\p{Join_Control}\p{Cs}]/u;class f{runs;maker;run=0;start=0;at=0;constructor(s,m){this.runs=
s,this.maker=m}cutAfter(s){const m=this.runs[this.run];if(m.kind==="image")return this.start+1;const{text:_}=m;let t=this.at-this.start+s;for(const o=t+s;t<o&&t<
_.length&&i.test(_.charAt(t));)t++;return this.start+Math.min(t,_.length)}take(s){const m=[];for(;this.at<s;){const _=this.runs[this.run],t=_.kind==="image"?1:_.
text.length,o=Math.min(s,this.start+t);if(o>this.at&&m.push(_.kind==="image"?{run:_,width:_.width}:this.maker.fragment(_,_.text.slice(this.at-this.start,o-this.
start))),this.at=o,o<this.start+t)break;this.start+=t,this.run++}return m}}function*c(g,s){const m=g.length;if(m===0)return[];const _=new Float64Array(m+1),t=new Uint32Array(
m+1);for(let e=m-1;e>=0;e--){let r=1/0,h=0;for(let b=e;b<m&&b-e<M&&(h+=g[b].width,!(h>s+.01&&b>e));b++){const k=Math.max(s-h,0)/s,L=1+(b+1===m?e>0&&k>.85?.5:0:k*
k)+_[b+1];L<r&&(r=L,t[e]=b+1),h+=g[b].space?.width??0}_[e]=r,e%d===0&&(yield d*u)}const o=[];for(let e=0;e<m;e=t[e])o.push(g.slice(e,t[e]));return o}}),38017:((v,D,p)=>{
p.d(D,{h:()=>M});var y=p(74135);const[A,O,E]=[144,54,12];function M(w,d,{header:u,headerOnFirst:n},a){const{displayed:l,upright:i}=w,f=d.width-d.left-d.right,c=Math.
min(A/l.width,O/l.height,f/l.width),[g,s]=[l.width*c,l.height*c],m=d.top/2-(u!==void 0&&n?a:0),_=(0,y.lw)(i,[g,0,0,s,d.width-d.right-g,d.height-d.top+m-s]);return{
room:Math.max(0,s+E-m),draw:t=>t.draw(void 0,{kind:"image",name:t.image(w),matrix:_})}}}),96533:((v,D,p)=>{p.d(D,{FE:()=>a,bP:()=>l,lm:()=>O,oA:()=>E,uR:()=>w});
var y=p(49180);const A=i=>[i,i,i],O={text:A(.1),quiet:A(.36),rule:A(.82),strongRule:A(.45),ground:[.957,.961,.969],link:[.04,.31,.64],bar:A(.75)},E={NOTE:{title:"\
Note",color:[.04,.36,.72]},TIP:{title:"Tip",color:[.07,.43,.2]},IMPORTANT:{title:"Important",color:[.43,.25,.72]},WARNING:{title:"Warning",color:[.55,.37,0]},CAUTION:{
title:"Caution",color:[.72,.12,.14]}},M={plain:1.25,report:1.25,letter:1.09},w=[.12,.31,.47],d=1.45,u=.88,n=37.5;class a{size;theme;leading;constructor(f,c="pla\
in"){this.size=f,this.theme=c,this.leading=Math.round(f*d*2)/2}get half(){return this.leading/2}get measure(){return this.theme==="letter"?1/0:this.size*n}get codeSize(){
return this.size*u}heading(f){const c=this.size*M[this.theme]**Math.max(4-f,0);return{size:c,leading:Math.ceil(c*1.2/this.half)*this.half,before:this.leading*(this.
theme==="letter"||f>2?1:f===1?2:1.5),after:this.half}}smaller(f){return new a(this.size*f,this.theme)}}function l(i){const[f,c,g]=(0,y.q)(i);return[f/255,c/255,
g/255]}}),71775:((v,D,p)=>{p.d(D,{l:()=>M});var y=p(82943),A=p(47707),O=p(21281),E=p(98446);const M=({from:l,told:i,missing:f,hasFont:c,language:g,breaksArchive:s})=>[
...g===void 0?[w(l)]:[],...s?[(0,O.Xb)({part:3,level:"a",name:"PDF/A-3a"},"an image has CMYK colors, and the document is sRGB")]:[],...f.size>0?[(0,y.F)(a(f),c?
"Your file lacks them too, or they cannot be shaped.":"Give a font that has them.",c?[]:["font"])]:[],...i.images.size>0?[u(i.images.size,l)]:[],...i.links.size>
0?[n(i.links.size,l)]:[],...i.html===!0?[d]:[]],w=l=>({code:"language_assumed",message:`The document does not say what it is written in, so screen readers guess\
, and it does not claim PDF/UA. Give language, or lang in the ${l==="HTML"?"html element":"front matter"}.`,mentions:["language"]}),d={code:"html_left_out",message:"\
HTML other than br, sub, sup and u was left out of the Markdown. Its text stays."},u=(l,i)=>({code:"image_not_loaded",message:`${(0,E.y_)(l,"image")} of the ${i}\
 ${(0,E.d5)(l,"was","were")} not given, so the text that describes ${(0,E.d5)(l,"it","them")} is there instead. Nothing is fetched: give ${(0,E.d5)(l,"the image",
"the images")} as a file beside the text (Action), as field:name (n8n), or in images (service).`}),n=(l,i)=>({code:"links_as_text",message:`${(0,E.y_)(l,"link")}\
 of the ${i} ${(0,E.d5)(l,"leads","lead")} neither to a heading of the document nor to an address such as https:, and ${(0,E.d5)(l,"is","are")} text.`});function a(l){
return[...new Set([...l].map(A.I2))].sort().join(", ")}}),43084:((v,D,p)=>{p.d(D,{T:()=>u,t:()=>w});var y=p(74135);const A=-.12,O=.27,E=.055,M={below:.24,height:1.18,
beside:.18};function w(n,a,l,i,f){const{fragments:c}=a;for(let g=0,s=0;g<c.length;g=s){const{run:m}=c[g];let _=0;for(s=g;s<c.length&&d(c[s],c[g]);s++)_+=c[s].width;
const t=f&&m.owner!==null?m.owner?.in(f)??f:void 0;if(m.kind==="image"){const{upright:e}=m.image,r=(0,y.lw)(e,[m.width,0,0,m.height,l,i]);n.draw(t,{kind:"image",
name:n.image(m.image),matrix:r})}else{const e=c.slice(g,s).map(({word:r})=>r);n.draw(t,...u(e,m.look,l,i,_))}const o=m.owner?.linking;if(f&&o?.link){const e=m.kind===
"image"?m.height:m.look.size,r=[l,i-e*.25,l+_,i+e*(m.kind==="image"?1:.9)];n.link(o.in(f),r,o.link.target,o.link.contents)}l+=_}}function d(n,{run:a}){return n.
run===a||n.run.kind==="text"&&a.kind==="text"&&n.run.look===a.look&&n.run.owner===a.owner}function u(n,a,l,i,f){const{size:c,color:g,rise:s=0,oblique:m=!1,ground:_}=a,
t=i+s,o=[];if(_){const{below:r,height:h,beside:b}=M,k={x:l-b*c,y:t-r*c,width:f+2*b*c,height:h*c};o.push({kind:"area",...k,color:_,radius:c*.2})}o.push({kind:"te\
xt",x:l,y:t,size:c,color:g,words:n,oblique:m});const e=r=>({kind:"area",x:l,y:t+r*c,width:f,height:E*c,color:g});return a.underlined===!0&&o.push(e(A)),a.struck===
!0&&o.push(e(O)),o}}),16246:((v,D,p)=>{p.d(D,{H:()=>M,a:()=>E});var y=p(86799),A=p(96927);const O=w=>Math.round(w*72e3)/1e3;function E({page_size:w,orientation:d,
page_width:u,page_height:n}){if(u!==void 0&&n!==void 0)return{width:O(u),height:O(n)};const[a,l]=A.tn[w];return d==="portrait"?{width:a,height:l}:{width:l,height:a}}
const M=({font:w,bold_font:d})=>({font:w&&(0,y.g)(w,"font"),boldFont:d&&(0,y.g)(d,"bold_font")})}),16596:((v,D,p)=>{p.d(D,{m:()=>d});var y=p(58552),A=p(30586),O=p(
86476),E=p(42419);const M=1e3,w=8;async function d(a,l){const i=new Map;for(const f of a){if(!/^qr:/i.test(f))continue;if(i.size===M)throw(0,y.G6)([{field:"file",
message:`has more than ${M} QR codes (qr:)`}]);const c=(0,E.U)(u(f),"medium");if("most"in c){const g=`has a QR code (qr:) of ${c.length} ${c.unit}, and at most ${c.
most} fit`;throw(0,y.G6)([{field:"file",message:g}])}await l.pace.rest(),i.set(f,await n(c,l))}return i}function u(a){const l=a.slice(3);if(/^https?:/i.test(l))
return l;try{return decodeURIComponent(l)}catch{return l}}async function n(a,l){const i=(a.size+2*E.M)*w,f=g=>{const s=new Uint8Array(Math.ceil(i/8)),m=Math.floor(
g/w)-E.M;for(const _ of s.keys())s[_]=a.isDark(_-E.M,m)?0:255;return s},c=await(0,A.H)({width:i,height:i,depth:1,color:"gray",resolution:i,samples:f},l);return await(0,O.
A)({name:"code.png",bytes:c},"file",l)}}),37645:((v,D,p)=>{p.d(D,{N:()=>a});var y=p(58552),A=p(77040),O=p(96533),E=p(43084);const M=.82,w=6,d=3e5,u=12,n=1e6;async function a({
sheets:f},c,{frameOf:g,size:s,isBare:m,pace:_},t){const o=l("header",t),e=l("footer",t),r={style:"Regular",size:s*M,color:O.lm.quiet},h=b=>({number:String(b),last:String(
f.length),title:t.title,date:t.date??""});for(const[b,k]of[[o,"Header"],[e,"Footer"]]){if(!b)continue;const P=new Map;for(const[I,L]of f.entries()){const x=g(I);
let C=P.get(x);C||P.set(x,C=new i(c,x,r,b,h(f.length))),!m(I,k)&&(k==="Footer"||I>0||t.headerOnFirst)&&C.draw(L,k,h(I+1));const T=_.step(d);T&&await T}}}function l(f,c){
const g=c[f];if(g===void 0)return;const s=(0,A.n)(g);if("problem"in s)throw(0,y.G6)([{field:f,message:s.problem}]);if([...s.left,...s.middle,...s.right].some(_=>typeof _!=
"string"&&_.placeholder==="date")&&c.date===void 0)throw(0,y.G6)([{field:"date",message:`is required, because ${f} has {date}`,mentions:[f]}]);return s}class i{maker;page;line;look;room;constructor(c,g,s,m,_){
this.maker=c,this.page=g,this.line=m,this.room=g.width-g.left-g.right;const t=this.factorOf(this.texts(_).map(o=>this.set(o,s).width));this.look={...s,size:Math.
max(s.size*Math.min(t,1),Math.min(w,s.size))}}draw(c,g,s){const{width:m,height:_,left:t,right:o,top:e,bottom:r}=this.page,{size:h}=this.look,b=(g==="Footer"?r/2:
_-e/2)-h*.3,k=this.texts(s),P=k.map(T=>this.set(T,this.look)),I=this.factorOf(P.map(T=>T.width))<.999,L=(this.room-2*u)/k.filter(T=>T!=="").length,C=(I?k.map(T=>this.
cut(T,L)):P).flatMap((T,R)=>{let $=[t,(t+m-o-T.width)/2,m-o-T.width][R];return T.fragments.flatMap(({word:B,width:U})=>(0,E.T)([B],this.look,($+=U)-U,b,U))});c.
run(g,...C)}factorOf([c=0,g=0,s=0]){const m=Math.max(c,s),_=g===0?c+s:2*m+g,t=g===0?c>0&&s>0?u:0:m>0?2*u:0;return _===0?1:(this.room-t)/_}cut(c,g){const s=this.
set(c,this.look);if(s.width<=g)return s;const m=[...c],_=e=>this.set(`${m.slice(0,e).join("").trimEnd()}…`,this.look);let[t,o]=[0,m.length];for(;t<o;){const e=Math.
ceil((t+o)/2);_(e).width<=g?t=e:o=e-1}return _(t)}texts(c){return[this.line.left,this.line.middle,this.line.right].map(g=>g.map(s=>typeof s=="string"?s:c[s.placeholder]).
join("").trim())}set(c,g){const[s]=this.maker.paragraph([{kind:"text",text:c,look:g}],n).lines;return s??{fragments:[],width:0,tallest:0,notes:[]}}}}),82943:((v,D,p)=>{
p.d(D,{F:()=>y});const y=(A,O,E=[])=>({code:"characters_missing",message:`Boxes are drawn for characters that cannot be shown: ${A}. ${O}`,...E.length>0?{mentions:E}:
{}})}),33141:((v,D,p)=>{p.d(D,{$u:()=>O,b8:()=>A,dc:()=>M,zO:()=>E});var y=p(77581);function A(w,d){const u=typeof w=="number"?Math.abs(w):0,n=typeof d=="number"?
Math.abs(d):0;return{capHeight:u>=400&&u<=850?u:700,descent:-(n>=50?Math.min(n,230):230)}}const O=(w,d)=>`/Span <</ActualText <${Buffer.from((0,y.wx)(w).bytes).
toString("hex")}>>> BDC ${d} EMC`,E=(w,d)=>`<${w.map(u=>u.toString(16).padStart(d*2,"0")).join("")}>`;function M(w){return w.some(d=>d<32||d>126)?E(w,1):`(${Buffer.
from(w).toString("latin1").replace(/[\\()]/g,"\\$&")})`}}),30586:((v,D,p)=>{p.d(D,{H:()=>c});var y=p(44131),A=p(64680),O=p(19158),E=p(81679);const M=Uint8Array.
of(137,80,78,71,13,10,26,10),w={gray:0,rgb:2,palette:3,"gray-alpha":4,rgba:6},d={gray:1,rgb:3,palette:1,"gray-alpha":2,rgba:4},u=.0254,n=6,a=65536,l=2,i=.6,f=4;
async function c(r,h){const{width:b,height:k,depth:P,color:I,palette:L,profile:x,resolution:C}=r,T=Buffer.alloc(13);T.writeUInt32BE(b,0),T.writeUInt32BE(k,4),T.
set([P,w[I],0,0,0],8);const R=[M,e("IHDR",T)];return x&&R.push(e("iCCP",Buffer.concat([Buffer.from("ICC\0\0","latin1"),(0,E.Kc)(x)]))),C!==void 0&&R.push(e("pHY\
s",g(C))),L&&R.push(e("PLTE",L)),R.push(e("IDAT",await s(r,h)),e("IEND",new Uint8Array(0))),Buffer.concat(R)}function g(r){const h=Buffer.alloc(9),b=Math.round(
r/u);return h.writeUInt32BE(b,0),h.writeUInt32BE(b,4),h[8]=1,h}async function s(r,{codec:h,pace:b}){if(!h)return(0,O.p)(new CompressionStream("deflate"),_(r,b));
const k=new A.k((m(r)+1)*r.height);for await(const P of _(r,b))k.copy(P,0,P.length);return h.deflate(k.bytes,n)}const m=({width:r,depth:h,color:b})=>Math.ceil(r*
h*d[b]/8);async function*_(r,h){const{height:b,samples:k}=r,P=m(r),I=t(r),L=typeof k=="function"?k:$=>k.subarray($*P,$*P+P),x=new Uint8Array(P),C=Math.max(1,Math.
floor(a/(P+1)));let T=new Uint8Array(0),R=0;for(let $=0;$<b;$++){R===T.length&&(T=new Uint8Array(Math.min(C,b-$)*(P+1)),R=0);const B=T.subarray(R,R+=P+1),U=L($).
subarray(0,P),N=$>0&&Buffer.compare(U,x)===0;if(B[0]=I(U,N),B[0]!==l)B.set(U,1);else if(!N)for(let S=0;S<P;S++)B[S+1]=U[S]-x[S];N||x.set(U),R===T.length&&(yield T);
const W=h.step(P);W&&await W}}function t({depth:r,color:h}){if(r<8||h==="palette")return()=>0;const b=d[h];let k;return(P,I)=>{if(I)return k;const L=k===void 0;
return k=r===8&&o(P,b)?0:l,L?0:k}}function o(r,h){let b=0,k=0;for(let P=h;P<r.length;P+=f*h)r[P]===r[P-h]&&b++,k++;return b>=k*i}function e(r,h){const b=Buffer.
alloc(h.length+12);return b.writeUInt32BE(h.length,0),b.write(r,4,"latin1"),b.set(h,8),b.writeUInt32BE((0,y.Q)(b.subarray(4,h.length+8)),h.length+8),b}}),25561:((v,D,p)=>{
p.d(D,{_:()=>y});class y{tag;facts;above;link;block;element;constructor(O,E,M,w){this.tag=O,this.facts=E,this.above=M,this.link=w}in(O){return(!this.element||this.
block!==O)&&(this.element=(this.above?.in(O)??O).add(this.tag,this.facts),this.block=O),this.element}get linking(){return this.link?this:this.above?.linking}}}),
42419:((v,D,p)=>{p.d(D,{M:()=>w,U:()=>a});var y=p(17775),A=p(63748),O=p(5336),E=p(23265),M=p(96221);const w=4,d={low:"L",medium:"M",quartile:"Q",high:"H"},u={numeric:{
low:7089,medium:5596,quartile:3993,high:3057},alphanumeric:{low:4296,medium:3391,quartile:2420,high:1852},bytes:{low:2953,medium:2331,quartile:1663,high:1273}},
n=1;function a(i,f){const{segment:c,...g}=l(i,f);if(g.length>g.most)return g;const s=new y.N({level:d[f]}).encode(c),{size:m}=s;return{size:m,isDark:(_,t)=>_>=0&&
t>=0&&_<m&&t<m&&s.get(_,t)===1}}function l(i,f){const c={length:i.length,unit:"characters"};if(/^[0-9]+$/.test(i))return{segment:new A.e(i),most:u.numeric[f],...c};
if(/^[0-9A-Z $%*+./:-]+$/.test(i))return{segment:new O.e(i),most:u.alphanumeric[f],...c};const g=Buffer.byteLength(i),s=g===i.length;return{segment:new E.x(i,s?
M.N.ISO_8859_1:M.N.UTF_8),length:g,most:u.bytes[f]-(s?0:n),unit:"bytes"}}}),27077:((v,D,p)=>{p.d(D,{Yz:()=>E,k6:()=>A,p9:()=>M,y:()=>O,zd:()=>y});function y(w){
for(;;){const{done:d,value:u}=w.next();if(d)return u}}async function A(w,d){for(;;){const{done:u,value:n}=w.next();if(u)return n;const a=d.step(n);a&&await a}}const O=1e3,
E=3e5;function*M(w,d){if(w.length<=O)return[...w].sort(d);let u=[];for(let n=0;n<w.length;n+=O){for(const a of w.slice(n,n+O).sort(d))u.push(a);yield E}for(let n=O;n<
u.length;n*=2){const a=[];for(let l=0;l<u.length;l+=2*n){const i=Math.min(l+n,u.length),f=Math.min(i+n,u.length);for(let c=l,g=i;c<i||g<f;){const s=g===f||c<i&&
d(u[c],u[g])<=0;a.push(s?u[c++]:u[g++]),a.length%O===0&&(yield E)}}u=a}return u}}),87593:((v,D,p)=>{p.d(D,{o:()=>g});var y=p(58552),A=p(61729),O=p(85673),E=p(78323);
const M=16,w=200,d={"{":"which would write a value as mark-up: write {{name}}","&":"which would write a value as mark-up: write {{name}}",">":"but templates hav\
e no parts: put the text here","=":"but the marks of templates cannot be changed"};function u(_){return new n(_).parse()}class n{text;problems=[];open=[{name:"",
line:0,nodes:[]}];line=1;counted=0;from=0;constructor(t){this.text=t}parse(){const{text:t,open:o}=this;for(let e=t.indexOf("{{");e>=0;e=t.indexOf("{{",this.from))
this.tag(e);this.put(t.slice(this.from));for(const{name:e,line:r}of o.slice(1))this.problems.push(`has {{#${e}}} in line ${r}, which nothing ends`);return{nodes:o[0].
nodes,problems:this.problems}}tag(t){const{text:o}=this;let e=0;for(;o[t-1-e]==="\\"&&t-e>this.from;)e++;if(e%2===1){this.put(`${o.slice(this.from,t-1)}{{`),this.
from=t+2;return}const r=this.lineAt(t),h=o.indexOf("}}",t);if(h<0){this.refuse(r,"has {{ without }} after it"),this.put(o.slice(this.from)),this.from=o.length;return}
const b=o.slice(t+2,h).trim(),[k=""]=b,P="#^/!".includes(k)&&b!==""?this.ownLine(t,h+2):void 0;this.put(o.slice(this.from,P?.start??t)),this.from=P?.end??h+2,(k!==
"!"||b==="")&&this.enter(k,b,r)}enter(t,o,e){const r=Object.hasOwn(d,t)?d[t]:void 0;if(r!==void 0)return t==="{"&&this.text[this.from]==="}"&&this.from++,this.refuse(
e,`has {{${t}`,`, ${r}`);const h="#^/".includes(t)&&t!=="",b=h?o.slice(1).trim():o;if(b==="")return this.refuse(e,"has a tag without a name");if(b.length>w||/[\n{}]/.
test(b))return this.refuse(e,"has {{ whose end is missing");if(t==="/")return this.close(b,e);if(!h)return void this.open.at(-1).nodes.push({name:b,line:e});if(this.
open.length>M)return this.refuse(e,`has more than ${M} sections within one another`);const k={name:b,line:e,isInverted:t==="^",nodes:[]};this.open.at(-1).nodes.
push(k),this.open.push(k)}close(t,o){const e=this.open.at(-1);if(this.open.length>1&&e.name===t)return void this.open.pop();const h=this.open.length>1?`, where \
{{#${e.name}}} of line ${e.line} must end first`:", which nothing begins";this.refuse(o,`has {{/${t}}}`,h)}ownLine(t,o){const{text:e}=this;let r=t;for(;r>this.from&&
(e[r-1]===" "||e[r-1]==="	");)r--;if(r>0&&e[r-1]!==`
`)return;let h=o;for(;e[h]===" "||e[h]==="	"||e[h]==="\r";)h++;if(!(h<e.length&&e[h]!==`
`))return{start:r,end:Math.min(h+1,e.length)}}put(t){t!==""&&this.open.at(-1).nodes.push(t)}refuse(t,o,e=""){this.problems.push(`${o} in line ${t}${e}`)}lineAt(t){
for(;this.counted<t;this.counted++)this.text[this.counted]===`
`&&this.line++;return this.line}}const a=20,l=200,i=1e5,f=1e7,c=500;async function g(_,t,o){if((0,E.H)(_))throw(0,y.G6)([{field:"file",message:"has characters f\
or private use (from U+100000 on), which templates cannot have"}]);const{nodes:e,problems:r}=u(_);if(r.length>0)throw(0,y.G6)(r.slice(0,a).map(b=>({field:"file",
message:b})));const h=new s(t,o);return await h.add(e),h.finish()}class s{pace;pieces=[];values=[];scopes;problems=new Map;rounds=0;length=0;constructor(t,o){this.
pace=o,this.scopes=[t]}async add(t){for(const o of t){const e=this.pace.step(c);if(e&&await e,typeof o=="string")this.put(o,o.length);else if("nodes"in o)for(const r of this.
scopesOf(o))await this.within(r,o.nodes);else this.value(o)}}finish(){const{problems:t}=this,o=[...t.values()].slice(0,a),e=t.size>a?[`and ${t.size-a} more`]:[],
r={field:"values",message:[...o,...e].join("; ")};if(t.size>0)throw(0,y.G6)([r]);return{text:this.pieces.join(""),values:this.values}}async within(t,o){if(++this.
rounds>i)throw(0,y.G6)([{field:"values",message:`would repeat parts of the template more than ${i} times`}]);this.scopes.push(t),await this.add(o),this.scopes.pop()}scopesOf({
name:t,line:o,isInverted:e}){const r=this.find({name:t,line:o});if(r===void 0)return[];const h=Array.isArray(r)?r:[r],b=h.length>0&&r!==!1&&r!==null&&r!=="";return e?
b?[]:[this.scopes.at(-1)]:b?h:[]}value({name:t,line:o}){const e=this.find({name:t,line:o});if(e===void 0)return;if(typeof e=="object"&&e!==null){const h=Array.isArray(
e)?"a list":"an object";return this.refuse({name:t,line:o},()=>`is ${h}: write {{#${t}}} … {{/${t}}} around its contents`)}const r=e===null?"":String(e);this.
values.push(r),this.put((0,E.Y1)(this.values.length-1),r.length)}find({name:t,line:o}){const{scopes:e}=this;if(t===".")return e.at(-1);const[r="",...h]=t.split(
".");for(let b=e.length-1;b>=0;b--){const k=e[b];if(!(0,A.Gv)(k))continue;if(Object.hasOwn(k,t))return k[t];if(!Object.hasOwn(k,r))continue;const P=m(k[r],h);if(P!==
void 0)return P;break}this.refuse({name:t,line:o},()=>`is not given${(0,O.gx)(t,this.names())}`)}names(){const t=[];for(const o of this.scopes)for(const[e,r]of Object.
entries((0,A.Gv)(o)?o:{})){if(t.length>l)return t;if(t.push(e),(0,A.Gv)(r))for(const h of Object.keys(r).slice(0,l))t.push(`${e}.${h}`)}return t}refuse({name:t,
line:o},e){const{problems:r}=this;r.has(t)||r.set(t,r.size<a?`'${t}' (line ${o}) ${e()}`:"")}put(t,o){if(this.length+=o,this.length>f)throw(0,y.G6)([{field:"val\
ues",message:`make a text of more than ${f} characters; at most that many are allowed`}]);this.pieces.push(t)}}function m(_,t){let o=_;for(const e of t){if(!(0,A.
Gv)(o)||!Object.hasOwn(o,e))return;o=o[e]}return o}}),78323:((v,D,p)=>{p.d(D,{H:()=>E,Y1:()=>M,qk:()=>d});const y=1048576,A=15,O=/([\u{100000}-\u{107fff}])([\u{100000}-\u{107fff}])/gu,
E=u=>/[\u{100000}-\u{10ffff}]/u.test(u),M=u=>String.fromCodePoint(y+(u>>A),y+(u&(1<<A)-1)),w=(u,n)=>u.codePointAt(0)-y<<A|n.codePointAt(0)-y,d=(u,n,a=l=>l)=>u.replace(
O,(l,i,f)=>a(n[w(i,f)]??""))})};
