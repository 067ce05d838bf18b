"use strict";exports.id=4622,exports.ids=[4622],exports.modules={6565:((F,L,l)=>{l.d(L,{X:()=>m});var O=l(41917),I=l(61729);const D=2e4,[M,R,T]=[1e3,10,10],p=/[\n,:!&*"'%[\]{}]|-(?=\s)/g,
w=/(?:^|[\s[{,])\?(?=\s|$)/g,E=/^---[ \t]*\r?\n([\s\S]*?)\r?\n(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/;function m(c){const u={words:{},markdown:c},h=E.exec(c.slice(0,D));
if(!h)return u;const d=g(h[1])?k(h[1]):void 0;if(!d)return u;const S=(...N)=>{const x=N.map(C=>d[C]).find(C=>typeof C=="string"&&C.trim()!=="");return typeof x==
"string"?x.trim():void 0},$=d.author??d.authors,W=Array.isArray($)?$.filter(N=>typeof N=="string").join(", "):S("author","authors"),[v,b]=[S("title"),S("lang","\
language")];return{words:{...v&&{title:v},...W&&{author:W},...b&&{language:b},...S("cover")?.toLowerCase()==="true"&&{cover:!0}},markdown:c.slice(h[0].length)}}
function g(c){if((c.match(w)?.length??0)>T)return!1;const u=c.match(p)??[];let h=0;for(const d of u)if(d==="["||d==="{"?h++:(d==="]"||d==="}")&&h>0&&h--,h>R)return!1;
return u.length<=M}function k(c){try{const u=(0,O.qg)(c,{schema:"failsafe",logLevel:"silent",maxAliasCount:20});return(0,I.Gv)(u)&&!Array.isArray(u)?u:void 0}catch{
return}}}),28331:((F,L,l)=>{l.d(L,{D:()=>Ut});var O=l(47145),I=l(91261),D=l(16007);const M=new Set(["wwwAutolink","protocolAutolink","emailAutolink"]);function R(){
const{text:e={},...t}=(0,D.T)(),o=new WeakMap,s=Object.entries(e).map(([n,r])=>{const i=r===void 0?[]:Array.isArray(r)?r:[r];return[n,i.map(a=>M.has(a.name??"")?
T(a,o):a)]});return{...t,text:Object.fromEntries(s)}}function T(e,t){const{tokenize:o}=e;return{...e,tokenize(s,n,r){return p(this.events,t)?r:o.call(this,s,n,r)}}}
function p(e,t){const o=t.get(e);if(o&&w(o[1])&&e[o[0]]?.[1]===o[1])return!0;for(let s=e.length-1;s>=0;s--){const n=e[s][1];if(w(n))return t.set(e,[s,n]),!0;if("\
_gfmAutolinkLiteralWalkedInto"in n)break}return!1}const w=({type:e,_balanced:t})=>(e==="labelLink"||e==="labelImage")&&!t;var E=l(58552);const m=100,g=1e5,k=500,
c=1e3,u=1e3,h=2e4,d=e=>(0,E.G6)([{field:"file",message:e}]),S=()=>d(`nests quotes, lists or emphasis more than ${m} levels deep; at most ${m} are allowed`),$=()=>d(
`has more than ${g} cells in tables; at most ${g} are allowed. Split it into several documents`),W=()=>d(`has a table with more than ${k} columns; at most ${k} \
are allowed`),v=()=>d(`has a paragraph or cell with more than ${c} marks such as * and [; at most ${c} are allowed. Put a \\ before marks that are text`),b=()=>d(
`has a part of more than ${u} lines or ${h} words (an escape or entity counts as two, an @ or | as four, a link as ten, and 15 characters as one, too) without a\
 blank line that ends it. Put blank lines around headings, lists, quotes and paragraphs`),N=3e6,x=/<\?|<!--|<!\[CDATA\[|<![a-zA-Z]|`+/g,C=[["<?","?>"],["<!--","\
-->"],["<![CDATA[","]]>"],["<!",">"]];function ut(e){let t=0;for(const o of e.split(/\n[ \t]*\n/)){const s=dt(o),n=C.map(([r,i])=>[r,o.lastIndexOf(i)]);for(const{
0:r,index:i}of o.matchAll(x))if((r.startsWith("`")?s.get(r.length):n.find(([f])=>r.startsWith(f))[1])<=i&&(t+=o.length-i),t>N)throw v()}}function dt(e){const t=new Map;
for(const{0:o,index:s}of e.matchAll(/`+/g))t.set(o.length,s);return t}const U=[200,200,400,800,2e3],ht=20,pt=60,mt=1200,_=/^[ \t]*$/,gt=/^( {0,3})(`{3,}(?=[^`]*$)|~{3,})/,
wt=[[/^ {0,3}<(?:script|pre|style|textarea)(?=[\s>]|$)/i,/<\/(?:script|pre|style|textarea)>/i],[/^ {0,3}<!--/,/-->/],[/^ {0,3}<\?/,/\?>/],[/^ {0,3}<![a-z]/i,/>/],
[/^ {0,3}<!\[CDATA\[/,/\]\]>/]],P=/^( {0,3})([-+*]|\d{1,9}[.)])([ \t]+|$)/,Et=/^:?-+:?$/,At=/^#{1,6}(?:[ \t]|$)/,H=/^\[[^\][]+\]:[ \t]*[^\s"'(]+(?:[ \t]+(?:"[^"]*"|'[^']*'|\([^()]*\)))?[ \t]*$/,
G=/^ {4,}\S/,yt=/^(?:[ \t]*(?:>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)))+/,B=/^[ \t]*([-*_])(?:[ \t]*\1)*[ \t]*$/;function*Lt(e){const t=new Ot,o={count:0};let s=[],
n=0,r=0,i;for(const a of e.split(/\r\n|\n|\r/)){_t(a);const f=s.at(-1)?.text,y=n>=U[Math.min(r,U.length-1)]&&f!==void 0?t.cutBefore(a,f):void 0;y&&(yield*V(s,i,
o),i=y==="apart"?void 0:{kind:y,isLoose:_.test(f)},s=[],n=0,r++),t.take(a,f),s.push({text:a,isFree:t.isFree&&!t.isInList}),n+=a.length+ht}s.length>0&&(yield*V(s,
i,o))}const q=(e,t)=>t!==void 0&&_.test(t)&&/^[^ \t>]/.test(e)&&!P.test(e),Y=e=>wt.find(([t,o])=>t.test(e)&&!o.test(e.replace(/^ {0,3}<!?-?-?/,"")))?.[1];class Ot{fence;raw;offset=0;sign="";run="\
others";mayBeHtml=!1;get isFree(){return!this.fence&&!this.raw}get isInList(){return this.offset>0}cutBefore(t,o){if(!this.isFree)return;if(q(t,o))return"apart";
const s=P.exec(t);if(this.isInList&&s!==null&&s[1].length<this.offset&&!B.test(t))return s[2].at(-1)===this.sign&&!_.test(t.slice(s[0].length))?"list":void 0;if(!this.
mayBeHtml){if(At.test(t))return"apart";if(!(this.isInList||_.test(o)))return this.run==="definitions"&&H.test(t)?"apart":this.run==="code"&&G.test(t)?"code":void 0}}take(t,o){
if(this.raw){this.raw.test(t)&&(this.raw=void 0);return}if(this.fence){this.fence.test(t)&&(this.fence=void 0);return}q(t,o)&&(this.offset=0),this.follow(t,o);const s=P.
exec(t);s&&(this.offset===0||s[1].length<this.offset)&&!B.test(t)&&(this.offset=s[0].trimEnd().length+1,this.sign=s[2].at(-1));const n=t.length-t.trimStart().length;
if(this.offset>0&&n>=this.offset)return;const r=gt.exec(t);r?this.fence=new RegExp(`^ {0,3}${r[2][0]}{${r[2].length},}[ \\t]*$`):this.raw=Y(t)}follow(t,o){const s=o===
void 0||_.test(o),n=H.test(t)?"definitions":G.test(t)?"code":"others";this.run=s||n===this.run?n:"others",this.mayBeHtml=_.test(t)?!1:this.mayBeHtml||/^ {0,3}</.
test(t)}}function*V(e,t,o){const s=e.map(({text:i})=>i),n=i=>t?{text:i,joins:t}:{text:i};let r=0;for(let i=1;i<e.length;i++){const a=e[i].isFree&&/^ {0,3}[^\s>].*\|/.
test(s[i-1])?kt(s[i]):0;if(a===0)continue;if(a>k)throw W();let f=i+1;for(;f<e.length&&e[f].isFree&&!_.test(s[f]);)f++;if(o.count+=(f-i)*a,o.count>g)throw $();const A=X(
a);if(f-i>A){const y=s.slice(i+1+A,f);yield{...n(s.slice(r,i+1+A).join(`
`)),table:{columns:a,rows:y}},t=void 0,r=f}i=f}r<e.length&&(yield n(s.slice(r).join(`
`)))}function kt(e){if(/^ {4}/.test(e)||!/^[-:|\s]+$/.test(e))return 0;const t=e.trim().split("|");return t[0]===""&&t.shift(),t.at(-1)?.trim()===""&&t.pop(),t.
every(o=>Et.test(o.trim()))?t.length:0}const X=e=>Math.max(1,Math.min(pt,Math.floor(mt/e)-1));function*St({columns:e,rows:t}){const o=`${"|a".repeat(e)}|
${"|-".repeat(e)}|
`,s=X(e);for(let n=0;n<t.length;n+=s)yield{text:o+t.slice(n,n+s).join(`
`),rest:()=>t.slice(n).join(`
`)}}function _t(e){const t=yt.exec(e)?.[0];if(t===void 0||B.test(e))return;const o=t.match(/[>+*.)-]/g)?.length??0,s=/^[ \t]*/.exec(t)[0].replaceAll("	","    ").
length;if(o>m||o+s/2>2*m)throw S()}const z=983040,Mt=1048573,Tt=/[\u{f0000}-\u{ffffd}]/gu,Ct=/[\u{f0000}-\u{ffffd}]/u,It=/^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N},.;?!'’…–—-]*$/u,
Z=/www\./i,Dt=new RegExp("^\\p{L}","u"),Rt=/\||:-|-:/,$t=/^(`{3,}(?=[^`]*$)|~{3,})/,vt=/^ {0,3}<[a-z!?/]/i,Nt=/^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N},.;?!'’…–—+/=-]*$/u,
Wt=1e3,J=10,Q=5;function bt(e){if(Ct.test(e))return{text:e,stretches:[]};const t=[],o=n=>z+t.length>=Mt?n:(t.push(n),String.fromCodePoint(z+t.length-1)),s=[];for(const n of xt(
e.split(`
`)))if(n.isFenced)s.push(o(n.lines.join(`
`)));else for(const r of Pt(n.lines,o))s.push(r);return{text:s.join(`
`),stretches:t}}function*xt(e){let[t,o,s]=[0,void 0,!1];for(let n=0;n<e.length;n++){if(o){o.test(e[n])&&(o=void 0);continue}o=Y(e[n]),s=e[n].trim()!==""&&(s||vt.
test(e[n]));const r=s?void 0:$t.exec(e[n])?.[1],i=r===void 0?-1:Ft(e,n,r);i-n>Q?(yield{lines:e.slice(t,n+1),isFenced:!1},yield{lines:e.slice(n+1,i),isFenced:!0},
t=n=i):i>=0?n=i:e[n]===""&&(yield{lines:e.slice(t,n+1),isFenced:!1},t=n+1)}t<e.length&&(yield{lines:e.slice(t),isFenced:!1})}function Ft(e,t,o){for(let s=t+1;s<
e.length;s++){const n=e[s].trimEnd(),r=n.trimStart();if(!(n.length-r.length>3||n.startsWith("	"))&&r.length>=o.length&&r===o[0].repeat(r.length))return s}return e.
length}function Pt(e,t){if(e.some(n=>n.includes("<")))return e;const o=e.some(n=>Rt.test(n)),s=[];for(let n=0,r;n<e.length;n=r){if(r=n+1,!o)for(;r<e.length&&tt(
e[r-1])&&tt(e[r]);)r++;if(r-n>=Q)s.push(e[n],t(e.slice(n+1,r-1).join(`
`)),e[r-1]);else for(const i of e.slice(n,r))s.push(Bt(i,t))}return s}const tt=e=>Dt.test(e)&&e.split(" ").every(et),et=e=>It.test(e)&&!Z.test(e);function Bt(e,t){
const o=e.split(" ").map(n=>zt(n,t));if(o.length<J)return o.join(" ");const s=[];for(let n=0,r;n<o.length;n=r){for(r=n;r<o.length&&et(o[r]);)r++;if(r-n>=J)s.push(
o[n],t(o.slice(n+1,r-1).join(" ")),o[r-1]);else if(r>n)for(const i of o.slice(n,r))s.push(i);else s.push(o[r++])}return s.join(" ")}const zt=(e,t)=>e.length>Wt&&
Nt.test(e)&&!Z.test(e)?e.replace(/(?<=^.)[^]+(?=.$)/u,t):e;function Kt(e,{stretches:t}){if(t.length===0)return;const o=n=>n.replace(Tt,r=>t[r.codePointAt(0)-z]??
r),s=[...e];for(let n=s.pop();n;n=s.pop()){for(const[r,i]of Object.entries(n))r!=="type"&&typeof i=="string"&&Object.assign(n,{[r]:o(i)});if("children"in n)for(const r of n.
children)s.push(r)}}const jt=600,nt=50;async function Ut(e,t){await t.rest();const o=new te,s=[];for(const i of Lt(e)){const a=await st(i,o,t);s.push({piece:i,children:a,
unknown:o.unknownIn(i)})}const n=[];for(const{piece:i,children:a,unknown:f}of s){const A=f.some(y=>o.has(y))?await st(i,o,t):a;Ht(n,A,i.joins)}const r={type:"ro\
ot",children:n};return await oe(r,t),r}function Ht(e,t,o){const[s,n]=[e.at(-1),t[0]];let r=0;if(o&&s?.type==="list"&&n?.type==="list"&&s.ordered===n.ordered){for(const i of n.
children)s.children.push(i);s.spread=s.spread===!0||n.spread===!0||o.isLoose,r=1}else o?.kind==="code"&&s?.type==="code"&&n?.type==="code"&&(s.value+=`
${n.value}`,r=1);for(let i=r;i<t.length;i++)e.push(t[i])}async function st({text:e,table:t},o,s){const n=await K(e,o,s);if(!t)return n;const r=n.at(-1);let i=r?.
type==="table"?void 0:t.rows.join(`
`);if(r?.type==="table")for(const a of St(t)){const[f,...A]=await K(a.text,o,s);if(f?.type!=="table"){i=a.rest();break}for(const y of f.children.slice(1))r.children.
push(y);if(A.length>0)return[...n,...A]}return i===void 0?n:[...n,...await K(i,o,s)]}async function K(e,t,o){const s=o.step(e.length*nt);s&&await s;const n=ot(e)?
bt(e):void 0,r=n&&o.step(e.length*nt);if(r&&await r,n&&ot(n.text))throw b();ut(n?.text??e);const{children:i}=(0,O.Y)(n?.text??e,t.options);n&&Kt(i,n),t.learn(i);
const a=o.step(e.length*jt);return a&&await a,i}function ot(e){let[t,o]=[0,e.length*Zt];for(let s=0;s<e.length;s++){const n=e.charCodeAt(s);n===qt?t++:n!==rt&&e.
charCodeAt(s-1)===rt&&o++,o+=Qt[n]??0,(n===Yt?Gt(e,s):n===Vt&&e.charCodeAt(s+1)===Xt)&&(o+=Jt)}return t>u||o>h}const Gt=(e,t)=>(e.charCodeAt(t-1)|it)===ct&&(e.charCodeAt(
t-3)|it)===ct,[qt,rt,Yt,Vt,Xt,it,ct]=[10,32,46,58,47,32,119],[Zt,Jt]=[1/15,10],at=Array.from("*_~[]!<",e=>e.charCodeAt(0)),j=96,Qt=Array.from({length:128},(e,t)=>{
const o=String.fromCharCode(t);return/[\\&]/.test(o)?2:/[@|]/.test(o)?4:/[a-z0-9 \n]/i.test(o)||at.includes(t)||t===j?0:.4});class ft extends Array{known=new Set;includes(t){
return this.known.has(t)}push(...t){for(const o of t)this.known.add(o);return this.known.size}}class te{options;links=new ft;notes=new ft;constructor(){this.options=
{extensions:[R(),se(),ne(this)],mdastExtensions:[(0,I.C)()]}}learn(t){for(let o=t;o.length>0;){const s=[];for(const n of o)if(n.type==="definition"&&this.links.
push(n.identifier.toUpperCase()),n.type==="footnoteDefinition"&&this.notes.push(n.identifier.toUpperCase()),n.type==="blockquote"||n.type==="list"||n.type==="li\
stItem"||n.type==="footnoteDefinition")for(const r of n.children)s.push(r);o=s}}has(t){return this.links.includes(t)||this.notes.includes(t.replace(/^\^/,""))}unknownIn({
text:t,table:o}){const s=new Set;for(const n of[t,...o?.rows??[]])if(n.includes("["))for(const[,r]of n.matchAll(ee)){const i=r.replace(/[\t\n\r ]+/g," ").trim().
toLowerCase().toUpperCase();this.has(i)||s.add(i)}return[...s]}seed({parser:t}){Object.assign(t,{defined:this.links,gfmFootnotes:this.notes})}}const ee=/\[((?:[^\\[\]]|\\.){1,999})\]/gs,
lt=(e,t)=>({name:e,tokenize:function(s,n,r){return t(this),r}});function ne(e){const t=new WeakSet;return{document:{null:[lt("octavoDefinitions",s=>{t.has(s.parser)||
e.seed(s),t.add(s.parser)})]}}}function se(){const e=new WeakMap,t=lt("octavoMarks",s=>{const n=(e.get(s.events)??0)+1;if(n>c)throw v();e.set(s.events,n)}),o={...t,
previous(s){return s!==j||this.events.at(-1)?.[1].type==="characterEscape"}};return{text:{...Object.fromEntries(at.map(s=>[s,t])),[j]:o}}}async function oe({children:e},t){
let o=0,s=e;for(let n=0;s.length>0;n++){if(n>m)throw S();const r=[];for(const i of s){if(i.type==="table"&&(o+=re(i)),o>g)throw $();if("children"in i)for(const f of i.
children)r.push(f);const a=t.step(200);a&&await a}s=r}}const re=({children:e})=>e.length*(e[0]?.children.length??0)}),34622:((F,L,l)=>{l.d(L,{A6:()=>T,bi:()=>M,
e_:()=>R});var O=l(6565),I=l(28331),D=l(96522);function M(p){if(/^(?:data|qr):/i.test(p))return p;try{return decodeURIComponent(p)}catch{return p}}async function R(p,w){
const E=await(0,I.D)((0,O.X)(p).markdown,w);return[...await T(E,w)]}async function T(p,w){const E=new Map,m=[],g=[p];for(let c=g.pop();c;c=g.pop()){const u=w.step(
D.v);if(u&&await u,c.type==="definition"&&!E.has(c.identifier)&&E.set(c.identifier,c.url),c.type==="image"&&m.push(c.url),c.type==="imageReference"&&m.push({reference:c.
identifier}),"children"in c)for(const h of[...c.children].reverse())g.push(h)}const k=m.map(c=>typeof c=="string"?c:E.get(c.reference));return new Set(k.filter(
c=>c!==void 0).map(M))}}),96522:((F,L,l)=>{l.d(L,{v:()=>O});const O=300})};
