"use strict";exports.id=3041,exports.ids=[3041],exports.modules={13041:((L,w,u)=>{u.r(w),u.d(w,{set_bookmarks:()=>l});var b=u(7390),m=u(95199),M=u(90603),E=u(66660),p=u(49153),
y=u(96512),v=u(39721);const d="bookmark_list",s=["title","page","open","children"],t=20,o=/[\p{Cc}\u2028\u2029]/u,r=new RegExp("\\p{Cs}","u");function c(i,n){const a=new O(
n),g=a.read(i),[..._]=a.problems.slice(0,t),h=a.problems.length-_.length;if(h>0&&_.push(`has ${h} further problems`),_.length>0)throw(0,p.G6)(_.map(P=>({field:d,
message:P})));return g}class O{pageCount;problems=[];constructor(n){this.pageCount=n}read(n){const{bookmarks:a,...g}=n;for(const _ of Object.keys(g))this.problems.
push(`has “${(0,v.vI)(_)}”, which means nothing there: it takes only bookmarks`);return a!==void 0?this.list(a,"bookmarks",1):(this.problems.push('must have\
 bookmarks, a list of bookmarks, such as {"bookmarks": [{"title": "Chapter 1", "page": 3}]}'),[])}list(n,a,g){if(!Array.isArray(n))return this.problems.push(`${a}\
 must be a list of bookmarks`),[];if(g>E.Ez&&n.length>0){const _=`has bookmarks below more than ${E.Ez} others`;return this.problems.includes(_)||this.problems.
push(_),[]}return n.map((_,h)=>this.bookmark(_,`${a}[${h}]`,g))}bookmark(n,a,g){if(!(0,y.G)(n))return this.problems.push(`${a} must be an object with title and \
page`),k;for(const A of Object.keys(n))s.includes(A)||this.problems.push(`${a} has “${(0,v.vI)(A)}”, which means nothing there: a bookmark has title, page, op\
en and children`);const{title:_,page:h,open:P=!1,children:D=[]}=n,T=e(_);return T&&this.problems.push(`${a}.title ${T}`),typeof P!="boolean"&&this.problems.push(
`${a}.open must be true or false`),this.isPage(h)||this.problems.push(`${a}.page ${this.problemOfPage(h)}`),{title:_,page:h,open:P===!0,children:this.list(D,`${a}\
.children`,g+1)}}isPage(n){return n===null||typeof n=="number"&&Number.isInteger(n)&&n>=1&&n<=this.pageCount}problemOfPage(n){const a=this.pageCount===1?"must b\
e 1, because the document has one page":`must be a page from 1 to ${this.pageCount}`;return`${n===void 0?"is missing: it ":""}${a}; null makes a heading that le\
ads nowhere`}}const k={title:"",page:null,open:!1,children:[]};function e(i){if(i===void 0)return"is missing: it must be a text";if(typeof i!="string")return"mu\
st be a text";if(i.trim()==="")return"is empty, and readers would show an empty line: give a text";if(o.test(i))return"must not contain control characters or li\
ne breaks";if(r.test(i))return"must not contain an incomplete character (a lone surrogate)"}const l=async(i,n,a)=>{const{bookmark_list:g,placement:_,open_password:h}=n,
P=await(0,b.E)(i.bytes,a,{password:h}),D=c(g,P.pages.count);await(0,E.HD)(P,D,_);const T=await(0,M.c)(P),A=P.pages.count;return{documents:[{name:i.name,bytes:await(0,m.
UN)(P),pageCount:A}],notes:D.length===0?[f(_)]:[],facts:{pageCount:A,bookmarks:T}}},f=i=>({code:"no_bookmarks",message:i==="append"?"Nothing was changed, becaus\
e bookmark_list has no bookmarks.":"The document has no bookmarks now, because bookmark_list has none.",mentions:["bookmark_list"]})}),90603:((L,w,u)=>{u.d(w,{c:()=>M});
var b=u(16039),m=u(53449);async function M(E){let p=0;return await(0,m.O)(E,y=>{const v=(0,b.i9)(y)?E.entry(y.number,"Title"):E.dict(y)?.get("Title"),d=E.resolve(
v)instanceof b.Mx;return d&&p++,d}),p}}),66660:((L,w,u)=>{u.d(w,{Ez:()=>y,HD:()=>d,gg:()=>v});var b=u(16039),m=u(58247),M=u(53449),E=u(73811),p=u(67717);const y=40;
async function v(t){const o=await E.Ht.of(t),r=[],c=[r];return await(0,M.O)(t,(O,k)=>{const e=(0,b.i9)(O)?t.dict(O):void 0,l=t.resolve(e?.get("Title"));if(!e||!(l instanceof
b.Mx))return!1;const f=t.resolve(e.get("Count")),i=o.pageOf(e),n=[],a=Math.min(k,y);return c[a-1].push({title:(0,m.G)(l)??"",page:i===void 0?null:i+1,open:typeof f==
"number"&&f>0,children:n}),a<y&&(c[a]=n),!0}),r}async function d(t,o,r){const O=[...r==="append"?(await(0,p.M4)(t)).map(e=>({document:t,number:e})):[],...await s(
t,o)];if(O.length===0){t.catalog.has("Outlines")&&t.editCatalog().delete("Outlines");return}const k=t.add(null);t.put(k,(0,p.RT)(O,{document:t,number:k.number},
(0,p.LB)(),p.ro)),t.editCatalog().set("Outlines",k)}async function s(t,o){const r=[];for(const{title:c,page:O,open:k,children:e}of o){const{number:l}=t.add(null),
f={document:t,number:l},i=await s(t,e),n=(0,p.AO)(t,c,O===null?void 0:O-1);t.put(l,(0,p.RT)(i,f,n,p.ro,!k)),r.push(f);const a=t.job.pace.step(300);a&&await a}return r}}),
53449:((L,w,u)=>{u.d(w,{O:()=>M});var b=u(16039),m=u(90191);async function M(p,y,v=1/0){const d=new m._i(p),s=(0,m.Wo)(p,"Outlines"),t=[{value:s&&E(p,s.holder,s.
dict,"First"),level:1}];for(let o=t.pop();o;o=t.pop()){const{value:r,level:c}=o;if(r===void 0||!d.first(r)||!y(r,c)||!(0,b.i9)(r))continue;const O=e=>{const l=p.
entry(r.number,e);return l instanceof b.Bi?E(p,r.number,p.get(r.number),e):l};t.push({value:O("Next"),level:c}),c<v&&t.push({value:O("First"),level:c+1});const k=p.
job.pace.step(300);k&&await k}}function E(p,y,v,d){const s=v.get(d);if(!(s instanceof b.Bi))return s;const t=p.add(s);return d==="Next"&&s.set("Prev",new b.oS(y)),
p.edit(y),v.set(d,t),t}}),73811:((L,w,u)=>{u.d(w,{Ht:()=>d,hN:()=>E,jS:()=>M,ji:()=>p});var b=u(16039),m=u(78713);async function M(s){const{catalog:t}=s,o=await(0,m.
Zc)(s,s.dict(t.get("Names"))?.get("Dests"),"Names");return{names:new Map(s.dict(t.get("Dests"))),strings:new Map(o.map(([r,c])=>[(0,m.Pu)(r),c]))}}function E({pages:s},t){
const o=(0,b.i9)(t)?s.indexOf(t.number):t;return typeof o=="number"&&Number.isInteger(o)&&o>=0&&o<s.count?o:void 0}function p(s,t){return t==null?[]:s.array(t)??
[t]}const y=8,v=50;class d{document;named;constructor(t,o){this.document=t,this.named=o}static async of(t){return new d(t,await M(t))}pageOf(t){return this.pageOfDestination(
t.get("Dest"))??this.pageOfAction(t.get("A"))}pageOfDestination(t,o=y){const{document:r}=this,c=r.resolve(t),O=r.array(c);if(O)return E(r,O[0]);if(o===0)return;
const k=r.dict(c);return k?this.pageOfDestination(k.get("D"),o-1):this.pageOfDestination(this.namedBy(c),o-1)}namedBy(t){const{names:o,strings:r}=this.named;if(t instanceof
b.SX)return o.get(t.text)??r.get(t.text);if(!(t instanceof b.Mx))return;const c=(0,m.Pu)(t);return r.get(c)??o.get(c)}pageOfAction(t){const{document:o}=this,r=t===
void 0?[]:[t];for(let c=0;r.length>0&&c<v;c++){const O=o.dict(r.shift());if(!O)continue;const e=(0,b.Eo)(o.resolve(O.get("S")),"GoTo")?this.pageOfDestination(O.
get("D")):void 0;if(e!==void 0)return e;r.push(...p(o,O.get("Next")).slice(0,v))}}}}),67717:((L,w,u)=>{u.d(w,{AO:()=>p,LB:()=>y,M4:()=>s,RT:()=>v,ro:()=>E});var b=u(
20381),m=u(16039),M=u(53449);const E=({number:t})=>new m.oS(t);function p(t,o,r){return new m.Bi([["Title",(0,b.wx)(o)],...r===void 0?[]:[["Dest",[new m.oS(t.pages.
number(r)),new m.SX("Fit")]]]])}const y=()=>new m.Bi([["Type",new m.SX("Outlines")]]);function v(t,o,r,c,O=!1){const[k,e]=[t[0],t.at(-1)];if(!k||!e)return r;let l=0;
for(const[f,i]of t.entries()){const n=i.document.edit(i.number);if(!(n instanceof m.Bi))continue;const a=i.document.resolve(n.get("Count"));l+=1+(typeof a=="num\
ber"&&a>0?a:0),n.set("Parent",c(o,i)),d(n,"Prev",t[f-1],i,c),d(n,"Next",t[f+1],i,c)}return r.set("First",c(k,o)),r.set("Last",c(e,o)),r.set("Count",O?-l:l),r}function d(t,o,r,c,O){
r?t.set(o,O(r,c)):t.delete(o)}async function s(t){const o=[],r=c=>{const O=c instanceof m.oS&&t.get(c)instanceof m.Bi;return O&&o.push(c.number),O};return await(0,M.
O)(t,r,1),o}}),78713:((L,w,u)=>{u.d(w,{AN:()=>s,BX:()=>y,H6:()=>v,MN:()=>d,Pu:()=>E,Zc:()=>p});var b=u(16039),m=u(90191);const M=64,E=e=>typeof e=="number"?String(
e):Buffer.from(e.bytes).toString("latin1");async function p(e,l,f){const i=[];for(const n of await o(e,l,0,f)){for(const g of c(e,n,f))i.push(g);const a=e.job.pace.
step(t);a&&await a}return i}async function y(e,l,f,i,n,a){const g=await o(e,l,f,i,a);for(let _=g.length-1;_>=0;_--){const h=g[_],P=c(e,h,i),D=P.filter(([x,C])=>!n(
x,C)),T=e.job.pace.step(t+P.length*t);T&&await T,D.length<P.length&&(e.edit(h.holder),h.dict.set(i,D.flat()),h.changed=!0);for(const x of h.repeats)e.edit(h.holder),
h.dict.delete(x),h.changed=!0;if(h.emptyKids){const x=(e.array(h.dict.get("Kids"))??[]).filter(C=>!h.emptyKids.has(e.dict(C)));e.edit(h.holder),h.dict.set("Kids",
x),h.changed=!0}if(!h.changed)continue;const A=e.array(h.dict.get("Kids"))??[];h.empty=D.length===0&&A.length===0;const B=h.parent;B&&(B.changed=!0,h.empty?(B.emptyKids??=
new Set).add(h.dict):O(e,h,D,A))}return g[0]?.empty??!1}function v(e,l,f){if(l.length<=M)return(0,b.jd)({[f]:l.flat()});let i=[];for(const n of k(l)){const[a,g]=[
n[0][0],n.at(-1)[0]];i.push({ref:e.add((0,b.jd)({Limits:[a,g],[f]:n.flat()})),low:a,high:g})}for(;i.length>M;)i=k(i).map(n=>{const[a,g]=[n[0].low,n.at(-1).high];
return{ref:e.add((0,b.jd)({Limits:[a,g],Kids:n.map(({ref:_})=>_)})),low:a,high:g}});return(0,b.jd)({Kids:i.map(({ref:n})=>n)})}const d=(e,l)=>v(e,s([...l].map(([
f,i])=>[(0,b.Px)(f),i])),"Names");function s(e){return e.map(l=>({entry:l,key:E(l[0])})).sort((l,f)=>l.key<f.key?-1:l.key>f.key?1:0).map(({entry:l})=>l)}const t=100;
async function o(e,l,f,i,n){const a=new m.b9(e),g=new Set,_=D=>g.size<g.add(D).size,h=[],P=[{value:l??null,holder:f,parent:void 0}];for(let D=P.pop();D!==void 0;D=
P.pop()){a.spend(1);const T=e.dict(D.value);if(!T||!_(T)||n&&D.parent&&!r(e,T,n))continue;const A=[],B=K=>{const I=e.array(T.get(K));return!I||_(I)?I??[]:(A.push(
K),[])},x=B(i).length>>1,C=B("Kids"),R={dict:T,holder:(0,m.Kd)(D.value,D.holder),parent:D.parent,repeats:A};h.push(R),a.spend(x);for(let K=C.length-1;K>=0;K--)P.
push({value:C[K],holder:(0,m.Kd)(T.get("Kids"),R.holder),parent:R});const N=e.job.pace.step(t+x*t);N&&await N}return h}function r(e,l,f){const[i,n]=e.array(l.get(
"Limits"))??[];return typeof i!="number"||typeof n!="number"||f(i,n)}function c(e,{dict:l,repeats:f},i){const n=f.includes(i)?void 0:e.array(l.get(i));if(!n)return[];
const a=[];for(let g=0;g+1<n.length;g+=2){const _=e.resolve(n[g]);(i==="Names"?_ instanceof b.Mx:typeof _=="number")&&a.push([_,n[g+1]])}return a}function O(e,l,f,i){
const n=_=>e.array(e.dict(_)?.get("Limits"))??[],a=f[0]?.[0]??n(i[0])[0],g=f.at(-1)?.[0]??n(i.at(-1))[1];e.edit(l.holder),a!==void 0&&g!==void 0?l.dict.set("Lim\
its",[a,g]):l.dict.delete("Limits")}function k(e){const l=[];for(let f=0;f<e.length;f+=M)l.push(e.slice(f,f+M));return l}}),58247:((L,w,u)=>{u.d(w,{G:()=>v,w:()=>y});
var b=u(20381),m=u(16039);const M=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,E=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,p=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
y=d=>d.replace(M,"").replace(E,"").replace(p,"�").trim();function v(d){const s=d instanceof m.Mx?y((0,b.g7)(d)):"";return s===""?null:s}}),90191:((L,w,u)=>{u.
d(w,{J7:()=>M,Kd:()=>y,Wo:()=>v,_i:()=>p,b9:()=>E});var b=u(84293),m=u(16039);class M{document;gone=new Set;chased=new Set;constructor(s){this.document=s}remove(s){
const{catalog:t,catalogNumber:o,pages:r}=this.document,c=t.get("Pages");s===o||(0,m.i9)(c)&&s===c.number||r.holds(s)||(this.gone.add(s),this.document.remove(s))}chase(s){
this.chased.add(s)}removed(){return this.gone}takeChased(){const s=this.chased;return this.chased=new Set,s}isGone(s){return(0,m.i9)(s)&&this.gone.has(s.number)}}
class E{most;left;constructor(s){this.most=this.left=s.job.limits.nodes}spend=s=>{if(this.left-=s,this.left<0)throw(0,b.F)("nodes",`The document has more than ${this.
most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class p{seen=new Set;allowance;constructor(s,t=new E(
s)){this.allowance=t}first(s){return this.allowance.spend(1),(0,m.i9)(s)?this.seen.has(s.number)?!1:(this.seen.add(s.number),!0):!0}}function y(d,s){return(0,m.
i9)(d)?d.number:s}function v(d,s){const t=d.catalog.get(s),o=d.dict(t);return o&&{dict:o,holder:y(t,d.catalogNumber)}}})};
