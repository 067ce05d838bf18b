"use strict";exports.id=4622,exports.ids=[4622],exports.modules={17158:((x,L,p)=>{p.d(L,{U:()=>w,e:()=>M});var O=p(58552),A=p(78323);const T=/^(?:https?|mailto|tel):|^data:image\//i,
k=/^[a-z][a-z0-9+.-]*:/i,I=/^(?:field|qr):/i;async function M(c,E,a){const l=[c];for(let f=l.pop();f;f=l.pop()){const d=a.step(500);if(d&&await d,y(f,E),"childr\
en"in f){f.children.some(g=>g.type==="text"&&(0,A.H)(g.value))&&Object.assign(f,{children:f.children.flatMap(g=>h(g,E))});for(const g of f.children)l.push(g)}}}
function y(c,E){const a=(l,f)=>{const d=c[l];typeof d=="string"&&(0,A.H)(d)&&Object.assign(c,{[l]:(0,A.qk)(d,E,f)})};for(const l of["alt","title"])a(l,w);if(c.type===
"code"&&a("value"),c.type==="inlineCode"&&a("value",w),c.type==="html"&&a("value",l=>w(l).replace(/[&<>"']/g,f=>`&#${f.charCodeAt(0)};`)),"url"in c&&(0,A.H)(c.url)&&
(a("url",/^qr:/i.test(c.url)?encodeURIComponent:w),S(c.url,c.type==="image")))throw(0,O.G6)([{field:"values",message:"give an address another scheme than http, \
https, mailto or tel, or data with an image"}])}const S=(c,E)=>k.test(c.trim())&&!T.test(c.trim())&&!(E&&I.test(c.trim())),w=c=>c.replace(/\r?\n/g," ");function h(c,E){
return c.type!=="text"||!(0,A.H)(c.value)?[c]:(0,A.qk)(c.value.replaceAll(`
`," "),E,l=>l.replace(/\r\n?/g,`
`)).split(`
`).flatMap((l,f)=>f===0?[{type:"text",value:l}]:[{type:"break"},{type:"text",value:l}])}}),6565:((x,L,p)=>{p.d(L,{X:()=>c});var O=p(41917),A=p(61729),T=p(17158);
const k=2e4,[I,M,y]=[1e3,10,10],S=/[\n,:!&*"'%[\]{}]|-(?=\s)/g,w=/(?:^|[\s[{,])\?(?=\s|$)/g,h=/^---[ \t]*\r?\n([\s\S]*?)\r?\n(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/;function c(f){
const d={words:{},markdown:f},g=h.exec(f.slice(0,k));if(!g)return d;const _=a(g[1])?l(g[1]):void 0;if(!_)return d;const C=(...F)=>{const K=F.map($=>_[$]).find($=>typeof $==
"string"&&$.trim()!=="");return typeof K=="string"?(0,T.U)(K.trim()):void 0},R=_.author??_.authors,N=Array.isArray(R)?R.filter(F=>typeof F=="string").join(", "):
C("author","authors"),[W,b,B]=[C("title"),C("lang","language"),E(_.date)??C("date")];return{words:{...W&&{title:W},...N&&{author:N},...b&&{language:b},...B&&{date:B},
...C("cover")?.toLowerCase()==="true"&&{cover:!0}},markdown:f.slice(g[0].length)}}const E=f=>f instanceof Date?f.toISOString().replace(/T00:00:00\.000Z$/,""):void 0;
function a(f){if((f.match(w)?.length??0)>y)return!1;const d=f.match(S)??[];let g=0;for(const _ of d)if(_==="["||_==="{"?g++:(_==="]"||_==="}")&&g>0&&g--,g>M)return!1;
return d.length<=I}function l(f){try{const d=(0,O.qg)(f,{schema:"failsafe",logLevel:"silent",maxAliasCount:20});return(0,A.Gv)(d)&&!Array.isArray(d)?d:void 0}catch{
return}}}),28331:((x,L,p)=>{p.d(L,{D:()=>Yt});var O=p(47145),A=p(91261),T=p(16007);const k=new Set(["wwwAutolink","protocolAutolink","emailAutolink"]);function I(){
const{text:e={},...t}=(0,T.T)(),o=new WeakMap,s=Object.entries(e).map(([n,i])=>{const r=i===void 0?[]:Array.isArray(i)?i:[i];return[n,r.map(u=>k.has(u.name??"")?
M(u,o):u)]});return{...t,text:Object.fromEntries(s)}}function M(e,t){const{tokenize:o}=e;return{...e,tokenize(s,n,i){return y(this.events,t)?i:o.call(this,s,n,i)}}}
function y(e,t){const o=t.get(e);if(o&&S(o[1])&&e[o[0]]?.[1]===o[1])return!0;for(let s=e.length-1;s>=0;s--){const n=e[s][1];if(S(n))return t.set(e,[s,n]),!0;if("\
_gfmAutolinkLiteralWalkedInto"in n)break}return!1}const S=({type:e,_balanced:t})=>(e==="labelLink"||e==="labelImage")&&!t;var w=p(58552);const h=100,c=1e5,E=500,
a=1e3,l=1e3,f=2e4,d=e=>(0,w.G6)([{field:"file",message:e}]),g=()=>d(`nests quotes, lists or emphasis more than ${h} levels deep; at most ${h} are allowed`),_=()=>d(
`has more than ${c} cells in tables; at most ${c} are allowed. Split it into several documents`),C=()=>d(`has a table with more than ${E} columns; at most ${E} \
are allowed`),R=()=>d(`has a paragraph or cell with more than ${a} marks such as * and [; at most ${a} are allowed. Put a \\ before marks that are text`),N=()=>d(
`has a part of more than ${l} lines or ${f} words (an escape or entity counts as two, an @ or | as four, a link as ten, and 15 characters as one, too) without a\
 blank line that ends it. Put blank lines around headings, lists, quotes and paragraphs`),W=3e6,b=/<\?|<!--|<!\[CDATA\[|<![a-zA-Z]|`+/g,B=[["<?","?>"],["<!--","\
-->"],["<![CDATA[","]]>"],["<!",">"]];function F(e){let t=0;for(const o of e.split(/\n[ \t]*\n/)){const s=K(o),n=B.map(([i,r])=>[i,o.lastIndexOf(r)]);for(const{
0:i,index:r}of o.matchAll(b))if((i.startsWith("`")?s.get(i.length):n.find(([m])=>i.startsWith(m))[1])<=r&&(t+=o.length-r),t>W)throw R()}}function K(e){const t=new Map;
for(const{0:o,index:s}of e.matchAll(/`+/g))t.set(o.length,s);return t}const $=[200,200,400,800,2e3],dt=20,pt=60,mt=1200,P=/^[ \t]*$/,gt=/^( {0,3})(`{3,}(?=[^`]*$)|~{3,})/,
Et=[[/^ {0,3}<(?:script|pre|style|textarea)(?=[\s>]|$)/i,/<\/(?:script|pre|style|textarea)>/i],[/^ {0,3}<!--/,/-->/],[/^ {0,3}<\?/,/\?>/],[/^ {0,3}<![a-z]/i,/>/],
[/^ {0,3}<!\[CDATA\[/,/\]\]>/]],j=/^( {0,3})([-+*]|\d{1,9}[.)])([ \t]+|$)/,wt=/^:?-+:?$/,At=/^#{1,6}(?:[ \t]|$)/,q=/^\[[^\][]+\]:[ \t]*[^\s"'(]+(?:[ \t]+(?:"[^"]*"|'[^']*'|\([^()]*\)))?[ \t]*$/,
yt=/^ {0,3}\[\^[^\][]+\]:/,_t=4,V=/^ {4,}\S/,Ot=/^(?:[ \t]*(?:>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)))+/,z=/^[ \t]*([-*_])(?:[ \t]*\1)*[ \t]*$/;function*St(e){
const t=new Lt,o={count:0};let s=[],n=0,i=0,r;for(const u of e.split(/\r\n|\n|\r/)){kt(u);const m=s.at(-1)?.text,v=n>=$[Math.min(i,$.length-1)]&&m!==void 0?t.cutBefore(
u,m):void 0;v&&(yield*X(s,r,o),r=v==="apart"?void 0:{kind:v,isLoose:P.test(m)},s=[],n=0,i++),t.take(u,m),s.push({text:u,isFree:t.isFree&&!t.isInList}),n+=u.length+
dt}s.length>0&&(yield*X(s,r,o))}const Y=(e,t)=>t!==void 0&&P.test(t)&&/^[^ \t>]/.test(e)&&!j.test(e),Z=e=>Et.find(([t,o])=>t.test(e)&&!o.test(e.replace(/^ {0,3}<!?-?-?/,
"")))?.[1];class Lt{fence;raw;offset=0;sign="";run="others";mayBeHtml=!1;get isFree(){return!this.fence&&!this.raw}get isInList(){return this.offset>0}cutBefore(t,o){
if(!this.isFree)return;if(Y(t,o))return"apart";const s=j.exec(t);if(this.isInList&&s!==null&&s[1].length<this.offset&&!z.test(t))return s[2].at(-1)===this.sign&&
!P.test(t.slice(s[0].length))?"list":void 0;if(!this.mayBeHtml){if(At.test(t))return"apart";if(!(this.isInList||P.test(o)))return this.run==="definitions"&&q.test(
t)?"apart":this.run==="code"&&V.test(t)?"code":void 0}}take(t,o){if(this.raw){this.raw.test(t)&&(this.raw=void 0);return}if(this.fence){this.fence.test(t)&&(this.
fence=void 0);return}Y(t,o)&&(this.offset=0),this.follow(t,o);const s=j.exec(t);s&&(this.offset===0||s[1].length<this.offset)&&!z.test(t)&&(this.offset=s[0].trimEnd().
length+1,this.sign=s[2].at(-1)),this.offset===0&&yt.test(t)&&([this.offset,this.sign]=[_t,""]);const n=t.length-t.trimStart().length;if(this.offset>0&&n>=this.offset)
return;const i=gt.exec(t);i?this.fence=new RegExp(`^ {0,3}${i[2][0]}{${i[2].length},}[ \\t]*$`):this.raw=Z(t)}follow(t,o){const s=o===void 0||P.test(o),n=q.test(
t)?"definitions":V.test(t)?"code":"others";this.run=s||n===this.run?n:"others",this.mayBeHtml=P.test(t)?!1:this.mayBeHtml||/^ {0,3}</.test(t)}}function*X(e,t,o){
const s=e.map(({text:r})=>r),n=r=>t?{text:r,joins:t}:{text:r};let i=0;for(let r=1;r<e.length;r++){const u=e[r].isFree&&/^ {0,3}[^\s>].*\|/.test(s[r-1])?Mt(s[r]):
0;if(u===0)continue;if(u>E)throw C();let m=r+1;for(;m<e.length&&e[m].isFree&&!P.test(s[m]);)m++;if(o.count+=(m-r)*u,o.count>c)throw _();const D=Q(u);if(m-r>D){const v=s.
slice(r+1+D,m);yield{...n(s.slice(i,r+1+D).join(`
`)),table:{columns:u,rows:v}},t=void 0,i=m}r=m}i<e.length&&(yield n(s.slice(i).join(`
`)))}function Mt(e){if(/^ {4}/.test(e)||!/^[-:|\s]+$/.test(e))return 0;const t=e.trim().split("|");return t[0]===""&&t.shift(),t.at(-1)?.trim()===""&&t.pop(),t.
every(o=>wt.test(o.trim()))?t.length:0}const Q=e=>Math.max(1,Math.min(pt,Math.floor(mt/e)-1));function*Tt({columns:e,rows:t}){const o=`${"|a".repeat(e)}|
${"|-".repeat(e)}|
`,s=Q(e);for(let n=0;n<t.length;n+=s)yield{text:o+t.slice(n,n+s).join(`
`),rest:()=>t.slice(n).join(`
`)}}function kt(e){const t=Ot.exec(e)?.[0];if(t===void 0||z.test(e))return;const o=t.match(/[>+*.)-]/g)?.length??0,s=/^[ \t]*/.exec(t)[0].replaceAll("	","    ").
length;if(o>h||o+s/2>2*h)throw g()}const U=983040,Ct=1048573,It=/[\u{f0000}-\u{ffffd}]/gu,Dt=/[\u{f0000}-\u{ffffd}]/u,vt=/^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N},.;?!'’…–—-]*$/u,
J=/www\./i,Rt=new RegExp("^\\p{L}","u"),Nt=/\||:-|-:/,$t=/^(`{3,}(?=[^`]*$)|~{3,})/,Pt=/^ {0,3}<[a-z!?/]/i,xt=/^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N},.;?!'’…–—+/=-]*$/u,
Ft=/^[&\p{L}\p{M}\p{N}][&\p{L}\p{M}\p{N},.?!'’…–—+/=-]*$/u,Wt=1e3,tt=10,et=5;function bt(e){if(Dt.test(e))return{text:e,stretches:[]};const t=[],o=n=>U+
t.length>=Ct?n:(t.push(n),String.fromCodePoint(U+t.length-1)),s=[];for(const n of Bt(e.split(`
`)))if(n.isFenced)s.push(o(n.lines.join(`
`)));else for(const i of jt(n.lines,o))s.push(i);return{text:s.join(`
`),stretches:t}}function*Bt(e){let[t,o,s]=[0,void 0,!1];for(let n=0;n<e.length;n++){if(o){o.test(e[n])&&(o=void 0);continue}o=Z(e[n]),s=e[n].trim()!==""&&(s||Pt.
test(e[n]));const i=s?void 0:$t.exec(e[n])?.[1],r=i===void 0?-1:Kt(e,n,i);r-n>et?(yield{lines:e.slice(t,n+1),isFenced:!1},yield{lines:e.slice(n+1,r),isFenced:!0},
t=n=r):r>=0?n=r:e[n]===""&&(yield{lines:e.slice(t,n+1),isFenced:!1},t=n+1)}t<e.length&&(yield{lines:e.slice(t),isFenced:!1})}function Kt(e,t,o){for(let s=t+1;s<
e.length;s++){const n=e[s].trimEnd(),i=n.trimStart();if(!(n.length-i.length>3||n.startsWith("	"))&&i.length>=o.length&&i===o[0].repeat(i.length))return s}return e.
length}function jt(e,t){if(e.some(n=>n.includes("<")))return e;const o=e.some(n=>Nt.test(n)),s=[];for(let n=0,i;n<e.length;n=i){if(i=n+1,!o)for(;i<e.length&&nt(
e[i-1])&&nt(e[i]);)i++;if(i-n>=et)s.push(e[n],t(e.slice(n+1,i-1).join(`
`)),e[i-1]);else for(const r of e.slice(n,i))s.push(zt(r,t))}return s}const nt=e=>Rt.test(e)&&e.split(" ").every(st),st=e=>vt.test(e)&&!J.test(e);function zt(e,t){
const o=e.split(" ").map(n=>Ut(n,t));if(o.length<tt)return o.join(" ");const s=[];for(let n=0,i;n<o.length;n=i){for(i=n;i<o.length&&st(o[i]);)i++;if(i-n>=tt)s.push(
o[n],t(o.slice(n+1,i-1).join(" ")),o[i-1]);else if(i>n)for(const r of o.slice(n,i))s.push(r);else s.push(o[i++])}return s.join(" ")}const Ut=(e,t)=>e.length>Wt&&
(xt.test(e)||Ft.test(e))&&!J.test(e)?e.replace(/(?<=^.)[^]+(?=.$)/u,t):e;function Ht(e,{stretches:t}){if(t.length===0)return;const o=n=>n.replace(It,i=>t[i.codePointAt(
0)-U]??i),s=[...e];for(let n=s.pop();n;n=s.pop()){for(const[i,r]of Object.entries(n))i!=="type"&&typeof r=="string"&&Object.assign(n,{[i]:o(r)});if("children"in
n)for(const i of n.children)s.push(i)}}const Gt=600,ot=50,qt=32768,Vt=.5;async function Yt(e,t){await t.rest();const o=new ie,s=[];for(const r of St(e)){const u=await it(
r,o,t);s.push({piece:r,children:u,unknown:o.unknownIn(r)})}const n=[];for(const{piece:r,children:u,unknown:m}of s){const D=m.some(v=>o.has(v))?await it(r,o,t):u;
Zt(n,D,r.joins)}const i={type:"root",children:n};return await fe(i,t),i}function Zt(e,t,o){const[s,n]=[e.at(-1),t[0]];let i=0;if(o&&s?.type==="list"&&n?.type===
"list"&&s.ordered===n.ordered){for(const r of n.children)s.children.push(r);s.spread=s.spread===!0||n.spread===!0||o.isLoose,i=1}else o?.kind==="code"&&s?.type===
"code"&&n?.type==="code"&&(s.value+=`
${n.value}`,i=1);for(let r=i;r<t.length;r++)e.push(t[r])}async function it({text:e,table:t},o,s){const n=await H(e,o,s);if(!t)return n;const i=n.at(-1);let r=i?.
type==="table"?void 0:t.rows.join(`
`);if(i?.type==="table")for(const u of Tt(t)){const[m,...D]=await H(u.text,o,s);if(m?.type!=="table"){r=u.rest();break}for(const v of m.children.slice(1))i.children.
push(v);if(D.length>0)return[...n,...D]}return r===void 0?n:[...n,...await H(r,o,s)]}async function H(e,t,o){const s=e.length>qt?o.rest():o.step(e.length*ot);s&&
await s;const n=rt(e)>Vt?bt(e):void 0,i=n&&o.step(e.length*ot);if(i&&await i,n&&rt(n.text)>1)throw N();F(n?.text??e);const{children:r}=(0,O.Y)(n?.text??e,t.options);
n&&Ht(r,n),t.learn(r);const u=o.step(e.length*Gt);return u&&await u,r}function rt(e){let[t,o]=[0,e.length*ne];for(let s=0;s<e.length;s++){const n=e.charCodeAt(s);
n===Qt?t++:n!==ct&&e.charCodeAt(s-1)===ct&&o++,o+=oe[n]??0,(n===Jt?Xt(e,s):n===te&&e.charCodeAt(s+1)===ee)&&(o+=se)}return Math.max(t/l,o/f)}const Xt=(e,t)=>(e.
charCodeAt(t-1)|at)===ft&&(e.charCodeAt(t-3)|at)===ft,[Qt,ct,Jt,te,ee,at,ft]=[10,32,46,58,47,32,119],[ne,se]=[1/15,10],lt=Array.from("*_~[]!<",e=>e.charCodeAt(0)),
G=96,oe=Array.from({length:128},(e,t)=>{const o=String.fromCharCode(t);return/[\\&]/.test(o)?2:/[@|]/.test(o)?4:/[a-z0-9 \n]/i.test(o)||lt.includes(t)||t===G?0:
.4});class ut extends Array{known=new Set;includes(t){return this.known.has(t)}push(...t){for(const o of t)this.known.add(o);return this.known.size}}class ie{options;links=new ut;notes=new ut;constructor(){
this.options={extensions:[I(),ae(),ce(this)],mdastExtensions:[(0,A.C)()]}}learn(t){for(let o=t;o.length>0;){const s=[];for(const n of o)if(n.type==="definition"&&
this.links.push(n.identifier.toUpperCase()),n.type==="footnoteDefinition"&&this.notes.push(n.identifier.toUpperCase()),n.type==="blockquote"||n.type==="list"||n.
type==="listItem"||n.type==="footnoteDefinition")for(const i of n.children)s.push(i);o=s}}has(t){return this.links.includes(t)||this.notes.includes(t.replace(/^\^/,
""))}unknownIn({text:t,table:o}){const s=new Set;for(const n of[t,...o?.rows??[]])if(n.includes("["))for(const[,i]of n.matchAll(re)){const r=i.replace(/[\t\n\r ]+/g,
" ").trim().toLowerCase().toUpperCase();this.has(r)||s.add(r)}return[...s]}seed({parser:t}){for(const o of t.gfmFootnotes??[])this.notes.push(o);Object.assign(t,
{defined:this.links,gfmFootnotes:this.notes})}}const re=/\[((?:[^\\[\]]|\\.){1,999})\]/gs,ht=(e,t)=>({name:e,tokenize:function(s,n,i){return t(this),i}});function ce(e){
const t=new WeakSet;return{document:{null:[ht("octavoDefinitions",s=>{t.has(s.parser)||e.seed(s),t.add(s.parser)})]}}}function ae(){const e=new WeakMap,t=ht("oc\
tavoMarks",s=>{const n=(e.get(s.events)??0)+1;if(n>a)throw R();e.set(s.events,n)}),o={...t,previous(s){return s!==G||this.events.at(-1)?.[1].type==="characterEs\
cape"}};return{text:{...Object.fromEntries(lt.map(s=>[s,t])),[G]:o}}}async function fe({children:e},t){let o=0,s=e;for(let n=0;s.length>0;n++){if(n>h)throw g();
const i=[];for(const r of s){if(r.type==="table"&&(o+=le(r)),o>c)throw _();if("children"in r)for(const m of r.children)i.push(m);const u=t.step(200);u&&await u}
s=i}}const le=({children:e})=>e.length*(e[0]?.children.length??0)}),34622:((x,L,p)=>{p.d(L,{A6:()=>M,bi:()=>k,e_:()=>I});var O=p(6565),A=p(28331),T=p(96522);function k(y){
if(/^(?:data|qr):/i.test(y))return y;try{return decodeURIComponent(y)}catch{return y}}async function I(y,S){const w=await(0,A.D)((0,O.X)(y).markdown,S);return[...await M(
w,S)]}async function M(y,S){const w=new Map,h=[],c=[y];for(let a=c.pop();a;a=c.pop()){const l=S.step(T.v);if(l&&await l,a.type==="definition"&&!w.has(a.identifier)&&
w.set(a.identifier,a.url),a.type==="image"&&h.push(a.url),a.type==="imageReference"&&h.push({reference:a.identifier}),"children"in a)for(const f of[...a.children].
reverse())c.push(f)}const E=h.map(a=>typeof a=="string"?a:w.get(a.reference));return new Set(E.filter(a=>a!==void 0).map(k))}}),96522:((x,L,p)=>{p.d(L,{v:()=>O});
const O=300}),78323:((x,L,p)=>{p.d(L,{H:()=>k,Y1:()=>I,lr:()=>w,qk:()=>y});const O=1048576,A=15,T=/([\u{100000}-\u{107fff}])([\u{100000}-\u{107fff}])/gu,k=h=>/[\u{100000}-\u{10ffff}]/u.
test(h),I=h=>String.fromCodePoint(O+(h>>A),O+(h&(1<<A)-1)),M=(h,c)=>h.codePointAt(0)-O<<A|c.codePointAt(0)-O,y=(h,c,E=a=>a)=>h.replace(T,(a,l,f)=>E(c[M(l,f)]??"")),
S=500;async function w(h,c,E,a){const l=[];let f=0;for(const{0:d,1:g,2:_,index:C}of h.matchAll(T)){const R=c[M(g,_)]??"",N=a.step(S+R.length);N&&await N,l.push(
h.slice(f,C),E(R)),f=C+d.length}return l.push(h.slice(f)),l.join("")}})};
