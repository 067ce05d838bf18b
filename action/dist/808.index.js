"use strict";exports.id=808,exports.ids=[808],exports.modules={85673:((K,A,_)=>{_.d(A,{gx:()=>T,h:()=>w});function P(n,s){const g=E(n,s);if(g!==void 0)return[g];const a=O(n);
return s.filter(y=>O(y).some(e=>e.length>3&&a.includes(e)))}function E(n,s){let g;const a=O(n);for(const y of s){const e=L(a,O(y));e<=2&&e<(g?.count??1/0)&&(g={
name:y,count:e})}return g?.name}function L(n,s){return n.length!==s.length?n.length*s.length===0?1/0:L([n.join("")],[s.join("")]):s.reduce((g,a,y)=>{const e=n[y]??
"",i=Math.min(e.length,a.length),p=d(e,a);return p>(i<3?0:i<7?1:2)?1/0:g+p},0)}const w=(n,s)=>D(P(n,s));function T(n,s){const g=E(n,s),a=e=>O(e).sort().join(" "),
y=a(n);return D(g===void 0?s.filter(e=>n!==""&&a(e)===y):[g])}const D=n=>n.length===0||n.length>3?"":` (did you mean ${n.join(" or ")}?)`,O=n=>n.trim().slice(0,
64).replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase().split(/[\s_-]+/).filter(s=>s!==""),m=2;function d(n,s){if(Math.abs(n.length-s.length)>m)return 1/0;let g=[],
a=Array.from({length:s.length+1},(e,i)=>i<=m?i:1/0);for(let e=0;e<n.length;e++){const i=[];i[0]=e+1;let p=1/0;for(let l=Math.max(0,e-m);l<=Math.min(s.length-1,e+
m);l++){const t=e>0&&l>0&&n[e]===s[l-1]&&n[e-1]===s[l];i[l+1]=Math.min((a[l+1]??1/0)+1,(i[l]??1/0)+1,(a[l]??1/0)+(n[e]===s[l]?0:1),t?(g[l-1]??1/0)+1:1/0),p=Math.
min(p,i[l+1])}if(p>m)return 1/0;g=a,a=i}const y=a[s.length]??1/0;return y>m?1/0:y}}),60057:((K,A,_)=>{_.d(A,{d:()=>y,f:()=>e});var P=_(61729),E=_(33546),L=_(59071),
w=_(11338),T=_(77581),D=_(85673),O=_(55416);const m=new Map([["decimal","D"],["roman_lower","r"],["roman_upper","R"],["letters_lower","a"],["letters_upper","A"],
["none",void 0]]),d=500,n=[...m.keys()],s=["from","style","prefix","start"],g=1e9,a=60;async function y(t){const r=await(0,E.FB)(t);if(!r)return null;const o=[];
let f=0;for(const{first:c,style:u,prefix:h,start:M}of r){if(c>=t.pages.count)break;const b=(0,L.ZK)(h);if(f+=a+b.length,f>w.B.fields.labels.maxLength)return null;
o.push({from:c+1,style:n.find(x=>m.get(x)===u)??"none",prefix:b,start:M});const I=t.job.pace.step(100);I&&await I}return{labels:o}}async function e(t,r,o){const f=new i(
r),c=await f.read(t,o);return f.problems.raise(),c.sort((u,h)=>u.first-h.first)}class i{pageCount;problems=new O.Z("labels");places=new Map;constructor(r){this.
pageCount=r}async read(r,o){this.problems.addUnknownMembers("",r,["labels"],"it takes only labels");const{labels:f}=r;if(Array.isArray(f)){const c=[];for(const[
u,h]of f.entries()){const M=o.step(d);M&&await M,c.push(this.range(h,`labels[${u}]`))}return c}return this.problems.add(()=>'must have labels, a list of ranges,\
 such as {"labels": [{"from": 1, "style": "roman_lower"}, {"from": 5}]}'),[]}range(r,o){if(!(0,P.Gv)(r))return this.problems.add(()=>`${o} must be an object wit\
h from, and with style, prefix and start as you need them`),p;this.problems.addUnknownMembers(`${o} `,r,s,"a range has from, style, prefix and start");const{from:f,
style:c="decimal",prefix:u="",start:h=1}=r;this.checkFrom(f,o),(typeof c!="string"||!m.has(c))&&this.problems.add(()=>`${o}.style must be one of ${n.join(", ")}${typeof c==
"string"?(0,D.h)(c,n):""}`);const M=typeof u=="string"?(0,O.U)(u):'must be a text, such as "A-"; leave it out for none';return M&&this.problems.add(()=>`${o}.pr\
efix ${M}`),l(h,g)?c==="none"&&h!==1&&this.problems.add(()=>`${o}.start has no effect with the style none: leave it out, or choose another style`):this.problems.
add(()=>`${o}.start must be a whole number from 1 to ${g}: the number of the first page of the range`),{first:f-1,style:m.get(c),prefix:typeof u=="string"&&u!==
""?(0,T.wx)(u):void 0,start:h}}checkFrom(r,o){if(!l(r,this.pageCount)){const c=this.pageCount===1?"must be 1, because the document has one page":`must be a page\
 from 1 to ${this.pageCount}`;this.problems.add(()=>`${o}.from ${r===void 0?"is missing: it ":""}${c}; the range begins there`);return}const f=this.places.get(r);
f===void 0?this.places.set(r,o):this.problems.add(()=>`${o}.from is ${r}, as in ${f}: give each page one range`)}}const p={first:0,style:void 0,prefix:void 0,start:1},
l=(t,r)=>typeof t=="number"&&Number.isInteger(t)&&t>=1&&t<=r}),55416:((K,A,_)=>{_.d(A,{U:()=>m,Z:()=>O});var P=_(58552),E=_(98446),L=_(85673);const w=20,T=/[\p{Cc}\u2028\u2029]/u,
D=new RegExp("\\p{Cs}","u");class O{field;named=[];count=0;constructor(n){this.field=n}add(n){this.count++,this.named.length<w&&this.named.push(n())}addUnknownMembers(n,s,g,a){
for(const y of Object.keys(s))g.includes(y)||this.add(()=>`${n}has “${(0,E.Bu)(y)}”, which means nothing there${(0,L.h)(y,g)}: ${a}`)}raise(){const n=this.count-
this.named.length,s=[...this.named,...n>0?[`has ${n} further problems`]:[]];if(s.length>0)throw(0,P.G6)(s.map(g=>({field:this.field,message:g})))}}function m(d){
if(T.test(d))return"must not contain control characters or line breaks";if(D.test(d))return"must not contain an incomplete character (a lone surrogate)"}}),808:((K,A,_)=>{
_.r(A),_.d(A,{set_page_labels:()=>T});var P=_(33546),E=_(91519),L=_(14029),w=_(60057);const T=async(O,{labels:m,open_password:d},n)=>{const s=await(0,E.E)(O.bytes,
n,{password:d}),g=s.pages.count,a=await(0,w.f)(m,g,n.pace);return(0,P.k$)(s,a),{documents:[{name:O.name,bytes:await(0,L.UN)(s),pageCount:g}],notes:a.length===0?
[D]:[],facts:{pageCount:g,labelledPages:a.length===0?0:g-a[0].first}}},D={code:"no_labels",message:"The document has no page labels now, because labels has none\
.",mentions:["labels"]}}),33546:((K,A,_)=>{_.d(A,{FB:()=>T,Hr:()=>O,Zh:()=>m,k$:()=>D,qm:()=>d});var P=_(93604),E=_(45599),L=_(81077);const w={first:0,style:"D",
prefix:void 0,start:1};async function T(e){const i=e.catalog.get("PageLabels");if(!e.dict(i))return;const p=(await(0,L.Zc)(e,i,"Nums")).map(([l,t])=>({first:Number(
l),label:e.dict(t)})).filter(({first:l})=>Number.isInteger(l)&&l>=0).sort((l,t)=>l.first-t.first).filter(({first:l},t,r)=>r[t+1]?.first!==l).map(({first:l,label:t})=>({
first:l,...n(e,t)}));return p[0]?.first===0?p:[w,...p]}function D(e,i){const p=e.editCatalog();if(i.length===0){p.delete("PageLabels");return}const l=i[0].first===
0?i:[w,...i],t=y(e),r=l.map(({first:o,start:f,...c})=>[o,a({...c,number:f},t)]);p.set("PageLabels",e.add((0,L.H6)(e,r,"Nums")))}async function O(e){const i=await T(
e);if(!i)return;const p=i.map(({first:l})=>l);return l=>{const t=i[(0,P.MJ)(p,l)-1];return{...t,number:t.start+l-t.first}}}function m(e,i){const p=[],l=y(e);let t,
r=0;for(const o of i)(!t||!s(t,o))&&p.push([r,a(o,l)]),t=o,r++;return(0,L.H6)(e,p,"Nums")}async function d(e,i){const p=await O(e);if(!p)return;const l=m(e,Array.
from(i,t=>p(t-1)));e.editCatalog().set("PageLabels",e.add(l))}function n(e,i){const p=e.resolve(i?.get("S")),l=e.resolve(i?.get("P")),t=e.resolve(i?.get("St"));
return{style:p instanceof E.SX?p.text:void 0,prefix:l instanceof E.Mx&&l.bytes.length>0?l:void 0,start:typeof t=="number"&&Number.isInteger(t)&&t>=1?t:1}}function s(e,i){
return e.style!==i.style||i.style!==void 0&&i.number!==e.number+1?!1:e.prefix===i.prefix?!0:!!e.prefix&&!!i.prefix&&Buffer.compare(e.prefix.bytes,i.prefix.bytes)===
0}const g=100;function a({style:e,prefix:i,number:p},l){return(0,E.jd)({S:e===void 0?void 0:(0,E.UU)(e),P:i&&i.bytes.length>g?l(i):i,St:e===void 0||p===1?void 0:
p})}function y(e){const i=new Map;return p=>{let l=i.get(p);return l||i.set(p,l=e.add(p)),l}}}),81077:((K,A,_)=>{_.d(A,{BX:()=>O,H6:()=>m,MN:()=>d,Pu:()=>T,Zc:()=>D,
r6:()=>n});var P=_(45599),E=_(93604),L=_(9819);const w=64,T=t=>typeof t=="number"?String(t):Buffer.from(t.bytes).toString("latin1");async function D(t,r,o){const f=[];
for(const c of await a(t,r,0,o)){for(const h of e(t,c,o))f.push(h);const u=t.job.pace.step(s);u&&await u}return f}async function O(t,r,o,f,c,u){const h=await a(
t,r,o,f,u);for(let M=h.length-1;M>=0;M--){const b=h[M],I=e(t,b,f),x=I.filter(([R,U])=>!c(R,U)),S=t.job.pace.step(s+I.length*s);S&&await S,x.length<I.length&&(t.
edit(b.holder),b.dict.set(f,p(x)),b.changed=!0);for(const R of b.repeats)t.edit(b.holder),b.dict.delete(R),b.changed=!0;if(b.emptyKids){const R=(t.array(b.dict.
get("Kids"))??[]).filter(U=>!b.emptyKids.has(t.dict(U)));t.edit(b.holder),b.dict.set("Kids",R),b.changed=!0}if(!b.changed)continue;const C=t.array(b.dict.get("K\
ids"))??[];b.empty=x.length===0&&C.length===0;const v=b.parent;v&&(v.changed=!0,b.empty?(v.emptyKids??=new Set).add(b.dict):i(t,b,x,C))}return h[0]?.empty??!1}function m(t,r,o){
if(r.length<=w)return(0,P.jd)({[o]:p(r)});let f=[];for(const c of l(r)){const[u,h]=[c[0][0],c.at(-1)[0]];f.push({ref:t.add((0,P.jd)({Limits:[u,h],[o]:p(c)})),low:u,
high:h})}for(;f.length>w;)f=l(f).map(c=>{const[u,h]=[c[0].low,c.at(-1).high];return{ref:t.add((0,P.jd)({Limits:[u,h],Kids:c.map(({ref:M})=>M)})),low:u,high:h}});
return(0,P.jd)({Kids:f.map(({ref:c})=>c)})}async function d(t,r){const{pace:o}=t.job,f=[];for(const[c,u]of r){f.push([(0,P.Px)(c),u]);const h=o.step(10*s);h&&await h}
return m(t,await n(t,f),"Names")}async function n(t,r){const{pace:o}=t.job,f=[];for(const u of r){f.push({entry:u,key:T(u[0])});const h=o.step(s);h&&await h}return(await(0,E.
qZ)(f,(u,h)=>u.key<h.key?-1:u.key>h.key?1:0,o)).map(({entry:u})=>u)}const s=100,g=30;async function a(t,r,o,f,c){const u=new L.b9(t),h=new Set,M=x=>h.size<h.add(
x).size,b=[],I=[{value:r??null,holder:o,parent:void 0}];for(let x=I.pop();x!==void 0;x=I.pop()){u.spend(1);const S=t.job.pace.step(s);S&&await S;const C=t.dict(
x.value);if(!C||!M(C)||c&&x.parent&&!y(t,C,c))continue;const v=[],R=B=>{const N=t.array(C.get(B));return!N||M(N)?N??[]:(v.push(B),[])},U=R(f).length>>1,$=R("Kid\
s"),W={dict:C,holder:(0,L.Kd)(x.value,x.holder),parent:x.parent,repeats:v};b.push(W),u.spend(U);const G=(0,L.Kd)(C.get("Kids"),W.holder);for(let B=$.length-1;B>=
0;B--){I.push({value:$[B],holder:G,parent:W});const N=t.job.pace.step(g);N&&await N}const j=t.job.pace.step(U*s);j&&await j}return b}function y(t,r,o){const[f,c]=t.
array(r.get("Limits"))??[];return typeof f!="number"||typeof c!="number"||o(f,c)}function e(t,{dict:r,repeats:o},f){const c=o.includes(f)?void 0:t.array(r.get(f));
if(!c)return[];const u=[];for(let h=0;h+1<c.length;h+=2){const M=t.resolve(c[h]);(f==="Names"?M instanceof P.Mx:typeof M=="number")&&u.push([M,c[h+1]])}return u}
function i(t,r,o,f){const c=M=>t.array(t.dict(M)?.get("Limits"))??[],u=o[0]?.[0]??c(f[0])[0],h=o.at(-1)?.[0]??c(f.at(-1))[1];t.edit(r.holder),u!==void 0&&h!==void 0?
r.dict.set("Limits",[u,h]):r.dict.delete("Limits")}function p(t){const r=[];for(const[o,f]of t)r.push(o,f);return r}function l(t){const r=[];for(let o=0;o<t.length;o+=
w)r.push(t.slice(o,o+w));return r}}),59071:((K,A,_)=>{_.d(A,{Gh:()=>s,ZK:()=>g,wh:()=>n});var P=_(77581),E=_(45599);const L=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,
w=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,T=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,D=a=>a.replace(L,"").replace(
w,"").replace(T,"�"),O=200,m=new WeakMap;function d(a){if(a.bytes.length<O)return D((0,P.g7)(a));let y=m.get(a);return y===void 0&&m.set(a,y=D((0,P.g7)(a))),y}
const n=a=>D(a).trim();function s(a){const y=a instanceof E.Mx?d(a).trim():"";return y===""?null:y}const g=a=>a?d(a):""}),9819:((K,A,_)=>{_.d(A,{J7:()=>L,Kd:()=>D,
Wo:()=>O,_i:()=>T,b9:()=>w});var P=_(42973),E=_(45599);class L{document;gone=new Set;chased=new Set;constructor(d){this.document=d}remove(d){const{catalog:n,catalogNumber:s,
pages:g}=this.document,a=n.get("Pages");d===s||(0,E.i9)(a)&&d===a.number||g.holds(d)||(this.gone.add(d),this.document.remove(d))}chase(d){this.chased.add(d)}removed(){
return this.gone}takeChased(){const d=this.chased;return this.chased=new Set,d}isGone(d){return(0,E.i9)(d)&&this.gone.has(d.number)}}class w{most;left;constructor(d){
this.most=this.left=d.job.limits.nodes}spend=d=>{if(this.left-=d,this.left<0)throw(0,P.F)("nodes",`The document has more than ${this.most} fields, bookmarks, na\
mes and structure elements`,"Remove bookmarks or tags with another program first")}}class T{seen;beyond=new Set;allowance;constructor(d,n=new w(d)){this.allowance=
n,this.seen=new Uint8Array((d.size>>3)+1)}first(d){if(this.allowance.spend(1),!(0,E.i9)(d))return!0;const{number:n}=d,s=n>>3;if(s>=this.seen.length)return this.
beyond.size<this.beyond.add(n).size;const g=1<<(n&7),a=(this.seen[s]&g)===0;return this.seen[s]|=g,a}}function D(m,d){return(0,E.i9)(m)?m.number:d}function O(m,d){
const n=m.catalog.get(d),s=m.dict(n);return s&&{dict:s,holder:D(n,m.catalogNumber)}}})};
