"use strict";exports.id=5526,exports.ids=[5526],exports.modules={49180:(($,C,h)=>{h.d(C,{q:()=>x});const D="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd\
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
 f5f5f5 yellow ffff00 yellowgreen 9acd32";function x(g){const w=g.toLowerCase(),M=/^#([\da-f]{3}|[\da-f]{6})$/.exec(w)?.[1]??A().get(w);return M===void 0?void 0:
(M.length===3?[...M].map(i=>i+i):[M.slice(0,2),M.slice(2,4),M.slice(4)]).map(i=>Number.parseInt(i,16))}let P;function A(){const g=D.split(" ");return P??=new Map(
g.flatMap((w,M)=>M%2===0?[[w,g[M+1]]]:[]))}}),17079:(($,C,h)=>{h.d(C,{Z:()=>g,_:()=>A});const D=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
x=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,P=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function A(i){
if(i.length>64)return;const p=i.trim().replace(x,(m,r,o,b)=>`${r??""}${1900+Number(o)}${b}`);return M(w(D.exec(p)??P.exec(p)))}function g(i){const p=i.length>64?
void 0:w(P.exec(i.trim()));if(!p||M(p)===void 0)return;const{year:m,month:r="",day:o="",hour:b="",minute:S="",second:n="",zone:s=""}=p;return`D:${m}${r}${o}${b}${S}${n}${s===
"Z"||s===""?s:`${s.replace(":","'")}'`}`}function w(i){if(!i)return;const[,p,m,r,o,b,S,n,s,u,c]=i,l=n??(s===void 0?void 0:`${s}${u??"00"}:${c??"00"}`);return{year:p,
month:m,day:r,hour:o,minute:b,second:S,zone:l}}function M(i){if(!i)return;const{year:p,month:m,day:r,hour:o,minute:b="00",second:S="00",zone:n}=i,s=(c,l,E)=>c===
void 0||Number(c)>=l&&Number(c)<=E;if(Number(p)===0||!s(m,1,12)||!s(r,1,O(Number(p),Number(m)))||!s(o,0,23)||!s(b,0,59)||!s(S,0,59)||n!==void 0&&n!=="Z"&&!(s(n.
slice(1,3),0,23)&&s(n.slice(4),0,59)))return;const u=[p,m,r].filter(c=>c!==void 0).join("-");return o===void 0?u:`${u}T${o}:${b}:${S}${n==="+00:00"||n==="-00:00"?
"Z":n??""}`}function O(i,p){return p===2?i%4===0&&(i%100!==0||i%400===0)?29:28:[4,6,9,11].includes(p)?30:31}}),51521:(($,C,h)=>{h.d(C,{Ct:()=>w,Qf:()=>g,sA:()=>O});
var D=h(98446),x=h(34378);const P=/(\{[^{}]*\})/;function A(i,p){const m=[],r=[],o=`use ${p.map(b=>`{${b}}`).join(", ")}`;for(const b of(0,x.w)(i).split(P)){const S=p.
find(n=>`{${n}}`===b);if(S)m.push({placeholder:S});else if(P.test(b))r.push(b);else{if(/[{}]/.test(b))return{problem:`has a brace that belongs to no placeholder\
; ${o}`};b&&m.push({literal:b})}}return r.length===0?{pieces:m}:{problem:`has the unknown ${(0,D.d5)(r.length,"placeholder","placeholders")} ${r.join(" and ")};\
 ${o}`}}const g=i=>i.split(P).filter((p,m)=>m%2===1),w=(i,p)=>i.split(P).map((m,r)=>(r%2===1&&Object.hasOwn(p,m.slice(1,-1))?p[m.slice(1,-1)]:void 0)??m).join(""),
M=["number","last","label","name"],O=i=>A(i,M)}),77040:(($,C,h)=>{h.d(C,{n:()=>A});const D=["number","last","title","date"],x=`use ${D.map(g=>`{${g}}`).join(", ")}\
, and a \\ before a brace that is text`,P="{}|\\";function A(g){const w=[[]],M=[];let O="";const i=()=>{O!==""&&w.at(-1).push(O),O=""};for(let o=0;o<g.length;o++){
const b=g[o];if(b==="\\"&&o+1<g.length&&P.includes(g[o+1]))O+=g[++o];else if(b==="|")i(),w.push([]);else{if(b==="}")return{problem:`has a brace that belongs to \
no placeholder; ${x}`};if(b==="{"){const S=g.indexOf("}",o);if(S<0)return{problem:`has a brace that belongs to no placeholder; ${x}`};const n=g.slice(o+1,S),s=D.
find(u=>u===n);i(),s?w.at(-1).push({placeholder:s}):M.push(`{${n}}`),o=S}else O+=b}}if(i(),M.length>0)return{problem:`has the unknown ${M.join(" and ")}; ${x}`};
if(w.length>3)return{problem:"has more than three parts; use at most two bars (|), and \\| for a bar that is text"};const[p=[],m=[],r=[]]=w;return w.length===1?
{left:[],middle:p,right:[]}:w.length===2?{left:p,middle:[],right:m}:{left:p,middle:m,right:r}}}),60666:(($,C,h)=>{h.d(C,{E:()=>m,L:()=>O});var D=h(49180),x=h(17079),
P=h(51521),A=h(77040);function g(r){const o=(0,P.sA)(r);return"problem"in o?o.problem:void 0}function w(r){const o=(0,A.n)(r);return"problem"in o?o.problem:void 0}
const M=/^(?:[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8}){0,8}|[xXiI](?:-[A-Za-z0-9]{1,8}){1,8})$/,O=r=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.test(r),i=r=>!/[/\\\p{Cc}\p{Cs}]/u.
test(r)&&/[^. ]/.test(r);function p(r){const o=URL.canParse(r)?new URL(r):void 0;return o?.protocol==="https:"&&o.username===""&&o.password===""}const m={"file-\
name":{holds:i,words:"a file name without folders"},"media-type":{holds:O,words:"a media type such as text/xml or application/pdf"},color:{holds:r=>(0,D.q)(r)!==
void 0,words:"a color such as Red, darkgreen or #c00000"},date:{holds:r=>(0,x.Z)(r)!==void 0,words:"a date of ISO 8601 such as 2026-11-20 or 2026-11-20T14:30:00\
+01:00"},"number-format":{holds:r=>g(r)===void 0,words:"text such as {number} / {last}",problem:g},"running-line":{holds:r=>w(r)===void 0,words:"a line such as \
{title}|{number} / {last}",problem:w},"https-address":{holds:p,words:"an HTTPS address such as https://tsa.example.com"},"language-tag":{holds:r=>M.test(r),words:"\
a language tag such as en, de-AT or zh-Hant (BCP 47)"}}}),45657:(($,C,h)=>{h.d(C,{Kf:()=>x,RZ:()=>D,YG:()=>P});function D(A,g){for(const w of g)A.push(w)}const x=A=>{
let g=-1/0;for(const w of A)g=Math.max(g,w);return g},P=A=>{let g=1/0;for(const w of A)g=Math.min(g,w);return g}}),35262:(($,C,h)=>{h.r(C),h.d(C,{extract_attachments:()=>M});
var D=h(12237),x=h(43576),P=h(45059),A=h(38982),g=h(34378);function w(p,{single:m=!1,folded:r=!1}={}){const o=S=>[...r?(0,g.w)(S).toLowerCase():S],b=o(p);return S=>{
const n=o(S);let[s,u]=[0,0],[c,l]=[-1,0];for(;u<n.length;)if(s<b.length&&b[s]==="*")c=s++,l=u;else if(s<b.length&&(m&&b[s]==="?"||b[s]===n[u]))s++,u++;else if(c>=
0)s=c+1,u=++l;else return!1;for(;b[s]==="*";)s++;return s===b.length}}const M=async(p,m,r)=>{const o=await(0,D.E)(p.bytes,r,{password:m.open_password}),b=await(0,P.
_)(o),S=w(m.name_pattern??"*",{single:!0,folded:!0}),n=b.map(({name:l},E)=>(0,x.jC)(l??"",x.zE,`attachment-${E+1}`)),s=[...b.keys()].filter(l=>S(n[l])||S(b[l].name??
"")),u=(0,x.NL)(s.map(l=>n[l]),x.zE),c=[];for(const[l,E]of s.entries()){const y=b[E],T=await o.decodedAtEase(y.stream),k=u[l],_=y.mimeType??(0,A.c)(k),e=await r.
onResult({index:l,name:k,bytes:T});c.push({name:k,bytes:e,mediaType:_,facts:O(y,T.length,_)});const t=r.pace.step(T.length);t&&await t}return{documents:[],files:c,
notes:i(b.length,c.length),facts:{attachmentCount:c.length}}};function O({name:p,description:m,relationship:r,page:o},b,S){return{size:b,mimeType:S,...p===null?
{}:{originalName:p},...m===null?{}:{description:m},...r===null?{}:{relationship:r},...o===null?{}:{page:o}}}function i(p,m){return m>0?[]:[{code:"no_attachments",
message:p===0?"The document has no attachments.":p===1?"The name of the one attachment does not match name_pattern.":`None of the ${p} attachments of the docume\
nt has a name that matches name_pattern.`,...p===0?{}:{mentions:["name_pattern"]}}]}}),45059:(($,C,h)=>{h.d(C,{_:()=>i});var D=h(81077),x=h(33311),P=h(9819),A=h(
33973),g=h(90536),w=h(45599),M=h(60666),O=h(59071);async function i(m){const r=(await(0,x.S)(m)).EF;if(r.length===0)return[];const o=new p(m),{catalog:b,job:S}=m,
n=(0,P.Wo)(m,"Names");for(const[u,c]of await(0,D.Zc)(m,n?.dict.get("EmbeddedFiles"),"Names")){o.add(c,null,u instanceof w.Mx?(0,O.Gh)(u):null);const l=S.pace.step(
500);l&&await l}if(o.associated(b.get("AF"),null),!o.missesSome(r))return o.found;for(let u=0;u<m.pages.count;u++){const c=m.pages.number(u);o.associated(m.entry(
c,"AF"),u+1);for(const E of m.array(m.entry(c,"Annots"))??[]){const y=m.dict(E);y&&((0,w.Eo)(m.resolve(y.get("Subtype")),"FileAttachment")&&o.add(y.get("FS"),u+
1,null,(0,O.Gh)(m.resolve(y.get("Contents")))),o.associated(y.get("AF"),u+1))}const l=S.pace.step(1e3);l&&await l}if(!o.missesSome(r))return o.found;const{live:s}=await(0,A.
Gy)(m);for(const u of r)s[u]===1&&(0,g.C)(m.get(u),c=>{c.has("EF")&&o.add(c,null)});return o.found}class p{document;found=[];streams=new Set;constructor(r){this.
document=r}associated(r,o){const b=this.document.array(r)??(r===void 0?[]:[r]);for(const S of b)this.add(S,o)}missesSome(r){return r.some(o=>(0,g.L)(this.document.
get(o),b=>{const S=this.embedded(b);return S!==void 0&&!this.streams.has(S)}))}add(r,o,b=null,S=null){const{document:n}=this,s=n.dict(r),u=s&&this.embedded(s);if(!u||
this.streams.has(u))return;this.streams.add(u);const c=y=>(0,O.Gh)(n.resolve(s.get(y))),l=n.resolve(u.dict.get("Subtype")),E=n.resolve(s.get("AFRelationship"));
this.found.push({name:c("UF")??c("F")??c("Unix")??c("DOS")??c("Mac")??b,stream:u,size:this.sizeOf(u),mimeType:l instanceof w.SX&&(0,M.L)(l.text)?l.text:null,description:c(
"Desc")??S,relationship:E instanceof w.SX?E.text:null,page:o})}embedded(r){const o=this.document.dict(r.get("EF"));if(o)for(const b of["UF","F","Unix","DOS","Ma\
c"]){const S=o.get(b),n=(0,w.i9)(S)?this.document.resolve(S):null;if(n instanceof w.Z6)return n}}sizeOf(r){const{document:o}=this,b=o.resolve(o.dict(r.dict.get(
"Params"))?.get("Size"));return typeof b=="number"&&Number.isInteger(b)&&b>=0?b:!r.dict.has("Filter")&&r.sealed===void 0?r.data.length:null}}}),38982:(($,C,h)=>{
h.d(C,{c:()=>P});const D={csv:"text/csv",doc:"application/msword",docx:"application/vnd.openxmlformats-officedocument.wordprocessingml.document",eml:"message/rf\
c822",gif:"image/gif",gz:"application/gzip",htm:"text/html",html:"text/html",ics:"text/calendar",jpeg:"image/jpeg",jpg:"image/jpeg",json:"application/json",md:"\
text/markdown",mp3:"audio/mpeg",mp4:"video/mp4",ods:"application/vnd.oasis.opendocument.spreadsheet",odt:"application/vnd.oasis.opendocument.text",p7m:"applicat\
ion/pkcs7-mime",pdf:"application/pdf",png:"image/png",pptx:"application/vnd.openxmlformats-officedocument.presentationml.presentation",rtf:"application/rtf",svg:"\
image/svg+xml",tif:"image/tiff",tiff:"image/tiff",txt:"text/plain",webp:"image/webp",xls:"application/vnd.ms-excel",xlsx:"application/vnd.openxmlformats-officed\
ocument.spreadsheetml.sheet",xml:"text/xml",yaml:"application/yaml",yml:"application/yaml",zip:"application/zip"},x="application/octet-stream";function P(A){const g=/\.([^.]+)$/.
exec(A)?.[1]?.toLowerCase()??"";return Object.hasOwn(D,g)?D[g]:x}}),81077:(($,C,h)=>{h.d(C,{AN:()=>i,BX:()=>w,H6:()=>M,MN:()=>O,Pu:()=>A,Zc:()=>g});var D=h(45599),
x=h(9819);const P=64,A=n=>typeof n=="number"?String(n):Buffer.from(n.bytes).toString("latin1");async function g(n,s,u){const c=[];for(const l of await m(n,s,0,u)){
for(const y of o(n,l,u))c.push(y);const E=n.job.pace.step(p);E&&await E}return c}async function w(n,s,u,c,l,E){const y=await m(n,s,u,c,E);for(let T=y.length-1;T>=
0;T--){const k=y[T],_=o(n,k,c),e=_.filter(([d,v])=>!l(d,v)),t=n.job.pace.step(p+_.length*p);t&&await t,e.length<_.length&&(n.edit(k.holder),k.dict.set(c,e.flat()),
k.changed=!0);for(const d of k.repeats)n.edit(k.holder),k.dict.delete(d),k.changed=!0;if(k.emptyKids){const d=(n.array(k.dict.get("Kids"))??[]).filter(v=>!k.emptyKids.
has(n.dict(v)));n.edit(k.holder),k.dict.set("Kids",d),k.changed=!0}if(!k.changed)continue;const a=n.array(k.dict.get("Kids"))??[];k.empty=e.length===0&&a.length===
0;const f=k.parent;f&&(f.changed=!0,k.empty?(f.emptyKids??=new Set).add(k.dict):b(n,k,e,a))}return y[0]?.empty??!1}function M(n,s,u){if(s.length<=P)return(0,D.jd)(
{[u]:s.flat()});let c=[];for(const l of S(s)){const[E,y]=[l[0][0],l.at(-1)[0]];c.push({ref:n.add((0,D.jd)({Limits:[E,y],[u]:l.flat()})),low:E,high:y})}for(;c.length>
P;)c=S(c).map(l=>{const[E,y]=[l[0].low,l.at(-1).high];return{ref:n.add((0,D.jd)({Limits:[E,y],Kids:l.map(({ref:T})=>T)})),low:E,high:y}});return(0,D.jd)({Kids:c.
map(({ref:l})=>l)})}const O=(n,s)=>M(n,i([...s].map(([u,c])=>[(0,D.Px)(u),c])),"Names");function i(n){return n.map(s=>({entry:s,key:A(s[0])})).sort((s,u)=>s.key<
u.key?-1:s.key>u.key?1:0).map(({entry:s})=>s)}const p=100;async function m(n,s,u,c,l){const E=new x.b9(n),y=new Set,T=e=>y.size<y.add(e).size,k=[],_=[{value:s??
null,holder:u,parent:void 0}];for(let e=_.pop();e!==void 0;e=_.pop()){E.spend(1);const t=n.dict(e.value);if(!t||!T(t)||l&&e.parent&&!r(n,t,l))continue;const a=[],
f=K=>{const U=n.array(t.get(K));return!U||T(U)?U??[]:(a.push(K),[])},d=f(c).length>>1,v=f("Kids"),L={dict:t,holder:(0,x.Kd)(e.value,e.holder),parent:e.parent,repeats:a};
k.push(L),E.spend(d);for(let K=v.length-1;K>=0;K--)_.push({value:v[K],holder:(0,x.Kd)(t.get("Kids"),L.holder),parent:L});const R=n.job.pace.step(p+d*p);R&&await R}
return k}function r(n,s,u){const[c,l]=n.array(s.get("Limits"))??[];return typeof c!="number"||typeof l!="number"||u(c,l)}function o(n,{dict:s,repeats:u},c){const l=u.
includes(c)?void 0:n.array(s.get(c));if(!l)return[];const E=[];for(let y=0;y+1<l.length;y+=2){const T=n.resolve(l[y]);(c==="Names"?T instanceof D.Mx:typeof T=="\
number")&&E.push([T,l[y+1]])}return E}function b(n,s,u,c){const l=T=>n.array(n.dict(T)?.get("Limits"))??[],E=u[0]?.[0]??l(c[0])[0],y=u.at(-1)?.[0]??l(c.at(-1))[1];
n.edit(s.holder),E!==void 0&&y!==void 0?s.dict.set("Limits",[E,y]):s.dict.delete("Limits")}function S(n){const s=[];for(let u=0;u<n.length;u+=P)s.push(n.slice(u,
u+P));return s}}),33311:(($,C,h)=>{h.d(C,{S:()=>P});var D=h(21996),x=h(70549);const P=(0,x.n)(A=>(0,D.zx)(A,["AP","JS","EF","ByteRange","Sig"]))}),59071:(($,C,h)=>{
h.d(C,{Gh:()=>m,ZK:()=>r,wh:()=>p});var D=h(77581),x=h(45599);const P=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,A=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,
g=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,w=o=>o.replace(P,"").replace(A,"").replace(g,"�"),M=200,O=new WeakMap;function i(o){
if(o.bytes.length<M)return w((0,D.g7)(o));let b=O.get(o);return b===void 0&&O.set(o,b=w((0,D.g7)(o))),b}const p=o=>w(o).trim();function m(o){const b=o instanceof
x.Mx?i(o).trim():"";return b===""?null:b}const r=o=>o?i(o):""}),70549:(($,C,h)=>{h.d(C,{n:()=>D});function D(x){const P=new WeakMap;return A=>{if(A.hasChanges)return x(
A);const g=P.get(A);if(g)return g.answer;const w=x(A);return P.set(A,{answer:w}),w}}}),9819:(($,C,h)=>{h.d(C,{J7:()=>P,Kd:()=>w,Wo:()=>M,_i:()=>g,b9:()=>A});var D=h(
42973),x=h(45599);class P{document;gone=new Set;chased=new Set;constructor(i){this.document=i}remove(i){const{catalog:p,catalogNumber:m,pages:r}=this.document,o=p.
get("Pages");i===m||(0,x.i9)(o)&&i===o.number||r.holds(i)||(this.gone.add(i),this.document.remove(i))}chase(i){this.chased.add(i)}removed(){return this.gone}takeChased(){
const i=this.chased;return this.chased=new Set,i}isGone(i){return(0,x.i9)(i)&&this.gone.has(i.number)}}class A{most;left;constructor(i){this.most=this.left=i.job.
limits.nodes}spend=i=>{if(this.left-=i,this.left<0)throw(0,D.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,
"Remove bookmarks or tags with another program first")}}class g{seen;beyond=new Set;allowance;constructor(i,p=new A(i)){this.allowance=p,this.seen=new Uint8Array(
(i.size>>3)+1)}first(i){if(this.allowance.spend(1),!(0,x.i9)(i))return!0;const{number:p}=i,m=p>>3;if(m>=this.seen.length)return this.beyond.size<this.beyond.add(
p).size;const r=1<<(p&7),o=(this.seen[m]&r)===0;return this.seen[m]|=r,o}}function w(O,i){return(0,x.i9)(O)?O.number:i}function M(O,i){const p=O.catalog.get(i),
m=O.dict(p);return m&&{dict:m,holder:w(p,O.catalogNumber)}}}),33973:(($,C,h)=>{h.d(C,{Gy:()=>r,Rf:()=>o,Ip:()=>b});var D=h(54619),x=h(85368),P=h(88500);class A{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new P.
s;signed=new Set;constructor(e,t,a){this.detail=t,this.strings=a,this.scan.strings=a;const f=new Int32Array(t?8*e:e);this.done=new Uint8Array(t?e:0);const d=v=>f.
subarray(v*e,(v+1)*e);this.end=d(0),this.valueEnd=d(1),this.dataStart=d(2),this.dataEnd=d(3),this.lengthStart=d(4),this.lengthEnd=d(5),this.from=d(6),this.to=d(
7)}}var g=h(78157),w=h(79725),M=h(39150),O=h(45599);class i{scan=new P.s;ranges=new Map}const p=2;class m{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(e,t,a){
this.walked=a,this.live=new Uint8Array(e),this.via=new Int32Array(t?e:0)}}async function r(_,{watched:e}={}){const{markings:t,referrers:a}=await o([_],{watched:e,
detail:!0}),{live:f,via:d}=t[0];return{live:f,via:d,referrers:a}}async function o(_,e={}){const t=new c(_,e);return await t.run(),t}function b(_,{repairs:e}){for(const{
part:t,number:a,value:f}of e)_[t].put(a,f)}const S=100,n=100,s=-2;function u(_){if(_ instanceof O.Z6)return _.data.length+u(_.dict);if(Array.isArray(_))return 12*
_.length;if(!(_ instanceof O.Bi))return S;let e=30*_.size;for(const t of _.values())Array.isArray(t)&&(e+=12*t.length);return e}class c{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new w.R;strings;alias;constructor(e,{detail:t=!1,strings:a=!1,watched:f,alias:d}){if(this.documents=e,this.strings=
a,this.alias=d,this.markings=e.map(v=>new m(v.size,f!==void 0,E(v,a||t,a))),!!f){this.watched=new Uint8Array(e[0].size);for(const v of f)this.watched[v]=1}}async run(){
const{documents:e,stack:t}=this,[a]=e;for(const[f,d]of a.trailer)f!=="Encrypt"&&this.followValue(0,d);for(;t.length>0;){const f=t.pop(),d=f%e.length,v=a.job.pace.
step(this.follow(d,(f-d)/e.length));v&&await v}for(const{live:f,signed:d,walked:v}of this.markings)for(const L of v.signed)f[L]===1&&d.add(L)}visit(e,t){this.alias&&
({part:e,number:t}=this.alias(e,t)??{part:e,number:t}),this.watched&&this.watched[t]===1&&this.referrers.add(this.current);const a=this.markings[e],{live:f}=a;if(t>
0&&t<f.length&&f[t]!==0)return;const d=this.documents[e];if(t<=0||t>=f.length||!d.exists(t))return d.missed(t);f[t]=1,this.watched&&(a.via[t]=this.current),this.
stack.push(t*this.documents.length+e)}follow(e,t){const a=this.documents[e],f=this.markings[e],{walked:d}=f;if(this.current=t,f.count++,a.isChanged(t))return this.
followChanged(a,f,e,t);if(d.done[t]===1)return this.followAgain(a,f,e,t);const{scan:v,detail:L}=d;L||(v.used=0);const R=v.used,K=a.table.kind[t]===D.tL?this.walk(
a,d,t):this.walkPlace(a,t,v);return K<0||v.byteRange&&this.isSignature(d.signed,t)?this.forget(v,R).followRepaired(a,e,t):(f.bytes+=K,L&&(d.from[t]=R,d.to[t]=v.
used,d.valueEnd[t]=this.extent.valueEnd,d.done[t]=1),this.followMarks(e,v,R,v.used,v.lengthStart),n+K)}followChanged(e,t,a,f){const d=e.patched(f);if(!d){const I=e.
edited.get(f);return l(I)||I===null?this.followRepaired(e,a,f):(this.followValue(a,I),t.bytes+=u(I),n)}const{detail:v}=t.walked;if(d.references&&!v&&!e.suspect){
for(let I=d.first;I<d.last;I++)this.visit(a,d.references[I]);return t.bytes+=d.end-d.start,n}const{scan:L,ranges:R}=y(t);v||(L.used=0);const K=L.used,U=this.walkPlace(
e,f,L);return U<0||L.byteRange&&this.isSignature(t.signed,f)?this.forget(L,K).followRepaired(e,a,f):(t.bytes+=U,v&&R.set(f,{from:K,to:L.used,valueEnd:this.extent.
valueEnd}),this.followMarks(a,L,K,L.used,L.lengthStart),n+U)}followAgain(e,t,a,f){const{walked:d}=t;return t.bytes+=d.end[f]>0?d.end[f]-e.table.place[f]:S,this.
followMarks(a,d.scan,d.from[f],d.to[f],d.lengthStart[f]),n}isSignature(e,t){return e.add(t),this.strings}followMarks(e,{marks:t},a,f,d){const v=this.strings?d:s;
for(let L=a;L<f;L+=3)t[L]!==P.A&&t[L+1]!==v&&this.visit(e,t[L])}forget(e,t){return e.used=t,this}followRepaired(e,t,a){const f=e.get(a),d=l(f)?e.resolve(f):f;return d===
null?(this.markings[t].live[a]=p,this.markings[t].count--):this.repair(t,a,d),n}repair(e,t,a){this.repairs.push({part:e,number:t,value:a}),this.followValue(e,a)}followValue(e,t){
const a=[t];for(;a.length>0;){const f=a.pop();if(f instanceof O.oS)this.visit(f instanceof O.rV?f.part:e,f.number);else if(Array.isArray(f))for(const d of f)a.push(
d);else if(f instanceof O.Bi){f.has("ByteRange")&&this.markings[e].signed.add(this.current);for(const d of f.values())a.push(d)}else if(f instanceof O.Z6)for(const[
d,v]of f.dict)d!=="Length"&&a.push(v)}}walk(e,t,a){const{extent:f}=this,{bytes:d}=e,{scan:v}=t,L=e.bodies[a];v.forgetLength();const{kept:R}=this,K=!this.strings&&
e.recallEntries(a,R);K&&v.append(R.scan.marks,R.marksFrom,R.marksTo);const U=K?R.close+2:v.value(d,L,d.length);return U<0||d[U-1]===g.AV||!(0,x.x)(e,U,v,f)||e.suspect&&
!(0,M.D)(d,L,U)?-1:(f.dataStart<0&&(v.lengthStart=-1),t.end[a]=f.end,t.detail&&(t.dataStart[a]=f.dataStart,t.dataEnd[a]=f.dataEnd,t.lengthStart[a]=v.lengthStart,
t.lengthEnd[a]=v.lengthEnd),f.end-e.table.place[a])}walkPlace(e,t,a){const f=e.place(t);if(!f)return-1;const{bytes:d,start:v,end:L}=f;a.forgetLength();const R=a.
value(d,v,L);return a.lengthStart=-1,R<0&&!k(d,v,L)||T(d,v,L)||R>0&&d[R-1]===g.AV||R>=0&&(0,g.AN)(d,R,L)<L||e.suspect&&!(0,M.D)(d,v,L)?-1:(this.extent.valueEnd=
R<0?L:R,L-v)}}const l=_=>_ instanceof O.oS&&!(_ instanceof O.rV);function E(_,e,t){const a=_.walked;if(a?.strings===t)return a;const f=new A(_.size,e,t);return e&&
(_.walked=f),f}function y(_){return _.patches||(_.patches=new i,_.patches.scan.strings=_.walked.strings),_.patches}function T(_,e,t){const a=(0,g.AN)(_,e,t);return a>=
t||_[a]===g.yq&&(0,g.wb)(_,a,"null")}function k(_,e,t){for(let a=e;a<t;a++)if("<([/%".includes(String.fromCharCode(_[a])))return!1;return!0}}),21996:(($,C,h)=>{
h.d(C,{Av:()=>i,RJ:()=>r,V3:()=>m,vb:()=>o,zx:()=>O});var D=h(54619),x=h(93604),P=h(78157),A=h(88500);const g=2048,w=65536,M="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";
async function O(n,s){const{found:u,all:c}=await p(n,s),l=E=>[...new Set([...E,...c])].sort((y,T)=>y-T);return Object.fromEntries(s.map(E=>[E,l(u[E])]))}async function i(n,s){
const{found:u,all:c}=await p(n,s);for(const l of Object.values(u))for(const E of l)c.add(E);return c}async function p(n,s){const u=s.map(y=>{const[T="",...k]=[...y].
map(e=>e.replace(/\W/,"\\$&")),_=/\W/.test(y)?M:"\\w";return`${T}(?:${k.join("")}|${_}{0,${Math.max(0,y.length-2)}}#)`}),c=new RegExp(`/(?:${u.join("|")}|#)`,"g"),
l=Object.fromEntries(s.map(y=>[y,new Set])),E=new Set;await r(n,(y,T,k,_)=>{const e=y.toString("latin1",T,k);c.lastIndex=0;for(let t=c.exec(e);t;t=c.exec(e)){const a=_(
T+t.index);a!==void 0&&(t[0].endsWith("#")?E.add(a):l[t[0].slice(1)].add(a))}});for(const y of o(n))E.add(y);return{found:l,all:E}}async function m(n,s){const u=await O(
n,s);return[...new Set(Object.values(u).flat())].sort((c,l)=>c-l)}async function r(n,s){const{bytes:u,table:c}=n,l=b(n),E=new Int32Array(l.length);for(let e=0;e<
l.length;e++)E[e]=c.place[l[e]];const y=(0,P.bS)(u),T=e=>l[(0,x.M)(E,e)-1],k=new A.s;let _=0;for(let e=0;e<l.length;e++){const t=e+1===l.length,a=t?u.length:E[e+
1],f=a-E[e]>g;if(!f&&!t&&a-_<w)continue;if(f){E[e]>_&&s(y,_,E[e],T),k.reset();const v=k.value(u,n.bodies[l[e]],a);s(y,E[e],v<0?a:v,T)}else s(y,_,a,T);const d=n.
job.pace.step(Math.min(a-_,w));d&&await d,_=a}for(const[e,t]of S(n)){const a=n.objectStream(e);if(!a)continue;const f=new Set(t),{starts:d}=a;s((0,P.bS)(a.data),
0,a.data.length,L=>{const R=a.numbers[(0,x.M)(d,L)-1];return R!==void 0&&f.has(R)?R:void 0});const v=n.job.pace.step(a.data.length);v&&await v}}function*o(n){for(let s=1;n.
hasChanges&&s<n.size;s++)n.isChanged(s)&&n.exists(s)&&(yield s)}function b(n){const{table:s,hasChanges:u}=n,c=[];let l=!0,E=-1;for(let y=1;y<s.size;y++){if(s.kind[y]!==
D.tL||u&&n.isChanged(y))continue;const T=s.place[y];l&&=T>=E,E=T,c.push(y)}return l?c:c.sort((y,T)=>s.place[y]-s.place[T])}function S(n){const{table:s,hasChanges:u}=n,
c=new Map;for(let l=1;l<s.size;l++){if(s.kind[l]!==D.UT||u&&n.isChanged(l))continue;const E=s.place[l],y=c.get(E);y?y.push(l):c.set(E,[l])}return c}}),90536:(($,C,h)=>{
h.d(C,{C:()=>x,L:()=>P});var D=h(45599);function x(A,g){const w=[A];for(;w.length>0;){const M=w.pop(),O=M instanceof D.Z6?M.dict:M;if(Array.isArray(O))for(const i of O)
w.push(i);else if(O instanceof D.Bi){g(O);for(const i of O.values())w.push(i)}}}function P(A,g){const w=[];return x(A,M=>{w.length===0&&g(M)&&w.push(M)}),w.length>
0}}),93604:(($,C,h)=>{h.d(C,{B:()=>D,M:()=>x});const D=(A,g)=>P(A,g,!1),x=(A,g)=>P(A,g,!0);function P(A,g,w){let[M,O]=[0,A.length];for(;M<O;){const i=M+O>>1,p=A[i];
p<g||w&&p===g?M=i+1:O=i}return M}})};
