"use strict";exports.id=822,exports.ids=[822],exports.modules={30822:((B0,Is,A)=>{A.r(Is),A.d(Is,{html_to_pdf:()=>v0});var St=A(58552),qa=A(60666),Ht=A(78323),B=A(45893);const Qa=new Set(
["href","src","srcset","action","background","cite","poster","data"]),tc=/^(?:https?|mailto|tel):|^data:image\/|^(?:field|qr):/i,ec=/^[a-z][a-z0-9+.-]*:/i,en=s=>(0,St.
G6)([{field:"values",message:s}]);function nc(s,t){for(const e of(0,B.Ky)(s)){const n=e.name==="style"||e.name==="script";for(const[o,r]of e.attributes){if(!(0,Ht.
H)(r))continue;if(o==="style"||o.startsWith("on"))throw en(`are in the attribute ${o}, where they could be more than text; use classes`);const a=(0,Ht.qk)(r,t,o===
"src"&&/^\s*qr:/i.test(r)?encodeURIComponent:void 0);if(Qa.has(o)&&ec.test(a.trim())&&!tc.test(a.trim()))throw en("give an address another scheme than http, htt\
ps, mailto or tel, or data with an image");e.attributes.set(o,a)}if(!e.children.some(o=>o.kind==="text"&&(0,Ht.H)(o.value)))continue;if(n)throw en(`are in a ${e.
name} element, where they could be more than text`);const i=e.children.flatMap(o=>sc(o,t));e.children.splice(0,e.children.length);for(const o of i)e.children.push(
o)}}function sc(s,t){if(s.kind!=="text"||!(0,Ht.H)(s.value))return[s];const{parent:e}=s;return(0,Ht.qk)(s.value.replaceAll(`
`," "),t,i=>i.replace(/\r\n?/g,`
`)).split(`
`).flatMap((i,o)=>{const r={kind:"text",value:i,parent:e};return o===0?[r]:[ic(e),r]})}const ic=s=>({kind:"element",name:"br",attributes:new Map,classes:new Set,
parent:s,children:[],index:0,isHtml:!0});var nn=A(72594),sn=A(58257),Ct=A(34622),on=A(86476),oc=A(14029),rc=A(87593),H=A(45657),Ls=A(16246),ac=A(68084),Cs=A(96533),
cc=A(28409),lc=A(16596),As=A(39170),_=A(37294),$=A(75234),x=A(8582),M=A(50697);const Es={"":"all",":left":"left",":right":"right",":first":"first"},dc={all:0,left:1,
right:1,first:2},hc=10,Bs=100,fc=1e6,Ws=300,rt=96/25.4,zs={a3:[297*rt,420*rt],a4:[210*rt,297*rt],a5:[148*rt,210*rt],a6:[105*rt,148*rt],b4:[250*rt,353*rt],b5:[176*
rt,250*rt],letter:[816,1056],legal:[816,1344],ledger:[1056,1632],tabloid:[1056,1632]},[rn,uc]=[48,19200],pc=["margin-top","margin-right","margin-bottom","margin\
-left"];async function mc(s,t,e){const n=new gc(s,t,e),i=new Map;for(const o of n.names)i.set(o,await n.sheetOf(o));return{usual:await n.sheetOf(""),named:i,ignored:n.
ignored}}class gc{usual;pace;ignored=new Set;names;selected=[];values=new Map;count=0;constructor(t,e,n){this.usual=e,this.pace=n;for(const o of t)this.select(o);
this.selected.sort((o,r)=>o.weight-r.weight);const i=[...new Set(this.selected.map(({name:o})=>o))].filter(o=>o!=="");this.names=i.slice(0,Bs);for(const o of i.
slice(Bs))this.ignored.add(`@page ${o}`)}async sheetOf(t){const e=this.selected.filter(({name:l})=>l===""||l===t),n=await this.read(e,["all"]),{width:i,height:o}=n,
r=async(l,...d)=>{const{margins:h,lost:f}=bc(await this.read(e,["all",...d,l]),n);for(const u of f)this.ignored.add(`@page ${t}:${l} ${u}`);return Ps(h,i,o)},a=e.
flatMap(({pages:l,rule:d})=>d.boxes.map(h=>({...h,pages:l}))),c={left:await r("left"),right:await r("right"),first:await r("first","right")};return{width:i,height:o,
margins:Ps(n.margins,i,o),own:c,boxes:a}}select(t){const{selector:e}=t,n=e.indexOf(":"),[i,o]=n<0?[e,""]:[e.slice(0,n),e.slice(n).toLowerCase()],r=Object.hasOwn(
Es,o)?Es[o]:void 0;r===void 0||/\s/.test(i)?this.ignored.add(`@page ${e}`):this.selected.push({name:i,pages:r,weight:dc[r]+(i===""?0:hc),rule:t})}async read(t,e){
const{width:n,height:i,margin:o}=this.usual,r={width:n,height:i,margins:[o,o,o,o]};for(const{pages:a,rule:c}of t){if(this.count+=c.declarations.length+c.boxes.length+
1,this.count>fc)throw(0,_.ot)();const l=this.pace.step(c.declarations.length*Ws+Ws/10);if(l&&await l,!!e.includes(a))for(const{name:d,value:h}of c.declarations){
let f=this.values.get(h);f||this.values.set(h,f=(0,M.wK)(h)??[]),wc(d,f,r)}}return r}}const ue=({usual:s,named:t},e)=>t.get(e)??s,$s=({own:s},t)=>t===0?s.first:
t%2===0?s.right:s.left;function wc(s,t,e){const n={em:16,rem:16,pageWidth:e.width,pageHeight:e.height},i=s==="size"?yc(t,n,e):void 0;if(i&&([e.width,e.height]=i),
s==="margin"){const a=(0,x.X_)(t.map(c=>Ns(c,n)));if(a&&!a.includes(void 0))for(const[c,l]of a.entries())e.margins[c]=l}const o=pc.indexOf(s),r=o<0||!t[0]?void 0:
Ns(t[0],n);r!==void 0&&(e.margins[o]=r)}function bc(s,{width:t,height:e,margins:n}){const[i,o,r,a]=s.margins,c=Math.abs(a+o-n[1]-n[3])<.01,l=s.width===t&&s.height===
e,d=[...c?[]:["margin"],...l?[]:["size"]];return{margins:c?s.margins:[i,n[1],r,n[3]],lost:d}}function Ns(s,t){if((0,M.aG)(s)==="auto")return 0;const e=(0,$.Y5)(
s,t);return e&&Math.max(e.px+e.percent*t.pageWidth,0)}function Ps(s,t,e){const[n,i,o,r]=s,a=Math.min(1,(t-rn/2)/Math.max(r+i,1)),c=Math.min(1,(e-rn/2)/Math.max(
n+o,1)),[l,d]=[Math.round(r*a),Math.round(n*c)],[h,f]=[Math.ceil(t-(r+i)*a-.01),Math.ceil(e-(n+o)*c-.01)];return[d,Math.max(t-l-h,0),Math.max(e-d-f,0),l]}function yc(s,t,e){
let n,i;const o=[];for(const c of s){const l=(0,M.aG)(c),d=(0,$.lT)(c,t);if(l==="landscape"||l==="portrait")i=l;else if(l!==void 0&&Object.hasOwn(zs,l))n=zs[l];else if(d!==
void 0&&d>0)o.push(Math.min(Math.max(d,rn),uc));else if(l!=="auto")return}if(o.length>0&&(n=[o[0],o[1]??o[0]]),i===void 0)return n;const[r,a]=[...n??[e.width,e.
height]].sort((c,l)=>c-l);return i==="landscape"?[a,r]:[r,a]}const Ds={"{":"}","(":")","[":"]"};function xc(s,t){const e=s[t];let n=t+1;for(;n<s.length&&s[n]!==
e&&s[n]!==`
`;n++)s[n]==="\\"&&n++;return n+1}function yt(s,t,e){const n=[];for(let i=t;i<s.length;){const o=s[i];if(o==="/"&&s[i+1]==="*"){const r=s.indexOf("*/",i+2);i=r<
0?s.length:r+2;continue}if(n.length===0&&e.includes(o))return i;if(o==='"'||o==="'"){i=xc(s,i);continue}if(o==="\\")i++;else if(o==="("&&kc(s,i)){const r=s.indexOf(
")",i);i=r<0?s.length:r}else Object.hasOwn(Ds,o)?n.push(Ds[o]):o===n.at(-1)&&n.pop();i++}return s.length}function kc(s,t){if(s.slice(Math.max(t-3,0),t).toLowerCase()!==
"url")return!1;let e=t+1;for(;e<s.length&&/\s/.test(s[e]);)e++;return s[e]!=='"'&&s[e]!=="'"}function*Hs(s){for(let t=0;t<s.length;){const e=yt(s,t,"{;}"),n=Fs(
s.slice(t,e));if(s[e]!=="{"){n!==""&&(yield{prelude:n,block:void 0}),t=e+1;continue}const i=yt(s,e+1,"}");yield{prelude:n,block:s.slice(e+1,i)},t=i+1}}const Fs=s=>s.
replace(/\/\*[^]*?(?:\*\/|$)/g," ").replace(/<!--|-->/g," ").trim();function Ft(s){const t=[];for(let e=0;e<s.length;){const n=yt(s,e,";{");if(s[n]==="{"){e=yt(
s,n+1,"}")+1;continue}const i=Fs(s.slice(e,n));e=n+1;const o=i.indexOf(":");if(o<=0)continue;const r=i.slice(0,o).trim(),a=r.startsWith("--")?r:r.toLowerCase();
if(!/^[a-z_-][\w-]*$/i.test(a))continue;const c=i.slice(o+1).trim(),l=c.replace(/\s*!\s*important$/i,"");l===""&&!a.startsWith("--")||t.push({name:a,value:l,important:l.
length!==c.length})}return t}function Oc(s,t){const e=[];let n=0;for(let i=0;i<=s.length;){const o=yt(s,i,","),r=js(s.slice(i,o));if(n+=o-i+(r+1)*(t.length+5),n>
_.LI)return"";e.push(Mc(s.slice(i,o).trim(),t)),i=o+1}return e.join(", ")}function Mc(s,t){const e=yt(t,0,",")===t.length&&!t.includes(":"),n=`:is(${t})`;if(js(
s)===0)return`${e?t:n} ${s}`;const i=e&&/^&(?![\w*|])/.test(s);return s.replace(Gs,(o,r)=>o!=="&"?o:i&&r===0?t:n)}const Gs=/&|"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'/g,
js=s=>[...s.matchAll(Gs)].filter(([t])=>t==="&").length;var Sc=A(88650);const _s=s=>s.includes("\\")?s.replace(/\\(?:([\da-f]{1,6})[ \t\n\r\f]?|([^\n\r\f]))/gi,
(t,e,n)=>{const i=Number.parseInt(e??"",16);return e===void 0?n:i===0||i>1114111||i>=55296&&i<=57343?"�":String.fromCodePoint(i)}):s,pe=1e3,vc=1e6;function Tc(s){
if(s.length>_.LI)return;const t=[];let e;try{e=(0,Sc.A)(s,{context:"selectorList",onParseError:n=>t.push(n)})}catch{return}return t.length>0?void 0:an(e)}function an(s){
if(s.type!=="SelectorList")return;const t=s.children.toArray().map(e=>e.type==="Selector"?Ic(e):void 0);return t.every(e=>e!==void 0)?t:void 0}const Gt=()=>({name:void 0,
id:void 0,classes:[],attributes:[],pseudos:[],combinator:void 0}),Rc=new Set(["before","after","first-line","first-letter"]);function Ic({children:s}){const t=[
Gt()];let e=0,n;for(const i of s.toArray()){const o=t.at(-1);switch(i.type){case"TypeSelector":i.name!=="*"&&(o.name=i.name.replace(/^.*\|/,"").toLowerCase(),e+=
1);break;case"IdSelector":o.id=_s(i.name),e+=vc;break;case"ClassSelector":o.classes.push(_s(i.name)),e+=pe;break;case"AttributeSelector":o.attributes.push({name:i.
name.name.toLowerCase(),matcher:i.matcher??void 0,value:i.value?i.value.type==="String"?i.value.value:i.value.name:"",ignoresCase:i.flags==="i"}),e+=pe;break;case"\
Combinator":t.push({...Gt(),combinator:i.name});break;case"PseudoElementSelector":n=i.name.toLowerCase(),e+=1;break;case"PseudoClassSelector":{const r=i.name.toLowerCase();
if(Rc.has(r)){n=r,e+=1;break}const a=Ac(r,i.children?.toArray()??[]);if(!a)return;o.pseudos.push(a.test),e+=a.specificity;break}default:return}}return{compounds:t.
reverse(),specificity:e,pseudoElement:n}}const Lc=new Set(["hover","focus","focus-within","focus-visible","active","visited","target","invalid","indeterminate",
"fullscreen","modal","popover-open","playing","host","defined","placeholder-shown","autofill"]),Cc=new Set(["enabled","valid","optional","read-only"]),xt={a:0,b:1};
function Ac(s,t){const e=i=>({test:i,specificity:pe}),n=(i,o,r)=>e({kind:"nth",...i,ofType:o,fromEnd:r});if(Lc.has(s))return e({kind:"never"});if(Cc.has(s))return e(
{kind:"is",selectors:[{compounds:[Gt()],specificity:0,pseudoElement:void 0}]});switch(s){case"root":case"empty":case"checked":case"disabled":return e({kind:s});case"\
link":case"any-link":return e({kind:"link"});case"-moz-first-node":return e({kind:"first-node"});case"-moz-last-node":return e({kind:"last-node"});case"first-ch\
ild":return n(xt,!1,!1);case"last-child":return n(xt,!1,!0);case"first-of-type":return n(xt,!0,!1);case"last-of-type":return n(xt,!0,!0);case"only-child":return Ys(
n(xt,!1,!1).test,n(xt,!1,!0).test);case"only-of-type":return Ys(n(xt,!0,!1).test,n(xt,!0,!0).test);case"nth-child":case"nth-last-child":case"nth-of-type":case"n\
th-last-of-type":{const i=zc(t[0]);return i&&n(i,s.endsWith("of-type"),s.includes("last"))}case"not":case"is":case"where":case"matches":case"-webkit-any":return Ec(
s,t[0]);case"has":return Bc(t[0]);case"lang":{const[i]=t,o=i?.type==="Identifier"?i.name:i?.type==="String"?i.value:void 0;return o===void 0?void 0:e({kind:"lan\
g",language:o.toLowerCase()})}default:return}}function Ec(s,t){const e=t&&an(t);if(!e)return;const n=s==="where"?0:e.reduce((i,o)=>Math.max(i,o.specificity),0);
return{test:{kind:s==="not"?"not":"is",selectors:e},specificity:n}}function Bc(s){if(s?.type!=="SelectorList"||s.children.some(o=>o.type!=="Selector"||o.children.
last?.type==="Combinator"))return;const t=an(s);if(!t||t.length===0||t.some(Us))return;const e=t.reduce((o,r)=>Math.max(o,r.specificity),0),n=s.children.toArray();
return{test:{kind:"has",selectors:t.map((o,r)=>Wc(o,n[r]))},specificity:e}}const Us=({compounds:s,pseudoElement:t})=>t!==void 0||s.some(({pseudos:e})=>e.some(n=>n.
kind==="has"||"selectors"in n&&n.selectors.some(Us)));function Wc(s,t){const e={...Gt(),pseudos:[{kind:"scope"}]},{compounds:n}=s,i=t.type==="Selector"&&t.children.
first?.type==="Combinator",o=n.slice(0,-1);return{...s,compounds:i?[...o,e]:[...o,{...n.at(-1),combinator:" "},e]}}function Ys(s,t){return{test:{kind:"is",selectors:[
(n=>({compounds:[{...Gt(),pseudos:n}],specificity:0,pseudoElement:void 0}))([s,t])]},specificity:pe}}function zc(s){if(s?.type!=="Nth"||s.selector)return;const{
nth:t}=s;if(t.type==="Identifier")return t.name==="odd"?{a:2,b:1}:t.name==="even"?{a:2,b:0}:void 0;const{a:e,b:n}=t;return{a:Ks(e),b:Ks(n)}}const Ks=s=>s==null?
0:s===""||s==="+"?1:s==="-"?-1:Number(s),$c=10,Nc=150;class Pc{medium;pace;rules=[];pages=[];notLoaded=0;ignored=new Set;constructor(t,e){this.medium=t,this.pace=
e}async add(t,e=!1){await this.addAll(t,{isUsual:e,depth:0,parent:void 0})}async addAll(t,e){const{isUsual:n,depth:i,parent:o}=e;if(!(i>$c)){o!==void 0&&this.addRule(
o,Ft(t),n);for(const{prelude:r,block:a}of Hs(t)){const c=this.pace.step((r.length+(a?.length??0))*Nc+2e3);c&&await c;const l=/^@[\w-]+/.exec(r)?.[0].slice(1).toLowerCase();
if(l!==void 0)await this.addAtRule(l,r.slice(l.length+1).trim(),a,e);else if(a!==void 0){const d=o===void 0?r:Oc(r,o);a.includes("{")?await this.addAll(a,{isUsual:n,
depth:i+1,parent:d}):this.addRule(d,Ft(a),n)}}}}addRule(t,e,n){if(e.length===0)return;const i=Tc(t);if(i)for(const o of i){if(this.rules.length===_.qV)throw(0,_.
VE)();this.rules.push({selector:o,declarations:e,order:this.rules.length,isUsual:n})}}async addAtRule(t,e,n,i){const o={...i,depth:i.depth+1};switch(t){case"med\
ia":n!==void 0&&Xs(e,this.medium)&&await this.addAll(n,o);return;case"supports":n!==void 0&&!/^not\b/i.test(e)&&await this.addAll(n,o);return;case"layer":n!==void 0&&
await this.addAll(n,o);return;case"page":n!==void 0&&this.addPage(e,n);return;case"import":this.notLoaded++;return;case"font-face":n!==void 0&&/url\(/i.test(n)&&
this.notLoaded++;return;case"charset":case"namespace":case"keyframes":case"property":case"font-feature-values":case"view-transition":return;default:t.startsWith(
"-")||this.ignored.add(`@${t}`)}}addPage(t,e){const n=[];for(const o of Hs(e)){const r=/@([\w-]+)$/.exec(o.prelude)?.[1];r!==void 0&&o.block!==void 0&&n.push({name:r.
toLowerCase(),declarations:Ft(o.block)})}const i=Ft(e);for(const o of t.split(",",_.qV+1)){if(this.pages.length===_.qV)throw(0,_.VE)();this.pages.push({selector:o.
trim(),declarations:i,boxes:n})}}}function Xs(s,t){return s.trim()===""?!0:s.toLowerCase().split(",").some(e=>Dc(e.trim(),t))}function Dc(s,t){const e=/^not\s/.
test(s);return s.replace(/^(?:not|only)\s+/,"").split(/\s+and\s+/).every(o=>o.startsWith("(")?Gc(o.slice(1,-1),t):o==="print"||o==="all")!==e}const Hc=/^\s*(min-|max-)?(width|height)\s*:\s*([\d.]+)(px|em|rem|pt|in|cm|mm)\s*$/,
Fc={px:1,em:16,rem:16,pt:4/3,in:96,cm:96/2.54,mm:96/25.4};function Gc(s,t){const[,e,n,i,o]=Hc.exec(s)??[];if(n!==void 0){const c=Number(i)*Fc[o],l=n==="width"?t.
width:t.height;return e==="min-"?l>=c:e==="max-"?l<=c:l===c}const[r,a]=s.split(":").map(c=>c.trim());return r==="orientation"?a==="landscape"==t.width>t.height:
r==="prefers-color-scheme"?a==="light":r==="prefers-reduced-motion"?a==="reduce"||a===void 0:r==="color"||r==="hover"&&a==="none"||r==="update"&&a==="none"}var D=A(
74135);const Js=s=>"drawing"in s;function jt([s,t,e,n],{scaling:i,x:o,y:r},a){const[c,l]=[a.width/e,a.height/n];if(i==="none")return[c,0,0,l,-s*c,-t*l];const d=i===
"meet"?Math.min(c,l):Math.max(c,l);return[d,0,0,d,(a.width-e*d)*o-s*d,(a.height-n*d)*r-t*d]}var O=A(1337);const Zs=1e7,Vs=/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/iy;
class me{text;at=0;constructor(t){this.text=t}skip(){for(;this.at<this.text.length&&` 	
\r\f,`.includes(this.text[this.at]);)this.at++}number(){this.skip(),Vs.lastIndex=this.at;const t=Vs.exec(this.text)?.[0];if(t!==void 0)return this.at+=t.length,
Math.min(Math.max(Number(t),-Zs),Zs)}flag(){this.skip();const t=this.text[this.at];if(!(t!=="0"&&t!=="1"))return this.at++,Number(t)}}function ge(s,t){const e=new me(
s),n=[];for(;n.length<t;){const i=e.number();if(i===void 0)break;n.push(i)}return n}const qs={px:1,pt:4/3,pc:16,in:96,cm:96/2.54,mm:96/25.4,q:96/101.6};function J(s,t,e){
const n=new me(s??""),i=n.number();if(i===void 0)return;const o=n.text.slice(n.at,n.at+4).trim().toLowerCase();return o===""?i:o.startsWith("%")?i*t/100:o==="em"||
o==="rem"?i*e:o==="ex"?i*e*.5:Object.hasOwn(qs,o)?i*qs[o]:void 0}const jc=1e3;function we(s){if(s===void 0)return;let t,e=0;for(const[,n,i]of s.matchAll(/([a-z]+)\s{0,9}\(([^)]*)\)/gi)){
const o=_c(n.toLowerCase(),ge(i,6));if(!o||++e>jc)return;t=t?(0,D.lw)(o,t):o}return t}function _c(s,[t,...e]){if(t===void 0)return;const[n,i,o,r,a]=e,c=t*Math.PI/
180;switch(s){case"translate":return[1,0,0,1,t,n??0];case"scale":return[t,0,0,n??t,0,0];case"rotate":{const l=[Math.cos(c),Math.sin(c),-Math.sin(c),Math.cos(c),
0,0],[d,h]=[n??0,i??0];return(0,D.lw)((0,D.lw)([1,0,0,1,-d,-h],l),[1,0,0,1,d,h])}case"skewx":return[1,0,Math.tan(c),1,0,0];case"skewy":return[1,Math.tan(c),0,1,
0,0];case"matrix":return a===void 0?void 0:[t,n,i,o,r,a];default:return}}var U=A(36078);const Qs=8;class cn{matrix;box=D.gF;x=0;y=0;operators=[];joined;startX=0;startY=0;constructor(t){
this.matrix=t}get path(){return this.joined??=this.operators.join(" ")}get isEmpty(){return this.operators.length===0}move(t,e){[this.startX,this.startY]=[t,e],
this.operators.push(`${this.point(t,e)} m`),this.go(t,e)}line(t,e){this.begin(),this.operators.push(`${this.point(t,e)} l`),this.go(t,e)}curve(t,e,n,i,o,r,a=!1){
this.begin();const[c,l]=[this.x,this.y];this.operators.push(`${this.point(t,e)} ${this.point(n,i)} ${this.point(o,r)} c`);for(let d=1;d<Qs;d++){const h=d/Qs,[f,
u,p,m]=[(1-h)**3,3*h*(1-h)**2,3*h*h*(1-h),h**3];this.include(f*c+u*t+p*n+m*o,f*l+u*e+p*i+m*r)}this.go(o,r)}close(){this.isEmpty||(this.operators.push("h"),[this.
x,this.y]=[this.startX,this.startY])}begin(){(this.isEmpty||this.operators.at(-1)==="h")&&this.operators.push(`${this.point(this.x,this.y)} m`)}point(t,e){const[
n,i]=this.matrix?(0,D.Gd)(this.matrix,t,e):[t,e];return`${(0,U._)(n)} ${(0,U._)(i)}`}go(t,e){[this.x,this.y]=[t,e],this.include(t,e)}include(t,e){const[n,i]=this.
matrix?(0,D.Gd)(this.matrix,t,e):[t,e],[o,r,a,c]=this.box;this.box=[Math.min(o,n),Math.min(r,i),Math.max(a,n),Math.max(c,i)]}}function be(s,t,[e,n]){const[i,o]=[
s.x,s.y];let[r,a]=[Math.abs(t[0]),Math.abs(t[1])];if(i===e&&o===n)return;if(r===0||a===0)return s.line(e,n);const c=t[2]*Math.PI/180,[l,d]=[Math.cos(c),Math.sin(
c)],[h,f]=[(i-e)/2,(o-n)/2],[u,p]=[l*h+d*f,l*f-d*h],m=Math.sqrt((u/r)**2+(p/a)**2);m>1&&([r,a]=[r*m,a*m]);const g=(r*p)**2+(a*u)**2,w=Math.sqrt(Math.max(((r*a)**
2-g)/g,0))*(t[3]===t[4]?-1:1),[b,y]=[w*r*p/a,-w*a*u/r],k=[l*b-d*y+(i+e)/2,d*b+l*y+(o+n)/2],v=Math.atan2((p-y)/a,(u-b)/r);let S=Math.atan2((-p-y)/a,(-u-b)/r)-v;if(t[4]===
1&&S<0&&(S+=2*Math.PI),t[4]===0&&S>0&&(S-=2*Math.PI),![...k,v,S].every(Number.isFinite))return s.line(e,n);const R=Math.max(Math.ceil(Math.abs(S)/(Math.PI/2)-1e-9),
1),T=S/R,C=4/3*Math.tan(T/4),N=(L,P)=>[k[0]+l*L*r-d*P*a,k[1]+d*L*r+l*P*a];for(let L=0;L<R;L++){const[P,z]=[v+L*T,v+(L+1)*T],[G,dt,pt,V]=[Math.cos(P),Math.sin(P),
Math.cos(z),Math.sin(z)],ht=L===R-1?[e,n]:N(pt,V);s.curve(...N(G-C*dt,dt+C*G),...N(pt+C*V,V-C*pt),...ht,L<R-1)}}function ti(s,t,e,n,i){s.move(t+n,e),be(s,[n,i,0,
0,1],[t-n,e]),be(s,[n,i,0,0,1],[t+n,e]),s.close()}const Uc=600,ei={m:2,l:2,h:1,v:1,c:6,s:4,q:4,t:2,a:7,z:0};function*Yc(s,t){const e=new me(t),n={kind:"",x:0,y:0};
let i="";for(;;){yield Uc,e.skip();const o=t[e.at];if(o===void 0)return;if(Object.hasOwn(ei,o.toLowerCase()))i=o,e.at++;else if(i===""||i==="z"||i==="Z")return;
if(s.isEmpty&&i!=="m"&&i!=="M")return;const r=Kc(e,i.toLowerCase());if(!r)return;Xc(s,i,r,n),i==="m"&&(i="l"),i==="M"&&(i="L")}}function Kc(s,t){const e=[];for(let n=0;n<
ei[t];n++){const i=t==="a"&&(n===3||n===4)?s.flag():s.number();if(i===void 0)return;e.push(i)}return e}function Xc(s,t,e,n){const i=t.toLowerCase(),o=i===t,[r,a]=o?
[s.x,s.y]:[0,0],[c,l]=[s.x,s.y],d=u=>[e[u]+r,e[u+1]+a],h=u=>n.kind!==""&&u.includes(n.kind)?[2*c-n.x,2*l-n.y]:[c,l];let f=[c,l];switch(i){case"m":s.move(...d(0));
break;case"l":s.line(...d(0));break;case"h":s.line(e[0]+r,l);break;case"v":s.line(c,e[0]+a);break;case"c":f=d(2),s.curve(...d(0),...f,...d(4));break;case"s":f=d(
0),s.curve(...h("cs"),...f,...d(2));break;case"q":f=d(0),ni(s,f,d(2));break;case"t":f=h("qt"),ni(s,f,d(0));break;case"a":be(s,e,d(5));break;default:s.close()}n.
kind=i,[n.x,n.y]=f}function ni(s,[t,e],[n,i]){const[o,r]=[s.x,s.y],a=(c,l)=>c+(l-c)*2/3;s.curve(a(o,t),a(r,e),a(n,t),a(i,e),n,i)}const si=new Set(["path","rect",
"circle","ellipse","line","polyline","polygon"]),Jc=400;function*ln(s,{name:t,attributes:e},n){const i=Math.hypot(n.width,n.height)/Math.SQRT2,o=(c,l)=>J(e.get(
c),l,n.em)??0,r=c=>o(c,n.width),a=c=>o(c,n.height);switch(t){case"path":return yield*Yc(s,e.get("d")??"");case"rect":return Vc(s,e,n);case"circle":{const c=o("r",
i);c>0&&ti(s,r("cx"),a("cy"),c,c);return}case"ellipse":{const[c,l]=[r("rx"),a("ry")];c>0&&l>0&&ti(s,r("cx"),a("cy"),c,l);return}case"line":s.move(r("x1"),a("y1")),
s.line(r("x2"),a("y2"));return;default:yield*Zc(s,e.get("points")??"",t==="polygon")}}function*Zc(s,t,e){const n=new me(t);for(;;){yield Jc;const[i,o]=[n.number(),
n.number()];if(i===void 0||o===void 0)break;s.isEmpty?s.move(i,o):s.line(i,o)}e&&s.close()}function Vc(s,t,{width:e,height:n,em:i}){const o=(w,b)=>J(t.get(w),b,
i),[r,a]=[o("x",e)??0,o("y",n)??0],[c,l]=[o("width",e)??0,o("height",n)??0];if(c<=0||l<=0)return;const[d,h]=[o("rx",e),o("ry",n)],f=Math.min(Math.max(d??h??0,0),
c/2),u=Math.min(Math.max(h??d??0,0),l/2),[p,m]=[r+c,a+l],g=(w,b)=>{f>0&&u>0&&be(s,[f,u,0,0,1],[w,b])};s.move(r+f,a),s.line(p-f,a),g(p,a+u),s.line(p,m-u),g(p-f,m),
s.line(r+f,m),g(r,m-u),s.line(r,a+u),g(r+f,a),s.close()}const qc=/^(?:http:\/\/www\.w3\.org\/1999\/xhtml|\s)*$/,Qc=s=>(0,B.ZE)(s).filter(({attributes:t})=>{const e=t.
get("systemLanguage")?.split(",");return(e===void 0||e.some(i=>/^\s*en\b/i.test(i)))&&qc.test(t.get("requiredExtensions")??"")}).slice(0,1);function At({attributes:s}){
const[t,e,n,i]=ge(s.get("viewBox")??"",4);return i===void 0||n<=0||i<=0?void 0:[t,e,n,i]}const ii={min:0,mid:.5,max:1};function _t({attributes:s}){const t=s.get(
"preserveAspectRatio")?.trim().toLowerCase()??"";if(t.startsWith("none"))return{scaling:"none",x:0,y:0};const[,e="mid",n="mid"]=/^x(min|mid|max)y(min|mid|max)/.
exec(t)??[];return{scaling:t.endsWith("slice")?"slice":"meet",x:ii[e],y:ii[n]}}const ye=({attributes:s},{width:t,height:e,em:n})=>[1,0,0,1,J(s.get("x"),t,n)??0,
J(s.get("y"),e,n)??0],oi={width:0,height:0,em:16},ri=[1,0,0,1,0,0],tl=10,dn=({attributes:s})=>we(s.get("transform"))??ri;class el{tools;known=new Map;constructor(t){
this.tools=t}*read(t,e){const n=this.tools.find(t);if(n?.name!=="clipPath")return;if(n.attributes.get("clipPathUnits")!=="objectBoundingBox"){let c=this.known.get(
n);return c?this.tools.spend(c.path.length):this.known.set(n,c=yield*this.outline(n,ri)),c}if(!e){this.tools.leaveOut("clipPath");return}const[i,o,r,a]=e;return yield*this.
outline(n,[r-i,0,0,a-o,i,o])}*outline(t,e){const{find:n,spend:i}=this.tools,o=[];let r=!1;for(const a of(0,B.ZE)(t)){const c=a.name==="use",l=c?n((0,B.Ci)(a)):a;
if(!l||!si.has(l.name))continue;const d=(l.attributes.get("d")??l.attributes.get("points")??"").length;i(c?d*tl:d);const h=c?[ye(a,oi),dn(a)]:[],f=new cn([dn(l),
...h,dn(t),e].reduce((u,p)=>(0,D.lw)(u,p)));yield*ln(f,l,oi),f.isEmpty||o.push(f.path),r||=[a,l].some(({attributes:u})=>u.get("clip-rule")==="evenodd")}return{path:o.
length===0?"0 0 0 0 re":o.join(" "),hasHoles:r}}}class ai{most;answers=new Map;total=0;constructor(t){this.most=t}find(t){return this.answers.get(t)?.value}keep(t,e,n){
this.answers.set(t,{value:e,size:n}),this.total+=n;for(const[i,{size:o}]of this.answers){if(this.total<=this.most||i===t)return;this.answers.delete(i),this.total-=
o}}}const ci=2e6;class nl{left=ci;take(){if(--this.left<0)throw(0,St.G6)([{field:"file",message:`has columns that take more than ${ci} steps to become alike; ne\
st fewer of them in each other, or write column-fill: auto`}])}}const Y=2e4;function sl(s){let t=s.known.get("kept");return t===void 0&&(t=s.style.display!=="ta\
ble-cell"&&li(s),s.known.set("kept",t)),t}function li(s){let t=s.known.get("flowing");if(t===void 0){const e=n=>!n.isPositioned&&li(n);t=s.children.every(e)&&s.
inlines.every(n=>n.kind!=="atom"&&n.kind!=="apart"||e(n.box)),s.known.set("flowing",t)}return t}const di=s=>s.fontStyle==="italic"&&Ut(s)==="Mono",hi=1e4;class il{rules;typefaces;breaks;page;isQuirky;pieces=new ai(
hi);kept=new WeakMap;faces=new WeakMap;tiled=0;shadowed=0;shadowsLeftOut=0;work=new nl;constructor(t,e,n,i,o=!1){this.rules=t,this.typefaces=e,this.breaks=n,this.
page=i,this.isQuirky=o}*layOut(t,e,n){if(n||!sl(t))return yield*this.rules.layOut(t,this,e,n);const{width:i,height:o,fixedWidth:r,fixedHeight:a,shrinks:c,isLoose:l,
isOpen:d}=e,h=[i,o,r,a,c,l,d].join();let f=this.kept.get(t);f||this.kept.set(t,f=new Map);let u=f.get(h);return u||f.set(h,u=yield*this.rules.layOut(t,this,e)),
u}forget(){this.kept=new WeakMap,this.pieces=new ai(hi)}widthsOf(t){return this.rules.widthsOf(t,this)}faceOf(t){let e=this.faces.get(t);return e||this.faces.set(
t,e=Ut(t)),e}metricsOf(t){const{ascent:e,descent:n}=this.typefaces.metrics(this.faceOf(t)),i=Math.floor(t.fontSize*64)/64;return{ascent:Math.round(e*i/1e3),descent:Math.
round(-n*i/1e3)}}lineOf(t){const{ascent:e,descent:n}=this.metricsOf(t),{lineHeight:i,fontSize:o}=t;if(i==="normal")return{above:e,below:n};const r="factor"in i?
i.factor*o:i.px,a=e+Math.floor((r-e-n)/2);return{above:a,below:r-a}}}const fi=({lineHeight:s,fontSize:t})=>s==="normal"?Math.round(ol*t)+Math.round(rl*t):"facto\
r"in s?s.factor*t:s.px,[ol,rl]=[1.069,.293],al=/^(?:(?:ui-)?sans-serif|system-ui|ui-rounded|cursive|fantasy|emoji|math|-apple-system|blinkmacsystemfont|arial.*|helvetica.*|verdana|tahoma|trebuchet.*|calibri|candara|segoe ui|roboto|noto sans.*|inter|open sans|lato|montserrat|poppins|ubuntu|cantarell|oxygen|source sans.*|impact)$/,
ui=/^(?:(?:ui-)?serif|georgia|times.*|garamond|eb garamond|palatino.*|book antiqua|bookman.*|cambria|constantia|baskerville|didot|bodoni.*|century.*|charter|noto serif.*|source serif.*|pt serif|merriweather|lora|katex_(?:ma|size).*|latin modern.*|computer modern.*|crimson.*|libre baskerville|playfair.*|cormorant.*)$/,
pi=/^(?:monospace|ui-monospace|consolas|menlo|monaco)$|courier|\bmono\b|\bcode\b/,cl=1/26,ll=s=>s.fontWeight>=600&&Ut(s)==="Mono"?cl:0;function Ut({fontFamily:s,
fontWeight:t,fontStyle:e}){const n=s.find(r=>pi.test(r)||ui.test(r)||al.test(r))??"";if(pi.test(n))return"Mono";const i=e==="italic",o=t>=600?i?"SemiBoldItalic":
"SemiBold":i?"Italic":void 0;return ui.test(n)?o?`Serif${o}`:"Serif":o??"Regular"}class xe{box;x=0;y=0;width=0;height=0;border=ke;padding=ke;children=[];apart=[];lines=[];flow="\
sequence";firstBaseline;lastBaseline;shift;after=new wt;columns;slack=0;head;foot;frame;legend;isFromBottom=!1;constructor(t){this.box=t}get contentWidth(){return this.
width-this.border.left-this.border.right-this.padding.left-this.padding.right}}const hn=({laid:s},t)=>s.shift||s.box.style.transform.length>0?1/0:t,mi=(s,t)=>{const e=hn(
s,t);return s.laid.box.style.overflow==="hidden"?Math.min(e,s.bottom):e},ke={top:0,right:0,bottom:0,left:0};class wt{most;least;constructor(t=0,e=0){this.most=t,
this.least=e}get size(){return this.most+this.least}add(t){return t===0?this:new wt(Math.max(this.most,t),Math.min(this.least,t))}join({most:t,least:e}){return new wt(
Math.max(this.most,t),Math.min(this.least,e))}}const q=s=>s==="auto"||s==="none",I=(s,t)=>s==="auto"?0:(0,O.Il)(s,t),mt=({marginTop:s,marginRight:t,marginBottom:e,
marginLeft:n},i)=>({top:I(s,i),right:I(t,i),bottom:I(e,i),left:I(n,i)}),Z=({borderTopWidth:s,borderRightWidth:t,borderBottomWidth:e,borderLeftWidth:n})=>gi(s,t,
e,n),gi=(s,t,e,n)=>s===0&&t===0&&e===0&&n===0?ke:{top:s,right:t,bottom:e,left:n},Q=({paddingTop:s,paddingRight:t,paddingBottom:e,paddingLeft:n},i)=>gi(Math.max(
(0,O.Il)(s,i),0),Math.max((0,O.Il)(t,i),0),Math.max((0,O.Il)(e,i),0),Math.max((0,O.Il)(n,i),0)),E=({left:s,right:t})=>s+t,W=({top:s,bottom:t})=>s+t;function dl(s,t){
const e=new xe(s);return e.border=Z(s.style),e.padding=Q(s.style,t),e}function F(s,t,e,n){if(typeof s=="string"||s.percent!==0&&t===void 0)return;if(s.fills)return Math.
max((t??0)-hl(s.fills,n,t??0),e);const i=(0,O.Il)(s,t??0);return Math.max(n.boxSizing==="border-box"?Math.max(i,e):i+e,0)}const hl=(s,{marginLeft:t,marginRight:e,
marginTop:n,marginBottom:i},o)=>s==="across"?I(t,o)+I(e,o):I(n,o)+I(i,o);function tt(s,t,e,n){const i=F(t.maxWidth,e,n,t)??1/0,o=F(t.minWidth,e,n,t)??0;return Math.
max(Math.min(s,i),o,n)}function et(s,t,e,n){const i=F(t.maxHeight,e,n,t)??1/0,o=F(t.minHeight,e,n,t)??0;return Math.max(Math.min(s,i),o,n)}function Yt(s,t,e){const n=t.
aspectRatio??1;return t.boxSizing==="border-box"?s*n:Math.max(s-e.down,0)*n+e.across}function wi(s,t,e){const n=t.aspectRatio??1;return t.boxSizing==="border-bo\
x"?s/n:Math.max(s-e.across,0)/n+e.down}function Oe(s,t,e,n){if(t.aspectRatio===void 0||t.width!=="auto")return s;const i=F(t.maxHeight,e,n.down,t),o=F(t.minHeight,
e,n.down,t),r=i===void 0?s:Math.min(s,Yt(i,t,n));return o===void 0?r:Math.max(r,Yt(o,t,n))}function bi({left:s,right:t,top:e,bottom:n,direction:i},{width:o,height:r}){
const a=(m,g)=>m==="auto"||m.percent!==0&&g===void 0?void 0:(0,O.Il)(m,g??0),[c,l,d,h]=[a(s,o),a(t,o),a(e,r),a(n,r)],f=l===void 0?void 0:-l,u=(i==="rtl"?f??c:c??
f)??0,p=d??-(h??0);return u===0&&p===0?void 0:{x:u,y:p}}const fn=2e4,yi=.55,fl=.35;function*ul(s,t,e,{styler:n,spend:i}){const{attributes:o}=s,r=(g,w)=>J(o.get(
g),w,e.em)??0,a={x:r("x",e.width),y:r("y",e.height),width:r("width",e.width),height:r("height",e.height),across:0,down:.5},c=pl(s,t,n,a),l=new wl(n,i,c.width);yield*l.
read(s,t);const{lines:d}=l;d.at(-1).length===0&&d.pop();const h=ml(d);let f=c.y+(c.height-h.reduce((g,w)=>g+w,0))*c.down;const u=Math.min((0,H.Kf)(d.map(gl)),c.
width),p=c.x+(c.width-u)*c.across,m=[];for(const[g,w]of d.entries()){yield fn;const[b]=w;if(!b){f+=h[g];continue}const{textAlign:y,fontSize:k}=b.style,v=y==="ce\
nter"?"middle":y==="right"||y==="end"?"end":"start",S=v==="middle"?.5:v==="end"?1:0,R=c.across>0?p+u*S:c.x+c.width*S;for(const[T,{text:C,style:N,isApart:L}]of w.
entries()){const P=T===0?{x:R,y:f+h[g]/2+fl*k}:{x:void 0,y:void 0},z={...N,drawn:{...N.drawn,anchor:v}};m.push({text:T>0&&L?` ${C}`:C,style:z,paint:N.color,...P,
dx:0,dy:0})}f+=h[g]}return m}function pl(s,t,e,n){const[i,...o]=(0,B.ZE)(s);if(!i?.isHtml||o.length>0)return n;const{style:r}=e.styleOf(i,t,void 0);if(r.display!==
"flex"||r.flexDirection!=="row")return n;const{width:a}=n,[c,l]=[I(r.marginLeft,a),I(r.marginTop,a)],[d,h]=[(0,O.Il)(r.paddingLeft,a),(0,O.Il)(r.paddingTop,a)],
f=a-c-d-I(r.marginRight,a)-(0,O.Il)(r.paddingRight,a);return{x:n.x+c+d,y:n.y+l+h,width:typeof r.width=="object"?(0,O.Il)(r.width,a):f,height:typeof r.height=="o\
bject"?(0,O.Il)(r.height,n.height):0,across:xi[r.justifyContent]??0,down:typeof r.height=="object"?xi[r.alignItems]??0:0}}function ml(s){const t=[];for(const e of s)
t.push(e.length===0?t.at(-1)??0:(0,H.Kf)(e.map(({style:n})=>fi(n))));return t}const xi={center:.5,"flex-end":1,end:1},gl=s=>s.reduce((t,{text:e,style:n,isApart:i})=>t+
(e.length+(i?1:0))*yi*n.fontSize,0);class wl{styler;spend;room;lines=[[]];width=0;count=0;isApart=!1;constructor(t,e,n){this.styler=t,this.spend=e,this.room=n}*read(t,e){
for(const n of t.children)if(yield fn,this.spend(0),n.kind==="text")yield*this.words(n,e.style);else if(n.name==="br")this.end(!0);else if(n.isHtml){const i=this.
styler.styleOf(n,e,void 0);if(i.style.display==="none")continue;const o=!i.style.display.startsWith("inline");o&&this.end(),yield*this.read(n,i),o&&this.end()}}*words({
value:t},e){if(e.visibility!=="visible")return;const n=e.whiteSpace!=="nowrap"&&e.whiteSpace!=="pre";for(const i of t.match(/\s+|\S+/g)??[]){if(/^\s/.test(i)){this.
isApart=!0;continue}this.spend(i.length),++this.count%50===0&&(yield 50*fn);const o=(i.length+(this.isApart?1:0))*yi*e.fontSize;n&&this.width>0&&this.width+o>Math.
max(this.room,e.fontSize)*1.1&&this.end(),this.lines.at(-1).push({text:i,style:e,isApart:this.isApart}),this.width+=o,this.isApart=!1}}end(t=!1){(t||this.lines.
at(-1).length>0)&&this.lines.push([]),[this.width,this.isApart]=[0,!1]}}const bl=10,un=({name:s})=>s==="linearGradient"||s==="radialGradient";function ki(s,t,e){
const n=[s];for(;n.length<bl;){const i=t((0,B.Ci)(n.at(-1)));if(!i||n.includes(i)||!e(i))break;n.push(i)}return n}function yl(s,t,e,n){const i=z=>{for(const{attributes:G}of s)
if(G.has(z))return G.get(z)},o=i("gradientUnits")!=="userSpaceOnUse",[r,a,c,l]=e;if(c-r<=0&&o||l-a<=0&&o)return;const d=we(i("gradientTransform"))??kl,h=o?(0,D.
lw)(d,[c-r,0,0,l-a,r,a]):d,[f,u,p,m]=h;if(!(Math.abs(f*m-u*p)>1e-12))return;const g=o?{width:1,height:1}:n,w=(z,G,dt)=>J(i(z)??G,dt,n.em)??0,b=(z,G)=>w(z,G,g.width),
y=(z,G)=>w(z,G,g.height),k=(0,D.zl)((0,D.DI)(h),e);if(s[0].name==="linearGradient"){const[z,G,dt,pt]=[b("x1","0%"),y("y1","0%"),b("x2","100%"),y("y2","0%")],[V,
ht]=[dt-z,pt-G],Rs=V*V+ht*ht,Xa=Oi(k).map(([A0,E0])=>((A0-z)*V+(E0-G)*ht)/Rs),Ja=Mi(t,i("spreadMethod"),(0,H.YG)(Xa),(0,H.Kf)(Xa)),{from:Za,to:Va}=Ja,C0=[z+Za*V,
G+Za*ht,z+Va*V,G+Va*ht];return Si(C0,h,Ja.stops,k)}const[v,S]=[b("cx","50%"),y("cy","50%")],R=w("r","50%",Math.hypot(g.width,g.height)/Math.SQRT2),[T,C]=[i("fx")===
void 0?v:b("fx","50%"),i("fy")===void 0?S:y("fy","50%")];if(!(R>0))return;const N=T===v&&C===S?i("spreadMethod"):void 0,L=(0,H.Kf)(Oi(k).map(([z,G])=>Math.hypot(
z-v,G-S)))/R,P=Mi(t,N,0,L);return Si([T,C,0,v,S,R*P.to],h,P.stops,k)}const Oi=([s,t,e,n])=>[[s,t],[e,t],[s,n],[e,n]],xl=2e3;function Mi(s,t,e,n){const i={from:0,
to:1,stops:s};if(t!=="repeat"&&t!=="reflect")return i;const[o,r]=[Math.min(Math.floor(e),0),Math.max(Math.ceil(n),1)],a=r-o;if(!(a*s.length<=xl))return i;const c=s.
map(d=>({...d,at:1-d.at})).reverse(),l=[];for(let d=o;d<r;d++)for(const h of t==="reflect"&&d%2!==0?c:s)l.push({...h,at:(d-o+h.at)/a});return{from:o,to:r,stops:l}}
const Me=1e3,kl=[1,0,0,1,0,0],Si=(s,t,e,n)=>({coordinates:s.map(i=>i*Me),matrix:(0,D.lw)([1/Me,0,0,1/Me,0,0],t),stops:e,box:n.map(i=>i*Me)}),Ol=1e-6,Ml=256;class Sl{styler;find;leaveOut;gradients=new Map;constructor(t,e,n){
this.styler=t,this.find=e,this.leaveOut=n}make(t,{style:e},n){const[i,o,r,a]=t.box,c=r>i&&a>o?this.fillOf(t,e,n):void 0,l=this.strokeOf(e,n);return c||l?{kind:"\
shape",path:t.path,fill:c,stroke:l}:void 0}textPaint(t){const{fill:e,fillOpacity:n,stroke:i,strokeOpacity:o}=t.drawn,r=this.colorOf(e,t);if(r)return{color:r.color,
alpha:r.alpha*n};const a=this.colorOf(i,t);return a&&{color:a.color,alpha:a.alpha*o}}fillOf(t,e,n){const{fill:i,fillOpacity:o,hasHoles:r}=e.drawn;if(typeof i=="\
object"&&"id"in i){const c=this.gradient(i.id);if(c&&c.stops.length>1){const l=c.stops.map(h=>({...h,alpha:h.alpha*o})),d=yl(c.chain,o<1?l:c.stops,t.box,n);return d&&
{paint:d,alpha:1,hasHoles:r}}}const a=this.colorOf(i,e);return a&&{paint:a.color,alpha:a.alpha*o,hasHoles:r}}strokeOf({drawn:t,...e},{width:n,height:i}){const o=this.
colorOf(t.stroke,{...e,drawn:t}),r=Math.hypot(n,i)/Math.SQRT2,a=(0,O.Il)(t.strokeWidth,r);if(!o||!(a>Ol))return;const{cap:c,join:l,miter:d}=t,h=t.dashes.map(w=>(0,O.
Il)(w,r)),f=h.some(w=>w>0)?h.length%2===1?[...h,...h]:h:[],u=(0,O.Il)(t.dashOffset,r),{color:p,alpha:m}=o,{isUnscaled:g}=t;return{color:p,alpha:m*t.strokeOpacity,
width:a,cap:c,join:l,miter:d,dashes:f,dashOffset:u,isUnscaled:g}}colorOf(t,e){if(t==="none")return;if(t==="current")return e.color;if(!("id"in t))return t;const n=this.
gradient(t.id);return n?n.stops[0]:this.colorOf(t.otherwise,e)}gradient(t){if(this.gradients.has(t))return this.gradients.get(t);const e=this.find(t);e&&!un(e)&&
this.leaveOut(e.name);const n=e&&un(e)?this.readGradient(e):void 0;return this.gradients.set(t,n),n}readGradient(t){const e=ki(t,this.find,un),n=e.find(a=>(0,B.
ZE)(a).some(({name:c})=>c==="stop")),i=[];for(const a of n?(0,B.ZE)(n):[]){if(a.name!=="stop"||i.length===Ml)continue;const{style:c}=this.styler.styleOf(a,this.
styler.start,void 0),l=a.attributes.get("offset")??"0",d=Math.min(Math.max(J(l,1,16)??0,i.at(-1)?.at??0),1);i.push({at:d,color:c.stopColor.color,alpha:c.stopColor.
alpha*c.stopOpacity})}const[o,r]=[i[0],i.at(-1)];return o&&o.at>0&&i.unshift({...o,at:0}),r&&r.at<1&&i.push({...r,at:1}),{chain:e,stops:i}}}const vl=2e4,Tl=1e4,
Rl=new Set(["tspan","a","textPath"]);function*Il(s,t,e,n){const i=[];yield*vi(s,t,{pen:{xs:[0],y:0,dx:0,dy:0,isSpaced:!0},runs:i,maker:e,styler:n});const r=Al(s,
t.measures);r&&i[0]&&(i[0]={...i[0],length:r});const a=i.at(-1);return a&&!a.style.whiteSpace.startsWith("pre")&&(i[i.length-1]={...a,text:a.text.trimEnd()}),i}
function*vi(s,t,e){const{styled:n,measures:i}=t,{pen:o,styler:r}=e,a=s.attributes.get("space"),c=a===void 0?t.keepsSpace===!0:a==="preserve";Ll(o,s,i),s.name===
"textPath"&&Cl(o,s,i,e.maker);for(const l of s.children)if(yield vl,l.kind==="text")El(l,c,n,e);else if(!l.isHtml&&Rl.has(l.name)){const d=r.styleOf(l,n,void 0);
if(d.style.display==="none")continue;yield*vi(l,{styled:d,measures:{...i,em:d.style.fontSize},keepsSpace:c},e)}}function Ll(s,{attributes:t},{width:e,height:n,em:i}){
const o=t.get("x");if(o!==void 0){const a=ge(o,Tl),c=J(o,e,i);s.xs=a.length>1?a:c===void 0?[]:[c]}const r=(a,c)=>J(t.get(a),c,i);s.y=r("y",n)??s.y,s.dx+=r("dx",
e)??0,s.dy+=r("dy",n)??0}function Cl(s,t,{width:e,em:n},{find:i}){const o=i((0,B.Ci)(t))?.attributes.get("d"),[r,a]=ge(o?.replace(/^\s*m/i,"")??"",2);r===void 0||
a===void 0||(s.xs=[r+(J(t.attributes.get("startOffset"),e,n)??0)],s.y=a)}function Al({attributes:s},{width:t,em:e}){const n=J(s.get("textLength"),t,e),i=s.get("\
lengthAdjust")?.trim()==="spacingAndGlyphs";return n!==void 0&&n>0?{length:n,scales:i}:void 0}function El({value:s},t,{style:e},n){const{pen:i,runs:o,maker:r}=n,
a=t||e.whiteSpace.startsWith("pre");let c=a?s.replace(/\s/g," "):s.replace(/\s+/g," ");!a&&i.isSpaced&&(c=c.replace(/^ /,""));const l=r.textPaint(e);if(c===""||
!l||e.visibility!=="visible")return;i.isSpaced=c.endsWith(" ");const d=(u,p)=>{o.push({text:u,style:e,paint:l,x:p,y:i.y,dx:i.dx,dy:i.dy}),[i.y,i.dx,i.dy]=[void 0,
0,0]},h=i.xs.length>1?Array.from(c):[],f=Math.min(i.xs.length,h.length);for(let u=0;u<f-1;u++)d(h[u],i.xs[u]);d(f>1?h.slice(f-1).join(""):c,i.xs[Math.max(f-1,0)]),
i.xs=i.xs.slice(Math.max(f,1))}class Bl extends cn{vertices=[];first;move(t,e){super.move(t,e),this.vertices.push(this.first={x:t,y:e,before:void 0,after:void 0})}line(t,e){
const n=[t-this.x,e-this.y];super.line(t,e),this.add(t,e,n,n,!1)}curve(t,e,n,i,o,r,a=!1){const[c,l]=[this.x,this.y];super.curve(t,e,n,i,o,r);const d=[o-c,r-l],h=Ti(
[t-c,e-l],[n-c,i-l],d),f=Ti([o-n,r-i],[o-t,r-e],d);this.add(o,r,h,f,a)}close(){const{first:t}=this,e=this.vertices.at(-1);if(super.close(),!t||!e||e===t)return;
const n=[t.x-e.x,t.y-e.y];n[0]===0&&n[1]===0||this.add(t.x,t.y,n,n,!1);const o=this.vertices.at(-1);[o.after,t.before]=[t.after,o.before]}add(t,e,n,i,o){const r=this.
vertices.at(-1);r&&!this.isWithin&&(r.after=n),this.isWithin=o,o||this.vertices.push({x:t,y:e,before:i,after:void 0})}isWithin=!1}const Ti=(...s)=>s.find(([t,e])=>t!==
0||e!==0)??[1,0];function Wl({before:s,after:t}){const e=([r,a])=>Math.atan2(a,r)*180/Math.PI;if(!s)return t?e(t):0;if(!t)return e(s);const[n,i]=[e(s),e(t)],o=((i-
n)%360+540)%360-180;return n+o/2}const it=(s,{matrix:t,clip:e,clipHasHoles:n=!1,opacity:i=1}={})=>({kind:"group",matrix:t,clip:e,clipHasHoles:n,opacity:i,nodes:s}),
vt=(s,t,e,n)=>`${[s,t,e,n].map(U._).join(" ")} re`;function zl(s,t,e,n,{lineWidth:i,em:o}){const{attributes:r}=s,a=(S,R)=>J(r.get(S),R,o),c={width:a("markerWidt\
h",100)??3,height:a("markerHeight",100)??3};if(c.width<=0||c.height<=0)return;const l=At(s),d=l?jt(l,_t(s),c):pn,[h,f]=(0,D.Gd)(d,a("refX",l?.[2]??0)??0,a("refY",
l?.[3]??0)??0),u=r.get("orient")?.trim()??"0",p=u==="auto-start-reverse"&&n==="markerStart",g=(u.startsWith("auto")?Wl(e)+(p?180:0):J(u.replace(/deg$/,""),360,1)??
0)*Math.PI/180,w=r.get("markerUnits")==="userSpaceOnUse"?1:i,[b,y]=[Math.cos(g)*w,Math.sin(g)*w],k=(0,D.lw)([1,0,0,1,-h,-f],[b,y,-y,b,e.x,e.y]),v=/^(?:visible|auto)$/.
test(r.get("overflow")??"")||/overflow\s*:\s*visible/.test(r.get("style")??"");return it([it(t,{matrix:d})],{matrix:k,clip:v?void 0:vt(0,0,c.width,c.height)})}const $l=1e4;
function Nl(s,t,e){const n=V=>{for(const{attributes:ht}of s)if(ht.has(V))return ht.get(V)},[i,o,r,a]=t,[c,l]=[r-i,a-o],d=n("patternUnits")!=="userSpaceOnUse",h=(V,ht,Rs)=>(J(
n(V),d?1:ht,e.em)??0)*(d?Rs:1),[f,u]=[h("width",e.width,c),h("height",e.height,l)];if(!(f>0)||!(u>0))return;const p=h("x",e.width,c)+(d?i:0),m=h("y",e.height,l)+
(d?o:0),g=we(n("patternTransform"))??pn,[w,b,y,k]=g;if(!(Math.abs(w*k-b*y)>1e-12))return;const[v,S,R,T]=(0,D.zl)((0,D.DI)(g),t),[C,N]=[Math.floor((v-p)/f),Math.
floor((S-m)/u)],[L,P]=[Math.ceil((R-p)/f)-C,Math.ceil((T-m)/u)-N];if(!(L*P<=$l))return!1;const z=s.find(V=>At(V)),G=z&&At(z),dt=n("patternContentUnits")==="obje\
ctBoundingBox",pt=G?jt(G,_t(z),{width:f,height:u}):dt?[c,0,0,l,0,0]:pn;return{matrix:g,left:p+C*f,top:m+N*u,width:f,height:u,across:L,down:P,content:pt}}function Pl(s,t,e){
const{matrix:n,left:i,top:o,width:r,height:a,across:c,down:l,content:d}=s,h=[it(t,{matrix:d})],f=vt(0,0,r,a),u=[];for(let p=0;p<l;p++)for(let m=0;m<c;m++)u.push(
it(h,{matrix:[1,0,0,1,i+m*r,o+p*a],clip:f}));return it([it(u,{matrix:n})],e)}const pn=[1,0,0,1,0,0],Dl=new Set("defs symbol clipPath linearGradient radialGradie\
nt mask pattern marker filter title desc metadata style script animate animateTransform animateMotion set view cursor".split(" ")),Ri=20,Ii=100,Hl=500,Li=3e4,Fl=new Set(
["path","line","polyline","polygon"]),Ci={width:300,height:150};class Ai{tools;readOnce=0;named=new Map;outlines=new Map;shapes;clips;styler;leaveOut;contents=new Map;constructor(t,e){
this.tools=t;const{styler:n,leaveOut:i}=t;[this.styler,this.leaveOut]=[n,i];for(const r of(0,B.Ky)(e)){const a=r.attributes.get("id");a!==void 0&&!r.isHtml&&!this.
named.has(a)&&this.named.set(a,r)}const o=r=>this.named.get(r);this.shapes=new Sl(n,o,i),this.clips=new el({find:o,leaveOut:i,spend:r=>this.spend(r)})}*read(t,e){
const n=At(t),{style:i}=e,o=(d,h)=>typeof d=="object"&&d.percent===0?d.px:h,r={width:o(i.width,Ci.width),height:o(i.height,Ci.height)},[,,a,c]=n??[0,0,r.width,r.
height],l=yield*this.children(t,{styled:e,measures:{width:a,height:c,em:e.style.fontSize},used:0,depth:0});return{drawing:{view:n,fit:_t(t),nodes:l},size:n?void 0:
r}}*children(t,e){const n=[],i=t.name==="switch"?Qc(t):(0,B.ZE)(t);for(const o of i){const r=yield*this.element(o,e);r&&n.push(r)}return n}spend(t){const{tally:e}=this.
tools;if(e.drawn+=t+Ii,e.drawn>_.bJ)throw(0,_.iY)()}*element(t,{styled:e,measures:n,used:i,depth:o}){const{name:r}=t;if(Dl.has(r)||t.isHtml)return;this.spend(0);
const{matcher:a}=this.styler,c=a.work,l=this.styler.styleOf(t,e,void 0);yield Li+(a.work-c)*30;const{style:d}=l;if(d.display==="none")return;const h={styled:l,measures:{
...n,em:d.fontSize},used:i,depth:o+1};if(o>_.Ez)throw(0,_.DI)();if(si.has(r))return yield*this.shape(t,h);if(r==="text"){const u=yield*Il(t,h,this.shapes,this.styler);
return u.length===0?void 0:yield*this.wrap(t,h,[{kind:"text",runs:u}])}if(r==="g"||r==="a"||r==="switch")return yield*this.wrap(t,h,yield*this.children(t,h));if(r===
"svg")return yield*this.view(t,t,h);if(r==="image")return yield*this.image(t,h);if(r==="use")return yield*this.use(t,h);if(this.leaveOut(r),r!=="foreignObject")
return;const f=yield*ul(t,l,h.measures,{styler:this.styler,spend:u=>this.spend(u)});return f.length===0?void 0:yield*this.wrap(t,h,[{kind:"text",runs:f}])}*shape(t,e){
const{style:n}=e.styled;if(n.visibility!=="visible")return;const i=yield*this.outlineOf(t,e.measures);if(i.isEmpty)return;this.spend(i.path.length);const o=[],r=yield*this.
tiles(i,e);r&&o.push(r);const{drawn:a}=n,c=r?{...e.styled,style:{...n,drawn:{...a,fill:"none"}}}:e.styled,l=this.shapes.make(i,c,e.measures);return this.spend(l?.
fill&&"stops"in l.fill.paint?l.fill.paint.stops.length*Hl:0),l&&o.push(l),yield*this.addMarks(o,t,e),yield*this.wrap(t,e,o,{box:i.box})}*tiles(t,{styled:e,measures:n,
used:i,depth:o}){const{fill:r,fillOpacity:a,hasHoles:c}=e.style.drawn,l=typeof r=="object"&&"id"in r?this.named.get(r.id):void 0;if(l?.name!=="pattern")return;const d=ki(
l,g=>this.named.get(g),({name:g})=>g==="pattern"),h=Nl(d,t.box,n),f=d.find(g=>(0,B.ZE)(g).length>0);if(h===!1&&this.leaveOut("pattern"),!h||!f)return;const u=yield*this.
contentOf(f,n,i,o);if(!u)return;const{across:p,down:m}=h;return this.spend((u.size+Ii)*p*m),yield p*m*500,Pl(h,u.nodes,{clip:t.path,clipHasHoles:c,opacity:a})}*addMarks(t,e,{
styled:n,measures:i,used:o,depth:r}){const{drawn:a}=n.style,c=[a.markerStart,a.markerMid,a.markerEnd];if(!Fl.has(e.name)||c.every(f=>f==="none"))return;const l=new Bl;
yield*ln(l,e,i);const{vertices:d}=l,h=(0,O.Il)(a.strokeWidth,Math.hypot(i.width,i.height)/Math.SQRT2);for(const[f,u]of d.entries()){const p=f===0?["markerStart"]:
f<d.length-1?["markerMid"]:["markerEnd"];d.length===1&&p.push("markerEnd");for(const m of p){const g=this.named.get(a[m]);if(g?.name!=="marker")continue;const w=yield*this.
contentOf(g,i,o,r);if(!w)continue;this.spend(w.size),yield Li/10;const b=zl(g,w.nodes,u,m,{lineWidth:h,em:i.em});b&&t.push(b)}}}*contentOf(t,e,n,i){if(this.contents.
has(t))return this.contents.get(t);if(n>=Ri)return;this.contents.set(t,void 0);const[o,r]=[this.tools.tally.drawn,this.readOnce],a=this.styledOf(t),c=At(t),l=c?
{...e,width:c[2],height:c[3]}:e,d=yield*this.children(t,{styled:a,measures:{...l,em:a.style.fontSize},used:n+1,depth:i+1}),h=this.tools.tally.drawn-o-(this.readOnce-
r);this.readOnce+=h;const f={nodes:d,size:h};return this.contents.set(t,f),f}styledOf(t){const e=[];for(let n=t;n&&!n.isHtml;n=n.parent)e.push(n);return e.reduceRight(
(n,i)=>this.styler.styleOf(i,n,void 0),this.styler.start)}*mask(t,e,{measures:n,used:i,depth:o}){const r=this.named.get(t);if(r?.name!=="mask")return;const{attributes:a}=r,
c=a.get("maskContentUnits")==="objectBoundingBox",l=c&&!e?void 0:yield*this.contentOf(r,n,i,o);if(!l){this.leaveOut("mask");return}this.spend(l.size);const[d,h,
f,u]=e??D.gF,[p,m]=[f-d,u-h],g=it(l.nodes,{matrix:c?[p,0,0,m,d,h]:void 0}),w=a.get("maskUnits")!=="userSpaceOnUse",b=(T,C,N)=>J(a.get(T)??C,w?1:N,n.em)??0,[y,k]=[
b("x","-10%",n.width),b("y","-10%",n.height)],[v,S]=[b("width","120%",n.width),b("height","120%",n.height)],R=w?e&&vt(d+y*p,h+k*m,v*p,S*m):vt(y,k,v,S);return{isAlpha:a.
get("mask-type")==="alpha",nodes:[it([g],{clip:R})]}}*image(t,e){const{attributes:n}=t,{measures:i,styled:o}=e,r=(0,B.hE)(t),a=r===void 0||r===""?void 0:this.tools.
imageAt(r);if(!a||o.style.visibility!=="visible")return;const{width:c,height:l}=a.displayed,d=[J(n.get("width"),i.width,i.em),J(n.get("height"),i.height,i.em)],
h=d[0]??(d[1]===void 0?c:d[1]*c/l),f=d[1]??h*l/c;if(!(h>0)||!(f>0))return;const u=_t(t),p=(0,D.lw)([c,0,0,-l,0,l],jt([0,0,c,l],u,{width:h,height:f})),m=u.scaling===
"slice"?vt(0,0,h,f):void 0,g=it([{kind:"image",image:a,matrix:p}],{matrix:ye(t,i),clip:m});return yield*this.wrap(t,e,[g])}*outlineOf(t,e){const n=this.outlines.
get(t);if(n)return n;const i=new cn,{attributes:o}=t,r=o.get("d")??o.get("points");return this.spend(r?.length??0),yield*ln(i,t,e),r!==void 0&&this.outlines.set(
t,i),i}*wrap(t,e,n,{inner:i,box:o}={}){const{style:r}=e.styled;if(n.length===0||r.opacity===0)return;const a=jl(t,r),c=a&&i?(0,D.lw)(i,a):i??a,l=typeof r.clipPath==
"string"?yield*this.clips.read(r.clipPath,o):void 0,d=/^url\(\s*["']?#([^"')]*)/.exec(Gl(t,"mask"))?.[1],h=d===void 0?void 0:yield*this.mask(d.trim(),o,e),[f]=n,
{mixBlendMode:u}=r;if(!c&&!l&&!h&&!u&&r.opacity===1&&n.length===1)return f;const p=n.length===1&&r.opacity<1&&!u?Ul(f,r.opacity):void 0;return{...it(p?[p]:n,{matrix:c,
clip:l?.path,clipHasHoles:l?.hasHoles??!1,opacity:p?1:r.opacity}),mask:h,blend:u}}*view(t,e,n){const{measures:i,styled:o}=n,r=(m,g)=>J(t.attributes.get(m)??e.attributes.
get(m),g,i.em),[a,c]=[r("width",i.width)??i.width,r("height",i.height)??i.height];if(a<=0||c<=0)return;const l=At(e),d={...i,width:l?.[2]??a,height:l?.[3]??c},h=yield*this.
children(e,{...n,measures:d});if(h.length===0)return;const f=l&&jt(l,_t(e),{width:a,height:c}),u=o.style.overflow==="hidden"||e.name==="symbol",p=it([it(h,{matrix:f})],
{clip:u?vt(0,0,a,c):void 0});return yield*this.wrap(t,n,[p],{inner:ye(t,i)})}targetOf(t){return this.named.get((0,B.Ci)(t))}*use(t,e){const n=this.targetOf(t);if(!n||
e.used>=Ri)return;const i={...e,used:e.used+1};if(n.name==="symbol"||n.name==="svg")return yield*this.view(t,n,i);const o=yield*this.element(n,i);return o&&(yield*this.
wrap(t,e,[o],{inner:ye(t,e.measures)}))}}const Gl=({attributes:s},t)=>s.get(t)?.trim()??"";function jl({attributes:s},{transform:t,transformOrigin:e}){if(t.length===
0)return we(s.get("transform"));let n=_l;for(const r of t)n=(0,D.lw)(r.kind==="matrix"?r.values:[1,0,0,1,r.x.px,r.y.px],n);if(e===O.DI.transformOrigin)return n;
const[i,o]=[e[0].px,e[1].px];return(0,D.lw)((0,D.lw)([1,0,0,1,-i,-o],n),[1,0,0,1,i,o])}const _l=[1,0,0,1,0,0];function Ul(s,t){if(s.kind!=="shape")return;const{
fill:e,stroke:n}=s;if(e&&!n&&!("stops"in e.paint))return{...s,fill:{...e,alpha:e.alpha*t}};if(n&&!e)return{...s,stroke:{...n,alpha:n.alpha*t}}}class Yl{comparisons=0;most=0;depth=0;scope;siblings=new WeakMap;ends=new WeakMap;places=new WeakMap;get work(){
return this.comparisons}matches({compounds:t},e){this.depth===0&&(this.most=Math.min(this.comparisons+_.Hb,_.Hk)),this.depth++;const n=this.from(t,0,e);return this.
depth--,n}from(t,e,n){const i=t[e];if(!this.has(i,n))return!1;if(e+1===t.length)return!0;switch(i.combinator){case">":return n.parent!==void 0&&this.from(t,e+1,
n.parent);case" ":for(let o=n.parent;o;o=o.parent)if(this.from(t,e+1,o))return!0;return!1;case"+":{const o=this.siblingsOf(n)[n.index-1];return o!==void 0&&this.
from(t,e+1,o)}case"~":{const o=this.siblingsOf(n);for(let r=n.index-1;r>=0;r--)if(this.from(t,e+1,o[r]))return!0;return!1}default:return!0}}has({name:t,id:e,classes:n,
attributes:i,pseudos:o},r){if(++this.comparisons>this.most)throw(0,_.$)();if(t!==void 0&&t!==r.name||e!==void 0&&e!==r.attributes.get("id"))return!1;for(const a of n)
if(!r.classes.has(a))return!1;for(const a of i)if(!Xl(a,r))return!1;for(const a of o)if(!this.is(a,r))return!1;return!0}is(t,e){switch(t.kind){case"nth":{const n=t.
ofType?this.placeOfType(e):this.placeOf(e);return Kl(t.fromEnd?n.last:n.first,t.a,t.b)}case"is":return t.selectors.some(n=>this.matches(n,e));case"not":return!t.
selectors.some(n=>this.matches(n,e));case"has":return t.selectors.some(n=>this.hasRelative(n,e));case"scope":return e===this.scope;case"root":return e.parent===
void 0;case"empty":return e.children.every(n=>n.kind==="text"&&n.value==="");case"first-node":return this.endsOf(e.parent)?.first===e;case"last-node":return this.
endsOf(e.parent)?.last===e;case"link":return e.name==="a"&&e.attributes.has("href");case"checked":case"disabled":return e.attributes.has(t.kind);case"lang":{let n=e;
for(;n&&!n.attributes.has("lang");)n=n.parent;const i=n?.attributes.get("lang")?.toLowerCase()??"";return i===t.language||i.startsWith(`${t.language}-`)}case"ne\
ver":return!1}}hasRelative(t,e){const n=this.scope;this.scope=e;const{compounds:i}=t,o=i.at(-2).combinator,r=i.length>2||o===" ";let a;if(o===" "||o===">")a=this.
someOf(this.childrenOf(e),0,t,r);else if(o==="~"||r)a=this.someOf(this.siblingsOf(e),e.index+1,t,r);else{const c=this.siblingsOf(e)[e.index+1];a=c!==void 0&&this.
matches(t,c)}return this.scope=n,a}someOf(t,e,n,i){for(let o=e;o<t.length;o++){const r=t[o];if(this.matches(n,r)||i&&this.someOf(this.childrenOf(r),0,n,!0))return!0}
return!1}siblingsOf(t){return t.parent?this.childrenOf(t.parent):[t]}childrenOf(t){let e=this.siblings.get(t);return e||this.siblings.set(t,e=(0,B.ZE)(t)),e}endsOf(t){
if(!t)return;let e=this.ends.get(t);return e||(e={first:t.children.find(Ei),last:t.children.findLast(Ei)},this.ends.set(t,e)),e}placeOf(t){return{first:t.index+
1,last:this.siblingsOf(t).length-t.index}}placeOfType(t){const e=this.places.get(t);if(e)return e;const n=this.siblingsOf(t);this.comparisons+=n.length;const i=new Map;
for(const{name:r}of n)i.set(r,(i.get(r)??0)+1);const o=new Map;for(const r of n){const a=(o.get(r.name)??0)+1;o.set(r.name,a),this.places.set(r,{first:a,last:i.
get(r.name)-a+1})}return this.places.get(t)}}const Ei=s=>s.kind==="element"||/[^ \t\n\r\f]/.test(s.value);function Kl(s,t,e){if(t===0)return s===e;const n=(s-e)/
t;return n>=0&&Number.isInteger(n)}function Xl({name:s,matcher:t,value:e,ignoresCase:n},{attributes:i}){const o=i.get(s);if(o===void 0)return!1;if(t===void 0)return!0;
const[r,a]=n?[o.toLowerCase(),e.toLowerCase()]:[o,e];switch(t){case"=":return r===a;case"~=":return a!==""&&r.split(/\s+/).includes(a);case"|=":return r===a||r.
startsWith(`${a}-`);case"^=":return a!==""&&r.startsWith(a);case"$=":return a!==""&&r.endsWith(a);case"*=":return a!==""&&r.includes(a);default:return!1}}const Jl={
inline:"block","inline-block":"block","inline-flex":"flex","inline-grid":"grid","inline-table":"table"},Zl=s=>Jl[s]??(s.startsWith("table-")&&s!=="table-caption"?
"block":s),Vl=[["borderTopStyle","borderTopWidth"],["borderRightStyle","borderRightWidth"],["borderBottomStyle","borderBottomWidth"],["borderLeftStyle","borderL\
eftWidth"],["outlineStyle","outlineWidth"],["columnRuleStyle","columnRuleWidth"]],mn=({position:s})=>s==="absolute"||s==="fixed";function Bi(s,t){for(const[r,a]of Vl)
s[r]==="none"||s[r]==="hidden"?s[a]=0:s[a]>1&&(s[a]=Math.floor(s[a]+.001));mn(s)&&(s.float="none");const e=t.display==="flex"||t.display==="inline-flex"||t.display===
"grid"||t.display==="inline-grid";s.display!=="none"&&s.display!=="contents"&&(s.float!=="none"||mn(s)||e)&&(s.display=s.display.startsWith("table-")&&!e?"block":
Zl(s.display)),s.lineClamp!==void 0&&s.display.endsWith("flex")&&(s.display=s.display==="flex"?"block":"inline-block"),s.display!=="inline"&&!e&&typeof s.height==
"object"&&s.height.fills&&!mn(s)&&(s.height={px:0,percent:1});const{translate:n,rotate:i,scale:o}=s;return n.length+i.length+o.length>0&&(s.transform=[...n,...i,
...o,...s.transform]),s.backgroundClip==="text"&&Ql(s),ql(s,t),s}function ql(s,t){const{display:e,float:n,position:i}=s;s.textDecorationLine.size>0&&(s.textDecorationColor??=
s.color),!(t.textDecorationLine.size===0||n!=="none"||i==="absolute"||i==="fixed")&&(e.startsWith("inline-")||e==="table"||e==="none"||(s.textDecorationLine.size===
0&&(s.textDecorationColor=t.textDecorationColor,s.textDecorationStyle=t.textDecorationStyle),s.textDecorationLine=new Set([...t.textDecorationLine,...s.textDecorationLine])))}
function Ql(s){const t=s.backgroundImage.find(i=>"stops"in i),e=t?.stops[0]?.paint??s.backgroundColor;e&&e.alpha>0&&(s.color={...e});const n=t&&t.kind!=="conic"&&
t.stops.every(({paint:{alpha:i}})=>i===1);s.textFill=n?{gradient:t,paint:s.color}:void 0,s.backgroundColor=void 0,s.backgroundImage=[]}const Se={"xx-small":9,"x\
-small":10,small:13,medium:16,large:18,"x-large":24,"xx-large":32,"xxx-large":48},Wi={"xx-small":9,"x-small":9,small:10,medium:13,large:16,"x-large":20,"xx-larg\
e":26,"xxx-large":39},zi=Wi.medium/Se.medium,td=s=>Object.hasOwn(Se,s)?s:void 0,ed=s=>Se[s];function nd(s,t){const{fontSizedBy:e}=s,n=$i(s);e!=="length"&&(e!=="\
ratio"?s.fontSize=(n?Wi:Se)[e]:n!==$i(t)&&(s.fontSize*=n?zi:1/zi))}const $i=({fontFamily:s})=>s.length===1&&s[0]==="monospace";var Kt=A(16326),Xt=A(95826);const sd=[
"repeat","no-repeat","repeat-x","repeat-y"],gn=["border-box","padding-box","content-box","text"],Ni=s=>s==="space"||s==="round"?"repeat":sd.find(t=>t===s);function ve(s,t){
return(0,M.aG)(s)==="none"?"none":s?.type==="Url"?{url:s.value}:s?.type==="Function"?(0,Kt.OW)(s,t,t.own.color):void 0}function Pi(s,t){const e=(0,M.aG)(s[0]);if(e===
"cover"||e==="contain")return e;const[n,i="auto"]=s.map(o=>(0,M.aG)(o)==="auto"?"auto":(0,$.Y5)(o,t));return n&&s.length<3?[n,i]:void 0}const id=["auto","auto"];
function od(s,t){let e="none",n="repeat",i;const o=[],r=[];let a=!1;for(const d of s){const h=(0,M.aG)(d),f=ve(d,t),u=(0,Xt.M)(d),p=Ni(h);if((0,M.YY)(d))a=!0;else if(f!==
void 0)e=f;else if(u!==void 0)i=u;else if(p)n=p;else{if(h==="fixed"||h==="scroll"||h==="local"||gn.some(m=>m===h))continue;a&&r.length<2&&(h==="cover"||h==="con\
tain"||h==="auto"||(0,$.Y5)(d,t))?r.push(d):o.push(d)}}const c=o.length===0?Kt.Ff:(0,Kt.ux)(o,t),l=r.length===0?id:Pi(r,t);return c&&l?{image:e,repeat:n,color:i,
position:c,size:l}:void 0}const rd={keys:["backgroundColor","backgroundImage","backgroundSize","backgroundRepeat","backgroundPosition","backgroundClip"],read:(s,t)=>{
const e=(0,M.M$)(s,M.wR).map(o=>od(o,t));if(!e.every(o=>o!==void 0))return;const n=e.at(-1).color,i=e.filter(({image:o})=>o!=="none");return{backgroundColor:n===
"current"?t.own.color:n,backgroundImage:i.map(({image:o})=>o),backgroundSize:i.map(({size:o})=>o),backgroundRepeat:i.map(({repeat:o})=>o),backgroundPosition:i.map(
({position:o})=>o),backgroundClip:"border-box"}}},wn=(s,t)=>({keys:[s],read:(e,n)=>{const i=(0,M.M$)(e,M.wR).map(o=>t(o,n));return i.includes(void 0)?void 0:{[s]:i}}}),
ad={keys:["backgroundImage"],read:(s,t)=>{const e=(0,M.M$)(s,M.wR).map(n=>ve(n[0],t));return e.includes(void 0)?void 0:{backgroundImage:e.filter(n=>n!=="none")}}};
function cd(s,t){const e=[];let n=!1,i;for(const l of s){const d=(0,$.lT)(l,t),h=(0,Xt.M)(l);if(d!==void 0)e.push(d);else if((0,M.aG)(l)==="inset")n=!0;else if(h!==
void 0)i=h;else return}const[o,r,a=0,c=0]=e;if(!(o===void 0||r===void 0))return{x:o,y:r,blur:a,spread:c,isInset:n,paint:i==="current"?void 0:i}}const ld=100,bn={
keys:["boxShadow"],read:(s,t)=>{if((0,M.aG)(s[0])==="none")return{boxShadow:[]};const e=(0,M.M$)(s,M.wR).slice(0,ld).map(n=>cd(n,t));return e.every(n=>n!==void 0)?
{boxShadow:e}:void 0}},dd=10,hd={keys:["textShadow"],read:(s,t)=>{const e=bn.read(s,t)?.boxShadow;return e?.every(({isInset:i,spread:o})=>!i&&o===0)?{textShadow:e.
slice(0,dd)}:void 0}},fd={background:rd,"background-color":{keys:["backgroundColor"],read:(s,{own:t})=>{const e=s.length===1?(0,Xt.M)(s[0]):void 0;return e===void 0?
void 0:{backgroundColor:e==="current"?t.color:e}}},"background-image":ad,"background-size":wn("backgroundSize",Pi),"background-position":wn("backgroundPosition",
Kt.ux),"background-repeat":wn("backgroundRepeat",([s])=>Ni((0,M.aG)(s))),"background-clip":(0,x.aL)("backgroundClip",gn),"-webkit-background-clip":(0,x.aL)("bac\
kgroundClip",gn),"text-shadow":hd,"box-shadow":bn,"-webkit-box-shadow":bn},ud=["stretch","repeat","round","space"],yn=s=>[s,s,s,s],Jt={image:void 0,slice:yn({px:0,
percent:1}),isFilled:!1,width:yn({times:1}),outset:yn({times:0}),repeat:["stretch","stretch"]},Di=({px:s,percent:t})=>s>=0&&t>=0,pd=(s,t)=>{const e=(0,$.rl)(s),
n=e===void 0?(0,$.Y5)(s,t):{px:e,percent:0};return n&&Di(n)&&(e!==void 0||n.px===0)?n:void 0},xn=(s,t)=>{const e=(0,$.rl)(s);if(e!==void 0)return e>=0?{times:e}:
void 0;const n=(0,$.Y5)(s,t);return n&&Di(n)?n:void 0},Hi=(s,t)=>(0,M.aG)(s)==="auto"?"auto":xn(s,t),Fi=s=>ud.find(t=>t===(0,M.aG)(s));function Zt(s,t){const e=(0,x.
X_)(s.map(t));return e&&!e.includes(void 0)?e:void 0}function Gi(s,t){const e=s.filter(i=>(0,M.aG)(i)!=="fill"),n=Zt(e,i=>pd(i,t));return n&&s.length-e.length<2?
{slice:n,isFilled:e.length<s.length}:void 0}function ji(s){const[t,e=t]=s.map(Fi);return t&&e&&s.length<3?{repeat:[t,e]}:void 0}function _i(s,t){let e;const n=[],
i=[[],[],[]];let o=0;for(const m of s){const g=ve(m,t);if((0,M.YY)(m))o++;else if(g!==void 0)e=g;else if(Fi(m))n.push(m);else if(!i[o]?.push(m))return}const[r,a,
c]=i,l={...r.length>0?Gi(r,t):Jt,width:a.length>0?Zt(a,m=>Hi(m,t)):Jt.width,outset:c.length>0?Zt(c,m=>xn(m,t)):Jt.outset,...n.length>0?ji(n):{repeat:Jt.repeat}},
{slice:d,isFilled:h=!1,width:f,outset:u,repeat:p}=l;if(!(!d||!f||!u||!p))return{image:e==="none"?void 0:e,slice:d,isFilled:h,width:f,outset:u,repeat:p}}const Tt=s=>({
keys:["borderImage"],read:(t,e)=>{const n=s(t,e);return n&&{borderImage:{...e.own.borderImage??Jt,...n}}}}),md={"border-image":Tt(_i),"-webkit-border-image":Tt(
_i),"border-image-source":Tt(([s],t)=>{const e=ve(s,t);return e&&{image:e==="none"?void 0:e}}),"border-image-slice":Tt(Gi),"border-image-width":Tt((s,t)=>{const e=Zt(
s,n=>Hi(n,t));return e&&{width:e}}),"border-image-outset":Tt((s,t)=>{const e=Zt(s,n=>xn(n,t));return e&&{outset:e}}),"border-image-repeat":Tt(ji)},gd=["none","c\
ontents","inline","block","list-item","flow-root","inline-block","flex","inline-flex","grid","inline-grid","table","inline-table","table-row-group","table-heade\
r-group","table-footer-group","table-row","table-cell","table-column","table-column-group","table-caption"],wd=["auto","min-content","max-content","fit-content"],
Ui=s=>(t,e)=>{const n=(0,M.aG)(t)?.replace(/^-webkit-|^-moz-/,"");return n==="fill-available"||n==="available"||n==="stretch"?{px:0,percent:1,fills:s}:wd.find(i=>i===
n)??(0,x.ST)(t,e)},[kn,On]=[Ui("across"),Ui("down")],Yi=s=>(t,e)=>{if((0,M.aG)(t)==="none")return"none";const n=s(t,e);return n==="auto"?void 0:n},bd=["none","h\
idden","solid","dashed","dotted","double","groove","ridge","inset","outset"],Ki={thin:1,medium:3,thick:5};function Rt(s,t){const e=(0,M.aG)(s);return e!==void 0&&
Object.hasOwn(Ki,e)?Ki[e]:(0,x.De)(s,t)}const It=s=>{const t=(0,M.aG)(s);return t==="auto"?"solid":bd.find(e=>e===t)};function Mn(s,t){let e,n,i;for(const o of s){
const r=Rt(o,t),a=It(o),c=(0,x.sD)(o);if(r!==void 0&&e===void 0)e=r;else if(a!==void 0&&n===void 0)n=a;else if(c&&!i)i=c;else return}return s.length===0?void 0:
{width:e??3,line:n??"none",paint:i?.paint}}const Xi=s=>[`border${s}Width`,`border${s}Style`,`border${s}Color`],yd=["multiply","screen","overlay","darken","light\
en","color-dodge","color-burn","hard-light","soft-light","difference","exclusion","hue","saturation","color","luminosity"],xd={keys:["mixBlendMode"],read:([s])=>{
const t=(0,M.aG)(s);if(t==="normal")return{mixBlendMode:void 0};if(!(t===void 0||!yd.includes(t)))return{mixBlendMode:t.replaceAll(/(?:^|-)[a-z]/g,e=>e.replace(
"-","").toUpperCase())}}};function Te(...s){const t=s.length===x.BV.length;return{keys:[...s.flatMap(Xi),...t?["borderImage"]:[]],read:(e,n)=>{const i=Mn(e,n);if(!i)
return;const{width:o,line:r,paint:a}=i,c=s.flatMap(l=>{const[d,h,f]=Xi(l);return[[d,o],[h,r],[f,a]]});return{...Object.fromEntries(c),...t&&{borderImage:void 0}}}}}
const Et=(s,t="")=>x.BV.map(e=>`${s}${e}${t}`);function Vt(s,t,e){return Object.fromEntries(x.BV.map(n=>[`${s}-${n.toLowerCase()}${t===""?"":`-${t.toLowerCase()}`}`,
e(`${s}${n}${t}`)]))}const kd={keys:Et("border","Color"),read:s=>{const t=(0,x.X_)(s.map(x.sD));if(!(!t||t.includes(void 0)))return Object.fromEntries(Et("borde\
r","Color").map((e,n)=>[e,t[n].paint]))}},Ji=["borderTopLeftRadius","borderTopRightRadius","borderBottomRightRadius","borderBottomLeftRadius"],Od={keys:Ji,read:(s,t)=>{
const[e=[],n=e]=(0,x.LN)(s).map(r=>r.map(a=>(0,x.ST)(a,t))),[i,o]=[(0,x.X_)(e),(0,x.X_)(n)];if(!(!i||!o||i.includes(void 0)||o.includes(void 0)))return Object.fromEntries(
Ji.map((r,a)=>[r,[i[a],o[a]]]))}},Re=s=>({keys:[s],read:(t,e)=>{const[n,i=n]=t.map(o=>(0,x.ST)(o,e));return n&&i&&t.length<3?{[s]:[n,i]}:void 0}}),Md={auto:"aut\
o",avoid:"avoid","avoid-page":"avoid",page:"page",always:"page",all:"page",left:"left",verso:"left",right:"right",recto:"right",column:"column","avoid-column":"\
avoid-column"},Ie=s=>(0,x.aL)(s,[],Md),Sn=(0,x.aL)("breakInside",["auto","avoid","avoid-column"],{"avoid-page":"avoid"});function Sd(s){const t=s.filter(i=>(0,M.
aG)(i)!=="auto");if(t.length===0)return{aspectRatio:void 0};const[e,n]=(0,x.LN)(t).map(i=>(0,$.rl)(i[0]));if(!(e===void 0||e<=0||n===0))return{aspectRatio:e/(n??
1)}}const vd={auto:"hidden",scroll:"hidden",clip:"hidden",overlay:"hidden"},vn={keys:["overflow"],read:([s])=>{const t=(0,M.aG)(s);return t==="visible"||t==="hi\
dden"?{overflow:t}:t!==void 0&&Object.hasOwn(vd,t)?{overflow:"hidden"}:void 0}},Td={keys:["isContained"],read:s=>{const t=s.map(e=>(0,M.aG)(e)??"");if(t.every(e=>Zi.
has(e)))return{isContained:t.some(e=>Zi.get(e))}}},Zi=new Map([["none",!1],["size",!1],["inline-size",!1],["style",!1],["layout",!0],["paint",!0],["content",!0],
["strict",!0]]),Rd={keys:["outlineWidth","outlineStyle","outlineColor"],read:(s,t)=>{const e=Mn(s,t);return e&&{outlineWidth:e.width,outlineStyle:e.line,outlineColor:e.
paint}}},Id=(0,x.J0)("zIndex",s=>(0,M.aG)(s)==="auto"?"auto":(0,$.rl)(s)),Le=(s,t)=>(0,x.zW)(s,t),Vi={keys:["lineClamp"],read:([s])=>{const t=s&&(0,$.rl)(s);return s&&
(0,M.aG)(s)==="none"?{lineClamp:void 0}:t!==void 0&&t>=1?{lineClamp:Math.floor(t)}:void 0}},Tn=(0,x.J0)("appearance",s=>(0,M.aG)(s)==="none"?"none":"auto"),qi={
display:(0,x.aL)("display",gd,{"-webkit-box":"flex","-webkit-flex":"flex","-webkit-inline-flex":"inline-flex","-ms-flexbox":"flex","table-footer":"table-footer-\
group"}),position:(0,x.aL)("position",["static","relative","sticky","absolute","fixed"],{"-webkit-sticky":"sticky"}),float:(0,x.aL)("float",["none","left","righ\
t"],{"inline-start":"left","inline-end":"right"}),clear:(0,x.aL)("clear",["none","left","right","both"],{"inline-start":"left","inline-end":"right"}),appearance:Tn,
"-webkit-appearance":Tn,"-moz-appearance":Tn,"box-sizing":(0,x.aL)("boxSizing",["content-box","border-box"]),width:(0,x.J0)("width",kn),height:(0,x.J0)("height",
On),"min-width":(0,x.J0)("minWidth",kn),"min-height":(0,x.J0)("minHeight",On),"max-width":(0,x.J0)("maxWidth",Yi(kn)),"max-height":(0,x.J0)("maxHeight",Yi(On)),
"aspect-ratio":{keys:["aspectRatio"],read:Sd},top:(0,x.J0)("top",x.zW),right:(0,x.J0)("right",x.zW),bottom:(0,x.J0)("bottom",x.zW),left:(0,x.J0)("left",x.zW),inset:(0,x.
r_)(["top","right","bottom","left"],x.zW),margin:(0,x.r_)(Et("margin"),Le),...Vt("margin","",s=>(0,x.J0)(s,Le)),"margin-inline":gt("marginLeft","marginRight",Le),
"margin-block":gt("marginTop","marginBottom",Le),padding:(0,x.r_)(Et("padding"),x.ST),...Vt("padding","",s=>(0,x.J0)(s,x.ST)),"padding-inline":gt("paddingLeft",
"paddingRight",x.ST),"padding-block":gt("paddingTop","paddingBottom",x.ST),border:Te(...x.BV),...Object.fromEntries(x.BV.map(s=>[`border-${s.toLowerCase()}`,Te(
s)])),"border-inline":Te("Left","Right"),"border-block":Te("Top","Bottom"),"border-width":(0,x.r_)(Et("border","Width"),Rt),"border-style":(0,x.r_)(Et("border",
"Style"),It),"border-color":kd,...Vt("border","Width",s=>(0,x.J0)(s,Rt)),...Vt("border","Style",s=>(0,x.J0)(s,It)),...Vt("border","Color",x.nI),"border-inline-w\
idth":gt("borderLeftWidth","borderRightWidth",Rt),"border-block-width":gt("borderTopWidth","borderBottomWidth",Rt),"border-inline-style":gt("borderLeftStyle","b\
orderRightStyle",It),"border-block-style":gt("borderTopStyle","borderBottomStyle",It),"inset-inline":gt("left","right",x.zW),"inset-block":gt("top","bottom",x.zW),
"border-radius":Od,"border-top-left-radius":Re("borderTopLeftRadius"),"border-top-right-radius":Re("borderTopRightRadius"),"border-bottom-right-radius":Re("bord\
erBottomRightRadius"),"border-bottom-left-radius":Re("borderBottomLeftRadius"),outline:Rd,"outline-width":(0,x.J0)("outlineWidth",Rt),"outline-style":(0,x.J0)("\
outlineStyle",It),"outline-color":(0,x.nI)("outlineColor"),"outline-offset":(0,x.J0)("outlineOffset",(s,t)=>(0,$.Y5)(s,t)?.px),opacity:(0,x.J0)("opacity",s=>{const t=(0,$.
pO)(s);return t===void 0?void 0:Math.min(Math.max(t,0),1)}),"mix-blend-mode":xd,overflow:vn,"line-clamp":Vi,"-webkit-line-clamp":Vi,"text-overflow":(0,x.aL)("te\
xtOverflow",["clip","ellipsis"]),"overflow-x":vn,"overflow-y":vn,contain:Td,"z-index":Id,filter:{keys:[],read:([s])=>(0,M.aG)(s)==="none"?{}:void 0},"object-fit":(0,x.
aL)("objectFit",["fill","contain","cover","none","scale-down"]),"break-before":Ie("breakBefore"),"break-after":Ie("breakAfter"),"break-inside":Sn,"page-break-be\
fore":Ie("breakBefore"),"page-break-after":Ie("breakAfter"),"page-break-inside":Sn,"-webkit-column-break-inside":Sn,page:(0,x.J0)("pageName",(s,{parent:t})=>{if(s.
type==="Identifier")return(0,M.aG)(s)==="auto"?t.pageName:s.name}),orphans:(0,x.nL)("orphans",1),widows:(0,x.nL)("widows",1)};function gt(s,t,e){return{keys:[s,
t],read:(n,i)=>{const[o,r=o]=n.map(a=>e(a,i));return o===void 0||r===void 0?void 0:{[s]:o,[t]:r}}}}function Qi(s){const t=(0,$.rl)(s);return t!==void 0&&Number.
isInteger(t)&&t>0?t:void 0}const Ld=([s])=>{if((0,M.aG)(s)==="auto")return{columnCount:void 0};const t=s&&Qi(s);return t===void 0?void 0:{columnCount:t}},Cd=([s],t)=>{
if((0,M.aG)(s)==="auto")return{columnWidth:void 0};const e=s&&(0,x.De)(s,t);return e===void 0?void 0:{columnWidth:e}};function Ad(s,t){let e,n;for(const i of s){
if((0,M.aG)(i)==="auto")continue;const o=Qi(i),r=o===void 0?(0,x.De)(i,t):void 0;if(o!==void 0&&e===void 0)e=o;else if(r!==void 0&&n===void 0)n=r;else return}return s.
length>2?void 0:{columnCount:e,columnWidth:n}}const Rn={keys:["columnCount"],read:Ld},In={keys:["columnWidth"],read:Cd},Ln={keys:["columnCount","columnWidth"],read:Ad},
to=(0,x.aL)("columnSpan",["none","all"]),Ed=(0,x.aL)("columnFill",["balance","auto"],{"balance-all":"balance"}),Cn={keys:["columnRuleWidth","columnRuleStyle","c\
olumnRuleColor"],read:(s,t)=>{const e=Mn(s,t);return e&&{columnRuleWidth:e.width,columnRuleStyle:e.line,columnRuleColor:e.paint}}},Bd={columns:Ln,"column-count":Rn,
"column-width":In,"column-fill":Ed,"column-span":to,"column-rule":Cn,"column-rule-width":(0,x.J0)("columnRuleWidth",Rt),"column-rule-style":(0,x.J0)("columnRule\
Style",It),"column-rule-color":(0,x.nI)("columnRuleColor"),"-webkit-columns":Ln,"-webkit-column-count":Rn,"-webkit-column-width":In,"-webkit-column-span":to,"-w\
ebkit-column-rule":Cn,"-moz-columns":Ln,"-moz-column-count":Rn,"-moz-column-width":In,"-moz-column-rule":Cn};var Wd=A(76213);const eo=["normal","auto","stretch",
"flex-start","flex-end","start","end","self-start","self-end","left","right","center","baseline","space-between","space-around","space-evenly","safe center","sa\
fe end","safe flex-end","safe right"];function qt(s,t){const e=s.map(M.aG),n=e.filter(r=>r!=="safe"&&r!=="unsafe"&&r!=="first"&&r!=="last");if(n.length!==1)return;
const i=t.startsWith("justify")?n[0]:n[0]?.replace("self-","");return(e[0]==="safe"?eo.find(r=>r===`safe ${i}`):void 0)??eo.find(r=>r===i)}const Bt=s=>({keys:[s],
read:t=>{const e=qt(t,s);return e&&{[s]:e}}}),An=(s,t)=>({keys:[s,t],read:e=>{const[n,i]=[qt(e,s),qt(e,t)];if(n&&i)return{[s]:n,[t]:i};if(e.length!==2)return;const[
o,r]=[qt(e.slice(0,1),s),qt(e.slice(1),t)];return o&&r&&{[s]:o,[t]:r}}});function no(s,t){const e=(0,M.aG)(s);return e==="auto"||e==="content"||e==="min-content"||
e==="max-content"||e==="fit-content"?e:(0,x.ST)(s,t)}const so={none:[0,0,"auto"],auto:[1,1,"auto"],initial:[0,1,"auto"]};function io(s,t){const e=(0,M.aG)(s[0]);
if(s.length===1&&e!==void 0&&Object.hasOwn(so,e)){const[o,r,a]=so[e];return{flexGrow:o,flexShrink:r,flexBasis:a}}const n=[];let i;for(const[o,r]of s.entries()){
const a=r.type==="Number"?(0,$.rl)(r):void 0;if(a!==void 0&&n.length<2&&(i===void 0||o===1))n.push(a);else if(i===void 0){if(i=no(r,t),i===void 0)return}else return}
return{flexGrow:n[0]??1,flexShrink:n[1]??1,flexBasis:i??{px:0,percent:0}}}const oo=["row","row-reverse","column","column-reverse"],ro=["nowrap","wrap","wrap-rev\
erse"],zd={keys:["flexDirection","flexWrap"],read:s=>{const t={flexDirection:"row",flexWrap:"nowrap"};for(const e of s){const n=(0,M.aG)(e),i=oo.find(r=>r===n),
o=ro.find(r=>r===n);if(i)t.flexDirection=i;else if(o)t.flexWrap=o;else return}return t}},Ce=1e3;function ao(s,t){const e=(0,M.aG)(s);return e==="auto"||e==="min\
-content"||e==="max-content"?e:s?.type==="Dimension"&&s.unit.toLowerCase()==="fr"?{fr:Math.max(Number(s.value),0)}:s&&(0,x.ST)(s,t)}function co(s,t){if(s.type===
"Function"){const n=s.name.toLowerCase(),i=(0,M.M$)((0,M.aX)(s),M.wR).map(([o])=>o);if(n==="minmax"){const[o,r]=i.map(a=>ao(a,t));return o&&r?{least:typeof o=="\
object"&&"fr"in o?"auto":o,most:r}:void 0}if(n==="fit-content"){const o=i[0]&&(0,$.Y5)(i[0],t);return o&&{least:"auto",most:"max-content",limit:o}}}const e=ao(s,
t);if(e!==void 0)return typeof e=="object"&&"fr"in e?{least:"auto",most:e}:{least:e,most:e}}function En(s,t){const e=new Map,n={tracks:[],auto:void 0,names:e};if(!Bn(
s,t,n))return;const{tracks:i,auto:o}=n;return{tracks:i,names:e,...o&&{auto:{...o,after:n.names}}}}function Bn(s,t,e){for(const n of s){if(e.tracks.length>Ce)return!1;
if(n.type==="Brackets"){for(const o of n.children.toArray()){if(o.type!=="Identifier")continue;const r=e.names.get(o.name)??[];r.push(e.tracks.length+1),e.names.
set(o.name,r)}continue}if(n.type==="Function"&&n.name.toLowerCase()==="repeat"){if(!$d((0,M.M$)((0,M.aX)(n),M.wR),t,e))return!1;continue}const i=co(n,t);if(!i)return!1;
e.tracks.push(i)}return!0}function $d([s=[],...t],e,n){const i=(0,$.rl)(s[0]),o=(0,M.aG)(s[0]),r=t.flat();if(o==="auto-fill"||o==="auto-fit"){const a={tracks:[],
auto:void 0,names:new Map},c=r.some(h=>h.type==="Function"&&h.name.toLowerCase()==="repeat");if(n.auto||c||!Bn(r,e,a)||a.tracks.length===0)return!1;n.names=new Map;
const{tracks:l,names:d}=a;return n.auto={at:n.tracks.length,tracks:l,fits:o==="auto-fit",names:d,after:n.names},!0}if(i===void 0||i<1||i>Ce)return!1;for(let a=0;a<
i;a++)if(!Bn(r,e,n))return!1;return!0}const lo=s=>({keys:[s],read:(t,e)=>{if((0,M.aG)(t[0])==="none")return{[s]:void 0};const n=En(t,e);return n&&{[s]:n}}}),ho=s=>({
keys:[s],read:(t,e)=>{const n=t.map(i=>co(i,e));return n.length>0&&n.every(i=>i!==void 0)?{[s]:n}:void 0}}),fo=s=>s.flatMap(t=>t.type==="String"?[t.value.trim().
split(/\s+/)]:[]);function uo(s,t){if((0,M.aG)(s[0])==="none")return{gridTemplateColumns:void 0,gridTemplateRows:void 0,gridTemplateAreas:[]};const[e=[],n]=(0,M.
M$)(s,M.YY),i=n&&En(n,t);if(n&&!i)return;const o=fo(e),r=e.filter(c=>c.type!=="String"),a=r.length===0?void 0:En(r,t);if(!(r.length>0&&!a))return{gridTemplateColumns:i,
gridTemplateRows:a,gridTemplateAreas:o}}function po(s){if((0,M.aG)(s[0])==="auto")return"auto";let t=!1,e,n;for(const o of s){const r=(0,$.rl)(o);if((0,M.aG)(o)===
"span")t=!0;else if(r!==void 0)e=Math.max(Math.min(Math.trunc(r),Ce),-Ce);else if(o.type==="Identifier")({name:n}=o);else return}if(e===0||s.length===0)return;const i=n===
void 0?{}:{name:n};return t?{span:Math.max(e??1,1),...i}:e===void 0?i:{line:e,...i}}const Ae=s=>({keys:[s],read:t=>{const e=po(t);return e&&{[s]:e}}}),Nd=s=>s!==
"auto"&&s.name!==void 0&&s.line===void 0&&s.span===void 0,Wn=(...s)=>({keys:s,read:t=>{const e=(0,M.M$)(t,M.YY).map(po);if(!e.every(i=>i!==void 0)||e.length>s.length)
return;const n=i=>{const o=e[i];if(o!==void 0)return o;const r=i>=2?n(i-2):e[0];return Nd(r)?r:"auto"};return Object.fromEntries(s.map((i,o)=>[i,n(o)]))}}),Wt=s=>({
keys:[s],read:([t],e)=>{const n=t&&(0,x.ST)(t,e);return(0,M.aG)(t)==="normal"?{[s]:void 0}:n&&{[s]:n}}}),mo={keys:["rowGap","columnGap"],read:(s,t)=>{const[e,n=e]=s.
map(i=>(0,M.aG)(i)==="normal"?{px:0,percent:0}:(0,x.ST)(i,t));return e&&n?{rowGap:e,columnGap:n}:void 0}},go={row:"row",column:"column",dense:"row dense","row d\
ense":"row dense","column dense":"column dense"},Pd={flex:{keys:["flexGrow","flexShrink","flexBasis"],read:io},"-webkit-flex":{keys:["flexGrow","flexShrink","fl\
exBasis"],read:io},"flex-grow":(0,x.nL)("flexGrow",0),"flex-shrink":(0,x.nL)("flexShrink",0),"flex-basis":(0,x.J0)("flexBasis",no),"flex-direction":(0,x.aL)("fl\
exDirection",oo),"flex-wrap":(0,x.aL)("flexWrap",ro),"flex-flow":zd,order:(0,x.nL)("order"),"justify-content":Bt("justifyContent"),"align-content":Bt("alignCont\
ent"),"align-items":Bt("alignItems"),"align-self":Bt("alignSelf"),"justify-items":Bt("justifyItems"),"justify-self":Bt("justifySelf"),"place-content":An("alignC\
ontent","justifyContent"),"place-items":An("alignItems","justifyItems"),"place-self":An("alignSelf","justifySelf"),gap:mo,"grid-gap":mo,"row-gap":Wt("rowGap"),"\
column-gap":Wt("columnGap"),"grid-row-gap":Wt("rowGap"),"grid-column-gap":Wt("columnGap"),"-webkit-column-gap":Wt("columnGap"),"-moz-column-gap":Wt("columnGap"),
"grid-template-columns":lo("gridTemplateColumns"),"grid-template-rows":lo("gridTemplateRows"),"grid-template-areas":{keys:["gridTemplateAreas"],read:s=>({gridTemplateAreas:fo(
s)})},"grid-template":{keys:["gridTemplateColumns","gridTemplateRows","gridTemplateAreas"],read:uo},grid:{keys:["gridTemplateColumns","gridTemplateRows","gridTe\
mplateAreas"],read:uo},"grid-auto-columns":ho("gridAutoColumns"),"grid-auto-rows":ho("gridAutoRows"),"grid-auto-flow":{keys:["gridAutoFlow"],read:s=>{const t=s.
map(M.aG).join(" ");return Object.hasOwn(go,t)?{gridAutoFlow:go[t]}:void 0}},"grid-row-start":Ae("gridRowStart"),"grid-row-end":Ae("gridRowEnd"),"grid-column-st\
art":Ae("gridColumnStart"),"grid-column-end":Ae("gridColumnEnd"),"grid-row":Wn("gridRowStart","gridRowEnd"),"grid-column":Wn("gridColumnStart","gridColumnEnd"),
"grid-area":Wn("gridRowStart","gridColumnStart","gridRowEnd","gridColumnEnd")},Dd=[["inline-start","left"],["inline-end","right"],["block-start","top"],["block-\
end","bottom"]],Hd=[["start","left"],["end","right"],["before","top"],["after","bottom"]],Fd=[["start","top"],["end","bottom"]],Gd=[["start","left"],["end","rig\
ht"]],jd=[...Dd.flatMap(([s,t])=>[[`inset-${s}`,t],[`margin-${s}`,`margin-${t}`],[`padding-${s}`,`padding-${t}`],[`border-${s}`,`border-${t}`],[`border-${s}-wid\
th`,`border-${t}-width`],[`border-${s}-style`,`border-${t}-style`],[`border-${s}-color`,`border-${t}-color`]]),...Fd.flatMap(([s,t])=>Gd.map(([e,n])=>[`border-${s}\
-${e}-radius`,`border-${t}-${n}-radius`])),...Hd.flatMap(([s,t])=>[[`-webkit-margin-${s}`,`margin-${t}`],[`-webkit-padding-${s}`,`padding-${t}`]]),["inline-size",
"width"],["block-size","height"],["min-inline-size","min-width"],["min-block-size","min-height"],["max-inline-size","max-width"],["max-block-size","max-height"]],
_d=s=>Object.fromEntries(jd.map(([t,e])=>[t,s[e]])),nt=(...s)=>({kind:"matrix",values:s});function wo(s){const t=s*Math.PI/180,[e,n]=[Math.cos(t),Math.sin(t)];return nt(
e,n,-n,e,0,0)}const bo=s=>Math.cos(s*Math.PI/180),Ud=nt(1,0,0,1,0,0),Ee=s=>Math.tan(s*Math.PI/180);function Yd(s,t){if(s.type!=="Function")return;const e=(0,M.M$)(
(0,M.aX)(s),M.wR).map(([r])=>r),n=e.map(r=>(0,$.Y5)(r,t)),i=e.map($.T),o=e.map($.pO);switch(s.name.toLowerCase()){case"translate":case"translate3d":return n[0]&&
{kind:"translate",x:n[0],y:n[1]??O.f2};case"translatex":return n[0]&&{kind:"translate",x:n[0],y:O.f2};case"translatey":return n[0]&&{kind:"translate",x:O.f2,y:n[0]};case"\
scale":return o[0]===void 0?void 0:nt(o[0],0,0,o[1]??o[0],0,0);case"scalex":return o[0]===void 0?void 0:nt(o[0],0,0,1,0,0);case"scaley":return o[0]===void 0?void 0:
nt(1,0,0,o[0],0,0);case"scale3d":return o[0]===void 0||o[1]===void 0?void 0:nt(o[0],0,0,o[1],0,0);case"translatez":case"scalez":return e.length===1?Ud:void 0;case"\
rotate":case"rotatez":return i[0]===void 0?void 0:wo(i[0]);case"rotatex":return i[0]===void 0?void 0:nt(1,0,0,bo(i[0]),0,0);case"rotatey":return i[0]===void 0?void 0:
nt(bo(i[0]),0,0,1,0,0);case"skew":return i[0]===void 0?void 0:nt(1,Ee(i[1]??0),Ee(i[0]),1,0,0);case"skewx":return i[0]===void 0?void 0:nt(1,0,Ee(i[0]),1,0,0);case"\
skewy":return i[0]===void 0?void 0:nt(1,Ee(i[0]),0,1,0,0);case"matrix":{const r=e.map($.rl);return r.length===6&&!r.includes(void 0)?nt(...r):void 0}case"matrix\
3d":{const r=e.map($.rl);if(r.length!==16||r.includes(void 0))return;const a=[0,1,4,5,12,13].map(l=>r[l]);return[3,7,11].some(l=>r[l]!==0)||r[15]!==1?void 0:nt(
...a)}default:return}}const yo=s=>s.type==="Function"&&/^(?:rotate[xy]|matrix3d)$/i.test(s.name),Kd=s=>yo(s)||s.type==="Function"&&/^translate(?:z|3d)$/i.test(s.
name),xo={keys:["transform"],read:(s,t)=>{if((0,M.aG)(s[0])==="none")return{transform:[]};if(s.some(yo)&&s.filter(Kd).length>1)return;const e=s.map(n=>Yd(n,t));
return e.every(n=>n!==void 0)?{transform:e}:void 0}},zn=s=>({keys:[s],read:(t,e)=>{if((0,M.aG)(t[0])==="none")return{[s]:[]};const[n,i]=t,o=[n,i].map(c=>(0,$.Y5)(
c,e)),r=[n,i].map($.pO);if(s==="translate")return o[0]&&{translate:[{kind:"translate",x:o[0],y:o[1]??O.f2}]};if(s==="scale")return r[0]===void 0?void 0:{scale:[
nt(r[0],0,0,r[1]??r[0],0,0)]};const a=t.length===1?(0,$.T)(n):void 0;return a===void 0?void 0:{rotate:[wo(a)]}}}),Xd={transform:xo,translate:zn("translate"),rotate:zn(
"rotate"),scale:zn("scale"),"-webkit-transform":xo,"transform-origin":{keys:["transformOrigin"],read:(s,t)=>{const e=(0,Kt.ux)(s.slice(0,2),t);return e&&{transformOrigin:e}}}};
function ko(s,t){const e=(0,M.aG)(s),{fontSize:n,fontSizedBy:i}=t.parent,o=d=>({fontSize:d,fontSizedBy:i==="length"?"length":"ratio"});if(e==="larger")return o(
n*1.2);if(e==="smaller")return o(n/1.2);const r=e===void 0?void 0:td(e);if(e!==void 0)return r&&{fontSize:ed(r),fontSizedBy:r};const a=(0,$.Y5)(s,{...t,em:n}),c=a&&
a.px+a.percent*n;return c===void 0||c<0?void 0:s.type==="Percentage"||s.type==="Dimension"&&/^(?:em|ex|ch)$/i.test(s.unit)?o(c):{fontSize:c,fontSizedBy:"length"}}
function Oo(s,{parent:t}){const e=(0,M.aG)(s);if(e==="normal")return 400;if(e==="bold")return 700;if(e==="bolder")return t.fontWeight<350?400:t.fontWeight<550?700:
900;if(e==="lighter")return t.fontWeight<550?100:t.fontWeight<750?400:700;const n=(0,$.rl)(s);return n!==void 0&&n>=1&&n<=1e3?n:void 0}const Mo={normal:"normal",
italic:"italic",oblique:"italic"},So=s=>{const t=(0,M.aG)(s);return t!==void 0&&Object.hasOwn(Mo,t)?Mo[t]:void 0},vo=s=>(0,M.M$)(s,M.wR).flatMap(t=>{const e=t.map(
n=>n.type==="String"?n.value:(0,M.aG)(n)??"").join(" ");return e===""?[]:[e.toLowerCase()]});function To(s,t){if((0,M.aG)(s)==="normal")return"normal";const e=(0,$.
rl)(s);if(e!==void 0)return e>=0?{factor:e}:void 0;const n=(0,$.Y5)(s,t);return n&&{px:n.px+n.percent*t.em}}const Jd={keys:["fontStyle","fontVariant","fontWeigh\
t","fontSize","fontSizedBy","lineHeight","fontFamily"],read:(s,t)=>{const e={fontStyle:"normal",fontVariant:"normal",fontWeight:400,lineHeight:"normal"};let n=0;
for(;n<s.length;n++){const a=s[n],[c,l]=[So(a),Oo(a,t)];if((0,M.aG)(a)!=="normal")if(c)e.fontStyle=c;else if(l!==void 0&&!(a.type==="Number"&&Number(a.value)===
0))e.fontWeight=l;else if((0,M.aG)(a)==="small-caps")e.fontVariant="small-caps";else break}const i=s[n],o=i&&ko(i,t);if(o===void 0)return;if(Object.assign(e,o),
n++,s[n]&&(0,M.YY)(s[n])){const a=s[n+1]&&To(s[n+1],{...t,em:o.fontSize});if(a===void 0)return;e.lineHeight=a,n+=2}const r=vo(s.slice(n));return r.length===0?void 0:
{...e,fontFamily:r}}},Ro=s=>(0,x.J0)(s,(t,e)=>(0,M.aG)(t)==="normal"?0:(0,$.lT)(t,e)),Zd=["baseline","sub","super","middle","top","bottom","text-top","text-bott\
om"],Vd=["underline","line-through","overline"],Io=["solid","double","dotted","dashed","wavy"];function Lo(s){const t=new Set,e={textDecorationLine:t,textDecorationColor:void 0,
textDecorationStyle:"solid"};for(const n of s){const i=(0,M.aG)(n),o=Vd.find(c=>c===i),r=Io.find(c=>c===i),a=(0,Xt.M)(n);if(o)t.add(o);else if(r)e.textDecorationStyle=
r;else if(a!==void 0)e.textDecorationColor=a==="current"?void 0:a;else if(i!=="none"&&i!=="blink"&&n.type!=="Dimension"&&i!=="auto"&&i!=="from-font")return}return e}
function qd(s){const t={listStyleType:"disc",listStylePosition:"outside"};for(const e of s){const n=(0,M.aG)(e);if(n==="inside"||n==="outside")t.listStylePosition=
n;else if(n!==void 0)t.listStyleType=n;else if(e.type==="String")t.listStyleType=`"${e.value}`;else if(e.type!=="Url")return}return t}function Qd(s){const[t]=s,
e=(0,M.aG)(t);if(s.length===1&&(e==="none"||e==="normal"))return{content:e};const n=[];for(const i of(0,M.M$)(s,M.YY)[0]){const o=(0,M.aG)(i);if(i.type==="Strin\
g")n.push({text:i.value});else if(o==="open-quote"||o==="close-quote")n.push({quote:o==="open-quote"?"open":"close"});else if(o==="no-open-quote"||o==="no-close\
-quote")n.push({quote:"none"});else if(i.type==="Function"){const r=th(i.name.toLowerCase(),(0,M.M$)((0,M.aX)(i),M.wR));if(!r)return;n.push(r)}else if(i.type!==
"Url")return}return{content:n}}function th(s,t){const[e]=t[0]??[],n=e?.type==="Identifier"?e.name:void 0;if(n===void 0)return;if(s==="attr")return{attribute:n.toLowerCase()};
if(s==="counter")return{counter:n,style:(0,M.aG)(t[1]?.[0])??"decimal"};const i=t[1]?.[0];if(!(s!=="counters"||i?.type!=="String"))return{counter:n,separator:i.
value,style:(0,M.aG)(t[2]?.[0])??"decimal"}}const $n=(s,t)=>({keys:[s],read:e=>{if((0,M.aG)(e[0])==="none")return{[s]:[]};const n=[];for(const i of e){const o=(0,$.
rl)(i),r=n.at(-1);if(i.type==="Identifier")n.push([i.name,t]);else if(o!==void 0&&r)r[1]=Math.round(o);else return}return{[s]:n}}}),Co=["start","left","right","\
center","justify","end"],eh=new Map([["-webkit-left","left"],["-webkit-right","right"],["-webkit-center","center"]]);function nh([s,...t],{parent:e}){const n=t.
length===0?(0,M.aG)(s):void 0;if(n===void 0)return;const{textAlign:i,blockAlign:o}=e;if(n==="match-parent")return{textAlign:i,blockAlign:o};if(n==="-octavo-tabl\
e")return o==="start"?{textAlign:i,blockAlign:o}:{textAlign:"start",blockAlign:"start"};if(n==="-octavo-center")return{textAlign:i==="start"?"center":i,blockAlign:o};
const r=eh.get(n);if(r)return{textAlign:r,blockAlign:r};const a=Co.find(c=>c===n);return a&&{textAlign:a,blockAlign:"start"}}function sh(s){const t=s.map(M.aG);
return t.every(n=>n!==void 0&&/^(?:wrap|nowrap|auto|balance|stable|pretty)$/.test(n))?{whiteSpace:t.includes("nowrap")?"nowrap":"normal",isBalanced:t.includes("\
balance")}:void 0}const ih={color:(0,x.J0)("color",(s,{parent:t})=>{const e=(0,Xt.M)(s);return e==="current"?t.color:e}),"accent-color":(0,x.nI)("accentColor"),
font:Jd,"font-size":{keys:["fontSize","fontSizedBy"],read:([s,...t],e)=>s&&t.length===0?ko(s,e):void 0},"font-weight":(0,x.J0)("fontWeight",Oo),"font-style":(0,x.
J0)("fontStyle",So),"font-variant":(0,x.aL)("fontVariant",["normal","small-caps"],{"tabular-nums":"normal"}),"font-variant-caps":(0,x.aL)("fontVariant",["normal",
"small-caps"],{"all-small-caps":"small-caps"}),"font-family":{keys:["fontFamily"],read:s=>({fontFamily:vo(s)})},"line-height":(0,x.J0)("lineHeight",To),"text-al\
ign":{keys:["textAlign","blockAlign"],read:nh},"text-align-last":(0,x.aL)("textAlignLast",["auto",...Co]),"text-indent":(0,x.J0)("textIndent",$.Y5),"text-transf\
orm":(0,x.aL)("textTransform",["none","uppercase","lowercase","capitalize"]),"letter-spacing":Ro("letterSpacing"),"word-spacing":Ro("wordSpacing"),"white-space":(0,x.
aL)("whiteSpace",["normal","nowrap","pre","pre-wrap","pre-line"],{"break-spaces":"pre-wrap"}),"text-wrap":{keys:["whiteSpace","isBalanced"],read:sh},"text-wrap-\
style":(0,x.aL)("isBalanced",[],{auto:!1,stable:!1,pretty:!1,balance:!0}),"text-wrap-mode":(0,x.aL)("whiteSpace",["nowrap"],{wrap:"normal"}),"overflow-wrap":(0,x.
aL)("overflowWrap",["normal","break-word","anywhere"]),"word-wrap":(0,x.aL)("overflowWrap",["normal","break-word","anywhere"]),"word-break":(0,x.aL)("wordBreak",
["normal","break-all","keep-all","break-word"]),"tab-size":(0,x.nL)("tabSize",0),direction:(0,x.aL)("direction",["ltr","rtl"]),"unicode-bidi":(0,x.aL)("unicodeB\
idi",["normal","embed","isolate","bidi-override","plaintext"],{"isolate-override":"bidi-override"}),visibility:(0,x.aL)("visibility",["visible","hidden","collap\
se"]),"vertical-align":(0,x.J0)("verticalAlign",(s,t)=>{const e=(0,M.aG)(s);return Zd.find(i=>i===e)??(0,$.Y5)(s,t)}),"text-decoration":{keys:["textDecorationLi\
ne","textDecorationColor","textDecorationStyle"],read:Lo},"text-decoration-line":{keys:["textDecorationLine"],read:s=>{const t=Lo(s)?.textDecorationLine;return t&&
{textDecorationLine:t}}},"text-decoration-color":(0,x.nI)("textDecorationColor"),"text-decoration-style":(0,x.aL)("textDecorationStyle",Io),"list-style":{keys:[
"listStyleType","listStylePosition"],read:qd},"list-style-type":(0,x.J0)("listStyleType",s=>s.type==="String"?`"${s.value}`:(0,M.aG)(s)),"list-style-position":(0,x.
aL)("listStylePosition",["inside","outside"]),"border-collapse":(0,x.aL)("borderCollapse",["separate","collapse"]),"border-spacing":{keys:["borderSpacingX","bor\
derSpacingY"],read:(s,t)=>{const[e,n=e]=s.map(i=>(0,x.De)(i,t));return e===void 0||n===void 0?void 0:{borderSpacingX:e,borderSpacingY:n}}},"caption-side":(0,x.aL)(
"captionSide",["top","bottom"]),"empty-cells":(0,x.aL)("emptyCells",["show","hide"]),"table-layout":(0,x.aL)("tableLayout",["auto","fixed"]),quotes:{keys:["quot\
es"],read:s=>{if((0,M.aG)(s[0])==="none")return{quotes:["",""]};const t=s.flatMap(e=>e.type==="String"?[e.value]:[]);return t.length>=2&&t.length%2===0?{quotes:t}:
void 0}},content:{keys:["content"],read:Qd},"counter-reset":$n("counterReset",0),"counter-set":$n("counterReset",0),"counter-increment":$n("counterIncrement",1)},
Ao={...qi,..._d(qi),...Bd,...ih,...fd,...md,...Xd,...Pd,...Wd.d},oh=/^(?:transition|animation|cursor|user-select|pointer-events|will-change|scroll|overscroll|overflow-anchor|touch-action|resize|caret|print-color-adjust|color-adjust|color-scheme|forced-color-adjust|font-(?:display|smooth|feature-settings|kerning|synthesis|optical-sizing|stretch|variant-(?:numeric|ligatures)|variation-settings)|shape-rendering|paint-order|text-(?:rendering|size-adjust|underline-offset|decoration-(?:thickness|skip|skip-ink)|underline-position)|image-rendering|backface-visibility|perspective|contain|content-visibility|isolation|zoom|speak|size|src|backdrop-filter|mso-|background-attachment|background-origin|hyphens|line-break|box-decoration-break|-(?:webkit|moz|ms|o)-)/;
class rh{characters=0;add(t){if(this.characters+=t,this.characters>_.xH)throw(0,_.qM)()}}class Eo{parent;replaced;own=new Map;known=new Map;open=new Set;constructor(t,e){
this.parent=t,this.replaced=e}set(t,e){this.own.set(t,e)}replaceIn(t){const e=[];let n=0;for(let o=0;;){const r=t.toLowerCase().indexOf("var(",o);if(r<0){e.push(
t.slice(o));break}e.push(t.slice(o,r));const a=yt(t,r+4,")"),c=this.lookUp(t.slice(r+4,a));if(c===void 0)return;if(n+=c.length,n>_.uN)throw(0,_.qM)();e.push(c),
o=a+1}const i=e.join("");return this.replaced.add(i.length),i}lookUp(t){const e=yt(t,0,","),n=this.valueOf(t.slice(0,e).trim());return n!==void 0?n:e<t.length?this.
replaceIn(t.slice(e+1).trim()):void 0}valueOf(t){const e=this.own.get(t);if(e===void 0)return this.parent?.valueOf(t);if(this.known.has(t))return this.known.get(
t);if(this.open.has(t))return;const n=e.trim().toLowerCase();if(n==="initial")return;if(n==="inherit"||n==="unset")return this.parent?.valueOf(t);this.open.add(
t);const i=this.replaceIn(e);return this.open.delete(t),this.known.set(t,i),i}}const Bo={before:"before",after:"after",marker:"marker","first-letter":"first-let\
ter","first-line":"first-line",placeholder:"placeholder","-webkit-input-placeholder":"placeholder","-webkit-progress-value":"bar","-webkit-meter-optimum-value":"\
bar","-moz-progress-bar":"bar"},Wo=s=>Object.hasOwn(Bo,s)?Bo[s]:void 0,zo=500;function $o(s,t,e,n){if(e!==void 0&&e.length>zo)return;const i=s.map(({order:r})=>r).
join(),o=t.map(({name:r,value:a})=>`${r}:${a}`).join(";");return o.length>zo?void 0:`${n??""}${i}|${o}|${e??""}`}const ah=/\b(?:image-set|cross-fade|path|shape|xywh|sin|cos|tan|asin|acos|atan2?|pow|sqrt|hypot|log|exp|round|mod|rem|abs|sign|perspective|rotate3d|rotate[xy]|translatez|matrix3d|blur|brightness|contrast|drop-shadow|grayscale|hue-rotate|invert|saturate|sepia)\(|\(\s{0,9}from\s|\bsubgrid\b/i,
ch=/^(?:none|auto|normal|initial|unset|revert|inherit|horizontal-tb)$/i,lh=new Set(["color","font","font-family","font-size"]),[dh,hh,No,fh]=[0,1,2,3],Po=4,Do=2e4;
class Nn{page;ignored=new Map;matcher=new Yl;index=new Map;nodes=new Map;inline=new Map;replaced=new rh;shared=new WeakMap;unknown=[];rem=16;constructor(t,e){this.
page=e;for(const n of t.ignored)this.ignored.set(n,1);for(const n of t.rules){const[i]=n.selector.compounds,{id:o,classes:r,name:a}=i,c=o!==void 0?`#${o}`:r.length>
0?`.${r[0]}`:a??"*",l=this.index.get(c);l?l.push(n):this.index.set(c,[n])}}get start(){return{style:O.DI,variables:new Eo(void 0,this.replaced)}}styleOf(t,e,n){
const i=this.rulesOf(t),o=[],r=new Set;for(const h of i){const{pseudoElement:f}=h.selector;if(f===void 0)Ho(o,h);else{const u=Wo(f);u&&r.add(u)}}const a=(0,As.iw)(
t,n);for(const h of a)o.push({declaration:h,tier:hh,specificity:0,order:0});const c=t.attributes.get("style");if(c!==void 0)for(const h of this.declarationsOf(c))
o.push({declaration:h,tier:fh+(h.important?Po:0),specificity:0,order:0});const l=t.parent===void 0?void 0:$o(i,a,c),d=this.share(l,o,e,t.parent===void 0);return t.
parent===void 0&&(this.rem=d.style.fontSize),{...d,pseudos:[...r].sort()}}pseudoStyle(t,e,n){const i=[],o=this.rulesOf(t).filter(({selector:{pseudoElement:r}})=>r!==
void 0&&Wo(r)===e);for(const r of o)Ho(i,r);return this.share($o(o,[],void 0,e),i,n,!1)}styleFrom(t,e){const n=t.map((i,o)=>({declaration:i,tier:No,specificity:0,
order:o}));return this.apply(n,e,!1)}rulesOf(t){const e=[],n=[t.name,"*",...[...t.classes].map(o=>`.${o}`)],i=t.attributes.get("id");i!==void 0&&n.push(`#${i}`);
for(const o of n)for(const r of this.index.get(o)??[])this.matcher.matches(r.selector,t)&&e.push(r);return e}declarationsOf(t){let e=this.inline.get(t);return e||
(e=Ft(t),this.inline.size<Do&&this.inline.set(t,e)),e}share(t,e,n,i){if(t===void 0)return this.apply(e,n,i);let o=this.shared.get(n.style);o||this.shared.set(n.
style,o=new Map);let r=o.get(t);if(r?.variables===n.variables)for(const a of r.unknown)this.ignore(a);else this.unknown=[],r={styled:this.apply(e,n,i),variables:n.
variables,unknown:this.unknown},o.set(t,r);return r.styled}ignoreHere(t){this.ignore(t),this.unknown.push(t)}ignore(t){this.ignored.set(t,(this.ignored.get(t)??
0)+1)}apply(t,e,n){t.sort((c,l)=>c.tier-l.tier||c.specificity-l.specificity||c.order-l.order);const i=this.scopeOf(t,e),o=(0,O.lM)(e.style);for(const{declaration:c}of t)
lh.has(c.name)&&this.set(o,c,e.style,i,n);nd(o,e.style);const{fontSize:r,fontSizedBy:a}=o;for(const{declaration:c}of t){const{name:l}=c;l!=="font-size"&&l!=="co\
lor"&&!l.startsWith("--")&&this.set(o,c,e.style,i,n),l==="font"&&Object.assign(o,{fontSize:r,fontSizedBy:a})}return{style:Bi(o,e.style),variables:i}}scopeOf(t,{
variables:e}){const n=t.filter(({declaration:o})=>o.name.startsWith("--"));if(n.length===0)return e;const i=new Eo(e,this.replaced);for(const{declaration:o}of n)
i.set(o.name,o.value);return i}set(t,{name:e,value:n},i,o,r){const a=Object.hasOwn(Ao,e)?Ao[e]:void 0;if(!a){e!=="all"&&!oh.test(e)&&!ch.test(n.trim())&&this.ignoreHere(
e);return}const c=/var\(/i.test(n)?o.replaceIn(n):n;if(c===void 0)return Fo(t,a,i,"unset");const l=c.trim().toLowerCase();if(l==="inherit"||l==="initial"||l==="\
unset"||l==="revert"||l==="revert-layer")return Fo(t,a,i,l);const d=this.nodesOf(c);if(!d||d.length===0)return;const f={...{em:t.fontSize,rem:r?t.fontSize:this.
rem,pageWidth:this.page.width,pageHeight:this.page.height},parent:i,own:t},u=a.read(d,f);!u&&ah.test(c)&&this.ignoreHere(e),u&&Object.assign(t,u)}nodesOf(t){if(this.
nodes.has(t))return this.nodes.get(t);const e=(0,M.wK)(t);return this.nodes.size<Do&&this.nodes.set(t,e),e}}function Ho(s,{declarations:t,selector:e,order:n,isUsual:i}){
for(const o of t){const r=(i?dh:No)+(o.important?Po:0);s.push({declaration:o,tier:r,specificity:e.specificity,order:n})}}const uh=new Set(Object.keys(O.AG));function Fo(s,{
keys:t},e,n){for(const i of t){const o=n==="inherit"||n!=="initial"&&uh.has(i);s[i]=(o?e:O.DI)[i]}}const ph=`
body, address, article, aside, blockquote, center, dd, details, dialog, dir, div, dl, dt, fieldset, figcaption, figure, footer,
form, h1, h2, h3, h4, h5, h6, header, hgroup, hr, legend, listing, main, menu, nav, ol, optgroup, p, plaintext, pre, search, section,
summary, ul, xmp, frameset, frame, iframe, video, audio, object, canvas { display: block }
head, link, meta, script, style, title, base, template, noembed, noframes, param, source, track, datalist, area, rp, [hidden],
iframe, video, audio, canvas, embed, object { display: none }
input[type="hidden" i], input[type="file" i], input[type="image" i] { display: none !important }
input, select, textarea, button { display: inline-block; font: 13.3333px sans-serif; color: #000; background-color: #fff; border: 2px inset #767676; padding: 1p\
x 2px; text-align: start; text-indent: 0; text-transform: none; letter-spacing: normal; word-spacing: normal }
input { white-space: pre-wrap }
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
ul ul, ol ul, menu ul { list-style-type: circle }
ul ul ul, ol ul ul, ul ol ul, ol ol ul { list-style-type: square }
ul ul, ul ol, ol ul, ol ol, ul dl, ol dl { margin-top: 0; margin-bottom: 0 }
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
details > *, summary { display: block }
ruby rt { font-size: 50%; vertical-align: super }
[dir="rtl"] { direction: rtl; unicode-bidi: isolate }
[dir="ltr"] { direction: ltr; unicode-bidi: isolate }
bdo[dir] { unicode-bidi: bidi-override }
[dir="rtl"] > li { padding-left: 0 }
ul[dir="rtl"], ol[dir="rtl"] { padding-left: 0; padding-right: 40px }
`,Go="blockquote, dir, dl, h1, h2, h3, h4, h5, h6, listing, menu, ol, p, plaintext, pre, ul, xmp",mh=`
table { font-weight: normal; font-style: normal; font-variant: normal; font-size: medium; line-height: normal; white-space: normal; text-align: start }
:is(body, td, th) > :is(${Go}):-moz-first-node { margin-top: 0 }
:is(body, td, th) > :is(center, div, form, main, section):-moz-first-node > :is(${Go}):-moz-first-node { margin-top: 0 }
:is(td, th) > p:-moz-last-node { margin-bottom: 0 }
`;class gh{pairs=[];get(t){const{pairs:e}=this;for(let n=0;n<e.length;n+=2)if(e[n]===t)return e[n+1]}set(t,e){const{pairs:n}=this,i=n.indexOf(t);i>=0?n[i+1]=e:n.
push(t,e)}}class K{style;inner="blocks";children=[];inlines=[];element=null;replaced;marker;images;span=wh;place;isLegend=!1;legend;firstLine;isOnLine=!1;isItem=!1;keepsNext=!1;pageName;isFluid=!1;widening=0;known=new gh;constructor(t){
this.style=t}get isApart(){return this.isPositioned||this.style.float!=="none"}get isPositioned(){return this.style.position==="absolute"||this.style.position===
"fixed"}}const wh={columns:1,rows:1};async function bt(s,t){for(;;){const{done:e,value:n}=s.next();if(e)return n;const i=t.step(n);i&&await i}}var bh=A(42973),Pn=A(
9876);const Dn=2e4;class Hn{heights;most;starts=[0];found=0;constructor(t,e){this.heights=t,this.most=e}changeFrom(t,e){this.most=e,this.starts.length=Math.min(
this.starts.length,t+1),this.found=Math.min(this.found,t)}heightOf(t){return t<Dn?Math.max(this.heights(t),1):this.most}startOf(t){const{starts:e}=this,n=Math.min(
t,Dn);for(;e.length<=n;)e.push(e.at(-1)+this.heightOf(e.length-1));return e[n]+(t-n)*this.most}endOf(t){return this.startOf(t)+this.heightOf(t)}at(t){if(t<this.
startOf(1))return 0;if(this.startOf(this.found)<=t&&t<this.endOf(this.found))return this.found;const{starts:e}=this;for(;e.at(-1)<=t&&e.length<=Dn;)this.startOf(
e.length);if(e.at(-1)<=t)return e.length-1+Math.floor((t-e.at(-1))/this.most);let[n,i]=[0,e.length-1];for(;i-n>1;){const o=n+i>>1;e[o]<=t?n=o:i=o}return this.found=
n,n}}class yh{from=[0];names=[""];set(t,e){this.from.at(-1)===t?this.names[this.names.length-1]=e:this.names.at(-1)!==e&&(this.from.push(t),this.names.push(e))}of(t){
const{from:e,names:n}=this;if(t>=e.at(-1))return n.at(-1);let[i,o]=[0,e.length-1];for(;o-i>1;){const r=i+o>>1;e[r]<=t?i=r:o=r}return n[i]}}function*xh(s,t){if(!(yield*kh(
s)))return!1;s.pageName=s.style.pageName,s.widening=t(s.pageName)-t(""),s.isFluid=_o(s);const e=[s];for(let n=e.pop();n;n=e.pop()){yield Y/10;for(const i of jo(
n))i.pageName=i.style.pageName,i.isFluid=n.isFluid&&_o(i),n.isFluid&&i.pageName!==n.pageName&&(i.widening=t(i.pageName)-t(n.pageName)),e.push(i)}return!0}function*kh(s){
const t=[s];for(let e=t.pop();e;e=t.pop()){if(yield Y/10,e.style.pageName!=="")return!0;(0,H.RZ)(t,jo(e))}return!1}function*Oh(s){let t=0;const e=[[s,s.style.pageName]];
for(let n=e.pop();n;n=e.pop()){const[{children:i,inlines:o},r]=n;yield Y/10;const a=o.flatMap(c=>c.kind==="atom"||c.kind==="apart"?[c.box]:[]);for(const c of[...i,
...a]){const{pageName:l}=c.style;c.pageName===void 0&&l!==r&&t++,e.push([c,l])}}return t}const jo=({inner:s,style:t,children:e})=>s==="blocks"&&t.transform.length===
0?e.filter(({isApart:n})=>!n):[],_o=({inner:s,style:{width:t,maxWidth:e}})=>(s==="blocks"||s==="lines")&&e==="none"&&(t==="auto"||typeof t=="object"&&t.px===0&&
t.percent===1);function Uo(s){let t;for(let e=s;e?.box.pageName!==void 0;e=e.children[0])t=e.box.pageName;return t}function Mh(s){let t;for(let e=s;e?.box.pageName!==
void 0;e=e.children.at(-1))t=e.box.pageName;return t}class Fn{fragments;scale;last=0;constructor(t,e){this.fragments=t,this.scale=e}pageAt(t){return this.fragments.
at(t+.05)}wholePage(t){const{width:e,height:n}=this.sizeOf(t);return`0 0 ${e} ${n} re`}moved(t,e,n){let i;for(const o of n){const r=o.on(t).matrix;r&&(i=i?(0,D.
lw)(r,i):r)}return i?(0,D.zl)(i,e):e}rectangle(t,e,n,i,o){const[r,a]=[this.x(t,e),this.y(t,o)];return`${[r,a,(i-e)*this.scale,(o-n)*this.scale].map(U.id).join("\
 ")} re`}}class Yo extends Fn{composition;box;most;refuse;names=new yh;areas=[];open=new Map;constructor(t,e,n,i,o){super(new Hn(r=>this.areaOf(r).height/n,e.heightOf(
"")/n),n),this.composition=t,this.box=e,this.most=i,this.refuse=o}rename(t,e){this.names.of(t)!==e&&(this.names.set(t,e),this.areas.length=Math.min(this.areas.length,
t),this.fragments.changeFrom(t,this.box.heightOf(e)/this.scale))}wideningOn(t,e){const{box:n,names:i,scale:o}=this;return(n.widthOf(i.of(t))-n.widthOf(e))/o}sizeOf(t){
return this.areaOf(t).page}snap(t,e){const n=this.fragments.startOf(t);return n+Math.floor(e-n+.5)}x(t,e){return this.areaOf(t).left+e*this.scale}y(t,e){const{page:n,
top:i}=this.areaOf(t);return n.height-i-(e-this.fragments.startOf(t))*this.scale}sheet(t){const{sheets:e}=this.composition;if(t>=this.most)throw this.refuse(this.
most);for(;e.length<=t;){const{width:n,height:i}=this.sizeOf(e.length);this.composition.sheet(n,i)}return e[t]}draw(t,e,n,...i){const o=this.sheet(t);this.enterScopes(
o,t,n),o.draw(e,...i)}link(t,e,n,{target:i,contents:o},r){this.sheet(t).link(e,this.moved(t,n,r),i,o)}close(){for(const t of this.open.keys())this.enterScopes(this.
sheet(t),t,[])}areaOf(t){return this.areas[t]??=this.box.areaOf(t,this.names.of(t))}enterScopes(t,e,n){let i=this.open.get(e);i||this.open.set(e,i=[]);let o=0;for(;o<
i.length&&o<n.length&&i[o]===n[o];)o++;for(;i.length>o;i.pop())t.leave();for(const r of n.slice(o))t.enter(r.on(e)),i.push(r)}}const Ko=1e9,Sh=500;function*Xo(s,t){
const e=[t];for(let n=e.pop();n;n=e.pop()){yield Sh;const{laid:i,top:o,bottom:r,lines:a,children:c,apart:l,columns:d}=n;if(s.y(0,o)<=0||i.box.replaced&&s.y(0,r)<
0)return!1;if(i.box.style.overflow!=="hidden"){for(const{line:h,top:f,atoms:u}of a){if(s.y(0,f+h.height/2)<0)return!1;for(const p of u)e.push(p)}for(const h of[
...c,...l])e.push(h);if(d)return!1}}return!0}class Jo extends Fn{around;page;start;bound=new WeakMap;constructor(t,e){super(new Hn(()=>Ko,Ko),t.scale),this.around=
t,this.page=e,this.start=t.fragments.startOf(e)}snap(t,e){return this.around.snap(this.page,e+this.start)-this.start}x(t,e){return this.around.x(this.page,e)}y(t,e){
return this.around.y(this.page,e+this.start)}sheet(){return this.around.sheet(this.page)}wideningOn(t,e){return this.around.wideningOn(this.page,e)}sizeOf(){return this.
around.sizeOf(this.page)}draw(t,e,n,...i){this.around.draw(this.page,e,this.bindAll(n),...i)}link(t,e,n,i,o){this.around.link(this.page,e,n,i,this.bindAll(o))}moved(t,e,n){
return this.around.moved(this.page,e,this.bindAll(n))}bindAll(t){return t.map(e=>{let n=this.bound.get(e);return n||this.bound.set(e,n={on:()=>e.on(0)}),n})}}function Zo({
box:s,height:t,lines:e},n,i){if(t>n)return!1;const{breakInside:o}=s.style;return o==="avoid"||o==="avoid-column"&&i||s.inner==="image"||s.keepsNext&&e.length>0||
Vo(s.style)}const Vo=({transform:s})=>s.some(({kind:t})=>t==="matrix"),qo=s=>s==="page"||s==="left"||s==="right"?"page":s==="column"?"column":void 0;function Qo(s){
let t;for(let e=s;e;[e]=e.flow==="sequence"?e.children:[]){const n=qo(e.box.style.breakBefore);if(n==="page")return n;t??=n}return t}function vh(s){let t;for(let e=s;e;e=
e.flow==="sequence"?e.children.at(-1):void 0){const n=qo(e.box.style.breakAfter);if(n==="page")return n;t??=n}return t}function Th(s,t,e,{orphans:n,widows:i}){let o=t;
return e-o<i&&(o=Math.max(e-i,s)),o-s<n&&s===0?0:Math.max(o,s===0?0:s+1)}function Be(s,t,e){for(let n=s,i=0;;){if(Zo(n,t,e))return i+n.height;if(n.columns)return i+
Math.min(Be(n.columns.content,t,!0),n.height);const{lines:o,box:r,children:a}=n;if(o.length>0){const l=o[Math.min(o.length<=r.style.orphans+r.style.widows-1?o.length:
r.style.orphans,o.length)-1];return i+l.y+l.height}if((n.head??n.foot)&&a.length>1){const{head:l,foot:d}=n,h=a.find(f=>f!==l&&f.children.length>0)?.children[0];
return i+(l?l.y+l.height:0)+(h?.height??0)+(h&&d?d.height:0)}const[c]=a;if(!c||n.flow==="bands"&&n.height<=t/4)return i+n.height;i+=c.y,n=c}}function*Qt(s,t,e){
yield Y/10;const n=[];for(const r of s.lines){const a=[];for(const{laid:c}of r.atoms)a.push(yield*Qt(c,t+c.x,e+r.y+c.y));n.push({line:r,top:e+r.y,atoms:a})}const[
i,o]=[[],[]];for(const r of s.children)i.push(yield*Qt(r,t+r.x,e+r.y));for(const r of s.apart)o.push(yield*Qt(r,t+r.x,e+r.y));return{laid:s,x:t,top:e,bottom:e+s.
height,lines:(0,H.Hn)(n),children:(0,H.Hn)(i),apart:o,repeated:[],columns:s.columns?.whole}}const Rh=1,Ih=.5,Gn=.1;function*tr(s,t,e){const{count:n}=s,i=m=>Math.
floor(m/n),o=yield*er(s,m=>t.roomOf(i(m)).height,t.most,e),r=i(o.last),c=(s.fillsFirst||n===1||t.depth>Rh?void 0:yield*Ch(s,t,{row:r,full:o},e))??o,l=yield*Ah(c,
n),d=[];for(let m=0;m<=r;m++){const{top:g,height:w}=t.roomOf(m),b=m===r?c.height??l[m]:l[m],y=t.isOpen||m===r?b??0:w,k=d.at(-1);d.push({top:t.isOpen?k?k.top+k.height:
0:g,height:y})}const{content:h,fragments:f,last:u,isDivided:p}=c;return{content:h,fragments:f,rows:d,last:u,isDivided:p}}function*er({content:s},t,e,n){const i=new Hn(
t,e),o=n(i),r=yield*o.place(s,0,0,0),a=Lh(r),c=Math.max(o.pageOf(a-2*Gn),0),{excess:l,isDivided:d}=o;return{content:r,fragments:i,last:c,excess:l,isDivided:d,end:a}}
function Lh({lines:s,children:t,apart:e,top:n}){let i=n;for(const{line:o,top:r}of s)i=Math.max(i,r+o.height);for(const{bottom:o}of t)i=Math.max(i,o);for(const{bottom:o,
laid:r}of e)r.box.style.float!=="none"&&(i=Math.max(i,o));return i}function*Ch(s,t,{row:e,full:n},i){const{count:o}=s,r=e*o,a=t.roomOf(e).height,c=Math.max((n.content.
bottom-n.fragments.startOf(r))/o,1),l=function*(u){const m=yield*er(s,g=>g<r?t.roomOf(Math.floor(g/o)).height:u,t.most,i);return m.last<r+o&&m.excess<=n.excess+
Gn?m:void 0};let[d,h]=[c,c],f=yield*l(c);if(f)return{...f,height:c};for(let u=20;!f&&h<a;u*=2)[d,h]=[h,Math.min(h+u,a)],f=yield*l(h);for(;f&&h-d>Ih;){const u=(d+
h)/2,p=yield*l(u);p?[f,h]=[p,u]:d=u}return f}function*Ah({content:s,fragments:t},e){const n=[],i=r=>{const a=t.at(r-Gn),c=Math.floor(a/e);for(;n.length<=c;)n.push(
0);n[c]=Math.max(n[c],r-t.startOf(a))},o=[...s.children,...s.apart.filter(({laid:r})=>r.box.style.float!=="none")];for(const{line:r,top:a}of s.lines)i(a+r.height);
for(let r=o.pop();r;r=o.pop()){yield 1e3,i(r.bottom);for(const{line:a,top:c}of r.lines)i(c+a.height);for(const a of r.children)o.push(a)}return n}const ot=.05,Eh={
count:1,depth:0};class We{fragments;work;within;rename;excess=0;isDivided=!1;taken=0;constructor(t,e,n=Eh,i){this.fragments=t,this.work=e,this.within=n,this.rename=
i}get height(){return this.fragments.most-this.taken}endOf(t){return this.fragments.endOf(t)-this.taken}pageOf(t){return this.fragments.at(t+ot)}*place(t,e,n,i){
yield Y/4,this.within.depth>0&&this.work.take();let o=n;const r=Zo(t,this.height-i,this.within.depth>0);r&&this.crosses(o,t.height)&&(o=this.next(o,i)),(r||t.box.
inner==="image")&&this.measure(o,t.height);const a={laid:t,x:e,top:o,bottom:o+t.height,lines:[],children:[],apart:[],repeated:[]};if(t.columns)yield*this.columns(
a,i);else{const c=new Bh(o);t.lines.length>0?yield*this.lines(a,i,c):t.flow==="bands"?yield*this.bands(a,i,c):yield*this.sequence(a,i,c),yield*this.apart(a,i,c)}
return a}crosses(t,e){return t+e>this.endOf(this.pageOf(t))+ot}measure(t,e){this.excess=Math.max(this.excess,t+e-this.endOf(this.pageOf(t))-ot)}next(t,e){return this.
fragments.startOf(this.pageOf(t)+1)+e}nextForced(t,e,n){const{count:i}=this.within;return n==="page"&&(this.isDivided=!0),n==="column"?this.next(t,e):this.fragments.
startOf((Math.floor(this.pageOf(t)/i)+1)*i)+e}isForcedNow(t,e,n){return t===void 0||t==="column"&&this.within.depth===0?!1:!this.isAtStart(e,n)||t==="page"&&this.
pageOf(e)%this.within.count>0}isAtStart(t,e){return t-this.fragments.startOf(this.pageOf(t))<=e+ot}*columns(t,e){const{fragments:n,work:i}=this,o=t.laid.columns;
!this.isAtStart(t.top,e)&&this.crosses(t.top,Be(o.content,this.height-e,!0))&&(t.top=this.next(t.top,e));const{top:r,laid:a}=t,c=this.pageOf(r),{whole:l}=o,d=l?.
rows.at(-1),h=d!==void 0&&!this.crosses(r,Math.max(a.height,d.top+d.height));if(l&&!l.isDivided&&h)t.columns=l;else{const u=g=>{const w=g===0?r:n.startOf(c+g)+e;
return{top:w-r,height:this.endOf(c+g)-w}},p=this.within.depth+1,m=g=>new We(g,i,{count:o.count,depth:p});t.columns=yield*tr(o,{roomOf:u,most:this.height-e,depth:p},
m),this.isDivided||=t.columns.isDivided}const f=t.columns.rows.at(-1);t.bottom=Math.max(r+f.top+f.height,t.columns===l?r+a.height:0)}*lines(t,e,n){const{laid:i}=t,
{lines:o,box:r}=i;let a=0;for(let l=0;l<o.length;l++){yield 2e3;const d=o[l],h=n.at(d.y);if(!this.crosses(h,d.height)||this.isTall(d,e))continue;const f=Th(a,l,
o.length,r.style),u=n.at(o[f].y),p=this.isAtStart(u,e)?l:f,m=n.at(o[p].y);this.isAtStart(m,e)||(n.move(o[p].y,this.next(m,e)),a=p,l=p)}const c=[];for(const l of o){
const d=n.at(l.y);this.isTall(l,e)||this.measure(d,l.height);const h=[];let f=d+l.height;for(const{laid:u}of l.atoms){const p=yield*this.place(u,t.x+u.x,d+u.y,e);
h.push(p),f=Math.max(f,p.bottom)}f>d+l.height+ot&&n.move(l.y+l.height,f),c.push({line:l,top:d,atoms:h})}t.lines=(0,H.Hn)(c),t.bottom=n.at(i.height)}isTall({height:t},e){
return t>this.height-e}*sequence(t,e,n){const{laid:i}=t,{children:o,head:r,foot:a}=i;let c=e;const l=this.taken;a&&a.height<=this.height/4&&(this.taken+=a.height);
const d=this.taken>l;for(const[h,f]of o.entries()){const u=o[h-1];f===a&&(this.taken=l);let p=n.at(f.y);const m=u?t.children[h-1].bottom:t.top,g=u&&this.rename?
Uo(f):void 0,w=g!==void 0&&g!==Mh(u),b=w?"page":nr(Qo(f),u&&vh(u));this.isForcedNow(b,m,c)?p=this.nextForced(m,c,b)+Math.max(I(f.box.style.marginTop,i.contentWidth),
0):u&&!this.isAtStart(m,c)&&this.pageOf(p)>this.pageOf(m-ot)?p=this.next(m-ot,c):!this.isAtStart(p,c)&&this.crosses(p,this.leastOf(f,c))?p=this.next(p,c):!this.
isAtStart(p,c)&&this.needsNext(o,h,p,c)&&(p=this.next(p,c)),w&&this.rename(this.pageOf(p),g);const y=yield*this.place(f,t.x+f.x,p,c);n.move(f.y,y.top),n.move(f.
y+f.height,y.bottom),t.children.push(y),f===r&&r.height<=this.height/2&&(c=e+r.height)}t.bottom=Math.max(n.at(i.height),t.top),this.taken=l,r&&c>e&&(yield*this.
repeatHead(t,e)),a&&d&&(yield*this.repeatFoot(t,a,e))}needsNext(t,e,n,i){let o=0;for(let r=e;r<t.length;r++){const a=t[r],c=r===e?0:a.y-t[r-1].y-t[r-1].height;if(!a.
box.keepsNext&&!this.avoids(a.box.style.breakAfter)&&!this.avoids(t[r+1]?.box.style.breakBefore)){if(r===e)return!1;o+=c+Be(a,this.height-i,this.within.depth>0);
break}o+=c+a.height}return this.crosses(n,o)&&o<=this.height-i}leastOf(t,e){const n=this.height-e,i=Be(t,n,this.within.depth>0);return i<=n?i:0}avoids(t){return t===
"avoid"||t==="avoid-column"&&this.within.depth>0}*repeatHead(t,e){const{head:n}=t.laid,i=t.children.find(({laid:r})=>r===n),o=(0,H.Kf)(t.children.map(({bottom:r})=>r));
for(let r=this.pageOf(i.bottom-ot)+1;r<=this.pageOf(o-2*ot);r++){const a=this.fragments.startOf(r)+e,c=yield*this.place(n,i.x,a,e);t.repeated.push(c)}}*repeatFoot(t,e,n){
const i=t.children.find(({laid:a})=>a===e),o=this.pageOf(i.top),r=new Map;for(const a of t.children)for(const c of a===i?[]:a.children){yield Y/10;const[l,d]=[this.
pageOf(c.top),this.pageOf(c.bottom-2*ot)];for(let h=l;h<d;h++)r.set(h,this.endOf(h)-e.height);r.set(d,Math.max(r.get(d)??0,c.bottom))}for(const[a,c]of r)a<o&&t.
repeated.push(yield*this.place(e,i.x,c,n))}*bands(t,e,n){const{laid:i}=t,o=new Map(i.children.map((a,c)=>[a,c])),r=[];for(const a of Wh(i.children)){const c=a[0].
y,l=(0,H.Kf)(a.map(({y:g,height:w})=>g+w));let d=n.at(c);const h=r.length>0?a.map(Qo).reduce(nr,void 0):void 0,f=l-c,u=f<=this.height/4;this.isForcedNow(h,d,e)?
d=this.nextForced(d,e,h):u&&this.crosses(d,f)&&(d=this.next(d,e)),u&&this.measure(d,f),n.move(c,d);let p=d;const m=[];for(const g of a){const w=yield*this.place(
g,t.x+g.x,d+g.y-c,e);m.push(w),p=Math.max(p,w.bottom+l-g.y-g.height)}for(const g of m)g.laid.y+g.laid.height>l-ot&&(g.bottom=p);for(const g of m)r.push(g);n.move(
l,p)}r.sort((a,c)=>o.get(a.laid)-o.get(c.laid));for(const a of r)t.children.push(a);t.bottom=Math.max(n.at(i.height),t.top)}*apart(t,e,n){const{laid:i}=t;for(const o of i.
apart){const r=o.isFromBottom?t.bottom-(i.height-o.y):n.at(o.y),c=o.box.style.position==="fixed"?yield*Qt(o,t.x+o.x,r):yield*this.place(o,t.x+o.x,r,e);t.apart.push(
c),o.box.style.float!=="none"&&o.y+o.height<=i.height+ot&&(t.bottom=Math.max(t.bottom,c.bottom+i.height-o.y-o.height))}}}const nr=(s,t)=>s==="page"||t==="page"?
"page":s??t;class Bh{from=[0];shifts;constructor(t){this.shifts=[t]}at(t){let e=this.from.length-1;for(;e>0&&this.from[e]>t+.001;)e--;return t+this.shifts[e]}move(t,e){
const n=e-t;Math.abs(n-this.shifts.at(-1))<1e-4||(this.from.push(Math.max(t,this.from.at(-1))),this.shifts.push(n))}}function Wh(s){const t=[];let e=-1/0;for(const n of[
...s].sort((i,o)=>i.y-o.y)){const i=t.at(-1);i&&(n.y<e-ot||n.height===0&&n.y<=e)?i.push(n):t.push([n]),e=Math.max(e,n.y+n.height)}return t}class zh extends Fn{around;owner;scopes;columns;placed;bound=new WeakMap;constructor(t,e,n){
super(e.columns.fragments,t.scale),this.around=t,this.owner=e,this.scopes=n,this.columns=e.laid.columns,this.placed=e.columns,this.last=this.placed.last}snap(t,e){
const n=this.above(t,e);return e+this.around.snap(this.pageOf(t),n)-n}x(t,e){return this.around.x(this.pageOf(t),this.at(t).left+e)}y(t,e){return this.around.y(
this.pageOf(t),this.above(t,e))}sheet(t){return this.around.sheet(this.pageOf(t))}wideningOn(){return 0}sizeOf(t){return this.around.sizeOf(this.pageOf(t))}draw(t,e,n,...i){
const o=[...this.scopes,...n.map(r=>this.bind(r,t))];this.around.draw(this.pageOf(t),e,o,...i)}link(t,e,n,i,o){this.around.link(this.pageOf(t),e,super.moved(t,n,
o),i,this.scopes)}moved(t,e,n){return this.around.moved(this.pageOf(t),super.moved(t,e,n),this.scopes)}above(t,e){return this.at(t).top+e-this.fragments.startOf(
t)}pageOf(t){return this.around.pageAt(this.at(t).top)}at(t){return jn(this.owner,this.columns,this.placed,t)}bind(t,e){let n=this.bound.get(t);return n||this.bound.
set(t,n=[]),n[e]??={on:()=>t.on(e)}}}function jn({x:s,top:t,laid:e},{count:n,width:i,gap:o},{rows:r},a){const c=Math.floor(a/n),l=r[Math.min(c,r.length-1)],d=a%
n,h=e.box.style.direction==="rtl";return{left:s+(h?n-1-d:d)*(i+o),top:t+l.top,height:l.height}}function $h(s,t,e){const{style:n}=s.laid.box,{columnRuleWidth:i,columnRuleStyle:o,
columnRuleColor:r}=n,a=s.laid.columns;if(i===0)return[];const c={...O.DI,color:n.color,outlineWidth:0,borderLeftWidth:i,borderLeftStyle:o,borderLeftColor:r},l={
top:0,right:0,bottom:0,left:i},d=[];for(let h=1;h<=s.columns.last;h++){if(h%a.count===0)continue;const[f,u]=[h-1,h].map(b=>jn(s,a,s.columns,b).left),{top:p,height:m}=jn(
s,a,s.columns,h),g=(Math.max(f,u)+Math.min(f,u)+a.width)/2,w={left:g-i/2,right:g+i/2,top:p,bottom:p+m};d.push({rect:w,style:c,border:l,padding:{...l,left:0},images:void 0,
opacity:t,scopes:e})}return d}const Nh=500;function*Ph(s){let t=0,e=!1;const n=[s];for(let i=n.pop();i;i=n.pop()){yield Nh;const{laid:o,lines:r,children:a,apart:c}=i;
if(o.box.replaced)return!0;t+=sr(o.box.style);for(const{line:l,atoms:d}of r){e||=l.texts.length>0;for(const{box:h}of l.inlines)t+=sr(h.style);for(const h of d)n.
push(h)}if(t+Number(e)>1)return!0;for(const l of a)n.push(l);for(const l of c)n.push(l);i.columns&&n.push(i.columns.content)}return!1}const sr=s=>+(s.backgroundColor!==
void 0)+s.backgroundImage.length+s.boxShadow.length+ +(s.borderTopWidth+s.borderRightWidth+s.borderBottomWidth+s.borderLeftWidth>0)+ +(s.borderImage?.image!==void 0)+
+(s.outlineWidth>0),Dh=.5,Hh=7;function Fh(s,t,e,{opacity:n,scopes:i,isArtifact:o}){const{box:r,border:a,padding:c}=e.laid,{marker:l}=r;if(!l||r.style.visibility!==
"visible")return;const{style:d}=l,h=ir(e)??e.top+a.top+c.top+t.lineOf(d).above,f=s.pageAt(h-d.fontSize/2),u=o?void 0:l.element??void 0,p=d.direction==="rtl",m=p?
e.x+e.laid.width:e.x,{color:g,alpha:w}=d.color,b=l.shape&&_h(l.shape,t.metricsOf(d).ascent),y=t.typefaces.word(b?.text??l.text,b?"Regular":t.faceOf(d)),k=b?.size??
d.fontSize,v=y.width*k/1e3,S=b?m+(p?b.away:-b.away)-v/2:p?m:m-v,R={kind:"text",x:s.x(f,S),y:s.y(f,s.snap(f,h)-(b?.rise??0)),size:k*s.scale,color:g,words:[y],alpha:w*
n,...l.shape==="circle"&&{bolder:Dh*s.scale}};s.draw(f,u,i,R)}const Gh={disc:{text:"•",part:.235,more:0},circle:{text:"○",part:.792,more:1},square:{text:"▪",
part:.248,more:0}},jh=.363;function _h(s,t){const{text:e,part:n,more:i}=Gh[s],o=Math.floor(t*2/3),r=Math.floor((o+1)/2),a=(r+i)/n,c=t-Math.floor(3*(t-o)/2)-r/2;
return{text:e,size:a,away:o+Hh-r/2,rise:c-jh*a}}function ir(s){const[t]=s.lines;if(t)return t.top+t.line.baseline;for(const e of s.children){const n=ir(e);if(n!==
void 0)return n}}const at=[[0,0],[0,0],[0,0],[0,0]];function _n(s,t,e){const n=[s.borderTopLeftRadius,s.borderTopRightRadius,s.borderBottomRightRadius,s.borderBottomLeftRadius].
map(([d,h])=>[(0,O.Il)(d,t),(0,O.Il)(h,e)]),[i,o,r,a]=n,l=[[t,i[0]+o[0]],[t,a[0]+r[0]],[e,i[1]+a[1]],[e,o[1]+r[1]]].reduce((d,[h,f])=>f>h&&f>0?Math.min(d,h/f):d,
1);return n.map(([d,h])=>[d*l,h*l])}const Lt=(s,{top:t,right:e,bottom:n,left:i})=>s.map(([o,r],a)=>{const c=a===0||a===3?i:e,l=a<2?t:n;return[Math.max(o-c,0),Math.
max(r-l,0)]}),st=({left:s,top:t,right:e,bottom:n},i)=>({left:s+i.left,top:t+i.top,right:e-i.right,bottom:n-i.bottom}),ct=(s,t)=>({x:e=>s.x(t,e),y:e=>s.y(t,e)});
function kt(s,t,e,n){const[i,o]=[s.startOf(t),s.endOf(t)],[r,a]=[Math.max(e.top,e.top<i-.05?i:e.top),Math.max(e.bottom>o+.05?o:e.bottom,e.top)];if(r===e.top&&a===
e.bottom)return{rect:e,corners:n};const[c,l]=[r===e.top,a===e.bottom],d=n.map((h,f)=>(f<2?c:l)?h:[0,0]);return{rect:{...e,top:r,bottom:a},corners:d}}const Uh=(s,t,e,n)=>[
(0,U.id)(s),(0,U.id)(t),(0,U.id)(e-s),(0,U.id)(n-t),"re"].join(" ");function j({left:s,top:t,right:e,bottom:n},i,o){if(i.every(([f,u])=>f<=0||u<=0))return Uh(o.
x(s),o.y(n),o.x(e),o.y(t));const r=(f,u)=>`${(0,U.id)(o.x(f))} ${(0,U.id)(o.y(u))}`,[a,c,l,d]=i,h=1-U.yQ;return[`${r(s+a[0],t)} m`,`${r(e-c[0],t)} l`,`${r(e-c[0]*
h,t)} ${r(e,t+c[1]*h)} ${r(e,t+c[1])} c`,`${r(e,n-l[1])} l`,`${r(e,n-l[1]*h)} ${r(e-l[0]*h,n)} ${r(e-l[0],n)} c`,`${r(s+d[0],n)} l`,`${r(s+d[0]*h,n)} ${r(s,n-d[1]*
h)} ${r(s,n-d[1])} c`,`${r(s,t+a[1])} l`,`${r(s,t+a[1]*h)} ${r(s+a[0]*h,t)} ${r(s+a[0],t)} c`,"h"].join(" ")}function Yh(s,t,e){const[n,i]=[t.right-t.left,t.bottom-
t.top];switch(s.kind){case"polygon":return{clip:`${s.corners.map(([a,c])=>`${(0,U.id)(e.x(t.left+(0,O.Il)(a,n)))} ${(0,U.id)(e.y(t.top+(0,O.Il)(c,i)))}`).map((a,c)=>`${a}\
 ${c===0?"m":"l"}`).join(" ")} h`,hasHoles:s.hasHoles};case"ellipse":{const[o,r]=[(0,O.Il)(s.center[0],n),(0,O.Il)(s.center[1],i)],[a,c]=Kh(s,{cx:o,cy:r,width:n,
height:i}),[l,d]=[t.left+o,t.top+r],h=Array.from({length:4},()=>[a,c]);return{clip:j({left:l-a,right:l+a,top:d-c,bottom:d+c},h,e)}}case"inset":{const[o,r,a,c]=s.
sides,l={left:t.left+(0,O.Il)(c,n),right:t.right-(0,O.Il)(r,n),top:t.top+(0,O.Il)(o,i),bottom:t.bottom-(0,O.Il)(a,i)},[d,h]=[Math.max(l.right-l.left,0),Math.max(
l.bottom-l.top,0)],f=[Math.min((0,O.Il)(s.radius,n),d/2),Math.min((0,O.Il)(s.radius,i),h/2)],u={left:l.left,top:l.top,right:l.left+d,bottom:l.top+h};return{clip:j(
u,[f,f,f,f],e)}}}}function Kh({radii:s},{cx:t,cy:e,width:n,height:i}){const[o,r]=s,a=[[Math.abs(t),Math.abs(n-t)],[Math.abs(e),Math.abs(i-e)]],c=(d,h,f)=>typeof d==
"object"?Math.max((0,O.Il)(d,f),0):h.reduce((u,p)=>d==="closest-side"?Math.min(u,p):Math.max(u,p));if(r!==void 0)return[c(o,a[0],n),c(r,a[1],i)];const l=c(o,[...a[0],
...a[1]],Math.hypot(n,i)/Math.SQRT2);return[l,l]}const Xh="…";function Jh({texts:s,atoms:t,isCut:e=!1},n,i){if(s.reduce((a,{x:c,width:l})=>Math.max(a,c+l),0)<=
n+.5&&!e||t.length>0)return;let r;for(const a of s){const c=n-i(a);if(a.x>c)break;r={at:Math.min(a.x+Zh(a,c-a.x),a.x+a.width),text:a}}return r??(s[0]&&{at:Math.
max(s[0].x,0),text:s[0]})}function Zh({words:s,style:t},e){let n=0;for(const{parts:i,after:o=0}of s){for(const{glyphs:r}of i)for(const{advance:a}of r){const c=n+
a*t.fontSize/1e3+t.letterSpacing;if(c>e)return n;n=c}n+=o*t.fontSize/1e3}return n}const Vh=1e3;function qh(s,t,e){return s.kind==="linear"?tf(s,t,e):nf(s,t,e)}const Qh=({
left:s,top:t,right:e,bottom:n},i)=>[i.x(s),i.y(n),i.x(e),i.y(t)];function tf(s,t,e){const[n,i]=[t.right-t.left,t.bottom-t.top],[o,r]=[(t.left+t.right)/2,(t.top+
t.bottom)/2],a=ef(s.angle,n,i)*Math.PI/180,c=Math.abs(n*Math.sin(a))+Math.abs(i*Math.cos(a)),[l,d]=[Math.sin(a)*c/2,-Math.cos(a)*c/2],{stops:h,from:f,to:u}=Un(s,
c),p=m=>[e.x(o+l*(2*m-1)),e.y(r+d*(2*m-1))];return{coordinates:[...p(f),...p(u)],stops:h,box:Qh(t,e)}}function ef(s,t,e){if(typeof s=="number")return s;const{x:n,
y:i}=s;if(n===0)return i<0?0:180;if(i===0)return n<0?270:90;const o=Math.atan2(e,t)*180/Math.PI;return n>0?i<0?o:180-o:i<0?360-o:180+o}function nf(s,t,e){const[
n,i]=[t.right-t.left,t.bottom-t.top],[o,r]=[(0,O.Il)(s.center[0],n),(0,O.Il)(s.center[1],i)],[a,c]=sf(s,{cx:o,cy:r,width:n,height:i}),{stops:l,from:d,to:h}=Un(s,
a),f=e.x(1)-e.x(0),u=[f,0,0,f*(c/a),e.x(t.left+o),e.y(t.top+r)],p=2*Math.max(n,i)*Math.max(a/c,1);return{coordinates:[0,0,Math.max(d,0)*a,0,0,h*a],stops:l,matrix:u,
box:[-p,-p,p,p]}}function sf({extent:s,isCircle:t},{cx:e,cy:n,width:i,height:o}){const r=[Math.abs(e),Math.abs(i-e)],a=[Math.abs(n),Math.abs(o-n)],c=s.startsWith(
"closest")?Math.min:Math.max,[l,d]=[Math.max(c(r[0],r[1]),.01),Math.max(c(a[0],a[1]),.01)],h=s.endsWith("corner");if(t){const f=h?Math.hypot(l,d):c(l,d);return[
f,f]}return h?[l*Math.SQRT2,d*Math.SQRT2]:[l,d]}function Un({stops:s,repeats:t},e){const n=of(s,e),[i,o]=[n[0],n.at(-1)],r=s.map(({paint:c},l)=>({paint:c,at:n[l]})),
a=o-i;if(!t&&a>1e-4&&n.at(-2)===o)return r.push({paint:r.at(-1).paint,at:o+a/10}),Yn(r,i,o+a/10);if(t&&a>1e-4&&a<1){const c=Math.min(Math.ceil(1/a)+1,Math.floor(
Vh/r.length)),l=Array.from({length:c},(d,h)=>r.map(({paint:f,at:u})=>({paint:f,at:u+h*a}))).flat();return Yn(l,i,i+c*a)}return Yn(r,i,a>1e-4?o:i+1e-4)}function Yn(s,t,e){
const n=s.map(({paint:o,at:r})=>({...o,at:Math.min(Math.max((r-t)/(e-t),0),1)}));return{stops:n.map((o,r)=>o.alpha>0?o:{...o,color:(n[r-1]??n[r+1]??o).color}),from:t,
to:e}}function of(s,t){const e=s.map(({at:o},r)=>o?t>0?(0,O.Il)(o,t)/t:0:r===0?0:r===s.length-1?1:void 0);let n=-1/0;const i=e.map(o=>o===void 0?void 0:n=Math.max(
n,o));return i.map((o,r)=>{if(o!==void 0)return o;let[a,c]=[r,r];for(;i[a]===void 0;)a--;for(;i[c]===void 0;)c++;return i[a]+(i[c]-i[a])*(r-a)/(c-a)})}const or=180,
rf=24;function af(s,{left:t,top:e,right:n,bottom:i},o){const[r,a]=[n-t,i-e],[c,l]=[t+(0,O.Il)(s.center[0],r),e+(0,O.Il)(s.center[1],a)],d=2*Math.max(Math.hypot(
c-t,l-e),Math.hypot(n-c,l-e),r,a),h=typeof s.angle=="number"?s.angle/360:0,{stops:f,from:u,to:p}=Un(s,1),m=f.map(y=>({...y,at:u+y.at*(p-u)})),g=cf(m),w=g.every(
({alpha:y})=>y===1),b=y=>{const k=2*Math.PI*(h+y);return`${(0,U.id)(o.x(c+Math.sin(k)*d))} ${(0,U.id)(o.y(l-Math.cos(k)*d))}`};return g.map(({start:y,end:k,color:v,
alpha:S})=>{const R=w?1:k,T=Math.max(Math.ceil((R-y)*rf),1),C=Array.from({length:T+1},(L,P)=>b(y+(R-y)*P/T));return{path:[`${(0,U.id)(o.x(c))} ${(0,U.id)(o.y(l))}\
 m`,...C.map(L=>`${L} l`),"h"].join(" "),color:v,alpha:S}})}function cf(s){const t=[],e=(o,r,{color:a,alpha:c})=>{const[l,d]=[Math.max(o,0),Math.min(r,1)];d-l>1e-6&&
t.push({start:l,end:d,color:a,alpha:c})},[n,i]=[s[0],s.at(-1)];e(0,n.at,n);for(const[o,r]of s.entries()){const a=s[o+1];if(!a||a.at<=0||r.at>=1)continue;const c=r.
alpha===a.alpha&&r.color.every((d,h)=>d===a.color[h]),l=c?1:Math.min(Math.max(Math.ceil((a.at-r.at)*or),1),or);for(let d=0;d<l;d++){const h=c?0:(d+.5)/l,f=(m,g)=>m+
(g-m)*h,u=r.color.map((m,g)=>f(m,a.color[g])),p=m=>r.at+(a.at-r.at)*m/l;e(p(d),p(d+1),{color:u,alpha:f(r.alpha,a.alpha)})}}return e(i.at,1,i),t}const lf=2e4,Kn=({
width:s,height:t},e,n)=>({left:e,top:n,right:e+s,bottom:n+t});function rr(s){if(!Js(s))return s.displayed;const{width:t,height:e,drawing:n}=s,[,,i,o]=n.view??[0,
0,t??0,e??0];return t!==void 0||e!==void 0?{width:t??e*i/o,height:e??t*o/i}:i>0&&o>0?{width:i,height:o,isRatio:!0}:void 0}function ar(s,t,e){const[n,i]=[t.right-
t.left,t.bottom-t.top],o=e?.isRatio&&typeof s!="string"&&s.every(h=>h==="auto");if(s==="cover"||s==="contain"||o){if(!e)return{width:n,height:i};const h=(s==="c\
over"?Math.max:Math.min)(n/e.width,i/e.height);return{width:e.width*h,height:e.height*h}}const[r,a]=s,c=r==="auto"?void 0:(0,O.Il)(r,n),l=a==="auto"?void 0:(0,O.
Il)(a,i);if(c===void 0&&l===void 0)return e??{width:n,height:i};const d=e?e.width/e.height:void 0;return{width:c??(d===void 0?n:l*d),height:l??(d===void 0?i:c/d)}}
function cr(s,t,[e,n],i,o){return i?o?{starts:[e],size:n-e}:{starts:df(s,t,e,n),size:t}:{starts:[s],size:t}}function df(s,t,e,n){const i=s-Math.ceil((s-e)/t)*t,
o=Math.min(Math.ceil((n-i)/t-1e-4),lf);return Array.from({length:Math.max(o,0)},(r,a)=>i+a*t)}const hf=3e3,ff=100,uf=300,pf=[{px:0,percent:0},{px:0,percent:0}],
mf=(s,t)=>({top:s.top+t.top,right:s.right+t.right,bottom:s.bottom+t.bottom,left:s.left+t.left});function gf({kind:s,angle:t}){if(s!=="linear")return;const e=typeof t==
"object";return(e?t.x===0:t%180===0)?"across":(e?t.y===0:t%180===90||t%180===-90)?"down":void 0}class wf{canvas;drawings;fills=new WeakMap;constructor(t,e){this.
canvas=t,this.drawings=e}*paint(t,e,n){const{style:i,rect:o,border:r,padding:a,opacity:c,scopes:l}=t,d=i.backgroundClip,h=d==="padding-box"?r:d==="content-box"?
mf(r,a):void 0,[f,u]=h?[st(o,h),Lt(e,h)]:[o,e],p=kt(this.canvas.fragments,n,f,u),m=j(p.rect,p.corners,ct(this.canvas,n)),{backgroundColor:g}=i;g&&g.alpha>0&&this.
canvas.draw(n,void 0,l,{kind:"shape",path:m,fill:g.color,alpha:g.alpha*c});for(let w=i.backgroundImage.length-1;w>=0;w--)yield*this.layer(t,w,m,n)}*layer(t,e,n,i){
const{style:o,rect:r,border:a,images:c,scopes:l}=t,d=st(r,a),h=o.backgroundImage[e],f="url"in h?c?.get(h.url):void 0;if("url"in h&&!f)return;const u=(P,z)=>P.length===
0?z:P[e%P.length],p=ar(u(o.backgroundSize,["auto","auto"]),d,f&&rr(f));if(p.width<=0||p.height<=0)return;const m=u(o.backgroundPosition,pf),g=d.left+(0,O.Il)(m[0],
d.right-d.left-p.width),w=d.top+(0,O.Il)(m[1],d.bottom-d.top-p.height),b=u(o.backgroundRepeat,"repeat"),y=kt(this.canvas.fragments,i,r,at).rect,k="url"in h?void 0:
h,v=k&&gf(k),[S,R]=[b==="repeat"||b==="repeat-x",b==="repeat"||b==="repeat-y"],T=cr(g,p.width,[y.left,y.right],S,v==="across"),C=cr(w,p.height,[y.top,y.bottom],
R,v==="down"),N={columns:T.starts,rows:C.starts,width:T.size,height:C.size},L={page:i,element:void 0,scopes:[...l,{on:()=>({clip:n})}]};yield*this.tiled(k??f,N,
t,L,n)}*tiled(t,e,n,i,o){const r="stops"in t?t:void 0;if(r&&r.kind!=="conic")return yield*this.shades(r,e,n,i,o);if(!r&&!Js(t))return yield*this.pictures(t,e,i);
const a=ct(this.canvas,i.page);for(const c of e.rows)for(const l of e.columns){const d=Kn(e,l,c);r?yield*this.wedges(r,d,n,i):yield*this.drawings.repeat(t,d,a,i,
n.opacity)}}*repeat(t,{columns:e,rows:n},{page:i,scopes:o}){const r=ct(this.canvas,i);if(e.length*n.length===1)return this.canvas.draw(i,void 0,o,t);this.drawings.
countTiles(e.length*n.length);const[a,c]=[r.x(e[0]),r.y(n[0])],l=e.map(d=>r.x(d)-a);for(const d of n)yield ff*e.length,this.canvas.draw(i,void 0,o,{kind:"tiles",
tile:t,across:l,up:r.y(d)-c})}*pictures(t,e,n){if(e.columns.length===0||e.rows.length===0)return;const i=ct(this.canvas,n.page),o=Kn(e,e.columns[0],e.rows[0]),r=(0,D.
lw)(t.upright,[i.x(o.right)-i.x(o.left),0,0,i.y(o.top)-i.y(o.bottom),i.x(o.left),i.y(o.bottom)]);yield*this.repeat({kind:"image",name:this.canvas.sheet(n.page).
image(t),matrix:r},e,n)}*wedges(t,e,{opacity:n},{page:i,scopes:o}){const r=ct(this.canvas,i),a=[...o,{on:()=>({clip:j(e,at,r)})}];for(const{path:c,color:l,alpha:d}of this.
drawings.counted(af(t,e,r)))yield hf,this.canvas.draw(i,void 0,a,{kind:"shape",path:c,fill:l,alpha:d*n})}*fillOf(t,e,n,i){const o=[i,e.left,e.top,e.right,e.bottom,
n].join(),r=this.fills.get(t);if(r?.key===o)return r.fill;const a=qh(t,e,ct(this.canvas,i)),{stops:c}=a;this.drawings.countTiles(c.length),yield c.length*uf;const l=n<
1?{...a,stops:c.map(d=>({...d,alpha:d.alpha*n}))}:a;return this.fills.set(t,{key:o,fill:l}),l}*shades(t,e,n,i,o){if(e.columns.length===0||e.rows.length===0)return;
const{rect:r,border:a,opacity:c,scopes:l}=n,d=Kn(e,e.columns[0],e.rows[0]),h=ct(this.canvas,i.page),f=yield*this.fillOf(t,d,c,i.page),u=st(r,a),p=d.left<=u.left&&
d.right>=u.right,m=d.top<=u.top&&d.bottom>=u.bottom;p&&m&&e.columns.length*e.rows.length===1?this.canvas.draw(i.page,void 0,l,{kind:"shape",path:o,fill:f}):yield*this.
repeat({kind:"shape",path:j(d,at,h),fill:f},e,i)}}const bf=1e3,yf=20,xf=2e3;class kf{canvas;backgrounds;drawings;constructor(t,e,n){this.canvas=t,this.backgrounds=
e,this.drawings=n}*paint(t,e){const{style:n,images:i,rect:o,border:r}=t,{borderImage:a}=n,c=a?.image,l=c&&("url"in c?i?.get(c.url):c);if(!a||!l)return!1;const d=[
r.top,r.right,r.bottom,r.left],h=a.outset.map((T,C)=>hr(T,0,d[C])),[f,u,p,m]=h,g=st(o,{top:-f,right:-u,bottom:-p,left:-m}),w="stops"in l?void 0:rr(l),b=ar(["aut\
o","auto"],g,w);if(b.width<=0||b.height<=0)return!0;const y=kt(this.canvas.fragments,e,g,at).rect,k=j(y,at,ct(this.canvas,e)),v=[...t.scopes,{on:()=>({clip:k})}],
[S,R]=Of(a,g,b,d);for(const[T,C]of R.entries())for(const[N,L]of S.entries()){if(T===1&&N===1&&!a.isFilled)continue;const P={...b,left:g.left,top:g.top},[z,G]=a.
repeat,dt=N===1?fr(L,dr(T===1?[R[0],R[2]]:[C]),z):lr(L),pt=T===1?fr(C,dr(N===1?[S[0],S[2]]:[L]),G):lr(C);yield*this.part(l,P,[L,C],[dt,pt],{...t,scopes:v},e)}return!0}*part(t,{
left:e,top:n,width:i,height:o},[r,a],[c,l],d,h){if(Math.min(r.size,a.size,r.length,a.length)<=0)return;const f=ct(this.canvas,h),u=j({left:e,top:n,right:e+i,bottom:n+
o},at,f),p=j({left:r.to,top:a.to,right:r.to+r.length,bottom:a.to+a.length},at,f),m=[...d.scopes,{on:()=>({clip:p})}],g={columns:[e],rows:[n],width:i,height:o};this.
drawings.countTiles(yf*l.starts.length*c.starts.length);for(const w of l.starts)for(const b of c.starts){yield xf;const y={left:b,top:w,right:b+c.length,bottom:w+
l.length},k=j(y,at,f),[v,S]=[c.length/r.size,l.length/a.size],R=[v,0,0,S,f.x(b)-v*f.x(e+r.from),f.y(w)-S*f.y(n+a.from)],T=[...m,{on:()=>({clip:k})},{on:()=>({matrix:R})}],
C={page:h,element:void 0,scopes:T};yield*this.backgrounds.tiled(t,g,{...d,scopes:T},C,u)}}}const lr=({to:s,length:t})=>({starts:[s],length:t});function dr(s){const t=s.
find(({size:e,length:n})=>e>0&&n>0);return t?t.length/t.size:1}function Of({slice:s,width:t},e,n,i){const[o,r]=[e.right-e.left,e.bottom-e.top],a=[n.height,n.width,
n.height,n.width],c=s.map((g,w)=>Math.min(Math.max((0,O.Il)(g,a[w]),0),a[w])),l=t.map((g,w)=>g==="auto"?c[w]:hr(g,w%2===0?r:o,i[w])),d=Math.min(1,o/(l[1]+l[3]),
r/(l[0]+l[2])),[h,f,u,p]=l.map(g=>g*d),m=(g,w,b,y,k,v,S)=>[{from:0,size:w,to:y,length:v},{from:w,size:g-w-b,to:y+v,length:k-v-S},{from:g-b,size:b,to:y+k-S,length:S}];
return[m(n.width,c[3],c[1],e.left,o,p,f),m(n.height,c[0],c[2],e.top,r,h,u)]}const hr=(s,t,e)=>"times"in s?s.times*e:(0,O.Il)(s,t);function fr({size:s,to:t,length:e},n,i){
const o=s*n;if(i==="stretch"||o<=e/bf)return{starts:[t],length:e};if(i==="round"){const c=Math.max(Math.round(e/o),1);return{starts:Array.from({length:c},(l,d)=>t+
d*e/c),length:e/c}}if(i==="space"){const c=Math.floor(e/o+1e-4),l=(e-c*o)/(c+1);return{starts:Array.from({length:c},(d,h)=>t+l+h*(o+l)),length:o}}const r=Math.ceil(
(e/o-1)/2-1e-4),a=t+e/2-o/2-Math.max(r,0)*o;return{starts:Array.from({length:2*Math.max(r,0)+1},(c,l)=>a+l*o),length:o}}const Mf=.33,Sf=.13;function vf([s,t,e],n){
const i=Math.max(s,t,e);return i===0?[n,n,n]:[s*n/i,t*n/i,e*n/i]}function Tf(s){const[t,e,n]=s,i=Math.max(t,e,n),o=r=>vf(s,Math.min(Math.max(i+r*Mf,0),1));return i<
Sf?{dark:o(1),light:o(2)}:{dark:o(-1),light:o(1)}}const Rf=10,ur=3e3;class If{canvas;constructor(t){this.canvas=t}*outside({style:t,rect:e,opacity:n,scopes:i},o,r){
for(const{x:a,y:c,blur:l,spread:d,paint:h,isInset:f}of[...t.boxShadow].reverse()){if(f)continue;yield ze(l)*ur;const{color:u,alpha:p}=h??t.color,m=ct(this.canvas,
r),g=kt(this.canvas.fragments,r,e,o),w=j(g.rect,g.corners,m),b=ze(l),y=1-(1-p*n)**(1/b);if(y<=0)continue;const k={on:()=>({clip:`${this.canvas.wholePage(r)} ${w}`,
hasHoles:!0})};for(let v=0;v<b;v++){const[S,R]=mr(e,o,a,c,d+pr(v,b,l));if(S.right<=S.left||S.bottom<=S.top)continue;const T=kt(this.canvas.fragments,r,S,R);T.rect.
bottom<=T.rect.top||this.canvas.draw(r,void 0,[...i,k],{kind:"shape",path:j(T.rect,T.corners,m),fill:u,alpha:y})}}}*inside({style:t,rect:e,border:n,opacity:i,scopes:o},r,a){
for(const{x:c,y:l,blur:d,spread:h,paint:f,isInset:u}of[...t.boxShadow].reverse()){if(!u)continue;yield ze(2*d)*ur;const{color:p,alpha:m}=f??t.color,g=ct(this.canvas,
a),[w,b]=[st(e,n),Lt(r,n)],y=kt(this.canvas.fragments,a,w,b);if(y.rect.bottom<=y.rect.top)continue;const k=ze(2*d),v=1-(1-m*i)**(1/k);if(v<=0)continue;const S={
on:()=>({clip:j(y.rect,y.corners,g)})};for(let R=0;R<k;R++){const[T,C]=mr(w,b,c,l,-h-pr(R,k,d)),L=T.right>T.left&&T.bottom>T.top?` ${j(T,C,g)}`:"";this.canvas.draw(
a,void 0,[...o,S],{kind:"shape",path:`${this.canvas.wholePage(a)}${L}`,fill:p,alpha:v,hasHoles:!0})}}}}const ze=s=>s>0?Math.min(Math.max(Math.ceil(s/3),2),Rf):1,
pr=(s,t,e)=>t>1?e*.6*(1-2*s/(t-1)):0;function mr({left:s,top:t,right:e,bottom:n},i,o,r,a){return[{left:s+o-a,top:t+r-a,right:e+o+a,bottom:n+r+a},i.map(([l,d])=>[
Math.max(l+a,0),Math.max(d+a,0)])]}class Lf{canvas;shadows;backgrounds;images;textFills=new WeakMap;constructor(t,e){this.canvas=t,this.shadows=new If(t),this.backgrounds=
new wf(t,e),this.images=new kf(t,this.backgrounds,e)}*paint(t){const{style:e,rect:n}=t;if(e.backgroundClip==="text"&&e.textFill&&this.textFills.set(e.textFill,n),
!(e.visibility==="visible")||n.right<=n.left)return;const o=e.backgroundColor!==void 0||e.backgroundImage.length>0,{border:r}=t,a=r.top+r.right+r.bottom+r.left>
0||e.borderImage?.image!==void 0;if(!o&&!a&&e.boxShadow.length===0&&e.outlineWidth===0)return;const c=_n(e,n.right-n.left,n.bottom-n.top);for(const l of this.pagesOf(
n)){const d=this.drawnOn(l,t),h=e.boxShadow.length>0;h&&(yield*this.shadows.outside(d,c,l)),o&&(yield*this.backgrounds.paint(d,c,l)),h&&(yield*this.shadows.inside(
d,c,l)),a&&!(yield*this.images.paint(d,l))&&this.borders(d.gap?this.besideGap(d,d.gap,l):d,c,l),e.outlineWidth>0&&this.outlineOf(d,l)}}*textFillOf({textFill:t,color:e},n){
if(!t||t.paint!==e)return;const i=this.textFills.get(t);return i&&(yield*this.backgrounds.fillOf(t.gradient,i,1,n))}drawnOn(t,e){const{fluidOn:n,rect:i}=e,o=n===
void 0?0:this.canvas.wideningOn(t,n);return o===0?e:{...e,rect:{...i,right:Math.max(i.right+o,i.left)}}}besideGap(t,e,n){const i=`${this.canvas.wholePage(n)} ${j(
e,at,this.points(n))}`;return{...t,scopes:[...t.scopes,{on:()=>({clip:i,hasHoles:!0})}]}}pagesOf({top:t,bottom:e}){const n=this.canvas.pageAt(t),i=Math.max(this.
canvas.fragments.at(e-.05),n),o=Math.min(i,Math.max(this.canvas.last,n))-n+1;return Array.from({length:o},(r,a)=>n+a)}points(t){return ct(this.canvas,t)}borders(t,e,n){
const{rect:i,border:o,style:r}=t,a=kt(this.canvas.fragments,n,i,e),c={...o,top:a.rect.top===i.top?o.top:0,bottom:a.rect.bottom===i.bottom?o.bottom:0};if(i.top>=
this.canvas.fragments.endOf(n))return;const l=Af(r,c),[d]=l,h=l.filter(({width:w})=>w>0),f=h.every(({line:w,paint:b})=>w===h[0].line&&Ef(b,h[0].paint));if(h.length===
0||!d)return;const{line:u,paint:p}=h[0],m=h.length===4;if(f&&m&&(u==="solid"||u==="double")){this.ring(t,a,c,p,n),u==="double"&&this.gap(t,a,c,n);return}const g=a.
corners.every(([w,b])=>w>0&&b>0);if(f&&m&&g&&(u==="dashed"||u==="dotted"))this.roundDashes(t,a,h[0],n);else for(const w of h)this.side(t,a,c,w,n)}roundDashes({opacity:t,
scopes:e},n,{width:i,line:o,paint:r},a){const c=i/2,l={top:c,right:c,bottom:c,left:c},d=this.points(a),h=i*this.canvas.scale;this.canvas.draw(a,void 0,e,{kind:"\
outline",path:j(st(n.rect,l),Lt(n.corners,l),d),color:r.color,alpha:r.alpha*t,width:h,cap:o==="dotted"?1:0,join:0,miter:10,dashes:o==="dotted"?[0,2*h]:[gr(i)*this.
canvas.scale],dashOffset:0})}ring({opacity:t,scopes:e},n,i,{color:o,alpha:r},a){const c=this.points(a),l=st(n.rect,i),h=l.right>l.left&&l.bottom>l.top?` ${j(l,Lt(
n.corners,i),c)}`:"",f=`${j(n.rect,n.corners,c)}${h}`;this.canvas.draw(a,void 0,e,{kind:"shape",path:f,fill:o,alpha:r*t,hasHoles:!0})}gap(t,e,n,i){const o=wr(n,
.3333333333333333);if(Math.max(n.top,n.right,n.bottom,n.left)<3)return;const r=st(e.rect,o),a=t.style.backgroundColor??Cf;this.ring(t,{rect:r,corners:Lt(e.corners,
o)},o,a,i)}side(t,e,n,i,o){const r=Wf[i.line];if(r){const b=wr(n,.5),y={rect:st(e.rect,b),corners:Lt(e.corners,b)};for(const[k,v]of r.entries())this.side(t,k===
0?e:y,b,{...i,line:v},o);return}const{scopes:a,opacity:c}=t,l=this.points(o),d=st(e.rect,n),h=e.corners.some(([b,y])=>b>0&&y>0),f=j(d,Lt(e.corners,n),l),{color:u,
alpha:p}=i.paint,m=Bf(i,u);if(i.line==="dashed"||i.line==="dotted")return this.dashes(t,e.rect,i,o);const w=`${zf(i.side,e.rect,h?$f(d,e):d).map(([b,y],k)=>`${l.
x(b).toFixed(3)} ${l.y(y).toFixed(3)} ${k===0?"m":"l"}`).join(" ")} h`;if(!h)this.canvas.draw(o,void 0,a,{kind:"shape",path:w,fill:m,alpha:p*c});else{const b={on:()=>({
clip:w})},y=`${j(e.rect,e.corners,l)} ${f}`;this.canvas.draw(o,void 0,[...a,b],{kind:"shape",path:y,fill:m,alpha:p*c,hasHoles:!0})}}dashes({scopes:t,opacity:e},{
left:n,top:i,right:o,bottom:r},{side:a,width:c,line:l,paint:d},h){const{canvas:f}=this,u=this.points(h),p=c/2,m=a==="top"||a==="bottom",g=a==="top"?i+p:r-p,w=a===
"left"?n+p:o-p,b=m?o-n:r-i,y=l==="dotted"?c:gr(c),k=Math.max(Math.round(b/y/2-.5),0),v=b/(2*k+1),S=[];for(let R=0;R<=Math.min(k,2e3);R++){const T=R*2*v,C=m?{left:n+
T,right:n+T+v,top:g-p,bottom:g+p}:{top:i+T,bottom:i+T+v,left:w-p,right:w+p},N=l==="dotted"?c/2:0;S.push(j(C,Array.from({length:4},()=>[N,N]),u))}f.draw(h,void 0,
t,{kind:"shape",path:S.join(" "),fill:d.color,alpha:d.alpha*e})}outlineOf(t,e){const{style:n,rect:i}=t,o=-(n.outlineOffset+n.outlineWidth),r={top:o,right:o,bottom:o,
left:o},a=n.outlineWidth,c=kt(this.canvas.fragments,e,st(i,r),at),l=n.outlineColor??n.color,d=n.outlineStyle;if(d!=="dashed"&&d!=="dotted")this.ring(t,c,{top:a,
right:a,bottom:a,left:a},l,e);else for(const h of["top","right","bottom","left"])this.dashes(t,c.rect,{side:h,width:a,line:d,paint:l},e)}}const gr=s=>(s>=3?2:3)*
s,Cf={color:[1,1,1],alpha:1},wr=({top:s,right:t,bottom:e,left:n},i)=>({top:s*i,right:t*i,bottom:e*i,left:n*i}),Af=(s,t)=>[{side:"top",width:t.top,line:s.borderTopStyle,
paint:s.borderTopColor??s.color},{side:"right",width:t.right,line:s.borderRightStyle,paint:s.borderRightColor??s.color},{side:"bottom",width:t.bottom,line:s.borderBottomStyle,
paint:s.borderBottomColor??s.color},{side:"left",width:t.left,line:s.borderLeftStyle,paint:s.borderLeftColor??s.color}],Ef=(s,t)=>s.alpha===t.alpha&&s.color.every(
(e,n)=>e===t.color[n]);function Bf({line:s,side:t},e){if(s!=="inset"&&s!=="outset")return e;const n=t==="top"||t==="left",{dark:i,light:o}=Tf(e);return n===(s===
"inset")?i:o}const Wf={groove:["inset","outset"],ridge:["outset","inset"]};function zf(s,t,e){switch(s){case"top":return[[t.left,t.top],[t.right,t.top],[e.right,
e.top],[e.left,e.top]];case"bottom":return[[t.left,t.bottom],[t.right,t.bottom],[e.right,e.bottom],[e.left,e.bottom]];case"left":return[[t.left,t.top],[e.left,e.
top],[e.left,e.bottom],[t.left,t.bottom]];case"right":return[[t.right,t.top],[e.right,e.top],[e.right,e.bottom],[t.right,t.bottom]]}}function $f(s,{rect:t,corners:e}){
const[n,i]=[(t.right-t.left)/2,(t.bottom-t.top)/2],o=Math.min(e.reduce((r,[a,c])=>Math.max(r,a,c),0),n,i);return{left:Math.max(s.left,t.left+(s.left>t.left?o:0)),
top:Math.max(s.top,t.top+(s.top>t.top?o:0)),right:Math.min(s.right,t.right-(s.right<t.right?o:0)),bottom:Math.min(s.bottom,t.bottom-(s.bottom<t.bottom?o:0))}}var zt=A(
12889);function Nf(s,t){if(!(t>1e-6))return s;const{width:e,dashes:n,dashOffset:i}=s;return{...s,width:e/t,dashes:n.map(o=>o/t),dashOffset:i/t}}const br=5e3,Xn=5e6,
yr=5,xr=10;class Pf{canvas;layout;constructor(t,e){this.canvas=t,this.layout=e}*paint({view:t,fit:e,nodes:n},i,o,r){const a={width:i.right-i.left,height:i.bottom-
i.top},c=o.x(1)-o.x(0),l=[c,0,0,-c,o.x(i.left),o.y(i.top)],d=t?(0,D.lw)(jt(t,e,a),l):l,h=(0,D.PU)(d)/c;yield*this.nodes(n,{...r,scale:h,scopes:[...r.scopes,{on:()=>({
matrix:d})}]})}*repeat({drawing:t,size:e},n,i,o,r){this.count(e);const a=r<1?[...o.scopes,{on:()=>({opacity:r})}]:o.scopes;yield*this.paint(t,n,i,{...o,scopes:a})}counted(t){
return this.count(t.reduce((e,{path:n})=>e+n.length,0)),t}countTiles(t){this.count(t*yr)}count(t){if(this.layout.tiled+=t,this.layout.tiled<=Xn)return;const n=`\
repeats more than ${`${Xn/yr} images or colors of gradients, or ${Xn} characters of drawings (svg, conic gradients)`} in backgrounds and borders; make them larg\
er`;throw(0,St.G6)([{field:"file",message:n}])}*nodes(t,e){for(const n of t)if(yield br,n.kind==="group")yield*this.group(n,e);else if(n.kind==="text")yield*this.
text(n.runs,e);else if(n.kind==="image")this.image(n,e);else{const{path:i,fill:o,stroke:r}=n,a=this.canvas.draw.bind(this.canvas,e.page,e.element,e.scopes);o&&a(
{kind:"shape",path:i,fill:o.paint,alpha:o.alpha,hasHoles:o.hasHoles}),r&&a({kind:"outline",path:i,...r.isUnscaled?Nf(r,e.scale):r})}}*group(t,e){const{matrix:n,
clip:i,clipHasHoles:o,opacity:r,blend:a,mask:c,nodes:l}=t,d={...n&&{matrix:n},...i!==void 0&&{clip:i,hasHoles:o},...r<1&&!c&&{opacity:r},...a!==void 0&&{blend:a}},
h=Object.keys(d).length===0,f=n?e.scale*(0,D.PU)(n):e.scale,u=h?e:{...e,scale:f,scopes:[...e.scopes,{on:()=>d}]};if(!c)return yield*this.nodes(l,u);const p={isAlpha:c.
isAlpha},{scopes:m}=u,g=[...m,{on:()=>({making:p})}];this.canvas.draw(e.page,void 0,g,{kind:"shape",path:"0 0 0 0 re",fill:[0,0,0]}),yield*this.nodes(c.nodes,{page:e.
page,element:void 0,scale:f,scopes:g}),yield*this.nodes(l,{...u,scopes:[...m,{on:()=>({masked:p,opacity:r})}]})}image({image:t,matrix:e},{page:n,element:i,scopes:o}){
const r=this.canvas.sheet(n).image(t);this.canvas.draw(n,i,o,{kind:"image",name:r,matrix:(0,D.lw)(t.upright,e)})}*text(t,e){let[n,i]=[0,0];for(let o=0;o<t.length;){
yield br;let r=o+1;for(;r<t.length&&t[r].x===void 0&&t[r].y===void 0;)r++;const[a]=t.slice(o,r),{style:c}=a,l=Df(t.slice(o,r),c.direction==="rtl").map(w=>({...w,
word:this.wordOf(w)})),d=l.reduce((w,{run:b,word:y})=>w+b.dx+kr(b,y),0),{room:h,stretch:f}=Hf(a.length,d,l),u=a.length?.length??d,{anchor:p}=c.drawn,m=p===(c.direction===
"rtl"?"start":"end"),g=p==="middle"?.5:m?1:0;n=(a.x??n)-u*g,i=a.y??i;for(const{run:w,word:b}of l){n+=w.dx,i+=w.dy;const{letterSpacing:y}=w.style,k=h===0?w:{...w,
style:{...w.style,letterSpacing:y+h}};this.run(k,b,n,i,f,e),n+=kr(k,b)*f}o=r}}wordOf({run:{text:t,style:e},isRight:n}){return this.layout.typefaces.word(t,this.
layout.faceOf(e),n)}run({style:t,paint:e},n,i,o,r,a){const{page:c,element:l,scopes:d}=a,h=t.fontSize/xr;if(h<=0)return;const f=[h*r,0,0,-h,i,o+t.drawn.drop*t.fontSize];
this.canvas.draw(c,l,[...d,{on:()=>({matrix:f})}],{kind:"text",x:0,y:0,size:xr,color:e.color,alpha:e.alpha,words:[n],oblique:t.fontStyle==="italic"&&Ut(t)==="Mo\
no",spacing:t.letterSpacing/h})}}function Df(s,t){const e=t?zt.Vv:"",n=e+s.map(({text:a})=>a).join("");if(!(0,zt.ft)(n))return s.map(a=>({run:a,isRight:!1}));const i=[];
let o=0;for(const{text:a}of s)i.push(o),o+=a.length;const r=[];for(const{text:a,rtl:c,at:l}of(0,zt.pr)(n)){const d=l-e.length,h=[];for(let f=Ff(i,d);f<s.length&&
i[f]<d+a.length;f++){const[u,p]=[s[f],i[f]],m=u.text.slice(Math.max(d-p,0),Math.max(d+a.length-p,0)),g=d<=p;m!==""&&h.push({run:{...u,text:m,...!g&&{dx:0,dy:0}},
isRight:c})}(0,H.RZ)(r,c?h.reverse():h)}return r}function kr({style:s,text:t},{width:e}){return e*s.fontSize/1e3+s.letterSpacing*Array.from(t).length}function Hf(s,t,e){
if(!s||t<=0)return{room:0,stretch:1};if(s.scales)return{room:0,stretch:s.length/t};const n=e.reduce((i,{run:o})=>i+Array.from(o.text).length,0);return{room:n>1?
(s.length-t)/(n-1):0,stretch:1}}function Ff(s,t){let[e,n]=[0,s.length];for(;n-e>1;){const i=e+n>>1;s[i]<=t?e=i:n=i}return e}var Gf=A(87594);const jf=2e4,_f=20,Uf=2e3,
te=.32,$t=te*Math.SQRT1_2,Yf=[[te,[0]],[$t,[-$t,$t]],[0,[-te,0,te]],[-$t,[-$t,$t]],[-te,[0]]],Kf=.8,Xf=[[0,[0]]],Jf=({blur:s})=>s>.5?Yf:Xf,Zf=s=>s.reduce((t,[,{
length:e}])=>t+e,0);class Vf{canvas;layout;constructor(t,e){this.canvas=t,this.layout=e}*draw(t,e){const{style:n}=t;if(n.visibility==="visible")for(const i of[...n.
textShadow].reverse()){const o=Jf(i),{color:r,alpha:a}=i.paint??n.color,c=Zf(o),l=c>1?Kf:1,d=1-(1-a*e.opacity*l)**(1/c);if(d<=0)continue;const h=this.canvas.pageAt(
e.top+t.y-n.fontSize/2);for(const f of this.paths(t,e,h)){const{length:u}=f.glyphs;if(yield Uf*u,this.layout.shadowed+=u*c,this.layout.shadowed>jf){this.layout.
shadowsLeftOut++;return}const{scale:p}=this.canvas,m={kind:"shape",path:f.glyphs.join(" "),fill:r,alpha:d},g=o.map(([w,b])=>({kind:"tiles",tile:m,across:b.map(y=>(i.
x+y*i.blur)*p),up:(w*i.blur-i.y)*p}));this.canvas.draw(h,void 0,e.scopes,...g)}}}*paths({style:t,words:e,x:n,y:i},o,r){const{canvas:a}=this,c=t.fontSize*a.scale,
l=a.y(r,a.snap(r,o.top+i));let d=a.x(r,o.x+n),h=[];for(const{parts:f,after:u=0,leans:p=di(t)}of e){for(const{font:m,glyphs:g}of f)for(const{glyph:w,advance:b,x:y,
y:k}of g){const v=m.face.pathOf(w,{x:d+y*c/1e3,y:l+k*c/1e3,scale:m.face.unit*c/1e3,lean:p?Gf.XH:0});d+=b*c/1e3+t.letterSpacing*a.scale,v!==""&&h.push(v),!(h.length<
_f)&&(yield{glyphs:h},h=[])}d+=u*c/1e3}h.length>0&&(yield{glyphs:h})}}const qf={underline:-.11,"line-through":.27,overline:.92},Qf=.055;class tu{canvas;boxes;constructor(t,e){
this.canvas=t,this.boxes=e}*under({inlines:t},{x:e,top:n,page:i,opacity:o,scopes:r}){const{fragments:a}=this.canvas,[c,l]=[a.startOf(i),a.endOf(i)];for(const[d,
{x:h,y:f,width:u,height:p,box:m,isFirst:g,isLast:w}]of t.entries()){d%20===19&&(yield Y*2);const{style:b}=m,y={top:b.borderTopWidth,right:w?b.borderRightWidth:0,
bottom:b.borderBottomWidth,left:g?b.borderLeftWidth:0},k=Math.max(n+f,c),v={left:e+h,top:k,right:e+h+u,bottom:Math.max(Math.min(n+f+p,l),k)},S={top:0,right:0,bottom:0,
left:0};yield*this.boxes.paint({rect:v,style:b,border:y,padding:S,images:m.images,opacity:o*b.opacity,scopes:r})}}*text(t,e){const{canvas:n}=this,{style:i,owner:o}=t;
if(i.visibility!=="visible")return;const{page:r,opacity:a,scopes:c}=e,l=e.element&&(o?.in(e.element)??e.element),[d,h]=[e.x+t.x,n.snap(r,e.top+t.y)],f=yield*this.
boxes.textFillOf(i,r);n.draw(r,l,c,...this.inks(t,d,h,{page:r,opacity:a,fill:f}));const u=o?.linking;if(!e.element||!u?.link)return;const{scale:p}=n,[m,g]=[n.x(
r,d),n.y(r,h)],w=i.fontSize*p;n.link(r,u.in(e.element),[m,g-w*.25,m+t.width*p,g+w*.9],u.link,c)}inks(t,e,n,{page:i,opacity:o,fill:r}){const{canvas:a}=this,{style:c,
words:l,width:d}=t,{color:h,alpha:f}=c.color,u=c.fontSize*a.scale,[p,m]=[a.x(i,e),a.y(i,n)],g=[],w=(y,k)=>{const v=k.textDecorationColor??k.color,S=Math.max(Qf*
u,.4),R=m+qf[y]*u;(0,H.RZ)(g,nu(p,R,d*a.scale,S,k.textDecorationStyle,v.color,v.alpha*o))},b=eu(t);for(const[y,k]of b)y!=="line-through"&&w(y,k);g.push({kind:"t\
ext",x:p,y:m,size:u,color:h,...r&&{fill:r},words:l,oblique:di(c),bolder:ll(c)*u,spacing:c.letterSpacing*a.scale,alpha:f*o});for(const[y,k]of b)y==="line-through"&&
w(y,k);return g}}const eu=({style:s})=>[...s.textDecorationLine].map(t=>[t,s]);function nu(s,t,e,n,i,o,r){const a=(l,d,h)=>`${l.toFixed(3)} ${d.toFixed(3)} ${h.
toFixed(3)} ${n.toFixed(3)} re`;if(i==="dotted"||i==="dashed"){const l=n*(i==="dotted"?2:5),d=n*(i==="dotted"?1:3),h=[];for(let f=0;f<e&&h.length<1e3;f+=l)h.push(
a(s+f,t,Math.min(d,e-f)));return[{kind:"shape",path:h.join(" "),fill:o,alpha:r}]}return[{kind:"shape",path:i==="double"?`${a(s,t,e)} ${a(s,t-2*n,e)}`:a(s,t,e),fill:o,
alpha:r}]}const Or=.05;class ee{canvas;layout;boxes;texts;drawings;shadows;constructor(t,e){this.canvas=t,this.layout=e,this.drawings=new Pf(t,e),this.boxes=new Lf(
t,this.drawings),this.texts=new tu(t,this.boxes),this.shadows=new Vf(t,e)}*paint(t,e=!1){yield*this.context(t,{opacity:1,scopes:[],isArtifact:e,over:[],end:1/0})}*painterOf(t){
return t.laid.box.style.position==="fixed"&&this.canvas instanceof Yo&&(yield*Xo(this.canvas,t))?new ee(new Jo(this.canvas,0),this.layout):this}*context(t,e){const n=[];
yield*this.box(t,{...e,over:n});const i=n.map((o,r)=>({one:o,index:r})).sort((o,r)=>o.one.order-r.one.order||o.index-r.index);for(const{one:o}of i)yield*o.painter.
context(o.placed,o.around)}*box(t,e){yield Y/2;const{laid:n}=t,{style:i}=n.box,o=[...e.scopes];if(n.shift&&o.push(this.shiftOf(n.shift)),i.transform.length>0&&o.
push(this.turnOf(t)),e.opacity*i.opacity===0)return;const{mixBlendMode:r}=i,a=r!==void 0||i.opacity<1&&(yield*Ph(t));a&&o.push({on:()=>({opacity:i.opacity,...r!==
void 0&&{blend:r}})});const{clipPath:c}=i;typeof c=="object"&&o.push(this.shapeOf(c,t));const l=a?e.opacity:e.opacity*i.opacity,d=t.top<hn(t,e.end);d&&(yield*this.
background(t,o,l)),d&&n.box.marker&&Fh(this.canvas,this.layout,t,{opacity:l,scopes:o,isArtifact:e.isArtifact}),this.mark(t,o),i.overflow==="hidden"&&this.clip(t,
o);const h={...e,opacity:l,scopes:o,end:mi(t,e.end)};d&&n.box.replaced&&(yield*this.picture(t,h,void 0)),yield*this.inside(t,h)}*inside(t,e){const{laid:n}=t;t.columns&&
(yield*this.columns(t,t.columns,e));for(const o of t.children)yield*this.child(o,e);for(const o of t.repeated)yield*this.child(o,{...e,isArtifact:!0});for(const o of t.
apart)yield*this.child(o,e);const i=e.isArtifact?void 0:n.box.element??void 0;for(const{line:o,top:r,atoms:a}of t.lines){if(yield Y/4,r>=e.end)continue;const c=this.
canvas.pageAt(r),l={x:t.x,top:r,page:c,element:i,opacity:e.opacity,scopes:e.scopes};yield*this.texts.under(o,l);const h=(n.box.style.textOverflow==="ellipsis"||
o.isCut===!0)&&this.cutLine(o,t,l);h&&(yield*this.texts.text(h.dots,{...l,element:void 0}));const f=h?{...l,scopes:[...l.scopes,h.clip]}:l;for(const u of o.texts)
u.style.textShadow.length>0&&(yield*this.shadows.draw(u,{...f,opacity:Sr(u.style,e.opacity)}));for(const[u,p]of o.texts.entries()){u%20===19&&(yield Y*2);const{
fontSize:m}=p.style;yield*this.texts.text(p,{...f,opacity:Sr(p.style,e.opacity),page:this.canvas.pageAt(r+p.y-m/2)})}for(const[u,p]of a.entries())yield*this.atom(
p,o.atoms[u].owner,i,e)}}cutLine(t,{laid:e,x:n},{top:i,page:o}){if(e.box.style.overflow!=="hidden"||e.box.style.direction==="rtl")return;const r=({style:f})=>this.
layout.typefaces.word(Xh,this.layout.faceOf(f)),a=f=>r(f).width*f.style.fontSize/1e3,c=e.width-e.border.right-e.padding.right,l=Jh(t,c,a);if(!l)return;const d=this.
boxes.points(o),h={left:n-t.height,right:n+l.at,top:i-t.height,bottom:i+2*t.height};return{dots:{...l.text,owner:void 0,x:l.at,width:a(l.text),words:[r(l.text)]},
clip:{on:()=>({clip:j(h,at,d)})}}}*columns(t,{content:e,fragments:n,rows:i},o){for(const l of $h(t,o.opacity,o.scopes))yield Y/4,yield*this.boxes.paint(l);const r=new ee(
new zh(this.canvas,t,o.scopes),this.layout),a=i.findIndex(({top:l})=>t.top+l>=o.end),c=a<0?1/0:n.startOf(a*t.laid.columns.count);yield*r.box(e,{...o,scopes:[],end:c})}*child(t,e){
const{style:n}=t.laid.box,i=n.opacity<1||n.mixBlendMode!==void 0;if(n.position!=="static"||i||n.transform.length>0){const r=n.zIndex==="auto"?0:n.zIndex;e.over.
push({placed:t,around:e,order:r,painter:yield*this.painterOf(t)})}else yield*this.box(t,e)}*atom(t,e,n,i){const{box:o}=t.laid,r=n&&(e?.in(n)??n);if(r&&o.element&&
o.replaced&&!o.element.parent&&r.adopt(o.element),o.replaced&&r&&e){yield*this.background(t,i.scopes,i.opacity),yield*this.picture(t,i,o.element?e:void 0,r);return}
yield*this.child(t,i)}*background(t,e,n){const{laid:i,x:o,top:r,bottom:a}=t,{box:c}=i,l=a-r,d=i.frame&&i.frame.height<i.height?{top:r+i.frame.top,bottom:r+i.frame.
top+i.frame.height+l-i.height}:{top:r,bottom:a},h={left:o,right:o+i.width,...d},{style:f}=c;if(f.display==="table-cell"&&f.emptyCells==="hide"&&i.lines.length===
0&&i.children.length===0&&f.borderCollapse==="separate")return;const u=c.inner==="table"&&f.borderCollapse==="collapse",p={top:0,right:0,bottom:0,left:0},m=c.known.
get("edges"),g=u||m?p:i.border,w=c.isFluid?c.pageName:void 0,b=su(t);if(yield*this.boxes.paint({rect:h,style:f,border:g,padding:i.padding,images:c.images,opacity:n,
scopes:e,fluidOn:w,gap:b}),!m)return;const y={top:m.top.width,right:m.right.width,bottom:m.bottom.width,left:m.left.width},k={...f,backgroundColor:void 0,backgroundImage:[],
boxShadow:[],borderTopStyle:m.top.line,borderRightStyle:m.right.line,borderBottomStyle:m.bottom.line,borderLeftStyle:m.left.line,borderTopColor:m.top.paint,borderRightColor:m.
right.paint,borderBottomColor:m.bottom.paint,borderLeftColor:m.left.paint},{fragments:v}=this.canvas,[S,R]=[h.top-y.top/2,h.bottom+y.bottom/2],T={left:h.left-y.
left/2,right:h.right+y.right/2,top:Math.max(S,Math.min(v.startOf(v.at(h.top+Or)),h.top)),bottom:Math.min(R,Math.max(v.endOf(v.at(h.bottom-Or)),h.bottom))};yield*this.
boxes.paint({rect:T,style:k,border:y,padding:p,images:void 0,opacity:n,scopes:e})}mark({laid:t,x:e,top:n},i){const{place:o}=t.box;if(!o||o.sheet)return;const r=Math.
min(this.canvas.pageAt(n),this.canvas.last);o.sheet=this.canvas.sheet(r);const[a,c]=[this.canvas.x(r,e),this.canvas.y(r,n)];o.top=this.canvas.moved(r,[a,c,a,c],
i)[3]+6}clip({laid:t,x:e,top:n,bottom:i},o){const{style:r}=t.box,a=st({left:e,top:n,right:e+t.width,bottom:i},t.border),c=_n(r,t.width,t.height);o.push({on:l=>({
clip:j(a,c,this.boxes.points(l))})})}shapeOf(t,{laid:e,x:n,top:i,bottom:o}){const r={left:n,top:i,right:n+e.width,bottom:o};return{on:a=>Yh(t,r,this.boxes.points(
a))}}shiftOf({x:t,y:e}){const{scale:n}=this.canvas;return{on:()=>({matrix:[1,0,0,1,t*n,-e*n]})}}turnOf({laid:t,x:e,top:n}){const{canvas:i}=this,{style:o}=t.box,
r=e+(0,O.Il)(o.transformOrigin[0],t.width),a=n+(0,O.Il)(o.transformOrigin[1],t.height);let c=[1,0,0,1,0,0];for(const l of[...o.transform].reverse())c=(0,D.lw)(c,
l.kind==="matrix"?l.values:[1,0,0,1,(0,O.Il)(l.x,t.width),(0,O.Il)(l.y,t.height)]);return{on:l=>{const[d,h,f,u,p,m]=c,[g,w]=[i.x(l,r),i.y(l,a)],b=[d,-h,-f,u,p*i.
scale,-m*i.scale];return{matrix:(0,D.lw)((0,D.lw)([1,0,0,1,-g,-w],b),[1,0,0,1,g,w])}}}}*picture(t,e,n,i){const{box:o,border:r,padding:a,width:c,height:l}=t.laid,
{replaced:d,style:h}=o;if(!d||h.visibility!=="visible")return;const{x:f,top:u}=t,p=st(st({left:f,top:u,right:f+c,bottom:u+l},r),a),m=this.canvas.pageAt(u),g=this.
boxes.points(m),w={page:m,element:e.isArtifact?void 0:o.element??void 0,scopes:e.scopes};if(d.image)this.image(d.image,h,p,w);else if(d.drawing){const{width:k,height:v}=d,
S=h.objectFit!=="fill"&&k!==void 0&&v!==void 0,R=S?Mr(p,{width:k,height:v},h.objectFit):p,T={on:()=>({clip:j(p,at,g)})},C=S?[...w.scopes,T]:w.scopes;yield*this.
drawings.paint(d.drawing,R,g,{...w,scopes:C})}else return;const b=n?.linking?.link;if(!i||!b)return;const y=[g.x(p.left),g.y(p.bottom),g.x(p.right),g.y(p.top)];
this.canvas.link(m,i,y,b,e.scopes)}image(t,e,n,{page:i,element:o,scopes:r}){const{canvas:a}=this,c=this.boxes.points(i),l=Mr(n,t.displayed,e.objectFit),d=_n(e,n.
right-n.left,n.bottom-n.top),h=d.some(([g])=>g>0),f=l.left<n.left-.01||l.top<n.top-.01,u={on:()=>({clip:j(n,d,c)})},p=(0,D.lw)(t.upright,[c.x(l.right)-c.x(l.left),
0,0,c.y(l.top)-c.y(l.bottom),c.x(l.left),c.y(l.bottom)]),m=a.sheet(i).image(t);a.draw(i,o,h||f?[...r,u]:r,{kind:"image",name:m,matrix:p})}}function Mr(s,t,e){if(e===
"fill")return s;const[n,i]=[s.right-s.left,s.bottom-s.top],[o,r]=[n/t.width,i/t.height],a=Math.min(o,r),c=e==="cover"?Math.max(o,r):e==="none"?1:e==="scale-down"?
Math.min(a,1):a,[l,d]=[(n-t.width*c)/2,(i-t.height*c)/2];return{left:s.left+l,top:s.top+d,right:s.right-l,bottom:s.bottom-d}}function su({laid:s,children:t,top:e}){
const n=s.legend&&t.find(o=>o.laid===s.legend);if(!n)return;const i=e+(s.frame?.top??0);return{left:n.x,top:Math.min(n.top,i),right:n.x+n.laid.width,bottom:Math.
max(n.bottom,i+s.border.top)}}const Sr=({opacity:s,display:t},e)=>t==="inline"?e*s:e,vr=({columnGap:s,fontSize:t},e)=>s===void 0?Math.round(t):Math.max((0,O.Il)(
s,e),0);function iu(s,t){const e=vr(s,t),i=Math.min((o=>Math.max(Math.floor((t+e)/(Math.max(o,1)+e)),1))(s.columnWidth??1),s.columnCount??1/0);return{count:i,width:Math.
max((t+e)/i-e,0),gap:e}}function*ou(s,t,e){const{box:n}=s,{count:i,width:o,gap:r}=iu(n.style,e.width),a=yield*t.layOut(n.children[0],{width:o,height:void 0});s.
firstBaseline=a.firstBaseline,s.lastBaseline=a.lastBaseline;const c={content:a,count:i,width:o,gap:r,fillsFirst:n.style.columnFill==="auto",whole:void 0},l=Math.
max(a.height,1);if(l>i*t.page.height){const u=yield*Jn({...c,fillsFirst:!0},t,l/i+1);return s.columns={...c,whole:u},Tr(u)}const d=yield*Jn(c,t,e.height??l),h=d.
rows.length>1&&e.height!==void 0,f=h?{...c,fillsFirst:!1}:c;return s.columns={...f,whole:h?yield*Jn(f,t,l):d},Tr(s.columns.whole)}function Tr({rows:s}){const t=s.
at(-1);return t.top+t.height}function Jn(s,{work:t},e){return tr(s,{roomOf:()=>({top:0,height:e}),most:e,depth:1,isOpen:!0},i=>new We(i,t,{count:s.count,depth:1}))}
function*ru({style:s,children:t},e){const{least:n,most:i}=yield*e.widthsOf(t[0]),{columnWidth:o,columnCount:r=1}=s,a=vr(s,0)*(r-1);if(o===void 0)return{least:n*
r+a,most:i*r+a};const c=Math.max(o,1);return{least:Math.min(c,n),most:Math.max(c,i)*r+a}}function $e(s,t,e){switch(Rr(s,t)){case"center":return{before:t/2,between:0};case"\
flex-end":case"end":case"right":return{before:t,between:0};case"space-between":return{before:0,between:e>1&&t>0?t/(e-1):0};case"space-around":return t>0&&e>0?{before:t/
e/2,between:t/e}:{before:0,between:0};case"space-evenly":return t>0?{before:t/(e+1),between:t/(e+1)}:{before:0,between:0};default:return{before:0,between:0}}}const Rr=(s,t)=>s.
startsWith("safe ")?t<0?"start":s.slice(5):s;function Zn(s,t,e=!1){const n=Rr(s,t);return n==="center"?t/2:(n==="flex-end"||n==="end"||n==="right")!==(e&&(n!=="\
start"&&n!=="end"&&n!=="left"&&n!=="right"))?t:0}const ne=(s,t=!1)=>Zn(s==="space-around"||s==="space-evenly"?"center":s,1,t),se=s=>s==="normal"||s==="stretch",
Vn=({alignSelf:s},{alignItems:t})=>se(s==="auto"?t:s),Ir=(s,t)=>s==="self-start"?t?"end":"start":s==="self-end"?t?"start":"end":s,au={x:0,y:0},Ne=new WeakMap;function ie(s,t,{
share:e=au,...n}){const i={box:t,share:e,...n},o=Ne.get(s);o?o.push(i):Ne.set(s,[i])}const Lr=({style:s})=>s.position!=="static"||s.transform.length>0||s.isContained;
function qn(s,t=s.x,e=s.y){const n=(Ne.get(s)??[]).map(i=>({...i,x:i.x+t,y:i.y+e}));return Ne.delete(s),n}function cu(s){const t=qn(s,0,0),e=(n,i,o)=>{for(const r of qn(
n,i,o))t.push(r)};for(const n of s.children)e(n,n.x,n.y);for(const n of s.apart)e(n,n.x,n.y);s.columns&&e(s.columns.content,0,0);for(const n of s.lines)for(const{
laid:i}of n.atoms)e(i,i.x,n.y+i.y);return t}class lu{laid;layout;width;sizes;xs;sinks=new Map;constructor(t,e,n,i){this.laid=t,this.layout=e,this.width=n,this.sizes=
i;const{columnSizes:o,columnGap:r}=i;this.xs=Qn(o,r,n,t.box.style.justifyContent)}areaWidth({column:t,columns:e}){const n=t+e-1;return this.xs[n]+this.sizes.columnSizes[n]-
this.xs[t]}alignmentOf({style:t}){const{justifyItems:e,alignItems:n,direction:i}=this.laid.box.style,o=t.justifySelf==="auto"?e:t.justifySelf;return{x:Ir(o,t.direction!==
i),y:Ir(t.alignSelf==="auto"?n:t.alignSelf,!1)}}widthIn(t){const{style:e,inner:n}=t.box,i=this.areaWidth(t);if(!q(e.width)||n==="image"||e.marginLeft==="auto"||
e.marginRight==="auto"||!se(this.alignmentOf(t.box).x)||e.aspectRatio!==void 0&&typeof e.height=="object")return;const o=E(Z(e))+E(Q(e,i));return tt(i-I(e.marginLeft,
i)-I(e.marginRight,i),e,i,o)}layItem(t,e,n){const i=this.areaWidth(t);return this.layout.layOut(t.box,{width:i,height:e,fixedWidth:this.widthIn(t),fixedHeight:n,
shrinks:!0})}*heightDemands(t){const e=[],n=new Map,i=new Map;for(const o of t){const r=yield*this.layItem(o,void 0);e.push(r.height);const{marginTop:a,marginBottom:c}=o.
box.style;if(this.alignmentOf(o.box).y!=="baseline"||a==="auto"||c==="auto")continue;const l=I(a,this.areaWidth(o))+(r.firstBaseline??r.height);i.set(o,l),n.set(
o.row,Math.max(n.get(o.row)??0,l))}for(const[o,r]of i)this.sinks.set(o,n.get(o.row)-r);return t.map((o,r)=>this.heightDemand(o,e[r]))}heightDemand(t,e){const n=e+
W(mt(t.box.style,this.areaWidth(t)))+(this.sinks.get(t)??0),{overflow:i,height:o,minHeight:r}=t.box.style,a=q(o)&&!q(r)?F(r,void 0,0,t.box.style):void 0,c=i==="\
hidden"&&q(o)?0:a===void 0?n:Math.min(a+n-e,n),l=q(o)&&q(r);return{from:t.row,count:t.rows,isFree:l,floor:c,least:n,most:n}}*place(t,{rowSizes:e,rowGap:n,height:i}){
const{laid:o}=this,{style:r}=o.box,a=Qn(e,n,i,r.alignContent),c=o.border.left+o.padding.left,l=o.border.top+o.padding.top,d=r.direction==="rtl";for(const h of t){
yield Y/10;const f=h.row+h.rows-1,u=a[f]+e[f]-a[h.row],p=this.areaWidth(h),m=yield*this.fill(h,p,u),{top:g,bottom:w,left:b,right:y}=mt(h.box.style,p),{marginLeft:k,
marginRight:v,marginTop:S,marginBottom:R}=h.box.style,T=this.alignmentOf(h.box),C=p-m.width-b-y,N=d?this.width-m.width-this.xs[h.column]-y-ts(v,k,T.x,C):this.xs[h.
column]+b+ts(k,v,T.x,C),L=this.sinks.get(h);m.x=c+N,m.y=l+a[h.row]+g,m.y+=L??ts(S,R,T.y,u-m.height-g-w),o.children.push(m)}o.flow="bands",this.takeBaselines(t)}takeBaselines(t){
const{laid:e}=this,n=t.findIndex(r=>r.row===0&&this.sinks.has(r)),i=e.children[Math.max(n,0)];i&&(e.firstBaseline=i.y+(i.firstBaseline??i.height));const o=e.children.
at(-1);o&&(e.lastBaseline=o.y+(o.lastBaseline??o.height))}*fill(t,e,n){const{style:i,inner:o}=t.box,r=this.alignmentOf(t.box).y;if(!(se(r)&&q(i.height)&&i.marginTop!==
"auto"&&i.marginBottom!=="auto"&&o!=="image")||i.aspectRatio!==void 0&&r!=="stretch")return yield*this.layItem(t,n);const c=W(Z(i))+W(Q(i,e)),l=et(n-W(mt(i,e)),
i,n,c);return yield*this.layItem(t,n,l)}keepPlace(t,{rowSizes:e,rowGap:n,height:i},o){const{laid:r,width:a}=this,{border:c,padding:l}=r,d=r.box.style.direction===
"rtl",h=this.alignmentOf(t),f={x:ne(h.x),y:ne(h.y)};d&&(f.x=1-f.x);let[u,p,m,g]=[c.left+l.left,c.top+l.top,a,i];if(o){const{alignContent:b}=r.box.style,y=Qn(e,n,
i,b),[k,v]=Cr(o.column,{starts:this.xs,sizes:this.sizes.columnSizes}),[S,R]=Cr(o.row,{starts:y,sizes:e}),T=z=>z===void 0?void 0:a-z,[C,N]=d?[T(v),T(k)]:[k,v],L=N??
a+l.right,P=R??i+l.bottom;m=L-(C??-l.left),g=P-(S??-l.top),u+=C??-l.left,p+=S??-l.top}const w=o&&{x:u,y:p,width:Math.max(m,0),height:Math.max(g,0)};ie(r,t,{x:u+
f.x*m,y:p+f.y*g,share:f,area:w})}}function Qn(s,t,e,n){const i=s.reduce((l,d)=>l+d,0)+Math.max(s.length-1,0)*t,{before:o,between:r}=$e(n,e-i,s.length),a=[];let c=o;
for(const l of s)a.push(c),c+=l+t+r;return a}function Cr([s,t],{starts:e,sizes:n}){const i=e.map((r,a)=>r+n[a]),o=r=>r!==void 0&&r>=0&&r<=n.length;return[o(s)?e[s]??
i.at(-1)??0:void 0,o(t)?i[t-1]??e[0]??0:void 0]}function ts(s,t,e,n){if(s!=="auto"&&t!=="auto")return Zn(e,n);const i=Math.max(n,0);return s==="auto"?t==="auto"?
i/2:i:0}const du=2e3,Ar=5e5,Er=(s,t)=>typeof s=="object"&&!("fr"in s)?(0,O.Il)(s,t):void 0;function Br(s,t,e){if(!s)return{tracks:[],names:new Map};const{tracks:n,
names:i,auto:o}=s;if(!o)return{tracks:n,names:i};const r=({least:u,most:p})=>Math.max(Er(p,t??0)??Er(u,t??0)??0,1),a=u=>u.reduce((p,m)=>p+r(m)+e,0),c=(t??0)+e-a(
n),l=t===void 0?1:Math.max(Math.floor((c+.01)/a(o.tracks)),1),d=Math.min(l,Math.ceil(du/o.tracks.length)),h=Array.from({length:d},()=>o.tracks).flat(),f=o.at+h.
length;return{tracks:[...n.slice(0,o.at),...h,...n.slice(o.at)],names:hu(i,o,d),...o.fits&&{fitted:[o.at,f]}}}function hu(s,t,e){const n=new Map([...s].map(([o,
r])=>[o,[...r]])),i=(o,r)=>{const a=n.get(o);a?a.includes(r)||a.push(r):n.set(o,[r])};for(let o=0;o<e;o++)for(const[r,a]of t.names)for(const c of a)i(r,t.at+o*t.
tracks.length+c);for(const[o,r]of t.after)for(const a of r)i(o,a+e*t.tracks.length);return n}function Wr({fitted:s},t,e,n){const i=new Set;if(s)for(const[a,c]of n)
for(let l=a;l<a+c;l++)i.add(l);const o=a=>!s||a<s[0]+t||a>=s[1]+t||i.has(a),r=[0];for(let a=0;a<e;a++)r.push(r[a]+(o(a)?1:0));return r}function fu(s,t,e,n){const{
gridTemplateAreas:i}=t,o=Math.max(e.tracks.length,i[0]?.length??0),r=Math.max(n.tracks.length,i.length),a=s.map(m=>({box:m,column:zr(m.style.gridColumnStart,m.style.
gridColumnEnd,o,es(e.names,i,"columns")),row:zr(m.style.gridRowStart,m.style.gridRowEnd,r,es(n.names,i,"rows"))})),c={columns:-a.reduce((m,{column:g})=>Math.min(
m,g.start??0),0),rows:-a.reduce((m,{row:g})=>Math.min(m,g.start??0),0)},l=t.gridAutoFlow.startsWith("column"),d=l?{count:r,before:c.rows}:{count:o,before:c.columns},
f=new pu(a,{...d,isColumn:l,isDense:t.gridAutoFlow.endsWith("dense"),down:l?c.columns:c.rows}).place();let[u,p]=[o+c.columns,r+c.rows];for(const m of f)u=Math.max(
u,m.column+m.columns),p=Math.max(p,m.row+m.rows);return{items:f,columns:Math.max(u,1),rows:p,before:c}}function uu({style:s},{gridTemplateAreas:t},{columns:e,rows:n,
before:i}){const o=(r,a,c)=>{const l=c==="columns"?e:n,d=Math.max(l.tracks.length,c==="columns"?t[0]?.length??0:t.length),h=es(l.names,t,c);let f=Pe(r,d,h,"star\
t"),u=Pe(a,d,h,"end");f!==void 0&&a!=="auto"&&a.span!==void 0&&(u=f+a.span),u!==void 0&&r!=="auto"&&r.span!==void 0&&(f=u-r.span),f!==void 0&&u!==void 0&&f>u&&([
f,u]=[u,f]),f===u&&(u=void 0);const p=m=>m===void 0?void 0:m-1+i[c];return[p(f),p(u)]};return{column:o(s.gridColumnStart,s.gridColumnEnd,"columns"),row:o(s.gridRowStart,
s.gridRowEnd,"rows")}}function es(s,t,e){if(t.length===0)return s;const n=new Map(s);for(const[i,o]of t.entries())for(const[r,a]of o.entries()){if(/^\.+$/.test(
a))continue;const c=(e==="rows"?i:r)+1,[l]=n.get(`${a}-start`)??[c],[d]=n.get(`${a}-end`)??[c+1];n.set(`${a}-start`,[Math.min(l,c)]),n.set(`${a}-end`,[Math.max(
d,c+1)])}return n}function Pe(s,t,e,n){if(s==="auto"||s.span!==void 0)return;if(s.name!==void 0){const o=e.get(`${s.name}-${n}`)??e.get(s.name);return o?.[(s.line??
1)-1]??o?.[0]??void 0}const{line:i}=s;if(i!==void 0)return i>0?i:t+2+i}function zr(s,t,e,n){const i=Pe(s,e,n,"start"),o=Pe(t,e,n,"end"),r=s!=="auto"&&s.span||t!==
"auto"&&t.span||1;return i!==void 0&&o!==void 0?i===o?{start:i-1,count:1}:{start:Math.min(i,o)-1,count:Math.abs(o-i)}:i!==void 0?{start:i-1,count:r}:o!==void 0?
{start:o-1-r,count:r}:{start:void 0,count:r}}class pu{wanted;packing;taken=new Set;placed=new Map;width;constructor(t,e){this.wanted=t,this.packing=e;let n=e.count+
e.before;for(const i of t){const{start:o,count:r}=this.across(i);n=Math.max(n,(o===void 0?0:o+e.before)+r)}this.width=Math.max(n,1)}place(){const{wanted:t}=this;
for(const i of t)this.across(i).start!==void 0&&this.along(i).start!==void 0&&this.put(i,this.along(i).start+this.packing.down,this.across(i).start+this.packing.
before);for(const i of t)!this.placed.has(i)&&this.along(i).start!==void 0&&this.placeIn(i,this.along(i).start+this.packing.down);let[e,n]=[0,0];for(const i of t){
if(this.placed.has(i))continue;this.packing.isDense&&([e,n]=[0,0]);const{start:o,count:r}=this.across(i),a=o===void 0?void 0:o+this.packing.before;if(a!==void 0)
for(a<n&&e++,n=a;!this.isFree(i,e,n);)e++;else for(;n+r>this.width||!this.isFree(i,e,n);)n+r>=this.width?[e,n]=[e+1,0]:n++;this.put(i,e,n)}return t.map(i=>this.
placed.get(i))}across({row:t,column:e}){return this.packing.isColumn?t:e}along({row:t,column:e}){return this.packing.isColumn?e:t}placeIn(t,e){let n=0;for(;!this.
isFree(t,e,n);)n++;this.put(t,e,n)}isFree(t,e,n){for(let i=0;i<this.along(t).count;i++)for(let o=0;o<this.across(t).count;o++)if(this.taken.has((e+i)*1e4+n+o))return!1;
return!0}put(t,e,n){const[i,o]=[this.along(t).count,this.across(t).count];if(e+i>9e3||n+o>9e3||this.taken.size+i*o>Ar)throw(0,St.G6)([{field:"file",message:`has\
 a grid of more than ${Ar} places; at most that many are allowed`}]);for(let a=0;a<i;a++)for(let c=0;c<o;c++)this.taken.add((e+a)*1e4+n+c);const{isColumn:r}=this.
packing;this.placed.set(t,{box:t.box,row:r?n:e,column:r?e:n,rows:r?o:i,columns:r?i:o})}}const mu=500,gu=s=>s==="auto"||s==="min-content"||s==="max-content",ns=({
most:s})=>s==="auto"||s==="max-content";function wu(s){const t=({least:r,most:a,whole:c},l)=>Math.min(l==="least"?r:a,c),e=({most:r})=>gu(r),n=[{key:"base",wanted:r=>s?
Math.max(r.floor,t(r,"least")):r.floor,affects:({least:r})=>r!=="fixed",beyond:e},{key:"base",wanted:({least:r})=>r,affects:({least:r})=>r==="min-content"||r===
"max-content",beyond:e},{key:"base",wanted:({most:r})=>r,affects:({least:r})=>r==="max-content",beyond:ns}];s==="most"&&n.splice(2,0,{key:"base",wanted:r=>t(r,"\
most"),affects:({least:r})=>r==="auto"||r==="max-content",beyond:ns});const i=()=>!0;return{bases:n,limits:[{key:"limit",wanted:({least:r})=>r,affects:e,beyond:i},
{key:"limit",wanted:({most:r})=>r,affects:ns,beyond:i}]}}function*bu(s,t,e){const n=new Set(s.flatMap(({tracks:r})=>r)),{bases:i,limits:o}=wu(e);for(const r of i)
yield*$r(s,n,r,t);for(const r of n)r.limit=Math.max(r.limit,r.base);for(const r of o){const a=[...n].filter(({limit:c})=>c===1/0);yield*$r(s,n,r,t);for(const c of n)
c.isOpen=!1;for(const c of a)c.isOpen=c.limit<1/0}for(const r of n)r.isOpen=!1,r.cap!==void 0&&(r.limit=Math.max(r.base,Math.min(r.limit,r.cap)))}function*$r(s,t,e,n){
const{key:i}=e,o=r=>r[i]===1/0?r.base:r[i];for(const r of s){yield r.tracks.length*mu;const a=r.tracks.filter(e.affects);if(a.length===0)continue;const c=e.wanted(
r)-(r.tracks.length-1)*n-r.tracks.reduce((l,d)=>l+o(d),0);yu(Math.max(c,0),a,e)}for(const r of t)e.affects(r)&&(i==="base"?r.base+=r.more:r.limit=o(r)+r.more,r.
more=0)}function yu(s,t,{key:e,beyond:n}){const i=a=>{if(e==="base")return Math.max(a.limit-a.base,0);const c=a.isOpen||a.limit===1/0?1/0:0;return a.cap===void 0?
c:Math.min(c,Math.max(a.cap-(a.limit===1/0?a.base:a.limit),0))},o=t.map(a=>({one:a,room:i(a),more:0}));o.sort((a,c)=>a.room===c.room?0:a.room-c.room);let r=s;for(const[
a,c]of o.entries())c.more=Math.min(c.room,r/(o.length-a)),r-=c.more;if(r>.001){const a=o.filter(({one:l})=>n(l)),c=a.length>0?a:o;for(const l of c)l.more+=r/c.length}
for(const{one:a,more:c}of o)a.more=Math.max(a.more,c)}const Nr=500;function ss(s,t){if(!(typeof s!="object"||"fr"in s))return s.percent!==0&&t===void 0?void 0:(0,O.
Il)(s,t??0)}const Pr=(s,t)=>typeof s=="string"?s:ss(s,t)===void 0?"auto":"fixed";function*De(s,t,e){const{room:n,gap:i,stretches:o,measures:r}=e,a=s.map(({least:f,
most:u,limit:p})=>{const m=typeof u=="object"&&"fr"in u?u.fr:void 0,g=ss(f,n)??0;return{least:Pr(f,n),most:m===void 0?Pr(u,n):"flexible",factor:m??0,cap:p===void 0?
void 0:(0,O.Il)(p,n??0),base:g,limit:Math.max(ss(u,n)??1/0,g),more:0,isOpen:!1}}),c=t.map(f=>xu(f,a,e));yield c.reduce((f,{tracks:u})=>f+u.length*Nr,Nr);const l=({
tracks:f})=>f.length>1&&f.some(({most:u})=>u==="flexible"),d=[...new Set(c.map(({tracks:f})=>f.length))].sort((f,u)=>f-u);for(const f of d){const u=c.filter(p=>p.
tracks.length===f&&!l(p));yield*bu(u,i,r)}ku(c.filter(l),i);for(const f of a)(f.limit===1/0||f.most==="flexible")&&(f.limit=f.base);const h=Math.max(s.length-1,
0)*i;return Ou(a,h,e),r!=="least"&&Mu(a,c,e),o&&n!==void 0&&Su(a,n-h),a.map(({base:f})=>f)}function xu(s,t,{gap:e}){const n=t.slice(s.from,s.from+s.count),o=n.every(
({most:r})=>r==="fixed")?n.reduce((r,{limit:a})=>r+a,(n.length-1)*e):1/0;return{...s,tracks:n,whole:o,floor:s.isFree?Math.min(s.floor,o):s.floor}}function ku(s,t){
const e=(n,i)=>{for(const o of s){const r=o.tracks.filter(({most:f,least:u})=>f==="flexible"&&i(u)),a=n(o)-(o.tracks.length-1)*t,c=a-o.tracks.reduce((f,{base:u})=>f+
u,0);if(r.length===0||c<=.001)continue;const l=o.tracks.reduce((f,u)=>f+(r.includes(u)?0:u.base),0),d=r.reduce((f,{factor:u})=>f+u,0),h=d>0?(a-l)/d:0;for(const f of r)
f.more=Math.max(f.more,d>0?h*f.factor-f.base:c/r.length)}for(const{tracks:o}of s)for(const r of o)r.base+=r.more,r.more=0};e(({isFree:n,floor:i})=>n?0:i,n=>n===
"auto"),e(({least:n})=>n,n=>n==="min-content"),e(({most:n})=>n,n=>n==="max-content")}function Ou(s,t,{room:e,measures:n}){if(n==="least")return;if(e===void 0){for(const r of s)
r.base=r.limit;return}let i=e-t-s.reduce((r,{base:a})=>r+a,0);const o=s.filter(({base:r,limit:a})=>a>r);o.sort((r,a)=>r.limit-r.base-(a.limit-a.base));for(const[
r,a]of o.entries()){if(i<=.001)return;const c=Math.min(a.limit-a.base,i/(o.length-r));a.base+=c,i-=c}}function Mu(s,t,{room:e,gap:n}){const i=s.filter(({most:r})=>r===
"flexible");if(i.length===0)return;let o=0;if(e===void 0){for(const{factor:r,base:a}of i)o=Math.max(o,a/Math.max(r,1));for(const{tracks:r,most:a}of t)r.some(c=>c.
most==="flexible")&&(o=Math.max(o,Dr(r,a-(r.length-1)*n)))}else o=Dr(s,e-Math.max(s.length-1,0)*n);for(const r of i)r.base=Math.max(r.base,o*r.factor)}function Dr(s,t){
const e=s.filter(({most:o})=>o==="flexible");e.sort((o,r)=>r.base*o.factor-o.base*r.factor);let n=t-s.reduce((o,{most:r,base:a})=>o+(r==="flexible"?0:a),0),i=e.
reduce((o,{factor:r})=>o+r,0);for(const{base:o,factor:r}of e){if(i<=0)return 0;const a=Math.max(n,0)/Math.max(i,1);if(o<=a*r+.001)return a;n-=o,i-=r}return 0}function Su(s,t){
const e=t-s.reduce((i,{base:o})=>i+o,0),n=s.filter(({most:i})=>i==="auto");if(!(e<=0||n.length===0))for(const i of n)i.base+=e/n.length}function*vu(s,t,e,n){const{
style:i,children:o}=s.box,[r,a]=[os(i.columnGap,e.width),os(i.rowGap,e.height)],{items:c,columnTracks:l,rowTracks:d,linesOf:h}=Hr(o,i,e,{columns:r,rows:a}),f=[];
for(const R of c)f.push(yield*Gr(R,t,e.width));const u=yield*De(l,f,{room:e.width,gap:r,stretches:se(i.justifyContent)}),p=new lu(s,t,e.width,{columnSizes:u,columnGap:r}),
m=yield*p.heightDemands(c),g=(R,T)=>De(d,m,{room:R,gap:T,stretches:se(i.alignContent)}),w=yield*g(e.height,a),b=is(w)+Math.max(w.length-1,0)*a,y=e.height??Ru(b,
s,n.height),k=os(i.rowGap,y),S={rowSizes:e.height===void 0?yield*g(y,k):w,rowGap:k,height:y};yield*p.place(c,S);for(const R of o)R.isPositioned&&p.keepPlace(R,S,
Lr(s.box)?h(R):void 0);return b}function*Tu({style:s,children:t},e){const n={width:0,height:void 0},i=s.columnGap?.px??0,{items:o,columnTracks:r}=Hr(t,s,{...n,width:void 0},
{columns:i,rows:0}),a=[];for(const h of o)a.push(yield*Gr(h,e,0));const[c,l]=[yield*De(r,a,{room:void 0,gap:i,stretches:!1,measures:"least"}),yield*De(r,a,{room:void 0,
gap:i,stretches:!1,measures:"most"})],d=Math.max(r.length-1,0)*i;return{least:is(c)+d,most:is(l)+d}}const is=s=>s.reduce((t,e)=>t+e,0),os=(s,t)=>s?(0,O.Il)(s,t??
0):0;function Ru(s,{box:t,border:e,padding:n},i){const o=W(e)+W(n);return et(s+o,t.style,i,o)-o}function Hr(s,t,e,n){const i=s.filter(p=>!p.isPositioned);i.some(
p=>p.style.order!==0)&&i.sort((p,m)=>p.style.order-m.style.order);const o=Br(t.gridTemplateColumns,e.width,n.columns),r=Br(t.gridTemplateRows,e.height,n.rows),a=fu(
i,t,o,r),{before:c,items:l}=a,d=Wr(o,c.columns,a.columns,l.map(({column:p,columns:m})=>[p,m])),h=Wr(r,c.rows,a.rows,l.map(({row:p,rows:m})=>[p,m])),f=Fr(o.tracks,
a.columns,t.gridAutoColumns,c.columns),u=Fr(r.tracks,a.rows,t.gridAutoRows,c.rows);return{items:l.map(p=>({...p,column:d[p.column],row:h[p.row]})),columnTracks:f.
filter((p,m)=>d[m]!==d[m+1]),rowTracks:u.filter((p,m)=>h[m]!==h[m+1]),linesOf:p=>{const{column:m,row:g}=uu(p,t,{columns:o,rows:r,before:c}),w=(b,y)=>b===void 0?
void 0:y[b]??b;return{column:[w(m[0],d),w(m[1],d)],row:[w(g[0],h),w(g[1],h)]}}}}function Fr(s,t,e,n){return Array.from({length:t},(i,o)=>{const r=o-n;if(r>=0&&r<
s.length)return s[r];const a=r<0?e.length+r%e.length:r-s.length;return e[a%e.length]})}function*Gr({box:s,column:t,columns:e},n,i){yield Y/10;const{least:o,most:r}=yield*n.
widthsOf(s),a=I(s.style.marginLeft,0)+I(s.style.marginRight,0),{minWidth:c,overflow:l}=s.style,h=c==="auto"?l==="hidden"?0:o:F(c,i,0,s.style)??0,f=c==="auto"&&q(
s.style.width);return{from:t,count:e,isFree:f,floor:h+a,least:o+a,most:r+a}}function ft({style:s,inner:t,isItem:e}){const{display:n}=s;return e||t!=="blocks"&&t!==
"lines"||s.overflow==="hidden"||s.isContained||n==="flow-root"||n==="inline-block"||n==="table-cell"||n==="table-caption"||s.alignContent!=="normal"||s.float!==
"none"||s.columnCount!==void 0||s.columnWidth!==void 0||s.position==="absolute"||s.position==="fixed"}const Iu=({box:s,border:t,padding:e})=>t.top===0&&e.top===
0&&!ft(s)&&s.style.display!=="none",Lu=({box:s,border:t,padding:e})=>t.bottom===0&&e.bottom===0&&!ft(s)&&q(s.style.height),jr=100;class He{sides=new Set;widths=[];add(t){
const{style:e}=t;if(!t.isPositioned){if(e.float!=="none")this.sides.add(e.float),this.widths.length<jr&&this.widths.push(F(e.width,void 0,0,e)??0);else if(Fe(t)){
const{sides:n,widths:i}=Cu(t);for(const o of n)this.sides.add(o);(0,H.RZ)(this.widths,i.slice(0,jr-this.widths.length))}}}isCleared({clear:t}){return this.sides.
size>0&&(t==="both"||this.sides.has(t))}isBeside(t,e){if(this.sides.size===0||!ft(t))return!0;let n=0;for(const i of this.widths){if(n>0&&n+i>e)break;n+=i}return n+
(F(t.style.width,e,0,t.style)??0)<=e}}function Cu(s){const t=s.known.get("floats");if(t)return t;const e=new He;if(s.inner==="lines")for(const n of s.inlines)n.
kind==="apart"&&e.add(n.box);for(const n of s.children)e.add(n);return s.known.set("floats",e),e}function Au(s,t,e){let n=t,i=new wt;const o=new He;for(let r=s;r&&
(i=i.add(I(r.style.marginTop,n)),!(r.inner!=="blocks"||ft(r)||!_r(r)));){const a=E(Z(r.style))+E(Q(r.style,n));n=Math.max(Ur(r,{width:n,height:void 0},a)-a,0);let c;
for(const l of r.children){if(l.isApart){o.add(l);continue}const{marginTop:d,marginBottom:h}=l.style,f=i.add(I(d,n));if(o.isCleared(l.style)||!o.isBeside(l,n)||
e(l.style,f))return i;if(c=l,!Fe(l))break;o.add(l),i=f.add(I(h,n)),c=void 0}r=c}return i}const _r=({style:s})=>s.borderTopWidth===0&&s.paddingTop.px===0&&s.paddingTop.
percent===0;function Fe(s){let t=s.known.get("through");return t===void 0&&s.known.set("through",t=Eu(s)),t}function Eu(s){const{style:t}=s;if(ft(s)||s.replaced||
s.marker||!_r(s)||t.aspectRatio!==void 0||t.borderBottomWidth>0||t.paddingBottom.px!==0||t.paddingBottom.percent!==0||!q(t.height)&&!(typeof t.height=="object"&&
t.height.px===0&&t.height.percent===0)||typeof t.minHeight=="object"&&(t.minHeight.px>0||t.minHeight.percent>0))return!1;if(s.inner==="lines")return s.inlines.every(
n=>n.kind==="text"?n.text.trim()===""&&!n.style.whiteSpace.startsWith("pre"):n.kind==="apart");if(s.inner!=="blocks")return!1;const e=new He;return s.children.every(
n=>!n.isApart&&(e.isCleared(n.style)||!Fe(n))?!1:(e.add(n),!0))}function Ur({style:s},t,e){const n=F(s.width,t.width,e,s),i=t.width-I(s.marginLeft,t.width)-I(s.
marginRight,t.width);return tt(n??i,s,t.width,e)}const Ge={width:300,height:150};function Yr({style:s,replaced:t},e,n){const[i,o]=[Z(s),Q(s,e.width)],[r,a]=[E(i)+
E(o),W(i)+W(o)],c={width:t?.width,height:t?.height},l=s.aspectRatio??(c.width!==void 0&&c.height!==void 0&&c.height>0?c.width/c.height:void 0),d=typeof s.width==
"object"&&s.width.percent!==0&&e.width===0;let h=e.fixedWidth??(d?void 0:F(s.width,e.width,r,s)),f=e.fixedHeight??F(s.height,e.height,a,s);const[u,p]=[h!==void 0,
f!==void 0];h!==void 0&&(h-=r),f!==void 0&&(f-=a),h===void 0&&f===void 0?(h=c.width??(c.height!==void 0&&l!==void 0?c.height*l:Ge.width),f=c.height??(l===void 0?
Ge.height:h/l)):h===void 0?h=l===void 0?c.width??Ge.width:f*l:f??=l===void 0?c.height??Ge.height:h/l;const m=tt(h+r,e.width===0?{...s,maxWidth:Bu(s.maxWidth)}:s,
e.width,r)-r;m!==h&&!p&&l!==void 0&&(f=m/l);const g=et(f+a,s,e.height,a)-a,w=g!==f&&!u&&l!==void 0?g*l:m,b=n.page.height-a,y=g>b&&b>0?b/g:1;return{width:w*y,height:g*
y}}const Bu=s=>typeof s=="object"&&s.percent!==0?"none":s,Kr=1e3,Wu=65534,Xr=1e6;function oe(s){const t=s.known.get("grid");if(t)return t;const e=[],n=[],i=[],o=[],
r=[];for(const f of s.children){const{display:u}=f.style;u==="table-caption"?e.push(f):u==="table-column-group"||u==="table-column"?zu(f,n):u==="table-header-gr\
oup"?(i.length===0?i:o).push(f):u==="table-footer-group"?(r.length===0?r:o).push(f):f.isPositioned||o.push(f)}const a=[],c=[];for(const f of[...i,...o,...r]){const u=a.
length;for(const p of f.children)p.isPositioned||a.push(p);c.push({box:f,from:u,to:a.length})}const l=$u(a,c),d=i.length>0?c[0].to:0,h={rows:a,groups:c,captions:e,
headRows:d,foot:r[0],columnBoxes:n,...l,columns:Math.max(l.columns,n.length)};return s.known.set("grid",h),h}function zu(s,t){const e=s.children.filter(({style:n})=>n.
display==="table-column");for(const n of e.length>0?e:[s])for(let i=Math.min(n.span.columns,Kr);i>0;i--)t.push(n)}function $u(s,t){const e=[];let n=0,i=0,o=0,r=[];
for(const[a,{children:c}]of s.entries()){for(;t[o].to<=a;)o++,r=[];let l=0;for(const d of c){if(d.isPositioned)continue;for(;(r[l]??0)>a;)l++;const h=Math.min(Math.
max(d.span.columns,1),Kr),f=t[o].to,u=d.span.rows===0?f-a:Math.min(Math.max(d.span.rows,1),f-a,Wu);if(e.push({box:d,row:a,column:l,rows:u,columns:h}),i+=h*u,i>Xr)
throw(0,St.G6)([{field:"file",message:`has a table of more than ${Xr} places for cells; at most that many are allowed`}]);if(u>1)for(let p=l;p<l+h;p++)r[p]=a+u;
l+=h}n=Math.max(n,l)}return{cells:e,columns:n}}const je={top:"Top",right:"Right",bottom:"Bottom",left:"Left"},rs={top:"bottom",right:"left",bottom:"top",left:"r\
ight"},Jr=["double","solid","dashed","dotted","ridge","outset","groove","inset","none"],Zr=new WeakMap;function ut(s,t){let e=Zr.get(s);if(!e){const n=i=>({width:s[`\
border${i}Width`],line:s[`border${i}Style`],paint:s[`border${i}Color`]??s.color});e={top:n(je.top),right:n(je.right),bottom:n(je.bottom),left:n(je.left)},Zr.set(
s,e)}return e[t]}function Nt(s,t){return s.line==="hidden"||t.line==="hidden"?s.line==="hidden"?s:t:s.line==="none"||t.line==="none"?s.line==="none"?t:s:s.width!==
t.width?s.width>t.width?s:t:Jr.indexOf(t.line)<Jr.indexOf(s.line)?t:s}function as(s){const t=s.known.get("collapsed");if(t)return t;const e=oe(s),n=Hu(e),i=new Map,
o=new Map,r=new Du;for(const c of e.cells){const l=h=>Fu(c,h,s,e,n),d=r.find({top:l("top"),right:l("right"),bottom:l("bottom"),left:l("left")});i.set(c.box,d.edges),
o.set(c.box,d.halves)}const a={table:Gu(e,i,s),cells:o,edges:i};return s.known.set("collapsed",a),a}const lt=({width:s,line:t})=>t==="none"||t==="hidden"?0:s/2,
Nu=({top:s,right:t,bottom:e,left:n})=>({top:lt(s),right:lt(t),bottom:lt(e),left:lt(n)}),Pu=20;class Du{kinds=[];find(t){const{top:e,right:n,bottom:i,left:o}=t,r=this.
kinds.find(({edges:c})=>c.top===e&&c.right===n&&c.bottom===i&&c.left===o);if(r)return r;const a={edges:t,halves:Nu(t)};return this.kinds.length<Pu&&this.kinds.push(
a),a}}function Hu({cells:s,columns:t}){const e=new Map;for(const n of s)for(let i=n.row;i<n.row+n.rows;i++)for(let o=n.column;o<n.column+n.columns;o++)e.set(i*t+
o,n);return e}function Fu(s,t,e,n,i){const{row:o,column:r,rows:a,columns:c}=s;let l=ut(s.box.style,t);const d=t==="top"||t==="bottom",h=t==="top"?o-1:t==="botto\
m"?o+a:t==="left"?r-1:r+c,f=d?n.rows.length:n.columns,[u,p]=d?[r,r+c]:[o,o+a],m=new Set;for(let g=u;g<p&&m.size<64;g++){const w=i.get(d?h*n.columns+g:g*n.columns+
h);w&&h>=0&&h<f&&m.add(w)}for(const g of m)l=Nt(l,ut(g.box.style,rs[t]));if(d){const g=n.rows[t==="top"?o:o+a-1],w=n.rows[h];g&&(l=Nt(l,ut(g.style,t))),w&&(l=Nt(
l,ut(w.style,rs[t])));for(const{box:b,from:y,to:k}of n.groups)(t==="top"&&y===o||t==="bottom"&&k===o+a)&&(l=Nt(l,ut(b.style,t))),(t==="top"&&k===o||t==="bottom"&&
y===o+a)&&(l=Nt(l,ut(b.style,rs[t])))}return h<0||h>=f?Nt(l,ut(e.style,t)):l}function Gu({cells:s,columns:t,rows:e},n,i){if(s.length===0)return{top:lt(ut(i.style,
"top")),right:lt(ut(i.style,"right")),bottom:lt(ut(i.style,"bottom")),left:lt(ut(i.style,"left"))};let[o,r,a,c]=[0,0,0,0];for(const l of s){const d=n.get(l.box);
l.row===0&&(o=Math.max(o,lt(d.top))),l.column===0&&l.row===0&&(c=Math.max(c,lt(d.left))),l.row+l.rows===e.length&&(a=Math.max(a,lt(d.bottom))),l.column+l.columns===
t&&l.row===0&&(r=Math.max(r,lt(d.right)))}return{top:o,right:r,bottom:a,left:c}}var ju=A(47707);const _u="￼",re=3e3,Vr=200,Uu=/[ \t\n\r\f]+/g;function*Yu(s){const t=[
[]];let e=!0,n=0;for(const i of s){if(++n%50===0&&(yield 50*re),i.kind==="break"){t.push([]),e=!0;continue}if(i.kind!=="text"){const c=i.kind==="atom";c&&(e=!1),
t.at(-1).push({inline:i,text:c?_u:"",style:void 0});continue}const{style:o}=i,{whiteSpace:r}=o,a=r==="normal"||r==="nowrap"?[i.text]:i.text.split(/\r\n?|\n/);for(const[
c,l]of a.entries()){c>0&&(t.push([]),e=!0);let d=l;r==="pre"||r==="pre-wrap"?d=d.replaceAll("	"," ".repeat(Math.min(Math.round(o.tabSize),32))):(d=d.replace(Uu,
" "),e&&d.startsWith(" ")&&(d=d.slice(1)),d!==""&&(e=d.endsWith(" "))),r.startsWith("pre")&&d!==""&&(e=r==="pre-line"&&d.endsWith(" "));for(const h of Xu(Ju(d,o),
o))++n%50===0&&(yield 50*re),t.at(-1).push({inline:i,...h})}}return t}const Ku=.7,qr=new WeakMap;function*Xu(s,t){if(t.fontVariant!=="small-caps"){s!==""&&(yield{
text:s,style:t});return}let e=qr.get(t);e||qr.set(t,e={...t,fontSize:t.fontSize*Ku});for(const[n]of s.matchAll(new RegExp("\\p{Ll}+|\\P{Ll}+","gu"))){const i=new RegExp(
"^\\p{Ll}","u").test(n);yield{text:i?n.toUpperCase():n,style:i?e:t}}}function Ju(s,{textTransform:t}){return t==="uppercase"?s.toUpperCase():t==="lowercase"?s.toLowerCase():
t==="capitalize"?s.replace(new RegExp("(^|[\\s\\p{P}])(\\p{L})","gu"),(e,n,i)=>n+i.toUpperCase()):s}function*Qr(s,t,e){const n=t.pieces.find(s);if(n)return n;const i=yield*ta(
s.inlines,s.style,t);return e&&t.pieces.keep(s,i,i.list.length),i}function*Zu({inlines:s,style:t,firstLine:e},n,i){if(!e)return;const o=new Map,r=d=>{let h=o.get(
d);return h||o.set(d,h=Vu(d,t,e)),h},a=s.map(d=>d.kind==="text"?{...d,style:r(d.style)}:d),{list:c}=yield*ta(a,t,n);return c.every(({fragments:d})=>d.every(({kind:h})=>h!==
"apart"))&&c.length===i?c:void 0}function Vu(s,t,e){const n={...s};for(const[i,o]of Object.entries(e))s[i]===t[i]&&Object.assign(n,{[i]:o});return n}function*ta(s,t,e){
const n=yield*Yu(s),i=[];let o=t.direction==="rtl";const r=[t];for(const[a,c]of n.entries()){const l=c.map(({text:h})=>h).join("");o||=(0,zt.ft)(l);for(const h of yield*new Qu(
c,r,e).pieces(l))i.push(h);a===n.length-1||qu(i,c.length===0||l==="")}return{list:i,turns:o}}function qu(s,t){const e=s.at(-1);e&&!t&&!e.ends?s[s.length-1]={...e,
ends:!0}:s.push({fragments:[],spaces:[],width:0,spaceWidth:0,hyphen:0,ends:!0})}function _e(s,t,e,n,i=!1){const o=n.typefaces.word(s,n.faceOf(t),i),r=s===" "||/^[ ]+$/.
test(s),a=t.letterSpacing===0?0:(0,ju.qf)(s).length,c=o.width*t.fontSize/1e3+a*t.letterSpacing+(r?t.wordSpacing*s.length:0);return{kind:"text",text:s,style:t,owner:e,
word:o,width:c,isSpace:r}}class Qu{sources;around;layout;index=0;start=0;at=0;taken=0;constructor(t,e,n){this.sources=t,this.around=e,this.layout=n}*pieces(t){const e=[];
let n=[],i=[];const o=()=>{n.length+i.length>0&&e.push(this.pieceOf(n,i)),[n,i]=[[],[]]};let r=0;for(const{end:a,next:c}of np(this.layout.breaks(t),t))if(++r%20===
0&&(yield 20*re),yield*this.take(a,n),yield*this.take(c,i),c<t.length&&this.isHeld()){for(const l of i)n.push(l);i=[]}else o();if(this.rest(n),n.length>0&&e.length>
0&&n.every(({kind:a})=>a==="close")){const a=e.pop();e.push(this.pieceOf([...a.fragments,...a.spaces.length>0?a.spaces:[],...n],[])),n=[]}return o(),e}isHeld(){
const t=this.at>this.start?this.sources[this.index]?.style:void 0,{whiteSpace:e}=t??this.around.at(-1);return e==="nowrap"||e==="pre"}*take(t,e){for(;this.index<
this.sources.length;){const n=this.sources[this.index],i=n.text.length;if(this.at>=t&&!(i===0&&sp(n,"close")))return;if(i===0){this.takeEdge(n,e),this.index++;continue}
++this.taken%20===0&&(yield 20*re);const o=Math.min(t,this.start+i);if(yield*this.put(n,n.text.slice(this.at-this.start,o-this.start),e),this.at=o,o<this.start+
i)return;this.start+=i,this.index++}}rest(t){for(;this.index<this.sources.length;this.index++){const e=this.sources[this.index];e.text.length===0&&this.takeEdge(
e,t)}}takeEdge({inline:t},e){t.kind==="open"?this.around.push(t.box.style):t.kind==="close"&&this.around.length>1&&this.around.pop(),e.push(t)}pieceOf(t,e){const{
soft:n,shown:i}=ea(t,this.layout)??{},o=n&&i?i.width-n.width:0;return{fragments:t,spaces:e,width:na(t),spaceWidth:na(e),hyphen:o,ends:!1}}*put({inline:t,style:e},n,i){
if(t.kind!=="text")return void i.push(t);for(const o of n.match(/ +|[^ ]+/g)??[])for(let r=0;r<o.length;r+=Vr)i.push(_e(o.slice(r,r+Vr),e,t.owner,this.layout)),
r>0&&(yield 20*re)}}const tp=/(?<=[a-z\d]-)(?=\d)|(?<=["'”’»]) {1,9}(?=[([{])/gi,ep=/[!$%+/\\|}]$/;function*np(s,t){for(const{start:e,end:n,next:i}of s){const o=t.
slice(e,n);for(const{0:a,index:c}of o.matchAll(tp))yield{end:e+c,next:e+c+a.length};n===i&&i<t.length&&t.charCodeAt(i)<128&&ep.test(o.slice(-1))||(yield{end:n,next:i})}}
const sp=({inline:s},t)=>s.kind===t,ip="­",op="‐";function ea(s,t){const e=s.findLast(n=>n.kind!=="close");if(!(e?.kind!=="text"||!e.text.endsWith(ip)))return{
soft:e,shown:_e(e.text.slice(0,-1)+op,e.style,e.owner,t)}}const na=s=>s.reduce((t,e)=>t+(e.kind==="text"?e.width:0),0);function*rp(s,t){const e=oe(s),n=yield*ia(
s,t),i=sa(s,e);let[o,r,a,c]=[i,i,0,0];for(const d of n)o+=d.least,r+=d.most,a+=d.share,d.share>0&&(c=Math.max(c,d.most/d.share));const l=n.reduce((d,{share:h,most:f})=>h>
0?d:d+f,0);a>0&&(r=Math.max(r,c+i,a<1&&l>0?l/(1-a)+i:0));for(const d of e.captions)o=Math.max(o,(yield*t.widthsOf(d)).least);return{least:o,most:Math.max(r,o)}}
const sa=({style:s},{columns:t})=>s.borderCollapse==="collapse"||t===0?0:(t+1)*s.borderSpacingX;function*ia(s,t){const e=s.known.get("columns");if(e)return e;const n=oe(
s),i=Array.from({length:n.columns},()=>({least:0,most:0,fixed:!1,share:0}));for(const[r,a]of n.columnBoxes.entries())a&&cp(i[r],a);const o=[];for(const r of n.cells){
if(yield Y/10,r.columns>1){o.push(r);continue}const a=i[r.column],c=yield*oa(r.box,s,t);a.least=Math.max(a.least,c.least);const l=typeof r.box.style.width=="obj\
ect"&&r.box.style.width.percent===0;l&&!a.fixed?a.most=c.most:(l||!a.fixed)&&(a.most=Math.max(a.most,c.most)),a.fixed||=l,lp(a,r.box)}for(const r of i)r.most=Math.
max(r.most,r.least);o.sort((r,a)=>r.columns-a.columns);for(const r of o)yield r.columns*200,dp(i.slice(r.column,r.column+r.columns),yield*oa(r.box,s,t),ap(s));return s.
known.set("columns",i),i}const ap=({style:s})=>s.borderCollapse==="collapse"?0:s.borderSpacingX;function*oa(s,t,e){const n=yield*e.widthsOf(s);if(t.style.borderCollapse!==
"collapse")return n;const i=E(as(t).cells.get(s))-E(Z(s.style));return{least:n.least+i,most:n.most+i}}function cp(s,{style:t}){typeof t.width=="object"&&(t.width.
percent>0?s.share=Math.max(s.share,t.width.percent):(s.most=Math.max(s.most,t.width.px),s.least=Math.max(s.least,0),s.fixed=!0))}function lp(s,{style:t}){typeof t.
width=="object"&&t.width.percent>0&&(s.share=Math.max(s.share,t.width.percent))}function dp(s,{least:t,most:e},n){const i=n*(s.length-1),o=s.filter(({fixed:c,share:l})=>!c&&
l===0),r=o.length>0?o:s,a=(c,l)=>{const d=s.reduce((f,u)=>f+u[c],0)+i;if(l<=d)return;const h=r.reduce((f,u)=>f+u.most,0);for(const f of r)f[c]+=(l-d)*(h>0?f.most/
h:1/r.length)};a("least",t),a("most",e);for(const c of s)c.most=Math.max(c.most,c.least)}function hp(s,t){const e=a=>s.reduce((c,l)=>c+a(l),0),n=a=>a.share>0?Math.
max(a.share*t,a.least):a.least,i=a=>a.fixed&&a.share===0?a.most:n(a),o=a=>a.share>0?n(a):a.most,r=[a=>a.least,n,i,o];for(let a=1;a<r.length;a++){const[c,l]=[r[a-
1],r[a]],[d,h]=[e(c),e(l)];if(t>h)continue;const f=h>d?Math.max(t-d,0)/(h-d):0;return s.map(u=>c(u)+(l(u)-c(u))*f)}return fp(s,s.map(o),t-e(o))}function fp(s,t,e){
const n=[({fixed:i,share:o})=>!i&&o===0,({fixed:i,share:o})=>i&&o===0,({share:i})=>i>0];for(const i of n){const o=s.flatMap((l,d)=>i(l)?[d]:[]);if(o.length===0)
continue;const r=o.map(l=>s[l].share>0?s[l].share:t[l]),a=r.reduce((l,d)=>l+d,0),c=[...t];for(const[l,d]of o.entries())c[d]=t[d]+e*(a>0?r[l]/a:1/o.length);return c}
return[...t]}function up(s,t){const e=oe(s),n=Array.from({length:e.columns},()=>{});for(const[c,l]of e.columnBoxes.entries())l&&(n[c]=F(l.style.width,t,0,l.style));
for(const{box:c,column:l,row:d,columns:h}of e.cells){if(d>0)break;const f=E(Z(c.style))+E(Q(c.style,t)),u=F(c.style.width,t,f,c.style);for(let p=l;u!==void 0&&p<
l+h;p++)n[p]??=u/h}const i=n.reduce((c,l)=>c+(l??0),0),o=n.filter(c=>c===void 0).length,r=o>0?Math.max(t-i,0)/o:0,a=o===0&&i>0&&t>i?t/i:1;return n.map(c=>c===void 0?
r:c*a)}function*cs(s,t){const e=s.known.get("widths");if(e)return e;yield Y/4;const{style:n}=s,i=E(Z(n))+E(Q(n,0)),o=typeof n.width=="object"&&n.width.percent===
0?F(n.width,0,i,n):void 0;let r;const a=n.display==="table-cell";if(o!==void 0&&s.inner!=="table"&&!a)r={least:o,most:o};else{const l=yield*ra(s,t),d=s.inner===
"table"&&n.borderCollapse==="collapse"?E(as(s).table):i;r={least:l.least+d,most:Math.max(l.most,l.least)+d},o!==void 0&&(r={least:a?r.least:Math.max(o,r.least),
most:Math.max(o,r.least)})}const c={least:ls(r.least,n,i),most:ls(r.most,n,i)};return s.known.set("widths",c),c}function*pp(s,t){if(typeof s.style.width!="objec\
t"||s.inner==="table")return(yield*cs(s,t)).least;let e=s.known.get("content");if(e===void 0){const n=E(Z(s.style))+E(Q(s.style,0));e=ls((yield*ra(s,t)).least+n,
s.style,n),s.known.set("content",e)}return e}function ls(s,t,e){const{minWidth:n,maxWidth:i}=t,o=a=>typeof a=="object"&&a.percent!==0?"none":a,r=typeof n=="obje\
ct"&&n.percent!==0?"auto":n;return tt(s,{...t,minWidth:r,maxWidth:o(i)},0,e)}function*ds(s,t){const{least:e,most:n}=yield*cs(s,t),i=I(s.style.marginLeft,0)+I(s.
style.marginRight,0);return{least:e+i,most:n+i}}function*ra(s,t){switch(s.inner){case"image":{const{width:e}=Yr(s,{width:0,height:void 0},t);return{least:typeof s.
style.width=="object"||typeof s.style.maxWidth=="object"&&s.style.maxWidth.percent!==0?0:e,most:e}}case"lines":return yield*gp(s,t);case"table":return yield*rp(
s,t);case"flex":return yield*bp(s,t);case"columns":return yield*ru(s,t);case"grid":return yield*Tu(s,t);default:return yield*mp(s,t)}}function*mp({children:s},t){
let[e,n,i]=[0,0,0];for(const o of s){if(o.isPositioned)continue;const r=yield*ds(o,t);if(e=Math.max(e,r.least),o.style.float!=="none"){i+=r.most,n=Math.max(n,i);
continue}o.style.clear!=="none"&&(i=0);const a=typeof o.style.width=="object"&&!ft(o);n=Math.max(n,r.most+(a?0:Math.max(i,0))),i=0}return{least:e,most:n}}function*gp(s,t){
const{list:e}=yield*Qr(s,t,!0);let[n,i,o,r]=[0,0,0,0],a=0;const c=s.style.overflowWrap!=="anywhere"&&s.style.wordBreak!=="break-word"&&s.style.wordBreak!=="brea\
k-all";for(const l of e){let d=0;const h=[...l.fragments];(0,H.RZ)(h,l.spaces.filter(({kind:p})=>p!=="text"));let f=0;for(const p of h){const m=yield*wp(p,t);if(p.
kind==="apart"){p.box.isPositioned||(r+=m.most,n=Math.max(n,m.least));continue}d+=m.most,f+=m.least}n=Math.max(n,c?f+l.hyphen:Math.min(f,s.style.fontSize));const u=l.
fragments.some(({kind:p})=>p!=="apart");u&&(o+=a+d),a=u?l.spaceWidth:Math.max(a,l.spaceWidth),i=Math.max(i,o),l.ends&&([o,a]=[0,0])}return{least:n,most:i+r}}function*wp(s,t){
if(s.kind==="text")return{least:s.width,most:s.width};if(s.kind==="atom"||s.kind==="apart")return yield*ds(s.box,t);const{style:e}=s.box,n=s.kind==="open"?I(e.marginLeft,
0)+e.borderLeftWidth+e.paddingLeft.px:I(e.marginRight,0)+e.borderRightWidth+e.paddingRight.px;return{least:n,most:n}}function*bp({style:s,children:t},e){const n=s.
flexDirection.startsWith("row");let[i,o,r]=[0,0,0];for(const c of t){if(c.isPositioned)continue;const l=yield*ds(c,e),{flexBasis:d}=c.style,h=n&&typeof d=="obje\
ct"&&d.percent===0?d.px:void 0,f=Math.max(l.most,h??0);r++,o=n?o+f:Math.max(o,f),i=n&&s.flexWrap==="nowrap"?i+l.least:Math.max(i,l.least)}const a=n?Math.max(r-1,
0)*(s.columnGap?.px??0):0;return{least:i+(s.flexWrap==="nowrap"?a:0),most:o+a}}function*aa(s,t,e=!1){const n=cu(s);if(n.length===0)return;const i=({style:o})=>o.
position==="fixed"&&!s.box.style.isContained;for(const{box:o,x:r,y:a,share:c,area:l}of n)if(!e&&(!Lr(s.box)||i(o)))ie(s,o,{x:r,y:a,share:c});else{const d=e?xp(s,
t):l?yp(s,l):s,h=yield*kp({box:o,x:r,y:a,share:c},d,t);s.apart.push(h);for(const f of qn(h))n.push(f)}}function yp({box:s},{x:t,y:e,width:n,height:i}){const o=new xe(
s);return o.border={...ke,left:t,top:e},o.width=t+n,o.height=e+i,o}function xp({box:s},{page:t}){const e=new xe(s);return e.width=t.width,e.height=t.height,e}function*kp({
box:s,x:t,y:e,share:n},i,o){const{style:r}=s,{border:a}=i,[c,l]=[i.width-E(a),i.height-W(a)],d=mt(r,c),[h,f,u,p]=[r.left==="auto"?void 0:(0,O.Il)(r.left,c),r.right===
"auto"?void 0:(0,O.Il)(r.right,c),r.top==="auto"?void 0:(0,O.Il)(r.top,l),r.bottom==="auto"?void 0:(0,O.Il)(r.bottom,l)],m={across:E(Z(r))+E(Q(r,c)),down:W(Z(r))+
W(Q(r,c))},g=s.inner==="image",w=Mp(u,p,l-W(d)),b=h??(f===void 0&&n.x===0?t-a.left:0),y={width:c,height:l,edges:m,free:Math.max(c-b-(f??0)-E(d),0),isHeld:h!==void 0&&
f!==void 0,spansDown:w},k=g?void 0:yield*Op(s,y,o),S=r.height==="auto"&&!g&&r.aspectRatio===void 0?w:void 0,R=S===void 0?void 0:et(S,r,l,m.down),T=yield*o.layOut(
s,{width:c,height:l,fixedWidth:k,fixedHeight:R});return T.x=a.left+ca({from:h,to:f,size:T.width,whole:c,first:d.left,last:d.right,flow:t-a.left,share:n.x,margins:[
r.marginLeft,r.marginRight]}),T.y=a.top+ca({from:u,to:p,size:T.height,whole:l,first:d.top,last:d.bottom,flow:e-a.top,share:n.y,margins:[r.marginTop,r.marginBottom]}),
T.isFromBottom=u===void 0&&p!==void 0,T}function*Op(s,{width:t,height:e,edges:n,free:i,isHeld:o,spansDown:r},a){const{style:c}=s,d=typeof c.width=="object"&&c.width.
fills?i:F(c.width,t,n.across,c)??Sp(c,e,n,o?void 0:r);if(d!==void 0)return tt(d,c,t,n.across);const{least:h,most:f}=yield*a.widthsOf(s);if(c.width==="min-conten\
t")return tt(h,c,t,n.across);if(c.width==="max-content")return tt(f,c,t,n.across);const p=o&&c.width==="auto"&&s.inner!=="table"?i:Math.max(h,Math.min(f,i));return tt(
Oe(p,c,e,n),c,t,n.across)}const Mp=(s,t,e)=>s===void 0||t===void 0?void 0:Math.max(e-s-t,0);function Sp(s,t,e,n){if(s.width!=="auto"||s.aspectRatio===void 0)return;
const i=F(s.height,t,e.down,s)??n;return i===void 0?void 0:Yt(et(i,s,t,e.down),s,e)}function ca({from:s,to:t,size:e,whole:n,first:i,last:o,flow:r,share:a,margins:c}){
if(s===void 0&&t===void 0)return r+i-a*(i+e+o);if(s===void 0)return n-t-e-o;if(t!==void 0&&c[0]==="auto"){const l=n-s-t-e;return s+(c[1]==="auto"?Math.max(l/2,0):
l-I(c[1],n))}return s+i}const Ot=200,Ue=5e3,vp={x:0,y:0},la=.01,da=.268;function*Tp(s){const t=s.turns?Ap(s):s.items;return yield*new Rp(s,t).place()}class Rp{wishes;items;isLoose;above;below;x=0;texts=[];atoms=[];inlines=[];stack=[];tallest=0;constructor(t,e){
this.wishes=t,this.items=e;const{above:n,below:i}=t.layout.lineOf(t.block.style),o=e.some(({fragment:r})=>r.kind==="text"||r.kind==="atom");this.isLoose=t.layout.
isQuirky&&o,this.above=this.isLoose?0:n,this.below=this.isLoose?0:i}*place(){const{wishes:t,items:e}=this;for(const a of t.open)this.stack.push({box:a,x:0,isFirst:!1,
level:this.levelOf(a)});const n=e.reduce((a,{width:c})=>a+c,0),{start:i,stretch:o}=this.alignment(n);this.x=t.left+i;for(const a of this.stack.splice(0))this.stack.
push({...a,x:this.x});for(const[a,c]of e.entries())a%Ot===Ot-1&&(yield Ot*Ue),this.put(c,o);for(const a of this.stack)this.inlines.push({...a,width:this.x-a.x,isLast:!1});
t.open.splice(0,t.open.length),(0,H.RZ)(t.open,this.stack.map(({box:a})=>a));const r=Math.max(this.above+this.below,this.tallest);return yield*this.finish(r)}*finish(t){
const e=this.above,{layout:n,whole:i}=this.wishes,o=this.atoms.map(({laid:c,owner:l,x:d,top:h,shift:f})=>{const{marginTop:u,marginBottom:p}=c.box.style;return c.
x=d+f.x,h==="top"?c.y=I(u,i):h==="bottom"?c.y=t-c.height-I(p,i):c.y=e+h,c.y+=f.y,{laid:c,owner:l}});this.inlines.length>Ot&&(yield this.inlines.length*Ue);const r=this.
inlines.filter(({box:c})=>Ip(c.style)).map(({box:c,x:l,width:d,level:h,isFirst:f,isLast:u})=>{const{ascent:p,descent:m}=n.metricsOf(c.style),{style:g}=c,w=(0,O.
Il)(g.paddingTop,i)+g.borderTopWidth,b=(0,O.Il)(g.paddingBottom,i)+g.borderBottomWidth,y=e-h.rise-p-w+h.shift.y;return{box:c,x:l+h.shift.x,width:d,y,height:p+m+
w+b,isFirst:f,isLast:u}}),a=[];for(const[c,{level:l,x:d,...h}]of this.texts.entries()){const{rise:f,shift:u}=l;c%Ot===Ot-1&&(yield Ot*Ue),Lp(a,{...h,x:d+u.x,y:e-
f+u.y})}a.length>Ot&&(yield a.length*Ue);for(const[c,l]of a.entries())a[c]={...l,words:(0,H.Hn)(l.words)};return{y:0,height:t,baseline:e,texts:(0,H.Hn)(a),atoms:o,
inlines:r}}alignment(t){const{width:e,isLast:n,block:i}=this.wishes,{textAlignLast:o,direction:r}=i.style,a=n&&o!=="auto"?o:i.style.textAlign,c=e-t,l=r==="rtl";
if(c<la)return{start:l?c:0,stretch:0};if(a==="center")return{start:c/2,stretch:0};if(a==="right"||a==="end"&&!l||a==="start"&&l)return{start:c,stretch:0};if(a!==
"justify")return{start:0,stretch:0};const d=this.items.filter(({fragment:h})=>h.kind==="text"&&h.isSpace).length;return n&&o==="auto"||d===0?{start:l?c:0,stretch:0}:
{start:0,stretch:c/d}}put({fragment:t,width:e,laid:n},i){switch(t.kind){case"text":return this.putText(t,t.isSpace?e+i:e,i);case"open":this.x+=I(t.box.style.marginLeft,
this.wishes.whole),this.stack.push({box:t.box,x:this.x,isFirst:!0,level:this.levelOf(t.box)}),this.x+=e-I(t.box.style.marginLeft,this.wishes.whole);return;case"\
close":{const o=I(t.box.style.marginRight,this.wishes.whole);this.x+=e-o;const r=this.stack.findLastIndex(({box:a})=>a===t.box);if(r>=0){const[a]=this.stack.splice(
r,1);this.inlines.push({...a,width:this.x-a.x,isLast:!0})}this.x+=o;return}case"atom":return this.putAtom(n,t.owner,e);case"apart":}}get level(){return this.stack.
at(-1)?.level??{rise:0,style:this.wishes.block.style,shift:vp}}putText({style:t,owner:e,word:n},i,o){const{level:r}=this;this.reach(r.rise,this.wishes.layout.lineOf(
t));const a=o>0&&i>0&&n.text===" "?{...n,width:i*1e3/t.fontSize,after:o*1e3/t.fontSize}:n,c=a===n&&t.wordSpacing!==0&&n.text===" "?{...n,after:t.wordSpacing*1e3/
t.fontSize}:a;this.texts.push({x:this.x,y:0,width:i,style:t,owner:e,words:[c],level:r}),this.x+=i}reach(t,{above:e,below:n}){this.above=Math.max(this.above,e+t),
this.below=Math.max(this.below,n-t)}putAtom(t,e,n){const{style:i}=t.box,{whole:o,layout:r}=this.wishes,[a,c]=[I(i.marginTop,o),I(i.marginBottom,o)],l=this.x+I(i.
marginLeft,o);this.x+=n;const d=t.height+a+c,{verticalAlign:h}=i;if(h==="top"||h==="bottom"){this.tallest=Math.max(this.tallest,d),this.atoms.push({laid:t,owner:e,
x:l,top:h,shift:this.level.shift});return}const f=this.level;let p=(t.box.style.overflow==="hidden"||t.box.isOnLine||t.lastBaseline===void 0?t.height+c:t.lastBaseline)+
a+f.rise+ha(i,f.style,r);const m=r.metricsOf(f.style);h==="middle"&&(p=d/2+f.rise+f.style.fontSize*da),h==="text-top"&&(p=f.rise+m.ascent),h==="text-bottom"&&(p=
f.rise-m.descent+d),this.above=Math.max(this.above,p),this.below=Math.max(this.below,d-p),this.atoms.push({laid:t,owner:e,x:l,top:-p+a,shift:f.shift})}levelOf(t){
const e=this.level,{style:n}=t,{layout:i}=this.wishes,o=i.lineOf(n),r=e.style.fontSize*da-(o.above-o.below)/2,a=e.rise+(n.verticalAlign==="middle"?r:ha(n,e.style,
i));this.isLoose||this.reach(a,o);const c=n.position==="relative"?bi(n,{width:this.wishes.whole,height:void 0}):void 0,l=c?{x:e.shift.x+c.x,y:e.shift.y+c.y}:e.shift;
return{rise:a,style:n,shift:l}}}function ha(s,t,e){const{verticalAlign:n}=s;if(typeof n=="object"){const{above:i,below:o}=e.lineOf(s);return(0,O.Il)(n,i+o)}return n===
"sub"?-(t.fontSize/5+1):n==="super"?t.fontSize/3+1:0}const Ip=s=>s.backgroundColor!==void 0||s.backgroundClip==="text"&&s.textFill!==void 0||s.backgroundImage.length>
0||s.borderTopWidth+s.borderRightWidth+s.borderBottomWidth+s.borderLeftWidth>0||s.boxShadow.length>0;function Lp(s,t){const e=s.at(-1);e&&e.style===t.style&&e.owner===
t.owner&&e.y===t.y&&Math.abs(e.x+e.width-t.x)<la?(e.words.push(t.words[0]),s[s.length-1]={...e,width:e.width+t.width}):s.push({...t,words:[...t.words]})}const Cp="\
￼";function Ap({items:s,block:t,layout:e}){const n=t.style.direction==="rtl"?zt.Vv:"",i=s.map(({fragment:c})=>c.kind==="text"?c.text:c.kind==="atom"?Cp:""),o=[];
for(const{text:c,rtl:l,at:d}of(0,zt.pr)(n+i.join(""))){const h=d-n.length,f=[];let u=0;for(const[p,m]of s.entries()){const g=i[p],w=g.slice(Math.max(h-u,0),Math.
max(h+c.length-u,0));if(u+=g.length,w==="")continue;const{fragment:b}=m;if(b.kind!=="text")f.push(m);else{const y=_e(w,b.style,b.owner,e,l);f.push({fragment:y,width:y.
width})}}(0,H.RZ)(o,l?f.reverse():f)}const r=s.filter(({fragment:c})=>c.kind==="open"||c.kind==="close"),a=r.filter(({fragment:c})=>c.kind==="open");return[...a,
...o,...r.filter(c=>!a.includes(c))]}const hs=6e3;function*Ep(s,t,e){const n=yield*Qr(s.box,e.layout,!1),i=yield*Zu(s.box,e.layout,n.list.length),o=function*(h){
const f=new Wp(s,t,e,n.turns,h);for(const[u,p]of n.list.entries())u%20===0&&(yield 20*hs),yield*f.add(p,i?.[u]);return yield*f.finish(),f},{height:r}=yield*o(),
{length:a}=s.lines;if(!s.box.style.isBalanced||a<2||a>Bp||!n.list.every(({fragments:h})=>h.every(({kind:f})=>f!=="apart"&&f!=="atom")))return r;let[l,d]=[t.width/
a/2,t.width];for(;d-l>1;){const h=(l+d)/2;yield*o(h),s.lines.length>a?l=h:d=h}return(yield*o(d)).height}const Bp=6;class Wp{laid;space;tools;turns;most;items=[];width=0;spaces=[];lines=[];y;open=[];isFirst=!0;waiting=[];constructor(t,e,n,i,o=1/0){
this.laid=t,this.space=e,this.tools=n,this.turns=i,this.most=o,this.y=e.top}get height(){return this.y-this.space.top}*add(t,e){let n=this.isFirst&&e?e:t,i=yield*this.
itemsOf(n.fragments),o=Ye(i);const r=this.width+Ye(this.spaces)+o+n.hyphen;if(this.items.length>0&&r>this.room()+.01&&(yield*this.end(!1),n!==t&&(n=t,i=yield*this.
itemsOf(n.fragments),o=Ye(i))),this.items.length===0&&this.clearFloats(o),o>this.room()+.01&&this.breaksAnywhere(i))for(const a of yield*this.cut(i))yield*this.
put(a,!0);else yield*this.put(i,!1);this.spaces=yield*this.itemsOf(n.spaces),n.ends&&(yield*this.end(!0))}*finish(){(this.items.length>0||this.spaces.some(({fragment:i})=>i.
kind!=="text"))&&(yield*this.end(!0,!0));const{lineClamp:t=1/0}=this.laid.box.style,e=this.lines[Math.min(t,this.lines.length)-1];e&&t<this.lines.length&&(this.
lines[t-1]={...e,isCut:!0},this.y=e.y+e.height),this.laid.lines=(0,H.Hn)(this.lines);const[n]=this.lines;n&&(this.laid.firstBaseline=n.y+n.baseline),e&&(this.laid.
lastBaseline=e.y+e.baseline)}*put(t,e){e&&this.items.length>0&&(yield*this.end(!1));for(const n of this.spaces)this.items.push(n);this.spaces=[];for(const n of t)
this.items.push(n);this.width=Ye(this.items)}get indent(){return this.isFirst?(0,O.Il)(this.laid.box.style.textIndent,this.space.width):0}band(){const{floats:t,
origin:e,left:n,width:i}=this.space,o={left:e.x+n,right:e.x+n+i};return t.isEmpty?o:t.band(e.y+this.y,this.tools.layout.lineOf(this.laid.box.style).above,o)}room(){
const{left:t,right:e}=this.band();return Math.min(e-t,this.most)-this.indent}clearFloats(t){const{floats:e,origin:n}=this.space;for(;t>this.room()+.01;){const i=e.
nextBottom(n.y+this.y);if(i===void 0||this.room()>=this.space.width-this.indent-.01)return;this.y=i-n.y}}*itemsOf(t){const e=[],{width:n}=this.space;for(const i of t)
switch(i.kind){case"text":e.push({fragment:i,width:i.width});break;case"open":{const{style:o}=i.box;e.push({fragment:i,width:I(o.marginLeft,n)+o.borderLeftWidth+
(0,O.Il)(o.paddingLeft,n)});break}case"close":{const{style:o}=i.box;e.push({fragment:i,width:I(o.marginRight,n)+o.borderRightWidth+(0,O.Il)(o.paddingRight,n)});
break}case"atom":{const o=yield*this.tools.inner(i.box,n),{marginLeft:r,marginRight:a}=i.box.style;e.push({fragment:i,laid:o,width:o.width+I(r,n)+I(a,n)});break}case"\
apart":yield*this.apart(i.box)}return e}*apart(t){if(t.isPositioned)return this.tools.keep(t,this.space.left+this.width,this.y);const e=yield*this.tools.inner(t,
this.space.width),{marginLeft:n,marginRight:i}=t.style,o=e.width+I(n,this.space.width)+I(i,this.space.width);this.items.length>0&&this.width+o>this.room()?this.
waiting.push(e):this.tools.float(e,this.y)}breaksAnywhere(t){const{width:e}=this.tools.layout.page;return t.some(({fragment:n,width:i})=>n.kind==="text"&&(n.style.
overflowWrap!=="normal"||n.style.wordBreak==="break-all"||n.style.wordBreak==="break-word"||i>e))}*cut(t){const e=[];for(const r of t){const{fragment:a}=r;if(yield 40*
hs,a.kind!=="text")e.push({item:r,text:"￼",width:r.width});else for(const c of(0,Pn.s)(a.text,l=>this.part(a,l).width))e.push({...c,item:r})}const n=this.room();
let i=0;const o=[];for(const r of(0,Pn.ZM)(e,()=>n)){yield 2*hs;const a=[];for(let c=i;c<i+r;){const{item:l}=e[c],{fragment:d}=l;let h="";for(;c<i+r&&e[c].item===
l;c++)h+=e[c].text;if(d.kind!=="text")a.push(l);else{const f=this.part(d,h);a.push({fragment:f,width:f.width})}}i+=r,o.push(a)}return o}part(t,e){return _e(e,t.
style,t.owner,this.tools.layout)}*end(t,e=!1){const n=this.band();for(const a of this.spaces)a.fragment.kind!=="text"&&this.items.push(a);t||this.hyphenate();const i=yield*Tp(
{layout:this.tools.layout,block:this.laid.box,items:this.items,open:this.open,left:n.left-this.space.origin.x+this.indent,width:n.right-n.left-this.indent,whole:this.
space.width,isLast:t,turns:this.turns}),o=e&&this.items.every(zp)?0:i.height;this.lines.push({...i,y:this.y,height:o}),this.y+=o,this.items=[],this.spaces=[],this.
width=0,this.isFirst=!1;const{waiting:r}=this;this.waiting=[];for(const a of r)this.tools.float(a,this.y)}hyphenate(){const{items:t}=this,e=ea(t.map(({fragment:o})=>o),
this.tools.layout);if(!e)return;const{soft:n,shown:i}=e;t[t.findIndex(({fragment:o})=>o===n)]={fragment:i,width:i.width}}}function zp({fragment:s,width:t}){if(s.
kind!=="open"&&s.kind!=="close")return!1;const{style:e}=s.box,n=e.borderTopWidth+e.borderBottomWidth+e.paddingTop.px+e.paddingBottom.px;return t===0&&n===0}const Ye=s=>s.
reduce((t,{width:e})=>t+e,0);function*$p(s,t,e,n){const i=s.border.left+s.padding.left,o=s.border.top+s.padding.top;if(s.box.inner==="lines"){const r={width:e.width,
height:e.height},a=(c,l)=>fa(c,s,n,{left:i,width:e.width,y:l});return yield*Ep(s,{left:i,top:o,width:e.width,floats:n.floats,origin:n},{layout:t,inner:c=>t.layOut(
c,{...r,shrinks:!0}),float:a,keep:(c,l,d)=>ie(s,c,{x:l,y:d})})}return yield*new Np(s,t,n,{left:i,top:o,...e}).lay()}function fa(s,t,{floats:e,x:n,y:i},o){const r=mt(
s.box.style,o.width),{style:a}=s.box,c=a.float==="right"?"right":"left",l=Math.max(i+o.y,e.clear(a.clear)),d={left:n+o.left,right:n+o.left+o.width},h=e.place(c,
s.width+E(r),s.height+W(r),l,d);s.x=h.x-n+r.left,s.y=h.y-i+r.top,t.apart.push(s)}class Np{laid;layout;context;inside;y;pending=new wt;isFirst=!0;top=new He;endsBelow=!1;constructor(t,e,n,i){
this.laid=t,this.layout=e,this.context=n,this.inside=i,this.y=i.top}*lay(){const{laid:t,inside:e}=this;t.box.legend&&(yield*this.onBorder(t.box.legend));for(const c of t.
box.children)if(yield Y,c!==t.box.legend){if(c.isPositioned)this.keepPlace(c);else if(c.style.float==="none")yield*this.inFlow(c);else{const l=yield*this.layout.
layOut(c,{width:e.width,height:e.height,shrinks:!0});fa(l,t,this.context,{left:e.left,width:e.width,y:this.y+this.pending.size})}this.top.add(c)}const n=t.children.
filter(({firstBaseline:c})=>c!==void 0),[i]=n,o=t.children.findLast(({lastBaseline:c})=>c!==void 0),r=({box:c,height:l,y:d},h)=>d+(c.style.overflow==="hidden"?Math.
max(Math.min(h,l),0):h);i&&(t.firstBaseline=r(i,i.firstBaseline)),o&&(t.lastBaseline=r(o,o.lastBaseline));const a=Lu(t)&&!this.endsBelow;return t.after=a?this.pending:
new wt,this.y-e.top+(a?0:this.pending.size)}*onBorder(t){const{laid:e,inside:n}=this,i=mt(t.style,n.width),o=yield*this.layout.layOut(t,{width:n.width,height:n.
height,shrinks:!0}),{top:r}=e.border;o.x=n.left+Ke(t,o.width,n.width,ua(e.box.style)),o.y=i.top+Math.max((r-o.height)/2,0),e.children.push(o),e.legend=o,this.y+=
Math.max(o.height+W(i)-r,0),this.isFirst=!1}keepPlace(t){const{laid:e,inside:n}=this,o={x:e.box.style.direction==="rtl"?1:0,y:ne(t.style.alignSelf)};ie(e,t,{x:n.
left+o.x*n.width,y:this.y+this.pending.size,share:o})}*inFlow(t){const{laid:e}=this,{style:n,widening:i}=t,o=i===0?this.inside:{...this.inside,width:this.inside.
width+i},r=mt(n,o.width),a=this.isFirst&&Iu(e)&&this.top.isBeside(t,o.width),c=a?new wt:this.pending,l=(p,m)=>this.clearance(p)>this.y+c.join(m).size,d=Au(t,o.width,
l);this.pending=a?c:c.join(d);const h=this.clearance(n),f=h>this.y+this.pending.size,u=yield*this.layAt(t,f?h:this.y+this.pending.size,{margins:r,inside:o});if(e.
children.push(u),Fe(t)&&u.height===0){f&&([this.y,this.pending,this.isFirst]=[h-d.size,d,!1]),this.endsBelow||=f,(!a||f)&&(this.pending=this.pending.add(r.bottom));
return}this.y=u.y+u.height,this.pending=u.after.add(r.bottom),this.isFirst=!1,this.endsBelow=!1}clearance({clear:t}){return this.context.floats.clear(t)-this.context.
y}*layAt(t,e,{margins:n,inside:i}){const{context:o,layout:r}=this,a=ua(this.laid.box.style);if(ft(t))return yield*Pp(t,e,o,{layout:r,inside:i,margins:n,side:a});
const{floats:c}=o,l=i.left+n.left,d={width:i.width,height:i.height},h=yield*r.layOut(t,d,{floats:c,x:o.x+l,y:o.y+e});return h.x=i.left+Ke(t,h.width,i.width,a),h.
y=e,h}}function*Pp(s,t,{floats:e,x:n,y:i},o){const{layout:r,inside:a,margins:c,side:l}=o,d={left:n+a.left,right:n+a.left+a.width},h=e.isEmpty?0:yield*Dp(s,a,r);
let[f,u]=[t,0];for(;;){const m=e.band(i+f,u,d),[g,w]=[m.left>d.left,m.right<d.right],b=g||w?e.nextBottom(i+f):void 0;if(b===void 0)break;if(yield Y/4,-c.left>m.
left-d.left&&g||h>m.right-m.left+.01||w&&-c.right>d.right-m.right){[f,u]=[b-i,0];continue}const k=Math.max(d.left+c.left,m.left),v=Math.min(d.right-c.right,m.right),
S=yield*r.layOut(s,yield*Hp(s,a,Math.max(v-k,0),r)),R=e.band(i+f,S.height,d);if(R.left>m.left||R.right<m.right){u=S.height;continue}return S.x=k-n+Ke(s,S.width+
c.left+c.right,v-k,l)-c.left,S.y=f,S}const p=yield*r.layOut(s,{width:a.width,height:a.height});return p.x=a.left+Ke(s,p.width,a.width,l),p.y=f,p}function*Dp(s,t,e){
const{style:n}=s;if(s.inner==="table"&&n.width==="auto")return(yield*e.widthsOf(s)).least;if(n.width!=="auto"||s.inner==="image"||n.aspectRatio!==void 0)return(yield*e.
layOut(s,{width:t.width,height:t.height})).width;const i=E(Z(n))+E(Q(n,t.width));return tt(0,n,t.width,i)}function*Hp(s,{width:t,height:e},n,i){const{style:o,inner:r}=s;
if(o.width!=="auto"||r==="image"||o.aspectRatio!==void 0)return{width:t,height:e};const a=E(Z(o))+E(Q(o,t)),c=r==="table"?yield*i.widthsOf(s):void 0,l=c?Math.max(
c.least,Math.min(c.most,n)):n;return{width:t,height:e,fixedWidth:tt(l,o,t,a)}}const ua=({blockAlign:s,direction:t})=>s==="start"?t==="rtl"?"right":"left":s;function Ke({
style:s},t,e,n){const{marginLeft:i,marginRight:o}=s,r=e-t-I(i,e)-I(o,e);if(i==="auto")return r<=0?0:o==="auto"?r/2:r;const a=I(i,e);return o==="auto"||n==="left"?
a:a+(n==="right"?r:Math.max(r/2,0))}class Fp{around;layout;inside;room;isRow;constructor(t,e,n,i,o){this.around=t,this.layout=e,this.inside=n,this.room=i,this.isRow=
o}*measure(t){const{inside:e,isRow:n}=this,{style:i}=t,o=mt(i,e.width),[r,a]=[Z(i),Q(i,e.width)],c=n?E(r)+E(a):W(r)+W(a),l=Math.max(yield*this.baseOf(t,c),c),d=n?
e.width:e.height,h=yield*this.leastOf(t,c),f=F(n?i.maxWidth:i.maxHeight,d,c,i)??1/0;return{box:t,margins:o,base:l,least:Math.max(h,c),most:f,edges:c,main:Math.max(
Math.min(l,f),h,c),laid:void 0}}*baseOf(t,e){const{inside:n,isRow:i,layout:o}=this,{style:r}=t,a=i?n.width:n.height,c=i?r.width:r.height,l=r.flexBasis==="auto"?
c:r.flexBasis,d=l==="content"?void 0:F(l,a,e,r);if(d!==void 0)return d;if(i){if(t.inner==="image")return yield*this.widthOfPicture(t);const u=l==="auto"?this.widthByRatio(
t):void 0;if(u!==void 0)return u;const p=yield*o.widthsOf(t);return this.limitItem(l==="min-content"?p.least:p.most,r)}const h=yield*this.layItem(t,void 0),{aspectRatio:f}=r;
return f===void 0||t.inner==="image"?h.height:wi(h.width,r,this.edgesOf(r))}*leastOf(t,e){const{inside:n,isRow:i,layout:o}=this,{style:r}=t,a=i?r.minWidth:r.minHeight,
c=i?n.width:n.height;if(a!=="auto")return F(a,c,e,r)??0;if(r.overflow==="hidden")return 0;const l=F(i?r.width:r.height,c,e,r)??1/0,d=F(i?r.maxWidth:r.maxHeight,
c,e,r)??1/0;if(!i){const u=yield*this.layContent(t),p=r.aspectRatio===void 0||t.inner==="image";return Math.min(u.height,p?l:wi(u.width,r,this.edgesOf(r)),l,d)}
const h=t.inner==="image"?void 0:this.widthByRatio(t);if(h!==void 0)return Math.min(h,l,d);const f=t.inner==="image"?yield*this.widthOfPicture(t):yield*pp(t,o);
return Math.min(this.limitItem(f,r),l,d)}layContent(t){return this.layItem(t,void 0,typeof t.style.height=="object"&&t.inner!=="image")}edgesOf(t){const[e,n]=[Z(
t),Q(t,this.inside.width)];return{across:E(e)+E(n),down:W(e)+W(n)}}isLoose({style:t}){const{flexBasis:e,height:n,aspectRatio:i}=t;if(this.inside.height!==void 0||
i!==void 0)return!1;const o=e==="auto"?n:e;return typeof o!="object"||o.percent!==0}filledHeight(t){if(!(Vn(t,this.around)&&q(t.height)&&!fs(t,!1))||this.around.
flexWrap!=="nowrap"||this.room===void 0)return;const{down:n}=this.edgesOf(t);return et(this.room-W(mt(t,this.inside.width)),t,this.inside.height,n)}*widthOfPicture(t){
return(yield*this.layout.layOut(t,{...this.inside,fixedHeight:this.filledHeight(t.style)})).width}widthByRatio({style:t}){const{inside:e}=this;if(t.aspectRatio===
void 0||t.width!=="auto")return;const n=this.edgesOf(t),i=F(t.height,e.height,n.down,t)??this.filledHeight(t);if(i!==void 0)return Yt(et(i,t,e.height,n.down),t,
n)}limitItem(t,e){return Oe(t,e,this.inside.height,this.edgesOf(e))}layItem(t,e,n=!1){const{inside:i,isRow:o,layout:r}=this,a=this.isLoose(t),c=mt(t.style,i.width);
if(o)return r.layOut(t,{...i,fixedWidth:e});const l=Vn(t.style,this.around)&&q(t.style.width)&&!fs(t.style,!0),d=E(Z(t.style))+E(Q(t.style,i.width)),h=this.around.
flexWrap!=="nowrap",f=l&&!h?tt(i.width-E(c),t.style,i.width,d):void 0;return r.layOut(t,{...i,fixedWidth:f,fixedHeight:e,shrinks:!0,isLoose:a,isOpen:n})}}function pa(s){
let t=s.known.get("shares");return t===void 0&&(t=s.children.some(e=>{const{height:n,minHeight:i,maxHeight:o}=e.style;return[n,i,o].some(a=>typeof a=="object"&&
a.percent!==0)||q(n)&&(e.inner==="flex"||e.inner==="grid")&&pa(e)}),s.known.set("shares",t)),t}const fs=(s,t)=>t?s.marginLeft==="auto"||s.marginRight==="auto":s.
marginTop==="auto"||s.marginBottom==="auto";function*Gp(s,t,{room:e,...n},i){return yield*new jp(s,t,n,i,e).lay()}class jp{laid;layout;inside;space;room;style;isRow;mainGap;crossGap;mainRoom;left;top;items;constructor(t,e,n,i,o){
this.laid=t,this.layout=e,this.inside=n,this.space=i,this.room=o,this.style=t.box.style,this.isRow=this.style.flexDirection.startsWith("row");const r=(l,d)=>l?(0,O.
Il)(l,d):0,[a,c]=[r(this.style.columnGap,n.width),r(this.style.rowGap,n.height??0)];this.mainGap=this.isRow?a:c,this.crossGap=this.isRow?c:a,this.mainRoom=this.
isRow?n.width:o,this.items=new Fp(this.style,e,n,o,this.isRow),this.left=t.border.left+t.padding.left,this.top=t.border.top+t.padding.top}*lay(){const t=this.laid.
box.children.filter(o=>!o.isPositioned);t.some(({style:o})=>o.order!==0)&&t.sort((o,r)=>o.style.order-r.style.order);const e=[];for(const o of t)e.push(yield*this.
items.measure(o));const n=this.linesOf(e);this.mainRoom??=this.limitMain(n);for(const o of n)this.flexLine(o);for(const o of n)yield*this.layLine(o);const i=yield*this.
placeLines(n);for(const o of this.laid.box.children)o.isPositioned&&this.keepPlace(o,i);return this.takeBaselines(n),i}linesOf(t){const e=this.mainRoom??this.mostMain();
if(this.style.flexWrap==="nowrap")return[{items:[...t],cross:0}];const n=[];let i=0;for(const o of t){const r=o.main+this.mainMargins(o),a=n.at(-1);a&&i+this.mainGap+
r<=e+.01?(a.items.push(o),i+=this.mainGap+r):(n.push({items:[o],cross:0}),i=r)}return n.length>0?n:[{items:[],cross:0}]}limitMain(t){const{border:e,padding:n}=this.
laid,i=W(e)+W(n),o=t.map(({items:r})=>this.lengthOf(r));return et((0,H.Kf)([...o,0])+i,this.style,this.space.height,i)-i}mostMain(){const{border:t,padding:e}=this.
laid,n=W(t)+W(e);return(F(this.style.maxHeight,this.space.height,n,this.style)??1/0)-n}lengthOf(t){return t.reduce((n,i)=>n+i.main+this.mainMargins(i),0)+Math.max(
t.length-1,0)*this.mainGap}mainMargins({margins:t}){return this.isRow?E(t):W(t)}crossMargins({margins:t}){return this.isRow?W(t):E(t)}flexLine({items:t}){const{
mainRoom:e}=this;if(e===void 0)return;const n=e-Math.max(t.length-1,0)*this.mainGap-t.reduce((a,c)=>a+this.mainMargins(c),0),i=t.reduce((a,{main:c})=>a+c,0)<n,o=({
box:a,base:c,edges:l})=>i?a.style.flexGrow:a.style.flexShrink*(c-l),r=new Set(t.filter(a=>o(a)>0&&(i?a.base<=a.main:a.base>=a.main)));for(const a of r)a.main=a.
base;for(;r.size>0;){let a=0;for(const m of t)a+=r.has(m)?m.base:m.main;const c=n-a;if(i?c<=0:c>=0){for(const m of r)m.main=Math.max(Math.min(m.base,m.most),m.least);
break}const l=[...r].reduce((m,g)=>m+o(g),0),d=i&&l<1?c*l:c;let h=0;const f=new Map;for(const m of r){const g=m.base+d*o(m)/l,w=Math.max(Math.min(g,m.most),m.least);
f.set(m,g),m.main=w,h+=w-g}const u=m=>{const g=m.main-f.get(m);return Math.abs(h)<.001?!0:h>0?g>0:g<0},p=[...r].filter(u);for(const m of p)r.delete(m)}}*layLine(t){
let e=0,[n,i]=[0,0];for(const o of t.items){o.laid=yield*this.items.layItem(o.box,o.main);const r=this.isRow?o.laid.height:o.laid.width;if(e=Math.max(e,r+this.crossMargins(
o)),this.isRow&&this.alignOf(o.box)==="baseline"){const a=(o.laid.firstBaseline??r)+o.margins.top;n=Math.max(n,a),i=Math.max(i,r+this.crossMargins(o)-a)}}t.cross=
Math.max(e,n+i)}alignOf({style:t}){return t.alignSelf==="auto"?this.style.alignItems:t.alignSelf}*placeLines(t){const{isRow:e,inside:n,style:i}=this,o=Math.max(
t.length-1,0)*this.crossGap;let r=t.reduce((p,{cross:m})=>p+m,0)+o;const a=e?this.room??this.limitCross(r):n.width;i.flexWrap==="nowrap"&&t[0]&&(r=t[0].cross=a);
const c=a-r,l=i.alignContent;if(c>0&&i.flexWrap!=="nowrap"&&(l==="normal"||l==="stretch")){for(const p of t)p.cross+=c/t.length;r+=c}const d=$e(i.flexWrap==="no\
wrap"?"start":l,a-r,t.length);let h=d.before;const f=i.flexWrap==="wrap-reverse"?[...t].reverse():t;let u=0;for(const p of f)u=Math.max(u,yield*this.placeLine(p,
h)),h+=p.cross+this.crossGap+d.between;return e?r:u}limitCross(t){const{border:e,padding:n}=this.laid,i=W(e)+W(n);return et(t+i,this.style,this.space.height,i)-
i}*placeLine({items:t,cross:e},n){const{isRow:i,style:o,laid:r}=this,a=o.flexDirection.endsWith("reverse")!==(i&&o.direction==="rtl"),c=this.lengthOf(t),l=this.
mainRoom??c,d=l-c,h=t.reduce((m,{box:g})=>m+_p(g.style,i),0),f=h>0&&d>0?{before:0,between:0}:$e(o.justifyContent,d,t.length);let u=f.before;const p=this.baselineOf(
t);for(const m of t){const g=h>0&&d>0?d/h:0,[w,b]=this.mainSides(m,g);yield*this.stretch(m,e);const y=m.laid,k=u+w,v=a?l-k-m.main:k,S=n+this.crossOffset(m,e,p);
y.x=this.left+(i?v:S),y.y=this.top+(i?S:v),r.children.push(y),u=k+m.main+b+this.mainGap+f.between}return r.flow="bands",Math.max(l,c)}mainSides({box:t,margins:e},n){
const{style:i}=t,[o,r]=this.isRow?[i.marginLeft,i.marginRight]:[i.marginTop,i.marginBottom],a=this.isRow?[e.left,e.right]:[e.top,e.bottom];return[o==="auto"?n:a[0],
r==="auto"?n:a[1]]}*stretch(t,e){const{isRow:n,inside:i,layout:o}=this,{style:r}=t.box;if(!Vn(r,this.style)||fs(r,!n)||!q(n?r.height:r.width))return;const a=e-this.
crossMargins(t),[c,l]=[Z(r),Q(r,i.width)],d=n?et(a,r,i.height,W(c)+W(l)):tt(a,r,i.width,E(c)+E(l));Math.abs(d-(n?t.laid.height:t.laid.width))<.01&&!(n&&pa(t.box))||
(t.laid=yield*o.layOut(t.box,{...i,fixedWidth:n?t.main:d,fixedHeight:n?d:t.main,isLoose:!n&&this.items.isLoose(t.box)}))}baselineOf(t){let e=0;if(!this.isRow)return e;
for(const{box:n,laid:i,margins:o}of t)this.alignOf(n)==="baseline"&&(e=Math.max(e,o.top+(i.firstBaseline??i.height)));return e}crossOffset(t,e,n){const{isRow:i,
style:o}=this,{margins:r,box:a}=t,c=t.laid,l=i?c.height:c.width,d=e-l-this.crossMargins(t),[h,f]=i?[a.style.marginTop,a.style.marginBottom]:[a.style.marginLeft,
a.style.marginRight],u=i?r.top:r.left;if(h==="auto"||f==="auto"){const g=Math.max(d,0);return u+(h==="auto"?f==="auto"?g/2:g:0)}const p=this.alignOf(a);if(p==="\
baseline"&&i)return n-(c.firstBaseline??l);const m=o.flexWrap==="wrap-reverse"||!i&&o.direction==="rtl";return u+Zn(p,d,m)}takeBaselines(t){const[e]=t[0]?.items??
[],n=t.at(-1)?.items.at(-1),i=(o,r)=>{const a=o?.laid;return a&&a.y+(a[r]??a.height)};this.laid.firstBaseline=i(e,"firstBaseline"),this.laid.lastBaseline=i(n,"l\
astBaseline")}keepPlace(t,e){const{isRow:n,style:i,inside:o}=this,r=i.direction==="rtl",a=i.flexDirection.endsWith("reverse")!==(n&&r),c=ne(i.justifyContent,a),
l=ne(this.alignOf(t),i.flexWrap==="wrap-reverse"!==(!n&&r)),d=n?{x:c,y:l}:{x:l,y:c},h=this.room??this.limitCross(e);ie(this.laid,t,{x:this.left+d.x*o.width,y:this.
top+d.y*h,share:d})}}const _p=(s,t)=>(t?[s.marginLeft,s.marginRight]:[s.marginTop,s.marginBottom]).filter(e=>e==="auto").length;class Up{placed=[];highest=0;get isEmpty(){
return this.placed.length===0}band(t,e,{left:n,right:i}){let[o,r]=[n,i];for(const a of this.placed)a.bottom<=t||a.top>=t+Math.max(e,.01)||(a.side==="left"?o=Math.
max(o,a.right):r=Math.min(r,a.left));return{left:o,right:r}}nextBottom(t){const e=(0,H.YG)(this.placed.flatMap(({bottom:n})=>n>t+.01?[n]:[]));return e===1/0?void 0:
e}place(t,e,n,i,o){let r=Math.max(i,this.highest),a=this.band(r,n,o);for(;a.right-a.left<e-.01;){const l=this.nextBottom(r);if(l===void 0)break;r=l,a=this.band(
r,n,o)}const c=t==="left"?a.left:a.right-e;return this.highest=r,this.placed.push({side:t,left:c,right:c+e,top:r,bottom:r+n}),{x:c,y:r}}clear(t){let e=-1/0;if(t===
"none")return e;for(const n of this.placed)(t==="both"||t===n.side)&&(e=Math.max(e,n.bottom));return e}}function*Yp(s,t,e){yield*new Kp(s,t,e).lay()}class Kp{laid;layout;space;grid;collapsed;widths=[];gapX;gapY;constructor(t,e,n){
this.laid=t,this.layout=e,this.space=n;const{box:i}=t;this.grid=oe(i);const o=i.style.borderCollapse==="collapse";this.collapsed=o?as(i):void 0,this.gapX=o?0:i.
style.borderSpacingX,this.gapY=o?0:i.style.borderSpacingY,this.collapsed&&(t.border=this.collapsed.table,t.padding={top:0,right:0,bottom:0,left:0})}*lay(){const{
laid:t,layout:e,grid:n}=this,{style:i}=t.box,o=t.contentWidth-sa(t.box,n);this.widths=i.tableLayout==="fixed"&&i.width!=="auto"?up(t.box,o):hp(yield*ia(t.box,e),
o);let r=yield*this.layCaptions("top",0);const a=r;r+=t.border.top+t.padding.top;const c=yield*this.layCells(),l=this.rowHeights(c);r=yield*this.placeRows(c,l,r),
r+=t.padding.bottom+t.border.bottom,t.frame={top:a,height:r-a},r=yield*this.layCaptions("bottom",r),t.height=Math.max(r,this.space.fixedHeight??0),t.flow="rows"}*layCaptions(t,e){
let n=e;for(const i of this.grid.captions){if(i.style.captionSide!==t)continue;const{marginTop:o,marginBottom:r,marginLeft:a}=i.style,{width:c}=this.laid,l=yield*this.
layout.layOut(i,{width:c,height:void 0});l.x=I(a,c),l.y=n+I(o,c),n=l.y+l.height+I(r,c),this.laid.children.push(l)}return n}widthOf({column:t,columns:e}){let n=(e-
1)*this.gapX;for(let i=t;i<t+e;i++)n+=this.widths[i]??0;return n}*layCells(){const t=[];for(const e of this.grid.cells)yield Y/4,t.push({cell:e,laid:yield*this.
layCell(e,void 0)});return t}*layCell(t,e){const{box:n}=t,i=this.widthOf(t),o={width:i,height:void 0,fixedWidth:i,fixedHeight:e},r=this.collapsed?.cells.get(n);
return r?(n.known.set("edges",this.collapsed.edges.get(n)),yield*this.layout.layOut(this.asQuirky(Vp(n,r)),o)):yield*this.layout.layOut(this.asQuirky(n),{...o,width:this.
laid.contentWidth})}asQuirky(t){return!this.layout.isQuirky||t.style.boxSizing==="border-box"||q(t.style.height)?t:wa(t,"quirky",()=>Zp(t.style))}rowHeights(t){
const{grid:e}=this,n=e.rows.map(r=>F(r.style.height,this.space.height,0,r.style)??0),i=[],o=e.rows.map(()=>({above:0,below:0}));for(const r of t){const{cell:a,laid:c}=r;
if(a.rows>1){i.push(r);continue}if(n[a.row]=Math.max(n[a.row],c.height),Xe(a.box)&&c.firstBaseline!==void 0){const l=o[a.row];l.above=Math.max(l.above,c.firstBaseline),
l.below=Math.max(l.below,c.height-c.slack-c.firstBaseline),n[a.row]=Math.max(n[a.row],l.above+l.below)}}for(const{cell:r,laid:a}of i){const c=Array.from({length:r.
rows},(d,h)=>r.row+h),l=c.reduce((d,h)=>d+n[h],(r.rows-1)*this.gapY);a.height>l&&this.heighten(n,c,a.height-l)}return this.fillHeight(n),n}fillHeight(t){const{laid:e,
grid:n}=this,{style:i}=e.box,o=W(e.border)+W(e.padding),r=this.space.fixedHeight??F(i.height,this.space.height,o,i)??0,a=Math.max(r,F(i.minHeight,this.space.height,
o,i)??0),c=t.reduce((l,d)=>l+d,0)+(n.rows.length+1)*this.gapY+o;a>c&&t.length>0&&this.heighten(t,[...t.keys()],a-c)}heighten(t,e,n){const i=e.filter(a=>q(this.grid.
rows[a].style.height)),o=i.length>0?i:e,r=o.reduce((a,c)=>a+t[c],0);for(const a of o)t[a]=t[a]+n*(r>0?t[a]/r:1/o.length)}*placeRows(t,e,n){const{laid:i,grid:o,gapX:r,
gapY:a}=this,c=i.border.left+i.padding.left,l=[];let d=n+(o.rows.length>0?a:0);for(const m of e)l.push(d),d+=m+a;const h=[];let f=c+r;for(const m of this.widths)
h.push(f),f+=m+r;const u=i.box.style.direction==="rtl",p=[];for(const{box:m,from:g,to:w}of o.groups){if(g===w)continue;const b=this.part(m,c+r,l[g],l[w-1]+e[w-1]);
i.children.push(b),b.flow="rows";for(let y=g;y<w;y++){const k=this.part(o.rows[y],0,l[y]-b.y,l[y]-b.y+e[y]);k.flow="bands",b.children.push(k),p.push(k)}o.headRows>
0&&g===0&&(i.head=b),m===o.foot&&(i.foot=b)}for(const{cell:m,laid:g}of t){yield Y/10;const w=m.row+m.rows-1,b=l[w]+e[w]-l[m.row],y=yield*this.fillCell(m,g,b,t),
k=h[m.column]??c;y.x=(u?i.width-k-y.width:k)-c-r,y.y=0,p[m.row].children.push(y)}return p[0]&&this.takeBaseline(p[0],l[0]),d}takeBaseline({children:t},e){const{
laid:n}=this,i=t.filter(({box:r,firstBaseline:a})=>Xe(r)&&a!==void 0),o=i.length>0?(0,H.Kf)(i.map(({firstBaseline:r})=>r)):(0,H.Kf)(t.map(({height:r,padding:a,border:c})=>r-
a.bottom-c.bottom));n.firstBaseline=e+Math.max(o,0),n.box.style.display==="inline-table"&&(n.lastBaseline=n.firstBaseline)}part(t,e,n,i){const o=new xe(t);return o.
x=e,o.y=n,o.width=this.laid.contentWidth-2*this.gapX,o.height=i-n,o}*fillCell(t,e,n,i){const{box:o}=t,r=n-e.height+e.slack;if(r<.01)return e;const a=o.children.
some(({style:h})=>typeof h.height=="object"&&h.height.percent!==0),c=a?yield*this.layCell(t,n):e;if(c.height=n,a)return c;const{verticalAlign:l}=o.style,d=l==="\
middle"?r/2:l==="bottom"?r:Xe(o)?this.baselineShift(t,c,i):0;return d>0&&Xp(c,Math.min(d,r)),c}baselineShift({row:t},e,n){if(e.firstBaseline===void 0)return 0;let i=this.
rowBaselines.get(t);if(i===void 0){for(const{cell:o,laid:r}of n)Xe(o.box)&&r.firstBaseline!==void 0&&this.rowBaselines.set(o.row,Math.max(this.rowBaselines.get(
o.row)??0,r.firstBaseline));i=this.rowBaselines.get(t)??0}return i-e.firstBaseline}rowBaselines=new Map}const Xe=({style:s})=>{const{verticalAlign:t}=s;return typeof t==
"object"||t==="baseline"||t==="sub"||t==="super"};function Xp(s,t){for(const e of s.children)e.y+=t;for(const e of s.apart)e.y+=t;s.lines=s.lines.map(e=>({...e,
y:e.y+t})),s.firstBaseline!==void 0&&(s.firstBaseline+=t),s.lastBaseline!==void 0&&(s.lastBaseline+=t)}const ma=new WeakMap;function Jp(s,{top:t,right:e,bottom:n,
left:i}){let o=ma.get(s);o||ma.set(s,o=new Map);const r=[t,e,n,i].join();let a=o.get(r);return a||(a={...s,borderTopWidth:t,borderRightWidth:e,borderBottomWidth:n,
borderLeftWidth:i},o.set(r,a)),a}const ga=new WeakMap;function Zp(s){let t=ga.get(s);return t||ga.set(s,t={...s,boxSizing:"border-box"}),t}function Vp(s,t){return wa(
s,"shared",()=>Jp(s.style,t))}function wa(s,t,e){const n=s.known.get(t);if(n)return n;const i=e(),o=Object.assign(new K(i),s,{style:i});return s.known.set(t,o),
o}function*qp(s,t,e,n){yield Y;const i=dl(s,e.width);return s.inner==="image"?Qp(i,t,e):(i.width=yield*tm(i,t,e),s.inner==="table"?yield*Yp(i,t,e):yield*em(i,t,
e,n)),s.style.position==="relative"&&(i.shift=bi(s.style,e)),yield*aa(i,t),i}function Qp(s,t,e){const{border:n,padding:i,box:o}=s,{width:r,height:a}=Yr(o,e,t);s.
width=e.fixedWidth??r+E(n)+E(i),s.height=e.fixedHeight??a+W(n)+W(i)}function*tm(s,t,e){if(e.fixedWidth!==void 0)return e.fixedWidth;const{box:n,border:i,padding:o}=s,
{style:r}=n,a=E(i)+E(o),{width:c}=r,l=e.shrinks===!0&&c==="auto"||n.inner==="table"||typeof c=="string"&&c!=="auto",{aspectRatio:d}=r,h={across:a,down:W(i)+W(o)},
f=F(r.height,e.height,h.down,r);if(c==="auto"&&d!==void 0&&f!==void 0){const y=et(f,r,e.height,h.down);return tt(Yt(y,r,h),r,e.width,a)}if(!l)return tt(Oe(Ur(n,
e,a),r,e.height,h),r,e.width,a);const{least:u,most:p}=yield*t.widthsOf(n),m=e.width-I(r.marginLeft,e.width)-I(r.marginRight,e.width);if(c==="min-content")return tt(
u,r,e.width,a);if(c==="max-content")return tt(p,r,e.width,a);const g=F(c,e.width,a,r)??Math.max(u,Math.min(p,m)),w=tt(Oe(g,r,e.height,h),r,e.width,a),b=r.tableLayout===
"fixed"&&c!=="auto";return n.inner==="table"&&!b?Math.max(w,u):w}function*em(s,t,e,n){const{box:i,border:o,padding:r}=s,{style:a}=i,c=W(o)+W(r),l=a.aspectRatio,
d=l!==void 0&&q(a.height)?a.boxSizing==="border-box"?s.width/l:s.contentWidth/l+c:void 0,h=a.display==="table-cell",f=e.isOpen?void 0:F(a.height,e.height,c,a),u=e.
fixedHeight??(h?void 0:f),p=u===void 0?void 0:e.fixedHeight===void 0?et(u,a,e.height,c):u,m=p??(d===void 0?void 0:et(d,a,e.height,c)),g=m===void 0?void 0:Math.max(
m-c,0),w={width:s.contentWidth,height:e.isLoose?void 0:g};let b;if(i.inner==="flex")b=yield*Gp(s,t,{...w,room:g},e);else if(i.inner==="columns")b=yield*ou(s,t,w);else if(i.
inner==="grid")b=yield*vu(s,t,{...w,height:g},e);else{const v=n&&!ft(i)?n.floats:new Up,S=n&&!ft(i)?n:{floats:v,x:0,y:0};b=yield*$p(s,t,w,S),ft(i)&&(b=Math.max(
b,v.clear("both")-o.top-r.top))}const y=Math.max(b+c,d??0,h?f??0:0);s.height=p??et(y,a,e.height,c),h&&(s.slack=Math.max(s.height-b-c,0)),s.legend&&(s.frame=nm(s.
legend,s)),s.height>y+.01&&(s.after=new wt),(i.inner==="blocks"||i.inner==="lines")&&!h&&a.alignContent!=="normal"&&sm(s,$e(a.alignContent,Math.max(s.height-y,0),
1).before)}function nm(s,{border:t,height:e}){const n=Math.max(s.y+(s.height-t.top)/2,0);return{top:n,height:Math.max(e-n,0)}}function sm(s,t){if(t!==0){s.lines=
s.lines.map(e=>({...e,y:e.y+t}));for(const e of[...s.children,...s.apart])e.y+=t;s.firstBaseline!==void 0&&(s.firstBaseline+=t),s.lastBaseline!==void 0&&(s.lastBaseline+=
t)}}const ba=5e3,X=.75,im=.5;async function om({box:s,tree:t,isQuirky:e},n,i){const o=await(0,Pn.Vn)();let r=1;for(;;){const a=X*r,c=k=>s.widthOf(k)/a,l={width:c(
""),height:s.areaOf(1,"").height/a},d=new il({layOut:qp,widthsOf:cs},n.typefaces,o,l,e),h=await t(l),f=await bt(xh(h,c),i),u=await bt(cm(h,d,l),i),p=await bt(lm(
u,c),i),m=Math.max(1/Math.max(p,.001),im);if(r===1&&p>1+1/l.width&&m<.99){r=m;continue}const g=new Yo(n,s,a,ba,()=>(0,bh.F)("pages",`The document has more than ${ba}\
 pages`,"Split it into several documents","file"));g.rename(0,Uo(u)??"");const w=new We(g.fragments,d.work,void 0,f?g.rename.bind(g):void 0),b=await bt(w.place(
u,0,0,0),i);g.last=await bt(fm(b,w),i),g.sheet(g.last),rm(b,g);const y=new ee(g,d);return await bt(y.paint(b),i),await bt(am(b,g,d),i),g.close(),{names:g.names,
shadowsLeftOut:d.shadowsLeftOut}}}function rm(s,{fragments:t,last:e}){const{backgroundColor:n,backgroundImage:i}=s.laid.box.style;n===void 0&&i.length===0||(s.top=
0,s.bottom=t.endOf(e))}function*am({apart:s},t,e){for(const n of s){const{laid:i,x:o,top:r}=n;if(!(i.box.style.position!=="fixed"||!(yield*Xo(t,n))))for(let a=1;a<=
t.last;a++)yield*new ee(new Jo(t,a),e).paint(yield*Qt(i,o,r),!0)}}function*cm(s,t,e){const n=yield*t.layOut(s,{width:e.width+s.widening,height:e.height});return n.
height=Math.max(n.height,1),yield*aa(n,t,!0),t.forget(),n}function*lm(s,t){let e=0;const n=[[s,0,t("")]];for(let i=n.pop();i;i=n.pop()){const[o,r,a]=i;yield 2e3;
const{style:c,pageName:l}=o.box,d=l===void 0?a:t(l);if(Vo(c)){e=Math.max(e,(r+dm(o))/d);continue}const h=r+hm(o);if(e=Math.max(e,(h+o.width)/d),c.overflow==="hi\
dden")continue;for(const{texts:u}of o.lines)for(const p of u)e=Math.max(e,(h+p.x+p.width)/d);for(const u of[...o.children,...o.apart])c.visibility==="visible"&&
u.box.style.position!=="fixed"&&n.push([u,h+u.x,d]);for(const{atoms:u}of o.lines)for(const{laid:p}of u)n.push([p,h+p.x,d]);const{columns:f}=o;f&&n.push([f.content,
h+(f.count-1)*(f.width+f.gap),d])}return e}function dm({box:s,width:t,height:e,shift:n}){const{transform:i,transformOrigin:o}=s.style,[r,a]=[(0,O.Il)(o[0],t),(0,O.
Il)(o[1],e)],l=[0,t].flatMap(d=>[0,e].map(h=>[d-r,h-a])).map(d=>i.reduceRight(([h,f],u)=>u.kind==="matrix"?[u.values[0]*h+u.values[2]*f+u.values[4],u.values[1]*
h+u.values[3]*f+u.values[5]]:[h+(0,O.Il)(u.x,t),f+(0,O.Il)(u.y,e)],d));return(n?.x??0)+r+(0,H.Kf)(l.map(([d])=>d))}const hm=({box:s,width:t,shift:e})=>s.style.transform.
reduce((n,i)=>i.kind==="matrix"?n:n+(0,O.Il)(i.x,t),e?.x??0);function*fm(s,t){let e=0;const n=[[s,1/0]];for(let i=n.pop();i;i=n.pop()){yield 2e3;const[o,r]=i,{laid:a,
lines:c,children:l,apart:d,bottom:h}=o,f=mi(o,r);for(const{line:w,top:b,atoms:y}of c){w.texts.length>0&&b<f&&(e=Math.max(e,t.pageOf(b+w.height/2)));for(const k of y)
n.push([k,f])}const{style:u,replaced:p}=a.box;o.top<hn(o,r)&&(p!==void 0||u.backgroundColor!==void 0||u.backgroundImage.length>0||u.borderTopWidth>0)&&l.length+
c.length===0&&a.height>0&&(e=Math.max(e,t.pageOf(h-.2)));for(const w of[...l,...d])n.push([w,f]);const g=o.columns?.rows.findLast(({top:w})=>o.top+w<f);g&&(e=Math.
max(e,t.pageOf(o.top+g.top)))}return e}var um=A(94405);const pm=1e3;function mm(s){const{attributes:t}=s,e=t.get("role");if(t.get("aria-hidden")==="true"||e==="\
presentation"||e==="none")return"";const n=(0,B.ZE)(s).find(({name:o})=>o==="title");return[t.get("aria-label"),n&&(0,B.a4)(n),gm(s)].map(o=>o?.replace(/\s+/g,"\
 ").trim().slice(0,pm)).find(o=>o!==void 0&&o!=="")}function gm(s){const t=[],e=(0,B.ZE)(s).reverse();for(let n=e.pop();n;n=e.pop())if(n.name==="text")t.push((0,B.
a4)(n));else if(n.name!=="defs")for(const i of(0,B.ZE)(n).reverse())e.push(i);return t.join(" ")}var ya=A(78445),xa=A(25561);const wm=new Set(["disc","circle","\
square"]);class bm{values=new Map;scopes=[new Set];quotes=0;enter(t,e){for(const[n,i]of t.counterReset)this.open(n,i);e&&(e.name==="ol"||e.name==="ul"||e.name===
"menu")&&this.open("list-item",ym(e)),t.display==="list-item"&&this.countItem(e);for(const[n,i]of t.counterIncrement){const o=this.values.get(n);!o||o.length===
0?this.open(n,i):o[o.length-1]=o.at(-1)+i}return this.scopes.push(new Set),()=>{for(const n of this.scopes.pop())this.values.get(n).pop()}}open(t,e){const n=this.
values.get(t)??[];this.values.set(t,n);const i=this.scopes.at(-1);i.has(t)&&n.pop(),i.add(t),n.push(e)}countItem(t){const e=this.values.get("list-item")??[0];this.
values.set("list-item",e),e.length===0&&e.push(0);const n=t?.attributes.get("value"),i=t?.parent?.attributes.has("reversed")===!0?-1:1;e[e.length-1]=n!==void 0&&
/^\s*-?\d{1,9}\s*$/.test(n)?Number(n):e.at(-1)+i}marker({listStyleType:t}){if(t==="none")return;if(wm.has(t))return{text:"",shape:t};if(t.startsWith('"'))return{
text:t.slice(1),shape:void 0};const e=this.values.get("list-item")?.at(-1)??1;return{text:`${Je(e,t)}. `,shape:void 0}}textOf(t,e,{quotes:n}){if("text"in t)return t.
text;if("attribute"in t)return e.attributes.get(t.attribute)??"";if("quote"in t)return this.quote(t.quote,n);const i=this.values.get(t.counter)??[0];return t.separator===
void 0?Je(i.at(-1)??0,t.style):i.map(o=>Je(o,t.style)).join(t.separator)}quote(t,e){if(t==="none")return"";t==="close"&&(this.quotes=Math.max(this.quotes-1,0));
const n=Math.min(this.quotes,e.length/2-1);return t==="open"&&this.quotes++,e[2*n+(t==="open"?0:1)]??""}}function ym(s){const t=s.attributes.get("start"),e=t!==
void 0&&/^\s*-?\d{1,9}\s*$/.test(t)?Number(t):void 0;return s.attributes.has("reversed")?(e??(0,B.ZE)(s).filter(({name:n})=>n==="li").length)+1:(e??1)-1}const xm=[
[1e3,"m"],[900,"cm"],[500,"d"],[400,"cd"],[100,"c"],[90,"xc"],[50,"l"],[40,"xl"],[10,"x"],[9,"ix"],[5,"v"],[4,"iv"],[1,"i"]];function ka(s){let[t,e]=[s,""];for(const[
n,i]of xm)for(;t>=n;t-=n)e+=i;return e}function us(s,t,e){let[n,i]=[s,""];for(;n>0;n=Math.floor((n-1)/e))i=String.fromCodePoint(t.codePointAt(0)+(n-1)%e)+i;return i}
function Je(s,t){const e=s>=1&&s<=3999;switch(t){case"none":return"";case"decimal-leading-zero":return s>=0&&s<10?`0${s}`:String(s);case"lower-roman":return e?ka(
s):String(s);case"upper-roman":return e?ka(s).toUpperCase():String(s);case"lower-alpha":case"lower-latin":return s>=1?us(s,"a",26):String(s);case"upper-alpha":case"\
upper-latin":return s>=1?us(s,"A",26):String(s);case"lower-greek":return s>=1?us(s,"α",17):String(s);case"disc":return"•";case"circle":return"◦";case"squar\
e":return"▪";default:return String(s)}}function Mt(s,t){const e=(0,O.lM)(s);e.display=t;for(const n of["borderTopWidth","borderRightWidth","borderBottomWidth",
"borderLeftWidth","outlineWidth"])e[n]=0;return new K(e)}const km=({columnCount:s,columnWidth:t})=>s!==void 0||t!==void 0;function Om(s){const t=s.inner==="line\
s";if(!t&&s.children.length===0)return;const e=t?[[]]:Oa(s.children.splice(0));for(const n of e){if(n instanceof K){s.children.push(n);continue}const i=Mt(s.style,
"flow-root");t?Mm(s,i):(0,H.RZ)(i.children,n);const o=Mt(s.style,"block");o.inner="columns",Object.assign(o.style,Sm(s.style,e.length===1)),o.children.push(i),s.
children.push(o)}}function Mm(s,t){t.inner="lines",t.inlines=s.inlines,s.inlines=[],t.element=s.element,s.element=null,s.inner="blocks"}function Sm(s,t){const{columnCount:e,
columnWidth:n,columnGap:i,columnFill:o,columnRuleWidth:r,columnRuleStyle:a,columnRuleColor:c,height:l}=s,d={columnCount:e,columnWidth:n,columnGap:i,columnFill:o,
columnRuleWidth:r,columnRuleStyle:a,columnRuleColor:c};return l==="auto"||!t?d:{...d,height:vm}}const vm={px:0,percent:1};function Oa(s){const t=[];for(const e of s)
for(const n of Tm(e)){const i=t.at(-1);Ma(n)?t.push(n):Array.isArray(i)?i.push(n):t.push([n])}return t}const Ma=s=>s.style.columnSpan==="all"&&!s.isApart;function Tm(s){
if(s.inner!=="blocks"||Ma(s)||ft(s))return[s];const t=Oa(s.children);return t.every(e=>Array.isArray(e))?[s]:t.map((e,n)=>e instanceof K?e:Rm(s,e,n===0,n===t.length-
1))}function Rm(s,t,e,n){const i=new K({...s.style,...!e&&Im,...!n&&Lm});return i.element=s.element,i.images=s.images,e&&([i.place,i.marker]=[s.place,s.marker]),
(0,H.RZ)(i.children,t),i}const Im={marginTop:O.f2,paddingTop:O.f2,borderTopWidth:0},Lm={marginBottom:O.f2,paddingBottom:O.f2,borderBottomWidth:0},Cm=new Set(["i\
nline","inline-block","inline-flex","inline-grid","inline-table"]),Ze=({display:s})=>!Cm.has(s);function Am(s,t){if(t.push({inline:{kind:"break",style:s},home:void 0,
isBlank:!1}),s.clear==="none")return;const e=Mt(s,"block");Object.assign(e.style,{clear:s.clear}),t.push({block:e})}function Ve(s,t,e){const{display:n}=s.style;
switch(n){case"flex":case"inline-flex":return s.inner="flex",Sa(s,t);case"grid":case"inline-grid":return s.inner="grid",Sa(s,t);case"table":case"inline-table":return s.
inner="table",ae(s,t,"table");case"table-row-group":case"table-header-group":case"table-footer-group":return s.inner="rows",ae(s,t,"rows");case"table-row":return s.
inner="row",ae(s,t,"row");case"table-column-group":for(const i of t)"block"in i&&s.children.push(i.block);return;default:Em(s,t,e),km(s.style)&&Om(s)}}function Em(s,t,e){
if(!t.some(i=>"block"in i)&&t.length>0&&!t.every(o=>"inline"in o&&(o.inline.kind==="apart"||o.isBlank&&o.inline.kind==="text"))){ps(s,t),s.element??=e.parent;return}
ms(s,Nm(s,t))}function ps(s,t){s.inner="lines";const e=new Map;for(const{inline:i}of t)i.kind==="open"&&e.set(i.box,1),i.kind==="close"&&e.has(i.box)&&e.set(i.box,
2);const n=[];for(const{inline:i,home:o}of t)o&&!s.element&&(s.element=o),!((i.kind==="open"||i.kind==="close")&&e.get(i.box)!==2)&&n.push(i);s.inlines=(0,H.Hn)(
n)}function ms(s,t){let e=[];const n=()=>{if(e.some(({inline:o,isBlank:r})=>!r&&o.kind!=="apart")){const o=Mt(s.style,"block");ps(o,e),s.children.push(o)}else for(const{
inline:o}of e)o.kind==="apart"&&s.children.push(o.box);e=[]};for(const i of t)"block"in i?(n(),s.children.push(i.block)):i.inline.kind==="apart"&&e.every(({isBlank:o})=>o)?
s.children.push(i.inline.box):e.push(i);n()}function Sa(s,t){ms(s,t);for(const e of s.children)e.isItem=!0}const Bm={table:["table-row-group","table-header-grou\
p","table-footer-group","table-caption","table-column","table-column-group"],rows:["table-row"],row:["table-cell"]},Wm={table:"table-row-group",rows:"table-row",
row:"table-cell"},zm={table:"rows",rows:"row",row:"cell"};function ae(s,t,e){const n=Bm[e];let i=[];const o=()=>{if(i.some(a=>"block"in a||!a.isBlank||a.inline.
kind==="atom")){const a=Mt(s.style,Wm[e]),c=zm[e];a.inner=c==="cell"?"blocks":c,c==="cell"?$m(a,i):ae(a,i,c),s.children.push(a)}else for(const a of i)"inline"in
a&&a.inline.kind==="apart"&&s.children.push(a.inline.box);i=[]};for(const r of t)"block"in r&&n.includes(r.block.style.display)?(o(),s.children.push(r.block)):i.
push(r);o()}function $m(s,t){t.every(e=>"inline"in e)?ps(s,t):ms(s,t)}const va=s=>"block"in s&&s.block.style.display.startsWith("table-")&&s.block.style.display!==
"table-caption";function Nm(s,t){if(!t.some(va))return t;const e=[];let n=[];const i=()=>{if(n.length===0)return;const o=Mt(s.style,"table");o.inner="table",ae(
o,n,"table"),e.push({block:o}),n=[]};for(const o of t)if(va(o))n.push(o);else{if(n.length>0&&"inline"in o&&o.isBlank)continue;i(),e.push(o)}return i(),e}const Ta=new WeakMap;
function ce(s,t,e){let n=Ta.get(s);n||Ta.set(s,n=new Map);let i=n.get(t);return i||n.set(t,i=e()),i}const qe=13,gs=[1,1,1],ws=[118/255,118/255,118/255],Pm=[0,117/
255,1],Dm=.3,Qe=(s,t,e)=>({color:s,alpha:t,width:e,cap:0,join:0,miter:4,dashes:[],dashOffset:0}),le=(s,t,e,n=1)=>({kind:"shape",path:s,fill:t&&{paint:t,alpha:n,
hasHoles:!1},stroke:e}),Ra=qe/2,Ia=s=>(0,U.KJ)((t,e)=>[Ra+t*s,Ra+e*s]),Hm=`${(0,U.XL)([[1,.5],[12,.5],[12.5,1],[12.5,12],[12,12.5],[1,12.5],[.5,12],[.5,1]])} h`,
Fm=(0,U.XL)([[2.7,6.4],[5.3,9],[10.3,3.6]]);function Gm(s,t,e,n){const i=e?Dm:1,o=e?ws:n?.color??Pm,r=[];return s==="radio"?(r.push(le(Ia(6),gs,Qe(t?o:ws,i,1))),
t&&r.push(le(Ia(3.5),o,void 0,i))):(r.push(le(Hm,t?o:gs,Qe(t?o:ws,i,1),t?i:1)),t&&r.push(le(Fm,void 0,Qe(gs,1,1.8)))),{view:[0,0,qe,qe],fit:{scaling:"meet",x:.5,
y:.5},nodes:r}}function jm({color:s,alpha:t}){const e=(0,U.XL)([[1,1],[4.5,4.5],[8,1]]);return{view:[0,0,9,6],fit:{scaling:"meet",x:.5,y:.5},nodes:[le(e,void 0,
Qe(s,t,1.8))]}}const _m=new Set(["input","select","textarea","button"]),La={submit:"Submit",reset:"Reset",button:""},Um={color:[0,0,0],alpha:1},Ym=({name:s,isHtml:t})=>t&&
_m.has(s),bs=({attributes:s})=>s.get("type")?.trim().toLowerCase()??"",Km=s=>s.name==="input"&&/^(?:file|image)$/.test(bs(s)),Xm=s=>s.name==="input"&&bs(s)==="r\
ange";function Jm(s,t,e){const n=Vm(s,t),{least:i,style:o}=n,r=/flex|grid/.test(e.display),a=typeof i=="number"&&o.width==="auto"&&!r,c=[s.name,r,...Zm.map(d=>s.
attributes.get(d))].join("|"),l=ce(t,c,()=>a?{...o,width:(0,O.yA)(i+Ea(o).x)}:o);return{...n,style:l}}const Zm=["type","size","cols","rows","multiple"];function Vm(s,t){
const e={...t};switch(e.display==="inline"&&(e.display="inline-block"),s.name){case"button":return he(e);case"textarea":return tg(s,e);case"select":return ng(s)?
{style:sg(s,e),isOnLine:!0,isCentered:!1}:eg(s,e);default:return qm(s,e)}}function qm(s,t){const{attributes:e}=s,n=bs(s);if(n==="checkbox"||n==="radio"){if(t.appearance===
"none")return{style:t,isCentered:!1};const c=e.has("checked"),l=Gm(n,c,e.has("disabled"),t.accentColor);return{style:t,mark:{drawing:l,size:qe,alt:Qm[n][c?1:0]},
isCentered:!1}}if(n==="range")return{style:t,isCentered:!1};const i=e.get("value")??"";if(Object.hasOwn(La,n))return{...he(t),text:{value:e.has("value")?i:La[n],
isHint:!1}};if(n==="color"){const[,c,l,d]=/^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(i)??[],h=c===void 0?Um:{color:[c,l,d].map(f=>Number.parseInt(f,16)/255),
alpha:1};return{...he(t),swatch:h}}const o=de(e.get("size"),20);ys(t,1);const r=(rg[n]??o*ig+og)*t.fontSize,a=n==="password"?"•".repeat(Math.min(i.length,o)):
i;return{...he(t),text:Aa(a,e.get("placeholder")),least:r}}const Qm={checkbox:["☐","☑"],radio:["○","◉"]};function tg(s,t){const{attributes:e}=s,i=de(e.get(
"cols"),20)*ag*t.fontSize+cg;ys(t,de(e.get("rows"),2));const o=(0,B.a4)(s).replace(/^\r?\n/,"");return{style:xs(t),text:Aa(o,e.get("placeholder")),least:i,isOnLine:!0,
isCentered:!1}}function eg(s,t){const e=(0,B.Ky)(s).filter(({name:r})=>r==="option"),n=e.findLast(({attributes:r})=>r.has("selected"))??e.find(({attributes:r})=>!r.
has("disabled"))??e[0];let i="";for(const r of e){const a=Ca(r);a.length>i.length&&(i=a)}const o={...he(t,!0),text:{value:n?Ca(n):"",isHint:!1},least:i};return t.
appearance==="none"?o:{...o,arrow:jm(t.color)}}const Ca=s=>(s.attributes.get("label")??(0,B.a4)(s)).replace(/\s+/g," ").trim(),ng=({attributes:s})=>s.has("multi\
ple")||de(s.get("size"),1)>1;function sg(s,t){return ys(t,de(s.attributes.get("size"),4)),xs(t)}const Aa=(s,t)=>s===""&&t!==void 0?{value:t,isHint:!0}:{value:s,
isHint:!1};function de(s,t){const e=/^\s{0,9}(\d{1,9})/.exec(s??"")?.[1];return e===void 0||Number(e)===0?t:Math.min(Number(e),1e3)}const ig=.6,og=1.5,rg={date:8.8,
month:10,week:9,time:7.2,"datetime-local":14.5},ag=.675,cg=15;function ys(s,t){const{minHeight:e}=s,n=typeof e=="object"?e:(0,O.yA)(0);s.height==="auto"&&n.percent===
0&&(s.minHeight=(0,O.yA)(Math.max(n.px,t*fi(s)+Ea(s).y)))}function Ea(s){if(s.boxSizing!=="border-box")return{x:0,y:0};const[t,e]=[Z(s),Q(s,0)];return{x:E(t)+E(
e),y:W(t)+W(e)}}function he(s,t=!1){const e=s.display==="inline-block"||s.display==="block";return e&&(s.display=s.display==="block"?"flex":"inline-flex",Object.
assign(s,t?Ba:lg)),{style:xs(s),isCentered:e}}const Ba={flexDirection:"row",justifyContent:"space-between",alignItems:"center",flexWrap:"nowrap"},lg={...Ba,flexDirection:"\
column",justifyContent:"center",alignItems:"stretch"},Wa=["Top","Right","Bottom","Left"],za=["TopLeft","TopRight","BottomRight","BottomLeft"];function xs(s){const t=Wa.
every(o=>s[`border${o}Width`]===2&&/^(?:in|out)set$/.test(s[`border${o}Style`])),e=s.backgroundColor,n=e!==void 0&&s.backgroundImage.length===0&&hg.has(e.color.
join());if(!t||!n||s.appearance==="none")return s;for(const o of Wa){const r=s[`padding${o}`];Object.assign(s,{[`border${o}Width`]:1,[`border${o}Style`]:"solid",
[`padding${o}`]:{...r,px:r.px+1}})}if(!za.some(o=>s[`border${o}Radius`][0].px>0))for(const o of za)s[`border${o}Radius`]=dg;return s}const dg=[(0,O.yA)(2),(0,O.
yA)(2)],hg=new Set([[1,1,1].join(),[239/255,239/255,239/255].join()]);function fg(s,t,{least:e,arrow:n,swatch:i,isCentered:o}){if(s.children.push(t),i&&(s.children[0]=
tn(s,{backgroundColor:i,flexGrow:1,alignSelf:"stretch"})),e!==void 0&&s.style.width==="auto"&&pg(s,e),n){const r=tn(s,{marginLeft:(0,O.yA)(2),marginRight:(0,O.yA)(
4),flexShrink:0});r.inner="image",r.replaced={image:void 0,drawing:n,width:9,height:6},s.children.push(r)}s.inner=o?"flex":"blocks";for(const r of s.children)r.
isItem=o}const tn=({style:s},t)=>new K(ce(s,JSON.stringify(t),()=>({...Mt(s,"block").style,...t}))),ug=s=>new K(ce(s,"line",()=>Mt(s,"block").style));function pg(s,t){
const e={height:(0,O.yA)(0),overflow:"hidden",visibility:"hidden"},n=tn(s,typeof t=="number"?{...e,width:(0,O.yA)(t)}:e);typeof t=="string"&&(n.inner="lines",n.
inlines=[{kind:"text",text:t,style:n.style,owner:void 0}]);const i=tn(s,{});for(const o of[...s.children,n])i.children.push(o);s.children.splice(0,s.children.length,
i)}const mg=Object.keys(O.AG);function gg(s,t){const e=(0,O.lM)(t),n={};for(const a of mg)s[a]!==e[a]&&Object.assign(n,{[a]:s[a]});const{textDecorationLine:i,textDecorationColor:o,
textDecorationStyle:r}=s;return i.size>t.textDecorationLine.size&&Object.assign(n,{textDecorationLine:i,textDecorationColor:o,textDecorationStyle:r}),n}const wg=new Set(
["progress","meter"]),$a=s=>wg.has(s.name)||Xm(s);function bg({name:s,attributes:t}){const e=(r,a)=>{const c=t.get(r)?.trim(),l=c===void 0||c===""?NaN:Number(c);
return Number.isFinite(l)?l:a},n=s==="progress"?0:e("min",0),i=e("max",s==="input"?100:1),o=(e("value",s==="input"?(n+i)/2:n)-n)/(i-n);return Number.isFinite(o)?
Math.min(Math.max(o,0),1):0}function yg(s,t,e,n){const i=bg(t),r={...n.pseudoStyle(t,"bar",e).style,display:"block",width:{px:0,percent:i},height:{px:0,percent:1}};
s.inner="blocks",s.children.push(new K(r));const a=(0,B.a4)(t).replace(/\s+/g," ").trim();return a===""?`${Math.round(i*100)} %`:a}const xg=/^(?:https?|mailto|tel|ftp):/i;
function kg(s,t){if(s.startsWith("#")){const e=t.find(Og(s.slice(1)));return e&&{place:e}}return xg.test(s)?{uri:Mg(s)}:void 0}function Og(s){try{return decodeURIComponent(
s)}catch{return s}}const Mg=s=>{try{return new URL(s).href.replace(/[^!-~]/g,t=>encodeURIComponent(t))}catch{return s.replace(/[^!-~]/gu,t=>encodeURIComponent(t))}};
class Pt{parent;own;outer;paragraph;constructor(t,e,n){this.parent=t,this.own=e,this.outer=n}get(){return this.own?this.parent:this.outer?this.outer.get():this.
paragraph??=this.parent.add("P")}end(){this.paragraph=void 0,this.outer?.end()}}const Sg=new Set(["P","H1","H2","H3","H4","H5","H6","TD","TH","LBody","Caption",
"Code"]);class vg{document;headings;data=new Map;constructor(t,e){this.document=t,this.headings=e}top(){return new Pt(this.document,!1)}enter(t,e,n){const{name:i}=t;
if(n&&!this.tagOf(t))return{home:new Pt(e.parent,!1,e),label:void 0};if(n||e.end(),i==="li")return this.item(e);const o=this.tagOf(t);if(!o)return{home:new Pt(e.
parent,!1),label:void 0};const r=e.parent.add(o,this.factsOf(t,o));return{home:new Pt(r,Sg.has(o)),label:void 0}}item(t){if(t.parent.tag!=="L")return{home:new Pt(
t.parent.add("P"),!0),label:void 0};const e=t.parent.add("LI"),n=e.add("Lbl");return{home:new Pt(e.add("LBody"),!1),label:n}}tagOf(t){const{name:e}=t,n=this.headings.
levelOf(t);if(n!==void 0)return`H${n}`;if(/^h[1-6]$/.test(e))return"P";const i=Tg[e];return i?this.isData(t)?i:void 0:Rg[e]}factsOf(t,e){const{attributes:n,name:i}=t;
if(e==="L")return{attributes:{O:"List",ListNumbering:i==="ol"?"Decimal":"Disc"}};if(e!=="TH"&&e!=="TD")return{};const[o,r]=[Number(n.get("colspan"))||1,Number(n.
get("rowspan"))||1],a={...o>1&&{ColSpan:o},...r>1&&{RowSpan:r}};return e==="TD"?Object.keys(a).length>0?{attributes:{O:"Table",...a}}:{}:{attributes:{O:"Table",
Scope:Lg(t),...a}}}isData(t){let e=t;for(;e&&e.name!=="table";)e=e.parent;if(!e)return!1;let n=this.data.get(e);return n===void 0&&this.data.set(e,n=Ig(e)),n}}const Tg={
table:"Table",thead:"THead",tbody:"TBody",tfoot:"TBody",tr:"TR",th:"TH",td:"TD",caption:"Caption"},Rg={p:"P",ul:"L",ol:"L",menu:"L",blockquote:"BlockQuote",pre:"\
P",section:"Sect",article:"Sect",dt:"P",dd:"P",figcaption:"P",summary:"P"};function Ig(s){const t=s.attributes.get("role");if(t==="presentation"||t==="none")return!1;
let e=0,n=0;for(const i of(0,B.Ky)(s))if(i!==s){if(i.name==="table")return!1;if(i.name==="th"||i.name==="thead"||i.name==="caption")return!0;i.name==="tr"&&e++,
i.name==="td"&&n++}return e>1&&n>e}function Lg(s){const t=s.attributes.get("scope")?.toLowerCase();if(t==="row"||t==="rowgroup")return"Row";if(t==="col"||t==="c\
olgroup")return"Column";const e=s.parent,n=e?.parent?.name==="thead",i=e?.children.some(o=>o.kind==="element"&&o.name==="td");return!n&&i===!0?"Row":"Column"}const Na=()=>({
images:new Set,links:new Set,leftOut:new Map,fields:new Map,scripts:0,undescribed:0}),Cg=new Set(["iframe","frame","frameset","object","embed","applet","video",
"audio","canvas","math"]);class Ag{sources;counters=new bm;tags;constructor(t){this.sources=t,this.tags=new vg(t.document,t.headings)}*build(t){const e=[],{styler:n}=this.
sources;yield*this.element(t,{styled:n.start,home:this.tags.top(),owner:void 0,table:void 0},e);const[i]=e;return i&&"block"in i?(Bg(i.block,t),i.block):new K(n.
start.style)}*nodes(t,e,n){for(const i of t)i.kind==="text"?this.text(i.value,e,n):yield*this.element(i,e,n)}text(t,{styled:e,home:n,owner:i},o){if(t==="")return;
const r=/^[ \t\n\r\f]*$/.test(t)&&!e.style.whiteSpace.startsWith("pre");o.push({inline:{kind:"text",text:t,style:e.style,owner:i},home:r?void 0:n.get(),isBlank:r})}*element(t,e,n){
const{styler:i,told:o}=this.sources,r=i.matcher.work,a=Eg(e.styled.style,i.styleOf(t,e.styled,e.table));yield Y+(i.matcher.work-r)*30;const{name:c}=t;c==="scrip\
t"&&o.scripts++,(Cg.has(c)||Km(t))&&Pa(o.leftOut,c);const{style:l}=a;if(l.display==="none")return;if(Ym(t))return yield*this.control(t,a,e,n);const d=this.counters.
enter(l,t);c==="br"?Am(l,n):c==="wbr"?this.text("​",{...e,styled:a},n):c==="img"?yield*this.picture(t,a,e,n):c==="svg"&&!t.isHtml?yield*this.drawing(t,a,e,n):
l.display==="contents"?yield*this.nodes(t.children,{...e,styled:a},n):l.display==="inline"?yield*this.inline(t,a,e,n):yield*this.block(t,a,e,n),d()}*control(t,e,n,i){
const o=Jm(t,e.style,n.styled.style),{style:r,mark:a}=o;t.name!=="button"&&Pa(this.sources.told.fields,t.name);const c=this.counters.enter(r,t),l={...e,style:r};
if(a){const{drawing:d,size:h}=a;yield*this.addDrawing(t,l,{drawing:d,width:h,height:h},a.alt,n,i)}else yield*this.block(t,l,n,i,o);c()}value({value:t,isHint:e},n,i,o){
const{styled:r}=i,a=e?this.sources.styler.pseudoStyle(n,"placeholder",r):r,c=ce(a.style,"text",()=>(0,O.lM)(a.style));t.trim()===""?o.push({inline:{kind:"break",
style:c},home:void 0,isBlank:!1}):this.text(t,{...i,styled:{...a,style:c}},o)}*inline(t,e,n,i){const o=new K(e.style);this.place(o,t),yield*this.backgrounds(o);
const r=this.ownerOf(t,n.owner),a={...n,styled:e,owner:r};i.push({inline:{kind:"open",box:o,owner:r},home:void 0,isBlank:!0}),yield*this.content(t,e,a,i),i.push(
{inline:{kind:"close",box:o},home:void 0,isBlank:!0})}*content(t,e,n,i){e.pseudos.includes("before")&&(yield*this.pseudo(t,"before",n,i)),yield*this.nodes(t.children,
n,i),e.pseudos.includes("after")&&(yield*this.pseudo(t,"after",n,i))}*block(t,e,n,i,o){const{style:r}=e,a=new K(r);this.place(a,t),yield*this.backgrounds(a);const c=!Ze(
r),{home:l,label:d}=this.tags.enter(t,n.home,c),h=this.ownerOf(t,n.owner),f=t.name==="table"?t:n.table,u=[];r.display==="list-item"&&this.marker(t,e,a,d,l,u);const p={
styled:e,home:l,owner:h,table:f};o?.text?this.value(o.text,t,p,u):$a(t)||(yield*this.content(t,e,p,u)),e.pseudos.includes("first-letter")&&this.firstLetter(t,e,
u,l),a.keepsNext=/^h[1-6]$/.test(t.name),a.span=jg(t);const m=o?.isCentered||o?.least!==void 0?ug(r):a;if(Ve(m,u,l),o&&m!==a&&fg(a,m,o),a.isOnLine=o?.isOnLine===
!0,e.pseudos.includes("first-line")&&a.inner==="lines"&&(a.firstLine=gg(this.sources.styler.pseudoStyle(t,"first-line",e).style,r)),a.isLegend=t.name==="legend"&&
!a.isApart,t.name==="fieldset"&&a.inner==="blocks"&&(a.legend=a.children.find(({isLegend:g})=>g)),$a(t)){const g=t.attributes.get("aria-label")??yg(a,t,e,this.sources.
styler);a.element=new ya.H("Figure",void 0,{alt:g})}c?i.push({inline:{kind:"atom",box:a,owner:n.owner},home:void 0,isBlank:!1}):a.isApart?i.push({inline:{kind:"\
apart",box:a},home:void 0,isBlank:!0}):i.push({block:a})}marker(t,e,n,i,o,r){const a=e.pseudos.includes("marker")?this.sources.styler.pseudoStyle(t,"marker",e).
style:void 0,l=(Array.isArray(a?.content)?a.content:void 0)?.map(h=>this.counters.textOf(h,t,n.style)).join(""),d=l===void 0?this.counters.marker(n.style):{text:l,
shape:void 0};!d||a?.content==="none"||(n.style.listStylePosition==="inside"?this.insideMarker(d,a??Bi((0,O.lM)(n.style),n.style),o,r):n.marker={...d,style:a??n.
style,element:i})}insideMarker({text:t,shape:e},n,i,o){const r={...n,textDecorationLine:new Set},a=new K(e?{...r,marginRight:{px:r.fontSize,percent:0}}:r);o.push(
{inline:{kind:"open",box:a,owner:void 0},home:void 0,isBlank:!0});const c={kind:"text",text:e?zg[e]:t,style:r,owner:void 0};o.push({inline:c,home:i.get(),isBlank:!1}),
o.push({inline:{kind:"close",box:a},home:void 0,isBlank:!0})}*pseudo(t,e,n,i){const o=this.sources.styler.pseudoStyle(t,e,n.styled),{style:r}=o;if(!Array.isArray(
r.content)||r.display==="none")return;const a=this.counters.enter(r,void 0),c=r.content.map(h=>this.counters.textOf(h,t,r)).join("");a();const l=[];if(this.text(
c,{...n,styled:o},l),r.display==="inline"){const h=new K(r);yield*this.backgrounds(h),i.push({inline:{kind:"open",box:h,owner:n.owner},home:void 0,isBlank:!0});
for(const f of l)i.push(f);i.push({inline:{kind:"close",box:h},home:void 0,isBlank:!0});return}const d=new K(r);yield*this.backgrounds(d),Ve(d,l,n.home),Ze(r)?d.
isApart?i.push({inline:{kind:"apart",box:d},home:void 0,isBlank:!0}):i.push({block:d}):i.push({inline:{kind:"atom",box:d,owner:n.owner},home:void 0,isBlank:!1})}firstLetter(t,e,n,i){
const o=n.findIndex(u=>!("inline"in u)||!u.isBlank),r=n[o];if(!r||!("inline"in r)||r.inline.kind!=="text")return;const{text:a}=r.inline,c=Wg.exec(a)?.[0];if(c===
void 0)return;const{style:l}=this.sources.styler.pseudoStyle(t,"first-letter",e),d=new K(l),h={...r,inline:{...r.inline,text:c.trimStart(),style:(0,O.lM)(l)}},f={
...r,inline:{...r.inline,text:a.slice(c.length)}};if(l.float==="none"){const u={inline:{kind:"open",box:d,owner:void 0},home:void 0,isBlank:!0},p={inline:{kind:"\
close",box:d},home:void 0,isBlank:!0};n.splice(o,1,u,h,p,f)}else Ve(d,[h],i),n.splice(o,1,{inline:{kind:"apart",box:d},home:void 0,isBlank:!0},f)}*picture(t,e,n,i){
const{images:o,pictures:r,told:a}=this.sources,{style:c}=e,l=new K(c);this.place(l,t),yield*this.backgrounds(l);const d=(0,nn.Z)(t),h=d===void 0?void 0:o.get((0,Ct.
bi)(d)),f=t.attributes.get("alt")??t.attributes.get("title"),u=d===void 0?void 0:yield*r.at((0,Ct.bi)(d));if(u){f===void 0&&a.undescribed++,yield*this.addDrawing(
t,e,u,f,n,i);return}if(!h){d!==void 0&&d.trim()!==""&&a.images.add(d),f!==void 0&&f.trim()!==""?this.substitute(f,e,n,i):this.keepPlace(l,d===void 0||d===""||f!==
void 0,n,i);return}f===void 0&&a.undescribed++;const{width:p,height:m}=/^\s*qr:/i.test(d)?Fg:Gg(h);l.replaced={image:h,width:p,height:m},this.addReplaced(l,f,n,
i)}addReplaced(t,e,n,i){t.inner="image",e?.trim()!==""&&(t.element=new ya.H("Figure",void 0,{alt:e??""})),Ze(t.style)?(t.element&&n.home.parent.adopt(t.element),
i.push(t.isApart?{inline:{kind:"apart",box:t},home:void 0,isBlank:!0}:{block:t})):i.push({inline:{kind:"atom",box:t,owner:n.owner},home:n.home.get(),isBlank:!1})}*drawing(t,e,n,i){
const{told:o,drawings:r}=this.sources,{drawing:a,size:c}=yield*r.read(t,e),l=mm(t);l===void 0&&o.undescribed++,yield*this.addDrawing(t,e,{drawing:a,width:c?.width,
height:c?.height},l,n,i)}*addDrawing(t,e,{drawing:n,width:i,height:o},r,a,c){const l={...e.style},d=new K(l);this.place(d,t),yield*this.backgrounds(d),l.width===
"auto"&&l.height==="auto"&&i===void 0&&o===void 0&&(l.width=$g),n.view&&(l.aspectRatio??=n.view[2]/n.view[3]),d.replaced={image:void 0,drawing:n,width:i,height:o},
this.addReplaced(d,r,a,c)}substitute(t,{style:e,variables:n},i,o){const r=new K({...e,width:"auto",height:"auto",minWidth:"auto",minHeight:"auto",aspectRatio:void 0}),
a=[];this.text(t,{...i,styled:{style:(0,O.lM)(e),variables:n}},a),Ve(r,a,i.home),Ze(e)?r.isApart?o.push({inline:{kind:"apart",box:r},home:void 0,isBlank:!0}):o.
push({block:r}):o.push({inline:{kind:"atom",box:r,owner:i.owner},home:i.home.get(),isBlank:!1})}keepPlace(t,e,n,i){const{style:o,place:r,images:a}=t,c=o.width!==
"auto"&&o.height!=="auto",l=()=>({...o,width:"auto",height:"auto"}),d=new K(c?o:ce(o,"unsized",l)),h=e?0:Hg;Object.assign(d,{place:r,images:a,replaced:{image:void 0,
width:h,height:h}}),this.addReplaced(d,"",n,i)}ownerOf(t,e){const n=t.name==="a"?t.attributes.get("href")?.trim():void 0,i=t.attributes.get("lang")?.trim();if(n!==
void 0){const o=kg(n,this.sources.headings);if(o)return new xa._("Link",{},e,{target:o,contents:Dg(t,n)});n!==""&&n!=="#"&&this.sources.told.links.add(n)}return i!==
void 0&&t.parent?.parent&&/^[a-z]{2,3}(?:-[a-z0-9]{1,8})*$/i.test(i)?new xa._("Span",{lang:i},e):e}place(t,e){t.place=this.sources.headings.placeOf(e)}*backgrounds(t){
const{backgroundImage:e,borderImage:n}=t.style,i=n?.image?[...e,n.image]:e;if(!i.some(l=>"url"in l))return;const{images:o,pictures:r,told:a}=this.sources,c=new Map;
for(const l of i){if(!("url"in l))continue;const d=(0,Ct.bi)(l.url),h=o.get(d)??(yield*r.at(d));h?c.set(l.url,h):a.images.add(l.url)}t.images=c}}function Pa(s,t){
s.set(t,(s.get(t)??0)+1)}function Eg(s,t){const{style:e}=t;return s.opacity===1||s.display!=="inline"||e.display!=="inline"?t:{...t,style:{...e,opacity:e.opacity*
s.opacity}}}function Bg(s,t){const e=s.style,n=s.children.find(({isApart:r})=>!r),i=t.children.some(r=>r.kind==="element"&&r.name==="body");if(!n||!i||e.backgroundColor!==
void 0||e.backgroundImage.length>0)return;const o=n.style;for(const r of Ng)Object.assign(e,{[r]:o[r]}),Object.assign(o,{[r]:O.DI[r]});s.images=n.images}const Wg=new RegExp(
"^\\s*\\p{P}{0,9}[\\p{L}\\p{N}\\p{S}]\\p{M}{0,9}\\p{P}{0,9}","u"),zg={disc:"•",circle:"○",square:"▪"},$g={px:0,percent:1},Ng=["backgroundColor","backgroun\
dImage","backgroundSize","backgroundRepeat","backgroundPosition"],Pg=300;function Dg(s,t){const e=(0,B.a4)(s).replace(/\s+/g," ").trim();return(e===""?s.attributes.
get("title")??t:e).slice(0,Pg)}const Hg=16,Fg={width:96,height:96},Gg=({displayed:s})=>s;function jg({attributes:s}){const t=(e,n)=>{const i=s.get(e)??"";return/^\s*\d{1,6}\s*$/.
test(i)?Number(i):n};return{columns:Math.max(t(s.has("span")?"span":"colspan",1),1),rows:t("rowspan",1)}}const _g={scaling:"none",x:0,y:0},Ug=/^data:image\/svg\+xml([^,]{0,200}),/i;
async function Yg(s,t){const e=new Map;for(const n of s){const[i,o=""]=Ug.exec(n)??[];if(i===void 0)continue;if(e.size===_.df)throw(0,_.bi)();const{root:r}=await(0,sn.
Z)(Xg(n.slice(i.length),/;\s*base64\s*$/i.test(o)),t),a=(0,B.Ky)(r).find(({name:c,isHtml:l})=>c==="svg"&&!l);a&&e.set(n,a)}return e}async function Kg(s,t){const e=new Map;
let n;for(const[i,o]of s){const a=(0,B.Ky)(o).some(({name:c})=>c==="style")?await t(o):n??=await t(o);e.set(i,{svg:o,sheets:a})}return e}function Xg(s,t){const e=s.
replace(/(?:%[\da-f]{2})+/gi,n=>Buffer.from(n.replaceAll("%",""),"hex").toString());return t?Buffer.from(e,"base64").toString():e}class Jg{files;page;tools;known=new Map;constructor(t,e,n){
this.files=t,this.page=e,this.tools=n}*at(t){const e=this.files.get(t);if(!e)return;const n=this.known.get(t);if(!n){const i=yield*this.read(e);return this.known.
set(t,i),i}if(this.tools.tally.drawn+=n.size,this.tools.tally.drawn>_.bJ)throw(0,_.iY)();return n}*read({svg:t,sheets:e}){const{tally:n}=this.tools,i=n.drawn,o=new Nn(
e,this.page),r=o.styleOf(t,o.start,void 0),{drawing:a,size:c}=yield*new Ai({...this.tools,styler:o},t).read(t,r),l=m=>typeof m=="object"&&m.percent===0?m.px:void 0,
d=a.view??(c&&[0,0,c.width,c.height]),{width:h,height:f}=c??{width:l(r.style.width),height:l(r.style.height)},u=d?[it(a.nodes,{clip:vt(...d)})]:a.nodes,p=a.view?
a.fit:_g;return{drawing:{...a,view:d,fit:p,nodes:u},width:h,height:f,size:n.drawn-i}}}const Zg=[["SemiBold",/^(?:b|strong|h[1-6]|th|optgroup)$/,/font-weight|font\s*:/i],
["Italic",/^(?:i|em|cite|var|dfn|address)$/,/italic|oblique/i],["Serif",/^$/,/(?<!sans-)\bserif|georgia|times|garamond|palatino|antiqua|bookman|cambria|constantia|baskerville|didot|bodoni|century|charter|merriweather|lora|katex|latin modern|computer modern|crimson|playfair|cormorant/i],
["Mono",/^(?:code|pre|kbd|samp|tt|textarea)$/,/mono|courier|consolas|menlo/i]],Vg=/^font(?:-family)?$/;function qg({selector:s,declarations:t}){const[e,...n]=s.
compounds;return(e.name===void 0?e.classes.length===0&&e.id===void 0:/^(?:html|body)$/.test(e.name))&&n.length===0&&t.some(({name:o,value:r})=>Vg.test(o)&&r.trim()!==
"serif")}const Qg=s=>s.kind==="element"&&s.name==="body"&&/\bfont(?:-family)?\s{0,9}:/i.test(s.attributes.get("style")??""),t0=["style","font-family","font-styl\
e","font-weight"];function e0(s,{rules:t},{header:e="",footer:n="",date:i="",title:o}){const r=new Set,a=["•○▪",e,n,i,o];for(const c of s.flatMap(B.Ky)){const l=t0.
flatMap(f=>{const u=c.attributes.get(f);return u===void 0?[]:[`${f}:${u}`]}).join(";"),h=c.name==="style"?(0,B.a4)(c):"";for(const[f,u,p]of Zg)(u.test(c.name)||
p.test(l)||p.test(h))&&r.add(f);for(const[,f]of h.matchAll(/\\([\da-f]{2,6})/gi)){const u=Number.parseInt(f,16);u>127&&u<=1114111&&(u<55296||u>57343)&&a.push(String.
fromCodePoint(u))}for(const f of["alt","title","data-label","value","placeholder","label"])a.push(c.attributes.get(f)??"");for(const f of c.children)f.kind==="t\
ext"&&a.push(f.value.replace(/[\0-\x7f]+/g,""))}return!t.some(qg)&&!s.some(({children:c})=>c.some(Qg))&&r.add("Serif"),{styles:[...r],text:a.join("")}}class Da{headings=new Map;places=new Map;named=new Map;constructor(t){
const e=[];for(const n of(0,B.Ky)(t)){const{name:i,attributes:o}=n,r=o.get("id")??(i==="a"?o.get("name"):void 0),a=/^h([1-6])$/.exec(i)?.[1];if(r===void 0&&a===
void 0)continue;const c={};if(this.places.set(n,c),r!==void 0&&!this.named.has(r)&&this.named.set(r,c),a===void 0)continue;const l=(0,B.a4)(n).replace(/\s+/g," ").
trim();if(l!==""){for(;e.length>0&&e.at(-1)>=Number(a);)e.pop();e.push(Number(a)),this.headings.set(n,{title:l,level:Math.min(e.length,6),place:c})}}}levelOf(t){
return this.headings.get(t)?.level}placeOf(t){return this.places.get(t)}find(t){return this.named.get(t)}get first(){return[...this.headings.values()][0]?.title}get bookmarks(){
const t=[],e=[{level:0,children:t}];for(const{title:n,level:i,place:o}of this.headings.values()){if(!o.sheet)continue;for(;e.at(-1).level>=i;)e.pop();const r=[];
e.at(-1).children.push({title:n,place:o,children:r}),e.push({level:i,children:r})}return t}}const Ha=`
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
`,Fa={plain:"",report:`${Ha}
h1 { font-size: 1.95em; border-bottom: 0.8pt solid var(--accent-color); padding-bottom: 0.12em }
h2 { font-size: 1.56em } h3 { font-size: 1.25em }
table { width: 100%; border-bottom: 0.7pt solid var(--accent-color) }
thead th { border-top: 0.7pt solid var(--accent-color); border-bottom: 0.7pt solid var(--accent-color); background: #eef1f5 }
tbody tr:nth-child(even) td { background: #f4f5f7 }`,letter:`${Ha}
h1 { font-size: 1.25em } h2 { font-size: 1.1em } h3, h4, h5, h6 { font-size: 1em }
thead th { border-bottom: 0.7pt solid var(--accent-color, #737373) }`};function n0(s,t){const e=t??(s==="report"?Cs.uR:void 0);if(!e)return Fa[s];const n=`rgb(${e.
map(o=>Math.round(o*255)).join(", ")})`,i=`html { --accent-color: ${n} } h1, h2, h3, h4, h5, h6 { color: ${n} } hr { border-color: ${n} }`;return`${Fa[s]} ${i}`}
var s0=A(63895),Ga=A(38017),i0=A(37645);const ks={"top-left-corner":["left","right","top"],"top-left":["middle","left","top"],"top-center":["middle","center","t\
op"],"top-right":["middle","right","top"],"top-right-corner":["right","left","top"],"left-top":["left","center","upper"],"left-middle":["left","center","center"],
"left-bottom":["left","center","lower"],"right-top":["right","center","upper"],"right-middle":["right","center","center"],"right-bottom":["right","center","lowe\
r"],"bottom-left-corner":["left","right","bottom"],"bottom-left":["middle","left","bottom"],"bottom-center":["middle","center","bottom"],"bottom-right":["middle",
"right","bottom"],"bottom-right-corner":["right","left","bottom"]},Os=({boxes:s},t)=>s.some(({name:e})=>ks[e]?.[2]===t),o0=1e5,r0=[{name:"content",value:"counte\
r(page)",important:!1},{name:"font-size",value:"9pt",important:!1},{name:"color",value:"#5c5c5c",important:!1}];async function a0(s,t,e,n,i){const o=n?[{name:"b\
ottom-center",pages:"all",declarations:r0}]:[],r=new Map;for(const a of s.sheets.keys()){const c=t(a);let l=r.get(c);l||r.set(c,l=new Map);const d=["all",a%2===
0?"right":"left",...a===0?["first"]:[]],h=d.join();let f=l.get(h);f||l.set(h,f=c0(c.boxes.length===0?o:c.boxes,d,e));for(const[u,p]of f){d0(s,a,l0(p,a+1,s.sheets.
length),{style:p,page:c,place:ks[u]});const m=i.step(o0);m&&await m}}}function c0(s,t,e){const n=new Map;for(const{name:o,pages:r,declarations:a}of s)if(t.includes(
r)&&Object.hasOwn(ks,o)){const c=n.get(o)??[];n.set(o,c),(0,H.RZ)(c,a)}const i=new Map;for(const[o,r]of n){const{style:a}=e.styleFrom(r,e.start);Array.isArray(a.
content)&&i.set(o,a)}return i}function l0({content:s},t,e){return s.map(n=>"text"in n?n.text:"counter"in n?Je(n.counter==="pages"?e:n.counter==="page"?t:0,n.style):
"").join("")}function d0({typefaces:s,sheets:t},e,n,{style:i,page:o,place:[r,a,c]}){if(n.trim()==="")return;const l=t[e],[d,h,f,u]=$s(o,e).map(C=>C*X),p=i.fontSize*
X,m=s.word(n,Ut(i)),g=m.width*p/1e3,w={left:[0,u],middle:[u,l.width-h],right:[l.width-h,l.width]},[b,y]=w[r],k=a==="left"?b:a==="right"?y-g:(b+y-g)/2,v={top:l.height-
d/2,upper:l.height-d-p/2,center:(l.height-d+f)/2,lower:f+p/2,bottom:f/2}[c],{color:S,alpha:R}=i.color,T={kind:"text",x:k,y:v-p*.35,size:p,color:S,words:[m],alpha:R};
c==="top"||c==="bottom"?l.run(c==="top"?"Header":"Footer",T):l.draw(void 0,T)}async function h0({root:s,isQuirky:t},e,n){const{pace:i}=n,o={width:e.width/X,height:e.
height/X,margin:e.margin/X},r=await Ua(s,t,{width:o.width-2*o.margin,height:o.height-2*o.margin},n0(e.theme,e.accent),n),a=await Kg(e.svgs,L=>Ua(L,!1,o,"",n)),c=await mc(
r.pages,o,i),l=c.usual,d=p0(l,e.running),h=await f0([s,...[...a.values()].map(({svg:L})=>L)],r,e,n),f=fe(l),u=e.logo&&(0,Ga.h)(e.logo,f,d,Ms),p=u?Math.max(u.room-
(l.own.first[0]-l.margins[0])*X,0):0;let m=new Da(s),g=Na(),w=new Map,b=_a(0);const{names:y,shadowsLeftOut:k}=await om({box:g0(c),isQuirky:t,tree:async L=>{h.document.
kids.splice(0,h.document.kids.length),m=new Da(s),g=Na();const P=new Nn(r,L);({ignored:w}=P);const{images:z}=e,G=u0(g,z),dt=new Ai({...G,styler:P},s),pt=new Jg(
a,L,G),V=new Ag({styler:P,images:z,pictures:pt,headings:m,told:g,drawings:dt,document:h.document});return b=await bt(V.build(s),i),p>0&&b.children.unshift(_a(p*
L.width/(f.width-f.left-f.right))),b}},h,i);h.document.prune();const v=e.pageNumbers&&d.footer===void 0,S=L=>ue(c,y.of(L)),R=m0(S,l);e.logo&&(0,Ga.h)(e.logo,R(0),
d,Ms).draw(h.sheets[0]);const T=c.named.size>0?await bt(Oh(b),i):0;T>0&&w.set("page",T),await a0(h,S,new Nn(r,l),v,i);const C=await s0.P.of(h.typefaces),N=(L,P)=>Os(
S(L),P==="Header"?"top":"bottom");await(0,i0.N)(h,C,{frameOf:R,size:Ms,isBare:N,pace:i},d);for(const L of c.ignored)w.set(L,1);return k>0&&w.set("text-shadow",k),
{composition:h,bookmarks:m.bookmarks,told:g,ignored:w,notLoaded:r.notLoaded+w0(s)}}async function f0(s,t,{running:e,font:n,boldFont:i},o){const r=await um.B.open(
{...e0(s,t,e),font:n,boldFont:i},o);return await r.typefaces.warm([],o.pace),r}const u0=({leftOut:s,images:t},e)=>({tally:{drawn:0},leaveOut:n=>s.set(n,(s.get(n)??
0)+1),imageAt:n=>{const i=e.get((0,Ct.bi)(n));return i||t.add(n),i}}),Ms=11,Ss=18;function p0(s,t){const{header:e,footer:n,...i}=t,o={...i,...!Os(s,"top")&&{header:e},
...!Os(s,"bottom")&&{footer:n}},{top:r,bottom:a}=fe(s),c=[["header",r],["footer",a]].filter(([l,d])=>o[l]!==void 0&&d<Ss).map(([l])=>({field:l,message:`needs a \
margin of at least ${Ss/72} inches; give a larger margin, here or in @page of the style sheets`,mentions:["margin"]}));if(c.length>0)throw(0,St.G6)(c);return o}
const fe=({width:s,height:t,margins:[e,n,i,o]})=>({width:s*X,height:t*X,left:o*X,right:n*X,top:e*X,bottom:i*X});function m0(s,t){const e=new Map,{top:n,bottom:i}=fe(
t);return o=>{const r=s(o);let a=e.get(r);if(!a){const c=fe(r),l=(d,h)=>d<Ss?h:d;e.set(r,a={...c,top:l(c.top,n),bottom:l(c.bottom,i)})}return a}}const g0=s=>({widthOf:t=>{
const{width:e,left:n,right:i}=fe(ue(s,t));return e-n-i},heightOf:t=>(0,H.Kf)([0,1,2].map(e=>ja(ue(s,t),e).height)),areaOf:(t,e)=>ja(ue(s,e),t)});function ja(s,t){
const[e,,n,i]=$s(s,t);return{page:{width:s.width*X,height:s.height*X},left:i*X,top:e*X,height:(s.height-e-n)*X}}const _a=s=>new K({...O.DI,display:"block",height:{
px:s/X,percent:0}});async function Ua(s,t,e,n,{pace:i}){const o=new Pc(e,i);await o.add(ph,!0),t&&await o.add(mh,!0);const r=(0,B.ZE)(s).find(({name:a})=>a==="b\
ody");r&&await o.add((0,As.gf)(r),!0),await o.add(n,!0);for(const a of(0,B.Ky)(s))a.name==="style"&&Xs(a.attributes.get("media")??"",e)&&await o.add((0,B.a4)(a));
return o}const w0=s=>(0,B.Ky)(s).filter(({name:t,attributes:e})=>t==="link"&&/\bstylesheet\b/i.test(e.get("rel")??"")).length;var Dt=A(98446),b0=A(71775);const vs=12,
y0=({told:s,ignored:t,notLoaded:e,...n})=>[...(0,b0.l)({...n,from:"HTML",told:s}),...t.size>0?[x0(t)]:[],...e>0?[k0(e)]:[],...s.scripts>0?[O0(s.scripts)]:[],...s.
leftOut.size+s.fields.size>0?[M0(s)]:[]];function Ts(s){const t=[...s].sort(([n,i],[o,r])=>r-i||(n<o?-1:1)),e=t.slice(0,vs).map(([n,i])=>i>1?`${n.slice(0,40)} (${i}\
)`:n.slice(0,40));return(0,Dt.Dw)(t.length>vs?[...e,`${t.length-vs} more`]:e)}const x0=s=>({code:"styles_ignored",message:`The style sheets have ${(0,Dt.y_)(s.size,
"property","properties")} and rules that are not supported, and had no effect: ${Ts(s)}.`}),k0=s=>({code:"styles_not_loaded",message:`${(0,Dt.y_)(s,"style sheet\
 or font","style sheets and fonts")} at addresses ${(0,Dt.d5)(s,"was","were")} not loaded. Nothing is fetched: write styles into a style element; text is set in\
 Noto fonts.`}),O0=s=>({code:"html_scripts_not_run",message:`${(0,Dt.y_)(s,"script")} of the HTML ${(0,Dt.d5)(s,"was","were")} not run. Text that a script would\
 write is not in the document.`}),M0=({leftOut:s,fields:t})=>({code:"elements_left_out",message:[...s.size>0?[`Elements of the HTML were left out, because paper\
 cannot show them or they are not supported: ${Ts(s)}.`]:[],...t.size>0?[`Fields of forms are drawn with their values, and cannot be filled in: ${Ts(t)}.`]:[]].
join(" ")}),S0=72,v0=async(s,t,e)=>{const n=(0,Ls.H)(t),i=await T0(new TextDecoder().decode(s.bytes),t.values,e),{root:o}=i,r=new Set((0,nn.e)(o)),a=await Yg(r,
e.pace);for(const P of a.values())for(const z of(0,nn.e)(P))/^data:/i.test(z)&&r.add(z);const c=await L0(r,t.images??[],e),l=t.logo&&await(0,on.A)(t.logo,"logo",
e),d=R0(o),h=t.title??d.title??Ka(s.name),{composition:f,bookmarks:u,told:p,ignored:m,notLoaded:g}=await h0(i,{...(0,Ls.a)(t),margin:t.margin*S0,pageNumbers:t.page_numbers,
running:{header:t.header,footer:t.footer,headerOnFirst:t.header_on_first,date:t.date,title:h},logo:l,accent:t.accent_color===void 0?void 0:(0,Cs.bP)(t.accent_color),
...n,theme:t.theme,images:c,svgs:a},e),w=t.language??I0(d.language),b=t.author??d.author,y=[...c.values(),...l?[l]:[]].some(({components:P})=>P===4),k=p.undescribed===
0,v=await f.finish({title:h,author:b,language:w,bookmarks:u,breaksArchive:y,isAccessible:k}),S=t.letterhead&&await(0,ac.o)(v,t.letterhead,t.letterhead_password,
e),R={compact:!0,objectStreams:"smallest"},T=S?.write?await S.write(R):await(0,oc.UN)(v,R),C=f.sheets.length,{missing:N}=f.typefaces,L=y0({told:p,ignored:m,notLoaded:g,
missing:N,hasFont:n.font!==void 0,language:w,breaksArchive:y});return S&&(0,H.RZ)(L,S.notes),{documents:[{name:`${Ka(s.name)}.pdf`,bytes:T,pageCount:C}],notes:L,
facts:{pageCount:C}}};async function T0(s,t,{pace:e}){const n=s.trim();if(/^(?:https?:\/\/|www\.)\S+$/i.test(n))throw(0,St.G6)([{field:"file",message:"holds an \
address, not HTML: load the page first, and give its HTML"}]);if(!t)return await(0,sn.Z)(s,e);const i=await(0,rc.o)(s,t,e),o=await(0,sn.Z)(i.text,e);return nc(o.
root,i.values),o}function R0(s){let[t,e,n]=[];for(const i of(0,B.Ky)(s)){const{name:o,attributes:r}=i,a=()=>(0,B.a4)(i).replace(/\s+/g," ").trim().slice(0,Ya);o===
"title"&&i.isHtml&&(t??=a()||void 0),/^h[1-6]$/.test(o)&&(n??=a()||void 0),o==="meta"&&r.get("name")?.toLowerCase()==="author"&&(e??=r.get("content")?.trim().slice(
0,Ya))}return{title:t??n,author:e===""?void 0:e,language:s.attributes.get("lang")?.trim()}}const Ya=1e3,I0=s=>s!==void 0&&qa.E["language-tag"].holds(s)?s:void 0;
async function L0(s,t,e){const n=new Map;for(const o of t)s.has((0,Ct.bi)(o.name))&&n.set((0,Ct.bi)(o.name),await(0,on.A)(o,"images",e));const i=[...s].filter(o=>!/^data:image\/(?:svg|gif|webp|avif|bmp)/i.
test(o));for(const[o,r]of(0,cc.B)(i))n.set(o,await(0,on.A)(r,"file",e));for(const[o,r]of await(0,lc.m)(s,e))n.set(o,r);return n}const Ka=s=>s.replace(/\.(?:x?html?|txt|pdf|md)$/i,
"").trim()||"document"})};
