"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.withoutElements=withoutElements;function withoutElements(e,i){let t=new Set,r="",n=0;for(let s=e.
indexOf("<");s>=0;){let d=tagAt(e,s);if(!d||t.size>MOST_UNCLOSED)break;let f=d.end;d.kind!=="end"&&!t.has(d.name)&&i(d.name,e.slice(s,d.end),s)&&(d.kind==="star\
t"&&(f=closeOf(e,d)),f<0?(t.add(d.name),f=d.end):(r+=e.slice(n,s),n=f)),s=e.indexOf("<",f)}return r+e.slice(n)}var MOST_UNCLOSED=20;function tagAt(e,i){let t=e.
indexOf(">",i);if(t<0)return;let r=e[i+1]==="/",n=r?i+2:i+1,s=n;for(;n<t&&!` 	\r
/`.includes(e[n]);)n++;return{name:e.slice(s,n),kind:r?"end":e[t-1]==="/"?"empty":"start",end:t+1}}function closeOf(e,i){let t=1;for(let r=e.indexOf("<",i.end);r>=
0;){let n=tagAt(e,r);if(!n)return-1;if(n.name===i.name&&n.kind!=="empty"&&(t+=n.kind==="end"?-1:1),t===0)return n.end;r=e.indexOf("<",n.end)}return-1}
