"use strict";exports.id=748,exports.ids=[748],exports.modules={85673:((O,k,u)=>{u.d(k,{gx:()=>x,h:()=>f});function p(o,e){const a=g(o,e);if(a!==void 0)return[a];const i=l(o);
return e.filter(r=>l(r).some(s=>s.length>3&&i.includes(s)))}function g(o,e){let a;for(const i of e){const r=y(l(o),l(i));r<=2&&r<(a?.count??1/0)&&(a={name:i,count:r})}
return a?.name}function y(o,e){return o.length!==e.length?o.length*e.length===0?1/0:y([o.join("")],[e.join("")]):e.reduce((a,i,r)=>{const s=o[r]??"",t=Math.min(
s.length,i.length),n=$(s,i);return n>(t<3?0:t<7?1:2)?1/0:a+n},0)}const f=(o,e)=>m(p(o,e));function x(o,e){const a=g(o,e),i=r=>l(r).sort().join(" ");return m(a===
void 0?e.filter(r=>o!==""&&i(r)===i(o)):[a])}const m=o=>o.length===0||o.length>3?"":` (did you mean ${o.join(" or ")}?)`,l=o=>o.trim().slice(0,64).replace(/(?<=[a-z])(?=[A-Z])/g,
" ").toLowerCase().split(/[\s_-]+/).filter(e=>e!=="");function $(o,e){let a=[],i=Array.from({length:e.length+1},(r,s)=>s);for(let r=0;r<o.length;r++){const s=[r+
1];for(let t=0;t<e.length;t++){const n=r>0&&t>0&&o[r]===e[t-1]&&o[r-1]===e[t];s.push(Math.min((i[t+1]??0)+1,(s[t]??0)+1,(i[t]??0)+(o[r]===e[t]?0:1),n?(a[t-1]??0)+
1:1/0))}a=i,i=s}return i.at(-1)??0}}),46606:((O,k,u)=>{u.r(k),u.d(k,{set_bookmarks:()=>i});var p=u(90966),g=u(37253),y=u(16827),f=u(41232),x=u(61729),m=u(55416);
const l=["title","page","open","children"];function $(s,t){const n=new o(t),d=n.read(s);return n.problems.raise(),d}class o{pageCount;problems=new m.Z("bookmark\
_list");isTooDeep=!1;constructor(t){this.pageCount=t}read(t){this.problems.addUnknownMembers("",t,["bookmarks"],"it takes only bookmarks");const{bookmarks:n}=t;
return n!==void 0?this.list(n,"bookmarks",1):(this.problems.add(()=>'must have bookmarks, a list of bookmarks, such as {"bookmarks": [{"title": "Chapter 1", "pa\
ge": 3}]}'),[])}list(t,n,d){return Array.isArray(t)?d>f.Ez&&t.length>0?(this.isTooDeep||this.problems.add(()=>`has bookmarks below more than ${f.Ez} others`),this.
isTooDeep=!0,[]):t.map((b,h)=>this.bookmark(b,`${n}[${h}]`,d)):(this.problems.add(()=>`${n} must be a list of bookmarks`),[])}bookmark(t,n,d){if(!(0,x.Gv)(t))return this.
problems.add(()=>`${n} must be an object with title and page`),e;this.problems.addUnknownMembers(`${n} `,t,l,"a bookmark has title, page, open and children");const{
title:b,page:h,open:c=!1,children:E=[]}=t,C=a(b);return C&&this.problems.add(()=>`${n}.title ${C}`),typeof c!="boolean"&&this.problems.add(()=>`${n}.open must b\
e true or false`),this.isPage(h)||this.problems.add(()=>`${n}.page ${this.problemOfPage(h)}`),{title:b,page:h,open:c===!0,children:this.list(E,`${n}.children`,d+
1)}}isPage(t){return t===null||typeof t=="number"&&Number.isInteger(t)&&t>=1&&t<=this.pageCount}problemOfPage(t){const n=this.pageCount===1?"must be 1, because \
the document has one page":`must be a page from 1 to ${this.pageCount}`;return`${t===void 0?"is missing: it ":""}${n}; null makes a heading that leads nowhere`}}
const e={title:"",page:null,open:!1,children:[]};function a(s){return s===void 0?"is missing: it must be a text":typeof s!="string"?"must be a text":s.trim()===
""?"is empty, and readers would show an empty line: give a text":(0,m.U)(s)}const i=async(s,t,n)=>{const{bookmark_list:d,placement:b,open_password:h}=t,c=await(0,p.
E)(s.bytes,n,{password:h}),E=$(d,c.pages.count);await(0,f.HD)(c,E,b);const C=await(0,y.c)(c),M=c.pages.count;return{documents:[{name:s.name,bytes:await(0,g.UN)(
c),pageCount:M}],notes:E.length===0?[r(b)]:[],facts:{pageCount:M,bookmarkCount:C}}},r=s=>({code:"no_bookmarks",message:s==="append"?"Nothing was changed, becaus\
e bookmark_list has no bookmarks.":"The document has no bookmarks now, because bookmark_list has none.",mentions:["bookmark_list"]})}),59071:((O,k,u)=>{u.d(k,{Gh:()=>$,
ZK:()=>o,wh:()=>l});var p=u(77581),g=u(45599);const y=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,f=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,x=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
m=e=>e.replace(y,"").replace(f,"").replace(x,"�"),l=e=>m(e).trim();function $(e){const a=e instanceof g.Mx?l((0,p.g7)(e)):"";return a===""?null:a}const o=e=>e?
m((0,p.g7)(e)):""})};
