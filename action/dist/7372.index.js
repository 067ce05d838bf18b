"use strict";exports.id=7372,exports.ids=[7372],exports.modules={17079:((C,R,d)=>{d.d(R,{Z:()=>v,_:()=>O});const y=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
T=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,b=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function O(u){
if(u.length>64)return;const s=u.trim().replace(T,(o,l,i,n)=>`${l??""}${1900+Number(i)}${n}`);return p(U(y.exec(s)??b.exec(s)))}function v(u){const s=u.length>64?
void 0:U(b.exec(u.trim()));if(!s||p(s)===void 0)return;const{year:o,month:l="",day:i="",hour:n="",minute:c="",second:h="",zone:E=""}=s;return`D:${o}${l}${i}${n}${c}${h}${E===
"Z"||E===""?E:`${E.replace(":","'")}'`}`}function U(u){if(!u)return;const[,s,o,l,i,n,c,h,E,A,t]=u,e=h??(E===void 0?void 0:`${E}${A??"00"}:${t??"00"}`);return{year:s,
month:o,day:l,hour:i,minute:n,second:c,zone:e}}function p(u){if(!u)return;const{year:s,month:o,day:l,hour:i,minute:n="00",second:c="00",zone:h}=u,E=(t,e,r)=>t===
void 0||Number(t)>=e&&Number(t)<=r;if(Number(s)===0||!E(o,1,12)||!E(l,1,x(Number(s),Number(o)))||!E(i,0,23)||!E(n,0,59)||!E(c,0,59)||h!==void 0&&h!=="Z"&&!(E(h.
slice(1,3),0,23)&&E(h.slice(4),0,59)))return;const A=[s,o,l].filter(t=>t!==void 0).join("-");return i===void 0?A:`${A}T${i}:${n}:${c}${h==="+00:00"||h==="-00:00"?
"Z":h??""}`}function x(u,s){return s===2?u%4===0&&(u%100!==0||u%400===0)?29:28:[4,6,9,11].includes(s)?30:31}}),91396:((C,R,d)=>{d.d(R,{n:()=>p});var y=d(58552),
T=d(16231),b=d(91519),O=d(92049),v=d(14029),U=d(98446);async function p(x,u,s){let o=!1;const{onRepaired:l}=s,i={...s,onRepaired:E=>{o||=!E.isOfDataAlone,l?.(E)}},
n=await(0,b.E)(x,i,{password:u}),c=(await(0,T.Df)(n)).filter(({signature:E})=>E!==void 0);if(!o&&(0,O.r7)(n,x))return{document:n,signed:c};if(c.length>0)throw(0,y.
G6)([{field:"file",message:`is damaged, and has ${(0,U.y_)(c.length,"signature")} that a repair would make invalid: ask its author for another copy`}]);const h=await(0,v.
UN)(n);return{document:await(0,b.E)(h,{...s,asked:void 0},{password:u}),signed:c}}}),74135:((C,R,d)=>{d.d(R,{$L:()=>i,DI:()=>U,Gd:()=>u,JQ:()=>T,Mo:()=>O,PU:()=>p,
Pj:()=>h,S3:()=>b,W1:()=>E,XM:()=>c,d:()=>A,ds:()=>v,gF:()=>n,iN:()=>y,kO:()=>l,lw:()=>x,xk:()=>s,zl:()=>o});function y({box:[t,e,r,f],rotation:M}){const _=r-t,
a=f-e;return M%180===0?{width:_,height:a}:{width:a,height:_}}function T(t){const{width:e,height:r}=y(t);return{width:e*t.userUnit,height:r*t.userUnit}}function b({
box:[t,e,r,f],rotation:M}){switch(M){case 0:return[1,0,0,1,t,e];case 90:return[0,1,-1,0,r,e];case 180:return[-1,0,0,-1,r,f];case 270:return[0,-1,1,0,t,f]}}function O(t,e){
return e===void 0?t:h(t,e)??t}function v([t,e,r,f]){return[Math.min(t,r),Math.min(e,f),Math.max(t,r),Math.max(e,f)]}function U([t,e,r,f,M,_]){const a=t*f-e*r,[g,
m,D,P]=[f/a,-e/a,-r/a,t/a];return[g+0,m+0,D+0,P+0,-(M*g+_*D)+0,-(M*m+_*P)+0]}const p=([t,e,r,f])=>Math.sqrt(Math.abs(t*f-e*r));function x(t,e){const[r,f,M,_,a,g]=t,
[m,D,P,B,I,S]=e;return[r*m+f*P,r*D+f*B,M*m+_*P,M*D+_*B,a*m+g*P+I,a*D+g*B+S]}function u([t,e,r,f,M,_],a,g){return[t*a+r*g+M,e*a+f*g+_]}function s([t,e],[r,f],[M,
_],[a,g],m){const D=1-m,[P,B,I,S]=[D**3,3*m*D**2,3*m**2*D,m**3];return[P*t+B*r+I*M+S*a,P*e+B*f+I*_+S*g]}function o(t,[e,r,f,M]){const[_,a]=u(t,e,r),[g,m]=u(t,f,
r),[D,P]=u(t,e,M),[B,I]=u(t,f,M);return[Math.min(_,g,D,B),Math.min(a,m,P,I),Math.max(_,g,D,B),Math.max(a,m,P,I)]}const l=(t,e)=>[Math.min(t[0],e[0]),Math.min(t[1],
e[1]),Math.max(t[2],e[2]),Math.max(t[3],e[3])];function i(t){let[e,r,f,M]=n;for(const[_,a]of t)e=Math.min(e,_),r=Math.min(r,a),f=Math.max(f,_),M=Math.max(M,a);return[
e,r,f,M]}const n=[1/0,1/0,-1/0,-1/0],c=([t,e,r,f],M)=>[t-M,e-M,r+M,f+M];function h(t,e){const r=[Math.max(t[0],e[0]),Math.max(t[1],e[1]),Math.min(t[2],e[2]),Math.
min(t[3],e[3])];return r[0]<r[2]&&r[1]<r[3]?r:void 0}const E=t=>t.map(e=>Math.round(e*1e5)/1e5+0),A=(t,{userUnit:e})=>String(Number((t*e/72).toPrecision(3)))}),
6057:((C,R,d)=>{d.d(R,{VO:()=>O,b0:()=>p,c_:()=>u,iw:()=>U,lQ:()=>x});var y=d(73208),T=d(74135);const b=[0,0,612,792],O=(s,o)=>p(s,s.pages.attribute(o,"MediaBox"))??
v(s);function v({table:s}){return s.damagedKinds.addCut(y.md),b}function U(s,o){const{pages:l}=s,i=s.resolve(s.entry(l.number(o),"UserUnit"));return{box:(0,T.Mo)(
O(s,o),p(s,l.attribute(o,"CropBox"))),rotation:u(s.resolve(l.attribute(o,"Rotate"))),userUnit:typeof i=="number"&&i>0?i:1}}function p(s,o){const l=s.array(o)?.map(
n=>s.resolve(n));if(l?.length!==4||!l.every(n=>typeof n=="number"&&Number.isFinite(n)))return;const i=(0,T.ds)(l);return i[0]<i[2]&&i[1]<i[3]?i:void 0}function x(s,o){
const l=(s.array(o)??[]).map(i=>s.resolve(i));return l.length===6&&l.every(i=>typeof i=="number")?l:[1,0,0,1,0,0]}function u(s){const o=typeof s=="number"?(s%360+
360)%360:0;return o===90||o===180||o===270?o:0}}),16231:((C,R,d)=>{d.d(R,{Df:()=>s,Ez:()=>u,W4:()=>l});var y=d(17079),T=d(33973),b=d(87773),O=d(45599),v=d(91374),
U=d(33311),p=d(59071);const x=1e3;async function u(n){const c=[];for(const h of await s(n)){c.push(i(n,h));const E=n.job.pace.step(x);E&&await E}return c}async function s(n){
const c=await(0,v.qU)(n),{ByteRange:h,Sig:E}=await(0,U.S)(n),A=h.length>0?E:[],t=[],e=new Set,r=(_,a,g)=>{const m=(0,v.hj)(n,_,"V"),D=n.resolve(m),P=(0,O.Zm)(D)?
D:void 0;P&&e.add(P);const B=P?o(n,P):null;t.push({name:(0,p.wh)(g)||null,field:_,fieldNumber:a,value:m,signature:P,kind:B})};for(const{dict:_}of c)e.add(_);for(const{
type:_,dict:a,number:g,name:m}of(0,v.i4)(c)){_==="Sig"&&r(a,g,m);const D=n.job.pace.step(x);D&&await D}const f=[];for await(const[_,a]of(0,b.$)(n,A)){if(!((0,O.
Zm)(a)&&!e.has(a)&&(a.has("T")||(0,O.Eo)(a.get("Subtype"),"Widget")))||!(0,O.Eo)(n.resolve((0,v.hj)(n,a,"FT")),"Sig"))continue;const m=n.resolve((0,v.hj)(n,a,"V"));
(0,O.Zm)(m)&&!e.has(m)&&f.push({number:_,field:a})}if(f.length>0){const{live:_}=await(0,T.Gy)(n);for(const{number:a,field:g}of f){_[a]===1&&r(g,a,(0,v.fq)(n,g));
const m=n.job.pace.step(x);m&&await m}}const M=n.dict(n.catalog.get("Perms"));for(const _ of["UR3","UR"]){const a=M?.get(_),g=n.dict(a);g&&t.push({name:null,field:void 0,
fieldNumber:void 0,value:a,signature:g,kind:"usage_rights"})}return t}function o(n,c){if((0,O.Eo)(n.resolve(c.get("Type")),"DocTimeStamp")||(0,O.Eo)(n.resolve(c.
get("SubFilter")),"ETSI.RFC3161"))return"timestamp";const h=n.resolve(n.dict(n.catalog.get("Perms"))?.get("DocMDP"));return c===h?"certification":"approval"}const l=(n,c)=>(0,y.
_)((0,p.Gh)(n.resolve(c.get("M")))??"")??null;function i(n,{name:c,signature:h,kind:E}){if(!h)return{field:c,signed:!1,kind:null,subFilter:null,signer:null,date:null};
const A=n.resolve(h.get("SubFilter"));return{field:c,signed:!0,kind:E,subFilter:A instanceof O.SX?A.text:null,signer:(0,p.Gh)(n.resolve(h.get("Name"))),date:l(n,
h)}}}),33311:((C,R,d)=>{d.d(R,{S:()=>b});var y=d(21996),T=d(70549);const b=(0,T.n)(O=>(0,y.zx)(O,["AP","JS","EF","ByteRange","Sig"]))}),59071:((C,R,d)=>{d.d(R,{
Gh:()=>o,ZK:()=>l,wh:()=>s});var y=d(77581),T=d(45599);const b=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,O=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,
v=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,U=i=>i.replace(b,"").replace(O,"").replace(v,"�"),p=200,x=new WeakMap;function u(i){
let n=x.get(i);if(n)return n;const c=U((0,y.g7)(i));return n={whole:c,trimmed:c.trim()},i.bytes.length>=p&&x.set(i,n),n}const s=i=>U(i).trim();function o(i){const n=i instanceof
T.Mx?u(i).trimmed:"";return n===""?null:n}const l=i=>i?u(i).whole:""})};
