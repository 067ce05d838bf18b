"use strict";exports.id=480,exports.ids=[480],exports.modules={38917:((Z,O,u)=>{u.d(O,{Z:()=>x,_:()=>T});const $=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
A=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,k=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function T(c){
if(c.length>64)return;const f=c.trim().replace(A,(m,w,d,g)=>`${w??""}${1900+Number(d)}${g}`);return C(R($.exec(f)??k.exec(f)))}function x(c){const f=c.length>64?
void 0:R(k.exec(c.trim()));if(!f||C(f)===void 0)return;const{year:m,month:w="",day:d="",hour:g="",minute:E="",second:o="",zone:h=""}=f;return`D:${m}${w}${d}${g}${E}${o}${h===
"Z"||h===""?h:`${h.replace(":","'")}'`}`}function R(c){if(!c)return;const[,f,m,w,d,g,E,o,h,S,p]=c,D=o??(h===void 0?void 0:`${h}${S??"00"}:${p??"00"}`);return{year:f,
month:m,day:w,hour:d,minute:g,second:E,zone:D}}function C(c){if(!c)return;const{year:f,month:m,day:w,hour:d,minute:g="00",second:E="00",zone:o}=c,h=(p,D,L)=>p===
void 0||Number(p)>=D&&Number(p)<=L;if(Number(f)===0||!h(m,1,12)||!h(w,1,y(Number(f),Number(m)))||!h(d,0,23)||!h(g,0,59)||!h(E,0,59)||o!==void 0&&o!=="Z"&&!(h(o.
slice(1,3),0,23)&&h(o.slice(4),0,59)))return;const S=[f,m,w].filter(p=>p!==void 0).join("-");return d===void 0?S:`${S}T${d}:${g}:${E}${o==="+00:00"||o==="-00:00"?
"Z":o??""}`}function y(c,f){return f===2?c%4===0&&(c%100!==0||c%400===0)?29:28:[4,6,9,11].includes(f)?30:31}}),75929:((Z,O,u)=>{u.r(O),u.d(O,{extract_attachments:()=>R});
var $=u(7390),A=u(99586),k=u(54867),T=u(33138);function x(c,{single:f=!1,folded:m=!1}={}){const w=g=>[...m?g.normalize("NFC").toLowerCase():g],d=w(c);return g=>{
const E=w(g);let[o,h]=[0,0],[S,p]=[-1,0];for(;h<E.length;)if(o<d.length&&d[o]==="*")S=o++,p=h;else if(o<d.length&&(f&&d[o]==="?"||d[o]===E[h]))o++,h++;else if(S>=
0)o=S+1,h=++p;else return!1;for(;d[o]==="*";)o++;return o===d.length}}const R=async(c,f,m)=>{const w=await(0,$.E)(c.bytes,m,{password:f.open_password}),d=await(0,k.
_)(w),g=x(f.name_pattern??"*",{single:!0,folded:!0}),E=d.map(({name:p},D)=>(0,A.jC)(p??"",A.zE,`attachment-${D+1}`)),o=[...d.keys()].filter(p=>g(E[p])||g(d[p].name??
"")),h=(0,A.NL)(o.map(p=>E[p]),A.zE),S=[];for(const[p,D]of o.entries()){const L=d[D],P=await w.decodedAtEase(L.stream);S.push({name:h[p],bytes:P,mediaType:L.mimeType??
(0,T.c)(h[p]),facts:C(L,P.length)});const j=m.pace.step(P.length);j&&await j}return{documents:[],files:S,notes:y(d.length,S.length),facts:{attachmentCount:S.length}}};
function C({name:c,mimeType:f,description:m,relationship:w,page:d},g){return{size:g,...f===null?{}:{mimeType:f},...c===null?{}:{originalName:c},...m===null?{}:{
description:m},...w===null?{}:{relationship:w},...d===null?{}:{page:d}}}function y(c,f){return f>0?[]:[{code:"no_attachments",message:c===0?"The document has no\
 attachments.":c===1?"The name of the one attachment does not match name_pattern.":`None of the ${c} attachments of the document has a name that matches name_pa\
ttern.`,...c===0?{}:{mentions:["name_pattern"]}}]}}),33138:((Z,O,u)=>{u.d(O,{c:()=>k});const $={csv:"text/csv",doc:"application/msword",docx:"application/vnd.op\
enxmlformats-officedocument.wordprocessingml.document",eml:"message/rfc822",gif:"image/gif",gz:"application/gzip",htm:"text/html",html:"text/html",ics:"text/cal\
endar",jpeg:"image/jpeg",jpg:"image/jpeg",json:"application/json",md:"text/markdown",mp3:"audio/mpeg",mp4:"video/mp4",ods:"application/vnd.oasis.opendocument.sp\
readsheet",odt:"application/vnd.oasis.opendocument.text",p7m:"application/pkcs7-mime",pdf:"application/pdf",png:"image/png",pptx:"application/vnd.openxmlformats\
-officedocument.presentationml.presentation",rtf:"application/rtf",svg:"image/svg+xml",tif:"image/tiff",tiff:"image/tiff",txt:"text/plain",webp:"image/webp",xls:"\
application/vnd.ms-excel",xlsx:"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",xml:"text/xml",yaml:"application/yaml",yml:"application/yaml",
zip:"application/zip"},A="application/octet-stream";function k(T){const x=/\.([^.]+)$/.exec(T)?.[1]?.toLowerCase()??"";return Object.hasOwn($,x)?$[x]:A}}),58247:((Z,O,u)=>{
u.d(O,{G:()=>C,w:()=>R});var $=u(20381),A=u(16039);const k=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,T=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,x=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
R=y=>y.replace(k,"").replace(T,"").replace(x,"�").trim();function C(y){const c=y instanceof A.Mx?R((0,$.g7)(y)):"";return c===""?null:c}}),11275:((Z,O,u)=>{u.
d(O,{Gy:()=>w,Rf:()=>d,Ip:()=>g});var $=u(58143),A=u(9448),k=u(48024);class T{detail;strings;done;end;valueEnd;dataStart;dataEnd;lengthStart;lengthEnd;from;to;scan=new k.
s;signed=new Set;constructor(e,t,n){this.detail=t,this.strings=n,this.scan.strings=n;const s=new Int32Array(t?8*e:e);this.done=new Uint8Array(t?e:0);const a=i=>s.
subarray(i*e,(i+1)*e);this.end=a(0),this.valueEnd=a(1),this.dataStart=a(2),this.dataEnd=a(3),this.lengthStart=a(4),this.lengthEnd=a(5),this.from=a(6),this.to=a(
7)}}var x=u(269),R=u(66249),C=u(66498),y=u(16039);class c{scan=new k.s;ranges=new Map}const f=2;class m{walked;live;via;count=0;bytes=0;patches;signed=new Set;constructor(e,t,n){
this.walked=n,this.live=new Uint8Array(e),this.via=new Int32Array(t?e:0)}}async function w(l,{watched:e}={}){const{markings:t,referrers:n}=await d([l],{watched:e,
detail:!0}),{live:s,via:a}=t[0];return{live:s,via:a,referrers:n}}async function d(l,e={}){const t=new S(l,e);return await t.run(),t}function g(l,{repairs:e}){for(const{
part:t,number:n,value:s}of e)l[t].put(n,s)}const E=100,o=100,h=-2;class S{documents;markings;referrers=new Set;repairs=[];stack=[];current=0;watched;extent={valueEnd:-1,
dataStart:-1,dataEnd:-1,end:-1};kept=new R.R;strings;alias;constructor(e,{detail:t=!1,strings:n=!1,watched:s,alias:a}){if(this.documents=e,this.strings=n,this.alias=
a,this.markings=e.map(i=>new m(i.size,s!==void 0,D(i,n||t,n))),!!s){this.watched=new Uint8Array(e[0].size);for(const i of s)this.watched[i]=1}}async run(){const{
documents:e,stack:t}=this,[n]=e;for(const[s,a]of n.trailer)s!=="Encrypt"&&this.followValue(0,a);for(;t.length>0;){const s=t.pop(),a=s%e.length,i=n.job.pace.step(
this.follow(a,(s-a)/e.length));i&&await i}for(const{live:s,signed:a,walked:i}of this.markings)for(const r of i.signed)s[r]===1&&a.add(r)}visit(e,t){this.alias&&
({part:e,number:t}=this.alias(e,t)??{part:e,number:t}),this.watched&&this.watched[t]===1&&this.referrers.add(this.current);const n=this.markings[e],{live:s}=n;t<=
0||t>=s.length||s[t]!==0||!this.documents[e].exists(t)||(s[t]=1,this.watched&&(n.via[t]=this.current),this.stack.push(t*this.documents.length+e))}follow(e,t){const n=this.
documents[e],s=this.markings[e],{walked:a}=s;if(this.current=t,s.count++,n.isChanged(t))return this.followChanged(n,s,e,t);if(a.done[t]===1)return this.followAgain(
n,s,e,t);const{scan:i,detail:r}=a;r||(i.used=0);const v=i.used,N=n.table.kind[t]===$.tL?this.walk(n,a,t):this.walkPlace(n,t,i);return N<0||i.byteRange&&this.isSignature(
a.signed,t)?this.forget(i,v).followRepaired(n,e,t):(s.bytes+=N,r&&(a.from[t]=v,a.to[t]=i.used,a.valueEnd[t]=this.extent.valueEnd,a.done[t]=1),this.followMarks(e,
i,v,i.used,i.lengthStart),o+N)}followChanged(e,t,n,s){const a=e.patched(s);if(!a){const M=e.edited.get(s);return p(M)||M===null?this.followRepaired(e,n,s):(this.
followValue(n,M),M instanceof y.Z6&&(t.bytes+=M.data.length+E),o)}const{detail:i}=t.walked;if(a.references&&!i&&!e.suspect){for(let M=a.first;M<a.last;M++)this.
visit(n,a.references[M]);return t.bytes+=a.end-a.start,o}const{scan:r,ranges:v}=L(t);i||(r.used=0);const N=r.used,z=this.walkPlace(e,s,r);return z<0||r.byteRange&&
this.isSignature(t.signed,s)?this.forget(r,N).followRepaired(e,n,s):(t.bytes+=z,i&&v.set(s,{from:N,to:r.used,valueEnd:this.extent.valueEnd}),this.followMarks(n,
r,N,r.used,r.lengthStart),o+z)}followAgain(e,t,n,s){const{walked:a}=t;return t.bytes+=a.end[s]>0?a.end[s]-e.table.place[s]:E,this.followMarks(n,a.scan,a.from[s],
a.to[s],a.lengthStart[s]),o}isSignature(e,t){return e.add(t),this.strings}followMarks(e,{marks:t},n,s,a){const i=this.strings?a:h;for(let r=n;r<s;r+=3)t[r]!==k.
A&&t[r+1]!==i&&this.visit(e,t[r])}forget(e,t){return e.used=t,this}followRepaired(e,t,n){const s=e.get(n),a=p(s)?e.resolve(s):s;return a===null?(this.markings[t].
live[n]=f,this.markings[t].count--):this.repair(t,n,a),o}repair(e,t,n){this.repairs.push({part:e,number:t,value:n}),this.followValue(e,n)}followValue(e,t){const n=[
t];for(;n.length>0;){const s=n.pop();if(s instanceof y.oS)this.visit(s instanceof y.rV?s.part:e,s.number);else if(Array.isArray(s))for(const a of s)n.push(a);else if(s instanceof
y.Bi){s.has("ByteRange")&&this.markings[e].signed.add(this.current);for(const a of s.values())n.push(a)}else if(s instanceof y.Z6)for(const[a,i]of s.dict)a!=="L\
ength"&&n.push(i)}}walk(e,t,n){const{extent:s}=this,{bytes:a}=e,{scan:i}=t,r=e.bodies[n];i.forgetLength();const{kept:v}=this,N=!this.strings&&e.recallEntries(n,
v);N&&i.append(v.scan.marks,v.marksFrom,v.marksTo);const z=N?v.close+2:i.value(a,r,a.length);return z<0||a[z-1]===x.AV||!(0,A.x)(e,z,i,s)||e.suspect&&!(0,C.D)(a,
r,z)?-1:(s.dataStart<0&&(i.lengthStart=-1),t.end[n]=s.end,t.detail&&(t.dataStart[n]=s.dataStart,t.dataEnd[n]=s.dataEnd,t.lengthStart[n]=i.lengthStart,t.lengthEnd[n]=
i.lengthEnd),s.end-e.table.place[n])}walkPlace(e,t,n){const s=e.place(t);if(!s)return-1;const{bytes:a,start:i,end:r}=s;n.forgetLength();const v=n.value(a,i,r);return n.
lengthStart=-1,v<0&&!j(a,i,r)||P(a,i,r)||v>0&&a[v-1]===x.AV||v>=0&&(0,x.AN)(a,v,r)<r||e.suspect&&!(0,C.D)(a,i,r)?-1:(this.extent.valueEnd=v<0?r:v,r-i)}}const p=l=>l instanceof
y.oS&&!(l instanceof y.rV);function D(l,e,t){const n=l.walked;if(n?.strings===t)return n;const s=new T(l.size,e,t);return e&&(l.walked=s),s}function L(l){return l.
patches||(l.patches=new c,l.patches.scan.strings=l.walked.strings),l.patches}function P(l,e,t){const n=(0,x.AN)(l,e,t);return n>=t||l[n]===x.yq&&(0,x.wb)(l,n,"n\
ull")}function j(l,e,t){for(let n=e;n<t;n++)if("<([/%".includes(String.fromCharCode(l[n])))return!1;return!0}})};
