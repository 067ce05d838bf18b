"use strict";exports.id=4279,exports.ids=[4279],exports.modules={95800:((k,D,_)=>{_.d(D,{J:()=>x});var c=_(45599),S=_(36502),E=_(25524);const P=["Order","AS","RBGroups","Loc\
ked"];function x(p){const l=p.filter(({document:f})=>f.dict(f.catalog.get("OCProperties")));if(l.length===0||l.length===1&&l[0].index===0)return;const{document:h}=p[0],
a=h.dict(h.catalog.get("OCProperties")),n=[],[t,s]=[[],[]],e=new Map(P.map(f=>[f,[]]));for(const f of l){const g=f.document.dict(f.document.catalog.get("OCPrope\
rties")),O=f.document.dict(g.get("D")),i=(r,u)=>(f.document.array(r?.get(u))??[]).map(m=>(0,E.yY)(m,f.index));for(const r of i(g,"OCGs"))n.push(r);for(const[r,u]of e)
for(const m of i(O,r))u.push(m);for(const r of i(O,"ON"))t.push(r);for(const r of new S.z(f.document).groupsOff())s.push((0,E.yY)(r,f.index))}const o=new c.Bi(a&&
h.dict(a.get("D")));o.delete("BaseState");for(const[f,g]of[...e,["ON",t],["OFF",s]])g.length>0?o.set(f,g):o.delete(f);const d=new c.Bi(a);d.set("OCGs",n),d.set(
"D",o),h.editCatalog().set("OCProperties",h.add(d))}}),25524:((k,D,_)=>{_.d(D,{Bg:()=>S,Po:()=>E,fS:()=>x,yY:()=>P});var c=_(45599);const S=p=>p.find(({index:l})=>l===
0).document,E=(p,l,h=0)=>p===h?new c.oS(l):new c.rV(p,l);function P(p,l){if(l===0||p instanceof c.rV)return p;if(p instanceof c.oS)return new c.rV(l,p.number);if(Array.
isArray(p))return p.map(a=>P(a,l));if(p instanceof c.Z6||!(p instanceof c.Bi))return p;const h=new c.Bi;for(const[a,n]of p)h.set(a,P(n,l));return h}class x{meaning;taken;last=new Map;constructor(l=[],h=a=>a){
this.meaning=h,this.taken=new Set([...l].map(h))}get size(){return this.taken.size}has(l){return this.taken.has(this.meaning(l))}add(l){this.taken.add(this.meaning(
l))}free(l){const h=l.startsWith("þÿ");for(let a=(this.last.get(l)??1)+1;;a++){const n=`_${a}`,t=l+(h?[...n].map(s=>`\0${s}`).join(""):n);if(!this.has(t))return this.
last.set(l,a),this.add(t),t}}}}),95947:((k,D,_)=>{_.d(D,{U:()=>x});var c=_(45599);const S=2e4,E=4,P=16;class x{document;left;constructor(a){this.document=a,this.
left=S+E*a.bytes.length}async same(a,n){const{document:t}=this,{pace:s}=t.job,e=new Map,o=[a,n.value];for(;o.length>0;){const[d,f]=[o.pop(),o.pop()];if(f instanceof
c.oS&&d instanceof c.oS){if(t===n.document&&f.number===d.number)continue;const u=e.get(f.number);if(u?.has(d.number))continue;this.isPresent(f,d,n.document)&&(u?
u.add(d.number):e.set(f.number,new Set([d.number])))}const[g,O]=[t.resolve(f),n.document.resolve(d)],i=Math.max(l(g),l(O));if(this.left-=i,this.left<0)return!1;
const r=s.step(i*50);if(r&&await r,!this.alike(g,O,n.document,o))return!1}return!0}isPresent(a,n,t){return a.number<this.document.size&&n.number<t.size}alike(a,n,t,s){
if(a===n&&(this.document===t||!(a instanceof Object)))return!0;if(a instanceof c.Mx)return n instanceof c.Mx&&Buffer.compare(a.bytes,n.bytes)===0;if(a instanceof
c.SX)return n instanceof c.SX&&a.text===n.text;if(Array.isArray(a)){if(!Array.isArray(n)||a.length!==n.length)return!1;for(const[e,o]of a.entries())s.push(o,n[e]);
return!0}return a instanceof c.Bi?n instanceof c.Bi&&p(a,n,s):!(a instanceof c.Z6)||!(n instanceof c.Z6)?!1:p(a.dict,n.dict,s)&&Buffer.compare(this.document.encoded(
a),t.encoded(n))===0}}function p(h,a,n){if(h.size!==a.size)return!1;for(const[t,s]of h){const e=a.get(t);if(e===void 0)return!1;n.push(s,e)}return!0}function l(h){
return h instanceof c.Z6?1+h.dict.size+h.data.length/P:h instanceof c.Mx?1+h.bytes.length/P:h instanceof c.Bi?1+h.size:Array.isArray(h)?1+h.length:1}}),74135:((k,D,_)=>{
_.d(D,{$L:()=>e,DI:()=>p,Gd:()=>a,JQ:()=>S,Mo:()=>P,PU:()=>l,Pj:()=>f,S3:()=>E,W1:()=>g,XM:()=>d,d:()=>O,ds:()=>x,gF:()=>o,iN:()=>c,kO:()=>s,lw:()=>h,xk:()=>n,zl:()=>t});
function c({box:[i,r,u,m],rotation:y}){const M=u-i,w=m-r;return y%180===0?{width:M,height:w}:{width:w,height:M}}function S(i){const{width:r,height:u}=c(i);return{
width:r*i.userUnit,height:u*i.userUnit}}function E({box:[i,r,u,m],rotation:y}){switch(y){case 0:return[1,0,0,1,i,r];case 90:return[0,1,-1,0,u,r];case 180:return[
-1,0,0,-1,u,m];case 270:return[0,-1,1,0,i,m]}}function P(i,r){return r===void 0?i:f(i,r)??i}function x([i,r,u,m]){return[Math.min(i,u),Math.min(r,m),Math.max(i,
u),Math.max(r,m)]}function p([i,r,u,m,y,M]){const w=i*m-r*u,[b,B,A,C]=[m/w,-r/w,-u/w,i/w];return[b+0,B+0,A+0,C+0,-(y*b+M*A)+0,-(y*B+M*C)+0]}const l=([i,r,u,m])=>Math.
sqrt(Math.abs(i*m-r*u));function h(i,r){const[u,m,y,M,w,b]=i,[B,A,C,v,T,U]=r;return[u*B+m*C,u*A+m*v,y*B+M*C,y*A+M*v,w*B+b*C+T,w*A+b*v+U]}function a([i,r,u,m,y,M],w,b){
return[i*w+u*b+y,r*w+m*b+M]}function n([i,r],[u,m],[y,M],[w,b],B){const A=1-B,[C,v,T,U]=[A**3,3*B*A**2,3*B**2*A,B**3];return[C*i+v*u+T*y+U*w,C*r+v*m+T*M+U*b]}function t(i,[
r,u,m,y]){const[M,w]=a(i,r,u),[b,B]=a(i,m,u),[A,C]=a(i,r,y),[v,T]=a(i,m,y);return[Math.min(M,b,A,v),Math.min(w,B,C,T),Math.max(M,b,A,v),Math.max(w,B,C,T)]}const s=(i,r)=>[
Math.min(i[0],r[0]),Math.min(i[1],r[1]),Math.max(i[2],r[2]),Math.max(i[3],r[3])];function e(i){let[r,u,m,y]=o;for(const[M,w]of i)r=Math.min(r,M),u=Math.min(u,w),
m=Math.max(m,M),y=Math.max(y,w);return[r,u,m,y]}const o=[1/0,1/0,-1/0,-1/0],d=([i,r,u,m],y)=>[i-y,r-y,u+y,m+y];function f(i,r){const u=[Math.max(i[0],r[0]),Math.
max(i[1],r[1]),Math.min(i[2],r[2]),Math.min(i[3],r[3])];return u[0]<u[2]&&u[1]<u[3]?u:void 0}const g=i=>i.map(r=>Math.round(r*1e5)/1e5+0),O=(i,{userUnit:r})=>String(
Number((i*r/72).toPrecision(3)))}),6057:((k,D,_)=>{_.d(D,{VO:()=>P,b0:()=>l,c_:()=>a,iw:()=>p,lQ:()=>h});var c=_(73208),S=_(74135);const E=[0,0,612,792],P=(n,t)=>l(
n,n.pages.attribute(t,"MediaBox"))??x(n);function x({table:n}){return n.damagedKinds.addCut(c.md),E}function p(n,t){const{pages:s}=n,e=n.resolve(n.entry(s.number(
t),"UserUnit"));return{box:(0,S.Mo)(P(n,t),l(n,s.attribute(t,"CropBox"))),rotation:a(n.resolve(s.attribute(t,"Rotate"))),userUnit:typeof e=="number"&&e>0?e:1}}function l(n,t){
const s=n.array(t)?.map(o=>n.resolve(o));if(s?.length!==4||!s.every(o=>typeof o=="number"&&Number.isFinite(o)))return;const e=(0,S.ds)(s);return e[0]<e[2]&&e[1]<
e[3]?e:void 0}function h(n,t){const s=(n.array(t)??[]).map(e=>n.resolve(e));return s.length===6&&s.every(e=>typeof e=="number")?s:[1,0,0,1,0,0]}function a(n){const t=typeof n==
"number"?(n%360+360)%360:0;return t===90||t===180||t===270?t:0}}),36502:((k,D,_)=>{_.d(D,{z:()=>h});var c=_(45599);const S={View:"ViewState",Print:"PrintState"};
class E{document;categories={View:new Map,Print:new Map};intents;names=new WeakMap;meant=new WeakMap;added=new WeakMap;constructor(t,s){this.document=t,this.intents=
this.intentsOf(s);for(const e of t.array(s?.get("AS"))??[]){const o=t.dict(e),d=t.resolve(o?.get("Event"));if(!o||!((0,c.Eo)(d,"View")||(0,c.Eo)(d,"Print")))continue;
const f=this.namesIn(o.get("Category")),g=Object.keys(S).filter(O=>f.has(O));this.addGroups(d.text,g,t.array(o.get("OCGs"))??[])}}addGroups(t,s,e){const o=this.
added.get(e)??new Set;this.added.set(e,o);const d=[t,...s].join(" ");if(o.has(d))return;o.add(d);const f=this.categories[t];for(const g of e){if(!(0,c.i9)(g))continue;
const O=f.get(g.number)??new Set;for(const i of s)O.add(i);f.set(g.number,O)}}isAlwaysOn(t){const{intents:s}=this;if(s.has("All"))return!1;const e=this.intentsOf(
this.document.dict(new c.oS(t)));let o=this.meant.get(e);return o===void 0&&this.meant.set(e,o=e.has("All")||[...e].some(d=>s.has(d))),!o}stateOf(t,s){const e=this.
categories[s].get(t);if(!e)return;const o=this.document.dict(this.document.dict(new c.oS(t))?.get("Usage"));let d;for(const f of e){const g=S[f],O=g===void 0?null:
this.document.resolve(this.document.dict(o?.get(f))?.get(g));if((0,c.Eo)(O,"OFF"))return!1;(0,c.Eo)(O,"ON")&&(d=!0)}return d}intentsOf(t){const s=this.namesIn(t?.
get("Intent"));return s.size>0?s:P}namesIn(t){const{document:s}=this,e=s.array(t)??[t??null];let o=this.names.get(e);return o||(o=new Set(e.map(d=>s.resolve(d)).
flatMap(d=>d instanceof c.SX?[d.text]:[])),this.names.set(e,o)),o}}const P=new Set(["View"]),x=32;function p(n,t,s,e){const o=(d,f)=>{const g=e.get(d);if(g!==void 0)
return g;e.set(d,!0);const O=n.resolve(d[0]),i=m=>{const y=n.resolve(m);return(0,c.cy)(y)?f>0?o(y,f-1):!0:!(0,c.i9)(m)||s(m.number)},r=d.slice(1),u=l(O instanceof
c.SX?O.text:"",r,i);return e.set(d,u),u};return o(t,x)}function l(n,t,s){switch(n){case"And":return t.every(s);case"Or":return t.some(s);case"Not":return t.length===
0||!s(t[0]);default:return!0}}class h{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(t){this.document=t;const s=t.dict(t.dict(t.catalog.
get("OCProperties"))?.get("D"));this.baseOff=(0,c.Eo)(t.resolve(s?.get("BaseState")),"OFF");for(const e of t.array(s?.get("OFF"))??[])(0,c.i9)(e)&&this.off.add(
e.number);for(const e of t.array(s?.get("ON"))??[])(0,c.i9)(e)&&this.on.add(e.number);this.usages=new E(t,s),this.viewed=a(e=>this.usages.isAlwaysOn(e)||(this.usages.
stateOf(e,"View")??!this.isGroupOff(e))),this.printed=a(e=>this.usages.stateOf(e,"Print")??this.viewed.states(e))}isOff(t){return!this.shows(t,this.viewed)}isNeverShown(t){
return this.isOff(t)&&!this.shows(t,this.printed)}groupsOff(){const{document:t}=this,s=t.dict(t.catalog.get("OCProperties"));return this.baseOff?(t.array(s?.get(
"OCGs"))??[]).filter(e=>!(0,c.i9)(e)||!this.on.has(e.number)):t.array(t.dict(s?.get("D"))?.get("OFF"))??[]}async neverShown(){const t=this.document.array(this.document.
dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[],s=new Set(t.flatMap(o=>(0,c.i9)(o)?[o.number]:[])),e=[];for(const o of s){!this.viewed.states(
o)&&!this.printed.states(o)&&e.push(o);const d=this.document.job.pace.step(1e3);d&&await d}return e}shows(t,s){const{document:e}=this,{states:o,memberships:d,expressions:f}=s,
g=e.dict(t);if(!g)return!0;if(!(0,c.Eo)(e.resolve(g.get("Type")),"OCMD"))return!(0,c.i9)(t)||o(t.number);const O=d.get(g);if(O!==void 0)return O;const i=e.resolve(
g.get("VE")),r=(0,c.cy)(i)?p(e,i,o,f):this.showsByPolicy(g,s);return d.set(g,r),r}showsByPolicy(t,{states:s,lists:e}){const{document:o}=this,d=o.array(t.get("OC\
Gs"))??[t.get("OCGs")??null];let f=e.get(d);if(!f){const O=d.filter(c.i9).map(({number:i})=>s(i));f=O.length===0?"empty":{all:!O.includes(!1),any:O.includes(!0)},
e.set(d,f)}if(f==="empty")return!0;const g=o.resolve(t.get("P"));switch(g instanceof c.SX?g.text:"AnyOn"){case"AllOn":return f.all;case"AnyOff":return!f.all;case"\
AllOff":return!f.any;default:return f.any}}isGroupOff(t){return this.off.has(t)||this.baseOff&&!this.on.has(t)}}function a(n){const t=new Map;return{states:e=>{
let o=t.get(e);return o===void 0&&t.set(e,o=n(e)),o},memberships:new WeakMap,expressions:new WeakMap,lists:new WeakMap}}}),58006:((k,D,_)=>{_.d(D,{S:()=>l,n:()=>x});
var c=_(68973),S=_(48249),E=_(45599);const P=["DecodeParms","F","FFilter","FDecodeParms","DL"];function x(h,a,{compress:n}){const t=new E.Bi(h.dict);n?t.set("Fi\
lter",(0,E.UU)("FlateDecode")):t.delete("Filter");for(const s of P)t.delete(s);return new E.Z6(t,n?(0,S.Kc)(a):a)}const p=6;async function l(h,a,n){const t=x(h,
await(0,c.uM)(n).deflate(a,p),{compress:!1});return t.dict.set("Filter",(0,E.UU)("FlateDecode")),t}})};
