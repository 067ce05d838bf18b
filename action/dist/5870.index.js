"use strict";exports.id=5870,exports.ids=[5870],exports.modules={31449:((L,x,d)=>{d.d(x,{X:()=>u});var M=d(41917),A=d(96512);const w=2e4,k=/^---[ \t]*\r?\n([\s\S]*?)\r?\n(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/;
function u(f){const c={words:{},markdown:f},p=k.exec(f.slice(0,w));if(!p)return c;const r=l(p[1]);if(!r)return c;const m=(...S)=>{const $=S.map(E=>r[E]).find(E=>typeof E==
"string"&&E.trim()!=="");return typeof $=="string"?$.trim():void 0},O=r.author??r.authors,g=Array.isArray(O)?O.filter(S=>typeof S=="string").join(", "):m("autho\
r","authors"),[v,T]=[m("title"),m("lang","language")];return{words:{...v&&{title:v},...g&&{author:g},...T&&{language:T}},markdown:f.slice(p[0].length)}}function l(f){
try{const c=(0,M.qg)(f,{schema:"failsafe",logLevel:"silent",maxAliasCount:20});return(0,A.G)(c)&&!Array.isArray(c)?c:void 0}catch{return}}}),19165:((L,x,d)=>{d.
d(x,{D:()=>B});var M=d(47145),A=d(91261),w=d(16007),k=d(49153);const u=100,l=1e5,f=2e3,c=o=>(0,k.G6)([{field:"file",message:o}]),p=()=>c(`nests quotes, lists or\
 emphasis more than ${u} levels deep; at most ${u} are allowed`),r=()=>c(`has more than ${l} cells in tables; at most ${l} are allowed. Split it into several do\
cuments`),m=()=>c(`has a paragraph or cell with more than ${f} marks such as * and [; at most ${f} are allowed. Put a \\ before marks that are text`),O=2e3,g=60,
v=/^[ \t]*$/,T=/^( {0,3})(`{3,}(?=[^`]*$)|~{3,})/,S=[[/^ {0,3}<(?:script|pre|style|textarea)(?=[\s>]|$)/i,/<\/(?:script|pre|style|textarea)>/i],[/^ {0,3}<!--/,/-->/],
[/^ {0,3}<\?/,/\?>/],[/^ {0,3}<![a-z]/i,/>/],[/^ {0,3}<!\[CDATA\[/,/\]\]>/]],$=/^( {0,3})([-+*]|\d{1,9}[.)])([ \t]+|$)/,E=/^ {0,3}\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/,
b=/^(?:[ \t]*(?:>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)))+/,R=/^[ \t]*([-*_])(?:[ \t]*\1)*[ \t]*$/;function*z(o){const t=new W;let n=[],e=0;for(const s of o.split(
/\r\n|\n|\r/)){K(s);const i=n.at(-1)?.text;e>=O&&t.isFree&&I(s,i)&&(yield*F(n),n=[],e=0),t.take(s,i),n.push({text:s,isFree:t.isFree&&!t.isInList}),e+=s.length+1}
n.length>0&&(yield*F(n))}const I=(o,t)=>t!==void 0&&v.test(t)&&/^[^ \t>]/.test(o)&&!$.test(o);class W{fence;raw;offset=0;get isFree(){return!this.fence&&!this.raw}get isInList(){
return this.offset>0}take(t,n){if(this.raw){this.raw.test(t)&&(this.raw=void 0);return}if(this.fence){this.fence.test(t)&&(this.fence=void 0);return}I(t,n)&&(this.
offset=0);const e=$.exec(t);e&&(this.offset===0||e[1].length<this.offset)&&!R.test(t)&&(this.offset=e[0].trimEnd().length+1);const s=t.length-t.trimStart().length;
if(this.offset>0&&s>=this.offset)return;const i=T.exec(t);if(i)this.fence=new RegExp(`^ {0,3}${i[2][0]}{${i[2].length},}[ \\t]*$`);else for(const[a,h]of S)a.test(
t)&&!h.test(t.replace(/^ {0,3}<!?-?-?/,""))&&(this.raw=h)}}function*F(o){const t=o.map(({text:e})=>e);let n=0;for(let e=1;e<o.length;e++){const s=t[e-1];if(!o[e].
isFree||!E.test(t[e])||!/^ {0,3}[^\s>].*\|/.test(s))continue;let i=e+1;for(;i<o.length&&o[i].isFree&&!v.test(t[i]);)i++;if(i-e>g){const a=t.slice(e+1+g,i);yield{
text:t.slice(n,e+1+g).join(`
`),table:{head:`${s}
${t[e]}
`,rows:a}},n=i}e=i}n<o.length&&(yield{text:t.slice(n).join(`
`)})}function*j({head:o,rows:t}){for(let n=0;n<t.length;n+=g)yield{text:o+t.slice(n,n+g).join(`
`),rest:t.slice(n).join(`
`)}}function K(o){const t=b.exec(o)?.[0];if(t===void 0||R.test(o))return;const n=t.match(/[>+*.)-]/g)?.length??0,e=/^[ \t]*/.exec(t)[0].replaceAll("	","    ").length;
if(n>u||n+e/2>2*u)throw p()}const N=600;async function B(o,t){const n=[...z(o)],e=new D,s=[];for(const h of n)s.push(await P(h,e,t));const i=[];for(const[h,y]of n.
entries()){const _=e.isUseful(y.text,s[h]);for(const J of _?await P(y,e.seeded(),t):s[h])i.push(J)}const a={type:"root",children:i};return await Y(a,t),a}async function P({
text:o,table:t},n,e){const s=await C(o,n,e);if(!t)return s;const i=s.at(-1);let a=t.rows.join(`
`);if(i?.type==="table")for(const h of j(t)){a=h.rest;const[y,..._]=await C(h.text,n,e);if(y?.type!=="table")break;if(i.children.push(...y.children.slice(1)),a=
"",_.length>0)return[...s,..._]}return a===""?s:[...s,...await C(a,n,e)]}async function C(o,t,n){const{children:e}=(0,M.Y)(o,t.options);t.learn(e);const s=n.step(
o.length*N);return s&&await s,e}class D{options;links=new Set;notes=new Set;constructor(t){this.options={extensions:[(0,w.T)(),V(),...t?[G(t)]:[]],mdastExtensions:[
(0,A.C)()]}}learn(t){for(let n=t;n.length>0;){const e=[];for(const s of n)s.type==="definition"&&this.links.add(s.identifier.toUpperCase()),s.type==="footnoteDe\
finition"&&this.notes.add(s.identifier.toUpperCase()),(s.type==="blockquote"||s.type==="list"||s.type==="listItem"||s.type==="footnoteDefinition")&&e.push(...s.
children);n=e}}isUseful(t,n){if(this.links.size+this.notes.size===0||!t.includes("["))return!1;const e=new D;return e.learn(n),e.links.size<this.links.size||e.notes.
size<this.notes.size}seeded(){return new D(this)}seed({parser:t}){const{defined:n}=t;for(const s of this.links)n.includes(s)||n.push(s);const e=t.gfmFootnotes??=
[];for(const s of this.notes)e.includes(s)||e.push(s)}}const U=(o,t)=>({name:o,tokenize:function(e,s,i){return t(this),i}});function G(o){const t=new WeakSet;return{
document:{null:[U("octavoDefinitions",e=>{t.has(e.parser)||o.seed(e),t.add(e.parser)})]}}}const X=Array.from("*_~[]!",o=>o.charCodeAt(0));function V(){const o=new WeakMap,
t=U("octavoMarks",n=>{const e=(o.get(n.events)??0)+1;if(e>f)throw m();o.set(n.events,e)});return{text:Object.fromEntries(X.map(n=>[n,t]))}}async function Y({children:o},t){
let n=0,e=o;for(let s=0;e.length>0;s++){if(s>u)throw p();const i=[];for(const a of e){if(a.type==="table"&&(n+=H(a)),n>l)throw r();if("children"in a)for(const y of a.
children)i.push(y);const h=t.step(200);h&&await h}e=i}}const H=({children:o})=>o.length*(o[0]?.children.length??0)}),15870:((L,x,d)=>{d.d(x,{A:()=>u,b:()=>w,imageTargets:()=>k});
var M=d(31449),A=d(19165);function w(l){if(l.startsWith("data:"))return l;try{return decodeURIComponent(l)}catch{return l}}async function k(l,f){const c=await(0,A.
D)((0,M.X)(l).markdown,f);return[...new Set(u(c))]}function u(l){const f=new Map,c=[],p=[l];for(let r=p.pop();r;r=p.pop())if(r.type==="definition"&&!f.has(r.identifier)&&
f.set(r.identifier,r.url),r.type==="image"&&c.push(r.url),r.type==="imageReference"&&c.push({reference:r.identifier}),"children"in r)for(const m of[...r.children].
reverse())p.push(m);return c.map(r=>typeof r=="string"?r:f.get(r.reference)).filter(r=>r!==void 0).map(w)}})};
