"use strict";exports.id=4622,exports.ids=[4622],exports.modules={6565:((N,S,h)=>{h.d(S,{X:()=>p});var k=h(41917),O=h(61729);const A=2e4,M=/^---[ \t]*\r?\n([\s\S]*?)\r?\n(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/;
function p(d){const u={words:{},markdown:d},g=M.exec(d.slice(0,A));if(!g)return u;const c=l(g[1]);if(!c)return u;const y=(...C)=>{const I=C.map(L=>c[L]).find(L=>typeof L==
"string"&&L.trim()!=="");return typeof I=="string"?I.trim():void 0},T=c.author??c.authors,_=Array.isArray(T)?T.filter(C=>typeof C=="string").join(", "):y("autho\
r","authors"),[x,D]=[y("title"),y("lang","language")];return{words:{...x&&{title:x},..._&&{author:_},...D&&{language:D}},markdown:d.slice(g[0].length)}}function l(d){
try{const u=(0,k.qg)(d,{schema:"failsafe",logLevel:"silent",maxAliasCount:20});return(0,O.Gv)(u)&&!Array.isArray(u)?u:void 0}catch{return}}}),7725:((N,S,h)=>{h.
d(S,{D:()=>Mt});var k=h(47145),O=h(91261),A=h(16007),M=h(58552);const p=100,l=1e5,d=1e3,u=1e3,g=2e4,c=n=>(0,M.G6)([{field:"file",message:n}]),y=()=>c(`nests quo\
tes, lists or emphasis more than ${p} levels deep; at most ${p} are allowed`),T=()=>c(`has more than ${l} cells in tables; at most ${l} are allowed. Split it in\
to several documents`),_=()=>c(`has a paragraph or cell with more than ${d} marks such as * and [; at most ${d} are allowed. Put a \\ before marks that are text`),
x=()=>c(`has a part of more than ${u} lines or ${g} words without a blank line that ends it. Put blank lines around headings, lists, quotes and paragraphs`),D=3e6,
C=/<\?|<!--|<!\[CDATA\[|<![a-zA-Z]|`+/g,I=[["<?","?>"],["<!--","-->"],["<![CDATA[","]]>"],["<!",">"]];function L(n){let t=0;for(const o of n.split(/\n[ \t]*\n/)){
const s=Q(o),e=I.map(([i,r])=>[i,o.lastIndexOf(r)]);for(const{0:i,index:r}of o.matchAll(C))if((i.startsWith("`")?s.get(i.length):e.find(([a])=>i.startsWith(a))[1])<=
r&&(t+=o.length-r),t>D)throw _()}}function Q(n){const t=new Map;for(const{0:o,index:s}of n.matchAll(/`+/g))t.set(o.length,s);return t}const P=[200,200,400,800,2e3],
tt=60,et=2e3,E=/^[ \t]*$/,nt=/^( {0,3})(`{3,}(?=[^`]*$)|~{3,})/,st=[[/^ {0,3}<(?:script|pre|style|textarea)(?=[\s>]|$)/i,/<\/(?:script|pre|style|textarea)>/i],[
/^ {0,3}<!--/,/-->/],[/^ {0,3}<\?/,/\?>/],[/^ {0,3}<![a-z]/i,/>/],[/^ {0,3}<!\[CDATA\[/,/\]\]>/]],$=/^( {0,3})([-+*]|\d{1,9}[.)])([ \t]+|$)/,ot=/^:?-+:?$/,it=/^#{1,6}(?:[ \t]|$)/,
b=/^\[[^\][]+\]:[ \t]*[^\s"'(]+(?:[ \t]+(?:"[^"]*"|'[^']*'|\([^()]*\)))?[ \t]*$/,W=/^ {4,}\S/,rt=/^(?:[ \t]*(?:>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)))+/,v=/^[ \t]*([-*_])(?:[ \t]*\1)*[ \t]*$/;
function*ct(n){const t=new ft,o={count:0};let s=[],e=0,i=0,r;for(const f of n.split(/\r\n|\n|\r/)){dt(f);const a=s.at(-1)?.text,w=e>=P[Math.min(i,P.length-1)]&&
a!==void 0?t.cutBefore(f,a):void 0;w&&(yield*z(s,r,o),r=w==="apart"?void 0:{kind:w,isLoose:E.test(a)},s=[],e=0,i++),t.take(f,a),s.push({text:f,isFree:t.isFree&&
!t.isInList}),e+=f.length+1}s.length>0&&(yield*z(s,r,o))}const j=(n,t)=>t!==void 0&&E.test(t)&&/^[^ \t>]/.test(n)&&!$.test(n);class ft{fence;raw;offset=0;sign="";run="\
others";mayBeHtml=!1;get isFree(){return!this.fence&&!this.raw}get isInList(){return this.offset>0}cutBefore(t,o){if(!this.isFree)return;if(j(t,o))return"apart";
const s=$.exec(t);if(this.isInList&&s!==null&&s[1].length<this.offset&&!v.test(t))return s[2].at(-1)===this.sign&&!E.test(t.slice(s[0].length))?"list":void 0;if(!this.
mayBeHtml){if(it.test(t))return"apart";if(!(this.isInList||E.test(o)))return this.run==="definitions"&&b.test(t)?"apart":this.run==="code"&&W.test(t)?"code":void 0}}take(t,o){
if(this.raw){this.raw.test(t)&&(this.raw=void 0);return}if(this.fence){this.fence.test(t)&&(this.fence=void 0);return}j(t,o)&&(this.offset=0),this.follow(t,o);const s=$.
exec(t);s&&(this.offset===0||s[1].length<this.offset)&&!v.test(t)&&(this.offset=s[0].trimEnd().length+1,this.sign=s[2].at(-1));const e=t.length-t.trimStart().length;
if(this.offset>0&&e>=this.offset)return;const i=nt.exec(t);if(i)this.fence=new RegExp(`^ {0,3}${i[2][0]}{${i[2].length},}[ \\t]*$`);else for(const[r,f]of st)r.test(
t)&&!f.test(t.replace(/^ {0,3}<!?-?-?/,""))&&(this.raw=f)}follow(t,o){const s=o===void 0||E.test(o),e=b.test(t)?"definitions":W.test(t)?"code":"others";this.run=
s||e===this.run?e:"others",this.mayBeHtml=E.test(t)?!1:this.mayBeHtml||/^ {0,3}</.test(t)}}function*z(n,t,o){const s=n.map(({text:r})=>r),e=r=>t?{text:r,joins:t}:
{text:r};let i=0;for(let r=1;r<n.length;r++){const f=n[r].isFree&&/^ {0,3}[^\s>].*\|/.test(s[r-1])?at(s[r]):0;if(f===0)continue;let a=r+1;for(;a<n.length&&n[a].
isFree&&!E.test(s[a]);)a++;if(o.count+=(a-r)*f,o.count>l)throw T();const m=B(f);if(a-r>m){const w=s.slice(r+1+m,a);yield{...e(s.slice(i,r+1+m).join(`
`)),table:{columns:f,rows:w}},t=void 0,i=a}r=a}i<n.length&&(yield e(s.slice(i).join(`
`)))}function at(n){if(/^ {4}/.test(n)||!/^[-:|\s]+$/.test(n))return 0;const t=n.trim().split("|");return t[0]===""&&t.shift(),t.at(-1)?.trim()===""&&t.pop(),t.
every(o=>ot.test(o.trim()))?t.length:0}const B=n=>Math.max(1,Math.min(tt,Math.floor(et/n)));function*lt({columns:n,rows:t}){const o=`${"|a".repeat(n)}|
${"|-".repeat(n)}|
`,s=B(n);for(let e=0;e<t.length;e+=s)yield{text:o+t.slice(e,e+s).join(`
`),rest:()=>t.slice(e).join(`
`)}}function dt(n){const t=rt.exec(n)?.[0];if(t===void 0||v.test(n))return;const o=t.match(/[>+*.)-]/g)?.length??0,s=/^[ \t]*/.exec(t)[0].replaceAll("	","    ").
length;if(o>p||o+s/2>2*p)throw y()}const R=983040,ut=1048573,K=/[\u{f0000}-\u{ffffd}]/gu,ht=/^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N},.;?!'’…–—-]*$/u,pt=/www\./i,
gt=new RegExp("^\\p{L}","u"),mt=/\||:-|-:/,wt=/^(`{3,}|~{3,})[^`]*$/,U=10,H=5;function yt(n){if(K.test(n))return{text:n,stretches:[]};const t=[],o=e=>R+t.length>=
ut?e:(t.push(e),String.fromCodePoint(R+t.length-1)),s=[];for(const e of Et(n.split(`
`)))if(e.isFenced)s.push(o(e.lines.join(`
`)));else for(const i of Lt(e.lines,o))s.push(i);return{text:s.join(`
`),stretches:t}}function*Et(n){let t=0;for(let o=0;o<n.length;o++){const s=wt.exec(n[o])?.[1],e=s===void 0?-1:At(n,o,s);e-o>H?(yield{lines:n.slice(t,o+1),isFenced:!1},
yield{lines:n.slice(o+1,e),isFenced:!0},t=o=e):n[o]===""&&(yield{lines:n.slice(t,o+1),isFenced:!1},t=o+1)}t<n.length&&(yield{lines:n.slice(t),isFenced:!1})}function At(n,t,o){
for(let s=t+1;s<n.length;s++){const e=n[s].trimEnd();if(e.length>=o.length&&e===o[0].repeat(e.length))return s}return-1}function Lt(n,t){if(n.some(e=>e.includes(
"<")))return n;const o=n.some(e=>mt.test(e)),s=[];for(let e=0,i;e<n.length;e=i){if(i=e+1,!o)for(;i<n.length&&q(n[i-1])&&q(n[i]);)i++;if(i-e>=H)s.push(n[e],t(n.slice(
e+1,i-1).join(`
`)),n[i-1]);else for(const r of n.slice(e,i))s.push(St(r,t))}return s}const q=n=>gt.test(n)&&n.split(" ").every(G),G=n=>ht.test(n)&&!pt.test(n);function St(n,t){
const o=n.split(" ");if(o.length<U)return n;const s=[];for(let e=0,i;e<o.length;e=i){for(i=e;i<o.length&&G(o[i]);)i++;if(i-e>=U)s.push(o[e],t(o.slice(e+1,i-1).join(
" ")),o[i-1]);else if(i>e)for(const r of o.slice(e,i))s.push(r);else s.push(o[i++])}return s.join(" ")}function kt(n,{stretches:t}){if(t.length===0)return;const o=e=>e.
replace(K,i=>t[i.codePointAt(0)-R]??i),s=[...n];for(let e=s.pop();e;e=s.pop()){for(const[i,r]of Object.entries(e))i!=="type"&&typeof r=="string"&&Object.assign(
e,{[i]:o(r)});if("children"in e)for(const i of e.children)s.push(i)}}const Ot=600;async function Mt(n,t){const o=new Ct,s=[];for(const r of ct(n)){const f=await X(
r,o,t);s.push({piece:r,children:f,unknown:o.unknownIn(r)})}const e=[];for(const{piece:r,children:f,unknown:a}of s){const m=a.some(w=>o.has(w))?await X(r,o,t):f;
Tt(e,m,r.joins)}const i={type:"root",children:e};return await vt(i,t),i}function Tt(n,t,o){const[s,e]=[n.at(-1),t[0]];let i=0;if(o&&s?.type==="list"&&e?.type===
"list"&&s.ordered===e.ordered){for(const r of e.children)s.children.push(r);s.spread=s.spread===!0||e.spread===!0||o.isLoose,i=1}else o?.kind==="code"&&s?.type===
"code"&&e?.type==="code"&&(s.value+=`
${e.value}`,i=1);for(let r=i;r<t.length;r++)n.push(t[r])}async function X({text:n,table:t},o,s){const e=await F(n,o,s);if(!t)return e;const i=e.at(-1);let r=i?.
type==="table"?void 0:t.rows.join(`
`);if(i?.type==="table")for(const f of lt(t)){const[a,...m]=await F(f.text,o,s);if(a?.type!=="table"){r=f.rest();break}for(const w of a.children.slice(1))i.children.
push(w);if(m.length>0)return[...e,...m]}return r===void 0?e:[...e,...await F(r,o,s)]}async function F(n,t,o){const s=V(n)?yt(n):void 0;if(s&&V(s.text))throw x();
L(s?.text??n);const{children:e}=(0,k.Y)(s?.text??n,t.options);s&&kt(e,s),t.learn(e);const i=o.step(n.length*Ot);return i&&await i,e}function V(n){let[t,o]=[0,0];
for(let s=0;s<n.length;s++){const e=n.charCodeAt(s);e===_t?t++:e!==Y&&n.charCodeAt(s-1)===Y&&o++}return t>u||o>g}const[_t,Y]=[10,32];class Z extends Array{known=new Set;includes(t){
return this.known.has(t)}push(...t){for(const o of t)this.known.add(o);return this.known.size}}class Ct{options;links=new Z;notes=new Z;constructor(){this.options=
{extensions:[(0,A.T)(),$t(),Dt(this)],mdastExtensions:[(0,O.C)()]}}learn(t){for(let o=t;o.length>0;){const s=[];for(const e of o)if(e.type==="definition"&&this.
links.push(e.identifier.toUpperCase()),e.type==="footnoteDefinition"&&this.notes.push(e.identifier.toUpperCase()),e.type==="blockquote"||e.type==="list"||e.type===
"listItem"||e.type==="footnoteDefinition")for(const i of e.children)s.push(i);o=s}}has(t){return this.links.includes(t)||this.notes.includes(t.replace(/^\^/,""))}unknownIn({
text:t,table:o}){const s=new Set;for(const e of[t,...o?.rows??[]])if(e.includes("["))for(const[,i]of e.matchAll(xt)){const r=i.replace(/[\t\n\r ]+/g," ").trim().
toLowerCase().toUpperCase();this.has(r)||s.add(r)}return[...s]}seed({parser:t}){Object.assign(t,{defined:this.links,gfmFootnotes:this.notes})}}const xt=/\[((?:[^\\[\]]|\\.){1,999})\]/gs,
J=(n,t)=>({name:n,tokenize:function(s,e,i){return t(this),i}});function Dt(n){const t=new WeakSet;return{document:{null:[J("octavoDefinitions",s=>{t.has(s.parser)||
n.seed(s),t.add(s.parser)})]}}}const It=Array.from("*_~[]!<`",n=>n.charCodeAt(0));function $t(){const n=new WeakMap,t=J("octavoMarks",o=>{const s=(n.get(o.events)??
0)+1;if(s>d)throw _();n.set(o.events,s)});return{text:Object.fromEntries(It.map(o=>[o,t]))}}async function vt({children:n},t){let o=0,s=n;for(let e=0;s.length>0;e++){
if(e>p)throw y();const i=[];for(const r of s){if(r.type==="table"&&(o+=Rt(r)),o>l)throw T();if("children"in r)for(const a of r.children)i.push(a);const f=t.step(
200);f&&await f}s=i}}const Rt=({children:n})=>n.length*(n[0]?.children.length??0)}),34622:((N,S,h)=>{h.d(S,{A:()=>p,b:()=>A,imageTargets:()=>M});var k=h(6565),O=h(
7725);function A(l){if(l.startsWith("data:"))return l;try{return decodeURIComponent(l)}catch{return l}}async function M(l,d){const u=await(0,O.D)((0,k.X)(l).markdown,
d);return[...new Set(p(u))]}function p(l){const d=new Map,u=[],g=[l];for(let c=g.pop();c;c=g.pop())if(c.type==="definition"&&!d.has(c.identifier)&&d.set(c.identifier,
c.url),c.type==="image"&&u.push(c.url),c.type==="imageReference"&&u.push({reference:c.identifier}),"children"in c)for(const y of[...c.children].reverse())g.push(
y);return u.map(c=>typeof c=="string"?c:d.get(c.reference)).filter(c=>c!==void 0).map(A)}})};
