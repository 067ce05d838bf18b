"use strict";exports.id=5747,exports.ids=[5747],exports.modules={30825:((it,Y,x)=>{x.d(Y,{v5:()=>q,mJ:()=>K,n1:()=>F});var C=x(16456),V=x(30201),f=x(61188),z=x(74135),S=x(83553);
const P=10,$=2e4,G=513;function X(u,i){switch(u){case 1:case 3:case 18:case 23:return i%2;case 4:case 22:return i-1;case 21:return i-2;case 14:return i%4;default:
return 0}}function b(u,i,c){const s=new S.w$(i.matrix),t=new m(i,s);try{t.run(u,0)}finally{c(t.steps)}return s.outline}function d(u,i,c){const s=new m(i,new S.w$(
i.matrix));try{s.run(u,0)}finally{c(s.steps)}return s.width}class m{font;pen;width;hasWidth=!0;stack=[];stems=0;steps=0;ended=!1;constructor(i,c){this.font=i,this.
pen=c}run(i,c){if(c>P)throw new S.MS;const s=new DataView(i.buffer,i.byteOffset,i.byteLength);for(let t=0;t<i.length&&!this.ended;){if(++this.steps>$||this.stack.
length>G)throw new S.MS;const e=s.getUint8(t++);if(e===28)this.stack.push(s.getInt16(t)),t+=2;else if(e===255)this.stack.push(s.getInt32(t)/65536),t+=4;else if(e>=
251)this.stack.push(-(e-251)*256-s.getUint8(t++)-108);else if(e>=247)this.stack.push((e-247)*256+s.getUint8(t++)+108);else if(e>=32)this.stack.push(e-139);else{
if(e===11)return;e===10?this.call(this.font.local,c):e===29?this.call(this.font.global,c):e===12?this.escaped(s.getUint8(t++)):e===19||e===20?(this.takeWidth(this.
stack,this.stack.length%2),this.stems+=this.stack.length>>1,this.stack=[],t+=this.stems+7>>3):this.operate(e,c)}}}call({data:i,offsets:c},s){const t=Math.max(c.
length-1,0),e=t<1240?107:t<33900?1131:32768,r=this.pop()+e,[n,o]=[c[r],c[r+1]];if(n===void 0||o===void 0)throw new S.MS;this.run(i.subarray(n,o),s+1)}pop(){const i=this.
stack.pop();if(i===void 0)throw new S.MS;return i}takeWidth(i,c){this.hasWidth&&c>0&&(this.width=i[0]),this.hasWidth=!1}operate(i,c){const{pen:s,stack:t}=this;switch(this.
stack=[],this.hasWidth&&this.takeWidth(t,X(i,t.length)),i){case 1:case 3:case 18:case 23:this.stems+=t.length>>1;return;case 4:return s.move(0,t.at(-1)??0);case 22:
return s.move(t.at(-1)??0,0);case 21:return s.move(t.at(-2)??0,t.at(-1)??0);case 5:return this.lines(t,t.length);case 6:case 7:for(const[e,r]of t.entries())e%2===
0==(i===6)?s.line(r,0):s.line(0,r);return;case 8:this.curves(t,0,t.length);return;case 24:{const e=this.curves(t,0,t.length-2);return s.line(t[e]??0,t[e+1]??0)}case 25:{
const e=t.length-6;this.lines(t,e),this.curves(t,Math.max(e,0),t.length);return}case 26:case 27:return this.flatCurves(t,i===27);case 30:case 31:return this.turningCurves(
t,i===31);case 14:return this.end(t,c);default:throw new S.MS}}lines(i,c){for(let s=0;s+1<c;s+=2)this.pen.line(i[s],i[s+1])}curves(i,c,s){let t=c;for(;t+5<s;t+=
6)this.pen.curve(i[t],i[t+1],i[t+2],i[t+3],i[t+4],i[t+5]);return t}flatCurves(i,c){let s=i.length%4===0?0:1,t=s===1?i[0]:0;for(;s+3<i.length;s+=4){const[e,r,n,o]=[
i[s],i[s+1],i[s+2],i[s+3]];c?this.pen.curve(e,t,r,n,o,0):this.pen.curve(t,e,r,n,0,o),t=0}}turningCurves(i,c){let s=c;for(let t=0;t+3<i.length;t+=4){const[e,r,n,
o]=[i[t],i[t+1],i[t+2],i[t+3]],h=i.length-t===5?i[t+4]:0;s?this.pen.curve(e,0,r,n,h,o):this.pen.curve(0,e,r,n,o,h),s=!s}}end(i,c){if(i.length>=4){const[s,t,e,r]=i.
slice(-4);for(const[n,o,h]of[[e,0,0],[r,s,t]]){const a=this.font.accented(n);if(!a)throw new S.MS;this.pen.x=o,this.pen.y=h,this.stems=0,this.run(a,c+1),this.ended=
!1}}this.ended=!0}escaped(i){const{pen:c,stack:s}=this,t=s;switch(i){case 34:c.curve(t[0],0,t[1],t[2],t[3],0),c.curve(t[4],0,t[5],-t[2],t[6],0);break;case 35:c.
curve(t[0],t[1],t[2],t[3],t[4],t[5]),c.curve(t[6],t[7],t[8],t[9],t[10],t[11]);break;case 36:c.curve(t[0],t[1],t[2],t[3],t[4],0),c.curve(t[5],0,t[6],t[7],t[8],-(t[1]+
t[3]+t[7]));break;case 37:{const e=t[0]+t[2]+t[4]+t[6]+t[8],r=t[1]+t[3]+t[5]+t[7]+t[9],n=Math.abs(e)>Math.abs(r);c.curve(t[0],t[1],t[2],t[3],t[4],t[5]),c.curve(
t[6],t[7],t[8],t[9],n?t[10]:-e,n?-r:t[10]);break}default:return this.arithmetic(i)}this.stack=[]}arithmetic(i){const c=this.pop();switch(i){case 9:this.stack.push(
Math.abs(c));return;case 10:this.stack.push(this.pop()+c);return;case 11:this.stack.push(this.pop()-c);return;case 12:this.stack.push(this.pop()/c);return;case 14:
this.stack.push(-c);return;case 18:return;case 24:this.stack.push(this.pop()*c);return;default:throw new S.MS}}}const U=15,E=17,A=18,O=19,L=20,W=21,D=3079,H=3102,
j=3108,_=3109,Q=[.001,0,0,.001,0,0];function F(u,i){return J(u,(c,s)=>b(c,s,i))}function q(u,i){return J(u,(c,s,{nominal:t,usual:e})=>{const r=d(c,s,i);return(r===
void 0?e:t+r)*(s.matrix[0]??0)*1e3})}function K(u,i){return J(u,(c,s)=>{const t=[];return b(c,{...s,accented:r=>(t.push(r),s.accented(r))},i),t})}function J(u,i){
const c=new DataView(u.buffer,u.byteOffset,u.byteLength),s=(0,f.Pe)(c,c.getUint8(2)),t=(0,f.Pe)(c,s.end),e=(0,f.Pe)(c,t.end),r={data:u,offsets:(0,f.Pe)(c,e.end).
offsets},n=(0,f.zz)(c,t.offsets[0]??0,t.offsets[1]??0),o=n.get(E)?.[0];if(o===void 0)return;const h=(0,f.Pe)(c,o).offsets,a=n.has(H),l=(a?tt(c,n):[n]).map(y=>({
...Z(c,u,y),matrix:st(n,a?y:void 0)})),p=a?et(c,n.get(_)?.[0]??0):()=>0,g=y=>{const[I,T]=[h[y],h[y+1]];return I===void 0||T===void 0?void 0:u.subarray(I,T)};let w;
const M=y=>(w??=new Map(a?[]:(0,f.eP)(c,n.get(U)?.[0]??0,h.length-1,!1).map((I,T)=>[(0,f.Je)(u,e.offsets,I),T])),w.get(y)??-1),k=y=>(0,S.Ak)(()=>{const I=g(y);if(!I)
return;const T=l[p(y)],nt={matrix:T?.matrix??Q,global:r,local:T?.local??{data:u,offsets:[]},accented:v=>g(M((0,V.S)(C.W.charCodeAt(v-32))))};return i(I,nt,T??{usual:0,
nominal:0})});return{glyph:k,named:y=>k(M(y))}}function tt(u,i){const{offsets:c}=(0,f.Pe)(u,i.get(j)?.[0]??0);return c.slice(1).map((s,t)=>(0,f.zz)(u,c[t],s))}function et(u,i){
if(u.getUint8(i)===0)return s=>u.getUint8(i+1+s);const c=u.getUint16(i+1);return s=>{let[t,e]=[0,c-1];for(;t<e;){const r=t+e+1>>1;u.getUint16(i+3+r*3)<=s?t=r:e=
r-1}return u.getUint8(i+5+t*3)}}function Z(u,i,c){const[s,t]=c.get(A)??[],e={data:i,offsets:[]};if(s===void 0||t===void 0)return{local:e,usual:0,nominal:0};const r=(0,f.
zz)(u,t,t+s),n=r.get(O)?.[0];return{local:n===void 0?e:{data:i,offsets:(0,f.Pe)(u,t+n).offsets},usual:r.get(L)?.[0]??0,nominal:r.get(W)?.[0]??0}}function st(u,i){
const c=e=>{const r=e?.get(D);return r?.length===6?r:void 0},[s,t]=[c(i),c(u)];return s&&t?(0,z.lw)(s,t):s??t??Q}}),83553:((it,Y,x)=>{x.d(Y,{Ak:()=>G,BO:()=>X,MS:()=>P,
po:()=>z,w$:()=>$});const C=1e9,V=2e9,f=3e9,z=4e9,S=2e5;class P extends Error{}class ${matrix;outline=[];x=0;y=0;constructor(d){this.matrix=d}move(d,m){this.outline.
push(C),this.to(d,m)}line(d,m){this.outline.push(V),this.to(d,m)}curve(d,m,U,E,A,O){this.outline.push(f),this.to(d,m),this.to(U,E),this.to(A,O)}skip(d,m){this.x+=
d,this.y+=m}to(d,m){const[U,E,A,O,L,W]=this.matrix;this.skip(d,m);const{x:D,y:H}=this;if(this.outline.push((U*D+A*H+L)*1e3,(E*D+O*H+W)*1e3),this.outline.length>
S)throw new P}}function G(b){try{return b()}catch(d){if(d instanceof RangeError||d instanceof P)return;throw d}}function X(b){let[d,m,U,E]=[1/0,1/0,-1/0,-1/0],A=0;
for(let O=0;O<b.length;){const L=b[O];if(L>=C){A=L===z?1:0,O++;continue}const[W,D]=[b[O+A],b[O+A+1]];d=Math.min(d,W),U=Math.max(U,W),m=Math.min(m,D),E=Math.max(
E,D),O+=2+A}return d<=U&&m<=E?[d,m,U,E]:void 0}}),25747:((it,Y,x)=>{x.d(Y,{W:()=>i,D:()=>u});var C=x(94389),V=x(30825),f=x(83553);const z=8,S=1e4,P=1,$=2,G=4,X=8,
b=16,d=32,m=1,U=2,E=8,A=32,O=64,L=128;function W(s){const t=new DataView(s.buffer,s.byteOffset,s.byteLength),e=(0,C.tI)(t),[r,n,o,h]=["head","hhea","hmtx","maxp"].
map(g=>e.get(g));if(!r||!n||!o||!h)return;const a=1e3/(t.getUint16(r.at+18)||1e3),[l,p]=[t.getUint16(n.at+34),t.getUint16(h.at+4)];return{named:()=>{},glyph:g=>(0,f.
Ak)(()=>g<0||g>=p||l===0?void 0:t.getUint16(o.at+Math.min(g,l-1)*4)*a)}}function D(s,t){const e=new DataView(s.buffer,s.byteOffset,s.byteLength),r=(0,C.tI)(e),n=r.
get("head"),o=(0,C.eQ)(e,r);if(!n||!o)return;const h=1e3/(e.getUint16(n.at+18)||1e3),a=l=>l<0||l>=o.count?void 0:o.spanOf(l);return{named:()=>{},glyph:l=>(0,f.Ak)(
()=>{if(!a(l))return;const p=new H(e,a);try{p.read(l,[h,0,0,h,0,0],0)}finally{t(p.points)}return p.outline})}}class H{view;spanOf;outline=[];points=0;constructor(t,e){
this.view=t,this.spanOf=e}read(t,e,r){const n=this.spanOf(t);if(!n||r>z)throw new f.MS;if(n[1]-n[0]<10)return;const o=this.view.getInt16(n[0]);o>=0?this.simple(
n[0]+10,o,e):this.composite(n[0]+10,e,r)}simple(t,e,r){const{view:n}=this;if(this.points+=Math.max(e,0),this.points>S)throw new f.MS;const o=Array.from({length:e},
(v,R)=>n.getUint16(t+R*2)),h=e===0?0:o.at(-1)+1;if(this.points+=h,this.points>S)throw new f.MS;let a=t+e*2;a+=2+n.getUint16(a);const l=new Uint8Array(h);for(let v=0;v<
h;){const R=n.getUint8(a++),N=R&X?n.getUint8(a++)+1:1;l.fill(R,v,v+=N)}const p=(v,R)=>{let N=0;return Int32Array.from(l,B=>(B&v?N+=B&R?n.getUint8(a++):-n.getUint8(
a++):B&R||(N+=n.getInt16(a),a+=2),N))},g=p($,b),w=p(G,d),[M,k,y,I,T,nt]=r;for(let v=0,R=0;v<h;v++){(v===0||v===o[R-1]+1)&&(this.outline.push(f.po),R++);const[N,
B]=[g[v],w[v]];this.outline.push(l[v]&P,M*N+y*B+T,k*N+I*B+nt)}}composite(t,e,r){const{view:n}=this;for(let o=!0;o;){const h=n.getUint16(t),a=n.getUint16(t+2);t+=
4;const[l,p]=h&m?[n.getInt16(t),n.getInt16(t+2)]:[n.getInt8(t),n.getInt8(t+1)];t+=h&m?4:2;const g=()=>(t+=2,n.getInt16(t-2)/16384);let[w,M,k,y]=[1,0,0,1];h&E?w=
y=g():h&O?[w,y]=[g(),g()]:h&L&&([w,M,k,y]=[g(),g(),g(),g()]);const[I,T]=h&U?[l,p]:[l&65535,p&65535];if(++this.points>S)throw new f.MS;this.read(a,j([w,M,k,y,I,T],
e),r+1),o=(h&A)!==0}}}const j=([s,t,e,r,n,o],[h,a,l,p,g,w])=>[s*h+t*l,s*a+t*p,e*h+r*l,e*a+r*p,n*h+o*l+g,n*a+o*p+w];var _=x(16456),Q=x(30201),F=x(48462);const q=10,
K=2e4,J=8;function tt(s,t){return Z(s,t,(e,r)=>r.outline)}function et(s,t){return Z(s,t,({width:e},r,[n=0])=>e*n*1e3)}function Z(s,t,e){const r=(0,F.cq)(s);if(!r)
return;const{clear:n,plain:o}=r,h=o.indexOf("/CharStrings");if(h<0)return;const a=o.toString("latin1",0,Math.min(h,4096)),l=/\/FontMatrix\s*\[([^\]]*)\]/.exec(n)?.[1]?.
trim().split(/\s+/).map(Number),p={matrix:l?.length===6&&l.every(Number.isFinite)?l:[.001,0,0,.001,0,0],glyphs:new Map((0,F.Ag)(o,h)),subroutines:new Map([...(0,F.
NH)(o,h)].map(([w,M])=>[Number(w),M])),skipped:Number(/\/lenIV\s+(\d+)/.exec(a)?.[1]??4)},g=w=>{const M=new f.w$(p.matrix),k=new st(p,M);try{k.run(w,0)}finally{
t(k.steps)}return e(k,M,p.matrix)};return{glyph:()=>{},named:w=>(0,f.Ak)(()=>{const M=p.glyphs.get(w);return M&&g(M)})}}class st{font;pen;stack=[];left=[];flex;width=0;isAccent=!1;steps=0;ended=!1;constructor(t,e){
this.font=t,this.pen=e}run(t,e){if(this.steps+=Math.ceil(t.length/J),e>q||this.steps>K)throw new f.MS;const r=(0,F.Ns)(t,F.Ed).subarray(this.font.skipped);for(let n=0;n<
r.length&&!this.ended;){if(++this.steps>K||this.stack.length>100)throw new f.MS;const o=r[n++];if(o===255)this.stack.push(r.readInt32BE(n)),n+=4;else if(o>=251)
this.stack.push(-(o-251)*256-r.readUInt8(n++)-108);else if(o>=247)this.stack.push((o-247)*256+r.readUInt8(n++)+108);else if(o>=32)this.stack.push(o-139);else{if(o===
11)return;if(o===10){const h=this.font.subroutines.get(this.pop());if(!h)throw new f.MS;this.run(h,e+1)}else o===12?this.escaped(r.readUInt8(n++),e):this.operate(
o)}}}pop(){const t=this.stack.pop();if(t===void 0)throw new f.MS;return t}operate(t){const{pen:e,stack:r}=this,n=r;switch(this.stack=[],t){case 1:case 3:case 9:
return;case 4:return this.move(0,n[0]);case 5:return e.line(n[0],n[1]);case 6:return e.line(n[0],0);case 7:return e.line(0,n[0]);case 8:return e.curve(...n);case 13:
return this.setWidth(n[1]),e.skip(n[0],0);case 14:this.ended=!0;return;case 21:return this.move(n[0],n[1]);case 22:return this.move(n[0],0);case 30:return e.curve(
0,n[0],n[1],n[2],n[3],0);case 31:return e.curve(n[0],0,n[1],n[2],0,n[3]);default:throw new f.MS}}setWidth(t){this.isAccent||(this.width=t)}move(t,e){this.flex?this.
flex.push([t,e]):this.pen.move(t,e)}escaped(t,e){switch(t){case 6:return this.accented(e);case 7:this.setWidth(this.stack[2]??0),this.pen.skip(this.stack[0]??0,
this.stack[1]??0),this.stack=[];return;case 12:{const r=this.pop();this.stack.push(this.pop()/r);return}case 16:return this.procedure();case 17:this.stack.push(
this.left.pop()??0);return;default:this.stack=[]}}procedure(){const t=this.pop(),e=this.pop(),r=Array.from({length:Math.min(Math.max(e,0),32)},()=>this.pop());t===
1?this.flex=[]:t===0&&this.flex&&this.endFlex(this.flex),this.left=t===3?[3]:t===0?r.slice(0,2):r}endFlex(t){if(this.flex=void 0,t.length<7)throw new f.MS;const[
e,r,n,o,h,a,l]=t;this.pen.curve(e[0]+r[0],e[1]+r[1],...n,...o),this.pen.curve(...h,...a,...l)}accented(t){const[e=0,r=0,n=0,o=0,h=0]=this.stack.slice(-5);this.stack=
[];const a=this.pen.x;this.isAccent=!0;for(const[l,p,g]of[[o,0,0],[h,a-e+r,n]]){const w=this.font.glyphs.get((0,Q.S)(_.W.charCodeAt(l-32)));if(!w)throw new f.MS;
this.pen.x=p,this.pen.y=g,this.run(w,t+1),this.ended=!1}this.ended=!0}}const u=(s,t=()=>{})=>c(s,{trueType:e=>D(e,t),cff:e=>(0,V.n1)(e,t),type1:e=>tt(e,t)}),i=(s,t=()=>{})=>c(
s,{trueType:W,cff:e=>(0,V.v5)(e,t),type1:e=>et(e,t)});function c(s,{trueType:t,cff:e,type1:r}){try{const n=new DataView(s.buffer,s.byteOffset,s.byteLength),o=s.
length>12?n.getUint32(0):0;if(o===1330926671){const h=(0,C.tI)(n).get("CFF ");return h&&e(s.subarray(h.at,h.at+h.length))}if(o===65536||o===1953658213)return t(
s);if(s[0]===1&&s[1]===0)return e(s);if(s[0]===37||s[0]===128)return r(s)}catch(n){if(!(n instanceof RangeError))throw n}}})};
