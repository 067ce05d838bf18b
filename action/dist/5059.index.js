"use strict";exports.id=5059,exports.ids=[5059],exports.modules={49180:((D,E,s)=>{s.d(E,{q:()=>p});const _="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd\
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
 f5f5f5 yellow ffff00 yellowgreen 9acd32";function p(i){const f=i.toLowerCase(),h=/^#([\da-f]{3}|[\da-f]{6})$/.exec(f)?.[1]??y().get(f);return h===void 0?void 0:
(h.length===3?[...h].map(d=>d+d):[h.slice(0,2),h.slice(2,4),h.slice(4)]).map(d=>Number.parseInt(d,16))}let g;function y(){const i=_.split(" ");return g??=new Map(
i.flatMap((f,h)=>h%2===0?[[f,i[h+1]]]:[]))}}),17079:((D,E,s)=>{s.d(E,{Z:()=>i,_:()=>y});const _=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
p=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,g=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function y(d){
if(d.length>64)return;const r=d.trim().replace(p,(a,n,e,t)=>`${n??""}${1900+Number(e)}${t}`);return h(f(_.exec(r)??g.exec(r)))}function i(d){const r=d.length>64?
void 0:f(g.exec(d.trim()));if(!r||h(r)===void 0)return;const{year:a,month:n="",day:e="",hour:t="",minute:o="",second:l="",zone:u=""}=r;return`D:${a}${n}${e}${t}${o}${l}${u===
"Z"||u===""?u:`${u.replace(":","'")}'`}`}function f(d){if(!d)return;const[,r,a,n,e,t,o,l,u,c,m]=d,O=l??(u===void 0?void 0:`${u}${c??"00"}:${m??"00"}`);return{year:r,
month:a,day:n,hour:e,minute:t,second:o,zone:O}}function h(d){if(!d)return;const{year:r,month:a,day:n,hour:e,minute:t="00",second:o="00",zone:l}=d,u=(m,O,A)=>m===
void 0||Number(m)>=O&&Number(m)<=A;if(Number(r)===0||!u(a,1,12)||!u(n,1,b(Number(r),Number(a)))||!u(e,0,23)||!u(t,0,59)||!u(o,0,59)||l!==void 0&&l!=="Z"&&!(u(l.
slice(1,3),0,23)&&u(l.slice(4),0,59)))return;const c=[r,a,n].filter(m=>m!==void 0).join("-");return e===void 0?c:`${c}T${e}:${t}:${o}${l==="+00:00"||l==="-00:00"?
"Z":l??""}`}function b(d,r){return r===2?d%4===0&&(d%100!==0||d%400===0)?29:28:[4,6,9,11].includes(r)?30:31}}),51521:((D,E,s)=>{s.d(E,{Ct:()=>f,Qf:()=>i,sA:()=>b});
var _=s(98446),p=s(34378);const g=/(\{[^{}]*\})/;function y(d,r){const a=[],n=[],e=`use ${r.map(t=>`{${t}}`).join(", ")}`;for(const t of(0,p.w)(d).split(g)){const o=r.
find(l=>`{${l}}`===t);if(o)a.push({placeholder:o});else if(g.test(t))n.push(t);else{if(/[{}]/.test(t))return{problem:`has a brace that belongs to no placeholder\
; ${e}`};t&&a.push({literal:t})}}return n.length===0?{pieces:a}:{problem:`has the unknown ${(0,_.d5)(n.length,"placeholder","placeholders")} ${n.join(" and ")};\
 ${e}`}}const i=d=>d.split(g).filter((r,a)=>a%2===1),f=(d,r)=>d.split(g).map((a,n)=>(n%2===1&&Object.hasOwn(r,a.slice(1,-1))?r[a.slice(1,-1)]:void 0)??a).join(""),
h=["number","last","label","name"],b=d=>y(d,h)}),77040:((D,E,s)=>{s.d(E,{n:()=>y});const _=["number","last","title","date"],p=`use ${_.map(i=>`{${i}}`).join(", ")}\
, and a \\ before a brace that is text`,g="{}|\\";function y(i){const f=[[]],h=[];let b="";const d=()=>{b!==""&&f.at(-1).push(b),b=""};for(let e=0;e<i.length;e++){
const t=i[e];if(t==="\\"&&e+1<i.length&&g.includes(i[e+1]))b+=i[++e];else if(t==="|")d(),f.push([]);else{if(t==="}")return{problem:`has a brace that belongs to \
no placeholder; ${p}`};if(t==="{"){const o=i.indexOf("}",e);if(o<0)return{problem:`has a brace that belongs to no placeholder; ${p}`};const l=i.slice(e+1,o),u=_.
find(c=>c===l);d(),u?f.at(-1).push({placeholder:u}):h.push(`{${l}}`),e=o}else b+=t}}if(d(),h.length>0)return{problem:`has the unknown ${h.join(" and ")}; ${p}`};
if(f.length>3)return{problem:"has more than three parts; use at most two bars (|), and \\| for a bar that is text"};const[r=[],a=[],n=[]]=f;return f.length===1?
{left:[],middle:r,right:[]}:f.length===2?{left:r,middle:[],right:a}:{left:r,middle:a,right:n}}}),60666:((D,E,s)=>{s.d(E,{E:()=>a,L:()=>b});var _=s(49180),p=s(17079),
g=s(51521),y=s(77040);function i(n){const e=(0,g.sA)(n);return"problem"in e?e.problem:void 0}function f(n){const e=(0,y.n)(n);return"problem"in e?e.problem:void 0}
const h=/^(?:[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8}){0,8}|[xXiI](?:-[A-Za-z0-9]{1,8}){1,8})$/,b=n=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.test(n),d=n=>!/[/\\\p{Cc}\p{Cs}]/u.
test(n)&&/[^. ]/.test(n);function r(n){const e=URL.canParse(n)?new URL(n):void 0;return e?.protocol==="https:"&&e.username===""&&e.password===""}const a={"file-\
name":{holds:d,words:"a file name without folders"},"media-type":{holds:b,words:"a media type such as text/xml or application/pdf"},color:{holds:n=>(0,_.q)(n)!==
void 0,words:"a color such as Red, darkgreen or #c00000"},date:{holds:n=>(0,p.Z)(n)!==void 0,words:"a date of ISO 8601 such as 2026-11-20 or 2026-11-20T14:30:00\
+01:00"},"number-format":{holds:n=>i(n)===void 0,words:"text such as {number} / {last}",problem:i},"running-line":{holds:n=>f(n)===void 0,words:"a line such as \
{title}|{number} / {last}",problem:f},"https-address":{holds:r,words:"an HTTPS address such as https://tsa.example.com"},"language-tag":{holds:n=>h.test(n),words:"\
a language tag such as en, de-AT or zh-Hant (BCP 47)"}}}),45059:((D,E,s)=>{s.d(E,{_:()=>d});var _=s(81077),p=s(33311),g=s(9819),y=s(33973),i=s(90536),f=s(45599),
h=s(60666),b=s(59071);async function d(a){const n=(await(0,p.S)(a)).EF;if(n.length===0)return[];const e=new r(a),{catalog:t,job:o}=a,l=(0,g.Wo)(a,"Names");for(const[
c,m]of await(0,_.Zc)(a,l?.dict.get("EmbeddedFiles"),"Names")){e.add(m,null,c instanceof f.Mx?(0,b.Gh)(c):null);const O=o.pace.step(500);O&&await O}if(e.associated(
t.get("AF"),null),!e.missesSome(n))return e.found;for(let c=0;c<a.pages.count;c++){const m=a.pages.number(c);e.associated(a.entry(m,"AF"),c+1);for(const A of a.
array(a.entry(m,"Annots"))??[]){const P=a.dict(A);P&&((0,f.Eo)(a.resolve(P.get("Subtype")),"FileAttachment")&&e.add(P.get("FS"),c+1,null,(0,b.Gh)(a.resolve(P.get(
"Contents")))),e.associated(P.get("AF"),c+1))}const O=o.pace.step(1e3);O&&await O}if(!e.missesSome(n))return e.found;const{live:u}=await(0,y.Gy)(a);for(const c of n)
u[c]===1&&(0,i.C)(a.get(c),m=>{m.has("EF")&&e.add(m,null)});return e.found}class r{document;found=[];streams=new Set;constructor(n){this.document=n}associated(n,e){
const t=this.document.array(n)??(n===void 0?[]:[n]);for(const o of t)this.add(o,e)}missesSome(n){return n.some(e=>(0,i.L)(this.document.get(e),t=>{const o=this.
embedded(t);return o!==void 0&&!this.streams.has(o)}))}add(n,e,t=null,o=null){const{document:l}=this,u=l.dict(n),c=u&&this.embedded(u);if(!c||this.streams.has(c))
return;this.streams.add(c);const m=P=>(0,b.Gh)(l.resolve(u.get(P))),O=l.resolve(c.dict.get("Subtype")),A=l.resolve(u.get("AFRelationship"));this.found.push({name:m(
"UF")??m("F")??m("Unix")??m("DOS")??m("Mac")??t,stream:c,size:this.sizeOf(c),mimeType:O instanceof f.SX&&(0,h.L)(O.text)?O.text:null,description:m("Desc")??o,relationship:A instanceof
f.SX?A.text:null,page:e})}embedded(n){const e=this.document.dict(n.get("EF"));if(e)for(const t of["UF","F","Unix","DOS","Mac"]){const o=e.get(t),l=(0,f.i9)(o)?this.
document.resolve(o):null;if(l instanceof f.Z6)return l}}sizeOf(n){const{document:e}=this,t=e.resolve(e.dict(n.dict.get("Params"))?.get("Size"));return typeof t==
"number"&&Number.isInteger(t)&&t>=0?t:!n.dict.has("Filter")&&n.sealed===void 0?n.data.length:null}}}),33311:((D,E,s)=>{s.d(E,{S:()=>g});var _=s(21996),p=s(70549);
const g=(0,p.n)(y=>(0,_.zx)(y,["AP","JS","EF","ByteRange","Sig"]))}),59071:((D,E,s)=>{s.d(E,{Gh:()=>a,ZK:()=>n,wh:()=>r});var _=s(77581),p=s(45599);const g=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,
y=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,i=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,f=e=>e.replace(g,"").replace(
y,"").replace(i,"�"),h=200,b=new WeakMap;function d(e){if(e.bytes.length<h)return f((0,_.g7)(e));let t=b.get(e);return t===void 0&&b.set(e,t=f((0,_.g7)(e))),t}
const r=e=>f(e).trim();function a(e){const t=e instanceof p.Mx?d(e).trim():"";return t===""?null:t}const n=e=>e?d(e):""})};
