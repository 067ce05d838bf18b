"use strict";exports.id=7538,exports.ids=[7538],exports.modules={17079:((C,P,h)=>{h.d(P,{Z:()=>y,_:()=>w});const u=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
A=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,m=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function w(l){
if(l.length>64)return;const r=l.trim().replace(A,(t,i,n,s)=>`${i??""}${1900+Number(n)}${s}`);return M(v(u.exec(r)??m.exec(r)))}function y(l){const r=l.length>64?
void 0:v(m.exec(l.trim()));if(!r||M(r)===void 0)return;const{year:t,month:i="",day:n="",hour:s="",minute:a="",second:f="",zone:c=""}=r;return`D:${t}${i}${n}${s}${a}${f}${c===
"Z"||c===""?c:`${c.replace(":","'")}'`}`}function v(l){if(!l)return;const[,r,t,i,n,s,a,f,c,_,o]=l,e=f??(c===void 0?void 0:`${c}${_??"00"}:${o??"00"}`);return{year:r,
month:t,day:i,hour:n,minute:s,second:a,zone:e}}function M(l){if(!l)return;const{year:r,month:t,day:i,hour:n,minute:s="00",second:a="00",zone:f}=l,c=(o,e,d)=>o===
void 0||Number(o)>=e&&Number(o)<=d;if(Number(r)===0||!c(t,1,12)||!c(i,1,D(Number(r),Number(t)))||!c(n,0,23)||!c(s,0,59)||!c(a,0,59)||f!==void 0&&f!=="Z"&&!(c(f.
slice(1,3),0,23)&&c(f.slice(4),0,59)))return;const _=[r,t,i].filter(o=>o!==void 0).join("-");return n===void 0?_:`${_}T${n}:${s}:${a}${f==="+00:00"||f==="-00:00"?
"Z":f??""}`}function D(l,r){return r===2?l%4===0&&(l%100!==0||l%400===0)?29:28:[4,6,9,11].includes(r)?30:31}}),97755:((C,P,h)=>{h.d(P,{N:()=>M});var u=h(45599),
A=h(64019),m=h(55969),w=h(89835),y=h(44738),v=h(57594);async function M(t,i){const n=new w.I(t),s=new v.v(t,"OctavoAnnotation"),a=new Set,f=[],c=new Set;for(let e=0;e<
t.pages.count;e++){let d=!1;for(const{number:O}of(0,y.m)(t,t.pages.number(e))){const g=t.get(O);if(!(0,u.Zm)(g)||!(0,m.E)((0,m.B)(t,g),i))continue;c.add(g),d=!0,
s.isVisible(g)&&!l(t,g)&&await n.draw(g,O);const p=t.job.pace.step(1e3);p&&await p}d&&f.push(e+1)}await n.finish();for(const e of c){D(t,s,e)&&a.add(e);const d=t.
job.pace.step(1e3);d&&await d}const _=await r(t,s,f,a);await(0,y.L)(t,e=>a.has(e));const o=new Set([...a].filter(e=>(0,m.B)(t,e)==="Popup"));return{flattened:_,
hidden:a.size-o.size-_,left:c.size-a.size,isTransparent:n.isTransparent,missing:[...n.missing]}}const D=(t,i,n)=>(0,m.B)(t,n)==="Popup"||!i.isVisible(n)||l(t,n),
l=(t,i)=>(0,A.wR)(t,i)!==void 0;async function r(t,i,n,s){const a=new Set;return await i.run(Uint32Array.from(n),async({items:f,paint:c})=>{for(const _ of f){const o=t.
job.pace.step(1e3);o&&await o;const e=(0,u.i9)(_)?t.get(_):void 0;!(0,u.i9)(_)||!(0,u.Zm)(e)||!s.has(e)||(0,m.B)(t,e)==="Popup"||!i.isVisible(e)||(a.add(e),c({number:_.
number,dict:e}))}return f}),a.size}}),30020:((C,P,h)=>{h.d(P,{Ah:()=>y,bs:()=>w,gs:()=>v});var u=h(82943),A=h(47707),m=h(98446);const w={code:"no_annotations",message:"\
The document has none of these annotations."},y=M=>({code:"annotations_left",message:`${(0,m.C7)(M,"annotation has","annotations have")} no appearance and ${(0,m.
d5)(M,"stays as it is","stay as they are")}, because each viewer draws such notes and stamps in its own way. To remove them, use remove_annotations.`,mentions:[
"remove_annotations"]}),v=M=>(0,u.F)(`text boxes (${[...new Set(M.map(A.I2))].sort().join(", ")})`,"Save the document in a program that draws its text boxes, an\
d flatten it then.")}),42689:((C,P,h)=>{h.r(P),h.d(P,{flatten_annotations:()=>l});var u=h(21281),A=h(824),m=h(91519),w=h(14029),y=h(97755),v=h(30020),M=h(45657);
const D="1.4",l=async(t,i,n)=>{const s=await(0,m.E)(t.bytes,n,{password:i.open_password}),{flattened:a,hidden:f,left:c,isTransparent:_,missing:o}=await(0,y.N)(s,
i.annotation_kinds),e=[];a+f+c===0&&e.push(v.bs),c>0&&e.push((0,v.Ah)(c)),o.length>0&&e.push((0,v.gs)(o)),_&&(0,M.RZ)(e,await r(s));const d=s.pages.count,O=await(0,w.
UN)(s,_?{version:D}:{});return{documents:[{name:t.name,bytes:O,pageCount:d}],notes:e,facts:{pageCount:d,flattenedAnnotations:a,removedAnnotations:f,leftAnnotations:c}}};
async function r(t){const i=await(0,A.Br)(t),{archive:n}=(0,u.Ip)(t,i);return n?.part===1?[(0,u.qg)(t,i,n,"that standard allows no transparency")]:[]}}),64019:((C,P,h)=>{
h.d(P,{dK:()=>r,wR:()=>i,hs:()=>t});var u=h(45599),A=h(74135),m=h(6057);function w(n,s,a,f){const c=(0,m.b0)(n,s.get("Rect")),_=n.get(a);if(!c||!(_ instanceof u.
Z6))return;const o=(0,m.b0)(n,_.dict.get("BBox"));if(!o)return;const[e,d,O,g]=(0,A.zl)((0,m.lQ)(n,_.dict.get("Matrix")),o);if(!(O>e)||!(g>d))return;const p=(c[2]-
c[0])/(O-e),E=(c[3]-c[1])/(g-d),b=[p,0,0,E,c[0]-e*p,c[1]-d*E];return{form:a,matrix:f===0?b:y(b,f,c[0],c[3])}}function y([n,s,a,f,c,_],o,e,d){const O=o===180?-1:
0,g=o===90?1:o===270?-1:0,p=(x,T)=>[O*x-g*T,g*x+O*T],[E,b]=p(c-e,_-d);return[...p(n,s),...p(a,f),E+e,b+d]}const v=2,M=16,D=32;function l(n,s){const a=n.resolve(
s.get("F"));return typeof a=="number"?a:0}const r=(n,s)=>(l(n,s)&(v|D))!==0;function t(n,s,a,f){return w(n,s,a,l(n,s)&M?f:0)}function i(n,s){const a=n.dict(s.get(
"AP"))?.get("N"),f=n.resolve(a);if(f instanceof u.Z6)return(0,u.i9)(a)?a:void 0;if(!(f instanceof u.Bi))return;const c=n.resolve(s.get("AS")),_=c instanceof u.SX?
f.get(c.text):void 0;return(0,u.i9)(_)&&n.resolve(_)instanceof u.Z6?_:void 0}}),82943:((C,P,h)=>{h.d(P,{F:()=>u});const u=(A,m,w=[])=>({code:"characters_missing",
message:`Boxes are drawn for characters that cannot be shown: ${A}. ${m}`,...w.length>0?{mentions:w}:{}})}),74135:((C,P,h)=>{h.d(P,{$L:()=>n,DI:()=>v,Gd:()=>l,JQ:()=>A,
Mo:()=>w,PU:()=>M,Pj:()=>f,S3:()=>m,W1:()=>c,XM:()=>a,d:()=>_,ds:()=>y,gF:()=>s,iN:()=>u,kO:()=>i,lw:()=>D,xk:()=>r,zl:()=>t});function u({box:[o,e,d,O],rotation:g}){
const p=d-o,E=O-e;return g%180===0?{width:p,height:E}:{width:E,height:p}}function A(o){const{width:e,height:d}=u(o);return{width:e*o.userUnit,height:d*o.userUnit}}
function m({box:[o,e,d,O],rotation:g}){switch(g){case 0:return[1,0,0,1,o,e];case 90:return[0,1,-1,0,d,e];case 180:return[-1,0,0,-1,d,O];case 270:return[0,-1,1,0,
o,O]}}function w(o,e){return e===void 0?o:f(o,e)??o}function y([o,e,d,O]){return[Math.min(o,d),Math.min(e,O),Math.max(o,d),Math.max(e,O)]}function v([o,e,d,O,g,
p]){const E=o*O-e*d,[b,x,T,B]=[O/E,-e/E,-d/E,o/E];return[b+0,x+0,T+0,B+0,-(g*b+p*T)+0,-(g*x+p*B)+0]}const M=([o,e,d,O])=>Math.sqrt(Math.abs(o*O-e*d));function D(o,e){
const[d,O,g,p,E,b]=o,[x,T,B,I,S,U]=e;return[d*x+O*B,d*T+O*I,g*x+p*B,g*T+p*I,E*x+b*B+S,E*T+b*I+U]}function l([o,e,d,O,g,p],E,b){return[o*E+d*b+g,e*E+O*b+p]}function r([
o,e],[d,O],[g,p],[E,b],x){const T=1-x,[B,I,S,U]=[T**3,3*x*T**2,3*x**2*T,x**3];return[B*o+I*d+S*g+U*E,B*e+I*O+S*p+U*b]}function t(o,[e,d,O,g]){const[p,E]=l(o,e,d),
[b,x]=l(o,O,d),[T,B]=l(o,e,g),[I,S]=l(o,O,g);return[Math.min(p,b,T,I),Math.min(E,x,B,S),Math.max(p,b,T,I),Math.max(E,x,B,S)]}const i=(o,e)=>[Math.min(o[0],e[0]),
Math.min(o[1],e[1]),Math.max(o[2],e[2]),Math.max(o[3],e[3])];function n(o){let[e,d,O,g]=s;for(const[p,E]of o)e=Math.min(e,p),d=Math.min(d,E),O=Math.max(O,p),g=Math.
max(g,E);return[e,d,O,g]}const s=[1/0,1/0,-1/0,-1/0],a=([o,e,d,O],g)=>[o-g,e-g,d+g,O+g];function f(o,e){const d=[Math.max(o[0],e[0]),Math.max(o[1],e[1]),Math.min(
o[2],e[2]),Math.min(o[3],e[3])];return d[0]<d[2]&&d[1]<d[3]?d:void 0}const c=o=>o.map(e=>Math.round(e*1e5)/1e5+0),_=(o,{userUnit:e})=>String(Number((o*e/72).toPrecision(
3)))}),6057:((C,P,h)=>{h.d(P,{VO:()=>w,b0:()=>M,c_:()=>l,iw:()=>v,lQ:()=>D});var u=h(73208),A=h(74135);const m=[0,0,612,792],w=(r,t)=>M(r,r.pages.attribute(t,"M\
ediaBox"))??y(r);function y({table:r}){return r.damagedKinds.addCut(u.md),m}function v(r,t){const{pages:i}=r,n=r.resolve(r.entry(i.number(t),"UserUnit"));return{
box:(0,A.Mo)(w(r,t),M(r,i.attribute(t,"CropBox"))),rotation:l(r.resolve(i.attribute(t,"Rotate"))),userUnit:typeof n=="number"&&n>0?n:1}}function M(r,t){const i=r.
array(t)?.map(s=>r.resolve(s));if(i?.length!==4||!i.every(s=>typeof s=="number"&&Number.isFinite(s)))return;const n=(0,A.ds)(i);return n[0]<n[2]&&n[1]<n[3]?n:void 0}
function D(r,t){const i=(r.array(t)??[]).map(n=>r.resolve(n));return i.length===6&&i.every(n=>typeof n=="number")?i:[1,0,0,1,0,0]}function l(r){const t=typeof r==
"number"?(r%360+360)%360:0;return t===90||t===180||t===270?t:0}}),36502:((C,P,h)=>{h.d(P,{z:()=>D});var u=h(45599);const A={View:"ViewState",Print:"PrintState"};
class m{document;categories={View:new Map,Print:new Map};intents;constructor(t,i){this.document=t,this.intents=this.intentsOf(i);for(const n of t.array(i?.get("\
AS"))??[]){const s=t.dict(n),a=t.resolve(s?.get("Event"));if(!s||!((0,u.Eo)(a,"View")||(0,u.Eo)(a,"Print")))continue;const f=w(t,s.get("Category")),c=this.categories[a.
text];for(const _ of t.array(s.get("OCGs"))??[]){if(!(0,u.i9)(_))continue;const o=c.get(_.number)??new Set;for(const e of f)o.add(e);c.set(_.number,o)}}}isAlwaysOn(t){
const{intents:i}=this;if(i.has("All"))return!1;const n=this.intentsOf(this.document.dict(new u.oS(t)));return!n.has("All")&&![...n].some(s=>i.has(s))}stateOf(t,i){
const n=this.categories[i].get(t);if(!n)return;const s=this.document.dict(this.document.dict(new u.oS(t))?.get("Usage"));let a;for(const f of n){const c=A[f],_=c===
void 0?null:this.document.resolve(this.document.dict(s?.get(f))?.get(c));if((0,u.Eo)(_,"OFF"))return!1;(0,u.Eo)(_,"ON")&&(a=!0)}return a}intentsOf(t){const i=w(
this.document,t?.get("Intent"));return new Set(i.length>0?i:["View"])}}function w(r,t){return(r.array(t)??[t??null]).map(n=>r.resolve(n)).flatMap(n=>n instanceof
u.SX?[n.text]:[])}const y=32;function v(r,t,i,n){const s=(a,f)=>{const c=n.get(a);if(c!==void 0)return c;n.set(a,!0);const _=r.resolve(a[0]),o=O=>{const g=r.resolve(
O);return(0,u.cy)(g)?f>0?s(g,f-1):!0:!(0,u.i9)(O)||i(O.number)},e=a.slice(1),d=M(_ instanceof u.SX?_.text:"",e,o);return n.set(a,d),d};return s(t,y)}function M(r,t,i){
switch(r){case"And":return t.every(i);case"Or":return t.some(i);case"Not":return t.length===0||!i(t[0]);default:return!0}}class D{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(t){
this.document=t;const i=t.dict(t.dict(t.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,u.Eo)(t.resolve(i?.get("BaseState")),"OFF");for(const n of t.array(
i?.get("OFF"))??[])(0,u.i9)(n)&&this.off.add(n.number);for(const n of t.array(i?.get("ON"))??[])(0,u.i9)(n)&&this.on.add(n.number);this.usages=new m(t,i),this.viewed=
l(n=>this.usages.isAlwaysOn(n)||(this.usages.stateOf(n,"View")??!this.isGroupOff(n))),this.printed=l(n=>this.usages.stateOf(n,"Print")??this.viewed.states(n))}isOff(t){
return!this.shows(t,this.viewed)}isNeverShown(t){return this.isOff(t)&&!this.shows(t,this.printed)}groupsOff(){const{document:t}=this,i=t.dict(t.catalog.get("OC\
Properties"));return this.baseOff?(t.array(i?.get("OCGs"))??[]).filter(n=>!(0,u.i9)(n)||!this.on.has(n.number)):t.array(t.dict(i?.get("D"))?.get("OFF"))??[]}async neverShown(){
const t=this.document.array(this.document.dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[],i=new Set(t.flatMap(s=>(0,u.i9)(s)?[s.number]:[])),n=[];
for(const s of i){!this.viewed.states(s)&&!this.printed.states(s)&&n.push(s);const a=this.document.job.pace.step(1e3);a&&await a}return n}shows(t,i){const{document:n}=this,
{states:s,memberships:a,expressions:f}=i,c=n.dict(t);if(!c)return!0;if(!(0,u.Eo)(n.resolve(c.get("Type")),"OCMD"))return!(0,u.i9)(t)||s(t.number);const _=a.get(
c);if(_!==void 0)return _;const o=n.resolve(c.get("VE")),e=(0,u.cy)(o)?v(n,o,s,f):this.showsByPolicy(c,i);return a.set(c,e),e}showsByPolicy(t,{states:i,lists:n}){
const{document:s}=this,a=s.array(t.get("OCGs"))??[t.get("OCGs")??null];let f=n.get(a);if(!f){const _=a.filter(u.i9).map(({number:o})=>i(o));f=_.length===0?"empt\
y":{all:!_.includes(!1),any:_.includes(!0)},n.set(a,f)}if(f==="empty")return!0;const c=s.resolve(t.get("P"));switch(c instanceof u.SX?c.text:"AnyOn"){case"AllOn":
return f.all;case"AnyOff":return!f.all;case"AllOff":return!f.any;default:return f.any}}isGroupOff(t){return this.off.has(t)||this.baseOff&&!this.on.has(t)}}function l(r){
const t=new Map;return{states:n=>{let s=t.get(n);return s===void 0&&t.set(n,s=r(n)),s},memberships:new WeakMap,expressions:new WeakMap,lists:new WeakMap}}}),44738:((C,P,h)=>{
h.d(P,{L:()=>M,m:()=>D});var u=h(45599),A=h(55969),m=h(3466),w=h(9731),y=h(17671);const v=1e3;async function M(l,r){const t=new Set;let i=0,n=!1;for(let f=0;f<l.
pages.count;f++){const c=D(l,l.pages.number(f));for(const{number:o}of c){const e=l.get(o),d=l.job.pace.step(v);if(d&&await d,t.has(o)||!(0,u.Zm)(e)||!r(e,f))continue;
t.add(o);const O=(0,A.B)(l,e);O==="Popup"&&i++,O==="Widget"&&(n=!0)}const _=l.job.pace.step(500);_&&await _}if(t.size===0)return 0;const s=(0,y.Hi)(l),a=n?await m.
R.of(l):void 0;return await(0,y.Pv)(s,t,()=>(0,y.Wi)(s,t)),a&&await(0,y.zg)(s,a),await(0,w.U)(s),t.size-i}function D(l,r){const t=l.entry(r,"Annots"),i=l.array(
t)??[];if(!i.some(u.Zm))return i.filter(u.i9);const n=l.edit((0,u.i9)(t)?t:r),s=l.array((0,u.Zm)(n)?n.get("Annots"):n)??[];for(const[a,f]of s.entries())(0,u.Zm)(
f)&&(s[a]=l.add(f));return s.filter(u.i9)}}),59071:((C,P,h)=>{h.d(P,{Gh:()=>t,ZK:()=>i,wh:()=>r});var u=h(77581),A=h(45599);const m=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,
w=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,y=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,v=n=>n.replace(m,"").replace(
w,"").replace(y,"�"),M=200,D=new WeakMap;function l(n){let s=D.get(n);if(s)return s;const a=v((0,u.g7)(n));return s={whole:a,trimmed:a.trim()},n.bytes.length>=
M&&D.set(n,s),s}const r=n=>v(n).trim();function t(n){const s=n instanceof A.Mx?l(n).trimmed:"";return s===""?null:s}const i=n=>n?l(n).whole:""})};
