"use strict";exports.id=2822,exports.ids=[2822],exports.modules={17079:((A,w,p)=>{p.d(w,{Z:()=>S,_:()=>O});const c=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
E=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,y=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function O(s){
if(s.length>64)return;const n=s.trim().replace(E,(t,i,e,r)=>`${i??""}${1900+Number(e)}${r}`);return d(h(c.exec(n)??y.exec(n)))}function S(s){const n=s.length>64?
void 0:h(y.exec(s.trim()));if(!n||d(n)===void 0)return;const{year:t,month:i="",day:e="",hour:r="",minute:f="",second:o="",zone:u=""}=n;return`D:${t}${i}${e}${r}${f}${o}${u===
"Z"||u===""?u:`${u.replace(":","'")}'`}`}function h(s){if(!s)return;const[,n,t,i,e,r,f,o,u,l,m]=s,g=o??(u===void 0?void 0:`${u}${l??"00"}:${m??"00"}`);return{year:n,
month:t,day:i,hour:e,minute:r,second:f,zone:g}}function d(s){if(!s)return;const{year:n,month:t,day:i,hour:e,minute:r="00",second:f="00",zone:o}=s,u=(m,g,_)=>m===
void 0||Number(m)>=g&&Number(m)<=_;if(Number(n)===0||!u(t,1,12)||!u(i,1,a(Number(n),Number(t)))||!u(e,0,23)||!u(r,0,59)||!u(f,0,59)||o!==void 0&&o!=="Z"&&!(u(o.
slice(1,3),0,23)&&u(o.slice(4),0,59)))return;const l=[n,t,i].filter(m=>m!==void 0).join("-");return e===void 0?l:`${l}T${e}:${r}:${f}${o==="+00:00"||o==="-00:00"?
"Z":o??""}`}function a(s,n){return n===2?s%4===0&&(s%100!==0||s%400===0)?29:28:[4,6,9,11].includes(n)?30:31}}),95800:((A,w,p)=>{p.d(w,{J:()=>S});var c=p(45599),
E=p(36502),y=p(25524);const O=["Order","AS","RBGroups","Locked"];function S(h){const d=h.filter(({document:o})=>o.dict(o.catalog.get("OCProperties")));if(d.length===
0||d.length===1&&d[0].index===0)return;const{document:a}=h[0],s=a.dict(a.catalog.get("OCProperties")),n=[],[t,i]=[[],[]],e=new Map(O.map(o=>[o,[]]));for(const o of d){
const u=o.document.dict(o.document.catalog.get("OCProperties")),l=o.document.dict(u.get("D")),m=(g,_)=>(o.document.array(g?.get(_))??[]).map(P=>(0,y.yY)(P,o.index));
for(const g of m(u,"OCGs"))n.push(g);for(const[g,_]of e)for(const P of m(l,g))_.push(P);for(const g of m(l,"ON"))t.push(g);for(const g of new E.z(o.document).groupsOff())
i.push((0,y.yY)(g,o.index))}const r=new c.Bi(s&&a.dict(s.get("D")));r.delete("BaseState");for(const[o,u]of[...e,["ON",t],["OFF",i]])u.length>0?r.set(o,u):r.delete(
o);const f=new c.Bi(s);f.set("OCGs",n),f.set("D",r),a.editCatalog().set("OCProperties",a.add(f))}}),25524:((A,w,p)=>{p.d(w,{Bg:()=>E,Po:()=>y,fS:()=>S,yY:()=>O});
var c=p(45599);const E=h=>h.find(({index:d})=>d===0).document,y=(h,d,a=0)=>h===a?new c.oS(d):new c.rV(h,d);function O(h,d){if(d===0||h instanceof c.rV)return h;
if(h instanceof c.oS)return new c.rV(d,h.number);if(Array.isArray(h))return h.map(s=>O(s,d));if(h instanceof c.Z6||!(h instanceof c.Bi))return h;const a=new c.Bi;
for(const[s,n]of h)a.set(s,O(n,d));return a}class S{meaning;taken;last=new Map;constructor(d=[],a=s=>s){this.meaning=a,this.taken=new Set([...d].map(a))}get size(){
return this.taken.size}has(d){return this.taken.has(this.meaning(d))}add(d){this.taken.add(this.meaning(d))}free(d){const a=d.startsWith("þÿ");for(let s=(this.
last.get(d)??1)+1;;s++){const n=`_${s}`,t=d+(a?[...n].map(i=>`\0${i}`).join(""):n);if(!this.has(t))return this.last.set(d,s),this.add(t),t}}}}),95947:((A,w,p)=>{
p.d(w,{U:()=>S});var c=p(45599);const E=2e4,y=4,O=16;class S{document;left;constructor(s){this.document=s,this.left=E+y*s.bytes.length}async same(s,n){const{document:t}=this,
{pace:i}=t.job,e=new Map,r=[s,n.value];for(;r.length>0;){const[f,o]=[r.pop(),r.pop()];if(o instanceof c.oS&&f instanceof c.oS){if(t===n.document&&o.number===f.number)
continue;const _=e.get(o.number);if(_?.has(f.number))continue;this.isPresent(o,f,n.document)&&(_?_.add(f.number):e.set(o.number,new Set([f.number])))}const[u,l]=[
t.resolve(o),n.document.resolve(f)],m=Math.max(d(u),d(l));if(this.left-=m,this.left<0)return!1;const g=i.step(m*50);if(g&&await g,!this.alike(u,l,n.document,r))
return!1}return!0}isPresent(s,n,t){return s.number<this.document.size&&n.number<t.size}alike(s,n,t,i){if(s===n&&(this.document===t||!(s instanceof Object)))return!0;
if(s instanceof c.Mx)return n instanceof c.Mx&&Buffer.compare(s.bytes,n.bytes)===0;if(s instanceof c.SX)return n instanceof c.SX&&s.text===n.text;if(Array.isArray(
s)){if(!Array.isArray(n)||s.length!==n.length)return!1;for(const[e,r]of s.entries())i.push(r,n[e]);return!0}return s instanceof c.Bi?n instanceof c.Bi&&h(s,n,i):
!(s instanceof c.Z6)||!(n instanceof c.Z6)?!1:h(s.dict,n.dict,i)&&Buffer.compare(this.document.encoded(s),t.encoded(n))===0}}function h(a,s,n){if(a.size!==s.size)
return!1;for(const[t,i]of a){const e=s.get(t);if(e===void 0)return!1;n.push(i,e)}return!0}function d(a){return a instanceof c.Z6?1+a.dict.size+a.data.length/O:a instanceof
c.Mx?1+a.bytes.length/O:a instanceof c.Bi?1+a.size:Array.isArray(a)?1+a.length:1}}),36502:((A,w,p)=>{p.d(w,{z:()=>a});var c=p(45599);const E={View:"ViewState",Print:"\
PrintState"};class y{document;categories={View:new Map,Print:new Map};intents;constructor(t,i){this.document=t,this.intents=this.intentsOf(i);for(const e of t.array(
i?.get("AS"))??[]){const r=t.dict(e),f=t.resolve(r?.get("Event"));if(!r||!((0,c.Eo)(f,"View")||(0,c.Eo)(f,"Print")))continue;const o=O(t,r.get("Category")),u=this.
categories[f.text];for(const l of t.array(r.get("OCGs"))??[]){if(!(0,c.i9)(l))continue;const m=u.get(l.number)??new Set;for(const g of o)m.add(g);u.set(l.number,
m)}}}isAlwaysOn(t){const{intents:i}=this;if(i.has("All"))return!1;const e=this.intentsOf(this.document.dict(new c.oS(t)));return!e.has("All")&&![...e].some(r=>i.
has(r))}stateOf(t,i){const e=this.categories[i].get(t);if(!e)return;const r=this.document.dict(this.document.dict(new c.oS(t))?.get("Usage"));let f;for(const o of e){
const u=E[o],l=u===void 0?null:this.document.resolve(this.document.dict(r?.get(o))?.get(u));if((0,c.Eo)(l,"OFF"))return!1;(0,c.Eo)(l,"ON")&&(f=!0)}return f}intentsOf(t){
const i=O(this.document,t?.get("Intent"));return new Set(i.length>0?i:["View"])}}function O(n,t){return(n.array(t)??[t??null]).map(e=>n.resolve(e)).flatMap(e=>e instanceof
c.SX?[e.text]:[])}const S=32;function h(n,t,i,e){const r=(f,o)=>{const u=e.get(f);if(u!==void 0)return u;e.set(f,!0);const l=n.resolve(f[0]),m=P=>{const b=n.resolve(
P);return(0,c.cy)(b)?o>0?r(b,o-1):!0:!(0,c.i9)(P)||i(P.number)},g=f.slice(1),_=d(l instanceof c.SX?l.text:"",g,m);return e.set(f,_),_};return r(t,S)}function d(n,t,i){
switch(n){case"And":return t.every(i);case"Or":return t.some(i);case"Not":return t.length===0||!i(t[0]);default:return!0}}class a{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(t){
this.document=t;const i=t.dict(t.dict(t.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,c.Eo)(t.resolve(i?.get("BaseState")),"OFF");for(const e of t.array(
i?.get("OFF"))??[])(0,c.i9)(e)&&this.off.add(e.number);for(const e of t.array(i?.get("ON"))??[])(0,c.i9)(e)&&this.on.add(e.number);this.usages=new y(t,i),this.viewed=
s(e=>this.usages.isAlwaysOn(e)||(this.usages.stateOf(e,"View")??!this.isGroupOff(e))),this.printed=s(e=>this.usages.stateOf(e,"Print")??this.viewed.states(e))}isOff(t){
return!this.shows(t,this.viewed)}isNeverShown(t){return this.isOff(t)&&!this.shows(t,this.printed)}groupsOff(){const{document:t}=this,i=t.dict(t.catalog.get("OC\
Properties"));return this.baseOff?(t.array(i?.get("OCGs"))??[]).filter(e=>!(0,c.i9)(e)||!this.on.has(e.number)):t.array(t.dict(i?.get("D"))?.get("OFF"))??[]}async neverShown(){
const t=this.document.array(this.document.dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[],i=new Set(t.flatMap(r=>(0,c.i9)(r)?[r.number]:[])),e=[];
for(const r of i){!this.viewed.states(r)&&!this.printed.states(r)&&e.push(r);const f=this.document.job.pace.step(1e3);f&&await f}return e}shows(t,i){const{document:e}=this,
{states:r,memberships:f,expressions:o}=i,u=e.dict(t);if(!u)return!0;if(!(0,c.Eo)(e.resolve(u.get("Type")),"OCMD"))return!(0,c.i9)(t)||r(t.number);const l=f.get(
u);if(l!==void 0)return l;const m=e.resolve(u.get("VE")),g=(0,c.cy)(m)?h(e,m,r,o):this.showsByPolicy(u,i);return f.set(u,g),g}showsByPolicy(t,{states:i,lists:e}){
const{document:r}=this,f=r.array(t.get("OCGs"))??[t.get("OCGs")??null];let o=e.get(f);if(!o){const l=f.filter(c.i9).map(({number:m})=>i(m));o=l.length===0?"empt\
y":{all:!l.includes(!1),any:l.includes(!0)},e.set(f,o)}if(o==="empty")return!0;const u=r.resolve(t.get("P"));switch(u instanceof c.SX?u.text:"AnyOn"){case"AllOn":
return o.all;case"AnyOff":return!o.all;case"AllOff":return!o.any;default:return o.any}}isGroupOff(t){return this.off.has(t)||this.baseOff&&!this.on.has(t)}}function s(n){
const t=new Map;return{states:e=>{let r=t.get(e);return r===void 0&&t.set(e,r=n(e)),r},memberships:new WeakMap,expressions:new WeakMap,lists:new WeakMap}}}),59071:((A,w,p)=>{
p.d(w,{Gh:()=>t,ZK:()=>i,wh:()=>n});var c=p(77581),E=p(45599);const y=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,O=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,
S=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,h=e=>e.replace(y,"").replace(O,"").replace(S,"�"),d=200,a=new WeakMap;function s(e){
let r=a.get(e);if(r)return r;const f=h((0,c.g7)(e));return r={whole:f,trimmed:f.trim()},e.bytes.length>=d&&a.set(e,r),r}const n=e=>h(e).trim();function t(e){const r=e instanceof
E.Mx?s(e).trimmed:"";return r===""?null:r}const i=e=>e?s(e).whole:""})};
