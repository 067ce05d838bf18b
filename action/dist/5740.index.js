"use strict";exports.id=5740,exports.ids=[5740],exports.modules={45740:((Vx,ki,E)=>{E.r(ki),E.d(ki,{html_to_pdf:()=>Hx});var Lt=E(58552),Ul=E(60666),qt=E(78323),B=E(45893);const Kl=new Set(
["href","src","srcset","action","background","cite","poster","data"]),Yl=/^(?:https?|mailto|tel):|^data:image\/|^(?:field|qr):/i,Xl=/^[a-z][a-z0-9+.-]*:/i,In=s=>(0,Lt.
G6)([{field:"values",message:s}]);function Zl(s,t){for(const e of(0,B.Ky)(s)){const n=e.name==="style"||e.name==="script";for(const[o,r]of e.attributes){if(!(0,qt.
H)(r))continue;if(o==="style"||o.startsWith("on"))throw In(`are in the attribute ${o}, where they could be more than text; use classes`);const a=(0,qt.qk)(r,t,o===
"src"&&/^\s*qr:/i.test(r)?encodeURIComponent:void 0);if(Kl.has(o)&&Xl.test(a.trim())&&!Yl.test(a.trim()))throw In("give an address another scheme than http, htt\
ps, mailto or tel, or data with an image");e.attributes.set(o,a)}if(!e.children.some(o=>o.kind==="text"&&(0,qt.H)(o.value)))continue;if(n)throw In(`are in a ${e.
name} element, where they could be more than text`);const i=e.children.flatMap(o=>Vl(o,t));e.children.splice(0,e.children.length);for(const o of i)e.children.push(
o)}}function Vl(s,t){if(s.kind!=="text"||!(0,qt.H)(s.value))return[s];const{parent:e}=s;return(0,qt.qk)(s.value.replaceAll(`
`," "),t,i=>i.replace(/\r\n?/g,`
`)).split(`
`).flatMap((i,o)=>{const r={kind:"text",value:i,parent:e};return o===0?[r]:[ql(e),r]})}const ql=s=>({kind:"element",name:"br",attributes:new Map,classes:new Set,
parent:s,children:[],index:0,isHtml:!0});var Rn=E(72594),Ln=E(58257),Dt=E(34622),Cn=E(86476),Jl=E(14029),Ql=E(87593),$=E(45657),Oi=E(16246),td=E(68084),Mi=E(96533),
ed=E(28409),nd=E(16596),Si=E(39170),G=E(37294),W=E(75234),k=E(8582),O=E(50697);const vi={"":"all",":left":"left",":right":"right",":first":"first"},sd={all:0,left:1,
right:1,first:2},id=10,Ti=100,od=1e6,Ii=300,at=96/25.4,Ri={a3:[297*at,420*at],a4:[210*at,297*at],a5:[148*at,210*at],a6:[105*at,148*at],b4:[250*at,353*at],b5:[176*
at,250*at],letter:[816,1056],legal:[816,1344],ledger:[1056,1632],tabloid:[1056,1632]},[An,rd]=[48,19200],ad=["margin-top","margin-right","margin-bottom","margin\
-left"];async function cd(s,t,e){const n=new ld(s,t,e),i=new Map;for(const o of n.names)i.set(o,await n.sheetOf(o));return{usual:await n.sheetOf(""),named:i,ignored:n.
ignored}}class ld{usual;pace;ignored=new Set;names;selected=[];values=new Map;count=0;constructor(t,e,n){this.usual=e,this.pace=n;for(const o of t)this.select(o);
this.selected.sort((o,r)=>o.weight-r.weight);const i=[...new Set(this.selected.map(({name:o})=>o))].filter(o=>o!=="");this.names=i.slice(0,Ti);for(const o of i.
slice(Ti))this.ignored.add(`@page ${o}`)}async sheetOf(t){const e=this.selected.filter(({name:u})=>u===""||u===t),n=async(...u)=>await this.read(e,["all",...u]),
[i,o,r]=[await n("left"),await n("right"),await n("right","first")],a=hd(await n(),i,o),{width:c,height:l}=a,d=(u,p)=>{const{margins:g,lost:m}=fd(p,a);for(const w of m)
this.ignored.add(`@page ${t}:${u} ${w}`);return Ai(g,c,l)},h=e.flatMap(({pages:u,rule:p})=>p.boxes.map(g=>({...g,pages:u}))),f={left:d("left",i),right:d("right",
o),first:d("first",r)};return{width:c,height:l,margins:Ai(a.margins,c,l),own:f,boxes:h}}select(t){const{selector:e}=t,n=e.indexOf(":"),[i,o]=n<0?[e,""]:[e.slice(
0,n),e.slice(n).toLowerCase()],r=Object.hasOwn(vi,o)?vi[o]:void 0;r===void 0||/\s/.test(i)?this.ignored.add(`@page ${e}`):this.selected.push({name:i,pages:r,weight:sd[r]+
(i===""?0:id),rule:t})}async read(t,e){const{width:n,height:i,margin:o}=this.usual,r={width:n,height:i,margins:[o,o,o,o]};for(const{pages:a,rule:c}of t){if(this.
count+=c.declarations.length+c.boxes.length+1,this.count>od)throw(0,G.ot)();const l=this.pace.step(c.declarations.length*Ii+Ii/10);if(l&&await l,!!e.includes(a))
for(const{name:d,value:h}of c.declarations){let f=this.values.get(h);f||this.values.set(h,f=(0,O.wK)(h)??[]),dd(d,f,r)}}return r}}const Te=({usual:s,named:t},e)=>t.
get(e)??s,Li=({own:s},t)=>t===0?s.first:t%2===0?s.right:s.left,En=({margins:[,s,,t]})=>t+s;function dd(s,t,e){const n={em:16,rem:16,pageWidth:e.width,pageHeight:e.
height,zoom:1},i=s==="size"?ud(t,n,e):void 0;if(i&&([e.width,e.height]=i),s==="margin"){const a=(0,k.X_)(t.map(c=>Ci(c,n)));if(a&&!a.includes(void 0))for(const[
c,l]of a.entries())e.margins[c]=l}const o=ad.indexOf(s),r=o<0||!t[0]?void 0:Ci(t[0],n);r!==void 0&&(e.margins[o]=r)}function hd(s,t,e){return Math.abs(En(t)-En(
e))>=.01?s:{...s,margins:[s.margins[0],e.margins[1],s.margins[2],e.margins[3]]}}function fd(s,{width:t,height:e,margins:n}){const[i,,o]=s.margins,r=Math.abs(En(
s)-n[1]-n[3])<.01,a=s.width===t&&s.height===e,c=[...r?[]:["margin"],...a?[]:["size"]];return{margins:r?s.margins:[i,n[1],o,n[3]],lost:c}}function Ci(s,t){if((0,O.
aG)(s)==="auto")return 0;const e=(0,W.Y5)(s,t);return e&&Math.max(e.px+e.percent*t.pageWidth,0)}function Ai(s,t,e){const[n,i,o,r]=s,a=Math.min(1,(t-An/2)/Math.max(
r+i,1)),c=Math.min(1,(e-An/2)/Math.max(n+o,1)),[l,d]=[Math.round(r*a),Math.round(n*c)],[h,f]=[Math.ceil(t-(r+i)*a-.01),Math.ceil(e-(n+o)*c-.01)];return[d,Math.max(
t-l-h,0),Math.max(e-d-f,0),l]}function ud(s,t,e){let n,i;const o=[];for(const c of s){const l=(0,O.aG)(c),d=(0,W.lT)(c,t);if(l==="landscape"||l==="portrait")i=l;else if(l!==
void 0&&Object.hasOwn(Ri,l))n=Ri[l];else if(d!==void 0&&d>0)o.push(Math.min(Math.max(d,An),rd));else if(l!=="auto")return}if(o.length>0&&(n=[o[0],o[1]??o[0]]),i===
void 0)return n;const[r,a]=[...n??[e.width,e.height]].sort((c,l)=>c-l);return i==="landscape"?[a,r]:[r,a]}const Ei={"{":"}","(":")","[":"]"};function pd(s,t){const e=s[t];
let n=t+1;for(;n<s.length&&s[n]!==e&&s[n]!==`
`;n++)s[n]==="\\"&&n++;return n+1}function mt(s,t,e){const n=[];for(let i=t;i<s.length;){const o=s[i];if(o==="/"&&s[i+1]==="*"){const r=s.indexOf("*/",i+2);i=r<
0?s.length:r+2;continue}if(n.length===0&&e.includes(o))return i;if(o==='"'||o==="'"){i=pd(s,i);continue}if(o==="\\")i++;else if(o==="("&&gd(s,i)){const r=s.indexOf(
")",i);i=r<0?s.length:r}else Object.hasOwn(Ei,o)?n.push(Ei[o]):o===n.at(-1)&&n.pop();i++}return s.length}function gd(s,t){if(s.slice(Math.max(t-3,0),t).toLowerCase()!==
"url")return!1;let e=t+1;for(;e<s.length&&/\s/.test(s[e]);)e++;return s[e]!=='"'&&s[e]!=="'"}function*Bn(s){for(let t=0;t<s.length;){const e=mt(s,t,"{;}"),n=Bi(
s.slice(t,e));if(s[e]!=="{"){n!==""&&(yield{prelude:n,block:void 0}),t=e+1;continue}const i=mt(s,e+1,"}");yield{prelude:n,block:s.slice(e+1,i)},t=i+1}}const Bi=s=>s.
replace(/\/\*[^]*?(?:\*\/|$)/g," ").replace(/<!--|-->/g," ").trim();function yt(s){const t=[];for(let e=0;e<s.length;){const n=mt(s,e,";{");if(s[n]==="{"){e=mt(
s,n+1,"}")+1;continue}const i=Bi(s.slice(e,n));e=n+1;const o=i.indexOf(":");if(o<=0)continue;const r=i.slice(0,o).trim(),a=r.startsWith("--")?r:r.toLowerCase();
if(!/^[a-z_-][\w-]*$/i.test(a))continue;const c=i.slice(o+1).trim(),l=c.replace(/\s*!\s*important$/i,"");l===""&&!a.startsWith("--")||t.push({name:a,value:l,important:l.
length!==c.length})}return t}function md(s){const t={from:[],to:[]};for(const{prelude:e,block:n}of Bn(s)){if(n===void 0)continue;const i=e.toLowerCase().split("\
,",wd).map(o=>o.trim());i.some(o=>o==="from"||o==="0%")&&(t.from=yt(n)),i.some(o=>o==="to"||o==="100%")&&(t.to=yt(n))}return t}const wd=100,bd=new Set(["none","\
forwards","backwards","both"]),yd=new Set(["normal","reverse","alternate","alternate-reverse"]),xd=/^(?:infinite|\d+(?:\.\d+)?)$/;function kd(s,t,e){const n={names:[],
fills:[],directions:[],counts:[]};for(const{name:i,value:o}of s){const r=/^(?:-webkit-)?animation(?:-(name|fill-mode|direction|iteration-count))?$/.exec(i);if(!r)
continue;const a=vd(e(o)??"");switch(r[1]){case void 0:Object.assign(n,Md(a,t));break;case"name":n.names=a;break;case"fill-mode":n.fills=a;break;case"direction":
n.directions=a;break;default:n.counts=a}}return n.names.flatMap((i,o)=>Od(n,o,t.get(i)))}function Od({fills:s,directions:t,counts:e},n,i){const o=d=>d[n%Math.max(
d.length,1)],r=o(s),a=o(e)??"1";if(!i||r!=="forwards"&&r!=="both"||a==="infinite")return[];const c=o(t)??"normal",l=c.startsWith("alternate")&&Number(a)%2===0;return c.
endsWith("reverse")!==l?i.from:i.to}function Md(s,t){const e=s.map(i=>i.split(/\s+/)),n=(i,o)=>e.map(r=>r.find(i)??o);return{names:n(i=>t.has(i),""),fills:n(i=>bd.
has(i.toLowerCase()),"none").map(i=>i.toLowerCase()),directions:n(i=>yd.has(i.toLowerCase()),"normal").map(i=>i.toLowerCase()),counts:n(i=>xd.test(i),"1")}}const Sd=1e3;
function vd(s){const t=[];if(s.length>Sd)return t;for(let e=0;e<s.length;){const n=mt(s,e,",");t.push(s.slice(e,n).trim()),e=n+1}return t}const Td=10;class Wn{rank=0;children=new Map;open(t){
return(t===""?[`.${this.children.size}`]:t.split(".",Td)).reduce((n,i)=>n.child(i),this)}number(t=0){let e=t;for(const n of this.children.values())e=n.number(e);
return this.rank=e,e+1}child(t){let e=this.children.get(t);if(!e){if(this.children.size===G.qV)throw(0,G.VE)();this.children.set(t,e=new Wn)}return e}}function Id(s,t){
const e=[];let n=0;for(let i=0;i<=s.length;){const o=mt(s,i,","),r=zi(s.slice(i,o));if(n+=o-i+(r+1)*(t.length+5),n>G.LI)return"";e.push(Rd(s.slice(i,o).trim(),t)),
i=o+1}return e.join(", ")}function Rd(s,t){const e=mt(t,0,",")===t.length&&!t.includes(":"),n=`:is(${t})`;if(zi(s)===0)return`${e?t:n} ${s}`;const i=e&&/^&(?![\w*|])/.
test(s);return s.replace(Wi,(o,r)=>o!=="&"?o:i&&r===0?t:n)}const Wi=/&|"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'/g,zi=s=>[...s.matchAll(Wi)].filter(([t])=>t==="&").
length,Ld=20;function zn(s,t,e=0){const n=Ad(s);if(e>Ld||n.length===0)return!1;const i=a=>Cd(a)?zn(a.slice(1,-1),t,e+1):t(a);if(n[0].toLowerCase()==="not")return n.
length===2&&!i(n[1]);const o=n.filter((a,c)=>c%2===0),r=new Set(n.filter((a,c)=>c%2===1).map(a=>a.toLowerCase()));return r.size>1||n.length%2===0?!1:r.has("or")?
o.some(i):(r.size===0||r.has("and"))&&o.every(i)}const Cd=s=>s.startsWith("(")&&s.endsWith(")")&&/^\(\s{0,99}(?:\(|not\s)/i.test(s);function Ad(s){const t=[];for(let e=0;e<
s.length;){const n=mt(s,e,` 	
\r\f`);n>e&&t.push(s.slice(e,n)),e=n+1}return t}function Ni(s,t){return s.trim()===""?!0:s.toLowerCase().split(",").some(e=>Ed(e.trim(),t))}function Ed(s,t){const e=/^not\s+[a-z]/.
test(s),n=s.replace(e?/^not\s+/:/^only\s+/,"");return zn(n,o=>o.startsWith("(")?Nd(o.slice(1,-1),t):o==="print"||o==="all")!==e}const Bd=/^\s*(min-|max-)?(width|height)\s*:\s*([\d.]+)(px|em|rem|pt|in|cm|mm)\s*$/,
Wd=/^\s*(?:([\d.]+)(px|em|rem|pt|in|cm|mm)\s*(<=?|>=?|=)\s*)?(width|height)\s*(?:(<=?|>=?|=)\s*([\d.]+)(px|em|rem|pt|in|cm|mm)\s*)?$/,Nn={px:1,em:16,rem:16,pt:4/
3,in:96,cm:96/2.54,mm:96/25.4};function zd([,s,t,e,n,i,o,r],a){const c=n==="width"?a.width:a.height;return s!==void 0&&!$n(Number(s)*Nn[t],e,c)?!1:o!==void 0?$n(
c,i,Number(o)*Nn[r]):s!==void 0||c>0}const $n=(s,t,e)=>s===e?t.endsWith("="):t.startsWith("<")?s<e:t.startsWith(">")&&s>e;function Nd(s,t){const[,e,n,i,o]=Bd.exec(
s)??[];if(n!==void 0){const l=Number(i)*Nn[o],d=n==="width"?t.width:t.height;return $n(d,e==="min-"?">=":e==="max-"?"<=":"=",l)}const r=Wd.exec(s);if(r)return zd(
r,t);const[a,c]=s.split(":").map(l=>l.trim());return a==="orientation"?c==="landscape"==t.width>t.height:a==="prefers-color-scheme"?c==="light":a==="prefers-red\
uced-motion"?c==="reduce"||c===void 0:a==="scripting"?c==="none":a==="color"||a==="hover"&&c==="none"||a==="update"&&c==="none"}var $d=E(88650);const $i=new Set(
["input","select","textarea"]),Pd=new Set([...$i,"button","fieldset","optgroup","option"]),Dd=/^(?:hidden|range|color|checkbox|radio|file|submit|image|reset|button)$/i,
Pn=({name:s})=>$i.has(s),Pi=({name:s})=>Pd.has(s),Di={checked:({name:s,attributes:t})=>s==="option"?t.has("selected"):s==="input"&&t.has("checked"),disabled:s=>Pi(
s)&&s.attributes.has("disabled"),enabled:s=>Pi(s)&&!s.attributes.has("disabled"),required:s=>Pn(s)&&s.attributes.has("required"),optional:s=>Pn(s)&&!s.attributes.
has("required"),"read-write":_n,"read-only":s=>!_n(s),"placeholder-shown":s=>Dn(s)&&s.attributes.has("placeholder")&&!_i(s),invalid:Hi,valid:s=>Pn(s)&&!Hi(s)},_d=s=>Object.
hasOwn(Di,s),Hd=(s,t)=>Di[t](s);function Dn({name:s,attributes:t}){return s==="textarea"||s==="input"&&!Dd.test(t.get("type")??"")}function _i({name:s,attributes:t,
children:e}){return s!=="textarea"?(t.get("value")??"")!=="":e.some(n=>n.kind==="text"&&n.value!=="")}function _n(s){const{attributes:t}=s;if(Dn(s))return!t.has(
"readonly")&&!t.has("disabled");const e=t.get("contenteditable");return e!==void 0&&!/^false$/i.test(e)}function Hi(s){return Dn(s)&&s.attributes.has("required")&&
_n(s)&&!_i(s)}const Gi=s=>s.includes("\\")?s.replace(/\\(?:([\da-f]{1,6})[ \t\n\r\f]?|([^\n\r\f]))/gi,(t,e,n)=>{const i=Number.parseInt(e??"",16);return e===void 0?
n:i===0||i>1114111||i>=55296&&i<=57343?"�":String.fromCodePoint(i)}):s,_t=1e3,Gd=1e6;function Fi(s){if(s.length>G.LI)return;const t=[];let e;try{e=(0,$d.A)(s,
{context:"selectorList",onParseError:n=>t.push(n)})}catch{return}return t.length>0?void 0:Hn(e)}function Hn(s){if(s.type!=="SelectorList")return;const t=s.children.
toArray().map(e=>e.type==="Selector"?jd(e):void 0);return t.every(e=>e!==void 0)?t:void 0}const Ie=()=>({name:void 0,id:void 0,classes:[],attributes:[],pseudos:[],
combinator:void 0}),Fd=new Set(["before","after","first-line","first-letter"]);function jd({children:s}){const t=[Ie()];let e=0,n;for(const i of s.toArray()){const o=t.
at(-1);switch(i.type){case"TypeSelector":i.name!=="*"&&(o.name=i.name.replace(/^.*\|/,"").toLowerCase(),e+=1);break;case"IdSelector":o.id=Gi(i.name),e+=Gd;break;case"\
ClassSelector":o.classes.push(Gi(i.name)),e+=_t;break;case"AttributeSelector":o.attributes.push({name:i.name.name.toLowerCase(),matcher:i.matcher??void 0,value:i.
value?i.value.type==="String"?i.value.value:i.value.name:"",ignoresCase:i.flags==="i"}),e+=_t;break;case"Combinator":t.push({...Ie(),combinator:i.name});break;case"\
PseudoElementSelector":n=i.name.toLowerCase(),e+=1;break;case"PseudoClassSelector":{const r=i.name.toLowerCase();if(Fd.has(r)){n=r,e+=1;break}const a=Kd(r,i.children?.
toArray()??[]);if(!a)return;o.pseudos.push(a.test),e+=a.specificity;break}default:return}}return{compounds:t.reverse(),specificity:e,pseudoElement:n}}const Ud=new Set(
["hover","focus","focus-within","focus-visible","active","visited","target","indeterminate","fullscreen","modal","popover-open","playing","host","autofill"]),St={
a:0,b:1};function Kd(s,t){const e=i=>({test:i,specificity:_t}),n=(i,o,r)=>e({kind:"nth",...i,ofType:o,fromEnd:r});if(Ud.has(s))return e({kind:"never"});if(_d(s))
return e({kind:"form",state:s});switch(s){case"root":case"empty":case"defined":return e({kind:s});case"link":case"any-link":return e({kind:"link"});case"-moz-fi\
rst-node":return e({kind:"first-node"});case"-moz-last-node":return e({kind:"last-node"});case"first-child":return n(St,!1,!1);case"last-child":return n(St,!1,!0);case"\
first-of-type":return n(St,!0,!1);case"last-of-type":return n(St,!0,!0);case"only-child":return Ki(n(St,!1,!1).test,n(St,!1,!0).test);case"only-of-type":return Ki(
n(St,!0,!1).test,n(St,!0,!0).test);case"nth-child":case"nth-last-child":case"nth-of-type":case"nth-last-of-type":return Yd(s,t[0]);case"not":case"is":case"where":case"\
matches":case"-webkit-any":return ji(s,t[0]);case"has":return Xd(t[0]);case"lang":{const[i]=t,o=i?.type==="Identifier"?i.name:i?.type==="String"?i.value:void 0;
return o===void 0?void 0:e({kind:"lang",language:o.toLowerCase()})}default:return}}function Yd(s,t){const e=Vd(t);if(!e||t?.type!=="Nth")return;const[n,i]=[s.endsWith(
"of-type"),s.includes("last")];if(!t.selector)return{test:{kind:"nth",...e,ofType:n,fromEnd:i},specificity:_t};const o=n?void 0:ji("is",t.selector);if(o?.test.kind!==
"is")return;const{selectors:r}=o.test;return{test:{kind:"nth-of",...e,fromEnd:i,selectors:r},specificity:_t+o.specificity}}function ji(s,t){const e=t&&Hn(t);if(!e)
return;const n=s==="where"?0:e.reduce((i,o)=>Math.max(i,o.specificity),0);return{test:{kind:s==="not"?"not":"is",selectors:e},specificity:n}}function Xd(s){if(s?.
type!=="SelectorList"||s.children.some(o=>o.type!=="Selector"||o.children.last?.type==="Combinator"))return;const t=Hn(s);if(!t||t.length===0||t.some(Ui))return;
const e=t.reduce((o,r)=>Math.max(o,r.specificity),0),n=s.children.toArray();return{test:{kind:"has",selectors:t.map((o,r)=>Zd(o,n[r]))},specificity:e}}const Ui=({
compounds:s,pseudoElement:t})=>t!==void 0||s.some(({pseudos:e})=>e.some(n=>n.kind==="has"||"selectors"in n&&n.selectors.some(Ui)));function Zd(s,t){const e={...Ie(),
pseudos:[{kind:"scope"}]},{compounds:n}=s,i=t.type==="Selector"&&t.children.first?.type==="Combinator",o=n.slice(0,-1);return{...s,compounds:i?[...o,e]:[...o,{...n.
at(-1),combinator:" "},e]}}function Ki(s,t){return{test:{kind:"is",selectors:[(n=>({compounds:[{...Ie(),pseudos:n}],specificity:0,pseudoElement:void 0}))([s,t])]},
specificity:_t}}function Vd(s){if(s?.type!=="Nth")return;const{nth:t}=s;if(t.type==="Identifier")return t.name==="odd"?{a:2,b:1}:t.name==="even"?{a:2,b:0}:void 0;
const{a:e,b:n}=t;return{a:Yi(e),b:Yi(n)}}const Yi=s=>s==null?0:s===""||s==="+"?1:s==="-"?-1:Number(s),qd={fill:{color:[0,0,0],alpha:1},fillOpacity:1,hasHoles:!1,
stroke:"none",strokeOpacity:1,strokeWidth:{px:1,percent:0},cap:0,join:0,miter:4,dashes:[],dashOffset:{px:0,percent:0},isStrokeUnder:!1,anchor:"start",drop:0,clipHasHoles:!1,
isUnscaled:!1,markerStart:"none",markerMid:"none",markerEnd:"none"};var S=E(99746);const Xi={px:0,percent:.5},Re=[S.f2,S.f2],Zi={least:"auto",most:"auto"},Le={color:{
color:[0,0,0],alpha:1},fontSize:16,zoom:1,fontSizedBy:"medium",fontFamily:[],fontWeight:400,fontStyle:"normal",fontVariant:"normal",lineHeight:"normal",textAlign:"\
start",textAlignLast:"auto",blockAlign:"start",textIndent:S.f2,underlineOffset:void 0,isUnderlinedBelow:!1,skipsInk:!0,textTransform:"none",letterSpacing:0,wordSpacing:0,
whiteSpace:"normal",isBalanced:!1,overflowWrap:"normal",wordBreak:"normal",tabSize:8,writingMode:"across",direction:"ltr",listStyleType:"disc",listStylePosition:"\
outside",listStyleImage:void 0,textFill:void 0,accentColor:void 0,textShadow:[],visibility:"visible",borderCollapse:"separate",borderSpacingX:0,borderSpacingY:0,
captionSide:"top",emptyCells:"show",orphans:2,widows:2,pageName:"",quotes:["“","”","‘","’"],drawn:qd},Jd={display:"inline",position:"static",float:"none",
clear:"none",boxSizing:"content-box",appearance:"auto",width:"auto",height:"auto",minWidth:"auto",minHeight:"auto",maxWidth:"none",maxHeight:"none",aspectRatio:void 0,
top:"auto",right:"auto",bottom:"auto",left:"auto",marginTop:S.f2,marginRight:S.f2,marginBottom:S.f2,marginLeft:S.f2,paddingTop:S.f2,paddingRight:S.f2,paddingBottom:S.
f2,paddingLeft:S.f2,borderTopWidth:3,borderRightWidth:3,borderBottomWidth:3,borderLeftWidth:3,borderTopStyle:"none",borderRightStyle:"none",borderBottomStyle:"n\
one",borderLeftStyle:"none",borderTopColor:void 0,borderRightColor:void 0,borderBottomColor:void 0,borderLeftColor:void 0,borderImage:void 0,borderTopLeftRadius:Re,
borderTopRightRadius:Re,borderBottomRightRadius:Re,borderBottomLeftRadius:Re,outlineWidth:3,outlineStyle:"none",outlineColor:void 0,outlineOffset:0,backgroundColor:void 0,
backgroundImage:[],backgroundSize:[],backgroundRepeat:[],backgroundPosition:[],backgroundClip:"border-box",mask:void 0,boxShadow:[],opacity:1,mixBlendMode:void 0,
overflow:"visible",textOverflow:"clip",lineClamp:void 0,isContained:!1,transform:[],translate:[],rotate:[],scale:[],transformOrigin:[Xi,Xi],zIndex:"auto",verticalAlign:"\
baseline",textDecorationLine:new Set,textDecorationColor:void 0,textDecorationStyle:"solid",textDecorationThickness:void 0,decorations:[],unicodeBidi:"normal",objectFit:"\
fill",objectPosition:[{px:0,percent:.5},{px:0,percent:.5}],tableLayout:"auto",breakBefore:"auto",breakAfter:"auto",breakInside:"auto",columnCount:void 0,columnWidth:void 0,
columnFill:"balance",columnSpan:"none",columnRuleWidth:3,columnRuleStyle:"none",columnRuleColor:void 0,flexDirection:"row",flexWrap:"nowrap",flexGrow:0,flexShrink:1,
flexBasis:"auto",order:0,justifyContent:"normal",alignContent:"normal",alignItems:"normal",alignSelf:"auto",justifyItems:"normal",justifySelf:"auto",rowGap:void 0,
columnGap:void 0,gridTemplateColumns:void 0,gridTemplateRows:void 0,gridTemplateAreas:[],gridAutoColumns:[Zi],gridAutoRows:[Zi],gridAutoFlow:"row",gridRowStart:"\
auto",gridRowEnd:"auto",gridColumnStart:"auto",gridColumnEnd:"auto",content:"normal",counterReset:[],counterIncrement:[],stringSet:[],stopColor:{color:[0,0,0],alpha:1},
stopOpacity:1,clipPath:void 0},xt={...Le,...Jd};function Ct(s){const t={...xt};for(const e of Qd)t[e]=s[e];return t}const Qd=Object.keys(Le);var vt=E(16326),Jt=E(
95826);const th=["repeat","no-repeat","repeat-x","repeat-y"],Gn=["border-box","padding-box","content-box","text"],Fn=s=>s==="space"||s==="round"?"repeat":th.find(
t=>t===s);function Ce(s,t){return(0,O.aG)(s)==="none"?"none":s?.type==="Url"?{url:s.value}:s?.type==="Function"?(0,vt.OW)(s,t,t.own.color):void 0}function jn(s,t){
const e=(0,O.aG)(s[0]);if(e==="cover"||e==="contain")return e;const[n,i="auto"]=s.map(o=>(0,O.aG)(o)==="auto"?"auto":(0,W.Y5)(o,t));return n&&s.length<3?[n,i]:void 0}
const eh=["auto","auto"];function nh(s,t){let e="none",n="repeat",i;const o=[],r=[];let a=!1;for(const d of s){const h=(0,O.aG)(d),f=Ce(d,t),u=(0,Jt.M)(d),p=Fn(
h);if((0,O.YY)(d))a=!0;else if(f!==void 0)e=f;else if(u!==void 0)i=u;else if(p)n=p;else{if(h==="fixed"||h==="scroll"||h==="local"||Gn.some(g=>g===h))continue;a&&
r.length<2&&(h==="cover"||h==="contain"||h==="auto"||(0,W.Y5)(d,t))?r.push(d):o.push(d)}}const c=o.length===0?vt.Ff:(0,vt.ux)(o,t),l=r.length===0?eh:jn(r,t);return c&&
l?{image:e,repeat:n,color:i,position:c,size:l}:void 0}const Vi={keys:["backgroundColor","backgroundImage","backgroundSize","backgroundRepeat","backgroundPositio\
n","backgroundClip"],read:(s,t)=>{const e=(0,O.M$)(s,O.wR).map(r=>nh(r,t));if(!e.every(r=>r!==void 0))return;const n=e.at(-1).color,i=e.filter(({image:r})=>r!==
"none"),o=i.length>0?i:e;return{backgroundColor:n==="current"?t.own.color:n,backgroundImage:i.map(({image:r})=>r),backgroundSize:o.map(({size:r})=>r),backgroundRepeat:o.
map(({repeat:r})=>r),backgroundPosition:o.map(({position:r})=>r),backgroundClip:"border-box"}}},Ht=(s,t)=>({keys:[s],read:(e,n)=>{const i=(0,O.M$)(e,O.wR).map(o=>t(
o,n));return i.includes(void 0)?void 0:{[s]:i}}}),qi={keys:["backgroundImage"],read:(s,t)=>{const e=(0,O.M$)(s,O.wR).map(n=>Ce(n[0],t));return e.includes(void 0)?
void 0:{backgroundImage:e.filter(n=>n!=="none")}}};function sh(s,t){const e=[];let n=!1,i;for(const l of s){const d=(0,W.lT)(l,t),h=(0,Jt.M)(l);if(d!==void 0)e.
push(d);else if((0,O.aG)(l)==="inset")n=!0;else if(h!==void 0)i=h;else return}const[o,r,a=0,c=0]=e;if(!(o===void 0||r===void 0))return{x:o,y:r,blur:a,spread:c,isInset:n,
paint:i==="current"?void 0:i}}const ih=100,Un={keys:["boxShadow"],read:(s,t)=>{if((0,O.aG)(s[0])==="none")return{boxShadow:[]};const e=(0,O.M$)(s,O.wR).slice(0,
ih).map(n=>sh(n,t));return e.every(n=>n!==void 0)?{boxShadow:e}:void 0}},oh=10,rh={keys:["textShadow"],read:(s,t)=>{const e=Un.read(s,t)?.boxShadow;return e?.every(
({isInset:i,spread:o})=>!i&&o===0)?{textShadow:e.slice(0,oh)}:void 0}},Ji={backgroundImage:[],backgroundSize:[],backgroundRepeat:[],backgroundPosition:[]},ah=Object.
keys(Ji),ch=[["left","right"],["top","bottom"]];function lh([s,t],e,n){const i=(0,O.aG)(e[0]);if(e.length>(i===s||i===t?2:1))return;if(i==="center")return{px:0,
percent:.5};const o=i===void 0||e.length===2?(0,W.Y5)(e.at(-1),n):{px:0,percent:0};if(!(!o||i!==void 0&&i!==s&&i!==t))return i===t?{px:-o.px,percent:1-o.percent}:
o}const Qi=s=>({keys:["backgroundPosition"],read:(t,e)=>{const n=(0,O.M$)(t,O.wR).map(a=>lh(ch[s],a,e));if(!n.every(a=>a!==void 0))return;const{backgroundPosition:i}=e.
own,o=Math.max(i.length,n.length);return{backgroundPosition:Array.from({length:o},(a,c)=>{const[l,d]=i[c%Math.max(i.length,1)]??vt.Ff,h=n[c%n.length];return s===
0?[h,d]:[l,h]})}}}),Qt=s=>({keys:["mask"],read:(t,e)=>{const n=s.read(t,e);if(n?.backgroundImage?.some(o=>"url"in o&&o.url.startsWith("#")))return;const i=n&&ah.
flatMap(o=>n[o]===void 0?[]:[[o,n[o]]]);return i&&{mask:{...Ji,...e.own.mask,...Object.fromEntries(i)}}}}),to={mask:Qt(Vi),"mask-image":Qt(qi),"mask-size":Qt(Ht(
"backgroundSize",jn)),"mask-position":Qt(Ht("backgroundPosition",vt.ux)),"mask-repeat":Qt(Ht("backgroundRepeat",([s])=>Fn((0,O.aG)(s))))},dh={...to,...Object.fromEntries(
Object.entries(to).map(([s,t])=>[`-webkit-${s}`,t])),background:Vi,"background-color":{keys:["backgroundColor"],read:(s,{own:t})=>{const e=s.length===1?(0,Jt.M)(
s[0]):void 0;return e===void 0?void 0:{backgroundColor:e==="current"?t.color:e}}},"background-image":qi,"background-size":Ht("backgroundSize",jn),"background-po\
sition":Ht("backgroundPosition",vt.ux),"background-position-x":Qi(0),"background-position-y":Qi(1),"background-repeat":Ht("backgroundRepeat",([s])=>Fn((0,O.aG)(
s))),"background-clip":(0,k.aL)("backgroundClip",Gn),"-webkit-background-clip":(0,k.aL)("backgroundClip",Gn),"text-shadow":rh,"box-shadow":Un,"-webkit-box-shado\
w":Un},hh=["stretch","repeat","round","space"],Kn=s=>[s,s,s,s],te={image:void 0,slice:Kn({px:0,percent:1}),isFilled:!1,width:Kn({times:1}),outset:Kn({times:0}),
repeat:["stretch","stretch"]},eo=({px:s,percent:t})=>s>=0&&t>=0,fh=(s,t)=>{const e=(0,W.rl)(s),n=e===void 0?(0,W.Y5)(s,t):{px:e,percent:0};return n&&eo(n)&&(e!==
void 0||n.px===0)?n:void 0},Yn=(s,t)=>{const e=(0,W.rl)(s);if(e!==void 0)return e>=0?{times:e}:void 0;const n=(0,W.Y5)(s,t);return n&&eo(n)?n:void 0},no=(s,t)=>(0,O.
aG)(s)==="auto"?"auto":Yn(s,t),so=s=>hh.find(t=>t===(0,O.aG)(s));function ee(s,t){const e=(0,k.X_)(s.map(t));return e&&!e.includes(void 0)?e:void 0}function io(s,t){
const e=s.filter(i=>(0,O.aG)(i)!=="fill"),n=ee(e,i=>fh(i,t));return n&&s.length-e.length<2?{slice:n,isFilled:e.length<s.length}:void 0}function oo(s){const[t,e=t]=s.
map(so);return t&&e&&s.length<3?{repeat:[t,e]}:void 0}function ro(s,t){let e;const n=[],i=[[],[],[]];let o=0;for(const g of s){const m=Ce(g,t);if((0,O.YY)(g))o++;else if(m!==
void 0)e=m;else if(so(g))n.push(g);else if(!i[o]?.push(g))return}const[r,a,c]=i,l={...r.length>0?io(r,t):te,width:a.length>0?ee(a,g=>no(g,t)):te.width,outset:c.
length>0?ee(c,g=>Yn(g,t)):te.outset,...n.length>0?oo(n):{repeat:te.repeat}},{slice:d,isFilled:h=!1,width:f,outset:u,repeat:p}=l;if(!(!d||!f||!u||!p))return{image:e===
"none"?void 0:e,slice:d,isFilled:h,width:f,outset:u,repeat:p}}const At=s=>({keys:["borderImage"],read:(t,e)=>{const n=s(t,e);return n&&{borderImage:{...e.own.borderImage??
te,...n}}}}),uh={"border-image":At(ro),"-webkit-border-image":At(ro),"border-image-source":At(([s],t)=>{const e=Ce(s,t);return e&&{image:e==="none"?void 0:e}}),
"border-image-slice":At(io),"border-image-width":At((s,t)=>{const e=ee(s,n=>no(n,t));return e&&{width:e}}),"border-image-outset":At((s,t)=>{const e=ee(s,n=>Yn(n,
t));return e&&{outset:e}}),"border-image-repeat":At(oo)},ph=["none","contents","inline","block","list-item","flow-root","inline-block","flex","inline-flex","gri\
d","inline-grid","table","inline-table","table-row-group","table-header-group","table-footer-group","table-row","table-cell","table-column","table-column-group",
"table-caption"],gh=["auto","min-content","max-content","fit-content"],ao=s=>(t,e)=>{const n=(0,O.aG)(t)?.replace(/^-webkit-|^-moz-/,"");return n==="fill-availa\
ble"||n==="available"||n==="stretch"?{px:0,percent:1,fills:s}:gh.find(i=>i===n)??(0,k.ST)(t,e)},[Xn,Zn]=[ao("across"),ao("down")],co=s=>(t,e)=>{if((0,O.aG)(t)===
"none")return"none";const n=s(t,e);return n==="auto"?void 0:n},mh=["none","hidden","solid","dashed","dotted","double","groove","ridge","inset","outset"],lo={thin:1,
medium:3,thick:5};function Et(s,t){const e=(0,O.aG)(s);return e!==void 0&&Object.hasOwn(lo,e)?lo[e]:(0,k.De)(s,t)}const Bt=s=>{const t=(0,O.aG)(s);return t==="a\
uto"?"solid":mh.find(e=>e===t)};function Vn(s,t){let e,n,i;for(const o of s){const r=Et(o,t),a=Bt(o),c=(0,k.sD)(o);if(r!==void 0&&e===void 0)e=r;else if(a!==void 0&&
n===void 0)n=a;else if(c&&!i)i=c;else return}return s.length===0?void 0:{width:e??3,line:n??"none",paint:i?.paint}}const ho=s=>[`border${s}Width`,`border${s}Sty\
le`,`border${s}Color`],wh=["multiply","screen","overlay","darken","lighten","color-dodge","color-burn","hard-light","soft-light","difference","exclusion","hue",
"saturation","color","luminosity"],bh={keys:["mixBlendMode"],read:([s])=>{const t=(0,O.aG)(s);if(t==="normal")return{mixBlendMode:void 0};if(!(t===void 0||!wh.includes(
t)))return{mixBlendMode:t.replaceAll(/(?:^|-)[a-z]/g,e=>e.replace("-","").toUpperCase())}}};function Ae(...s){const t=s.length===k.BV.length;return{keys:[...s.flatMap(
ho),...t?["borderImage"]:[]],read:(e,n)=>{const i=Vn(e,n);if(!i)return;const{width:o,line:r,paint:a}=i,c=s.flatMap(l=>{const[d,h,f]=ho(l);return[[d,o],[h,r],[f,
a]]});return{...Object.fromEntries(c),...t&&{borderImage:void 0}}}}}const Gt=(s,t="")=>k.BV.map(e=>`${s}${e}${t}`);function ne(s,t,e){return Object.fromEntries(
k.BV.map(n=>[`${s}-${n.toLowerCase()}${t===""?"":`-${t.toLowerCase()}`}`,e(`${s}${n}${t}`)]))}const yh={keys:Gt("border","Color"),read:s=>{const t=(0,k.X_)(s.map(
k.sD));if(!(!t||t.includes(void 0)))return Object.fromEntries(Gt("border","Color").map((e,n)=>[e,t[n].paint]))}},fo=["borderTopLeftRadius","borderTopRightRadius",
"borderBottomRightRadius","borderBottomLeftRadius"],xh={keys:fo,read:(s,t)=>{const[e=[],n=e]=(0,k.LN)(s).map(r=>r.map(a=>(0,k.ST)(a,t))),[i,o]=[(0,k.X_)(e),(0,k.
X_)(n)];if(!(!i||!o||i.includes(void 0)||o.includes(void 0)))return Object.fromEntries(fo.map((r,a)=>[r,[i[a],o[a]]]))}},Ee=s=>({keys:[s],read:(t,e)=>{const[n,i=n]=t.
map(o=>(0,k.ST)(o,e));return n&&i&&t.length<3?{[s]:[n,i]}:void 0}}),kh={auto:"auto",avoid:"avoid","avoid-page":"avoid",page:"page",always:"page",all:"page",left:"\
left",verso:"left",right:"right",recto:"right",column:"column","avoid-column":"avoid-column"},Be=s=>(0,k.aL)(s,[],kh),qn=(0,k.aL)("breakInside",["auto","avoid",
"avoid-column"],{"avoid-page":"avoid"});function Oh(s){const t=s.filter(i=>(0,O.aG)(i)!=="auto");if(t.length===0)return{aspectRatio:void 0};const[e,n]=(0,k.LN)(
t).map(i=>(0,W.rl)(i[0]));if(!(e===void 0||e<=0||n===0))return{aspectRatio:e/(n??1)}}const Mh={auto:"hidden",scroll:"hidden",clip:"hidden",overlay:"hidden"},Jn={
keys:["overflow"],read:([s])=>{const t=(0,O.aG)(s);return t==="visible"||t==="hidden"?{overflow:t}:t!==void 0&&Object.hasOwn(Mh,t)?{overflow:"hidden"}:void 0}},
Sh={keys:["isContained"],read:s=>{const t=s.map(e=>(0,O.aG)(e)??"");if(t.every(e=>uo.has(e)))return{isContained:t.some(e=>uo.get(e))}}},uo=new Map([["none",!1],
["size",!1],["inline-size",!1],["style",!1],["layout",!0],["paint",!0],["content",!0],["strict",!0]]),vh={keys:["outlineWidth","outlineStyle","outlineColor"],read:(s,t)=>{
const e=Vn(s,t);return e&&{outlineWidth:e.width,outlineStyle:e.line,outlineColor:e.paint}}},Th=(0,k.J0)("zIndex",s=>(0,O.aG)(s)==="auto"?"auto":(0,W.rl)(s)),We=(s,t)=>(0,k.
zW)(s,t),po={keys:["lineClamp"],read:([s])=>{const t=s&&(0,W.rl)(s);return s&&(0,O.aG)(s)==="none"?{lineClamp:void 0}:t!==void 0&&t>=1?{lineClamp:Math.floor(t)}:
void 0}},Qn=(0,k.J0)("appearance",s=>(0,O.aG)(s)==="none"?"none":"auto"),go={display:(0,k.aL)("display",ph,{"-webkit-box":"flex","-webkit-flex":"flex","-webkit-\
inline-flex":"inline-flex","-ms-flexbox":"flex","table-footer":"table-footer-group"}),position:(0,k.aL)("position",["static","relative","sticky","absolute","fix\
ed"],{"-webkit-sticky":"sticky"}),float:(0,k.aL)("float",["none","left","right"],{"inline-start":"left","inline-end":"right"}),clear:(0,k.aL)("clear",["none","l\
eft","right","both"],{"inline-start":"left","inline-end":"right"}),appearance:Qn,"-webkit-appearance":Qn,"-moz-appearance":Qn,"box-sizing":(0,k.aL)("boxSizing",
["content-box","border-box"]),width:(0,k.J0)("width",Xn),height:(0,k.J0)("height",Zn),"min-width":(0,k.J0)("minWidth",Xn),"min-height":(0,k.J0)("minHeight",Zn),
"max-width":(0,k.J0)("maxWidth",co(Xn)),"max-height":(0,k.J0)("maxHeight",co(Zn)),"aspect-ratio":{keys:["aspectRatio"],read:Oh},top:(0,k.J0)("top",k.zW),right:(0,k.
J0)("right",k.zW),bottom:(0,k.J0)("bottom",k.zW),left:(0,k.J0)("left",k.zW),inset:(0,k.r_)(["top","right","bottom","left"],k.zW),margin:(0,k.r_)(Gt("margin"),We),
...ne("margin","",s=>(0,k.J0)(s,We)),"margin-inline":wt("marginLeft","marginRight",We),"margin-block":wt("marginTop","marginBottom",We),padding:(0,k.r_)(Gt("pad\
ding"),k.ST),...ne("padding","",s=>(0,k.J0)(s,k.ST)),"padding-inline":wt("paddingLeft","paddingRight",k.ST),"padding-block":wt("paddingTop","paddingBottom",k.ST),
border:Ae(...k.BV),...Object.fromEntries(k.BV.map(s=>[`border-${s.toLowerCase()}`,Ae(s)])),"border-inline":Ae("Left","Right"),"border-block":Ae("Top","Bottom"),
"border-width":(0,k.r_)(Gt("border","Width"),Et),"border-style":(0,k.r_)(Gt("border","Style"),Bt),"border-color":yh,...ne("border","Width",s=>(0,k.J0)(s,Et)),...ne(
"border","Style",s=>(0,k.J0)(s,Bt)),...ne("border","Color",k.nI),"border-inline-width":wt("borderLeftWidth","borderRightWidth",Et),"border-block-width":wt("bord\
erTopWidth","borderBottomWidth",Et),"border-inline-style":wt("borderLeftStyle","borderRightStyle",Bt),"border-block-style":wt("borderTopStyle","borderBottomStyl\
e",Bt),"inset-inline":wt("left","right",k.zW),"inset-block":wt("top","bottom",k.zW),"border-radius":xh,"border-top-left-radius":Ee("borderTopLeftRadius"),"borde\
r-top-right-radius":Ee("borderTopRightRadius"),"border-bottom-right-radius":Ee("borderBottomRightRadius"),"border-bottom-left-radius":Ee("borderBottomLeftRadius"),
outline:vh,"outline-width":(0,k.J0)("outlineWidth",Et),"outline-style":(0,k.J0)("outlineStyle",Bt),"outline-color":(0,k.nI)("outlineColor"),"outline-offset":(0,k.
J0)("outlineOffset",(s,t)=>(0,W.Y5)(s,t)?.px),opacity:(0,k.J0)("opacity",s=>{const t=(0,W.pO)(s);return t===void 0?void 0:Math.min(Math.max(t,0),1)}),"mix-blend\
-mode":bh,overflow:Jn,"line-clamp":po,"-webkit-line-clamp":po,"text-overflow":(0,k.aL)("textOverflow",["clip","ellipsis"]),"overflow-x":Jn,"overflow-y":Jn,contain:Sh,
"z-index":Th,filter:{keys:[],read:([s])=>(0,O.aG)(s)==="none"?{}:void 0},"object-fit":(0,k.aL)("objectFit",["fill","contain","cover","none","scale-down"]),"obje\
ct-position":{keys:["objectPosition"],read:(s,t)=>{const e=(0,vt.ux)(s,t);return e&&{objectPosition:e}}},"break-before":Be("breakBefore"),"break-after":Be("brea\
kAfter"),"break-inside":qn,"page-break-before":Be("breakBefore"),"page-break-after":Be("breakAfter"),"page-break-inside":qn,"-webkit-column-break-inside":qn,page:(0,k.
J0)("pageName",(s,{parent:t})=>{if(s.type==="Identifier")return(0,O.aG)(s)==="auto"?t.pageName:s.name}),orphans:(0,k.nL)("orphans",1),widows:(0,k.nL)("widows",1)};
function wt(s,t,e){return{keys:[s,t],read:(n,i)=>{const[o,r=o]=n.map(a=>e(a,i));return o===void 0||r===void 0?void 0:{[s]:o,[t]:r}}}}function mo(s){const t=(0,W.
rl)(s);return t!==void 0&&Number.isInteger(t)&&t>0?t:void 0}const Ih=([s])=>{if((0,O.aG)(s)==="auto")return{columnCount:void 0};const t=s&&mo(s);return t===void 0?
void 0:{columnCount:t}},Rh=([s],t)=>{if((0,O.aG)(s)==="auto")return{columnWidth:void 0};const e=s&&(0,k.De)(s,t);return e===void 0?void 0:{columnWidth:e}};function Lh(s,t){
let e,n;for(const i of s){if((0,O.aG)(i)==="auto")continue;const o=mo(i),r=o===void 0?(0,k.De)(i,t):void 0;if(o!==void 0&&e===void 0)e=o;else if(r!==void 0&&n===
void 0)n=r;else return}return s.length>2?void 0:{columnCount:e,columnWidth:n}}const ts={keys:["columnCount"],read:Ih},es={keys:["columnWidth"],read:Rh},ns={keys:[
"columnCount","columnWidth"],read:Lh},wo=(0,k.aL)("columnSpan",["none","all"]),Ch=(0,k.aL)("columnFill",["balance","auto"],{"balance-all":"balance"}),ss={keys:[
"columnRuleWidth","columnRuleStyle","columnRuleColor"],read:(s,t)=>{const e=Vn(s,t);return e&&{columnRuleWidth:e.width,columnRuleStyle:e.line,columnRuleColor:e.
paint}}},Ah={columns:ns,"column-count":ts,"column-width":es,"column-fill":Ch,"column-span":wo,"column-rule":ss,"column-rule-width":(0,k.J0)("columnRuleWidth",Et),
"column-rule-style":(0,k.J0)("columnRuleStyle",Bt),"column-rule-color":(0,k.nI)("columnRuleColor"),"-webkit-columns":ns,"-webkit-column-count":ts,"-webkit-colum\
n-width":es,"-webkit-column-span":wo,"-webkit-column-rule":ss,"-moz-columns":ns,"-moz-column-count":ts,"-moz-column-width":es,"-moz-column-rule":ss};function Eh(s){
const[t]=s,e=(0,O.aG)(t);if(s.length===1&&(e==="none"||e==="normal"))return{content:e};const n=bo((0,O.M$)(s,O.YY)[0]);return n&&!n.some(i=>"inner"in i)?{content:n}:
void 0}function bo(s){const t=[];for(const e of s){const n=(0,O.aG)(e);if(e.type==="String")t.push({text:e.value});else if(n==="open-quote"||n==="close-quote")t.
push({quote:n==="open-quote"?"open":"close"});else if(n==="no-open-quote"||n==="no-close-quote")t.push({quote:"none"});else if(e.type==="Function"){const i=Bh(e.
name.toLowerCase(),(0,O.M$)((0,O.aX)(e),O.wR));if(!i)return;t.push(i)}else if(e.type==="Url")t.push({url:e.value});else return}return t}function Bh(s,t){const[e]=t[0]??
[];if(s==="target-counter")return Wh(t);if(s==="content")return e===void 0||(0,O.aG)(e)==="text"?{inner:!0}:void 0;const n=e?.type==="Identifier"?e.name:void 0;
if(n===void 0)return;if(s==="attr")return{attribute:n.toLowerCase()};if(s==="string")return zh(n,(0,O.aG)(t[1]?.[0])??"first");if(s==="counter")return{counter:n,
style:(0,O.aG)(t[1]?.[0])??"decimal"};const i=t[1]?.[0];if(!(s!=="counters"||i?.type!=="String"))return{counter:n,separator:i.value,style:(0,O.aG)(t[2]?.[0])??"\
decimal"}}function Wh([s,t,e]){const[n]=s??[];if((0,O.aG)(t?.[0])!=="page")return;const i={style:(0,O.aG)(e?.[0])??"decimal"};if(n?.type==="String"||n?.type==="\
Url")return{target:{text:n.value},...i};if(n?.type!=="Function"||n.name.toLowerCase()!=="attr")return;const[o]=(0,O.aX)(n);return o?.type==="Identifier"?{target:{
attribute:o.name.toLowerCase()},...i}:void 0}const zh=(s,t)=>t==="first"||t==="last"||t==="first-except"?{string:s,which:t}:void 0;function Nh(s){if(s.length===
1&&(0,O.aG)(s[0])==="none")return{stringSet:[]};const t=[];for(const[e,...n]of(0,O.M$)(s,O.wR)){const i=bo(n);if(e?.type!=="Identifier"||!i||i.length===0||i.some(
o=>"url"in o||"string"in o))return;t.push({name:e.name,parts:i})}return{stringSet:t}}const is=(s,t)=>({keys:[s],read:e=>{if((0,O.aG)(e[0])==="none")return{[s]:[]};
const n=[];for(const i of e){const o=(0,W.rl)(i),r=n.at(-1);if(i.type==="Identifier")n.push([i.name,t]);else if(o!==void 0&&r)r[1]=Math.round(o);else return}return{
[s]:n}}}),$h={quotes:{keys:["quotes"],read:s=>{if((0,O.aG)(s[0])==="none")return{quotes:["",""]};const t=s.flatMap(e=>e.type==="String"?[e.value]:[]);return t.length>=
2&&t.length%2===0?{quotes:t}:void 0}},content:{keys:["content"],read:Eh},"string-set":{keys:["stringSet"],read:Nh},"counter-reset":is("counterReset",0),"counter\
-set":is("counterReset",0),"counter-increment":is("counterIncrement",1)};var Ph=E(76213);const yo=["normal","auto","stretch","flex-start","flex-end","start","en\
d","self-start","self-end","left","right","center","baseline","space-between","space-around","space-evenly","safe center","safe end","safe flex-end","safe right"];
function se(s,t){const e=s.map(O.aG),n=e.filter(r=>r!=="safe"&&r!=="unsafe"&&r!=="first"&&r!=="last");if(n.length!==1)return;const i=t.startsWith("justify")?n[0]:
n[0]?.replace("self-","");return(e[0]==="safe"?yo.find(r=>r===`safe ${i}`):void 0)??yo.find(r=>r===i)}const Ft=s=>({keys:[s],read:t=>{const e=se(t,s);return e&&
{[s]:e}}}),os=(s,t)=>({keys:[s,t],read:e=>{const[n,i]=[se(e,s),se(e,t)];if(n&&i)return{[s]:n,[t]:i};if(e.length!==2)return;const[o,r]=[se(e.slice(0,1),s),se(e.slice(
1),t)];return o&&r&&{[s]:o,[t]:r}}});function xo(s,t){const e=(0,O.aG)(s);return e==="auto"||e==="content"||e==="min-content"||e==="max-content"||e==="fit-conte\
nt"?e:(0,k.ST)(s,t)}const ko={none:[0,0,"auto"],auto:[1,1,"auto"],initial:[0,1,"auto"]};function Oo(s,t){const e=(0,O.aG)(s[0]);if(s.length===1&&e!==void 0&&Object.
hasOwn(ko,e)){const[o,r,a]=ko[e];return{flexGrow:o,flexShrink:r,flexBasis:a}}const n=[];let i;for(const[o,r]of s.entries()){const a=r.type==="Number"?(0,W.rl)(r):
void 0;if(a!==void 0&&n.length<2&&(i===void 0||o===1))n.push(a);else if(i===void 0){if(i=xo(r,t),i===void 0)return}else return}return{flexGrow:n[0]??1,flexShrink:n[1]??
1,flexBasis:i??{px:0,percent:0}}}const Mo=["row","row-reverse","column","column-reverse"],So=["nowrap","wrap","wrap-reverse"],Dh={keys:["flexDirection","flexWra\
p"],read:s=>{const t={flexDirection:"row",flexWrap:"nowrap"};for(const e of s){const n=(0,O.aG)(e),i=Mo.find(r=>r===n),o=So.find(r=>r===n);if(i)t.flexDirection=
i;else if(o)t.flexWrap=o;else return}return t}},ze=1e3;function vo(s,t){const e=(0,O.aG)(s);return e==="auto"||e==="min-content"||e==="max-content"?e:s?.type===
"Dimension"&&s.unit.toLowerCase()==="fr"?{fr:Math.max(Number(s.value),0)}:s&&(0,k.ST)(s,t)}function To(s,t){if(s.type==="Function"){const n=s.name.toLowerCase(),
i=(0,O.M$)((0,O.aX)(s),O.wR).map(([o])=>o);if(n==="minmax"){const[o,r]=i.map(a=>vo(a,t));return o&&r?{least:typeof o=="object"&&"fr"in o?"auto":o,most:r}:void 0}
if(n==="fit-content"){const o=i[0]&&(0,W.Y5)(i[0],t);return o&&{least:"auto",most:"max-content",limit:o}}}const e=vo(s,t);if(e!==void 0)return typeof e=="object"&&
"fr"in e?{least:"auto",most:e}:{least:e,most:e}}function rs(s,t){const e=new Map,n={tracks:[],auto:void 0,names:e};if(!as(s,t,n))return;const{tracks:i,auto:o}=n;
return{tracks:i,names:e,...o&&{auto:{...o,after:n.names}}}}function as(s,t,e){for(const n of s){if(e.tracks.length>ze)return!1;if(n.type==="Brackets"){for(const o of n.
children.toArray()){if(o.type!=="Identifier")continue;const r=e.names.get(o.name)??[];r.push(e.tracks.length+1),e.names.set(o.name,r)}continue}if(n.type==="Func\
tion"&&n.name.toLowerCase()==="repeat"){if(!_h((0,O.M$)((0,O.aX)(n),O.wR),t,e))return!1;continue}const i=To(n,t);if(!i)return!1;e.tracks.push(i)}return!0}function _h([
s=[],...t],e,n){const i=(0,W.rl)(s[0]),o=(0,O.aG)(s[0]),r=t.flat();if(o==="auto-fill"||o==="auto-fit"){const a={tracks:[],auto:void 0,names:new Map},c=r.some(h=>h.
type==="Function"&&h.name.toLowerCase()==="repeat");if(n.auto||c||!as(r,e,a)||a.tracks.length===0)return!1;n.names=new Map;const{tracks:l,names:d}=a;return n.auto=
{at:n.tracks.length,tracks:l,fits:o==="auto-fit",names:d,after:n.names},!0}if(i===void 0||i<1||i>ze)return!1;for(let a=0;a<i;a++)if(!as(r,e,n))return!1;return!0}
const Io=s=>({keys:[s],read:(t,e)=>{if((0,O.aG)(t[0])==="none")return{[s]:void 0};const n=rs(t,e);return n&&{[s]:n}}}),Ro=s=>({keys:[s],read:(t,e)=>{const n=t.map(
i=>To(i,e));return n.length>0&&n.every(i=>i!==void 0)?{[s]:n}:void 0}}),Lo=s=>s.flatMap(t=>t.type==="String"?[t.value.trim().split(/\s+/)]:[]);function Co(s,t){
if((0,O.aG)(s[0])==="none")return{gridTemplateColumns:void 0,gridTemplateRows:void 0,gridTemplateAreas:[]};const[e=[],n]=(0,O.M$)(s,O.YY),i=n&&rs(n,t);if(n&&!i)
return;const o=Lo(e),r=e.filter(c=>c.type!=="String"),a=r.length===0?void 0:rs(r,t);if(!(r.length>0&&!a))return{gridTemplateColumns:i,gridTemplateRows:a,gridTemplateAreas:o}}
function Ao(s){if((0,O.aG)(s[0])==="auto")return"auto";let t=!1,e,n;for(const o of s){const r=(0,W.rl)(o);if((0,O.aG)(o)==="span")t=!0;else if(r!==void 0)e=Math.
max(Math.min(Math.trunc(r),ze),-ze);else if(o.type==="Identifier")({name:n}=o);else return}if(e===0||s.length===0)return;const i=n===void 0?{}:{name:n};return t?
{span:Math.max(e??1,1),...i}:e===void 0?i:{line:e,...i}}const Ne=s=>({keys:[s],read:t=>{const e=Ao(t);return e&&{[s]:e}}}),Hh=s=>s!=="auto"&&s.name!==void 0&&s.
line===void 0&&s.span===void 0,cs=(...s)=>({keys:s,read:t=>{const e=(0,O.M$)(t,O.YY).map(Ao);if(!e.every(i=>i!==void 0)||e.length>s.length)return;const n=i=>{const o=e[i];
if(o!==void 0)return o;const r=i>=2?n(i-2):e[0];return Hh(r)?r:"auto"};return Object.fromEntries(s.map((i,o)=>[i,n(o)]))}}),jt=s=>({keys:[s],read:([t],e)=>{const n=t&&
(0,k.ST)(t,e);return(0,O.aG)(t)==="normal"?{[s]:void 0}:n&&{[s]:n}}}),Eo={keys:["rowGap","columnGap"],read:(s,t)=>{const[e,n=e]=s.map(i=>(0,O.aG)(i)==="normal"?
{px:0,percent:0}:(0,k.ST)(i,t));return e&&n?{rowGap:e,columnGap:n}:void 0}},Bo={row:"row",column:"column",dense:"row dense","row dense":"row dense","column dens\
e":"column dense"},Gh={flex:{keys:["flexGrow","flexShrink","flexBasis"],read:Oo},"-webkit-flex":{keys:["flexGrow","flexShrink","flexBasis"],read:Oo},"flex-grow":(0,k.
nL)("flexGrow",0),"flex-shrink":(0,k.nL)("flexShrink",0),"flex-basis":(0,k.J0)("flexBasis",xo),"flex-direction":(0,k.aL)("flexDirection",Mo),"flex-wrap":(0,k.aL)(
"flexWrap",So),"flex-flow":Dh,order:(0,k.nL)("order"),"justify-content":Ft("justifyContent"),"align-content":Ft("alignContent"),"align-items":Ft("alignItems"),"\
align-self":Ft("alignSelf"),"justify-items":Ft("justifyItems"),"justify-self":Ft("justifySelf"),"place-content":os("alignContent","justifyContent"),"place-items":os(
"alignItems","justifyItems"),"place-self":os("alignSelf","justifySelf"),gap:Eo,"grid-gap":Eo,"row-gap":jt("rowGap"),"column-gap":jt("columnGap"),"grid-row-gap":jt(
"rowGap"),"grid-column-gap":jt("columnGap"),"-webkit-column-gap":jt("columnGap"),"-moz-column-gap":jt("columnGap"),"grid-template-columns":Io("gridTemplateColum\
ns"),"grid-template-rows":Io("gridTemplateRows"),"grid-template-areas":{keys:["gridTemplateAreas"],read:s=>({gridTemplateAreas:Lo(s)})},"grid-template":{keys:["\
gridTemplateColumns","gridTemplateRows","gridTemplateAreas"],read:Co},grid:{keys:["gridTemplateColumns","gridTemplateRows","gridTemplateAreas"],read:Co},"grid-a\
uto-columns":Ro("gridAutoColumns"),"grid-auto-rows":Ro("gridAutoRows"),"grid-auto-flow":{keys:["gridAutoFlow"],read:s=>{const t=s.map(O.aG).join(" ");return Object.
hasOwn(Bo,t)?{gridAutoFlow:Bo[t]}:void 0}},"grid-row-start":Ne("gridRowStart"),"grid-row-end":Ne("gridRowEnd"),"grid-column-start":Ne("gridColumnStart"),"grid-c\
olumn-end":Ne("gridColumnEnd"),"grid-row":cs("gridRowStart","gridRowEnd"),"grid-column":cs("gridColumnStart","gridColumnEnd"),"grid-area":cs("gridRowStart","gri\
dColumnStart","gridRowEnd","gridColumnEnd")},Fh=[["inline-start","left"],["inline-end","right"],["block-start","top"],["block-end","bottom"]],jh=[["start","left"],
["end","right"],["before","top"],["after","bottom"]],Uh=[["start","top"],["end","bottom"]],Kh=[["start","left"],["end","right"]],Yh=[...Fh.flatMap(([s,t])=>[[`i\
nset-${s}`,t],[`margin-${s}`,`margin-${t}`],[`padding-${s}`,`padding-${t}`],[`border-${s}`,`border-${t}`],[`border-${s}-width`,`border-${t}-width`],[`border-${s}\
-style`,`border-${t}-style`],[`border-${s}-color`,`border-${t}-color`]]),...Uh.flatMap(([s,t])=>Kh.map(([e,n])=>[`border-${s}-${e}-radius`,`border-${t}-${n}-rad\
ius`])),...jh.flatMap(([s,t])=>[[`-webkit-margin-${s}`,`margin-${t}`],[`-webkit-padding-${s}`,`padding-${t}`]]),["inline-size","width"],["block-size","height"],
["min-inline-size","min-width"],["min-block-size","min-height"],["max-inline-size","max-width"],["max-block-size","max-height"]],Xh=s=>Object.fromEntries(Yh.map(
([t,e])=>[t,s[e]])),st=(...s)=>({kind:"matrix",values:s});function Wo(s){const t=s*Math.PI/180,[e,n]=[Math.cos(t),Math.sin(t)];return st(e,n,-n,e,0,0)}const zo=s=>Math.
cos(s*Math.PI/180),Zh=st(1,0,0,1,0,0),$e=s=>Math.tan(s*Math.PI/180);function Vh(s,t){if(s.type!=="Function")return;const e=(0,O.M$)((0,O.aX)(s),O.wR).map(([r])=>r),
n=e.map(r=>(0,W.Y5)(r,t)),i=e.map(W.T),o=e.map(W.pO);switch(s.name.toLowerCase()){case"translate":case"translate3d":return n[0]&&{kind:"translate",x:n[0],y:n[1]??
S.f2};case"translatex":return n[0]&&{kind:"translate",x:n[0],y:S.f2};case"translatey":return n[0]&&{kind:"translate",x:S.f2,y:n[0]};case"scale":return o[0]===void 0?
void 0:st(o[0],0,0,o[1]??o[0],0,0);case"scalex":return o[0]===void 0?void 0:st(o[0],0,0,1,0,0);case"scaley":return o[0]===void 0?void 0:st(1,0,0,o[0],0,0);case"\
scale3d":return o[0]===void 0||o[1]===void 0?void 0:st(o[0],0,0,o[1],0,0);case"translatez":case"scalez":return e.length===1?Zh:void 0;case"rotate":case"rotatez":
return i[0]===void 0?void 0:Wo(i[0]);case"rotatex":return i[0]===void 0?void 0:st(1,0,0,zo(i[0]),0,0);case"rotatey":return i[0]===void 0?void 0:st(zo(i[0]),0,0,
1,0,0);case"skew":return i[0]===void 0?void 0:st(1,$e(i[1]??0),$e(i[0]),1,0,0);case"skewx":return i[0]===void 0?void 0:st(1,0,$e(i[0]),1,0,0);case"skewy":return i[0]===
void 0?void 0:st(1,$e(i[0]),0,1,0,0);case"matrix":{const r=e.map(W.rl);return r.length===6&&!r.includes(void 0)?st(...r):void 0}case"matrix3d":{const r=e.map(W.
rl);if(r.length!==16||r.includes(void 0))return;const a=[0,1,4,5,12,13].map(l=>r[l]);return[3,7,11].some(l=>r[l]!==0)||r[15]!==1?void 0:st(...a)}default:return}}
const No=s=>s.type==="Function"&&/^(?:rotate[xy]|matrix3d)$/i.test(s.name),qh=s=>No(s)||s.type==="Function"&&/^translate(?:z|3d)$/i.test(s.name),$o={keys:["tran\
sform"],read:(s,t)=>{if((0,O.aG)(s[0])==="none")return{transform:[]};if(s.some(No)&&s.filter(qh).length>1)return;const e=s.map(n=>Vh(n,t));return e.every(n=>n!==
void 0)?{transform:e}:void 0}},ls=s=>({keys:[s],read:(t,e)=>{if((0,O.aG)(t[0])==="none")return{[s]:[]};const[n,i]=t,o=[n,i].map(c=>(0,W.Y5)(c,e)),r=[n,i].map(W.
pO);if(s==="translate")return o[0]&&{translate:[{kind:"translate",x:o[0],y:o[1]??S.f2}]};if(s==="scale")return r[0]===void 0?void 0:{scale:[st(r[0],0,0,r[1]??r[0],
0,0)]};const a=t.length===1?(0,W.T)(n):void 0;return a===void 0?void 0:{rotate:[Wo(a)]}}}),Jh={transform:$o,translate:ls("translate"),rotate:ls("rotate"),scale:ls(
"scale"),"-webkit-transform":$o,"transform-origin":{keys:["transformOrigin"],read:(s,t)=>{const e=(0,vt.ux)(s.slice(0,2),t);return e&&{transformOrigin:e}}}},Pe={
"xx-small":9,"x-small":10,small:13,medium:16,large:18,"x-large":24,"xx-large":32,"xxx-large":48},Po={"xx-small":9,"x-small":9,small:10,medium:13,large:16,"x-lar\
ge":20,"xx-large":26,"xxx-large":39},Do=Po.medium/Pe.medium,Qh=s=>Object.hasOwn(Pe,s)?s:void 0,tf=(s,t)=>Pe[s]*t;function ef(s,t){const{fontSizedBy:e}=s,n=_o(s);
e!=="length"&&(e!=="ratio"?s.fontSize=(n?Po:Pe)[e]*s.zoom:n!==_o(t)&&(s.fontSize*=n?Do:1/Do))}const _o=({fontFamily:s})=>s.length===1&&s[0]==="monospace";function Ho(s,t){
const e=(0,O.aG)(s),{fontSize:n,fontSizedBy:i}=t.parent,o=d=>({fontSize:d,fontSizedBy:i==="length"?"length":"ratio"});if(e==="larger")return o(n*1.2);if(e==="sm\
aller")return o(n/1.2);const r=e===void 0?void 0:Qh(e);if(e!==void 0)return r&&{fontSize:tf(r,t.zoom),fontSizedBy:r};const a=(0,W.Y5)(s,{...t,em:n}),c=a&&a.px+a.
percent*n;return c===void 0||c<0?void 0:s.type==="Percentage"||s.type==="Dimension"&&/^(?:em|ex|ch)$/i.test(s.unit)?o(c):{fontSize:c,fontSizedBy:"length"}}function Go(s,{
parent:t}){const e=(0,O.aG)(s);if(e==="normal")return 400;if(e==="bold")return 700;if(e==="bolder")return t.fontWeight<350?400:t.fontWeight<550?700:900;if(e==="\
lighter")return t.fontWeight<550?100:t.fontWeight<750?400:700;const n=(0,W.rl)(s);return n!==void 0&&n>=1&&n<=1e3?n:void 0}const Fo={normal:"normal",italic:"ita\
lic",oblique:"italic"},jo=s=>{const t=(0,O.aG)(s);return t!==void 0&&Object.hasOwn(Fo,t)?Fo[t]:void 0},Uo=s=>(0,O.M$)(s,O.wR).flatMap(t=>{const e=t.map(n=>n.type===
"String"?n.value:(0,O.aG)(n)??"").join(" ");return e===""?[]:[e.toLowerCase()]});function Ko(s,t){if((0,O.aG)(s)==="normal")return"normal";const e=(0,W.rl)(s);if(e!==
void 0)return e>=0?{factor:e}:void 0;const n=(0,W.Y5)(s,t);return n&&{px:n.px+n.percent*t.em}}const nf={keys:["fontStyle","fontVariant","fontWeight","fontSize",
"fontSizedBy","lineHeight","fontFamily"],read:(s,t)=>{const e={fontStyle:"normal",fontVariant:"normal",fontWeight:400,lineHeight:"normal"};let n=0;for(;n<s.length;n++){
const a=s[n],[c,l]=[jo(a),Go(a,t)];if((0,O.aG)(a)!=="normal")if(c)e.fontStyle=c;else if(l!==void 0&&!(a.type==="Number"&&Number(a.value)===0))e.fontWeight=l;else if((0,O.
aG)(a)==="small-caps")e.fontVariant="small-caps";else break}const i=s[n],o=i&&Ho(i,t);if(o===void 0)return;if(Object.assign(e,o),n++,s[n]&&(0,O.YY)(s[n])){const a=s[n+
1]&&Ko(s[n+1],{...t,em:o.fontSize});if(a===void 0)return;e.lineHeight=a,n+=2}const r=Uo(s.slice(n));return r.length===0?void 0:{...e,fontFamily:r}}},Yo=s=>(0,k.
J0)(s,(t,e)=>(0,O.aG)(t)==="normal"?0:(0,W.lT)(t,e)),sf=["baseline","sub","super","middle","top","bottom","text-top","text-bottom"],of=["underline","line-throug\
h","overline"],Xo=["solid","double","dotted","dashed","wavy"];function Zo(s,t){const e=(0,O.aG)(s);if(e==="auto")return{textDecorationThickness:void 0};if(e==="\
from-font")return{textDecorationThickness:rf*t.em};const n=(0,W.Y5)(s,t);return n&&{textDecorationThickness:Math.max(n.px+n.percent*t.em,0)}}const rf=.05;function Vo(s,t){
const e=new Set,n={textDecorationLine:e,textDecorationColor:void 0,textDecorationStyle:"solid",textDecorationThickness:void 0};for(const i of s){const o=(0,O.aG)(
i),r=of.find(l=>l===o),a=Xo.find(l=>l===o),c=(0,Jt.M)(i);if(r)e.add(r);else if(a)n.textDecorationStyle=a;else if(c!==void 0)n.textDecorationColor=c==="current"?
void 0:c;else if(o!=="none"&&o!=="blink"){const l=Zo(i,t);if(!l)return;Object.assign(n,l)}}return n}function af([s],t){if((0,O.aG)(s)==="auto")return{underlineOffset:void 0};
const e=(0,W.Y5)(s,t);return e&&{underlineOffset:e.px+e.percent*t.em}}function cf(s){const t={listStyleType:"disc",listStylePosition:"outside",listStyleImage:void 0};
for(const e of s){const n=(0,O.aG)(e);if(n==="inside"||n==="outside")t.listStylePosition=n;else if(n!==void 0)t.listStyleType=n;else if(e.type==="String")t.listStyleType=
`"${e.value}`;else if(e.type==="Url")t.listStyleImage=e.value;else return}return t}const qo=["start","left","right","center","justify","end"],lf=new Map([["-web\
kit-left","left"],["-webkit-right","right"],["-webkit-center","center"]]);function df([s,...t],{parent:e}){const n=t.length===0?(0,O.aG)(s):void 0;if(n===void 0)
return;const{textAlign:i,blockAlign:o}=e;if(n==="match-parent")return{textAlign:i,blockAlign:o};if(n==="-octavo-table")return o==="start"?{textAlign:i,blockAlign:o}:
{textAlign:"start",blockAlign:"start"};if(n==="-octavo-center")return{textAlign:i==="start"?"center":i,blockAlign:o};const r=lf.get(n);if(r)return{textAlign:r,blockAlign:r};
const a=qo.find(c=>c===n);return a&&{textAlign:a,blockAlign:"start"}}function hf(s){const t=s.map(O.aG);return t.every(n=>n!==void 0&&/^(?:wrap|nowrap|auto|balance|stable|pretty)$/.
test(n))?{whiteSpace:t.includes("nowrap")?"nowrap":"normal",isBalanced:t.includes("balance")}:void 0}const ff={"horizontal-tb":"across",lr:"across","lr-tb":"acr\
oss","vertical-rl":"down","vertical-lr":"down","sideways-rl":"down",tb:"down","tb-rl":"down","sideways-lr":"up"},uf={color:(0,k.J0)("color",(s,{parent:t})=>{const e=(0,Jt.
M)(s);return e==="current"?t.color:e}),"accent-color":(0,k.nI)("accentColor"),font:nf,"font-size":{keys:["fontSize","fontSizedBy"],read:([s,...t],e)=>s&&t.length===
0?Ho(s,e):void 0},"font-weight":(0,k.J0)("fontWeight",Go),"font-style":(0,k.J0)("fontStyle",jo),"font-variant":(0,k.aL)("fontVariant",["normal","small-caps"],{"\
tabular-nums":"normal"}),"font-variant-caps":(0,k.aL)("fontVariant",["normal","small-caps"],{"all-small-caps":"small-caps"}),"font-family":{keys:["fontFamily"],
read:s=>({fontFamily:Uo(s)})},"line-height":(0,k.J0)("lineHeight",Ko),"text-align":{keys:["textAlign","blockAlign"],read:df},"text-align-last":(0,k.aL)("textAli\
gnLast",["auto",...qo]),"text-indent":(0,k.J0)("textIndent",W.Y5),"text-transform":(0,k.aL)("textTransform",["none","uppercase","lowercase","capitalize"]),"lett\
er-spacing":Yo("letterSpacing"),"word-spacing":Yo("wordSpacing"),"white-space":(0,k.aL)("whiteSpace",["normal","nowrap","pre","pre-wrap","pre-line"],{"break-spa\
ces":"pre-wrap"}),"text-wrap":{keys:["whiteSpace","isBalanced"],read:hf},"text-wrap-style":(0,k.aL)("isBalanced",[],{auto:!1,stable:!1,pretty:!1,balance:!0}),"t\
ext-wrap-mode":(0,k.aL)("whiteSpace",["nowrap"],{wrap:"normal"}),"overflow-wrap":(0,k.aL)("overflowWrap",["normal","break-word","anywhere"]),"word-wrap":(0,k.aL)(
"overflowWrap",["normal","break-word","anywhere"]),"word-break":(0,k.aL)("wordBreak",["normal","break-all","keep-all","break-word"]),"tab-size":(0,k.nL)("tabSiz\
e",0),"writing-mode":(0,k.aL)("writingMode",[],ff),direction:(0,k.aL)("direction",["ltr","rtl"]),"unicode-bidi":(0,k.aL)("unicodeBidi",["normal","embed","isolat\
e","bidi-override","plaintext"],{"isolate-override":"bidi-override"}),visibility:(0,k.aL)("visibility",["visible","hidden","collapse"]),"vertical-align":(0,k.J0)(
"verticalAlign",(s,t)=>{const e=(0,O.aG)(s);return sf.find(i=>i===e)??(0,W.Y5)(s,t)}),"text-decoration":{keys:["textDecorationLine","textDecorationColor","textD\
ecorationStyle","textDecorationThickness"],read:Vo},"text-decoration-thickness":{keys:["textDecorationThickness"],read:([s],t)=>s&&Zo(s,t)},"text-underline-offs\
et":{keys:["underlineOffset"],read:af},"text-decoration-skip-ink":(0,k.aL)("skipsInk",[],{auto:!0,all:!0,none:!1}),"text-underline-position":{keys:["isUnderline\
dBelow"],read:s=>({isUnderlinedBelow:s.some(t=>(0,O.aG)(t)==="under")})},"text-decoration-line":{keys:["textDecorationLine"],read:(s,t)=>{const e=Vo(s,t)?.textDecorationLine;
return e&&{textDecorationLine:e}}},"text-decoration-color":(0,k.nI)("textDecorationColor"),"text-decoration-style":(0,k.aL)("textDecorationStyle",Xo),"list-styl\
e":{keys:["listStyleType","listStylePosition","listStyleImage"],read:cf},"list-style-image":{keys:["listStyleImage"],read:([s,...t])=>{if(!(t.length>0))return s?.
type==="Url"?{listStyleImage:s.value}:(0,O.aG)(s)==="none"?{listStyleImage:void 0}:void 0}},"list-style-type":(0,k.J0)("listStyleType",s=>s.type==="String"?`"${s.
value}`:(0,O.aG)(s)),"list-style-position":(0,k.aL)("listStylePosition",["inside","outside"]),"border-collapse":(0,k.aL)("borderCollapse",["separate","collapse"]),
"border-spacing":{keys:["borderSpacingX","borderSpacingY"],read:(s,t)=>{const[e,n=e]=s.map(i=>(0,k.De)(i,t));return e===void 0||n===void 0?void 0:{borderSpacingX:e,
borderSpacingY:n}}},"caption-side":(0,k.aL)("captionSide",["top","bottom"]),"empty-cells":(0,k.aL)("emptyCells",["show","hide"]),"table-layout":(0,k.aL)("tableL\
ayout",["auto","fixed"])},De={...go,...Xh(go),...Ah,...uf,...$h,...dh,...uh,...Jh,...Gh,...Ph.d},Jo=/^(?:transition|animation|cursor|user-select|pointer-events|will-change|scroll|overscroll|overflow-anchor|touch-action|resize|caret|print-color-adjust|color-adjust|color-scheme|forced-color-adjust|font-(?:display|smooth|feature-settings|kerning|synthesis|optical-sizing|stretch|variant-(?:numeric|ligatures)|variation-settings)|shape-rendering|text-(?:rendering|size-adjust|decoration-skip)|image-rendering|backface-visibility|perspective|contain|content-visibility|isolation|speak|size|src|backdrop-filter|mso-|background-attachment|background-origin|hyphens|line-break|box-decoration-break|-(?:webkit|moz|ms|o)-)/,
pf=s=>zn(s,gf);function gf(s){const t=s.slice(s.indexOf("(")+1,-1);return/^selector\(/i.test(s)?Fi(t)!==void 0:s.startsWith("(")&&yt(t).some(({name:e,value:n})=>wf(
e,n))}const mf={parent:xt,own:xt,em:16,rem:16,pageWidth:794,pageHeight:1123,zoom:1};function wf(s,t){if(s.startsWith("--"))return!0;if(/^-(?:moz|ms|o)-/.test(s))
return!1;if(!Object.hasOwn(De,s))return!s.startsWith("-")&&Jo.test(s);if(/^(?:inherit|initial|unset|revert|revert-layer)$/i.test(t.trim())||/var\(/i.test(t))return!0;
const e=(0,O.wK)(t);return e!==void 0&&e.length>0&&De[s].read(e,mf)!==void 0}const bf=10,yf=150;class xf{medium;pace;rules=[];pages=[];layers=new Wn;registered=new Map;keyframes=new Map;notLoaded=0;ignored=new Set;constructor(t,e){
this.medium=t,this.pace=e}async add(t,e=!1){await this.addAll(t,{isUsual:e,layer:this.layers,depth:0,parent:void 0})}async addAll(t,e){const{depth:n,parent:i}=e;
if(!(n>bf)){i!==void 0&&this.addRule(i,yt(t),e);for(const{prelude:o,block:r}of Bn(t)){const a=this.pace.step((o.length+(r?.length??0))*yf+2e3);a&&await a;const c=/^@[\w-]+/.
exec(o)?.[0].slice(1).toLowerCase();if(c!==void 0)await this.addAtRule(c,o.slice(c.length+1).trim(),r,e);else if(r!==void 0){const l=i===void 0?o:Id(o,i);r.includes(
"{")?await this.addAll(r,{...e,depth:n+1,parent:l}):this.addRule(l,yt(r),e)}}}}addRule(t,e,{isUsual:n,layer:i}){if(e.length===0)return;const o=Fi(t);if(o)for(const r of o){
if(this.rules.length===G.qV)throw(0,G.VE)();this.rules.push({selector:r,declarations:e,order:this.rules.length,isUsual:n,layer:i})}}async addAtRule(t,e,n,i){const o={
...i,depth:i.depth+1};switch(t){case"media":n!==void 0&&Ni(e,this.medium)&&await this.addAll(n,o);return;case"supports":n!==void 0&&pf(e)&&await this.addAll(n,o);
return;case"layer":{const[r,...a]=e.split(",",G.qV+1).map(c=>i.layer.open(c.trim()));n!==void 0&&a.length===0&&await this.addAll(n,{...o,layer:r});return}case"p\
age":n!==void 0&&this.addPage(e,n);return;case"import":this.notLoaded++;return;case"font-face":n!==void 0&&/url\(/i.test(n)&&this.notLoaded++;return;case"keyfra\
mes":case"-webkit-keyframes":n!==void 0&&this.keyframes.set(e.replace(/^["']|["']$/g,""),md(n));return;case"property":n!==void 0&&this.registered.set(e,kf(yt(n)));
return;case"charset":case"namespace":case"font-feature-values":case"view-transition":return;default:t.startsWith("-")||this.ignored.add(`@${t}`)}}addPage(t,e){const n=[];
for(const o of Bn(e)){const r=/@([\w-]+)$/.exec(o.prelude)?.[1];r!==void 0&&o.block!==void 0&&n.push({name:r.toLowerCase(),declarations:yt(o.block)})}const i=yt(
e);for(const o of t.split(",",G.qV+1)){if(this.pages.length===G.qV)throw(0,G.VE)();this.pages.push({selector:o.trim(),declarations:i,boxes:n})}}}function kf(s){
const t=e=>s.findLast(({name:n})=>n===e)?.value;return{inherits:t("inherits")?.toLowerCase()!=="false",initial:t("initial-value")}}var z=E(74135);const Qo=s=>"d\
rawing"in s;function ie([s,t,e,n],{scaling:i,x:o,y:r},a){const[c,l]=[a.width/e,a.height/n];if(i==="none")return[c,0,0,l,-s*c,-t*l];const d=i==="meet"?Math.min(c,
l):Math.max(c,l);return[d,0,0,d,(a.width-e*d)*o-s*d,(a.height-n*d)*r-t*d]}const tr=1e7,er=/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/iy;class _e{text;at=0;constructor(t){
this.text=t}skip(){for(;this.at<this.text.length&&` 	
\r\f,`.includes(this.text[this.at]);)this.at++}number(){this.skip(),er.lastIndex=this.at;const t=er.exec(this.text)?.[0];if(t!==void 0)return this.at+=t.length,
Math.min(Math.max(Number(t),-tr),tr)}flag(){this.skip();const t=this.text[this.at];if(!(t!=="0"&&t!=="1"))return this.at++,Number(t)}}function ds(s,t){const e=new _e(
s),n=[];for(;n.length<t;){const i=e.number();if(i===void 0)break;n.push(i)}return n}const nr={px:1,pt:4/3,pc:16,in:96,cm:96/2.54,mm:96/25.4,q:96/101.6};function J(s,t,e){
const n=new _e(s??""),i=n.number();if(i===void 0)return;const o=n.text.slice(n.at,n.at+4).trim().toLowerCase();return o===""?i:o.startsWith("%")?i*t/100:o==="em"||
o==="rem"?i*e:o==="ex"?i*e*.5:Object.hasOwn(nr,o)?i*nr[o]:void 0}const Of=1e3;function oe(s){if(s===void 0)return;let t,e=0;for(const[,n,i]of s.matchAll(/([a-z]+)\s{0,9}\(([^)]*)\)/gi)){
const o=Mf(n.toLowerCase(),ds(i,6));if(!o||++e>Of)return;t=t?(0,z.lw)(o,t):o}return t}function Mf(s,[t,...e]){if(t===void 0)return;const[n,i,o,r,a]=e,c=t*Math.PI/
180;switch(s){case"translate":return[1,0,0,1,t,n??0];case"scale":return[t,0,0,n??t,0,0];case"rotate":{const l=[Math.cos(c),Math.sin(c),-Math.sin(c),Math.cos(c),
0,0],[d,h]=[n??0,i??0];return(0,z.lw)((0,z.lw)([1,0,0,1,-d,-h],l),[1,0,0,1,d,h])}case"skewx":return[1,0,Math.tan(c),1,0,0];case"skewy":return[1,Math.tan(c),0,1,
0,0];case"matrix":return a===void 0?void 0:[t,n,i,o,r,a];default:return}}var F=E(36078);const sr=8;class He{matrix;box=z.gF;x=0;y=0;operators=[];joined;startX=0;startY=0;constructor(t){
this.matrix=t}get path(){return this.joined??=this.operators.join(" ")}get isEmpty(){return this.operators.length===0}move(t,e){[this.startX,this.startY]=[t,e],
this.operators.push(`${this.point(t,e)} m`),this.go(t,e)}line(t,e){this.begin(),this.operators.push(`${this.point(t,e)} l`),this.go(t,e)}curve(t,e,n,i,o,r,a=!1){
this.begin();const c=[this.x,this.y];this.operators.push(`${this.point(t,e)} ${this.point(n,i)} ${this.point(o,r)} c`);for(let l=1;l<sr;l++)this.include(...(0,z.
xk)(c,[t,e],[n,i],[o,r],l/sr));this.go(o,r)}close(){this.isEmpty||(this.operators.push("h"),[this.x,this.y]=[this.startX,this.startY])}begin(){(this.isEmpty||this.
operators.at(-1)==="h")&&this.operators.push(`${this.point(this.x,this.y)} m`)}point(t,e){const[n,i]=this.matrix?(0,z.Gd)(this.matrix,t,e):[t,e];return`${(0,F._)(
n)} ${(0,F._)(i)}`}go(t,e){[this.x,this.y]=[t,e],this.include(t,e)}include(t,e){const[n,i]=this.matrix?(0,z.Gd)(this.matrix,t,e):[t,e],[o,r,a,c]=this.box;this.box=
[Math.min(o,n),Math.min(r,i),Math.max(a,n),Math.max(c,i)]}}function Ge(s,t,[e,n]){const[i,o]=[s.x,s.y];let[r,a]=[Math.abs(t[0]),Math.abs(t[1])];if(i===e&&o===n)
return;if(r===0||a===0)return s.line(e,n);const c=t[2]*Math.PI/180,[l,d]=[Math.cos(c),Math.sin(c)],[h,f]=[(i-e)/2,(o-n)/2],[u,p]=[l*h+d*f,l*f-d*h],g=Math.sqrt((u/
r)**2+(p/a)**2);g>1&&([r,a]=[r*g,a*g]);const m=(r*p)**2+(a*u)**2,w=Math.sqrt(Math.max(((r*a)**2-m)/m,0))*(t[3]===t[4]?-1:1),[b,y]=[w*r*p/a,-w*a*u/r],x=[l*b-d*y+
(i+e)/2,d*b+l*y+(o+n)/2],M=Math.atan2((p-y)/a,(u-b)/r);let v=Math.atan2((-p-y)/a,(-u-b)/r)-M;if(t[4]===1&&v<0&&(v+=2*Math.PI),t[4]===0&&v>0&&(v-=2*Math.PI),![...x,
M,v].every(Number.isFinite))return s.line(e,n);const T=Math.max(Math.ceil(Math.abs(v)/(Math.PI/2)-1e-9),1),I=v/T,L=4/3*Math.tan(I/4),D=(N,H)=>[x[0]+l*N*r-d*H*a,
x[1]+d*N*r+l*H*a];for(let N=0;N<T;N++){const[H,j]=[M+N*I,M+(N+1)*I],[ht,X,_,et]=[Math.cos(H),Math.sin(H),Math.cos(j),Math.sin(j)],bt=N===T-1?[e,n]:D(_,et);s.curve(
...D(ht-L*X,X+L*ht),...D(_+L*et,et-L*_),...bt,N<T-1)}}function ir(s,t,e,n,i){s.move(t+n,e),Ge(s,[n,i,0,0,1],[t-n,e]),Ge(s,[n,i,0,0,1],[t+n,e]),s.close()}const Sf=600,
or={m:2,l:2,h:1,v:1,c:6,s:4,q:4,t:2,a:7,z:0};function*vf(s,t){const e=new _e(t),n={kind:"",x:0,y:0};let i="";for(;;){yield Sf,e.skip();const o=t[e.at];if(o===void 0)
return;if(Object.hasOwn(or,o.toLowerCase()))i=o,e.at++;else if(i===""||i==="z"||i==="Z")return;if(s.isEmpty&&i!=="m"&&i!=="M")return;const r=Tf(e,i.toLowerCase());
if(!r)return;If(s,i,r,n),i==="m"&&(i="l"),i==="M"&&(i="L")}}function Tf(s,t){const e=[];for(let n=0;n<or[t];n++){const i=t==="a"&&(n===3||n===4)?s.flag():s.number();
if(i===void 0)return;e.push(i)}return e}function If(s,t,e,n){const i=t.toLowerCase(),o=i===t,[r,a]=o?[s.x,s.y]:[0,0],[c,l]=[s.x,s.y],d=u=>[e[u]+r,e[u+1]+a],h=u=>n.
kind!==""&&u.includes(n.kind)?[2*c-n.x,2*l-n.y]:[c,l];let f=[c,l];switch(i){case"m":s.move(...d(0));break;case"l":s.line(...d(0));break;case"h":s.line(e[0]+r,l);
break;case"v":s.line(c,e[0]+a);break;case"c":f=d(2),s.curve(...d(0),...f,...d(4));break;case"s":f=d(0),s.curve(...h("cs"),...f,...d(2));break;case"q":f=d(0),rr(
s,f,d(2));break;case"t":f=h("qt"),rr(s,f,d(0));break;case"a":Ge(s,e,d(5));break;default:s.close()}n.kind=i,[n.x,n.y]=f}function rr(s,[t,e],[n,i]){const[o,r]=[s.
x,s.y],a=(c,l)=>c+(l-c)*2/3;s.curve(a(o,t),a(r,e),a(n,t),a(i,e),n,i)}const hs=new Set(["path","rect","circle","ellipse","line","polyline","polygon"]),Rf=400;function*Fe(s,{
name:t,attributes:e},n){const i=Math.hypot(n.width,n.height)/Math.SQRT2,o=(c,l)=>J(e.get(c),l,n.em)??0,r=c=>o(c,n.width),a=c=>o(c,n.height);switch(t){case"path":
return yield*vf(s,e.get("d")??"");case"rect":return Cf(s,e,n);case"circle":{const c=o("r",i);c>0&&ir(s,r("cx"),a("cy"),c,c);return}case"ellipse":{const[c,l]=[r(
"rx"),a("ry")];c>0&&l>0&&ir(s,r("cx"),a("cy"),c,l);return}case"line":s.move(r("x1"),a("y1")),s.line(r("x2"),a("y2"));return;default:yield*Lf(s,e.get("points")??
"",t==="polygon")}}function*Lf(s,t,e){const n=new _e(t);for(;;){yield Rf;const[i,o]=[n.number(),n.number()];if(i===void 0||o===void 0)break;s.isEmpty?s.move(i,o):
s.line(i,o)}e&&s.close()}function Cf(s,t,{width:e,height:n,em:i}){const o=(w,b)=>J(t.get(w),b,i),[r,a]=[o("x",e)??0,o("y",n)??0],[c,l]=[o("width",e)??0,o("heigh\
t",n)??0];if(c<=0||l<=0)return;const[d,h]=[o("rx",e),o("ry",n)],f=Math.min(Math.max(d??h??0,0),c/2),u=Math.min(Math.max(h??d??0,0),l/2),[p,g]=[r+c,a+l],m=(w,b)=>{
f>0&&u>0&&Ge(s,[f,u,0,0,1],[w,b])};s.move(r+f,a),s.line(p-f,a),m(p,a+u),s.line(p,g-u),m(p-f,g),s.line(r+f,g),m(r,g-u),s.line(r,a+u),m(r+f,a),s.close()}const Af=/^(?:http:\/\/www\.w3\.org\/1999\/xhtml|\s)*$/,
Ef=s=>(0,B.ZE)(s).filter(({attributes:t})=>{const e=t.get("systemLanguage")?.split(",");return(e===void 0||e.some(i=>/^\s*en\b/i.test(i)))&&Af.test(t.get("requi\
redExtensions")??"")}).slice(0,1);function Ut({attributes:s}){const[t,e,n,i]=ds(s.get("viewBox")??"",4);return i===void 0||n<=0||i<=0?void 0:[t,e,n,i]}const ar={
min:0,mid:.5,max:1};function re({attributes:s}){const t=s.get("preserveAspectRatio")?.trim().toLowerCase()??"";if(t.startsWith("none"))return{scaling:"none",x:0,
y:0};const[,e="mid",n="mid"]=/^x(min|mid|max)y(min|mid|max)/.exec(t)??[];return{scaling:t.endsWith("slice")?"slice":"meet",x:ar[e],y:ar[n]}}const je=({attributes:s},{
width:t,height:e,em:n})=>[1,0,0,1,J(s.get("x"),t,n)??0,J(s.get("y"),e,n)??0],cr={width:0,height:0,em:16},lr=[1,0,0,1,0,0],Bf=10,fs=({attributes:s})=>oe(s.get("t\
ransform"))??lr;class Wf{tools;known=new Map;constructor(t){this.tools=t}*read(t,e){const n=this.tools.find(t);if(n?.name!=="clipPath")return;if(n.attributes.get(
"clipPathUnits")!=="objectBoundingBox"){let c=this.known.get(n);return c?this.tools.spend(c.path.length):this.known.set(n,c=yield*this.outline(n,lr)),c}if(!e){this.
tools.leaveOut("clipPath");return}const[i,o,r,a]=e;return yield*this.outline(n,[r-i,0,0,a-o,i,o])}*outline(t,e){const{find:n,spend:i}=this.tools,o=[];let r=!1;for(const a of(0,B.
ZE)(t)){const c=a.name==="use",l=c?n((0,B.Ci)(a)):a;if(!l||!hs.has(l.name))continue;const d=(l.attributes.get("d")??l.attributes.get("points")??"").length;i(c?d*
Bf:d);const h=c?[je(a,cr),fs(a)]:[],f=new He([fs(l),...h,fs(t),e].reduce((u,p)=>(0,z.lw)(u,p)));yield*Fe(f,l,cr),f.isEmpty||o.push(f.path),r||=[a,l].some(({attributes:u})=>u.
get("clip-rule")==="evenodd")}return{path:o.length===0?"0 0 0 0 re":o.join(" "),hasHoles:r}}}class dr{most;answers=new Map;total=0;constructor(t){this.most=t}find(t){
return this.answers.get(t)?.value}keep(t,e,n){this.answers.set(t,{value:e,size:n}),this.total+=n;for(const[i,{size:o}]of this.answers){if(this.total<=this.most||
i===t)return;this.answers.delete(i),this.total-=o}}}const hr=2e6;class zf{left=hr;take(){if(--this.left<0)throw(0,Lt.G6)([{field:"file",message:`has columns tha\
t take more than ${hr} steps to become alike; nest fewer of them in each other, or write column-fill: auto`}])}}const K=2e4;function Nf(s){let t=s.known.get("ke\
pt");return t===void 0&&(t=s.style.display!=="table-cell"&&fr(s),s.known.set("kept",t)),t}function fr(s){let t=s.known.get("flowing");if(t===void 0){const e=n=>!n.
isPositioned&&fr(n);t=s.children.every(e)&&s.inlines.every(n=>n.kind!=="atom"&&n.kind!=="apart"||e(n.box)),s.known.set("flowing",t)}return t}const ur=s=>s.fontStyle===
"italic"&&ae(s)==="Mono",pr=1e4;class gr{rules;typefaces;breaks;page;quirks;pieces=new dr(pr);kept=new WeakMap;faces=new WeakMap;tiled=0;shadowed=0;shadowLayers=0;shadowsLeftOut=0;hasUnder;work=new zf;constructor(t,e,n,i,o="\
none"){this.rules=t,this.typefaces=e,this.breaks=n,this.page=i,this.quirks=o}*layOut(t,e,n){if(n||!Nf(t))return yield*this.rules.layOut(t,this,e,n);const{width:i,
height:o,fixedWidth:r,fixedHeight:a,shrinks:c,isLoose:l,isOpen:d}=e,h=[i,o,r,a,c,l,d].join();let f=this.kept.get(t);f||this.kept.set(t,f=new Map);let u=f.get(h);
return u||f.set(h,u=yield*this.rules.layOut(t,this,e)),u}forget(){this.kept=new WeakMap,this.pieces=new dr(pr)}widthsOf(t){return this.rules.widthsOf(t,this)}faceOf(t){
let e=this.faces.get(t);return e||this.faces.set(t,e=ae(t)),e}metricsOf(t){const{ascent:e,descent:n}=this.typefaces.metrics(this.faceOf(t)),i=Math.floor(t.fontSize*
64)/64;return{ascent:Math.round(e*i/1e3),descent:Math.round(-n*i/1e3)}}lineOf(t){const{ascent:e,descent:n}=this.metricsOf(t),{lineHeight:i,fontSize:o}=t;if(i===
"normal")return{above:e,below:n};const r="factor"in i?i.factor*o:i.px,a=e+Math.floor((r-e-n)/2);return{above:a,below:r-a}}}const us=({lineHeight:s,fontSize:t})=>s===
"normal"?Math.round($f*t)+Math.round(Pf*t):"factor"in s?s.factor*t:s.px,[$f,Pf]=[1.069,.293],Df=/^(?:(?:ui-)?sans-serif|system-ui|ui-rounded|cursive|fantasy|emoji|math|-apple-system|blinkmacsystemfont|arial.*|helvetica.*|verdana|tahoma|trebuchet.*|calibri|candara|segoe ui|roboto|noto sans.*|inter|open sans|lato|montserrat|poppins|ubuntu|cantarell|oxygen|source sans.*|impact)$/,
mr=/^(?:(?:ui-)?serif|georgia|times.*|garamond|eb garamond|palatino.*|book antiqua|bookman.*|cambria|constantia|baskerville|didot|bodoni.*|century.*|charter|noto serif.*|source serif.*|pt serif|merriweather|lora|katex_(?:ma|size).*|latin modern.*|computer modern.*|crimson.*|libre baskerville|playfair.*|cormorant.*)$/,
wr=/^(?:monospace|ui-monospace|consolas|menlo|monaco)$|courier|\bmono\b|\bcode\b/,_f=1/26,Hf=s=>s.fontWeight>=600&&ae(s)==="Mono"?_f:0;function br(s){const t=ae(
s);return t==="Mono"?.6:t.startsWith("Serif")?.559:s.fontStyle==="italic"?.551:.572}function ae({fontFamily:s,fontWeight:t,fontStyle:e}){const n=s.find(r=>wr.test(
r)||mr.test(r)||Df.test(r))??"";if(wr.test(n))return"Mono";const i=e==="italic",o=t>=600?i?"SemiBoldItalic":"SemiBold":i?"Italic":void 0;return mr.test(n)?o?`Se\
rif${o}`:"Serif":o??"Regular"}class Ue{box;x=0;y=0;width=0;height=0;border=Ke;padding=Ke;children=[];apart=[];lines=[];flow="sequence";firstBaseline;lastBaseline;shift;after=new kt;columns;slack=0;head;foot;frame;legend;turn;isFromBottom=!1;constructor(t){
this.box=t}get contentWidth(){return this.width-this.border.left-this.border.right-this.padding.left-this.padding.right}}const ps=({laid:s},t)=>s.shift||s.box.style.
transform.length>0?1/0:t,gs=(s,t)=>{const e=ps(s,t);return s.laid.box.style.overflow==="hidden"?Math.min(e,s.bottom):e},Ke={top:0,right:0,bottom:0,left:0};class kt{most;least;constructor(t=0,e=0){
this.most=t,this.least=e}get size(){return this.most+this.least}add(t){return t===0?this:new kt(Math.max(this.most,t),Math.min(this.least,t))}join({most:t,least:e}){
return new kt(Math.max(this.most,t),Math.min(this.least,e))}}const tt=s=>s==="auto"||s==="none",R=(s,t)=>s==="auto"?0:(0,S.Il)(s,t),ft=({marginTop:s,marginRight:t,
marginBottom:e,marginLeft:n},i)=>({top:R(s,i),right:R(t,i),bottom:R(e,i),left:R(n,i)}),Z=({borderTopWidth:s,borderRightWidth:t,borderBottomWidth:e,borderLeftWidth:n})=>yr(
s,t,e,n),yr=(s,t,e,n)=>s===0&&t===0&&e===0&&n===0?Ke:{top:s,right:t,bottom:e,left:n},q=({paddingTop:s,paddingRight:t,paddingBottom:e,paddingLeft:n},i)=>yr(Math.
max((0,S.Il)(s,i),0),Math.max((0,S.Il)(t,i),0),Math.max((0,S.Il)(e,i),0),Math.max((0,S.Il)(n,i),0)),C=({left:s,right:t})=>s+t,A=({top:s,bottom:t})=>s+t;function Gf(s,t){
const e=new Ue(s);return e.border=Z(s.style),e.padding=q(s.style,t),e}function P(s,t,e,n){if(typeof s=="string"||s.percent!==0&&t===void 0)return;if(s.fills)return Math.
max((t??0)-Ff(s.fills,n,t??0),e);const i=(0,S.Il)(s,t??0);return Math.max(n.boxSizing==="border-box"?Math.max(i,e):i+e,0)}const Ff=(s,{marginLeft:t,marginRight:e,
marginTop:n,marginBottom:i},o)=>s==="across"?R(t,o)+R(e,o):R(n,o)+R(i,o);function Q(s,t,e,n){const i=P(t.maxWidth,e,n,t)??1/0,o=P(t.minWidth,e,n,t)??0;return Math.
max(Math.min(s,i),o,n)}function nt(s,t,e,n){const i=P(t.maxHeight,e,n,t)??1/0,o=P(t.minHeight,e,n,t)??0;return Math.max(Math.min(s,i),o,n)}function ce(s,t,e){const n=t.
aspectRatio??1;return t.boxSizing==="border-box"?s*n:Math.max(s-e.down,0)*n+e.across}function xr(s,t,e){const n=t.aspectRatio??1;return t.boxSizing==="border-bo\
x"?s/n:Math.max(s-e.across,0)/n+e.down}function Ye(s,t,e,n){if(t.aspectRatio===void 0||t.width!=="auto")return s;const i=P(t.maxHeight,e,n.down,t),o=P(t.minHeight,
e,n.down,t),r=i===void 0?s:Math.min(s,ce(i,t,n));return o===void 0?r:Math.max(r,ce(o,t,n))}function kr({left:s,right:t,top:e,bottom:n,direction:i},{width:o,height:r}){
const a=(g,m)=>g==="auto"||g.percent!==0&&m===void 0?void 0:(0,S.Il)(g,m??0),[c,l,d,h]=[a(s,o),a(t,o),a(e,r),a(n,r)],f=l===void 0?void 0:-l,u=(i==="rtl"?f??c:c??
f)??0,p=d??-(h??0);return u===0&&p===0?void 0:{x:u,y:p}}const jf=({color:{color:s,alpha:t}})=>{const e={fill:{paint:s,alpha:t}};return()=>e},ms=2e4,Or=.55,Uf=.35;
function*Kf(s,t,e,{styler:n,spend:i}){const{attributes:o}=s,r=(m,w)=>J(o.get(m),w,e.em)??0,a={x:r("x",e.width),y:r("y",e.height),width:r("width",e.width),height:r(
"height",e.height),across:0,down:.5},c=Yf(s,t,n,a),l=new Vf(n,i,c.width);yield*l.read(s,t);const{lines:d}=l;d.at(-1).length===0&&d.pop();const h=Xf(d);let f=c.y+
(c.height-h.reduce((m,w)=>m+w,0))*c.down;const u=Math.min((0,$.Kf)(d.map(Zf)),c.width),p=c.x+(c.width-u)*c.across,g=[];for(const[m,w]of d.entries()){yield ms;const[
b]=w;if(!b){f+=h[m];continue}const{textAlign:y,fontSize:x}=b.style,M=y==="center"?"middle":y==="right"||y==="end"?"end":"start",v=M==="middle"?.5:M==="end"?1:0,
T=c.across>0?p+u*v:c.x+c.width*v;for(const[I,{text:L,style:D,isApart:N}]of w.entries()){const H=I===0?{x:T,y:f+h[m]/2+Uf*x}:{x:void 0,y:void 0},j={...D,drawn:{...D.
drawn,anchor:M}};g.push({text:I>0&&N?` ${L}`:L,style:j,paintIn:jf(D),...H,dx:0,dy:0})}f+=h[m]}return g}function Yf(s,t,e,n){const[i,...o]=(0,B.ZE)(s);if(!i?.isHtml||
o.length>0)return n;const{style:r}=e.styleOf(i,t,void 0);if(r.display!=="flex"||r.flexDirection!=="row")return n;const{width:a}=n,[c,l]=[R(r.marginLeft,a),R(r.marginTop,
a)],[d,h]=[(0,S.Il)(r.paddingLeft,a),(0,S.Il)(r.paddingTop,a)],f=a-c-d-R(r.marginRight,a)-(0,S.Il)(r.paddingRight,a);return{x:n.x+c+d,y:n.y+l+h,width:typeof r.width==
"object"?(0,S.Il)(r.width,a):f,height:typeof r.height=="object"?(0,S.Il)(r.height,n.height):0,across:Mr[r.justifyContent]??0,down:typeof r.height=="object"?Mr[r.
alignItems]??0:0}}function Xf(s){const t=[];for(const e of s)t.push(e.length===0?t.at(-1)??0:(0,$.Kf)(e.map(({style:n})=>us(n))));return t}const Mr={center:.5,"\
flex-end":1,end:1},Zf=s=>s.reduce((t,{text:e,style:n,isApart:i})=>t+(e.length+(i?1:0))*Or*n.fontSize,0);class Vf{styler;spend;room;lines=[[]];width=0;count=0;isApart=!1;constructor(t,e,n){
this.styler=t,this.spend=e,this.room=n}*read(t,e){for(const n of t.children)if(yield ms,this.spend(0),n.kind==="text")yield*this.words(n,e.style);else if(n.name===
"br")this.end(!0);else if(n.isHtml){const i=this.styler.styleOf(n,e,void 0);if(i.style.display==="none")continue;const o=!i.style.display.startsWith("inline");o&&
this.end(),yield*this.read(n,i),o&&this.end()}}*words({value:t},e){if(e.visibility!=="visible")return;const n=e.whiteSpace!=="nowrap"&&e.whiteSpace!=="pre";for(const i of t.
match(/\s+|\S+/g)??[]){if(/^\s/.test(i)){this.isApart=!0;continue}this.spend(i.length),++this.count%50===0&&(yield 50*ms);const o=(i.length+(this.isApart?1:0))*
Or*e.fontSize;n&&this.width>0&&this.width+o>Math.max(this.room,e.fontSize)*1.1&&this.end(),this.lines.at(-1).push({text:i,style:e,isApart:this.isApart}),this.width+=
o,this.isApart=!1}}end(t=!1){(t||this.lines.at(-1).length>0)&&this.lines.push([]),[this.width,this.isApart]=[0,!1]}}const qf=10,ws=({name:s})=>s==="linearGradie\
nt"||s==="radialGradient";function Sr(s,t,e){const n=[s];for(;n.length<qf;){const i=t((0,B.Ci)(n.at(-1)));if(!i||n.includes(i)||!e(i))break;n.push(i)}return n}function Jf(s,t,{
box:e,room:n,measures:i}){const o=X=>{for(const{attributes:_}of s)if(_.has(X))return _.get(X)},r=o("gradientUnits")!=="userSpaceOnUse",[a,c,l,d]=e;if(l-a<=0&&r||
d-c<=0&&r)return;const h=oe(o("gradientTransform"))??tu,f=r?(0,z.lw)(h,[l-a,0,0,d-c,a,c]):h,[u,p,g,m]=f;if(!(Math.abs(u*m-p*g)>1e-12))return;const w=r?{width:1,
height:1}:i,b=(X,_,et)=>J(o(X)??_,et,i.em)??0,y=(X,_)=>b(X,_,w.width),x=(X,_)=>b(X,_,w.height),M=(0,z.zl)((0,z.DI)(f),(0,z.XM)(e,n));if(s[0].name==="linearGradi\
ent"){const[X,_,et,bt]=[y("x1","0%"),x("y1","0%"),y("x2","100%"),x("y2","0%")],[Mt,ve]=[et-X,bt-_],Kx=Mt*Mt+ve*ve,Hl=vr(M).map(([Xx,Zx])=>((Xx-X)*Mt+(Zx-_)*ve)/
Kx),Gl=Tr(t,o("spreadMethod"),(0,$.YG)(Hl),(0,$.Kf)(Hl)),{from:Fl,to:jl}=Gl,Yx=[X+Fl*Mt,_+Fl*ve,X+jl*Mt,_+jl*ve];return Ir(Yx,f,Gl.stops,M)}const[v,T]=[y("cx","\
50%"),x("cy","50%")],I=b("r","50%",Math.hypot(w.width,w.height)/Math.SQRT2),[L,D]=[o("fx")===void 0?v:y("fx","50%"),o("fy")===void 0?T:x("fy","50%")];if(!(I>0))
return;const N=Math.min(Math.max(b("fr","0%",Math.hypot(w.width,w.height)/Math.SQRT2),0),I),H=L===v&&D===T&&N===0?o("spreadMethod"):void 0,j=(0,$.Kf)(vr(M).map(
([X,_])=>Math.hypot(X-v,_-T)))/I,ht=Tr(t,H,0,j);return Ir([L,D,N,v,T,I*ht.to],f,ht.stops,M)}const vr=([s,t,e,n])=>[[s,t],[e,t],[s,n],[e,n]],Qf=2e3;function Tr(s,t,e,n){
const i={from:0,to:1,stops:s};if(t!=="repeat"&&t!=="reflect")return i;const[o,r]=[Math.min(Math.floor(e),0),Math.max(Math.ceil(n),1)],a=r-o;if(!(a*s.length<=Qf))
return i;const c=s.map(d=>({...d,at:1-d.at})).reverse(),l=[];for(let d=o;d<r;d++)for(const h of t==="reflect"&&d%2!==0?c:s)l.push({...h,at:(d-o+h.at)/a});return{
from:o,to:r,stops:l}}const Xe=1e3,tu=[1,0,0,1,0,0],Ir=(s,t,e,n)=>({coordinates:s.map(i=>i*Xe),matrix:(0,z.lw)([1/Xe,0,0,1/Xe,0,0],t),stops:e,box:n.map(i=>i*Xe)}),
eu=1e-6,nu=256,su=({fill:s,stroke:t})=>(s&&"stops"in s.paint?s.paint.stops.length:0)+(t&&"stops"in t.color?t.color.stops.length:0);class iu{styler;find;leaveOut;gradients=new Map;constructor(t,e,n){
this.styler=t,this.find=e,this.leaveOut=n}make(t,{style:e},n){const{fill:i,fillOpacity:o,hasHoles:r,isStrokeUnder:a}=e.drawn,{box:c}=t,[l,d,h,f]=c,u=h>l&&f>d?this.
paintOf(i,o,e,{box:c,room:0,measures:n}):void 0,p=this.strokeOf(e,c,n);if(!(!u&&!p))return{kind:"shape",path:t.path,fill:u&&{...u,hasHoles:r},stroke:p,isStrokeUnder:a}}textPaint(t,e){
const{fill:n,fillOpacity:i,stroke:o,isStrokeUnder:r}=t.drawn;if(!(!this.colorOf(n,t)&&!this.colorOf(o,t)))return a=>({fill:this.paintOf(n,i,t,{box:a,room:0,measures:e}),
stroke:this.strokeOf(t,a,e),isStrokeUnder:r})}strokeOf({drawn:t,...e},n,i){const o=Math.hypot(i.width,i.height)/Math.SQRT2,r=(0,S.Il)(t.strokeWidth,o);if(!(r>eu))
return;const{cap:a,join:c,miter:l,isUnscaled:d}=t,h=r*Math.max(l,Math.SQRT2)/2,f=this.paintOf(t.stroke,t.strokeOpacity,{...e,drawn:t},{box:n,room:h,measures:i});
if(!f)return;const u=t.dashes.map(m=>(0,S.Il)(m,o)),p=u.some(m=>m>0)?u.length%2===1?[...u,...u]:u:[],g=(0,S.Il)(t.dashOffset,o);return{color:f.paint,alpha:f.alpha,
width:r,cap:a,join:c,miter:l,dashes:p,dashOffset:g,isUnscaled:d}}paintOf(t,e,n,i){const o=this.gradientOf(t);if(o){const a=Jf(o.chain,o.stops,i);return a&&{paint:a,
alpha:o.alpha*e}}const r=this.colorOf(t,n);return r&&{paint:r.color,alpha:r.alpha*e}}gradientOf(t){const e=typeof t=="object"&&"id"in t?this.gradient(t.id):void 0;
return e&&e.stops.length>1?e:void 0}colorOf(t,e){if(t==="none")return;if(t==="current")return e.color;if(!("id"in t))return t;const n=this.gradient(t.id);if(!n)
return this.colorOf(t.otherwise,e);const[i]=n.stops;return i&&{color:i.color,alpha:i.alpha*n.alpha}}gradient(t){if(this.gradients.has(t))return this.gradients.get(
t);const e=this.find(t);e&&!ws(e)&&this.leaveOut(e.name);const n=e&&ws(e)?this.readGradient(e):void 0;return this.gradients.set(t,n),n}readGradient(t){const e=Sr(
t,this.find,ws),n=e.find(c=>(0,B.ZE)(c).some(({name:l})=>l==="stop")),i=[];for(const c of n?(0,B.ZE)(n):[]){if(c.name!=="stop"||i.length===nu)continue;const{style:l}=this.
styler.styleOf(c,this.styler.start,void 0),d=c.attributes.get("offset")??"0",h=Math.min(Math.max(J(d,1,16)??0,i.at(-1)?.at??0),1);i.push({at:h,color:l.stopColor.
color,alpha:l.stopColor.alpha*l.stopOpacity})}const[o,r]=[i[0],i.at(-1)];o&&o.at>0&&i.unshift({...o,at:0}),r&&r.at<1&&i.push({...r,at:1});const a=i[0]?.alpha??1;
return a===1||i.some(c=>c.alpha!==a)?{chain:e,stops:i,alpha:1}:{chain:e,stops:i.map(c=>({...c,alpha:1})),alpha:a}}}const Rr=16,ou=2e4;class ru extends He{turn;parts=[];starts=[];length=0;first=[
0,0];constructor(t){super(),this.turn=t}move(t,e){super.move(t,e),this.first=[t,e]}line(t,e){this.add(this.x,this.y,t,e),super.line(t,e)}curve(t,e,n,i,o,r){const a=[
this.x,this.y];let[c,l]=a;for(let d=1;d<=Rr;d++){const[h,f]=(0,z.xk)(a,[t,e],[n,i],[o,r],d/Rr);this.add(c,l,h,f),[c,l]=[h,f]}super.curve(t,e,n,i,o,r)}close(){this.
add(this.x,this.y,...this.first),super.close()}add(t,e,n,i){const[o,r]=(0,z.Gd)(this.turn,t,e),[a,c]=(0,z.Gd)(this.turn,n,i),l=Math.hypot(a-o,c-r);!(l>0)||this.
parts.length===ou||(this.parts.push({x:o,y:r,angle:Math.atan2(c-r,a-o)}),this.starts.push(this.length),this.length+=l)}}function*au(s,t){const e=new ru(oe(s.attributes.
get("transform"))??[1,0,0,1,0,0]);yield*Fe(e,s,t);const{parts:n,starts:i,length:o}=e;return{parts:n,starts:i,length:o}}const cu=2e4,lu=40,du=200,hu=400,fu=1e4,uu=new Set(
["tspan","a","textPath"]);function*pu(s,t,e){const n=[];yield*Lr(s,t,{pen:{xs:[0],y:0,dx:0,dy:0,path:void 0,isSpaced:!0},runs:n,tools:e});const o=wu(s,t.measures);
o&&n[0]&&(n[0]={...n[0],length:o});const r=n.at(-1);return r&&!r.style.whiteSpace.startsWith("pre")&&(n[n.length-1]={...r,text:r.text.trimEnd()}),n}function*Lr(s,t,e){
const{styled:n,measures:i}=t,{pen:o,tools:r}=e,a=s.attributes.get("space"),c=a===void 0?t.keepsSpace===!0:a==="preserve";gu(o,s,i),s.name==="textPath"&&(yield*mu(
o,s,i,r));for(const l of s.children)if(yield cu,l.kind==="text")bu(l,c,t,e);else if(!l.isHtml&&uu.has(l.name)){const d=r.styler.styleOf(l,n,void 0);if(d.style.display===
"none")continue;yield*Lr(l,{styled:d,measures:{...i,em:d.style.fontSize},keepsSpace:c},e)}s.name==="textPath"&&(o.path=void 0)}function gu(s,{attributes:t},{width:e,
height:n,em:i}){const o=t.get("x");if(o!==void 0){const a=ds(o,fu),c=J(o,e,i);s.xs=a.length>1?a:c===void 0?[]:[c]}const r=(a,c)=>J(t.get(a),c,i);s.y=r("y",n)??s.
y,s.dx+=r("dx",e)??0,s.dy+=r("dy",n)??0}function*mu(s,t,e,{maker:n,spend:i}){const o=n.find((0,B.Ci)(t));if(!o||!hs.has(o.name))return;const{attributes:r}=o;i((r.
get("d")??r.get("points")??"").length);const a=yield*au(o,e);i(a.parts.length*lu),s.path=a,s.xs=[J(t.attributes.get("startOffset"),a.length,e.em)??0],s.y=0}function wu({
attributes:s},{width:t,em:e}){const n=J(s.get("textLength"),t,e),i=s.get("lengthAdjust")?.trim()==="spacingAndGlyphs";return n!==void 0&&n>0?{length:n,scales:i}:
void 0}function bu({value:s},t,{styled:{style:e},measures:n},i){const{pen:o,runs:r,tools:a}=i,c=t||e.whiteSpace.startsWith("pre");let l=c?s.replace(/\s/g," "):s.
replace(/\s+/g," ");!c&&o.isSpaced&&(l=l.replace(/^ /,""));const d=a.maker.textPaint(e,n);if(l===""||!d||e.visibility!=="visible")return;const h=e.drawn.stroke!==
"none";(h||o.path)&&a.spend(l.length*(h?hu:du)),o.isSpaced=l.endsWith(" ");const f=(g,m)=>{r.push({text:g,style:e,paintIn:d,x:m,y:o.y,dx:o.dx,dy:o.dy,path:o.path}),
[o.y,o.dx,o.dy]=[void 0,0,0]},u=o.xs.length>1?Array.from(l):[],p=Math.min(o.xs.length,u.length);for(let g=0;g<p-1;g++)f(u[g],o.xs[g]);f(p>1?u.slice(p-1).join(""):
l,o.xs[Math.max(p-1,0)]),o.xs=o.xs.slice(Math.max(p,1))}class yu extends He{vertices=[];first;move(t,e){super.move(t,e),this.vertices.push(this.first={x:t,y:e,before:void 0,
after:void 0})}line(t,e){const n=[t-this.x,e-this.y];super.line(t,e),this.add(t,e,n,n,!1)}curve(t,e,n,i,o,r,a=!1){const[c,l]=[this.x,this.y];super.curve(t,e,n,i,
o,r);const d=[o-c,r-l],h=Cr([t-c,e-l],[n-c,i-l],d),f=Cr([o-n,r-i],[o-t,r-e],d);this.add(o,r,h,f,a)}close(){const{first:t}=this,e=this.vertices.at(-1);if(super.close(),
!t||!e||e===t)return;const n=[t.x-e.x,t.y-e.y];n[0]===0&&n[1]===0||this.add(t.x,t.y,n,n,!1);const o=this.vertices.at(-1);[o.after,t.before]=[t.after,o.before]}add(t,e,n,i,o){
const r=this.vertices.at(-1);r&&!this.isWithin&&(r.after=n),this.isWithin=o,o||this.vertices.push({x:t,y:e,before:i,after:void 0})}isWithin=!1}const Cr=(...s)=>s.
find(([t,e])=>t!==0||e!==0)??[1,0];function xu({before:s,after:t}){const e=([r,a])=>Math.atan2(a,r)*180/Math.PI;if(!s)return t?e(t):0;if(!t)return e(s);const[n,
i]=[e(s),e(t)],o=((i-n)%360+540)%360-180;return n+o/2}const ot=(s,{matrix:t,clip:e,clipHasHoles:n=!1,opacity:i=1}={})=>({kind:"group",matrix:t,clip:e,clipHasHoles:n,
opacity:i,nodes:s}),Wt=(s,t,e,n)=>`${[s,t,e,n].map(F._).join(" ")} re`;function ku(s,t,e,n,{lineWidth:i,em:o}){const{attributes:r}=s,a=(v,T)=>J(r.get(v),T,o),c={
width:a("markerWidth",100)??3,height:a("markerHeight",100)??3};if(c.width<=0||c.height<=0)return;const l=Ut(s),d=l?ie(l,re(s),c):bs,[h,f]=(0,z.Gd)(d,a("refX",l?.[2]??
0)??0,a("refY",l?.[3]??0)??0),u=r.get("orient")?.trim()??"0",p=u==="auto-start-reverse"&&n==="markerStart",m=(u.startsWith("auto")?xu(e)+(p?180:0):J(u.replace(/deg$/,
""),360,1)??0)*Math.PI/180,w=r.get("markerUnits")==="userSpaceOnUse"?1:i,[b,y]=[Math.cos(m)*w,Math.sin(m)*w],x=(0,z.lw)([1,0,0,1,-h,-f],[b,y,-y,b,e.x,e.y]),M=/^(?:visible|auto)$/.
test(r.get("overflow")??"")||/overflow\s*:\s*visible/.test(r.get("style")??"");return ot([ot(t,{matrix:d})],{matrix:x,clip:M?void 0:Wt(0,0,c.width,c.height)})}const Ou=1e4;
function Mu(s,t,e){const n=et=>{for(const{attributes:bt}of s)if(bt.has(et))return bt.get(et)},[i,o,r,a]=t,[c,l]=[r-i,a-o],d=n("patternUnits")!=="userSpaceOnUse",
h=(et,bt,Mt)=>(J(n(et),d?1:bt,e.em)??0)*(d?Mt:1),[f,u]=[h("width",e.width,c),h("height",e.height,l)];if(!(f>0)||!(u>0))return;const p=h("x",e.width,c)+(d?i:0),g=h(
"y",e.height,l)+(d?o:0),m=oe(n("patternTransform"))??bs,[w,b,y,x]=m;if(!(Math.abs(w*x-b*y)>1e-12))return;const[M,v,T,I]=(0,z.zl)((0,z.DI)(m),t),[L,D]=[Math.floor(
(M-p)/f),Math.floor((v-g)/u)],[N,H]=[Math.ceil((T-p)/f)-L,Math.ceil((I-g)/u)-D];if(!(N*H<=Ou))return!1;const j=s.find(et=>Ut(et)),ht=j&&Ut(j),X=n("patternConten\
tUnits")==="objectBoundingBox",_=ht?ie(ht,re(j),{width:f,height:u}):X?[c,0,0,l,0,0]:bs;return{matrix:m,left:p+L*f,top:g+D*u,width:f,height:u,across:N,down:H,content:_}}
function Su(s,t,e){const{matrix:n,left:i,top:o,width:r,height:a,across:c,down:l,content:d}=s,h=[ot(t,{matrix:d})],f=Wt(0,0,r,a),u=[];for(let p=0;p<l;p++)for(let g=0;g<
c;g++)u.push(ot(h,{matrix:[1,0,0,1,i+g*r,o+p*a],clip:f}));return ot([ot(u,{matrix:n})],e)}const bs=[1,0,0,1,0,0],[Ar,Er]=[.01,100];function vu([s]){if((0,O.aG)(
s)==="normal"||(0,O.aG)(s)==="reset")return 1;const t=(0,W.pO)(s);if(!(t===void 0||t<0))return t===0?1:Math.min(Math.max(t,Ar),Er)}function Br(s,t){const e=Math.
min(Math.max(s.zoom*t,Ar),Er),n=e/s.zoom;if(n===1)return s;const{lineHeight:i,textIndent:o,underlineOffset:r}=s,a={zoom:e,fontSize:s.fontSize*n,textIndent:{px:o.
px*n,percent:o.percent},letterSpacing:s.letterSpacing*n,wordSpacing:s.wordSpacing*n,borderSpacingX:s.borderSpacingX*n,borderSpacingY:s.borderSpacingY*n};return typeof i==
"object"&&"px"in i&&(a.lineHeight={px:i.px*n}),r!==void 0&&(a.underlineOffset=r*n),{...s,...a}}const Tu=new Set("defs symbol clipPath linearGradient radialGradi\
ent mask pattern marker filter title desc metadata style script animate animateTransform animateMotion set view cursor".split(" ")),Wr=20,zr=100,Iu=500,Nr=3e4,Ru=new Set(
["path","line","polyline","polygon"]),$r={width:300,height:150};class Pr{tools;readOnce=0;named=new Map;outlines=new Map;shapes;clips;texts;styler;leaveOut;contents=new Map;constructor(t,e){
this.tools=t;const{styler:n,leaveOut:i}=t;[this.styler,this.leaveOut]=[n,i];for(const a of(0,B.Ky)(e)){const c=a.attributes.get("id");c!==void 0&&!a.isHtml&&!this.
named.has(c)&&this.named.set(c,a)}const o=a=>this.named.get(a);this.shapes=new iu(n,o,i);const r=a=>this.spend(a);this.clips=new Wf({find:o,leaveOut:i,spend:r}),
this.texts={maker:this.shapes,styler:n,spend:r}}*read(t,e){const{style:n}=e,i=(f,u)=>typeof f=="object"&&f.percent===0?f.px/n.zoom:u,o={width:i(n.width,$r.width),
height:i(n.height,$r.height)},r=n.zoom===1?void 0:[0,0,o.width,o.height],a=Ut(t)??r,c=Br(n,1/n.zoom),[,,l,d]=a??[0,0,o.width,o.height],h=yield*this.children(t,{
styled:{...e,style:c},measures:{width:l,height:d,em:c.fontSize},used:0,depth:0});return{drawing:{view:a,fit:re(t),nodes:h},size:a&&!r?void 0:o}}*children(t,e){const n=[],
i=t.name==="switch"?Ef(t):(0,B.ZE)(t);for(const o of i){const r=yield*this.element(o,e);r&&n.push(r)}return n}spend(t){const{tally:e}=this.tools;if(e.drawn+=t+zr,
e.drawn>G.bJ)throw(0,G.iY)()}*element(t,{styled:e,measures:n,used:i,depth:o}){const{name:r}=t;if(Tu.has(r)||t.isHtml)return;this.spend(0);const{matcher:a}=this.
styler,c=a.work,l=this.styler.styleOf(t,e,void 0);yield Nr+(a.work-c)*30;const{style:d}=l;if(d.display==="none")return;const h={styled:l,measures:{...n,em:d.fontSize},
used:i,depth:o+1};if(o>G.Ez)throw(0,G.DI)();if(hs.has(r))return yield*this.shape(t,h);if(r==="text"){const u=yield*pu(t,h,this.texts);return u.length===0?void 0:
yield*this.wrap(t,h,[{kind:"text",runs:u}])}if(r==="g"||r==="a"||r==="switch")return yield*this.wrap(t,h,yield*this.children(t,h));if(r==="svg")return yield*this.
view(t,t,h);if(r==="image")return yield*this.image(t,h);if(r==="use")return yield*this.use(t,h);if(this.leaveOut(r),r!=="foreignObject")return;const f=yield*Kf(
t,l,h.measures,this.texts);return f.length===0?void 0:yield*this.wrap(t,h,[{kind:"text",runs:f}])}*shape(t,e){const{style:n}=e.styled;if(n.visibility!=="visible")
return;const i=yield*this.outlineOf(t,e.measures);if(i.isEmpty)return;this.spend(i.path.length);const o=[],r=yield*this.tiles(i,e);r&&o.push(r);const{drawn:a}=n,
c=r?{...e.styled,style:{...n,drawn:{...a,fill:"none"}}}:e.styled,l=this.shapes.make(i,c,e.measures);return this.spend(l?su(l)*Iu:0),l&&o.push(l),yield*this.addMarks(
o,t,e),yield*this.wrap(t,e,o,{box:i.box})}*tiles(t,{styled:e,measures:n,used:i,depth:o}){const{fill:r,fillOpacity:a,hasHoles:c}=e.style.drawn,l=typeof r=="objec\
t"&&"id"in r?this.named.get(r.id):void 0;if(l?.name!=="pattern")return;const d=Sr(l,m=>this.named.get(m),({name:m})=>m==="pattern"),h=Mu(d,t.box,n),f=d.find(m=>(0,B.
ZE)(m).length>0);if(h===!1&&this.leaveOut("pattern"),!h||!f)return;const u=yield*this.contentOf(f,n,i,o);if(!u)return;const{across:p,down:g}=h;return this.spend(
(u.size+zr)*p*g),yield p*g*500,Su(h,u.nodes,{clip:t.path,clipHasHoles:c,opacity:a})}*addMarks(t,e,{styled:n,measures:i,used:o,depth:r}){const{drawn:a}=n.style,c=[
a.markerStart,a.markerMid,a.markerEnd];if(!Ru.has(e.name)||c.every(f=>f==="none"))return;const l=new yu;yield*Fe(l,e,i);const{vertices:d}=l,h=(0,S.Il)(a.strokeWidth,
Math.hypot(i.width,i.height)/Math.SQRT2);for(const[f,u]of d.entries()){const p=f===0?["markerStart"]:f<d.length-1?["markerMid"]:["markerEnd"];d.length===1&&p.push(
"markerEnd");for(const g of p){const m=this.named.get(a[g]);if(m?.name!=="marker")continue;const w=yield*this.contentOf(m,i,o,r);if(!w)continue;this.spend(w.size),
yield Nr/10;const b=ku(m,w.nodes,u,g,{lineWidth:h,em:i.em});b&&t.push(b)}}}*contentOf(t,e,n,i){if(this.contents.has(t))return this.contents.get(t);if(n>=Wr)return;
this.contents.set(t,void 0);const[o,r]=[this.tools.tally.drawn,this.readOnce],a=this.styledOf(t),c=Ut(t),l=c?{...e,width:c[2],height:c[3]}:e,d=yield*this.children(
t,{styled:a,measures:{...l,em:a.style.fontSize},used:n+1,depth:i+1}),h=this.tools.tally.drawn-o-(this.readOnce-r);this.readOnce+=h;const f={nodes:d,size:h};return this.
contents.set(t,f),f}styledOf(t){const e=[];for(let n=t;n&&!n.isHtml;n=n.parent)e.push(n);return e.reduceRight((n,i)=>this.styler.styleOf(i,n,void 0),this.styler.
start)}*mask(t,e,{measures:n,used:i,depth:o}){const r=this.named.get(t);if(r?.name!=="mask")return;const{attributes:a}=r,c=a.get("maskContentUnits")==="objectBo\
undingBox",l=c&&!e?void 0:yield*this.contentOf(r,n,i,o);if(!l){this.leaveOut("mask");return}this.spend(l.size);const[d,h,f,u]=e??z.gF,[p,g]=[f-d,u-h],m=ot(l.nodes,
{matrix:c?[p,0,0,g,d,h]:void 0}),w=a.get("maskUnits")!=="userSpaceOnUse",b=(I,L,D)=>J(a.get(I)??L,w?1:D,n.em)??0,[y,x]=[b("x","-10%",n.width),b("y","-10%",n.height)],
[M,v]=[b("width","120%",n.width),b("height","120%",n.height)],T=w?e&&Wt(d+y*p,h+x*g,M*p,v*g):Wt(y,x,M,v);return{isAlpha:a.get("mask-type")==="alpha",nodes:[ot([
m],{clip:T})]}}*image(t,e){const{attributes:n}=t,{measures:i,styled:o}=e,r=(0,B.hE)(t),a=r===void 0||r===""?void 0:this.tools.imageAt(r);if(!a||o.style.visibility!==
"visible")return;const{width:c,height:l}=a.displayed,d=[J(n.get("width"),i.width,i.em),J(n.get("height"),i.height,i.em)],h=d[0]??(d[1]===void 0?c:d[1]*c/l),f=d[1]??
h*l/c;if(!(h>0)||!(f>0))return;const u=re(t),p=(0,z.lw)([c,0,0,-l,0,l],ie([0,0,c,l],u,{width:h,height:f})),g=u.scaling==="slice"?Wt(0,0,h,f):void 0,m=ot([{kind:"\
image",image:a,matrix:p}],{matrix:je(t,i),clip:g});return yield*this.wrap(t,e,[m])}*outlineOf(t,e){const n=this.outlines.get(t);if(n)return n;const i=new He,{attributes:o}=t,
r=o.get("d")??o.get("points");return this.spend(r?.length??0),yield*Fe(i,t,e),r!==void 0&&this.outlines.set(t,i),i}*wrap(t,e,n,{inner:i,box:o}={}){const{style:r}=e.
styled;if(n.length===0||r.opacity===0)return;const a=Cu(t,r),c=a&&i?(0,z.lw)(i,a):i??a,l=typeof r.clipPath=="string"?yield*this.clips.read(r.clipPath,o):void 0,
d=/^url\(\s*["']?#([^"')]*)/.exec(Lu(t,"mask"))?.[1],h=d===void 0?void 0:yield*this.mask(d.trim(),o,e),[f]=n,{mixBlendMode:u}=r;if(!c&&!l&&!h&&!u&&r.opacity===1&&
n.length===1)return f;const p=n.length===1&&r.opacity<1&&!u?Eu(f,r.opacity):void 0;return{...ot(p?[p]:n,{matrix:c,clip:l?.path,clipHasHoles:l?.hasHoles??!1,opacity:p?
1:r.opacity}),mask:h,blend:u}}*view(t,e,n){const{measures:i,styled:o}=n,r=(g,m)=>J(t.attributes.get(g)??e.attributes.get(g),m,i.em),[a,c]=[r("width",i.width)??i.
width,r("height",i.height)??i.height];if(a<=0||c<=0)return;const l=Ut(e),d={...i,width:l?.[2]??a,height:l?.[3]??c},h=yield*this.children(e,{...n,measures:d});if(h.
length===0)return;const f=l&&ie(l,re(e),{width:a,height:c}),u=o.style.overflow==="hidden"||e.name==="symbol",p=ot([ot(h,{matrix:f})],{clip:u?Wt(0,0,a,c):void 0});
return yield*this.wrap(t,n,[p],{inner:je(t,i)})}targetOf(t){return this.named.get((0,B.Ci)(t))}*use(t,e){const n=this.targetOf(t);if(!n||e.used>=Wr)return;const i={
...e,used:e.used+1};if(n.name==="symbol"||n.name==="svg")return yield*this.view(t,n,i);const o=yield*this.element(n,i);return o&&(yield*this.wrap(t,e,[o],{inner:je(
t,e.measures)}))}}const Lu=({attributes:s},t)=>s.get(t)?.trim()??"";function Cu({attributes:s},{transform:t,transformOrigin:e}){if(t.length===0)return oe(s.get(
"transform"));let n=Au;for(const r of t)n=(0,z.lw)(r.kind==="matrix"?r.values:[1,0,0,1,r.x.px,r.y.px],n);if(e===xt.transformOrigin)return n;const[i,o]=[e[0].px,
e[1].px];return(0,z.lw)((0,z.lw)([1,0,0,1,-i,-o],n),[1,0,0,1,i,o])}const Au=[1,0,0,1,0,0];function Eu(s,t){if(s.kind!=="shape")return;const{fill:e,stroke:n}=s;if(e&&
!n&&!("stops"in e.paint))return{...s,fill:{...e,alpha:e.alpha*t}};if(n&&!e)return{...s,stroke:{...n,alpha:n.alpha*t}}}class Bu{comparisons=0;most=0;depth=0;scope;siblings=new WeakMap;ends=new WeakMap;among=new WeakMap;places=new WeakMap;get work(){
return this.comparisons}matches({compounds:t},e){this.depth===0&&(this.most=Math.min(this.comparisons+G.Hb,G.Hk)),this.depth++;const n=this.from(t,0,e);return this.
depth--,n}from(t,e,n){const i=t[e];if(!this.has(i,n))return!1;if(e+1===t.length)return!0;switch(i.combinator){case">":return n.parent!==void 0&&this.from(t,e+1,
n.parent);case" ":for(let o=n.parent;o;o=o.parent)if(this.from(t,e+1,o))return!0;return!1;case"+":{const o=this.siblingsOf(n)[n.index-1];return o!==void 0&&this.
from(t,e+1,o)}case"~":{const o=this.siblingsOf(n);for(let r=n.index-1;r>=0;r--)if(this.from(t,e+1,o[r]))return!0;return!1}default:return!0}}has({name:t,id:e,classes:n,
attributes:i,pseudos:o},r){if(++this.comparisons>this.most)throw(0,G.$)();if(t!==void 0&&t!==r.name||e!==void 0&&e!==r.attributes.get("id"))return!1;for(const a of n)
if(!r.classes.has(a))return!1;for(const a of i)if(!Wu(a,r))return!1;for(const a of o)if(!this.is(a,r))return!1;return!0}is(t,e){switch(t.kind){case"nth":{const n=t.
ofType?this.placeOfType(e):this.placeOf(e);return _r(t.fromEnd?n.last:n.first,t.a,t.b)}case"nth-of":{const n=this.placesAmong(t,e),i=n.get(e);return i!==void 0&&
_r(t.fromEnd?n.size-i+1:i,t.a,t.b)}case"is":return t.selectors.some(n=>this.matches(n,e));case"not":return!t.selectors.some(n=>this.matches(n,e));case"has":return t.
selectors.some(n=>this.hasRelative(n,e));case"scope":return e===this.scope;case"root":return e.parent===void 0;case"empty":return e.children.every(n=>n.kind==="\
text"&&n.value==="");case"first-node":return this.endsOf(e.parent)?.first===e;case"last-node":return this.endsOf(e.parent)?.last===e;case"link":return e.name===
"a"&&e.attributes.has("href");case"defined":return!e.isHtml||!e.name.includes("-");case"form":return Hd(e,t.state);case"lang":{let n=e;for(;n&&!n.attributes.has(
"lang");)n=n.parent;const i=n?.attributes.get("lang")?.toLowerCase()??"";return i===t.language||i.startsWith(`${t.language}-`)}case"never":return!1}}hasRelative(t,e){
const n=this.scope;this.scope=e;const{compounds:i}=t,o=i.at(-2).combinator,r=i.length>2||o===" ";let a;if(o===" "||o===">")a=this.someOf(this.childrenOf(e),0,t,
r);else if(o==="~"||r)a=this.someOf(this.siblingsOf(e),e.index+1,t,r);else{const c=this.siblingsOf(e)[e.index+1];a=c!==void 0&&this.matches(t,c)}return this.scope=
n,a}someOf(t,e,n,i){for(let o=e;o<t.length;o++){const r=t[o];if(this.matches(n,r)||i&&this.someOf(this.childrenOf(r),0,n,!0))return!0}return!1}siblingsOf(t){return t.
parent?this.childrenOf(t.parent):[t]}childrenOf(t){let e=this.siblings.get(t);return e||this.siblings.set(t,e=(0,B.ZE)(t)),e}endsOf(t){if(!t)return;let e=this.ends.
get(t);return e||(e={first:t.children.find(Dr),last:t.children.findLast(Dr)},this.ends.set(t,e)),e}placeOf(t){return{first:t.index+1,last:this.siblingsOf(t).length-
t.index}}placesAmong(t,e){const n=e.parent??e;let i=this.among.get(t);i||this.among.set(t,i=new WeakMap);let o=i.get(n);if(o)return o;i.set(n,o=new Map);for(const r of this.
siblingsOf(e))t.selectors.some(a=>this.matches(a,r))&&o.set(r,o.size+1);return o}placeOfType(t){const e=this.places.get(t);if(e)return e;const n=this.siblingsOf(
t);this.comparisons+=n.length;const i=new Map;for(const{name:r}of n)i.set(r,(i.get(r)??0)+1);const o=new Map;for(const r of n){const a=(o.get(r.name)??0)+1;o.set(
r.name,a),this.places.set(r,{first:a,last:i.get(r.name)-a+1})}return this.places.get(t)}}const Dr=s=>s.kind==="element"||/[^ \t\n\r\f]/.test(s.value);function _r(s,t,e){
if(t===0)return s===e;const n=(s-e)/t;return n>=0&&Number.isInteger(n)}function Wu({name:s,matcher:t,value:e,ignoresCase:n},{attributes:i}){const o=i.get(s);if(o===
void 0)return!1;if(t===void 0)return!0;const[r,a]=n?[o.toLowerCase(),e.toLowerCase()]:[o,e];switch(t){case"=":return r===a;case"~=":return a!==""&&r.split(/\s+/).
includes(a);case"|=":return r===a||r.startsWith(`${a}-`);case"^=":return a!==""&&r.startsWith(a);case"$=":return a!==""&&r.endsWith(a);case"*=":return a!==""&&r.
includes(a);default:return!1}}class zu{rules=new Map;constructor(t){for(const e of t)for(const n of Nu(e.selector.compounds[0])){const i=this.rules.get(n);i?i.push(
e):this.rules.set(n,[e])}}*of({name:t,classes:e,attributes:n}){const i=n.get("id"),o=[t,"*",...[...e].map(r=>`.${r}`),...i===void 0?[]:[`#${i}`]];for(const r of o)
yield*this.rules.get(r)??[]}}function Nu({id:s,classes:t,name:e,pseudos:n}){if(s!==void 0)return[`#${s}`];if(t.length>0)return[`.${t[0]}`];if(e!==void 0)return[
e];for(const i of n){if(i.kind!=="is")continue;const o=new Set(i.selectors.map(({compounds:r})=>r[0].name??"*"));if(!o.has("*"))return o}return["*"]}const $u={inline:"\
block","inline-block":"block","inline-flex":"flex","inline-grid":"grid","inline-table":"table"},Pu=s=>$u[s]??(s.startsWith("table-")&&s!=="table-caption"?"block":
s),Du=[["borderTopStyle","borderTopWidth"],["borderRightStyle","borderRightWidth"],["borderBottomStyle","borderBottomWidth"],["borderLeftStyle","borderLeftWidth"],
["outlineStyle","outlineWidth"],["columnRuleStyle","columnRuleWidth"]],le=({position:s})=>s==="absolute"||s==="fixed";function Hr(s,t){for(const[r,a]of Du)s[r]===
"none"||s[r]==="hidden"?s[a]=0:s[a]>1?s[a]=Math.floor(s[a]+.001):s[a]>0&&s.zoom!==1&&(s[a]=1);le(s)&&(s.float="none");const e=t.display==="flex"||t.display==="i\
nline-flex"||t.display==="grid"||t.display==="inline-grid";s.display!=="none"&&s.display!=="contents"&&(s.float!=="none"||le(s)||e)&&(s.display=s.display.startsWith(
"table-")&&!e?"block":Pu(s.display)),s.writingMode!==t.writingMode&&_u(s,e),s.lineClamp!==void 0&&s.display.endsWith("flex")&&(s.display=s.display==="flex"?"blo\
ck":"inline-block"),s.display!=="inline"&&!e&&typeof s.height=="object"&&s.height.fills&&!le(s)&&(s.height={px:0,percent:1});const{translate:n,rotate:i,scale:o}=s;
return n.length+i.length+o.length>0&&(s.transform=[...n,...i,...o,...s.transform]),s.backgroundClip==="text"&&Uu(s),ju(s,t),s}function _u(s,t){s.display==="inli\
ne"&&(s.display="inline-block"),Hu.has(s.display)&&!t&&s.width==="auto"&&s.float==="none"&&!le(s)&&(s.width="fit-content"),s.display==="table-cell"&&(s.verticalAlign=
Gu[s.textAlign]??"top")}const Hu=new Set(["block","list-item","flex","grid"]),Gu={center:"middle",right:"bottom",end:"bottom"},Fu=8;function ju(s,t){const{display:e,
float:n}=s,o=n!=="none"||le(s)||e.startsWith("inline-")||e==="table"||e==="none"?[]:t.decorations;if(s.textDecorationLine.size===0){s.decorations=o;return}const r=[
...s.textDecorationLine].map(a=>({line:a,style:s.textDecorationStyle,paint:s.textDecorationColor??s.color,size:s.fontSize,thickness:s.textDecorationThickness,offset:s.
underlineOffset??(s.isUnderlinedBelow?"under":void 0)}));s.decorations=[...o,...r].slice(-Fu)}function Uu(s){const t=s.backgroundImage.find(i=>"stops"in i),e=t?.
stops.find(({paint:{alpha:i}})=>i>0)?.paint,n=e??s.backgroundColor;n&&n.alpha>0&&(s.color={...n}),s.textFill=t&&e&&t.kind!=="conic"?{gradient:t,paint:s.color}:void 0,
s.backgroundColor=void 0,s.backgroundImage=[]}class Ku{characters=0;add(t){if(this.characters+=t,this.characters>G.xH)throw(0,G.qM)()}}class ys{parent;replaced;registered;hasOwn=!1;own=new Map;known=new Map;open=new Set;constructor(t,e,n){
this.parent=t,this.replaced=e,this.registered=n}inside(){return new ys(this,this.replaced,this.registered)}set(t,e){this.own.set(t,e),this.registered.get(t)?.inherits===
!1&&(this.hasOwn=!0)}replaceIn(t){const e=[];let n=0;for(let o=0;;){const r=t.toLowerCase().indexOf("var(",o);if(r<0){e.push(t.slice(o));break}e.push(t.slice(o,
r));const a=mt(t,r+4,")"),c=this.lookUp(t.slice(r+4,a));if(c===void 0)return;if(n+=c.length,n>G.uN)throw(0,G.qM)();e.push(c),o=a+1}const i=e.join("");return this.
replaced.add(i.length),i}lookUp(t){const e=mt(t,0,","),n=this.valueOf(t.slice(0,e).trim());return n!==void 0?n:e<t.length?this.replaceIn(t.slice(e+1).trim()):void 0}valueOf(t){
const e=this.own.get(t),n=this.registered.get(t);if(e===void 0)return n?.inherits===!1||!this.parent?n?.initial:this.parent.valueOf(t);if(this.known.has(t))return this.
known.get(t);if(this.open.has(t))return;const i=e.trim().toLowerCase();if(i==="initial"||i==="unset"&&n?.inherits===!1)return n?.initial;if(i==="inherit"||i==="\
unset")return this.parent?.valueOf(t);this.open.add(t);const o=this.replaceIn(e);return this.open.delete(t),this.known.set(t,o),o}}const Gr={before:"before",after:"\
after",marker:"marker","first-letter":"first-letter","first-line":"first-line",placeholder:"placeholder","-webkit-input-placeholder":"placeholder","-webkit-prog\
ress-value":"bar","-webkit-meter-optimum-value":"bar","-webkit-meter-suboptimum-value":"suboptimal-bar","-webkit-meter-even-less-good-value":"worst-bar","-moz-p\
rogress-bar":"bar"},Fr=s=>Object.hasOwn(Gr,s)?Gr[s]:void 0,jr=500;function Ur(s,t,e,n){if(e!==void 0&&e.length>jr)return;const i=s.map(({order:r})=>r).join(),o=t.
map(({name:r,value:a})=>`${r}:${a}`).join(";");return o.length>jr?void 0:`${n??""}${i}|${o}|${e??""}`}const Yu=/\b(?:image-set|cross-fade|path|shape|xywh|sin|cos|tan|asin|acos|atan2?|pow|sqrt|hypot|log|exp|round|mod|rem|abs|sign|perspective|rotate3d|rotate[xy]|translatez|matrix3d|blur|brightness|contrast|drop-shadow|grayscale|hue-rotate|invert|saturate|sepia|target-counters?|target-text|leader|string|element)\(|\(\s{0,9}from\s|\bsubgrid\b|url\(["']?#/i,
Xu=/^(?:none|auto|normal|initial|unset|revert|inherit|horizontal-tb|mixed|sideways)$/i,Zu=new Set(["color","font","font-family","font-size","font-style"]),[Vu,qu,
Kr,Ju]=[0,1,2,3],xs=4,Yr=2e4;class ks{sheets;page;ignored=new Map;matcher=new Bu;index;nodes=new Map;inline=new Map;replaced=new Ku;shared=new WeakMap;unknown=[];rem=16;constructor(t,e){
this.sheets=t,this.page=e,t.layers.number();for(const n of t.ignored)this.ignored.set(n,1);this.index=new zu(t.rules)}get start(){return{style:xt,variables:new ys(
void 0,this.replaced,this.sheets.registered)}}styleOf(t,e,n){const i=this.rulesOf(t),o=[],r=new Set;for(const h of i){const{pseudoElement:f}=h.selector;if(f===void 0)
Xr(o,h);else{const u=Fr(f);u&&r.add(u)}}const a=(0,Si.iw)(t,n);for(const h of a)o.push({declaration:h,tier:qu,layer:0,specificity:0,order:0});const c=t.attributes.
get("style");if(c!==void 0)for(const h of this.declarationsOf(c))o.push({declaration:h,tier:Ju+(h.important?xs:0),layer:0,specificity:0,order:0});const l=t.parent===
void 0?void 0:Ur(i,a,c),d=this.share(l,o,e,t.parent===void 0);return t.parent===void 0&&(this.rem=d.style.fontSize/d.style.zoom),{...d,pseudos:[...r].sort()}}pseudoStyle(t,e,n){
const i=[],o=this.rulesOf(t).filter(({selector:{pseudoElement:r}})=>r!==void 0&&Fr(r)===e);for(const r of o)Xr(i,r);return this.share(Ur(o,[],void 0,e),i,n,!1)}styleFrom(t,e){
const n=t.map((i,o)=>({declaration:i,tier:Kr,layer:0,specificity:0,order:o}));return this.apply(n,e,!1)}rulesOf(t){const e=[];for(const n of this.index.of(t))this.
matcher.matches(n.selector,t)&&e.push(n);return e}declarationsOf(t){let e=this.inline.get(t);return e||(e=yt(t),this.inline.size<Yr&&this.inline.set(t,e)),e}share(t,e,n,i){
if(t===void 0)return this.apply(e,n,i);let o=this.shared.get(n.style);o||this.shared.set(n.style,o=new Map);let r=o.get(t);if(r?.variables===n.variables)for(const a of r.
unknown)this.ignore(a);else this.unknown=[],r={styled:this.apply(e,n,i),variables:n.variables,unknown:this.unknown},o.set(t,r);return r.styled}ignoreHere(t){this.
ignore(t),this.unknown.push(t)}ignore(t){this.ignored.set(t,(this.ignored.get(t)??0)+1)}apply(t,e,n){t.sort((d,h)=>d.tier-h.tier||d.layer-h.layer||d.specificity-
h.specificity||d.order-h.order);const i=this.scopeOf(t,e),o=this.animate(t,i),r=this.zoom(e.style,o,i),a=Ct(r);for(const d of o)Zu.has(d.name)&&this.set(a,d,r,i,
n);ef(a,r);const{fontSize:c,fontSizedBy:l}=a;for(const d of o){const{name:h}=d;h!=="font-size"&&h!=="color"&&h!=="zoom"&&!h.startsWith("--")&&this.set(a,d,r,i,n),
h==="font"&&Object.assign(a,{fontSize:c,fontSizedBy:l})}return{style:Hr(a,r),variables:i}}zoom(t,e,n){const i=e.findLast(({name:a})=>a==="zoom"),o=i&&Os(i.value,
n),r=o===void 0?void 0:vu(this.nodesOf(o)??[]);return r===void 0?t:Br(t,r)}animate(t,e){const n=t.map(({declaration:c})=>c),{keyframes:i}=this.sheets;if(i.size===
0)return n;const o=kd(n,i,c=>Os(c,e));if(o.length===0)return n;const r=t.findIndex(({tier:c})=>c>=xs),a=r<0?n.length:r;return[...n.slice(0,a),...o,...n.slice(a)]}scopeOf(t,{
variables:e}){const n=t.filter(({declaration:o})=>o.name.startsWith("--"));if(n.length===0&&!e.hasOwn)return e;const i=e.inside();for(const{declaration:o}of n)i.
set(o.name,o.value);return i}set(t,{name:e,value:n},i,o,r){const a=Object.hasOwn(De,e)?De[e]:void 0;if(!a){e!=="all"&&!Jo.test(e)&&!Xu.test(n.trim())&&this.ignoreHere(
e);return}const c=Os(n,o);if(c===void 0)return Zr(t,a,i,"unset");const l=c.trim().toLowerCase();if(l==="inherit"||l==="initial"||l==="unset"||l==="revert"||l===
"revert-layer")return Zr(t,a,i,l);const d=this.nodesOf(c);if(!d||d.length===0)return;const f={...{em:t.fontSize,rem:r?t.fontSize/t.zoom:this.rem,zero:()=>br(t),
pageWidth:this.page.width,pageHeight:this.page.height,zoom:t.zoom},parent:i,own:t},u=a.read(d,f);!u&&Yu.test(c)&&this.ignoreHere(e),u&&Object.assign(t,u)}nodesOf(t){
if(this.nodes.has(t))return this.nodes.get(t);const e=(0,O.wK)(t);return this.nodes.size<Yr&&this.nodes.set(t,e),e}}const Os=(s,t)=>/var\(/i.test(s)?t.replaceIn(
s):s;function Xr(s,{declarations:t,selector:{specificity:e},order:n,isUsual:i,layer:{rank:o}}){for(const r of t){const{important:a}=r,c=(i?Vu:Kr)+(a?xs:0);s.push(
{declaration:r,tier:c,layer:a?-o:o,specificity:e,order:n})}}const Qu=new Set(Object.keys(Le));function Zr(s,{keys:t},e,n){for(const i of t){const o=n==="inherit"||
n!=="initial"&&Qu.has(i);s[i]=(o?e:xt)[i]}}const tp=`
body, address, article, aside, blockquote, center, dd, details, dialog, dir, div, dl, dt, fieldset, figcaption, figure, footer,
form, h1, h2, h3, h4, h5, h6, header, hgroup, hr, legend, listing, main, menu, nav, ol, optgroup, p, plaintext, pre, search, section,
summary, ul, xmp, frameset, frame, iframe, video, audio, object, canvas { display: block }
head, link, meta, script, style, title, base, template, noembed, noframes, param, source, track, datalist, area, rp, [hidden],
iframe, video, audio, canvas, embed, object { display: none }
input[type="hidden" i], input[type="file" i], input[type="image" i] { display: none !important }
input, select, textarea, button { display: inline-block; font: 13.3333px sans-serif; color: #000; background-color: #fff; border: 2px inset #767676; padding: 1p\
x 2px; text-align: start; text-indent: 0; text-transform: none; letter-spacing: normal; word-spacing: normal }
input { white-space: pre-wrap }
input[type="submit" i], input[type="reset" i], input[type="button" i] { white-space: pre }
input[type="checkbox" i], input[type="radio" i] { border: 0 solid; padding: 0; background-color: transparent; box-sizing: border-box; margin: 3px 3px 0 4px }
input[type="radio" i] { margin-left: 5px }
input[type="range" i] { border: 0 solid; padding: 0; width: 129px; height: 6px; margin: 5px 2px; background-color: #efefef; border-radius: 3px; overflow: hidden\
 }
input[type="range" i]::-webkit-progress-value { background-color: #0075ff }
input[type="color" i] { width: 50px; height: 27px; padding: 1px 2px; box-sizing: border-box; background-color: #efefef }
button, input[type="submit" i], input[type="reset" i], input[type="button" i] { box-sizing: border-box; padding: 1px 6px; text-align: center; background-color: \
#efefef; border-style: outset }
textarea { font-family: monospace; padding: 2px; border-width: 1px; border-style: solid; white-space: pre-wrap }
select { padding: 0 0 0 4px; box-sizing: border-box; white-space: pre }
select[multiple], select[size] { padding: 0 }
option, optgroup { display: block; padding: 0 2px 1px }
optgroup::before { content: attr(label); display: block; font-weight: bold }
optgroup option { padding-left: 20px }
option:checked, option[selected] { background-color: #cecece }
input:disabled, textarea:disabled, select:disabled { color: #545454; border-color: #d6d6d6 }
button:disabled, input[type="submit" i]:disabled, input[type="button" i]:disabled { color: #b2b2b2; border-color: #d6d6d6 }
::placeholder { color: #757575 }
progress, meter { display: inline-block; width: 10em; height: 0.5em; margin: 0.25em 0; vertical-align: -0.2em; background-color: #efefef; border-radius: 4px; ov\
erflow: hidden; box-sizing: border-box }
meter { width: 5em }
progress::-webkit-progress-value { background-color: #0075ff }
meter::-webkit-meter-optimum-value { background-color: #107c10 }
meter::-webkit-meter-suboptimum-value { background-color: #ffb900 }
meter::-webkit-meter-even-less-good-value { background-color: #d83b01 }
html { display: flow-root; font-family: serif }
body { margin: 8px }
li { display: list-item }
p, dl, menu, ol, ul, dir { margin: 1em 0 }
blockquote, figure { margin: 1em 40px }
h1 { font-size: 2em; font-weight: bold; margin: 0.67em 0; break-after: avoid }
h2 { font-size: 1.5em; font-weight: bold; margin: 0.83em 0; break-after: avoid }
h3 { font-size: 1.17em; font-weight: bold; margin: 1em 0; break-after: avoid }
h4 { font-weight: bold; margin: 1.33em 0; break-after: avoid }
h5 { font-size: 0.83em; font-weight: bold; margin: 1.67em 0; break-after: avoid }
h6 { font-size: 0.67em; font-weight: bold; margin: 2.33em 0; break-after: avoid }
ul, menu, dir { list-style-type: disc; padding-left: 40px }
ol { list-style-type: decimal; padding-left: 40px }
:is(dir, menu, ol, ul) :is(dir, menu, ul) { list-style-type: circle }
:is(dir, menu, ol, ul) :is(dir, menu, ol, ul) :is(dir, menu, ul) { list-style-type: square }
:is(dir, dl, menu, ol, ul) :is(dir, dl, menu, ol, ul) { margin-top: 0; margin-bottom: 0 }
dd { margin-left: 40px }
b, strong { font-weight: bolder }
i, em, cite, var, dfn, address { font-style: italic }
code, kbd, samp, tt, pre, xmp, listing, plaintext { font-family: monospace }
pre, xmp, listing, plaintext { white-space: pre; margin: 1em 0 }
small { font-size: smaller }
big { font-size: larger }
sub { vertical-align: sub; font-size: smaller }
sup { vertical-align: super; font-size: smaller }
u, ins { text-decoration: underline }
s, strike, del { text-decoration: line-through }
mark { background-color: #ff0; color: #000 }
a:link { color: #0000ee; text-decoration: underline }
abbr[title] { text-decoration: underline dotted }
center { text-align: -webkit-center }
nobr { white-space: nowrap }
q::before { content: open-quote }
q::after { content: close-quote }
hr { border: 1px solid; border-color: #9a9a9a #eee #eee #9a9a9a; margin: 0.5em auto; overflow: hidden; color: #808080 }
hr[noshade], hr[color] { border-color: currentColor }
fieldset { border: 2px groove #c0c0c0; margin: 0 2px; padding: 0.35em 0.75em 0.625em }
legend { padding: 0 2px }
img, svg { display: inline-block }
svg { overflow: hidden }
table { display: table; text-align: -octavo-table; border-collapse: separate; border-spacing: 2px; text-indent: 0; box-sizing: border-box }
caption { display: table-caption; text-align: center; break-after: avoid }
colgroup { display: table-column-group }
col { display: table-column }
thead { display: table-header-group; vertical-align: middle; break-inside: avoid; border-color: inherit }
tbody { display: table-row-group; vertical-align: middle; border-color: inherit }
tfoot { display: table-footer-group; vertical-align: middle; border-color: inherit }
tr { display: table-row; vertical-align: inherit; break-inside: avoid; border-color: inherit }
td, th { display: table-cell; vertical-align: inherit; padding: 1px }
th { font-weight: bold; text-align: -octavo-center }
table[align="center"], hr[align="center"] { margin-left: auto; margin-right: auto }
hr[align="left" i] { margin-left: 0 }
hr[align="right" i] { margin-right: 0 }
caption[align="bottom" i] { caption-side: bottom }
table[rules] { border-style: hidden; border-collapse: collapse }
table[rules="all" i] > * > tr > :is(td, th) { border: 1px solid }
table[rules="cols" i] > * > tr > :is(td, th) { border-left: 1px solid; border-right: 1px solid }
table[rules="rows" i] > * > tr { border-top: 1px solid; border-bottom: 1px solid }
table[rules="groups" i] > :is(thead, tbody, tfoot) { border-top: 1px solid; border-bottom: 1px solid }
table[rules="groups" i] > colgroup { border-left: 1px solid; border-right: 1px solid }
br[clear="all" i], br[clear="both" i] { clear: both }
br[clear="left" i] { clear: left }
br[clear="right" i] { clear: right }
details > summary:first-of-type { display: list-item; list-style: disclosure-closed inside }
details[open] > summary:first-of-type { list-style-type: disclosure-open }
ruby rt { font-size: 50%; vertical-align: super }
[dir="rtl" i] { direction: rtl; unicode-bidi: isolate }
[dir="ltr" i] { direction: ltr; unicode-bidi: isolate }
[dir="auto" i] { unicode-bidi: isolate }
bdi:not([dir]) { unicode-bidi: plaintext }
bdo[dir] { unicode-bidi: bidi-override }
[dir="rtl"] > li { padding-left: 0 }
ul[dir="rtl"], ol[dir="rtl"] { padding-left: 0; padding-right: 40px }
`,ep="blockquote, dir, dl, h1, h2, h3, h4, h5, h6, listing, menu, ol, p, plaintext, pre, ul, xmp",np="> :is(article, center, div, form, main, section):-moz-firs\
t-node ",sp=`
table { font-weight: normal; font-style: normal; font-variant: normal; font-size: medium; line-height: normal; white-space: normal; text-align: start }
${[0,1,2,3,4].map(s=>`:is(body, td, th) ${np.repeat(s)} > :is(${ep}):-moz-first-node { margin-top: 0 }`).join(`
`)}
:is(td, th) > p:-moz-last-node { margin-bottom: 0 }
`;class ip{pairs=[];get(t){const{pairs:e}=this;for(let n=0;n<e.length;n+=2)if(e[n]===t)return e[n+1]}set(t,e){const{pairs:n}=this,i=n.indexOf(t);i>=0?n[i+1]=e:n.
push(t,e)}}class Y{style;inner="blocks";children=[];inlines=[];element=null;replaced;marker;images;span=op;place;isLegend=!1;legend;firstLine;isOnLine=!1;isItem=!1;keepsNext=!1;pageName;isFluid=!1;widening=0;known=new ip;constructor(t){
this.style=t}get isApart(){return this.isPositioned||this.style.float!=="none"}get isPositioned(){return this.style.position==="absolute"||this.style.position===
"fixed"}}const op={columns:1,rows:1};async function ut(s,t){for(;;){const{done:e,value:n}=s.next();if(e)return n;const i=t.step(n);i&&await i}}var rp=E(42973),Ze=E(
9876),ap=E(71642);const Ms=2e4;class Ss{heights;most;starts=[0];found=0;constructor(t,e){this.heights=t,this.most=e}changeFrom(t,e){this.most=e,this.starts.length=
Math.min(this.starts.length,t+1),this.found=Math.min(this.found,t)}heightOf(t){return t<Ms?Math.max(this.heights(t),1):this.most}startOf(t){const{starts:e}=this,
n=Math.min(t,Ms);for(;e.length<=n;)e.push(e.at(-1)+this.heightOf(e.length-1));return e[n]+(t-n)*this.most}endOf(t){return this.startOf(t)+this.heightOf(t)}at(t){
if(t<this.startOf(1))return 0;if(this.startOf(this.found)<=t&&t<this.endOf(this.found))return this.found;const{starts:e}=this;for(;e.at(-1)<=t&&e.length<=Ms;)this.
startOf(e.length);if(e.at(-1)<=t)return e.length-1+Math.floor((t-e.at(-1))/this.most);let[n,i]=[0,e.length-1];for(;i-n>1;){const o=n+i>>1;e[o]<=t?n=o:i=o}return this.
found=n,n}}class cp{from=[0];names=[""];set(t,e){this.from.at(-1)===t?this.names[this.names.length-1]=e:this.names.at(-1)!==e&&(this.from.push(t),this.names.push(
e))}of(t){const{from:e,names:n}=this;if(t>=e.at(-1))return n.at(-1);let[i,o]=[0,e.length-1];for(;o-i>1;){const r=i+o>>1;e[r]<=t?i=r:o=r}return n[i]}}function*lp(s,t){
if(!(yield*dp(s)))return!1;s.pageName=s.style.pageName,s.widening=t(s.pageName)-t(""),s.isFluid=qr(s);const e=[s];for(let n=e.pop();n;n=e.pop()){yield K/10;for(const i of Vr(
n))i.pageName=i.style.pageName,i.isFluid=n.isFluid&&qr(i),n.isFluid&&i.pageName!==n.pageName&&(i.widening=t(i.pageName)-t(n.pageName)),e.push(i)}return!0}function*dp(s){
const t=[s];for(let e=t.pop();e;e=t.pop()){if(yield K/10,e.style.pageName!=="")return!0;(0,$.RZ)(t,Vr(e))}return!1}function*hp(s){let t=0;const e=[[s,s.style.pageName]];
for(let n=e.pop();n;n=e.pop()){const[{children:i,inlines:o},r]=n;yield K/10;const a=o.flatMap(c=>c.kind==="atom"||c.kind==="apart"?[c.box]:[]);for(const c of[...i,
...a]){const{pageName:l}=c.style;c.pageName===void 0&&l!==r&&t++,e.push([c,l])}}return t}const Vr=({inner:s,style:t,children:e})=>s==="blocks"&&t.transform.length===
0?e.filter(({isApart:n})=>!n):[],qr=({inner:s,style:{width:t,maxWidth:e}})=>(s==="blocks"||s==="lines")&&e==="none"&&(t==="auto"||typeof t=="object"&&t.px===0&&
t.percent===1);function Jr(s){let t;for(let e=s;e?.box.pageName!==void 0;e=e.children[0])t=e.box.pageName;return t}function fp(s){let t;for(let e=s;e?.box.pageName!==
void 0;e=e.children.at(-1))t=e.box.pageName;return t}const Qr=(s,t)=>s&&(0,ap.OD)(s)?[...t,{on:()=>({})}]:t;class vs{fragments;scale;last=0;constructor(t,e){this.
fragments=t,this.scale=e}pageAt(t){return this.fragments.at(t+.05)}wholePage(t){const{width:e,height:n}=this.sizeOf(t);return`0 0 ${e} ${n} re`}moved(t,e,n){let i;
for(const o of n){const r=o.on(t).matrix;r&&(i=i?(0,z.lw)(r,i):r)}return i?(0,z.zl)(i,e):e}rectangle(t,e,n,i,o){const[r,a]=[this.x(t,e),this.y(t,o)];return`${[r,
a,(i-e)*this.scale,(o-n)*this.scale].map(F.id).join(" ")} re`}}class Ve extends vs{composition;box;most;refuse;names=new cp;areas=[];open=new Map;constructor(t,e,n,i,o){
super(new Ss(r=>this.areaOf(r).height/n,e.heightOf("")/n),n),this.composition=t,this.box=e,this.most=i,this.refuse=o}pageOf(t){return t}rename(t,e){this.names.of(
t)!==e&&(this.names.set(t,e),this.areas.length=Math.min(this.areas.length,t),this.fragments.changeFrom(t,this.box.heightOf(e)/this.scale))}wideningOn(t,e){const{
box:n,names:i,scale:o}=this;return(n.widthOf(i.of(t))-n.widthOf(e))/o}sizeOf(t){return this.areaOf(t).page}snap(t,e){const n=this.fragments.startOf(t);return n+
Math.floor(e-n+.5)}x(t,e){return this.areaOf(t).left+e*this.scale}y(t,e){const{page:n,top:i}=this.areaOf(t);return n.height-i-(e-this.fragments.startOf(t))*this.
scale}sheet(t){const{sheets:e}=this.composition;if(t>=this.most)throw this.refuse(this.most);for(;e.length<=t;){const{width:n,height:i}=this.sizeOf(e.length);this.
composition.sheet(n,i)}return e[t]}draw(t,e,n,...i){const o=this.sheet(t);this.enterScopes(o,t,n),this.put(o,e,i)}put(t,e,n){t.draw(e,...n)}link(t,e,n,{target:i,
contents:o},r){this.sheet(t).link(e,this.moved(t,n,r),i,o)}close(){for(const t of this.open.keys())this.enterScopes(this.sheet(t),t,[])}areaOf(t){return this.areas[t]??=
this.box.areaOf(t,this.names.of(t))}enterScopes(t,e,n){let i=this.open.get(e);i||this.open.set(e,i=[]);let o=0;for(;o<i.length&&o<n.length&&i[o]===n[o];)o++;for(;i.
length>o;i.pop())t.leave();for(const r of n.slice(o))t.enter(r.on(e)),i.push(r)}}const ta=1e9,up=500;function*ea(s,t){const e=[t];for(let n=e.pop();n;n=e.pop()){
yield up;const{laid:i,top:o,bottom:r,lines:a,children:c,apart:l,columns:d}=n;if(s.y(0,o)<=0||i.box.replaced&&s.y(0,r)<0)return!1;if(i.box.style.overflow!=="hidd\
en"){for(const{line:h,top:f,atoms:u}of a){if(s.y(0,f+h.height/2)<0)return!1;for(const p of u)e.push(p)}for(const h of[...c,...l])e.push(h);if(d)return!1}}return!0}
class Ts extends vs{around;page;start;bound=new WeakMap;constructor(t,e){super(new Ss(()=>ta,ta),t.scale),this.around=t,this.page=e,this.start=t.fragments.startOf(
e)}snap(t,e){return this.around.snap(this.page,e+this.start)-this.start}pageOf(){return this.page}x(t,e){return this.around.x(this.page,e)}y(t,e){return this.around.
y(this.page,e+this.start)}sheet(){return this.around.sheet(this.page)}wideningOn(t,e){return this.around.wideningOn(this.page,e)}sizeOf(){return this.around.sizeOf(
this.page)}draw(t,e,n,...i){this.around.draw(this.page,e,this.bindAll(n),...i)}link(t,e,n,i,o){this.around.link(this.page,e,n,i,this.bindAll(o))}moved(t,e,n){return this.
around.moved(this.page,e,this.bindAll(n))}bindAll(t){return t.map(e=>{let n=this.bound.get(e);return n||this.bound.set(e,n={on:()=>e.on(0)}),n})}}function na({box:s,
height:t,lines:e,turn:n,children:i},o,r){if(t>o)return!1;const{breakInside:a}=s.style;return a==="avoid"||a==="avoid-column"&&r||s.inner==="image"||(n??i[0]?.turn)!==
void 0||s.keepsNext&&e.length>0||sa(s.style)}const sa=({transform:s})=>s.some(({kind:t})=>t==="matrix"),ia=s=>s==="page"||s==="left"||s==="right"?"page":s==="co\
lumn"?"column":void 0;function oa(s){let t;for(let e=s;e;[e]=e.flow==="sequence"?e.children:[]){const n=ia(e.box.style.breakBefore);if(n==="page")return n;t??=n}
return t}function pp(s){let t;for(let e=s;e;e=e.flow==="sequence"?e.children.at(-1):void 0){const n=ia(e.box.style.breakAfter);if(n==="page")return n;t??=n}return t}
function gp(s,t,e,{orphans:n,widows:i}){let o=t;return e-o<i&&(o=Math.max(e-i,s)),o-s<n&&s===0?0:Math.max(o,s===0?0:s+1)}function qe(s,t,e){for(let n=s,i=0;;){if(na(
n,t,e))return i+n.height;if(n.columns)return i+Math.min(qe(n.columns.content,t,!0),n.height);const{lines:o,box:r,children:a}=n;if(o.length>0){const d=o[Math.min(
o.length<=r.style.orphans+r.style.widows-1?o.length:r.style.orphans,o.length)-1];return i+d.y+d.height}if((n.head??n.foot)&&a.length>1){const{head:d,foot:h}=n,f=a.
find(u=>u!==d&&u.children.length>0)?.children[0];return i+(d?d.y+d.height:0)+(f?.height??0)+(f&&h?h.height:0)}const[c]=a;if(!c)return i+n.height;const l=n.flow===
"bands"?mp(a):1/0;if(l-c.y<=t/4)return i+l;i+=c.y,n=c}}function mp(s){let t=-1/0;for(const{y:e,height:n}of s){if(t!==-1/0&&e>=t)break;t=Math.max(t,e+n)}return t}
function*Kt(s,t,e){yield K/10;const n=[];for(const r of s.lines){const a=[];for(const{laid:c}of r.atoms)a.push(yield*Kt(c,t+c.x,e+r.y+c.y));n.push({line:r,top:e+
r.y,atoms:a})}const[i,o]=[[],[]];for(const r of s.children)i.push(yield*Kt(r,t+r.x,e+r.y));for(const r of s.apart)o.push(yield*Kt(r,t+r.x,e+r.y));return{laid:s,
x:t,top:e,bottom:e+s.height,lines:(0,$.Hn)(n),children:(0,$.Hn)(i),apart:o,repeated:[],columns:s.columns?.whole}}const wp=1,bp=.5,Is=.1;function*ra(s,t,e){const{
count:n}=s,i=g=>Math.floor(g/n),o=yield*aa(s,g=>t.roomOf(i(g)).height,t.most,e),r=i(o.last),c=(s.fillsFirst||n===1||t.depth>wp?void 0:yield*xp(s,t,{row:r,full:o},
e))??o,l=yield*kp(c,n),d=[];for(let g=0;g<=r;g++){const{top:m,height:w}=t.roomOf(g),b=g===r?c.height??l[g]:l[g],y=t.isOpen||g===r?b??0:w,x=d.at(-1);d.push({top:t.
isOpen?x?x.top+x.height:0:m,height:y})}const{content:h,fragments:f,last:u,isDivided:p}=c;return{content:h,fragments:f,rows:d,last:u,isDivided:p}}function*aa({content:s},t,e,n){
const i=new Ss(t,e),o=n(i),r=yield*o.place(s,0,0,0),a=yp(r),c=Math.max(o.pageOf(a-2*Is),0),{excess:l,isDivided:d}=o;return{content:r,fragments:i,last:c,excess:l,
isDivided:d,end:a}}function yp({lines:s,children:t,apart:e,top:n}){let i=n;for(const{line:o,top:r}of s)i=Math.max(i,r+o.height);for(const{bottom:o}of t)i=Math.max(
i,o);for(const{bottom:o,laid:r}of e)r.box.style.float!=="none"&&(i=Math.max(i,o));return i}function*xp(s,t,{row:e,full:n},i){const{count:o}=s,r=e*o,a=t.roomOf(e).
height,c=Math.max((n.content.bottom-n.fragments.startOf(r))/o,1),l=function*(u){const g=yield*aa(s,m=>m<r?t.roomOf(Math.floor(m/o)).height:u,t.most,i);return g.
last<r+o&&g.excess<=n.excess+Is?g:void 0};let[d,h]=[c,c],f=yield*l(c);if(f)return{...f,height:c};for(let u=20;!f&&h<a;u*=2)[d,h]=[h,Math.min(h+u,a)],f=yield*l(h);
for(;f&&h-d>bp;){const u=(d+h)/2,p=yield*l(u);p?[f,h]=[p,u]:d=u}return f}function*kp({content:s,fragments:t},e){const n=[],i=r=>{const a=t.at(r-Is),c=Math.floor(
a/e);for(;n.length<=c;)n.push(0);n[c]=Math.max(n[c],r-t.startOf(a))},o=[...s.children,...s.apart.filter(({laid:r})=>r.box.style.float!=="none")];for(const{line:r,
top:a}of s.lines)i(a+r.height);for(let r=o.pop();r;r=o.pop()){yield 1e3,i(r.bottom);for(const{line:a,top:c}of r.lines)i(c+a.height);for(const a of r.children)o.
push(a)}return n}const rt=.05,Op={count:1,depth:0};class Je{fragments;work;within;rename;excess=0;isDivided=!1;taken=0;constructor(t,e,n=Op,i){this.fragments=t,
this.work=e,this.within=n,this.rename=i}get height(){return this.fragments.most-this.taken}endOf(t){return this.fragments.endOf(t)-this.taken}pageOf(t){return this.
fragments.at(t+rt)}*place(t,e,n,i){yield K/4,this.within.depth>0&&this.work.take();let o=n;const r=na(t,this.height-i,this.within.depth>0);r&&this.crosses(o,t.height)&&
(o=this.next(o,i)),(r||t.box.inner==="image")&&this.measure(o,t.height);const a={laid:t,x:e,top:o,bottom:o+t.height,lines:[],children:[],apart:[],repeated:[]};if(t.
columns)yield*this.columns(a,i);else{const c=new Mp(o);t.lines.length>0?yield*this.lines(a,i,c):t.flow==="bands"?yield*this.bands(a,i,c):yield*this.sequence(a,i,
c),yield*this.apart(a,i,c)}return a}crosses(t,e){return t+e>this.endOf(this.pageOf(t))+rt}measure(t,e){this.excess=Math.max(this.excess,t+e-this.endOf(this.pageOf(
t))-rt)}next(t,e){return this.fragments.startOf(this.pageOf(t)+1)+e}nextForced(t,e,n){const{count:i}=this.within;return n==="page"&&(this.isDivided=!0),n==="col\
umn"?this.next(t,e):this.fragments.startOf((Math.floor(this.pageOf(t)/i)+1)*i)+e}isForcedNow(t,e,n){return t===void 0||t==="column"&&this.within.depth===0?!1:!this.
isAtStart(e,n)||t==="page"&&this.pageOf(e)%this.within.count>0}isAtStart(t,e){return t-this.fragments.startOf(this.pageOf(t))<=e+rt}*columns(t,e){const{fragments:n,
work:i}=this,o=t.laid.columns;!this.isAtStart(t.top,e)&&this.crosses(t.top,qe(o.content,this.height-e,!0))&&(t.top=this.next(t.top,e));const{top:r,laid:a}=t,c=this.
pageOf(r),{whole:l}=o,d=l?.rows.at(-1),h=d!==void 0&&!this.crosses(r,Math.max(a.height,d.top+d.height));if(l&&!l.isDivided&&h)t.columns=l;else{const u=m=>{const w=m===
0?r:n.startOf(c+m)+e;return{top:w-r,height:this.endOf(c+m)-w}},p=this.within.depth+1,g=m=>new Je(m,i,{count:o.count,depth:p});t.columns=yield*ra(o,{roomOf:u,most:this.
height-e,depth:p},g),this.isDivided||=t.columns.isDivided}const f=t.columns.rows.at(-1);t.bottom=Math.max(r+f.top+f.height,t.columns===l?r+a.height:0)}*lines(t,e,n){
const{laid:i}=t,{lines:o,box:r}=i;let a=0;for(let l=0;l<o.length;l++){yield 2e3;const d=o[l],h=n.at(d.y);if(!this.crosses(h,d.height)||this.isTall(d,e))continue;
const f=gp(a,l,o.length,r.style),u=n.at(o[f].y),p=this.isAtStart(u,e)?l:f,g=n.at(o[p].y);this.isAtStart(g,e)||(n.move(o[p].y,this.next(g,e)),a=p,l=p)}const c=[];
for(const l of o){const d=n.at(l.y);this.isTall(l,e)||this.measure(d,l.height);const h=[];let f=d+l.height;for(const{laid:u}of l.atoms){const p=yield*this.place(
u,t.x+u.x,d+u.y,e);h.push(p),f=Math.max(f,p.bottom)}f>d+l.height+rt&&n.move(l.y+l.height,f),c.push({line:l,top:d,atoms:h})}t.lines=(0,$.Hn)(c),t.bottom=n.at(i.height)}isTall({
height:t},e){return t>this.height-e}*sequence(t,e,n){const{laid:i}=t,{children:o,head:r,foot:a}=i;let c=e;const l=this.taken;a&&a.height<=this.height/4&&(this.taken+=
a.height);const d=this.taken>l;for(const[h,f]of o.entries()){const u=o[h-1];f===a&&(this.taken=l);let p=n.at(f.y);const g=u?t.children[h-1].bottom:t.top,m=u&&this.
rename?Jr(f):void 0,w=m!==void 0&&m!==fp(u),b=w?"page":ca(oa(f),u&&pp(u));this.isForcedNow(b,g,c)?p=this.nextForced(g,c,b)+Math.max(R(f.box.style.marginTop,i.contentWidth),
0):u&&!this.isAtStart(g,c)&&this.pageOf(p)>this.pageOf(g-rt)?p=this.next(g-rt,c):!this.isAtStart(p,c)&&this.crosses(p,this.leastOf(f,c))?p=this.next(p,c):!this.
isAtStart(p,c)&&this.needsNext(o,h,p,c)&&(p=this.next(p,c)),w&&this.rename(this.pageOf(p),m);const y=yield*this.place(f,t.x+f.x,p,c);n.move(f.y,y.top),n.move(f.
y+f.height,y.bottom),t.children.push(y),f===r&&r.height<=this.height/2&&(c=e+r.height)}t.bottom=Math.max(n.at(i.height),t.top),this.taken=l,r&&c>e&&(yield*this.
repeatHead(t,e)),a&&d&&(yield*this.repeatFoot(t,a,e))}needsNext(t,e,n,i){let o=0;for(let r=e;r<t.length;r++){const a=t[r],c=r===e?0:a.y-t[r-1].y-t[r-1].height;if(!a.
box.keepsNext&&!this.avoids(a.box.style.breakAfter)&&!this.avoids(t[r+1]?.box.style.breakBefore)){if(r===e)return!1;o+=c+qe(a,this.height-i,this.within.depth>0);
break}o+=c+a.height}return this.crosses(n,o)&&o<=this.height-i}leastOf(t,e){const n=this.height-e,i=qe(t,n,this.within.depth>0);return i<=n?i:0}avoids(t){return t===
"avoid"||t==="avoid-column"&&this.within.depth>0}*repeatHead(t,e){const{head:n}=t.laid,i=t.children.find(({laid:r})=>r===n),o=(0,$.Kf)(t.children.map(({bottom:r})=>r));
for(let r=this.pageOf(i.bottom-rt)+1;r<=this.pageOf(o-2*rt);r++){const a=this.fragments.startOf(r)+e,c=yield*this.place(n,i.x,a,e);t.repeated.push(c)}}*repeatFoot(t,e,n){
const i=t.children.find(({laid:a})=>a===e),o=this.pageOf(i.top),r=new Map;for(const a of t.children)for(const c of a===i?[]:a.children){yield K/10;const[l,d]=[this.
pageOf(c.top),this.pageOf(c.bottom-2*rt)];for(let h=l;h<d;h++)r.set(h,this.endOf(h)-e.height);r.set(d,Math.max(r.get(d)??0,c.bottom))}for(const[a,c]of r)a<o&&t.
repeated.push(yield*this.place(e,i.x,c,n))}*bands(t,e,n){const{laid:i}=t,o=new Map(i.children.map((a,c)=>[a,c])),r=[];for(const a of Sp(i.children)){const c=a[0].
y,l=(0,$.Kf)(a.map(({y:m,height:w})=>m+w));let d=n.at(c);const h=r.length>0?a.map(oa).reduce(ca,void 0):void 0,f=l-c,u=f<=this.height/4;this.isForcedNow(h,d,e)?
d=this.nextForced(d,e,h):u&&this.crosses(d,f)&&(d=this.next(d,e)),u&&this.measure(d,f),n.move(c,d);let p=d;const g=[];for(const m of a){const w=yield*this.place(
m,t.x+m.x,d+m.y-c,e);g.push(w),p=Math.max(p,w.bottom+l-m.y-m.height)}for(const m of g)m.laid.y+m.laid.height>l-rt&&(m.bottom=p);for(const m of g)r.push(m);n.move(
l,p)}r.sort((a,c)=>o.get(a.laid)-o.get(c.laid));for(const a of r)t.children.push(a);t.bottom=Math.max(n.at(i.height),t.top)}*apart(t,e,n){const{laid:i}=t;for(const o of i.
apart){const r=o.isFromBottom?t.bottom-(i.height-o.y):n.at(o.y),c=o.box.style.position==="fixed"?yield*Kt(o,t.x+o.x,r):yield*this.place(o,t.x+o.x,r,e);t.apart.push(
c),o.box.style.float!=="none"&&o.y+o.height<=i.height+rt&&(t.bottom=Math.max(t.bottom,c.bottom+i.height-o.y-o.height))}}}const ca=(s,t)=>s==="page"||t==="page"?
"page":s??t;class Mp{from=[0];shifts;constructor(t){this.shifts=[t]}at(t){let e=this.from.length-1;for(;e>0&&this.from[e]>t+.001;)e--;return t+this.shifts[e]}move(t,e){
const n=e-t;Math.abs(n-this.shifts.at(-1))<1e-4||(this.from.push(Math.max(t,this.from.at(-1))),this.shifts.push(n))}}function Sp(s){const t=[];let e=-1/0;for(const n of[
...s].sort((i,o)=>i.y-o.y)){const i=t.at(-1);i&&(n.y<e-rt||n.height===0&&n.y<=e)?i.push(n):t.push([n]),e=Math.max(e,n.y+n.height)}return t}class Rs extends vs{around;owner;scopes;columns;placed;bound=new WeakMap;constructor(t,e,n){
super(e.columns.fragments,t.scale),this.around=t,this.owner=e,this.scopes=n,this.columns=e.laid.columns,this.placed=e.columns,this.last=this.placed.last}snap(t,e){
const n=this.above(t,e);return e+this.around.snap(this.partOf(t),n)-n}pageOf(t){return this.around.pageOf(this.partOf(t))}x(t,e){return this.around.x(this.partOf(
t),this.at(t).left+e)}y(t,e){return this.around.y(this.partOf(t),this.above(t,e))}sheet(t){return this.around.sheet(this.partOf(t))}wideningOn(){return 0}sizeOf(t){
return this.around.sizeOf(this.partOf(t))}draw(t,e,n,...i){const o=[...this.scopes,...n.map(r=>this.bind(r,t))];this.around.draw(this.partOf(t),e,o,...i)}link(t,e,n,i,o){
this.around.link(this.partOf(t),e,super.moved(t,n,o),i,this.scopes)}moved(t,e,n){return this.around.moved(this.partOf(t),super.moved(t,e,n),this.scopes)}above(t,e){
return this.at(t).top+e-this.fragments.startOf(t)}partOf(t){return this.around.pageAt(this.at(t).top)}at(t){return Ls(this.owner,this.columns,this.placed,t)}bind(t,e){
let n=this.bound.get(t);return n||this.bound.set(t,n=[]),n[e]??={on:()=>t.on(e)}}}function Ls({x:s,top:t,laid:e},{count:n,width:i,gap:o},{rows:r},a){const c=Math.
floor(a/n),l=r[Math.min(c,r.length-1)],d=a%n,h=e.box.style.direction==="rtl";return{left:s+(h?n-1-d:d)*(i+o),top:t+l.top,height:l.height}}function vp(s,t,e){const{
style:n}=s.laid.box,{columnRuleWidth:i,columnRuleStyle:o,columnRuleColor:r}=n,a=s.laid.columns;if(i===0)return[];const c={...xt,color:n.color,outlineWidth:0,borderLeftWidth:i,
borderLeftStyle:o,borderLeftColor:r},l={top:0,right:0,bottom:0,left:i},d=[];for(let h=1;h<=s.columns.last;h++){if(h%a.count===0)continue;const[f,u]=[h-1,h].map(
b=>Ls(s,a,s.columns,b).left),{top:p,height:g}=Ls(s,a,s.columns,h),m=(Math.max(f,u)+Math.min(f,u)+a.width)/2,w={left:m-i/2,right:m+i/2,top:p,bottom:p+g};d.push({
rect:w,style:c,border:l,padding:{...l,left:0},images:void 0,opacity:t,scopes:e})}return d}const Tp=1e3;function Ip(s,t,e){return s.kind==="linear"?Lp(s,t,e):Ap(
s,t,e)}const Rp=({left:s,top:t,right:e,bottom:n},i)=>[i.x(s),i.y(n),i.x(e),i.y(t)];function Lp(s,t,e){const[n,i]=[t.right-t.left,t.bottom-t.top],[o,r]=[(t.left+
t.right)/2,(t.top+t.bottom)/2],a=Cp(s.angle,n,i)*Math.PI/180,c=Math.abs(n*Math.sin(a))+Math.abs(i*Math.cos(a)),[l,d]=[Math.sin(a)*c/2,-Math.cos(a)*c/2],{stops:h,
from:f,to:u}=Cs(s,c),p=g=>[e.x(o+l*(2*g-1)),e.y(r+d*(2*g-1))];return{coordinates:[...p(f),...p(u)],stops:h,box:Rp(t,e)}}function Cp(s,t,e){if(typeof s=="number")
return s;const{x:n,y:i}=s;if(n===0)return i<0?0:180;if(i===0)return n<0?270:90;const o=Math.atan2(e,t)*180/Math.PI;return n>0?i<0?o:180-o:i<0?360-o:180+o}function Ap(s,t,e){
const[n,i]=[t.right-t.left,t.bottom-t.top],[o,r]=[(0,S.Il)(s.center[0],n),(0,S.Il)(s.center[1],i)],[a,c]=Ep(s,{cx:o,cy:r,width:n,height:i}),{stops:l,from:d,to:h}=Cs(
s,a),f=e.x(1)-e.x(0),u=[f,0,0,f*(c/a),e.x(t.left+o),e.y(t.top+r)],p=2*Math.max(n,i)*Math.max(a/c,1);return{coordinates:[0,0,Math.max(d,0)*a,0,0,h*a],stops:l,matrix:u,
box:[-p,-p,p,p]}}function Ep({extent:s,isCircle:t},{cx:e,cy:n,width:i,height:o}){const r=[Math.abs(e),Math.abs(i-e)],a=[Math.abs(n),Math.abs(o-n)],c=s.startsWith(
"closest")?Math.min:Math.max,[l,d]=[Math.max(c(r[0],r[1]),.01),Math.max(c(a[0],a[1]),.01)],h=s.endsWith("corner");if(t){const f=h?Math.hypot(l,d):c(l,d);return[
f,f]}return h?[l*Math.SQRT2,d*Math.SQRT2]:[l,d]}function Cs({stops:s,repeats:t},e){const n=Bp(s,e),[i,o]=[n[0],n.at(-1)],r=s.map(({paint:c},l)=>({paint:c,at:n[l]})),
a=o-i;if(!t&&a>1e-4&&n.at(-2)===o)return r.push({paint:r.at(-1).paint,at:o+a/10}),As(r,i,o+a/10);if(t&&a>1e-4&&a<1){const c=Math.min(Math.ceil(1/a)+1,Math.floor(
Tp/r.length)),l=Array.from({length:c},(d,h)=>r.map(({paint:f,at:u})=>({paint:f,at:u+h*a}))).flat();return As(l,i,i+c*a)}return As(r,i,a>1e-4?o:i+1e-4)}function As(s,t,e){
const n=s.map(({paint:o,at:r})=>({...o,at:Math.min(Math.max((r-t)/(e-t),0),1)}));return{stops:n.map((o,r)=>o.alpha>0?o:{...o,color:(n[r-1]??n[r+1]??o).color}),from:t,
to:e}}function Bp(s,t){const e=s.map(({at:o},r)=>o?t>0?(0,S.Il)(o,t)/t:0:r===0?0:r===s.length-1?1:void 0);let n=-1/0;const i=e.map(o=>o===void 0?void 0:n=Math.max(
n,o));return i.map((o,r)=>{if(o!==void 0)return o;let[a,c]=[r,r];for(;i[a]===void 0;)a--;for(;i[c]===void 0;)c++;return i[a]+(i[c]-i[a])*(r-a)/(c-a)})}const Wp=s=>({
...s,stops:s.stops.map(t=>{const{alpha:e}=t.paint;return{...t,paint:{color:[e,e,e],alpha:1}}})}),zp=500;function*Np(s){let t=0,e=!1;const n=[s];for(let i=n.pop();i;i=
n.pop()){yield zp;const{laid:o,lines:r,children:a,apart:c}=i;if(o.box.replaced)return!0;t+=la(o.box.style);for(const{line:l,atoms:d}of r){e||=l.texts.length>0;for(const{
box:h}of l.inlines)t+=la(h.style);for(const h of d)n.push(h)}if(t+Number(e)>1)return!0;for(const l of a)n.push(l);for(const l of c)n.push(l);i.columns&&n.push(i.
columns.content)}return!1}const la=s=>+(s.backgroundColor!==void 0)+s.backgroundImage.length+s.boxShadow.length+ +(s.borderTopWidth+s.borderRightWidth+s.borderBottomWidth+
s.borderLeftWidth>0)+ +(s.borderImage?.image!==void 0)+ +(s.outlineWidth>0),$p=.5,Pp=7;function Dp(s,t,e,{opacity:n,scopes:i,isArtifact:o}){const{box:r,border:a,
padding:c}=e.laid,{marker:l}=r;if(!l||r.style.visibility!=="visible")return;const{style:d}=l,h=da(e)??e.top+a.top+c.top+t.lineOf(d).above,f=s.pageAt(h-d.fontSize/
2),u=o?void 0:l.element??void 0,p=d.direction==="rtl",g=p?e.x+e.laid.width:e.x,{color:m,alpha:w}=d.color,b=l.shape&&Gp(l.shape,t.metricsOf(d).ascent),y=t.typefaces.
word(b?.text??l.text,b?"Regular":t.faceOf(d)),x=b?.size??d.fontSize,M=y.width*x/1e3,v=b?g+(p?b.away:-b.away)-M/2:p?g:g-M,T={kind:"text",x:s.x(f,v),y:s.y(f,s.snap(
f,h)-(b?.rise??0)),size:x*s.scale,color:m,words:[y],alpha:w*n,...l.shape==="circle"&&{bolder:$p*s.scale}};s.draw(f,u,i,T)}const _p={disc:{text:"•",part:.235,more:0},
circle:{text:"○",part:.792,more:1},square:{text:"▪",part:.248,more:0}},Hp=.363;function Gp(s,t){const{text:e,part:n,more:i}=_p[s],o=Math.floor(t*2/3),r=Math.
floor((o+1)/2),a=(r+i)/n,c=t-Math.floor(3*(t-o)/2)-r/2;return{text:e,size:a,away:o+Pp-r/2,rise:c-Hp*a}}function da(s){const[t]=s.lines;if(t)return t.top+t.line.
baseline;for(const e of s.children){const n=da(e);if(n!==void 0)return n}}const ct=[[0,0],[0,0],[0,0],[0,0]];function Es(s,t,e){const n=[s.borderTopLeftRadius,s.
borderTopRightRadius,s.borderBottomRightRadius,s.borderBottomLeftRadius].map(([d,h])=>[(0,S.Il)(d,t),(0,S.Il)(h,e)]),[i,o,r,a]=n,l=[[t,i[0]+o[0]],[t,a[0]+r[0]],
[e,i[1]+a[1]],[e,o[1]+r[1]]].reduce((d,[h,f])=>f>h&&f>0?Math.min(d,h/f):d,1);return n.map(([d,h])=>[d*l,h*l])}const zt=(s,{top:t,right:e,bottom:n,left:i})=>s.map(
([o,r],a)=>{const c=a===0||a===3?i:e,l=a<2?t:n;return[Math.max(o-c,0),Math.max(r-l,0)]}),it=({left:s,top:t,right:e,bottom:n},i)=>({left:s+i.left,top:t+i.top,right:e-
i.right,bottom:n-i.bottom}),lt=(s,t)=>({x:e=>s.x(t,e),y:e=>s.y(t,e)});function Tt(s,t,e,n){const[i,o]=[t===0?-1/0:s.startOf(t),s.endOf(t)],[r,a]=[Math.max(e.top,
e.top<i-.05?i:e.top),Math.max(e.bottom>o+.05?o:e.bottom,e.top)];if(r===e.top&&a===e.bottom)return{rect:e,corners:n};const[c,l]=[r===e.top,a===e.bottom],d=n.map(
(h,f)=>(f<2?c:l)?h:[0,0]);return{rect:{...e,top:r,bottom:a},corners:d}}const Fp=(s,t,e,n)=>[(0,F.id)(s),(0,F.id)(t),(0,F.id)(e-s),(0,F.id)(n-t),"re"].join(" ");
function U({left:s,top:t,right:e,bottom:n},i,o){if(i.every(([f,u])=>f<=0||u<=0))return Fp(o.x(s),o.y(n),o.x(e),o.y(t));const r=(f,u)=>`${(0,F.id)(o.x(f))} ${(0,F.
id)(o.y(u))}`,[a,c,l,d]=i,h=1-F.yQ;return[`${r(s+a[0],t)} m`,`${r(e-c[0],t)} l`,`${r(e-c[0]*h,t)} ${r(e,t+c[1]*h)} ${r(e,t+c[1])} c`,`${r(e,n-l[1])} l`,`${r(e,n-
l[1]*h)} ${r(e-l[0]*h,n)} ${r(e-l[0],n)} c`,`${r(s+d[0],n)} l`,`${r(s+d[0]*h,n)} ${r(s,n-d[1]*h)} ${r(s,n-d[1])} c`,`${r(s,t+a[1])} l`,`${r(s,t+a[1]*h)} ${r(s+a[0]*
h,t)} ${r(s+a[0],t)} c`,"h"].join(" ")}const jp=(s,{left:t,top:e,right:n,bottom:i})=>s.left>t-Qe&&s.top>e-Qe&&s.right<n+Qe&&s.bottom<i+Qe,Qe=.01;function Bs(s,t,{
objectFit:e,objectPosition:[n,i]}){if(e==="fill")return s;const[o,r]=[s.right-s.left,s.bottom-s.top],[a,c]=[o/t.width,r/t.height],l=Math.min(a,c),d=e==="cover"?
Math.max(a,c):e==="none"?1:e==="scale-down"?Math.min(l,1):l,[h,f]=[t.width*d,t.height*d],[u,p]=[s.left+(0,S.Il)(n,o-h),s.top+(0,S.Il)(i,r-f)];return{left:u,top:p,
right:u+h,bottom:p+f}}function Up(s,t,e){const[n,i]=[t.right-t.left,t.bottom-t.top];switch(s.kind){case"polygon":return{clip:`${s.corners.map(([a,c])=>`${(0,F.id)(
e.x(t.left+(0,S.Il)(a,n)))} ${(0,F.id)(e.y(t.top+(0,S.Il)(c,i)))}`).map((a,c)=>`${a} ${c===0?"m":"l"}`).join(" ")} h`,hasHoles:s.hasHoles};case"ellipse":{const[
o,r]=[(0,S.Il)(s.center[0],n),(0,S.Il)(s.center[1],i)],[a,c]=Kp(s,{cx:o,cy:r,width:n,height:i}),[l,d]=[t.left+o,t.top+r],h=Array.from({length:4},()=>[a,c]);return{
clip:U({left:l-a,right:l+a,top:d-c,bottom:d+c},h,e)}}case"inset":{const[o,r,a,c]=s.sides,l={left:t.left+(0,S.Il)(c,n),right:t.right-(0,S.Il)(r,n),top:t.top+(0,S.
Il)(o,i),bottom:t.bottom-(0,S.Il)(a,i)},[d,h]=[Math.max(l.right-l.left,0),Math.max(l.bottom-l.top,0)],f=[Math.min((0,S.Il)(s.radius,n),d/2),Math.min((0,S.Il)(s.
radius,i),h/2)],u={left:l.left,top:l.top,right:l.left+d,bottom:l.top+h};return{clip:U(u,[f,f,f,f],e)}}}}function Kp({radii:s},{cx:t,cy:e,width:n,height:i}){const[
o,r]=s,a=[[Math.abs(t),Math.abs(n-t)],[Math.abs(e),Math.abs(i-e)]],c=(d,h,f)=>typeof d=="object"?Math.max((0,S.Il)(d,f),0):h.reduce((u,p)=>d==="closest-side"?Math.
min(u,p):Math.max(u,p));if(r!==void 0)return[c(o,a[0],n),c(r,a[1],i)];const l=c(o,[...a[0],...a[1]],Math.hypot(n,i)/Math.SQRT2);return[l,l]}const Yp="…";function Xp({
texts:s,atoms:t,isCut:e=!1},n,i){if(s.reduce((a,{x:c,width:l})=>Math.max(a,c+l),0)<=n+.5&&!e||t.length>0)return;let r;for(const a of s){const c=n-i(a);if(a.x>c)
break;r={at:Math.min(a.x+Zp(a,c-a.x),a.x+a.width),text:a}}return r??(s[0]&&{at:Math.max(s[0].x,0),text:s[0]})}function Zp({words:s,style:t},e){let n=0;for(const{
parts:i,after:o=0}of s){for(const{glyphs:r}of i)for(const{advance:a}of r){const c=n+a*t.fontSize/1e3+t.letterSpacing;if(c>e)return n;n=c}n+=o*t.fontSize/1e3}return n}
function Vp({style:s,isItem:t}){const e=s.opacity<1||s.mixBlendMode!==void 0;return s.position!=="static"||e||s.transform.length>0||t&&s.zIndex!=="auto"}function tn({
style:s,isItem:t}){return(s.position!=="static"||t)&&s.zIndex!=="auto"?s.zIndex:0}function ha({style:s,isItem:t}){const{opacity:e,mixBlendMode:n,transform:i,clipPath:o,
mask:r,position:a,zIndex:c}=s;return e<1||n!==void 0||i.length>0||o!==void 0||r?!0:a==="fixed"||c!=="auto"&&(a!=="static"||t)}const qp=500;function*Jp(s){const t=[
s];for(let e=t.pop();e;e=t.pop()){if(yield qp,tn(e.box)<0)return!0;for(const n of e.children)t.push(n);for(const n of e.apart)t.push(n);for(const{atoms:n}of e.lines)
for(const{laid:i}of n)t.push(i);e.columns&&t.push(e.columns.content)}return!1}const fa=180,Qp=24;function tg(s,{left:t,top:e,right:n,bottom:i},o){const[r,a]=[n-
t,i-e],[c,l]=[t+(0,S.Il)(s.center[0],r),e+(0,S.Il)(s.center[1],a)],d=2*Math.max(Math.hypot(c-t,l-e),Math.hypot(n-c,l-e),r,a),h=typeof s.angle=="number"?s.angle/
360:0,{stops:f,from:u,to:p}=Cs(s,1),g=f.map(y=>({...y,at:u+y.at*(p-u)})),m=eg(g),w=m.every(({alpha:y})=>y===1),b=y=>{const x=2*Math.PI*(h+y);return`${(0,F.id)(o.
x(c+Math.sin(x)*d))} ${(0,F.id)(o.y(l-Math.cos(x)*d))}`};return m.map(({start:y,end:x,color:M,alpha:v})=>{const T=w?1:x,I=Math.max(Math.ceil((T-y)*Qp),1),L=Array.
from({length:I+1},(N,H)=>b(y+(T-y)*H/I));return{path:[`${(0,F.id)(o.x(c))} ${(0,F.id)(o.y(l))} m`,...L.map(N=>`${N} l`),"h"].join(" "),color:M,alpha:v}})}function eg(s){
const t=[],e=(o,r,{color:a,alpha:c})=>{const[l,d]=[Math.max(o,0),Math.min(r,1)];d-l>1e-6&&t.push({start:l,end:d,color:a,alpha:c})},[n,i]=[s[0],s.at(-1)];e(0,n.at,
n);for(const[o,r]of s.entries()){const a=s[o+1];if(!a||a.at<=0||r.at>=1)continue;const c=r.alpha===a.alpha&&r.color.every((d,h)=>d===a.color[h]),l=c?1:Math.min(
Math.max(Math.ceil((a.at-r.at)*fa),1),fa);for(let d=0;d<l;d++){const h=c?0:(d+.5)/l,f=(g,m)=>g+(m-g)*h,u=r.color.map((g,m)=>f(g,a.color[m])),p=g=>r.at+(a.at-r.at)*
g/l;e(p(d),p(d+1),{color:u,alpha:f(r.alpha,a.alpha)})}}return e(i.at,1,i),t}const ng=2e4,Ws=({width:s,height:t},e,n)=>({left:e,top:n,right:e+s,bottom:n+t});function ua(s){
if(!Qo(s))return s.displayed;const{width:t,height:e,drawing:n}=s,[,,i,o]=n.view??[0,0,t??0,e??0];return t!==void 0||e!==void 0?{width:t??e*i/o,height:e??t*o/i}:
i>0&&o>0?{width:i,height:o,isRatio:!0}:void 0}function pa(s,t,e){const[n,i]=[t.right-t.left,t.bottom-t.top],o=e?.isRatio&&typeof s!="string"&&s.every(h=>h==="au\
to");if(s==="cover"||s==="contain"||o){if(!e)return{width:n,height:i};const h=(s==="cover"?Math.max:Math.min)(n/e.width,i/e.height);return{width:e.width*h,height:e.
height*h}}const[r,a]=s,c=r==="auto"?void 0:(0,S.Il)(r,n),l=a==="auto"?void 0:(0,S.Il)(a,i);if(c===void 0&&l===void 0)return e??{width:n,height:i};const d=e?e.width/
e.height:void 0;return{width:c??(d===void 0?n:l*d),height:l??(d===void 0?i:c/d)}}function ga(s,t,[e,n],i,o){return i?o?{starts:[e],size:n-e}:{starts:sg(s,t,e,n),
size:t}:{starts:[s],size:t}}function sg(s,t,e,n){const i=s-Math.ceil((s-e)/t)*t,o=Math.min(Math.ceil((n-i)/t-1e-4),ng);return Array.from({length:Math.max(o,0)},
(r,a)=>i+a*t)}const ig=3e3,og=100,rg=300,ag=[{px:0,percent:0},{px:0,percent:0}],cg=(s,t)=>({top:s.top+t.top,right:s.right+t.right,bottom:s.bottom+t.bottom,left:s.
left+t.left});function lg({kind:s,angle:t}){if(s!=="linear")return;const e=typeof t=="object";return(e?t.x===0:t%180===0)?"across":(e?t.y===0:t%180===90||t%180===
-90)?"down":void 0}class dg{canvas;drawings;fills=new WeakMap;constructor(t,e){this.canvas=t,this.drawings=e}*paint(t,e,n){const{style:i,rect:o,border:r,padding:a,
opacity:c,scopes:l}=t,d=i.backgroundClip,h=d==="padding-box"?r:d==="content-box"?cg(r,a):void 0,[f,u]=h?[it(o,h),zt(e,h)]:[o,e],p=Tt(this.canvas.fragments,n,f,u),
g=U(p.rect,p.corners,lt(this.canvas,n)),{backgroundColor:m}=i;m&&m.alpha>0&&this.canvas.draw(n,void 0,l,{kind:"shape",path:g,fill:m.color,alpha:m.alpha*c});for(let w=i.
backgroundImage.length-1;w>=0;w--)yield*this.layer(t,w,g,n)}*layer(t,e,n,i){const{style:o,rect:r,border:a,images:c,scopes:l}=t,d=it(r,a),h=o.backgroundImage[e],
f="url"in h?c?.get(h.url):void 0;if("url"in h&&!f)return;const u=(H,j)=>H.length===0?j:H[e%H.length],p=pa(u(o.backgroundSize,["auto","auto"]),d,f&&ua(f));if(p.width<=
0||p.height<=0)return;const g=u(o.backgroundPosition,ag),m=d.left+(0,S.Il)(g[0],d.right-d.left-p.width),w=d.top+(0,S.Il)(g[1],d.bottom-d.top-p.height),b=u(o.backgroundRepeat,
"repeat"),y=Tt(this.canvas.fragments,i,r,ct).rect,x="url"in h?void 0:h,M=x&&lg(x),[v,T]=[b==="repeat"||b==="repeat-x",b==="repeat"||b==="repeat-y"],I=ga(m,p.width,
[y.left,y.right],v,M==="across"),L=ga(w,p.height,[y.top,y.bottom],T,M==="down"),D={columns:I.starts,rows:L.starts,width:I.size,height:L.size},N={page:i,element:void 0,
scopes:[...l,{on:()=>({clip:n})}]};yield*this.tiled(x??f,D,t,N,n)}*tiled(t,e,n,i,o){const r="stops"in t?t:void 0;if(r&&r.kind!=="conic")return yield*this.shades(
r,e,n,i,o);if(!r&&!Qo(t))return yield*this.pictures(t,e,i);const a=lt(this.canvas,i.page);for(const c of e.rows)for(const l of e.columns){const d=Ws(e,l,c);r?yield*this.
wedges(r,d,n,i):yield*this.drawings.repeat(t,d,a,i,n.opacity)}}*repeat(t,{columns:e,rows:n},{page:i,scopes:o}){const r=lt(this.canvas,i);if(e.length*n.length===
1)return this.canvas.draw(i,void 0,o,t);this.drawings.countTiles(e.length*n.length);const[a,c]=[r.x(e[0]),r.y(n[0])],l=e.map(d=>r.x(d)-a);for(const d of n)yield og*
e.length,this.canvas.draw(i,void 0,o,{kind:"tiles",tile:t,across:l,up:r.y(d)-c})}*pictures(t,e,n){if(e.columns.length===0||e.rows.length===0)return;const i=lt(this.
canvas,n.page),o=Ws(e,e.columns[0],e.rows[0]),r=(0,z.lw)(t.upright,[i.x(o.right)-i.x(o.left),0,0,i.y(o.top)-i.y(o.bottom),i.x(o.left),i.y(o.bottom)]);yield*this.
repeat({kind:"image",name:this.canvas.sheet(n.page).image(t),matrix:r},e,n)}*wedges(t,e,{opacity:n},{page:i,scopes:o}){const r=lt(this.canvas,i),a=[...o,{on:()=>({
clip:U(e,ct,r)})}];for(const{path:c,color:l,alpha:d}of this.drawings.counted(tg(t,e,r)))yield ig,this.canvas.draw(i,void 0,a,{kind:"shape",path:c,fill:l,alpha:d*
n})}*fillOf(t,e,n,i){const o=[i,e.left,e.top,e.right,e.bottom,n].join(),r=this.fills.get(t);if(r?.key===o)return r.fill;const a=Ip(t,e,lt(this.canvas,i)),{stops:c}=a;
this.drawings.countTiles(c.length),yield c.length*rg;const l=n<1?{...a,stops:c.map(d=>({...d,alpha:d.alpha*n}))}:a;return this.fills.set(t,{key:o,fill:l}),l}*shades(t,e,n,i,o){
if(e.columns.length===0||e.rows.length===0)return;const{rect:r,border:a,opacity:c,scopes:l}=n,d=Ws(e,e.columns[0],e.rows[0]),h=lt(this.canvas,i.page),f=yield*this.
fillOf(t,d,c,i.page),u=it(r,a),p=d.left<=u.left&&d.right>=u.right,g=d.top<=u.top&&d.bottom>=u.bottom;p&&g&&e.columns.length*e.rows.length===1?this.canvas.draw(i.
page,void 0,l,{kind:"shape",path:o,fill:f}):yield*this.repeat({kind:"shape",path:U(d,ct,h),fill:f},e,i)}}const hg=1e3,fg=20,ug=2e3;class pg{canvas;backgrounds;drawings;constructor(t,e,n){
this.canvas=t,this.backgrounds=e,this.drawings=n}*paint(t,e){const{style:n,images:i,rect:o,border:r}=t,{borderImage:a}=n,c=a?.image,l=c&&("url"in c?i?.get(c.url):
c);if(!a||!l)return!1;const d=[r.top,r.right,r.bottom,r.left],h=a.outset.map((I,L)=>ba(I,0,d[L])),[f,u,p,g]=h,m=it(o,{top:-f,right:-u,bottom:-p,left:-g}),w="sto\
ps"in l?void 0:ua(l),b=pa(["auto","auto"],m,w);if(b.width<=0||b.height<=0)return!0;const y=Tt(this.canvas.fragments,e,m,ct).rect,x=U(y,ct,lt(this.canvas,e)),M=[
...t.scopes,{on:()=>({clip:x})}],[v,T]=gg(a,m,b,d);for(const[I,L]of T.entries())for(const[D,N]of v.entries()){if(I===1&&D===1&&!a.isFilled)continue;const H={...b,
left:m.left,top:m.top},[j,ht]=a.repeat,X=D===1?ya(N,wa(I===1?[T[0],T[2]]:[L]),j):ma(N),_=I===1?ya(L,wa(D===1?[v[0],v[2]]:[N]),ht):ma(L);yield*this.part(l,H,[N,L],
[X,_],{...t,scopes:M},e)}return!0}*part(t,{left:e,top:n,width:i,height:o},[r,a],[c,l],d,h){if(Math.min(r.size,a.size,r.length,a.length)<=0)return;const f=lt(this.
canvas,h),u=U({left:e,top:n,right:e+i,bottom:n+o},ct,f),p=U({left:r.to,top:a.to,right:r.to+r.length,bottom:a.to+a.length},ct,f),g=[...d.scopes,{on:()=>({clip:p})}],
m={columns:[e],rows:[n],width:i,height:o};this.drawings.countTiles(fg*l.starts.length*c.starts.length);for(const w of l.starts)for(const b of c.starts){yield ug;
const y={left:b,top:w,right:b+c.length,bottom:w+l.length},x=U(y,ct,f),[M,v]=[c.length/r.size,l.length/a.size],T=[M,0,0,v,f.x(b)-M*f.x(e+r.from),f.y(w)-v*f.y(n+a.
from)],I=[...g,{on:()=>({clip:x})},{on:()=>({matrix:T})}],L={page:h,element:void 0,scopes:I};yield*this.backgrounds.tiled(t,m,{...d,scopes:I},L,u)}}}const ma=({
to:s,length:t})=>({starts:[s],length:t});function wa(s){const t=s.find(({size:e,length:n})=>e>0&&n>0);return t?t.length/t.size:1}function gg({slice:s,width:t},e,n,i){
const[o,r]=[e.right-e.left,e.bottom-e.top],a=[n.height,n.width,n.height,n.width],c=s.map((m,w)=>Math.min(Math.max((0,S.Il)(m,a[w]),0),a[w])),l=t.map((m,w)=>m===
"auto"?c[w]:ba(m,w%2===0?r:o,i[w])),d=Math.min(1,o/(l[1]+l[3]),r/(l[0]+l[2])),[h,f,u,p]=l.map(m=>m*d),g=(m,w,b,y,x,M,v)=>[{from:0,size:w,to:y,length:M},{from:w,
size:m-w-b,to:y+M,length:x-M-v},{from:m-b,size:b,to:y+x-v,length:v}];return[g(n.width,c[3],c[1],e.left,o,p,f),g(n.height,c[0],c[2],e.top,r,h,u)]}const ba=(s,t,e)=>"\
times"in s?s.times*e:(0,S.Il)(s,t);function ya({size:s,to:t,length:e},n,i){const o=s*n;if(i==="stretch"||o<=e/hg)return{starts:[t],length:e};if(i==="round"){const c=Math.
max(Math.round(e/o),1);return{starts:Array.from({length:c},(l,d)=>t+d*e/c),length:e/c}}if(i==="space"){const c=Math.floor(e/o+1e-4),l=(e-c*o)/(c+1);return{starts:Array.
from({length:c},(d,h)=>t+l+h*(o+l)),length:o}}const r=Math.ceil((e/o-1)/2-1e-4),a=t+e/2-o/2-Math.max(r,0)*o;return{starts:Array.from({length:2*Math.max(r,0)+1},
(c,l)=>a+l*o),length:o}}const mg=.33,wg=.13;function bg([s,t,e],n){const i=Math.max(s,t,e);return i===0?[n,n,n]:[s*n/i,t*n/i,e*n/i]}function yg(s){const[t,e,n]=s,
i=Math.max(t,e,n),o=r=>bg(s,Math.min(Math.max(i+r*mg,0),1));return i<wg?{dark:o(1),light:o(2)}:{dark:o(-1),light:o(1)}}const xg=64,xa=6,kg=5e4,ka=3e3;class Og{canvas;layout;constructor(t,e){
this.canvas=t,this.layout=e}stepsOf(t,e){const n=Mg(t,e,this.layout.shadowLayers<kg?xg:xa);return this.layout.shadowLayers+=n.length,n}*outside({style:t,rect:e,
opacity:n,scopes:i},o,r){for(const a of[...t.boxShadow].reverse()){const{blur:c,spread:l,paint:d,isInset:h}=a;if(h)continue;const{color:f,alpha:u}=d??t.color,p=this.
stepsOf(c,u*n);if(yield p.length*ka,u*n<=0)continue;const g=lt(this.canvas,r),m=Tt(this.canvas.fragments,r,e,o),w=U(m.rect,m.corners,g),b={on:()=>({clip:`${this.
canvas.wholePage(r)} ${w}`,hasHoles:!0})},y=Ma({rect:e,corners:o},a,l);for(const{growth:x,strength:M}of p){const v=Sa(y,x,c);if(va(v.rect))continue;const T=Tt(this.
canvas.fragments,r,v.rect,v.corners);T.rect.bottom<=T.rect.top||this.canvas.draw(r,void 0,[...i,b],{kind:"shape",path:U(T.rect,T.corners,g),fill:f,alpha:M})}}}*inside({
style:t,rect:e,border:n,opacity:i,scopes:o},r,a){for(const c of[...t.boxShadow].reverse()){const{blur:l,spread:d,paint:h,isInset:f}=c;if(!f)continue;const{color:u,
alpha:p}=h??t.color,g=this.stepsOf(l,p*i);if(yield g.length*ka,p*i<=0)continue;const m=lt(this.canvas,a),[w,b]=[it(e,n),zt(r,n)],y=Tt(this.canvas.fragments,a,w,
b);if(y.rect.bottom<=y.rect.top)continue;const x={on:()=>({clip:U(y.rect,y.corners,m)})},M=Ma({rect:w,corners:b},c,-d);for(const{growth:v,strength:T}of g){const I=Sa(
M,-v,l),L=va(I.rect)?"":` ${U(I.rect,I.corners,m)}`;this.canvas.draw(a,void 0,[...o,x],{kind:"shape",path:`${this.canvas.wholePage(a)}${L}`,fill:u,alpha:T,hasHoles:!0})}}}}
function Mg(s,t,e){if(s<=0)return[{growth:0,strength:t}];const n=Math.min(Math.max(Math.ceil(t*e),xa),Math.max(Math.ceil(s*1.5),2));return Array.from({length:n},
(i,o)=>{const[r,a]=[t*o/n,t*(o+1)/n];return{growth:-s/2*Sg((o+.5)/n),strength:1-(1-a)/(1-r)}})}const Sg=s=>4.91*(s**.14-(1-s)**.14),[vg,Tg]=[.93,.6],Oa=({left:s,
top:t,right:e,bottom:n},i)=>({left:s-i,top:t-i,right:e+i,bottom:n+i});function Ma({rect:s,corners:t},{x:e,y:n},i){const o=Oa(s,i),r=a=>a>0?Math.max(a+i,0):0;return{
rect:{left:o.left+e,top:o.top+n,right:o.right+e,bottom:o.bottom+n},corners:t.map(([a,c])=>[r(a),r(c)])}}function Sa({rect:s,corners:t},e,n){const i=Oa(s,e),o=[(i.
right-i.left)/2,(i.bottom-i.top)/2],r=(a,c)=>Math.min(Math.max(a+e,Math.hypot(a,vg*n)+Tg*e,0),c);return{rect:i,corners:t.map(([a,c])=>[r(a,o[0]),r(c,o[1])])}}const va=({
left:s,top:t,right:e,bottom:n})=>e<=s||n<=t;class Ig{canvas;shadows;backgrounds;images;textFills=new WeakMap;constructor(t,e,n){this.canvas=t,this.shadows=new Og(
t,n),this.backgrounds=new dg(t,e),this.images=new pg(t,this.backgrounds,e)}*paint(t){const{style:e,rect:n}=t;if(e.backgroundClip==="text"&&e.textFill&&this.textFills.
set(e.textFill,n),!(e.visibility==="visible")||n.right<=n.left)return;const o=e.backgroundColor!==void 0||e.backgroundImage.length>0,{border:r}=t,a=r.top+r.right+
r.bottom+r.left>0||e.borderImage?.image!==void 0;if(!o&&!a&&e.boxShadow.length===0&&e.outlineWidth===0)return;const c=Es(e,n.right-n.left,n.bottom-n.top);for(const l of this.
pagesOf(n)){const d=this.drawnOn(l,t),h=e.boxShadow.length>0;h&&(yield*this.shadows.outside(d,c,l)),o&&(yield*this.backgrounds.paint(d,c,l)),h&&(yield*this.shadows.
inside(d,c,l)),a&&!(yield*this.images.paint(d,l))&&this.borders(d.gap?this.besideGap(d,d.gap,l):d,c,l),e.outlineWidth>0&&this.outlineOf(d,l)}}*textFillOf({textFill:t,
color:e},n){if(!t||t.paint!==e)return;const i=this.textFills.get(t);return i&&(yield*this.backgrounds.fillOf(t.gradient,i,1,n))}drawnOn(t,e){const{fluidOn:n,rect:i}=e,
o=n===void 0?0:this.canvas.wideningOn(t,n);return o===0?e:{...e,rect:{...i,right:Math.max(i.right+o,i.left)}}}besideGap(t,e,n){const i=`${this.canvas.wholePage(
n)} ${U(e,ct,this.points(n))}`;return{...t,scopes:[...t.scopes,{on:()=>({clip:i,hasHoles:!0})}]}}pagesOf({top:t,bottom:e}){const n=this.canvas.pageAt(t),i=Math.
max(this.canvas.fragments.at(e-.05),n),o=Math.min(i,Math.max(this.canvas.last,n))-n+1;return Array.from({length:o},(r,a)=>n+a)}points(t){return lt(this.canvas,t)}borders(t,e,n){
const{rect:i,border:o,style:r}=t,a=Tt(this.canvas.fragments,n,i,e),c={...o,top:a.rect.top===i.top?o.top:0,bottom:a.rect.bottom===i.bottom?o.bottom:0};if(i.top>=
this.canvas.fragments.endOf(n))return;const l=Rg(r,c),[d]=l,h=l.filter(({width:w})=>w>0),f=h.every(({line:w,paint:b})=>w===h[0].line&&Lg(b,h[0].paint));if(h.length===
0||!d)return;const{line:u,paint:p}=h[0],g=h.length===4;if(f&&g&&(u==="solid"||u==="double")){for(const{within:w,thick:b}of u==="double"?Ia(a,c):[{within:a,thick:c}])
this.ring(t,w,b,p,n);return}const m=a.corners.every(([w,b])=>w>0&&b>0);if(f&&g&&m&&(u==="dashed"||u==="dotted"))this.roundDashes(t,a,h[0],n);else for(const w of h)
this.side(t,a,c,w,n)}roundDashes({opacity:t,scopes:e},n,{width:i,line:o,paint:r},a){const c=i/2,l={top:c,right:c,bottom:c,left:c},d=this.points(a),h=i*this.canvas.
scale;this.canvas.draw(a,void 0,e,{kind:"outline",path:U(it(n.rect,l),zt(n.corners,l),d),color:r.color,alpha:r.alpha*t,width:h,cap:o==="dotted"?1:0,join:0,miter:10,
dashes:o==="dotted"?[0,2*h]:[Ta(i)*this.canvas.scale],dashOffset:0})}ring({opacity:t,scopes:e},n,i,{color:o,alpha:r},a){const c=this.points(a),l=it(n.rect,i),h=l.
right>l.left&&l.bottom>l.top?` ${U(l,zt(n.corners,i),c)}`:"",f=`${U(n.rect,n.corners,c)}${h}`;this.canvas.draw(a,void 0,e,{kind:"shape",path:f,fill:o,alpha:r*t,
hasHoles:!0})}side(t,e,n,i,o){const r=Ag[i.line];if(r){const b=zs(n,.5),y={rect:it(e.rect,b),corners:zt(e.corners,b)};for(const[x,M]of r.entries())this.side(t,x===
0?e:y,b,{...i,line:M},o);return}if(i.line==="double"){for(const{within:b,thick:y}of Ia(e,n))this.side(t,b,y,{...i,line:"solid"},o);return}const{scopes:a,opacity:c}=t,
l=this.points(o),d=it(e.rect,n),h=e.corners.some(([b,y])=>b>0&&y>0),f=U(d,zt(e.corners,n),l),{color:u,alpha:p}=i.paint,g=Cg(i,u);if(i.line==="dashed"||i.line===
"dotted")return this.dashes(t,e.rect,i,o);const w=`${Eg(i.side,e.rect,h?Bg(d,e):d).map(([b,y],x)=>`${l.x(b).toFixed(3)} ${l.y(y).toFixed(3)} ${x===0?"m":"l"}`).
join(" ")} h`;if(!h)this.canvas.draw(o,void 0,a,{kind:"shape",path:w,fill:g,alpha:p*c});else{const b={on:()=>({clip:w})},y=`${U(e.rect,e.corners,l)} ${f}`;this.
canvas.draw(o,void 0,[...a,b],{kind:"shape",path:y,fill:g,alpha:p*c,hasHoles:!0})}}dashes({scopes:t,opacity:e},{left:n,top:i,right:o,bottom:r},{side:a,width:c,line:l,
paint:d},h){const{canvas:f}=this,u=this.points(h),p=c/2,g=a==="top"||a==="bottom",m=a==="top"?i+p:r-p,w=a==="left"?n+p:o-p,b=g?o-n:r-i,y=l==="dotted"?c:Ta(c),x=Math.
max(Math.round(b/y/2-.5),0),M=b/(2*x+1),v=[];for(let T=0;T<=Math.min(x,2e3);T++){const I=T*2*M,L=g?{left:n+I,right:n+I+M,top:m-p,bottom:m+p}:{top:i+I,bottom:i+I+
M,left:w-p,right:w+p},D=l==="dotted"?c/2:0;v.push(U(L,Array.from({length:4},()=>[D,D]),u))}f.draw(h,void 0,t,{kind:"shape",path:v.join(" "),fill:d.color,alpha:d.
alpha*e})}outlineOf(t,e){const{style:n,rect:i}=t,{outlineWidth:o,outlineOffset:r,outlineStyle:a}=n,c=n.outlineColor??n.color,l=h=>Tt(this.canvas.fragments,e,it(
i,en(-h)),ct),d=l(r+o);if(a==="dashed"||a==="dotted")for(const h of["top","right","bottom","left"])this.dashes(t,d.rect,{side:h,width:o,line:a,paint:c},e);else a===
"double"&&o>=3?(this.ring(t,d,en(o/3),c,e),this.ring(t,l(r+o/3),en(o/3),c,e)):this.ring(t,d,en(o),c,e)}}const en=s=>({top:s,right:s,bottom:s,left:s}),Ta=s=>(s>=
3?2:3)*s,zs=({top:s,right:t,bottom:e,left:n},i)=>({top:s*i,right:t*i,bottom:e*i,left:n*i});function Ia(s,t){if(Math.max(t.top,t.right,t.bottom,t.left)<3)return[
{within:s,thick:t}];const[e,n]=[zs(t,1/3),zs(t,2/3)],i={rect:it(s.rect,n),corners:zt(s.corners,n)};return[s,i].map(o=>({within:o,thick:e}))}const Rg=(s,t)=>[{side:"\
top",width:t.top,line:s.borderTopStyle,paint:s.borderTopColor??s.color},{side:"right",width:t.right,line:s.borderRightStyle,paint:s.borderRightColor??s.color},{
side:"bottom",width:t.bottom,line:s.borderBottomStyle,paint:s.borderBottomColor??s.color},{side:"left",width:t.left,line:s.borderLeftStyle,paint:s.borderLeftColor??
s.color}],Lg=(s,t)=>s.alpha===t.alpha&&s.color.every((e,n)=>e===t.color[n]);function Cg({line:s,side:t},e){if(s!=="inset"&&s!=="outset")return e;const n=t==="to\
p"||t==="left",{dark:i,light:o}=yg(e);return n===(s==="inset")?i:o}const Ag={groove:["inset","outset"],ridge:["outset","inset"]};function Eg(s,t,e){switch(s){case"\
top":return[[t.left,t.top],[t.right,t.top],[e.right,e.top],[e.left,e.top]];case"bottom":return[[t.left,t.bottom],[t.right,t.bottom],[e.right,e.bottom],[e.left,e.
bottom]];case"left":return[[t.left,t.top],[e.left,e.top],[e.left,e.bottom],[t.left,t.bottom]];case"right":return[[t.right,t.top],[e.right,e.top],[e.right,e.bottom],
[t.right,t.bottom]]}}function Bg(s,{rect:t,corners:e}){const[n,i]=[(t.right-t.left)/2,(t.bottom-t.top)/2],o=Math.min(e.reduce((r,[a,c])=>Math.max(r,a,c),0),n,i);
return{left:Math.max(s.left,t.left+(s.left>t.left?o:0)),top:Math.max(s.top,t.top+(s.top>t.top?o:0)),right:Math.min(s.right,t.right-(s.right<t.right?o:0)),bottom:Math.
min(s.bottom,t.bottom-(s.bottom<t.bottom?o:0))}}var Wg=E(93604);function Ra(s,t){const{x:e,y:n,unit:i,ascent:o,width:r,opacity:a,least:c}=t;return s.map((l,d)=>{
const{color:h,alpha:f}=t.paint??l.paint,{thickness:u=l.size/10}=l,p=l.style==="solid"||l.style==="double",g=t.isWhole?Math.max(p?Math.floor(u):Math.round(u),1):
u,m=Math.max(g*i,c),w=_g(l,o,g)-(t.drops?.[d]??0),b=n+w*i-m,{line:y,style:x}=l;return{line:y,x:e,y:b,width:r,thick:m,unit:i,style:x,color:h,alpha:f*a}})}const zg=({
line:s})=>s!=="line-through",Ng=({y:s,thick:t,unit:e,style:n})=>[n==="double"?s-t-e:s,s+t];function La(s,t=[]){const e={under:[],over:[]};for(const[n,i]of s.entries())
for(const o of Pg(i,t[n]??[]))(0,$.RZ)(i.line==="line-through"?e.over:e.under,Gg(o));return e}const $g=.1;function Pg(s,t){const e=[],n=s.x+s.width;let i=s.x;const o=r=>{
r-i>$g*s.thick&&e.push({...s,x:i,width:r-i})};for(const[r,a]of[...t].sort((c,l)=>c[0]-l[0]))o(Math.min(r-s.thick,n)),i=Math.max(i,a+s.thick);return o(n),e}const Dg=.215;
function _g({line:s,size:t,thickness:e=t/10,offset:n},i,o){return s==="line-through"?i*t/3+o/2:s==="overline"?i*t+o:n===void 0?-Math.max(Math.ceil(e/2),1):n==="\
under"?-Dg*t:-n}const Ca=3;function Hg(s,t,e){const n=Math.floor((e+t)/(s+t)),o=[n,n+1].map(r=>(e-r*s)/(r-1)).filter(r=>r>0&&Number.isFinite(r));return o.sort((r,a)=>Math.
abs(r-t)-Math.abs(a-t)),o[0]??t}function Gg({x:s,y:t,width:e,thick:n,unit:i,style:o,color:r,alpha:a}){if(o==="wavy")return[jg(s,t-n/2,e,n,r,a)];const c=(d,h,f)=>`${d.
toFixed(3)} ${h.toFixed(3)} ${f.toFixed(3)} ${n.toFixed(3)} re`;if(o==="dotted"||o==="dashed"){const d=o==="dotted"?n:n*(n<Ca*i?3:2),h=d+Hg(d,o==="dotted"||n>=Ca*
i?n:2*n,e),f=[];for(let u=0;u<e&&f.length<1e3;u+=h)f.push(c(s+u,t,Math.min(d,e-u)));return[{kind:"shape",path:f.join(" "),fill:r,alpha:a}]}return[{kind:"shape",
path:o==="double"?`${c(s,t,e)} ${c(s,t-n-i,e)}`:c(s,t,e),fill:r,alpha:a}]}const Aa=1.5,Fg=1e3;function jg(s,t,e,n,i,o){const r=Math.min(Math.max(Math.round(e/(4*
Math.max(n,Aa))),1),Fg),a=e/r/2,c=3*Math.max(n,Aa),l=[`${(0,F.id)(s)} ${(0,F.id)(t)} m`];for(let h=0;h<r;h++){const f=s+h*2*a,u=(0,F.id)(f+a);l.push(`${u} ${(0,F.
id)(t+c)} ${u} ${(0,F.id)(t-c)} ${(0,F.id)(f+2*a)} ${(0,F.id)(t)} c`)}const d={width:n,cap:0,join:0,miter:10,dashes:[],dashOffset:0};return{kind:"outline",path:l.
join(" "),color:i,alpha:o,...d}}var Ug=E(87594);function*Ea(s,{x:t,y:e,size:n,spacing:i,isOblique:o}){let r=t;for(const{parts:a,after:c=0,leans:l=o}of s){for(const{
font:d,glyphs:h}of a)for(const{glyph:f,advance:u,x:p,y:g}of h)yield{font:d,glyph:f,x:r+p*n/1e3,y:e+g*n/1e3,lean:l?Ug.XH:0},r+=u*n/1e3+i;r+=c*n/1e3}}const Kg=20;
function*Ba(s,t){let e=[];for(const{font:n,glyph:i,x:o,y:r,lean:a}of Ea(s,t)){const c=n.face.pathOf(i,{x:o,y:r,scale:n.face.unit*t.size/1e3,lean:a});c!==""&&e.push(
c),!(e.length<Kg)&&(yield e,e=[])}e.length>0&&(yield e)}var Ot=E(12889);function Yg(s,t){const e=s.map(({text:i})=>i);return!t&&!(0,Ot.ft)(e.join(""))?s.map(i=>({
run:i,isRight:!1})):[...(0,Ot.rg)(t?Ot.Vv:Ot.fM,e)].map(({text:i,rtl:o,at:r,index:a})=>({run:{...s[a],text:i,...r>0&&{dx:0,dy:0}},isRight:o}))}const Wa=5e3,Xg=5e3,
Zg=2e3,Ns=10,Vg=20,qg=new RegExp("\\P{M}\\p{M}*|\\p{M}+","gu");class Jg{canvas;layout;count;constructor(t,e,n){this.canvas=t,this.layout=e,this.count=n}*paint(t,e){
const n=yield*this.placeRuns(t),i=this.boxAround(n),o=new Map;for(const r of n){yield Wa;const{paintIn:a}=r.run;let c=o.get(a);if(!c){o.set(a,c=a(i));const{fill:l}=c;
l&&"stops"in l.paint&&this.count(l.paint.stops.length)}yield*this.run(r,r.isBeyond?Qg:c,e)}}*placeRuns(t){const e=[];let[n,i]=[0,0];for(let o=0;o<t.length;){yield Wa;
let r=o+1;for(;r<t.length&&t[r].x===void 0&&t[r].y===void 0;)r++;const[a]=t.slice(o,r),{style:c}=a,l=[];for(const w of Yg(t.slice(o,r),c.direction==="rtl"))yield*this.
addWords(l,w);const d=l.reduce((w,{run:b,width:y})=>w+b.dx+y,0),{room:h,stretch:f}=em(a.length,d,l),u=a.length?.length??d,{anchor:p}=c.drawn,g=p===(c.direction===
"rtl"?"start":"end"),m=p==="middle"?.5:g?1:0;n=(a.x??n)-u*m,i=a.y??i;for(const{run:w,word:b,width:y}of l){n+=w.dx,i+=w.dy;const{letterSpacing:x}=w.style,M=h===0?
w:{...w,style:{...w.style,letterSpacing:x+h}},v=(y+h*$s(w))*f;e.push({run:M,word:b,width:v,stretch:f,...nm(w.path,n,i,v)}),n+=v}o=r}return e}*addWords(t,{run:e,
isRight:n}){const{text:i,style:o,path:r}=e,a=this.layout.faceOf(o),c=r&&!n?i.matchAll(qg):[[i]];let l=!0;for(const[d]of c){l||(yield Xg);const h=l?{...e,text:d}:
{...e,text:d,dx:0,dy:0},f=this.layout.typefaces.word(d,a,n),u=f.width*o.fontSize/1e3+o.letterSpacing*$s(h);t.push({run:h,word:f,width:u}),l=!1}}boxAround(t){let[
e,n,i,o]=[1/0,1/0,-1/0,-1/0];for(const{run:r,x:a,y:c,width:l}of t){const{ascent:d,descent:h}=this.layout.typefaces.metrics(this.layout.faceOf(r.style)),f=r.style.
fontSize/1e3;[e,i]=[Math.min(e,a),Math.max(i,a+l)],[n,o]=[Math.min(n,c-d*f),Math.max(o,c-h*f)]}return[e,n,i,o]}*run({run:t,word:e,x:n,y:i,angle:o,width:r,stretch:a},c,l){
const{style:d}=t,{page:h,element:f,scopes:u}=l,p=d.fontSize/Ns;if(p<=0)return;const[g,m]=[Math.cos(o),Math.sin(o)],w=d.drawn.drop*d.fontSize,y=[...[p*a*g,p*a*m],
p*m,-p*g,n-w*m,i+w*g],x={...l,scopes:[...u,{on:()=>({matrix:y})}]},{fill:M,stroke:v,isStrokeUnder:T=!1}=c,I=d.letterSpacing/p,L=d.fontStyle==="italic"&&ae(d)===
"Mono",D={kind:"text",x:0,y:0,size:Ns,...this.inkOf(M),words:[e],matrix:y,oblique:L,spacing:I},N=Ra(d.decorations,{x:0,y:0,unit:1/p,ascent:this.layout.metricsOf(
d).ascent/d.fontSize,width:r/(p*a),opacity:1,least:0,isWhole:!1,...M&&!("stops"in M.paint)&&{paint:{color:M.paint,alpha:M.alpha}}}),H=La(N),j=v&&this.outline(e,
v,{matrix:y,spacing:I,oblique:L,scale:p},x);j&&T&&(yield*j),H.under.length>0&&this.canvas.draw(h,f,x.scopes,...H.under),this.canvas.draw(h,f,Qr(D.fill,u),D),H.over.
length>0&&this.canvas.draw(h,f,x.scopes,...H.over),j&&!T&&(yield*j)}*outline(t,e,{matrix:n,spacing:i,oblique:o,scale:r},a){const{isUnscaled:c=!1}=e,l=za(e,c?a.scale*
r:r),d="stops"in l.color?this.shadeIn(l.color,n):l.color;for(const h of Ba([t],{x:0,y:0,size:Ns,spacing:i,isOblique:o}))yield Zg*h.length,this.canvas.draw(a.page,
void 0,a.scopes,{kind:"outline",path:h.join(" "),...l,color:d})}inkOf(t){if(!t)return{color:[0,0,0],isHidden:!0};const{paint:e,alpha:n}=t;return"stops"in e?{color:[
0,0,0],fill:e,alpha:n}:{color:e,alpha:n}}shadeIn(t,e){return this.count(t.stops.length*Vg),{...t,matrix:(0,z.lw)(t.matrix??tm,(0,z.DI)(e))}}}const Qg={fill:void 0},
tm=[1,0,0,1,0,0],$s=({text:s})=>Array.from(s).length;function za(s,t){if(!(t>1e-6))return s;const{width:e,dashes:n,dashOffset:i}=s;return{...s,width:e/t,dashes:n.
map(o=>o/t),dashOffset:i/t}}function em(s,t,e){if(!s||t<=0)return{room:0,stretch:1};if(s.scales)return{room:0,stretch:s.length/t};const n=e.reduce((i,{run:o})=>i+
$s(o),0);return{room:n>1?(s.length-t)/(n-1):0,stretch:1}}function nm(s,t,e,n){if(!s||s.parts.length===0)return{x:t,y:e,angle:0,isBeyond:!1};const i=t+n/2,o=Math.
max((0,Wg.M)(s.starts,i)-1,0),r=s.parts[o],[a,c]=[Math.cos(r.angle),Math.sin(r.angle)],l=i-s.starts[o]-n/2,d=i<0||i>s.length;return{x:r.x+l*a-e*c,y:r.y+l*c+e*a,
angle:r.angle,isBeyond:d}}const sm=5e3,Ps=5e6,Na=5;function im(s,{drawing:t,width:e,height:n},i){if(e!==void 0&&n!==void 0)return Bs(s,{width:e,height:n},i);if(!t?.
view||t.fit.scaling==="none"||i.objectFit==="fill")return s;const[,,o,r]=t.view,{objectPosition:a}=i;return Bs(s,{width:o,height:r},{objectPosition:a,objectFit:i.
objectFit==="cover"?"cover":"contain"})}class om{canvas;layout;texts;constructor(t,e){this.canvas=t,this.layout=e,this.texts=new Jg(t,e,n=>this.countTiles(n))}*paint({
view:t,fit:e,nodes:n},i,o,r){const a={width:i.right-i.left,height:i.bottom-i.top},c=o.x(1)-o.x(0),l=[c,0,0,-c,o.x(i.left),o.y(i.top)],d=t?(0,z.lw)(ie(t,e,a),l):
l,h=(0,z.PU)(d)/c;yield*this.nodes(n,{...r,scale:h,scopes:[...r.scopes,{on:()=>({matrix:d})}]})}*repeat({drawing:t,size:e},n,i,o,r){this.count(e);const a=r<1?[...o.
scopes,{on:()=>({opacity:r})}]:o.scopes;yield*this.paint(t,n,i,{...o,scopes:a})}counted(t){return this.count(t.reduce((e,{path:n})=>e+n.length,0)),t}countTiles(t){
this.count(t*Na)}count(t){if(this.layout.tiled+=t,this.layout.tiled<=Ps)return;const n=`repeats more than ${`${Ps/Na} images or colors of gradients, or ${Ps} ch\
aracters of drawings (svg, conic gradients)`} in backgrounds and borders; make them larger`;throw(0,Lt.G6)([{field:"file",message:n}])}*nodes(t,e){for(const n of t)
yield sm,n.kind==="group"?yield*this.group(n,e):n.kind==="text"?yield*this.texts.paint(n.runs,e):n.kind==="image"?this.image(n,e):this.shape(n,e)}shape({path:t,
fill:e,stroke:n,isStrokeUnder:i},o){const r=[];e&&r.push({kind:"shape",path:t,fill:e.paint,alpha:e.alpha,hasHoles:e.hasHoles}),n&&r.push({kind:"outline",path:t,
...n.isUnscaled?za(n,o.scale):n}),this.canvas.draw(o.page,o.element,o.scopes,...i?r.reverse():r)}*group(t,e){const{matrix:n,clip:i,clipHasHoles:o,opacity:r,blend:a,
mask:c,nodes:l}=t,d={...n&&{matrix:n},...i!==void 0&&{clip:i,hasHoles:o},...r<1&&!c&&{opacity:r},...a!==void 0&&{blend:a}},h=Object.keys(d).length===0,f=n?e.scale*
(0,z.PU)(n):e.scale,u=h?e:{...e,scale:f,scopes:[...e.scopes,{on:()=>d}]};if(!c)return yield*this.nodes(l,u);const p={isAlpha:c.isAlpha},{scopes:g}=u,m=[...g,{on:()=>({
making:p})}];this.canvas.draw(e.page,void 0,m,{kind:"shape",path:"0 0 0 0 re",fill:[0,0,0]}),yield*this.nodes(c.nodes,{page:e.page,element:void 0,scale:f,scopes:m}),
yield*this.nodes(l,{...u,scopes:[...g,{on:()=>({masked:p,opacity:r})}]})}image({image:t,matrix:e},{page:n,element:i,scopes:o}){const r=this.canvas.sheet(n).image(
t);this.canvas.draw(n,i,o,{kind:"image",name:r,matrix:(0,z.lw)(t.upright,e)})}}const rm=2e4,am=2e3,de=.32,Yt=de*Math.SQRT1_2,cm=[[de,[0]],[Yt,[-Yt,Yt]],[0,[-de,
0,de]],[-Yt,[-Yt,Yt]],[-de,[0]]],lm=.8,dm=[[0,[0]]],hm=({blur:s})=>s>.5?cm:dm,fm=s=>s.reduce((t,[,{length:e}])=>t+e,0);class um{canvas;layout;constructor(t,e){this.
canvas=t,this.layout=e}*draw(t,e){const{style:n}=t;if(n.visibility==="visible")for(const i of[...n.textShadow].reverse()){const o=hm(i),{color:r,alpha:a}=i.paint??
n.color,c=fm(o),l=c>1?lm:1,d=1-(1-a*e.opacity*l)**(1/c);if(d<=0)continue;const h=this.canvas.pageAt(e.top+t.y-n.fontSize/2);for(const f of this.paths(t,e,h)){const{
length:u}=f;if(yield am*u,this.layout.shadowed+=u*c,this.layout.shadowed>rm){this.layout.shadowsLeftOut++;return}const{scale:p}=this.canvas,g={kind:"shape",path:f.
join(" "),fill:r,alpha:d},m=o.map(([w,b])=>({kind:"tiles",tile:g,across:b.map(y=>(i.x+y*i.blur)*p),up:(w*i.blur-i.y)*p}));this.canvas.draw(h,void 0,e.scopes,...m)}}}paths({
style:t,words:e,x:n,y:i},o,r){const{canvas:a}=this;return Ba(e,{x:a.x(r,o.x+n),y:a.y(r,a.snap(r,o.top+i)),size:t.fontSize*a.scale,spacing:t.letterSpacing*a.scale,
isOblique:ur(t)})}}const[pm,gm]=[4e3,200],mm=5e3,$a=6,he=1e3;class wm{known=new Map;*between(t,e,[n,i]){const o=[],{size:r}=e;for(const{font:a,glyph:c,x:l,y:d,lean:h}of Ea(
t,e)){const f=[(n-d)/r*he,(i-d)/r*he],u=`${a.name} ${c.id} ${h} ${Math.round(f[0])} ${Math.round(f[1])}`,p=this.known.has(u);yield p?gm:pm;const g=a.face.unit*he/
1e3,m=p?this.known.get(u):bm(a.face.pathOf(c,{x:0,y:0,scale:g,lean:h}),f);!p&&this.known.size<mm&&this.known.set(u,m),m&&o.push([l+m[0]*r/he,l+m[1]*r/he])}return o}}
function bm(s,t){let[e,n]=[1/0,-1/0],[i,o,r,a]=[0,0,0,0];const c=(d,h)=>{for(const f of ym([i,o],[d,h],t))[e,n]=[Math.min(e,f),Math.max(n,f)];[i,o]=[d,h]},l=[];
for(const d of s.split(" ")){const[h=0,f=0,u=0,p=0,g=0,m=0]=l;if(d==="m")[i,o,r,a]=[h,f,h,f];else if(d==="l")c(h,f);else if(d==="h")c(r,a);else if(d==="c"){const[
w,b]=[i,o];for(let y=1;y<=$a;y++){const x=y/$a;c(Pa(x,w,h,u,g),Pa(x,b,f,p,m))}}else{l.push(Number(d));continue}l.length=0}return e<=n?[e,n]:void 0}function Pa(s,t,e,n,i){
const o=1-s;return o**3*t+3*o**2*s*e+3*o*s**2*n+s**3*i}function ym([s,t],[e,n],[i,o]){if(Math.max(t,n)<=i||Math.min(t,n)>=o)return[];const r=c=>s+(e-s)*(c-t)/(n-
t),a=(c,l)=>l<i?r(i):l>o?r(o):c;return[a(s,t),a(e,n)]}const xm=.4,km={under:[],over:[]};class Om{canvas;boxes;metrics;gaps=new wm;constructor(t,e,n){this.canvas=
t,this.boxes=e,this.metrics=n}*under({inlines:t},{x:e,top:n,page:i,opacity:o,scopes:r}){const{fragments:a}=this.canvas,[c,l]=[a.startOf(i),a.endOf(i)];for(const[
d,{x:h,y:f,width:u,height:p,box:g,isFirst:m,isLast:w}]of t.entries()){d%20===19&&(yield K*2);const{style:b}=g,y={top:b.borderTopWidth,right:w?b.borderRightWidth:
0,bottom:b.borderBottomWidth,left:m?b.borderLeftWidth:0},x=Math.max(n+f,c),M={left:e+h,top:x,right:e+h+u,bottom:Math.max(Math.min(n+f+p,l),x)},v={top:0,right:0,
bottom:0,left:0};yield*this.boxes.paint({rect:M,style:b,border:y,padding:v,images:g.images,opacity:o*b.opacity,scopes:r})}}*text(t,e){const{canvas:n}=this,{style:i,
owner:o}=t;if(i.visibility!=="visible")return;const{page:r,opacity:a,scopes:c}=e,l=e.element&&(o?.in(e.element)??e.element),[d,h]=[e.x+t.x,n.snap(r,e.top+t.y)],
f=yield*this.boxes.textFillOf(i,r);n.draw(r,l,Qr(f,c),...yield*this.inks(t,d,h,{page:r,opacity:a,fill:f}));const u=o?.linking;if(!e.element||!u?.link)return;const{
scale:p}=n,[g,m]=[n.x(r,d),n.y(r,h)],w=i.fontSize*p;n.link(r,u.in(e.element),[g,m-w*.25,g+t.width*p,m+w*.9],u.link,c)}*inks(t,e,n,{page:i,opacity:o,fill:r}){const{
canvas:a}=this,{style:c,words:l}=t,{color:d,alpha:h}=c.color,f=c.fontSize*a.scale,[u,p]=[a.x(i,e),a.y(i,n)],g=c.letterSpacing*a.scale,m={x:u,y:p,size:f,spacing:g,
isOblique:ur(c)},w=c.decorations.length===0?km:yield*this.lines(t,m,o),b=[...w.under];return b.push({kind:"text",x:u,y:p,size:f,color:d,...r&&{fill:r},words:l,oblique:m.
isOblique,bolder:Hf(c)*f,spacing:g,alpha:r?o:h*o}),(0,$.RZ)(b,w.over),b}*lines({style:t,words:e,width:n,drops:i},o,r){const{scale:a}=this.canvas,c=Ra(t.decorations,
{x:o.x,y:o.y,unit:a,ascent:this.metrics.metricsOf(t).ascent/t.fontSize,width:n*a,opacity:r,least:xm,isWhole:!0,drops:i}),l=[];if(t.skipsInk)for(const[d,h]of c.entries())
zg(h)&&(l[d]=yield*this.gaps.between(e,o,Ng(h)));return La(c,l)}}const Da=.05;class It{canvas;layout;boxes;texts;drawings;shadows;constructor(t,e){this.canvas=t,
this.layout=e,this.drawings=new om(t,e),this.boxes=new Ig(t,this.drawings,e),this.texts=new Om(t,this.boxes,e),this.shadows=new um(t,e)}*paint(t,e=!1){this.layout.
hasUnder??=yield*Jp(t.laid),yield*this.context(t,{opacity:1,scopes:[],isArtifact:e,over:[],lifted:[],isContext:!0,end:1/0})}*repeat({laid:t,x:e,top:n},i){for(let o=1;o<=
i.last;o++)yield*new It(new Ts(i,o),this.layout).paint(yield*Kt(t,e,n),!0)}*painterOf(t){return t.laid.box.style.position==="fixed"&&this.canvas instanceof Ve&&
(yield*ea(this.canvas,t))?new It(new Ts(this.canvas,0),this.layout):this}*context(t,e){const n=[];yield*this.level(t,{...e,lifted:n,isContext:!0});for(const{placed:i,
around:o,painter:r}of _a(n))yield*r.context(i,o)}*level(t,e){const n=[];yield*this.box(t,{...e,over:n});for(const i of n)ha(i.placed.laid.box)?yield*i.painter.context(
i.placed,i.around):yield*i.painter.level(i.placed,{...i.around,lifted:e.lifted})}*under(t,e){const n=[];yield*this.findUnder(t,e,n);for(const{placed:i,around:o,
painter:r}of _a(n))yield*r.context(i,o),r!==this&&this.canvas instanceof Ve&&i.laid.box.style.position==="fixed"&&(yield*this.repeat(i,this.canvas))}*findUnder(t,e,n){
const{children:i,repeated:o,apart:r,lines:a,columns:c}=t,l=[...i,...o,...r,...a.flatMap(d=>d.atoms)];for(const d of l){yield K/10;const{laid:h}=d,f=tn(h.box);if(f<
0)n.push({placed:d,around:e,order:f,painter:yield*this.painterOf(d)});else if(!ha(h.box)){const u=this.scopesOf(d,e.scopes);h.box.style.overflow==="hidden"&&this.
clip(d,u),yield*this.findUnder(d,{...e,scopes:u,end:gs(d,e.end)},n)}}c&&(yield*new It(new Rs(this.canvas,t,e.scopes),this.layout).findUnder(c.content,{...e,scopes:[]},
n))}scopesOf({laid:t,x:e,top:n},i){const o=[...i];return t.shift&&o.push(this.shiftOf(t.shift)),t.box.style.transform.length>0&&o.push(this.turnOf({laid:t,x:e,top:n})),
t.turn&&o.push(this.turnAround(e,n,t.turn)),o}*box(t,e){yield K/2;const{laid:n}=t,{style:i}=n.box,o=this.scopesOf(t,e.scopes);if(e.opacity*i.opacity===0)return;
const{mixBlendMode:r}=i,a=r!==void 0||i.opacity<1&&(yield*Np(t));a&&o.push({on:()=>({opacity:i.opacity,...r!==void 0&&{blend:r}})});const{clipPath:c}=i;typeof c==
"object"&&o.push(this.shapeOf(c,t)),i.mask&&(yield*this.mask(t,i.mask,o));const l=a?e.opacity:e.opacity*i.opacity,d=t.top<ps(t,e.end);d&&(yield*this.background(
t,o,l)),d&&n.box.marker&&Dp(this.canvas,this.layout,t,{opacity:l,scopes:o,isArtifact:e.isArtifact}),this.mark(n.box,t.x,t.top,o),i.overflow==="hidden"&&this.clip(
t,o);const h={...e,opacity:l,scopes:o,isContext:!1,end:gs(t,e.end)};e.isContext&&this.layout.hasUnder===!0&&(yield*this.under(t,h)),d&&n.box.replaced&&(yield*this.
picture(t,h,void 0)),yield*this.inside(t,h)}*inside(t,e){const{laid:n}=t;t.columns&&(yield*this.columns(t,t.columns,e));for(const o of t.children)yield*this.child(
o,e);for(const o of t.repeated)yield*this.child(o,{...e,isArtifact:!0});for(const o of t.apart)yield*this.child(o,e);const i=e.isArtifact?void 0:n.box.element??
void 0;for(const{line:o,top:r,atoms:a}of t.lines){if(yield K/4,r>=e.end)continue;const c=this.canvas.pageAt(r),l={x:t.x,top:r,page:c,element:i,opacity:e.opacity,
scopes:e.scopes};for(const{box:u,x:p,y:g}of o.inlines)this.mark(u,t.x+p,r+g,e.scopes);yield*this.texts.under(o,l);const h=(n.box.style.textOverflow==="ellipsis"||
o.isCut===!0)&&this.cutLine(o,t,l);h&&(yield*this.texts.text(h.dots,{...l,element:void 0}));const f=h?{...l,scopes:[...l.scopes,h.clip]}:l;for(const u of o.texts)
u.style.textShadow.length>0&&(yield*this.shadows.draw(u,{...f,opacity:Ha(u.style,e.opacity)}));for(const[u,p]of o.texts.entries()){u%20===19&&(yield K*2);const{
fontSize:g}=p.style;yield*this.texts.text(p,{...f,opacity:Ha(p.style,e.opacity),page:this.canvas.pageAt(r+p.y-g/2)})}for(const[u,p]of a.entries())yield*this.atom(
p,o.atoms[u].owner,i,e)}}cutLine(t,{laid:e,x:n},{top:i,page:o}){if(e.box.style.overflow!=="hidden"||e.box.style.direction==="rtl")return;const r=({style:f})=>this.
layout.typefaces.word(Yp,this.layout.faceOf(f)),a=f=>r(f).width*f.style.fontSize/1e3,c=e.width-e.border.right-e.padding.right,l=Xp(t,c,a);if(!l)return;const d=this.
boxes.points(o),h={left:n-t.height,right:n+l.at,top:i-t.height,bottom:i+2*t.height};return{dots:{...l.text,owner:void 0,x:l.at,width:a(l.text),words:[r(l.text)]},
clip:{on:()=>({clip:U(h,ct,d)})}}}*columns(t,{content:e,fragments:n,rows:i},o){for(const l of vp(t,o.opacity,o.scopes))yield K/4,yield*this.boxes.paint(l);const r=new It(
new Rs(this.canvas,t,o.scopes),this.layout),a=i.findIndex(({top:l})=>t.top+l>=o.end),c=a<0?1/0:n.startOf(a*t.laid.columns.count);yield*r.box(e,{...o,scopes:[],end:c})}*child(t,e){
const{box:n}=t.laid;if(Vp(n)){const i=tn(n);if(i<0)return;(i>0?e.lifted:e.over).push({placed:t,around:e,order:i,painter:yield*this.painterOf(t)})}else yield*this.
box(t,e)}*atom(t,e,n,i){const{box:o}=t.laid,r=n&&(e?.in(n)??n);if(r&&o.element&&o.replaced&&!o.element.parent&&r.adopt(o.element),o.replaced&&r&&e){yield*this.background(
t,i.scopes,i.opacity),yield*this.picture(t,i,o.element?e:void 0,r);return}yield*this.child(t,i)}*background(t,e,n){const{laid:i,x:o,top:r,bottom:a}=t,{box:c}=i,
l=a-r,d=i.frame&&i.frame.height<i.height?{top:r+i.frame.top,bottom:r+i.frame.top+i.frame.height+l-i.height}:{top:r,bottom:a},h={left:o,right:o+i.width,...d},{style:f}=c;
if(f.display==="table-cell"&&f.emptyCells==="hide"&&i.lines.length===0&&i.children.length===0&&f.borderCollapse==="separate")return;const u=c.inner==="table"&&f.
borderCollapse==="collapse",p={top:0,right:0,bottom:0,left:0},g=c.known.get("edges"),m=u||g?p:i.border,w=c.isFluid?c.pageName:void 0,b=Mm(t);if(yield*this.boxes.
paint({rect:h,style:f,border:m,padding:i.padding,images:c.images,opacity:n,scopes:e,fluidOn:w,gap:b}),!g)return;const y={top:g.top.width,right:g.right.width,bottom:g.
bottom.width,left:g.left.width},x={...f,backgroundColor:void 0,backgroundImage:[],boxShadow:[],borderTopStyle:g.top.line,borderRightStyle:g.right.line,borderBottomStyle:g.
bottom.line,borderLeftStyle:g.left.line,borderTopColor:g.top.paint,borderRightColor:g.right.paint,borderBottomColor:g.bottom.paint,borderLeftColor:g.left.paint},
{fragments:M}=this.canvas,[v,T]=[h.top-y.top/2,h.bottom+y.bottom/2],I={left:h.left-y.left/2,right:h.right+y.right/2,top:Math.max(v,Math.min(M.startOf(M.at(h.top+
Da)),h.top)),bottom:Math.min(T,Math.max(M.endOf(M.at(h.bottom-Da)),h.bottom))};yield*this.boxes.paint({rect:I,style:x,border:y,padding:p,images:void 0,opacity:n,
scopes:e})}mark({place:t},e,n,i){if(!t||t.sheet)return;const o=Math.min(this.canvas.pageAt(n),this.canvas.last);t.sheet=this.canvas.sheet(o);const[r,a]=[this.canvas.
x(o,e),this.canvas.y(o,n)];t.top=this.canvas.moved(o,[r,a,r,a],i)[3]+6}clip({laid:t,x:e,top:n,bottom:i},o){const{style:r}=t.box,a=it({left:e,top:n,right:e+t.width,
bottom:i},t.border),c=Es(r,t.width,t.height);o.push({on:l=>({clip:U(a,c,this.boxes.points(l))})})}*mask({laid:t,x:e,top:n,bottom:i},o,r){const{style:a,images:c}=t.
box;if(o.backgroundImage.every(b=>"url"in b&&!c?.has(b.url)))return;const[l,...d]=o.backgroundImage,h=l&&"stops"in l&&d.length===0?Wp(l):void 0,f={isAlpha:h===void 0},
u={...a,...o,...h&&{backgroundImage:[h]},visibility:"visible",backgroundColor:void 0,backgroundClip:"border-box",borderImage:void 0,boxShadow:[],outlineWidth:0},
p={left:e,right:e+t.width,top:n,bottom:i},g={top:0,right:0,bottom:0,left:0},m=[...r,{on:()=>({making:f})}],w=t.box.isFluid?t.box.pageName:void 0;yield*this.boxes.
paint({rect:p,style:u,border:g,padding:g,images:c,opacity:1,scopes:m,fluidOn:w}),r.push({on:()=>({masked:f})})}shapeOf(t,{laid:e,x:n,top:i,bottom:o}){const r={left:n,
top:i,right:n+e.width,bottom:o};return{on:a=>Up(t,r,this.boxes.points(a))}}shiftOf({x:t,y:e}){const{scale:n}=this.canvas;return{on:()=>({matrix:[1,0,0,1,t*n,-e*
n]})}}turnOf({laid:t,x:e,top:n}){const{style:i}=t.box,o=e+(0,S.Il)(i.transformOrigin[0],t.width),r=n+(0,S.Il)(i.transformOrigin[1],t.height);let a=[1,0,0,1,0,0];
for(const c of[...i.transform].reverse())a=(0,z.lw)(a,c.kind==="matrix"?c.values:[1,0,0,1,(0,S.Il)(c.x,t.width),(0,S.Il)(c.y,t.height)]);return this.turnAround(
o,r,a)}turnAround(t,e,n){const{canvas:i}=this;return{on:o=>{const[r,a,c,l,d,h]=n,[f,u]=[i.x(o,t),i.y(o,e)],p=[r,-a,-c,l,d*i.scale,-h*i.scale];return{matrix:(0,z.
lw)((0,z.lw)([1,0,0,1,-f,-u],p),[1,0,0,1,f,u])}}}}*picture(t,e,n,i){const{box:o,border:r,padding:a,width:c,height:l}=t.laid,{replaced:d,style:h}=o;if(!d||h.visibility!==
"visible")return;const{x:f,top:u}=t,p=it(it({left:f,top:u,right:f+c,bottom:u+l},r),a),g=this.canvas.pageAt(u),m=this.boxes.points(g),w={page:g,element:e.isArtifact?
void 0:o.element??void 0,scopes:e.scopes};if(d.image)this.image(d.image,h,p,w);else if(d.drawing){const x=im(p,d,h),M={on:()=>({clip:U(p,ct,m)})},v=x===p?w.scopes:
[...w.scopes,M];yield*this.drawings.paint(d.drawing,x,m,{...w,scopes:v})}else return;const b=n?.linking?.link;if(!i||!b)return;const y=[m.x(p.left),m.y(p.bottom),
m.x(p.right),m.y(p.top)];this.canvas.link(g,i,y,b,e.scopes)}image(t,e,n,{page:i,element:o,scopes:r}){const{canvas:a}=this,c=this.boxes.points(i),l=Bs(n,t.displayed,
e),d=Es(e,n.right-n.left,n.bottom-n.top),h=d.some(([m])=>m>0),f=!jp(l,n),u={on:()=>({clip:U(n,d,c)})},p=(0,z.lw)(t.upright,[c.x(l.right)-c.x(l.left),0,0,c.y(l.top)-
c.y(l.bottom),c.x(l.left),c.y(l.bottom)]),g=a.sheet(i).image(t);a.draw(i,o,h||f?[...r,u]:r,{kind:"image",name:g,matrix:p})}}function Mm({laid:s,children:t,top:e}){
const n=s.legend&&t.find(o=>o.laid===s.legend);if(!n)return;const i=e+(s.frame?.top??0);return{left:n.x,top:Math.min(n.top,i),right:n.x+n.laid.width,bottom:Math.
max(n.bottom,i+s.border.top)}}const _a=s=>s.toSorted((t,e)=>t.order-e.order),Ha=({opacity:s,display:t},e)=>t==="inline"?e*s:e;function*Sm(s,t){const e=new Map,n=[
[[s],t]];for(let i=n.pop();i;i=n.pop()){const[o,r]=i;for(const a of o){yield 2e3;const{laid:c,top:l,children:d,apart:h,lines:f,columns:u}=a,p=(m,w)=>{m&&!e.has(
m)&&e.set(m,r.pageOf(Math.min(r.pageAt(w),r.last)))};p(c.box.place,l);const g=[...d];(0,$.RZ)(g,h);for(const{line:m,top:w,atoms:b}of f){for(const{box:y,y:x}of m.
inlines)p(y.place,w+x);(0,$.RZ)(g,b)}g.length>0&&n.push([g,r]),u&&n.push([[u.content],new Rs(r,a,[])])}}return e}const Ga=({columnGap:s,fontSize:t},e)=>s===void 0?
Math.round(t):Math.max((0,S.Il)(s,e),0);function vm(s,t){const e=Ga(s,t),i=Math.min((o=>Math.max(Math.floor((t+e)/(Math.max(o,1)+e)),1))(s.columnWidth??1),s.columnCount??
1/0);return{count:i,width:Math.max((t+e)/i-e,0),gap:e}}function*Tm(s,t,e){const{box:n}=s,{count:i,width:o,gap:r}=vm(n.style,e.width),a=yield*t.layOut(n.children[0],
{width:o,height:void 0});s.firstBaseline=a.firstBaseline,s.lastBaseline=a.lastBaseline;const c={content:a,count:i,width:o,gap:r,fillsFirst:n.style.columnFill===
"auto",whole:void 0},l=Math.max(a.height,1);if(l>i*t.page.height){const u=yield*Ds({...c,fillsFirst:!0},t,l/i+1);return s.columns={...c,whole:u},Fa(u)}const d=yield*Ds(
c,t,e.height??l),h=d.rows.length>1&&e.height!==void 0,f=h?{...c,fillsFirst:!1}:c;return s.columns={...f,whole:h?yield*Ds(f,t,l):d},Fa(s.columns.whole)}function Fa({
rows:s}){const t=s.at(-1);return t.top+t.height}function Ds(s,{work:t},e){return ra(s,{roomOf:()=>({top:0,height:e}),most:e,depth:1,isOpen:!0},i=>new Je(i,t,{count:s.
count,depth:1}))}function*Im({style:s,children:t},e){const{least:n,most:i}=yield*e.widthsOf(t[0]),{columnWidth:o,columnCount:r=1}=s,a=Ga(s,0)*(r-1);if(o===void 0)
return{least:n*r+a,most:i*r+a};const c=Math.max(o,1);return{least:Math.min(c,n),most:Math.max(c,i)*r+a}}function nn(s,t,e){switch(ja(s,t)){case"center":return{before:t/
2,between:0};case"flex-end":case"end":case"right":return{before:t,between:0};case"space-between":return{before:0,between:e>1&&t>0?t/(e-1):0};case"space-around":
return t>0&&e>0?{before:t/e/2,between:t/e}:{before:0,between:0};case"space-evenly":return t>0?{before:t/(e+1),between:t/(e+1)}:{before:0,between:0};default:return{
before:0,between:0}}}const ja=(s,t)=>s.startsWith("safe ")?t<0?"start":s.slice(5):s;function _s(s,t,e=!1){const n=ja(s,t);return n==="center"?t/2:(n==="flex-end"||
n==="end"||n==="right")!==(e&&(n!=="start"&&n!=="end"&&n!=="left"&&n!=="right"))?t:0}const fe=(s,t=!1)=>_s(s==="space-around"||s==="space-evenly"?"center":s,1,t),
ue=s=>s==="normal"||s==="stretch",Hs=({alignSelf:s},{alignItems:t})=>ue(s==="auto"?t:s),Ua=(s,t)=>s==="self-start"?t?"end":"start":s==="self-end"?t?"start":"end":
s,Rm={x:0,y:0},sn=new WeakMap;function pe(s,t,{share:e=Rm,...n}){const i={box:t,share:e,...n},o=sn.get(s);o?o.push(i):sn.set(s,[i])}const Ka=({style:s})=>s.position!==
"static"||s.transform.length>0||s.isContained;function Gs(s,t=s.x,e=s.y){const n=(sn.get(s)??[]).map(i=>({...i,x:i.x+t,y:i.y+e}));return sn.delete(s),n}function Lm(s){
const t=Gs(s,0,0),e=(n,i,o)=>{for(const r of Gs(n,i,o))t.push(r)};for(const n of s.children)e(n,n.x,n.y);for(const n of s.apart)e(n,n.x,n.y);s.columns&&e(s.columns.
content,0,0);for(const n of s.lines)for(const{laid:i}of n.atoms)e(i,i.x,n.y+i.y);return t}class Cm{laid;layout;width;sizes;xs;sinks=new Map;constructor(t,e,n,i){
this.laid=t,this.layout=e,this.width=n,this.sizes=i;const{columnSizes:o,columnGap:r}=i;this.xs=Fs(o,r,n,t.box.style.justifyContent)}areaWidth({column:t,columns:e}){
const n=t+e-1;return this.xs[n]+this.sizes.columnSizes[n]-this.xs[t]}alignmentOf({style:t}){const{justifyItems:e,alignItems:n,direction:i}=this.laid.box.style,o=t.
justifySelf==="auto"?e:t.justifySelf;return{x:Ua(o,t.direction!==i),y:Ua(t.alignSelf==="auto"?n:t.alignSelf,!1)}}widthIn(t){const{style:e,inner:n}=t.box,i=this.
areaWidth(t);if(!tt(e.width)||n==="image"||e.marginLeft==="auto"||e.marginRight==="auto"||!ue(this.alignmentOf(t.box).x)||e.aspectRatio!==void 0&&typeof e.height==
"object")return;const o=C(Z(e))+C(q(e,i));return Q(i-R(e.marginLeft,i)-R(e.marginRight,i),e,i,o)}layItem(t,e,n){const i=this.areaWidth(t);return this.layout.layOut(
t.box,{width:i,height:e,fixedWidth:this.widthIn(t),fixedHeight:n,shrinks:!0})}*heightDemands(t){const e=[],n=new Map,i=new Map;for(const o of t){const r=yield*this.
layItem(o,void 0);e.push(r.height);const{marginTop:a,marginBottom:c}=o.box.style;if(this.alignmentOf(o.box).y!=="baseline"||a==="auto"||c==="auto")continue;const l=R(
a,this.areaWidth(o))+(r.firstBaseline??r.height);i.set(o,l),n.set(o.row,Math.max(n.get(o.row)??0,l))}for(const[o,r]of i)this.sinks.set(o,n.get(o.row)-r);return t.
map((o,r)=>this.heightDemand(o,e[r]))}heightDemand(t,e){const n=e+A(ft(t.box.style,this.areaWidth(t)))+(this.sinks.get(t)??0),{overflow:i,height:o,minHeight:r}=t.
box.style,a=tt(o)&&!tt(r)?P(r,void 0,0,t.box.style):void 0,c=i==="hidden"&&tt(o)?0:a===void 0?n:Math.min(a+n-e,n),l=tt(o)&&tt(r);return{from:t.row,count:t.rows,
isFree:l,floor:c,least:n,most:n}}*place(t,{rowSizes:e,rowGap:n,height:i}){const{laid:o}=this,{style:r}=o.box,a=Fs(e,n,i,r.alignContent),c=o.border.left+o.padding.
left,l=o.border.top+o.padding.top,d=r.direction==="rtl";for(const h of t){yield K/10;const f=h.row+h.rows-1,u=a[f]+e[f]-a[h.row],p=this.areaWidth(h),g=yield*this.
fill(h,p,u),{top:m,bottom:w,left:b,right:y}=ft(h.box.style,p),{marginLeft:x,marginRight:M,marginTop:v,marginBottom:T}=h.box.style,I=this.alignmentOf(h.box),L=p-
g.width-b-y,D=d?this.width-g.width-this.xs[h.column]-y-js(M,x,I.x,L):this.xs[h.column]+b+js(x,M,I.x,L),N=this.sinks.get(h);g.x=c+D,g.y=l+a[h.row]+m,g.y+=N??js(v,
T,I.y,u-g.height-m-w),o.children.push(g)}o.flow="bands",this.takeBaselines(t)}takeBaselines(t){const{laid:e}=this,n=t.findIndex(r=>r.row===0&&this.sinks.has(r)),
i=e.children[Math.max(n,0)];i&&(e.firstBaseline=i.y+(i.firstBaseline??i.height));const o=e.children.at(-1);o&&(e.lastBaseline=o.y+(o.lastBaseline??o.height))}*fill(t,e,n){
const{style:i,inner:o}=t.box,r=this.alignmentOf(t.box).y;if(!(ue(r)&&tt(i.height)&&i.marginTop!=="auto"&&i.marginBottom!=="auto"&&o!=="image")||i.aspectRatio!==
void 0&&r!=="stretch")return yield*this.layItem(t,n);const c=A(Z(i))+A(q(i,e)),l=nt(n-A(ft(i,e)),i,n,c);return yield*this.layItem(t,n,l)}keepPlace(t,{rowSizes:e,
rowGap:n,height:i},o){const{laid:r,width:a}=this,{border:c,padding:l}=r,d=r.box.style.direction==="rtl",h=this.alignmentOf(t),f={x:fe(h.x),y:fe(h.y)};d&&(f.x=1-
f.x);let[u,p,g,m]=[c.left+l.left,c.top+l.top,a,i];if(o){const{alignContent:b}=r.box.style,y=Fs(e,n,i,b),[x,M]=Ya(o.column,{starts:this.xs,sizes:this.sizes.columnSizes}),
[v,T]=Ya(o.row,{starts:y,sizes:e}),I=j=>j===void 0?void 0:a-j,[L,D]=d?[I(M),I(x)]:[x,M],N=D??a+l.right,H=T??i+l.bottom;g=N-(L??-l.left),m=H-(v??-l.top),u+=L??-l.
left,p+=v??-l.top}const w=o&&{x:u,y:p,width:Math.max(g,0),height:Math.max(m,0)};pe(r,t,{x:u+f.x*g,y:p+f.y*m,share:f,area:w})}}function Fs(s,t,e,n){const i=s.reduce(
(l,d)=>l+d,0)+Math.max(s.length-1,0)*t,{before:o,between:r}=nn(n,e-i,s.length),a=[];let c=o;for(const l of s)a.push(c),c+=l+t+r;return a}function Ya([s,t],{starts:e,
sizes:n}){const i=e.map((r,a)=>r+n[a]),o=r=>r!==void 0&&r>=0&&r<=n.length;return[o(s)?e[s]??i.at(-1)??0:void 0,o(t)?i[t-1]??e[0]??0:void 0]}function js(s,t,e,n){
if(s!=="auto"&&t!=="auto")return _s(e,n);const i=Math.max(n,0);return s==="auto"?t==="auto"?i/2:i:0}const Am=2e3,Xa=5e5,Za=(s,t)=>typeof s=="object"&&!("fr"in s)?
(0,S.Il)(s,t):void 0;function Va(s,t,e){if(!s)return{tracks:[],names:new Map};const{tracks:n,names:i,auto:o}=s;if(!o)return{tracks:n,names:i};const r=({least:u,
most:p})=>Math.max(Za(p,t??0)??Za(u,t??0)??0,1),a=u=>u.reduce((p,g)=>p+r(g)+e,0),c=(t??0)+e-a(n),l=t===void 0?1:Math.max(Math.floor((c+.01)/a(o.tracks)),1),d=Math.
min(l,Math.ceil(Am/o.tracks.length)),h=Array.from({length:d},()=>o.tracks).flat(),f=o.at+h.length;return{tracks:[...n.slice(0,o.at),...h,...n.slice(o.at)],names:Em(
i,o,d),...o.fits&&{fitted:[o.at,f]}}}function Em(s,t,e){const n=new Map([...s].map(([o,r])=>[o,[...r]])),i=(o,r)=>{const a=n.get(o);a?a.includes(r)||a.push(r):n.
set(o,[r])};for(let o=0;o<e;o++)for(const[r,a]of t.names)for(const c of a)i(r,t.at+o*t.tracks.length+c);for(const[o,r]of t.after)for(const a of r)i(o,a+e*t.tracks.
length);return n}function qa({fitted:s},t,e,n){const i=new Set;if(s)for(const[a,c]of n)for(let l=a;l<a+c;l++)i.add(l);const o=a=>!s||a<s[0]+t||a>=s[1]+t||i.has(
a),r=[0];for(let a=0;a<e;a++)r.push(r[a]+(o(a)?1:0));return r}function Bm(s,t,e,n){const{gridTemplateAreas:i}=t,o=Math.max(e.tracks.length,i[0]?.length??0),r=Math.
max(n.tracks.length,i.length),a=s.map(g=>({box:g,column:Ja(g.style.gridColumnStart,g.style.gridColumnEnd,o,Us(e.names,i,"columns")),row:Ja(g.style.gridRowStart,
g.style.gridRowEnd,r,Us(n.names,i,"rows"))})),c={columns:-a.reduce((g,{column:m})=>Math.min(g,m.start??0),0),rows:-a.reduce((g,{row:m})=>Math.min(g,m.start??0),
0)},l=t.gridAutoFlow.startsWith("column"),d=l?{count:r,before:c.rows}:{count:o,before:c.columns},f=new zm(a,{...d,isColumn:l,isDense:t.gridAutoFlow.endsWith("de\
nse"),down:l?c.columns:c.rows}).place();let[u,p]=[o+c.columns,r+c.rows];for(const g of f)u=Math.max(u,g.column+g.columns),p=Math.max(p,g.row+g.rows);return{items:f,
columns:Math.max(u,1),rows:p,before:c}}function Wm({style:s},{gridTemplateAreas:t},{columns:e,rows:n,before:i}){const o=(r,a,c)=>{const l=c==="columns"?e:n,d=Math.
max(l.tracks.length,c==="columns"?t[0]?.length??0:t.length),h=Us(l.names,t,c);let f=on(r,d,h,"start"),u=on(a,d,h,"end");f!==void 0&&a!=="auto"&&a.span!==void 0&&
(u=f+a.span),u!==void 0&&r!=="auto"&&r.span!==void 0&&(f=u-r.span),f!==void 0&&u!==void 0&&f>u&&([f,u]=[u,f]),f===u&&(u=void 0);const p=g=>g===void 0?void 0:g-1+
i[c];return[p(f),p(u)]};return{column:o(s.gridColumnStart,s.gridColumnEnd,"columns"),row:o(s.gridRowStart,s.gridRowEnd,"rows")}}function Us(s,t,e){if(t.length===
0)return s;const n=new Map(s);for(const[i,o]of t.entries())for(const[r,a]of o.entries()){if(/^\.+$/.test(a))continue;const c=(e==="rows"?i:r)+1,[l]=n.get(`${a}-\
start`)??[c],[d]=n.get(`${a}-end`)??[c+1];n.set(`${a}-start`,[Math.min(l,c)]),n.set(`${a}-end`,[Math.max(d,c+1)])}return n}function on(s,t,e,n){if(s==="auto"||s.
span!==void 0)return;if(s.name!==void 0){const o=e.get(`${s.name}-${n}`)??e.get(s.name);return o?.[(s.line??1)-1]??o?.[0]??void 0}const{line:i}=s;if(i!==void 0)
return i>0?i:t+2+i}function Ja(s,t,e,n){const i=on(s,e,n,"start"),o=on(t,e,n,"end"),r=s!=="auto"&&s.span||t!=="auto"&&t.span||1;return i!==void 0&&o!==void 0?i===
o?{start:i-1,count:1}:{start:Math.min(i,o)-1,count:Math.abs(o-i)}:i!==void 0?{start:i-1,count:r}:o!==void 0?{start:o-1-r,count:r}:{start:void 0,count:r}}class zm{wanted;packing;taken=new Set;placed=new Map;width;constructor(t,e){
this.wanted=t,this.packing=e;let n=e.count+e.before;for(const i of t){const{start:o,count:r}=this.across(i);n=Math.max(n,(o===void 0?0:o+e.before)+r)}this.width=
Math.max(n,1)}place(){const{wanted:t}=this;for(const i of t)this.across(i).start!==void 0&&this.along(i).start!==void 0&&this.put(i,this.along(i).start+this.packing.
down,this.across(i).start+this.packing.before);for(const i of t)!this.placed.has(i)&&this.along(i).start!==void 0&&this.placeIn(i,this.along(i).start+this.packing.
down);let[e,n]=[0,0];for(const i of t){if(this.placed.has(i))continue;this.packing.isDense&&([e,n]=[0,0]);const{start:o,count:r}=this.across(i),a=o===void 0?void 0:
o+this.packing.before;if(a!==void 0)for(a<n&&e++,n=a;!this.isFree(i,e,n);)e++;else for(;n+r>this.width||!this.isFree(i,e,n);)n+r>=this.width?[e,n]=[e+1,0]:n++;this.
put(i,e,n)}return t.map(i=>this.placed.get(i))}across({row:t,column:e}){return this.packing.isColumn?t:e}along({row:t,column:e}){return this.packing.isColumn?e:
t}placeIn(t,e){let n=0;for(;!this.isFree(t,e,n);)n++;this.put(t,e,n)}isFree(t,e,n){for(let i=0;i<this.along(t).count;i++)for(let o=0;o<this.across(t).count;o++)
if(this.taken.has((e+i)*1e4+n+o))return!1;return!0}put(t,e,n){const[i,o]=[this.along(t).count,this.across(t).count];if(e+i>9e3||n+o>9e3||this.taken.size+i*o>Xa)
throw(0,Lt.G6)([{field:"file",message:`has a grid of more than ${Xa} places; at most that many are allowed`}]);for(let a=0;a<i;a++)for(let c=0;c<o;c++)this.taken.
add((e+a)*1e4+n+c);const{isColumn:r}=this.packing;this.placed.set(t,{box:t.box,row:r?n:e,column:r?e:n,rows:r?o:i,columns:r?i:o})}}const Nm=500,$m=s=>s==="auto"||
s==="min-content"||s==="max-content",Ks=({most:s})=>s==="auto"||s==="max-content";function Pm(s){const t=({least:r,most:a,whole:c},l)=>Math.min(l==="least"?r:a,
c),e=({most:r})=>$m(r),n=[{key:"base",wanted:r=>s?Math.max(r.floor,t(r,"least")):r.floor,affects:({least:r})=>r!=="fixed",beyond:e},{key:"base",wanted:({least:r})=>r,
affects:({least:r})=>r==="min-content"||r==="max-content",beyond:e},{key:"base",wanted:({most:r})=>r,affects:({least:r})=>r==="max-content",beyond:Ks}];s==="mos\
t"&&n.splice(2,0,{key:"base",wanted:r=>t(r,"most"),affects:({least:r})=>r==="auto"||r==="max-content",beyond:Ks});const i=()=>!0;return{bases:n,limits:[{key:"li\
mit",wanted:({least:r})=>r,affects:e,beyond:i},{key:"limit",wanted:({most:r})=>r,affects:Ks,beyond:i}]}}function*Dm(s,t,e){const n=new Set(s.flatMap(({tracks:r})=>r)),
{bases:i,limits:o}=Pm(e);for(const r of i)yield*Qa(s,n,r,t);for(const r of n)r.limit=Math.max(r.limit,r.base);for(const r of o){const a=[...n].filter(({limit:c})=>c===
1/0);yield*Qa(s,n,r,t);for(const c of n)c.isOpen=!1;for(const c of a)c.isOpen=c.limit<1/0}for(const r of n)r.isOpen=!1,r.cap!==void 0&&(r.limit=Math.max(r.base,
Math.min(r.limit,r.cap)))}function*Qa(s,t,e,n){const{key:i}=e,o=r=>r[i]===1/0?r.base:r[i];for(const r of s){yield r.tracks.length*Nm;const a=r.tracks.filter(e.affects);
if(a.length===0)continue;const c=e.wanted(r)-(r.tracks.length-1)*n-r.tracks.reduce((l,d)=>l+o(d),0);_m(Math.max(c,0),a,e)}for(const r of t)e.affects(r)&&(i==="b\
ase"?r.base+=r.more:r.limit=o(r)+r.more,r.more=0)}function _m(s,t,{key:e,beyond:n}){const i=a=>{if(e==="base")return Math.max(a.limit-a.base,0);const c=a.isOpen||
a.limit===1/0?1/0:0;return a.cap===void 0?c:Math.min(c,Math.max(a.cap-(a.limit===1/0?a.base:a.limit),0))},o=t.map(a=>({one:a,room:i(a),more:0}));o.sort((a,c)=>a.
room===c.room?0:a.room-c.room);let r=s;for(const[a,c]of o.entries())c.more=Math.min(c.room,r/(o.length-a)),r-=c.more;if(r>.001){const a=o.filter(({one:l})=>n(l)),
c=a.length>0?a:o;for(const l of c)l.more+=r/c.length}for(const{one:a,more:c}of o)a.more=Math.max(a.more,c)}const tc=500;function Ys(s,t){if(!(typeof s!="object"||
"fr"in s))return s.percent!==0&&t===void 0?void 0:(0,S.Il)(s,t??0)}const ec=(s,t)=>typeof s=="string"?s:Ys(s,t)===void 0?"auto":"fixed";function*rn(s,t,e){const{
room:n,gap:i,stretches:o,measures:r}=e,a=s.map(({least:f,most:u,limit:p})=>{const g=typeof u=="object"&&"fr"in u?u.fr:void 0,m=Ys(f,n)??0;return{least:ec(f,n),most:g===
void 0?ec(u,n):"flexible",factor:g??0,cap:p===void 0?void 0:(0,S.Il)(p,n??0),base:m,limit:Math.max(Ys(u,n)??1/0,m),more:0,isOpen:!1}}),c=t.map(f=>Hm(f,a,e));yield c.
reduce((f,{tracks:u})=>f+u.length*tc,tc);const l=({tracks:f})=>f.length>1&&f.some(({most:u})=>u==="flexible"),d=[...new Set(c.map(({tracks:f})=>f.length))].sort(
(f,u)=>f-u);for(const f of d){const u=c.filter(p=>p.tracks.length===f&&!l(p));yield*Dm(u,i,r)}Gm(c.filter(l),i);for(const f of a)(f.limit===1/0||f.most==="flexi\
ble")&&(f.limit=f.base);const h=Math.max(s.length-1,0)*i;return Fm(a,h,e),r!=="least"&&jm(a,c,e),o&&n!==void 0&&Um(a,n-h),a.map(({base:f})=>f)}function Hm(s,t,{
gap:e}){const n=t.slice(s.from,s.from+s.count),o=n.every(({most:r})=>r==="fixed")?n.reduce((r,{limit:a})=>r+a,(n.length-1)*e):1/0;return{...s,tracks:n,whole:o,floor:s.
isFree?Math.min(s.floor,o):s.floor}}function Gm(s,t){const e=(n,i)=>{for(const o of s){const r=o.tracks.filter(({most:f,least:u})=>f==="flexible"&&i(u)),a=n(o)-
(o.tracks.length-1)*t,c=a-o.tracks.reduce((f,{base:u})=>f+u,0);if(r.length===0||c<=.001)continue;const l=o.tracks.reduce((f,u)=>f+(r.includes(u)?0:u.base),0),d=r.
reduce((f,{factor:u})=>f+u,0),h=d>0?(a-l)/d:0;for(const f of r)f.more=Math.max(f.more,d>0?h*f.factor-f.base:c/r.length)}for(const{tracks:o}of s)for(const r of o)
r.base+=r.more,r.more=0};e(({isFree:n,floor:i})=>n?0:i,n=>n==="auto"),e(({least:n})=>n,n=>n==="min-content"),e(({most:n})=>n,n=>n==="max-content")}function Fm(s,t,{
room:e,measures:n}){if(n==="least")return;if(e===void 0){for(const r of s)r.base=r.limit;return}let i=e-t-s.reduce((r,{base:a})=>r+a,0);const o=s.filter(({base:r,
limit:a})=>a>r);o.sort((r,a)=>r.limit-r.base-(a.limit-a.base));for(const[r,a]of o.entries()){if(i<=.001)return;const c=Math.min(a.limit-a.base,i/(o.length-r));a.
base+=c,i-=c}}function jm(s,t,{room:e,gap:n}){const i=s.filter(({most:r})=>r==="flexible");if(i.length===0)return;let o=0;if(e===void 0){for(const{factor:r,base:a}of i)
o=Math.max(o,a/Math.max(r,1));for(const{tracks:r,most:a}of t)r.some(c=>c.most==="flexible")&&(o=Math.max(o,nc(r,a-(r.length-1)*n)))}else o=nc(s,e-Math.max(s.length-
1,0)*n);for(const r of i)r.base=Math.max(r.base,o*r.factor)}function nc(s,t){const e=s.filter(({most:o})=>o==="flexible");e.sort((o,r)=>r.base*o.factor-o.base*r.
factor);let n=t-s.reduce((o,{most:r,base:a})=>o+(r==="flexible"?0:a),0),i=e.reduce((o,{factor:r})=>o+r,0);for(const{base:o,factor:r}of e){if(i<=0)return 0;const a=Math.
max(n,0)/Math.max(i,1);if(o<=a*r+.001)return a;n-=o,i-=r}return 0}function Um(s,t){const e=t-s.reduce((i,{base:o})=>i+o,0),n=s.filter(({most:i})=>i==="auto");if(!(e<=
0||n.length===0))for(const i of n)i.base+=e/n.length}function*Km(s,t,e,n){const{style:i,children:o}=s.box,[r,a]=[Zs(i.columnGap,e.width),Zs(i.rowGap,e.height)],
{items:c,columnTracks:l,rowTracks:d,linesOf:h}=sc(o,i,e,{columns:r,rows:a}),f=[];for(const T of c)f.push(yield*oc(T,t,e.width));const u=yield*rn(l,f,{room:e.width,
gap:r,stretches:ue(i.justifyContent)}),p=new Cm(s,t,e.width,{columnSizes:u,columnGap:r}),g=yield*p.heightDemands(c),m=(T,I)=>rn(d,g,{room:T,gap:I,stretches:ue(i.
alignContent)}),w=yield*m(e.height,a),b=Xs(w)+Math.max(w.length-1,0)*a,y=e.height??Xm(b,s,n.height),x=Zs(i.rowGap,y),v={rowSizes:e.height===void 0?yield*m(y,x):
w,rowGap:x,height:y};yield*p.place(c,v);for(const T of o)T.isPositioned&&p.keepPlace(T,v,Ka(s.box)?h(T):void 0);return b}function*Ym({style:s,children:t},e){const n={
width:0,height:void 0},i=s.columnGap?.px??0,{items:o,columnTracks:r}=sc(t,s,{...n,width:void 0},{columns:i,rows:0}),a=[];for(const h of o)a.push(yield*oc(h,e,0));
const[c,l]=[yield*rn(r,a,{room:void 0,gap:i,stretches:!1,measures:"least"}),yield*rn(r,a,{room:void 0,gap:i,stretches:!1,measures:"most"})],d=Math.max(r.length-
1,0)*i;return{least:Xs(c)+d,most:Xs(l)+d}}const Xs=s=>s.reduce((t,e)=>t+e,0),Zs=(s,t)=>s?(0,S.Il)(s,t??0):0;function Xm(s,{box:t,border:e,padding:n},i){const o=A(
e)+A(n);return nt(s+o,t.style,i,o)-o}function sc(s,t,e,n){const i=s.filter(p=>!p.isPositioned);i.some(p=>p.style.order!==0)&&i.sort((p,g)=>p.style.order-g.style.
order);const o=Va(t.gridTemplateColumns,e.width,n.columns),r=Va(t.gridTemplateRows,e.height,n.rows),a=Bm(i,t,o,r),{before:c,items:l}=a,d=qa(o,c.columns,a.columns,
l.map(({column:p,columns:g})=>[p,g])),h=qa(r,c.rows,a.rows,l.map(({row:p,rows:g})=>[p,g])),f=ic(o.tracks,a.columns,t.gridAutoColumns,c.columns),u=ic(r.tracks,a.
rows,t.gridAutoRows,c.rows);return{items:l.map(p=>({...p,column:d[p.column],row:h[p.row]})),columnTracks:f.filter((p,g)=>d[g]!==d[g+1]),rowTracks:u.filter((p,g)=>h[g]!==
h[g+1]),linesOf:p=>{const{column:g,row:m}=Wm(p,t,{columns:o,rows:r,before:c}),w=(b,y)=>b===void 0?void 0:y[b]??b;return{column:[w(g[0],d),w(g[1],d)],row:[w(m[0],
h),w(m[1],h)]}}}}function ic(s,t,e,n){return Array.from({length:t},(i,o)=>{const r=o-n;if(r>=0&&r<s.length)return s[r];const a=r<0?e.length+r%e.length:r-s.length;
return e[a%e.length]})}function*oc({box:s,column:t,columns:e},n,i){yield K/10;const{least:o,most:r}=yield*n.widthsOf(s),a=R(s.style.marginLeft,0)+R(s.style.marginRight,
0),{minWidth:c,overflow:l}=s.style,h=c==="auto"?l==="hidden"?0:o:P(c,i,0,s.style)??0,f=c==="auto"&&tt(s.style.width);return{from:t,count:e,isFree:f,floor:h+a,least:o+
a,most:r+a}}function pt({style:s,inner:t,isItem:e}){const{display:n}=s;return e||t!=="blocks"&&t!=="lines"||s.overflow==="hidden"||s.isContained||n==="flow-root"||
n==="inline-block"||n==="table-cell"||n==="table-caption"||s.alignContent!=="normal"||s.float!=="none"||s.columnCount!==void 0||s.columnWidth!==void 0||s.position===
"absolute"||s.position==="fixed"}const Zm=({box:s,border:t,padding:e})=>t.top===0&&e.top===0&&!pt(s)&&s.style.display!=="none",Vm=({box:s,border:t,padding:e})=>t.
bottom===0&&e.bottom===0&&!pt(s)&&tt(s.style.height),rc=100;class an{sides=new Set;widths=[];add(t){const{style:e}=t;if(!t.isPositioned){if(e.float!=="none")this.
sides.add(e.float),this.widths.length<rc&&this.widths.push(P(e.width,void 0,0,e)??0);else if(cn(t)){const{sides:n,widths:i}=qm(t);for(const o of n)this.sides.add(
o);(0,$.RZ)(this.widths,i.slice(0,rc-this.widths.length))}}}isCleared({clear:t}){return this.sides.size>0&&(t==="both"||this.sides.has(t))}isBeside(t,e){if(this.
sides.size===0||!pt(t))return!0;let n=0;for(const i of this.widths){if(n>0&&n+i>e)break;n+=i}return n+(P(t.style.width,e,0,t.style)??0)<=e}}function qm(s){const t=s.
known.get("floats");if(t)return t;const e=new an;if(s.inner==="lines")for(const n of s.inlines)n.kind==="apart"&&e.add(n.box);for(const n of s.children)e.add(n);
return s.known.set("floats",e),e}function Jm(s,t,e){let n=t,i=new kt;const o=new an;for(let r=s;r&&(i=i.add(R(r.style.marginTop,n)),!(r.inner!=="blocks"||pt(r)||
!ac(r)));){const a=C(Z(r.style))+C(q(r.style,n));n=Math.max(cc(r,{width:n,height:void 0},a)-a,0);let c;for(const l of r.children){if(l.isApart){o.add(l);continue}
const{marginTop:d,marginBottom:h}=l.style,f=i.add(R(d,n));if(o.isCleared(l.style)||!o.isBeside(l,n)||e(l.style,f))return i;if(c=l,!cn(l))break;o.add(l),i=f.add(
R(h,n)),c=void 0}r=c}return i}const ac=({style:s})=>s.borderTopWidth===0&&s.paddingTop.px===0&&s.paddingTop.percent===0;function cn(s){let t=s.known.get("throug\
h");return t===void 0&&s.known.set("through",t=Qm(s)),t}function Qm(s){const{style:t}=s;if(pt(s)||s.replaced||s.marker||!ac(s)||t.aspectRatio!==void 0||t.borderBottomWidth>
0||t.paddingBottom.px!==0||t.paddingBottom.percent!==0||!tt(t.height)&&!(typeof t.height=="object"&&t.height.px===0&&t.height.percent===0)||typeof t.minHeight==
"object"&&(t.minHeight.px>0||t.minHeight.percent>0))return!1;if(s.inner==="lines")return s.inlines.every(n=>n.kind==="text"?n.text.trim()===""&&!n.style.whiteSpace.
startsWith("pre"):n.kind==="apart");if(s.inner!=="blocks")return!1;const e=new an;return s.children.every(n=>!n.isApart&&(e.isCleared(n.style)||!cn(n))?!1:(e.add(
n),!0))}function cc({style:s},t,e){const n=P(s.width,t.width,e,s),i=t.width-R(s.marginLeft,t.width)-R(s.marginRight,t.width);return Q(n??i,s,t.width,e)}const ln={
width:300,height:150};function lc({style:s,replaced:t},e,n){const[i,o]=[Z(s),q(s,e.width)],[r,a]=[C(i)+C(o),A(i)+A(o)],c=M=>M===void 0?void 0:M*s.zoom,l={width:c(
t?.width),height:c(t?.height)},d=s.aspectRatio??(l.width!==void 0&&l.height!==void 0&&l.height>0?l.width/l.height:void 0),h=typeof s.width=="object"&&s.width.percent!==
0&&e.width===0;let f=e.fixedWidth??(h?void 0:P(s.width,e.width,r,s)),u=e.fixedHeight??P(s.height,e.height,a,s);const[p,g]=[f!==void 0,u!==void 0];f!==void 0&&(f-=
r),u!==void 0&&(u-=a),f===void 0&&u===void 0?(f=l.width??(l.height!==void 0&&d!==void 0?l.height*d:ln.width),u=l.height??(d===void 0?ln.height:f/d)):f===void 0?
f=d===void 0?l.width??ln.width:u*d:u??=d===void 0?l.height??ln.height:f/d;const m=Q(f+r,e.width===0?{...s,maxWidth:t0(s.maxWidth)}:s,e.width,r)-r;m!==f&&!g&&d!==
void 0&&(u=m/d);const w=nt(u+a,s,e.height,a)-a,b=w!==u&&!p&&d!==void 0?w*d:m,y=n.page.height-a,x=w>y&&y>0?y/w:1;return{width:b*x,height:w*x}}const t0=s=>typeof s==
"object"&&s.percent!==0?"none":s,dc=1e3,e0=65534,hc=1e6;function ge(s){const t=s.known.get("grid");if(t)return t;const e=[],n=[],i=[],o=[],r=[],a=[];for(const u of s.
children){const{display:p}=u.style;if(p==="table-caption")e.push(u);else if(p==="table-column-group"||p==="table-column"){const g=n.length;n0(u,n),p==="table-co\
lumn-group"&&i.push({box:u,from:g,to:n.length})}else p==="table-header-group"?(o.length===0?o:r).push(u):p==="table-footer-group"?(a.length===0?a:r).push(u):u.isPositioned||
r.push(u)}const c=[],l=[];for(const u of[...o,...r,...a]){const p=c.length;for(const g of u.children)g.isPositioned||c.push(g);l.push({box:u,from:p,to:c.length})}
const d=s0(c,l),h=o.length>0?l[0].to:0,f={rows:c,groups:l,captions:e,headRows:h,foot:a[0],columnGroups:i,columnBoxes:n,...d,columns:Math.max(d.columns,n.length)};
return s.known.set("grid",f),f}function n0(s,t){const e=s.children.filter(({style:n})=>n.display==="table-column");for(const n of e.length>0?e:[s])for(let i=Math.
min(n.span.columns,dc);i>0;i--)t.push(n)}function s0(s,t){const e=[];let n=0,i=0,o=0,r=[];for(const[a,{children:c}]of s.entries()){for(;t[o].to<=a;)o++,r=[];let l=0;
for(const d of c){if(d.isPositioned)continue;for(;(r[l]??0)>a;)l++;const h=Math.min(Math.max(d.span.columns,1),dc),f=t[o].to,u=d.span.rows===0?f-a:Math.min(Math.
max(d.span.rows,1),f-a,e0);if(e.push({box:d,row:a,column:l,rows:u,columns:h}),i+=h*u,i>hc)throw(0,Lt.G6)([{field:"file",message:`has a table of more than ${hc} \
places for cells; at most that many are allowed`}]);if(u>1)for(let p=l;p<l+h;p++)r[p]=a+u;l+=h}n=Math.max(n,l)}return{cells:e,columns:n}}const dn={top:"Top",right:"\
Right",bottom:"Bottom",left:"Left"},hn={top:"bottom",right:"left",bottom:"top",left:"right"},fc=["double","solid","dashed","dotted","ridge","outset","groove","i\
nset","none"],uc=new WeakMap;function Nt(s,t){let e=uc.get(s);if(!e){const n=i=>({width:s[`border${i}Width`],line:s[`border${i}Style`],paint:s[`border${i}Color`]??
s.color});e={top:n(dn.top),right:n(dn.right),bottom:n(dn.bottom),left:n(dn.left)},uc.set(s,e)}return e[t]}function pc(s,t){return s.line==="hidden"||t.line==="h\
idden"?s.line==="hidden"?s:t:s.line==="none"||t.line==="none"?s.line==="none"?t:s:s.width!==t.width?s.width>t.width?s:t:fc.indexOf(t.line)<fc.indexOf(s.line)?t:
s}const i0={inset:"ridge",outset:"groove",ridge:"ridge",groove:"groove"},o0=2,gc=new WeakMap;function r0(s){const t=i0[s.line];if(!t)return s;let e=gc.get(s);return e||
gc.set(s,e={...s,line:s.width<o0?"solid":t}),e}function Vs(s){const t=s.known.get("collapsed");if(t)return t;const e=ge(s),n={cells:d0(e),groups:mc(e.groups),columnGroups:mc(
e.columnGroups)},i=new Map,o=new Map,r=new l0;for(const c of e.cells){const l=h=>r0(h0(c,h,s,e,n)),d=r.find({top:l("top"),right:l("right"),bottom:l("bottom"),left:l(
"left")});i.set(c.box,d.edges),o.set(c.box,d.halves)}const a={table:f0(e,i,s),cells:o,edges:i};return s.known.set("collapsed",a),a}const dt=({width:s,line:t})=>t===
"none"||t==="hidden"?0:s/2,a0=({top:s,right:t,bottom:e,left:n})=>({top:dt(s),right:dt(t),bottom:dt(e),left:dt(n)}),c0=20;class l0{kinds=[];find(t){const{top:e,right:n,
bottom:i,left:o}=t,r=this.kinds.find(({edges:c})=>c.top===e&&c.right===n&&c.bottom===i&&c.left===o);if(r)return r;const a={edges:t,halves:a0(t)};return this.kinds.
length<c0&&this.kinds.push(a),a}}function d0({cells:s,columns:t}){const e=new Map;for(const n of s)for(let i=n.row;i<n.row+n.rows;i++)for(let o=n.column;o<n.column+
n.columns;o++)e.set(i*t+o,n);return e}function mc(s){const t=[];for(const e of s)for(let n=e.from;n<e.to;n++)t[n]=e;return t}function h0(s,t,e,n,i){const{row:o,
column:r,rows:a,columns:c}=s;let l=Nt(s.box.style,t);const d=t==="top"||t==="bottom",h=t==="top"?o-1:t==="bottom"?o+a:t==="left"?r-1:r+c,f=d?n.rows.length:n.columns,
[u,p]=d?[r,r+c]:[o,o+a],g=new Set;for(let x=u;x<p&&g.size<64;x++){const M=i.cells.get(d?h*n.columns+x:x*n.columns+h);M&&h>=0&&h<f&&g.add(M)}for(const x of g)l=pc(
l,Nt(x.box.style,hn[t]));const m=h<0||h>=f,w=(x,M)=>{x&&(l=pc(l,Nt(x.style,M)))},b=d?t==="top"?o:o+a-1:t==="left"?r:r+c-1,y=x=>{const[M,v]=[x[b],x[h]];M!==v&&(w(
M?.box,t),w(v?.box,hn[t]))};if(d)w(n.rows[b],t),w(n.rows[h],hn[t]),y(i.groups);else if(m){for(let x=o;x<Math.min(o+a,n.rows.length);x++)w(n.rows[x],t);w(i.groups[o]?.
box,t)}return d?m&&(w(n.columnBoxes[r],t),w(i.columnGroups[r]?.box,t)):(w(n.columnBoxes[b],t),w(n.columnBoxes[h],hn[t]),y(i.columnGroups)),m&&w(e,t),l}function f0({
cells:s,columns:t,rows:e},n,i){if(s.length===0)return{top:dt(Nt(i.style,"top")),right:dt(Nt(i.style,"right")),bottom:dt(Nt(i.style,"bottom")),left:dt(Nt(i.style,
"left"))};let[o,r,a,c]=[0,0,0,0];for(const l of s){const d=n.get(l.box);l.row===0&&(o=Math.max(o,dt(d.top))),l.column===0&&(c=Math.max(c,dt(d.left))),l.row+l.rows===
e.length&&(a=Math.max(a,dt(d.bottom))),l.column+l.columns===t&&(r=Math.max(r,dt(d.right)))}return{top:o,right:r,bottom:a,left:c}}const[u0,p0,wc]=["‪","‫","‬"],
[bc,yc]=["‭","‮"],[xc,kc,g0,Oc]=["⁦","⁧","⁨","⁩"];function qs({unicodeBidi:s,direction:t}){const e=t==="rtl";switch(s){case"normal":return"";case"em\
bed":return e?p0:u0;case"isolate":return e?kc:xc;case"bidi-override":return e?kc+yc:xc+bc;case"plaintext":return g0}}function m0({unicodeBidi:s}){switch(s){case"\
normal":return"";case"embed":return wc;case"bidi-override":return wc+Oc;default:return Oc}}function w0({unicodeBidi:s,direction:t}){if(s==="plaintext")return"";
const e=t==="rtl",n=e?Ot.Vv:Ot.fM;return s==="bidi-override"?n+(e?yc:bc):n}var b0=E(47707);const Mc=32,y0=6e4,x0=2e3,k0=/ {1,200}|[^ ]{1,200}/g;class O0{widthOf;x=0;blank;constructor(t,e){
this.widthOf=e,this.blank=e(" ",t)}restart(){this.x=0}*expand(t,e){const n=this.widthOf(" ",e),i=this.blank*Math.min(Math.round(e.tabSize),Mc),o=br(e)*e.fontSize/
2,r=[];for(const[a,c]of t.split("	").entries()){if(yield x0,a>0&&i>0&&n>0){const l=Math.max(Math.round((this.nextStop(i,o)-this.x)/n),1);r.push(" ".repeat(Math.
min(l,2*Mc))),this.x+=l*n}for(const l of c.match(k0)??[])yield y0,this.x+=this.widthOf(l,e);r.push(c)}return r.join("")}nextStop(t,e){const n=(Math.floor(this.x/
t+1e-6)+1)*t;return n-this.x<e?n+t:n}}const Sc="￼",me=3e3,vc=200,M0=/[ \t\n\r\f]+/g;function*S0(s,t,e){const n=s.some(l=>l.kind==="text"&&l.text.includes("	")),
i=(l,d)=>we(l,d,void 0,e).width,o=n?new O0(t,i):void 0,r=[[]];let a=!0,c=0;for(const l of s){if(++c%50===0&&(yield 50*me),l.kind==="break"){r.push([]),o?.restart(),
a=!0;continue}if(l.kind!=="text"){const u=l.kind==="atom";u&&(a=!1),r.at(-1).push({inline:l,text:u?Sc:"",style:void 0});continue}const{style:d}=l,{whiteSpace:h}=d,
f=h==="normal"||h==="nowrap"?[l.text]:l.text.split(/\r\n?|\n/);for(const[u,p]of f.entries()){u>0&&(r.push([]),o?.restart(),a=!0);let g=p;h==="pre"||h==="pre-wra\
p"?g=o?yield*o.expand(g,d):g:(g=g.replace(M0," "),a&&g.startsWith(" ")&&(g=g.slice(1)),g!==""&&(a=g.endsWith(" "))),h.startsWith("pre")&&g!==""&&(a=h==="pre-lin\
e"&&g.endsWith(" "));for(const m of T0(I0(g,d),d))++c%50===0&&(yield 50*me),r.at(-1).push({inline:l,...m})}}return r}const v0=.7,Tc=new WeakMap;function*T0(s,t){
if(t.fontVariant!=="small-caps"){s!==""&&(yield{text:s,style:t});return}let e=Tc.get(t);e||Tc.set(t,e={...t,fontSize:t.fontSize*v0});for(const[n]of s.matchAll(new RegExp(
"\\p{Ll}+|\\P{Ll}+","gu"))){const i=new RegExp("^\\p{Ll}","u").test(n);yield{text:i?n.toUpperCase():n,style:i?e:t}}}function I0(s,{textTransform:t}){return t===
"uppercase"?s.toUpperCase():t==="lowercase"?s.toLowerCase():t==="capitalize"?s.replace(new RegExp("(^|[\\s\\p{P}])(\\p{L})","gu"),(e,n,i)=>n+i.toUpperCase()):s}
function*Ic(s,t,e){const n=t.pieces.find(s);if(n)return n;const i=yield*Rc(s.inlines,s.style,t);return e&&t.pieces.keep(s,i,i.list.length),i}function*R0({inlines:s,
style:t,firstLine:e},n,i){if(!e)return;const o=new Map,r=d=>{let h=o.get(d);return h||o.set(d,h=L0(d,t,e)),h},a=s.map(d=>d.kind==="text"?{...d,style:r(d.style)}:
d),{list:c}=yield*Rc(a,t,n);return c.every(({fragments:d})=>d.every(({kind:h})=>h!=="apart"))&&c.length===i?c:void 0}function L0(s,t,e){const n={...s};for(const[
i,o]of Object.entries(e))s[i]===t[i]&&Object.assign(n,{[i]:o});return n}function*Rc(s,t,e){const n=yield*S0(s,t,e),i=[];let o=t.direction==="rtl";const r=[t];for(const[
a,c]of n.entries()){const l=c.map(({text:h})=>h).join("");o||=(0,Ot.ft)(l)||c.some(({inline:h})=>h.kind==="open"&&(0,Ot.ft)(qs(h.box.style)));for(const h of yield*new A0(
c,r,e).pieces(l))i.push(h);a===n.length-1||C0(i,c.length===0||l==="")}return{list:i,turns:o}}function C0(s,t){const e=s.at(-1);e&&!t&&!e.ends?s[s.length-1]={...e,
ends:!0}:s.push({fragments:[],spaces:[],width:0,spaceWidth:0,hyphen:0,ends:!0})}function we(s,t,e,n,i=!1){const o=n.typefaces.word(s,n.faceOf(t),i),r=s===" "||/^[ ]+$/.
test(s),a=t.letterSpacing===0?0:(0,b0.qf)(s).length,c=o.width*t.fontSize/1e3+a*t.letterSpacing+(r?t.wordSpacing*s.length:0);return{kind:"text",text:s,style:t,owner:e,
word:o,width:c,isSpace:r}}class A0{sources;around;layout;index=0;start=0;at=0;taken=0;constructor(t,e,n){this.sources=t,this.around=e,this.layout=n}*pieces(t){const e=[];
let n=[],i=[];const o=()=>{n.length+i.length>0&&e.push(this.pieceOf(n,i)),[n,i]=[[],[]]};let r=0;for(const{end:a,next:c}of W0(this.layout.breaks(t),t))if(++r%20===
0&&(yield 20*me),yield*this.take(a,n),yield*this.take(c,i),c<t.length&&this.isHeld()){for(const l of i)n.push(l);i=[]}else o();if(this.rest(n),n.length>0&&e.length>
0&&n.every(({kind:a})=>a==="close")){const a=e.pop();e.push(this.pieceOf([...a.fragments,...a.spaces.length>0?a.spaces:[],...n],[])),n=[]}return o(),e}isHeld(){
const t=this.at>this.start?this.sources[this.index]?.style:void 0,{whiteSpace:e}=t??this.around.at(-1);return e==="nowrap"||e==="pre"}*take(t,e){for(;this.index<
this.sources.length;){const n=this.sources[this.index],i=n.text.length;if(this.at>=t&&!(i===0&&z0(n,"close")))return;if(i===0){this.takeEdge(n,e),this.index++;continue}
++this.taken%20===0&&(yield 20*me);const o=Math.min(t,this.start+i);if(yield*this.put(n,n.text.slice(this.at-this.start,o-this.start),e),this.at=o,o<this.start+
i)return;this.start+=i,this.index++}}rest(t){for(;this.index<this.sources.length;this.index++){const e=this.sources[this.index];e.text.length===0&&this.takeEdge(
e,t)}}takeEdge({inline:t},e){t.kind==="open"?this.around.push(t.box.style):t.kind==="close"&&this.around.length>1&&this.around.pop(),e.push(t)}pieceOf(t,e){const{
soft:n,shown:i}=Lc(t,this.layout)??{},o=n&&i?i.width-n.width:0;return{fragments:t,spaces:e,width:Cc(t),spaceWidth:Cc(e),hyphen:o,ends:!1}}*put({inline:t,style:e},n,i){
if(t.kind!=="text")return void i.push(t);for(const o of n.match(/ +|[^ ]+/g)??[])for(let r=0;r<o.length;r+=vc)i.push(we(o.slice(r,r+vc),e,t.owner,this.layout)),
r>0&&(yield 20*me)}}const E0=/(?<=[a-z\d]-)(?=\d)|(?<=["'”’»]) {1,9}(?=[([{])/gi,B0=/[!$%+/\\|}]$/;function*W0(s,t){for(const{start:e,end:n,next:i}of s){const o=t.
slice(e,n);for(const{0:a,index:c}of o.matchAll(E0))yield{end:e+c,next:e+c+a.length};n===i&&i<t.length&&t.charCodeAt(i)<128&&B0.test(o.slice(-1))||(yield{end:n,next:i})}}
const z0=({inline:s},t)=>s.kind===t,N0="­",$0="‐";function Lc(s,t){const e=s.findLast(n=>n.kind!=="close");if(!(e?.kind!=="text"||!e.text.endsWith(N0)))return{
soft:e,shown:we(e.text.slice(0,-1)+$0,e.style,e.owner,t)}}const Cc=s=>s.reduce((t,e)=>t+(e.kind==="text"?e.width:0),0);function*P0(s,t){const e=ge(s),n=yield*Ec(
s,t),i=Ac(s,e);let[o,r,a,c]=[i,i,0,0];for(const d of n)o+=d.least,r+=d.most,a+=d.share,d.share>0&&(c=Math.max(c,d.most/d.share));const l=n.reduce((d,{share:h,most:f})=>h>
0?d:d+f,0);a>0&&(r=Math.max(r,c+i,a<1&&l>0?l/(1-a)+i:0));for(const d of e.captions)o=Math.max(o,(yield*t.widthsOf(d)).least);return{least:o,most:Math.max(r,o)}}
const Ac=({style:s},{columns:t})=>s.borderCollapse==="collapse"||t===0?0:(t+1)*s.borderSpacingX;function*Ec(s,t){const e=s.known.get("columns");if(e)return e;const n=ge(
s),i=Array.from({length:n.columns},()=>({least:0,most:0,fixed:!1,share:0}));for(const[r,a]of n.columnBoxes.entries())a&&_0(i[r],a);const o=[];for(const r of n.cells){
if(yield K/10,r.columns>1){o.push(r);continue}const a=i[r.column],c=yield*Bc(r.box,s,t);a.least=Math.max(a.least,c.least);const l=typeof r.box.style.width=="obj\
ect"&&r.box.style.width.percent===0;l&&!a.fixed?a.most=c.most:(l||!a.fixed)&&(a.most=Math.max(a.most,c.most)),a.fixed||=l,H0(a,r.box)}for(const r of i)r.most=Math.
max(r.most,r.least);o.sort((r,a)=>r.columns-a.columns);for(const r of o)yield r.columns*200,G0(i.slice(r.column,r.column+r.columns),yield*Bc(r.box,s,t),D0(s));return s.
known.set("columns",i),i}const D0=({style:s})=>s.borderCollapse==="collapse"?0:s.borderSpacingX;function*Bc(s,t,e){const n=yield*e.widthsOf(s);if(t.style.borderCollapse!==
"collapse")return n;const i=C(Vs(t).cells.get(s))-C(Z(s.style));return{least:n.least+i,most:n.most+i}}function _0(s,{style:t}){typeof t.width=="object"&&(t.width.
percent>0?s.share=Math.max(s.share,t.width.percent):(s.most=Math.max(s.most,t.width.px),s.least=Math.max(s.least,0),s.fixed=!0))}function H0(s,{style:t}){typeof t.
width=="object"&&t.width.percent>0&&(s.share=Math.max(s.share,t.width.percent))}function G0(s,{least:t,most:e},n){const i=n*(s.length-1),o=s.filter(({fixed:c,share:l})=>!c&&
l===0),r=o.length>0?o:s,a=(c,l)=>{const d=s.reduce((f,u)=>f+u[c],0)+i;if(l<=d)return;const h=r.reduce((f,u)=>f+u.most,0);for(const f of r)f[c]+=(l-d)*(h>0?f.most/
h:1/r.length)};a("least",t),a("most",e);for(const c of s)c.most=Math.max(c.most,c.least)}function F0(s,t){const e=a=>s.reduce((c,l)=>c+a(l),0),n=a=>a.share>0?Math.
max(a.share*t,a.least):a.least,i=a=>a.fixed&&a.share===0?a.most:n(a),o=a=>a.share>0?n(a):a.most,r=[a=>a.least,n,i,o];for(let a=1;a<r.length;a++){const[c,l]=[r[a-
1],r[a]],[d,h]=[e(c),e(l)];if(t>h)continue;const f=h>d?Math.max(t-d,0)/(h-d):0;return s.map(u=>c(u)+(l(u)-c(u))*f)}return j0(s,s.map(o),t-e(o))}function j0(s,t,e){
const n=[({fixed:i,share:o})=>!i&&o===0,({fixed:i,share:o})=>i&&o===0,({share:i})=>i>0];for(const i of n){const o=s.flatMap((l,d)=>i(l)?[d]:[]);if(o.length===0)
continue;const r=o.map(l=>s[l].share>0?s[l].share:t[l]),a=r.reduce((l,d)=>l+d,0),c=[...t];for(const[l,d]of o.entries())c[d]=t[d]+e*(a>0?r[l]/a:1/o.length);return c}
return[...t]}function U0(s,t){const e=ge(s),n=Array.from({length:e.columns},()=>{});for(const[c,l]of e.columnBoxes.entries())l&&(n[c]=P(l.style.width,t,0,l.style));
for(const{box:c,column:l,row:d,columns:h}of e.cells){if(d>0)break;const f=C(Z(c.style))+C(q(c.style,t)),u=P(c.style.width,t,f,c.style);for(let p=l;u!==void 0&&p<
l+h;p++)n[p]??=u/h}const i=n.reduce((c,l)=>c+(l??0),0),o=n.filter(c=>c===void 0).length,r=o>0?Math.max(t-i,0)/o:0,a=o===0&&i>0&&t>i?t/i:1;return n.map(c=>c===void 0?
r:c*a)}function*K0({children:[s],style:t},e){const{height:n,maxHeight:i}=t;if(typeof n=="object"&&n.percent===0)return n.px;const{most:o}=yield*e.widthsOf(s),r=typeof i==
"object"&&i.percent===0?i.px:1/0;return Math.min(o,r,e.page.height)}function*Wc(s,t){const e=yield*K0(s,t),n=yield*t.layOut(s.children[0],{width:e,height:void 0,
fixedWidth:e});return n.height>t.page.width?void 0:{length:e,content:n}}function*Y0(s,t){const e=yield*Wc(s,t);return e?{least:e.content.height,most:e.content.height}:
yield*t.widthsOf(s.children[0])}function*X0(s,t){const{box:e,contentWidth:n}=s,i=yield*Wc(e,t);if(!i){const a=yield*t.layOut(e.children[0],{width:n,height:void 0});
return s.children.push(a),a.height}const{length:o,content:r}=i;return r.turn=e.style.writingMode==="up"?[0,-1,1,0,0,o]:[0,1,-1,0,r.height,0],s.children.push(r),
o}function Z0({style:s}){const t=A(Z(s))+A(q(s,0)),e=typeof s.height=="object"&&s.height.percent===0?P(s.height,0,t,s):void 0;return e===void 0?s.height:{px:Math.
max(e-t,0),percent:0}}function*fn(s,t){const e=s.known.get("widths");if(e)return e;yield K/4;const{style:n}=s,i=C(Z(n))+C(q(n,0)),o=typeof n.width=="object"&&n.
width.percent===0?P(n.width,0,i,n):void 0;let r;const a=n.display==="table-cell";if(o!==void 0&&s.inner!=="table"&&!a)r={least:o,most:o};else{const l=yield*zc(s,
t),d=s.inner==="table"&&n.borderCollapse==="collapse"?C(Vs(s).table):i;r={least:l.least+d,most:Math.max(l.most,l.least)+d},o!==void 0&&(r={least:a?r.least:Math.
max(o,r.least),most:Math.max(o,r.least)})}const c={least:Js(r.least,n,i),most:Js(r.most,n,i)};return s.known.set("widths",c),c}function*V0(s,t){if(typeof s.style.
width!="object"||s.inner==="table")return(yield*fn(s,t)).least;let e=s.known.get("content");if(e===void 0){const n=C(Z(s.style))+C(q(s.style,0));e=Js((yield*zc(
s,t)).least+n,s.style,n),s.known.set("content",e)}return e}function Js(s,t,e){const{minWidth:n,maxWidth:i}=t,o=a=>typeof a=="object"&&a.percent!==0?"none":a,r=typeof n==
"object"&&n.percent!==0?"auto":n;return Q(s,{...t,minWidth:r,maxWidth:o(i)},0,e)}function*Qs(s,t){const{least:e,most:n}=yield*fn(s,t),i=R(s.style.marginLeft,0)+
R(s.style.marginRight,0);return{least:e+i,most:n+i}}function*zc(s,t){switch(s.inner){case"image":{const{width:e}=lc(s,{width:0,height:void 0},t);return{least:typeof s.
style.width=="object"||typeof s.style.maxWidth=="object"&&s.style.maxWidth.percent!==0?0:e,most:e}}case"lines":return yield*J0(s,t);case"table":return yield*P0(
s,t);case"flex":return yield*tw(s,t);case"columns":return yield*Im(s,t);case"grid":return yield*Ym(s,t);case"turned":return yield*Y0(s,t);default:return yield*q0(
s,t)}}function*q0({children:s},t){let[e,n,i]=[0,0,0];for(const o of s){if(o.isPositioned)continue;const r=yield*Qs(o,t);if(e=Math.max(e,r.least),o.style.float!==
"none"){i+=r.most,n=Math.max(n,i);continue}o.style.clear!=="none"&&(i=0);const a=typeof o.style.width=="object"&&!pt(o);n=Math.max(n,r.most+(a?0:Math.max(i,0))),
i=0}return{least:e,most:n}}function*J0(s,t){const{list:e}=yield*Ic(s,t,!0);let[n,i,o,r]=[0,0,0,0],a=0;const c=s.style.overflowWrap!=="anywhere"&&s.style.wordBreak!==
"break-word"&&s.style.wordBreak!=="break-all";for(const l of e){let d=0;const h=[...l.fragments];(0,$.RZ)(h,l.spaces.filter(({kind:p})=>p!=="text"));let f=0;for(const p of h){
const g=yield*Q0(p,t);if(p.kind==="apart"){p.box.isPositioned||(r+=g.most,n=Math.max(n,g.least));continue}d+=g.most,f+=g.least}n=Math.max(n,c?f+l.hyphen:Math.min(
f,s.style.fontSize));const u=l.fragments.some(({kind:p})=>p!=="apart");u&&(o+=a+d),a=u?l.spaceWidth:Math.max(a,l.spaceWidth),i=Math.max(i,o),l.ends&&([o,a]=[0,0])}
return{least:n,most:i+r}}function*Q0(s,t){if(s.kind==="text")return{least:s.width,most:s.width};if(s.kind==="atom"||s.kind==="apart")return yield*Qs(s.box,t);const{
style:e}=s.box,n=s.kind==="open"?R(e.marginLeft,0)+e.borderLeftWidth+e.paddingLeft.px:R(e.marginRight,0)+e.borderRightWidth+e.paddingRight.px;return{least:n,most:n}}
function*tw({style:s,children:t},e){const n=s.flexDirection.startsWith("row");let[i,o,r]=[0,0,0];for(const c of t){if(c.isPositioned)continue;const l=yield*Qs(c,
e),{flexBasis:d}=c.style,h=n&&typeof d=="object"&&d.percent===0?d.px:void 0,f=Math.max(l.most,h??0);r++,o=n?o+f:Math.max(o,f),i=n&&s.flexWrap==="nowrap"?i+l.least:
Math.max(i,l.least)}const a=n?Math.max(r-1,0)*(s.columnGap?.px??0):0;return{least:i+(s.flexWrap==="nowrap"?a:0),most:o+a}}function*Nc(s,t,e=!1){const n=Lm(s);if(n.
length===0)return;const i=({style:o})=>o.position==="fixed"&&!s.box.style.isContained;for(const{box:o,x:r,y:a,share:c,area:l}of n)if(!e&&(!Ka(s.box)||i(o)))pe(s,
o,{x:r,y:a,share:c});else{const d=e?nw(s,t):l?ew(s,l):s,h=yield*sw({box:o,x:r,y:a,share:c},d,t);s.apart.push(h);for(const f of Gs(h))n.push(f)}}function ew({box:s},{
x:t,y:e,width:n,height:i}){const o=new Ue(s);return o.border={...Ke,left:t,top:e},o.width=t+n,o.height=e+i,o}function nw({box:s},{page:t}){const e=new Ue(s);return e.
width=t.width,e.height=t.height,e}function*sw({box:s,x:t,y:e,share:n},i,o){const{style:r}=s,{border:a}=i,[c,l]=[i.width-C(a),i.height-A(a)],d=ft(r,c),[h,f,u,p]=[
r.left==="auto"?void 0:(0,S.Il)(r.left,c),r.right==="auto"?void 0:(0,S.Il)(r.right,c),r.top==="auto"?void 0:(0,S.Il)(r.top,l),r.bottom==="auto"?void 0:(0,S.Il)(
r.bottom,l)],g={across:C(Z(r))+C(q(r,c)),down:A(Z(r))+A(q(r,c))},m=s.inner==="image",w=ow(u,p,l-A(d)),b=h??(f===void 0&&n.x===0?t-a.left:0),y={width:c,height:l,
edges:g,free:Math.max(c-b-(f??0)-C(d),0),isHeld:h!==void 0&&f!==void 0,spansDown:w},x=m?void 0:yield*iw(s,y,o),v=r.height==="auto"&&!m&&r.aspectRatio===void 0?w:
void 0,T=v===void 0?void 0:nt(v,r,l,g.down),I=yield*o.layOut(s,{width:c,height:l,fixedWidth:x,fixedHeight:T});return I.x=a.left+$c({from:h,to:f,size:I.width,whole:c,
first:d.left,last:d.right,flow:t-a.left,share:n.x,margins:[r.marginLeft,r.marginRight]}),I.y=a.top+$c({from:u,to:p,size:I.height,whole:l,first:d.top,last:d.bottom,
flow:e-a.top,share:n.y,margins:[r.marginTop,r.marginBottom]}),I.isFromBottom=u===void 0&&p!==void 0,I}function*iw(s,{width:t,height:e,edges:n,free:i,isHeld:o,spansDown:r},a){
const{style:c}=s,d=typeof c.width=="object"&&c.width.fills?i:P(c.width,t,n.across,c)??rw(c,e,n,o?void 0:r);if(d!==void 0)return Q(d,c,t,n.across);const{least:h,
most:f}=yield*a.widthsOf(s);if(c.width==="min-content")return Q(h,c,t,n.across);if(c.width==="max-content")return Q(f,c,t,n.across);const p=o&&c.width==="auto"&&
s.inner!=="table"?i:Math.max(h,Math.min(f,i));return Q(Ye(p,c,e,n),c,t,n.across)}const ow=(s,t,e)=>s===void 0||t===void 0?void 0:Math.max(e-s-t,0);function rw(s,t,e,n){
if(s.width!=="auto"||s.aspectRatio===void 0)return;const i=P(s.height,t,e.down,s)??n;return i===void 0?void 0:ce(nt(i,s,t,e.down),s,e)}function $c({from:s,to:t,
size:e,whole:n,first:i,last:o,flow:r,share:a,margins:c}){if(s===void 0&&t===void 0)return r+i-a*(i+e+o);if(s===void 0)return n-t-e-o;if(t!==void 0&&c[0]==="auto"){
const l=n-s-t-e;return s+(c[1]==="auto"?Math.max(l/2,0):l-R(c[1],n))}return s+i}const un=500,Pc=500;function aw({fragment:s}){switch(s.kind){case"text":return s.
text;case"atom":return Sc;case"open":return qs(s.box.style);case"close":return m0(s.box.style);default:return""}}function*cw(s,t,e,n){const i=w0(t.style)+e.map(
({style:l})=>qs(l)).join(""),o=s.map(aw),r=[],a=s.map(()=>({first:1/0,last:-1}));let c=0;for(const{text:l,rtl:d,index:h}of(0,Ot.rg)(i,o)){++c%un===0&&(yield un*
Pc);const f=s[h],{fragment:u}=f;if(u.kind!=="text"&&u.kind!=="atom")continue;const p=a[h];if(p.first=Math.min(p.first,r.length),p.last=r.length,u.kind==="atom")
r.push(f);else{const g=we(l,u.style,u.owner,n,d);r.push({fragment:g,width:g.width})}}return yield*lw(s,r,a,e)}function*lw(s,t,e,n){const i=new Map,o=new Map,r=[],
a=n.map(h=>({item:pn("resume",h),box:h,index:0}));let c=0;function*l({item:h,box:f,index:u},p,g){const[m,w]=f.style.direction==="rtl"?dw(h,f,g):[h,g];let[b,y]=[
1/0,-1];for(let x=u;x<p;x++)++c%un===0&&(yield un*Pc),b=Math.min(b,e[x].first),y=Math.max(y,e[x].last);if(y<0)return(0,$.RZ)(r,[m,w]);i.set(b,[m,...i.get(b)??[]]),
o.set(y,[...o.get(y)??[],w])}for(const[h,f]of s.entries()){const{fragment:u}=f;if(u.kind==="apart"&&r.push(f),u.kind==="open"&&a.push({item:f,box:u.box,index:h}),
u.kind!=="close")continue;const p=a.findLastIndex(({box:g})=>g===u.box);p>=0&&(yield*l(a.splice(p,1)[0],h,f))}n.splice(0,n.length);for(const{box:h}of a)n.push(h);
for(const h of a.reverse())yield*l(h,s.length,pn("pause",h.box));const d=[];for(const[h,f]of t.entries())(0,$.RZ)(d,i.get(h)??[]),d.push(f),(0,$.RZ)(d,o.get(h)??
[]);return(0,$.RZ)(d,r),d}const pn=(s,t)=>({fragment:{kind:s,box:t},width:0});function dw(s,t,e){const[n,i]=[s.fragment.kind==="open",e.fragment.kind==="close"];
return n===i?[s,e]:n?[pn("resume",t),{fragment:{kind:"close",box:t},width:s.width}]:[{fragment:{kind:"open",box:t},width:e.width},pn("pause",t)]}const Rt=200,gn=5e3,
hw={x:0,y:0},Dc=.01,_c=.268;function*fw(s){const{items:t,block:e,open:n,layout:i}=s,o=s.turns?yield*cw(t,e,n,i):t;return yield*new uw(s,o).place()}class uw{wishes;items;isLoose;above;below;x=0;texts=[];atoms=[];inlines=[];stack=[];tallest=0;constructor(t,e){
this.wishes=t,this.items=e;const{above:n,below:i}=t.layout.lineOf(t.block.style),o=e.some(({fragment:r})=>r.kind==="text"||r.kind==="atom");this.isLoose=t.layout.
quirks!=="none"&&o&&t.block.marker===void 0,this.above=this.isLoose?0:n,this.below=this.isLoose?0:i}*place(){const{wishes:t,items:e}=this;for(const a of t.turns?
[]:t.open)this.stack.push({box:a,x:0,isFirst:!1,level:this.levelOf(a)});const n=e.reduce((a,{width:c})=>a+c,0),{start:i,stretch:o}=this.alignment(n);this.x=t.left+
i;for(const a of this.stack.splice(0))this.stack.push({...a,x:this.x});for(const[a,c]of e.entries())a%Rt===Rt-1&&(yield Rt*gn),this.put(c,o);for(const a of this.
stack)this.inlines.push({...a,width:this.x-a.x,isLast:!1});t.turns||(t.open.splice(0,t.open.length),(0,$.RZ)(t.open,this.stack.map(({box:a})=>a)));const r=Math.
max(this.above+this.below,this.tallest);return yield*this.finish(r)}*finish(t){const e=this.above,{layout:n,whole:i}=this.wishes,o=this.atoms.map(({laid:c,owner:l,
x:d,top:h,shift:f})=>{const{marginTop:u,marginBottom:p}=c.box.style;return c.x=d+f.x,h==="top"?c.y=R(u,i):h==="bottom"?c.y=t-c.height-R(p,i):c.y=e+h,c.y+=f.y,{laid:c,
owner:l}});this.inlines.length>Rt&&(yield this.inlines.length*gn);const r=this.inlines.filter(({box:c})=>c.place!==void 0||ww(c.style)).map(({box:c,x:l,width:d,
level:h,isFirst:f,isLast:u})=>{const{ascent:p,descent:g}=n.metricsOf(c.style),{style:m}=c,w=(0,S.Il)(m.paddingTop,i)+m.borderTopWidth,b=(0,S.Il)(m.paddingBottom,
i)+m.borderBottomWidth,y=e-h.rise-p-w+h.shift.y;return{box:c,x:l+h.shift.x,width:d,y,height:p+g+w+b,isFirst:f,isLast:u}}),a=[];for(const[c,{level:l,x:d,...h}]of this.
texts.entries()){const{rise:f,shift:u,drops:p}=l;c%Rt===Rt-1&&(yield Rt*gn),bw(a,{...h,x:d+u.x,y:e-f+u.y,...p&&{drops:p}})}a.length>Rt&&(yield a.length*gn);for(const[
c,l]of a.entries())a[c]={...l,words:(0,$.Hn)(l.words)};return{y:0,height:t,baseline:e,texts:(0,$.Hn)(a),atoms:o,inlines:r}}alignment(t){const{width:e,isLast:n,block:i}=this.
wishes,{textAlignLast:o,direction:r}=i.style,a=n&&o!=="auto"?o:i.style.textAlign,c=e-t,l=r==="rtl";if(c<Dc)return{start:l?c:0,stretch:0};if(a==="center")return{
start:c/2,stretch:0};if(a==="right"||a==="end"&&!l||a==="start"&&l)return{start:c,stretch:0};if(a!=="justify")return{start:0,stretch:0};const d=this.items.filter(
({fragment:h})=>h.kind==="text"&&h.isSpace).length;return n&&o==="auto"||d===0?{start:l?c:0,stretch:0}:{start:0,stretch:c/d}}put({fragment:t,width:e,laid:n},i){
switch(t.kind){case"text":return this.putText(t,t.isSpace?e+i:e,i);case"open":this.x+=R(t.box.style.marginLeft,this.wishes.whole),this.stack.push({box:t.box,x:this.
x,isFirst:!0,level:this.levelOf(t.box)}),this.x+=e-R(t.box.style.marginLeft,this.wishes.whole);return;case"resume":this.stack.push({box:t.box,x:this.x,isFirst:!1,
level:this.levelOf(t.box)});return;case"pause":return this.close(t.box,!1);case"close":{const o=R(t.box.style.marginRight,this.wishes.whole);this.x+=e-o,this.close(
t.box,!0),this.x+=o;return}case"atom":return this.putAtom(n,t.owner,e);case"apart":}}close(t,e){const n=this.stack.findLastIndex(o=>o.box===t);if(n<0)return;const[
i]=this.stack.splice(n,1);this.inlines.push({...i,width:this.x-i.x,isLast:e})}get level(){return this.stack.at(-1)?.level??{rise:0,style:this.wishes.block.style,
shift:hw}}putText({style:t,owner:e,word:n},i,o){const{level:r}=this;this.reach(r.rise,this.wishes.layout.lineOf(t));const a=o>0&&i>0&&n.text===" "?{...n,width:i*
1e3/t.fontSize,after:o*1e3/t.fontSize}:n,c=a===n&&t.wordSpacing!==0&&n.text===" "?{...n,after:t.wordSpacing*1e3/t.fontSize}:a;this.texts.push({x:this.x,y:0,width:i,
style:t,owner:e,words:[c],level:r}),this.x+=i}reach(t,{above:e,below:n}){this.above=Math.max(this.above,e+t),this.below=Math.max(this.below,n-t)}putAtom(t,e,n){
const{style:i}=t.box,{whole:o,layout:r}=this.wishes,[a,c]=[R(i.marginTop,o),R(i.marginBottom,o)],l=this.x+R(i.marginLeft,o);this.x+=n;const d=t.height+a+c,{verticalAlign:h}=i;
if(h==="top"||h==="bottom"){this.tallest=Math.max(this.tallest,d),this.atoms.push({laid:t,owner:e,x:l,top:h,shift:this.level.shift});return}const f=this.level;let p=(mw(
t)??t.height+c)+a+f.rise+Hc(i,f.style,r);const g=r.metricsOf(f.style);h==="middle"&&(p=d/2+f.rise+f.style.fontSize*_c),h==="text-top"&&(p=f.rise+g.ascent),h==="\
text-bottom"&&(p=f.rise-g.descent+d),this.above=Math.max(this.above,p),this.below=Math.max(this.below,d-p),this.atoms.push({laid:t,owner:e,x:l,top:-p+a,shift:f.
shift})}levelOf(t){const e=this.level,{style:n}=t,{layout:i}=this.wishes,o=i.lineOf(n),r=e.style.fontSize*_c-(o.above-o.below)/2,a=e.rise+(n.verticalAlign==="mi\
ddle"?r:Hc(n,e.style,i));this.isLoose||this.reach(a,o);const c=n.position==="relative"?kr(n,{width:this.wishes.whole,height:void 0}):void 0,l=c?{x:e.shift.x+c.x,
y:e.shift.y+c.y}:e.shift,d=a===e.rise&&!e.drops?void 0:pw(n,a-e.rise,e);return{rise:a,style:n,shift:l,...d&&{drops:d}}}}function pw({decorations:s,textDecorationLine:t},e,n){
const i=s.length-t.size;if(i<=0)return;const o=n.style.decorations.map((r,a)=>e+(n.drops?.[a]??0)).slice(-i);return s.map((r,a)=>o[a]??0)}function Hc(s,t,e){const{
verticalAlign:n}=s;if(typeof n=="object"){const{above:i,below:o}=e.lineOf(s);return(0,S.Il)(n,i+o)}return n==="sub"?-(t.fontSize/5+1):n==="super"?t.fontSize/3+1:
0}const gw=new Set(["flex","grid","table"]);function mw({box:s,firstBaseline:t,lastBaseline:e}){return gw.has(s.inner)?t:s.style.overflow==="hidden"||s.isOnLine?
void 0:e}const ww=s=>s.backgroundColor!==void 0||s.backgroundClip==="text"&&s.textFill!==void 0||s.backgroundImage.length>0||s.borderTopWidth+s.borderRightWidth+
s.borderBottomWidth+s.borderLeftWidth>0||s.boxShadow.length>0;function bw(s,t){const e=s.at(-1);e&&e.style===t.style&&e.owner===t.owner&&e.y===t.y&&Math.abs(e.x+
e.width-t.x)<Dc?(e.words.push(t.words[0]),s[s.length-1]={...e,width:e.width+t.width}):s.push({...t,words:[...t.words]})}const ti=6e3;function*yw(s,t,e){const n=yield*Ic(
s.box,e.layout,!1),i=yield*R0(s.box,e.layout,n.list.length),o=function*(h){const f=new kw(s,t,e,n.turns,h);for(const[u,p]of n.list.entries())u%20===0&&(yield 20*
ti),yield*f.add(p,i?.[u]);return yield*f.finish(),f},{height:r}=yield*o(),{length:a}=s.lines;if(!s.box.style.isBalanced||a<2||a>xw||!n.list.every(({fragments:h})=>h.
every(({kind:f})=>f!=="apart"&&f!=="atom")))return r;let[l,d]=[t.width/a/2,t.width];for(;d-l>1;){const h=(l+d)/2;yield*o(h),s.lines.length>a?l=h:d=h}return(yield*o(
d)).height}const xw=6;class kw{laid;space;tools;turns;most;items=[];width=0;spaces=[];lines=[];y;open=[];isFirst=!0;waiting=[];constructor(t,e,n,i,o=1/0){this.laid=
t,this.space=e,this.tools=n,this.turns=i,this.most=o,this.y=e.top}get height(){return this.y-this.space.top}*add(t,e){let n=this.isFirst&&e?e:t,i=yield*this.itemsOf(
n.fragments),o=Xt(i);const r=this.width+Xt(this.spaces)+o+n.hyphen;if(this.items.length>0&&r>this.room()+.01){if(this.cutsOf(i)==="letters"&&(yield*this.fill(i)))
return yield*this.endPiece(n);yield*this.end(!1),n!==t&&(n=t,i=yield*this.itemsOf(n.fragments),o=Xt(i))}if(this.items.length===0&&this.clearFloats(o),o>this.room()+
.01&&this.cutsOf(i))for(const a of yield*this.cut(i))yield*this.put(a,!0);else yield*this.put(i,!1);yield*this.endPiece(n)}*endPiece(t){this.spaces=yield*this.itemsOf(
t.spaces),t.ends&&(yield*this.end(!0))}*fill(t){const e=this.room()-this.width-Xt(this.spaces),n=yield*this.cut(t,e);if(Xt(n[0])>e+.01)return!1;for(const[i,o]of n.
entries())yield*this.put(o,i>0);return!0}*finish(){(this.items.length>0||this.spaces.some(({fragment:i})=>i.kind!=="text"))&&(yield*this.end(!0,!0));const{lineClamp:t=1/0}=this.
laid.box.style,e=this.lines[Math.min(t,this.lines.length)-1];e&&t<this.lines.length&&(this.lines[t-1]={...e,isCut:!0},this.y=e.y+e.height),this.laid.lines=(0,$.
Hn)(this.lines);const[n]=this.lines;n&&(this.laid.firstBaseline=n.y+n.baseline),e&&(this.laid.lastBaseline=e.y+e.baseline)}*put(t,e){e&&this.items.length>0&&(yield*this.
end(!1));for(const n of this.spaces)this.items.push(n);this.spaces=[];for(const n of t)this.items.push(n);this.width=Xt(this.items)}get indent(){return this.isFirst?
(0,S.Il)(this.laid.box.style.textIndent,this.space.width):0}band(){const{floats:t,origin:e,left:n,width:i}=this.space,o={left:e.x+n,right:e.x+n+i};return t.isEmpty?
o:t.band(e.y+this.y,this.tools.layout.lineOf(this.laid.box.style).above,o)}room(){const{left:t,right:e}=this.band();return Math.min(e-t,this.most)-this.indent}clearFloats(t){
const{floats:e,origin:n}=this.space;for(;t>this.room()+.01;){const i=e.nextBottom(n.y+this.y);if(i===void 0||this.room()>=this.space.width-this.indent-.01)return;
this.y=i-n.y}}*itemsOf(t){const e=[],{width:n}=this.space;for(const i of t)switch(i.kind){case"text":e.push({fragment:i,width:i.width});break;case"open":{const{
style:o}=i.box;e.push({fragment:i,width:R(o.marginLeft,n)+o.borderLeftWidth+(0,S.Il)(o.paddingLeft,n)});break}case"close":{const{style:o}=i.box;e.push({fragment:i,
width:R(o.marginRight,n)+o.borderRightWidth+(0,S.Il)(o.paddingRight,n)});break}case"atom":{const o=yield*this.tools.inner(i.box,n),{marginLeft:r,marginRight:a}=i.
box.style;e.push({fragment:i,laid:o,width:o.width+R(r,n)+R(a,n)});break}case"apart":yield*this.apart(i.box)}return e}*apart(t){if(t.isPositioned)return this.tools.
keep(t,this.space.left+this.width,this.y);const e=yield*this.tools.inner(t,this.space.width),{marginLeft:n,marginRight:i}=t.style,o=e.width+R(n,this.space.width)+
R(i,this.space.width);this.items.length>0&&this.width+o>this.room()?this.waiting.push(e):this.tools.float(e,this.y)}cutsOf(t){const e=t.flatMap(({fragment:i})=>i.
kind==="text"?[i.style]:[]);if(e.some(({wordBreak:i})=>i==="break-all"))return"letters";if(e.some(({overflowWrap:i,wordBreak:o})=>i!=="normal"||o==="break-word"))
return"anywhere";const{width:n}=this.tools.layout.page;return t.some(({fragment:i,width:o})=>i.kind==="text"&&o>n)?"separators":void 0}*cut(t,e=this.room()){const n=[];
for(const a of t){const{fragment:c}=a;if(yield 40*ti,c.kind!=="text")n.push({item:a,text:"￼",width:a.width});else for(const l of(0,Ze.s)(c.text,d=>this.part(c,
d).width))n.push({...l,item:a})}const i=this.room();let o=0;const r=[];for(const a of(0,Ze.ZM)(n,c=>c===0?e:i,this.cutsOf(t))){yield 2*ti;const c=[];for(let l=o;l<
o+a;){const{item:d}=n[l],{fragment:h}=d;let f="";for(;l<o+a&&n[l].item===d;l++)f+=n[l].text;if(h.kind!=="text")c.push(d);else{const u=this.part(h,f);c.push({fragment:u,
width:u.width})}}o+=a,r.push(c)}return r}part(t,e){return we(e,t.style,t.owner,this.tools.layout)}*end(t,e=!1){const n=this.band();for(const a of this.spaces)a.
fragment.kind!=="text"&&this.items.push(a);t||this.hyphenate();const i=yield*fw({layout:this.tools.layout,block:this.laid.box,items:this.items,open:this.open,left:n.
left-this.space.origin.x+this.indent,width:n.right-n.left-this.indent,whole:this.space.width,isLast:t,turns:this.turns}),o=e&&this.items.every(Ow)?0:i.height;this.
lines.push({...i,y:this.y,height:o}),this.y+=o,this.items=[],this.spaces=[],this.width=0,this.isFirst=!1;const{waiting:r}=this;this.waiting=[];for(const a of r)
this.tools.float(a,this.y)}hyphenate(){const{items:t}=this,e=Lc(t.map(({fragment:o})=>o),this.tools.layout);if(!e)return;const{soft:n,shown:i}=e;t[t.findIndex(({
fragment:o})=>o===n)]={fragment:i,width:i.width}}}function Ow({fragment:s,width:t}){if(s.kind!=="open"&&s.kind!=="close")return!1;const{style:e}=s.box,n=e.borderTopWidth+
e.borderBottomWidth+e.paddingTop.px+e.paddingBottom.px;return t===0&&n===0}const Xt=s=>s.reduce((t,{width:e})=>t+e,0);function*Mw(s,t,e,n){const i=s.border.left+
s.padding.left,o=s.border.top+s.padding.top;if(s.box.inner==="lines"){const r={width:e.width,height:e.height},a=(c,l)=>Gc(c,s,n,{left:i,width:e.width,y:l});return yield*yw(
s,{left:i,top:o,width:e.width,floats:n.floats,origin:n},{layout:t,inner:c=>t.layOut(c,{...r,shrinks:!0}),float:a,keep:(c,l,d)=>pe(s,c,{x:l,y:d})})}return yield*new Sw(
s,t,n,{left:i,top:o,...e}).lay()}function Gc(s,t,{floats:e,x:n,y:i},o){const r=ft(s.box.style,o.width),{style:a}=s.box,c=a.float==="right"?"right":"left",l=Math.
max(i+o.y,e.clear(a.clear)),d={left:n+o.left,right:n+o.left+o.width},h=e.place(c,s.width+C(r),s.height+A(r),l,d);s.x=h.x-n+r.left,s.y=h.y-i+r.top,t.apart.push(s)}
class Sw{laid;layout;context;inside;y;pending=new kt;isFirst=!0;top=new an;endsBelow=!1;constructor(t,e,n,i){this.laid=t,this.layout=e,this.context=n,this.inside=
i,this.y=i.top}*lay(){const{laid:t,inside:e}=this;t.box.legend&&(yield*this.onBorder(t.box.legend));for(const c of t.box.children)if(yield K,c!==t.box.legend){if(c.
isPositioned)this.keepPlace(c);else if(c.style.float==="none")yield*this.inFlow(c);else{const l=yield*this.layout.layOut(c,{width:e.width,height:e.height,shrinks:!0});
Gc(l,t,this.context,{left:e.left,width:e.width,y:this.y+this.pending.size})}this.top.add(c)}const n=t.children.filter(({firstBaseline:c})=>c!==void 0),[i]=n,o=t.
children.findLast(({lastBaseline:c})=>c!==void 0),r=({box:c,height:l,y:d},h)=>d+(c.style.overflow==="hidden"?Math.max(Math.min(h,l),0):h);i&&(t.firstBaseline=r(
i,i.firstBaseline)),o&&(t.lastBaseline=r(o,o.lastBaseline));const a=Vm(t)&&!this.endsBelow;return t.after=a?this.pending:new kt,this.y-e.top+(a?0:this.pending.size)}*onBorder(t){
const{laid:e,inside:n}=this,i=ft(t.style,n.width),o=yield*this.layout.layOut(t,{width:n.width,height:n.height,shrinks:!0}),{top:r}=e.border;o.x=n.left+mn(t,o.width,
n.width,Fc(e.box.style)),o.y=i.top+Math.max((r-o.height)/2,0),e.children.push(o),e.legend=o,this.y+=Math.max(o.height+A(i)-r,0),this.isFirst=!1}keepPlace(t){const{
laid:e,inside:n}=this,o={x:e.box.style.direction==="rtl"?1:0,y:fe(t.style.alignSelf)};pe(e,t,{x:n.left+o.x*n.width,y:this.y+this.pending.size,share:o})}*inFlow(t){
const{laid:e}=this,{style:n,widening:i}=t,o=i===0?this.inside:{...this.inside,width:this.inside.width+i},r=ft(n,o.width),a=this.isFirst&&Zm(e)&&this.top.isBeside(
t,o.width),c=a?new kt:this.pending,l=(p,g)=>this.clearance(p)>this.y+c.join(g).size,d=Jm(t,o.width,l);this.pending=a?c:c.join(d);const h=this.clearance(n),f=h>this.
y+this.pending.size,u=yield*this.layAt(t,f?h:this.y+this.pending.size,{margins:r,inside:o});if(e.children.push(u),cn(t)&&u.height===0){f&&([this.y,this.pending,
this.isFirst]=[h-d.size,d,!1]),this.endsBelow||=f,(!a||f)&&(this.pending=this.pending.add(r.bottom));return}this.y=u.y+u.height,this.pending=u.after.add(r.bottom),
this.isFirst=!1,this.endsBelow=!1}clearance({clear:t}){return this.context.floats.clear(t)-this.context.y}*layAt(t,e,{margins:n,inside:i}){const{context:o,layout:r}=this,
a=Fc(this.laid.box.style);if(pt(t))return yield*vw(t,e,o,{layout:r,inside:i,margins:n,side:a});const{floats:c}=o,l=i.left+n.left,d={width:i.width,height:i.height},
h=yield*r.layOut(t,d,{floats:c,x:o.x+l,y:o.y+e});return h.x=i.left+mn(t,h.width,i.width,a),h.y=e,h}}function*vw(s,t,{floats:e,x:n,y:i},o){const{layout:r,inside:a,
margins:c,side:l}=o,d={left:n+a.left,right:n+a.left+a.width},h=e.isEmpty?0:yield*Tw(s,a,r);let[f,u]=[t,0];for(;;){const g=e.band(i+f,u,d),[m,w]=[g.left>d.left,g.
right<d.right],b=m||w?e.nextBottom(i+f):void 0;if(b===void 0)break;if(yield K/4,-c.left>g.left-d.left&&m||h>g.right-g.left+.01||w&&-c.right>d.right-g.right){[f,
u]=[b-i,0];continue}const x=Math.max(d.left+c.left,g.left),M=Math.min(d.right-c.right,g.right),v=yield*r.layOut(s,yield*Iw(s,a,Math.max(M-x,0),r)),T=e.band(i+f,
v.height,d);if(T.left>g.left||T.right<g.right){u=v.height;continue}return v.x=x-n+mn(s,v.width+c.left+c.right,M-x,l)-c.left,v.y=f,v}const p=yield*r.layOut(s,{width:a.
width,height:a.height});return p.x=a.left+mn(s,p.width,a.width,l),p.y=f,p}function*Tw(s,t,e){const{style:n}=s;if(s.inner==="table"&&n.width==="auto")return(yield*e.
widthsOf(s)).least;if(n.width!=="auto"||s.inner==="image"||n.aspectRatio!==void 0)return(yield*e.layOut(s,{width:t.width,height:t.height})).width;const i=C(Z(n))+
C(q(n,t.width));return Q(0,n,t.width,i)}function*Iw(s,{width:t,height:e},n,i){const{style:o,inner:r}=s;if(o.width!=="auto"||r==="image"||o.aspectRatio!==void 0)
return{width:t,height:e};const a=C(Z(o))+C(q(o,t)),c=r==="table"?yield*i.widthsOf(s):void 0,l=c?Math.max(c.least,Math.min(c.most,n)):n;return{width:t,height:e,fixedWidth:Q(
l,o,t,a)}}const Fc=({blockAlign:s,direction:t})=>s==="start"?t==="rtl"?"right":"left":s;function mn({style:s},t,e,n){const{marginLeft:i,marginRight:o}=s,r=e-t-R(
i,e)-R(o,e);if(i==="auto")return r<=0?0:o==="auto"?r/2:r;const a=R(i,e);return o==="auto"||n==="left"?a:a+(n==="right"?r:Math.max(r/2,0))}class Rw{around;layout;inside;room;isRow;constructor(t,e,n,i,o){
this.around=t,this.layout=e,this.inside=n,this.room=i,this.isRow=o}*measure(t){const{inside:e,isRow:n}=this,{style:i}=t,o=ft(i,e.width),[r,a]=[Z(i),q(i,e.width)],
c=n?C(r)+C(a):A(r)+A(a),l=Math.max(yield*this.baseOf(t,c),c),d=n?e.width:e.height,h=yield*this.leastOf(t,c),f=P(n?i.maxWidth:i.maxHeight,d,c,i)??1/0;return{box:t,
margins:o,base:l,least:Math.max(h,c),most:f,edges:c,main:Math.max(Math.min(l,f),h,c),laid:void 0}}*baseOf(t,e){const{inside:n,isRow:i,layout:o}=this,{style:r}=t,
a=i?n.width:n.height,c=i?r.width:r.height,l=r.flexBasis==="auto"?c:r.flexBasis,d=l==="content"?void 0:P(l,a,e,r);if(d!==void 0)return d;if(i){if(t.inner==="imag\
e")return yield*this.widthOfPicture(t);const u=l==="auto"?this.widthByRatio(t):void 0;if(u!==void 0)return u;const p=yield*o.widthsOf(t);return this.limitItem(l===
"min-content"?p.least:p.most,r)}const h=yield*this.layItem(t,void 0),{aspectRatio:f}=r;return f===void 0||t.inner==="image"?h.height:xr(h.width,r,this.edgesOf(r))}*leastOf(t,e){
const{inside:n,isRow:i,layout:o}=this,{style:r}=t,a=i?r.minWidth:r.minHeight,c=i?n.width:n.height;if(a!=="auto")return P(a,c,e,r)??0;if(r.overflow==="hidden")return 0;
const l=P(i?r.width:r.height,c,e,r)??1/0,d=P(i?r.maxWidth:r.maxHeight,c,e,r)??1/0;if(!i){const u=yield*this.layContent(t),p=r.aspectRatio===void 0||t.inner==="i\
mage";return Math.min(u.height,p?l:xr(u.width,r,this.edgesOf(r)),l,d)}const h=t.inner==="image"?void 0:this.widthByRatio(t);if(h!==void 0)return Math.min(h,l,d);
const f=t.inner==="image"?yield*this.widthOfPicture(t):yield*V0(t,o);return Math.min(this.limitItem(f,r),l,d)}layContent(t){return this.layItem(t,void 0,typeof t.
style.height=="object"&&t.inner!=="image")}edgesOf(t){const[e,n]=[Z(t),q(t,this.inside.width)];return{across:C(e)+C(n),down:A(e)+A(n)}}isLoose({style:t}){const{
flexBasis:e,height:n,aspectRatio:i}=t;if(this.inside.height!==void 0||i!==void 0)return!1;const o=e==="auto"?n:e;return typeof o!="object"||o.percent!==0}filledHeight(t){
if(!(Hs(t,this.around)&&tt(t.height)&&!ei(t,!1))||this.around.flexWrap!=="nowrap"||this.room===void 0)return;const{down:n}=this.edgesOf(t);return nt(this.room-A(
ft(t,this.inside.width)),t,this.inside.height,n)}*widthOfPicture(t){return(yield*this.layout.layOut(t,{...this.inside,fixedHeight:this.filledHeight(t.style)})).
width}widthByRatio({style:t}){const{inside:e}=this;if(t.aspectRatio===void 0||t.width!=="auto")return;const n=this.edgesOf(t),i=P(t.height,e.height,n.down,t)??this.
filledHeight(t);if(i!==void 0)return ce(nt(i,t,e.height,n.down),t,n)}limitItem(t,e){return Ye(t,e,this.inside.height,this.edgesOf(e))}layItem(t,e,n=!1){const{inside:i,
isRow:o,layout:r}=this,a=this.isLoose(t),c=ft(t.style,i.width);if(o)return r.layOut(t,{...i,fixedWidth:e});const l=Hs(t.style,this.around)&&tt(t.style.width)&&!ei(
t.style,!0),d=C(Z(t.style))+C(q(t.style,i.width)),h=this.around.flexWrap!=="nowrap",f=l&&!h?Q(i.width-C(c),t.style,i.width,d):void 0;return r.layOut(t,{...i,fixedWidth:f,
fixedHeight:e,shrinks:!0,isLoose:a,isOpen:n})}}function jc(s){let t=s.known.get("shares");return t===void 0&&(t=s.children.some(e=>{const{height:n,minHeight:i,maxHeight:o}=e.
style;return[n,i,o].some(a=>typeof a=="object"&&a.percent!==0)||tt(n)&&(e.inner==="flex"||e.inner==="grid")&&jc(e)}),s.known.set("shares",t)),t}const ei=(s,t)=>t?
s.marginLeft==="auto"||s.marginRight==="auto":s.marginTop==="auto"||s.marginBottom==="auto";function*Lw(s,t,{room:e,...n},i){return yield*new Cw(s,t,n,i,e).lay()}
class Cw{laid;layout;inside;space;room;style;isRow;mainGap;crossGap;mainRoom;left;top;items;constructor(t,e,n,i,o){this.laid=t,this.layout=e,this.inside=n,this.
space=i,this.room=o,this.style=t.box.style,this.isRow=this.style.flexDirection.startsWith("row");const r=(l,d)=>l?(0,S.Il)(l,d):0,[a,c]=[r(this.style.columnGap,
n.width),r(this.style.rowGap,n.height??0)];this.mainGap=this.isRow?a:c,this.crossGap=this.isRow?c:a,this.mainRoom=this.isRow?n.width:o,this.items=new Rw(this.style,
e,n,o,this.isRow),this.left=t.border.left+t.padding.left,this.top=t.border.top+t.padding.top}*lay(){const t=this.laid.box.children.filter(o=>!o.isPositioned);t.
some(({style:o})=>o.order!==0)&&t.sort((o,r)=>o.style.order-r.style.order);const e=[];for(const o of t)e.push(yield*this.items.measure(o));const n=this.linesOf(
e);this.mainRoom??=this.limitMain(n);for(const o of n)this.flexLine(o);for(const o of n)yield*this.layLine(o);const i=yield*this.placeLines(n);for(const o of this.
laid.box.children)o.isPositioned&&this.keepPlace(o,i);return this.takeBaselines(n),i}linesOf(t){const e=this.mainRoom??this.mostMain();if(this.style.flexWrap===
"nowrap")return[{items:[...t],cross:0}];const n=[];let i=0;for(const o of t){const r=o.main+this.mainMargins(o),a=n.at(-1);a&&i+this.mainGap+r<=e+.01?(a.items.push(
o),i+=this.mainGap+r):(n.push({items:[o],cross:0}),i=r)}return n.length>0?n:[{items:[],cross:0}]}limitMain(t){const{border:e,padding:n}=this.laid,i=A(e)+A(n),o=t.
map(({items:r})=>this.lengthOf(r));return nt((0,$.Kf)([...o,0])+i,this.style,this.space.height,i)-i}mostMain(){const{border:t,padding:e}=this.laid,n=A(t)+A(e);return(P(
this.style.maxHeight,this.space.height,n,this.style)??1/0)-n}lengthOf(t){return t.reduce((n,i)=>n+i.main+this.mainMargins(i),0)+Math.max(t.length-1,0)*this.mainGap}mainMargins({
margins:t}){return this.isRow?C(t):A(t)}crossMargins({margins:t}){return this.isRow?A(t):C(t)}flexLine({items:t}){const{mainRoom:e}=this;if(e===void 0)return;const n=e-
Math.max(t.length-1,0)*this.mainGap-t.reduce((a,c)=>a+this.mainMargins(c),0),i=t.reduce((a,{main:c})=>a+c,0)<n,o=({box:a,base:c,edges:l})=>i?a.style.flexGrow:a.
style.flexShrink*(c-l),r=new Set(t.filter(a=>o(a)>0&&(i?a.base<=a.main:a.base>=a.main)));for(const a of r)a.main=a.base;for(;r.size>0;){let a=0;for(const g of t)
a+=r.has(g)?g.base:g.main;const c=n-a;if(i?c<=0:c>=0){for(const g of r)g.main=Math.max(Math.min(g.base,g.most),g.least);break}const l=[...r].reduce((g,m)=>g+o(m),
0),d=i&&l<1?c*l:c;let h=0;const f=new Map;for(const g of r){const m=g.base+d*o(g)/l,w=Math.max(Math.min(m,g.most),g.least);f.set(g,m),g.main=w,h+=w-m}const u=g=>{
const m=g.main-f.get(g);return Math.abs(h)<.001?!0:h>0?m>0:m<0},p=[...r].filter(u);for(const g of p)r.delete(g)}}*layLine(t){let e=0,[n,i]=[0,0];for(const o of t.
items){o.laid=yield*this.items.layItem(o.box,o.main);const r=this.isRow?o.laid.height:o.laid.width;if(e=Math.max(e,r+this.crossMargins(o)),this.isRow&&this.alignOf(
o.box)==="baseline"){const a=(o.laid.firstBaseline??r)+o.margins.top;n=Math.max(n,a),i=Math.max(i,r+this.crossMargins(o)-a)}}t.cross=Math.max(e,n+i)}alignOf({style:t}){
return t.alignSelf==="auto"?this.style.alignItems:t.alignSelf}*placeLines(t){const{isRow:e,inside:n,style:i}=this,o=Math.max(t.length-1,0)*this.crossGap;let r=t.
reduce((p,{cross:g})=>p+g,0)+o;const a=e?this.room??this.limitCross(r):n.width;i.flexWrap==="nowrap"&&t[0]&&(r=t[0].cross=a);const c=a-r,l=i.alignContent;if(c>0&&
i.flexWrap!=="nowrap"&&(l==="normal"||l==="stretch")){for(const p of t)p.cross+=c/t.length;r+=c}const d=nn(i.flexWrap==="nowrap"?"start":l,a-r,t.length);let h=d.
before;const f=i.flexWrap==="wrap-reverse"?[...t].reverse():t;let u=0;for(const p of f)u=Math.max(u,yield*this.placeLine(p,h)),h+=p.cross+this.crossGap+d.between;
return e?r:u}limitCross(t){const{border:e,padding:n}=this.laid,i=A(e)+A(n);return nt(t+i,this.style,this.space.height,i)-i}*placeLine({items:t,cross:e},n){const{
isRow:i,style:o,laid:r}=this,a=o.flexDirection.endsWith("reverse")!==(i&&o.direction==="rtl"),c=this.lengthOf(t),l=this.mainRoom??c,d=l-c,h=t.reduce((g,{box:m})=>g+
Aw(m.style,i),0),f=h>0&&d>0?{before:0,between:0}:nn(o.justifyContent,d,t.length);let u=f.before;const p=this.baselineOf(t);for(const g of t){const m=h>0&&d>0?d/
h:0,[w,b]=this.mainSides(g,m);yield*this.stretch(g,e);const y=g.laid,x=u+w,M=a?l-x-g.main:x,v=n+this.crossOffset(g,e,p);y.x=this.left+(i?M:v),y.y=this.top+(i?v:
M),r.children.push(y),u=x+g.main+b+this.mainGap+f.between}return r.flow="bands",Math.max(l,c)}mainSides({box:t,margins:e},n){const{style:i}=t,[o,r]=this.isRow?[
i.marginLeft,i.marginRight]:[i.marginTop,i.marginBottom],a=this.isRow?[e.left,e.right]:[e.top,e.bottom];return[o==="auto"?n:a[0],r==="auto"?n:a[1]]}*stretch(t,e){
const{isRow:n,inside:i,layout:o}=this,{style:r}=t.box;if(!Hs(r,this.style)||ei(r,!n)||!tt(n?r.height:r.width))return;const a=e-this.crossMargins(t),[c,l]=[Z(r),
q(r,i.width)],d=n?nt(a,r,i.height,A(c)+A(l)):Q(a,r,i.width,C(c)+C(l));Math.abs(d-(n?t.laid.height:t.laid.width))<.01&&!(n&&jc(t.box))||(t.laid=yield*o.layOut(t.
box,{...i,fixedWidth:n?t.main:d,fixedHeight:n?d:t.main,isLoose:!n&&this.items.isLoose(t.box)}))}baselineOf(t){let e=0;if(!this.isRow)return e;for(const{box:n,laid:i,
margins:o}of t)this.alignOf(n)==="baseline"&&(e=Math.max(e,o.top+(i.firstBaseline??i.height)));return e}crossOffset(t,e,n){const{isRow:i,style:o}=this,{margins:r,
box:a}=t,c=t.laid,l=i?c.height:c.width,d=e-l-this.crossMargins(t),[h,f]=i?[a.style.marginTop,a.style.marginBottom]:[a.style.marginLeft,a.style.marginRight],u=i?
r.top:r.left;if(h==="auto"||f==="auto"){const m=Math.max(d,0);return u+(h==="auto"?f==="auto"?m/2:m:0)}const p=this.alignOf(a);if(p==="baseline"&&i)return n-(c.
firstBaseline??l);const g=o.flexWrap==="wrap-reverse"||!i&&o.direction==="rtl";return u+_s(p,d,g)}takeBaselines(t){const[e]=t[0]?.items??[],n=t.at(-1)?.items.at(
-1),i=(o,r)=>{const a=o?.laid;return a&&a.y+(a[r]??a.height)};this.laid.firstBaseline=i(e,"firstBaseline"),this.laid.lastBaseline=i(n,"lastBaseline")}keepPlace(t,e){
const{isRow:n,style:i,inside:o}=this,r=i.direction==="rtl",a=i.flexDirection.endsWith("reverse")!==(n&&r),c=fe(i.justifyContent,a),l=fe(this.alignOf(t),i.flexWrap===
"wrap-reverse"!==(!n&&r)),d=n?{x:c,y:l}:{x:l,y:c},h=this.room??this.limitCross(e);pe(this.laid,t,{x:this.left+d.x*o.width,y:this.top+d.y*h,share:d})}}const Aw=(s,t)=>(t?
[s.marginLeft,s.marginRight]:[s.marginTop,s.marginBottom]).filter(e=>e==="auto").length;class Ew{placed=[];highest=0;get isEmpty(){return this.placed.length===0}band(t,e,{
left:n,right:i}){let[o,r]=[n,i];for(const a of this.placed)a.bottom<=t||a.top>=t+Math.max(e,.01)||(a.side==="left"?o=Math.max(o,a.right):r=Math.min(r,a.left));return{
left:o,right:r}}nextBottom(t){const e=(0,$.YG)(this.placed.flatMap(({bottom:n})=>n>t+.01?[n]:[]));return e===1/0?void 0:e}place(t,e,n,i,o){let r=Math.max(i,this.
highest),a=this.band(r,n,o);for(;a.right-a.left<e-.01;){const l=this.nextBottom(r);if(l===void 0)break;r=l,a=this.band(r,n,o)}const c=t==="left"?a.left:a.right-
e;return this.highest=r,this.placed.push({side:t,left:c,right:c+e,top:r,bottom:r+n}),{x:c,y:r}}clear(t){let e=-1/0;if(t==="none")return e;for(const n of this.placed)
(t==="both"||t===n.side)&&(e=Math.max(e,n.bottom));return e}}class Bw{colors;hidden=[];constructor({rows:t,groups:e,columns:n,columnBoxes:i,columnGroups:o}){const r=Array.
from({length:i.length},(a,c)=>i[c]?.style.backgroundColor);for(const{box:a,from:c,to:l}of o)for(let d=c;d<Math.min(l,n);d++)r[d]??=a.style.backgroundColor;if(this.
colors=r,!!r.some(a=>a!==void 0)){for(const{box:a,from:c,to:l}of e)if(Uc(a))for(let d=c;d<l;d++)this.hidden[d]=!0;for(const[a,c]of t.entries())Uc(c)&&(this.hidden[a]=
!0)}}under({box:t,row:e,column:n}){const i=this.colors[n];return i&&this.hidden[e]!==!0&&t.style.backgroundColor===void 0?i:void 0}}const Uc=({style:s})=>s.backgroundColor!==
void 0||s.backgroundImage.length>0,Kc=new WeakMap;function Ww(s,t){let e=Kc.get(s);e||Kc.set(s,e=new WeakMap);let n=e.get(t);return n||e.set(t,n={...s,backgroundColor:t}),
n}function*zw(s,t,e){yield*new Nw(s,t,e).lay()}class Nw{laid;layout;space;grid;collapsed;grounds;widths=[];gapX;gapY;constructor(t,e,n){this.laid=t,this.layout=
e,this.space=n;const{box:i}=t;this.grid=ge(i),this.grounds=new Bw(this.grid);const o=i.style.borderCollapse==="collapse";this.collapsed=o?Vs(i):void 0,this.gapX=
o?0:i.style.borderSpacingX,this.gapY=o?0:i.style.borderSpacingY,this.collapsed&&(t.border=this.collapsed.table,t.padding={top:0,right:0,bottom:0,left:0})}*lay(){
const{laid:t,layout:e,grid:n}=this,{style:i}=t.box,o=t.contentWidth-Ac(t.box,n);this.widths=i.tableLayout==="fixed"&&i.width!=="auto"?U0(t.box,o):F0(yield*Ec(t.
box,e),o);let r=yield*this.layCaptions("top",0);const a=r;r+=t.border.top+t.padding.top;const c=yield*this.layCells(),l=this.rowHeights(c);r=yield*this.placeRows(
c,l,r),r+=t.padding.bottom+t.border.bottom,t.frame={top:a,height:r-a},r=yield*this.layCaptions("bottom",r),t.height=Math.max(r,this.space.fixedHeight??0),t.flow=
"rows"}*layCaptions(t,e){let n=e;for(const i of this.grid.captions){if(i.style.captionSide!==t)continue;const{marginTop:o,marginBottom:r,marginLeft:a}=i.style,{
width:c}=this.laid,l=yield*this.layout.layOut(i,{width:c,height:void 0});l.x=R(a,c),l.y=n+R(o,c),n=l.y+l.height+R(r,c),this.laid.children.push(l)}return n}widthOf({
column:t,columns:e}){let n=(e-1)*this.gapX;for(let i=t;i<t+e;i++)n+=this.widths[i]??0;return n}*layCells(){const t=[];for(const e of this.grid.cells)yield K/4,t.
push({cell:e,laid:yield*this.layCell(e,void 0)});return t}*layCell(t,e){const n=this.grounds.under(t),i=t.box,o=n?ni(i,"ground",()=>Ww(i.style,n)):i,r=this.widthOf(
t),a={width:r,height:void 0,fixedWidth:r,fixedHeight:e},c=this.collapsed?.cells.get(i);return c?(o.known.set("edges",this.collapsed.edges.get(i)),yield*this.layout.
layOut(this.asQuirky(_w(o,c)),a)):yield*this.layout.layOut(this.asQuirky(o),{...a,width:this.laid.contentWidth})}asQuirky(t){return this.layout.quirks!=="all"||
t.style.boxSizing==="border-box"||tt(t.style.height)?t:ni(t,"quirky",()=>Dw(t.style))}rowHeights(t){const{grid:e}=this,n=e.rows.map(r=>P(r.style.height,this.space.
height,0,r.style)??0),i=[],o=e.rows.map(()=>({above:0,below:0}));for(const r of t){const{cell:a,laid:c}=r;if(a.rows>1){i.push(r);continue}if(n[a.row]=Math.max(n[a.
row],c.height),wn(a.box)&&c.firstBaseline!==void 0){const l=o[a.row];l.above=Math.max(l.above,c.firstBaseline),l.below=Math.max(l.below,c.height-c.slack-c.firstBaseline),
n[a.row]=Math.max(n[a.row],l.above+l.below)}}for(const{cell:r,laid:a}of i){const c=Array.from({length:r.rows},(d,h)=>r.row+h),l=c.reduce((d,h)=>d+n[h],(r.rows-1)*
this.gapY);a.height>l&&this.heighten(n,c,a.height-l)}return this.fillHeight(n),n}fillHeight(t){const{laid:e,grid:n}=this,{style:i}=e.box,o=A(e.border)+A(e.padding),
r=this.space.fixedHeight??P(i.height,this.space.height,o,i)??0,a=Math.max(r,P(i.minHeight,this.space.height,o,i)??0),c=t.reduce((l,d)=>l+d,0)+(n.rows.length+1)*
this.gapY+o;a>c&&t.length>0&&this.heighten(t,[...t.keys()],a-c)}heighten(t,e,n){const i=e.filter(a=>tt(this.grid.rows[a].style.height)),o=i.length>0?i:e,r=o.reduce(
(a,c)=>a+t[c],0);for(const a of o)t[a]=t[a]+n*(r>0?t[a]/r:1/o.length)}*placeRows(t,e,n){const{laid:i,grid:o,gapX:r,gapY:a}=this,c=i.border.left+i.padding.left,l=[];
let d=n+(o.rows.length>0?a:0);for(const g of e)l.push(d),d+=g+a;const h=[];let f=c+r;for(const g of this.widths)h.push(f),f+=g+r;const u=i.box.style.direction===
"rtl",p=[];for(const{box:g,from:m,to:w}of o.groups){if(m===w)continue;const b=this.part(g,c+r,l[m],l[w-1]+e[w-1]);i.children.push(b),b.flow="rows";for(let y=m;y<
w;y++){const x=this.part(o.rows[y],0,l[y]-b.y,l[y]-b.y+e[y]);x.flow="bands",b.children.push(x),p.push(x)}o.headRows>0&&m===0&&(i.head=b),g===o.foot&&(i.foot=b)}
for(const{cell:g,laid:m}of t){yield K/10;const w=g.row+g.rows-1,b=l[w]+e[w]-l[g.row],y=yield*this.fillCell(g,m,b,t),x=h[g.column]??c;y.x=(u?i.width-x-y.width:x)-
c-r,y.y=0,p[g.row].children.push(y)}return p[0]&&this.takeBaseline(p[0],l[0]),d}takeBaseline({children:t},e){const{laid:n}=this,i=t.filter(({box:r,firstBaseline:a})=>wn(
r)&&a!==void 0),o=i.length>0?(0,$.Kf)(i.map(({firstBaseline:r})=>r)):(0,$.Kf)(t.map(({height:r,padding:a,border:c})=>r-a.bottom-c.bottom));n.firstBaseline=e+Math.
max(o,0),n.box.style.display==="inline-table"&&(n.lastBaseline=n.firstBaseline)}part(t,e,n,i){const o=new Ue(t);return o.x=e,o.y=n,o.width=this.laid.contentWidth-
2*this.gapX,o.height=i-n,o}*fillCell(t,e,n,i){const{box:o}=t,r=n-e.height+e.slack;if(r<.01)return e;const a=o.children.some(({style:f})=>typeof f.height=="objec\
t"&&f.height.percent!==0),l=a||e.apart.some(Yc)?yield*this.layCell(t,n):e;if(l.height=n,a)return l;const{verticalAlign:d}=o.style,h=d==="middle"?r/2:d==="bottom"?
r:wn(o)?this.baselineShift(t,l,i):0;return h>0&&$w(l,Math.min(h,r)),l}baselineShift({row:t},e,n){if(e.firstBaseline===void 0)return 0;let i=this.rowBaselines.get(
t);if(i===void 0){for(const{cell:o,laid:r}of n)wn(o.box)&&r.firstBaseline!==void 0&&this.rowBaselines.set(o.row,Math.max(this.rowBaselines.get(o.row)??0,r.firstBaseline));
i=this.rowBaselines.get(t)??0}return i-e.firstBaseline}rowBaselines=new Map}const wn=({style:s})=>{const{verticalAlign:t}=s;return typeof t=="object"||t==="base\
line"||t==="sub"||t==="super"},Yc=({box:s})=>s.isPositioned&&(s.style.top!=="auto"||s.style.bottom!=="auto");function $w(s,t){for(const e of s.children)e.y+=t;for(const e of s.
apart)Yc(e)||(e.y+=t);s.lines=s.lines.map(e=>({...e,y:e.y+t})),s.firstBaseline!==void 0&&(s.firstBaseline+=t),s.lastBaseline!==void 0&&(s.lastBaseline+=t)}const Xc=new WeakMap;
function Pw(s,{top:t,right:e,bottom:n,left:i}){let o=Xc.get(s);o||Xc.set(s,o=new Map);const r=[t,e,n,i].join();let a=o.get(r);return a||(a={...s,borderTopWidth:t,
borderRightWidth:e,borderBottomWidth:n,borderLeftWidth:i},o.set(r,a)),a}const Zc=new WeakMap;function Dw(s){let t=Zc.get(s);return t||Zc.set(s,t={...s,boxSizing:"\
border-box"}),t}function _w(s,t){return ni(s,"shared",()=>Pw(s.style,t))}function ni(s,t,e){const n=s.known.get(t);if(n)return n;const i=e(),o=Object.assign(new Y(
i),s,{style:i});return s.known.set(t,o),o}function*Vc(s,t,e,n){yield K;const i=Gf(s,e.width);return s.inner==="image"?Hw(i,t,e):(i.width=yield*Gw(i,t,e),s.inner===
"table"?yield*zw(i,t,e):yield*Fw(i,t,e,n)),s.style.position==="relative"&&(i.shift=kr(s.style,e)),yield*Nc(i,t),i}function Hw(s,t,e){const{border:n,padding:i,box:o}=s,
{width:r,height:a}=lc(o,e,t);s.width=e.fixedWidth??r+C(n)+C(i),s.height=e.fixedHeight??a+A(n)+A(i)}function*Gw(s,t,e){if(e.fixedWidth!==void 0)return e.fixedWidth;
const{box:n,border:i,padding:o}=s,{style:r}=n,a=C(i)+C(o),{width:c}=r,l=e.shrinks===!0&&c==="auto"||n.inner==="table"||typeof c=="string"&&c!=="auto",{aspectRatio:d}=r,
h={across:a,down:A(i)+A(o)},f=P(r.height,e.height,h.down,r);if(c==="auto"&&d!==void 0&&f!==void 0){const y=nt(f,r,e.height,h.down);return Q(ce(y,r,h),r,e.width,
a)}if(!l)return Q(Ye(cc(n,e,a),r,e.height,h),r,e.width,a);const{least:u,most:p}=yield*t.widthsOf(n),g=e.width-R(r.marginLeft,e.width)-R(r.marginRight,e.width);if(c===
"min-content")return Q(u,r,e.width,a);if(c==="max-content")return Q(p,r,e.width,a);const m=P(c,e.width,a,r)??Math.max(u,Math.min(p,g)),w=Q(Ye(m,r,e.height,h),r,
e.width,a),b=r.tableLayout==="fixed"&&c!=="auto";return n.inner==="table"&&!b?Math.max(w,u):w}function*Fw(s,t,e,n){const{box:i,border:o,padding:r}=s,{style:a}=i,
c=A(o)+A(r),l=a.aspectRatio,d=l!==void 0&&tt(a.height)?a.boxSizing==="border-box"?s.width/l:s.contentWidth/l+c:void 0,h=a.display==="table-cell",f=e.isOpen?void 0:
P(a.height,e.height,c,a),u=e.fixedHeight??(h?void 0:f),p=u===void 0?void 0:e.fixedHeight===void 0?nt(u,a,e.height,c):u,g=p??(d===void 0?void 0:nt(d,a,e.height,c)),
m=g===void 0?void 0:Math.max(g-c,0),w={width:s.contentWidth,height:e.isLoose?void 0:m};let b;if(i.inner==="flex")b=yield*Lw(s,t,{...w,room:m},e);else if(i.inner===
"columns")b=yield*Tm(s,t,w);else if(i.inner==="turned")b=yield*X0(s,t);else if(i.inner==="grid")b=yield*Km(s,t,{...w,height:m},e);else{const M=n&&!pt(i)?n.floats:
new Ew,v=n&&!pt(i)?n:{floats:M,x:0,y:0};b=yield*Mw(s,t,w,v),pt(i)&&(b=Math.max(b,M.clear("both")-o.top-r.top))}const y=Math.max(b+c,d??0,h?f??0:0);s.height=p??nt(
y,a,e.height,c),h&&(s.slack=Math.max(s.height-b-c,0)),s.legend&&(s.frame=jw(s.legend,s)),s.height>y+.01&&(s.after=new kt),(i.inner==="blocks"||i.inner==="lines")&&
!h&&a.alignContent!=="normal"&&Uw(s,nn(a.alignContent,Math.max(s.height-y,0),1).before)}function jw(s,{border:t,height:e}){const n=Math.max(s.y+(s.height-t.top)/
2,0);return{top:n,height:Math.max(e-n,0)}}function Uw(s,t){if(t!==0){s.lines=s.lines.map(e=>({...e,y:e.y+t}));for(const e of[...s.children,...s.apart])e.y+=t;s.
firstBaseline!==void 0&&(s.firstBaseline+=t),s.lastBaseline!==void 0&&(s.lastBaseline+=t)}}const si=5e3,qc=()=>(0,rp.F)("pages",`The document has more than ${si}\
 pages`,"Split it into several documents","file"),Kw=5,V=.75,Yw=.5;async function Xw({box:s,tree:t,targets:e,quirks:n},i,o){const r=await(0,Ze.Vn)();let a=1;for(let c=1;;){
const l=V*a,d=I=>s.widthOf(I)/l,h={width:d(""),height:s.areaOf(1,"").height/l},f=new gr({layOut:Vc,widthsOf:fn},i.typefaces,r,h,n),u=await t(h),p=await ut(lp(u,
d),o),g=await ut(qw(u,f,h),o),m=await ut(Jw(g,d),o),w=Math.max(1/Math.max(m,.001),Yw);if(a===1&&m>1+1/h.width&&w<.99){a=w;continue}const b=new Ve(i,s,l,si,qc);b.
rename(0,Jr(g)??"");const y=new Je(b.fragments,f.work,void 0,p?b.rename.bind(b):void 0),x=await ut(y.place(g,0,0,0),o);b.last=await ut(eb(x,y),o);const M=e(),v=!M||
M.isSettled(await ut(Sm(x,b),o));if(!v&&c<Kw){c++;continue}b.sheet(b.last),Zw(x,b);const T=new It(b,f);return await ut(T.paint(x),o),await ut(Vw(x,b,f),o),b.close(),
{names:b.names,shadowsLeftOut:f.shadowsLeftOut,isSettled:v}}}function Zw(s,{fragments:t,last:e}){const{backgroundColor:n,backgroundImage:i}=s.laid.box.style;n===
void 0&&i.length===0||(s.top=0,s.bottom=t.endOf(e))}function*Vw({apart:s},t,e){for(const n of s){const{box:i}=n.laid;i.style.position!=="fixed"||tn(i)<0||!(yield*ea(
t,n))||(yield*new It(t,e).repeat(n,t))}}function*qw(s,t,e){const n=yield*t.layOut(s,{width:e.width+s.widening,height:e.height});return n.height=Math.max(n.height,
1),yield*Nc(n,t,!0),t.forget(),n}function*Jw(s,t){let e=0;const n=[[s,0,t("")]];for(let i=n.pop();i;i=n.pop()){const[o,r,a]=i;yield 2e3;const{style:c,pageName:l}=o.
box;if(o.turn)continue;const d=l===void 0?a:t(l);if(sa(c)){e=Math.max(e,(r+Qw(o))/d);continue}const h=r+tb(o);if(e=Math.max(e,(h+o.width)/d),c.overflow==="hidde\
n")continue;for(const{texts:u}of o.lines)for(const p of u)e=Math.max(e,(h+p.x+p.width)/d);for(const u of[...o.children,...o.apart])c.visibility==="visible"&&u.box.
style.position!=="fixed"&&n.push([u,h+u.x,d]);for(const{atoms:u}of o.lines)for(const{laid:p}of u)n.push([p,h+p.x,d]);const{columns:f}=o;f&&n.push([f.content,h+(f.
count-1)*(f.width+f.gap),d])}return e}function Qw({box:s,width:t,height:e,shift:n}){const{transform:i,transformOrigin:o}=s.style,[r,a]=[(0,S.Il)(o[0],t),(0,S.Il)(
o[1],e)],l=[0,t].flatMap(d=>[0,e].map(h=>[d-r,h-a])).map(d=>i.reduceRight(([h,f],u)=>u.kind==="matrix"?[u.values[0]*h+u.values[2]*f+u.values[4],u.values[1]*h+u.
values[3]*f+u.values[5]]:[h+(0,S.Il)(u.x,t),f+(0,S.Il)(u.y,e)],d));return(n?.x??0)+r+(0,$.Kf)(l.map(([d])=>d))}const tb=({box:s,width:t,shift:e})=>s.style.transform.
reduce((n,i)=>i.kind==="matrix"?n:n+(0,S.Il)(i.x,t),e?.x??0);function*eb(s,t){let e=0;const n=[[s,1/0]];for(let i=n.pop();i;i=n.pop()){yield 2e3;const[o,r]=i,{laid:a,
lines:c,children:l,apart:d,bottom:h}=o,f=gs(o,r);for(const{line:w,top:b,atoms:y}of c){w.texts.length>0&&b<f&&(e=Math.max(e,t.pageOf(b+w.height/2)));for(const x of y)
n.push([x,f])}const{style:u,replaced:p}=a.box;o.top<ps(o,r)&&(p!==void 0||u.backgroundColor!==void 0||u.backgroundImage.length>0||u.borderTopWidth>0)&&l.length+
c.length===0&&a.height>0&&(e=Math.max(e,t.pageOf(h-.2)));for(const w of[...l,...d])n.push([w,f]);const m=o.columns?.rows.findLast(({top:w})=>o.top+w<f);m&&(e=Math.
max(e,t.pageOf(o.top+m.top)))}return e}var nb=E(94405);const sb=1e3;function ib(s){const{attributes:t}=s,e=t.get("role");if(t.get("aria-hidden")==="true"||e==="\
presentation"||e==="none")return"";const n=(0,B.ZE)(s).find(({name:o})=>o==="title");return[t.get("aria-label"),n&&(0,B.a4)(n),ob(s)].map(o=>o?.replace(/\s+/g,"\
 ").trim().slice(0,sb)).find(o=>o!==void 0&&o!=="")}function ob(s){const t=[],e=(0,B.ZE)(s).reverse();for(let n=e.pop();n;n=e.pop())if(n.name==="text")t.push((0,B.
a4)(n));else if(n.name!=="defs")for(const i of(0,B.ZE)(n).reverse())e.push(i);return t.join(" ")}var Jc=E(78445),Qc=E(25561);const rb=new Set(["disc","circle","\
square"]),tl={"disclosure-open":"▼ ","disclosure-closed":"▶ "};class ab{values=new Map;scopes=[new Set];quotes=0;enter(t,e){for(const[n,i]of t.counterReset)
this.open(n,i);e&&(e.name==="ol"||e.name==="ul"||e.name==="menu")&&this.open("list-item",cb(e)),t.display==="list-item"&&this.countItem(e);for(const[n,i]of t.counterIncrement){
const o=this.values.get(n);!o||o.length===0?this.open(n,i):o[o.length-1]=o.at(-1)+i}return this.scopes.push(new Set),()=>{for(const n of this.scopes.pop())this.
values.get(n).pop()}}open(t,e){const n=this.values.get(t)??[];this.values.set(t,n);const i=this.scopes.at(-1);i.has(t)&&n.pop(),i.add(t),n.push(e)}countItem(t){
const e=this.values.get("list-item")??[0];this.values.set("list-item",e),e.length===0&&e.push(0);const n=t?.attributes.get("value"),i=t?.parent?.attributes.has(
"reversed")===!0?-1:1;e[e.length-1]=n!==void 0&&/^\s*-?\d{1,9}\s*$/.test(n)?Number(n):e.at(-1)+i}marker({listStyleType:t}){if(t==="none")return;if(rb.has(t))return{
text:"",shape:t};if(Object.hasOwn(tl,t))return{text:tl[t],shape:void 0};if(t.startsWith('"'))return{text:t.slice(1),shape:void 0};const e=this.values.get("list-\
item")?.at(-1)??1;return{text:`${be(e,t)}. `,shape:void 0}}textOf(t,e,{quotes:n}){if("text"in t)return t.text;if("attribute"in t)return e.attributes.get(t.attribute)??
"";if("quote"in t)return this.quote(t.quote,n);const i=this.values.get(t.counter)??[0];return t.separator===void 0?be(i.at(-1)??0,t.style):i.map(o=>be(o,t.style)).
join(t.separator)}quote(t,e){if(t==="none")return"";t==="close"&&(this.quotes=Math.max(this.quotes-1,0));const n=Math.min(this.quotes,e.length/2-1);return t==="\
open"&&this.quotes++,e[2*n+(t==="open"?0:1)]??""}}function cb(s){const t=s.attributes.get("start"),e=t!==void 0&&/^\s*-?\d{1,9}\s*$/.test(t)?Number(t):void 0;return s.
attributes.has("reversed")?(e??(0,B.ZE)(s).filter(({name:n})=>n==="li").length)+1:(e??1)-1}const lb=[[1e3,"m"],[900,"cm"],[500,"d"],[400,"cd"],[100,"c"],[90,"xc"],
[50,"l"],[40,"xl"],[10,"x"],[9,"ix"],[5,"v"],[4,"iv"],[1,"i"]];function el(s){let[t,e]=[s,""];for(const[n,i]of lb)for(;t>=n;t-=n)e+=i;return e}function ii(s,t,e){
let[n,i]=[s,""];for(;n>0;n=Math.floor((n-1)/e))i=String.fromCodePoint(t.codePointAt(0)+(n-1)%e)+i;return i}function be(s,t){const e=s>=1&&s<=3999;switch(t){case"\
none":return"";case"decimal-leading-zero":return s>=0&&s<10?`0${s}`:String(s);case"lower-roman":return e?el(s):String(s);case"upper-roman":return e?el(s).toUpperCase():
String(s);case"lower-alpha":case"lower-latin":return s>=1?ii(s,"a",26):String(s);case"upper-alpha":case"upper-latin":return s>=1?ii(s,"A",26):String(s);case"low\
er-greek":return s>=1?ii(s,"α",17):String(s);case"disc":return"•";case"circle":return"◦";case"square":return"▪";default:return String(s)}}function gt(s,t){
const e=Ct(s);e.display=t;for(const n of["borderTopWidth","borderRightWidth","borderBottomWidth","borderLeftWidth","outlineWidth"])e[n]=0;return new Y(e)}const nl=new WeakMap;
function $t(s,t,e){let n=nl.get(s);n||nl.set(s,n=new Map);let i=n.get(t);return i||n.set(t,i=e()),i}const db=({columnCount:s,columnWidth:t})=>s!==void 0||t!==void 0;
function hb(s){const t=s.inner==="lines";if(!t&&s.children.length===0)return;const e=t?[[]]:sl(s.children.splice(0));for(const n of e){if(n instanceof Y){s.children.
push(n);continue}const i=gt(s.style,"flow-root");t?fb(s,i):(0,$.RZ)(i.children,n);const o=gt(s.style,"block");o.inner="columns",Object.assign(o.style,ub(s.style,
e.length===1)),o.children.push(i),s.children.push(o)}}function fb(s,t){t.inner="lines",t.inlines=s.inlines,s.inlines=[],t.element=s.element,s.element=null,s.inner=
"blocks"}function ub(s,t){const{columnCount:e,columnWidth:n,columnGap:i,columnFill:o,columnRuleWidth:r,columnRuleStyle:a,columnRuleColor:c,height:l}=s,d={columnCount:e,
columnWidth:n,columnGap:i,columnFill:o,columnRuleWidth:r,columnRuleStyle:a,columnRuleColor:c};return l==="auto"||!t?d:{...d,height:pb}}const pb={px:0,percent:1};
function sl(s){const t=[];for(const e of s)for(const n of gb(e)){const i=t.at(-1);il(n)?t.push(n):Array.isArray(i)?i.push(n):t.push([n])}return t}const il=s=>s.
style.columnSpan==="all"&&!s.isApart;function gb(s){if(s.inner!=="blocks"||il(s)||pt(s))return[s];const t=sl(s.children);return t.every(e=>Array.isArray(e))?[s]:
t.map((e,n)=>e instanceof Y?e:mb(s,e,n===0,n===t.length-1))}function mb(s,t,e,n){const i=new Y({...s.style,...!e&&wb,...!n&&bb});return i.element=s.element,i.images=
s.images,e&&([i.place,i.marker]=[s.place,s.marker]),(0,$.RZ)(i.children,t),i}const wb={marginTop:S.f2,paddingTop:S.f2,borderTopWidth:0},bb={marginBottom:S.f2,paddingBottom:S.
f2,borderBottomWidth:0},yb=new Set(["inline","inline-block","inline-flex","inline-grid","inline-table"]),bn=({display:s})=>!yb.has(s);function xb(s,t){if(t.push(
{inline:{kind:"break",style:s},home:void 0,isBlank:!1}),s.clear==="none")return;const e=gt(s,"block");Object.assign(e.style,{clear:s.clear}),t.push({block:e})}function yn(s,t,e){
const{display:n}=s.style;switch(n){case"flex":case"inline-flex":return s.inner="flex",ol(s,t);case"grid":case"inline-grid":return s.inner="grid",ol(s,t);case"ta\
ble":case"inline-table":return s.inner="table",ye(s,t,"table");case"table-row-group":case"table-header-group":case"table-footer-group":return s.inner="rows",ye(
s,t,"rows");case"table-row":return s.inner="row",ye(s,t,"row");case"table-column-group":for(const i of t)"block"in i&&s.children.push(i.block);return;default:kb(
s,t,e),db(s.style)&&hb(s)}}function kb(s,t,e){if(!t.some(i=>"block"in i)&&t.length>0&&!t.every(o=>"inline"in o&&(o.inline.kind==="apart"||o.isBlank&&o.inline.kind===
"text"))){oi(s,t),s.element??=e.parent;return}ri(s,Tb(s,t))}function oi(s,t){s.inner="lines";const e=new Map;for(const{inline:i}of t)i.kind==="open"&&e.set(i.box,
1),i.kind==="close"&&e.has(i.box)&&e.set(i.box,2);const n=[];for(const{inline:i,home:o}of t)o&&!s.element&&(s.element=o),!((i.kind==="open"||i.kind==="close")&&
e.get(i.box)!==2)&&n.push(i);s.inlines=(0,$.Hn)(n)}function ri(s,t){let e=[];const n=()=>{if(e.some(({inline:o,isBlank:r})=>!r&&o.kind!=="apart")){const o=gt(s.
style,"block");oi(o,e),s.children.push(o)}else for(const{inline:o}of e)o.kind==="apart"&&s.children.push(o.box);e=[]};for(const i of t)"block"in i?(n(),s.children.
push(i.block)):i.inline.kind==="apart"&&e.every(({isBlank:o})=>o)?s.children.push(i.inline.box):e.push(i);n()}function ol(s,t){ri(s,t);for(const e of s.children)
e.isItem=!0}const Ob={table:["table-row-group","table-header-group","table-footer-group","table-caption","table-column","table-column-group"],rows:["table-row"],
row:["table-cell"]},Mb={table:"table-row-group",rows:"table-row",row:"table-cell"},Sb={table:"rows",rows:"row",row:"cell"};function ye(s,t,e){const n=Ob[e];let i=[];
const o=()=>{if(i.some(a=>"block"in a||!a.isBlank||a.inline.kind==="atom")){const a=gt(s.style,Mb[e]),c=Sb[e];a.inner=c==="cell"?"blocks":c,c==="cell"?vb(a,i):ye(
a,i,c),s.children.push(a)}else for(const a of i)"inline"in a&&a.inline.kind==="apart"&&s.children.push(a.inline.box);i=[]};for(const r of t)"block"in r&&n.includes(
r.block.style.display)?(o(),s.children.push(r.block)):i.push(r);o()}function vb(s,t){t.every(e=>"inline"in e)?oi(s,t):ri(s,t)}const rl=s=>"block"in s&&s.block.style.
display.startsWith("table-")&&s.block.style.display!=="table-caption";function Tb(s,t){if(!t.some(rl))return t;const e=[];let n=[];const i=()=>{if(n.length===0)
return;const o=gt(s.style,"table");o.inner="table",ye(o,n,"table"),e.push({block:o}),n=[]};for(const o of t)if(rl(o))n.push(o);else{if(n.length>0&&"inline"in o&&
o.isBlank)continue;i(),e.push(o)}return i(),e}const xn=13,ai=[1,1,1],ci=[118/255,118/255,118/255],Ib=[0,117/255,1],Rb=.3,kn=(s,t,e)=>({color:s,alpha:t,width:e,cap:0,
join:0,miter:4,dashes:[],dashOffset:0}),xe=(s,t,e,n=1)=>({kind:"shape",path:s,fill:t&&{paint:t,alpha:n,hasHoles:!1},stroke:e}),al=xn/2,cl=s=>(0,F.KJ)((t,e)=>[al+
t*s,al+e*s]),Lb=`${(0,F.XL)([[1,.5],[12,.5],[12.5,1],[12.5,12],[12,12.5],[1,12.5],[.5,12],[.5,1]])} h`,Cb=(0,F.XL)([[2.7,6.4],[5.3,9],[10.3,3.6]]);function Ab(s,t,e,n){
const i=e?Rb:1,o=e?ci:n?.color??Ib,r=[];return s==="radio"?(r.push(xe(cl(6),ai,kn(t?o:ci,i,1))),t&&r.push(xe(cl(3.5),o,void 0,i))):(r.push(xe(Lb,t?o:ai,kn(t?o:ci,
i,1),t?i:1)),t&&r.push(xe(Cb,void 0,kn(ai,1,1.8)))),{view:[0,0,xn,xn],fit:{scaling:"meet",x:.5,y:.5},nodes:r}}function Eb({color:s,alpha:t}){const e=(0,F.XL)([[
1,1],[4.5,4.5],[8,1]]);return{view:[0,0,9,6],fit:{scaling:"meet",x:.5,y:.5},nodes:[xe(e,void 0,kn(s,t,1.8))]}}const Bb=new Set(["input","select","textarea","but\
ton"]),ll={submit:"Submit",reset:"Reset",button:""},Wb={color:[0,0,0],alpha:1},zb=({name:s,isHtml:t})=>t&&Bb.has(s),li=({attributes:s})=>s.get("type")?.trim().toLowerCase()??
"",Nb=s=>s.name==="input"&&/^(?:file|image)$/.test(li(s)),$b=s=>s.name==="input"&&li(s)==="range";function Pb(s,t,e){const n=_b(s,t),{least:i,style:o}=n,r=/flex|grid/.
test(e.display),a=typeof i=="number"&&o.width==="auto"&&!r,c=[s.name,r,...Db.map(d=>s.attributes.get(d))].join("|"),l=$t(t,c,()=>a?{...o,width:(0,S.yA)(i+fl(o).
x)}:o);return{...n,style:l}}const Db=["type","size","cols","rows","multiple"];function _b(s,t){const e={...t};switch(e.display==="inline"&&(e.display="inline-bl\
ock"),s.name){case"button":return Oe(e);case"textarea":return Fb(s,e);case"select":return Ub(s)?{style:Kb(s,e),isOnLine:!0,isCentered:!1}:jb(s,e);default:return Hb(
s,e)}}function Hb(s,t){const{attributes:e}=s,n=li(s);if(n==="checkbox"||n==="radio"){if(t.appearance==="none")return{style:t,isCentered:!1};const c=e.has("check\
ed"),l=Ab(n,c,e.has("disabled"),t.accentColor);return{style:t,mark:{drawing:l,size:xn,alt:Gb[n][c?1:0]},isCentered:!1}}if(n==="range")return{style:t,isCentered:!1};
const i=e.get("value")??"";if(Object.hasOwn(ll,n))return{...Oe(t),text:{value:e.has("value")?i:ll[n],isHint:!1}};if(n==="color"){const[,c,l,d]=/^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.
exec(i)??[],h=c===void 0?Wb:{color:[c,l,d].map(f=>Number.parseInt(f,16)/255),alpha:1};return{...Oe(t),swatch:h}}const o=ke(e.get("size"),20);di(t,1);const r=(Zb[n]??
o*Yb+Xb)*t.fontSize,a=n==="password"?"•".repeat(Math.min(i.length,o)):i;return{...Oe(t),text:hl(a,e.get("placeholder")),least:r}}const Gb={checkbox:["☐","☑"],
radio:["○","◉"]};function Fb(s,t){const{attributes:e}=s,i=ke(e.get("cols"),20)*Vb*t.fontSize+qb;di(t,ke(e.get("rows"),2));const o=(0,B.a4)(s).replace(/^\r?\n/,
"");return{style:hi(t),text:hl(o,e.get("placeholder")),least:i,isOnLine:!0,isCentered:!1}}function jb(s,t){const e=(0,B.Ky)(s).filter(({name:r})=>r==="option"),
n=e.findLast(({attributes:r})=>r.has("selected"))??e.find(({attributes:r})=>!r.has("disabled"))??e[0];let i="";for(const r of e){const a=dl(r);a.length>i.length&&
(i=a)}const o={...Oe(t,!0),text:{value:n?dl(n):"",isHint:!1},least:i};return t.appearance==="none"?o:{...o,arrow:Eb(t.color)}}const dl=s=>(s.attributes.get("lab\
el")??(0,B.a4)(s)).replace(/\s+/g," ").trim(),Ub=({attributes:s})=>s.has("multiple")||ke(s.get("size"),1)>1;function Kb(s,t){return di(t,ke(s.attributes.get("si\
ze"),4)),hi(t)}const hl=(s,t)=>s===""&&t!==void 0?{value:t,isHint:!0}:{value:s,isHint:!1};function ke(s,t){const e=/^\s{0,9}(\d{1,9})/.exec(s??"")?.[1];return e===
void 0||Number(e)===0?t:Math.min(Number(e),1e3)}const Yb=.6,Xb=1.5,Zb={date:8.8,month:10,week:9,time:7.2,"datetime-local":14.5},Vb=.675,qb=15;function di(s,t){const{
minHeight:e}=s,n=typeof e=="object"?e:(0,S.yA)(0);s.height==="auto"&&n.percent===0&&(s.minHeight=(0,S.yA)(Math.max(n.px,t*us(s)+fl(s).y)))}function fl(s){if(s.boxSizing!==
"border-box")return{x:0,y:0};const[t,e]=[Z(s),q(s,0)];return{x:C(t)+C(e),y:A(t)+A(e)}}function Oe(s,t=!1){const e=s.display==="inline-block"||s.display==="block";
return e&&(s.display=s.display==="block"?"flex":"inline-flex",Object.assign(s,t?ul:Jb)),{style:hi(s),isCentered:e}}const ul={flexDirection:"row",justifyContent:"\
space-between",alignItems:"center",flexWrap:"nowrap"},Jb={...ul,flexDirection:"column",justifyContent:"center",alignItems:"stretch"},pl=["Top","Right","Bottom",
"Left"],gl=["TopLeft","TopRight","BottomRight","BottomLeft"];function hi(s){const t=pl.every(o=>s[`border${o}Width`]===2&&/^(?:in|out)set$/.test(s[`border${o}St\
yle`])),e=s.backgroundColor,n=e!==void 0&&s.backgroundImage.length===0&&ty.has(e.color.join());if(!t||!n||s.appearance==="none")return s;for(const o of pl){const r=s[`\
padding${o}`];Object.assign(s,{[`border${o}Width`]:1,[`border${o}Style`]:"solid",[`padding${o}`]:{...r,px:r.px+1}})}if(!gl.some(o=>s[`border${o}Radius`][0].px>0))
for(const o of gl)s[`border${o}Radius`]=Qb;return s}const Qb=[(0,S.yA)(2),(0,S.yA)(2)],ty=new Set([[1,1,1].join(),[239/255,239/255,239/255].join()]);function ey(s,t,{
least:e,arrow:n,swatch:i,isCentered:o}){if(s.children.push(t),i&&(s.children[0]=On(s,{backgroundColor:i,flexGrow:1,alignSelf:"stretch"})),e!==void 0&&s.style.width===
"auto"&&sy(s,e),n){const r=On(s,{marginLeft:(0,S.yA)(2),marginRight:(0,S.yA)(4),flexShrink:0});r.inner="image",r.replaced={image:void 0,drawing:n,width:9,height:6},
s.children.push(r)}s.inner=o?"flex":"blocks";for(const r of s.children)r.isItem=o}const On=({style:s},t)=>new Y($t(s,JSON.stringify(t),()=>({...gt(s,"block").style,
...t})));function ny(s){const{decorations:t}=s;return new Y($t(s,"line",()=>({...gt(s,"block").style,decorations:t})))}function sy(s,t){const e={height:(0,S.yA)(
0),overflow:"hidden",visibility:"hidden"},n=On(s,typeof t=="number"?{...e,width:(0,S.yA)(t)}:e);typeof t=="string"&&(n.inner="lines",n.inlines=[{kind:"text",text:t,
style:n.style,owner:void 0}]);const i=On(s,{});for(const o of[...s.children,n])i.children.push(o);s.children.splice(0,s.children.length,i)}const iy=Object.keys(
Le);function oy(s,t){const e=Ct(t),n={};for(const o of iy)s[o]!==e[o]&&Object.assign(n,{[o]:s[o]});const{decorations:i}=s;return i.length>t.decorations.length&&
Object.assign(n,{decorations:i}),n}const ry=new Set(["progress","meter"]),ml=s=>ry.has(s.name)||$b(s);function ay(s){const{name:t,attributes:e}=s,n=(h,f)=>{const u=e.
get(h)?.trim(),p=u===void 0||u===""?NaN:Number(u);return Number.isFinite(p)?p:f},i=t==="progress"?0:n("min",0),o=n("max",t==="input"?100:1),r=n("value",t==="inp\
ut"?(i+o)/2:i),a=(r-i)/(o-i),c=(h,f,u)=>Math.min(Math.max(n(h,f),u),o),l=c("low",i,i),d={low:l,high:c("high",o,l),optimum:c("optimum",(i+o)/2,i)};return{share:Number.
isFinite(a)?Math.min(Math.max(a,0),1):0,bar:t==="meter"?cy[ly(r,d)]:"bar"}}const cy=["bar","suboptimal-bar","worst-bar"];function ly(s,{low:t,high:e,optimum:n}){
const[i,o]=[n,s].map(r=>r<t?0:r>e?2:1);return i===o||i===0&&s===t||i===2&&s===e?0:i===1||o===1?1:2}function dy(s,t,e,n){const{share:i,bar:o}=ay(t),a={...n.pseudoStyle(
t,o,e).style,display:"block",width:{px:0,percent:i},height:{px:0,percent:1}};s.inner="blocks",s.children.push(new Y(a));const c=(0,B.a4)(t).replace(/\s+/g," ").
trim();return c===""?`${Math.round(i*100)} %`:c}const Mn=500,wl=2e3,hy=20;class fy{given=new Map;length=0;add(t,e,n){if(this.length+=n.length+hy,this.length>G.uL)
throw(0,G.dM)();const i=this.given.get(t);i?i.push({place:e,text:n}):this.given.set(t,[{place:e,text:n}])}onPages(t){const e=new Map(t.map((i,o)=>[i,o])),n=new Map;
for(const[i,o]of this.given){const r=o.flatMap(({place:a,text:c})=>{const l=a.sheet&&e.get(a.sheet);return l===void 0?[]:[{page:l,text:c}]});n.set(i,r.sort((a,c)=>a.
page-c.page))}return new uy(n)}}class uy{byName;spans=new Map;constructor(t){this.byName=t}textOf({string:t,which:e},n){const i=this.byName.get(t)??[],{first:o,
end:r}=this.spanOn(t,i,n),a=r>o;if(e==="first-except"&&a)return"";const c=e==="last"?r-1:a?o:o-1;return i[c]?.text??""}spanOn(t,e,n){const i=this.spans.get(t);if(i?.
page===n)return i;let o=i?.end??0;for(;o<e.length&&e[o].page<n;)o++;let r=o;for(;r<e.length&&e[r].page===n;)r++;const a={page:n,first:o,end:r};return this.spans.
set(t,a),a}}function py(s){let t="";const e=[s];for(let i=0;i<wl&&t.length<=Mn;i++){const o=e.pop();if(!o)break;if(o.kind==="text")t+=o.value.slice(0,2*Mn);else
for(let r=Math.min(o.children.length,wl)-1;r>=0;r--)e.push(o.children[r])}const n=t.replace(/\s+/g," ").trim();return n.length>Mn?`${n.slice(0,Mn)}…`:n}const gy=/^(?:https?|mailto|tel|ftp):/i;
function bl(s,t){if(s.startsWith("#")){const e=t.find(my(s.slice(1)));return e&&{place:e}}return gy.test(s)?{uri:wy(s)}:void 0}function my(s){try{return decodeURIComponent(
s)}catch{return s}}const wy=s=>{try{return new URL(s).href.replace(/[^!-~]/g,t=>encodeURIComponent(t))}catch{return s.replace(/[^!-~]/gu,t=>encodeURIComponent(t))}},
by=300;function yy(s,t){const e=(0,B.a4)(s).replace(/\s+/g," ").trim();return(e===""?s.attributes.get("title")??t:e).slice(0,by)}class Zt{parent;own;outer;paragraph;constructor(t,e,n){
this.parent=t,this.own=e,this.outer=n}get(){return this.own?this.parent:this.outer?this.outer.get():this.paragraph??=this.parent.add("P")}end(){this.paragraph=void 0,
this.outer?.end()}}const xy=new Set(["P","H1","H2","H3","H4","H5","H6","TD","TH","LBody","Caption","Code"]);class ky{document;headings;data=new Map;constructor(t,e){
this.document=t,this.headings=e}top(){return new Zt(this.document,!1)}enter(t,e,n){const{name:i}=t;if(n&&!this.tagOf(t))return{home:new Zt(e.parent,!1,e),label:void 0};
if(n||e.end(),i==="li")return this.item(e);const o=this.tagOf(t);if(!o)return{home:new Zt(e.parent,!1),label:void 0};const r=e.parent.add(o,this.factsOf(t,o));return{
home:new Zt(r,xy.has(o)),label:void 0}}item(t){if(t.parent.tag!=="L")return{home:new Zt(t.parent.add("P"),!0),label:void 0};const e=t.parent.add("LI"),n=e.add("\
Lbl");return{home:new Zt(e.add("LBody"),!1),label:n}}tagOf(t){const{name:e}=t,n=this.headings.levelOf(t);if(n!==void 0)return`H${n}`;if(/^h[1-6]$/.test(e))return"\
P";const i=Oy[e];return i?this.isData(t)?i:void 0:My[e]}factsOf(t,e){const{attributes:n,name:i}=t;if(e==="L")return{attributes:{O:"List",ListNumbering:i==="ol"?
"Decimal":"Disc"}};if(e!=="TH"&&e!=="TD")return{};const[o,r]=[Number(n.get("colspan"))||1,Number(n.get("rowspan"))||1],a={...o>1&&{ColSpan:o},...r>1&&{RowSpan:r}};
return e==="TD"?Object.keys(a).length>0?{attributes:{O:"Table",...a}}:{}:{attributes:{O:"Table",Scope:vy(t),...a}}}isData(t){let e=t;for(;e&&e.name!=="table";)e=
e.parent;if(!e)return!1;let n=this.data.get(e);return n===void 0&&this.data.set(e,n=Sy(e)),n}}const Oy={table:"Table",thead:"THead",tbody:"TBody",tfoot:"TBody",
tr:"TR",th:"TH",td:"TD",caption:"Caption"},My={p:"P",ul:"L",ol:"L",menu:"L",blockquote:"BlockQuote",pre:"P",section:"Sect",article:"Sect",dt:"P",dd:"P",figcaption:"\
P",summary:"P"};function Sy(s){const t=s.attributes.get("role");if(t==="presentation"||t==="none")return!1;let e=0,n=0;for(const i of(0,B.Ky)(s))if(i!==s){if(i.
name==="table")return!1;if(i.name==="th"||i.name==="thead"||i.name==="caption")return!0;i.name==="tr"&&e++,i.name==="td"&&n++}return e>1&&n>e}function vy(s){const t=s.
attributes.get("scope")?.toLowerCase();if(t==="row"||t==="rowgroup")return"Row";if(t==="col"||t==="colgroup")return"Column";const e=s.parent,n=e?.parent?.name===
"thead",i=e?.children.some(o=>o.kind==="element"&&o.name==="td");return!n&&i===!0?"Row":"Column"}function*yl(s,{images:t,pictures:e,told:n}){const i=(0,Dt.bi)(s),
o=t.get(i)??(yield*e.at(i));return o||n.images.add(s),o}function*Pt(s,t){const{backgroundImage:e,mask:n,borderImage:i}=s.style,o=[...e,...n?.backgroundImage??[],
...i?.image?[i.image]:[]];if(!o.some(a=>"url"in a))return;const r=new Map;for(const a of o){if(!("url"in a))continue;const c=yield*yl(a.url,t);c&&r.set(a.url,c)}
s.images=r}function*xl(s,t,e){const n=yield*yl(s,e);if(!n)return;const i=gt(t,"inline-block");if(i.inner="image","drawing"in n){const{drawing:o,width:r,height:a}=n;
i.replaced={image:void 0,drawing:o,width:r,height:a};const{view:c}=o;c&&(i.style.aspectRatio=c[2]/c[3])}else i.replaced={image:n,...n.displayed};return i}function*kl(s,t,e){
const n=[];let i="";for(const o of s){if(typeof o=="string"){i+=o;continue}const r=yield*xl(o.url,t,e);r&&(i!==""&&n.push(i),n.push(r),i="")}return i!==""&&n.push(
i),n}const Ol=7,Ty=.5,Iy=new Set(["p","div","h1","h2","h3","h4","h5","h6","ul","ol","dl","table","pre","section"]);function*Ry(s,t,e){const n=t.listStyleImage===
void 0?void 0:yield*xl(t.listStyleImage,t,e);if(!n?.replaced)return;const i=n.style,{width:o=Ty*t.fontSize,height:r=o}=n.replaced;n.replaced.width===void 0&&(i.
width=(0,S.yA)(o));const a=t.direction==="rtl",[c,l]=a?["marginRight","marginLeft"]:["marginLeft","marginRight"];i[l]=(0,S.yA)(Ol);const d=h=>h==="atom"?{inline:{
kind:h,box:n,owner:void 0},home:void 0,isBlank:!1}:{inline:{kind:h,box:n},home:void 0,isBlank:!0};return t.listStylePosition==="inside"||(i[c]=(0,S.yA)(-o-Ol),!Ly(
s))?d("atom"):(Object.assign(i,{position:"absolute",marginTop:(0,S.yA)(Math.max((us(t)-r)/2,0))}),d("apart"))}function Ly({children:s}){const t=s.find(e=>e.kind===
"element"||e.value.trim()!=="");return t?.kind==="element"&&Iy.has(t.name)}const Cy=()=>({images:new Set,links:new Set,leftOut:new Map,fields:new Map,scripts:0,
undescribed:0}),Ay=new Set(["iframe","frame","frameset","object","embed","applet","video","audio","canvas","math"]),Ey=new Set(["lines","blocks","flex","grid"]),
By=/[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7ff\uf900-\ufaff\uff01-\uff60]|[\u{20000}-\u{3fffd}]/u;function Ml(s,t){return s.style.writingMode==="across"||t.writingMode!==
"across"?"none":Ey.has(s.inner)&&!fi(s)?"turned":"refused"}const fi=({inner:s,inlines:t,children:e})=>s!=="turned"&&(e.some(fi)||t.some(n=>n.kind==="text"?By.test(
n.text):(n.kind==="atom"||n.kind==="apart")&&fi(n.box))),Wy=["flexDirection","flexWrap","justifyContent","alignContent","alignItems","justifyItems","rowGap","co\
lumnGap","gridTemplateColumns","gridTemplateRows","gridTemplateAreas","gridAutoColumns","gridAutoRows","gridAutoFlow"];function zy({style:s,inner:t}){return{...gt(
s,t==="flex"||t==="grid"?t:"block").style,...Object.fromEntries(Wy.map(n=>[n,s[n]]))}}function Sl(s){const{style:t}=s,e=new Y($t(t,"turned content",()=>zy(s))),
{inner:n,inlines:i,element:o,firstLine:r,children:a}=s;Object.assign(e,{inner:n,inlines:i,element:o,firstLine:r});for(const h of a)e.children.push(h);const c="a\
uto",l=t.display==="table-cell"||t.alignContent==="center",d=new Y($t(t,"turned",()=>({...gt(t,"block").style,width:"fit-content",height:Z0(s),maxHeight:t.maxHeight,
marginLeft:t.writingMode==="down"||l?c:{px:0,percent:0},marginRight:l?c:{px:0,percent:0}})));d.inner="turned",d.children.push(e),Object.assign(s,{inner:"blocks",
inlines:[],element:null,firstLine:void 0}),a.splice(0,a.length,d)}class Ny{sources;counters=new ab;tags;constructor(t){this.sources=t,this.tags=new ky(t.document,
t.headings)}*build(t){const e=[],{styler:n}=this.sources;yield*this.element(t,{styled:n.start,home:this.tags.top(),owner:void 0,table:void 0},e);const[i]=e;return i&&
"block"in i?(Dy(i.block,t),i.block):new Y(n.start.style)}*nodes(t,e,n){for(const i of t)i.kind==="text"?this.text(i.value,e,n):yield*this.element(i,e,n)}text(t,{
styled:e,home:n,owner:i},o){if(t==="")return;const r=/^[ \t\n\r\f]*$/.test(t)&&!e.style.whiteSpace.startsWith("pre");o.push({inline:{kind:"text",text:t,style:e.
style,owner:i},home:r?void 0:n.get(),isBlank:r})}*element(t,e,n){const{styler:i,told:o}=this.sources,r=i.matcher.work,a=Py(e.styled.style,i.styleOf(t,e.styled,e.
table));yield K+(i.matcher.work-r)*30;const{name:c}=t;c==="script"&&o.scripts++,(Ay.has(c)||Nb(t))&&Sn(o.leftOut,c);const{style:l}=a;if(l.display==="none")return;
if(zb(t))return yield*this.control(t,a,e,n);const d=this.counters.enter(l,t);l.stringSet.length>0&&(yield*this.nameStrings(t,l)),c==="br"?xb(l,n):c==="wbr"?this.
text("​",{...e,styled:a},n):c==="img"?yield*this.picture(t,a,e,n):c==="svg"&&!t.isHtml?yield*this.drawing(t,a,e,n):l.display==="contents"?yield*this.nodes(t.children,
{...e,styled:a},n):l.display==="inline"?yield*this.inline(t,a,e,n):yield*this.block(t,a,e,n),d()}*nameStrings(t,e){const{headings:n,strings:i}=this.sources;for(const{
name:o,parts:r}of e.stringSet){const a=r.map(c=>"inner"in c?py(t):this.textOf(c,t,e)).join("");i.add(o,n.keepPlace(t),a),yield K}}*control(t,e,n,i){const o=Pb(t,
e.style,n.styled.style),{style:r,mark:a}=o;t.name!=="button"&&Sn(this.sources.told.fields,t.name);const c=this.counters.enter(r,t),l={...e,style:r};if(a){const{
drawing:d,size:h}=a;yield*this.addDrawing(t,l,{drawing:d,width:h,height:h},a.alt,n,i)}else yield*this.block(t,l,n,i,o);c()}value({value:t,isHint:e},n,i,o){const{
styled:r}=i,a=e?this.sources.styler.pseudoStyle(n,"placeholder",r):r,c=$t(a.style,"text",()=>Ct(a.style));t.trim()===""?o.push({inline:{kind:"break",style:c},home:void 0,
isBlank:!1}):this.text(t,{...i,styled:{...a,style:c}},o)}*inline(t,e,n,i){const o=new Y(e.style);this.place(o,t),yield*Pt(o,this.sources);const r=this.ownerOf(t,
n.owner),a={...n,styled:e,owner:r};i.push({inline:{kind:"open",box:o,owner:r},home:void 0,isBlank:!0}),yield*this.content(t,e,a,i),i.push({inline:{kind:"close",
box:o},home:void 0,isBlank:!0})}*content(t,e,n,i){e.pseudos.includes("before")&&(yield*this.pseudo(t,"before",n,i)),yield*this.nodes($y(t),n,i),e.pseudos.includes(
"after")&&(yield*this.pseudo(t,"after",n,i))}*block(t,e,n,i,o){const{style:r}=e,a=new Y(r);this.place(a,t),yield*Pt(a,this.sources);const c=!bn(r),l=this.tags.enter(
t,n.home,c),{home:d}=l,h=this.ownerOf(t,n.owner),f=t.name==="table"?t:n.table,u=[];r.display==="list-item"&&(yield*this.marker(t,e,a,l,u));const p=o?.isCentered||
o?.least!==void 0?ny(r):a,g={styled:p===a?e:{...e,style:p.style},home:d,owner:h,table:f};if(o?.text?this.value(o.text,t,g,u):ml(t)||(yield*this.content(t,e,g,u)),
e.pseudos.includes("first-letter")&&this.firstLetter(t,e,u,d),a.keepsNext=/^h[1-6]$/.test(t.name),a.span=Ky(t),yn(p,u,d),o&&p!==a&&ey(a,p,o),a.isOnLine=o?.isOnLine===
!0,e.pseudos.includes("first-line")&&a.inner==="lines"&&(a.firstLine=oy(this.sources.styler.pseudoStyle(t,"first-line",e).style,r)),a.isLegend=t.name==="legend"&&
!a.isApart,t.name==="fieldset"&&a.inner==="blocks"&&(a.legend=a.children.find(({isLegend:m})=>m)),ml(t)){const m=t.attributes.get("aria-label")??dy(a,t,e,this.sources.
styler);a.element=new Jc.H("Figure",void 0,{alt:m})}this.turn(a,n),c?i.push({inline:{kind:"atom",box:a,owner:n.owner},home:void 0,isBlank:!1}):a.isApart?i.push(
{inline:{kind:"apart",box:a},home:void 0,isBlank:!0}):i.push({block:a})}*marker(t,e,n,{home:i,label:o},r){const a=e.pseudos.includes("marker")?this.sources.styler.
pseudoStyle(t,"marker",e).style:void 0,c=Array.isArray(a?.content)?a.content:void 0,l=c||a?.content==="none"?void 0:yield*Ry(t,n.style,this.sources);if(l)return void r.
push(l);const d=c?.map(f=>this.textOf(f,t,n.style)).join(""),h=d===void 0?this.counters.marker(n.style):{text:d,shape:void 0};!h||a?.content==="none"||(n.style.
listStylePosition==="inside"?this.insideMarker(h,a??Hr(Ct(n.style),n.style),i,r):n.marker={...h,style:a??n.style,element:o})}insideMarker({text:t,shape:e},n,i,o){
const r={...n,decorations:[]},a=new Y(e?{...r,marginRight:{px:r.fontSize,percent:0}}:r);o.push({inline:{kind:"open",box:a,owner:void 0},home:void 0,isBlank:!0});
const c={kind:"text",text:e?Hy[e]:t,style:r,owner:void 0};o.push({inline:c,home:i.get(),isBlank:!1}),o.push({inline:{kind:"close",box:a},home:void 0,isBlank:!0})}turn(t,{
styled:e}){const n=Ml(t,e.style);n==="turned"?Sl(t):n==="refused"&&Sn(this.sources.styler.ignored,"writing-mode")}textOf(t,e,n){if("string"in t&&Sn(this.sources.
styler.ignored,"content"),"string"in t||"url"in t||"inner"in t)return"";if(!("target"in t))return this.counters.textOf(t,e,n);const{targets:i,headings:o}=this.sources;
return i.textOf(this.counters.textOf(t.target,e,n),t.style,o)}*pseudo(t,e,n,i){const o=this.sources.styler.pseudoStyle(t,e,n.styled),{style:r}=o;if(!Array.isArray(
r.content)||r.display==="none")return;const a=[];if(yield*this.made(r.content,t,{...n,styled:o},a),r.display==="inline"){const l=new Y(r);yield*Pt(l,this.sources),
i.push({inline:{kind:"open",box:l,owner:n.owner},home:void 0,isBlank:!0});for(const d of a)i.push(d);i.push({inline:{kind:"close",box:l},home:void 0,isBlank:!0});
return}const c=new Y(r);yield*Pt(c,this.sources),yn(c,a,n.home),this.turn(c,n),bn(r)?c.isApart?i.push({inline:{kind:"apart",box:c},home:void 0,isBlank:!0}):i.push(
{block:c}):i.push({inline:{kind:"atom",box:c,owner:n.owner},home:void 0,isBlank:!1})}*made(t,e,n,i){const{style:o}=n.styled,r=this.counters.enter(o,void 0),a=t.
map(c=>"url"in c?c:this.textOf(c,e,o));for(const c of yield*kl(a,o,this.sources))typeof c=="string"?this.text(c,n,i):i.push({inline:{kind:"atom",box:c,owner:n.owner},
home:void 0,isBlank:!1});r()}firstLetter(t,e,n,i){const o=n.findIndex(u=>!("inline"in u)||!u.isBlank),r=n[o];if(!r||!("inline"in r)||r.inline.kind!=="text")return;
const{text:a}=r.inline,c=_y.exec(a)?.[0];if(c===void 0)return;const{style:l}=this.sources.styler.pseudoStyle(t,"first-letter",e),d=new Y(l),h={...r,inline:{...r.
inline,text:c.trimStart(),style:Ct(l)}},f={...r,inline:{...r.inline,text:a.slice(c.length)}};if(l.float==="none"){const u={inline:{kind:"open",box:d,owner:void 0},
home:void 0,isBlank:!0},p={inline:{kind:"close",box:d},home:void 0,isBlank:!0};n.splice(o,1,u,h,p,f)}else yn(d,[h],i),n.splice(o,1,{inline:{kind:"apart",box:d},
home:void 0,isBlank:!0},f)}*picture(t,e,n,i){const{images:o,pictures:r,told:a}=this.sources,{style:c}=e,l=new Y(c);this.place(l,t),yield*Pt(l,this.sources);const d=(0,Rn.
Z)(t),h=d===void 0?void 0:o.get((0,Dt.bi)(d)),f=t.attributes.get("alt")??t.attributes.get("title"),u=d===void 0?void 0:yield*r.at((0,Dt.bi)(d));if(u){f===void 0&&
a.undescribed++,yield*this.addDrawing(t,e,u,f,n,i);return}if(!h){d!==void 0&&d.trim()!==""&&a.images.add(d),f!==void 0&&f.trim()!==""?this.substitute(f,e,n,i):this.
keepPlace(l,d===void 0||d===""||f!==void 0,n,i);return}f===void 0&&a.undescribed++;const{width:p,height:g}=/^\s*qr:/i.test(d)?Uy:h.displayed;l.replaced={image:h,
width:p,height:g},this.addReplaced(l,f,n,i)}addReplaced(t,e,n,i){t.inner="image",e?.trim()!==""&&(t.element=new Jc.H("Figure",void 0,{alt:e??""})),bn(t.style)?(t.
element&&n.home.parent.adopt(t.element),i.push(t.isApart?{inline:{kind:"apart",box:t},home:void 0,isBlank:!0}:{block:t})):i.push({inline:{kind:"atom",box:t,owner:n.
owner},home:n.home.get(),isBlank:!1})}*drawing(t,e,n,i){const{told:o,drawings:r}=this.sources,{drawing:a,size:c}=yield*r.read(t,e),l=ib(t);l===void 0&&o.undescribed++,
yield*this.addDrawing(t,e,{drawing:a,width:c?.width,height:c?.height},l,n,i)}*addDrawing(t,e,{drawing:n,width:i,height:o},r,a,c){const l={...e.style},d=new Y(l);
this.place(d,t),yield*Pt(d,this.sources),l.width==="auto"&&l.height==="auto"&&i===void 0&&o===void 0&&(l.width=Gy),n.view&&(l.aspectRatio??=n.view[2]/n.view[3]),
d.replaced={image:void 0,drawing:n,width:i,height:o},this.addReplaced(d,r,a,c)}substitute(t,{style:e,variables:n},i,o){const r=new Y({...e,width:"auto",height:"\
auto",minWidth:"auto",minHeight:"auto",aspectRatio:void 0}),a=[];this.text(t,{...i,styled:{style:Ct(e),variables:n}},a),yn(r,a,i.home),bn(e)?r.isApart?o.push({inline:{
kind:"apart",box:r},home:void 0,isBlank:!0}):o.push({block:r}):o.push({inline:{kind:"atom",box:r,owner:i.owner},home:i.home.get(),isBlank:!1})}keepPlace(t,e,n,i){
const{style:o,place:r,images:a}=t,c=o.width!=="auto"&&o.height!=="auto",l=()=>({...o,width:"auto",height:"auto"}),d=new Y(c?o:$t(o,"unsized",l)),h=e?0:jy;Object.
assign(d,{place:r,images:a,replaced:{image:void 0,width:h,height:h}}),this.addReplaced(d,"",n,i)}ownerOf(t,e){const n=t.name==="a"?t.attributes.get("href")?.trim():
void 0,i=t.attributes.get("lang")?.trim();if(n!==void 0){const o=bl(n,this.sources.headings);if(o)return new Qc._("Link",{},e,{target:o,contents:yy(t,n)});n!==""&&
n!=="#"&&this.sources.told.links.add(n)}return i!==void 0&&t.parent?.parent&&/^[a-z]{2,3}(?:-[a-z0-9]{1,8})*$/i.test(i)?new Qc._("Span",{lang:i},e):e}place(t,e){
t.place=this.sources.headings.placeOf(e)}}function Sn(s,t){s.set(t,(s.get(t)??0)+1)}function $y(s){if(s.name!=="details"||s.attributes.has("open"))return s.children;
const t=(0,B.ZE)(s).find(({name:e})=>e==="summary");return t?[t]:[]}function Py(s,t){const{style:e}=t;return s.opacity===1||s.display!=="inline"||e.display!=="i\
nline"?t:{...t,style:{...e,opacity:e.opacity*s.opacity}}}function Dy(s,t){const e=s.style,n=s.children.find(({isApart:r})=>!r),i=t.children.some(r=>r.kind==="el\
ement"&&r.name==="body");if(!n||!i||e.backgroundColor!==void 0||e.backgroundImage.length>0)return;const o=n.style;for(const r of Fy)Object.assign(e,{[r]:o[r]}),
Object.assign(o,{[r]:xt[r]});s.images=n.images}const _y=new RegExp("^\\s*\\p{P}{0,9}[\\p{L}\\p{N}\\p{S}]\\p{M}{0,9}\\p{P}{0,9}","u"),Hy={disc:"•",circle:"○",
square:"▪"},Gy={px:0,percent:1},Fy=["backgroundColor","backgroundImage","backgroundSize","backgroundRepeat","backgroundPosition"],jy=16,Uy={width:96,height:96};
function Ky({attributes:s}){const t=(e,n)=>{const i=s.get(e)??"";return/^\s*\d{1,6}\s*$/.test(i)?Number(i):n};return{columns:Math.max(t(s.has("span")?"span":"co\
lspan",1),1),rows:t("rowspan",1)}}const Yy={scaling:"none",x:0,y:0},Xy=/^data:image\/svg\+xml([^,]{0,200}),/i;async function Zy(s,t){const e=new Map;for(const n of s){
const[i,o=""]=Xy.exec(n)??[];if(i===void 0)continue;if(e.size===G.df)throw(0,G.bi)();const{root:r}=await(0,Ln.Z)(qy(n.slice(i.length),/;\s*base64\s*$/i.test(o)),
t),a=(0,B.Ky)(r).find(({name:c,isHtml:l})=>c==="svg"&&!l);a&&e.set(n,a)}return e}async function Vy(s,t){const e=new Map;let n;for(const[i,o]of s){const a=(0,B.Ky)(
o).some(({name:c})=>c==="style")?await t(o):n??=await t(o);e.set(i,{svg:o,sheets:a})}return e}function qy(s,t){const e=s.replace(/(?:%[\da-f]{2})+/gi,n=>Buffer.
from(n.replaceAll("%",""),"hex").toString());return t?Buffer.from(e,"base64").toString():e}class vl{files;page;tools;known=new Map;constructor(t,e,n){this.files=
t,this.page=e,this.tools=n}*at(t){const e=this.files.get(t);if(!e)return;const n=this.known.get(t);if(!n){const i=yield*this.read(e);return this.known.set(t,i),
i}if(this.tools.tally.drawn+=n.size,this.tools.tally.drawn>G.bJ)throw(0,G.iY)();return n}*read({svg:t,sheets:e}){const{tally:n}=this.tools,i=n.drawn,o=new ks(e,
this.page),r=o.styleOf(t,o.start,void 0),{drawing:a,size:c}=yield*new Pr({...this.tools,styler:o},t).read(t,r),l=g=>typeof g=="object"&&g.percent===0?g.px:void 0,
d=a.view??(c&&[0,0,c.width,c.height]),{width:h,height:f}=c??{width:l(r.style.width),height:l(r.style.height)},u=d?[ot(a.nodes,{clip:Wt(...d)})]:a.nodes,p=a.view?
a.fit:Yy;return{drawing:{...a,view:d,fit:p,nodes:u},width:h,height:f,size:n.drawn-i}}}const Jy=[["SemiBold",/^(?:b|strong|h[1-6]|th|optgroup)$/,/font-weight|font\s*:/i],
["Italic",/^(?:i|em|cite|var|dfn|address)$/,/italic|oblique/i],["Serif",/^$/,/(?<!sans-)\bserif|georgia|times|garamond|palatino|antiqua|bookman|cambria|constantia|baskerville|didot|bodoni|century|charter|merriweather|lora|katex|latin modern|computer modern|crimson|playfair|cormorant/i],
["Mono",/^(?:code|pre|kbd|samp|tt|textarea)$/,/mono|courier|consolas|menlo/i]],Qy=/^font(?:-family)?$/;function tx({selector:s,declarations:t}){const[e,...n]=s.
compounds;return(e.name===void 0?e.classes.length===0&&e.id===void 0:/^(?:html|body)$/.test(e.name))&&n.length===0&&t.some(({name:o,value:r})=>Qy.test(o)&&r.trim()!==
"serif")}const ex=s=>s.kind==="element"&&s.name==="body"&&/\bfont(?:-family)?\s{0,9}:/i.test(s.attributes.get("style")??""),nx=["style","font-family","font-styl\
e","font-weight"];function sx(s,{rules:t},{header:e="",footer:n="",date:i="",title:o}){const r=new Set,a=["•○▪",e,n,i,o];for(const c of s.flatMap(B.Ky)){const l=nx.
flatMap(f=>{const u=c.attributes.get(f);return u===void 0?[]:[`${f}:${u}`]}).join(";"),h=c.name==="style"?(0,B.a4)(c):"";for(const[f,u,p]of Jy)(u.test(c.name)||
p.test(l)||p.test(h))&&r.add(f);for(const[,f]of h.matchAll(/\\([\da-f]{2,6})/gi)){const u=Number.parseInt(f,16);u>127&&u<=1114111&&(u<55296||u>57343)&&a.push(String.
fromCodePoint(u))}for(const f of["alt","title","data-label","value","placeholder","label"])a.push(c.attributes.get(f)??"");for(const f of c.children)f.kind==="t\
ext"&&a.push(f.value.replace(/[\0-\x7f]+/g,""))}return!t.some(tx)&&!s.some(({children:c})=>c.some(ex))&&r.add("Serif"),{styles:[...r],text:a.join("")}}class ix{headings=new Map;places=new Map;named=new Map;constructor(t){
const e=[];for(const n of(0,B.Ky)(t)){const{name:i,attributes:o}=n,r=o.get("id")??(i==="a"?o.get("name"):void 0),a=/^h([1-6])$/.exec(i)?.[1];if(r===void 0&&a===
void 0)continue;const c={};if(this.places.set(n,c),r!==void 0&&!this.named.has(r)&&this.named.set(r,c),a===void 0)continue;const l=(0,B.a4)(n).replace(/\s+/g," ").
trim();if(l!==""){for(;e.length>0&&e.at(-1)>=Number(a);)e.pop();e.push(Number(a)),this.headings.set(n,{title:l,level:Math.min(e.length,6),place:c})}}}levelOf(t){
return this.headings.get(t)?.level}placeOf(t){return this.places.get(t)}keepPlace(t){let e=this.places.get(t);return e||this.places.set(t,e={}),e}find(t){return this.
named.get(t)}get first(){return[...this.headings.values()][0]?.title}get bookmarks(){const t=[],e=[{level:0,children:t}];for(const{title:n,level:i,place:o}of this.
headings.values()){if(!o.sheet)continue;for(;e.at(-1).level>=i;)e.pop();const r=[];e.at(-1).children.push({title:n,place:o,children:r}),e.push({level:i,children:r})}
return t}}const ui=10;class ox{numbers=new Map;asked=new Map;begin(){this.asked=new Map}textOf(t,e,n){const i=bl(t.trim(),n);return!i||!("place"in i)?"":(this.asked.
set(t,i.place),be(this.numbers.get(t)??ui,e))}isSettled(t){let e=!0;for(const[n,i]of this.asked){const o=t.get(i),r=o===void 0?ui:o+1;(this.numbers.get(n)??ui)!==
r&&(e=!1),this.numbers.set(n,r)}return e}get isEmpty(){return this.asked.size===0}}const Tl=`
body { margin: 0; font-family: sans-serif; font-size: 11pt; line-height: 1.45; color: #1a1a1a }
h1, h2, h3, h4, h5, h6 { line-height: 1.2; margin: 1.2em 0 0.5em }
p, ul, ol, dl { margin: 0.6em 0 }
img { max-width: 100% }
table { border-collapse: collapse; margin: 1em 0 }
th, td { padding: 0.3em 0.55em; border-bottom: 0.5pt solid #d1d1d1; vertical-align: top }
th { text-align: left }
pre { background: #f4f5f7; padding: 0.7em; border-radius: 3pt; white-space: pre-wrap }
blockquote { margin: 1em 0; padding-left: 1em; border-left: 2.5pt solid var(--accent-color, #bfbfbf); color: #5c5c5c }
hr { border: 0; border-top: 0.6pt solid #737373; margin: 1em 0 }
a:link { color: #0a4fa3 }
`,Il={plain:"",report:`${Tl}
h1 { font-size: 1.95em; border-bottom: 0.8pt solid var(--accent-color); padding-bottom: 0.12em }
h2 { font-size: 1.56em } h3 { font-size: 1.25em }
table { width: 100%; border-bottom: 0.7pt solid var(--accent-color) }
thead th { border-top: 0.7pt solid var(--accent-color); border-bottom: 0.7pt solid var(--accent-color); background: #eef1f5 }
tbody tr:nth-child(even) td { background: #f4f5f7 }`,letter:`${Tl}
h1 { font-size: 1.25em } h2 { font-size: 1.1em } h3, h4, h5, h6 { font-size: 1em }
thead th { border-bottom: 0.7pt solid var(--accent-color, #737373) }`};function rx(s,t){const e=t??(s==="report"?Mi.uR:void 0);if(!e)return Il[s];const n=`rgb(${e.
map(o=>Math.round(o*255)).join(", ")})`,i=`html { --accent-color: ${n} } h1, h2, h3, h4, h5, h6 { color: ${n} } hr { border-color: ${n} }`;return`${Il[s]} ${i}`}
var ax=E(63895),Rl=E(38017),cx=E(37645);class pi{layout;canvas;constructor(t,e,n){this.layout=new gr({layOut:Vc,widthsOf:fn},t.typefaces,e,n);const{sheets:i}=t,
o={widthOf:()=>n.width*V,heightOf:()=>n.height*V,areaOf:r=>({page:i[r],left:0,top:0,height:i[r].height})};this.canvas=new lx(t,o,V,si,qc)}static async open(t,e){
return new pi(t,await(0,Ze.Vn)(),e)}widthsOf(t){return this.layout.widthsOf(t)}*heightOf(t,e){return(yield*this.layout.layOut(t,{width:e,height:void 0,fixedWidth:e})).
height}*draw(t,e,n,i){const[o,r]=[Math.max(n.right-n.left,0),Math.max(n.bottom-n.top,0)],a=yield*this.layout.layOut(e,{width:o,height:r,fixedWidth:o,fixedHeight:r});
this.canvas.running=i,yield*new It(new Ts(this.canvas,t),this.layout).paint(yield*Kt(a,n.left,n.top),!0)}close(){this.canvas.close()}}class lx extends Ve{running;put(t,e,n){
const{running:i}=this,o=t.drawn.at(-1);i?o!==void 0&&"inks"in o&&o.running===i?(0,$.RZ)(o.inks,n):t.run(i,...n):super.put(t,e,n)}}const vn={least:0,most:0,isAuto:!1};
function dx(s,[t,e,n]){if(!e){const[l,d]=Ll(s,t??vn,n??vn);return[l,0,d]}const[i,o]=[t??vn,n??vn],r={least:2*Math.max(i.least,o.least),most:2*Math.max(i.most,o.
most),isAuto:i.isAuto||o.isAuto},[a]=Ll(s,e,r),c=Math.max((s-a)/2,0);return[i.isAuto?c:i.most,a,o.isAuto?c:o.most]}function Ll(s,t,e){if(!t.isAuto&&!e.isAuto)return[
t.most,e.most];if(!t.isAuto)return[t.most,Math.max(s-t.most,0)];if(!e.isAuto)return[Math.max(s-e.most,0),e.most];const n=(a,c)=>c>0?a/c:.5,[i,o]=[t.least+e.least,
t.most+e.most];if(o<=s){const a=t.most+(s-o)*n(t.most,o);return[a,s-a]}const r=i<=s?t.least+(s-i)*n(t.most-t.least,o-i):s*n(t.least,i);return[r,s-r]}const Cl=["\
top","bottom"],Al=["left","right"];function*hx(s,t,e){const n=new Map;for(const i of Cl)yield*Bl(fx(i,t,e),s,n);for(const i of Al)yield*Bl(ux(i,t,e),s,n);for(const i of Cl)
for(const o of Al){const r=`${i}-${o}-corner`,a=s.get(r);if(!a)continue;const c=Me(a,t),[l,d]=gi(o,c,a,t),[h,f]=El(i,c,a,t);n.set(r,{left:l,right:d,top:h,bottom:f})}
return n}function Me({style:s},{width:t}){const[e,n]=[Z(s),q(s,t)];return{margin:ft(s,t),wide:C(e)+C(n),tall:A(e)+A(n)}}function gi(s,{margin:t,wide:e},{style:n},i){
const[,o,,r]=i.margins,a=s==="left"?r:o,c=P(n.width,a,e,n)??Math.max(a-C(t),0),l=Q(c,n,a,e),d=s==="left"?r-t.right-l:i.width-o+t.left;return[d,d+l]}function El(s,{
margin:t,tall:e},{style:n},i){const[o,,r]=i.margins,a=s==="top"?o:r,c=P(n.height,a,e,n)??Math.max(a-A(t),0),l=nt(c,n,a,e),d=s==="top"?o-t.bottom-l:i.height-r+t.
top;return[d,d+l]}function fx(s,t,e){const[,n,,i]=t.margins,o=t.width-i-n;return{names:[`${s}-left`,`${s}-center`,`${s}-right`],room:o,*wishOf(r){const{margin:a,
wide:c}=Me(r,t),l=P(r.style.width,o,c,r.style),{least:d,most:h}=l===void 0?yield*e.widthsOf(r):{least:l,most:l};return{least:d+C(a),most:h+C(a),isAuto:l===void 0}},
rectOf(r,a,c){const l=Me(r,t),[d,h]=El(s,l,r,t),f=i+a+l.margin.left;return{left:f,right:f+Math.max(c-C(l.margin),0),top:d,bottom:h}}}}function ux(s,t,e){const[n,
,i]=t.margins,o=t.height-n-i;return{names:[`${s}-top`,`${s}-middle`,`${s}-bottom`],room:o,*wishOf(r){const a=Me(r,t),[c,l]=gi(s,a,r,t),d=P(r.style.height,o,a.tall,
r.style),h=(d??(yield*e.heightOf(r,l-c)))+A(a.margin);return{least:h,most:h,isAuto:d===void 0}},rectOf(r,a,c){const l=Me(r,t),[d,h]=gi(s,l,r,t),f=n+a+l.margin.top;
return{left:d,right:h,top:f,bottom:f+Math.max(c-A(l.margin),0)}}}}function*Bl({names:s,room:t,wishOf:e,rectOf:n},i,o){const r=[];for(const c of s){const l=i.get(
c);r.push(l&&(yield*e(l)))}const a=dx(t,[r[0],r[1],r[2]]);for(const[c,l]of s.entries()){const d=i.get(l);d&&o.set(l,n(d,(t-a[c])*c/2,a[c]))}}const Tn={"top-left\
-corner":["left","right","top"],"top-left":["middle","left","top"],"top-center":["middle","center","top"],"top-right":["middle","right","top"],"top-right-corner":[
"right","left","top"],"left-top":["left","center","upper"],"left-middle":["left","center","center"],"left-bottom":["left","center","lower"],"right-top":["right",
"center","upper"],"right-middle":["right","center","center"],"right-bottom":["right","center","lower"],"bottom-left-corner":["left","right","bottom"],"bottom-le\
ft":["middle","left","bottom"],"bottom-center":["middle","center","bottom"],"bottom-right":["middle","right","bottom"],"bottom-right-corner":["right","left","bo\
ttom"]},mi=({boxes:s},t)=>s.some(({name:e})=>Tn[e]?.[2]===t),px=[{name:"content",value:"counter(page)",important:!1},{name:"font-size",value:"9pt",important:!1},
{name:"color",value:"#5c5c5c",important:!1}];async function gx(s,t,e){const{pageOf:n}=t,i=n(0),[o,r,a,c]=i.margins,l={width:i.width-c-r,height:i.height-o-a},d=new mx(
t,await pi.open(s,l));for(const h of s.sheets.keys())await ut(d.draw(h,s.sheets.length),e);d.layout.close()}class mx{sources;layout;around;usual;styles=new Map;length=0;boxes=new Map;constructor(t,e){
this.sources=t,this.layout=e,this.around=Sx(t),this.usual=t.numbers?[{name:"bottom-center",pages:"all",declarations:px}]:[]}*draw(t,e){const n=this.sources.pageOf(
t),i=new Map;for(const[c,l]of this.stylesOn(n,t))i.set(c,yield*this.box(l,t+1,e));if(i.size===0)return;const{width:o,height:r}=n,a=yield*hx(i,{width:o,height:r,
margins:Li(n,t)},this.layout);for(const[c,l]of a){const d=Tn[c][2],h=d==="top"?"Header":d==="bottom"?"Footer":void 0;yield*this.layout.draw(t,i.get(c),l,h)}}stylesOn(t,e){
let n=this.styles.get(t);n||this.styles.set(t,n=new Map);const i=["all",e%2===0?"right":"left",...e===0?["first"]:[]],o=i.join();let r=n.get(o);return r||n.set(
o,r=this.stylesOf(t.boxes.length===0?this.usual:t.boxes,i)),r}stylesOf(t,e){const{styler:n}=this.sources,i=new Map;for(const{name:r,pages:a,declarations:c}of t)
if(e.includes(a)&&Object.hasOwn(Tn,r)){const l=i.get(r)??[...xx(r)];i.set(r,l),(0,$.RZ)(l,c)}const o=new Map;for(const[r,a]of i){const{style:c}=n.styleFrom(a,this.
around);Array.isArray(c.content)&&c.display!=="none"&&o.set(r,Ox(c))}return o}*box(t,e,n){let i=this.boxes.get(t);i||this.boxes.set(t,i=new Map);const r=t.content.
map(f=>"url"in f?f:Mx(f,e,n,this.sources.strings));for(const f of r)this.length+=wx+(typeof f=="string"?f.length:bx);if(this.length>G.aU)throw(0,G.iV)();const a=r.
map(f=>typeof f=="string"?f:"").join("\0"),c=i.get(a);if(c)return c;const l=new Y(t);yield*Pt(l,this.sources);const d=(yield*kl(r,t,this.sources)).map(f=>typeof f==
"string"?{kind:"text",text:f,style:t,owner:void 0}:{kind:"atom",box:f,owner:void 0});d.length>0&&Object.assign(l,{inner:"lines",inlines:d});const h=Ml(l,this.around.
style);return h==="turned"?Sl(l):h==="refused"&&this.sources.styler.ignored.set("writing-mode",1),i.size<yx&&i.set(a,l),l}}const wx=1,bx=100,yx=20;function xx(s){
const[,t,e]=Tn[s];return[{name:"text-align",value:t,important:!1},{name:"vertical-align",value:e==="upper"?"top":e==="lower"?"bottom":"middle",important:!1}]}const kx={
middle:"center",bottom:"end"};function Ox(s){const{verticalAlign:t}=s,e=typeof t=="string"?kx[t]??"start":"start";return{...s,display:"block",float:"none",position:"\
static",verticalAlign:"baseline",alignContent:e}}function Mx(s,t,e,n){return"text"in s?s.text:"string"in s?n.textOf(s,t-1):"counter"in s?be(s.counter==="pages"?
e:s.counter==="page"?t:0,s.style):""}function Sx({styler:s,root:t}){const e=s.styleOf(t,s.start,void 0),n=(0,B.ZE)(t).find(({name:o})=>o==="body");if(!n||e.style.
fontFamily.join()!=="serif")return e;const{fontFamily:i}=s.styleOf(n,e,void 0).style;return{...e,style:{...e.style,fontFamily:i}}}async function vx({root:s,quirks:t},e,n){
const{pace:i}=n,o={width:e.width/V,height:e.height/V,margin:e.margin/V},r=await Pl(s,t,{width:o.width-2*o.margin,height:o.height-2*o.margin},rx(e.theme,e.accent),
n),a=await Vy(e.svgs,_=>Pl(_,"none",o,"",n)),c=await cd(r.pages,o,i),l=c.usual,d=Cx(l,e.running),h=await Lx([s,...[...a.values()].map(({svg:_})=>_)],r,e,n),f=Se(
l),u=e.logo&&(0,Rl.h)(e.logo,f,d,wi),p=u?Math.max(u.room-(l.own.first[0]-l.margins[0])*V,0):0;let g=Wl(s),m=new Map,w=$l(0);const b=new ox,{names:y,shadowsLeftOut:x,
isSettled:M}=await Xw({box:Ex(c),quirks:t,targets:()=>b.isEmpty?void 0:b,tree:async _=>{b.begin(),h.document.kids.splice(0,h.document.kids.length),g=Wl(s);const et=new ks(
r,_);({ignored:m}=et);const{document:bt}=h,Mt=Rx(s,_,{...g,styler:et,images:e.images,targets:b,document:bt},a);return w=await ut(Mt.build(s),i),p>0&&w.children.
unshift($l(p*_.width/(f.width-f.left-f.right))),w}},h,i);h.document.prune();const v=_=>Te(c,y.of(_)),{headings:T,strings:I,told:L}=g,D=c.named.size>0?await ut(hp(
w),i):0,N=new ks(r,l),H=new vl(a,l,zl(L,e.images)),j=I.onPages(h.sheets);await Tx(h,{pageOf:v,styler:N,strings:j,root:s,pictures:H,told:L},{page:l,running:d,wishes:e},
i);const ht=[...c.ignored].map(_=>[_,1]);return Ix(m,[...Object.entries({page:D,"target-counter":M?0:1,"text-shadow":x}),...N.ignored,...ht]),{composition:h,bookmarks:T.
bookmarks,told:L,ignored:m,notLoaded:r.notLoaded+Bx(s)}}async function Tx(s,t,{page:e,running:n,wishes:i},o){const{pageOf:r}=t,{logo:a,images:c,pageNumbers:l}=i,
d=Ax(r,e);a&&(0,Rl.h)(a,d(0),n,wi).draw(s.sheets[0]),await gx(s,{...t,images:c,numbers:l&&n.footer===void 0},o);const h=await ax.P.of(s.typefaces),f=(u,p)=>mi(r(
u),p==="Header"?"top":"bottom");await(0,cx.N)(s,h,{frameOf:d,size:wi,isBare:f,pace:o},n)}const Wl=s=>({headings:new ix(s),strings:new fy,told:Cy()});function Ix(s,t){
for(const[e,n]of t)n>0&&!s.has(e)&&s.set(e,n)}function Rx(s,t,e,n){const{told:i,images:o,styler:r}=e,a=zl(i,o),c=new Pr({...a,styler:r},s);return new Ny({...e,drawings:c,
pictures:new vl(n,t,a)})}async function Lx(s,t,{running:e,font:n,boldFont:i},o){const r=await nb.B.open({...sx(s,t,e),font:n,boldFont:i},o);return await r.typefaces.
warm([],o.pace),r}const zl=({leftOut:s,images:t},e)=>({tally:{drawn:0},leaveOut:n=>s.set(n,(s.get(n)??0)+1),imageAt:n=>{const i=e.get((0,Dt.bi)(n));return i||t.
add(n),i}}),wi=11,bi=18;function Cx(s,t){const{header:e,footer:n,...i}=t,o={...i,...!mi(s,"top")&&{header:e},...!mi(s,"bottom")&&{footer:n}},{top:r,bottom:a}=Se(
s),c=[["header",r],["footer",a]].filter(([l,d])=>o[l]!==void 0&&d<bi).map(([l])=>({field:l,message:`needs a margin of at least ${bi/72} inches; give a larger ma\
rgin, here or in @page of the style sheets`,mentions:["margin"]}));if(c.length>0)throw(0,Lt.G6)(c);return o}const Se=({width:s,height:t,margins:[e,n,i,o]})=>({width:s*
V,height:t*V,left:o*V,right:n*V,top:e*V,bottom:i*V});function Ax(s,t){const e=new Map,{top:n,bottom:i}=Se(t);return o=>{const r=s(o);let a=e.get(r);if(!a){const c=Se(
r),l=(d,h)=>d<bi?h:d;e.set(r,a={...c,top:l(c.top,n),bottom:l(c.bottom,i)})}return a}}const Ex=s=>({widthOf:t=>{const{width:e,left:n,right:i}=Se(Te(s,t));return e-
n-i},heightOf:t=>(0,$.Kf)([0,1,2].map(e=>Nl(Te(s,t),e).height)),areaOf:(t,e)=>Nl(Te(s,e),t)});function Nl(s,t){const[e,,n,i]=Li(s,t);return{page:{width:s.width*
V,height:s.height*V},left:i*V,top:e*V,height:(s.height-e-n)*V}}const $l=s=>new Y({...xt,display:"block",height:{px:s/V,percent:0}});async function Pl(s,t,e,n,{pace:i}){
const o=new xf(e,i);await o.add(tp,!0),t==="all"&&await o.add(sp,!0);const r=(0,B.ZE)(s).find(({name:a})=>a==="body");r&&await o.add((0,Si.gf)(r),!0),await o.add(
n,!0);for(const a of(0,B.Ky)(s))a.name==="style"&&Ni(a.attributes.get("media")??"",e)&&await o.add((0,B.a4)(a));return o}const Bx=s=>(0,B.Ky)(s).filter(({name:t,
attributes:e})=>t==="link"&&/\bstylesheet\b/i.test(e.get("rel")??"")).length;var Vt=E(98446),Wx=E(71775);const yi=12,zx=({told:s,ignored:t,notLoaded:e,...n})=>[
...(0,Wx.l)({...n,from:"HTML",told:s}),...t.size>0?[Nx(t)]:[],...e>0?[$x(e)]:[],...s.scripts>0?[Px(s.scripts)]:[],...s.leftOut.size+s.fields.size>0?[Dx(s)]:[]];
function xi(s){const t=[...s].sort(([n,i],[o,r])=>r-i||(n<o?-1:1)),e=t.slice(0,yi).map(([n,i])=>i>1?`${n.slice(0,40)} (${i})`:n.slice(0,40));return(0,Vt.Dw)(t.length>
yi?[...e,`${t.length-yi} more`]:e)}const Nx=s=>({code:"styles_ignored",message:`The style sheets have ${(0,Vt.y_)(s.size,"property","properties")} and rules tha\
t are not supported, and had no effect: ${xi(s)}.`}),$x=s=>({code:"styles_not_loaded",message:`${(0,Vt.y_)(s,"style sheet or font","style sheets and fonts")} at\
 addresses ${(0,Vt.d5)(s,"was","were")} not loaded. Nothing is fetched: write styles into a style element; text is set in Noto fonts.`}),Px=s=>({code:"html_scri\
pts_not_run",message:`${(0,Vt.y_)(s,"script")} of the HTML ${(0,Vt.d5)(s,"was","were")} not run. Text that a script would write is not in the document.`}),Dx=({
leftOut:s,fields:t})=>({code:"elements_left_out",message:[...s.size>0?[`Elements of the HTML were left out, because paper cannot show them or they are not suppo\
rted: ${xi(s)}.`]:[],...t.size>0?[`Fields of forms are drawn with their values, and cannot be filled in: ${xi(t)}.`]:[]].join(" ")}),_x=72,Hx=async(s,t,e)=>{const n=(0,Oi.
H)(t),i=await Gx(new TextDecoder().decode(s.bytes),t.values,e),{root:o}=i,r=new Set((0,Rn.e)(o)),a=await Zy(r,e.pace);for(const H of a.values())for(const j of(0,Rn.
e)(H))/^data:/i.test(j)&&r.add(j);const c=await Ux(r,t.images??[],e),l=t.logo&&await(0,Cn.A)(t.logo,"logo",e),d=Fx(o),h=t.title??d.title??_l(s.name),{composition:f,
bookmarks:u,told:p,ignored:g,notLoaded:m}=await vx(i,{...(0,Oi.a)(t),margin:t.margin*_x,pageNumbers:t.page_numbers,running:{header:t.header,footer:t.footer,headerOnFirst:t.
header_on_first,date:t.date,title:h},logo:l,accent:t.accent_color===void 0?void 0:(0,Mi.bP)(t.accent_color),...n,theme:t.theme,images:c,svgs:a},e),w=t.language??
jx(d.language),b=t.author??d.author,y=[...c.values(),...l?[l]:[]].some(({components:H})=>H===4),x=p.undescribed===0,M=await f.finish({title:h,author:b,language:w,
bookmarks:u,breaksArchive:y,isAccessible:x}),v=t.letterhead&&await(0,td.o)(M,t.letterhead,t.letterhead_password,e),T={compact:!0,objectStreams:"smallest"},I=v?.
write?await v.write(T):await(0,Jl.UN)(M,T),L=f.sheets.length,{missing:D}=f.typefaces,N=zx({told:p,ignored:g,notLoaded:m,missing:D,hasFont:n.font!==void 0,language:w,
breaksArchive:y});return v&&(0,$.RZ)(N,v.notes),{documents:[{name:`${_l(s.name)}.pdf`,bytes:I,pageCount:L}],notes:N,facts:{pageCount:L}}};async function Gx(s,t,{
pace:e}){const n=s.trim();if(/^(?:https?:\/\/|www\.)\S+$/i.test(n))throw(0,Lt.G6)([{field:"file",message:"holds an address, not HTML: load the page first, and g\
ive its HTML"}]);if(!t)return await(0,Ln.Z)(s,e);const i=await(0,Ql.o)(s,t,e),o=await(0,Ln.Z)(i.text,e);return Zl(o.root,i.values),o}function Fx(s){let[t,e,n]=[];
for(const i of(0,B.Ky)(s)){const{name:o,attributes:r}=i,a=()=>(0,B.a4)(i).replace(/\s+/g," ").trim().slice(0,Dl);o==="title"&&i.isHtml&&(t??=a()||void 0),/^h[1-6]$/.
test(o)&&(n??=a()||void 0),o==="meta"&&r.get("name")?.toLowerCase()==="author"&&(e??=r.get("content")?.trim().slice(0,Dl))}return{title:t??n,author:e===""?void 0:
e,language:s.attributes.get("lang")?.trim()}}const Dl=1e3,jx=s=>s!==void 0&&Ul.E["language-tag"].holds(s)?s:void 0;async function Ux(s,t,e){const n=new Map;for(const o of t)
s.has((0,Dt.bi)(o.name))&&n.set((0,Dt.bi)(o.name),await(0,Cn.A)(o,"images",e));const i=[...s].filter(o=>!/^data:image\/(?:svg|gif|webp|avif|bmp)/i.test(o));for(const[
o,r]of(0,ed.B)(i))n.set(o,await(0,Cn.A)(r,"file",e));for(const[o,r]of await(0,nd.m)(s,e))n.set(o,r);return n}const _l=s=>s.replace(/\.(?:x?html?|txt|pdf|md)$/i,
"").trim()||"document"})};
