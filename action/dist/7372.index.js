"use strict";exports.id=7372,exports.ids=[7372],exports.modules={17079:((C,R,f)=>{f.d(R,{Z:()=>P,_:()=>M});const x=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
y=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,p=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function M(u){
if(u.length>64)return;const s=u.trim().replace(y,(d,l,n,i)=>`${l??""}${1900+Number(n)}${i}`);return v(T(x.exec(s)??p.exec(s)))}function P(u){const s=u.length>64?
void 0:T(p.exec(u.trim()));if(!s||v(s)===void 0)return;const{year:d,month:l="",day:n="",hour:i="",minute:h="",second:g="",zone:E=""}=s;return`D:${d}${l}${n}${i}${h}${g}${E===
"Z"||E===""?E:`${E.replace(":","'")}'`}`}function T(u){if(!u)return;const[,s,d,l,n,i,h,g,E,A,e]=u,t=g??(E===void 0?void 0:`${E}${A??"00"}:${e??"00"}`);return{year:s,
month:d,day:l,hour:n,minute:i,second:h,zone:t}}function v(u){if(!u)return;const{year:s,month:d,day:l,hour:n,minute:i="00",second:h="00",zone:g}=u,E=(e,t,r)=>e===
void 0||Number(e)>=t&&Number(e)<=r;if(Number(s)===0||!E(d,1,12)||!E(l,1,U(Number(s),Number(d)))||!E(n,0,23)||!E(i,0,59)||!E(h,0,59)||g!==void 0&&g!=="Z"&&!(E(g.
slice(1,3),0,23)&&E(g.slice(4),0,59)))return;const A=[s,d,l].filter(e=>e!==void 0).join("-");return n===void 0?A:`${A}T${n}:${i}:${h}${g==="+00:00"||g==="-00:00"?
"Z":g??""}`}function U(u,s){return s===2?u%4===0&&(u%100!==0||u%400===0)?29:28:[4,6,9,11].includes(s)?30:31}}),91396:((C,R,f)=>{f.d(R,{n:()=>v});var x=f(58552),
y=f(16231),p=f(91519),M=f(92049),P=f(14029),T=f(98446);async function v(U,u,s){let d=!1;const{onRepaired:l}=s,n={...s,onRepaired:E=>{d||=!E.isOfDataAlone,l?.(E)}},
i=await(0,p.E)(U,n,{password:u}),h=(await(0,y.Df)(i)).filter(({signature:E})=>E!==void 0);if(!d&&(0,M.r7)(i,U))return{document:i,signed:h};if(h.length>0)throw(0,x.
G6)([{field:"file",message:`is damaged, and has ${(0,T.y_)(h.length,"signature")} that a repair would make invalid: ask its author for another copy`}]);const g=await(0,P.
UN)(i);return{document:await(0,p.E)(g,{...s,asked:void 0},{password:u}),signed:h}}}),74135:((C,R,f)=>{f.d(R,{$L:()=>n,DI:()=>T,Gd:()=>u,JQ:()=>y,Mo:()=>M,PU:()=>v,
Pj:()=>g,S3:()=>p,W1:()=>E,XM:()=>h,d:()=>A,ds:()=>P,gF:()=>i,iN:()=>x,kO:()=>l,lw:()=>U,xk:()=>s,zl:()=>d});function x({box:[e,t,r,_],rotation:a}){const o=r-e,
c=_-t;return a%180===0?{width:o,height:c}:{width:c,height:o}}function y(e){const{width:t,height:r}=x(e);return{width:t*e.userUnit,height:r*e.userUnit}}function p({
box:[e,t,r,_],rotation:a}){switch(a){case 0:return[1,0,0,1,e,t];case 90:return[0,1,-1,0,r,t];case 180:return[-1,0,0,-1,r,_];case 270:return[0,-1,1,0,e,_]}}function M(e,t){
return t===void 0?e:g(e,t)??e}function P([e,t,r,_]){return[Math.min(e,r),Math.min(t,_),Math.max(e,r),Math.max(t,_)]}function T([e,t,r,_,a,o]){const c=e*_-t*r,[m,
D,O,b]=[_/c,-t/c,-r/c,e/c];return[m+0,D+0,O+0,b+0,-(a*m+o*O)+0,-(a*D+o*b)+0]}const v=([e,t,r,_])=>Math.sqrt(Math.abs(e*_-t*r));function U(e,t){const[r,_,a,o,c,m]=e,
[D,O,b,B,I,L]=t;return[r*D+_*b,r*O+_*B,a*D+o*b,a*O+o*B,c*D+m*b+I,c*O+m*B+L]}function u([e,t,r,_,a,o],c,m){return[e*c+r*m+a,t*c+_*m+o]}function s([e,t],[r,_],[a,
o],[c,m],D){const O=1-D,[b,B,I,L]=[O**3,3*D*O**2,3*D**2*O,D**3];return[b*e+B*r+I*a+L*c,b*t+B*_+I*o+L*m]}function d(e,[t,r,_,a]){const[o,c]=u(e,t,r),[m,D]=u(e,_,
r),[O,b]=u(e,t,a),[B,I]=u(e,_,a);return[Math.min(o,m,O,B),Math.min(c,D,b,I),Math.max(o,m,O,B),Math.max(c,D,b,I)]}const l=(e,t)=>[Math.min(e[0],t[0]),Math.min(e[1],
t[1]),Math.max(e[2],t[2]),Math.max(e[3],t[3])];function n(e){let[t,r,_,a]=i;for(const[o,c]of e)t=Math.min(t,o),r=Math.min(r,c),_=Math.max(_,o),a=Math.max(a,c);return[
t,r,_,a]}const i=[1/0,1/0,-1/0,-1/0],h=([e,t,r,_],a)=>[e-a,t-a,r+a,_+a];function g(e,t){const r=[Math.max(e[0],t[0]),Math.max(e[1],t[1]),Math.min(e[2],t[2]),Math.
min(e[3],t[3])];return r[0]<r[2]&&r[1]<r[3]?r:void 0}const E=e=>e.map(t=>Math.round(t*1e5)/1e5+0),A=(e,{userUnit:t})=>String(Number((e*t/72).toPrecision(3)))}),
6057:((C,R,f)=>{f.d(R,{VO:()=>M,b0:()=>v,c_:()=>u,iw:()=>T,lQ:()=>U});var x=f(73208),y=f(74135);const p=[0,0,612,792],M=(s,d)=>v(s,s.pages.attribute(d,"MediaBox"))??
P(s);function P({table:s}){return s.damagedKinds.addCut(x.md),p}function T(s,d){const{pages:l}=s,n=s.resolve(s.entry(l.number(d),"UserUnit"));return{box:(0,y.Mo)(
M(s,d),v(s,l.attribute(d,"CropBox"))),rotation:u(s.resolve(l.attribute(d,"Rotate"))),userUnit:typeof n=="number"&&n>0?n:1}}function v(s,d){const l=s.array(d)?.map(
i=>s.resolve(i));if(l?.length!==4||!l.every(i=>typeof i=="number"&&Number.isFinite(i)))return;const n=(0,y.ds)(l);return n[0]<n[2]&&n[1]<n[3]?n:void 0}function U(s,d){
const l=(s.array(d)??[]).map(n=>s.resolve(n));return l.length===6&&l.every(n=>typeof n=="number")?l:[1,0,0,1,0,0]}function u(s){const d=typeof s=="number"?(s%360+
360)%360:0;return d===90||d===180||d===270?d:0}}),16231:((C,R,f)=>{f.d(R,{Df:()=>u,Ez:()=>U,W4:()=>d});var x=f(17079),y=f(33973),p=f(87773),M=f(45599),P=f(91374),
T=f(33311),v=f(59071);const U=async n=>(await u(n)).map(i=>l(n,i));async function u(n){const i=await(0,P.qU)(n),{ByteRange:h,Sig:g}=await(0,T.S)(n),E=h.length>0?
g:[],A=[],e=new Set,t=(a,o,c)=>{const m=(0,P.hj)(n,a,"V"),D=n.resolve(m),O=(0,M.Zm)(D)?D:void 0;O&&e.add(O);const b=O?s(n,O):null;A.push({name:(0,v.wh)(c)||null,
field:a,fieldNumber:o,value:m,signature:O,kind:b})};for(const{dict:a}of i)e.add(a);for(const{type:a,dict:o,number:c,name:m}of(0,P.i4)(i))a==="Sig"&&t(o,c,m);const r=[];
for await(const[a,o]of(0,p.$)(n,E)){if(!((0,M.Zm)(o)&&!e.has(o)&&(o.has("T")||(0,M.Eo)(o.get("Subtype"),"Widget")))||!(0,M.Eo)(n.resolve((0,P.hj)(n,o,"FT")),"Si\
g"))continue;const m=n.resolve((0,P.hj)(n,o,"V"));(0,M.Zm)(m)&&!e.has(m)&&r.push({number:a,field:o})}if(r.length>0){const{live:a}=await(0,y.Gy)(n);for(const{number:o,
field:c}of r)a[o]===1&&t(c,o,(0,P.fq)(n,c))}const _=n.dict(n.catalog.get("Perms"));for(const a of["UR3","UR"]){const o=_?.get(a),c=n.dict(o);c&&A.push({name:null,
field:void 0,fieldNumber:void 0,value:o,signature:c,kind:"usage_rights"})}return A}function s(n,i){if((0,M.Eo)(n.resolve(i.get("Type")),"DocTimeStamp")||(0,M.Eo)(
n.resolve(i.get("SubFilter")),"ETSI.RFC3161"))return"timestamp";const h=n.resolve(n.dict(n.catalog.get("Perms"))?.get("DocMDP"));return i===h?"certification":"a\
pproval"}const d=(n,i)=>(0,x._)((0,v.Gh)(n.resolve(i.get("M")))??"")??null;function l(n,{name:i,signature:h,kind:g}){if(!h)return{field:i,signed:!1,kind:null,subFilter:null,
signer:null,date:null};const E=n.resolve(h.get("SubFilter"));return{field:i,signed:!0,kind:g,subFilter:E instanceof M.SX?E.text:null,signer:(0,v.Gh)(n.resolve(h.
get("Name"))),date:d(n,h)}}}),33311:((C,R,f)=>{f.d(R,{S:()=>p});var x=f(21996),y=f(70549);const p=(0,y.n)(M=>(0,x.zx)(M,["AP","JS","EF","ByteRange","Sig"]))}),59071:((C,R,f)=>{
f.d(R,{Gh:()=>d,ZK:()=>l,wh:()=>s});var x=f(77581),y=f(45599);const p=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,M=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,
P=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,T=n=>n.replace(p,"").replace(M,"").replace(P,"�"),v=200,U=new WeakMap;function u(n){
let i=U.get(n);if(i)return i;const h=T((0,x.g7)(n));return i={whole:h,trimmed:h.trim()},n.bytes.length>=v&&U.set(n,i),i}const s=n=>T(n).trim();function d(n){const i=n instanceof
y.Mx?u(n).trimmed:"";return i===""?null:i}const l=n=>n?u(n).whole:""})};
