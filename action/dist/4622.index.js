"use strict";exports.id=4622,exports.ids=[4622],exports.modules={6565:((N,S,h)=>{h.d(S,{X:()=>p});var k=h(41917),O=h(61729);const A=2e4,T=/^---[ \t]*\r?\n([\s\S]*?)\r?\n(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/;
function p(u){const d={words:{},markdown:u},g=T.exec(u.slice(0,A));if(!g)return d;const c=l(g[1]);if(!c)return d;const m=(..._)=>{const v=_.map(L=>c[L]).find(L=>typeof L==
"string"&&L.trim()!=="");return typeof v=="string"?v.trim():void 0},C=c.author??c.authors,M=Array.isArray(C)?C.filter(_=>typeof _=="string").join(", "):m("autho\
r","authors"),[D,I]=[m("title"),m("lang","language")];return{words:{...D&&{title:D},...M&&{author:M},...I&&{language:I},...m("cover")?.toLowerCase()==="true"&&{
cover:!0}},markdown:u.slice(g[0].length)}}function l(u){try{const d=(0,k.qg)(u,{schema:"failsafe",logLevel:"silent",maxAliasCount:20});return(0,O.Gv)(d)&&!Array.
isArray(d)?d:void 0}catch{return}}}),7725:((N,S,h)=>{h.d(S,{D:()=>vt});var k=h(47145),O=h(91261),A=h(16007),T=h(58552);const p=100,l=1e5,u=1e3,d=1e3,g=2e4,c=n=>(0,T.
G6)([{field:"file",message:n}]),m=()=>c(`nests quotes, lists or emphasis more than ${p} levels deep; at most ${p} are allowed`),C=()=>c(`has more than ${l} cell\
s in tables; at most ${l} are allowed. Split it into several documents`),M=()=>c(`has a paragraph or cell with more than ${u} marks such as * and [; at most ${u}\
 are allowed. Put a \\ before marks that are text`),D=()=>c(`has a part of more than ${d} lines or ${g} words (an escape or entity counts as two, an @ as four) \
without a blank line that ends it. Put blank lines around headings, lists, quotes and paragraphs`),I=3e6,_=/<\?|<!--|<!\[CDATA\[|<![a-zA-Z]|`+/g,v=[["<?","?>"],
["<!--","-->"],["<![CDATA[","]]>"],["<!",">"]];function L(n){let e=0;for(const o of n.split(/\n[ \t]*\n/)){const s=et(o),t=v.map(([i,r])=>[i,o.lastIndexOf(r)]);
for(const{0:i,index:r}of o.matchAll(_))if((i.startsWith("`")?s.get(i.length):t.find(([a])=>i.startsWith(a))[1])<=r&&(e+=o.length-r),e>I)throw M()}}function et(n){
const e=new Map;for(const{0:o,index:s}of n.matchAll(/`+/g))e.set(o.length,s);return e}const P=[200,200,400,800,2e3],nt=20,st=60,ot=2e3,y=/^[ \t]*$/,it=/^( {0,3})(`{3,}(?=[^`]*$)|~{3,})/,
rt=[[/^ {0,3}<(?:script|pre|style|textarea)(?=[\s>]|$)/i,/<\/(?:script|pre|style|textarea)>/i],[/^ {0,3}<!--/,/-->/],[/^ {0,3}<\?/,/\?>/],[/^ {0,3}<![a-z]/i,/>/],
[/^ {0,3}<!\[CDATA\[/,/\]\]>/]],$=/^( {0,3})([-+*]|\d{1,9}[.)])([ \t]+|$)/,ct=/^:?-+:?$/,ft=/^#{1,6}(?:[ \t]|$)/,b=/^\[[^\][]+\]:[ \t]*[^\s"'(]+(?:[ \t]+(?:"[^"]*"|'[^']*'|\([^()]*\)))?[ \t]*$/,
W=/^ {4,}\S/,at=/^(?:[ \t]*(?:>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)))+/,x=/^[ \t]*([-*_])(?:[ \t]*\1)*[ \t]*$/;function*lt(n){const e=new ut,o={count:0};let s=[],
t=0,i=0,r;for(const f of n.split(/\r\n|\n|\r/)){pt(f);const a=s.at(-1)?.text,E=t>=P[Math.min(i,P.length-1)]&&a!==void 0?e.cutBefore(f,a):void 0;E&&(yield*z(s,r,
o),r=E==="apart"?void 0:{kind:E,isLoose:y.test(a)},s=[],t=0,i++),e.take(f,a),s.push({text:f,isFree:e.isFree&&!e.isInList}),t+=f.length+nt}s.length>0&&(yield*z(s,
r,o))}const B=(n,e)=>e!==void 0&&y.test(e)&&/^[^ \t>]/.test(n)&&!$.test(n),j=n=>rt.find(([e,o])=>e.test(n)&&!o.test(n.replace(/^ {0,3}<!?-?-?/,"")))?.[1];class ut{fence;raw;offset=0;sign="";run="\
others";mayBeHtml=!1;get isFree(){return!this.fence&&!this.raw}get isInList(){return this.offset>0}cutBefore(e,o){if(!this.isFree)return;if(B(e,o))return"apart";
const s=$.exec(e);if(this.isInList&&s!==null&&s[1].length<this.offset&&!x.test(e))return s[2].at(-1)===this.sign&&!y.test(e.slice(s[0].length))?"list":void 0;if(!this.
mayBeHtml){if(ft.test(e))return"apart";if(!(this.isInList||y.test(o)))return this.run==="definitions"&&b.test(e)?"apart":this.run==="code"&&W.test(e)?"code":void 0}}take(e,o){
if(this.raw){this.raw.test(e)&&(this.raw=void 0);return}if(this.fence){this.fence.test(e)&&(this.fence=void 0);return}B(e,o)&&(this.offset=0),this.follow(e,o);const s=$.
exec(e);s&&(this.offset===0||s[1].length<this.offset)&&!x.test(e)&&(this.offset=s[0].trimEnd().length+1,this.sign=s[2].at(-1));const t=e.length-e.trimStart().length;
if(this.offset>0&&t>=this.offset)return;const i=it.exec(e);i?this.fence=new RegExp(`^ {0,3}${i[2][0]}{${i[2].length},}[ \\t]*$`):this.raw=j(e)}follow(e,o){const s=o===
void 0||y.test(o),t=b.test(e)?"definitions":W.test(e)?"code":"others";this.run=s||t===this.run?t:"others",this.mayBeHtml=y.test(e)?!1:this.mayBeHtml||/^ {0,3}</.
test(e)}}function*z(n,e,o){const s=n.map(({text:r})=>r),t=r=>e?{text:r,joins:e}:{text:r};let i=0;for(let r=1;r<n.length;r++){const f=n[r].isFree&&/^ {0,3}[^\s>].*\|/.
test(s[r-1])?dt(s[r]):0;if(f===0)continue;let a=r+1;for(;a<n.length&&n[a].isFree&&!y.test(s[a]);)a++;if(o.count+=(a-r)*f,o.count>l)throw C();const w=K(f);if(a-r>
w){const E=s.slice(r+1+w,a);yield{...t(s.slice(i,r+1+w).join(`
`)),table:{columns:f,rows:E}},e=void 0,i=a}r=a}i<n.length&&(yield t(s.slice(i).join(`
`)))}function dt(n){if(/^ {4}/.test(n)||!/^[-:|\s]+$/.test(n))return 0;const e=n.trim().split("|");return e[0]===""&&e.shift(),e.at(-1)?.trim()===""&&e.pop(),e.
every(o=>ct.test(o.trim()))?e.length:0}const K=n=>Math.max(1,Math.min(st,Math.floor(ot/n)));function*ht({columns:n,rows:e}){const o=`${"|a".repeat(n)}|
${"|-".repeat(n)}|
`,s=K(n);for(let t=0;t<e.length;t+=s)yield{text:o+e.slice(t,t+s).join(`
`),rest:()=>e.slice(t).join(`
`)}}function pt(n){const e=at.exec(n)?.[0];if(e===void 0||x.test(n))return;const o=e.match(/[>+*.)-]/g)?.length??0,s=/^[ \t]*/.exec(e)[0].replaceAll("	","    ").
length;if(o>p||o+s/2>2*p)throw m()}const R=983040,gt=1048573,mt=/[\u{f0000}-\u{ffffd}]/gu,wt=/[\u{f0000}-\u{ffffd}]/u,Et=/^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N},.;?!'’…–—-]*$/u,
yt=/www\./i,At=new RegExp("^\\p{L}","u"),Lt=/\||:-|-:/,St=/^(`{3,}(?=[^`]*$)|~{3,})/,kt=/^ {0,3}<[a-z!?/]/i,U=10,H=5;function Ot(n){if(wt.test(n))return{text:n,
stretches:[]};const e=[],o=t=>R+e.length>=gt?t:(e.push(t),String.fromCodePoint(R+e.length-1)),s=[];for(const t of Tt(n.split(`
`)))if(t.isFenced)s.push(o(t.lines.join(`
`)));else for(const i of Mt(t.lines,o))s.push(i);return{text:s.join(`
`),stretches:e}}function*Tt(n){let[e,o,s]=[0,void 0,!1];for(let t=0;t<n.length;t++){if(o){o.test(n[t])&&(o=void 0);continue}o=j(n[t]),s=n[t].trim()!==""&&(s||kt.
test(n[t]));const i=s?void 0:St.exec(n[t])?.[1],r=i===void 0?-1:Ct(n,t,i);r-t>H?(yield{lines:n.slice(e,t+1),isFenced:!1},yield{lines:n.slice(t+1,r),isFenced:!0},
e=t=r):r>=0?t=r:n[t]===""&&(yield{lines:n.slice(e,t+1),isFenced:!1},e=t+1)}e<n.length&&(yield{lines:n.slice(e),isFenced:!1})}function Ct(n,e,o){for(let s=e+1;s<
n.length;s++){const t=n[s].trimEnd(),i=t.trimStart();if(!(t.length-i.length>3||t.startsWith("	"))&&i.length>=o.length&&i===o[0].repeat(i.length))return s}return n.
length}function Mt(n,e){if(n.some(t=>t.includes("<")))return n;const o=n.some(t=>Lt.test(t)),s=[];for(let t=0,i;t<n.length;t=i){if(i=t+1,!o)for(;i<n.length&&q(n[i-
1])&&q(n[i]);)i++;if(i-t>=H)s.push(n[t],e(n.slice(t+1,i-1).join(`
`)),n[i-1]);else for(const r of n.slice(t,i))s.push(_t(r,e))}return s}const q=n=>At.test(n)&&n.split(" ").every(G),G=n=>Et.test(n)&&!yt.test(n);function _t(n,e){
const o=n.split(" ");if(o.length<U)return n;const s=[];for(let t=0,i;t<o.length;t=i){for(i=t;i<o.length&&G(o[i]);)i++;if(i-t>=U)s.push(o[t],e(o.slice(t+1,i-1).join(
" ")),o[i-1]);else if(i>t)for(const r of o.slice(t,i))s.push(r);else s.push(o[i++])}return s.join(" ")}function Dt(n,{stretches:e}){if(e.length===0)return;const o=t=>t.
replace(mt,i=>e[i.codePointAt(0)-R]??i),s=[...n];for(let t=s.pop();t;t=s.pop()){for(const[i,r]of Object.entries(t))i!=="type"&&typeof r=="string"&&Object.assign(
t,{[i]:o(r)});if("children"in t)for(const i of t.children)s.push(i)}}const It=600,X=50;async function vt(n,e){await e.rest();const o=new Wt,s=[];for(const r of lt(
n)){const f=await V(r,o,e);s.push({piece:r,children:f,unknown:o.unknownIn(r)})}const t=[];for(const{piece:r,children:f,unknown:a}of s){const w=a.some(E=>o.has(E))?
await V(r,o,e):f;$t(t,w,r.joins)}const i={type:"root",children:t};return await Ut(i,e),i}function $t(n,e,o){const[s,t]=[n.at(-1),e[0]];let i=0;if(o&&s?.type==="\
list"&&t?.type==="list"&&s.ordered===t.ordered){for(const r of t.children)s.children.push(r);s.spread=s.spread===!0||t.spread===!0||o.isLoose,i=1}else o?.kind===
"code"&&s?.type==="code"&&t?.type==="code"&&(s.value+=`
${t.value}`,i=1);for(let r=i;r<e.length;r++)n.push(e[r])}async function V({text:n,table:e},o,s){const t=await F(n,o,s);if(!e)return t;const i=t.at(-1);let r=i?.
type==="table"?void 0:e.rows.join(`
`);if(i?.type==="table")for(const f of ht(e)){const[a,...w]=await F(f.text,o,s);if(a?.type!=="table"){r=f.rest();break}for(const E of a.children.slice(1))i.children.
push(E);if(w.length>0)return[...t,...w]}return r===void 0?t:[...t,...await F(r,o,s)]}async function F(n,e,o){const s=o.step(n.length*X);s&&await s;const t=Y(n)?
Ot(n):void 0,i=t&&o.step(n.length*X);if(i&&await i,t&&Y(t.text))throw D();L(t?.text??n);const{children:r}=(0,k.Y)(t?.text??n,e.options);t&&Dt(r,t),e.learn(r);const f=o.
step(n.length*It);return f&&await f,r}function Y(n){let[e,o]=[0,0];for(let s=0;s<n.length;s++){const t=n.charCodeAt(s);t===xt?e++:t!==Z&&n.charCodeAt(s-1)===Z&&
o++,t===Nt||t===Rt?o+=Pt:t===Ft&&(o+=bt)}return e>d||o>g}const[xt,Z,Rt,Ft,Nt]=[10,32,38,64,92],[Pt,bt]=[2,4];class J extends Array{known=new Set;includes(e){return this.
known.has(e)}push(...e){for(const o of e)this.known.add(o);return this.known.size}}class Wt{options;links=new J;notes=new J;constructor(){this.options={extensions:[
(0,A.T)(),Kt(),jt(this)],mdastExtensions:[(0,O.C)()]}}learn(e){for(let o=e;o.length>0;){const s=[];for(const t of o)if(t.type==="definition"&&this.links.push(t.
identifier.toUpperCase()),t.type==="footnoteDefinition"&&this.notes.push(t.identifier.toUpperCase()),t.type==="blockquote"||t.type==="list"||t.type==="listItem"||
t.type==="footnoteDefinition")for(const i of t.children)s.push(i);o=s}}has(e){return this.links.includes(e)||this.notes.includes(e.replace(/^\^/,""))}unknownIn({
text:e,table:o}){const s=new Set;for(const t of[e,...o?.rows??[]])if(t.includes("["))for(const[,i]of t.matchAll(Bt)){const r=i.replace(/[\t\n\r ]+/g," ").trim().
toLowerCase().toUpperCase();this.has(r)||s.add(r)}return[...s]}seed({parser:e}){Object.assign(e,{defined:this.links,gfmFootnotes:this.notes})}}const Bt=/\[((?:[^\\[\]]|\\.){1,999})\]/gs,
Q=(n,e)=>({name:n,tokenize:function(s,t,i){return e(this),i}});function jt(n){const e=new WeakSet;return{document:{null:[Q("octavoDefinitions",s=>{e.has(s.parser)||
n.seed(s),e.add(s.parser)})]}}}const zt=Array.from("*_~[]!<",n=>n.charCodeAt(0)),tt=96;function Kt(){const n=new WeakMap,e=Q("octavoMarks",s=>{const t=(n.get(s.
events)??0)+1;if(t>u)throw M();n.set(s.events,t)}),o={...e,previous(s){return s!==tt||this.events.at(-1)?.[1].type==="characterEscape"}};return{text:{...Object.
fromEntries(zt.map(s=>[s,e])),[tt]:o}}}async function Ut({children:n},e){let o=0,s=n;for(let t=0;s.length>0;t++){if(t>p)throw m();const i=[];for(const r of s){if(r.
type==="table"&&(o+=Ht(r)),o>l)throw C();if("children"in r)for(const a of r.children)i.push(a);const f=e.step(200);f&&await f}s=i}}const Ht=({children:n})=>n.length*
(n[0]?.children.length??0)}),34622:((N,S,h)=>{h.d(S,{A6:()=>p,bi:()=>A,e_:()=>T});var k=h(6565),O=h(7725);function A(l){if(/^(?:data|qr):/i.test(l))return l;try{
return decodeURIComponent(l)}catch{return l}}async function T(l,u){const d=await(0,O.D)((0,k.X)(l).markdown,u);return[...new Set(p(d))]}function p(l){const u=new Map,
d=[],g=[l];for(let c=g.pop();c;c=g.pop())if(c.type==="definition"&&!u.has(c.identifier)&&u.set(c.identifier,c.url),c.type==="image"&&d.push(c.url),c.type==="ima\
geReference"&&d.push({reference:c.identifier}),"children"in c)for(const m of[...c.children].reverse())g.push(m);return d.map(c=>typeof c=="string"?c:u.get(c.reference)).
filter(c=>c!==void 0).map(A)}})};
