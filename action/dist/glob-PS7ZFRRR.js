var Ut=Object.create;var q=Object.defineProperty;var _t=Object.getOwnPropertyDescriptor;var Jt=Object.getOwnPropertyNames;var Kt=Object.getPrototypeOf,qt=Object.prototype.hasOwnProperty;var Qt=(t,e)=>{for(var i in e)q(t,i,{get:e[i],enumerable:!0})},yt=(t,e,i,s)=>{if(e&&typeof e=="object"||typeof e=="function")for(let n of Jt(e))!qt.call(t,n)&&n!==
i&&q(t,n,{get:()=>e[n],enumerable:!(s=_t(e,n))||s.enumerable});return t};var S=(t,e,i)=>(i=t!=null?Ut(Kt(t)):{},yt(e||!t||!t.__esModule?q(i,"default",{value:t,enumerable:!0}):i,t)),Vt=t=>yt(q({},"__esModule",{value:!0}),t);var Wi={};Qt(Wi,{create:()=>gt,hashFiles:()=>Ht});module.exports=Vt(Wi);var E=require("./chunk-J6VAYC6N.js"),Oi=require("./chunk-3RNHDNP5.js"),G=S(require("fs")),
wt=S(require("path")),Q=S(require("path")),j=S(require("assert")),te=S(require("os")),z=S(require("path")),C=S(require("assert")),J=S(require("path")),F=S(require("assert")),
Gt=S(require("crypto")),zt=S(require("fs")),xi=S(require("stream")),$i=S(require("util")),Ei=S(require("path"));function bt(t){let e={followSymbolicLinks:!0,implicitDescendants:!0,
matchDirectories:!0,omitBrokenSymbolicLinks:!0,excludeHiddenFiles:!1};return t&&(typeof t.followSymbolicLinks=="boolean"&&(e.followSymbolicLinks=t.followSymbolicLinks,
(0,E.f)(`followSymbolicLinks '${e.followSymbolicLinks}'`)),typeof t.implicitDescendants=="boolean"&&(e.implicitDescendants=t.implicitDescendants,(0,E.f)(`implic\
itDescendants '${e.implicitDescendants}'`)),typeof t.matchDirectories=="boolean"&&(e.matchDirectories=t.matchDirectories,(0,E.f)(`matchDirectories '${e.matchDirectories}\
'`)),typeof t.omitBrokenSymbolicLinks=="boolean"&&(e.omitBrokenSymbolicLinks=t.omitBrokenSymbolicLinks,(0,E.f)(`omitBrokenSymbolicLinks '${e.omitBrokenSymbolicLinks}\
'`)),typeof t.excludeHiddenFiles=="boolean"&&(e.excludeHiddenFiles=t.excludeHiddenFiles,(0,E.f)(`excludeHiddenFiles '${e.excludeHiddenFiles}'`))),e}var L=process.
platform==="win32";function D(t){if(t=I(t),L&&/^\\\\[^\\]+(\\[^\\]+)?$/.test(t))return t;let e=Q.dirname(t);return L&&/^\\\\[^\\]+\\[^\\]+\\$/.test(e)&&(e=I(e)),
e}function rt(t,e){if((0,j.default)(t,"ensureAbsoluteRoot parameter 'root' must not be empty"),(0,j.default)(e,"ensureAbsoluteRoot parameter 'itemPath' must not\
 be empty"),V(e))return e;if(L){if(e.match(/^[A-Z]:[^\\/]|^[A-Z]:$/i)){let i=process.cwd();return(0,j.default)(i.match(/^[A-Z]:\\/i),`Expected current directory\
 to start with an absolute drive root. Actual '${i}'`),e[0].toUpperCase()===i[0].toUpperCase()?e.length===2?`${e[0]}:\\${i.substr(3)}`:(i.endsWith("\\")||(i+="\\"),
`${e[0]}:\\${i.substr(3)}${e.substr(2)}`):`${e[0]}:\\${e.substr(2)}`}else if(W(e).match(/^\\$|^\\[^\\]/)){let i=process.cwd();return(0,j.default)(i.match(/^[A-Z]:\\/i),
`Expected current directory to start with an absolute drive root. Actual '${i}'`),`${i[0]}:\\${e.substr(1)}`}}return(0,j.default)(V(t),"ensureAbsoluteRoot param\
eter 'root' must have an absolute root"),t.endsWith("/")||L&&t.endsWith("\\")||(t+=Q.sep),t+e}function V(t){return(0,j.default)(t,"hasAbsoluteRoot parameter 'it\
emPath' must not be empty"),t=W(t),L?t.startsWith("\\\\")||/^[A-Z]:\\/i.test(t):t.startsWith("/")}function nt(t){return(0,j.default)(t,"isRooted parameter 'item\
Path' must not be empty"),t=W(t),L?t.startsWith("\\")||/^[A-Z]:/i.test(t):t.startsWith("/")}function W(t){return t=t||"",L?(t=t.replace(/\//g,"\\"),(/^\\\\+[^\\]/.
test(t)?"\\":"")+t.replace(/\\\\+/g,"\\")):t.replace(/\/\/+/g,"/")}function I(t){return t?(t=W(t),!t.endsWith(Q.sep)||t===Q.sep||L&&/^[A-Z]:\\$/i.test(t)?t:t.substr(
0,t.length-1)):""}var R;(function(t){t[t.None=0]="None",t[t.Directory=1]="Directory",t[t.File=2]="File",t[t.All=3]="All"})(R||(R={}));var vt=process.platform===
"win32";function St(t){t=t.filter(s=>!s.negate);let e={};for(let s of t){let n=vt?s.searchPath.toUpperCase():s.searchPath;e[n]="candidate"}let i=[];for(let s of t){
let n=vt?s.searchPath.toUpperCase():s.searchPath;if(e[n]==="included")continue;let r=!1,o=n,h=D(o);for(;h!==o;){if(e[h]){r=!0;break}o=h,h=D(o)}r||(i.push(s.searchPath),
e[n]="included")}return i}function Xt(t,e){let i=R.None;for(let s of t)s.negate?i&=~s.match(e):i|=s.match(e);return i}function Yt(t,e){return t.some(i=>!i.negate&&
i.partialMatch(e))}var ee=(t,e,i)=>{let s,n,r,o,h,l=i.indexOf(t),p=i.indexOf(e,l+1),a=l;if(l>=0&&p>0){if(t===e)return[l,p];for(s=[],r=i.length;a>=0&&!h;){if(a===
l)s.push(a),l=i.indexOf(t,a+1);else if(s.length===1){let c=s.pop();c!==void 0&&(h=[c,p])}else n=s.pop(),n!==void 0&&n<r&&(r=n,o=p),p=i.indexOf(e,a+1);a=l<p&&l>=
0?l:p}s.length&&o!==void 0&&(h=[r,o])}return h},xt="\0SLASH"+Math.random().toFixed(16)+"\0",$t="\0OPEN"+Math.random().toFixed(16)+"\0",X="\0CLOSE"+Math.random().
toFixed(16)+"\0",Et="\0COMMA"+Math.random().toFixed(16)+"\0",Pt="\0PERIOD"+Math.random().toFixed(16)+"\0",ie=new RegExp(xt,"g"),se=new RegExp($t,"g"),re=new RegExp(
X,"g"),ne=new RegExp(Et,"g"),oe=new RegExp(Pt,"g"),le=/\\\\/g,he=/\\{/g,ae=/\\}/g,pe=/\\,/g,ce=/\\\./g,ue=1e5,fe=4e6,ge=1e3,me=1e3,de=2e7,ye=16;function ot(t){return isNaN(
t)?t.charCodeAt(0):parseInt(t,10)}function be(t){return t.replace(le,xt).replace(he,$t).replace(ae,X).replace(pe,Et).replace(ce,Pt)}function we(t){return t.replace(
ie,"\\").replace(se,"{").replace(re,"}").replace(ne,",").replace(oe,".")}function lt(t,e){for(let i=0;i<e.length;i++)t.push(e[i])}function At(t,e,i){if(i.remaining<
0)return;let s=ee("{","}",e),n=s!==void 0&&e.indexOf("{")<s[0];if(i.remaining-=s&&!n?s[1]+1:t.length,!(!s||i.remaining<0))return{end:s[1],pre:t.slice(0,s[0]),body:t.
slice(s[0]+1,s[1]),post:t.slice(s[1]+1),unmatched:n}}function ve(t,e){e.remaining-=t.length;let i=[];for(let r=0;r<t.length;r++){let o=t.charCodeAt(r);o===123?i.
push(r):o===125&&i.length&&i.pop()}let s="",n=0;for(let r=0;r<i.length;r++){let o=i[r];s+=t.slice(n,o)+"\0",n=o+1}return s+t.slice(n)}function Se(t,e){if(e.remaining-=
t.length,e.remaining<0)return!1;let i=!1;for(let s=t.length-1;s>=0;s--){let n=t.charCodeAt(s);if(n===125)i=!0;else if(n===10||n===13||n===8232||n===8233)i=!1;else if(n===
44&&i&&t.charCodeAt(s+1)!==44)return!0}return!1}function xe(t,e){let i=[],s="";for(;;){let n=At(t,t,e);if(e.remaining<0)return;if(!n){let p=t.split(",");return p[0]=
s+p[0],lt(i,p),i}let{pre:r,body:o,post:h}=n,l=r.split(",");if(l[0]=s+l[0],l[l.length-1]+="{"+o+"}",!h.length)return lt(i,l),i;s=l.pop(),lt(i,l),t=h}}function B(t,e){
return t===void 0||isNaN(t)?e:t}function $e(t,e={}){if(!t)return[];let i=B(e.max,ue),s=B(e.maxLength,fe),n=B(e.maxDepth,ge),r=B(e.maxRewrites,me),o=B(e.maxSteps,
de);return t.slice(0,2)==="{}"&&(t="\\{\\}"+t.slice(2)),ht(be(t),i,s,n,0,r,{remaining:o},!0).map(we)}function Ee(t){return"{"+t+"}"}function Pe(t){return/^-?0\d/.
test(t)}function Ae(t,e){return t<=e}function Me(t,e){return t>=e}function H(t,e,i,s,n,r,o){let h=[],l=0,p;t:for(let a=0;a<t.length;a++){let c=t[a]+e,g=i;r&&!c&&
(p||(p=i.filter(u=>u)),g=p);for(let u=0;u<g.length;u++){if(h.length>=s)break t;let f=c+g[u];if(l+f.length>n)break t;h.push(f),l+=f.length}}return o.remaining-=h.
length,h}function We(t,e,i,s,n){let r=t.split(/\.\./),o=[];if(r[0]===void 0||r[1]===void 0)return o;let h=ot(r[0]),l=ot(r[1]),p=Math.max(r[0].length,r[1].length),
a=r.length===3&&r[2]!==void 0?Math.max(Math.abs(ot(r[2])),1):1,c=Ae;l<h&&(a*=-1,c=Me);let g=r.some(Pe),u=g?p:1,f=0;for(let d=h;c(d,l)&&o.length<i;d+=a){if(n.remaining-=
u,n.remaining<0)return;let m;if(e)m=String.fromCharCode(d),m==="\\"&&(m="");else if(m=String(d),g){let y=p-m.length;if(y>0){let b=new Array(y+1).join("0");d<0?m=
"-"+b+m.slice(1):m=b+m}}if(f+m.length>s)break;o.push(m),f+=m.length}return o}function ht(t,e,i,s,n,r,o,h){if(o.remaining-=ye,n>s)return[t];let l=[""],p=0,a=!1,c=!0,
g=t;for(;;){let u=At(t,g,o);if(!u)return H(l,t,[""],e,i,a,o);u.unmatched&&(g=ve(g,o));let f=u.pre,d=()=>H(l,f+"{"+u.body+"}"+u.post,[""],e,i,a,o);if(/\$$/.test(
f)){if(l=H(l,f+"{"+u.body+"}",[""],e,i,a&&!u.post.length,o),c=!1,!u.post.length)break;t=u.post,g=g.slice(u.end+1);continue}let m=/^-?\d+\.\.-?\d+(?:\.\.-?\d+)?$/.
test(u.body),y=/^[a-zA-Z]\.\.[a-zA-Z](?:\.\.-?\d+)?$/.test(u.body),b=m||y,O=u.body.indexOf(",")>=0;if(!b&&!O){if(p<r&&Se(u.post,o)){p++,t=u.pre+"{"+u.body+X+u.post,
g=g.slice(0,u.end)+X+g.slice(u.end+1),h=!0;continue}return d()}c&&(a=h&&!b,c=!1);let T;if(b){if(T=We(u.body,y,e,i,o),!T)return d()}else{let A=xe(u.body,o);if(!A)
return d();if(A.length===1&&A[0]!==void 0){if(A=ht(A[0],e,i,s,n+1,r,o,!1).map(Ee),o.remaining<0)return d();if(A.length===1){let M=H(l,f+A[0],[""],e,i,a&&!u.post.
length,o);if(o.remaining<0)return d();if(l=M,!u.post.length)break;t=u.post,g=g.slice(u.end+1);continue}}let it=a&&!u.post.length&&!f;for(let M=0;it&&M<l.length;M++)
l[M]&&(it=!1);T=[];let mt=0;t:for(let M=0;M<A.length;M++){let dt=ht(A[M],e,i,s,n+1,r,o,!1);if(o.remaining<0)return d();for(let st=0;st<dt.length;st++){let K=dt[st];
if(!(it&&!K)){if(T.length>=e||mt+K.length>i)break t;T.push(K),mt+=K.length}}}}let Zt=H(l,f,T,e,i,a&&!u.post.length,o);if(o.remaining<0)return d();if(l=Zt,!u.post.
length)break;t=u.post,g=g.slice(u.end+1)}return l}var Y=t=>{if(typeof t!="string")throw new TypeError("invalid pattern");if(t.length>65536)throw new TypeError("\
pattern is too long")},ke={"[:alnum:]":["\\p{L}\\p{Nl}\\p{Nd}",!0],"[:alpha:]":["\\p{L}\\p{Nl}",!0],"[:ascii:]":["\\x00-\\x7f",!1],"[:blank:]":["\\p{Zs}\\t",!0],
"[:cntrl:]":["\\p{Cc}",!0],"[:digit:]":["\\p{Nd}",!0],"[:graph:]":["\\p{Z}\\p{C}",!0,!0],"[:lower:]":["\\p{Ll}",!0],"[:print:]":["\\p{C}",!0],"[:punct:]":["\\p{P\
}",!0],"[:space:]":["\\p{Z}\\t\\r\\n\\v\\f",!0],"[:upper:]":["\\p{Lu}",!0],"[:word:]":["\\p{L}\\p{Nl}\\p{Nd}\\p{Pc}",!0],"[:xdigit:]":["A-Fa-f0-9",!1]},Z=t=>t.replace(
/[[\]\\-]/g,"\\$&"),Oe=t=>t.replace(/[-[\]{}()*+?.,\\^$|#\s]/g,"\\$&"),Mt=t=>t.join(""),Le=(t,e)=>{let i=e;if(t.charAt(i)!=="[")throw new Error("not in a brace \
expression");let s=[],n=[],r=i+1,o=!1,h=!1,l=!1,p=!1,a=i,c="";t:for(;r<t.length;){let f=t.charAt(r);if((f==="!"||f==="^")&&r===i+1){p=!0,r++;continue}if(f==="]"&&
o&&!l){a=r+1;break}if(o=!0,f==="\\"&&!l){l=!0,r++;continue}if(f==="["&&!l){for(let[d,[m,y,b]]of Object.entries(ke))if(t.startsWith(d,r)){if(c)return["$.",!1,t.length-
i,!0];r+=d.length,b?n.push(m):s.push(m),h=h||y;continue t}}if(l=!1,c){f>c?s.push(Z(c)+"-"+Z(f)):f===c&&s.push(Z(f)),c="",r++;continue}if(t.startsWith("-]",r+1)){
s.push(Z(f+"-")),r+=2;continue}if(t.startsWith("-",r+1)){c=f,r+=2;continue}s.push(Z(f)),r++}if(a<r)return["",!1,0,!1];if(!s.length&&!n.length)return["$.",!1,t.length-
i,!0];if(n.length===0&&s.length===1&&/^\\?.$/.test(s[0])&&!p){let f=s[0].length===2?s[0].slice(-1):s[0];return[Oe(f),!1,a-i,!1]}let g="["+(p?"^":"")+Mt(s)+"]",u="\
["+(p?"":"^")+Mt(n)+"]";return[s.length&&n.length?"("+g+"|"+u+")":s.length?g:u,h,a-i,!0]},U=(t,{windowsPathsNoEscape:e=!1,magicalBraces:i=!0}={})=>i?e?t.replace(
/\[([^/\\])\]/g,"$1"):t.replace(/((?!\\).|^)\[([^/\\])\]/g,"$1$2").replace(/\\([^/])/g,"$1"):e?t.replace(/\[([^/\\{}])\]/g,"$1"):t.replace(/((?!\\).|^)\[([^/\\{}])\]/g,
"$1$2").replace(/\\([^/{}])/g,"$1"),x,Re=new Set(["!","?","+","*","@"]),at=t=>Re.has(t),Wt=t=>at(t.type),Ne=new Map([["!",["@"]],["?",["?","@"]],["@",["@"]],["*",
["*","+","?","@"]],["+",["+","@"]]]),je=new Map([["!",["?"]],["@",["?"]],["+",["?","*"]]]),Ce=new Map([["!",["?","@"]],["?",["?","@"]],["@",["?","@"]],["*",["*",
"+","?","@"]],["+",["+","@","?","*"]]]),kt=new Map([["!",new Map([["!","@"]])],["?",new Map([["*","*"],["+","*"]])],["@",new Map([["!","!"],["?","?"],["@","@"],
["*","*"],["+","+"]])],["+",new Map([["?","*"],["*","*"]])]]),Ie="(?!(?:^|/)\\.\\.?(?:$|/))",tt="(?!\\.)",Te=new Set(["[","."]),De=new Set(["..","."]),Fe=new Set(
"().*{}+?[]^$\\!"),Ge=t=>t.replace(/[-[\]{}()*+?.,\\^$|#\s]/g,"\\$&"),pt="[^/]",Ot=pt+"*?",Lt=pt+"+?",ze=0,ct=class{type;#i;#s;#r=!1;#t=[];#e;#l;#a;#h=!1;#n;#o;#p=!1;id=++ze;get depth(){
return(this.#e?.depth??-1)+1}[Symbol.for("nodejs.util.inspect.custom")](){return{"@@type":"AST",id:this.id,type:this.type,root:this.#i.id,parent:this.#e?.id,depth:this.
depth,partsLength:this.#t.length,parts:this.#t}}constructor(t,e,i={}){this.type=t,t&&(this.#s=!0),this.#e=e,this.#i=this.#e?this.#e.#i:this,this.#n=this.#i===this?
i:this.#i.#n,this.#a=this.#i===this?[]:this.#i.#a,t==="!"&&!this.#i.#h&&this.#a.push(this),this.#l=this.#e?this.#e.#t.length:0}get hasMagic(){if(this.#s!==void 0)
return this.#s;for(let t of this.#t)if(typeof t!="string"&&(t.type||t.hasMagic))return this.#s=!0;return this.#s}toString(){return this.#o!==void 0?this.#o:this.
type?this.#o=this.type+"("+this.#t.map(t=>String(t)).join("|")+")":this.#o=this.#t.map(t=>String(t)).join("")}#y(){if(this!==this.#i)throw new Error("should onl\
y call on root");if(this.#h)return this;this.toString(),this.#h=!0;let t;for(;t=this.#a.pop();){if(t.type!=="!")continue;let e=t,i=e.#e;for(;i;){for(let s=e.#l+
1;!i.type&&s<i.#t.length;s++)for(let n of t.#t){if(typeof n=="string")throw new Error("string part in extglob AST??");n.copyIn(i.#t[s])}e=i,i=e.#e}}return this}push(...t){
for(let e of t)if(e!==""){if(typeof e!="string"&&!(e instanceof x&&e.#e===this))throw new Error("invalid part: "+e);this.#t.push(e)}}toJSON(){let t=this.type===
null?this.#t.slice().map(e=>typeof e=="string"?e:e.toJSON()):[this.type,...this.#t.map(e=>e.toJSON())];return this.isStart()&&!this.type&&t.unshift([]),this.isEnd()&&
(this===this.#i||this.#i.#h&&this.#e?.type==="!")&&t.push({}),t}isStart(){if(this.#i===this)return!0;if(!this.#e?.isStart())return!1;if(this.#l===0)return!0;let t=this.#e;
for(let e=0;e<this.#l;e++){let i=t.#t[e];if(!(i instanceof x&&i.type==="!"))return!1}return!0}isEnd(){if(this.#i===this||this.#e?.type==="!")return!0;if(!this.#e?.
isEnd())return!1;if(!this.type)return this.#e?.isEnd();let t=this.#e?this.#e.#t.length:0;return this.#l===t-1}copyIn(t){typeof t=="string"?this.push(t):this.push(
t.clone(this))}clone(t){let e=new x(this.type,t);for(let i of this.#t)e.copyIn(i);return e}static#c(t,e,i,s,n){let r=s.maxExtglobRecursion??2,o=!1,h=!1,l=-1,p=!1;
if(e.type===null){let f=i,d="";for(;f<t.length;){let m=t.charAt(f++);if(o||m==="\\"){o=!o,d+=m;continue}if(h){f===l+1?(m==="^"||m==="!")&&(p=!0):m==="]"&&!(f===
l+2&&p)&&(h=!1),d+=m;continue}else if(m==="["){h=!0,l=f,p=!1,d+=m;continue}if(!s.noext&&at(m)&&t.charAt(f)==="("&&n<=r){e.push(d),d="";let y=new x(m,e);f=x.#c(t,
y,f,s,n+1),e.push(y);continue}d+=m}return e.push(d),f}let a=i+1,c=new x(null,e),g=[],u="";for(;a<t.length;){let f=t.charAt(a++);if(o||f==="\\"){o=!o,u+=f;continue}
if(h){a===l+1?(f==="^"||f==="!")&&(p=!0):f==="]"&&!(a===l+2&&p)&&(h=!1),u+=f;continue}else if(f==="["){h=!0,l=a,p=!1,u+=f;continue}if(!s.noext&&at(f)&&t.charAt(
a)==="("&&(n<=r||e&&e.#u(f))){let d=e&&e.#u(f)?0:1;c.push(u),u="";let m=new x(f,c);c.push(m),a=x.#c(t,m,a,s,n+d);continue}if(f==="|"){c.push(u),u="",g.push(c),c=
new x(null,e);continue}if(f===")")return u===""&&e.#t.length===0&&(e.#p=!0),c.push(u),u="",e.push(...g,c),a;u+=f}return e.type=null,e.#s=void 0,e.#t=[t.substring(
i-1)],a}#b(t){return this.#g(t,je)}#g(t,e=Ne){if(!t||typeof t!="object"||t.type!==null||t.#t.length!==1||this.type===null)return!1;let i=t.#t[0];return!i||typeof i!=
"object"||i.type===null?!1:this.#u(i.type,e)}#u(t,e=Ce){return!!e.get(this.type)?.includes(t)}#w(t,e){let i=t.#t[0],s=new x(null,i,this.options);s.#t.push(""),i.
push(s),this.#m(t,e)}#m(t,e){let i=t.#t[0];this.#t.splice(e,1,...i.#t);for(let s of i.#t)typeof s=="object"&&(s.#e=this);this.#o=void 0}#v(t){return!!kt.get(this.
type)?.has(t)}#S(t){if(!t||typeof t!="object"||t.type!==null||t.#t.length!==1||this.type===null||this.#t.length!==1)return!1;let e=t.#t[0];return!e||typeof e!="\
object"||e.type===null?!1:this.#v(e.type)}#x(t){let e=kt.get(this.type),i=t.#t[0],s=e?.get(i.type);if(!s)return!1;this.#t=i.#t;for(let n of this.#t)typeof n=="o\
bject"&&(n.#e=this);this.type=s,this.#o=void 0,this.#p=!1}static fromGlob(t,e={}){let i=new x(null,void 0,e);return x.#c(t,i,0,e,0),i}toMMPattern(){if(this!==this.#i)
return this.#i.toMMPattern();let t=this.toString(),[e,i,s,n]=this.toRegExpSource();if(!(s||this.#s||this.#n.nocase&&!this.#n.nocaseMagicOnly&&t.toUpperCase()!==
t.toLowerCase()))return i;let r=(this.#n.nocase?"i":"")+(n?"u":"");return Object.assign(new RegExp(`^${e}$`,r),{_src:e,_glob:t})}get options(){return this.#n}toRegExpSource(t){
let e=t??!!this.#n.dot;if(this.#i===this&&(this.#f(),this.#y()),!Wt(this)){let h=this.isStart()&&this.isEnd()&&!this.#t.some(c=>typeof c!="string"),l=this.#t.map(
c=>{let[g,u,f,d]=typeof c=="string"?x.#$(c,this.#s,h):c.toRegExpSource(t);return this.#s=this.#s||f,this.#r=this.#r||d,g}).join(""),p="";if(this.isStart()&&typeof this.#t[0]==
"string"&&!(this.#t.length===1&&De.has(this.#t[0]))){let c=Te,g=e&&c.has(l.charAt(0))||l.startsWith("\\.")&&c.has(l.charAt(2))||l.startsWith("\\.\\.")&&c.has(l.
charAt(4)),u=!e&&!t&&c.has(l.charAt(0));p=g?Ie:u?tt:""}let a="";return this.isEnd()&&this.#i.#h&&this.#e?.type==="!"&&(a="(?:$|\\/)"),[p+l+a,U(l),this.#s=!!this.#s,
this.#r]}let i=this.type==="*"||this.type==="+",s=this.type==="!"?"(?:(?!(?:":"(?:",n=this.#d(e);if(this.isStart()&&this.isEnd()&&!n&&this.type!=="!"){let h=this.
toString(),l=this;return l.#t=[h],l.type=null,l.#s=void 0,[h,U(this.toString()),!1,!1]}let r=!i||t||e||!tt?"":this.#d(!0);r===n&&(r=""),r&&(n=`(?:${n})(?:${r})*\
?`);let o="";if(this.type==="!"&&this.#p)o=(this.isStart()&&!e?tt:"")+Lt;else{let h=this.type==="!"?"))"+(this.isStart()&&!e&&!t?tt:"")+Ot+")":this.type==="@"?"\
)":this.type==="?"?")?":this.type==="+"&&r?")":this.type==="*"&&r?")?":`)${this.type}`;o=s+n+h}return[o,U(n),this.#s=!!this.#s,this.#r]}#f(){if(Wt(this)){let t=0,
e=!1;do{e=!0;for(let i=0;i<this.#t.length;i++){let s=this.#t[i];typeof s=="object"&&(s.#f(),this.#g(s)?(e=!1,this.#m(s,i)):this.#b(s)?(e=!1,this.#w(s,i)):this.#S(
s)&&(e=!1,this.#x(s)))}}while(!e&&++t<10)}else for(let t of this.#t)typeof t=="object"&&t.#f();this.#o=void 0}#d(t){return this.#t.map(e=>{if(typeof e=="string")
throw new Error("string type in extglob ast??");let[i,s,n,r]=e.toRegExpSource(t);return this.#r=this.#r||r,i}).filter(e=>!(this.isStart()&&this.isEnd())||!!e).join(
"|")}static#$(t,e,i=!1){let s=!1,n="",r=!1,o=!1;for(let h=0;h<t.length;h++){let l=t.charAt(h);if(s){s=!1,n+=(Fe.has(l)?"\\":"")+l;continue}if(l==="*"){if(o)continue;
o=!0,n+=i&&/^[*]+$/.test(t)?Lt:Ot,e=!0;continue}else o=!1;if(l==="\\"){h===t.length-1?n+="\\\\":s=!0;continue}if(l==="["){let[p,a,c,g]=Le(t,h);if(c){n+=p,r=r||a,
h+=c-1,e=e||g;continue}}if(l==="?"){n+=pt,e=!0;continue}n+=Ge(l)}return[n,U(t),!!e,r]}};x=ct;var Be=(t,{windowsPathsNoEscape:e=!1,magicalBraces:i=!1}={})=>i?e?t.
replace(/[?*()[\]{}]/g,"[$&]"):t.replace(/[?*()[\]\\{}]/g,"\\$&"):e?t.replace(/[?*()[\]]/g,"[$&]"):t.replace(/[?*()[\]\\]/g,"\\$&"),v=(t,e,i={})=>(Y(e),!i.nocomment&&
e.charAt(0)==="#"?!1:new _(e,i).match(t)),He=/^\*+([^+@!?*[(]*)$/,Ze=t=>e=>!e.startsWith(".")&&e.endsWith(t),Ue=t=>e=>e.endsWith(t),_e=t=>(t=t.toLowerCase(),e=>!e.
startsWith(".")&&e.toLowerCase().endsWith(t)),Je=t=>(t=t.toLowerCase(),e=>e.toLowerCase().endsWith(t)),Ke=/^\*+\.\*+$/,qe=t=>!t.startsWith(".")&&t.includes("."),
Qe=t=>t!=="."&&t!==".."&&t.includes("."),Ve=/^\.\*+$/,Xe=t=>t!=="."&&t!==".."&&t.startsWith("."),Ye=/^\*+$/,ti=t=>t.length!==0&&!t.startsWith("."),ei=t=>t.length!==
0&&t!=="."&&t!=="..",ii=/^\?+([^+@!?*[(]*)?$/,si=([t,e=""])=>{let i=Rt([t]);return e?(e=e.toLowerCase(),s=>i(s)&&s.toLowerCase().endsWith(e)):i},ri=([t,e=""])=>{
let i=Nt([t]);return e?(e=e.toLowerCase(),s=>i(s)&&s.toLowerCase().endsWith(e)):i},ni=([t,e=""])=>{let i=Nt([t]);return e?s=>i(s)&&s.endsWith(e):i},oi=([t,e=""])=>{
let i=Rt([t]);return e?s=>i(s)&&s.endsWith(e):i},Rt=([t])=>{let e=t.length;return i=>i.length===e&&!i.startsWith(".")},Nt=([t])=>{let e=t.length;return i=>i.length===
e&&i!=="."&&i!==".."},jt=typeof process=="object"&&process?typeof process.env=="object"&&process.env&&process.env.__MINIMATCH_TESTING_PLATFORM__||process.platform:
"posix",Ct={win32:{sep:"\\"},posix:{sep:"/"}},li=jt==="win32"?Ct.win32.sep:Ct.posix.sep;v.sep=li;var w=Symbol("globstar **");v.GLOBSTAR=w;var hi="[^/]",ai=hi+"*\
?",pi="(?:(?!(?:\\/|^)(?:\\.{1,2})($|\\/)).)*?",ci="(?:(?!(?:\\/|^)\\.).)*?",ui=(t,e={})=>i=>v(i,t,e);v.filter=ui;var $=(t,e={})=>Object.assign({},t,e),fi=t=>{if(!t||
typeof t!="object"||!Object.keys(t).length)return v;let e=v;return Object.assign((i,s,n={})=>e(i,s,$(t,n)),{Minimatch:class extends e.Minimatch{constructor(i,s={}){
super(i,$(t,s))}static defaults(i){return e.defaults($(t,i)).Minimatch}},AST:class extends e.AST{constructor(i,s,n={}){super(i,s,$(t,n))}static fromGlob(i,s={}){
return e.AST.fromGlob(i,$(t,s))}},unescape:(i,s={})=>e.unescape(i,$(t,s)),escape:(i,s={})=>e.escape(i,$(t,s)),filter:(i,s={})=>e.filter(i,$(t,s)),defaults:i=>e.
defaults($(t,i)),makeRe:(i,s={})=>e.makeRe(i,$(t,s)),braceExpand:(i,s={})=>e.braceExpand(i,$(t,s)),match:(i,s,n={})=>e.match(i,s,$(t,n)),sep:e.sep,GLOBSTAR:w})};
v.defaults=fi;var It=(t,e={})=>(Y(t),e.nobrace||!/\{(?:(?!\{).)*\}/.test(t)?[t]:$e(t,{max:e.braceExpandMax}));v.braceExpand=It;var gi=(t,e={})=>new _(t,e).makeRe();
v.makeRe=gi;var mi=(t,e,i={})=>{let s=new _(e,i);return t=t.filter(n=>s.match(n)),s.options.nonull&&!t.length&&t.push(e),t};v.match=mi;var Tt=/[?*]|[+@!]\(.*?\)|\[|\]/,
di=t=>t.replace(/[-[\]{}()*+?.,\\^$|#\s]/g,"\\$&"),_=class{options;set;pattern;windowsPathsNoEscape;nonegate;negate;comment;empty;preserveMultipleSlashes;partial;globSet;globParts;nocase;isWindows;platform;windowsNoMagicRoot;maxGlobstarRecursion;regexp;constructor(t,e={}){
Y(t),e=e||{},this.options=e,this.maxGlobstarRecursion=e.maxGlobstarRecursion??200,this.pattern=t,this.platform=e.platform||jt,this.isWindows=this.platform==="wi\
n32";let i="allowWindowsEscape";this.windowsPathsNoEscape=!!e.windowsPathsNoEscape||e[i]===!1,this.windowsPathsNoEscape&&(this.pattern=this.pattern.replace(/\\/g,
"/")),this.preserveMultipleSlashes=!!e.preserveMultipleSlashes,this.regexp=null,this.negate=!1,this.nonegate=!!e.nonegate,this.comment=!1,this.empty=!1,this.partial=
!!e.partial,this.nocase=!!this.options.nocase,this.windowsNoMagicRoot=e.windowsNoMagicRoot!==void 0?e.windowsNoMagicRoot:!!(this.isWindows&&this.nocase),this.globSet=
[],this.globParts=[],this.set=[],this.make()}hasMagic(){if(this.options.magicalBraces&&this.set.length>1)return!0;for(let t of this.set)for(let e of t)if(typeof e!=
"string")return!0;return!1}debug(...t){}make(){let t=this.pattern,e=this.options;if(!e.nocomment&&t.charAt(0)==="#"){this.comment=!0;return}if(!t){this.empty=!0;
return}this.parseNegate(),this.globSet=[...new Set(this.braceExpand())],e.debug&&(this.debug=(...n)=>console.error(...n)),this.debug(this.pattern,this.globSet);
let i=this.globSet.map(n=>this.slashSplit(n));this.globParts=this.preprocess(i),this.debug(this.pattern,this.globParts);let s=this.globParts.map((n,r,o)=>{if(this.
isWindows&&this.windowsNoMagicRoot){let h=n[0]===""&&n[1]===""&&(n[2]==="?"||!Tt.test(n[2]))&&!Tt.test(n[3]),l=/^[a-z]:/i.test(n[0]);if(h)return[...n.slice(0,4),
...n.slice(4).map(p=>this.parse(p))];if(l)return[n[0],...n.slice(1).map(p=>this.parse(p))]}return n.map(h=>this.parse(h))});if(this.debug(this.pattern,s),this.set=
s.filter(n=>n.indexOf(!1)===-1),this.isWindows)for(let n=0;n<this.set.length;n++){let r=this.set[n];r[0]===""&&r[1]===""&&this.globParts[n][2]==="?"&&typeof r[3]==
"string"&&/^[a-z]:$/i.test(r[3])&&(r[2]="?")}this.debug(this.pattern,this.set)}preprocess(t){if(this.options.noglobstar)for(let i of t)for(let s=0;s<i.length;s++)
i[s]==="**"&&(i[s]="*");let{optimizationLevel:e=1}=this.options;return e>=2?(t=this.firstPhasePreProcess(t),t=this.secondPhasePreProcess(t)):e>=1?t=this.levelOneOptimize(
t):t=this.adjascentGlobstarOptimize(t),t}adjascentGlobstarOptimize(t){return t.map(e=>{let i=-1;for(;(i=e.indexOf("**",i+1))!==-1;){let s=i;for(;e[s+1]==="**";)
s++;s!==i&&e.splice(i,s-i)}return e})}levelOneOptimize(t){return t.map(e=>(e=e.reduce((i,s)=>{let n=i[i.length-1];return s==="**"&&n==="**"?i:s===".."&&n&&n!=="\
.."&&n!=="."&&n!=="**"?(i.pop(),i):(i.push(s),i)},[]),e.length===0?[""]:e))}levelTwoFileOptimize(t){Array.isArray(t)||(t=this.slashSplit(t));let e=!1;do{if(e=!1,
!this.preserveMultipleSlashes){for(let s=1;s<t.length-1;s++){let n=t[s];s===1&&n===""&&t[0]===""||(n==="."||n==="")&&(e=!0,t.splice(s,1),s--)}t[0]==="."&&t.length===
2&&(t[1]==="."||t[1]==="")&&(e=!0,t.pop())}let i=0;for(;(i=t.indexOf("..",i+1))!==-1;){let s=t[i-1];s&&s!=="."&&s!==".."&&s!=="**"&&!(this.isWindows&&/^[a-z]:$/i.
test(s))&&(e=!0,t.splice(i-1,2),i-=2)}}while(e);return t.length===0?[""]:t}firstPhasePreProcess(t){let e=!1;do{e=!1;for(let i of t){let s=-1;for(;(s=i.indexOf("\
**",s+1))!==-1;){let r=s;for(;i[r+1]==="**";)r++;r>s&&i.splice(s+1,r-s);let o=i[s+1],h=i[s+2],l=i[s+3];if(o!==".."||!h||h==="."||h===".."||!l||l==="."||l==="..")
continue;e=!0,i.splice(s,1);let p=i.slice(0);p[s]="**",t.push(p),s--}if(!this.preserveMultipleSlashes){for(let r=1;r<i.length-1;r++){let o=i[r];r===1&&o===""&&i[0]===
""||(o==="."||o==="")&&(e=!0,i.splice(r,1),r--)}i[0]==="."&&i.length===2&&(i[1]==="."||i[1]==="")&&(e=!0,i.pop())}let n=0;for(;(n=i.indexOf("..",n+1))!==-1;){let r=i[n-
1];if(r&&r!=="."&&r!==".."&&r!=="**"){e=!0;let o=n===1&&i[n+1]==="**"?["."]:[];i.splice(n-1,2,...o),i.length===0&&i.push(""),n-=2}}}}while(e);return t}secondPhasePreProcess(t){
for(let e=0;e<t.length-1;e++)for(let i=e+1;i<t.length;i++){let s=this.partsMatch(t[e],t[i],!this.preserveMultipleSlashes);if(s){t[e]=[],t[i]=s;break}}return t.filter(
e=>e.length)}partsMatch(t,e,i=!1){let s=0,n=0,r=[],o="";for(;s<t.length&&n<e.length;)if(t[s]===e[n])r.push(o==="b"?e[n]:t[s]),s++,n++;else if(i&&t[s]==="**"&&e[n]===
t[s+1])r.push(t[s]),s++;else if(i&&e[n]==="**"&&t[s]===e[n+1])r.push(e[n]),n++;else if(t[s]==="*"&&e[n]&&(this.options.dot||!e[n].startsWith("."))&&e[n]!=="**"){
if(o==="b")return!1;o="a",r.push(t[s]),s++,n++}else if(e[n]==="*"&&t[s]&&(this.options.dot||!t[s].startsWith("."))&&t[s]!=="**"){if(o==="a")return!1;o="b",r.push(
e[n]),s++,n++}else return!1;return t.length===e.length&&r}parseNegate(){if(this.nonegate)return;let t=this.pattern,e=!1,i=0;for(let s=0;s<t.length&&t.charAt(s)===
"!";s++)e=!e,i++;i&&(this.pattern=t.slice(i)),this.negate=e}matchOne(t,e,i=!1){let s=0,n=0;if(this.isWindows){let o=typeof t[0]=="string"&&/^[a-z]:$/i.test(t[0]),
h=!o&&t[0]===""&&t[1]===""&&t[2]==="?"&&/^[a-z]:$/i.test(t[3]),l=typeof e[0]=="string"&&/^[a-z]:$/i.test(e[0]),p=!l&&e[0]===""&&e[1]===""&&e[2]==="?"&&typeof e[3]==
"string"&&/^[a-z]:$/i.test(e[3]),a=h?3:o?0:void 0,c=p?3:l?0:void 0;if(typeof a=="number"&&typeof c=="number"){let[g,u]=[t[a],e[c]];g.toLowerCase()===u.toLowerCase()&&
(e[c]=g,n=c,s=a)}}let{optimizationLevel:r=1}=this.options;return r>=2&&(t=this.levelTwoFileOptimize(t)),e.includes(w)?this.#i(t,e,i,s,n):this.#r(t,e,i,s,n)}#i(t,e,i,s,n){
let r=e.indexOf(w,n),o=e.lastIndexOf(w),[h,l,p]=i?[e.slice(n,r),e.slice(r+1),[]]:[e.slice(n,r),e.slice(r+1,o),e.slice(o+1)];if(h.length){let y=t.slice(s,s+h.length);
if(!this.#r(y,h,i,0,0))return!1;s+=h.length,n+=h.length}let a=0;if(p.length){if(p.length+s>t.length)return!1;let y=t.length-p.length;if(this.#r(t,p,i,y,0))a=p.length;else{
if(t[t.length-1]!==""||s+p.length===t.length||(y--,!this.#r(t,p,i,y,0)))return!1;a=p.length+1}}if(!l.length){let y=!!a;for(let b=s;b<t.length-a;b++){let O=String(
t[b]);if(y=!0,O==="."||O===".."||!this.options.dot&&O.startsWith("."))return!1}return i||y}let c=[[[],0]],g=c[0],u=0,f=[0];for(let y of l)y===w?(f.push(u),g=[[],
0],c.push(g)):(g[0].push(y),u++);let d=c.length-1,m=t.length-a;for(let y of c)y[1]=m-(f[d--]+y[0].length);return!!this.#s(t,c,s,0,i,0,!!a)}#s(t,e,i,s,n,r,o){let h=e[s];
if(!h){for(let a=i;a<t.length;a++){o=!0;let c=t[a];if(c==="."||c===".."||!this.options.dot&&c.startsWith("."))return!1}return o}let[l,p]=h;for(;i<=p;){if(this.#r(
t.slice(0,i+l.length),l,n,i,0)&&r<this.maxGlobstarRecursion){let c=this.#s(t,e,i+l.length,s+1,n,r+1,o);if(c!==!1)return c}let a=t[i];if(a==="."||a===".."||!this.
options.dot&&a.startsWith("."))return!1;i++}return n||null}#r(t,e,i,s,n){let r,o,h,l;for(r=s,o=n,l=t.length,h=e.length;r<l&&o<h;r++,o++){this.debug("matchOne lo\
op");let p=e[o],a=t[r];if(this.debug(e,p,a),p===!1||p===w)return!1;let c;if(typeof p=="string"?(c=a===p,this.debug("string match",p,a,c)):(c=p.test(a),this.debug(
"pattern match",p,a,c)),!c)return!1}if(r===l&&o===h)return!0;if(r===l)return i;if(o===h)return r===l-1&&t[r]==="";throw new Error("wtf?")}braceExpand(){return It(
this.pattern,this.options)}parse(t){Y(t);let e=this.options;if(t==="**")return w;if(t==="")return"";let i,s=null;(i=t.match(Ye))?s=e.dot?ei:ti:(i=t.match(He))?s=
(e.nocase?e.dot?Je:_e:e.dot?Ue:Ze)(i[1]):(i=t.match(ii))?s=(e.nocase?e.dot?ri:si:e.dot?ni:oi)(i):(i=t.match(Ke))?s=e.dot?Qe:qe:(i=t.match(Ve))&&(s=Xe);let n=ct.
fromGlob(t,this.options).toMMPattern();return s&&typeof n=="object"&&Reflect.defineProperty(n,"test",{value:s}),n}makeRe(){if(this.regexp||this.regexp===!1)return this.
regexp;let t=this.set;if(!t.length)return this.regexp=!1,this.regexp;let e=this.options,i=e.noglobstar?ai:e.dot?pi:ci,s=new Set(e.nocase?["i"]:[]),n=t.map(h=>{let l=h.
map(a=>{if(a instanceof RegExp)for(let c of a.flags.split(""))s.add(c);return typeof a=="string"?di(a):a===w?w:a._src});l.forEach((a,c)=>{let g=l[c+1],u=l[c-1];
a!==w||u===w||(u===void 0?g!==void 0&&g!==w?l[c+1]="(?:\\/|"+i+"\\/)?"+g:l[c]=i:g===void 0?l[c-1]=u+"(?:\\/|\\/"+i+")?":g!==w&&(l[c-1]=u+"(?:\\/|\\/"+i+"\\/)"+g,
l[c+1]=w))});let p=l.filter(a=>a!==w);if(this.partial&&p.length>=1){let a=[];for(let c=1;c<=p.length;c++)a.push(p.slice(0,c).join("/"));return"(?:"+a.join("|")+
")"}return p.join("/")}).join("|"),[r,o]=t.length>1?["(?:",")"]:["",""];n="^"+r+n+o+"$",this.partial&&(n="^(?:\\/|"+r+n.slice(1,-1)+o+")$"),this.negate&&(n="^(?\
!"+n+").+$");try{this.regexp=new RegExp(n,[...s].join(""))}catch{this.regexp=!1}return this.regexp}slashSplit(t){return this.preserveMultipleSlashes?t.split("/"):
this.isWindows&&/^\/\/[^/]+/.test(t)?["",...t.split(/\/+/)]:t.split(/\/+/)}match(t,e=this.partial){if(this.debug("match",t,this.pattern),this.comment)return!1;if(this.
empty)return t==="";if(t==="/"&&e)return!0;let i=this.options;this.isWindows&&(t=t.split("\\").join("/"));let s=this.slashSplit(t);this.debug(this.pattern,"spli\
t",s);let n=this.set;this.debug(this.pattern,"set",n);let r=s[s.length-1];if(!r)for(let o=s.length-2;!r&&o>=0;o--)r=s[o];for(let o of n){let h=s;if(i.matchBase&&
o.length===1&&(h=[r]),this.matchOne(h,o,e))return i.flipNegate?!0:!this.negate}return i.flipNegate?!1:this.negate}static defaults(t){return v.defaults(t).Minimatch}};
v.AST=ct,v.Minimatch=_,v.escape=Be,v.unescape=U;var yi=process.platform==="win32",et=class{constructor(t){if(this.segments=[],typeof t=="string")if((0,F.default)(
t,"Parameter 'itemPath' must not be empty"),t=I(t),!nt(t))this.segments=t.split(J.sep);else{let e=t,i=D(e);for(;i!==e;){let s=J.basename(e);this.segments.unshift(
s),e=i,i=D(e)}this.segments.unshift(e)}else{(0,F.default)(t.length>0,"Parameter 'itemPath' must not be an empty array");for(let e=0;e<t.length;e++){let i=t[e];(0,F.default)(
i,"Parameter 'itemPath' must not contain any empty segments"),i=W(t[e]),e===0&&nt(i)?(i=I(i),(0,F.default)(i===D(i),"Parameter 'itemPath' root segment contains \
information for multiple segments"),this.segments.push(i)):((0,F.default)(!i.includes(J.sep),"Parameter 'itemPath' contains unexpected path separators"),this.segments.
push(i))}}}toString(){let t=this.segments[0],e=t.endsWith(J.sep)||yi&&/^[A-Z]:$/i.test(t);for(let i=1;i<this.segments.length;i++)e?e=!1:t+=J.sep,t+=this.segments[i];
return t}},k=process.platform==="win32",Dt=class P{constructor(e,i=!1,s,n){this.negate=!1;let r;if(typeof e=="string")r=e.trim();else{s=s||[],(0,C.default)(s.length,
"Parameter 'segments' must not empty");let p=P.getLiteral(s[0]);(0,C.default)(p&&V(p),"Parameter 'segments' first element must be a root path"),r=new et(s).toString().
trim(),e&&(r=`!${r}`)}for(;r.startsWith("!");)this.negate=!this.negate,r=r.substr(1).trim();r=P.fixupPattern(r,n),this.segments=new et(r).segments,this.trailingSeparator=
W(r).endsWith(z.sep),r=I(r);let o=!1,h=this.segments.map(p=>P.getLiteral(p)).filter(p=>!o&&!(o=p===""));this.searchPath=new et(h).toString(),this.rootRegExp=new RegExp(
P.regExpEscape(h[0]),k?"i":""),this.isImplicitPattern=i;let l={dot:!0,nobrace:!0,nocase:k,nocomment:!0,noext:!0,nonegate:!0};r=k?r.replace(/\\/g,"/"):r,this.minimatch=
new _(r,l)}match(e){return this.segments[this.segments.length-1]==="**"?(e=W(e),!e.endsWith(z.sep)&&this.isImplicitPattern===!1&&(e=`${e}${z.sep}`)):e=I(e),this.
minimatch.match(e)?this.trailingSeparator?R.Directory:R.All:R.None}partialMatch(e){return e=I(e),D(e)===e?this.rootRegExp.test(e):this.minimatch.matchOne(e.split(
k?/\\+/:/\/+/),this.minimatch.set[0],!0)}static globEscape(e){return(k?e:e.replace(/\\/g,"\\\\")).replace(/(\[)(?=[^/]+\])/g,"[[]").replace(/\?/g,"[?]").replace(
/\*/g,"[*]")}static fixupPattern(e,i){(0,C.default)(e,"pattern cannot be empty");let s=new et(e).segments.map(n=>P.getLiteral(n));if((0,C.default)(s.every((n,r)=>(n!==
"."||r===0)&&n!==".."),`Invalid pattern '${e}'. Relative pathing '.' and '..' is not allowed.`),(0,C.default)(!nt(e)||s[0],`Invalid pattern '${e}'. Root segment\
 must not contain globs.`),e=W(e),e==="."||e.startsWith(`.${z.sep}`))e=P.globEscape(process.cwd())+e.substr(1);else if(e==="~"||e.startsWith(`~${z.sep}`))i=i||te.
homedir(),(0,C.default)(i,"Unable to determine HOME directory"),(0,C.default)(V(i),`Expected HOME directory to be a rooted path. Actual '${i}'`),e=P.globEscape(
i)+e.substr(1);else if(k&&(e.match(/^[A-Z]:$/i)||e.match(/^[A-Z]:[^\\]/i))){let n=rt("C:\\dummy-root",e.substr(0,2));e.length>2&&!n.endsWith("\\")&&(n+="\\"),e=
P.globEscape(n)+e.substr(2)}else if(k&&(e==="\\"||e.match(/^\\[^\\]/))){let n=rt("C:\\dummy-root","\\");n.endsWith("\\")||(n+="\\"),e=P.globEscape(n)+e.substr(1)}else
e=rt(P.globEscape(process.cwd()),e);return W(e)}static getLiteral(e){let i="";for(let s=0;s<e.length;s++){let n=e[s];if(n==="\\"&&!k&&s+1<e.length){i+=e[++s];continue}else{
if(n==="*"||n==="?")return"";if(n==="["&&s+1<e.length){let r="",o=-1;for(let h=s+1;h<e.length;h++){let l=e[h];if(l==="\\"&&!k&&h+1<e.length){r+=e[++h];continue}else if(l===
"]"){o=h;break}else r+=l}if(o>=0){if(r.length>1)return"";if(r){i+=r,s=o;continue}}}}i+=n}return i}static regExpEscape(e){return e.replace(/[[\\^$.|?*+()]/g,"\\$&")}},
Ft=class{constructor(t,e){this.path=t,this.level=e}},ut=function(t,e,i,s){function n(r){return r instanceof i?r:new i(function(o){o(r)})}return new(i||(i=Promise))(
function(r,o){function h(a){try{p(s.next(a))}catch(c){o(c)}}function l(a){try{p(s.throw(a))}catch(c){o(c)}}function p(a){a.done?r(a.value):n(a.value).then(h,l)}
p((s=s.apply(t,e||[])).next())})},bi=function(t){if(!Symbol.asyncIterator)throw new TypeError("Symbol.asyncIterator is not defined.");var e=t[Symbol.asyncIterator],
i;return e?e.call(t):(t=typeof __values=="function"?__values(t):t[Symbol.iterator](),i={},s("next"),s("throw"),s("return"),i[Symbol.asyncIterator]=function(){return this},
i);function s(r){i[r]=t[r]&&function(o){return new Promise(function(h,l){o=t[r](o),n(h,l,o.done,o.value)})}}function n(r,o,h,l){Promise.resolve(l).then(function(p){
r({value:p,done:h})},o)}},N=function(t){return this instanceof N?(this.v=t,this):new N(t)},wi=function(t,e,i){if(!Symbol.asyncIterator)throw new TypeError("Symb\
ol.asyncIterator is not defined.");var s=i.apply(t,e||[]),n,r=[];return n=Object.create((typeof AsyncIterator=="function"?AsyncIterator:Object).prototype),h("ne\
xt"),h("throw"),h("return",o),n[Symbol.asyncIterator]=function(){return this},n;function o(u){return function(f){return Promise.resolve(f).then(u,c)}}function h(u,f){
s[u]&&(n[u]=function(d){return new Promise(function(m,y){r.push([u,d,m,y])>1||l(u,d)})},f&&(n[u]=f(n[u])))}function l(u,f){try{p(s[u](f))}catch(d){g(r[0][3],d)}}
function p(u){u.value instanceof N?Promise.resolve(u.value.v).then(a,c):g(r[0][2],u)}function a(u){l("next",u)}function c(u){l("throw",u)}function g(u,f){u(f),r.
shift(),r.length&&l(r[0][0],r[0][1])}},vi=process.platform==="win32",Si=class ft{constructor(e){this.patterns=[],this.searchPaths=[],this.options=bt(e)}getSearchPaths(){
return this.searchPaths.slice()}glob(){return ut(this,void 0,void 0,function*(){var e,i,s,n;let r=[];try{for(var o=!0,h=bi(this.globGenerator()),l;l=yield h.next(),
e=l.done,!e;o=!0){n=l.value,o=!1;let p=n;r.push(p)}}catch(p){i={error:p}}finally{try{!o&&!e&&(s=h.return)&&(yield s.call(h))}finally{if(i)throw i.error}}return r})}globGenerator(){
return wi(this,arguments,function*(){let e=bt(this.options),i=[];for(let r of this.patterns)i.push(r),e.implicitDescendants&&(r.trailingSeparator||r.segments[r.
segments.length-1]!=="**")&&i.push(new Dt(r.negate,!0,r.segments.concat("**")));let s=[];for(let r of St(i)){(0,E.f)(`Search path '${r}'`);try{yield N(G.promises.
lstat(r))}catch(o){if(o.code==="ENOENT")continue;throw o}s.unshift(new Ft(r,1))}let n=[];for(;s.length;){let r=s.pop(),o=Xt(i,r.path),h=!!o||Yt(i,r.path);if(!o&&
!h)continue;let l=yield N(ft.stat(r,e,n));if(l&&!(e.excludeHiddenFiles&&wt.basename(r.path).match(/^\./)))if(l.isDirectory()){if(o&R.Directory&&e.matchDirectories)
yield yield N(r.path);else if(!h)continue;let p=r.level+1,a=(yield N(G.promises.readdir(r.path))).map(c=>new Ft(wt.join(r.path,c),p));s.push(...a.reverse())}else
o&R.File&&(yield yield N(r.path))}})}static create(e,i){return ut(this,void 0,void 0,function*(){let s=new ft(i);vi&&(e=e.replace(/\r\n/g,`
`),e=e.replace(/\r/g,`
`));let n=e.split(`
`).map(r=>r.trim());for(let r of n)!r||r.startsWith("#")||s.patterns.push(new Dt(r));return s.searchPaths.push(...St(s.patterns)),s})}static stat(e,i,s){return ut(
this,void 0,void 0,function*(){let n;if(i.followSymbolicLinks)try{n=yield G.promises.stat(e.path)}catch(r){if(r.code==="ENOENT"){if(i.omitBrokenSymbolicLinks){(0,E.f)(
`Broken symlink '${e.path}'`);return}throw new Error(`No information found for the path '${e.path}'. This may indicate a broken symbolic link.`)}throw r}else n=
yield G.promises.lstat(e.path);if(n.isDirectory()&&i.followSymbolicLinks){let r=yield G.promises.realpath(e.path);for(;s.length>=e.level;)s.pop();if(s.some(o=>o===
r)){(0,E.f)(`Symlink cycle detected for path '${e.path}' and realpath '${r}'`);return}s.push(r)}return n})}},Pi=function(t,e,i,s){function n(r){return r instanceof
i?r:new i(function(o){o(r)})}return new(i||(i=Promise))(function(r,o){function h(a){try{p(s.next(a))}catch(c){o(c)}}function l(a){try{p(s.throw(a))}catch(c){o(c)}}
function p(a){a.done?r(a.value):n(a.value).then(h,l)}p((s=s.apply(t,e||[])).next())})},Ai=function(t){if(!Symbol.asyncIterator)throw new TypeError("Symbol.async\
Iterator is not defined.");var e=t[Symbol.asyncIterator],i;return e?e.call(t):(t=typeof __values=="function"?__values(t):t[Symbol.iterator](),i={},s("next"),s("\
throw"),s("return"),i[Symbol.asyncIterator]=function(){return this},i);function s(r){i[r]=t[r]&&function(o){return new Promise(function(h,l){o=t[r](o),n(h,l,o.done,
o.value)})}}function n(r,o,h,l){Promise.resolve(l).then(function(p){r({value:p,done:h})},o)}};function Mi(t,e){return Pi(this,arguments,void 0,function*(i,s,n=!1){
var r,o,h,l,p;let a=n?E.i:E.f,c=!1,g=s||((p=process.env.GITHUB_WORKSPACE)!==null&&p!==void 0?p:process.cwd()),u=Gt.createHash("sha256"),f=0;try{for(var d=!0,m=Ai(
i.globGenerator()),y;y=yield m.next(),r=y.done,!r;d=!0){l=y.value,d=!1;let b=l;if(a(b),!b.startsWith(`${g}${Ei.sep}`)){a(`Ignore '${b}' since it is not under GI\
THUB_WORKSPACE.`);continue}if(zt.statSync(b).isDirectory()){a(`Skip directory '${b}'.`);continue}let O=Gt.createHash("sha256");yield $i.promisify(xi.pipeline)(zt.
createReadStream(b),O),u.write(O.digest()),f++,c||(c=!0)}}catch(b){o={error:b}}finally{try{!d&&!r&&(h=m.return)&&(yield h.call(m))}finally{if(o)throw o.error}}return u.
end(),c?(a(`Found ${f} files to hash.`),u.digest("hex")):(a("No matches found for glob"),"")})}var Bt=function(t,e,i,s){function n(r){return r instanceof i?r:new i(
function(o){o(r)})}return new(i||(i=Promise))(function(r,o){function h(a){try{p(s.next(a))}catch(c){o(c)}}function l(a){try{p(s.throw(a))}catch(c){o(c)}}function p(a){
a.done?r(a.value):n(a.value).then(h,l)}p((s=s.apply(t,e||[])).next())})};function gt(t,e){return Bt(this,void 0,void 0,function*(){return yield Si.create(t,e)})}
function Ht(t){return Bt(this,arguments,void 0,function*(e,i="",s,n=!1){let r=!0;s&&typeof s.followSymbolicLinks=="boolean"&&(r=s.followSymbolicLinks);let o=yield gt(
e,{followSymbolicLinks:r});return Mi(o,i,n)})}0&&(module.exports={create,hashFiles});
