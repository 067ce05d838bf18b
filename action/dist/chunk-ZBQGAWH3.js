var O=Object.defineProperty;var At=Object.getOwnPropertyDescriptor;var kt=Object.getOwnPropertyNames;var xt=Object.prototype.hasOwnProperty;var Mt=(t,e)=>{for(var s in e)O(t,s,{get:e[s],enumerable:!0})},Rt=(t,e,s,n)=>{if(e&&typeof e=="object"||typeof e=="function")for(let i of kt(e))!xt.call(t,i)&&i!==
s&&O(t,i,{get:()=>e[i],enumerable:!(n=At(e,i))||n.enumerable});return t};var Ct=t=>Rt(O({},"__esModule",{value:!0}),t);var jt={};Mt(jt,{A:()=>dt,B:()=>mt,C:()=>j,D:()=>yt,E:()=>bt,F:()=>z,G:()=>q,H:()=>pt,I:()=>G,J:()=>wt,K:()=>vt,a:()=>d,b:()=>y,c:()=>S,d:()=>F,e:()=>W,f:()=>st,
g:()=>H,h:()=>it,i:()=>P,j:()=>U,k:()=>nt,l:()=>rt,m:()=>at,n:()=>D,o:()=>lt,p:()=>I,q:()=>ht,r:()=>x,s:()=>M,t:()=>ot,u:()=>Z,v:()=>ft,w:()=>ut,x:()=>ct,y:()=>gt,
z:()=>$});module.exports=Ct(jt);var p=require("./chunk-J7J6HZVY.js"),w=require("./chunk-ODTPC54M.js"),d=new Uint8Array(256);for(let t of[0,9,10,12,13,32])d[t]=1;
for(let t of"()<>[]{}/%")d[t.charCodeAt(0)]=2;function y(t,e,s){for(;e<s;){let n=t[e];if(d[n]===1)e++;else if(n===37)e=S(t,e,s);else break}return e}function S(t,e,s){
for(;e<s&&t[e]!==10&&t[e]!==13;)e++;return e}function F(t,e,s){let n=0;for(;e<s;){let i=t[e++];if(i===92)e++;else if(i===40)n++;else if(i===41&&--n===0)return e}
return s}function W(t,e,s){for(;e<s;)if(t[e++]===62)return e;return s}function st(t,e,s){for(;e<s&&d[t[e]]===0;)e++;return e}function H(t,e,s){for(let n=0;n<s.length;n++)
if(t[e+n]!==s.charCodeAt(n))return!1;return!0}function it(t,e,s){return H(t,e,s)&&d[t[e+s.length]??32]!==0}var P=t=>t!==void 0&&t>=48&&t<=57;function U(t,e,s){let n=0,
i=e;for(;i<s&&P(t[i]);)n=n*10+(t[i++]-48);return i===e?{value:-1,after:i}:{value:n,after:i}}function nt(t,e,s){let n=y(t,e,s),i=U(t,n,s);if(i.value<0||i.after===
s||d[t[i.after]]!==1)return;let r=U(t,y(t,i.after,s),s);if(r.value<0)return;let l=y(t,r.after,s);if(!(t[l]!==111||t[l+1]!==98||t[l+2]!==106))return{number:i.value,
generation:r.value,start:n,body:l+3}}var rt=t=>Buffer.from(t.buffer,t.byteOffset,t.byteLength);function at(t,e,s,n){let i=0,r=t[e];for(;r>=48&&r<=57;r=t[++e])i=
i*10+(r-48);if(i!==s||r!==32||(i=0,r=t[++e],r<48||r>57))return-1;for(;r>=48&&r<=57;r=t[++e])i=i*10+(r-48);return i!==n||r!==32?-1:t[e+1]===111&&t[e+2]===98&&t[e+
3]===106?e+4:-1}var D=class{constructor(t){this.text=t}text},lt=class{constructor(t){this.bytes=t}bytes},I=class{constructor(t,e=0){this.number=t,this.generation=
e}number;generation},ht=class extends I{constructor(t,e){super(e,0),this.part=t}part},x=class extends Map{},M=class{constructor(t,e,s){this.dict=t,this.data=e,this.
sealed=s}dict;data;sealed},ot=t=>t instanceof x,Z=t=>t instanceof I,ft=t=>Array.isArray(t),ut=(t,e)=>t instanceof D&&t.text===e;function ct(t){let e=new x;for(let[
s,n]of Object.entries(t))n!==void 0&&e.set(s,n);return e}var gt=t=>new D(t),$=class{memory;length=0;constructor(t){this.memory=Buffer.allocUnsafeSlow(Math.max(t,
256))}get bytes(){return this.memory.subarray(0,this.length)}reserve(t){let e=this.length+t;if(e<=this.memory.length)return;let s=Buffer.allocUnsafeSlow(Math.max(
e,Math.ceil(this.memory.length*1.5)));s.set(this.bytes),this.memory=s}copy(t,e,s){let n=s-e;this.reserve(n);let{memory:i}=this;if(n<40){let r=this.length;for(let l=e;l<
s;l++)i[r++]=t[l]}else i.set(t.subarray(e,s),this.length);this.length+=n}text(t){this.reserve(t.length);let{memory:e}=this,s=this.length;for(let n=0;n<t.length;n++)
e[s++]=t.charCodeAt(n);this.length=s}integer(t){this.reserve(20);let{memory:e}=this,s=K(t);for(let n=this.length+s-1;n>=this.length;n--){let i=Math.floor(t/10);
e[n]=48+(t-i*10),t=i}this.length+=s}byte(t){this.reserve(1),this.memory[this.length++]=t}fill(t,e){this.reserve(t),e(this.memory,this.length),this.length+=t}},dt=class{length=0;copy(t,e,s){
this.length+=s-e}text(t){this.length+=t.length}integer(t){this.length+=K(t)}byte(){this.length++}fill(t){this.length+=t}};function K(t){return t<10?1:t<100?2:t<
1e3?3:t<1e4?4:t<1e5?5:t<1e6?6:String(t).length}var St={Fl:"FlateDecode",LZW:"LZWDecode",A85:"ASCII85Decode",AHx:"ASCIIHexDecode",RL:"RunLengthDecode"};function mt(t,e,s,n){
switch(St[t]??t){case"FlateDecode":return N(Ut(e,n),s);case"LZWDecode":return N(It(e,k(s?.get("EarlyChange"),1),n),s);case"ASCII85Decode":return zt(e);case"ASCI\
IHexDecode":return Et(e);case"RunLengthDecode":return Ot(e,n);case"Crypt":return e;default:throw(0,w.d)("a stream that must be read uses a filter that is not su\
pported")}}var j=t=>(0,p.d)(t,{level:4,mem:8});async function yt(t,e){if(t.length<=A)return j(t);let s=new $(t.length>>2),n=new p.c({level:4,mem:8},i=>s.copy(i,
0,i.length));for(let i=0;i<t.length;i+=A){n.push(t.subarray(i,i+A),i+A>=t.length);let r=e.step(A*4);r&&await r}return s.bytes}var A=1<<19,bt=t=>(0,p.d)(t,{level:0});
function B(){return new w.b("limit_exceeded","A stream of the document expands beyond the limit",{issues:[{field:"file",message:"A stream of the document expand\
s beyond the limit."}],advice:"The document may be a decompression bomb"})}var T=class{constructor(t){this.budget=t}budget;chunks=[];size=0;push(t){if(this.size+=
t.length,this.size>this.budget.stream||this.size>this.budget.remaining)throw this.budget.remaining-=this.size,B();this.chunks.push(t)}finish(){if(this.budget.remaining-=
this.size,this.chunks.length===1)return this.chunks[0];let t=new Uint8Array(this.size),e=0;for(let s of this.chunks)t.set(s,e),e+=s.length;return t}},C=16384;function Ut(t,e){
let s=0;for(;s<t.length&&s<4&&d[t[s]]===1;)s++;let n=(t[s]&15)===8&&(t[s]<<8|t[s+1])%31===0,i=Dt(t.subarray(n?s+2:0),e);if(i)return i;throw(0,w.d)("a compressed\
 stream is damaged")}var X,Y=1<<20;function Dt(t,e){if(e.remaining<=0)throw B();let s=new T(e);if(t.length<=4*C){X??=new Uint8Array(Y);try{let r=(0,p.b)(t,{out:X});
if(r.length<Y)return s.push(r.slice()),s.finish()}catch(r){if(r instanceof w.b)throw r}}let n={done:!1},i=new p.a((r,l)=>{r.length&&s.push(r),l&&(n.done=!0)});try{
for(let r=0;r<t.length&&!n.done;r+=C)i.push(t.subarray(r,r+C),r+C>=t.length)}catch(r){if(r instanceof w.b)throw r;if(s.size===0)return}return s.finish()}function It(t,e,s){
let n=new T(s),i=new Int16Array(4096),r=new Uint8Array(4096),l=new Uint16Array(4096);for(let m=0;m<256;m++)r[m]=m,l[m]=1;let a=258,o=9,u=-1,f=0,b=0,h=new Uint8Array(
65536),c=0;for(let m of t){if(b=(b<<8|m)&16777215,f+=8,f<o)continue;f-=o;let g=b>>f&(1<<o)-1;if(g===257)break;if(g===256){a=258,o=9,u=-1;continue}let v=g<a&&(g<
256||g>=258);if(!v&&(u<0||g!==a))break;let E=v?l[g]:l[u]+1;c+E>h.length&&(n.push(h.subarray(0,c)),h=new Uint8Array(65536),c=0);let R=v?g:u,J=c+l[R];for(;J>c;)h[--J]=
r[R],R=i[R];v||(h[c+E-1]=h[c]),u>=0&&a<4096&&(i[a]=u,r[a]=h[c],l[a]=l[u]+1,a++),c+=E,u=g,a+e>=2048?o=12:a+e>=1024?o=11:a+e>=512?o=10:o=9}return n.push(h.subarray(
0,c)),n.finish()}function zt(t){let e=t.length+5;for(let a of t)a===122&&(e+=3);let s=new Uint8Array(e),n=0,i=0,r=0,l=t[0]===60&&t[1]===126?2:0;for(;l<t.length;l++){
let a=t[l];if(a===126)break;if(d[a]!==1){if(a===122&&r===0){n+=4;continue}if(!(a<33||a>117)&&(i=i*85+(a-33),!(++r<5))){for(let o=24;o>=0;o-=8)s[n++]=Math.floor(
i/2**o)&255;i=r=0}}}if(r>1){for(let a=r;a<5;a++)i=i*85+84;for(let a=0;a<r-1;a++)s[n++]=Math.floor(i/2**(24-8*a))&255}return s.slice(0,n)}function Et(t){let e=new Uint8Array(
t.length/2+1),s=0,n=-1;for(let i of t){if(i===62)break;let r=i>=48&&i<=57?i-48:(i|32)>=97&&(i|32)<=102?(i|32)-87:-1;r<0||(n<0?n=r:(e[s++]=n*16+r,n=-1))}return n>=
0&&(e[s++]=n*16),e.slice(0,s)}function Ot(t,e){let s=0;if(_(t,(r,l,a)=>s+=l+a),s>e.stream||s>e.remaining)throw B();e.remaining-=s;let n=new Uint8Array(s),i=0;return _(
t,(r,l,a)=>{for(let o=0;o<l;o++)n[i+o]=t[r+o];a>0&&n.fill(t[r],i,i+a),i+=l+a}),n}function _(t,e){for(let s=0;s<t.length&&t[s]!==128;){let n=t[s++];if(s>=t.length)
return;n<128?e(s,Math.min(n+1,t.length-s),0):e(s,0,257-n),s+=n<128?n+1:1}}function N(t,e){let s=k(e?.get("Predictor"),1);if(s<=1)return t;let n=L(k(e?.get("Colo\
rs"),1),1,32),i=L(k(e?.get("BitsPerComponent"),8),1,16),r=L(k(e?.get("Columns"),1),1,1<<24),l=Math.max(1,n*i>>3),a=Math.ceil(n*i*r/8);return s===2?Bt(t,a,l,i):Lt(
t,a,l)}function Bt(t,e,s,n){if(n!==8)return t;let i=t.slice();for(let r=0;r<i.length;r+=e){let l=Math.min(r+e,i.length);for(let a=r+s;a<l;a++)i[a]=i[a]+i[a-s]}return i}
function Lt(t,e,s){let n=Math.ceil(t.length/(e+1)),i=new Uint8Array(t.length-n),r=0;for(let l=0;l<n;l++){let a=l*(e+1),o=t[a],u=Math.min(e,t.length-a-1),f=l*e,b=f-
e;for(let h=0;h<u;h++){let c=t[a+1+h],m=h>=s?i[f+h-s]:0,g=l>0?i[b+h]:0;switch(o){case 1:i[f+h]=c+m;break;case 2:i[f+h]=c+g;break;case 3:i[f+h]=c+(m+g>>1);break;case 4:{
let v=l>0&&h>=s?i[b+h-s]:0;i[f+h]=c+Ft(m,g,v);break}default:i[f+h]=c}}r=f+u}return i.subarray(0,r)}function Ft(t,e,s){let n=t+e-s,[i,r,l]=[Math.abs(n-t),Math.abs(
n-e),Math.abs(n-s)];return i<=r&&i<=l?t:r<=l?e:s}var k=(t,e)=>typeof t=="number"?Math.trunc(t):e,L=(t,e,s)=>Math.min(Math.max(t,e),s),z=-1,q=class{marks=new Int32Array(
3*256);used=0;strings=!1;length=-1;lengthRef=-1;lengthStart=-1;lengthEnd=-1;byteRange=!1;reset(){this.used=0,this.forgetLength()}forgetLength(){this.length=this.
lengthRef=this.lengthStart=this.lengthEnd=-1,this.byteRange=!1}add(t,e,s){if(this.used+3>this.marks.length){let n=new Int32Array(this.marks.length*2);n.set(this.
marks),this.marks=n}this.marks[this.used]=t>2147483647?0:t,this.marks[this.used+1]=e,this.marks[this.used+2]=s,this.used+=3}value(t,e,s){let n=0,i=0,r=0,l=0,a=0,
o=0,u=!1;for(;e<s;){let f=t[e],b=d[f];if(b===1){e++;continue}if(b===0){if(f>=48&&f<=57){let c=e,m=0,g=f;do m=m*10+(g-48),g=t[++e];while(g>=48&&g<=57);if(e<s&&d[g]===
0){if(g===82&&i>0&&n>0&&(e+1>=s||d[t[e+1]]!==0)){e++,this.add(a,o,e),this.lengthStart===o&&(this.lengthRef=a,this.lengthEnd=e),i=0;continue}for(e++;e<s&&d[t[e]]===
0;)e++;if(i=0,u=!1,n===0)return e;continue}if(e>s)return-1;if(r=a,l=o,a=m,o=c,i<2&&i++,n===0)return this.scalarOrReference(t,m,c,e,s);u&&(this.length=m,this.lengthRef=
-1,this.lengthStart=c,this.lengthEnd=e,u=!1);continue}if(f===82&&i===2&&(e+1>=s||d[t[e+1]]!==0)){e++,this.add(r,l,e),this.lengthStart===l&&(this.lengthRef=r,this.
lengthEnd=e),i=0;continue}let h=e;do e++;while(e<s&&d[t[e]]===0);if(i=0,u=!1,n===0)return V(t,h,e)?-1:e;if(f===101&&V(t,h,e))return-1;continue}if(f===37){e=S(t,
e,s);continue}switch(i=0,f){case 47:{let h=++e;for(;e<s&&d[t[e]]===0;)e++;if(n===0)return e;u=n===1&&e-h===6&&t[h]===76&&Ht(t,h),e-h===9&&t[h]===66&&Pt(t,h)&&(this.
byteRange=!0);continue}case 60:if(u=!1,t[e+1]===60){n++,e+=2;continue}else{let h=e;if(e=W(t,e,s),this.strings&&this.add(z,h,e),n===0)return e;continue}case 62:if(t[e+
1]===62){if(e+=2,--n<=0)return n<0?-1:e}else e++;continue;case 91:u=!1,n++,e++;continue;case 93:if(e++,--n<=0)return n<0?-1:e;continue;case 40:{u=!1;let h=e;if(e=
F(t,e,s),e>=s&&t[s-1]!==41)return-1;if(this.strings&&this.add(z,h,e),n===0)return e;continue}default:e++}}return-1}scalarOrReference(t,e,s,n,i){let r=y(t,n,i),l=r;
for(;r<i&&t[r]>=48&&t[r]<=57;)r++;return r===l||(r=y(t,r,i),t[r]!==82||r+1<i&&d[t[r+1]]===0)?n:(this.add(e,s,r+1),r+1)}},pt=class{at=[];close=-1;open=-1;locate(t,e,s){
if(this.at.length=0,e=y(t,e,s),t[e]!==60||t[e+1]!==60)return!1;for(this.open=e+=2;(e=y(t,e,s))<s;){let n=t[e];if(n===62)return this.close=e,t[e+1]===62;if(n!==47)
return!1;let i=++e;for(;e<s&&d[t[e]]===0;e++)if(t[e]===35)return!1;let r=e,l=e=y(t,e,s);if(e=Wt(t,e,s),e<0)return!1;this.at.push(i,r,l,e)}return!1}find(t,e){for(let s=this.
at.length-4;s>=0;s-=4){let n=this.at[s];if(this.at[s+1]-n!==e.length)continue;let i=!0;for(let r=0;i&&r<e.length;r++)i=t[n+r]===e.charCodeAt(r);if(i)return s}return-1}},
Q=new q;function Wt(t,e,s){return t[e]===62?-1:(Q.reset(),Q.value(t,e,s))}function V(t,e,s){return s-e===6?t[e]===101&&t[e+1]===110&&t[e+2]===100&&t[e+3]===111:
s-e===9&&t[e]===101&&t[e+1]===110&&t[e+2]===100&&t[e+3]===115}function Ht(t,e){return t[e+1]===101&&t[e+2]===110&&t[e+3]===103&&t[e+4]===116&&t[e+5]===104}function Pt(t,e){
let s="ByteRange";for(let n=1;n<s.length;n++)if(t[e+n]!==s.charCodeAt(n))return!1;return!0}function G(t,e){let s=new Set,n="",i=0;for(let r=t.indexOf("<");r>=0;){
let l=tt(t,r);if(!l||s.size>Zt)break;let a=l.end;l.kind!=="end"&&!s.has(l.name)&&e(l.name,t.slice(r,l.end),r)&&(l.kind==="start"&&(a=$t(t,l)),a<0?(s.add(l.name),
a=l.end):(n+=t.slice(i,r),i=a)),r=t.indexOf("<",a)}return n+t.slice(i)}var Zt=20;function tt(t,e){let s=t.indexOf(">",e);if(s<0)return;let n=t[e+1]==="/",i=n?e+
2:e+1,r=i;for(;i<s&&!` 	\r
/`.includes(t[i]);)i++;return{name:t.slice(r,i),kind:n?"end":t[s-1]==="/"?"empty":"start",end:s+1}}function $t(t,e){let s=1;for(let n=t.indexOf("<",e.end);n>=0;){
let i=tt(t,n);if(!i)return-1;if(i.name===e.name&&i.kind!=="empty"&&(s+=i.kind==="end"?-1:1),s===0)return i.end;n=t.indexOf("<",i.end)}return-1}function wt(t){let e=et(
t),s=n=>new RegExp(`${n}:part\\s*(?:=\\s*["']|>)\\s*(\\d)`).exec(e)?.[1];return{archive:s("pdfaid"),accessible:s("pdfuaid")}}function vt(t,e=["pdfaid","pdfuaid"]){
let s=t.catalog.get("Metadata"),n=t.resolve(s);if(!Z(s)||!(n instanceof M))return!1;let i=et(t),r=i;for(let a of e)r=r.replace(new RegExp(`\\s?${a}:\\w+\\s*=\\s*(?\
:"[^"]*"|'[^']*')`,"g"),""),r=G(r,o=>o.startsWith(`${a}:`));if(r===i)return!1;let l=new x([...n.dict].filter(([a])=>a!=="Filter"&&a!=="DecodeParms"&&a!=="Length"));
return t.put(s,new M(l,Buffer.from(r,"latin1"))),!0}function et(t){let e=t.resolve(t.catalog.get("Metadata"));if(!(e instanceof M))return"";try{return Buffer.from(
t.decoded(e)).toString("latin1")}catch{return""}}0&&(module.exports={A,B,C,D,E,F,G,H,I,J,K,a,b,c,d,e,f,g,h,i,j,k,l,m,n,o,p,q,r,s,t,u,v,w,x,y,z});
