"use strict";exports.id=8310,exports.ids=[8310],exports.modules={38917:((j,L,f)=>{f.d(L,{Z:()=>O,_:()=>x});const P=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
M=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,S=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function x(i){
if(i.length>64)return;const _=i.trim().replace(M,(w,y,u,b)=>`${y??""}${1900+Number(u)}${b}`);return D(A(P.exec(_)??S.exec(_)))}function O(i){const _=i.length>64?
void 0:A(S.exec(i.trim()));if(!_||D(_)===void 0)return;const{year:w,month:y="",day:u="",hour:b="",minute:T="",second:e="",zone:a=""}=_;return`D:${w}${y}${u}${b}${T}${e}${a===
"Z"||a===""?a:`${a.replace(":","'")}'`}`}function A(i){if(!i)return;const[,_,w,y,u,b,T,e,a,c,r]=i,d=e??(a===void 0?void 0:`${a}${c??"00"}:${r??"00"}`);return{year:_,
month:w,day:y,hour:u,minute:b,second:T,zone:d}}function D(i){if(!i)return;const{year:_,month:w,day:y,hour:u,minute:b="00",second:T="00",zone:e}=i,a=(r,d,E)=>r===
void 0||Number(r)>=d&&Number(r)<=E;if(Number(_)===0||!a(w,1,12)||!a(y,1,p(Number(_),Number(w)))||!a(u,0,23)||!a(b,0,59)||!a(T,0,59)||e!==void 0&&e!=="Z"&&!(a(e.
slice(1,3),0,23)&&a(e.slice(4),0,59)))return;const c=[_,w,y].filter(r=>r!==void 0).join("-");return u===void 0?c:`${c}T${u}:${b}:${T}${e==="+00:00"||e==="-00:00"?
"Z":e??""}`}function p(i,_){return _===2?i%4===0&&(i%100!==0||i%400===0)?29:28:[4,6,9,11].includes(_)?30:31}}),98310:((j,L,f)=>{f.r(L),f.d(L,{extract_attachments:()=>A});
var P=f(7390),M=f(99586),S=f(54867),x=f(33138);function O(i,{single:_=!1,folded:w=!1}={}){const y=b=>[...w?b.normalize("NFC").toLowerCase():b],u=y(i);return b=>{
const T=y(b);let[e,a]=[0,0],[c,r]=[-1,0];for(;a<T.length;)if(e<u.length&&u[e]==="*")c=e++,r=a;else if(e<u.length&&(_&&u[e]==="?"||u[e]===T[a]))e++,a++;else if(c>=
0)e=c+1,a=++r;else return!1;for(;u[e]==="*";)e++;return e===u.length}}const A=async(i,_,w)=>{const y=await(0,P.E)(i.bytes,w,{password:_.open_password}),u=await(0,S.
_)(y),b=O(_.name_pattern??"*",{single:!0,folded:!0}),T=u.map(({name:r},d)=>(0,M.jC)(r??"",M.zE,`attachment-${d+1}`)),e=[...u.keys()].filter(r=>b(T[r])||b(u[r].name??
"")),a=(0,M.NL)(e.map(r=>T[r]),M.zE),c=[];for(const[r,d]of e.entries()){const E=u[d],h=await y.decodedAtEase(E.stream);c.push({name:a[r],bytes:h,mediaType:E.mimeType??
(0,x.c)(a[r]),facts:D(E,h.length)});const C=w.pace.step(h.length);C&&await C}return{documents:[],files:c,notes:p(u.length,c.length),facts:{attachmentCount:c.length}}};
function D({name:i,mimeType:_,description:w,relationship:y,page:u},b){return{size:b,..._===null?{}:{mimeType:_},...i===null?{}:{originalName:i},...w===null?{}:{
description:w},...y===null?{}:{relationship:y},...u===null?{}:{page:u}}}function p(i,_){return _>0?[]:[{code:"no_attachments",message:i===0?"The document has no\
 attachments.":i===1?"The name of the one attachment does not match name_pattern.":`None of the ${i} attachments of the document has a name that matches name_pa\
ttern.`,...i===0?{}:{mentions:["name_pattern"]}}]}}),54867:((j,L,f)=>{f.d(L,{_:()=>i});var P=f(78713),M=f(75767),S=f(90191),x=f(11275),O=f(38504),A=f(16039),D=f(
35092),p=f(58247);async function i(w){const y=(await(0,M.S)(w)).EF;if(y.length===0)return[];const u=new _(w),{catalog:b,job:T}=w,e=(0,S.Wo)(w,"Names");for(const[
c,r]of await(0,P.Zc)(w,e?.dict.get("EmbeddedFiles"),"Names")){u.add(r,null,c instanceof A.Mx?(0,p.G)(c):null);const d=T.pace.step(500);d&&await d}if(u.associated(
b.get("AF"),null),!u.missesSome(y))return u.found;for(let c=0;c<w.pages.count;c++){const r=w.pages.number(c);u.associated(w.entry(r,"AF"),c+1);for(const E of w.
array(w.entry(r,"Annots"))??[]){const h=w.dict(E);h&&((0,A.Eo)(w.resolve(h.get("Subtype")),"FileAttachment")&&u.add(h.get("FS"),c+1,null,(0,p.G)(w.resolve(h.get(
"Contents")))),u.associated(h.get("AF"),c+1))}const d=T.pace.step(1e3);d&&await d}if(!u.missesSome(y))return u.found;const{live:a}=await(0,x.Gy)(w);for(const c of y)
a[c]===1&&(0,O.C)(w.get(c),r=>{r.has("EF")&&u.add(r,null)});return u.found}class _{document;found=[];streams=new Set;constructor(y){this.document=y}associated(y,u){
const b=this.document.array(y)??(y===void 0?[]:[y]);for(const T of b)this.add(T,u)}missesSome(y){return y.some(u=>(0,O.L)(this.document.get(u),b=>{const T=this.
embedded(b);return T!==void 0&&!this.streams.has(T)}))}add(y,u,b=null,T=null){const{document:e}=this,a=e.dict(y),c=a&&this.embedded(a);if(!c||this.streams.has(c))
return;this.streams.add(c);const r=h=>(0,p.G)(e.resolve(a.get(h))),d=e.resolve(c.dict.get("Subtype")),E=e.resolve(a.get("AFRelationship"));this.found.push({name:r(
"UF")??r("F")??r("Unix")??r("DOS")??r("Mac")??b,stream:c,size:this.sizeOf(c),mimeType:d instanceof A.SX&&(0,D.L)(d.text)?d.text:null,description:r("Desc")??T,relationship:E instanceof
A.SX?E.text:null,page:u})}embedded(y){const u=this.document.dict(y.get("EF"));if(u)for(const b of["UF","F","Unix","DOS","Mac"]){const T=u.get(b),e=(0,A.i9)(T)?this.
document.resolve(T):null;if(e instanceof A.Z6)return e}}sizeOf(y){const{document:u}=this,b=u.resolve(u.dict(y.dict.get("Params"))?.get("Size"));return typeof b==
"number"&&Number.isInteger(b)&&b>=0?b:!y.dict.has("Filter")&&y.sealed===void 0?y.data.length:null}}}),33138:((j,L,f)=>{f.d(L,{c:()=>S});const P={csv:"text/csv",
doc:"application/msword",docx:"application/vnd.openxmlformats-officedocument.wordprocessingml.document",eml:"message/rfc822",gif:"image/gif",gz:"application/gzi\
p",htm:"text/html",html:"text/html",ics:"text/calendar",jpeg:"image/jpeg",jpg:"image/jpeg",json:"application/json",md:"text/markdown",mp3:"audio/mpeg",mp4:"vide\
o/mp4",ods:"application/vnd.oasis.opendocument.spreadsheet",odt:"application/vnd.oasis.opendocument.text",p7m:"application/pkcs7-mime",pdf:"application/pdf",png:"\
image/png",pptx:"application/vnd.openxmlformats-officedocument.presentationml.presentation",rtf:"application/rtf",svg:"image/svg+xml",tif:"image/tiff",tiff:"ima\
ge/tiff",txt:"text/plain",webp:"image/webp",xls:"application/vnd.ms-excel",xlsx:"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",xml:"text/xm\
l",yaml:"application/yaml",yml:"application/yaml",zip:"application/zip"},M="application/octet-stream";function S(x){const O=/\.([^.]+)$/.exec(x)?.[1]?.toLowerCase()??
"";return Object.hasOwn(P,O)?P[O]:M}}),78713:((j,L,f)=>{f.d(L,{AN:()=>i,BX:()=>A,H6:()=>D,MN:()=>p,Pu:()=>x,Zc:()=>O});var P=f(16039),M=f(90191);const S=64,x=e=>typeof e==
"number"?String(e):Buffer.from(e.bytes).toString("latin1");async function O(e,a,c){const r=[];for(const d of await w(e,a,0,c)){for(const h of u(e,d,c))r.push(h);
const E=e.job.pace.step(_);E&&await E}return r}async function A(e,a,c,r,d,E){const h=await w(e,a,c,r,E);for(let C=h.length-1;C>=0;C--){const g=h[C],s=u(e,g,r),t=s.
filter(([m,v])=>!d(m,v)),o=e.job.pace.step(_+s.length*_);o&&await o,t.length<s.length&&(e.edit(g.holder),g.dict.set(r,t.flat()),g.changed=!0);for(const m of g.repeats)
e.edit(g.holder),g.dict.delete(m),g.changed=!0;if(g.emptyKids){const m=(e.array(g.dict.get("Kids"))??[]).filter(v=>!g.emptyKids.has(e.dict(v)));e.edit(g.holder),
g.dict.set("Kids",m),g.changed=!0}if(!g.changed)continue;const n=e.array(g.dict.get("Kids"))??[];g.empty=t.length===0&&n.length===0;const l=g.parent;l&&(l.changed=
!0,g.empty?(l.emptyKids??=new Set).add(g.dict):b(e,g,t,n))}return h[0]?.empty??!1}function D(e,a,c){if(a.length<=S)return(0,P.jd)({[c]:a.flat()});let r=[];for(const d of T(
a)){const[E,h]=[d[0][0],d.at(-1)[0]];r.push({ref:e.add((0,P.jd)({Limits:[E,h],[c]:d.flat()})),low:E,high:h})}for(;r.length>S;)r=T(r).map(d=>{const[E,h]=[d[0].low,
d.at(-1).high];return{ref:e.add((0,P.jd)({Limits:[E,h],Kids:d.map(({ref:C})=>C)})),low:E,high:h}});return(0,P.jd)({Kids:r.map(({ref:d})=>d)})}const p=(e,a)=>D(e,
i([...a].map(([c,r])=>[(0,P.Px)(c),r])),"Names");function i(e){return e.map(a=>({entry:a,key:x(a[0])})).sort((a,c)=>a.key<c.key?-1:a.key>c.key?1:0).map(({entry:a})=>a)}
const _=100;async function w(e,a,c,r,d){const E=new M.b9(e),h=new Set,C=t=>h.size<h.add(t).size,g=[],s=[{value:a??null,holder:c,parent:void 0}];for(let t=s.pop();t!==
void 0;t=s.pop()){E.spend(1);const o=e.dict(t.value);if(!o||!C(o)||d&&t.parent&&!y(e,o,d))continue;const n=[],l=$=>{const K=e.array(o.get($));return!K||C(K)?K??
[]:(n.push($),[])},m=l(r).length>>1,v=l("Kids"),R={dict:o,holder:(0,M.Kd)(t.value,t.holder),parent:t.parent,repeats:n};g.push(R),E.spend(m);for(let $=v.length-1;$>=
0;$--)s.push({value:v[$],holder:(0,M.Kd)(o.get("Kids"),R.holder),parent:R});const N=e.job.pace.step(_+m*_);N&&await N}return g}function y(e,a,c){const[r,d]=e.array(
a.get("Limits"))??[];return typeof r!="number"||typeof d!="number"||c(r,d)}function u(e,{dict:a,repeats:c},r){const d=c.includes(r)?void 0:e.array(a.get(r));if(!d)
return[];const E=[];for(let h=0;h+1<d.length;h+=2){const C=e.resolve(d[h]);(r==="Names"?C instanceof P.Mx:typeof C=="number")&&E.push([C,d[h+1]])}return E}function b(e,a,c,r){
const d=C=>e.array(e.dict(C)?.get("Limits"))??[],E=c[0]?.[0]??d(r[0])[0],h=c.at(-1)?.[0]??d(r.at(-1))[1];e.edit(a.holder),E!==void 0&&h!==void 0?a.dict.set("Lim\
its",[E,h]):a.dict.delete("Limits")}function T(e){const a=[];for(let c=0;c<e.length;c+=S)a.push(e.slice(c,c+S));return a}}),75767:((j,L,f)=>{f.d(L,{S:()=>S});var P=f(
7548),M=f(30729);const S=(0,M.H)(x=>(0,P.zx)(x,["AP","JS","EF","ByteRange","Sig"]))}),58247:((j,L,f)=>{f.d(L,{G:()=>D,w:()=>A});var P=f(20381),M=f(16039);const S=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,
x=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,O=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,A=p=>p.replace(S,"").replace(
x,"").replace(O,"�").trim();function D(p){const i=p instanceof M.Mx?A((0,P.g7)(p)):"";return i===""?null:i}}),30729:((j,L,f)=>{f.d(L,{H:()=>P});function P(M){
const S=new WeakMap;return x=>{if(x.hasChanges)return M(x);const O=S.get(x);if(O)return O.answer;const A=M(x);return S.set(x,{answer:A}),A}}}),90191:((j,L,f)=>{
f.d(L,{J7:()=>S,Kd:()=>A,Wo:()=>D,_i:()=>O,b9:()=>x});var P=f(84293),M=f(16039);class S{document;gone=new Set;chased=new Set;constructor(i){this.document=i}remove(i){
const{catalog:_,catalogNumber:w,pages:y}=this.document,u=_.get("Pages");i===w||(0,M.i9)(u)&&i===u.number||y.holds(i)||(this.gone.add(i),this.document.remove(i))}chase(i){
this.chased.add(i)}removed(){return this.gone}takeChased(){const i=this.chased;return this.chased=new Set,i}isGone(i){return(0,M.i9)(i)&&this.gone.has(i.number)}}
class x{most;left;constructor(i){this.most=this.left=i.job.limits.nodes}spend=i=>{if(this.left-=i,this.left<0)throw(0,P.F)("nodes",`The document has more than ${this.
most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class O{seen;beyond=new Set;allowance;constructor(i,_=new x(
i)){this.allowance=_,this.seen=new Uint8Array((i.size>>3)+1)}first(i){if(this.allowance.spend(1),!(0,M.i9)(i))return!0;const{number:_}=i,w=_>>3;if(w>=this.seen.
length)return this.beyond.size<this.beyond.add(_).size;const y=1<<(_&7),u=(this.seen[w]&y)===0;return this.seen[w]|=y,u}}function A(p,i){return(0,M.i9)(p)?p.number:
i}function D(p,i){const _=p.catalog.get(i),w=p.dict(_);return w&&{dict:w,holder:A(_,p.catalogNumber)}}}),30491:((j,L,f)=>{f.d(L,{s:()=>S});function P(x,O){const A=[],
D=[],p=`use ${O.map(i=>`{${i}}`).join(", ")}`;for(const i of x.normalize("NFC").split(/(\{[^{}]*\})/)){const _=O.find(w=>`{${w}}`===i);if(_)A.push({placeholder:_});else if(/^\{[^{}]*\}$/.
test(i))D.push(i);else{if(/[{}]/.test(i))return{problem:`has a brace that belongs to no placeholder; ${p}`};i&&A.push({literal:i})}}return D.length===0?{pieces:A}:
{problem:`has the unknown ${D.length===1?"placeholder":"placeholders"} ${D.join(" and ")}; ${p}`}}const M=["number","last","label","name"],S=x=>P(x,M)}),11275:((j,L,f)=>{
f.d(L,{Gy:()=>y,Rf:()=>u,Ip:()=>b});var P=f(58143),M=f(9448),S=f(48024);class x{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new S.
s;signed=new Set;constructor(s,t,o){this.detail=t,this.strings=o,this.scan.strings=o;const n=new Int32Array(t?8*s:s);this.done=new Uint8Array(t?s:0);const l=m=>n.
subarray(m*s,(m+1)*s);this.end=l(0),this.valueEnd=l(1),this.dataStart=l(2),this.dataEnd=l(3),this.lengthStart=l(4),this.lengthEnd=l(5),this.from=l(6),this.to=l(
7)}}var O=f(269),A=f(66249),D=f(66498),p=f(16039);class i{scan=new S.s;ranges=new Map}const _=2;class w{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(s,t,o){
this.walked=o,this.live=new Uint8Array(s),this.via=new Int32Array(t?s:0)}}async function y(g,{watched:s}={}){const{markings:t,referrers:o}=await u([g],{watched:s,
detail:!0}),{live:n,via:l}=t[0];return{live:n,via:l,referrers:o}}async function u(g,s={}){const t=new c(g,s);return await t.run(),t}function b(g,{repairs:s}){for(const{
part:t,number:o,value:n}of s)g[t].put(o,n)}const T=100,e=100,a=-2;class c{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={valueEnd:-1,
dataStart:-1,dataEnd:-1,end:-1};kept=new A.R;strings;alias;constructor(s,{detail:t=!1,strings:o=!1,watched:n,alias:l}){if(this.documents=s,this.strings=o,this.alias=
l,this.markings=s.map(m=>new w(m.size,n!==void 0,d(m,o||t,o))),!!n){this.watched=new Uint8Array(s[0].size);for(const m of n)this.watched[m]=1}}async run(){const{
documents:s,stack:t}=this,[o]=s;for(const[n,l]of o.trailer)n!=="Encrypt"&&this.followValue(0,l);for(;t.length>0;){const n=t.pop(),l=n%s.length,m=o.job.pace.step(
this.follow(l,(n-l)/s.length));m&&await m}for(const{live:n,signed:l,walked:m}of this.markings)for(const v of m.signed)n[v]===1&&l.add(v)}visit(s,t){this.alias&&
({part:s,number:t}=this.alias(s,t)??{part:s,number:t}),this.watched&&this.watched[t]===1&&this.referrers.add(this.current);const o=this.markings[s],{live:n}=o;t<=
0||t>=n.length||n[t]!==0||!this.documents[s].exists(t)||(n[t]=1,this.watched&&(o.via[t]=this.current),this.stack.push(t*this.documents.length+s))}follow(s,t){const o=this.
documents[s],n=this.markings[s],{walked:l}=n;if(this.current=t,n.count++,o.isChanged(t))return this.followChanged(o,n,s,t);if(l.done[t]===1)return this.followAgain(
o,n,s,t);const{scan:m,detail:v}=l;v||(m.used=0);const R=m.used,N=o.table.kind[t]===P.tL?this.walk(o,l,t):this.walkPlace(o,t,m);return N<0||m.byteRange&&this.isSignature(
l.signed,t)?this.forget(m,R).followRepaired(o,s,t):(n.bytes+=N,v&&(l.from[t]=R,l.to[t]=m.used,l.valueEnd[t]=this.extent.valueEnd,l.done[t]=1),this.followMarks(s,
m,R,m.used,m.lengthStart),e+N)}followChanged(s,t,o,n){const l=s.patched(n);if(!l){const K=s.edited.get(n);return r(K)||K===null?this.followRepaired(s,o,n):(this.
followValue(o,K),K instanceof p.Z6&&(t.bytes+=K.data.length+T),e)}const{detail:m}=t.walked;if(l.references&&!m&&!s.suspect){for(let K=l.first;K<l.last;K++)this.
visit(o,l.references[K]);return t.bytes+=l.end-l.start,e}const{scan:v,ranges:R}=E(t);m||(v.used=0);const N=v.used,$=this.walkPlace(s,n,v);return $<0||v.byteRange&&
this.isSignature(t.signed,n)?this.forget(v,N).followRepaired(s,o,n):(t.bytes+=$,m&&R.set(n,{from:N,to:v.used,valueEnd:this.extent.valueEnd}),this.followMarks(o,
v,N,v.used,v.lengthStart),e+$)}followAgain(s,t,o,n){const{walked:l}=t;return t.bytes+=l.end[n]>0?l.end[n]-s.table.place[n]:T,this.followMarks(o,l.scan,l.from[n],
l.to[n],l.lengthStart[n]),e}isSignature(s,t){return s.add(t),this.strings}followMarks(s,{marks:t},o,n,l){const m=this.strings?l:a;for(let v=o;v<n;v+=3)t[v]!==S.
A&&t[v+1]!==m&&this.visit(s,t[v])}forget(s,t){return s.used=t,this}followRepaired(s,t,o){const n=s.get(o),l=r(n)?s.resolve(n):n;return l===null?(this.markings[t].
live[o]=_,this.markings[t].count--):this.repair(t,o,l),e}repair(s,t,o){this.repairs.push({part:s,number:t,value:o}),this.followValue(s,o)}followValue(s,t){const o=[
t];for(;o.length>0;){const n=o.pop();if(n instanceof p.oS)this.visit(n instanceof p.rV?n.part:s,n.number);else if(Array.isArray(n))for(const l of n)o.push(l);else if(n instanceof
p.Bi){n.has("ByteRange")&&this.markings[s].signed.add(this.current);for(const l of n.values())o.push(l)}else if(n instanceof p.Z6)for(const[l,m]of n.dict)l!=="L\
ength"&&o.push(m)}}walk(s,t,o){const{extent:n}=this,{bytes:l}=s,{scan:m}=t,v=s.bodies[o];m.forgetLength();const{kept:R}=this,N=!this.strings&&s.recallEntries(o,
R);N&&m.append(R.scan.marks,R.marksFrom,R.marksTo);const $=N?R.close+2:m.value(l,v,l.length);return $<0||l[$-1]===O.AV||!(0,M.x)(s,$,m,n)||s.suspect&&!(0,D.D)(l,
v,$)?-1:(n.dataStart<0&&(m.lengthStart=-1),t.end[o]=n.end,t.detail&&(t.dataStart[o]=n.dataStart,t.dataEnd[o]=n.dataEnd,t.lengthStart[o]=m.lengthStart,t.lengthEnd[o]=
m.lengthEnd),n.end-s.table.place[o])}walkPlace(s,t,o){const n=s.place(t);if(!n)return-1;const{bytes:l,start:m,end:v}=n;o.forgetLength();const R=o.value(l,m,v);return o.
lengthStart=-1,R<0&&!C(l,m,v)||h(l,m,v)||R>0&&l[R-1]===O.AV||R>=0&&(0,O.AN)(l,R,v)<v||s.suspect&&!(0,D.D)(l,m,v)?-1:(this.extent.valueEnd=R<0?v:R,v-m)}}const r=g=>g instanceof
p.oS&&!(g instanceof p.rV);function d(g,s,t){const o=g.walked;if(o?.strings===t)return o;const n=new x(g.size,s,t);return s&&(g.walked=n),n}function E(g){return g.
patches||(g.patches=new i,g.patches.scan.strings=g.walked.strings),g.patches}function h(g,s,t){const o=(0,O.AN)(g,s,t);return o>=t||g[o]===O.yq&&(0,O.wb)(g,o,"n\
ull")}function C(g,s,t){for(let o=s;o<t;o++)if("<([/%".includes(String.fromCharCode(g[o])))return!1;return!0}}),7548:((j,L,f)=>{f.d(L,{Av:()=>i,RJ:()=>y,V3:()=>w,
vb:()=>u,zx:()=>p});var P=f(58143),M=f(88960),S=f(269),x=f(48024);const O=16384,A=65536,D="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function p(e,a){const{found:c,
all:r}=await _(e,a),d=E=>[...new Set([...E,...r])].sort((h,C)=>h-C);return Object.fromEntries(a.map(E=>[E,d(c[E])]))}async function i(e,a){const{found:c,all:r}=await _(
e,a);for(const d of Object.values(c))for(const E of d)r.add(E);return r}async function _(e,a){const c=a.map(h=>{const[C="",...g]=[...h].map(t=>t.replace(/\W/,"\\\
$&")),s=/\W/.test(h)?D:"\\w";return`${C}(?:${g.join("")}|${s}{0,${Math.max(0,h.length-2)}}#)`}),r=new RegExp(`/(?:${c.join("|")}|#)`,"g"),d=Object.fromEntries(a.
map(h=>[h,new Set])),E=new Set;await y(e,(h,C,g,s)=>{const t=h.toString("latin1",C,g);r.lastIndex=0;for(let o=r.exec(t);o;o=r.exec(t)){const n=s(C+o.index);n!==
void 0&&(o[0].endsWith("#")?E.add(n):d[o[0].slice(1)].add(n))}});for(const h of u(e))E.add(h);return{found:d,all:E}}async function w(e,a){const c=await p(e,a);return[
...new Set(Object.values(c).flat())].sort((r,d)=>r-d)}async function y(e,a){const{bytes:c,table:r}=e,d=b(e),E=new Int32Array(d.length);for(let t=0;t<d.length;t++)
E[t]=r.place[d[t]];const h=(0,S.bS)(c),C=t=>d[(0,M.M)(E,t)-1],g=new x.s;let s=0;for(let t=0;t<d.length;t++){const o=t+1===d.length,n=o?c.length:E[t+1],l=n-E[t]>
O;if(!l&&!o&&n-s<A)continue;if(l){E[t]>s&&a(h,s,E[t],C),g.reset();const v=g.value(c,e.bodies[d[t]],n);a(h,E[t],v<0?n:v,C)}else a(h,s,n,C);const m=e.job.pace.step(
Math.min(n-s,A));m&&await m,s=n}for(const[t,o]of T(e)){const n=e.objectStream(t);if(!n)continue;const l=new Set(o),{starts:m}=n;a((0,S.bS)(n.data),0,n.data.length,
R=>{const N=n.numbers[(0,M.M)(m,R)-1];return N!==void 0&&l.has(N)?N:void 0});const v=e.job.pace.step(n.data.length);v&&await v}}function*u(e){for(let a=1;e.hasChanges&&
a<e.size;a++)e.isChanged(a)&&e.exists(a)&&(yield a)}function b(e){const{table:a,hasChanges:c}=e,r=[];let d=!0,E=-1;for(let h=1;h<a.size;h++){if(a.kind[h]!==P.tL||
c&&e.isChanged(h))continue;const C=a.place[h];d&&=C>=E,E=C,r.push(h)}return d?r:r.sort((h,C)=>a.place[h]-a.place[C])}function T(e){const{table:a,hasChanges:c}=e,
r=new Map;for(let d=1;d<a.size;d++){if(a.kind[d]!==P.UT||c&&e.isChanged(d))continue;const E=a.place[d],h=r.get(E);h?h.push(d):r.set(E,[d])}return r}}),38504:((j,L,f)=>{
f.d(L,{C:()=>M,L:()=>S});var P=f(16039);function M(x,O){const A=[x];for(;A.length>0;){const D=A.pop(),p=D instanceof P.Z6?D.dict:D;if(Array.isArray(p))for(const i of p)
A.push(i);else if(p instanceof P.Bi){O(p);for(const i of p.values())A.push(i)}}}function S(x,O){const A=[];return M(x,D=>{A.length===0&&O(D)&&A.push(D)}),A.length>
0}}),88960:((j,L,f)=>{f.d(L,{B:()=>P,M:()=>M});const P=(x,O)=>S(x,O,!1),M=(x,O)=>S(x,O,!0);function S(x,O,A){let[D,p]=[0,x.length];for(;D<p;){const i=D+p>>1,_=x[i];
_<O||A&&_===O?D=i+1:p=i}return D}}),35092:((j,L,f)=>{f.d(L,{E:()=>D,L:()=>O});var P=f(38917),M=f(30491);function S(p){const i=(0,M.s)(p);return"problem"in i?i.problem:
void 0}const x=/^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8}){0,8}$/,O=p=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.test(p),D={"file-name":{holds:p=>!/[/\\\p{Cc}\p{Cs}]/u.
test(p)&&/[^. ]/.test(p),words:"a file name without folders"},"media-type":{holds:O,words:"a media type such as text/xml or application/pdf"},date:{holds:p=>(0,P.
Z)(p)!==void 0,words:"a date of ISO 8601 such as 2026-11-20 or 2026-11-20T14:30:00+01:00"},"number-format":{holds:p=>S(p)===void 0,words:"text such as {number} \
/ {last}",problem:S},"language-tag":{holds:p=>x.test(p),words:"a language tag such as en, de-AT or zh-Hant (BCP 47)"}}})};
