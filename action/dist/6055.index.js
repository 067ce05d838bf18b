"use strict";exports.id=6055,exports.ids=[6055],exports.modules={85673:((M,E,d)=>{d.d(E,{gx:()=>m,h:()=>b});function _(t,r){const o=g(t,r);if(o!==void 0)return[o];const n=f(
t);return r.filter(s=>f(s).some(u=>u.length>3&&n.includes(u)))}function g(t,r){let o;for(const n of r){const s=p(f(t),f(n));s<=2&&s<(o?.count??1/0)&&(o={name:n,
count:s})}return o?.name}function p(t,r){return t.length!==r.length?t.length*r.length===0?1/0:p([t.join("")],[r.join("")]):r.reduce((o,n,s)=>{const u=t[s]??"",v=Math.
min(u.length,n.length),O=c(u,n);return O>(v<3?0:v<7?1:2)?1/0:o+O},0)}const b=(t,r)=>l(_(t,r));function m(t,r){const o=g(t,r),n=s=>f(s).sort().join(" ");return l(
o===void 0?r.filter(s=>t!==""&&n(s)===n(t)):[o])}const l=t=>t.length===0||t.length>3?"":` (did you mean ${t.join(" or ")}?)`,f=t=>t.trim().slice(0,64).replace(/(?<=[a-z])(?=[A-Z])/g,
" ").toLowerCase().split(/[\s_-]+/).filter(r=>r!=="");function c(t,r){let o=[],n=Array.from({length:r.length+1},(s,u)=>u);for(let s=0;s<t.length;s++){const u=[s+
1];for(let v=0;v<r.length;v++){const O=s>0&&v>0&&t[s]===r[v-1]&&t[s-1]===r[v];u.push(Math.min((n[v+1]??0)+1,(u[v]??0)+1,(n[v]??0)+(t[s]===r[v]?0:1),O?(o[v-1]??0)+
1:1/0))}o=n,n=u}return n.at(-1)??0}}),49180:((M,E,d)=>{d.d(E,{q:()=>g});const _="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd4 azure f0ffff\
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
 ffff00 yellowgreen 9acd32";function g(m){const l=m.toLowerCase(),f=/^#([\da-f]{3}|[\da-f]{6})$/.exec(l)?.[1]??b().get(l);return f===void 0?void 0:(f.length===3?
[...f].map(t=>t+t):[f.slice(0,2),f.slice(2,4),f.slice(4)]).map(t=>Number.parseInt(t,16))}let p;function b(){const m=_.split(" ");return p??=new Map(m.flatMap((l,f)=>f%
2===0?[[l,m[f+1]]]:[]))}}),51521:((M,E,d)=>{d.d(E,{Ct:()=>l,Qf:()=>m,sA:()=>c});var _=d(98446),g=d(34378);const p=/(\{[^{}]*\})/;function b(t,r){const o=[],n=[],
s=`use ${r.map(u=>`{${u}}`).join(", ")}`;for(const u of(0,g.w)(t).split(p)){const v=r.find(O=>`{${O}}`===u);if(v)o.push({placeholder:v});else if(p.test(u))n.push(
u);else{if(/[{}]/.test(u))return{problem:`has a brace that belongs to no placeholder; ${s}`};u&&o.push({literal:u})}}return n.length===0?{pieces:o}:{problem:`ha\
s the unknown ${(0,_.d5)(n.length,"placeholder","placeholders")} ${n.join(" and ")}; ${s}`}}const m=t=>t.split(p).filter((r,o)=>o%2===1),l=(t,r)=>t.split(p).map(
(o,n)=>(n%2===1&&Object.hasOwn(r,o.slice(1,-1))?r[o.slice(1,-1)]:void 0)??o).join(""),f=["number","last","label","name"],c=t=>b(t,f)}),77040:((M,E,d)=>{d.d(E,{n:()=>b});
const _=["number","last","title","date"],g=`use ${_.map(m=>`{${m}}`).join(", ")}, and a \\ before a brace that is text`,p="{}|\\";function b(m){const l=[[]],f=[];
let c="";const t=()=>{c!==""&&l.at(-1).push(c),c=""};for(let s=0;s<m.length;s++){const u=m[s];if(u==="\\"&&s+1<m.length&&p.includes(m[s+1]))c+=m[++s];else if(u===
"|")t(),l.push([]);else{if(u==="}")return{problem:`has a brace that belongs to no placeholder; ${g}`};if(u==="{"){const v=m.indexOf("}",s);if(v<0)return{problem:`\
has a brace that belongs to no placeholder; ${g}`};const O=m.slice(s+1,v),$=_.find(A=>A===O);t(),$?l.at(-1).push({placeholder:$}):f.push(`{${O}}`),s=v}else c+=u}}
if(t(),f.length>0)return{problem:`has the unknown ${f.join(" and ")}; ${g}`};if(l.length>3)return{problem:"has more than three parts; use at most two bars (|), \
and \\| for a bar that is text"};const[r=[],o=[],n=[]]=l;return l.length===1?{left:[],middle:r,right:[]}:l.length===2?{left:r,middle:[],right:o}:{left:r,middle:o,
right:n}}}),60666:((M,E,d)=>{d.d(E,{E:()=>o,L:()=>c});var _=d(49180),g=d(17079),p=d(51521),b=d(77040);function m(n){const s=(0,p.sA)(n);return"problem"in s?s.problem:
void 0}function l(n){const s=(0,b.n)(n);return"problem"in s?s.problem:void 0}const f=/^(?:[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8}){0,8}|[xXiI](?:-[A-Za-z0-9]{1,8}){1,8})$/,
c=n=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.test(n),t=n=>!/[/\\\p{Cc}\p{Cs}]/u.test(n)&&/[^. ]/.test(n);function r(n){const s=URL.canParse(n)?new URL(n):void 0;
return s?.protocol==="https:"&&s.username===""&&s.password===""}const o={"file-name":{holds:t,words:"a file name without folders"},"media-type":{holds:c,words:"\
a media type such as text/xml or application/pdf"},color:{holds:n=>(0,_.q)(n)!==void 0,words:"a color such as Red, darkgreen or #c00000"},date:{holds:n=>(0,g.Z)(
n)!==void 0,words:"a date of ISO 8601 such as 2026-11-20 or 2026-11-20T14:30:00+01:00"},"number-format":{holds:n=>m(n)===void 0,words:"text such as {number} / {\
last}",problem:m},"running-line":{holds:n=>l(n)===void 0,words:"a line such as {title}|{number} / {last}",problem:l},"https-address":{holds:r,words:"an HTTPS ad\
dress such as https://tsa.example.com"},"language-tag":{holds:n=>f.test(n),words:"a language tag such as en, de-AT or zh-Hant (BCP 47)"}}}),28409:((M,E,d)=>{d.d(
E,{B:()=>m});var _=d(58552);const g=100,p=5e7,b=/^data:([^,;]*)(?:;[^,;]*)*;base64,([A-Za-z0-9+/\s%=_-]*)$/i;function m(l){const f=new Map,c=[];let t=0;for(const r of l){
if(!/^data:/i.test(r))continue;const[,o="",n]=b.exec(r)??[];if(n===void 0){c.push({field:"file",message:"has a data: address that is not base64; write data:imag\
e/png;base64, and the image"});break}const s=Buffer.from(n.replaceAll("%2B","+").replaceAll("%2F","/").replaceAll("%3D","="),"base64");if(t+=s.length,f.set(r,{name:`\
image.${o.split("/")[1]??"bin"}`,bytes:s}),f.size>g||t>p){c.push({field:"file",message:`has more than ${g} images or ${p/1e6} MB of them in data: addresses`});break}}
if(c.length>0)throw(0,_.G6)(c);return f}}),71775:((M,E,d)=>{d.d(E,{l:()=>m});var _=d(82943),g=d(47707),p=d(21281),b=d(98446);const m=({from:o,told:n,missing:s,hasFont:u,
language:v,breaksArchive:O})=>[...v===void 0?[l(o)]:[],...O?[(0,p.Xb)({part:3,level:"a",name:"PDF/A-3a"},"an image has CMYK colors, and the document is sRGB")]:
[],...s.size>0?[(0,_.F)(r(s),u?"Your file lacks them too, or they cannot be shaped.":"Give a font that has them.",u?[]:["font"])]:[],...n.images.size>0?[c(n.images.
size,o)]:[],...n.links.size>0?[t(n.links.size,o)]:[],...n.html===!0?[f]:[]],l=o=>({code:"language_assumed",message:`The document does not say what it is written\
 in, so screen readers guess, and it does not claim PDF/UA. Give language, or lang in the ${o==="HTML"?"html element":"front matter"}.`,mentions:["language"]}),
f={code:"html_left_out",message:"HTML other than br, sub, sup and u was left out of the Markdown. Its text stays."},c=(o,n)=>({code:"image_not_loaded",message:`${(0,b.
y_)(o,"image")} of the ${n} ${(0,b.d5)(o,"was","were")} not given, so the text that describes ${(0,b.d5)(o,"it","them")} is there instead. Nothing is fetched: g\
ive ${(0,b.d5)(o,"the image","the images")} as a file beside the text (Action), as field:name (n8n), or in images (service).`}),t=(o,n)=>({code:"links_as_text",
message:`${(0,b.y_)(o,"link")} of the ${n} ${(0,b.d5)(o,"leads","lead")} neither to a heading of the document nor to an address such as https:, and ${(0,b.d5)(o,
"is","are")} text.`});function r(o){return[...new Set([...o].map(g.I2))].sort().join(", ")}}),82943:((M,E,d)=>{d.d(E,{F:()=>_});const _=(g,p,b=[])=>({code:"char\
acters_missing",message:`Boxes are drawn for characters that cannot be shown: ${g}. ${p}`,...b.length>0?{mentions:b}:{}})}),12889:((M,E,d)=>{d.d(E,{Rl:()=>n,Vv:()=>p,
ft:()=>f,jB:()=>r,pr:()=>t,vw:()=>c,wE:()=>o});var _=d(46161),g=d(47707);const p="‏";let b;const m=()=>b??=(0,_.A)(),l=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
f=s=>l.test(s),c=s=>f(s)&&(m().getEmbeddingLevels(s).paragraphs[0]?.level??0)%2===1;function t(s){if(!f(s))return s===""?[]:[{text:s,rtl:!1,at:0}];const{levels:u,
paragraphs:v}=m().getEmbeddingLevels(s),O=v[0]?.level??0;for(let e=s.length-1;e>=0&&/\s/.test(s[e]);e--)u[e]=O;const $=[];for(let e=0;e<s.length;e++){const i=$.
at(-1);i&&i.level===u[e]?i.text+=s[e]:$.push({level:u[e],text:s[e],at:e})}const A=$.reduce((e,{level:i})=>Math.max(e,i),0);for(let e=A;e>0;e--)for(let i=0,a=0;i<
$.length;i=a+1){for(a=i;a<$.length&&$[a].level>=e;)a++;if(a>i+1)for(const[h,w]of $.slice(i,a).entries())$[a-1-h]=w}return $.map(({level:e,text:i,at:a})=>({text:i,
rtl:e%2===1,at:a}))}const r=s=>Array.from(s,u=>m().getMirroredCharacter(u)??u).join(""),o=s=>(0,g.qf)(r(s)).reverse().join(""),n=s=>t(s).flatMap(({text:u,rtl:v})=>v?
(0,g.qf)(r(u)).reverse():(0,g.qf)(u))}),33141:((M,E,d)=>{d.d(E,{$u:()=>p,b8:()=>g,dc:()=>m,zO:()=>b});var _=d(77581);function g(l,f){const c=typeof l=="number"?
Math.abs(l):0,t=typeof f=="number"?Math.abs(f):0;return{capHeight:c>=400&&c<=850?c:700,descent:-(t>=50?Math.min(t,230):230)}}const p=(l,f)=>`/Span <</ActualText\
 <${Buffer.from((0,_.wx)(l).bytes).toString("hex")}>>> BDC ${f} EMC`,b=(l,f)=>`<${l.map(c=>c.toString(16).padStart(f*2,"0")).join("")}>`;function m(l){return l.
some(f=>f<32||f>126)?b(l,1):`(${Buffer.from(l).toString("latin1").replace(/[\\()]/g,"\\$&")})`}}),25561:((M,E,d)=>{d.d(E,{_:()=>_});class _{tag;facts;above;link;block;element;constructor(p,b,m,l){
this.tag=p,this.facts=b,this.above=m,this.link=l}in(p){return(!this.element||this.block!==p)&&(this.element=(this.above?.in(p)??p).add(this.tag,this.facts),this.
block=p),this.element}get linking(){return this.link?this:this.above?.linking}}}),9876:((M,E,d)=>{d.d(E,{Vn:()=>g,ZM:()=>m,s:()=>p});var _=d(47707);async function g(){
const{default:l}=await d.e(3286).then(d.bind(d,23286));return function*(f){const c=new l(f);let t=0;for(let r=c.nextBreak();r;r=c.nextBreak()){const o=r.position;
let n=o;for(;n>t&&f[n-1]===" ";)n--;yield{start:t,end:n,next:o},t=o}}}const p=(l,f)=>(0,_.qf)(l).map(c=>({text:c,width:f(c)})),b=/[_\-–—/.,;:]$/;function m(l,f){
const c=[];for(let t=0;t<l.length;){let r=t;for(let o=0;r<l.length&&(o+=l[r].width,!(o>f(c.length)&&r>t));r++);if(r<l.length){let o=r;for(;o>t&&!b.test(l[o-1].text);)
o--;o-t>=(r-t)/2&&(r=o)}c.push(r-t),t=r}return c}}),87593:((M,E,d)=>{d.d(E,{o:()=>v});var _=d(58552),g=d(61729),p=d(85673),b=d(78323);const m=16,l=200,f={"{":"w\
hich would write a value as mark-up: write {{name}}","&":"which would write a value as mark-up: write {{name}}",">":"but templates have no parts: put the text h\
ere","=":"but the marks of templates cannot be changed"};function c(A){return new t(A).parse()}class t{text;problems=[];open=[{name:"",line:0,nodes:[]}];line=1;counted=0;from=0;constructor(e){
this.text=e}parse(){const{text:e,open:i}=this;for(let a=e.indexOf("{{");a>=0;a=e.indexOf("{{",this.from))this.tag(a);this.put(e.slice(this.from));for(const{name:a,
line:h}of i.slice(1))this.problems.push(`has {{#${a}}} in line ${h}, which nothing ends`);return{nodes:i[0].nodes,problems:this.problems}}tag(e){const{text:i}=this;
let a=0;for(;i[e-1-a]==="\\"&&e-a>this.from;)a++;if(a%2===1){this.put(`${i.slice(this.from,e-1)}{{`),this.from=e+2;return}const h=this.lineAt(e),w=i.indexOf("}}",
e);if(w<0){this.refuse(h,"has {{ without }} after it"),this.put(i.slice(this.from)),this.from=i.length;return}const y=i.slice(e+2,w).trim(),[k=""]=y,T="#^/!".includes(
k)&&y!==""?this.ownLine(e,w+2):void 0;this.put(i.slice(this.from,T?.start??e)),this.from=T?.end??w+2,(k!=="!"||y==="")&&this.enter(k,y,h)}enter(e,i,a){const h=Object.
hasOwn(f,e)?f[e]:void 0;if(h!==void 0)return e==="{"&&this.text[this.from]==="}"&&this.from++,this.refuse(a,`has {{${e}`,`, ${h}`);const w="#^/".includes(e)&&e!==
"",y=w?i.slice(1).trim():i;if(y==="")return this.refuse(a,"has a tag without a name");if(y.length>l||/[\n{}]/.test(y))return this.refuse(a,"has {{ whose end is \
missing");if(e==="/")return this.close(y,a);if(!w)return void this.open.at(-1).nodes.push({name:y,line:a});if(this.open.length>m)return this.refuse(a,`has more \
than ${m} sections within one another`);const k={name:y,line:a,isInverted:e==="^",nodes:[]};this.open.at(-1).nodes.push(k),this.open.push(k)}close(e,i){const a=this.
open.at(-1);if(this.open.length>1&&a.name===e)return void this.open.pop();const w=this.open.length>1?`, where {{#${a.name}}} of line ${a.line} must end first`:"\
, which nothing begins";this.refuse(i,`has {{/${e}}}`,w)}ownLine(e,i){const{text:a}=this;let h=e;for(;h>this.from&&(a[h-1]===" "||a[h-1]==="	");)h--;if(h>0&&a[h-
1]!==`
`)return;let w=i;for(;a[w]===" "||a[w]==="	"||a[w]==="\r";)w++;if(!(w<a.length&&a[w]!==`
`))return{start:h,end:Math.min(w+1,a.length)}}put(e){e!==""&&this.open.at(-1).nodes.push(e)}refuse(e,i,a=""){this.problems.push(`${i} in line ${e}${a}`)}lineAt(e){
for(;this.counted<e;this.counted++)this.text[this.counted]===`
`&&this.line++;return this.line}}const r=20,o=200,n=1e5,s=1e7,u=500;async function v(A,e,i){if((0,b.H)(A))throw(0,_.G6)([{field:"file",message:"has characters f\
or private use (from U+100000 on), which templates cannot have"}]);const{nodes:a,problems:h}=c(A);if(h.length>0)throw(0,_.G6)(h.slice(0,r).map(y=>({field:"file",
message:y})));const w=new O(e,i);return await w.add(a),w.finish()}class O{pace;pieces=[];values=[];scopes;problems=new Map;rounds=0;length=0;constructor(e,i){this.
pace=i,this.scopes=[e]}async add(e){for(const i of e){const a=this.pace.step(u);if(a&&await a,typeof i=="string")this.put(i,i.length);else if("nodes"in i)for(const h of this.
scopesOf(i))await this.within(h,i.nodes);else this.value(i)}}finish(){const{problems:e}=this,i=[...e.values()].slice(0,r),a=e.size>r?[`and ${e.size-r} more`]:[],
h={field:"values",message:[...i,...a].join("; ")};if(e.size>0)throw(0,_.G6)([h]);return{text:this.pieces.join(""),values:this.values}}async within(e,i){if(++this.
rounds>n)throw(0,_.G6)([{field:"values",message:`would repeat parts of the template more than ${n} times`}]);this.scopes.push(e),await this.add(i),this.scopes.pop()}scopesOf({
name:e,line:i,isInverted:a}){const h=this.find({name:e,line:i});if(h===void 0)return[];const w=Array.isArray(h)?h:[h],y=w.length>0&&h!==!1&&h!==null&&h!=="";return a?
y?[]:[this.scopes.at(-1)]:y?w:[]}value({name:e,line:i}){const a=this.find({name:e,line:i});if(a===void 0)return;if(typeof a=="object"&&a!==null){const w=Array.isArray(
a)?"a list":"an object";return this.refuse({name:e,line:i},()=>`is ${w}: write {{#${e}}} … {{/${e}}} around its contents`)}const h=a===null?"":String(a);this.
values.push(h),this.put((0,b.Y1)(this.values.length-1),h.length)}find({name:e,line:i}){const{scopes:a}=this;if(e===".")return a.at(-1);const[h="",...w]=e.split(
".");for(let y=a.length-1;y>=0;y--){const k=a[y];if(!(0,g.Gv)(k))continue;if(Object.hasOwn(k,e))return k[e];if(!Object.hasOwn(k,h))continue;const T=$(k[h],w);if(T!==
void 0)return T;break}this.refuse({name:e,line:i},()=>`is not given${(0,p.gx)(e,this.names())}`)}names(){const e=[];for(const i of this.scopes)for(const[a,h]of Object.
entries((0,g.Gv)(i)?i:{})){if(e.length>o)return e;if(e.push(a),(0,g.Gv)(h))for(const w of Object.keys(h).slice(0,o))e.push(`${a}.${w}`)}return e}refuse({name:e,
line:i},a){const{problems:h}=this;h.has(e)||h.set(e,h.size<r?`'${e}' (line ${i}) ${a()}`:"")}put(e,i){if(this.length+=i,this.length>s)throw(0,_.G6)([{field:"val\
ues",message:`make a text of more than ${s} characters; at most that many are allowed`}]);this.pieces.push(e)}}function $(A,e){let i=A;for(const a of e){if(!(0,g.
Gv)(i)||!Object.hasOwn(i,a))return;i=i[a]}return i}}),78323:((M,E,d)=>{d.d(E,{H:()=>b,Y1:()=>m,qk:()=>f});const _=1048576,g=15,p=/([\u{100000}-\u{107fff}])([\u{100000}-\u{107fff}])/gu,
b=c=>/[\u{100000}-\u{10ffff}]/u.test(c),m=c=>String.fromCodePoint(_+(c>>g),_+(c&(1<<g)-1)),l=(c,t)=>c.codePointAt(0)-_<<g|t.codePointAt(0)-_,f=(c,t,r=o=>o)=>c.replace(
p,(o,n,s)=>r(t[l(n,s)]??""))})};
