var y=Object.defineProperty;var I=Object.getOwnPropertyDescriptor;var K=Object.getOwnPropertyNames;var M=Object.prototype.hasOwnProperty;var N=(t,e)=>{for(var a in e)y(t,a,{get:e[a],enumerable:!0})},P=(t,e,a,s)=>{if(e&&typeof e=="object"||typeof e=="function")for(let r of K(e))!M.call(t,r)&&r!==a&&
y(t,r,{get:()=>e[r],enumerable:!(s=I(e,r))||s.enumerable});return t};var _=t=>P(y({},"__esModule",{value:!0}),t);var F={};N(F,{A:()=>E,B:()=>G,C:()=>H,a:()=>o,b:()=>u,c:()=>b,d:()=>w,e:()=>C,f:()=>g,g:()=>B,h:()=>U,i:()=>A,j:()=>O,k:()=>m,l:()=>i,m:()=>S,n:()=>T,o:()=>j,p:()=>c,
q:()=>p,r:()=>l,s:()=>k,t:()=>d,u:()=>D,v:()=>L,w:()=>R,x:()=>q,y:()=>v,z:()=>z});module.exports=_(F);var o=new Uint8Array(256);for(let t of[0,9,10,12,13,32])o[t]=
1;for(let t of"(<>[]/%")o[t.charCodeAt(0)]=2;for(let t of"){}")o[t.charCodeAt(0)]=3;function u(t,e,a){for(;e<a;){let s=t[e];if(o[s]===1)e++;else if(s===37)e=b(t,
e,a);else break}return e}function b(t,e,a){for(;e<a&&t[e]!==10&&t[e]!==13;)e++;return e}function w(t,e,a){let s=0;for(;e<a;){let r=t[e++];if(r===92)e++;else if(r===
40)s++;else if(r===41&&--s===0)return e}return a}function C(t,e,a){for(;e<a;)if(t[e++]===62)return e;return a}function g(t){return t===void 0?-1:t>=48&&t<=57?t-
48:t>=65&&t<=70?t-55:t>=97&&t<=102?t-87:-1}function B(t,e,a){let s=new Uint8Array(a-e+1>>1),r=0,n=-1;for(let f=e;f<a&&t[f]!==62;f++){let h=g(t[f]);h<0||(n<0?n=h:
(s[r++]=n*16+h,n=-1))}return n>=0&&(s[r++]=n*16),s.subarray(0,r)}function U(t,e,a){for(;e<a&&o[t[e]]===0;)e++;return e}function A(t,e,a){for(let s=0;s<a.length;s++)
if(t[e+s]!==a.charCodeAt(s))return!1;return!0}function O(t,e,a){return A(t,e,a)&&o[t[e+a.length]??32]!==0}var m=t=>t!==void 0&&t>=48&&t<=57;function i(t,e,a){let s=0,
r=e;for(;r<a&&m(t[r]);)s=s*10+(t[r++]-48);return r===e?{value:-1,after:r}:{value:s,after:r}}function S(t,e,a){let s=u(t,e,a),r=i(t,s,a);if(r.value<0||r.after===
a||o[t[r.after]]!==1)return;let n=i(t,u(t,r.after,a),a);if(n.value<0||n.value>65535)return;let f=u(t,n.after,a);if(x(t,f))return{number:r.value,generation:n.value,
start:s,body:f+3}}var T=t=>Buffer.from(t.buffer,t.byteOffset,t.byteLength);function j(t,e,a,s){let r=0,n=t[e];for(;n>=48&&n<=57;n=t[++e])r=r*10+(n-48);if(r!==a||
n!==32||(r=0,n=t[++e],n<48||n>57))return-1;for(;n>=48&&n<=57;n=t[++e])r=r*10+(n-48);return r!==s||n!==32?-1:x(t,e+1)?e+4:-1}var x=(t,e)=>t[e]===111&&t[e+1]===98&&
t[e+2]===106,c=class{constructor(t){this.text=t}text},p=class{constructor(t){this.bytes=t}bytes},l=class{constructor(t,e=0){this.number=t,this.generation=e}number;generation},
k=class extends l{constructor(t,e){super(e,0),this.part=t}part},d=class extends Map{},D=class{constructor(t,e,a){this.dict=t,this.data=e,this.sealed=a}dict;data;sealed},
L=t=>t instanceof d,R=t=>t instanceof l,q=t=>Array.isArray(t),v=(t,e)=>t instanceof c&&t.text===e;function z(t){let e=new d;for(let[a,s]of Object.entries(t))s!==
void 0&&e.set(a,s);return e}var E=t=>new c(t),G=t=>new p(Uint8Array.from(t,e=>e.charCodeAt(0)&255));function H(t){let e=t.get("Type");return v(e,"Sig")||v(e,"Do\
cTimeStamp")||t.has("ByteRange")}0&&(module.exports={A,B,C,a,b,c,d,e,f,g,h,i,j,k,l,m,n,o,p,q,r,s,t,u,v,w,x,y,z});
