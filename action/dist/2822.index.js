"use strict";exports.id=2822,exports.ids=[2822],exports.modules={17079:((A,w,m)=>{m.d(w,{Z:()=>S,_:()=>p});const i=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
E=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,y=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function p(s){
if(s.length>64)return;const n=s.trim().replace(E,(t,r,e,o)=>`${r??""}${1900+Number(e)}${o}`);return a(l(i.exec(n)??y.exec(n)))}function S(s){const n=s.length>64?
void 0:l(y.exec(s.trim()));if(!n||a(n)===void 0)return;const{year:t,month:r="",day:e="",hour:o="",minute:u="",second:c="",zone:f=""}=n;return`D:${t}${r}${e}${o}${u}${c}${f===
"Z"||f===""?f:`${f.replace(":","'")}'`}`}function l(s){if(!s)return;const[,n,t,r,e,o,u,c,f,h,O]=s,g=c??(f===void 0?void 0:`${f}${h??"00"}:${O??"00"}`);return{year:n,
month:t,day:r,hour:e,minute:o,second:u,zone:g}}function a(s){if(!s)return;const{year:n,month:t,day:r,hour:e,minute:o="00",second:u="00",zone:c}=s,f=(O,g,_)=>O===
void 0||Number(O)>=g&&Number(O)<=_;if(Number(n)===0||!f(t,1,12)||!f(r,1,d(Number(n),Number(t)))||!f(e,0,23)||!f(o,0,59)||!f(u,0,59)||c!==void 0&&c!=="Z"&&!(f(c.
slice(1,3),0,23)&&f(c.slice(4),0,59)))return;const h=[n,t,r].filter(O=>O!==void 0).join("-");return e===void 0?h:`${h}T${e}:${o}:${u}${c==="+00:00"||c==="-00:00"?
"Z":c??""}`}function d(s,n){return n===2?s%4===0&&(s%100!==0||s%400===0)?29:28:[4,6,9,11].includes(n)?30:31}}),95800:((A,w,m)=>{m.d(w,{J:()=>S});var i=m(45599),
E=m(36502),y=m(25524);const p=["Order","AS","RBGroups","Locked"];function S(l){const a=l.filter(({document:c})=>c.dict(c.catalog.get("OCProperties")));if(a.length===
0||a.length===1&&a[0].index===0)return;const{document:d}=l[0],s=d.dict(d.catalog.get("OCProperties")),n=[],[t,r]=[[],[]],e=new Map(p.map(c=>[c,[]]));for(const c of a){
const f=c.document.dict(c.document.catalog.get("OCProperties")),h=c.document.dict(f.get("D")),O=(g,_)=>(c.document.array(g?.get(_))??[]).map(P=>(0,y.yY)(P,c.index));
for(const g of O(f,"OCGs"))n.push(g);for(const[g,_]of e)for(const P of O(h,g))_.push(P);for(const g of O(h,"ON"))t.push(g);for(const g of new E.z(c.document).groupsOff())
r.push((0,y.yY)(g,c.index))}const o=new i.Bi(s&&d.dict(s.get("D")));o.delete("BaseState");for(const[c,f]of[...e,["ON",t],["OFF",r]])f.length>0?o.set(c,f):o.delete(
c);const u=new i.Bi(s);u.set("OCGs",n),u.set("D",o),d.editCatalog().set("OCProperties",d.add(u))}}),25524:((A,w,m)=>{m.d(w,{Bg:()=>E,Po:()=>y,fS:()=>S,yY:()=>p});
var i=m(45599);const E=l=>l.find(({index:a})=>a===0).document,y=(l,a,d=0)=>l===d?new i.oS(a):new i.rV(l,a);function p(l,a){if(a===0||l instanceof i.rV)return l;
if(l instanceof i.oS)return new i.rV(a,l.number);if(Array.isArray(l))return l.map(s=>p(s,a));if(l instanceof i.Z6||!(l instanceof i.Bi))return l;const d=new i.Bi;
for(const[s,n]of l)d.set(s,p(n,a));return d}class S{meaning;taken;last=new Map;constructor(a=[],d=s=>s){this.meaning=d,this.taken=new Set([...a].map(d))}get size(){
return this.taken.size}has(a){return this.taken.has(this.meaning(a))}add(a){this.taken.add(this.meaning(a))}free(a){const d=a.startsWith("þÿ");for(let s=(this.
last.get(a)??1)+1;;s++){const n=`_${s}`,t=a+(d?[...n].map(r=>`\0${r}`).join(""):n);if(!this.has(t))return this.last.set(a,s),this.add(t),t}}}}),95947:((A,w,m)=>{
m.d(w,{U:()=>S});var i=m(45599);const E=2e4,y=4,p=16;class S{document;left;constructor(s){this.document=s,this.left=E+y*s.bytes.length}async same(s,n){const{document:t}=this,
{pace:r}=t.job,e=new Set,o=[s,n.value];for(;o.length>0;){const[u,c]=[o.pop(),o.pop()];if(c instanceof i.oS&&u instanceof i.oS){if(t===n.document&&c.number===u.number)
continue;const _=this.pairOf(c,u,n.document);if(e.has(_))continue;_>=0&&e.add(_)}const[f,h]=[t.resolve(c),n.document.resolve(u)],O=Math.max(a(f),a(h));if(this.left-=
O,this.left<0)return!1;const g=r.step(O*50);if(g&&await g,!this.alike(f,h,n.document,o))return!1}return!0}pairOf(s,n,t){return s.number<this.document.size&&n.number<
t.size?s.number*t.size+n.number:-1}alike(s,n,t,r){if(s===n&&(this.document===t||!(s instanceof Object)))return!0;if(s instanceof i.Mx)return n instanceof i.Mx&&
Buffer.compare(s.bytes,n.bytes)===0;if(s instanceof i.SX)return n instanceof i.SX&&s.text===n.text;if(Array.isArray(s)){if(!Array.isArray(n)||s.length!==n.length)
return!1;for(const[e,o]of s.entries())r.push(o,n[e]);return!0}return s instanceof i.Bi?n instanceof i.Bi&&l(s,n,r):!(s instanceof i.Z6)||!(n instanceof i.Z6)?!1:
l(s.dict,n.dict,r)&&Buffer.compare(this.document.encoded(s),t.encoded(n))===0}}function l(d,s,n){if(d.size!==s.size)return!1;for(const[t,r]of d){const e=s.get(t);
if(e===void 0)return!1;n.push(r,e)}return!0}function a(d){return d instanceof i.Z6?1+d.dict.size+d.data.length/p:d instanceof i.Mx?1+d.bytes.length/p:d instanceof
i.Bi?1+d.size:Array.isArray(d)?1+d.length:1}}),36502:((A,w,m)=>{m.d(w,{z:()=>d});var i=m(45599);const E={View:"ViewState",Print:"PrintState"};class y{document;categories={
View:new Map,Print:new Map};intents;constructor(t,r){this.document=t,this.intents=this.intentsOf(r);for(const e of t.array(r?.get("AS"))??[]){const o=t.dict(e),
u=t.resolve(o?.get("Event"));if(!o||!((0,i.Eo)(u,"View")||(0,i.Eo)(u,"Print")))continue;const c=p(t,o.get("Category")),f=this.categories[u.text];for(const h of t.
array(o.get("OCGs"))??[]){if(!(0,i.i9)(h))continue;const O=f.get(h.number)??new Set;for(const g of c)O.add(g);f.set(h.number,O)}}}isAlwaysOn(t){const{intents:r}=this;
if(r.has("All"))return!1;const e=this.intentsOf(this.document.dict(new i.oS(t)));return!e.has("All")&&![...e].some(o=>r.has(o))}stateOf(t,r){const e=this.categories[r].
get(t);if(!e)return;const o=this.document.dict(this.document.dict(new i.oS(t))?.get("Usage"));let u;for(const c of e){const f=E[c],h=f===void 0?null:this.document.
resolve(this.document.dict(o?.get(c))?.get(f));if((0,i.Eo)(h,"OFF"))return!1;(0,i.Eo)(h,"ON")&&(u=!0)}return u}intentsOf(t){const r=p(this.document,t?.get("Inte\
nt"));return new Set(r.length>0?r:["View"])}}function p(n,t){return(n.array(t)??[t??null]).map(e=>n.resolve(e)).flatMap(e=>e instanceof i.SX?[e.text]:[])}const S=32;
function l(n,t,r){const e=new Map,o=(u,c)=>{const f=e.get(u);if(f!==void 0)return f;e.set(u,!0);const h=n.resolve(u[0]),O=P=>{const x=n.resolve(P);return(0,i.cy)(
x)?c>0?o(x,c-1):!0:!(0,i.i9)(P)||r(P.number)},g=u.slice(1),_=a(h instanceof i.SX?h.text:"",g,O);return e.set(u,_),_};return o(t,S)}function a(n,t,r){switch(n){case"\
And":return t.every(r);case"Or":return t.some(r);case"Not":return t.length===0||!r(t[0]);default:return!0}}class d{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(t){
this.document=t;const r=t.dict(t.dict(t.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,i.Eo)(t.resolve(r?.get("BaseState")),"OFF");for(const e of t.array(
r?.get("OFF"))??[])(0,i.i9)(e)&&this.off.add(e.number);for(const e of t.array(r?.get("ON"))??[])(0,i.i9)(e)&&this.on.add(e.number);this.usages=new y(t,r),this.viewed=
s(e=>this.usages.isAlwaysOn(e)||(this.usages.stateOf(e,"View")??!this.isGroupOff(e))),this.printed=s(e=>this.usages.stateOf(e,"Print")??this.viewed.states(e))}isOff(t){
return!this.shows(t,this.viewed)}isNeverShown(t){return this.isOff(t)&&!this.shows(t,this.printed)}groupsOff(){const{document:t}=this,r=t.dict(t.catalog.get("OC\
Properties"));return this.baseOff?(t.array(r?.get("OCGs"))??[]).filter(e=>!(0,i.i9)(e)||!this.on.has(e.number)):t.array(t.dict(r?.get("D"))?.get("OFF"))??[]}neverShown(){
const t=this.document.array(this.document.dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[];return[...new Set(t.flatMap(e=>(0,i.i9)(e)?[e.number]:
[]))].filter(e=>!this.viewed.states(e)&&!this.printed.states(e))}shows(t,{states:r,memberships:e}){const{document:o}=this,u=o.dict(t);if(!u)return!0;if(!(0,i.Eo)(
o.resolve(u.get("Type")),"OCMD"))return!(0,i.i9)(t)||r(t.number);const c=e.get(u);if(c!==void 0)return c;const f=o.resolve(u.get("VE")),h=(0,i.cy)(f)?l(o,f,r):this.
showsByPolicy(u,r);return e.set(u,h),h}showsByPolicy(t,r){const{document:e}=this,o=t.get("OCGs"),u=(e.array(o)??[o]).filter(i.i9);if(u.length===0)return!0;const c=u.
map(({number:h})=>r(h)),f=e.resolve(t.get("P"));switch(f instanceof i.SX?f.text:"AnyOn"){case"AllOn":return c.every(h=>h);case"AnyOff":return!c.every(h=>h);case"\
AllOff":return!c.some(h=>h);default:return c.some(h=>h)}}isGroupOff(t){return this.off.has(t)||this.baseOff&&!this.on.has(t)}}function s(n){const t=new Map;return{
states:e=>{let o=t.get(e);return o===void 0&&t.set(e,o=n(e)),o},memberships:new WeakMap}}}),59071:((A,w,m)=>{m.d(w,{Gh:()=>t,ZK:()=>r,wh:()=>n});var i=m(77581),
E=m(45599);const y=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,p=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,S=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
l=e=>e.replace(y,"").replace(p,"").replace(S,"�"),a=200,d=new WeakMap;function s(e){if(e.bytes.length<a)return l((0,i.g7)(e));let o=d.get(e);return o===void 0&&
d.set(e,o=l((0,i.g7)(e))),o}const n=e=>l(e).trim();function t(e){const o=e instanceof E.Mx?s(e).trim():"";return o===""?null:o}const r=e=>e?s(e):""})};
