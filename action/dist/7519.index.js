"use strict";exports.id=7519,exports.ids=[7519],exports.modules={85673:((C,k,d)=>{d.d(k,{gx:()=>M,h:()=>E});function y(o,n){const s=D(o,n);if(s!==void 0)return[s];const i=g(
o);return n.filter(r=>g(r).some(a=>a.length>3&&i.includes(a)))}function D(o,n){let s;const i=g(o);for(const r of n){const a=I(i,g(r));a<=2&&a<(s?.count??1/0)&&(s=
{name:r,count:a})}return s?.name}function I(o,n){return o.length!==n.length?o.length*n.length===0?1/0:I([o.join("")],[n.join("")]):n.reduce((s,i,r)=>{const a=o[r]??
"",t=Math.min(a.length,i.length),f=h(a,i);return f>(t<3?0:t<7?1:2)?1/0:s+f},0)}const E=(o,n)=>w(y(o,n));function M(o,n){const s=D(o,n),i=a=>g(a).sort().join(" "),
r=i(o);return w(s===void 0?n.filter(a=>o!==""&&i(a)===r):[s])}const w=o=>o.length===0||o.length>3?"":` (did you mean ${o.join(" or ")}?)`,g=o=>o.trim().slice(0,
64).replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase().split(/[\s_-]+/).filter(n=>n!==""),p=2;function h(o,n){if(Math.abs(o.length-n.length)>p)return 1/0;let s=[],
i=Array.from({length:n.length+1},(a,t)=>t<=p?t:1/0);for(let a=0;a<o.length;a++){const t=[];t[0]=a+1;let f=1/0;for(let u=Math.max(0,a-p);u<=Math.min(n.length-1,a+
p);u++){const _=a>0&&u>0&&o[a]===n[u-1]&&o[a-1]===n[u];t[u+1]=Math.min((i[u+1]??1/0)+1,(t[u]??1/0)+1,(i[u]??1/0)+(o[a]===n[u]?0:1),_?(s[u-1]??1/0)+1:1/0),f=Math.
min(f,t[u+1])}if(f>p)return 1/0;s=i,i=t}const r=i[n.length]??1/0;return r>p?1/0:r}}),49180:((C,k,d)=>{d.d(k,{q:()=>D});const y="aliceblue f0f8ff antiquewhite fa\
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
at f5deb3 white ffffff whitesmoke f5f5f5 yellow ffff00 yellowgreen 9acd32";function D(M){const w=M.toLowerCase(),g=/^#([\da-f]{3}|[\da-f]{6})$/.exec(w)?.[1]??E().
get(w);return g===void 0?void 0:(g.length===3?[...g].map(h=>h+h):[g.slice(0,2),g.slice(2,4),g.slice(4)]).map(h=>Number.parseInt(h,16))}let I;function E(){const M=y.
split(" ");return I??=new Map(M.flatMap((w,g)=>g%2===0?[[w,M[g+1]]]:[]))}}),51521:((C,k,d)=>{d.d(k,{Ct:()=>w,Qf:()=>M,sA:()=>p});var y=d(98446),D=d(34378);const I=/(\{[^{}]*\})/;
function E(h,o){const n=[],s=[],i=`use ${o.map(r=>`{${r}}`).join(", ")}`;for(const r of(0,D.w)(h).split(I)){const a=o.find(t=>`{${t}}`===r);if(a)n.push({placeholder:a});else if(I.
test(r))s.push(r);else{if(/[{}]/.test(r))return{problem:`has a brace that belongs to no placeholder; ${i}`};r&&n.push({literal:r})}}return s.length===0?{pieces:n}:
{problem:`has the unknown ${(0,y.d5)(s.length,"placeholder","placeholders")} ${s.join(" and ")}; ${i}`}}const M=h=>h.split(I).filter((o,n)=>n%2===1),w=(h,o)=>h.
split(I).map((n,s)=>(s%2===1&&Object.hasOwn(o,n.slice(1,-1))?o[n.slice(1,-1)]:void 0)??n).join(""),g=["number","last","label","name"],p=h=>E(h,g)}),77040:((C,k,d)=>{
d.d(k,{n:()=>E});const y=["number","last","title","date"],D=`use ${y.map(M=>`{${M}}`).join(", ")}, and a \\ before a brace that is text`,I="{}|\\";function E(M){
const w=[[]],g=[];let p="";const h=()=>{p!==""&&w.at(-1).push(p),p=""};for(let i=0;i<M.length;i++){const r=M[i];if(r==="\\"&&i+1<M.length&&I.includes(M[i+1]))p+=
M[++i];else if(r==="|")h(),w.push([]);else{if(r==="}")return{problem:`has a brace that belongs to no placeholder; ${D}`};if(r==="{"){const a=M.indexOf("}",i);if(a<
0)return{problem:`has a brace that belongs to no placeholder; ${D}`};const t=M.slice(i+1,a),f=y.find(u=>u===t);h(),f?w.at(-1).push({placeholder:f}):g.push(`{${t}\
}`),i=a}else p+=r}}if(h(),g.length>0)return{problem:`has the unknown ${g.join(" and ")}; ${D}`};if(w.length>3)return{problem:"has more than three parts; use at \
most two bars (|), and \\| for a bar that is text"};const[o=[],n=[],s=[]]=w;return w.length===1?{left:[],middle:o,right:[]}:w.length===2?{left:o,middle:[],right:n}:
{left:o,middle:n,right:s}}}),60666:((C,k,d)=>{d.d(k,{E:()=>n,L:()=>p});var y=d(49180),D=d(17079),I=d(51521),E=d(77040);function M(s){const i=(0,I.sA)(s);return"\
problem"in i?i.problem:void 0}function w(s){const i=(0,E.n)(s);return"problem"in i?i.problem:void 0}const g=/^(?:[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8}){0,8}|[xXiI](?:-[A-Za-z0-9]{1,8}){1,8})$/,
p=s=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.test(s),h=s=>!/[/\\\p{Cc}\p{Cs}]/u.test(s)&&/[^. ]/.test(s);function o(s){const i=URL.canParse(s)?new URL(s):void 0;
return i?.protocol==="https:"&&i.username===""&&i.password===""}const n={"file-name":{holds:h,words:"a file name without folders"},"media-type":{holds:p,words:"\
a media type such as text/xml or application/pdf"},color:{holds:s=>(0,y.q)(s)!==void 0,words:"a color such as Red, darkgreen or #c00000"},date:{holds:s=>(0,D.Z)(
s)!==void 0,words:"a date of ISO 8601 such as 2026-11-20 or 2026-11-20T14:30:00+01:00"},"number-format":{holds:s=>M(s)===void 0,words:"text such as {number} / {\
last}",problem:M},"running-line":{holds:s=>w(s)===void 0,words:"a line such as {title}|{number} / {last}",problem:w},"https-address":{holds:o,words:"an HTTPS ad\
dress such as https://tsa.example.com"},"language-tag":{holds:s=>g.test(s),words:"a language tag such as en, de-AT or zh-Hant (BCP 47)"}}}),44131:((C,k,d)=>{d.d(
k,{Q:()=>D});const y=I();function D(E){const[M,w,g,p]=y;let h=4294967295,o=0;for(const n=E.length-3;o<n;o+=4)h^=E[o]|E[o+1]<<8|E[o+2]<<16|E[o+3]<<24,h=p[h&255]^
g[h>>>8&255]^w[h>>>16&255]^M[h>>>24];for(;o<E.length;o++)h=M[(h^E[o])&255]^h>>>8;return~h>>>0}function I(){const E=new Int32Array(256);for(let p=0;p<256;p++){let h=p;
for(let o=0;o<8;o++)h=h&1?h>>>1^3988292384:h>>>1;E[p]=h}const M=p=>p.map(h=>E[h&255]^h>>>8),w=M(E),g=M(w);return[E,w,g,M(g)]}}),28409:((C,k,d)=>{d.d(k,{$:()=>g,
J:()=>w});var y=d(58552),D=d(86476);const I=100,E=5e7,M=/^data:([^,;]*)(?:;[^,;]*)*;base64,([A-Za-z0-9+/\s%=_-]*)$/i;function w(h){const[,o="",n]=M.exec(h)??[];
if(n!==void 0)return{type:o,bytes:Buffer.from(n.replaceAll("%2B","+").replaceAll("%2F","/").replaceAll("%3D","="),"base64")}}async function g(h,o){const n=new Map,
s=[];let[i,r]=[0,0];for(const a of h){if(!/^data:/i.test(a))continue;i++;const t=w(a);if(r+=t?.bytes.length??0,i>I||r>E)throw(0,y.G6)([{field:"file",message:`ha\
s more than ${I} images or ${E/1e6} MB of them in data: addresses`}]);t?await p(n,a,t,i,s,o):s.push({field:"file",message:`has a data: address that is not base6\
4, number ${i}; write data:image/png;base64, and the image`})}if(s.length>0)throw(0,y.G6)(s);return n}async function p(h,o,{type:n,bytes:s},i,r,a){try{h.set(o,await(0,D.
A)({name:`image.${n.split("/")[1]??"bin"}`,bytes:s},"file",a))}catch(t){if(!(t instanceof y.zU)||t.code!=="invalid_parameters")throw t;for(const{message:f}of t.
issues)r.push({field:"file",message:`has an image in a data: address, number ${i}, that ${f}`})}}}),68084:((C,k,d)=>{d.d(k,{o:()=>I});var y=d(86687);const D={file:"\
letterhead",password:"letterhead_password",noun:"the letterhead"};function I(E,M,w,g){const p=Uint32Array.from({length:E.pages.count},(o,n)=>n+1),h={file:M,password:w,
fields:D,layer:"under",repeat:"last",fit:"page"};return(0,y.e)(E,h,p,g)}}),63895:((C,k,d)=>{d.d(k,{P:()=>h});var y=d(12889),D=d(9876),I=d(27077);const E="￼",M=400,
w=200,g=100,p=3e3;class h{typefaces;breaks;constructor(t,f){this.typefaces=t,this.breaks=f}static async of(t){return new h(t,await(0,D.Vn)())}paragraph(t,f){return(0,I.
zd)(this.setting(t,f))}*setting(t,f){const u=[[]];for(const e of t)e.kind==="break"?u.push([]):u.at(-1).push(e);const _=o(u.flat()),A=(0,y.ft)(_),O=A&&(0,y.vw)(
_),P=[];for(const e of u){const l=[];for(const c of yield*this.boxes(e))if(c.width<=f)l.push(c);else for(const m of yield*this.split(c,f))l.push(m);for(const c of yield*r(
l,f))P.push(this.line(c,A,O)),P.length%g===0&&(yield g*p)}return{lines:P,isRight:O}}*widths(t){let[f,u]=[0,0];for(let _=0,A;_<=t.length;_=A+1){const O=[];for(A=
_;A<t.length;A++){const e=t[A];if(e.kind==="break")break;O.push(e)}let P=0;for(const{width:e,space:l}of yield*this.boxes(O))u=Math.max(u,e),f=Math.max(f,P+e),P+=
e+(l?.width??0)}return{whole:f,least:u}}fragment(t,f,u=!1){const _=this.typefaces.word(f,t.look.style,u);return{run:t,word:_,width:_.width*t.look.size/1e3}}*boxes(t){
const f=new i(t,this),u=[];for(const{end:_,next:A}of this.breaks(o(t))){const O=[];for(;f.at<_;){O.length>0&&(yield p);for(const e of f.take(Math.min(_,f.cutAfter(
w))))O.push(e)}const[P]=f.take(A);u.push({fragments:O,width:n(O),space:P}),yield p}return u}*split({fragments:t,space:f},u){const _=[];for(const{run:P,word:e,width:l}of t)
if(P.kind==="image")_.push({run:P,text:E,width:l});else{for(const c of(0,D.s)(e.text,m=>this.fragment(P,m).width))_.push({...c,run:P});yield p}const A=[];let O=0;
for(const P of(0,D.ZM)(_,()=>u)){const e=this.joined(_.slice(O,O+=P));A.push({fragments:e,width:n(e),space:O===_.length?f:void 0}),yield p}return A}joined(t){const f=[];
for(let u=0,_;u<t.length;u=_){const{run:A}=t[u];let O="";for(_=u;t[_]?.run===A;_++)O+=t[_].text;f.push(A.kind==="image"?{run:A,width:A.width}:this.fragment(A,O))}
return f}line(t,f,u){const _=t.flatMap(({fragments:e,space:l},c)=>l&&c+1<t.length?[...e,l]:e),A=f?this.turned(_,u):_;let O=0;const P=[];for(const{run:e}of _)e.kind===
"image"?O=Math.max(O,e.height):e.note!==void 0&&P.push(e.note);return{fragments:A,width:n(A),tallest:O,notes:P}}turned(t,f){const u=f?y.Vv:"",_=t.map(({word:O})=>O?.
text??E),A=[];for(const{text:O,rtl:P,index:e}of(0,y.rg)(u,_)){const l=t[e];A.push(l.run.kind==="image"?l:this.fragment(l.run,O,P))}return A}}const o=a=>a.map(t=>t.
kind==="image"?E:t.text).join(""),n=a=>a.reduce((t,{width:f})=>t+f,0),s=/[\p{M}\p{Join_Control}\p{Cs}]/u;class i{runs;maker;run=0;start=0;at=0;constructor(t,f){
this.runs=t,this.maker=f}cutAfter(t){const f=this.runs[this.run];if(f.kind==="image")return this.start+1;const{text:u}=f;let _=this.at-this.start+t;for(const A=_+
t;_<A&&_<u.length&&s.test(u.charAt(_));)_++;return this.start+Math.min(_,u.length)}take(t){const f=[];for(;this.at<t;){const u=this.runs[this.run],_=u.kind==="i\
mage"?1:u.text.length,A=Math.min(t,this.start+_);if(A>this.at&&f.push(u.kind==="image"?{run:u,width:u.width}:this.maker.fragment(u,u.text.slice(this.at-this.start,
A-this.start))),this.at=A,A<this.start+_)break;this.start+=_,this.run++}return f}}function*r(a,t){const f=a.length;if(f===0)return[];const u=new Float64Array(f+
1),_=new Uint32Array(f+1);for(let O=f-1;O>=0;O--){let P=1/0,e=0;for(let l=O;l<f&&l-O<M&&(e+=a[l].width,!(e>t+.01&&l>O));l++){const c=Math.max(t-e,0)/t,T=1+(l+1===
f?O>0&&c>.85?.5:0:c*c)+u[l+1];T<P&&(P=T,_[O]=l+1),e+=a[l].space?.width??0}u[O]=P,O%g===0&&(yield g*p)}const A=[];for(let O=0;O<f;O=_[O])A.push(a.slice(O,_[O]));
return A}}),38017:((C,k,d)=>{d.d(k,{h:()=>M});var y=d(74135);const[D,I,E]=[144,54,12];function M(w,g,{header:p,headerOnFirst:h},o){const{displayed:n,upright:s}=w,
i=g.width-g.left-g.right,r=Math.min(D/n.width,I/n.height,i/n.width),[a,t]=[n.width*r,n.height*r],f=g.top/2-(p!==void 0&&h?o:0),u=(0,y.lw)(s,[a,0,0,t,g.width-g.right-
a,g.height-g.top+f-t]);return{room:Math.max(0,t+E-f),draw:_=>_.draw(void 0,{kind:"image",name:_.image(w),matrix:u})}}}),96533:((C,k,d)=>{d.d(k,{FE:()=>o,bP:()=>n,
lm:()=>I,oA:()=>E,uR:()=>w});var y=d(49180);const D=s=>[s,s,s],I={text:D(.1),quiet:D(.36),rule:D(.82),strongRule:D(.45),ground:[.957,.961,.969],link:[.04,.31,.64],
bar:D(.75)},E={NOTE:{title:"Note",color:[.04,.36,.72]},TIP:{title:"Tip",color:[.07,.43,.2]},IMPORTANT:{title:"Important",color:[.43,.25,.72]},WARNING:{title:"Wa\
rning",color:[.55,.37,0]},CAUTION:{title:"Caution",color:[.72,.12,.14]}},M={plain:1.25,report:1.25,letter:1.09},w=[.12,.31,.47],g=1.45,p=.88,h=37.5;class o{size;theme;leading;constructor(i,r="\
plain"){this.size=i,this.theme=r,this.leading=Math.round(i*g*2)/2}get half(){return this.leading/2}get measure(){return this.theme==="letter"?1/0:this.size*h}get codeSize(){
return this.size*p}heading(i){const r=this.size*M[this.theme]**Math.max(4-i,0);return{size:r,leading:Math.ceil(r*1.2/this.half)*this.half,before:this.leading*(this.
theme==="letter"||i>2?1:i===1?2:1.5),after:this.half}}smaller(i){return new o(this.size*i,this.theme)}}function n(s){const[i,r,a]=(0,y.q)(s);return[i/255,r/255,
a/255]}}),71775:((C,k,d)=>{d.d(k,{l:()=>M});var y=d(82943),D=d(47707),I=d(21281),E=d(98446);const M=({from:n,told:s,missing:i,hasFont:r,language:a,breaksArchive:t})=>[
...a===void 0?[w(n)]:[],...t?[(0,I.Xb)({part:3,level:"a",name:"PDF/A-3a"},"an image has CMYK colors, and the document is sRGB")]:[],...i.size>0?[(0,y.F)(o(i),r?
"Your file lacks them too, or they cannot be shaped.":"Give a font that has them.",r?[]:["font"])]:[],...s.images.size>0?[p(s.images.size,n)]:[],...s.links.size>
0?[h(s.links.size,n)]:[],...s.html===!0?[g]:[]],w=n=>({code:"language_assumed",message:`The document does not say what it is written in, so screen readers guess\
, and it does not claim PDF/UA. Give language, or lang in the ${n==="HTML"?"html element":"front matter"}.`,mentions:["language"]}),g={code:"html_left_out",message:"\
HTML other than br, sub, sup and u was left out of the Markdown. Its text stays."},p=(n,s)=>({code:"image_not_loaded",message:`${(0,E.y_)(n,"image")} of the ${s}\
 ${(0,E.d5)(n,"was","were")} not given, so the text that describes ${(0,E.d5)(n,"it","them")} is there instead. Nothing is fetched: give ${(0,E.d5)(n,"the image",
"the images")} as a file beside the text (Action), as field:name (n8n), or in images (service).`}),h=(n,s)=>({code:"links_as_text",message:`${(0,E.y_)(n,"link")}\
 of the ${s} ${(0,E.d5)(n,"leads","lead")} neither to a heading of the document nor to an address such as https:, and ${(0,E.d5)(n,"is","are")} text.`});function o(n){
return[...new Set([...n].map(D.I2))].sort().join(", ")}}),43084:((C,k,d)=>{d.d(k,{T:()=>p,t:()=>w});var y=d(74135);const D=-.12,I=.27,E=.055,M={below:.24,height:1.18,
beside:.18};function w(h,o,n,s,i){const{fragments:r}=o;for(let a=0,t=0;a<r.length;a=t){const{run:f}=r[a];let u=0;for(t=a;t<r.length&&g(r[t],r[a]);t++)u+=r[t].width;
const _=i&&f.owner!==null?f.owner?.in(i)??i:void 0;if(f.kind==="image"){const{upright:O}=f.image,P=(0,y.lw)(O,[f.width,0,0,f.height,n,s]);h.draw(_,{kind:"image",
name:h.image(f.image),matrix:P})}else{const O=r.slice(a,t).map(({word:P})=>P);h.draw(_,...p(O,f.look,n,s,u))}const A=f.owner?.linking;if(i&&A?.link){const O=f.kind===
"image"?f.height:f.look.size,P=[n,s-O*.25,n+u,s+O*(f.kind==="image"?1:.9)];h.link(A.in(i),P,A.link.target,A.link.contents)}n+=u}}function g(h,{run:o}){return h.
run===o||h.run.kind==="text"&&o.kind==="text"&&h.run.look===o.look&&h.run.owner===o.owner}function p(h,o,n,s,i){const{size:r,color:a,rise:t=0,oblique:f=!1,ground:u}=o,
_=s+t,A=[];if(u){const{below:P,height:e,beside:l}=M,c={x:n-l*r,y:_-P*r,width:i+2*l*r,height:e*r};A.push({kind:"area",...c,color:u,radius:r*.2})}A.push({kind:"te\
xt",x:n,y:_,size:r,color:a,words:h,oblique:f});const O=P=>({kind:"area",x:n,y:_+P*r,width:i,height:E*r,color:a});return o.underlined===!0&&A.push(O(D)),o.struck===
!0&&A.push(O(I)),A}}),16246:((C,k,d)=>{d.d(k,{H:()=>M,a:()=>E});var y=d(86799),D=d(96927);const I=w=>Math.round(w*72e3)/1e3;function E({page_size:w,orientation:g,
page_width:p,page_height:h}){if(p!==void 0&&h!==void 0)return{width:I(p),height:I(h)};const[o,n]=D.tn[w];return g==="portrait"?{width:o,height:n}:{width:n,height:o}}
const M=({font:w,bold_font:g})=>({font:w&&(0,y.g)(w,"font"),boldFont:g&&(0,y.g)(g,"bold_font")})}),16596:((C,k,d)=>{d.d(k,{m:()=>g});var y=d(58552),D=d(30586),I=d(
86476),E=d(42419);const M=1e3,w=8;async function g(o,n){const s=new Map;for(const i of o){if(!/^qr:/i.test(i))continue;if(s.size===M)throw(0,y.G6)([{field:"file",
message:`has more than ${M} QR codes (qr:)`}]);const r=(0,E.U)(p(i),"medium");if("most"in r){const a=`has a QR code (qr:) of ${r.length} ${r.unit}, and at most ${r.
most} fit`;throw(0,y.G6)([{field:"file",message:a}])}await n.pace.rest(),s.set(i,await h(r,n))}return s}function p(o){const n=o.slice(3);if(/^https?:/i.test(n))
return n;try{return decodeURIComponent(n)}catch{return n}}async function h(o,n){const s=(o.size+2*E.M)*w,i=a=>{const t=new Uint8Array(Math.ceil(s/8)),f=Math.floor(
a/w)-E.M;for(const u of t.keys())t[u]=o.isDark(u-E.M,f)?0:255;return t},r=await(0,D.Hy)({width:s,height:s,depth:1,color:"gray",resolution:s,samples:i},n);return await(0,I.
A)({name:"code.png",bytes:r},"file",n)}}),37645:((C,k,d)=>{d.d(k,{N:()=>o});var y=d(58552),D=d(77040),I=d(96533),E=d(43084);const M=.82,w=6,g=3e5,p=12,h=1e6;async function o({
sheets:i},r,{frameOf:a,size:t,isBare:f,pace:u},_){const A=n("header",_),O=n("footer",_),P={style:"Regular",size:t*M,color:I.lm.quiet},e=l=>({number:String(l),last:String(
i.length),title:_.title,date:_.date??""});for(const[l,c]of[[A,"Header"],[O,"Footer"]]){if(!l)continue;const m=new Map;for(const[b,T]of i.entries()){const L=a(b);
let R=m.get(L);R||m.set(L,R=new s(r,L,P,l,e(i.length))),!f(b,c)&&(c==="Footer"||b>0||_.headerOnFirst)&&R.draw(T,c,e(b+1));const v=u.step(g);v&&await v}}}function n(i,r){
const a=r[i];if(a===void 0)return;const t=(0,D.n)(a);if("problem"in t)throw(0,y.G6)([{field:i,message:t.problem}]);if([...t.left,...t.middle,...t.right].some(u=>typeof u!=
"string"&&u.placeholder==="date")&&r.date===void 0)throw(0,y.G6)([{field:"date",message:`is required, because ${i} has {date}`,mentions:[i]}]);return t}class s{maker;page;line;look;room;constructor(r,a,t,f,u){
this.maker=r,this.page=a,this.line=f,this.room=a.width-a.left-a.right;const _=this.factorOf(this.texts(u).map(A=>this.set(A,t).width));this.look={...t,size:Math.
max(t.size*Math.min(_,1),Math.min(w,t.size))}}draw(r,a,t){const{width:f,height:u,left:_,right:A,top:O,bottom:P}=this.page,{size:e}=this.look,l=(a==="Footer"?P/2:
u-O/2)-e*.3,c=this.texts(t),m=c.map(v=>this.set(v,this.look)),b=this.factorOf(m.map(v=>v.width))<.999,T=(this.room-2*p)/c.filter(v=>v!=="").length,R=(b?c.map(v=>this.
cut(v,T)):m).flatMap((v,x)=>{let $=[_,(_+f-A-v.width)/2,f-A-v.width][x];return v.fragments.flatMap(({word:W,width:B})=>(0,E.T)([W],this.look,($+=B)-B,l,B))});r.
run(a,...R)}factorOf([r=0,a=0,t=0]){const f=Math.max(r,t),u=a===0?r+t:2*f+a,_=a===0?r>0&&t>0?p:0:f>0?2*p:0;return u===0?1:(this.room-_)/u}cut(r,a){const t=this.
set(r,this.look);if(t.width<=a)return t;const f=[...r],u=O=>this.set(`${f.slice(0,O).join("").trimEnd()}…`,this.look);let[_,A]=[0,f.length];for(;_<A;){const O=Math.
ceil((_+A)/2);u(O).width<=a?_=O:A=O-1}return u(_)}texts(r){return[this.line.left,this.line.middle,this.line.right].map(a=>a.map(t=>typeof t=="string"?t:r[t.placeholder]).
join("").trim())}set(r,a){const[t]=this.maker.paragraph([{kind:"text",text:r,look:a}],h).lines;return t??{fragments:[],width:0,tallest:0,notes:[]}}}}),82943:((C,k,d)=>{
d.d(k,{F:()=>y});const y=(D,I,E=[])=>({code:"characters_missing",message:`Boxes are drawn for characters that cannot be shown: ${D}. ${I}`,...E.length>0?{mentions:E}:
{}})}),33141:((C,k,d)=>{d.d(k,{$u:()=>I,b8:()=>D,dc:()=>M,zO:()=>E});var y=d(77581);function D(w,g){const p=typeof w=="number"?Math.abs(w):0,h=typeof g=="number"?
Math.abs(g):0;return{capHeight:p>=400&&p<=850?p:700,descent:-(h>=50?Math.min(h,230):230)}}const I=(w,g)=>`/Span <</ActualText <${Buffer.from((0,y.wx)(w).bytes).
toString("hex")}>>> BDC ${g} EMC`,E=(w,g)=>`<${w.map(p=>p.toString(16).padStart(g*2,"0")).join("")}>`;function M(w){return w.some(g=>g<32||g>126)?E(w,1):`(${Buffer.
from(w).toString("latin1").replace(/[\\()]/g,"\\$&")})`}}),30586:((C,k,d)=>{d.d(k,{Fo:()=>t,Hy:()=>a});var y=d(44131),D=d(64680),I=d(19158),E=d(68973);const M=Uint8Array.
of(137,80,78,71,13,10,26,10),w={gray:0,rgb:2,palette:3,"gray-alpha":4,rgba:6},g={gray:1,rgb:3,palette:1,"gray-alpha":2,rgba:4},p=.0254,h=6,o=8388608,n=65536,s=2,
i=.6,r=4,a=async(m,b)=>(await t(m,b)).file;async function t(m,b){const{width:T,height:L,depth:R,color:v,palette:x,profile:$,resolution:W}=m,B=Buffer.alloc(13);B.
writeUInt32BE(T,0),B.writeUInt32BE(L,4),B.set([R,w[v],0,0,0],8);const S=[M,c("IHDR",B)];$&&S.push(await u($,b)),W!==void 0&&S.push(c("pHYs",_(W))),x&&S.push(c("\
PLTE",x));const{data:z}=await A(m,b),U=z.then(K=>Buffer.concat([...S,c("IDAT",K),c("IEND",new Uint8Array(0))]));return U.catch(()=>{}),{file:U}}const f=4;async function u(m,b){
return c("iCCP",Buffer.concat([Buffer.from("ICC\0\0","latin1"),await(0,E.uM)(b).deflate(m,f)]))}function _(m){const b=Buffer.alloc(9),T=Math.round(m/p);return b.
writeUInt32BE(T,0),b.writeUInt32BE(T,4),b[8]=1,b}async function A(m,{codec:b,pace:T}){const L=(O(m)+1)*m.height;if(!b&&L>o){const $=await(0,I.p)(new CompressionStream(
"deflate"),P(m,T,!0));return{data:Promise.resolve($)}}const R=new D.k(L);for await(const $ of P(m,T,!1))R.copy($,0,$.length);const v=R.bytes,x=b?b.deflate(v,h):
(0,I.p)(new CompressionStream("deflate"),[v]);return L>o&&await x,{data:x}}const O=({width:m,depth:b,color:T})=>Math.ceil(m*b*g[T]/8);async function*P(m,b,T){const{
height:L,samples:R}=m,v=O(m),x=e(m),$=typeof R=="function"?R:U=>R.subarray(U*v,U*v+v),W=new Uint8Array(v),B=Math.max(1,Math.floor(n/(v+1)));let S=new Uint8Array(
0),z=0;for(let U=0;U<L;U++){if(z===S.length){const N=Math.min(B,L-U)*(v+1);(T||S.length!==N)&&(S=new Uint8Array(N)),z=0}const K=S.subarray(z,z+=v+1),G=$(U).subarray(
0,v),F=U>0&&Buffer.compare(G,W)===0;if(K[0]=x(G,F),K[0]!==s)K.set(G,1);else if(!F)for(let N=0;N<v;N++)K[N+1]=G[N]-W[N];F||W.set(G),z===S.length&&(yield S);const j=b.
step(v);j&&await j}}function e({depth:m,color:b}){if(m<8||b==="palette")return()=>0;const T=g[b];let L;return(R,v)=>{if(v)return L;const x=L===void 0;return L=m===
8&&l(R,T)?0:s,x?0:L}}function l(m,b){let T=0,L=0;for(let R=b;R<m.length;R+=r*b)m[R]===m[R-b]&&T++,L++;return T>=L*i}function c(m,b){const T=Buffer.alloc(b.length+
12);return T.writeUInt32BE(b.length,0),T.write(m,4,"latin1"),T.set(b,8),T.writeUInt32BE((0,y.Q)(T.subarray(4,b.length+8)),b.length+8),T}}),25561:((C,k,d)=>{d.d(
k,{_:()=>y});class y{tag;facts;above;link;block;element;constructor(I,E,M,w){this.tag=I,this.facts=E,this.above=M,this.link=w}in(I){return(!this.element||this.block!==
I)&&(this.element=(this.above?.in(I)??I).add(this.tag,this.facts),this.block=I),this.element}get linking(){return this.link?this:this.above?.linking}}}),42419:((C,k,d)=>{
d.d(k,{M:()=>w,U:()=>o});var y=d(17775),D=d(63748),I=d(5336),E=d(23265),M=d(96221);const w=4,g={low:"L",medium:"M",quartile:"Q",high:"H"},p={numeric:{low:7089,medium:5596,
quartile:3993,high:3057},alphanumeric:{low:4296,medium:3391,quartile:2420,high:1852},bytes:{low:2953,medium:2331,quartile:1663,high:1273}},h=1;function o(s,i){const{
segment:r,...a}=n(s,i);if(a.length>a.most)return a;const t=new y.N({level:g[i]}).encode(r),{size:f}=t;return{size:f,isDark:(u,_)=>u>=0&&_>=0&&u<f&&_<f&&t.get(u,
_)===1}}function n(s,i){const r={length:s.length,unit:"characters"};if(/^[0-9]+$/.test(s))return{segment:new D.e(s),most:p.numeric[i],...r};if(/^[0-9A-Z $%*+./:-]+$/.
test(s))return{segment:new I.e(s),most:p.alphanumeric[i],...r};const a=Buffer.byteLength(s),t=a===s.length;return{segment:new E.x(s,t?M.N.ISO_8859_1:M.N.UTF_8),
length:a,most:p.bytes[i]-(t?0:h),unit:"bytes"}}}),27077:((C,k,d)=>{d.d(k,{Kl:()=>M,Yz:()=>E,k6:()=>D,y:()=>I,zd:()=>y});function y(w){for(;;){const{done:g,value:p}=w.
next();if(g)return p}}async function D(w,g){for(;;){const{done:p,value:h}=w.next();if(p)return h;const o=g.step(h);o&&await o}}const I=1e3,E=3e5,M=1e4}),87593:((C,k,d)=>{
d.d(k,{o:()=>f});var y=d(58552),D=d(61729),I=d(85673),E=d(45657),M=d(78323);const w=16,g=200,p={"{":"which would write a value as mark-up: write {{name}}","&":"\
which would write a value as mark-up: write {{name}}",">":"but templates have no parts: put the text here","=":"but the marks of templates cannot be changed"},h=300,
o=(P,e)=>new n(P,e).parse();class n{text;pace;problems=[];open=[{name:"",line:0,nodes:[]}];line=1;counted=0;from=0;constructor(e,l){this.text=e,this.pace=l}async parse(){
const{text:e,open:l,pace:c}=this;for(let m=e.indexOf("{{");m>=0;m=e.indexOf("{{",this.from)){this.tag(m);const b=c.step(h);b&&await b}this.put(e.slice(this.from));
for(const{name:m,line:b}of l.slice(1))this.problems.push(`has {{#${m}}} in line ${b}, which nothing ends`);return{nodes:l[0].nodes,problems:this.problems}}tag(e){
const{text:l}=this;let c=0;for(;l[e-1-c]==="\\"&&e-c>this.from;)c++;if(c%2===1){this.put(`${l.slice(this.from,e-1)}{{`),this.from=e+2;return}const m=this.lineAt(
e),b=l.indexOf("}}",e);if(b<0){this.refuse(m,"has {{ without }} after it"),this.put(l.slice(this.from)),this.from=l.length;return}const T=l.slice(e+2,b).trim(),
[L=""]=T,R="#^/!".includes(L)&&T!==""?this.ownLine(e,b+2):void 0;this.put(l.slice(this.from,R?.start??e)),this.from=R?.end??b+2,(L!=="!"||T==="")&&this.enter(L,
T,m)}enter(e,l,c){const m=Object.hasOwn(p,e)?p[e]:void 0;if(m!==void 0)return e==="{"&&this.text[this.from]==="}"&&this.from++,this.refuse(c,`has {{${e}`,`, ${m}`);
const b="#^/".includes(e)&&e!=="",T=b?l.slice(1).trim():l;if(T==="")return this.refuse(c,"has a tag without a name");if(T.length>g||/[\n{}]/.test(T))return this.
refuse(c,"has {{ whose end is missing");if(e==="/")return this.close(T,c);if(!b)return void this.open.at(-1).nodes.push({name:T,line:c});if(this.open.length>w)return this.
refuse(c,`has more than ${w} sections within one another`);const L={name:T,line:c,isInverted:e==="^",nodes:[]};this.open.at(-1).nodes.push(L),this.open.push(L)}close(e,l){
const c=this.open.at(-1);if(this.open.length>1&&c.name===e)return void this.open.pop();const b=this.open.length>1?`, where {{#${c.name}}} of line ${c.line} must\
 end first`:", which nothing begins";this.refuse(l,`has {{/${e}}}`,b)}ownLine(e,l){const{text:c}=this;let m=e;for(;m>this.from&&(c[m-1]===" "||c[m-1]==="	");)m--;
if(m>0&&c[m-1]!==`
`)return;let b=l;for(;c[b]===" "||c[b]==="	"||c[b]==="\r";)b++;if(!(b<c.length&&c[b]!==`
`))return{start:m,end:Math.min(b+1,c.length)}}put(e){e!==""&&this.open.at(-1).nodes.push(e)}refuse(e,l,c=""){this.problems.push(`${l} in line ${e}${c}`)}lineAt(e){
for(;this.counted<e;this.counted++)this.text[this.counted]===`
`&&this.line++;return this.line}}const s=20,i=200,r=1e5,a=2e6,t=500;async function f(P,e,l){if((0,M.H)(P))throw(0,y.G6)([{field:"file",message:"has characters f\
or private use (from U+100000 on), which templates cannot have"}]);const{nodes:c,problems:m}=await o(P,l);if(m.length>0)throw(0,y.G6)(m.slice(0,s).map(T=>({field:"\
file",message:T})));const b=new _(e,P.length+a,l);return await b.add(c),b.finish()}const u="is a number of more than 15 digits, some of which are lost: write it\
 in quotes";class _{most;pace;pieces=[];values=[];scopes;problems=new Map;namesOfScopes=new Map;rounds=0;length=0;constructor(e,l,c){this.most=l,this.pace=c,this.
scopes=[e]}async add(e){for(const l of e){const c=this.pace.step(t);if(c&&await c,typeof l=="string")this.put(l,l.length);else if("nodes"in l)for(const m of this.
scopesOf(l))await this.within(m,l.nodes);else this.value(l)}}finish(){const{problems:e}=this,l=[...e.values()].slice(0,s),c=e.size>s?[`and ${e.size-s} more`]:[],
m={field:"values",message:[...l,...c].join("; ")};if(e.size>0)throw(0,y.G6)([m]);return{text:this.pieces.join(""),values:this.values}}async within(e,l){if(++this.
rounds>r)throw(0,y.G6)([{field:"values",message:`would repeat parts of the template more than ${r} times`}]);this.scopes.push(e),await this.add(l),this.scopes.pop()}scopesOf({
name:e,line:l,isInverted:c}){const m=this.find({name:e,line:l});if(m===void 0)return[];const b=Array.isArray(m)?m:[m],T=b.length>0&&m!==!1&&m!==null&&m!=="";return c?
T?[]:[this.scopes.at(-1)]:T?b:[]}value({name:e,line:l}){const c=this.find({name:e,line:l});if(c===void 0)return;if(typeof c=="object"&&c!==null){const b=Array.isArray(
c)?"a list":"an object";return this.refuse({name:e,line:l},()=>`is ${b}: write {{#${e}}} … {{/${e}}} around its contents`)}if((0,E.Vp)(c))return this.refuse({
name:e,line:l},()=>u);const m=c===null?"":String(c);this.values.push(m),this.put((0,M.Y1)(this.values.length-1),m.length)}find({name:e,line:l}){const{scopes:c}=this;
if(e===".")return c.at(-1);const[m="",...b]=e.split(".");for(let T=c.length-1;T>=0;T--){const L=c[T];if(!(0,D.Gv)(L))continue;if(Object.hasOwn(L,e))return L[e];
if(!Object.hasOwn(L,m))continue;const R=O(L[m],b);if(R!==void 0)return R;break}this.refuse({name:e,line:l},()=>`is not given${(0,I.gx)(e,this.names())}`)}names(){
const e=[];for(const l of this.scopes){if(e.length>i)return e;(0,D.Gv)(l)&&(0,E.RZ)(e,this.namesIn(l))}return e}namesIn(e){const l=this.namesOfScopes.get(e);if(l)
return l;const c=Object.keys(e).slice(0,i).flatMap(m=>[m,...A(e[m],m)]).slice(0,i);return this.namesOfScopes.set(e,c),c}refuse({name:e,line:l},c){const{problems:m}=this;
m.has(e)||m.set(e,m.size<s?`'${e}' (line ${l}) ${c()}`:"")}put(e,l){this.length+=l;const{most:c}=this;if(this.length>c)throw(0,y.G6)([{field:"values",message:`m\
ake a text of more than ${c} characters; at most ${a} more than the template has are allowed`}]);this.pieces.push(e)}}const A=(P,e)=>(0,D.Gv)(P)?Object.keys(P).
slice(0,i).map(l=>`${e}.${l}`):[];function O(P,e){let l=P;for(const c of e){if(!(0,D.Gv)(l)||!Object.hasOwn(l,c))return;l=l[c]}return l}}),78323:((C,k,d)=>{d.d(
k,{H:()=>E,Y1:()=>M,qk:()=>g});const y=1048576,D=15,I=/([\u{100000}-\u{107fff}])([\u{100000}-\u{107fff}])/gu,E=p=>/[\u{100000}-\u{10ffff}]/u.test(p),M=p=>String.
fromCodePoint(y+(p>>D),y+(p&(1<<D)-1)),w=(p,h)=>p.codePointAt(0)-y<<D|h.codePointAt(0)-y,g=(p,h,o=n=>n)=>p.replace(I,(n,s,i)=>o(h[w(s,i)]??""))})};
