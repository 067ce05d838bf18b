var I=Object.defineProperty;var et=Object.getOwnPropertyDescriptor;var rt=Object.getOwnPropertyNames;var st=Object.prototype.hasOwnProperty;var at=(t,e)=>{for(var r in e)I(t,r,{get:e[r],enumerable:!0})},nt=(t,e,r,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let s of rt(e))!st.call(t,s)&&s!==
r&&I(t,s,{get:()=>e[s],enumerable:!(a=et(e,s))||a.enumerable});return t};var it=t=>nt(I({},"__esModule",{value:!0}),t);var yt={};at(yt,{a:()=>m,b:()=>A,c:()=>F,d:()=>B,e:()=>O,f:()=>P,g:()=>H,h:()=>q,i:()=>R,j:()=>k,k:()=>E,l:()=>T,m:()=>_,n:()=>G,o:()=>x,p:()=>J,q:()=>M,r:()=>K,
s:()=>C,t:()=>N,u:()=>Q,v:()=>X,w:()=>Y,x:()=>$,y:()=>V,z:()=>tt});module.exports=it(yt);var D=require("./chunk-TGTAO2AV.js"),w=require("./chunk-WEE6XLIJ.js"),m=new Uint8Array(
256);for(let t of[0,9,10,12,13,32])m[t]=1;for(let t of"()<>[]{}/%")m[t.charCodeAt(0)]=2;function A(t,e,r){for(;e<r;){let a=t[e];if(m[a]===1)e++;else if(a===37)e=
F(t,e,r);else break}return e}function F(t,e,r){for(;e<r&&t[e]!==10&&t[e]!==13;)e++;return e}function B(t,e,r){let a=0;for(;e<r;){let s=t[e++];if(s===92)e++;else if(s===
40)a++;else if(s===41&&--a===0)return e}return r}function O(t,e,r){for(;e<r;)if(t[e++]===62)return e;return r}function P(t,e,r){for(;e<r&&m[t[e]]===0;)e++;return e}
function H(t,e,r){for(let a=0;a<r.length;a++)if(t[e+a]!==r.charCodeAt(a))return!1;return!0}function q(t,e,r){return H(t,e,r)&&m[t[e+r.length]??32]!==0}var R=t=>t!==
void 0&&t>=48&&t<=57;function k(t,e,r){let a=0,s=e;for(;s<r&&R(t[s]);)a=a*10+(t[s++]-48);return s===e?{value:-1,after:s}:{value:a,after:s}}function E(t,e,r){let a=A(
t,e,r),s=k(t,a,r);if(s.value<0||s.after===r||m[t[s.after]]!==1)return;let n=k(t,A(t,s.after,r),r);if(n.value<0)return;let i=A(t,n.after,r);if(!(t[i]!==111||t[i+
1]!==98||t[i+2]!==106))return{number:s.value,generation:n.value,start:a,body:i+3}}var T=t=>Buffer.from(t.buffer,t.byteOffset,t.byteLength),ot={Fl:"FlateDecode",
LZW:"LZWDecode",A85:"ASCII85Decode",AHx:"ASCIIHexDecode",RL:"RunLengthDecode"};function _(t,e,r,a){switch(ot[t]??t){case"FlateDecode":return j(ut(e,a),r,a);case"\
LZWDecode":return j(lt(e,p(r?.get("EarlyChange"),1),a),r,a);case"ASCII85Decode":return ct(e);case"ASCIIHexDecode":return ht(e);case"RunLengthDecode":return dt(e,
a);case"Crypt":return e;default:throw(0,w.d)("a stream that must be read uses a filter that is not supported")}}var G=t=>(0,D.c)(t,{level:4,mem:8});function Z(){
return new w.b("limit_exceeded","A stream of the document expands beyond the limit",{issues:[{field:"file",message:"A stream of the document expands beyond the \
limit."}],advice:"The document may be a decompression bomb"})}var z=class{constructor(t){this.budget=t}budget;chunks=[];size=0;push(t){if(this.size+=t.length,this.
size>this.budget.stream||this.size>this.budget.remaining)throw Z();this.chunks.push(t)}finish(){if(this.budget.remaining-=this.size,this.chunks.length===1)return this.
chunks[0];let t=new Uint8Array(this.size),e=0;for(let r of this.chunks)t.set(r,e),e+=r.length;return t}},L=16384;function ut(t,e){let r=0;for(;r<t.length&&r<4&&
m[t[r]]===1;)r++;let a=(t[r]&15)===8&&(t[r]<<8|t[r+1])%31===0,s=ft(t.subarray(a?r+2:0),e);if(s)return s;throw(0,w.d)("a compressed stream is damaged")}function ft(t,e){
let r=new z(e),a=!1,s=new D.a((n,i)=>{n.length&&r.push(n),a||=i});try{for(let n=0;n<t.length&&!a;n+=L)s.push(t.subarray(n,n+L),n+L>=t.length)}catch(n){if(n instanceof
w.b)throw n;if(r.size===0)return}return r.finish()}function lt(t,e,r){let a=new z(r),s=new Int16Array(4096),n=new Uint8Array(4096),i=new Uint16Array(4096);for(let b=0;b<
256;b++)n[b]=b,i[b]=1;let o=258,l=9,d=-1,c=0,g=0,u=new Uint8Array(65536),f=0;for(let b of t){if(g=(g<<8|b)&16777215,c+=8,c<l)continue;c-=l;let h=g>>c&(1<<l)-1;if(h===
257)break;if(h===256){o=258,l=9,d=-1;continue}let y=h<o&&(h<256||h>=258);if(!y&&(d<0||h!==o))break;let U=y?i[h]:i[d]+1;f+U>u.length&&(a.push(u.subarray(0,f)),u=
new Uint8Array(65536),f=0);let v=y?h:d,W=f+i[v];for(;W>f;)u[--W]=n[v],v=s[v];y||(u[f+U-1]=u[f]),d>=0&&o<4096&&(s[o]=d,n[o]=u[f],i[o]=i[d]+1,o++),f+=U,d=h,o+e>=2048?
l=12:o+e>=1024?l=11:o+e>=512?l=10:l=9}return a.push(u.subarray(0,f)),a.finish()}function ct(t){let e=new Uint8Array(Math.ceil(t.length/5)*4+t.length*4),r=0,a=0,
s=0,n=t[0]===60&&t[1]===126?2:0;for(;n<t.length;n++){let i=t[n];if(i===126)break;if(m[i]!==1){if(i===122&&s===0){r+=4;continue}if(!(i<33||i>117)&&(a=a*85+(i-33),
!(++s<5))){for(let o=24;o>=0;o-=8)e[r++]=Math.floor(a/2**o)&255;a=s=0}}}if(s>1){for(let i=s;i<5;i++)a=a*85+84;for(let i=0;i<s-1;i++)e[r++]=Math.floor(a/2**(24-8*
i))&255}return e.slice(0,r)}function ht(t){let e=new Uint8Array(t.length/2+1),r=0,a=-1;for(let s of t){if(s===62)break;let n=s>=48&&s<=57?s-48:(s|32)>=97&&(s|32)<=
102?(s|32)-87:-1;n<0||(a<0?a=n:(e[r++]=a*16+n,a=-1))}return a>=0&&(e[r++]=a*16),e.slice(0,r)}function dt(t,e){let r=new z(e);for(let a=0;a<t.length;){let s=t[a++];
if(s===128)break;s<128?(r.push(t.slice(a,a+s+1)),a+=s+1):r.push(new Uint8Array(257-s).fill(t[a++]??0))}return r.finish()}function j(t,e,r){let a=p(e?.get("Predi\
ctor"),1);if(a<=1)return t;let s=S(p(e?.get("Colors"),1),1,32),n=S(p(e?.get("BitsPerComponent"),8),1,16),i=S(p(e?.get("Columns"),1),1,1<<24),o=Math.max(1,s*n>>3),
l=s*n*i+7>>3;if(l>r.stream)throw Z();return a===2?bt(t,l,o,n):mt(t,l,o)}function bt(t,e,r,a){if(a!==8)return t;let s=t.slice();for(let n=0;n<s.length;n+=e){let i=Math.
min(n+e,s.length);for(let o=n+r;o<i;o++)s[o]=s[o]+s[o-r]}return s}function mt(t,e,r){let a=Math.ceil(t.length/(e+1)),s=new Uint8Array(a*e),n=0;for(let i=0;i<a;i++){
let o=i*(e+1),l=t[o],d=Math.min(e,t.length-o-1),c=i*e,g=c-e;for(let u=0;u<d;u++){let f=t[o+1+u],b=u>=r?s[c+u-r]:0,h=i>0?s[g+u]:0;switch(l){case 1:s[c+u]=f+b;break;case 2:
s[c+u]=f+h;break;case 3:s[c+u]=f+(b+h>>1);break;case 4:{let y=i>0&&u>=r?s[g+u-r]:0;s[c+u]=f+gt(b,h,y);break}default:s[c+u]=f}}n=c+d}return s.subarray(0,n)}function gt(t,e,r){
let a=t+e-r,[s,n,i]=[Math.abs(a-t),Math.abs(a-e),Math.abs(a-r)];return s<=n&&s<=i?t:n<=i?e:r}var p=(t,e)=>typeof t=="number"?Math.trunc(t):e,S=(t,e,r)=>Math.min(
Math.max(t,e),r),x=class{constructor(t){this.text=t}text},J=class{constructor(t){this.bytes=t}bytes},M=class{constructor(t,e=0){this.number=t,this.generation=e}number;generation},
K=class extends M{constructor(t,e){super(e,0),this.part=t}part},C=class extends Map{},N=class{constructor(t,e,r){this.dict=t,this.data=e,this.sealed=r}dict;data;sealed},
Q=t=>t instanceof C,X=t=>t instanceof M,Y=t=>Array.isArray(t),$=(t,e)=>t instanceof x&&t.text===e;function V(t){let e=new C;for(let[r,a]of Object.entries(t))a!==
void 0&&e.set(r,a);return e}var tt=t=>new x(t);0&&(module.exports={a,b,c,d,e,f,g,h,i,j,k,l,m,n,o,p,q,r,s,t,u,v,w,x,y,z});
