"use strict";exports.id=8310,exports.ids=[8310],exports.modules={38917:((K,L,h)=>{h.d(L,{Z:()=>O,_:()=>x});const C=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
b=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,S=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function x(r){
if(r.length>64)return;const p=r.trim().replace(b,(_,E,a,g)=>`${E??""}${1900+Number(a)}${g}`);return T(P(C.exec(p)??S.exec(p)))}function O(r){const p=r.length>64?
void 0:P(S.exec(r.trim()));if(!p||T(p)===void 0)return;const{year:_,month:E="",day:a="",hour:g="",minute:v="",second:t="",zone:s=""}=p;return`D:${_}${E}${a}${g}${v}${t}${s===
"Z"||s===""?s:`${s.replace(":","'")}'`}`}function P(r){if(!r)return;const[,p,_,E,a,g,v,t,s,o,c]=r,d=t??(s===void 0?void 0:`${s}${o??"00"}:${c??"00"}`);return{year:p,
month:_,day:E,hour:a,minute:g,second:v,zone:d}}function T(r){if(!r)return;const{year:p,month:_,day:E,hour:a,minute:g="00",second:v="00",zone:t}=r,s=(c,d,M)=>c===
void 0||Number(c)>=d&&Number(c)<=M;if(Number(p)===0||!s(_,1,12)||!s(E,1,u(Number(p),Number(_)))||!s(a,0,23)||!s(g,0,59)||!s(v,0,59)||t!==void 0&&t!=="Z"&&!(s(t.
slice(1,3),0,23)&&s(t.slice(4),0,59)))return;const o=[p,_,E].filter(c=>c!==void 0).join("-");return a===void 0?o:`${o}T${a}:${g}:${v}${t==="+00:00"||t==="-00:00"?
"Z":t??""}`}function u(r,p){return p===2?r%4===0&&(r%100!==0||r%400===0)?29:28:[4,6,9,11].includes(p)?30:31}}),75929:((K,L,h)=>{h.r(L),h.d(L,{extract_attachments:()=>P});
var C=h(7390),b=h(99586),S=h(54867),x=h(33138);function O(r,{single:p=!1,folded:_=!1}={}){const E=g=>[..._?g.normalize("NFC").toLowerCase():g],a=E(r);return g=>{
const v=E(g);let[t,s]=[0,0],[o,c]=[-1,0];for(;s<v.length;)if(t<a.length&&a[t]==="*")o=t++,c=s;else if(t<a.length&&(p&&a[t]==="?"||a[t]===v[s]))t++,s++;else if(o>=
0)t=o+1,s=++c;else return!1;for(;a[t]==="*";)t++;return t===a.length}}const P=async(r,p,_)=>{const E=await(0,C.E)(r.bytes,_,{password:p.open_password}),a=await(0,S.
_)(E),g=O(p.name_pattern??"*",{single:!0,folded:!0}),v=a.map(({name:c},d)=>(0,b.jC)(c??"",b.zE,`attachment-${d+1}`)),t=[...a.keys()].filter(c=>g(v[c])||g(a[c].name??
"")),s=(0,b.NL)(t.map(c=>v[c]),b.zE),o=[];for(const[c,d]of t.entries()){const M=a[d],y=await E.decodedAtEase(M.stream);o.push({name:s[c],bytes:y,mediaType:M.mimeType??
(0,x.c)(s[c]),facts:T(M,y.length)});const A=_.pace.step(y.length);A&&await A}return{documents:[],files:o,notes:u(a.length,o.length),facts:{attachmentCount:o.length}}};
function T({name:r,mimeType:p,description:_,relationship:E,page:a},g){return{size:g,...p===null?{}:{mimeType:p},...r===null?{}:{originalName:r},..._===null?{}:{
description:_},...E===null?{}:{relationship:E},...a===null?{}:{page:a}}}function u(r,p){return p>0?[]:[{code:"no_attachments",message:r===0?"The document has no\
 attachments.":r===1?"The name of the one attachment does not match name_pattern.":`None of the ${r} attachments of the document has a name that matches name_pa\
ttern.`,...r===0?{}:{mentions:["name_pattern"]}}]}}),54867:((K,L,h)=>{h.d(L,{_:()=>r});var C=h(78713),b=h(75767),S=h(90191),x=h(11275),O=h(38504),P=h(16039),T=h(
35092),u=h(58247);async function r(_){const E=(await(0,b.S)(_)).EF;if(E.length===0)return[];const a=new p(_),{catalog:g,job:v}=_,t=(0,S.Wo)(_,"Names");for(const[
o,c]of await(0,C.Zc)(_,t?.dict.get("EmbeddedFiles"),"Names")){a.add(c,null,o instanceof P.Mx?(0,u.G)(o):null);const d=v.pace.step(500);d&&await d}if(a.associated(
g.get("AF"),null),!a.missesSome(E))return a.found;for(let o=0;o<_.pages.count;o++){const c=_.pages.number(o);a.associated(_.entry(c,"AF"),o+1);for(const M of _.
array(_.entry(c,"Annots"))??[]){const y=_.dict(M);y&&((0,P.Eo)(_.resolve(y.get("Subtype")),"FileAttachment")&&a.add(y.get("FS"),o+1,null,(0,u.G)(_.resolve(y.get(
"Contents")))),a.associated(y.get("AF"),o+1))}const d=v.pace.step(1e3);d&&await d}if(!a.missesSome(E))return a.found;const{live:s}=await(0,x.Gy)(_);for(const o of E)
s[o]===1&&(0,O.CA)(_.get(o),c=>{c.has("EF")&&a.add(c,null)});return a.found}class p{document;found=[];streams=new Set;constructor(E){this.document=E}associated(E,a){
const g=this.document.array(E)??(E===void 0?[]:[E]);for(const v of g)this.add(v,a)}missesSome(E){return E.some(a=>(0,O.L3)(this.document.get(a),g=>{const v=this.
embedded(g);return v!==void 0&&!this.streams.has(v)}))}add(E,a,g=null,v=null){const{document:t}=this,s=t.dict(E),o=s&&this.embedded(s);if(!o||this.streams.has(o))
return;this.streams.add(o);const c=y=>(0,u.G)(t.resolve(s.get(y))),d=t.resolve(o.dict.get("Subtype")),M=t.resolve(s.get("AFRelationship"));this.found.push({name:c(
"UF")??c("F")??c("Unix")??c("DOS")??c("Mac")??g,stream:o,size:this.sizeOf(o),mimeType:d instanceof P.SX&&(0,T.L)(d.text)?d.text:null,description:c("Desc")??v,relationship:M instanceof
P.SX?M.text:null,page:a})}embedded(E){const a=this.document.dict(E.get("EF"));if(a)for(const g of["UF","F","Unix","DOS","Mac"]){const v=a.get(g),t=(0,P.i9)(v)?this.
document.resolve(v):null;if(t instanceof P.Z6)return t}}sizeOf(E){const{document:a}=this,g=a.resolve(a.dict(E.dict.get("Params"))?.get("Size"));return typeof g==
"number"&&Number.isInteger(g)&&g>=0?g:!E.dict.has("Filter")&&E.sealed===void 0?E.data.length:null}}}),33138:((K,L,h)=>{h.d(L,{c:()=>S});const C={csv:"text/csv",
doc:"application/msword",docx:"application/vnd.openxmlformats-officedocument.wordprocessingml.document",eml:"message/rfc822",gif:"image/gif",gz:"application/gzi\
p",htm:"text/html",html:"text/html",ics:"text/calendar",jpeg:"image/jpeg",jpg:"image/jpeg",json:"application/json",md:"text/markdown",mp3:"audio/mpeg",mp4:"vide\
o/mp4",ods:"application/vnd.oasis.opendocument.spreadsheet",odt:"application/vnd.oasis.opendocument.text",p7m:"application/pkcs7-mime",pdf:"application/pdf",png:"\
image/png",pptx:"application/vnd.openxmlformats-officedocument.presentationml.presentation",rtf:"application/rtf",svg:"image/svg+xml",tif:"image/tiff",tiff:"ima\
ge/tiff",txt:"text/plain",webp:"image/webp",xls:"application/vnd.ms-excel",xlsx:"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",xml:"text/xm\
l",yaml:"application/yaml",yml:"application/yaml",zip:"application/zip"},b="application/octet-stream";function S(x){const O=/\.([^.]+)$/.exec(x)?.[1]?.toLowerCase()??
"";return Object.hasOwn(C,O)?C[O]:b}}),78713:((K,L,h)=>{h.d(L,{AN:()=>r,BX:()=>P,H6:()=>T,MN:()=>u,Pu:()=>x,Zc:()=>O});var C=h(16039),b=h(90191);const S=64,x=t=>typeof t==
"number"?String(t):Buffer.from(t.bytes).toString("latin1");async function O(t,s,o){const c=[];for(const d of await _(t,s,0,o)){for(const y of a(t,d,o))c.push(y);
const M=t.job.pace.step(p);M&&await M}return c}async function P(t,s,o,c,d,M){const y=await _(t,s,o,c,M);for(let A=y.length-1;A>=0;A--){const m=y[A],n=a(t,m,c),e=n.
filter(([w,D])=>!d(w,D)),i=t.job.pace.step(p+n.length*p);i&&await i,e.length<n.length&&(t.edit(m.holder),m.dict.set(c,e.flat()),m.changed=!0);for(const w of m.repeats)
t.edit(m.holder),m.dict.delete(w),m.changed=!0;if(m.emptyKids){const w=(t.array(m.dict.get("Kids"))??[]).filter(D=>!m.emptyKids.has(t.dict(D)));t.edit(m.holder),
m.dict.set("Kids",w),m.changed=!0}if(!m.changed)continue;const l=t.array(m.dict.get("Kids"))??[];m.empty=e.length===0&&l.length===0;const f=m.parent;f&&(f.changed=
!0,m.empty?(f.emptyKids??=new Set).add(m.dict):g(t,m,e,l))}return y[0]?.empty??!1}function T(t,s,o){if(s.length<=S)return(0,C.jd)({[o]:s.flat()});let c=[];for(const d of v(
s)){const[M,y]=[d[0][0],d.at(-1)[0]];c.push({ref:t.add((0,C.jd)({Limits:[M,y],[o]:d.flat()})),low:M,high:y})}for(;c.length>S;)c=v(c).map(d=>{const[M,y]=[d[0].low,
d.at(-1).high];return{ref:t.add((0,C.jd)({Limits:[M,y],Kids:d.map(({ref:A})=>A)})),low:M,high:y}});return(0,C.jd)({Kids:c.map(({ref:d})=>d)})}const u=(t,s)=>T(t,
r([...s].map(([o,c])=>[(0,C.Px)(o),c])),"Names");function r(t){return t.map(s=>({entry:s,key:x(s[0])})).sort((s,o)=>s.key<o.key?-1:s.key>o.key?1:0).map(({entry:s})=>s)}
const p=100;async function _(t,s,o,c,d){const M=new b.b9(t),y=new Set,A=e=>y.size<y.add(e).size,m=[],n=[{value:s??null,holder:o,parent:void 0}];for(let e=n.pop();e!==
void 0;e=n.pop()){M.spend(1);const i=t.dict(e.value);if(!i||!A(i)||d&&e.parent&&!E(t,i,d))continue;const l=[],f=$=>{const j=t.array(i.get($));return!j||A(j)?j??
[]:(l.push($),[])},w=f(c).length>>1,D=f("Kids"),R={dict:i,holder:(0,b.Kd)(e.value,e.holder),parent:e.parent,repeats:l};m.push(R),M.spend(w);for(let $=D.length-1;$>=
0;$--)n.push({value:D[$],holder:(0,b.Kd)(i.get("Kids"),R.holder),parent:R});const U=t.job.pace.step(p+w*p);U&&await U}return m}function E(t,s,o){const[c,d]=t.array(
s.get("Limits"))??[];return typeof c!="number"||typeof d!="number"||o(c,d)}function a(t,{dict:s,repeats:o},c){const d=o.includes(c)?void 0:t.array(s.get(c));if(!d)
return[];const M=[];for(let y=0;y+1<d.length;y+=2){const A=t.resolve(d[y]);(c==="Names"?A instanceof C.Mx:typeof A=="number")&&M.push([A,d[y+1]])}return M}function g(t,s,o,c){
const d=A=>t.array(t.dict(A)?.get("Limits"))??[],M=o[0]?.[0]??d(c[0])[0],y=o.at(-1)?.[0]??d(c.at(-1))[1];t.edit(s.holder),M!==void 0&&y!==void 0?s.dict.set("Lim\
its",[M,y]):s.dict.delete("Limits")}function v(t){const s=[];for(let o=0;o<t.length;o+=S)s.push(t.slice(o,o+S));return s}}),75767:((K,L,h)=>{h.d(L,{S:()=>S});var C=h(
7548),b=h(30729);const S=(0,b.H)(x=>(0,C.zx)(x,["AP","JS","EF","ByteRange","Sig"]))}),58247:((K,L,h)=>{h.d(L,{G:()=>T,w:()=>P});var C=h(20381),b=h(16039);const S=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,
x=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,O=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,P=u=>u.replace(S,"").replace(
x,"").replace(O,"�").trim();function T(u){const r=u instanceof b.Mx?P((0,C.g7)(u)):"";return r===""?null:r}}),30729:((K,L,h)=>{h.d(L,{H:()=>C});function C(b){
const S=new WeakMap;return x=>{if(x.hasChanges)return b(x);const O=S.get(x);if(O)return O.answer;const P=b(x);return S.set(x,{answer:P}),P}}}),90191:((K,L,h)=>{
h.d(L,{J7:()=>S,Kd:()=>P,Wo:()=>T,_i:()=>O,b9:()=>x});var C=h(84293),b=h(16039);class S{document;gone=new Set;chased=new Set;constructor(r){this.document=r}remove(r){
const{catalog:p,catalogNumber:_,pages:E}=this.document,a=p.get("Pages");r===_||(0,b.i9)(a)&&r===a.number||E.holds(r)||(this.gone.add(r),this.document.remove(r))}chase(r){
this.chased.add(r)}removed(){return this.gone}takeChased(){const r=this.chased;return this.chased=new Set,r}isGone(r){return(0,b.i9)(r)&&this.gone.has(r.number)}}
class x{most;left;constructor(r){this.most=this.left=r.job.limits.nodes}spend=r=>{if(this.left-=r,this.left<0)throw(0,C.F)("nodes",`The document has more than ${this.
most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class O{seen=new Set;allowance;constructor(r,p=new x(
r)){this.allowance=p}first(r){return this.allowance.spend(1),(0,b.i9)(r)?this.seen.has(r.number)?!1:(this.seen.add(r.number),!0):!0}}function P(u,r){return(0,b.
i9)(u)?u.number:r}function T(u,r){const p=u.catalog.get(r),_=u.dict(p);return _&&{dict:_,holder:P(p,u.catalogNumber)}}}),30491:((K,L,h)=>{h.d(L,{s:()=>b});const C=[
"number","last","label","name"];function b(x){const O=[],P=[];for(const T of x.normalize("NFC").split(/(\{[^{}]*\})/)){const u=C.find(r=>`{${r}}`===T);if(u)O.push(
{placeholder:u});else if(/^\{[^{}]*\}$/.test(T))P.push(T);else{if(/[{}]/.test(T))return{problem:`has a brace that belongs to no placeholder; ${S}`};T&&O.push({literal:T})}}
return P.length===0?{pieces:O}:{problem:`has the unknown ${P.length===1?"placeholder":"placeholders"} ${P.join(" and ")}; ${S}`}}const S=`use ${C.map(x=>`{${x}}`).
join(", ")}`}),11275:((K,L,h)=>{h.d(L,{Gy:()=>E,Rf:()=>a,Ip:()=>g});var C=h(58143),b=h(9448),S=h(48024);class x{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new S.
s;signed=new Set;constructor(n,e,i){this.detail=e,this.strings=i,this.scan.strings=i;const l=new Int32Array(e?8*n:n);this.done=new Uint8Array(e?n:0);const f=w=>l.
subarray(w*n,(w+1)*n);this.end=f(0),this.valueEnd=f(1),this.dataStart=f(2),this.dataEnd=f(3),this.lengthStart=f(4),this.lengthEnd=f(5),this.from=f(6),this.to=f(
7)}}var O=h(269),P=h(66249),T=h(66498),u=h(16039);class r{scan=new S.s;ranges=new Map}const p=2;class _{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(n,e,i){
this.walked=i,this.live=new Uint8Array(n),this.via=new Int32Array(e?n:0)}}async function E(m,{watched:n}={}){const{markings:e,referrers:i}=await a([m],{watched:n,
detail:!0}),{live:l,via:f}=e[0];return{live:l,via:f,referrers:i}}async function a(m,n={}){const e=new o(m,n);return await e.run(),e}function g(m,{repairs:n}){for(const{
part:e,number:i,value:l}of n)m[e].put(i,l)}const v=100,t=100,s=-2;class o{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={valueEnd:-1,
dataStart:-1,dataEnd:-1,end:-1};kept=new P.R;strings;alias;constructor(n,{detail:e=!1,strings:i=!1,watched:l,alias:f}){if(this.documents=n,this.strings=i,this.alias=
f,this.markings=n.map(w=>new _(w.size,l!==void 0,d(w,i||e,i))),!!l){this.watched=new Uint8Array(n[0].size);for(const w of l)this.watched[w]=1}}async run(){const{
documents:n,stack:e}=this,[i]=n;for(const[l,f]of i.trailer)l!=="Encrypt"&&this.followValue(0,f);for(;e.length>0;){const l=e.pop(),f=l%n.length,w=i.job.pace.step(
this.follow(f,(l-f)/n.length));w&&await w}for(const{live:l,signed:f,walked:w}of this.markings)for(const D of w.signed)l[D]===1&&f.add(D)}visit(n,e){this.alias&&
({part:n,number:e}=this.alias(n,e)??{part:n,number:e}),this.watched&&this.watched[e]===1&&this.referrers.add(this.current);const i=this.markings[n],{live:l}=i;e<=
0||e>=l.length||l[e]!==0||!this.documents[n].exists(e)||(l[e]=1,this.watched&&(i.via[e]=this.current),this.stack.push(e*this.documents.length+n))}follow(n,e){const i=this.
documents[n],l=this.markings[n],{walked:f}=l;if(this.current=e,l.count++,i.isChanged(e))return this.followChanged(i,l,n,e);if(f.done[e]===1)return this.followAgain(
i,l,n,e);const{scan:w,detail:D}=f;D||(w.used=0);const R=w.used,U=i.table.kind[e]===C.tL?this.walk(i,f,e):this.walkPlace(i,e,w);return U<0||w.byteRange&&this.isSignature(
f.signed,e)?this.forget(w,R).followRepaired(i,n,e):(l.bytes+=U,D&&(f.from[e]=R,f.to[e]=w.used,f.valueEnd[e]=this.extent.valueEnd,f.done[e]=1),this.followMarks(n,
w,R,w.used,w.lengthStart),t+U)}followChanged(n,e,i,l){const f=n.patched(l);if(!f){const j=n.edited.get(l);return c(j)||j===null?this.followRepaired(n,i,l):(this.
followValue(i,j),j instanceof u.Z6&&(e.bytes+=j.data.length+v),t)}const{detail:w}=e.walked;if(f.references&&!w&&!n.suspect){for(let j=f.first;j<f.last;j++)this.
visit(i,f.references[j]);return e.bytes+=f.end-f.start,t}const{scan:D,ranges:R}=M(e);w||(D.used=0);const U=D.used,$=this.walkPlace(n,l,D);return $<0||D.byteRange&&
this.isSignature(e.signed,l)?this.forget(D,U).followRepaired(n,i,l):(e.bytes+=$,w&&R.set(l,{from:U,to:D.used,valueEnd:this.extent.valueEnd}),this.followMarks(i,
D,U,D.used,D.lengthStart),t+$)}followAgain(n,e,i,l){const{walked:f}=e;return e.bytes+=f.end[l]>0?f.end[l]-n.table.place[l]:v,this.followMarks(i,f.scan,f.from[l],
f.to[l],f.lengthStart[l]),t}isSignature(n,e){return n.add(e),this.strings}followMarks(n,{marks:e},i,l,f){const w=this.strings?f:s;for(let D=i;D<l;D+=3)e[D]!==S.
A&&e[D+1]!==w&&this.visit(n,e[D])}forget(n,e){return n.used=e,this}followRepaired(n,e,i){const l=n.get(i),f=c(l)?n.resolve(l):l;return f===null?(this.markings[e].
live[i]=p,this.markings[e].count--):this.repair(e,i,f),t}repair(n,e,i){this.repairs.push({part:n,number:e,value:i}),this.followValue(n,i)}followValue(n,e){const i=[
e];for(;i.length>0;){const l=i.pop();if(l instanceof u.oS)this.visit(l instanceof u.rV?l.part:n,l.number);else if(Array.isArray(l))for(const f of l)i.push(f);else if(l instanceof
u.Bi){l.has("ByteRange")&&this.markings[n].signed.add(this.current);for(const f of l.values())i.push(f)}else if(l instanceof u.Z6)for(const[f,w]of l.dict)f!=="L\
ength"&&i.push(w)}}walk(n,e,i){const{extent:l}=this,{bytes:f}=n,{scan:w}=e,D=n.bodies[i];w.forgetLength();const{kept:R}=this,U=!this.strings&&n.recallEntries(i,
R);U&&w.append(R.scan.marks,R.marksFrom,R.marksTo);const $=U?R.close+2:w.value(f,D,f.length);return $<0||f[$-1]===O.AV||!(0,b.x)(n,$,w,l)||n.suspect&&!(0,T.D)(f,
D,$)?-1:(l.dataStart<0&&(w.lengthStart=-1),e.end[i]=l.end,e.detail&&(e.dataStart[i]=l.dataStart,e.dataEnd[i]=l.dataEnd,e.lengthStart[i]=w.lengthStart,e.lengthEnd[i]=
w.lengthEnd),l.end-n.table.place[i])}walkPlace(n,e,i){const l=n.place(e);if(!l)return-1;const{bytes:f,start:w,end:D}=l;i.forgetLength();const R=i.value(f,w,D);return i.
lengthStart=-1,R<0&&!A(f,w,D)||y(f,w,D)||R>0&&f[R-1]===O.AV||R>=0&&(0,O.AN)(f,R,D)<D||n.suspect&&!(0,T.D)(f,w,D)?-1:(this.extent.valueEnd=R<0?D:R,D-w)}}const c=m=>m instanceof
u.oS&&!(m instanceof u.rV);function d(m,n,e){const i=m.walked;if(i?.strings===e)return i;const l=new x(m.size,n,e);return n&&(m.walked=l),l}function M(m){return m.
patches||(m.patches=new r,m.patches.scan.strings=m.walked.strings),m.patches}function y(m,n,e){const i=(0,O.AN)(m,n,e);return i>=e||m[i]===O.yq&&(0,O.wb)(m,i,"n\
ull")}function A(m,n,e){for(let i=n;i<e;i++)if("<([/%".includes(String.fromCharCode(m[i])))return!1;return!0}}),7548:((K,L,h)=>{h.d(L,{RJ:()=>r,vb:()=>p,zx:()=>u});
var C=h(58143),b=h(88960),S=h(269),x=h(48024);const O=16384,P=65536,T="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function u(a,g){const v=g.map(d=>{const[M="",...y]=[
...d].map(m=>m.replace(/\W/,"\\$&")),A=/\W/.test(d)?T:"\\w";return`${M}(?:${y.join("")}|${A}{0,${Math.max(0,d.length-2)}}#)`}),t=new RegExp(`/(?:${v.join("|")}|\
#)`,"g"),s=Object.fromEntries(g.map(d=>[d,new Set])),o=new Set;await r(a,(d,M,y,A)=>{const m=d.toString("latin1",M,y);t.lastIndex=0;for(let n=t.exec(m);n;n=t.exec(
m)){const e=A(M+n.index);e!==void 0&&(n[0].endsWith("#")?o.add(e):s[n[0].slice(1)].add(e))}});for(const d of p(a))o.add(d);const c=d=>[...new Set([...d,...o])].
sort((M,y)=>M-y);return Object.fromEntries(g.map(d=>[d,c(s[d])]))}async function r(a,g){const{bytes:v,table:t}=a,s=_(a),o=new Int32Array(s.length);for(let A=0;A<
s.length;A++)o[A]=t.place[s[A]];const c=(0,S.bS)(v),d=A=>s[(0,b.M)(o,A)-1],M=new x.s;let y=0;for(let A=0;A<s.length;A++){const m=A+1===s.length,n=m?v.length:o[A+
1],e=n-o[A]>O;if(!e&&!m&&n-y<P)continue;if(e){o[A]>y&&g(c,y,o[A],d),M.reset();const l=M.value(v,a.bodies[s[A]],n);g(c,o[A],l<0?n:l,d)}else g(c,y,n,d);const i=a.
job.pace.step(Math.min(n-y,P));i&&await i,y=n}for(const[A,m]of E(a)){const n=a.objectStream(A);if(!n)continue;const e=new Set(m),{starts:i}=n;g((0,S.bS)(n.data),
0,n.data.length,f=>{const w=n.numbers[(0,b.M)(i,f)-1];return w!==void 0&&e.has(w)?w:void 0});const l=a.job.pace.step(n.data.length);l&&await l}}function*p(a){for(let g=1;a.
hasChanges&&g<a.size;g++)a.isChanged(g)&&a.exists(g)&&(yield g)}function _(a){const{table:g,hasChanges:v}=a,t=[];let s=!0,o=-1;for(let c=1;c<g.size;c++){if(g.kind[c]!==
C.tL||v&&a.isChanged(c))continue;const d=g.place[c];s&&=d>=o,o=d,t.push(c)}return s?t:t.sort((c,d)=>g.place[c]-g.place[d])}function E(a){const{table:g,hasChanges:v}=a,
t=new Map;for(let s=1;s<g.size;s++){if(g.kind[s]!==C.UT||v&&a.isChanged(s))continue;const o=g.place[s],c=t.get(o);c?c.push(s):t.set(o,[s])}return t}}),38504:((K,L,h)=>{
h.d(L,{CA:()=>P,L3:()=>T,p$:()=>O});var C=h(88960),b=h(269),S=h(16039),x=h(58143);function O(u,r){const{table:p}=u,_=new Set,E=[],a=new Map;for(let t=1;t<p.size;t++)
if(u.isChanged(t))u.exists(t)&&_.add(t);else if(p.kind[t]===x.tL)E.push(t);else if(p.kind[t]===x.UT){const s=p.place[t],o=a.get(s);o?o.push(t):a.set(s,[t])}for(let t=p.
size;t<u.size;t++)u.exists(t)&&_.add(t);E.sort((t,s)=>p.place[t]-p.place[s]);const g=Int32Array.from(E,t=>p.place[t]),v=(0,b.bS)(u.bytes);for(const t of r)for(let s=v.
indexOf(t);s>=0;s=v.indexOf(t,s+t.length)){const o=E[(0,C.M)(g,s)-1];o!==void 0&&_.add(o)}for(const[t,s]of a){const o=u.objectStream(t);if(!o)continue;const c=(0,b.
bS)(o.data);if(r.some(d=>c.includes(d)))for(const d of s)_.add(d)}return[..._].sort((t,s)=>t-s)}function P(u,r){const p=[u];for(;p.length>0;){const _=p.pop(),E=_ instanceof
S.Z6?_.dict:_;if(Array.isArray(E))for(const a of E)p.push(a);else if(E instanceof S.Bi){r(E);for(const a of E.values())p.push(a)}}}function T(u,r){const p=[];return P(
u,_=>{p.length===0&&r(_)&&p.push(_)}),p.length>0}}),88960:((K,L,h)=>{h.d(L,{B:()=>C,M:()=>b});const C=(x,O)=>S(x,O,!1),b=(x,O)=>S(x,O,!0);function S(x,O,P){let[
T,u]=[0,x.length];for(;T<u;){const r=T+u>>1,p=x[r];p<O||P&&p===O?T=r+1:u=r}return T}}),35092:((K,L,h)=>{h.d(L,{E:()=>T,L:()=>O});var C=h(38917),b=h(30491);function S(u){
const r=(0,b.s)(u);return"problem"in r?r.problem:void 0}const x=/^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8}){0,8}$/,O=u=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.test(
u),T={"file-name":{holds:u=>!/[/\\\p{Cc}\p{Cs}]/u.test(u)&&/[^. ]/.test(u),words:"a file name without folders"},"media-type":{holds:O,words:"a media type such a\
s text/xml or application/pdf"},date:{holds:u=>(0,C.Z)(u)!==void 0,words:"a date of ISO 8601 such as 2026-11-20 or 2026-11-20T14:30:00+01:00"},"number-format":{
holds:u=>S(u)===void 0,words:"text such as {number} / {last}",problem:S},"language-tag":{holds:u=>x.test(u),words:"a language tag such as en, de-AT or zh-Hant (\
BCP 47)"}}})};
