"use strict";exports.id=8807,exports.ids=[8807],exports.modules={13041:(($,c,e)=>{e.r(c),e.d(c,{set_bookmarks:()=>N});var k=e(7390),g=e(86009),O=e(90603),m=e(66660),E=e(49153),
h=e(96512),b=e(39721);const u="bookmark_list",f=["title","page","open","children"],y=20,v=/[\p{Cc}\u2028\u2029]/u,C=new RegExp("\\p{Cs}","u");function x(n,s){const t=new L(
s),a=t.read(n),[...o]=t.problems.slice(0,y),r=t.problems.length-o.length;if(r>0&&o.push(`has ${r} further problems`),o.length>0)throw(0,E.G6)(o.map(i=>({field:u,
message:i})));return a}class L{pageCount;problems=[];constructor(s){this.pageCount=s}read(s){const{bookmarks:t,...a}=s;for(const o of Object.keys(a))this.problems.
push(`has “${(0,b.vI)(o)}”, which means nothing there: it takes only bookmarks`);return t!==void 0?this.list(t,"bookmarks",1):(this.problems.push('must have\
 bookmarks, a list of bookmarks, such as {"bookmarks": [{"title": "Chapter 1", "page": 3}]}'),[])}list(s,t,a){if(!Array.isArray(s))return this.problems.push(`${t}\
 must be a list of bookmarks`),[];if(a>m.Ez&&s.length>0){const o=`has bookmarks below more than ${m.Ez} others`;return this.problems.includes(o)||this.problems.
push(o),[]}return s.map((o,r)=>this.bookmark(o,`${t}[${r}]`,a))}bookmark(s,t,a){if(!(0,h.G)(s))return this.problems.push(`${t} must be an object with title and \
page`),T;for(const l of Object.keys(s))f.includes(l)||this.problems.push(`${t} has “${(0,b.vI)(l)}”, which means nothing there: a bookmark has title, page, op\
en and children`);const{title:o,page:r,open:i=!1,children:d=[]}=s,p=A(o);return p&&this.problems.push(`${t}.title ${p}`),typeof i!="boolean"&&this.problems.push(
`${t}.open must be true or false`),this.isPage(r)||this.problems.push(`${t}.page ${this.problemOfPage(r)}`),{title:o,page:r,open:i===!0,children:this.list(d,`${t}\
.children`,a+1)}}isPage(s){return s===null||typeof s=="number"&&Number.isInteger(s)&&s>=1&&s<=this.pageCount}problemOfPage(s){const t=this.pageCount===1?"must b\
e 1, because the document has one page":`must be a page from 1 to ${this.pageCount}`;return`${s===void 0?"is missing: it ":""}${t}; null makes a heading that le\
ads nowhere`}}const T={title:"",page:null,open:!1,children:[]};function A(n){if(n===void 0)return"is missing: it must be a text";if(typeof n!="string")return"mu\
st be a text";if(n.trim()==="")return"is empty, and readers would show an empty line: give a text";if(v.test(n))return"must not contain control characters or li\
ne breaks";if(C.test(n))return"must not contain an incomplete character (a lone surrogate)"}const N=async(n,s,t)=>{const{bookmark_list:a,placement:o,open_password:r}=s,
i=await(0,k.E)(n.bytes,t,{password:r}),d=x(a,i.pages.count);await(0,m.HD)(i,d,o);const p=await(0,O.c)(i),l=i.pages.count;return{documents:[{name:n.name,bytes:await(0,g.
UN)(i),pageCount:l}],notes:d.length===0?[P(o)]:[],facts:{pageCount:l,bookmarks:p}}},P=n=>({code:"no_bookmarks",message:n==="append"?"Nothing was changed, becaus\
e bookmark_list has no bookmarks.":"The document has no bookmarks now, because bookmark_list has none.",mentions:["bookmark_list"]})}),58247:(($,c,e)=>{e.d(c,{G:()=>b,
w:()=>h});var k=e(20381),g=e(16039);const O=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,m=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,E=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
h=u=>u.replace(O,"").replace(m,"").replace(E,"�").trim();function b(u){const f=u instanceof g.Mx?h((0,k.g7)(u)):"";return f===""?null:f}})};
