var f=Object.defineProperty;var d=Object.getOwnPropertyDescriptor;var w=Object.getOwnPropertyNames;var s=Object.prototype.hasOwnProperty;var b=(r,t)=>{for(var n in t)f(r,n,{get:t[n],enumerable:!0})},g=(r,t,n,o)=>{if(t&&typeof t=="object"||typeof t=="function")for(let e of w(t))!s.call(r,e)&&e!==n&&
f(r,e,{get:()=>t[e],enumerable:!(o=d(t,e))||o.enumerable});return r};var h=r=>g(f({},"__esModule",{value:!0}),r);var m={};b(m,{a:()=>a,b:()=>i,c:()=>l});module.exports=h(m);var u=require("./chunk-IO24KDZ3.js"),a=new Map([...[728,711,710,729,733,731,730,732].map((r,t)=>[r,24+
t]),...[8226,8224,8225,8230,8212,8211,402,8260,8249,8250,8722,8240,8222,8220,8221,8216,8217,8218,8482,64257,64258,321,338,352,376,381,305,322,339,353,382].map((r,t)=>[
r,128+t]),[8364,160]]),p=new Map([...a].map(([r,t])=>[t,r]));function i({bytes:r}){if(r[0]===254&&r[1]===255)return new TextDecoder("utf-16be").decode(r.subarray(
2));if(r[0]===255&&r[1]===254)return new TextDecoder("utf-16le").decode(r.subarray(2));if(r[0]===239&&r[1]===187&&r[2]===191)return new TextDecoder().decode(r.subarray(
3));let t="";for(let n of r)t+=String.fromCharCode(p.get(n)??n);return t}function l(r){let t=new Uint8Array(r.length);for(let o=0;o<r.length;o++){let e=x(r.charCodeAt(
o));if(e===void 0)return new u.s(c(r));t[o]=e}let n=t[0]===254&&t[1]===255||t[0]===255&&t[1]===254;return new u.s(n||t[0]===239&&t[1]===187&&t[2]===191?c(r):t)}
function x(r){return r>=32&&r<127||r===9||r===10||r===13||r>=161&&r<=255&&r!==173?r:a.get(r)}function c(r){let t=Buffer.alloc(r.length*2+2);t.writeUInt16BE(65279,
0);for(let n=0;n<r.length;n++)t.writeUInt16BE(r.charCodeAt(n),2+n*2);return t}0&&(module.exports={a,b,c});
