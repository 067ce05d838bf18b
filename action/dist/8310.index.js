"use strict";exports.id=8310,exports.ids=[8310],exports.modules={38917:((j,R,f)=>{f.d(R,{Z:()=>x,_:()=>v});const P=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
A=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,M=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function v(o){
if(o.length>64)return;const y=o.trim().replace(A,(_,w,u,S)=>`${w??""}${1900+Number(u)}${S}`);return D(O(P.exec(y)??M.exec(y)))}function x(o){const y=o.length>64?
void 0:O(M.exec(o.trim()));if(!y||D(y)===void 0)return;const{year:_,month:w="",day:u="",hour:S="",minute:T="",second:e="",zone:a=""}=y;return`D:${_}${w}${u}${S}${T}${e}${a===
"Z"||a===""?a:`${a.replace(":","'")}'`}`}function O(o){if(!o)return;const[,y,_,w,u,S,T,e,a,l,i]=o,d=e??(a===void 0?void 0:`${a}${l??"00"}:${i??"00"}`);return{year:y,
month:_,day:w,hour:u,minute:S,second:T,zone:d}}function D(o){if(!o)return;const{year:y,month:_,day:w,hour:u,minute:S="00",second:T="00",zone:e}=o,a=(i,d,g)=>i===
void 0||Number(i)>=d&&Number(i)<=g;if(Number(y)===0||!a(_,1,12)||!a(w,1,p(Number(y),Number(_)))||!a(u,0,23)||!a(S,0,59)||!a(T,0,59)||e!==void 0&&e!=="Z"&&!(a(e.
slice(1,3),0,23)&&a(e.slice(4),0,59)))return;const l=[y,_,w].filter(i=>i!==void 0).join("-");return u===void 0?l:`${l}T${u}:${S}:${T}${e==="+00:00"||e==="-00:00"?
"Z":e??""}`}function p(o,y){return y===2?o%4===0&&(o%100!==0||o%400===0)?29:28:[4,6,9,11].includes(y)?30:31}}),98310:((j,R,f)=>{f.r(R),f.d(R,{extract_attachments:()=>O});
var P=f(7390),A=f(99586),M=f(54867),v=f(33138);function x(o,{single:y=!1,folded:_=!1}={}){const w=S=>[..._?S.normalize("NFC").toLowerCase():S],u=w(o);return S=>{
const T=w(S);let[e,a]=[0,0],[l,i]=[-1,0];for(;a<T.length;)if(e<u.length&&u[e]==="*")l=e++,i=a;else if(e<u.length&&(y&&u[e]==="?"||u[e]===T[a]))e++,a++;else if(l>=
0)e=l+1,a=++i;else return!1;for(;u[e]==="*";)e++;return e===u.length}}const O=async(o,y,_)=>{const w=await(0,P.E)(o.bytes,_,{password:y.open_password}),u=await(0,M.
_)(w),S=x(y.name_pattern??"*",{single:!0,folded:!0}),T=u.map(({name:i},d)=>(0,A.jC)(i??"",A.zE,`attachment-${d+1}`)),e=[...u.keys()].filter(i=>S(T[i])||S(u[i].name??
"")),a=(0,A.NL)(e.map(i=>T[i]),A.zE),l=[];for(const[i,d]of e.entries()){const g=u[d],h=await w.decodedAtEase(g.stream);l.push({name:a[i],bytes:h,mediaType:g.mimeType??
(0,v.c)(a[i]),facts:D(g,h.length)});const C=_.pace.step(h.length);C&&await C}return{documents:[],files:l,notes:p(u.length,l.length),facts:{attachmentCount:l.length}}};
function D({name:o,mimeType:y,description:_,relationship:w,page:u},S){return{size:S,...y===null?{}:{mimeType:y},...o===null?{}:{originalName:o},..._===null?{}:{
description:_},...w===null?{}:{relationship:w},...u===null?{}:{page:u}}}function p(o,y){return y>0?[]:[{code:"no_attachments",message:o===0?"The document has no\
 attachments.":o===1?"The name of the one attachment does not match name_pattern.":`None of the ${o} attachments of the document has a name that matches name_pa\
ttern.`,...o===0?{}:{mentions:["name_pattern"]}}]}}),54867:((j,R,f)=>{f.d(R,{_:()=>o});var P=f(78713),A=f(75767),M=f(90191),v=f(11275),x=f(38504),O=f(16039),D=f(
35092),p=f(58247);async function o(_){const w=(await(0,A.S)(_)).EF;if(w.length===0)return[];const u=new y(_),{catalog:S,job:T}=_,e=(0,M.Wo)(_,"Names");for(const[
l,i]of await(0,P.Zc)(_,e?.dict.get("EmbeddedFiles"),"Names")){u.add(i,null,l instanceof O.Mx?(0,p.G)(l):null);const d=T.pace.step(500);d&&await d}if(u.associated(
S.get("AF"),null),!u.missesSome(w))return u.found;for(let l=0;l<_.pages.count;l++){const i=_.pages.number(l);u.associated(_.entry(i,"AF"),l+1);for(const g of _.
array(_.entry(i,"Annots"))??[]){const h=_.dict(g);h&&((0,O.Eo)(_.resolve(h.get("Subtype")),"FileAttachment")&&u.add(h.get("FS"),l+1,null,(0,p.G)(_.resolve(h.get(
"Contents")))),u.associated(h.get("AF"),l+1))}const d=T.pace.step(1e3);d&&await d}if(!u.missesSome(w))return u.found;const{live:a}=await(0,v.Gy)(_);for(const l of w)
a[l]===1&&(0,x.C)(_.get(l),i=>{i.has("EF")&&u.add(i,null)});return u.found}class y{document;found=[];streams=new Set;constructor(w){this.document=w}associated(w,u){
const S=this.document.array(w)??(w===void 0?[]:[w]);for(const T of S)this.add(T,u)}missesSome(w){return w.some(u=>(0,x.L)(this.document.get(u),S=>{const T=this.
embedded(S);return T!==void 0&&!this.streams.has(T)}))}add(w,u,S=null,T=null){const{document:e}=this,a=e.dict(w),l=a&&this.embedded(a);if(!l||this.streams.has(l))
return;this.streams.add(l);const i=h=>(0,p.G)(e.resolve(a.get(h))),d=e.resolve(l.dict.get("Subtype")),g=e.resolve(a.get("AFRelationship"));this.found.push({name:i(
"UF")??i("F")??i("Unix")??i("DOS")??i("Mac")??S,stream:l,size:this.sizeOf(l),mimeType:d instanceof O.SX&&(0,D.L)(d.text)?d.text:null,description:i("Desc")??T,relationship:g instanceof
O.SX?g.text:null,page:u})}embedded(w){const u=this.document.dict(w.get("EF"));if(u)for(const S of["UF","F","Unix","DOS","Mac"]){const T=u.get(S),e=(0,O.i9)(T)?this.
document.resolve(T):null;if(e instanceof O.Z6)return e}}sizeOf(w){const{document:u}=this,S=u.resolve(u.dict(w.dict.get("Params"))?.get("Size"));return typeof S==
"number"&&Number.isInteger(S)&&S>=0?S:!w.dict.has("Filter")&&w.sealed===void 0?w.data.length:null}}}),33138:((j,R,f)=>{f.d(R,{c:()=>M});const P={csv:"text/csv",
doc:"application/msword",docx:"application/vnd.openxmlformats-officedocument.wordprocessingml.document",eml:"message/rfc822",gif:"image/gif",gz:"application/gzi\
p",htm:"text/html",html:"text/html",ics:"text/calendar",jpeg:"image/jpeg",jpg:"image/jpeg",json:"application/json",md:"text/markdown",mp3:"audio/mpeg",mp4:"vide\
o/mp4",ods:"application/vnd.oasis.opendocument.spreadsheet",odt:"application/vnd.oasis.opendocument.text",p7m:"application/pkcs7-mime",pdf:"application/pdf",png:"\
image/png",pptx:"application/vnd.openxmlformats-officedocument.presentationml.presentation",rtf:"application/rtf",svg:"image/svg+xml",tif:"image/tiff",tiff:"ima\
ge/tiff",txt:"text/plain",webp:"image/webp",xls:"application/vnd.ms-excel",xlsx:"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",xml:"text/xm\
l",yaml:"application/yaml",yml:"application/yaml",zip:"application/zip"},A="application/octet-stream";function M(v){const x=/\.([^.]+)$/.exec(v)?.[1]?.toLowerCase()??
"";return Object.hasOwn(P,x)?P[x]:A}}),78713:((j,R,f)=>{f.d(R,{AN:()=>o,BX:()=>O,H6:()=>D,MN:()=>p,Pu:()=>v,Zc:()=>x});var P=f(16039),A=f(90191);const M=64,v=e=>typeof e==
"number"?String(e):Buffer.from(e.bytes).toString("latin1");async function x(e,a,l){const i=[];for(const d of await _(e,a,0,l)){for(const h of u(e,d,l))i.push(h);
const g=e.job.pace.step(y);g&&await g}return i}async function O(e,a,l,i,d,g){const h=await _(e,a,l,i,g);for(let C=h.length-1;C>=0;C--){const L=h[C],E=u(e,L,i),t=E.
filter(([c,m])=>!d(c,m)),n=e.job.pace.step(y+E.length*y);n&&await n,t.length<E.length&&(e.edit(L.holder),L.dict.set(i,t.flat()),L.changed=!0);for(const c of L.repeats)
e.edit(L.holder),L.dict.delete(c),L.changed=!0;if(L.emptyKids){const c=(e.array(L.dict.get("Kids"))??[]).filter(m=>!L.emptyKids.has(e.dict(m)));e.edit(L.holder),
L.dict.set("Kids",c),L.changed=!0}if(!L.changed)continue;const s=e.array(L.dict.get("Kids"))??[];L.empty=t.length===0&&s.length===0;const r=L.parent;r&&(r.changed=
!0,L.empty?(r.emptyKids??=new Set).add(L.dict):S(e,L,t,s))}return h[0]?.empty??!1}function D(e,a,l){if(a.length<=M)return(0,P.jd)({[l]:a.flat()});let i=[];for(const d of T(
a)){const[g,h]=[d[0][0],d.at(-1)[0]];i.push({ref:e.add((0,P.jd)({Limits:[g,h],[l]:d.flat()})),low:g,high:h})}for(;i.length>M;)i=T(i).map(d=>{const[g,h]=[d[0].low,
d.at(-1).high];return{ref:e.add((0,P.jd)({Limits:[g,h],Kids:d.map(({ref:C})=>C)})),low:g,high:h}});return(0,P.jd)({Kids:i.map(({ref:d})=>d)})}const p=(e,a)=>D(e,
o([...a].map(([l,i])=>[(0,P.Px)(l),i])),"Names");function o(e){return e.map(a=>({entry:a,key:v(a[0])})).sort((a,l)=>a.key<l.key?-1:a.key>l.key?1:0).map(({entry:a})=>a)}
const y=100;async function _(e,a,l,i,d){const g=new A.b9(e),h=new Set,C=t=>h.size<h.add(t).size,L=[],E=[{value:a??null,holder:l,parent:void 0}];for(let t=E.pop();t!==
void 0;t=E.pop()){g.spend(1);const n=e.dict(t.value);if(!n||!C(n)||d&&t.parent&&!w(e,n,d))continue;const s=[],r=$=>{const K=e.array(n.get($));return!K||C(K)?K??
[]:(s.push($),[])},c=r(i).length>>1,m=r("Kids"),b={dict:n,holder:(0,A.Kd)(t.value,t.holder),parent:t.parent,repeats:s};L.push(b),g.spend(c);for(let $=m.length-1;$>=
0;$--)E.push({value:m[$],holder:(0,A.Kd)(n.get("Kids"),b.holder),parent:b});const N=e.job.pace.step(y+c*y);N&&await N}return L}function w(e,a,l){const[i,d]=e.array(
a.get("Limits"))??[];return typeof i!="number"||typeof d!="number"||l(i,d)}function u(e,{dict:a,repeats:l},i){const d=l.includes(i)?void 0:e.array(a.get(i));if(!d)
return[];const g=[];for(let h=0;h+1<d.length;h+=2){const C=e.resolve(d[h]);(i==="Names"?C instanceof P.Mx:typeof C=="number")&&g.push([C,d[h+1]])}return g}function S(e,a,l,i){
const d=C=>e.array(e.dict(C)?.get("Limits"))??[],g=l[0]?.[0]??d(i[0])[0],h=l.at(-1)?.[0]??d(i.at(-1))[1];e.edit(a.holder),g!==void 0&&h!==void 0?a.dict.set("Lim\
its",[g,h]):a.dict.delete("Limits")}function T(e){const a=[];for(let l=0;l<e.length;l+=M)a.push(e.slice(l,l+M));return a}}),75767:((j,R,f)=>{f.d(R,{S:()=>M});var P=f(
7548),A=f(30729);const M=(0,A.H)(v=>(0,P.zx)(v,["AP","JS","EF","ByteRange","Sig"]))}),58247:((j,R,f)=>{f.d(R,{G:()=>D,w:()=>O});var P=f(20381),A=f(16039);const M=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,
v=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,x=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,O=p=>p.replace(M,"").replace(
v,"").replace(x,"�").trim();function D(p){const o=p instanceof A.Mx?O((0,P.g7)(p)):"";return o===""?null:o}}),30729:((j,R,f)=>{f.d(R,{H:()=>P});function P(A){
const M=new WeakMap;return v=>{if(v.hasChanges)return A(v);const x=M.get(v);if(x)return x.answer;const O=A(v);return M.set(v,{answer:O}),O}}}),90191:((j,R,f)=>{
f.d(R,{J7:()=>M,Kd:()=>O,Wo:()=>D,_i:()=>x,b9:()=>v});var P=f(84293),A=f(16039);class M{document;gone=new Set;chased=new Set;constructor(o){this.document=o}remove(o){
const{catalog:y,catalogNumber:_,pages:w}=this.document,u=y.get("Pages");o===_||(0,A.i9)(u)&&o===u.number||w.holds(o)||(this.gone.add(o),this.document.remove(o))}chase(o){
this.chased.add(o)}removed(){return this.gone}takeChased(){const o=this.chased;return this.chased=new Set,o}isGone(o){return(0,A.i9)(o)&&this.gone.has(o.number)}}
class v{most;left;constructor(o){this.most=this.left=o.job.limits.nodes}spend=o=>{if(this.left-=o,this.left<0)throw(0,P.F)("nodes",`The document has more than ${this.
most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class x{seen;beyond=new Set;allowance;constructor(o,y=new v(
o)){this.allowance=y,this.seen=new Uint8Array((o.size>>3)+1)}first(o){if(this.allowance.spend(1),!(0,A.i9)(o))return!0;const{number:y}=o,_=y>>3;if(_>=this.seen.
length)return this.beyond.size<this.beyond.add(y).size;const w=1<<(y&7),u=(this.seen[_]&w)===0;return this.seen[_]|=w,u}}function O(p,o){return(0,A.i9)(p)?p.number:
o}function D(p,o){const y=p.catalog.get(o),_=p.dict(y);return _&&{dict:_,holder:O(y,p.catalogNumber)}}}),30491:((j,R,f)=>{f.d(R,{s:()=>M});function P(v,x){const O=[],
D=[],p=`use ${x.map(o=>`{${o}}`).join(", ")}`;for(const o of v.normalize("NFC").split(/(\{[^{}]*\})/)){const y=x.find(_=>`{${_}}`===o);if(y)O.push({placeholder:y});else if(/^\{[^{}]*\}$/.
test(o))D.push(o);else{if(/[{}]/.test(o))return{problem:`has a brace that belongs to no placeholder; ${p}`};o&&O.push({literal:o})}}return D.length===0?{pieces:O}:
{problem:`has the unknown ${D.length===1?"placeholder":"placeholders"} ${D.join(" and ")}; ${p}`}}const A=["number","last","label","name"],M=v=>P(v,A)}),11275:((j,R,f)=>{
f.d(R,{Gy:()=>w,Rf:()=>u,Ip:()=>S});var P=f(58143),A=f(9448),M=f(48024);class v{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new M.
s;signed=new Set;constructor(t,n,s){this.detail=n,this.strings=s,this.scan.strings=s;const r=new Int32Array(n?8*t:t);this.done=new Uint8Array(n?t:0);const c=m=>r.
subarray(m*t,(m+1)*t);this.end=c(0),this.valueEnd=c(1),this.dataStart=c(2),this.dataEnd=c(3),this.lengthStart=c(4),this.lengthEnd=c(5),this.from=c(6),this.to=c(
7)}}var x=f(269),O=f(66249),D=f(66498),p=f(16039);class o{scan=new M.s;ranges=new Map}const y=2;class _{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(t,n,s){
this.walked=s,this.live=new Uint8Array(t),this.via=new Int32Array(n?t:0)}}async function w(E,{watched:t}={}){const{markings:n,referrers:s}=await u([E],{watched:t,
detail:!0}),{live:r,via:c}=n[0];return{live:r,via:c,referrers:s}}async function u(E,t={}){const n=new i(E,t);return await n.run(),n}function S(E,{repairs:t}){for(const{
part:n,number:s,value:r}of t)E[n].put(s,r)}const T=100,e=100,a=-2;function l(E){if(E instanceof p.Z6)return E.data.length+l(E.dict);if(Array.isArray(E))return 12*
E.length;if(!(E instanceof p.Bi))return T;let t=30*E.size;for(const n of E.values())Array.isArray(n)&&(t+=12*n.length);return t}class i{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={
valueEnd:-1,dataStart:-1,dataEnd:-1,end:-1};kept=new O.R;strings;alias;constructor(t,{detail:n=!1,strings:s=!1,watched:r,alias:c}){if(this.documents=t,this.strings=
s,this.alias=c,this.markings=t.map(m=>new _(m.size,r!==void 0,g(m,s||n,s))),!!r){this.watched=new Uint8Array(t[0].size);for(const m of r)this.watched[m]=1}}async run(){
const{documents:t,stack:n}=this,[s]=t;for(const[r,c]of s.trailer)r!=="Encrypt"&&this.followValue(0,c);for(;n.length>0;){const r=n.pop(),c=r%t.length,m=s.job.pace.
step(this.follow(c,(r-c)/t.length));m&&await m}for(const{live:r,signed:c,walked:m}of this.markings)for(const b of m.signed)r[b]===1&&c.add(b)}visit(t,n){this.alias&&
({part:t,number:n}=this.alias(t,n)??{part:t,number:n}),this.watched&&this.watched[n]===1&&this.referrers.add(this.current);const s=this.markings[t],{live:r}=s;n<=
0||n>=r.length||r[n]!==0||!this.documents[t].exists(n)||(r[n]=1,this.watched&&(s.via[n]=this.current),this.stack.push(n*this.documents.length+t))}follow(t,n){const s=this.
documents[t],r=this.markings[t],{walked:c}=r;if(this.current=n,r.count++,s.isChanged(n))return this.followChanged(s,r,t,n);if(c.done[n]===1)return this.followAgain(
s,r,t,n);const{scan:m,detail:b}=c;b||(m.used=0);const N=m.used,$=s.table.kind[n]===P.tL?this.walk(s,c,n):this.walkPlace(s,n,m);return $<0||m.byteRange&&this.isSignature(
c.signed,n)?this.forget(m,N).followRepaired(s,t,n):(r.bytes+=$,b&&(c.from[n]=N,c.to[n]=m.used,c.valueEnd[n]=this.extent.valueEnd,c.done[n]=1),this.followMarks(t,
m,N,m.used,m.lengthStart),e+$)}followChanged(t,n,s,r){const c=t.patched(r);if(!c){const U=t.edited.get(r);return d(U)||U===null?this.followRepaired(t,s,r):(this.
followValue(s,U),n.bytes+=l(U),e)}const{detail:m}=n.walked;if(c.references&&!m&&!t.suspect){for(let U=c.first;U<c.last;U++)this.visit(s,c.references[U]);return n.
bytes+=c.end-c.start,e}const{scan:b,ranges:N}=h(n);m||(b.used=0);const $=b.used,K=this.walkPlace(t,r,b);return K<0||b.byteRange&&this.isSignature(n.signed,r)?this.
forget(b,$).followRepaired(t,s,r):(n.bytes+=K,m&&N.set(r,{from:$,to:b.used,valueEnd:this.extent.valueEnd}),this.followMarks(s,b,$,b.used,b.lengthStart),e+K)}followAgain(t,n,s,r){
const{walked:c}=n;return n.bytes+=c.end[r]>0?c.end[r]-t.table.place[r]:T,this.followMarks(s,c.scan,c.from[r],c.to[r],c.lengthStart[r]),e}isSignature(t,n){return t.
add(n),this.strings}followMarks(t,{marks:n},s,r,c){const m=this.strings?c:a;for(let b=s;b<r;b+=3)n[b]!==M.A&&n[b+1]!==m&&this.visit(t,n[b])}forget(t,n){return t.
used=n,this}followRepaired(t,n,s){const r=t.get(s),c=d(r)?t.resolve(r):r;return c===null?(this.markings[n].live[s]=y,this.markings[n].count--):this.repair(n,s,c),
e}repair(t,n,s){this.repairs.push({part:t,number:n,value:s}),this.followValue(t,s)}followValue(t,n){const s=[n];for(;s.length>0;){const r=s.pop();if(r instanceof
p.oS)this.visit(r instanceof p.rV?r.part:t,r.number);else if(Array.isArray(r))for(const c of r)s.push(c);else if(r instanceof p.Bi){r.has("ByteRange")&&this.markings[t].
signed.add(this.current);for(const c of r.values())s.push(c)}else if(r instanceof p.Z6)for(const[c,m]of r.dict)c!=="Length"&&s.push(m)}}walk(t,n,s){const{extent:r}=this,
{bytes:c}=t,{scan:m}=n,b=t.bodies[s];m.forgetLength();const{kept:N}=this,$=!this.strings&&t.recallEntries(s,N);$&&m.append(N.scan.marks,N.marksFrom,N.marksTo);const K=$?
N.close+2:m.value(c,b,c.length);return K<0||c[K-1]===x.AV||!(0,A.x)(t,K,m,r)||t.suspect&&!(0,D.D)(c,b,K)?-1:(r.dataStart<0&&(m.lengthStart=-1),n.end[s]=r.end,n.
detail&&(n.dataStart[s]=r.dataStart,n.dataEnd[s]=r.dataEnd,n.lengthStart[s]=m.lengthStart,n.lengthEnd[s]=m.lengthEnd),r.end-t.table.place[s])}walkPlace(t,n,s){const r=t.
place(n);if(!r)return-1;const{bytes:c,start:m,end:b}=r;s.forgetLength();const N=s.value(c,m,b);return s.lengthStart=-1,N<0&&!L(c,m,b)||C(c,m,b)||N>0&&c[N-1]===x.
AV||N>=0&&(0,x.AN)(c,N,b)<b||t.suspect&&!(0,D.D)(c,m,b)?-1:(this.extent.valueEnd=N<0?b:N,b-m)}}const d=E=>E instanceof p.oS&&!(E instanceof p.rV);function g(E,t,n){
const s=E.walked;if(s?.strings===n)return s;const r=new v(E.size,t,n);return t&&(E.walked=r),r}function h(E){return E.patches||(E.patches=new o,E.patches.scan.strings=
E.walked.strings),E.patches}function C(E,t,n){const s=(0,x.AN)(E,t,n);return s>=n||E[s]===x.yq&&(0,x.wb)(E,s,"null")}function L(E,t,n){for(let s=t;s<n;s++)if("<\
([/%".includes(String.fromCharCode(E[s])))return!1;return!0}}),7548:((j,R,f)=>{f.d(R,{Av:()=>o,RJ:()=>w,V3:()=>_,vb:()=>u,zx:()=>p});var P=f(58143),A=f(88960),M=f(
269),v=f(48024);const x=2048,O=65536,D="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function p(e,a){const{found:l,all:i}=await y(e,a),d=g=>[...new Set([...g,...i])].
sort((h,C)=>h-C);return Object.fromEntries(a.map(g=>[g,d(l[g])]))}async function o(e,a){const{found:l,all:i}=await y(e,a);for(const d of Object.values(l))for(const g of d)
i.add(g);return i}async function y(e,a){const l=a.map(h=>{const[C="",...L]=[...h].map(t=>t.replace(/\W/,"\\$&")),E=/\W/.test(h)?D:"\\w";return`${C}(?:${L.join("")}\
|${E}{0,${Math.max(0,h.length-2)}}#)`}),i=new RegExp(`/(?:${l.join("|")}|#)`,"g"),d=Object.fromEntries(a.map(h=>[h,new Set])),g=new Set;await w(e,(h,C,L,E)=>{const t=h.
toString("latin1",C,L);i.lastIndex=0;for(let n=i.exec(t);n;n=i.exec(t)){const s=E(C+n.index);s!==void 0&&(n[0].endsWith("#")?g.add(s):d[n[0].slice(1)].add(s))}});
for(const h of u(e))g.add(h);return{found:d,all:g}}async function _(e,a){const l=await p(e,a);return[...new Set(Object.values(l).flat())].sort((i,d)=>i-d)}async function w(e,a){
const{bytes:l,table:i}=e,d=S(e),g=new Int32Array(d.length);for(let t=0;t<d.length;t++)g[t]=i.place[d[t]];const h=(0,M.bS)(l),C=t=>d[(0,A.M)(g,t)-1],L=new v.s;let E=0;
for(let t=0;t<d.length;t++){const n=t+1===d.length,s=n?l.length:g[t+1],r=s-g[t]>x;if(!r&&!n&&s-E<O)continue;if(r){g[t]>E&&a(h,E,g[t],C),L.reset();const m=L.value(
l,e.bodies[d[t]],s);a(h,g[t],m<0?s:m,C)}else a(h,E,s,C);const c=e.job.pace.step(Math.min(s-E,O));c&&await c,E=s}for(const[t,n]of T(e)){const s=e.objectStream(t);
if(!s)continue;const r=new Set(n),{starts:c}=s;a((0,M.bS)(s.data),0,s.data.length,b=>{const N=s.numbers[(0,A.M)(c,b)-1];return N!==void 0&&r.has(N)?N:void 0});const m=e.
job.pace.step(s.data.length);m&&await m}}function*u(e){for(let a=1;e.hasChanges&&a<e.size;a++)e.isChanged(a)&&e.exists(a)&&(yield a)}function S(e){const{table:a,
hasChanges:l}=e,i=[];let d=!0,g=-1;for(let h=1;h<a.size;h++){if(a.kind[h]!==P.tL||l&&e.isChanged(h))continue;const C=a.place[h];d&&=C>=g,g=C,i.push(h)}return d?
i:i.sort((h,C)=>a.place[h]-a.place[C])}function T(e){const{table:a,hasChanges:l}=e,i=new Map;for(let d=1;d<a.size;d++){if(a.kind[d]!==P.UT||l&&e.isChanged(d))continue;
const g=a.place[d],h=i.get(g);h?h.push(d):i.set(g,[d])}return i}}),38504:((j,R,f)=>{f.d(R,{C:()=>A,L:()=>M});var P=f(16039);function A(v,x){const O=[v];for(;O.length>
0;){const D=O.pop(),p=D instanceof P.Z6?D.dict:D;if(Array.isArray(p))for(const o of p)O.push(o);else if(p instanceof P.Bi){x(p);for(const o of p.values())O.push(
o)}}}function M(v,x){const O=[];return A(v,D=>{O.length===0&&x(D)&&O.push(D)}),O.length>0}}),88960:((j,R,f)=>{f.d(R,{B:()=>P,M:()=>A});const P=(v,x)=>M(v,x,!1),
A=(v,x)=>M(v,x,!0);function M(v,x,O){let[D,p]=[0,v.length];for(;D<p;){const o=D+p>>1,y=v[o];y<x||O&&y===x?D=o+1:p=o}return D}}),35092:((j,R,f)=>{f.d(R,{E:()=>D,
L:()=>x});var P=f(38917),A=f(30491);function M(p){const o=(0,A.s)(p);return"problem"in o?o.problem:void 0}const v=/^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8}){0,8}$/,x=p=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.
test(p),D={"file-name":{holds:p=>!/[/\\\p{Cc}\p{Cs}]/u.test(p)&&/[^. ]/.test(p),words:"a file name without folders"},"media-type":{holds:x,words:"a media type s\
uch as text/xml or application/pdf"},date:{holds:p=>(0,P.Z)(p)!==void 0,words:"a date of ISO 8601 such as 2026-11-20 or 2026-11-20T14:30:00+01:00"},"number-form\
at":{holds:p=>M(p)===void 0,words:"text such as {number} / {last}",problem:M},"language-tag":{holds:p=>v.test(p),words:"a language tag such as en, de-AT or zh-H\
ant (BCP 47)"}}})};
