"use strict";exports.id=4622,exports.ids=[4622],exports.modules={6565:((L,x,d)=>{d.d(x,{X:()=>u});var M=d(41917),A=d(61729);const w=2e4,v=/^---[ \t]*\r?\n([\s\S]*?)\r?\n(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/;
function u(f){const a={words:{},markdown:f},p=v.exec(f.slice(0,w));if(!p)return a;const r=l(p[1]);if(!r)return a;const m=(...$)=>{const O=$.map(E=>r[E]).find(E=>typeof E==
"string"&&E.trim()!=="");return typeof O=="string"?O.trim():void 0},k=r.author??r.authors,g=Array.isArray(k)?k.filter($=>typeof $=="string").join(", "):m("autho\
r","authors"),[S,T]=[m("title"),m("lang","language")];return{words:{...S&&{title:S},...g&&{author:g},...T&&{language:T}},markdown:f.slice(p[0].length)}}function l(f){
try{const a=(0,M.qg)(f,{schema:"failsafe",logLevel:"silent",maxAliasCount:20});return(0,A.Gv)(a)&&!Array.isArray(a)?a:void 0}catch{return}}}),35724:((L,x,d)=>{d.
d(x,{D:()=>B});var M=d(47145),A=d(91261),w=d(16007),v=d(58552);const u=100,l=1e5,f=2e3,a=s=>(0,v.G6)([{field:"file",message:s}]),p=()=>a(`nests quotes, lists or\
 emphasis more than ${u} levels deep; at most ${u} are allowed`),r=()=>a(`has more than ${l} cells in tables; at most ${l} are allowed. Split it into several do\
cuments`),m=()=>a(`has a paragraph or cell with more than ${f} marks such as * and [; at most ${f} are allowed. Put a \\ before marks that are text`),k=[200,200,
400,800,2e3],g=60,S=/^[ \t]*$/,T=/^( {0,3})(`{3,}(?=[^`]*$)|~{3,})/,$=[[/^ {0,3}<(?:script|pre|style|textarea)(?=[\s>]|$)/i,/<\/(?:script|pre|style|textarea)>/i],
[/^ {0,3}<!--/,/-->/],[/^ {0,3}<\?/,/\?>/],[/^ {0,3}<![a-z]/i,/>/],[/^ {0,3}<!\[CDATA\[/,/\]\]>/]],O=/^( {0,3})([-+*]|\d{1,9}[.)])([ \t]+|$)/,E=/^ {0,3}\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/,
b=/^(?:[ \t]*(?:>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)))+/,R=/^[ \t]*([-*_])(?:[ \t]*\1)*[ \t]*$/;function*z(s){const t=new W;let n=[],e=0,o=0;for(const i of s.
split(/\r\n|\n|\r/)){K(i);const c=n.at(-1)?.text;e>=k[Math.min(o,k.length-1)]&&t.isFree&&I(i,c)&&(yield*F(n),n=[],e=0,o++),t.take(i,c),n.push({text:i,isFree:t.isFree&&
!t.isInList}),e+=i.length+1}n.length>0&&(yield*F(n))}const I=(s,t)=>t!==void 0&&S.test(t)&&/^[^ \t>]/.test(s)&&!O.test(s);class W{fence;raw;offset=0;get isFree(){
return!this.fence&&!this.raw}get isInList(){return this.offset>0}take(t,n){if(this.raw){this.raw.test(t)&&(this.raw=void 0);return}if(this.fence){this.fence.test(
t)&&(this.fence=void 0);return}I(t,n)&&(this.offset=0);const e=O.exec(t);e&&(this.offset===0||e[1].length<this.offset)&&!R.test(t)&&(this.offset=e[0].trimEnd().
length+1);const o=t.length-t.trimStart().length;if(this.offset>0&&o>=this.offset)return;const i=T.exec(t);if(i)this.fence=new RegExp(`^ {0,3}${i[2][0]}{${i[2].length}\
,}[ \\t]*$`);else for(const[c,h]of $)c.test(t)&&!h.test(t.replace(/^ {0,3}<!?-?-?/,""))&&(this.raw=h)}}function*F(s){const t=s.map(({text:e})=>e);let n=0;for(let e=1;e<
s.length;e++){const o=t[e-1];if(!s[e].isFree||!E.test(t[e])||!/^ {0,3}[^\s>].*\|/.test(o))continue;let i=e+1;for(;i<s.length&&s[i].isFree&&!S.test(t[i]);)i++;if(i-
e>g){const c=t.slice(e+1+g,i);yield{text:t.slice(n,e+1+g).join(`
`),table:{head:`${o}
${t[e]}
`,rows:c}},n=i}e=i}n<s.length&&(yield{text:t.slice(n).join(`
`)})}function*j({head:s,rows:t}){for(let n=0;n<t.length;n+=g)yield{text:s+t.slice(n,n+g).join(`
`),rest:t.slice(n).join(`
`)}}function K(s){const t=b.exec(s)?.[0];if(t===void 0||R.test(s))return;const n=t.match(/[>+*.)-]/g)?.length??0,e=/^[ \t]*/.exec(t)[0].replaceAll("	","    ").length;
if(n>u||n+e/2>2*u)throw p()}const N=600;async function B(s,t){const n=[...z(s)],e=new _,o=[];for(const h of n)o.push(await P(h,e,t));const i=[];for(const[h,y]of n.
entries()){const D=e.isUseful(y.text,o[h]);for(const J of D?await P(y,e.seeded(),t):o[h])i.push(J)}const c={type:"root",children:i};return await Y(c,t),c}async function P({
text:s,table:t},n,e){const o=await C(s,n,e);if(!t)return o;const i=o.at(-1);let c=t.rows.join(`
`);if(i?.type==="table")for(const h of j(t)){c=h.rest;const[y,...D]=await C(h.text,n,e);if(y?.type!=="table")break;if(i.children.push(...y.children.slice(1)),c=
"",D.length>0)return[...o,...D]}return c===""?o:[...o,...await C(c,n,e)]}async function C(s,t,n){const{children:e}=(0,M.Y)(s,t.options);t.learn(e);const o=n.step(
s.length*N);return o&&await o,e}class _{options;links=new Set;notes=new Set;constructor(t){this.options={extensions:[(0,w.T)(),V(),...t?[G(t)]:[]],mdastExtensions:[
(0,A.C)()]}}learn(t){for(let n=t;n.length>0;){const e=[];for(const o of n)o.type==="definition"&&this.links.add(o.identifier.toUpperCase()),o.type==="footnoteDe\
finition"&&this.notes.add(o.identifier.toUpperCase()),(o.type==="blockquote"||o.type==="list"||o.type==="listItem"||o.type==="footnoteDefinition")&&e.push(...o.
children);n=e}}isUseful(t,n){if(this.links.size+this.notes.size===0||!t.includes("["))return!1;const e=new _;return e.learn(n),e.links.size<this.links.size||e.notes.
size<this.notes.size}seeded(){return new _(this)}seed({parser:t}){const{defined:n}=t;for(const o of this.links)n.includes(o)||n.push(o);const e=t.gfmFootnotes??=
[];for(const o of this.notes)e.includes(o)||e.push(o)}}const U=(s,t)=>({name:s,tokenize:function(e,o,i){return t(this),i}});function G(s){const t=new WeakSet;return{
document:{null:[U("octavoDefinitions",e=>{t.has(e.parser)||s.seed(e),t.add(e.parser)})]}}}const X=Array.from("*_~[]!",s=>s.charCodeAt(0));function V(){const s=new WeakMap,
t=U("octavoMarks",n=>{const e=(s.get(n.events)??0)+1;if(e>f)throw m();s.set(n.events,e)});return{text:Object.fromEntries(X.map(n=>[n,t]))}}async function Y({children:s},t){
let n=0,e=s;for(let o=0;e.length>0;o++){if(o>u)throw p();const i=[];for(const c of e){if(c.type==="table"&&(n+=H(c)),n>l)throw r();if("children"in c)for(const y of c.
children)i.push(y);const h=t.step(200);h&&await h}e=i}}const H=({children:s})=>s.length*(s[0]?.children.length??0)}),34622:((L,x,d)=>{d.d(x,{A:()=>u,b:()=>w,imageTargets:()=>v});
var M=d(6565),A=d(35724);function w(l){if(l.startsWith("data:"))return l;try{return decodeURIComponent(l)}catch{return l}}async function v(l,f){const a=await(0,A.
D)((0,M.X)(l).markdown,f);return[...new Set(u(a))]}function u(l){const f=new Map,a=[],p=[l];for(let r=p.pop();r;r=p.pop())if(r.type==="definition"&&!f.has(r.identifier)&&
f.set(r.identifier,r.url),r.type==="image"&&a.push(r.url),r.type==="imageReference"&&a.push({reference:r.identifier}),"children"in r)for(const m of[...r.children].
reverse())p.push(m);return a.map(r=>typeof r=="string"?r:f.get(r.reference)).filter(r=>r!==void 0).map(w)}})};
