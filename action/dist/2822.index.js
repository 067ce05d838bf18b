"use strict";exports.id=2822,exports.ids=[2822],exports.modules={17079:((A,w,m)=>{m.d(w,{Z:()=>S,_:()=>p});const o=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
E=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,y=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function p(s){
if(s.length>64)return;const n=s.trim().replace(E,(t,r,e,i)=>`${r??""}${1900+Number(e)}${i}`);return a(l(o.exec(n)??y.exec(n)))}function S(s){const n=s.length>64?
void 0:l(y.exec(s.trim()));if(!n||a(n)===void 0)return;const{year:t,month:r="",day:e="",hour:i="",minute:f="",second:c="",zone:u=""}=n;return`D:${t}${r}${e}${i}${f}${c}${u===
"Z"||u===""?u:`${u.replace(":","'")}'`}`}function l(s){if(!s)return;const[,n,t,r,e,i,f,c,u,h,O]=s,g=c??(u===void 0?void 0:`${u}${h??"00"}:${O??"00"}`);return{year:n,
month:t,day:r,hour:e,minute:i,second:f,zone:g}}function a(s){if(!s)return;const{year:n,month:t,day:r,hour:e,minute:i="00",second:f="00",zone:c}=s,u=(O,g,_)=>O===
void 0||Number(O)>=g&&Number(O)<=_;if(Number(n)===0||!u(t,1,12)||!u(r,1,d(Number(n),Number(t)))||!u(e,0,23)||!u(i,0,59)||!u(f,0,59)||c!==void 0&&c!=="Z"&&!(u(c.
slice(1,3),0,23)&&u(c.slice(4),0,59)))return;const h=[n,t,r].filter(O=>O!==void 0).join("-");return e===void 0?h:`${h}T${e}:${i}:${f}${c==="+00:00"||c==="-00:00"?
"Z":c??""}`}function d(s,n){return n===2?s%4===0&&(s%100!==0||s%400===0)?29:28:[4,6,9,11].includes(n)?30:31}}),95800:((A,w,m)=>{m.d(w,{J:()=>S});var o=m(45599),
E=m(36502),y=m(25524);const p=["Order","AS","RBGroups","Locked"];function S(l){const a=l.filter(({document:c})=>c.dict(c.catalog.get("OCProperties")));if(a.length===
0||a.length===1&&a[0].index===0)return;const{document:d}=l[0],s=d.dict(d.catalog.get("OCProperties")),n=[],[t,r]=[[],[]],e=new Map(p.map(c=>[c,[]]));for(const c of a){
const u=c.document.dict(c.document.catalog.get("OCProperties")),h=c.document.dict(u.get("D")),O=(g,_)=>(c.document.array(g?.get(_))??[]).map(P=>(0,y.yY)(P,c.index));
for(const g of O(u,"OCGs"))n.push(g);for(const[g,_]of e)for(const P of O(h,g))_.push(P);for(const g of O(h,"ON"))t.push(g);for(const g of new E.z(c.document).groupsOff())
r.push((0,y.yY)(g,c.index))}const i=new o.Bi(s&&d.dict(s.get("D")));i.delete("BaseState");for(const[c,u]of[...e,["ON",t],["OFF",r]])u.length>0?i.set(c,u):i.delete(
c);const f=new o.Bi(s);f.set("OCGs",n),f.set("D",i),d.editCatalog().set("OCProperties",d.add(f))}}),25524:((A,w,m)=>{m.d(w,{Bg:()=>E,Po:()=>y,fS:()=>S,yY:()=>p});
var o=m(45599);const E=l=>l.find(({index:a})=>a===0).document,y=(l,a,d=0)=>l===d?new o.oS(a):new o.rV(l,a);function p(l,a){if(a===0||l instanceof o.rV)return l;
if(l instanceof o.oS)return new o.rV(a,l.number);if(Array.isArray(l))return l.map(s=>p(s,a));if(l instanceof o.Z6||!(l instanceof o.Bi))return l;const d=new o.Bi;
for(const[s,n]of l)d.set(s,p(n,a));return d}class S{meaning;taken;last=new Map;constructor(a=[],d=s=>s){this.meaning=d,this.taken=new Set([...a].map(d))}get size(){
return this.taken.size}has(a){return this.taken.has(this.meaning(a))}add(a){this.taken.add(this.meaning(a))}free(a){const d=a.startsWith("þÿ");for(let s=(this.
last.get(a)??1)+1;;s++){const n=`_${s}`,t=a+(d?[...n].map(r=>`\0${r}`).join(""):n);if(!this.has(t))return this.last.set(a,s),this.add(t),t}}}}),95947:((A,w,m)=>{
m.d(w,{U:()=>S});var o=m(45599);const E=2e4,y=4,p=16;class S{document;left;constructor(s){this.document=s,this.left=E+y*s.bytes.length}async same(s,n){const{document:t}=this,
{pace:r}=t.job,e=new Map,i=[s,n.value];for(;i.length>0;){const[f,c]=[i.pop(),i.pop()];if(c instanceof o.oS&&f instanceof o.oS){if(t===n.document&&c.number===f.number)
continue;const _=e.get(c.number);if(_?.has(f.number))continue;this.isPresent(c,f,n.document)&&(_?_.add(f.number):e.set(c.number,new Set([f.number])))}const[u,h]=[
t.resolve(c),n.document.resolve(f)],O=Math.max(a(u),a(h));if(this.left-=O,this.left<0)return!1;const g=r.step(O*50);if(g&&await g,!this.alike(u,h,n.document,i))
return!1}return!0}isPresent(s,n,t){return s.number<this.document.size&&n.number<t.size}alike(s,n,t,r){if(s===n&&(this.document===t||!(s instanceof Object)))return!0;
if(s instanceof o.Mx)return n instanceof o.Mx&&Buffer.compare(s.bytes,n.bytes)===0;if(s instanceof o.SX)return n instanceof o.SX&&s.text===n.text;if(Array.isArray(
s)){if(!Array.isArray(n)||s.length!==n.length)return!1;for(const[e,i]of s.entries())r.push(i,n[e]);return!0}return s instanceof o.Bi?n instanceof o.Bi&&l(s,n,r):
!(s instanceof o.Z6)||!(n instanceof o.Z6)?!1:l(s.dict,n.dict,r)&&Buffer.compare(this.document.encoded(s),t.encoded(n))===0}}function l(d,s,n){if(d.size!==s.size)
return!1;for(const[t,r]of d){const e=s.get(t);if(e===void 0)return!1;n.push(r,e)}return!0}function a(d){return d instanceof o.Z6?1+d.dict.size+d.data.length/p:d instanceof
o.Mx?1+d.bytes.length/p:d instanceof o.Bi?1+d.size:Array.isArray(d)?1+d.length:1}}),36502:((A,w,m)=>{m.d(w,{z:()=>d});var o=m(45599);const E={View:"ViewState",Print:"\
PrintState"};class y{document;categories={View:new Map,Print:new Map};intents;constructor(t,r){this.document=t,this.intents=this.intentsOf(r);for(const e of t.array(
r?.get("AS"))??[]){const i=t.dict(e),f=t.resolve(i?.get("Event"));if(!i||!((0,o.Eo)(f,"View")||(0,o.Eo)(f,"Print")))continue;const c=p(t,i.get("Category")),u=this.
categories[f.text];for(const h of t.array(i.get("OCGs"))??[]){if(!(0,o.i9)(h))continue;const O=u.get(h.number)??new Set;for(const g of c)O.add(g);u.set(h.number,
O)}}}isAlwaysOn(t){const{intents:r}=this;if(r.has("All"))return!1;const e=this.intentsOf(this.document.dict(new o.oS(t)));return!e.has("All")&&![...e].some(i=>r.
has(i))}stateOf(t,r){const e=this.categories[r].get(t);if(!e)return;const i=this.document.dict(this.document.dict(new o.oS(t))?.get("Usage"));let f;for(const c of e){
const u=E[c],h=u===void 0?null:this.document.resolve(this.document.dict(i?.get(c))?.get(u));if((0,o.Eo)(h,"OFF"))return!1;(0,o.Eo)(h,"ON")&&(f=!0)}return f}intentsOf(t){
const r=p(this.document,t?.get("Intent"));return new Set(r.length>0?r:["View"])}}function p(n,t){return(n.array(t)??[t??null]).map(e=>n.resolve(e)).flatMap(e=>e instanceof
o.SX?[e.text]:[])}const S=32;function l(n,t,r){const e=new Map,i=(f,c)=>{const u=e.get(f);if(u!==void 0)return u;e.set(f,!0);const h=n.resolve(f[0]),O=P=>{const x=n.
resolve(P);return(0,o.cy)(x)?c>0?i(x,c-1):!0:!(0,o.i9)(P)||r(P.number)},g=f.slice(1),_=a(h instanceof o.SX?h.text:"",g,O);return e.set(f,_),_};return i(t,S)}function a(n,t,r){
switch(n){case"And":return t.every(r);case"Or":return t.some(r);case"Not":return t.length===0||!r(t[0]);default:return!0}}class d{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(t){
this.document=t;const r=t.dict(t.dict(t.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,o.Eo)(t.resolve(r?.get("BaseState")),"OFF");for(const e of t.array(
r?.get("OFF"))??[])(0,o.i9)(e)&&this.off.add(e.number);for(const e of t.array(r?.get("ON"))??[])(0,o.i9)(e)&&this.on.add(e.number);this.usages=new y(t,r),this.viewed=
s(e=>this.usages.isAlwaysOn(e)||(this.usages.stateOf(e,"View")??!this.isGroupOff(e))),this.printed=s(e=>this.usages.stateOf(e,"Print")??this.viewed.states(e))}isOff(t){
return!this.shows(t,this.viewed)}isNeverShown(t){return this.isOff(t)&&!this.shows(t,this.printed)}groupsOff(){const{document:t}=this,r=t.dict(t.catalog.get("OC\
Properties"));return this.baseOff?(t.array(r?.get("OCGs"))??[]).filter(e=>!(0,o.i9)(e)||!this.on.has(e.number)):t.array(t.dict(r?.get("D"))?.get("OFF"))??[]}neverShown(){
const t=this.document.array(this.document.dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[];return[...new Set(t.flatMap(e=>(0,o.i9)(e)?[e.number]:
[]))].filter(e=>!this.viewed.states(e)&&!this.printed.states(e))}shows(t,{states:r,memberships:e}){const{document:i}=this,f=i.dict(t);if(!f)return!0;if(!(0,o.Eo)(
i.resolve(f.get("Type")),"OCMD"))return!(0,o.i9)(t)||r(t.number);const c=e.get(f);if(c!==void 0)return c;const u=i.resolve(f.get("VE")),h=(0,o.cy)(u)?l(i,u,r):this.
showsByPolicy(f,r);return e.set(f,h),h}showsByPolicy(t,r){const{document:e}=this,i=t.get("OCGs"),f=(e.array(i)??[i]).filter(o.i9);if(f.length===0)return!0;const c=f.
map(({number:h})=>r(h)),u=e.resolve(t.get("P"));switch(u instanceof o.SX?u.text:"AnyOn"){case"AllOn":return c.every(h=>h);case"AnyOff":return!c.every(h=>h);case"\
AllOff":return!c.some(h=>h);default:return c.some(h=>h)}}isGroupOff(t){return this.off.has(t)||this.baseOff&&!this.on.has(t)}}function s(n){const t=new Map;return{
states:e=>{let i=t.get(e);return i===void 0&&t.set(e,i=n(e)),i},memberships:new WeakMap}}}),59071:((A,w,m)=>{m.d(w,{Gh:()=>t,ZK:()=>r,wh:()=>n});var o=m(77581),
E=m(45599);const y=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,p=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,S=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
l=e=>e.replace(y,"").replace(p,"").replace(S,"�"),a=200,d=new WeakMap;function s(e){if(e.bytes.length<a)return l((0,o.g7)(e));let i=d.get(e);return i===void 0&&
d.set(e,i=l((0,o.g7)(e))),i}const n=e=>l(e).trim();function t(e){const i=e instanceof E.Mx?s(e).trim():"";return i===""?null:i}const r=e=>e?s(e):""})};
