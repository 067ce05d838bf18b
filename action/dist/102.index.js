"use strict";exports.id=102,exports.ids=[102],exports.modules={50102:((rs,Dt,C)=>{C.d(Dt,{create:()=>kt});var k=C(67981),G=C(79896);function at(n){const t={followSymbolicLinks:!0,
implicitDescendants:!0,matchDirectories:!0,omitBrokenSymbolicLinks:!0,excludeHiddenFiles:!1};return n&&(typeof n.followSymbolicLinks=="boolean"&&(t.followSymbolicLinks=
n.followSymbolicLinks,k.Yz(`followSymbolicLinks '${t.followSymbolicLinks}'`)),typeof n.implicitDescendants=="boolean"&&(t.implicitDescendants=n.implicitDescendants,
k.Yz(`implicitDescendants '${t.implicitDescendants}'`)),typeof n.matchDirectories=="boolean"&&(t.matchDirectories=n.matchDirectories,k.Yz(`matchDirectories '${t.
matchDirectories}'`)),typeof n.omitBrokenSymbolicLinks=="boolean"&&(t.omitBrokenSymbolicLinks=n.omitBrokenSymbolicLinks,k.Yz(`omitBrokenSymbolicLinks '${t.omitBrokenSymbolicLinks}\
'`)),typeof n.excludeHiddenFiles=="boolean"&&(t.excludeHiddenFiles=n.excludeHiddenFiles,k.Yz(`excludeHiddenFiles '${t.excludeHiddenFiles}'`))),t}var b=C(16928),
S=C(42613);const T=process.platform==="win32";function z(n){if(n=j(n),T&&/^\\\\[^\\]+(\\[^\\]+)?$/.test(n))return n;let t=b.dirname(n);return T&&/^\\\\[^\\]+\\[^\\]+\\$/.
test(t)&&(t=j(t)),t}function Q(n,t){if(S(n,"ensureAbsoluteRoot parameter 'root' must not be empty"),S(t,"ensureAbsoluteRoot parameter 'itemPath' must not be emp\
ty"),U(t))return t;if(T){if(t.match(/^[A-Z]:[^\\/]|^[A-Z]:$/i)){let e=process.cwd();return S(e.match(/^[A-Z]:\\/i),`Expected current directory to start with an \
absolute drive root. Actual '${e}'`),t[0].toUpperCase()===e[0].toUpperCase()?t.length===2?`${t[0]}:\\${e.substr(3)}`:(e.endsWith("\\")||(e+="\\"),`${t[0]}:\\${e.
substr(3)}${t.substr(2)}`):`${t[0]}:\\${t.substr(2)}`}else if(M(t).match(/^\\$|^\\[^\\]/)){const e=process.cwd();return S(e.match(/^[A-Z]:\\/i),`Expected curren\
t directory to start with an absolute drive root. Actual '${e}'`),`${e[0]}:\\${t.substr(1)}`}}return S(U(n),"ensureAbsoluteRoot parameter 'root' must have an ab\
solute root"),n.endsWith("/")||T&&n.endsWith("\\")||(n+=b.sep),n+t}function U(n){return S(n,"hasAbsoluteRoot parameter 'itemPath' must not be empty"),n=M(n),T?n.
startsWith("\\\\")||/^[A-Z]:\\/i.test(n):n.startsWith("/")}function K(n){return S(n,"isRooted parameter 'itemPath' must not be empty"),n=M(n),T?n.startsWith("\\")||
/^[A-Z]:/i.test(n):n.startsWith("/")}function M(n){return n=n||"",T?(n=n.replace(/\//g,"\\"),(/^\\\\+[^\\]/.test(n)?"\\":"")+n.replace(/\\\\+/g,"\\")):n.replace(
/\/\/+/g,"/")}function j(n){return n?(n=M(n),!n.endsWith(b.sep)||n===b.sep||T&&/^[A-Z]:\\$/i.test(n)?n:n.substr(0,n.length-1)):""}var L;(function(n){n[n.None=0]=
"None",n[n.Directory=1]="Directory",n[n.File=2]="File",n[n.All=3]="All"})(L||(L={}));const ht=process.platform==="win32";function ft(n){n=n.filter(s=>!s.negate);
const t={};for(const s of n){const i=ht?s.searchPath.toUpperCase():s.searchPath;t[i]="candidate"}const e=[];for(const s of n){const i=ht?s.searchPath.toUpperCase():
s.searchPath;if(t[i]==="included")continue;let r=!1,o=i,c=z(o);for(;c!==o;){if(t[c]){r=!0;break}o=c,c=z(o)}r||(e.push(s.searchPath),t[i]="included")}return e}function jt(n,t){
let e=L.None;for(const s of n)s.negate?e&=~s.match(t):e|=s.match(t);return e}function Ct(n,t){return n.some(e=>!e.negate&&e.partialMatch(t))}var zt=C(70857);const os=(n,t,e)=>{
const s=n instanceof RegExp?ut(n,e):n,i=t instanceof RegExp?ut(t,e):t,r=s!==null&&i!=null&&pt(s,i,e);return r&&{start:r[0],end:r[1],pre:e.slice(0,r[0]),body:e.slice(
r[0]+s.length,r[1]),post:e.slice(r[1]+i.length)}},ut=(n,t)=>{const e=t.match(n);return e?e[0]:null},pt=(n,t,e)=>{let s,i,r,o,c,l=e.indexOf(n),a=e.indexOf(t,l+1),
h=l;if(l>=0&&a>0){if(n===t)return[l,a];for(s=[],r=e.length;h>=0&&!c;){if(h===l)s.push(h),l=e.indexOf(n,h+1);else if(s.length===1){const u=s.pop();u!==void 0&&(c=
[u,a])}else i=s.pop(),i!==void 0&&i<r&&(r=i,o=a),a=e.indexOf(t,h+1);h=l<a&&l>=0?l:a}s.length&&o!==void 0&&(c=[r,o])}return c},gt="\0SLASH"+Math.random().toFixed(
16)+"\0",dt="\0OPEN"+Math.random().toFixed(16)+"\0",Z="\0CLOSE"+Math.random().toFixed(16)+"\0",mt="\0COMMA"+Math.random().toFixed(16)+"\0",yt="\0PERIOD"+Math.random().
toFixed(16)+"\0",Gt=new RegExp(gt,"g"),It=new RegExp(dt,"g"),Pt=new RegExp(Z,"g"),Ft=new RegExp(mt,"g"),Bt=new RegExp(yt,"g"),Ht=/\\\\/g,Ut=/\\{/g,Zt=/\\}/g,Xt=/\\,/g,
qt=/\\\./g,Yt=1e5,Jt=4e6,Vt=1e3,Qt=1e3,Kt=2e7,te=16;function tt(n){return isNaN(n)?n.charCodeAt(0):parseInt(n,10)}function ee(n){return n.replace(Ht,gt).replace(
Ut,dt).replace(Zt,Z).replace(Xt,mt).replace(qt,yt)}function se(n){return n.replace(Gt,"\\").replace(It,"{").replace(Pt,"}").replace(Ft,",").replace(Bt,".")}function et(n,t){
for(let e=0;e<t.length;e++)n.push(t[e])}function wt(n,t,e){if(e.remaining<0)return;const s=pt("{","}",t),i=s!==void 0&&t.indexOf("{")<s[0];if(e.remaining-=s&&!i?
s[1]+1:n.length,!(!s||e.remaining<0))return{end:s[1],pre:n.slice(0,s[0]),body:n.slice(s[0]+1,s[1]),post:n.slice(s[1]+1),unmatched:i}}function ne(n,t){t.remaining-=
n.length;const e=[];for(let r=0;r<n.length;r++){const o=n.charCodeAt(r);o===123?e.push(r):o===125&&e.length&&e.pop()}let s="",i=0;for(let r=0;r<e.length;r++){const o=e[r];
s+=n.slice(i,o)+"\0",i=o+1}return s+n.slice(i)}function ie(n,t){if(t.remaining-=n.length,t.remaining<0)return!1;let e=!1;for(let s=n.length-1;s>=0;s--){const i=n.
charCodeAt(s);if(i===125)e=!0;else if(i===10||i===13||i===8232||i===8233)e=!1;else if(i===44&&e&&n.charCodeAt(s+1)!==44)return!0}return!1}function re(n,t){const e=[];
let s="";for(;;){const i=wt(n,n,t);if(t.remaining<0)return;if(!i){const a=n.split(",");return a[0]=s+a[0],et(e,a),e}const{pre:r,body:o,post:c}=i,l=r.split(",");
if(l[0]=s+l[0],l[l.length-1]+="{"+o+"}",!c.length)return et(e,l),e;s=l.pop(),et(e,l),n=c}}function I(n,t){return n===void 0||isNaN(n)?t:n}function oe(n,t={}){if(!n)
return[];const e=I(t.max,Yt),s=I(t.maxLength,Jt),i=I(t.maxDepth,Vt),r=I(t.maxRewrites,Qt),o=I(t.maxSteps,Kt);return n.slice(0,2)==="{}"&&(n="\\{\\}"+n.slice(2)),
st(ee(n),e,s,i,0,r,{remaining:o},!0).map(se)}function ce(n){return"{"+n+"}"}function le(n){return/^-?0\d/.test(n)}function ae(n,t){return n<=t}function he(n,t){
return n>=t}function P(n,t,e,s,i,r,o){const c=[];let l=0,a;t:for(let h=0;h<n.length;h++){const u=n[h]+t;let p=e;r&&!u&&(a||(a=e.filter(f=>f)),p=a);for(let f=0;f<
p.length;f++){if(c.length>=s)break t;const d=u+p[f];if(l+d.length>i)break t;c.push(d),l+=d.length}}return o.remaining-=c.length,c}function fe(n,t,e,s,i){const r=n.
split(/\.\./),o=[];if(r[0]===void 0||r[1]===void 0)return o;const c=tt(r[0]),l=tt(r[1]),a=Math.max(r[0].length,r[1].length);let h=r.length===3&&r[2]!==void 0?Math.
max(Math.abs(tt(r[2])),1):1,u=ae;l<c&&(h*=-1,u=he);const f=r.some(le),d=f?a:1;let g=0;for(let y=c;u(y,l)&&o.length<e;y+=h){if(i.remaining-=d,i.remaining<0)return;
let m;if(t)m=String.fromCharCode(y),m==="\\"&&(m="");else if(m=String(y),f){const w=a-m.length;if(w>0){const v=new Array(w+1).join("0");y<0?m="-"+v+m.slice(1):m=
v+m}}if(g+m.length>s)break;o.push(m),g+=m.length}return o}function st(n,t,e,s,i,r,o,c){if(o.remaining-=te,i>s)return[n];let l=[""],a=0,h=!1,u=!0,p=n;for(;;){const f=wt(
n,p,o);if(!f)return P(l,n,[""],t,e,h,o);f.unmatched&&(p=ne(p,o));const d=f.pre,g=()=>P(l,d+"{"+f.body+"}"+f.post,[""],t,e,h,o);if(/\$$/.test(d)){if(l=P(l,d+"{"+
f.body+"}",[""],t,e,h&&!f.post.length,o),u=!1,!f.post.length)break;n=f.post,p=p.slice(f.end+1);continue}const y=/^-?\d+\.\.-?\d+(?:\.\.-?\d+)?$/.test(f.body),m=/^[a-zA-Z]\.\.[a-zA-Z](?:\.\.-?\d+)?$/.
test(f.body),w=y||m,v=f.body.indexOf(",")>=0;if(!w&&!v){if(a<r&&ie(f.post,o)){a++,n=f.pre+"{"+f.body+Z+f.post,p=p.slice(0,f.end)+Z+p.slice(f.end+1),c=!0;continue}
return g()}u&&(h=c&&!w,u=!1);let _;if(w){if(_=fe(f.body,m,t,e,o),!_)return g()}else{let O=re(f.body,o);if(!O)return g();if(O.length===1&&O[0]!==void 0){if(O=st(
O[0],t,e,s,i+1,r,o,!1).map(ce),o.remaining<0)return g();if(O.length===1){const R=P(l,d+O[0],[""],t,e,h&&!f.post.length,o);if(o.remaining<0)return g();if(l=R,!f.
post.length)break;n=f.post,p=p.slice(f.end+1);continue}}let ct=h&&!f.post.length&&!d;for(let R=0;ct&&R<l.length;R++)l[R]&&(ct=!1);_=[];let Tt=0;t:for(let R=0;R<
O.length;R++){const Lt=st(O[R],t,e,s,i+1,r,o,!1);if(o.remaining<0)return g();for(let lt=0;lt<Lt.length;lt++){const V=Lt[lt];if(!(ct&&!V)){if(_.length>=t||Tt+V.length>
e)break t;_.push(V),Tt+=V.length}}}}const is=P(l,d,_,t,e,h&&!f.post.length,o);if(o.remaining<0)return g();if(l=is,!f.post.length)break;n=f.post,p=p.slice(f.end+
1)}return l}const ue=1024*64,X=n=>{if(typeof n!="string")throw new TypeError("invalid pattern");if(n.length>ue)throw new TypeError("pattern is too long")},pe={"\
[:alnum:]":["\\p{L}\\p{Nl}\\p{Nd}",!0],"[:alpha:]":["\\p{L}\\p{Nl}",!0],"[:ascii:]":["\\x00-\\x7f",!1],"[:blank:]":["\\p{Zs}\\t",!0],"[:cntrl:]":["\\p{Cc}",!0],
"[:digit:]":["\\p{Nd}",!0],"[:graph:]":["\\p{Z}\\p{C}",!0,!0],"[:lower:]":["\\p{Ll}",!0],"[:print:]":["\\p{C}",!0],"[:punct:]":["\\p{P}",!0],"[:space:]":["\\p{Z}\
\\t\\r\\n\\v\\f",!0],"[:upper:]":["\\p{Lu}",!0],"[:word:]":["\\p{L}\\p{Nl}\\p{Nd}\\p{Pc}",!0],"[:xdigit:]":["A-Fa-f0-9",!1]},F=n=>n.replace(/[[\]\\-]/g,"\\$&"),
ge=n=>n.replace(/[-[\]{}()*+?.,\\^$|#\s]/g,"\\$&"),St=n=>n.join(""),de=(n,t)=>{const e=t;if(n.charAt(e)!=="[")throw new Error("not in a brace expression");const s=[],
i=[];let r=e+1,o=!1,c=!1,l=!1,a=!1,h=e,u="";t:for(;r<n.length;){const g=n.charAt(r);if((g==="!"||g==="^")&&r===e+1){a=!0,r++;continue}if(g==="]"&&o&&!l){h=r+1;break}
if(o=!0,g==="\\"&&!l){l=!0,r++;continue}if(g==="["&&!l){for(const[y,[m,w,v]]of Object.entries(pe))if(n.startsWith(y,r)){if(u)return["$.",!1,n.length-e,!0];r+=y.
length,v?i.push(m):s.push(m),c=c||w;continue t}}if(l=!1,u){g>u?s.push(F(u)+"-"+F(g)):g===u&&s.push(F(g)),u="",r++;continue}if(n.startsWith("-]",r+1)){s.push(F(g+
"-")),r+=2;continue}if(n.startsWith("-",r+1)){u=g,r+=2;continue}s.push(F(g)),r++}if(h<r)return["",!1,0,!1];if(!s.length&&!i.length)return["$.",!1,n.length-e,!0];
if(i.length===0&&s.length===1&&/^\\?.$/.test(s[0])&&!a){const g=s[0].length===2?s[0].slice(-1):s[0];return[ge(g),!1,h-e,!1]}const p="["+(a?"^":"")+St(s)+"]",f="\
["+(a?"":"^")+St(i)+"]";return[s.length&&i.length?"("+p+"|"+f+")":s.length?p:f,c,h-e,!0]},B=(n,{windowsPathsNoEscape:t=!1,magicalBraces:e=!0}={})=>e?t?n.replace(
/\[([^/\\])\]/g,"$1"):n.replace(/((?!\\).|^)\[([^/\\])\]/g,"$1$2").replace(/\\([^/])/g,"$1"):t?n.replace(/\[([^/\\{}])\]/g,"$1"):n.replace(/((?!\\).|^)\[([^/\\{}])\]/g,
"$1$2").replace(/\\([^/{}])/g,"$1");var A;const me=new Set(["!","?","+","*","@"]),nt=n=>me.has(n),bt=n=>nt(n.type),ye=new Map([["!",["@"]],["?",["?","@"]],["@",
["@"]],["*",["*","+","?","@"]],["+",["+","@"]]]),we=new Map([["!",["?"]],["@",["?"]],["+",["?","*"]]]),Se=new Map([["!",["?","@"]],["?",["?","@"]],["@",["?","@"]],
["*",["*","+","?","@"]],["+",["+","@","?","*"]]]),Et=new Map([["!",new Map([["!","@"]])],["?",new Map([["*","*"],["+","*"]])],["@",new Map([["!","!"],["?","?"],
["@","@"],["*","*"],["+","+"]])],["+",new Map([["?","*"],["*","*"]])]]),be="(?!(?:^|/)\\.\\.?(?:$|/))",q="(?!\\.)",Ee=new Set(["[","."]),xe=new Set(["..","."]),
Ae=new Set("().*{}+?[]^$\\!"),$e=n=>n.replace(/[-[\]{}()*+?.,\\^$|#\s]/g,"\\$&"),it="[^/]",xt=it+"*?",At=it+"+?";let ve=0;class rt{type;#s;#n;#i=!1;#t=[];#e;#c;#a;#l=!1;#r;#o;#h=!1;id=++ve;get depth(){
return(this.#e?.depth??-1)+1}[Symbol.for("nodejs.util.inspect.custom")](){return{"@@type":"AST",id:this.id,type:this.type,root:this.#s.id,parent:this.#e?.id,depth:this.
depth,partsLength:this.#t.length,parts:this.#t}}constructor(t,e,s={}){this.type=t,t&&(this.#n=!0),this.#e=e,this.#s=this.#e?this.#e.#s:this,this.#r=this.#s===this?
s:this.#s.#r,this.#a=this.#s===this?[]:this.#s.#a,t==="!"&&!this.#s.#l&&this.#a.push(this),this.#c=this.#e?this.#e.#t.length:0}get hasMagic(){if(this.#n!==void 0)
return this.#n;for(const t of this.#t)if(typeof t!="string"&&(t.type||t.hasMagic))return this.#n=!0;return this.#n}toString(){return this.#o!==void 0?this.#o:this.
type?this.#o=this.type+"("+this.#t.map(t=>String(t)).join("|")+")":this.#o=this.#t.map(t=>String(t)).join("")}#y(){if(this!==this.#s)throw new Error("should onl\
y call on root");if(this.#l)return this;this.toString(),this.#l=!0;let t;for(;t=this.#a.pop();){if(t.type!=="!")continue;let e=t,s=e.#e;for(;s;){for(let i=e.#c+
1;!s.type&&i<s.#t.length;i++)for(const r of t.#t){if(typeof r=="string")throw new Error("string part in extglob AST??");r.copyIn(s.#t[i])}e=s,s=e.#e}}return this}push(...t){
for(const e of t)if(e!==""){if(typeof e!="string"&&!(e instanceof A&&e.#e===this))throw new Error("invalid part: "+e);this.#t.push(e)}}toJSON(){const t=this.type===
null?this.#t.slice().map(e=>typeof e=="string"?e:e.toJSON()):[this.type,...this.#t.map(e=>e.toJSON())];return this.isStart()&&!this.type&&t.unshift([]),this.isEnd()&&
(this===this.#s||this.#s.#l&&this.#e?.type==="!")&&t.push({}),t}isStart(){if(this.#s===this)return!0;if(!this.#e?.isStart())return!1;if(this.#c===0)return!0;const t=this.#e;
for(let e=0;e<this.#c;e++){const s=t.#t[e];if(!(s instanceof A&&s.type==="!"))return!1}return!0}isEnd(){if(this.#s===this||this.#e?.type==="!")return!0;if(!this.#e?.
isEnd())return!1;if(!this.type)return this.#e?.isEnd();const t=this.#e?this.#e.#t.length:0;return this.#c===t-1}copyIn(t){typeof t=="string"?this.push(t):this.push(
t.clone(this))}clone(t){const e=new A(this.type,t);for(const s of this.#t)e.copyIn(s);return e}static#f(t,e,s,i,r){const o=i.maxExtglobRecursion??2;let c=!1,l=!1,
a=-1,h=!1;if(e.type===null){let g=s,y="";for(;g<t.length;){const m=t.charAt(g++);if(c||m==="\\"){c=!c,y+=m;continue}if(l){g===a+1?(m==="^"||m==="!")&&(h=!0):m===
"]"&&!(g===a+2&&h)&&(l=!1),y+=m;continue}else if(m==="["){l=!0,a=g,h=!1,y+=m;continue}if(!i.noext&&nt(m)&&t.charAt(g)==="("&&r<=o){e.push(y),y="";const v=new A(
m,e);g=A.#f(t,v,g,i,r+1),e.push(v);continue}y+=m}return e.push(y),g}let u=s+1,p=new A(null,e);const f=[];let d="";for(;u<t.length;){const g=t.charAt(u++);if(c||
g==="\\"){c=!c,d+=g;continue}if(l){u===a+1?(g==="^"||g==="!")&&(h=!0):g==="]"&&!(u===a+2&&h)&&(l=!1),d+=g;continue}else if(g==="["){l=!0,a=u,h=!1,d+=g;continue}
if(!i.noext&&nt(g)&&t.charAt(u)==="("&&(r<=o||e&&e.#u(g))){const m=e&&e.#u(g)?0:1;p.push(d),d="";const w=new A(g,p);p.push(w),u=A.#f(t,w,u,i,r+m);continue}if(g===
"|"){p.push(d),d="",f.push(p),p=new A(null,e);continue}if(g===")")return d===""&&e.#t.length===0&&(e.#h=!0),p.push(d),d="",e.push(...f,p),u;d+=g}return e.type=null,
e.#n=void 0,e.#t=[t.substring(s-1)],u}#w(t){return this.#g(t,we)}#g(t,e=ye){if(!t||typeof t!="object"||t.type!==null||t.#t.length!==1||this.type===null)return!1;
const s=t.#t[0];return!s||typeof s!="object"||s.type===null?!1:this.#u(s.type,e)}#u(t,e=Se){return!!e.get(this.type)?.includes(t)}#S(t,e){const s=t.#t[0],i=new A(
null,s,this.options);i.#t.push(""),s.push(i),this.#d(t,e)}#d(t,e){const s=t.#t[0];this.#t.splice(e,1,...s.#t);for(const i of s.#t)typeof i=="object"&&(i.#e=this);
this.#o=void 0}#b(t){return!!Et.get(this.type)?.has(t)}#E(t){if(!t||typeof t!="object"||t.type!==null||t.#t.length!==1||this.type===null||this.#t.length!==1)return!1;
const e=t.#t[0];return!e||typeof e!="object"||e.type===null?!1:this.#b(e.type)}#x(t){const e=Et.get(this.type),s=t.#t[0],i=e?.get(s.type);if(!i)return!1;this.#t=
s.#t;for(const r of this.#t)typeof r=="object"&&(r.#e=this);this.type=i,this.#o=void 0,this.#h=!1}static fromGlob(t,e={}){const s=new A(null,void 0,e);return A.#f(
t,s,0,e,0),s}toMMPattern(){if(this!==this.#s)return this.#s.toMMPattern();const t=this.toString(),[e,s,i,r]=this.toRegExpSource();if(!(i||this.#n||this.#r.nocase&&
!this.#r.nocaseMagicOnly&&t.toUpperCase()!==t.toLowerCase()))return s;const c=(this.#r.nocase?"i":"")+(r?"u":"");return Object.assign(new RegExp(`^${e}$`,c),{_src:e,
_glob:t})}get options(){return this.#r}toRegExpSource(t){const e=t??!!this.#r.dot;if(this.#s===this&&(this.#p(),this.#y()),!bt(this)){const l=this.isStart()&&this.
isEnd()&&!this.#t.some(f=>typeof f!="string"),a=this.#t.map(f=>{const[d,g,y,m]=typeof f=="string"?A.#A(f,this.#n,l):f.toRegExpSource(t);return this.#n=this.#n||
y,this.#i=this.#i||m,d}).join("");let h="";if(this.isStart()&&typeof this.#t[0]=="string"&&!(this.#t.length===1&&xe.has(this.#t[0]))){const d=Ee,g=e&&d.has(a.charAt(
0))||a.startsWith("\\.")&&d.has(a.charAt(2))||a.startsWith("\\.\\.")&&d.has(a.charAt(4)),y=!e&&!t&&d.has(a.charAt(0));h=g?be:y?q:""}let u="";return this.isEnd()&&
this.#s.#l&&this.#e?.type==="!"&&(u="(?:$|\\/)"),[h+a+u,B(a),this.#n=!!this.#n,this.#i]}const s=this.type==="*"||this.type==="+",i=this.type==="!"?"(?:(?!(?:":"\
(?:";let r=this.#m(e);if(this.isStart()&&this.isEnd()&&!r&&this.type!=="!"){const l=this.toString(),a=this;return a.#t=[l],a.type=null,a.#n=void 0,[l,B(this.toString()),
!1,!1]}let o=!s||t||e||!q?"":this.#m(!0);o===r&&(o=""),o&&(r=`(?:${r})(?:${o})*?`);let c="";if(this.type==="!"&&this.#h)c=(this.isStart()&&!e?q:"")+At;else{const l=this.
type==="!"?"))"+(this.isStart()&&!e&&!t?q:"")+xt+")":this.type==="@"?")":this.type==="?"?")?":this.type==="+"&&o?")":this.type==="*"&&o?")?":`)${this.type}`;c=i+
r+l}return[c,B(r),this.#n=!!this.#n,this.#i]}#p(){if(bt(this)){let t=0,e=!1;do{e=!0;for(let s=0;s<this.#t.length;s++){const i=this.#t[s];typeof i=="object"&&(i.#p(),
this.#g(i)?(e=!1,this.#d(i,s)):this.#w(i)?(e=!1,this.#S(i,s)):this.#E(i)&&(e=!1,this.#x(i)))}}while(!e&&++t<10)}else for(const t of this.#t)typeof t=="object"&&
t.#p();this.#o=void 0}#m(t){return this.#t.map(e=>{if(typeof e=="string")throw new Error("string type in extglob ast??");const[s,i,r,o]=e.toRegExpSource(t);return this.#i=
this.#i||o,s}).filter(e=>!(this.isStart()&&this.isEnd())||!!e).join("|")}static#A(t,e,s=!1){let i=!1,r="",o=!1,c=!1;for(let l=0;l<t.length;l++){const a=t.charAt(
l);if(i){i=!1,r+=(Ae.has(a)?"\\":"")+a;continue}if(a==="*"){if(c)continue;c=!0,r+=s&&/^[*]+$/.test(t)?At:xt,e=!0;continue}else c=!1;if(a==="\\"){l===t.length-1?
r+="\\\\":i=!0;continue}if(a==="["){const[h,u,p,f]=de(t,l);if(p){r+=h,o=o||u,l+=p-1,e=e||f;continue}}if(a==="?"){r+=it,e=!0;continue}r+=$e(a)}return[r,B(t),!!e,
o]}}A=rt;const Ne=(n,{windowsPathsNoEscape:t=!1,magicalBraces:e=!1}={})=>e?t?n.replace(/[?*()[\]{}]/g,"[$&]"):n.replace(/[?*()[\]\\{}]/g,"\\$&"):t?n.replace(/[?*()[\]]/g,
"[$&]"):n.replace(/[?*()[\]\\]/g,"\\$&"),x=(n,t,e={})=>(X(t),!e.nocomment&&t.charAt(0)==="#"?!1:new H(t,e).match(n)),_e=/^\*+([^+@!?*[(]*)$/,Me=n=>t=>!t.startsWith(
".")&&t.endsWith(n),We=n=>t=>t.endsWith(n),Oe=n=>(n=n.toLowerCase(),t=>!t.startsWith(".")&&t.toLowerCase().endsWith(n)),Re=n=>(n=n.toLowerCase(),t=>t.toLowerCase().
endsWith(n)),ke=/^\*+\.\*+$/,Te=n=>!n.startsWith(".")&&n.includes("."),Le=n=>n!=="."&&n!==".."&&n.includes("."),De=/^\.\*+$/,je=n=>n!=="."&&n!==".."&&n.startsWith(
"."),Ce=/^\*+$/,ze=n=>n.length!==0&&!n.startsWith("."),Ge=n=>n.length!==0&&n!=="."&&n!=="..",Ie=/^\?+([^+@!?*[(]*)?$/,Pe=([n,t=""])=>{const e=$t([n]);return t?(t=
t.toLowerCase(),s=>e(s)&&s.toLowerCase().endsWith(t)):e},Fe=([n,t=""])=>{const e=vt([n]);return t?(t=t.toLowerCase(),s=>e(s)&&s.toLowerCase().endsWith(t)):e},Be=([
n,t=""])=>{const e=vt([n]);return t?s=>e(s)&&s.endsWith(t):e},He=([n,t=""])=>{const e=$t([n]);return t?s=>e(s)&&s.endsWith(t):e},$t=([n])=>{const t=n.length;return e=>e.
length===t&&!e.startsWith(".")},vt=([n])=>{const t=n.length;return e=>e.length===t&&e!=="."&&e!==".."},Nt=typeof process=="object"&&process?typeof process.env==
"object"&&process.env&&process.env.__MINIMATCH_TESTING_PLATFORM__||process.platform:"posix",_t={win32:{sep:"\\"},posix:{sep:"/"}},Ue=Nt==="win32"?_t.win32.sep:_t.
posix.sep;x.sep=Ue;const E=Symbol("globstar **");x.GLOBSTAR=E;const Ze="[^/]"+"*?",Xe="(?:(?!(?:\\/|^)(?:\\.{1,2})($|\\/)).)*?",qe="(?:(?!(?:\\/|^)\\.).)*?",Ye=(n,t={})=>e=>x(
e,n,t);x.filter=Ye;const N=(n,t={})=>Object.assign({},n,t),Je=n=>{if(!n||typeof n!="object"||!Object.keys(n).length)return x;const t=x;return Object.assign((s,i,r={})=>t(
s,i,N(n,r)),{Minimatch:class extends t.Minimatch{constructor(i,r={}){super(i,N(n,r))}static defaults(i){return t.defaults(N(n,i)).Minimatch}},AST:class extends t.
AST{constructor(i,r,o={}){super(i,r,N(n,o))}static fromGlob(i,r={}){return t.AST.fromGlob(i,N(n,r))}},unescape:(s,i={})=>t.unescape(s,N(n,i)),escape:(s,i={})=>t.
escape(s,N(n,i)),filter:(s,i={})=>t.filter(s,N(n,i)),defaults:s=>t.defaults(N(n,s)),makeRe:(s,i={})=>t.makeRe(s,N(n,i)),braceExpand:(s,i={})=>t.braceExpand(s,N(
n,i)),match:(s,i,r={})=>t.match(s,i,N(n,r)),sep:t.sep,GLOBSTAR:E})};x.defaults=Je;const Mt=(n,t={})=>(X(n),t.nobrace||!/\{(?:(?!\{).)*\}/.test(n)?[n]:oe(n,{max:t.
braceExpandMax}));x.braceExpand=Mt;const Ve=(n,t={})=>new H(n,t).makeRe();x.makeRe=Ve;const Qe=(n,t,e={})=>{const s=new H(t,e);return n=n.filter(i=>s.match(i)),
s.options.nonull&&!n.length&&n.push(t),n};x.match=Qe;const Wt=/[?*]|[+@!]\(.*?\)|\[|\]/,Ke=n=>n.replace(/[-[\]{}()*+?.,\\^$|#\s]/g,"\\$&");class H{options;set;pattern;windowsPathsNoEscape;nonegate;negate;comment;empty;preserveMultipleSlashes;partial;globSet;globParts;nocase;isWindows;platform;windowsNoMagicRoot;maxGlobstarRecursion;regexp;constructor(t,e={}){
X(t),e=e||{},this.options=e,this.maxGlobstarRecursion=e.maxGlobstarRecursion??200,this.pattern=t,this.platform=e.platform||Nt,this.isWindows=this.platform==="wi\
n32";const s="allowWindowsEscape";this.windowsPathsNoEscape=!!e.windowsPathsNoEscape||e[s]===!1,this.windowsPathsNoEscape&&(this.pattern=this.pattern.replace(/\\/g,
"/")),this.preserveMultipleSlashes=!!e.preserveMultipleSlashes,this.regexp=null,this.negate=!1,this.nonegate=!!e.nonegate,this.comment=!1,this.empty=!1,this.partial=
!!e.partial,this.nocase=!!this.options.nocase,this.windowsNoMagicRoot=e.windowsNoMagicRoot!==void 0?e.windowsNoMagicRoot:!!(this.isWindows&&this.nocase),this.globSet=
[],this.globParts=[],this.set=[],this.make()}hasMagic(){if(this.options.magicalBraces&&this.set.length>1)return!0;for(const t of this.set)for(const e of t)if(typeof e!=
"string")return!0;return!1}debug(...t){}make(){const t=this.pattern,e=this.options;if(!e.nocomment&&t.charAt(0)==="#"){this.comment=!0;return}if(!t){this.empty=
!0;return}this.parseNegate(),this.globSet=[...new Set(this.braceExpand())],e.debug&&(this.debug=(...r)=>console.error(...r)),this.debug(this.pattern,this.globSet);
const s=this.globSet.map(r=>this.slashSplit(r));this.globParts=this.preprocess(s),this.debug(this.pattern,this.globParts);let i=this.globParts.map((r,o,c)=>{if(this.
isWindows&&this.windowsNoMagicRoot){const l=r[0]===""&&r[1]===""&&(r[2]==="?"||!Wt.test(r[2]))&&!Wt.test(r[3]),a=/^[a-z]:/i.test(r[0]);if(l)return[...r.slice(0,
4),...r.slice(4).map(h=>this.parse(h))];if(a)return[r[0],...r.slice(1).map(h=>this.parse(h))]}return r.map(l=>this.parse(l))});if(this.debug(this.pattern,i),this.
set=i.filter(r=>r.indexOf(!1)===-1),this.isWindows)for(let r=0;r<this.set.length;r++){const o=this.set[r];o[0]===""&&o[1]===""&&this.globParts[r][2]==="?"&&typeof o[3]==
"string"&&/^[a-z]:$/i.test(o[3])&&(o[2]="?")}this.debug(this.pattern,this.set)}preprocess(t){if(this.options.noglobstar)for(const s of t)for(let i=0;i<s.length;i++)
s[i]==="**"&&(s[i]="*");const{optimizationLevel:e=1}=this.options;return e>=2?(t=this.firstPhasePreProcess(t),t=this.secondPhasePreProcess(t)):e>=1?t=this.levelOneOptimize(
t):t=this.adjascentGlobstarOptimize(t),t}adjascentGlobstarOptimize(t){return t.map(e=>{let s=-1;for(;(s=e.indexOf("**",s+1))!==-1;){let i=s;for(;e[i+1]==="**";)
i++;i!==s&&e.splice(s,i-s)}return e})}levelOneOptimize(t){return t.map(e=>(e=e.reduce((s,i)=>{const r=s[s.length-1];return i==="**"&&r==="**"?s:i===".."&&r&&r!==
".."&&r!=="."&&r!=="**"?(s.pop(),s):(s.push(i),s)},[]),e.length===0?[""]:e))}levelTwoFileOptimize(t){Array.isArray(t)||(t=this.slashSplit(t));let e=!1;do{if(e=!1,
!this.preserveMultipleSlashes){for(let i=1;i<t.length-1;i++){const r=t[i];i===1&&r===""&&t[0]===""||(r==="."||r==="")&&(e=!0,t.splice(i,1),i--)}t[0]==="."&&t.length===
2&&(t[1]==="."||t[1]==="")&&(e=!0,t.pop())}let s=0;for(;(s=t.indexOf("..",s+1))!==-1;){const i=t[s-1];i&&i!=="."&&i!==".."&&i!=="**"&&!(this.isWindows&&/^[a-z]:$/i.
test(i))&&(e=!0,t.splice(s-1,2),s-=2)}}while(e);return t.length===0?[""]:t}firstPhasePreProcess(t){let e=!1;do{e=!1;for(let s of t){let i=-1;for(;(i=s.indexOf("\
**",i+1))!==-1;){let o=i;for(;s[o+1]==="**";)o++;o>i&&s.splice(i+1,o-i);let c=s[i+1];const l=s[i+2],a=s[i+3];if(c!==".."||!l||l==="."||l===".."||!a||a==="."||a===
"..")continue;e=!0,s.splice(i,1);const h=s.slice(0);h[i]="**",t.push(h),i--}if(!this.preserveMultipleSlashes){for(let o=1;o<s.length-1;o++){const c=s[o];o===1&&
c===""&&s[0]===""||(c==="."||c==="")&&(e=!0,s.splice(o,1),o--)}s[0]==="."&&s.length===2&&(s[1]==="."||s[1]==="")&&(e=!0,s.pop())}let r=0;for(;(r=s.indexOf("..",
r+1))!==-1;){const o=s[r-1];if(o&&o!=="."&&o!==".."&&o!=="**"){e=!0;const l=r===1&&s[r+1]==="**"?["."]:[];s.splice(r-1,2,...l),s.length===0&&s.push(""),r-=2}}}}while(e);
return t}secondPhasePreProcess(t){for(let e=0;e<t.length-1;e++)for(let s=e+1;s<t.length;s++){const i=this.partsMatch(t[e],t[s],!this.preserveMultipleSlashes);if(i){
t[e]=[],t[s]=i;break}}return t.filter(e=>e.length)}partsMatch(t,e,s=!1){let i=0,r=0,o=[],c="";for(;i<t.length&&r<e.length;)if(t[i]===e[r])o.push(c==="b"?e[r]:t[i]),
i++,r++;else if(s&&t[i]==="**"&&e[r]===t[i+1])o.push(t[i]),i++;else if(s&&e[r]==="**"&&t[i]===e[r+1])o.push(e[r]),r++;else if(t[i]==="*"&&e[r]&&(this.options.dot||
!e[r].startsWith("."))&&e[r]!=="**"){if(c==="b")return!1;c="a",o.push(t[i]),i++,r++}else if(e[r]==="*"&&t[i]&&(this.options.dot||!t[i].startsWith("."))&&t[i]!==
"**"){if(c==="a")return!1;c="b",o.push(e[r]),i++,r++}else return!1;return t.length===e.length&&o}parseNegate(){if(this.nonegate)return;const t=this.pattern;let e=!1,
s=0;for(let i=0;i<t.length&&t.charAt(i)==="!";i++)e=!e,s++;s&&(this.pattern=t.slice(s)),this.negate=e}matchOne(t,e,s=!1){let i=0,r=0;if(this.isWindows){const c=typeof t[0]==
"string"&&/^[a-z]:$/i.test(t[0]),l=!c&&t[0]===""&&t[1]===""&&t[2]==="?"&&/^[a-z]:$/i.test(t[3]),a=typeof e[0]=="string"&&/^[a-z]:$/i.test(e[0]),h=!a&&e[0]===""&&
e[1]===""&&e[2]==="?"&&typeof e[3]=="string"&&/^[a-z]:$/i.test(e[3]),u=l?3:c?0:void 0,p=h?3:a?0:void 0;if(typeof u=="number"&&typeof p=="number"){const[f,d]=[t[u],
e[p]];f.toLowerCase()===d.toLowerCase()&&(e[p]=f,r=p,i=u)}}const{optimizationLevel:o=1}=this.options;return o>=2&&(t=this.levelTwoFileOptimize(t)),e.includes(E)?
this.#s(t,e,s,i,r):this.#i(t,e,s,i,r)}#s(t,e,s,i,r){const o=e.indexOf(E,r),c=e.lastIndexOf(E),[l,a,h]=s?[e.slice(r,o),e.slice(o+1),[]]:[e.slice(r,o),e.slice(o+1,
c),e.slice(c+1)];if(l.length){const w=t.slice(i,i+l.length);if(!this.#i(w,l,s,0,0))return!1;i+=l.length,r+=l.length}let u=0;if(h.length){if(h.length+i>t.length)
return!1;let w=t.length-h.length;if(this.#i(t,h,s,w,0))u=h.length;else{if(t[t.length-1]!==""||i+h.length===t.length||(w--,!this.#i(t,h,s,w,0)))return!1;u=h.length+
1}}if(!a.length){let w=!!u;for(let v=i;v<t.length-u;v++){const _=String(t[v]);if(w=!0,_==="."||_===".."||!this.options.dot&&_.startsWith("."))return!1}return s||
w}const p=[[[],0]];let f=p[0],d=0;const g=[0];for(const w of a)w===E?(g.push(d),f=[[],0],p.push(f)):(f[0].push(w),d++);let y=p.length-1;const m=t.length-u;for(const w of p)
w[1]=m-(g[y--]+w[0].length);return!!this.#n(t,p,i,0,s,0,!!u)}#n(t,e,s,i,r,o,c){const l=e[i];if(!l){for(let u=s;u<t.length;u++){c=!0;const p=t[u];if(p==="."||p===
".."||!this.options.dot&&p.startsWith("."))return!1}return c}const[a,h]=l;for(;s<=h;){if(this.#i(t.slice(0,s+a.length),a,r,s,0)&&o<this.maxGlobstarRecursion){const f=this.#n(
t,e,s+a.length,i+1,r,o+1,c);if(f!==!1)return f}const p=t[s];if(p==="."||p===".."||!this.options.dot&&p.startsWith("."))return!1;s++}return r||null}#i(t,e,s,i,r){
let o,c,l,a;for(o=i,c=r,a=t.length,l=e.length;o<a&&c<l;o++,c++){this.debug("matchOne loop");let h=e[c],u=t[o];if(this.debug(e,h,u),h===!1||h===E)return!1;let p;
if(typeof h=="string"?(p=u===h,this.debug("string match",h,u,p)):(p=h.test(u),this.debug("pattern match",h,u,p)),!p)return!1}if(o===a&&c===l)return!0;if(o===a)return s;
if(c===l)return o===a-1&&t[o]==="";throw new Error("wtf?")}braceExpand(){return Mt(this.pattern,this.options)}parse(t){X(t);const e=this.options;if(t==="**")return E;
if(t==="")return"";let s,i=null;(s=t.match(Ce))?i=e.dot?Ge:ze:(s=t.match(_e))?i=(e.nocase?e.dot?Re:Oe:e.dot?We:Me)(s[1]):(s=t.match(Ie))?i=(e.nocase?e.dot?Fe:Pe:
e.dot?Be:He)(s):(s=t.match(ke))?i=e.dot?Le:Te:(s=t.match(De))&&(i=je);const r=rt.fromGlob(t,this.options).toMMPattern();return i&&typeof r=="object"&&Reflect.defineProperty(
r,"test",{value:i}),r}makeRe(){if(this.regexp||this.regexp===!1)return this.regexp;const t=this.set;if(!t.length)return this.regexp=!1,this.regexp;const e=this.
options,s=e.noglobstar?Ze:e.dot?Xe:qe,i=new Set(e.nocase?["i"]:[]);let r=t.map(l=>{const a=l.map(u=>{if(u instanceof RegExp)for(const p of u.flags.split(""))i.add(
p);return typeof u=="string"?Ke(u):u===E?E:u._src});a.forEach((u,p)=>{const f=a[p+1],d=a[p-1];u!==E||d===E||(d===void 0?f!==void 0&&f!==E?a[p+1]="(?:\\/|"+s+"\\/\
)?"+f:a[p]=s:f===void 0?a[p-1]=d+"(?:\\/|\\/"+s+")?":f!==E&&(a[p-1]=d+"(?:\\/|\\/"+s+"\\/)"+f,a[p+1]=E))});const h=a.filter(u=>u!==E);if(this.partial&&h.length>=
1){const u=[];for(let p=1;p<=h.length;p++)u.push(h.slice(0,p).join("/"));return"(?:"+u.join("|")+")"}return h.join("/")}).join("|");const[o,c]=t.length>1?["(?:",
")"]:["",""];r="^"+o+r+c+"$",this.partial&&(r="^(?:\\/|"+o+r.slice(1,-1)+c+")$"),this.negate&&(r="^(?!"+r+").+$");try{this.regexp=new RegExp(r,[...i].join(""))}catch{
this.regexp=!1}return this.regexp}slashSplit(t){return this.preserveMultipleSlashes?t.split("/"):this.isWindows&&/^\/\/[^/]+/.test(t)?["",...t.split(/\/+/)]:t.split(
/\/+/)}match(t,e=this.partial){if(this.debug("match",t,this.pattern),this.comment)return!1;if(this.empty)return t==="";if(t==="/"&&e)return!0;const s=this.options;
this.isWindows&&(t=t.split("\\").join("/"));const i=this.slashSplit(t);this.debug(this.pattern,"split",i);const r=this.set;this.debug(this.pattern,"set",r);let o=i[i.
length-1];if(!o)for(let c=i.length-2;!o&&c>=0;c--)o=i[c];for(const c of r){let l=i;if(s.matchBase&&c.length===1&&(l=[o]),this.matchOne(l,c,e))return s.flipNegate?
!0:!this.negate}return s.flipNegate?!1:this.negate}static defaults(t){return x.defaults(t).Minimatch}}x.AST=rt,x.Minimatch=H,x.escape=Ne,x.unescape=B;const ts=process.
platform==="win32";class Y{constructor(t){if(this.segments=[],typeof t=="string")if(S(t,"Parameter 'itemPath' must not be empty"),t=j(t),!K(t))this.segments=t.split(
b.sep);else{let e=t,s=z(e);for(;s!==e;){const i=b.basename(e);this.segments.unshift(i),e=s,s=z(e)}this.segments.unshift(e)}else{S(t.length>0,"Parameter 'itemPat\
h' must not be an empty array");for(let e=0;e<t.length;e++){let s=t[e];S(s,"Parameter 'itemPath' must not contain any empty segments"),s=M(t[e]),e===0&&K(s)?(s=
j(s),S(s===z(s),"Parameter 'itemPath' root segment contains information for multiple segments"),this.segments.push(s)):(S(!s.includes(b.sep),"Parameter 'itemPat\
h' contains unexpected path separators"),this.segments.push(s))}}}toString(){let t=this.segments[0],e=t.endsWith(b.sep)||ts&&/^[A-Z]:$/i.test(t);for(let s=1;s<this.
segments.length;s++)e?e=!1:t+=b.sep,t+=this.segments[s];return t}}const W=process.platform==="win32";class ${constructor(t,e=!1,s,i){this.negate=!1;let r;if(typeof t==
"string")r=t.trim();else{s=s||[],S(s.length,"Parameter 'segments' must not empty");const a=$.getLiteral(s[0]);S(a&&U(a),"Parameter 'segments' first element must\
 be a root path"),r=new Y(s).toString().trim(),t&&(r=`!${r}`)}for(;r.startsWith("!");)this.negate=!this.negate,r=r.substr(1).trim();r=$.fixupPattern(r,i),this.segments=
new Y(r).segments,this.trailingSeparator=M(r).endsWith(b.sep),r=j(r);let o=!1;const c=this.segments.map(a=>$.getLiteral(a)).filter(a=>!o&&!(o=a===""));this.searchPath=
new Y(c).toString(),this.rootRegExp=new RegExp($.regExpEscape(c[0]),W?"i":""),this.isImplicitPattern=e;const l={dot:!0,nobrace:!0,nocase:W,nocomment:!0,noext:!0,
nonegate:!0};r=W?r.replace(/\\/g,"/"):r,this.minimatch=new H(r,l)}match(t){return this.segments[this.segments.length-1]==="**"?(t=M(t),!t.endsWith(b.sep)&&this.
isImplicitPattern===!1&&(t=`${t}${b.sep}`)):t=j(t),this.minimatch.match(t)?this.trailingSeparator?L.Directory:L.All:L.None}partialMatch(t){return t=j(t),z(t)===
t?this.rootRegExp.test(t):this.minimatch.matchOne(t.split(W?/\\+/:/\/+/),this.minimatch.set[0],!0)}static globEscape(t){return(W?t:t.replace(/\\/g,"\\\\")).replace(
/(\[)(?=[^/]+\])/g,"[[]").replace(/\?/g,"[?]").replace(/\*/g,"[*]")}static fixupPattern(t,e){S(t,"pattern cannot be empty");const s=new Y(t).segments.map(i=>$.getLiteral(
i));if(S(s.every((i,r)=>(i!=="."||r===0)&&i!==".."),`Invalid pattern '${t}'. Relative pathing '.' and '..' is not allowed.`),S(!K(t)||s[0],`Invalid pattern '${t}\
'. Root segment must not contain globs.`),t=M(t),t==="."||t.startsWith(`.${b.sep}`))t=$.globEscape(process.cwd())+t.substr(1);else if(t==="~"||t.startsWith(`~${b.
sep}`))e=e||zt.homedir(),S(e,"Unable to determine HOME directory"),S(U(e),`Expected HOME directory to be a rooted path. Actual '${e}'`),t=$.globEscape(e)+t.substr(
1);else if(W&&(t.match(/^[A-Z]:$/i)||t.match(/^[A-Z]:[^\\]/i))){let i=Q("C:\\dummy-root",t.substr(0,2));t.length>2&&!i.endsWith("\\")&&(i+="\\"),t=$.globEscape(
i)+t.substr(2)}else if(W&&(t==="\\"||t.match(/^\\[^\\]/))){let i=Q("C:\\dummy-root","\\");i.endsWith("\\")||(i+="\\"),t=$.globEscape(i)+t.substr(1)}else t=Q($.globEscape(
process.cwd()),t);return M(t)}static getLiteral(t){let e="";for(let s=0;s<t.length;s++){const i=t[s];if(i==="\\"&&!W&&s+1<t.length){e+=t[++s];continue}else{if(i===
"*"||i==="?")return"";if(i==="["&&s+1<t.length){let r="",o=-1;for(let c=s+1;c<t.length;c++){const l=t[c];if(l==="\\"&&!W&&c+1<t.length){r+=t[++c];continue}else if(l===
"]"){o=c;break}else r+=l}if(o>=0){if(r.length>1)return"";if(r){e+=r,s=o;continue}}}}e+=i}return e}static regExpEscape(t){return t.replace(/[[\\^$.|?*+()]/g,"\\$&")}}
class Ot{constructor(t,e){this.path=t,this.level=e}}var ot=function(n,t,e,s){function i(r){return r instanceof e?r:new e(function(o){o(r)})}return new(e||(e=Promise))(
function(r,o){function c(h){try{a(s.next(h))}catch(u){o(u)}}function l(h){try{a(s.throw(h))}catch(u){o(u)}}function a(h){h.done?r(h.value):i(h.value).then(c,l)}
a((s=s.apply(n,t||[])).next())})},es=function(n){if(!Symbol.asyncIterator)throw new TypeError("Symbol.asyncIterator is not defined.");var t=n[Symbol.asyncIterator],
e;return t?t.call(n):(n=typeof __values=="function"?__values(n):n[Symbol.iterator](),e={},s("next"),s("throw"),s("return"),e[Symbol.asyncIterator]=function(){return this},
e);function s(r){e[r]=n[r]&&function(o){return new Promise(function(c,l){o=n[r](o),i(c,l,o.done,o.value)})}}function i(r,o,c,l){Promise.resolve(l).then(function(a){
r({value:a,done:c})},o)}},D=function(n){return this instanceof D?(this.v=n,this):new D(n)},ss=function(n,t,e){if(!Symbol.asyncIterator)throw new TypeError("Symb\
ol.asyncIterator is not defined.");var s=e.apply(n,t||[]),i,r=[];return i=Object.create((typeof AsyncIterator=="function"?AsyncIterator:Object).prototype),c("ne\
xt"),c("throw"),c("return",o),i[Symbol.asyncIterator]=function(){return this},i;function o(f){return function(d){return Promise.resolve(d).then(f,u)}}function c(f,d){
s[f]&&(i[f]=function(g){return new Promise(function(y,m){r.push([f,g,y,m])>1||l(f,g)})},d&&(i[f]=d(i[f])))}function l(f,d){try{a(s[f](d))}catch(g){p(r[0][3],g)}}
function a(f){f.value instanceof D?Promise.resolve(f.value.v).then(h,u):p(r[0][2],f)}function h(f){l("next",f)}function u(f){l("throw",f)}function p(f,d){f(d),r.
shift(),r.length&&l(r[0][0],r[0][1])}};const ns=process.platform==="win32";class J{constructor(t){this.patterns=[],this.searchPaths=[],this.options=at(t)}getSearchPaths(){
return this.searchPaths.slice()}glob(){return ot(this,void 0,void 0,function*(){var t,e,s,i;const r=[];try{for(var o=!0,c=es(this.globGenerator()),l;l=yield c.next(),
t=l.done,!t;o=!0){i=l.value,o=!1;const a=i;r.push(a)}}catch(a){e={error:a}}finally{try{!o&&!t&&(s=c.return)&&(yield s.call(c))}finally{if(e)throw e.error}}return r})}globGenerator(){
return ss(this,arguments,function*(){const e=at(this.options),s=[];for(const o of this.patterns)s.push(o),e.implicitDescendants&&(o.trailingSeparator||o.segments[o.
segments.length-1]!=="**")&&s.push(new $(o.negate,!0,o.segments.concat("**")));const i=[];for(const o of ft(s)){k.Yz(`Search path '${o}'`);try{yield D(G.promises.
lstat(o))}catch(c){if(c.code==="ENOENT")continue;throw c}i.unshift(new Ot(o,1))}const r=[];for(;i.length;){const o=i.pop(),c=jt(s,o.path),l=!!c||Ct(s,o.path);if(!c&&
!l)continue;const a=yield D(J.stat(o,e,r));if(a&&!(e.excludeHiddenFiles&&b.basename(o.path).match(/^\./)))if(a.isDirectory()){if(c&L.Directory&&e.matchDirectories)
yield yield D(o.path);else if(!l)continue;const h=o.level+1,u=(yield D(G.promises.readdir(o.path))).map(p=>new Ot(b.join(o.path,p),h));i.push(...u.reverse())}else
c&L.File&&(yield yield D(o.path))}})}static create(t,e){return ot(this,void 0,void 0,function*(){const s=new J(e);ns&&(t=t.replace(/\r\n/g,`
`),t=t.replace(/\r/g,`
`));const i=t.split(`
`).map(r=>r.trim());for(const r of i)!r||r.startsWith("#")||s.patterns.push(new $(r));return s.searchPaths.push(...ft(s.patterns)),s})}static stat(t,e,s){return ot(
this,void 0,void 0,function*(){let i;if(e.followSymbolicLinks)try{i=yield G.promises.stat(t.path)}catch(r){if(r.code==="ENOENT"){if(e.omitBrokenSymbolicLinks){k.
Yz(`Broken symlink '${t.path}'`);return}throw new Error(`No information found for the path '${t.path}'. This may indicate a broken symbolic link.`)}throw r}else
i=yield G.promises.lstat(t.path);if(i.isDirectory()&&e.followSymbolicLinks){const r=yield G.promises.realpath(t.path);for(;s.length>=t.level;)s.pop();if(s.some(
o=>o===r)){k.Yz(`Symlink cycle detected for path '${t.path}' and realpath '${r}'`);return}s.push(r)}return i})}}var Rt=function(n,t,e,s){function i(r){return r instanceof
e?r:new e(function(o){o(r)})}return new(e||(e=Promise))(function(r,o){function c(h){try{a(s.next(h))}catch(u){o(u)}}function l(h){try{a(s.throw(h))}catch(u){o(u)}}
function a(h){h.done?r(h.value):i(h.value).then(c,l)}a((s=s.apply(n,t||[])).next())})};function kt(n,t){return Rt(this,void 0,void 0,function*(){return yield J.
create(n,t)})}function ls(n){return Rt(this,arguments,void 0,function*(t,e="",s,i=!1){let r=!0;s&&typeof s.followSymbolicLinks=="boolean"&&(r=s.followSymbolicLinks);
const o=yield kt(t,{followSymbolicLinks:r});return _hashFiles(o,e,i)})}})};
