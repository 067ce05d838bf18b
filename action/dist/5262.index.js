"use strict";exports.id=5262,exports.ids=[5262],exports.modules={49180:(($,L,h)=>{h.d(L,{q:()=>O});const P="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd\
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
 f5f5f5 yellow ffff00 yellowgreen 9acd32";function O(v){const E=v.toLowerCase(),A=/^#([\da-f]{3}|[\da-f]{6})$/.exec(E)?.[1]??x().get(E);return A===void 0?void 0:
(A.length===3?[...A].map(s=>s+s):[A.slice(0,2),A.slice(2,4),A.slice(4)]).map(s=>Number.parseInt(s,16))}let S;function x(){const v=P.split(" ");return S??=new Map(
v.flatMap((E,A)=>A%2===0?[[E,v[A+1]]]:[]))}}),17079:(($,L,h)=>{h.d(L,{Z:()=>v,_:()=>x});const P=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
O=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,S=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function x(s){
if(s.length>64)return;const d=s.trim().replace(O,(p,_,u,M)=>`${_??""}${1900+Number(u)}${M}`);return A(E(P.exec(d)??S.exec(d)))}function v(s){const d=s.length>64?
void 0:E(S.exec(s.trim()));if(!d||A(d)===void 0)return;const{year:p,month:_="",day:u="",hour:M="",minute:C="",second:t="",zone:o=""}=d;return`D:${p}${_}${u}${M}${C}${t}${o===
"Z"||o===""?o:`${o.replace(":","'")}'`}`}function E(s){if(!s)return;const[,d,p,_,u,M,C,t,o,c,i]=s,l=t??(o===void 0?void 0:`${o}${c??"00"}:${i??"00"}`);return{year:d,
month:p,day:_,hour:u,minute:M,second:C,zone:l}}function A(s){if(!s)return;const{year:d,month:p,day:_,hour:u,minute:M="00",second:C="00",zone:t}=s,o=(i,l,y)=>i===
void 0||Number(i)>=l&&Number(i)<=y;if(Number(d)===0||!o(p,1,12)||!o(_,1,b(Number(d),Number(p)))||!o(u,0,23)||!o(M,0,59)||!o(C,0,59)||t!==void 0&&t!=="Z"&&!(o(t.
slice(1,3),0,23)&&o(t.slice(4),0,59)))return;const c=[d,p,_].filter(i=>i!==void 0).join("-");return u===void 0?c:`${c}T${u}:${M}:${C}${t==="+00:00"||t==="-00:00"?
"Z":t??""}`}function b(s,d){return d===2?s%4===0&&(s%100!==0||s%400===0)?29:28:[4,6,9,11].includes(d)?30:31}}),51521:(($,L,h)=>{h.d(L,{Ct:()=>v,Qf:()=>x,sA:()=>A});
var P=h(98446);const O=/(\{[^{}]*\})/;function S(b,s){const d=[],p=[],_=`use ${s.map(u=>`{${u}}`).join(", ")}`;for(const u of b.normalize("NFC").split(O)){const M=s.
find(C=>`{${C}}`===u);if(M)d.push({placeholder:M});else if(O.test(u))p.push(u);else{if(/[{}]/.test(u))return{problem:`has a brace that belongs to no placeholder\
; ${_}`};u&&d.push({literal:u})}}return p.length===0?{pieces:d}:{problem:`has the unknown ${(0,P.d5)(p.length,"placeholder","placeholders")} ${p.join(" and ")};\
 ${_}`}}const x=b=>b.split(O).filter((s,d)=>d%2===1),v=(b,s)=>b.split(O).map((d,p)=>(p%2===1&&Object.hasOwn(s,d.slice(1,-1))?s[d.slice(1,-1)]:void 0)??d).join(""),
E=["number","last","label","name"],A=b=>S(b,E)}),60666:(($,L,h)=>{h.d(L,{E:()=>b,L:()=>E});var P=h(49180),O=h(17079),S=h(51521);function x(s){const d=(0,S.sA)(s);
return"problem"in d?d.problem:void 0}const v=/^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8}){0,8}$/,E=s=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.test(s),b={"file-name":{
holds:s=>!/[/\\\p{Cc}\p{Cs}]/u.test(s)&&/[^. ]/.test(s),words:"a file name without folders"},"media-type":{holds:E,words:"a media type such as text/xml or appli\
cation/pdf"},color:{holds:s=>(0,P.q)(s)!==void 0,words:"a color such as Red, darkgreen or #c00000"},date:{holds:s=>(0,O.Z)(s)!==void 0,words:"a date of ISO 8601\
 such as 2026-11-20 or 2026-11-20T14:30:00+01:00"},"number-format":{holds:s=>x(s)===void 0,words:"text such as {number} / {last}",problem:x},"language-tag":{holds:s=>v.
test(s),words:"a language tag such as en, de-AT or zh-Hant (BCP 47)"}}}),35262:(($,L,h)=>{h.r(L),h.d(L,{extract_attachments:()=>E});var P=h(90966),O=h(43576),S=h(
45059),x=h(38982);function v(s,{single:d=!1,folded:p=!1}={}){const _=M=>[...p?M.normalize("NFC").toLowerCase():M],u=_(s);return M=>{const C=_(M);let[t,o]=[0,0],
[c,i]=[-1,0];for(;o<C.length;)if(t<u.length&&u[t]==="*")c=t++,i=o;else if(t<u.length&&(d&&u[t]==="?"||u[t]===C[o]))t++,o++;else if(c>=0)t=c+1,o=++i;else return!1;
for(;u[t]==="*";)t++;return t===u.length}}const E=async(s,d,p)=>{const _=await(0,P.E)(s.bytes,p,{password:d.open_password}),u=await(0,S._)(_),M=v(d.name_pattern??
"*",{single:!0,folded:!0}),C=u.map(({name:i},l)=>(0,O.jC)(i??"",O.zE,`attachment-${l+1}`)),t=[...u.keys()].filter(i=>M(C[i])||M(u[i].name??"")),o=(0,O.NL)(t.map(
i=>C[i]),O.zE),c=[];for(const[i,l]of t.entries()){const y=u[l],g=await _.decodedAtEase(y.stream),T=o[i],k=y.mimeType??(0,x.c)(T);c.push({name:T,bytes:g,mediaType:k,
facts:A(y,g.length,k)});const m=p.pace.step(g.length);m&&await m}return{documents:[],files:c,notes:b(u.length,c.length),facts:{attachmentCount:c.length}}};function A({
name:s,description:d,relationship:p,page:_},u,M){return{size:u,mimeType:M,...s===null?{}:{originalName:s},...d===null?{}:{description:d},...p===null?{}:{relationship:p},
..._===null?{}:{page:_}}}function b(s,d){return d>0?[]:[{code:"no_attachments",message:s===0?"The document has no attachments.":s===1?"The name of the one attac\
hment does not match name_pattern.":`None of the ${s} attachments of the document has a name that matches name_pattern.`,...s===0?{}:{mentions:["name_pattern"]}}]}}),
45059:(($,L,h)=>{h.d(L,{_:()=>s});var P=h(81077),O=h(33311),S=h(9819),x=h(33973),v=h(90536),E=h(45599),A=h(60666),b=h(59071);async function s(p){const _=(await(0,O.
S)(p)).EF;if(_.length===0)return[];const u=new d(p),{catalog:M,job:C}=p,t=(0,S.Wo)(p,"Names");for(const[c,i]of await(0,P.Zc)(p,t?.dict.get("EmbeddedFiles"),"Nam\
es")){u.add(i,null,c instanceof E.Mx?(0,b.Gh)(c):null);const l=C.pace.step(500);l&&await l}if(u.associated(M.get("AF"),null),!u.missesSome(_))return u.found;for(let c=0;c<
p.pages.count;c++){const i=p.pages.number(c);u.associated(p.entry(i,"AF"),c+1);for(const y of p.array(p.entry(i,"Annots"))??[]){const g=p.dict(y);g&&((0,E.Eo)(p.
resolve(g.get("Subtype")),"FileAttachment")&&u.add(g.get("FS"),c+1,null,(0,b.Gh)(p.resolve(g.get("Contents")))),u.associated(g.get("AF"),c+1))}const l=C.pace.step(
1e3);l&&await l}if(!u.missesSome(_))return u.found;const{live:o}=await(0,x.Gy)(p);for(const c of _)o[c]===1&&(0,v.C)(p.get(c),i=>{i.has("EF")&&u.add(i,null)});return u.
found}class d{document;found=[];streams=new Set;constructor(_){this.document=_}associated(_,u){const M=this.document.array(_)??(_===void 0?[]:[_]);for(const C of M)
this.add(C,u)}missesSome(_){return _.some(u=>(0,v.L)(this.document.get(u),M=>{const C=this.embedded(M);return C!==void 0&&!this.streams.has(C)}))}add(_,u,M=null,C=null){
const{document:t}=this,o=t.dict(_),c=o&&this.embedded(o);if(!c||this.streams.has(c))return;this.streams.add(c);const i=g=>(0,b.Gh)(t.resolve(o.get(g))),l=t.resolve(
c.dict.get("Subtype")),y=t.resolve(o.get("AFRelationship"));this.found.push({name:i("UF")??i("F")??i("Unix")??i("DOS")??i("Mac")??M,stream:c,size:this.sizeOf(c),
mimeType:l instanceof E.SX&&(0,A.L)(l.text)?l.text:null,description:i("Desc")??C,relationship:y instanceof E.SX?y.text:null,page:u})}embedded(_){const u=this.document.
dict(_.get("EF"));if(u)for(const M of["UF","F","Unix","DOS","Mac"]){const C=u.get(M),t=(0,E.i9)(C)?this.document.resolve(C):null;if(t instanceof E.Z6)return t}}sizeOf(_){
const{document:u}=this,M=u.resolve(u.dict(_.dict.get("Params"))?.get("Size"));return typeof M=="number"&&Number.isInteger(M)&&M>=0?M:!_.dict.has("Filter")&&_.sealed===
void 0?_.data.length:null}}}),38982:(($,L,h)=>{h.d(L,{c:()=>S});const P={csv:"text/csv",doc:"application/msword",docx:"application/vnd.openxmlformats-officedocu\
ment.wordprocessingml.document",eml:"message/rfc822",gif:"image/gif",gz:"application/gzip",htm:"text/html",html:"text/html",ics:"text/calendar",jpeg:"image/jpeg",
jpg:"image/jpeg",json:"application/json",md:"text/markdown",mp3:"audio/mpeg",mp4:"video/mp4",ods:"application/vnd.oasis.opendocument.spreadsheet",odt:"applicati\
on/vnd.oasis.opendocument.text",p7m:"application/pkcs7-mime",pdf:"application/pdf",png:"image/png",pptx:"application/vnd.openxmlformats-officedocument.presentat\
ionml.presentation",rtf:"application/rtf",svg:"image/svg+xml",tif:"image/tiff",tiff:"image/tiff",txt:"text/plain",webp:"image/webp",xls:"application/vnd.ms-exce\
l",xlsx:"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",xml:"text/xml",yaml:"application/yaml",yml:"application/yaml",zip:"application/zip"},
O="application/octet-stream";function S(x){const v=/\.([^.]+)$/.exec(x)?.[1]?.toLowerCase()??"";return Object.hasOwn(P,v)?P[v]:O}}),81077:(($,L,h)=>{h.d(L,{AN:()=>s,
BX:()=>E,H6:()=>A,MN:()=>b,Pu:()=>x,Zc:()=>v});var P=h(45599),O=h(9819);const S=64,x=t=>typeof t=="number"?String(t):Buffer.from(t.bytes).toString("latin1");async function v(t,o,c){
const i=[];for(const l of await p(t,o,0,c)){for(const g of u(t,l,c))i.push(g);const y=t.job.pace.step(d);y&&await y}return i}async function E(t,o,c,i,l,y){const g=await p(
t,o,c,i,y);for(let T=g.length-1;T>=0;T--){const k=g[T],m=u(t,k,i),e=m.filter(([f,w])=>!l(f,w)),n=t.job.pace.step(d+m.length*d);n&&await n,e.length<m.length&&(t.
edit(k.holder),k.dict.set(i,e.flat()),k.changed=!0);for(const f of k.repeats)t.edit(k.holder),k.dict.delete(f),k.changed=!0;if(k.emptyKids){const f=(t.array(k.dict.
get("Kids"))??[]).filter(w=>!k.emptyKids.has(t.dict(w)));t.edit(k.holder),k.dict.set("Kids",f),k.changed=!0}if(!k.changed)continue;const a=t.array(k.dict.get("K\
ids"))??[];k.empty=e.length===0&&a.length===0;const r=k.parent;r&&(r.changed=!0,k.empty?(r.emptyKids??=new Set).add(k.dict):M(t,k,e,a))}return g[0]?.empty??!1}function A(t,o,c){
if(o.length<=S)return(0,P.jd)({[c]:o.flat()});let i=[];for(const l of C(o)){const[y,g]=[l[0][0],l.at(-1)[0]];i.push({ref:t.add((0,P.jd)({Limits:[y,g],[c]:l.flat()})),
low:y,high:g})}for(;i.length>S;)i=C(i).map(l=>{const[y,g]=[l[0].low,l.at(-1).high];return{ref:t.add((0,P.jd)({Limits:[y,g],Kids:l.map(({ref:T})=>T)})),low:y,high:g}});
return(0,P.jd)({Kids:i.map(({ref:l})=>l)})}const b=(t,o)=>A(t,s([...o].map(([c,i])=>[(0,P.Px)(c),i])),"Names");function s(t){return t.map(o=>({entry:o,key:x(o[0])})).
sort((o,c)=>o.key<c.key?-1:o.key>c.key?1:0).map(({entry:o})=>o)}const d=100;async function p(t,o,c,i,l){const y=new O.b9(t),g=new Set,T=e=>g.size<g.add(e).size,
k=[],m=[{value:o??null,holder:c,parent:void 0}];for(let e=m.pop();e!==void 0;e=m.pop()){y.spend(1);const n=t.dict(e.value);if(!n||!T(n)||l&&e.parent&&!_(t,n,l))
continue;const a=[],r=N=>{const j=t.array(n.get(N));return!j||T(j)?j??[]:(a.push(N),[])},f=r(i).length>>1,w=r("Kids"),D={dict:n,holder:(0,O.Kd)(e.value,e.holder),
parent:e.parent,repeats:a};k.push(D),y.spend(f);for(let N=w.length-1;N>=0;N--)m.push({value:w[N],holder:(0,O.Kd)(n.get("Kids"),D.holder),parent:D});const R=t.job.
pace.step(d+f*d);R&&await R}return k}function _(t,o,c){const[i,l]=t.array(o.get("Limits"))??[];return typeof i!="number"||typeof l!="number"||c(i,l)}function u(t,{
dict:o,repeats:c},i){const l=c.includes(i)?void 0:t.array(o.get(i));if(!l)return[];const y=[];for(let g=0;g+1<l.length;g+=2){const T=t.resolve(l[g]);(i==="Names"?
T instanceof P.Mx:typeof T=="number")&&y.push([T,l[g+1]])}return y}function M(t,o,c,i){const l=T=>t.array(t.dict(T)?.get("Limits"))??[],y=c[0]?.[0]??l(i[0])[0],
g=c.at(-1)?.[0]??l(i.at(-1))[1];t.edit(o.holder),y!==void 0&&g!==void 0?o.dict.set("Limits",[y,g]):o.dict.delete("Limits")}function C(t){const o=[];for(let c=0;c<
t.length;c+=S)o.push(t.slice(c,c+S));return o}}),33311:(($,L,h)=>{h.d(L,{S:()=>S});var P=h(21996),O=h(70549);const S=(0,O.n)(x=>(0,P.zx)(x,["AP","JS","EF","Byte\
Range","Sig"]))}),59071:(($,L,h)=>{h.d(L,{Gh:()=>b,ZK:()=>s,wh:()=>A});var P=h(77581),O=h(45599);const S=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,x=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,
v=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,E=d=>d.replace(S,"").replace(x,"").replace(v,"�"),A=d=>E(d).trim();function b(d){const p=d instanceof
O.Mx?A((0,P.g7)(d)):"";return p===""?null:p}const s=d=>d?E((0,P.g7)(d)):""}),70549:(($,L,h)=>{h.d(L,{n:()=>P});function P(O){const S=new WeakMap;return x=>{if(x.
hasChanges)return O(x);const v=S.get(x);if(v)return v.answer;const E=O(x);return S.set(x,{answer:E}),E}}}),9819:(($,L,h)=>{h.d(L,{J7:()=>S,Kd:()=>E,Wo:()=>A,_i:()=>v,
b9:()=>x});var P=h(42973),O=h(45599);class S{document;gone=new Set;chased=new Set;constructor(s){this.document=s}remove(s){const{catalog:d,catalogNumber:p,pages:_}=this.
document,u=d.get("Pages");s===p||(0,O.i9)(u)&&s===u.number||_.holds(s)||(this.gone.add(s),this.document.remove(s))}chase(s){this.chased.add(s)}removed(){return this.
gone}takeChased(){const s=this.chased;return this.chased=new Set,s}isGone(s){return(0,O.i9)(s)&&this.gone.has(s.number)}}class x{most;left;constructor(s){this.most=
this.left=s.job.limits.nodes}spend=s=>{if(this.left-=s,this.left<0)throw(0,P.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and st\
ructure elements`,"Remove bookmarks or tags with another program first")}}class v{seen;beyond=new Set;allowance;constructor(s,d=new x(s)){this.allowance=d,this.
seen=new Uint8Array((s.size>>3)+1)}first(s){if(this.allowance.spend(1),!(0,O.i9)(s))return!0;const{number:d}=s,p=d>>3;if(p>=this.seen.length)return this.beyond.
size<this.beyond.add(d).size;const _=1<<(d&7),u=(this.seen[p]&_)===0;return this.seen[p]|=_,u}}function E(b,s){return(0,O.i9)(b)?b.number:s}function A(b,s){const d=b.
catalog.get(s),p=b.dict(d);return p&&{dict:p,holder:E(d,b.catalogNumber)}}}),33973:(($,L,h)=>{h.d(L,{Gy:()=>_,Rf:()=>u,Ip:()=>M});var P=h(54619),O=h(85368),S=h(
88500);class x{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new S.s;signed=new Set;constructor(e,n,a){this.detail=n,this.
strings=a,this.scan.strings=a;const r=new Int32Array(n?8*e:e);this.done=new Uint8Array(n?e:0);const f=w=>r.subarray(w*e,(w+1)*e);this.end=f(0),this.valueEnd=f(1),
this.dataStart=f(2),this.dataEnd=f(3),this.lengthStart=f(4),this.lengthEnd=f(5),this.from=f(6),this.to=f(7)}}var v=h(78157),E=h(79725),A=h(39150),b=h(45599);class s{scan=new S.
s;ranges=new Map}const d=2;class p{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(e,n,a){this.walked=a,this.live=new Uint8Array(e),this.via=
new Int32Array(n?e:0)}}async function _(m,{watched:e}={}){const{markings:n,referrers:a}=await u([m],{watched:e,detail:!0}),{live:r,via:f}=n[0];return{live:r,via:f,
referrers:a}}async function u(m,e={}){const n=new i(m,e);return await n.run(),n}function M(m,{repairs:e}){for(const{part:n,number:a,value:r}of e)m[n].put(a,r)}const C=100,
t=100,o=-2;function c(m){if(m instanceof b.Z6)return m.data.length+c(m.dict);if(Array.isArray(m))return 12*m.length;if(!(m instanceof b.Bi))return C;let e=30*m.
size;for(const n of m.values())Array.isArray(n)&&(e+=12*n.length);return e}class i{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new E.R;strings;alias;constructor(e,{detail:n=!1,strings:a=!1,watched:r,alias:f}){if(this.documents=e,this.strings=
a,this.alias=f,this.markings=e.map(w=>new p(w.size,r!==void 0,y(w,a||n,a))),!!r){this.watched=new Uint8Array(e[0].size);for(const w of r)this.watched[w]=1}}async run(){
const{documents:e,stack:n}=this,[a]=e;for(const[r,f]of a.trailer)r!=="Encrypt"&&this.followValue(0,f);for(;n.length>0;){const r=n.pop(),f=r%e.length,w=a.job.pace.
step(this.follow(f,(r-f)/e.length));w&&await w}for(const{live:r,signed:f,walked:w}of this.markings)for(const D of w.signed)r[D]===1&&f.add(D)}visit(e,n){this.alias&&
({part:e,number:n}=this.alias(e,n)??{part:e,number:n}),this.watched&&this.watched[n]===1&&this.referrers.add(this.current);const a=this.markings[e],{live:r}=a;n<=
0||n>=r.length||r[n]!==0||!this.documents[e].exists(n)||(r[n]=1,this.watched&&(a.via[n]=this.current),this.stack.push(n*this.documents.length+e))}follow(e,n){const a=this.
documents[e],r=this.markings[e],{walked:f}=r;if(this.current=n,r.count++,a.isChanged(n))return this.followChanged(a,r,e,n);if(f.done[n]===1)return this.followAgain(
a,r,e,n);const{scan:w,detail:D}=f;D||(w.used=0);const R=w.used,N=a.table.kind[n]===P.tL?this.walk(a,f,n):this.walkPlace(a,n,w);return N<0||w.byteRange&&this.isSignature(
f.signed,n)?this.forget(w,R).followRepaired(a,e,n):(r.bytes+=N,D&&(f.from[n]=R,f.to[n]=w.used,f.valueEnd[n]=this.extent.valueEnd,f.done[n]=1),this.followMarks(e,
w,R,w.used,w.lengthStart),t+N)}followChanged(e,n,a,r){const f=e.patched(r);if(!f){const K=e.edited.get(r);return l(K)||K===null?this.followRepaired(e,a,r):(this.
followValue(a,K),n.bytes+=c(K),t)}const{detail:w}=n.walked;if(f.references&&!w&&!e.suspect){for(let K=f.first;K<f.last;K++)this.visit(a,f.references[K]);return n.
bytes+=f.end-f.start,t}const{scan:D,ranges:R}=g(n);w||(D.used=0);const N=D.used,j=this.walkPlace(e,r,D);return j<0||D.byteRange&&this.isSignature(n.signed,r)?this.
forget(D,N).followRepaired(e,a,r):(n.bytes+=j,w&&R.set(r,{from:N,to:D.used,valueEnd:this.extent.valueEnd}),this.followMarks(a,D,N,D.used,D.lengthStart),t+j)}followAgain(e,n,a,r){
const{walked:f}=n;return n.bytes+=f.end[r]>0?f.end[r]-e.table.place[r]:C,this.followMarks(a,f.scan,f.from[r],f.to[r],f.lengthStart[r]),t}isSignature(e,n){return e.
add(n),this.strings}followMarks(e,{marks:n},a,r,f){const w=this.strings?f:o;for(let D=a;D<r;D+=3)n[D]!==S.A&&n[D+1]!==w&&this.visit(e,n[D])}forget(e,n){return e.
used=n,this}followRepaired(e,n,a){const r=e.get(a),f=l(r)?e.resolve(r):r;return f===null?(this.markings[n].live[a]=d,this.markings[n].count--):this.repair(n,a,f),
t}repair(e,n,a){this.repairs.push({part:e,number:n,value:a}),this.followValue(e,a)}followValue(e,n){const a=[n];for(;a.length>0;){const r=a.pop();if(r instanceof
b.oS)this.visit(r instanceof b.rV?r.part:e,r.number);else if(Array.isArray(r))for(const f of r)a.push(f);else if(r instanceof b.Bi){r.has("ByteRange")&&this.markings[e].
signed.add(this.current);for(const f of r.values())a.push(f)}else if(r instanceof b.Z6)for(const[f,w]of r.dict)f!=="Length"&&a.push(w)}}walk(e,n,a){const{extent:r}=this,
{bytes:f}=e,{scan:w}=n,D=e.bodies[a];w.forgetLength();const{kept:R}=this,N=!this.strings&&e.recallEntries(a,R);N&&w.append(R.scan.marks,R.marksFrom,R.marksTo);const j=N?
R.close+2:w.value(f,D,f.length);return j<0||f[j-1]===v.AV||!(0,O.x)(e,j,w,r)||e.suspect&&!(0,A.D)(f,D,j)?-1:(r.dataStart<0&&(w.lengthStart=-1),n.end[a]=r.end,n.
detail&&(n.dataStart[a]=r.dataStart,n.dataEnd[a]=r.dataEnd,n.lengthStart[a]=w.lengthStart,n.lengthEnd[a]=w.lengthEnd),r.end-e.table.place[a])}walkPlace(e,n,a){const r=e.
place(n);if(!r)return-1;const{bytes:f,start:w,end:D}=r;a.forgetLength();const R=a.value(f,w,D);return a.lengthStart=-1,R<0&&!k(f,w,D)||T(f,w,D)||R>0&&f[R-1]===v.
AV||R>=0&&(0,v.AN)(f,R,D)<D||e.suspect&&!(0,A.D)(f,w,D)?-1:(this.extent.valueEnd=R<0?D:R,D-w)}}const l=m=>m instanceof b.oS&&!(m instanceof b.rV);function y(m,e,n){
const a=m.walked;if(a?.strings===n)return a;const r=new x(m.size,e,n);return e&&(m.walked=r),r}function g(m){return m.patches||(m.patches=new s,m.patches.scan.strings=
m.walked.strings),m.patches}function T(m,e,n){const a=(0,v.AN)(m,e,n);return a>=n||m[a]===v.yq&&(0,v.wb)(m,a,"null")}function k(m,e,n){for(let a=e;a<n;a++)if("<\
([/%".includes(String.fromCharCode(m[a])))return!1;return!0}}),21996:(($,L,h)=>{h.d(L,{Av:()=>s,RJ:()=>_,V3:()=>p,vb:()=>u,zx:()=>b});var P=h(54619),O=h(93604),
S=h(78157),x=h(88500);const v=2048,E=65536,A="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function b(t,o){const{found:c,all:i}=await d(t,o),l=y=>[...new Set([...y,...i])].
sort((g,T)=>g-T);return Object.fromEntries(o.map(y=>[y,l(c[y])]))}async function s(t,o){const{found:c,all:i}=await d(t,o);for(const l of Object.values(c))for(const y of l)
i.add(y);return i}async function d(t,o){const c=o.map(g=>{const[T="",...k]=[...g].map(e=>e.replace(/\W/,"\\$&")),m=/\W/.test(g)?A:"\\w";return`${T}(?:${k.join("")}\
|${m}{0,${Math.max(0,g.length-2)}}#)`}),i=new RegExp(`/(?:${c.join("|")}|#)`,"g"),l=Object.fromEntries(o.map(g=>[g,new Set])),y=new Set;await _(t,(g,T,k,m)=>{const e=g.
toString("latin1",T,k);i.lastIndex=0;for(let n=i.exec(e);n;n=i.exec(e)){const a=m(T+n.index);a!==void 0&&(n[0].endsWith("#")?y.add(a):l[n[0].slice(1)].add(a))}});
for(const g of u(t))y.add(g);return{found:l,all:y}}async function p(t,o){const c=await b(t,o);return[...new Set(Object.values(c).flat())].sort((i,l)=>i-l)}async function _(t,o){
const{bytes:c,table:i}=t,l=M(t),y=new Int32Array(l.length);for(let e=0;e<l.length;e++)y[e]=i.place[l[e]];const g=(0,S.bS)(c),T=e=>l[(0,O.M)(y,e)-1],k=new x.s;let m=0;
for(let e=0;e<l.length;e++){const n=e+1===l.length,a=n?c.length:y[e+1],r=a-y[e]>v;if(!r&&!n&&a-m<E)continue;if(r){y[e]>m&&o(g,m,y[e],T),k.reset();const w=k.value(
c,t.bodies[l[e]],a);o(g,y[e],w<0?a:w,T)}else o(g,m,a,T);const f=t.job.pace.step(Math.min(a-m,E));f&&await f,m=a}for(const[e,n]of C(t)){const a=t.objectStream(e);
if(!a)continue;const r=new Set(n),{starts:f}=a;o((0,S.bS)(a.data),0,a.data.length,D=>{const R=a.numbers[(0,O.M)(f,D)-1];return R!==void 0&&r.has(R)?R:void 0});const w=t.
job.pace.step(a.data.length);w&&await w}}function*u(t){for(let o=1;t.hasChanges&&o<t.size;o++)t.isChanged(o)&&t.exists(o)&&(yield o)}function M(t){const{table:o,
hasChanges:c}=t,i=[];let l=!0,y=-1;for(let g=1;g<o.size;g++){if(o.kind[g]!==P.tL||c&&t.isChanged(g))continue;const T=o.place[g];l&&=T>=y,y=T,i.push(g)}return l?
i:i.sort((g,T)=>o.place[g]-o.place[T])}function C(t){const{table:o,hasChanges:c}=t,i=new Map;for(let l=1;l<o.size;l++){if(o.kind[l]!==P.UT||c&&t.isChanged(l))continue;
const y=o.place[l],g=i.get(y);g?g.push(l):i.set(y,[l])}return i}}),90536:(($,L,h)=>{h.d(L,{C:()=>O,L:()=>S});var P=h(45599);function O(x,v){const E=[x];for(;E.length>
0;){const A=E.pop(),b=A instanceof P.Z6?A.dict:A;if(Array.isArray(b))for(const s of b)E.push(s);else if(b instanceof P.Bi){v(b);for(const s of b.values())E.push(
s)}}}function S(x,v){const E=[];return O(x,A=>{E.length===0&&v(A)&&E.push(A)}),E.length>0}}),93604:(($,L,h)=>{h.d(L,{B:()=>P,M:()=>O});const P=(x,v)=>S(x,v,!1),
O=(x,v)=>S(x,v,!0);function S(x,v,E){let[A,b]=[0,x.length];for(;A<b;){const s=A+b>>1,d=x[s];d<v||E&&d===v?A=s+1:b=s}return A}})};
