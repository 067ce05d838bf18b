var E=Object.defineProperty;var Rt=Object.getOwnPropertyDescriptor;var Ct=Object.getOwnPropertyNames;var It=Object.prototype.hasOwnProperty;var Ut=(t,e)=>{for(var i in e)E(t,i,{get:e[i],enumerable:!0})},St=(t,e,i,n)=>{if(e&&typeof e=="object"||typeof e=="function")for(let s of Ct(e))!It.call(t,s)&&s!==
i&&E(t,s,{get:()=>e[s],enumerable:!(n=Rt(e,s))||n.enumerable});return t};var Dt=t=>St(E({},"__esModule",{value:!0}),t);var Tt={};Ut(Tt,{A:()=>yt,B:()=>Z,C:()=>bt,D:()=>wt,E:()=>q,F:()=>vt,G:()=>At,H:()=>L,I:()=>G,J:()=>kt,K:()=>J,L:()=>xt,M:()=>Mt,a:()=>pt,b:()=>z,c:()=>g,d:()=>y,
e:()=>I,f:()=>F,g:()=>P,h:()=>rt,i:()=>H,j:()=>at,k:()=>W,l:()=>U,m:()=>lt,n:()=>ht,o:()=>ot,p:()=>S,q:()=>ft,r:()=>D,s:()=>ut,t:()=>x,u:()=>M,v:()=>ct,w:()=>j,
x:()=>dt,y:()=>gt,z:()=>mt});module.exports=Dt(Tt);var b=require("./chunk-J7J6HZVY.js"),w=require("./chunk-ODTPC54M.js"),g=new Uint8Array(256);for(let t of[0,9,
10,12,13,32])g[t]=1;for(let t of"()<>[]{}/%")g[t.charCodeAt(0)]=2;function y(t,e,i){for(;e<i;){let n=t[e];if(g[n]===1)e++;else if(n===37)e=I(t,e,i);else break}return e}
function I(t,e,i){for(;e<i&&t[e]!==10&&t[e]!==13;)e++;return e}function F(t,e,i){let n=0;for(;e<i;){let s=t[e++];if(s===92)e++;else if(s===40)n++;else if(s===41&&
--n===0)return e}return i}function P(t,e,i){for(;e<i;)if(t[e++]===62)return e;return i}function rt(t,e,i){for(;e<i&&g[t[e]]===0;)e++;return e}function H(t,e,i){
for(let n=0;n<i.length;n++)if(t[e+n]!==i.charCodeAt(n))return!1;return!0}function at(t,e,i){return H(t,e,i)&&g[t[e+i.length]??32]!==0}var W=t=>t!==void 0&&t>=48&&
t<=57;function U(t,e,i){let n=0,s=e;for(;s<i&&W(t[s]);)n=n*10+(t[s++]-48);return s===e?{value:-1,after:s}:{value:n,after:s}}function lt(t,e,i){let n=y(t,e,i),s=U(
t,n,i);if(s.value<0||s.after===i||g[t[s.after]]!==1)return;let r=U(t,y(t,s.after,i),i);if(r.value<0||r.value>65535)return;let a=y(t,r.after,i);if(!(t[a]!==111||
t[a+1]!==98||t[a+2]!==106))return{number:s.value,generation:r.value,start:n,body:a+3}}var ht=t=>Buffer.from(t.buffer,t.byteOffset,t.byteLength);function ot(t,e,i,n){
let s=0,r=t[e];for(;r>=48&&r<=57;r=t[++e])s=s*10+(r-48);if(s!==i||r!==32||(s=0,r=t[++e],r<48||r>57))return-1;for(;r>=48&&r<=57;r=t[++e])s=s*10+(r-48);return s!==
n||r!==32?-1:t[e+1]===111&&t[e+2]===98&&t[e+3]===106?e+4:-1}var S=class{constructor(t){this.text=t}text},ft=class{constructor(t){this.bytes=t}bytes},D=class{constructor(t,e=0){
this.number=t,this.generation=e}number;generation},ut=class extends D{constructor(t,e){super(e,0),this.part=t}part},x=class extends Map{},M=class{constructor(t,e,i){
this.dict=t,this.data=e,this.sealed=i}dict;data;sealed},ct=t=>t instanceof x,j=t=>t instanceof D,dt=t=>Array.isArray(t),gt=(t,e)=>t instanceof S&&t.text===e;function mt(t){
let e=new x;for(let[i,n]of Object.entries(t))n!==void 0&&e.set(i,n);return e}var yt=t=>new S(t),pt={inputBytes:2**31-1,objects:8388607,nesting:500,streamBytes:256*
1024*1024,expansion:200,allowance:32*1024*1024,parsing:20,filters:8,pages:5e5,orderPages:1e5,nodes:5e6};function z(t,e,i){return new w.b("limit_exceeded",e,{issues:[
{field:"file",message:`${e}.`}],advice:`${i} (limit: ${t})`})}var Z=class{memory;length=0;constructor(t){this.memory=Buffer.allocUnsafeSlow(Math.max(t,256))}get bytes(){
return this.memory.subarray(0,this.length)}clear(){this.length=0}from(t){return this.memory.subarray(t,this.length)}reserve(t){let e=this.length+t;if(e<=this.memory.
length)return;let i=Buffer.allocUnsafeSlow(Math.max(e,Math.ceil(this.memory.length*1.5)));i.set(this.bytes),this.memory=i}copy(t,e,i){let n=i-e;this.reserve(n);
let{memory:s}=this;if(n<40){let r=this.length;for(let a=e;a<i;a++)s[r++]=t[a]}else s.set(t.subarray(e,i),this.length);this.length+=n}text(t){this.reserve(t.length);
let{memory:e}=this,i=this.length;for(let n=0;n<t.length;n++)e[i++]=t.charCodeAt(n);this.length=i}integer(t){this.reserve(20);let{memory:e}=this,i=_(t);for(let n=this.
length+i-1;n>=this.length;n--){let s=Math.floor(t/10);e[n]=48+(t-s*10),t=s}this.length+=i}byte(t){this.reserve(1),this.memory[this.length++]=t}fill(t,e){this.reserve(
t),e(this.memory,this.length),this.length+=t}},bt=class{length=0;copy(t,e,i){this.length+=i-e}text(t){this.length+=t.length}integer(t){this.length+=_(t)}byte(){
this.length++}fill(t){this.length+=t}};function _(t){return t<10?1:t<100?2:t<1e3?3:t<1e4?4:t<1e5?5:t<1e6?6:String(t).length}var zt={Fl:"FlateDecode",LZW:"LZWDec\
ode",A85:"ASCII85Decode",AHx:"ASCIIHexDecode",RL:"RunLengthDecode"};function wt(t,e,i,n){switch(zt[t]??t){case"FlateDecode":return X(Lt(e,n),i);case"LZWDecode":
return X(Et(e,k(i?.get("EarlyChange"),1),n),i);case"ASCII85Decode":return Ot(e);case"ASCIIHexDecode":return $t(e);case"RunLengthDecode":return Ft(e,n);case"Cryp\
t":return e;default:throw(0,w.d)("a stream that must be read uses a filter that is not supported")}}var q=t=>(0,b.d)(t,{level:4,mem:3});async function vt(t,e){if(t.
length<=A)return q(t);let i=new Z(t.length>>2),n=new b.c({level:4,mem:3},s=>i.copy(s,0,s.length));for(let s=0;s<t.length;s+=A){n.push(t.subarray(s,s+A),s+A>=t.length);
let r=e.step(A*4);r&&await r}return i.bytes}var A=1<<19,At=t=>(0,b.d)(t,{level:0});function O({stream:t,total:e},i){let n="It may be a decompression bomb; if it\
 is not, have another program save it without compression";return i>t?z("streamBytes",`A stream of the document expands to more than ${t} bytes`,n):z("expansion",
`The streams of the document expand to more than ${e} bytes`,n)}var K=class{constructor(t){this.budget=t}budget;chunks=[];size=0;push(t){if(this.size+=t.length,
this.size>this.budget.stream||this.size>this.budget.remaining)throw this.budget.remaining-=this.size,O(this.budget,this.size);this.chunks.push(t)}finish(){if(this.
budget.remaining-=this.size,this.chunks.length===1)return this.chunks[0];let t=new Uint8Array(this.size),e=0;for(let i of this.chunks)t.set(i,e),e+=i.length;return t}},
C=16384;function Lt(t,e){let i=0;for(;i<t.length&&i<4&&g[t[i]]===1;)i++;let n=(t[i]&15)===8&&(t[i]<<8|t[i+1])%31===0,s=Bt(t.subarray(n?i+2:0),e);if(s)return s;throw(0,w.d)(
"a compressed stream is damaged")}var Q,V=1<<20;function Bt(t,e){if(e.remaining<=0)throw O(e,0);let i=new K(e);if(t.length<=4*C){Q??=new Uint8Array(V);try{let r=(0,b.b)(
t,{out:Q});if(r.length<V)return i.push(r.slice()),i.finish()}catch(r){if(r instanceof w.b)throw r}}let n={done:!1},s=new b.a((r,a)=>{r.length&&i.push(r),a&&(n.done=
!0)});try{for(let r=0;r<t.length&&!n.done;r+=C)s.push(t.subarray(r,r+C),r+C>=t.length)}catch(r){if(r instanceof w.b)throw r;if(i.size===0)return}return i.finish()}
function Et(t,e,i){let n=new K(i),s=new Int16Array(4096),r=new Uint8Array(4096),a=new Uint16Array(4096);for(let m=0;m<256;m++)r[m]=m,a[m]=1;let l=258,o=9,u=-1,f=0,
p=0,h=new Uint8Array(65536),c=0;for(let m of t){if(p=(p<<8|m)&16777215,f+=8,f<o)continue;f-=o;let d=p>>f&(1<<o)-1;if(d===257)break;if(d===256){l=258,o=9,u=-1;continue}
let v=d<l&&(d<256||d>=258);if(!v&&(u<0||d!==l))break;let B=v?a[d]:a[u]+1;c+B>h.length&&(n.push(h.subarray(0,c)),h=new Uint8Array(65536),c=0);let R=v?d:u,T=c+a[R];
for(;T>c;)h[--T]=r[R],R=s[R];v||(h[c+B-1]=h[c]),u>=0&&l<4096&&(s[l]=u,r[l]=h[c],a[l]=a[u]+1,l++),c+=B,u=d,l+e>=2048?o=12:l+e>=1024?o=11:l+e>=512?o=10:o=9}return n.
push(h.subarray(0,c)),n.finish()}function Ot(t){let e=t.length+5;for(let l of t)l===122&&(e+=3);let i=new Uint8Array(e),n=0,s=0,r=0,a=t[0]===60&&t[1]===126?2:0;
for(;a<t.length;a++){let l=t[a];if(l===126)break;if(g[l]!==1){if(l===122&&r===0){n+=4;continue}if(!(l<33||l>117)&&(s=s*85+(l-33),!(++r<5))){for(let o=24;o>=0;o-=
8)i[n++]=Math.floor(s/2**o)&255;s=r=0}}}if(r>1){for(let l=r;l<5;l++)s=s*85+84;for(let l=0;l<r-1;l++)i[n++]=Math.floor(s/2**(24-8*l))&255}return i.slice(0,n)}function $t(t){
let e=new Uint8Array(t.length/2+1),i=0,n=-1;for(let s of t){if(s===62)break;let r=s>=48&&s<=57?s-48:(s|32)>=97&&(s|32)<=102?(s|32)-87:-1;r<0||(n<0?n=r:(e[i++]=n*
16+r,n=-1))}return n>=0&&(e[i++]=n*16),e.slice(0,i)}function Ft(t,e){let i=0;if(N(t,(r,a,l)=>i+=a+l),i>e.stream||i>e.remaining)throw O(e,i);e.remaining-=i;let n=new Uint8Array(
i),s=0;return N(t,(r,a,l)=>{for(let o=0;o<a;o++)n[s+o]=t[r+o];l>0&&n.fill(t[r],s,s+l),s+=a+l}),n}function N(t,e){for(let i=0;i<t.length&&t[i]!==128;){let n=t[i++];
if(i>=t.length)return;n<128?e(i,Math.min(n+1,t.length-i),0):e(i,0,257-n),i+=n<128?n+1:1}}function X(t,e){let i=k(e?.get("Predictor"),1);if(i<=1)return t;let n=$(
k(e?.get("Colors"),1),1,32),s=$(k(e?.get("BitsPerComponent"),8),1,16),r=$(k(e?.get("Columns"),1),1,1<<24),a=Math.max(1,n*s>>3),l=Math.ceil(n*s*r/8);return i===2?
Pt(t,l,a,s):Ht(t,l,a)}function Pt(t,e,i,n){if(n!==8)return t;let s=t.slice();for(let r=0;r<s.length;r+=e){let a=Math.min(r+e,s.length);for(let l=r+i;l<a;l++)s[l]=
s[l]+s[l-i]}return s}function Ht(t,e,i){let n=Math.ceil(t.length/(e+1)),s=new Uint8Array(t.length-n),r=0;for(let a=0;a<n;a++){let l=a*(e+1),o=t[l],u=Math.min(e,
t.length-l-1),f=a*e,p=f-e;for(let h=0;h<u;h++){let c=t[l+1+h],m=h>=i?s[f+h-i]:0,d=a>0?s[p+h]:0;switch(o){case 1:s[f+h]=c+m;break;case 2:s[f+h]=c+d;break;case 3:
s[f+h]=c+(m+d>>1);break;case 4:{let v=a>0&&h>=i?s[p+h-i]:0;s[f+h]=c+Wt(m,d,v);break}default:s[f+h]=c}}r=f+u}return s.subarray(0,r)}function Wt(t,e,i){let n=t+e-
i,[s,r,a]=[Math.abs(n-t),Math.abs(n-e),Math.abs(n-i)];return s<=r&&s<=a?t:r<=a?e:i}var k=(t,e)=>typeof t=="number"?Math.trunc(t):e,$=(t,e,i)=>Math.min(Math.max(
t,e),i),L=-1,Y=1,tt=2,G=class{marks=new Int32Array(3*256);used=0;strings=!1;length=-1;lengthRef=-1;lengthStart=-1;lengthEnd=-1;byteRange=!1;opened=new Uint8Array(
64);reset(){this.used=0,this.forgetLength()}forgetLength(){this.length=this.lengthRef=this.lengthStart=this.lengthEnd=-1,this.byteRange=!1}open(t,e){if(t>=this.
opened.length){let i=new Uint8Array(this.opened.length*2);i.set(this.opened),this.opened=i}this.opened[t]=e}add(t,e,i){if(this.used+3>this.marks.length){let n=new Int32Array(
this.marks.length*2);n.set(this.marks),this.marks=n}this.marks[this.used]=t>2147483647?0:t,this.marks[this.used+1]=e,this.marks[this.used+2]=i,this.used+=3}value(t,e,i){
let n=0,s=0,r=0,a=0,l=0,o=0,u=!1;for(;e<i;){let f=t[e],p=g[f];if(p===1){e++;continue}if(p===0){if(f>=48&&f<=57){let c=e,m=0,d=f;do m=m*10+(d-48),d=t[++e];while(d>=
48&&d<=57);if(e<i&&g[d]===0){if(d===82&&s>0&&n>0&&(e+1>=i||g[t[e+1]]!==0)){e++,this.add(l,o,e),this.lengthStart===o&&(this.lengthRef=l,this.lengthEnd=e),s=0;continue}
for(e++;e<i&&g[t[e]]===0;)e++;if(s=0,u=!1,n===0)return e;continue}if(e>i)return-1;if(r=l,a=o,l=m,o=c,s<2&&s++,n===0)return this.scalarOrReference(t,m,c,e,i);u&&
(this.length=m,this.lengthRef=-1,this.lengthStart=c,this.lengthEnd=e,u=!1);continue}if(f===82&&s===2&&(e+1>=i||g[t[e+1]]!==0)){e++,this.add(r,a,e),this.lengthStart===
a&&(this.lengthRef=r,this.lengthEnd=e),s=0;continue}let h=e;do e++;while(e<i&&g[t[e]]===0);if(s=0,u=!1,n===0)return it(t,h,e)?-1:e;if(f===101&&it(t,h,e))return-1;
continue}if(f===37){e=I(t,e,i);continue}switch(s=0,f){case 47:{let h=++e;for(;e<i&&g[t[e]]===0;)e++;if(n===0)return e;u=n===1&&e-h===6&&t[h]===76&&Zt(t,h),e-h===
9&&t[h]===66&&qt(t,h)&&(this.byteRange=!0);continue}case 60:if(u=!1,t[e+1]===60){this.open(n++,tt),e+=2;continue}else{let h=e;if(e=P(t,e,i),this.strings&&this.add(
L,h,e),n===0)return e;continue}case 62:if(t[e+1]===62){if(e+=2,--n<0||this.opened[n]!==tt||e>i)return-1;if(n===0)return e}else e++;continue;case 91:u=!1,this.open(
n++,Y),e++;continue;case 93:if(e++,--n<0||this.opened[n]!==Y)return-1;if(n===0)return e;continue;case 40:{u=!1;let h=e;if(e=F(t,e,i),e>=i&&t[i-1]!==41)return-1;
if(this.strings&&this.add(L,h,e),n===0)return e;continue}default:e++}}return-1}scalarOrReference(t,e,i,n,s){let r=y(t,n,s),a=r;for(;r<s&&t[r]>=48&&t[r]<=57;)r++;
return r===a||(r=y(t,r,s),t[r]!==82||r+1<s&&g[t[r+1]]===0)?n:(this.add(e,i,r+1),r+1)}},kt=class{at=new Int32Array(64);used=0;close=-1;open=-1;locate(t,e,i){if(this.
used=0,e=y(t,e,i),t[e]!==60||t[e+1]!==60)return!1;for(this.open=e+=2;(e=y(t,e,i))<i;){let n=t[e];if(n===62)return this.close=e,t[e+1]===62;if(n!==47)return!1;let s=++e;
for(;e<i&&g[t[e]]===0;e++)if(t[e]===35)return!1;let r=e,a=e=y(t,e,i);if(e=jt(t,e,i),e<0)return!1;this.add(s,r,a,e)}return!1}add(t,e,i,n){if(this.used+4>this.at.
length){let a=new Int32Array(this.at.length*2);a.set(this.at),this.at=a}let{at:s,used:r}=this;s[r]=t,s[r+1]=e,s[r+2]=i,s[r+3]=n,this.used=r+4}find(t,e){for(let i=this.
used-4;i>=0;i-=4){let n=this.at[i];if(this.at[i+1]-n!==e.length)continue;let s=!0;for(let r=0;s&&r<e.length;r++)s=t[n+r]===e.charCodeAt(r);if(s)return i}return-1}},
et=new G;function jt(t,e,i){return t[e]===62?-1:(et.reset(),et.value(t,e,i))}function it(t,e,i){return i-e===6?t[e]===101&&t[e+1]===110&&t[e+2]===100&&t[e+3]===
111:i-e===9&&t[e]===101&&t[e+1]===110&&t[e+2]===100&&t[e+3]===115}function Zt(t,e){return t[e+1]===101&&t[e+2]===110&&t[e+3]===103&&t[e+4]===116&&t[e+5]===104}function qt(t,e){
let i="ByteRange";for(let n=1;n<i.length;n++)if(t[e+n]!==i.charCodeAt(n))return!1;return!0}function J(t,e){let i=new Set,n="",s=0;for(let r=t.indexOf("<");r>=0;){
let a=st(t,r);if(!a||i.size>Gt)break;let l=a.end;a.kind!=="end"&&!i.has(a.name)&&e(a.name,t.slice(r,a.end),r)&&(a.kind==="start"&&(l=Jt(t,a)),l<0?(i.add(a.name),
l=a.end):(n+=t.slice(s,r),s=l)),r=t.indexOf("<",l)}return n+t.slice(s)}var Gt=20;function st(t,e){let i=t.indexOf(">",e);if(i<0)return;let n=t[e+1]==="/",s=n?e+
2:e+1,r=s;for(;s<i&&!` 	\r
/`.includes(t[s]);)s++;return{name:t.slice(r,s),kind:n?"end":t[i-1]==="/"?"empty":"start",end:i+1}}function Jt(t,e){let i=1;for(let n=t.indexOf("<",e.end);n>=0;){
let s=st(t,n);if(!s)return-1;if(s.name===e.name&&s.kind!=="empty"&&(i+=s.kind==="end"?-1:1),i===0)return s.end;n=t.indexOf("<",s.end)}return-1}function xt(t){let e=nt(
t),i=n=>new RegExp(`${n}:part\\s*(?:=\\s*["']|>)\\s*(\\d)`).exec(e)?.[1];return{archive:i("pdfaid"),accessible:i("pdfuaid")}}function Mt(t,e=["pdfaid","pdfuaid"]){
let i=t.catalog.get("Metadata"),n=t.resolve(i);if(!j(i)||!(n instanceof M))return!1;let s=nt(t),r=s;for(let l of e)r=r.replace(new RegExp(`\\s?${l}:\\w+\\s*=\\s*(?\
:"[^"]*"|'[^']*')`,"g"),""),r=J(r,o=>o.startsWith(`${l}:`));if(r===s)return!1;let a=new x([...n.dict].filter(([l])=>l!=="Filter"&&l!=="DecodeParms"&&l!=="Length"));
return t.put(i,new M(a,Buffer.from(r,"latin1"))),!0}function nt(t){let e=t.resolve(t.catalog.get("Metadata"));if(!(e instanceof M))return"";try{return Buffer.from(
t.decoded(e)).toString("latin1")}catch{return""}}0&&(module.exports={A,B,C,D,E,F,G,H,I,J,K,L,M,a,b,c,d,e,f,g,h,i,j,k,l,m,n,o,p,q,r,s,t,u,v,w,x,y,z});
