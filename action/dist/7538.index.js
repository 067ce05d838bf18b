"use strict";exports.id=7538,exports.ids=[7538],exports.modules={17079:((I,A,h)=>{h.d(A,{Z:()=>v,_:()=>y});const u=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
w=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,p=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function y(l){
if(l.length>64)return;const f=l.trim().replace(w,(n,a,t,e)=>`${a??""}${1900+Number(t)}${e}`);return M(P(u.exec(f)??p.exec(f)))}function v(l){const f=l.length>64?
void 0:P(p.exec(l.trim()));if(!f||M(f)===void 0)return;const{year:n,month:a="",day:t="",hour:e="",minute:i="",second:c="",zone:r=""}=f;return`D:${n}${a}${t}${e}${i}${c}${r===
"Z"||r===""?r:`${r.replace(":","'")}'`}`}function P(l){if(!l)return;const[,f,n,a,t,e,i,c,r,_,o]=l,s=c??(r===void 0?void 0:`${r}${_??"00"}:${o??"00"}`);return{year:f,
month:n,day:a,hour:t,minute:e,second:i,zone:s}}function M(l){if(!l)return;const{year:f,month:n,day:a,hour:t,minute:e="00",second:i="00",zone:c}=l,r=(o,s,d)=>o===
void 0||Number(o)>=s&&Number(o)<=d;if(Number(f)===0||!r(n,1,12)||!r(a,1,D(Number(f),Number(n)))||!r(t,0,23)||!r(e,0,59)||!r(i,0,59)||c!==void 0&&c!=="Z"&&!(r(c.
slice(1,3),0,23)&&r(c.slice(4),0,59)))return;const _=[f,n,a].filter(o=>o!==void 0).join("-");return t===void 0?_:`${_}T${t}:${e}:${i}${c==="+00:00"||c==="-00:00"?
"Z":c??""}`}function D(l,f){return f===2?l%4===0&&(l%100!==0||l%400===0)?29:28:[4,6,9,11].includes(f)?30:31}}),97755:((I,A,h)=>{h.d(A,{N:()=>M});var u=h(45599),
w=h(64019),p=h(55969),y=h(89835),v=h(44738),P=h(57594);async function M(n,a){const t=new y.I(n),e=new P.v(n,"OctavoAnnotation"),i=new Set,c=[],r=new Set;for(let s=0;s<
n.pages.count;s++){let d=!1;for(const{number:m}of(0,v.m)(n,n.pages.number(s))){const O=n.job.pace.step(1e3);O&&await O;const g=n.get(m);!(0,u.Zm)(g)||!(0,p.E)((0,p.
B)(n,g),a)||(r.add(g),d=!0,e.isVisible(g)&&!l(n,g)&&await t.draw(g,m))}d&&c.push(s+1)}await t.finish();for(const s of r){D(n,e,s)&&i.add(s);const d=n.job.pace.step(
1e3);d&&await d}const _=await f(n,e,c,i);await(0,v.L)(n,s=>i.has(s));const o=new Set([...i].filter(s=>(0,p.B)(n,s)==="Popup"));return{flattened:_,hidden:i.size-
o.size-_,left:r.size-i.size,isTransparent:t.isTransparent,missing:[...t.missing]}}const D=(n,a,t)=>(0,p.B)(n,t)==="Popup"||!a.isVisible(t)||l(n,t),l=(n,a)=>(0,w.
wR)(n,a)!==void 0;async function f(n,a,t,e){const i=new Set;return await a.run(Uint32Array.from(t),async({items:c,paint:r})=>{for(const _ of c){const o=n.job.pace.
step(1e3);o&&await o;const s=(0,u.i9)(_)?n.get(_):void 0;!(0,u.i9)(_)||!(0,u.Zm)(s)||!e.has(s)||(0,p.B)(n,s)==="Popup"||!a.isVisible(s)||(i.add(s),r({number:_.number,
dict:s}))}return c}),i.size}}),30020:((I,A,h)=>{h.d(A,{Ah:()=>v,bs:()=>y,gs:()=>P});var u=h(82943),w=h(47707),p=h(98446);const y={code:"no_annotations",message:"\
The document has none of these annotations."},v=M=>({code:"annotations_left",message:`${(0,p.C7)(M,"annotation has","annotations have")} no appearance and ${(0,p.
d5)(M,"stays as it is","stay as they are")}, because each viewer draws such notes and stamps in its own way. To remove them, use remove_annotations.`,mentions:[
"remove_annotations"]}),P=M=>(0,u.F)(`text boxes (${[...new Set(M.map(w.I2))].sort().join(", ")})`,"Save the document in a program that draws its text boxes, an\
d flatten it then.")}),42689:((I,A,h)=>{h.r(A),h.d(A,{flatten_annotations:()=>l});var u=h(21281),w=h(824),p=h(91519),y=h(14029),v=h(97755),P=h(30020),M=h(45657);
const D="1.4",l=async(n,a,t)=>{const e=await(0,p.E)(n.bytes,t,{password:a.open_password}),{flattened:i,hidden:c,left:r,isTransparent:_,missing:o}=await(0,v.N)(e,
a.annotation_kinds),s=[];i+c+r===0&&s.push(P.bs),r>0&&s.push((0,P.Ah)(r)),o.length>0&&s.push((0,P.gs)(o)),_&&(0,M.RZ)(s,await f(e));const d=e.pages.count,m=await(0,y.
UN)(e,_?{version:D}:{});return{documents:[{name:n.name,bytes:m,pageCount:d}],notes:s,facts:{pageCount:d,flattenedAnnotations:i,removedAnnotations:c,leftAnnotations:r}}};
async function f(n){const a=await(0,w.Br)(n),{archive:t}=(0,u.Ip)(n,a);return t?.part===1?[(0,u.qg)(n,a,t,"that standard allows no transparency")]:[]}}),64019:((I,A,h)=>{
h.d(A,{dK:()=>f,wR:()=>a,hs:()=>n});var u=h(45599),w=h(74135),p=h(6057);function y(t,e,i,c){const r=(0,p.b0)(t,e.get("Rect")),_=t.get(i);if(!r||!(_ instanceof u.
Z6))return;const o=(0,p.b0)(t,_.dict.get("BBox"));if(!o)return;const[s,d,m,O]=(0,w.zl)((0,p.lQ)(t,_.dict.get("Matrix")),o);if(!(m>s)||!(O>d))return;const g=(r[2]-
r[0])/(m-s),E=(r[3]-r[1])/(O-d),b=[g,0,0,E,r[0]-s*g,r[1]-d*E];return{form:i,matrix:c===0?b:v(b,c,r[0],r[3])}}function v([t,e,i,c,r,_],o,s,d){const m=o===180?-1:
0,O=o===90?1:o===270?-1:0,g=(x,T)=>[m*x-O*T,O*x+m*T],[E,b]=g(r-s,_-d);return[...g(t,e),...g(i,c),E+s,b+d]}const P=2,M=16,D=32;function l(t,e){const i=t.resolve(
e.get("F"));return typeof i=="number"?i:0}const f=(t,e)=>(l(t,e)&(P|D))!==0;function n(t,e,i,c){return y(t,e,i,l(t,e)&M?c:0)}function a(t,e){const i=t.dict(e.get(
"AP"))?.get("N"),c=t.resolve(i);if(c instanceof u.Z6)return(0,u.i9)(i)?i:void 0;if(!(c instanceof u.Bi))return;const r=t.resolve(e.get("AS")),_=r instanceof u.SX?
c.get(r.text):void 0;return(0,u.i9)(_)&&t.resolve(_)instanceof u.Z6?_:void 0}}),82943:((I,A,h)=>{h.d(A,{F:()=>u});const u=(w,p,y=[])=>({code:"characters_missing",
message:`Boxes are drawn for characters that cannot be shown: ${w}. ${p}`,...y.length>0?{mentions:y}:{}})}),74135:((I,A,h)=>{h.d(A,{$L:()=>t,DI:()=>P,Gd:()=>l,JQ:()=>w,
Mo:()=>y,PU:()=>M,Pj:()=>c,S3:()=>p,W1:()=>r,XM:()=>i,d:()=>_,ds:()=>v,gF:()=>e,iN:()=>u,kO:()=>a,lw:()=>D,xk:()=>f,zl:()=>n});function u({box:[o,s,d,m],rotation:O}){
const g=d-o,E=m-s;return O%180===0?{width:g,height:E}:{width:E,height:g}}function w(o){const{width:s,height:d}=u(o);return{width:s*o.userUnit,height:d*o.userUnit}}
function p({box:[o,s,d,m],rotation:O}){switch(O){case 0:return[1,0,0,1,o,s];case 90:return[0,1,-1,0,d,s];case 180:return[-1,0,0,-1,d,m];case 270:return[0,-1,1,0,
o,m]}}function y(o,s){return s===void 0?o:c(o,s)??o}function v([o,s,d,m]){return[Math.min(o,d),Math.min(s,m),Math.max(o,d),Math.max(s,m)]}function P([o,s,d,m,O,
g]){const E=o*m-s*d,[b,x,T,B]=[m/E,-s/E,-d/E,o/E];return[b+0,x+0,T+0,B+0,-(O*b+g*T)+0,-(O*x+g*B)+0]}const M=([o,s,d,m])=>Math.sqrt(Math.abs(o*m-s*d));function D(o,s){
const[d,m,O,g,E,b]=o,[x,T,B,C,S,U]=s;return[d*x+m*B,d*T+m*C,O*x+g*B,O*T+g*C,E*x+b*B+S,E*T+b*C+U]}function l([o,s,d,m,O,g],E,b){return[o*E+d*b+O,s*E+m*b+g]}function f([
o,s],[d,m],[O,g],[E,b],x){const T=1-x,[B,C,S,U]=[T**3,3*x*T**2,3*x**2*T,x**3];return[B*o+C*d+S*O+U*E,B*s+C*m+S*g+U*b]}function n(o,[s,d,m,O]){const[g,E]=l(o,s,d),
[b,x]=l(o,m,d),[T,B]=l(o,s,O),[C,S]=l(o,m,O);return[Math.min(g,b,T,C),Math.min(E,x,B,S),Math.max(g,b,T,C),Math.max(E,x,B,S)]}const a=(o,s)=>[Math.min(o[0],s[0]),
Math.min(o[1],s[1]),Math.max(o[2],s[2]),Math.max(o[3],s[3])];function t(o){let[s,d,m,O]=e;for(const[g,E]of o)s=Math.min(s,g),d=Math.min(d,E),m=Math.max(m,g),O=Math.
max(O,E);return[s,d,m,O]}const e=[1/0,1/0,-1/0,-1/0],i=([o,s,d,m],O)=>[o-O,s-O,d+O,m+O];function c(o,s){const d=[Math.max(o[0],s[0]),Math.max(o[1],s[1]),Math.min(
o[2],s[2]),Math.min(o[3],s[3])];return d[0]<d[2]&&d[1]<d[3]?d:void 0}const r=o=>o.map(s=>Math.round(s*1e5)/1e5+0),_=(o,{userUnit:s})=>String(Number((o*s/72).toPrecision(
3)))}),6057:((I,A,h)=>{h.d(A,{VO:()=>y,b0:()=>M,c_:()=>l,iw:()=>P,lQ:()=>D});var u=h(73208),w=h(74135);const p=[0,0,612,792],y=(f,n)=>M(f,f.pages.attribute(n,"M\
ediaBox"))??v(f);function v({table:f}){return f.damagedKinds.addCut(u.md),p}function P(f,n){const{pages:a}=f,t=f.resolve(f.entry(a.number(n),"UserUnit"));return{
box:(0,w.Mo)(y(f,n),M(f,a.attribute(n,"CropBox"))),rotation:l(f.resolve(a.attribute(n,"Rotate"))),userUnit:typeof t=="number"&&t>0?t:1}}function M(f,n){const a=f.
array(n)?.map(e=>f.resolve(e));if(a?.length!==4||!a.every(e=>typeof e=="number"&&Number.isFinite(e)))return;const t=(0,w.ds)(a);return t[0]<t[2]&&t[1]<t[3]?t:void 0}
function D(f,n){const a=(f.array(n)??[]).map(t=>f.resolve(t));return a.length===6&&a.every(t=>typeof t=="number")?a:[1,0,0,1,0,0]}function l(f){const n=typeof f==
"number"?(f%360+360)%360:0;return n===90||n===180||n===270?n:0}}),36502:((I,A,h)=>{h.d(A,{z:()=>D});var u=h(45599);const w={View:"ViewState",Print:"PrintState"};
class p{document;categories={View:new Map,Print:new Map};intents;names=new WeakMap;meant=new WeakMap;added=new WeakMap;constructor(n,a){this.document=n,this.intents=
this.intentsOf(a);for(const t of n.array(a?.get("AS"))??[]){const e=n.dict(t),i=n.resolve(e?.get("Event"));if(!e||!((0,u.Eo)(i,"View")||(0,u.Eo)(i,"Print")))continue;
const c=this.namesIn(e.get("Category")),r=Object.keys(w).filter(_=>c.has(_));this.addGroups(i.text,r,n.array(e.get("OCGs"))??[])}}addGroups(n,a,t){const e=this.
added.get(t)??new Set;this.added.set(t,e);const i=[n,...a].join(" ");if(e.has(i))return;e.add(i);const c=this.categories[n];for(const r of t){if(!(0,u.i9)(r))continue;
const _=c.get(r.number)??new Set;for(const o of a)_.add(o);c.set(r.number,_)}}isAlwaysOn(n){const{intents:a}=this;if(a.has("All"))return!1;const t=this.intentsOf(
this.document.dict(new u.oS(n)));let e=this.meant.get(t);return e===void 0&&this.meant.set(t,e=t.has("All")||[...t].some(i=>a.has(i))),!e}stateOf(n,a){const t=this.
categories[a].get(n);if(!t)return;const e=this.document.dict(this.document.dict(new u.oS(n))?.get("Usage"));let i;for(const c of t){const r=w[c],_=r===void 0?null:
this.document.resolve(this.document.dict(e?.get(c))?.get(r));if((0,u.Eo)(_,"OFF"))return!1;(0,u.Eo)(_,"ON")&&(i=!0)}return i}intentsOf(n){const a=this.namesIn(n?.
get("Intent"));return a.size>0?a:y}namesIn(n){const{document:a}=this,t=a.array(n)??[n??null];let e=this.names.get(t);return e||(e=new Set(t.map(i=>a.resolve(i)).
flatMap(i=>i instanceof u.SX?[i.text]:[])),this.names.set(t,e)),e}}const y=new Set(["View"]),v=32;function P(f,n,a,t){const e=(i,c)=>{const r=t.get(i);if(r!==void 0)
return r;t.set(i,!0);const _=f.resolve(i[0]),o=m=>{const O=f.resolve(m);return(0,u.cy)(O)?c>0?e(O,c-1):!0:!(0,u.i9)(m)||a(m.number)},s=i.slice(1),d=M(_ instanceof
u.SX?_.text:"",s,o);return t.set(i,d),d};return e(n,v)}function M(f,n,a){switch(f){case"And":return n.every(a);case"Or":return n.some(a);case"Not":return n.length===
0||!a(n[0]);default:return!0}}class D{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(n){this.document=n;const a=n.dict(n.dict(n.catalog.
get("OCProperties"))?.get("D"));this.baseOff=(0,u.Eo)(n.resolve(a?.get("BaseState")),"OFF");for(const t of n.array(a?.get("OFF"))??[])(0,u.i9)(t)&&this.off.add(
t.number);for(const t of n.array(a?.get("ON"))??[])(0,u.i9)(t)&&this.on.add(t.number);this.usages=new p(n,a),this.viewed=l(t=>this.usages.isAlwaysOn(t)||(this.usages.
stateOf(t,"View")??!this.isGroupOff(t))),this.printed=l(t=>this.usages.stateOf(t,"Print")??this.viewed.states(t))}isOff(n){return!this.shows(n,this.viewed)}isNeverShown(n){
return this.isOff(n)&&!this.shows(n,this.printed)}groupsOff(){const{document:n}=this,a=n.dict(n.catalog.get("OCProperties"));return this.baseOff?(n.array(a?.get(
"OCGs"))??[]).filter(t=>!(0,u.i9)(t)||!this.on.has(t.number)):n.array(n.dict(a?.get("D"))?.get("OFF"))??[]}async neverShown(){const n=this.document.array(this.document.
dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[],a=new Set(n.flatMap(e=>(0,u.i9)(e)?[e.number]:[])),t=[];for(const e of a){!this.viewed.states(
e)&&!this.printed.states(e)&&t.push(e);const i=this.document.job.pace.step(1e3);i&&await i}return t}shows(n,a){const{document:t}=this,{states:e,memberships:i,expressions:c}=a,
r=t.dict(n);if(!r)return!0;if(!(0,u.Eo)(t.resolve(r.get("Type")),"OCMD"))return!(0,u.i9)(n)||e(n.number);const _=i.get(r);if(_!==void 0)return _;const o=t.resolve(
r.get("VE")),s=(0,u.cy)(o)?P(t,o,e,c):this.showsByPolicy(r,a);return i.set(r,s),s}showsByPolicy(n,{states:a,lists:t}){const{document:e}=this,i=e.array(n.get("OC\
Gs"))??[n.get("OCGs")??null];let c=t.get(i);if(!c){const _=i.filter(u.i9).map(({number:o})=>a(o));c=_.length===0?"empty":{all:!_.includes(!1),any:_.includes(!0)},
t.set(i,c)}if(c==="empty")return!0;const r=e.resolve(n.get("P"));switch(r instanceof u.SX?r.text:"AnyOn"){case"AllOn":return c.all;case"AnyOff":return!c.all;case"\
AllOff":return!c.any;default:return c.any}}isGroupOff(n){return this.off.has(n)||this.baseOff&&!this.on.has(n)}}function l(f){const n=new Map;return{states:t=>{
let e=n.get(t);return e===void 0&&n.set(t,e=f(t)),e},memberships:new WeakMap,expressions:new WeakMap,lists:new WeakMap}}}),44738:((I,A,h)=>{h.d(A,{L:()=>M,m:()=>D});
var u=h(45599),w=h(55969),p=h(3466),y=h(9731),v=h(17671);const P=1e3;async function M(l,f){const n=new Set;let a=0,t=!1;for(let c=0;c<l.pages.count;c++){const r=D(
l,l.pages.number(c));for(const{number:o}of r){const s=l.get(o),d=l.job.pace.step(P);if(d&&await d,n.has(o)||!(0,u.Zm)(s)||!f(s,c))continue;n.add(o);const m=(0,w.
B)(l,s);m==="Popup"&&a++,m==="Widget"&&(t=!0)}const _=l.job.pace.step(500);_&&await _}if(n.size===0)return 0;const e=(0,v.Hi)(l),i=t?await p.R.of(l):void 0;return await(0,v.
Pv)(e,n,()=>(0,v.Wi)(e,n)),i&&await(0,v.zg)(e,i),await(0,y.U)(e),n.size-a}function D(l,f){const n=l.entry(f,"Annots"),a=l.array(n)??[];if(!a.some(u.Zm))return a.
filter(u.i9);const t=l.edit((0,u.i9)(n)?n:f),e=l.array((0,u.Zm)(t)?t.get("Annots"):t)??[];for(const[i,c]of e.entries())(0,u.Zm)(c)&&(e[i]=l.add(c));return e.filter(
u.i9)}}),59071:((I,A,h)=>{h.d(A,{Gh:()=>n,ZK:()=>a,wh:()=>f});var u=h(77581),w=h(45599);const p=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,y=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,
v=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,P=t=>t.replace(p,"").replace(y,"").replace(v,"�"),M=200,D=new WeakMap;function l(t){
let e=D.get(t);if(e)return e;const i=P((0,u.g7)(t));return e={whole:i,trimmed:i.trim()},t.bytes.length>=M&&D.set(t,e),e}const f=t=>P(t).trim();function n(t){const e=t instanceof
w.Mx?l(t).trimmed:"";return e===""?null:e}const a=t=>t?l(t).whole:""})};
