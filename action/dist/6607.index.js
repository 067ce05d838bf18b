"use strict";exports.id=6607,exports.ids=[6607],exports.modules={15330:((Y,N,S)=>{S.d(N,{X:()=>L});var k=S(45599),D=S(16456),C=S(49454),p=S(30201);function L(M,m,a,f){const g=(0,C.
hL)(M,m);return g?u(M,g,a,f):R(M,m,a,f)}function u(M,m,a,f){const g=M.resolve(m.get("CIDToGIDMap")),O=g instanceof k.Z6?M.decodedPart(g)?.data:void 0;return({cid:E})=>a.
glyph(O?(O[E*2]??0)<<8|(O[E*2+1]??0):f.glyphOfCid(E))}function R(M,m,a,f){const{base:g,differences:O}=(0,D.yD)(M,m),E=(b,_)=>{const U=b.charCodeAt(_-32);return U>
0?(0,p.S)(U):void 0};if(f.kind!=="truetype")return({code:b})=>{const _=g===void 0?f.encoding?.get(b)??E(f.encoding?"":D.W,b):void 0,U=O?.get(b)??_??(g===void 0?
void 0:E(g,b));return a.named(U??".notdef")??a.named(".notdef")};const A=(0,D.pE)(M,(0,C.nb)(M,m),m)&&!O;return({code:b})=>{const _=O?.get(b)??E(g??D.W,b),U=()=>_===
void 0?0:z(f,_),V=()=>f.code(b)||(f.codes===void 0?f.unicode(b):0);return a.glyph(A?V()||U():U()||V())}}function z(M,m){const a=(0,p.u)(m),f=a===void 0?0:M.unicode(
a);if(f>0)return f;const g=a===void 0?-1:D.yh.indexOf(String.fromCodePoint(a));return(g>=0&&M.codes==="macintosh"?M.code(g+32):0)||M.glyphOf(m)}}),83553:((Y,N,S)=>{
S.d(N,{Ak:()=>z,BO:()=>M,MS:()=>u,po:()=>p,w$:()=>R});const k=1e9,D=2e9,C=3e9,p=4e9,L=2e5;class u extends Error{}class R{matrix;outline=[];x=0;y=0;constructor(a){
this.matrix=a}move(a,f){this.outline.push(k),this.to(a,f)}line(a,f){this.outline.push(D),this.to(a,f)}curve(a,f,g,O,E,A){this.outline.push(C),this.to(a,f),this.
to(g,O),this.to(E,A)}skip(a,f){this.x+=a,this.y+=f}to(a,f){const[g,O,E,A,b,_]=this.matrix;this.skip(a,f);const{x:U,y:V}=this;if(this.outline.push((g*U+E*V+b)*1e3,
(O*U+A*V+_)*1e3),this.outline.length>L)throw new u}}function z(m){try{return m()}catch(a){if(a instanceof RangeError||a instanceof u)return;throw a}}function M(m){
let[a,f,g,O]=[1/0,1/0,-1/0,-1/0],E=0;for(let A=0;A<m.length;){const b=m[A];if(b>=k){E=b===p?1:0,A++;continue}const[_,U]=[m[A+E],m[A+E+1]];a=Math.min(a,_),g=Math.
max(g,_),f=Math.min(f,U),O=Math.max(O,U),A+=2+E}return a<=g&&f<=O?[a,f,g,O]:void 0}}),12296:((Y,N,S)=>{S.d(N,{W:()=>_t,D:()=>Tt});var k=S(94389),D=S(16456),C=S(
30201),p=S(61188),L=S(74135),u=S(83553);const R=10,z=2e4,M=513;function m(c,e){switch(c){case 1:case 3:case 18:case 23:return e%2;case 4:case 22:return e-1;case 21:
return e-2;case 14:return e%4;default:return 0}}function a(c,e,n){const s=new u.w$(e.matrix),t=new g(e,s);try{t.run(c,0)}finally{n(t.steps)}return s.outline}function f(c,e,n){
const s=new g(e,new u.w$(e.matrix));try{s.run(c,0)}finally{n(s.steps)}return s.width}class g{font;pen;width;hasWidth=!0;stack=[];stems=0;steps=0;ended=!1;constructor(e,n){
this.font=e,this.pen=n}run(e,n){if(n>R)throw new u.MS;const s=new DataView(e.buffer,e.byteOffset,e.byteLength);for(let t=0;t<e.length&&!this.ended;){if(++this.steps>
z||this.stack.length>M)throw new u.MS;const i=s.getUint8(t++);if(i===28)this.stack.push(s.getInt16(t)),t+=2;else if(i===255)this.stack.push(s.getInt32(t)/65536),
t+=4;else if(i>=251)this.stack.push(-(i-251)*256-s.getUint8(t++)-108);else if(i>=247)this.stack.push((i-247)*256+s.getUint8(t++)+108);else if(i>=32)this.stack.push(
i-139);else{if(i===11)return;i===10?this.call(this.font.local,n):i===29?this.call(this.font.global,n):i===12?this.escaped(s.getUint8(t++)):i===19||i===20?(this.
takeWidth(this.stack,this.stack.length%2),this.stems+=this.stack.length>>1,this.stack=[],t+=this.stems+7>>3):this.operate(i,n)}}}call({data:e,offsets:n},s){const t=Math.
max(n.length-1,0),i=t<1240?107:t<33900?1131:32768,r=this.pop()+i,[o,h]=[n[r],n[r+1]];if(o===void 0||h===void 0)throw new u.MS;this.run(e.subarray(o,h),s+1)}pop(){
const e=this.stack.pop();if(e===void 0)throw new u.MS;return e}takeWidth(e,n){this.hasWidth&&n>0&&(this.width=e[0]),this.hasWidth=!1}operate(e,n){const{pen:s,stack:t}=this;
switch(this.stack=[],this.hasWidth&&this.takeWidth(t,m(e,t.length)),e){case 1:case 3:case 18:case 23:this.stems+=t.length>>1;return;case 4:return s.move(0,t.at(
-1)??0);case 22:return s.move(t.at(-1)??0,0);case 21:return s.move(t.at(-2)??0,t.at(-1)??0);case 5:return this.lines(t,t.length);case 6:case 7:for(const[i,r]of t.
entries())i%2===0==(e===6)?s.line(r,0):s.line(0,r);return;case 8:this.curves(t,0,t.length);return;case 24:{const i=this.curves(t,0,t.length-2);return s.line(t[i]??
0,t[i+1]??0)}case 25:{const i=t.length-6;this.lines(t,i),this.curves(t,Math.max(i,0),t.length);return}case 26:case 27:return this.flatCurves(t,e===27);case 30:case 31:
return this.turningCurves(t,e===31);case 14:return this.end(t,n);default:throw new u.MS}}lines(e,n){for(let s=0;s+1<n;s+=2)this.pen.line(e[s],e[s+1])}curves(e,n,s){
let t=n;for(;t+5<s;t+=6)this.pen.curve(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5]);return t}flatCurves(e,n){let s=e.length%4===0?0:1,t=s===1?e[0]:0;for(;s+3<e.length;s+=
4){const[i,r,o,h]=[e[s],e[s+1],e[s+2],e[s+3]];n?this.pen.curve(i,t,r,o,h,0):this.pen.curve(t,i,r,o,0,h),t=0}}turningCurves(e,n){let s=n;for(let t=0;t+3<e.length;t+=
4){const[i,r,o,h]=[e[t],e[t+1],e[t+2],e[t+3]],l=e.length-t===5?e[t+4]:0;s?this.pen.curve(i,0,r,o,l,h):this.pen.curve(0,i,r,o,h,l),s=!s}}end(e,n){if(e.length>=4){
const[s,t,i,r]=e.slice(-4);for(const[o,h,l]of[[i,0,0],[r,s,t]]){const d=this.font.accented(o);if(!d)throw new u.MS;this.pen.x=h,this.pen.y=l,this.stems=0,this.run(
d,n+1),this.ended=!1}}this.ended=!0}escaped(e){const{pen:n,stack:s}=this,t=s;switch(e){case 34:n.curve(t[0],0,t[1],t[2],t[3],0),n.curve(t[4],0,t[5],-t[2],t[6],0);
break;case 35:n.curve(t[0],t[1],t[2],t[3],t[4],t[5]),n.curve(t[6],t[7],t[8],t[9],t[10],t[11]);break;case 36:n.curve(t[0],t[1],t[2],t[3],t[4],0),n.curve(t[5],0,t[6],
t[7],t[8],-(t[1]+t[3]+t[7]));break;case 37:{const i=t[0]+t[2]+t[4]+t[6]+t[8],r=t[1]+t[3]+t[5]+t[7]+t[9],o=Math.abs(i)>Math.abs(r);n.curve(t[0],t[1],t[2],t[3],t[4],
t[5]),n.curve(t[6],t[7],t[8],t[9],o?t[10]:-i,o?-r:t[10]);break}default:return this.arithmetic(e)}this.stack=[]}arithmetic(e){const n=this.pop();switch(e){case 9:
this.stack.push(Math.abs(n));return;case 10:this.stack.push(this.pop()+n);return;case 11:this.stack.push(this.pop()-n);return;case 12:this.stack.push(this.pop()/
n);return;case 14:this.stack.push(-n);return;case 18:return;case 24:this.stack.push(this.pop()*n);return;default:throw new u.MS}}}const O=15,E=17,A=18,b=19,_=20,
U=21,V=3079,q=3102,tt=3108,et=3109,X=[.001,0,0,.001,0,0];function nt(c,e){return $(c,(n,s)=>a(n,s,e))}function st(c,e){return $(c,(n,s,{nominal:t,usual:i})=>{const r=f(
n,s,e);return(r===void 0?i:t+r)*(s.matrix[0]??0)*1e3})}function $(c,e){const n=new DataView(c.buffer,c.byteOffset,c.byteLength),s=(0,p.Pe)(n,n.getUint8(2)),t=(0,p.
Pe)(n,s.end),i=(0,p.Pe)(n,t.end),r={data:c,offsets:(0,p.Pe)(n,i.end).offsets},o=(0,p.zz)(n,t.offsets[0]??0,t.offsets[1]??0),h=o.get(E)?.[0];if(h===void 0)return;
const l=(0,p.Pe)(n,h).offsets,d=o.has(q),w=(d?it(n,o):[o]).map(T=>({...ct(n,c,T),matrix:ot(o,d?T:void 0)})),y=d?rt(n,o.get(et)?.[0]??0):()=>0,I=T=>{const[x,v]=[
l[T],l[T+1]];return x===void 0||v===void 0?void 0:c.subarray(x,v)};let W;const B=T=>(W??=new Map(d?[]:(0,p.eP)(n,o.get(O)?.[0]??0,l.length-1,!1).map((x,v)=>[(0,p.
Je)(c,i.offsets,x),v])),W.get(T)??-1),H=T=>(0,u.Ak)(()=>{const x=I(T);if(!x)return;const v=w[y(T)],P={matrix:v?.matrix??X,global:r,local:v?.local??{data:c,offsets:[]},
accented:F=>I(B((0,C.S)(D.W.charCodeAt(F-32))))};return e(x,P,v??{usual:0,nominal:0})});return{glyph:H,named:T=>H(B(T))}}function it(c,e){const{offsets:n}=(0,p.
Pe)(c,e.get(tt)?.[0]??0);return n.slice(1).map((s,t)=>(0,p.zz)(c,n[t],s))}function rt(c,e){if(c.getUint8(e)===0)return s=>c.getUint8(e+1+s);const n=c.getUint16(
e+1);return s=>{let[t,i]=[0,n-1];for(;t<i;){const r=t+i+1>>1;c.getUint16(e+3+r*3)<=s?t=r:i=r-1}return c.getUint8(e+5+t*3)}}function ct(c,e,n){const[s,t]=n.get(A)??
[],i={data:e,offsets:[]};if(s===void 0||t===void 0)return{local:i,usual:0,nominal:0};const r=(0,p.zz)(c,t,t+s),o=r.get(b)?.[0];return{local:o===void 0?i:{data:e,
offsets:(0,p.Pe)(c,t+o).offsets},usual:r.get(_)?.[0]??0,nominal:r.get(U)?.[0]??0}}function ot(c,e){const n=i=>{const r=i?.get(V);return r?.length===6?r:void 0},
[s,t]=[n(e),n(c)];return s&&t?(0,L.lw)(s,t):s??t??X}const ht=8,G=1e4,ut=1,at=2,ft=4,dt=8,lt=16,pt=32,Z=1,gt=2,yt=8,mt=32,wt=64,xt=128;function St(c){const e=new DataView(
c.buffer,c.byteOffset,c.byteLength),n=(0,k.tI)(e),[s,t,i,r]=["head","hhea","hmtx","maxp"].map(d=>n.get(d));if(!s||!t||!i||!r)return;const o=1e3/(e.getUint16(s.at+
18)||1e3),[h,l]=[e.getUint16(t.at+34),e.getUint16(r.at+4)];return{named:()=>{},glyph:d=>(0,u.Ak)(()=>d<0||d>=l||h===0?void 0:e.getUint16(i.at+Math.min(d,h-1)*4)*
o)}}function Mt(c,e){const n=new DataView(c.buffer,c.byteOffset,c.byteLength),s=(0,k.tI)(n),[t,i,r]=[s.get("head"),s.get("loca"),s.get("glyf")];if(!t||!i||!r)return;
const o=1e3/(n.getUint16(t.at+18)||1e3),h=n.getInt16(t.at+50)!==0,l=y=>h?n.getUint32(i.at+y*4):n.getUint16(i.at+y*2)*2,d=Math.floor(i.length/(h?4:2))-1,w=y=>{if(!(y<
0||y>=d))return[r.at+l(y),r.at+l(y+1)]};return{named:()=>{},glyph:y=>(0,u.Ak)(()=>{if(!w(y))return;const I=new vt(n,w);try{I.read(y,[o,0,0,o,0,0],0)}finally{e(I.
points)}return I.outline})}}class vt{view;spanOf;outline=[];points=0;constructor(e,n){this.view=e,this.spanOf=n}read(e,n,s){const t=this.spanOf(e);if(!t||s>ht)throw new u.
MS;if(t[1]-t[0]<10)return;const i=this.view.getInt16(t[0]);i>=0?this.simple(t[0]+10,i,n):this.composite(t[0]+10,n,s)}simple(e,n,s){const{view:t}=this;if(this.points+=
Math.max(n,0),this.points>G)throw new u.MS;const i=Array.from({length:n},(x,v)=>t.getUint16(e+v*2)),r=n===0?0:i.at(-1)+1;if(this.points+=r,this.points>G)throw new u.
MS;let o=e+n*2;o+=2+t.getUint16(o);const h=new Uint8Array(r);for(let x=0;x<r;){const v=t.getUint8(o++),P=v&dt?t.getUint8(o++)+1:1;h.fill(v,x,x+=P)}const l=(x,v)=>{
let P=0;return Int32Array.from(h,F=>(F&x?P+=F&v?t.getUint8(o++):-t.getUint8(o++):F&v||(P+=t.getInt16(o),o+=2),P))},d=l(at,lt),w=l(ft,pt),[y,I,W,B,H,T]=s;for(let x=0,
v=0;x<r;x++){(x===0||x===i[v-1]+1)&&(this.outline.push(u.po),v++);const[P,F]=[d[x],w[x]];this.outline.push(h[x]&ut,y*P+W*F+H,I*P+B*F+T)}}composite(e,n,s){const{
view:t}=this;for(let i=!0;i;){const r=t.getUint16(e),o=t.getUint16(e+2);e+=4;const[h,l]=r&Z?[t.getInt16(e),t.getInt16(e+2)]:[t.getInt8(e),t.getInt8(e+1)];e+=r&Z?
4:2;const d=()=>(e+=2,t.getInt16(e-2)/16384);let[w,y,I,W]=[1,0,0,1];r&yt?w=W=d():r&wt?[w,W]=[d(),d()]:r&xt&&([w,y,I,W]=[d(),d(),d(),d()]);const[B,H]=r&gt?[h,l]:
[h&65535,l&65535];if(++this.points>G)throw new u.MS;this.read(o,Ot([w,y,I,W,B,H],n),s+1),i=(r&mt)!==0}}}const Ot=([c,e,n,s,t,i],[r,o,h,l,d,w])=>[c*r+e*h,c*o+e*l,
n*r+s*h,n*o+s*l,t*r+i*h+d,t*o+i*l+w];var K=S(48462);const Et=10,J=2e4,bt=8;function Ut(c,e){return Q(c,e,(n,s)=>s.outline)}function It(c,e){return Q(c,e,({width:n},s,[
t=0])=>n*t*1e3)}function Q(c,e,n){const s=(0,K.cq)(c);if(!s)return;const{clear:t,plain:i}=s,r=i.indexOf("/CharStrings");if(r<0)return;const o=i.toString("latin1",
0,Math.min(r,4096)),h=/\/FontMatrix\s*\[([^\]]*)\]/.exec(t)?.[1]?.trim().split(/\s+/).map(Number),l={matrix:h?.length===6&&h.every(Number.isFinite)?h:[.001,0,0,
.001,0,0],glyphs:new Map((0,K.Ag)(i,r)),subroutines:new Map([...(0,K.NH)(i,r)].map(([w,y])=>[Number(w),y])),skipped:Number(/\/lenIV\s+(\d+)/.exec(o)?.[1]??4)},d=w=>{
const y=new u.w$(l.matrix),I=new At(l,y);try{I.run(w,0)}finally{e(I.steps)}return n(I,y,l.matrix)};return{glyph:()=>{},named:w=>(0,u.Ak)(()=>{const y=l.glyphs.get(
w);return y&&d(y)})}}class At{font;pen;stack=[];left=[];flex;width=0;isAccent=!1;steps=0;ended=!1;constructor(e,n){this.font=e,this.pen=n}run(e,n){if(this.steps+=
Math.ceil(e.length/bt),n>Et||this.steps>J)throw new u.MS;const s=(0,K.Ns)(e,K.Ed).subarray(this.font.skipped);for(let t=0;t<s.length&&!this.ended;){if(++this.steps>
J||this.stack.length>100)throw new u.MS;const i=s[t++];if(i===255)this.stack.push(s.readInt32BE(t)),t+=4;else if(i>=251)this.stack.push(-(i-251)*256-s.readUInt8(
t++)-108);else if(i>=247)this.stack.push((i-247)*256+s.readUInt8(t++)+108);else if(i>=32)this.stack.push(i-139);else{if(i===11)return;if(i===10){const r=this.font.
subroutines.get(this.pop());if(!r)throw new u.MS;this.run(r,n+1)}else i===12?this.escaped(s.readUInt8(t++),n):this.operate(i)}}}pop(){const e=this.stack.pop();if(e===
void 0)throw new u.MS;return e}operate(e){const{pen:n,stack:s}=this,t=s;switch(this.stack=[],e){case 1:case 3:case 9:return;case 4:return this.move(0,t[0]);case 5:
return n.line(t[0],t[1]);case 6:return n.line(t[0],0);case 7:return n.line(0,t[0]);case 8:return n.curve(...t);case 13:return this.setWidth(t[1]),n.skip(t[0],0);case 14:
this.ended=!0;return;case 21:return this.move(t[0],t[1]);case 22:return this.move(t[0],0);case 30:return n.curve(0,t[0],t[1],t[2],t[3],0);case 31:return n.curve(
t[0],0,t[1],t[2],0,t[3]);default:throw new u.MS}}setWidth(e){this.isAccent||(this.width=e)}move(e,n){this.flex?this.flex.push([e,n]):this.pen.move(e,n)}escaped(e,n){
switch(e){case 6:return this.accented(n);case 7:this.setWidth(this.stack[2]??0),this.pen.skip(this.stack[0]??0,this.stack[1]??0),this.stack=[];return;case 12:{const s=this.
pop();this.stack.push(this.pop()/s);return}case 16:return this.procedure();case 17:this.stack.push(this.left.pop()??0);return;default:this.stack=[]}}procedure(){
const e=this.pop(),n=this.pop(),s=Array.from({length:Math.min(Math.max(n,0),32)},()=>this.pop());e===1?this.flex=[]:e===0&&this.flex&&this.endFlex(this.flex),this.
left=e===3?[3]:e===0?s.slice(0,2):s}endFlex(e){if(this.flex=void 0,e.length<7)throw new u.MS;const[n,s,t,i,r,o,h]=e;this.pen.curve(n[0]+s[0],n[1]+s[1],...t,...i),
this.pen.curve(...r,...o,...h)}accented(e){const[n=0,s=0,t=0,i=0,r=0]=this.stack.slice(-5);this.stack=[];const o=this.pen.x;this.isAccent=!0;for(const[h,l,d]of[
[i,0,0],[r,o-n+s,t]]){const w=this.font.glyphs.get((0,C.S)(D.W.charCodeAt(h-32)));if(!w)throw new u.MS;this.pen.x=l,this.pen.y=d,this.run(w,e+1),this.ended=!1}this.
ended=!0}}const Tt=(c,e=()=>{})=>j(c,{trueType:n=>Mt(n,e),cff:n=>nt(n,e),type1:n=>Ut(n,e)}),_t=(c,e=()=>{})=>j(c,{trueType:St,cff:n=>st(n,e),type1:n=>It(n,e)});
function j(c,{trueType:e,cff:n,type1:s}){try{const t=new DataView(c.buffer,c.byteOffset,c.byteLength),i=c.length>12?t.getUint32(0):0;if(i===1330926671){const r=(0,k.
tI)(t).get("CFF ");return r&&n(c.subarray(r.at,r.at+r.length))}if(i===65536||i===1953658213)return e(c);if(c[0]===1&&c[1]===0)return n(c);if(c[0]===37||c[0]===128)
return s(c)}catch(t){if(!(t instanceof RangeError))throw t}}}),93059:((Y,N,S)=>{S.d(N,{n:()=>C});var k=S(45599);const D={BPC:"BitsPerComponent",CS:"ColorSpace",
D:"Decode",DP:"DecodeParms",F:"Filter",H:"Height",IM:"ImageMask",W:"Width"};function C(p){if(p.dataStart<0)return;const L=new k.Bi;for(let u=0;u+1<p.count;u+=2){
const R=p.name(u);R!==void 0&&L.set(D[R]??R,p.value(u+1))}return new k.Z6(L,p.content.subarray(p.dataStart,p.dataEnd))}})};
