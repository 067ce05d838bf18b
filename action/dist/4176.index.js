"use strict";exports.id=4176,exports.ids=[4176],exports.modules={30825:(($,B,m)=>{m.d(B,{v5:()=>et,mJ:()=>Z,n1:()=>K});var R=m(16456),k=m(30201),f=m(61188),A=m(74135),S=m(83553);
const W=10,L=2e4,G=513;function v(u,i){switch(u){case 1:case 3:case 18:case 23:return i%2;case 4:case 22:return i-1;case 21:return i-2;case 14:return i%4;default:
return 0}}function y(u,i,c){const n=new S.w$(i.matrix),t=new d(i,n);try{t.run(u,0)}finally{c(t.steps)}return n.outline}function a(u,i,c){const n=new d(i,new S.w$(
i.matrix));try{n.run(u,0)}finally{c(n.steps)}return n.width}class d{font;pen;width;hasWidth=!0;stack=[];stems=0;steps=0;ended=!1;constructor(i,c){this.font=i,this.
pen=c}run(i,c){if(c>W)throw new S.MS;const n=new DataView(i.buffer,i.byteOffset,i.byteLength);for(let t=0;t<i.length&&!this.ended;){if(++this.steps>L||this.stack.
length>G)throw new S.MS;const e=n.getUint8(t++);if(e===28)this.stack.push(n.getInt16(t)),t+=2;else if(e===255)this.stack.push(n.getInt32(t)/65536),t+=4;else if(e>=
251)this.stack.push(-(e-251)*256-n.getUint8(t++)-108);else if(e>=247)this.stack.push((e-247)*256+n.getUint8(t++)+108);else if(e>=32)this.stack.push(e-139);else{
if(e===11)return;e===10?this.call(this.font.local,c):e===29?this.call(this.font.global,c):e===12?this.escaped(n.getUint8(t++)):e===19||e===20?(this.takeWidth(this.
stack,this.stack.length%2),this.stems+=this.stack.length>>1,this.stack=[],t+=this.stems+7>>3):this.operate(e,c)}}}call({data:i,count:c,offset:n},t){const e=c<1240?
107:c<33900?1131:32768,r=this.pop()+e;if(!(Number.isInteger(r)&&r>=0&&r<c))throw new S.MS;this.run(i.subarray(n(r),n(r+1)),t+1)}pop(){const i=this.stack.pop();if(i===
void 0)throw new S.MS;return i}takeWidth(i,c){this.hasWidth&&c>0&&(this.width=i[0]),this.hasWidth=!1}operate(i,c){const{pen:n,stack:t}=this;switch(this.stack=[],
this.hasWidth&&this.takeWidth(t,v(i,t.length)),i){case 1:case 3:case 18:case 23:this.stems+=t.length>>1;return;case 4:return n.move(0,t.at(-1)??0);case 22:return n.
move(t.at(-1)??0,0);case 21:return n.move(t.at(-2)??0,t.at(-1)??0);case 5:return this.lines(t,t.length);case 6:case 7:for(const[e,r]of t.entries())e%2===0==(i===
6)?n.line(r,0):n.line(0,r);return;case 8:this.curves(t,0,t.length);return;case 24:{const e=this.curves(t,0,t.length-2);return n.line(t[e]??0,t[e+1]??0)}case 25:{
const e=t.length-6;this.lines(t,e),this.curves(t,Math.max(e,0),t.length);return}case 26:case 27:return this.flatCurves(t,i===27);case 30:case 31:return this.turningCurves(
t,i===31);case 14:return this.end(t,c);default:throw new S.MS}}lines(i,c){for(let n=0;n+1<c;n+=2)this.pen.line(i[n],i[n+1])}curves(i,c,n){let t=c;for(;t+5<n;t+=
6)this.pen.curve(i[t],i[t+1],i[t+2],i[t+3],i[t+4],i[t+5]);return t}flatCurves(i,c){let n=i.length%4===0?0:1,t=n===1?i[0]:0;for(;n+3<i.length;n+=4){const[e,r,s,o]=[
i[n],i[n+1],i[n+2],i[n+3]];c?this.pen.curve(e,t,r,s,o,0):this.pen.curve(t,e,r,s,0,o),t=0}}turningCurves(i,c){let n=c;for(let t=0;t+3<i.length;t+=4){const[e,r,s,
o]=[i[t],i[t+1],i[t+2],i[t+3]],h=i.length-t===5?i[t+4]:0;n?this.pen.curve(e,0,r,s,h,o):this.pen.curve(0,e,r,s,o,h),n=!n}}end(i,c){if(i.length>=4){const[n,t,e,r]=i.
slice(-4);for(const[s,o,h]of[[e,0,0],[r,n,t]]){const l=this.font.accented(s);if(!l)throw new S.MS;this.pen.x=o,this.pen.y=h,this.stems=0,this.run(l,c+1),this.ended=
!1}}this.ended=!0}escaped(i){const{pen:c,stack:n}=this,t=n;switch(i){case 34:c.curve(t[0],0,t[1],t[2],t[3],0),c.curve(t[4],0,t[5],-t[2],t[6],0);break;case 35:c.
curve(t[0],t[1],t[2],t[3],t[4],t[5]),c.curve(t[6],t[7],t[8],t[9],t[10],t[11]);break;case 36:c.curve(t[0],t[1],t[2],t[3],t[4],0),c.curve(t[5],0,t[6],t[7],t[8],-(t[1]+
t[3]+t[7]));break;case 37:{const e=t[0]+t[2]+t[4]+t[6]+t[8],r=t[1]+t[3]+t[5]+t[7]+t[9],s=Math.abs(e)>Math.abs(r);c.curve(t[0],t[1],t[2],t[3],t[4],t[5]),c.curve(
t[6],t[7],t[8],t[9],s?t[10]:-e,s?-r:t[10]);break}default:return this.arithmetic(i)}this.stack=[]}arithmetic(i){const c=this.pop();switch(i){case 9:this.stack.push(
Math.abs(c));return;case 10:this.stack.push(this.pop()+c);return;case 11:this.stack.push(this.pop()-c);return;case 12:this.stack.push(this.pop()/c);return;case 14:
this.stack.push(-c);return;case 18:return;case 24:this.stack.push(this.pop()*c);return;default:throw new S.MS}}}const g=15,M=17,O=18,U=19,E=20,C=21,T=3079,H=3102,
q=3108,tt=3109,J=[.001,0,0,.001,0,0];function K(u,i){return X(u,(c,n)=>y(c,n,i))}function et(u,i){return X(u,(c,n,{nominal:t,usual:e})=>{const r=a(c,n,i);return(r===
void 0?e:t+r)*(n.matrix[0]??0)*1e3})}function Z(u,i){return X(u,(c,n)=>{const t=[];return y(c,{...n,accented:r=>(t.push(r),n.accented(r))},i),t})}function X(u,i){
const c=new DataView(u.buffer,u.byteOffset,u.byteLength),n=(0,f.Pe)(c,c.getUint8(2)),t=(0,f.Pe)(c,n.end),e=(0,f.Pe)(c,t.end),r={data:u,...(0,f.FG)(c,e.end)},s=(0,f.
zz)(c,t.offsets[0]??0,t.offsets[1]??0),o=s.get(M)?.[0];if(o===void 0)return;const h=(0,f.Pe)(c,o).offsets,l=s.has(H),p=(l?st(c,s):[s]).map(I=>({...it(c,u,I),matrix:rt(
s,l?I:void 0)})),w=l?Q(c,s.get(tt)?.[0]??0):()=>0,x=I=>{const[N,F]=[h[I],h[I+1]];return N===void 0||F===void 0?void 0:u.subarray(N,F)};let b;const P=I=>(b??=new Map(
l?[]:(0,f.eP)(c,s.get(g)?.[0]??0,h.length-1,!1).map((N,F)=>[(0,f.Je)(u,e.offsets,N),F])),b.get(I)??-1),_=I=>(0,S.Ak)(()=>{const N=x(I);if(!N)return;const F=p[w(
I)],ct={matrix:F?.matrix??J,global:r,local:F?.local??j(u),accented:D=>x(P((0,k.S)(R.W.charCodeAt(D-32))))};return i(N,ct,F??{usual:0,nominal:0})});return{glyph:_,
named:I=>_(P(I))}}const nt=256;function st(u,i){const{count:c,offset:n}=(0,f.FG)(u,i.get(q)?.[0]??0),t=Math.min(c,nt);return Array.from({length:t},(e,r)=>(0,f.zz)(
u,n(r),n(r+1)))}function Q(u,i){if(u.getUint8(i)===0)return n=>u.getUint8(i+1+n);const c=u.getUint16(i+1);return n=>{let[t,e]=[0,c-1];for(;t<e;){const r=t+e+1>>
1;u.getUint16(i+3+r*3)<=n?t=r:e=r-1}return u.getUint8(i+5+t*3)}}const j=u=>({data:u,count:0,offset:()=>0});function it(u,i,c){const[n,t]=c.get(O)??[],e=j(i);if(n===
void 0||t===void 0)return{local:e,usual:0,nominal:0};const r=(0,f.zz)(u,t,t+n),s=r.get(U)?.[0];return{local:s===void 0?e:{data:i,...(0,f.FG)(u,t+s)},usual:r.get(
E)?.[0]??0,nominal:r.get(C)?.[0]??0}}function rt(u,i){const c=e=>{const r=e?.get(T);return r?.length===6?r:void 0},[n,t]=[c(i),c(u)];return n&&t?(0,A.lw)(n,t):n??
t??J}}),15330:(($,B,m)=>{m.d(B,{X:()=>S});var R=m(45599),k=m(16456),f=m(49454),A=m(30201);function S(v,y,a,d){const g=(0,f.hL)(v,y);return g?W(v,g,a,d):L(v,y,a,
d)}function W(v,y,a,d){const g=v.resolve(y.get("CIDToGIDMap")),M=g instanceof R.Z6?v.decodedPart(g)?.data:void 0;return({cid:O})=>a.glyph(M?(M[O*2]??0)<<8|(M[O*
2+1]??0):d.glyphOfCid(O))}function L(v,y,a,d){const{base:g,differences:M}=(0,k.yD)(v,y),O=(E,C)=>{const T=E.charCodeAt(C-32);return T>0?(0,A.S)(T):void 0};if(d.
kind!=="truetype")return({code:E})=>{const C=g===void 0?d.encoding?.get(E)??O(d.encoding?"":k.W,E):void 0,T=M?.get(E)??C??(g===void 0?void 0:O(g,E));return a.named(
T??".notdef")??a.named(".notdef")};const U=(0,k.pE)(v,(0,f.nb)(v,y),y)&&!M;return({code:E})=>{const C=M?.get(E)??O(g??k.W,E),T=()=>C===void 0?0:G(d,C),H=()=>d.code(
E)||(d.codes===void 0?d.unicode(E):0);return a.glyph(U?H()||T():T()||H())}}function G(v,y){const a=(0,A.u)(y),d=a===void 0?0:v.unicode(a);if(d>0)return d;const g=a===
void 0?-1:k.yh.indexOf(String.fromCodePoint(a));return(g>=0&&v.codes==="macintosh"?v.code(g+32):0)||v.glyphOf(y)}}),83553:(($,B,m)=>{m.d(B,{Ak:()=>G,BO:()=>v,MS:()=>W,
po:()=>A,w$:()=>L});const R=1e9,k=2e9,f=3e9,A=4e9,S=2e5;class W extends Error{}class L{matrix;outline=[];x=0;y=0;constructor(a){this.matrix=a}move(a,d){this.outline.
push(R),this.to(a,d)}line(a,d){this.outline.push(k),this.to(a,d)}curve(a,d,g,M,O,U){this.outline.push(f),this.to(a,d),this.to(g,M),this.to(O,U)}skip(a,d){this.x+=
a,this.y+=d}to(a,d){const[g,M,O,U,E,C]=this.matrix;this.skip(a,d);const{x:T,y:H}=this;if(this.outline.push((g*T+O*H+E)*1e3,(M*T+U*H+C)*1e3),this.outline.length>
S)throw new W}}function G(y){try{return y()}catch(a){if(a instanceof RangeError||a instanceof W)return;throw a}}function v(y){let[a,d,g,M]=[1/0,1/0,-1/0,-1/0],O=0;
for(let U=0;U<y.length;){const E=y[U];if(E>=R){O=E===A?1:0,U++;continue}const[C,T]=[y[U+O],y[U+O+1]];a=Math.min(a,C),g=Math.max(g,C),d=Math.min(d,T),M=Math.max(
M,T),U+=2+O}return a<=g&&d<=M?[a,d,g,M]:void 0}}),25747:(($,B,m)=>{m.d(B,{W:()=>i,D:()=>u});var R=m(94389),k=m(30825),f=m(83553);const A=8,S=1e4,W=1,L=2,G=4,v=8,
y=16,a=32,d=1,g=2,M=8,O=32,U=64,E=128;function C(n){const t=new DataView(n.buffer,n.byteOffset,n.byteLength),e=(0,R.tI)(t),[r,s,o,h]=["head","hhea","hmtx","maxp"].
map(x=>e.get(x));if(!r||!s||!o||!h)return;const l=1e3/(t.getUint16(r.at+18)||1e3),[p,w]=[t.getUint16(s.at+34),t.getUint16(h.at+4)];return{named:()=>{},glyph:x=>(0,f.
Ak)(()=>x<0||x>=w||p===0?void 0:t.getUint16(o.at+Math.min(x,p-1)*4)*l)}}function T(n,t){const e=new DataView(n.buffer,n.byteOffset,n.byteLength),r=(0,R.tI)(e),s=r.
get("head"),o=(0,R.eQ)(e,r);if(!s||!o)return;const h=1e3/(e.getUint16(s.at+18)||1e3),l=p=>p<0||p>=o.count?void 0:o.spanOf(p);return{named:()=>{},glyph:p=>(0,f.Ak)(
()=>{if(!l(p))return;const w=new H(e,l);try{w.read(p,[h,0,0,h,0,0],0)}finally{t(w.points)}return w.outline})}}class H{view;spanOf;outline=[];points=0;constructor(t,e){
this.view=t,this.spanOf=e}read(t,e,r){const s=this.spanOf(t);if(!s||r>A)throw new f.MS;if(s[1]-s[0]<10)return;const o=this.view.getInt16(s[0]);o>=0?this.simple(
s[0]+10,o,e):this.composite(s[0]+10,e,r)}simple(t,e,r){const{view:s}=this;if(this.points+=Math.max(e,0),this.points>S)throw new f.MS;const o=Array.from({length:e},
(D,V)=>s.getUint16(t+V*2)),h=e===0?0:o.at(-1)+1;if(this.points+=h,this.points>S)throw new f.MS;let l=t+e*2;l+=2+s.getUint16(l);const p=new Uint8Array(h);for(let D=0;D<
h;){const V=s.getUint8(l++),z=V&v?s.getUint8(l++)+1:1;p.fill(V,D,D+=z)}const w=(D,V)=>{let z=0;return Int32Array.from(p,Y=>(Y&D?z+=Y&V?s.getUint8(l++):-s.getUint8(
l++):Y&V||(z+=s.getInt16(l),l+=2),z))},x=w(L,y),b=w(G,a),[P,_,I,N,F,ct]=r;for(let D=0,V=0;D<h;D++){(D===0||D===o[V-1]+1)&&(this.outline.push(f.po),V++);const[z,
Y]=[x[D],b[D]];this.outline.push(p[D]&W,P*z+I*Y+F,_*z+N*Y+ct)}}composite(t,e,r){const{view:s}=this;for(let o=!0;o;){const h=s.getUint16(t),l=s.getUint16(t+2);t+=
4;const[p,w]=h&d?[s.getInt16(t),s.getInt16(t+2)]:[s.getInt8(t),s.getInt8(t+1)];t+=h&d?4:2;const x=()=>(t+=2,s.getInt16(t-2)/16384);let[b,P,_,I]=[1,0,0,1];h&M?b=
I=x():h&U?[b,I]=[x(),x()]:h&E&&([b,P,_,I]=[x(),x(),x(),x()]);const[N,F]=h&g?[p,w]:[p&65535,w&65535];if(++this.points>S)throw new f.MS;this.read(l,q([b,P,_,I,N,F],
e),r+1),o=(h&O)!==0}}}const q=([n,t,e,r,s,o],[h,l,p,w,x,b])=>[n*h+t*p,n*l+t*w,e*h+r*p,e*l+r*w,s*h+o*p+x,s*l+o*w+b];var tt=m(16456),J=m(30201),K=m(48462);const et=10,
Z=2e4,X=8;function nt(n,t){return Q(n,t,(e,r)=>r.outline)}function st(n,t){return Q(n,t,({width:e},r,[s=0])=>e*s*1e3)}function Q(n,t,e){const r=(0,K.cq)(n);if(!r)
return;const{clear:s,plain:o}=r,h=o.indexOf("/CharStrings");if(h<0)return;const l=o.toString("latin1",0,Math.min(h,4096)),p=/\[([^\]]*)\]/.exec(it(s,"/FontMatri\
x"))?.[1]?.trim().split(/\s+/).map(Number),w={matrix:p?.length===6&&p.every(Number.isFinite)?p:[.001,0,0,.001,0,0],glyphs:new Map((0,K.Ag)(o,h)),subroutines:new Map(
[...(0,K.NH)(o,h)].map(([b,P])=>[Number(b),P])),skipped:Number(/\/lenIV\s+(\d+)/.exec(l)?.[1]??4)},x=b=>{const P=new f.w$(w.matrix),_=new rt(w,P);try{_.run(b,0)}finally{
t(_.steps)}return e(_,P,w.matrix)};return{glyph:()=>{},named:b=>(0,f.Ak)(()=>{const P=w.glyphs.get(b);return P&&x(P)})}}const j=400;function it(n,t){const e=n.indexOf(
t);return e<0?"":n.slice(e+t.length,e+j)}class rt{font;pen;stack=[];left=[];flex;width=0;isAccent=!1;steps=0;ended=!1;constructor(t,e){this.font=t,this.pen=e}run(t,e){
if(this.steps+=Math.ceil(t.length/X),e>et||this.steps>Z)throw new f.MS;const r=(0,K.Ns)(t,K.Ed).subarray(this.font.skipped);for(let s=0;s<r.length&&!this.ended;){
if(++this.steps>Z||this.stack.length>100)throw new f.MS;const o=r[s++];if(o===255)this.stack.push(r.readInt32BE(s)),s+=4;else if(o>=251)this.stack.push(-(o-251)*
256-r.readUInt8(s++)-108);else if(o>=247)this.stack.push((o-247)*256+r.readUInt8(s++)+108);else if(o>=32)this.stack.push(o-139);else{if(o===11)return;if(o===10){
const h=this.font.subroutines.get(this.pop());if(!h)throw new f.MS;this.run(h,e+1)}else o===12?this.escaped(r.readUInt8(s++),e):this.operate(o)}}}pop(){const t=this.
stack.pop();if(t===void 0)throw new f.MS;return t}operate(t){const{pen:e,stack:r}=this,s=r;switch(this.stack=[],t){case 1:case 3:case 9:return;case 4:return this.
move(0,s[0]);case 5:return e.line(s[0],s[1]);case 6:return e.line(s[0],0);case 7:return e.line(0,s[0]);case 8:return e.curve(...s);case 13:return this.setWidth(
s[1]),e.skip(s[0],0);case 14:this.ended=!0;return;case 21:return this.move(s[0],s[1]);case 22:return this.move(s[0],0);case 30:return e.curve(0,s[0],s[1],s[2],s[3],
0);case 31:return e.curve(s[0],0,s[1],s[2],0,s[3]);default:throw new f.MS}}setWidth(t){this.isAccent||(this.width=t)}move(t,e){this.flex?this.flex.push([t,e]):this.
pen.move(t,e)}escaped(t,e){switch(t){case 6:return this.accented(e);case 7:this.setWidth(this.stack[2]??0),this.pen.skip(this.stack[0]??0,this.stack[1]??0),this.
stack=[];return;case 12:{const r=this.pop();this.stack.push(this.pop()/r);return}case 16:return this.procedure();case 17:this.stack.push(this.left.pop()??0);return;default:
this.stack=[]}}procedure(){const t=this.pop(),e=this.pop(),r=Array.from({length:Math.min(Math.max(e,0),32)},()=>this.pop());t===1?this.flex=[]:t===0&&this.flex&&
this.endFlex(this.flex),this.left=t===3?[3]:t===0?r.slice(0,2):r}endFlex(t){if(this.flex=void 0,t.length<7)throw new f.MS;const[e,r,s,o,h,l,p]=t;this.pen.curve(
e[0]+r[0],e[1]+r[1],...s,...o),this.pen.curve(...h,...l,...p)}accented(t){const[e=0,r=0,s=0,o=0,h=0]=this.stack.slice(-5);this.stack=[];const l=this.pen.x;this.
isAccent=!0;for(const[p,w,x]of[[o,0,0],[h,l-e+r,s]]){const b=this.font.glyphs.get((0,J.S)(tt.W.charCodeAt(p-32)));if(!b)throw new f.MS;this.pen.x=w,this.pen.y=x,
this.run(b,t+1),this.ended=!1}this.ended=!0}}const u=(n,t=()=>{})=>c(n,{trueType:e=>T(e,t),cff:e=>(0,k.n1)(e,t),type1:e=>nt(e,t)}),i=(n,t=()=>{})=>c(n,{trueType:C,
cff:e=>(0,k.v5)(e,t),type1:e=>st(e,t)});function c(n,{trueType:t,cff:e,type1:r}){try{const s=new DataView(n.buffer,n.byteOffset,n.byteLength),o=n.length>12?s.getUint32(
0):0;if(o===1330926671){const h=(0,R.tI)(s).get("CFF ");return h&&e(n.subarray(h.at,h.at+h.length))}if(o===65536||o===1953658213)return t(n);if(n[0]===1&&n[1]===
0)return e(n);if(n[0]===37||n[0]===128)return r(n)}catch(s){if(!(s instanceof RangeError))throw s}}}),93059:(($,B,m)=>{m.d(B,{n:()=>f});var R=m(45599);const k={
BPC:"BitsPerComponent",CS:"ColorSpace",D:"Decode",DP:"DecodeParms",F:"Filter",H:"Height",IM:"ImageMask",W:"Width"};function f(A){if(A.dataStart<0)return;const S=new R.
Bi;for(let W=0;W+1<A.count;W+=2){const L=A.name(W);L!==void 0&&S.set(k[L]??L,A.value(W+1))}return new R.Z6(S,A.content.subarray(A.dataStart,A.dataEnd))}})};
