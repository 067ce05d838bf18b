"use strict";exports.id=8840,exports.ids=[8840],exports.modules={85673:((v,T,m)=>{m.d(T,{gx:()=>E,h:()=>b});function y(r,s){const o=A(r,s);if(o!==void 0)return[o];const h=u(
r);return s.filter(f=>u(f).some(c=>c.length>3&&h.includes(c)))}function A(r,s){let o;const h=u(r);for(const f of s){const c=M(h,u(f));c<=2&&c<(o?.count??1/0)&&(o=
{name:f,count:c})}return o?.name}function M(r,s){return r.length!==s.length?r.length*s.length===0?1/0:M([r.join("")],[s.join("")]):s.reduce((o,h,f)=>{const c=r[f]??
"",e=Math.min(c.length,h.length),d=a(c,h);return d>(e<3?0:e<7?1:2)?1/0:o+d},0)}const b=(r,s)=>p(y(r,s));function E(r,s){const o=A(r,s),h=c=>u(c).sort().join(" "),
f=h(r);return p(o===void 0?s.filter(c=>r!==""&&h(c)===f):[o])}const p=r=>r.length===0||r.length>3?"":` (did you mean ${r.join(" or ")}?)`,u=r=>r.trim().slice(0,
64).replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase().split(/[\s_-]+/).filter(s=>s!==""),l=2;function a(r,s){if(Math.abs(r.length-s.length)>l)return 1/0;let o=[],
h=Array.from({length:s.length+1},(c,e)=>e<=l?e:1/0);for(let c=0;c<r.length;c++){const e=[];e[0]=c+1;let d=1/0;for(let g=Math.max(0,c-l);g<=Math.min(s.length-1,c+
l);g++){const _=c>0&&g>0&&r[c]===s[g-1]&&r[c-1]===s[g];e[g+1]=Math.min((h[g+1]??1/0)+1,(e[g]??1/0)+1,(h[g]??1/0)+(r[c]===s[g]?0:1),_?(o[g-1]??1/0)+1:1/0),d=Math.
min(d,e[g+1])}if(d>l)return 1/0;o=h,h=e}const f=h[s.length]??1/0;return f>l?1/0:f}}),49180:((v,T,m)=>{m.d(T,{q:()=>A});const y="aliceblue f0f8ff antiquewhite fa\
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
at f5deb3 white ffffff whitesmoke f5f5f5 yellow ffff00 yellowgreen 9acd32";function A(E){const p=E.toLowerCase(),u=/^#([\da-f]{3}|[\da-f]{6})$/.exec(p)?.[1]??b().
get(p);return u===void 0?void 0:(u.length===3?[...u].map(a=>a+a):[u.slice(0,2),u.slice(2,4),u.slice(4)]).map(a=>Number.parseInt(a,16))}let M;function b(){const E=y.
split(" ");return M??=new Map(E.flatMap((p,u)=>u%2===0?[[p,E[u+1]]]:[]))}}),51521:((v,T,m)=>{m.d(T,{Ct:()=>p,Qf:()=>E,sA:()=>l});var y=m(98446),A=m(34378);const M=/(\{[^{}]*\})/;
function b(a,r){const s=[],o=[],h=`use ${r.map(f=>`{${f}}`).join(", ")}`;for(const f of(0,A.w)(a).split(M)){const c=r.find(e=>`{${e}}`===f);if(c)s.push({placeholder:c});else if(M.
test(f))o.push(f);else{if(/[{}]/.test(f))return{problem:`has a brace that belongs to no placeholder; ${h}`};f&&s.push({literal:f})}}return o.length===0?{pieces:s}:
{problem:`has the unknown ${(0,y.d5)(o.length,"placeholder","placeholders")} ${o.join(" and ")}; ${h}`}}const E=a=>a.split(M).filter((r,s)=>s%2===1),p=(a,r)=>a.
split(M).map((s,o)=>(o%2===1&&Object.hasOwn(r,s.slice(1,-1))?r[s.slice(1,-1)]:void 0)??s).join(""),u=["number","last","label","name"],l=a=>b(a,u)}),77040:((v,T,m)=>{
m.d(T,{n:()=>b});const y=["number","last","title","date"],A=`use ${y.map(E=>`{${E}}`).join(", ")}, and a \\ before a brace that is text`,M="{}|\\";function b(E){
const p=[[]],u=[];let l="";const a=()=>{l!==""&&p.at(-1).push(l),l=""};for(let h=0;h<E.length;h++){const f=E[h];if(f==="\\"&&h+1<E.length&&M.includes(E[h+1]))l+=
E[++h];else if(f==="|")a(),p.push([]);else{if(f==="}")return{problem:`has a brace that belongs to no placeholder; ${A}`};if(f==="{"){const c=E.indexOf("}",h);if(c<
0)return{problem:`has a brace that belongs to no placeholder; ${A}`};const e=E.slice(h+1,c),d=y.find(g=>g===e);a(),d?p.at(-1).push({placeholder:d}):u.push(`{${e}\
}`),h=c}else l+=f}}if(a(),u.length>0)return{problem:`has the unknown ${u.join(" and ")}; ${A}`};if(p.length>3)return{problem:"has more than three parts; use at \
most two bars (|), and \\| for a bar that is text"};const[r=[],s=[],o=[]]=p;return p.length===1?{left:[],middle:r,right:[]}:p.length===2?{left:r,middle:[],right:s}:
{left:r,middle:s,right:o}}}),60666:((v,T,m)=>{m.d(T,{E:()=>s,L:()=>l});var y=m(49180),A=m(17079),M=m(51521),b=m(77040);function E(o){const h=(0,M.sA)(o);return"\
problem"in h?h.problem:void 0}function p(o){const h=(0,b.n)(o);return"problem"in h?h.problem:void 0}const u=/^(?:[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8}){0,8}|[xXiI](?:-[A-Za-z0-9]{1,8}){1,8})$/,
l=o=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.test(o),a=o=>!/[/\\\p{Cc}\p{Cs}]/u.test(o)&&/[^. ]/.test(o);function r(o){const h=URL.canParse(o)?new URL(o):void 0;
return h?.protocol==="https:"&&h.username===""&&h.password===""}const s={"file-name":{holds:a,words:"a file name without folders"},"media-type":{holds:l,words:"\
a media type such as text/xml or application/pdf"},color:{holds:o=>(0,y.q)(o)!==void 0,words:"a color such as Red, darkgreen or #c00000"},date:{holds:o=>(0,A.Z)(
o)!==void 0,words:"a date of ISO 8601 such as 2026-11-20 or 2026-11-20T14:30:00+01:00"},"number-format":{holds:o=>E(o)===void 0,words:"text such as {number} / {\
last}",problem:E},"running-line":{holds:o=>p(o)===void 0,words:"a line such as {title}|{number} / {last}",problem:p},"https-address":{holds:r,words:"an HTTPS ad\
dress such as https://tsa.example.com"},"language-tag":{holds:o=>u.test(o),words:"a language tag such as en, de-AT or zh-Hant (BCP 47)"}}}),44131:((v,T,m)=>{m.d(
T,{Q:()=>A});const y=M();function A(b){const[E,p,u,l]=y;let a=4294967295,r=0;for(const s=b.length-3;r<s;r+=4)a^=b[r]|b[r+1]<<8|b[r+2]<<16|b[r+3]<<24,a=l[a&255]^
u[a>>>8&255]^p[a>>>16&255]^E[a>>>24];for(;r<b.length;r++)a=E[(a^b[r])&255]^a>>>8;return~a>>>0}function M(){const b=new Int32Array(256);for(let l=0;l<256;l++){let a=l;
for(let r=0;r<8;r++)a=a&1?a>>>1^3988292384:a>>>1;b[l]=a}const E=l=>l.map(a=>b[a&255]^a>>>8),p=E(b),u=E(p);return[b,p,u,E(u)]}}),28409:((v,T,m)=>{m.d(T,{B:()=>p,
J:()=>E});var y=m(58552);const A=100,M=5e7,b=/^data:([^,;]*)(?:;[^,;]*)*;base64,([A-Za-z0-9+/\s%=_-]*)$/i;function E(u){const[,l="",a]=b.exec(u)??[];if(a!==void 0)
return{type:l,bytes:Buffer.from(a.replaceAll("%2B","+").replaceAll("%2F","/").replaceAll("%3D","="),"base64")}}function p(u){const l=new Map,a=[];let r=0;for(const s of u){
if(!/^data:/i.test(s))continue;const o=E(s);if(!o){a.push({field:"file",message:"has a data: address that is not base64; write data:image/png;base64, and the im\
age"});break}const{type:h,bytes:f}=o;if(r+=f.length,l.set(s,{name:`image.${h.split("/")[1]??"bin"}`,bytes:f}),l.size>A||r>M){a.push({field:"file",message:`has m\
ore than ${A} images or ${M/1e6} MB of them in data: addresses`});break}}if(a.length>0)throw(0,y.G6)(a);return l}}),68084:((v,T,m)=>{m.d(T,{o:()=>M});var y=m(86687);
const A={file:"letterhead",password:"letterhead_password",noun:"the letterhead"};function M(b,E,p,u){const l=Uint32Array.from({length:b.pages.count},(r,s)=>s+1),
a={file:E,password:p,fields:A,layer:"under",repeat:"last",fit:"page"};return(0,y.e)(b,a,l,u)}}),63895:((v,T,m)=>{m.d(T,{P:()=>a});var y=m(12889),A=m(9876),M=m(27077);
const b="￼",E=400,p=200,u=100,l=3e3;class a{typefaces;breaks;constructor(e,d){this.typefaces=e,this.breaks=d}static async of(e){return new a(e,await(0,A.Vn)())}paragraph(e,d){
return(0,M.zd)(this.setting(e,d))}*setting(e,d){const g=[[]];for(const t of e)t.kind==="break"?g.push([]):g.at(-1).push(t);const _=r(g.flat()),k=(0,y.ft)(_),O=k&&
(0,y.vw)(_),I=[];for(const t of g){const n=[];for(const i of yield*this.boxes(t))if(i.width<=d)n.push(i);else for(const w of yield*this.split(i,d))n.push(w);for(const i of yield*f(
n,d))I.push(this.line(i,k,O)),I.length%u===0&&(yield u*l)}return{lines:I,isRight:O}}*widths(e){let[d,g]=[0,0];for(let _=0,k;_<=e.length;_=k+1){const O=[];for(k=
_;k<e.length;k++){const t=e[k];if(t.kind==="break")break;O.push(t)}let I=0;for(const{width:t,space:n}of yield*this.boxes(O))g=Math.max(g,t),d=Math.max(d,I+t),I+=
t+(n?.width??0)}return{whole:d,least:g}}fragment(e,d,g=!1){const _=this.typefaces.word(d,e.look.style,g);return{run:e,word:_,width:_.width*e.look.size/1e3}}*boxes(e){
const d=new h(e,this),g=[];for(const{end:_,next:k}of this.breaks(r(e))){const O=[];for(;d.at<_;){O.length>0&&(yield l);for(const t of d.take(Math.min(_,d.cutAfter(
p))))O.push(t)}const[I]=d.take(k);g.push({fragments:O,width:s(O),space:I}),g.length%u===0&&(yield u*l)}return g}*split({fragments:e,space:d},g){const _=[];for(const{
run:I,word:t,width:n}of e)if(I.kind==="image")_.push({run:I,text:b,width:n});else{for(const i of(0,A.s)(t.text,w=>this.fragment(I,w).width))_.push({...i,run:I});
yield l}const k=[];let O=0;for(const I of(0,A.ZM)(_,()=>g)){const t=this.joined(_.slice(O,O+=I));k.push({fragments:t,width:s(t),space:O===_.length?d:void 0}),yield l}
return k}joined(e){const d=[];for(let g=0,_;g<e.length;g=_){const{run:k}=e[g];let O="";for(_=g;e[_]?.run===k;_++)O+=e[_].text;d.push(k.kind==="image"?{run:k,width:k.
width}:this.fragment(k,O))}return d}line(e,d,g){const _=e.flatMap(({fragments:t,space:n},i)=>n&&i+1<e.length?[...t,n]:t),k=d?this.turned(_,g):_;let O=0;const I=[];
for(const{run:t}of _)t.kind==="image"?O=Math.max(O,t.height):t.note!==void 0&&I.push(t.note);return{fragments:k,width:s(k),tallest:O,notes:I}}turned(e,d){const g=d?
y.Vv:"",_=e.map(({word:O})=>O?.text??b),k=[];for(const{text:O,rtl:I,index:t}of(0,y.rg)(g,_)){const n=e[t];k.push(n.run.kind==="image"?n:this.fragment(n.run,O,I))}
return k}}const r=c=>c.map(e=>e.kind==="image"?b:e.text).join(""),s=c=>c.reduce((e,{width:d})=>e+d,0),o=/[\p{M}\p{Join_Control}\p{Cs}]/u;class h{runs;maker;run=0;start=0;at=0;constructor(e,d){
this.runs=e,this.maker=d}cutAfter(e){const d=this.runs[this.run];if(d.kind==="image")return this.start+1;const{text:g}=d;let _=this.at-this.start+e;for(const k=_+
e;_<k&&_<g.length&&o.test(g.charAt(_));)_++;return this.start+Math.min(_,g.length)}take(e){const d=[];for(;this.at<e;){const g=this.runs[this.run],_=g.kind==="i\
mage"?1:g.text.length,k=Math.min(e,this.start+_);if(k>this.at&&d.push(g.kind==="image"?{run:g,width:g.width}:this.maker.fragment(g,g.text.slice(this.at-this.start,
k-this.start))),this.at=k,k<this.start+_)break;this.start+=_,this.run++}return d}}function*f(c,e){const d=c.length;if(d===0)return[];const g=new Float64Array(d+
1),_=new Uint32Array(d+1);for(let O=d-1;O>=0;O--){let I=1/0,t=0;for(let n=O;n<d&&n-O<E&&(t+=c[n].width,!(t>e+.01&&n>O));n++){const i=Math.max(e-t,0)/e,P=1+(n+1===
d?O>0&&i>.85?.5:0:i*i)+g[n+1];P<I&&(I=P,_[O]=n+1),t+=c[n].space?.width??0}g[O]=I,O%u===0&&(yield u*l)}const k=[];for(let O=0;O<d;O=_[O])k.push(c.slice(O,_[O]));
return k}}),38017:((v,T,m)=>{m.d(T,{h:()=>E});var y=m(74135);const[A,M,b]=[144,54,12];function E(p,u,{header:l,headerOnFirst:a},r){const{displayed:s,upright:o}=p,
h=u.width-u.left-u.right,f=Math.min(A/s.width,M/s.height,h/s.width),[c,e]=[s.width*f,s.height*f],d=u.top/2-(l!==void 0&&a?r:0),g=(0,y.lw)(o,[c,0,0,e,u.width-u.right-
c,u.height-u.top+d-e]);return{room:Math.max(0,e+b-d),draw:_=>_.draw(void 0,{kind:"image",name:_.image(p),matrix:g})}}}),96533:((v,T,m)=>{m.d(T,{FE:()=>r,bP:()=>s,
lm:()=>M,oA:()=>b,uR:()=>p});var y=m(49180);const A=o=>[o,o,o],M={text:A(.1),quiet:A(.36),rule:A(.82),strongRule:A(.45),ground:[.957,.961,.969],link:[.04,.31,.64],
bar:A(.75)},b={NOTE:{title:"Note",color:[.04,.36,.72]},TIP:{title:"Tip",color:[.07,.43,.2]},IMPORTANT:{title:"Important",color:[.43,.25,.72]},WARNING:{title:"Wa\
rning",color:[.55,.37,0]},CAUTION:{title:"Caution",color:[.72,.12,.14]}},E={plain:1.25,report:1.25,letter:1.09},p=[.12,.31,.47],u=1.45,l=.88,a=37.5;class r{size;theme;leading;constructor(h,f="\
plain"){this.size=h,this.theme=f,this.leading=Math.round(h*u*2)/2}get half(){return this.leading/2}get measure(){return this.theme==="letter"?1/0:this.size*a}get codeSize(){
return this.size*l}heading(h){const f=this.size*E[this.theme]**Math.max(4-h,0);return{size:f,leading:Math.ceil(f*1.2/this.half)*this.half,before:this.leading*(this.
theme==="letter"||h>2?1:h===1?2:1.5),after:this.half}}smaller(h){return new r(this.size*h,this.theme)}}function s(o){const[h,f,c]=(0,y.q)(o);return[h/255,f/255,
c/255]}}),71775:((v,T,m)=>{m.d(T,{l:()=>E});var y=m(82943),A=m(47707),M=m(21281),b=m(98446);const E=({from:s,told:o,missing:h,hasFont:f,language:c,breaksArchive:e})=>[
...c===void 0?[p(s)]:[],...e?[(0,M.Xb)({part:3,level:"a",name:"PDF/A-3a"},"an image has CMYK colors, and the document is sRGB")]:[],...h.size>0?[(0,y.F)(r(h),f?
"Your file lacks them too, or they cannot be shaped.":"Give a font that has them.",f?[]:["font"])]:[],...o.images.size>0?[l(o.images.size,s)]:[],...o.links.size>
0?[a(o.links.size,s)]:[],...o.html===!0?[u]:[]],p=s=>({code:"language_assumed",message:`The document does not say what it is written in, so screen readers guess\
, and it does not claim PDF/UA. Give language, or lang in the ${s==="HTML"?"html element":"front matter"}.`,mentions:["language"]}),u={code:"html_left_out",message:"\
HTML other than br, sub, sup and u was left out of the Markdown. Its text stays."},l=(s,o)=>({code:"image_not_loaded",message:`${(0,b.y_)(s,"image")} of the ${o}\
 ${(0,b.d5)(s,"was","were")} not given, so the text that describes ${(0,b.d5)(s,"it","them")} is there instead. Nothing is fetched: give ${(0,b.d5)(s,"the image",
"the images")} as a file beside the text (Action), as field:name (n8n), or in images (service).`}),a=(s,o)=>({code:"links_as_text",message:`${(0,b.y_)(s,"link")}\
 of the ${o} ${(0,b.d5)(s,"leads","lead")} neither to a heading of the document nor to an address such as https:, and ${(0,b.d5)(s,"is","are")} text.`});function r(s){
return[...new Set([...s].map(A.I2))].sort().join(", ")}}),43084:((v,T,m)=>{m.d(T,{T:()=>l,t:()=>p});var y=m(74135);const A=-.12,M=.27,b=.055,E={below:.24,height:1.18,
beside:.18};function p(a,r,s,o,h){const{fragments:f}=r;for(let c=0,e=0;c<f.length;c=e){const{run:d}=f[c];let g=0;for(e=c;e<f.length&&u(f[e],f[c]);e++)g+=f[e].width;
const _=h&&d.owner!==null?d.owner?.in(h)??h:void 0;if(d.kind==="image"){const{upright:O}=d.image,I=(0,y.lw)(O,[d.width,0,0,d.height,s,o]);a.draw(_,{kind:"image",
name:a.image(d.image),matrix:I})}else{const O=f.slice(c,e).map(({word:I})=>I);a.draw(_,...l(O,d.look,s,o,g))}const k=d.owner?.linking;if(h&&k?.link){const O=d.kind===
"image"?d.height:d.look.size,I=[s,o-O*.25,s+g,o+O*(d.kind==="image"?1:.9)];a.link(k.in(h),I,k.link.target,k.link.contents)}s+=g}}function u(a,{run:r}){return a.
run===r||a.run.kind==="text"&&r.kind==="text"&&a.run.look===r.look&&a.run.owner===r.owner}function l(a,r,s,o,h){const{size:f,color:c,rise:e=0,oblique:d=!1,ground:g}=r,
_=o+e,k=[];if(g){const{below:I,height:t,beside:n}=E,i={x:s-n*f,y:_-I*f,width:h+2*n*f,height:t*f};k.push({kind:"area",...i,color:g,radius:f*.2})}k.push({kind:"te\
xt",x:s,y:_,size:f,color:c,words:a,oblique:d});const O=I=>({kind:"area",x:s,y:_+I*f,width:h,height:b*f,color:c});return r.underlined===!0&&k.push(O(A)),r.struck===
!0&&k.push(O(M)),k}}),16246:((v,T,m)=>{m.d(T,{H:()=>E,a:()=>b});var y=m(86799),A=m(96927);const M=p=>Math.round(p*72e3)/1e3;function b({page_size:p,orientation:u,
page_width:l,page_height:a}){if(l!==void 0&&a!==void 0)return{width:M(l),height:M(a)};const[r,s]=A.tn[p];return u==="portrait"?{width:r,height:s}:{width:s,height:r}}
const E=({font:p,bold_font:u})=>({font:p&&(0,y.g)(p,"font"),boldFont:u&&(0,y.g)(u,"bold_font")})}),16596:((v,T,m)=>{m.d(T,{m:()=>u});var y=m(58552),A=m(30586),M=m(
86476),b=m(42419);const E=1e3,p=8;async function u(r,s){const o=new Map;for(const h of r){if(!/^qr:/i.test(h))continue;if(o.size===E)throw(0,y.G6)([{field:"file",
message:`has more than ${E} QR codes (qr:)`}]);const f=(0,b.U)(l(h),"medium");if("most"in f){const c=`has a QR code (qr:) of ${f.length} ${f.unit}, and at most ${f.
most} fit`;throw(0,y.G6)([{field:"file",message:c}])}await s.pace.rest(),o.set(h,await a(f,s))}return o}function l(r){const s=r.slice(3);if(/^https?:/i.test(s))
return s;try{return decodeURIComponent(s)}catch{return s}}async function a(r,s){const o=(r.size+2*b.M)*p,h=c=>{const e=new Uint8Array(Math.ceil(o/8)),d=Math.floor(
c/p)-b.M;for(const g of e.keys())e[g]=r.isDark(g-b.M,d)?0:255;return e},f=await(0,A.Hy)({width:o,height:o,depth:1,color:"gray",resolution:o,samples:h},s);return await(0,M.
A)({name:"code.png",bytes:f},"file",s)}}),37645:((v,T,m)=>{m.d(T,{N:()=>r});var y=m(58552),A=m(77040),M=m(96533),b=m(43084);const E=.82,p=6,u=3e5,l=12,a=1e6;async function r({
sheets:h},f,{frameOf:c,size:e,isBare:d,pace:g},_){const k=s("header",_),O=s("footer",_),I={style:"Regular",size:e*E,color:M.lm.quiet},t=n=>({number:String(n),last:String(
h.length),title:_.title,date:_.date??""});for(const[n,i]of[[k,"Header"],[O,"Footer"]]){if(!n)continue;const w=new Map;for(const[D,P]of h.entries()){const L=c(D);
let x=w.get(L);x||w.set(L,x=new o(f,L,I,n,t(h.length))),!d(D,i)&&(i==="Footer"||D>0||_.headerOnFirst)&&x.draw(P,i,t(D+1));const C=g.step(u);C&&await C}}}function s(h,f){
const c=f[h];if(c===void 0)return;const e=(0,A.n)(c);if("problem"in e)throw(0,y.G6)([{field:h,message:e.problem}]);if([...e.left,...e.middle,...e.right].some(g=>typeof g!=
"string"&&g.placeholder==="date")&&f.date===void 0)throw(0,y.G6)([{field:"date",message:`is required, because ${h} has {date}`,mentions:[h]}]);return e}class o{maker;page;line;look;room;constructor(f,c,e,d,g){
this.maker=f,this.page=c,this.line=d,this.room=c.width-c.left-c.right;const _=this.factorOf(this.texts(g).map(k=>this.set(k,e).width));this.look={...e,size:Math.
max(e.size*Math.min(_,1),Math.min(p,e.size))}}draw(f,c,e){const{width:d,height:g,left:_,right:k,top:O,bottom:I}=this.page,{size:t}=this.look,n=(c==="Footer"?I/2:
g-O/2)-t*.3,i=this.texts(e),w=i.map(C=>this.set(C,this.look)),D=this.factorOf(w.map(C=>C.width))<.999,P=(this.room-2*l)/i.filter(C=>C!=="").length,x=(D?i.map(C=>this.
cut(C,P)):w).flatMap((C,$)=>{let B=[_,(_+d-k-C.width)/2,d-k-C.width][$];return C.fragments.flatMap(({word:R,width:S})=>(0,b.T)([R],this.look,(B+=S)-S,n,S))});f.
run(c,...x)}factorOf([f=0,c=0,e=0]){const d=Math.max(f,e),g=c===0?f+e:2*d+c,_=c===0?f>0&&e>0?l:0:d>0?2*l:0;return g===0?1:(this.room-_)/g}cut(f,c){const e=this.
set(f,this.look);if(e.width<=c)return e;const d=[...f],g=O=>this.set(`${d.slice(0,O).join("").trimEnd()}…`,this.look);let[_,k]=[0,d.length];for(;_<k;){const O=Math.
ceil((_+k)/2);g(O).width<=c?_=O:k=O-1}return g(_)}texts(f){return[this.line.left,this.line.middle,this.line.right].map(c=>c.map(e=>typeof e=="string"?e:f[e.placeholder]).
join("").trim())}set(f,c){const[e]=this.maker.paragraph([{kind:"text",text:f,look:c}],a).lines;return e??{fragments:[],width:0,tallest:0,notes:[]}}}}),82943:((v,T,m)=>{
m.d(T,{F:()=>y});const y=(A,M,b=[])=>({code:"characters_missing",message:`Boxes are drawn for characters that cannot be shown: ${A}. ${M}`,...b.length>0?{mentions:b}:
{}})}),33141:((v,T,m)=>{m.d(T,{$u:()=>M,b8:()=>A,dc:()=>E,zO:()=>b});var y=m(77581);function A(p,u){const l=typeof p=="number"?Math.abs(p):0,a=typeof u=="number"?
Math.abs(u):0;return{capHeight:l>=400&&l<=850?l:700,descent:-(a>=50?Math.min(a,230):230)}}const M=(p,u)=>`/Span <</ActualText <${Buffer.from((0,y.wx)(p).bytes).
toString("hex")}>>> BDC ${u} EMC`,b=(p,u)=>`<${p.map(l=>l.toString(16).padStart(u*2,"0")).join("")}>`;function E(p){return p.some(u=>u<32||u>126)?b(p,1):`(${Buffer.
from(p).toString("latin1").replace(/[\\()]/g,"\\$&")})`}}),30586:((v,T,m)=>{m.d(T,{Fo:()=>e,Hy:()=>c});var y=m(44131),A=m(64680),M=m(19158),b=m(81679);const E=Uint8Array.
of(137,80,78,71,13,10,26,10),p={gray:0,rgb:2,palette:3,"gray-alpha":4,rgba:6},u={gray:1,rgb:3,palette:1,"gray-alpha":2,rgba:4},l=.0254,a=6,r=8388608,s=65536,o=2,
h=.6,f=4,c=async(n,i)=>(await e(n,i)).file;async function e(n,i){const{width:w,height:D,depth:P,color:L,palette:x,profile:C,resolution:$}=n,B=Buffer.alloc(13);B.
writeUInt32BE(w,0),B.writeUInt32BE(D,4),B.set([P,p[L],0,0,0],8);const R=[E,t("IHDR",B)];C&&R.push(t("iCCP",Buffer.concat([Buffer.from("ICC\0\0","latin1"),(0,b.Kc)(
C)]))),$!==void 0&&R.push(t("pHYs",d($))),x&&R.push(t("PLTE",x));const{data:S}=await g(n,i),U=S.then(N=>Buffer.concat([...R,t("IDAT",N),t("IEND",new Uint8Array(
0))]));return U.catch(()=>{}),{file:U}}function d(n){const i=Buffer.alloc(9),w=Math.round(n/l);return i.writeUInt32BE(w,0),i.writeUInt32BE(w,4),i[8]=1,i}async function g(n,{
codec:i,pace:w}){const D=(_(n)+1)*n.height;if(!i&&D>r){const C=await(0,M.p)(new CompressionStream("deflate"),k(n,w,!0));return{data:Promise.resolve(C)}}const P=new A.
k(D);for await(const C of k(n,w,!1))P.copy(C,0,C.length);const L=P.bytes,x=i?i.deflate(L,a):(0,M.p)(new CompressionStream("deflate"),[L]);return D>r&&await x,{data:x}}
const _=({width:n,depth:i,color:w})=>Math.ceil(n*i*u[w]/8);async function*k(n,i,w){const{height:D,samples:P}=n,L=_(n),x=O(n),C=typeof P=="function"?P:U=>P.subarray(
U*L,U*L+L),$=new Uint8Array(L),B=Math.max(1,Math.floor(s/(L+1)));let R=new Uint8Array(0),S=0;for(let U=0;U<D;U++){if(S===R.length){const W=Math.min(B,D-U)*(L+1);
(w||R.length!==W)&&(R=new Uint8Array(W)),S=0}const N=R.subarray(S,S+=L+1),z=C(U).subarray(0,L),K=U>0&&Buffer.compare(z,$)===0;if(N[0]=x(z,K),N[0]!==o)N.set(z,1);else if(!K)
for(let W=0;W<L;W++)N[W+1]=z[W]-$[W];K||$.set(z),S===R.length&&(yield R);const G=i.step(L);G&&await G}}function O({depth:n,color:i}){if(n<8||i==="palette")return()=>0;
const w=u[i];let D;return(P,L)=>{if(L)return D;const x=D===void 0;return D=n===8&&I(P,w)?0:o,x?0:D}}function I(n,i){let w=0,D=0;for(let P=i;P<n.length;P+=f*i)n[P]===
n[P-i]&&w++,D++;return w>=D*h}function t(n,i){const w=Buffer.alloc(i.length+12);return w.writeUInt32BE(i.length,0),w.write(n,4,"latin1"),w.set(i,8),w.writeUInt32BE(
(0,y.Q)(w.subarray(4,i.length+8)),i.length+8),w}}),25561:((v,T,m)=>{m.d(T,{_:()=>y});class y{tag;facts;above;link;block;element;constructor(M,b,E,p){this.tag=M,
this.facts=b,this.above=E,this.link=p}in(M){return(!this.element||this.block!==M)&&(this.element=(this.above?.in(M)??M).add(this.tag,this.facts),this.block=M),this.
element}get linking(){return this.link?this:this.above?.linking}}}),42419:((v,T,m)=>{m.d(T,{M:()=>p,U:()=>r});var y=m(17775),A=m(63748),M=m(5336),b=m(23265),E=m(
96221);const p=4,u={low:"L",medium:"M",quartile:"Q",high:"H"},l={numeric:{low:7089,medium:5596,quartile:3993,high:3057},alphanumeric:{low:4296,medium:3391,quartile:2420,
high:1852},bytes:{low:2953,medium:2331,quartile:1663,high:1273}},a=1;function r(o,h){const{segment:f,...c}=s(o,h);if(c.length>c.most)return c;const e=new y.N({level:u[h]}).
encode(f),{size:d}=e;return{size:d,isDark:(g,_)=>g>=0&&_>=0&&g<d&&_<d&&e.get(g,_)===1}}function s(o,h){const f={length:o.length,unit:"characters"};if(/^[0-9]+$/.
test(o))return{segment:new A.e(o),most:l.numeric[h],...f};if(/^[0-9A-Z $%*+./:-]+$/.test(o))return{segment:new M.e(o),most:l.alphanumeric[h],...f};const c=Buffer.
byteLength(o),e=c===o.length;return{segment:new b.x(o,e?E.N.ISO_8859_1:E.N.UTF_8),length:c,most:l.bytes[h]-(e?0:a),unit:"bytes"}}}),27077:((v,T,m)=>{m.d(T,{Yz:()=>b,
k6:()=>A,p9:()=>E,y:()=>M,zd:()=>y});function y(p){for(;;){const{done:u,value:l}=p.next();if(u)return l}}async function A(p,u){for(;;){const{done:l,value:a}=p.next();
if(l)return a;const r=u.step(a);r&&await r}}const M=1e3,b=3e5;function*E(p,u){if(p.length<=M)return[...p].sort(u);let l=[];for(let a=0;a<p.length;a+=M){for(const r of p.
slice(a,a+M).sort(u))l.push(r);yield b}for(let a=M;a<l.length;a*=2){const r=[];for(let s=0;s<l.length;s+=2*a){const o=Math.min(s+a,l.length),h=Math.min(o+a,l.length);
for(let f=s,c=o;f<o||c<h;){const e=c===h||f<o&&u(l[f],l[c])<=0;r.push(e?l[f++]:l[c++]),r.length%M===0&&(yield b)}}l=r}return l}}),93604:((v,T,m)=>{m.d(T,{B:()=>y,
M:()=>A});const y=(b,E)=>M(b,E,!1),A=(b,E)=>M(b,E,!0);function M(b,E,p){let[u,l]=[0,b.length];for(;u<l;){const a=u+l>>1,r=b[a];r<E||p&&r===E?u=a+1:l=a}return u}}),
87593:((v,T,m)=>{m.d(T,{o:()=>d});var y=m(58552),A=m(61729),M=m(85673),b=m(45657),E=m(78323);const p=16,u=200,l={"{":"which would write a value as mark-up: writ\
e {{name}}","&":"which would write a value as mark-up: write {{name}}",">":"but templates have no parts: put the text here","=":"but the marks of templates cann\
ot be changed"},a=300,r=(I,t)=>new s(I,t).parse();class s{text;pace;problems=[];open=[{name:"",line:0,nodes:[]}];line=1;counted=0;from=0;constructor(t,n){this.text=
t,this.pace=n}async parse(){const{text:t,open:n,pace:i}=this;for(let w=t.indexOf("{{");w>=0;w=t.indexOf("{{",this.from)){this.tag(w);const D=i.step(a);D&&await D}
this.put(t.slice(this.from));for(const{name:w,line:D}of n.slice(1))this.problems.push(`has {{#${w}}} in line ${D}, which nothing ends`);return{nodes:n[0].nodes,
problems:this.problems}}tag(t){const{text:n}=this;let i=0;for(;n[t-1-i]==="\\"&&t-i>this.from;)i++;if(i%2===1){this.put(`${n.slice(this.from,t-1)}{{`),this.from=
t+2;return}const w=this.lineAt(t),D=n.indexOf("}}",t);if(D<0){this.refuse(w,"has {{ without }} after it"),this.put(n.slice(this.from)),this.from=n.length;return}
const P=n.slice(t+2,D).trim(),[L=""]=P,x="#^/!".includes(L)&&P!==""?this.ownLine(t,D+2):void 0;this.put(n.slice(this.from,x?.start??t)),this.from=x?.end??D+2,(L!==
"!"||P==="")&&this.enter(L,P,w)}enter(t,n,i){const w=Object.hasOwn(l,t)?l[t]:void 0;if(w!==void 0)return t==="{"&&this.text[this.from]==="}"&&this.from++,this.refuse(
i,`has {{${t}`,`, ${w}`);const D="#^/".includes(t)&&t!=="",P=D?n.slice(1).trim():n;if(P==="")return this.refuse(i,"has a tag without a name");if(P.length>u||/[\n{}]/.
test(P))return this.refuse(i,"has {{ whose end is missing");if(t==="/")return this.close(P,i);if(!D)return void this.open.at(-1).nodes.push({name:P,line:i});if(this.
open.length>p)return this.refuse(i,`has more than ${p} sections within one another`);const L={name:P,line:i,isInverted:t==="^",nodes:[]};this.open.at(-1).nodes.
push(L),this.open.push(L)}close(t,n){const i=this.open.at(-1);if(this.open.length>1&&i.name===t)return void this.open.pop();const D=this.open.length>1?`, where \
{{#${i.name}}} of line ${i.line} must end first`:", which nothing begins";this.refuse(n,`has {{/${t}}}`,D)}ownLine(t,n){const{text:i}=this;let w=t;for(;w>this.from&&
(i[w-1]===" "||i[w-1]==="	");)w--;if(w>0&&i[w-1]!==`
`)return;let D=n;for(;i[D]===" "||i[D]==="	"||i[D]==="\r";)D++;if(!(D<i.length&&i[D]!==`
`))return{start:w,end:Math.min(D+1,i.length)}}put(t){t!==""&&this.open.at(-1).nodes.push(t)}refuse(t,n,i=""){this.problems.push(`${n} in line ${t}${i}`)}lineAt(t){
for(;this.counted<t;this.counted++)this.text[this.counted]===`
`&&this.line++;return this.line}}const o=20,h=200,f=1e5,c=1e7,e=500;async function d(I,t,n){if((0,E.H)(I))throw(0,y.G6)([{field:"file",message:"has characters f\
or private use (from U+100000 on), which templates cannot have"}]);const{nodes:i,problems:w}=await r(I,n);if(w.length>0)throw(0,y.G6)(w.slice(0,o).map(P=>({field:"\
file",message:P})));const D=new _(t,n);return await D.add(i),D.finish()}const g="is a number of more than 15 digits, some of which are lost: write it in quotes";
class _{pace;pieces=[];values=[];scopes;problems=new Map;namesOfScopes=new Map;rounds=0;length=0;constructor(t,n){this.pace=n,this.scopes=[t]}async add(t){for(const n of t){
const i=this.pace.step(e);if(i&&await i,typeof n=="string")this.put(n,n.length);else if("nodes"in n)for(const w of this.scopesOf(n))await this.within(w,n.nodes);else
this.value(n)}}finish(){const{problems:t}=this,n=[...t.values()].slice(0,o),i=t.size>o?[`and ${t.size-o} more`]:[],w={field:"values",message:[...n,...i].join(";\
 ")};if(t.size>0)throw(0,y.G6)([w]);return{text:this.pieces.join(""),values:this.values}}async within(t,n){if(++this.rounds>f)throw(0,y.G6)([{field:"values",message:`\
would repeat parts of the template more than ${f} times`}]);this.scopes.push(t),await this.add(n),this.scopes.pop()}scopesOf({name:t,line:n,isInverted:i}){const w=this.
find({name:t,line:n});if(w===void 0)return[];const D=Array.isArray(w)?w:[w],P=D.length>0&&w!==!1&&w!==null&&w!=="";return i?P?[]:[this.scopes.at(-1)]:P?D:[]}value({
name:t,line:n}){const i=this.find({name:t,line:n});if(i===void 0)return;if(typeof i=="object"&&i!==null){const D=Array.isArray(i)?"a list":"an object";return this.
refuse({name:t,line:n},()=>`is ${D}: write {{#${t}}} … {{/${t}}} around its contents`)}if((0,b.Vp)(i))return this.refuse({name:t,line:n},()=>g);const w=i===null?
"":String(i);this.values.push(w),this.put((0,E.Y1)(this.values.length-1),w.length)}find({name:t,line:n}){const{scopes:i}=this;if(t===".")return i.at(-1);const[w="",
...D]=t.split(".");for(let P=i.length-1;P>=0;P--){const L=i[P];if(!(0,A.Gv)(L))continue;if(Object.hasOwn(L,t))return L[t];if(!Object.hasOwn(L,w))continue;const x=O(
L[w],D);if(x!==void 0)return x;break}this.refuse({name:t,line:n},()=>`is not given${(0,M.gx)(t,this.names())}`)}names(){const t=[];for(const n of this.scopes){if(t.
length>h)return t;(0,A.Gv)(n)&&(0,b.RZ)(t,this.namesIn(n))}return t}namesIn(t){const n=this.namesOfScopes.get(t);if(n)return n;const i=Object.keys(t).slice(0,h).
flatMap(w=>[w,...k(t[w],w)]).slice(0,h);return this.namesOfScopes.set(t,i),i}refuse({name:t,line:n},i){const{problems:w}=this;w.has(t)||w.set(t,w.size<o?`'${t}'\
 (line ${n}) ${i()}`:"")}put(t,n){if(this.length+=n,this.length>c)throw(0,y.G6)([{field:"values",message:`make a text of more than ${c} characters; at most that\
 many are allowed`}]);this.pieces.push(t)}}const k=(I,t)=>(0,A.Gv)(I)?Object.keys(I).slice(0,h).map(n=>`${t}.${n}`):[];function O(I,t){let n=I;for(const i of t){
if(!(0,A.Gv)(n)||!Object.hasOwn(n,i))return;n=n[i]}return n}}),78323:((v,T,m)=>{m.d(T,{H:()=>b,Y1:()=>E,qk:()=>u});const y=1048576,A=15,M=/([\u{100000}-\u{107fff}])([\u{100000}-\u{107fff}])/gu,
b=l=>/[\u{100000}-\u{10ffff}]/u.test(l),E=l=>String.fromCodePoint(y+(l>>A),y+(l&(1<<A)-1)),p=(l,a)=>l.codePointAt(0)-y<<A|a.codePointAt(0)-y,u=(l,a,r=s=>s)=>l.replace(
M,(s,o,h)=>r(a[p(o,h)]??""))})};
