var S=Object.defineProperty;var R=Object.getOwnPropertyDescriptor;var Z=Object.getOwnPropertyNames;var F=Object.prototype.hasOwnProperty;var G=(t,a)=>{for(var s in a)S(t,s,{get:a[s],enumerable:!0})},L=(t,a,s,i)=>{if(a&&typeof a=="object"||typeof a=="function")for(let n of Z(a))!F.call(t,n)&&n!==s&&
S(t,n,{get:()=>a[n],enumerable:!(i=R(a,n))||i.enumerable});return t};var N=t=>L(S({},"__esModule",{value:!0}),t);var D={};G(D,{a:()=>z,b:()=>M,c:()=>O});module.exports=N(D);var $=require("./chunk-OWBHEB44.js"),I=require("./chunk-HADXW2XB.js"),w=require("./chunk-IO24KDZ3.js"),
P=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,T=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,U=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
z=t=>t.replace(P,"").replace(T,"").replace(U,"�").trim();function M(t){let a=t instanceof w.s?z((0,I.b)(t)):"";return a===""?null:a}var W=16384,A=65536;async function O(t,a){
let{bytes:s,table:i}=t,n=a.map(e=>`${e[0]}(?:${e.slice(1)}|\\w{0,${e.length-2}}#)`),u=new RegExp(`/(?:${n.join("|")}|#)`,"g"),r=Object.fromEntries(a.map(e=>[e,new Set])),
c=new Set,d=q(t),h=new Int32Array(d.length);for(let e=0;e<d.length;e++)h[e]=i.place[d[e]];let x=(e,f,l,b)=>{let p=e.toString("latin1",f,l);u.lastIndex=0;for(let o=u.
exec(p);o;o=u.exec(p)){let m=b(f+o.index);m!==void 0&&(o[0].endsWith("#")?c.add(m):r[o[0].slice(1)].add(m))}},j=(0,w.o)(s),v=e=>d[E(h,e)],y=new $.i,g=0;for(let e=0;e<
d.length;e++){let f=e+1===d.length,l=f?s.length:h[e+1],b=l-h[e]>W;if(!b&&!f&&l-g<A)continue;if(b){h[e]>g&&x(j,g,h[e],v),y.reset();let o=y.value(s,t.bodies[d[e]],
l);x(j,h[e],o<0?l:o,v)}else x(j,g,l,v);let p=t.job.pace.step(Math.min(l-g,A));p&&await p,g=l}for(let[e,f]of B(t)){let l=t.objectStream(e);if(!l)continue;let b=new Set(
f),{starts:p}=l;x((0,w.o)(l.data),0,l.data.length,m=>{let C=l.numbers[E(p,m)];return C!==void 0&&b.has(C)?C:void 0});let o=t.job.pace.step(l.data.length);o&&await o}
for(let e=1;t.hasChanges&&e<t.size;e++)t.isChanged(e)&&t.exists(e)&&c.add(e);let k=e=>[...new Set([...e,...c])].sort((f,l)=>f-l);return Object.fromEntries(a.map(
e=>[e,k(r[e])]))}function q(t){let{table:a,hasChanges:s}=t,i=[],n=!0,u=-1;for(let r=1;r<a.size;r++){if(a.kind[r]!==1||s&&t.isChanged(r))continue;let c=a.place[r];
n&&=c>=u,u=c,i.push(r)}return n?i:i.sort((r,c)=>a.place[r]-a.place[c])}function B(t){let{table:a,hasChanges:s}=t,i=new Map;for(let n=1;n<a.size;n++){if(a.kind[n]!==
2||s&&t.isChanged(n))continue;let u=a.place[n],r=i.get(u);r?r.push(n):i.set(u,[n])}return i}function E(t,a){let[s,i]=[0,t.length];for(;s<i;){let n=s+i>>1;t[n]<=
a?s=n+1:i=n}return s-1}0&&(module.exports={a,b,c});
