var y=Object.defineProperty;var N=Object.getOwnPropertyDescriptor;var P=Object.getOwnPropertyNames;var _=Object.prototype.hasOwnProperty;var F=(t,a)=>{for(var e in a)y(t,e,{get:a[e],enumerable:!0})},G=(t,a,e,n)=>{if(a&&typeof a=="object"||typeof a=="function")for(let s of P(a))!_.call(t,s)&&s!==e&&
y(t,s,{get:()=>a[s],enumerable:!(n=N(a,s))||n.enumerable});return t};var J=t=>G(y({},"__esModule",{value:!0}),t);var Q={};F(Q,{A:()=>h,B:()=>D,C:()=>L,D:()=>S,E:()=>T,a:()=>f,b:()=>u,c:()=>g,d:()=>j,e:()=>k,f:()=>A,g:()=>E,h:()=>M,i:()=>m,j:()=>R,k:()=>p,l:()=>d,m:()=>q,n:()=>z,
o:()=>H,p:()=>I,q:()=>K,r:()=>i,s:()=>b,t:()=>c,u:()=>x,v:()=>l,w:()=>C,x:()=>U,y:()=>B,z:()=>O});module.exports=J(Q);var i=class{constructor(t){this.text=t}text},
b=class{constructor(t){this.bytes=t}bytes},c=class{constructor(t,a=0){this.number=t,this.generation=a}number;generation},x=class extends c{constructor(t,a){super(
a,0),this.part=t}part},l=class extends Map{},C=class{constructor(t,a,e){this.dict=t,this.data=a,this.sealed=e}dict;data;sealed},U=t=>t instanceof l,B=t=>t instanceof
c,O=t=>Array.isArray(t),h=(t,a)=>t instanceof i&&t.text===a;function D(t){let a=new l;for(let[e,n]of Object.entries(t))n!==void 0&&a.set(e,n);return a}var L=t=>new i(
t),S=t=>new b(Uint8Array.from(t,a=>a.charCodeAt(0)&255));function T(t){let a=t.get("Type");return h(a,"Sig")||h(a,"DocTimeStamp")||t.has("ByteRange")}var f=new Uint8Array(
256);for(let t of[0,9,10,12,13,32])f[t]=1;for(let t of"(<>[]/%")f[t.charCodeAt(0)]=2;for(let t of"){}")f[t.charCodeAt(0)]=3;function u(t,a,e){for(;a<e;){let n=t[a];
if(f[n]===1)a++;else if(n===37)a=g(t,a,e);else break}return a}function g(t,a,e){for(;a<e&&t[a]!==10&&t[a]!==13;)a++;return a}function j(t,a,e){let n=0;for(;a<e;){
let s=t[a++];if(s===92)a++;else if(s===40)n++;else if(s===41&&--n===0)return a}return e}function k(t,a,e){for(;a<e;)if(t[a++]===62)return a;return e}function A(t){
return t===void 0?-1:t>=48&&t<=57?t-48:t>=65&&t<=70?t-55:t>=97&&t<=102?t-87:-1}function E(t,a,e){let n=new Uint8Array(e-a+1>>1),s=0,r=-1;for(let o=a;o<e&&t[o]!==
62;o++){let v=A(t[o]);v<0||(r<0?r=v:(n[s++]=r*16+v,r=-1))}return r>=0&&(n[s++]=r*16),n.subarray(0,s)}function M(t,a,e){for(;a<e&&f[t[a]]===0;)a++;return a}function m(t,a,e){
for(let n=0;n<e.length;n++)if(t[a+n]!==e.charCodeAt(n))return!1;return!0}function R(t,a,e){return m(t,a,e)&&f[t[a+e.length]??32]!==0}var p=t=>t!==void 0&&t>=48&&
t<=57;function d(t,a,e){let n=0,s=a;for(;s<e&&p(t[s]);)n=n*10+(t[s++]-48);return s===a?{value:-1,after:s}:{value:n,after:s}}function q(t,a,e){let n=u(t,a,e),s=d(
t,n,e);if(s.value<0||s.after===e||f[t[s.after]]!==1)return;let r=d(t,u(t,s.after,e),e);if(r.value<0||r.value>65535)return;let o=u(t,r.after,e);if(w(t,o))return{
number:s.value,generation:r.value,start:n,body:o+3}}var z=t=>new Uint8Array(t.buffer,t.byteOffset,t.byteLength),H=t=>Buffer.from(t.buffer,t.byteOffset,t.byteLength);
function I(t,a,e,n){let s=0,r=t[a];for(;r>=48&&r<=57;r=t[++a])s=s*10+(r-48);if(s!==e||r!==32||(s=0,r=t[++a],r<48||r>57))return-1;for(;r>=48&&r<=57;r=t[++a])s=s*
10+(r-48);return s!==n||r!==32?-1:w(t,a+1)?a+4:-1}var w=(t,a)=>t[a]===111&&t[a+1]===98&&t[a+2]===106,K=(t,a)=>t[a]===101&&t[a+1]===110&&t[a+2]===100&&t[a+3]===111&&
t[a+4]===98&&t[a+5]===106;0&&(module.exports={A,B,C,D,E,a,b,c,d,e,f,g,h,i,j,k,l,m,n,o,p,q,r,s,t,u,v,w,x,y,z});
