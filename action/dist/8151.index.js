"use strict";exports.id=8151,exports.ids=[8151],exports.modules={8151:((Y,U,l)=>{l.r(U),l.d(U,{compare_documents:()=>Js});var I=l(51046),D=l(7390),P=l(77598),A=l(54867),F=l(
95079),R=l(23319),b=l(10404),p=l(16039),S=l(58247);function y(r,t,e){const s=[];for(const n of r.array(r.entry(r.pages.number(t),"Annots"))??[]){const i=r.dict(
n);i&&(0,p.Eo)(r.resolve(i.get("Subtype")),"Link")&&s.push({page:t,target:g(r,i,e)})}return s}function g(r,t,e){const s=e.pageOf(t);if(s!==void 0)return{page:s};
const n=r.dict(t.get("A")),i=r.resolve(n?.get("S")),o=r.resolve(n?.get("URI"));if(o instanceof p.Mx)return{uri:Buffer.from(o.bytes).toString("latin1")};const c=d(
r,n?.get("F"));if(c!==null)return{file:c};const a=r.resolve(n?.get("N"));return{action:a instanceof p.SX?a.text:i instanceof p.SX?i.text:"none"}}function d(r,t){
const e=r.resolve(t);if(e instanceof p.Mx)return(0,S.G)(e);const s=r.dict(t);return(0,S.G)(r.resolve(s?.get("UF")))??(0,S.G)(r.resolve(s?.get("F")))}var w=l(53449),
x=l(73811),E=l(6355),T=l(62583),k=l(90748),$=l(94673);const N=1e3,z=1e6;class gt{truncated=!1;left=z;entries(t,e=N){const s=[];for(const n of t){const i=JSON.stringify(
n).length+1;if(s.length===e||i>this.left){this.truncated=!0;break}this.left-=i,s.push(n)}return s}}async function q(r,t,e){const s=new Map;for(const{key:o}of r)
s.set(o,(s.get(o)??0)+1);const n=[];for(const{key:o,entry:c}of t){const a=s.get(o)??0;a>0?s.set(o,a-1):n.push(c);const f=e.step(200);f&&await f}const i=[];for(const{
key:o,entry:c}of[...r].reverse()){const a=s.get(o)??0;a!==0&&(s.set(o,a-1),i.push(c))}return{before:i.reverse(),after:n}}const tt=r=>({key:JSON.stringify(r),entry:r});
async function Z(r,t){const{pace:e}=r.job,s=await x.Ht.of(r),n={...(0,b._6)(r,await(0,b.Br)(r))};await e.rest();const i=(await(0,k.Uz)(r)??[]).map(h=>tt({...h}));
await e.rest();const o=await ct(r,s,t),c=await mt(r,s,t);await e.rest();const a=await de(r),f=await pe(r);return await e.rest(),{metadata:n,fonts:i,links:o,bookmarks:c,
attachments:a,form:f,security:{encryption:(0,$.Br)(r),permissions:(0,$.nj)(r),javascript:await(0,k.xS)(r),signatures:(await(0,E.E)(r)).length},tagged:(0,$.$J)(r)}}
function et(r,t){if(!("page"in r))return{entry:{...r},key:JSON.stringify(r)};const e=t(r.page);return{entry:{target:r.page+1},key:e===void 0?`gone ${r.page}`:`p\
age ${e}`}}async function ct(r,t,e){const s=[];for(let n=0;n<r.pages.count;n++){const i=e(n);if(i!==void 0)for(const c of y(r,n,t)){const{entry:a,key:f}=et(c.target,
e);s.push({entry:{page:n+1,...a},key:`${i} ${f}`})}const o=r.job.pace.step(2e4);o&&await o}return s}async function mt(r,t,e){const s=[];return await(0,w.O)(r,(n,i)=>{
const o=r.dict(n),c=o&&(0,S.G)(r.resolve(o.get("Title")));if(!o||c===null||c===void 0)return o!==void 0;const{entry:a,key:f}=et(g(r,o,t),e);return s.push({entry:{
title:c,level:i,...a},key:`${i} ${f} ${c}`}),!0}),s}async function de(r){const t=[];for(const{name:e,size:s,mimeType:n,description:i,relationship:o,stream:c}of await(0,A.
_)(r)){const a=r.decodedPart(c)?.data??r.encoded(c),f={name:e,size:s??a.length,mimeType:n,description:i,relationship:o},h=(0,P.createHash)("sha256").update(a).digest(
"base64");t.push({entry:f,key:`${JSON.stringify(f)} ${h}`});const u=r.job.pace.step(a.length*2);u&&await u}return t}async function pe(r){const t=await F.mO.read(
r);if(t.fields.length===0)return[];const{fields:e}=await(0,T.Z)(r,t,new R.n(r,t));return e.map(s=>{const{pages:n,...i}=s;return tt(i)})}const ge=200,nt=200,at=2e4,
me=300;async function we(r,t){const{diffArrays:e}=await l.e(8128).then(l.bind(l,18128)),[s,n]=[Pt(r),Pt(t)],i=e(s.map(({masked:u})=>u),n.map(({masked:u})=>u),{maxEditLength:me})??
[{removed:!0,added:!1,count:s.length},{removed:!1,added:!0,count:n.length}],o=[];let[c,a]=[0,0],f=s.length===at||n.length===at;const h=(u,m)=>{o.length===ge?f=!0:
o.push(u+ye(m)),m.length>nt&&(f=!0)};for(const{removed:u,added:m,count:O}of i){if(u)for(let v=0;v<O;v++)h("-",s[c+v].text);if(m)for(let v=0;v<O;v++)h("+",n[a+v].
text);m||(c+=O),u||(a+=O)}return{lines:o,truncated:f}}function Pt({text:r,masked:t}){const e=t.split(`
`,at),s=r.split(`
`,at);return e.map((n,i)=>({masked:n,text:s.length===e.length?s[i]:n}))}function ye(r){if(r.length<=nt)return r;const t=/[\ud800-\udbff]$/.test(r.slice(0,nt-1))?
nt-2:nt-1;return`${r.slice(0,t)}…`}var st=l(80199),ht=l(84805),Rt=l(59505),wt=l(4646),kt=l(40730);const Lt=512,xe=5e4,Nt=22,ve=100,Se=.2718281828,Q=r=>Number.
isNaN(r)?0:Math.floor(r*ve+Se);class V{count=0;hash=(0,P.createHash)("sha256");values=new Float64Array(Lt);used=0;texts=new Map;length(t){this.exact(Q(t))}exact(t){
this.used===Lt&&this.flush(),this.values[this.used++]=t,this.count++}text(t){const{texts:e}=this;let s=e.get(t);s===void 0&&(e.size===xe&&e.clear(),e.set(t,s=e.
size),this.bytes(Buffer.from(t))),this.exact(s)}bytes(t){this.exact(t.length),this.flush(),this.hash.update(t)}finish(){return this.flush(),this.hash.digest("ba\
se64").slice(0,Nt)}flush(){this.used!==0&&(this.hash.update(Buffer.from(this.values.buffer,0,this.used*8)),this.used=0)}}function J(...r){return(0,P.createHash)(
"sha256").update(JSON.stringify(r)).digest("base64").slice(0,Nt)}var be=l(36342),Oe=l(9738),Ut=l(36692),Bt=l(57095);const Ft={id:"DeviceGray",isPattern:!1},Me={
DeviceGray:"0 ",DeviceRGB:"0 0 0 ",DeviceCMYK:"0 0 0 10000 "},Gt="DeviceGray 0 ",yt="Normal",it=r=>({...(0,Bt.ue)(r),base:r,fillSpace:Ft,strokeSpace:Ft,fill:Gt,
stroke:Gt,fillAlpha:1,strokeAlpha:1,lineWidth:1,cap:0,join:0,miter:10,dash:"",clip:"",blend:yt,mask:"",other:""}),Ee={DeviceGray:"DefaultGray",DeviceRGB:"Defaul\
tRGB",DeviceCMYK:"DefaultCMYK"},Ce={id:"Pattern",isPattern:!0},Te=1e4,De=.2718281828,xt={space:"fillSpace",colour:"fill"},vt={space:"strokeSpace",colour:"stroke"};
class Ae{document;values;named=new WeakMap;constructor(t,e){this.document=t,this.values=e}device(t,e,s,n,i){const o=this.named.get(i)?.get(t),c=St(e),a=f=>{n[s.
space]=f,n[s.colour]=`${f.id} ${c}`};return o?a(o):this.space(t,i).then(a)}setSpace(t,e,s,n){const i=this.named.get(n)?.get(t),o=c=>{s[e.space]=c,s[e.colour]=`${c.
id} ${Me[c.id]??"initial"}`};return i?o(i):this.space(t,n).then(o)}set(t,e,s){s[e.colour]=`${s[e.space].id} ${St(t)}`}beneath(t,{id:e}){return`${e} ${St(t)}`}async space(t,e){
const s=await this.lookUp(t,e);let n=this.named.get(e);return n||this.named.set(e,n=new Map),n.set(t,s),s}async lookUp(t,e){if(t==="Pattern")return Ce;const s=Ee[t],
n=e.find("ColorSpace",s??t);return n===void 0?{id:t,isPattern:!1}:{id:await this.idOf(n),isPattern:this.isPattern(n)}}async idOf(t){const e=this.document.resolve(
t);return e instanceof p.SX?e.text:J(await this.values.of(t))}isPattern(t){const e=this.document.resolve(t);return(0,p.Eo)((0,p.cy)(e)?this.document.resolve(e[0]):
e,"Pattern")}}function St(r){let t="";for(let e=0;e<r.count;e++)r.kind(e)!==Ut.o_&&(t+=`${Math.floor(r.number(e)*Te+De)} `);return t}var $t=l(55123),_=l(88728),
jt=l(65710),ft=l(99921),Wt=l(94777),H=l(32916);const Ie=1e9,Pe=2e9,Re=3e9,ke=4e9,Le=2e5;class G extends Error{}class Kt{matrix;outline=[];x=0;y=0;constructor(t){
this.matrix=t}move(t,e){this.outline.push(Ie),this.to(t,e)}line(t,e){this.outline.push(Pe),this.to(t,e)}curve(t,e,s,n,i,o){this.outline.push(Re),this.to(t,e),this.
to(s,n),this.to(i,o)}skip(t,e){this.x+=t,this.y+=e}to(t,e){const[s,n,i,o,c,a]=this.matrix;this.skip(t,e);const{x:f,y:h}=this;if(this.outline.push((s*f+i*h+c)*1e3,
(n*f+o*h+a)*1e3),this.outline.length>Le)throw new G}}function bt(r){try{return r()}catch(t){if(t instanceof RangeError||t instanceof G)return;throw t}}const Ne=10,
Ue=1e5,Be=513;function Fe(r,t){const e=new Kt(t.matrix);return new Ge(t,e).run(r,0),e.outline}class Ge{font;pen;stack=[];stems=0;steps=0;ended=!1;constructor(t,e){
this.font=t,this.pen=e}run(t,e){if(e>Ne)throw new G;const s=new DataView(t.buffer,t.byteOffset,t.byteLength);for(let n=0;n<t.length&&!this.ended;){if(++this.steps>
Ue||this.stack.length>Be)throw new G;const i=s.getUint8(n++);if(i===28)this.stack.push(s.getInt16(n)),n+=2;else if(i===255)this.stack.push(s.getInt32(n)/65536),
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
e);return;case 14:this.stack.push(-e);return;case 18:return;case 24:this.stack.push(this.pop()*e);return;default:throw new G}}}const $e=15,je=17,We=18,Ke=19,He=3079,
Ve=3102,Xe=3108,Ye=3109,Ht=[.001,0,0,.001,0,0];function Vt(r){const t=new DataView(r.buffer,r.byteOffset,r.byteLength),e=(0,H.Pe)(t,t.getUint8(2)),s=(0,H.Pe)(t,
e.end),n=(0,H.Pe)(t,s.end),i={data:r,offsets:(0,H.Pe)(t,n.end).offsets},o=(0,H.zz)(t,s.offsets[0]??0,s.offsets[1]??0),c=o.get(je)?.[0];if(c===void 0)return;const a=(0,H.
Pe)(t,c).offsets,f=o.has(Ve),h=f?ze(t,o):[o],u=f?Je(t,o.get(Ye)?.[0]??0):()=>0,m=h.map(M=>Ze(t,r,M)),O=h.map(M=>Qe(o,f?M:void 0)),v=M=>{const[L,B]=[a[M],a[M+1]];
return L===void 0||B===void 0?void 0:r.subarray(L,B)};let C;const j=M=>(C??=new Map(f?[]:(0,H.eP)(t,o.get($e)?.[0]??0,a.length-1,!1).map((L,B)=>[(0,H.Je)(r,n.offsets,
L),B])),C.get(M)??-1),W=M=>bt(()=>{const L=v(M);if(!L)return;const B=u(M),K={matrix:O[B]??Ht,global:i,local:m[B]??{data:r,offsets:[]},accented:X=>v(j((0,ft.S)(_.
W.charCodeAt(X-32))))};return Fe(L,K)});return{glyph:W,named:M=>W(j(M))}}function ze(r,t){const{offsets:e}=(0,H.Pe)(r,t.get(Xe)?.[0]??0);return e.slice(1).map((s,n)=>(0,H.
zz)(r,e[n],s))}function Je(r,t){if(r.getUint8(t)===0)return s=>r.getUint8(t+1+s);const e=r.getUint16(t+1);return s=>{let[n,i]=[0,e-1];for(;n<i;){const o=n+i+1>>
1;r.getUint16(t+3+o*3)<=s?n=o:i=o-1}return r.getUint8(t+5+n*3)}}function Ze(r,t,e){const[s,n]=e.get(We)??[];if(s===void 0||n===void 0)return{data:t,offsets:[]};
const i=(0,H.zz)(r,n,n+s).get(Ke)?.[0];return{data:t,offsets:i===void 0?[]:(0,H.Pe)(r,n+i).offsets}}function Qe(r,t){const e=i=>{const o=i?.get(He);return o?.length===
6?o:void 0},[s,n]=[e(t),e(r)];return s&&n?(0,st.lw)(s,n):s??n??Ht}const _e=8,Xt=5e4,qe=1,tn=2,en=4,nn=8,sn=16,on=32,Yt=1,rn=2,cn=8,an=32,hn=64,fn=128;function un(r){
const t=new DataView(r.buffer,r.byteOffset,r.byteLength),e=(0,Wt.tI)(t),[s,n,i]=[e.get("head"),e.get("loca"),e.get("glyf")];if(!s||!n||!i)return;const o=1e3/(t.
getUint16(s.at+18)||1e3),c=t.getInt16(s.at+50)!==0,a=u=>c?t.getUint32(n.at+u*4):t.getUint16(n.at+u*2)*2,f=Math.floor(n.length/(c?4:2))-1,h=u=>{if(!(u<0||u>=f))return[
i.at+a(u),i.at+a(u+1)]};return{named:()=>{},glyph:u=>bt(()=>{if(!h(u))return;const m=new ln(t,h);return m.read(u,[o,0,0,o,0,0],0),m.outline})}}class ln{view;spanOf;outline=[];points=0;constructor(t,e){
this.view=t,this.spanOf=e}read(t,e,s){const n=this.spanOf(t);if(!n||s>_e)throw new G;if(n[1]-n[0]<10)return;const i=this.view.getInt16(n[0]);i>=0?this.simple(n[0]+
10,i,e):this.composite(n[0]+10,e,s)}simple(t,e,s){const{view:n}=this,i=Array.from({length:e},(M,L)=>n.getUint16(t+L*2)),o=e===0?0:i.at(-1)+1;if(this.points+=o,this.
points>Xt)throw new G;let c=t+e*2;c+=2+n.getUint16(c);const a=new Uint8Array(o);for(let M=0;M<o;){const L=n.getUint8(c++),B=L&nn?n.getUint8(c++)+1:1;a.fill(L,M,
M+=B)}const f=(M,L)=>{let B=0;return Int32Array.from(a,K=>(K&M?B+=K&L?n.getUint8(c++):-n.getUint8(c++):K&L||(B+=n.getInt16(c),c+=2),B))},h=f(tn,sn),u=f(en,on),[
m,O,v,C,j,W]=s;for(let M=0,L=0;M<o;M++){(M===0||M===i[L-1]+1)&&(this.outline.push(ke),L++);const[B,K]=[h[M],u[M]];this.outline.push(a[M]&qe,m*B+v*K+j,O*B+C*K+W)}}composite(t,e,s){
const{view:n}=this;for(let i=!0;i;){const o=n.getUint16(t),c=n.getUint16(t+2);t+=4;const[a,f]=o&Yt?[n.getInt16(t),n.getInt16(t+2)]:[n.getInt8(t),n.getInt8(t+1)];
t+=o&Yt?4:2;const h=()=>(t+=2,n.getInt16(t-2)/16384);let[u,m,O,v]=[1,0,0,1];o&cn?u=v=h():o&hn?[u,v]=[h(),h()]:o&fn&&([u,m,O,v]=[h(),h(),h(),h()]);const[C,j]=o&rn?
[a,f]:[a&65535,f&65535];if(++this.points>Xt)throw new G;this.read(c,dn([u,m,O,v,C,j],e),s+1),i=(o&an)!==0}}}const dn=([r,t,e,s,n,i],[o,c,a,f,h,u])=>[r*o+t*a,r*c+
t*f,e*o+s*a,e*c+s*f,n*o+i*a+h,n*c+i*f+u];var Ot=l(37662);const pn=10,gn=1e5,mn=1e5;function wn(r){const t=(0,Ot.cq)(r);if(!t)return;const{clear:e,plain:s}=t,n=s.
indexOf("/CharStrings");if(n<0)return;const i=s.toString("latin1",0,Math.min(n,4096)),o=/\/FontMatrix\s*\[([^\]]*)\]/.exec(e)?.[1]?.trim().split(/\s+/).map(Number),
c={matrix:o?.length===6&&o.every(Number.isFinite)?o:[.001,0,0,.001,0,0],glyphs:new Map(zt(s,n+12,s.length,"/",/^\/(\S+) +(\d+) +(?:RD|-\|) /)),subroutines:new Map(
[...zt(s,Math.max(s.indexOf("/Subrs"),0),n,"dup",/^dup +(\d+) +(\d+) +(?:RD|-\|) /)].map(([a,f])=>[Number(a),f])),skipped:Number(/\/lenIV\s+(\d+)/.exec(i)?.[1]??
4)};return{glyph:()=>{},named:a=>bt(()=>{const f=c.glyphs.get(a);return f&&yn(f,c)})}}function*zt(r,t,e,s,n){for(let i=r.indexOf(s,t),o=0;i>=0&&i<e&&o<mn;o++){const c=n.
exec(r.toString("latin1",i,i+96)),a=i+(c?c[0].length:s.length),f=c?Number(c[2]):0;c&&(yield[c[1],r.subarray(a,a+f)]),i=r.indexOf(s,a+f)}}function yn(r,t){const e=new Kt(
t.matrix);return new xn(t,e).run(r,0),e.outline}class xn{font;pen;stack=[];left=[];flex;steps=0;ended=!1;constructor(t,e){this.font=t,this.pen=e}run(t,e){if(e>pn)
throw new G;const s=(0,Ot.J9)(t,Ot.Ed).subarray(this.font.skipped);for(let n=0;n<s.length&&!this.ended;){if(++this.steps>gn||this.stack.length>100)throw new G;const i=s[n++];
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
const u=this.font.glyphs.get((0,ft.S)(_.W.charCodeAt(a-32)));if(!u)throw new G;this.pen.x=f,this.pen.y=h,this.run(u,t+1),this.ended=!1}this.ended=!0}}function vn(r){
try{const t=new DataView(r.buffer,r.byteOffset,r.byteLength),e=r.length>12?t.getUint32(0):0;if(e===1330926671){const s=(0,Wt.tI)(t).get("CFF ");return s&&Vt(r.subarray(
s.at,s.at+s.length))}if(e===65536||e===1953658213)return un(r);if(r[0]===1&&r[1]===0)return Vt(r);if(r[0]===37||r[0]===128)return wn(r)}catch(t){if(!(t instanceof
RangeError))throw t}}const ot="";class Sn{document;fonts=new Map;constructor(t){this.document=t}of(t,e){let s=this.fonts.get(t);return s||this.fonts.set(t,s=new bn(
this.document,t,this.document.dict(e))),s}}class bn{document;font;dict;shapes=new Map;find;drawn;constructor(t,e,s){this.document=t,this.font=e,this.dict=s}shapeOf(t){
let e=this.shapes.get(t);return e===void 0&&this.shapes.set(t,e=this.read(t)),e}read(t){if(this.drawn)return this.drawn.get(t.code)??ot;this.find??=this.finder();
const e=this.find(t);if(!e)return t.text===" "?ot:J(this.substitute,t.text,On(t)?0:t.cid);if(e.length===0)return ot;const s=new V;for(const n of e)s.length(n);return s.
finish()}get substitute(){const{name:t,bold:e,italic:s,fixedPitch:n}=this.font;return`${t} ${e} ${s} ${n}`}finder(){const{document:t,dict:e}=this,s=e&&(0,$t.Lq)(
t,e),n=s&&t.decodedPart(s)?.data,i=n&&vn(n),o=i&&(0,$t.oQ)(t,e);if(!e||!i||typeof o!="object")return()=>{};const c=(0,jt.hL)(t,e);return c?Mn(t,c,i,o):En(t,e,i,
o)}}const On=({text:r})=>r!==""&&r!=="�";function Mn(r,t,e,s){const n=r.resolve(t.get("CIDToGIDMap")),i=n instanceof p.Z6?r.decodedPart(n)?.data:void 0;return({
cid:o})=>e.glyph(i?(i[o*2]??0)<<8|(i[o*2+1]??0):s.glyphOfCid(o))}function En(r,t,e,s){const{base:n,differences:i}=(0,_.yD)(r,t),o=(a,f)=>{const h=a.charCodeAt(f-
32);return h>0?(0,ft.S)(h):void 0};if(s.kind!=="truetype")return({code:a})=>{const f=n===void 0?s.encoding?.get(a)??o(s.encoding?"":_.W,a):void 0,h=i?.get(a)??f??
(n===void 0?void 0:o(n,a));return e.named(h??".notdef")??e.named(".notdef")};const c=(0,_.pE)(r,(0,jt.nb)(r,t),t)&&!i;return({code:a})=>{const f=i?.get(a)??o(n??
_.W,a),h=()=>f===void 0?0:Cn(s,f),u=()=>s.code(a)||(s.codes===void 0?s.unicode(a):0);return e.glyph(c?u()||h():h()||u())}}function Cn(r,t){const e=(0,ft.u)(t),s=e===
void 0?0:r.unicode(e);if(s>0)return s;const n=e===void 0?-1:_.yh.indexOf(String.fromCodePoint(e));return(n>=0&&r.codes==="macintosh"?r.code(n+32):0)||r.glyphOf(
t)}var Tn=l(49153),Dn=l(4136),An=l(21159),In=l(72332);const Jt={DeviceGray:1,G:1,DeviceRGB:3,RGB:3,DeviceCMYK:4,CMYK:4},Pn={G:"DeviceGray",RGB:"DeviceRGB",CMYK:"\
DeviceCMYK",I:"Indexed"};class Rn{document;values;known=new Map;constructor(t,e){this.document=t,this.values=e}async of(t,e,s){const n=this.known.get(t);if(n!==
void 0&&t>0)return n;const i=new V;await this.write(e,s,i,!0);const o=i.finish();return this.known.set(t,o),o}async write(t,e,s,n){const{document:i,values:o}=this,
{dict:c}=t,{width:a,height:f,bits:h,stencil:u,decode:m}=(0,Dn.q)(i,c);for(const v of[a,f,h,u?1:0,...m??[]])s.exact(v||0);const O=u?"":await this.space(c.get("Co\
lorSpace"),e);s.text(O);for(const v of["Interpolate","Intent","SMaskInData","Matte"])s.text(await o.of(c.get(v)));for(const v of n?["SMask","Mask"]:[]){const C=i.
resolve(c.get(v));s.text(v),C instanceof p.Z6?await this.write(C,e,s,!1):(0,p.cy)(C)&&s.text(await o.of(C))}await this.samples(t,a*h*(Jt[O]??0),f,s)}async samples(t,e,s,n){
const{document:i,values:o}=this,{format:c,parameters:a,before:f}=(0,An.D)(i,t);let h;try{h=await i.decodedAtEase(f)}catch(m){if(!(m instanceof Tn.zU)||m.code!==
"unreadable_document")throw m;h=i.decodedPart(f)?.data??i.encoded(f)}if(n.text(c??""),a&&n.text(await o.of(a)),c==="jpg"){for(const m of Fn(h))await o.bytes(m,n);
return}const u=(0,In.zq)(e,1,1)*s;await o.bytes(c===void 0&&u>0?h.subarray(0,u):h,n)}async space(t,e){const s=this.document.resolve(t);if(!(s instanceof p.SX))return this.
values.of(t);const n=Pn[s.text]??s.text,i=n in Jt?void 0:e(s.text);return i===void 0?n:this.values.of(i)}}const kn=254,Ln=224,Nn=239,Un=238,Bn=218;function*Fn(r){
let t=2;for(;t+4<=r.length&&r[t]===255;){const e=r[t+1];if(e===Bn)break;const s=t+2+(r[t+2]<<8|r[t+3]),n=e>=Ln&&e<=Nn&&e!==Un;e!==kn&&!n&&(yield r.subarray(t,s)),
t=s}yield r.subarray(t)}const Gn=50,$n=2e5,ut=4*1024*1024,jn=new Set("Length Filter DecodeParms DL Metadata PieceInfo LastModified Parent P Popup StructParent S\
tructParents Type".split(" ")),Wn=0,Kn=1,Hn=2,Vn=3,Xn=4,Yn=5,zn=6,Jn=7,Zt=8;class Zn{document;objects=new Map;direct=new WeakMap;constructor(t){this.document=t}async of(t){
if(t==null)return"";if(typeof t!="object")return`${t}`;const e=(0,p.i9)(t)?this.objects.get(t.number):this.direct.get(t);if(e!==void 0)return e;const s=new V;await this.
write(t,s,[]);const n=s.finish();return(0,p.i9)(t)?this.objects.set(t.number,n):this.direct.set(t,n),n}async data(t,e){const{document:s}=this,n=t.data.length>ut?
await s.decodedAtEase(t):s.decodedPart(t)?.data;await this.bytes(Qn(n??s.encoded(t)),e)}async bytes(t,e){const{pace:s}=this.document.job;for(let n=0;n<t.length;n+=
ut){e.bytes(t.subarray(n,n+ut));const i=s.step(Math.min(t.length-n,ut));i&&await i}}async write(t,e,s){if(s.length>Gn||e.count>$n||(0,p.i9)(t)&&s.includes(t.number)){
e.exact(Jn);return}const n=this.document.resolve(t),i=[...s,(0,p.i9)(t)?t.number:-1];if(typeof n=="number")e.exact(Vn),e.exact(Number(n.toPrecision(5)));else if(n instanceof
p.SX||typeof n=="boolean")e.exact(Kn),e.text(n instanceof p.SX?n.text:`${n}`);else if(n instanceof p.Mx)e.exact(Hn),e.bytes(n.bytes);else if((0,p.cy)(n)){e.exact(
Xn);for(const c of n)await this.write(c,e,i);e.exact(Zt)}else n instanceof p.Bi?await this.entries(n,Yn,e,i):n instanceof p.Z6?(await this.entries(n.dict,zn,e,i),
await this.data(n,e)):e.exact(Wn);const o=this.document.job.pace.step(100);o&&await o}async entries(t,e,s,n){s.exact(e);for(const i of[...t.keys()].sort())jn.has(
i)||(s.text(i),await this.write(t.get(i),s,n));s.exact(Zt)}}function Qn(r){if(!(r.length>128&&Buffer.from(r.subarray(36,40)).toString("latin1")==="acsp"))return r;
const e=r.slice();return e.fill(0,24,36),e.fill(0,84,100),e}const _n=1e4;class qn{document;decoder;layers;values;images;colours;counts={operators:0};shapes;fonts=new Map;known=new Map;constructor(t){
this.document=t,this.decoder=new Oe.X(t),this.layers=new be.z(t),this.values=new Zn(t),this.images=new Rn(t,this.values),this.colours=new Ae(t,this.values),this.
shapes=new Sn(t)}remember(t,e){this.fonts.has(t)||this.fonts.set(t,e())}shapesOf(t){return this.shapes.of(t,this.fonts.get(t))}async once(t,e){const s=this.known.
get(t);if(s!==void 0)return s;const n=await e();return this.known.size<_n&&this.known.set(t,n),n}}var Qt=l(69959),ts=l(49599),es=l(74234);const _t=3,Mt=4,ns=-1;
class ss{digest;states;shapesOf;matrix=new Bt.f6;replaces=!1;count=0;clipping;ignored=[];shapes;x=0;y=0;alongX=0;alongY=0;acrossX=0;acrossY=0;moved=0;isVertical=!1;scale="";written="";constructor(t,e,s){
this.digest=t,this.states=e,this.shapesOf=s}begin({matrix:t,size:e,stretch:s,rise:n},i){const o=this.matrix,[c,a]=[o.a*t[0]+o.b*t[2],o.a*t[1]+o.b*t[3]],[f,h]=[o.
c*t[0]+o.d*t[2],o.c*t[1]+o.d*t[3]];this.x=o.e*t[0]+o.f*t[2]+t[4]+n*f,this.y=o.e*t[1]+o.f*t[3]+t[5]+n*h,this.alongX=c*e*s,this.alongY=a*e*s,this.acrossX=f*e,this.
acrossY=h*e,this.moved=0,this.isVertical=i.vertical,this.scale=`${Q(this.alongX)} ${Q(this.alongY)} ${Q(this.acrossX)} ${Q(this.acrossY)}`,this.shapes=this.shapesOf(
i)}show(t,e,s){const n=e.font,{vertical:i}=n,o=e.size===0?1:e.size,c=(i?-e.charSpace:e.charSpace)/o,a=(i?-e.wordSpace:e.wordSpace)/o,f=!s&&e.mode!==_t;let{moved:h}=this;
for(const u of n.glyphs(t)){this.count++;const m=f?this.shapes.shapeOf(u):ot;m!==ot&&(u.vertical?this.glyph(e,m,-u.vertical.x,-h-u.vertical.y,u.vertical.advance):
i?this.glyph(e,m,0,-h,u.width):this.glyph(e,m,h,0,u.width)),h+=(i&&u.vertical?-u.vertical.advance:u.width)+c,u.isSpace&&(h+=a)}this.moved=h}adjust(t){this.moved+=
(this.isVertical?t:-t)/1e3}end({size:t,stretch:e,font:s}){s.vertical?this.matrix.advance(0,-this.moved*t):this.matrix.advance(this.moved*t*e,0)}replaced(){}glyph(t,e,s,n,i){
const o=this.x+s*this.alongX+n*this.acrossX,c=this.y+s*this.alongY+n*this.acrossY;if(this.ignored.length>0&&this.ignored.some(f=>is(f,o,c)))return;const{digest:a}=this;
t.mode<Mt?this.write(a,t,e,o,c,i):(t.mode<Mt+_t&&this.write(a,t,e,o,c,i),this.clipping??=new V,this.written="",this.write(this.clipping,void 0,e,o,c,i),this.written=
"")}write(t,e,s,n,i,o){e&&this.states.state(e,e.mode%Mt),t.exact(ns),this.scale!==this.written&&(t.text(this.scale),this.written=this.scale),t.text(s),t.length(
n),t.length(i),t.length(o)}}const is=({x:r,y:t,width:e,height:s},n,i)=>n>=r-.5&&n<=r+e+.5&&i>=t&&i<=t+s,qt={OP:"false",op:"false",OPM:"0",AIS:"false",TK:"true",
RI:"RelativeColorimetric",TR:"Identity",TR2:"Default",BG:"",BG2:"Default",UCR:"",UCR2:"Default"},os=r=>r in qt;function te(r,t,e,s){const n=s instanceof p.SX?s.
text:typeof s=="object"?e:`${s}`,i=r.split(`
`).filter(o=>o!==""&&!o.startsWith(`${t} `));return(n===qt[t]?i:[...i,`${t} ${n}`]).sort().join(`
`)}function rs(r,t){switch(r.operator){case"w":return t.lineWidth=r.number(0),!0;case"J":return t.cap=r.number(0),!0;case"j":return t.join=r.number(0),!0;case"M":
return t.miter=r.number(0),!0;case"d":return t.dash=ee(r.value(0),r.number(1)),!0;case"ri":return t.other=te(t.other,"RI","",new p.SX(r.name(0)??"")),!0;default:
return!1}}function cs(r,t,e,s){if(t==="BM"&&(s.blend=as((0,p.cy)(e)?r.resolve(e[0]):e)),t==="D"&&(0,p.cy)(e)){const[n,i]=e.map(o=>r.resolve(o));s.dash=ee((0,p.cy)(
n)?n.map(o=>r.resolve(o)):null,Number(i)||0)}typeof e=="number"&&(t==="LW"?s.lineWidth=e:t==="LC"?s.cap=e:t==="LJ"?s.join=e:t==="ML"?s.miter=e:t==="CA"?s.strokeAlpha=
e:t==="ca"&&(s.fillAlpha=e))}const as=r=>r instanceof p.SX&&r.text!=="Compatible"?r.text:yt;function ee(r,t){const e=(0,p.cy)(r)?r.filter(s=>typeof s=="number"):
[];return e.some(s=>s>0)?[...e,t||0].map(s=>Math.round(s*1e4)).join(" "):""}const ne=4096,se=1,lt=2,hs=3,Et=4;class ie{kept=new Float64Array(ne);used=0;long;x=0;y=0;get isEmpty(){
return this.used===0&&!this.long}follow(t,e){switch(t.operator){case"m":return this.point(se,t.number(0),t.number(1),e);case"l":return this.point(lt,t.number(0),
t.number(1),e);case"c":return this.curve(t,e,0,2,4);case"v":return this.curve(t,e,-1,0,2);case"y":return this.curve(t,e,0,2,2);case"h":return this.add(Et),!0;case"\
re":return this.rectangle(t.number(0),t.number(1),t.number(2),t.number(3),e),!0;default:return!1}}rectangle(t,e,s,n,i){this.point(se,t,e,i),this.point(lt,t+s,e,
i),this.point(lt,t+s,e+n,i),this.point(lt,t,e+n,i),this.add(Et),this.x=t,this.y=e}close(){this.add(Et)}write(t){if(this.long)t.text(this.end());else for(let e=0;e<
this.used;e++)t.exact(this.kept[e])}get id(){const t=new V;return this.write(t),t.finish()}clear(){this.used=0,this.long=void 0,this.whole=void 0}whole;end(){return this.
whole===void 0&&(this.flush(this.long),this.whole=this.long.finish()),this.whole}curve(t,e,s,n,i){return this.add(hs),s<0?this.place(this.x,this.y,e):this.place(
t.number(s),t.number(s+1),e),this.place(t.number(n),t.number(n+1),e),this.x=t.number(i),this.y=t.number(i+1),this.place(this.x,this.y,e),!0}point(t,e,s,n){return this.
add(t),this.place(e,s,n),this.x=e,this.y=s,!0}place(t,e,s){this.add(Q(s[0]*t+s[2]*e+s[4])),this.add(Q(s[1]*t+s[3]*e+s[5]))}add(t){this.used===ne&&this.flush(this.
long??=new V),this.kept[this.used++]=t}flush(t){for(let e=0;e<this.used;e++)t.exact(this.kept[e]);this.used=0}}const fs=-11,us=-12;class ls{digest;fill="";fillAlpha=-1;fillClip="";fillMode="";stroke="";constructor(t){
this.digest=t}state(t,e){e!==1&&this.fills(t),e>=1&&this.strokes(t)}fills({fill:t,fillAlpha:e,clip:s,blend:n,mask:i,other:o}){if(t===this.fill&&e===this.fillAlpha&&
s===this.fillClip&&this.fillMode===n+i+o)return;this.fill=t,this.fillAlpha=e,this.fillClip=s,this.fillMode=n+i+o;const{digest:a}=this;a.exact(fs),a.text(t),a.length(
e),a.text(s),a.text(this.fillMode)}strokes(t){const{stroke:e,strokeAlpha:s,clip:n,blend:i,mask:o,other:c,lineWidth:a,cap:f,join:h,miter:u,dash:m}=t,[O,v,C,j]=t.
matrix,W=a*a,M=Math.sqrt(Math.abs(O*j-v*C)),B=`${[W*(O*O+C*C),W*(O*v+C*j),W*(v*v+j*j)].map(X=>Math.round(X*1e6)).join(" ")} ${f} ${h} ${h===0?u:""} ${m&&`${m} ${Math.
round(M*1e6)}`}`,K=[e,s,n,i,o,c,B].join(`
`);K!==this.stroke&&(this.stroke=K,this.digest.exact(us),this.digest.text(K))}}const dt=-2,Ct=-3,ds=-4,ps=-5,gs=-6,ms=-7,ws=-8,ys={n:{},f:{fill:dt},F:{fill:dt},
"f*":{fill:Ct},S:{stroke:!0},s:{stroke:!0,closes:!0},B:{fill:dt,stroke:!0},"B*":{fill:Ct,stroke:!0},b:{fill:dt,stroke:!0,closes:!0},"b*":{fill:Ct,stroke:!0,closes:!0}};
class rt extends es.p{context;digest;glyphs;path=new ie;written;clipRule="";constructor(t,e){const s=new ls(e),n=new ss(e,s,i=>t.shapesOf(i));super(t.document,t.
decoder,n,t.layers,t.counts),this.context=t,this.digest=e,this.written=s,this.glyphs=n}take(t,e){const{states:s,scope:n}=e,i=s.current,{operator:o}=t;if(this.path.
follow(t,i.matrix))return this.counted();const c=ys[o];if(c)return this.paint(c,i),this.counted();switch(o){case"g":case"rg":case"k":return this.context.colours.
device(oe[o],t,xt,i,n);case"G":case"RG":case"K":return this.context.colours.device(oe[o],t,vt,i,n);case"cs":case"CS":return this.context.colours.setSpace(t.name(
0)??"",o==="cs"?xt:vt,i,n);case"sc":case"scn":return this.colour(t,xt,e);case"SC":case"SCN":return this.colour(t,vt,e);case"W":case"W*":this.clipRule=o;return;case"\
gs":return this.graphics(t,e);case"Tf":return this.font(t,e);case"ET":this.clipText(i);return;case"sh":return this.shading(t.name(0)??"",e);case"BI":{const a=(0,ts.
n)(t);return a&&this.image(0,a,e)}default:if(!rs(t,i))return super.take(t,e)}}counted(){if(++this.counts.operators>this.document.job.limits.operators)throw this.
tooMany("operators","operator")}paint({fill:t,stroke:e,closes:s},n){const{path:i,digest:o,written:c}=this;i.isEmpty||(s&&i.close(),this.marked.isOff||(t!==void 0&&
(c.state(n,0),o.exact(t),i.write(o)),e&&(c.state(n,1),o.exact(ds),i.write(o))),this.clipRule!==""&&(n.clip=J(n.clip,this.clipRule,i.id),this.clipRule=""),i.clear())}clipText(t){
const{clipping:e}=this.glyphs;e&&(t.clip=J(t.clip,"text",e.finish()),this.glyphs.clipping=void 0)}colour(t,e,s){const n=s.states.current,i=t.count-1;if(t.kind(i)!==
Ut.o_)return this.context.colours.set(t,e,n);const o=n[e.space],c=this.context.colours.beneath(t,o);return this.pattern(s.scope.find("Pattern",t.name(i)),c,s).then(
a=>{n[e.colour]=a})}async pattern(t,e,s){const{document:n,context:i}=this,o=n.resolve(t),c=n.dict(t);if(!c)return e;const a=(0,st.lw)((0,ht.lQ)(n,c.get("Matrix")),
s.states.current.base);if(!(o instanceof p.Z6)||!(0,p.i9)(t)){const[m,O]=[await i.values.of(c.get("Shading")),await i.values.of(c.get("ExtGState"))];return J("s\
hading",m,O,Tt(a))}const f=n.resolve(c.get("PaintType"))!==2,[h,u]=[f?"":e,Tt(a)];return i.once(`${t.number} ${u} ${h}`,async()=>{const m={...it(a),...f?{}:{fill:h,
stroke:h}},O=await this.apart(t,o,m,s),v=await i.values.of(["XStep","YStep","BBox"].map(C=>c.get(C)??null));return J("tiling",O,v,u,h)})}async apart(t,e,s,n){const{
context:i,document:o}=this,{drawing:c,scope:a}=n,f=(0,p.i9)(t)?t.number:0;if(c.includes(f))return"";if(c.length>=o.job.limits.formDepth)throw this.tooMany("form\
Depth","form"," within another");const h=new V,u=o.dict(e.dict.get("Resources"));return await new rt(i,h).read(await this.decoder.form(f,e),{states:new Qt.U(s),
scope:u?new wt.H(o,u,a):a,stream:f,drawing:[...c,f]}),h.finish()}async graphics(t,e){const s=this.document.dict(e.scope.find("ExtGState",t.name(0)??""));if(await super.
take(t,e),!s)return;const{document:n,context:i}=this,o=e.states.current,[c]=n.array(s.get("Font"))??[];c!==void 0&&o.font&&(i.remember(o.font,()=>c),await this.
prepare(o.font,e));for(const[a,f]of s){const h=n.resolve(f);a==="SMask"?o.mask=await this.softMask(h,e):os(a)?o.other=te(o.other,a,await i.values.of(f),h):cs(n,
a,h,o)}}async softMask(t,e){const{document:s,context:n}=this;if(!(t instanceof p.Bi))return"";const i=t.get("G");if(!(s.resolve(i)instanceof p.Z6)||!(0,p.i9)(i))
return"";const{matrix:c}=e.states.current,a=await n.values.of(["S","BC","TR"].map(h=>t.get(h)??null)),f=Tt(c);return n.once(`mask ${i.number} ${f} ${a}`,async()=>{
const h=new V;return await new rt(n,h).draw(i,{...e,states:new Qt.U(it(c))}),J("mask",a,h.finish())})}font(t,e){const s=t.name(0),n=()=>{const{font:o}=e.states.
current;if(!(!o||s===void 0)&&(this.context.remember(o,()=>e.scope.find("Font",s)),o.type3))return this.prepare(o,e)},i=super.take(t,e);return i?i.then(n):n()}async prepare(t,e){
if(!t.type3)return;const s=this.context.shapesOf(t);if(s.drawn)return;const{document:n}=this,{procedures:i,matrix:o,resources:c}=t.type3,a=new Map;s.drawn=a;const f=n.
dict(c),h={...e,scope:f?new wt.H(n,f,e.scope):e.scope},u=(0,st.lw)(o,[1e3,0,0,1e3,0,0]);for(let m=0;m<256;m++){const O=t.type3.procedureOf(m),v=O===void 0?void 0:
i?.get(O),C=n.resolve(v);C instanceof p.Z6&&a.set(m,await this.apart(v,C,it(u),h))}}async shading(t,{scope:e,states:s}){if(this.marked.isOff)return;const n=s.current,
i=await this.context.values.of(e.find("Shading",t));this.written.state(n,0),this.digest.exact(gs),this.digest.text(i),this.place(n.matrix)}draws(t,e){if(t===void 0||
this.marked.isOff)return;const s=e.scope.find("XObject",t),n=this.document.resolve(s);if(!(n instanceof p.Z6)||!(0,p.Eo)(this.document.resolve(n.dict.get("Subty\
pe")),"Image"))return super.draws(t,e);if(!this.layers.isOff(n.dict.get("OC")))return this.image((0,p.i9)(s)?s.number:0,n,e)}async image(t,e,{scope:s,states:n}){
if(this.marked.isOff)return;const i=await this.context.images.of(t,e,o=>s.find("ColorSpace",o));this.written.state(n.current,0),this.digest.exact(ps),this.digest.
text(i),this.place(n.current.matrix)}async readForm(t,e,s){const{document:n,digest:i}=this,o=s.states.current;o.base=o.matrix;const c=(0,ht.b0)(n,e.dict.get("BB\
ox"));if(c){const f=new ie;f.rectangle(c[0],c[1],c[2]-c[0],c[3]-c[1],o.matrix),o.clip=J(o.clip,"W",f.id)}const a=n.dict(e.dict.get("Group"));if(!a||!(0,p.Eo)(n.
resolve(a.get("S")),"Transparency"))return super.readForm(t,e,s);this.written.state(o,2),i.exact(ms),i.text(await this.context.values.of(["I","K","CS"].map(f=>a.
get(f)??null))),Object.assign(o,{fillAlpha:1,strokeAlpha:1,blend:yt,mask:""}),await super.readForm(t,e,s),i.exact(ws)}place(t){for(const e of t)this.digest.length(
e)}}const oe={g:"DeviceGray",G:"DeviceGray",rg:"DeviceRGB",RG:"DeviceRGB",k:"DeviceCMYK",K:"DeviceCMYK"},Tt=r=>r.map(t=>Math.round(t*1e6)).join(" "),xs="Subtype\
 Rect F Contents T Subj RC QuadPoints InkList Vertices L LE CL C IC BS BE Border Name CA OC AS".split(" "),vs="Subtype Rect F QuadPoints C BS Border OC AS".split(
" ");class Ss{document;context;constructor(t){this.document=t,this.context=new qn(t)}async page(t,e=[]){const{document:s,context:n}=this;n.counts={operators:0};
const i=(0,ht.iw)(s,t),o=(0,kt.y)(i),{width:c,height:a}=(0,st.iN)(i),f=new V;f.length(c*i.userUnit),f.length(a*i.userUnit);const h=new rt(n,f);h.glyphs.ignored=
e;const u=new wt.H(s,s.dict(s.pages.attribute(t,"Resources")));await h.page(await n.decoder.page(t),u,it(o));const m=s.dict(s.entry(s.pages.number(t),"Group"));
return m&&f.text(await n.values.of(["S","I","K","CS"].map(O=>m.get(O)??null))),{content:f.finish(),annotations:await this.annotations(t,e)}}async annotations(t,e){
const{document:s,context:n}=this,i=new V,o=(0,ht.iw)(s,t),c=(0,kt.y)(o),a=new rt(n,i);a.glyphs.ignored=e;for(const{form:f,matrix:h}of(0,Rt.b)(s,t,o.rotation,n.layers))
await a.form(f,(0,Rt.R)(s),it((0,st.lw)(h,c)));for(const f of s.array(s.entry(s.pages.number(t),"Annots"))??[]){const h=s.dict(f);h&&!(0,p.Eo)(s.resolve(h.get("\
Subtype")),"Popup")&&i.text(await this.seen(h))}return i.finish()}async seen(t){const e=this.document.resolve(t.get("Subtype")),s=(0,p.Eo)(e,"Link")||(0,p.Eo)(e,
"Widget")?vs:xs;let n="";for(const i of s)n+=`${await this.context.values.of(t.get(i))} `;return n}}var bs=l(79993);const Dt=64,Os=1e3,Ms="￼";class pt{document;pattern;reader;looks;truncated=!1;constructor(t,e){
this.document=t,this.pattern=e,this.reader=new bs.X(t),this.looks=new Ss(t)}async page(t){const{pace:e}=this.document.job,{masked:s,ignored:n}=await this.text(t);
await e.rest();const{content:i,annotations:o}=await this.looks.page(t,n),c=new Cs;for(const a of re(s)){c.add(a);const f=e.step(a.length*4+100);f&&await f}return{
content:i,annotations:o,...c.finish()}}async text(t){const{flow:e}=await this.reader.page(t),{text:s}=e;if(!this.pattern)return{text:s,masked:s,ignored:[],truncated:!1};
const{matches:n,truncated:i}=await this.pattern.search(s,Os,this.document.job.pace);this.truncated||=i;let o="",c=0;for(const{start:a,end:f}of n)o+=s.slice(c,a)+
Ms,c=f;return{text:s,masked:o+s.slice(c),ignored:n.flatMap(({start:a,end:f})=>Es(e,a,f)),truncated:i}}}function*re(r){for(const[t]of r.matchAll(/\S+/g))yield t}
function Es(r,t,e){const s=r.text.lastIndexOf(`
`,t-1)+1,n=r.text.indexOf(`
`,e),i=r.box(s,n<0?r.text.length:n);return i?[i]:[]}class Cs{hash=(0,P.createHash)("sha256");smallest=new Set;largest=0;count=0;add(t){this.hash.update(`${t} `),
this.count++;const e=Ts(t);this.smallest.has(e)||this.smallest.size===Dt&&e>this.largest||(this.smallest.size===Dt&&this.smallest.delete(this.largest),this.smallest.
add(e),this.largest=Math.max(...this.smallest))}finish(){return{text:this.count===0?"":this.hash.digest("base64"),sample:[...this.smallest].sort((t,e)=>t-e)}}}function Ts(r){
let t=2166136261;for(let e=0;e<r.length;e++)t=Math.imul(t^r.charCodeAt(e),16777619);return t=Math.imul(t^t>>>16,2246822507),(t^t>>>13)>>>0}function Ds({sample:r},{
sample:t}){const e=Math.min(Dt,Math.max(r.length,t.length));if(e===0)return 0;let[s,n,i,o]=[0,0,0,0];for(;i<e&&(s<r.length||n<t.length);){const[c,a]=[r[s]??1/0,
t[n]??1/0];i++,c===a&&o++,c<=a&&s++,a<=c&&n++}return o/i}const As=1e6,Is=.01;async function Ps(r,t,e){const s=t.length+1;if(r.length*t.length>As||r.length===0||
t.length===0)return Array.from({length:Math.min(r.length,t.length)},(o,c)=>[c,c]);const n=new Float32Array((r.length+1)*s);for(let o=r.length-1;o>=0;o--){for(let a=t.
length-1;a>=0;a--){const f=Is+Ds(r[o],t[a])+n[(o+1)*s+a+1];n[o*s+a]=Math.max(f,n[(o+1)*s+a],n[o*s+a+1])}const c=e.step(t.length*1500);c&&await c}const i=[];for(let o=0,
c=0;o<r.length&&c<t.length;){const a=n[o*s+c];a===n[(o+1)*s+c]?o++:a===n[o*s+c+1]?c++:i.push([o++,c++])}return i}const ce=[({content:r,annotations:t,text:e})=>`${r}\
 ${t} ${e}`,({content:r})=>r,({text:r})=>r];async function Rs(r,t,e){const s=new ks(r,t,e);let n=[{from:0,to:t.length,otherFrom:0,otherTo:r.length}];for(const i of ce)
n=await s.inOrder(n,i);for(const i of ce)await s.elsewhere(i);for(const i of n)await s.alike(i);return s}class ks{earlier;later;pace;before;after;moved=new Set;constructor(t,e,s){
this.earlier=t,this.later=e,this.pace=s,this.before=new Int32Array(e.length).fill(-1),this.after=new Int32Array(t.length).fill(-1)}async inOrder(t,e){const[s,n]=[
this.later.map(e),this.earlier.map(e)],i=[...t].reverse(),o=[];for(let c=i.pop();c;c=i.pop()){const a=this.trimmed(c,s,n),f=this.pace.step((a.to-a.from+a.otherTo-
a.otherFrom+1)*200);if(f&&await f,a.from===a.to||a.otherFrom===a.otherTo){(a.from<a.to||a.otherFrom<a.otherTo)&&o.push(a);continue}const h=Ns(Ls(a,s,n));if(h.length===
0){o.push(a);continue}i.push(...Us(a,h).reverse());for(const[u,m]of h)this.match(u,m)}return o}trimmed(t,e,s){let{from:n,to:i,otherFrom:o,otherTo:c}=t;const a=(f,h)=>e[f]!==
""&&e[f]===s[h];for(;n<i&&o<c&&a(n,o);)this.match(n++,o++);for(;n<i&&o<c&&a(i-1,c-1);)this.match(--i,--c);return{from:n,to:i,otherFrom:o,otherTo:c}}async elsewhere(t){
const e=new Map;for(const[s,n]of this.earlier.entries()){const i=t(n);if(this.after[s]>=0||i==="")continue;const o=e.get(i);o?o.push(s):e.set(i,[s])}for(const s of e.
values())s.reverse();for(const[s,n]of this.later.entries()){const i=this.pace.step(200);i&&await i;const o=this.before[s]<0?e.get(t(n))?.pop():void 0;o!==void 0&&
(this.match(s,o),this.moved.add(s))}}async alike({from:t,to:e,otherFrom:s,otherTo:n}){const i=[],o=[];for(let h=t;h<e;h++)this.before[h]<0&&i.push(h);for(let h=s;h<
n;h++)this.after[h]<0&&o.push(h);const{later:c,earlier:a}=this,f=await Ps(i.map(h=>c[h]),o.map(h=>a[h]),this.pace);for(const[h,u]of f)this.match(i[h],o[u])}match(t,e){
this.before[t]=e,this.after[e]=t}}function Ls(r,t,e){const s=new Map;for(let o=r.otherFrom;o<r.otherTo;o++)s.set(e[o],s.has(e[o])?-1:o);const n=new Map;for(let o=r.
from;o<r.to;o++)n.set(t[o],(n.get(t[o])??0)+1);const i=[];for(let o=r.from;o<r.to;o++){const c=s.get(t[o])??-1;c>=0&&t[o]!==""&&n.get(t[o])===1&&i.push([o,c])}return i}
function Ns(r){const t=[],e=new Int32Array(r.length);for(const[n,[,i]]of r.entries()){let[o,c]=[0,t.length];for(;o<c;){const a=o+c>>1;r[t[a]][1]<i?o=a+1:c=a}e[n]=
o>0?t[o-1]:-1,t[o]=n}const s=[];for(let n=t.at(-1)??-1;n>=0;n=e[n])s.push(r[n]);return s.reverse()}function Us(r,t){const e=[];let{from:s,otherFrom:n}=r;for(const[
i,o]of t)e.push({from:s,to:i,otherFrom:n,otherTo:o}),s=i+1,n=o+1;return e.push({from:s,to:r.to,otherFrom:n,otherTo:r.otherTo}),e}const ae=["fonts","links","book\
marks","attachments","form"],Bs=new Set(["created","modified"]);async function Fs({after:r,before:t},e){const{pace:s}=r.job,n=r.pages.count+t.pages.count;let i=0;
const o=async(X,{pages:At})=>{const le=[];for(let It=0;It<At.count;It++)le.push(await X.page(It)),s.progress(++i/n);return le},c={after:new pt(r,e.pattern),before:new pt(
t,e.pattern)},[a,f]=[await o(c.after,r),await o(c.before,t)];await s.rest();const h=await Rs(f,a,s),u=new gt,m=$s(h,a,f),{counts:O,data:v,isSame:C}=await Hs({after:r,
before:t},h,u),j=X=>u.entries(X.map(At=>At+1)),W=he(h.before),M=he(h.after),L=[...h.moved].map(X=>({page:X+1,before:h.before[X]+1})),B={added:j(W),removed:j(M),
moved:u.entries(L),changed:await js(m,{after:r,before:t},e,u)},K={pagesAdded:W.length,pagesRemoved:M.length,pagesMoved:L.length,pagesChanged:m.length,...O};return{
same:C&&W.length+M.length+L.length+m.length===0,truncated:u.truncated||c.after.truncated||c.before.truncated,pageCount:r.pages.count,pageCountBefore:t.pages.count,
counts:K,pages:B,...v,bytes:Gs(r,t)}}const he=r=>[...r.keys()].filter(t=>r[t]<0);function Gs({bytes:r},{bytes:t}){return Buffer.compare(r,t)===0?null:{before:t.
length,after:r.length}}function $s({before:r},t,e){const s=[];for(const[n,i]of r.entries()){if(i<0)continue;const[o,c]=[t[n],e[i]],a={page:n,before:i,look:o.content!==
c.content,text:o.text!==c.text,annotations:o.annotations!==c.annotations};(a.look||a.text||a.annotations)&&s.push(a)}return s}async function js(r,{after:t,before:e},{
pattern:s,withText:n},i){const o={after:new pt(t,s),before:new pt(e,s)},c=[];for(const{page:a,before:f,...h}of r){let u={wordsAdded:0,wordsRemoved:0},m=[];if(h.
text){const[v,C]=[await o.after.text(a),await o.before.text(f)];if(u=await Ks(C.masked,v.masked,t),n){const{lines:j,truncated:W}=await we(C,v);i.truncated||=W,m=
j}}const[O]=i.entries([{page:a+1,before:f+1,...h,...u,...n&&{diff:m}}]);if(!O||c.length===Ws){i.truncated=!0;break}c.push(O)}return c}const Ws=1e3;async function Ks(r,t,{
job:e}){const s=new Map;for(const[o,c]of[[r,-1],[t,1]])for(const a of re(o)){s.set(a,(s.get(a)??0)+c);const f=e.pace.step(a.length+200);f&&await f}let[n,i]=[0,0];
for(const o of s.values())o>0?n+=o:i-=o;return{wordsAdded:n,wordsRemoved:i}}async function Hs({after:r,before:t},e,s){const n=await Z(r,h=>e.before[h]<0?void 0:
h),i=await Z(t,h=>e.after[h]<0?void 0:e.after[h]),o=Object.keys(n.metadata).filter(h=>n.metadata[h]!==i.metadata[h]),c={metadata:o.length},a={metadata:Vs(i,n,o,
s)};for(const h of ae){const u=await q(i[h],n[h],r.job.pace);c[h]=u.before.length+u.after.length,a[h]={before:s.entries(u.before),after:s.entries(u.after)}}a.security=
fe(i.security,n.security),a.tagged=fe(i.tagged,n.tagged);const f=o.every(h=>Bs.has(h))&&ae.every(h=>c[h]===0)&&a.security===null&&a.tagged===null;return{counts:c,
data:a,isSame:f}}function Vs({metadata:r},{metadata:t},e,s){const n=e.map(i=>({key:i,pair:{before:r[i]??null,after:t[i]??null}}));return Object.fromEntries(s.entries(
n).map(({key:i,pair:o})=>[i,o]))}const fe=(r,t)=>JSON.stringify(r)===JSON.stringify(t)?null:{before:r,after:t};var Xs=l(4631),Ys=l(47896);const zs={file:"compar\
e_to",password:"compare_password",noun:"the earlier version"},Js=async(r,t,e)=>{const{compare_to:s,compare_password:n,ignore_pattern:i,with_text:o,open_password:c}=t,
a=i===void 0?void 0:await(0,I.I)("ignore_pattern",i,"regex",e.pace),{quiet:f,wasRepaired:h}=(0,$.gd)(e),u=await(0,D.E)(r.bytes,f,{password:c}),{document:m,isRepaired:O}=await(0,Ys.
H)(s,n,zs,f),v=await Fs({after:u,before:m},{pattern:a,withText:o}),C=[...h()?[ue("The document")]:[],...O?[ue("The earlier version")]:[]];return{documents:[{...r,
pageCount:u.pages.count}],data:v,notes:C,facts:{}}},ue=r=>(0,Xs.A)(`${r} is damaged: it was compared as far as it could be read.`)}),62583:((Y,U,l)=>{l.d(U,{Z:()=>R});
var I=l(14414),D=l(54324),P=l(95079),A=l(77497),F=l(30656);async function R(S,y,g){const d=[],w={};for(const x of y.fields){d.push(b(S,y,g,x)),(0,I.K)(x)&&x.kind!==
"password"&&y.byName.get(x.name)===x&&Object.defineProperty(w,x.name,{value:g.of(x),enumerable:!0,configurable:!0,writable:!0});const E=S.job.pace.step(4e3);E&&
await E}return{fields:d,values:w,xfa:(0,F.f4)(S,y),scripts:(0,A.on)(S,y)}}function b(S,y,g,d){const{kind:w,flags:x,name:E}=d,T=y.integer(d.nodes[0],"MaxLen"),k=w===
"password",$=w==="text"||k;return{name:E,type:w,value:k?null:g.of(d),default:k?null:g.of(d,"DV"),options:p(S,y,g,d),required:(x&P.mw)!==0,readOnly:(x&P.sj)!==0,
multiline:w==="text"&&(x&P.kz)!==0,maxLength:$&&T>0?T:null,pages:[...new Set(d.widgets.flatMap(({pages:N})=>N))].sort((N,z)=>N-z)}}function p(S,y,g,d){return d.
kind==="dropdown"||d.kind==="list"?g.choices(d).map(({value:w,display:x})=>({value:w,display:x})):d.kind!=="checkbox"&&d.kind!=="radio"?[]:(0,D.lD)(S,y,d).names.
map(w=>({value:w,display:w}))}}),4631:((Y,U,l)=>{l.d(U,{A:()=>I});const I=D=>({code:"document_damaged",message:D})}),47896:((Y,U,l)=>{l.d(U,{H:()=>A});var I=l(49153),
D=l(7390),P=l(93413);async function A({bytes:b},p,S,y){const g={repaired:!1},d=()=>{g.repaired=!0};try{return{document:await(0,D.E)(b,{...y,onRepaired:d},{password:p}),
isRepaired:g.repaired}}catch(w){throw w instanceof I.zU?F(w,b,S):w}}function F(b,p,{file:S,password:y,noun:g}){const d=(w,x,E=[])=>(0,I.G6)([{field:w,message:x,
mentions:E}]);switch(b.code){case"password_required":return d(S,`needs a password: give it as ${y}`,[y]);case"wrong_password":return d(y,`does not open ${g}`);case"\
unsupported_encryption":return d(S,"is protected in a way that is not supported, such as by a certificate");case"unreadable_document":{const w=(0,P.y)(p);return d(
S,w===void 0||w==="a PDF document"?R:`is ${w}; it must be a PDF document`)}case"limit_exceeded":{const w=b.issues.map(({message:x})=>({field:S,message:x}));return new I.
zU(b.code,b.message,{issues:w,...b.advice===void 0?{}:{advice:b.advice}})}default:return b}}const R="cannot be read, or has no pages: it must be a complete PDF \
document"}),4136:((Y,U,l)=>{l.d(U,{q:()=>I});function I(D,P){const A=b=>{const p=D.resolve(P.get(b));return typeof p=="number"?Math.floor(p):NaN},F=D.resolve(P.
get("ImageMask"))===!0,R=D.array(P.get("Decode"))?.map(b=>D.resolve(b));return{width:A("Width"),height:A("Height"),bits:F?1:A("BitsPerComponent")||8,stencil:F,decode:R?.
every(b=>typeof b=="number")?R:void 0}}}),72332:((Y,U,l)=>{l.d(U,{A6:()=>p,CV:()=>b,Cb:()=>D,WQ:()=>P,ZJ:()=>R,e_:()=>A,fu:()=>S,zq:()=>I});const I=(y,g,d)=>Math.
ceil(y*g*d/8);function D(y,g,d){if(!y||y.length<g*2)return!1;let w=0;for(let x=0;x<g;x++){const[E,T]=[y[x*2],y[x*2+1]];if(E===d&&T===0)w++;else if(E!==0||T!==d)
return}return w===0?!1:w===g?!0:void 0}function P(y,g){if(y.length>=g)return y.subarray(0,g);const d=new Uint8Array(g);return d.set(y),d}const A=y=>y.map(g=>g^255),
F=2;async function R(y,{width:g,height:d,channels:w,bits:x},E,T){const k=g*w,$=I(g,w,x),N=new Uint8Array(k*d),z=2**x-1,gt=E&&x<8?255/z:1;for(let q=0;q<d;q++){for(let Z=0;Z<
k;Z++){const et=Z*x,ct=q*$+(et>>3),mt=x>=8?y[ct]:y[ct]>>8-x-(et&7)&z;N[q*k+Z]=mt*gt}const tt=T.step(k*F);tt&&await tt}return N}function b(y,g,d){const w=Array.from(
{length:d},(x,E)=>{const[T,k]=[g[E*2],g[E*2+1]];return Uint8ClampedArray.from({length:256},($,N)=>(T+N/255*(k-T))*255)});return y.map((x,E)=>w[E%d][x])}function p(y,g,d){
const w=new Uint8Array(y.length*d);for(const[x,E]of y.entries())for(let T=0;T<d;T++)w[x*d+T]=g[E*d+T]??0;return w}function S(y,g,d){const w=new Uint8Array(g.length*
(d+1));for(let x=0;x<g.length;x++){for(let E=0;E<d;E++)w[x*(d+1)+E]=y[x*d+E];w[x*(d+1)+d]=g[x]}return w}}),21159:((Y,U,l)=>{l.d(U,{D:()=>A});var I=l(85533),D=l(
16039);const P={DCTDecode:"jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"jbig2"};function A(F,R){const b=(0,I.c3)(F,R.dict.get(
"Filter")),p=(0,I.c3)(F,R.dict.get("DecodeParms")),S=b.at(-1)??null,y=S instanceof D.SX?P[S.text]:void 0;if(!y)return{format:y,parameters:void 0,filter:S,before:R};
const g=new D.Bi(R.dict);g.set("Filter",b.slice(0,-1)),g.set("DecodeParms",p.slice(0,b.length-1));const d=p[b.length-1];return{format:y,parameters:(0,D.Zm)(d)?d:
void 0,filter:S,before:new D.Z6(g,R.data,R.sealed)}}}),49599:((Y,U,l)=>{l.d(U,{n:()=>P});var I=l(16039);const D={BPC:"BitsPerComponent",CS:"ColorSpace",D:"Decod\
e",DP:"DecodeParms",F:"Filter",H:"Height",IM:"ImageMask",W:"Width"};function P(A){if(A.dataStart<0)return;const F=new I.Bi;for(let R=0;R+1<A.count;R+=2){const b=A.
name(R);b!==void 0&&F.set(D[b]??b,A.value(R+1))}return new I.Z6(F,A.content.subarray(A.dataStart,A.dataEnd))}}),51046:((Y,U,l)=>{l.d(U,{I:()=>p});var I=l(49153),
D=l(44872);const P=new RegExp("([\\x21-\\x7e]+)(?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]+|\\P{M})\\p{M}*|\\p{M}+","gu");async function A(S,y){const g=(await F(S,y)).
text.trim();return{hasGroups:!1,search:async(d,w,x)=>{const{text:E,places:T}=await F(d,x),k=[];for(let $=E.indexOf(g),N=0;$>=0;$=E.indexOf(g,N)){if(k.length===w)
return{matches:k,truncated:!0};for(N=$+g.length;T[N]===T[N-1];)N++;k.push((0,D.F)(T[$],T[N]));const z=x.step(g.length);z&&await z}return{matches:k,truncated:!1}}}}
async function F(S,y){const g=[];let d="";for(const{0:w,1:x,2:E,index:T}of S.matchAll(P)){const k=E===void 0?x?.toLowerCase()??R(w):" ";for(let N=0;N<k.length;N++)
g.push(x===void 0?T:T+N);d+=k;const $=y.step(w.length*10);$&&await $}return g.push(S.length),{text:d,places:g}}const R=S=>S.normalize("NFC").toUpperCase().toLowerCase().
normalize("NFC"),b=1e6;async function p(S,y,g,d){const w=g==="regex"?(await Promise.all([l.e(7398),l.e(3450)]).then(l.bind(l,73450))).expressionOf(y):await A(y,
d);if("problem"in w)throw(0,I.G6)([{field:S,message:w.problem}]);return{hasGroups:w.hasGroups,search:async(x,E,T)=>{const k=await w.search(x.slice(0,b),E,T);return x.
length>b?{...k,truncated:!0}:k}}}}),44872:((Y,U,l)=>{l.d(U,{F:()=>I});const I=(D,P,A=[])=>({start:D,end:P,groups:Object.fromEntries(A)})})};
