"use strict";exports.id=4622,exports.ids=[4622],exports.modules={6565:((K,_,u)=>{u.d(_,{X:()=>a});var C=u(41917),I=u(61729);const O=2e4,[R,M,h]=[1e3,10,10],w=/[\n,:!&*"'%[\]{}]|-(?=\s)/g,
g=/(?:^|[\s[{,])\?(?=\s|$)/g,L=/^---[ \t]*\r?\n([\s\S]*?)\r?\n(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/;function a(d){const p={words:{},markdown:d},m=L.exec(d.slice(0,O));
if(!m)return p;const l=y(m[1])?$(m[1]):void 0;if(!l)return p;const k=(...N)=>{const F=N.map(T=>l[T]).find(T=>typeof T=="string"&&T.trim()!=="");return typeof F==
"string"?F.trim():void 0},D=l.author??l.authors,b=Array.isArray(D)?D.filter(N=>typeof N=="string").join(", "):k("author","authors"),[v,x]=[k("title"),k("lang","\
language")];return{words:{...v&&{title:v},...b&&{author:b},...x&&{language:x},...k("cover")?.toLowerCase()==="true"&&{cover:!0}},markdown:d.slice(m[0].length)}}
function y(d){if((d.match(g)?.length??0)>h)return!1;const p=d.match(w)??[];let m=0;for(const l of p)if(l==="["||l==="{"?m++:(l==="]"||l==="}")&&m>0&&m--,m>M)return!1;
return p.length<=R}function $(d){try{const p=(0,C.qg)(d,{schema:"failsafe",logLevel:"silent",maxAliasCount:20});return(0,I.Gv)(p)&&!Array.isArray(p)?p:void 0}catch{
return}}}),28331:((K,_,u)=>{u.d(_,{D:()=>Ut});var C=u(47145),I=u(91261),O=u(16007);const R=new Set(["wwwAutolink","protocolAutolink","emailAutolink"]);function M(){
const{text:e={},...t}=(0,O.T)(),o=new WeakMap,s=Object.entries(e).map(([n,r])=>{const i=r===void 0?[]:Array.isArray(r)?r:[r];return[n,i.map(c=>R.has(c.name??"")?
h(c,o):c)]});return{...t,text:Object.fromEntries(s)}}function h(e,t){const{tokenize:o}=e;return{...e,tokenize(s,n,r){return w(this.events,t)?r:o.call(this,s,n,r)}}}
function w(e,t){const o=t.get(e);if(o&&g(o[1])&&e[o[0]]?.[1]===o[1])return!0;for(let s=e.length-1;s>=0;s--){const n=e[s][1];if(g(n))return t.set(e,[s,n]),!0;if("\
_gfmAutolinkLiteralWalkedInto"in n)break}return!1}const g=({type:e,_balanced:t})=>(e==="labelLink"||e==="labelImage")&&!t;var L=u(58552);const a=100,y=1e5,$=500,
d=1e3,p=1e3,m=2e4,l=e=>(0,L.G6)([{field:"file",message:e}]),k=()=>l(`nests quotes, lists or emphasis more than ${a} levels deep; at most ${a} are allowed`),D=()=>l(
`has more than ${y} cells in tables; at most ${y} are allowed. Split it into several documents`),b=()=>l(`has a table with more than ${$} columns; at most ${$} \
are allowed`),v=()=>l(`has a paragraph or cell with more than ${d} marks such as * and [; at most ${d} are allowed. Put a \\ before marks that are text`),x=()=>l(
`has a part of more than ${p} lines or ${m} words (an escape or entity counts as two, an @ or | as four, a link as ten, and 15 characters as one, too) without a\
 blank line that ends it. Put blank lines around headings, lists, quotes and paragraphs`),N=3e6,F=/<\?|<!--|<!\[CDATA\[|<![a-zA-Z]|`+/g,T=[["<?","?>"],["<!--","\
-->"],["<![CDATA[","]]>"],["<!",">"]];function ut(e){let t=0;for(const o of e.split(/\n[ \t]*\n/)){const s=ht(o),n=T.map(([r,i])=>[r,o.lastIndexOf(i)]);for(const{
0:r,index:i}of o.matchAll(F))if((r.startsWith("`")?s.get(r.length):n.find(([f])=>r.startsWith(f))[1])<=i&&(t+=o.length-i),t>N)throw v()}}function ht(e){const t=new Map;
for(const{0:o,index:s}of e.matchAll(/`+/g))t.set(o.length,s);return t}const U=[200,200,400,800,2e3],dt=20,pt=60,mt=1200,S=/^[ \t]*$/,gt=/^( {0,3})(`{3,}(?=[^`]*$)|~{3,})/,
wt=[[/^ {0,3}<(?:script|pre|style|textarea)(?=[\s>]|$)/i,/<\/(?:script|pre|style|textarea)>/i],[/^ {0,3}<!--/,/-->/],[/^ {0,3}<\?/,/\?>/],[/^ {0,3}<![a-z]/i,/>/],
[/^ {0,3}<!\[CDATA\[/,/\]\]>/]],W=/^( {0,3})([-+*]|\d{1,9}[.)])([ \t]+|$)/,Et=/^:?-+:?$/,At=/^#{1,6}(?:[ \t]|$)/,H=/^\[[^\][]+\]:[ \t]*[^\s"'(]+(?:[ \t]+(?:"[^"]*"|'[^']*'|\([^()]*\)))?[ \t]*$/,
q=/^ {4,}\S/,yt=/^(?:[ \t]*(?:>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)))+/,P=/^[ \t]*([-*_])(?:[ \t]*\1)*[ \t]*$/;function*Lt(e){const t=new kt,o={count:0};let s=[],
n=0,r=0,i;for(const c of e.split(/\r\n|\n|\r/)){Mt(c);const f=s.at(-1)?.text,A=n>=U[Math.min(r,U.length-1)]&&f!==void 0?t.cutBefore(c,f):void 0;A&&(yield*V(s,i,
o),i=A==="apart"?void 0:{kind:A,isLoose:S.test(f)},s=[],n=0,r++),t.take(c,f),s.push({text:c,isFree:t.isFree&&!t.isInList}),n+=c.length+dt}s.length>0&&(yield*V(s,
i,o))}const G=(e,t)=>t!==void 0&&S.test(t)&&/^[^ \t>]/.test(e)&&!W.test(e),Y=e=>wt.find(([t,o])=>t.test(e)&&!o.test(e.replace(/^ {0,3}<!?-?-?/,"")))?.[1];class kt{fence;raw;offset=0;sign="";run="\
others";mayBeHtml=!1;get isFree(){return!this.fence&&!this.raw}get isInList(){return this.offset>0}cutBefore(t,o){if(!this.isFree)return;if(G(t,o))return"apart";
const s=W.exec(t);if(this.isInList&&s!==null&&s[1].length<this.offset&&!P.test(t))return s[2].at(-1)===this.sign&&!S.test(t.slice(s[0].length))?"list":void 0;if(!this.
mayBeHtml){if(At.test(t))return"apart";if(!(this.isInList||S.test(o)))return this.run==="definitions"&&H.test(t)?"apart":this.run==="code"&&q.test(t)?"code":void 0}}take(t,o){
if(this.raw){this.raw.test(t)&&(this.raw=void 0);return}if(this.fence){this.fence.test(t)&&(this.fence=void 0);return}G(t,o)&&(this.offset=0),this.follow(t,o);const s=W.
exec(t);s&&(this.offset===0||s[1].length<this.offset)&&!P.test(t)&&(this.offset=s[0].trimEnd().length+1,this.sign=s[2].at(-1));const n=t.length-t.trimStart().length;
if(this.offset>0&&n>=this.offset)return;const r=gt.exec(t);r?this.fence=new RegExp(`^ {0,3}${r[2][0]}{${r[2].length},}[ \\t]*$`):this.raw=Y(t)}follow(t,o){const s=o===
void 0||S.test(o),n=H.test(t)?"definitions":q.test(t)?"code":"others";this.run=s||n===this.run?n:"others",this.mayBeHtml=S.test(t)?!1:this.mayBeHtml||/^ {0,3}</.
test(t)}}function*V(e,t,o){const s=e.map(({text:i})=>i),n=i=>t?{text:i,joins:t}:{text:i};let r=0;for(let i=1;i<e.length;i++){const c=e[i].isFree&&/^ {0,3}[^\s>].*\|/.
test(s[i-1])?St(s[i]):0;if(c===0)continue;if(c>$)throw b();let f=i+1;for(;f<e.length&&e[f].isFree&&!S.test(s[f]);)f++;if(o.count+=(f-i)*c,o.count>y)throw D();const E=X(
c);if(f-i>E){const A=s.slice(i+1+E,f);yield{...n(s.slice(r,i+1+E).join(`
`)),table:{columns:c,rows:A}},t=void 0,r=f}i=f}r<e.length&&(yield n(s.slice(r).join(`
`)))}function St(e){if(/^ {4}/.test(e)||!/^[-:|\s]+$/.test(e))return 0;const t=e.trim().split("|");return t[0]===""&&t.shift(),t.at(-1)?.trim()===""&&t.pop(),t.
every(o=>Et.test(o.trim()))?t.length:0}const X=e=>Math.max(1,Math.min(pt,Math.floor(mt/e)-1));function*Ot({columns:e,rows:t}){const o=`${"|a".repeat(e)}|
${"|-".repeat(e)}|
`,s=X(e);for(let n=0;n<t.length;n+=s)yield{text:o+t.slice(n,n+s).join(`
`),rest:()=>t.slice(n).join(`
`)}}function Mt(e){const t=yt.exec(e)?.[0];if(t===void 0||P.test(e))return;const o=t.match(/[>+*.)-]/g)?.length??0,s=/^[ \t]*/.exec(t)[0].replaceAll("	","    ").
length;if(o>a||o+s/2>2*a)throw k()}const B=983040,Tt=1048573,_t=/[\u{f0000}-\u{ffffd}]/gu,Ct=/[\u{f0000}-\u{ffffd}]/u,It=/^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N},.;?!'’…–—-]*$/u,
Z=/www\./i,Rt=new RegExp("^\\p{L}","u"),$t=/\||:-|-:/,Dt=/^(`{3,}(?=[^`]*$)|~{3,})/,vt=/^ {0,3}<[a-z!?/]/i,Nt=/^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N},.;?!'’…–—+/=-]*$/u,
bt=1e3,J=10,Q=5;function xt(e){if(Ct.test(e))return{text:e,stretches:[]};const t=[],o=n=>B+t.length>=Tt?n:(t.push(n),String.fromCodePoint(B+t.length-1)),s=[];for(const n of Ft(
e.split(`
`)))if(n.isFenced)s.push(o(n.lines.join(`
`)));else for(const r of Pt(n.lines,o))s.push(r);return{text:s.join(`
`),stretches:t}}function*Ft(e){let[t,o,s]=[0,void 0,!1];for(let n=0;n<e.length;n++){if(o){o.test(e[n])&&(o=void 0);continue}o=Y(e[n]),s=e[n].trim()!==""&&(s||vt.
test(e[n]));const r=s?void 0:Dt.exec(e[n])?.[1],i=r===void 0?-1:Wt(e,n,r);i-n>Q?(yield{lines:e.slice(t,n+1),isFenced:!1},yield{lines:e.slice(n+1,i),isFenced:!0},
t=n=i):i>=0?n=i:e[n]===""&&(yield{lines:e.slice(t,n+1),isFenced:!1},t=n+1)}t<e.length&&(yield{lines:e.slice(t),isFenced:!1})}function Wt(e,t,o){for(let s=t+1;s<
e.length;s++){const n=e[s].trimEnd(),r=n.trimStart();if(!(n.length-r.length>3||n.startsWith("	"))&&r.length>=o.length&&r===o[0].repeat(r.length))return s}return e.
length}function Pt(e,t){if(e.some(n=>n.includes("<")))return e;const o=e.some(n=>$t.test(n)),s=[];for(let n=0,r;n<e.length;n=r){if(r=n+1,!o)for(;r<e.length&&tt(
e[r-1])&&tt(e[r]);)r++;if(r-n>=Q)s.push(e[n],t(e.slice(n+1,r-1).join(`
`)),e[r-1]);else for(const i of e.slice(n,r))s.push(Bt(i,t))}return s}const tt=e=>Rt.test(e)&&e.split(" ").every(et),et=e=>It.test(e)&&!Z.test(e);function Bt(e,t){
const o=e.split(" ").map(n=>zt(n,t));if(o.length<J)return o.join(" ");const s=[];for(let n=0,r;n<o.length;n=r){for(r=n;r<o.length&&et(o[r]);)r++;if(r-n>=J)s.push(
o[n],t(o.slice(n+1,r-1).join(" ")),o[r-1]);else if(r>n)for(const i of o.slice(n,r))s.push(i);else s.push(o[r++])}return s.join(" ")}const zt=(e,t)=>e.length>bt&&
Nt.test(e)&&!Z.test(e)?e.replace(/(?<=^.)[^]+(?=.$)/u,t):e;function jt(e,{stretches:t}){if(t.length===0)return;const o=n=>n.replace(_t,r=>t[r.codePointAt(0)-B]??
r),s=[...e];for(let n=s.pop();n;n=s.pop()){for(const[r,i]of Object.entries(n))r!=="type"&&typeof i=="string"&&Object.assign(n,{[r]:o(i)});if("children"in n)for(const r of n.
children)s.push(r)}}const Kt=600,nt=50;async function Ut(e,t){await t.rest();const o=new te,s=[];for(const i of Lt(e)){const c=await st(i,o,t);s.push({piece:i,children:c,
unknown:o.unknownIn(i)})}const n=[];for(const{piece:i,children:c,unknown:f}of s){const E=f.some(A=>o.has(A))?await st(i,o,t):c;Ht(n,E,i.joins)}const r={type:"ro\
ot",children:n};return await oe(r,t),r}function Ht(e,t,o){const[s,n]=[e.at(-1),t[0]];let r=0;if(o&&s?.type==="list"&&n?.type==="list"&&s.ordered===n.ordered){for(const i of n.
children)s.children.push(i);s.spread=s.spread===!0||n.spread===!0||o.isLoose,r=1}else o?.kind==="code"&&s?.type==="code"&&n?.type==="code"&&(s.value+=`
${n.value}`,r=1);for(let i=r;i<t.length;i++)e.push(t[i])}async function st({text:e,table:t},o,s){const n=await z(e,o,s);if(!t)return n;const r=n.at(-1);let i=r?.
type==="table"?void 0:t.rows.join(`
`);if(r?.type==="table")for(const c of Ot(t)){const[f,...E]=await z(c.text,o,s);if(f?.type!=="table"){i=c.rest();break}for(const A of f.children.slice(1))r.children.
push(A);if(E.length>0)return[...n,...E]}return i===void 0?n:[...n,...await z(i,o,s)]}async function z(e,t,o){const s=o.step(e.length*nt);s&&await s;const n=ot(e)?
xt(e):void 0,r=n&&o.step(e.length*nt);if(r&&await r,n&&ot(n.text))throw x();ut(n?.text??e);const{children:i}=(0,C.Y)(n?.text??e,t.options);n&&jt(i,n),t.learn(i);
const c=o.step(e.length*Kt);return c&&await c,i}function ot(e){let[t,o]=[0,e.length*Zt];for(let s=0;s<e.length;s++){const n=e.charCodeAt(s);n===Gt?t++:n!==rt&&e.
charCodeAt(s-1)===rt&&o++,o+=Qt[n]??0,(n===Yt?qt(e,s):n===Vt&&e.charCodeAt(s+1)===Xt)&&(o+=Jt)}return t>p||o>m}const qt=(e,t)=>(e.charCodeAt(t-1)|it)===ct&&(e.charCodeAt(
t-3)|it)===ct,[Gt,rt,Yt,Vt,Xt,it,ct]=[10,32,46,58,47,32,119],[Zt,Jt]=[1/15,10],at=Array.from("*_~[]!<",e=>e.charCodeAt(0)),j=96,Qt=Array.from({length:128},(e,t)=>{
const o=String.fromCharCode(t);return/[\\&]/.test(o)?2:/[@|]/.test(o)?4:/[a-z0-9 \n]/i.test(o)||at.includes(t)||t===j?0:.4});class ft extends Array{known=new Set;includes(t){
return this.known.has(t)}push(...t){for(const o of t)this.known.add(o);return this.known.size}}class te{options;links=new ft;notes=new ft;constructor(){this.options=
{extensions:[M(),se(),ne(this)],mdastExtensions:[(0,I.C)()]}}learn(t){for(let o=t;o.length>0;){const s=[];for(const n of o)if(n.type==="definition"&&this.links.
push(n.identifier.toUpperCase()),n.type==="footnoteDefinition"&&this.notes.push(n.identifier.toUpperCase()),n.type==="blockquote"||n.type==="list"||n.type==="li\
stItem"||n.type==="footnoteDefinition")for(const r of n.children)s.push(r);o=s}}has(t){return this.links.includes(t)||this.notes.includes(t.replace(/^\^/,""))}unknownIn({
text:t,table:o}){const s=new Set;for(const n of[t,...o?.rows??[]])if(n.includes("["))for(const[,r]of n.matchAll(ee)){const i=r.replace(/[\t\n\r ]+/g," ").trim().
toLowerCase().toUpperCase();this.has(i)||s.add(i)}return[...s]}seed({parser:t}){Object.assign(t,{defined:this.links,gfmFootnotes:this.notes})}}const ee=/\[((?:[^\\[\]]|\\.){1,999})\]/gs,
lt=(e,t)=>({name:e,tokenize:function(s,n,r){return t(this),r}});function ne(e){const t=new WeakSet;return{document:{null:[lt("octavoDefinitions",s=>{t.has(s.parser)||
e.seed(s),t.add(s.parser)})]}}}function se(){const e=new WeakMap,t=lt("octavoMarks",s=>{const n=(e.get(s.events)??0)+1;if(n>d)throw v();e.set(s.events,n)}),o={...t,
previous(s){return s!==j||this.events.at(-1)?.[1].type==="characterEscape"}};return{text:{...Object.fromEntries(at.map(s=>[s,t])),[j]:o}}}async function oe({children:e},t){
let o=0,s=e;for(let n=0;s.length>0;n++){if(n>a)throw k();const r=[];for(const i of s){if(i.type==="table"&&(o+=re(i)),o>y)throw D();if("children"in i)for(const f of i.
children)r.push(f);const c=t.step(200);c&&await c}s=r}}const re=({children:e})=>e.length*(e[0]?.children.length??0)}),34622:((K,_,u)=>{u.d(_,{A6:()=>M,bi:()=>O,
e_:()=>R});var C=u(6565),I=u(28331);function O(h){if(/^(?:data|qr):/i.test(h))return h;try{return decodeURIComponent(h)}catch{return h}}async function R(h,w){const g=await(0,I.
D)((0,C.X)(h).markdown,w);return[...new Set(M(g))]}function M(h){const w=new Map,g=[],L=[h];for(let a=L.pop();a;a=L.pop())if(a.type==="definition"&&!w.has(a.identifier)&&
w.set(a.identifier,a.url),a.type==="image"&&g.push(a.url),a.type==="imageReference"&&g.push({reference:a.identifier}),"children"in a)for(const y of[...a.children].
reverse())L.push(y);return g.map(a=>typeof a=="string"?a:w.get(a.reference)).filter(a=>a!==void 0).map(O)}})};
