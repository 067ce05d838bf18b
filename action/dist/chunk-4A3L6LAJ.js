var l=Object.defineProperty;var x=Object.getOwnPropertyDescriptor;var C=Object.getOwnPropertyNames;var L=Object.prototype.hasOwnProperty;var m=(s,e)=>{for(var n in e)l(s,n,{get:e[n],enumerable:!0})},y=(s,e,n,o)=>{if(e&&typeof e=="object"||typeof e=="function")for(let u of C(e))!L.call(s,u)&&u!==n&&
l(s,u,{get:()=>e[u],enumerable:!(o=x(e,u))||o.enumerable});return s};var w=s=>y(l({},"__esModule",{value:!0}),s);var j={};m(j,{a:()=>g,b:()=>b,c:()=>$,d:()=>h});module.exports=w(j);var g={slash:"folder",refused:"_",control:"",leadingDots:!0,extension:!0,longest:200},b={slash:"\
character",refused:" ",control:" ",leadingDots:!1,extension:!1,longest:150},B=/[<>:"|?*]+/g,D=/[/\\]+/,_=/[\p{Cc}\p{Cs}\u2028\u2029]+/gu,k=/[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]+/g,
v=/^(?:con|prn|aux|nul|clock\$|conin\$|conout\$|com[\d\u00b9\u00b2\u00b3]|lpt[\d\u00b9\u00b2\u00b3])\s*(?:\.|$)/i,N=20;function $(s,e,n){let o=s.normalize("NFC").
replace(_,e.control).replace(k,"").split(D),u=e.slash==="folder"?o.at(-1):o.join(e.refused),t=d(u.replace(B,e.refused).replace(/\s+/g," "),e);return t===""?n:p(
v.test(t)?`_${t}`:t,"",e)}function h(s,e){let n=new Set,o=new Map;return s.map(u=>{let t=u,r=o.get(a(u))??1;for(;n.has(a(t));)t=p(u,` (${++r})`,e);return o.set(
a(u),r),n.add(a(t)),t})}var a=s=>s.toUpperCase().toLowerCase(),d=(s,{leadingDots:e})=>s.replace(e?/^ +/:/^[. ]+/,"").replace(/[. ]+$/,"");function p(s,e,n){let o=s.
lastIndexOf("."),u=n.extension&&o>0&&Buffer.byteLength(s.slice(o))<=N,t=u?s.slice(o):"",r=u?s.slice(0,o):s,f=n.longest-Buffer.byteLength(e+t),c="";for(let i of r){
if(f-=Buffer.byteLength(i),f<0)break;c+=i}return`${d(c,n)||"_"}${e}${t}`}0&&(module.exports={a,b,c,d});
