"use strict";exports.id=2822,exports.ids=[2822],exports.modules={17079:((A,w,p)=>{p.d(w,{Z:()=>S,_:()=>O});const o=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
E=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,y=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function O(s){
if(s.length>64)return;const n=s.trim().replace(E,(t,r,e,c)=>`${r??""}${1900+Number(e)}${c}`);return d(h(o.exec(n)??y.exec(n)))}function S(s){const n=s.length>64?
void 0:h(y.exec(s.trim()));if(!n||d(n)===void 0)return;const{year:t,month:r="",day:e="",hour:c="",minute:u="",second:i="",zone:f=""}=n;return`D:${t}${r}${e}${c}${u}${i}${f===
"Z"||f===""?f:`${f.replace(":","'")}'`}`}function h(s){if(!s)return;const[,n,t,r,e,c,u,i,f,l,g]=s,m=i??(f===void 0?void 0:`${f}${l??"00"}:${g??"00"}`);return{year:n,
month:t,day:r,hour:e,minute:c,second:u,zone:m}}function d(s){if(!s)return;const{year:n,month:t,day:r,hour:e,minute:c="00",second:u="00",zone:i}=s,f=(g,m,_)=>g===
void 0||Number(g)>=m&&Number(g)<=_;if(Number(n)===0||!f(t,1,12)||!f(r,1,a(Number(n),Number(t)))||!f(e,0,23)||!f(c,0,59)||!f(u,0,59)||i!==void 0&&i!=="Z"&&!(f(i.
slice(1,3),0,23)&&f(i.slice(4),0,59)))return;const l=[n,t,r].filter(g=>g!==void 0).join("-");return e===void 0?l:`${l}T${e}:${c}:${u}${i==="+00:00"||i==="-00:00"?
"Z":i??""}`}function a(s,n){return n===2?s%4===0&&(s%100!==0||s%400===0)?29:28:[4,6,9,11].includes(n)?30:31}}),95800:((A,w,p)=>{p.d(w,{J:()=>S});var o=p(45599),
E=p(36502),y=p(25524);const O=["Order","AS","RBGroups","Locked"];function S(h){const d=h.filter(({document:i})=>i.dict(i.catalog.get("OCProperties")));if(d.length===
0||d.length===1&&d[0].index===0)return;const{document:a}=h[0],s=a.dict(a.catalog.get("OCProperties")),n=[],[t,r]=[[],[]],e=new Map(O.map(i=>[i,[]]));for(const i of d){
const f=i.document.dict(i.document.catalog.get("OCProperties")),l=i.document.dict(f.get("D")),g=(m,_)=>(i.document.array(m?.get(_))??[]).map(P=>(0,y.yY)(P,i.index));
for(const m of g(f,"OCGs"))n.push(m);for(const[m,_]of e)for(const P of g(l,m))_.push(P);for(const m of g(l,"ON"))t.push(m);for(const m of new E.z(i.document).groupsOff())
r.push((0,y.yY)(m,i.index))}const c=new o.Bi(s&&a.dict(s.get("D")));c.delete("BaseState");for(const[i,f]of[...e,["ON",t],["OFF",r]])f.length>0?c.set(i,f):c.delete(
i);const u=new o.Bi(s);u.set("OCGs",n),u.set("D",c),a.editCatalog().set("OCProperties",a.add(u))}}),25524:((A,w,p)=>{p.d(w,{Bg:()=>E,Po:()=>y,fS:()=>S,yY:()=>O});
var o=p(45599);const E=h=>h.find(({index:d})=>d===0).document,y=(h,d,a=0)=>h===a?new o.oS(d):new o.rV(h,d);function O(h,d){if(d===0||h instanceof o.rV)return h;
if(h instanceof o.oS)return new o.rV(d,h.number);if(Array.isArray(h))return h.map(s=>O(s,d));if(h instanceof o.Z6||!(h instanceof o.Bi))return h;const a=new o.Bi;
for(const[s,n]of h)a.set(s,O(n,d));return a}class S{meaning;taken;last=new Map;constructor(d=[],a=s=>s){this.meaning=a,this.taken=new Set([...d].map(a))}get size(){
return this.taken.size}has(d){return this.taken.has(this.meaning(d))}add(d){this.taken.add(this.meaning(d))}free(d){const a=d.startsWith("þÿ");for(let s=(this.
last.get(d)??1)+1;;s++){const n=`_${s}`,t=d+(a?[...n].map(r=>`\0${r}`).join(""):n);if(!this.has(t))return this.last.set(d,s),this.add(t),t}}}}),95947:((A,w,p)=>{
p.d(w,{U:()=>S});var o=p(45599);const E=2e4,y=4,O=16;class S{document;left;constructor(s){this.document=s,this.left=E+y*s.bytes.length}async same(s,n){const{document:t}=this,
{pace:r}=t.job,e=new Map,c=[s,n.value];for(;c.length>0;){const[u,i]=[c.pop(),c.pop()];if(i instanceof o.oS&&u instanceof o.oS){if(t===n.document&&i.number===u.number)
continue;const _=e.get(i.number);if(_?.has(u.number))continue;this.isPresent(i,u,n.document)&&(_?_.add(u.number):e.set(i.number,new Set([u.number])))}const[f,l]=[
t.resolve(i),n.document.resolve(u)],g=Math.max(d(f),d(l));if(this.left-=g,this.left<0)return!1;const m=r.step(g*50);if(m&&await m,!this.alike(f,l,n.document,c))
return!1}return!0}isPresent(s,n,t){return s.number<this.document.size&&n.number<t.size}alike(s,n,t,r){if(s===n&&(this.document===t||!(s instanceof Object)))return!0;
if(s instanceof o.Mx)return n instanceof o.Mx&&Buffer.compare(s.bytes,n.bytes)===0;if(s instanceof o.SX)return n instanceof o.SX&&s.text===n.text;if(Array.isArray(
s)){if(!Array.isArray(n)||s.length!==n.length)return!1;for(const[e,c]of s.entries())r.push(c,n[e]);return!0}return s instanceof o.Bi?n instanceof o.Bi&&h(s,n,r):
!(s instanceof o.Z6)||!(n instanceof o.Z6)?!1:h(s.dict,n.dict,r)&&Buffer.compare(this.document.encoded(s),t.encoded(n))===0}}function h(a,s,n){if(a.size!==s.size)
return!1;for(const[t,r]of a){const e=s.get(t);if(e===void 0)return!1;n.push(r,e)}return!0}function d(a){return a instanceof o.Z6?1+a.dict.size+a.data.length/O:a instanceof
o.Mx?1+a.bytes.length/O:a instanceof o.Bi?1+a.size:Array.isArray(a)?1+a.length:1}}),36502:((A,w,p)=>{p.d(w,{z:()=>a});var o=p(45599);const E={View:"ViewState",Print:"\
PrintState"};class y{document;categories={View:new Map,Print:new Map};intents;constructor(t,r){this.document=t,this.intents=this.intentsOf(r);for(const e of t.array(
r?.get("AS"))??[]){const c=t.dict(e),u=t.resolve(c?.get("Event"));if(!c||!((0,o.Eo)(u,"View")||(0,o.Eo)(u,"Print")))continue;const i=O(t,c.get("Category")),f=this.
categories[u.text];for(const l of t.array(c.get("OCGs"))??[]){if(!(0,o.i9)(l))continue;const g=f.get(l.number)??new Set;for(const m of i)g.add(m);f.set(l.number,
g)}}}isAlwaysOn(t){const{intents:r}=this;if(r.has("All"))return!1;const e=this.intentsOf(this.document.dict(new o.oS(t)));return!e.has("All")&&![...e].some(c=>r.
has(c))}stateOf(t,r){const e=this.categories[r].get(t);if(!e)return;const c=this.document.dict(this.document.dict(new o.oS(t))?.get("Usage"));let u;for(const i of e){
const f=E[i],l=f===void 0?null:this.document.resolve(this.document.dict(c?.get(i))?.get(f));if((0,o.Eo)(l,"OFF"))return!1;(0,o.Eo)(l,"ON")&&(u=!0)}return u}intentsOf(t){
const r=O(this.document,t?.get("Intent"));return new Set(r.length>0?r:["View"])}}function O(n,t){return(n.array(t)??[t??null]).map(e=>n.resolve(e)).flatMap(e=>e instanceof
o.SX?[e.text]:[])}const S=32;function h(n,t,r,e){const c=(u,i)=>{const f=e.get(u);if(f!==void 0)return f;e.set(u,!0);const l=n.resolve(u[0]),g=P=>{const x=n.resolve(
P);return(0,o.cy)(x)?i>0?c(x,i-1):!0:!(0,o.i9)(P)||r(P.number)},m=u.slice(1),_=d(l instanceof o.SX?l.text:"",m,g);return e.set(u,_),_};return c(t,S)}function d(n,t,r){
switch(n){case"And":return t.every(r);case"Or":return t.some(r);case"Not":return t.length===0||!r(t[0]);default:return!0}}class a{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(t){
this.document=t;const r=t.dict(t.dict(t.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,o.Eo)(t.resolve(r?.get("BaseState")),"OFF");for(const e of t.array(
r?.get("OFF"))??[])(0,o.i9)(e)&&this.off.add(e.number);for(const e of t.array(r?.get("ON"))??[])(0,o.i9)(e)&&this.on.add(e.number);this.usages=new y(t,r),this.viewed=
s(e=>this.usages.isAlwaysOn(e)||(this.usages.stateOf(e,"View")??!this.isGroupOff(e))),this.printed=s(e=>this.usages.stateOf(e,"Print")??this.viewed.states(e))}isOff(t){
return!this.shows(t,this.viewed)}isNeverShown(t){return this.isOff(t)&&!this.shows(t,this.printed)}groupsOff(){const{document:t}=this,r=t.dict(t.catalog.get("OC\
Properties"));return this.baseOff?(t.array(r?.get("OCGs"))??[]).filter(e=>!(0,o.i9)(e)||!this.on.has(e.number)):t.array(t.dict(r?.get("D"))?.get("OFF"))??[]}neverShown(){
const t=this.document.array(this.document.dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[];return[...new Set(t.flatMap(e=>(0,o.i9)(e)?[e.number]:
[]))].filter(e=>!this.viewed.states(e)&&!this.printed.states(e))}shows(t,r){const{document:e}=this,{states:c,memberships:u,expressions:i}=r,f=e.dict(t);if(!f)return!0;
if(!(0,o.Eo)(e.resolve(f.get("Type")),"OCMD"))return!(0,o.i9)(t)||c(t.number);const l=u.get(f);if(l!==void 0)return l;const g=e.resolve(f.get("VE")),m=(0,o.cy)(
g)?h(e,g,c,i):this.showsByPolicy(f,r);return u.set(f,m),m}showsByPolicy(t,{states:r,lists:e}){const{document:c}=this,u=c.array(t.get("OCGs"))??[t.get("OCGs")??null];
let i=e.get(u);if(!i){const l=u.filter(o.i9).map(({number:g})=>r(g));i=l.length===0?"empty":{all:!l.includes(!1),any:l.includes(!0)},e.set(u,i)}if(i==="empty")return!0;
const f=c.resolve(t.get("P"));switch(f instanceof o.SX?f.text:"AnyOn"){case"AllOn":return i.all;case"AnyOff":return!i.all;case"AllOff":return!i.any;default:return i.
any}}isGroupOff(t){return this.off.has(t)||this.baseOff&&!this.on.has(t)}}function s(n){const t=new Map;return{states:e=>{let c=t.get(e);return c===void 0&&t.set(
e,c=n(e)),c},memberships:new WeakMap,expressions:new WeakMap,lists:new WeakMap}}}),59071:((A,w,p)=>{p.d(w,{Gh:()=>t,ZK:()=>r,wh:()=>n});var o=p(77581),E=p(45599);
const y=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,O=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,S=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
h=e=>e.replace(y,"").replace(O,"").replace(S,"�"),d=200,a=new WeakMap;function s(e){if(e.bytes.length<d)return h((0,o.g7)(e));let c=a.get(e);return c===void 0&&
a.set(e,c=h((0,o.g7)(e))),c}const n=e=>h(e).trim();function t(e){const c=e instanceof E.Mx?s(e).trim():"";return c===""?null:c}const r=e=>e?s(e):""})};
