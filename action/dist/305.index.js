"use strict";exports.id=305,exports.ids=[305],exports.modules={46606:((O,k,u)=>{u.r(k),u.d(k,{set_bookmarks:()=>i});var p=u(90966),g=u(37253),y=u(16827),f=u(41232),x=u(24824),
m=u(55416);const l=["title","page","open","children"];function $(s,t){const n=new e(t),d=n.read(s);return n.problems.raise(),d}class e{pageCount;problems=new m.
Z("bookmark_list");isTooDeep=!1;constructor(t){this.pageCount=t}read(t){this.problems.addUnknownMembers("",t,["bookmarks"],"it takes only bookmarks");const{bookmarks:n}=t;
return n!==void 0?this.list(n,"bookmarks",1):(this.problems.add(()=>'must have bookmarks, a list of bookmarks, such as {"bookmarks": [{"title": "Chapter 1", "pa\
ge": 3}]}'),[])}list(t,n,d){return Array.isArray(t)?d>f.Ez&&t.length>0?(this.isTooDeep||this.problems.add(()=>`has bookmarks below more than ${f.Ez} others`),this.
isTooDeep=!0,[]):t.map((b,h)=>this.bookmark(b,`${n}[${h}]`,d)):(this.problems.add(()=>`${n} must be a list of bookmarks`),[])}bookmark(t,n,d){if(!(0,x.G)(t))return this.
problems.add(()=>`${n} must be an object with title and page`),o;this.problems.addUnknownMembers(`${n} `,t,l,"a bookmark has title, page, open and children");const{
title:b,page:h,open:c=!1,children:E=[]}=t,C=a(b);return C&&this.problems.add(()=>`${n}.title ${C}`),typeof c!="boolean"&&this.problems.add(()=>`${n}.open must b\
e true or false`),this.isPage(h)||this.problems.add(()=>`${n}.page ${this.problemOfPage(h)}`),{title:b,page:h,open:c===!0,children:this.list(E,`${n}.children`,d+
1)}}isPage(t){return t===null||typeof t=="number"&&Number.isInteger(t)&&t>=1&&t<=this.pageCount}problemOfPage(t){const n=this.pageCount===1?"must be 1, because \
the document has one page":`must be a page from 1 to ${this.pageCount}`;return`${t===void 0?"is missing: it ":""}${n}; null makes a heading that leads nowhere`}}
const o={title:"",page:null,open:!1,children:[]};function a(s){return s===void 0?"is missing: it must be a text":typeof s!="string"?"must be a text":s.trim()===
""?"is empty, and readers would show an empty line: give a text":(0,m.U)(s)}const i=async(s,t,n)=>{const{bookmark_list:d,placement:b,open_password:h}=t,c=await(0,p.
E)(s.bytes,n,{password:h}),E=$(d,c.pages.count);await(0,f.HD)(c,E,b);const C=await(0,y.c)(c),w=c.pages.count;return{documents:[{name:s.name,bytes:await(0,g.UN)(
c),pageCount:w}],notes:E.length===0?[r(b)]:[],facts:{pageCount:w,bookmarkCount:C}}},r=s=>({code:"no_bookmarks",message:s==="append"?"Nothing was changed, becaus\
e bookmark_list has no bookmarks.":"The document has no bookmarks now, because bookmark_list has none.",mentions:["bookmark_list"]})}),59071:((O,k,u)=>{u.d(k,{Gh:()=>$,
ZK:()=>e,wh:()=>l});var p=u(77581),g=u(45599);const y=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,f=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,x=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
m=o=>o.replace(y,"").replace(f,"").replace(x,"�"),l=o=>m(o).trim();function $(o){const a=o instanceof g.Mx?l((0,p.g7)(o)):"";return a===""?null:a}const e=o=>o?
m((0,p.g7)(o)):""}),85718:((O,k,u)=>{u.d(k,{gx:()=>x,h:()=>f});function p(e,o){const a=g(e,o);if(a!==void 0)return[a];const i=l(e);return o.filter(r=>l(r).some(
s=>s.length>3&&i.includes(s)))}function g(e,o){let a;for(const i of o){const r=y(l(e),l(i));r<=2&&r<(a?.count??1/0)&&(a={name:i,count:r})}return a?.name}function y(e,o){
return e.length!==o.length?e.length*o.length===0?1/0:y([e.join("")],[o.join("")]):o.reduce((a,i,r)=>{const s=e[r]??"",t=Math.min(s.length,i.length),n=$(s,i);return n>
(t<3?0:t<7?1:2)?1/0:a+n},0)}const f=(e,o)=>m(p(e,o));function x(e,o){const a=g(e,o),i=r=>l(r).sort().join(" ");return m(a===void 0?o.filter(r=>e!==""&&i(r)===i(
e)):[a])}const m=e=>e.length===0||e.length>3?"":` (did you mean ${e.join(" or ")}?)`,l=e=>e.trim().slice(0,64).replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase().
split(/[\s_-]+/).filter(o=>o!=="");function $(e,o){let a=[],i=Array.from({length:o.length+1},(r,s)=>s);for(let r=0;r<e.length;r++){const s=[r+1];for(let t=0;t<o.
length;t++){const n=r>0&&t>0&&e[r]===o[t-1]&&e[r-1]===o[t];s.push(Math.min((i[t+1]??0)+1,(s[t]??0)+1,(i[t]??0)+(e[r]===o[t]?0:1),n?(a[t-1]??0)+1:1/0))}a=i,i=s}return i.
at(-1)??0}})};
