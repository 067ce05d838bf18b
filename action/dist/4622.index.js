"use strict";exports.id=4622,exports.ids=[4622],exports.modules={17158:((N,S,p)=>{p.d(S,{U:()=>w,e:()=>k});var O=p(58552),y=p(78323);const M=/^(?:https?|mailto|tel):|^data:image\//i,
C=/^[a-z][a-z0-9+.-]*:/i,I=/^(?:field|qr):/i;async function k(c,E,a){const l=[c];for(let f=l.pop();f;f=l.pop()){const h=a.step(500);if(h&&await h,A(f,E),"childr\
en"in f){f.children.some(g=>g.type==="text"&&(0,y.H)(g.value))&&Object.assign(f,{children:f.children.flatMap(g=>d(g,E))});for(const g of f.children)l.push(g)}}}
function A(c,E){const a=(l,f)=>{const h=c[l];typeof h=="string"&&(0,y.H)(h)&&Object.assign(c,{[l]:(0,y.qk)(h,E,f)})};for(const l of["alt","title"])a(l,w);if(c.type===
"code"&&a("value"),c.type==="inlineCode"&&a("value",w),c.type==="html"&&a("value",l=>w(l).replace(/[&<>"']/g,f=>`&#${f.charCodeAt(0)};`)),"url"in c&&(0,y.H)(c.url)&&
(a("url",/^qr:/i.test(c.url)?encodeURIComponent:w),L(c.url,c.type==="image")))throw(0,O.G6)([{field:"values",message:"give an address another scheme than http, \
https, mailto or tel, or data with an image"}])}const L=(c,E)=>C.test(c.trim())&&!M.test(c.trim())&&!(E&&I.test(c.trim())),w=c=>c.replace(/\r?\n/g," ");function d(c,E){
return c.type!=="text"||!(0,y.H)(c.value)?[c]:(0,y.qk)(c.value.replaceAll(`
`," "),E,l=>l.replace(/\r\n?/g,`
`)).split(`
`).flatMap((l,f)=>f===0?[{type:"text",value:l}]:[{type:"break"},{type:"text",value:l}])}}),6565:((N,S,p)=>{p.d(S,{X:()=>c});var O=p(41917),y=p(61729),M=p(17158);
const C=2e4,[I,k,A]=[1e3,10,10],L=/[\n,:!&*"'%[\]{}]|-(?=\s)/g,w=/(?:^|[\s[{,])\?(?=\s|$)/g,d=/^---[ \t]*\r?\n([\s\S]*?)\r?\n(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/;function c(f){
const h={words:{},markdown:f},g=d.exec(f.slice(0,C));if(!g)return h;const _=a(g[1])?l(g[1]):void 0;if(!_)return h;const T=(...W)=>{const K=W.map(x=>_[x]).find(x=>typeof x==
"string"&&x.trim()!=="");return typeof K=="string"?(0,M.U)(K.trim()):void 0},R=_.author??_.authors,$=Array.isArray(R)?R.filter(W=>typeof W=="string").join(", "):
T("author","authors"),[F,b,B]=[T("title"),T("lang","language"),E(_.date)??T("date")];return{words:{...F&&{title:F},...$&&{author:$},...b&&{language:b},...B&&{date:B},
...T("cover")?.toLowerCase()==="true"&&{cover:!0}},markdown:f.slice(g[0].length)}}const E=f=>f instanceof Date?f.toISOString().replace(/T00:00:00\.000Z$/,""):void 0;
function a(f){if((f.match(w)?.length??0)>A)return!1;const h=f.match(L)??[];let g=0;for(const _ of h)if(_==="["||_==="{"?g++:(_==="]"||_==="}")&&g>0&&g--,g>k)return!1;
return h.length<=I}function l(f){try{const h=(0,O.qg)(f,{schema:"failsafe",logLevel:"silent",maxAliasCount:20});return(0,y.Gv)(h)&&!Array.isArray(h)?h:void 0}catch{
return}}}),28331:((N,S,p)=>{p.d(S,{D:()=>Ut});var O=p(47145),y=p(91261),M=p(16007);const C=new Set(["wwwAutolink","protocolAutolink","emailAutolink"]);function I(){
const{text:e={},...t}=(0,M.T)(),o=new WeakMap,s=Object.entries(e).map(([n,i])=>{const r=i===void 0?[]:Array.isArray(i)?i:[i];return[n,r.map(u=>C.has(u.name??"")?
k(u,o):u)]});return{...t,text:Object.fromEntries(s)}}function k(e,t){const{tokenize:o}=e;return{...e,tokenize(s,n,i){return A(this.events,t)?i:o.call(this,s,n,i)}}}
function A(e,t){const o=t.get(e);if(o&&L(o[1])&&e[o[0]]?.[1]===o[1])return!0;for(let s=e.length-1;s>=0;s--){const n=e[s][1];if(L(n))return t.set(e,[s,n]),!0;if("\
_gfmAutolinkLiteralWalkedInto"in n)break}return!1}const L=({type:e,_balanced:t})=>(e==="labelLink"||e==="labelImage")&&!t;var w=p(58552);const d=100,c=1e5,E=500,
a=1e3,l=1e3,f=2e4,h=e=>(0,w.G6)([{field:"file",message:e}]),g=()=>h(`nests quotes, lists or emphasis more than ${d} levels deep; at most ${d} are allowed`),_=()=>h(
`has more than ${c} cells in tables; at most ${c} are allowed. Split it into several documents`),T=()=>h(`has a table with more than ${E} columns; at most ${E} \
are allowed`),R=()=>h(`has a paragraph or cell with more than ${a} marks such as * and [; at most ${a} are allowed. Put a \\ before marks that are text`),$=()=>h(
`has a part of more than ${l} lines or ${f} words (an escape or entity counts as two, an @ or | as four, a link as ten, and 15 characters as one, too) without a\
 blank line that ends it. Put blank lines around headings, lists, quotes and paragraphs`),F=3e6,b=/<\?|<!--|<!\[CDATA\[|<![a-zA-Z]|`+/g,B=[["<?","?>"],["<!--","\
-->"],["<![CDATA[","]]>"],["<!",">"]];function W(e){let t=0;for(const o of e.split(/\n[ \t]*\n/)){const s=K(o),n=B.map(([i,r])=>[i,o.lastIndexOf(r)]);for(const{
0:i,index:r}of o.matchAll(b))if((i.startsWith("`")?s.get(i.length):n.find(([m])=>i.startsWith(m))[1])<=r&&(t+=o.length-r),t>F)throw R()}}function K(e){const t=new Map;
for(const{0:o,index:s}of e.matchAll(/`+/g))t.set(o.length,s);return t}const x=[200,200,400,800,2e3],ht=20,pt=60,mt=1200,P=/^[ \t]*$/,gt=/^( {0,3})(`{3,}(?=[^`]*$)|~{3,})/,
Et=[[/^ {0,3}<(?:script|pre|style|textarea)(?=[\s>]|$)/i,/<\/(?:script|pre|style|textarea)>/i],[/^ {0,3}<!--/,/-->/],[/^ {0,3}<\?/,/\?>/],[/^ {0,3}<![a-z]/i,/>/],
[/^ {0,3}<!\[CDATA\[/,/\]\]>/]],j=/^( {0,3})([-+*]|\d{1,9}[.)])([ \t]+|$)/,wt=/^:?-+:?$/,yt=/^#{1,6}(?:[ \t]|$)/,q=/^\[[^\][]+\]:[ \t]*[^\s"'(]+(?:[ \t]+(?:"[^"]*"|'[^']*'|\([^()]*\)))?[ \t]*$/,
V=/^ {4,}\S/,At=/^(?:[ \t]*(?:>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)))+/,z=/^[ \t]*([-*_])(?:[ \t]*\1)*[ \t]*$/;function*_t(e){const t=new Ot,o={count:0};let s=[],
n=0,i=0,r;for(const u of e.split(/\r\n|\n|\r/)){kt(u);const m=s.at(-1)?.text,D=n>=x[Math.min(i,x.length-1)]&&m!==void 0?t.cutBefore(u,m):void 0;D&&(yield*Z(s,r,
o),r=D==="apart"?void 0:{kind:D,isLoose:P.test(m)},s=[],n=0,i++),t.take(u,m),s.push({text:u,isFree:t.isFree&&!t.isInList}),n+=u.length+ht}s.length>0&&(yield*Z(s,
r,o))}const Y=(e,t)=>t!==void 0&&P.test(t)&&/^[^ \t>]/.test(e)&&!j.test(e),X=e=>Et.find(([t,o])=>t.test(e)&&!o.test(e.replace(/^ {0,3}<!?-?-?/,"")))?.[1];class Ot{fence;raw;offset=0;sign="";run="\
others";mayBeHtml=!1;get isFree(){return!this.fence&&!this.raw}get isInList(){return this.offset>0}cutBefore(t,o){if(!this.isFree)return;if(Y(t,o))return"apart";
const s=j.exec(t);if(this.isInList&&s!==null&&s[1].length<this.offset&&!z.test(t))return s[2].at(-1)===this.sign&&!P.test(t.slice(s[0].length))?"list":void 0;if(!this.
mayBeHtml){if(yt.test(t))return"apart";if(!(this.isInList||P.test(o)))return this.run==="definitions"&&q.test(t)?"apart":this.run==="code"&&V.test(t)?"code":void 0}}take(t,o){
if(this.raw){this.raw.test(t)&&(this.raw=void 0);return}if(this.fence){this.fence.test(t)&&(this.fence=void 0);return}Y(t,o)&&(this.offset=0),this.follow(t,o);const s=j.
exec(t);s&&(this.offset===0||s[1].length<this.offset)&&!z.test(t)&&(this.offset=s[0].trimEnd().length+1,this.sign=s[2].at(-1));const n=t.length-t.trimStart().length;
if(this.offset>0&&n>=this.offset)return;const i=gt.exec(t);i?this.fence=new RegExp(`^ {0,3}${i[2][0]}{${i[2].length},}[ \\t]*$`):this.raw=X(t)}follow(t,o){const s=o===
void 0||P.test(o),n=q.test(t)?"definitions":V.test(t)?"code":"others";this.run=s||n===this.run?n:"others",this.mayBeHtml=P.test(t)?!1:this.mayBeHtml||/^ {0,3}</.
test(t)}}function*Z(e,t,o){const s=e.map(({text:r})=>r),n=r=>t?{text:r,joins:t}:{text:r};let i=0;for(let r=1;r<e.length;r++){const u=e[r].isFree&&/^ {0,3}[^\s>].*\|/.
test(s[r-1])?Lt(s[r]):0;if(u===0)continue;if(u>E)throw T();let m=r+1;for(;m<e.length&&e[m].isFree&&!P.test(s[m]);)m++;if(o.count+=(m-r)*u,o.count>c)throw _();const v=J(
u);if(m-r>v){const D=s.slice(r+1+v,m);yield{...n(s.slice(i,r+1+v).join(`
`)),table:{columns:u,rows:D}},t=void 0,i=m}r=m}i<e.length&&(yield n(s.slice(i).join(`
`)))}function Lt(e){if(/^ {4}/.test(e)||!/^[-:|\s]+$/.test(e))return 0;const t=e.trim().split("|");return t[0]===""&&t.shift(),t.at(-1)?.trim()===""&&t.pop(),t.
every(o=>wt.test(o.trim()))?t.length:0}const J=e=>Math.max(1,Math.min(pt,Math.floor(mt/e)-1));function*St({columns:e,rows:t}){const o=`${"|a".repeat(e)}|
${"|-".repeat(e)}|
`,s=J(e);for(let n=0;n<t.length;n+=s)yield{text:o+t.slice(n,n+s).join(`
`),rest:()=>t.slice(n).join(`
`)}}function kt(e){const t=At.exec(e)?.[0];if(t===void 0||z.test(e))return;const o=t.match(/[>+*.)-]/g)?.length??0,s=/^[ \t]*/.exec(t)[0].replaceAll("	","    ").
length;if(o>d||o+s/2>2*d)throw g()}const U=983040,Mt=1048573,Ct=/[\u{f0000}-\u{ffffd}]/gu,Tt=/[\u{f0000}-\u{ffffd}]/u,It=/^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N},.;?!'’…–—-]*$/u,
Q=/www\./i,vt=new RegExp("^\\p{L}","u"),Dt=/\||:-|-:/,Rt=/^(`{3,}(?=[^`]*$)|~{3,})/,$t=/^ {0,3}<[a-z!?/]/i,xt=/^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N},.;?!'’…–—+/=-]*$/u,
Pt=1e3,tt=10,et=5;function Nt(e){if(Tt.test(e))return{text:e,stretches:[]};const t=[],o=n=>U+t.length>=Mt?n:(t.push(n),String.fromCodePoint(U+t.length-1)),s=[];
for(const n of Wt(e.split(`
`)))if(n.isFenced)s.push(o(n.lines.join(`
`)));else for(const i of bt(n.lines,o))s.push(i);return{text:s.join(`
`),stretches:t}}function*Wt(e){let[t,o,s]=[0,void 0,!1];for(let n=0;n<e.length;n++){if(o){o.test(e[n])&&(o=void 0);continue}o=X(e[n]),s=e[n].trim()!==""&&(s||$t.
test(e[n]));const i=s?void 0:Rt.exec(e[n])?.[1],r=i===void 0?-1:Ft(e,n,i);r-n>et?(yield{lines:e.slice(t,n+1),isFenced:!1},yield{lines:e.slice(n+1,r),isFenced:!0},
t=n=r):r>=0?n=r:e[n]===""&&(yield{lines:e.slice(t,n+1),isFenced:!1},t=n+1)}t<e.length&&(yield{lines:e.slice(t),isFenced:!1})}function Ft(e,t,o){for(let s=t+1;s<
e.length;s++){const n=e[s].trimEnd(),i=n.trimStart();if(!(n.length-i.length>3||n.startsWith("	"))&&i.length>=o.length&&i===o[0].repeat(i.length))return s}return e.
length}function bt(e,t){if(e.some(n=>n.includes("<")))return e;const o=e.some(n=>Dt.test(n)),s=[];for(let n=0,i;n<e.length;n=i){if(i=n+1,!o)for(;i<e.length&&nt(
e[i-1])&&nt(e[i]);)i++;if(i-n>=et)s.push(e[n],t(e.slice(n+1,i-1).join(`
`)),e[i-1]);else for(const r of e.slice(n,i))s.push(Bt(r,t))}return s}const nt=e=>vt.test(e)&&e.split(" ").every(st),st=e=>It.test(e)&&!Q.test(e);function Bt(e,t){
const o=e.split(" ").map(n=>Kt(n,t));if(o.length<tt)return o.join(" ");const s=[];for(let n=0,i;n<o.length;n=i){for(i=n;i<o.length&&st(o[i]);)i++;if(i-n>=tt)s.push(
o[n],t(o.slice(n+1,i-1).join(" ")),o[i-1]);else if(i>n)for(const r of o.slice(n,i))s.push(r);else s.push(o[i++])}return s.join(" ")}const Kt=(e,t)=>e.length>Pt&&
xt.test(e)&&!Q.test(e)?e.replace(/(?<=^.)[^]+(?=.$)/u,t):e;function jt(e,{stretches:t}){if(t.length===0)return;const o=n=>n.replace(Ct,i=>t[i.codePointAt(0)-U]??
i),s=[...e];for(let n=s.pop();n;n=s.pop()){for(const[i,r]of Object.entries(n))i!=="type"&&typeof r=="string"&&Object.assign(n,{[i]:o(r)});if("children"in n)for(const i of n.
children)s.push(i)}}const zt=600,ot=50;async function Ut(e,t){await t.rest();const o=new te,s=[];for(const r of _t(e)){const u=await it(r,o,t);s.push({piece:r,children:u,
unknown:o.unknownIn(r)})}const n=[];for(const{piece:r,children:u,unknown:m}of s){const v=m.some(D=>o.has(D))?await it(r,o,t):u;Ht(n,v,r.joins)}const i={type:"ro\
ot",children:n};return await oe(i,t),i}function Ht(e,t,o){const[s,n]=[e.at(-1),t[0]];let i=0;if(o&&s?.type==="list"&&n?.type==="list"&&s.ordered===n.ordered){for(const r of n.
children)s.children.push(r);s.spread=s.spread===!0||n.spread===!0||o.isLoose,i=1}else o?.kind==="code"&&s?.type==="code"&&n?.type==="code"&&(s.value+=`
${n.value}`,i=1);for(let r=i;r<t.length;r++)e.push(t[r])}async function it({text:e,table:t},o,s){const n=await H(e,o,s);if(!t)return n;const i=n.at(-1);let r=i?.
type==="table"?void 0:t.rows.join(`
`);if(i?.type==="table")for(const u of St(t)){const[m,...v]=await H(u.text,o,s);if(m?.type!=="table"){r=u.rest();break}for(const D of m.children.slice(1))i.children.
push(D);if(v.length>0)return[...n,...v]}return r===void 0?n:[...n,...await H(r,o,s)]}async function H(e,t,o){const s=o.step(e.length*ot);s&&await s;const n=rt(e)?
Nt(e):void 0,i=n&&o.step(e.length*ot);if(i&&await i,n&&rt(n.text))throw $();W(n?.text??e);const{children:r}=(0,O.Y)(n?.text??e,t.options);n&&jt(r,n),t.learn(r);
const u=o.step(e.length*zt);return u&&await u,r}function rt(e){let[t,o]=[0,e.length*Zt];for(let s=0;s<e.length;s++){const n=e.charCodeAt(s);n===qt?t++:n!==ct&&e.
charCodeAt(s-1)===ct&&o++,o+=Qt[n]??0,(n===Vt?Gt(e,s):n===Yt&&e.charCodeAt(s+1)===Xt)&&(o+=Jt)}return t>l||o>f}const Gt=(e,t)=>(e.charCodeAt(t-1)|at)===ft&&(e.charCodeAt(
t-3)|at)===ft,[qt,ct,Vt,Yt,Xt,at,ft]=[10,32,46,58,47,32,119],[Zt,Jt]=[1/15,10],lt=Array.from("*_~[]!<",e=>e.charCodeAt(0)),G=96,Qt=Array.from({length:128},(e,t)=>{
const o=String.fromCharCode(t);return/[\\&]/.test(o)?2:/[@|]/.test(o)?4:/[a-z0-9 \n]/i.test(o)||lt.includes(t)||t===G?0:.4});class ut extends Array{known=new Set;includes(t){
return this.known.has(t)}push(...t){for(const o of t)this.known.add(o);return this.known.size}}class te{options;links=new ut;notes=new ut;constructor(){this.options=
{extensions:[I(),se(),ne(this)],mdastExtensions:[(0,y.C)()]}}learn(t){for(let o=t;o.length>0;){const s=[];for(const n of o)if(n.type==="definition"&&this.links.
push(n.identifier.toUpperCase()),n.type==="footnoteDefinition"&&this.notes.push(n.identifier.toUpperCase()),n.type==="blockquote"||n.type==="list"||n.type==="li\
stItem"||n.type==="footnoteDefinition")for(const i of n.children)s.push(i);o=s}}has(t){return this.links.includes(t)||this.notes.includes(t.replace(/^\^/,""))}unknownIn({
text:t,table:o}){const s=new Set;for(const n of[t,...o?.rows??[]])if(n.includes("["))for(const[,i]of n.matchAll(ee)){const r=i.replace(/[\t\n\r ]+/g," ").trim().
toLowerCase().toUpperCase();this.has(r)||s.add(r)}return[...s]}seed({parser:t}){Object.assign(t,{defined:this.links,gfmFootnotes:this.notes})}}const ee=/\[((?:[^\\[\]]|\\.){1,999})\]/gs,
dt=(e,t)=>({name:e,tokenize:function(s,n,i){return t(this),i}});function ne(e){const t=new WeakSet;return{document:{null:[dt("octavoDefinitions",s=>{t.has(s.parser)||
e.seed(s),t.add(s.parser)})]}}}function se(){const e=new WeakMap,t=dt("octavoMarks",s=>{const n=(e.get(s.events)??0)+1;if(n>a)throw R();e.set(s.events,n)}),o={...t,
previous(s){return s!==G||this.events.at(-1)?.[1].type==="characterEscape"}};return{text:{...Object.fromEntries(lt.map(s=>[s,t])),[G]:o}}}async function oe({children:e},t){
let o=0,s=e;for(let n=0;s.length>0;n++){if(n>d)throw g();const i=[];for(const r of s){if(r.type==="table"&&(o+=ie(r)),o>c)throw _();if("children"in r)for(const m of r.
children)i.push(m);const u=t.step(200);u&&await u}s=i}}const ie=({children:e})=>e.length*(e[0]?.children.length??0)}),34622:((N,S,p)=>{p.d(S,{A6:()=>k,bi:()=>C,
e_:()=>I});var O=p(6565),y=p(28331),M=p(96522);function C(A){if(/^(?:data|qr):/i.test(A))return A;try{return decodeURIComponent(A)}catch{return A}}async function I(A,L){
const w=await(0,y.D)((0,O.X)(A).markdown,L);return[...await k(w,L)]}async function k(A,L){const w=new Map,d=[],c=[A];for(let a=c.pop();a;a=c.pop()){const l=L.step(
M.v);if(l&&await l,a.type==="definition"&&!w.has(a.identifier)&&w.set(a.identifier,a.url),a.type==="image"&&d.push(a.url),a.type==="imageReference"&&d.push({reference:a.
identifier}),"children"in a)for(const f of[...a.children].reverse())c.push(f)}const E=d.map(a=>typeof a=="string"?a:w.get(a.reference));return new Set(E.filter(
a=>a!==void 0).map(C))}}),96522:((N,S,p)=>{p.d(S,{v:()=>O});const O=300}),78323:((N,S,p)=>{p.d(S,{H:()=>C,Y1:()=>I,lr:()=>w,qk:()=>A});const O=1048576,y=15,M=/([\u{100000}-\u{107fff}])([\u{100000}-\u{107fff}])/gu,
C=d=>/[\u{100000}-\u{10ffff}]/u.test(d),I=d=>String.fromCodePoint(O+(d>>y),O+(d&(1<<y)-1)),k=(d,c)=>d.codePointAt(0)-O<<y|c.codePointAt(0)-O,A=(d,c,E=a=>a)=>d.replace(
M,(a,l,f)=>E(c[k(l,f)]??"")),L=500;async function w(d,c,E,a){const l=[];let f=0;for(const{0:h,1:g,2:_,index:T}of d.matchAll(M)){const R=c[k(g,_)]??"",$=a.step(L+
R.length);$&&await $,l.push(d.slice(f,T),E(R)),f=T+h.length}return l.push(d.slice(f)),l.join("")}})};
