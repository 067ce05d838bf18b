"use strict";var __createBinding=this&&this.__createBinding||(Object.create?(function(t,e,i,s){s===void 0&&(s=i);var r=Object.getOwnPropertyDescriptor(e,i);(!r||("get"in r?!e.
__esModule:r.writable||r.configurable))&&(r={enumerable:!0,get:function(){return e[i]}}),Object.defineProperty(t,s,r)}):(function(t,e,i,s){s===void 0&&(s=i),t[s]=
e[i]})),__setModuleDefault=this&&this.__setModuleDefault||(Object.create?(function(t,e){Object.defineProperty(t,"default",{enumerable:!0,value:e})}):function(t,e){
t.default=e}),__importStar=this&&this.__importStar||(function(){var t=function(e){return t=Object.getOwnPropertyNames||function(i){var s=[];for(var r in i)Object.
prototype.hasOwnProperty.call(i,r)&&(s[s.length]=r);return s},t(e)};return function(e){if(e&&e.__esModule)return e;var i={};if(e!=null)for(var s=t(e),r=0;r<s.length;r++)
s[r]!=="default"&&__createBinding(i,e,s[r]);return __setModuleDefault(i,e),i}})(),__importDefault=this&&this.__importDefault||function(t){return t&&t.__esModule?
t:{default:t}};Object.defineProperty(exports,"__esModule",{value:!0}),exports.create=create,exports.hashFiles=hashFiles2;const chunk_Q2FBTZAU_js_1=require("./ch\
unk-Q2FBTZAU.js");require("./chunk-WYN2LYAQ.js");const fs=__importStar(require("fs"));function getOptions(t){let e={followSymbolicLinks:!0,implicitDescendants:!0,
matchDirectories:!0,omitBrokenSymbolicLinks:!0,excludeHiddenFiles:!1};return t&&(typeof t.followSymbolicLinks=="boolean"&&(e.followSymbolicLinks=t.followSymbolicLinks,
(0,chunk_Q2FBTZAU_js_1.debug)(`followSymbolicLinks '${e.followSymbolicLinks}'`)),typeof t.implicitDescendants=="boolean"&&(e.implicitDescendants=t.implicitDescendants,
(0,chunk_Q2FBTZAU_js_1.debug)(`implicitDescendants '${e.implicitDescendants}'`)),typeof t.matchDirectories=="boolean"&&(e.matchDirectories=t.matchDirectories,(0,chunk_Q2FBTZAU_js_1.
debug)(`matchDirectories '${e.matchDirectories}'`)),typeof t.omitBrokenSymbolicLinks=="boolean"&&(e.omitBrokenSymbolicLinks=t.omitBrokenSymbolicLinks,(0,chunk_Q2FBTZAU_js_1.
debug)(`omitBrokenSymbolicLinks '${e.omitBrokenSymbolicLinks}'`)),typeof t.excludeHiddenFiles=="boolean"&&(e.excludeHiddenFiles=t.excludeHiddenFiles,(0,chunk_Q2FBTZAU_js_1.
debug)(`excludeHiddenFiles '${e.excludeHiddenFiles}'`))),e}const path5=__importStar(require("path")),path=__importStar(require("path")),assert_1=__importDefault(
require("assert"));var IS_WINDOWS=process.platform==="win32";function dirname2(t){if(t=safeTrimTrailingSeparator(t),IS_WINDOWS&&/^\\\\[^\\]+(\\[^\\]+)?$/.test(t))
return t;let e=path.dirname(t);return IS_WINDOWS&&/^\\\\[^\\]+\\[^\\]+\\$/.test(e)&&(e=safeTrimTrailingSeparator(e)),e}function ensureAbsoluteRoot(t,e){if((0,assert_1.
default)(t,"ensureAbsoluteRoot parameter 'root' must not be empty"),(0,assert_1.default)(e,"ensureAbsoluteRoot parameter 'itemPath' must not be empty"),hasAbsoluteRoot(
e))return e;if(IS_WINDOWS){if(e.match(/^[A-Z]:[^\\/]|^[A-Z]:$/i)){let i=process.cwd();return(0,assert_1.default)(i.match(/^[A-Z]:\\/i),`Expected current directo\
ry to start with an absolute drive root. Actual '${i}'`),e[0].toUpperCase()===i[0].toUpperCase()?e.length===2?`${e[0]}:\\${i.substr(3)}`:(i.endsWith("\\")||(i+=
"\\"),`${e[0]}:\\${i.substr(3)}${e.substr(2)}`):`${e[0]}:\\${e.substr(2)}`}else if(normalizeSeparators(e).match(/^\\$|^\\[^\\]/)){let i=process.cwd();return(0,assert_1.
default)(i.match(/^[A-Z]:\\/i),`Expected current directory to start with an absolute drive root. Actual '${i}'`),`${i[0]}:\\${e.substr(1)}`}}return(0,assert_1.default)(
hasAbsoluteRoot(t),"ensureAbsoluteRoot parameter 'root' must have an absolute root"),t.endsWith("/")||IS_WINDOWS&&t.endsWith("\\")||(t+=path.sep),t+e}function hasAbsoluteRoot(t){
return(0,assert_1.default)(t,"hasAbsoluteRoot parameter 'itemPath' must not be empty"),t=normalizeSeparators(t),IS_WINDOWS?t.startsWith("\\\\")||/^[A-Z]:\\/i.test(
t):t.startsWith("/")}function hasRoot(t){return(0,assert_1.default)(t,"isRooted parameter 'itemPath' must not be empty"),t=normalizeSeparators(t),IS_WINDOWS?t.startsWith(
"\\")||/^[A-Z]:/i.test(t):t.startsWith("/")}function normalizeSeparators(t){return t=t||"",IS_WINDOWS?(t=t.replace(/\//g,"\\"),(/^\\\\+[^\\]/.test(t)?"\\":"")+t.
replace(/\\\\+/g,"\\")):t.replace(/\/\/+/g,"/")}function safeTrimTrailingSeparator(t){return t?(t=normalizeSeparators(t),!t.endsWith(path.sep)||t===path.sep||IS_WINDOWS&&
/^[A-Z]:\\$/i.test(t)?t:t.substr(0,t.length-1)):""}var MatchKind;(function(t){t[t.None=0]="None",t[t.Directory=1]="Directory",t[t.File=2]="File",t[t.All=3]="All"})(
MatchKind||(MatchKind={}));var IS_WINDOWS2=process.platform==="win32";function getSearchPaths(t){t=t.filter(s=>!s.negate);let e={};for(let s of t){let r=IS_WINDOWS2?
s.searchPath.toUpperCase():s.searchPath;e[r]="candidate"}let i=[];for(let s of t){let r=IS_WINDOWS2?s.searchPath.toUpperCase():s.searchPath;if(e[r]==="included")
continue;let n=!1,o=r,a=dirname2(o);for(;a!==o;){if(e[a]){n=!0;break}o=a,a=dirname2(o)}n||(i.push(s.searchPath),e[r]="included")}return i}function match(t,e){let i=MatchKind.
None;for(let s of t)s.negate?i&=~s.match(e):i|=s.match(e);return i}function partialMatch(t,e){return t.some(i=>!i.negate&&i.partialMatch(e))}const os=__importStar(
require("os")),path4=__importStar(require("path")),assert_2=__importDefault(require("assert"));var range=(t,e,i)=>{let s,r,n,o,a,l=i.indexOf(t),c=i.indexOf(e,l+
1),h=l;if(l>=0&&c>0){if(t===e)return[l,c];for(s=[],n=i.length;h>=0&&!a;){if(h===l)s.push(h),l=i.indexOf(t,h+1);else if(s.length===1){let u=s.pop();u!==void 0&&(a=
[u,c])}else r=s.pop(),r!==void 0&&r<n&&(n=r,o=c),c=i.indexOf(e,h+1);h=l<c&&l>=0?l:c}s.length&&o!==void 0&&(a=[n,o])}return a},escSlash="\0SLASH"+Math.random().toFixed(
16)+"\0",escOpen="\0OPEN"+Math.random().toFixed(16)+"\0",escClose="\0CLOSE"+Math.random().toFixed(16)+"\0",escComma="\0COMMA"+Math.random().toFixed(16)+"\0",escPeriod="\
\0PERIOD"+Math.random().toFixed(16)+"\0",escSlashPattern=new RegExp(escSlash,"g"),escOpenPattern=new RegExp(escOpen,"g"),escClosePattern=new RegExp(escClose,"g"),
escCommaPattern=new RegExp(escComma,"g"),escPeriodPattern=new RegExp(escPeriod,"g"),slashPattern=/\\\\/g,openPattern=/\\{/g,closePattern=/\\}/g,commaPattern=/\\,/g,
periodPattern=/\\\./g,EXPANSION_MAX=1e5,EXPANSION_MAX_LENGTH=4e6,EXPANSION_MAX_DEPTH=1e3,EXPANSION_MAX_REWRITES=1e3,EXPANSION_MAX_STEPS=2e7,CALL_STEPS=16;function numeric(t){
return isNaN(t)?t.charCodeAt(0):parseInt(t,10)}function escapeBraces(t){return t.replace(slashPattern,escSlash).replace(openPattern,escOpen).replace(closePattern,
escClose).replace(commaPattern,escComma).replace(periodPattern,escPeriod)}function unescapeBraces(t){return t.replace(escSlashPattern,"\\").replace(escOpenPattern,
"{").replace(escClosePattern,"}").replace(escCommaPattern,",").replace(escPeriodPattern,".")}function pushAll(t,e){for(let i=0;i<e.length;i++)t.push(e[i])}function balancedWithBudget(t,e,i){
if(i.remaining<0)return;let s=range("{","}",e),r=s!==void 0&&e.indexOf("{")<s[0];if(i.remaining-=s&&!r?s[1]+1:t.length,!(!s||i.remaining<0))return{end:s[1],pre:t.
slice(0,s[0]),body:t.slice(s[0]+1,s[1]),post:t.slice(s[1]+1),unmatched:r}}function maskUnmatchedOpens(t,e){e.remaining-=t.length;let i=[];for(let n=0;n<t.length;n++){
let o=t.charCodeAt(n);o===123?i.push(n):o===125&&i.length&&i.pop()}let s="",r=0;for(let n=0;n<i.length;n++){let o=i[n];s+=t.slice(r,o)+"\0",r=o+1}return s+t.slice(
r)}function commaSetFollows(t,e){if(e.remaining-=t.length,e.remaining<0)return!1;let i=!1;for(let s=t.length-1;s>=0;s--){let r=t.charCodeAt(s);if(r===125)i=!0;else if(r===
10||r===13||r===8232||r===8233)i=!1;else if(r===44&&i&&t.charCodeAt(s+1)!==44)return!0}return!1}function parseCommaParts(t,e){let i=[],s="";for(;;){let r=balancedWithBudget(
t,t,e);if(e.remaining<0)return;if(!r){let c=t.split(",");return c[0]=s+c[0],pushAll(i,c),i}let{pre:n,body:o,post:a}=r,l=n.split(",");if(l[0]=s+l[0],l[l.length-1]+=
"{"+o+"}",!a.length)return pushAll(i,l),i;s=l.pop(),pushAll(i,l),t=a}}function bound(t,e){return t===void 0||isNaN(t)?e:t}function expand(t,e={}){if(!t)return[];
let i=bound(e.max,EXPANSION_MAX),s=bound(e.maxLength,EXPANSION_MAX_LENGTH),r=bound(e.maxDepth,EXPANSION_MAX_DEPTH),n=bound(e.maxRewrites,EXPANSION_MAX_REWRITES),
o=bound(e.maxSteps,EXPANSION_MAX_STEPS);return t.slice(0,2)==="{}"&&(t="\\{\\}"+t.slice(2)),expand_(escapeBraces(t),i,s,r,0,n,{remaining:o},!0).map(unescapeBraces)}
function embrace(t){return"{"+t+"}"}function isPadded(t){return/^-?0\d/.test(t)}function lte(t,e){return t<=e}function gte(t,e){return t>=e}function combine(t,e,i,s,r,n,o){
let a=[],l=0,c;t:for(let h=0;h<t.length;h++){let u=t[h]+e,g=i;n&&!u&&(c||(c=i.filter(p=>p)),g=c);for(let p=0;p<g.length;p++){if(a.length>=s)break t;let f=u+g[p];
if(l+f.length>r)break t;a.push(f),l+=f.length}}return o.remaining-=a.length,a}function expandSequence(t,e,i,s,r){let n=t.split(/\.\./),o=[];if(n[0]===void 0||n[1]===
void 0)return o;let a=numeric(n[0]),l=numeric(n[1]),c=Math.max(n[0].length,n[1].length),h=n.length===3&&n[2]!==void 0?Math.max(Math.abs(numeric(n[2])),1):1,u=lte;
l<a&&(h*=-1,u=gte);let g=n.some(isPadded),p=g?c:1,f=0;for(let m=a;u(m,l)&&o.length<i;m+=h){if(r.remaining-=p,r.remaining<0)return;let d;if(e)d=String.fromCharCode(
m),d==="\\"&&(d="");else if(d=String(m),g){let y=c-d.length;if(y>0){let b=new Array(y+1).join("0");m<0?d="-"+b+d.slice(1):d=b+d}}if(f+d.length>s)break;o.push(d),
f+=d.length}return o}function expand_(t,e,i,s,r,n,o,a){if(o.remaining-=CALL_STEPS,r>s)return[t];let l=[""],c=0,h=!1,u=!0,g=t;for(;;){let p=balancedWithBudget(t,
g,o);if(!p)return combine(l,t,[""],e,i,h,o);p.unmatched&&(g=maskUnmatchedOpens(g,o));let f=p.pre,m=()=>combine(l,f+"{"+p.body+"}"+p.post,[""],e,i,h,o);if(/\$$/.
test(f)){if(l=combine(l,f+"{"+p.body+"}",[""],e,i,h&&!p.post.length,o),u=!1,!p.post.length)break;t=p.post,g=g.slice(p.end+1);continue}let d=/^-?\d+\.\.-?\d+(?:\.\.-?\d+)?$/.
test(p.body),y=/^[a-zA-Z]\.\.[a-zA-Z](?:\.\.-?\d+)?$/.test(p.body),b=d||y,E=p.body.indexOf(",")>=0;if(!b&&!E){if(c<n&&commaSetFollows(p.post,o)){c++,t=p.pre+"{"+
p.body+escClose+p.post,g=g.slice(0,p.end)+escClose+g.slice(p.end+1),a=!0;continue}return m()}u&&(h=a&&!b,u=!1);let x;if(b){if(x=expandSequence(p.body,y,e,i,o),!x)
return m()}else{let S=parseCommaParts(p.body,o);if(!S)return m();if(S.length===1&&S[0]!==void 0){if(S=expand_(S[0],e,i,s,r+1,n,o,!1).map(embrace),o.remaining<0)
return m();if(S.length===1){let v=combine(l,f+S[0],[""],e,i,h&&!p.post.length,o);if(o.remaining<0)return m();if(l=v,!p.post.length)break;t=p.post,g=g.slice(p.end+
1);continue}}let A=h&&!p.post.length&&!f;for(let v=0;A&&v<l.length;v++)l[v]&&(A=!1);x=[];let N=0;t:for(let v=0;v<S.length;v++){let W=expand_(S[v],e,i,s,r+1,n,o,
!1);if(o.remaining<0)return m();for(let _=0;_<W.length;_++){let $=W[_];if(!(A&&!$)){if(x.length>=e||N+$.length>i)break t;x.push($),N+=$.length}}}}let M=combine(
l,f,x,e,i,h&&!p.post.length,o);if(o.remaining<0)return m();if(l=M,!p.post.length)break;t=p.post,g=g.slice(p.end+1)}return l}var assertValidPattern=t=>{if(typeof t!=
"string")throw new TypeError("invalid pattern");if(t.length>65536)throw new TypeError("pattern is too long")},posixClasses={"[:alnum:]":["\\p{L}\\p{Nl}\\p{Nd}",
!0],"[:alpha:]":["\\p{L}\\p{Nl}",!0],"[:ascii:]":["\\x00-\\x7f",!1],"[:blank:]":["\\p{Zs}\\t",!0],"[:cntrl:]":["\\p{Cc}",!0],"[:digit:]":["\\p{Nd}",!0],"[:graph\
:]":["\\p{Z}\\p{C}",!0,!0],"[:lower:]":["\\p{Ll}",!0],"[:print:]":["\\p{C}",!0],"[:punct:]":["\\p{P}",!0],"[:space:]":["\\p{Z}\\t\\r\\n\\v\\f",!0],"[:upper:]":[
"\\p{Lu}",!0],"[:word:]":["\\p{L}\\p{Nl}\\p{Nd}\\p{Pc}",!0],"[:xdigit:]":["A-Fa-f0-9",!1]},braceEscape=t=>t.replace(/[[\]\\-]/g,"\\$&"),regexpEscape=t=>t.replace(
/[-[\]{}()*+?.,\\^$|#\s]/g,"\\$&"),rangesToString=t=>t.join(""),parseClass=(t,e)=>{let i=e;if(t.charAt(i)!=="[")throw new Error("not in a brace expression");let s=[],
r=[],n=i+1,o=!1,a=!1,l=!1,c=!1,h=i,u="";t:for(;n<t.length;){let f=t.charAt(n);if((f==="!"||f==="^")&&n===i+1){c=!0,n++;continue}if(f==="]"&&o&&!l){h=n+1;break}if(o=
!0,f==="\\"&&!l){l=!0,n++;continue}if(f==="["&&!l){for(let[m,[d,y,b]]of Object.entries(posixClasses))if(t.startsWith(m,n)){if(u)return["$.",!1,t.length-i,!0];n+=
m.length,b?r.push(d):s.push(d),a=a||y;continue t}}if(l=!1,u){f>u?s.push(braceEscape(u)+"-"+braceEscape(f)):f===u&&s.push(braceEscape(f)),u="",n++;continue}if(t.
startsWith("-]",n+1)){s.push(braceEscape(f+"-")),n+=2;continue}if(t.startsWith("-",n+1)){u=f,n+=2;continue}s.push(braceEscape(f)),n++}if(h<n)return["",!1,0,!1];
if(!s.length&&!r.length)return["$.",!1,t.length-i,!0];if(r.length===0&&s.length===1&&/^\\?.$/.test(s[0])&&!c){let f=s[0].length===2?s[0].slice(-1):s[0];return[regexpEscape(
f),!1,h-i,!1]}let g="["+(c?"^":"")+rangesToString(s)+"]",p="["+(c?"":"^")+rangesToString(r)+"]";return[s.length&&r.length?"("+g+"|"+p+")":s.length?g:p,a,h-i,!0]},
unescape=(t,{windowsPathsNoEscape:e=!1,magicalBraces:i=!0}={})=>i?e?t.replace(/\[([^/\\])\]/g,"$1"):t.replace(/((?!\\).|^)\[([^/\\])\]/g,"$1$2").replace(/\\([^/])/g,
"$1"):e?t.replace(/\[([^/\\{}])\]/g,"$1"):t.replace(/((?!\\).|^)\[([^/\\{}])\]/g,"$1$2").replace(/\\([^/{}])/g,"$1"),_a,types=new Set(["!","?","+","*","@"]),isExtglobType=t=>types.
has(t),isExtglobAST=t=>isExtglobType(t.type),adoptionMap=new Map([["!",["@"]],["?",["?","@"]],["@",["@"]],["*",["*","+","?","@"]],["+",["+","@"]]]),adoptionWithSpaceMap=new Map(
[["!",["?"]],["@",["?"]],["+",["?","*"]]]),adoptionAnyMap=new Map([["!",["?","@"]],["?",["?","@"]],["@",["?","@"]],["*",["*","+","?","@"]],["+",["+","@","?","*"]]]),
usurpMap=new Map([["!",new Map([["!","@"]])],["?",new Map([["*","*"],["+","*"]])],["@",new Map([["!","!"],["?","?"],["@","@"],["*","*"],["+","+"]])],["+",new Map(
[["?","*"],["*","*"]])]]),startNoTraversal="(?!(?:^|/)\\.\\.?(?:$|/))",startNoDot="(?!\\.)",addPatternStart=new Set(["[","."]),justDots=new Set(["..","."]),reSpecials=new Set(
"().*{}+?[]^$\\!"),regExpEscape=t=>t.replace(/[-[\]{}()*+?.,\\^$|#\s]/g,"\\$&"),qmark="[^/]",star=qmark+"*?",starNoEmpty=qmark+"+?",ID=0,AST=class{type;#i;#s;#r=!1;#t=[];#e;#l;#h;#a=!1;#n;#o;#c=!1;id=++ID;get depth(){
return(this.#e?.depth??-1)+1}[Symbol.for("nodejs.util.inspect.custom")](){return{"@@type":"AST",id:this.id,type:this.type,root:this.#i.id,parent:this.#e?.id,depth:this.
depth,partsLength:this.#t.length,parts:this.#t}}constructor(t,e,i={}){this.type=t,t&&(this.#s=!0),this.#e=e,this.#i=this.#e?this.#e.#i:this,this.#n=this.#i===this?
i:this.#i.#n,this.#h=this.#i===this?[]:this.#i.#h,t==="!"&&!this.#i.#a&&this.#h.push(this),this.#l=this.#e?this.#e.#t.length:0}get hasMagic(){if(this.#s!==void 0)
return this.#s;for(let t of this.#t)if(typeof t!="string"&&(t.type||t.hasMagic))return this.#s=!0;return this.#s}toString(){return this.#o!==void 0?this.#o:this.
type?this.#o=this.type+"("+this.#t.map(t=>String(t)).join("|")+")":this.#o=this.#t.map(t=>String(t)).join("")}#y(){if(this!==this.#i)throw new Error("should onl\
y call on root");if(this.#a)return this;this.toString(),this.#a=!0;let t;for(;t=this.#h.pop();){if(t.type!=="!")continue;let e=t,i=e.#e;for(;i;){for(let s=e.#l+
1;!i.type&&s<i.#t.length;s++)for(let r of t.#t){if(typeof r=="string")throw new Error("string part in extglob AST??");r.copyIn(i.#t[s])}e=i,i=e.#e}}return this}push(...t){
for(let e of t)if(e!==""){if(typeof e!="string"&&!(e instanceof _a&&e.#e===this))throw new Error("invalid part: "+e);this.#t.push(e)}}toJSON(){let t=this.type===
null?this.#t.slice().map(e=>typeof e=="string"?e:e.toJSON()):[this.type,...this.#t.map(e=>e.toJSON())];return this.isStart()&&!this.type&&t.unshift([]),this.isEnd()&&
(this===this.#i||this.#i.#a&&this.#e?.type==="!")&&t.push({}),t}isStart(){if(this.#i===this)return!0;if(!this.#e?.isStart())return!1;if(this.#l===0)return!0;let t=this.#e;
for(let e=0;e<this.#l;e++){let i=t.#t[e];if(!(i instanceof _a&&i.type==="!"))return!1}return!0}isEnd(){if(this.#i===this||this.#e?.type==="!")return!0;if(!this.#e?.
isEnd())return!1;if(!this.type)return this.#e?.isEnd();let t=this.#e?this.#e.#t.length:0;return this.#l===t-1}copyIn(t){typeof t=="string"?this.push(t):this.push(
t.clone(this))}clone(t){let e=new _a(this.type,t);for(let i of this.#t)e.copyIn(i);return e}static#u(t,e,i,s,r){let n=s.maxExtglobRecursion??2,o=!1,a=!1,l=-1,c=!1;
if(e.type===null){let f=i,m="";for(;f<t.length;){let d=t.charAt(f++);if(o||d==="\\"){o=!o,m+=d;continue}if(a){f===l+1?(d==="^"||d==="!")&&(c=!0):d==="]"&&!(f===
l+2&&c)&&(a=!1),m+=d;continue}else if(d==="["){a=!0,l=f,c=!1,m+=d;continue}if(!s.noext&&isExtglobType(d)&&t.charAt(f)==="("&&r<=n){e.push(m),m="";let y=new _a(d,
e);f=_a.#u(t,y,f,s,r+1),e.push(y);continue}m+=d}return e.push(m),f}let h=i+1,u=new _a(null,e),g=[],p="";for(;h<t.length;){let f=t.charAt(h++);if(o||f==="\\"){o=
!o,p+=f;continue}if(a){h===l+1?(f==="^"||f==="!")&&(c=!0):f==="]"&&!(h===l+2&&c)&&(a=!1),p+=f;continue}else if(f==="["){a=!0,l=h,c=!1,p+=f;continue}if(!s.noext&&
isExtglobType(f)&&t.charAt(h)==="("&&(r<=n||e&&e.#p(f))){let m=e&&e.#p(f)?0:1;u.push(p),p="";let d=new _a(f,u);u.push(d),h=_a.#u(t,d,h,s,r+m);continue}if(f==="|"){
u.push(p),p="",g.push(u),u=new _a(null,e);continue}if(f===")")return p===""&&e.#t.length===0&&(e.#c=!0),u.push(p),p="",e.push(...g,u),h;p+=f}return e.type=null,
e.#s=void 0,e.#t=[t.substring(i-1)],h}#b(t){return this.#g(t,adoptionWithSpaceMap)}#g(t,e=adoptionMap){if(!t||typeof t!="object"||t.type!==null||t.#t.length!==1||
this.type===null)return!1;let i=t.#t[0];return!i||typeof i!="object"||i.type===null?!1:this.#p(i.type,e)}#p(t,e=adoptionAnyMap){return!!e.get(this.type)?.includes(
t)}#w(t,e){let i=t.#t[0],s=new _a(null,i,this.options);s.#t.push(""),i.push(s),this.#d(t,e)}#d(t,e){let i=t.#t[0];this.#t.splice(e,1,...i.#t);for(let s of i.#t)
typeof s=="object"&&(s.#e=this);this.#o=void 0}#S(t){return!!usurpMap.get(this.type)?.has(t)}#v(t){if(!t||typeof t!="object"||t.type!==null||t.#t.length!==1||this.
type===null||this.#t.length!==1)return!1;let e=t.#t[0];return!e||typeof e!="object"||e.type===null?!1:this.#S(e.type)}#E(t){let e=usurpMap.get(this.type),i=t.#t[0],
s=e?.get(i.type);if(!s)return!1;this.#t=i.#t;for(let r of this.#t)typeof r=="object"&&(r.#e=this);this.type=s,this.#o=void 0,this.#c=!1}static fromGlob(t,e={}){
let i=new _a(null,void 0,e);return _a.#u(t,i,0,e,0),i}toMMPattern(){if(this!==this.#i)return this.#i.toMMPattern();let t=this.toString(),[e,i,s,r]=this.toRegExpSource();
if(!(s||this.#s||this.#n.nocase&&!this.#n.nocaseMagicOnly&&t.toUpperCase()!==t.toLowerCase()))return i;let n=(this.#n.nocase?"i":"")+(r?"u":"");return Object.assign(
new RegExp(`^${e}$`,n),{_src:e,_glob:t})}get options(){return this.#n}toRegExpSource(t){let e=t??!!this.#n.dot;if(this.#i===this&&(this.#f(),this.#y()),!isExtglobAST(
this)){let a=this.isStart()&&this.isEnd()&&!this.#t.some(u=>typeof u!="string"),l=this.#t.map(u=>{let[g,p,f,m]=typeof u=="string"?_a.#x(u,this.#s,a):u.toRegExpSource(
t);return this.#s=this.#s||f,this.#r=this.#r||m,g}).join(""),c="";if(this.isStart()&&typeof this.#t[0]=="string"&&!(this.#t.length===1&&justDots.has(this.#t[0]))){
let u=addPatternStart,g=e&&u.has(l.charAt(0))||l.startsWith("\\.")&&u.has(l.charAt(2))||l.startsWith("\\.\\.")&&u.has(l.charAt(4)),p=!e&&!t&&u.has(l.charAt(0));
c=g?startNoTraversal:p?startNoDot:""}let h="";return this.isEnd()&&this.#i.#a&&this.#e?.type==="!"&&(h="(?:$|\\/)"),[c+l+h,unescape(l),this.#s=!!this.#s,this.#r]}
let i=this.type==="*"||this.type==="+",s=this.type==="!"?"(?:(?!(?:":"(?:",r=this.#m(e);if(this.isStart()&&this.isEnd()&&!r&&this.type!=="!"){let a=this.toString(),
l=this;return l.#t=[a],l.type=null,l.#s=void 0,[a,unescape(this.toString()),!1,!1]}let n=!i||t||e||!startNoDot?"":this.#m(!0);n===r&&(n=""),n&&(r=`(?:${r})(?:${n}\
)*?`);let o="";if(this.type==="!"&&this.#c)o=(this.isStart()&&!e?startNoDot:"")+starNoEmpty;else{let a=this.type==="!"?"))"+(this.isStart()&&!e&&!t?startNoDot:"")+
star+")":this.type==="@"?")":this.type==="?"?")?":this.type==="+"&&n?")":this.type==="*"&&n?")?":`)${this.type}`;o=s+r+a}return[o,unescape(r),this.#s=!!this.#s,
this.#r]}#f(){if(isExtglobAST(this)){let t=0,e=!1;do{e=!0;for(let i=0;i<this.#t.length;i++){let s=this.#t[i];typeof s=="object"&&(s.#f(),this.#g(s)?(e=!1,this.#d(
s,i)):this.#b(s)?(e=!1,this.#w(s,i)):this.#v(s)&&(e=!1,this.#E(s)))}}while(!e&&++t<10)}else for(let t of this.#t)typeof t=="object"&&t.#f();this.#o=void 0}#m(t){
return this.#t.map(e=>{if(typeof e=="string")throw new Error("string type in extglob ast??");let[i,s,r,n]=e.toRegExpSource(t);return this.#r=this.#r||n,i}).filter(
e=>!(this.isStart()&&this.isEnd())||!!e).join("|")}static#x(t,e,i=!1){let s=!1,r="",n=!1,o=!1;for(let a=0;a<t.length;a++){let l=t.charAt(a);if(s){s=!1,r+=(reSpecials.
has(l)?"\\":"")+l;continue}if(l==="*"){if(o)continue;o=!0,r+=i&&/^[*]+$/.test(t)?starNoEmpty:star,e=!0;continue}else o=!1;if(l==="\\"){a===t.length-1?r+="\\\\":
s=!0;continue}if(l==="["){let[c,h,u,g]=parseClass(t,a);if(u){r+=c,n=n||h,a+=u-1,e=e||g;continue}}if(l==="?"){r+=qmark,e=!0;continue}r+=regExpEscape(l)}return[r,
unescape(t),!!e,n]}};_a=AST;var escape=(t,{windowsPathsNoEscape:e=!1,magicalBraces:i=!1}={})=>i?e?t.replace(/[?*()[\]{}]/g,"[$&]"):t.replace(/[?*()[\]\\{}]/g,"\\\
$&"):e?t.replace(/[?*()[\]]/g,"[$&]"):t.replace(/[?*()[\]\\]/g,"\\$&"),minimatch=(t,e,i={})=>(assertValidPattern(e),!i.nocomment&&e.charAt(0)==="#"?!1:new Minimatch(
e,i).match(t)),starDotExtRE=/^\*+([^+@!?*[(]*)$/,starDotExtTest=t=>e=>!e.startsWith(".")&&e.endsWith(t),starDotExtTestDot=t=>e=>e.endsWith(t),starDotExtTestNocase=t=>(t=
t.toLowerCase(),e=>!e.startsWith(".")&&e.toLowerCase().endsWith(t)),starDotExtTestNocaseDot=t=>(t=t.toLowerCase(),e=>e.toLowerCase().endsWith(t)),starDotStarRE=/^\*+\.\*+$/,
starDotStarTest=t=>!t.startsWith(".")&&t.includes("."),starDotStarTestDot=t=>t!=="."&&t!==".."&&t.includes("."),dotStarRE=/^\.\*+$/,dotStarTest=t=>t!=="."&&t!==
".."&&t.startsWith("."),starRE=/^\*+$/,starTest=t=>t.length!==0&&!t.startsWith("."),starTestDot=t=>t.length!==0&&t!=="."&&t!=="..",qmarksRE=/^\?+([^+@!?*[(]*)?$/,
qmarksTestNocase=([t,e=""])=>{let i=qmarksTestNoExt([t]);return e?(e=e.toLowerCase(),s=>i(s)&&s.toLowerCase().endsWith(e)):i},qmarksTestNocaseDot=([t,e=""])=>{let i=qmarksTestNoExtDot(
[t]);return e?(e=e.toLowerCase(),s=>i(s)&&s.toLowerCase().endsWith(e)):i},qmarksTestDot=([t,e=""])=>{let i=qmarksTestNoExtDot([t]);return e?s=>i(s)&&s.endsWith(
e):i},qmarksTest=([t,e=""])=>{let i=qmarksTestNoExt([t]);return e?s=>i(s)&&s.endsWith(e):i},qmarksTestNoExt=([t])=>{let e=t.length;return i=>i.length===e&&!i.startsWith(
".")},qmarksTestNoExtDot=([t])=>{let e=t.length;return i=>i.length===e&&i!=="."&&i!==".."},defaultPlatform=typeof process=="object"&&process?typeof process.env==
"object"&&process.env&&process.env.__MINIMATCH_TESTING_PLATFORM__||process.platform:"posix",path2={win32:{sep:"\\"},posix:{sep:"/"}},sep2=defaultPlatform==="win\
32"?path2.win32.sep:path2.posix.sep;minimatch.sep=sep2;var GLOBSTAR=Symbol("globstar **");minimatch.GLOBSTAR=GLOBSTAR;var qmark2="[^/]",star2=qmark2+"*?",twoStarDot="\
(?:(?!(?:\\/|^)(?:\\.{1,2})($|\\/)).)*?",twoStarNoDot="(?:(?!(?:\\/|^)\\.).)*?",filter=(t,e={})=>i=>minimatch(i,t,e);minimatch.filter=filter;var ext=(t,e={})=>Object.
assign({},t,e),defaults=t=>{if(!t||typeof t!="object"||!Object.keys(t).length)return minimatch;let e=minimatch;return Object.assign((i,s,r={})=>e(i,s,ext(t,r)),
{Minimatch:class extends e.Minimatch{constructor(i,s={}){super(i,ext(t,s))}static defaults(i){return e.defaults(ext(t,i)).Minimatch}},AST:class extends e.AST{constructor(i,s,r={}){
super(i,s,ext(t,r))}static fromGlob(i,s={}){return e.AST.fromGlob(i,ext(t,s))}},unescape:(i,s={})=>e.unescape(i,ext(t,s)),escape:(i,s={})=>e.escape(i,ext(t,s)),
filter:(i,s={})=>e.filter(i,ext(t,s)),defaults:i=>e.defaults(ext(t,i)),makeRe:(i,s={})=>e.makeRe(i,ext(t,s)),braceExpand:(i,s={})=>e.braceExpand(i,ext(t,s)),match:(i,s,r={})=>e.
match(i,s,ext(t,r)),sep:e.sep,GLOBSTAR})};minimatch.defaults=defaults;var braceExpand=(t,e={})=>(assertValidPattern(t),e.nobrace||!/\{(?:(?!\{).)*\}/.test(t)?[t]:
expand(t,{max:e.braceExpandMax}));minimatch.braceExpand=braceExpand;var makeRe=(t,e={})=>new Minimatch(t,e).makeRe();minimatch.makeRe=makeRe;var match2=(t,e,i={})=>{
let s=new Minimatch(e,i);return t=t.filter(r=>s.match(r)),s.options.nonull&&!t.length&&t.push(e),t};minimatch.match=match2;var globMagic=/[?*]|[+@!]\(.*?\)|\[|\]/,
regExpEscape2=t=>t.replace(/[-[\]{}()*+?.,\\^$|#\s]/g,"\\$&"),Minimatch=class{options;set;pattern;windowsPathsNoEscape;nonegate;negate;comment;empty;preserveMultipleSlashes;partial;globSet;globParts;nocase;isWindows;platform;windowsNoMagicRoot;maxGlobstarRecursion;regexp;constructor(t,e={}){
assertValidPattern(t),e=e||{},this.options=e,this.maxGlobstarRecursion=e.maxGlobstarRecursion??200,this.pattern=t,this.platform=e.platform||defaultPlatform,this.
isWindows=this.platform==="win32";let i="allowWindowsEscape";this.windowsPathsNoEscape=!!e.windowsPathsNoEscape||e[i]===!1,this.windowsPathsNoEscape&&(this.pattern=
this.pattern.replace(/\\/g,"/")),this.preserveMultipleSlashes=!!e.preserveMultipleSlashes,this.regexp=null,this.negate=!1,this.nonegate=!!e.nonegate,this.comment=
!1,this.empty=!1,this.partial=!!e.partial,this.nocase=!!this.options.nocase,this.windowsNoMagicRoot=e.windowsNoMagicRoot!==void 0?e.windowsNoMagicRoot:!!(this.isWindows&&
this.nocase),this.globSet=[],this.globParts=[],this.set=[],this.make()}hasMagic(){if(this.options.magicalBraces&&this.set.length>1)return!0;for(let t of this.set)
for(let e of t)if(typeof e!="string")return!0;return!1}debug(...t){}make(){let t=this.pattern,e=this.options;if(!e.nocomment&&t.charAt(0)==="#"){this.comment=!0;
return}if(!t){this.empty=!0;return}this.parseNegate(),this.globSet=[...new Set(this.braceExpand())],e.debug&&(this.debug=(...r)=>console.error(...r)),this.debug(
this.pattern,this.globSet);let i=this.globSet.map(r=>this.slashSplit(r));this.globParts=this.preprocess(i),this.debug(this.pattern,this.globParts);let s=this.globParts.
map((r,n,o)=>{if(this.isWindows&&this.windowsNoMagicRoot){let a=r[0]===""&&r[1]===""&&(r[2]==="?"||!globMagic.test(r[2]))&&!globMagic.test(r[3]),l=/^[a-z]:/i.test(
r[0]);if(a)return[...r.slice(0,4),...r.slice(4).map(c=>this.parse(c))];if(l)return[r[0],...r.slice(1).map(c=>this.parse(c))]}return r.map(a=>this.parse(a))});if(this.
debug(this.pattern,s),this.set=s.filter(r=>r.indexOf(!1)===-1),this.isWindows)for(let r=0;r<this.set.length;r++){let n=this.set[r];n[0]===""&&n[1]===""&&this.globParts[r][2]===
"?"&&typeof n[3]=="string"&&/^[a-z]:$/i.test(n[3])&&(n[2]="?")}this.debug(this.pattern,this.set)}preprocess(t){if(this.options.noglobstar)for(let i of t)for(let s=0;s<
i.length;s++)i[s]==="**"&&(i[s]="*");let{optimizationLevel:e=1}=this.options;return e>=2?(t=this.firstPhasePreProcess(t),t=this.secondPhasePreProcess(t)):e>=1?t=
this.levelOneOptimize(t):t=this.adjascentGlobstarOptimize(t),t}adjascentGlobstarOptimize(t){return t.map(e=>{let i=-1;for(;(i=e.indexOf("**",i+1))!==-1;){let s=i;
for(;e[s+1]==="**";)s++;s!==i&&e.splice(i,s-i)}return e})}levelOneOptimize(t){return t.map(e=>(e=e.reduce((i,s)=>{let r=i[i.length-1];return s==="**"&&r==="**"?
i:s===".."&&r&&r!==".."&&r!=="."&&r!=="**"?(i.pop(),i):(i.push(s),i)},[]),e.length===0?[""]:e))}levelTwoFileOptimize(t){Array.isArray(t)||(t=this.slashSplit(t));
let e=!1;do{if(e=!1,!this.preserveMultipleSlashes){for(let s=1;s<t.length-1;s++){let r=t[s];s===1&&r===""&&t[0]===""||(r==="."||r==="")&&(e=!0,t.splice(s,1),s--)}
t[0]==="."&&t.length===2&&(t[1]==="."||t[1]==="")&&(e=!0,t.pop())}let i=0;for(;(i=t.indexOf("..",i+1))!==-1;){let s=t[i-1];s&&s!=="."&&s!==".."&&s!=="**"&&!(this.
isWindows&&/^[a-z]:$/i.test(s))&&(e=!0,t.splice(i-1,2),i-=2)}}while(e);return t.length===0?[""]:t}firstPhasePreProcess(t){let e=!1;do{e=!1;for(let i of t){let s=-1;
for(;(s=i.indexOf("**",s+1))!==-1;){let n=s;for(;i[n+1]==="**";)n++;n>s&&i.splice(s+1,n-s);let o=i[s+1],a=i[s+2],l=i[s+3];if(o!==".."||!a||a==="."||a===".."||!l||
l==="."||l==="..")continue;e=!0,i.splice(s,1);let c=i.slice(0);c[s]="**",t.push(c),s--}if(!this.preserveMultipleSlashes){for(let n=1;n<i.length-1;n++){let o=i[n];
n===1&&o===""&&i[0]===""||(o==="."||o==="")&&(e=!0,i.splice(n,1),n--)}i[0]==="."&&i.length===2&&(i[1]==="."||i[1]==="")&&(e=!0,i.pop())}let r=0;for(;(r=i.indexOf(
"..",r+1))!==-1;){let n=i[r-1];if(n&&n!=="."&&n!==".."&&n!=="**"){e=!0;let o=r===1&&i[r+1]==="**"?["."]:[];i.splice(r-1,2,...o),i.length===0&&i.push(""),r-=2}}}}while(e);
return t}secondPhasePreProcess(t){for(let e=0;e<t.length-1;e++)for(let i=e+1;i<t.length;i++){let s=this.partsMatch(t[e],t[i],!this.preserveMultipleSlashes);if(s){
t[e]=[],t[i]=s;break}}return t.filter(e=>e.length)}partsMatch(t,e,i=!1){let s=0,r=0,n=[],o="";for(;s<t.length&&r<e.length;)if(t[s]===e[r])n.push(o==="b"?e[r]:t[s]),
s++,r++;else if(i&&t[s]==="**"&&e[r]===t[s+1])n.push(t[s]),s++;else if(i&&e[r]==="**"&&t[s]===e[r+1])n.push(e[r]),r++;else if(t[s]==="*"&&e[r]&&(this.options.dot||
!e[r].startsWith("."))&&e[r]!=="**"){if(o==="b")return!1;o="a",n.push(t[s]),s++,r++}else if(e[r]==="*"&&t[s]&&(this.options.dot||!t[s].startsWith("."))&&t[s]!==
"**"){if(o==="a")return!1;o="b",n.push(e[r]),s++,r++}else return!1;return t.length===e.length&&n}parseNegate(){if(this.nonegate)return;let t=this.pattern,e=!1,i=0;
for(let s=0;s<t.length&&t.charAt(s)==="!";s++)e=!e,i++;i&&(this.pattern=t.slice(i)),this.negate=e}matchOne(t,e,i=!1){let s=0,r=0;if(this.isWindows){let o=typeof t[0]==
"string"&&/^[a-z]:$/i.test(t[0]),a=!o&&t[0]===""&&t[1]===""&&t[2]==="?"&&/^[a-z]:$/i.test(t[3]),l=typeof e[0]=="string"&&/^[a-z]:$/i.test(e[0]),c=!l&&e[0]===""&&
e[1]===""&&e[2]==="?"&&typeof e[3]=="string"&&/^[a-z]:$/i.test(e[3]),h=a?3:o?0:void 0,u=c?3:l?0:void 0;if(typeof h=="number"&&typeof u=="number"){let[g,p]=[t[h],
e[u]];g.toLowerCase()===p.toLowerCase()&&(e[u]=g,r=u,s=h)}}let{optimizationLevel:n=1}=this.options;return n>=2&&(t=this.levelTwoFileOptimize(t)),e.includes(GLOBSTAR)?
this.#i(t,e,i,s,r):this.#r(t,e,i,s,r)}#i(t,e,i,s,r){let n=e.indexOf(GLOBSTAR,r),o=e.lastIndexOf(GLOBSTAR),[a,l,c]=i?[e.slice(r,n),e.slice(n+1),[]]:[e.slice(r,n),
e.slice(n+1,o),e.slice(o+1)];if(a.length){let y=t.slice(s,s+a.length);if(!this.#r(y,a,i,0,0))return!1;s+=a.length,r+=a.length}let h=0;if(c.length){if(c.length+s>
t.length)return!1;let y=t.length-c.length;if(this.#r(t,c,i,y,0))h=c.length;else{if(t[t.length-1]!==""||s+c.length===t.length||(y--,!this.#r(t,c,i,y,0)))return!1;
h=c.length+1}}if(!l.length){let y=!!h;for(let b=s;b<t.length-h;b++){let E=String(t[b]);if(y=!0,E==="."||E===".."||!this.options.dot&&E.startsWith("."))return!1}
return i||y}let u=[[[],0]],g=u[0],p=0,f=[0];for(let y of l)y===GLOBSTAR?(f.push(p),g=[[],0],u.push(g)):(g[0].push(y),p++);let m=u.length-1,d=t.length-h;for(let y of u)
y[1]=d-(f[m--]+y[0].length);return!!this.#s(t,u,s,0,i,0,!!h)}#s(t,e,i,s,r,n,o){let a=e[s];if(!a){for(let h=i;h<t.length;h++){o=!0;let u=t[h];if(u==="."||u===".."||
!this.options.dot&&u.startsWith("."))return!1}return o}let[l,c]=a;for(;i<=c;){if(this.#r(t.slice(0,i+l.length),l,r,i,0)&&n<this.maxGlobstarRecursion){let u=this.#s(
t,e,i+l.length,s+1,r,n+1,o);if(u!==!1)return u}let h=t[i];if(h==="."||h===".."||!this.options.dot&&h.startsWith("."))return!1;i++}return r||null}#r(t,e,i,s,r){let n,
o,a,l;for(n=s,o=r,l=t.length,a=e.length;n<l&&o<a;n++,o++){this.debug("matchOne loop");let c=e[o],h=t[n];if(this.debug(e,c,h),c===!1||c===GLOBSTAR)return!1;let u;
if(typeof c=="string"?(u=h===c,this.debug("string match",c,h,u)):(u=c.test(h),this.debug("pattern match",c,h,u)),!u)return!1}if(n===l&&o===a)return!0;if(n===l)return i;
if(o===a)return n===l-1&&t[n]==="";throw new Error("wtf?")}braceExpand(){return braceExpand(this.pattern,this.options)}parse(t){assertValidPattern(t);let e=this.
options;if(t==="**")return GLOBSTAR;if(t==="")return"";let i,s=null;(i=t.match(starRE))?s=e.dot?starTestDot:starTest:(i=t.match(starDotExtRE))?s=(e.nocase?e.dot?
starDotExtTestNocaseDot:starDotExtTestNocase:e.dot?starDotExtTestDot:starDotExtTest)(i[1]):(i=t.match(qmarksRE))?s=(e.nocase?e.dot?qmarksTestNocaseDot:qmarksTestNocase:
e.dot?qmarksTestDot:qmarksTest)(i):(i=t.match(starDotStarRE))?s=e.dot?starDotStarTestDot:starDotStarTest:(i=t.match(dotStarRE))&&(s=dotStarTest);let r=AST.fromGlob(
t,this.options).toMMPattern();return s&&typeof r=="object"&&Reflect.defineProperty(r,"test",{value:s}),r}makeRe(){if(this.regexp||this.regexp===!1)return this.regexp;
let t=this.set;if(!t.length)return this.regexp=!1,this.regexp;let e=this.options,i=e.noglobstar?star2:e.dot?twoStarDot:twoStarNoDot,s=new Set(e.nocase?["i"]:[]),
r=t.map(a=>{let l=a.map(h=>{if(h instanceof RegExp)for(let u of h.flags.split(""))s.add(u);return typeof h=="string"?regExpEscape2(h):h===GLOBSTAR?GLOBSTAR:h._src});
l.forEach((h,u)=>{let g=l[u+1],p=l[u-1];h!==GLOBSTAR||p===GLOBSTAR||(p===void 0?g!==void 0&&g!==GLOBSTAR?l[u+1]="(?:\\/|"+i+"\\/)?"+g:l[u]=i:g===void 0?l[u-1]=p+
"(?:\\/|\\/"+i+")?":g!==GLOBSTAR&&(l[u-1]=p+"(?:\\/|\\/"+i+"\\/)"+g,l[u+1]=GLOBSTAR))});let c=l.filter(h=>h!==GLOBSTAR);if(this.partial&&c.length>=1){let h=[];for(let u=1;u<=
c.length;u++)h.push(c.slice(0,u).join("/"));return"(?:"+h.join("|")+")"}return c.join("/")}).join("|"),[n,o]=t.length>1?["(?:",")"]:["",""];r="^"+n+r+o+"$",this.
partial&&(r="^(?:\\/|"+n+r.slice(1,-1)+o+")$"),this.negate&&(r="^(?!"+r+").+$");try{this.regexp=new RegExp(r,[...s].join(""))}catch{this.regexp=!1}return this.regexp}slashSplit(t){
return this.preserveMultipleSlashes?t.split("/"):this.isWindows&&/^\/\/[^/]+/.test(t)?["",...t.split(/\/+/)]:t.split(/\/+/)}match(t,e=this.partial){if(this.debug(
"match",t,this.pattern),this.comment)return!1;if(this.empty)return t==="";if(t==="/"&&e)return!0;let i=this.options;this.isWindows&&(t=t.split("\\").join("/"));
let s=this.slashSplit(t);this.debug(this.pattern,"split",s);let r=this.set;this.debug(this.pattern,"set",r);let n=s[s.length-1];if(!n)for(let o=s.length-2;!n&&o>=
0;o--)n=s[o];for(let o of r){let a=s;if(i.matchBase&&o.length===1&&(a=[n]),this.matchOne(a,o,e))return i.flipNegate?!0:!this.negate}return i.flipNegate?!1:this.
negate}static defaults(t){return minimatch.defaults(t).Minimatch}};minimatch.AST=AST,minimatch.Minimatch=Minimatch,minimatch.escape=escape,minimatch.unescape=unescape;
const path3=__importStar(require("path")),assert_3=__importDefault(require("assert"));var IS_WINDOWS3=process.platform==="win32",Path=class{constructor(t){if(this.
segments=[],typeof t=="string")if((0,assert_3.default)(t,"Parameter 'itemPath' must not be empty"),t=safeTrimTrailingSeparator(t),!hasRoot(t))this.segments=t.split(
path3.sep);else{let e=t,i=dirname2(e);for(;i!==e;){let s=path3.basename(e);this.segments.unshift(s),e=i,i=dirname2(e)}this.segments.unshift(e)}else{(0,assert_3.
default)(t.length>0,"Parameter 'itemPath' must not be an empty array");for(let e=0;e<t.length;e++){let i=t[e];(0,assert_3.default)(i,"Parameter 'itemPath' must \
not contain any empty segments"),i=normalizeSeparators(t[e]),e===0&&hasRoot(i)?(i=safeTrimTrailingSeparator(i),(0,assert_3.default)(i===dirname2(i),"Parameter '\
itemPath' root segment contains information for multiple segments"),this.segments.push(i)):((0,assert_3.default)(!i.includes(path3.sep),"Parameter 'itemPath' co\
ntains unexpected path separators"),this.segments.push(i))}}}toString(){let t=this.segments[0],e=t.endsWith(path3.sep)||IS_WINDOWS3&&/^[A-Z]:$/i.test(t);for(let i=1;i<
this.segments.length;i++)e?e=!1:t+=path3.sep,t+=this.segments[i];return t}},IS_WINDOWS4=process.platform==="win32",Pattern=class w{constructor(e,i=!1,s,r){this.
negate=!1;let n;if(typeof e=="string")n=e.trim();else{s=s||[],(0,assert_2.default)(s.length,"Parameter 'segments' must not empty");let c=w.getLiteral(s[0]);(0,assert_2.
default)(c&&hasAbsoluteRoot(c),"Parameter 'segments' first element must be a root path"),n=new Path(s).toString().trim(),e&&(n=`!${n}`)}for(;n.startsWith("!");)
this.negate=!this.negate,n=n.substr(1).trim();n=w.fixupPattern(n,r),this.segments=new Path(n).segments,this.trailingSeparator=normalizeSeparators(n).endsWith(path4.
sep),n=safeTrimTrailingSeparator(n);let o=!1,a=this.segments.map(c=>w.getLiteral(c)).filter(c=>!o&&!(o=c===""));this.searchPath=new Path(a).toString(),this.rootRegExp=
new RegExp(w.regExpEscape(a[0]),IS_WINDOWS4?"i":""),this.isImplicitPattern=i;let l={dot:!0,nobrace:!0,nocase:IS_WINDOWS4,nocomment:!0,noext:!0,nonegate:!0};n=IS_WINDOWS4?
n.replace(/\\/g,"/"):n,this.minimatch=new Minimatch(n,l)}match(e){return this.segments[this.segments.length-1]==="**"?(e=normalizeSeparators(e),!e.endsWith(path4.
sep)&&this.isImplicitPattern===!1&&(e=`${e}${path4.sep}`)):e=safeTrimTrailingSeparator(e),this.minimatch.match(e)?this.trailingSeparator?MatchKind.Directory:MatchKind.
All:MatchKind.None}partialMatch(e){return e=safeTrimTrailingSeparator(e),dirname2(e)===e?this.rootRegExp.test(e):this.minimatch.matchOne(e.split(IS_WINDOWS4?/\\+/:
/\/+/),this.minimatch.set[0],!0)}static globEscape(e){return(IS_WINDOWS4?e:e.replace(/\\/g,"\\\\")).replace(/(\[)(?=[^/]+\])/g,"[[]").replace(/\?/g,"[?]").replace(
/\*/g,"[*]")}static fixupPattern(e,i){(0,assert_2.default)(e,"pattern cannot be empty");let s=new Path(e).segments.map(r=>w.getLiteral(r));if((0,assert_2.default)(
s.every((r,n)=>(r!=="."||n===0)&&r!==".."),`Invalid pattern '${e}'. Relative pathing '.' and '..' is not allowed.`),(0,assert_2.default)(!hasRoot(e)||s[0],`Inva\
lid pattern '${e}'. Root segment must not contain globs.`),e=normalizeSeparators(e),e==="."||e.startsWith(`.${path4.sep}`))e=w.globEscape(process.cwd())+e.substr(
1);else if(e==="~"||e.startsWith(`~${path4.sep}`))i=i||os.homedir(),(0,assert_2.default)(i,"Unable to determine HOME directory"),(0,assert_2.default)(hasAbsoluteRoot(
i),`Expected HOME directory to be a rooted path. Actual '${i}'`),e=w.globEscape(i)+e.substr(1);else if(IS_WINDOWS4&&(e.match(/^[A-Z]:$/i)||e.match(/^[A-Z]:[^\\]/i))){
let r=ensureAbsoluteRoot("C:\\dummy-root",e.substr(0,2));e.length>2&&!r.endsWith("\\")&&(r+="\\"),e=w.globEscape(r)+e.substr(2)}else if(IS_WINDOWS4&&(e==="\\"||
e.match(/^\\[^\\]/))){let r=ensureAbsoluteRoot("C:\\dummy-root","\\");r.endsWith("\\")||(r+="\\"),e=w.globEscape(r)+e.substr(1)}else e=ensureAbsoluteRoot(w.globEscape(
process.cwd()),e);return normalizeSeparators(e)}static getLiteral(e){let i="";for(let s=0;s<e.length;s++){let r=e[s];if(r==="\\"&&!IS_WINDOWS4&&s+1<e.length){i+=
e[++s];continue}else{if(r==="*"||r==="?")return"";if(r==="["&&s+1<e.length){let n="",o=-1;for(let a=s+1;a<e.length;a++){let l=e[a];if(l==="\\"&&!IS_WINDOWS4&&a+
1<e.length){n+=e[++a];continue}else if(l==="]"){o=a;break}else n+=l}if(o>=0){if(n.length>1)return"";if(n){i+=n,s=o;continue}}}}i+=r}return i}static regExpEscape(e){
return e.replace(/[[\\^$.|?*+()]/g,"\\$&")}},SearchState=class{constructor(t,e){this.path=t,this.level=e}},__awaiter=function(t,e,i,s){function r(n){return n instanceof
i?n:new i(function(o){o(n)})}return new(i||(i=Promise))(function(n,o){function a(h){try{c(s.next(h))}catch(u){o(u)}}function l(h){try{c(s.throw(h))}catch(u){o(u)}}
function c(h){h.done?n(h.value):r(h.value).then(a,l)}c((s=s.apply(t,e||[])).next())})},__asyncValues=function(t){if(!Symbol.asyncIterator)throw new TypeError("S\
ymbol.asyncIterator is not defined.");var e=t[Symbol.asyncIterator],i;return e?e.call(t):(t=typeof __values=="function"?__values(t):t[Symbol.iterator](),i={},s(
"next"),s("throw"),s("return"),i[Symbol.asyncIterator]=function(){return this},i);function s(n){i[n]=t[n]&&function(o){return new Promise(function(a,l){o=t[n](o),
r(a,l,o.done,o.value)})}}function r(n,o,a,l){Promise.resolve(l).then(function(c){n({value:c,done:a})},o)}},__await=function(t){return this instanceof __await?(this.
v=t,this):new __await(t)},__asyncGenerator=function(t,e,i){if(!Symbol.asyncIterator)throw new TypeError("Symbol.asyncIterator is not defined.");var s=i.apply(t,
e||[]),r,n=[];return r=Object.create((typeof AsyncIterator=="function"?AsyncIterator:Object).prototype),a("next"),a("throw"),a("return",o),r[Symbol.asyncIterator]=
function(){return this},r;function o(p){return function(f){return Promise.resolve(f).then(p,u)}}function a(p,f){s[p]&&(r[p]=function(m){return new Promise(function(d,y){
n.push([p,m,d,y])>1||l(p,m)})},f&&(r[p]=f(r[p])))}function l(p,f){try{c(s[p](f))}catch(m){g(n[0][3],m)}}function c(p){p.value instanceof __await?Promise.resolve(
p.value.v).then(h,u):g(n[0][2],p)}function h(p){l("next",p)}function u(p){l("throw",p)}function g(p,f){p(f),n.shift(),n.length&&l(n[0][0],n[0][1])}},IS_WINDOWS5=process.
platform==="win32",DefaultGlobber=class O{constructor(e){this.patterns=[],this.searchPaths=[],this.options=getOptions(e)}getSearchPaths(){return this.searchPaths.
slice()}glob(){return __awaiter(this,void 0,void 0,function*(){var e,i,s,r;let n=[];try{for(var o=!0,a=__asyncValues(this.globGenerator()),l;l=yield a.next(),e=
l.done,!e;o=!0){r=l.value,o=!1;let c=r;n.push(c)}}catch(c){i={error:c}}finally{try{!o&&!e&&(s=a.return)&&(yield s.call(a))}finally{if(i)throw i.error}}return n})}globGenerator(){
return __asyncGenerator(this,arguments,function*(){let e=getOptions(this.options),i=[];for(let n of this.patterns)i.push(n),e.implicitDescendants&&(n.trailingSeparator||
n.segments[n.segments.length-1]!=="**")&&i.push(new Pattern(n.negate,!0,n.segments.concat("**")));let s=[];for(let n of getSearchPaths(i)){(0,chunk_Q2FBTZAU_js_1.
debug)(`Search path '${n}'`);try{yield __await(fs.promises.lstat(n))}catch(o){if(o.code==="ENOENT")continue;throw o}s.unshift(new SearchState(n,1))}let r=[];for(;s.
length;){let n=s.pop(),o=match(i,n.path),a=!!o||partialMatch(i,n.path);if(!o&&!a)continue;let l=yield __await(O.stat(n,e,r));if(l&&!(e.excludeHiddenFiles&&path5.
basename(n.path).match(/^\./)))if(l.isDirectory()){if(o&MatchKind.Directory&&e.matchDirectories)yield yield __await(n.path);else if(!a)continue;let c=n.level+1,
h=(yield __await(fs.promises.readdir(n.path))).map(u=>new SearchState(path5.join(n.path,u),c));s.push(...h.reverse())}else o&MatchKind.File&&(yield yield __await(
n.path))}})}static create(e,i){return __awaiter(this,void 0,void 0,function*(){let s=new O(i);IS_WINDOWS5&&(e=e.replace(/\r\n/g,`
`),e=e.replace(/\r/g,`
`));let r=e.split(`
`).map(n=>n.trim());for(let n of r)!n||n.startsWith("#")||s.patterns.push(new Pattern(n));return s.searchPaths.push(...getSearchPaths(s.patterns)),s})}static stat(e,i,s){
return __awaiter(this,void 0,void 0,function*(){let r;if(i.followSymbolicLinks)try{r=yield fs.promises.stat(e.path)}catch(n){if(n.code==="ENOENT"){if(i.omitBrokenSymbolicLinks){
(0,chunk_Q2FBTZAU_js_1.debug)(`Broken symlink '${e.path}'`);return}throw new Error(`No information found for the path '${e.path}'. This may indicate a broken sy\
mbolic link.`)}throw n}else r=yield fs.promises.lstat(e.path);if(r.isDirectory()&&i.followSymbolicLinks){let n=yield fs.promises.realpath(e.path);for(;s.length>=
e.level;)s.pop();if(s.some(o=>o===n)){(0,chunk_Q2FBTZAU_js_1.debug)(`Symlink cycle detected for path '${e.path}' and realpath '${n}'`);return}s.push(n)}return r})}};
const crypto=__importStar(require("crypto")),fs2=__importStar(require("fs")),stream=__importStar(require("stream")),util=__importStar(require("util")),path6=__importStar(
require("path"));var __awaiter2=function(t,e,i,s){function r(n){return n instanceof i?n:new i(function(o){o(n)})}return new(i||(i=Promise))(function(n,o){function a(h){
try{c(s.next(h))}catch(u){o(u)}}function l(h){try{c(s.throw(h))}catch(u){o(u)}}function c(h){h.done?n(h.value):r(h.value).then(a,l)}c((s=s.apply(t,e||[])).next())})},
__asyncValues2=function(t){if(!Symbol.asyncIterator)throw new TypeError("Symbol.asyncIterator is not defined.");var e=t[Symbol.asyncIterator],i;return e?e.call(
t):(t=typeof __values=="function"?__values(t):t[Symbol.iterator](),i={},s("next"),s("throw"),s("return"),i[Symbol.asyncIterator]=function(){return this},i);function s(n){
i[n]=t[n]&&function(o){return new Promise(function(a,l){o=t[n](o),r(a,l,o.done,o.value)})}}function r(n,o,a,l){Promise.resolve(l).then(function(c){n({value:c,done:a})},
o)}};function hashFiles(t,e){return __awaiter2(this,arguments,void 0,function*(i,s,r=!1){var n,o,a,l,c;let h=r?chunk_Q2FBTZAU_js_1.info:chunk_Q2FBTZAU_js_1.debug,
u=!1,g=s||((c=process.env.GITHUB_WORKSPACE)!==null&&c!==void 0?c:process.cwd()),p=crypto.createHash("sha256"),f=0;try{for(var m=!0,d=__asyncValues2(i.globGenerator()),
y;y=yield d.next(),n=y.done,!n;m=!0){l=y.value,m=!1;let b=l;if(h(b),!b.startsWith(`${g}${path6.sep}`)){h(`Ignore '${b}' since it is not under GITHUB_WORKSPACE.`);
continue}if(fs2.statSync(b).isDirectory()){h(`Skip directory '${b}'.`);continue}let E=crypto.createHash("sha256");yield util.promisify(stream.pipeline)(fs2.createReadStream(
b),E),p.write(E.digest()),f++,u||(u=!0)}}catch(b){o={error:b}}finally{try{!m&&!n&&(a=d.return)&&(yield a.call(d))}finally{if(o)throw o.error}}return p.end(),u?(h(
`Found ${f} files to hash.`),p.digest("hex")):(h("No matches found for glob"),"")})}var __awaiter3=function(t,e,i,s){function r(n){return n instanceof i?n:new i(
function(o){o(n)})}return new(i||(i=Promise))(function(n,o){function a(h){try{c(s.next(h))}catch(u){o(u)}}function l(h){try{c(s.throw(h))}catch(u){o(u)}}function c(h){
h.done?n(h.value):r(h.value).then(a,l)}c((s=s.apply(t,e||[])).next())})};function create(t,e){return __awaiter3(this,void 0,void 0,function*(){return yield DefaultGlobber.
create(t,e)})}function hashFiles2(t){return __awaiter3(this,arguments,void 0,function*(e,i="",s,r=!1){let n=!0;s&&typeof s.followSymbolicLinks=="boolean"&&(n=s.
followSymbolicLinks);let o=yield create(e,{followSymbolicLinks:n});return hashFiles(o,i,r)})}
