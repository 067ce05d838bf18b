"use strict";exports.id=5978,exports.ids=[5978],exports.modules={30825:((j,B,x)=>{x.d(B,{v5:()=>et,mJ:()=>J,n1:()=>Y});var P=x(16456),R=x(30201),l=x(61188),N=x(74135),A=x(83553);
const _=10,H=2e4,G=513;function S(u,i){switch(u){case 1:case 3:case 18:case 23:return i%2;case 4:case 22:return i-1;case 21:return i-2;case 14:return i%4;default:
return 0}}function y(u,i,c){const n=new A.w$(i.matrix),t=new f(i,n);try{t.run(u,0)}finally{c(t.steps)}return n.outline}function a(u,i,c){const n=new f(i,new A.w$(
i.matrix));try{n.run(u,0)}finally{c(n.steps)}return n.width}class f{font;pen;width;hasWidth=!0;stack=[];stems=0;steps=0;ended=!1;constructor(i,c){this.font=i,this.
pen=c}run(i,c){if(c>_)throw new A.MS;const n=new DataView(i.buffer,i.byteOffset,i.byteLength);for(let t=0;t<i.length&&!this.ended;){if(++this.steps>H||this.stack.
length>G)throw new A.MS;const e=n.getUint8(t++);if(e===28)this.stack.push(n.getInt16(t)),t+=2;else if(e===255)this.stack.push(n.getInt32(t)/65536),t+=4;else if(e>=
251)this.stack.push(-(e-251)*256-n.getUint8(t++)-108);else if(e>=247)this.stack.push((e-247)*256+n.getUint8(t++)+108);else if(e>=32)this.stack.push(e-139);else{
if(e===11)return;e===10?this.call(this.font.local,c):e===29?this.call(this.font.global,c):e===12?this.escaped(n.getUint8(t++)):e===19||e===20?(this.takeWidth(this.
stack,this.stack.length%2),this.stems+=this.stack.length>>1,this.stack=[],t+=this.stems+7>>3):this.operate(e,c)}}}call({data:i,count:c,offset:n},t){const e=c<1240?
107:c<33900?1131:32768,r=this.pop()+e;if(!(Number.isInteger(r)&&r>=0&&r<c))throw new A.MS;this.run(i.subarray(n(r),n(r+1)),t+1)}pop(){const i=this.stack.pop();if(i===
void 0)throw new A.MS;return i}takeWidth(i,c){this.hasWidth&&c>0&&(this.width=i[0]),this.hasWidth=!1}operate(i,c){const{pen:n,stack:t}=this;switch(this.stack=[],
this.hasWidth&&this.takeWidth(t,S(i,t.length)),i){case 1:case 3:case 18:case 23:this.stems+=t.length>>1;return;case 4:return n.move(0,t.at(-1)??0);case 22:return n.
move(t.at(-1)??0,0);case 21:return n.move(t.at(-2)??0,t.at(-1)??0);case 5:return this.lines(t,t.length);case 6:case 7:for(const[e,r]of t.entries())e%2===0==(i===
6)?n.line(r,0):n.line(0,r);return;case 8:this.curves(t,0,t.length);return;case 24:{const e=this.curves(t,0,t.length-2);return n.line(t[e]??0,t[e+1]??0)}case 25:{
const e=t.length-6;this.lines(t,e),this.curves(t,Math.max(e,0),t.length);return}case 26:case 27:return this.flatCurves(t,i===27);case 30:case 31:return this.turningCurves(
t,i===31);case 14:return this.end(t,c);default:throw new A.MS}}lines(i,c){for(let n=0;n+1<c;n+=2)this.pen.line(i[n],i[n+1])}curves(i,c,n){let t=c;for(;t+5<n;t+=
6)this.pen.curve(i[t],i[t+1],i[t+2],i[t+3],i[t+4],i[t+5]);return t}flatCurves(i,c){let n=i.length%4===0?0:1,t=n===1?i[0]:0;for(;n+3<i.length;n+=4){const[e,r,s,o]=[
i[n],i[n+1],i[n+2],i[n+3]];c?this.pen.curve(e,t,r,s,o,0):this.pen.curve(t,e,r,s,0,o),t=0}}turningCurves(i,c){let n=c;for(let t=0;t+3<i.length;t+=4){const[e,r,s,
o]=[i[t],i[t+1],i[t+2],i[t+3]],h=i.length-t===5?i[t+4]:0;n?this.pen.curve(e,0,r,s,h,o):this.pen.curve(0,e,r,s,o,h),n=!n}}end(i,c){if(i.length>=4){const[n,t,e,r]=i.
slice(-4);for(const[s,o,h]of[[e,0,0],[r,n,t]]){const d=this.font.accented(s);if(!d)throw new A.MS;this.pen.x=o,this.pen.y=h,this.stems=0,this.run(d,c+1),this.ended=
!1}}this.ended=!0}escaped(i){const{pen:c,stack:n}=this,t=n;switch(i){case 34:c.curve(t[0],0,t[1],t[2],t[3],0),c.curve(t[4],0,t[5],-t[2],t[6],0);break;case 35:c.
curve(t[0],t[1],t[2],t[3],t[4],t[5]),c.curve(t[6],t[7],t[8],t[9],t[10],t[11]);break;case 36:c.curve(t[0],t[1],t[2],t[3],t[4],0),c.curve(t[5],0,t[6],t[7],t[8],-(t[1]+
t[3]+t[7]));break;case 37:{const e=t[0]+t[2]+t[4]+t[6]+t[8],r=t[1]+t[3]+t[5]+t[7]+t[9],s=Math.abs(e)>Math.abs(r);c.curve(t[0],t[1],t[2],t[3],t[4],t[5]),c.curve(
t[6],t[7],t[8],t[9],s?t[10]:-e,s?-r:t[10]);break}default:return this.arithmetic(i)}this.stack=[]}arithmetic(i){const c=this.pop();switch(i){case 9:this.stack.push(
Math.abs(c));return;case 10:this.stack.push(this.pop()+c);return;case 11:this.stack.push(this.pop()-c);return;case 12:this.stack.push(this.pop()/c);return;case 14:
this.stack.push(-c);return;case 18:return;case 24:this.stack.push(this.pop()*c);return;default:throw new A.MS}}}const g=15,v=17,O=18,T=19,M=20,D=21,I=3079,V=3102,
q=3108,tt=3109,$=[.001,0,0,.001,0,0];function Y(u,i){return X(u,(c,n)=>y(c,n,i))}function et(u,i){return X(u,(c,n,{nominal:t,usual:e})=>{const r=a(c,n,i);return(r===
void 0?e:t+r)*(n.matrix[0]??0)*1e3})}function J(u,i){return X(u,(c,n)=>{const t=[];return y(c,{...n,accented:r=>(t.push(r),n.accented(r))},i),t})}function X(u,i){
const c=new DataView(u.buffer,u.byteOffset,u.byteLength),n=(0,l.Pe)(c,c.getUint8(2)),t=(0,l.Pe)(c,n.end),e=(0,l.Pe)(c,t.end),r={data:u,...(0,l.FG)(c,e.end)},s=(0,l.
zz)(c,t.offsets[0]??0,t.offsets[1]??0),o=s.get(v)?.[0];if(o===void 0)return;const h=(0,l.Pe)(c,o).offsets,d=s.has(V),p=(d?st(c,s):[s]).map(b=>({...it(c,u,b),matrix:rt(
s,d?b:void 0)})),m=d?Q(c,s.get(tt)?.[0]??0):()=>0,w=b=>{const[L,k]=[h[b],h[b+1]];return L===void 0||k===void 0?void 0:u.subarray(L,k)};let E;const C=b=>(E??=new Map(
d?[]:(0,l.eP)(c,s.get(g)?.[0]??0,h.length-1,!1).map((L,k)=>[(0,l.Je)(u,e.offsets,L),k])),E.get(b)??-1),W=b=>(0,A.Ak)(()=>{const L=w(b);if(!L)return;const k=p[m(
b)],ct={matrix:k?.matrix??$,global:r,local:k?.local??Z(u),accented:U=>w(C((0,R.S)(P.W.charCodeAt(U-32))))};return i(L,ct,k??{usual:0,nominal:0})});return{glyph:W,
named:b=>W(C(b))}}const nt=256;function st(u,i){const{count:c,offset:n}=(0,l.FG)(u,i.get(q)?.[0]??0),t=Math.min(c,nt);return Array.from({length:t},(e,r)=>(0,l.zz)(
u,n(r),n(r+1)))}function Q(u,i){if(u.getUint8(i)===0)return n=>u.getUint8(i+1+n);const c=u.getUint16(i+1);return n=>{let[t,e]=[0,c-1];for(;t<e;){const r=t+e+1>>
1;u.getUint16(i+3+r*3)<=n?t=r:e=r-1}return u.getUint8(i+5+t*3)}}const Z=u=>({data:u,count:0,offset:()=>0});function it(u,i,c){const[n,t]=c.get(O)??[],e=Z(i);if(n===
void 0||t===void 0)return{local:e,usual:0,nominal:0};const r=(0,l.zz)(u,t,t+n),s=r.get(T)?.[0];return{local:s===void 0?e:{data:i,...(0,l.FG)(u,t+s)},usual:r.get(
M)?.[0]??0,nominal:r.get(D)?.[0]??0}}function rt(u,i){const c=e=>{const r=e?.get(I);return r?.length===6?r:void 0},[n,t]=[c(i),c(u)];return n&&t?(0,N.lw)(n,t):n??
t??$}}),15330:((j,B,x)=>{x.d(B,{X:()=>A});var P=x(45599),R=x(16456),l=x(49454),N=x(30201);function A(S,y,a,f){const g=(0,l.hL)(S,y);return g?_(S,g,a,f):H(S,y,a,
f)}function _(S,y,a,f){const g=S.resolve(y.get("CIDToGIDMap")),v=g instanceof P.Z6?S.decodedPart(g)?.data:void 0;return({cid:O})=>a.glyph(v?(v[O*2]??0)<<8|(v[O*
2+1]??0):f.glyphOfCid(O))}function H(S,y,a,f){const{base:g,differences:v}=(0,R.yD)(S,y),O=(M,D)=>{const I=M.charCodeAt(D-32);return I>0?(0,N.S)(I):void 0};if(f.
kind!=="truetype")return({code:M})=>{const D=g===void 0?f.encoding?.get(M)??O(f.encoding?"":R.W,M):void 0,I=v?.get(M)??D??(g===void 0?void 0:O(g,M));return a.named(
I??".notdef")??a.named(".notdef")};const T=(0,R.pE)(S,(0,l.nb)(S,y),y)&&!v;return({code:M})=>{const D=v?.get(M)??O(g??R.W,M),I=()=>D===void 0?0:G(f,D),V=()=>f.code(
M)||(f.codes===void 0?f.unicode(M):0);return a.glyph(T?V()||I():I()||V())}}function G(S,y){const a=(0,N.u)(y),f=a===void 0?0:S.unicode(a);if(f>0)return f;const g=a===
void 0?-1:R.yh.indexOf(String.fromCodePoint(a));return(g>=0&&S.codes==="macintosh"?S.code(g+32):0)||S.glyphOf(y)}}),83553:((j,B,x)=>{x.d(B,{Ak:()=>G,BO:()=>S,MS:()=>_,
po:()=>N,w$:()=>H});const P=1e9,R=2e9,l=3e9,N=4e9,A=2e5;class _ extends Error{}class H{matrix;outline=[];x=0;y=0;constructor(a){this.matrix=a}move(a,f){this.outline.
push(P),this.to(a,f)}line(a,f){this.outline.push(R),this.to(a,f)}curve(a,f,g,v,O,T){this.outline.push(l),this.to(a,f),this.to(g,v),this.to(O,T)}skip(a,f){this.x+=
a,this.y+=f}to(a,f){const[g,v,O,T,M,D]=this.matrix;this.skip(a,f);const{x:I,y:V}=this;if(this.outline.push((g*I+O*V+M)*1e3,(v*I+T*V+D)*1e3),this.outline.length>
A)throw new _}}function G(y){try{return y()}catch(a){if(a instanceof RangeError||a instanceof _)return;throw a}}function S(y){let[a,f,g,v]=[1/0,1/0,-1/0,-1/0],O=0;
for(let T=0;T<y.length;){const M=y[T];if(M>=P){O=M===N?1:0,T++;continue}const[D,I]=[y[T+O],y[T+O+1]];a=Math.min(a,D),g=Math.max(g,D),f=Math.min(f,I),v=Math.max(
v,I),T+=2+O}return a<=g&&f<=v?[a,f,g,v]:void 0}}),25747:((j,B,x)=>{x.d(B,{W:()=>i,D:()=>u});var P=x(94389),R=x(30825),l=x(83553);const N=8,A=1e4,_=1,H=2,G=4,S=8,
y=16,a=32,f=1,g=2,v=8,O=32,T=64,M=128;function D(n){const t=new DataView(n.buffer,n.byteOffset,n.byteLength),e=(0,P.tI)(t),[r,s,o,h]=["head","hhea","hmtx","maxp"].
map(w=>e.get(w));if(!r||!s||!o||!h)return;const d=1e3/(t.getUint16(r.at+18)||1e3),[p,m]=[t.getUint16(s.at+34),t.getUint16(h.at+4)];return{named:()=>{},glyph:w=>(0,l.
Ak)(()=>w<0||w>=m||p===0?void 0:t.getUint16(o.at+Math.min(w,p-1)*4)*d)}}function I(n,t){const e=new DataView(n.buffer,n.byteOffset,n.byteLength),r=(0,P.tI)(e),s=r.
get("head"),o=(0,P.eQ)(e,r);if(!s||!o)return;const h=1e3/(e.getUint16(s.at+18)||1e3),d=p=>p<0||p>=o.count?void 0:o.spanOf(p);return{named:()=>{},glyph:p=>(0,l.Ak)(
()=>{if(!d(p))return;const m=new V(e,d);try{m.read(p,[h,0,0,h,0,0],0)}finally{t(m.points)}return m.outline})}}class V{view;spanOf;outline=[];points=0;constructor(t,e){
this.view=t,this.spanOf=e}read(t,e,r){const s=this.spanOf(t);if(!s||r>N)throw new l.MS;if(s[1]-s[0]<10)return;const o=this.view.getInt16(s[0]);o>=0?this.simple(
s[0]+10,o,e):this.composite(s[0]+10,e,r)}simple(t,e,r){const{view:s}=this;if(this.points+=Math.max(e,0),this.points>A)throw new l.MS;const o=Array.from({length:e},
(U,F)=>s.getUint16(t+F*2)),h=e===0?0:o.at(-1)+1;if(this.points+=h,this.points>A)throw new l.MS;let d=t+e*2;d+=2+s.getUint16(d);const p=new Uint8Array(h);for(let U=0;U<
h;){const F=s.getUint8(d++),z=F&S?s.getUint8(d++)+1:1;p.fill(F,U,U+=z)}const m=(U,F)=>{let z=0;return Int32Array.from(p,K=>(K&U?z+=K&F?s.getUint8(d++):-s.getUint8(
d++):K&F||(z+=s.getInt16(d),d+=2),z))},w=m(H,y),E=m(G,a),[C,W,b,L,k,ct]=r;for(let U=0,F=0;U<h;U++){(U===0||U===o[F-1]+1)&&(this.outline.push(l.po),F++);const[z,
K]=[w[U],E[U]];this.outline.push(p[U]&_,C*z+b*K+k,W*z+L*K+ct)}}composite(t,e,r){const{view:s}=this;for(let o=!0;o;){const h=s.getUint16(t),d=s.getUint16(t+2);t+=
4;const[p,m]=h&f?[s.getInt16(t),s.getInt16(t+2)]:[s.getInt8(t),s.getInt8(t+1)];t+=h&f?4:2;const w=()=>(t+=2,s.getInt16(t-2)/16384);let[E,C,W,b]=[1,0,0,1];h&v?E=
b=w():h&T?[E,b]=[w(),w()]:h&M&&([E,C,W,b]=[w(),w(),w(),w()]);const[L,k]=h&g?[p,m]:[p&65535,m&65535];if(++this.points>A)throw new l.MS;this.read(d,q([E,C,W,b,L,k],
e),r+1),o=(h&O)!==0}}}const q=([n,t,e,r,s,o],[h,d,p,m,w,E])=>[n*h+t*p,n*d+t*m,e*h+r*p,e*d+r*m,s*h+o*p+w,s*d+o*m+E];var tt=x(16456),$=x(30201),Y=x(48462);const et=10,
J=2e4,X=8;function nt(n,t){return Q(n,t,(e,r)=>r.outline)}function st(n,t){return Q(n,t,({width:e},r,[s=0])=>e*s*1e3)}function Q(n,t,e){const r=(0,Y.cq)(n);if(!r)
return;const{clear:s,plain:o}=r,h=o.indexOf("/CharStrings");if(h<0)return;const d=o.toString("latin1",0,Math.min(h,4096)),p=/\[([^\]]*)\]/.exec(it(s,"/FontMatri\
x"))?.[1]?.trim().split(/\s+/).map(Number),m={matrix:p?.length===6&&p.every(Number.isFinite)?p:[.001,0,0,.001,0,0],glyphs:new Map((0,Y.Ag)(o,h)),subroutines:new Map(
[...(0,Y.NH)(o,h)].map(([E,C])=>[Number(E),C])),skipped:Number(/\/lenIV\s+(\d+)/.exec(d)?.[1]??4)},w=E=>{const C=new l.w$(m.matrix),W=new rt(m,C);try{W.run(E,0)}finally{
t(W.steps)}return e(W,C,m.matrix)};return{glyph:()=>{},named:E=>(0,l.Ak)(()=>{const C=m.glyphs.get(E);return C&&w(C)})}}const Z=400;function it(n,t){const e=n.indexOf(
t);return e<0?"":n.slice(e+t.length,e+Z)}class rt{font;pen;stack=[];left=[];flex;width=0;isAccent=!1;steps=0;ended=!1;constructor(t,e){this.font=t,this.pen=e}run(t,e){
if(this.steps+=Math.ceil(t.length/X),e>et||this.steps>J)throw new l.MS;const r=(0,Y.Ns)(t,Y.Ed).subarray(this.font.skipped);for(let s=0;s<r.length&&!this.ended;){
if(++this.steps>J||this.stack.length>100)throw new l.MS;const o=r[s++];if(o===255)this.stack.push(r.readInt32BE(s)),s+=4;else if(o>=251)this.stack.push(-(o-251)*
256-r.readUInt8(s++)-108);else if(o>=247)this.stack.push((o-247)*256+r.readUInt8(s++)+108);else if(o>=32)this.stack.push(o-139);else{if(o===11)return;if(o===10){
const h=this.font.subroutines.get(this.pop());if(!h)throw new l.MS;this.run(h,e+1)}else o===12?this.escaped(r.readUInt8(s++),e):this.operate(o)}}}pop(){const t=this.
stack.pop();if(t===void 0)throw new l.MS;return t}operate(t){const{pen:e,stack:r}=this,s=r;switch(this.stack=[],t){case 1:case 3:case 9:return;case 4:return this.
move(0,s[0]);case 5:return e.line(s[0],s[1]);case 6:return e.line(s[0],0);case 7:return e.line(0,s[0]);case 8:return e.curve(...s);case 13:return this.setWidth(
s[1]),e.skip(s[0],0);case 14:this.ended=!0;return;case 21:return this.move(s[0],s[1]);case 22:return this.move(s[0],0);case 30:return e.curve(0,s[0],s[1],s[2],s[3],
0);case 31:return e.curve(s[0],0,s[1],s[2],0,s[3]);default:throw new l.MS}}setWidth(t){this.isAccent||(this.width=t)}move(t,e){this.flex?this.flex.push([t,e]):this.
pen.move(t,e)}escaped(t,e){switch(t){case 6:return this.accented(e);case 7:this.setWidth(this.stack[2]??0),this.pen.skip(this.stack[0]??0,this.stack[1]??0),this.
stack=[];return;case 12:{const r=this.pop();this.stack.push(this.pop()/r);return}case 16:return this.procedure();case 17:this.stack.push(this.left.pop()??0);return;default:
this.stack=[]}}procedure(){const t=this.pop(),e=this.pop(),r=Array.from({length:Math.min(Math.max(e,0),32)},()=>this.pop());t===1?this.flex=[]:t===0&&this.flex&&
this.endFlex(this.flex),this.left=t===3?[3]:t===0?r.slice(0,2):r}endFlex(t){if(this.flex=void 0,t.length<7)throw new l.MS;const[e,r,s,o,h,d,p]=t;this.pen.curve(
e[0]+r[0],e[1]+r[1],...s,...o),this.pen.curve(...h,...d,...p)}accented(t){const[e=0,r=0,s=0,o=0,h=0]=this.stack.slice(-5);this.stack=[];const d=this.pen.x;this.
isAccent=!0;for(const[p,m,w]of[[o,0,0],[h,d-e+r,s]]){const E=this.font.glyphs.get((0,$.S)(tt.W.charCodeAt(p-32)));if(!E)throw new l.MS;this.pen.x=m,this.pen.y=w,
this.run(E,t+1),this.ended=!1}this.ended=!0}}const u=(n,t=()=>{})=>c(n,{trueType:e=>I(e,t),cff:e=>(0,R.n1)(e,t),type1:e=>nt(e,t)}),i=(n,t=()=>{})=>c(n,{trueType:D,
cff:e=>(0,R.v5)(e,t),type1:e=>st(e,t)});function c(n,{trueType:t,cff:e,type1:r}){try{const s=new DataView(n.buffer,n.byteOffset,n.byteLength),o=n.length>12?s.getUint32(
0):0;if(o===1330926671){const h=(0,P.tI)(s).get("CFF ");return h&&e(n.subarray(h.at,h.at+h.length))}if(o===65536||o===1953658213)return t(n);if(n[0]===1&&n[1]===
0)return e(n);if(n[0]===37||n[0]===128)return r(n)}catch(s){if(!(s instanceof RangeError))throw s}}})};
