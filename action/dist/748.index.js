"use strict";exports.id=748,exports.ids=[748],exports.modules={85673:((C,k,u)=>{u.d(k,{gx:()=>$,h:()=>f});function p(o,n){const i=g(o,n);if(i!==void 0)return[i];const a=d(o);
return n.filter(t=>d(t).some(s=>s.length>3&&a.includes(s)))}function g(o,n){let i;for(const a of n){const t=y(d(o),d(a));t<=2&&t<(i?.count??1/0)&&(i={name:a,count:t})}
return i?.name}function y(o,n){return o.length!==n.length?o.length*n.length===0?1/0:y([o.join("")],[n.join("")]):n.reduce((i,a,t)=>{const s=o[t]??"",e=Math.min(
s.length,a.length),r=x(s,a);return r>(e<3?0:e<7?1:2)?1/0:i+r},0)}const f=(o,n)=>l(p(o,n));function $(o,n){const i=g(o,n),a=t=>d(t).sort().join(" ");return l(i===
void 0?n.filter(t=>o!==""&&a(t)===a(o)):[i])}const l=o=>o.length===0||o.length>3?"":` (did you mean ${o.join(" or ")}?)`,d=o=>o.trim().slice(0,64).replace(/(?<=[a-z])(?=[A-Z])/g,
" ").toLowerCase().split(/[\s_-]+/).filter(n=>n!=="");function x(o,n){let i=[],a=Array.from({length:n.length+1},(t,s)=>s);for(let t=0;t<o.length;t++){const s=[t+
1];for(let e=0;e<n.length;e++){const r=t>0&&e>0&&o[t]===n[e-1]&&o[t-1]===n[e];s.push(Math.min((a[e+1]??0)+1,(s[e]??0)+1,(a[e]??0)+(o[t]===n[e]?0:1),r?(i[e-1]??0)+
1:1/0))}i=a,a=s}return a.at(-1)??0}}),46606:((C,k,u)=>{u.r(k),u.d(k,{set_bookmarks:()=>a});var p=u(12237),g=u(14029),y=u(16827),f=u(41232),$=u(61729),l=u(55416);
const d=["title","page","open","children"];function x(s,e){const r=new o(e),m=r.read(s);return r.problems.raise(),m}class o{pageCount;problems=new l.Z("bookmark\
_list");isTooDeep=!1;constructor(e){this.pageCount=e}read(e){this.problems.addUnknownMembers("",e,["bookmarks"],"it takes only bookmarks");const{bookmarks:r}=e;
return r!==void 0?this.list(r,"bookmarks",1):(this.problems.add(()=>'must have bookmarks, a list of bookmarks, such as {"bookmarks": [{"title": "Chapter 1", "pa\
ge": 3}]}'),[])}list(e,r,m){return Array.isArray(e)?m>f.Ez&&e.length>0?(this.isTooDeep||this.problems.add(()=>`has bookmarks below more than ${f.Ez} others`),this.
isTooDeep=!0,[]):e.map((b,h)=>this.bookmark(b,`${r}[${h}]`,m)):(this.problems.add(()=>`${r} must be a list of bookmarks`),[])}bookmark(e,r,m){if(!(0,$.Gv)(e))return this.
problems.add(()=>`${r} must be an object with title and page`),n;this.problems.addUnknownMembers(`${r} `,e,d,"a bookmark has title, page, open and children");const{
title:b,page:h,open:c=!1,children:E=[]}=e,O=i(b);return O&&this.problems.add(()=>`${r}.title ${O}`),typeof c!="boolean"&&this.problems.add(()=>`${r}.open must b\
e true or false`),this.isPage(h)||this.problems.add(()=>`${r}.page ${this.problemOfPage(h)}`),{title:b,page:h,open:c===!0,children:this.list(E,`${r}.children`,m+
1)}}isPage(e){return e===null||typeof e=="number"&&Number.isInteger(e)&&e>=1&&e<=this.pageCount}problemOfPage(e){const r=this.pageCount===1?"must be 1, because \
the document has one page":`must be a page from 1 to ${this.pageCount}`;return`${e===void 0?"is missing: it ":""}${r}; null makes a heading that leads nowhere`}}
const n={title:"",page:null,open:!1,children:[]};function i(s){return s===void 0?"is missing: it must be a text":typeof s!="string"?"must be a text":s.trim()===
""?"is empty, and readers would show an empty line: give a text":(0,l.U)(s)}const a=async(s,e,r)=>{const{bookmark_list:m,placement:b,open_password:h}=e,c=await(0,p.
E)(s.bytes,r,{password:h}),E=x(m,c.pages.count);await(0,f.HD)(c,E,b);const O=await(0,y.c)(c),M=c.pages.count;return{documents:[{name:s.name,bytes:await(0,g.UN)(
c),pageCount:M}],notes:E.length===0?[t(b)]:[],facts:{pageCount:M,bookmarkCount:O}}},t=s=>({code:"no_bookmarks",message:s==="append"?"Nothing was changed, becaus\
e bookmark_list has no bookmarks.":"The document has no bookmarks now, because bookmark_list has none.",mentions:["bookmark_list"]})}),59071:((C,k,u)=>{u.d(k,{Gh:()=>i,
ZK:()=>a,wh:()=>n});var p=u(77581),g=u(45599);const y=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,f=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,$=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
l=t=>t.replace(y,"").replace(f,"").replace($,"�"),d=200,x=new WeakMap;function o(t){if(t.bytes.length<d)return l((0,p.g7)(t));let s=x.get(t);return s===void 0&&
x.set(t,s=l((0,p.g7)(t))),s}const n=t=>l(t).trim();function i(t){const s=t instanceof g.Mx?o(t).trim():"";return s===""?null:s}const a=t=>t?o(t):""})};
