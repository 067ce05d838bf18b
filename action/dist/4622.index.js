"use strict";exports.id=4622,exports.ids=[4622],exports.modules={6565:((N,S,h)=>{h.d(S,{X:()=>p});var k=h(41917),O=h(61729);const A=2e4,M=/^---[ \t]*\r?\n([\s\S]*?)\r?\n(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/;
function p(u){const d={words:{},markdown:u},g=M.exec(u.slice(0,A));if(!g)return d;const c=l(g[1]);if(!c)return d;const m=(..._)=>{const x=_.map(L=>c[L]).find(L=>typeof L==
"string"&&L.trim()!=="");return typeof x=="string"?x.trim():void 0},T=c.author??c.authors,C=Array.isArray(T)?T.filter(_=>typeof _=="string").join(", "):m("autho\
r","authors"),[v,I]=[m("title"),m("lang","language")];return{words:{...v&&{title:v},...C&&{author:C},...I&&{language:I},...m("cover")?.toLowerCase()==="true"&&{
cover:!0}},markdown:u.slice(g[0].length)}}function l(u){try{const d=(0,k.qg)(u,{schema:"failsafe",logLevel:"silent",maxAliasCount:20});return(0,O.Gv)(d)&&!Array.
isArray(d)?d:void 0}catch{return}}}),7725:((N,S,h)=>{h.d(S,{D:()=>vt});var k=h(47145),O=h(91261),A=h(16007),M=h(58552);const p=100,l=1e5,u=1e3,d=1e3,g=2e4,c=n=>(0,M.
G6)([{field:"file",message:n}]),m=()=>c(`nests quotes, lists or emphasis more than ${p} levels deep; at most ${p} are allowed`),T=()=>c(`has more than ${l} cell\
s in tables; at most ${l} are allowed. Split it into several documents`),C=()=>c(`has a paragraph or cell with more than ${u} marks such as * and [; at most ${u}\
 are allowed. Put a \\ before marks that are text`),v=()=>c(`has a part of more than ${d} lines or ${g} words without a blank line that ends it. Put blank lines\
 around headings, lists, quotes and paragraphs`),I=3e6,_=/<\?|<!--|<!\[CDATA\[|<![a-zA-Z]|`+/g,x=[["<?","?>"],["<!--","-->"],["<![CDATA[","]]>"],["<!",">"]];function L(n){
let t=0;for(const o of n.split(/\n[ \t]*\n/)){const s=tt(o),e=x.map(([i,r])=>[i,o.lastIndexOf(r)]);for(const{0:i,index:r}of o.matchAll(_))if((i.startsWith("`")?
s.get(i.length):e.find(([f])=>i.startsWith(f))[1])<=r&&(t+=o.length-r),t>I)throw C()}}function tt(n){const t=new Map;for(const{0:o,index:s}of n.matchAll(/`+/g))
t.set(o.length,s);return t}const P=[200,200,400,800,2e3],et=60,nt=2e3,E=/^[ \t]*$/,st=/^( {0,3})(`{3,}(?=[^`]*$)|~{3,})/,ot=[[/^ {0,3}<(?:script|pre|style|textarea)(?=[\s>]|$)/i,
/<\/(?:script|pre|style|textarea)>/i],[/^ {0,3}<!--/,/-->/],[/^ {0,3}<\?/,/\?>/],[/^ {0,3}<![a-z]/i,/>/],[/^ {0,3}<!\[CDATA\[/,/\]\]>/]],D=/^( {0,3})([-+*]|\d{1,9}[.)])([ \t]+|$)/,
it=/^:?-+:?$/,rt=/^#{1,6}(?:[ \t]|$)/,b=/^\[[^\][]+\]:[ \t]*[^\s"'(]+(?:[ \t]+(?:"[^"]*"|'[^']*'|\([^()]*\)))?[ \t]*$/,W=/^ {4,}\S/,ct=/^(?:[ \t]*(?:>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)))+/,
$=/^[ \t]*([-*_])(?:[ \t]*\1)*[ \t]*$/;function*ft(n){const t=new at,o={count:0};let s=[],e=0,i=0,r;for(const a of n.split(/\r\n|\n|\r/)){dt(a);const f=s.at(-1)?.
text,y=e>=P[Math.min(i,P.length-1)]&&f!==void 0?t.cutBefore(a,f):void 0;y&&(yield*z(s,r,o),r=y==="apart"?void 0:{kind:y,isLoose:E.test(f)},s=[],e=0,i++),t.take(
a,f),s.push({text:a,isFree:t.isFree&&!t.isInList}),e+=a.length+1}s.length>0&&(yield*z(s,r,o))}const B=(n,t)=>t!==void 0&&E.test(t)&&/^[^ \t>]/.test(n)&&!D.test(
n),j=n=>ot.find(([t,o])=>t.test(n)&&!o.test(n.replace(/^ {0,3}<!?-?-?/,"")))?.[1];class at{fence;raw;offset=0;sign="";run="others";mayBeHtml=!1;get isFree(){return!this.
fence&&!this.raw}get isInList(){return this.offset>0}cutBefore(t,o){if(!this.isFree)return;if(B(t,o))return"apart";const s=D.exec(t);if(this.isInList&&s!==null&&
s[1].length<this.offset&&!$.test(t))return s[2].at(-1)===this.sign&&!E.test(t.slice(s[0].length))?"list":void 0;if(!this.mayBeHtml){if(rt.test(t))return"apart";
if(!(this.isInList||E.test(o)))return this.run==="definitions"&&b.test(t)?"apart":this.run==="code"&&W.test(t)?"code":void 0}}take(t,o){if(this.raw){this.raw.test(
t)&&(this.raw=void 0);return}if(this.fence){this.fence.test(t)&&(this.fence=void 0);return}B(t,o)&&(this.offset=0),this.follow(t,o);const s=D.exec(t);s&&(this.offset===
0||s[1].length<this.offset)&&!$.test(t)&&(this.offset=s[0].trimEnd().length+1,this.sign=s[2].at(-1));const e=t.length-t.trimStart().length;if(this.offset>0&&e>=
this.offset)return;const i=st.exec(t);i?this.fence=new RegExp(`^ {0,3}${i[2][0]}{${i[2].length},}[ \\t]*$`):this.raw=j(t)}follow(t,o){const s=o===void 0||E.test(
o),e=b.test(t)?"definitions":W.test(t)?"code":"others";this.run=s||e===this.run?e:"others",this.mayBeHtml=E.test(t)?!1:this.mayBeHtml||/^ {0,3}</.test(t)}}function*z(n,t,o){
const s=n.map(({text:r})=>r),e=r=>t?{text:r,joins:t}:{text:r};let i=0;for(let r=1;r<n.length;r++){const a=n[r].isFree&&/^ {0,3}[^\s>].*\|/.test(s[r-1])?lt(s[r]):
0;if(a===0)continue;let f=r+1;for(;f<n.length&&n[f].isFree&&!E.test(s[f]);)f++;if(o.count+=(f-r)*a,o.count>l)throw T();const w=K(a);if(f-r>w){const y=s.slice(r+
1+w,f);yield{...e(s.slice(i,r+1+w).join(`
`)),table:{columns:a,rows:y}},t=void 0,i=f}r=f}i<n.length&&(yield e(s.slice(i).join(`
`)))}function lt(n){if(/^ {4}/.test(n)||!/^[-:|\s]+$/.test(n))return 0;const t=n.trim().split("|");return t[0]===""&&t.shift(),t.at(-1)?.trim()===""&&t.pop(),t.
every(o=>it.test(o.trim()))?t.length:0}const K=n=>Math.max(1,Math.min(et,Math.floor(nt/n)));function*ut({columns:n,rows:t}){const o=`${"|a".repeat(n)}|
${"|-".repeat(n)}|
`,s=K(n);for(let e=0;e<t.length;e+=s)yield{text:o+t.slice(e,e+s).join(`
`),rest:()=>t.slice(e).join(`
`)}}function dt(n){const t=ct.exec(n)?.[0];if(t===void 0||$.test(n))return;const o=t.match(/[>+*.)-]/g)?.length??0,s=/^[ \t]*/.exec(t)[0].replaceAll("	","    ").
length;if(o>p||o+s/2>2*p)throw m()}const R=983040,ht=1048573,pt=/[\u{f0000}-\u{ffffd}]/gu,gt=/[\u{f0000}-\u{ffffd}]/u,mt=/^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N},.;?!'’…–—-]*$/u,
wt=/www\./i,yt=new RegExp("^\\p{L}","u"),Et=/\||:-|-:/,At=/^(`{3,}(?=[^`]*$)|~{3,})/,Lt=/^ {0,3}<[a-z!?/]/i,U=10,H=5;function St(n){if(gt.test(n))return{text:n,
stretches:[]};const t=[],o=e=>R+t.length>=ht?e:(t.push(e),String.fromCodePoint(R+t.length-1)),s=[];for(const e of kt(n.split(`
`)))if(e.isFenced)s.push(o(e.lines.join(`
`)));else for(const i of Mt(e.lines,o))s.push(i);return{text:s.join(`
`),stretches:t}}function*kt(n){let[t,o,s]=[0,void 0,!1];for(let e=0;e<n.length;e++){if(o){o.test(n[e])&&(o=void 0);continue}o=j(n[e]),s=n[e].trim()!==""&&(s||Lt.
test(n[e]));const i=s?void 0:At.exec(n[e])?.[1],r=i===void 0?-1:Ot(n,e,i);r-e>H?(yield{lines:n.slice(t,e+1),isFenced:!1},yield{lines:n.slice(e+1,r),isFenced:!0},
t=e=r):r>=0?e=r:n[e]===""&&(yield{lines:n.slice(t,e+1),isFenced:!1},t=e+1)}t<n.length&&(yield{lines:n.slice(t),isFenced:!1})}function Ot(n,t,o){for(let s=t+1;s<
n.length;s++){const e=n[s].trimEnd(),i=e.trimStart();if(!(e.length-i.length>3||e.startsWith("	"))&&i.length>=o.length&&i===o[0].repeat(i.length))return s}return n.
length}function Mt(n,t){if(n.some(e=>e.includes("<")))return n;const o=n.some(e=>Et.test(e)),s=[];for(let e=0,i;e<n.length;e=i){if(i=e+1,!o)for(;i<n.length&&q(n[i-
1])&&q(n[i]);)i++;if(i-e>=H)s.push(n[e],t(n.slice(e+1,i-1).join(`
`)),n[i-1]);else for(const r of n.slice(e,i))s.push(Tt(r,t))}return s}const q=n=>yt.test(n)&&n.split(" ").every(G),G=n=>mt.test(n)&&!wt.test(n);function Tt(n,t){
const o=n.split(" ");if(o.length<U)return n;const s=[];for(let e=0,i;e<o.length;e=i){for(i=e;i<o.length&&G(o[i]);)i++;if(i-e>=U)s.push(o[e],t(o.slice(e+1,i-1).join(
" ")),o[i-1]);else if(i>e)for(const r of o.slice(e,i))s.push(r);else s.push(o[i++])}return s.join(" ")}function Ct(n,{stretches:t}){if(t.length===0)return;const o=e=>e.
replace(pt,i=>t[i.codePointAt(0)-R]??i),s=[...n];for(let e=s.pop();e;e=s.pop()){for(const[i,r]of Object.entries(e))i!=="type"&&typeof r=="string"&&Object.assign(
e,{[i]:o(r)});if("children"in e)for(const i of e.children)s.push(i)}}const _t=600;async function vt(n,t){const o=new Dt,s=[];for(const r of ft(n)){const a=await X(
r,o,t);s.push({piece:r,children:a,unknown:o.unknownIn(r)})}const e=[];for(const{piece:r,children:a,unknown:f}of s){const w=f.some(y=>o.has(y))?await X(r,o,t):a;
It(e,w,r.joins)}const i={type:"root",children:e};return await Pt(i,t),i}function It(n,t,o){const[s,e]=[n.at(-1),t[0]];let i=0;if(o&&s?.type==="list"&&e?.type===
"list"&&s.ordered===e.ordered){for(const r of e.children)s.children.push(r);s.spread=s.spread===!0||e.spread===!0||o.isLoose,i=1}else o?.kind==="code"&&s?.type===
"code"&&e?.type==="code"&&(s.value+=`
${e.value}`,i=1);for(let r=i;r<t.length;r++)n.push(t[r])}async function X({text:n,table:t},o,s){const e=await F(n,o,s);if(!t)return e;const i=e.at(-1);let r=i?.
type==="table"?void 0:t.rows.join(`
`);if(i?.type==="table")for(const a of ut(t)){const[f,...w]=await F(a.text,o,s);if(f?.type!=="table"){r=a.rest();break}for(const y of f.children.slice(1))i.children.
push(y);if(w.length>0)return[...e,...w]}return r===void 0?e:[...e,...await F(r,o,s)]}async function F(n,t,o){const s=V(n)?St(n):void 0;if(s&&V(s.text))throw v();
L(s?.text??n);const{children:e}=(0,k.Y)(s?.text??n,t.options);s&&Ct(e,s),t.learn(e);const i=o.step(n.length*_t);return i&&await i,e}function V(n){let[t,o]=[0,0];
for(let s=0;s<n.length;s++){const e=n.charCodeAt(s);e===xt?t++:e!==Y&&n.charCodeAt(s-1)===Y&&o++}return t>d||o>g}const[xt,Y]=[10,32];class Z extends Array{known=new Set;includes(t){
return this.known.has(t)}push(...t){for(const o of t)this.known.add(o);return this.known.size}}class Dt{options;links=new Z;notes=new Z;constructor(){this.options=
{extensions:[(0,A.T)(),Nt(),Rt(this)],mdastExtensions:[(0,O.C)()]}}learn(t){for(let o=t;o.length>0;){const s=[];for(const e of o)if(e.type==="definition"&&this.
links.push(e.identifier.toUpperCase()),e.type==="footnoteDefinition"&&this.notes.push(e.identifier.toUpperCase()),e.type==="blockquote"||e.type==="list"||e.type===
"listItem"||e.type==="footnoteDefinition")for(const i of e.children)s.push(i);o=s}}has(t){return this.links.includes(t)||this.notes.includes(t.replace(/^\^/,""))}unknownIn({
text:t,table:o}){const s=new Set;for(const e of[t,...o?.rows??[]])if(e.includes("["))for(const[,i]of e.matchAll($t)){const r=i.replace(/[\t\n\r ]+/g," ").trim().
toLowerCase().toUpperCase();this.has(r)||s.add(r)}return[...s]}seed({parser:t}){Object.assign(t,{defined:this.links,gfmFootnotes:this.notes})}}const $t=/\[((?:[^\\[\]]|\\.){1,999})\]/gs,
J=(n,t)=>({name:n,tokenize:function(s,e,i){return t(this),i}});function Rt(n){const t=new WeakSet;return{document:{null:[J("octavoDefinitions",s=>{t.has(s.parser)||
n.seed(s),t.add(s.parser)})]}}}const Ft=Array.from("*_~[]!<",n=>n.charCodeAt(0)),Q=96;function Nt(){const n=new WeakMap,t=J("octavoMarks",s=>{const e=(n.get(s.events)??
0)+1;if(e>u)throw C();n.set(s.events,e)}),o={...t,previous(s){return s!==Q||this.events.at(-1)?.[1].type==="characterEscape"}};return{text:{...Object.fromEntries(
Ft.map(s=>[s,t])),[Q]:o}}}async function Pt({children:n},t){let o=0,s=n;for(let e=0;s.length>0;e++){if(e>p)throw m();const i=[];for(const r of s){if(r.type==="t\
able"&&(o+=bt(r)),o>l)throw T();if("children"in r)for(const f of r.children)i.push(f);const a=t.step(200);a&&await a}s=i}}const bt=({children:n})=>n.length*(n[0]?.
children.length??0)}),34622:((N,S,h)=>{h.d(S,{A6:()=>p,bi:()=>A,e_:()=>M});var k=h(6565),O=h(7725);function A(l){if(/^(?:data|qr):/i.test(l))return l;try{return decodeURIComponent(
l)}catch{return l}}async function M(l,u){const d=await(0,O.D)((0,k.X)(l).markdown,u);return[...new Set(p(d))]}function p(l){const u=new Map,d=[],g=[l];for(let c=g.
pop();c;c=g.pop())if(c.type==="definition"&&!u.has(c.identifier)&&u.set(c.identifier,c.url),c.type==="image"&&d.push(c.url),c.type==="imageReference"&&d.push({reference:c.
identifier}),"children"in c)for(const m of[...c.children].reverse())g.push(m);return d.map(c=>typeof c=="string"?c:u.get(c.reference)).filter(c=>c!==void 0).map(
A)}})};
