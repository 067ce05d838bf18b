"use strict";exports.id=6665,exports.ids=[6665],exports.modules={8917:((A,v,f)=>{f.d(v,{Z:()=>y,_:()=>m});const x=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
g=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,E=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function m(n){
if(n.length>64)return;const i=n.trim().replace(g,(u,r,a,_)=>`${r??""}${1900+Number(a)}${_}`);return M(w(x.exec(i)??E.exec(i)))}function y(n){const i=n.length>64?
void 0:w(E.exec(n.trim()));if(!i||M(i)===void 0)return;const{year:u,month:r="",day:a="",hour:_="",minute:b="",second:e="",zone:t=""}=i;return`D:${u}${r}${a}${_}${b}${e}${t===
"Z"||t===""?t:`${t.replace(":","'")}'`}`}function w(n){if(!n)return;const[,i,u,r,a,_,b,e,t,o,s]=n,c=e??(t===void 0?void 0:`${t}${o??"00"}:${s??"00"}`);return{year:i,
month:u,day:r,hour:a,minute:_,second:b,zone:c}}function M(n){if(!n)return;const{year:i,month:u,day:r,hour:a,minute:_="00",second:b="00",zone:e}=n,t=(s,c,p)=>s===
void 0||Number(s)>=c&&Number(s)<=p;if(Number(i)===0||!t(u,1,12)||!t(r,1,h(Number(i),Number(u)))||!t(a,0,23)||!t(_,0,59)||!t(b,0,59)||e!==void 0&&e!=="Z"&&!(t(e.
slice(1,3),0,23)&&t(e.slice(4),0,59)))return;const o=[i,u,r].filter(s=>s!==void 0).join("-");return a===void 0?o:`${o}T${a}:${_}:${b}${e==="+00:00"||e==="-00:00"?
"Z":e??""}`}function h(n,i){return i===2?n%4===0&&(n%100!==0||n%400===0)?29:28:[4,6,9,11].includes(i)?30:31}}),8310:((A,v,f)=>{f.r(v),f.d(v,{extract_attachments:()=>w});
var x=f(7390),g=f(9586),E=f(4867),m=f(3138);function y(n,{single:i=!1,folded:u=!1}={}){const r=_=>[...u?_.normalize("NFC").toLowerCase():_],a=r(n);return _=>{const b=r(
_);let[e,t]=[0,0],[o,s]=[-1,0];for(;t<b.length;)if(e<a.length&&a[e]==="*")o=e++,s=t;else if(e<a.length&&(i&&a[e]==="?"||a[e]===b[t]))e++,t++;else if(o>=0)e=o+1,
t=++s;else return!1;for(;a[e]==="*";)e++;return e===a.length}}const w=async(n,i,u)=>{const r=await(0,x.E)(n.bytes,u,{password:i.open_password}),a=await(0,E._)(r),
_=y(i.name_pattern??"*",{single:!0,folded:!0}),b=a.map(({name:s},c)=>(0,g.jC)(s??"",g.zE,`attachment-${c+1}`)),e=[...a.keys()].filter(s=>_(b[s])||_(a[s].name??"")),
t=(0,g.NL)(e.map(s=>b[s]),g.zE),o=[];for(const[s,c]of e.entries()){const p=a[c],d=await r.decodedAtEase(p.stream);o.push({name:t[s],bytes:d,mediaType:p.mimeType??
(0,m.c)(t[s]),facts:M(p,d.length)});const O=u.pace.step(d.length);O&&await O}return{documents:[],files:o,notes:h(a.length,o.length),facts:{attachmentCount:o.length}}};
function M({name:n,mimeType:i,description:u,relationship:r,page:a},_){return{size:_,...i===null?{}:{mimeType:i},...n===null?{}:{originalName:n},...u===null?{}:{
description:u},...r===null?{}:{relationship:r},...a===null?{}:{page:a}}}function h(n,i){return i>0?[]:[{code:"no_attachments",message:n===0?"The document has no\
 attachments.":n===1?"The name of the one attachment does not match name_pattern.":`None of the ${n} attachments of the document has a name that matches name_pa\
ttern.`,...n===0?{}:{mentions:["name_pattern"]}}]}}),3138:((A,v,f)=>{f.d(v,{c:()=>E});const x={csv:"text/csv",doc:"application/msword",docx:"application/vnd.ope\
nxmlformats-officedocument.wordprocessingml.document",eml:"message/rfc822",gif:"image/gif",gz:"application/gzip",htm:"text/html",html:"text/html",ics:"text/cale\
ndar",jpeg:"image/jpeg",jpg:"image/jpeg",json:"application/json",md:"text/markdown",mp3:"audio/mpeg",mp4:"video/mp4",ods:"application/vnd.oasis.opendocument.spr\
eadsheet",odt:"application/vnd.oasis.opendocument.text",p7m:"application/pkcs7-mime",pdf:"application/pdf",png:"image/png",pptx:"application/vnd.openxmlformats-\
officedocument.presentationml.presentation",rtf:"application/rtf",svg:"image/svg+xml",tif:"image/tiff",tiff:"image/tiff",txt:"text/plain",webp:"image/webp",xls:"\
application/vnd.ms-excel",xlsx:"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",xml:"text/xml",yaml:"application/yaml",yml:"application/yaml",
zip:"application/zip"},g="application/octet-stream";function E(m){const y=/\.([^.]+)$/.exec(m)?.[1]?.toLowerCase()??"";return Object.hasOwn(x,y)?x[y]:g}}),8713:((A,v,f)=>{
f.d(v,{AN:()=>n,BX:()=>w,H6:()=>M,MN:()=>h,Pu:()=>m,Zc:()=>y});var x=f(6039),g=f(191);const E=64,m=e=>typeof e=="number"?String(e):Buffer.from(e.bytes).toString(
"latin1");async function y(e,t,o){const s=[];for(const c of await u(e,t,0,o)){for(const d of a(e,c,o))s.push(d);const p=e.job.pace.step(i);p&&await p}return s}async function w(e,t,o,s,c,p){
const d=await u(e,t,o,s,p);for(let O=d.length-1;O>=0;O--){const l=d[O],T=a(e,l,s),D=T.filter(([j,L])=>!c(j,L)),P=e.job.pace.step(i+T.length*i);P&&await P,D.length<
T.length&&(e.edit(l.holder),l.dict.set(s,D.flat()),l.changed=!0);for(const j of l.repeats)e.edit(l.holder),l.dict.delete(j),l.changed=!0;if(l.emptyKids){const j=(e.
array(l.dict.get("Kids"))??[]).filter(L=>!l.emptyKids.has(e.dict(L)));e.edit(l.holder),l.dict.set("Kids",j),l.changed=!0}if(!l.changed)continue;const S=e.array(
l.dict.get("Kids"))??[];l.empty=D.length===0&&S.length===0;const C=l.parent;C&&(C.changed=!0,l.empty?(C.emptyKids??=new Set).add(l.dict):_(e,l,D,S))}return d[0]?.
empty??!1}function M(e,t,o){if(t.length<=E)return(0,x.jd)({[o]:t.flat()});let s=[];for(const c of b(t)){const[p,d]=[c[0][0],c.at(-1)[0]];s.push({ref:e.add((0,x.
jd)({Limits:[p,d],[o]:c.flat()})),low:p,high:d})}for(;s.length>E;)s=b(s).map(c=>{const[p,d]=[c[0].low,c.at(-1).high];return{ref:e.add((0,x.jd)({Limits:[p,d],Kids:c.
map(({ref:O})=>O)})),low:p,high:d}});return(0,x.jd)({Kids:s.map(({ref:c})=>c)})}const h=(e,t)=>M(e,n([...t].map(([o,s])=>[(0,x.Px)(o),s])),"Names");function n(e){
return e.map(t=>({entry:t,key:m(t[0])})).sort((t,o)=>t.key<o.key?-1:t.key>o.key?1:0).map(({entry:t})=>t)}const i=100;async function u(e,t,o,s,c){const p=new g.b9(
e),d=new Set,O=D=>d.size<d.add(D).size,l=[],T=[{value:t??null,holder:o,parent:void 0}];for(let D=T.pop();D!==void 0;D=T.pop()){p.spend(1);const P=e.dict(D.value);
if(!P||!O(P)||c&&D.parent&&!r(e,P,c))continue;const S=[],C=K=>{const N=e.array(P.get(K));return!N||O(N)?N??[]:(S.push(K),[])},j=C(s).length>>1,L=C("Kids"),$={dict:P,
holder:(0,g.Kd)(D.value,D.holder),parent:D.parent,repeats:S};l.push($),p.spend(j);for(let K=L.length-1;K>=0;K--)T.push({value:L[K],holder:(0,g.Kd)(P.get("Kids"),
$.holder),parent:$});const R=e.job.pace.step(i+j*i);R&&await R}return l}function r(e,t,o){const[s,c]=e.array(t.get("Limits"))??[];return typeof s!="number"||typeof c!=
"number"||o(s,c)}function a(e,{dict:t,repeats:o},s){const c=o.includes(s)?void 0:e.array(t.get(s));if(!c)return[];const p=[];for(let d=0;d+1<c.length;d+=2){const O=e.
resolve(c[d]);(s==="Names"?O instanceof x.Mx:typeof O=="number")&&p.push([O,c[d+1]])}return p}function _(e,t,o,s){const c=O=>e.array(e.dict(O)?.get("Limits"))??
[],p=o[0]?.[0]??c(s[0])[0],d=o.at(-1)?.[0]??c(s.at(-1))[1];e.edit(t.holder),p!==void 0&&d!==void 0?t.dict.set("Limits",[p,d]):t.dict.delete("Limits")}function b(e){
const t=[];for(let o=0;o<e.length;o+=E)t.push(e.slice(o,o+E));return t}}),5767:((A,v,f)=>{f.d(v,{S:()=>E});var x=f(7548),g=f(729);const E=(0,g.H)(m=>(0,x.zx)(m,
["AP","JS","EF","ByteRange","Sig"]))}),8247:((A,v,f)=>{f.d(v,{G:()=>M,w:()=>w});var x=f(381),g=f(6039);const E=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,m=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,
y=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,w=h=>h.replace(E,"").replace(m,"").replace(y,"�").trim();function M(h){const n=h instanceof
g.Mx?w((0,x.g7)(h)):"";return n===""?null:n}}),729:((A,v,f)=>{f.d(v,{H:()=>x});function x(g){const E=new WeakMap;return m=>{if(m.hasChanges)return g(m);const y=E.
get(m);if(y)return y.answer;const w=g(m);return E.set(m,{answer:w}),w}}}),191:((A,v,f)=>{f.d(v,{J7:()=>E,Kd:()=>w,Wo:()=>M,_i:()=>y,b9:()=>m});var x=f(4293),g=f(
6039);class E{document;gone=new Set;chased=new Set;constructor(n){this.document=n}remove(n){const{catalog:i,catalogNumber:u,pages:r}=this.document,a=i.get("Page\
s");n===u||(0,g.i9)(a)&&n===a.number||r.holds(n)||(this.gone.add(n),this.document.remove(n))}chase(n){this.chased.add(n)}removed(){return this.gone}takeChased(){
const n=this.chased;return this.chased=new Set,n}isGone(n){return(0,g.i9)(n)&&this.gone.has(n.number)}}class m{most;left;constructor(n){this.most=this.left=n.job.
limits.nodes}spend=n=>{if(this.left-=n,this.left<0)throw(0,x.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,
"Remove bookmarks or tags with another program first")}}class y{seen=new Set;allowance;constructor(n,i=new m(n)){this.allowance=i}first(n){return this.allowance.
spend(1),(0,g.i9)(n)?this.seen.has(n.number)?!1:(this.seen.add(n.number),!0):!0}}function w(h,n){return(0,g.i9)(h)?h.number:n}function M(h,n){const i=h.catalog.
get(n),u=h.dict(i);return u&&{dict:u,holder:w(i,h.catalogNumber)}}}),7548:((A,v,f)=>{f.d(v,{RJ:()=>h,vb:()=>n,zx:()=>M});var x=f(8143),g=f(8960),E=f(269),m=f(8024);
const y=16384,w=65536;async function M(r,a){const _=a.map(s=>`${s[0]}(?:${s.slice(1)}|\\w{0,${s.length-2}}#)`),b=new RegExp(`/(?:${_.join("|")}|#)`,"g"),e=Object.
fromEntries(a.map(s=>[s,new Set])),t=new Set;await h(r,(s,c,p,d)=>{const O=s.toString("latin1",c,p);b.lastIndex=0;for(let l=b.exec(O);l;l=b.exec(O)){const T=d(c+
l.index);T!==void 0&&(l[0].endsWith("#")?t.add(T):e[l[0].slice(1)].add(T))}});for(const s of n(r))t.add(s);const o=s=>[...new Set([...s,...t])].sort((c,p)=>c-p);
return Object.fromEntries(a.map(s=>[s,o(e[s])]))}async function h(r,a){const{bytes:_,table:b}=r,e=i(r),t=new Int32Array(e.length);for(let d=0;d<e.length;d++)t[d]=
b.place[e[d]];const o=(0,E.bS)(_),s=d=>e[(0,g.M)(t,d)-1],c=new m.s;let p=0;for(let d=0;d<e.length;d++){const O=d+1===e.length,l=O?_.length:t[d+1],T=l-t[d]>y;if(!T&&
!O&&l-p<w)continue;if(T){t[d]>p&&a(o,p,t[d],s),c.reset();const P=c.value(_,r.bodies[e[d]],l);a(o,t[d],P<0?l:P,s)}else a(o,p,l,s);const D=r.job.pace.step(Math.min(
l-p,w));D&&await D,p=l}for(const[d,O]of u(r)){const l=r.objectStream(d);if(!l)continue;const T=new Set(O),{starts:D}=l;a((0,E.bS)(l.data),0,l.data.length,S=>{const C=l.
numbers[(0,g.M)(D,S)-1];return C!==void 0&&T.has(C)?C:void 0});const P=r.job.pace.step(l.data.length);P&&await P}}function*n(r){for(let a=1;r.hasChanges&&a<r.size;a++)
r.isChanged(a)&&r.exists(a)&&(yield a)}function i(r){const{table:a,hasChanges:_}=r,b=[];let e=!0,t=-1;for(let o=1;o<a.size;o++){if(a.kind[o]!==x.tL||_&&r.isChanged(
o))continue;const s=a.place[o];e&&=s>=t,t=s,b.push(o)}return e?b:b.sort((o,s)=>a.place[o]-a.place[s])}function u(r){const{table:a,hasChanges:_}=r,b=new Map;for(let e=1;e<
a.size;e++){if(a.kind[e]!==x.UT||_&&r.isChanged(e))continue;const t=a.place[e],o=b.get(t);o?o.push(e):b.set(t,[e])}return b}}),6123:((A,v,f)=>{f.d(v,{CA:()=>w,L3:()=>M,
p$:()=>y});var x=f(8960),g=f(269),E=f(6039),m=f(8143);function y(h,n){const{table:i}=h,u=new Set,r=[],a=new Map;for(let e=1;e<i.size;e++)if(h.isChanged(e))h.exists(
e)&&u.add(e);else if(i.kind[e]===m.tL)r.push(e);else if(i.kind[e]===m.UT){const t=i.place[e],o=a.get(t);o?o.push(e):a.set(t,[e])}for(let e=i.size;e<h.size;e++)h.
exists(e)&&u.add(e);r.sort((e,t)=>i.place[e]-i.place[t]);const _=Int32Array.from(r,e=>i.place[e]),b=(0,g.bS)(h.bytes);for(const e of n)for(let t=b.indexOf(e);t>=
0;t=b.indexOf(e,t+e.length)){const o=r[(0,x.M)(_,t)-1];o!==void 0&&u.add(o)}for(const[e,t]of a){const o=h.objectStream(e);if(!o)continue;const s=(0,g.bS)(o.data);
if(n.some(c=>s.includes(c)))for(const c of t)u.add(c)}return[...u].sort((e,t)=>e-t)}function w(h,n){const i=[h];for(;i.length>0;){const u=i.pop(),r=u instanceof
E.Z6?u.dict:u;if(Array.isArray(r))for(const a of r)i.push(a);else if(r instanceof E.Bi){n(r);for(const a of r.values())i.push(a)}}}function M(h,n){const i=[];return w(
h,u=>{i.length===0&&n(u)&&i.push(u)}),i.length>0}}),8960:((A,v,f)=>{f.d(v,{B:()=>x,M:()=>g});const x=(m,y)=>E(m,y,!1),g=(m,y)=>E(m,y,!0);function E(m,y,w){let[M,
h]=[0,m.length];for(;M<h;){const n=M+h>>1,i=m[n];i<y||w&&i===y?M=n+1:h=n}return M}})};
