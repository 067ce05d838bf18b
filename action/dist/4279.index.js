"use strict";exports.id=4279,exports.ids=[4279],exports.modules={95800:((U,D,p)=>{p.d(D,{J:()=>S});var c=p(45599),x=p(36502),P=p(25524);const M=["Order","AS","RBGroups","Loc\
ked"];function S(g){const h=g.filter(({document:u})=>u.dict(u.catalog.get("OCProperties")));if(h.length===0||h.length===1&&h[0].index===0)return;const{document:d}=g[0],
o=d.dict(d.catalog.get("OCProperties")),n=[],[t,r]=[[],[]],e=new Map(M.map(u=>[u,[]]));for(const u of h){const O=u.document.dict(u.document.catalog.get("OCPrope\
rties")),_=u.document.dict(O.get("D")),s=(i,f)=>(u.document.array(i?.get(f))??[]).map(m=>(0,P.yY)(m,u.index));for(const i of s(O,"OCGs"))n.push(i);for(const[i,f]of e)
for(const m of s(_,i))f.push(m);for(const i of s(_,"ON"))t.push(i);for(const i of new x.z(u.document).groupsOff())r.push((0,P.yY)(i,u.index))}const a=new c.Bi(o&&
d.dict(o.get("D")));a.delete("BaseState");for(const[u,O]of[...e,["ON",t],["OFF",r]])O.length>0?a.set(u,O):a.delete(u);const l=new c.Bi(o);l.set("OCGs",n),l.set(
"D",a),d.editCatalog().set("OCProperties",d.add(l))}}),25524:((U,D,p)=>{p.d(D,{Bg:()=>x,Po:()=>P,fS:()=>S,yY:()=>M});var c=p(45599);const x=g=>g.find(({index:h})=>h===
0).document,P=(g,h,d=0)=>g===d?new c.oS(h):new c.rV(g,h);function M(g,h){if(h===0||g instanceof c.rV)return g;if(g instanceof c.oS)return new c.rV(h,g.number);if(Array.
isArray(g))return g.map(o=>M(o,h));if(g instanceof c.Z6||!(g instanceof c.Bi))return g;const d=new c.Bi;for(const[o,n]of g)d.set(o,M(n,h));return d}class S{meaning;taken;last=new Map;constructor(h=[],d=o=>o){
this.meaning=d,this.taken=new Set([...h].map(d))}get size(){return this.taken.size}has(h){return this.taken.has(this.meaning(h))}add(h){this.taken.add(this.meaning(
h))}free(h){const d=h.startsWith("þÿ");for(let o=(this.last.get(h)??1)+1;;o++){const n=`_${o}`,t=h+(d?[...n].map(r=>`\0${r}`).join(""):n);if(!this.has(t))return this.
last.set(h,o),this.add(t),t}}}}),95947:((U,D,p)=>{p.d(D,{U:()=>S});var c=p(45599);const x=2e4,P=4,M=16;class S{document;left;constructor(o){this.document=o,this.
left=x+P*o.bytes.length}async same(o,n){const{document:t}=this,{pace:r}=t.job,e=new Map,a=[o,n.value];for(;a.length>0;){const[l,u]=[a.pop(),a.pop()];if(u instanceof
c.oS&&l instanceof c.oS){if(t===n.document&&u.number===l.number)continue;const f=e.get(u.number);if(f?.has(l.number))continue;this.isPresent(u,l,n.document)&&(f?
f.add(l.number):e.set(u.number,new Set([l.number])))}const[O,_]=[t.resolve(u),n.document.resolve(l)],s=Math.max(h(O),h(_));if(this.left-=s,this.left<0)return!1;
const i=r.step(s*50);if(i&&await i,!this.alike(O,_,n.document,a))return!1}return!0}isPresent(o,n,t){return o.number<this.document.size&&n.number<t.size}alike(o,n,t,r){
if(o===n&&(this.document===t||!(o instanceof Object)))return!0;if(o instanceof c.Mx)return n instanceof c.Mx&&Buffer.compare(o.bytes,n.bytes)===0;if(o instanceof
c.SX)return n instanceof c.SX&&o.text===n.text;if(Array.isArray(o)){if(!Array.isArray(n)||o.length!==n.length)return!1;for(const[e,a]of o.entries())r.push(a,n[e]);
return!0}return o instanceof c.Bi?n instanceof c.Bi&&g(o,n,r):!(o instanceof c.Z6)||!(n instanceof c.Z6)?!1:g(o.dict,n.dict,r)&&Buffer.compare(this.document.encoded(
o),t.encoded(n))===0}}function g(d,o,n){if(d.size!==o.size)return!1;for(const[t,r]of d){const e=o.get(t);if(e===void 0)return!1;n.push(r,e)}return!0}function h(d){
return d instanceof c.Z6?1+d.dict.size+d.data.length/M:d instanceof c.Mx?1+d.bytes.length/M:d instanceof c.Bi?1+d.size:Array.isArray(d)?1+d.length:1}}),74135:((U,D,p)=>{
p.d(D,{$L:()=>e,DI:()=>g,Gd:()=>o,JQ:()=>x,Mo:()=>M,PU:()=>h,Pj:()=>u,S3:()=>P,W1:()=>O,XM:()=>l,d:()=>_,ds:()=>S,gF:()=>a,iN:()=>c,kO:()=>r,lw:()=>d,xk:()=>n,zl:()=>t});
function c({box:[s,i,f,m],rotation:y}){const E=f-s,w=m-i;return y%180===0?{width:E,height:w}:{width:w,height:E}}function x(s){const{width:i,height:f}=c(s);return{
width:i*s.userUnit,height:f*s.userUnit}}function P({box:[s,i,f,m],rotation:y}){switch(y){case 0:return[1,0,0,1,s,i];case 90:return[0,1,-1,0,f,i];case 180:return[
-1,0,0,-1,f,m];case 270:return[0,-1,1,0,s,m]}}function M(s,i){return i===void 0?s:u(s,i)??s}function S([s,i,f,m]){return[Math.min(s,f),Math.min(i,m),Math.max(s,
f),Math.max(i,m)]}function g([s,i,f,m,y,E]){const w=s*m-i*f,[b,B,A,C]=[m/w,-i/w,-f/w,s/w];return[b+0,B+0,A+0,C+0,-(y*b+E*A)+0,-(y*B+E*C)+0]}const h=([s,i,f,m])=>Math.
sqrt(Math.abs(s*m-i*f));function d(s,i){const[f,m,y,E,w,b]=s,[B,A,C,v,T,F]=i;return[f*B+m*C,f*A+m*v,y*B+E*C,y*A+E*v,w*B+b*C+T,w*A+b*v+F]}function o([s,i,f,m,y,E],w,b){
return[s*w+f*b+y,i*w+m*b+E]}function n([s,i],[f,m],[y,E],[w,b],B){const A=1-B,[C,v,T,F]=[A**3,3*B*A**2,3*B**2*A,B**3];return[C*s+v*f+T*y+F*w,C*i+v*m+T*E+F*b]}function t(s,[
i,f,m,y]){const[E,w]=o(s,i,f),[b,B]=o(s,m,f),[A,C]=o(s,i,y),[v,T]=o(s,m,y);return[Math.min(E,b,A,v),Math.min(w,B,C,T),Math.max(E,b,A,v),Math.max(w,B,C,T)]}const r=(s,i)=>[
Math.min(s[0],i[0]),Math.min(s[1],i[1]),Math.max(s[2],i[2]),Math.max(s[3],i[3])];function e(s){let[i,f,m,y]=a;for(const[E,w]of s)i=Math.min(i,E),f=Math.min(f,w),
m=Math.max(m,E),y=Math.max(y,w);return[i,f,m,y]}const a=[1/0,1/0,-1/0,-1/0],l=([s,i,f,m],y)=>[s-y,i-y,f+y,m+y];function u(s,i){const f=[Math.max(s[0],i[0]),Math.
max(s[1],i[1]),Math.min(s[2],i[2]),Math.min(s[3],i[3])];return f[0]<f[2]&&f[1]<f[3]?f:void 0}const O=s=>s.map(i=>Math.round(i*1e5)/1e5+0),_=(s,{userUnit:i})=>String(
Number((s*i/72).toPrecision(3)))}),6057:((U,D,p)=>{p.d(D,{VO:()=>M,b0:()=>h,c_:()=>o,iw:()=>g,lQ:()=>d});var c=p(73208),x=p(74135);const P=[0,0,612,792],M=(n,t)=>h(
n,n.pages.attribute(t,"MediaBox"))??S(n);function S({table:n}){return n.damagedKinds.addCut(c.md),P}function g(n,t){const{pages:r}=n,e=n.resolve(n.entry(r.number(
t),"UserUnit"));return{box:(0,x.Mo)(M(n,t),h(n,r.attribute(t,"CropBox"))),rotation:o(n.resolve(r.attribute(t,"Rotate"))),userUnit:typeof e=="number"&&e>0?e:1}}function h(n,t){
const r=n.array(t)?.map(a=>n.resolve(a));if(r?.length!==4||!r.every(a=>typeof a=="number"&&Number.isFinite(a)))return;const e=(0,x.ds)(r);return e[0]<e[2]&&e[1]<
e[3]?e:void 0}function d(n,t){const r=(n.array(t)??[]).map(e=>n.resolve(e));return r.length===6&&r.every(e=>typeof e=="number")?r:[1,0,0,1,0,0]}function o(n){const t=typeof n==
"number"?(n%360+360)%360:0;return t===90||t===180||t===270?t:0}}),36502:((U,D,p)=>{p.d(D,{z:()=>d});var c=p(45599);const x={View:"ViewState",Print:"PrintState"};
class P{document;categories={View:new Map,Print:new Map};intents;constructor(t,r){this.document=t,this.intents=this.intentsOf(r);for(const e of t.array(r?.get("\
AS"))??[]){const a=t.dict(e),l=t.resolve(a?.get("Event"));if(!a||!((0,c.Eo)(l,"View")||(0,c.Eo)(l,"Print")))continue;const u=M(t,a.get("Category")),O=this.categories[l.
text];for(const _ of t.array(a.get("OCGs"))??[]){if(!(0,c.i9)(_))continue;const s=O.get(_.number)??new Set;for(const i of u)s.add(i);O.set(_.number,s)}}}isAlwaysOn(t){
const{intents:r}=this;if(r.has("All"))return!1;const e=this.intentsOf(this.document.dict(new c.oS(t)));return!e.has("All")&&![...e].some(a=>r.has(a))}stateOf(t,r){
const e=this.categories[r].get(t);if(!e)return;const a=this.document.dict(this.document.dict(new c.oS(t))?.get("Usage"));let l;for(const u of e){const O=x[u],_=O===
void 0?null:this.document.resolve(this.document.dict(a?.get(u))?.get(O));if((0,c.Eo)(_,"OFF"))return!1;(0,c.Eo)(_,"ON")&&(l=!0)}return l}intentsOf(t){const r=M(
this.document,t?.get("Intent"));return new Set(r.length>0?r:["View"])}}function M(n,t){return(n.array(t)??[t??null]).map(e=>n.resolve(e)).flatMap(e=>e instanceof
c.SX?[e.text]:[])}const S=32;function g(n,t,r,e){const a=(l,u)=>{const O=e.get(l);if(O!==void 0)return O;e.set(l,!0);const _=n.resolve(l[0]),s=m=>{const y=n.resolve(
m);return(0,c.cy)(y)?u>0?a(y,u-1):!0:!(0,c.i9)(m)||r(m.number)},i=l.slice(1),f=h(_ instanceof c.SX?_.text:"",i,s);return e.set(l,f),f};return a(t,S)}function h(n,t,r){
switch(n){case"And":return t.every(r);case"Or":return t.some(r);case"Not":return t.length===0||!r(t[0]);default:return!0}}class d{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(t){
this.document=t;const r=t.dict(t.dict(t.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,c.Eo)(t.resolve(r?.get("BaseState")),"OFF");for(const e of t.array(
r?.get("OFF"))??[])(0,c.i9)(e)&&this.off.add(e.number);for(const e of t.array(r?.get("ON"))??[])(0,c.i9)(e)&&this.on.add(e.number);this.usages=new P(t,r),this.viewed=
o(e=>this.usages.isAlwaysOn(e)||(this.usages.stateOf(e,"View")??!this.isGroupOff(e))),this.printed=o(e=>this.usages.stateOf(e,"Print")??this.viewed.states(e))}isOff(t){
return!this.shows(t,this.viewed)}isNeverShown(t){return this.isOff(t)&&!this.shows(t,this.printed)}groupsOff(){const{document:t}=this,r=t.dict(t.catalog.get("OC\
Properties"));return this.baseOff?(t.array(r?.get("OCGs"))??[]).filter(e=>!(0,c.i9)(e)||!this.on.has(e.number)):t.array(t.dict(r?.get("D"))?.get("OFF"))??[]}async neverShown(){
const t=this.document.array(this.document.dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[],r=new Set(t.flatMap(a=>(0,c.i9)(a)?[a.number]:[])),e=[];
for(const a of r){!this.viewed.states(a)&&!this.printed.states(a)&&e.push(a);const l=this.document.job.pace.step(1e3);l&&await l}return e}shows(t,r){const{document:e}=this,
{states:a,memberships:l,expressions:u}=r,O=e.dict(t);if(!O)return!0;if(!(0,c.Eo)(e.resolve(O.get("Type")),"OCMD"))return!(0,c.i9)(t)||a(t.number);const _=l.get(
O);if(_!==void 0)return _;const s=e.resolve(O.get("VE")),i=(0,c.cy)(s)?g(e,s,a,u):this.showsByPolicy(O,r);return l.set(O,i),i}showsByPolicy(t,{states:r,lists:e}){
const{document:a}=this,l=a.array(t.get("OCGs"))??[t.get("OCGs")??null];let u=e.get(l);if(!u){const _=l.filter(c.i9).map(({number:s})=>r(s));u=_.length===0?"empt\
y":{all:!_.includes(!1),any:_.includes(!0)},e.set(l,u)}if(u==="empty")return!0;const O=a.resolve(t.get("P"));switch(O instanceof c.SX?O.text:"AnyOn"){case"AllOn":
return u.all;case"AnyOff":return!u.all;case"AllOff":return!u.any;default:return u.any}}isGroupOff(t){return this.off.has(t)||this.baseOff&&!this.on.has(t)}}function o(n){
const t=new Map;return{states:e=>{let a=t.get(e);return a===void 0&&t.set(e,a=n(e)),a},memberships:new WeakMap,expressions:new WeakMap,lists:new WeakMap}}}),58006:((U,D,p)=>{
p.d(D,{S:()=>h,n:()=>S});var c=p(68973),x=p(48249),P=p(45599);const M=["DecodeParms","F","FFilter","FDecodeParms","DL"];function S(d,o,{compress:n}){const t=new P.
Bi(d.dict);n?t.set("Filter",(0,P.UU)("FlateDecode")):t.delete("Filter");for(const r of M)t.delete(r);return new P.Z6(t,n?(0,x.Kc)(o):o)}const g=6;async function h(d,o,n){
const t=S(d,await(0,c.uM)(n).deflate(o,g),{compress:!1});return t.dict.set("Filter",(0,P.UU)("FlateDecode")),t}})};
