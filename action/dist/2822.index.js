"use strict";exports.id=2822,exports.ids=[2822],exports.modules={17079:((A,w,p)=>{p.d(w,{Z:()=>S,_:()=>O});const c=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
E=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,y=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function O(s){
if(s.length>64)return;const n=s.trim().replace(E,(t,r,e,i)=>`${r??""}${1900+Number(e)}${i}`);return d(h(c.exec(n)??y.exec(n)))}function S(s){const n=s.length>64?
void 0:h(y.exec(s.trim()));if(!n||d(n)===void 0)return;const{year:t,month:r="",day:e="",hour:i="",minute:u="",second:o="",zone:f=""}=n;return`D:${t}${r}${e}${i}${u}${o}${f===
"Z"||f===""?f:`${f.replace(":","'")}'`}`}function h(s){if(!s)return;const[,n,t,r,e,i,u,o,f,l,m]=s,g=o??(f===void 0?void 0:`${f}${l??"00"}:${m??"00"}`);return{year:n,
month:t,day:r,hour:e,minute:i,second:u,zone:g}}function d(s){if(!s)return;const{year:n,month:t,day:r,hour:e,minute:i="00",second:u="00",zone:o}=s,f=(m,g,_)=>m===
void 0||Number(m)>=g&&Number(m)<=_;if(Number(n)===0||!f(t,1,12)||!f(r,1,a(Number(n),Number(t)))||!f(e,0,23)||!f(i,0,59)||!f(u,0,59)||o!==void 0&&o!=="Z"&&!(f(o.
slice(1,3),0,23)&&f(o.slice(4),0,59)))return;const l=[n,t,r].filter(m=>m!==void 0).join("-");return e===void 0?l:`${l}T${e}:${i}:${u}${o==="+00:00"||o==="-00:00"?
"Z":o??""}`}function a(s,n){return n===2?s%4===0&&(s%100!==0||s%400===0)?29:28:[4,6,9,11].includes(n)?30:31}}),95800:((A,w,p)=>{p.d(w,{J:()=>S});var c=p(45599),
E=p(36502),y=p(25524);const O=["Order","AS","RBGroups","Locked"];function S(h){const d=h.filter(({document:o})=>o.dict(o.catalog.get("OCProperties")));if(d.length===
0||d.length===1&&d[0].index===0)return;const{document:a}=h[0],s=a.dict(a.catalog.get("OCProperties")),n=[],[t,r]=[[],[]],e=new Map(O.map(o=>[o,[]]));for(const o of d){
const f=o.document.dict(o.document.catalog.get("OCProperties")),l=o.document.dict(f.get("D")),m=(g,_)=>(o.document.array(g?.get(_))??[]).map(P=>(0,y.yY)(P,o.index));
for(const g of m(f,"OCGs"))n.push(g);for(const[g,_]of e)for(const P of m(l,g))_.push(P);for(const g of m(l,"ON"))t.push(g);for(const g of new E.z(o.document).groupsOff())
r.push((0,y.yY)(g,o.index))}const i=new c.Bi(s&&a.dict(s.get("D")));i.delete("BaseState");for(const[o,f]of[...e,["ON",t],["OFF",r]])f.length>0?i.set(o,f):i.delete(
o);const u=new c.Bi(s);u.set("OCGs",n),u.set("D",i),a.editCatalog().set("OCProperties",a.add(u))}}),25524:((A,w,p)=>{p.d(w,{Bg:()=>E,Po:()=>y,fS:()=>S,yY:()=>O});
var c=p(45599);const E=h=>h.find(({index:d})=>d===0).document,y=(h,d,a=0)=>h===a?new c.oS(d):new c.rV(h,d);function O(h,d){if(d===0||h instanceof c.rV)return h;
if(h instanceof c.oS)return new c.rV(d,h.number);if(Array.isArray(h))return h.map(s=>O(s,d));if(h instanceof c.Z6||!(h instanceof c.Bi))return h;const a=new c.Bi;
for(const[s,n]of h)a.set(s,O(n,d));return a}class S{meaning;taken;last=new Map;constructor(d=[],a=s=>s){this.meaning=a,this.taken=new Set([...d].map(a))}get size(){
return this.taken.size}has(d){return this.taken.has(this.meaning(d))}add(d){this.taken.add(this.meaning(d))}free(d){const a=d.startsWith("þÿ");for(let s=(this.
last.get(d)??1)+1;;s++){const n=`_${s}`,t=d+(a?[...n].map(r=>`\0${r}`).join(""):n);if(!this.has(t))return this.last.set(d,s),this.add(t),t}}}}),95947:((A,w,p)=>{
p.d(w,{U:()=>S});var c=p(45599);const E=2e4,y=4,O=16;class S{document;left;constructor(s){this.document=s,this.left=E+y*s.bytes.length}async same(s,n){const{document:t}=this,
{pace:r}=t.job,e=new Map,i=[s,n.value];for(;i.length>0;){const[u,o]=[i.pop(),i.pop()];if(o instanceof c.oS&&u instanceof c.oS){if(t===n.document&&o.number===u.number)
continue;const _=e.get(o.number);if(_?.has(u.number))continue;this.isPresent(o,u,n.document)&&(_?_.add(u.number):e.set(o.number,new Set([u.number])))}const[f,l]=[
t.resolve(o),n.document.resolve(u)],m=Math.max(d(f),d(l));if(this.left-=m,this.left<0)return!1;const g=r.step(m*50);if(g&&await g,!this.alike(f,l,n.document,i))
return!1}return!0}isPresent(s,n,t){return s.number<this.document.size&&n.number<t.size}alike(s,n,t,r){if(s===n&&(this.document===t||!(s instanceof Object)))return!0;
if(s instanceof c.Mx)return n instanceof c.Mx&&Buffer.compare(s.bytes,n.bytes)===0;if(s instanceof c.SX)return n instanceof c.SX&&s.text===n.text;if(Array.isArray(
s)){if(!Array.isArray(n)||s.length!==n.length)return!1;for(const[e,i]of s.entries())r.push(i,n[e]);return!0}return s instanceof c.Bi?n instanceof c.Bi&&h(s,n,r):
!(s instanceof c.Z6)||!(n instanceof c.Z6)?!1:h(s.dict,n.dict,r)&&Buffer.compare(this.document.encoded(s),t.encoded(n))===0}}function h(a,s,n){if(a.size!==s.size)
return!1;for(const[t,r]of a){const e=s.get(t);if(e===void 0)return!1;n.push(r,e)}return!0}function d(a){return a instanceof c.Z6?1+a.dict.size+a.data.length/O:a instanceof
c.Mx?1+a.bytes.length/O:a instanceof c.Bi?1+a.size:Array.isArray(a)?1+a.length:1}}),36502:((A,w,p)=>{p.d(w,{z:()=>a});var c=p(45599);const E={View:"ViewState",Print:"\
PrintState"};class y{document;categories={View:new Map,Print:new Map};intents;constructor(t,r){this.document=t,this.intents=this.intentsOf(r);for(const e of t.array(
r?.get("AS"))??[]){const i=t.dict(e),u=t.resolve(i?.get("Event"));if(!i||!((0,c.Eo)(u,"View")||(0,c.Eo)(u,"Print")))continue;const o=O(t,i.get("Category")),f=this.
categories[u.text];for(const l of t.array(i.get("OCGs"))??[]){if(!(0,c.i9)(l))continue;const m=f.get(l.number)??new Set;for(const g of o)m.add(g);f.set(l.number,
m)}}}isAlwaysOn(t){const{intents:r}=this;if(r.has("All"))return!1;const e=this.intentsOf(this.document.dict(new c.oS(t)));return!e.has("All")&&![...e].some(i=>r.
has(i))}stateOf(t,r){const e=this.categories[r].get(t);if(!e)return;const i=this.document.dict(this.document.dict(new c.oS(t))?.get("Usage"));let u;for(const o of e){
const f=E[o],l=f===void 0?null:this.document.resolve(this.document.dict(i?.get(o))?.get(f));if((0,c.Eo)(l,"OFF"))return!1;(0,c.Eo)(l,"ON")&&(u=!0)}return u}intentsOf(t){
const r=O(this.document,t?.get("Intent"));return new Set(r.length>0?r:["View"])}}function O(n,t){return(n.array(t)??[t??null]).map(e=>n.resolve(e)).flatMap(e=>e instanceof
c.SX?[e.text]:[])}const S=32;function h(n,t,r,e){const i=(u,o)=>{const f=e.get(u);if(f!==void 0)return f;e.set(u,!0);const l=n.resolve(u[0]),m=P=>{const b=n.resolve(
P);return(0,c.cy)(b)?o>0?i(b,o-1):!0:!(0,c.i9)(P)||r(P.number)},g=u.slice(1),_=d(l instanceof c.SX?l.text:"",g,m);return e.set(u,_),_};return i(t,S)}function d(n,t,r){
switch(n){case"And":return t.every(r);case"Or":return t.some(r);case"Not":return t.length===0||!r(t[0]);default:return!0}}class a{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(t){
this.document=t;const r=t.dict(t.dict(t.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,c.Eo)(t.resolve(r?.get("BaseState")),"OFF");for(const e of t.array(
r?.get("OFF"))??[])(0,c.i9)(e)&&this.off.add(e.number);for(const e of t.array(r?.get("ON"))??[])(0,c.i9)(e)&&this.on.add(e.number);this.usages=new y(t,r),this.viewed=
s(e=>this.usages.isAlwaysOn(e)||(this.usages.stateOf(e,"View")??!this.isGroupOff(e))),this.printed=s(e=>this.usages.stateOf(e,"Print")??this.viewed.states(e))}isOff(t){
return!this.shows(t,this.viewed)}isNeverShown(t){return this.isOff(t)&&!this.shows(t,this.printed)}groupsOff(){const{document:t}=this,r=t.dict(t.catalog.get("OC\
Properties"));return this.baseOff?(t.array(r?.get("OCGs"))??[]).filter(e=>!(0,c.i9)(e)||!this.on.has(e.number)):t.array(t.dict(r?.get("D"))?.get("OFF"))??[]}async neverShown(){
const t=this.document.array(this.document.dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[],r=new Set(t.flatMap(i=>(0,c.i9)(i)?[i.number]:[])),e=[];
for(const i of r){!this.viewed.states(i)&&!this.printed.states(i)&&e.push(i);const u=this.document.job.pace.step(1e3);u&&await u}return e}shows(t,r){const{document:e}=this,
{states:i,memberships:u,expressions:o}=r,f=e.dict(t);if(!f)return!0;if(!(0,c.Eo)(e.resolve(f.get("Type")),"OCMD"))return!(0,c.i9)(t)||i(t.number);const l=u.get(
f);if(l!==void 0)return l;const m=e.resolve(f.get("VE")),g=(0,c.cy)(m)?h(e,m,i,o):this.showsByPolicy(f,r);return u.set(f,g),g}showsByPolicy(t,{states:r,lists:e}){
const{document:i}=this,u=i.array(t.get("OCGs"))??[t.get("OCGs")??null];let o=e.get(u);if(!o){const l=u.filter(c.i9).map(({number:m})=>r(m));o=l.length===0?"empt\
y":{all:!l.includes(!1),any:l.includes(!0)},e.set(u,o)}if(o==="empty")return!0;const f=i.resolve(t.get("P"));switch(f instanceof c.SX?f.text:"AnyOn"){case"AllOn":
return o.all;case"AnyOff":return!o.all;case"AllOff":return!o.any;default:return o.any}}isGroupOff(t){return this.off.has(t)||this.baseOff&&!this.on.has(t)}}function s(n){
const t=new Map;return{states:e=>{let i=t.get(e);return i===void 0&&t.set(e,i=n(e)),i},memberships:new WeakMap,expressions:new WeakMap,lists:new WeakMap}}}),59071:((A,w,p)=>{
p.d(w,{Gh:()=>t,ZK:()=>r,wh:()=>n});var c=p(77581),E=p(45599);const y=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,O=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,
S=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,h=e=>e.replace(y,"").replace(O,"").replace(S,"�"),d=200,a=new WeakMap;function s(e){
if(e.bytes.length<d)return h((0,c.g7)(e));let i=a.get(e);return i===void 0&&a.set(e,i=h((0,c.g7)(e))),i}const n=e=>h(e).trim();function t(e){const i=e instanceof
E.Mx?s(e).trim():"";return i===""?null:i}const r=e=>e?s(e):""})};
