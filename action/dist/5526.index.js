"use strict";exports.id=5526,exports.ids=[5526],exports.modules={49180:((K,T,u)=>{u.d(T,{q:()=>M});const S="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd\
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
 f5f5f5 yellow ffff00 yellowgreen 9acd32";function M(b){const v=b.toLowerCase(),P=/^#([\da-f]{3}|[\da-f]{6})$/.exec(v)?.[1]??O().get(v);return P===void 0?void 0:
(P.length===3?[...P].map(o=>o+o):[P.slice(0,2),P.slice(2,4),P.slice(4)]).map(o=>Number.parseInt(o,16))}let A;function O(){const b=S.split(" ");return A??=new Map(
b.flatMap((v,P)=>P%2===0?[[v,b[P+1]]]:[]))}}),17079:((K,T,u)=>{u.d(T,{Z:()=>b,_:()=>O});const S=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
M=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,A=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function O(o){
if(o.length>64)return;const h=o.trim().replace(M,(p,y,d,m)=>`${y??""}${1900+Number(d)}${m}`);return P(v(S.exec(h)??A.exec(h)))}function b(o){const h=o.length>64?
void 0:v(A.exec(o.trim()));if(!h||P(h)===void 0)return;const{year:p,month:y="",day:d="",hour:m="",minute:D="",second:n="",zone:s=""}=h;return`D:${p}${y}${d}${m}${D}${n}${s===
"Z"||s===""?s:`${s.replace(":","'")}'`}`}function v(o){if(!o)return;const[,h,p,y,d,m,D,n,s,l,c]=o,r=n??(s===void 0?void 0:`${s}${l??"00"}:${c??"00"}`);return{year:h,
month:p,day:y,hour:d,minute:m,second:D,zone:r}}function P(o){if(!o)return;const{year:h,month:p,day:y,hour:d,minute:m="00",second:D="00",zone:n}=o,s=(c,r,_)=>c===
void 0||Number(c)>=r&&Number(c)<=_;if(Number(h)===0||!s(p,1,12)||!s(y,1,x(Number(h),Number(p)))||!s(d,0,23)||!s(m,0,59)||!s(D,0,59)||n!==void 0&&n!=="Z"&&!(s(n.
slice(1,3),0,23)&&s(n.slice(4),0,59)))return;const l=[h,p,y].filter(c=>c!==void 0).join("-");return d===void 0?l:`${l}T${d}:${m}:${D}${n==="+00:00"||n==="-00:00"?
"Z":n??""}`}function x(o,h){return h===2?o%4===0&&(o%100!==0||o%400===0)?29:28:[4,6,9,11].includes(h)?30:31}}),51521:((K,T,u)=>{u.d(T,{Ct:()=>v,Qf:()=>b,sA:()=>x});
var S=u(98446),M=u(34378);const A=/(\{[^{}]*\})/;function O(o,h){const p=[],y=[],d=`use ${h.map(m=>`{${m}}`).join(", ")}`;for(const m of(0,M.w)(o).split(A)){const D=h.
find(n=>`{${n}}`===m);if(D)p.push({placeholder:D});else if(A.test(m))y.push(m);else{if(/[{}]/.test(m))return{problem:`has a brace that belongs to no placeholder\
; ${d}`};m&&p.push({literal:m})}}return y.length===0?{pieces:p}:{problem:`has the unknown ${(0,S.d5)(y.length,"placeholder","placeholders")} ${y.join(" and ")};\
 ${d}`}}const b=o=>o.split(A).filter((h,p)=>p%2===1),v=(o,h)=>o.split(A).map((p,y)=>(y%2===1&&Object.hasOwn(h,p.slice(1,-1))?h[p.slice(1,-1)]:void 0)??p).join(""),
P=["number","last","label","name"],x=o=>O(o,P)}),60666:((K,T,u)=>{u.d(T,{E:()=>x,L:()=>v});var S=u(49180),M=u(17079),A=u(51521);function O(o){const h=(0,A.sA)(o);
return"problem"in h?h.problem:void 0}const b=/^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8}){0,8}$/,v=o=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.test(o),x={"file-name":{
holds:o=>!/[/\\\p{Cc}\p{Cs}]/u.test(o)&&/[^. ]/.test(o),words:"a file name without folders"},"media-type":{holds:v,words:"a media type such as text/xml or appli\
cation/pdf"},color:{holds:o=>(0,S.q)(o)!==void 0,words:"a color such as Red, darkgreen or #c00000"},date:{holds:o=>(0,M.Z)(o)!==void 0,words:"a date of ISO 8601\
 such as 2026-11-20 or 2026-11-20T14:30:00+01:00"},"number-format":{holds:o=>O(o)===void 0,words:"text such as {number} / {last}",problem:O},"language-tag":{holds:o=>b.
test(o),words:"a language tag such as en, de-AT or zh-Hant (BCP 47)"}}}),45657:((K,T,u)=>{u.d(T,{Kf:()=>M,RZ:()=>S,YG:()=>A});function S(O,b){for(const v of b)O.
push(v)}const M=O=>{let b=-1/0;for(const v of O)b=Math.max(b,v);return b},A=O=>{let b=1/0;for(const v of O)b=Math.min(b,v);return b}}),35262:((K,T,u)=>{u.r(T),u.
d(T,{extract_attachments:()=>P});var S=u(12237),M=u(43576),A=u(45059),O=u(38982),b=u(34378);function v(h,{single:p=!1,folded:y=!1}={}){const d=D=>[...y?(0,b.w)(
D).toLowerCase():D],m=d(h);return D=>{const n=d(D);let[s,l]=[0,0],[c,r]=[-1,0];for(;l<n.length;)if(s<m.length&&m[s]==="*")c=s++,r=l;else if(s<m.length&&(p&&m[s]===
"?"||m[s]===n[l]))s++,l++;else if(c>=0)s=c+1,l=++r;else return!1;for(;m[s]==="*";)s++;return s===m.length}}const P=async(h,p,y)=>{const d=await(0,S.E)(h.bytes,y,
{password:p.open_password}),m=await(0,A._)(d),D=v(p.name_pattern??"*",{single:!0,folded:!0}),n=m.map(({name:r},_)=>(0,M.jC)(r??"",M.zE,`attachment-${_+1}`)),s=[
...m.keys()].filter(r=>D(n[r])||D(m[r].name??"")),l=(0,M.NL)(s.map(r=>n[r]),M.zE),c=[];for(const[r,_]of s.entries()){const g=m[_],C=await d.decodedAtEase(g.stream),
L=l[r],w=g.mimeType??(0,O.c)(L);c.push({name:L,bytes:C,mediaType:w,facts:x(g,C.length,w)});const e=y.pace.step(C.length);e&&await e}return{documents:[],files:c,
notes:o(m.length,c.length),facts:{attachmentCount:c.length}}};function x({name:h,description:p,relationship:y,page:d},m,D){return{size:m,mimeType:D,...h===null?
{}:{originalName:h},...p===null?{}:{description:p},...y===null?{}:{relationship:y},...d===null?{}:{page:d}}}function o(h,p){return p>0?[]:[{code:"no_attachments",
message:h===0?"The document has no attachments.":h===1?"The name of the one attachment does not match name_pattern.":`None of the ${h} attachments of the docume\
nt has a name that matches name_pattern.`,...h===0?{}:{mentions:["name_pattern"]}}]}}),45059:((K,T,u)=>{u.d(T,{_:()=>o});var S=u(81077),M=u(33311),A=u(9819),O=u(
33973),b=u(90536),v=u(45599),P=u(60666),x=u(59071);async function o(p){const y=(await(0,M.S)(p)).EF;if(y.length===0)return[];const d=new h(p),{catalog:m,job:D}=p,
n=(0,A.Wo)(p,"Names");for(const[l,c]of await(0,S.Zc)(p,n?.dict.get("EmbeddedFiles"),"Names")){d.add(c,null,l instanceof v.Mx?(0,x.Gh)(l):null);const r=D.pace.step(
500);r&&await r}if(d.associated(m.get("AF"),null),!d.missesSome(y))return d.found;for(let l=0;l<p.pages.count;l++){const c=p.pages.number(l);d.associated(p.entry(
c,"AF"),l+1);for(const _ of p.array(p.entry(c,"Annots"))??[]){const g=p.dict(_);g&&((0,v.Eo)(p.resolve(g.get("Subtype")),"FileAttachment")&&d.add(g.get("FS"),l+
1,null,(0,x.Gh)(p.resolve(g.get("Contents")))),d.associated(g.get("AF"),l+1))}const r=D.pace.step(1e3);r&&await r}if(!d.missesSome(y))return d.found;const{live:s}=await(0,O.
Gy)(p);for(const l of y)s[l]===1&&(0,b.C)(p.get(l),c=>{c.has("EF")&&d.add(c,null)});return d.found}class h{document;found=[];streams=new Set;constructor(y){this.
document=y}associated(y,d){const m=this.document.array(y)??(y===void 0?[]:[y]);for(const D of m)this.add(D,d)}missesSome(y){return y.some(d=>(0,b.L)(this.document.
get(d),m=>{const D=this.embedded(m);return D!==void 0&&!this.streams.has(D)}))}add(y,d,m=null,D=null){const{document:n}=this,s=n.dict(y),l=s&&this.embedded(s);if(!l||
this.streams.has(l))return;this.streams.add(l);const c=g=>(0,x.Gh)(n.resolve(s.get(g))),r=n.resolve(l.dict.get("Subtype")),_=n.resolve(s.get("AFRelationship"));
this.found.push({name:c("UF")??c("F")??c("Unix")??c("DOS")??c("Mac")??m,stream:l,size:this.sizeOf(l),mimeType:r instanceof v.SX&&(0,P.L)(r.text)?r.text:null,description:c(
"Desc")??D,relationship:_ instanceof v.SX?_.text:null,page:d})}embedded(y){const d=this.document.dict(y.get("EF"));if(d)for(const m of["UF","F","Unix","DOS","Ma\
c"]){const D=d.get(m),n=(0,v.i9)(D)?this.document.resolve(D):null;if(n instanceof v.Z6)return n}}sizeOf(y){const{document:d}=this,m=d.resolve(d.dict(y.dict.get(
"Params"))?.get("Size"));return typeof m=="number"&&Number.isInteger(m)&&m>=0?m:!y.dict.has("Filter")&&y.sealed===void 0?y.data.length:null}}}),38982:((K,T,u)=>{
u.d(T,{c:()=>A});const S={csv:"text/csv",doc:"application/msword",docx:"application/vnd.openxmlformats-officedocument.wordprocessingml.document",eml:"message/rf\
c822",gif:"image/gif",gz:"application/gzip",htm:"text/html",html:"text/html",ics:"text/calendar",jpeg:"image/jpeg",jpg:"image/jpeg",json:"application/json",md:"\
text/markdown",mp3:"audio/mpeg",mp4:"video/mp4",ods:"application/vnd.oasis.opendocument.spreadsheet",odt:"application/vnd.oasis.opendocument.text",p7m:"applicat\
ion/pkcs7-mime",pdf:"application/pdf",png:"image/png",pptx:"application/vnd.openxmlformats-officedocument.presentationml.presentation",rtf:"application/rtf",svg:"\
image/svg+xml",tif:"image/tiff",tiff:"image/tiff",txt:"text/plain",webp:"image/webp",xls:"application/vnd.ms-excel",xlsx:"application/vnd.openxmlformats-officed\
ocument.spreadsheetml.sheet",xml:"text/xml",yaml:"application/yaml",yml:"application/yaml",zip:"application/zip"},M="application/octet-stream";function A(O){const b=/\.([^.]+)$/.
exec(O)?.[1]?.toLowerCase()??"";return Object.hasOwn(S,b)?S[b]:M}}),81077:((K,T,u)=>{u.d(T,{AN:()=>o,BX:()=>v,H6:()=>P,MN:()=>x,Pu:()=>O,Zc:()=>b});var S=u(45599),
M=u(9819);const A=64,O=n=>typeof n=="number"?String(n):Buffer.from(n.bytes).toString("latin1");async function b(n,s,l){const c=[];for(const r of await p(n,s,0,l)){
for(const g of d(n,r,l))c.push(g);const _=n.job.pace.step(h);_&&await _}return c}async function v(n,s,l,c,r,_){const g=await p(n,s,l,c,_);for(let C=g.length-1;C>=
0;C--){const L=g[C],w=d(n,L,c),e=w.filter(([f,E])=>!r(f,E)),t=n.job.pace.step(h+w.length*h);t&&await t,e.length<w.length&&(n.edit(L.holder),L.dict.set(c,e.flat()),
L.changed=!0);for(const f of L.repeats)n.edit(L.holder),L.dict.delete(f),L.changed=!0;if(L.emptyKids){const f=(n.array(L.dict.get("Kids"))??[]).filter(E=>!L.emptyKids.
has(n.dict(E)));n.edit(L.holder),L.dict.set("Kids",f),L.changed=!0}if(!L.changed)continue;const a=n.array(L.dict.get("Kids"))??[];L.empty=e.length===0&&a.length===
0;const i=L.parent;i&&(i.changed=!0,L.empty?(i.emptyKids??=new Set).add(L.dict):m(n,L,e,a))}return g[0]?.empty??!1}function P(n,s,l){if(s.length<=A)return(0,S.jd)(
{[l]:s.flat()});let c=[];for(const r of D(s)){const[_,g]=[r[0][0],r.at(-1)[0]];c.push({ref:n.add((0,S.jd)({Limits:[_,g],[l]:r.flat()})),low:_,high:g})}for(;c.length>
A;)c=D(c).map(r=>{const[_,g]=[r[0].low,r.at(-1).high];return{ref:n.add((0,S.jd)({Limits:[_,g],Kids:r.map(({ref:C})=>C)})),low:_,high:g}});return(0,S.jd)({Kids:c.
map(({ref:r})=>r)})}const x=(n,s)=>P(n,o([...s].map(([l,c])=>[(0,S.Px)(l),c])),"Names");function o(n){return n.map(s=>({entry:s,key:O(s[0])})).sort((s,l)=>s.key<
l.key?-1:s.key>l.key?1:0).map(({entry:s})=>s)}const h=100;async function p(n,s,l,c,r){const _=new M.b9(n),g=new Set,C=e=>g.size<g.add(e).size,L=[],w=[{value:s??
null,holder:l,parent:void 0}];for(let e=w.pop();e!==void 0;e=w.pop()){_.spend(1);const t=n.dict(e.value);if(!t||!C(t)||r&&e.parent&&!y(n,t,r))continue;const a=[],
i=N=>{const $=n.array(t.get(N));return!$||C($)?$??[]:(a.push(N),[])},f=i(c).length>>1,E=i("Kids"),k={dict:t,holder:(0,M.Kd)(e.value,e.holder),parent:e.parent,repeats:a};
L.push(k),_.spend(f);for(let N=E.length-1;N>=0;N--)w.push({value:E[N],holder:(0,M.Kd)(t.get("Kids"),k.holder),parent:k});const R=n.job.pace.step(h+f*h);R&&await R}
return L}function y(n,s,l){const[c,r]=n.array(s.get("Limits"))??[];return typeof c!="number"||typeof r!="number"||l(c,r)}function d(n,{dict:s,repeats:l},c){const r=l.
includes(c)?void 0:n.array(s.get(c));if(!r)return[];const _=[];for(let g=0;g+1<r.length;g+=2){const C=n.resolve(r[g]);(c==="Names"?C instanceof S.Mx:typeof C=="\
number")&&_.push([C,r[g+1]])}return _}function m(n,s,l,c){const r=C=>n.array(n.dict(C)?.get("Limits"))??[],_=l[0]?.[0]??r(c[0])[0],g=l.at(-1)?.[0]??r(c.at(-1))[1];
n.edit(s.holder),_!==void 0&&g!==void 0?s.dict.set("Limits",[_,g]):s.dict.delete("Limits")}function D(n){const s=[];for(let l=0;l<n.length;l+=A)s.push(n.slice(l,
l+A));return s}}),33311:((K,T,u)=>{u.d(T,{S:()=>A});var S=u(21996),M=u(70549);const A=(0,M.n)(O=>(0,S.zx)(O,["AP","JS","EF","ByteRange","Sig"]))}),59071:((K,T,u)=>{
u.d(T,{Gh:()=>p,ZK:()=>y,wh:()=>h});var S=u(77581),M=u(45599);const A=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,O=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,
b=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,v=d=>d.replace(A,"").replace(O,"").replace(b,"�"),P=200,x=new WeakMap;function o(d){
if(d.bytes.length<P)return v((0,S.g7)(d));let m=x.get(d);return m===void 0&&x.set(d,m=v((0,S.g7)(d))),m}const h=d=>v(d).trim();function p(d){const m=d instanceof
M.Mx?o(d).trim():"";return m===""?null:m}const y=d=>d?o(d):""}),70549:((K,T,u)=>{u.d(T,{n:()=>S});function S(M){const A=new WeakMap;return O=>{if(O.hasChanges)return M(
O);const b=A.get(O);if(b)return b.answer;const v=M(O);return A.set(O,{answer:v}),v}}}),9819:((K,T,u)=>{u.d(T,{J7:()=>A,Kd:()=>v,Wo:()=>P,_i:()=>b,b9:()=>O});var S=u(
42973),M=u(45599);class A{document;gone=new Set;chased=new Set;constructor(o){this.document=o}remove(o){const{catalog:h,catalogNumber:p,pages:y}=this.document,d=h.
get("Pages");o===p||(0,M.i9)(d)&&o===d.number||y.holds(o)||(this.gone.add(o),this.document.remove(o))}chase(o){this.chased.add(o)}removed(){return this.gone}takeChased(){
const o=this.chased;return this.chased=new Set,o}isGone(o){return(0,M.i9)(o)&&this.gone.has(o.number)}}class O{most;left;constructor(o){this.most=this.left=o.job.
limits.nodes}spend=o=>{if(this.left-=o,this.left<0)throw(0,S.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,
"Remove bookmarks or tags with another program first")}}class b{seen;beyond=new Set;allowance;constructor(o,h=new O(o)){this.allowance=h,this.seen=new Uint8Array(
(o.size>>3)+1)}first(o){if(this.allowance.spend(1),!(0,M.i9)(o))return!0;const{number:h}=o,p=h>>3;if(p>=this.seen.length)return this.beyond.size<this.beyond.add(
h).size;const y=1<<(h&7),d=(this.seen[p]&y)===0;return this.seen[p]|=y,d}}function v(x,o){return(0,M.i9)(x)?x.number:o}function P(x,o){const h=x.catalog.get(o),
p=x.dict(h);return p&&{dict:p,holder:v(h,x.catalogNumber)}}}),33973:((K,T,u)=>{u.d(T,{Gy:()=>y,Rf:()=>d,Ip:()=>m});var S=u(54619),M=u(85368),A=u(88500);class O{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new A.
s;signed=new Set;constructor(e,t,a){this.detail=t,this.strings=a,this.scan.strings=a;const i=new Int32Array(t?8*e:e);this.done=new Uint8Array(t?e:0);const f=E=>i.
subarray(E*e,(E+1)*e);this.end=f(0),this.valueEnd=f(1),this.dataStart=f(2),this.dataEnd=f(3),this.lengthStart=f(4),this.lengthEnd=f(5),this.from=f(6),this.to=f(
7)}}var b=u(78157),v=u(79725),P=u(39150),x=u(45599);class o{scan=new A.s;ranges=new Map}const h=2;class p{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(e,t,a){
this.walked=a,this.live=new Uint8Array(e),this.via=new Int32Array(t?e:0)}}async function y(w,{watched:e}={}){const{markings:t,referrers:a}=await d([w],{watched:e,
detail:!0}),{live:i,via:f}=t[0];return{live:i,via:f,referrers:a}}async function d(w,e={}){const t=new c(w,e);return await t.run(),t}function m(w,{repairs:e}){for(const{
part:t,number:a,value:i}of e)w[t].put(a,i)}const D=100,n=100,s=-2;function l(w){if(w instanceof x.Z6)return w.data.length+l(w.dict);if(Array.isArray(w))return 12*
w.length;if(!(w instanceof x.Bi))return D;let e=30*w.size;for(const t of w.values())Array.isArray(t)&&(e+=12*t.length);return e}class c{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new v.R;strings;alias;constructor(e,{detail:t=!1,strings:a=!1,watched:i,alias:f}){if(this.documents=e,this.strings=
a,this.alias=f,this.markings=e.map(E=>new p(E.size,i!==void 0,_(E,a||t,a))),!!i){this.watched=new Uint8Array(e[0].size);for(const E of i)this.watched[E]=1}}async run(){
const{documents:e,stack:t}=this,[a]=e;for(const[i,f]of a.trailer)i!=="Encrypt"&&this.followValue(0,f);for(;t.length>0;){const i=t.pop(),f=i%e.length,E=a.job.pace.
step(this.follow(f,(i-f)/e.length));E&&await E}for(const{live:i,signed:f,walked:E}of this.markings)for(const k of E.signed)i[k]===1&&f.add(k)}visit(e,t){this.alias&&
({part:e,number:t}=this.alias(e,t)??{part:e,number:t}),this.watched&&this.watched[t]===1&&this.referrers.add(this.current);const a=this.markings[e],{live:i}=a;if(t>
0&&t<i.length&&i[t]!==0)return;const f=this.documents[e];if(t<=0||t>=i.length||!f.exists(t))return f.missed(t);i[t]=1,this.watched&&(a.via[t]=this.current),this.
stack.push(t*this.documents.length+e)}follow(e,t){const a=this.documents[e],i=this.markings[e],{walked:f}=i;if(this.current=t,i.count++,a.isChanged(t))return this.
followChanged(a,i,e,t);if(f.done[t]===1)return this.followAgain(a,i,e,t);const{scan:E,detail:k}=f;k||(E.used=0);const R=E.used,N=a.table.kind[t]===S.tL?this.walk(
a,f,t):this.walkPlace(a,t,E);return N<0||E.byteRange&&this.isSignature(f.signed,t)?this.forget(E,R).followRepaired(a,e,t):(i.bytes+=N,k&&(f.from[t]=R,f.to[t]=E.
used,f.valueEnd[t]=this.extent.valueEnd,f.done[t]=1),this.followMarks(e,E,R,E.used,E.lengthStart),n+N)}followChanged(e,t,a,i){const f=e.patched(i);if(!f){const j=e.
edited.get(i);return r(j)||j===null?this.followRepaired(e,a,i):(this.followValue(a,j),t.bytes+=l(j),n)}const{detail:E}=t.walked;if(f.references&&!E&&!e.suspect){
for(let j=f.first;j<f.last;j++)this.visit(a,f.references[j]);return t.bytes+=f.end-f.start,n}const{scan:k,ranges:R}=g(t);E||(k.used=0);const N=k.used,$=this.walkPlace(
e,i,k);return $<0||k.byteRange&&this.isSignature(t.signed,i)?this.forget(k,N).followRepaired(e,a,i):(t.bytes+=$,E&&R.set(i,{from:N,to:k.used,valueEnd:this.extent.
valueEnd}),this.followMarks(a,k,N,k.used,k.lengthStart),n+$)}followAgain(e,t,a,i){const{walked:f}=t;return t.bytes+=f.end[i]>0?f.end[i]-e.table.place[i]:D,this.
followMarks(a,f.scan,f.from[i],f.to[i],f.lengthStart[i]),n}isSignature(e,t){return e.add(t),this.strings}followMarks(e,{marks:t},a,i,f){const E=this.strings?f:s;
for(let k=a;k<i;k+=3)t[k]!==A.A&&t[k+1]!==E&&this.visit(e,t[k])}forget(e,t){return e.used=t,this}followRepaired(e,t,a){const i=e.get(a),f=r(i)?e.resolve(i):i;return f===
null?(this.markings[t].live[a]=h,this.markings[t].count--):this.repair(t,a,f),n}repair(e,t,a){this.repairs.push({part:e,number:t,value:a}),this.followValue(e,a)}followValue(e,t){
const a=[t];for(;a.length>0;){const i=a.pop();if(i instanceof x.oS)this.visit(i instanceof x.rV?i.part:e,i.number);else if(Array.isArray(i))for(const f of i)a.push(
f);else if(i instanceof x.Bi){i.has("ByteRange")&&this.markings[e].signed.add(this.current);for(const f of i.values())a.push(f)}else if(i instanceof x.Z6)for(const[
f,E]of i.dict)f!=="Length"&&a.push(E)}}walk(e,t,a){const{extent:i}=this,{bytes:f}=e,{scan:E}=t,k=e.bodies[a];E.forgetLength();const{kept:R}=this,N=!this.strings&&
e.recallEntries(a,R);N&&E.append(R.scan.marks,R.marksFrom,R.marksTo);const $=N?R.close+2:E.value(f,k,f.length);return $<0||f[$-1]===b.AV||!(0,M.x)(e,$,E,i)||e.suspect&&
!(0,P.D)(f,k,$)?-1:(i.dataStart<0&&(E.lengthStart=-1),t.end[a]=i.end,t.detail&&(t.dataStart[a]=i.dataStart,t.dataEnd[a]=i.dataEnd,t.lengthStart[a]=E.lengthStart,
t.lengthEnd[a]=E.lengthEnd),i.end-e.table.place[a])}walkPlace(e,t,a){const i=e.place(t);if(!i)return-1;const{bytes:f,start:E,end:k}=i;a.forgetLength();const R=a.
value(f,E,k);return a.lengthStart=-1,R<0&&!L(f,E,k)||C(f,E,k)||R>0&&f[R-1]===b.AV||R>=0&&(0,b.AN)(f,R,k)<k||e.suspect&&!(0,P.D)(f,E,k)?-1:(this.extent.valueEnd=
R<0?k:R,k-E)}}const r=w=>w instanceof x.oS&&!(w instanceof x.rV);function _(w,e,t){const a=w.walked;if(a?.strings===t)return a;const i=new O(w.size,e,t);return e&&
(w.walked=i),i}function g(w){return w.patches||(w.patches=new o,w.patches.scan.strings=w.walked.strings),w.patches}function C(w,e,t){const a=(0,b.AN)(w,e,t);return a>=
t||w[a]===b.yq&&(0,b.wb)(w,a,"null")}function L(w,e,t){for(let a=e;a<t;a++)if("<([/%".includes(String.fromCharCode(w[a])))return!1;return!0}}),21996:((K,T,u)=>{
u.d(T,{Av:()=>o,RJ:()=>y,V3:()=>p,vb:()=>d,zx:()=>x});var S=u(54619),M=u(93604),A=u(78157),O=u(88500);const b=2048,v=65536,P="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";
async function x(n,s){const{found:l,all:c}=await h(n,s),r=_=>[...new Set([..._,...c])].sort((g,C)=>g-C);return Object.fromEntries(s.map(_=>[_,r(l[_])]))}async function o(n,s){
const{found:l,all:c}=await h(n,s);for(const r of Object.values(l))for(const _ of r)c.add(_);return c}async function h(n,s){const l=s.map(g=>{const[C="",...L]=[...g].
map(e=>e.replace(/\W/,"\\$&")),w=/\W/.test(g)?P:"\\w";return`${C}(?:${L.join("")}|${w}{0,${Math.max(0,g.length-2)}}#)`}),c=new RegExp(`/(?:${l.join("|")}|#)`,"g"),
r=Object.fromEntries(s.map(g=>[g,new Set])),_=new Set;await y(n,(g,C,L,w)=>{const e=g.toString("latin1",C,L);c.lastIndex=0;for(let t=c.exec(e);t;t=c.exec(e)){const a=w(
C+t.index);a!==void 0&&(t[0].endsWith("#")?_.add(a):r[t[0].slice(1)].add(a))}});for(const g of d(n))_.add(g);return{found:r,all:_}}async function p(n,s){const l=await x(
n,s);return[...new Set(Object.values(l).flat())].sort((c,r)=>c-r)}async function y(n,s){const{bytes:l,table:c}=n,r=m(n),_=new Int32Array(r.length);for(let e=0;e<
r.length;e++)_[e]=c.place[r[e]];const g=(0,A.bS)(l),C=e=>r[(0,M.M)(_,e)-1],L=new O.s;let w=0;for(let e=0;e<r.length;e++){const t=e+1===r.length,a=t?l.length:_[e+
1],i=a-_[e]>b;if(!i&&!t&&a-w<v)continue;if(i){_[e]>w&&s(g,w,_[e],C),L.reset();const E=L.value(l,n.bodies[r[e]],a);s(g,_[e],E<0?a:E,C)}else s(g,w,a,C);const f=n.
job.pace.step(Math.min(a-w,v));f&&await f,w=a}for(const[e,t]of D(n)){const a=n.objectStream(e);if(!a)continue;const i=new Set(t),{starts:f}=a;s((0,A.bS)(a.data),
0,a.data.length,k=>{const R=a.numbers[(0,M.M)(f,k)-1];return R!==void 0&&i.has(R)?R:void 0});const E=n.job.pace.step(a.data.length);E&&await E}}function*d(n){for(let s=1;n.
hasChanges&&s<n.size;s++)n.isChanged(s)&&n.exists(s)&&(yield s)}function m(n){const{table:s,hasChanges:l}=n,c=[];let r=!0,_=-1;for(let g=1;g<s.size;g++){if(s.kind[g]!==
S.tL||l&&n.isChanged(g))continue;const C=s.place[g];r&&=C>=_,_=C,c.push(g)}return r?c:c.sort((g,C)=>s.place[g]-s.place[C])}function D(n){const{table:s,hasChanges:l}=n,
c=new Map;for(let r=1;r<s.size;r++){if(s.kind[r]!==S.UT||l&&n.isChanged(r))continue;const _=s.place[r],g=c.get(_);g?g.push(r):c.set(_,[r])}return c}}),90536:((K,T,u)=>{
u.d(T,{C:()=>M,L:()=>A});var S=u(45599);function M(O,b){const v=[O];for(;v.length>0;){const P=v.pop(),x=P instanceof S.Z6?P.dict:P;if(Array.isArray(x))for(const o of x)
v.push(o);else if(x instanceof S.Bi){b(x);for(const o of x.values())v.push(o)}}}function A(O,b){const v=[];return M(O,P=>{v.length===0&&b(P)&&v.push(P)}),v.length>
0}}),93604:((K,T,u)=>{u.d(T,{B:()=>S,M:()=>M});const S=(O,b)=>A(O,b,!1),M=(O,b)=>A(O,b,!0);function A(O,b,v){let[P,x]=[0,O.length];for(;P<x;){const o=P+x>>1,h=O[o];
h<b||v&&h===b?P=o+1:x=o}return P}})};
