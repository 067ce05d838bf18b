"use strict";exports.id=5262,exports.ids=[5262],exports.modules={17079:((K,R,u)=>{u.d(R,{Z:()=>v,_:()=>x});const b=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
A=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,M=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function x(r){
if(r.length>64)return;const f=r.trim().replace(A,(y,w,p,S)=>`${w??""}${1900+Number(p)}${S}`);return D(O(b.exec(f)??M.exec(f)))}function v(r){const f=r.length>64?
void 0:O(M.exec(r.trim()));if(!f||D(f)===void 0)return;const{year:y,month:w="",day:p="",hour:S="",minute:L="",second:e="",zone:a=""}=f;return`D:${y}${w}${p}${S}${L}${e}${a===
"Z"||a===""?a:`${a.replace(":","'")}'`}`}function O(r){if(!r)return;const[,f,y,w,p,S,L,e,a,l,o]=r,d=e??(a===void 0?void 0:`${a}${l??"00"}:${o??"00"}`);return{year:f,
month:y,day:w,hour:p,minute:S,second:L,zone:d}}function D(r){if(!r)return;const{year:f,month:y,day:w,hour:p,minute:S="00",second:L="00",zone:e}=r,a=(o,d,E)=>o===
void 0||Number(o)>=d&&Number(o)<=E;if(Number(f)===0||!a(y,1,12)||!a(w,1,g(Number(f),Number(y)))||!a(p,0,23)||!a(S,0,59)||!a(L,0,59)||e!==void 0&&e!=="Z"&&!(a(e.
slice(1,3),0,23)&&a(e.slice(4),0,59)))return;const l=[f,y,w].filter(o=>o!==void 0).join("-");return p===void 0?l:`${l}T${p}:${S}:${L}${e==="+00:00"||e==="-00:00"?
"Z":e??""}`}function g(r,f){return f===2?r%4===0&&(r%100!==0||r%400===0)?29:28:[4,6,9,11].includes(f)?30:31}}),51521:((K,R,u)=>{u.d(R,{s:()=>x});var b=u(98446);
function A(v,O){const D=[],g=[],r=`use ${O.map(f=>`{${f}}`).join(", ")}`;for(const f of v.normalize("NFC").split(/(\{[^{}]*\})/)){const y=O.find(w=>`{${w}}`===f);
if(y)D.push({placeholder:y});else if(/^\{[^{}]*\}$/.test(f))g.push(f);else{if(/[{}]/.test(f))return{problem:`has a brace that belongs to no placeholder; ${r}`};
f&&D.push({literal:f})}}return g.length===0?{pieces:D}:{problem:`has the unknown ${(0,b.d5)(g.length,"placeholder","placeholders")} ${g.join(" and ")}; ${r}`}}const M=[
"number","last","label","name"],x=v=>A(v,M)}),60666:((K,R,u)=>{u.d(R,{E:()=>D,L:()=>v});var b=u(17079),A=u(51521);function M(g){const r=(0,A.s)(g);return"proble\
m"in r?r.problem:void 0}const x=/^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8}){0,8}$/,v=g=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.test(g),D={"file-name":{holds:g=>!/[/\\\p{Cc}\p{Cs}]/u.
test(g)&&/[^. ]/.test(g),words:"a file name without folders"},"media-type":{holds:v,words:"a media type such as text/xml or application/pdf"},date:{holds:g=>(0,b.
Z)(g)!==void 0,words:"a date of ISO 8601 such as 2026-11-20 or 2026-11-20T14:30:00+01:00"},"number-format":{holds:g=>M(g)===void 0,words:"text such as {number} \
/ {last}",problem:M},"language-tag":{holds:g=>x.test(g),words:"a language tag such as en, de-AT or zh-Hant (BCP 47)"}}}),35262:((K,R,u)=>{u.r(R),u.d(R,{extract_attachments:()=>O});
var b=u(90966),A=u(43576),M=u(45059),x=u(38982);function v(r,{single:f=!1,folded:y=!1}={}){const w=S=>[...y?S.normalize("NFC").toLowerCase():S],p=w(r);return S=>{
const L=w(S);let[e,a]=[0,0],[l,o]=[-1,0];for(;a<L.length;)if(e<p.length&&p[e]==="*")l=e++,o=a;else if(e<p.length&&(f&&p[e]==="?"||p[e]===L[a]))e++,a++;else if(l>=
0)e=l+1,a=++o;else return!1;for(;p[e]==="*";)e++;return e===p.length}}const O=async(r,f,y)=>{const w=await(0,b.E)(r.bytes,y,{password:f.open_password}),p=await(0,M.
_)(w),S=v(f.name_pattern??"*",{single:!0,folded:!0}),L=p.map(({name:o},d)=>(0,A.jC)(o??"",A.zE,`attachment-${d+1}`)),e=[...p.keys()].filter(o=>S(L[o])||S(p[o].name??
"")),a=(0,A.NL)(e.map(o=>L[o]),A.zE),l=[];for(const[o,d]of e.entries()){const E=p[d],h=await w.decodedAtEase(E.stream),T=a[o],C=E.mimeType??(0,x.c)(T);l.push({name:T,
bytes:h,mediaType:C,facts:D(E,h.length,C)});const m=y.pace.step(h.length);m&&await m}return{documents:[],files:l,notes:g(p.length,l.length),facts:{attachmentCount:l.
length}}};function D({name:r,description:f,relationship:y,page:w},p,S){return{size:p,mimeType:S,...r===null?{}:{originalName:r},...f===null?{}:{description:f},...y===
null?{}:{relationship:y},...w===null?{}:{page:w}}}function g(r,f){return f>0?[]:[{code:"no_attachments",message:r===0?"The document has no attachments.":r===1?"\
The name of the one attachment does not match name_pattern.":`None of the ${r} attachments of the document has a name that matches name_pattern.`,...r===0?{}:{mentions:[
"name_pattern"]}}]}}),45059:((K,R,u)=>{u.d(R,{_:()=>r});var b=u(81077),A=u(33311),M=u(9819),x=u(33973),v=u(90536),O=u(45599),D=u(60666),g=u(59071);async function r(y){
const w=(await(0,A.S)(y)).EF;if(w.length===0)return[];const p=new f(y),{catalog:S,job:L}=y,e=(0,M.Wo)(y,"Names");for(const[l,o]of await(0,b.Zc)(y,e?.dict.get("E\
mbeddedFiles"),"Names")){p.add(o,null,l instanceof O.Mx?(0,g.Gh)(l):null);const d=L.pace.step(500);d&&await d}if(p.associated(S.get("AF"),null),!p.missesSome(w))
return p.found;for(let l=0;l<y.pages.count;l++){const o=y.pages.number(l);p.associated(y.entry(o,"AF"),l+1);for(const E of y.array(y.entry(o,"Annots"))??[]){const h=y.
dict(E);h&&((0,O.Eo)(y.resolve(h.get("Subtype")),"FileAttachment")&&p.add(h.get("FS"),l+1,null,(0,g.Gh)(y.resolve(h.get("Contents")))),p.associated(h.get("AF"),
l+1))}const d=L.pace.step(1e3);d&&await d}if(!p.missesSome(w))return p.found;const{live:a}=await(0,x.Gy)(y);for(const l of w)a[l]===1&&(0,v.C)(y.get(l),o=>{o.has(
"EF")&&p.add(o,null)});return p.found}class f{document;found=[];streams=new Set;constructor(w){this.document=w}associated(w,p){const S=this.document.array(w)??(w===
void 0?[]:[w]);for(const L of S)this.add(L,p)}missesSome(w){return w.some(p=>(0,v.L)(this.document.get(p),S=>{const L=this.embedded(S);return L!==void 0&&!this.
streams.has(L)}))}add(w,p,S=null,L=null){const{document:e}=this,a=e.dict(w),l=a&&this.embedded(a);if(!l||this.streams.has(l))return;this.streams.add(l);const o=h=>(0,g.
Gh)(e.resolve(a.get(h))),d=e.resolve(l.dict.get("Subtype")),E=e.resolve(a.get("AFRelationship"));this.found.push({name:o("UF")??o("F")??o("Unix")??o("DOS")??o("\
Mac")??S,stream:l,size:this.sizeOf(l),mimeType:d instanceof O.SX&&(0,D.L)(d.text)?d.text:null,description:o("Desc")??L,relationship:E instanceof O.SX?E.text:null,
page:p})}embedded(w){const p=this.document.dict(w.get("EF"));if(p)for(const S of["UF","F","Unix","DOS","Mac"]){const L=p.get(S),e=(0,O.i9)(L)?this.document.resolve(
L):null;if(e instanceof O.Z6)return e}}sizeOf(w){const{document:p}=this,S=p.resolve(p.dict(w.dict.get("Params"))?.get("Size"));return typeof S=="number"&&Number.
isInteger(S)&&S>=0?S:!w.dict.has("Filter")&&w.sealed===void 0?w.data.length:null}}}),38982:((K,R,u)=>{u.d(R,{c:()=>M});const b={csv:"text/csv",doc:"application/\
msword",docx:"application/vnd.openxmlformats-officedocument.wordprocessingml.document",eml:"message/rfc822",gif:"image/gif",gz:"application/gzip",htm:"text/html",
html:"text/html",ics:"text/calendar",jpeg:"image/jpeg",jpg:"image/jpeg",json:"application/json",md:"text/markdown",mp3:"audio/mpeg",mp4:"video/mp4",ods:"applica\
tion/vnd.oasis.opendocument.spreadsheet",odt:"application/vnd.oasis.opendocument.text",p7m:"application/pkcs7-mime",pdf:"application/pdf",png:"image/png",pptx:"\
application/vnd.openxmlformats-officedocument.presentationml.presentation",rtf:"application/rtf",svg:"image/svg+xml",tif:"image/tiff",tiff:"image/tiff",txt:"tex\
t/plain",webp:"image/webp",xls:"application/vnd.ms-excel",xlsx:"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",xml:"text/xml",yaml:"applicat\
ion/yaml",yml:"application/yaml",zip:"application/zip"},A="application/octet-stream";function M(x){const v=/\.([^.]+)$/.exec(x)?.[1]?.toLowerCase()??"";return Object.
hasOwn(b,v)?b[v]:A}}),81077:((K,R,u)=>{u.d(R,{AN:()=>r,BX:()=>O,H6:()=>D,MN:()=>g,Pu:()=>x,Zc:()=>v});var b=u(45599),A=u(9819);const M=64,x=e=>typeof e=="number"?
String(e):Buffer.from(e.bytes).toString("latin1");async function v(e,a,l){const o=[];for(const d of await y(e,a,0,l)){for(const h of p(e,d,l))o.push(h);const E=e.
job.pace.step(f);E&&await E}return o}async function O(e,a,l,o,d,E){const h=await y(e,a,l,o,E);for(let T=h.length-1;T>=0;T--){const C=h[T],m=p(e,C,o),t=m.filter(
([c,_])=>!d(c,_)),n=e.job.pace.step(f+m.length*f);n&&await n,t.length<m.length&&(e.edit(C.holder),C.dict.set(o,t.flat()),C.changed=!0);for(const c of C.repeats)
e.edit(C.holder),C.dict.delete(c),C.changed=!0;if(C.emptyKids){const c=(e.array(C.dict.get("Kids"))??[]).filter(_=>!C.emptyKids.has(e.dict(_)));e.edit(C.holder),
C.dict.set("Kids",c),C.changed=!0}if(!C.changed)continue;const s=e.array(C.dict.get("Kids"))??[];C.empty=t.length===0&&s.length===0;const i=C.parent;i&&(i.changed=
!0,C.empty?(i.emptyKids??=new Set).add(C.dict):S(e,C,t,s))}return h[0]?.empty??!1}function D(e,a,l){if(a.length<=M)return(0,b.jd)({[l]:a.flat()});let o=[];for(const d of L(
a)){const[E,h]=[d[0][0],d.at(-1)[0]];o.push({ref:e.add((0,b.jd)({Limits:[E,h],[l]:d.flat()})),low:E,high:h})}for(;o.length>M;)o=L(o).map(d=>{const[E,h]=[d[0].low,
d.at(-1).high];return{ref:e.add((0,b.jd)({Limits:[E,h],Kids:d.map(({ref:T})=>T)})),low:E,high:h}});return(0,b.jd)({Kids:o.map(({ref:d})=>d)})}const g=(e,a)=>D(e,
r([...a].map(([l,o])=>[(0,b.Px)(l),o])),"Names");function r(e){return e.map(a=>({entry:a,key:x(a[0])})).sort((a,l)=>a.key<l.key?-1:a.key>l.key?1:0).map(({entry:a})=>a)}
const f=100;async function y(e,a,l,o,d){const E=new A.b9(e),h=new Set,T=t=>h.size<h.add(t).size,C=[],m=[{value:a??null,holder:l,parent:void 0}];for(let t=m.pop();t!==
void 0;t=m.pop()){E.spend(1);const n=e.dict(t.value);if(!n||!T(n)||d&&t.parent&&!w(e,n,d))continue;const s=[],i=$=>{const U=e.array(n.get($));return!U||T(U)?U??
[]:(s.push($),[])},c=i(o).length>>1,_=i("Kids"),P={dict:n,holder:(0,A.Kd)(t.value,t.holder),parent:t.parent,repeats:s};C.push(P),E.spend(c);for(let $=_.length-1;$>=
0;$--)m.push({value:_[$],holder:(0,A.Kd)(n.get("Kids"),P.holder),parent:P});const N=e.job.pace.step(f+c*f);N&&await N}return C}function w(e,a,l){const[o,d]=e.array(
a.get("Limits"))??[];return typeof o!="number"||typeof d!="number"||l(o,d)}function p(e,{dict:a,repeats:l},o){const d=l.includes(o)?void 0:e.array(a.get(o));if(!d)
return[];const E=[];for(let h=0;h+1<d.length;h+=2){const T=e.resolve(d[h]);(o==="Names"?T instanceof b.Mx:typeof T=="number")&&E.push([T,d[h+1]])}return E}function S(e,a,l,o){
const d=T=>e.array(e.dict(T)?.get("Limits"))??[],E=l[0]?.[0]??d(o[0])[0],h=l.at(-1)?.[0]??d(o.at(-1))[1];e.edit(a.holder),E!==void 0&&h!==void 0?a.dict.set("Lim\
its",[E,h]):a.dict.delete("Limits")}function L(e){const a=[];for(let l=0;l<e.length;l+=M)a.push(e.slice(l,l+M));return a}}),33311:((K,R,u)=>{u.d(R,{S:()=>M});var b=u(
21996),A=u(70549);const M=(0,A.n)(x=>(0,b.zx)(x,["AP","JS","EF","ByteRange","Sig"]))}),59071:((K,R,u)=>{u.d(R,{Gh:()=>g,ZK:()=>r,wh:()=>D});var b=u(77581),A=u(45599);
const M=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,x=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,v=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
O=f=>f.replace(M,"").replace(x,"").replace(v,"�"),D=f=>O(f).trim();function g(f){const y=f instanceof A.Mx?D((0,b.g7)(f)):"";return y===""?null:y}const r=f=>f?
O((0,b.g7)(f)):""}),70549:((K,R,u)=>{u.d(R,{n:()=>b});function b(A){const M=new WeakMap;return x=>{if(x.hasChanges)return A(x);const v=M.get(x);if(v)return v.answer;
const O=A(x);return M.set(x,{answer:O}),O}}}),9819:((K,R,u)=>{u.d(R,{J7:()=>M,Kd:()=>O,Wo:()=>D,_i:()=>v,b9:()=>x});var b=u(42973),A=u(45599);class M{document;gone=new Set;chased=new Set;constructor(r){
this.document=r}remove(r){const{catalog:f,catalogNumber:y,pages:w}=this.document,p=f.get("Pages");r===y||(0,A.i9)(p)&&r===p.number||w.holds(r)||(this.gone.add(r),
this.document.remove(r))}chase(r){this.chased.add(r)}removed(){return this.gone}takeChased(){const r=this.chased;return this.chased=new Set,r}isGone(r){return(0,A.
i9)(r)&&this.gone.has(r.number)}}class x{most;left;constructor(r){this.most=this.left=r.job.limits.nodes}spend=r=>{if(this.left-=r,this.left<0)throw(0,b.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class v{seen;beyond=new Set;allowance;constructor(r,f=new x(
r)){this.allowance=f,this.seen=new Uint8Array((r.size>>3)+1)}first(r){if(this.allowance.spend(1),!(0,A.i9)(r))return!0;const{number:f}=r,y=f>>3;if(y>=this.seen.
length)return this.beyond.size<this.beyond.add(f).size;const w=1<<(f&7),p=(this.seen[y]&w)===0;return this.seen[y]|=w,p}}function O(g,r){return(0,A.i9)(g)?g.number:
r}function D(g,r){const f=g.catalog.get(r),y=g.dict(f);return y&&{dict:y,holder:O(f,g.catalogNumber)}}}),33973:((K,R,u)=>{u.d(R,{Gy:()=>w,Rf:()=>p,Ip:()=>S});var b=u(
54619),A=u(85368),M=u(88500);class x{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new M.s;signed=new Set;constructor(t,n,s){
this.detail=n,this.strings=s,this.scan.strings=s;const i=new Int32Array(n?8*t:t);this.done=new Uint8Array(n?t:0);const c=_=>i.subarray(_*t,(_+1)*t);this.end=c(0),
this.valueEnd=c(1),this.dataStart=c(2),this.dataEnd=c(3),this.lengthStart=c(4),this.lengthEnd=c(5),this.from=c(6),this.to=c(7)}}var v=u(78157),O=u(79725),D=u(39150),
g=u(45599);class r{scan=new M.s;ranges=new Map}const f=2;class y{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(t,n,s){this.walked=s,this.live=
new Uint8Array(t),this.via=new Int32Array(n?t:0)}}async function w(m,{watched:t}={}){const{markings:n,referrers:s}=await p([m],{watched:t,detail:!0}),{live:i,via:c}=n[0];
return{live:i,via:c,referrers:s}}async function p(m,t={}){const n=new o(m,t);return await n.run(),n}function S(m,{repairs:t}){for(const{part:n,number:s,value:i}of t)
m[n].put(s,i)}const L=100,e=100,a=-2;function l(m){if(m instanceof g.Z6)return m.data.length+l(m.dict);if(Array.isArray(m))return 12*m.length;if(!(m instanceof g.
Bi))return L;let t=30*m.size;for(const n of m.values())Array.isArray(n)&&(t+=12*n.length);return t}class o{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new O.R;strings;alias;constructor(t,{detail:n=!1,strings:s=!1,watched:i,alias:c}){if(this.documents=t,this.strings=
s,this.alias=c,this.markings=t.map(_=>new y(_.size,i!==void 0,E(_,s||n,s))),!!i){this.watched=new Uint8Array(t[0].size);for(const _ of i)this.watched[_]=1}}async run(){
const{documents:t,stack:n}=this,[s]=t;for(const[i,c]of s.trailer)i!=="Encrypt"&&this.followValue(0,c);for(;n.length>0;){const i=n.pop(),c=i%t.length,_=s.job.pace.
step(this.follow(c,(i-c)/t.length));_&&await _}for(const{live:i,signed:c,walked:_}of this.markings)for(const P of _.signed)i[P]===1&&c.add(P)}visit(t,n){this.alias&&
({part:t,number:n}=this.alias(t,n)??{part:t,number:n}),this.watched&&this.watched[n]===1&&this.referrers.add(this.current);const s=this.markings[t],{live:i}=s;n<=
0||n>=i.length||i[n]!==0||!this.documents[t].exists(n)||(i[n]=1,this.watched&&(s.via[n]=this.current),this.stack.push(n*this.documents.length+t))}follow(t,n){const s=this.
documents[t],i=this.markings[t],{walked:c}=i;if(this.current=n,i.count++,s.isChanged(n))return this.followChanged(s,i,t,n);if(c.done[n]===1)return this.followAgain(
s,i,t,n);const{scan:_,detail:P}=c;P||(_.used=0);const N=_.used,$=s.table.kind[n]===b.tL?this.walk(s,c,n):this.walkPlace(s,n,_);return $<0||_.byteRange&&this.isSignature(
c.signed,n)?this.forget(_,N).followRepaired(s,t,n):(i.bytes+=$,P&&(c.from[n]=N,c.to[n]=_.used,c.valueEnd[n]=this.extent.valueEnd,c.done[n]=1),this.followMarks(t,
_,N,_.used,_.lengthStart),e+$)}followChanged(t,n,s,i){const c=t.patched(i);if(!c){const j=t.edited.get(i);return d(j)||j===null?this.followRepaired(t,s,i):(this.
followValue(s,j),n.bytes+=l(j),e)}const{detail:_}=n.walked;if(c.references&&!_&&!t.suspect){for(let j=c.first;j<c.last;j++)this.visit(s,c.references[j]);return n.
bytes+=c.end-c.start,e}const{scan:P,ranges:N}=h(n);_||(P.used=0);const $=P.used,U=this.walkPlace(t,i,P);return U<0||P.byteRange&&this.isSignature(n.signed,i)?this.
forget(P,$).followRepaired(t,s,i):(n.bytes+=U,_&&N.set(i,{from:$,to:P.used,valueEnd:this.extent.valueEnd}),this.followMarks(s,P,$,P.used,P.lengthStart),e+U)}followAgain(t,n,s,i){
const{walked:c}=n;return n.bytes+=c.end[i]>0?c.end[i]-t.table.place[i]:L,this.followMarks(s,c.scan,c.from[i],c.to[i],c.lengthStart[i]),e}isSignature(t,n){return t.
add(n),this.strings}followMarks(t,{marks:n},s,i,c){const _=this.strings?c:a;for(let P=s;P<i;P+=3)n[P]!==M.A&&n[P+1]!==_&&this.visit(t,n[P])}forget(t,n){return t.
used=n,this}followRepaired(t,n,s){const i=t.get(s),c=d(i)?t.resolve(i):i;return c===null?(this.markings[n].live[s]=f,this.markings[n].count--):this.repair(n,s,c),
e}repair(t,n,s){this.repairs.push({part:t,number:n,value:s}),this.followValue(t,s)}followValue(t,n){const s=[n];for(;s.length>0;){const i=s.pop();if(i instanceof
g.oS)this.visit(i instanceof g.rV?i.part:t,i.number);else if(Array.isArray(i))for(const c of i)s.push(c);else if(i instanceof g.Bi){i.has("ByteRange")&&this.markings[t].
signed.add(this.current);for(const c of i.values())s.push(c)}else if(i instanceof g.Z6)for(const[c,_]of i.dict)c!=="Length"&&s.push(_)}}walk(t,n,s){const{extent:i}=this,
{bytes:c}=t,{scan:_}=n,P=t.bodies[s];_.forgetLength();const{kept:N}=this,$=!this.strings&&t.recallEntries(s,N);$&&_.append(N.scan.marks,N.marksFrom,N.marksTo);const U=$?
N.close+2:_.value(c,P,c.length);return U<0||c[U-1]===v.AV||!(0,A.x)(t,U,_,i)||t.suspect&&!(0,D.D)(c,P,U)?-1:(i.dataStart<0&&(_.lengthStart=-1),n.end[s]=i.end,n.
detail&&(n.dataStart[s]=i.dataStart,n.dataEnd[s]=i.dataEnd,n.lengthStart[s]=_.lengthStart,n.lengthEnd[s]=_.lengthEnd),i.end-t.table.place[s])}walkPlace(t,n,s){const i=t.
place(n);if(!i)return-1;const{bytes:c,start:_,end:P}=i;s.forgetLength();const N=s.value(c,_,P);return s.lengthStart=-1,N<0&&!C(c,_,P)||T(c,_,P)||N>0&&c[N-1]===v.
AV||N>=0&&(0,v.AN)(c,N,P)<P||t.suspect&&!(0,D.D)(c,_,P)?-1:(this.extent.valueEnd=N<0?P:N,P-_)}}const d=m=>m instanceof g.oS&&!(m instanceof g.rV);function E(m,t,n){
const s=m.walked;if(s?.strings===n)return s;const i=new x(m.size,t,n);return t&&(m.walked=i),i}function h(m){return m.patches||(m.patches=new r,m.patches.scan.strings=
m.walked.strings),m.patches}function T(m,t,n){const s=(0,v.AN)(m,t,n);return s>=n||m[s]===v.yq&&(0,v.wb)(m,s,"null")}function C(m,t,n){for(let s=t;s<n;s++)if("<\
([/%".includes(String.fromCharCode(m[s])))return!1;return!0}}),21996:((K,R,u)=>{u.d(R,{Av:()=>r,RJ:()=>w,V3:()=>y,vb:()=>p,zx:()=>g});var b=u(54619),A=u(93604),
M=u(78157),x=u(88500);const v=2048,O=65536,D="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function g(e,a){const{found:l,all:o}=await f(e,a),d=E=>[...new Set([...E,...o])].
sort((h,T)=>h-T);return Object.fromEntries(a.map(E=>[E,d(l[E])]))}async function r(e,a){const{found:l,all:o}=await f(e,a);for(const d of Object.values(l))for(const E of d)
o.add(E);return o}async function f(e,a){const l=a.map(h=>{const[T="",...C]=[...h].map(t=>t.replace(/\W/,"\\$&")),m=/\W/.test(h)?D:"\\w";return`${T}(?:${C.join("")}\
|${m}{0,${Math.max(0,h.length-2)}}#)`}),o=new RegExp(`/(?:${l.join("|")}|#)`,"g"),d=Object.fromEntries(a.map(h=>[h,new Set])),E=new Set;await w(e,(h,T,C,m)=>{const t=h.
toString("latin1",T,C);o.lastIndex=0;for(let n=o.exec(t);n;n=o.exec(t)){const s=m(T+n.index);s!==void 0&&(n[0].endsWith("#")?E.add(s):d[n[0].slice(1)].add(s))}});
for(const h of p(e))E.add(h);return{found:d,all:E}}async function y(e,a){const l=await g(e,a);return[...new Set(Object.values(l).flat())].sort((o,d)=>o-d)}async function w(e,a){
const{bytes:l,table:o}=e,d=S(e),E=new Int32Array(d.length);for(let t=0;t<d.length;t++)E[t]=o.place[d[t]];const h=(0,M.bS)(l),T=t=>d[(0,A.M)(E,t)-1],C=new x.s;let m=0;
for(let t=0;t<d.length;t++){const n=t+1===d.length,s=n?l.length:E[t+1],i=s-E[t]>v;if(!i&&!n&&s-m<O)continue;if(i){E[t]>m&&a(h,m,E[t],T),C.reset();const _=C.value(
l,e.bodies[d[t]],s);a(h,E[t],_<0?s:_,T)}else a(h,m,s,T);const c=e.job.pace.step(Math.min(s-m,O));c&&await c,m=s}for(const[t,n]of L(e)){const s=e.objectStream(t);
if(!s)continue;const i=new Set(n),{starts:c}=s;a((0,M.bS)(s.data),0,s.data.length,P=>{const N=s.numbers[(0,A.M)(c,P)-1];return N!==void 0&&i.has(N)?N:void 0});const _=e.
job.pace.step(s.data.length);_&&await _}}function*p(e){for(let a=1;e.hasChanges&&a<e.size;a++)e.isChanged(a)&&e.exists(a)&&(yield a)}function S(e){const{table:a,
hasChanges:l}=e,o=[];let d=!0,E=-1;for(let h=1;h<a.size;h++){if(a.kind[h]!==b.tL||l&&e.isChanged(h))continue;const T=a.place[h];d&&=T>=E,E=T,o.push(h)}return d?
o:o.sort((h,T)=>a.place[h]-a.place[T])}function L(e){const{table:a,hasChanges:l}=e,o=new Map;for(let d=1;d<a.size;d++){if(a.kind[d]!==b.UT||l&&e.isChanged(d))continue;
const E=a.place[d],h=o.get(E);h?h.push(d):o.set(E,[d])}return o}}),90536:((K,R,u)=>{u.d(R,{C:()=>A,L:()=>M});var b=u(45599);function A(x,v){const O=[x];for(;O.length>
0;){const D=O.pop(),g=D instanceof b.Z6?D.dict:D;if(Array.isArray(g))for(const r of g)O.push(r);else if(g instanceof b.Bi){v(g);for(const r of g.values())O.push(
r)}}}function M(x,v){const O=[];return A(x,D=>{O.length===0&&v(D)&&O.push(D)}),O.length>0}}),93604:((K,R,u)=>{u.d(R,{B:()=>b,M:()=>A});const b=(x,v)=>M(x,v,!1),
A=(x,v)=>M(x,v,!0);function M(x,v,O){let[D,g]=[0,x.length];for(;D<g;){const r=D+g>>1,f=x[r];f<v||O&&f===v?D=r+1:g=r}return D}})};
