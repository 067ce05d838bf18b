"use strict";exports.id=7111,exports.ids=[7111],exports.modules={77802:((_,F,u)=>{u.r(F),u.d(F,{compare_documents:()=>Qs});var C=u(12237),v=u(77598),U=u(45059),N=u(52755),K=u(
16259),B=u(824),d=u(45599),T=u(59071);function D(r,t,e){const s=[];for(const n of r.array(r.entry(r.pages.number(t),"Annots"))??[]){const i=r.dict(n);i&&(0,d.Eo)(
r.resolve(i.get("Subtype")),"Link")&&s.push({page:t,target:w(r,i,e)})}return s}function w(r,t,e){const s=e.pageOf(t);if(s!==void 0)return{page:s};const n=r.dict(
t.get("A")),i=r.resolve(n?.get("S")),o=r.resolve(n?.get("URI"));if(o instanceof d.Mx)return{uri:Buffer.from(o.bytes).toString("latin1")};const c=x(r,n?.get("F"));
if(c!==null)return{file:c};const a=r.resolve(n?.get("N"));return{action:a instanceof d.SX?a.text:i instanceof d.SX?i.text:"none"}}function x(r,t){const e=r.resolve(
t);if(e instanceof d.Mx)return(0,T.Gh)(e);const s=r.dict(t);return(0,T.Gh)(r.resolve(s?.get("UF")))??(0,T.Gh)(r.resolve(s?.get("F")))}var g=u(37081),b=u(12207),
E=u(16231),M=u(17623),k=u(41112),A=u(41561);const Y=1e3,H=1e6;class p{truncated=!1;left=H;entries(t,e=Y){const s=[];for(const n of t){const i=JSON.stringify(n).
length+1;if(s.length===e||i>this.left){this.truncated=!0;break}this.left-=i,s.push(n)}return s}}async function O(r,t,e){const s=new Map;for(const{key:o}of r){s.
set(o,(s.get(o)??0)+1);const c=e.step(200);c&&await c}const n=[];for(const{key:o,entry:c}of t){const a=s.get(o)??0;a>0?s.set(o,a-1):n.push(c);const h=e.step(200);
h&&await h}const i=[];for(const{key:o,entry:c}of[...r].reverse()){const a=s.get(o)??0;a!==0&&(s.set(o,a-1),i.push(c))}return{before:i.reverse(),after:n}}const y=200;
class R{texts=new Map;objects=new WeakMap;keyed(t){return{key:Object.entries(t).map(([s,n])=>`${s} ${this.ofValue(n)}`).join(`
`),entry:t}}ofText(t){if(t.length<y)return JSON.stringify(t);let e=this.texts.get(t);return e===void 0&&this.texts.set(t,e=S(t)),e}ofValue(t){if(typeof t=="stri\
ng")return this.ofText(t);if(typeof t!="object"||t===null)return String(t);let e=this.objects.get(t);if(e===void 0){const s=JSON.stringify(t);this.objects.set(t,
e=s.length<y?s:S(s))}return e}}const S=r=>(0,v.createHash)("sha256").update(r).digest("base64");async function I(r,t){const{pace:e}=r.job,s=await b.Ht.of(r),n=new R,
i={...(0,B._6)(r,await(0,B.Br)(r))};await e.rest();const o=(await(0,k.Uz)(r)??[]).map(l=>n.keyed({...l}));await e.rest();const c=await $(r,s,t),a=await q(r,s,t,
n);await e.rest();const h=await et(r),f=await gt(r,n);return await e.rest(),{metadata:i,fonts:o,links:c,bookmarks:a,attachments:h,form:f,security:{encryption:(0,A.
Br)(r),permissions:(0,A.nj)(r),javascript:await(0,k.xS)(r),signatures:(await(0,E.Ez)(r)).length},tagged:(0,A.$J)(r)}}function G(r,t){if(!("page"in r))return{entry:{
...r},key:JSON.stringify(r)};const e=t(r.page);return{entry:{target:r.page+1},key:e===void 0?`gone ${r.page}`:`page ${e}`}}async function $(r,t,e){const s=[];for(let n=0;n<
r.pages.count;n++){const i=e(n);if(i!==void 0)for(const c of D(r,n,t)){const{entry:a,key:h}=G(c.target,e);s.push({entry:{page:n+1,...a},key:`${i} ${h}`})}const o=r.
job.pace.step(2e4);o&&await o}return s}async function q(r,t,e,s){const n=[];return await(0,g.O)(r,(i,o)=>{const c=r.dict(i),a=c&&(0,T.Gh)(r.resolve(c.get("Title")));
if(!c||a===null||a===void 0)return c!==void 0;const{entry:h,key:f}=G(w(r,c,t),e);return n.push({entry:{title:a,level:o,...h},key:`${o} ${f} ${s.ofText(a)}`}),!0}),
n}async function et(r){const t=[];for(const{name:e,size:s,mimeType:n,description:i,relationship:o,stream:c}of await(0,U._)(r)){const a=r.decodedPart(c)?.data??r.
encoded(c),h={name:e,size:s??a.length,mimeType:n,description:i,relationship:o},f=(0,v.createHash)("sha256").update(a).digest("base64");t.push({entry:h,key:`${JSON.
stringify(h)} ${f}`});const l=r.job.pace.step(a.length*2);l&&await l}return t}async function gt(r,t){const e=await N.mO.read(r);if(e.fields.length===0)return[];
const{fields:s}=await(0,M.Z)(r,e,new K.n(r,e)),n=[];for(const{pages:i,...o}of s){n.push(t.keyed(o));const c=r.job.pace.step(2e3);c&&await c}return n}const xe=200,
ct=200,mt=2e4,ve=300;async function be(r,t){const{diffArrays:e}=await u.e(8128).then(u.bind(u,18128)),[s,n]=[Lt(r),Lt(t)],i=e(s.map(({masked:l})=>l),n.map(({masked:l})=>l),
{maxEditLength:ve})??[{removed:!0,added:!1,count:s.length},{removed:!1,added:!0,count:n.length}],o=[];let[c,a]=[0,0],h=s.length===mt||n.length===mt;const f=(l,m)=>{
o.length===xe?h=!0:o.push(l+Se(m)),m.length>ct&&(h=!0)};for(const{removed:l,added:m,count:P}of i){if(l)for(let L=0;L<P;L++)f("-",s[c+L].text);if(m)for(let L=0;L<
P;L++)f("+",n[a+L].text);m||(c+=P),l||(a+=P)}return{lines:o,truncated:h}}function Lt({text:r,masked:t}){const e=t.split(`
`,mt),s=r.split(`
`,mt);return e.map((n,i)=>({masked:n,text:s.length===e.length?s[i]:n}))}function Se(r){if(r.length<=ct)return r;const t=/[\ud800-\udbff]$/.test(r.slice(0,ct-1))?
ct-2:ct-1;return`${r.slice(0,t)}…`}var at=u(74135),wt=u(6057),Ut=u(75444),Nt=u(87141),Bt=u(12657),St=u(31095);const Ft=512,Oe=5e4,Gt=22,Ee=100,Me=.2718281828,
ot=r=>Number.isNaN(r)?0:Math.floor(r*Ee+Me);class nt{count=0;hash=(0,v.createHash)("sha256");values=new Float64Array(Ft);used=0;texts=new Map;length(t){this.exact(
ot(t))}exact(t){this.used===Ft&&this.flush(),this.values[this.used++]=t,this.count++}text(t){const{texts:e}=this;let s=e.get(t);s===void 0&&(e.size===Oe&&e.clear(),
e.set(t,s=e.size),this.bytes(Buffer.from(t))),this.exact(s)}bytes(t){this.exact(t.length),this.flush(),this.hash.update(t)}finish(){return this.flush(),this.hash.
digest("base64").slice(0,Gt)}flush(){this.used!==0&&(this.hash.update(Buffer.from(this.values.buffer,0,this.used*8)),this.used=0)}}function st(...r){return(0,v.
createHash)("sha256").update(JSON.stringify(r)).digest("base64").slice(0,Gt)}var Te=u(58971),De=u(36502),$t=u(85008),Wt=u(97748);const jt={id:"DeviceGray",isPattern:!1},
Ae={DeviceGray:"0 ",DeviceRGB:"0 0 0 ",DeviceCMYK:"0 0 0 10000 "},Kt="DeviceGray 0 ",Ot="Normal",ft=r=>({...(0,Wt.ue)(r),base:r,fillSpace:jt,strokeSpace:jt,fill:Kt,
stroke:Kt,fillAlpha:1,strokeAlpha:1,lineWidth:1,cap:0,join:0,miter:10,dash:"",clip:"",blend:Ot,mask:"",other:""}),Pe={DeviceGray:"DefaultGray",DeviceRGB:"Defaul\
tRGB",DeviceCMYK:"DefaultCMYK"},Ie={id:"Pattern",isPattern:!0},Ce=1e4,Re=.2718281828,Et={space:"fillSpace",color:"fill"},Mt={space:"strokeSpace",color:"stroke"};
class ke{document;values;named=new WeakMap;constructor(t,e){this.document=t,this.values=e}device(t,e,s,n,i){const o=this.named.get(i)?.get(t),c=Tt(e),a=h=>{n[s.
space]=h,n[s.color]=`${h.id} ${c}`};return o?a(o):this.space(t,i).then(a)}setSpace(t,e,s,n){const i=this.named.get(n)?.get(t),o=c=>{s[e.space]=c,s[e.color]=`${c.
id} ${Ae[c.id]??"initial"}`};return i?o(i):this.space(t,n).then(o)}set(t,e,s){s[e.color]=`${s[e.space].id} ${Tt(t)}`}beneath(t,{id:e}){return`${e} ${Tt(t)}`}async space(t,e){
const s=await this.lookUp(t,e);let n=this.named.get(e);return n||this.named.set(e,n=new Map),n.set(t,s),s}async lookUp(t,e){if(t==="Pattern")return Ie;const s=Pe[t],
n=e.find("ColorSpace",s??t);return n===void 0?{id:t,isPattern:!1}:{id:await this.idOf(n),isPattern:this.isPattern(n)}}async idOf(t){const e=this.document.resolve(
t);return e instanceof d.SX?e.text:st(await this.values.of(t))}isPattern(t){const e=this.document.resolve(t);return(0,d.Eo)((0,d.cy)(e)?this.document.resolve(e[0]):
e,"Pattern")}}function Tt(r){let t="";for(let e=0;e<r.count;e++)r.kind(e)!==$t.o_&&(t+=`${Math.floor(r.number(e)*Ce+Re)} `);return t}var Ht=u(61540),rt=u(16456),
zt=u(49454),yt=u(30201),Yt=u(94389),tt=u(61188);const Le=1e9,Ue=2e9,Ne=3e9,Be=4e9,Fe=2e5;class V extends Error{}class Vt{matrix;outline=[];x=0;y=0;constructor(t){
this.matrix=t}move(t,e){this.outline.push(Le),this.to(t,e)}line(t,e){this.outline.push(Ue),this.to(t,e)}curve(t,e,s,n,i,o){this.outline.push(Ne),this.to(t,e),this.
to(s,n),this.to(i,o)}skip(t,e){this.x+=t,this.y+=e}to(t,e){const[s,n,i,o,c,a]=this.matrix;this.skip(t,e);const{x:h,y:f}=this;if(this.outline.push((s*h+i*f+c)*1e3,
(n*h+o*f+a)*1e3),this.outline.length>Fe)throw new V}}function Dt(r){try{return r()}catch(t){if(t instanceof RangeError||t instanceof V)return;throw t}}const Ge=10,
$e=2e4,We=513;function je(r,t,e){const s=new Vt(t.matrix),n=new Ke(t,s);try{n.run(r,0)}finally{e(n.steps)}return s.outline}class Ke{font;pen;stack=[];stems=0;steps=0;ended=!1;constructor(t,e){
this.font=t,this.pen=e}run(t,e){if(e>Ge)throw new V;const s=new DataView(t.buffer,t.byteOffset,t.byteLength);for(let n=0;n<t.length&&!this.ended;){if(++this.steps>
$e||this.stack.length>We)throw new V;const i=s.getUint8(n++);if(i===28)this.stack.push(s.getInt16(n)),n+=2;else if(i===255)this.stack.push(s.getInt32(n)/65536),
n+=4;else if(i>=251)this.stack.push(-(i-251)*256-s.getUint8(n++)-108);else if(i>=247)this.stack.push((i-247)*256+s.getUint8(n++)+108);else if(i>=32)this.stack.push(
i-139);else{if(i===11)return;i===10?this.call(this.font.local,e):i===29?this.call(this.font.global,e):i===12?this.escaped(s.getUint8(n++)):i===19||i===20?(this.
stems+=this.stack.length>>1,this.stack=[],n+=this.stems+7>>3):this.operate(i,e)}}}call({data:t,offsets:e},s){const n=Math.max(e.length-1,0),i=n<1240?107:n<33900?
1131:32768,o=this.pop()+i,[c,a]=[e[o],e[o+1]];if(c===void 0||a===void 0)throw new V;this.run(t.subarray(c,a),s+1)}pop(){const t=this.stack.pop();if(t===void 0)throw new V;
return t}operate(t,e){const{pen:s,stack:n}=this;switch(this.stack=[],t){case 1:case 3:case 18:case 23:this.stems+=n.length>>1;return;case 4:return s.move(0,n.at(
-1)??0);case 22:return s.move(n.at(-1)??0,0);case 21:return s.move(n.at(-2)??0,n.at(-1)??0);case 5:return this.lines(n,n.length);case 6:case 7:for(const[i,o]of n.
entries())i%2===0==(t===6)?s.line(o,0):s.line(0,o);return;case 8:this.curves(n,0,n.length);return;case 24:{const i=this.curves(n,0,n.length-2);return s.line(n[i]??
0,n[i+1]??0)}case 25:{const i=n.length-6;this.lines(n,i),this.curves(n,Math.max(i,0),n.length);return}case 26:case 27:return this.flatCurves(n,t===27);case 30:case 31:
return this.turningCurves(n,t===31);case 14:return this.end(n,e);default:throw new V}}lines(t,e){for(let s=0;s+1<e;s+=2)this.pen.line(t[s],t[s+1])}curves(t,e,s){
let n=e;for(;n+5<s;n+=6)this.pen.curve(t[n],t[n+1],t[n+2],t[n+3],t[n+4],t[n+5]);return n}flatCurves(t,e){let s=t.length%4===0?0:1,n=s===1?t[0]:0;for(;s+3<t.length;s+=
4){const[i,o,c,a]=[t[s],t[s+1],t[s+2],t[s+3]];e?this.pen.curve(i,n,o,c,a,0):this.pen.curve(n,i,o,c,0,a),n=0}}turningCurves(t,e){let s=e;for(let n=0;n+3<t.length;n+=
4){const[i,o,c,a]=[t[n],t[n+1],t[n+2],t[n+3]],h=t.length-n===5?t[n+4]:0;s?this.pen.curve(i,0,o,c,h,a):this.pen.curve(0,i,o,c,a,h),s=!s}}end(t,e){if(t.length>=4){
const[s,n,i,o]=t.slice(-4);for(const[c,a,h]of[[i,0,0],[o,s,n]]){const f=this.font.accented(c);if(!f)throw new V;this.pen.x=a,this.pen.y=h,this.stems=0,this.run(
f,e+1),this.ended=!1}}this.ended=!0}escaped(t){const{pen:e,stack:s}=this,n=s;switch(t){case 34:e.curve(n[0],0,n[1],n[2],n[3],0),e.curve(n[4],0,n[5],-n[2],n[6],0);
break;case 35:e.curve(n[0],n[1],n[2],n[3],n[4],n[5]),e.curve(n[6],n[7],n[8],n[9],n[10],n[11]);break;case 36:e.curve(n[0],n[1],n[2],n[3],n[4],0),e.curve(n[5],0,n[6],
n[7],n[8],-(n[1]+n[3]+n[7]));break;case 37:{const i=n[0]+n[2]+n[4]+n[6]+n[8],o=n[1]+n[3]+n[5]+n[7]+n[9],c=Math.abs(i)>Math.abs(o);e.curve(n[0],n[1],n[2],n[3],n[4],
n[5]),e.curve(n[6],n[7],n[8],n[9],c?n[10]:-i,c?-o:n[10]);break}default:return this.arithmetic(t)}this.stack=[]}arithmetic(t){const e=this.pop();switch(t){case 9:
this.stack.push(Math.abs(e));return;case 10:this.stack.push(this.pop()+e);return;case 11:this.stack.push(this.pop()-e);return;case 12:this.stack.push(this.pop()/
e);return;case 14:this.stack.push(-e);return;case 18:return;case 24:this.stack.push(this.pop()*e);return;default:throw new V}}}const He=15,ze=17,Ye=18,Ve=19,Xe=3079,
Ze=3102,Je=3108,_e=3109,Xt=[.001,0,0,.001,0,0];function Zt(r,t){const e=new DataView(r.buffer,r.byteOffset,r.byteLength),s=(0,tt.Pe)(e,e.getUint8(2)),n=(0,tt.Pe)(
e,s.end),i=(0,tt.Pe)(e,n.end),o={data:r,offsets:(0,tt.Pe)(e,i.end).offsets},c=(0,tt.zz)(e,n.offsets[0]??0,n.offsets[1]??0),a=c.get(ze)?.[0];if(a===void 0)return;
const h=(0,tt.Pe)(e,a).offsets,f=c.has(Ze),l=f?Qe(e,c):[c],m=f?qe(e,c.get(_e)?.[0]??0):()=>0,P=l.map(W=>tn(e,r,W)),L=l.map(W=>en(c,f?W:void 0)),j=W=>{const[X,Z]=[
h[W],h[W+1]];return X===void 0||Z===void 0?void 0:r.subarray(X,Z)};let J;const Q=W=>(J??=new Map(f?[]:(0,tt.eP)(e,c.get(He)?.[0]??0,h.length-1,!1).map((X,Z)=>[(0,tt.
Je)(r,i.offsets,X),Z])),J.get(W)??-1),z=W=>Dt(()=>{const X=j(W);if(!X)return;const Z=m(W),it={matrix:L[Z]??Xt,global:o,local:P[Z]??{data:r,offsets:[]},accented:pt=>j(
Q((0,yt.S)(rt.W.charCodeAt(pt-32))))};return je(X,it,t)});return{glyph:z,named:W=>z(Q(W))}}function Qe(r,t){const{offsets:e}=(0,tt.Pe)(r,t.get(Je)?.[0]??0);return e.
slice(1).map((s,n)=>(0,tt.zz)(r,e[n],s))}function qe(r,t){if(r.getUint8(t)===0)return s=>r.getUint8(t+1+s);const e=r.getUint16(t+1);return s=>{let[n,i]=[0,e-1];
for(;n<i;){const o=n+i+1>>1;r.getUint16(t+3+o*3)<=s?n=o:i=o-1}return r.getUint8(t+5+n*3)}}function tn(r,t,e){const[s,n]=e.get(Ye)??[];if(s===void 0||n===void 0)
return{data:t,offsets:[]};const i=(0,tt.zz)(r,n,n+s).get(Ve)?.[0];return{data:t,offsets:i===void 0?[]:(0,tt.Pe)(r,n+i).offsets}}function en(r,t){const e=i=>{const o=i?.
get(Xe);return o?.length===6?o:void 0},[s,n]=[e(t),e(r)];return s&&n?(0,at.lw)(s,n):s??n??Xt}const nn=8,At=1e4,sn=1,on=2,rn=4,cn=8,an=16,fn=32,Jt=1,hn=2,un=8,dn=32,
ln=64,pn=128;function gn(r,t){const e=new DataView(r.buffer,r.byteOffset,r.byteLength),s=(0,Yt.tI)(e),[n,i,o]=[s.get("head"),s.get("loca"),s.get("glyf")];if(!n||
!i||!o)return;const c=1e3/(e.getUint16(n.at+18)||1e3),a=e.getInt16(n.at+50)!==0,h=m=>a?e.getUint32(i.at+m*4):e.getUint16(i.at+m*2)*2,f=Math.floor(i.length/(a?4:
2))-1,l=m=>{if(!(m<0||m>=f))return[o.at+h(m),o.at+h(m+1)]};return{named:()=>{},glyph:m=>Dt(()=>{if(!l(m))return;const P=new mn(e,l);try{P.read(m,[c,0,0,c,0,0],0)}finally{
t(P.points)}return P.outline})}}class mn{view;spanOf;outline=[];points=0;constructor(t,e){this.view=t,this.spanOf=e}read(t,e,s){const n=this.spanOf(t);if(!n||s>
nn)throw new V;if(n[1]-n[0]<10)return;const i=this.view.getInt16(n[0]);i>=0?this.simple(n[0]+10,i,e):this.composite(n[0]+10,e,s)}simple(t,e,s){const{view:n}=this;
if(this.points+=Math.max(e,0),this.points>At)throw new V;const i=Array.from({length:e},(z,W)=>n.getUint16(t+W*2)),o=e===0?0:i.at(-1)+1;if(this.points+=o,this.points>
At)throw new V;let c=t+e*2;c+=2+n.getUint16(c);const a=new Uint8Array(o);for(let z=0;z<o;){const W=n.getUint8(c++),X=W&cn?n.getUint8(c++)+1:1;a.fill(W,z,z+=X)}const h=(z,W)=>{
let X=0;return Int32Array.from(a,Z=>(Z&z?X+=Z&W?n.getUint8(c++):-n.getUint8(c++):Z&W||(X+=n.getInt16(c),c+=2),X))},f=h(on,an),l=h(rn,fn),[m,P,L,j,J,Q]=s;for(let z=0,
W=0;z<o;z++){(z===0||z===i[W-1]+1)&&(this.outline.push(Be),W++);const[X,Z]=[f[z],l[z]];this.outline.push(a[z]&sn,m*X+L*Z+J,P*X+j*Z+Q)}}composite(t,e,s){const{view:n}=this;
for(let i=!0;i;){const o=n.getUint16(t),c=n.getUint16(t+2);t+=4;const[a,h]=o&Jt?[n.getInt16(t),n.getInt16(t+2)]:[n.getInt8(t),n.getInt8(t+1)];t+=o&Jt?4:2;const f=()=>(t+=
2,n.getInt16(t-2)/16384);let[l,m,P,L]=[1,0,0,1];o&un?l=L=f():o&ln?[l,L]=[f(),f()]:o&pn&&([l,m,P,L]=[f(),f(),f(),f()]);const[j,J]=o&hn?[a,h]:[a&65535,h&65535];if(++this.
points>At)throw new V;this.read(c,wn([l,m,P,L,j,J],e),s+1),i=(o&dn)!==0}}}const wn=([r,t,e,s,n,i],[o,c,a,h,f,l])=>[r*o+t*a,r*c+t*h,e*o+s*a,e*c+s*h,n*o+i*a+f,n*c+
i*h+l];var ht=u(48462);const yn=10,_t=2e4,xn=8;function vn(r,t){const e=(0,ht.cq)(r);if(!e)return;const{clear:s,plain:n}=e,i=n.indexOf("/CharStrings");if(i<0)return;
const o=n.toString("latin1",0,Math.min(i,4096)),c=/\/FontMatrix\s*\[([^\]]*)\]/.exec(s)?.[1]?.trim().split(/\s+/).map(Number),a={matrix:c?.length===6&&c.every(Number.
isFinite)?c:[.001,0,0,.001,0,0],glyphs:new Map((0,ht.Ag)(n,i)),subroutines:new Map([...(0,ht.NH)(n,i)].map(([h,f])=>[Number(h),f])),skipped:Number(/\/lenIV\s+(\d+)/.
exec(o)?.[1]??4)};return{glyph:()=>{},named:h=>Dt(()=>{const f=a.glyphs.get(h);return f&&bn(f,a,t)})}}function bn(r,t,e){const s=new Vt(t.matrix),n=new Sn(t,s);
try{n.run(r,0)}finally{e(n.steps)}return s.outline}class Sn{font;pen;stack=[];left=[];flex;steps=0;ended=!1;constructor(t,e){this.font=t,this.pen=e}run(t,e){if(this.
steps+=Math.ceil(t.length/xn),e>yn||this.steps>_t)throw new V;const s=(0,ht.Ns)(t,ht.Ed).subarray(this.font.skipped);for(let n=0;n<s.length&&!this.ended;){if(++this.
steps>_t||this.stack.length>100)throw new V;const i=s[n++];if(i===255)this.stack.push(s.readInt32BE(n)),n+=4;else if(i>=251)this.stack.push(-(i-251)*256-s.readUInt8(
n++)-108);else if(i>=247)this.stack.push((i-247)*256+s.readUInt8(n++)+108);else if(i>=32)this.stack.push(i-139);else{if(i===11)return;if(i===10){const o=this.font.
subroutines.get(this.pop());if(!o)throw new V;this.run(o,e+1)}else i===12?this.escaped(s.readUInt8(n++),e):this.operate(i)}}}pop(){const t=this.stack.pop();if(t===
void 0)throw new V;return t}operate(t){const{pen:e,stack:s}=this,n=s;switch(this.stack=[],t){case 1:case 3:case 9:return;case 4:return this.move(0,n[0]);case 5:
return e.line(n[0],n[1]);case 6:return e.line(n[0],0);case 7:return e.line(0,n[0]);case 8:return e.curve(...n);case 13:return e.skip(n[0],0);case 14:this.ended=
!0;return;case 21:return this.move(n[0],n[1]);case 22:return this.move(n[0],0);case 30:return e.curve(0,n[0],n[1],n[2],n[3],0);case 31:return e.curve(n[0],0,n[1],
n[2],0,n[3]);default:throw new V}}move(t,e){this.flex?this.flex.push([t,e]):this.pen.move(t,e)}escaped(t,e){switch(t){case 6:return this.accented(e);case 7:this.
pen.skip(this.stack[0]??0,this.stack[1]??0),this.stack=[];return;case 12:{const s=this.pop();this.stack.push(this.pop()/s);return}case 16:return this.procedure();case 17:
this.stack.push(this.left.pop()??0);return;default:this.stack=[]}}procedure(){const t=this.pop(),e=this.pop(),s=Array.from({length:Math.min(Math.max(e,0),32)},()=>this.
pop());t===1?this.flex=[]:t===0&&this.flex&&this.endFlex(this.flex),this.left=t===3?[3]:t===0?s.slice(0,2):s}endFlex(t){if(this.flex=void 0,t.length<7)throw new V;
const[e,s,n,i,o,c,a]=t;this.pen.curve(e[0]+s[0],e[1]+s[1],...n,...i),this.pen.curve(...o,...c,...a)}accented(t){const[e=0,s=0,n=0,i=0,o=0]=this.stack.slice(-5);
this.stack=[];const c=this.pen.x;for(const[a,h,f]of[[i,0,0],[o,c-e+s,n]]){const l=this.font.glyphs.get((0,yt.S)(rt.W.charCodeAt(a-32)));if(!l)throw new V;this.pen.
x=h,this.pen.y=f,this.run(l,t+1),this.ended=!1}this.ended=!0}}function On(r,t=()=>{}){try{const e=new DataView(r.buffer,r.byteOffset,r.byteLength),s=r.length>12?
e.getUint32(0):0;if(s===1330926671){const n=(0,Yt.tI)(e).get("CFF ");return n&&Zt(r.subarray(n.at,n.at+n.length),t)}if(s===65536||s===1953658213)return gn(r,t);
if(r[0]===1&&r[1]===0)return Zt(r,t);if(r[0]===37||r[0]===128)return vn(r,t)}catch(e){if(!(e instanceof RangeError))throw e}}const En=20,ut="";class Mn{document;fonts=new Map;constructor(t){
this.document=t}of(t,e){let s=this.fonts.get(t);return s||this.fonts.set(t,s=new Tn(this.document,t,this.document.dict(e))),s}}class Tn{document;font;dict;shapes=new Map;find;drawn;constructor(t,e,s){
this.document=t,this.font=e,this.dict=s}shapeOf(t){let e=this.shapes.get(t);return e===void 0&&this.shapes.set(t,e=this.read(t)),e}read(t){if(this.drawn)return this.
drawn.get(t.code)??ut;this.find??=this.finder();const e=this.find(t);if(!e)return t.text===" "?ut:st(this.substitute,t.text,Dn(t)?0:t.cid);if(e.length===0)return ut;
const s=new nt;for(const n of e)s.length(n);return s.finish()}get substitute(){const{name:t,bold:e,italic:s,fixedPitch:n}=this.font;return`${t} ${e} ${s} ${n}`}finder(){
const{document:t,dict:e}=this,s=e&&(0,Ht.Lq)(t,e),n=s&&t.decodedPart(s)?.data,{memory:i,pace:o}=t.job,c=n&&On(n,f=>{i.budget.spend("glyphSteps",f),o.add(f*En)}),
a=c&&(0,Ht.oQ)(t,e);if(!e||!c||typeof a!="object")return()=>{};const h=(0,zt.hL)(t,e);return h?An(t,h,c,a):Pn(t,e,c,a)}}const Dn=({text:r})=>r!==""&&r!=="�";function An(r,t,e,s){
const n=r.resolve(t.get("CIDToGIDMap")),i=n instanceof d.Z6?r.decodedPart(n)?.data:void 0;return({cid:o})=>e.glyph(i?(i[o*2]??0)<<8|(i[o*2+1]??0):s.glyphOfCid(o))}
function Pn(r,t,e,s){const{base:n,differences:i}=(0,rt.yD)(r,t),o=(a,h)=>{const f=a.charCodeAt(h-32);return f>0?(0,yt.S)(f):void 0};if(s.kind!=="truetype")return({
code:a})=>{const h=n===void 0?s.encoding?.get(a)??o(s.encoding?"":rt.W,a):void 0,f=i?.get(a)??h??(n===void 0?void 0:o(n,a));return e.named(f??".notdef")??e.named(
".notdef")};const c=(0,rt.pE)(r,(0,zt.nb)(r,t),t)&&!i;return({code:a})=>{const h=i?.get(a)??o(n??rt.W,a),f=()=>h===void 0?0:In(s,h),l=()=>s.code(a)||(s.codes===
void 0?s.unicode(a):0);return e.glyph(c?l()||f():f()||l())}}function In(r,t){const e=(0,yt.u)(t),s=e===void 0?0:r.unicode(e);if(s>0)return s;const n=e===void 0?
-1:rt.yh.indexOf(String.fromCodePoint(e));return(n>=0&&r.codes==="macintosh"?r.code(n+32):0)||r.glyphOf(t)}var Cn=u(58552),Rn=u(95340),kn=u(38671),Ln=u(92152),dt=u(
8283);const Qt={DeviceGray:1,G:1,DeviceRGB:3,RGB:3,DeviceCMYK:4,CMYK:4},Un={G:"DeviceGray",RGB:"DeviceRGB",CMYK:"DeviceCMYK",I:"Indexed"};class Nn{document;values;known=new Map;constructor(t,e){
this.document=t,this.values=e}async of(t,e,s){const n=this.known.get(t);if(n!==void 0&&t>0)return n;const i=new nt;await this.write(e,s,i,!0);const o=i.finish();
return this.known.set(t,o),o}async write(t,e,s,n){const{document:i,values:o}=this,{dict:c}=t,{width:a,height:h,bits:f,stencil:l,decode:m}=(0,Rn.h)(i,c);for(const L of[
a,h,f,l?1:0,...m??[]])s.exact(L||0);const P=l?"":await this.space(c.get("ColorSpace"),e);s.text(P);for(const L of["Interpolate","Intent","SMaskInData","Matte"])
s.text(await o.of(c.get(L)));for(const L of n?["SMask","Mask"]:[]){const j=i.resolve(c.get(L));s.text(L),j instanceof d.Z6?await this.write(j,e,s,!1):(0,d.cy)(j)&&
s.text(await o.of(j))}await this.samples(t,a*f*(Qt[P]??0),h,s)}async samples(t,e,s,n){const{document:i,values:o}=this,{format:c,parameters:a,before:h}=(0,kn.R)(
i,t);let f;try{f=await i.decodedAtEase(h)}catch(m){if(!(m instanceof Cn.zU)||m.code!=="unreadable_document")throw m;f=i.decodedPart(h)?.data??i.encoded(h)}if(n.
text(c??""),a&&n.text(await o.of(a)),c==="jpg"){for(const m of Fn(f))await o.bytes(m,n);return}const l=(0,Ln.zq)(e,1,1)*s;await o.bytes(c===void 0&&l>0?f.subarray(
0,l):f,n)}async space(t,e){const s=this.document.resolve(t);if(!(s instanceof d.SX))return this.values.of(t);const n=Un[s.text]??s.text,i=n in Qt?void 0:e(s.text);
return i===void 0?n:this.values.of(i)}}const Bn=238;function*Fn(r){let t=2;for(const{marker:e,start:s,end:n}of(0,dt.OD)(r)){if(t=e===dt.Os?s:n,e===dt.Os)break;e!==
dt.EI&&(e===Bn||!(0,dt.iN)(e))&&(yield r.subarray(s,n))}yield r.subarray(t)}const Gn=50,$n=2e5,xt=4*1024*1024,Wn=new Set("Length Filter DecodeParms DL Metadata \
PieceInfo LastModified Parent P Popup StructParent StructParents Type".split(" ")),jn=0,Kn=1,Hn=2,zn=3,Yn=4,Vn=5,Xn=6,Zn=7,qt=8;class Jn{document;objects=new Map;direct=new WeakMap;constructor(t){
this.document=t}async of(t){if(t==null)return"";if(typeof t!="object")return`${t}`;const e=(0,d.i9)(t)?this.objects.get(t.number):this.direct.get(t);if(e!==void 0)
return e;const s=new nt;await this.write(t,s,[]);const n=s.finish();return(0,d.i9)(t)?this.objects.set(t.number,n):this.direct.set(t,n),n}async data(t,e){const{
document:s}=this,n=t.data.length>xt?await s.decodedAtEase(t):s.decodedPart(t)?.data;await this.bytes(_n(n??s.encoded(t)),e)}async bytes(t,e){const{pace:s}=this.
document.job;for(let n=0;n<t.length;n+=xt){e.bytes(t.subarray(n,n+xt));const i=s.step(Math.min(t.length-n,xt));i&&await i}}async write(t,e,s){if(s.length>Gn||e.
count>$n||(0,d.i9)(t)&&s.includes(t.number)){e.exact(Zn);return}const n=this.document.resolve(t),i=[...s,(0,d.i9)(t)?t.number:-1];if(typeof n=="number")e.exact(
zn),e.exact(Number(n.toPrecision(5)));else if(n instanceof d.SX||typeof n=="boolean")e.exact(Kn),e.text(n instanceof d.SX?n.text:`${n}`);else if(n instanceof d.
Mx)e.exact(Hn),e.bytes(n.bytes);else if((0,d.cy)(n)){e.exact(Yn);for(const c of n)await this.write(c,e,i);e.exact(qt)}else n instanceof d.Bi?await this.entries(
n,Vn,e,i):n instanceof d.Z6?(await this.entries(n.dict,Xn,e,i),await this.data(n,e)):e.exact(jn);const o=this.document.job.pace.step(100);o&&await o}async entries(t,e,s,n){
s.exact(e);for(const i of[...t.keys()].sort())Wn.has(i)||(s.text(i),await this.write(t.get(i),s,n));s.exact(qt)}}function _n(r){if(!(r.length>128&&Buffer.from(r.
subarray(36,40)).toString("latin1")==="acsp"))return r;const e=r.slice();return e.fill(0,24,36),e.fill(0,84,100),e}const Qn=1e4;class qn{document;decoder;layers;values;images;colors;characters;shapes;fonts=new Map;known=new Map;constructor(t){
this.document=t,this.decoder=new Te.X(t),this.characters=new Bt.y(t.job),this.layers=new De.z(t),this.values=new Jn(t),this.images=new Nn(t,this.values),this.colors=
new ke(t,this.values),this.shapes=new Mn(t)}remember(t,e){this.fonts.has(t)||this.fonts.set(t,e())}shapesOf(t){return this.shapes.of(t,this.fonts.get(t))}async once(t,e){
const s=this.known.get(t);if(s!==void 0)return s;const n=await e();return this.known.size<Qn&&this.known.set(t,n),n}}var ts=u(36211),es=u(93059),ns=u(4745),te=u(
5490);const ee=3,Pt=4,ss=-1;class is{digest;states;shapesOf;characters;matrix=new Wt.f6;replaces=!1;part=32;clipping;ignored=[];shapes;x=0;y=0;alongX=0;alongY=0;acrossX=0;acrossY=0;moved=0;isVertical=!1;scale="";written="";constructor(t,e,s,n){
this.digest=t,this.states=e,this.shapesOf=s,this.characters=n}begin({matrix:t,size:e,stretch:s,rise:n},i){const o=this.matrix,[c,a]=[o.a*t[0]+o.b*t[2],o.a*t[1]+
o.b*t[3]],[h,f]=[o.c*t[0]+o.d*t[2],o.c*t[1]+o.d*t[3]];this.x=o.e*t[0]+o.f*t[2]+t[4]+n*h,this.y=o.e*t[1]+o.f*t[3]+t[5]+n*f,this.alongX=c*e*s,this.alongY=a*e*s,this.
acrossX=h*e,this.acrossY=f*e,this.moved=0,this.isVertical=i.vertical,this.scale=`${ot(this.alongX)} ${ot(this.alongY)} ${ot(this.acrossX)} ${ot(this.acrossY)}`,
this.shapes=this.shapesOf(i)}show(t,e,s){const n=e.font,{vertical:i}=n,o=e.size===0?1:e.size,c=(i?-e.charSpace:e.charSpace)/o,a=(i?-e.wordSpace:e.wordSpace)/o,h=!s&&
e.mode!==ee;let{moved:f}=this;const l=n.glyphs(t);this.characters.take(l.length);for(const m of l){const P=h?this.shapes.shapeOf(m):ut;P!==ut&&(m.vertical?this.
glyph(e,P,-m.vertical.x,-f-m.vertical.y,m.vertical.advance):i?this.glyph(e,P,0,-f,m.width):this.glyph(e,P,f,0,m.width)),f+=(i&&m.vertical?-m.vertical.advance:m.
width)+c,m.isSpace&&(f+=a)}this.moved=f}adjust(t){this.moved+=(this.isVertical?t:-t)/1e3}end({size:t,stretch:e,font:s}){s.vertical?this.matrix.advance(0,-this.moved*
t):this.matrix.advance(this.moved*t*e,0)}replaced(){}glyph(t,e,s,n,i){const o=this.x+s*this.alongX+n*this.acrossX,c=this.y+s*this.alongY+n*this.acrossY;if(this.
ignored.length>0&&this.ignored.some(h=>os(h,o,c)))return;const{digest:a}=this;t.mode<Pt?this.write(a,t,e,o,c,i):(t.mode<Pt+ee&&this.write(a,t,e,o,c,i),this.clipping??=
new nt,this.written="",this.write(this.clipping,void 0,e,o,c,i),this.written="")}write(t,e,s,n,i,o){e&&this.states.state(e,e.mode%Pt),t.exact(ss),this.scale!==this.
written&&(t.text(this.scale),this.written=this.scale),t.text(s),t.length(n),t.length(i),t.length(o)}}const os=({x:r,y:t,width:e,height:s},n,i)=>n>=r-.5&&n<=r+e+
.5&&i>=t&&i<=t+s,ne={OP:"false",op:"false",OPM:"0",AIS:"false",TK:"true",RI:"RelativeColorimetric",TR:"Identity",TR2:"Default",BG:"",BG2:"Default",UCR:"",UCR2:"\
Default"},rs=r=>r in ne;function se(r,t,e,s){const n=s instanceof d.SX?s.text:typeof s=="object"?e:`${s}`,i=r.split(`
`).filter(o=>o!==""&&!o.startsWith(`${t} `));return(n===ne[t]?i:[...i,`${t} ${n}`]).sort().join(`
`)}function cs(r,t){switch(r.operator){case"w":return t.lineWidth=r.number(0),!0;case"J":return t.cap=r.number(0),!0;case"j":return t.join=r.number(0),!0;case"M":
return t.miter=r.number(0),!0;case"d":return t.dash=ie(r.value(0),r.number(1)),!0;case"ri":return t.other=se(t.other,"RI","",new d.SX(r.name(0)??"")),!0;default:
return!1}}function as(r,t,e,s){if(t==="BM"&&(s.blend=fs((0,d.cy)(e)?r.resolve(e[0]):e)),t==="D"&&(0,d.cy)(e)){const[n,i]=e.map(o=>r.resolve(o));s.dash=ie((0,d.cy)(
n)?n.map(o=>r.resolve(o)):null,Number(i)||0)}typeof e=="number"&&(t==="LW"?s.lineWidth=e:t==="LC"?s.cap=e:t==="LJ"?s.join=e:t==="ML"?s.miter=e:t==="CA"?s.strokeAlpha=
e:t==="ca"&&(s.fillAlpha=e))}const fs=r=>r instanceof d.SX&&r.text!=="Compatible"?r.text:Ot;function ie(r,t){const e=(0,d.cy)(r)?r.filter(s=>typeof s=="number"):
[];return e.some(s=>s>0)?[...e,t||0].map(s=>Math.round(s*1e4)).join(" "):""}const oe=4096,re=1,vt=2,hs=3,It=4;class ce{kept=new Float64Array(oe);used=0;long;x=0;y=0;get isEmpty(){
return this.used===0&&!this.long}follow(t,e){switch(t.operator){case"m":return this.point(re,t.number(0),t.number(1),e);case"l":return this.point(vt,t.number(0),
t.number(1),e);case"c":return this.curve(t,e,0,2,4);case"v":return this.curve(t,e,-1,0,2);case"y":return this.curve(t,e,0,2,2);case"h":return this.add(It),!0;case"\
re":return this.rectangle(t.number(0),t.number(1),t.number(2),t.number(3),e),!0;default:return!1}}rectangle(t,e,s,n,i){this.point(re,t,e,i),this.point(vt,t+s,e,
i),this.point(vt,t+s,e+n,i),this.point(vt,t,e+n,i),this.add(It),this.x=t,this.y=e}close(){this.add(It)}write(t){if(this.long)t.text(this.end());else for(let e=0;e<
this.used;e++)t.exact(this.kept[e])}get id(){const t=new nt;return this.write(t),t.finish()}clear(){this.used=0,this.long=void 0,this.whole=void 0}whole;end(){return this.
whole===void 0&&(this.flush(this.long),this.whole=this.long.finish()),this.whole}curve(t,e,s,n,i){return this.add(hs),s<0?this.place(this.x,this.y,e):this.place(
t.number(s),t.number(s+1),e),this.place(t.number(n),t.number(n+1),e),this.x=t.number(i),this.y=t.number(i+1),this.place(this.x,this.y,e),!0}point(t,e,s,n){return this.
add(t),this.place(e,s,n),this.x=e,this.y=s,!0}place(t,e,s){this.add(ot(s[0]*t+s[2]*e+s[4])),this.add(ot(s[1]*t+s[3]*e+s[5]))}add(t){this.used===oe&&this.flush(this.
long??=new nt),this.kept[this.used++]=t}flush(t){for(let e=0;e<this.used;e++)t.exact(this.kept[e]);this.used=0}}const us=-11,ds=-12;class ls{digest;fill="";fillAlpha=-1;fillClip="";fillMode="";stroke="";constructor(t){
this.digest=t}state(t,e){e!==1&&this.fills(t),e>=1&&this.strokes(t)}fills({fill:t,fillAlpha:e,clip:s,blend:n,mask:i,other:o}){if(t===this.fill&&e===this.fillAlpha&&
s===this.fillClip&&this.fillMode===n+i+o)return;this.fill=t,this.fillAlpha=e,this.fillClip=s,this.fillMode=n+i+o;const{digest:a}=this;a.exact(us),a.text(t),a.length(
e),a.text(s),a.text(this.fillMode)}strokes(t){const{stroke:e,strokeAlpha:s,clip:n,blend:i,mask:o,other:c,lineWidth:a,cap:h,join:f,miter:l,dash:m}=t,[P,L,j,J]=t.
matrix,Q=a*a,z=Math.sqrt(Math.abs(P*J-L*j)),X=`${[Q*(P*P+j*j),Q*(P*L+j*J),Q*(L*L+J*J)].map(it=>Math.round(it*1e6)).join(" ")} ${h} ${f} ${f===0?l:""} ${m&&`${m}\
 ${Math.round(z*1e6)}`}`,Z=[e,s,n,i,o,c,X].join(`
`);Z!==this.stroke&&(this.stroke=Z,this.digest.exact(ds),this.digest.text(Z))}}const ps=-2,gs=-3,ms=-4,ws=-5,ys=-6,xs=-7,vs=-8;class lt extends ns.p{context;digest;glyphs;path=new ce;written;clipRule="";constructor(t,e){
const s=new ls(e),n=new is(e,s,i=>t.shapesOf(i),t.characters);super(t.document,t.decoder,n,t.layers),this.context=t,this.digest=e,this.written=s,this.glyphs=n}take(t,e){
const{states:s,scope:n}=e,i=s.current,{operator:o}=t;if(this.path.follow(t,i.matrix))return;const c=ts.lJ.get(o);if(c){this.paint(c,i);return}switch(o){case"g":case"\
rg":case"k":return this.context.colors.device(ae[o],t,Et,i,n);case"G":case"RG":case"K":return this.context.colors.device(ae[o],t,Mt,i,n);case"cs":case"CS":return this.
context.colors.setSpace(t.name(0)??"",o==="cs"?Et:Mt,i,n);case"sc":case"scn":return this.color(t,Et,e);case"SC":case"SCN":return this.color(t,Mt,e);case"W":case"\
W*":this.clipRule=o;return;case"gs":return this.graphics(t,e);case"Tf":return this.font(t,e);case"ET":this.clipText(i);return;case"sh":return this.shading(t.name(
0)??"",e);case"BI":{const a=(0,es.n)(t);return a&&this.image(0,a,e)}default:if(!cs(t,i))return super.take(t,e)}}paint({fill:t,strokes:e,closes:s},n){const{path:i,
digest:o,written:c}=this;i.isEmpty||(s&&i.close(),this.marked.isOff||(t!==void 0&&(c.state(n,0),o.exact(t==="nonzero"?ps:gs),i.write(o)),e&&(c.state(n,1),o.exact(
ms),i.write(o))),this.clipRule!==""&&(n.clip=st(n.clip,this.clipRule,i.id),this.clipRule=""),i.clear())}clipText(t){const{clipping:e}=this.glyphs;e&&(t.clip=st(
t.clip,"text",e.finish()),this.glyphs.clipping=void 0)}color(t,e,s){const n=s.states.current,i=t.count-1;if(t.kind(i)!==$t.o_)return this.context.colors.set(t,e,
n);const o=n[e.space],c=this.context.colors.beneath(t,o);return this.pattern(s.scope.find("Pattern",t.name(i)),c,s).then(a=>{n[e.color]=a})}async pattern(t,e,s){
const{document:n,context:i}=this,o=n.resolve(t),c=n.dict(t);if(!c)return e;const a=(0,at.lw)((0,wt.lQ)(n,c.get("Matrix")),s.states.current.base);if(!(o instanceof
d.Z6)||!(0,d.i9)(t)){const[m,P]=[await i.values.of(c.get("Shading")),await i.values.of(c.get("ExtGState"))];return st("shading",m,P,Ct(a))}const h=n.resolve(c.get(
"PaintType"))!==2,f=h?"":e,l=await i.once(`${t.number} ${f}`,async()=>{const m={...ft(fe),...h?{}:{fill:f,stroke:f}},P=await this.apart(t,o,m,s),L=await i.values.
of(["XStep","YStep","BBox"].map(j=>c.get(j)??null));return st("tiling",P,L,f)});return st(l,Ct(a))}async apart(t,e,s,n){const{context:i,document:o}=this,{drawing:c,
scope:a}=n,h=(0,d.i9)(t)?t.number:0;if(c.includes(h))return"";if(c.length>=o.job.limits.formDepth)throw this.tooDeep();const f=new nt,l=o.dict(e.dict.get("Resou\
rces"));return await new lt(i,f).read(await this.decoder.form(h,e),{states:new te.U(s),scope:l?new St.H(o,l,a):a,stream:h,drawing:[...c,h]}),f.finish()}async graphics(t,e){
const s=this.document.dict(e.scope.find("ExtGState",t.name(0)??""));if(await super.take(t,e),!s)return;const{document:n,context:i}=this,o=e.states.current,[c]=n.
array(s.get("Font"))??[];c!==void 0&&o.font&&(i.remember(o.font,()=>c),await this.prepare(o.font,e));for(const[a,h]of s){const f=n.resolve(h);a==="SMask"?o.mask=
await this.softMask(f,e):rs(a)?o.other=se(o.other,a,await i.values.of(h),f):as(n,a,f,o)}}async softMask(t,e){const{document:s,context:n}=this;if(!(t instanceof d.
Bi))return"";const i=t.get("G");if(!(s.resolve(i)instanceof d.Z6)||!(0,d.i9)(i))return"";const{matrix:c}=e.states.current,a=await n.values.of(["S","BC","TR"].map(
l=>t.get(l)??null)),h=Ct(c),f=await n.once(`mask ${i.number} ${a}`,async()=>{const l=new nt;return await new lt(n,l).draw(i,{...e,states:new te.U(ft(fe))}),st("\
mask",a,l.finish())});return st(f,h)}font(t,e){const s=t.name(0),n=()=>{const{font:o}=e.states.current;if(!(!o||s===void 0)&&(this.context.remember(o,()=>e.scope.
find("Font",s)),o.type3))return this.prepare(o,e)},i=super.take(t,e);return i?i.then(n):n()}async prepare(t,e){if(!t.type3)return;const s=this.context.shapesOf(
t);if(s.drawn)return;const{document:n}=this,{procedures:i,matrix:o,resources:c}=t.type3,a=new Map;s.drawn=a;const h=n.dict(c),f={...e,scope:h?new St.H(n,h,e.scope):
e.scope},l=(0,at.lw)(o,[1e3,0,0,1e3,0,0]);for(let m=0;m<256;m++){const P=t.type3.procedureOf(m),L=P===void 0?void 0:i?.get(P),j=n.resolve(L);j instanceof d.Z6&&
a.set(m,await this.apart(L,j,ft(l),f))}}async shading(t,{scope:e,states:s}){if(this.marked.isOff)return;const n=s.current,i=await this.context.values.of(e.find(
"Shading",t));this.written.state(n,0),this.digest.exact(ys),this.digest.text(i),this.place(n.matrix)}draws(t,e){if(t===void 0||this.marked.isOff)return;const s=e.
scope.find("XObject",t),n=this.document.resolve(s);if(!(n instanceof d.Z6)||!(0,d.Eo)(this.document.resolve(n.dict.get("Subtype")),"Image"))return super.draws(t,
e);if(!this.layers.isOff(n.dict.get("OC")))return this.image((0,d.i9)(s)?s.number:0,n,e)}async image(t,e,{scope:s,states:n}){if(this.marked.isOff)return;const i=await this.
context.images.of(t,e,o=>s.find("ColorSpace",o));this.written.state(n.current,0),this.digest.exact(ws),this.digest.text(i),this.place(n.current.matrix)}async readForm(t,e,s){
const{document:n,digest:i}=this,o=s.states.current;o.base=o.matrix;const c=(0,wt.b0)(n,e.dict.get("BBox"));if(c){const h=new ce;h.rectangle(c[0],c[1],c[2]-c[0],
c[3]-c[1],o.matrix),o.clip=st(o.clip,"W",h.id)}const a=n.dict(e.dict.get("Group"));if(!a||!(0,d.Eo)(n.resolve(a.get("S")),"Transparency"))return super.readForm(
t,e,s);this.written.state(o,2),i.exact(xs),i.text(await this.context.values.of(["I","K","CS"].map(h=>a.get(h)??null))),Object.assign(o,{fillAlpha:1,strokeAlpha:1,
blend:Ot,mask:""}),await super.readForm(t,e,s),i.exact(vs)}place(t){for(const e of t)this.digest.length(e)}}const ae={g:"DeviceGray",G:"DeviceGray",rg:"DeviceRG\
B",RG:"DeviceRGB",k:"DeviceCMYK",K:"DeviceCMYK"},fe=[1,0,0,1,0,0],Ct=r=>r.map(t=>Math.round(t*1e6)).join(" "),bs="Subtype Rect F Contents T Subj RC QuadPoints I\
nkList Vertices L LE CL C IC BS BE Border Name CA OC AS".split(" "),Ss="Subtype Rect F QuadPoints C BS Border OC AS".split(" ");class Os{document;context;constructor(t){
this.document=t,this.context=new qn(t)}async page(t,e=[]){const{document:s,context:n}=this;n.characters=new Bt.y(s.job);const i=(0,wt.iw)(s,t),o=(0,Nt.y)(i),{width:c,
height:a}=(0,at.iN)(i),h=new nt;h.length(c*i.userUnit),h.length(a*i.userUnit);const f=new lt(n,h);f.glyphs.ignored=e;const l=new St.H(s,s.dict(s.pages.attribute(
t,"Resources")));await f.page(await n.decoder.page(t),l,ft(o));const m=s.dict(s.entry(s.pages.number(t),"Group"));return m&&h.text(await n.values.of(["S","I","K",
"CS"].map(P=>m.get(P)??null))),{content:h.finish(),annotations:await this.annotations(t,e)}}async annotations(t,e){const{document:s,context:n}=this,i=new nt,o=(0,wt.
iw)(s,t),c=(0,Nt.y)(o),a=new lt(n,i);a.glyphs.ignored=e;for(const{form:h,matrix:f}of(0,Ut.bD)(s,t,o.rotation,n.layers))await a.form(h,(0,Ut.RZ)(s),ft((0,at.lw)(
f,c)));for(const h of s.array(s.entry(s.pages.number(t),"Annots"))??[]){const f=s.dict(h);f&&!(0,d.Eo)(s.resolve(f.get("Subtype")),"Popup")&&i.text(await this.seen(
f))}return i.finish()}async seen(t){const e=this.document.resolve(t.get("Subtype")),s=(0,d.Eo)(e,"Link")||(0,d.Eo)(e,"Widget")?Ss:bs;let n="";for(const i of s)n+=
`${await this.context.values.of(t.get(i))} `;return n}}var Es=u(18930),he=u(99561),ue=u(45657);const Rt=64,Ms=1e3,Ts="￼";class bt{document;pattern;reader;looks;truncated=!1;constructor(t,e){
this.document=t,this.pattern=e,this.reader=new Es.X(t),this.looks=new Os(t)}async page(t){const{pace:e}=this.document.job,{masked:s,ignored:n}=await this.text(t);
await e.rest();const{content:i,annotations:o}=await this.looks.page(t,n),c=new As;for(const a of de(s)){c.add(a);const h=e.step(a.length*4+100);h&&await h}return{
content:i,annotations:o,...c.finish()}}async text(t){const{flow:e}=await this.reader.page(t),{text:s}=e;if(!this.pattern)return{text:s,masked:s,ignored:[],truncated:!1};
const{matches:n,truncated:i}=await this.pattern.search(s,Ms,this.document.job.pace);this.truncated||=i;let o="",c=0;for(const{start:a,end:h}of n)o+=s.slice(c,a)+
Ts,c=h;return{text:s,masked:o+s.slice(c),ignored:n.flatMap(({start:a,end:h})=>Ds(e,a,h)),truncated:i}}}function*de(r){for(const[t]of r.matchAll(/\S+/g))yield t}
function Ds(r,t,e){const s=r.text.lastIndexOf(`
`,t-1)+1,n=r.text.indexOf(`
`,e),i=r.box(s,n<0?r.text.length:n);return i?[i]:[]}class As{hash=(0,v.createHash)("sha256");smallest=new Set;largest=0;count=0;add(t){this.hash.update(`${t} `),
this.count++;const e=Ps(t);this.smallest.has(e)||this.smallest.size===Rt&&e>this.largest||(this.smallest.size===Rt&&this.smallest.delete(this.largest),this.smallest.
add(e),this.largest=(0,ue.Kf)(this.smallest))}finish(){return{text:this.count===0?"":this.hash.digest("base64"),sample:[...this.smallest].sort((t,e)=>t-e)}}}function Ps(r){
let t=he.k;for(let e=0;e<r.length;e++)t=(0,he.v)(t,r.charCodeAt(e));return t=Math.imul(t^t>>>16,2246822507),(t^t>>>13)>>>0}function Is({sample:r},{sample:t}){const e=Math.
min(Rt,Math.max(r.length,t.length));if(e===0)return 0;let[s,n,i,o]=[0,0,0,0];for(;i<e&&(s<r.length||n<t.length);){const[c,a]=[r[s]??1/0,t[n]??1/0];i++,c===a&&o++,
c<=a&&s++,a<=c&&n++}return o/i}const Cs=1e6,Rs=.01;async function ks(r,t,e){const s=t.length+1;if(r.length*t.length>Cs||r.length===0||t.length===0)return Array.
from({length:Math.min(r.length,t.length)},(o,c)=>[c,c]);const n=new Float32Array((r.length+1)*s);for(let o=r.length-1;o>=0;o--){for(let a=t.length-1;a>=0;a--){const h=Rs+
Is(r[o],t[a])+n[(o+1)*s+a+1];n[o*s+a]=Math.max(h,n[(o+1)*s+a],n[o*s+a+1])}const c=e.step(t.length*1500);c&&await c}const i=[];for(let o=0,c=0;o<r.length&&c<t.length;){
const a=n[o*s+c];a===n[(o+1)*s+c]?o++:a===n[o*s+c+1]?c++:i.push([o++,c++])}return i}const le=[({content:r,annotations:t,text:e})=>`${r} ${t} ${e}`,({content:r})=>r,
({text:r})=>r];async function Ls(r,t,e){const s=new Us(r,t,e);let n=[{from:0,to:t.length,otherFrom:0,otherTo:r.length}];for(const i of le)n=await s.inOrder(n,i);
for(const i of le)await s.elsewhere(i);for(const i of n)await s.alike(i);return s}class Us{earlier;later;pace;before;after;moved=new Set;constructor(t,e,s){this.
earlier=t,this.later=e,this.pace=s,this.before=new Int32Array(e.length).fill(-1),this.after=new Int32Array(t.length).fill(-1)}async inOrder(t,e){const[s,n]=[this.
later.map(e),this.earlier.map(e)],i=[...t].reverse(),o=[];for(let c=i.pop();c;c=i.pop()){const a=this.trimmed(c,s,n),h=this.pace.step((a.to-a.from+a.otherTo-a.otherFrom+
1)*200);if(h&&await h,a.from===a.to||a.otherFrom===a.otherTo){(a.from<a.to||a.otherFrom<a.otherTo)&&o.push(a);continue}const f=Bs(Ns(a,s,n));if(f.length===0){o.
push(a);continue}(0,ue.RZ)(i,Fs(a,f).reverse());for(const[l,m]of f)this.match(l,m)}return o}trimmed(t,e,s){let{from:n,to:i,otherFrom:o,otherTo:c}=t;const a=(h,f)=>e[h]!==
""&&e[h]===s[f];for(;n<i&&o<c&&a(n,o);)this.match(n++,o++);for(;n<i&&o<c&&a(i-1,c-1);)this.match(--i,--c);return{from:n,to:i,otherFrom:o,otherTo:c}}async elsewhere(t){
const e=new Map;for(const[s,n]of this.earlier.entries()){const i=t(n);if(this.after[s]>=0||i==="")continue;const o=e.get(i);o?o.push(s):e.set(i,[s])}for(const s of e.
values())s.reverse();for(const[s,n]of this.later.entries()){const i=this.pace.step(200);i&&await i;const o=this.before[s]<0?e.get(t(n))?.pop():void 0;o!==void 0&&
(this.match(s,o),this.moved.add(s))}}async alike({from:t,to:e,otherFrom:s,otherTo:n}){const i=[],o=[];for(let f=t;f<e;f++)this.before[f]<0&&i.push(f);for(let f=s;f<
n;f++)this.after[f]<0&&o.push(f);const{later:c,earlier:a}=this,h=await ks(i.map(f=>c[f]),o.map(f=>a[f]),this.pace);for(const[f,l]of h)this.match(i[f],o[l])}match(t,e){
this.before[t]=e,this.after[e]=t}}function Ns(r,t,e){const s=new Map;for(let o=r.otherFrom;o<r.otherTo;o++)s.set(e[o],s.has(e[o])?-1:o);const n=new Map;for(let o=r.
from;o<r.to;o++)n.set(t[o],(n.get(t[o])??0)+1);const i=[];for(let o=r.from;o<r.to;o++){const c=s.get(t[o])??-1;c>=0&&t[o]!==""&&n.get(t[o])===1&&i.push([o,c])}return i}
function Bs(r){const t=[],e=new Int32Array(r.length);for(const[n,[,i]]of r.entries()){let[o,c]=[0,t.length];for(;o<c;){const a=o+c>>1;r[t[a]][1]<i?o=a+1:c=a}e[n]=
o>0?t[o-1]:-1,t[o]=n}const s=[];for(let n=t.at(-1)??-1;n>=0;n=e[n])s.push(r[n]);return s.reverse()}function Fs(r,t){const e=[];let{from:s,otherFrom:n}=r;for(const[
i,o]of t)e.push({from:s,to:i,otherFrom:n,otherTo:o}),s=i+1,n=o+1;return e.push({from:s,to:r.to,otherFrom:n,otherTo:r.otherTo}),e}const pe=["fonts","links","book\
marks","attachments","form"],Gs=new Set(["created","modified"]);async function $s({after:r,before:t},e){const{pace:s}=r.job,n=r.pages.count+t.pages.count;let i=0;
const o=async(it,{pages:pt})=>{const ye=[];for(let kt=0;kt<pt.count;kt++)ye.push(await it.page(kt)),s.progress(++i/n);return ye},c={after:new bt(r,e.pattern),before:new bt(
t,e.pattern)},[a,h]=[await o(c.after,r),await o(c.before,t)];await s.rest();const f=await Ls(h,a,s),l=new p,m=js(f,a,h),{counts:P,data:L,isSame:j}=await Ys({after:r,
before:t},f,l),J=it=>l.entries(it.map(pt=>pt+1)),Q=ge(f.before),z=ge(f.after),W=[...f.moved].map(it=>({page:it+1,before:f.before[it]+1})),X={added:J(Q),removed:J(
z),moved:l.entries(W),changed:await Ks(m,{after:r,before:t},e,l)},Z={pagesAdded:Q.length,pagesRemoved:z.length,pagesMoved:W.length,pagesChanged:m.length,...P};return{
same:j&&Q.length+z.length+W.length+m.length===0,truncated:l.truncated||c.after.truncated||c.before.truncated,pageCount:r.pages.count,pageCountBefore:t.pages.count,
counts:Z,pages:X,...L,bytes:Ws(r,t)}}const ge=r=>[...r.keys()].filter(t=>r[t]<0);function Ws({bytes:r},{bytes:t}){return Buffer.compare(r,t)===0?null:{before:t.
length,after:r.length}}function js({before:r},t,e){const s=[];for(const[n,i]of r.entries()){if(i<0)continue;const[o,c]=[t[n],e[i]],a={page:n,before:i,look:o.content!==
c.content,text:o.text!==c.text,annotations:o.annotations!==c.annotations};(a.look||a.text||a.annotations)&&s.push(a)}return s}async function Ks(r,{after:t,before:e},{
pattern:s,withText:n},i){const o={after:new bt(t,s),before:new bt(e,s)},c=[];for(const{page:a,before:h,...f}of r){let l={wordsAdded:0,wordsRemoved:0},m=[];if(f.
text){const[L,j]=[await o.after.text(a),await o.before.text(h)];if(l=await zs(j.masked,L.masked,t),n){const{lines:J,truncated:Q}=await be(j,L);i.truncated||=Q,m=
J}}const[P]=i.entries([{page:a+1,before:h+1,...f,...l,...n&&{diff:m}}]);if(!P||c.length===Hs){i.truncated=!0;break}c.push(P)}return c}const Hs=1e3;async function zs(r,t,{
job:e}){const s=new Map;for(const[o,c]of[[r,-1],[t,1]])for(const a of de(o)){s.set(a,(s.get(a)??0)+c);const h=e.pace.step(a.length+200);h&&await h}let[n,i]=[0,0];
for(const o of s.values())o>0?n+=o:i-=o;return{wordsAdded:n,wordsRemoved:i}}async function Ys({after:r,before:t},e,s){const n=await I(r,f=>e.before[f]<0?void 0:
f),i=await I(t,f=>e.after[f]<0?void 0:e.after[f]),o=Object.keys(n.metadata).filter(f=>n.metadata[f]!==i.metadata[f]),c={metadata:o.length},a={metadata:Vs(i,n,o,
s)};for(const f of pe){const l=await O(i[f],n[f],r.job.pace);c[f]=l.before.length+l.after.length,a[f]={before:s.entries(l.before),after:s.entries(l.after)}}a.security=
me(i.security,n.security),a.tagged=me(i.tagged,n.tagged);const h=o.every(f=>Gs.has(f))&&pe.every(f=>c[f]===0)&&a.security===null&&a.tagged===null;return{counts:c,
data:a,isSame:h}}function Vs({metadata:r},{metadata:t},e,s){const n=e.map(i=>({key:i,pair:{before:r[i]??null,after:t[i]??null}}));return Object.fromEntries(s.entries(
n).map(({key:i,pair:o})=>[i,o]))}const me=(r,t)=>JSON.stringify(r)===JSON.stringify(t)?null:{before:r,after:t};var Xs=u(5899),Zs=u(68516),Js=u(9312);const _s={file:"\
compare_to",password:"compare_password",noun:"the earlier version"},Qs=async(r,t,e)=>{const{compare_to:s,compare_password:n,ignore_pattern:i,with_text:o,open_password:c}=t,
a=i===void 0?void 0:await(0,Js.Gv)("ignore_pattern",i,"regex",e),{quiet:h,wasRepaired:f}=(0,A.gd)(e),l=await(0,C.E)(r.bytes,h,{password:c}),{document:m,isRepaired:P}=await(0,Zs.
H)(s,n,_s,h),L=await $s({after:l,before:m},{pattern:a,withText:o}),j=[...f()?[we("The document")]:[],...P?[we("The earlier version")]:[]];return{documents:[{...r,
pageCount:l.pages.count}],data:L,notes:j,facts:{}}},we=r=>(0,Xs.A)(`${r} is damaged: it was compared as far as it could be read.`)}),17623:((_,F,u)=>{u.d(F,{Z:()=>B});
var C=u(38544),v=u(52604),U=u(52755),N=u(76933),K=u(77500);async function B(D,w,x){const g=[],b={};for(const E of w.fields){g.push(d(D,w,x,E)),(0,C.K)(E)&&E.kind!==
"password"&&w.byName.get(E.name)===E&&Object.defineProperty(b,E.name,{value:x.of(E),enumerable:!0,configurable:!0,writable:!0});const M=D.job.pace.step(4e3);M&&
await M}return{fields:g,values:b,xfa:(0,K.f4)(D,w),scripts:(0,N.on)(D,w)}}function d(D,w,x,g){const{kind:b,flags:E,name:M}=g,k=w.integer(g.nodes[0],"MaxLen"),A=b===
"password",Y=b==="text"||A;return{name:M,type:b,value:A?null:x.of(g),default:A?null:x.of(g,"DV"),options:T(D,w,x,g),required:(E&U.mw)!==0,readOnly:(E&U.sj)!==0,
multiline:b==="text"&&(E&U.kz)!==0,maxLength:Y&&k>0?k:null,pages:[...new Set(g.widgets.flatMap(({pages:H})=>H))].sort((H,p)=>H-p)}}function T(D,w,x,g){return g.
kind==="dropdown"||g.kind==="list"?x.choices(g):g.kind!=="checkbox"&&g.kind!=="radio"?[]:(0,v.lD)(D,w,g).names.map(b=>({value:b,display:b}))}}),5899:((_,F,u)=>{
u.d(F,{A:()=>C});const C=v=>({code:"document_damaged",message:v})}),68516:((_,F,u)=>{u.d(F,{H:()=>N});var C=u(58552),v=u(12237),U=u(59277);async function N({bytes:d},T,D,w){
const x={repaired:!1},g=()=>{x.repaired=!0};try{return{document:await(0,v.E)(d,{...w,onRepaired:g},{password:T}),isRepaired:x.repaired}}catch(b){throw b instanceof
C.zU?K(b,d,D):b}}function K(d,T,{file:D,password:w,noun:x}){const g=(b,E,M=[])=>(0,C.G6)([{field:b,message:E,mentions:M}]);switch(d.code){case"password_required":
return g(D,`needs a password: give it as ${w}`,[w]);case"wrong_password":return g(w,`does not open ${x}`);case"unsupported_encryption":return g(D,"is protected \
in a way that is not supported, such as by a certificate");case"unreadable_document":{const b=(0,U.y)(T);return g(D,b===void 0||b==="a PDF document"?B:`is ${b};\
 it must be a PDF document`)}case"limit_exceeded":{const b=d.issues.map(({message:E})=>({field:D,message:E}));return new C.zU(d.code,d.message,{issues:b,...d.advice===
void 0?{}:{advice:d.advice}})}default:return d}}const B="cannot be read, or has no pages: it must be a complete PDF document"}),9312:((_,F,u)=>{u.d(F,{$0:()=>B,
Gv:()=>U,MM:()=>K});var C=u(779),v=u(42973);const U=(T,D,w,{pace:x,limits:g})=>(0,C.Id)(T,D,w,x,d(T,g)),N={slashes:"has slashes around it that count as characte\
rs: leave them out, and begin with (?i) in place of the flag i","regex-as-words":"looks like a regular expression and was read as words: set search_mode to rege\
x, and leave out slashes around it"};function K(T,D){const w=(0,C.GJ)(T,D);return w&&N[w]}function B(T,D,w){const x=K(D,w);return x===void 0?[]:[{code:"search_m\
ode_unlikely",message:`Nothing was found for ${T}, which ${x}.`,mentions:[T,"search_mode"]}]}function d(T,{searching:D}){let w=D;return x=>{if(w-=x,w<0)throw(0,v.
F)("searching",`The search takes more than ${D} steps, which are characters times the size of the expression`,"Make the expression shorter or more exact, or sea\
rch fewer pages",T)}}}),52755:((_,F,u)=>{u.d(F,{NT:()=>g,Uv:()=>E,kz:()=>B,mO:()=>k,mw:()=>K,qA:()=>b,sj:()=>N,zx:()=>x});var C=u(9819),v=u(45599),U=u(91374);const N=1,
K=2,B=4096,d=8192,T=32768,D=65536,w=1<<17,x=1<<18,g=1<<21,b=1<<24,E=1<<25,M=10;class k{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(p){
this.document=p,this.form=(0,C.Wo)(p,"AcroForm"),this.visit=new C._i(p)}static async read(p){const O=new k(p),{form:y}=O;return await O.walk(O.references(y?.dict.
get("Fields"),y?.holder??-1,y?.dict,"Fields"),void 0),await O.readPages(),O}inherited(p,O){for(let y=p;y;y=y.parent){const R=this.document.resolve(y.dict.get(O));
if(R!==null)return R}return O==="DA"||O==="Q"?this.document.resolve(this.form?.dict.get(O)):null}integer(p,O){const y=this.inherited(p,O);return typeof y=="numb\
er"?Math.trunc(y):0}node(p){return this.nodes.get(p)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get(
"NeedAppearances"))===!0}forget(p){const{document:O,nodes:y,widgets:R,fields:S,byName:I}=this,G=({number:$})=>!p.has($)&&O.exists($);for(const $ of y.values())G(
$)||y.delete($.number);for(const $ of R.values())G($)||R.delete($.number);for(const{nodes:$,widgets:q}of S)A($,G),A(q,G);A(S,({nodes:$})=>$.length>0);for(const[
$,q]of I)q.nodes.length===0&&I.delete($);this.form=(0,C.Wo)(O,"AcroForm")}async walk(p,O){const{document:y,visit:R}=this;for(const S of(0,U.iA)(y,{from:p,below:O,
visit:R,depth:U.tP})){const{number:I,dict:G}=S;this.nodes.set(I,S);const $=this.references(G.get("Kids"),I,G,"Kids");(0,v.Eo)(y.resolve(G.get("Subtype")),"Widge\
t")||G.has("Rect")?this.addWidget(S):$.length===0&&(0,U.bf)(S)===S&&this.field(S);const et=y.job.pace.step(1500);et&&await et}}addWidget(p){const O={node:p,number:p.
number,dict:p.dict,pages:[]};this.field((0,U.bf)(p)).widgets.push(O),this.widgets.set(p.number,O)}field(p){const O=this.fieldOf.get(p);if(O)return O;const{name:y,
part:R}=p,S=y===""?void 0:this.byName.get(y),I=this.integer(p,"Ff"),G=Y(p.type,I);if(S?.kind===G)return S.nodes.push(p),this.fieldOf.set(p,S),S;const $={name:y,
part:R,kind:G,flags:I,nodes:[p],widgets:[]};return this.fields.push($),y!==""&&!S&&this.byName.set(y,$),this.fieldOf.set(p,$),$}async readPages(){const{document:p}=this,
{pages:O,job:y}=p,{spend:R}=new C.b9(p);for(let S=0;S<O.count;S++){const I=O.number(S),G=p.entry(I,"Annots");R(p.array(G)?.length??0);for(const q of G===void 0?
[]:this.annotations(G,I)){const et=this.widgets.get(q.number)??await this.orphan(q);et&&et.pages.length>0&&R(M),et&&et.pages.at(-1)!==S+1&&et.pages.push(S+1);const gt=y.
pace.step(300);gt&&await gt}const $=y.pace.step(300);$&&await $}}annotations(p,O){const y=this.document.array(p)??[];if(!y.some(I=>(0,v.Zm)(I)&&(0,v.Eo)(I.get("\
Subtype"),"Widget")))return y.filter(v.i9);const R=(0,v.i9)(p)?p.number:O;this.document.edit(R);const S=(0,v.i9)(p)?y:this.document.array(this.document.get(O).get(
"Annots"))??[];for(const[I,G]of S.entries())(0,v.Zm)(G)&&(0,v.Eo)(G.get("Subtype"),"Widget")&&(S[I]=this.document.add(G));return S.filter(v.i9)}async orphan(p){
const{document:O}=this;if(!(0,v.Eo)(O.resolve(O.entry(p.number,"Subtype")),"Widget"))return;const y=[p],R=new Set([p.number]);let S;for(let I=O.entry(p.number,"\
Parent");(0,v.i9)(I)&&y.length<U.tP&&(S=this.nodes.get(I.number),!(S||R.has(I.number)||!(0,v.Zm)(O.get(I))));)R.add(I.number),y.push(I),I=O.entry(I.number,"Pare\
nt");for(const I of y.reverse())this.nodes.has(I.number)||await this.walk([I],S),S=this.nodes.get(I.number);return this.widgets.get(p.number)}references(p,O,y,R){
const{document:S}=this,I=S.array(p);if(!I||!y)return[];if(!I.some(v.Zm))return I.filter(v.i9);S.edit((0,v.i9)(p)?p.number:O);const G=S.array(y.get(R))??[];for(const[
$,q]of G.entries())(0,v.Zm)(q)&&(G[$]=S.add(q));return G.filter(v.i9)}}function A(H,p){let O=0;for(const y of H)p(y)&&(H[O++]=y);H.length=O}function Y(H,p){switch(H){case"\
Tx":return p&d?"password":"text";case"Btn":return p&D?"button":p&T?"radio":"checkbox";case"Ch":return p&w?"dropdown":"list";case"Sig":return"signature";default:
return"unknown"}}}),25902:((_,F,u)=>{u.d(F,{Ly:()=>K,gF:()=>U,r9:()=>N,v8:()=>B});var C=u(77581),v=u(45599);function U(d,T){let D;return T instanceof v.Mx?D=(0,C.
g7)(T):T instanceof v.Z6?D=(0,C.g7)(new v.Mx(d.decoded(T))):T instanceof v.SX?D=N(T.text):typeof T=="number"&&(D=String(T)),D?.replace(/\r\n?/g,`
`)}function N(d){const T=Buffer.from(d,"latin1"),D=T.toString("utf8");return Buffer.from(D,"utf8").equals(T)?D:(0,C.g7)(new v.Mx(T))}const K=d=>Buffer.from(d).toString(
"latin1"),B=d=>(0,C.wx)(d.replace(/\n/g,"\r"))}),95340:((_,F,u)=>{u.d(F,{h:()=>C});function C(v,U){const N=d=>{const T=v.resolve(U.get(d));return typeof T=="num\
ber"?Math.floor(T):NaN},K=v.resolve(U.get("ImageMask"))===!0,B=v.array(U.get("Decode"))?.map(d=>v.resolve(d));return{width:N("Width"),height:N("Height"),bits:K?
1:N("BitsPerComponent")||8,stencil:K,decode:B?.every(d=>typeof d=="number")?B:void 0}}}),92152:((_,F,u)=>{u.d(F,{A6:()=>T,AT:()=>d,Cb:()=>v,WQ:()=>U,ZJ:()=>B,fu:()=>D,
mA:()=>N,zq:()=>C});const C=(w,x,g)=>Math.ceil(w*x*g/8);function v(w,x,g){if(!w||w.length<x*2)return!1;let b=0;for(let E=0;E<x;E++){const[M,k]=[w[E*2],w[E*2+1]];
if(M===g&&k===0)b++;else if(M!==0||k!==g)return}return b===0?!1:b===x?!0:void 0}function U(w,x){if(w.length>=x)return w.subarray(0,x);const g=new Uint8Array(x);
return g.set(w),g}const N=w=>w.map(x=>x^255),K=2;async function B(w,{width:x,height:g,channels:b,bits:E},M,k){const A=x*b,Y=C(x,b,E),H=new Uint8Array(A*g),p=2**
E-1,O=M&&E<8?255/p:1;for(let y=0;y<g;y++){for(let S=0;S<A;S++){const I=S*E,G=y*Y+(I>>3),$=E>=8?w[G]:w[G]>>8-E-(I&7)&p;H[y*A+S]=$*O}const R=k.step(A*K);R&&await R}
return H}function d(w,x,g){const b=Array.from({length:g},(E,M)=>{const[k,A]=[x[M*2],x[M*2+1]];return Uint8ClampedArray.from({length:256},(Y,H)=>(k+H/255*(A-k))*
255)});return w.map((E,M)=>b[M%g][E])}function T(w,x,g){const b=new Uint8Array(w.length*g);for(const[E,M]of w.entries())for(let k=0;k<g;k++)b[E*g+k]=x[M*g+k]??0;
return b}function D(w,x,g){const b=new Uint8Array(x.length*(g+1));for(let E=0;E<x.length;E++){for(let M=0;M<g;M++)b[E*(g+1)+M]=w[E*g+M];b[E*(g+1)+g]=x[E]}return b}}),
38671:((_,F,u)=>{u.d(F,{R:()=>N});var C=u(52205),v=u(45599);const U={DCTDecode:"jpg",DCT:"jpg",JPXDecode:"jp2",CCITTFaxDecode:"ccitt",CCF:"ccitt",JBIG2Decode:"j\
big2"};function N(K,B){const d=(0,C.c3)(K,B.dict.get("Filter")),T=(0,C.c3)(K,B.dict.get("DecodeParms")),D=d.at(-1)??null,w=D instanceof v.SX?U[D.text]:void 0;if(!w)
return{format:w,parameters:void 0,filter:D,before:B};const x=new v.Bi(B.dict);x.set("Filter",d.slice(0,-1)),x.set("DecodeParms",T.slice(0,d.length-1));const g=T[d.
length-1];return{format:w,parameters:(0,v.Zm)(g)?g:void 0,filter:D,before:new v.Z6(x,B.data,B.sealed)}}}),93059:((_,F,u)=>{u.d(F,{n:()=>U});var C=u(45599);const v={
BPC:"BitsPerComponent",CS:"ColorSpace",D:"Decode",DP:"DecodeParms",F:"Filter",H:"Height",IM:"ImageMask",W:"Width"};function U(N){if(N.dataStart<0)return;const K=new C.
Bi;for(let B=0;B+1<N.count;B+=2){const d=N.name(B);d!==void 0&&K.set(v[d]??d,N.value(B+1))}return new C.Z6(K,N.content.subarray(N.dataStart,N.dataEnd))}}),8283:((_,F,u)=>{
u.d(F,{A2:()=>v,EI:()=>K,GM:()=>U,OD:()=>d,Os:()=>N,iN:()=>B});var C=u(78157);const v=216,U=217,N=218,K=254,B=w=>w>=224&&w<=239;function*d(w){const x=(0,C.bS)(w);
for(let g=2;;){const b=D(x,g);if(b<0)return;const E=x[b+1],M=E===v||E===U||E===T;if(!M&&b+4>x.length)return;const k=M?0:x.readUInt16BE(b+2),A=b+2+k;if(A>x.length||
!M&&k<2||(yield{marker:E,start:b,end:A,data:x.subarray(M?A:b+4,A)},E===U))return;g=A}}const T=1;function D(w,x){for(let g=w.indexOf(255,x);g>=0&&g+1<w.length;g=
w.indexOf(255,g+1)){const b=w[g+1];if(b!==0&&b!==255&&(b<208||b>215))return g}return-1}}),779:((_,F,u)=>{u.d(F,{Id:()=>E,GJ:()=>g,yS:()=>B});var C=u(58552),v=u(
98472),U=u(34378);const N=new RegExp("([\\x21-\\x7e]{1,1000})(?!\\p{M})|(\\s+)|(?:[\\u1100-\\u11ff]{1,1000}|\\P{M})\\p{M}{0,30}|\\p{M}{1,30}","gu"),K=(M,k)=>B([
M],k);async function B(M,k){const A=new Set;for(const Y of M)A.add((await T(Y,k)).text.trim());return A.delete(""),{hasGroups:!1,search:async(Y,H,p)=>{const O=await T(
Y,p),y=[];for(const R of A)if(!await d(R,O,y,H,p))return{matches:y,truncated:!0};return A.size>1&&y.sort((R,S)=>R.start-S.start||S.end-R.end),{matches:y,truncated:!1}}}}
async function d(M,{text:k,places:A},Y,H,p){const O=p.step(k.length>>3);O&&await O;for(let y=k.indexOf(M),R=0;y>=0;y=k.indexOf(M,R)){if(Y.length===H)return!1;for(R=
y+M.length;A[R]===A[R-1];)R++;Y.push((0,v.z)(A[y],A[R]));const S=p.step(M.length);S&&await S}return!0}async function T(M,k){const A=[];let Y="";for(const{0:H,1:p,
2:O,index:y}of M.matchAll(N)){const R=O===void 0?p?.toLowerCase()??D(H):" ";for(let I=0;I<R.length;I++)A.push(p===void 0?y:y+I);Y+=R;const S=k.step(H.length*10);
S&&await S}return A.push(M.length),{text:Y,places:A}}const D=M=>(0,U.w)((0,U.w)(M).toUpperCase().toLowerCase()),w=/^\/.+\/([dgimsuvy]*)$/s,x=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;
function g(M,k){const A=w.exec(M);return k==="regex"?A?"slashes":void 0:x.test(M)||A&&A[1]!==""?"regex-as-words":void 0}const b=1e6;async function E(M,k,A,Y,H){
const p=A==="regex"?(await Promise.all([u.e(7398),u.e(9974)]).then(u.bind(u,39974))).expressionOf(k,H):await K(k,Y);if("problem"in p)throw(0,C.G6)([{field:M,message:p.
problem}]);return{hasGroups:p.hasGroups,search:async(O,y,R)=>{const S=await p.search(O.slice(0,b),y,R);return O.length>b?{...S,truncated:!0}:S}}}}),98472:((_,F,u)=>{
u.d(F,{z:()=>C});const C=(v,U,N=[])=>({start:v,end:U,groups:Object.fromEntries(N)})}),99561:((_,F,u)=>{u.d(F,{k:()=>C,v:()=>v});const C=2166136261,v=(U,N)=>Math.
imul(U^N,16777619)})};
