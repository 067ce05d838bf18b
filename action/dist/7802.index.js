"use strict";exports.id=7802,exports.ids=[7802],exports.modules={77802:((Y,k,l)=>{l.r(k),l.d(k,{compare_documents:()=>zs});var D=l(90966),E=l(77598),P=l(45059),C=l(52755),N=l(
16259),R=l(824),d=l(45599),U=l(59071);function A(r,t,e){const s=[];for(const n of r.array(r.entry(r.pages.number(t),"Annots"))??[]){const i=r.dict(n);i&&(0,d.Eo)(
r.resolve(i.get("Subtype")),"Link")&&s.push({page:t,target:w(r,i,e)})}return s}function w(r,t,e){const s=e.pageOf(t);if(s!==void 0)return{page:s};const n=r.dict(
t.get("A")),i=r.resolve(n?.get("S")),o=r.resolve(n?.get("URI"));if(o instanceof d.Mx)return{uri:Buffer.from(o.bytes).toString("latin1")};const c=x(r,n?.get("F"));
if(c!==null)return{file:c};const a=r.resolve(n?.get("N"));return{action:a instanceof d.SX?a.text:i instanceof d.SX?i.text:"none"}}function x(r,t){const e=r.resolve(
t);if(e instanceof d.Mx)return(0,U.Gh)(e);const s=r.dict(t);return(0,U.Gh)(r.resolve(s?.get("UF")))??(0,U.Gh)(r.resolve(s?.get("F")))}var p=l(37081),g=l(12207),
m=l(16231),v=l(17623),T=l(41112),M=l(41561);const K=1e3,B=1e6;class j{truncated=!1;left=B;entries(t,e=K){const s=[];for(const n of t){const i=JSON.stringify(n).
length+1;if(s.length===e||i>this.left){this.truncated=!0;break}this.left-=i,s.push(n)}return s}}async function H(r,t,e){const s=new Map;for(const{key:o}of r)s.set(
o,(s.get(o)??0)+1);const n=[];for(const{key:o,entry:c}of t){const a=s.get(o)??0;a>0?s.set(o,a-1):n.push(c);const f=e.step(200);f&&await f}const i=[];for(const{key:o,
entry:c}of[...r].reverse()){const a=s.get(o)??0;a!==0&&(s.set(o,a-1),i.push(c))}return{before:i.reverse(),after:n}}const $=r=>({key:JSON.stringify(r),entry:r});
async function Q(r,t){const{pace:e}=r.job,s=await g.Ht.of(r),n={...(0,R._6)(r,await(0,R.Br)(r))};await e.rest();const i=(await(0,T.Uz)(r)??[]).map(h=>$({...h}));
await e.rest();const o=await ht(r,s,t),c=await ft(r,s,t);await e.rest();const a=await wt(r),f=await le(r);return await e.rest(),{metadata:n,fonts:i,links:o,bookmarks:c,
attachments:a,form:f,security:{encryption:(0,M.Br)(r),permissions:(0,M.nj)(r),javascript:await(0,T.xS)(r),signatures:(await(0,m.E)(r)).length},tagged:(0,M.$J)(r)}}
function q(r,t){if(!("page"in r))return{entry:{...r},key:JSON.stringify(r)};const e=t(r.page);return{entry:{target:r.page+1},key:e===void 0?`gone ${r.page}`:`pa\
ge ${e}`}}async function ht(r,t,e){const s=[];for(let n=0;n<r.pages.count;n++){const i=e(n);if(i!==void 0)for(const c of A(r,n,t)){const{entry:a,key:f}=q(c.target,
e);s.push({entry:{page:n+1,...a},key:`${i} ${f}`})}const o=r.job.pace.step(2e4);o&&await o}return s}async function ft(r,t,e){const s=[];return await(0,p.O)(r,(n,i)=>{
const o=r.dict(n),c=o&&(0,U.Gh)(r.resolve(o.get("Title")));if(!o||c===null||c===void 0)return o!==void 0;const{entry:a,key:f}=q(w(r,o,t),e);return s.push({entry:{
title:c,level:i,...a},key:`${i} ${f} ${c}`}),!0}),s}async function wt(r){const t=[];for(const{name:e,size:s,mimeType:n,description:i,relationship:o,stream:c}of await(0,P.
_)(r)){const a=r.decodedPart(c)?.data??r.encoded(c),f={name:e,size:s??a.length,mimeType:n,description:i,relationship:o},h=(0,E.createHash)("sha256").update(a).digest(
"base64");t.push({entry:f,key:`${JSON.stringify(f)} ${h}`});const u=r.job.pace.step(a.length*2);u&&await u}return t}async function le(r){const t=await C.mO.read(
r);if(t.fields.length===0)return[];const{fields:e}=await(0,v.Z)(r,t,new N.n(r,t));return e.map(s=>{const{pages:n,...i}=s;return $(i)})}const de=200,nt=200,ut=2e4,
pe=300;async function ge(r,t){const{diffArrays:e}=await l.e(8128).then(l.bind(l,18128)),[s,n]=[It(r),It(t)],i=e(s.map(({masked:u})=>u),n.map(({masked:u})=>u),{maxEditLength:pe})??
[{removed:!0,added:!1,count:s.length},{removed:!1,added:!0,count:n.length}],o=[];let[c,a]=[0,0],f=s.length===ut||n.length===ut;const h=(u,y)=>{o.length===de?f=!0:
o.push(u+me(y)),y.length>nt&&(f=!0)};for(const{removed:u,added:y,count:O}of i){if(u)for(let S=0;S<O;S++)h("-",s[c+S].text);if(y)for(let S=0;S<O;S++)h("+",n[a+S].
text);y||(c+=O),u||(a+=O)}return{lines:o,truncated:f}}function It({text:r,masked:t}){const e=t.split(`
`,ut),s=r.split(`
`,ut);return e.map((n,i)=>({masked:n,text:s.length===e.length?s[i]:n}))}function me(r){if(r.length<=nt)return r;const t=/[\ud800-\udbff]$/.test(r.slice(0,nt-1))?
nt-2:nt-1;return`${r.slice(0,t)}…`}var st=l(74135),lt=l(6057),Pt=l(75444),Rt=l(87141),yt=l(31095);const kt=512,we=5e4,Lt=22,ye=100,xe=.2718281828,tt=r=>Number.
isNaN(r)?0:Math.floor(r*ye+xe);class J{count=0;hash=(0,E.createHash)("sha256");values=new Float64Array(kt);used=0;texts=new Map;length(t){this.exact(tt(t))}exact(t){
this.used===kt&&this.flush(),this.values[this.used++]=t,this.count++}text(t){const{texts:e}=this;let s=e.get(t);s===void 0&&(e.size===we&&e.clear(),e.set(t,s=e.
size),this.bytes(Buffer.from(t))),this.exact(s)}bytes(t){this.exact(t.length),this.flush(),this.hash.update(t)}finish(){return this.flush(),this.hash.digest("ba\
se64").slice(0,Lt)}flush(){this.used!==0&&(this.hash.update(Buffer.from(this.values.buffer,0,this.used*8)),this.used=0)}}function _(...r){return(0,E.createHash)(
"sha256").update(JSON.stringify(r)).digest("base64").slice(0,Lt)}var ve=l(58971),Se=l(36502),Ut=l(85008),Nt=l(97748);const Bt={id:"DeviceGray",isPattern:!1},Oe={
DeviceGray:"0 ",DeviceRGB:"0 0 0 ",DeviceCMYK:"0 0 0 10000 "},Gt="DeviceGray 0 ",xt="Normal",it=r=>({...(0,Nt.ue)(r),base:r,fillSpace:Bt,strokeSpace:Bt,fill:Gt,
stroke:Gt,fillAlpha:1,strokeAlpha:1,lineWidth:1,cap:0,join:0,miter:10,dash:"",clip:"",blend:xt,mask:"",other:""}),be={DeviceGray:"DefaultGray",DeviceRGB:"Defaul\
tRGB",DeviceCMYK:"DefaultCMYK"},Ee={id:"Pattern",isPattern:!0},Me=1e4,Te=.2718281828,vt={space:"fillSpace",color:"fill"},St={space:"strokeSpace",color:"stroke"};
class Ce{document;values;named=new WeakMap;constructor(t,e){this.document=t,this.values=e}device(t,e,s,n,i){const o=this.named.get(i)?.get(t),c=Ot(e),a=f=>{n[s.
space]=f,n[s.color]=`${f.id} ${c}`};return o?a(o):this.space(t,i).then(a)}setSpace(t,e,s,n){const i=this.named.get(n)?.get(t),o=c=>{s[e.space]=c,s[e.color]=`${c.
id} ${Oe[c.id]??"initial"}`};return i?o(i):this.space(t,n).then(o)}set(t,e,s){s[e.color]=`${s[e.space].id} ${Ot(t)}`}beneath(t,{id:e}){return`${e} ${Ot(t)}`}async space(t,e){
const s=await this.lookUp(t,e);let n=this.named.get(e);return n||this.named.set(e,n=new Map),n.set(t,s),s}async lookUp(t,e){if(t==="Pattern")return Ee;const s=be[t],
n=e.find("ColorSpace",s??t);return n===void 0?{id:t,isPattern:!1}:{id:await this.idOf(n),isPattern:this.isPattern(n)}}async idOf(t){const e=this.document.resolve(
t);return e instanceof d.SX?e.text:_(await this.values.of(t))}isPattern(t){const e=this.document.resolve(t);return(0,d.Eo)((0,d.cy)(e)?this.document.resolve(e[0]):
e,"Pattern")}}function Ot(r){let t="";for(let e=0;e<r.count;e++)r.kind(e)!==Ut.o_&&(t+=`${Math.floor(r.number(e)*Me+Te)} `);return t}var Ft=l(61540),et=l(16456),
$t=l(49454),dt=l(30201),jt=l(94389),V=l(61188);const De=1e9,Ae=2e9,Ie=3e9,Pe=4e9,Re=2e5;class F extends Error{}class Wt{matrix;outline=[];x=0;y=0;constructor(t){
this.matrix=t}move(t,e){this.outline.push(De),this.to(t,e)}line(t,e){this.outline.push(Ae),this.to(t,e)}curve(t,e,s,n,i,o){this.outline.push(Ie),this.to(t,e),this.
to(s,n),this.to(i,o)}skip(t,e){this.x+=t,this.y+=e}to(t,e){const[s,n,i,o,c,a]=this.matrix;this.skip(t,e);const{x:f,y:h}=this;if(this.outline.push((s*f+i*h+c)*1e3,
(n*f+o*h+a)*1e3),this.outline.length>Re)throw new F}}function bt(r){try{return r()}catch(t){if(t instanceof RangeError||t instanceof F)return;throw t}}const ke=10,
Le=1e5,Ue=513;function Ne(r,t){const e=new Wt(t.matrix);return new Be(t,e).run(r,0),e.outline}class Be{font;pen;stack=[];stems=0;steps=0;ended=!1;constructor(t,e){
this.font=t,this.pen=e}run(t,e){if(e>ke)throw new F;const s=new DataView(t.buffer,t.byteOffset,t.byteLength);for(let n=0;n<t.length&&!this.ended;){if(++this.steps>
Le||this.stack.length>Ue)throw new F;const i=s.getUint8(n++);if(i===28)this.stack.push(s.getInt16(n)),n+=2;else if(i===255)this.stack.push(s.getInt32(n)/65536),
n+=4;else if(i>=251)this.stack.push(-(i-251)*256-s.getUint8(n++)-108);else if(i>=247)this.stack.push((i-247)*256+s.getUint8(n++)+108);else if(i>=32)this.stack.push(
i-139);else{if(i===11)return;i===10?this.call(this.font.local,e):i===29?this.call(this.font.global,e):i===12?this.escaped(s.getUint8(n++)):i===19||i===20?(this.
stems+=this.stack.length>>1,this.stack=[],n+=this.stems+7>>3):this.operate(i,e)}}}call({data:t,offsets:e},s){const n=Math.max(e.length-1,0),i=n<1240?107:n<33900?
1131:32768,o=this.pop()+i,[c,a]=[e[o],e[o+1]];if(c===void 0||a===void 0)throw new F;this.run(t.subarray(c,a),s+1)}pop(){const t=this.stack.pop();if(t===void 0)throw new F;
return t}operate(t,e){const{pen:s,stack:n}=this;switch(this.stack=[],t){case 1:case 3:case 18:case 23:this.stems+=n.length>>1;return;case 4:return s.move(0,n.at(
-1)??0);case 22:return s.move(n.at(-1)??0,0);case 21:return s.move(n.at(-2)??0,n.at(-1)??0);case 5:return this.lines(n,n.length);case 6:case 7:for(const[i,o]of n.
entries())i%2===0==(t===6)?s.line(o,0):s.line(0,o);return;case 8:this.curves(n,0,n.length);return;case 24:{const i=this.curves(n,0,n.length-2);return s.line(n[i]??
0,n[i+1]??0)}case 25:{const i=n.length-6;this.lines(n,i),this.curves(n,Math.max(i,0),n.length);return}case 26:case 27:return this.flatCurves(n,t===27);case 30:case 31:
return this.turningCurves(n,t===31);case 14:return this.end(n,e);default:throw new F}}lines(t,e){for(let s=0;s+1<e;s+=2)this.pen.line(t[s],t[s+1])}curves(t,e,s){
let n=e;for(;n+5<s;n+=6)this.pen.curve(t[n],t[n+1],t[n+2],t[n+3],t[n+4],t[n+5]);return n}flatCurves(t,e){let s=t.length%4===0?0:1,n=s===1?t[0]:0;for(;s+3<t.length;s+=
4){const[i,o,c,a]=[t[s],t[s+1],t[s+2],t[s+3]];e?this.pen.curve(i,n,o,c,a,0):this.pen.curve(n,i,o,c,0,a),n=0}}turningCurves(t,e){let s=e;for(let n=0;n+3<t.length;n+=
4){const[i,o,c,a]=[t[n],t[n+1],t[n+2],t[n+3]],f=t.length-n===5?t[n+4]:0;s?this.pen.curve(i,0,o,c,f,a):this.pen.curve(0,i,o,c,a,f),s=!s}}end(t,e){if(t.length>=4){
const[s,n,i,o]=t.slice(-4);for(const[c,a,f]of[[i,0,0],[o,s,n]]){const h=this.font.accented(c);if(!h)throw new F;this.pen.x=a,this.pen.y=f,this.stems=0,this.run(
h,e+1),this.ended=!1}}this.ended=!0}escaped(t){const{pen:e,stack:s}=this,n=s;switch(t){case 34:e.curve(n[0],0,n[1],n[2],n[3],0),e.curve(n[4],0,n[5],-n[2],n[6],0);
break;case 35:e.curve(n[0],n[1],n[2],n[3],n[4],n[5]),e.curve(n[6],n[7],n[8],n[9],n[10],n[11]);break;case 36:e.curve(n[0],n[1],n[2],n[3],n[4],0),e.curve(n[5],0,n[6],
n[7],n[8],-(n[1]+n[3]+n[7]));break;case 37:{const i=n[0]+n[2]+n[4]+n[6]+n[8],o=n[1]+n[3]+n[5]+n[7]+n[9],c=Math.abs(i)>Math.abs(o);e.curve(n[0],n[1],n[2],n[3],n[4],
n[5]),e.curve(n[6],n[7],n[8],n[9],c?n[10]:-i,c?-o:n[10]);break}default:return this.arithmetic(t)}this.stack=[]}arithmetic(t){const e=this.pop();switch(t){case 9:
this.stack.push(Math.abs(e));return;case 10:this.stack.push(this.pop()+e);return;case 11:this.stack.push(this.pop()-e);return;case 12:this.stack.push(this.pop()/
e);return;case 14:this.stack.push(-e);return;case 18:return;case 24:this.stack.push(this.pop()*e);return;default:throw new F}}}const Ge=15,Fe=17,$e=18,je=19,We=3079,
Ke=3102,He=3108,ze=3109,Kt=[.001,0,0,.001,0,0];function Ht(r){const t=new DataView(r.buffer,r.byteOffset,r.byteLength),e=(0,V.Pe)(t,t.getUint8(2)),s=(0,V.Pe)(t,
e.end),n=(0,V.Pe)(t,s.end),i={data:r,offsets:(0,V.Pe)(t,n.end).offsets},o=(0,V.zz)(t,s.offsets[0]??0,s.offsets[1]??0),c=o.get(Fe)?.[0];if(c===void 0)return;const a=(0,V.
Pe)(t,c).offsets,f=o.has(Ke),h=f?Xe(t,o):[o],u=f?Ve(t,o.get(ze)?.[0]??0):()=>0,y=h.map(b=>Ye(t,r,b)),O=h.map(b=>Je(o,f?b:void 0)),S=b=>{const[L,G]=[a[b],a[b+1]];
return L===void 0||G===void 0?void 0:r.subarray(L,G)};let I;const W=b=>(I??=new Map(f?[]:(0,V.eP)(t,o.get(Ge)?.[0]??0,a.length-1,!1).map((L,G)=>[(0,V.Je)(r,n.offsets,
L),G])),I.get(b)??-1),z=b=>bt(()=>{const L=S(b);if(!L)return;const G=u(b),X={matrix:O[G]??Kt,global:i,local:y[G]??{data:r,offsets:[]},accented:Z=>S(W((0,dt.S)(et.
W.charCodeAt(Z-32))))};return Ne(L,X)});return{glyph:z,named:b=>z(W(b))}}function Xe(r,t){const{offsets:e}=(0,V.Pe)(r,t.get(He)?.[0]??0);return e.slice(1).map((s,n)=>(0,V.
zz)(r,e[n],s))}function Ve(r,t){if(r.getUint8(t)===0)return s=>r.getUint8(t+1+s);const e=r.getUint16(t+1);return s=>{let[n,i]=[0,e-1];for(;n<i;){const o=n+i+1>>
1;r.getUint16(t+3+o*3)<=s?n=o:i=o-1}return r.getUint8(t+5+n*3)}}function Ye(r,t,e){const[s,n]=e.get($e)??[];if(s===void 0||n===void 0)return{data:t,offsets:[]};
const i=(0,V.zz)(r,n,n+s).get(je)?.[0];return{data:t,offsets:i===void 0?[]:(0,V.Pe)(r,n+i).offsets}}function Je(r,t){const e=i=>{const o=i?.get(We);return o?.length===
6?o:void 0},[s,n]=[e(t),e(r)];return s&&n?(0,st.lw)(s,n):s??n??Kt}const Ze=8,zt=5e4,Qe=1,_e=2,qe=4,tn=8,en=16,nn=32,Xt=1,sn=2,on=8,rn=32,cn=64,an=128;function hn(r){
const t=new DataView(r.buffer,r.byteOffset,r.byteLength),e=(0,jt.tI)(t),[s,n,i]=[e.get("head"),e.get("loca"),e.get("glyf")];if(!s||!n||!i)return;const o=1e3/(t.
getUint16(s.at+18)||1e3),c=t.getInt16(s.at+50)!==0,a=u=>c?t.getUint32(n.at+u*4):t.getUint16(n.at+u*2)*2,f=Math.floor(n.length/(c?4:2))-1,h=u=>{if(!(u<0||u>=f))return[
i.at+a(u),i.at+a(u+1)]};return{named:()=>{},glyph:u=>bt(()=>{if(!h(u))return;const y=new fn(t,h);return y.read(u,[o,0,0,o,0,0],0),y.outline})}}class fn{view;spanOf;outline=[];points=0;constructor(t,e){
this.view=t,this.spanOf=e}read(t,e,s){const n=this.spanOf(t);if(!n||s>Ze)throw new F;if(n[1]-n[0]<10)return;const i=this.view.getInt16(n[0]);i>=0?this.simple(n[0]+
10,i,e):this.composite(n[0]+10,e,s)}simple(t,e,s){const{view:n}=this,i=Array.from({length:e},(b,L)=>n.getUint16(t+L*2)),o=e===0?0:i.at(-1)+1;if(this.points+=o,this.
points>zt)throw new F;let c=t+e*2;c+=2+n.getUint16(c);const a=new Uint8Array(o);for(let b=0;b<o;){const L=n.getUint8(c++),G=L&tn?n.getUint8(c++)+1:1;a.fill(L,b,
b+=G)}const f=(b,L)=>{let G=0;return Int32Array.from(a,X=>(X&b?G+=X&L?n.getUint8(c++):-n.getUint8(c++):X&L||(G+=n.getInt16(c),c+=2),G))},h=f(_e,en),u=f(qe,nn),[
y,O,S,I,W,z]=s;for(let b=0,L=0;b<o;b++){(b===0||b===i[L-1]+1)&&(this.outline.push(Pe),L++);const[G,X]=[h[b],u[b]];this.outline.push(a[b]&Qe,y*G+S*X+W,O*G+I*X+z)}}composite(t,e,s){
const{view:n}=this;for(let i=!0;i;){const o=n.getUint16(t),c=n.getUint16(t+2);t+=4;const[a,f]=o&Xt?[n.getInt16(t),n.getInt16(t+2)]:[n.getInt8(t),n.getInt8(t+1)];
t+=o&Xt?4:2;const h=()=>(t+=2,n.getInt16(t-2)/16384);let[u,y,O,S]=[1,0,0,1];o&on?u=S=h():o&cn?[u,S]=[h(),h()]:o&an&&([u,y,O,S]=[h(),h(),h(),h()]);const[I,W]=o&sn?
[a,f]:[a&65535,f&65535];if(++this.points>zt)throw new F;this.read(c,un([u,y,O,S,I,W],e),s+1),i=(o&rn)!==0}}}const un=([r,t,e,s,n,i],[o,c,a,f,h,u])=>[r*o+t*a,r*c+
t*f,e*o+s*a,e*c+s*f,n*o+i*a+h,n*c+i*f+u];var ot=l(48462);const ln=10,dn=1e5;function pn(r){const t=(0,ot.cq)(r);if(!t)return;const{clear:e,plain:s}=t,n=s.indexOf(
"/CharStrings");if(n<0)return;const i=s.toString("latin1",0,Math.min(n,4096)),o=/\/FontMatrix\s*\[([^\]]*)\]/.exec(e)?.[1]?.trim().split(/\s+/).map(Number),c={matrix:o?.
length===6&&o.every(Number.isFinite)?o:[.001,0,0,.001,0,0],glyphs:new Map((0,ot.Ag)(s,n)),subroutines:new Map([...(0,ot.NH)(s,n)].map(([a,f])=>[Number(a),f])),skipped:Number(
/\/lenIV\s+(\d+)/.exec(i)?.[1]??4)};return{glyph:()=>{},named:a=>bt(()=>{const f=c.glyphs.get(a);return f&&gn(f,c)})}}function gn(r,t){const e=new Wt(t.matrix);
return new mn(t,e).run(r,0),e.outline}class mn{font;pen;stack=[];left=[];flex;steps=0;ended=!1;constructor(t,e){this.font=t,this.pen=e}run(t,e){if(e>ln)throw new F;
const s=(0,ot.Ns)(t,ot.Ed).subarray(this.font.skipped);for(let n=0;n<s.length&&!this.ended;){if(++this.steps>dn||this.stack.length>100)throw new F;const i=s[n++];
if(i===255)this.stack.push(s.readInt32BE(n)),n+=4;else if(i>=251)this.stack.push(-(i-251)*256-s.readUInt8(n++)-108);else if(i>=247)this.stack.push((i-247)*256+s.
readUInt8(n++)+108);else if(i>=32)this.stack.push(i-139);else{if(i===11)return;if(i===10){const o=this.font.subroutines.get(this.pop());if(!o)throw new F;this.run(
o,e+1)}else i===12?this.escaped(s.readUInt8(n++),e):this.operate(i)}}}pop(){const t=this.stack.pop();if(t===void 0)throw new F;return t}operate(t){const{pen:e,stack:s}=this,
n=s;switch(this.stack=[],t){case 1:case 3:case 9:return;case 4:return this.move(0,n[0]);case 5:return e.line(n[0],n[1]);case 6:return e.line(n[0],0);case 7:return e.
line(0,n[0]);case 8:return e.curve(...n);case 13:return e.skip(n[0],0);case 14:this.ended=!0;return;case 21:return this.move(n[0],n[1]);case 22:return this.move(
n[0],0);case 30:return e.curve(0,n[0],n[1],n[2],n[3],0);case 31:return e.curve(n[0],0,n[1],n[2],0,n[3]);default:throw new F}}move(t,e){this.flex?this.flex.push(
[t,e]):this.pen.move(t,e)}escaped(t,e){switch(t){case 6:return this.accented(e);case 7:this.pen.skip(this.stack[0]??0,this.stack[1]??0),this.stack=[];return;case 12:{
const s=this.pop();this.stack.push(this.pop()/s);return}case 16:return this.procedure();case 17:this.stack.push(this.left.pop()??0);return;default:this.stack=[]}}procedure(){
const t=this.pop(),e=this.pop(),s=Array.from({length:Math.min(Math.max(e,0),32)},()=>this.pop());t===1?this.flex=[]:t===0&&this.flex&&this.endFlex(this.flex),this.
left=t===3?[3]:t===0?s.slice(0,2):s}endFlex(t){if(this.flex=void 0,t.length<7)throw new F;const[e,s,n,i,o,c,a]=t;this.pen.curve(e[0]+s[0],e[1]+s[1],...n,...i),this.
pen.curve(...o,...c,...a)}accented(t){const[e=0,s=0,n=0,i=0,o=0]=this.stack.slice(-5);this.stack=[];const c=this.pen.x;for(const[a,f,h]of[[i,0,0],[o,c-e+s,n]]){
const u=this.font.glyphs.get((0,dt.S)(et.W.charCodeAt(a-32)));if(!u)throw new F;this.pen.x=f,this.pen.y=h,this.run(u,t+1),this.ended=!1}this.ended=!0}}function wn(r){
try{const t=new DataView(r.buffer,r.byteOffset,r.byteLength),e=r.length>12?t.getUint32(0):0;if(e===1330926671){const s=(0,jt.tI)(t).get("CFF ");return s&&Ht(r.subarray(
s.at,s.at+s.length))}if(e===65536||e===1953658213)return hn(r);if(r[0]===1&&r[1]===0)return Ht(r);if(r[0]===37||r[0]===128)return pn(r)}catch(t){if(!(t instanceof
RangeError))throw t}}const rt="";class yn{document;fonts=new Map;constructor(t){this.document=t}of(t,e){let s=this.fonts.get(t);return s||this.fonts.set(t,s=new xn(
this.document,t,this.document.dict(e))),s}}class xn{document;font;dict;shapes=new Map;find;drawn;constructor(t,e,s){this.document=t,this.font=e,this.dict=s}shapeOf(t){
let e=this.shapes.get(t);return e===void 0&&this.shapes.set(t,e=this.read(t)),e}read(t){if(this.drawn)return this.drawn.get(t.code)??rt;this.find??=this.finder();
const e=this.find(t);if(!e)return t.text===" "?rt:_(this.substitute,t.text,vn(t)?0:t.cid);if(e.length===0)return rt;const s=new J;for(const n of e)s.length(n);return s.
finish()}get substitute(){const{name:t,bold:e,italic:s,fixedPitch:n}=this.font;return`${t} ${e} ${s} ${n}`}finder(){const{document:t,dict:e}=this,s=e&&(0,Ft.Lq)(
t,e),n=s&&t.decodedPart(s)?.data,i=n&&wn(n),o=i&&(0,Ft.oQ)(t,e);if(!e||!i||typeof o!="object")return()=>{};const c=(0,$t.hL)(t,e);return c?Sn(t,c,i,o):On(t,e,i,
o)}}const vn=({text:r})=>r!==""&&r!=="�";function Sn(r,t,e,s){const n=r.resolve(t.get("CIDToGIDMap")),i=n instanceof d.Z6?r.decodedPart(n)?.data:void 0;return({
cid:o})=>e.glyph(i?(i[o*2]??0)<<8|(i[o*2+1]??0):s.glyphOfCid(o))}function On(r,t,e,s){const{base:n,differences:i}=(0,et.yD)(r,t),o=(a,f)=>{const h=a.charCodeAt(
f-32);return h>0?(0,dt.S)(h):void 0};if(s.kind!=="truetype")return({code:a})=>{const f=n===void 0?s.encoding?.get(a)??o(s.encoding?"":et.W,a):void 0,h=i?.get(a)??
f??(n===void 0?void 0:o(n,a));return e.named(h??".notdef")??e.named(".notdef")};const c=(0,et.pE)(r,(0,$t.nb)(r,t),t)&&!i;return({code:a})=>{const f=i?.get(a)??
o(n??et.W,a),h=()=>f===void 0?0:bn(s,f),u=()=>s.code(a)||(s.codes===void 0?s.unicode(a):0);return e.glyph(c?u()||h():h()||u())}}function bn(r,t){const e=(0,dt.u)(
t),s=e===void 0?0:r.unicode(e);if(s>0)return s;const n=e===void 0?-1:et.yh.indexOf(String.fromCodePoint(e));return(n>=0&&r.codes==="macintosh"?r.code(n+32):0)||
r.glyphOf(t)}var En=l(58552),Mn=l(95340),Tn=l(38671),Cn=l(92152),ct=l(8283);const Vt={DeviceGray:1,G:1,DeviceRGB:3,RGB:3,DeviceCMYK:4,CMYK:4},Dn={G:"DeviceGray",
RGB:"DeviceRGB",CMYK:"DeviceCMYK",I:"Indexed"};class An{document;values;known=new Map;constructor(t,e){this.document=t,this.values=e}async of(t,e,s){const n=this.
known.get(t);if(n!==void 0&&t>0)return n;const i=new J;await this.write(e,s,i,!0);const o=i.finish();return this.known.set(t,o),o}async write(t,e,s,n){const{document:i,
values:o}=this,{dict:c}=t,{width:a,height:f,bits:h,stencil:u,decode:y}=(0,Mn.h)(i,c);for(const S of[a,f,h,u?1:0,...y??[]])s.exact(S||0);const O=u?"":await this.
space(c.get("ColorSpace"),e);s.text(O);for(const S of["Interpolate","Intent","SMaskInData","Matte"])s.text(await o.of(c.get(S)));for(const S of n?["SMask","Mask"]:
[]){const I=i.resolve(c.get(S));s.text(S),I instanceof d.Z6?await this.write(I,e,s,!1):(0,d.cy)(I)&&s.text(await o.of(I))}await this.samples(t,a*h*(Vt[O]??0),f,
s)}async samples(t,e,s,n){const{document:i,values:o}=this,{format:c,parameters:a,before:f}=(0,Tn.R)(i,t);let h;try{h=await i.decodedAtEase(f)}catch(y){if(!(y instanceof
En.zU)||y.code!=="unreadable_document")throw y;h=i.decodedPart(f)?.data??i.encoded(f)}if(n.text(c??""),a&&n.text(await o.of(a)),c==="jpg"){for(const y of Pn(h))
await o.bytes(y,n);return}const u=(0,Cn.zq)(e,1,1)*s;await o.bytes(c===void 0&&u>0?h.subarray(0,u):h,n)}async space(t,e){const s=this.document.resolve(t);if(!(s instanceof
d.SX))return this.values.of(t);const n=Dn[s.text]??s.text,i=n in Vt?void 0:e(s.text);return i===void 0?n:this.values.of(i)}}const In=238;function*Pn(r){let t=2;
for(const{marker:e,start:s,end:n}of(0,ct.OD)(r)){if(t=e===ct.Os?s:n,e===ct.Os)break;e!==ct.EI&&(e===In||!(0,ct.iN)(e))&&(yield r.subarray(s,n))}yield r.subarray(
t)}const Rn=50,kn=2e5,pt=4*1024*1024,Ln=new Set("Length Filter DecodeParms DL Metadata PieceInfo LastModified Parent P Popup StructParent StructParents Type".split(
" ")),Un=0,Nn=1,Bn=2,Gn=3,Fn=4,$n=5,jn=6,Wn=7,Yt=8;class Kn{document;objects=new Map;direct=new WeakMap;constructor(t){this.document=t}async of(t){if(t==null)return"";
if(typeof t!="object")return`${t}`;const e=(0,d.i9)(t)?this.objects.get(t.number):this.direct.get(t);if(e!==void 0)return e;const s=new J;await this.write(t,s,[]);
const n=s.finish();return(0,d.i9)(t)?this.objects.set(t.number,n):this.direct.set(t,n),n}async data(t,e){const{document:s}=this,n=t.data.length>pt?await s.decodedAtEase(
t):s.decodedPart(t)?.data;await this.bytes(Hn(n??s.encoded(t)),e)}async bytes(t,e){const{pace:s}=this.document.job;for(let n=0;n<t.length;n+=pt){e.bytes(t.subarray(
n,n+pt));const i=s.step(Math.min(t.length-n,pt));i&&await i}}async write(t,e,s){if(s.length>Rn||e.count>kn||(0,d.i9)(t)&&s.includes(t.number)){e.exact(Wn);return}
const n=this.document.resolve(t),i=[...s,(0,d.i9)(t)?t.number:-1];if(typeof n=="number")e.exact(Gn),e.exact(Number(n.toPrecision(5)));else if(n instanceof d.SX||
typeof n=="boolean")e.exact(Nn),e.text(n instanceof d.SX?n.text:`${n}`);else if(n instanceof d.Mx)e.exact(Bn),e.bytes(n.bytes);else if((0,d.cy)(n)){e.exact(Fn);
for(const c of n)await this.write(c,e,i);e.exact(Yt)}else n instanceof d.Bi?await this.entries(n,$n,e,i):n instanceof d.Z6?(await this.entries(n.dict,jn,e,i),await this.
data(n,e)):e.exact(Un);const o=this.document.job.pace.step(100);o&&await o}async entries(t,e,s,n){s.exact(e);for(const i of[...t.keys()].sort())Ln.has(i)||(s.text(
i),await this.write(t.get(i),s,n));s.exact(Yt)}}function Hn(r){if(!(r.length>128&&Buffer.from(r.subarray(36,40)).toString("latin1")==="acsp"))return r;const e=r.
slice();return e.fill(0,24,36),e.fill(0,84,100),e}const zn=1e4;class Xn{document;decoder;layers;values;images;colors;counts={operators:0};shapes;fonts=new Map;known=new Map;constructor(t){
this.document=t,this.decoder=new ve.X(t),this.layers=new Se.z(t),this.values=new Kn(t),this.images=new An(t,this.values),this.colors=new Ce(t,this.values),this.
shapes=new yn(t)}remember(t,e){this.fonts.has(t)||this.fonts.set(t,e())}shapesOf(t){return this.shapes.of(t,this.fonts.get(t))}async once(t,e){const s=this.known.
get(t);if(s!==void 0)return s;const n=await e();return this.known.size<zn&&this.known.set(t,n),n}}var Vn=l(36211),Yn=l(93059),Jn=l(4745),Jt=l(5490);const Zt=3,Et=4,
Zn=-1;class Qn{digest;states;shapesOf;matrix=new Nt.f6;replaces=!1;count=0;clipping;ignored=[];shapes;x=0;y=0;alongX=0;alongY=0;acrossX=0;acrossY=0;moved=0;isVertical=!1;scale="";written="";constructor(t,e,s){
this.digest=t,this.states=e,this.shapesOf=s}begin({matrix:t,size:e,stretch:s,rise:n},i){const o=this.matrix,[c,a]=[o.a*t[0]+o.b*t[2],o.a*t[1]+o.b*t[3]],[f,h]=[o.
c*t[0]+o.d*t[2],o.c*t[1]+o.d*t[3]];this.x=o.e*t[0]+o.f*t[2]+t[4]+n*f,this.y=o.e*t[1]+o.f*t[3]+t[5]+n*h,this.alongX=c*e*s,this.alongY=a*e*s,this.acrossX=f*e,this.
acrossY=h*e,this.moved=0,this.isVertical=i.vertical,this.scale=`${tt(this.alongX)} ${tt(this.alongY)} ${tt(this.acrossX)} ${tt(this.acrossY)}`,this.shapes=this.
shapesOf(i)}show(t,e,s){const n=e.font,{vertical:i}=n,o=e.size===0?1:e.size,c=(i?-e.charSpace:e.charSpace)/o,a=(i?-e.wordSpace:e.wordSpace)/o,f=!s&&e.mode!==Zt;
let{moved:h}=this;for(const u of n.glyphs(t)){this.count++;const y=f?this.shapes.shapeOf(u):rt;y!==rt&&(u.vertical?this.glyph(e,y,-u.vertical.x,-h-u.vertical.y,
u.vertical.advance):i?this.glyph(e,y,0,-h,u.width):this.glyph(e,y,h,0,u.width)),h+=(i&&u.vertical?-u.vertical.advance:u.width)+c,u.isSpace&&(h+=a)}this.moved=h}adjust(t){
this.moved+=(this.isVertical?t:-t)/1e3}end({size:t,stretch:e,font:s}){s.vertical?this.matrix.advance(0,-this.moved*t):this.matrix.advance(this.moved*t*e,0)}replaced(){}glyph(t,e,s,n,i){
const o=this.x+s*this.alongX+n*this.acrossX,c=this.y+s*this.alongY+n*this.acrossY;if(this.ignored.length>0&&this.ignored.some(f=>_n(f,o,c)))return;const{digest:a}=this;
t.mode<Et?this.write(a,t,e,o,c,i):(t.mode<Et+Zt&&this.write(a,t,e,o,c,i),this.clipping??=new J,this.written="",this.write(this.clipping,void 0,e,o,c,i),this.written=
"")}write(t,e,s,n,i,o){e&&this.states.state(e,e.mode%Et),t.exact(Zn),this.scale!==this.written&&(t.text(this.scale),this.written=this.scale),t.text(s),t.length(
n),t.length(i),t.length(o)}}const _n=({x:r,y:t,width:e,height:s},n,i)=>n>=r-.5&&n<=r+e+.5&&i>=t&&i<=t+s,Qt={OP:"false",op:"false",OPM:"0",AIS:"false",TK:"true",
RI:"RelativeColorimetric",TR:"Identity",TR2:"Default",BG:"",BG2:"Default",UCR:"",UCR2:"Default"},qn=r=>r in Qt;function _t(r,t,e,s){const n=s instanceof d.SX?s.
text:typeof s=="object"?e:`${s}`,i=r.split(`
`).filter(o=>o!==""&&!o.startsWith(`${t} `));return(n===Qt[t]?i:[...i,`${t} ${n}`]).sort().join(`
`)}function ts(r,t){switch(r.operator){case"w":return t.lineWidth=r.number(0),!0;case"J":return t.cap=r.number(0),!0;case"j":return t.join=r.number(0),!0;case"M":
return t.miter=r.number(0),!0;case"d":return t.dash=qt(r.value(0),r.number(1)),!0;case"ri":return t.other=_t(t.other,"RI","",new d.SX(r.name(0)??"")),!0;default:
return!1}}function es(r,t,e,s){if(t==="BM"&&(s.blend=ns((0,d.cy)(e)?r.resolve(e[0]):e)),t==="D"&&(0,d.cy)(e)){const[n,i]=e.map(o=>r.resolve(o));s.dash=qt((0,d.cy)(
n)?n.map(o=>r.resolve(o)):null,Number(i)||0)}typeof e=="number"&&(t==="LW"?s.lineWidth=e:t==="LC"?s.cap=e:t==="LJ"?s.join=e:t==="ML"?s.miter=e:t==="CA"?s.strokeAlpha=
e:t==="ca"&&(s.fillAlpha=e))}const ns=r=>r instanceof d.SX&&r.text!=="Compatible"?r.text:xt;function qt(r,t){const e=(0,d.cy)(r)?r.filter(s=>typeof s=="number"):
[];return e.some(s=>s>0)?[...e,t||0].map(s=>Math.round(s*1e4)).join(" "):""}const te=4096,ee=1,gt=2,ss=3,Mt=4;class ne{kept=new Float64Array(te);used=0;long;x=0;y=0;get isEmpty(){
return this.used===0&&!this.long}follow(t,e){switch(t.operator){case"m":return this.point(ee,t.number(0),t.number(1),e);case"l":return this.point(gt,t.number(0),
t.number(1),e);case"c":return this.curve(t,e,0,2,4);case"v":return this.curve(t,e,-1,0,2);case"y":return this.curve(t,e,0,2,2);case"h":return this.add(Mt),!0;case"\
re":return this.rectangle(t.number(0),t.number(1),t.number(2),t.number(3),e),!0;default:return!1}}rectangle(t,e,s,n,i){this.point(ee,t,e,i),this.point(gt,t+s,e,
i),this.point(gt,t+s,e+n,i),this.point(gt,t,e+n,i),this.add(Mt),this.x=t,this.y=e}close(){this.add(Mt)}write(t){if(this.long)t.text(this.end());else for(let e=0;e<
this.used;e++)t.exact(this.kept[e])}get id(){const t=new J;return this.write(t),t.finish()}clear(){this.used=0,this.long=void 0,this.whole=void 0}whole;end(){return this.
whole===void 0&&(this.flush(this.long),this.whole=this.long.finish()),this.whole}curve(t,e,s,n,i){return this.add(ss),s<0?this.place(this.x,this.y,e):this.place(
t.number(s),t.number(s+1),e),this.place(t.number(n),t.number(n+1),e),this.x=t.number(i),this.y=t.number(i+1),this.place(this.x,this.y,e),!0}point(t,e,s,n){return this.
add(t),this.place(e,s,n),this.x=e,this.y=s,!0}place(t,e,s){this.add(tt(s[0]*t+s[2]*e+s[4])),this.add(tt(s[1]*t+s[3]*e+s[5]))}add(t){this.used===te&&this.flush(this.
long??=new J),this.kept[this.used++]=t}flush(t){for(let e=0;e<this.used;e++)t.exact(this.kept[e]);this.used=0}}const is=-11,os=-12;class rs{digest;fill="";fillAlpha=-1;fillClip="";fillMode="";stroke="";constructor(t){
this.digest=t}state(t,e){e!==1&&this.fills(t),e>=1&&this.strokes(t)}fills({fill:t,fillAlpha:e,clip:s,blend:n,mask:i,other:o}){if(t===this.fill&&e===this.fillAlpha&&
s===this.fillClip&&this.fillMode===n+i+o)return;this.fill=t,this.fillAlpha=e,this.fillClip=s,this.fillMode=n+i+o;const{digest:a}=this;a.exact(is),a.text(t),a.length(
e),a.text(s),a.text(this.fillMode)}strokes(t){const{stroke:e,strokeAlpha:s,clip:n,blend:i,mask:o,other:c,lineWidth:a,cap:f,join:h,miter:u,dash:y}=t,[O,S,I,W]=t.
matrix,z=a*a,b=Math.sqrt(Math.abs(O*W-S*I)),G=`${[z*(O*O+I*I),z*(O*S+I*W),z*(S*S+W*W)].map(Z=>Math.round(Z*1e6)).join(" ")} ${f} ${h} ${h===0?u:""} ${y&&`${y} ${Math.
round(b*1e6)}`}`,X=[e,s,n,i,o,c,G].join(`
`);X!==this.stroke&&(this.stroke=X,this.digest.exact(os),this.digest.text(X))}}const cs=-2,as=-3,hs=-4,fs=-5,us=-6,ls=-7,ds=-8;class at extends Jn.p{context;digest;glyphs;path=new ne;written;clipRule="";constructor(t,e){
const s=new rs(e),n=new Qn(e,s,i=>t.shapesOf(i));super(t.document,t.decoder,n,t.layers,t.counts),this.context=t,this.digest=e,this.written=s,this.glyphs=n}take(t,e){
const{states:s,scope:n}=e,i=s.current,{operator:o}=t;if(this.path.follow(t,i.matrix))return this.counted();const c=Vn.lJ.get(o);if(c)return this.paint(c,i),this.
counted();switch(o){case"g":case"rg":case"k":return this.context.colors.device(se[o],t,vt,i,n);case"G":case"RG":case"K":return this.context.colors.device(se[o],
t,St,i,n);case"cs":case"CS":return this.context.colors.setSpace(t.name(0)??"",o==="cs"?vt:St,i,n);case"sc":case"scn":return this.color(t,vt,e);case"SC":case"SCN":
return this.color(t,St,e);case"W":case"W*":this.clipRule=o;return;case"gs":return this.graphics(t,e);case"Tf":return this.font(t,e);case"ET":this.clipText(i);return;case"\
sh":return this.shading(t.name(0)??"",e);case"BI":{const a=(0,Yn.n)(t);return a&&this.image(0,a,e)}default:if(!ts(t,i))return super.take(t,e)}}counted(){if(++this.
counts.operators>this.document.job.limits.operators)throw this.tooMany("operators","operator")}paint({fill:t,strokes:e,closes:s},n){const{path:i,digest:o,written:c}=this;
i.isEmpty||(s&&i.close(),this.marked.isOff||(t!==void 0&&(c.state(n,0),o.exact(t==="nonzero"?cs:as),i.write(o)),e&&(c.state(n,1),o.exact(hs),i.write(o))),this.clipRule!==
""&&(n.clip=_(n.clip,this.clipRule,i.id),this.clipRule=""),i.clear())}clipText(t){const{clipping:e}=this.glyphs;e&&(t.clip=_(t.clip,"text",e.finish()),this.glyphs.
clipping=void 0)}color(t,e,s){const n=s.states.current,i=t.count-1;if(t.kind(i)!==Ut.o_)return this.context.colors.set(t,e,n);const o=n[e.space],c=this.context.
colors.beneath(t,o);return this.pattern(s.scope.find("Pattern",t.name(i)),c,s).then(a=>{n[e.color]=a})}async pattern(t,e,s){const{document:n,context:i}=this,o=n.
resolve(t),c=n.dict(t);if(!c)return e;const a=(0,st.lw)((0,lt.lQ)(n,c.get("Matrix")),s.states.current.base);if(!(o instanceof d.Z6)||!(0,d.i9)(t)){const[y,O]=[await i.
values.of(c.get("Shading")),await i.values.of(c.get("ExtGState"))];return _("shading",y,O,Tt(a))}const f=n.resolve(c.get("PaintType"))!==2,[h,u]=[f?"":e,Tt(a)];
return i.once(`${t.number} ${u} ${h}`,async()=>{const y={...it(a),...f?{}:{fill:h,stroke:h}},O=await this.apart(t,o,y,s),S=await i.values.of(["XStep","YStep","B\
Box"].map(I=>c.get(I)??null));return _("tiling",O,S,u,h)})}async apart(t,e,s,n){const{context:i,document:o}=this,{drawing:c,scope:a}=n,f=(0,d.i9)(t)?t.number:0;
if(c.includes(f))return"";if(c.length>=o.job.limits.formDepth)throw this.tooMany("formDepth","form"," within another");const h=new J,u=o.dict(e.dict.get("Resour\
ces"));return await new at(i,h).read(await this.decoder.form(f,e),{states:new Jt.U(s),scope:u?new yt.H(o,u,a):a,stream:f,drawing:[...c,f]}),h.finish()}async graphics(t,e){
const s=this.document.dict(e.scope.find("ExtGState",t.name(0)??""));if(await super.take(t,e),!s)return;const{document:n,context:i}=this,o=e.states.current,[c]=n.
array(s.get("Font"))??[];c!==void 0&&o.font&&(i.remember(o.font,()=>c),await this.prepare(o.font,e));for(const[a,f]of s){const h=n.resolve(f);a==="SMask"?o.mask=
await this.softMask(h,e):qn(a)?o.other=_t(o.other,a,await i.values.of(f),h):es(n,a,h,o)}}async softMask(t,e){const{document:s,context:n}=this;if(!(t instanceof d.
Bi))return"";const i=t.get("G");if(!(s.resolve(i)instanceof d.Z6)||!(0,d.i9)(i))return"";const{matrix:c}=e.states.current,a=await n.values.of(["S","BC","TR"].map(
h=>t.get(h)??null)),f=Tt(c);return n.once(`mask ${i.number} ${f} ${a}`,async()=>{const h=new J;return await new at(n,h).draw(i,{...e,states:new Jt.U(it(c))}),_(
"mask",a,h.finish())})}font(t,e){const s=t.name(0),n=()=>{const{font:o}=e.states.current;if(!(!o||s===void 0)&&(this.context.remember(o,()=>e.scope.find("Font",
s)),o.type3))return this.prepare(o,e)},i=super.take(t,e);return i?i.then(n):n()}async prepare(t,e){if(!t.type3)return;const s=this.context.shapesOf(t);if(s.drawn)
return;const{document:n}=this,{procedures:i,matrix:o,resources:c}=t.type3,a=new Map;s.drawn=a;const f=n.dict(c),h={...e,scope:f?new yt.H(n,f,e.scope):e.scope},u=(0,st.
lw)(o,[1e3,0,0,1e3,0,0]);for(let y=0;y<256;y++){const O=t.type3.procedureOf(y),S=O===void 0?void 0:i?.get(O),I=n.resolve(S);I instanceof d.Z6&&a.set(y,await this.
apart(S,I,it(u),h))}}async shading(t,{scope:e,states:s}){if(this.marked.isOff)return;const n=s.current,i=await this.context.values.of(e.find("Shading",t));this.
written.state(n,0),this.digest.exact(us),this.digest.text(i),this.place(n.matrix)}draws(t,e){if(t===void 0||this.marked.isOff)return;const s=e.scope.find("XObje\
ct",t),n=this.document.resolve(s);if(!(n instanceof d.Z6)||!(0,d.Eo)(this.document.resolve(n.dict.get("Subtype")),"Image"))return super.draws(t,e);if(!this.layers.
isOff(n.dict.get("OC")))return this.image((0,d.i9)(s)?s.number:0,n,e)}async image(t,e,{scope:s,states:n}){if(this.marked.isOff)return;const i=await this.context.
images.of(t,e,o=>s.find("ColorSpace",o));this.written.state(n.current,0),this.digest.exact(fs),this.digest.text(i),this.place(n.current.matrix)}async readForm(t,e,s){
const{document:n,digest:i}=this,o=s.states.current;o.base=o.matrix;const c=(0,lt.b0)(n,e.dict.get("BBox"));if(c){const f=new ne;f.rectangle(c[0],c[1],c[2]-c[0],
c[3]-c[1],o.matrix),o.clip=_(o.clip,"W",f.id)}const a=n.dict(e.dict.get("Group"));if(!a||!(0,d.Eo)(n.resolve(a.get("S")),"Transparency"))return super.readForm(t,
e,s);this.written.state(o,2),i.exact(ls),i.text(await this.context.values.of(["I","K","CS"].map(f=>a.get(f)??null))),Object.assign(o,{fillAlpha:1,strokeAlpha:1,
blend:xt,mask:""}),await super.readForm(t,e,s),i.exact(ds)}place(t){for(const e of t)this.digest.length(e)}}const se={g:"DeviceGray",G:"DeviceGray",rg:"DeviceRG\
B",RG:"DeviceRGB",k:"DeviceCMYK",K:"DeviceCMYK"},Tt=r=>r.map(t=>Math.round(t*1e6)).join(" "),ps="Subtype Rect F Contents T Subj RC QuadPoints InkList Vertices L\
 LE CL C IC BS BE Border Name CA OC AS".split(" "),gs="Subtype Rect F QuadPoints C BS Border OC AS".split(" ");class ms{document;context;constructor(t){this.document=
t,this.context=new Xn(t)}async page(t,e=[]){const{document:s,context:n}=this;n.counts={operators:0};const i=(0,lt.iw)(s,t),o=(0,Rt.y)(i),{width:c,height:a}=(0,st.
iN)(i),f=new J;f.length(c*i.userUnit),f.length(a*i.userUnit);const h=new at(n,f);h.glyphs.ignored=e;const u=new yt.H(s,s.dict(s.pages.attribute(t,"Resources")));
await h.page(await n.decoder.page(t),u,it(o));const y=s.dict(s.entry(s.pages.number(t),"Group"));return y&&f.text(await n.values.of(["S","I","K","CS"].map(O=>y.
get(O)??null))),{content:f.finish(),annotations:await this.annotations(t,e)}}async annotations(t,e){const{document:s,context:n}=this,i=new J,o=(0,lt.iw)(s,t),c=(0,Rt.
y)(o),a=new at(n,i);a.glyphs.ignored=e;for(const{form:f,matrix:h}of(0,Pt.b)(s,t,o.rotation,n.layers))await a.form(f,(0,Pt.R)(s),it((0,st.lw)(h,c)));for(const f of s.
array(s.entry(s.pages.number(t),"Annots"))??[]){const h=s.dict(f);h&&!(0,d.Eo)(s.resolve(h.get("Subtype")),"Popup")&&i.text(await this.seen(h))}return i.finish()}async seen(t){
const e=this.document.resolve(t.get("Subtype")),s=(0,d.Eo)(e,"Link")||(0,d.Eo)(e,"Widget")?gs:ps;let n="";for(const i of s)n+=`${await this.context.values.of(t.
get(i))} `;return n}}var ws=l(18930),ie=l(99561);const Ct=64,ys=1e3,xs="￼";class mt{document;pattern;reader;looks;truncated=!1;constructor(t,e){this.document=
t,this.pattern=e,this.reader=new ws.X(t),this.looks=new ms(t)}async page(t){const{pace:e}=this.document.job,{masked:s,ignored:n}=await this.text(t);await e.rest();
const{content:i,annotations:o}=await this.looks.page(t,n),c=new Ss;for(const a of oe(s)){c.add(a);const f=e.step(a.length*4+100);f&&await f}return{content:i,annotations:o,
...c.finish()}}async text(t){const{flow:e}=await this.reader.page(t),{text:s}=e;if(!this.pattern)return{text:s,masked:s,ignored:[],truncated:!1};const{matches:n,
truncated:i}=await this.pattern.search(s,ys,this.document.job.pace);this.truncated||=i;let o="",c=0;for(const{start:a,end:f}of n)o+=s.slice(c,a)+xs,c=f;return{text:s,
masked:o+s.slice(c),ignored:n.flatMap(({start:a,end:f})=>vs(e,a,f)),truncated:i}}}function*oe(r){for(const[t]of r.matchAll(/\S+/g))yield t}function vs(r,t,e){const s=r.
text.lastIndexOf(`
`,t-1)+1,n=r.text.indexOf(`
`,e),i=r.box(s,n<0?r.text.length:n);return i?[i]:[]}class Ss{hash=(0,E.createHash)("sha256");smallest=new Set;largest=0;count=0;add(t){this.hash.update(`${t} `),
this.count++;const e=Os(t);this.smallest.has(e)||this.smallest.size===Ct&&e>this.largest||(this.smallest.size===Ct&&this.smallest.delete(this.largest),this.smallest.
add(e),this.largest=Math.max(...this.smallest))}finish(){return{text:this.count===0?"":this.hash.digest("base64"),sample:[...this.smallest].sort((t,e)=>t-e)}}}function Os(r){
let t=ie.k;for(let e=0;e<r.length;e++)t=(0,ie.v)(t,r.charCodeAt(e));return t=Math.imul(t^t>>>16,2246822507),(t^t>>>13)>>>0}function bs({sample:r},{sample:t}){const e=Math.
min(Ct,Math.max(r.length,t.length));if(e===0)return 0;let[s,n,i,o]=[0,0,0,0];for(;i<e&&(s<r.length||n<t.length);){const[c,a]=[r[s]??1/0,t[n]??1/0];i++,c===a&&o++,
c<=a&&s++,a<=c&&n++}return o/i}const Es=1e6,Ms=.01;async function Ts(r,t,e){const s=t.length+1;if(r.length*t.length>Es||r.length===0||t.length===0)return Array.
from({length:Math.min(r.length,t.length)},(o,c)=>[c,c]);const n=new Float32Array((r.length+1)*s);for(let o=r.length-1;o>=0;o--){for(let a=t.length-1;a>=0;a--){const f=Ms+
bs(r[o],t[a])+n[(o+1)*s+a+1];n[o*s+a]=Math.max(f,n[(o+1)*s+a],n[o*s+a+1])}const c=e.step(t.length*1500);c&&await c}const i=[];for(let o=0,c=0;o<r.length&&c<t.length;){
const a=n[o*s+c];a===n[(o+1)*s+c]?o++:a===n[o*s+c+1]?c++:i.push([o++,c++])}return i}const re=[({content:r,annotations:t,text:e})=>`${r} ${t} ${e}`,({content:r})=>r,
({text:r})=>r];async function Cs(r,t,e){const s=new Ds(r,t,e);let n=[{from:0,to:t.length,otherFrom:0,otherTo:r.length}];for(const i of re)n=await s.inOrder(n,i);
for(const i of re)await s.elsewhere(i);for(const i of n)await s.alike(i);return s}class Ds{earlier;later;pace;before;after;moved=new Set;constructor(t,e,s){this.
earlier=t,this.later=e,this.pace=s,this.before=new Int32Array(e.length).fill(-1),this.after=new Int32Array(t.length).fill(-1)}async inOrder(t,e){const[s,n]=[this.
later.map(e),this.earlier.map(e)],i=[...t].reverse(),o=[];for(let c=i.pop();c;c=i.pop()){const a=this.trimmed(c,s,n),f=this.pace.step((a.to-a.from+a.otherTo-a.otherFrom+
1)*200);if(f&&await f,a.from===a.to||a.otherFrom===a.otherTo){(a.from<a.to||a.otherFrom<a.otherTo)&&o.push(a);continue}const h=Is(As(a,s,n));if(h.length===0){o.
push(a);continue}i.push(...Ps(a,h).reverse());for(const[u,y]of h)this.match(u,y)}return o}trimmed(t,e,s){let{from:n,to:i,otherFrom:o,otherTo:c}=t;const a=(f,h)=>e[f]!==
""&&e[f]===s[h];for(;n<i&&o<c&&a(n,o);)this.match(n++,o++);for(;n<i&&o<c&&a(i-1,c-1);)this.match(--i,--c);return{from:n,to:i,otherFrom:o,otherTo:c}}async elsewhere(t){
const e=new Map;for(const[s,n]of this.earlier.entries()){const i=t(n);if(this.after[s]>=0||i==="")continue;const o=e.get(i);o?o.push(s):e.set(i,[s])}for(const s of e.
values())s.reverse();for(const[s,n]of this.later.entries()){const i=this.pace.step(200);i&&await i;const o=this.before[s]<0?e.get(t(n))?.pop():void 0;o!==void 0&&
(this.match(s,o),this.moved.add(s))}}async alike({from:t,to:e,otherFrom:s,otherTo:n}){const i=[],o=[];for(let h=t;h<e;h++)this.before[h]<0&&i.push(h);for(let h=s;h<
n;h++)this.after[h]<0&&o.push(h);const{later:c,earlier:a}=this,f=await Ts(i.map(h=>c[h]),o.map(h=>a[h]),this.pace);for(const[h,u]of f)this.match(i[h],o[u])}match(t,e){
this.before[t]=e,this.after[e]=t}}function As(r,t,e){const s=new Map;for(let o=r.otherFrom;o<r.otherTo;o++)s.set(e[o],s.has(e[o])?-1:o);const n=new Map;for(let o=r.
from;o<r.to;o++)n.set(t[o],(n.get(t[o])??0)+1);const i=[];for(let o=r.from;o<r.to;o++){const c=s.get(t[o])??-1;c>=0&&t[o]!==""&&n.get(t[o])===1&&i.push([o,c])}return i}
function Is(r){const t=[],e=new Int32Array(r.length);for(const[n,[,i]]of r.entries()){let[o,c]=[0,t.length];for(;o<c;){const a=o+c>>1;r[t[a]][1]<i?o=a+1:c=a}e[n]=
o>0?t[o-1]:-1,t[o]=n}const s=[];for(let n=t.at(-1)??-1;n>=0;n=e[n])s.push(r[n]);return s.reverse()}function Ps(r,t){const e=[];let{from:s,otherFrom:n}=r;for(const[
i,o]of t)e.push({from:s,to:i,otherFrom:n,otherTo:o}),s=i+1,n=o+1;return e.push({from:s,to:r.to,otherFrom:n,otherTo:r.otherTo}),e}const ce=["fonts","links","book\
marks","attachments","form"],Rs=new Set(["created","modified"]);async function ks({after:r,before:t},e){const{pace:s}=r.job,n=r.pages.count+t.pages.count;let i=0;
const o=async(Z,{pages:Dt})=>{const ue=[];for(let At=0;At<Dt.count;At++)ue.push(await Z.page(At)),s.progress(++i/n);return ue},c={after:new mt(r,e.pattern),before:new mt(
t,e.pattern)},[a,f]=[await o(c.after,r),await o(c.before,t)];await s.rest();const h=await Cs(f,a,s),u=new j,y=Us(h,a,f),{counts:O,data:S,isSame:I}=await Fs({after:r,
before:t},h,u),W=Z=>u.entries(Z.map(Dt=>Dt+1)),z=ae(h.before),b=ae(h.after),L=[...h.moved].map(Z=>({page:Z+1,before:h.before[Z]+1})),G={added:W(z),removed:W(b),
moved:u.entries(L),changed:await Ns(y,{after:r,before:t},e,u)},X={pagesAdded:z.length,pagesRemoved:b.length,pagesMoved:L.length,pagesChanged:y.length,...O};return{
same:I&&z.length+b.length+L.length+y.length===0,truncated:u.truncated||c.after.truncated||c.before.truncated,pageCount:r.pages.count,pageCountBefore:t.pages.count,
counts:X,pages:G,...S,bytes:Ls(r,t)}}const ae=r=>[...r.keys()].filter(t=>r[t]<0);function Ls({bytes:r},{bytes:t}){return Buffer.compare(r,t)===0?null:{before:t.
length,after:r.length}}function Us({before:r},t,e){const s=[];for(const[n,i]of r.entries()){if(i<0)continue;const[o,c]=[t[n],e[i]],a={page:n,before:i,look:o.content!==
c.content,text:o.text!==c.text,annotations:o.annotations!==c.annotations};(a.look||a.text||a.annotations)&&s.push(a)}return s}async function Ns(r,{after:t,before:e},{
pattern:s,withText:n},i){const o={after:new mt(t,s),before:new mt(e,s)},c=[];for(const{page:a,before:f,...h}of r){let u={wordsAdded:0,wordsRemoved:0},y=[];if(h.
text){const[S,I]=[await o.after.text(a),await o.before.text(f)];if(u=await Gs(I.masked,S.masked,t),n){const{lines:W,truncated:z}=await ge(I,S);i.truncated||=z,y=
W}}const[O]=i.entries([{page:a+1,before:f+1,...h,...u,...n&&{diff:y}}]);if(!O||c.length===Bs){i.truncated=!0;break}c.push(O)}return c}const Bs=1e3;async function Gs(r,t,{
job:e}){const s=new Map;for(const[o,c]of[[r,-1],[t,1]])for(const a of oe(o)){s.set(a,(s.get(a)??0)+c);const f=e.pace.step(a.length+200);f&&await f}let[n,i]=[0,0];
for(const o of s.values())o>0?n+=o:i-=o;return{wordsAdded:n,wordsRemoved:i}}async function Fs({after:r,before:t},e,s){const n=await Q(r,h=>e.before[h]<0?void 0:
h),i=await Q(t,h=>e.after[h]<0?void 0:e.after[h]),o=Object.keys(n.metadata).filter(h=>n.metadata[h]!==i.metadata[h]),c={metadata:o.length},a={metadata:$s(i,n,o,
s)};for(const h of ce){const u=await H(i[h],n[h],r.job.pace);c[h]=u.before.length+u.after.length,a[h]={before:s.entries(u.before),after:s.entries(u.after)}}a.security=
he(i.security,n.security),a.tagged=he(i.tagged,n.tagged);const f=o.every(h=>Rs.has(h))&&ce.every(h=>c[h]===0)&&a.security===null&&a.tagged===null;return{counts:c,
data:a,isSame:f}}function $s({metadata:r},{metadata:t},e,s){const n=e.map(i=>({key:i,pair:{before:r[i]??null,after:t[i]??null}}));return Object.fromEntries(s.entries(
n).map(({key:i,pair:o})=>[i,o]))}const he=(r,t)=>JSON.stringify(r)===JSON.stringify(t)?null:{before:r,after:t};var js=l(5899),Ws=l(68516),Ks=l(41658);const Hs={
file:"compare_to",password:"compare_password",noun:"the earlier version"},zs=async(r,t,e)=>{const{compare_to:s,compare_password:n,ignore_pattern:i,with_text:o,open_password:c}=t,
a=i===void 0?void 0:await(0,Ks.G)("ignore_pattern",i,"regex",e),{quiet:f,wasRepaired:h}=(0,M.gd)(e),u=await(0,D.E)(r.bytes,f,{password:c}),{document:y,isRepaired:O}=await(0,Ws.
H)(s,n,Hs,f),S=await ks({after:u,before:y},{pattern:a,withText:o}),I=[...h()?[fe("The document")]:[],...O?[fe("The earlier version")]:[]];return{documents:[{...r,
pageCount:u.pages.count}],data:S,notes:I,facts:{}}},fe=r=>(0,js.A)(`${r} is damaged: it was compared as far as it could be read.`)}),17623:((Y,k,l)=>{l.d(k,{Z:()=>R});
var D=l(38544),E=l(52604),P=l(52755),C=l(76933),N=l(77500);async function R(A,w,x){const p=[],g={};for(const m of w.fields){p.push(d(A,w,x,m)),(0,D.K)(m)&&m.kind!==
"password"&&w.byName.get(m.name)===m&&Object.defineProperty(g,m.name,{value:x.of(m),enumerable:!0,configurable:!0,writable:!0});const v=A.job.pace.step(4e3);v&&
await v}return{fields:p,values:g,xfa:(0,N.f4)(A,w),scripts:(0,C.on)(A,w)}}function d(A,w,x,p){const{kind:g,flags:m,name:v}=p,T=w.integer(p.nodes[0],"MaxLen"),M=g===
"password",K=g==="text"||M;return{name:v,type:g,value:M?null:x.of(p),default:M?null:x.of(p,"DV"),options:U(A,w,x,p),required:(m&P.mw)!==0,readOnly:(m&P.sj)!==0,
multiline:g==="text"&&(m&P.kz)!==0,maxLength:K&&T>0?T:null,pages:[...new Set(p.widgets.flatMap(({pages:B})=>B))].sort((B,j)=>B-j)}}function U(A,w,x,p){return p.
kind==="dropdown"||p.kind==="list"?x.choices(p).map(({value:g,display:m})=>({value:g,display:m})):p.kind!=="checkbox"&&p.kind!=="radio"?[]:(0,E.lD)(A,w,p).names.
map(g=>({value:g,display:g}))}}),5899:((Y,k,l)=>{l.d(k,{A:()=>D});const D=E=>({code:"document_damaged",message:E})}),68516:((Y,k,l)=>{l.d(k,{H:()=>C});var D=l(58552),
E=l(90966),P=l(59277);async function C({bytes:d},U,A,w){const x={repaired:!1},p=()=>{x.repaired=!0};try{return{document:await(0,E.E)(d,{...w,onRepaired:p},{password:U}),
isRepaired:x.repaired}}catch(g){throw g instanceof D.zU?N(g,d,A):g}}function N(d,U,{file:A,password:w,noun:x}){const p=(g,m,v=[])=>(0,D.G6)([{field:g,message:m,
mentions:v}]);switch(d.code){case"password_required":return p(A,`needs a password: give it as ${w}`,[w]);case"wrong_password":return p(w,`does not open ${x}`);case"\
unsupported_encryption":return p(A,"is protected in a way that is not supported, such as by a certificate");case"unreadable_document":{const g=(0,P.y)(U);return p(
A,g===void 0||g==="a PDF document"?R:`is ${g}; it must be a PDF document`)}case"limit_exceeded":{const g=d.issues.map(({message:m})=>({field:A,message:m}));return new D.
zU(d.code,d.message,{issues:g,...d.advice===void 0?{}:{advice:d.advice}})}default:return d}}const R="cannot be read, or has no pages: it must be a complete PDF \
document"}),41658:((Y,k,l)=>{l.d(k,{G:()=>w});var D=l(58552),E=l(98472);const P=new RegExp("([\\x21-\\x7e]+)(?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]+|\\P{M})\\p{M}*|\\p{M}\
+","gu");async function C(p,g){const m=(await N(p,g)).text.trim();return{hasGroups:!1,search:async(v,T,M)=>{const{text:K,places:B}=await N(v,M),j=[];for(let H=K.
indexOf(m),$=0;H>=0;H=K.indexOf(m,$)){if(j.length===T)return{matches:j,truncated:!0};for($=H+m.length;B[$]===B[$-1];)$++;j.push((0,E.z)(B[H],B[$]));const Q=M.step(
m.length);Q&&await Q}return{matches:j,truncated:!1}}}}async function N(p,g){const m=[];let v="";for(const{0:T,1:M,2:K,index:B}of p.matchAll(P)){const j=K===void 0?
M?.toLowerCase()??R(T):" ";for(let $=0;$<j.length;$++)m.push(M===void 0?B:B+$);v+=j;const H=g.step(T.length*10);H&&await H}return m.push(p.length),{text:v,places:m}}
const R=p=>p.normalize("NFC").toUpperCase().toLowerCase().normalize("NFC"),d=1e6;async function U(p,g,m,v,T){const M=m==="regex"?(await Promise.all([l.e(7398),l.
e(9974)]).then(l.bind(l,39974))).expressionOf(g,T):await C(g,v);if("problem"in M)throw(0,D.G6)([{field:p,message:M.problem}]);return{hasGroups:M.hasGroups,search:async(K,B,j)=>{
const H=await M.search(K.slice(0,d),B,j);return K.length>d?{...H,truncated:!0}:H}}}var A=l(42973);const w=(p,g,m,{pace:v,limits:T})=>U(p,g,m,v,x(p,T));function x(p,{
searching:g}){let m=g;return v=>{if(m-=v,m<0)throw(0,A.F)("searching",`The search takes more than ${g} steps, which are characters times the size of the express\
ion`,"Make the expression shorter or more exact, or search fewer pages",p)}}}),95340:((Y,k,l)=>{l.d(k,{h:()=>D});function D(E,P){const C=d=>{const U=E.resolve(P.
get(d));return typeof U=="number"?Math.floor(U):NaN},N=E.resolve(P.get("ImageMask"))===!0,R=E.array(P.get("Decode"))?.map(d=>E.resolve(d));return{width:C("Width"),
height:C("Height"),bits:N?1:C("BitsPerComponent")||8,stencil:N,decode:R?.every(d=>typeof d=="number")?R:void 0}}}),92152:((Y,k,l)=>{l.d(k,{A6:()=>U,AT:()=>d,Cb:()=>E,
WQ:()=>P,ZJ:()=>R,fu:()=>A,mA:()=>C,zq:()=>D});const D=(w,x,p)=>Math.ceil(w*x*p/8);function E(w,x,p){if(!w||w.length<x*2)return!1;let g=0;for(let m=0;m<x;m++){const[
v,T]=[w[m*2],w[m*2+1]];if(v===p&&T===0)g++;else if(v!==0||T!==p)return}return g===0?!1:g===x?!0:void 0}function P(w,x){if(w.length>=x)return w.subarray(0,x);const p=new Uint8Array(
x);return p.set(w),p}const C=w=>w.map(x=>x^255),N=2;async function R(w,{width:x,height:p,channels:g,bits:m},v,T){const M=x*g,K=D(x,g,m),B=new Uint8Array(M*p),j=2**
m-1,H=v&&m<8?255/j:1;for(let $=0;$<p;$++){for(let q=0;q<M;q++){const ht=q*m,ft=$*K+(ht>>3),wt=m>=8?w[ft]:w[ft]>>8-m-(ht&7)&j;B[$*M+q]=wt*H}const Q=T.step(M*N);Q&&
await Q}return B}function d(w,x,p){const g=Array.from({length:p},(m,v)=>{const[T,M]=[x[v*2],x[v*2+1]];return Uint8ClampedArray.from({length:256},(K,B)=>(T+B/255*
(M-T))*255)});return w.map((m,v)=>g[v%p][m])}function U(w,x,p){const g=new Uint8Array(w.length*p);for(const[m,v]of w.entries())for(let T=0;T<p;T++)g[m*p+T]=x[v*
p+T]??0;return g}function A(w,x,p){const g=new Uint8Array(x.length*(p+1));for(let m=0;m<x.length;m++){for(let v=0;v<p;v++)g[m*(p+1)+v]=w[m*p+v];g[m*(p+1)+p]=x[m]}
return g}}),38671:((Y,k,l)=>{l.d(k,{R:()=>C});var D=l(52205),E=l(45599);const P={DCTDecode:"jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"\
jbig2"};function C(N,R){const d=(0,D.c3)(N,R.dict.get("Filter")),U=(0,D.c3)(N,R.dict.get("DecodeParms")),A=d.at(-1)??null,w=A instanceof E.SX?P[A.text]:void 0;if(!w)
return{format:w,parameters:void 0,filter:A,before:R};const x=new E.Bi(R.dict);x.set("Filter",d.slice(0,-1)),x.set("DecodeParms",U.slice(0,d.length-1));const p=U[d.
length-1];return{format:w,parameters:(0,E.Zm)(p)?p:void 0,filter:A,before:new E.Z6(x,R.data,R.sealed)}}}),93059:((Y,k,l)=>{l.d(k,{n:()=>P});var D=l(45599);const E={
BPC:"BitsPerComponent",CS:"ColorSpace",D:"Decode",DP:"DecodeParms",F:"Filter",H:"Height",IM:"ImageMask",W:"Width"};function P(C){if(C.dataStart<0)return;const N=new D.
Bi;for(let R=0;R+1<C.count;R+=2){const d=C.name(R);d!==void 0&&N.set(E[d]??d,C.value(R+1))}return new D.Z6(N,C.content.subarray(C.dataStart,C.dataEnd))}}),8283:((Y,k,l)=>{
l.d(k,{A2:()=>E,EI:()=>N,GM:()=>P,OD:()=>d,Os:()=>C,iN:()=>R});var D=l(78157);const E=216,P=217,C=218,N=254,R=w=>w>=224&&w<=239;function*d(w){const x=(0,D.bS)(w);
for(let p=2;;){const g=A(x,p);if(g<0)return;const m=x[g+1],v=m===E||m===P||m===U;if(!v&&g+4>x.length)return;const T=v?0:x.readUInt16BE(g+2),M=g+2+T;if(M>x.length||
!v&&T<2||(yield{marker:m,start:g,end:M,data:x.subarray(v?M:g+4,M)},m===P))return;p=M}}const U=1;function A(w,x){for(let p=w.indexOf(255,x);p>=0&&p+1<w.length;p=
w.indexOf(255,p+1)){const g=w[p+1];if(g!==0&&g!==255&&(g<208||g>215))return p}return-1}}),98472:((Y,k,l)=>{l.d(k,{z:()=>D});const D=(E,P,C=[])=>({start:E,end:P,
groups:Object.fromEntries(C)})}),99561:((Y,k,l)=>{l.d(k,{k:()=>D,v:()=>E});const D=2166136261,E=(P,C)=>Math.imul(P^C,16777619)})};
