"use strict";exports.id=8151,exports.ids=[8151],exports.modules={8151:((Z,L,l)=>{l.r(L),l.d(L,{compare_documents:()=>Js});var I=l(7390),M=l(77598),R=l(54867),A=l(95079),F=l(
23319),P=l(10404),d=l(16039),N=l(58247);function T(r,t,e){const s=[];for(const n of r.array(r.entry(r.pages.number(t),"Annots"))??[]){const i=r.dict(n);i&&(0,d.
Eo)(r.resolve(i.get("Subtype")),"Link")&&s.push({page:t,target:y(r,i,e)})}return s}function y(r,t,e){const s=e.pageOf(t);if(s!==void 0)return{page:s};const n=r.
dict(t.get("A")),i=r.resolve(n?.get("S")),o=r.resolve(n?.get("URI"));if(o instanceof d.Mx)return{uri:Buffer.from(o.bytes).toString("latin1")};const c=x(r,n?.get(
"F"));if(c!==null)return{file:c};const a=r.resolve(n?.get("N"));return{action:a instanceof d.SX?a.text:i instanceof d.SX?i.text:"none"}}function x(r,t){const e=r.
resolve(t);if(e instanceof d.Mx)return(0,N.G)(e);const s=r.dict(t);return(0,N.G)(r.resolve(s?.get("UF")))??(0,N.G)(r.resolve(s?.get("F")))}var p=l(53449),m=l(73811),
g=l(6355),S=l(62583),C=l(90748),D=l(94673);const K=1e3,U=1e6;class j{truncated=!1;left=U;entries(t,e=K){const s=[];for(const n of t){const i=JSON.stringify(n).length+
1;if(s.length===e||i>this.left){this.truncated=!0;break}this.left-=i,s.push(n)}return s}}async function H(r,t,e){const s=new Map;for(const{key:o}of r)s.set(o,(s.
get(o)??0)+1);const n=[];for(const{key:o,entry:c}of t){const a=s.get(o)??0;a>0?s.set(o,a-1):n.push(c);const f=e.step(200);f&&await f}const i=[];for(const{key:o,
entry:c}of[...r].reverse()){const a=s.get(o)??0;a!==0&&(s.set(o,a-1),i.push(c))}return{before:i.reverse(),after:n}}const $=r=>({key:JSON.stringify(r),entry:r});
async function Q(r,t){const{pace:e}=r.job,s=await m.Ht.of(r),n={...(0,P._6)(r,await(0,P.Br)(r))};await e.rest();const i=(await(0,C.Uz)(r)??[]).map(h=>$({...h}));
await e.rest();const o=await ct(r,s,t),c=await at(r,s,t);await e.rest();const a=await mt(r),f=await de(r);return await e.rest(),{metadata:n,fonts:i,links:o,bookmarks:c,
attachments:a,form:f,security:{encryption:(0,D.Br)(r),permissions:(0,D.nj)(r),javascript:await(0,C.xS)(r),signatures:(await(0,g.E)(r)).length},tagged:(0,D.$J)(r)}}
function q(r,t){if(!("page"in r))return{entry:{...r},key:JSON.stringify(r)};const e=t(r.page);return{entry:{target:r.page+1},key:e===void 0?`gone ${r.page}`:`pa\
ge ${e}`}}async function ct(r,t,e){const s=[];for(let n=0;n<r.pages.count;n++){const i=e(n);if(i!==void 0)for(const c of T(r,n,t)){const{entry:a,key:f}=q(c.target,
e);s.push({entry:{page:n+1,...a},key:`${i} ${f}`})}const o=r.job.pace.step(2e4);o&&await o}return s}async function at(r,t,e){const s=[];return await(0,p.O)(r,(n,i)=>{
const o=r.dict(n),c=o&&(0,N.G)(r.resolve(o.get("Title")));if(!o||c===null||c===void 0)return o!==void 0;const{entry:a,key:f}=q(y(r,o,t),e);return s.push({entry:{
title:c,level:i,...a},key:`${i} ${f} ${c}`}),!0}),s}async function mt(r){const t=[];for(const{name:e,size:s,mimeType:n,description:i,relationship:o,stream:c}of await(0,R.
_)(r)){const a=r.decodedPart(c)?.data??r.encoded(c),f={name:e,size:s??a.length,mimeType:n,description:i,relationship:o},h=(0,M.createHash)("sha256").update(a).digest(
"base64");t.push({entry:f,key:`${JSON.stringify(f)} ${h}`});const u=r.job.pace.step(a.length*2);u&&await u}return t}async function de(r){const t=await A.mO.read(
r);if(t.fields.length===0)return[];const{fields:e}=await(0,S.Z)(r,t,new F.n(r,t));return e.map(s=>{const{pages:n,...i}=s;return $(i)})}const pe=200,nt=200,ht=2e4,
ge=300;async function me(r,t){const{diffArrays:e}=await l.e(8128).then(l.bind(l,18128)),[s,n]=[It(r),It(t)],i=e(s.map(({masked:u})=>u),n.map(({masked:u})=>u),{maxEditLength:ge})??
[{removed:!0,added:!1,count:s.length},{removed:!1,added:!0,count:n.length}],o=[];let[c,a]=[0,0],f=s.length===ht||n.length===ht;const h=(u,w)=>{o.length===pe?f=!0:
o.push(u+we(w)),w.length>nt&&(f=!0)};for(const{removed:u,added:w,count:b}of i){if(u)for(let v=0;v<b;v++)h("-",s[c+v].text);if(w)for(let v=0;v<b;v++)h("+",n[a+v].
text);w||(c+=b),u||(a+=b)}return{lines:o,truncated:f}}function It({text:r,masked:t}){const e=t.split(`
`,ht),s=r.split(`
`,ht);return e.map((n,i)=>({masked:n,text:s.length===e.length?s[i]:n}))}function we(r){if(r.length<=nt)return r;const t=/[\ud800-\udbff]$/.test(r.slice(0,nt-1))?
nt-2:nt-1;return`${r.slice(0,t)}…`}var st=l(80199),ft=l(84805),kt=l(59505),wt=l(4646),Rt=l(40730);const Lt=512,ye=5e4,Nt=22,xe=100,ve=.2718281828,tt=r=>Number.
isNaN(r)?0:Math.floor(r*xe+ve);class Y{count=0;hash=(0,M.createHash)("sha256");values=new Float64Array(Lt);used=0;texts=new Map;length(t){this.exact(tt(t))}exact(t){
this.used===Lt&&this.flush(),this.values[this.used++]=t,this.count++}text(t){const{texts:e}=this;let s=e.get(t);s===void 0&&(e.size===ye&&e.clear(),e.set(t,s=e.
size),this.bytes(Buffer.from(t))),this.exact(s)}bytes(t){this.exact(t.length),this.flush(),this.hash.update(t)}finish(){return this.flush(),this.hash.digest("ba\
se64").slice(0,Nt)}flush(){this.used!==0&&(this.hash.update(Buffer.from(this.values.buffer,0,this.used*8)),this.used=0)}}function _(...r){return(0,M.createHash)(
"sha256").update(JSON.stringify(r)).digest("base64").slice(0,Nt)}var Se=l(36342),be=l(9738),Ut=l(36692),Bt=l(57095);const Ft={id:"DeviceGray",isPattern:!1},Oe={
DeviceGray:"0 ",DeviceRGB:"0 0 0 ",DeviceCMYK:"0 0 0 10000 "},Gt="DeviceGray 0 ",yt="Normal",it=r=>({...(0,Bt.ue)(r),base:r,fillSpace:Ft,strokeSpace:Ft,fill:Gt,
stroke:Gt,fillAlpha:1,strokeAlpha:1,lineWidth:1,cap:0,join:0,miter:10,dash:"",clip:"",blend:yt,mask:"",other:""}),Me={DeviceGray:"DefaultGray",DeviceRGB:"Defaul\
tRGB",DeviceCMYK:"DefaultCMYK"},Ee={id:"Pattern",isPattern:!0},Ce=1e4,Te=.2718281828,xt={space:"fillSpace",colour:"fill"},vt={space:"strokeSpace",colour:"stroke"};
class De{document;values;named=new WeakMap;constructor(t,e){this.document=t,this.values=e}device(t,e,s,n,i){const o=this.named.get(i)?.get(t),c=St(e),a=f=>{n[s.
space]=f,n[s.colour]=`${f.id} ${c}`};return o?a(o):this.space(t,i).then(a)}setSpace(t,e,s,n){const i=this.named.get(n)?.get(t),o=c=>{s[e.space]=c,s[e.colour]=`${c.
id} ${Oe[c.id]??"initial"}`};return i?o(i):this.space(t,n).then(o)}set(t,e,s){s[e.colour]=`${s[e.space].id} ${St(t)}`}beneath(t,{id:e}){return`${e} ${St(t)}`}async space(t,e){
const s=await this.lookUp(t,e);let n=this.named.get(e);return n||this.named.set(e,n=new Map),n.set(t,s),s}async lookUp(t,e){if(t==="Pattern")return Ee;const s=Me[t],
n=e.find("ColorSpace",s??t);return n===void 0?{id:t,isPattern:!1}:{id:await this.idOf(n),isPattern:this.isPattern(n)}}async idOf(t){const e=this.document.resolve(
t);return e instanceof d.SX?e.text:_(await this.values.of(t))}isPattern(t){const e=this.document.resolve(t);return(0,d.Eo)((0,d.cy)(e)?this.document.resolve(e[0]):
e,"Pattern")}}function St(r){let t="";for(let e=0;e<r.count;e++)r.kind(e)!==Ut.o_&&(t+=`${Math.floor(r.number(e)*Ce+Te)} `);return t}var $t=l(55123),et=l(88728),
jt=l(65710),ut=l(99921),Wt=l(94777),z=l(32916);const Ae=1e9,Pe=2e9,Ie=3e9,ke=4e9,Re=2e5;class G extends Error{}class Kt{matrix;outline=[];x=0;y=0;constructor(t){
this.matrix=t}move(t,e){this.outline.push(Ae),this.to(t,e)}line(t,e){this.outline.push(Pe),this.to(t,e)}curve(t,e,s,n,i,o){this.outline.push(Ie),this.to(t,e),this.
to(s,n),this.to(i,o)}skip(t,e){this.x+=t,this.y+=e}to(t,e){const[s,n,i,o,c,a]=this.matrix;this.skip(t,e);const{x:f,y:h}=this;if(this.outline.push((s*f+i*h+c)*1e3,
(n*f+o*h+a)*1e3),this.outline.length>Re)throw new G}}function bt(r){try{return r()}catch(t){if(t instanceof RangeError||t instanceof G)return;throw t}}const Le=10,
Ne=1e5,Ue=513;function Be(r,t){const e=new Kt(t.matrix);return new Fe(t,e).run(r,0),e.outline}class Fe{font;pen;stack=[];stems=0;steps=0;ended=!1;constructor(t,e){
this.font=t,this.pen=e}run(t,e){if(e>Le)throw new G;const s=new DataView(t.buffer,t.byteOffset,t.byteLength);for(let n=0;n<t.length&&!this.ended;){if(++this.steps>
Ne||this.stack.length>Ue)throw new G;const i=s.getUint8(n++);if(i===28)this.stack.push(s.getInt16(n)),n+=2;else if(i===255)this.stack.push(s.getInt32(n)/65536),
n+=4;else if(i>=251)this.stack.push(-(i-251)*256-s.getUint8(n++)-108);else if(i>=247)this.stack.push((i-247)*256+s.getUint8(n++)+108);else if(i>=32)this.stack.push(
i-139);else{if(i===11)return;i===10?this.call(this.font.local,e):i===29?this.call(this.font.global,e):i===12?this.escaped(s.getUint8(n++)):i===19||i===20?(this.
stems+=this.stack.length>>1,this.stack=[],n+=this.stems+7>>3):this.operate(i,e)}}}call({data:t,offsets:e},s){const n=Math.max(e.length-1,0),i=n<1240?107:n<33900?
1131:32768,o=this.pop()+i,[c,a]=[e[o],e[o+1]];if(c===void 0||a===void 0)throw new G;this.run(t.subarray(c,a),s+1)}pop(){const t=this.stack.pop();if(t===void 0)throw new G;
return t}operate(t,e){const{pen:s,stack:n}=this;switch(this.stack=[],t){case 1:case 3:case 18:case 23:this.stems+=n.length>>1;return;case 4:return s.move(0,n.at(
-1)??0);case 22:return s.move(n.at(-1)??0,0);case 21:return s.move(n.at(-2)??0,n.at(-1)??0);case 5:return this.lines(n,n.length);case 6:case 7:for(const[i,o]of n.
entries())i%2===0==(t===6)?s.line(o,0):s.line(0,o);return;case 8:this.curves(n,0,n.length);return;case 24:{const i=this.curves(n,0,n.length-2);return s.line(n[i]??
0,n[i+1]??0)}case 25:{const i=n.length-6;this.lines(n,i),this.curves(n,Math.max(i,0),n.length);return}case 26:case 27:return this.flatCurves(n,t===27);case 30:case 31:
return this.turningCurves(n,t===31);case 14:return this.end(n,e);default:throw new G}}lines(t,e){for(let s=0;s+1<e;s+=2)this.pen.line(t[s],t[s+1])}curves(t,e,s){
let n=e;for(;n+5<s;n+=6)this.pen.curve(t[n],t[n+1],t[n+2],t[n+3],t[n+4],t[n+5]);return n}flatCurves(t,e){let s=t.length%4===0?0:1,n=s===1?t[0]:0;for(;s+3<t.length;s+=
4){const[i,o,c,a]=[t[s],t[s+1],t[s+2],t[s+3]];e?this.pen.curve(i,n,o,c,a,0):this.pen.curve(n,i,o,c,0,a),n=0}}turningCurves(t,e){let s=e;for(let n=0;n+3<t.length;n+=
4){const[i,o,c,a]=[t[n],t[n+1],t[n+2],t[n+3]],f=t.length-n===5?t[n+4]:0;s?this.pen.curve(i,0,o,c,f,a):this.pen.curve(0,i,o,c,a,f),s=!s}}end(t,e){if(t.length>=4){
const[s,n,i,o]=t.slice(-4);for(const[c,a,f]of[[i,0,0],[o,s,n]]){const h=this.font.accented(c);if(!h)throw new G;this.pen.x=a,this.pen.y=f,this.stems=0,this.run(
h,e+1),this.ended=!1}}this.ended=!0}escaped(t){const{pen:e,stack:s}=this,n=s;switch(t){case 34:e.curve(n[0],0,n[1],n[2],n[3],0),e.curve(n[4],0,n[5],-n[2],n[6],0);
break;case 35:e.curve(n[0],n[1],n[2],n[3],n[4],n[5]),e.curve(n[6],n[7],n[8],n[9],n[10],n[11]);break;case 36:e.curve(n[0],n[1],n[2],n[3],n[4],0),e.curve(n[5],0,n[6],
n[7],n[8],-(n[1]+n[3]+n[7]));break;case 37:{const i=n[0]+n[2]+n[4]+n[6]+n[8],o=n[1]+n[3]+n[5]+n[7]+n[9],c=Math.abs(i)>Math.abs(o);e.curve(n[0],n[1],n[2],n[3],n[4],
n[5]),e.curve(n[6],n[7],n[8],n[9],c?n[10]:-i,c?-o:n[10]);break}default:return this.arithmetic(t)}this.stack=[]}arithmetic(t){const e=this.pop();switch(t){case 9:
this.stack.push(Math.abs(e));return;case 10:this.stack.push(this.pop()+e);return;case 11:this.stack.push(this.pop()-e);return;case 12:this.stack.push(this.pop()/
e);return;case 14:this.stack.push(-e);return;case 18:return;case 24:this.stack.push(this.pop()*e);return;default:throw new G}}}const Ge=15,$e=17,je=18,We=19,Ke=3079,
He=3102,Ve=3108,Xe=3109,Ht=[.001,0,0,.001,0,0];function Vt(r){const t=new DataView(r.buffer,r.byteOffset,r.byteLength),e=(0,z.Pe)(t,t.getUint8(2)),s=(0,z.Pe)(t,
e.end),n=(0,z.Pe)(t,s.end),i={data:r,offsets:(0,z.Pe)(t,n.end).offsets},o=(0,z.zz)(t,s.offsets[0]??0,s.offsets[1]??0),c=o.get($e)?.[0];if(c===void 0)return;const a=(0,z.
Pe)(t,c).offsets,f=o.has(He),h=f?ze(t,o):[o],u=f?Ye(t,o.get(Xe)?.[0]??0):()=>0,w=h.map(O=>Je(t,r,O)),b=h.map(O=>Ze(o,f?O:void 0)),v=O=>{const[k,B]=[a[O],a[O+1]];
return k===void 0||B===void 0?void 0:r.subarray(k,B)};let E;const W=O=>(E??=new Map(f?[]:(0,z.eP)(t,o.get(Ge)?.[0]??0,a.length-1,!1).map((k,B)=>[(0,z.Je)(r,n.offsets,
k),B])),E.get(O)??-1),V=O=>bt(()=>{const k=v(O);if(!k)return;const B=u(O),X={matrix:b[B]??Ht,global:i,local:w[B]??{data:r,offsets:[]},accented:J=>v(W((0,ut.S)(et.
W.charCodeAt(J-32))))};return Be(k,X)});return{glyph:V,named:O=>V(W(O))}}function ze(r,t){const{offsets:e}=(0,z.Pe)(r,t.get(Ve)?.[0]??0);return e.slice(1).map((s,n)=>(0,z.
zz)(r,e[n],s))}function Ye(r,t){if(r.getUint8(t)===0)return s=>r.getUint8(t+1+s);const e=r.getUint16(t+1);return s=>{let[n,i]=[0,e-1];for(;n<i;){const o=n+i+1>>
1;r.getUint16(t+3+o*3)<=s?n=o:i=o-1}return r.getUint8(t+5+n*3)}}function Je(r,t,e){const[s,n]=e.get(je)??[];if(s===void 0||n===void 0)return{data:t,offsets:[]};
const i=(0,z.zz)(r,n,n+s).get(We)?.[0];return{data:t,offsets:i===void 0?[]:(0,z.Pe)(r,n+i).offsets}}function Ze(r,t){const e=i=>{const o=i?.get(Ke);return o?.length===
6?o:void 0},[s,n]=[e(t),e(r)];return s&&n?(0,st.lw)(s,n):s??n??Ht}const Qe=8,Xt=5e4,_e=1,qe=2,tn=4,en=8,nn=16,sn=32,zt=1,on=2,rn=8,cn=32,an=64,hn=128;function fn(r){
const t=new DataView(r.buffer,r.byteOffset,r.byteLength),e=(0,Wt.tI)(t),[s,n,i]=[e.get("head"),e.get("loca"),e.get("glyf")];if(!s||!n||!i)return;const o=1e3/(t.
getUint16(s.at+18)||1e3),c=t.getInt16(s.at+50)!==0,a=u=>c?t.getUint32(n.at+u*4):t.getUint16(n.at+u*2)*2,f=Math.floor(n.length/(c?4:2))-1,h=u=>{if(!(u<0||u>=f))return[
i.at+a(u),i.at+a(u+1)]};return{named:()=>{},glyph:u=>bt(()=>{if(!h(u))return;const w=new un(t,h);return w.read(u,[o,0,0,o,0,0],0),w.outline})}}class un{view;spanOf;outline=[];points=0;constructor(t,e){
this.view=t,this.spanOf=e}read(t,e,s){const n=this.spanOf(t);if(!n||s>Qe)throw new G;if(n[1]-n[0]<10)return;const i=this.view.getInt16(n[0]);i>=0?this.simple(n[0]+
10,i,e):this.composite(n[0]+10,e,s)}simple(t,e,s){const{view:n}=this,i=Array.from({length:e},(O,k)=>n.getUint16(t+k*2)),o=e===0?0:i.at(-1)+1;if(this.points+=o,this.
points>Xt)throw new G;let c=t+e*2;c+=2+n.getUint16(c);const a=new Uint8Array(o);for(let O=0;O<o;){const k=n.getUint8(c++),B=k&en?n.getUint8(c++)+1:1;a.fill(k,O,
O+=B)}const f=(O,k)=>{let B=0;return Int32Array.from(a,X=>(X&O?B+=X&k?n.getUint8(c++):-n.getUint8(c++):X&k||(B+=n.getInt16(c),c+=2),B))},h=f(qe,nn),u=f(tn,sn),[
w,b,v,E,W,V]=s;for(let O=0,k=0;O<o;O++){(O===0||O===i[k-1]+1)&&(this.outline.push(ke),k++);const[B,X]=[h[O],u[O]];this.outline.push(a[O]&_e,w*B+v*X+W,b*B+E*X+V)}}composite(t,e,s){
const{view:n}=this;for(let i=!0;i;){const o=n.getUint16(t),c=n.getUint16(t+2);t+=4;const[a,f]=o&zt?[n.getInt16(t),n.getInt16(t+2)]:[n.getInt8(t),n.getInt8(t+1)];
t+=o&zt?4:2;const h=()=>(t+=2,n.getInt16(t-2)/16384);let[u,w,b,v]=[1,0,0,1];o&rn?u=v=h():o&an?[u,v]=[h(),h()]:o&hn&&([u,w,b,v]=[h(),h(),h(),h()]);const[E,W]=o&on?
[a,f]:[a&65535,f&65535];if(++this.points>Xt)throw new G;this.read(c,ln([u,w,b,v,E,W],e),s+1),i=(o&cn)!==0}}}const ln=([r,t,e,s,n,i],[o,c,a,f,h,u])=>[r*o+t*a,r*c+
t*f,e*o+s*a,e*c+s*f,n*o+i*a+h,n*c+i*f+u];var Ot=l(37662);const dn=10,pn=1e5,gn=1e5;function mn(r){const t=(0,Ot.cq)(r);if(!t)return;const{clear:e,plain:s}=t,n=s.
indexOf("/CharStrings");if(n<0)return;const i=s.toString("latin1",0,Math.min(n,4096)),o=/\/FontMatrix\s*\[([^\]]*)\]/.exec(e)?.[1]?.trim().split(/\s+/).map(Number),
c={matrix:o?.length===6&&o.every(Number.isFinite)?o:[.001,0,0,.001,0,0],glyphs:new Map(Yt(s,n+12,s.length,"/",/^\/(\S+) +(\d+) +(?:RD|-\|) /)),subroutines:new Map(
[...Yt(s,Math.max(s.indexOf("/Subrs"),0),n,"dup",/^dup +(\d+) +(\d+) +(?:RD|-\|) /)].map(([a,f])=>[Number(a),f])),skipped:Number(/\/lenIV\s+(\d+)/.exec(i)?.[1]??
4)};return{glyph:()=>{},named:a=>bt(()=>{const f=c.glyphs.get(a);return f&&wn(f,c)})}}function*Yt(r,t,e,s,n){for(let i=r.indexOf(s,t),o=0;i>=0&&i<e&&o<gn;o++){const c=n.
exec(r.toString("latin1",i,i+96)),a=i+(c?c[0].length:s.length),f=c?Number(c[2]):0;c&&(yield[c[1],r.subarray(a,a+f)]),i=r.indexOf(s,a+f)}}function wn(r,t){const e=new Kt(
t.matrix);return new yn(t,e).run(r,0),e.outline}class yn{font;pen;stack=[];left=[];flex;steps=0;ended=!1;constructor(t,e){this.font=t,this.pen=e}run(t,e){if(e>dn)
throw new G;const s=(0,Ot.J9)(t,Ot.Ed).subarray(this.font.skipped);for(let n=0;n<s.length&&!this.ended;){if(++this.steps>pn||this.stack.length>100)throw new G;const i=s[n++];
if(i===255)this.stack.push(s.readInt32BE(n)),n+=4;else if(i>=251)this.stack.push(-(i-251)*256-s.readUInt8(n++)-108);else if(i>=247)this.stack.push((i-247)*256+s.
readUInt8(n++)+108);else if(i>=32)this.stack.push(i-139);else{if(i===11)return;if(i===10){const o=this.font.subroutines.get(this.pop());if(!o)throw new G;this.run(
o,e+1)}else i===12?this.escaped(s.readUInt8(n++),e):this.operate(i)}}}pop(){const t=this.stack.pop();if(t===void 0)throw new G;return t}operate(t){const{pen:e,stack:s}=this,
n=s;switch(this.stack=[],t){case 1:case 3:case 9:return;case 4:return this.move(0,n[0]);case 5:return e.line(n[0],n[1]);case 6:return e.line(n[0],0);case 7:return e.
line(0,n[0]);case 8:return e.curve(...n);case 13:return e.skip(n[0],0);case 14:this.ended=!0;return;case 21:return this.move(n[0],n[1]);case 22:return this.move(
n[0],0);case 30:return e.curve(0,n[0],n[1],n[2],n[3],0);case 31:return e.curve(n[0],0,n[1],n[2],0,n[3]);default:throw new G}}move(t,e){this.flex?this.flex.push(
[t,e]):this.pen.move(t,e)}escaped(t,e){switch(t){case 6:return this.accented(e);case 7:this.pen.skip(this.stack[0]??0,this.stack[1]??0),this.stack=[];return;case 12:{
const s=this.pop();this.stack.push(this.pop()/s);return}case 16:return this.procedure();case 17:this.stack.push(this.left.pop()??0);return;default:this.stack=[]}}procedure(){
const t=this.pop(),e=this.pop(),s=Array.from({length:Math.min(Math.max(e,0),32)},()=>this.pop());t===1?this.flex=[]:t===0&&this.flex&&this.endFlex(this.flex),this.
left=t===3?[3]:t===0?s.slice(0,2):s}endFlex(t){if(this.flex=void 0,t.length<7)throw new G;const[e,s,n,i,o,c,a]=t;this.pen.curve(e[0]+s[0],e[1]+s[1],...n,...i),this.
pen.curve(...o,...c,...a)}accented(t){const[e=0,s=0,n=0,i=0,o=0]=this.stack.slice(-5);this.stack=[];const c=this.pen.x;for(const[a,f,h]of[[i,0,0],[o,c-e+s,n]]){
const u=this.font.glyphs.get((0,ut.S)(et.W.charCodeAt(a-32)));if(!u)throw new G;this.pen.x=f,this.pen.y=h,this.run(u,t+1),this.ended=!1}this.ended=!0}}function xn(r){
try{const t=new DataView(r.buffer,r.byteOffset,r.byteLength),e=r.length>12?t.getUint32(0):0;if(e===1330926671){const s=(0,Wt.tI)(t).get("CFF ");return s&&Vt(r.subarray(
s.at,s.at+s.length))}if(e===65536||e===1953658213)return fn(r);if(r[0]===1&&r[1]===0)return Vt(r);if(r[0]===37||r[0]===128)return mn(r)}catch(t){if(!(t instanceof
RangeError))throw t}}const ot="";class vn{document;fonts=new Map;constructor(t){this.document=t}of(t,e){let s=this.fonts.get(t);return s||this.fonts.set(t,s=new Sn(
this.document,t,this.document.dict(e))),s}}class Sn{document;font;dict;shapes=new Map;find;drawn;constructor(t,e,s){this.document=t,this.font=e,this.dict=s}shapeOf(t){
let e=this.shapes.get(t);return e===void 0&&this.shapes.set(t,e=this.read(t)),e}read(t){if(this.drawn)return this.drawn.get(t.code)??ot;this.find??=this.finder();
const e=this.find(t);if(!e)return t.text===" "?ot:_(this.substitute,t.text,bn(t)?0:t.cid);if(e.length===0)return ot;const s=new Y;for(const n of e)s.length(n);return s.
finish()}get substitute(){const{name:t,bold:e,italic:s,fixedPitch:n}=this.font;return`${t} ${e} ${s} ${n}`}finder(){const{document:t,dict:e}=this,s=e&&(0,$t.Lq)(
t,e),n=s&&t.decodedPart(s)?.data,i=n&&xn(n),o=i&&(0,$t.oQ)(t,e);if(!e||!i||typeof o!="object")return()=>{};const c=(0,jt.hL)(t,e);return c?On(t,c,i,o):Mn(t,e,i,
o)}}const bn=({text:r})=>r!==""&&r!=="�";function On(r,t,e,s){const n=r.resolve(t.get("CIDToGIDMap")),i=n instanceof d.Z6?r.decodedPart(n)?.data:void 0;return({
cid:o})=>e.glyph(i?(i[o*2]??0)<<8|(i[o*2+1]??0):s.glyphOfCid(o))}function Mn(r,t,e,s){const{base:n,differences:i}=(0,et.yD)(r,t),o=(a,f)=>{const h=a.charCodeAt(
f-32);return h>0?(0,ut.S)(h):void 0};if(s.kind!=="truetype")return({code:a})=>{const f=n===void 0?s.encoding?.get(a)??o(s.encoding?"":et.W,a):void 0,h=i?.get(a)??
f??(n===void 0?void 0:o(n,a));return e.named(h??".notdef")??e.named(".notdef")};const c=(0,et.pE)(r,(0,jt.nb)(r,t),t)&&!i;return({code:a})=>{const f=i?.get(a)??
o(n??et.W,a),h=()=>f===void 0?0:En(s,f),u=()=>s.code(a)||(s.codes===void 0?s.unicode(a):0);return e.glyph(c?u()||h():h()||u())}}function En(r,t){const e=(0,ut.u)(
t),s=e===void 0?0:r.unicode(e);if(s>0)return s;const n=e===void 0?-1:et.yh.indexOf(String.fromCodePoint(e));return(n>=0&&r.codes==="macintosh"?r.code(n+32):0)||
r.glyphOf(t)}var Cn=l(49153),Tn=l(4136),Dn=l(21159),An=l(72332);const Jt={DeviceGray:1,G:1,DeviceRGB:3,RGB:3,DeviceCMYK:4,CMYK:4},Pn={G:"DeviceGray",RGB:"Device\
RGB",CMYK:"DeviceCMYK",I:"Indexed"};class In{document;values;known=new Map;constructor(t,e){this.document=t,this.values=e}async of(t,e,s){const n=this.known.get(
t);if(n!==void 0&&t>0)return n;const i=new Y;await this.write(e,s,i,!0);const o=i.finish();return this.known.set(t,o),o}async write(t,e,s,n){const{document:i,values:o}=this,
{dict:c}=t,{width:a,height:f,bits:h,stencil:u,decode:w}=(0,Tn.q)(i,c);for(const v of[a,f,h,u?1:0,...w??[]])s.exact(v||0);const b=u?"":await this.space(c.get("Co\
lorSpace"),e);s.text(b);for(const v of["Interpolate","Intent","SMaskInData","Matte"])s.text(await o.of(c.get(v)));for(const v of n?["SMask","Mask"]:[]){const E=i.
resolve(c.get(v));s.text(v),E instanceof d.Z6?await this.write(E,e,s,!1):(0,d.cy)(E)&&s.text(await o.of(E))}await this.samples(t,a*h*(Jt[b]??0),f,s)}async samples(t,e,s,n){
const{document:i,values:o}=this,{format:c,parameters:a,before:f}=(0,Dn.D)(i,t);let h;try{h=await i.decodedAtEase(f)}catch(w){if(!(w instanceof Cn.zU)||w.code!==
"unreadable_document")throw w;h=i.decodedPart(f)?.data??i.encoded(f)}if(n.text(c??""),a&&n.text(await o.of(a)),c==="jpg"){for(const w of Bn(h))await o.bytes(w,n);
return}const u=(0,An.zq)(e,1,1)*s;await o.bytes(c===void 0&&u>0?h.subarray(0,u):h,n)}async space(t,e){const s=this.document.resolve(t);if(!(s instanceof d.SX))return this.
values.of(t);const n=Pn[s.text]??s.text,i=n in Jt?void 0:e(s.text);return i===void 0?n:this.values.of(i)}}const kn=254,Rn=224,Ln=239,Nn=238,Un=218;function*Bn(r){
let t=2;for(;t+4<=r.length&&r[t]===255;){const e=r[t+1];if(e===Un)break;const s=t+2+(r[t+2]<<8|r[t+3]),n=e>=Rn&&e<=Ln&&e!==Nn;e!==kn&&!n&&(yield r.subarray(t,s)),
t=s}yield r.subarray(t)}const Fn=50,Gn=2e5,lt=4*1024*1024,$n=new Set("Length Filter DecodeParms DL Metadata PieceInfo LastModified Parent P Popup StructParent S\
tructParents Type".split(" ")),jn=0,Wn=1,Kn=2,Hn=3,Vn=4,Xn=5,zn=6,Yn=7,Zt=8;class Jn{document;objects=new Map;direct=new WeakMap;constructor(t){this.document=t}async of(t){
if(t==null)return"";if(typeof t!="object")return`${t}`;const e=(0,d.i9)(t)?this.objects.get(t.number):this.direct.get(t);if(e!==void 0)return e;const s=new Y;await this.
write(t,s,[]);const n=s.finish();return(0,d.i9)(t)?this.objects.set(t.number,n):this.direct.set(t,n),n}async data(t,e){const{document:s}=this,n=t.data.length>lt?
await s.decodedAtEase(t):s.decodedPart(t)?.data;await this.bytes(Zn(n??s.encoded(t)),e)}async bytes(t,e){const{pace:s}=this.document.job;for(let n=0;n<t.length;n+=
lt){e.bytes(t.subarray(n,n+lt));const i=s.step(Math.min(t.length-n,lt));i&&await i}}async write(t,e,s){if(s.length>Fn||e.count>Gn||(0,d.i9)(t)&&s.includes(t.number)){
e.exact(Yn);return}const n=this.document.resolve(t),i=[...s,(0,d.i9)(t)?t.number:-1];if(typeof n=="number")e.exact(Hn),e.exact(Number(n.toPrecision(5)));else if(n instanceof
d.SX||typeof n=="boolean")e.exact(Wn),e.text(n instanceof d.SX?n.text:`${n}`);else if(n instanceof d.Mx)e.exact(Kn),e.bytes(n.bytes);else if((0,d.cy)(n)){e.exact(
Vn);for(const c of n)await this.write(c,e,i);e.exact(Zt)}else n instanceof d.Bi?await this.entries(n,Xn,e,i):n instanceof d.Z6?(await this.entries(n.dict,zn,e,i),
await this.data(n,e)):e.exact(jn);const o=this.document.job.pace.step(100);o&&await o}async entries(t,e,s,n){s.exact(e);for(const i of[...t.keys()].sort())$n.has(
i)||(s.text(i),await this.write(t.get(i),s,n));s.exact(Zt)}}function Zn(r){if(!(r.length>128&&Buffer.from(r.subarray(36,40)).toString("latin1")==="acsp"))return r;
const e=r.slice();return e.fill(0,24,36),e.fill(0,84,100),e}const Qn=1e4;class _n{document;decoder;layers;values;images;colours;counts={operators:0};shapes;fonts=new Map;known=new Map;constructor(t){
this.document=t,this.decoder=new be.X(t),this.layers=new Se.z(t),this.values=new Jn(t),this.images=new In(t,this.values),this.colours=new De(t,this.values),this.
shapes=new vn(t)}remember(t,e){this.fonts.has(t)||this.fonts.set(t,e())}shapesOf(t){return this.shapes.of(t,this.fonts.get(t))}async once(t,e){const s=this.known.
get(t);if(s!==void 0)return s;const n=await e();return this.known.size<Qn&&this.known.set(t,n),n}}var Qt=l(69959),qn=l(49599),ts=l(74234);const _t=3,Mt=4,es=-1;
class ns{digest;states;shapesOf;matrix=new Bt.f6;replaces=!1;count=0;clipping;ignored=[];shapes;x=0;y=0;alongX=0;alongY=0;acrossX=0;acrossY=0;moved=0;isVertical=!1;scale="";written="";constructor(t,e,s){
this.digest=t,this.states=e,this.shapesOf=s}begin({matrix:t,size:e,stretch:s,rise:n},i){const o=this.matrix,[c,a]=[o.a*t[0]+o.b*t[2],o.a*t[1]+o.b*t[3]],[f,h]=[o.
c*t[0]+o.d*t[2],o.c*t[1]+o.d*t[3]];this.x=o.e*t[0]+o.f*t[2]+t[4]+n*f,this.y=o.e*t[1]+o.f*t[3]+t[5]+n*h,this.alongX=c*e*s,this.alongY=a*e*s,this.acrossX=f*e,this.
acrossY=h*e,this.moved=0,this.isVertical=i.vertical,this.scale=`${tt(this.alongX)} ${tt(this.alongY)} ${tt(this.acrossX)} ${tt(this.acrossY)}`,this.shapes=this.
shapesOf(i)}show(t,e,s){const n=e.font,{vertical:i}=n,o=e.size===0?1:e.size,c=(i?-e.charSpace:e.charSpace)/o,a=(i?-e.wordSpace:e.wordSpace)/o,f=!s&&e.mode!==_t;
let{moved:h}=this;for(const u of n.glyphs(t)){this.count++;const w=f?this.shapes.shapeOf(u):ot;w!==ot&&(u.vertical?this.glyph(e,w,-u.vertical.x,-h-u.vertical.y,
u.vertical.advance):i?this.glyph(e,w,0,-h,u.width):this.glyph(e,w,h,0,u.width)),h+=(i&&u.vertical?-u.vertical.advance:u.width)+c,u.isSpace&&(h+=a)}this.moved=h}adjust(t){
this.moved+=(this.isVertical?t:-t)/1e3}end({size:t,stretch:e,font:s}){s.vertical?this.matrix.advance(0,-this.moved*t):this.matrix.advance(this.moved*t*e,0)}replaced(){}glyph(t,e,s,n,i){
const o=this.x+s*this.alongX+n*this.acrossX,c=this.y+s*this.alongY+n*this.acrossY;if(this.ignored.length>0&&this.ignored.some(f=>ss(f,o,c)))return;const{digest:a}=this;
t.mode<Mt?this.write(a,t,e,o,c,i):(t.mode<Mt+_t&&this.write(a,t,e,o,c,i),this.clipping??=new Y,this.written="",this.write(this.clipping,void 0,e,o,c,i),this.written=
"")}write(t,e,s,n,i,o){e&&this.states.state(e,e.mode%Mt),t.exact(es),this.scale!==this.written&&(t.text(this.scale),this.written=this.scale),t.text(s),t.length(
n),t.length(i),t.length(o)}}const ss=({x:r,y:t,width:e,height:s},n,i)=>n>=r-.5&&n<=r+e+.5&&i>=t&&i<=t+s,qt={OP:"false",op:"false",OPM:"0",AIS:"false",TK:"true",
RI:"RelativeColorimetric",TR:"Identity",TR2:"Default",BG:"",BG2:"Default",UCR:"",UCR2:"Default"},is=r=>r in qt;function te(r,t,e,s){const n=s instanceof d.SX?s.
text:typeof s=="object"?e:`${s}`,i=r.split(`
`).filter(o=>o!==""&&!o.startsWith(`${t} `));return(n===qt[t]?i:[...i,`${t} ${n}`]).sort().join(`
`)}function os(r,t){switch(r.operator){case"w":return t.lineWidth=r.number(0),!0;case"J":return t.cap=r.number(0),!0;case"j":return t.join=r.number(0),!0;case"M":
return t.miter=r.number(0),!0;case"d":return t.dash=ee(r.value(0),r.number(1)),!0;case"ri":return t.other=te(t.other,"RI","",new d.SX(r.name(0)??"")),!0;default:
return!1}}function rs(r,t,e,s){if(t==="BM"&&(s.blend=cs((0,d.cy)(e)?r.resolve(e[0]):e)),t==="D"&&(0,d.cy)(e)){const[n,i]=e.map(o=>r.resolve(o));s.dash=ee((0,d.cy)(
n)?n.map(o=>r.resolve(o)):null,Number(i)||0)}typeof e=="number"&&(t==="LW"?s.lineWidth=e:t==="LC"?s.cap=e:t==="LJ"?s.join=e:t==="ML"?s.miter=e:t==="CA"?s.strokeAlpha=
e:t==="ca"&&(s.fillAlpha=e))}const cs=r=>r instanceof d.SX&&r.text!=="Compatible"?r.text:yt;function ee(r,t){const e=(0,d.cy)(r)?r.filter(s=>typeof s=="number"):
[];return e.some(s=>s>0)?[...e,t||0].map(s=>Math.round(s*1e4)).join(" "):""}const ne=4096,se=1,dt=2,as=3,Et=4;class ie{kept=new Float64Array(ne);used=0;long;x=0;y=0;get isEmpty(){
return this.used===0&&!this.long}follow(t,e){switch(t.operator){case"m":return this.point(se,t.number(0),t.number(1),e);case"l":return this.point(dt,t.number(0),
t.number(1),e);case"c":return this.curve(t,e,0,2,4);case"v":return this.curve(t,e,-1,0,2);case"y":return this.curve(t,e,0,2,2);case"h":return this.add(Et),!0;case"\
re":return this.rectangle(t.number(0),t.number(1),t.number(2),t.number(3),e),!0;default:return!1}}rectangle(t,e,s,n,i){this.point(se,t,e,i),this.point(dt,t+s,e,
i),this.point(dt,t+s,e+n,i),this.point(dt,t,e+n,i),this.add(Et),this.x=t,this.y=e}close(){this.add(Et)}write(t){if(this.long)t.text(this.end());else for(let e=0;e<
this.used;e++)t.exact(this.kept[e])}get id(){const t=new Y;return this.write(t),t.finish()}clear(){this.used=0,this.long=void 0,this.whole=void 0}whole;end(){return this.
whole===void 0&&(this.flush(this.long),this.whole=this.long.finish()),this.whole}curve(t,e,s,n,i){return this.add(as),s<0?this.place(this.x,this.y,e):this.place(
t.number(s),t.number(s+1),e),this.place(t.number(n),t.number(n+1),e),this.x=t.number(i),this.y=t.number(i+1),this.place(this.x,this.y,e),!0}point(t,e,s,n){return this.
add(t),this.place(e,s,n),this.x=e,this.y=s,!0}place(t,e,s){this.add(tt(s[0]*t+s[2]*e+s[4])),this.add(tt(s[1]*t+s[3]*e+s[5]))}add(t){this.used===ne&&this.flush(this.
long??=new Y),this.kept[this.used++]=t}flush(t){for(let e=0;e<this.used;e++)t.exact(this.kept[e]);this.used=0}}const hs=-11,fs=-12;class us{digest;fill="";fillAlpha=-1;fillClip="";fillMode="";stroke="";constructor(t){
this.digest=t}state(t,e){e!==1&&this.fills(t),e>=1&&this.strokes(t)}fills({fill:t,fillAlpha:e,clip:s,blend:n,mask:i,other:o}){if(t===this.fill&&e===this.fillAlpha&&
s===this.fillClip&&this.fillMode===n+i+o)return;this.fill=t,this.fillAlpha=e,this.fillClip=s,this.fillMode=n+i+o;const{digest:a}=this;a.exact(hs),a.text(t),a.length(
e),a.text(s),a.text(this.fillMode)}strokes(t){const{stroke:e,strokeAlpha:s,clip:n,blend:i,mask:o,other:c,lineWidth:a,cap:f,join:h,miter:u,dash:w}=t,[b,v,E,W]=t.
matrix,V=a*a,O=Math.sqrt(Math.abs(b*W-v*E)),B=`${[V*(b*b+E*E),V*(b*v+E*W),V*(v*v+W*W)].map(J=>Math.round(J*1e6)).join(" ")} ${f} ${h} ${h===0?u:""} ${w&&`${w} ${Math.
round(O*1e6)}`}`,X=[e,s,n,i,o,c,B].join(`
`);X!==this.stroke&&(this.stroke=X,this.digest.exact(fs),this.digest.text(X))}}const pt=-2,Ct=-3,ls=-4,ds=-5,ps=-6,gs=-7,ms=-8,ws={n:{},f:{fill:pt},F:{fill:pt},
"f*":{fill:Ct},S:{stroke:!0},s:{stroke:!0,closes:!0},B:{fill:pt,stroke:!0},"B*":{fill:Ct,stroke:!0},b:{fill:pt,stroke:!0,closes:!0},"b*":{fill:Ct,stroke:!0,closes:!0}};
class rt extends ts.p{context;digest;glyphs;path=new ie;written;clipRule="";constructor(t,e){const s=new us(e),n=new ns(e,s,i=>t.shapesOf(i));super(t.document,t.
decoder,n,t.layers,t.counts),this.context=t,this.digest=e,this.written=s,this.glyphs=n}take(t,e){const{states:s,scope:n}=e,i=s.current,{operator:o}=t;if(this.path.
follow(t,i.matrix))return this.counted();const c=ws[o];if(c)return this.paint(c,i),this.counted();switch(o){case"g":case"rg":case"k":return this.context.colours.
device(oe[o],t,xt,i,n);case"G":case"RG":case"K":return this.context.colours.device(oe[o],t,vt,i,n);case"cs":case"CS":return this.context.colours.setSpace(t.name(
0)??"",o==="cs"?xt:vt,i,n);case"sc":case"scn":return this.colour(t,xt,e);case"SC":case"SCN":return this.colour(t,vt,e);case"W":case"W*":this.clipRule=o;return;case"\
gs":return this.graphics(t,e);case"Tf":return this.font(t,e);case"ET":this.clipText(i);return;case"sh":return this.shading(t.name(0)??"",e);case"BI":{const a=(0,qn.
n)(t);return a&&this.image(0,a,e)}default:if(!os(t,i))return super.take(t,e)}}counted(){if(++this.counts.operators>this.document.job.limits.operators)throw this.
tooMany("operators","operator")}paint({fill:t,stroke:e,closes:s},n){const{path:i,digest:o,written:c}=this;i.isEmpty||(s&&i.close(),this.marked.isOff||(t!==void 0&&
(c.state(n,0),o.exact(t),i.write(o)),e&&(c.state(n,1),o.exact(ls),i.write(o))),this.clipRule!==""&&(n.clip=_(n.clip,this.clipRule,i.id),this.clipRule=""),i.clear())}clipText(t){
const{clipping:e}=this.glyphs;e&&(t.clip=_(t.clip,"text",e.finish()),this.glyphs.clipping=void 0)}colour(t,e,s){const n=s.states.current,i=t.count-1;if(t.kind(i)!==
Ut.o_)return this.context.colours.set(t,e,n);const o=n[e.space],c=this.context.colours.beneath(t,o);return this.pattern(s.scope.find("Pattern",t.name(i)),c,s).then(
a=>{n[e.colour]=a})}async pattern(t,e,s){const{document:n,context:i}=this,o=n.resolve(t),c=n.dict(t);if(!c)return e;const a=(0,st.lw)((0,ft.lQ)(n,c.get("Matrix")),
s.states.current.base);if(!(o instanceof d.Z6)||!(0,d.i9)(t)){const[w,b]=[await i.values.of(c.get("Shading")),await i.values.of(c.get("ExtGState"))];return _("s\
hading",w,b,Tt(a))}const f=n.resolve(c.get("PaintType"))!==2,[h,u]=[f?"":e,Tt(a)];return i.once(`${t.number} ${u} ${h}`,async()=>{const w={...it(a),...f?{}:{fill:h,
stroke:h}},b=await this.apart(t,o,w,s),v=await i.values.of(["XStep","YStep","BBox"].map(E=>c.get(E)??null));return _("tiling",b,v,u,h)})}async apart(t,e,s,n){const{
context:i,document:o}=this,{drawing:c,scope:a}=n,f=(0,d.i9)(t)?t.number:0;if(c.includes(f))return"";if(c.length>=o.job.limits.formDepth)throw this.tooMany("form\
Depth","form"," within another");const h=new Y,u=o.dict(e.dict.get("Resources"));return await new rt(i,h).read(await this.decoder.form(f,e),{states:new Qt.U(s),
scope:u?new wt.H(o,u,a):a,stream:f,drawing:[...c,f]}),h.finish()}async graphics(t,e){const s=this.document.dict(e.scope.find("ExtGState",t.name(0)??""));if(await super.
take(t,e),!s)return;const{document:n,context:i}=this,o=e.states.current,[c]=n.array(s.get("Font"))??[];c!==void 0&&o.font&&(i.remember(o.font,()=>c),await this.
prepare(o.font,e));for(const[a,f]of s){const h=n.resolve(f);a==="SMask"?o.mask=await this.softMask(h,e):is(a)?o.other=te(o.other,a,await i.values.of(f),h):rs(n,
a,h,o)}}async softMask(t,e){const{document:s,context:n}=this;if(!(t instanceof d.Bi))return"";const i=t.get("G");if(!(s.resolve(i)instanceof d.Z6)||!(0,d.i9)(i))
return"";const{matrix:c}=e.states.current,a=await n.values.of(["S","BC","TR"].map(h=>t.get(h)??null)),f=Tt(c);return n.once(`mask ${i.number} ${f} ${a}`,async()=>{
const h=new Y;return await new rt(n,h).draw(i,{...e,states:new Qt.U(it(c))}),_("mask",a,h.finish())})}font(t,e){const s=t.name(0),n=()=>{const{font:o}=e.states.
current;if(!(!o||s===void 0)&&(this.context.remember(o,()=>e.scope.find("Font",s)),o.type3))return this.prepare(o,e)},i=super.take(t,e);return i?i.then(n):n()}async prepare(t,e){
if(!t.type3)return;const s=this.context.shapesOf(t);if(s.drawn)return;const{document:n}=this,{procedures:i,matrix:o,resources:c}=t.type3,a=new Map;s.drawn=a;const f=n.
dict(c),h={...e,scope:f?new wt.H(n,f,e.scope):e.scope},u=(0,st.lw)(o,[1e3,0,0,1e3,0,0]);for(let w=0;w<256;w++){const b=t.type3.procedureOf(w),v=b===void 0?void 0:
i?.get(b),E=n.resolve(v);E instanceof d.Z6&&a.set(w,await this.apart(v,E,it(u),h))}}async shading(t,{scope:e,states:s}){if(this.marked.isOff)return;const n=s.current,
i=await this.context.values.of(e.find("Shading",t));this.written.state(n,0),this.digest.exact(ps),this.digest.text(i),this.place(n.matrix)}draws(t,e){if(t===void 0||
this.marked.isOff)return;const s=e.scope.find("XObject",t),n=this.document.resolve(s);if(!(n instanceof d.Z6)||!(0,d.Eo)(this.document.resolve(n.dict.get("Subty\
pe")),"Image"))return super.draws(t,e);if(!this.layers.isOff(n.dict.get("OC")))return this.image((0,d.i9)(s)?s.number:0,n,e)}async image(t,e,{scope:s,states:n}){
if(this.marked.isOff)return;const i=await this.context.images.of(t,e,o=>s.find("ColorSpace",o));this.written.state(n.current,0),this.digest.exact(ds),this.digest.
text(i),this.place(n.current.matrix)}async readForm(t,e,s){const{document:n,digest:i}=this,o=s.states.current;o.base=o.matrix;const c=(0,ft.b0)(n,e.dict.get("BB\
ox"));if(c){const f=new ie;f.rectangle(c[0],c[1],c[2]-c[0],c[3]-c[1],o.matrix),o.clip=_(o.clip,"W",f.id)}const a=n.dict(e.dict.get("Group"));if(!a||!(0,d.Eo)(n.
resolve(a.get("S")),"Transparency"))return super.readForm(t,e,s);this.written.state(o,2),i.exact(gs),i.text(await this.context.values.of(["I","K","CS"].map(f=>a.
get(f)??null))),Object.assign(o,{fillAlpha:1,strokeAlpha:1,blend:yt,mask:""}),await super.readForm(t,e,s),i.exact(ms)}place(t){for(const e of t)this.digest.length(
e)}}const oe={g:"DeviceGray",G:"DeviceGray",rg:"DeviceRGB",RG:"DeviceRGB",k:"DeviceCMYK",K:"DeviceCMYK"},Tt=r=>r.map(t=>Math.round(t*1e6)).join(" "),ys="Subtype\
 Rect F Contents T Subj RC QuadPoints InkList Vertices L LE CL C IC BS BE Border Name CA OC AS".split(" "),xs="Subtype Rect F QuadPoints C BS Border OC AS".split(
" ");class vs{document;context;constructor(t){this.document=t,this.context=new _n(t)}async page(t,e=[]){const{document:s,context:n}=this;n.counts={operators:0};
const i=(0,ft.iw)(s,t),o=(0,Rt.y)(i),{width:c,height:a}=(0,st.iN)(i),f=new Y;f.length(c*i.userUnit),f.length(a*i.userUnit);const h=new rt(n,f);h.glyphs.ignored=
e;const u=new wt.H(s,s.dict(s.pages.attribute(t,"Resources")));await h.page(await n.decoder.page(t),u,it(o));const w=s.dict(s.entry(s.pages.number(t),"Group"));
return w&&f.text(await n.values.of(["S","I","K","CS"].map(b=>w.get(b)??null))),{content:f.finish(),annotations:await this.annotations(t,e)}}async annotations(t,e){
const{document:s,context:n}=this,i=new Y,o=(0,ft.iw)(s,t),c=(0,Rt.y)(o),a=new rt(n,i);a.glyphs.ignored=e;for(const{form:f,matrix:h}of(0,kt.b)(s,t,o.rotation,n.layers))
await a.form(f,(0,kt.R)(s),it((0,st.lw)(h,c)));for(const f of s.array(s.entry(s.pages.number(t),"Annots"))??[]){const h=s.dict(f);h&&!(0,d.Eo)(s.resolve(h.get("\
Subtype")),"Popup")&&i.text(await this.seen(h))}return i.finish()}async seen(t){const e=this.document.resolve(t.get("Subtype")),s=(0,d.Eo)(e,"Link")||(0,d.Eo)(e,
"Widget")?xs:ys;let n="";for(const i of s)n+=`${await this.context.values.of(t.get(i))} `;return n}}var Ss=l(81465);const Dt=64,bs=1e3,Os="￼";class gt{document;pattern;reader;looks;truncated=!1;constructor(t,e){
this.document=t,this.pattern=e,this.reader=new Ss.X(t),this.looks=new vs(t)}async page(t){const{pace:e}=this.document.job,{masked:s,ignored:n}=await this.text(t);
await e.rest();const{content:i,annotations:o}=await this.looks.page(t,n),c=new Es;for(const a of re(s)){c.add(a);const f=e.step(a.length*4+100);f&&await f}return{
content:i,annotations:o,...c.finish()}}async text(t){const{flow:e}=await this.reader.page(t),{text:s}=e;if(!this.pattern)return{text:s,masked:s,ignored:[],truncated:!1};
const{matches:n,truncated:i}=await this.pattern.search(s,bs,this.document.job.pace);this.truncated||=i;let o="",c=0;for(const{start:a,end:f}of n)o+=s.slice(c,a)+
Os,c=f;return{text:s,masked:o+s.slice(c),ignored:n.flatMap(({start:a,end:f})=>Ms(e,a,f)),truncated:i}}}function*re(r){for(const[t]of r.matchAll(/\S+/g))yield t}
function Ms(r,t,e){const s=r.text.lastIndexOf(`
`,t-1)+1,n=r.text.indexOf(`
`,e),i=r.box(s,n<0?r.text.length:n);return i?[i]:[]}class Es{hash=(0,M.createHash)("sha256");smallest=new Set;largest=0;count=0;add(t){this.hash.update(`${t} `),
this.count++;const e=Cs(t);this.smallest.has(e)||this.smallest.size===Dt&&e>this.largest||(this.smallest.size===Dt&&this.smallest.delete(this.largest),this.smallest.
add(e),this.largest=Math.max(...this.smallest))}finish(){return{text:this.count===0?"":this.hash.digest("base64"),sample:[...this.smallest].sort((t,e)=>t-e)}}}function Cs(r){
let t=2166136261;for(let e=0;e<r.length;e++)t=Math.imul(t^r.charCodeAt(e),16777619);return t=Math.imul(t^t>>>16,2246822507),(t^t>>>13)>>>0}function Ts({sample:r},{
sample:t}){const e=Math.min(Dt,Math.max(r.length,t.length));if(e===0)return 0;let[s,n,i,o]=[0,0,0,0];for(;i<e&&(s<r.length||n<t.length);){const[c,a]=[r[s]??1/0,
t[n]??1/0];i++,c===a&&o++,c<=a&&s++,a<=c&&n++}return o/i}const Ds=1e6,As=.01;async function Ps(r,t,e){const s=t.length+1;if(r.length*t.length>Ds||r.length===0||
t.length===0)return Array.from({length:Math.min(r.length,t.length)},(o,c)=>[c,c]);const n=new Float32Array((r.length+1)*s);for(let o=r.length-1;o>=0;o--){for(let a=t.
length-1;a>=0;a--){const f=As+Ts(r[o],t[a])+n[(o+1)*s+a+1];n[o*s+a]=Math.max(f,n[(o+1)*s+a],n[o*s+a+1])}const c=e.step(t.length*1500);c&&await c}const i=[];for(let o=0,
c=0;o<r.length&&c<t.length;){const a=n[o*s+c];a===n[(o+1)*s+c]?o++:a===n[o*s+c+1]?c++:i.push([o++,c++])}return i}const ce=[({content:r,annotations:t,text:e})=>`${r}\
 ${t} ${e}`,({content:r})=>r,({text:r})=>r];async function Is(r,t,e){const s=new ks(r,t,e);let n=[{from:0,to:t.length,otherFrom:0,otherTo:r.length}];for(const i of ce)
n=await s.inOrder(n,i);for(const i of ce)await s.elsewhere(i);for(const i of n)await s.alike(i);return s}class ks{earlier;later;pace;before;after;moved=new Set;constructor(t,e,s){
this.earlier=t,this.later=e,this.pace=s,this.before=new Int32Array(e.length).fill(-1),this.after=new Int32Array(t.length).fill(-1)}async inOrder(t,e){const[s,n]=[
this.later.map(e),this.earlier.map(e)],i=[...t].reverse(),o=[];for(let c=i.pop();c;c=i.pop()){const a=this.trimmed(c,s,n),f=this.pace.step((a.to-a.from+a.otherTo-
a.otherFrom+1)*200);if(f&&await f,a.from===a.to||a.otherFrom===a.otherTo){(a.from<a.to||a.otherFrom<a.otherTo)&&o.push(a);continue}const h=Ls(Rs(a,s,n));if(h.length===
0){o.push(a);continue}i.push(...Ns(a,h).reverse());for(const[u,w]of h)this.match(u,w)}return o}trimmed(t,e,s){let{from:n,to:i,otherFrom:o,otherTo:c}=t;const a=(f,h)=>e[f]!==
""&&e[f]===s[h];for(;n<i&&o<c&&a(n,o);)this.match(n++,o++);for(;n<i&&o<c&&a(i-1,c-1);)this.match(--i,--c);return{from:n,to:i,otherFrom:o,otherTo:c}}async elsewhere(t){
const e=new Map;for(const[s,n]of this.earlier.entries()){const i=t(n);if(this.after[s]>=0||i==="")continue;const o=e.get(i);o?o.push(s):e.set(i,[s])}for(const s of e.
values())s.reverse();for(const[s,n]of this.later.entries()){const i=this.pace.step(200);i&&await i;const o=this.before[s]<0?e.get(t(n))?.pop():void 0;o!==void 0&&
(this.match(s,o),this.moved.add(s))}}async alike({from:t,to:e,otherFrom:s,otherTo:n}){const i=[],o=[];for(let h=t;h<e;h++)this.before[h]<0&&i.push(h);for(let h=s;h<
n;h++)this.after[h]<0&&o.push(h);const{later:c,earlier:a}=this,f=await Ps(i.map(h=>c[h]),o.map(h=>a[h]),this.pace);for(const[h,u]of f)this.match(i[h],o[u])}match(t,e){
this.before[t]=e,this.after[e]=t}}function Rs(r,t,e){const s=new Map;for(let o=r.otherFrom;o<r.otherTo;o++)s.set(e[o],s.has(e[o])?-1:o);const n=new Map;for(let o=r.
from;o<r.to;o++)n.set(t[o],(n.get(t[o])??0)+1);const i=[];for(let o=r.from;o<r.to;o++){const c=s.get(t[o])??-1;c>=0&&t[o]!==""&&n.get(t[o])===1&&i.push([o,c])}return i}
function Ls(r){const t=[],e=new Int32Array(r.length);for(const[n,[,i]]of r.entries()){let[o,c]=[0,t.length];for(;o<c;){const a=o+c>>1;r[t[a]][1]<i?o=a+1:c=a}e[n]=
o>0?t[o-1]:-1,t[o]=n}const s=[];for(let n=t.at(-1)??-1;n>=0;n=e[n])s.push(r[n]);return s.reverse()}function Ns(r,t){const e=[];let{from:s,otherFrom:n}=r;for(const[
i,o]of t)e.push({from:s,to:i,otherFrom:n,otherTo:o}),s=i+1,n=o+1;return e.push({from:s,to:r.to,otherFrom:n,otherTo:r.otherTo}),e}const ae=["fonts","links","book\
marks","attachments","form"],Us=new Set(["created","modified"]);async function Bs({after:r,before:t},e){const{pace:s}=r.job,n=r.pages.count+t.pages.count;let i=0;
const o=async(J,{pages:At})=>{const le=[];for(let Pt=0;Pt<At.count;Pt++)le.push(await J.page(Pt)),s.progress(++i/n);return le},c={after:new gt(r,e.pattern),before:new gt(
t,e.pattern)},[a,f]=[await o(c.after,r),await o(c.before,t)];await s.rest();const h=await Is(f,a,s),u=new j,w=Gs(h,a,f),{counts:b,data:v,isSame:E}=await Ks({after:r,
before:t},h,u),W=J=>u.entries(J.map(At=>At+1)),V=he(h.before),O=he(h.after),k=[...h.moved].map(J=>({page:J+1,before:h.before[J]+1})),B={added:W(V),removed:W(O),
moved:u.entries(k),changed:await $s(w,{after:r,before:t},e,u)},X={pagesAdded:V.length,pagesRemoved:O.length,pagesMoved:k.length,pagesChanged:w.length,...b};return{
same:E&&V.length+O.length+k.length+w.length===0,truncated:u.truncated||c.after.truncated||c.before.truncated,pageCount:r.pages.count,pageCountBefore:t.pages.count,
counts:X,pages:B,...v,bytes:Fs(r,t)}}const he=r=>[...r.keys()].filter(t=>r[t]<0);function Fs({bytes:r},{bytes:t}){return Buffer.compare(r,t)===0?null:{before:t.
length,after:r.length}}function Gs({before:r},t,e){const s=[];for(const[n,i]of r.entries()){if(i<0)continue;const[o,c]=[t[n],e[i]],a={page:n,before:i,look:o.content!==
c.content,text:o.text!==c.text,annotations:o.annotations!==c.annotations};(a.look||a.text||a.annotations)&&s.push(a)}return s}async function $s(r,{after:t,before:e},{
pattern:s,withText:n},i){const o={after:new gt(t,s),before:new gt(e,s)},c=[];for(const{page:a,before:f,...h}of r){let u={wordsAdded:0,wordsRemoved:0},w=[];if(h.
text){const[v,E]=[await o.after.text(a),await o.before.text(f)];if(u=await Ws(E.masked,v.masked,t),n){const{lines:W,truncated:V}=await me(E,v);i.truncated||=V,w=
W}}const[b]=i.entries([{page:a+1,before:f+1,...h,...u,...n&&{diff:w}}]);if(!b||c.length===js){i.truncated=!0;break}c.push(b)}return c}const js=1e3;async function Ws(r,t,{
job:e}){const s=new Map;for(const[o,c]of[[r,-1],[t,1]])for(const a of re(o)){s.set(a,(s.get(a)??0)+c);const f=e.pace.step(a.length+200);f&&await f}let[n,i]=[0,0];
for(const o of s.values())o>0?n+=o:i-=o;return{wordsAdded:n,wordsRemoved:i}}async function Ks({after:r,before:t},e,s){const n=await Q(r,h=>e.before[h]<0?void 0:
h),i=await Q(t,h=>e.after[h]<0?void 0:e.after[h]),o=Object.keys(n.metadata).filter(h=>n.metadata[h]!==i.metadata[h]),c={metadata:o.length},a={metadata:Hs(i,n,o,
s)};for(const h of ae){const u=await H(i[h],n[h],r.job.pace);c[h]=u.before.length+u.after.length,a[h]={before:s.entries(u.before),after:s.entries(u.after)}}a.security=
fe(i.security,n.security),a.tagged=fe(i.tagged,n.tagged);const f=o.every(h=>Us.has(h))&&ae.every(h=>c[h]===0)&&a.security===null&&a.tagged===null;return{counts:c,
data:a,isSame:f}}function Hs({metadata:r},{metadata:t},e,s){const n=e.map(i=>({key:i,pair:{before:r[i]??null,after:t[i]??null}}));return Object.fromEntries(s.entries(
n).map(({key:i,pair:o})=>[i,o]))}const fe=(r,t)=>JSON.stringify(r)===JSON.stringify(t)?null:{before:r,after:t};var Vs=l(4631),Xs=l(47896),zs=l(60170);const Ys={
file:"compare_to",password:"compare_password",noun:"the earlier version"},Js=async(r,t,e)=>{const{compare_to:s,compare_password:n,ignore_pattern:i,with_text:o,open_password:c}=t,
a=i===void 0?void 0:await(0,zs.G)("ignore_pattern",i,"regex",e),{quiet:f,wasRepaired:h}=(0,D.gd)(e),u=await(0,I.E)(r.bytes,f,{password:c}),{document:w,isRepaired:b}=await(0,Xs.
H)(s,n,Ys,f),v=await Bs({after:u,before:w},{pattern:a,withText:o}),E=[...h()?[ue("The document")]:[],...b?[ue("The earlier version")]:[]];return{documents:[{...r,
pageCount:u.pages.count}],data:v,notes:E,facts:{}}},ue=r=>(0,Vs.A)(`${r} is damaged: it was compared as far as it could be read.`)}),62583:((Z,L,l)=>{l.d(L,{Z:()=>P});
var I=l(14414),M=l(54324),R=l(95079),A=l(77497),F=l(30656);async function P(T,y,x){const p=[],m={};for(const g of y.fields){p.push(d(T,y,x,g)),(0,I.K)(g)&&g.kind!==
"password"&&y.byName.get(g.name)===g&&Object.defineProperty(m,g.name,{value:x.of(g),enumerable:!0,configurable:!0,writable:!0});const S=T.job.pace.step(4e3);S&&
await S}return{fields:p,values:m,xfa:(0,F.f4)(T,y),scripts:(0,A.on)(T,y)}}function d(T,y,x,p){const{kind:m,flags:g,name:S}=p,C=y.integer(p.nodes[0],"MaxLen"),D=m===
"password",K=m==="text"||D;return{name:S,type:m,value:D?null:x.of(p),default:D?null:x.of(p,"DV"),options:N(T,y,x,p),required:(g&R.mw)!==0,readOnly:(g&R.sj)!==0,
multiline:m==="text"&&(g&R.kz)!==0,maxLength:K&&C>0?C:null,pages:[...new Set(p.widgets.flatMap(({pages:U})=>U))].sort((U,j)=>U-j)}}function N(T,y,x,p){return p.
kind==="dropdown"||p.kind==="list"?x.choices(p).map(({value:m,display:g})=>({value:m,display:g})):p.kind!=="checkbox"&&p.kind!=="radio"?[]:(0,M.lD)(T,y,p).names.
map(m=>({value:m,display:m}))}}),4631:((Z,L,l)=>{l.d(L,{A:()=>I});const I=M=>({code:"document_damaged",message:M})}),47896:((Z,L,l)=>{l.d(L,{H:()=>A});var I=l(49153),
M=l(7390),R=l(93413);async function A({bytes:d},N,T,y){const x={repaired:!1},p=()=>{x.repaired=!0};try{return{document:await(0,M.E)(d,{...y,onRepaired:p},{password:N}),
isRepaired:x.repaired}}catch(m){throw m instanceof I.zU?F(m,d,T):m}}function F(d,N,{file:T,password:y,noun:x}){const p=(m,g,S=[])=>(0,I.G6)([{field:m,message:g,
mentions:S}]);switch(d.code){case"password_required":return p(T,`needs a password: give it as ${y}`,[y]);case"wrong_password":return p(y,`does not open ${x}`);case"\
unsupported_encryption":return p(T,"is protected in a way that is not supported, such as by a certificate");case"unreadable_document":{const m=(0,R.y)(N);return p(
T,m===void 0||m==="a PDF document"?P:`is ${m}; it must be a PDF document`)}case"limit_exceeded":{const m=d.issues.map(({message:g})=>({field:T,message:g}));return new I.
zU(d.code,d.message,{issues:m,...d.advice===void 0?{}:{advice:d.advice}})}default:return d}}const P="cannot be read, or has no pages: it must be a complete PDF \
document"}),60170:((Z,L,l)=>{l.d(L,{G:()=>y});var I=l(49153),M=l(44872);const R=new RegExp("([\\x21-\\x7e]+)(?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]+|\\P{M})\\p{M}*|\\p{M}\
+","gu");async function A(p,m){const g=(await F(p,m)).text.trim();return{hasGroups:!1,search:async(S,C,D)=>{const{text:K,places:U}=await F(S,D),j=[];for(let H=K.
indexOf(g),$=0;H>=0;H=K.indexOf(g,$)){if(j.length===C)return{matches:j,truncated:!0};for($=H+g.length;U[$]===U[$-1];)$++;j.push((0,M.F)(U[H],U[$]));const Q=D.step(
g.length);Q&&await Q}return{matches:j,truncated:!1}}}}async function F(p,m){const g=[];let S="";for(const{0:C,1:D,2:K,index:U}of p.matchAll(R)){const j=K===void 0?
D?.toLowerCase()??P(C):" ";for(let $=0;$<j.length;$++)g.push(D===void 0?U:U+$);S+=j;const H=m.step(C.length*10);H&&await H}return g.push(p.length),{text:S,places:g}}
const P=p=>p.normalize("NFC").toUpperCase().toLowerCase().normalize("NFC"),d=1e6;async function N(p,m,g,S,C){const D=g==="regex"?(await Promise.all([l.e(7398),l.
e(3450)]).then(l.bind(l,73450))).expressionOf(m,C):await A(m,S);if("problem"in D)throw(0,I.G6)([{field:p,message:D.problem}]);return{hasGroups:D.hasGroups,search:async(K,U,j)=>{
const H=await D.search(K.slice(0,d),U,j);return K.length>d?{...H,truncated:!0}:H}}}var T=l(84293);const y=(p,m,g,{pace:S,limits:C})=>N(p,m,g,S,x(p,C));function x(p,{
searching:m}){let g=m;return S=>{if(g-=S,g<0)throw(0,T.F)("searching",`The search takes more than ${m} steps, which are characters times the size of the express\
ion`,"Make the expression shorter or more exact, or search fewer pages",p)}}}),4136:((Z,L,l)=>{l.d(L,{q:()=>I});function I(M,R){const A=d=>{const N=M.resolve(R.
get(d));return typeof N=="number"?Math.floor(N):NaN},F=M.resolve(R.get("ImageMask"))===!0,P=M.array(R.get("Decode"))?.map(d=>M.resolve(d));return{width:A("Width"),
height:A("Height"),bits:F?1:A("BitsPerComponent")||8,stencil:F,decode:P?.every(d=>typeof d=="number")?P:void 0}}}),72332:((Z,L,l)=>{l.d(L,{A6:()=>N,CV:()=>d,Cb:()=>M,
WQ:()=>R,ZJ:()=>P,e_:()=>A,fu:()=>T,zq:()=>I});const I=(y,x,p)=>Math.ceil(y*x*p/8);function M(y,x,p){if(!y||y.length<x*2)return!1;let m=0;for(let g=0;g<x;g++){const[
S,C]=[y[g*2],y[g*2+1]];if(S===p&&C===0)m++;else if(S!==0||C!==p)return}return m===0?!1:m===x?!0:void 0}function R(y,x){if(y.length>=x)return y.subarray(0,x);const p=new Uint8Array(
x);return p.set(y),p}const A=y=>y.map(x=>x^255),F=2;async function P(y,{width:x,height:p,channels:m,bits:g},S,C){const D=x*m,K=I(x,m,g),U=new Uint8Array(D*p),j=2**
g-1,H=S&&g<8?255/j:1;for(let $=0;$<p;$++){for(let q=0;q<D;q++){const ct=q*g,at=$*K+(ct>>3),mt=g>=8?y[at]:y[at]>>8-g-(ct&7)&j;U[$*D+q]=mt*H}const Q=C.step(D*F);Q&&
await Q}return U}function d(y,x,p){const m=Array.from({length:p},(g,S)=>{const[C,D]=[x[S*2],x[S*2+1]];return Uint8ClampedArray.from({length:256},(K,U)=>(C+U/255*
(D-C))*255)});return y.map((g,S)=>m[S%p][g])}function N(y,x,p){const m=new Uint8Array(y.length*p);for(const[g,S]of y.entries())for(let C=0;C<p;C++)m[g*p+C]=x[S*
p+C]??0;return m}function T(y,x,p){const m=new Uint8Array(x.length*(p+1));for(let g=0;g<x.length;g++){for(let S=0;S<p;S++)m[g*(p+1)+S]=y[g*p+S];m[g*(p+1)+p]=x[g]}
return m}}),21159:((Z,L,l)=>{l.d(L,{D:()=>A});var I=l(85533),M=l(16039);const R={DCTDecode:"jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"\
jbig2"};function A(F,P){const d=(0,I.c3)(F,P.dict.get("Filter")),N=(0,I.c3)(F,P.dict.get("DecodeParms")),T=d.at(-1)??null,y=T instanceof M.SX?R[T.text]:void 0;if(!y)
return{format:y,parameters:void 0,filter:T,before:P};const x=new M.Bi(P.dict);x.set("Filter",d.slice(0,-1)),x.set("DecodeParms",N.slice(0,d.length-1));const p=N[d.
length-1];return{format:y,parameters:(0,M.Zm)(p)?p:void 0,filter:T,before:new M.Z6(x,P.data,P.sealed)}}}),49599:((Z,L,l)=>{l.d(L,{n:()=>R});var I=l(16039);const M={
BPC:"BitsPerComponent",CS:"ColorSpace",D:"Decode",DP:"DecodeParms",F:"Filter",H:"Height",IM:"ImageMask",W:"Width"};function R(A){if(A.dataStart<0)return;const F=new I.
Bi;for(let P=0;P+1<A.count;P+=2){const d=A.name(P);d!==void 0&&F.set(M[d]??d,A.value(P+1))}return new I.Z6(F,A.content.subarray(A.dataStart,A.dataEnd))}}),44872:((Z,L,l)=>{
l.d(L,{F:()=>I});const I=(M,R,A=[])=>({start:M,end:R,groups:Object.fromEntries(A)})})};
