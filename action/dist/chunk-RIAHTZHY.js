var E=Object.defineProperty;var St=Object.getOwnPropertyDescriptor;var zt=Object.getOwnPropertyNames;var Bt=Object.prototype.hasOwnProperty;var Dt=(t,e)=>{for(var i in e)E(t,i,{get:e[i],enumerable:!0})},Lt=(t,e,i,n)=>{if(e&&typeof e=="object"||typeof e=="function")for(let s of zt(e))!Bt.call(t,s)&&s!==
i&&E(t,s,{get:()=>e[s],enumerable:!(n=St(e,s))||n.enumerable});return t};var Ot=t=>Lt(E({},"__esModule",{value:!0}),t);var Vt={};Dt(Vt,{A:()=>vt,B:()=>At,C:()=>D,D:()=>_,E:()=>xt,F:()=>kt,G:()=>q,H:()=>Mt,I:()=>Rt,J:()=>L,K:()=>J,L:()=>Ct,M:()=>K,N:()=>Ut,O:()=>It,a:()=>g,b:()=>y,
c:()=>I,d:()=>H,e:()=>P,f:()=>W,g:()=>j,h:()=>ot,i:()=>Z,j:()=>ft,k:()=>G,l:()=>S,m:()=>ut,n:()=>ct,o:()=>dt,p:()=>z,q:()=>gt,r:()=>B,s:()=>mt,t:()=>M,u:()=>R,v:()=>yt,
w:()=>N,x:()=>pt,y:()=>bt,z:()=>wt});module.exports=Ot(Vt);var w=require("./chunk-J7J6HZVY.js"),v=require("./chunk-ODTPC54M.js"),g=new Uint8Array(256);for(let t of[
0,9,10,12,13,32])g[t]=1;for(let t of"()<>[]{}/%")g[t.charCodeAt(0)]=2;function y(t,e,i){for(;e<i;){let n=t[e];if(g[n]===1)e++;else if(n===37)e=I(t,e,i);else break}
return e}function I(t,e,i){for(;e<i&&t[e]!==10&&t[e]!==13;)e++;return e}function H(t,e,i){let n=0;for(;e<i;){let s=t[e++];if(s===92)e++;else if(s===40)n++;else if(s===
41&&--n===0)return e}return i}function P(t,e,i){for(;e<i;)if(t[e++]===62)return e;return i}function W(t){return t===void 0?-1:t>=48&&t<=57?t-48:t>=65&&t<=70?t-55:
t>=97&&t<=102?t-87:-1}function j(t,e,i){let n=new Uint8Array(i-e+1>>1),s=0,r=-1;for(let a=e;a<i&&t[a]!==62;a++){let l=W(t[a]);l<0||(r<0?r=l:(n[s++]=r*16+l,r=-1))}
return r>=0&&(n[s++]=r*16),n.subarray(0,s)}function ot(t,e,i){for(;e<i&&g[t[e]]===0;)e++;return e}function Z(t,e,i){for(let n=0;n<i.length;n++)if(t[e+n]!==i.charCodeAt(
n))return!1;return!0}function ft(t,e,i){return Z(t,e,i)&&g[t[e+i.length]??32]!==0}var G=t=>t!==void 0&&t>=48&&t<=57;function S(t,e,i){let n=0,s=e;for(;s<i&&G(t[s]);)
n=n*10+(t[s++]-48);return s===e?{value:-1,after:s}:{value:n,after:s}}function ut(t,e,i){let n=y(t,e,i),s=S(t,n,i);if(s.value<0||s.after===i||g[t[s.after]]!==1)return;
let r=S(t,y(t,s.after,i),i);if(r.value<0||r.value>65535)return;let a=y(t,r.after,i);if(!(t[a]!==111||t[a+1]!==98||t[a+2]!==106))return{number:s.value,generation:r.
value,start:n,body:a+3}}var ct=t=>Buffer.from(t.buffer,t.byteOffset,t.byteLength);function dt(t,e,i,n){let s=0,r=t[e];for(;r>=48&&r<=57;r=t[++e])s=s*10+(r-48);if(s!==
i||r!==32||(s=0,r=t[++e],r<48||r>57))return-1;for(;r>=48&&r<=57;r=t[++e])s=s*10+(r-48);return s!==n||r!==32?-1:t[e+1]===111&&t[e+2]===98&&t[e+3]===106?e+4:-1}var z=class{constructor(t){
this.text=t}text},gt=class{constructor(t){this.bytes=t}bytes},B=class{constructor(t,e=0){this.number=t,this.generation=e}number;generation},mt=class extends B{constructor(t,e){
super(e,0),this.part=t}part},M=class extends Map{},R=class{constructor(t,e,i){this.dict=t,this.data=e,this.sealed=i}dict;data;sealed},yt=t=>t instanceof M,N=t=>t instanceof
B,pt=t=>Array.isArray(t),bt=(t,e)=>t instanceof z&&t.text===e;function wt(t){let e=new M;for(let[i,n]of Object.entries(t))n!==void 0&&e.set(i,n);return e}var vt=t=>new z(
t),At={inputBytes:2**31-1,objects:8388607,nesting:500,streamBytes:256*1024*1024,expansion:200,allowance:32*1024*1024,parsing:20,filters:8,pages:5e5,orderPages:1e5,
nodes:5e6};function D(t,e,i){return new v.b("limit_exceeded",e,{issues:[{field:"file",message:`${e}.`}],advice:`${i} (limit: ${t})`})}var _=class{memory;length=0;constructor(t){
this.memory=Buffer.allocUnsafeSlow(Math.max(t,256))}get bytes(){return this.memory.subarray(0,this.length)}clear(){this.length=0}from(t){return this.memory.subarray(
t,this.length)}reserve(t){let e=this.length+t;if(e<=this.memory.length)return;let i=Buffer.allocUnsafeSlow(Math.max(e,Math.ceil(this.memory.length*1.5)));i.set(
this.bytes),this.memory=i}copy(t,e,i){let n=i-e;this.reserve(n);let{memory:s}=this;if(n<40){let r=this.length;for(let a=e;a<i;a++)s[r++]=t[a]}else s.set(t.subarray(
e,i),this.length);this.length+=n}text(t){this.reserve(t.length);let{memory:e}=this,i=this.length;for(let n=0;n<t.length;n++)e[i++]=t.charCodeAt(n);this.length=i}integer(t){
this.reserve(20);let{memory:e}=this,i=V(t);for(let n=this.length+i-1;n>=this.length;n--){let s=Math.floor(t/10);e[n]=48+(t-s*10),t=s}this.length+=i}byte(t){this.
reserve(1),this.memory[this.length++]=t}fill(t,e){this.reserve(t),e(this.memory,this.length),this.length+=t}},xt=class{length=0;copy(t,e,i){this.length+=i-e}text(t){
this.length+=t.length}integer(t){this.length+=V(t)}byte(){this.length++}fill(t){this.length+=t}};function V(t){return t<10?1:t<100?2:t<1e3?3:t<1e4?4:t<1e5?5:t<1e6?
6:String(t).length}var Et={Fl:"FlateDecode",LZW:"LZWDecode",A85:"ASCII85Decode",AHx:"ASCIIHexDecode",RL:"RunLengthDecode"};function kt(t,e,i,n){switch(Et[t]??t){case"\
FlateDecode":return et($t(e,n),i);case"LZWDecode":return et(Ht(e,k(i?.get("EarlyChange"),1),n),i);case"ASCII85Decode":return Pt(e);case"ASCIIHexDecode":return j(
e,0,e.length);case"RunLengthDecode":return Wt(e,n);case"Crypt":return e;default:throw(0,v.d)("a stream that must be read uses a filter that is not supported")}}
var q=t=>(0,w.d)(t,{level:4,mem:3});async function Mt(t,e){if(t.length<=x)return q(t);let i=new _(t.length>>2),n=new w.c({level:4,mem:3},s=>i.copy(s,0,s.length));
for(let s=0;s<t.length;s+=x){n.push(t.subarray(s,s+x),s+x>=t.length);let r=e.step(x*4);r&&await r}return i.bytes}var x=1<<19,Rt=t=>(0,w.d)(t,{level:0});function $({
stream:t,total:e},i){let n="It may be a decompression bomb; if it is not, have another program save it without compression";return i>t?D("streamBytes",`A stream\
 of the document expands to more than ${t} bytes`,n):D("expansion",`The streams of the document expand to more than ${e} bytes`,n)}var Y=class{constructor(t){this.
budget=t}budget;chunks=[];size=0;push(t){if(this.size+=t.length,this.size>this.budget.stream||this.size>this.budget.remaining)throw this.budget.remaining-=this.
size,$(this.budget,this.size);this.chunks.push(t)}finish(){if(this.budget.remaining-=this.size,this.chunks.length===1)return this.chunks[0];let t=new Uint8Array(
this.size),e=0;for(let i of this.chunks)t.set(i,e),e+=i.length;return t}},U=16384;function $t(t,e){let i=0;for(;i<t.length&&i<4&&g[t[i]]===1;)i++;let n=(t[i]&15)===
8&&(t[i]<<8|t[i+1])%31===0,s=Ft(t.subarray(n?i+2:0),e);if(s)return s;throw(0,v.d)("a compressed stream is damaged")}var Q,X=1<<20;function Ft(t,e){if(e.remaining<=
0)throw $(e,0);let i=new Y(e);if(t.length<=4*U){Q??=new Uint8Array(X);try{let r=(0,w.b)(t,{out:Q});if(r.length<X)return i.push(r.slice()),i.finish()}catch(r){if(r instanceof
v.b)throw r}}let n={done:!1},s=new w.a((r,a)=>{r.length&&i.push(r),a&&(n.done=!0)});try{for(let r=0;r<t.length&&!n.done;r+=U)s.push(t.subarray(r,r+U),r+U>=t.length)}catch(r){
if(r instanceof v.b)throw r;if(i.size===0)return}return i.finish()}function Ht(t,e,i){let n=new Y(i),s=new Int16Array(4096),r=new Uint8Array(4096),a=new Uint16Array(
4096);for(let m=0;m<256;m++)r[m]=m,a[m]=1;let l=258,o=9,f=-1,u=0,p=0,h=new Uint8Array(65536),c=0;for(let m of t){if(p=(p<<8|m)&16777215,u+=8,u<o)continue;u-=o;let d=p>>
u&(1<<o)-1;if(d===257)break;if(d===256){l=258,o=9,f=-1;continue}let A=d<l&&(d<256||d>=258);if(!A&&(f<0||d!==l))break;let O=A?a[d]:a[f]+1;c+O>h.length&&(n.push(h.
subarray(0,c)),h=new Uint8Array(65536),c=0);let C=A?d:f,T=c+a[C];for(;T>c;)h[--T]=r[C],C=s[C];A||(h[c+O-1]=h[c]),f>=0&&l<4096&&(s[l]=f,r[l]=h[c],a[l]=a[f]+1,l++),
c+=O,f=d,l+e>=2048?o=12:l+e>=1024?o=11:l+e>=512?o=10:o=9}return n.push(h.subarray(0,c)),n.finish()}function Pt(t){let e=t.length+5;for(let l of t)l===122&&(e+=3);
let i=new Uint8Array(e),n=0,s=0,r=0,a=t[0]===60&&t[1]===126?2:0;for(;a<t.length;a++){let l=t[a];if(l===126)break;if(g[l]!==1){if(l===122&&r===0){n+=4;continue}if(!(l<
33||l>117)&&(s=s*85+(l-33),!(++r<5))){for(let o=24;o>=0;o-=8)i[n++]=Math.floor(s/2**o)&255;s=r=0}}}if(r>1){for(let l=r;l<5;l++)s=s*85+84;for(let l=0;l<r-1;l++)i[n++]=
Math.floor(s/2**(24-8*l))&255}return i.slice(0,n)}function Wt(t,e){let i=0;if(tt(t,(r,a,l)=>i+=a+l),i>e.stream||i>e.remaining)throw $(e,i);e.remaining-=i;let n=new Uint8Array(
i),s=0;return tt(t,(r,a,l)=>{for(let o=0;o<a;o++)n[s+o]=t[r+o];l>0&&n.fill(t[r],s,s+l),s+=a+l}),n}function tt(t,e){for(let i=0;i<t.length&&t[i]!==128;){let n=t[i++];
if(i>=t.length)return;n<128?e(i,Math.min(n+1,t.length-i),0):e(i,0,257-n),i+=n<128?n+1:1}}function et(t,e){let i=k(e?.get("Predictor"),1);if(i<=1)return t;let n=F(
k(e?.get("Colors"),1),1,32),s=F(k(e?.get("BitsPerComponent"),8),1,16),r=F(k(e?.get("Columns"),1),1,1<<24),a=Math.max(1,n*s>>3),l=Math.ceil(n*s*r/8);return i===2?
jt(t,l,a,s):Zt(t,l,a)}function jt(t,e,i,n){if(n!==8)return t;let s=t.slice();for(let r=0;r<s.length;r+=e){let a=Math.min(r+e,s.length);for(let l=r+i;l<a;l++)s[l]=
s[l]+s[l-i]}return s}function Zt(t,e,i){let n=Math.ceil(t.length/(e+1)),s=new Uint8Array(t.length-n),r=0;for(let a=0;a<n;a++){let l=a*(e+1),o=t[l],f=Math.min(e,
t.length-l-1),u=a*e,p=u-e;for(let h=0;h<f;h++){let c=t[l+1+h],m=h>=i?s[u+h-i]:0,d=a>0?s[p+h]:0;switch(o){case 1:s[u+h]=c+m;break;case 2:s[u+h]=c+d;break;case 3:
s[u+h]=c+(m+d>>1);break;case 4:{let A=a>0&&h>=i?s[p+h-i]:0;s[u+h]=c+Gt(m,d,A);break}default:s[u+h]=c}}r=u+f}return s.subarray(0,r)}function Gt(t,e,i){let n=t+e-
i,[s,r,a]=[Math.abs(n-t),Math.abs(n-e),Math.abs(n-i)];return s<=r&&s<=a?t:r<=a?e:i}var k=(t,e)=>typeof t=="number"?Math.trunc(t):e,F=(t,e,i)=>Math.min(Math.max(
t,e),i),L=-1,it=1,st=2,b=0,Nt=1,nt=2,J=class{marks=new Int32Array(3*256);used=0;strings=!1;length=-1;lengthRef=-1;lengthStart=-1;lengthEnd=-1;byteRange=!1;opened=new Uint8Array(
64);reset(){this.used=0,this.forgetLength()}forgetLength(){this.length=this.lengthRef=this.lengthStart=this.lengthEnd=-1,this.byteRange=!1}open(t,e){if(t>=this.
opened.length){let i=new Uint8Array(this.opened.length*2);i.set(this.opened),this.opened=i}this.opened[t]=e}add(t,e,i){if(this.used+3>this.marks.length){let n=new Int32Array(
this.marks.length*2);n.set(this.marks),this.marks=n}this.marks[this.used]=t>2147483647?0:t,this.marks[this.used+1]=e,this.marks[this.used+2]=i,this.used+=3}value(t,e,i){
let n=0,s=0,r=0,a=0,l=0,o=0,f=b;for(;e<i;){let u=t[e],p=g[u];if(p===1){e++;continue}if(p===0){if(u>=48&&u<=57){let c=e,m=0,d=u;do m=m*10+(d-48),d=t[++e];while(d>=
48&&d<=57);if(e<i&&g[d]===0){if(d===82&&s>0&&n>0&&(e+1>=i||g[t[e+1]]!==0)){e++,this.add(l,o,e),this.lengthStart===o&&(this.lengthRef=l,this.lengthEnd=e),s=0;continue}
for(e++;e<i&&g[t[e]]===0;)e++;if(s=0,f=b,n===0)return e;continue}if(e>i)return-1;if(r=l,a=o,l=m,o=c,s<2&&s++,n===0)return this.scalarOrReference(t,m,c,e,i);f===
nt&&(this.length=m,this.lengthRef=-1,this.lengthStart=c,this.lengthEnd=e),f=b;continue}if(u===82&&s===2&&(e+1>=i||g[t[e+1]]!==0)){e++,this.add(r,a,e),this.lengthStart===
a&&(this.lengthRef=r,this.lengthEnd=e),s=0;continue}let h=e;do e++;while(e<i&&g[t[e]]===0);if(s=0,f=b,n===0)return at(t,h,e)?-1:e;if(u===101&&at(t,h,e))return-1;
continue}if(u===37){e=I(t,e,i);continue}switch(s=0,u){case 47:{let h=++e;for(;e<i&&g[t[e]]===0;)e++;if(n===0)return e;n!==1||f!==b?f=b:f=e-h===6&&t[h]===76&&qt(
t,h)?nt:Nt,e-h===9&&t[h]===66&&Jt(t,h)&&(this.byteRange=!0);continue}case 60:if(f=b,t[e+1]===60){this.open(n++,st),e+=2;continue}else{let h=e;if(e=P(t,e,i),this.
strings&&this.add(L,h,e),n===0)return e;continue}case 62:if(t[e+1]===62){if(e+=2,--n<0||this.opened[n]!==st||e>i)return-1;if(n===0)return e}else e++;continue;case 91:
f=b,this.open(n++,it),e++;continue;case 93:if(e++,--n<0||this.opened[n]!==it)return-1;if(n===0)return e;continue;case 40:{f=b;let h=e;if(e=H(t,e,i),e>=i&&t[i-1]!==
41)return-1;if(this.strings&&this.add(L,h,e),n===0)return e;continue}default:e++}}return-1}scalarOrReference(t,e,i,n,s){let r=y(t,n,s),a=r;for(;r<s&&t[r]>=48&&t[r]<=
57;)r++;return r===a||(r=y(t,r,s),t[r]!==82||r+1<s&&g[t[r+1]]===0)?n:(this.add(e,i,r+1),r+1)}},Ct=class{at=new Int32Array(64);used=0;close=-1;open=-1;locate(t,e,i){
if(this.used=0,e=y(t,e,i),t[e]!==60||t[e+1]!==60)return!1;for(this.open=e+=2;(e=y(t,e,i))<i;){let n=t[e];if(n===62)return this.close=e,t[e+1]===62;if(n!==47)return!1;
let s=++e;for(;e<i&&g[t[e]]===0;e++)if(t[e]===35)return!1;let r=e,a=e=y(t,e,i);if(e=_t(t,e,i),e<0)return!1;this.add(s,r,a,e)}return!1}add(t,e,i,n){if(this.used+
4>this.at.length){let a=new Int32Array(this.at.length*2);a.set(this.at),this.at=a}let{at:s,used:r}=this;s[r]=t,s[r+1]=e,s[r+2]=i,s[r+3]=n,this.used=r+4}find(t,e){
for(let i=this.used-4;i>=0;i-=4){let n=this.at[i];if(this.at[i+1]-n!==e.length)continue;let s=!0;for(let r=0;s&&r<e.length;r++)s=t[n+r]===e.charCodeAt(r);if(s)return i}
return-1}},rt=new J;function _t(t,e,i){return t[e]===62?-1:(rt.reset(),rt.value(t,e,i))}function at(t,e,i){return i-e===6?t[e]===101&&t[e+1]===110&&t[e+2]===100&&
t[e+3]===111:i-e===9&&t[e]===101&&t[e+1]===110&&t[e+2]===100&&t[e+3]===115}function qt(t,e){return t[e+1]===101&&t[e+2]===110&&t[e+3]===103&&t[e+4]===116&&t[e+5]===
104}function Jt(t,e){let i="ByteRange";for(let n=1;n<i.length;n++)if(t[e+n]!==i.charCodeAt(n))return!1;return!0}function K(t,e){let i=new Set,n="",s=0;for(let r=t.
indexOf("<");r>=0;){let a=lt(t,r);if(!a||i.size>Kt)break;let l=a.end;a.kind!=="end"&&!i.has(a.name)&&e(a.name,t.slice(r,a.end),r)&&(a.kind==="start"&&(l=Tt(t,a)),
l<0?(i.add(a.name),l=a.end):(n+=t.slice(s,r),s=l)),r=t.indexOf("<",l)}return n+t.slice(s)}var Kt=20;function lt(t,e){let i=t.indexOf(">",e);if(i<0)return;let n=t[e+
1]==="/",s=n?e+2:e+1,r=s;for(;s<i&&!` 	\r
/`.includes(t[s]);)s++;return{name:t.slice(r,s),kind:n?"end":t[i-1]==="/"?"empty":"start",end:i+1}}function Tt(t,e){let i=1;for(let n=t.indexOf("<",e.end);n>=0;){
let s=lt(t,n);if(!s)return-1;if(s.name===e.name&&s.kind!=="empty"&&(i+=s.kind==="end"?-1:1),i===0)return s.end;n=t.indexOf("<",s.end)}return-1}function Ut(t){let e=ht(
t),i=n=>new RegExp(`${n}:part\\s*(?:=\\s*["']|>)\\s*(\\d)`).exec(e)?.[1];return{archive:i("pdfaid"),accessible:i("pdfuaid")}}function It(t,e=["pdfaid","pdfuaid"]){
let i=t.catalog.get("Metadata"),n=t.resolve(i);if(!N(i)||!(n instanceof R))return!1;let s=ht(t),r=s;for(let l of e)r=r.replace(new RegExp(`\\s?${l}:\\w+\\s*=\\s*(?\
:"[^"]*"|'[^']*')`,"g"),""),r=K(r,o=>o.startsWith(`${l}:`));if(r===s)return!1;let a=new M([...n.dict].filter(([l])=>l!=="Filter"&&l!=="DecodeParms"&&l!=="Length"));
return t.put(i,new R(a,Buffer.from(r,"latin1"))),!0}function ht(t){let e=t.resolve(t.catalog.get("Metadata"));if(!(e instanceof R))return"";try{return Buffer.from(
t.decoded(e)).toString("latin1")}catch{return""}}0&&(module.exports={A,B,C,D,E,F,G,H,I,J,K,L,M,N,O,a,b,c,d,e,f,g,h,i,j,k,l,m,n,o,p,q,r,s,t,u,v,w,x,y,z});
