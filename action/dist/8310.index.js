"use strict";exports.id=8310,exports.ids=[8310],exports.modules={38917:((N,L,u)=>{u.d(L,{Z:()=>O,_:()=>A});const C=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
D=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,P=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function A(r){
if(r.length>64)return;const w=r.trim().replace(D,(y,v,p,g)=>`${v??""}${1900+Number(p)}${g}`);return b(M(C.exec(w)??P.exec(w)))}function O(r){const w=r.length>64?
void 0:M(P.exec(r.trim()));if(!w||b(w)===void 0)return;const{year:y,month:v="",day:p="",hour:g="",minute:m="",second:e="",zone:c=""}=w;return`D:${y}${v}${p}${g}${m}${e}${c===
"Z"||c===""?c:`${c.replace(":","'")}'`}`}function M(r){if(!r)return;const[,w,y,v,p,g,m,e,c,a,o]=r,f=e??(c===void 0?void 0:`${c}${a??"00"}:${o??"00"}`);return{year:w,
month:y,day:v,hour:p,minute:g,second:m,zone:f}}function b(r){if(!r)return;const{year:w,month:y,day:v,hour:p,minute:g="00",second:m="00",zone:e}=r,c=(o,f,E)=>o===
void 0||Number(o)>=f&&Number(o)<=E;if(Number(w)===0||!c(y,1,12)||!c(v,1,h(Number(w),Number(y)))||!c(p,0,23)||!c(g,0,59)||!c(m,0,59)||e!==void 0&&e!=="Z"&&!(c(e.
slice(1,3),0,23)&&c(e.slice(4),0,59)))return;const a=[w,y,v].filter(o=>o!==void 0).join("-");return p===void 0?a:`${a}T${p}:${g}:${m}${e==="+00:00"||e==="-00:00"?
"Z":e??""}`}function h(r,w){return w===2?r%4===0&&(r%100!==0||r%400===0)?29:28:[4,6,9,11].includes(w)?30:31}}),75929:((N,L,u)=>{u.r(L),u.d(L,{extract_attachments:()=>M});
var C=u(7390),D=u(99586),P=u(54867),A=u(33138);function O(r,{single:w=!1,folded:y=!1}={}){const v=g=>[...y?g.normalize("NFC").toLowerCase():g],p=v(r);return g=>{
const m=v(g);let[e,c]=[0,0],[a,o]=[-1,0];for(;c<m.length;)if(e<p.length&&p[e]==="*")a=e++,o=c;else if(e<p.length&&(w&&p[e]==="?"||p[e]===m[c]))e++,c++;else if(a>=
0)e=a+1,c=++o;else return!1;for(;p[e]==="*";)e++;return e===p.length}}const M=async(r,w,y)=>{const v=await(0,C.E)(r.bytes,y,{password:w.open_password}),p=await(0,P.
_)(v),g=O(w.name_pattern??"*",{single:!0,folded:!0}),m=p.map(({name:o},f)=>(0,D.jC)(o??"",D.zE,`attachment-${f+1}`)),e=[...p.keys()].filter(o=>g(m[o])||g(p[o].name??
"")),c=(0,D.NL)(e.map(o=>m[o]),D.zE),a=[];for(const[o,f]of e.entries()){const E=p[f],x=await v.decodedAtEase(E.stream);a.push({name:c[o],bytes:x,mediaType:E.mimeType??
(0,A.c)(c[o]),facts:b(E,x.length)});const T=y.pace.step(x.length);T&&await T}return{documents:[],files:a,notes:h(p.length,a.length),facts:{attachmentCount:a.length}}};
function b({name:r,mimeType:w,description:y,relationship:v,page:p},g){return{size:g,...w===null?{}:{mimeType:w},...r===null?{}:{originalName:r},...y===null?{}:{
description:y},...v===null?{}:{relationship:v},...p===null?{}:{page:p}}}function h(r,w){return w>0?[]:[{code:"no_attachments",message:r===0?"The document has no\
 attachments.":r===1?"The name of the one attachment does not match name_pattern.":`None of the ${r} attachments of the document has a name that matches name_pa\
ttern.`,...r===0?{}:{mentions:["name_pattern"]}}]}}),54867:((N,L,u)=>{u.d(L,{_:()=>r});var C=u(78713),D=u(75767),P=u(90191),A=u(11275),O=u(38504),M=u(16039),b=u(
35092),h=u(58247);async function r(y){const v=(await(0,D.S)(y)).EF;if(v.length===0)return[];const p=new w(y),{catalog:g,job:m}=y,e=(0,P.Wo)(y,"Names");for(const[
a,o]of await(0,C.Zc)(y,e?.dict.get("EmbeddedFiles"),"Names")){p.add(o,null,a instanceof M.Mx?(0,h.G)(a):null);const f=m.pace.step(500);f&&await f}if(p.associated(
g.get("AF"),null),!p.missesSome(v))return p.found;for(let a=0;a<y.pages.count;a++){const o=y.pages.number(a);p.associated(y.entry(o,"AF"),a+1);for(const E of y.
array(y.entry(o,"Annots"))??[]){const x=y.dict(E);x&&((0,M.Eo)(y.resolve(x.get("Subtype")),"FileAttachment")&&p.add(x.get("FS"),a+1,null,(0,h.G)(y.resolve(x.get(
"Contents")))),p.associated(x.get("AF"),a+1))}const f=m.pace.step(1e3);f&&await f}if(!p.missesSome(v))return p.found;const{live:c}=await(0,A.Gy)(y);for(const a of v)
c[a]===1&&(0,O.C)(y.get(a),o=>{o.has("EF")&&p.add(o,null)});return p.found}class w{document;found=[];streams=new Set;constructor(v){this.document=v}associated(v,p){
const g=this.document.array(v)??(v===void 0?[]:[v]);for(const m of g)this.add(m,p)}missesSome(v){return v.some(p=>(0,O.L)(this.document.get(p),g=>{const m=this.
embedded(g);return m!==void 0&&!this.streams.has(m)}))}add(v,p,g=null,m=null){const{document:e}=this,c=e.dict(v),a=c&&this.embedded(c);if(!a||this.streams.has(a))
return;this.streams.add(a);const o=x=>(0,h.G)(e.resolve(c.get(x))),f=e.resolve(a.dict.get("Subtype")),E=e.resolve(c.get("AFRelationship"));this.found.push({name:o(
"UF")??o("F")??o("Unix")??o("DOS")??o("Mac")??g,stream:a,size:this.sizeOf(a),mimeType:f instanceof M.SX&&(0,b.L)(f.text)?f.text:null,description:o("Desc")??m,relationship:E instanceof
M.SX?E.text:null,page:p})}embedded(v){const p=this.document.dict(v.get("EF"));if(p)for(const g of["UF","F","Unix","DOS","Mac"]){const m=p.get(g),e=(0,M.i9)(m)?this.
document.resolve(m):null;if(e instanceof M.Z6)return e}}sizeOf(v){const{document:p}=this,g=p.resolve(p.dict(v.dict.get("Params"))?.get("Size"));return typeof g==
"number"&&Number.isInteger(g)&&g>=0?g:!v.dict.has("Filter")&&v.sealed===void 0?v.data.length:null}}}),33138:((N,L,u)=>{u.d(L,{c:()=>P});const C={csv:"text/csv",
doc:"application/msword",docx:"application/vnd.openxmlformats-officedocument.wordprocessingml.document",eml:"message/rfc822",gif:"image/gif",gz:"application/gzi\
p",htm:"text/html",html:"text/html",ics:"text/calendar",jpeg:"image/jpeg",jpg:"image/jpeg",json:"application/json",md:"text/markdown",mp3:"audio/mpeg",mp4:"vide\
o/mp4",ods:"application/vnd.oasis.opendocument.spreadsheet",odt:"application/vnd.oasis.opendocument.text",p7m:"application/pkcs7-mime",pdf:"application/pdf",png:"\
image/png",pptx:"application/vnd.openxmlformats-officedocument.presentationml.presentation",rtf:"application/rtf",svg:"image/svg+xml",tif:"image/tiff",tiff:"ima\
ge/tiff",txt:"text/plain",webp:"image/webp",xls:"application/vnd.ms-excel",xlsx:"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",xml:"text/xm\
l",yaml:"application/yaml",yml:"application/yaml",zip:"application/zip"},D="application/octet-stream";function P(A){const O=/\.([^.]+)$/.exec(A)?.[1]?.toLowerCase()??
"";return Object.hasOwn(C,O)?C[O]:D}}),78713:((N,L,u)=>{u.d(L,{AN:()=>r,BX:()=>M,H6:()=>b,MN:()=>h,Pu:()=>A,Zc:()=>O});var C=u(16039),D=u(90191);const P=64,A=e=>typeof e==
"number"?String(e):Buffer.from(e.bytes).toString("latin1");async function O(e,c,a){const o=[];for(const f of await y(e,c,0,a)){for(const x of p(e,f,a))o.push(x);
const E=e.job.pace.step(w);E&&await E}return o}async function M(e,c,a,o,f,E){const x=await y(e,c,a,o,E);for(let T=x.length-1;T>=0;T--){const d=x[T],n=p(e,d,o),t=n.
filter(([_,S])=>!f(_,S)),s=e.job.pace.step(w+n.length*w);s&&await s,t.length<n.length&&(e.edit(d.holder),d.dict.set(o,t.flat()),d.changed=!0);for(const _ of d.repeats)
e.edit(d.holder),d.dict.delete(_),d.changed=!0;if(d.emptyKids){const _=(e.array(d.dict.get("Kids"))??[]).filter(S=>!d.emptyKids.has(e.dict(S)));e.edit(d.holder),
d.dict.set("Kids",_),d.changed=!0}if(!d.changed)continue;const i=e.array(d.dict.get("Kids"))??[];d.empty=t.length===0&&i.length===0;const l=d.parent;l&&(l.changed=
!0,d.empty?(l.emptyKids??=new Set).add(d.dict):g(e,d,t,i))}return x[0]?.empty??!1}function b(e,c,a){if(c.length<=P)return(0,C.jd)({[a]:c.flat()});let o=[];for(const f of m(
c)){const[E,x]=[f[0][0],f.at(-1)[0]];o.push({ref:e.add((0,C.jd)({Limits:[E,x],[a]:f.flat()})),low:E,high:x})}for(;o.length>P;)o=m(o).map(f=>{const[E,x]=[f[0].low,
f.at(-1).high];return{ref:e.add((0,C.jd)({Limits:[E,x],Kids:f.map(({ref:T})=>T)})),low:E,high:x}});return(0,C.jd)({Kids:o.map(({ref:f})=>f)})}const h=(e,c)=>b(e,
r([...c].map(([a,o])=>[(0,C.Px)(a),o])),"Names");function r(e){return e.map(c=>({entry:c,key:A(c[0])})).sort((c,a)=>c.key<a.key?-1:c.key>a.key?1:0).map(({entry:c})=>c)}
const w=100;async function y(e,c,a,o,f){const E=new D.b9(e),x=new Set,T=t=>x.size<x.add(t).size,d=[],n=[{value:c??null,holder:a,parent:void 0}];for(let t=n.pop();t!==
void 0;t=n.pop()){E.spend(1);const s=e.dict(t.value);if(!s||!T(s)||f&&t.parent&&!v(e,s,f))continue;const i=[],l=$=>{const U=e.array(s.get($));return!U||T(U)?U??
[]:(i.push($),[])},_=l(o).length>>1,S=l("Kids"),R={dict:s,holder:(0,D.Kd)(t.value,t.holder),parent:t.parent,repeats:i};d.push(R),E.spend(_);for(let $=S.length-1;$>=
0;$--)n.push({value:S[$],holder:(0,D.Kd)(s.get("Kids"),R.holder),parent:R});const K=e.job.pace.step(w+_*w);K&&await K}return d}function v(e,c,a){const[o,f]=e.array(
c.get("Limits"))??[];return typeof o!="number"||typeof f!="number"||a(o,f)}function p(e,{dict:c,repeats:a},o){const f=a.includes(o)?void 0:e.array(c.get(o));if(!f)
return[];const E=[];for(let x=0;x+1<f.length;x+=2){const T=e.resolve(f[x]);(o==="Names"?T instanceof C.Mx:typeof T=="number")&&E.push([T,f[x+1]])}return E}function g(e,c,a,o){
const f=T=>e.array(e.dict(T)?.get("Limits"))??[],E=a[0]?.[0]??f(o[0])[0],x=a.at(-1)?.[0]??f(o.at(-1))[1];e.edit(c.holder),E!==void 0&&x!==void 0?c.dict.set("Lim\
its",[E,x]):c.dict.delete("Limits")}function m(e){const c=[];for(let a=0;a<e.length;a+=P)c.push(e.slice(a,a+P));return c}}),75767:((N,L,u)=>{u.d(L,{S:()=>P});var C=u(
7548),D=u(30729);const P=(0,D.H)(A=>(0,C.zx)(A,["AP","JS","EF","ByteRange","Sig"]))}),58247:((N,L,u)=>{u.d(L,{G:()=>b,w:()=>M});var C=u(20381),D=u(16039);const P=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,
A=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,O=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,M=h=>h.replace(P,"").replace(
A,"").replace(O,"�").trim();function b(h){const r=h instanceof D.Mx?M((0,C.g7)(h)):"";return r===""?null:r}}),30729:((N,L,u)=>{u.d(L,{H:()=>C});function C(D){
const P=new WeakMap;return A=>{if(A.hasChanges)return D(A);const O=P.get(A);if(O)return O.answer;const M=D(A);return P.set(A,{answer:M}),M}}}),90191:((N,L,u)=>{
u.d(L,{J7:()=>P,Kd:()=>M,Wo:()=>b,_i:()=>O,b9:()=>A});var C=u(84293),D=u(16039);class P{document;gone=new Set;chased=new Set;constructor(r){this.document=r}remove(r){
const{catalog:w,catalogNumber:y,pages:v}=this.document,p=w.get("Pages");r===y||(0,D.i9)(p)&&r===p.number||v.holds(r)||(this.gone.add(r),this.document.remove(r))}chase(r){
this.chased.add(r)}removed(){return this.gone}takeChased(){const r=this.chased;return this.chased=new Set,r}isGone(r){return(0,D.i9)(r)&&this.gone.has(r.number)}}
class A{most;left;constructor(r){this.most=this.left=r.job.limits.nodes}spend=r=>{if(this.left-=r,this.left<0)throw(0,C.F)("nodes",`The document has more than ${this.
most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class O{seen=new Set;allowance;constructor(r,w=new A(
r)){this.allowance=w}first(r){return this.allowance.spend(1),(0,D.i9)(r)?this.seen.has(r.number)?!1:(this.seen.add(r.number),!0):!0}}function M(h,r){return(0,D.
i9)(h)?h.number:r}function b(h,r){const w=h.catalog.get(r),y=h.dict(w);return y&&{dict:y,holder:M(w,h.catalogNumber)}}}),30491:((N,L,u)=>{u.d(L,{s:()=>D});const C=[
"number","last","label","name"];function D(A){const O=[],M=[];for(const b of A.normalize("NFC").split(/(\{[^{}]*\})/)){const h=C.find(r=>`{${r}}`===b);if(h)O.push(
{placeholder:h});else if(/^\{[^{}]*\}$/.test(b))M.push(b);else{if(/[{}]/.test(b))return{problem:`has a brace that belongs to no placeholder; ${P}`};b&&O.push({literal:b})}}
return M.length===0?{pieces:O}:{problem:`has the unknown ${M.length===1?"placeholder":"placeholders"} ${M.join(" and ")}; ${P}`}}const P=`use ${C.map(A=>`{${A}}`).
join(", ")}`}),11275:((N,L,u)=>{u.d(L,{Gy:()=>v,Rf:()=>p,Ip:()=>g});var C=u(58143),D=u(9448),P=u(48024);class A{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new P.
s;signed=new Set;constructor(n,t,s){this.detail=t,this.strings=s,this.scan.strings=s;const i=new Int32Array(t?8*n:n);this.done=new Uint8Array(t?n:0);const l=_=>i.
subarray(_*n,(_+1)*n);this.end=l(0),this.valueEnd=l(1),this.dataStart=l(2),this.dataEnd=l(3),this.lengthStart=l(4),this.lengthEnd=l(5),this.from=l(6),this.to=l(
7)}}var O=u(269),M=u(66249),b=u(66498),h=u(16039);class r{scan=new P.s;ranges=new Map}const w=2;class y{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(n,t,s){
this.walked=s,this.live=new Uint8Array(n),this.via=new Int32Array(t?n:0)}}async function v(d,{watched:n}={}){const{markings:t,referrers:s}=await p([d],{watched:n,
detail:!0}),{live:i,via:l}=t[0];return{live:i,via:l,referrers:s}}async function p(d,n={}){const t=new a(d,n);return await t.run(),t}function g(d,{repairs:n}){for(const{
part:t,number:s,value:i}of n)d[t].put(s,i)}const m=100,e=100,c=-2;class a{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={valueEnd:-1,
dataStart:-1,dataEnd:-1,end:-1};kept=new M.R;strings;alias;constructor(n,{detail:t=!1,strings:s=!1,watched:i,alias:l}){if(this.documents=n,this.strings=s,this.alias=
l,this.markings=n.map(_=>new y(_.size,i!==void 0,f(_,s||t,s))),!!i){this.watched=new Uint8Array(n[0].size);for(const _ of i)this.watched[_]=1}}async run(){const{
documents:n,stack:t}=this,[s]=n;for(const[i,l]of s.trailer)i!=="Encrypt"&&this.followValue(0,l);for(;t.length>0;){const i=t.pop(),l=i%n.length,_=s.job.pace.step(
this.follow(l,(i-l)/n.length));_&&await _}for(const{live:i,signed:l,walked:_}of this.markings)for(const S of _.signed)i[S]===1&&l.add(S)}visit(n,t){this.alias&&
({part:n,number:t}=this.alias(n,t)??{part:n,number:t}),this.watched&&this.watched[t]===1&&this.referrers.add(this.current);const s=this.markings[n],{live:i}=s;t<=
0||t>=i.length||i[t]!==0||!this.documents[n].exists(t)||(i[t]=1,this.watched&&(s.via[t]=this.current),this.stack.push(t*this.documents.length+n))}follow(n,t){const s=this.
documents[n],i=this.markings[n],{walked:l}=i;if(this.current=t,i.count++,s.isChanged(t))return this.followChanged(s,i,n,t);if(l.done[t]===1)return this.followAgain(
s,i,n,t);const{scan:_,detail:S}=l;S||(_.used=0);const R=_.used,K=s.table.kind[t]===C.tL?this.walk(s,l,t):this.walkPlace(s,t,_);return K<0||_.byteRange&&this.isSignature(
l.signed,t)?this.forget(_,R).followRepaired(s,n,t):(i.bytes+=K,S&&(l.from[t]=R,l.to[t]=_.used,l.valueEnd[t]=this.extent.valueEnd,l.done[t]=1),this.followMarks(n,
_,R,_.used,_.lengthStart),e+K)}followChanged(n,t,s,i){const l=n.patched(i);if(!l){const U=n.edited.get(i);return o(U)||U===null?this.followRepaired(n,s,i):(this.
followValue(s,U),U instanceof h.Z6&&(t.bytes+=U.data.length+m),e)}const{detail:_}=t.walked;if(l.references&&!_&&!n.suspect){for(let U=l.first;U<l.last;U++)this.
visit(s,l.references[U]);return t.bytes+=l.end-l.start,e}const{scan:S,ranges:R}=E(t);_||(S.used=0);const K=S.used,$=this.walkPlace(n,i,S);return $<0||S.byteRange&&
this.isSignature(t.signed,i)?this.forget(S,K).followRepaired(n,s,i):(t.bytes+=$,_&&R.set(i,{from:K,to:S.used,valueEnd:this.extent.valueEnd}),this.followMarks(s,
S,K,S.used,S.lengthStart),e+$)}followAgain(n,t,s,i){const{walked:l}=t;return t.bytes+=l.end[i]>0?l.end[i]-n.table.place[i]:m,this.followMarks(s,l.scan,l.from[i],
l.to[i],l.lengthStart[i]),e}isSignature(n,t){return n.add(t),this.strings}followMarks(n,{marks:t},s,i,l){const _=this.strings?l:c;for(let S=s;S<i;S+=3)t[S]!==P.
A&&t[S+1]!==_&&this.visit(n,t[S])}forget(n,t){return n.used=t,this}followRepaired(n,t,s){const i=n.get(s),l=o(i)?n.resolve(i):i;return l===null?(this.markings[t].
live[s]=w,this.markings[t].count--):this.repair(t,s,l),e}repair(n,t,s){this.repairs.push({part:n,number:t,value:s}),this.followValue(n,s)}followValue(n,t){const s=[
t];for(;s.length>0;){const i=s.pop();if(i instanceof h.oS)this.visit(i instanceof h.rV?i.part:n,i.number);else if(Array.isArray(i))for(const l of i)s.push(l);else if(i instanceof
h.Bi){i.has("ByteRange")&&this.markings[n].signed.add(this.current);for(const l of i.values())s.push(l)}else if(i instanceof h.Z6)for(const[l,_]of i.dict)l!=="L\
ength"&&s.push(_)}}walk(n,t,s){const{extent:i}=this,{bytes:l}=n,{scan:_}=t,S=n.bodies[s];_.forgetLength();const{kept:R}=this,K=!this.strings&&n.recallEntries(s,
R);K&&_.append(R.scan.marks,R.marksFrom,R.marksTo);const $=K?R.close+2:_.value(l,S,l.length);return $<0||l[$-1]===O.AV||!(0,D.x)(n,$,_,i)||n.suspect&&!(0,b.D)(l,
S,$)?-1:(i.dataStart<0&&(_.lengthStart=-1),t.end[s]=i.end,t.detail&&(t.dataStart[s]=i.dataStart,t.dataEnd[s]=i.dataEnd,t.lengthStart[s]=_.lengthStart,t.lengthEnd[s]=
_.lengthEnd),i.end-n.table.place[s])}walkPlace(n,t,s){const i=n.place(t);if(!i)return-1;const{bytes:l,start:_,end:S}=i;s.forgetLength();const R=s.value(l,_,S);return s.
lengthStart=-1,R<0&&!T(l,_,S)||x(l,_,S)||R>0&&l[R-1]===O.AV||R>=0&&(0,O.AN)(l,R,S)<S||n.suspect&&!(0,b.D)(l,_,S)?-1:(this.extent.valueEnd=R<0?S:R,S-_)}}const o=d=>d instanceof
h.oS&&!(d instanceof h.rV);function f(d,n,t){const s=d.walked;if(s?.strings===t)return s;const i=new A(d.size,n,t);return n&&(d.walked=i),i}function E(d){return d.
patches||(d.patches=new r,d.patches.scan.strings=d.walked.strings),d.patches}function x(d,n,t){const s=(0,O.AN)(d,n,t);return s>=t||d[s]===O.yq&&(0,O.wb)(d,s,"n\
ull")}function T(d,n,t){for(let s=n;s<t;s++)if("<([/%".includes(String.fromCharCode(d[s])))return!1;return!0}}),7548:((N,L,u)=>{u.d(L,{RJ:()=>w,V3:()=>r,vb:()=>y,
zx:()=>h});var C=u(58143),D=u(88960),P=u(269),A=u(48024);const O=16384,M=65536,b="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function h(g,m){const e=m.map(E=>{const[
x="",...T]=[...E].map(n=>n.replace(/\W/,"\\$&")),d=/\W/.test(E)?b:"\\w";return`${x}(?:${T.join("")}|${d}{0,${Math.max(0,E.length-2)}}#)`}),c=new RegExp(`/(?:${e.
join("|")}|#)`,"g"),a=Object.fromEntries(m.map(E=>[E,new Set])),o=new Set;await w(g,(E,x,T,d)=>{const n=E.toString("latin1",x,T);c.lastIndex=0;for(let t=c.exec(
n);t;t=c.exec(n)){const s=d(x+t.index);s!==void 0&&(t[0].endsWith("#")?o.add(s):a[t[0].slice(1)].add(s))}});for(const E of y(g))o.add(E);const f=E=>[...new Set(
[...E,...o])].sort((x,T)=>x-T);return Object.fromEntries(m.map(E=>[E,f(a[E])]))}async function r(g,m){const e=await h(g,m);return[...new Set(Object.values(e).flat())].
sort((c,a)=>c-a)}async function w(g,m){const{bytes:e,table:c}=g,a=v(g),o=new Int32Array(a.length);for(let d=0;d<a.length;d++)o[d]=c.place[a[d]];const f=(0,P.bS)(
e),E=d=>a[(0,D.M)(o,d)-1],x=new A.s;let T=0;for(let d=0;d<a.length;d++){const n=d+1===a.length,t=n?e.length:o[d+1],s=t-o[d]>O;if(!s&&!n&&t-T<M)continue;if(s){o[d]>
T&&m(f,T,o[d],E),x.reset();const l=x.value(e,g.bodies[a[d]],t);m(f,o[d],l<0?t:l,E)}else m(f,T,t,E);const i=g.job.pace.step(Math.min(t-T,M));i&&await i,T=t}for(const[
d,n]of p(g)){const t=g.objectStream(d);if(!t)continue;const s=new Set(n),{starts:i}=t;m((0,P.bS)(t.data),0,t.data.length,_=>{const S=t.numbers[(0,D.M)(i,_)-1];return S!==
void 0&&s.has(S)?S:void 0});const l=g.job.pace.step(t.data.length);l&&await l}}function*y(g){for(let m=1;g.hasChanges&&m<g.size;m++)g.isChanged(m)&&g.exists(m)&&
(yield m)}function v(g){const{table:m,hasChanges:e}=g,c=[];let a=!0,o=-1;for(let f=1;f<m.size;f++){if(m.kind[f]!==C.tL||e&&g.isChanged(f))continue;const E=m.place[f];
a&&=E>=o,o=E,c.push(f)}return a?c:c.sort((f,E)=>m.place[f]-m.place[E])}function p(g){const{table:m,hasChanges:e}=g,c=new Map;for(let a=1;a<m.size;a++){if(m.kind[a]!==
C.UT||e&&g.isChanged(a))continue;const o=m.place[a],f=c.get(o);f?f.push(a):c.set(o,[a])}return c}}),38504:((N,L,u)=>{u.d(L,{C:()=>D,L:()=>P});var C=u(16039);function D(A,O){
const M=[A];for(;M.length>0;){const b=M.pop(),h=b instanceof C.Z6?b.dict:b;if(Array.isArray(h))for(const r of h)M.push(r);else if(h instanceof C.Bi){O(h);for(const r of h.
values())M.push(r)}}}function P(A,O){const M=[];return D(A,b=>{M.length===0&&O(b)&&M.push(b)}),M.length>0}}),88960:((N,L,u)=>{u.d(L,{B:()=>C,M:()=>D});const C=(A,O)=>P(
A,O,!1),D=(A,O)=>P(A,O,!0);function P(A,O,M){let[b,h]=[0,A.length];for(;b<h;){const r=b+h>>1,w=A[r];w<O||M&&w===O?b=r+1:h=r}return b}}),35092:((N,L,u)=>{u.d(L,{
E:()=>b,L:()=>O});var C=u(38917),D=u(30491);function P(h){const r=(0,D.s)(h);return"problem"in r?r.problem:void 0}const A=/^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8}){0,8}$/,
O=h=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.test(h),b={"file-name":{holds:h=>!/[/\\\p{Cc}\p{Cs}]/u.test(h)&&/[^. ]/.test(h),words:"a file name without fol\
ders"},"media-type":{holds:O,words:"a media type such as text/xml or application/pdf"},date:{holds:h=>(0,C.Z)(h)!==void 0,words:"a date of ISO 8601 such as 2026\
-11-20 or 2026-11-20T14:30:00+01:00"},"number-format":{holds:h=>P(h)===void 0,words:"text such as {number} / {last}",problem:P},"language-tag":{holds:h=>A.test(
h),words:"a language tag such as en, de-AT or zh-Hant (BCP 47)"}}})};
