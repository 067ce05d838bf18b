"use strict";exports.id=5059,exports.ids=[5059],exports.modules={49180:((A,E,d)=>{d.d(E,{q:()=>g});const _="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd\
4 azure f0ffff beige f5f5dc bisque ffe4c4 black 000000 blanchedalmond ffebcd blue 0000ff blueviolet 8a2be2 brown a52a2a burlywood deb887 cadetblue 5f9ea0 chartr\
euse 7fff00 chocolate d2691e coral ff7f50 cornflowerblue 6495ed cornsilk fff8dc crimson dc143c cyan 00ffff darkblue 00008b darkcyan 008b8b darkgoldenrod b8860b \
darkgray a9a9a9 darkgreen 006400 darkgrey a9a9a9 darkkhaki bdb76b darkmagenta 8b008b darkolivegreen 556b2f darkorange ff8c00 darkorchid 9932cc darkred 8b0000 da\
rksalmon e9967a darkseagreen 8fbc8f darkslateblue 483d8b darkslategray 2f4f4f darkslategrey 2f4f4f darkturquoise 00ced1 darkviolet 9400d3 deeppink ff1493 deepsk\
yblue 00bfff dimgray 696969 dimgrey 696969 dodgerblue 1e90ff firebrick b22222 floralwhite fffaf0 forestgreen 228b22 fuchsia ff00ff gainsboro dcdcdc ghostwhite f\
8f8ff gold ffd700 goldenrod daa520 gray 808080 green 008000 greenyellow adff2f grey 808080 honeydew f0fff0 hotpink ff69b4 indianred cd5c5c indigo 4b0082 ivory f\
ffff0 khaki f0e68c lavender e6e6fa lavenderblush fff0f5 lawngreen 7cfc00 lemonchiffon fffacd lightblue add8e6 lightcoral f08080 lightcyan e0ffff lightgoldenrody\
ellow fafad2 lightgray d3d3d3 lightgreen 90ee90 lightgrey d3d3d3 lightpink ffb6c1 lightsalmon ffa07a lightseagreen 20b2aa lightskyblue 87cefa lightslategray 778\
899 lightslategrey 778899 lightsteelblue b0c4de lightyellow ffffe0 lime 00ff00 limegreen 32cd32 linen faf0e6 magenta ff00ff maroon 800000 mediumaquamarine 66cda\
a mediumblue 0000cd mediumorchid ba55d3 mediumpurple 9370db mediumseagreen 3cb371 mediumslateblue 7b68ee mediumspringgreen 00fa9a mediumturquoise 48d1cc mediumv\
ioletred c71585 midnightblue 191970 mintcream f5fffa mistyrose ffe4e1 moccasin ffe4b5 navajowhite ffdead navy 000080 oldlace fdf5e6 olive 808000 olivedrab 6b8e2\
3 orange ffa500 orangered ff4500 orchid da70d6 palegoldenrod eee8aa palegreen 98fb98 paleturquoise afeeee palevioletred db7093 papayawhip ffefd5 peachpuff ffdab\
9 peru cd853f pink ffc0cb plum dda0dd powderblue b0e0e6 purple 800080 rebeccapurple 663399 red ff0000 rosybrown bc8f8f royalblue 4169e1 saddlebrown 8b4513 salmo\
n fa8072 sandybrown f4a460 seagreen 2e8b57 seashell fff5ee sienna a0522d silver c0c0c0 skyblue 87ceeb slateblue 6a5acd slategray 708090 slategrey 708090 snow ff\
fafa springgreen 00ff7f steelblue 4682b4 tan d2b48c teal 008080 thistle d8bfd8 tomato ff6347 turquoise 40e0d0 violet ee82ee wheat f5deb3 white ffffff whitesmoke\
 f5f5f5 yellow ffff00 yellowgreen 9acd32";function g(u){const l=u.toLowerCase(),f=/^#([\da-f]{3}|[\da-f]{6})$/.exec(l)?.[1]??y().get(l);return f===void 0?void 0:
(f.length===3?[...f].map(a=>a+a):[f.slice(0,2),f.slice(2,4),f.slice(4)]).map(a=>Number.parseInt(a,16))}let m;function y(){const u=_.split(" ");return m??=new Map(
u.flatMap((l,f)=>f%2===0?[[l,u[f+1]]]:[]))}}),17079:((A,E,d)=>{d.d(E,{Z:()=>u,_:()=>y});const _=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
g=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,m=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function y(a){
if(a.length>64)return;const s=a.trim().replace(g,(c,n,e,t)=>`${n??""}${1900+Number(e)}${t}`);return f(l(_.exec(s)??m.exec(s)))}function u(a){const s=a.length>64?
void 0:l(m.exec(a.trim()));if(!s||f(s)===void 0)return;const{year:c,month:n="",day:e="",hour:t="",minute:o="",second:r="",zone:i=""}=s;return`D:${c}${n}${e}${t}${o}${r}${i===
"Z"||i===""?i:`${i.replace(":","'")}'`}`}function l(a){if(!a)return;const[,s,c,n,e,t,o,r,i,O,p]=a,h=r??(i===void 0?void 0:`${i}${O??"00"}:${p??"00"}`);return{year:s,
month:c,day:n,hour:e,minute:t,second:o,zone:h}}function f(a){if(!a)return;const{year:s,month:c,day:n,hour:e,minute:t="00",second:o="00",zone:r}=a,i=(p,h,D)=>p===
void 0||Number(p)>=h&&Number(p)<=D;if(Number(s)===0||!i(c,1,12)||!i(n,1,b(Number(s),Number(c)))||!i(e,0,23)||!i(t,0,59)||!i(o,0,59)||r!==void 0&&r!=="Z"&&!(i(r.
slice(1,3),0,23)&&i(r.slice(4),0,59)))return;const O=[s,c,n].filter(p=>p!==void 0).join("-");return e===void 0?O:`${O}T${e}:${t}:${o}${r==="+00:00"||r==="-00:00"?
"Z":r??""}`}function b(a,s){return s===2?a%4===0&&(a%100!==0||a%400===0)?29:28:[4,6,9,11].includes(s)?30:31}}),51521:((A,E,d)=>{d.d(E,{Ct:()=>l,Qf:()=>u,sA:()=>b});
var _=d(98446),g=d(34378);const m=/(\{[^{}]*\})/;function y(a,s){const c=[],n=[],e=`use ${s.map(t=>`{${t}}`).join(", ")}`;for(const t of(0,g.w)(a).split(m)){const o=s.
find(r=>`{${r}}`===t);if(o)c.push({placeholder:o});else if(m.test(t))n.push(t);else{if(/[{}]/.test(t))return{problem:`has a brace that belongs to no placeholder\
; ${e}`};t&&c.push({literal:t})}}return n.length===0?{pieces:c}:{problem:`has the unknown ${(0,_.d5)(n.length,"placeholder","placeholders")} ${n.join(" and ")};\
 ${e}`}}const u=a=>a.split(m).filter((s,c)=>c%2===1),l=(a,s)=>a.split(m).map((c,n)=>(n%2===1&&Object.hasOwn(s,c.slice(1,-1))?s[c.slice(1,-1)]:void 0)??c).join(""),
f=["number","last","label","name"],b=a=>y(a,f)}),77040:((A,E,d)=>{d.d(E,{n:()=>y});const _=["number","last","title","date"],g=`use ${_.map(u=>`{${u}}`).join(", ")}\
, and a \\ before a brace that is text`,m="{}|\\";function y(u){const l=[[]],f=[];let b="";const a=()=>{b!==""&&l.at(-1).push(b),b=""};for(let e=0;e<u.length;e++){
const t=u[e];if(t==="\\"&&e+1<u.length&&m.includes(u[e+1]))b+=u[++e];else if(t==="|")a(),l.push([]);else{if(t==="}")return{problem:`has a brace that belongs to \
no placeholder; ${g}`};if(t==="{"){const o=u.indexOf("}",e);if(o<0)return{problem:`has a brace that belongs to no placeholder; ${g}`};const r=u.slice(e+1,o),i=_.
find(O=>O===r);a(),i?l.at(-1).push({placeholder:i}):f.push(`{${r}}`),e=o}else b+=t}}if(a(),f.length>0)return{problem:`has the unknown ${f.join(" and ")}; ${g}`};
if(l.length>3)return{problem:"has more than three parts; use at most two bars (|), and \\| for a bar that is text"};const[s=[],c=[],n=[]]=l;return l.length===1?
{left:[],middle:s,right:[]}:l.length===2?{left:s,middle:[],right:c}:{left:s,middle:c,right:n}}}),60666:((A,E,d)=>{d.d(E,{E:()=>c,L:()=>b});var _=d(49180),g=d(17079),
m=d(51521),y=d(77040);function u(n){const e=(0,m.sA)(n);return"problem"in e?e.problem:void 0}function l(n){const e=(0,y.n)(n);return"problem"in e?e.problem:void 0}
const f=/^(?:[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8}){0,8}|[xXiI](?:-[A-Za-z0-9]{1,8}){1,8})$/,b=n=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.test(n),a=n=>!/[/\\\p{Cc}\p{Cs}]/u.
test(n)&&/[^. ]/.test(n);function s(n){const e=URL.canParse(n)?new URL(n):void 0;return e?.protocol==="https:"&&e.username===""&&e.password===""}const c={"file-\
name":{holds:a,words:"a file name without folders"},"media-type":{holds:b,words:"a media type such as text/xml or application/pdf"},color:{holds:n=>(0,_.q)(n)!==
void 0,words:"a color such as Red, darkgreen or #c00000"},date:{holds:n=>(0,g.Z)(n)!==void 0,words:"a date of ISO 8601 such as 2026-11-20 or 2026-11-20T14:30:00\
+01:00"},"number-format":{holds:n=>u(n)===void 0,words:"text such as {number} / {last}",problem:u},"running-line":{holds:n=>l(n)===void 0,words:"a line such as \
{title}|{number} / {last}",problem:l},"https-address":{holds:s,words:"an HTTPS address such as https://tsa.example.com"},"language-tag":{holds:n=>f.test(n),words:"\
a language tag such as en, de-AT or zh-Hant (BCP 47)"}}}),45059:((A,E,d)=>{d.d(E,{_:()=>s});var _=d(81077),g=d(33311),m=d(9819),y=d(33973),u=d(87773),l=d(90536),
f=d(45599),b=d(60666),a=d(59071);async function s(n){const e=(await(0,g.S)(n)).EF;if(e.length===0)return[];const t=new c(n),{catalog:o,job:r}=n,i=(0,m.Wo)(n,"Na\
mes");for(const[h,D]of await(0,_.Zc)(n,i?.dict.get("EmbeddedFiles"),"Names")){t.add(D,null,h instanceof f.Mx?(0,a.Gh)(h):null);const P=r.pace.step(500);P&&await P}
if(t.associated(o.get("AF"),null),!t.missesSome(e))return t.found;for(let h=0;h<n.pages.count;h++){const D=n.pages.number(h);t.associated(n.entry(D,"AF"),h+1);for(const w of n.
array(n.entry(D,"Annots"))??[]){const M=n.dict(w);M&&((0,f.Eo)(n.resolve(M.get("Subtype")),"FileAttachment")&&t.add(M.get("FS"),h+1,null,(0,a.Gh)(n.resolve(M.get(
"Contents")))),t.associated(M.get("AF"),h+1))}const P=r.pace.step(1e3);P&&await P}if(!t.missesSome(e))return t.found;const{live:O}=await(0,y.Gy)(n),p=e.filter(h=>O[h]===
1);for await(const[,h]of(0,u.$)(n,p))(0,l.C)(h,D=>{D.has("EF")&&t.add(D,null)});return t.found}class c{document;found=[];streams=new Set;constructor(e){this.document=
e}associated(e,t){const o=this.document.array(e)??(e===void 0?[]:[e]);for(const r of o)this.add(r,t)}missesSome(e){return e.some(t=>(0,l.L)(this.document.get(t),
o=>{const r=this.embedded(o);return r!==void 0&&!this.streams.has(r)}))}add(e,t,o=null,r=null){const{document:i}=this,O=i.dict(e),p=O&&this.embedded(O);if(!p||this.
streams.has(p))return;this.streams.add(p);const h=w=>(0,a.Gh)(i.resolve(O.get(w))),D=i.resolve(p.dict.get("Subtype")),P=i.resolve(O.get("AFRelationship"));this.
found.push({name:h("UF")??h("F")??h("Unix")??h("DOS")??h("Mac")??o,stream:p,size:this.sizeOf(p),mimeType:D instanceof f.SX&&(0,b.L)(D.text)?D.text:null,description:h(
"Desc")??r,relationship:P instanceof f.SX?P.text:null,page:t})}embedded(e){const t=this.document.dict(e.get("EF"));if(t)for(const o of["UF","F","Unix","DOS","Ma\
c"]){const r=t.get(o),i=(0,f.i9)(r)?this.document.resolve(r):null;if(i instanceof f.Z6)return i}}sizeOf(e){const{document:t}=this,o=t.resolve(t.dict(e.dict.get(
"Params"))?.get("Size"));return typeof o=="number"&&Number.isInteger(o)&&o>=0?o:!e.dict.has("Filter")&&e.sealed===void 0?e.data.length:null}}}),33311:((A,E,d)=>{
d.d(E,{S:()=>m});var _=d(21996),g=d(70549);const m=(0,g.n)(y=>(0,_.zx)(y,["AP","JS","EF","ByteRange","Sig"]))}),59071:((A,E,d)=>{d.d(E,{Gh:()=>c,ZK:()=>n,wh:()=>s});
var _=d(77581),g=d(45599);const m=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,y=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,u=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
l=e=>e.replace(m,"").replace(y,"").replace(u,"�"),f=200,b=new WeakMap;function a(e){if(e.bytes.length<f)return l((0,_.g7)(e));let t=b.get(e);return t===void 0&&
b.set(e,t=l((0,_.g7)(e))),t}const s=e=>l(e).trim();function c(e){const t=e instanceof g.Mx?a(e).trim():"";return t===""?null:t}const n=e=>e?a(e):""})};
