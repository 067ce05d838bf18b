var L=Object.defineProperty;var xt=Object.getOwnPropertyDescriptor;var Mt=Object.getOwnPropertyNames;var Rt=Object.prototype.hasOwnProperty;var Ct=(t,e)=>{for(var i in e)L(t,i,{get:e[i],enumerable:!0})},Ut=(t,e,i,n)=>{if(e&&typeof e=="object"||typeof e=="function")for(let s of Mt(e))!Rt.call(t,s)&&s!==
i&&L(t,s,{get:()=>e[s],enumerable:!(n=xt(e,s))||n.enumerable});return t};var St=t=>Ut(L({},"__esModule",{value:!0}),t);var qt={};Ct(qt,{A:()=>yt,B:()=>pt,C:()=>j,D:()=>bt,E:()=>wt,F:()=>z,G:()=>_,H:()=>vt,I:()=>q,J:()=>At,K:()=>kt,a:()=>g,b:()=>y,c:()=>U,d:()=>F,e:()=>H,f:()=>nt,
g:()=>P,h:()=>rt,i:()=>W,j:()=>S,k:()=>at,l:()=>lt,m:()=>ht,n:()=>D,o:()=>ot,p:()=>I,q:()=>ft,r:()=>x,s:()=>M,t:()=>ut,u:()=>Z,v:()=>ct,w:()=>dt,x:()=>gt,y:()=>mt,
z:()=>$});module.exports=St(qt);var b=require("./chunk-J7J6HZVY.js"),w=require("./chunk-ODTPC54M.js"),g=new Uint8Array(256);for(let t of[0,9,10,12,13,32])g[t]=1;
for(let t of"()<>[]{}/%")g[t.charCodeAt(0)]=2;function y(t,e,i){for(;e<i;){let n=t[e];if(g[n]===1)e++;else if(n===37)e=U(t,e,i);else break}return e}function U(t,e,i){
for(;e<i&&t[e]!==10&&t[e]!==13;)e++;return e}function F(t,e,i){let n=0;for(;e<i;){let s=t[e++];if(s===92)e++;else if(s===40)n++;else if(s===41&&--n===0)return e}
return i}function H(t,e,i){for(;e<i;)if(t[e++]===62)return e;return i}function nt(t,e,i){for(;e<i&&g[t[e]]===0;)e++;return e}function P(t,e,i){for(let n=0;n<i.length;n++)
if(t[e+n]!==i.charCodeAt(n))return!1;return!0}function rt(t,e,i){return P(t,e,i)&&g[t[e+i.length]??32]!==0}var W=t=>t!==void 0&&t>=48&&t<=57;function S(t,e,i){let n=0,
s=e;for(;s<i&&W(t[s]);)n=n*10+(t[s++]-48);return s===e?{value:-1,after:s}:{value:n,after:s}}function at(t,e,i){let n=y(t,e,i),s=S(t,n,i);if(s.value<0||s.after===
i||g[t[s.after]]!==1)return;let r=S(t,y(t,s.after,i),i);if(r.value<0)return;let l=y(t,r.after,i);if(!(t[l]!==111||t[l+1]!==98||t[l+2]!==106))return{number:s.value,
generation:r.value,start:n,body:l+3}}var lt=t=>Buffer.from(t.buffer,t.byteOffset,t.byteLength);function ht(t,e,i,n){let s=0,r=t[e];for(;r>=48&&r<=57;r=t[++e])s=
s*10+(r-48);if(s!==i||r!==32||(s=0,r=t[++e],r<48||r>57))return-1;for(;r>=48&&r<=57;r=t[++e])s=s*10+(r-48);return s!==n||r!==32?-1:t[e+1]===111&&t[e+2]===98&&t[e+
3]===106?e+4:-1}var D=class{constructor(t){this.text=t}text},ot=class{constructor(t){this.bytes=t}bytes},I=class{constructor(t,e=0){this.number=t,this.generation=
e}number;generation},ft=class extends I{constructor(t,e){super(e,0),this.part=t}part},x=class extends Map{},M=class{constructor(t,e,i){this.dict=t,this.data=e,this.
sealed=i}dict;data;sealed},ut=t=>t instanceof x,Z=t=>t instanceof I,ct=t=>Array.isArray(t),dt=(t,e)=>t instanceof D&&t.text===e;function gt(t){let e=new x;for(let[
i,n]of Object.entries(t))n!==void 0&&e.set(i,n);return e}var mt=t=>new D(t),$=class{memory;length=0;constructor(t){this.memory=Buffer.allocUnsafeSlow(Math.max(t,
256))}get bytes(){return this.memory.subarray(0,this.length)}reserve(t){let e=this.length+t;if(e<=this.memory.length)return;let i=Buffer.allocUnsafeSlow(Math.max(
e,Math.ceil(this.memory.length*1.5)));i.set(this.bytes),this.memory=i}copy(t,e,i){let n=i-e;this.reserve(n);let{memory:s}=this;if(n<40){let r=this.length;for(let l=e;l<
i;l++)s[r++]=t[l]}else s.set(t.subarray(e,i),this.length);this.length+=n}text(t){this.reserve(t.length);let{memory:e}=this,i=this.length;for(let n=0;n<t.length;n++)
e[i++]=t.charCodeAt(n);this.length=i}integer(t){this.reserve(20);let{memory:e}=this,i=J(t);for(let n=this.length+i-1;n>=this.length;n--){let s=Math.floor(t/10);
e[n]=48+(t-s*10),t=s}this.length+=i}byte(t){this.reserve(1),this.memory[this.length++]=t}fill(t,e){this.reserve(t),e(this.memory,this.length),this.length+=t}},yt=class{length=0;copy(t,e,i){
this.length+=i-e}text(t){this.length+=t.length}integer(t){this.length+=J(t)}byte(){this.length++}fill(t){this.length+=t}};function J(t){return t<10?1:t<100?2:t<
1e3?3:t<1e4?4:t<1e5?5:t<1e6?6:String(t).length}var Dt={Fl:"FlateDecode",LZW:"LZWDecode",A85:"ASCII85Decode",AHx:"ASCIIHexDecode",RL:"RunLengthDecode"};function pt(t,e,i,n){
switch(Dt[t]??t){case"FlateDecode":return N(It(e,n),i);case"LZWDecode":return N(Et(e,k(i?.get("EarlyChange"),1),n),i);case"ASCII85Decode":return Lt(e);case"ASCI\
IHexDecode":return Bt(e);case"RunLengthDecode":return Ot(e,n);case"Crypt":return e;default:throw(0,w.d)("a stream that must be read uses a filter that is not su\
pported")}}var j=t=>(0,b.d)(t,{level:4,mem:8});async function bt(t,e){if(t.length<=A)return j(t);let i=new $(t.length>>2),n=new b.c({level:4,mem:8},s=>i.copy(s,
0,s.length));for(let s=0;s<t.length;s+=A){n.push(t.subarray(s,s+A),s+A>=t.length);let r=e.step(A*4);r&&await r}return i.bytes}var A=1<<19,wt=t=>(0,b.d)(t,{level:0});
function B(){return new w.b("limit_exceeded","A stream of the document expands beyond the limit",{issues:[{field:"file",message:"A stream of the document expand\
s beyond the limit."}],advice:"The document may be a decompression bomb"})}var K=class{constructor(t){this.budget=t}budget;chunks=[];size=0;push(t){if(this.size+=
t.length,this.size>this.budget.stream||this.size>this.budget.remaining)throw this.budget.remaining-=this.size,B();this.chunks.push(t)}finish(){if(this.budget.remaining-=
this.size,this.chunks.length===1)return this.chunks[0];let t=new Uint8Array(this.size),e=0;for(let i of this.chunks)t.set(i,e),e+=i.length;return t}},C=16384;function It(t,e){
let i=0;for(;i<t.length&&i<4&&g[t[i]]===1;)i++;let n=(t[i]&15)===8&&(t[i]<<8|t[i+1])%31===0,s=zt(t.subarray(n?i+2:0),e);if(s)return s;throw(0,w.d)("a compressed\
 stream is damaged")}var T,V=1<<20;function zt(t,e){if(e.remaining<=0)throw B();let i=new K(e);if(t.length<=4*C){T??=new Uint8Array(V);try{let r=(0,b.b)(t,{out:T});
if(r.length<V)return i.push(r.slice()),i.finish()}catch(r){if(r instanceof w.b)throw r}}let n={done:!1},s=new b.a((r,l)=>{r.length&&i.push(r),l&&(n.done=!0)});try{
for(let r=0;r<t.length&&!n.done;r+=C)s.push(t.subarray(r,r+C),r+C>=t.length)}catch(r){if(r instanceof w.b)throw r;if(i.size===0)return}return i.finish()}function Et(t,e,i){
let n=new K(i),s=new Int16Array(4096),r=new Uint8Array(4096),l=new Uint16Array(4096);for(let m=0;m<256;m++)r[m]=m,l[m]=1;let a=258,o=9,u=-1,f=0,p=0,h=new Uint8Array(
65536),c=0;for(let m of t){if(p=(p<<8|m)&16777215,f+=8,f<o)continue;f-=o;let d=p>>f&(1<<o)-1;if(d===257)break;if(d===256){a=258,o=9,u=-1;continue}let v=d<a&&(d<
256||d>=258);if(!v&&(u<0||d!==a))break;let E=v?l[d]:l[u]+1;c+E>h.length&&(n.push(h.subarray(0,c)),h=new Uint8Array(65536),c=0);let R=v?d:u,G=c+l[R];for(;G>c;)h[--G]=
r[R],R=s[R];v||(h[c+E-1]=h[c]),u>=0&&a<4096&&(s[a]=u,r[a]=h[c],l[a]=l[u]+1,a++),c+=E,u=d,a+e>=2048?o=12:a+e>=1024?o=11:a+e>=512?o=10:o=9}return n.push(h.subarray(
0,c)),n.finish()}function Lt(t){let e=t.length+5;for(let a of t)a===122&&(e+=3);let i=new Uint8Array(e),n=0,s=0,r=0,l=t[0]===60&&t[1]===126?2:0;for(;l<t.length;l++){
let a=t[l];if(a===126)break;if(g[a]!==1){if(a===122&&r===0){n+=4;continue}if(!(a<33||a>117)&&(s=s*85+(a-33),!(++r<5))){for(let o=24;o>=0;o-=8)i[n++]=Math.floor(
s/2**o)&255;s=r=0}}}if(r>1){for(let a=r;a<5;a++)s=s*85+84;for(let a=0;a<r-1;a++)i[n++]=Math.floor(s/2**(24-8*a))&255}return i.slice(0,n)}function Bt(t){let e=new Uint8Array(
t.length/2+1),i=0,n=-1;for(let s of t){if(s===62)break;let r=s>=48&&s<=57?s-48:(s|32)>=97&&(s|32)<=102?(s|32)-87:-1;r<0||(n<0?n=r:(e[i++]=n*16+r,n=-1))}return n>=
0&&(e[i++]=n*16),e.slice(0,i)}function Ot(t,e){let i=0;if(Y(t,(r,l,a)=>i+=l+a),i>e.stream||i>e.remaining)throw B();e.remaining-=i;let n=new Uint8Array(i),s=0;return Y(
t,(r,l,a)=>{for(let o=0;o<l;o++)n[s+o]=t[r+o];a>0&&n.fill(t[r],s,s+a),s+=l+a}),n}function Y(t,e){for(let i=0;i<t.length&&t[i]!==128;){let n=t[i++];if(i>=t.length)
return;n<128?e(i,Math.min(n+1,t.length-i),0):e(i,0,257-n),i+=n<128?n+1:1}}function N(t,e){let i=k(e?.get("Predictor"),1);if(i<=1)return t;let n=O(k(e?.get("Colo\
rs"),1),1,32),s=O(k(e?.get("BitsPerComponent"),8),1,16),r=O(k(e?.get("Columns"),1),1,1<<24),l=Math.max(1,n*s>>3),a=Math.ceil(n*s*r/8);return i===2?Ft(t,a,l,s):Ht(
t,a,l)}function Ft(t,e,i,n){if(n!==8)return t;let s=t.slice();for(let r=0;r<s.length;r+=e){let l=Math.min(r+e,s.length);for(let a=r+i;a<l;a++)s[a]=s[a]+s[a-i]}return s}
function Ht(t,e,i){let n=Math.ceil(t.length/(e+1)),s=new Uint8Array(t.length-n),r=0;for(let l=0;l<n;l++){let a=l*(e+1),o=t[a],u=Math.min(e,t.length-a-1),f=l*e,p=f-
e;for(let h=0;h<u;h++){let c=t[a+1+h],m=h>=i?s[f+h-i]:0,d=l>0?s[p+h]:0;switch(o){case 1:s[f+h]=c+m;break;case 2:s[f+h]=c+d;break;case 3:s[f+h]=c+(m+d>>1);break;case 4:{
let v=l>0&&h>=i?s[p+h-i]:0;s[f+h]=c+Pt(m,d,v);break}default:s[f+h]=c}}r=f+u}return s.subarray(0,r)}function Pt(t,e,i){let n=t+e-i,[s,r,l]=[Math.abs(n-t),Math.abs(
n-e),Math.abs(n-i)];return s<=r&&s<=l?t:r<=l?e:i}var k=(t,e)=>typeof t=="number"?Math.trunc(t):e,O=(t,e,i)=>Math.min(Math.max(t,e),i),z=-1,Q=1,X=2,_=class{marks=new Int32Array(
3*256);used=0;strings=!1;length=-1;lengthRef=-1;lengthStart=-1;lengthEnd=-1;byteRange=!1;opened=new Uint8Array(64);reset(){this.used=0,this.forgetLength()}forgetLength(){
this.length=this.lengthRef=this.lengthStart=this.lengthEnd=-1,this.byteRange=!1}open(t,e){if(t>=this.opened.length){let i=new Uint8Array(this.opened.length*2);i.
set(this.opened),this.opened=i}this.opened[t]=e}add(t,e,i){if(this.used+3>this.marks.length){let n=new Int32Array(this.marks.length*2);n.set(this.marks),this.marks=
n}this.marks[this.used]=t>2147483647?0:t,this.marks[this.used+1]=e,this.marks[this.used+2]=i,this.used+=3}value(t,e,i){let n=0,s=0,r=0,l=0,a=0,o=0,u=!1;for(;e<i;){
let f=t[e],p=g[f];if(p===1){e++;continue}if(p===0){if(f>=48&&f<=57){let c=e,m=0,d=f;do m=m*10+(d-48),d=t[++e];while(d>=48&&d<=57);if(e<i&&g[d]===0){if(d===82&&s>
0&&n>0&&(e+1>=i||g[t[e+1]]!==0)){e++,this.add(a,o,e),this.lengthStart===o&&(this.lengthRef=a,this.lengthEnd=e),s=0;continue}for(e++;e<i&&g[t[e]]===0;)e++;if(s=0,
u=!1,n===0)return e;continue}if(e>i)return-1;if(r=a,l=o,a=m,o=c,s<2&&s++,n===0)return this.scalarOrReference(t,m,c,e,i);u&&(this.length=m,this.lengthRef=-1,this.
lengthStart=c,this.lengthEnd=e,u=!1);continue}if(f===82&&s===2&&(e+1>=i||g[t[e+1]]!==0)){e++,this.add(r,l,e),this.lengthStart===l&&(this.lengthRef=r,this.lengthEnd=
e),s=0;continue}let h=e;do e++;while(e<i&&g[t[e]]===0);if(s=0,u=!1,n===0)return et(t,h,e)?-1:e;if(f===101&&et(t,h,e))return-1;continue}if(f===37){e=U(t,e,i);continue}
switch(s=0,f){case 47:{let h=++e;for(;e<i&&g[t[e]]===0;)e++;if(n===0)return e;u=n===1&&e-h===6&&t[h]===76&&Zt(t,h),e-h===9&&t[h]===66&&$t(t,h)&&(this.byteRange=
!0);continue}case 60:if(u=!1,t[e+1]===60){this.open(n++,X),e+=2;continue}else{let h=e;if(e=H(t,e,i),this.strings&&this.add(z,h,e),n===0)return e;continue}case 62:
if(t[e+1]===62){if(e+=2,--n<0||this.opened[n]!==X)return-1;if(n===0)return e}else e++;continue;case 91:u=!1,this.open(n++,Q),e++;continue;case 93:if(e++,--n<0||
this.opened[n]!==Q)return-1;if(n===0)return e;continue;case 40:{u=!1;let h=e;if(e=F(t,e,i),e>=i&&t[i-1]!==41)return-1;if(this.strings&&this.add(z,h,e),n===0)return e;
continue}default:e++}}return-1}scalarOrReference(t,e,i,n,s){let r=y(t,n,s),l=r;for(;r<s&&t[r]>=48&&t[r]<=57;)r++;return r===l||(r=y(t,r,s),t[r]!==82||r+1<s&&g[t[r+
1]]===0)?n:(this.add(e,i,r+1),r+1)}},vt=class{at=[];close=-1;open=-1;locate(t,e,i){if(this.at.length=0,e=y(t,e,i),t[e]!==60||t[e+1]!==60)return!1;for(this.open=
e+=2;(e=y(t,e,i))<i;){let n=t[e];if(n===62)return this.close=e,t[e+1]===62;if(n!==47)return!1;let s=++e;for(;e<i&&g[t[e]]===0;e++)if(t[e]===35)return!1;let r=e,
l=e=y(t,e,i);if(e=Wt(t,e,i),e<0)return!1;this.at.push(s,r,l,e)}return!1}find(t,e){for(let i=this.at.length-4;i>=0;i-=4){let n=this.at[i];if(this.at[i+1]-n!==e.length)
continue;let s=!0;for(let r=0;s&&r<e.length;r++)s=t[n+r]===e.charCodeAt(r);if(s)return i}return-1}},tt=new _;function Wt(t,e,i){return t[e]===62?-1:(tt.reset(),
tt.value(t,e,i))}function et(t,e,i){return i-e===6?t[e]===101&&t[e+1]===110&&t[e+2]===100&&t[e+3]===111:i-e===9&&t[e]===101&&t[e+1]===110&&t[e+2]===100&&t[e+3]===
115}function Zt(t,e){return t[e+1]===101&&t[e+2]===110&&t[e+3]===103&&t[e+4]===116&&t[e+5]===104}function $t(t,e){let i="ByteRange";for(let n=1;n<i.length;n++)if(t[e+
n]!==i.charCodeAt(n))return!1;return!0}function q(t,e){let i=new Set,n="",s=0;for(let r=t.indexOf("<");r>=0;){let l=it(t,r);if(!l||i.size>jt)break;let a=l.end;l.
kind!=="end"&&!i.has(l.name)&&e(l.name,t.slice(r,l.end),r)&&(l.kind==="start"&&(a=_t(t,l)),a<0?(i.add(l.name),a=l.end):(n+=t.slice(s,r),s=a)),r=t.indexOf("<",a)}
return n+t.slice(s)}var jt=20;function it(t,e){let i=t.indexOf(">",e);if(i<0)return;let n=t[e+1]==="/",s=n?e+2:e+1,r=s;for(;s<i&&!` 	\r
/`.includes(t[s]);)s++;return{name:t.slice(r,s),kind:n?"end":t[i-1]==="/"?"empty":"start",end:i+1}}function _t(t,e){let i=1;for(let n=t.indexOf("<",e.end);n>=0;){
let s=it(t,n);if(!s)return-1;if(s.name===e.name&&s.kind!=="empty"&&(i+=s.kind==="end"?-1:1),i===0)return s.end;n=t.indexOf("<",s.end)}return-1}function At(t){let e=st(
t),i=n=>new RegExp(`${n}:part\\s*(?:=\\s*["']|>)\\s*(\\d)`).exec(e)?.[1];return{archive:i("pdfaid"),accessible:i("pdfuaid")}}function kt(t,e=["pdfaid","pdfuaid"]){
let i=t.catalog.get("Metadata"),n=t.resolve(i);if(!Z(i)||!(n instanceof M))return!1;let s=st(t),r=s;for(let a of e)r=r.replace(new RegExp(`\\s?${a}:\\w+\\s*=\\s*(?\
:"[^"]*"|'[^']*')`,"g"),""),r=q(r,o=>o.startsWith(`${a}:`));if(r===s)return!1;let l=new x([...n.dict].filter(([a])=>a!=="Filter"&&a!=="DecodeParms"&&a!=="Length"));
return t.put(i,new M(l,Buffer.from(r,"latin1"))),!0}function st(t){let e=t.resolve(t.catalog.get("Metadata"));if(!(e instanceof M))return"";try{return Buffer.from(
t.decoded(e)).toString("latin1")}catch{return""}}0&&(module.exports={A,B,C,D,E,F,G,H,I,J,K,a,b,c,d,e,f,g,h,i,j,k,l,m,n,o,p,q,r,s,t,u,v,w,x,y,z});
