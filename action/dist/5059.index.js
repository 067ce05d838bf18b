"use strict";exports.id=5059,exports.ids=[5059],exports.modules={49180:((A,E,d)=>{d.d(E,{q:()=>g});const p="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd\
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
 f5f5f5 yellow ffff00 yellowgreen 9acd32";function g(c){const u=c.toLowerCase(),i=/^#([\da-f]{3}|[\da-f]{6})$/.exec(u)?.[1]??y().get(u);return i===void 0?void 0:
(i.length===3?[...i].map(a=>a+a):[i.slice(0,2),i.slice(2,4),i.slice(4)]).map(a=>Number.parseInt(a,16))}let m;function y(){const c=p.split(" ");return m??=new Map(
c.flatMap((u,i)=>i%2===0?[[u,c[i+1]]]:[]))}}),17079:((A,E,d)=>{d.d(E,{Z:()=>c,_:()=>y});const p=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
g=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,m=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function y(a){
if(a.length>64)return;const o=a.trim().replace(g,(l,t,e,n)=>`${t??""}${1900+Number(e)}${n}`);return i(u(p.exec(o)??m.exec(o)))}function c(a){const o=a.length>64?
void 0:u(m.exec(a.trim()));if(!o||i(o)===void 0)return;const{year:l,month:t="",day:e="",hour:n="",minute:s="",second:r="",zone:f=""}=o;return`D:${l}${t}${e}${n}${s}${r}${f===
"Z"||f===""?f:`${f.replace(":","'")}'`}`}function u(a){if(!a)return;const[,o,l,t,e,n,s,r,f,b,O]=a,w=r??(f===void 0?void 0:`${f}${b??"00"}:${O??"00"}`);return{year:o,
month:l,day:t,hour:e,minute:n,second:s,zone:w}}function i(a){if(!a)return;const{year:o,month:l,day:t,hour:e,minute:n="00",second:s="00",zone:r}=a,f=(O,w,h)=>O===
void 0||Number(O)>=w&&Number(O)<=h;if(Number(o)===0||!f(l,1,12)||!f(t,1,_(Number(o),Number(l)))||!f(e,0,23)||!f(n,0,59)||!f(s,0,59)||r!==void 0&&r!=="Z"&&!(f(r.
slice(1,3),0,23)&&f(r.slice(4),0,59)))return;const b=[o,l,t].filter(O=>O!==void 0).join("-");return e===void 0?b:`${b}T${e}:${n}:${s}${r==="+00:00"||r==="-00:00"?
"Z":r??""}`}function _(a,o){return o===2?a%4===0&&(a%100!==0||a%400===0)?29:28:[4,6,9,11].includes(o)?30:31}}),51521:((A,E,d)=>{d.d(E,{Ct:()=>u,Qf:()=>c,sA:()=>_});
var p=d(98446),g=d(34378);const m=/(\{[^{}]*\})/;function y(a,o){const l=[],t=[],e=`use ${o.map(n=>`{${n}}`).join(", ")}`;for(const n of(0,g.w)(a).split(m)){const s=o.
find(r=>`{${r}}`===n);if(s)l.push({placeholder:s});else if(m.test(n))t.push(n);else{if(/[{}]/.test(n))return{problem:`has a brace that belongs to no placeholder\
; ${e}`};n&&l.push({literal:n})}}return t.length===0?{pieces:l}:{problem:`has the unknown ${(0,p.d5)(t.length,"placeholder","placeholders")} ${t.join(" and ")};\
 ${e}`}}const c=a=>a.split(m).filter((o,l)=>l%2===1),u=(a,o)=>a.split(m).map((l,t)=>(t%2===1&&Object.hasOwn(o,l.slice(1,-1))?o[l.slice(1,-1)]:void 0)??l).join(""),
i=["number","last","label","name"],_=a=>y(a,i)}),77040:((A,E,d)=>{d.d(E,{n:()=>y});const p=["number","last","title","date"],g=`use ${p.map(c=>`{${c}}`).join(", ")}\
, and a \\ before a brace that is text`,m="{}|\\";function y(c){const u=[[]],i=[];let _="";const a=()=>{_!==""&&u.at(-1).push(_),_=""};for(let e=0;e<c.length;e++){
const n=c[e];if(n==="\\"&&e+1<c.length&&m.includes(c[e+1]))_+=c[++e];else if(n==="|")a(),u.push([]);else{if(n==="}")return{problem:`has a brace that belongs to \
no placeholder; ${g}`};if(n==="{"){const s=c.indexOf("}",e);if(s<0)return{problem:`has a brace that belongs to no placeholder; ${g}`};const r=c.slice(e+1,s),f=p.
find(b=>b===r);a(),f?u.at(-1).push({placeholder:f}):i.push(`{${r}}`),e=s}else _+=n}}if(a(),i.length>0)return{problem:`has the unknown ${i.join(" and ")}; ${g}`};
if(u.length>3)return{problem:"has more than three parts; use at most two bars (|), and \\| for a bar that is text"};const[o=[],l=[],t=[]]=u;return u.length===1?
{left:[],middle:o,right:[]}:u.length===2?{left:o,middle:[],right:l}:{left:o,middle:l,right:t}}}),60666:((A,E,d)=>{d.d(E,{E:()=>l,L:()=>_});var p=d(49180),g=d(17079),
m=d(51521),y=d(77040);function c(t){const e=(0,m.sA)(t);return"problem"in e?e.problem:void 0}function u(t){const e=(0,y.n)(t);return"problem"in e?e.problem:void 0}
const i=/^(?:[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8}){0,8}|[xXiI](?:-[A-Za-z0-9]{1,8}){1,8})$/,_=t=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.test(t),a=t=>!/[/\\\p{Cc}\p{Cs}]/u.
test(t)&&/[^. ]/.test(t);function o(t){const e=URL.canParse(t)?new URL(t):void 0;return e?.protocol==="https:"&&e.username===""&&e.password===""}const l={"file-\
name":{holds:a,words:"a file name without folders"},"media-type":{holds:_,words:"a media type such as text/xml or application/pdf"},color:{holds:t=>(0,p.q)(t)!==
void 0,words:"a color such as Red, darkgreen or #c00000"},date:{holds:t=>(0,g.Z)(t)!==void 0,words:"a date of ISO 8601 such as 2026-11-20 or 2026-11-20T14:30:00\
+01:00"},"number-format":{holds:t=>c(t)===void 0,words:"text such as {number} / {last}",problem:c},"running-line":{holds:t=>u(t)===void 0,words:"a line such as \
{title}|{number} / {last}",problem:u},"https-address":{holds:o,words:"an HTTPS address such as https://tsa.example.com"},"language-tag":{holds:t=>i.test(t),words:"\
a language tag such as en, de-AT or zh-Hant (BCP 47)"}}}),45059:((A,E,d)=>{d.d(E,{_:()=>o});var p=d(81077),g=d(33311),m=d(9819),y=d(33973),c=d(87773),u=d(90536),
i=d(45599),_=d(60666),a=d(59071);async function o(e){const n=(await(0,g.S)(e)).EF;if(n.length===0)return[];const s=new t(e),{catalog:r,job:f}=e,b=(0,m.Wo)(e,"Na\
mes");for(const[h,D]of await(0,p.Zc)(e,b?.dict.get("EmbeddedFiles"),"Names")){s.add(D,null,h instanceof i.Mx?(0,a.Gh)(h):null);const P=f.pace.step(500);P&&await P}
if(await s.associated(r.get("AF"),null),!await s.missesSome(n))return s.found;for(let h=0;h<e.pages.count;h++){const D=e.pages.number(h);await s.associated(e.entry(
D,"AF"),h+1);for(const v of e.array(e.entry(D,"Annots"))??[]){const M=e.dict(v);if(!M)continue;(0,i.Eo)(e.resolve(M.get("Subtype")),"FileAttachment")&&s.add(M.get(
"FS"),h+1,null,(0,a.Gh)(e.resolve(M.get("Contents")))),await s.associated(M.get("AF"),h+1);const $=f.pace.step(500);$&&await $}const P=f.pace.step(1e3);P&&await P}
if(!await s.missesSome(n))return s.found;const{live:O}=await(0,y.Gy)(e),w=n.filter(h=>O[h]===1);for await(const[,h]of(0,c.$)(e,w))(0,u.C)(h,D=>{D.has("EF")&&s.add(
D,null)});return s.found}const l=200;class t{document;found=[];streams=new Set;lists=new Set;constructor(n){this.document=n}async associated(n,s){if(n===void 0)
return;const r=this.document.array(n);if(r||this.add(n,s),!(!r||this.lists.size===this.lists.add(r).size))for(const f of r){this.add(f,s);const b=this.document.
job.pace.step(l);b&&await b}}async missesSome(n){for await(const[,s]of(0,c.$)(this.document,n))if((0,u.L)(s,r=>{const f=this.embedded(r);return f!==void 0&&!this.
streams.has(f)}))return!0;return!1}add(n,s,r=null,f=null){const{document:b}=this,O=b.dict(n),w=O&&this.embedded(O);if(!w||this.streams.has(w))return;this.streams.
add(w);const h=v=>(0,a.Gh)(b.resolve(O.get(v))),D=b.resolve(w.dict.get("Subtype")),P=b.resolve(O.get("AFRelationship"));this.found.push({name:h("UF")??h("F")??h(
"Unix")??h("DOS")??h("Mac")??r,stream:w,size:this.sizeOf(w),mimeType:D instanceof i.SX&&(0,_.L)(D.text)?D.text:null,description:h("Desc")??f,relationship:P instanceof
i.SX?P.text:null,page:s})}embedded(n){const s=this.document.dict(n.get("EF"));if(s)for(const r of["UF","F","Unix","DOS","Mac"]){const f=s.get(r),b=(0,i.i9)(f)?this.
document.resolve(f):null;if(b instanceof i.Z6)return b}}sizeOf(n){const{document:s}=this,r=s.resolve(s.dict(n.dict.get("Params"))?.get("Size"));return typeof r==
"number"&&Number.isInteger(r)&&r>=0?r:!n.dict.has("Filter")&&n.sealed===void 0?n.data.length:null}}}),33311:((A,E,d)=>{d.d(E,{S:()=>m});var p=d(21996),g=d(70549);
const m=(0,g.n)(y=>(0,p.zx)(y,["AP","JS","EF","ByteRange","Sig"]))}),59071:((A,E,d)=>{d.d(E,{Gh:()=>l,ZK:()=>t,wh:()=>o});var p=d(77581),g=d(45599);const m=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,
y=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,c=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,u=e=>e.replace(m,"").replace(
y,"").replace(c,"�"),i=200,_=new WeakMap;function a(e){let n=_.get(e);if(n)return n;const s=u((0,p.g7)(e));return n={whole:s,trimmed:s.trim()},e.bytes.length>=
i&&_.set(e,n),n}const o=e=>u(e).trim();function l(e){const n=e instanceof g.Mx?a(e).trimmed:"";return n===""?null:n}const t=e=>e?a(e).whole:""})};
