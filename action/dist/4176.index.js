"use strict";exports.id=4176,exports.ids=[4176],exports.modules={30825:(($,B,w)=>{w.d(B,{v5:()=>tt,mJ:()=>Z,n1:()=>Y});var L=w(16456),R=w(30201),f=w(61188),A=w(74135),M=w(83553);
const W=10,_=2e4,K=513;function O(a,i){switch(a){case 1:case 3:case 18:case 23:return i%2;case 4:case 22:return i-1;case 21:return i-2;case 14:return i%4;default:
return 0}}function x(a,i,c){const n=new M.w$(i.matrix),t=new d(i,n);try{t.run(a,0)}finally{c(t.steps)}return n.outline}function u(a,i,c){const n=new d(i,new M.w$(
i.matrix));try{n.run(a,0)}finally{c(n.steps)}return n.width}class d{font;pen;width;hasWidth=!0;stack=[];stems=0;steps=0;ended=!1;constructor(i,c){this.font=i,this.
pen=c}run(i,c){if(c>W)throw new M.MS;const n=new DataView(i.buffer,i.byteOffset,i.byteLength);for(let t=0;t<i.length&&!this.ended;){if(++this.steps>_||this.stack.
length>K)throw new M.MS;const e=n.getUint8(t++);if(e===28)this.stack.push(n.getInt16(t)),t+=2;else if(e===255)this.stack.push(n.getInt32(t)/65536),t+=4;else if(e>=
251)this.stack.push(-(e-251)*256-n.getUint8(t++)-108);else if(e>=247)this.stack.push((e-247)*256+n.getUint8(t++)+108);else if(e>=32)this.stack.push(e-139);else{
if(e===11)return;e===10?this.call(this.font.local,c):e===29?this.call(this.font.global,c):e===12?this.escaped(n.getUint8(t++)):e===19||e===20?(this.takeWidth(this.
stack,this.stack.length%2),this.stems+=this.stack.length>>1,this.stack=[],t+=this.stems+7>>3):this.operate(e,c)}}}call({data:i,offsets:c},n){const t=Math.max(c.
length-1,0),e=t<1240?107:t<33900?1131:32768,r=this.pop()+e,[s,o]=[c[r],c[r+1]];if(s===void 0||o===void 0)throw new M.MS;this.run(i.subarray(s,o),n+1)}pop(){const i=this.
stack.pop();if(i===void 0)throw new M.MS;return i}takeWidth(i,c){this.hasWidth&&c>0&&(this.width=i[0]),this.hasWidth=!1}operate(i,c){const{pen:n,stack:t}=this;switch(this.
stack=[],this.hasWidth&&this.takeWidth(t,O(i,t.length)),i){case 1:case 3:case 18:case 23:this.stems+=t.length>>1;return;case 4:return n.move(0,t.at(-1)??0);case 22:
return n.move(t.at(-1)??0,0);case 21:return n.move(t.at(-2)??0,t.at(-1)??0);case 5:return this.lines(t,t.length);case 6:case 7:for(const[e,r]of t.entries())e%2===
0==(i===6)?n.line(r,0):n.line(0,r);return;case 8:this.curves(t,0,t.length);return;case 24:{const e=this.curves(t,0,t.length-2);return n.line(t[e]??0,t[e+1]??0)}case 25:{
const e=t.length-6;this.lines(t,e),this.curves(t,Math.max(e,0),t.length);return}case 26:case 27:return this.flatCurves(t,i===27);case 30:case 31:return this.turningCurves(
t,i===31);case 14:return this.end(t,c);default:throw new M.MS}}lines(i,c){for(let n=0;n+1<c;n+=2)this.pen.line(i[n],i[n+1])}curves(i,c,n){let t=c;for(;t+5<n;t+=
6)this.pen.curve(i[t],i[t+1],i[t+2],i[t+3],i[t+4],i[t+5]);return t}flatCurves(i,c){let n=i.length%4===0?0:1,t=n===1?i[0]:0;for(;n+3<i.length;n+=4){const[e,r,s,o]=[
i[n],i[n+1],i[n+2],i[n+3]];c?this.pen.curve(e,t,r,s,o,0):this.pen.curve(t,e,r,s,0,o),t=0}}turningCurves(i,c){let n=c;for(let t=0;t+3<i.length;t+=4){const[e,r,s,
o]=[i[t],i[t+1],i[t+2],i[t+3]],h=i.length-t===5?i[t+4]:0;n?this.pen.curve(e,0,r,s,h,o):this.pen.curve(0,e,r,s,o,h),n=!n}}end(i,c){if(i.length>=4){const[n,t,e,r]=i.
slice(-4);for(const[s,o,h]of[[e,0,0],[r,n,t]]){const l=this.font.accented(s);if(!l)throw new M.MS;this.pen.x=o,this.pen.y=h,this.stems=0,this.run(l,c+1),this.ended=
!1}}this.ended=!0}escaped(i){const{pen:c,stack:n}=this,t=n;switch(i){case 34:c.curve(t[0],0,t[1],t[2],t[3],0),c.curve(t[4],0,t[5],-t[2],t[6],0);break;case 35:c.
curve(t[0],t[1],t[2],t[3],t[4],t[5]),c.curve(t[6],t[7],t[8],t[9],t[10],t[11]);break;case 36:c.curve(t[0],t[1],t[2],t[3],t[4],0),c.curve(t[5],0,t[6],t[7],t[8],-(t[1]+
t[3]+t[7]));break;case 37:{const e=t[0]+t[2]+t[4]+t[6]+t[8],r=t[1]+t[3]+t[5]+t[7]+t[9],s=Math.abs(e)>Math.abs(r);c.curve(t[0],t[1],t[2],t[3],t[4],t[5]),c.curve(
t[6],t[7],t[8],t[9],s?t[10]:-e,s?-r:t[10]);break}default:return this.arithmetic(i)}this.stack=[]}arithmetic(i){const c=this.pop();switch(i){case 9:this.stack.push(
Math.abs(c));return;case 10:this.stack.push(this.pop()+c);return;case 11:this.stack.push(this.pop()-c);return;case 12:this.stack.push(this.pop()/c);return;case 14:
this.stack.push(-c);return;case 18:return;case 24:this.stack.push(this.pop()*c);return;default:throw new M.MS}}}const p=15,E=17,b=18,D=19,U=20,P=21,T=3079,H=3102,
j=3108,q=3109,J=[.001,0,0,.001,0,0];function Y(a,i){return X(a,(c,n)=>x(c,n,i))}function tt(a,i){return X(a,(c,n,{nominal:t,usual:e})=>{const r=u(c,n,i);return(r===
void 0?e:t+r)*(n.matrix[0]??0)*1e3})}function Z(a,i){return X(a,(c,n)=>{const t=[];return x(c,{...n,accented:r=>(t.push(r),n.accented(r))},i),t})}function X(a,i){
const c=new DataView(a.buffer,a.byteOffset,a.byteLength),n=(0,f.Pe)(c,c.getUint8(2)),t=(0,f.Pe)(c,n.end),e=(0,f.Pe)(c,t.end),r={data:a,offsets:(0,f.Pe)(c,e.end).
offsets},s=(0,f.zz)(c,t.offsets[0]??0,t.offsets[1]??0),o=s.get(E)?.[0];if(o===void 0)return;const h=(0,f.Pe)(c,o).offsets,l=s.has(H),g=(l?et(c,s):[s]).map(I=>({
...Q(c,a,I),matrix:st(s,l?I:void 0)})),v=l?nt(c,s.get(q)?.[0]??0):()=>0,m=I=>{const[N,F]=[h[I],h[I+1]];return N===void 0||F===void 0?void 0:a.subarray(N,F)};let S;
const y=I=>(S??=new Map(l?[]:(0,f.eP)(c,s.get(p)?.[0]??0,h.length-1,!1).map((N,F)=>[(0,f.Je)(a,e.offsets,N),F])),S.get(I)??-1),k=I=>(0,M.Ak)(()=>{const N=m(I);if(!N)
return;const F=g[v(I)],it={matrix:F?.matrix??J,global:r,local:F?.local??{data:a,offsets:[]},accented:C=>m(y((0,R.S)(L.W.charCodeAt(C-32))))};return i(N,it,F??{usual:0,
nominal:0})});return{glyph:k,named:I=>k(y(I))}}function et(a,i){const{offsets:c}=(0,f.Pe)(a,i.get(j)?.[0]??0);return c.slice(1).map((n,t)=>(0,f.zz)(a,c[t],n))}function nt(a,i){
if(a.getUint8(i)===0)return n=>a.getUint8(i+1+n);const c=a.getUint16(i+1);return n=>{let[t,e]=[0,c-1];for(;t<e;){const r=t+e+1>>1;a.getUint16(i+3+r*3)<=n?t=r:e=
r-1}return a.getUint8(i+5+t*3)}}function Q(a,i,c){const[n,t]=c.get(b)??[],e={data:i,offsets:[]};if(n===void 0||t===void 0)return{local:e,usual:0,nominal:0};const r=(0,f.
zz)(a,t,t+n),s=r.get(D)?.[0];return{local:s===void 0?e:{data:i,offsets:(0,f.Pe)(a,t+s).offsets},usual:r.get(U)?.[0]??0,nominal:r.get(P)?.[0]??0}}function st(a,i){
const c=e=>{const r=e?.get(T);return r?.length===6?r:void 0},[n,t]=[c(i),c(a)];return n&&t?(0,A.lw)(n,t):n??t??J}}),15330:(($,B,w)=>{w.d(B,{X:()=>M});var L=w(45599),
R=w(16456),f=w(49454),A=w(30201);function M(O,x,u,d){const p=(0,f.hL)(O,x);return p?W(O,p,u,d):_(O,x,u,d)}function W(O,x,u,d){const p=O.resolve(x.get("CIDToGIDM\
ap")),E=p instanceof L.Z6?O.decodedPart(p)?.data:void 0;return({cid:b})=>u.glyph(E?(E[b*2]??0)<<8|(E[b*2+1]??0):d.glyphOfCid(b))}function _(O,x,u,d){const{base:p,
differences:E}=(0,R.yD)(O,x),b=(U,P)=>{const T=U.charCodeAt(P-32);return T>0?(0,A.S)(T):void 0};if(d.kind!=="truetype")return({code:U})=>{const P=p===void 0?d.encoding?.
get(U)??b(d.encoding?"":R.W,U):void 0,T=E?.get(U)??P??(p===void 0?void 0:b(p,U));return u.named(T??".notdef")??u.named(".notdef")};const D=(0,R.pE)(O,(0,f.nb)(O,
x),x)&&!E;return({code:U})=>{const P=E?.get(U)??b(p??R.W,U),T=()=>P===void 0?0:K(d,P),H=()=>d.code(U)||(d.codes===void 0?d.unicode(U):0);return u.glyph(D?H()||T():
T()||H())}}function K(O,x){const u=(0,A.u)(x),d=u===void 0?0:O.unicode(u);if(d>0)return d;const p=u===void 0?-1:R.yh.indexOf(String.fromCodePoint(u));return(p>=
0&&O.codes==="macintosh"?O.code(p+32):0)||O.glyphOf(x)}}),83553:(($,B,w)=>{w.d(B,{Ak:()=>K,BO:()=>O,MS:()=>W,po:()=>A,w$:()=>_});const L=1e9,R=2e9,f=3e9,A=4e9,M=2e5;
class W extends Error{}class _{matrix;outline=[];x=0;y=0;constructor(u){this.matrix=u}move(u,d){this.outline.push(L),this.to(u,d)}line(u,d){this.outline.push(R),
this.to(u,d)}curve(u,d,p,E,b,D){this.outline.push(f),this.to(u,d),this.to(p,E),this.to(b,D)}skip(u,d){this.x+=u,this.y+=d}to(u,d){const[p,E,b,D,U,P]=this.matrix;
this.skip(u,d);const{x:T,y:H}=this;if(this.outline.push((p*T+b*H+U)*1e3,(E*T+D*H+P)*1e3),this.outline.length>M)throw new W}}function K(x){try{return x()}catch(u){
if(u instanceof RangeError||u instanceof W)return;throw u}}function O(x){let[u,d,p,E]=[1/0,1/0,-1/0,-1/0],b=0;for(let D=0;D<x.length;){const U=x[D];if(U>=L){b=U===
A?1:0,D++;continue}const[P,T]=[x[D+b],x[D+b+1]];u=Math.min(u,P),p=Math.max(p,P),d=Math.min(d,T),E=Math.max(E,T),D+=2+b}return u<=p&&d<=E?[u,d,p,E]:void 0}}),25747:(($,B,w)=>{
w.d(B,{W:()=>i,D:()=>a});var L=w(94389),R=w(30825),f=w(83553);const A=8,M=1e4,W=1,_=2,K=4,O=8,x=16,u=32,d=1,p=2,E=8,b=32,D=64,U=128;function P(n){const t=new DataView(
n.buffer,n.byteOffset,n.byteLength),e=(0,L.tI)(t),[r,s,o,h]=["head","hhea","hmtx","maxp"].map(m=>e.get(m));if(!r||!s||!o||!h)return;const l=1e3/(t.getUint16(r.at+
18)||1e3),[g,v]=[t.getUint16(s.at+34),t.getUint16(h.at+4)];return{named:()=>{},glyph:m=>(0,f.Ak)(()=>m<0||m>=v||g===0?void 0:t.getUint16(o.at+Math.min(m,g-1)*4)*
l)}}function T(n,t){const e=new DataView(n.buffer,n.byteOffset,n.byteLength),r=(0,L.tI)(e),[s,o,h]=[r.get("head"),r.get("loca"),r.get("glyf")];if(!s||!o||!h)return;
const l=1e3/(e.getUint16(s.at+18)||1e3),g=e.getInt16(s.at+50)!==0,v=y=>g?e.getUint32(o.at+y*4):e.getUint16(o.at+y*2)*2,m=Math.floor(o.length/(g?4:2))-1,S=y=>{if(!(y<
0||y>=m))return[h.at+v(y),h.at+v(y+1)]};return{named:()=>{},glyph:y=>(0,f.Ak)(()=>{if(!S(y))return;const k=new H(e,S);try{k.read(y,[l,0,0,l,0,0],0)}finally{t(k.
points)}return k.outline})}}class H{view;spanOf;outline=[];points=0;constructor(t,e){this.view=t,this.spanOf=e}read(t,e,r){const s=this.spanOf(t);if(!s||r>A)throw new f.
MS;if(s[1]-s[0]<10)return;const o=this.view.getInt16(s[0]);o>=0?this.simple(s[0]+10,o,e):this.composite(s[0]+10,e,r)}simple(t,e,r){const{view:s}=this;if(this.points+=
Math.max(e,0),this.points>M)throw new f.MS;const o=Array.from({length:e},(C,V)=>s.getUint16(t+V*2)),h=e===0?0:o.at(-1)+1;if(this.points+=h,this.points>M)throw new f.
MS;let l=t+e*2;l+=2+s.getUint16(l);const g=new Uint8Array(h);for(let C=0;C<h;){const V=s.getUint8(l++),z=V&O?s.getUint8(l++)+1:1;g.fill(V,C,C+=z)}const v=(C,V)=>{
let z=0;return Int32Array.from(g,G=>(G&C?z+=G&V?s.getUint8(l++):-s.getUint8(l++):G&V||(z+=s.getInt16(l),l+=2),z))},m=v(_,x),S=v(K,u),[y,k,I,N,F,it]=r;for(let C=0,
V=0;C<h;C++){(C===0||C===o[V-1]+1)&&(this.outline.push(f.po),V++);const[z,G]=[m[C],S[C]];this.outline.push(g[C]&W,y*z+I*G+F,k*z+N*G+it)}}composite(t,e,r){const{
view:s}=this;for(let o=!0;o;){const h=s.getUint16(t),l=s.getUint16(t+2);t+=4;const[g,v]=h&d?[s.getInt16(t),s.getInt16(t+2)]:[s.getInt8(t),s.getInt8(t+1)];t+=h&d?
4:2;const m=()=>(t+=2,s.getInt16(t-2)/16384);let[S,y,k,I]=[1,0,0,1];h&E?S=I=m():h&D?[S,I]=[m(),m()]:h&U&&([S,y,k,I]=[m(),m(),m(),m()]);const[N,F]=h&p?[g,v]:[g&65535,
v&65535];if(++this.points>M)throw new f.MS;this.read(l,j([S,y,k,I,N,F],e),r+1),o=(h&b)!==0}}}const j=([n,t,e,r,s,o],[h,l,g,v,m,S])=>[n*h+t*g,n*l+t*v,e*h+r*g,e*l+
r*v,s*h+o*g+m,s*l+o*v+S];var q=w(16456),J=w(30201),Y=w(48462);const tt=10,Z=2e4,X=8;function et(n,t){return Q(n,t,(e,r)=>r.outline)}function nt(n,t){return Q(n,
t,({width:e},r,[s=0])=>e*s*1e3)}function Q(n,t,e){const r=(0,Y.cq)(n);if(!r)return;const{clear:s,plain:o}=r,h=o.indexOf("/CharStrings");if(h<0)return;const l=o.
toString("latin1",0,Math.min(h,4096)),g=/\/FontMatrix\s*\[([^\]]*)\]/.exec(s)?.[1]?.trim().split(/\s+/).map(Number),v={matrix:g?.length===6&&g.every(Number.isFinite)?
g:[.001,0,0,.001,0,0],glyphs:new Map((0,Y.Ag)(o,h)),subroutines:new Map([...(0,Y.NH)(o,h)].map(([S,y])=>[Number(S),y])),skipped:Number(/\/lenIV\s+(\d+)/.exec(l)?.[1]??
4)},m=S=>{const y=new f.w$(v.matrix),k=new st(v,y);try{k.run(S,0)}finally{t(k.steps)}return e(k,y,v.matrix)};return{glyph:()=>{},named:S=>(0,f.Ak)(()=>{const y=v.
glyphs.get(S);return y&&m(y)})}}class st{font;pen;stack=[];left=[];flex;width=0;isAccent=!1;steps=0;ended=!1;constructor(t,e){this.font=t,this.pen=e}run(t,e){if(this.
steps+=Math.ceil(t.length/X),e>tt||this.steps>Z)throw new f.MS;const r=(0,Y.Ns)(t,Y.Ed).subarray(this.font.skipped);for(let s=0;s<r.length&&!this.ended;){if(++this.
steps>Z||this.stack.length>100)throw new f.MS;const o=r[s++];if(o===255)this.stack.push(r.readInt32BE(s)),s+=4;else if(o>=251)this.stack.push(-(o-251)*256-r.readUInt8(
s++)-108);else if(o>=247)this.stack.push((o-247)*256+r.readUInt8(s++)+108);else if(o>=32)this.stack.push(o-139);else{if(o===11)return;if(o===10){const h=this.font.
subroutines.get(this.pop());if(!h)throw new f.MS;this.run(h,e+1)}else o===12?this.escaped(r.readUInt8(s++),e):this.operate(o)}}}pop(){const t=this.stack.pop();if(t===
void 0)throw new f.MS;return t}operate(t){const{pen:e,stack:r}=this,s=r;switch(this.stack=[],t){case 1:case 3:case 9:return;case 4:return this.move(0,s[0]);case 5:
return e.line(s[0],s[1]);case 6:return e.line(s[0],0);case 7:return e.line(0,s[0]);case 8:return e.curve(...s);case 13:return this.setWidth(s[1]),e.skip(s[0],0);case 14:
this.ended=!0;return;case 21:return this.move(s[0],s[1]);case 22:return this.move(s[0],0);case 30:return e.curve(0,s[0],s[1],s[2],s[3],0);case 31:return e.curve(
s[0],0,s[1],s[2],0,s[3]);default:throw new f.MS}}setWidth(t){this.isAccent||(this.width=t)}move(t,e){this.flex?this.flex.push([t,e]):this.pen.move(t,e)}escaped(t,e){
switch(t){case 6:return this.accented(e);case 7:this.setWidth(this.stack[2]??0),this.pen.skip(this.stack[0]??0,this.stack[1]??0),this.stack=[];return;case 12:{const r=this.
pop();this.stack.push(this.pop()/r);return}case 16:return this.procedure();case 17:this.stack.push(this.left.pop()??0);return;default:this.stack=[]}}procedure(){
const t=this.pop(),e=this.pop(),r=Array.from({length:Math.min(Math.max(e,0),32)},()=>this.pop());t===1?this.flex=[]:t===0&&this.flex&&this.endFlex(this.flex),this.
left=t===3?[3]:t===0?r.slice(0,2):r}endFlex(t){if(this.flex=void 0,t.length<7)throw new f.MS;const[e,r,s,o,h,l,g]=t;this.pen.curve(e[0]+r[0],e[1]+r[1],...s,...o),
this.pen.curve(...h,...l,...g)}accented(t){const[e=0,r=0,s=0,o=0,h=0]=this.stack.slice(-5);this.stack=[];const l=this.pen.x;this.isAccent=!0;for(const[g,v,m]of[
[o,0,0],[h,l-e+r,s]]){const S=this.font.glyphs.get((0,J.S)(q.W.charCodeAt(g-32)));if(!S)throw new f.MS;this.pen.x=v,this.pen.y=m,this.run(S,t+1),this.ended=!1}this.
ended=!0}}const a=(n,t=()=>{})=>c(n,{trueType:e=>T(e,t),cff:e=>(0,R.n1)(e,t),type1:e=>et(e,t)}),i=(n,t=()=>{})=>c(n,{trueType:P,cff:e=>(0,R.v5)(e,t),type1:e=>nt(
e,t)});function c(n,{trueType:t,cff:e,type1:r}){try{const s=new DataView(n.buffer,n.byteOffset,n.byteLength),o=n.length>12?s.getUint32(0):0;if(o===1330926671){const h=(0,L.
tI)(s).get("CFF ");return h&&e(n.subarray(h.at,h.at+h.length))}if(o===65536||o===1953658213)return t(n);if(n[0]===1&&n[1]===0)return e(n);if(n[0]===37||n[0]===128)
return r(n)}catch(s){if(!(s instanceof RangeError))throw s}}}),93059:(($,B,w)=>{w.d(B,{n:()=>f});var L=w(45599);const R={BPC:"BitsPerComponent",CS:"ColorSpace",
D:"Decode",DP:"DecodeParms",F:"Filter",H:"Height",IM:"ImageMask",W:"Width"};function f(A){if(A.dataStart<0)return;const M=new L.Bi;for(let W=0;W+1<A.count;W+=2){
const _=A.name(W);_!==void 0&&M.set(R[_]??_,A.value(W+1))}return new L.Z6(M,A.content.subarray(A.dataStart,A.dataEnd))}})};
