var yo=Object.defineProperty;var pa=Object.getOwnPropertyDescriptor;var va=Object.getOwnPropertyNames;var ga=Object.prototype.hasOwnProperty;var ya=(n,t)=>{for(var e in t)yo(n,e,{get:t[e],enumerable:!0})},ma=(n,t,e,o)=>{if(t&&typeof t=="object"||typeof t=="function")for(let r of va(t))!ga.call(n,r)&&
r!==e&&yo(n,r,{get:()=>t[r],enumerable:!(o=pa(t,r))||o.enumerable});return n};var ba=n=>ma(yo({},"__esModule",{value:!0}),n);var dl={};ya(dl,{stamp:()=>la});module.exports=ba(dl);var U=require("./chunk-RIAHTZHY.js"),pn=require("./chunk-TSPJ5VCY.js"),gl=require("./chunk-J7J6HZVY.js"),po=require("./chunk-ODTPC54M.js"),
vn=require("./chunk-3RNHDNP5.js"),ha=require("node:crypto"),mo=function(n,t){return mo=Object.setPrototypeOf||{__proto__:[]}instanceof Array&&function(e,o){e.__proto__=
o}||function(e,o){for(var r in o)o.hasOwnProperty(r)&&(e[r]=o[r])},mo(n,t)};function P(n,t){mo(n,t);function e(){this.constructor=n}n.prototype=t===null?Object.
create(t):(e.prototype=t.prototype,new e)}var X=function(){return X=Object.assign||function(n){for(var t,e=1,o=arguments.length;e<o;e++){t=arguments[e];for(var r in t)
Object.prototype.hasOwnProperty.call(t,r)&&(n[r]=t[r])}return n},X.apply(this,arguments)};function xa(n,t){var e={};for(var o in n)Object.prototype.hasOwnProperty.
call(n,o)&&t.indexOf(o)<0&&(e[o]=n[o]);if(n!=null&&typeof Object.getOwnPropertySymbols=="function")for(var r=0,o=Object.getOwnPropertySymbols(n);r<o.length;r++)
t.indexOf(o[r])<0&&Object.prototype.propertyIsEnumerable.call(n,o[r])&&(e[o[r]]=n[o[r]]);return e}function J(n,t,e,o){function r(i){return i instanceof e?i:new e(
function(a){a(i)})}return new(e||(e=Promise))(function(i,a){function s(f){try{c(o.next(f))}catch(h){a(h)}}function u(f){try{c(o.throw(f))}catch(h){a(h)}}function c(f){
f.done?i(f.value):r(f.value).then(s,u)}c((o=o.apply(n,t||[])).next())})}function Q(n,t){var e={label:0,sent:function(){if(i[0]&1)throw i[1];return i[1]},trys:[],
ops:[]},o,r,i,a;return a={next:s(0),throw:s(1),return:s(2)},typeof Symbol=="function"&&(a[Symbol.iterator]=function(){return this}),a;function s(c){return function(f){
return u([c,f])}}function u(c){if(o)throw new TypeError("Generator is already executing.");for(;e;)try{if(o=1,r&&(i=c[0]&2?r.return:c[0]?r.throw||((i=r.return)&&
i.call(r),0):r.next)&&!(i=i.call(r,c[1])).done)return i;switch(r=0,i&&(c=[c[0]&2,i.value]),c[0]){case 0:case 1:i=c;break;case 4:return e.label++,{value:c[1],done:!1};case 5:
e.label++,r=c[1],c=[0];continue;case 7:c=e.ops.pop(),e.trys.pop();continue;default:if(i=e.trys,!(i=i.length>0&&i[i.length-1])&&(c[0]===6||c[0]===2)){e=0;continue}
if(c[0]===3&&(!i||c[1]>i[0]&&c[1]<i[3])){e.label=c[1];break}if(c[0]===6&&e.label<i[1]){e.label=i[1],i=c;break}if(i&&e.label<i[2]){e.label=i[2],e.ops.push(c);break}
i[2]&&e.ops.pop(),e.trys.pop();continue}c=t.call(n,e)}catch(f){c=[6,f],r=0}finally{o=i=0}if(c[0]&5)throw c[1];return{value:c[0]?c[1]:void 0,done:!0}}}function ot(){
for(var n=0,t=0,e=arguments.length;t<e;t++)n+=arguments[t].length;for(var o=Array(n),r=0,t=0;t<e;t++)for(var i=arguments[t],a=0,s=i.length;a<s;a++,r++)o[r]=i[a];
return o}var ve="ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/",Ve=new Uint8Array(256);for(Ue=0;Ue<ve.length;Ue++)Ve[ve.charCodeAt(Ue)]=Ue;var Ue,
Fa=function(n){for(var t="",e=n.length,o=0;o<e;o+=3)t+=ve[n[o]>>2],t+=ve[(n[o]&3)<<4|n[o+1]>>4],t+=ve[(n[o+1]&15)<<2|n[o+2]>>6],t+=ve[n[o+2]&63];return e%3===2?
t=t.substring(0,t.length-1)+"=":e%3===1&&(t=t.substring(0,t.length-2)+"=="),t},pr=function(n){var t=n.length*.75,e=n.length,o,r=0,i,a,s,u;n[n.length-1]==="="&&(t--,
n[n.length-2]==="="&&t--);var c=new Uint8Array(t);for(o=0;o<e;o+=4)i=Ve[n.charCodeAt(o)],a=Ve[n.charCodeAt(o+1)],s=Ve[n.charCodeAt(o+2)],u=Ve[n.charCodeAt(o+3)],
c[r++]=i<<2|a>>4,c[r++]=(a&15)<<4|s>>2,c[r++]=(s&3)<<6|u&63;return c},wa=/^(data)?:?([\w\/\+]+)?;?(charset=[\w-]+|base64)?.*,/i,Ca=function(n){var t=n.trim(),e=t.
substring(0,100),o=e.match(wa);if(!o)return pr(t);var r=o[0],i=t.substring(r.length);return pr(i)},L=function(n){return n.charCodeAt(0)},Sa=function(n){return n.
codePointAt(0)},Ie=function(n,t){return Wt(n.toString(16),t,"0").toUpperCase()},bn=function(n){return Ie(n,2)},Xt=function(n){return String.fromCharCode(n)},ka=function(n){
return Xt(parseInt(n,16))},Wt=function(n,t,e){for(var o="",r=0,i=t-n.length;r<i;r++)o+=e;return o+n},xt=function(n,t,e){for(var o=n.length,r=0;r<o;r++)t[e++]=n.
charCodeAt(r);return o},Ta=function(n){return n.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")},We=function(n){return n.replace(/\t|\u0085|\u2028|\u2029/g,"    ").replace(
/[\b\v]/g,"")},Aa=["\\n","\\f","\\r","\\u000B"],vr=function(n){return/^[\n\f\r\u000B]$/.test(n)},gr=function(n){return n.split(/[\n\f\r\u000B]/)},yr=function(n){
return n.replace(/[\n\f\r\u000B]/g," ")},mr=function(n,t){var e=n.charCodeAt(t),o,r=t+1,i=1;return e>=55296&&e<=56319&&n.length>r&&(o=n.charCodeAt(r),o>=56320&&
o<=57343&&(i=2)),[n.slice(t,t+i),i]},Pa=function(n){for(var t=[],e=0,o=n.length;e<o;){var r=mr(n,e),i=r[0],a=r[1];t.push(i),e+=a}return t},Oa=function(n){for(var t=Aa.
join("|"),e=["$"],o=0,r=n.length;o<r;o++){var i=n[o];if(vr(i))throw new TypeError("`wordBreak` must not include "+t);e.push(i===""?".":Ta(i))}var a=e.join("|");
return new RegExp("("+t+")|((.*?)("+a+"))","gm")},Ra=function(n,t,e,o){for(var r=Oa(t),i=We(n).match(r),a="",s=0,u=[],c=function(){a!==""&&u.push(a),a="",s=0},f=0,
h=i.length;f<h;f++){var l=i[f];if(vr(l))c();else{var v=o(l);s+v>e&&c(),a+=l,s+=v}}return c(),u},Da=/^D:(\d\d\d\d)(\d\d)?(\d\d)?(\d\d)?(\d\d)?(\d\d)?([+\-Z])?(\d\d)?'?(\d\d)?'?$/,
br=function(n){var t=n.match(Da);if(t){var e=t[1],o=t[2],r=o===void 0?"01":o,i=t[3],a=i===void 0?"01":i,s=t[4],u=s===void 0?"00":s,c=t[5],f=c===void 0?"00":c,h=t[6],
l=h===void 0?"00":h,v=t[7],d=v===void 0?"Z":v,y=t[8],b=y===void 0?"00":y,m=t[9],F=m===void 0?"00":m,k=d==="Z"?"Z":""+d+b+":"+F,C=new Date(e+"-"+r+"-"+a+"T"+u+":"+
f+":"+l+k);return C}},bo=function(n,t){for(var e,o=0,r;o<n.length;){var i=n.substring(o).match(t);if(!i)return{match:r,pos:o};r=i,o+=((e=i.index)!==null&&e!==void 0?
e:0)+i[0].length}return{match:r,pos:o}},xn=function(n){return n[n.length-1]},xo=function(n){if(n instanceof Uint8Array)return n;for(var t=n.length,e=new Uint8Array(
t),o=0;o<t;o++)e[o]=n.charCodeAt(o);return e},Na=function(){for(var n=[],t=0;t<arguments.length;t++)n[t]=arguments[t];for(var e=n.length,o=[],r=0;r<e;r++){var i=n[r];
o[r]=i instanceof Uint8Array?i:xo(i)}for(var a=0,r=0;r<e;r++)a+=n[r].length;for(var s=new Uint8Array(a),u=0,c=0;c<e;c++)for(var f=o[c],h=0,l=f.length;h<l;h++)s[u++]=
f[h];return s},ja=function(n){for(var t=0,e=0,o=n.length;e<o;e++)t+=n[e].length;for(var r=new Uint8Array(t),i=0,e=0,o=n.length;e<o;e++){var a=n[e];r.set(a,i),i+=
a.length}return r},xr=function(n){for(var t="",e=0,o=n.length;e<o;e++)t+=Xt(n[e]);return t},Ma=function(n,t){return n.id-t.id},Ba=function(n,t){for(var e=[],o=0,
r=n.length;o<r;o++){var i=n[o],a=n[o-1];(o===0||t(i)!==t(a))&&e.push(i)}return e},ge=function(n){for(var t=n.length,e=0,o=Math.floor(t/2);e<o;e++){var r=e,i=t-e-
1,a=n[e];n[r]=n[i],n[i]=a}return n},Va=function(n){for(var t=0,e=0,o=n.length;e<o;e++)t+=n[e];return t},Ua=function(n,t){for(var e=new Array(t-n),o=0,r=e.length;o<
r;o++)e[o]=n+o;return e},Ia=function(n,t){for(var e=new Array(t.length),o=0,r=t.length;o<r;o++)e[o]=n[t[o]];return e},Wa=function(n){return n instanceof Uint8Array||
n instanceof ArrayBuffer||typeof n=="string"},ze=function(n){if(typeof n=="string")return Ca(n);if(n instanceof ArrayBuffer)return new Uint8Array(n);if(n instanceof
Uint8Array)return n;throw new TypeError("`input` must be one of `string | ArrayBuffer | Uint8Array`")},ye=function(){return new Promise(function(n){setTimeout(function(){
return n()},0)})},za=function(n,t){t===void 0&&(t=!0);var e=[];t&&e.push(65279);for(var o=0,r=n.length;o<r;){var i=n.codePointAt(o);if(i<65536)e.push(i),o+=1;else if(i<
1114112)e.push(Fr(i),wr(i)),o+=2;else throw new Error("Invalid code point: 0x"+bn(i))}return new Uint16Array(e)},qa=function(n){return n>=0&&n<=65535},Ea=function(n){
return n>=65536&&n<=1114111},Fr=function(n){return Math.floor((n-65536)/1024)+55296},wr=function(n){return(n-65536)%1024+56320},_t;(function(n){n.BigEndian="Big\
Endian",n.LittleEndian="LittleEndian"})(_t||(_t={}));var qe="�".codePointAt(0),Cr=function(n,t){if(t===void 0&&(t=!0),n.length<=1)return String.fromCodePoint(
qe);for(var e=t?Ka(n):_t.BigEndian,o=t?2:0,r=[];n.length-o>=2;){var i=kr(n[o++],n[o++],e);if(Ga(i))if(n.length-o<2)r.push(qe);else{var a=kr(n[o++],n[o++],e);Sr(
a)?r.push(i,a):r.push(qe)}else Sr(i)?(o+=2,r.push(qe)):r.push(i)}return o<n.length&&r.push(qe),String.fromCodePoint.apply(String,r)},Ga=function(n){return n>=55296&&
n<=56319},Sr=function(n){return n>=56320&&n<=57343},kr=function(n,t,e){if(e===_t.LittleEndian)return t<<8|n;if(e===_t.BigEndian)return n<<8|t;throw new Error("I\
nvalid byteOrder: "+e)},Ka=function(n){return Tr(n)?_t.BigEndian:Ar(n)?_t.LittleEndian:_t.BigEndian},Tr=function(n){return n[0]===254&&n[1]===255},Ar=function(n){
return n[0]===255&&n[1]===254},Pr=function(n){return Tr(n)||Ar(n)},La=function(n){var t=String(n);if(Math.abs(n)<1){var e=parseInt(n.toString().split("e-")[1]);
if(e){var o=n<0;o&&(n*=-1),n*=Math.pow(10,e-1),t="0."+new Array(e).join("0")+n.toString().substring(2),o&&(t="-"+t)}}else{var e=parseInt(n.toString().split("+")[1]);
e>20&&(e-=20,n/=Math.pow(10,e),t=n.toString()+new Array(e+1).join("0"))}return t},Fn=function(n){return Math.ceil(n.toString(2).length/8)},me=function(n){for(var t=new Uint8Array(
Fn(n)),e=1;e<=t.length;e++)t[e-1]=n>>(t.length-e)*8;return t},Ee=function(n){throw new Error(n)},Xa=(0,vn.c)((0,pn.a)()),Or="ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghi\
jklmnopqrstuvwxyz0123456789+/",Ge=new Uint8Array(256);for(Ke=0;Ke<Or.length;Ke++)Ge[Or.charCodeAt(Ke)]=Ke;var Ke,Ha=function(n){var t=n.length*.75,e=n.length,o,
r=0,i,a,s,u;n[n.length-1]==="="&&(t--,n[n.length-2]==="="&&t--);var c=new Uint8Array(t);for(o=0;o<e;o+=4)i=Ge[n.charCodeAt(o)],a=Ge[n.charCodeAt(o+1)],s=Ge[n.charCodeAt(
o+2)],u=Ge[n.charCodeAt(o+3)],c[r++]=i<<2|a>>4,c[r++]=(a&15)<<4|s>>2,c[r++]=(s&3)<<6|u&63;return c},Za=function(n){for(var t="",e=0;e<n.length;e++)t+=String.fromCharCode(
n[e]);return t},Rr=function(n){return Za(Xa.default.inflate(Ha(n)))},Ya=function(n,t,e){for(var o="",r=0,i=t-n.length;r<i;r++)o+=e;return o+n},Ja="eJyFWdtyGjkQ/\
RVqnnar8Bb4lpg3jEnCxgEvGDtxKg9iphm01oyILrZxKv++mrGd3az6KC8UnNa0+nrUGr5lI11VVLtskF198FaU1Dns9w9OOkf7/ePDrJu90bWbiorCgpH2RpLZO9WqaCReqZ8lnReJqKTa/SwL8DXJctPs9Lxs4\
oSS+bAuVVjXC7/tG/lAxYV0+SYbOOOpm402wojckVlQ8+T4wVFdUDHXlaifrTs91Q/Z4PNeMLu7t3/U6746POm+7vW/dLNlWGuUrOlCW+mkrrPBXr/X+4/gciPz25qszQbhyeyKjG2XZb3ewR+9Xi/sMdVO5k+eb\
HemcaHzW/57p3/y+qQbPk967We//TxoP191hoVeUWexs44q25nUuTZbbYSj4o9OZ6hUZ97osZ05WTJ3AQ37jMOqQtblIt9QG7lWycKJuhCmeJGGhSOxffccyqPj/W728eXX4cFJNxvavAmRyQbH++HnGf34vdc/e\
tXNFq54d50NXh+2X6/C137v+CnQH8gZmYdQfP6WXX8MCppQTYMlditCBL53/wfTQ65EFeNfvQ6erlQsqX21akJc1rGs0EoJE+NbMnlToZFAVEFkQ3iABW2uGH3CUK1ojUTgMWEbjfaWeUp5G6N5aCwRw5vddkOM9\
8EVqRlPrBJ2E8OPZHSM6prJkrtnVrqNIWbtOjQrg8o7Zq2VDwxId5x3xMe0lpzBuVaa0WGpkkCkmgaON/3qBVODpaHQiIybXz3ZliTi3DO2D2PoNIZGMXQWQ+MYehNDb2PoXQxNYujPGHofQ+cx9CGGpjE0i6GLG\
PorhuYxtIihyxhaxtBVDF3H0McY+hRDNzG0CqfQLTmeNlZBBvr0+TnIKbmUuTS5Z1jUN6xtw8nBtEjLb7wxDOesmB5j+JfpIIYLmIZiWC6GZAz9HUMMvTItzESL6VqG9rZMKGOI4QaGXpjY+xi6i6H7GGKYdMeQP\
l9foBBW3GHark9Vo5OqgEd9oe+ZOPOnc3NcqmZgiUuomehYnt1xZ8daaSPZ8wBoyb0Jx3jOBLBtGyvbiRNOLXw0Sy+DpNKAAhpxq/gXYhD6NdMda6bwwyTH0kwhypI70p5wdhR7Gjia3JEhpvfDLCRKI7YcqYXJn\
xgv/g3vSthEhNNSEKIfCQByUkpurWQaNXjqNtqjSfHp0OdLOwSAG31E7h03uLRMvlbEtDPoq0rkhqvhlSFu40I7kfP9VoRLFrH+G7YLcypCQLkJ1delML5SwjPb6DIMmQxL54L1gyq+YIfMyKNNsQ4zHj8UnoMDd\
oZwfoMqkJxX7A6Cj3czWzLdqcC+GuGM9tCa4RobSp5J2gTnk0D5CVA0Pp1RAqn7hC0o5J3kqvkTsGyY6gwBHlqmHtqBh2x77UI9QimVS75PljgMAjXDEljn0QNjvMlZIAju/pF0NH95VcFshSgnB3Ug+LhMkwYoV\
KOAUS+T2kZIG2DVcYInLXDTQkKUYHelH6kuGcEcbPE26aRPNklKOEQpNcCQHPp6k4jc5UYbRtkM7T4HcVsAvADWLtEGnq/M9t2G9e2Aw8xEM1CCQ4QDWq28cnKrmDHTAwcvgYNh1HJSqEKumdvVDlPDFOwjU8UyT\
pZZ4tTBohzYUSMaRAmdggBNgKLmzVsYGLjXbyujb6lm70CGSmnB1PsWJHuSYhQfupq/ioxBTRngkEaRuQEP3ICIPb/kAq/Axo6ZUEaQFFSStxwa/eDpiARDND4kqhIE+BG1Btp7hjKCjh6UKYt2xk7MkmMJ8PCMl\
GNy5XiSdvc6wYjYtIp5pSGBRTo9Z45R6Asw4bQ8HgrYhEJmTFsk6pWvyPfJOj4HiXNGFFQJw1hOCVaYgChNUOGcA6tD0DZCMSdDczMBDa5TFVWDqWn5i/yB+BByqARcGhx6ziqXVD4Ii2TqZmnLi8AS3L8dGqRoB\
IzwkM0LmXNpOAOKTNKbKciPBvg8XdZJ6RDoHEKO5meuGdDzmOiQMTrt0d63SVfAIDBJtgIwwaUvN7ps8l1r7v0I5lKPRUEV+rcqfaHlDvJH4FSdVBVCjk8IiXp87Jv/Ib90s/dk6gshTfPv8Zfv/wDUfBK2",Qa="\
eJyFWdtyGjkQ/RVqnnarcAo7vuE3jEnCxgEvGDtxKg9iRgxaa0ZEF9s4lX/fnrGdTVZ9lBcKTmvU96PW8C0bmqqStc9OsqsPwYlSdnaPDvb6naP+3v5+1s3emNpPRCVpwdAEq6TdOTW6mC61+hpksyBo/euCTrOg\
89MKUSm9/XUNwddSletGcbOcfo+90Cof1KWmdTu7e4S4N+pBFhfK5+vsxNsgu9lwLazIvbRz2Tw7evCyLmQxM5Won809PTUP2cnnnYOj7s7eQa97fNjvHvd2v3SzBS21WtXywjjllakbRb3eT4LLtcpva+lcdkJP\
ZlfSunZZ1uu9ftXr9UjFxHiVP7my2drGh84f+Z+d3f5xv0uf/V77udt+vm4/jzqDwixlZ751XlauM65zYzfGCi+LV53OQOvOrNnHdWbSSXtHKOkZ0apC1eU8X8s2dO0mcy/qQtjiRUoLh2Lz7jmWB4cUto8vv/Zf\
97vZwOVNhGx2crhHP8/kj987uxShbO6Ld9fZyfF++/WKvu72Dp/i/EF6q3IKxedv2fVH2qAJ1YQscRtBEfje/R8sH3Itqhj/Ggx5utSxpA7VsglxWceywmgtbIxvpM2bio0EoiKRo/AAC9pcMfsJK2stV0gEHhOu\
2dHdMk/p4GI0p0YTMbzebtaS8Z5cUYbxxGnh1jH8KK2JUVMzWfL3zEq/tpJZu6JuZVB1x6x16oEB5R3nneRjWivO4Nxow+zhZKWASDcNHCv9GgRTg6WV1IiMm8ReriWJOPeM7YMYOo2hYQydxdAoht7E0NsYehdD\
4xj6K4bex9B5DH2IoUkMTWPoIob+jqFZDM1j6DKGFjF0FUPXMfQxhj7F0E0MLekQupWep40lyUCfPj8HOSVXKlc2DwyLhoa1HZ0cTIu0/MYbw3DOkukxhn+ZDmK4gGkohuViSMXQPzHE0CvTwky0mK5laG/DhDKG\
GG5g6IWJfYihuxi6jyGGSbcM6fP1BQphyR2m7fpUNXqlC3jUF+aeiTN/OjfHpW4GlriEmoGO5dktd3astLGKPQ/ALnmwdIznTADbtnGqHTnh1MJHswyKJJUBFNCI241/IwahXzHdsWIKnyY5lmYKUZbckfaEs6PY\
08DR5E5ayfQ+zUKitGLDkRpdASTjxX/hXQqXiHBaCkL0IwFALrVWG6eYRiVP/doENCk+Hfp8aVMAuNFH5MFzg0vL5CstmXYGfVWJ3HI1vLSSU1wYL3K+3wq6ZUnWf8t2YS4LCig3oYa6FDZUWgRGjSlpyGRYOhes\
H7LiC3bAjDzGFiua8fih8BwcsFOE8woqIrmgWQ2Cj3czWzLdqYFeg3Bmd2pNusVSyTNJG+N8SlB+AhRNSGdUgtR9whYU6k5x1fwJWDZIdYYADy1SD23BQ669dqEekaktF3yfLHAYBGqGBbAuoAdGWMkZEQR3/0g6\
mr+8qmBUIcrJQR0IPi6TpAEa1Shg1MvkbkO0G2DVUYInHXDTQUJUQLs2j7IuGcEMqHibdDIkmyQlHKCUWmBIDn29SUTucm0ss9kUaZ+BuM0BXgBrF0hB4CuzfbfhQjvgMDPRFJTgAOGAVqugvdpoZswMwMFL4CCN\
Wl4JXagVc7vaYmqYAD0qVSyjZJklTh0syoEdNaJBlNAJCNAYbNS8eaOBgXv9trTmVtbsHcjKUjkw9b4FyR6nGCVQV/NXkRGoKQscMigyN+CBGxCx55dc4BXYyDMTyhCSgk7ylkejHzwdkWCAxodEVYIAP6LWQLqn\
KCPo6EGZckgzdmKaHEuAh2dSeyZXnidpf28SjIhNq5hXGgpYZNJz5giFvgATTsvjVMCWCpkxbZ6oV74i3yfr+BwkzltRyEpYxnKZYIUxiNIYFc45sJqCthaaORmamwlocJOqqBpMTYvf5A/ERyKHSsCl5NBzVrmk\
8kGYJ1M3TVteEEtw/3YYkKIhMCJANi9UzqXhDGxkk95MQH4MwGfpsk5KB2DPAeRofuaagn0eEx0yQqc90n2bdAUMAuNkKwATfPpyY8om37Xh3o9gLg1YRFuhf6vSF1ruIH8ETtXJrSjk+IRQqMdHofkf8ks3ey9t\
fSGUbf49/vL9XxrnGMA=",_a="eJyFWVtT2zgU/isZP+3OhE5Iy/UtDaHNFhI2IdDS4UGxFUeLbKW6AKHT/77Hhnbb1fnUFw98x9K5fzpyvmZDU1Wy9tlxdnUenChlZ3e//+awc7B32D/Kutmpqf1EVJJeGJpglb\
Q706VWX4JshEHrX4Wdn4SiUnr7q5jga6nKdaPvXBYqVISMvdAqH9Slpjd3dvuEuFP1KIsL5fN1duxtkN1suBZW5F7auWxWjx69rAtZzEwl6hc73741j9nx553+QXenv9frHr456h729m672YJetVrV8sI45ZWpG0\
W93k+Cy7XK72rpXHZMK7MraV37WtbrvX7V6/VIxcR4lT87s9naxovOH/mfnd2jw6MuPY967XO3ffbb5+v2edAZFGYpO/Ot87JynXGdG7sxVnhZvOp0Blp3Zs1urjOTTtp7QknbiN4qVF3O87VsQ9huMveiLoQtvk\
vpxaHYvH+J6d4+Be/j9//e9Pe72cDlTZxsdrzfP+pmJ/LH/zu7ewfdbO6L99e0crf98+rlzybY59JblVM8Pn/Nrj/S+iZeEzLEbQSF4Vv3f7B8zLWoYvxLMOToUseSOlTLJs5lHcsKo7WwMb6RNm/qNRKIikSOog\
MsaBPG7CesrLVcIRFYJlyzo7tjVungYjSnNhMxvN5u1pLxnlxRhvHEaeHWMfwkrYlRUzNZ8g/Mm35tJfPuipqWQdU9865Tjwwo7znvJB/TWnEG50YbZg8nKwVEuuniWOmXIJgaLK2kPmTcJBJzLVPEuWdsH8TQ2x\
gaxtBJDI1i6DSG3sXQ+xgax9BfMfQhhs5i6DyGJjE0jaGLGPo7hmYxNI+hyxhaxNBVDF3H0McY+hRDNzG0pJPoTnqeNpYkA336sg5ySq5UrmweGBYNDWk7OjiYFmn5jTeG4Zwl02MM/zIdxHAB01AMy8WQiqF/Yo\
ihV6aFmWgxXcvQ3oYJZQwx3MDQCxP7EEP3MfQQQwyTbhnS5+sLFMKSO0zb91PV6JUu4FFfmAcmzvzp3ByXuplX4hJqpjqWZ7fc2bHSxir2PAC75MHSMZ4zAWzbxql27oRTCx/NMiiSVAZQQCNuN/6NGIR+xXTHii\
l8GuRYmilEWXJH2jPOjmLPA0eTO2kl0/s0C4nSig1HanQJkIwX/4V3KVwiwmkpCNGPBAC51FptnGIalTz1axPQpPh86POlTQHgRh+RB88NLi2Tr7Rk2hn0VSVyy9Xw0kpOcWG8yPl+K+iyJVn/LduFOV3GaOBmuD\
vUpbCh0iIwakxJQybD0rlg/ZAVX7ADZuQxtljRjMcPhWfggJ0inFdQEckFzWoQfLyb2ZLpTg30GoQzu1Nr0lWWSp5J2hjnU4LyE6BoQjqjEqTuE7agUPeKq+ZPwLJBqjMEWLRILdqCRa69dqEekaktF3yfLHAYBG\
qGBbAuoAUjrOSECIK7fyQdzb9/r2BUIcrJQR0IPi6TpAEa1Shg1MvkbkO0G2DVUYInHXDTQUJUQLs2T7IuGcEMqHiXdDIkmyQlHKCUWmBIDn29SUTucm0ss9kUaZ+BuM0BXgBrF0hB4Cuz/bbhQjvgMDPRFJTgAO\
GAVqugvdpoZswMwMFL4CCNWl4JXagVc7vaYmqYAD0qVSyjZJklTh0syoEdNaJBlNAJCNAYbNR8eaOBgfv8trTmTtbsHcjKUjkw9b4DyR6nGCVQV/NXkRGoKQscMigyN2DBDYjYy0cu8Als5JkJZQhJQSd5y6PRD5\
6OSDBA40OiKkGAn1BrIN1TlBF09KBMOaQZOzFNjiXAwxOpPZMrz5O0fzAJRsSmVcwnDQUsMuk5c4RCX4AJp+VxKmBLhcyYNk/UK1+RH5J1fAYS560oZCUsY7lMsMIYRGmMCucMWE1BWwvNnAzNzQQ0uElVVA2mps\
Vv8gfiI5FDJeBScuglq1xS+SDMk6mbpi0viCW4XzsMSNEQGBEgmxcq59JwAjaySW8mID8G4LN0WSelA7DnAHI0P3NNwT5PiQ4ZodMe6b5LugIGgXGyFYAJPn25MWWT79pw30cwlwYsoq3Qr1XpCy13kD8Bp+rkVh\
RyfEIo1OOj0PwOedvNPkhbXwhlm1+Pb7/9C/NFF2U=",$a="eJyFWdtSGzkQ/RXXPO1WmZSBEAJvjnESb8AmGENCKg+ypj3Wohk5ugAmlX9fzUCyW6s+ysuUfVqXvh61Zr4XI1PX1PjiuLg6C05U1Ns/Ojx42TsY\
HB4eFf3irWn8VNQUB4xMsIpsCwatU1DUSm8T+JpUtW7XP6NShToiEy+0ksOm0nHkIP53b9UDlefKy3Vx7G2gfjFaCyukJzundu74wVNTUnlhatE8a/XmjXkojr/s7O33d/YOBv3D3YP+68HB136xiEOtVg2dG6e8\
Mk1xvLM7GPxHcLlW8rYh54rjOLO4Iuu6YcVgsP9iMBjELabGK/lkymZrWxt6f8g/e7tHr4/68Xk06J673XOve+53z8PesDRL6s23zlPtepNGGrsxVngqX/R6Q617F+1qrndBjuxdRONu4ziqVE01l2vqHNgtMvei\
KYUtf0rjwJHYvH/26MGrvX7x6ee/l3uv+sXQydZPtjh+tXfUL07o1/+d3YPDfjH35fvrOHO3+3n1/LN19hl5q2T0x5fvxfWnOL/11zQq4jYiuuFH/38wPUgt6hT/Fkw0dKlTSRPqZevnqkllpdFa2BTfkJVtdiYC\
UUeRi94BGnQBY9YTlhpNKyQC04RrV3S3zCwdXIrKWFQihdfbzZoY66MpyjCWOC3cOoUfyZoUNQ0TJX/PjPRrS8zYVSxZBlV3zFinHhiQ7jjriPdpoziFpdGGWcNRrYBIt1WcbvotCCYHK0uxDhkzvwVyHVOksWd0\
H6bQmxQapdBJCo1T6G0KvUuh9yk0SaG/UuhDCp2m0FkKTVNolkLnKfQxhS5SaJ5Clym0SKGrFLpOoU8p9DmFblJoGU+iW/I8bSyjDNTp8zzIKVIpqawMDIuGlrRdPDiYEun4jVeG4ZwlU2MM/zIVxHABU1AMy6WQ\
SqG/U4ihV6aEGW8xVcvQ3oZxZQox3MDQC+P7kEJ3KXSfQgyTbhnS5/MLJMKSO0y78bls9EqX8KgvzT3jZ/50bo9L3fYraQq1XR3Ls1vu7FhpYxV7HoBVZLDxGJeMA7uycarrOmHXwnuzCipKagMooBV3C/9GDFy/\
YqpjxSR+bORYmilFVXFH2hPOtmJPDUcbO7LE1H7shURlxYYjtdj6E2PFv+5dCpfxcF4KXPQrAEBOWquNU0yhRkv92gTUKT4d+nxqRwdwrY+QwXONS8fkK01MOYO6qoW0XA4vLXEbl8YLyddbGa9axNpv2SqU8SoW\
G26Gu0NTCRtqLQKzjalik8mwtBSsHVTzCTtkWh5jy1Xs8fim8BQcsDOE8xvUkeSCZncQvL/b3pKpTg32NQhnVo+lGa+yMeWZoE1wPAmknwBJE/IRJRC6z1iDUt0pLps/A82GucoQYNIiN2kLJrnu2oVqhHJLLvg6\
WWA3CFQMC6BdQBPGeJOTSBDc/SNrqPz5voLZClGOBHkgeL9MswpolKOAUS+zq43QaoBVxxmedMBMBwlRgd21eaSmYgQXYIt3WSNDtkhywiEKqQWKSGjrTcZzl2tjmcVmaPcL4Lc5wEug7QJtEPjM7N5tuNA1OExP\
NAMpOEQ4oNU6aK82mmkzAzDwEhgYWy2vhC7VirldbTE1TME+Kpcs42yaZU4dLJJAjwbRIAroFDhoAhZq37zFhoF7/ba05pYa9g5kqVIOdL3vQLAnOUYJsar5q8gY5JQFBhnkmRsw4QZ47PklF3gFNvZMhzKCpKCz\
vOVR6wdPRyQYovYhk5XAwY+oNNDeMxQRdPSgSDm0MzZilm1LgIUnpD0TK8+TtL83GUbEqtXMKw0FNDL5PnOMXF+CDqfj8ZjANiYyo9o8k698Rn7I5vEpCJy3oqRaWEZzyrDCBHhpghLnFGgdnbYWmjkZ2psJKHCT\
y6gGdE2L38QP+IeQQRXg0mjQc1S5oPJOmGdDN8trXkaW4L52GBCiEVAiQDYvleTCcAIWsllrpiA+BuAX+bTOSodgzSHkaL7nmoF1HjMVMkanPdr7NmsKaAQm2VIAKvj85cZUbbwbw70fwVwasCguhb5W5S+03EH+\
CIxqsktFl+MTQqEaH4f2O+TXfvGBbHMulG2/Hn/98Q/b2xEO",ts="eJyNnVtzG0eyrf8KA0/7RMhzJJK6+U2+zMX2mJYsEuJMzANEtihsgYQMEITaO/Z/P41CV+bKlaug86JQf6uArsrKXNVX8H8m3y9vb7u7+8\
m3k4t/btazm+7o5PmTZy+PTl88eXk6eTT56/Lu/tfZbTc0+Hu3eOju51ezb75bLq532maxYO2oarPb+aJndRCm3fzm425/Y8N/3M8W86tXdzeLoeXjYXv91/mX7vq3+f3Vx8m396tN92jy/cfZanZ1361+73af/P\
HLfXd33V2/Wd7O7sY+fvfd8svk239/8+T540ffHB+/ePTk8eOTRy+fHf/n0eR8aLxazO+635br+f18eTf59ptBBuHtx/nVp7tuvZ58+3TgF91qXZpNHj8+/svjx4+Hnfy6HAawG8z3y8/9ajeGo/+6+j9HT16+eP\
po9+/z8u/L3b8vH5d/nx+9ul6+745+79f33e366B93V8vV5+Vqdt9d/+Xo6NVicfRm9z3rozfduls9DNTDOF8fzY7uV7Pr7na2+nS0/HD0y/xued9/7r4ZGi2OXv3taHZ3/X+Xq6P58AXrzfv1/Ho+W8279V+Gzv\
447Op6fnfz+9XHrsxA6cnv98NHZqvrqg4Nv599/vs4Ic+fvHg0eVe3np4cP5q8Wl/tAr0axR862/7m+PHzR5Pf76//Pp18+2QnDv+/2P3/9PF+vv7Z3a/mV0NA//0/k+m7ybfHz4dGvw5dWX+eDXH830d7fHJyss\
fdl6vF7Nb46fPTPf9jsxzi9X5hytOnz/bK3eb2/W6ibu6ydr1cLGYr4y+GiSn8c7e62qV7FZ4fH++F2e0grYf4mGQdLj0oM557/Xm26u4W3YeWRB+r3Zitd9+4/uQdfzEO9/Nis85duBqqdJZ38bH//LG7y82Hoc\
yXYiTrxWz9MQfrz261zHR512V4vxUt7z+uOtH2w3KzEnT+INqu518E7B46MbddiKmnw/xOpNXVcrG8y3jd3c6jZDOw2NlAot0fm9ki45tVN5SzD/PZkyc1abp1sZqqvHz+dJx7kX2vMvouo+8z+sH3/Oz5Hv2YO/\
NX/2BNhb/l7/p7Tph/5DD/lD/4c97jL156NeT/zB/8NffrLA/ot9zqdf6uN/mDv+d+vc0fPM8fvPBZOx0neppbvcvoMu/xXzn53g+L2afuPtiGhfz9oMU65c9FT7FUnK2v5vOr+epqc5tnbbOz7fWw/nR5j8XfQm\
fsY7M8nve51VVudZ1bieL8kD94k9HH3OV5Rv+d9/gpt/IStiXhNu/xLqNlRp9F1WerFxa4zpG4z9+1yR98yJWwza2Ek/aOdsc9xfRzV3f5FRPh+MXjmpWrRvtD2Xg/X1w3l/rr5VaYe1idPWL35TjNk+NJrbgPuw\
ND9Fkfs1o7PiyWq7ng667xLVeb1bCMX3kAj0+wbNbzcuCaoluPWnRZ3Wzmg3K7vNdHDju5fPFX5Bh6S5wPc8HE8dNwKCcPB65nNzedSNs9x0MxOuDYzV236kTtD8dCs5vV7DOY2tOaWcNJRCd80MP7frY+EOHD6k\
ofK9gERH04KRg/Pxxizz+v52shDWO9/7jchGPFtOyH5PaZW80eRD3Mrjb36tClePmHRfcla43Kup1drdThzvtVp3Z8vbyfXYWKc2k+zCQGwJQV1qF3trseQqqOUTd3N7PV5nYx24jdLG+Gw8xP4utmOA6Yl9uQsy\
688sOek+cjW66uPwzHeeHA0I9Q4iLrByCR+x7OYA/Pntoebgen2yxwF7ayzMRie70r+vVaLGCLuGNfeSK3I5KlGNRQn8Mp8ZD34hziH2lK3QliBvryH/PGlyY5qf51cfb86Cj3oC4X1/OHOSS0fyT2zA+YRXF4tx\
sfOj/0ob4Rg3U596IygaHmr/T9hVJx3J6IGdWDfyb2zmeCPuBnAWknfs4weASchBxXJ1YDfX7yvIrjVQ+xK3IdXztjHvgodVx+VR3w8mjlaDRVP9KXw7FTqda3RWOFcCarhAzRw1yzJ/rha9z76ct66rn8s7u7EZ\
n7Ju7Cz+LUID05DhbJocx9xQuJHc02xnrFY/Xznxw5i+rbj8uVGNUZ7d3DQFVgJ3pU8Kd1EaOwWTXRDjxienErFzjWm3KUsxL9jSnoUWzxaKtmgrebxf3886IX/WqU/9s4QEuk4Xjrfj5bXM8/fMhz1bet4de4H0\
9YkSxeGwfT7MCq05auGuO9a9lgK2N+jQHyxZDqHy+/DUcMeA3OToFWy0/dHZ4ImTmuupv5Oh76eonGyYblONdFPdRYb4aqDucjHmw6hrTCbERm2Ur1fzU+8C+q8NOX9di1XOmK18Eszj/ef8zw+6YBLpRv2VjuGy\
bTNVfHlvCqdfhwICtjgP18uVUavG9zhdaMtJae1jK6bu0517Ht++BhCa+Y9bigW9wLA78PJu2euF0ecMTUNfu6240YSWMNX8rjTK8FPvixq0/xCOfFySn4+JDAqyGR1/n7fud8Pa2Tv2gsJD8fXH9/iRPnpxJ2X0\
eZYrIFt4wYJuetGv8ldtviMETt42wBS0Mt8t2pSaxwnwu1BJgvx8MmT7WvTGCjFLrWgG6imeKAxmlVs6rPRn6XB4iWwbLnlhDXg010KmMbS/731AlbuMhtTs3Or+dXymh/iF8EB2aHDnd/pcNa625j3t4czuuD+3\
rV+M5XTZOOpwM2A/F73IgPHFD+2Fruad9+iVie3dkBWTwSsG87WAo0QeaXB/e0WN7s5vtuKcK9bJvpJq9jNYOGr2pU8s3Bye1gJfeYN9L3Tq7jdnHnLh80u+e3lrsfN7u7kf95NPm5W939NpuvdveQ/z15tbtbPX\
n0zenj/zwat/buEdC+nxGNpo7wb8PWU9/au0pAODAUzsL3nOUu4NIbuE1VoPv6Dyg4T1DGkAW2vzoU0L5wEL0OW2+HrZe+VWOGKIzehfMQi/M6ekBh9MBh9EDr6AHR6EGx0QMb6zqwYidILoatF7Y1Hbae2dblsP\
XkiW/WISGDvgPeDJsnvlU/CCjEAjh8H9AaC0AUC1AsFsAsFsDGWDh5CJmwDVoft/KI+tzzsRGWpiEqDuNUpM65UqsC5WqIata4LNyqnuXv5hI2rurYxFzMJlFFG9dlbTLXtglU4Mapyit/nRHUuyEqeueq8qt6ni\
PKHmBcGYGJ2Q1MIkswrn3BZDYHE9ghTIg2UTF4RUVgGBWhaxhj6zBB+EfVwEQMUd0ZV3ZiYrsy2ViMa3cxmS3GBPYZE6LZVPyQE3KbW/UCNQIhXGg0A3QhQ1TfxsmFnLMLVQVcyBC5kHHpQlU9y9/NLmRcuZCJ2Y\
VMIhcyrl3IZHYhE8iFjJMLVf46I3AhQ+RCzpULVfU8R5RdyLhyIROzC5lELmRcu5DJ7EImsAuZEF2oYnChisCFKkIXMsYuZIJwoaqBCxmi4jOuXMjEdmWyCxnXLmQyu5AJ7EImRBeq+CEn5Da36gVqBEK4EIYGrS\
hyqvQokimRyM4UZLCnyMmjoiiNKjQ5a+yPLSuKyrdii2xeUScHi6K2sdiGvSyqZGhRJFcL4usGB3+LnEyOROV0ocl5Y17Y86KojC+2yO4XdbLAKGofjG3YDKPKjhjVaItBA28MHAwycHTJKLBVRlX4ZWgAphk5GU\
YUlX3GFl/xFTbSKGo3jW3YUqPKvhrVaK5Be2jUxbbRvm/xQ/ETrusEPRcpGRVK5LdBYrcFEbwWKTktStJnocGZ3A97LErKYVHP/ooquStK2luxBTsrauSrKJGrgvRaUnBUpOSnQVJuCg3OZezZSVFSPop6dlFUyU\
NR0g6KLdg/UWP3RC16JyjgnEDBN4GiayJmz0RNOCbI4JdIqdpRUl6J+kEvYJ9ESbsktmCPRI0dErXoj6A8yAzfyra9pu1ICVccR4+WaIhMxTiZoXN2wqqADRoiDzQuDbCqZ/m72fqMK98zMZueSeR4xrXdmcxeZw\
IZnXFyucpfZwT+ZojMzblytqqe54iypxlXhmZidjOTyMqMax8zmU3MBHYwE6J9VQzeVREYV0XoWsbYskwQflU1MCtDVH/GlU2Z2K5MNijj2p1MZmsygX3JhGhKFT/khNzmVr1AjUAIF6p9RRtyRhXuAhkRCOxEJo\
EVOSMvckGakcln4vvZjlxQfuRqNiTXyJFc0JbkOnuSK2RKLpArmfBaMPAlZ2RMIChnMvlcxJe9yQVlTq5md3KN7MkF7U+us0G5wg7lSrQo4+BRxsCkjKFLOWSbckX4lIlgVM6oQF1QVuXqgfpls3JBu5XrbFeusF\
+5Eg3L+IPI1a1o1yvWiolwrdoxdC1nZAQukGuBwK5lEriWM3ItF6RrmXwmvp9dywXlWq5m13KNXMsF7Vqus2u5Qq7lArmWCa8FA9dyRq4FgnItk89FfNm1XFCu5Wp2LdfItVzQruU6u5Yr7FquRNcyDq5lDFzLGL\
qWQ3YtV4RrmQiu5Ywq1AXlWq4eqF92LRe0a7nOruUKu5Yr0bWMP4hc3Yp2vWKtmAjXWo2/6OG7q4RMoGLyK8PsVqMAXlUJOVXF0qdG8Sx9L3tUxcqhqpb9qSrkThVrb6oqO1Pl5EsVkyuN+HUi4EiVkB8ZVm40iu\
cphuxEFSsfqlp2oaqQB1WsHaiq7D+Vs/tUHr1npOA8IwHfGQm6TkXsOZULxxkl8JtKqLIqVl5TtWbNsc9UrF2mquwxlbPDVB79ZaQPKeu2qU2fiR69cJUx19FWDFHhGidjcc7OUhWwFkPkLcaluVT1LH8324tx5S\
8mZoMxiRzGuLYYk9ljTCCTMU4uU/nrjMBnDJHROFdOU9XzHFH2GuPKbEzMbmMS2Y1x7Tcms+GYwI5jQrScisFzKgLTqQhdxxjbjgnCd6oGxmOIas+4sh4T25XJ5mNcu4/JbD8msP+YEA2o4oeckNvcqheoEYjsQt\
8N9FXcip8tqDoGIBHSwvUeYiALoiAVRvEpLISmkFq+jnbV9cS3LJ0che4CxwRzWrsLiKYcFBsIMBsIsHEge/LDGPdT34pu+gPGHZDw1h8o7kCjo/4Q4g7Mugts7C6QaJs/jCXvW9OwtSv0575VRwcIuux0/3tsdX\
J3ZPzJNUOj/2L4DFEMjVMgjatomphDahLF1TgH1wSOsAkxzIYp1pVfZDTNCEJviOJvPE9ClWgmKk7TUV4IjNNREU9H5TwdlcvpqKKYjirxdFSepqMKaTqqQNNRMU/HyC8ymmaE01ERT0flYjpGiadjxDQdfx1n4o\
Vv1V0BqvEHFEIPHDoEtAYckMUamIUZ2BhhIDW4jnbjPPatOgJAdQSAwgiAwwiA1hEAshEAsxEAG0cApI7AUZ2tJ48N2UyN7Kdxqo59Kw70J5wqQGKgP9FUAY0D/SlMFTAa6E8wVUDiQH+CgTqxcTraxK08zE1jTB\
s5pk0eEx+SgSJGuxGj3YTR/jzZn/Kc+FY8LipIHAQVng6CCo0HQQXJA8mi0OFRYfV8BlA8Ftqhctzy1LbsWMhRPYFBFA6PnOPhEVB7TTRgO2py5MdGzvzYyNhyNwLfskg7ipF2jpF2apF2xJF2xSPtzCLtyCJtaB\
Pivsn5oc47fp6oU46fJ+ls42eR1aCI/ODTi58nfGaxI70tUGUrLtEFpYU2vIsf6oIECgGpKhrUJAeGGlCMSNXhokYcOZKpyEileosqJD8JVIWkUkGyKmqTmuQy5Qa5YqkFFS+pXMckc0lHGaqbBCp0UlXNU5Nc/t\
SAnIBUbQrUiP2BZLIKUsk1orppJRJ7CalfLyThMNTgYCE1fIcaHS6k5EYkR2OKIngUCWRXpCbn+mWC1/DKVrx8t0fiyt1O2B3ej5eddptTO0bdbZULWce+aSUODOvScfwFzUE6jZLgfo3nl0m6vPPLRF3Z+SW/o+\
qIgnDwHVVTMRz4BueLiDAw+Q1OFkSIqtaKU9BbYp8DwWFrv/X4S8wriCAJFEdWVTRjG4xpVCCyUcD4ksJRJlnEOrZoRVy0Otykb4WS56BdwGOD0V5xDgxR9J2ruFcVI14ZxLoijLIxjq8JIrJVa8U06C2xz4HgCB\
pPsRuO08oJ5lPfirccCop3gwoSNyAKT/ceCo23HQqiWwqF0d2EwsKNhELqeunorZn5Gc45ojDdLlyE75mGrXdhy6/QnE3SxZmzibous6P13Nd3aee+I6oWA9NgiObCOE2IcTUrJuapMYnmxzhPkgk8UybE6TJMc4\
brDoWBZ6+x7pB6kb97mtG7jGBa00LEPE9wlWiWK+apDi9TwXxHTpMeRZr5KKrpjy1yDkSdEiGKnA1R5ZSIasyLqFFypPc6VfQ4TQ6916maXDT2N23wdw0O+aNfb5RizqSgUzoFjXMKXkSBjEJK+YQSZRNKKpdQz5\
mEKuURSpxFqHEOoRYzCBXKH3qHLceJc6f9DltucCH3M5X0naSQMerVLiHlbAGVcgUUzpT6pgCkiSHKEeOUIMZVdpiYU8MkygvjnBQmcEaYENPBMOUCvuxDYeAsaLzsQ+pF/u5pRu8ygmlP78YwzxNeJZrtinmq47\
k5zjgrNPEs0/yzrNKA2+Rs4BaUFCxzbrDOKcJ6zBRWKWFIftuMKadPklUWUaOL5n6nTeVdU4EMY4USjeWcb9SC0o5Uzj57uh/yzhllnAuUay6oLHM155drlFkucE65wtnkSswj55RB4UUejghnTetFHpYvxPdPBX\
snGORFft8lCTkXTKMsMM7zX083YfoN0ewbp8k3rubexDz1JtHMG+eJN4Hn3YQ47YZp1vEaBIWB57xxDYLUi/zd04zeZQTTnS5KMM+TXSWa64p5qutTYzDVhmiqjdNUG1dTbWKeapNoqo3zVJvAU21CnGrDNNX44C\
eFgae68eAnqRf5u6cZvcsIpjo9J8k8T3WVaKorpqn+bZzl8cmE33CGkdXZRUZP1rkQHq1z7M/WOYNH6BzCM3QO7SE6R3UGgflzMmUrXjErKD7RWJC4q1J4uq5WaLx/UhDdDymMboIUFu58FBLvKv4G8zZeTdyh2K\
DLg7L7iIj0oDo5qHCbEHAeayfG2omxLkOK2f0+QOKRr8LTrZxC44NeBcmHw4tCT38VFh8JLyg+2/UbVscY/dcTfMS0bMVHTAsSj5gWnh4xLTQ+YlqQfMS0KPSIaWH0iGlh4RHT155GPow6tD15M9nfzYet+GxOQe\
LZnMLTszmFxmdzCpLP5hSFns0prE4RoPjY0ZvRn2GrZj6i4MounMetPN7zxnjP5XjP83h5IkER4z2nZ5HewEQ68WXkzQQfMnwzrhSuXcal+Q2tDyOtVzFh9g1RSIyruJiYg2MSRci4DpPJHCsTKEGMU5bgdWhGlC\
+N69CkngvUiJXMIRPbseJsMn44VimvTODkMiFmWL7UbghyDa+rUyvOOnVdfZTqg8SQeoYonMZVOE3M4TSJwmlch9NkDqcJlHrGKfUqfysQpZ5zlXpVPReoESuZeia2Y8WpZ/xwrFLqmcCpZ0JMPXy0nTIEUg8fba\
dWnHrq0fYqpefYjqXAoT3wHJtuIsKsn2PTaiPkjefYtMypqp9jk+rbpsDJe+h5B9nmvCkcjLlO6tjkazFPCR7V/5+Y52SPckr5KFPipwdBZJZiEaTnQOQnUkE0nwLZNximu5z9vfSt+g2A6hkToDApwGEPQGv4AV\
k4gVkMgY2BA1Lz15G/oPoWSxiQONV4S8UKNJ5qvBVlCQqdarzFAgQUTzV2aHeO98K34rsaBcV3NQoS72oUnt7VKDS+q1EQvatRGL2rUVh4V6OQ+K7GDl0tFzTyeu7qbXafeOZbdZSAqrEgwlECh1EihVNXwHXwgG\
zwwGzwzj72nz925Zzr2NgyjGqZZ2vZmJqlnJplnho+nQVFTJqdzgLKM2Sns45WcSsPZBW93IV1dzvPU74JpbjJ9rFpeMVGesUmewU/kgqKcJGNcJFNcpFtmPA+buUk7XPm4buILwlRENK7iMxVhNS7iCxRrPK7iC\
xwbPhdRMbktXj8fkqIXFcfv7OY/TcdvzPXTpyP31kgT07H78TBxQxRrRgnnzauHMHEbAsmkTcYZxswgQ3chOjihsko/LXPhQodmXrFXa4Ftnfj5PHOhdGb2K45Zfmmke8bZ/M3gVeAKqRloArLHAxeEIwfygGxNJ\
jUyIHGImFyK0V4uTDeSAVeOCpfCdQYul5HqioWkyrBimKo4ahybTGx7Zy8yhjXS43JLWNNi44J2li3Odt6gRrlpFajcKCPa1IUOI5R5fUpqjLWsYmIeGzAcY9qCm+UU5CjTKGOIq9k6XLAqRR4VTtwOUA3ESucvh\
yg1cZq17gcoGVe+fTlAKmi7UeBiz6qvCJGVXpibCKcMTZgf4xqssEop/UyyrRqRpENM6jsaCTGdTS+SNeq5bSmRpVXVlLV+hqbfM1L5FobW/CKG9W07kY5rb5BzmtwfMmuFc60Hkf16xmo1ubY4GAGttbp2Ohwmq\
Y1O6oHEzGt30FdNYWDYWus6KGNWtdDA1zdo3BwbdIrfWzytdUnrfpRbaz9sdHhJSofB0T50BK1bdVA3xQOWkM+Sjif4BM953g8ACg+x3OeVn7g6XriOa7xgOiZnfOwmgMLT+qc47rtqNroiRH6IZR6PRnH2nj1xj\
mN+tCrNy7m8TdevXHOkWi9euNCjEnj1RvjFJ30ysrIG6+sEKdgHXplhUQVtq+8skI6BfDgKyukcigPvLJCGgVVvr2hIsjhlW9vBEqhbb+9ESQV1oNvbwSVQnrg7Y2gcTibb28EhUIpXm3IseIw5lcbHFEAG682OF\
eha7/a4BIFrfVqgwscLv1qg2MKFL8SQKHgEDVfCUgKBezwKwFJVuH76isBqQUF8yuvBCSdQ3vwlYCkUqAbz8LruHLYxbPwwCjUrWfhQVDhPfAsPGgU0uaz8KBwGBvPwgOn0KVHxzkqHC77iW0IlzMKlwsULhdUuF\
zN4XKNwuUCh8sVDpcrMVzOKVwmULiMc7jGXw6GYFVCoaqYAlWxClPVcpCqQiGqmANUOYen8hicSik0I6bAjJTCcjGG5IVvxdOVCwwFIHG2d0EhABrP6y7C0IHRNYQLGDKQeJK2Q/6zzGUrzlxB8SzLhbO4FVOhID\
Hfhae5LjTOc0Hy94KLQrNfWD0/BRSnd4d20/rMt+IpS0E1BIDEdYvC0ylNofH6Q0F00aEwutJQ2DhjQOoIHMXT2YtJekR7h+Kguzw5dqUGkZ6vTs5XuBADOE9jJyarozLdMbu44tm5u6Dy0rfiKXlB4jy88HTyXW\
g84y5InmYXhc6tC6s5Biheyr2Y5Ke2dyxfiNjRTZjZTc7GTSP1NjL1Njn1+DICKCIpNyIpNyEpp6PrwVbs9RRdD5AYyJRcD2gcyDS4HjDq7hRcD0isoekEH7iboncBEo95Tcm7gMYHuqbCu0ChR7em6F2A4oNx09\
G7Tn0r3gyYoncBEjcFpuRdQOPl/2nwLmD0q7VT8C4g8Vr+FLzrCRC8Cj0drWv/I2VTtC5A9nYJoPwLbVOyLqT4donj+BNt02BdwPztEmNmXT7UZUi4ZS6SZaMilrIilrki2LpAEbVi1gUoFwZdqJ2Sc/m87Zzr1M\
ZvzgUoJp5zTDynlniO+GaTK56SzjwlndWUNNKHeupz3fepvi9Hwxt/qekSHQ+ZvZEGLL6IAwK+iQPYXsUB5m/cAPRXbgDWd24A2RtpznbW99y34ot8l8n6gKd3+y7R+gDRxIFigwFW8xJQ7bajmS2wl2h9gOLN4s\
tkfcDTscElWh8gOgK4DNYHLFxHv0Trc1RL6CmQW/xl5svR+174VjyfuETvQ5TPJy7J+5CC9wGOpxmXwfuA0WnG5Wh0MARzOmTq1cxL8jrE9GrmpXA7lPitzUv0O2T0hublJP8Y9iVZns/XJjbaiIFuWgPd6IFuxE\
DZ91BSA3XnQxhfT7206/RgBukmRBLY0/RtiKQKd0s3IpKQfC7fikgKOV66GcECeF96x4y5ckH1jhlL5Ietd8xYZmdM75gxJ4+sHIzSELmlcbJM48o3TczmaRI5qHG2URPYS02IhmqYXNVvMoVS5XtPXANgc4bIaY\
2T3ToXnmtiNl6XsvuaRhZsnH3YBDbjKizFoJMtmyAty1ThW6axeZnQcDDTk42ZwqZtAjt3upPIgvDwKm1E8+TmJhyMj/J101rxaTm86c34ZK83hQyfbvlVJ1T3/JTGzt+866caCP9X9/2UllYBeedPibQWqHt/Qo\
MVASktCiipdQH1vDSgSqsDSnqBwBa8RqBGywRKtFKABIsFUlovUKIlAyW1aqCeFw5Uae1AiZcP1HgFQS0uIqjQOhJuBgfHELeJRYGBaSOlNQUlWlaCJFYW1PPiEtS8vqBMSwxKvMqgxgsNaEsdkrTcoCYdFRsIU0\
WZfRW1hrVik+SuKPIChBqvQepRAaGJlQjUjf5QWo9Q+1oA1aqE8oEAttYmbHIogHmFQjEuUkM5TfxXQsqW/66PoXj/yYXd3yTc/5WH3dY2bPl1nrIVr/MUlK7zVNfDHhmibhmXfasqdLCibUZ97gH313ju9Ngx7L\
Qh6rRx2emqQqcr2mbU5x5wp43nTodnlaDnkVP3oyjHEJrAQALfNnjf6B+PK4p5cJDuMDSkNDCU5LCgAQwK6FbSXvaJh4NSHkx9zAdGYoiGYVyOoaowgIq2GfW5B9xv47nT9tgH9NoZddsF2W+ToePGtoL1oh/cdx\
dy5+0hDOi8M+q8C7Lz4c/Tjx0Nf56eWS/6wZ2Xf55+1MYHJaDrlVDHK5bdhr96PXYQ/up1JH3aN3dX/NXrUam/QAe9NUTdNS77i38kd+we/pFcQn3uAfdZ/ZHcvfR+oAvbc9ny4wRDqpdF8IObijbhq+nv4b1Pxx\
rAZd/o7+G9FwcUoNCN0Pfh8AFY+LWK92OkfauPW3kMOY5XA/VA7LY+Be2T+gGRqzH4sBX3dZWDD0K8xXs1dtx70MeZvKKOj7QeC3zMCIZgSPamqguBaETGD38RjQ2PbaiTPEp1bDNK9uJrRjBUQ7KHVV0IREM1fv\
iLaKj4viR1koeq3pes0nBat1jMaLAGcbgOdT9NX0jIg3bla1/HAzelV11Og3clD39/cjRZf55d7T5yOtJywp3/bM1xlhta/MLh9GxybTstW1f7v10LyE38Ovj3dR2ob9kIHeHQ9nTcA+7YEO298of86W1GvUDUI+\
OpW7uKG4O03zleSj028hA+sA1bX8JWH7diR1J97yldpx87whd2jyN+yJ/fZvQlo14g6qb0or1EPz4w9pVfTz+O+CF/fpvRl4x6gaiv0kxGSbwmUjus3hI5FtpD4+u2Df6lwfsW5+G0zqpGPV+IG0ckrsEcJ+VBft\
FW0i+S9prSKBonU1X1a3M8CFB4FCA96O/aavxF476BeSio5bHQayHjOPitkOOIH/Lntxl9yagXiPqrzgdHiV8PGDub3g44Jv4gvmIr2BfBesWoy/I0cNT4Gf2xz+kR/WPiD+IrtoJ9EaxXjPosz/722ocJXiSvpI\
tb8aigoHotHFH+AePC05HDnuKflHUcf9e4IPr14sLo14t3bGlHOWUrHjIVJE6KCk8nGoXGk6KC5ElRUeikqLB46FVQfDr0wyRcgq6IDp1OohDozX6unvjGOGwg40whgTgA9jAg9GkCOsYGSA0AoDpHjvykXVxeaF\
5aqO1gpEbicA3HMTvOAzctjd6VFAKTYhwMUzCMU0TyZeCbxmXgm4OXgSOEMOkfgdBiDNmBn4DQLVL42j8AoRvEUDZ+/kGrFNao3rTCxCEmVQW6/knNY9+KNsN/SHNPP43utHfcT+hOgKJ9Ok+W/QndCRDfA3LFHd\
SZXVVyZHfK9ij/SoYWaCyHfiVDN8kjbPxKhlb1uFu/kqFlikbjVzL26iKszouwBi/y6ruQ6+4inwct8knPonHSs2if9MQrAvj1+QchtEC7av8gxNig/v2XbUa9QPT16u/P7qXbCV7pLFux2goSi3rhqQoLjYt6QX\
JRLwot6oXRlc7CwpXO2wn+2d1bHDEg6N2e3k3qTWXbikddd2mwwNMh1t0k3DA2JP9GxN0k3h42RkdZdxO8GVzJ7uD11LbcHsU9FH335C4+4RURBaH1fFcUczjE012R68CoZ7uiwCHKT3YFDMHKt5LvUrUzz7HD37\
t7Qohip3/vjsUcu/R7d8x17PLv3bHAsePfuyMMscNLLhQIjp265FKl9JtCT6TAcTzwm0K6iYip/k0hrTbi2/hNIS2nWMvfFJIixj0tITKUaQ6aS8jYoN47gzkwRNE3ruJuYo64SRRr4zrKJnN8TeDImhBjivcbTy\
PqcyA4gu2bi8sJ3llbhnV4t+V/uGkZdrXMe1nqHaB3EYJd4UXck9iqzx/kPbcdbpmucCoOHUlXOE9E+77xPdyvrzw3Aoeu2DV5uRIpdEs++xEodengsx9LvGpHCLqCV+1OYqs+f5B70H6Kg47FsRekQGdIgT6R0j\
e/jXvIcu5ouF7IDDoXrheeULtefJa7cuCxkXrWgX3IB9OGoAd4fE0f5P2r4+tRQksiBLuvCHafjWvZMK5l27g+T/D84DN+FlA6K6gXzFp3GKPeEuM9RvoqU1+4uug+3Ncv3f//m9NnptYPXscPGa73DIXmN3wjjn\
GMmrrpG1vEa49BC3ERY1jFsBiuHVJavRostdBZ0WI3t88ErjtUWvzFUtLqTWuthu6oFnnyq+SFMgRp96wHbsUJK6j2EpF1DuB4/f2ZkeugW/o4urF6KFt2KcsRXb8ywV569y9bxq08EHXlvPBU1IXGk+yC5El2Ue\
gku7CYvQXFK+c7ZFfOPWx/hAbrMO51NJcVZhEimx+EjVje11s5ZSO0cv5QL0yu9oYHG+GC7Cra3QjtdrsPzRBNlHFKO+ece3Qvv0ay4uvcklPRnqn2uBiipDQuo2lPSFF6Vr4UqDF+ma0m5pQ1ifLWuE5ekzmDTa\
A0Nk65zM9O8DT8kZuuc+A4v41TkjvnTHfl0AR5bhtRiQ8nDZTJfSaxDsS5wKjY8xweEUOUDMapGJxzMfBfqngW8XVuycVQORSDISoG4zLW6Y9H0A6WAjXGL4tB/e0IlqgYWn87gmUuhvS3I5hTMaS/HUHT8Eduus\
6B42IwTsXgnIvBlUMT5PluRBUDXMGiTO4zicUgLl9VJVxUwZKIAidGVLk8SE1FEnUqlSBetz6Vyibfr3uqBC6hg/frVJtUTukGlxYORlAXWPMGl27AxXbwBpdulApP3+DSKhdhUFMpBvWP1sfWrWlIxRlVLlFSU6\
GS/vU0gLqMXJYuXwqV1de3OBVz6zroXo/Xi2qYEOUHEj0gATbuAcJLjXQKPG6Vv905vuhnyJ/1IU63yIN6YadQlUwT2f0JyvHM3JAlB3G8EBClevY+npa/yOKo7PN3mMOJO1rZigVeUDUbQKLQC0/VXWgs6YKoRA\
uj+4mFhfuJhcT6fADrfWFk518nvhVvOj4kpwKebkY+oCcBIiMCxX9xzVm1HEB1HI7op8u2MLRTI27N2+zH24YJb6XzbrPdbpseuxXGus1uus0WusWh7Qeyu4Ls9x3KVry1UVB8rm6P8o2OwtM9jj1Nz9UVHO96FE\
R3NAqjmxn9WCsnvhXzqsdaASRSradaARpTrQ+1Asx/ws/ZWCtAYo71qVb6MA99noc+z0PfmIdezkOv56HP89CLeegb81CK4KltWRE4ikXgHIvAqRWBIy4CV7wInFkROLIiMET1XRdEzCpDlFrGKb+MqyQzMWeaSZ\
RuxjnnTODEMyFmn2FKQb7MQqGAdDBEGWmc0tK5yE0Tc4K6lLPUNEpV45yvJnDShms3TyOi9G1cuyExJ3K+dkNcp7S4dkMCJXe+dhM5pzncpINMR0rJjhLlO0oq5VHPWY8qJT5KnPuocfqjFisAFSqC/C6IiBWkG1\
KqBpSoIIIkagL1XBZBzZWBMhUHSlwfqHGJgAZVgpQKBSVVK6jnckGVKgYlXTTYgusGNSodlKh6xGtAY1L8OYHnmP+EHAASnlj+k2ccMJ9n/UnzCzQ8hfwnziag+Lzxn+DjTGKn2cUTzt0XHp6UNBB2cMY0pOTfI6\
8nm10mcVyG47gc53GZlsblShqXSXFchmlcxmlc+JJUp2kcX5DiGKOUxxn0NNaopvEGOY45SDTuoMHY//O//w/7Vd1G",es="eJyNnVtzG0eyrf8KA0/7RMhzRIq6+U2+zMX2mJYsEuJMzANEtihsgYQMEITaO/Z/\
P41CV+bKlaug86JQf6uArsrKXNVX8H8m3y9vb7u7+8m3k4t/btazm+7o+PT0xcnRsxdPXzybPJr8dXl3/+vsthsa/L1bPHT386vZN98tF9dn7xfzPzbdrslmseAmR7smR9Bmdjtf9NxqEKbd/Objbve7Dwzb/7if\
LeZXr+5uFkPLb45PBrL+6/xLd/3b/P7q4+Tb+9WmezT5/uNsNbu671a/d7vP/vjlvru77q7fLG9nd2Onv/tu+WXy7b+/OX5++uibk5MXj46Pj08fvXx28p9Hk/Oh8Woxv+t+W67n9/Pl3W5Xjx+D8Pbj/OrTXbde\
T759OvCLbrUuzSaPH5/85fHjx8NOfl0OQ9gN5/vl5361G8XRf139n6Pjly+ePtr9+7z8+3L378vH5d/nR6+ul++7o9/79X13uz76x93VcvV5uZrdd9d/OTp6tVgcvdl9z/roTbfuVg8D9YDO10ezo/vV7Lq7na0+\
HS0/HP0yv1ve95+7b4ZGi6NXfzua3V3/3+XqaD58wXrzfj2/ns9W8279l6GzPw67up7f3fx+9bErc1B68vv98JHZ6rqqQ8PvZ5//Pk7J8+MXjybv6tbTJ8NcvFpf7QK9GsUfOtv+5uTx80eT3++v/z6dfHu8E4f/\
X+z+f/p4P1//7O5X86shoP/+n8n03eTbk+dDo1+Hrqw/z4Y4/u+jPX7y5Mked1+uFrNb46fDPBb+x2Y5xOv9wpSnT5/tlbvN7fvdRN3cZe16uVjMVsZfDBNT+OdudbXL/yo8PznZC7PbQVoP8THJOlx6UGY89/rz\
bNXdLboPLYk+VrsxW+++cf3JO/5iHO7nxWadu3A1lO0s7+Jj//ljd5ebD0OZL8VI1ovZ+mMO1p/dapnp8q7L8H4rWt5/XHWi7YflZiXo/EG0Xc+/CNg9dGJuuxBTT4f5nUirq+VieZfxurudR8lmYLGzgUS7Pzaz\
RcY3q24oZx/ms+PjmjTdulhNVV4+fzrOvci+Vxl9l9H3Gf3ge372fI9+zJ35q3+wpsLf8nf9PSfMP3KYf8of/Dnv8RcvvRryf+YP/pr7dZYH9Ftu9Tp/15v8wd9zv97mD57nD174rJ2OEz3Nrd5ldJn3+K+cfO+H\
xexTdx9sw0L+ftBinfLnoqdYKs7WV/P51Xx1tbnNs7bZ2fZ6WH+6vMfib6Ez9rFZHs/73Ooqt7rOrURxfsgfvMnoY+7yPKP/znv8lFt5CduScJv3eJfRMqPPouqz1QsLXOdI3Ofv2uQPPuRK2OZWwkl7R7vjnmL6\
uau7/IqJcPLicc3KVaP9oWy8ny+um0v99XIrzD2szh6x+3Kc5slxXCvuw+7AEH3Wx6zWjg+L5Wou+LprfMvVZjUs41cewJMnWDbreTl0TdGtRy26rG4280G5Xd7rI4edXL74K3IMvSXOh7lg4vhpOJSThwPXs5ub\
TqTtnuOhGB1w7OauW3Wi9odjodnNavYZTO1pzazhdKITPujhfT9bH4jwYXWljxVsAqI+nBSMnx8Oseef1/O1kIax3n9cbsKxYlr2Q3L7zK1mD6IeZlebe3XoUrz8w6L7krVGZd3OrlbqcOf9qlM7vl7ez65Cxbk0\
H2YSA2DKCuvQO9tdDyFVx6ibu5vZanO7mG3EbpY3w2HmJ/F1MxwHzMttyFkXXvlhz5PnI1uurj8Mx3nhwNCPUOIi6wcgkfsezmAPz57aHm4Hp9sscBe2sszEYnu9K/r1Wixgi7hjX3kityOSpRjUUJ/DKfGQ9+Ic\
4h9pSt0JYgb68h/zxpcmOan+dXH2/Ogo96AuF9fzhzkktH8k9swPmEVxeLcbHzo/9KG+EYN1OfeiMoGh5q/0/YVScdyeiBnVg38m9s5ngj7gZwFpJ37OMHgEnIScVCdWA33+5HkVx6seYlfkOr52xjzwUeq4/Ko6\
4OXRytFoqn6kL4djp1Ktb4vGCuFMVgkZooe5Zk/0w9e499OX9dRz+Wd3dyMy903chZ/FqUF6chwskkOZ+4oXEjuabYz1isfq5z85chbVtx+XKzGqM9q7h4GqwE70qOBP6yJGYbNqoh14xPTiVi5wrDflKGcl+htT\
0KPY4tFWzQRvN4v7+edFL/rVKP+3cYCWSMPx1v18trief/iQ56pvW8OvcT+esCJZvDYOptmBVactXTXGe9eywVbG/BoD5Ish1T9efhuOGPAanJ0CrZafujs8ETJzXHU383U89PUSjZMNy3Gui3qosd4MVR3ORzzY\
dAxphdmIzLKV6v9qfOBfVOGnL+uxa7nSFa+DWZx/vP+Y4fdNA1wo37Kx3DdMpmuuji3hVevw4UBWxgD7+XKrNHjf5gqtGWktPa1ldN3ac65j2/fBwxJeMetxQbe4FwZ+H0zaPXG7POCIqWv2dbcbMZLGGr6Ux5le\
C3zwY1ef4hHOiyen4ONDAq+GRF7n7/ud8/W0Tv6isZD8fHD9/SVOnJ9K2H0dZYrJFtwyYpict2r8l9hti8MQtY+zBSwNtch3pyaxwn0u1BJgvhwPmzzVvjKBjVLoWgO6iWaKAxqnVc2qPhv5XR4gWgbLnltCXA82\
0amMbSz531MnbOEitzk1O7+eXymj/SF+ERyYHTrc/ZUOa627jXl7czivD+7rVeM7XzVNOp4O2AzE73EjPnBA+WNruad9+yVieXZnB2TxSMC+7WAp0ASZXx7c02J5s5vvu6UI97Jtppu8jtUMGr6qUck3Bye3g5Xc\
Y95I3zu5jtvFnbt80Oye31ruftzs7kb+59Hk525199tsvtrdQ/735NXubvXk0Tenj//zaNzau0dA+35GNJo6wr8NW099a+8qAeHAUDgL33OWu4BLb+A2VYHu6z+g4DxBGUMW2P7qUED7wkH0Omy9HbZe+laNGaIw\
ehfOQyzO6+gBhdEDh9EDraMHRKMHxUYPbKzrwIqdILkYtl7Y1nTYemZbl8PW8bFv1iEhg74D3gybT3yrfhBQiAVw+D6gNRaAKBagWCyAWSyAjbFw8hAyYRu0Pm7lEfW552MjLE1DVBzGqUidc6VWBcrVENWscVm4\
VT3L380lbFzVsYm5mE2iijauy9pkrm0TqMCNU5VX/jojqHdDVPTOVeVX9TxHlD3AuDICE7MbmESWYFz7gslsDiawQ5gQbaJi8IqKwDAqQtcwxtZhgvCPqoGJGKK6M67sxMR2ZbKxGNfuYjJbjAnsMyZEs6n4ISfk\
NrfqBWoEQrjQaAboQoaovo2TCzlnF6oKuJAhciHj0oWqepa/m13IuHIhE7MLmUQuZFy7kMnsQiaQCxknF6r8dUbgQobIhZwrF6rqeY4ou5Bx5UImZhcyiVzIuHYhk9mFTGAXMiG6UMXgQhWBC1WELmSMXcgE4UJV\
AxcyRMVnXLmQie3KZBcyrl3IZHYhE9iFTIguVPFDTshtbtUL1AiEcCEMDVpR5FTpUSRTIpGdKchgT5GTR0VRGlVoctbYH1tWFJVvxRbZvKJODhZFbWOxDXtZVMnQokiuFsTXDQ7+FjmZHInK6UKT88a8sOdFURlf\
bJHdL+pkgVHUPhjbsBlGlR0xqtEWgwbeGDgYZODoklFgq4yq8MvQAEwzcjKMKCr7jC2+4itspFHUbhrbsKVGlX01qtFcg/bQqItto33f4ofiJ1zXCXouUjIqlMhvg8RuCyJ4LVJyWpSkz0KDM7kf9liUlMOinv0V\
VXJXlLS3Ygt2VtTIV1EiVwXptaTgqEjJT4Ok3BQanMvYs5OipHwU9eyiqJKHoqQdFFuwf6LG7ola9E5QwDmBgm8CRddEzJ6JmnBMkMEvkVK1o6S8EvWDXsA+iZJ2SWzBHokaOyRq0R9BeZAZvpVte03bkRKuOI4e\
LdEQmYpxMkPn7IRVARs0RB5oXBpgVc/yd7P1GVe+Z2I2PZPI8YxruzOZvc4EMjrj5HKVv84I/M0QmZtz5WxVPc8RZU8zrgzNxOxmJpGVGdc+ZjKbmAnsYCZE+6oYvKsiMK6K0LWMsWWZIPyqamBWhqj+jCubMrFd\
mWxQxrU7mczWZAL7kgnRlCp+yAm5za16gRqBEC5U+4o25Iwq3AUyIhDYiUwCK3JGXuSCNCOTz8T3sx25oPzI1WxIrpEjuaAtyXX2JFfIlFwgVzLhtWDgS87ImEBQzmTyuYgve5MLypxcze7kGtmTC9qfXGeDcoUd\
ypVoUcbBo4yBSRlDl3LINuWK8CkTwaicUYG6oKzK1QP1y2blgnYr19muXGG/ciUalvEHkatb0a5XrBUT4Vq1Y+hazsgIXCDXAoFdyyRwLWfkWi5I1zL5THw/u5YLyrVcza7lGrmWC9q1XGfXcoVcywVyLRNeCwau\
5YxcCwTlWiafi/iya7mgXMvV7FqukWu5oF3LdXYtV9i1XImuZRxcyxi4ljF0LYfsWq4I1zIRXMsZVagLyrVcPVC/7FouaNdynV3LFXYtV6JrGX8QuboV7XrFWjERrrUaf9HDd1cJmUDF5FeG2a1GAbyqEnKqiqVP\
jeJZ+l72qIqVQ1Ut+1NVyJ0q1t5UVXamysmXKiZXGvHrRMCRKiE/MqzcaBTPUwzZiSpWPlS17EJVIQ+qWDtQVdl/Kmf3qTx6z0jBeUYCvjMSdJ2K2HMqF44zSuA3lVBlVay8pmrNmmOfqVi7TFXZYypnh6k8+stI\
H1LWbVObPhM9euEqY66jrRiiwjVOxuKcnaUqYC2GyFuMS3Op6ln+brYX48pfTMwGYxI5jHFtMSazx5hAJmOcXKby1xmBzxgio3GunKaq5zmi7DXGldmYmN3GJLIb49pvTGbDMYEdx4RoORWD51QEplMRuo4xth0T\
hO9UDYzHENWecWU9JrYrk83HuHYfk9l+TGD/MSEaUMUPOSG3uVUvUCMQ2YW+G+iruBU/W1B1DEAipIXrPcRAFkRBKoziU1gITSG1fB3tquvYtyydHIXuAscEc1q7C4imHBQbCDAbCLBxIHvywxj3U9+KbvoDxh2Q\
8NYfKO5Ao6P+EOIOzLoLbOwukGibP4wl71vTsLUr9Oe+VUcHCLrsdP97bHVyd2T8yTVDo/9i+AxRDI1TII2raJqYQ2oSxdU4B9cEjrAJMcyGKdaVX2Q0zQhCb4jibzxPQpVoJipO01FeCIzTURFPR+U8HZXL6aii\
mI4q8XRUnqajCmk6qkDTUTFPx8gvMppmhNNREU9H5WI6RomnY8Q0HX8dZ+KFb9VdAarxBxRCDxw6BLQGHJDFGpiFGdgYYSA1uI524zzxrToCQHUEgMIIgMMIgNYRALIRALMRABtHAKSOwFGdrePHhmymRvbTOFUn\
vhUH+hNOFSAx0J9oqoDGgf4UpgoYDfQnmCogcaA/wUCd2DgdbeJWHuamMaaNHNMmj4kPyUARo92I0W7CaH+e7E95nvhWPC4qSBwEFZ4OggqNB0EFyQPJotDhUWH1fAZQPBbaoXLc8tS27FjIUT2BQRQOj5zj4RFQ\
e000YDtqcuTHRs782MjYcjcC37JIO4qRdo6RdmqRdsSRdsUj7cwi7cgibWgT4r7J+aHOO36eqFOOnyfpbONnkdWgiPzg04ufJ3xmsSO9LVBlKy7RBaWFNryLH+qCBAoBqSoa1CQHhhpQjEjV4aJGHDmSqchIpXqL\
KiQ/CVSFpFJBsipqk5rkMuUGuWKpBRUvqVzHJHNJRxmqmwQqdFJVzVOTXP7UgJyAVG0K1Ij9gWSyClLJNaK6aSUSewmpXy8k4TDU4GAhNXyHGh0upORGJEdjiiJ4FAlkV6Qm5/plgtfwyla8fLdH4srdTtgd3o+X\
nXabUztG3W2VC1knvmklDgzr0nH8Bc1BOo2S4H6N55dJurzzy0Rd2fklv6PqiIJw8B1VUzEc+Abni4gwMPkNThZEiKrWilPQW2KfA8Fha7/1+EvMK4ggCRRHVlU0YxuMaVQgslHA+JLCUSZZxDq2aEVctDrcpG+F\
kuegXcBjg9FecQ4MUfSdq7hXFSNeGcS6IoyyMY6vCSKyVWvFNOgtsc+B4AgaT7EbjtPKCeZT34q3HAqKd4MKEjcgCk/3HgqNtx0KolsKhdHdhMLCjYRC6nrp6K2Z+RnOOaIw3S5chO+Zhq13Ycuv0JxN0sWZs4m6\
LrOj9dzXd2nnviOqFgPTYIjmwjhNiHE1KybmqTGJ5sc4T5IJPFMmxOkyTHOG6w6FgWevse6QepG/e5rRu4xgWtNCxDxPcJVolivmqQ4vU8F8R06THkWa+Siq6Y8tcg5EnRIhipwNUeWUiGrMi6hRcqT3OlX0OE0O\
vdepmlw09jdt8HcNDvmjX2+UYs6koFM6BY1zCl5EgYxCSvmEEmUTSiqXUM+ZhCrlEUqcRahxDqEWMwgVyh96hy3HiXOn/Q5bbnAh9zOV9J2kkDHq1S4h5WwBlXIFFM6U+qYApIkhyhHjlCDGVXaYmFPDJMoL45wU\
JnBGmBDTwTDlAr7sQ2HgLGi87EPqRf7uaUbvMoJpT+/GMM8TXiWa7Yp5quO5Oc44KzTxLNP8s6zSgNvkbOAWlBQsc26wzinCeswUVilhSH7bjCmnT5JVFlGji+Z+p03lXVOBDGOFEo3lnG/UgtKOVM4+e7of8s4Z\
ZZwLlGsuqCxzNeeXa5RZLnBOucLZ5ErMI+eUQeFFHo4IZ03rRR6WL8T3TwV7JxjkRX7fJQk5F0yjLDDO819PN2H6DdHsG6fJN67m3sQ89SbRzBvniTeB592EOO2GadbxGgSFgee8cQ2C1Iv83dOM3mUE050uSjDP\
k10lmuuKearrU2Mw1YZoqo3TVBtXU21inmqTaKqN81SbwFNtQpxqwzTV+OAnhYGnuvHgJ6kX+bunGb3LCKY6PSfJPE91lWiqK6ap/m2c5fHJhN9whpHV2UVGT9a5EB6tc+zP1jmDR+gcwjN0Du0hOkd1BoH5czJl\
K14xKyg+0ViQuKtSeLquVmi8f1IQ3Q8pjG6CFBbufBQS7yr+BvM2Xk3codigy4Oy+4iI9KA6OahwmxBwHmsnxtqJsS5Ditn9PkDika/C062cQuODXgXJh8OLQk9/FRYfCS8oPtv1G1bHGP3XE3zEtGzFR0wLEo+Y\
Fp4eMS00PmJakHzEtCj0iGlh9IhpYeER09eeRj6MOrQ9eTPZ382HrfhsTkHi2ZzC07M5hcZncwqSz+YUhZ7NKaxOEaD42NGb0Z9hq2Y+ouDKLpzHrTze88Z4z+V4z/N4eSJBEeM9p2eR3sBEOvFl5M0EHzJ8M64U\
rl3GpfkNrQ8jrVcxYfYNUUiMq7iYmINjEkXIuA6TyRwrEyhBjFOW4HVoRpQvjevQpJ4L1IiVzCET27HibDJ+OFYpr0zg5DIhZli+1G4Icg2vq1Mrzjp1XX2U6oPEkHqGKJzGVThNzOE0icJpXIfTZA6nCZR6xin1\
Kn8rEKWec5V6VT0XqBErmXomtmPFqWf8cKxS6pnAqWdCTD18tJ0yBFIPH22nVpx66tH2KqXn2E6kwKE98BybbiLCrJ9j02oj5I3n2LTMqaqfY5Pq26bAyXvoeQfZ5rwpHIy5TurY5GsxTwke1f+fmOdkj3JK+ShT\
4qcHQWSWYhGk50DkJ1JBNJ8C2TcYpruc/b30rfoNgOoZE6AwKcBhD0Br+AFZOIFZDIGNgQNS89eRv6D6FksYkDjVeEvFCjSearwVZQkKnWq8xQIEFE81dmh3jvfCt+K7GgXFdzUKEu9qFJ7e1Sg0vqtREL2rURi9\
q1FYeFejkPiuxg5dLRc08nru6m12n3jmW3WUgKqxIMJRAodRIoVTV8B18IBs8MBs8M4+9p8/duWc68TYMoxqmWdr2ZiapZyaZZ4aPp0FRUyanc4CyjNkp7OOVnErD2QVvdyFdXc7z1O+CaW4yfaxaXjFRnrFJnsF\
P5IKinCRjXCRTXKRbZjwPm7lJO1z5uG7iC8JURDSu4jMVYTUu4gsUazyu4gscGz4XUTG5LV4/H5KiFxXH7+zmP03Hb8z106cj99ZIE9Ox+/EwcUMUa0YJ582rhzBxGwLJpE3GGcbMIEN3ITo4obJKPy1z4UKHZl6\
xV2uBbZ34+TxzoXRm9iuOWX5ppHvG2fzN4FXgCqkZaAKyxwMXhCMH8oBsTSY1MiBxiJhcitFeLkw3kgFXjgqXwnUGLpeR6oqFpMqwYpiqOGocm0xse2cvMoY10uNyS1jTYuOCdpYtznbeoEa5aRWo3Cgj2tSFDiO\
UeX1Kaoy1rGJiHhswHGPagpvlFOQo0yhjiKvZOlywKkUeFU7cDlANxErnL4coNXGate4HKBlXvn05QCpou1HgYs+qrwiRlV6YmwinDE2YH+MarLBKKf1Msq0akaRDTOo7GgkxnU0vkjXquW0pkaVV1ZS1foam3zN\
S+RaG1vwihvVtO5GOa2+Qc5rcHzJrhXOtB5H9esZqNbm2OBgBrbW6djocJqmNTuqBxMxrd9BXTWFg2FrrOihjVrXQwNc3aNwcG3SK31s8rXVJ636UW2s/bHR4SUqHwdE+dAStW3VQN8UDlpDPko4n+ATPed4PAAo\
PsdznlZ+4Ol64jmu8YDomZ3zsJoDC0/qnOO67aja6BMj9EMo9XoyjrXx6o1zGvWhV29czONvvHrjnCPRevXGhRiTxqs3xik66ZWVkTdeWSFOwTr0ygqJKmxfeWWFdArgwVdWSOVQHnhlhTQKqnx7Q0WQwyvf3giU\
Qtt+eyNIKqwH394IKoX0wNsbQeNwNt/eCAqFUrzakGPFYcyvNjiiADZebXCuQtd+tcElClrr1QYXOFz61QbHFCh+JYBCwSFqvhKQFArY4VcCkqzC99VXAlILCuZXXglIOof24CsBSaVAN56F13HlsItn4YFRqFvP\
woOgwnvgWXjQKKTNZ+FB4TA2noUHTqFLj45zVDhc9hPbEC5nFC4XKFwuqHC5msPlGoXLBQ6XKxwuV2K4nFO4TKBwGedwjb8cDMGqhEJVMQWqYhWmquUgVYVCVDEHqHIOT+UxOJVSaEZMgRkpheViDMkL34qnKxcY\
CkDibO+CQgA0ntddhKEDo2sIFzBkIPEkbYf8Z5nLVpy5guJZlgtncSumQkFivgtPc11onOeC5O8FF4Vmv7B6fgooTu8O7ab1mW/FU5aCaggAiesWhadTmkLj9YeC6KJDYXSlobBxxoDUETiKp7MXk/SI9g7FQXd5\
cuxKDSI9X52cr3AhBnCexk5MVkdlumN2ccWzc3dB5aVvxVPygsR5eOHp5LvQeMZdkDzNLgqdWxdWcwxQvJR7MclPbe9YvhCxo5sws5ucjZtG6m1k6m1y6vFlBFBEUm5EUm5CUk5H14Ot2Ospuh4gMZApuR7QOJBp\
cD1g1N0puB6QWEPTCT5wN0XvAiQe85qSdwGND3RNhXeBQo9uTdG7AMUH46ajd536VrwZMEXvAiRuCkzJu4DGy//T4F3A6Fdrp+BdQOK1/Cl41zEQvAo9Ha1r/yNlU7QuQPZ2CaD8C21Tsi6k+HaJ4/gTbdNgXcD8\
7RJjZl0+1GVIuGUukmWjIpayIpa5Iti6QBG1YtYFKBcGXaidknP5vO2c69TGb84FKCaec0w8p5Z4jvhmkyueks48JZ3VlDTSh3rqc933qb4vR8Mbf6npEh0Pmb2RBiy+iAMCvokD2F7FAeZv3AD0V24A1nduANkb\
ac521vfct+KLfJfJ+oCnd/su0foA0cSBYoMBVvMSUO22o5ktsJdofYDizeLLZH3A07HBJVofIDoCuAzWByxcR79E63NUS+gpkFv8ZebL0fte+FY8n7hE70OUzycuyfuQgvcBjqcZl8H7gNFpxuVodDAEczpk6tXM\
S/I6xPRq5qVwO5T4rc1L9Dtk9Ibm5ST/GPYlWZ7P1yY22oiBbloD3eiBbsRA2fdQUgN150MYX0+9tOv0YAbpJkQS2NP0bYikCndLNyKSkHwu34pICjleuhnBAnhfeseMuXJB9Y4ZS+SHrXfMWGZnTO+YMSePrByM\
0hC5pXGyTOPKN03M5mkSOahxtlET2EtNiIZqmFzVbzKFUuV7T1wDYHOGyGmNk906F55rYjZel7L7mkYWbJx92AQ24yosxaCTLZsgLctU4VumsXmZ0HAw05ONmcKmbQI7d7qTyILw8CptRPPk5iYcjI/yddNa8Wk5\
vOnN+GSvN4UMn275VSdU9/yUxs7fvOunGgj/V/f9lJZWAXnnT4m0Fqh7f0KDFQEpLQooqXUB9bw0oEqrA0p6gcAWvEagRssESrRSgASLBVJaL1CiJQMltWqgnhcOVGntQImXD9R4BUEtLiKo0DoSbgYHxxC3iUWB\
gWkjpTUFJVpWgiRWFtTz4hLUvL6gTEsMSrzKoMYLDWhLHZK03KAmHRUbCFNFmX0VtYa1YpPkrijyAoQar0HqUQGhiZUI1I3+UFqPUPtaANWqhPKBALbWJmxyKIB5hUIxLlJDOU38V0LKlv+uj6F4/8mF3d8k3P+V\
h93WNmz5dZ6yFa/zFJSu81TXwx4Zom4Zl32rKnSwom1Gfe4B99d47vTYMey0Ieq0cdnpqkKnK9pm1OcecKeN506HZ5Wg55FT96MoxxCawEAC3zZ43+gfjyuKeXCQ7jA0pDQwlOSwoAEMCuhW0l72iYeDUh5MfcwH\
RmKIhmFcjqGqMICKthn1uQfcb+O50/bYB/TaGXXbBdlvk6HjxraC9aIf3HcXcuftIQzovDPqvAuy8+HP048dDX+enlkv+sGdl3+eftTGByWg65VQxyuW3Ya/ej12EP7qdSR92jd3V/zV61Gpv0AHvTVE3TUu+4t/\
JHfsHv6RXEJ97gH3Wf2R3L30fqAL23PZ8uMEQ6qXRfCDm4o24avp7+G9T8cawGXf6O/hvRcHFKDQjdD34fABWPi1ivdjpH2rj1t5DDmOVwP1QOy2PgXtk/oBkasx+LAV93WVgw9CvMV7NXbce9DHmbyijo+0Hgt8\
zAiGYEj2pqoLgWhExg9/EY0Nj22okzxKdWwzSvbia0YwVEOyh1VdCERDNX74i2io+L4kdZKHqt6XrNJwWrdYzGiwBnG4DnU/TV9IyIN25WtfxwM3pVddToN3JQ9/f3I0WX+eXe0+cjrScsKd/2zNSZYbWvzC4fRs\
cm07LVtX+79dC8hN/Dr493UdqG/ZCB3h0PZ03APu2BDtvfKH/OltRr1A1CPjqVu7ihuDtN85Xko9MfIQPrANW1/CVh+3YkdSfe8pXacfO8IXdk8ifsif32b0JaNeIOqm9KK9RD8+MPaVX08/ifghf36b0ZeMeoGo\
r9JMRkm8JlI7rN4SORHaQ+Prtg3+pcH7FufhtM6qRj1fiBtHJK7BnCTlQX7RVtIvkvaa0igaJ1NV9WtzPAhQeBQgPejv2mr8ReO+gXkoqOWx0Gsh4zj4rZCTiB/y57cZfcmoF4j6q84HR4lfDxg7m94OOCH+IL5i\
K9gXwXrFqMvyNHDU+Bn9sc/pEf0T4g/iK7aCfRGsV4z6LM/+9tqHCV4kr6SLW/GooKB6LRxR/gHjwtORw57in5R1HH/XuCD69eLC6NeLd2xpRzllKx4yFSROigpPJxqFxpOiguRJUVHopKiweOhVUHw69MMkXIKu\
iA6dnkQh0Jv9XB37xjhsIONMIYE4APYwIPRpAjrGBkgNAKA6R478pF1cXmheWqjtYKRG4nANxzE7zgM3LY3elRQCk2IcDFMwjFNE8mXgm8Zl4JuDl4EjhDDpH4HQYgzZgZ+A0C1S+No/AKEbxFA2fv5BqxTWqN60\
wsQhJlUFuv5JzRPfijbDf0hzTz+N7rR33E/oToCifTpPlv0J3QkQ3wNyxR3UmV1VcmR3yvYo/0qGFmgsh34lQzfJI2z8SoZW9bhbv5KhZYpG41cy9uoirM6LsAYv8uq7kOvuIp8HLfJJz6Jx0rNon/TEKwL49fkH\
IbRAu2r/IMTYoP79l21GvUD09ervz+6l2wle6SxbsdoKEot64akKC42LekFyUS8KLeqF0ZXOwsKVztsJ/tndWxwxIOjdnt5N6k1l24pHXXdpsMDTIdbdJNwwNiT/RsTdJN4eNkZHWXcTvBlcye7g9dS23B7FPRR9\
9+QuPuEVEQWh9XxXFHM4xNNdkevAqGe7osAhyk92BQzByreS71K1M8+xw9+7OyZEsdO/d8dijl36vTvmOnb59+5Y4Njx790RhtjhJRcKBMdOXXKpUvpNoWMpcBwP/KaQbiJiqn9TSKuN+DZ+U0jLKdbyN4WkiHFP\
S4gMZZqD5hIyNqj3zmAODFH0jau4m5gjbhLF2riOsskcXxM4sibEmOL9xtOI+hwIjmD75uJygnfWlmEd3m35H25ahl0t816WegfoXYRgV3gR90ls1ecP8p7bDrdMVzgVh46kK5xPRPu+8T3cr688NwKHrtg1ebkS\
KXRLPvsRKHXp4LMfS7xqRwi6glftnsRWff4g96D9FAcdi2MvSIHOkAJ9IqVvfhv3kOXc0XC9kBl0LlwvfELtevFZ7sqBx0bqWQf2IR9MG4Ie4PE1fZD3r46vRwktiRDsviLYfTauZcO4lm3j+jzB84PP+FlA6ayg\
XjBr3WGMekuM9xjpq0x94eqi+3Bfv3T//29On5laP3gdP2S43jMUmt/wjTjGMWrqpm9sEa89Bi3ERYxhFcNiuHZIafVqsNRCZ0WL3dw+E7juUGnxF0tJqzettRq6o1rkya+SF8oQpN2zHrgVJ6yg2ktE1jmA4/X3\
Z0aug27p4+jG6qFs2aUsR3T9ygR76d2/bBm38kDUlfPCU1EXGk+yC5In2UWhk+zCYvYWFK+c75BdOfew/REarMO419FcVphFiGx+EDZieV9v5ZSN0Mr5Q70wudobHmyEC7KraHcjtNvtPjRDNFHGKe2cc+7Rvfwa\
yYqvc0tORXum2uNiiJLSuIymPSFF6Vn5UqDG+GW2mphT1iTKW+M6eU3mDDaB0tg45TI/O8HT8Eduus6B4/w2TknunDPdlUMT5LltRCU+nDRQJveZxDoQ5wKjYs9zeEQMUTIYp2JwzsXAf6niWcTXuSUXQ+VQDIao\
GIzLWKc/HkE7WArUGL8sBvW3I1iiYmj97QiWuRjS345gTsWQ/nYETcMfuek6B46LwTgVg3MuBlcOTZDnuxFVDHAFizK5zyQWg7h8VZVwUQVLIgqcGFHl8iA1FUnUqVSCeN36VCqbfL/uqRK4hA7er1NtUjmlG1xa\
OBhBXWDNG1y6ARfbwRtculEqPH2DS6tchEFNpRjUP1ofW7emIRVnVLlESU2FSvrX0wDqMnJZunwpVFZf3+JUzK3roHs9Xi+qYUKUH0j0gATYuAcILzXSKfC4Vf525/iinyF/1oc43SIP6oWdQlUyTWT3JyjHM3ND\
lhzE8UJAlOrZ+3ha/iKLo7LP32EOJ+5oZSsWeEHVbACJQi88VXehsaQLohItjO4nFhbuJxYS6/MBrPeFkZ1/PfGteNPxITkV8HQz8gE9CRAZESj+i2vOquUAquNwRD9dtoWhnRpxa95mP942THgrnXeb7Xbb9Nit\
MNZtdtNtttAtDm0/kN0VZL/vULbirY2C4nN1e5RvdBSe7nHsaXquruB416MguqNRGN3M6MdaeeJbMa96rBVAItV6qhWgMdX6UCvA/Cf8nI21AiTmWJ9qpQ/z0Od56PM89I156OU89Hoe+jwPvZiHvjEPpQie2pYV\
gaNYBM6xCJxaETjiInDFi8CZFYEjKwJDVN91QcSsMkSpZZzyy7hKMhNzpplE6Wacc84ETjwTYvYZphTkyywUCkgHQ5SRxiktnYvcNDEnqEs5S02jVDXO+WoCJ224dvM0IkrfxrUbEnMi52s3xHVKi2s3JFBy52s3\
kXOaw006yHSklOwoUb6jpFIe9Zz1qFLio8S5jxqnP2qxAlChIsjvgohYQbohpWpAiQoiSKImUM9lEdRcGShTcaDE9YEalwhoUCVIqVBQUrWCei4XVKliUNJFgy24blCj0kGJqke8BjQmxZ8TeI75T8gBIOGJ5T95\
xgHzedafNL9Aw1PIf+JsAorPG/8JPs4kdppdPOHcfeHhSUkDYQdnTENK/j3yerLZZRLHZTiOy3Eel2lpXK6kcZkUx2WYxmWcxoUvSXWaxvEFKY4xSnmcQU9jjWoab5DjmINE4w4ajP0///v/AGoZ428=",ns="eJ\
yNnVtzG8mxrf+KAk/nRGh8eBWleZPnItsaD0dXWNvhB5BsUdgC0TLAFgjt2P/9AI2uzJUrV7X8olB/q4CuyspaVX0p8H8mP7V3d83yfvLj5P3fu/Xstnl0fPbsydGjJ89Oz55MHk9+bZf3v8/uml2BvzSLr839/H\
r2w+XVYv7vrtnL3WLB8iOQZ3fzxZYL7IRpM7/9tD/r35ubeXe3I3+9ny3m18+Xt4td2R+OT3Zk/ev8obn5Y35//Wny4/2qax5Pfvo0W82u75vVm2b/6V8e7pvlTXPzur2bLYfa/vnP7cPkx3/+cHxx9PiHk5Pzx8\
fHx08ePzs9/tfjybtd4dVivmz+aNfz+3m73J/q6AiEt5/m15+XzXo9+fF8x983q3VfbHJ0dPKno6Oj3Ul+b3eN2Dfop/bLdrVvx6P/c/1/Hx0/e3r+eP/vRf/vs/2/z476fy8ePb9pr5pHb7br++Zu/eivy+t29a\
Vdze6bmz89evR8sXj0ev8960evm3Wz+rqjHs35+tHs0f1qdtPczVafH7UfH/02X7b32y/ND7tCi0fPXzyaLW/+X7t6NN99wbq7Ws9v5rPVvFn/aVfZX3anupkvb99cf2r6Xuhr8uZ+95HZ6qaou4I/zb78ZeiUi+\
Onjyf/KEfnJ6ePJ8/X1/tArwbx58aOfzg5ung8eXN/85fpTnzS//f97r9Pnx566+/N/Wp+vQvnP/9nMv3H5MeTi53w+64i6y+zXRT/9zHh5uF6Mbszfnp+fuD/7tpdtK4WppyfPzkoy+7uat9Nt8us3bSLxWxl/O\
muW3r+pVld79O+CE+eXByE2d1OWu+i4zU7OYEa9P3ttTs9Hb5vtmqWi+ZjTaKPlWrM1vtvXH/2ij89Gz616NY5ONe70TrLp/i0/fKpWebiu6bM25vM14vZ+lMO1rdm1WbaLpsM7zei5P2nVSPKfmy7laDzr6Lsev\
4gYPO1EX3bhJh6OsyXIq2u20UrIrRu7uZRsh5Y7E0g0ebf3WyR8e2q2Q1m0cydD657oynK8dHxkNEzkX7PM/qzoYuSiT9l9HP+4C+Ojo8P6Ff/YInAi/xdf8lx+qu3bG+Xe/S3fMaXuf2/+dgr2fr3fMbfc70u89\
f/kUu9yt/1On/wTY7E2/zBd/mD7w09Oxt6eppL/SOjD/mM/5WjerWbyz4398E3XNxpcaDy56KpnD0xU7mez6/nq+vuLvdHt3ft9W76gTESDC5Uxj42y+gqp8S1MGAxbnODPuZStxl9ylWeZ/TfuV6fc6lFzksRLe\
E6wve+iGGfTXqV6yUcXsS+yx/8mrN3k0s9ZLTN6BtU9czzKybCyZOjkpWrSvmYjeaMfTbezxc3TQ7JYa6/aTcizmF69qngvl+meXIclxH3cb8uRKO1z2zV5PFx0a7mgq+byrdcd6vdPH7tATx+dgzDZj3vV66piW\
XZoofVbTffKXftvV467OX+i78jU+hLz36cCyYWULuVnFwP3Mxub9WcduC4FqMVx77vmlUDY//0whZDs9vV7Iuf7fS8ZNbuUqKBjAuu1DfzarYeifC4utKLBeuAqO+uCYZa7VbY8y/r+VpIu7bef2q7sFg0ty/zfk\
hu77nV7Kuo7Oy6uxf44OUfF81D1ioj6252vWrFia9WjTrxTXs/uw4jzqX5ricxAG5oOA69srsLut2aWyxSu+XtbNXdLWadOE17u1tnfhZfN1uFxZP1y13IWRee+7Ln9GJg7erm426hF1aGvkKJk6wvQCL3M1zCGZ\
6c2xnudk7XLfAUdrUxE1PezX7Qr9diAlvEE1tKtZHbiqRtctnd+NxdEe/yXkwxf01d6k4QM9Cn/5g3PjXJTvWvi73nq6NcgzJd3My/ziGh/SOxZr5gFoPDqx0/5Cs99SGbIikGNln3F180TKCp+Sv9fGGoOK53xI\
zGg3+m0kMdfcCvAtJJ/Jph5xFwEXJSnFg19KI4+HW56SFORa7j68KYB95KHZffVQV8eNRyNJqqr/Rlc+xSqvZt0VghnMkqIUNmsvlr9kQbivN49rOLoc6L9luzvBWZ+zqewq/iRpOzGx0kQvThVZtIVpW2XnNb/f\
onR85O8/ZTuxKtuqSzexgqbvCG+FmZxChsNpo4Yy1ienLr73Csu36VsxL1pRS0KNY42WoxwbtucT//stiKelEDPclDA88uyqXJbHU/ny1u5h8/5r7a1q3h93geT9ixZPllNM1GZp0sWTpVhueyZoO1jPk9BsgnQ/\
oivP+2WzHgTTi7BFq1n5slXgiZOa6a2/k6Ln19iMbOhuk4jwtzjm43qsP1iAe7soZcVSLTUmR8XFZS6r9ohJ89K2vX/lZXvBFmcf7l/lOGPyUDNDNXvnV6PLTxvjJvNNXZsTYLPq8tH0ayMgbYr5dpaNitCK6UuU\
KtR2pTT20aXdcGZR7Hdu7RZQnPmGVd0CzuxQ2f+2DS7ombdsQR6/G960RLKOYWKrnO9LFAofcr1bjCeVpuWPQ+vkvg1S6R1/n73qR8ffas5Kte0b4cnX9/ix3nlxL2WEeZYrIFt4wYJue16ey3WG2Lwy5qn2YLmB\
rKIN9fmtCtbuuLMZdfxmWTp9p3OrAyFJpag26jmWKDhm5Vvar77o1cIFoGy5qflR682dmEeujRxi4CK9SW1sXyZ+dm5zfza2W0P8cvgoXZ2HL399g/Xt1Kv70ez2ulurdWltDPqyYdLwesB6jOZsQjC8pfatM9O4\
XdIpYNtQVZXAnYt40OhUoV7kfPtGhv9/29bEW427qZdlkqQ3n3VZWRfDt+RQszuce8kr5LOY/bzZ1lXjS759fG+C/d/nHkvx5PXjar5R+z+Wr/EPmfk+f7h9WTxz+cHv3r8XB0cI+ADvWMaDB1hC/i0cFVAsKGoX\
AZj3IVcOoN3Loq0MP4Dyg4T1CGkAV2uDsU0GHgIHoVjt7ujo5P/LAELbDQflDe7Q7P/agEAFAIAHAIANASAEAUAFAsAMCGoR1Y7yhI3u+OLuxoGrQP+wYe+WFpEjKoO+AuhLXLydBVkqGTydDlZOiqydCJZOgsFs\
CGWDj5ujs6s6NNONrGo9IiQFDzgQ6FcHQaopAYp3HqnAdrUV4IRMPWuBy7Rb0UqFJLOZRNzF1oEvWjcd2ZJnOPmkBj3DgN9MJfZYRD3hiPexfk4C8yOIAhsgHjygtMzIZgErmCcW0NJrM/mMAmYUJ0ioLBLgqa5l\
JoHMbYPUwQFlK0LncYm4nxsZwUtmJSJScrBmNyLSeT1ZgQ/aZgMJ2CNhltBSIPMp6NaPADNCJDFE7jZETO2YiK8kIgMiLj0oiKeilQpZbSiEzMnW4Sdbpx3ekmc6ebQEZknIyo8FcZoREZYyNyQRpRkcGIDJERGV\
dGZGI2IpPIiIxrIzKZjcgENiITohEVDEZU0DSXQiMyxkZkgjCionW5w9iIjI/lpDAikyo5WTEik2s5mYzIhGhEBYMRFbTJaCsQGZHxbEQYGnSjyCmwUSRfIpHNKcgvapxsKorSq0KRyxofa4i0rlgi50rUKWGiqL\
MmluHUiSp5WhTJ2IL4qsLR4qLAPkeqNLtQBhwvcrK9KCrviyWyAUadXDCK2gpjGfbDqLIpRjU6Y9DAHgOfVsqjUUaB3TKqwjJDga6SCmyeUfzu0BA2GvWxoVEx1FhmdGgka41q9NeggckGvqnwbY2T50YxG68TtF\
2k1CEokeUGiQ0XxBeaktmiJK0WClxqWq+6NFnUcx6hSlmEks4hLMEZhBpZK0pkrCC9khRNFTFbatCkoUIJsFOkZKYoKStFPRspqmSjKGkTxRJsoaixgaIW7RMUME+gU1kWjRMx2yZqwjRB7mQ3s2Gi9J0kF2aJaj\
3JK0aJJUaSPJkkatEiQQGDBLqRdKspWSNK2RiH1qMrGqKQGyc/dM5mWJQXApENGpceWNRLgSq1lNZnYk4JkygfjOtkMJkzwQTyOuNkdIW/yggtzhj7mwvS3IoMzmaIbM248jQTs6GZRG5mXFuZyexjJrCJmRAdrG\
Cwr4KmuRQalzF2LROEZRWtyx3GZmV8LCeFTZlUycmKQZlcy8lkTSZEXyoYTKmgTUZbgciLjGcjKnVFJ3JGAXWBvAgENiOTXihGduSC9COTLxWrVVZakqu5/12jBHBBZ4DrnAKukC+5QMZkwivB0JocsjeBIs3JdH\
AnZ2RPLih/cjUblGvkUC5oi3KdPcoVNilXoksZB5syNhXl0KgcslO5IqzKxE50IZuVC6PpKuzKtVq6VgzL9Wq6JstyJXqWcTAtYxvBtoqRb7mQjatUDI3LGQXXBTIuENi4THqhGBmXC9K4TL5UrFZZaVyu5kxwjT\
LBBZ0JrnMmuELG5QIZlwmvBEPjcsjGBYo0LtPBuJyRcbmgjMvVbFyukXG5oI3LdTYuV9i4XInGZRyMy9hUlEPjcsjG5YowLhM70YVsXC6MpqswLtdq6VoxLter6ZqMy5VoXMbBuIxtBNsqRsblQjau1fBDH16FQi\
iwBZNlGWbDGoQXmZBZFSytahAvM9HVkyZVtNznRaEeL1j3d1G5twsnayqYjGnArxJBUyqILcm4NKRBBTsqhMyoYGVFRctGVBSyoYK1CRWVLahwNqDCo/0MFMxnINNUBo2nILadwoXpDFKXuocNp+CRxBNmUxSdeB\
WjKWol8ZLJFB4tZqBgMAPZJLLNhKyl4GwsQ7qjsxiiEBonb3HO5lKUFwKRvRiX/lLUS4EqtZQWY2LuapOor43rzjaZe9sE8hnjZDSFv8oIrcYYe40L0myKDG5jiOzGuPIbE7PhmESOY1xbjsnsOSaw6ZgQXadgsJ\
2CprkUGo8xdh4ThPUUrcsdxuZjfCwnhf2YVMnJigGZXMvJZEEmRA8qGEyooE1GW4HIh4wnI/rzkJvHfuSdYSjED3joHqMlaoAoYKBYrIBZmIANEXJy+F2vxz+cGBl+uqugn6DQqRErNKDyShyVLJiLD8Ofixecih\
drTh8wgT7y8w49t+7pj2Jn9qi4OKDQR8BTl/e09BEg6wlg1hPAhp4AUizVkXvBz4MNuLZ3gGd+VFoHCKrstATQv9YiN6DSCRA+QxRD4xRI4yqaJuaQmkRxNc7BNYEjbEIMs2GKdeHvcximuRSE3hDF33juBM59Ol\
/qjn4fYeyOgrg7CufuKFx2RxFFdxSJu6Pw1B1FSN1RBOqOgrk7Bv4+h2GaS2F3FMTdUbjojkHi7hgwdcevQ0889aNyKkAl/oBC6IFDhYCWgAOyWAOzMAMbIgykBNfRzBYU/VFcQfWotACQWE/1PC2lehpXUT2iFV\
LPaHHUs7Au6klpgaPSW8eOfIXRH8VFTI/iyv+A8pKm52k1c6C27S/guL7pEa1dekbLlj1r41Guc1upYCsr2OaatHKR1Suijm1c7vcorvR/xTEB0V/tx+W5HZkzOSrRRxQW+wfhb8MIO6w+/oYjDFDJT0AhUsAhUk\
BLpABZPIBZnwEb8hNICZGjWTzKLZjlFswqLZjJFsxyC2aiBTPRgllqwSy3IK60/paXWHvUhY90uZldpU2dbFOX28QXCaCI1naitV1o7cvJ4Tr83I+i/fVIeF3Pk9f1NHpdj+TFYq+QC/asjDpA0fJeDv525kdx7n\
+J/oYoz/gvyd+Qgr8BjtP/y+BvwGjSfzn4GxzlOreVCraygm2uCfsbKKKO5m+A4trj5QSviV9O0uXwy5TVwJMrv5yk69+XIqtBIVd+OckXvC8nfK27J9uQLduc1ducvcGAcVyQQF9GqhotVOS7p6YxRKoeTlSIRx\
bJNMhIpfEWVUgPEiijSaUByapIfSqSRwEXyCOWStCQIZXHCMk8pKPcVoXRsMgxT0W+13B2AlK1KVCh8bazVZBKrhFVMBASyEtIVbZCRbLDUAEyG1K171AhtiCS2Y1IjsYUxW1thLFdkZrs47fJcGP52A/tnjKyeD\
vZlffxcH9ZeWFH/d3VMz+0e3nA8Kad4/ijr1ky/sT41oL1GwYCUOrz38Ke6mNiHIfanmqS3wsGYQk7js+IcYDkjmPSaqEKOscLd+lSLDhyapfuIJV7LRg+Yxw+F2T48NYRMwgf3jsqLU03j5Igwle0WviCzuEr4j\
bHgsNnXIQvDM4QxKikUJKsAxoKva8qGNwghBBHJQU6yircoUQ16LlUCn0yQhnN1A1VIxwKDNNU6AZj3AEuyNAX+b1gEO6CMNDGOMQmiOAWrRbWoHNAi7jNseAgGk/h2y154W5DfxQvYnsUr9V7JK5re56ua3sar2\
t7RFevPaOr156Fq9eexGv1y6Hvz/woLjsvc3+78N5m1Muhjz0u/9gdPbGjD9b/l9jNgKDpTsttBD+l3UYYUPFp6AZD1BfGqUOMq14xMXeNSdQ/xrmTTOCeMiF2l2HqM5y/KQzce5XZm1ToR5y7TyOCHsXp/IIQ9a\
2azEmiXk6P/QYe9k5Cf0dOnR5F6vkoqu6PJXIORJ0SIYqcDVHllIhqzIuoUXKkndwqepwmY/u4VRFImLRt+VRwSJ20nflCcUqi6mZmpVM6BY1zCjadQUYhpXxCibIJJZVLqOdMQpXyCCXOItQ4h1CLGYQK5Q9tWc\
1x4typb1jNBSBvaMfmaaKQM7SP8yJTypfKLs6sUq6AwplStgRBmhiiHDFOCWJcZYeJOTVMorwwzklhAmeECTEdDFMu4MY+CgNnQWVbH6nQ/7jl7TQi6HncBXdBiPpc7YEjiXq7YO7qeJsDe5wV6niWqf9ZVmnAZX\
I2cAlKCpY5N1jnFGE9ZgqrlDAkv63GlNMnySqLqBAkEymQU6RAapECGcYKJRrLOd+oBKUdqZx9tocH8s4ZZZwLlGsuqCxzNeeXa5RZLnBOucLZ5ErMI+eUQWHHHkeEs6a2X49lyJSwhe2UGGRH2NZ2wYwyQm5qY4\
2ywDj3f7nchO43RL1vnDrfuOp7E3PXm0Q9b5w73gTudxNitxumXsfbEBQG7vPKTQhSocfxFsRpRNDfeFfighD1tronQRL1dcHc1eWVUOhqQ9TVxqmrjauuNjF3tUnU1ca5q03grjYhdrVh6mp8sZvCwF1dea2bVO\
hqfOX5NCLoanwL+oIQdbV6B5ok6uqCqav/GHp5eCX9D+xhZKV3kcUXf0HAe2KA7dVfYP6GL0B/xRdgeccXUOlBYLPQMntDBVB8i7BH4sldz9Pjup7GZ3Q9omduPaOHjD0L7wn2JD5w+wP67fipocYyqT+KD5V6VB\
IUUX583fP00OlA4Ykr4Pj8ukf0PLpn9L7bnrXxKNe5rVSwlRVsc034cSgooo724BNQfDr+B46OIfqvJvgGfH8U34DvkXgDvufpDfiexjfgeyTfgO8VegO+Z/QGfM/CG/CvJ4e3Hk78KLp2j4Qx9zx5ck+jHfdIvs\
PUK+TRPSvxBxQd+PVgvqd+FF9tfJ0t14V3NoheYy8BEqP8NfUS0DjKX4teAoXG/+vQS8DC+H8d5ojXYXp4PUwDrn2II+g1mf9Ayy1K6H1DlALGVR6YmJPBJMoI4zotTObcMIESxDhlCd5kPiVE+VK5yUwqZI4hSh\
/jKodMzIlkEmWTcZ1SJnNemcDJZULMsHwf3dA0B+JDLsVZp26aD1J5sgqpZ4hSz7hKPRNz6plEqWdcp57JnHomUOoZp9TDB+ynhCj1Ko/XSYXUM0SpZ1ylnok59Uyi1DOuU89kTj0TOPVMiKmHLxBQhkxzID7kUp\
x66u2BIqX3/U6kwGk48r6fLiJSUr/vp9VKelbe99Myp6p+30+qmLb6jYaKKlM4lMFEjgKnc1RlUsciIrVjAU7wqFbSPBZKyR7llPJRpsRPL3rILJ3WQvmh9ok0IKpveRwKvJnwPsg3k7QP8g0/6yTMxXmbF+FUPG\
1xTEL6SGgWfyyI9NFdfuO1bH9I17I9o2vZnqlr2V7I17I9pmvZnvG1bA/5WraH8Vq2R3Qt+3YwsjM/iiPpbbIs4GnMvEVzAiRHx9tgQ8Diu6Nv0XAczWIjZqIH7Br8iaNaB8x0B8xEB/hlOHyviv8sx98uxP2j1+\
0CfPgtJCN8jqrQiNbaxXlgleY2urnh+hx5CYNXuxFRaFQUPm2/fGr6ennntbFIK5rT1qre6qq3oqf40h0lUX27dsdyucP84t2LrehQNGgl+of2cIGybu7mOTO6WKgTp+lqcet03DoRN37RGSURt051e5eTfxMPt3\
QoGoOvnA3nww3WpWTaYZ0E9mK9xzqpImRpl3USkj/nfdZJoWClndYsgGenqx/myr3V1Q9L5OO1qx+W2dHT1Q9z8vbCZ6LZyeVNIKs3Ptq/yvRNq/Vvsn8Tqt3LE4FxMhdf9YSBz4sh/hpVyzRDmMA25MJYqNSE4Z\
qYNUykqcN4LYx5EilKmkmK0IrCaU4xYbSdanYxrZYStXnG9Fpb04xjQiUz0txThJVitRCkqcgFOR8VWUxKRepE8TQ9mTDaBWqiMq3WBbUpy/RaF+TJy5TKqN0ItlWs1nw1q4ULjjC3RSV9Z5TTPBdlHfdYRkU/lk\
h9EOU8/0U9BzzqHPaophkx3ZQ5kwLPjiM3ZXQRMVPqmzJarcyalZsyWuYZVN+UkeqsGrI8p0aZZ9ao/gcZJWfZWGI8o/KMG+XvJFSafaPKTkv3BaLbyZsG+ovr7clzc5STO5P8/ZDL2ZpKqDk7FuGZO6rjnSJm8a\
DnuTzIbfWDeV6P8n8QHTnHxxLjCVmd72Op8QjluT/Ko3mZ1wFBXtWV8fDllQHJen0QCqlVQijQVT+aVwxR/g86V64eYonxzq2uJGKp8c4Vq4qoj3rSpqps68p46PKa492w0DjzozhHvsMFBSAxV76jhQPQOCu+Cw\
sEYHTv+x0sBIDEKe7dhF8/ejdJbx6VJwPY1rRDijm1Wu+QYjG3P+2QYs6RyDukWIgxSTukiFN0KjuLwuMRjJPeWSRFitjIziJZIsdO7yySIkexsrNIqjGeemeREimyY5ts4NESBldtshESBba6yUboOahqk42QOK\
Byk43QYjDVJpssUSDrO1DKAziMYdqBwpyip3egsJjjlnagMOeI5R0oLMRYpR0oxClKlZ0b73h7Ql2hgNV2blRkFb6RnRuVEhTM6s6Nis6hrezcqKgU6NEtC6xy2MOWhcQo1HnLQhJUeOWWhaRRSMWWhaRwGNOWhc\
QpdJU3/J1zuOyPHTxXjMLlAoXLBRUuV3O4XKNwucDhcoXD5UoMl3MKlwkULuMcruEH3J9nQqEqmAJVsApT0XKQikIhKpgDVDiHp/AYnEIpNAOmwAyUwvJ+CMlTPyrhABR/S/R9CgPw9Fui77H5gOi3RN+HZgMLvy\
X6Hpvr6EVoz4vYcz2KV1wuXMajmAo9Ev3d89TXPY393CN5y6pXqPd7Fm9O9Sh27x75b8T2R3G7QY9KCACFhgBPmxJ6WhoCyKoLzHoM2NBjQEoLHJUr2zMg5TbQeUGxk5ucmHaPB5FOzEYmZrh/AzjnayPytRH5an\
dkHLXxKDejrdS5lXVuc+X4Tgoootp2ywRQHlNwb8Q6BO9JeM91oWe7nI1dJfU6mXpdTj2+mQCKSMpOJGUXknI6uN65H8XXtaboeoDELogpuR7QuAtiGlwPGO3HmILrAYnbH6YTfHVyit4FSLwkOSXvAhpfh5wK7w\
KFXnyconcBiq84Tie452eK3gUo2vc0eRfwZMJT9C5AZLXT4F3AwgQ7Re9yVJzqqZG9fupHpU2A4jub02RUwNPvA03ZqADHX9qbBqMCRj+XN0Wj8oa1oUCbm6F+CXpKRgU0V07/EvQ0GBWw+EvQUzQqR2ZU3h9dKN\
DlhqhfOZySIwHNDdE/YjgNjgRMxD/+RuGebMM42ebxvE3j9sNgZMMPZX1AJ0NmDzSBxbvAIOCtX8B2vxeYP6QE6DdtAZY7tYDsGaSzvaU9PbcjmyodxanSOU6VTm2qdMRTpSs+VTqzqdKRTZWG+mXLmTXCHwUCiw\
uyD8nUsGz+lbIPaGvIaPr7EHwNC5b4A7L4OyuT+xMgw7LMC9FnGtFcf/iGrNLeRrc3PlsDLuLQiDg0Kg78wGzP5mE4zeO46xFtVv4weCV8RyuC0NYa3OoGt6Jh6RkZSD74ANrjMGCio3115wxXd54AXRyhnbCXrm\
YlnbaSTlhJel4EknKZTrlMRy6DDy0S44akxxZJkM1UDy6Sxg3Ojy6SktrHDy8SZz/F7YWDWaXthcyVvarthSyR0da2F7LMlpu2FzIn8y0cHcoYD0kTyIuNy/Fqqhi0pvHINYF9yYRkTqaQUxuPF9HGacTyMyv+Gl\
XL5OAmsI27MBYqZeiuCVc3sRbH5O8mVOOYnL4IYPeGyPONs/EXoRXfm6YAE0aDpSYD02rxqE0LptfileYHE3iSSE85WRDTRZFwzjBW81s9e5g6YqtpHjGhMpmYXrXdPK2YQrZLjyMV5harB5JKkwGpPJJUModFPp\
RUYmq8eCypJJ55QIPJBynNPyipKQj1PAuhShMRSnouwhI8HaFGMxJKNCmBhA6MmK0CNZqdUJJGggWEl6DMdoIaOwZqyWRRpPkKJZqywvPqYBziSbb4vkrV0/SFGs9gQftOONU8FmQxlaE+Eu40oaE2Fu40rYEGMx\
tSmtxQ4vkNtFafI81yqH0voGquQ3kkYLUZD4ukCyIUeeJDjec+9fqE0MQMCCpOgohHZgU9FWKBcedPEyJqlTkRi4xNDnlmRDFODvudwl8tq/ZHm3DkP5feH8X7cz1K9+GKZeL3FrTJaJs/yKcxns81WDCeq6BNRt\
v8QT6X8Xyu8M4TnDDwTYVvK9/D549irgR0JVQB6EbSrfwGPjlK+dTlJRw4b0GbjLb5g3w64/lc9i4FnMzYRrCt+Cyfz4V8QnsbAU5obCPYVnyWT+hCPiH8zfuTQDaJbNOn+ETib94PCv5Z65OINhlt8wf5VOrPWh\
+kqx292luLHcUXG/ZkYefsj+KE16P4/B+E+MzqapLekLia4J8YvEIHBySetF2RXwONT9quhDuDQk/aroIXAws/nHgVOudqgk8XrjD+gFJdr3E5dl7I56B/VpG9TnchzgP+nEvq70l7Ns8D/pxLVr4n/bJF+SYTPq\
vS+tsOU/5k/WV2vQ/h+UD7L85/R+Qoy6TlSMULb0NfbVTEkbY/egjaNmjU2zzQBqo7zTDXByfk0/gNm/ylD7nUNpfiiqo5epB0ahjm2hYOtcWdiPSlD7nUNpfi2qqdiUVSbz2Xqsm3npWIldfLg8gfKuW3lfKpQb\
Vlw6Cry7ZzVrhFtNY4TV+1kSd4kGW3siy3o7ICKapfxqVmgJTaARo2BPBGn+RBl97q0qkxqOXW8LvOQ23Tu87EoQV5+WXoIZfa5lJcY7UiG6T01utQrfzWKwtQYbGEc/Ygym1FOa60XNYNWnr5dKhcfvmUBai1WA\
c6exDltqIc11quDQ/ax8nhftSpH8VFWI/K3SdA4l2JnqelWk/juxI9ojciekZvRPQsvBHRk/i2x0eIuJPdeFg063V/8+NpgfFDTW4ovZFzQLqh+Y2cA01v5PQ4t5/fyOmZaH8bj3Kd1es3PZcVbHNN9Os3vSLqSK\
/f9Ch3CP1F7o95CfQkCgM9rJr21xf9Nks/svsjjuwmHqC4hfIglMvslUD0tcbpu52rE4j9oVKgk9V2h2pVnDj+jTnx5+X0X5b7PIyEEz+KfvEZRwKifDnzmUYCUhgJgONVzucwEoDRtcznYSTAUa5zW6lgKyvY5p\
rwSABF1LGNV4mfcSQMKO9a1wK1pbJnvaKKRtd3rFcK5L6q7FfXKkentl9dym1VGA2L7O36ZnRdYLRZlXSo7UTXMiVJZSP6Qb2bDDeI/Sh6Ro/ET5X3HO8CO40/Vd4j+VPlvUI/Vd4z+qnynoWfKr8bbOiwqrlDGw\
KEtevpMjR2mRu7rDR2KRu7zI1dVhu7FI1disYuU2PjfcJlaPoyN52XigMNj8SPIqIgVB6Ik5jDkR+HE9eBEQ/DSeAQpUfhEUOw8BKfAsFhU5f4gxR+FekoIopd5TeRSMyxy7+IRFzHLv8eEgscu/RzSBFD7MKPIc\
VAcOzUDYci5d+KOFICx3HslyJkERHTyu9ESLUS38qvRGg5xVr/SIQSMe75JyJUKFMfVH8gYihQbm1DHxii6BtXcTcxR9wkirVxHWWTOb4mcGRNiDHNjwOWeO+fAsERVPf+D9JuvUB3+/eEbtC3w4n9I5tw5NdKbV\
hFt3kV3cpVdFmccFXSjVHiUCm8MUroIZ9nKxBVtP7wspW3Gs+ExvVOtxqHmqZbjYo/VCqwrXFq0HeeUML6jtukbjVmCdpDtxozfZCn3WpK7Rh92NnyzbmziLn+eHNuqCbenCP0kM+zFYgqXH9c2o7u5meV604yNI\
GUTVV5qFZlW1eoeSznVlY23rf5FiQL0KZwC5LZgzjZVjGq+8iT5XKx0d/ROz+PqHwNc9vQSDzuaiQRTs2S7W8k7pscSfCdjiSU7Y6Ebc9j5FcZXQtUCUN5VJh5eeyXlCExnkV8k0ve7Bo+u89cVKOpVK+pVK8Z66\
Wm3kvxj4WRVunBptaDTa0HP2YkOvS2koHxFhirnzKaC1SJ53wsbvN63OaV2MxrsZnXYvPfGYlSn0djsBCo0uDF+BfZX1aL/C4j0cZl5ZzLStIuR+uyrIzvVqDKidux3m3rvdtWejf9mTqSa53fVsLaVpr4RaAyzZ\
DN/DsXXQlUCdCq0jOr0Z4REVtXTrCunGBdtdP16KkVGv1AJ1Clrt1YtnT1bOkq2cLXVSzXsqWrWUWnJ8L9QuMizvubjPx9eUPbXMoWGcyh+SR9yzX6Vonwt0o2fBOzkP7bp4Z52YUXmcfxGzYZwZorv4bWVl5Da+\
uvoX2Bip6eF+IPvwxtw0foBF/0dw/fUnt3KOo1sbyOdHjcRl9l6pmri+bjffnSw/9/OL8wtXywX+UcZWwrnayFaoqvXOmPuYUJzfJKadEecol1BY+ccD1yQrQ2pX63OkNfHIbZaljFH/tRvC20wrU7IHGTaEUrdq\
Dx1tAqrNOB0R2fFazOgdgL84aGl+JOARwGy7mR3aLtMEhXsFwDgu0B7M0BOLQGSGkMoNIWR/EgdJTzRThI9VzUPjZ4nZPdmurEDpbhYPhWIEO+IcHzAB+C7+QLxt0syQMP+xS83O47z/wgnMt5h83pUig63WWd6r\
IudRnNniDkvuxyXw5zpYOv2LxtOBhqDsSrOMByRw2GoiEaj8ZpUBpXI9PEPDxNojFqnAeqCTxaTYhD1jCNW7+xicnBtzvPI/ZhbCQmhmGRHaalFDEl5olhygnjlBjwijETNW6LuMhEN0qOfhOjBRTsPlDIMpPoCI\
ajLTgW3mBiNAi7TZ06mK2i8OwXRXFzMKKcAx56Uig6HVVlJOKJJys6VbSvpMedzCuJFG0G7u1TaLaZRNcRt+wHJfytJkJkPekvNTFX1iP/UBNJZD35zzSxwNaT/koTYbIe+iNNp0yD9RTs1mMk5pNhkU+mpXwyJe\
aTYcoY45QxsCuBiTKNIi4y0Y2S1mNitJ6C3XoKWWYSrcdwtB7HwnpMjNZjL+OnDmbrEX8biT7h7mJEWQ+8M0Ch6HRUlfWIFwZY0amirSe9LcC8kkjReuBVAQrNNpNoPeI9gaKEp9doQFFgG4oqm1FUpSXFIsKYYg\
G2p6gmk4pysqook2FFkW0rqJSppEULCyIYWeSUo1FUmRpL5HyNOmVtFDk7o8o5GtQql5YViixqfCwU2gpjETLEIIItBr6scbLIKJJRkqjsMhYh0wzil0p6JQMNqrDRoINfRi4tlV8lkiFle62/SKRLfCd12XDH3i\
LSZUbTO1mweoVIal8rId7WOFlz7fWhg563VoktVeVNhuEjfP02FEqrfuLwDXpv3TpN3sTxGyobLtfiT4knBb9Hemr5hB4RUoXv9LFBWziHo/3fzGUS7wY6Frf6ivg+kandfy1k/+fjn0VSZlrCMENGpdzoHe7gnm\
ZxUA73hb8O0/zBbL7i3A6oTOiA4jvYzvHFa6f2trUjf3vamb8u7qzsY3Zir04bKonw1NoU9Sa3yd+tB6Tb1Mg2xVfnHeemNqKpjWhqG49yndtKBVtZwTbXJL3X7oqoo7/B7ijHnn5vd1PWjed2FN/v24QVoqO4LH\
Se3gLchAWgI1/1OfOlnrOyvnNiizpDJaGeWJt80bfBhAIUt/FsUkIBT+vbDScU4LjW3YSEAkar2s2QUHCU69xWKtjKCra5JulneFwRdfQf3XEUF9QbTKhD8B8muH3vAYMPKG7fe0jBB56etz1w8AHHTXMPIfjAaP\
vetriqH9lodmSu6kjsbNmyqzqNe1i20VWd0SacLbqqk7ghZYvT65GhWKDJjaItS9tsq85lo8SOpG2wVUeirbzhaFts1Y9yndV+oi3bqtNcE71daBtt1VncGLQNtmrIly9D9PGBxAkhalN6IMFcNVg9kGCJmp4fSL\
DA3cEPJBhTHNLSlWIhinJOGqfEdD4SC5GiLuU8Na0Sp5SxJtTi1ApUaaDMYhPrDeF8Nq6T2uRaWzi9jVf6NiU6vDINuY6UIoASZTxKKj6o5xChSlFCiSOBGncsanEMoEKhUr+rkYOlP8DjASUaEkEaD5YYGEHNYw\
PleizTCEFtJJatpvW2y9GC+mgDecygpIcNlhhpIw8elOpJwUPoW1mvnttRXIN/C+tVQHkN/o3Xq0Bxveo4Ls2/xfWqM1qafyvrVT/KdW4rFWxlBdtck7RedUXU0derjuK1wjeciRhR/dNMlLhonJqJkpT7Ic1EzL\
m1eSYioRWo0kDZS2omYqlS2Uqn5ZmIBeq+NBMNvNyvUoiaaJz60Llouom56S7lPjSNwmKc220C92ERWoEqDZR9aGK9IdyHxnUfmlxrC/ehcepD/BWkGqamBo36M2oiFKFADkeUc98GnUIWNI5LELmfUWwreCQIss\
9DgfGGct8HTfd/KDLWVs6DoEEu/Ot//z8nhUqv",os="eJyNnVtzG8mxrf+KAk/nRGh8eBWleZPnItsaj0ZXWNvhB5BsUdgE0TLAFgjt2P/9AI2uzJUrV7X8olB/q4CuyspaVX0p8H8mP7V3d83yfvLj5MPfu/Xs\
pnl0enH05Nmjs6dHz84mjye/tsv732d3za7AX5rF1+Z+fjXb426xUHh2N19shTBt5jef92f5e3M97+525K/3s8X86vnyZrEre7Q7Xv86f2iu/5jfX32e/Hi/6prHk58+z1azq/tm9bbZf/aXh/tmed1cv2nvZsuh\
bn/+c/sw+fGfPxw/efL4h5OT88fHR0dHj5+dHv/r8eT9rvBqMV82f7Tr+f28XU5+/GEng/Du8/zqdtms15Mfz3f8Q7Na98UmR0cnf9p90e4kv7e7Juyb81P7Zbvat+LR/7n6v4+Onz09f7z/96L/99n+32dH/b8X\
j55ft5fNo7fb9X1zt3701+VVu/rSrmb3zfWfHj16vlg8erP/nvWjN826WX3dUQvVo/n60ezR/Wp23dzNVreP2k+Pfpsv2/vtl+aHXaHFo+cvHs2W1/+vXT2a775g3V2u59fz2WrerP+0q+wvu1Ndz5c3b68+N30f\
9DV5e7/7yGx1XdRdwZ9mX/4ydMnF8dPHk3+Uo/OT08eT5+urfaBXg/hzY8c/nBxdPJ68vb/+y3QnPun/+2H336dPD7319+Z+Nb/ahfOf/zOZ/mPy48nFTvh9V5H1l9kuiv/7mHDzcLWY3Rk/PT8/8H937S5alwtT\
zs+fHJRld3e576abZdau28VitjL+dNctPf/SrK72SV6EJ08uDsLsbietd9Hxmp2cQA36/vbanZ4O3zdbNctF86km0cdKNWbr/Teub73iT8+GTy26dQ7O1W5szvIpPm+/fG6WufiuKfP2OvP1Yrb+nIP1rVm1mbbL\
JsP7jSh5/3nViLKf2m4l6PyrKLuePwjYfG1E3zYhpp4O86VIq6t20YoIrZu7eZSsBxZ7E0i0+Xc3W2R8s2p2g1k0899ds+6NpijHR8dDRs9E+j3P6M+GLkom/pTRz/mDvzg6Pj6gX/2DJQIv8nf9Jcfpr96yvV3u\
0d/yGV/m9v/mY69k69/zGX/P9XqVv/6PXOp1/q43+YNvcyTe5Q++zx/8YOjZ2dDT01zqHxl9zGf8rxzVy91cdtvcB99wcafFgcqfi6Zy9sRM5Wo+v5qvrrq73B/d3rXXu+kHxkgwuFAZ+9gso8ucElfCgMW4zQ36\
lEvdZPQ5V3me0X/net3mUouclyJawnWE730Rwz6b9CrXSzi8iH2XP/g1Z+8ml3rIaJvRN6jqmedXTISTJ0clK1eV8jEbzRn7bLyfL66bHJLDXH/dbkScw/TsU8F9v0zz5DguI+7Tfl2IRmuf2arJ49OiXc0FXzeV\
b7nqVrt5/MoDePzsGIbNet6vW1MTy7JFD6ubbr5T7tp7vXTYy/0Xf0em0Jee/TQXTCygdis5uR64nt3cqDntwHEtRiuOfd81qwbG/umFLYZmN6vZFz/b6XnJrN0FRAMZF1ypb+blbD0S4XF1pRcL1gFR7y8ZDrFZ\
LOZf1vO1kHZtvf/cdmGxaG5f5v2Q3N5zq9lXUdnZVXcv8MHLPy2ah6xVRtbd7GrVihNfrhp14uv2fnYVRpxL811PYgDc0HAcemV3l3O7NbdYpHbLm9mqu1vMOnGa9ma3zrwVXzdbhcWT9ctdyFkXnvuyZ3fdOnz5\
6vrTbqEXVoa+QomTrC9AIvczvIIzPDm3M9ztnK5b4CnsamMmprzr/aBfr8UEtogntpRqI7cVSdvksrvxubsi3uW9mGL+mrrUnSBmoE//MW98apKd6l8Xe89XR7kGZbq4nn+dQ0L7R2LNfMEsBodXO37IV3rqQzZF\
Ugxssu4vvmiYQFPzV/r5wlBxXO+IGY0H/0ylhzr6gF8FpJP4NcPOI+Ai5KQ4sWroRXHwq3LTQ5yKXMfXhTEPvJU6Lr+rCvjwqOVoNFVf6cvm2KVU7duisUI4k1VChsxk89fsiTYU5/HsZxdDnRftt2Z5IzL3TTyF\
X8WNJmc3OkiE6MOrNpGsKm294rb69U+OnJ3m3ed2JVr1is7uYai4wVviZ2USo7DZaOKMtYjpya2/w7Hu+lXOStSXUtCiWONkq8UE77rF/fzLYivqRQ30JA8NPLsolyaz1f18trief/qU+2pbt4bf43k8YceS5ZfR\
NBuZdbJk6VQZnsuaDdYy5vcYIJ8M6Yvw/ttuxYA34ewSaNXeNku8EDJzXDU383Vc+voQjZ0N03EeF+Yc3W5Uh+sRD3ZlDbmqRKalyPi4rKTUf9EIP3tW1q79ra54I8zi/Mv95wx/SgZoZq586/R4aON9Zd5oqrNj\
bRZ8Xls+jGRlDLBfL9PQsFsRXClzhVqP1Kae2jS6rg3KPI7t3KPLEp4xy7qgWdyLGz73waTdEzftiCPW43vXiZZQzC1Ucp3pY4FC71eqcYXztNyw6H18l8CrXSKv8/e9Tfn67FnJV72ifTk6//4WO84vJeyxjjLF\
ZAtuGTFMzmvT2W+x2haHXdQ+zxYwNZRBvr80oVvd1hdjLr+MyyZPte90YGUoNLUG3UQzxQYN3ap6VffdW7lAtAyWNT8rPXi9swn10KONXQRWqC2ti+XPzs3Or+dXymh/jl8EC7Ox5e7vsX+8upV+ezOe10p1b60s\
oZ9XTTpeDlgPUJ3NiEcWlL/Upnt2CrtFLBtqC7K4ErBvGx0KlSrcj55p0d7s+3vZinC3dTPtslSG8u6rKiP5ZvyKFmZyj3klfZdyHrebO8u8aHbPr43xX7r948h/PZ68bFbLP2bz1f4h8j8nz/cPqyePfzg9+tfj\
4ejgHgEd6hnRYOoIX8Sjg6sEhA1D4VU8ylXAqTdw66pAD+M/oOA8QRlCFtjh7lBAh4GD6HU4erc7Oj7xwxK0wEL7QXm/Ozz3oxIAQCEAwCEAQEsAAFEAQLEAABuGdmC9oyD5sDu6sKNp0D7uG3jkh6VJyKDugLsQ\
1i4nQ1dJhk4mQ5eToasmQyeSobNYABti4eTr7ujMjjbhaBuPSosAQc0HOhTC0WmIQmKcxqlzHqxFeSEQDVvjcuwW9ZVAlVrKoWxi7kKTqB+N6840mXvUBBrjxmmgF/46IxzyxnjcuyAHf5HBAQyRDRhXXmBiNgST\
yBWMa2swmf3BBDYJE6JTFAx2UdA0l0LjMMbuYYKwkKJ1ucPYTIyP5aSwFZMqOVkxGJNrOZmsxoToNwWD6RS0yWgrEHmQ8WxEgx+gERmicBonI3LORlSUFwKRERmXRlTUVwJVaimNyMTc6SZRpxvXnW4yd7oJZETG\
yYgKf50RGpExNiIXpBEVGYzIEBmRcWVEJmYjMomMyLg2IpPZiExgIzIhGlHBYEQFTXMpNCJjbEQmCCMqWpc7jI3I+FhOCiMyqZKTFSMyuZaTyYhMiEZUMBhRQZuMtgKRERnPRoShQTeKnAIbRfIlEtmcgvyixsmm\
oii9KhR5VeNjDZHWFUvkXIk6JUwUddbEMpw6USVPiyIZWxBfVzhaXBTY50iVZhfKgONFTrYXReV9sUQ2wKiTC0ZRW2Esw34YVTbFqEZnDBrYY+DTSnk0yiiwW0ZVWGYo0FVSgc0zit8dGsJGoz42NCqGGsuMDo1k\
rVGN/ho0MNnANxW+rXHy3Chm43WCtouUOgQlstwgseGC+EJTMluUpNVCgVea1qsuTRb1nEeoUhahpHMIS3AGoUbWihIZK0ivJUVTRcyWGjRpqFAC7BQpmSlKykpRz0aKKtkoStpEsQRbKGpsoKhF+wQFzBPoVJZF\
40TMtomaME2QO9nNbJgofSfJhVmiWk/yilFiiZEkTyaJWrRIUMAggW4k3WpK1ohSNsah9eiKhijkxskPnbMZFuWFQGSDxqUHFvWVQJVaSuszMaeESZQPxnUymMyZYAJ5nXEyusJfZ4QWZ4z9zQVpbkUGZzNEtmZc\
eZqJ2dBMIjczrq3MZPYxE9jETIgOVjDYV0HTXAqNyxi7lgnCsorW5Q5jszI+lpPCpkyq5GTFoEyu5WSyJhOiLxUMplTQJqOtQORFxrMRlbqiEzmjgLpAXgQCm5FJLxQjO3JB+pHJrxSrVVZakqu5/12jBHBBZ4Dr\
nAKukC+5QMZkwmvB0JocsjeBIs3JdHAnZ2RPLih/cjUblGvkUC5oi3KdPcoVNilXoksZB5syNhXl0KgcslO5IqzKxE50IZuVC6PpKuzKtVq6VgzL9Wq6JstyJXqWcTAtYxvBtoqRb7mQjatUDI3LGQXXBTIuENi4\
THqhGBmXC9K4TH6lWK2y0rhczZngGmWCCzoTXOdMcIWMywUyLhNeC4bG5ZCNCxRpXKaDcTkj43JBGZer2bhcI+NyQRuX62xcrrBxuRKNyzgYl7GpKIfG5ZCNyxVhXCZ2ogvZuFwYTVdhXK7V0rViXK5X0zUZlyvR\
uIyDcRnbCLZVjIzLhWxcq+GHPrwKhVBgCybLMsyGNQgvMiGzKlha1SC+ykRXT5pU0XKfF4V6vGDd30Xl3i6crKlgMqYBv04ETakgtiTj0pAGFeyoEDKjgpUVFS0bUVHIhgrWJlRUtqDC2YAKj/YzUDCfgUxTGTSe\
gth2ChemM0hd6h42nIJHEk+YTVF04lWMpqiVxEsmU3i0mIGCwQxkk8g2E7KWgrOxDOmOzmKIQmicvMU5m0tRXghE9mJc+ktRXwlUqaW0GBNzV5tEfW1cd7bJ3NsmkM8YJ6Mp/HVGaDXG2GtckGZTZHAbQ2Q3xpXf\
mJgNxyRyHOPackxmzzGBTceE6DoFg+0UNM2l0HiMsfOYIKynaF3uMDYf42M5KezHpEpOVgzI5FpOJgsyIXpQwWBCBW0y2gpEPmQ8GdGfh9w89iPvDEMhfsBD9xgtUQNEAQPFYgXMwgRsiJCTw+96Pf7hxMjw010F\
/QSFTo1YoQGVV+KoZMFcfBj+XLzgVLxYc/qACfSRn3fouXVPfxQ7s0fFxQGFPgKeurynpY8AWU8As54ANvQEkGKpjtwLfh5swLW9Azzzo9I6QFBlpyWA/rUWuQGVToDwGaIYGqdAGlfRNDGH1CSKq3EOrgkcYRNi\
mA1TrAv/kMMwzaUg9IYo/sZzJ3Du0/lSd/T7CGN3FMTdUTh3R+GyO4oouqNI3B2Fp+4oQuqOIlB3FMzdMfAPOQzTXAq7oyDujsJFdwwSd8eAqTt+HXriqR+VUwEq8QcUQg8cKgS0BByQxRqYhRnYEGEgJbiOZrag\
6I/iCqpHpQWAxHqq52kp1dO4iuoRrZB6RoujnoV1UU9KCxyV3jp25CuM/iguYnoUV/4HlJc0PU+rmQO1bX8Bx/VNj2jt0jNatuxZG49yndtKBVtZwTbXpJWLrF4RdWzjcr9HcaX/K44JiP5qPy7P7cicyVGJPqKw\
2D8IfxtG2GH18TccYYBKfgIKkQIOkQJaIgXI4gHM+gzYkJ9ASogczeJRbsEst2BWacFMtmCWWzATLZiJFsxSC2a5BXGl9be8xNqjLnyky83sKm3qZJu63Ca+SABFtLYTre1Ca19ODtfh534U7a9Hwut6nryup9Hr\
eiQvFnuFXLBnZdQBipb3cvC3Mz+Kc/9L9DdEecZ/Sf6GFPwNcJz+XwZ/A0aT/svB3+Ao17mtVLCVFWxzTdjfQBF1NH8DFNceLyd4Tfxyki6HX6asBp5c+eUkXf++FFkNCrnyy0m+4H054WvdPdmGbNnmrN7m7A0G\
jOOCBPoyUtVooSLfPTWNIVL1cKJCPLJIpkFGKo23qEJ6kEAZTSoNSFZF6lORPAq4QB6xVIKGDKk8RkjmIR3ltiqMhkWOeSryvYazE5CqTYEKjbedrYJUco2ogoGQQF5CqrIVKpIdhgqQ2ZCqfYcKsQWRzG5EcjSm\
KG5rI4ztitRkH79NhhvLx35o95SRxdvJrnyIh/vLygs76u+unvmh3csDhjftHMcffc2S8SfGtxas3zAQgFKf/xb2VB8T4zjU9lST/EEwCEvYcXxGjAMkdxyTVgtV0DleuEuXYsGRU7t0B6nca8HwGePwuSDDh7eO\
mEH48N5RaWm6eZQEEb6i1cIXdA5fEbc5Fhw+4yJ8YXCGIEYlhZJkHdBQ6ENVweAGIYQ4KinQUVbhDiWqQc+lUuiTEcpopm6oGuFQYJimQjcY4w5wQYa+yB8Eg3AXhIE2xiE2QQS3aLWwBp0DWsRtjgUH0XgK327J\
C3cb+qN4EdujeK3eI3Fd2/N0XdvTeF3bI7p67RldvfYsXL32JF6rvxr6/syP4rLzVe5vFz7YjPpq6GOPyz92R0/s6KP1/yvsZkDQdKflNoKf0m4jDKj4NHSDIeoL49QhxlWvmJi7xiTqH+PcSSZwT5kQu8sw9RnO\
3xQG7r3K7E0q9CPO3acRQY/idH5BiPpWTeYkUS+nx34DD3snob8jp06PIvV8FFX3xxI5B6JOiRBFzoaockpENeZF1Cg50k5uFT1Ok7F93KoIJEzatnwqOKRO2s58oTglUXUzs9IpnYLGOQWbziCjkFI+oUTZhJLK\
JdRzJqFKeYQSZxFqnEOoxQxChfKHtqzmOHHu1Des5gKQN7Rj8zRRyBnax3mRKeVLZRdnVilXQOFMKVuCIE0MUY4YpwQxrrLDxJwaJlFeGOekMIEzwoSYDoYpF3BjH4WBs6CyrY9U6H/c8nYaEfQ87oK7IER9rvbA\
kUS9XTB3dbzNgT3OCnU8y9T/LKs04DI5G7gEJQXLnBusc4qwHjOFVUoYkt9VY8rpk2SVRVQIkokUyClSILVIgQxjhRKN5ZxvVILSjlTOPtvDA3nnjDLOBco1F1SWuZrzyzXKLBc4p1zhbHIl5pFzyqCwY48jwllT\
26/HMmRK2MJ2SgyyI2xru2BGGSE3tbFGWWCc+79cbkL3G6LeN06db1z1vYm5602injfOHW8C97sJsdsNU6/jbQgKA/d55SYEqdDjeAviNCLob7wrcUGIelvdkyCJ+rpg7urySih0tSHqauPU1cZVV5uYu9ok6mrj\
3NUmcFebELvaMHU1vthNYeCurrzWTSp0Nb7yfBoRdDW+BX1BiLpavQNNEnV1wdTVfwy9PLyS/gf2MLLSu8jii78g4D0xwPbqLzB/wxegv+ILsLzjC6j0ILBZaJm9oQIovkXYI/HkrufpcV1P4zO6HtEzt57RQ8ae\
hfcEexIfuP0B/Xb81FBjmdQfxYdKPSoJiig/vu55euh0oPDEFXB8ft0jeh7dM3rfbc/aeJTr3FYq2MoKtrkm/DgUFFFHe/AJKD4d/wNHxxD91xN8A74/im/A90i8Ad/z9AZ8T+Mb8D2Sb8D3Cr0B3zN6A75n4Q34\
N5PDWw8nfhRdu0fCmHuePLmn0Y57JN9h6hXy6J6V+AOKDvxmMN9TP4qvNr7JluvCextEb7CXAIlR/oZ6CWgc5W9EL4FC4/9N6CVgYfy/CXPEmzA9vBmmAdc+xhH0hsx/oOUWJfS+IUoB4yoPTMzJYBJlhHGdFiZz\
bphACWKcsgRvMp8Sonyp3GQmFTLHEKWPcZVDJuZEMomyybhOKZM5r0zg5DIhZli+j25omgPxMZfirFM3zQepPFmF1DNEqWdcpZ6JOfVMotQzrlPPZE49Eyj1jFPq4QP2U0KUepXH66RC6hmi1DOuUs/EnHomUeoZ\
16lnMqeeCZx6JsTUwxcIKEOmORAfcylOPfX2QJHS+34nUuA0HHnfTxcRKanf99NqJT0r7/tpmVNVv+8nVUxb/UZDRZUpHMpgIkeB0zmqMqljEZHasQAneFQraR4LpWSPckr5KFPipxc9ZJZOa6H8WPtEGhDVtzwO\
Bd5OeB/k20naB/mWn3US5uK8zYtwKp62OCYhfSQ0iz8WRProLr/xWrY/pGvZntG1bM/UtWwv5GvZHtO1bM/4WraHfC3bw3gt2yO6ln03GNmZH8WR9C5ZFvA0Zt6hOQGSo+NdsCFg8d3Rd2g4jmaxETPRA3YN/sRR\
rQNmugNmogP8Mhy+V8V/luNvF+L+0at2AT78DpIRPkdVaERr7eI8sEpzG93ccH2OvITBq92IKDQqCp+3Xz43fb2889pYpBXNaWtVb3XVW9FTfOmOkqi+XbtjudxhfvHuxVZ0KBq0Ev1De7hAWTd385wZXSzUidN0\
tbh1Om6diBu/6IySiFunur3Lyb+Jh1s6FI3BV86G8+EG61Iy7bBOAnux3mOdVBGytMs6Ccmf8z7rpFCw0k5rFsCz09UPc+Xe6uqHJfLx2tUPy+zo6eqHOXl74TPR7OTyJpDVGx/tX2X6ptX6N9m/CdXu5YnAOJmL\
r3rCwOfFEH+NqmWaIUxgG3JhLFRqwnBNzBom0tRhvBbGPIkUJc0kRWhF4TSnmDDaTjW7mFZLido8Y3qtrWnGMaGSGWnuKcJKsVoI0lTkgpyPiiwmpSJ1oniankwY7QI1UZlW64LalGV6rQvy5GVKZdRuBNsqVmu+\
mtXCBUeY26KSvjPKaZ6Lso57LKOiH0ukPohynv+ingMedQ57VNOMmG7KnEmBZ8eRmzK6iJgp9U0ZrVZmzcpNGS3zDKpvykh1Vg1ZnlOjzDNrVP+DjJKzbCwxnlF5xo3ydxIqzb5RZael+wLR7eRNA/3F9fbkuTnK\
yZ1J/n7I5WxNJdScHYvwzB3V8U4Rs3jQ81we5Lb6wTyvR/k/iI6c42OJ8YSszvex1HiE8twf5dG8zOuAIK/qynj48sqAZL0+CIXUKiEU6KofzSuGKP8HnStXD7HEeOdWVxKx1HjnilVF1Ec9aVNVtnVlPHR5zfF+\
WGic+VGcI9/jggKQmCvf08IBaJwV34cFAjC69/0eFgJA4hT3fsKvH72fpDePypMBbGvaIcWcWq13SLGY2592SDHnSOQdUizEmKQdUsQpOpWdReHxCMZJ7yySIkVsZGeRLJFjp3cWSZGjWNlZJNUYT72zSIkU2bFN\
NvBoCYOrNtkIiQJb3WQj9BxUtclGSBxQuclGaDGYapNNliiQ9R0o5QEcxjDtQGFO0dM7UFjMcUs7UJhzxPIOFBZirNIOFOIUpcrOjfe8PaGuUMBqOzcqsgrfyM6NSgkKZnXnRkXn0FZ2blRUCvTolgVWOexhy0Ji\
FOq8ZSEJKrxyy0LSKKRiy0JSOIxpy0LiFLrKG/7OOVz2xw6eK0bhcoHC5YIKl6s5XK5RuFzgcLnC4XIlhss5hcsECpdxDtfwA+7PM6FQFUyBKliFqWg5SEWhEBXMASqcw1N4DE6hFJoBU2AGSmH5MITkqR+VcACK\
vyX6IYUBePot0Q/YfED0W6IfQrOBhd8S/YDNdfQitOdF7LkexSsuF17Fo5gKPRL93fPU1z2N/dwjecuqV6j3exZvTvUodu8e+W/E9kdxu0GPSggAhYYAT5sSeloaAsiqC8x6DNjQY0BKCxyVK9szIOU20HlBsZOb\
nJh2jweRTsxGJma4fwM452sj8rUR+Wp3ZBy18Sg3o63UuZV1bnPl+E4KKKLadssEUB5TcG/EOgTvSXjPdaFnu5yNXSX1Opl6XU49vpkAikjKTiRlF5JyOrjeuR/F17Wm6HqAxC6IKbke0LgLYhpcDxjtx5iC6wGJ\
2x+mE3x1coreBUi8JDkl7wIaX4ecCu8ChV58nKJ3AYqvOE4nuOdnit4FKNr3NHkX8GTCU/QuQGS10+BdwMIEO0XvclSc6qmRvX7qR6VNgOI7m9NkVMDT7wNN2agAx1/amwajAkY/lzdFo/KGtaFAm5uhfgl6SkYF\
NFdO/xL0NBgVsPhL0FM0KkdmVN4fXSjQ5YaoXzmckiMBzQ3RP2I4DY4ETMQ//kbhnmzDONnm8bxN4/bjYGTDD2V9RCdDZg80gcW7wCDgrV/Adr8XmD+kBOg3bQGWO7WA7Bmks72lPT23I5sqHcWp0jlOlU5tqnTE\
U6UrPlU6s6nSkU2Vhvply5k1wh8FAosLso/J1LBs/pWyj2hryGj6+xh8DQuW+AOy+Dsrk/sTIMOyzAvRZxrRXH/4hqzS3ka3Nz5bAy7i0Ig4NCoO/MBsz+ZhOM3juOsRbVb+OHglfEcrgtDWGtzqBreiYekZGUg+\
+ADa4zBgoqN9decMV3eeAF0coZ2wl65mJZ22kk5YSXpeBJJymU65TEcugw8tEuOGpMcWSZDNVA8uksYNzo8ukpLaxw8vEmc/xe2Fg1ml7YXMlb2q7YUskdHWtheyzJabthcyJ/MtHB3KGA9JE8iLjcvxaqoYtKbx\
yDWBfcmEZE6mkFMbjxfRxmnE8jMr/hpVy+TgJrCNuzAWKmXorglXN7EWx+TvJlTjmJy+CGD3hsjzjbPxF6EV35umABNGg6UmA9Nq8ahNC6bX4pXmBxN4kkhPOVkQ00WRcM4wVvNbPXuYOmKraR4xoTKZmF613Tyt\
mEK2S48jFeYWqweSSpMBqTySVDKHRT6UVGJqvHgsqSSeeUCDyQcpzT8oqSkI9TwLoUoTEUp6LsISPB2hRjMSSjQpgYQOjJitAjWanVCSRoIFhJegzHaCGjsGaslkUaT5CiWassLz6mAc4km2+L5K1dP0hRrPYEH7\
TjjVPBZkMZWhPhLuNKGhNhbuNK2BBjMbUprcUOL5DbRWnyPNcqh9L6BqrkN5JGC1GQ+LpAsiFHniQ43nPvX6hNDEDAgqToKIR2YFPRVigXHnTxMiapU5EYuMTQ55ZkQxTg77ncJfLav2R5tw5D+X3h/F+3M9Svfh\
imXi9xa0yWibP8inMZ7PNVgwnqugTUbb/EE+l/F8rvDOE5ww8E2Fbyvfw+ePYq4EdCVUAehG0q38Bj45SvnU5SUcOG9Bm4y2+YN8OuP5XPYuBZzM2Eawrfgsn8+FfEJ7GwFOaGwj2FZ8lk/oQj4h/M37k0A2iWzT\
p/hE4m/eDwr+WeuTiDYZbfMH+VTqz1ofpMsdvdxbix3FFxv2ZGHn7I/ihNej+PwfhPjM6nKS3pC4nOCfGLxEBwcknrRdkl8DjU/aLoU7g0JP2i6DFwMLP5x4GTrncoJPFy4x/oBSXa9wOXZeyG3Qb1Vkr9JdiPOA\
b3NJ/T1pz+Z5wLe5ZOV70i9blG8y4VaV1t92mPIn6y+zq30Izwfaf3H+OyJHWSYtRypeeBv6aqMijrT90UPQtkGj3uaBNlDdaYa5Pjghn8Zv2OQvfciltrkUV1TN0YOkU8Mw17ZwqC3uRKQvfciltrkU11btTCyS\
euu5VE2+9axErLxeHkT+UCm/rZRPDaotGwZdXbads8ItorXGafqqjTzBgyy7lWW5HZUVSFH9Mi41A6TUDtCwIYA3+iQPuvRWl06NQS23ht91Hmqb3nUmDi3Iyy9DD7nUNpfiGqsV2SClt16HauW3XlmACoslnLMH\
UW4rynGl5bJu0NLLp0Pl8sunLECtxTrQ2YMotxXluNZybXjQPk0O96NO/SguwnpU7j4BEu9K9Dwt1Xoa35XoEb0R0TN6I6Jn4Y2InsS3PT5BxJ3sxsOiWa/7mx9PC4wfanJD6Y2cA9INzW/kHGh6I6fHuf38Rk7P\
RPvbeJTrrF6/6bmsYJtrol+/6RVRR3r9pke5Q+gvcn/KS6AnURjoYdW0v77ot1n6kd0fcWQ38QDFLZQHoVxmrwSirzVO3+1cnUDsD5UCnay2O1Sr4sTxb8yJPy+n/7Lc7TASTvwo+sUtjgRE+XLmlkYCUhgJgONV\
zm0YCcDoWuZ2GAlwlOvcVirYygq2uSY8EkARdWzjVeItjoQB5V3rWqC2VPasV1TR6PqO9UqB3FeV/epa5ejU9qtLua0Ko2GRvV3fjK4LjDarkg61nehapiSpbEQ/qHeT4QaxH0XP6JH4qfKe411gp/Gnynskf6q8\
V+inyntGP1Xes/BT5XeDDR1WNXdoQ4Cwdj1dhsYuc2OXlcYuZWOXubHLamOXorFL0dhlamy8T7gMTV/mpvNScaDhkfhRRBSEygNxEnM48uNw4jow4mE4CRyi9Cg8YggWXuJTIDhs6hJ/kMKvIh1FRLGr/CYSiTl2\
+ReRiOvY5d9DYoFjl34OKWKIXfgxpBgIjp264VCk/FsRR0rgOI79UoQsImJa+Z0IqVbiW/mVCC2nWOsfiVAixj3/RIQKZeqD6g9EDAXKrW3oA0MUfeMq7ibmiJtEsTauo2wyx9cEjqwJMab5ccAS7/1TIDiC6t7/\
QdqtF+hu/57QDfp2OLF/ZBOO/FqpDavoNq+iW7mKLosTrkq6MUocKoU3Rgk95PNsBaKK1h9etvJW45nQuN7pVuNQ03SrUfGHSgW2NU4N+s4TSljfcZvUrcYsQXvoVmOmD/K0W02pHaMPO1u+OXcWMdcfb84N1cSb\
c4Qe8nm2AlGF649L29Hd/Kxy3UmGJpCyqSoP1aps6wo1j+XcysrG+zbfgmQB2hRuQTJ7ECfbKkZ1H3myXC42+jt65+cRla9hbhsaicddjSTCqVmy/Y3EfZMjCb7TkYSy3ZGw7XmM/DKjK4EqYSiPCjMvj/2SMiTG\
s4ivc8nrXcNn95mLajSV6jWV6jVjvdTUeyn+sTDSKj3Y1HqwqfXgp4xEh95UMjDeAmP1c0ZzgSrxnI/FbV6P27wSm3ktNvNabP47I1HqdjQGC4EqDV6Mf5H9ZbXI7zISbVxWzrmsJO1ytC7LyvhuBaqcuB3r3bbe\
u22ld9OfqSO51vltJaxtpYlfBCrTDNnMv3PRlUCVAK0qPbMa7RkRsXXlBOvKCdZVO12Pnlqh0Q90AlXq2o1lS1fPlq6SLXxdxXItW7qaVXR6ItwvNC7ivL/JyN+XN7TNpWyRwRyaT9K3XKNvlQh/q2TDNzEL6b99\
apiXXXiReRy/YZMRrLnya2ht5TW0tv4a2heo6Ol5If7wy9A2fIRO8EV/9/AttXeHol4Ty+tIh8dt9FWmnrm6aD7dly89/P+H8wtTywf7Vc5RxrbSyVqopvjKlf6YW5jQLK+UFu0hl1hX8MgJ1yMnRGtT6nerM/TF\
YZithlX8sR/F20IrXLsDEjeJVrRiBxpvDa3COh0Y3fFZweociL0wb2h4Ke4UwGGwnBvZLdoOg3QFyzUg2B7A3hyAQ2uAlMYAKm1xFA9CRzlfhINUz0XtY4PXOdmtqU7sYBkOhm8FMuQbEjwP8CH4Tr5g3M2SPPCw\
T8HL7b7zzA/CuZx32JwuhaLTXdapLutSl9HsCULuyy735TBXOviKzduGg6HmQLyKAyx31GAoGqLxaJwGpXE1Mk3Mw9MkGqPGeaCawKPVhDhkDdO49RubmBx8u/M8Yh/GRmJiGBbZYVpKEVNinhimnDBOiQGvGDNR\
47aIi0x0o+ToNzFaQMHuA4UsM4mOYDjagmPhDSZGg7Db1KmD2SoKz35RFDcHI8o54KEnhaLTUVVGIp54sqJTRftKetzJvJJI0Wbg3j6FZptJdB1xy35Qwt9qIkTWk/5SE3NlPfIPNZFE1pP/TBMLbD3przQRJuuh\
P9J0yjRYT8FuPUZiPhkW+WRayidTYj4ZpowxThkDuxKYKNMo4iIT3ShpPSZG6ynYraeQZSbRegxH63EsrMfEaD32Mn7qYLYe8beR6BPuLkaU9cA7AxSKTkdVWY94YYAVnSraetLbAswriRStB14VoNBsM4nWI94T\
KEp4eo0GFAW2oaiyGUVVWlIsIowpFmB7imoyqSgnq4oyGVYU2baCSplKWrSwIIKRRU45GkWVqbFEzteoU9ZGkbMzqpyjQa1yaVmhyKLGx0KhrTAWIUMMIthi4MsaJ4uMIhklicouYxEyzSB+qaRXMtCgChsNOvhl\
5NJS+VUiGVK21/qLRLrEd1KXDXfsLSJdZjS9kwWrV4ik9rUS4m2NkzXXXh866HlrldhSVd5kGD7C129DobTqJw7foPfWrdPkTRy/obLhci3+lHhS8Hukp5ZP6BEhVfhOHxu0hXM42v/NXCbxbqBjcauviB8Smdr9\
10L2fz7+WSRlpiUMM2RUyo3e4Q7uaRYH5XBf+OswzR/M5ivO7YDKhA4ovoPtHF+8dmpvWzvyt6ed+evizso+Zif26rShkghPrU1Rb3Kb/N16QLpNjWxTfHXecW5qI5raiKa28SjXua1UsJUVbHNN0nvtrog6+hvs\
jnLs6fd2N2XdeG5H8f2+TVghOorLQufpLcBNWAA68lWfM1/qOSvrOye2qDNUEuqJtckXfRtMKEBxG88mJRTwtL7dcEIBjmvdTUgoYLSq3QwJBUe5zm2lgq2sYJtrkn6GxxVRR//RHUdxQb3BhDoE/2GC2/ceMPiA\
4va9hxR84Ol52wMHH3DcNPcQgg+Mtu9ti6v6kY1mR+aqjsTOli27qtO4h2UbXdUZbcLZoqs6iRtStji9HhmKBZrcKNqytM226lw2SuxI2gZbdSTayhuOtsVW/SjXWe0n2rKtOs010duFttFWncWNQdtgq4Z8+TJE\
Hx9InBCiNqUHEsxVg9UDCZao6fmBBAvcHfxAgjHFIS1dKRaiKOekcUpM5yOxECnqUs5T0ypxShlrQi1OrUCVBsosNrHeEM5n4zqpTa61hdPbeKVvU6LDK9OQ60gpAihRxqOk4oN6DhGqFCWUOBKocceiFscAKhQq\
9bsaOVj6AzweUKIhEaTxYImBEdQ8NlCuxzKNENRGYtlqWm+7HC2ojzaQxwxKethgiZE28uBBqZ4UPIS+lfXquR3FNfi3sF4FlNfg33i9ChTXq47j0vxbXK86o6X5t7Je9aNc57ZSwVZWsM01SetVV0Qdfb3qKF4r\
fMOZiBHVP81EiYvGqZkoSbkf0kzEnFubZyISWoEqDZS9pGYiliqVrXRanolYoO5LM9HAy/0qhaiJxqkPnYumm5ib7lLuQ9MoLMa53SZwHxahFajSQNmHJtYbwn1oXPehybW2cB8apz7EX0GqYWpq0Kg/oyZCEQrk\
cEQ5923QKWRB47gEkfsZxbaCR4Ig+zwUGG8o933QdP+HImNt5TwIGuTCv/73/wO+9kRf",rs="eJyFnVtzG0eShf8KA0+7EfKseJXkN9nj0Vj0yNaNEHZiHkCySWEJsmmAIA1PzH/fRqMr8+TJU9CLQv2dYqMrK/\
NU9Q349+jH9va2uXsYfT86+8dqOb1u9o72Tw5P9o4PTk72R89Gf2vvHt5Nb5uuwafZbbP87od2frnhq/kc+V7h09vZfI1KB8fN7Prr5jOGRj8/TOezi9d31/Ou1fNue/m32R/N5W+zh4uvo+8fFqvm2ejHr9PF9O\
KhWXxsNn/50x8Pzd1lc/mhvZ3eDcf1ww/tH6Pv//nd/snLZ98d7L98tv/8+fNnrw6P//Vs9LlrvJjP7prf2uXsYdbejb7/rpNB+PR1dnFz1yyXo++PO37WLJZ9s9Hz5wd/6XbUfci79mF2senIj+39erHpw95/Xf\
z33v6rl8fPNv++6P99tfn31fP+38P+3xd7ry/b82bv43r50Nwu936+u2gX9+1i+tBc/mVv7/V8vvdhs7fl3odm2SweO7oN4my5N917WEwvm9vp4mavvdr7ZXbXPqzvm+/+3nR/9frN3vTu8n/axd6s++Pl6nw5u5\
xNF7Nm+ZfucH/qPuZydnf98eJr08e/P4qPD92fTBeXRe0a/ji9//swJCcvTp6NvpSto5P9Z6PXy4tNqBed+PLw2eivjW13QX7xbPTx4fLv467tUf/fs+6/+4evtgP2j+ZhMbvoIvrPf4/GX0bfH2wi+647kuX9tA\
vkf55t8eHh4RY3f1zMp7fGj4+Pt/z3VduF6nzuyvNhR3er2/PNSF3fZe2ync+nC+N9NvTCfbO42CR5UV6Wz5/edtKyi08+tP4Q+jHP2v100dzNm6uaFP/Mjm+63OxxeePKi3KA89XSqAXtoqvNaf6Ir+v7r81dbt\
51ZdZ6Tw5evBxiP58uv+aj+bNZtJm2d02GD0+i5cPXRSPaXrWrhaCzR9F2OftDwOaxEYPb6Jjeze5EXl208/Yu42VzO4uSjcB8YwSJNr+vpvOMrxdNV8qim7+vmmVvNkV5dVjG3o/9xcHBlr02dHLyYot+yK1+zO\
iv+Q9/crS/v0V/8z8sqfAmo797mDon69HPuWNv8x+e5oP4xfu9cYcN+kc++nd5X7/mo/8tt3qf9/UBvONkiz7m4/qU//BzRmfCOca52ZeMJvkj/zdn33k3n900D8E3rEjPOy0WKv8dmcrL/WIqF7PZxWxxsbrNw7\
ba+Paym3xEjfQGFw7GjSpH9dzQURnai9zqMrcSn3yVP/E67+trDtIs7+v/8h/e5D/0Gjbrv81/KFynza3uM/o9d9vNwcpqmY/+Ie9rlQ/iMWfcU24lrHSdj+tPP4hXR55fMREODp6XrFxU2lM2HjyHbHyYzS+rk/\
1l+yTiHKZnnwoe+qWaJ8d+Ka+rzdoQjdb7rCaPq3m7mAm+bCp7uVgtunn8Yp1TqS+b5axfuwr/365bdFldr2adcts+6KXDRu53/A2ZQl8S52ommFhBdWs5uR64nF5fqzlty3ExRiuOzdg1i8Zr//io6N0S/noxvQ\
dTK3963p0/NKKXHt7z6XJHhHerlQWYDUDU3e67NfbsfjlbCqnr68PXdhUWi2neD8ntI7eYPop6mF6sHtTapffyq3nzR9YqlXU7vVio9c75olEffNk+TC9Cxbk060YSA2DKAuvQD7a57EKqFqmru+vpYnU7n67Ex7\
TX3TrzRuxuiv2AcbkNOevCa1/3HJpnLy6vuoVeWBn6EiVOsr4Cidw/4Vf4hEP/hNvO6VZz/Ajz5qkzc43LTdEvl7OszCvL85YOtOy9hbQvZd7VZ3dW3OU9jJst5tKQ+tQcM9Cn/5g3PjXJQfXdxdHz1VE6AltIX8\
4eZ5cihJN4ZL5iFsXhh135o8+7/mhNVWiTdX/yRWUCXc279M8LpeI4h8GOnOrB/4ZGyEaC/sBPA9KH+ElD5xFwFhLPMqmjL45eFHG48CE+ilzH14UxD7yXOi7v1AF4edRyNJqqL/Vld+xcqra3aKwQzmyVniGhm8\
DJE335Gj/9qCyo5u2fzd21yNwPVFF2Gqc66cmxs0h2Ze7r2pAu4oHAUFNf/fwnR85O7T59bReiV7/Sp3sYKlXwMfKTF0P7y4oRfaYP8IjFyS1c4Viu+lXOQhxvTEGPYo2TrRYTvF3NH2b387U4LuqgJ3kcjpJI3X\
rrYTadX86uxCnWum4N7+LneMKKZPHa2JlmO2adunRRGei7mg3WMuZdpTZ/ph3h9bduxYAX4ewUaNHeNHd4ImTmuGiuZ8u49PUSpbWXT8e5LuxsZNVVdTgf8WDHnPLCrBhaS5Hxuqyk1P+SaR+9KmvX/lJXvBBmcf\
7pQaxQfqwa4FxOqvvDaD5UTKapzo414XVt+bAjKysB/rNWGvzZ5gq1EalNPbx4t3mk9sm5ju2zdy5LaMbcL+uCZv4gLvg8BJN2T3xqdzhiXuKU3d2uRE/iEXmo5DrTa4FC71ef4grnxTH6eJfAiy6RxaF9TCcxNj\
FX5t9Tlcd+ihEHzk8l7MaOMsX6QuNnOn80XqvxX+iwSxy6qH2dzmFqKEW+OTWhS902FsrlzZfjsslT7RsDSOsgCwLPz3beHs0UOzQMqxrVqZzrP8oFomWwPsWxayGdTaibHm1lyv+xchAryvwyEF2CzC6U0f614o\
2Lncvdd3F8/HAr4/Zhd17v/KzXlX2+rpp0PB2wEYj7cSMWE6cvRSrTfc0pbuQC2hZkYSXge9tZCnQIdsVm5yfN2+vNeN+14mJVWzfTVZZKBnW7qlTytTwSu8ICM7nHvJK+d2pXfv3lLi+a3fNrNf7TanM78l/PRq\
fN4u636WyxuYv8z9Hrze3q0bPvjo//9WzY2rpHQNvjjGgwdYRv4tbWVQLCjqHwa7d15FvlEABBcgRuQxXotv4DCs4TlCFkgW2vDgW0LRxE78PWp27rlW+VmCEKvXfh8yYWz23LBsBR6D1w6D3Q0ntA1HtQrPfAhr\
oOrLcTJGfd1r53f7zZPDR1stl87pulU8jg6AHfd5sHtlt4TuDZdy+OCl6FQ1nlkK0qIVvJkK1yyFbVkK1EyFYiZKsUssfY06dNFtjWOnRwXboECA59oEMjLGFDVMfGqZidc0UX5Y1AVNvGZYEXFarcEJW6cVXvJu\
aiN4kq37guf5PZA0wgIzBOblD4+4zAFwyROThXDlFUsAlDlPjGVfabmEvAJKoD47oYTOaKMIHLwoRYGwWjpxSGxlIYuosxthgThM8UDcymIOU4RVvlQ2bvMb5rCIQLmVQZgoofmVwbguRMJugheBRRAqMqaJ2Dw5\
ZlPPvWYB/oW4bIt4yTbzln3yrKG4HIt4xL3yoq+JYh8i3jyrdMzL5lEvmWce1bJrNvmUC+ZZx8q/D3GYFvGSLfcq58q6jgW4aoaIyrojExF41JVDTGddGYzEVjAheNCbFoCkbfKgx9qzD0LWPsWyYI3yoa+FZByr\
eKtsqHzL5lfNcQCN8yqTIEFd8yuTYEybdM0EPwKKIEvlXQOgeHfct49i2MDZpX5ORgUSQbI5G9LMhvapxcLYrS2kIT8LfIyeSiqJwutsh2F3XyvChq44tt2P2iShYYRfLBIL6vcHDEyMkWSVTeGJqAQUZOJRpFVa\
exRS7WqFPFRlGXbWzDtRtVLuCoxioOGrppENBSg4C+GgU216gKhw0NwGYDV14bGqwqXWPXjeI3h1T4b9R3DWnFiWObnUOaPDmqO4b0sRZhsOjA15XAsllHMTu2E/RrpOTWKJFXB4mdGsQ3mpJLoyQ9GhqAQyMlf0\
ZJuTPq2ZtRJWdGSfsytmBXRo08GSVyZJDeSwpujJS8OEjKiaEB+DBSKlmUVMGinssVVSpWlHSpYgsuVNS4TFGLRQoKui5g9FzA6LiI2W9RE24LMngtUOW0IK9kV9hlUfrGkAmHRbU+ZBV3xRY7hiw5K2rVIXvUkQ\
RPBbqWAWQ/RSm76dB9tFJD5KPGyUSds4MW5Y1A5J3GpXEWFVzTEFmmceWXJmazNImc0ri2SZPZI00ggzRO7lj4+4zAFw2RKTpXjlhUsENDVFjGVVWZmEvKJKon47qYTOZKMoHLyIRYQwWj5xWGhlcYup0xtjoThM\
8VDUyuIOVwRVvlQ2ZvM75rCISrmVQZgoqfmVwbguRkJugheBRRAgMraJ2Dw9ZlPPtWOVg0LmfkXC6QdYHA3mXSG8XIvVyQ9mUy+JczMjAXlIO5mi3MNfIwF7SJuc4u5grZmAvkYya8FwyczBlZGQjKy0wGM3NGpe\
SCqiVXczG5RtXkgi4n17meXOGCciVWlHF0NYNoawbR1xyysbkinM1EsDZjyttMXIlDZ3dzYeeQCH9zrTYkFYdzvTokyeNcqQzJo4oY2JyxtQgUG50L2enKkaHTOSOnc4GcDgR2OpPeKEZO54J0OpPB6ZyR07mgnM\
7V7HSukdO5oJ3OdXY6V8jpXCCnM+G9YOB0zsjpQFBOZzI4nTMqKxdUWbmay8o1KisXdFm5zmXlCpeVK7GsjKPTGUSnM4hO55CdzhXhdCaC0xlTTmfiShw6O50LO4dEOJ1rtSGpOJ3r1SFJTudKZUgeVcTA6YxtnO\
6QAmVOlwTo9qAthi9bcTsphFyuYPI4w+xwg/AmE3K3gqW3DSI4WyHkawUrVyta9rSikKMVrP2sqOxmhZOXFUxONuD3iYCLFUIeZlg52CCCfxVCpVKwKpSi5TIpChVJwbpEisoFUjiXR+GxOAaKbjUg9KoBoVMVxD\
5VuHCpQQKPGohyqEFapUNldyp4R8iFMxVFh7ziSkWthDw5UuEy5I85MuBFA1mngPCKq+C83hpqA23IEPmQcTIi5+xERXkjEHmRcWlGRQU3MkR2ZFz5kYnZkEwiRzKuLclk9iQTyJSMkysV/j4j8CVDZEzOlTMVFa\
zJEBWKcVUpJuZSMYlqxbguFpO5WkzgcjEh1kvB6FGFoUkVhi5ljG3KBOFTRQOjKkg5VdFW+ZDZq4zvGgLhViZVhqDiVybXhiA5lgl6CB5FlMC0Clrn4LBtGU++9UNHX2/WUs9ty5ZejorHAAoxBY7rM6clkoAsSs\
AsQMCG2AApBe/ocx8p2/L0MxQOF3hISKPlcAHRmINiHQFmHQE2dGRL/lrifmxbFndHFndHMe7OMe5OLe6OPO7OPO7OStydWNwNbUziyPozDluTuGWziyOcO4wO367XecEWDf6MwTJEETNOYTOuYmdiDqBJFEXjHE\
oTOJ4mxKAapsgWDuEtaJzRRCCKtvEc8iKluPfveMa4F8RxL5zjXriMexFF3IvEcS88xb0IKe5FoLgXzHEfOMZ9QOOMJgJx3AsXcR8kivvfhpC/8q2yT0Al0IBCjIHDJwMtkQVkQQVm8QQ2hBJIiaKjqc3l/VbpAa\
DSA0ChB8ChB0BLDwBZD4BZD4ANPQBSeuBo+52gXZ8OCol6k/vUlKUkIt2nRvYJXk4OOHe1EV1tRFfbuJWPua0cYCsPsM1H0tK8CIo4xras4QHl2FtJ7G/nyrdhjfI2r1He5jXK28oa5a1co7zNa5S3Yo3yVqxR3q\
Y1ytu8Rnk71MT+sW3ZGsVR6QGguGxxjssWp7ZsceSLE2e+OHFWFidOSg8c0VbugVUAIt2DRvYgVADg3LFGdKwRHWvjVj7mtnKArTzANh8JVwAo4hitAgDlSNOksEGr0GCVO7KqdGQlO7LKHeHTGlBER1Yi2KuQRa\
ej7XWGbQn0W7FseyRqtOepRnsaa7RHdNSgUPX2rIQfUCzV02D1p9nqT7PVn1as/lRa/am2+tNs9afC6k+F1Z8Gqz/NVn9asfpTafWn2epPq1Z/Kqz+NFv9abb605DVpzmrTytZfSqz+jRn9Wk1q09FVp+KrD6VWb\
054z7yrXjhrEfpslj4KpNQFyRQiZCqqoWa5MKhBlRDpOpyokZcWSRTkZFK9RZVSA8SKKNJpYJkVaQ+NclVwA1yxVILKhlSuUZI5pKOclsVdoZF1jw1+VbH2QlI1aZAjXb3na2CVHKNqIKBkEBeQqqyFWqSHYYakN\
mQqn2HGrEFkcxuRHI0piiCR5FAdkVqcq5fRsOF8wPbsmvmgOLlchPOwtY4bE3ilp3nOsKTV6Pxy4fLGsmUgoeTh1+GWBxbZywAgPAi8JaGt/YPIqL+197aj+pZRuOMJgJRYNTr7CRVQiTfbC9xwhe6KQYcMfVC9y\
DFbILgkUAhZFUFMrY5qwnjmjCpChRgUnOYY4NKsEUjDnmuWBlFDn+9YocGg59i+A1R4J2rkBf1LKNxRhOBKLTGc1CLVAlnkDmQRVznGHDwjKewvRttLzNsP7DfssnVkV24chQnWec4szq16dSRT4/OfD3grFy4cm\
Jz4xaVwnwtEPXFOHXIuOqViblrJlH/jHMnTeCemhC7a5j6jDcIGFGf0w0C5qrP6gYBS9TnfIOABe4z3yBgzH0ODvC6KnD/o8pRiKqMRWwiIhIbcFyimqIT5RSjKFOkokjxKvc/XwtEMTJO0TGu4mJijohJFAvjHA\
UTuP8mxJ4bjn3+dejukW/FmxO/YicBxcc9nKdbGL9irwD5AxzOrC/Ahm4AsSc5DH2KW2XyQhTmLRc2U9axbY3D1pfQchI0m7EApUcEfkWjPSJEYU5Gy1wFXBktSxT6bLQs8CCw0TKm4cAVMSMamMqKmNSzHM9xRl\
/yH05yKx42tUgepPCmOAxg5DSKUaShjKIaz9giD2rUaWSjyMMbVR7jqMaBjhqNdvrCC8lp3Hd94YVqclYZlXGFf6nsZ1Jpz1lR/dKHQYeXXiExkFJaoERJgZJKCdRzQqBK6YASJwNqnAqoxURAhdKA3rMXlFKg/p\
59bnAmIz+W9Ivcw0S25WGvvHs+qOV1QRhxQzTcxmmsjauBNjGPskk0xMZ5fE3gwTUhjqxhGlZ8R5gRDWjlHWFSz3I8xxl9yX84ya14+NT7tIMUL7LhELJCI8kyDSjLaly5TR5ebkGjzDIPNus85qzHoWeVMoDkT3\
WF8iHJKi2o0Vl1xMZV5Ut1b5Pq33DmsJwTyF6hg9RxRknjAqWLCypRXM0p4holhwucFq5wQrgSU8E5JUF4wzYxGvjaG7Ysn4nojgX7Iv52ItrxoMq3UAetXN2B0TREg2mcxtK4GkoT80iaRANpnMfRBB5GE+IoGq\
ZBxKt9jGgIK1f7SD3L8Rxn9CX/4SS34sFTFwAHCU/SjwjR2KWTdOZq7NRJOks0dvkknQUeOz5JZ0xjh28mMKKxq7yZQOpZjuc4oy/5Dye5FY+deop/K/02DNv2mfLfcMQAlcECFMYJeHpO/TccHUA2MMBsTIANww\
GkjISj/gkt648/oeXIntByJB4s73l6sLyn8cHyHtHj4z2jx8d7Fh4f74k9N2QoPrW4IX5BqN+KF7t6ZHfOAeVLXD1PV7e2FG+MO47Xu3pEl7p6Rle5NqyNW/mY28oBtvIA23wk6a61K+IY/f60o3ixbYP4qcX3I3\
wvod+KGdUjkT49T+nT05g+PZLvJfQKJVbPKLF6FhLr/Sg9ffZhhM+r9FvxIZUeiSdTep4eR+lpfAalR/LBk16hp016Fh8x6VF8ruRDcNUP2VA/1Lz0wzBwvp/Pub+fK/39LPv7OfeXBw4U0d/P9NTpBxg4J735H5\
etje8f2tYkbsVH+D+Qqw+0XESD0TdEITGu4mJiDo5JFCHjOkwmc6xMoAQxTlmSL2o6onzZeVHT1M9535w+xnfFSiSSSZVYVVLK5FqsUnKZEDMsXLeNGTLOSTMRiLJOXaQdpHLnC1LPEIXTuAqniTmcJlE4jetwms\
zhNIFSzzilXuGQeoYo9Zyr1Cvq57xvTj3ju2IlUs+kSqwqqWdyLVYp9UyIqYdvRB3HDBnnpJkIRKmn3ogqUuVJTRY4tN98UpObiDDvelKT1UrIdz6pyTKn6q4nNUnFtNXP9lRUmcKhzefaZ6Z0juq3Y65SOzbYGf\
NamsdGu2OeUz7KlPjpoadjlaXjWvpOqgIXRPWhp22DbrjhxbR+y57tcRRfTOuReDGt5+nFtJ7GF9N6RC+m9YxeTOtZeDGtJ/HFtE9DNe+/tC1bkDuKC3LnuCB3agtyR7wgd8UX5M7sdRBHdlpnyE/p+q34TFWP7E\
sgHMWX3p3jybtTe9Xdkb/G7szj7qzE3Unpgf/hRTuHs/Qt2Z6qOoldanIv7VQVUcgu57KX4VQVGufON6Lzjej81/X91yYe0iwM3Syn2MxPwoy1YRdt7ntb6Sie8gK1MnJEeQmKF5izkpeArJoM2YmiF9giDOkiXg\
XqURlERGFKcGHZ3M5y5qzCMaxyrFaVWK1krFY5VvzsNigiViuRF6tUFE+hD/6dV/2WebGj9D1XZVpFF04PujEnP9YPurGYnTk96MacPTo/6MZCdOv0oBtx8O10GsBcObg6DWCJvLx2GsAyu3o6DWBO/l44mLwhym\
3jZPfGleebmC3RJDJA4+yCJnDKmxDz3jDNCIVTcTsOc0PBIhI8SxinqcK5sAYT6xFSM4dpleilOcSEWvR4Nil8lrOF5xXjPLkUoc275WnG+K4giQnHJHJS49pOTWZPNYEmIeM0ExXO01Hhi5xKPDEZp9nJuZqiii\
rmqSKt8mHyjGV8V9jF3GVSJeyVWczkWtjTfGaCLu6n3GuY3gzRHGdcTHTp6eYyoPrpZq3y1Lfj6WbdREyD+ulmraYpsfJ0s5ZpetRPN0sVp0p9wUKrctqsXrDQDXgK3XnBQjdK06m+YKFVnlqDihNsFLggo8qTbV\
TllBubiGklNuAJJKppGolyqtYoU81GkafloLKjkRin6Pgya+0D03QdVZ60SVX2GJt8K9JyGo8tdo5FntKjvHss0vQe1Fktb9NUH9U04Qe5rX1cmvyj+u1gq4VAbMDzUlQrs1NslOaoKPMCIaq8TAhqWiwEdVFL7b\
RwiCovH0iVi4jQRi0lQoNVrUNpWRHVbw+oWmLEBjsHtLbciI12D2heekR5l5k91SKGi5Eo8JIkqmlh8nlYjZw8t62yB0BlugAUYg8cPgFoiTIgixowCxWwIT5ASg04Ks59bMRKYUD4cssJIepwermFueq6ermFJQ\
pCfrmFBQ4Hv9zCmAJTOEWnYA5ReofkRHEKln6HRIoqbNV3SKROAay8QyJVDqV8h0RqFNQgUmSDxuGl9zBOMqXQqvcwhKTCWnkPQ6gUUvkehtA4nOI9DKFQKEGiQILCYcQ3G04IUQDTmw3MVejUmw0sUdDymw0scL\
j4zQbGFKjCKUoFc4jECwQnWqGA1V4gqMgqfDteIKi0oGBWXyCo6BzaygsEFZUCTTLFm1QOe3js/oQZhTo/dp8EFV752H3SKKTisfukcBjTY/eJU+hMoKAZ53DZz19AuJxRuFygcLmgwuVqDpdrFC4XOFyucLhcie\
FyTuEygcLlv8NC4Rq+pR+CVQiFqmAKVMEqTEXLQSoKhahgDlDhHJ7CY3AKpdAMmAJTfvohhuVsCMn+9ob+GcYDmT3kDCxeHAIBLwkBtgtBwPzKDkA/ewVYnkgFZFd2nG1+DOHQema/gwAonm+54L9+0G/ZywWOxG\
8e9Dx9O1JP4y8d9Ej+yEGv0O8b9Cz+tEGP4q8abJBfv+q34ulej+ySpyNx2tfzdK7X03iC1yM6YesZnaX1LJya9SSefp+N/IoSkm3i7h+8Kqgf5ec2Vv41o8DKaXZg8UlqF8Kj1IDxq0aB+zPWzuBRaofwLLVBu8\
SzPRPdoM11ncMXtmXnnI7iY0vO8QTUqT2g5MgfOHLmTxkZa+OxtiKybS2KrY5iK6KVvhAVJBVI/0pUYP5ugzF/wN5rAi+XeFat4lauFHU1pOeyLFa5LPTFjl4RBcOXNXoWCmZcvHn7yP04eDMw82ZgcchAwCEDbE\
MGzMcFoCc4wOLNgGysnPU3IXwrvvgwTg4LPL34MEaHBSRffBgHhwXmOWYovj4zHhz25Ni2bLHgyBYKjuIiwTkuEJza4sCRLwyc+aLAWVkQOLHFgKFSC8dA8JWg8WCw/hdN7qXZKyLdy0b2Mngr4Nz5RnS+EZ03X9\
262XiE18vHo3SRfDzKV8bHgwW+sL2aAwKKb6Q5xzfSnNobaY4oL0Hxd9WclbwEZC+mGfJr1TaIaHw+2P6jOGM0PkDip3DGZHxA4w/gjIXxgUI/ezMOxgcs/NjNhmwu0J74Vlyj9ygttifFL/d90zIAmPklsOg8IK\
D1ADbvAeYWA9DzDWDxS0BmPM76p8yPbSs+mztJfgk8Pag7Qb8ExI8uu0I/pzFBvwQUfyxjMvjlS98qRw2oxB9Q6Ahw6AjQ0hFAdrjALPTAhsgDKT1wFNcOk+SXk8Ev9/f3bdPzzJktSJHFPHMBrQQorkehtVmMIz\
cSZ5B8BumG42SEq9HJKK1GJ6O8cJwMrgm7bUUE2lpvw8IRsFeVM57SQYKCc2iTOjAvLmNkn5ORWjdORrhunIzSunGS7BN4WjdORmndOBH2CQqtGyejvG6cjHjdOLH7GeAn6WZNEtgW9e2apAqDTDdskpCsMt+ySQ\
qZZrppwwLYZ35BkbgyUvmCIklkqdUXFElmc80vKBInmy0cvNYQGa5xcl3jynpNzP5rEpmwcXZiE9iOTYiebJiM2W/GhQrle3SEseqNsVWZwI7tgjIyU7N3uyQM3ERyceNs5SYkPy8Km3rh4OyGyN6Ns8cXoRWfl9\
zehJ2RUr5vGpu/CZUZwPQ0DZjCc4EJPCGkW7oURzE1FGklEE0SxtVMYWKeLkyiOcO4njhM5tnDBJ5CTIjzCN1xLQarbrkqjSeU6k1X1UBMK+q2q9LS5CJvvCqRphh161VoMNEgpbkGJTXdoJ5nHFRp0kFJzzvYgq\
ce1Gj2QYkmIJBgDkJK0xBKNBOhpCYj1PN8hCpNSSjxrIQaT0yoxbkJFZqewr34YBTiLn1W0IwQs8+ixrNV0JQNY4M8ZwVVTFuo08yFEk9eqKX5C0SewkCCWQwpTWQo8VwGWqs/Ps1oqH0rmmpeQ5mnNtQqsxs2SR\
McijzHocbTnHosJIdbTHagrjSlKQ8lNeuhnic+VGnuQ0lPf9iCZ0DUeBJELcyDXcX2P7u8/a2Z4myIBkdDFB5lAg6fArQ8iQLI7vsDs5vbwOC37AeCPxW9Refd1vmoXNU+x+E/MrQZ2APfKgMKSHzD0jkNIND4DU\
vnYsBAoW9YOg8DBCx8zfn50Mntb90M5pp+K+Ioq0XaXiTtwtA/KLrdzeXF8COsjprwOQ0mwIDKiyuIOAEGTglQqBsuYsyLAYW8GFjIiy27gunGSfcx82a5nNlMfjXY64FttXHL0sCR+P2oKzJBoPGXoq6E5YFCvw\
l1hQYHKP760xXms/eV8mB7afmKUmCbAdd5D9elpplXnhjfquX3RmDL5hVHOFv0dFaGrj/GWUiwLcrZtOWcTVsa0maLYtpsWUybnt2UtYhvxft0N2HlASjfuruhdQbScJ/dcLyjdxOWE8DoC8tuyqx+bFsx6Dd5Dn\
eeBuMmzNiO5G933cT52Vn8Sc+bMBsbWsetfNQ5VW7yWzVDFCpv1WiVRnDXWzW6SR7XHW/V6BY02rW3arTMOZDfcJHx4szY9YaLbvKtEeHU2f2Gi27ECVV5w0WrlGb5vQct7AxMzsNiJdv1wx1a1oBwTiwo7BQEXL\
JsURtsqS3z8XYrG6QhaFXxzMihvfRSpNA2O6whaEUPvD5WFfgbYdTOoF350tzHjKAVBpaQtyqTWFo6bWfHKEet/MW8uSqPSm/3yUK0I1bjd6iyKuyImyQ74gbRbFgls2GZzIbl8GWZLMYnSnpVB2tHpHaE6Vsx2h\
2gHdHZFZpdcakH5dsRgf9/d3Jo6pByI//60YiHFbvSQsqKXS70ny3i2U/UytwptfB0qWjhD+5FHC9mRK18oNS6mXg+n9bU+LCraHE/vegv5Bwl6dE60AVpdLEZsJe2FZ+s6ZEtKQDZwQEM18AWZQ1jepN33eRd0x\
LFOeY5UFyMOI6vpi/issMZPTO0YZ7a/VYszB7F0LtATy1tkM/0/VaciXtkAQAU9+9CnP8XZTVkh97mALeVaLYymm0OW1rWuCIC2sYX9hdh1WLoPoTNT7SeG/s9tPcprlQvJq0h6r1xyjHnnMP6jqNhsW9O6Xy/kb\
kYDnW3MUk5zdPNRuY8PuJmYxSuc5w5/43LIkg3LYdKKBwS3RDVhHEqDOeqOkylEgl3OmNnuVgq9zlJrA8R1071JifJtVHiUsp3OCO/z8OQKqsIv+c/hxqz72XyVoYoaMYp351zjfGXPg01hl/6RC25xtKXPiUuBl\
B96VOSco2lL31izqOXv/SJhOscZ64x47LG0rdHDTVWONSMIaox41RjzlWNmUo1hl85RZ3lGtNfOcVifYi4xmpfOcVybZS4xtJXThG/z8OQaqwIv+c/xxqLX68CbaPAAYwqVwCpqfbkd7qUCsxXn9RfpWqsXH3Sqh\
r2+tUn3UBUaeXqk1RTLtSuPin5ujaCqYajqitZf11MqeegYpVGgWs7qlzhpMo6j2242vPVOBWoVPm7rsbJJt9KhOQFu6/GyUa7cyG5Q+VqnFLva8Oc/SLIv9d26N4xnNj1Fxm2l2qMlKATtq+0iji+HBA1fEEgKv\
aSQMT+OkDk/kpA5OW1gEjtG6oC/jQqr3MasRNnwuIV0CJuvk37KOx3nNpM0mdPdEwnKUDdAMFPCvVb8XpPj6JN9Ehc3+l5uq7T03g9p0d0HadndP2mZ+G6TU/i9ZpHmBS8T1Fvcp/ojsNjNnrnsk/ihsJj8HFHoq\
t8v+Cx2JJv5WPmFx+NywNs85Hktx5NEcfYxvfRHoN9GDJreNGjpzQcT6FrT7lrT5WuPcmuPeWuPVW79iS69pS79pS79pS7tk5dW4dMW+dMW+dMW1cybS0zba0zbZ0zbS0ybS0ybT3Ce+prHA5A4p76moYDaLynvh\
bDAQrdU1/jcACK99TXYjj4wscwJuHCR2zJo5MvfDAX4yQvfLCURyxf+CDOYycufEQBRjFdHmCuxlNdHmCJRrZ2eYBlHuN0eYA5jXa6FjAMuXh2cRh1fnYxteexl08uCklkQOW5RaXmPFCPLQqJs0E/tpg0yAn1MK\
GQVGZUHiUUKuXHjgcJRQvOEvUYoZAoV9RDhF26/Os//w8s8zdF",is="eJyFnV9TG0myxb8K0U/3RjC7NgZj5o0ZZnYGz5pZGyH3bsyDEA3oImhWfxCajf3ut1Xqyjx5Mkt+cbh/p9RdlZV1qrrVJf5T/dg+PjZP\
i+r76urvy/nortk7PPpwfLh39P7DyUm1X/3cPi0+jR6brsDl5LGZf/dDO735dTGaTsYbdTmdorq3UfdUHj1Opmss0MFhM7m731xwU7Y73pY+fbqbdqW+e3vUkfnPk9fm5vfJYnxffb+YLZv96sf70Ww0XjSzL83m\
sz+9Lpqnm+bmc/s4euqr+cMP7Wv1/b++O3jzZv+7g7cf9k9O3u+fHLz9Y78adGVn08lT83s7nywm7dPmSl0xFS7vJ+OHp2Y+r74/6vhVM5unYtWbNwd/efPmTXeNT+1iMt605Mf2eT3bNGLvf8b/u/f25MPR/ubf\
4/Tvyebfkzfp33fp3+O905v2utn7sp4vmsf53q9P43b23M5Gi+bmL3t7p9Pp3ufN2eZ7n5t5M3vp6DaYk/neaG8xG900j6PZw157u/fb5KldrJ+b735puk+d/m1v9HTz13a2N+k+PF9ezyc3k9Fs0sz/0lX3p+4y\
N5Onuy/j+yZ1QKrFl0X3kdHsJqtdwR9Hz7/0ffL+/cl+9TUfHb4/2K9O5+NNpGed+OHdfnXWyHEX4+P96svi5pdhV/Yg/feq++/bg7fb/vp7s5hNxl1E//Wfavi1+v5gE9lPXU3mz6MukP/d3+J3XcwSbl7H09Gj\
8KOjoy3/97LtQnU9VeVNf6Kn5eP1pqfunrx2006no5nwD+/ebflzMxtvMj4Lx8cftsLosZPmXXi0ZvkzqQapy732PJo1T9PmtiTZj0n1RvPNGecPqhz3yvN0ORcqMRt3A3XkL3G/fr5vnnzxrimTVltykBs5n47m\
9742fzaz1tP2qfFwsQpKLu5nTVD2tl3OAjp5CcrOJ68BbF6aoG+bOKZPE6iwhGjcTtsnj+fN48RK0gPTjQ842vx7OZp6fDdrupEcNPPfy2aevEZT8KDve637+/fHW3bq0Q8e/ahpe9Cf7MyX+smjn/0H/+aHwC9+\
UP7qG3buT/9R0du3W/Sbtjuf6+++Ep88uvDn+t2X+oevxGewjvdb9MWf69Kfa+DPdeVrP/SlvvrT1x790yffdTeZPTQLYxsyRq87zY5T/hx5yrF4yngyGU9m4+Wj77XlxrXn3dQTDJHkb6Yy6lMeXQs6PDzsx1jg\
v75UcOVb/8E73433PkgTj/7Pn+vBl9IhLGn/6K8YmE5ge8/BqPdDaObR3Ndr4Sux9CF88Um48pV49R9c+0r8qejwg+aXTYSDg9zrMJna8ruycTGZ3hSn+pt2FcTZzM46EyzSQk2T421u/+1mYYg+K59ZR3PH7bSd\
TQI+bwpnGS9n3TQ+XvsuS8NmPklL18D+t6uWeFjdLSed8tgu4pXDRk4n/oZMoc+JczsJWLB+6lZy4XLgZnR3F01pW45LMVpwbPqumTU3/qPdWmh0Nxs9g6nlj153dxFN0EoN7/VoviPCu9XC+ks6wOrdXUGOzXQ6\
eZ5P5oHUtXVx3y7NWtFN+ya5tedmo5fABkfj5SJauiQvv502r16jkZXx42g8i5Y717MmuvBNuxiNzYhTadL1JAZAlBmOQ61sc9OFNFqjLp/uRrPl43S0DC7T3nXLzIfgdCNsB/TLo8nZk2xwp7rqOXjf53w7u7nt\
lnlmXagLFDvH6vrDcrnAhV7gncwJs5vHzueWU7yCnGmkTDzjZjPk5/Ng+poW1uZtoZ5tkPTd6OxuiLush16TlZzrUJ2Ybf7p5G+zRiemsEv1dLbvdG3kaiCTxc3kZXITdFJta6bL5WBoaLXth3SdF3xIJ0gagzJV\
pzsvGiTQVH9KvZ4ZKIp9GKTmNBr0M9RD0hP0Ab0HcBfRO4bOIeAWxN5iUkOPD4+z2D/0CC5FnqOrQpsH2so4Lp+iCujwKOWotVRd50dn0xup0tmsrUI4vVFqhphmAidH1MWrvfrhSR+waftn83QXXP6zvYTew0WN\
1OTYOUgCUYcXTyOylrUVga6mturdj4+c9tF9OwtadUFX1zAURsEXcok32WwLYRvQBTRidmozjzfmy7TGmQX1pRSUKJY42Wo2wcfldDF5nq6DelEDNcltd+RE6lZbi8loejO5vfV9tS5bwyd7HU3YXcny08402zHr\
lKVxoaOfSjZIHQqeEo/NX+lE+PCtWzDgEzi5AZq1D80T3gaJOc6au8ncLnx1iNLKS6djPy7kXmTZjWpzN6LBphWkDMyCobU8lmRcFlLqn2Tahyd55Zqec9mnYNLKnxb3vq4/Fg1wGvnWu7xsWxRMpinOjqVZ8LS0\
fNiRlYUA/1kaGqVKXZR6pDT1lDx3XrpyeRxf7FyW8IyZ1wXNdBE87lkYk1ZPXLU7HDFY6b3PJhe0xNZIQxWuM3UsUOj1PtWucI6P0Me7BJ51iQxVk2nE3cJ8OMj5OgonpI/hIkPuMGzH6T2MfKkTmWJ5ofFrITV/\
LY3x32j+y3HoonY/msKztzzIN7cm9Jxb+iJyefFlu2zSVPtGB9I6SILA87Pc31gzxQb13Rr16iic67+E613J4PgWRzKss4noG4+2MOX/WKjEkjL/UOz8ZjKOjPasMKHNdrbmk+0frW5huft5d17vXFqfFs55WjTp\
+HbgovDs8M9g4tSlSGG6LznFQ9iUN9mrzEpAz7ZzKNgq6PPdnVeatneb/n5qg0dVrTdTSR8v5QzqTlUYyXfhTYM8X4GZXGNeSN+ncB6H7w/dFKGeXxrjPy0330X+sV99bGZPv48ms803yP+qTjdfVVf7370/+mO/\
P9q6h0HbelrUmzrCv22O3sjR1lUMwoahcNEdHelRrgIgSA7DpasM3Y5/g4zzGKUPmWHbp0MGbQcOon9sjqT1l/YoxwyRab0KA3PWgW/9oND6Qdj6gW/9oNj6QdD6vPAzLNkJkqvu6ETaMOyOuqk4H9bd4bEe5SYB\
gqorhVcCOnyY8bI7eieFlvlsgEyAgMNVgOYAAaIAgSIBAiYBAtYHSMmLacPKHK3tkcRHEcZnS/tCOF4F0aAVTiNXOQ/frMAYFkQDWXg4mrMKQ1oQZbbwKL1F9DkuEiW68DjbReaUF4FGvXAa+pnD+M/oMkDkBMoj\
O8jqwF+OjUH4rvAFFiFSIXwFsxC5FD5nGyJY78gYDCQjdJHMwEoEkZ8I96aSpchZsgb2Iog8RnhkNCJ6txGJLEd47Dsis/mIwA4kgrWhjF98q1cerQNE1iTc+1NvE+hPgsifhJM/KWd/ygr4kyDyJ+GhP2UV/EkQ\
DTDh0QAT0Q8wkWiACY8HmMg8wEQgfxJO/pQ5+FNGlwEif1Ie+VNWB/5y7E/Cd4Uv8CeRCuEr+JPIpfA5fxLB+lPG4E8ZoT9lBv4kiPxJuPenLEX+lDXwJ0HkT8IjfxLR+5NI5E/CY38Smf1JBPYnEaw/ZfziW73y\
aB0g8ifh3p8wNGhSlpNTWZHsikT2LCODcVlO7mXF0MJMEfAxy2k0WjEakraEH5dWp8FpxXiE2jI8TK1KVmdF8jsjgukZflniZH8kRh5oigwK9WA3tOI34x/4otV3xb/gkLbMzvg7r7SqNUyjgWsajtZpBPBPy8lE\
reid1OiRnZoC4KmWk7FaMXJXW8JbrNXJZ60Ym60tw45rVbZdq1rvNdpLIU6rAl+XOPmxFb0pK0FLRkqGjBLZsZHYjEEEK0ZKRoxSaMNQAEwYKVkASpEBoO6HP6o0+FGKhz6W4IGPGtkuSmS6IIHlAr2MKdmtkSKz\
hQKD8OpstCh9I8qByaJajnLBYLHEjig7c0XNWisoYKxA0VYBg6kiJUtFyRsqqJGdggxmipSsFKXISFH3NooqmShKsYViCTZQ1Ng+UbPmCcpLGJNVSNcxJdNEyVtm33r0S0FklsLJKZWzTWYFPFIQGaTw0B2zCtYo\
iEas8Gi4iujHqkg0UIXHo1RkHqIikAsKJwvMHPwvo8sAkfMpj2wvqwN/OTY84bvCF1idSIXwFUxO5FL4nL2JYL0tYzC2jNDVMgNLE0R+JtybWZYiJ8sa2Jgg8jDhkYGJ6N1LJLIu4bFvicymJQI7lgjWrjJ+8a1e\
ebQOEFmUcO9Pua5oUMrIoVQgiwKBPUokMCll5FIqhDYlMviUMhppKkRDTVU/1lSjwaZCPNpU5+GmCtmVCuRXIoBhCbuMGFkWCJFniTwIrsmupcLOWAa+pVoplgXnUr0YS+ddqljzEg7uJQztSyD4lzIyMBW8g4kW\
WZiI4GHKyMRUiFxMVW9jqpGPqRAbmersZKqwlalivUz4S9D+VcDWESM/U8EbWq4YGpoyMjQVyNBAYEMTCQxNGRmaCqGhiQyGpowGoQrRIFTVD0LVaBCqEA9C1XkQqkKGpgIZmghgaMIuI0aGBkJkaCIPgmuyoamw\
M5aBoalWimXB0FQvxtIZmirW0ISDoQlDQxMIhqaMDE0Fb2iiRYYmIhiaMjI0FSJDU9UbmmpkaCrEhqY6G5oqbGiqWEMT/hK0fxWwjaG9YyYxYQFbvdVm/W+UqANlQmaWMVmZYDayXgAby4RMLOPQwnoRDCwTGnIZ\
RwMua364ZYUGW8bxUMsqD7TMybIyJsPqMdhVTy49IasSHBlVLw7cldikMt4RscCgshJHrGBOWS1EzBlT5taWegqm1BO0pB6BIWVCdpSxN6Neiayol8CIMiEbyjgyoax5C8oKGVDGsf1klc0nc7aezK3x9PTFtXXl\
yNoTWkFl7NdP/SBAvxFEhiOcHEc5W05WwHMEkekID10nq2A7gmgUCY+GkYh+HIlEA0l4PJJE5qEkArmPcLKfzMF/MroMEDmQ8siCsjrwl2MTEr4rfIENiVQIX8GIRC6Fz1mRCNaLMgYzygjdKDOwI0HkR8K9IWUp\
cqSsgSUJIk8SHpmSiN6VRCJbEh77kshsTCKwM4lgrSnjF9/qlUfrAJE9CXf+9ENHT7ujgyM5yp8FlL0EkAkpcLgC0BxIQBIkYBIfYH1ogOSBrWiQMlCOcgsAmeoCh+oCzdUFRF0OijQEmDQEWN+QLTkzcT/zcT/z\
cT8rxP0sjPuZj/tZEPezIO5nLu5nPu5nvRkcSXs2PnAoR7XRamuDZzTue9qbLkZGEIVHOMVIeBQoEX20RKKQCee4icDBE8FGUDCFMfMrHwYIaEa1L8WhFR7EN21itPHNiOObOcc38zC+WQzimyWOb+Yuvllw8c0C\
xTdjjm/Pr3wYML49qn0pF9/MXXx/7kPbT4Y/Y1iR5ZAiI4NSwTiUYrUoZeBECsGKFIoXKcphAzaSuT4d5aYAyi0BZBoCHNoBNDcDkLQCmDQCWN8GILkJira/cdk16uAkI2pjE3RQkxd/hhU6qIk7CHbdWh50XBN1\
XBN13EQyNh3lugMy1QQOtQSaKwNI6gJMqqKsldVaOrJru4RMTYC75V6iuSaAaMoFReoILN8GAMr5oKj/EVOTEDMzfmd2tCck9wKA7G1AEs6Ns557Uz33fnpesNLz0EXPvYGeB955HtjmuXPMc2+W5/2gP5T2jGyK\
neOgBxRk3TkNeqA2687NoAdGWXcOgx5IboEiGfRCrN74NsmIRxS3qQnbZIY7YN/UJmhqEzS1tUe+zm2hgm1YwdbXhAcYKEEdZYAB8rHXASZoaQosfUOWhYYsw4YsfUP4fgyUoCHLINhLk1cfq+2TkHd6ZO8sEwpu\
KhN395OJ2lvJhMK7yKTQDWRiOfyAcvgV6VD+iIkOKCc6Im8/HynRkUKiA7au9NEkOjBypY99osORr3NbqGAbVrD1NeFEByWooyQ6IGuTH/usPpC4S1YDsrVWjrVWKrVWxLVWRWutTCOrLPu9kLU98rVe+9qZqQ7H\
BQk0REiNRgsV8QOHCtAYIjUeTlSIRxbJNMhIpfFmVUgPEiijSaUByWqQ+lTEjwIu4EcslaAhQyqPEZJ5SFu5LQo7wxKOeSryrYazE5AamwIV2t12tgpSyTWsuiyNMPYSUiNboSLfGsNsNqTGvkOF2IJIZjci2RqT\
FddFYWdgvHP9Vm0f7b/9IEdyYwfIrORV2DwveHecj4bmqLZH4nyK0MuEmsfZ268OfusbrIXW/mxrfzbcc9/X2e25dzxqKW5Ip3MPPaoDRPWN9qOTFMUBt2FTcY5ItA27l2xKQHBIoBCxGgXKlrkqXXNYEuqiQM0j\
9VuNjILpB1T4UQ5seUD1BXq7w8AKopAqj4KZ1St/7qFHdYCo6sLLlY4ClbW1L87BEe6u8Kna3vdvlwXpyK6FEsp3zYCCNVHibiGUqF39JESrmcToO6bEzNdLidilzKc8pE4DRG0RTg0SHrVKRN80kah9wrmRInBL\
RbDNFUxtxi8bGFGb3ZcNzKM2R182sERt9l82sMBt5i8bGHObzQg/LQrcfqtyFKwaxsIWCSJiC3BcrOqiY2UXIytTpKxI8cpfnJ4GiGIknKIjPIqLiD4iIlEshHMUROD2i2BbLti2+aJv7qEe2Uc2F9hIQMFTnAtq\
GlD7FOfCNAgYPau5gGYAsc+hLvoZCo7s470LPy+poN8TXfSzkR59NSVro9HXRBdV9A3RBRrtISEKszNa5lHAI6NliULvjZYF7gQ2WsbUHbhWZUQdU1irknrl4zn06Kv/YO1LcbdFy9deMtu5oQMtp160InWlFaP+\
tCV8p1qdetaK3L1W5T62qu1oq1Fvux+eCDn1+64fnoiKXBV6ZVjgXwvnqQvlOSuKv7/Q67BpFRIDKaUFSpQUKEUpgbpPCFQpHVDiZECNUwE1mwioUBrQZviAUgqUN8P7Aldh5Ich/RqeoQ7LcrcX9oj3at4GCD0u\
iLpbOPW18KijRfS9LBJ1sXDuXxG4c0WwPSuYuhX3+DKiDi3s8SX1ysdz6NFX/8Hal+Lui7bE9pJ9xoVdyAr1JMvUoSxH/cplfPdyCepllrmzWec+Z912PauUASRflhXKBydHaUGFroo9NiwqX4tnq4uf4cxh2SeQ\
7JmD1FFGSaMCpYsKUaKo6lNENUoOFTgtVOGEUMWmgnJKArNz1jHq+NLOWZavgugOA/Y1+GwdlONODTeY9lp+ugO9KYg6Uzj1pfCoK0X0PSkSdaRw7kcRuBtFsL0omDoRn+Yxoi4sPM0j9crHc+jRV//B2pfizose\
8PUS3qQfEqK+czfpzKO+i27SWaK+8zfpLHDf8U06Y+o73LrAiPqusHWB1Csfz6FHX/0Ha1+K+y56038r/d5324cjOcqfBZQ7C5DpJ+BwBaC5dwBJxwCTPgHWdweQ3BOK9JWpdGRzLiGbbgkFmZa4S7JEbX4lRKmV\
GGVVYiahErG5tEH0nuQGNaaTGtulCdnX4rbIb2pJPOx488U0YLvDJSHavZIYbVzZsM2XzUfSLfINMyBbQeVYQaVSE0W8zUYVraMy2ZukSLYlCeKXEv9R4Y6GdGR3NCQU7GhI3O1oSNTuaEgo3NGQFNrRkBjtaEjM\
7Gj4XG1fDjnUIzsQEgqyPnGX9YnarE8ofNUrKTQeErPvrCVkk/9z76Hv9CinNSLjnCoMzHkGvr2DQnsHYXsHvr3cS6AE7R3Q+P8MvaRkY/Xb7+E+9y6vR7U9krxThPm1pfmRGfS+IAqJ8CguIvrgiEQREh6HSWSO\
lQiUIMIpS/AR5jtClC+FR5ikDvy5OX2E74pVkEgiFWJVSCmRS7FyySWCzTB8SksZMvSoDhBlXfRItpfy91yQeoIonMKjcIrowykShVN4HE6ROZwiUOoJp9TLHFJPEKWe8ij1sjrw5+bUE74rVkHqiVSIVSH1RC7F\
yqWeCDb1cC8VZcjQozpAlHrRXqosudcicyXi1yJjNQxw8bXIuAAHe+drkXEhF/j4tchY5YR17+C8CwVO3l3v4IRlBqVrunS26rdjHqW2LbAz5qU0t4V2x9ynvJUp8d3LSWGWDktCXRR4QBRfTtoW6Lo73dBtV7fp\
yK7CE8q3Q4CChXnibmGeqF2YJ0TL78T0FkFZ3tauxK7IL/vRrO25sDG4dOMWeBgQGaGAePWtiq6+leUBCEj26wlK2/UO5CjXGpBs11Nkt+spx+16SmW7niLdrqdMt+spy9v1lMh2PUHjdrrd1nWoZHtjqmXsJxrf\
SrkvRRS30tyXAoX7UigsSadIk05Z0Pj79fN9Y6u02cm3fX0sHdmXzRLS1ziEbe5vTyRL5f4WULD7MnG3+zJRu/syIcpLUGhfZmI5LwHZTZgbJPe32vqZadbMt1723CGyU4II8+Zx4jNnacos/SXoVyGUuxf8EpXX\
cBTxjgNV9N0cZUF/yu8+CFmZo7U98m3wLyPmaRVd2L3Wxpz8OH6tjUXvzO61Nubs0f61NhasW7vX2oiDb7vbAOaRg0e3ASyRl5duA1hmV3e3AczJ3zMHMxREHiic7F545IYieuMXidxfOE8BIrAVimAnA8E0I2RO\
g1uxmRsyDk7As4RwmiqU74hQMGmo5GcO0Wj6EM5ziAil6PFskjlMKYLIMoSzGWUBZhhBNM0Ij+YaEf2EIxLNOsLjqUdknn9EoElIOM1EmfN0lPnMR4MnJuE0OymPpqisBvNUlpa+NM9YwqNpS8TyfMATmPB4FhOZ\
pzIRSilEk1rGK4/WASq0Opro3LvMeTaI32WOVZ76drzLHBcJpsH4XeZYdVNi4V3mWKbpMX6XOVRxqowfWMRqOG0WH1jEBXgK3fnAIi7kptP4gUWs8tRqVJxRrMCTiFV5srVqOKHYIsHEawvw9GtVNwlb2U0mVqYJ\
2Yo8LRuVHY1EO0XbnaNFYWek3aRN6jcjHU3gVCCYxm0Jnsyt6qZ0K+/uCze9GxUneSuwc1rVubXdqgrTpBV48rdquASwRYKFgC3AywGrFhYFtpBbGliZFwhW5WWCUd1iwaizUjzdwsGqvHwgNVxEmDLRUsIUWJY+\
6ZYVVg0XF7bIt2Zit9CwamG5YQu5RYeVdyczL0CMuCoJ66KwM2J+YTLoVyOHR3Ikz6MVyRshiuxzaeX4MFqpPIFWpE+UleljZGX52bESeYS/RWaXCiFqi9+lQjxqVbhLhSRqX7BLhQRuqdulQpja7Hd3RJxaX9jd\
EYlRHMq7OyKdIlLa3RGpHJt4d0ekUZR4o4OnFKFwo4OXouiUNjp4lSITb3TwGkcl2ujgFYqI2QVAiGLhdwEQj6IQ7gIgidof7AIggVvudgEQpjZHb8/HCkWg+PZ8LEfx2PX2fFyColN+ez7WOValt+djlSJnXxtn\
RtEKXhtnIYpQ/No4axSV6LVxVjgS/rVx5tR6+bsMpxGj1qtArVchar2qvvWqUetV4Narwq1XxbZeObW+/5H4U0+o5RlTuzOOWp013+asUIsz5vZmzq3N3LY1U9vSq76VH/TIvtV7ha0DFLzVe0WtAmrf6r0yrQFG\
b/VeQSuA2Ld6N2jzo/rbVxvTkf5oqyC7UFdBfyMrHdmN4gkFe8ETd9vAE7U7wBMKf+wqKbQtPDH7s1YJ2U3fG5Te/337Vg7lORAwCQIw+0QIBHwOBFie/gDTxzkA9ZVTgPmdU0DyOEeZvTfaEvOG8wbRZ5qgwfpL\
sMgKDcbnCsdA8YdgobT84qki/V1TZVEU5BHBsfTe5rnAkeTuxD70TIgeJW5Ya0/bBhFoS61t4+5tg+7lm3iUop6XG3ZkQS/zi9Mb5u+MN3Rpmr300VkGT3oTd493E7XPdBMKXwxPCj3iTSzojKV5mDvsPXTbhiF6\
KKA8HgHZn91VjsmpVJJQkSahMqkusL66QOT3dgWlp8zSHn20rMiml3LMLqWSXIo4t1TR1FImmaVIEkvQSOaBIRohIDt3DZ0NAndz1xBNEBDNXUNjgcDM3DVEA1SUR8ARkK3/ad+kZ15v5Ege9CmSB62AzAM/5W6D\
x5CtDwrbDR5D43zA9DGpMDE+LaYPRIeVewo6rPyjz2FvfB/kFOJ7gGx3KsfuVCrdqYjyEhTtaGU5LwFJrwoSv9NORLvTzl7aI2t3w4LdDUO7G3q7GxbtbhjY3TCwu2Fod2t75Gu9drWrjUvW3iVr75J1wSXr0CVr\
75J14JJ14JK1c8nau2Tdu+SBtEdcElDwa5g1uSRQ+7uXdeCSoNAvXNbokoDsb1nWFX5RVlfu27G6cl+J1c4lgbsvv+rKfeNVV/5rrrry323VFX+hVVfuW6waXBIJfl9VV2aRWFd+kVhXfpFYO6M8Vu7WiDUbJZ7F\
rhHryq8R6ypYI9aV+xqprnCNWFdujVhXfo1YV2aNWFd+jVg7s0TBrxHryq8R68AvUeI1Yl35NWJd+TVi7T2zJs/U4CztkU/nZSF3l2HuLn3usmeCEmT1Msjqpc1qfEzfN889pmdOXhg/pmfRu6J7TM+c/dE/pmfB\
OqV7TE8cPNNtNmMeuWe02Ywl8tHSZjOW2VHdZjPm5K2Zj3xPs8sKJ6sVHuWsiD5xRaLsFc6JKgJnqwhxyrIbZ07jUrHx5YxxrAtjgxKBbVqFwKtF9IatUuDaIpJ1C2f/FsGZeFbYyTMHOxdEni6cjT0LbXA9Z/Ei\
hD4vamD2orHji1CwfdGd94vCE4AIPAtkgaeCzIP5IEvLABWGYDg9iFgeajxRCI9nC5FLI9HNGyLYkUjf5PUxib7JCySaRYrf5AW6n0uib/ICiWeU8Ju8QLPzSvRNnpdgdkFKEwxK0RyDup9mUKWZBqV4ssESPN+g\
RlMOSjTrgDQKs4TnHpRo+kEpGhao+5GBKg0OlHgAoMZjALXiMOA5CSSyB6OYmQkUtCDE7K6o8RRltGCWQt1PVEYN5irUabpCiWcs1NykBSLPWyDB1IWUZi+UeAIDrY0v76Yx1MKZDAsEkxnKPJ+hVpjSsIib1VDk\
iQ01nttA4+kNpGCGA3UZ0/JwD6c61HeOaZ7wUIrnPCyxY9S7mQ81M+qvO3Jd5a/srjF4h4L0D3RcYzgABX+K45qaD9T+0Y3roLmg0J/XuDbNA2b+kMZ4M+ikWZujB3sUfWE5lmWmRw8BCs8hW1M8eghQfI78183N\
WQQ+hDA809aStz/4f3M9zb/5v33B06hWakxaZKNGlFuACF+XAg7Jh1RtGHF+0QaQvEQBTF4tUHZb8R+825DuMtNmPk/PxgU2pgj84UtB9m9WCqbf/tmw2yq/Pn+bHVi01p+Z/Fa5/V2i28g+VRFjVKR/tTQj+gt0\
t9TV2+njoQ/HNjgPGA5A9hcKHtwkDNx9cf/A8QRsv89/MHMsMPod9wcT6Acf6IdCoB94PlNqw/9QDP+DnbSU2S558F1iRygGvfDOf6xSV+x65z8u4jtoxzv/cQnqttI7/7HMnenfvw/jxV286/37uIjv+ML797Ea\
p0Pp/ftYpiQpvH+/VTeO9yLz8FP2YEDZgxGZM4KQf3lQUdsfbb/t3Rxt3gg/kCMN5OZobY9sZyTkwttilfurZASXyujVf3AdILqycH95Mx9BHQyHihj+WjjPusSpXlb0lYNJEaoGFCoG9DU8wzqmVCWUfIXyxAu1\
yQiqktGr/+A6QFQD4f7y9LYo1IIUqAwpr8WzrcsK1ZBlX1FZjUAVhUHlhL0Gn11HjKqigq9E/g1YqENGUIWMXv0H1wGi60d/5qmX0Ez6y2cEl8/o1X9wHSC6vHB3+byuKSxrrWy1hKbN7SLL2//3N4r4gepG2mbx\
ePtH7yPNXDA45Sz+mGyRijR5DhJpdsnvS8zjeszt80yr5QuGWr7diFVTnajE82hcuKxugLI42gFmSmgKdtGV9f97IbII7hF/j0KYi/MvLBB2xcM9n6FIH+1js/37SseG2Bd5BMtfV7I42LcmGi79rGJ3qgmm3WfC\
6UUi4Wa/mVB5w9bgzW9zbd/azGToSO2J5K7F+MwvKS/QAdsLv/Sr7m26vOBSG5AdcC9uUQ3cvZn3wstnwPaFvRezUAamd5jCWnvk69wWKtiGFWx9TdzaVpWgjq19dfDFLF0FSX5vg9/NC5Xemacja/gJ2VfLEwoW\
9om7aSFRu4RPiJbkidF9fGLmN3wTsevxlUuoVYWPElaVe5SwMgkFKG5TE7YpeBaxMgmlKGgqP7JYmYRa+YRaFRJqFSbUyifUqphQqyChVj6hVj6hVj6hXk3wX33wX33wXwvBfw2D/xoH/9UH/zUI/msQ/LVLobVv\
2JqnKMJcPPgKxiv4oT/++/9jjgIE",as="eJyNnV1320aWtf+KF6/mXcvpsWTJsnPnTtLdsdNx7ESGMb36gpZgmSNKcEhRCjNr/vsLgqhz9tlnFz03XsaziwDqVNWuDxSg/5l919/cdLd3s29n7/+5Wc+vukcnZ2\
fHZ49On5+dHs8ez/7W3979PL/phgS/LW669Tc/3s2Xi4udslkuUXnkyvxmsdyiNsCmW1x93l3nn93lYnMzkH36l7dXyyHdN0enfzkd2Ppviz+6y18WdxefZ9/erTbd49l3n+er+cVdt/q12/3+hz/uutvL7vJdfz\
O/ne7wr3/t/5h9+69vjp69ePzN8dHZ46MnR08eP3/+9N+PZ+dD4tVycdv90q8Xd4v+dnexJ09A+O3z4uL6tluvZ9+eDvx9t1qPyWZPnhz/5cmTJ8NFfu7vFhe77HzXf9mudjl59B8X/+/R0Yvnp493/56N/77Y/f\
viyfjv0/Hfs0cvL/uP3aNft+u77maI0e1Fv/rSr+Z33eVfHj16uVw+erc72/rRu27dre4Hug/mYv1o/uhuNb/sbuar60f9p0c/LW77u+2X7pt/dMOvXv790fz28j/71aPF8OP15uN6cbmYrxbd+i/D7f4wXOZycX\
v168XnbiyF8S5+vRt+Ml9dFnVI+N38yz+mgnl2+vTx7EM5Ojk5ejx7ub7YhXo1iM8H8fvOjscgz369u/xHM/v26fH43/fDf8+e7cvrn93danExBPRf/zNrPsy+Pd4F9ufhRtZf5kMc//fxHj99+nSPuz8ulvMb4y\
fHU/LfN/0QqY9LU06fTMrt5ubjrqCubrN22S+X85Xx5+UqX7rVxa6yF+Hs7PlemN8M0nqITr6z8Q7GEs/al/mqu112n2pS/Jnd3ny9O+P62pRnZ6fTr5abtVGL2cXQRuf5Ep+3Xz53tzn5kJVF7zk5LplcL+frz/\
lu/uxWfab9bZfh3YNIefd51Ym0n/rNStDFvUi7XvwhYHffibLtdExvF7eiWl30y/4243V3s4iSlcByZwOJdr9v5suMr1bd0JBFNn/fdOvRaoryolToud/7s6OjPXuZ0V8dPTvbo++82h4f79H3+Yc/ZPS3/MO/Z/\
SPHKYfvT2enOzRq3xfrz37p8/26Kfc9P6Zf/hzvok3+e5/yane5lTvchn8mu/rt3yu83yu9/num5zqQz59m9F/eVSH3mFEH4fO7Lq7C7ZhbfTjoMV2yr+LnnJS8jFfXywWF4vVxeYmh2KzM+310POIJjL6W7gZ96\
mMPuYqcSH8N6fqcl4/5R9eZfQ5/3CR0X/nK17nVMtc/iJawnSE7X0RrT4X2iqjdb4vEftNztB9bkIPOdUfGW3zTfzpqaxoh/rVUa08LbVyVUlPPdzJEdTGu8XyssuX3nf1l/2DiHPonb0nuBvHaV45jkr+P+0Ghu\
iz9put6js+LfvVQvB1VznLxWY1dOMXHsDjoxNoNuvFOHhNrb6MWnSzutosBuWmv9Mjh508nvgrcmVw8Wmh8i360WEoqIYDl/OrK9Wl7TkOxWjAsSu7btV52z899rHQ/Go1/wKmVn76cZhEdCKXHt6P8/WBCB9WKy\
GyAoj6c6uhy+Xiy3rhDXWYLnhW7z73mzBUTL1+qNtecKv5vfDf+cXmTo1cRiv/tOz+yBo1rIJv5hcrNdr5uOrUhS/7u/lFaHAuLYaCxACYssJm6Dc7TOmGEbcYom5ur+arzc1yvhGX6a+GUea1ON0c8+HFchNqrP\
GXPuY5PptqQL+6/DQM8sKo0IcnsYf10UfkL4p/vvELPD16Yhe4GVxus8QrmC/PRXd3uWvw67XovJaVkXkfuZ29F0PooW0O0+GhzotC+zGVp3fLsfp51x8rjXdLskT9dLHofGSU7sDG0JeL+8WlKKQ23pkPlkXL8N\
uOP/JRnviRd4/UBK2jHudd1EYgq/mUfr3QThynMPidU2Pw31RKaEM/8BlAuojPFwaDgAlInGBSRs+emTiteIhLkeX4mJDqgeUyxMVnAuoGvHnU6mh0VB/lq7P5NKp2tuiqEM7sk15DQjaBkyH60DVe/eRsusqy/7\
O7vRKXfxcv4TM4lUmvHAcbiRC9eXEvYiPZeCNQ1JRXn/vkyNllfvvcr0Su3tDVPQyVUvuVeLmry0rYzukCHrHYs4XFjfVmHOGsxP3GKuhRrPFoq2aCN5vl3eLLcivuizLolTwWR+n4hrHW3WK+vFx8+pTLaptt2J\
pgvI5X2EOV5YeD1exAr1OXLioFfVuzQa4x7ilzORr6kfoVXHobBgy4/mbTn1V/3d3iJMjMcdVdLdZx2OtNtDLw+lG0C5uJbIZWHeYiHmwaQFrDrESm56pu7bJSpf6LTPvkRRm4jqtccQ3McvnDnRihfFc1wKXyLW\
9uFZPpqr1jrRd8WRs+HKiVlQD/WWsatZt6UyuRWtdT89x17cr1Lv7NwWEJ21IZF3TLO7HYcxdM2gvpoT/giPUhzs1G5IT6cAuVHGd6W6DQ+yw1jnDOTtHHhwq8GiqyuLVf0wymKMtYI33VU/a/NsOIBffiebmN8k\
BHeWJ9PvZjZe74Y627/Im6vxKGIWif50tYeCttfDcziQ3ci+KQyd/GUZPXtK+UHw2DLAi17vkqeilmaCpVVah6EPqrHO5aBdYzHKtgg0uoxx09NS13Qn0Tm5j+5LRMsIdu80L57PeVsebq4Gj351g+fruV0e67w9\
VaXsustXLOl1WP1rOkN5WFwz8PjCd/qPX2dG1fHZZZsfFYGAj42Q42hXgLvrh78ErL/mpX3re9GMX3dS/dZKk05eFUlZZ8dXDO0N2Jhw5/Vqrv7cFufAh56iHc8mtt/IfN7kHkvx/PXner21/mi9Xu8fG/Zi93j6\
lnj795+uTfj6ejvXsEtL/PiCZPR/j33dGpHe1dJSDMGApvhqMTO8+bcguAoHIEbkUV6L79BxScJyhTyALbLw4FtG84iN6Go992OTqzI4sZoJh7E86Ho1M7z3nJPaCQe+CQe6Al94Ao96BY7oFN7Tqw0U6QvB+Ojp\
5YETbD4Qs7andJ/ciy5Ahv3SjsB8AAbYajY7vwppwNUAgQcLgK0BIgQBQgUCxAwCxAwKYAObkPWXsIR9t4lOOzzfGZEmF7NUSN1ji1XOfcfIsCbdgQNWTjsjUXFZq0IWrXxlXjNjG3cJOomRvXbd1kbvAmUKs3Tk\
2/8LcZgQkYIidwruygqOAJhsgYjCt3MDFbhEnkE8a1WZjMjmEC24YJ0TsKRgMpDFykoDa3APYT4/VGo5ylaGAvhshjjCujMTG7jUlkOca175jM5mMCO5AJ0YYKvs8RechoK1Al1MKfJptAfzJE/mSc/Mk5+1NRwJ\
8MkT8Zl/5UVPAnQ+RPxpU/mZj9ySTyJ+Pan0xmfzKB/Mk4+VPhbzMCfzJE/uRc+VNRwZ8MkT8ZV/5kYvYnk8ifjGt/Mpn9yQT2JxOiPxWM/lQY+FNBbW4B7E/G641G+VPRwJ8MkT8ZV/5kYvYnk8ifjGt/Mpn9yQ\
T2JxOiPxV8nyPykNFWoEqohT9haNCkIieniiLZFYnsWUEG44qc3CuK0sJCEvCxyMnMoqgcLabIthZ18rYoaoOLadjlokpWF0XyuyC+rXBwvsjJ/khUHhiSgBFGTm4YRWWJMUX2xaiTOUZRO2RMwzYZVfbKqEbDDB\
q6ZhDAOgNvKy2UTTSKX2neyk5DAvDUyMlYo6jcNabIFht18tkoarONadhxo8q2G9XovUG7rwTyocK3NX6o1IQpO0FLRkqGjBLZcZDYjEEEK0ZKRoyStGFIACaMlCwYJWXAqGf7RZXMFyVtvZiCjRc1sl2UyHRBei\
spGC5SstsgKbOFBGC1SMloUVI2i3o2WVTJYlHSBosp2F5RY3NFLVorKGisgMFWgbayhbGlonSwaSo7BRnMFClZKUrKSFHPNooqmShK2kIxBRsoamyfqEXzBOVehuxB0q2m9XIRljnlHv3SEJmlcXJK52yTRQGPNE\
QGaVy6Y1HBGg2RLxpXpmhidkSTyA6Nay80mY3QBHJB42SBhb/NCMzPEDmfc2V7RQXPM0SGZ1y5nYnZ6kwinzOuTc5kdjgT2N5MiN5WMBpbYeBqBbW5BbCfGa83GuVkRQMbM0QeZlwZmInZvUwi6zKufctkNi0T2L\
FMiHZV8H2OyENGW4EqoRb+VO4VDcoZOZQLZFEgsEeZBCbljFzKBWlTJoNPOSOjckE5lavZqlwjr3JBm5Xr7FaukF25QH5lwlvBwLGckWWBoDzLZDAtZ+RaLijbcjX7lmtkXC5o53KdrcsV9i5XonkZR/cyCPZlrB\
UthA3MhQPNSlmYieBhzsjEXFAu5mq2MdfIx1zQRuY6O5krbGWuRC8zfi+C8yDYVrFa5IWhlRtDQ3NGhuYCGRoIbGgmgaE5I0NzQRqayWBozsjQXFCG5mo2NNfI0FzQhuY6G5orZGgukKGZ8FYwMDRnZGggKEMzGQ\
zNGRmaC8rQXM2G5hoZmgva0FxnQ3OFDc2VaGjG0dAMgqEZa0ULYUNz4UCzUoZmIhiaMzI0F5ShuZoNzTUyNBe0obnOhuYKG5or0dCM34vgPAi2VawWeWFoq+n7JO5AhZCZFUxWZpiNbBLAxgohEytYWtgkgoEVQv\
ZVsDKvomXrKgoZV8HatorKplU4WVbBZFgTfpsImFUhZFWGlVFNIthUIWRSBSuLKlo2qKKQPRWszamobE2FszEVHm1pomhKEwJLmkibajjbUcHVJqGsaJLAiAohGypYmVDRsgUVhQyoYG0/RWXzKZytp/BoPBO9T2\
F4SGSbiY6tsJupEaDfGCLDMU6O45wtpyjgOYbIdIxL1ykq2I4h8h3jynhMzM5jElmPce09JrP5mEDuY5zsp/C3GYEBGSIHcq4sqKjgQYbIhIwrFzIx25BJ5EPGtRGZzE5kAluRCdGLCkYzKgzcqKA2twD2I+P1Rq\
McqWhgSYbIk4wrUzIxu5JJZEvGtS+ZzMZkAjuTCdGaCr7PEXnIaCtQJdTZn/460Je7K/uRBdFR8RJAMaTOMZpOLZCOPEjOPD7OSmiclIbt6HyslHZUcgAo3C5wuF2g5XYBUZGDYhkBZhkBNmVkT76f4r733+8x7o\
Cih3+f4g4cMgK0ZASQ3S4wu11g0+0CKXF39N689PvJBvyojUexF/me2v1EJ9PFyBii8BinGBlXgTIxR8skCplxjpsJHDwTYgQNUxgLf5/D0GTUCkShNS7iO77DGONbEMe3cI5v4TK+RRTxLRLHt/AU3yKk+BaB4l\
swx3fi73MYmoxagTi+haf4/m0K7dHRqR2aFwErIUUWDQoEdCjAZlHA3IkAuhUBLF4EqIQN2G6keeZHJSuASk4AhYwAh3wALdkAZLkAZpkANuUBSMmCo/0HLodMPTUUE3Q5U10Z+iHSmepkpuCF24BzXjuR107kdb\
GrYn5kFdJRHIw7xzrq1Ibgjnx47czuxFnvw7/x0LtaZ9TXuhA6W8fe2zpL3a1L0N86LJMAZFajnU1fMA0VYmWDofEoDp1GVCoEojAN2Auvpua/N4NX2PoBlSYDSMykXlHTBxrnT69CwwfmhedsajJA4iTp1dTon1\
p+5rFbeIWNHpDoDF5Rowcau4BXodEDI+N/BY0eSLT7V9Doj4108SiOcF9hm0eUR7ivqM0jhTYPOA58X4U2D4wGvq+mlgZH+Z77yg328gb7fCfcyEAR92hNDFAcib/CBuZoEwpnkyvUplJ7NrL2bHLt4fkYKKJebU\
S92oR69Xq2XwnZT33HoziLH5GYwI88zd1HGqftI5Iz9lGhyfrISvgBlfA76kIeuhjr11jREeXwv6aKjhQqOuBYKq9DRQdGsX89VfQTy0EfLfN1qujAkz++xooOSC4tvQ4VHVhcUHqNFd3RJh7lu95U7noj73qT75\
prNSjirjfk96+hVjvZxqN819t8d6Grw3ZBAjURUlVroSS54VACakOk6uZEibhlkUyNjFRqb1GFyk8CtUJSqUGyKtomJcnNlBPkFkspqPGSyu2YZG7SUe5rFYkbOqmq9VCSr1VVdgJSdfOiRNzSSCarIJVcI6qbqn\
AwMNJWKMnXAsNmQ+r/JTDJgkhmNyI5GlMUt1XhYGCyc/002y/tH/uRDfMAhZG8C7v1gv24fnfUhKM2pGzjsvOI0qLyjorl7J+mDD+1RJZLQNjE9xTfuT8mRJmsvHNPKmQX30cn1OYfcu7V++gkqTjga9iUR46Ieg\
17kmKVgOCQQCFiVQUqpoFwRaGpCW3tVBxAUnMYYwIVzNygZHw4sPUGNSWY7A4Da4hC6lwFs6gQxoKajNr8Qw6a8RyuIqlAFW2b88jBMZ7C8vNseoZyZkd2d47sGYqjOIFzjnlwahM4Rz5Nc+ZTSWflGYoTm7ntUW\
lSLwWivBinDBlXuTIxZ80kyp9xzqQJnFMTYnYNU57xYQMjynN62MBc5Vk9bGCJ8pwfNrDAeeaHDYw5z6GFv6wKnP+ochSiKmMRk4iIxAQcl6im6EQ5xSjKFKkoUrzKg9OXAlGMjFN0jKu4mJgjYhLFwjhHwQTOvw\
kx54Zjnt9M2d178BvMKaCSSUBxhuc8PXN+g7kC5HMzZ747wVnZmODEJmaGfrNR4BvsnBCFfsmFsUuyoyYcfQgp26D59gZHaUb7Bo12uttktMwp1tpoWcxRT0bLnOOfjZaFWBLJaIlDmaSxauKqdMJYNaImow/5h2\
1OxcWmhq+TFF7nhgKMnEoxilSUUVTlGVPkQo06lWwUuXijymUc1VjQUaPSTh+eOBHR43I/9OEJleR9pVSaCv9QOU9bSc+1ov79hb0OL61CxUBK1QIlqhQoqSqBeq4QqFJ1QIkrA2pcFVCLFQEVqgb0MvxJihNXgf\
rL8DnBexn5RtIP8gytTMvFXntHfK+W1wChxA1RcRunsjauCtrEXMomUREb5/I1gQvXhFiyhqlY8R3fkxgGLtDKO76kvs/xbDL6kH/Y5lRcfPKV2L0U17iwCFmhkmSZCpRlVa6cJhcvp6BSZpkLm3Uuc9Zj0bNKNY\
BkqAisUH1IsqoWlOh9tcSaqvKhera2+huuOSznCmTvzEHVcUaVxgWqLi6oiuJqriKuUeVwgauFK1whXIlVwTlVgvDm7AlFhAu+9uYsy+9FdBvBPojftiIdF6p+wXSvldUdKE1DVJjGqSyNq6I0MZekSVSQxrkcTe\
BiNCGWomEqRFzNO4lh4CKsrOaR+j7Hs8noQ/5hm1Nx4akFvknCSfqUtTRJZ05lpyfpLOayS5N05lx2eZLOQiy7NEknDmWXXl1IXJUd7uuneDYZfcg/bHMqLju503+UfpmK7YUfld8CKoUFKJQTcLgC0FI6gKxggF\
mZAJuKA0gpCUe7zUbP/ajkAFDJAaCQA+CQA6AlB4AsB8AsB8CmHAApOXBE+yR3KCbocqbsyTUinalOZio8mAac89qJvHYir308yvfcV26wlzfY5zvhp8agiHu058OAcvB5U+LbGb7RMB7FNxpGJN5oGHl6o2Gk8Y\
2GEck3GkaF3mgYGb3RMLLwRsO7Gb4+Nh7F57UjEk+vR54e3o40PqcekXw4PSr0RHpk8fn8iOJD+XdTrOEo3/V55a7P5V2f57vmWIMi7vqcHp6/g1g7GV/Eel6OmnDUxiOrPY6wluxpWfiCMjREITGu4mJiDo5JFC\
HjOkwmc6xMoGI2TmVd+LlAlSzKojexnkWuBMYPZzFVBxO4TpgQKwYukVLBNhm1AlFlUeuhk1QeMkGNMUThNK7CaWIOp0kUTuM6nCZzOE2gGmOcakzh5wJVsihrjIn1LHKNMX44i6nGmMA1xoRYY/D9IyrYJqNWIK\
ox6v2jIqWthOUm9FZCrcoAV7cS6gQc7INbCXWiFHi9lVCrXM+Cel4VDgZG17yY5GuBSbUwqv+XwOQaGeVUL6NMtTPtupFVqakJbVXgWlvddbNPMEy09hPMJ3YUZzkjsmmlI7HxdeRpLjTSuMV1RLRldWT00vbIwv\
vaI4n7VX+bmpzn502MwW+pcQGXAbFmBIiHla74sNKZvbfjyF7bMbSbmbw4tiObITqyGaKjOEN0jjNEpzZDdOQzRGc+Q3RWZohObIZo6KJfwirAnuxnXGcnhcRfdDmXNuFCFGqXc6xdQGHCBSexSufIK50zkfnP2y\
+fu9uQjUXIpr2rBoiWPnasD2ftc977SnH2sjj7XJw8cQNFFLRN3ADlUrWJm+d+FbK1yrmnl8n2SLxMthPW3c2i1JxnRjchzSZfYiMWsUae1q9GGpeuRsRb6V2h9ayRifLchFWsHXkIYdrGo5IHQLjLbk9xv9bkaG\
m/FnPyY71fi8XszGm/FnP26Lxfi4Xo1mm/FnHw7TTEZq4cXA2xWSIvrw2xWWZXT0Ns5uTvhYPJGyIfME52b1yZhInZKUwiuzDOzmACW6EJsTMwTN5ROHULjkPfULA4AfcSxqmrcC76CxNzp+FS7jlMo+7DOPchJt\
Six71J4YscIu5XjLMZFaHPl+NuxvihaiQ6HJMq1ajS9Zhcq2XcCRmv1Cbujgpf5Whwx2SceifnqosqquinirTJqbnHMq66LRNz32USdWDGdS9mMndlJtSqEHVqBT/kiG8Foj7OuOjo0ibd0hvoTbpa5a7vwCZdnU\
R0g3qTrlZTl1jZpKtl6h71Jl2pYlepVxW0KrvN6qqCTsBd6MFVBZ0odad6VUGr3LUGFTvYKLAPRpU726hKr4xJhGPGBOybUU32GOXUmUSZOuQospEGlTtnEmMXnV4FladM3bV+FbSiqq67+ipoJYHoxvWroPr3qU\
uvvAoqz52696AuaqFOXX1Uk1vHdzBrN5M6/6h+vVqrgUBMcLBa1wYFMdHhup8GCFE9WLvTYCGoq1o808Ahqjx8IFUOIkIaNZSIr47WfpmGFVGVg4uYRAwxYgIeaES1MtyIidKgI8qHKzMPQIL4UCvLbVXgIUn99b\
8xwfk0GtkvzZ7jEARQ/L7NeRpsAE+L0ec4rABEK8rnYQABLKwdn+NQwVFx7v0HSs5n6ZslZZEd85re0WBOudbvaLCY85/e0WDOkcjvaLAQY5Le0SBO0SmYQ5RehZhOo1+FkCJF7MCrEDJFjp1+FUKKHMXKqxBSjf\
HUr0IokSIbNA4vvU4wnU69TiAkCmz1dQKh56Cq1wmExAGVrxMILQZTvU6QJQokKBxG3KA/nSdt0GdO0dMb9FnMcUsb9JlzxPIGfRZirNIGfeIUpYI5RGIf/HSi2j74ikxxO7gPvpImR7G2D74ic0yr++AreoxwbR\
+8linepHLYw+7x6YR593gSKMiV3eNJzYHNu8eTwMEUu8eTEgOYd4+zQEEzzuGyv+cA4XJG4XKBwuWCCperOVyuUbhc4HC5wuFyJYbLOYXLBAqXcQ7X9DV6CFYhFKqCKVAFqzAVLQepKBSigjlAhXN4Co/BKZRCM2\
EKzEQpLO+nkDx7YkclHIBKKACFMACHEAAt2QdkWQdm2QY2ZRlIya6j3fLWUz8qOQAUPxnlPH23YqT26SdH/DU9V/xLUM7KHBSQfZLR0Li3+OjIDm0pDph/FdcZfRXXBVyKA+xfxXUGX8V1CF/FdWhfxXXkX8U1Fq\
en76H6HR2/KIh+04kM23JPYJUMhy/NAoX1HExtn5p15J+adaaiYKs0p5a/3dLMfo44HsVp44hinXOe5pAjtTrnyGuWM/8QrrE+3msvwtrXQtjrOtOLOpM+PwuSqk7++Vlgour4Tm+vKbji4RndxKMc8rigARwril\
OrEI4oj6B4VXEmCqMsR+xJE+y1yfbaZHttKvbaSHttsr02wl4bYa9Nstcm22sz2eu+u2jQXgGJr642ZK9A41dXG2GvoNBXVxu0V0Dxq6vNDJf2m1laz29maRG/Sd4KPK1rNrO0Rt/M8sJ8M8ur8c2Ml+CbWVp3b5\
KpNmCqnib+osu5pAX0Jhkq8LRU3rCfQuK4KN7M8kp4M8vL3w266f6DU80MF7qbWVrdbmZ5SbuZ4Tp2M0uL102yPeCyOPtcnHpBupnlVehmlpaem1lab27Q7xzlBd5mhqu6zSwt5TbJ7oCnRdtmllZqG2F3oNCabD\
PLC7HNjFdfd2RcWTXr8OVUR2jGI21n+ES3RZcEFJ/dtsklgaentC26JCB6HtsGlwQWnry26JKOxmesp3ZkvbCj2Ak7xz7YqXXBjrgHdsU7YGfW/zqy7teQu0mbXbLNLtlWXLKVLtlml2yFS7bCJdvkkm12yTa5ZJ\
tcsg0u2WaXbLNLthWXbKVLttol2+ySrXDJVrhkO0tPBtsZjjnbWRpzjkiMOUeexpwjjWPOEdGYs53lMWcbrLfN1ttWrLeV1ttm622r1tsK622z9bbZettsva203nayXk+zydnbVLK3kdnb5Oyx9YIisrcR9WMTGw\
c+oJlMKT2gYU6Wqh/QsJjNNT2gYc42mx/QsBANNz2gIQ7Wm17PY65MWL2exxLZce31PJbZmNPreczJoguf55JmszZOjm1c1VkTc8U1iWqvca6oJnBtNUFXWTZ1f+4W2iU/jqPU4gRs9MbJ7Z0fiJDwfZey+ZtGPY\
Bx7gZMqEWPO4TCFwJR12Bc9Q8m5k7CJOopjHN3YQL3GUXoc7649zB+qDREP2JSpb5WehSTa9WZ+xbjlWrLvUzhoqsp0ian5k7H+KGoiO7HpEpUKh2RybWopC7JhNjI+StwTxKl3kl+BS5Lqo+qfQUuq9RT6a/AZY\
37K/UVuKxQrwUSdFxIqe9CSXVfqOceDFXqxFDS/Rim4K4MNerNUKIODaS5rCXcraFEPRtKqlmgnlsGqtQ4UOIGgBq3AdSqzYC7u/AYP9iDeMCff6PPxF0fStT7BelwFEUfGNTcDaJMPSFK3BmidiDI3CWCtNCUOk\
aUVN+Ieu4eUaUeEiXuJFHjfhK0XmaZe0uUvlJ6os9Etd4GKj0npjjQSrj/RKneFLgXBUl0pKBu5G+4O0XpK2ETnSqq9bBVulZMcSBsqYNFLZjL4Asz/+bMeGTPDR3FjaaTUDrtK4HoHMbliabEeCJDdCLj8kRhD9\
hVjdMpoyjPC9G70pTOiZI8Y9k+dCUQncu4PJFt8bhSjE7lgjyX7X+4UozO5YI817Rl4CoTOk/B8izlQ2dXAtF5jKsTfURTODHkf/L8IzZzQPHhlHN8OOXUHk45kn/Z/GNovsDo75l/hOa6Jxe7jssGRLuj66Bdx9\
xPgs0C/ZcFXedU+hz2TqGfo6DrnKpyjmEMsFzO6SwGr1VKfab9iGb/J0guPy7LXyE5OskyabgKcGTEd8aEugUo3oYL/gj6tKD7cPQQjrwe7Y78z6SMR3HzyYjSJpMyOONMoBufEKLsVNyYVM5Y4fcZPWQE+Sxom/\
PAOTaes83v8h5FDNk2RNk2LrOdXvqcMlT4fUYPGUG28d1FygNnW767OElqy/OR0DAAsruTog6F3EpdcorifYU/VDiGB/m2kuEUqCDmaIlJz1FSIFKqCxeSjJIab055Bule0gdJITpAtzJ7HBmURFx8cpUCAxJGBj\
GHBjUdG0iRggPavcYPGmN8AG91PlOEUMsh4n3eRxFDaNJAjbkMSdowPmWw8PuMHjKCEBS0zXngrBvP2U5bh4+IQ8bzuDIJMut5G/KUKxPuBXsQDLJvbCsywwFwIUcg7QY+Ig4RyKPhJMgI5J3FU85MuBfsQTCIgL\
GtyAxHwIUUgU8p7zsyNJdlt17vlkKeGfw0K+9C744Wdi/jEQ1eP+XsfqIx2X4KepWuvyNdPLJlTUe23RNQ/obryHFlEyhu9nQcP+06IvqA68joA65xtiNmOtVZzlUOVPkpx6XgTiCKkHEKk3MRKxNzwFzKUTONQm\
ec42cCBzEvBVxVlgKuDi4FmMqB1W+dTz/Kb51rgUJdeeu8ooqw1986ryTIRVB561yrXBy1t86lfFUVqIBIlcVUeYd6X1jXoRCuc+Svc7ivKzG+loG91tG8ziG8FnG7FsHasT4e5XvuKzfYyxvs852k/dSuiHv03d\
SO7MmKoW08yne9zXdXazAs0MkONpikilh9rcGkBLmIDzYYVjmohxsMyX1VOBgWWUnqn0zQCQ5mq1KLap9M0DLVrconE6S6rQoHA5PrYRlC7kdbt7hSMSGcxRcUTgpCWUl01Afb67PX9TWD68vQbn+Ul8z7tEjDXJ\
42LMbsUWXxuz+0+N1/ffG7zxP+PZeL4r2aUQtJXomnzXual8r7ylJ5f3CpvA8zrT2it0qv6gpdiWV5QUoE1xWr9n1t1b4/vGrfx0nUnpU/7nIlEJ3duDx5UeHceU2+r6zJ9wfX5HtsZ3tU+v/aum7USRzZsvt0V/\
T9/8vrQviTmb/EGPEQyfmd1uIlxTlX+nf2gRellZ5PanHdO6dYmz9FXC6otHJBqZU1d62KeW1M8WV+0VVis/vJ0/yTu3hSkcLrxhDe/VuPp3YUt7qMyCqgI7HrZeRpt8tI4y6XEdHelZF5j++svO3oJG5f2aGLWX\
lzZTyySbqjUkKIrGAAlpnLPtqrqVJ7AqvLjuKVunzxLl88Dr+A4zICUBhoAbYNDo58Y4Mzi6qzq3hUyhcQ1SETbH/HsdWf3UjsxMrChl+A4hvaziG3QO3NbEf8QXdX/H1tZ/ZNe0f2QrYhnxV5Wf8esuojoRUaAK\
A4xF7F5o5QGHVxMGx+aR8xc2qIeh8xi7lJpn3EzLlx5n3ELMRmmvYRE4cGa4gajnFqPc65/aZHeFPBFn6Zk3Jzxp3LjCr3x61b71xmMbdzuXOZNWrxeecyC9z2cajMiFygMlQmlf0AdxWfxEJnZ9C7ilnMHpF2FT\
PXbpF3FbNAvpF2FRNPDlKE33OYwEsMkaEYJ1dxztbiivIX/GL11PzSF6uZk7/oL1azmP0lfbGaOftL/mI1C9Ff0heriYO/GKL2a5zar3P2l/SsfCr2wi9zUvYX/EY2o8r9sb/ob2SzmP1FfiObNfKX/I1sFthfcO\
MAI/KXysYBUtlf8EPZJ7HQ2V/0h7JZzP6SPpTNXPtL/lA2C+Qv6UPZxJO/FOH3HCbwF0PkL8bJX5yzv7gi/SWs9KDLRIG9JqrsOFGVvhOTCPeJCdiDopqcKMrJj6JMrhRF9qb4jATKMArsA1FlNyA1eZZ+MFMqVF\
Avaz9LLpbWp7VwMCfJ1w6sT+skwuPq69M6BftdZX1ay8n70gMdLbAPHnqgI9MkT0wL4yeqyiV/PLAwrpMIr9QL41qt+GZlYVzL7KF6YVyq2U+D/Hst3OitUWCHjSr7LKnJbUkXnjstBo2vbe03DBixW4nY7DVi8R\
V509BQoxK/G2+YvgVv3L0z8mKakcaPwhf8WyYWVsIxXkHc/UG2/R+tLWT3l9hOQkx3f4LtLKSxv71GGAK0V+7BWvcvjdxjddujh5ToISfaQqL9Bzy2mGhCPNElzMnF9r2s4I/+/b//H63X5Vs=",ss="eJyFnVtz\
G0mOhf+Kgk+7Ee5ZSdbN/aa+ebzuMdvupmjORD9QUlnmmmJpSMoSZ2L++9YNwMEBkn5xuL6TdUkkgLxUFvXv0Y/1/X212o6+H1397XEzv6sOTl6+Onx1cHry6uXJ6MXol3q1fTe/r5oCfyzuq813H+r7+aoVHpdL\
FA5UmN8vljuUGjitFnef27tIqTfb+XJxc7m6WzbFDpvjzS+L5+r2t8X25vPo++36sXox+vHzfD2/2Vbr36v21J+ft9XqtrrVGzWP9sMP9fPo+398d3R28eK746OLF0eHh4cvLl5d/PliNGkKr5eLVfVbvVlsF/Vq\
9P13jQzCH58XN19W1WYz+v604VfVetMVGx0eHv+luVBzk3f1dnHT1uTH+mG3bitx8F83/31w9Ori9EX773n376v231eH3b8vu3/PDy5v6+vq4PfdZlvdbw7erG7q9UO9nm+r278cHFwulwcf2qs1dqs21fprQ3sz\
LjYH84Pten5b3c/XXw7qTwe/Llb1dvdQfffXqjnr8vXBfHX7P/X6YNGcvHm83ixuF/P1otr8pXncn5vb3C5Wd7/ffK66Buie4vdtc8p8fStqU/DH+cNfhzY5Ozt+MfooRyetJS43N62p14148fLF6KdKjxsjn78Y\
/b69/et09P3xRfffq+a/Fyd9e/2t2q4XN41B//Hv0fRjU6S93LvmQTYP88aO/3nR45cvX/a4er5Zzu+Vnxxe9Pyfj3VjqeulKqeHw4VWj/fXbUPdraJ2Wy+X87XyC7nLQ7W+ab1chPPz4Tbz+0baNNaJT9Y9Qdfi\
UXuYr6vVsvpUkvxp+njzTXvFzRdTzk6Gs5aPG6Vqs5smOOfxFp93D5+rVSzeVGVRW02OpZKb5XzzOT7Nv6p1HWm9qiLcPiUlt5/XVVL2U/24Tujia1J2s3hOYPW1Stq2ym26WsADa5Vv6mW9SixR3S+8pC2wbNNA\
oNU/H+fLiO/WVRPIVs2TkxNxmmrTpRpRXh0fDW0P3nd83LNLRWdn5z36IaIf44k/Wamj4fo/21OenvXol3ji64j+Gh3sjaEmtXXof+OJb+ND/GqhJyf+LZ74LqJxfPrfYqn30Tgf4om/x+f6I15rEtGVtZq05zSW\
+hjRLN7x79Gq101n9qXaurShnnndaD5O+TyfU07OXklOuVksbhbrm0fLohocj23S3jQ9T5J5u/zmHka9eB6vdB1L3ST5N5ZK7vwpnngX0edopEVE/xdP/BJLWQhr5k+slSSdJO09RPTPWEfLDRpCm/hcST57jOhr\
9LinWCrJpLvYHP8ydHFo/uUd4VhbHTpTX556uJMj8MbtYnlb7Opv66fEzq53tp5g243TzDmOJOw/tQNDzLNW56zv+LSs14uEb6rCVW4e1003fmMGPJLad2GzWXQD1yT996MWZ01z8sdFo9zX23zk0Mrdhb8hk+kl\
7X1aJCwZPzUDuXQ4cDu/u6uSnrvnOBSjAUfbdtW6gtg/tbHQ/G49f4CkJqdeN9OHKqmlmfd6vtlj4f1qYfylDeD1bs7Q22a5XDxsFptEauq6/Vw/urFi6Padc1vLredfk3iY3zxuE9zn8k/L6jlqhci6n9+s6+TG\
1+squ/FtvZ3fuIgzadG0JBrAEhrGoT1sdduYNBujPq7u5uvH++X8MblNfdcMM78kl5tjPaBd7p3P6uDi0kY9x+eDz9fr20/NMM+NC22A4vtYG394rjcY2w1eHh3qDe6bPPe4dHeQzDRPRqO3bchvNkn3tSyMzevC\
c9bJILqJzmZC3Hh90mpvQoNax+z9zzp/7zXWMaVNapfzbWdjo/AEOoq+XXxdgDvbKf7JbLichIY9duGkSXKSdRYUg9pVdzMvChKoaryk3c8FiuFyQ8wpGuwc/3TWEnSCzQHCTWzG0GQImIL4KSZV9PxMxWHNI7kV\
5RwbFXo/sFrmdnmXPYCFR8lHfUq1cX52NZtIla7m0yqYMyZK8xBXTeCUEW3wSnc/H+6yrP9Vre6STPKhEFGvs0qac+wNkn2ee1nqRtaFJr3hutrsJ1pOxyR/fK7XSa3GdHczA0WBTvOIX0iyLZhtQjcwi/muzS1v\
bB67Mc46eV7vgmbFEqe0Kknw/nG5XTwsd8lz+QqCk/vmkI6vGW1tF/Pl7eJTMsHalVPDO38fc9jEWSw29rrZnl6nLN0U0t2qlAapQSGnzFM/fkMXwsW3ZsCAK3A6AVrXX6oVToM0Oa6ru8XGD3wtRAsjrzcxLs50\
LvLYRLWbjZixCyPIdcEyNceSxmXBpf7uLXZ68kpGrt06l18F01r+vLURiiXZYgJcZnnr5fHgvdtCkqmKvWNJuCwNH/Z4pTewzZZLoVG697jUIqWuh3Ou9iOlO5fjeLx3WMI9powLquU2We7ZuiRtOfGp3pMR40hP\
zrt/TGrin8hMlY4zLRbI9DZP9SOc81PM440DrxtHhkfTbiRMYaRtloWO5G06yNAZhm+4V7JuoK90spxYnpC9KYT+m1KI/0pPLWZojPZ5voSeQWK8nZnQMrc2xb6x88qPmszTvtF+hUioSt3znc+lWKGhVbNG9fnM\
eDbcVQfOZzjqYE2WyF541BRalgnn+XiDks2pZvPbxU2WZ38q9GfrvbV559vHHpdGuzbc3OvWe+91WfCFy2KOzmcDY38dy8NJv2kjkUJvX0oUX9Lxs47H3EDArrY3FPwj2PLu3jst67u2vVd1Moqvy7n0MUoSys2l\
CpF8t3fOUEFHbjYvuO8q7cbh9WHoISzll2L858f2VeSfL0Zvq/Xqt/li3b5A/sfosn1RPXrx3cnhny+Goz57ONQ/p0dDTkf42h/1WcUhrBgK4+bo9FSP5BEAgXM4rk3laB//DrnM45TBZI71i0MO9YGD6L07+qM5\
Ojo60kMxmmOu/qBM3KUm0QCTggEmqQEm0QCTogEmiQFk6OdYl1GQXLWVeKmH0+bwlbbprBUPVZxJnZDBwwOGfQHOSF+bw/MTOXpq73YsRzt/JDcDBPca6FAIA0ARRYFyCgXjHA+ivE4QRYbyNDxEhRhRRH6iPHMW\
FaPHqERuozz3HZXZgVSgMFJOsST8fUQYVco4tExI40vkSbw8R5ryfRZMYk6lggUL0adyyYIhDlXwwSgYI1IYhKUgjE1lHKAqJFEqWhqqIkK8CoKgFbRLEIWv8hjDQyhhDCuiGFZOMWycY1iU1wmiGFaexrCoEMOK\
yAOVZx6oYvRAlcgDleceqDJ7oAoUw8ophoW/jwhjWBnHsAlpDIs8iZfnGFa+z4JJDKtUsGAhhlUuWTDEsAo+hgVjDAuDGBaEMayMY1iFJIZFS2NYRIhhQRDDgnYJohhWHmMY2wkD2XOKZi9SSJPIce3k1yVOEe7F\
NMxdEYh1z8ldvZj5rC8RHdfr5L1ezF3Yl2E/9iqlAy9STnDi+wLH7OAFThGkpnnClZkUbskZw4vfbIIkd3h9XxMUsogvs7cJQj7xqk8qTsPM4gRIL45jjvECJxqvJtnGFUhTjisBecdxSD6O70qc0pAXYy4ygpkI\
KeUhlCgLOYlzEIivc0r5B6U0+0AByD1Iye1Rypwe9ejyqJLDo5S7O5ZgZ0eNsg1KlGtAep9SzDOIOcs4Lc0xUGKS3orzC0rfMHSSW1AtG7qQV7DEHkOHnIKazyigYD4BDNkEKOYSxJxJUEvyCMhpFgEdcghQyCBA\
dzml7IFSzB1D42DiUERZQzmlDOOcL0R5nSDKFMrTNCEq5AhF5LfKM6dVMXqsSuSuynNfVZkdVQVKB8opFwh/HxFmAWWcAkxI41/kSbw8R77yfRZMYl6lggUL0a5yyYIhzlXwQS4YI1wYhLcgjG1lHNgqJFEtWhrS\
IkI8C4JgFrRLEIWx8hjDYjgMYmMUxSZQGIPAcazS64xRJJuQhrLKEMvGyBVNyHzR1OiMppE3mpC7o+nsj6ZQSJtAMa3C+4RhVBvksAYljWvVJ8ktOLJN2GvOJLZNK5mzEN2mF80Z4tsUH+DKMcIVQogrwxg3yEFu\
ShLlKqZhrirEuTIIdGW7jFGomxBjXWyFsW6MYt0EinUQONZVep0xinUT0lhXGWLdGDmnCZlzmhqd0zRyThNy5zSdndMUinUTKNZVeJ8wjHWDHOugpLGu+iS5Bce6CXvNmcS6aSVzFmLd9KI5Q6yb4mNdOca6Qoh1\
ZRjrBjnWTUliXcU01lWFWFfWxvopheguY9pMLGBD9Np6+CjbAkoIxblginLFHOOD8DoSim/BaXQPIsS2EHJFwZkjihbdUBRyQsG5C4rKDiicolkwxfKA3weCcSyIo1h5GsODOgmX5vgVvMdoSeyKkhutELeiFowW\
Yla4j9iBYrwOCKJ1IBirgjhShSdxOkhplA4axOhAoDceyC4S6okFx3548BgMTkUUncopPI1zfIryOkEUocrTEBUVYlQR+ZvyzOFUjB6nErmc8tznVGanU4FCVTnFqvD3EWG0KuNwNSGNV5En8fIcscr3WTCJWZUK\
FixErcolC4a4VcEHrmCMXGEQuoIwdpVx8KqQRK9oafiKCPErCAJY0C5BFMLKQwz/0NDL5qivcnck5wKSeAPk2hc43AGotCogbTFg2ljAhnYCIs5vaNJZVo+sIRS5xwXumkapPC4g8j9QtCLAtCLAhor05KfB7id2\
5DPmT2h3QK4iwKEiQKUigPRxgenjAhseF4jY3dCVO2rj5KUezTS4fsLgABSywLCb11lGEZlHOdlIeWYoFaO1VCKTKWe7qcDGU8FbUDGZUfhVRGBQQbNoLDat8sS+3XcA3r6C2L7C2b7CU/uKmNhXJLav8GBfEYJ9\
RSD7Cmb7DvwqIrTvgGbRWMG+woN9fxlM2+fsX9CqgMSggJwtgcMdgIoFAanxgKndgA0mAyLWMtSOwY60PnNNpoakBoB8fjWO+dWo5ldDlkWNWRY1JlnUiNTAUP/jUC++uzgUUju9jnWqCxWo0wrUsQI1dxCmJFWr\
ZWAHKNZj+NUqqcj/Du51ZkdSEUDSOIBc3YBD3YBK3QBpDYBp4wAbGgeIVKpHb0f9MPylHelow5AfWhjHoYVRHVoYoqYAxQYdxqQpAOkIQ1F7dHyqR/LUgGRMjQgrAhwqglQ/5HBY6gdIawFMm8NYrWOkt+j0gJJB\
3FtyeqB+EPc2cXpQaHj3Fp0ekB/LtehRQ6A78qHaoSRUOx5CtaM+VDuUhmqnUKh2jLJQx1wWasnOWX4X/WMXG91NtjAuSKAQITWLFioSA4cKUAyRmocTFeLIIpmCjFSKN69WJYtxFJJKAclqEptU5FstlkUslaDg\
JZXjmGQOaS9DdJNAgU5qFvNUJIY/FaBMQGqeFKgQ5weSKVWQSlnDq5BASKBcQmqWVqhIzDBUgJINqXneoUKcgkjmbESyT0xe3JVcidMVqSEOfh3160r9EkJ3JMGGyK0lmdAtsRweyuFUB5+/jmRhRUVYUzHm5uyK\
3UqK3a17/6BPvfNj+V+pegPFb1iGK4VPWALPauu+7hgeFb/uGOrtv+7wxYIF8q87vJbZAj/boHqyVbLPNgZJJpfZHUTbxeJ8B+XJHZzzQROQQA3BatYcvgw2ilegabwwK54SmonkpLF8idSgIXxTGwXjFsN3KDAk\
VzSuIjKr8cygoqIphYERBc2SYsFwKiQmEy0zlmi7WE82kPJgmncjXA7tjnxv2iG/HNqhpFfteOhKO+r7zw5Rf9gxWg7tmFsO7YjvDN9J8F4miOqinCqkPKuVirFqKlH9lHMlVeCaquCrq5jqjOuGjKjOYd2QeVbn\
bN2QJapzXDdkgevM64aMuc4uyi+LAtffq2wFr6a28EUSi/gCbBevBut4OdjIy2QpL5K95B3IZYLIRsrJOsozu6gYLaIS2UI5W0EFrr8KvuaKfZ3HrrrjWNNxrOS4UL9xWrVxrNU4qdA4qcs4VGOc16DtpfqF2zF2\
UIiS177joVs61aOpu+pHV3LmStqKryHsKnoaE+24kGjHhUQ73pdox+VEOy4k2nEp0Y5LiXacJ9pxIdEqhzYJI+PAs9bBkTHZcxpv9zGeOIsncrNlI+VBcl8TQQN6Tq3oRWpKL2bt6UvERvU6tawXuXm9ym3sVd/Q\
XqPWDp/7nSTW43bf97FfVuSq0CrTwnN8LFxnVrgOe0Xxg7dBh09FwDGQklugRE6BUuYSqEeHQJXcASV2BtTYFVDzjoAKuQF9i3US7MQuUP4SKxa4Si0/Te/+Mb3CLL0CN3vh66RBlQ8LoMUVUXMrp7ZWnjW0irGV\
VaImVs7tqwI3rgq+ZRVTs+KXNSfeDNyghe9qSL2K9pzG232MJ87iidx82Tcog+RX1bAJWaGWZJkalOWsXblMbF4uQa3MMjc269zmrPumZ5U8gGRwBFbIH4KcuQUVuiq22LT4RB+LV5sVr8aew3J0IP3UAFzHGDmN\
CeQuJmSOYmp0EdPIOUxgtzCFHcIU7wrGyQnctzgnZBFu+NKXOCxfJdadJvf8mJw7S87lRk2/Vhk0Wd2B1lREjamc2lJ51pQqxpZUiRpSObejCtyMKvhWVEyNiCt6J94M3ISFFT1Sr6I9p/F2H+OJs3giN162wjdI\
cZI+LkzSx4VJ+njfJH1cnqSPC5P0cWmSPi5N0sf5JH1cmqTjTt0TbwZuu8I+XVKvoj2n8XYf44mzeCK3XbantZd+G5qtX479DVsMkDQWINdOwMNe1d+wdQBpwwDTNgE2NAcQaQlDtvmpO/JvDDvkNz91KHlz2PHw\
urCj/h1hh+idX8foRV/H3Nu9jvhNQy2SzU/DZuIW6T6igb0f4ZbZ7shvme1QsmW242HLbEf9ltkOpVtmO4W2zHaMtsx2zG2Z/TDqN0mc2JHfs9ihZFtix8OOxI76zYgdoqcGhXYodkzeUwPy+w8/DJF9ZkcS1Ihc\
PJswcdeZxPpOCvWdpPWdxPpyK4GS1HdCmzE/QCsZaRPQhR61uad/u/JhyDFndqQb2AzhrrSeykIOtL4iMonyzC4qRuOoRBZSnptJZbaVCuQgyslLcGHtjBD5S2FhjdRJvDa7j/J9tkocSaWCrQoupXLJVsG5VPAe\
hmuHFx6Br+FCIfkRe122UDhI8vYFXE8RmVN5Zk4VozlVInMqz82pMptTBXI95eR6wsH1FJHrGc9cT9RJvDa7nvJ9tkpcT6WCrQqup3LJVsH1VPCuh5v1LzwC18PN+uRH7HrZZn2RwvZAeYh8e2CupgYubg/MC7Cx\
924PzAsFw+fbA3OVHTbsEDlLBXbefTtE0jKT0j2DO3v12zbPXNsX2Gvzkpv7QvttHl3ey+T4YevMRSZgEISdM6lfh4Ao7pvpC/wxGqYZL/VIpxmGdJphyE8zjOM0w6hOMwzZNMOYTTOMyTTDiE4zFLXRfHShRzr6\
NuRH38Zx9G1UR9+GePRtio2+jen3CIZ0aqHIvqnojuSpAYndAbmKAA8R0FHv9h0iN+6Y2h0uONgdiM8bLer/wrVMWXvST5f6rUotac84V103GQOSxILIfcFjPGy97ilsHIbC+mGPIdpW3TH7sEfZ8HfPZSbbosVI\
pvzdkV896RCtW7SsdgasYwvXhebEPcNApUaAyC9B0boCE78EJK1qSOe31ohrV611rP1aGhGR6xJMsL+NLtmtpe0+4xM70i7BkO8HjKPrG1XXN8Rp3hQLCmOW0I1JFlfy5Cy380exvXexXXGz1ZDRwmYr5pSP881W\
LMbMHDZbMeccHTdbseCzddhsRRzydpgGMM8yeDYNYIlyeWkawDJn9TANYE75Xfg8tjRneuWU7pVnSULFmPhVouyvnLsAFbgfUMF3BoqpRxBO3YJh1zcIhhStiHoJ5dRVGI9f7ZgYOw2TYs+hGnUfyrkPUYE7EhG4\
NxEOXYoiyqzKuXMRoY6twt2M8n1ulHQ4KlGvozzvelTm/kcF6oSUU08knLsj4etoDe6YlFPvZDzrokRN+imRoLNSRD2W8qzbUjH2XSpRB6Y878VU5q5MBe7PVPCdmuCn2BK7BBWcLevowg5b6Q3yHba5yl3fnh22\
eZGkG8x32OZq6BILO2xzmbrHfIdtqmJXmS9Y5GrabRYXLPIC3IXuXbDIC4XuNF+wyFXuWp06L3lY6Ga9yp2tV9Nc6YskHa8vwN2vV0Mn7OXQFXuZOmQvcrfsVO6cSfRdtP+CEro2L3B37VXutEnNum5fJOnAqUDS\
jfsS/pNcVu33HlI5dOxODt27U7GT9wL3VV4NHb7/ZLPU9qHz9+q33TobCPgCPBzwamFQ4AuFoYGXeYDgVR4mODUMFpy6LtkzDBy8ysMHUtNBhCuTDSVcARxQeIGHFV5NBxe+SDLE8AV4oOHVwnDDFwqDDi+HoYeX\
aQDixKdSS++Kwt4QiAOTyTAaObEjvx49wXEHoGRdekIjDKC+N5i4sQQwWkaewKgBiM/wsn6O1QjfTjCnCuXfTrAYqxa+nWDOlYzfTrDgqxu+nRh4+OYg5VT7/JuDVMzsUPzmINXJIoVvDlKVbZN+c5BqZCXafp9Q\
slC2/T6RMusUtt8nKlkm3X6faGyVZPt9opBFcG86I7JF2JvOPLNCtjedJap/3JvOAtec96Yzpjone7oLClmgtKe7IGf22LOnu1CCrFPc013Q2VaFPd0FlSznNjMHRtaKm5mDkFko3cwcNLJKspk5KGyJsJk5cKq9\
/pL0Zcao9iZQ7U3Iam9qrL1pVHsTuPamcO1N8bU3TrUffqn3MhKquWCqt+Cs1qLFOotCNRbM9RXOtRXu6yrU1/RqqOXwS61XWEVkulcTmF9fAAFXFQDrWgIwWxwAaBsYAcoORkC6OGCs/Y3jIzvyW0w75IfsJoyd\
TWgvSIeSxux4aMiO+kbsULrXoFOoaTvmd3J0KLYd7E/tDrXtgKkRgPm3rMbxdxKN6nq4IZs3G7N2gztJuwHSX0pUJBOkfurWk2Hz7fErQVSHKqmrLTgAyqtapVV16wl44WiCKjFBlZlAVwmGH99oWbs2cGZHunXD\
kP9ZLeP4G0JG9eexDNlvYhmjnxpsWe2NbL/oCMxHOgg4ozKqywSGeKUQrmErAsZ0URDK6eRfke3GtmI43TZvaufY5xrqOrEG5L3EOHqJUfUGQ1RDUMxPjNm6kjH5SdGOTCUx9603dYkZmAY3MGouEzAxA9bEDMwS\
M0DzboAS4IA0MRvrFrHtyO+Sn4b0Cjzskp9iegWU7pKfuvQKTF3MkD62Ilthno7CsvJ0FNaSpyG3Ag/LD1PMrYBojWw6iovC0xGvBE8xsxqSWHh5bqTPrP2a5XRIrHZGFWupaRVRXssq9IZTTqtQ2HeSU5dVgSWV\
16R6puGycCctfA8+denPWO2uWse6ZwunU859RmNz5uui01FcDJ2OwgrodBSWPaeY+awRMfFZY7eJ71RP08QHyP95AePhs6QpJj5A/PcETLE/JWDM/oqAMfkDAkraBb7zl3qk6doQpuWOzny+nCX5cpbky1kpX87y\
fDlL8uUsy5ezLF/OYr6cJflyNsIfMZ1hvgSUvD2ZUb4E6t+CzJJ8CQrtc5hhvgTkf2x0NuTLYZQzw4SJTFsAGOV+E3DXqlH/w8ozlzOBwYdQBvVLKEP+p5VnkDX78JqNwnh0NqRNuEyVVFYTp2OFylZpZf2IFEpH\
I1SJEarMCDYi7UepsyF79u8nZpg9AdEfAJkN2fPoSK9rg0dgvrogYAwb9XtvZkkCxWvQ67sZZlAsp1MORTx4nFEOtaZ/9IZ6pHnHLGRRFMIsY4ZpFFCopEk00Zi5PIoF/VxrpuvnkFrCy4EgcIbMXw8ENcmV4QVB\
EELWjK8IgkL5M7wkYAEyafjWjXmWU7Nv3Vii7Fr61o1lzrPhWzfmlHGFY9pVxulIBU7AKqSJSdWYnVSiVKSc85EKISmpQulZOeVo4RSthn22Fp5VO+RtFTh5m7DPUEkaNynJ5SoWrBiyugpFK4b8LgIkeUWU6ZVz\
uhcBc74yTvwqpNlf1dgFqET9gPJCZ6A69wgqcLegAvUNwkMHIULSS4j0mNg89BcqpJ2GqrHnUIm6D+WFPkR17khUCL2JKtSl0EtFybXZW8VM476l+F4xK5D0MNmbxUwL/Uz6bjETqbfJ3i4mGvQ5SKnbQSnreVCP\
nQ+q1P+glHdBWIJ7IdSoI0KJ+iKQsDtCzIkWNe6UUEvTLRaIGRdVyqsocWpFLWRXFKmbQslWkYJGWcMpvsMCqXCt0G2hxj2X075hzaT/cmrShaFetnboyFDbZ+3QnYEGPRpS6tRQ4n4NNOzaEHPvhlrawWGB2Meh\
St0cSoWeDotwZ4ca93eoUZcHUuj1QEs6PlAf8wYK3R9qaQ+IBWIniCr1gygVukIswr0haqFDRNH3iU3Ydn9fsu8F2qN241r/YlFSHhYQBKWG5IelBEEpt9sHijoO5eGRoTRQKCvbR6CgICiluwWgmDIo5/629VDO\
/W3roRz8dd2hFPx13aEM/gnPoRD+Cc++1DV6br+4ez245LEdiScCSt6yXZPfAfVv2a4TPwOF3r9dO7cCNniTka9arZtRvxYKRxpNhnBc1FNxsV2C6ALK41Xw2w9GdJXs2w+R5M8Ru+sY5CuZEq/Vd5L9Hy24vV7K\
3y3os5hTvdRW0H7uqTvyOwM6lO0MUM/Toyd39OxK7vyRr1puZenG8fkU0UMqT5/UpRqPniJ6jifuEkRVKHuLDDmwHoqoHsrTeogK9cAPkwg9xxN3CaJ6lP3VDY9cZRznGjkxr1bI3gl/KvDnwnV2Jc71dWKsNHQK\
dzmlCqOUVpc7n0CfUvqcXmGXU6okSkkVbdzq6oiYK4laXksogdUE/JTj5/wiuwLmqqIW6ypd912CqI7K0/q5YYFHTxE9xxN3CaK6KI/10LHFXcaoJiakVfFjF2JPCXtOzt1ljOpjQqyQDoLuMkYVMiGtkB9kEXtK\
2HNy7i5jVCETQoU+jWS2r0d+Z0eHbG6vKNns0fGw2aOjfrNHh2hLR8fohw875n74sCN+l0eLmmhaVptNN5VU+Ekt2B4tdITWHfmR5CcadfQTy7vBNnagk1IlYhkj/nW8Ynwbr1BfxiuxN+6KbLqrSN63KxCT9ESm\
HvNIfA0U+2ooTuqiWqiQKr5Wiqlqyql+yl0llfqaxs9JU+5rXfiYNBUTC5Q/JU11b43Sh6SpSpbJPyNNNWcl/VNgeuDsEf78VwsXLi0t4tB0URgOLdJxwyL2Q4skny+SlNgeWbR3Rz5DdcjWywzFDNXxkKF66lbF\
FPvE1SFKXB2jxNWy2h/FZ64LD1inD1jHJwnrS6Ykz1j7/XId8pnUdydJR5J3IV/il8bD9QpfGucqteC+L43zItFse740zkuQjUtfGucy+0D86jcX9poldZLyV795gb3VKnhR6avfXCbfKnz1m6q7kiOx85W/Be0L\
LIdRU3+XpVul61H8OnUQ5GfYDUleOtEje85kzJiPFleYNocrxbn6qjBXX5Xn6iucYg8XjpPnVWHyvCpPnlfeRHj5QqOxwLf6RqOtcHVwuJWgXSzFl1ceLlyPcB2udiPqWi5+qEc+CGu+ZE+xOYfrxgWa2rWwP5Fv\
k7ZwL4XudbhhYbWhjqsKyXX4/uVVhV6nvnx4hHQNoObZfrgC37w02+9VHDAM940T19rNUv2JfLt0ltpL9B0h3JIUuDMpu+LV+DlYjo/jBkbDgyQT3dpPaulcvm0+qe01SX9wP8yIxx7t4ol8s+yvyg4SxvtwL3wb\
cOzRLp7I90pTQCc9uAs8xHMf8tOG1xCFVWove03OWFaf5Fvdi1SQ58hV/0kCq8l2di4CdcoL+E3urNKudpZpMz/L7qMGFv1O+E7NjbXHUnvM9C0b7TfQHuvsM80+u5SN8m2LwP+HL6HQ5Ubtm7LTw4ibB5xvc22p\
Tu6xDwuv0dJVUsIP/pzmYyTWYZ0/p/6kS6bJRCHV3MMmJboJ7mnEfruB1/SGmSZvu3LVP05S4mF+U+Wm6ax9ETG1RyzxVWveWFf3pZwoudPTuiNd2zOU3aIVdBvHsV5M39n2lZOG49u6d2QXHtEDlN6ReZUfJez5\
G56Hf79yeB73ruvCI3qe0rsur/LzhB9AlOdJf7JLnsqJ+Gxe4Cf0av6c+c9eHWc3pmcefLRL0ER81CjWFTWP/Vqa13D9ySu6fuaxrZx5TpuDlMtqmae6TubwH2o3Jbo6QTixtYj2t6eEdH96ypH2t+BfeSI2JQwG\
6pUmzLsFz37E1B3porYhaQpAfseEcdwxYVR3TBiyfRHGbF+EMdkXYUTMbUgi4EyJze66Iz/h65C2BaD4Z6c6HqaFPcWFIMP+r1F1iP4aVcfor1G1rNZQ6o78y4UOJdtUOh62qXTUb1PpULpNpVNom0rHpEsGpLZX\
pHHeG/9phK+CntChAPlXQU/BoYCHkfUTOhQgWlx6cg4FzL0KekKHMuQd6mmEK29Po7Dc9hQaB3hagTpWIF9CexrFdbOnUVgsexqFFbKn2DjPLjKeY2Q8x8h4LkTGcxoZz3lkPMfIeE4i4zmJjF1ojl2s2I5HDIS5\
eLLlNip40p//+X+DG1I7",cs="eJx9WFlv2zgQ/iuGnnYBt5DkS85bmk13g27SoEkPbNEHWqIlIhSpklSuov99R7JIkSLtFyGZjxzN8c0h/4oueF1jpqKz6Mt1K1GJZ4s4S+PZYrvdbqJ59J4zdYNqDAfuXuodp5\
2spdSToZrQl6n0KyZl1Sm/xgVpa5BcKURJfs5KCgdj+F++J8+4uCUqr6IzJVo8jy4qJFCusLjD3d27BucE0cGYd+/4c3T2/U2SxfM36XYxT+JtDI8k/jGPPrMCC0oYvuWSKMJZdPYmiWMLuK9I/sCwlNHZCuRfsJ\
D9sSiOk7dxnMFbbrgieefGBW9eROfA7I/8z1myzVbz7rnpn9vuCW/unpvZecF3eHb3IhWu5eyK5Vw0XCCFi7ezc0pnvRo5E1hi8QhCeM0lHCoIK+/yCvdR67zrfd2THPA7VfzzNTrbpv2fX+BPeH8fm2usBMnBg+\
+/oq/forO08+QGNMgGgeG/5wfxYrE4iPFzTlFt5JtkkLeMPIL/EFoNreJBE2vrXReako3YcqvVEXCTKWJdzPS7Gizyjk/mZZvsAKC66d7FCgMtF4NC2eaVqpDyLW+QwIzi/TGoD6tvPQL7BJEPNVKVb39DW2mkJn\
Y5FALyD9eEhU6DL4SPrqTaS0mRrHyDXrHgvpQz7AvVU+CkqgQOnN3zVgSkkFVfKslzQIgfMfPFOBxWRiyDjcs5p5wFIoFr4kImprQrP59WP1ubiVpcCgxlNLq5XC4PwM8Wy77EvSs5ZyU0EpuFaXqAzmlTjVlerz\
cH8TuskH/4oiLj0WQQ/oWpdXadJAfxZSOJ7exmPfD01lYSD8K/kU0288JLS7Mh+hW337dINCPA5MRX8QE1jXU8Wx/E/6J6V4zyLBtCdd36Km4Cso+QTOG4N6T5dvRusxxsu6/scK5Wgw2fKovZ20HxHSnrQDjv0W\
jEejvw7/MkxmMD6ZQkvnEfa1xayperg/ibZfN2kN1K4lvxHw4lZAfD6QErpy1lOt2QF4H3XATa8HDP7VnrVWY6SoNZQfKWokBRt90Ak7mt2GACwTVE8bNPE+Tw3VTIzkmQqRuLqsvtUGaFw3cTcjzJxSod3tjYSn\
QgS4fvpgyc8KaDZuLwXR8FtYlv8YPD9rHBuGxfbQYG1q1vL2v9+3zC9nF0EF+BqoLBFBbbjRfSYbsJprLYboxtpx1Fj23esXoMhqlx7rB9uR2OPxP/aCMDmX61/Vhm8cha7HA91bzbWUR1z0/m8tLUKSyJ1qWNHq\
eXrTUf16lb76Or6XIzTmWFA4mHyeLOkUS3+H23UpJQPAnbE0bUS2CSUi6IdWM13Mhpu/OlBUE1t/YbA1QYCeWLYVsrRh+SeDm0RCQEf9pxa3Xpds4RcpJhqNVDbXPkzqTpOJcK/mT1VO17gUtn57C3J3cpMlUucW\
77Px3hRwZ83VJFGvriJ6YRHJboLmnWPUNXWAC7FbQg+/0IrjUL4RMFBxhYkEdSBLxiXB0xD8TkEZorywPXoP0I/jxhXGzWKEoJUFgeiTvs3srq2eO9Hq2Aeq92S9eDIgeYwIeawKoVY+KyVOumuBmpY0r+CgrgQV\
n7ohl9n6aIoc4TJjB0lEDWvmaGa05ETrGfPRd3lm1jI64b9SKtBJlbhAFTgEhuqWoUvlhCFdwRBW613cNWqnGYyDAdj+OQfdnugpBWHUa14jAKbbN2tlDrfR6mXUT9p7F3peyGvHNBb0UCl933GHgmyN6Hc/0R6+\
KZxiG7Ba6ReJjg6RiAos0DpTRsHWNz1s284Mr58DI+UF52N8B7vyIGzP4+nGJcWLXiNMtiR0/0S0BPtExAj3ZNwE42zh11e6duTZS/YlZaK6DebfrkOsb4aURMnsqiA+viHpPowDrwsoX1y6moRTZ20cMXtmpOgF\
Yf8sGd8kFrRw4ptuCQagu2lJvwmpXEUu2DNSlOoEf12vY4aXOZkG6WY8OC4hzrwHRcjVhWepjd4KdYKK7jrx5H89WjRxPWoycydlS3jZ/I2VS/G9yp9gB6PG1T1aY4YAp3LfPHPPqABbtFRHS/jf34/T82FAfb",
us="eJxtmNtu20YQhl+F4FULyMGeD7pz3AY1ChtG7NpFA18w1NomIlECSRcxgrx7SVk7+wOdG8H5OJydf2Z2d5gf9cV+t0v9VK/r+6vXsXlOlbHe28paq229qj/t++m62aXZ4J/m8PRb1z9/baZxefK63Z6eXN5d\
VMvTCh83u277xr/6kLrnl2XNq7TpXnczuZyabdee98/b2VzM/x4/dd/T5qab2pd6PQ2vaVVfvDRD005puE3Lu7eH1HbN9hTjx4/77/X6y5lcnUmjVzHIVVDicVX/1W/SsO36dLMfu6nb9/X6TAoBD+5euvZbn8ax\
XtuZ36dhPJrVQqgPQoh5hev91LWLkIv94W1Ygq9+aX+tZAx2tfz64284/sblN/rqfLP/mqrbt3FKu7G67Nv9cNgPzZQ2H6rz7bb6vLgZq89pTMO/M/xfEqturJpqSM/d7GJIm2oamk3aNcO3av80O5xh3yyKmm11\
93ZIT02bqovTKjP+MAf++7zsZvZ3276kYyWWXB0z99S18/PbafPHQ71W4fjn/fxnFO+ZvkrT0LVzTr78qB/+nk38bHM9exgP8zr1z9U7jt6840YW5uSJKcZOCaBBnKgm5mU8MVNYyMwWFvO7Ukagkmgg6sDWQ5yF\
FqjzUrLEaQ3BEmiwNsMSaZS0vgWfOkPHWQowNeTUc0kumnxZvsgPxlGai6VTGUqAVCTQ6QkWnc77DKEiLktSUBJKqHIQZ86d8gCpHYoiEzMsb1ubYy8vW50DChB5ZhGqrijD0EqUIeiaEHIfCg5Kpuu0ApiToaGP\
SY0uaQsyr65L2oKi1yFt1PLaQ3lzfXTgXodGoJYzglndSLDMPg1sTPJpQJHJigw0QrGERqD9YhyTOgONQDUyuF1zaxuokc/BW2ztXCMrGZ9WMW1oQZHIXWNBkSCfRZEL5BMUiZw6CzVSFCfUSGZFNjIldoKDkonT\
KQiJIGzWmFd3BizJJ9SINoLDriOfUCOZS+zg+KGD1qGiLNMLxtJD1/ns00ON6EzyUCM6vbxhoBKaqbG3DFQCNiL1iHccBPV0DHhQH/JW8EW90dkyFKGywCJU0WkVSvSGeiSUODWFFD0HYdPQVoiRgfPMA+/nnRgi\
AyNYSjpWNQcNSMrtFCUH4ZIRpSCWocFCSuhCEY6hoUClc0WC52BJlCYYLQdhN+hygRRRlo5BKRRLS6oihSqh+ZzzRGG1Mo4Iz1LoP0qsxDGFzk0JE42ji0jCPejomJKCuwil4m5CiRMEUMVSzVLDUstSx1Juc0oV\
WMpqY295qVltmtWmWW2a1aZZbZrVplltmtWmWW2G1WZYbYbVZlhthtVmWG2G1WZYbYbVZlhtltVmWW2W1WZZbZbVZlltltVmWW2W1QYjQCh7E2aAQHeGhCFgPoNoy8KNb2wxBhmGKBxoUZXlLGsLI6AsftEDHV0w\
IURVbANLcTKlGGBIKPOAxCmhePCKUwFzAmpDFRQvjA9R06Hq8TONvshgKDCuRAZTXigUxjxNFfKRo3CLhnIJBMFRvMZpqpNBMlQJzGT5WFQMVQI/AikPMIhEU1aDjqJvQwmjSHB05cC9jbYwc5UtAHNLhDw41ha+\
lEqF4JaH3gmB61SYcqInxTDmQK8v08vjqv4zDf1N0w3Lf4A8/vwPpfK11w==",fs={Courier:$a,"Courier-Bold":Ja,"Courier-Oblique":_a,"Courier-BoldOblique":Qa,Helvetica:os,"Helve\
tica-Bold":ts,"Helvetica-Oblique":ns,"Helvetica-BoldOblique":es,"Times-Roman":ss,"Times-Bold":rs,"Times-Italic":as,"Times-BoldItalic":is,Symbol:cs,ZapfDingbats:us},
Le;(function(n){n.Courier="Courier",n.CourierBold="Courier-Bold",n.CourierOblique="Courier-Oblique",n.CourierBoldOblique="Courier-BoldOblique",n.Helvetica="Helv\
etica",n.HelveticaBold="Helvetica-Bold",n.HelveticaOblique="Helvetica-Oblique",n.HelveticaBoldOblique="Helvetica-BoldOblique",n.TimesRoman="Times-Roman",n.TimesRomanBold=
"Times-Bold",n.TimesRomanItalic="Times-Italic",n.TimesRomanBoldItalic="Times-BoldItalic",n.Symbol="Symbol",n.ZapfDingbats="ZapfDingbats"})(Le||(Le={}));var Dr={},
hs=(function(){function n(){var t=this;this.getWidthOfGlyph=function(e){return t.CharWidths[e]},this.getXAxisKerningForPair=function(e,o){return(t.KernPairXAmounts[e]||
{})[o]}}return n.load=function(t){var e=Dr[t];if(e)return e;var o=Rr(fs[t]),r=Object.assign(new n,JSON.parse(o));return r.CharWidths=r.CharMetrics.reduce(function(i,a){
return i[a.N]=a.WX,i},{}),r.KernPairXAmounts=r.KernPairs.reduce(function(i,a){var s=a[0],u=a[1],c=a[2];return i[s]||(i[s]={}),i[s][u]=c,i},{}),Dr[t]=r,r},n})(),
ls="eJztWsuy48iN/Ret74KZfHtX47meqfGjPHaXx4/wgpJ4JbooUU1JVXXb0f9u4JwESF13R7TD29koIpFi8gCJBHDA/Pvm+nraTuPmZ3/f5HHzs7/k8WlzvXS7fvPXp02eqyR/2vRfd2N3gqhUUfm0Od9P236+\
DoczxLWK66fNpZ93/fkGWaOy5mnTnUR67c57lRaZSItM/tnN/XnsX/DfIqg0JOk8HI4UK4BCAFzG+xWCQgXF02Y3nU4dJJVKKrx5mPgKBVMImOvYXY+QKJRCoHzXzxMErQrap810hqaloioF1e0L5kvFUwqe23Hu\
+Q+1TinWeZnuMwSKrRRsL8Nn/kOxlYLtOnzFWE1Viqmu/eceVioVaylYe1OwVKilQD0PCYgiLRtVcJz4kEItW13mNLi0UsCVAB77KyxTKeJKEPff3rsREkVcCeLD3He3HqArBV0J6G/v/fU2cK1WH23l0e3c7T71\
N9uUVv/c5i73bWlVs1Y0u5/3srO7aQb2EPUB+eUTva0TYgG5mGbbzZSUkJTpn75ygF4PThhq1SMGMds4HYZdN54n/rdWc8rv02bfH9I2hbqGsKbPnIYzHSc0qmTIxI6nuwpiAIQmU8F4Gy7jK8RwntAI1v3wedj3\
9FmFECp508s4zUOyGmwpKrwbL8eOIlVU//Yf/S1J9C212Pa/uuSwbVDYlWzxf/aj/UtfWgm258t1GG1X1BVawfdnX0xdoRbjPCdBVGs1svo3R/tPVD1r2YL3k0kUfC04f9ldLkmk0NVwv+pO232SKXa126/vHAO5\
wPxNGivsRsZ/HDhWzLVg/iBuOSfMUTGrTX+b/qSIG0H8u+NEl1J4jcD7/XBI9kDcUYN/0/FNCDuNAP64skYOeLrykUsjElWC9+cmAEAB9NtrEijCplaE/YHvKuC5Iup8zxBAWtFrayakC2QC8uCbhggSskx9zXYN\
QSRkeuZWQBFKQowabNIfS/qeqOgSOFTINcC4DKcnE70H2zqElJAJ3k++dwgrIRPA47J5iCwr724RWELINFBTAAWiCL7SOogrIQj6abWBOH8hCPoL/4a4EoJgn9MWIq40lcY52cJAGbCHMgkpA3g9t7e0sRWgB1Hn\
vjJYRez6yrSTlYJvRZmdCQhe80Pa24roNYL75uLo10WyKYHVeFLjYnImilM0qPDOJOKWNGlFCJsIrw/qsNv7OPY3SnNYSQ9DP46DLHylvGCcEFU08Nz6JIVx9Chd+93ENNhEWroSuC8SAi0WNznNpqH9+c5k1RQ0\
nIbi9/LnTzdmoKZAaAwaib/0g0Ti29wxG8gUgLey/O8eHmmqt4eiKTNYo416LPrLkcIWa2u06eZ5+mLBXCaoTp4m7pckBm41P8Qe0mUG6DUCYWY/fTmnCQbwkCa2043vrhA2gqakncwM3aGfe9GAj1Vw9qiuzPW2\
o4Or4PcxhmUu4atwAGKMy8wCscJhiDFfJh1lhY2K6mo250DrTJXOC82EUgVIkTMmOd0moqC5Dd24H15e0hRKJS0Cvg7Xm9RKgz9ErdWrTpfb6zV5Wx2ytwlDZLplUQ/8Ye72Qyq5RI5kqY4t6fe0iHOItdCYbo8z\
KOi0vLjvjrdjZ2IYRAPUZZ72910SI7vEiL9LaHSvrZFkipKOf02y8gc9vEbmKHQjRP95uH6ShZI9c9pao41otTPLICMETXSC5jLNupbP8bxo2Dy/DOfh9prk8BKNk935MPIo1jiKUSNQqiVSVSozBWYan5nmNMGz\
1+r6AleO8KJJwXdk2H8XwgVVP31AticBhdvqIZPwNPcvqWhqah74iIB6GsYuvbdGeYFS93yY775hPNh6giUlzNNXr/eaJmNYKrnLKznOt4ZsEQ6f5ZCfWVvJFK2Xs5BcP8ND23r5uJqDyaPmM90Oscl9a87aIC3H\
LCxz+uOzNFgOhA+P4XRq8hPTjP3Xhzn4oiYIm1svybSpOX03zDuJX4kqyAx3rrKZdZ3XNMggGh9lsUt/Fm+7m+1bGCxqOttPN/fOFiExKh+xnb1d0gz8qiiXmS0r5YxLaaULN/TaOsu4WEgTS3Fd1TCvlsvj9F1/\
PvQpPzHAZqiN9yZEntcyaDfet0mGOKLl5LGX6EMhU5ZGkf3QnVIWqvJA5FoG7KbLK1BcBcyLTfNYZGr7g8ar+WEWm63VgmSefX/q5k+r6Rplrdo/Heb+q00gKzcWUiVy3pY5RkGL7kept7/zSRS8Uc+Kw+nOV5uk\
qeu1KqtZ2Ds2a6yrWZghX/NS7q3OwQZ5WM0tgGCBPK7muPM6B2fP8wditayKMKG5YzW7rIvzkJcPs8vKOBGaRJxo+boMocrFfe407G0SJlJS7pO+KOrwqKkAcw4lp28Xi28vU7AM2Lfz9gUITKM8fJlcnoRtlJIv\
kwsSRtD2kXkuC8M2ytbX08vSME4ZHqd9cTQgojL5hXr60uhDxDJfTy7WQ3kXy2I9q+t+L7V+d3nZD+fDtrtdf7iZ8gPUNhVNSLOdFKmrqgg5UGR5ktUWkERW4ETnYSnQpK5PsqU2k3I5yZbCTGhJki0lmbJ2ypxO\
d8rYKXM23Slnp6yxclZkVZK1li1EVlMWmY0yyJokC5bIRdYm6sDCW/9X54knZEYnurpKJCEzNtHVdYqTmdGJrm6SiJRMsdWJmTS1MYWuSZwAHg3D5dSJO6tnpqPiNXIHapSQHkL9WNCyDwEZymTtQzyGcfx/rQVu\
kWUP4RgGS29oG5RieEMSVKm67GISoHZUs0g6TKImlZMdbde2cDMFUCZBSBWevKlNIlRrBNQkEVpt0CXUSYTWGvzG1q5TldeFIklgFfiMvQ6tNXgMtk5IM+qSAjbJSpOh4wdUtYnQYgOqxkRosgFVayK02SJsYCJ0\
2tRw9HkVodUG00UTodcG4+UmQrdN0dPhVYR2m8KPBhX1t/bkumgaofzWplwXDT2Oo9K2Lhp6dogUvT+HBpGC98fQxlDs/lSVCr/OVGZ7CGY3lXEIKyD3fylyrQS63P4VjTl0uRkGJxB+l5th2CBS5LkZhg0iRZ6b\
YdgPUqC5aYMEh8CSmzrsCinU3PRBKkNYyQ0qTgSiSmFQcSAQVAqDimSFmFIYVPaKFGphUNktUqiFQUVaUvLVFbaHSEZK47vC0LNfpOgLQ8+OkaIvDD2SjZbOXWHokWBQgJeGHkmlwaEz9EglKHFKQ48og8qmNPQg\
JEp0u9LQg4mAjJeGnm0rRV8aeratFH1p6EE8tBnQlYYebSutwLrS0KNrhRZYZegRbpV3dpWhR8tKSU9XGXr2rJTsdJXBTz0ruLjhT00rVaAyBVLTSjWoTIPUs1IVKlOBbSulAV1lOrBzpZS2q0wJNq8yhH7TovIO\
b1cb5tSXUny14Ut9KUYQUyS1phRgbaDZmEIiFrKThCnpIMMYGrZh0JBo7M01e+H65sZeUpPp6ZsbX4+dcH1xa1YgxYsIAWYF9rXBI1p/L9tiiL6ZmYGtrYpZybaz8caUCA1iA4iIPcEN0ZAQIuq70g2ZPCOQ7R+y\
E5riIjTojfMRESbsge1zHMhgsSlk5PR4u0WnQDraMOdEE7JTj7dbhAqpw4K3W4wKGZv3eHtempBkA+nHQldgrwXHM1jwCgj0pB7BwlcIbI7BnhbAAmsvHNJgISyw+MIxDRbEAqsvHNRgYSyw/GqZSE0j1l84rMFC\
WWABhuMaLJgFVmA4sMHCWUi8CRpZQAvkSzizwUJaIE/CoQ0W1ALpEU5tsLDGDzqg6yI0jaKzfxGaRuRBOLjBglsgAcpYHZhG5D04usECXCDdQd0WLMQFshwc6GBBLqQOETSyMBdIa3DMgwW6QD6Dcx4s1AXyDpSR\
YmoTsrpmzWKQyDJw0GWjTci2GCBZIAtkFDj+wSJZIJPA+Q8WygIJRCQkw8meFCJAsGAWCu8BiNAsjzTAXkKwEBfYg2IQqM3y7EFFauT/ZAcUGlk0DAU7nyzETPeSHBIa1aZmSe4IjWpTsyRphEa1qVmSTFMjU7Mk\
i4ZGreEsSZ+hUWO6s7+bc4/8cdJlaNSYQdjTRbEbM3+c5BgaWTgOSA7stkSLiqFiCwbgLUiHinQX4C1Kh4pEl+BN94oEl+DNdBWJLcH74yS0AG8RPeCjRmRZ3JiR0ZWKrItbW7MmZWVlbG+vSVWxHY2tyW+lJTUy\
0yEVgdTKmmYlNplKagSDCMFlTIaH8GmVMWkpIj6sMsQv+Ae3UmUIX3AP6q0yRC94x/IOBC84B4+VyhC7yHTIELQRhGgM32hchmAM14hMRCpEMIZrNC6DJvAMWkxl0ASOQYOpDJqACrX+EmgCX9EQ8f3T5stwlggX\
f/otCfss8O19uvX7LfqmP3Z1AiRPP2JPY2pA/vTbFIhHqhFedB2s0/2v3bIAG1z14yH8CVcvwJFFoePr5cgbDv9/G+Pfvo2BUIP6ix0r8EO9ZYARuKFeMMAIvFA/gWMESqifiTACG9QrBTpCBFGK9wuMQKz0UgJG\
oH+C7L8xAvPTL40Y4au7gPkfjEAB9SYBRmB/eokAIxA/vT6AETifXh7ACHRPrwroqAFX0i/5GIEmCZb/xQj8Tu8LYARqp5cFMAKr03sCGIHQ6SUBjMDlBMsfMLIP//+HERicXlzACORNsPxJR2iW4I4FRj92EQa8\
TTuGInY3/vHrMSBwuoPX3TDot4c7osKPXJtBm0XLvsPc0XfRZkHNhxE4nLZsMQJ902/jDOQIkriXkAL7JhEyNh1ZemtZ98IxCZvebeCYZE3AHjkmUdMPGRyTpAm6v3FMgqY3EjgmOdPPZhyTmOlFBIwZxHEPgWNe\
J9BbBxyz+af9c45J2PRMcEyyph8EOSZP03PMMTmaXjLgmN0+vWLAMfBpFfeZY7838AVjNilxLYJj4NOy7ZVjUju9zcHxv3/FiVcKULCpf9yGcb9qEOPL/6pp7GyO2cU+S7N2AaOzDMHKBXxO4/goyYBiZ3S7+yxx\
f0fNKud0r31a0gnddp4+9WfTpHJOt/r4yfIlfVDq5z7dgWABg8amf4SBnLxZQ9A0718keFqMZSGDNurhPoxjf5r84LGeQY/77d0vb3QvyYc1DTrd9nWo56movd196uyqy792faz2prfkJHyAHPiBONTe+kZ2ephr\
lhb4Ll0HSRfRNOLxqk5onB1LWu4kCPAGRmicIDOZ6j67Ro0T5V2/F6t1lDpTlkz6iMTpspj/JI53H83+jZNmt/+ybY2TZ1lRctmcUldonEDLxLEbGV5aZ9AwRnqAJmydSFu6c2dunU6/8yDIL5Og0+8W67VOp98x\
sL6kr1H8FglO/W45Uq1z6ncPXto6rX432zlpnVW/e6bAGfXPV0aOmXPqZwcbM+fUzw42Zs6pnx/BxsyJ9fMaV8ycW79fre3c+v1qbefW79+u7QT7/ePazrGf+UE7Zk6wf+Mmi8EJ9ocFQnCC/WGBEJxgf3gDgddN\
NIp/WC3Mb12i24cHXIEfkcs3FzGDM/UPnnJjcKb+cQXOmfrHFThn6h/fgItO1z8+4IjO2P+0LBOdsX9znHgBKUYn7Id+Pkklvh3TCgtpX9DFhbSvll1I+1t0C3NfTBcX5v4IeSHv5sYxX7g7H86dt+/Wbpw7c+8X\
sLkz934Bmztz79+AzZ2+9w+4cmfww2ptZ/DDam1n8MPbtZ3GDw9rs9ui3KZPblw4tz8vJiuc208LhMK5/bRAKJzbT28gFE7wp9XCTvCnR1zO8ZeLw7Fwjj8tTlw4x78v0Ern+PcFWukc//4GWulE//6AonSu/7pa\
xrn+zZ2YnRclRK/rBXJsCAjxh2cKEAWVJ02ku/wOoFv2+12XkmnODwHgW4uQGVbZ0uM7mAJ1b/68/JlpUMnWdy5MF6/Vd5eL19YYSPd6FqPwBkNQo/h2NQxdQQ3bn/dpCxrGrqCW7U8rKZl/mfi0Xytk3Am66ZhY\
bg4y+KAVslDwbXdNL2d5qU5hnYBlTZaa6hs2t1qWdaeeTptcLco+hl5R7w4H5uOGcQbtEkpT18GusOI2xT9dYcVJf7zCSjmbD+Iud2s1NPRb9E+0UICmizb8ZK/+5JOLOulSqwaw5VJr2vB8dSFn89fvv/8H0oq1\
dA==",ds=Rr(ls),Fo=JSON.parse(ds),wo=(function(){function n(t,e){var o=this;this.canEncodeUnicodeCodePoint=function(r){return r in o.unicodeMappings},this.encodeUnicodeCodePoint=
function(r){var i=o.unicodeMappings[r];if(!i){var a=String.fromCharCode(r),s="0x"+Ya(r.toString(16),4,"0"),u=o.name+' cannot encode "'+a+'" ('+s+")";throw new Error(
u)}return{code:i[0],name:i[1]}},this.name=t,this.supportedCodePoints=Object.keys(e).map(Number).sort(function(r,i){return r-i}),this.unicodeMappings=e}return n})(),
wn={Symbol:new wo("Symbol",Fo.symbol),ZapfDingbats:new wo("ZapfDingbats",Fo.zapfdingbats),WinAnsi:new wo("WinAnsi",Fo.win1252)},Cn=function(n){return Object.keys(
n).map(function(t){return n[t]})},ps=Cn(Le),Nr=function(n){return ps.includes(n)},Sn=function(n,t){return n.x===t.x&&n.y===t.y&&n.width===t.width&&n.height===t.
height},vt=function(n){return"`"+n+"`"},vs=function(n){return"'"+n+"'"},jr=function(n){var t=typeof n;return t==="string"?vs(n):t==="undefined"?vt(n):n},gs=function(n,t,e){
for(var o=new Array(e.length),r=0,i=e.length;r<i;r++){var a=e[r];o[r]=jr(a)}var s=o.join(" or ");return vt(t)+" must be one of "+s+", but was actually "+jr(n)},
$t=function(n,t,e){Array.isArray(e)||(e=Cn(e));for(var o=0,r=e.length;o<r;o++)if(n===e[o])return;throw new TypeError(gs(n,t,e))},Nt=function(n,t,e){Array.isArray(
e)||(e=Cn(e)),$t(n,t,e.concat(void 0))},ys=function(n,t,e){Array.isArray(e)||(e=Cn(e));for(var o=0,r=n.length;o<r;o++)$t(n[o],t,e)},ms=function(n){return n===null?
"null":n===void 0?"undefined":typeof n=="string"?"string":isNaN(n)?"NaN":typeof n=="number"?"number":typeof n=="boolean"?"boolean":typeof n=="symbol"?"symbol":typeof n==
"bigint"?"bigint":n.constructor&&n.constructor.name?n.constructor.name:n.name?n.name:n.constructor?String(n.constructor):String(n)},bs=function(n,t){return t===
"null"?n===null:t==="undefined"?n===void 0:t==="string"?typeof n=="string":t==="number"?typeof n=="number"&&!isNaN(n):t==="boolean"?typeof n=="boolean":t==="sym\
bol"?typeof n=="symbol":t==="bigint"?typeof n=="bigint":t===Date?n instanceof Date:t===Array?n instanceof Array:t===Uint8Array?n instanceof Uint8Array:t===ArrayBuffer?
n instanceof ArrayBuffer:t===Function?n instanceof Function:n instanceof t[0]},xs=function(n,t,e){for(var o=new Array(e.length),r=0,i=e.length;r<i;r++){var a=e[r];
a==="null"&&(o[r]=vt("null")),a==="undefined"&&(o[r]=vt("undefined")),a==="string"?o[r]=vt("string"):a==="number"?o[r]=vt("number"):a==="boolean"?o[r]=vt("boole\
an"):a==="symbol"?o[r]=vt("symbol"):a==="bigint"?o[r]=vt("bigint"):a===Array?o[r]=vt("Array"):a===Uint8Array?o[r]=vt("Uint8Array"):a===ArrayBuffer?o[r]=vt("Arra\
yBuffer"):o[r]=vt(a[1])}var s=o.join(" or ");return vt(t)+" must be of type "+s+", but was actually of type "+vt(ms(n))},x=function(n,t,e){for(var o=0,r=e.length;o<
r;o++)if(bs(n,e[o]))return;throw new TypeError(xs(n,t,e))},A=function(n,t,e){x(n,t,e.concat("undefined"))},Mr=function(n,t,e){for(var o=0,r=n.length;o<r;o++)x(n[o],
t,e)},Pt=function(n,t,e,o){if(x(n,t,["number"]),x(e,"min",["number"]),x(o,"max",["number"]),o=Math.max(e,o),n<e||n>o)throw new Error(vt(t)+" must be at least "+
e+" and at most "+o+", but was actually "+n)},zt=function(n,t,e,o){x(n,t,["number","undefined"]),typeof n=="number"&&Pt(n,t,e,o)},Br=function(n,t,e){if(x(n,t,["\
number"]),n%e!==0)throw new Error(vt(t)+" must be a multiple of "+e+", but was actually "+n)},Fs=function(n,t){if(!Number.isInteger(n))throw new Error(vt(t)+" m\
ust be an integer, but was actually "+n)},kn=function(n,t){if(![1,0].includes(Math.sign(n)))throw new Error(vt(t)+" must be a positive number or 0, but was actu\
ally "+n)},H=new Uint16Array(256);for(Xe=0;Xe<256;Xe++)H[Xe]=Xe;var Xe;H[22]=L(""),H[24]=L("˘"),H[25]=L("ˇ"),H[26]=L("ˆ"),H[27]=L("˙"),H[28]=L("˝"),H[29]=
L("˛"),H[30]=L("˚"),H[31]=L("˜"),H[127]=L("�"),H[128]=L("•"),H[129]=L("†"),H[130]=L("‡"),H[131]=L("…"),H[132]=L("—"),H[133]=L("–"),H[134]=L("ƒ"),
H[135]=L("⁄"),H[136]=L("‹"),H[137]=L("›"),H[138]=L("−"),H[139]=L("‰"),H[140]=L("„"),H[141]=L("“"),H[142]=L("”"),H[143]=L("‘"),H[144]=L("’"),
H[145]=L("‚"),H[146]=L("™"),H[147]=L("ﬁ"),H[148]=L("ﬂ"),H[149]=L("Ł"),H[150]=L("Œ"),H[151]=L("Š"),H[152]=L("Ÿ"),H[153]=L("Ž"),H[154]=L("ı"),H[155]=
L("ł"),H[156]=L("œ"),H[157]=L("š"),H[158]=L("ž"),H[159]=L("�"),H[160]=L("€"),H[173]=L("�");var Vr=function(n){for(var t=new Array(n.length),e=0,o=n.length;e<
o;e++)t[e]=H[n[e]];return String.fromCodePoint.apply(String,t)},ws=(function(){function n(t){this.populate=t,this.value=void 0}return n.prototype.getValue=function(){
return this.value},n.prototype.access=function(){return this.value||(this.value=this.populate()),this.value},n.prototype.invalidate=function(){this.value=void 0},
n.populatedBy=function(t){return new n(t)},n})(),Ht=ws,jt=(function(n){P(t,n);function t(e,o){var r=this,i="Method "+e+"."+o+"() not implemented";return r=n.call(
this,i)||this,r}return t})(Error),Co=(function(n){P(t,n);function t(e){var o=this,r="Cannot construct "+e+" - it has a private constructor";return o=n.call(this,
r)||this,o}return t})(Error),Tn=(function(n){P(t,n);function t(e,o){var r=this,i=function(u){var c,f;return(c=u?.name)!==null&&c!==void 0?c:(f=u?.constructor)===
null||f===void 0?void 0:f.name},a=Array.isArray(e)?e.map(i):[i(e)],s="Expected instance of "+a.join(" or ")+", "+("but got instance of "+(o&&i(o)));return r=n.call(
this,s)||this,r}return t})(Error),Cs=(function(n){P(t,n);function t(e){var o=this,r=e+" stream encoding not supported";return o=n.call(this,r)||this,o}return t})(
Error),So=(function(n){P(t,n);function t(e,o){var r=this,i="Cannot call "+e+"."+o+"() more than once";return r=n.call(this,i)||this,r}return t})(Error),yl=(function(n){
P(t,n);function t(e){var o=this,r="Missing catalog (ref="+e+")";return o=n.call(this,r)||this,o}return t})(Error),Ss=(function(n){P(t,n);function t(){var e=this,
o="Can't embed page with missing Contents";return e=n.call(this,o)||this,e}return t})(Error),ks=(function(n){P(t,n);function t(e){var o,r,i,a=this,s=(i=(r=(o=e?.
contructor)===null||o===void 0?void 0:o.name)!==null&&r!==void 0?r:e?.name)!==null&&i!==void 0?i:e,u="Unrecognized stream type: "+s;return a=n.call(this,u)||this,
a}return t})(Error),Ts=(function(n){P(t,n);function t(){var e=this,o="Found mismatched contexts while embedding pages. All pages in the array passed to `PDFDocu\
ment.embedPages()` must be from the same document.";return e=n.call(this,o)||this,e}return t})(Error),As=(function(n){P(t,n);function t(e){var o=this,r="Attempt\
ed to convert PDFArray with "+e+" elements to rectangle, but must have exactly 4 elements.";return o=n.call(this,r)||this,o}return t})(Error),Ur=(function(n){P(
t,n);function t(e){var o=this,r='Attempted to convert "'+e+'" to a date, but it does not match the PDF date string format.';return o=n.call(this,r)||this,o}return t})(
Error),Ir=(function(n){P(t,n);function t(e,o){var r=this,i="Invalid targetIndex specified: targetIndex="+e+" must be less than Count="+o;return r=n.call(this,i)||
this,r}return t})(Error),Wr=(function(n){P(t,n);function t(e,o){var r=this,i="Failed to "+o+" at targetIndex="+e+" due to corrupt page tree: It is likely that o\
ne or more 'Count' entries are invalid";return r=n.call(this,i)||this,r}return t})(Error),An=(function(n){P(t,n);function t(e,o,r){var i=this,a="index should be\
 at least "+o+" and at most "+r+", but was actually "+e;return i=n.call(this,a)||this,i}return t})(Error),ko=(function(n){P(t,n);function t(){var e=this,o="Atte\
mpted to set invalid field value";return e=n.call(this,o)||this,e}return t})(Error),Ps=(function(n){P(t,n);function t(){var e=this,o="Attempted to select multip\
le values for single-select field";return e=n.call(this,o)||this,e}return t})(Error),Os=(function(n){P(t,n);function t(e){var o=this,r="No /DA (default appearan\
ce) entry found for field: "+e;return o=n.call(this,r)||this,o}return t})(Error),Rs=(function(n){P(t,n);function t(e){var o=this,r="No Tf operator found for DA \
of field: "+e;return o=n.call(this,r)||this,o}return t})(Error),zr=(function(n){P(t,n);function t(e,o){var r=this,i="Failed to parse number "+("(line:"+e.line+"\
 col:"+e.column+" offset="+e.offset+'): "'+o+'"');return r=n.call(this,i)||this,r}return t})(Error),te=(function(n){P(t,n);function t(e,o){var r=this,i="Failed \
to parse PDF document "+("(line:"+e.line+" col:"+e.column+" offset="+e.offset+"): "+o);return r=n.call(this,i)||this,r}return t})(Error),Ds=(function(n){P(t,n);
function t(e,o,r){var i=this,a="Expected next byte to be "+o+" but it was actually "+r;return i=n.call(this,e,a)||this,i}return t})(te),Ns=(function(n){P(t,n);function t(e,o){
var r=this,i="Failed to parse PDF object starting with the following byte: "+o;return r=n.call(this,e,i)||this,r}return t})(te),js=(function(n){P(t,n);function t(e){
var o=this,r="Failed to parse invalid PDF object";return o=n.call(this,e,r)||this,o}return t})(te),Ms=(function(n){P(t,n);function t(e){var o=this,r="Failed to \
parse PDF stream";return o=n.call(this,e,r)||this,o}return t})(te),Bs=(function(n){P(t,n);function t(e){var o=this,r="Failed to parse PDF literal string due to \
unbalanced parenthesis";return o=n.call(this,e,r)||this,o}return t})(te),Vs=(function(n){P(t,n);function t(e){var o=this,r="Parser stalled";return o=n.call(this,
e,r)||this,o}return t})(te),Us=(function(n){P(t,n);function t(e){var o=this,r="No PDF header found";return o=n.call(this,e,r)||this,o}return t})(te),Is=(function(n){
P(t,n);function t(e,o){var r=this,i="Did not find expected keyword '"+xr(o)+"'";return r=n.call(this,e,i)||this,r}return t})(te),To;(function(n){n[n.Null=0]="Nu\
ll",n[n.Backspace=8]="Backspace",n[n.Tab=9]="Tab",n[n.Newline=10]="Newline",n[n.FormFeed=12]="FormFeed",n[n.CarriageReturn=13]="CarriageReturn",n[n.Space=32]="S\
pace",n[n.ExclamationPoint=33]="ExclamationPoint",n[n.Hash=35]="Hash",n[n.Percent=37]="Percent",n[n.LeftParen=40]="LeftParen",n[n.RightParen=41]="RightParen",n[n.
Plus=43]="Plus",n[n.Minus=45]="Minus",n[n.Dash=45]="Dash",n[n.Period=46]="Period",n[n.ForwardSlash=47]="ForwardSlash",n[n.Zero=48]="Zero",n[n.One=49]="One",n[n.
Two=50]="Two",n[n.Three=51]="Three",n[n.Four=52]="Four",n[n.Five=53]="Five",n[n.Six=54]="Six",n[n.Seven=55]="Seven",n[n.Eight=56]="Eight",n[n.Nine=57]="Nine",n[n.
LessThan=60]="LessThan",n[n.GreaterThan=62]="GreaterThan",n[n.A=65]="A",n[n.D=68]="D",n[n.E=69]="E",n[n.F=70]="F",n[n.O=79]="O",n[n.P=80]="P",n[n.R=82]="R",n[n.
LeftSquareBracket=91]="LeftSquareBracket",n[n.BackSlash=92]="BackSlash",n[n.RightSquareBracket=93]="RightSquareBracket",n[n.a=97]="a",n[n.b=98]="b",n[n.d=100]="\
d",n[n.e=101]="e",n[n.f=102]="f",n[n.i=105]="i",n[n.j=106]="j",n[n.l=108]="l",n[n.m=109]="m",n[n.n=110]="n",n[n.o=111]="o",n[n.r=114]="r",n[n.s=115]="s",n[n.t=116]=
"t",n[n.u=117]="u",n[n.x=120]="x",n[n.LeftCurly=123]="LeftCurly",n[n.RightCurly=125]="RightCurly",n[n.Tilde=126]="Tilde"})(To||(To={}));var g=To,Ws=(0,vn.c)((0,pn.a)()),
zs=(function(){function n(t,e){this.major=String(t),this.minor=String(e)}return n.prototype.toString=function(){var t=Xt(129);return"%PDF-"+this.major+"."+this.
minor+`
%`+t+t+t+t},n.prototype.sizeInBytes=function(){return 12+this.major.length+this.minor.length},n.prototype.copyBytesInto=function(t,e){var o=e;return t[e++]=g.Percent,
t[e++]=g.P,t[e++]=g.D,t[e++]=g.F,t[e++]=g.Dash,e+=xt(this.major,t,e),t[e++]=g.Period,e+=xt(this.minor,t,e),t[e++]=g.Newline,t[e++]=g.Percent,t[e++]=129,t[e++]=129,
t[e++]=129,t[e++]=129,e-o},n.forVersion=function(t,e){return new n(t,e)},n})(),Pn=zs,qs=(function(){function n(){}return n.prototype.clone=function(t){throw new jt(
this.constructor.name,"clone")},n.prototype.toString=function(){throw new jt(this.constructor.name,"toString")},n.prototype.sizeInBytes=function(){throw new jt(
this.constructor.name,"sizeInBytes")},n.prototype.copyBytesInto=function(t,e){throw new jt(this.constructor.name,"copyBytesInto")},n})(),Ct=qs,Es=(function(n){P(
t,n);function t(e){var o=n.call(this)||this;return o.numberValue=e,o.stringValue=La(e),o}return t.prototype.asNumber=function(){return this.numberValue},t.prototype.
value=function(){return this.numberValue},t.prototype.clone=function(){return t.of(this.numberValue)},t.prototype.toString=function(){return this.stringValue},t.
prototype.sizeInBytes=function(){return this.stringValue.length},t.prototype.copyBytesInto=function(e,o){return o+=xt(this.stringValue,e,o),this.stringValue.length},
t.of=function(e){return new t(e)},t})(Ct),E=Es,Gs=(function(n){P(t,n);function t(e){var o=n.call(this)||this;return o.array=[],o.context=e,o}return t.prototype.
size=function(){return this.array.length},t.prototype.push=function(e){this.array.push(e)},t.prototype.insert=function(e,o){this.array.splice(e,0,o)},t.prototype.
indexOf=function(e){var o=this.array.indexOf(e);return o===-1?void 0:o},t.prototype.remove=function(e){this.array.splice(e,1)},t.prototype.set=function(e,o){this.
array[e]=o},t.prototype.get=function(e){return this.array[e]},t.prototype.lookupMaybe=function(e){for(var o,r=[],i=1;i<arguments.length;i++)r[i-1]=arguments[i];
return(o=this.context).lookupMaybe.apply(o,ot([this.get(e)],r))},t.prototype.lookup=function(e){for(var o,r=[],i=1;i<arguments.length;i++)r[i-1]=arguments[i];return(o=
this.context).lookup.apply(o,ot([this.get(e)],r))},t.prototype.asRectangle=function(){if(this.size()!==4)throw new As(this.size());var e=this.lookup(0,E).asNumber(),
o=this.lookup(1,E).asNumber(),r=this.lookup(2,E).asNumber(),i=this.lookup(3,E).asNumber(),a=e,s=o,u=r-e,c=i-o;return{x:a,y:s,width:u,height:c}},t.prototype.asArray=
function(){return this.array.slice()},t.prototype.clone=function(e){for(var o=t.withContext(e||this.context),r=0,i=this.size();r<i;r++)o.push(this.array[r]);return o},
t.prototype.toString=function(){for(var e="[ ",o=0,r=this.size();o<r;o++)e+=this.get(o).toString(),e+=" ";return e+="]",e},t.prototype.sizeInBytes=function(){for(var e=3,
o=0,r=this.size();o<r;o++)e+=this.get(o).sizeInBytes()+1;return e},t.prototype.copyBytesInto=function(e,o){var r=o;e[o++]=g.LeftSquareBracket,e[o++]=g.Space;for(var i=0,
a=this.size();i<a;i++)o+=this.get(i).copyBytesInto(e,o),e[o++]=g.Space;return e[o++]=g.RightSquareBracket,o-r},t.prototype.scalePDFNumbers=function(e,o){for(var r=0,
i=this.size();r<i;r++){var a=this.lookup(r);if(a instanceof E){var s=r%2===0?e:o;this.set(r,E.of(a.asNumber()*s))}}},t.withContext=function(e){return new t(e)},
t})(Ct),rt=Gs,Ao={},Ks=(function(n){P(t,n);function t(e,o){var r=this;if(e!==Ao)throw new Co("PDFBool");return r=n.call(this)||this,r.value=o,r}return t.prototype.
asBoolean=function(){return this.value},t.prototype.clone=function(){return this},t.prototype.toString=function(){return String(this.value)},t.prototype.sizeInBytes=
function(){return this.value?4:5},t.prototype.copyBytesInto=function(e,o){return this.value?(e[o++]=g.t,e[o++]=g.r,e[o++]=g.u,e[o++]=g.e,4):(e[o++]=g.f,e[o++]=g.
a,e[o++]=g.l,e[o++]=g.s,e[o++]=g.e,5)},t.True=new t(Ao,!0),t.False=new t(Ao,!1),t})(Ct),be=Ks,Mt=new Uint8Array(256);Mt[g.LeftParen]=1,Mt[g.RightParen]=1,Mt[g.LessThan]=
1,Mt[g.GreaterThan]=1,Mt[g.LeftSquareBracket]=1,Mt[g.RightSquareBracket]=1,Mt[g.LeftCurly]=1,Mt[g.RightCurly]=1,Mt[g.ForwardSlash]=1,Mt[g.Percent]=1;var Zt=new Uint8Array(
256);Zt[g.Null]=1,Zt[g.Tab]=1,Zt[g.Newline]=1,Zt[g.FormFeed]=1,Zt[g.CarriageReturn]=1,Zt[g.Space]=1;var Po=new Uint8Array(256);for(xe=0,qr=256;xe<qr;xe++)Po[xe]=
Zt[xe]||Mt[xe]?1:0;var xe,qr;Po[g.Hash]=1;var Ls=function(n){return n.replace(/#([\dABCDEF]{2})/g,function(t,e){return ka(e)})},Xs=function(n){return n>=g.ExclamationPoint&&
n<=g.Tilde&&!Po[n]},Er={},Gr=new Map,Hs=(function(n){P(t,n);function t(e,o){var r=this;if(e!==Er)throw new Co("PDFName");r=n.call(this)||this;for(var i="/",a=0,
s=o.length;a<s;a++){var u=o[a],c=L(u);i+=Xs(c)?u:"#"+bn(c)}return r.encodedName=i,r}return t.prototype.asBytes=function(){for(var e=[],o="",r=!1,i=function(h){h!==
void 0&&e.push(h),r=!1},a=1,s=this.encodedName.length;a<s;a++){var u=this.encodedName[a],c=L(u),f=this.encodedName[a+1];r?c>=g.Zero&&c<=g.Nine||c>=g.a&&c<=g.f||
c>=g.A&&c<=g.F?(o+=u,(o.length===2||!(f>="0"&&f<="9"||f>="a"&&f<="f"||f>="A"&&f<="F"))&&(i(parseInt(o,16)),o="")):i(c):c===g.Hash?r=!0:i(c)}return new Uint8Array(
e)},t.prototype.decodeText=function(){var e=this.asBytes();return String.fromCharCode.apply(String,Array.from(e))},t.prototype.asString=function(){return this.encodedName},
t.prototype.value=function(){return this.encodedName},t.prototype.clone=function(){return this},t.prototype.toString=function(){return this.encodedName},t.prototype.
sizeInBytes=function(){return this.encodedName.length},t.prototype.copyBytesInto=function(e,o){return o+=xt(this.encodedName,e,o),this.encodedName.length},t.of=
function(e){var o=Ls(e),r=Gr.get(o);return r||(r=new t(Er,o),Gr.set(o,r)),r},t.Length=t.of("Length"),t.FlateDecode=t.of("FlateDecode"),t.Resources=t.of("Resourc\
es"),t.Font=t.of("Font"),t.XObject=t.of("XObject"),t.ExtGState=t.of("ExtGState"),t.Contents=t.of("Contents"),t.Type=t.of("Type"),t.Parent=t.of("Parent"),t.MediaBox=
t.of("MediaBox"),t.Page=t.of("Page"),t.Annots=t.of("Annots"),t.TrimBox=t.of("TrimBox"),t.ArtBox=t.of("ArtBox"),t.BleedBox=t.of("BleedBox"),t.CropBox=t.of("CropB\
ox"),t.Rotate=t.of("Rotate"),t.Title=t.of("Title"),t.Author=t.of("Author"),t.Subject=t.of("Subject"),t.Creator=t.of("Creator"),t.Keywords=t.of("Keywords"),t.Producer=
t.of("Producer"),t.CreationDate=t.of("CreationDate"),t.ModDate=t.of("ModDate"),t})(Ct),p=Hs,Zs=(function(n){P(t,n);function t(){return n!==null&&n.apply(this,arguments)||
this}return t.prototype.asNull=function(){return null},t.prototype.clone=function(){return this},t.prototype.toString=function(){return"null"},t.prototype.sizeInBytes=
function(){return 4},t.prototype.copyBytesInto=function(e,o){return e[o++]=g.n,e[o++]=g.u,e[o++]=g.l,e[o++]=g.l,4},t})(Ct),Tt=new Zs,Ys=(function(n){P(t,n);function t(e,o){
var r=n.call(this)||this;return r.dict=e,r.context=o,r}return t.prototype.keys=function(){return Array.from(this.dict.keys())},t.prototype.values=function(){return Array.
from(this.dict.values())},t.prototype.entries=function(){return Array.from(this.dict.entries())},t.prototype.set=function(e,o){this.dict.set(e,o)},t.prototype.get=
function(e,o){o===void 0&&(o=!1);var r=this.dict.get(e);if(!(r===Tt&&!o))return r},t.prototype.has=function(e){var o=this.dict.get(e);return o!==void 0&&o!==Tt},
t.prototype.lookupMaybe=function(e){for(var o,r=[],i=1;i<arguments.length;i++)r[i-1]=arguments[i];var a=r.includes(Tt),s=(o=this.context).lookupMaybe.apply(o,ot(
[this.get(e,a)],r));if(!(s===Tt&&!a))return s},t.prototype.lookup=function(e){for(var o,r=[],i=1;i<arguments.length;i++)r[i-1]=arguments[i];var a=r.includes(Tt),
s=(o=this.context).lookup.apply(o,ot([this.get(e,a)],r));if(!(s===Tt&&!a))return s},t.prototype.delete=function(e){return this.dict.delete(e)},t.prototype.asMap=
function(){return new Map(this.dict)},t.prototype.uniqueKey=function(e){e===void 0&&(e="");for(var o=this.keys(),r=p.of(this.context.addRandomSuffix(e,10));o.includes(
r);)r=p.of(this.context.addRandomSuffix(e,10));return r},t.prototype.clone=function(e){for(var o=t.withContext(e||this.context),r=this.entries(),i=0,a=r.length;i<
a;i++){var s=r[i],u=s[0],c=s[1];o.set(u,c)}return o},t.prototype.toString=function(){for(var e=`<<
`,o=this.entries(),r=0,i=o.length;r<i;r++){var a=o[r],s=a[0],u=a[1];e+=s.toString()+" "+u.toString()+`
`}return e+=">>",e},t.prototype.sizeInBytes=function(){for(var e=5,o=this.entries(),r=0,i=o.length;r<i;r++){var a=o[r],s=a[0],u=a[1];e+=s.sizeInBytes()+u.sizeInBytes()+
2}return e},t.prototype.copyBytesInto=function(e,o){var r=o;e[o++]=g.LessThan,e[o++]=g.LessThan,e[o++]=g.Newline;for(var i=this.entries(),a=0,s=i.length;a<s;a++){
var u=i[a],c=u[0],f=u[1];o+=c.copyBytesInto(e,o),e[o++]=g.Space,o+=f.copyBytesInto(e,o),e[o++]=g.Newline}return e[o++]=g.GreaterThan,e[o++]=g.GreaterThan,o-r},t.
withContext=function(e){return new t(new Map,e)},t.fromMapWithContext=function(e,o){return new t(e,o)},t})(Ct),Y=Ys,Js=(function(n){P(t,n);function t(e){var o=n.
call(this)||this;return o.dict=e,o}return t.prototype.clone=function(e){throw new jt(this.constructor.name,"clone")},t.prototype.getContentsString=function(){throw new jt(
this.constructor.name,"getContentsString")},t.prototype.getContents=function(){throw new jt(this.constructor.name,"getContents")},t.prototype.getContentsSize=function(){
throw new jt(this.constructor.name,"getContentsSize")},t.prototype.updateDict=function(){var e=this.getContentsSize();this.dict.set(p.Length,E.of(e))},t.prototype.
sizeInBytes=function(){return this.updateDict(),this.dict.sizeInBytes()+this.getContentsSize()+18},t.prototype.toString=function(){this.updateDict();var e=this.
dict.toString();return e+=`
stream
`,e+=this.getContentsString(),e+=`
endstream`,e},t.prototype.copyBytesInto=function(e,o){this.updateDict();var r=o;o+=this.dict.copyBytesInto(e,o),e[o++]=g.Newline,e[o++]=g.s,e[o++]=g.t,e[o++]=g.
r,e[o++]=g.e,e[o++]=g.a,e[o++]=g.m,e[o++]=g.Newline;for(var i=this.getContents(),a=0,s=i.length;a<s;a++)e[o++]=i[a];return e[o++]=g.Newline,e[o++]=g.e,e[o++]=g.
n,e[o++]=g.d,e[o++]=g.s,e[o++]=g.t,e[o++]=g.r,e[o++]=g.e,e[o++]=g.a,e[o++]=g.m,o-r},t})(Ct),At=Js,Qs=(function(n){P(t,n);function t(e,o){var r=n.call(this,e)||this;
return r.contents=o,r}return t.prototype.asUint8Array=function(){return this.contents.slice()},t.prototype.clone=function(e){return t.of(this.dict.clone(e),this.
contents.slice())},t.prototype.getContentsString=function(){return xr(this.contents)},t.prototype.getContents=function(){return this.contents},t.prototype.getContentsSize=
function(){return this.contents.length},t.of=function(e,o){return new t(e,o)},t})(At),He=Qs,Kr={},Lr=new Map,_s=(function(n){P(t,n);function t(e,o,r){var i=this;
if(e!==Kr)throw new Co("PDFRef");return i=n.call(this)||this,i.objectNumber=o,i.generationNumber=r,i.tag=o+" "+r+" R",i}return t.prototype.clone=function(){return this},
t.prototype.toString=function(){return this.tag},t.prototype.sizeInBytes=function(){return this.tag.length},t.prototype.copyBytesInto=function(e,o){return o+=xt(
this.tag,e,o),this.tag.length},t.of=function(e,o){o===void 0&&(o=0);var r=e+" "+o+" R",i=Lr.get(r);return i||(i=new t(Kr,e,o),Lr.set(r,i)),i},t})(Ct),st=_s,$s=(function(){
function n(t,e){this.name=t,this.args=e||[]}return n.prototype.clone=function(t){for(var e=new Array(this.args.length),o=0,r=e.length;o<r;o++){var i=this.args[o];
e[o]=i instanceof Ct?i.clone(t):i}return n.of(this.name,e)},n.prototype.toString=function(){for(var t="",e=0,o=this.args.length;e<o;e++)t+=String(this.args[e])+
" ";return t+=this.name,t},n.prototype.sizeInBytes=function(){for(var t=0,e=0,o=this.args.length;e<o;e++){var r=this.args[e];t+=(r instanceof Ct?r.sizeInBytes():
r.length)+1}return t+=this.name.length,t},n.prototype.copyBytesInto=function(t,e){for(var o=e,r=0,i=this.args.length;r<i;r++){var a=this.args[r];a instanceof Ct?
e+=a.copyBytesInto(t,e):e+=xt(a,t,e),t[e++]=g.Space}return e+=xt(this.name,t,e),e-o},n.of=function(t,e){return new n(t,e)},n})(),_=$s,Oo;(function(n){n.NonStrokingColor=
"sc",n.NonStrokingColorN="scn",n.NonStrokingColorRgb="rg",n.NonStrokingColorGray="g",n.NonStrokingColorCmyk="k",n.NonStrokingColorspace="cs",n.StrokingColor="SC",
n.StrokingColorN="SCN",n.StrokingColorRgb="RG",n.StrokingColorGray="G",n.StrokingColorCmyk="K",n.StrokingColorspace="CS",n.BeginMarkedContentSequence="BDC",n.BeginMarkedContent=
"BMC",n.EndMarkedContent="EMC",n.MarkedContentPointWithProps="DP",n.MarkedContentPoint="MP",n.DrawObject="Do",n.ConcatTransformationMatrix="cm",n.PopGraphicsState=
"Q",n.PushGraphicsState="q",n.SetFlatness="i",n.SetGraphicsStateParams="gs",n.SetLineCapStyle="J",n.SetLineDashPattern="d",n.SetLineJoinStyle="j",n.SetLineMiterLimit=
"M",n.SetLineWidth="w",n.SetTextMatrix="Tm",n.SetRenderingIntent="ri",n.AppendRectangle="re",n.BeginInlineImage="BI",n.BeginInlineImageData="ID",n.EndInlineImage=
"EI",n.ClipEvenOdd="W*",n.ClipNonZero="W",n.CloseAndStroke="s",n.CloseFillEvenOddAndStroke="b*",n.CloseFillNonZeroAndStroke="b",n.ClosePath="h",n.AppendBezierCurve=
"c",n.CurveToReplicateFinalPoint="y",n.CurveToReplicateInitialPoint="v",n.EndPath="n",n.FillEvenOddAndStroke="B*",n.FillEvenOdd="f*",n.FillNonZeroAndStroke="B",
n.FillNonZero="f",n.LegacyFillNonZero="F",n.LineTo="l",n.MoveTo="m",n.ShadingFill="sh",n.StrokePath="S",n.BeginText="BT",n.EndText="ET",n.MoveText="Td",n.MoveTextSetLeading=
"TD",n.NextLine="T*",n.SetCharacterSpacing="Tc",n.SetFontAndSize="Tf",n.SetTextHorizontalScaling="Tz",n.SetTextLineHeight="TL",n.SetTextRenderingMode="Tr",n.SetTextRise=
"Ts",n.SetWordSpacing="Tw",n.ShowText="Tj",n.ShowTextAdjusted="TJ",n.ShowTextLine="'",n.ShowTextLineAndSpace='"',n.Type3D0="d0",n.Type3D1="d1",n.BeginCompatibilitySection=
"BX",n.EndCompatibilitySection="EX"})(Oo||(Oo={}));var tt=Oo,tc=(0,vn.c)((0,pn.a)()),ec=(function(n){P(t,n);function t(e,o){var r=n.call(this,e)||this;return r.
computeContents=function(){var i=r.getUnencodedContents();return r.encode?tc.default.deflate(i):i},r.encode=o,o&&e.set(p.of("Filter"),p.of("FlateDecode")),r.contentsCache=
Ht.populatedBy(r.computeContents),r}return t.prototype.getContents=function(){return this.contentsCache.access()},t.prototype.getContentsSize=function(){return this.
contentsCache.access().length},t.prototype.getUnencodedContents=function(){throw new jt(this.constructor.name,"getUnencodedContents")},t})(At),Ro=ec,nc=(function(n){
P(t,n);function t(e,o,r){r===void 0&&(r=!0);var i=n.call(this,e,r)||this;return i.operators=o,i}return t.prototype.push=function(){for(var e,o=[],r=0;r<arguments.
length;r++)o[r]=arguments[r];(e=this.operators).push.apply(e,o)},t.prototype.clone=function(e){for(var o=new Array(this.operators.length),r=0,i=this.operators.length;r<
i;r++)o[r]=this.operators[r].clone(e);var a=this,s=a.dict,u=a.encode;return t.of(s.clone(e),o,u)},t.prototype.getContentsString=function(){for(var e="",o=0,r=this.
operators.length;o<r;o++)e+=this.operators[o]+`
`;return e},t.prototype.getUnencodedContents=function(){for(var e=new Uint8Array(this.getUnencodedContentsSize()),o=0,r=0,i=this.operators.length;r<i;r++)o+=this.
operators[r].copyBytesInto(e,o),e[o++]=g.Newline;return e},t.prototype.getUnencodedContentsSize=function(){for(var e=0,o=0,r=this.operators.length;o<r;o++)e+=this.
operators[o].sizeInBytes()+1;return e},t.of=function(e,o,r){return r===void 0&&(r=!0),new t(e,o,r)},t})(Ro),Ze=nc,oc=(function(){function n(t){this.seed=t}return n.
prototype.nextInt=function(){var t=Math.sin(this.seed++)*1e4;return t-Math.floor(t)},n.withSeed=function(t){return new n(t)},n})(),rc=function(n,t){var e=n[0],o=t[0];
return e.objectNumber-o.objectNumber},ic=(function(){function n(){this.largestObjectNumber=0,this.header=Pn.forVersion(1,7),this.trailerInfo={},this.indirectObjects=
new Map,this.rng=oc.withSeed(1)}return n.prototype.assign=function(t,e){this.indirectObjects.set(t,e),t.objectNumber>this.largestObjectNumber&&(this.largestObjectNumber=
t.objectNumber)},n.prototype.nextRef=function(){return this.largestObjectNumber+=1,st.of(this.largestObjectNumber)},n.prototype.register=function(t){var e=this.
nextRef();return this.assign(e,t),e},n.prototype.delete=function(t){return this.indirectObjects.delete(t)},n.prototype.lookupMaybe=function(t){for(var e=[],o=1;o<
arguments.length;o++)e[o-1]=arguments[o];var r=e.includes(Tt),i=t instanceof st?this.indirectObjects.get(t):t;if(!(!i||i===Tt&&!r)){for(var a=0,s=e.length;a<s;a++){
var u=e[a];if(u===Tt){if(i===Tt)return i}else if(i instanceof u)return i}throw new Tn(e,i)}},n.prototype.lookup=function(t){for(var e=[],o=1;o<arguments.length;o++)
e[o-1]=arguments[o];var r=t instanceof st?this.indirectObjects.get(t):t;if(e.length===0)return r;for(var i=0,a=e.length;i<a;i++){var s=e[i];if(s===Tt){if(r===Tt)
return r}else if(r instanceof s)return r}throw new Tn(e,r)},n.prototype.getObjectRef=function(t){for(var e=Array.from(this.indirectObjects.entries()),o=0,r=e.length;o<
r;o++){var i=e[o],a=i[0],s=i[1];if(s===t)return a}},n.prototype.enumerateIndirectObjects=function(){return Array.from(this.indirectObjects.entries()).sort(rc)},
n.prototype.obj=function(t){if(t instanceof Ct)return t;if(t==null)return Tt;if(typeof t=="string")return p.of(t);if(typeof t=="number")return E.of(t);if(typeof t==
"boolean")return t?be.True:be.False;if(Array.isArray(t)){for(var e=rt.withContext(this),o=0,r=t.length;o<r;o++)e.push(this.obj(t[o]));return e}else{for(var i=Y.
withContext(this),a=Object.keys(t),o=0,r=a.length;o<r;o++){var s=a[o],u=t[s];u!==void 0&&i.set(p.of(s),this.obj(u))}return i}},n.prototype.stream=function(t,e){
return e===void 0&&(e={}),He.of(this.obj(e),xo(t))},n.prototype.flateStream=function(t,e){return e===void 0&&(e={}),this.stream(Ws.default.deflate(xo(t)),X(X({},
e),{Filter:"FlateDecode"}))},n.prototype.contentStream=function(t,e){return e===void 0&&(e={}),Ze.of(this.obj(e),t)},n.prototype.formXObject=function(t,e){return e===
void 0&&(e={}),this.contentStream(t,X(X({BBox:this.obj([0,0,0,0]),Matrix:this.obj([1,0,0,1,0,0])},e),{Type:"XObject",Subtype:"Form"}))},n.prototype.getPushGraphicsStateContentStream=
function(){if(this.pushGraphicsStateContentStreamRef)return this.pushGraphicsStateContentStreamRef;var t=this.obj({}),e=_.of(tt.PushGraphicsState),o=Ze.of(t,[e]);
return this.pushGraphicsStateContentStreamRef=this.register(o),this.pushGraphicsStateContentStreamRef},n.prototype.getPopGraphicsStateContentStream=function(){if(this.
popGraphicsStateContentStreamRef)return this.popGraphicsStateContentStreamRef;var t=this.obj({}),e=_.of(tt.PopGraphicsState),o=Ze.of(t,[e]);return this.popGraphicsStateContentStreamRef=
this.register(o),this.popGraphicsStateContentStreamRef},n.prototype.addRandomSuffix=function(t,e){return e===void 0&&(e=4),t+"-"+Math.floor(this.rng.nextInt()*Math.
pow(10,e))},n.create=function(){return new n},n})(),On=ic,ac=(function(n){P(t,n);function t(e,o,r){r===void 0&&(r=!0);var i=n.call(this,e,o)||this;return i.normalized=
!1,i.autoNormalizeCTM=r,i}return t.prototype.clone=function(e){for(var o=t.fromMapWithContext(new Map,e||this.context,this.autoNormalizeCTM),r=this.entries(),i=0,
a=r.length;i<a;i++){var s=r[i],u=s[0],c=s[1];o.set(u,c)}return o},t.prototype.Parent=function(){return this.lookupMaybe(p.Parent,Y)},t.prototype.Contents=function(){
return this.lookup(p.of("Contents"))},t.prototype.Annots=function(){return this.lookupMaybe(p.Annots,rt)},t.prototype.BleedBox=function(){return this.lookupMaybe(
p.BleedBox,rt)},t.prototype.TrimBox=function(){return this.lookupMaybe(p.TrimBox,rt)},t.prototype.ArtBox=function(){return this.lookupMaybe(p.ArtBox,rt)},t.prototype.
Resources=function(){var e=this.getInheritableAttribute(p.Resources);return this.context.lookupMaybe(e,Y)},t.prototype.MediaBox=function(){var e=this.getInheritableAttribute(
p.MediaBox);return this.context.lookup(e,rt)},t.prototype.CropBox=function(){var e=this.getInheritableAttribute(p.CropBox);return this.context.lookupMaybe(e,rt)},
t.prototype.Rotate=function(){var e=this.getInheritableAttribute(p.Rotate);return this.context.lookupMaybe(e,E)},t.prototype.getInheritableAttribute=function(e){
var o;return this.ascend(function(r){o||(o=r.get(e))}),o},t.prototype.setParent=function(e){this.set(p.Parent,e)},t.prototype.addContentStream=function(e){var o=this.
normalizedEntries().Contents||this.context.obj([]);this.set(p.Contents,o),o.push(e)},t.prototype.wrapContentStreams=function(e,o){var r=this.Contents();return r instanceof
rt?(r.insert(0,e),r.push(o),!0):!1},t.prototype.addAnnot=function(e){var o=this.normalizedEntries().Annots;o.push(e)},t.prototype.removeAnnot=function(e){var o=this.
normalizedEntries().Annots,r=o.indexOf(e);r!==void 0&&o.remove(r)},t.prototype.setFontDictionary=function(e,o){var r=this.normalizedEntries().Font;r.set(e,o)},t.
prototype.newFontDictionaryKey=function(e){var o=this.normalizedEntries().Font;return o.uniqueKey(e)},t.prototype.newFontDictionary=function(e,o){var r=this.newFontDictionaryKey(
e);return this.setFontDictionary(r,o),r},t.prototype.setXObject=function(e,o){var r=this.normalizedEntries().XObject;r.set(e,o)},t.prototype.newXObjectKey=function(e){
var o=this.normalizedEntries().XObject;return o.uniqueKey(e)},t.prototype.newXObject=function(e,o){var r=this.newXObjectKey(e);return this.setXObject(r,o),r},t.
prototype.setExtGState=function(e,o){var r=this.normalizedEntries().ExtGState;r.set(e,o)},t.prototype.newExtGStateKey=function(e){var o=this.normalizedEntries().
ExtGState;return o.uniqueKey(e)},t.prototype.newExtGState=function(e,o){var r=this.newExtGStateKey(e);return this.setExtGState(r,o),r},t.prototype.ascend=function(e){
e(this);var o=this.Parent();o&&o.ascend(e)},t.prototype.normalize=function(){if(!this.normalized){var e=this.context,o=this.get(p.Contents),r=this.context.lookup(
o);r instanceof At&&this.set(p.Contents,e.obj([o])),this.autoNormalizeCTM&&this.wrapContentStreams(this.context.getPushGraphicsStateContentStream(),this.context.
getPopGraphicsStateContentStream());var i=this.getInheritableAttribute(p.Resources),a=e.lookupMaybe(i,Y)||e.obj({});this.set(p.Resources,a);var s=a.lookupMaybe(
p.Font,Y)||e.obj({});a.set(p.Font,s);var u=a.lookupMaybe(p.XObject,Y)||e.obj({});a.set(p.XObject,u);var c=a.lookupMaybe(p.ExtGState,Y)||e.obj({});a.set(p.ExtGState,
c);var f=this.Annots()||e.obj([]);this.set(p.Annots,f),this.normalized=!0}},t.prototype.normalizedEntries=function(){this.normalize();var e=this.Annots(),o=this.
Resources(),r=this.Contents();return{Annots:e,Resources:o,Contents:r,Font:o.lookup(p.Font,Y),XObject:o.lookup(p.XObject,Y),ExtGState:o.lookup(p.ExtGState,Y)}},t.
InheritableEntries=["Resources","MediaBox","CropBox","Rotate"],t.withContextAndParent=function(e,o){var r=new Map;return r.set(p.Type,p.Page),r.set(p.Parent,o),
r.set(p.Resources,e.obj({})),r.set(p.MediaBox,e.obj([0,0,612,792])),new t(r,e,!1)},t.fromMapWithContext=function(e,o,r){return r===void 0&&(r=!0),new t(e,o,r)},
t})(Y),Yt=ac,sc=(function(){function n(t,e){var o=this;this.traversedObjects=new Map,this.copy=function(r){return r instanceof Yt?o.copyPDFPage(r):r instanceof Y?
o.copyPDFDict(r):r instanceof rt?o.copyPDFArray(r):r instanceof At?o.copyPDFStream(r):r instanceof st?o.copyPDFIndirectObject(r):r.clone()},this.copyPDFPage=function(r){
for(var i=r.clone(),a=Yt.InheritableEntries,s=0,u=a.length;s<u;s++){var c=p.of(a[s]),f=i.getInheritableAttribute(c);!i.get(c)&&f&&i.set(c,f)}return i.delete(p.of(
"Parent")),o.copyPDFDict(i)},this.copyPDFDict=function(r){if(o.traversedObjects.has(r))return o.traversedObjects.get(r);var i=r.clone(o.dest);o.traversedObjects.
set(r,i);for(var a=r.entries(),s=0,u=a.length;s<u;s++){var c=a[s],f=c[0],h=c[1];i.set(f,o.copy(h))}return i},this.copyPDFArray=function(r){if(o.traversedObjects.
has(r))return o.traversedObjects.get(r);var i=r.clone(o.dest);o.traversedObjects.set(r,i);for(var a=0,s=r.size();a<s;a++){var u=r.get(a);i.set(a,o.copy(u))}return i},
this.copyPDFStream=function(r){if(o.traversedObjects.has(r))return o.traversedObjects.get(r);var i=r.clone(o.dest);o.traversedObjects.set(r,i);for(var a=r.dict.
entries(),s=0,u=a.length;s<u;s++){var c=a[s],f=c[0],h=c[1];i.dict.set(f,o.copy(h))}return i},this.copyPDFIndirectObject=function(r){var i=o.traversedObjects.has(
r);if(!i){var a=o.dest.nextRef();o.traversedObjects.set(r,a);var s=o.src.lookup(r);if(s){var u=o.copy(s);o.dest.assign(a,u)}}return o.traversedObjects.get(r)},this.
src=t,this.dest=e}return n.for=function(t,e){return new n(t,e)},n})(),Xr=sc,cc=(function(){function n(t){this.subsections=t?[[t]]:[],this.chunkIdx=0,this.chunkLength=
t?1:0}return n.prototype.addEntry=function(t,e){this.append({ref:t,offset:e,deleted:!1})},n.prototype.addDeletedEntry=function(t,e){this.append({ref:t,offset:e,
deleted:!0})},n.prototype.toString=function(){for(var t=`xref
`,e=0,o=this.subsections.length;e<o;e++){var r=this.subsections[e];t+=r[0].ref.objectNumber+" "+r.length+`
`;for(var i=0,a=r.length;i<a;i++){var s=r[i];t+=Wt(String(s.offset),10,"0"),t+=" ",t+=Wt(String(s.ref.generationNumber),5,"0"),t+=" ",t+=s.deleted?"f":"n",t+=` \

`}}return t},n.prototype.sizeInBytes=function(){for(var t=5,e=0,o=this.subsections.length;e<o;e++){var r=this.subsections[e],i=r.length,a=r[0];t+=2,t+=String(a.
ref.objectNumber).length,t+=String(i).length,t+=20*i}return t},n.prototype.copyBytesInto=function(t,e){var o=e;return t[e++]=g.x,t[e++]=g.r,t[e++]=g.e,t[e++]=g.
f,t[e++]=g.Newline,e+=this.copySubsectionsIntoBuffer(this.subsections,t,e),e-o},n.prototype.copySubsectionsIntoBuffer=function(t,e,o){for(var r=o,i=t.length,a=0;a<
i;a++){var s=this.subsections[a],u=String(s[0].ref.objectNumber);o+=xt(u,e,o),e[o++]=g.Space;var c=String(s.length);o+=xt(c,e,o),e[o++]=g.Newline,o+=this.copyEntriesIntoBuffer(
s,e,o)}return o-r},n.prototype.copyEntriesIntoBuffer=function(t,e,o){for(var r=t.length,i=0;i<r;i++){var a=t[i],s=Wt(String(a.offset),10,"0");o+=xt(s,e,o),e[o++]=
g.Space;var u=Wt(String(a.ref.generationNumber),5,"0");o+=xt(u,e,o),e[o++]=g.Space,e[o++]=a.deleted?g.f:g.n,e[o++]=g.Space,e[o++]=g.Newline}return 20*r},n.prototype.
append=function(t){if(this.chunkLength===0){this.subsections.push([t]),this.chunkIdx=0,this.chunkLength=1;return}var e=this.subsections[this.chunkIdx],o=e[this.
chunkLength-1];t.ref.objectNumber-o.ref.objectNumber>1?(this.subsections.push([t]),this.chunkIdx+=1,this.chunkLength=1):(e.push(t),this.chunkLength+=1)},n.create=
function(){return new n({ref:st.of(0,65535),offset:0,deleted:!0})},n.createEmpty=function(){return new n},n})(),Hr=cc,uc=(function(){function n(t){this.lastXRefOffset=
String(t)}return n.prototype.toString=function(){return`startxref
`+this.lastXRefOffset+`
%%EOF`},n.prototype.sizeInBytes=function(){return 16+this.lastXRefOffset.length},n.prototype.copyBytesInto=function(t,e){var o=e;return t[e++]=g.s,t[e++]=g.t,t[e++]=
g.a,t[e++]=g.r,t[e++]=g.t,t[e++]=g.x,t[e++]=g.r,t[e++]=g.e,t[e++]=g.f,t[e++]=g.Newline,e+=xt(this.lastXRefOffset,t,e),t[e++]=g.Newline,t[e++]=g.Percent,t[e++]=g.
Percent,t[e++]=g.E,t[e++]=g.O,t[e++]=g.F,e-o},n.forLastCrossRefSectionOffset=function(t){return new n(t)},n})(),Do=uc,fc=(function(){function n(t){this.dict=t}return n.
prototype.toString=function(){return`trailer
`+this.dict.toString()},n.prototype.sizeInBytes=function(){return 8+this.dict.sizeInBytes()},n.prototype.copyBytesInto=function(t,e){var o=e;return t[e++]=g.t,t[e++]=
g.r,t[e++]=g.a,t[e++]=g.i,t[e++]=g.l,t[e++]=g.e,t[e++]=g.r,t[e++]=g.Newline,e+=this.dict.copyBytesInto(t,e),e-o},n.of=function(t){return new n(t)},n})(),hc=fc,lc=(function(n){
P(t,n);function t(e,o,r){r===void 0&&(r=!0);var i=n.call(this,e.obj({}),r)||this;return i.objects=o,i.offsets=i.computeObjectOffsets(),i.offsetsString=i.computeOffsetsString(),
i.dict.set(p.of("Type"),p.of("ObjStm")),i.dict.set(p.of("N"),E.of(i.objects.length)),i.dict.set(p.of("First"),E.of(i.offsetsString.length)),i}return t.prototype.
getObjectsCount=function(){return this.objects.length},t.prototype.clone=function(e){return t.withContextAndObjects(e||this.dict.context,this.objects.slice(),this.
encode)},t.prototype.getContentsString=function(){for(var e=this.offsetsString,o=0,r=this.objects.length;o<r;o++){var i=this.objects[o],a=i[1];e+=a+`
`}return e},t.prototype.getUnencodedContents=function(){for(var e=new Uint8Array(this.getUnencodedContentsSize()),o=xt(this.offsetsString,e,0),r=0,i=this.objects.
length;r<i;r++){var a=this.objects[r],s=a[1];o+=s.copyBytesInto(e,o),e[o++]=g.Newline}return e},t.prototype.getUnencodedContentsSize=function(){return this.offsetsString.
length+xn(this.offsets)[1]+xn(this.objects)[1].sizeInBytes()+1},t.prototype.computeOffsetsString=function(){for(var e="",o=0,r=this.offsets.length;o<r;o++){var i=this.
offsets[o],a=i[0],s=i[1];e+=a+" "+s+" "}return e},t.prototype.computeObjectOffsets=function(){for(var e=0,o=new Array(this.objects.length),r=0,i=this.objects.length;r<
i;r++){var a=this.objects[r],s=a[0],u=a[1];o[r]=[s.objectNumber,e],e+=u.sizeInBytes()+1}return o},t.withContextAndObjects=function(e,o,r){return r===void 0&&(r=
!0),new t(e,o,r)},t})(Ro),Zr=lc,dc=(function(){function n(t,e){var o=this;this.parsedObjects=0,this.shouldWaitForTick=function(r){return o.parsedObjects+=r,o.parsedObjects%
o.objectsPerTick===0},this.context=t,this.objectsPerTick=e}return n.prototype.serializeToBuffer=function(){return J(this,void 0,void 0,function(){var t,e,o,r,i,
a,s,u,c,f,h,l,v,d,y,b,m;return Q(this,function(F){switch(F.label){case 0:return[4,this.computeBufferSize()];case 1:t=F.sent(),e=t.size,o=t.header,r=t.indirectObjects,
i=t.xref,a=t.trailerDict,s=t.trailer,u=0,c=new Uint8Array(e),u+=o.copyBytesInto(c,u),c[u++]=g.Newline,c[u++]=g.Newline,f=0,h=r.length,F.label=2;case 2:return f<
h?(l=r[f],v=l[0],d=l[1],y=String(v.objectNumber),u+=xt(y,c,u),c[u++]=g.Space,b=String(v.generationNumber),u+=xt(b,c,u),c[u++]=g.Space,c[u++]=g.o,c[u++]=g.b,c[u++]=
g.j,c[u++]=g.Newline,u+=d.copyBytesInto(c,u),c[u++]=g.Newline,c[u++]=g.e,c[u++]=g.n,c[u++]=g.d,c[u++]=g.o,c[u++]=g.b,c[u++]=g.j,c[u++]=g.Newline,c[u++]=g.Newline,
m=d instanceof Zr?d.getObjectsCount():1,this.shouldWaitForTick(m)?[4,ye()]:[3,4]):[3,5];case 3:F.sent(),F.label=4;case 4:return f++,[3,2];case 5:return i&&(u+=i.
copyBytesInto(c,u),c[u++]=g.Newline),a&&(u+=a.copyBytesInto(c,u),c[u++]=g.Newline,c[u++]=g.Newline),u+=s.copyBytesInto(c,u),[2,c]}})})},n.prototype.computeIndirectObjectSize=
function(t){var e=t[0],o=t[1],r=e.sizeInBytes()+3,i=o.sizeInBytes()+9;return r+i},n.prototype.createTrailerDict=function(){return this.context.obj({Size:this.context.
largestObjectNumber+1,Root:this.context.trailerInfo.Root,Encrypt:this.context.trailerInfo.Encrypt,Info:this.context.trailerInfo.Info,ID:this.context.trailerInfo.
ID})},n.prototype.computeBufferSize=function(){return J(this,void 0,void 0,function(){var t,e,o,r,i,a,s,u,c,f,h;return Q(this,function(l){switch(l.label){case 0:
t=Pn.forVersion(1,7),e=t.sizeInBytes()+2,o=Hr.create(),r=this.context.enumerateIndirectObjects(),i=0,a=r.length,l.label=1;case 1:return i<a?(s=r[i],u=s[0],o.addEntry(
u,e),e+=this.computeIndirectObjectSize(s),this.shouldWaitForTick(1)?[4,ye()]:[3,3]):[3,4];case 2:l.sent(),l.label=3;case 3:return i++,[3,1];case 4:return c=e,e+=
o.sizeInBytes()+1,f=hc.of(this.createTrailerDict()),e+=f.sizeInBytes()+2,h=Do.forLastCrossRefSectionOffset(c),e+=h.sizeInBytes(),[2,{size:e,header:t,indirectObjects:r,
xref:o,trailerDict:f,trailer:h}]}})})},n.forContext=function(t,e){return new n(t,e)},n})(),Yr=dc,pc=(function(n){P(t,n);function t(e){var o=n.call(this)||this;return o.
data=e,o}return t.prototype.clone=function(){return t.of(this.data.slice())},t.prototype.toString=function(){return"PDFInvalidObject("+this.data.length+" bytes)"},
t.prototype.sizeInBytes=function(){return this.data.length},t.prototype.copyBytesInto=function(e,o){for(var r=this.data.length,i=0;i<r;i++)e[o++]=this.data[i];return r},
t.of=function(e){return new t(e)},t})(Ct),Jr=pc,ee;(function(n){n[n.Deleted=0]="Deleted",n[n.Uncompressed=1]="Uncompressed",n[n.Compressed=2]="Compressed"})(ee||
(ee={}));var vc=(function(n){P(t,n);function t(e,o,r){r===void 0&&(r=!0);var i=n.call(this,e,r)||this;return i.computeIndex=function(){for(var a=[],s=0,u=0,c=i.
entries.length;u<c;u++){var f=i.entries[u],h=i.entries[u-1];u===0?a.push(f.ref.objectNumber):f.ref.objectNumber-h.ref.objectNumber>1&&(a.push(s),a.push(f.ref.objectNumber),
s=0),s+=1}return a.push(s),a},i.computeEntryTuples=function(){for(var a=new Array(i.entries.length),s=0,u=i.entries.length;s<u;s++){var c=i.entries[s];if(c.type===
ee.Deleted){var f=c.type,h=c.nextFreeObjectNumber,l=c.ref;a[s]=[f,h,l.generationNumber]}if(c.type===ee.Uncompressed){var f=c.type,v=c.offset,l=c.ref;a[s]=[f,v,l.
generationNumber]}if(c.type===ee.Compressed){var f=c.type,d=c.objectStreamRef,y=c.index;a[s]=[f,d.objectNumber,y]}}return a},i.computeMaxEntryByteWidths=function(){
for(var a=i.entryTuplesCache.access(),s=[0,0,0],u=0,c=a.length;u<c;u++){var f=a[u],h=f[0],l=f[1],v=f[2],d=Fn(h),y=Fn(l),b=Fn(v);d>s[0]&&(s[0]=d),y>s[1]&&(s[1]=y),
b>s[2]&&(s[2]=b)}return s},i.entries=o||[],i.entryTuplesCache=Ht.populatedBy(i.computeEntryTuples),i.maxByteWidthsCache=Ht.populatedBy(i.computeMaxEntryByteWidths),
i.indexCache=Ht.populatedBy(i.computeIndex),e.set(p.of("Type"),p.of("XRef")),i}return t.prototype.addDeletedEntry=function(e,o){var r=ee.Deleted;this.entries.push(
{type:r,ref:e,nextFreeObjectNumber:o}),this.entryTuplesCache.invalidate(),this.maxByteWidthsCache.invalidate(),this.indexCache.invalidate(),this.contentsCache.invalidate()},
t.prototype.addUncompressedEntry=function(e,o){var r=ee.Uncompressed;this.entries.push({type:r,ref:e,offset:o}),this.entryTuplesCache.invalidate(),this.maxByteWidthsCache.
invalidate(),this.indexCache.invalidate(),this.contentsCache.invalidate()},t.prototype.addCompressedEntry=function(e,o,r){var i=ee.Compressed;this.entries.push(
{type:i,ref:e,objectStreamRef:o,index:r}),this.entryTuplesCache.invalidate(),this.maxByteWidthsCache.invalidate(),this.indexCache.invalidate(),this.contentsCache.
invalidate()},t.prototype.clone=function(e){var o=this,r=o.dict,i=o.entries,a=o.encode;return t.of(r.clone(e),i.slice(),a)},t.prototype.getContentsString=function(){
for(var e=this.entryTuplesCache.access(),o=this.maxByteWidthsCache.access(),r="",i=0,a=e.length;i<a;i++){for(var s=e[i],u=s[0],c=s[1],f=s[2],h=ge(me(u)),l=ge(me(
c)),v=ge(me(f)),d=o[0]-1;d>=0;d--)r+=(h[d]||0).toString(2);for(var d=o[1]-1;d>=0;d--)r+=(l[d]||0).toString(2);for(var d=o[2]-1;d>=0;d--)r+=(v[d]||0).toString(2)}
return r},t.prototype.getUnencodedContents=function(){for(var e=this.entryTuplesCache.access(),o=this.maxByteWidthsCache.access(),r=new Uint8Array(this.getUnencodedContentsSize()),
i=0,a=0,s=e.length;a<s;a++){for(var u=e[a],c=u[0],f=u[1],h=u[2],l=ge(me(c)),v=ge(me(f)),d=ge(me(h)),y=o[0]-1;y>=0;y--)r[i++]=l[y]||0;for(var y=o[1]-1;y>=0;y--)r[i++]=
v[y]||0;for(var y=o[2]-1;y>=0;y--)r[i++]=d[y]||0}return r},t.prototype.getUnencodedContentsSize=function(){var e=this.maxByteWidthsCache.access(),o=Va(e);return o*
this.entries.length},t.prototype.updateDict=function(){n.prototype.updateDict.call(this);var e=this.maxByteWidthsCache.access(),o=this.indexCache.access(),r=this.
dict.context;this.dict.set(p.of("W"),r.obj(e)),this.dict.set(p.of("Index"),r.obj(o))},t.create=function(e,o){o===void 0&&(o=!0);var r=new t(e,[],o);return r.addDeletedEntry(
st.of(0,65535),0),r},t.of=function(e,o,r){return r===void 0&&(r=!0),new t(e,o,r)},t})(Ro),gc=vc,yc=(function(n){P(t,n);function t(e,o,r,i){var a=n.call(this,e,o)||
this;return a.encodeStreams=r,a.objectsPerStream=i,a}return t.prototype.computeBufferSize=function(){return J(this,void 0,void 0,function(){var e,o,r,i,a,s,u,c,
d,y,f,m,h,l,b,v,d,y,b,m,F,k,C,S;return Q(this,function(w){switch(w.label){case 0:e=this.context.largestObjectNumber+1,o=Pn.forVersion(1,7),r=o.sizeInBytes()+2,i=
gc.create(this.createTrailerDict(),this.encodeStreams),a=[],s=[],u=[],c=this.context.enumerateIndirectObjects(),d=0,y=c.length,w.label=1;case 1:return d<y?(f=c[d],
m=f[0],h=f[1],l=m===this.context.trailerInfo.Encrypt||h instanceof At||h instanceof Jr||m.generationNumber!==0,l?(a.push(f),i.addUncompressedEntry(m,r),r+=this.
computeIndirectObjectSize(f),this.shouldWaitForTick(1)?[4,ye()]:[3,3]):[3,4]):[3,6];case 2:w.sent(),w.label=3;case 3:return[3,5];case 4:b=xn(s),v=xn(u),(!b||b.length%
this.objectsPerStream===0)&&(b=[],s.push(b),v=st.of(e++),u.push(v)),i.addCompressedEntry(m,v,b.length),b.push(f),w.label=5;case 5:return d++,[3,1];case 6:d=0,y=
s.length,w.label=7;case 7:return d<y?(b=s[d],m=u[d],F=Zr.withContextAndObjects(this.context,b,this.encodeStreams),i.addUncompressedEntry(m,r),r+=this.computeIndirectObjectSize(
[m,F]),a.push([m,F]),this.shouldWaitForTick(b.length)?[4,ye()]:[3,9]):[3,10];case 8:w.sent(),w.label=9;case 9:return d++,[3,7];case 10:return k=st.of(e++),i.dict.
set(p.of("Size"),E.of(e)),i.addUncompressedEntry(k,r),C=r,r+=this.computeIndirectObjectSize([k,i]),a.push([k,i]),S=Do.forLastCrossRefSectionOffset(C),r+=S.sizeInBytes(),
[2,{size:r,header:o,indirectObjects:a,trailer:S}]}})})},t.forContext=function(e,o,r,i){return r===void 0&&(r=!0),i===void 0&&(i=50),new t(e,o,r,i)},t})(Yr),mc=yc,
bc=(function(n){P(t,n);function t(e){var o=n.call(this)||this;return o.value=e,o}return t.prototype.asBytes=function(){for(var e=this.value+(this.value.length%2===
1?"0":""),o=e.length,r=new Uint8Array(e.length/2),i=0,a=0;i<o;){var s=parseInt(e.substring(i,i+2),16);r[a]=s,i+=2,a+=1}return r},t.prototype.decodeText=function(){
var e=this.asBytes();return Pr(e)?Cr(e):Vr(e)},t.prototype.decodeDate=function(){var e=this.decodeText(),o=br(e);if(!o)throw new Ur(e);return o},t.prototype.asString=
function(){return this.value},t.prototype.clone=function(){return t.of(this.value)},t.prototype.toString=function(){return"<"+this.value+">"},t.prototype.sizeInBytes=
function(){return this.value.length+2},t.prototype.copyBytesInto=function(e,o){return e[o++]=g.LessThan,o+=xt(this.value,e,o),e[o++]=g.GreaterThan,this.value.length+
2},t.of=function(e){return new t(e)},t.fromText=function(e){for(var o=za(e),r="",i=0,a=o.length;i<a;i++)r+=Ie(o[i],4);return new t(r)},t})(Ct),W=bc,xc=(function(){
function n(t,e){this.encoding=t===Le.ZapfDingbats?wn.ZapfDingbats:t===Le.Symbol?wn.Symbol:wn.WinAnsi,this.font=hs.load(t),this.fontName=this.font.FontName,this.
customName=e}return n.prototype.encodeText=function(t){for(var e=this.encodeTextAsGlyphs(t),o=new Array(e.length),r=0,i=e.length;r<i;r++)o[r]=bn(e[r].code);return W.
of(o.join(""))},n.prototype.widthOfTextAtSize=function(t,e){for(var o=this.encodeTextAsGlyphs(t),r=0,i=0,a=o.length;i<a;i++){var s=o[i].name,u=(o[i+1]||{}).name,
c=this.font.getXAxisKerningForPair(s,u)||0;r+=this.widthOfGlyph(s)+c}var f=e/1e3;return r*f},n.prototype.heightOfFontAtSize=function(t,e){e===void 0&&(e={});var o=e.
descender,r=o===void 0?!0:o,i=this.font,a=i.Ascender,s=i.Descender,u=i.FontBBox,c=a||u[3],f=s||u[1],h=c-f;return r||(h+=s||0),h/1e3*t},n.prototype.sizeOfFontAtHeight=
function(t){var e=this.font,o=e.Ascender,r=e.Descender,i=e.FontBBox,a=o||i[3],s=r||i[1];return 1e3*t/(a-s)},n.prototype.embedIntoContext=function(t,e){var o=t.obj(
{Type:"Font",Subtype:"Type1",BaseFont:this.customName||this.fontName,Encoding:this.encoding===wn.WinAnsi?"WinAnsiEncoding":void 0});return e?(t.assign(e,o),e):t.
register(o)},n.prototype.widthOfGlyph=function(t){return this.font.getWidthOfGlyph(t)||250},n.prototype.encodeTextAsGlyphs=function(t){for(var e=Array.from(t),o=new Array(
e.length),r=0,i=e.length;r<i;r++){var a=Sa(e[r]);o[r]=this.encoding.encodeUnicodeCodePoint(a)}return o},n.for=function(t,e){return new n(t,e)},n})(),Rn=xc,Fc=function(n,t){
for(var e=new Array(n.length),o=0,r=n.length;o<r;o++){var i=n[o],a=Qr(Dn(t(i))),s=Qr.apply(void 0,i.codePoints.map(Cc));e[o]=[a,s]}return wc(e)},wc=function(n){
return`/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo <<
  /Registry (Adobe)
  /Ordering (UCS)
  /Supplement 0
>> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000><ffff>
endcodespacerange
`+n.length+` beginbfchar
`+n.map(function(t){var e=t[0],o=t[1];return e+" "+o}).join(`
`)+`
endbfchar
endcmap
CMapName currentdict /CMap defineresource pop
end
end`},Qr=function(){for(var n=[],t=0;t<arguments.length;t++)n[t]=arguments[t];return"<"+n.join("")+">"},Dn=function(n){return Ie(n,4)},Cc=function(n){if(qa(n))return Dn(
n);if(Ea(n)){var t=Fr(n),e=wr(n);return""+Dn(t)+Dn(e)}var o=bn(n),r="0x"+o+" is not a valid UTF-8 or UTF-16 codepoint.";throw new Error(r)},Sc=function(n){var t=0,
e=function(o){t|=1<<o-1};return n.fixedPitch&&e(1),n.serif&&e(2),n.symbolic&&e(3),n.script&&e(4),n.nonsymbolic&&e(6),n.italic&&e(7),n.allCap&&e(17),n.smallCap&&
e(18),n.forceBold&&e(19),t},kc=function(n){var t=n["OS/2"]?n["OS/2"].sFamilyClass:0,e=Sc({fixedPitch:n.post.isFixedPitch,serif:1<=t&&t<=7,symbolic:!0,script:t===
10,italic:n.head.macStyle.italic});return e},Tc=(function(n){P(t,n);function t(e){var o=n.call(this)||this;return o.value=e,o}return t.prototype.asBytes=function(){
for(var e=[],o="",r=!1,i=function(h){h!==void 0&&e.push(h),r=!1},a=0,s=this.value.length;a<s;a++){var u=this.value[a],c=L(u),f=this.value[a+1];r?c===g.Newline||
c===g.CarriageReturn?i():c===g.n?i(g.Newline):c===g.r?i(g.CarriageReturn):c===g.t?i(g.Tab):c===g.b?i(g.Backspace):c===g.f?i(g.FormFeed):c===g.LeftParen?i(g.LeftParen):
c===g.RightParen?i(g.RightParen):c===g.Backspace?i(g.BackSlash):c>=g.Zero&&c<=g.Seven?(o+=u,(o.length===3||!(f>="0"&&f<="7"))&&(i(parseInt(o,8)),o="")):i(c):c===
g.BackSlash?r=!0:i(c)}return new Uint8Array(e)},t.prototype.decodeText=function(){var e=this.asBytes();return Pr(e)?Cr(e):Vr(e)},t.prototype.decodeDate=function(){
var e=this.decodeText(),o=br(e);if(!o)throw new Ur(e);return o},t.prototype.asString=function(){return this.value},t.prototype.clone=function(){return t.of(this.
value)},t.prototype.toString=function(){return"("+this.value+")"},t.prototype.sizeInBytes=function(){return this.value.length+2},t.prototype.copyBytesInto=function(e,o){
return e[o++]=g.LeftParen,o+=xt(this.value,e,o),e[o++]=g.RightParen,this.value.length+2},t.of=function(e){return new t(e)},t.fromDate=function(e){var o=Wt(String(
e.getUTCFullYear()),4,"0"),r=Wt(String(e.getUTCMonth()+1),2,"0"),i=Wt(String(e.getUTCDate()),2,"0"),a=Wt(String(e.getUTCHours()),2,"0"),s=Wt(String(e.getUTCMinutes()),
2,"0"),u=Wt(String(e.getUTCSeconds()),2,"0");return new t("D:"+o+r+i+a+s+u+"Z")},t})(Ct),it=Tc,Ac=(function(){function n(t,e,o,r){var i=this;this.allGlyphsInFontSortedById=
function(){for(var a=new Array(i.font.characterSet.length),s=0,u=a.length;s<u;s++){var c=i.font.characterSet[s];a[s]=i.font.glyphForCodePoint(c)}return Ba(a.sort(
Ma),function(f){return f.id})},this.font=t,this.scale=1e3/this.font.unitsPerEm,this.fontData=e,this.fontName=this.font.postscriptName||"Font",this.customName=o,
this.fontFeatures=r,this.baseFontName="",this.glyphCache=Ht.populatedBy(this.allGlyphsInFontSortedById)}return n.for=function(t,e,o,r){return J(this,void 0,void 0,
function(){var i;return Q(this,function(a){switch(a.label){case 0:return[4,t.create(e)];case 1:return i=a.sent(),[2,new n(i,e,o,r)]}})})},n.prototype.encodeText=
function(t){for(var e=this.font.layout(t,this.fontFeatures).glyphs,o=new Array(e.length),r=0,i=e.length;r<i;r++)o[r]=Ie(e[r].id,4);return W.of(o.join(""))},n.prototype.
widthOfTextAtSize=function(t,e){for(var o=this.font.layout(t,this.fontFeatures).glyphs,r=0,i=0,a=o.length;i<a;i++)r+=o[i].advanceWidth*this.scale;var s=e/1e3;return r*
s},n.prototype.heightOfFontAtSize=function(t,e){e===void 0&&(e={});var o=e.descender,r=o===void 0?!0:o,i=this.font,a=i.ascent,s=i.descent,u=i.bbox,c=(a||u.maxY)*
this.scale,f=(s||u.minY)*this.scale,h=c-f;return r||(h-=Math.abs(s)||0),h/1e3*t},n.prototype.sizeOfFontAtHeight=function(t){var e=this.font,o=e.ascent,r=e.descent,
i=e.bbox,a=(o||i.maxY)*this.scale,s=(r||i.minY)*this.scale;return 1e3*t/(a-s)},n.prototype.embedIntoContext=function(t,e){return this.baseFontName=this.customName||
t.addRandomSuffix(this.fontName),this.embedFontDict(t,e)},n.prototype.embedFontDict=function(t,e){return J(this,void 0,void 0,function(){var o,r,i;return Q(this,
function(a){switch(a.label){case 0:return[4,this.embedCIDFontDict(t)];case 1:return o=a.sent(),r=this.embedUnicodeCmap(t),i=t.obj({Type:"Font",Subtype:"Type0",BaseFont:this.
baseFontName,Encoding:"Identity-H",DescendantFonts:[o],ToUnicode:r}),e?(t.assign(e,i),[2,e]):[2,t.register(i)]}})})},n.prototype.isCFF=function(){return this.font.
cff},n.prototype.embedCIDFontDict=function(t){return J(this,void 0,void 0,function(){var e,o;return Q(this,function(r){switch(r.label){case 0:return[4,this.embedFontDescriptor(
t)];case 1:return e=r.sent(),o=t.obj({Type:"Font",Subtype:this.isCFF()?"CIDFontType0":"CIDFontType2",CIDToGIDMap:"Identity",BaseFont:this.baseFontName,CIDSystemInfo:{
Registry:it.of("Adobe"),Ordering:it.of("Identity"),Supplement:0},FontDescriptor:e,W:this.computeWidths()}),[2,t.register(o)]}})})},n.prototype.embedFontDescriptor=
function(t){return J(this,void 0,void 0,function(){var e,o,r,i,a,s,u,c,f,h,l,v,d,y,b;return Q(this,function(m){switch(m.label){case 0:return[4,this.embedFontStream(
t)];case 1:return e=m.sent(),o=this.scale,r=this.font,i=r.italicAngle,a=r.ascent,s=r.descent,u=r.capHeight,c=r.xHeight,f=this.font.bbox,h=f.minX,l=f.minY,v=f.maxX,
d=f.maxY,y=t.obj((b={Type:"FontDescriptor",FontName:this.baseFontName,Flags:kc(this.font),FontBBox:[h*o,l*o,v*o,d*o],ItalicAngle:i,Ascent:a*o,Descent:s*o,CapHeight:(u||
a)*o,XHeight:(c||0)*o,StemV:0},b[this.isCFF()?"FontFile3":"FontFile2"]=e,b)),[2,t.register(y)]}})})},n.prototype.serializeFont=function(){return J(this,void 0,void 0,
function(){return Q(this,function(t){return[2,this.fontData]})})},n.prototype.embedFontStream=function(t){return J(this,void 0,void 0,function(){var e,o,r;return Q(
this,function(i){switch(i.label){case 0:return r=(o=t).flateStream,[4,this.serializeFont()];case 1:return e=r.apply(o,[i.sent(),{Subtype:this.isCFF()?"CIDFontTy\
pe0C":void 0}]),[2,t.register(e)]}})})},n.prototype.embedUnicodeCmap=function(t){var e=Fc(this.glyphCache.access(),this.glyphId.bind(this)),o=t.flateStream(e);return t.
register(o)},n.prototype.glyphId=function(t){return t?t.id:-1},n.prototype.computeWidths=function(){for(var t=this.glyphCache.access(),e=[],o=[],r=0,i=t.length;r<
i;r++){var a=t[r],s=t[r-1],u=this.glyphId(a),c=this.glyphId(s);r===0?e.push(u):u-c!==1&&(e.push(o),e.push(u),o=[]),o.push(a.advanceWidth*this.scale)}return e.push(
o),e},n})(),No=Ac,Pc=(function(n){P(t,n);function t(e,o,r,i){var a=n.call(this,e,o,r,i)||this;return a.subset=a.font.createSubset(),a.glyphs=[],a.glyphCache=Ht.
populatedBy(function(){return a.glyphs}),a.glyphIdMap=new Map,a}return t.for=function(e,o,r,i){return J(this,void 0,void 0,function(){var a;return Q(this,function(s){
switch(s.label){case 0:return[4,e.create(o)];case 1:return a=s.sent(),[2,new t(a,o,r,i)]}})})},t.prototype.encodeText=function(e){for(var o=this.font.layout(e,this.
fontFeatures).glyphs,r=new Array(o.length),i=0,a=o.length;i<a;i++){var s=o[i],u=this.subset.includeGlyph(s);this.glyphs[u-1]=s,this.glyphIdMap.set(s.id,u),r[i]=
Ie(u,4)}return this.glyphCache.invalidate(),W.of(r.join(""))},t.prototype.isCFF=function(){return this.subset.cff},t.prototype.glyphId=function(e){return e?this.
glyphIdMap.get(e.id):-1},t.prototype.serializeFont=function(){var e=this;return new Promise(function(o,r){var i=[];e.subset.encodeStream().on("data",function(a){
return i.push(a)}).on("end",function(){return o(ja(i))}).on("error",function(a){return r(a)})})},t})(No),Oc=Pc,jo;(function(n){n.Source="Source",n.Data="Data",n.
Alternative="Alternative",n.Supplement="Supplement",n.EncryptedPayload="EncryptedPayload",n.FormData="EncryptedPayload",n.Schema="Schema",n.Unspecified="Unspeci\
fied"})(jo||(jo={}));var Rc=(function(){function n(t,e,o){o===void 0&&(o={}),this.fileData=t,this.fileName=e,this.options=o}return n.for=function(t,e,o){return o===
void 0&&(o={}),new n(t,e,o)},n.prototype.embedIntoContext=function(t,e){return J(this,void 0,void 0,function(){var o,r,i,a,s,u,c,f,h;return Q(this,function(l){return o=
this.options,r=o.mimeType,i=o.description,a=o.creationDate,s=o.modificationDate,u=o.afRelationship,c=t.flateStream(this.fileData,{Type:"EmbeddedFile",Subtype:r??
void 0,Params:{Size:this.fileData.length,CreationDate:a?it.fromDate(a):void 0,ModDate:s?it.fromDate(s):void 0}}),f=t.register(c),h=t.obj({Type:"Filespec",F:it.of(
this.fileName),UF:W.fromText(this.fileName),EF:{F:f},Desc:i?W.fromText(i):void 0,AFRelationship:u??void 0}),e?(t.assign(e,h),[2,e]):[2,t.register(h)]})})},n})(),
Dc=Rc,_r=[65472,65473,65474,65475,65477,65478,65479,65480,65481,65482,65483,65484,65485,65486,65487],Fe;(function(n){n.DeviceGray="DeviceGray",n.DeviceRGB="Devi\
ceRGB",n.DeviceCMYK="DeviceCMYK"})(Fe||(Fe={}));var Nc={1:Fe.DeviceGray,3:Fe.DeviceRGB,4:Fe.DeviceCMYK},jc=(function(){function n(t,e,o,r,i){this.imageData=t,this.
bitsPerComponent=e,this.width=o,this.height=r,this.colorSpace=i}return n.for=function(t){return J(this,void 0,void 0,function(){var e,o,r,i,a,s,u,c,f,h;return Q(
this,function(l){if(e=new DataView(t.buffer),o=e.getUint16(0),o!==65496)throw new Error("SOI not found in JPEG");for(r=2;r<e.byteLength&&(i=e.getUint16(r),r+=2,
!_r.includes(i));)r+=e.getUint16(r);if(!_r.includes(i))throw new Error("Invalid JPEG");if(r+=2,a=e.getUint8(r++),s=e.getUint16(r),r+=2,u=e.getUint16(r),r+=2,c=e.
getUint8(r++),f=Nc[c],!f)throw new Error("Unknown JPEG channel.");return h=f,[2,new n(t,a,u,s,h)]})})},n.prototype.embedIntoContext=function(t,e){return J(this,
void 0,void 0,function(){var o;return Q(this,function(r){return o=t.stream(this.imageData,{Type:"XObject",Subtype:"Image",BitsPerComponent:this.bitsPerComponent,
Width:this.width,Height:this.height,ColorSpace:this.colorSpace,Filter:"DCTDecode",Decode:this.colorSpace===Fe.DeviceCMYK?[1,0,1,0,1,0,1,0]:void 0}),e?(t.assign(
e,o),[2,e]):[2,t.register(o)]})})},n})(),$r=jc,Mc=(0,vn.c)((0,pn.a)()),T={};T.toRGBA8=function(n){var t=n.width,e=n.height;if(n.tabs.acTL==null)return[T.toRGBA8.
decodeImage(n.data,t,e,n).buffer];var o=[];n.frames[0].data==null&&(n.frames[0].data=n.data);for(var r=t*e*4,i=new Uint8Array(r),a=new Uint8Array(r),s=new Uint8Array(
r),u=0;u<n.frames.length;u++){var c=n.frames[u],f=c.rect.x,h=c.rect.y,l=c.rect.width,v=c.rect.height,d=T.toRGBA8.decodeImage(c.data,l,v,n);if(u!=0)for(var y=0;y<
r;y++)s[y]=i[y];if(c.blend==0?T._copyTile(d,l,v,i,t,e,f,h,0):c.blend==1&&T._copyTile(d,l,v,i,t,e,f,h,1),o.push(i.buffer.slice(0)),c.dispose!=0){if(c.dispose==1)
T._copyTile(a,l,v,i,t,e,f,h,0);else if(c.dispose==2)for(var y=0;y<r;y++)i[y]=s[y]}}return o},T.toRGBA8.decodeImage=function(n,t,e,o){var r=t*e,i=T.decode._getBPP(
o),a=Math.ceil(t*i/8),s=new Uint8Array(r*4),u=new Uint32Array(s.buffer),c=o.ctype,f=o.depth,h=T._bin.readUshort,l=Date.now();if(c==6){var v=r<<2;if(f==8)for(var d=0;d<
v;d+=4)s[d]=n[d],s[d+1]=n[d+1],s[d+2]=n[d+2],s[d+3]=n[d+3];if(f==16)for(var d=0;d<v;d++)s[d]=n[d<<1]}else if(c==2){var y=o.tabs.tRNS;if(y==null){if(f==8)for(var d=0;d<
r;d++){var b=d*3;u[d]=255<<24|n[b+2]<<16|n[b+1]<<8|n[b]}if(f==16)for(var d=0;d<r;d++){var b=d*6;u[d]=255<<24|n[b+4]<<16|n[b+2]<<8|n[b]}}else{var m=y[0],F=y[1],k=y[2];
if(f==8)for(var d=0;d<r;d++){var C=d<<2,b=d*3;u[d]=255<<24|n[b+2]<<16|n[b+1]<<8|n[b],n[b]==m&&n[b+1]==F&&n[b+2]==k&&(s[C+3]=0)}if(f==16)for(var d=0;d<r;d++){var C=d<<
2,b=d*6;u[d]=255<<24|n[b+4]<<16|n[b+2]<<8|n[b],h(n,b)==m&&h(n,b+2)==F&&h(n,b+4)==k&&(s[C+3]=0)}}}else if(c==3){var S=o.tabs.PLTE,w=o.tabs.tRNS,R=w?w.length:0;if(f==
1)for(var O=0;O<e;O++)for(var D=O*a,K=O*t,d=0;d<t;d++){var C=K+d<<2,M=n[D+(d>>3)]>>7-((d&7)<<0)&1,N=3*M;s[C]=S[N],s[C+1]=S[N+1],s[C+2]=S[N+2],s[C+3]=M<R?w[M]:255}
if(f==2)for(var O=0;O<e;O++)for(var D=O*a,K=O*t,d=0;d<t;d++){var C=K+d<<2,M=n[D+(d>>2)]>>6-((d&3)<<1)&3,N=3*M;s[C]=S[N],s[C+1]=S[N+1],s[C+2]=S[N+2],s[C+3]=M<R?w[M]:
255}if(f==4)for(var O=0;O<e;O++)for(var D=O*a,K=O*t,d=0;d<t;d++){var C=K+d<<2,M=n[D+(d>>1)]>>4-((d&1)<<2)&15,N=3*M;s[C]=S[N],s[C+1]=S[N+1],s[C+2]=S[N+2],s[C+3]=
M<R?w[M]:255}if(f==8)for(var d=0;d<r;d++){var C=d<<2,M=n[d],N=3*M;s[C]=S[N],s[C+1]=S[N+1],s[C+2]=S[N+2],s[C+3]=M<R?w[M]:255}}else if(c==4){if(f==8)for(var d=0;d<
r;d++){var C=d<<2,I=d<<1,j=n[I];s[C]=j,s[C+1]=j,s[C+2]=j,s[C+3]=n[I+1]}if(f==16)for(var d=0;d<r;d++){var C=d<<2,I=d<<2,j=n[I];s[C]=j,s[C+1]=j,s[C+2]=j,s[C+3]=n[I+
2]}}else if(c==0)for(var m=o.tabs.tRNS?o.tabs.tRNS:-1,O=0;O<e;O++){var Z=O*a,at=O*t;if(f==1)for(var q=0;q<t;q++){var j=255*(n[Z+(q>>>3)]>>>7-(q&7)&1),lt=j==m*255?
0:255;u[at+q]=lt<<24|j<<16|j<<8|j}else if(f==2)for(var q=0;q<t;q++){var j=85*(n[Z+(q>>>2)]>>>6-((q&3)<<1)&3),lt=j==m*85?0:255;u[at+q]=lt<<24|j<<16|j<<8|j}else if(f==
4)for(var q=0;q<t;q++){var j=17*(n[Z+(q>>>1)]>>>4-((q&1)<<2)&15),lt=j==m*17?0:255;u[at+q]=lt<<24|j<<16|j<<8|j}else if(f==8)for(var q=0;q<t;q++){var j=n[Z+q],lt=j==
m?0:255;u[at+q]=lt<<24|j<<16|j<<8|j}else if(f==16)for(var q=0;q<t;q++){var j=n[Z+(q<<1)],lt=h(n,Z+(q<<d))==m?0:255;u[at+q]=lt<<24|j<<16|j<<8|j}}return s},T.decode=
function(n){for(var t=new Uint8Array(n),e=8,o=T._bin,r=o.readUshort,i=o.readUint,a={tabs:{},frames:[]},s=new Uint8Array(t.length),u=0,c,f=0,h=[137,80,78,71,13,10,
26,10],l=0;l<8;l++)if(t[l]!=h[l])throw"The input is not a PNG file!";for(;e<t.length;){var v=o.readUint(t,e);e+=4;var d=o.readASCII(t,e,4);if(e+=4,d=="IHDR")T.decode.
_IHDR(t,e,a);else if(d=="IDAT"){for(var l=0;l<v;l++)s[u+l]=t[e+l];u+=v}else if(d=="acTL")a.tabs[d]={num_frames:i(t,e),num_plays:i(t,e+4)},c=new Uint8Array(t.length);else if(d==
"fcTL"){if(f!=0){var y=a.frames[a.frames.length-1];y.data=T.decode._decompress(a,c.slice(0,f),y.rect.width,y.rect.height),f=0}var b={x:i(t,e+12),y:i(t,e+16),width:i(
t,e+4),height:i(t,e+8)},m=r(t,e+22);m=r(t,e+20)/(m==0?100:m);var F={rect:b,delay:Math.round(m*1e3),dispose:t[e+24],blend:t[e+25]};a.frames.push(F)}else if(d=="f\
dAT"){for(var l=0;l<v-4;l++)c[f+l]=t[e+l+4];f+=v-4}else if(d=="pHYs")a.tabs[d]=[o.readUint(t,e),o.readUint(t,e+4),t[e+8]];else if(d=="cHRM"){a.tabs[d]=[];for(var l=0;l<
8;l++)a.tabs[d].push(o.readUint(t,e+l*4))}else if(d=="tEXt"){a.tabs[d]==null&&(a.tabs[d]={});var k=o.nextZero(t,e),C=o.readASCII(t,e,k-e),S=o.readASCII(t,k+1,e+
v-k-1);a.tabs[d][C]=S}else if(d=="iTXt"){a.tabs[d]==null&&(a.tabs[d]={});var k=0,w=e;k=o.nextZero(t,w);var C=o.readASCII(t,w,k-w);w=k+1;var R=t[w],O=t[w+1];w+=2,
k=o.nextZero(t,w);var D=o.readASCII(t,w,k-w);w=k+1,k=o.nextZero(t,w);var K=o.readUTF8(t,w,k-w);w=k+1;var S=o.readUTF8(t,w,v-(w-e));a.tabs[d][C]=S}else if(d=="PL\
TE")a.tabs[d]=o.readBytes(t,e,v);else if(d=="hIST"){var M=a.tabs.PLTE.length/3;a.tabs[d]=[];for(var l=0;l<M;l++)a.tabs[d].push(r(t,e+l*2))}else if(d=="tRNS")a.ctype==
3?a.tabs[d]=o.readBytes(t,e,v):a.ctype==0?a.tabs[d]=r(t,e):a.ctype==2&&(a.tabs[d]=[r(t,e),r(t,e+2),r(t,e+4)]);else if(d=="gAMA")a.tabs[d]=o.readUint(t,e)/1e5;else if(d==
"sRGB")a.tabs[d]=t[e];else if(d=="bKGD")a.ctype==0||a.ctype==4?a.tabs[d]=[r(t,e)]:a.ctype==2||a.ctype==6?a.tabs[d]=[r(t,e),r(t,e+2),r(t,e+4)]:a.ctype==3&&(a.tabs[d]=
t[e]);else if(d=="IEND")break;e+=v;var N=o.readUint(t,e);e+=4}if(f!=0){var y=a.frames[a.frames.length-1];y.data=T.decode._decompress(a,c.slice(0,f),y.rect.width,
y.rect.height),f=0}return a.data=T.decode._decompress(a,s,a.width,a.height),delete a.compress,delete a.interlace,delete a.filter,a},T.decode._decompress=function(n,t,e,o){
var s=Date.now(),r=T.decode._getBPP(n),i=Math.ceil(e*r/8),a=new Uint8Array((i+1+n.interlace)*o);t=T.decode._inflate(t,a);var s=Date.now();return n.interlace==0?
t=T.decode._filterZero(t,n,0,e,o):n.interlace==1&&(t=T.decode._readInterlace(t,n)),t},T.decode._inflate=function(n,t){var e=T.inflateRaw(new Uint8Array(n.buffer,
2,n.length-6),t);return e},T.inflateRaw=(function(){var n={};return n.H={},n.H.N=function(t,e){var o=Uint8Array,r=0,i=0,a=0,s=0,u=0,c=0,f=0,h=0,l=0,v,d;if(t[0]==
3&&t[1]==0)return e||new o(0);var y=n.H,b=y.b,m=y.e,F=y.R,k=y.n,C=y.A,S=y.Z,w=y.m,R=e==null;for(R&&(e=new o(t.length>>>2<<3));r==0;){if(r=b(t,l,1),i=b(t,l+1,2),
l+=3,i==0){(l&7)!=0&&(l+=8-(l&7));var O=(l>>>3)+4,D=t[O-4]|t[O-3]<<8;R&&(e=n.H.W(e,h+D)),e.set(new o(t.buffer,t.byteOffset+O,D),h),l=O+D<<3,h+=D;continue}if(R&&
(e=n.H.W(e,h+(1<<17))),i==1&&(v=w.J,d=w.h,c=511,f=31),i==2){a=m(t,l,5)+257,s=m(t,l+5,5)+1,u=m(t,l+10,4)+4,l+=14;for(var K=l,M=1,N=0;N<38;N+=2)w.Q[N]=0,w.Q[N+1]=
0;for(var N=0;N<u;N++){var I=m(t,l+N*3,3);w.Q[(w.X[N]<<1)+1]=I,I>M&&(M=I)}l+=3*u,k(w.Q,M),C(w.Q,M,w.u),v=w.w,d=w.d,l=F(w.u,(1<<M)-1,a+s,t,l,w.v);var j=y.V(w.v,0,
a,w.C);c=(1<<j)-1;var Z=y.V(w.v,a,s,w.D);f=(1<<Z)-1,k(w.C,j),C(w.C,j,v),k(w.D,Z),C(w.D,Z,d)}for(;;){var at=v[S(t,l)&c];l+=at&15;var q=at>>>4;if(!(q>>>8))e[h++]=
q;else{if(q==256)break;var lt=h+q-254;if(q>264){var kt=w.q[q-257];lt=h+(kt>>>3)+m(t,l,kt&7),l+=kt&7}var je=d[S(t,l)&f];l+=je&15;var Me=je>>>4,Et=w.c[Me],Dt=(Et>>>
4)+b(t,l,Et&15);for(l+=Et&15;h<lt;)e[h]=e[h++-Dt],e[h]=e[h++-Dt],e[h]=e[h++-Dt],e[h]=e[h++-Dt];h=lt}}}return e.length==h?e:e.slice(0,h)},n.H.W=function(t,e){var o=t.
length;if(e<=o)return t;var r=new Uint8Array(o<<1);return r.set(t,0),r},n.H.R=function(t,e,o,r,i,a){for(var s=n.H.e,u=n.H.Z,c=0;c<o;){var f=t[u(r,i)&e];i+=f&15;
var h=f>>>4;if(h<=15)a[c]=h,c++;else{var l=0,v=0;h==16?(v=3+s(r,i,2),i+=2,l=a[c-1]):h==17?(v=3+s(r,i,3),i+=3):h==18&&(v=11+s(r,i,7),i+=7);for(var d=c+v;c<d;)a[c]=
l,c++}}return i},n.H.V=function(t,e,o,r){for(var i=0,a=0,s=r.length>>>1;a<o;){var u=t[a+e];r[a<<1]=0,r[(a<<1)+1]=u,u>i&&(i=u),a++}for(;a<s;)r[a<<1]=0,r[(a<<1)+1]=
0,a++;return i},n.H.n=function(t,e){for(var o=n.H.m,r=t.length,i,a,s,f,u,c=o.j,f=0;f<=e;f++)c[f]=0;for(f=1;f<r;f+=2)c[t[f]]++;var h=o.K;for(i=0,c[0]=0,a=1;a<=e;a++)
i=i+c[a-1]<<1,h[a]=i;for(s=0;s<r;s+=2)u=t[s+1],u!=0&&(t[s]=h[u],h[u]++)},n.H.A=function(t,e,o){for(var r=t.length,i=n.H.m,a=i.r,s=0;s<r;s+=2)if(t[s+1]!=0)for(var u=s>>
1,c=t[s+1],f=u<<4|c,h=e-c,l=t[s]<<h,v=l+(1<<h);l!=v;){var d=a[l]>>>15-e;o[d]=f,l++}},n.H.l=function(t,e){for(var o=n.H.m.r,r=15-e,i=0;i<t.length;i+=2){var a=t[i]<<
e-t[i+1];t[i]=o[a]>>>r}},n.H.M=function(t,e,o){o=o<<(e&7);var r=e>>>3;t[r]|=o,t[r+1]|=o>>>8},n.H.I=function(t,e,o){o=o<<(e&7);var r=e>>>3;t[r]|=o,t[r+1]|=o>>>8,
t[r+2]|=o>>>16},n.H.e=function(t,e,o){return(t[e>>>3]|t[(e>>>3)+1]<<8)>>>(e&7)&(1<<o)-1},n.H.b=function(t,e,o){return(t[e>>>3]|t[(e>>>3)+1]<<8|t[(e>>>3)+2]<<16)>>>
(e&7)&(1<<o)-1},n.H.Z=function(t,e){return(t[e>>>3]|t[(e>>>3)+1]<<8|t[(e>>>3)+2]<<16)>>>(e&7)},n.H.i=function(t,e){return(t[e>>>3]|t[(e>>>3)+1]<<8|t[(e>>>3)+2]<<
16|t[(e>>>3)+3]<<24)>>>(e&7)},n.H.m=(function(){var t=Uint16Array,e=Uint32Array;return{K:new t(16),j:new t(16),X:[16,17,18,0,8,7,9,6,10,5,11,4,12,3,13,2,14,1,15],
S:[3,4,5,6,7,8,9,10,11,13,15,17,19,23,27,31,35,43,51,59,67,83,99,115,131,163,195,227,258,999,999,999],T:[0,0,0,0,0,0,0,0,1,1,1,1,2,2,2,2,3,3,3,3,4,4,4,4,5,5,5,5,
0,0,0,0],q:new t(32),p:[1,2,3,4,5,7,9,13,17,25,33,49,65,97,129,193,257,385,513,769,1025,1537,2049,3073,4097,6145,8193,12289,16385,24577,65535,65535],z:[0,0,0,0,
1,1,2,2,3,3,4,4,5,5,6,6,7,7,8,8,9,9,10,10,11,11,12,12,13,13,0,0],c:new e(32),J:new t(512),_:[],h:new t(32),$:[],w:new t(32768),C:[],v:[],d:new t(32768),D:[],u:new t(
512),Q:[],r:new t(32768),s:new e(286),Y:new e(30),a:new e(19),t:new e(15e3),k:new t(65536),g:new t(32768)}})(),(function(){for(var t=n.H.m,e=32768,o=0;o<e;o++){
var r=o;r=(r&2863311530)>>>1|(r&1431655765)<<1,r=(r&3435973836)>>>2|(r&858993459)<<2,r=(r&4042322160)>>>4|(r&252645135)<<4,r=(r&4278255360)>>>8|(r&16711935)<<8,
t.r[o]=(r>>>16|r<<16)>>>17}function i(a,s,u){for(;s--!=0;)a.push(0,u)}for(var o=0;o<32;o++)t.q[o]=t.S[o]<<3|t.T[o],t.c[o]=t.p[o]<<4|t.z[o];i(t._,144,8),i(t._,112,
9),i(t._,24,7),i(t._,8,8),n.H.n(t._,9),n.H.A(t._,9,t.J),n.H.l(t._,9),i(t.$,32,5),n.H.n(t.$,5),n.H.A(t.$,5,t.h),n.H.l(t.$,5),i(t.Q,19,0),i(t.C,286,0),i(t.D,30,0),
i(t.v,320,0)})(),n.H.N})(),T.decode._readInterlace=function(n,t){for(var e=t.width,o=t.height,r=T.decode._getBPP(t),i=r>>3,a=Math.ceil(e*r/8),s=new Uint8Array(o*
a),u=0,c=[0,0,4,0,2,0,1],f=[0,4,0,2,0,1,0],h=[8,8,8,4,4,2,2],l=[8,8,4,4,2,2,1],v=0;v<7;){for(var d=h[v],y=l[v],b=0,m=0,F=c[v];F<o;)F+=d,m++;for(var k=f[v];k<e;)
k+=y,b++;var C=Math.ceil(b*r/8);T.decode._filterZero(n,t,u,b,m);for(var S=0,w=c[v];w<o;){for(var R=f[v],O=u+S*C<<3;R<e;){if(r==1){var D=n[O>>3];D=D>>7-(O&7)&1,s[w*
a+(R>>3)]|=D<<7-((R&7)<<0)}if(r==2){var D=n[O>>3];D=D>>6-(O&7)&3,s[w*a+(R>>2)]|=D<<6-((R&3)<<1)}if(r==4){var D=n[O>>3];D=D>>4-(O&7)&15,s[w*a+(R>>1)]|=D<<4-((R&1)<<
2)}if(r>=8)for(var K=w*a+R*i,M=0;M<i;M++)s[K+M]=n[(O>>3)+M];O+=r,R+=y}S++,w+=d}b*m!=0&&(u+=m*(1+C)),v=v+1}return s},T.decode._getBPP=function(n){var t=[1,null,3,
1,2,null,4][n.ctype];return t*n.depth},T.decode._filterZero=function(n,t,e,o,r){var i=T.decode._getBPP(t),a=Math.ceil(o*i/8),s=T.decode._paeth;i=Math.ceil(i/8);
var u=0,c=1,f=n[e],h=0;if(f>1&&(n[e]=[0,0,1][f-2]),f==3)for(h=i;h<a;h++)n[h+1]=n[h+1]+(n[h+1-i]>>>1)&255;for(var l=0;l<r;l++)if(u=e+l*a,c=u+l+1,f=n[c-1],h=0,f==
0)for(;h<a;h++)n[u+h]=n[c+h];else if(f==1){for(;h<i;h++)n[u+h]=n[c+h];for(;h<a;h++)n[u+h]=n[c+h]+n[u+h-i]}else if(f==2)for(;h<a;h++)n[u+h]=n[c+h]+n[u+h-a];else if(f==
3){for(;h<i;h++)n[u+h]=n[c+h]+(n[u+h-a]>>>1);for(;h<a;h++)n[u+h]=n[c+h]+(n[u+h-a]+n[u+h-i]>>>1)}else{for(;h<i;h++)n[u+h]=n[c+h]+s(0,n[u+h-a],0);for(;h<a;h++)n[u+
h]=n[c+h]+s(n[u+h-i],n[u+h-a],n[u+h-i-a])}return n},T.decode._paeth=function(n,t,e){var o=n+t-e,r=o-n,i=o-t,a=o-e;return r*r<=i*i&&r*r<=a*a?n:i*i<=a*a?t:e},T.decode.
_IHDR=function(n,t,e){var o=T._bin;e.width=o.readUint(n,t),t+=4,e.height=o.readUint(n,t),t+=4,e.depth=n[t],t++,e.ctype=n[t],t++,e.compress=n[t],t++,e.filter=n[t],
t++,e.interlace=n[t],t++},T._bin={nextZero:function(n,t){for(;n[t]!=0;)t++;return t},readUshort:function(n,t){return n[t]<<8|n[t+1]},writeUshort:function(n,t,e){
n[t]=e>>8&255,n[t+1]=e&255},readUint:function(n,t){return n[t]*(256*256*256)+(n[t+1]<<16|n[t+2]<<8|n[t+3])},writeUint:function(n,t,e){n[t]=e>>24&255,n[t+1]=e>>16&
255,n[t+2]=e>>8&255,n[t+3]=e&255},readASCII:function(n,t,e){for(var o="",r=0;r<e;r++)o+=String.fromCharCode(n[t+r]);return o},writeASCII:function(n,t,e){for(var o=0;o<
e.length;o++)n[t+o]=e.charCodeAt(o)},readBytes:function(n,t,e){for(var o=[],r=0;r<e;r++)o.push(n[t+r]);return o},pad:function(n){return n.length<2?"0"+n:n},readUTF8:function(n,t,e){
for(var o="",r,i=0;i<e;i++)o+="%"+T._bin.pad(n[t+i].toString(16));try{r=decodeURIComponent(o)}catch{return T._bin.readASCII(n,t,e)}return r}},T._copyTile=function(n,t,e,o,r,i,a,s,u){
for(var c=Math.min(t,r),f=Math.min(e,i),h=0,l=0,v=0;v<f;v++)for(var d=0;d<c;d++)if(a>=0&&s>=0?(h=v*t+d<<2,l=(s+v)*r+a+d<<2):(h=(-s+v)*t-a+d<<2,l=v*r+d<<2),u==0)
o[l]=n[h],o[l+1]=n[h+1],o[l+2]=n[h+2],o[l+3]=n[h+3];else if(u==1){var y=n[h+3]*.00392156862745098,b=n[h]*y,m=n[h+1]*y,F=n[h+2]*y,k=o[l+3]*(1/255),C=o[l]*k,S=o[l+
1]*k,w=o[l+2]*k,R=1-y,O=y+k*R,D=O==0?0:1/O;o[l+3]=255*O,o[l+0]=(b+C*R)*D,o[l+1]=(m+S*R)*D,o[l+2]=(F+w*R)*D}else if(u==2){var y=n[h+3],b=n[h],m=n[h+1],F=n[h+2],k=o[l+
3],C=o[l],S=o[l+1],w=o[l+2];y==k&&b==C&&m==S&&F==w?(o[l]=0,o[l+1]=0,o[l+2]=0,o[l+3]=0):(o[l]=b,o[l+1]=m,o[l+2]=F,o[l+3]=y)}else if(u==3){var y=n[h+3],b=n[h],m=n[h+
1],F=n[h+2],k=o[l+3],C=o[l],S=o[l+1],w=o[l+2];if(y==k&&b==C&&m==S&&F==w)continue;if(y<220&&k>20)return!1}return!0},T.encode=function(n,t,e,o,r,i,a){o==null&&(o=
0),a==null&&(a=!1);var s=T.encode.compress(n,t,e,o,[!1,!1,!1,0,a]);return T.encode.compressPNG(s,-1),T.encode._main(s,t,e,r,i)},T.encodeLL=function(n,t,e,o,r,i,a,s){
for(var u={ctype:0+(o==1?0:2)+(r==0?0:4),depth:i,frames:[]},c=Date.now(),f=(o+r)*i,h=f*t,l=0;l<n.length;l++)u.frames.push({rect:{x:0,y:0,width:t,height:e},img:new Uint8Array(
n[l]),blend:0,dispose:1,bpp:Math.ceil(f/8),bpl:Math.ceil(h/8)});T.encode.compressPNG(u,0,!0);var v=T.encode._main(u,t,e,a,s);return v},T.encode._main=function(n,t,e,o,r){
r==null&&(r={});var i=T.crc.crc,a=T._bin.writeUint,s=T._bin.writeUshort,u=T._bin.writeASCII,c=8,f=n.frames.length>1,h=!1,l=33+(f?20:0);if(r.sRGB!=null&&(l+=13),
r.pHYs!=null&&(l+=21),n.ctype==3){for(var v=n.plte.length,d=0;d<v;d++)n.plte[d]>>>24!=255&&(h=!0);l+=8+v*3+4+(h?8+v*1+4:0)}for(var y=0;y<n.frames.length;y++){var b=n.
frames[y];f&&(l+=38),l+=b.cimg.length+12,y!=0&&(l+=4)}l+=12;for(var m=new Uint8Array(l),F=[137,80,78,71,13,10,26,10],d=0;d<8;d++)m[d]=F[d];if(a(m,c,13),c+=4,u(m,
c,"IHDR"),c+=4,a(m,c,t),c+=4,a(m,c,e),c+=4,m[c]=n.depth,c++,m[c]=n.ctype,c++,m[c]=0,c++,m[c]=0,c++,m[c]=0,c++,a(m,c,i(m,c-17,17)),c+=4,r.sRGB!=null&&(a(m,c,1),c+=
4,u(m,c,"sRGB"),c+=4,m[c]=r.sRGB,c++,a(m,c,i(m,c-5,5)),c+=4),r.pHYs!=null&&(a(m,c,9),c+=4,u(m,c,"pHYs"),c+=4,a(m,c,r.pHYs[0]),c+=4,a(m,c,r.pHYs[1]),c+=4,m[c]=r.
pHYs[2],c++,a(m,c,i(m,c-13,13)),c+=4),f&&(a(m,c,8),c+=4,u(m,c,"acTL"),c+=4,a(m,c,n.frames.length),c+=4,a(m,c,r.loop!=null?r.loop:0),c+=4,a(m,c,i(m,c-12,12)),c+=
4),n.ctype==3){var v=n.plte.length;a(m,c,v*3),c+=4,u(m,c,"PLTE"),c+=4;for(var d=0;d<v;d++){var k=d*3,C=n.plte[d],S=C&255,w=C>>>8&255,R=C>>>16&255;m[c+k+0]=S,m[c+
k+1]=w,m[c+k+2]=R}if(c+=v*3,a(m,c,i(m,c-v*3-4,v*3+4)),c+=4,h){a(m,c,v),c+=4,u(m,c,"tRNS"),c+=4;for(var d=0;d<v;d++)m[c+d]=n.plte[d]>>>24&255;c+=v,a(m,c,i(m,c-v-
4,v+4)),c+=4}}for(var O=0,y=0;y<n.frames.length;y++){var b=n.frames[y];f&&(a(m,c,26),c+=4,u(m,c,"fcTL"),c+=4,a(m,c,O++),c+=4,a(m,c,b.rect.width),c+=4,a(m,c,b.rect.
height),c+=4,a(m,c,b.rect.x),c+=4,a(m,c,b.rect.y),c+=4,s(m,c,o[y]),c+=2,s(m,c,1e3),c+=2,m[c]=b.dispose,c++,m[c]=b.blend,c++,a(m,c,i(m,c-30,30)),c+=4);var D=b.cimg,
v=D.length;a(m,c,v+(y==0?0:4)),c+=4;var K=c;u(m,c,y==0?"IDAT":"fdAT"),c+=4,y!=0&&(a(m,c,O++),c+=4),m.set(D,c),c+=v,a(m,c,i(m,K,c-K)),c+=4}return a(m,c,0),c+=4,u(
m,c,"IEND"),c+=4,a(m,c,i(m,c-4,4)),c+=4,m.buffer},T.encode.compressPNG=function(n,t,e){for(var o=0;o<n.frames.length;o++){var r=n.frames[o],i=r.rect.width,a=r.rect.
height,s=new Uint8Array(a*r.bpl+a);r.cimg=T.encode._filterZero(r.img,a,r.bpp,r.bpl,s,t,e)}},T.encode.compress=function(n,t,e,o,r){for(var i=r[0],a=r[1],s=r[2],u=r[3],
c=r[4],f=6,h=8,l=255,v=0;v<n.length;v++)for(var d=new Uint8Array(n[v]),y=d.length,b=0;b<y;b+=4)l&=d[b+3];var m=l!=255,F=T.encode.framize(n,t,e,i,a,s),k={},C=[],
S=[];if(o!=0){for(var w=[],b=0;b<F.length;b++)w.push(F[b].img.buffer);for(var R=T.encode.concatRGBA(w),O=T.quantize(R,o),D=0,K=new Uint8Array(O.abuf),b=0;b<F.length;b++){
var M=F[b].img,N=M.length;S.push(new Uint8Array(O.inds.buffer,D>>2,N>>2));for(var v=0;v<N;v+=4)M[v]=K[D+v],M[v+1]=K[D+v+1],M[v+2]=K[D+v+2],M[v+3]=K[D+v+3];D+=N}
for(var b=0;b<O.plte.length;b++)C.push(O.plte[b].est.rgba)}else for(var v=0;v<F.length;v++){var I=F[v],j=new Uint32Array(I.img.buffer),Z=I.rect.width,y=j.length,
at=new Uint8Array(y);S.push(at);for(var b=0;b<y;b++){var q=j[b];if(b!=0&&q==j[b-1])at[b]=at[b-1];else if(b>Z&&q==j[b-Z])at[b]=at[b-Z];else{var lt=k[q];if(lt==null&&
(k[q]=lt=C.length,C.push(q),C.length>=300))break;at[b]=lt}}}var kt=C.length;kt<=256&&c==!1&&(kt<=2?h=1:kt<=4?h=2:kt<=16?h=4:h=8,h=Math.max(h,u));for(var v=0;v<F.
length;v++){var I=F[v],je=I.rect.x,Me=I.rect.y,Z=I.rect.width,Et=I.rect.height,Dt=I.img,pl=new Uint32Array(Dt.buffer),Be=4*Z,vo=4;if(kt<=256&&c==!1){Be=Math.ceil(
h*Z/8);for(var Gt=new Uint8Array(Be*Et),gn=S[v],yn=0;yn<Et;yn++){var b=yn*Be,mn=yn*Z;if(h==8)for(var dt=0;dt<Z;dt++)Gt[b+dt]=gn[mn+dt];else if(h==4)for(var dt=0;dt<
Z;dt++)Gt[b+(dt>>1)]|=gn[mn+dt]<<4-(dt&1)*4;else if(h==2)for(var dt=0;dt<Z;dt++)Gt[b+(dt>>2)]|=gn[mn+dt]<<6-(dt&3)*2;else if(h==1)for(var dt=0;dt<Z;dt++)Gt[b+(dt>>
3)]|=gn[mn+dt]<<7-(dt&7)*1}Dt=Gt,f=3,vo=1}else if(m==!1&&F.length==1){for(var Gt=new Uint8Array(Z*Et*3),da=Z*Et,b=0;b<da;b++){var M=b*3,go=b*4;Gt[M]=Dt[go],Gt[M+
1]=Dt[go+1],Gt[M+2]=Dt[go+2]}Dt=Gt,f=2,vo=3,Be=3*Z}I.img=Dt,I.bpl=Be,I.bpp=vo}return{ctype:f,depth:h,plte:C,frames:F}},T.encode.framize=function(n,t,e,o,r,i){for(var a=[],
s=0;s<n.length;s++){var u=new Uint8Array(n[s]),c=new Uint32Array(u.buffer),f,h=0,l=0,v=t,d=e,y=o?1:0;if(s!=0){for(var b=i||o||s==1||a[s-2].dispose!=0?1:2,m=0,F=1e9,
k=0;k<b;k++){for(var I=new Uint8Array(n[s-1-k]),C=new Uint32Array(n[s-1-k]),S=t,w=e,R=-1,O=-1,D=0;D<e;D++)for(var K=0;K<t;K++){var M=D*t+K;c[M]!=C[M]&&(K<S&&(S=
K),K>R&&(R=K),D<w&&(w=D),D>O&&(O=D))}R==-1&&(S=w=R=O=0),r&&((S&1)==1&&S--,(w&1)==1&&w--);var N=(R-S+1)*(O-w+1);N<F&&(F=N,m=k,h=S,l=w,v=R-S+1,d=O-w+1)}var I=new Uint8Array(
n[s-1-m]);m==1&&(a[s-1].dispose=2),f=new Uint8Array(v*d*4),T._copyTile(I,t,e,f,v,d,-h,-l,0),y=T._copyTile(u,t,e,f,v,d,-h,-l,3)?1:0,y==1?T.encode._prepareDiff(u,
t,e,f,{x:h,y:l,width:v,height:d}):T._copyTile(u,t,e,f,v,d,-h,-l,0)}else f=u.slice(0);a.push({rect:{x:h,y:l,width:v,height:d},img:f,blend:y,dispose:0})}if(o)for(var s=0;s<
a.length;s++){var j=a[s];if(j.blend!=1){var Z=j.rect,at=a[s-1].rect,q=Math.min(Z.x,at.x),lt=Math.min(Z.y,at.y),kt=Math.max(Z.x+Z.width,at.x+at.width),je=Math.max(
Z.y+Z.height,at.y+at.height),Me={x:q,y:lt,width:kt-q,height:je-lt};a[s-1].dispose=1,s-1!=0&&T.encode._updateFrame(n,t,e,a,s-1,Me,r),T.encode._updateFrame(n,t,e,
a,s,Me,r)}}var Et=0;if(n.length!=1)for(var M=0;M<a.length;M++){var j=a[M];Et+=j.rect.width*j.rect.height}return a},T.encode._updateFrame=function(n,t,e,o,r,i,a){
for(var s=Uint8Array,u=Uint32Array,c=new s(n[r-1]),f=new u(n[r-1]),h=r+1<n.length?new s(n[r+1]):null,l=new s(n[r]),v=new u(l.buffer),d=t,y=e,b=-1,m=-1,F=0;F<i.height;F++)
for(var k=0;k<i.width;k++){var C=i.x+k,S=i.y+F,w=S*t+C,R=v[w];R==0||o[r-1].dispose==0&&f[w]==R&&(h==null||h[w*4+3]!=0)||(C<d&&(d=C),C>b&&(b=C),S<y&&(y=S),S>m&&(m=
S))}b==-1&&(d=y=b=m=0),a&&((d&1)==1&&d--,(y&1)==1&&y--),i={x:d,y,width:b-d+1,height:m-y+1};var O=o[r];O.rect=i,O.blend=1,O.img=new Uint8Array(i.width*i.height*4),
o[r-1].dispose==0?(T._copyTile(c,t,e,O.img,i.width,i.height,-i.x,-i.y,0),T.encode._prepareDiff(l,t,e,O.img,i)):T._copyTile(l,t,e,O.img,i.width,i.height,-i.x,-i.
y,0)},T.encode._prepareDiff=function(n,t,e,o,r){T._copyTile(n,t,e,o,r.width,r.height,-r.x,-r.y,2)},T.encode._filterZero=function(n,t,e,o,r,i,a){var s=[],u=[0,1,
2,3,4];i!=-1?u=[i]:(t*o>5e5||e==1)&&(u=[0]);var c;a&&(c={level:0});for(var f=a&&UZIP!=null?UZIP:Mc.default,h=0;h<u.length;h++){for(var l=0;l<t;l++)T.encode._filterLine(
r,n,l,o,e,u[h]);s.push(f.deflate(r,c))}for(var v,d=1e9,h=0;h<s.length;h++)s[h].length<d&&(v=h,d=s[h].length);return s[v]},T.encode._filterLine=function(n,t,e,o,r,i){
var a=e*o,s=a+e,u=T.decode._paeth;if(n[s]=i,s++,i==0)if(o<500)for(var c=0;c<o;c++)n[s+c]=t[a+c];else n.set(new Uint8Array(t.buffer,a,o),s);else if(i==1){for(var c=0;c<
r;c++)n[s+c]=t[a+c];for(var c=r;c<o;c++)n[s+c]=t[a+c]-t[a+c-r]+256&255}else if(e==0){for(var c=0;c<r;c++)n[s+c]=t[a+c];if(i==2)for(var c=r;c<o;c++)n[s+c]=t[a+c];
if(i==3)for(var c=r;c<o;c++)n[s+c]=t[a+c]-(t[a+c-r]>>1)+256&255;if(i==4)for(var c=r;c<o;c++)n[s+c]=t[a+c]-u(t[a+c-r],0,0)+256&255}else{if(i==2)for(var c=0;c<o;c++)
n[s+c]=t[a+c]+256-t[a+c-o]&255;if(i==3){for(var c=0;c<r;c++)n[s+c]=t[a+c]+256-(t[a+c-o]>>1)&255;for(var c=r;c<o;c++)n[s+c]=t[a+c]+256-(t[a+c-o]+t[a+c-r]>>1)&255}
if(i==4){for(var c=0;c<r;c++)n[s+c]=t[a+c]+256-u(0,t[a+c-o],0)&255;for(var c=r;c<o;c++)n[s+c]=t[a+c]+256-u(t[a+c-r],t[a+c-o],t[a+c-r-o])&255}}},T.crc={table:(function(){
for(var n=new Uint32Array(256),t=0;t<256;t++){for(var e=t,o=0;o<8;o++)e&1?e=3988292384^e>>>1:e=e>>>1;n[t]=e}return n})(),update:function(n,t,e,o){for(var r=0;r<
o;r++)n=T.crc.table[(n^t[e+r])&255]^n>>>8;return n},crc:function(n,t,e){return T.crc.update(4294967295,n,t,e)^4294967295}},T.quantize=function(n,t){for(var e=new Uint8Array(
n),o=e.slice(0),r=new Uint32Array(o.buffer),i=T.quantize.getKDtree(o,t),a=i[0],s=i[1],u=T.quantize.planeDst,c=e,f=r,h=c.length,l=new Uint8Array(e.length>>2),v=0;v<
h;v+=4){var d=c[v]*.00392156862745098,y=c[v+1]*(1/255),b=c[v+2]*(1/255),m=c[v+3]*(1/255),F=T.quantize.getNearest(a,d,y,b,m);l[v>>2]=F.ind,f[v>>2]=F.est.rgba}return{
abuf:o.buffer,inds:l,plte:s}},T.quantize.getKDtree=function(n,t,e){e==null&&(e=1e-4);var o=new Uint32Array(n.buffer),r={i0:0,i1:n.length,bst:null,est:null,tdst:0,
left:null,right:null};r.bst=T.quantize.stats(n,r.i0,r.i1),r.est=T.quantize.estats(r.bst);for(var i=[r];i.length<t;){for(var a=0,s=0,u=0;u<i.length;u++)i[u].est.
L>a&&(a=i[u].est.L,s=u);if(a<e)break;var c=i[s],f=T.quantize.splitPixels(n,o,c.i0,c.i1,c.est.e,c.est.eMq255),h=c.i0>=f||c.i1<=f;if(h){c.est.L=0;continue}var l={
i0:c.i0,i1:f,bst:null,est:null,tdst:0,left:null,right:null};l.bst=T.quantize.stats(n,l.i0,l.i1),l.est=T.quantize.estats(l.bst);var v={i0:f,i1:c.i1,bst:null,est:null,
tdst:0,left:null,right:null};v.bst={R:[],m:[],N:c.bst.N-l.bst.N};for(var u=0;u<16;u++)v.bst.R[u]=c.bst.R[u]-l.bst.R[u];for(var u=0;u<4;u++)v.bst.m[u]=c.bst.m[u]-
l.bst.m[u];v.est=T.quantize.estats(v.bst),c.left=l,c.right=v,i[s]=l,i.push(v)}i.sort(function(d,y){return y.bst.N-d.bst.N});for(var u=0;u<i.length;u++)i[u].ind=
u;return[r,i]},T.quantize.getNearest=function(n,t,e,o,r){if(n.left==null)return n.tdst=T.quantize.dist(n.est.q,t,e,o,r),n;var i=T.quantize.planeDst(n.est,t,e,o,
r),a=n.left,s=n.right;i>0&&(a=n.right,s=n.left);var u=T.quantize.getNearest(a,t,e,o,r);if(u.tdst<=i*i)return u;var c=T.quantize.getNearest(s,t,e,o,r);return c.tdst<
u.tdst?c:u},T.quantize.planeDst=function(n,t,e,o,r){var i=n.e;return i[0]*t+i[1]*e+i[2]*o+i[3]*r-n.eMq},T.quantize.dist=function(n,t,e,o,r){var i=t-n[0],a=e-n[1],
s=o-n[2],u=r-n[3];return i*i+a*a+s*s+u*u},T.quantize.splitPixels=function(n,t,e,o,r,i){var a=T.quantize.vecDot;o-=4;for(var s=0;e<o;){for(;a(n,e,r)<=i;)e+=4;for(;a(
n,o,r)>i;)o-=4;if(e>=o)break;var u=t[e>>2];t[e>>2]=t[o>>2],t[o>>2]=u,e+=4,o-=4}for(;a(n,e,r)>i;)e-=4;return e+4},T.quantize.vecDot=function(n,t,e){return n[t]*e[0]+
n[t+1]*e[1]+n[t+2]*e[2]+n[t+3]*e[3]},T.quantize.stats=function(n,t,e){for(var o=[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],r=[0,0,0,0],i=e-t>>2,a=t;a<e;a+=4){var s=n[a]*
.00392156862745098,u=n[a+1]*(1/255),c=n[a+2]*(1/255),f=n[a+3]*(1/255);r[0]+=s,r[1]+=u,r[2]+=c,r[3]+=f,o[0]+=s*s,o[1]+=s*u,o[2]+=s*c,o[3]+=s*f,o[5]+=u*u,o[6]+=u*
c,o[7]+=u*f,o[10]+=c*c,o[11]+=c*f,o[15]+=f*f}return o[4]=o[1],o[8]=o[2],o[9]=o[6],o[12]=o[3],o[13]=o[7],o[14]=o[11],{R:o,m:r,N:i}},T.quantize.estats=function(n){
var t=n.R,e=n.m,o=n.N,r=e[0],i=e[1],a=e[2],s=e[3],u=o==0?0:1/o,c=[t[0]-r*r*u,t[1]-r*i*u,t[2]-r*a*u,t[3]-r*s*u,t[4]-i*r*u,t[5]-i*i*u,t[6]-i*a*u,t[7]-i*s*u,t[8]-a*
r*u,t[9]-a*i*u,t[10]-a*a*u,t[11]-a*s*u,t[12]-s*r*u,t[13]-s*i*u,t[14]-s*a*u,t[15]-s*s*u],f=c,h=T.M4,l=[.5,.5,.5,.5],v=0,d=0;if(o!=0)for(var y=0;y<10&&(l=h.multVec(
f,l),d=Math.sqrt(h.dot(l,l)),l=h.sml(1/d,l),!(Math.abs(d-v)<1e-9));y++)v=d;var b=[r*u,i*u,a*u,s*u],m=h.dot(h.sml(255,b),l);return{Cov:c,q:b,e:l,L:v,eMq255:m,eMq:h.
dot(l,b),rgba:(Math.round(255*b[3])<<24|Math.round(255*b[2])<<16|Math.round(255*b[1])<<8|Math.round(255*b[0])<<0)>>>0}},T.M4={multVec:function(n,t){return[n[0]*
t[0]+n[1]*t[1]+n[2]*t[2]+n[3]*t[3],n[4]*t[0]+n[5]*t[1]+n[6]*t[2]+n[7]*t[3],n[8]*t[0]+n[9]*t[1]+n[10]*t[2]+n[11]*t[3],n[12]*t[0]+n[13]*t[1]+n[14]*t[2]+n[15]*t[3]]},
dot:function(n,t){return n[0]*t[0]+n[1]*t[1]+n[2]*t[2]+n[3]*t[3]},sml:function(n,t){return[n*t[0],n*t[1],n*t[2],n*t[3]]}},T.encode.concatRGBA=function(n){for(var t=0,
e=0;e<n.length;e++)t+=n[e].byteLength;for(var o=new Uint8Array(t),r=0,e=0;e<n.length;e++){for(var i=new Uint8Array(n[e]),a=i.length,s=0;s<a;s+=4){var u=i[s],c=i[s+
1],f=i[s+2],h=i[s+3];h==0&&(u=c=f=0),o[r+s]=u,o[r+s+1]=c,o[r+s+2]=f,o[r+s+3]=h}r+=a}return o.buffer};var ti=T,Bc=function(n){if(n===0)return ue.Greyscale;if(n===
2)return ue.Truecolour;if(n===3)return ue.IndexedColour;if(n===4)return ue.GreyscaleWithAlpha;if(n===6)return ue.TruecolourWithAlpha;throw new Error("Unknown co\
lor type: "+n)},Vc=function(n){for(var t=Math.floor(n.length/4),e=new Uint8Array(t*3),o=new Uint8Array(t*1),r=0,i=0,a=0;r<n.length;)e[i++]=n[r++],e[i++]=n[r++],
e[i++]=n[r++],o[a++]=n[r++];return{rgbChannel:e,alphaChannel:o}},ue;(function(n){n.Greyscale="Greyscale",n.Truecolour="Truecolour",n.IndexedColour="IndexedColou\
r",n.GreyscaleWithAlpha="GreyscaleWithAlpha",n.TruecolourWithAlpha="TruecolourWithAlpha"})(ue||(ue={}));var Uc=(function(){function n(t){var e=ti.decode(t),o=ti.
toRGBA8(e);if(o.length>1)throw new Error("Animated PNGs are not supported");var r=new Uint8Array(o[0]),i=Vc(r),a=i.rgbChannel,s=i.alphaChannel;this.rgbChannel=a;
var u=s.some(function(c){return c<255});u&&(this.alphaChannel=s),this.type=Bc(e.ctype),this.width=e.width,this.height=e.height,this.bitsPerComponent=8}return n.
load=function(t){return new n(t)},n})(),Ic=(function(){function n(t){this.image=t,this.bitsPerComponent=t.bitsPerComponent,this.width=t.width,this.height=t.height,
this.colorSpace="DeviceRGB"}return n.for=function(t){return J(this,void 0,void 0,function(){var e;return Q(this,function(o){return e=Uc.load(t),[2,new n(e)]})})},
n.prototype.embedIntoContext=function(t,e){return J(this,void 0,void 0,function(){var o,r;return Q(this,function(i){return o=this.embedAlphaChannel(t),r=t.flateStream(
this.image.rgbChannel,{Type:"XObject",Subtype:"Image",BitsPerComponent:this.image.bitsPerComponent,Width:this.image.width,Height:this.image.height,ColorSpace:this.
colorSpace,SMask:o}),e?(t.assign(e,r),[2,e]):[2,t.register(r)]})})},n.prototype.embedAlphaChannel=function(t){if(this.image.alphaChannel){var e=t.flateStream(this.
image.alphaChannel,{Type:"XObject",Subtype:"Image",Height:this.image.height,Width:this.image.width,BitsPerComponent:this.image.bitsPerComponent,ColorSpace:"Devi\
ceGray",Decode:[0,1]});return t.register(e)}},n})(),ei=Ic,Wc=(function(){function n(t,e,o){this.bytes=t,this.start=e||0,this.pos=this.start,this.end=e&&o?e+o:this.
bytes.length}return Object.defineProperty(n.prototype,"length",{get:function(){return this.end-this.start},enumerable:!1,configurable:!0}),Object.defineProperty(
n.prototype,"isEmpty",{get:function(){return this.length===0},enumerable:!1,configurable:!0}),n.prototype.getByte=function(){return this.pos>=this.end?-1:this.bytes[this.
pos++]},n.prototype.getUint16=function(){var t=this.getByte(),e=this.getByte();return t===-1||e===-1?-1:(t<<8)+e},n.prototype.getInt32=function(){var t=this.getByte(),
e=this.getByte(),o=this.getByte(),r=this.getByte();return(t<<24)+(e<<16)+(o<<8)+r},n.prototype.getBytes=function(t,e){e===void 0&&(e=!1);var o=this.bytes,r=this.
pos,i=this.end;if(t){var a=r+t;a>i&&(a=i),this.pos=a;var s=o.subarray(r,a);return e?new Uint8ClampedArray(s):s}else{var s=o.subarray(r,i);return e?new Uint8ClampedArray(
s):s}},n.prototype.peekByte=function(){var t=this.getByte();return this.pos--,t},n.prototype.peekBytes=function(t,e){e===void 0&&(e=!1);var o=this.getBytes(t,e);
return this.pos-=o.length,o},n.prototype.skip=function(t){t||(t=1),this.pos+=t},n.prototype.reset=function(){this.pos=this.start},n.prototype.moveStart=function(){
this.start=this.pos},n.prototype.makeSubStream=function(t,e){return new n(this.bytes,t,e)},n.prototype.decode=function(){return this.bytes},n})(),ni=Wc,zc=new Uint8Array(
0),qc=(function(){function n(t){if(this.pos=0,this.bufferLength=0,this.eof=!1,this.buffer=zc,this.minBufferLength=512,t)for(;this.minBufferLength<t;)this.minBufferLength*=
2}return Object.defineProperty(n.prototype,"isEmpty",{get:function(){for(;!this.eof&&this.bufferLength===0;)this.readBlock();return this.bufferLength===0},enumerable:!1,
configurable:!0}),n.prototype.getByte=function(){for(var t=this.pos;this.bufferLength<=t;){if(this.eof)return-1;this.readBlock()}return this.buffer[this.pos++]},
n.prototype.getUint16=function(){var t=this.getByte(),e=this.getByte();return t===-1||e===-1?-1:(t<<8)+e},n.prototype.getInt32=function(){var t=this.getByte(),e=this.
getByte(),o=this.getByte(),r=this.getByte();return(t<<24)+(e<<16)+(o<<8)+r},n.prototype.getBytes=function(t,e){e===void 0&&(e=!1);var o,r=this.pos;if(t){for(this.
ensureBuffer(r+t),o=r+t;!this.eof&&this.bufferLength<o;)this.readBlock();var i=this.bufferLength;o>i&&(o=i)}else{for(;!this.eof;)this.readBlock();o=this.bufferLength}
this.pos=o;var a=this.buffer.subarray(r,o);return e&&!(a instanceof Uint8ClampedArray)?new Uint8ClampedArray(a):a},n.prototype.peekByte=function(){var t=this.getByte();
return this.pos--,t},n.prototype.peekBytes=function(t,e){e===void 0&&(e=!1);var o=this.getBytes(t,e);return this.pos-=o.length,o},n.prototype.skip=function(t){t||
(t=1),this.pos+=t},n.prototype.reset=function(){this.pos=0},n.prototype.makeSubStream=function(t,e){for(var o=t+e;this.bufferLength<=o&&!this.eof;)this.readBlock();
return new ni(this.buffer,t,e)},n.prototype.decode=function(){for(;!this.eof;)this.readBlock();return this.buffer.subarray(0,this.bufferLength)},n.prototype.readBlock=
function(){throw new jt(this.constructor.name,"readBlock")},n.prototype.ensureBuffer=function(t){var e=this.buffer;if(t<=e.byteLength)return e;for(var o=this.minBufferLength;o<
t;)o*=2;var r=new Uint8Array(o);return r.set(e),this.buffer=r},n})(),Ye=qc,oi=function(n){return n===32||n===9||n===13||n===10},Ec=(function(n){P(t,n);function t(e,o){
var r=n.call(this,o)||this;return r.stream=e,r.input=new Uint8Array(5),o&&(o=.8*o),r}return t.prototype.readBlock=function(){for(var e=126,o=122,r=-1,i=this.stream,
a=i.getByte();oi(a);)a=i.getByte();if(a===r||a===e){this.eof=!0;return}var s=this.bufferLength,u,c;if(a===o){for(u=this.ensureBuffer(s+4),c=0;c<4;++c)u[s+c]=0;this.
bufferLength+=4}else{var f=this.input;for(f[0]=a,c=1;c<5;++c){for(a=i.getByte();oi(a);)a=i.getByte();if(f[c]=a,a===r||a===e)break}if(u=this.ensureBuffer(s+c-1),
this.bufferLength+=c-1,c<5){for(;c<5;++c)f[c]=117;this.eof=!0}var h=0;for(c=0;c<5;++c)h=h*85+(f[c]-33);for(c=3;c>=0;--c)u[s+c]=h&255,h>>=8}},t})(Ye),Gc=Ec,Kc=(function(n){
P(t,n);function t(e,o){var r=n.call(this,o)||this;return r.stream=e,r.firstDigit=-1,o&&(o=.5*o),r}return t.prototype.readBlock=function(){var e=8e3,o=this.stream.
getBytes(e);if(!o.length){this.eof=!0;return}for(var r=o.length+1>>1,i=this.ensureBuffer(this.bufferLength+r),a=this.bufferLength,s=this.firstDigit,u=0,c=o.length;u<
c;u++){var f=o[u],h=void 0;if(f>=48&&f<=57)h=f&15;else if(f>=65&&f<=70||f>=97&&f<=102)h=(f&15)+9;else if(f===62){this.eof=!0;break}else continue;s<0?s=h:(i[a++]=
s<<4|h,s=-1)}s>=0&&this.eof&&(i[a++]=s<<4,s=-1),this.firstDigit=s,this.bufferLength=a},t})(Ye),Lc=Kc,ri=new Int32Array([16,17,18,0,8,7,9,6,10,5,11,4,12,3,13,2,14,
1,15]),Xc=new Int32Array([3,4,5,6,7,8,9,10,65547,65549,65551,65553,131091,131095,131099,131103,196643,196651,196659,196667,262211,262227,262243,262259,327811,327843,
327875,327907,258,258,258]),Hc=new Int32Array([1,2,3,4,65541,65543,131081,131085,196625,196633,262177,262193,327745,327777,393345,393409,459009,459137,524801,525057,
590849,591361,657409,658433,724993,727041,794625,798721,868353,876545]),Zc=[new Int32Array([459008,524368,524304,524568,459024,524400,524336,590016,459016,524384,
524320,589984,524288,524416,524352,590048,459012,524376,524312,589968,459028,524408,524344,590032,459020,524392,524328,59e4,524296,524424,524360,590064,459010,524372,
524308,524572,459026,524404,524340,590024,459018,524388,524324,589992,524292,524420,524356,590056,459014,524380,524316,589976,459030,524412,524348,590040,459022,
524396,524332,590008,524300,524428,524364,590072,459009,524370,524306,524570,459025,524402,524338,590020,459017,524386,524322,589988,524290,524418,524354,590052,
459013,524378,524314,589972,459029,524410,524346,590036,459021,524394,524330,590004,524298,524426,524362,590068,459011,524374,524310,524574,459027,524406,524342,
590028,459019,524390,524326,589996,524294,524422,524358,590060,459015,524382,524318,589980,459031,524414,524350,590044,459023,524398,524334,590012,524302,524430,
524366,590076,459008,524369,524305,524569,459024,524401,524337,590018,459016,524385,524321,589986,524289,524417,524353,590050,459012,524377,524313,589970,459028,
524409,524345,590034,459020,524393,524329,590002,524297,524425,524361,590066,459010,524373,524309,524573,459026,524405,524341,590026,459018,524389,524325,589994,
524293,524421,524357,590058,459014,524381,524317,589978,459030,524413,524349,590042,459022,524397,524333,590010,524301,524429,524365,590074,459009,524371,524307,
524571,459025,524403,524339,590022,459017,524387,524323,589990,524291,524419,524355,590054,459013,524379,524315,589974,459029,524411,524347,590038,459021,524395,
524331,590006,524299,524427,524363,590070,459011,524375,524311,524575,459027,524407,524343,590030,459019,524391,524327,589998,524295,524423,524359,590062,459015,
524383,524319,589982,459031,524415,524351,590046,459023,524399,524335,590014,524303,524431,524367,590078,459008,524368,524304,524568,459024,524400,524336,590017,
459016,524384,524320,589985,524288,524416,524352,590049,459012,524376,524312,589969,459028,524408,524344,590033,459020,524392,524328,590001,524296,524424,524360,
590065,459010,524372,524308,524572,459026,524404,524340,590025,459018,524388,524324,589993,524292,524420,524356,590057,459014,524380,524316,589977,459030,524412,
524348,590041,459022,524396,524332,590009,524300,524428,524364,590073,459009,524370,524306,524570,459025,524402,524338,590021,459017,524386,524322,589989,524290,
524418,524354,590053,459013,524378,524314,589973,459029,524410,524346,590037,459021,524394,524330,590005,524298,524426,524362,590069,459011,524374,524310,524574,
459027,524406,524342,590029,459019,524390,524326,589997,524294,524422,524358,590061,459015,524382,524318,589981,459031,524414,524350,590045,459023,524398,524334,
590013,524302,524430,524366,590077,459008,524369,524305,524569,459024,524401,524337,590019,459016,524385,524321,589987,524289,524417,524353,590051,459012,524377,
524313,589971,459028,524409,524345,590035,459020,524393,524329,590003,524297,524425,524361,590067,459010,524373,524309,524573,459026,524405,524341,590027,459018,
524389,524325,589995,524293,524421,524357,590059,459014,524381,524317,589979,459030,524413,524349,590043,459022,524397,524333,590011,524301,524429,524365,590075,
459009,524371,524307,524571,459025,524403,524339,590023,459017,524387,524323,589991,524291,524419,524355,590055,459013,524379,524315,589975,459029,524411,524347,
590039,459021,524395,524331,590007,524299,524427,524363,590071,459011,524375,524311,524575,459027,524407,524343,590031,459019,524391,524327,589999,524295,524423,
524359,590063,459015,524383,524319,589983,459031,524415,524351,590047,459023,524399,524335,590015,524303,524431,524367,590079]),9],Yc=[new Int32Array([327680,327696,
327688,327704,327684,327700,327692,327708,327682,327698,327690,327706,327686,327702,327694,0,327681,327697,327689,327705,327685,327701,327693,327709,327683,327699,
327691,327707,327687,327703,327695,0]),5],Jc=(function(n){P(t,n);function t(e,o){var r=n.call(this,o)||this;r.stream=e;var i=e.getByte(),a=e.getByte();if(i===-1||
a===-1)throw new Error("Invalid header in flate stream: "+i+", "+a);if((i&15)!==8)throw new Error("Unknown compression method in flate stream: "+i+", "+a);if(((i<<
8)+a)%31!==0)throw new Error("Bad FCHECK in flate stream: "+i+", "+a);if(a&32)throw new Error("FDICT bit set in flate stream: "+i+", "+a);return r.codeSize=0,r.
codeBuf=0,r}return t.prototype.readBlock=function(){var e,o,r=this.stream,i=this.getBits(3);if(i&1&&(this.eof=!0),i>>=1,i===0){var a=void 0;if((a=r.getByte())===
-1)throw new Error("Bad block header in flate stream");var s=a;if((a=r.getByte())===-1)throw new Error("Bad block header in flate stream");if(s|=a<<8,(a=r.getByte())===
-1)throw new Error("Bad block header in flate stream");var u=a;if((a=r.getByte())===-1)throw new Error("Bad block header in flate stream");if(u|=a<<8,u!==(~s&65535)&&
(s!==0||u!==0))throw new Error("Bad uncompressed block length in flate stream");this.codeBuf=0,this.codeSize=0;var c=this.bufferLength;e=this.ensureBuffer(c+s);
var f=c+s;if(this.bufferLength=f,s===0)r.peekByte()===-1&&(this.eof=!0);else for(var h=c;h<f;++h){if((a=r.getByte())===-1){this.eof=!0;break}e[h]=a}return}var l,
v;if(i===1)l=Zc,v=Yc;else if(i===2){var d=this.getBits(5)+257,y=this.getBits(5)+1,b=this.getBits(4)+4,m=new Uint8Array(ri.length),F=void 0;for(F=0;F<b;++F)m[ri[F]]=
this.getBits(3);var k=this.generateHuffmanTable(m);o=0,F=0;for(var C=d+y,S=new Uint8Array(C),w=void 0,R=void 0,O=void 0;F<C;){var D=this.getCode(k);if(D===16)w=
2,R=3,O=o;else if(D===17)w=3,R=3,O=o=0;else if(D===18)w=7,R=11,O=o=0;else{S[F++]=o=D;continue}for(var K=this.getBits(w)+R;K-- >0;)S[F++]=O}l=this.generateHuffmanTable(
S.subarray(0,d)),v=this.generateHuffmanTable(S.subarray(d,C))}else throw new Error("Unknown block type in flate stream");e=this.buffer;for(var M=e?e.length:0,N=this.
bufferLength;;){var I=this.getCode(l);if(I<256){N+1>=M&&(e=this.ensureBuffer(N+1),M=e.length),e[N++]=I;continue}if(I===256){this.bufferLength=N;return}I-=257,I=
Xc[I];var j=I>>16;j>0&&(j=this.getBits(j)),o=(I&65535)+j,I=this.getCode(v),I=Hc[I],j=I>>16,j>0&&(j=this.getBits(j));var Z=(I&65535)+j;N+o>=M&&(e=this.ensureBuffer(
N+o),M=e.length);for(var at=0;at<o;++at,++N)e[N]=e[N-Z]}},t.prototype.getBits=function(e){for(var o=this.stream,r=this.codeSize,i=this.codeBuf,a;r<e;){if((a=o.getByte())===
-1)throw new Error("Bad encoding in flate stream");i|=a<<r,r+=8}return a=i&(1<<e)-1,this.codeBuf=i>>e,this.codeSize=r-=e,a},t.prototype.getCode=function(e){for(var o=this.
stream,r=e[0],i=e[1],a=this.codeSize,s=this.codeBuf,u;a<i&&(u=o.getByte())!==-1;)s|=u<<a,a+=8;var c=r[s&(1<<i)-1];typeof r=="number"&&console.log("FLATE:",c);var f=c>>
16,h=c&65535;if(f<1||a<f)throw new Error("Bad encoding in flate stream");return this.codeBuf=s>>f,this.codeSize=a-f,h},t.prototype.generateHuffmanTable=function(e){
var o=e.length,r=0,i;for(i=0;i<o;++i)e[i]>r&&(r=e[i]);for(var a=1<<r,s=new Int32Array(a),u=1,c=0,f=2;u<=r;++u,c<<=1,f<<=1)for(var h=0;h<o;++h)if(e[h]===u){var l=0,
v=c;for(i=0;i<u;++i)l=l<<1|v&1,v>>=1;for(i=l;i<a;i+=f)s[i]=u<<16|h;++c}return[s,r]},t})(Ye),Qc=Jc,_c=(function(n){P(t,n);function t(e,o,r){var i=n.call(this,o)||
this;i.stream=e,i.cachedData=0,i.bitsCached=0;for(var a=4096,s={earlyChange:r,codeLength:9,nextCode:258,dictionaryValues:new Uint8Array(a),dictionaryLengths:new Uint16Array(
a),dictionaryPrevCodes:new Uint16Array(a),currentSequence:new Uint8Array(a),currentSequenceLength:0},u=0;u<256;++u)s.dictionaryValues[u]=u,s.dictionaryLengths[u]=
1;return i.lzwState=s,i}return t.prototype.readBlock=function(){var e=512,o=e*2,r=e,i,a,s,u=this.lzwState;if(u){var c=u.earlyChange,f=u.nextCode,h=u.dictionaryValues,
l=u.dictionaryLengths,v=u.dictionaryPrevCodes,d=u.codeLength,y=u.prevCode,b=u.currentSequence,m=u.currentSequenceLength,F=0,k=this.bufferLength,C=this.ensureBuffer(
this.bufferLength+o);for(i=0;i<e;i++){var S=this.readBits(d),w=m>0;if(!S||S<256)b[0]=S,m=1;else if(S>=258)if(S<f)for(m=l[S],a=m-1,s=S;a>=0;a--)b[a]=h[s],s=v[s];else
b[m++]=b[0];else if(S===256){d=9,f=258,m=0;continue}else{this.eof=!0,delete this.lzwState;break}if(w&&(v[f]=y,l[f]=l[y]+1,h[f]=b[0],f++,d=f+c&f+c-1?d:Math.min(Math.
log(f+c)/.6931471805599453+1,12)|0),y=S,F+=m,o<F){do o+=r;while(o<F);C=this.ensureBuffer(this.bufferLength+o)}for(a=0;a<m;a++)C[k++]=b[a]}u.nextCode=f,u.codeLength=
d,u.prevCode=y,u.currentSequenceLength=m,this.bufferLength=k}},t.prototype.readBits=function(e){for(var o=this.bitsCached,r=this.cachedData;o<e;){var i=this.stream.
getByte();if(i===-1)return this.eof=!0,null;r=r<<8|i,o+=8}return this.bitsCached=o-=e,this.cachedData=r,r>>>o&(1<<e)-1},t})(Ye),$c=_c,tu=(function(n){P(t,n);function t(e,o){
var r=n.call(this,o)||this;return r.stream=e,r}return t.prototype.readBlock=function(){var e=this.stream.getBytes(2);if(!e||e.length<2||e[0]===128){this.eof=!0;
return}var o,r=this.bufferLength,i=e[0];if(i<128){if(o=this.ensureBuffer(r+i+1),o[r++]=e[1],i>0){var a=this.stream.getBytes(i);o.set(a,r),r+=i}}else{i=257-i;var s=e[1];
o=this.ensureBuffer(r+i+1);for(var u=0;u<i;u++)o[r++]=s}this.bufferLength=r},t})(Ye),eu=tu,ii=function(n,t,e){if(t===p.of("FlateDecode"))return new Qc(n);if(t===
p.of("LZWDecode")){var o=1;if(e instanceof Y){var r=e.lookup(p.of("EarlyChange"));r instanceof E&&(o=r.asNumber())}return new $c(n,void 0,o)}if(t===p.of("ASCII8\
5Decode"))return new Gc(n);if(t===p.of("ASCIIHexDecode"))return new Lc(n);if(t===p.of("RunLengthDecode"))return new eu(n);throw new Cs(t.asString())},ai=function(n){
var t=n.dict,e=n.contents,o=new ni(e),r=t.lookup(p.of("Filter")),i=t.lookup(p.of("DecodeParms"));if(r instanceof p)o=ii(o,r,i);else if(r instanceof rt)for(var a=0,
s=r.size();a<s;a++)o=ii(o,r.lookup(a,p),i&&i.lookupMaybe(a,Y));else if(r)throw new Tn([p,rt],r);return o},nu=function(n){var t=n.MediaBox(),e=t.lookup(2,E).asNumber()-
t.lookup(0,E).asNumber(),o=t.lookup(3,E).asNumber()-t.lookup(1,E).asNumber();return{left:0,bottom:0,right:e,top:o}},ou=function(n){return[1,0,0,1,-n.left,-n.bottom]},
ru=(function(){function n(t,e,o){this.page=t;var r=e??nu(t);this.width=r.right-r.left,this.height=r.top-r.bottom,this.boundingBox=r,this.transformationMatrix=o??
ou(r)}return n.for=function(t,e,o){return J(this,void 0,void 0,function(){return Q(this,function(r){return[2,new n(t,e,o)]})})},n.prototype.embedIntoContext=function(t,e){
return J(this,void 0,void 0,function(){var o,r,i,a,s,u,c,f,h,l;return Q(this,function(v){if(o=this.page.normalizedEntries(),r=o.Contents,i=o.Resources,!r)throw new Ss;
return a=this.decodeContents(r),s=this.boundingBox,u=s.left,c=s.bottom,f=s.right,h=s.top,l=t.flateStream(a,{Type:"XObject",Subtype:"Form",FormType:1,BBox:[u,c,f,
h],Matrix:this.transformationMatrix,Resources:i}),e?(t.assign(e,l),[2,e]):[2,t.register(l)]})})},n.prototype.decodeContents=function(t){for(var e=Uint8Array.of(
g.Newline),o=[],r=0,i=t.size();r<i;r++){var a=t.lookup(r,At),s=void 0;if(a instanceof He)s=ai(a).decode();else if(a instanceof Ze)s=a.getUnencodedContents();else
throw new ks(a);o.push(s,e)}return Na.apply(void 0,o)},n})(),si=ru,Nn=function(n,t){if(n!==void 0)return t[n]},Je;(function(n){n.UseNone="UseNone",n.UseOutlines=
"UseOutlines",n.UseThumbs="UseThumbs",n.UseOC="UseOC"})(Je||(Je={}));var Qe;(function(n){n.L2R="L2R",n.R2L="R2L"})(Qe||(Qe={}));var _e;(function(n){n.None="None",
n.AppDefault="AppDefault"})(_e||(_e={}));var jn;(function(n){n.Simplex="Simplex",n.DuplexFlipShortEdge="DuplexFlipShortEdge",n.DuplexFlipLongEdge="DuplexFlipLon\
gEdge"})(jn||(jn={}));var iu=(function(){function n(t){this.dict=t}return n.prototype.lookupBool=function(t){var e=this.dict.lookup(p.of(t));if(e instanceof be)
return e},n.prototype.lookupName=function(t){var e=this.dict.lookup(p.of(t));if(e instanceof p)return e},n.prototype.HideToolbar=function(){return this.lookupBool(
"HideToolbar")},n.prototype.HideMenubar=function(){return this.lookupBool("HideMenubar")},n.prototype.HideWindowUI=function(){return this.lookupBool("HideWindow\
UI")},n.prototype.FitWindow=function(){return this.lookupBool("FitWindow")},n.prototype.CenterWindow=function(){return this.lookupBool("CenterWindow")},n.prototype.
DisplayDocTitle=function(){return this.lookupBool("DisplayDocTitle")},n.prototype.NonFullScreenPageMode=function(){return this.lookupName("NonFullScreenPageMode")},
n.prototype.Direction=function(){return this.lookupName("Direction")},n.prototype.PrintScaling=function(){return this.lookupName("PrintScaling")},n.prototype.Duplex=
function(){return this.lookupName("Duplex")},n.prototype.PickTrayByPDFSize=function(){return this.lookupBool("PickTrayByPDFSize")},n.prototype.PrintPageRange=function(){
var t=this.dict.lookup(p.of("PrintPageRange"));if(t instanceof rt)return t},n.prototype.NumCopies=function(){var t=this.dict.lookup(p.of("NumCopies"));if(t instanceof
E)return t},n.prototype.getHideToolbar=function(){var t,e;return(e=(t=this.HideToolbar())===null||t===void 0?void 0:t.asBoolean())!==null&&e!==void 0?e:!1},n.prototype.
getHideMenubar=function(){var t,e;return(e=(t=this.HideMenubar())===null||t===void 0?void 0:t.asBoolean())!==null&&e!==void 0?e:!1},n.prototype.getHideWindowUI=
function(){var t,e;return(e=(t=this.HideWindowUI())===null||t===void 0?void 0:t.asBoolean())!==null&&e!==void 0?e:!1},n.prototype.getFitWindow=function(){var t,
e;return(e=(t=this.FitWindow())===null||t===void 0?void 0:t.asBoolean())!==null&&e!==void 0?e:!1},n.prototype.getCenterWindow=function(){var t,e;return(e=(t=this.
CenterWindow())===null||t===void 0?void 0:t.asBoolean())!==null&&e!==void 0?e:!1},n.prototype.getDisplayDocTitle=function(){var t,e;return(e=(t=this.DisplayDocTitle())===
null||t===void 0?void 0:t.asBoolean())!==null&&e!==void 0?e:!1},n.prototype.getNonFullScreenPageMode=function(){var t,e,o=(t=this.NonFullScreenPageMode())===null||
t===void 0?void 0:t.decodeText();return(e=Nn(o,Je))!==null&&e!==void 0?e:Je.UseNone},n.prototype.getReadingDirection=function(){var t,e,o=(t=this.Direction())===
null||t===void 0?void 0:t.decodeText();return(e=Nn(o,Qe))!==null&&e!==void 0?e:Qe.L2R},n.prototype.getPrintScaling=function(){var t,e,o=(t=this.PrintScaling())===
null||t===void 0?void 0:t.decodeText();return(e=Nn(o,_e))!==null&&e!==void 0?e:_e.AppDefault},n.prototype.getDuplex=function(){var t,e=(t=this.Duplex())===null||
t===void 0?void 0:t.decodeText();return Nn(e,jn)},n.prototype.getPickTrayByPDFSize=function(){var t;return(t=this.PickTrayByPDFSize())===null||t===void 0?void 0:
t.asBoolean()},n.prototype.getPrintPageRange=function(){var t=this.PrintPageRange();if(!t)return[];for(var e=[],o=0;o<t.size();o+=2){var r=t.lookup(o,E).asNumber(),
i=t.lookup(o+1,E).asNumber();e.push({start:r,end:i})}return e},n.prototype.getNumCopies=function(){var t,e;return(e=(t=this.NumCopies())===null||t===void 0?void 0:
t.asNumber())!==null&&e!==void 0?e:1},n.prototype.setHideToolbar=function(t){var e=this.dict.context.obj(t);this.dict.set(p.of("HideToolbar"),e)},n.prototype.setHideMenubar=
function(t){var e=this.dict.context.obj(t);this.dict.set(p.of("HideMenubar"),e)},n.prototype.setHideWindowUI=function(t){var e=this.dict.context.obj(t);this.dict.
set(p.of("HideWindowUI"),e)},n.prototype.setFitWindow=function(t){var e=this.dict.context.obj(t);this.dict.set(p.of("FitWindow"),e)},n.prototype.setCenterWindow=
function(t){var e=this.dict.context.obj(t);this.dict.set(p.of("CenterWindow"),e)},n.prototype.setDisplayDocTitle=function(t){var e=this.dict.context.obj(t);this.
dict.set(p.of("DisplayDocTitle"),e)},n.prototype.setNonFullScreenPageMode=function(t){$t(t,"nonFullScreenPageMode",Je);var e=p.of(t);this.dict.set(p.of("NonFull\
ScreenPageMode"),e)},n.prototype.setReadingDirection=function(t){$t(t,"readingDirection",Qe);var e=p.of(t);this.dict.set(p.of("Direction"),e)},n.prototype.setPrintScaling=
function(t){$t(t,"printScaling",_e);var e=p.of(t);this.dict.set(p.of("PrintScaling"),e)},n.prototype.setDuplex=function(t){$t(t,"duplex",jn);var e=p.of(t);this.
dict.set(p.of("Duplex"),e)},n.prototype.setPickTrayByPDFSize=function(t){var e=this.dict.context.obj(t);this.dict.set(p.of("PickTrayByPDFSize"),e)},n.prototype.
setPrintPageRange=function(t){Array.isArray(t)||(t=[t]);for(var e=[],o=0,r=t.length;o<r;o++)e.push(t[o].start),e.push(t[o].end);Mr(e,"printPageRange",["number"]);
var i=this.dict.context.obj(e);this.dict.set(p.of("PrintPageRange"),i)},n.prototype.setNumCopies=function(t){Pt(t,"numCopies",1,Number.MAX_VALUE),Fs(t,"numCopie\
s");var e=this.dict.context.obj(t);this.dict.set(p.of("NumCopies"),e)},n.fromDict=function(t){return new n(t)},n.create=function(t){var e=t.obj({});return new n(
e)},n})(),ci=iu,au=/\/([^\0\t\n\f\r\ ]+)[\0\t\n\f\r\ ]*(\d*\.\d+|\d+)?[\0\t\n\f\r\ ]+Tf/,su=(function(){function n(t,e){this.dict=t,this.ref=e}return n.prototype.
T=function(){return this.dict.lookupMaybe(p.of("T"),it,W)},n.prototype.Ff=function(){var t=this.getInheritableAttribute(p.of("Ff"));return this.dict.context.lookupMaybe(
t,E)},n.prototype.V=function(){var t=this.getInheritableAttribute(p.of("V"));return this.dict.context.lookup(t)},n.prototype.Kids=function(){return this.dict.lookupMaybe(
p.of("Kids"),rt)},n.prototype.DA=function(){var t=this.dict.lookup(p.of("DA"));if(t instanceof it||t instanceof W)return t},n.prototype.setKids=function(t){this.
dict.set(p.of("Kids"),this.dict.context.obj(t))},n.prototype.getParent=function(){var t=this.dict.get(p.of("Parent"));if(t instanceof st){var e=this.dict.lookup(
p.of("Parent"),Y);return new n(e,t)}},n.prototype.setParent=function(t){t?this.dict.set(p.of("Parent"),t):this.dict.delete(p.of("Parent"))},n.prototype.getFullyQualifiedName=
function(){var t=this.getParent();return t?t.getFullyQualifiedName()+"."+this.getPartialName():this.getPartialName()},n.prototype.getPartialName=function(){var t;
return(t=this.T())===null||t===void 0?void 0:t.decodeText()},n.prototype.setPartialName=function(t){t?this.dict.set(p.of("T"),W.fromText(t)):this.dict.delete(p.
of("T"))},n.prototype.setDefaultAppearance=function(t){this.dict.set(p.of("DA"),it.of(t))},n.prototype.getDefaultAppearance=function(){var t=this.DA();return t instanceof
W?t.decodeText():t?.asString()},n.prototype.setFontSize=function(t){var e,o=(e=this.getFullyQualifiedName())!==null&&e!==void 0?e:"",r=this.getDefaultAppearance();
if(!r)throw new Os(o);var i=bo(r,au);if(!i.match)throw new Rs(o);var a=r.slice(0,i.pos-i.match[0].length),s=i.pos<=r.length?r.slice(i.pos):"",u=i.match[1],c=a+"\
 /"+u+" "+t+" Tf "+s;this.setDefaultAppearance(c)},n.prototype.getFlags=function(){var t,e;return(e=(t=this.Ff())===null||t===void 0?void 0:t.asNumber())!==null&&
e!==void 0?e:0},n.prototype.setFlags=function(t){this.dict.set(p.of("Ff"),E.of(t))},n.prototype.hasFlag=function(t){var e=this.getFlags();return(e&t)!==0},n.prototype.
setFlag=function(t){var e=this.getFlags();this.setFlags(e|t)},n.prototype.clearFlag=function(t){var e=this.getFlags();this.setFlags(e&~t)},n.prototype.setFlagTo=
function(t,e){e?this.setFlag(t):this.clearFlag(t)},n.prototype.getInheritableAttribute=function(t){var e;return this.ascend(function(o){e||(e=o.dict.get(t))}),e},
n.prototype.ascend=function(t){t(this);var e=this.getParent();e&&e.ascend(t)},n})(),ui=su,cu=(function(){function n(t){this.dict=t}return n.prototype.W=function(){
var t=this.dict.lookup(p.of("W"));if(t instanceof E)return t},n.prototype.getWidth=function(){var t,e;return(e=(t=this.W())===null||t===void 0?void 0:t.asNumber())!==
null&&e!==void 0?e:1},n.prototype.setWidth=function(t){var e=this.dict.context.obj(t);this.dict.set(p.of("W"),e)},n.fromDict=function(t){return new n(t)},n})(),
Mo=cu,uu=(function(){function n(t){this.dict=t}return n.prototype.Rect=function(){return this.dict.lookup(p.of("Rect"),rt)},n.prototype.AP=function(){return this.
dict.lookupMaybe(p.of("AP"),Y)},n.prototype.F=function(){var t=this.dict.lookup(p.of("F"));return this.dict.context.lookupMaybe(t,E)},n.prototype.getRectangle=function(){
var t,e=this.Rect();return(t=e?.asRectangle())!==null&&t!==void 0?t:{x:0,y:0,width:0,height:0}},n.prototype.setRectangle=function(t){var e=t.x,o=t.y,r=t.width,i=t.
height,a=this.dict.context.obj([e,o,e+r,o+i]);this.dict.set(p.of("Rect"),a)},n.prototype.getAppearanceState=function(){var t=this.dict.lookup(p.of("AS"));if(t instanceof
p)return t},n.prototype.setAppearanceState=function(t){this.dict.set(p.of("AS"),t)},n.prototype.setAppearances=function(t){this.dict.set(p.of("AP"),t)},n.prototype.
ensureAP=function(){var t=this.AP();return t||(t=this.dict.context.obj({}),this.dict.set(p.of("AP"),t)),t},n.prototype.getNormalAppearance=function(){var t=this.
ensureAP(),e=t.get(p.of("N"));if(e instanceof st||e instanceof Y)return e;throw new Error("Unexpected N type: "+e?.constructor.name)},n.prototype.setNormalAppearance=
function(t){var e=this.ensureAP();e.set(p.of("N"),t)},n.prototype.setRolloverAppearance=function(t){var e=this.ensureAP();e.set(p.of("R"),t)},n.prototype.setDownAppearance=
function(t){var e=this.ensureAP();e.set(p.of("D"),t)},n.prototype.removeRolloverAppearance=function(){var t=this.AP();t?.delete(p.of("R"))},n.prototype.removeDownAppearance=
function(){var t=this.AP();t?.delete(p.of("D"))},n.prototype.getAppearances=function(){var t=this.AP();if(t){var e=t.lookup(p.of("N"),Y,At),o=t.lookupMaybe(p.of(
"R"),Y,At),r=t.lookupMaybe(p.of("D"),Y,At);return{normal:e,rollover:o,down:r}}},n.prototype.getFlags=function(){var t,e;return(e=(t=this.F())===null||t===void 0?
void 0:t.asNumber())!==null&&e!==void 0?e:0},n.prototype.setFlags=function(t){this.dict.set(p.of("F"),E.of(t))},n.prototype.hasFlag=function(t){var e=this.getFlags();
return(e&t)!==0},n.prototype.setFlag=function(t){var e=this.getFlags();this.setFlags(e|t)},n.prototype.clearFlag=function(t){var e=this.getFlags();this.setFlags(
e&~t)},n.prototype.setFlagTo=function(t,e){e?this.setFlag(t):this.clearFlag(t)},n.fromDict=function(t){return new n(t)},n})(),fu=uu,hu=(function(){function n(t){
this.dict=t}return n.prototype.R=function(){var t=this.dict.lookup(p.of("R"));if(t instanceof E)return t},n.prototype.BC=function(){var t=this.dict.lookup(p.of(
"BC"));if(t instanceof rt)return t},n.prototype.BG=function(){var t=this.dict.lookup(p.of("BG"));if(t instanceof rt)return t},n.prototype.CA=function(){var t=this.
dict.lookup(p.of("CA"));if(t instanceof W||t instanceof it)return t},n.prototype.RC=function(){var t=this.dict.lookup(p.of("RC"));if(t instanceof W||t instanceof
it)return t},n.prototype.AC=function(){var t=this.dict.lookup(p.of("AC"));if(t instanceof W||t instanceof it)return t},n.prototype.getRotation=function(){var t;
return(t=this.R())===null||t===void 0?void 0:t.asNumber()},n.prototype.getBorderColor=function(){var t=this.BC();if(t){for(var e=[],o=0,r=t?.size();o<r;o++){var i=t.
get(o);i instanceof E&&e.push(i.asNumber())}return e}},n.prototype.getBackgroundColor=function(){var t=this.BG();if(t){for(var e=[],o=0,r=t?.size();o<r;o++){var i=t.
get(o);i instanceof E&&e.push(i.asNumber())}return e}},n.prototype.getCaptions=function(){var t=this.CA(),e=this.RC(),o=this.AC();return{normal:t?.decodeText(),
rollover:e?.decodeText(),down:o?.decodeText()}},n.prototype.setRotation=function(t){var e=this.dict.context.obj(t);this.dict.set(p.of("R"),e)},n.prototype.setBorderColor=
function(t){var e=this.dict.context.obj(t);this.dict.set(p.of("BC"),e)},n.prototype.setBackgroundColor=function(t){var e=this.dict.context.obj(t);this.dict.set(
p.of("BG"),e)},n.prototype.setCaptions=function(t){var e=W.fromText(t.normal);if(this.dict.set(p.of("CA"),e),t.rollover){var o=W.fromText(t.rollover);this.dict.
set(p.of("RC"),o)}else this.dict.delete(p.of("RC"));if(t.down){var r=W.fromText(t.down);this.dict.set(p.of("AC"),r)}else this.dict.delete(p.of("AC"))},n.fromDict=
function(t){return new n(t)},n})(),Bo=hu,lu=(function(n){P(t,n);function t(){return n!==null&&n.apply(this,arguments)||this}return t.prototype.MK=function(){var e=this.
dict.lookup(p.of("MK"));if(e instanceof Y)return e},t.prototype.BS=function(){var e=this.dict.lookup(p.of("BS"));if(e instanceof Y)return e},t.prototype.DA=function(){
var e=this.dict.lookup(p.of("DA"));if(e instanceof it||e instanceof W)return e},t.prototype.P=function(){var e=this.dict.get(p.of("P"));if(e instanceof st)return e},
t.prototype.setP=function(e){this.dict.set(p.of("P"),e)},t.prototype.setDefaultAppearance=function(e){this.dict.set(p.of("DA"),it.of(e))},t.prototype.getDefaultAppearance=
function(){var e=this.DA();return e instanceof W?e.decodeText():e?.asString()},t.prototype.getAppearanceCharacteristics=function(){var e=this.MK();if(e)return Bo.
fromDict(e)},t.prototype.getOrCreateAppearanceCharacteristics=function(){var e=this.MK();if(e)return Bo.fromDict(e);var o=Bo.fromDict(this.dict.context.obj({}));
return this.dict.set(p.of("MK"),o.dict),o},t.prototype.getBorderStyle=function(){var e=this.BS();if(e)return Mo.fromDict(e)},t.prototype.getOrCreateBorderStyle=
function(){var e=this.BS();if(e)return Mo.fromDict(e);var o=Mo.fromDict(this.dict.context.obj({}));return this.dict.set(p.of("BS"),o.dict),o},t.prototype.getOnValue=
function(){var e,o=(e=this.getAppearances())===null||e===void 0?void 0:e.normal;if(o instanceof Y)for(var r=o.keys(),i=0,a=r.length;i<a;i++){var s=r[i];if(s!==p.
of("Off"))return s}},t.fromDict=function(e){return new t(e)},t.create=function(e,o){var r=e.obj({Type:"Annot",Subtype:"Widget",Rect:[0,0,0,0],Parent:o});return new t(
r)},t})(fu),Vo=lu,du=(function(n){P(t,n);function t(){return n!==null&&n.apply(this,arguments)||this}return t.prototype.FT=function(){var e=this.getInheritableAttribute(
p.of("FT"));return this.dict.context.lookup(e,p)},t.prototype.getWidgets=function(){var e=this.Kids();if(!e)return[Vo.fromDict(this.dict)];for(var o=new Array(e.
size()),r=0,i=e.size();r<i;r++){var a=e.lookup(r,Y);o[r]=Vo.fromDict(a)}return o},t.prototype.addWidget=function(e){var o=this.normalizedEntries().Kids;o.push(e)},
t.prototype.removeWidget=function(e){var o=this.Kids();if(o){if(e<0||e>o.size())throw new An(e,0,o.size());o.remove(e)}else{if(e!==0)throw new An(e,0,0);this.setKids(
[])}},t.prototype.normalizedEntries=function(){var e=this.Kids();return e||(e=this.dict.context.obj([this.ref]),this.dict.set(p.of("Kids"),e)),{Kids:e}},t.fromDict=
function(e,o){return new t(e,o)},t})(ui),we=du,pu=(function(n){P(t,n);function t(){return n!==null&&n.apply(this,arguments)||this}return t.prototype.Opt=function(){
return this.dict.lookupMaybe(p.of("Opt"),it,W,rt)},t.prototype.setOpt=function(e){this.dict.set(p.of("Opt"),this.dict.context.obj(e))},t.prototype.getExportValues=
function(){var e=this.Opt();if(e){if(e instanceof it||e instanceof W)return[e];for(var o=[],r=0,i=e.size();r<i;r++){var a=e.lookup(r);(a instanceof it||a instanceof
W)&&o.push(a)}return o}},t.prototype.removeExportValue=function(e){var o=this.Opt();if(o)if(o instanceof it||o instanceof W){if(e!==0)throw new An(e,0,0);this.setOpt(
[])}else{if(e<0||e>o.size())throw new An(e,0,o.size());o.remove(e)}},t.prototype.normalizeExportValues=function(){for(var e,o,r,i,a=(e=this.getExportValues())!==
null&&e!==void 0?e:[],s=[],u=this.getWidgets(),c=0,f=u.length;c<f;c++){var h=u[c],l=(o=a[c])!==null&&o!==void 0?o:W.fromText((i=(r=h.getOnValue())===null||r===void 0?
void 0:r.decodeText())!==null&&i!==void 0?i:"");s.push(l)}this.setOpt(s)},t.prototype.addOpt=function(e,o){var r;this.normalizeExportValues();var i=e.decodeText(),
a;if(o)for(var s=(r=this.getExportValues())!==null&&r!==void 0?r:[],u=0,c=s.length;u<c;u++){var f=s[u];f.decodeText()===i&&(a=u)}var h=this.Opt();return h.push(
e),a??h.size()-1},t.prototype.addWidgetWithOpt=function(e,o,r){var i=this.addOpt(o,r),a=p.of(String(i));return this.addWidget(e),a},t})(we),Uo=pu,vu=(function(n){
P(t,n);function t(){return n!==null&&n.apply(this,arguments)||this}return t.prototype.setValue=function(e){var o,r=(o=this.getOnValue())!==null&&o!==void 0?o:p.
of("Yes");if(e!==r&&e!==p.of("Off"))throw new ko;this.dict.set(p.of("V"),e);for(var i=this.getWidgets(),a=0,s=i.length;a<s;a++){var u=i[a],c=u.getOnValue()===e?
e:p.of("Off");u.setAppearanceState(c)}},t.prototype.getValue=function(){var e=this.V();return e instanceof p?e:p.of("Off")},t.prototype.getOnValue=function(){var e=this.
getWidgets()[0];return e?.getOnValue()},t.fromDict=function(e,o){return new t(e,o)},t.create=function(e){var o=e.obj({FT:"Btn",Kids:[]}),r=e.register(o);return new t(
o,r)},t})(Uo),Mn=vu,pt=function(n){return 1<<n},qt;(function(n){n[n.ReadOnly=pt(0)]="ReadOnly",n[n.Required=pt(1)]="Required",n[n.NoExport=pt(2)]="NoExport"})(qt||
(qt={}));var Bt;(function(n){n[n.NoToggleToOff=pt(14)]="NoToggleToOff",n[n.Radio=pt(15)]="Radio",n[n.PushButton=pt(16)]="PushButton",n[n.RadiosInUnison=pt(25)]=
"RadiosInUnison"})(Bt||(Bt={}));var ht;(function(n){n[n.Multiline=pt(12)]="Multiline",n[n.Password=pt(13)]="Password",n[n.FileSelect=pt(20)]="FileSelect",n[n.DoNotSpellCheck=
pt(22)]="DoNotSpellCheck",n[n.DoNotScroll=pt(23)]="DoNotScroll",n[n.Comb=pt(24)]="Comb",n[n.RichText=pt(25)]="RichText"})(ht||(ht={}));var ct;(function(n){n[n.Combo=
pt(17)]="Combo",n[n.Edit=pt(18)]="Edit",n[n.Sort=pt(19)]="Sort",n[n.MultiSelect=pt(21)]="MultiSelect",n[n.DoNotSpellCheck=pt(22)]="DoNotSpellCheck",n[n.CommitOnSelChange=
pt(26)]="CommitOnSelChange"})(ct||(ct={}));var gu=(function(n){P(t,n);function t(){return n!==null&&n.apply(this,arguments)||this}return t.prototype.setValues=function(e){
if(this.hasFlag(ct.Combo)&&!this.hasFlag(ct.Edit)&&!this.valuesAreValid(e))throw new ko;if(e.length===0&&this.dict.delete(p.of("V")),e.length===1&&this.dict.set(
p.of("V"),e[0]),e.length>1){if(!this.hasFlag(ct.MultiSelect))throw new Ps;this.dict.set(p.of("V"),this.dict.context.obj(e))}this.updateSelectedIndices(e)},t.prototype.
valuesAreValid=function(e){for(var o=this.getOptions(),r=function(u,c){var f=e[u].decodeText();if(!o.find(function(h){return f===(h.display||h.value).decodeText()}))
return{value:!1}},i=0,a=e.length;i<a;i++){var s=r(i,a);if(typeof s=="object")return s.value}return!0},t.prototype.updateSelectedIndices=function(e){if(e.length>
1){for(var o=new Array(e.length),r=this.getOptions(),i=function(u,c){var f=e[u].decodeText();o[u]=r.findIndex(function(h){return f===(h.display||h.value).decodeText()})},
a=0,s=e.length;a<s;a++)i(a,s);this.dict.set(p.of("I"),this.dict.context.obj(o.sort()))}else this.dict.delete(p.of("I"))},t.prototype.getValues=function(){var e=this.
V();if(e instanceof it||e instanceof W)return[e];if(e instanceof rt){for(var o=[],r=0,i=e.size();r<i;r++){var a=e.lookup(r);(a instanceof it||a instanceof W)&&o.
push(a)}return o}return[]},t.prototype.Opt=function(){return this.dict.lookupMaybe(p.of("Opt"),it,W,rt)},t.prototype.setOptions=function(e){for(var o=new Array(
e.length),r=0,i=e.length;r<i;r++){var a=e[r],s=a.value,u=a.display;o[r]=this.dict.context.obj([s,u||s])}this.dict.set(p.of("Opt"),this.dict.context.obj(o))},t.prototype.
getOptions=function(){var e=this.Opt();if(e instanceof it||e instanceof W)return[{value:e,display:e}];if(e instanceof rt){for(var o=[],r=0,i=e.size();r<i;r++){var a=e.
lookup(r);if((a instanceof it||a instanceof W)&&o.push({value:a,display:a}),a instanceof rt&&a.size()>0){var s=a.lookup(0,it,W),u=a.lookupMaybe(1,it,W);o.push({
value:s,display:u||s})}}return o}return[]},t})(we),fi=gu,yu=(function(n){P(t,n);function t(){return n!==null&&n.apply(this,arguments)||this}return t.fromDict=function(e,o){
return new t(e,o)},t.create=function(e){var o=e.obj({FT:"Ch",Ff:ct.Combo,Kids:[]}),r=e.register(o);return new t(o,r)},t})(fi),Bn=yu,mu=(function(n){P(t,n);function t(){
return n!==null&&n.apply(this,arguments)||this}return t.prototype.addField=function(e){var o=this.normalizedEntries().Kids;o?.push(e)},t.prototype.normalizedEntries=
function(){var e=this.Kids();return e||(e=this.dict.context.obj([]),this.dict.set(p.of("Kids"),e)),{Kids:e}},t.fromDict=function(e,o){return new t(e,o)},t.create=
function(e){var o=e.obj({}),r=e.register(o);return new t(o,r)},t})(ui),Vn=mu,bu=(function(n){P(t,n);function t(){return n!==null&&n.apply(this,arguments)||this}
return t.fromDict=function(e,o){return new t(e,o)},t})(we),Io=bu,xu=(function(n){P(t,n);function t(){return n!==null&&n.apply(this,arguments)||this}return t.prototype.
MaxLen=function(){var e=this.dict.lookup(p.of("MaxLen"));if(e instanceof E)return e},t.prototype.Q=function(){var e=this.dict.lookup(p.of("Q"));if(e instanceof E)
return e},t.prototype.setMaxLength=function(e){this.dict.set(p.of("MaxLen"),E.of(e))},t.prototype.removeMaxLength=function(){this.dict.delete(p.of("MaxLen"))},t.
prototype.getMaxLength=function(){var e;return(e=this.MaxLen())===null||e===void 0?void 0:e.asNumber()},t.prototype.setQuadding=function(e){this.dict.set(p.of("\
Q"),E.of(e))},t.prototype.getQuadding=function(){var e;return(e=this.Q())===null||e===void 0?void 0:e.asNumber()},t.prototype.setValue=function(e){this.dict.set(
p.of("V"),e)},t.prototype.removeValue=function(){this.dict.delete(p.of("V"))},t.prototype.getValue=function(){var e=this.V();if(e instanceof it||e instanceof W)
return e},t.fromDict=function(e,o){return new t(e,o)},t.create=function(e){var o=e.obj({FT:"Tx",Kids:[]}),r=e.register(o);return new t(o,r)},t})(we),Un=xu,Fu=(function(n){
P(t,n);function t(){return n!==null&&n.apply(this,arguments)||this}return t.fromDict=function(e,o){return new t(e,o)},t.create=function(e){var o=e.obj({FT:"Btn",
Ff:Bt.PushButton,Kids:[]}),r=e.register(o);return new t(o,r)},t})(Uo),In=Fu,wu=(function(n){P(t,n);function t(){return n!==null&&n.apply(this,arguments)||this}return t.
prototype.setValue=function(e){var o=this.getOnValues();if(!o.includes(e)&&e!==p.of("Off"))throw new ko;this.dict.set(p.of("V"),e);for(var r=this.getWidgets(),i=0,
a=r.length;i<a;i++){var s=r[i],u=s.getOnValue()===e?e:p.of("Off");s.setAppearanceState(u)}},t.prototype.getValue=function(){var e=this.V();return e instanceof p?
e:p.of("Off")},t.prototype.getOnValues=function(){for(var e=this.getWidgets(),o=[],r=0,i=e.length;r<i;r++){var a=e[r].getOnValue();a&&o.push(a)}return o},t.fromDict=
function(e,o){return new t(e,o)},t.create=function(e){var o=e.obj({FT:"Btn",Ff:Bt.Radio,Kids:[]}),r=e.register(o);return new t(o,r)},t})(Uo),Wn=wu,Cu=(function(n){
P(t,n);function t(){return n!==null&&n.apply(this,arguments)||this}return t.fromDict=function(e,o){return new t(e,o)},t.create=function(e){var o=e.obj({FT:"Ch",
Kids:[]}),r=e.register(o);return new t(o,r)},t})(fi),zn=Cu,Wo=function(n){if(!n)return[];for(var t=[],e=0,o=n.size();e<o;e++){var r=n.get(e),i=n.lookup(e);r instanceof
st&&i instanceof Y&&t.push([hi(i,r),r])}return t},hi=function(n,t){var e=Su(n);return e?Vn.fromDict(n,t):ku(n,t)},Su=function(n){var t=n.lookup(p.of("Kids"));if(t instanceof
rt)for(var e=0,o=t.size();e<o;e++){var r=t.lookup(e),i=r instanceof Y&&r.has(p.of("T"));if(i)return!0}return!1},ku=function(n,t){var e=qo(n,p.of("FT")),o=n.context.
lookup(e,p);return o===p.of("Btn")?Tu(n,t):o===p.of("Ch")?Au(n,t):o===p.of("Tx")?Un.fromDict(n,t):o===p.of("Sig")?Io.fromDict(n,t):we.fromDict(n,t)},Tu=function(n,t){
var e,o=qo(n,p.of("Ff")),r=n.context.lookupMaybe(o,E),i=(e=r?.asNumber())!==null&&e!==void 0?e:0;return zo(i,Bt.PushButton)?In.fromDict(n,t):zo(i,Bt.Radio)?Wn.fromDict(
n,t):Mn.fromDict(n,t)},Au=function(n,t){var e,o=qo(n,p.of("Ff")),r=n.context.lookupMaybe(o,E),i=(e=r?.asNumber())!==null&&e!==void 0?e:0;return zo(i,ct.Combo)?Bn.
fromDict(n,t):zn.fromDict(n,t)},zo=function(n,t){return(n&t)!==0},qo=function(n,t){var e;return li(n,function(o){e||(e=o.get(t))}),e},li=function(n,t){t(n);var e=n.
lookupMaybe(p.of("Parent"),Y);e&&li(e,t)},Pu=(function(){function n(t){this.dict=t}return n.prototype.Fields=function(){var t=this.dict.lookup(p.of("Fields"));if(t instanceof
rt)return t},n.prototype.getFields=function(){for(var t=this.normalizedEntries().Fields,e=new Array(t.size()),o=0,r=t.size();o<r;o++){var i=t.get(o),a=t.lookup(
o,Y);e[o]=[hi(a,i),i]}return e},n.prototype.getAllFields=function(){var t=[],e=function(o){if(o)for(var r=0,i=o.length;r<i;r++){var a=o[r];t.push(a);var s=a[0];
s instanceof Vn&&e(Wo(s.Kids()))}};return e(this.getFields()),t},n.prototype.addField=function(t){var e=this.normalizedEntries().Fields;e?.push(t)},n.prototype.
removeField=function(t){var e=t.getParent(),o=e===void 0?this.normalizedEntries().Fields:e.Kids(),r=o?.indexOf(t.ref);if(o===void 0||r===void 0)throw new Error(
"Tried to remove inexistent field "+t.getFullyQualifiedName());o.remove(r),e!==void 0&&o.size()===0&&this.removeField(e)},n.prototype.normalizedEntries=function(){
var t=this.Fields();return t||(t=this.dict.context.obj([]),this.dict.set(p.of("Fields"),t)),{Fields:t}},n.fromDict=function(t){return new n(t)},n.create=function(t){
var e=t.obj({Fields:[]});return new n(e)},n})(),qn=Pu,Ou=(function(n){P(t,n);function t(){return n!==null&&n.apply(this,arguments)||this}return t.prototype.Pages=
function(){return this.lookup(p.of("Pages"),Y)},t.prototype.AcroForm=function(){return this.lookupMaybe(p.of("AcroForm"),Y)},t.prototype.getAcroForm=function(){
var e=this.AcroForm();if(e)return qn.fromDict(e)},t.prototype.getOrCreateAcroForm=function(){var e=this.getAcroForm();if(!e){e=qn.create(this.context);var o=this.
context.register(e.dict);this.set(p.of("AcroForm"),o)}return e},t.prototype.ViewerPreferences=function(){return this.lookupMaybe(p.of("ViewerPreferences"),Y)},t.
prototype.getViewerPreferences=function(){var e=this.ViewerPreferences();if(e)return ci.fromDict(e)},t.prototype.getOrCreateViewerPreferences=function(){var e=this.
getViewerPreferences();if(!e){e=ci.create(this.context);var o=this.context.register(e.dict);this.set(p.of("ViewerPreferences"),o)}return e},t.prototype.insertLeafNode=
function(e,o){var r=this.get(p.of("Pages")),i=this.Pages().insertLeafNode(e,o);return i||r},t.prototype.removeLeafNode=function(e){this.Pages().removeLeafNode(e)},
t.withContextAndPages=function(e,o){var r=new Map;return r.set(p.of("Type"),p.of("Catalog")),r.set(p.of("Pages"),o),new t(r,e)},t.fromMapWithContext=function(e,o){
return new t(e,o)},t})(Y),di=Ou,Ru=(function(n){P(t,n);function t(){return n!==null&&n.apply(this,arguments)||this}return t.prototype.Parent=function(){return this.
lookup(p.of("Parent"))},t.prototype.Kids=function(){return this.lookup(p.of("Kids"),rt)},t.prototype.Count=function(){return this.lookup(p.of("Count"),E)},t.prototype.
pushTreeNode=function(e){var o=this.Kids();o.push(e)},t.prototype.pushLeafNode=function(e){var o=this.Kids();this.insertLeafKid(o.size(),e)},t.prototype.insertLeafNode=
function(e,o){var r=this.Kids(),i=this.Count().asNumber();if(o>i)throw new Ir(o,i);for(var a=o,s=0,u=r.size();s<u;s++){if(a===0){this.insertLeafKid(s,e);return}
var c=r.get(s),f=this.context.lookup(c);if(f instanceof t){if(f.Count().asNumber()>a)return f.insertLeafNode(e,a)||c;a-=f.Count().asNumber()}f instanceof Yt&&(a-=
1)}if(a===0){this.insertLeafKid(r.size(),e);return}throw new Wr(o,"insertLeafNode")},t.prototype.removeLeafNode=function(e,o){o===void 0&&(o=!0);var r=this.Kids(),
i=this.Count().asNumber();if(e>=i)throw new Ir(e,i);for(var a=e,s=0,u=r.size();s<u;s++){var c=r.get(s),f=this.context.lookup(c);if(f instanceof t)if(f.Count().asNumber()>
a){f.removeLeafNode(a,o),o&&f.Kids().size()===0&&r.remove(s);return}else a-=f.Count().asNumber();if(f instanceof Yt)if(a===0){this.removeKid(s);return}else a-=1}
throw new Wr(e,"removeLeafNode")},t.prototype.ascend=function(e){e(this);var o=this.Parent();o&&o.ascend(e)},t.prototype.traverse=function(e){for(var o=this.Kids(),
r=0,i=o.size();r<i;r++){var a=o.get(r),s=this.context.lookup(a);s instanceof t&&s.traverse(e),e(s,a)}},t.prototype.insertLeafKid=function(e,o){var r=this.Kids();
this.ascend(function(i){var a=i.Count().asNumber()+1;i.set(p.of("Count"),E.of(a))}),r.insert(e,o)},t.prototype.removeKid=function(e){var o=this.Kids(),r=o.lookup(
e);r instanceof Yt&&this.ascend(function(i){var a=i.Count().asNumber()-1;i.set(p.of("Count"),E.of(a))}),o.remove(e)},t.withContext=function(e,o){var r=new Map;return r.
set(p.of("Type"),p.of("Pages")),r.set(p.of("Kids"),e.obj([])),r.set(p.of("Count"),e.obj(0)),o&&r.set(p.of("Parent"),o),new t(r,e)},t.fromMapWithContext=function(e,o){
return new t(e,o)},t})(Y),pi=Ru,wt=new Uint8Array(256);wt[g.Zero]=1,wt[g.One]=1,wt[g.Two]=1,wt[g.Three]=1,wt[g.Four]=1,wt[g.Five]=1,wt[g.Six]=1,wt[g.Seven]=1,wt[g.
Eight]=1,wt[g.Nine]=1;var En=new Uint8Array(256);En[g.Period]=1,En[g.Plus]=1,En[g.Minus]=1;var Eo=new Uint8Array(256);for(Ce=0,vi=256;Ce<vi;Ce++)Eo[Ce]=wt[Ce]||
En[Ce]?1:0;var Ce,vi,gi=g.Newline,yi=g.CarriageReturn,Du=(function(){function n(t,e){e===void 0&&(e=!1),this.bytes=t,this.capNumbers=e}return n.prototype.parseRawInt=
function(){for(var t="";!this.bytes.done();){var e=this.bytes.peek();if(!wt[e])break;t+=Xt(this.bytes.next())}var o=Number(t);if(!t||!isFinite(o))throw new zr(this.
bytes.position(),t);return o},n.prototype.parseRawNumber=function(){for(var t="";!this.bytes.done();){var e=this.bytes.peek();if(!Eo[e]||(t+=Xt(this.bytes.next()),
e===g.Period))break}for(;!this.bytes.done();){var e=this.bytes.peek();if(!wt[e])break;t+=Xt(this.bytes.next())}var o=Number(t);if(!t||!isFinite(o))throw new zr(
this.bytes.position(),t);if(o>Number.MAX_SAFE_INTEGER)if(this.capNumbers){var r="Parsed number that is too large for some PDF readers: "+t+", using Number.MAX_S\
AFE_INTEGER instead.";return console.warn(r),Number.MAX_SAFE_INTEGER}else{var r="Parsed number that is too large for some PDF readers: "+t+", not capping.";console.
warn(r)}return o},n.prototype.skipWhitespace=function(){for(;!this.bytes.done()&&Zt[this.bytes.peek()];)this.bytes.next()},n.prototype.skipLine=function(){for(;!this.
bytes.done();){var t=this.bytes.peek();if(t===gi||t===yi)return;this.bytes.next()}},n.prototype.skipComment=function(){if(this.bytes.peek()!==g.Percent)return!1;
for(;!this.bytes.done();){var t=this.bytes.peek();if(t===gi||t===yi)return!0;this.bytes.next()}return!0},n.prototype.skipWhitespaceAndComments=function(){for(this.
skipWhitespace();this.skipComment();)this.skipWhitespace()},n.prototype.matchKeyword=function(t){for(var e=this.bytes.offset(),o=0,r=t.length;o<r;o++)if(this.bytes.
done()||this.bytes.next()!==t[o])return this.bytes.moveTo(e),!1;return!0},n})(),Nu=Du,ju=(function(){function n(t){this.idx=0,this.line=0,this.column=0,this.bytes=
t,this.length=this.bytes.length}return n.prototype.moveTo=function(t){this.idx=t},n.prototype.next=function(){var t=this.bytes[this.idx++];return t===g.Newline?
(this.line+=1,this.column=0):this.column+=1,t},n.prototype.assertNext=function(t){if(this.peek()!==t)throw new Ds(this.position(),t,this.peek());return this.next()},
n.prototype.peek=function(){return this.bytes[this.idx]},n.prototype.peekAhead=function(t){return this.bytes[this.idx+t]},n.prototype.peekAt=function(t){return this.
bytes[t]},n.prototype.done=function(){return this.idx>=this.length},n.prototype.offset=function(){return this.idx},n.prototype.slice=function(t,e){return this.bytes.
slice(t,e)},n.prototype.position=function(){return{line:this.line,column:this.column,offset:this.idx}},n.of=function(t){return new n(t)},n.fromPDFRawStream=function(t){
return n.of(ai(t).decode())},n})(),Gn=ju,Mu=g.Space,$e=g.CarriageReturn,tn=g.Newline,en=[g.s,g.t,g.r,g.e,g.a,g.m],Kn=[g.e,g.n,g.d,g.s,g.t,g.r,g.e,g.a,g.m],ft={header:[
g.Percent,g.P,g.D,g.F,g.Dash],eof:[g.Percent,g.Percent,g.E,g.O,g.F],obj:[g.o,g.b,g.j],endobj:[g.e,g.n,g.d,g.o,g.b,g.j],xref:[g.x,g.r,g.e,g.f],trailer:[g.t,g.r,g.
a,g.i,g.l,g.e,g.r],startxref:[g.s,g.t,g.a,g.r,g.t,g.x,g.r,g.e,g.f],true:[g.t,g.r,g.u,g.e],false:[g.f,g.a,g.l,g.s,g.e],null:[g.n,g.u,g.l,g.l],stream:en,streamEOF1:ot(
en,[Mu,$e,tn]),streamEOF2:ot(en,[$e,tn]),streamEOF3:ot(en,[$e]),streamEOF4:ot(en,[tn]),endstream:Kn,EOF1endstream:ot([$e,tn],Kn),EOF2endstream:ot([$e],Kn),EOF3endstream:ot(
[tn],Kn)},Bu=(function(n){P(t,n);function t(e,o,r){r===void 0&&(r=!1);var i=n.call(this,e,r)||this;return i.context=o,i}return t.prototype.parseObject=function(){
if(this.skipWhitespaceAndComments(),this.matchKeyword(ft.true))return be.True;if(this.matchKeyword(ft.false))return be.False;if(this.matchKeyword(ft.null))return Tt;
var e=this.bytes.peek();if(e===g.LessThan&&this.bytes.peekAhead(1)===g.LessThan)return this.parseDictOrStream();if(e===g.LessThan)return this.parseHexString();if(e===
g.LeftParen)return this.parseString();if(e===g.ForwardSlash)return this.parseName();if(e===g.LeftSquareBracket)return this.parseArray();if(Eo[e])return this.parseNumberOrRef();
throw new Ns(this.bytes.position(),e)},t.prototype.parseNumberOrRef=function(){var e=this.parseRawNumber();this.skipWhitespaceAndComments();var o=this.bytes.offset();
if(wt[this.bytes.peek()]){var r=this.parseRawNumber();if(this.skipWhitespaceAndComments(),this.bytes.peek()===g.R)return this.bytes.assertNext(g.R),st.of(e,r)}return this.
bytes.moveTo(o),E.of(e)},t.prototype.parseHexString=function(){var e="";for(this.bytes.assertNext(g.LessThan);!this.bytes.done()&&this.bytes.peek()!==g.GreaterThan;)
e+=Xt(this.bytes.next());return this.bytes.assertNext(g.GreaterThan),W.of(e)},t.prototype.parseString=function(){for(var e=0,o=!1,r="";!this.bytes.done();){var i=this.
bytes.next();if(r+=Xt(i),o||(i===g.LeftParen&&(e+=1),i===g.RightParen&&(e-=1)),i===g.BackSlash?o=!o:o&&(o=!1),e===0)return it.of(r.substring(1,r.length-1))}throw new Bs(
this.bytes.position())},t.prototype.parseName=function(){this.bytes.assertNext(g.ForwardSlash);for(var e="";!this.bytes.done();){var o=this.bytes.peek();if(Zt[o]||
Mt[o])break;e+=Xt(o),this.bytes.next()}return p.of(e)},t.prototype.parseArray=function(){this.bytes.assertNext(g.LeftSquareBracket),this.skipWhitespaceAndComments();
for(var e=rt.withContext(this.context);this.bytes.peek()!==g.RightSquareBracket;){var o=this.parseObject();e.push(o),this.skipWhitespaceAndComments()}return this.
bytes.assertNext(g.RightSquareBracket),e},t.prototype.parseDict=function(){this.bytes.assertNext(g.LessThan),this.bytes.assertNext(g.LessThan),this.skipWhitespaceAndComments();
for(var e=new Map;!this.bytes.done()&&this.bytes.peek()!==g.GreaterThan&&this.bytes.peekAhead(1)!==g.GreaterThan;){var o=this.parseName(),r=this.parseObject();e.
set(o,r),this.skipWhitespaceAndComments()}this.skipWhitespaceAndComments(),this.bytes.assertNext(g.GreaterThan),this.bytes.assertNext(g.GreaterThan);var i=e.get(
p.of("Type"));return i===p.of("Catalog")?di.fromMapWithContext(e,this.context):i===p.of("Pages")?pi.fromMapWithContext(e,this.context):i===p.of("Page")?Yt.fromMapWithContext(
e,this.context):Y.fromMapWithContext(e,this.context)},t.prototype.parseDictOrStream=function(){var e=this.bytes.position(),o=this.parseDict();if(this.skipWhitespaceAndComments(),
!this.matchKeyword(ft.streamEOF1)&&!this.matchKeyword(ft.streamEOF2)&&!this.matchKeyword(ft.streamEOF3)&&!this.matchKeyword(ft.streamEOF4)&&!this.matchKeyword(ft.
stream))return o;var r=this.bytes.offset(),i,a=o.get(p.of("Length"));a instanceof E?(i=r+a.asNumber(),this.bytes.moveTo(i),this.skipWhitespaceAndComments(),this.
matchKeyword(ft.endstream)||(this.bytes.moveTo(r),i=this.findEndOfStreamFallback(e))):i=this.findEndOfStreamFallback(e);var s=this.bytes.slice(r,i);return He.of(
o,s)},t.prototype.findEndOfStreamFallback=function(e){for(var o=1,r=this.bytes.offset();!this.bytes.done()&&(r=this.bytes.offset(),this.matchKeyword(ft.stream)?
o+=1:this.matchKeyword(ft.EOF1endstream)||this.matchKeyword(ft.EOF2endstream)||this.matchKeyword(ft.EOF3endstream)||this.matchKeyword(ft.endstream)?o-=1:this.bytes.
next(),o!==0););if(o!==0)throw new Ms(e);return r},t.forBytes=function(e,o,r){return new t(Gn.of(e),o,r)},t.forByteStream=function(e,o,r){return r===void 0&&(r=
!1),new t(e,o,r)},t})(Nu),mi=Bu,Vu=(function(n){P(t,n);function t(e,o){var r=n.call(this,Gn.fromPDFRawStream(e),e.dict.context)||this,i=e.dict;return r.alreadyParsed=
!1,r.shouldWaitForTick=o||(function(){return!1}),r.firstOffset=i.lookup(p.of("First"),E).asNumber(),r.objectCount=i.lookup(p.of("N"),E).asNumber(),r}return t.prototype.
parseIntoContext=function(){return J(this,void 0,void 0,function(){var e,o,r,i,a,s,u,c;return Q(this,function(f){switch(f.label){case 0:if(this.alreadyParsed)throw new So(
"PDFObjectStreamParser","parseIntoContext");this.alreadyParsed=!0,e=this.parseOffsetsAndObjectNumbers(),o=0,r=e.length,f.label=1;case 1:return o<r?(i=e[o],a=i.objectNumber,
s=i.offset,this.bytes.moveTo(this.firstOffset+s),u=this.parseObject(),c=st.of(a,0),this.context.assign(c,u),this.shouldWaitForTick()?[4,ye()]:[3,3]):[3,4];case 2:
f.sent(),f.label=3;case 3:return o++,[3,1];case 4:return[2]}})})},t.prototype.parseOffsetsAndObjectNumbers=function(){for(var e=[],o=0,r=this.objectCount;o<r;o++){
this.skipWhitespaceAndComments();var i=this.parseRawInt();this.skipWhitespaceAndComments();var a=this.parseRawInt();e.push({objectNumber:i,offset:a})}return e},
t.forStream=function(e,o){return new t(e,o)},t})(mi),Uu=Vu,Iu=(function(){function n(t){this.alreadyParsed=!1,this.dict=t.dict,this.bytes=Gn.fromPDFRawStream(t),
this.context=this.dict.context;var e=this.dict.lookup(p.of("Size"),E),o=this.dict.lookup(p.of("Index"));if(o instanceof rt){this.subsections=[];for(var r=0,i=o.
size();r<i;r+=2){var a=o.lookup(r+0,E).asNumber(),s=o.lookup(r+1,E).asNumber();this.subsections.push({firstObjectNumber:a,length:s})}}else this.subsections=[{firstObjectNumber:0,
length:e.asNumber()}];var u=this.dict.lookup(p.of("W"),rt);this.byteWidths=[-1,-1,-1];for(var r=0,i=u.size();r<i;r++)this.byteWidths[r]=u.lookup(r,E).asNumber()}
return n.prototype.parseIntoContext=function(){if(this.alreadyParsed)throw new So("PDFXRefStreamParser","parseIntoContext");this.alreadyParsed=!0,this.context.trailerInfo=
{Root:this.dict.get(p.of("Root")),Encrypt:this.dict.get(p.of("Encrypt")),Info:this.dict.get(p.of("Info")),ID:this.dict.get(p.of("ID"))};var t=this.parseEntries();
return t},n.prototype.parseEntries=function(){for(var t=[],e=this.byteWidths,o=e[0],r=e[1],i=e[2],a=0,s=this.subsections.length;a<s;a++)for(var u=this.subsections[a],
c=u.firstObjectNumber,f=u.length,h=0;h<f;h++){for(var l=0,v=0,d=o;v<d;v++)l=l<<8|this.bytes.next();for(var y=0,v=0,d=r;v<d;v++)y=y<<8|this.bytes.next();for(var b=0,
v=0,d=i;v<d;v++)b=b<<8|this.bytes.next();o===0&&(l=1);var m=c+h,F={ref:st.of(m,b),offset:y,deleted:l===0,inObjectStream:l===2};t.push(F)}return t},n.forStream=function(t){
return new n(t)},n})(),Wu=Iu,zu=(function(n){P(t,n);function t(e,o,r,i){o===void 0&&(o=1/0),r===void 0&&(r=!1),i===void 0&&(i=!1);var a=n.call(this,Gn.of(e),On.
create(),i)||this;return a.alreadyParsed=!1,a.parsedObjects=0,a.shouldWaitForTick=function(){return a.parsedObjects+=1,a.parsedObjects%a.objectsPerTick===0},a.objectsPerTick=
o,a.throwOnInvalidObject=r,a}return t.prototype.parseDocument=function(){return J(this,void 0,void 0,function(){var e,o;return Q(this,function(r){switch(r.label){case 0:
if(this.alreadyParsed)throw new So("PDFParser","parseDocument");this.alreadyParsed=!0,this.context.header=this.parseHeader(),r.label=1;case 1:return this.bytes.
done()?[3,3]:[4,this.parseDocumentSection()];case 2:if(r.sent(),o=this.bytes.offset(),o===e)throw new Vs(this.bytes.position());return e=o,[3,1];case 3:return this.
maybeRecoverRoot(),this.context.lookup(st.of(0))&&(console.warn("Removing parsed object: 0 0 R"),this.context.delete(st.of(0))),[2,this.context]}})})},t.prototype.
maybeRecoverRoot=function(){var e=function(f){return f instanceof Y&&f.lookup(p.of("Type"))===p.of("Catalog")},o=this.context.lookup(this.context.trailerInfo.Root);
if(!e(o))for(var r=this.context.enumerateIndirectObjects(),i=0,a=r.length;i<a;i++){var s=r[i],u=s[0],c=s[1];e(c)&&(this.context.trailerInfo.Root=u)}},t.prototype.
parseHeader=function(){for(;!this.bytes.done();){if(this.matchKeyword(ft.header)){var e=this.parseRawInt();this.bytes.assertNext(g.Period);var o=this.parseRawInt(),
r=Pn.forVersion(e,o);return this.skipBinaryHeaderComment(),r}this.bytes.next()}throw new Us(this.bytes.position())},t.prototype.parseIndirectObjectHeader=function(){
this.skipWhitespaceAndComments();var e=this.parseRawInt();this.skipWhitespaceAndComments();var o=this.parseRawInt();if(this.skipWhitespaceAndComments(),!this.matchKeyword(
ft.obj))throw new Is(this.bytes.position(),ft.obj);return st.of(e,o)},t.prototype.matchIndirectObjectHeader=function(){var e=this.bytes.offset();try{return this.
parseIndirectObjectHeader(),!0}catch{return this.bytes.moveTo(e),!1}},t.prototype.parseIndirectObject=function(){return J(this,void 0,void 0,function(){var e,o;
return Q(this,function(r){switch(r.label){case 0:return e=this.parseIndirectObjectHeader(),this.skipWhitespaceAndComments(),o=this.parseObject(),this.skipWhitespaceAndComments(),
this.matchKeyword(ft.endobj),o instanceof He&&o.dict.lookup(p.of("Type"))===p.of("ObjStm")?[4,Uu.forStream(o,this.shouldWaitForTick).parseIntoContext()]:[3,2];case 1:
return r.sent(),[3,3];case 2:o instanceof He&&o.dict.lookup(p.of("Type"))===p.of("XRef")?Wu.forStream(o).parseIntoContext():this.context.assign(e,o),r.label=3;case 3:
return[2,e]}})})},t.prototype.tryToParseInvalidIndirectObject=function(){var e=this.bytes.position(),o="Trying to parse invalid object: "+JSON.stringify(e)+")";
if(this.throwOnInvalidObject)throw new Error(o);console.warn(o);var r=this.parseIndirectObjectHeader();console.warn("Invalid object ref: "+r),this.skipWhitespaceAndComments();
for(var i=this.bytes.offset(),a=!0;!this.bytes.done()&&(this.matchKeyword(ft.endobj)&&(a=!1),!!a);)this.bytes.next();if(a)throw new js(e);var s=this.bytes.offset()-
ft.endobj.length,u=Jr.of(this.bytes.slice(i,s));return this.context.assign(r,u),r},t.prototype.parseIndirectObjects=function(){return J(this,void 0,void 0,function(){
var e,o;return Q(this,function(r){switch(r.label){case 0:this.skipWhitespaceAndComments(),r.label=1;case 1:if(!(!this.bytes.done()&&wt[this.bytes.peek()]))return[
3,8];e=this.bytes.offset(),r.label=2;case 2:return r.trys.push([2,4,,5]),[4,this.parseIndirectObject()];case 3:return r.sent(),[3,5];case 4:return o=r.sent(),this.
bytes.moveTo(e),this.tryToParseInvalidIndirectObject(),[3,5];case 5:return this.skipWhitespaceAndComments(),this.skipJibberish(),this.shouldWaitForTick()?[4,ye()]:
[3,7];case 6:r.sent(),r.label=7;case 7:return[3,1];case 8:return[2]}})})},t.prototype.maybeParseCrossRefSection=function(){if(this.skipWhitespaceAndComments(),!!this.
matchKeyword(ft.xref)){this.skipWhitespaceAndComments();for(var e=-1,o=Hr.createEmpty();!this.bytes.done()&&wt[this.bytes.peek()];){var r=this.parseRawInt();this.
skipWhitespaceAndComments();var i=this.parseRawInt();this.skipWhitespaceAndComments();var a=this.bytes.peek();if(a===g.n||a===g.f){var s=st.of(e,i);this.bytes.next()===
g.n?o.addEntry(s,r):o.addDeletedEntry(s,r),e+=1}else e=r;this.skipWhitespaceAndComments()}return o}},t.prototype.maybeParseTrailerDict=function(){if(this.skipWhitespaceAndComments(),
!!this.matchKeyword(ft.trailer)){this.skipWhitespaceAndComments();var e=this.parseDict(),o=this.context;o.trailerInfo={Root:e.get(p.of("Root"))||o.trailerInfo.Root,
Encrypt:e.get(p.of("Encrypt"))||o.trailerInfo.Encrypt,Info:e.get(p.of("Info"))||o.trailerInfo.Info,ID:e.get(p.of("ID"))||o.trailerInfo.ID}}},t.prototype.maybeParseTrailer=
function(){if(this.skipWhitespaceAndComments(),!!this.matchKeyword(ft.startxref)){this.skipWhitespaceAndComments();var e=this.parseRawInt();return this.skipWhitespace(),
this.matchKeyword(ft.eof),this.skipWhitespaceAndComments(),this.matchKeyword(ft.eof),this.skipWhitespaceAndComments(),Do.forLastCrossRefSectionOffset(e)}},t.prototype.
parseDocumentSection=function(){return J(this,void 0,void 0,function(){return Q(this,function(e){switch(e.label){case 0:return[4,this.parseIndirectObjects()];case 1:
return e.sent(),this.maybeParseCrossRefSection(),this.maybeParseTrailerDict(),this.maybeParseTrailer(),this.skipJibberish(),[2]}})})},t.prototype.skipJibberish=
function(){for(this.skipWhitespaceAndComments();!this.bytes.done();){var e=this.bytes.offset(),o=this.bytes.peek(),r=o>=g.Space&&o<=g.Tilde;if(r&&(this.matchKeyword(
ft.xref)||this.matchKeyword(ft.trailer)||this.matchKeyword(ft.startxref)||this.matchIndirectObjectHeader())){this.bytes.moveTo(e);break}this.bytes.next()}},t.prototype.
skipBinaryHeaderComment=function(){this.skipWhitespaceAndComments();try{var e=this.bytes.offset();this.parseIndirectObjectHeader(),this.bytes.moveTo(e)}catch{this.
bytes.next(),this.skipWhitespaceAndComments()}},t.forBytesWithOptions=function(e,o,r,i){return new t(e,o,r,i)},t})(mi),qu=zu,Kt=function(n){return 1<<n},nn;(function(n){
n[n.Invisible=Kt(0)]="Invisible",n[n.Hidden=Kt(1)]="Hidden",n[n.Print=Kt(2)]="Print",n[n.NoZoom=Kt(3)]="NoZoom",n[n.NoRotate=Kt(4)]="NoRotate",n[n.NoView=Kt(5)]=
"NoView",n[n.ReadOnly=Kt(6)]="ReadOnly",n[n.Locked=Kt(7)]="Locked",n[n.ToggleNoView=Kt(8)]="ToggleNoView",n[n.LockedContents=Kt(9)]="LockedContents"})(nn||(nn={}));
var Ln=function(n){return n instanceof p?n:p.of(n)},z=function(n){return n instanceof E?n:E.of(n)},$=function(n){return n instanceof E?n.asNumber():n},on;(function(n){
n.Degrees="degrees",n.Radians="radians"})(on||(on={}));var G=function(n){return x(n,"degreeAngle",["number"]),{type:on.Degrees,angle:n}},bi=on.Radians,xi=on.Degrees,
Fi=function(n){return n*Math.PI/180},Eu=function(n){return n*180/Math.PI},Ft=function(n){return n.type===bi?n.angle:n.type===xi?Fi(n.angle):Ee("Invalid rotation\
: "+JSON.stringify(n))},wi=function(n){return n.type===bi?Eu(n.angle):n.type===xi?n.angle:Ee("Invalid rotation: "+JSON.stringify(n))},Jt=function(n){n===void 0&&
(n=0);var t=n/90%4;return t===0?0:t===1?90:t===2?180:t===3?270:0},fe=function(n,t){t===void 0&&(t=0);var e=Jt(t);return e===90||e===270?{width:n.height,height:n.
width}:{width:n.width,height:n.height}},Gu=function(n,t,e){t===void 0&&(t=0),e===void 0&&(e=0);var o=n.x,r=n.y,i=n.width,a=n.height,s=Jt(e),u=t/2;return s===0?{
x:o-u,y:r-u,width:i,height:a}:s===90?{x:o-a+u,y:r-u,width:a,height:i}:s===180?{x:o-i+u,y:r-a+u,width:i,height:a}:s===270?{x:o-u,y:r-i+u,width:a,height:i}:{x:o-u,
y:r-u,width:i,height:a}},Ci=function(){return _.of(tt.ClipNonZero)},Xn=Math.cos,Hn=Math.sin,Zn=Math.tan,Yn=function(n,t,e,o,r,i){return _.of(tt.ConcatTransformationMatrix,
[z(n),z(t),z(e),z(o),z(r),z(i)])},Vt=function(n,t){return Yn(1,0,0,1,n,t)},rn=function(n,t){return Yn(n,0,0,t,0,0)},Se=function(n){return Yn(Xn($(n)),Hn($(n)),-Hn(
$(n)),Xn($(n)),0,0)},Jn=function(n){return Se(Fi($(n)))},Go=function(n,t){return Yn(1,Zn($(n)),Zn($(t)),1,0,0)},Qn=function(n,t){return _.of(tt.SetLineDashPattern,
["["+n.map(z).join(" ")+"]",z(t)])},ke;(function(n){n[n.Butt=0]="Butt",n[n.Round=1]="Round",n[n.Projecting=2]="Projecting"})(ke||(ke={}));var _n=function(n){return _.
of(tt.SetLineCapStyle,[z(n)])},Si;(function(n){n[n.Miter=0]="Miter",n[n.Round=1]="Round",n[n.Bevel=2]="Bevel"})(Si||(Si={}));var ne=function(n){return _.of(tt.SetGraphicsStateParams,
[Ln(n)])},gt=function(){return _.of(tt.PushGraphicsState)},yt=function(){return _.of(tt.PopGraphicsState)},an=function(n){return _.of(tt.SetLineWidth,[z(n)])},Ot=function(n,t,e,o,r,i){
return _.of(tt.AppendBezierCurve,[z(n),z(t),z(e),z(o),z(r),z(i)])},$n=function(n,t,e,o){return _.of(tt.CurveToReplicateInitialPoint,[z(n),z(t),z(e),z(o)])},oe=function(){
return _.of(tt.ClosePath)},Lt=function(n,t){return _.of(tt.MoveTo,[z(n),z(t)])},bt=function(n,t){return _.of(tt.LineTo,[z(n),z(t)])},sn=function(){return _.of(tt.
StrokePath)},Ko=function(){return _.of(tt.FillNonZero)},Lo=function(){return _.of(tt.FillNonZeroAndStroke)},ki=function(){return _.of(tt.EndPath)},Ku=function(){
return _.of(tt.NextLine)},Ti=function(n){return _.of(tt.ShowText,[n])},Xo=function(){return _.of(tt.BeginText)},Ho=function(){return _.of(tt.EndText)},to=function(n,t){
return _.of(tt.SetFontAndSize,[Ln(n),z(t)])},Lu=function(n){return _.of(tt.SetCharacterSpacing,[z(n)])},Xu=function(n){return _.of(tt.SetWordSpacing,[z(n)])},Hu=function(n){
return _.of(tt.SetTextHorizontalScaling,[z(n)])},Zu=function(n){return _.of(tt.SetTextLineHeight,[z(n)])},Yu=function(n){return _.of(tt.SetTextRise,[z(n)])},Zo;
(function(n){n[n.Fill=0]="Fill",n[n.Outline=1]="Outline",n[n.FillAndOutline=2]="FillAndOutline",n[n.Invisible=3]="Invisible",n[n.FillAndClip=4]="FillAndClip",n[n.
OutlineAndClip=5]="OutlineAndClip",n[n.FillAndOutlineAndClip=6]="FillAndOutlineAndClip",n[n.Clip=7]="Clip"})(Zo||(Zo={}));var Ju=function(n){return _.of(tt.SetTextRenderingMode,
[z(n)])},Ai=function(n,t,e,o,r,i){return _.of(tt.SetTextMatrix,[z(n),z(t),z(e),z(o),z(r),z(i)])},Pi=function(n,t,e,o,r){return Ai(Xn($(n)),Hn($(n))+Zn($(t)),-Hn(
$(n))+Zn($(e)),Xn($(n)),o,r)},eo=function(n){return _.of(tt.DrawObject,[Ln(n)])},Oi=function(n){return _.of(tt.NonStrokingColorGray,[z(n)])},Qu=function(n){return _.
of(tt.StrokingColorGray,[z(n)])},no=function(n,t,e){return _.of(tt.NonStrokingColorRgb,[z(n),z(t),z(e)])},_u=function(n,t,e){return _.of(tt.StrokingColorRgb,[z(
n),z(t),z(e)])},$u=function(n,t,e,o){return _.of(tt.NonStrokingColorCmyk,[z(n),z(t),z(e),z(o)])},tf=function(n,t,e,o){return _.of(tt.StrokingColorCmyk,[z(n),z(t),
z(e),z(o)])},Ri=function(n){return _.of(tt.BeginMarkedContent,[Ln(n)])},Yo=function(){return _.of(tt.EndMarkedContent)},re;(function(n){n.Grayscale="Grayscale",
n.RGB="RGB",n.CMYK="CMYK"})(re||(re={}));var Di=function(n){return Pt(n,"gray",0,1),{type:re.Grayscale,gray:n}},ut=function(n,t,e){return Pt(n,"red",0,1),Pt(t,"\
green",0,1),Pt(e,"blue",0,1),{type:re.RGB,red:n,green:t,blue:e}},Ni=function(n,t,e,o){return Pt(n,"cyan",0,1),Pt(t,"magenta",0,1),Pt(e,"yellow",0,1),Pt(o,"key",
0,1),{type:re.CMYK,cyan:n,magenta:t,yellow:e,key:o}},Jo=re.Grayscale,Qo=re.RGB,_o=re.CMYK,he=function(n){return n.type===Jo?Oi(n.gray):n.type===Qo?no(n.red,n.green,
n.blue):n.type===_o?$u(n.cyan,n.magenta,n.yellow,n.key):Ee("Invalid color: "+JSON.stringify(n))},cn=function(n){return n.type===Jo?Qu(n.gray):n.type===Qo?_u(n.red,
n.green,n.blue):n.type===_o?tf(n.cyan,n.magenta,n.yellow,n.key):Ee("Invalid color: "+JSON.stringify(n))},St=function(n,t){return t===void 0&&(t=1),n?.length===1?
Di(n[0]*t):n?.length===3?ut(n[0]*t,n[1]*t,n[2]*t):n?.length===4?Ni(n[0]*t,n[1]*t,n[2]*t,n[3]*t):void 0},ji=function(n){return n.type===Jo?[n.gray]:n.type===Qo?[
n.red,n.green,n.blue]:n.type===_o?[n.cyan,n.magenta,n.yellow,n.key]:Ee("Invalid color: "+JSON.stringify(n))},B=0,V=0,et=0,nt=0,un=0,fn=0,Mi=new Map([["A",7],["a",
7],["C",6],["c",6],["H",1],["h",1],["L",2],["l",2],["M",2],["m",2],["Q",4],["q",4],["S",4],["s",4],["T",2],["t",2],["V",1],["v",1],["Z",0],["z",0]]),ef=function(n){
for(var t,e=[],o=[],r="",i=!1,a=0,s=0,u=n;s<u.length;s++){var c=u[s];if(Mi.has(c))a=Mi.get(c),t&&(r.length>0&&(o[o.length]=+r),e[e.length]={cmd:t,args:o},o=[],r=
"",i=!1),t=c;else if([" ",","].includes(c)||c==="-"&&r.length>0&&r[r.length-1]!=="e"||c==="."&&i){if(r.length===0)continue;o.length===a?(e[e.length]={cmd:t,args:o},
o=[+r],t==="M"&&(t="L"),t==="m"&&(t="l")):o[o.length]=+r,i=c===".",r=["-","."].includes(c)?c:""}else r+=c,c==="."&&(i=!0)}return r.length>0&&(o.length===a?(e[e.
length]={cmd:t,args:o},o=[+r],t==="M"&&(t="L"),t==="m"&&(t="l")):o[o.length]=+r),e[e.length]={cmd:t,args:o},e},nf=function(n){B=V=et=nt=un=fn=0;for(var t=[],e=0;e<
n.length;e++){var o=n[e];if(o.cmd&&typeof Bi[o.cmd]=="function"){var r=Bi[o.cmd](o.args);Array.isArray(r)?t=t.concat(r):t.push(r)}}return t},Bi={M:function(n){return B=
n[0],V=n[1],et=nt=null,un=B,fn=V,Lt(B,V)},m:function(n){return B+=n[0],V+=n[1],et=nt=null,un=B,fn=V,Lt(B,V)},C:function(n){return B=n[4],V=n[5],et=n[2],nt=n[3],
Ot(n[0],n[1],n[2],n[3],n[4],n[5])},c:function(n){var t=Ot(n[0]+B,n[1]+V,n[2]+B,n[3]+V,n[4]+B,n[5]+V);return et=B+n[2],nt=V+n[3],B+=n[4],V+=n[5],t},S:function(n){
(et===null||nt===null)&&(et=B,nt=V);var t=Ot(B-(et-B),V-(nt-V),n[0],n[1],n[2],n[3]);return et=n[0],nt=n[1],B=n[2],V=n[3],t},s:function(n){(et===null||nt===null)&&
(et=B,nt=V);var t=Ot(B-(et-B),V-(nt-V),B+n[0],V+n[1],B+n[2],V+n[3]);return et=B+n[0],nt=V+n[1],B+=n[2],V+=n[3],t},Q:function(n){return et=n[0],nt=n[1],B=n[2],V=
n[3],$n(n[0],n[1],B,V)},q:function(n){var t=$n(n[0]+B,n[1]+V,n[2]+B,n[3]+V);return et=B+n[0],nt=V+n[1],B+=n[2],V+=n[3],t},T:function(n){et===null||nt===null?(et=
B,nt=V):(et=B-(et-B),nt=V-(nt-V));var t=$n(et,nt,n[0],n[1]);return et=B-(et-B),nt=V-(nt-V),B=n[0],V=n[1],t},t:function(n){et===null||nt===null?(et=B,nt=V):(et=B-
(et-B),nt=V-(nt-V));var t=$n(et,nt,B+n[0],V+n[1]);return B+=n[0],V+=n[1],t},A:function(n){var t=Vi(B,V,n);return B=n[5],V=n[6],t},a:function(n){n[5]+=B,n[6]+=V;
var t=Vi(B,V,n);return B=n[5],V=n[6],t},L:function(n){return B=n[0],V=n[1],et=nt=null,bt(B,V)},l:function(n){return B+=n[0],V+=n[1],et=nt=null,bt(B,V)},H:function(n){
return B=n[0],et=nt=null,bt(B,V)},h:function(n){return B+=n[0],et=nt=null,bt(B,V)},V:function(n){return V=n[0],et=nt=null,bt(B,V)},v:function(n){return V+=n[0],
et=nt=null,bt(B,V)},Z:function(){var n=oe();return B=un,V=fn,n},z:function(){var n=oe();return B=un,V=fn,n}},Vi=function(n,t,e){for(var o=e[0],r=e[1],i=e[2],a=e[3],
s=e[4],u=e[5],c=e[6],f=of(u,c,o,r,a,s,i,n,t),h=[],l=0,v=f;l<v.length;l++){var d=v[l],y=rf.apply(void 0,d);h.push(Ot.apply(void 0,y))}return h},of=function(n,t,e,o,r,i,a,s,u){
var c=a*(Math.PI/180),f=Math.sin(c),h=Math.cos(c);e=Math.abs(e),o=Math.abs(o),et=h*(s-n)*.5+f*(u-t)*.5,nt=h*(u-t)*.5-f*(s-n)*.5;var l=et*et/(e*e)+nt*nt/(o*o);l>
1&&(l=Math.sqrt(l),e*=l,o*=l);var v=h/e,d=f/e,y=-f/o,b=h/o,m=v*s+d*u,F=y*s+b*u,k=v*n+d*t,C=y*n+b*t,S=(k-m)*(k-m)+(C-F)*(C-F),w=1/S-.25;w<0&&(w=0);var R=Math.sqrt(
w);i===r&&(R=-R);var O=.5*(m+k)-R*(C-F),D=.5*(F+C)+R*(k-m),K=Math.atan2(F-D,m-O),M=Math.atan2(C-D,k-O),N=M-K;N<0&&i===1?N+=2*Math.PI:N>0&&i===0&&(N-=2*Math.PI);
for(var I=Math.ceil(Math.abs(N/(Math.PI*.5+.001))),j=[],Z=0;Z<I;Z++){var at=K+Z*N/I,q=K+(Z+1)*N/I;j[Z]=[O,D,at,q,e,o,f,h]}return j},rf=function(n,t,e,o,r,i,a,s){
var u=s*r,c=-a*i,f=a*r,h=s*i,l=.5*(o-e),v=8/3*Math.sin(l*.5)*Math.sin(l*.5)/Math.sin(l),d=n+Math.cos(e)-v*Math.sin(e),y=t+Math.sin(e)+v*Math.cos(e),b=n+Math.cos(
o),m=t+Math.sin(o),F=b+v*Math.sin(o),k=m-v*Math.cos(o),C=[u*d+c*y,f*d+h*y,u*F+c*k,f*F+h*k,u*b+c*m,f*b+h*m];return C},af=function(n){return nf(ef(n))},sf=function(n,t){
for(var e=[gt(),t.graphicsState&&ne(t.graphicsState),Xo(),he(t.color),to(t.font,t.size),Zu(t.lineHeight),Pi(Ft(t.rotate),Ft(t.xSkew),Ft(t.ySkew),t.x,t.y)].filter(
Boolean),o=0,r=n.length;o<r;o++)e.push(Ti(n[o]),Ku());return e.push(Ho(),yt()),e},Ui=function(n,t){return[gt(),t.graphicsState&&ne(t.graphicsState),Vt(t.x,t.y),
Se(Ft(t.rotate)),rn(t.width,t.height),Go(Ft(t.xSkew),Ft(t.ySkew)),eo(n),yt()].filter(Boolean)},cf=function(n,t){return[gt(),t.graphicsState&&ne(t.graphicsState),
Vt(t.x,t.y),Se(Ft(t.rotate)),rn(t.xScale,t.yScale),Go(Ft(t.xSkew),Ft(t.ySkew)),eo(n),yt()].filter(Boolean)},uf=function(n){var t,e;return[gt(),n.graphicsState&&
ne(n.graphicsState),n.color&&cn(n.color),an(n.thickness),Qn((t=n.dashArray)!==null&&t!==void 0?t:[],(e=n.dashPhase)!==null&&e!==void 0?e:0),Lt(n.start.x,n.start.
y),n.lineCap&&_n(n.lineCap),Lt(n.start.x,n.start.y),bt(n.end.x,n.end.y),sn(),yt()].filter(Boolean)},Te=function(n){var t,e;return[gt(),n.graphicsState&&ne(n.graphicsState),
n.color&&he(n.color),n.borderColor&&cn(n.borderColor),an(n.borderWidth),n.borderLineCap&&_n(n.borderLineCap),Qn((t=n.borderDashArray)!==null&&t!==void 0?t:[],(e=
n.borderDashPhase)!==null&&e!==void 0?e:0),Vt(n.x,n.y),Se(Ft(n.rotate)),Go(Ft(n.xSkew),Ft(n.ySkew)),Lt(0,0),bt(0,n.height),bt(n.width,n.height),bt(n.width,0),oe(),
n.color&&n.borderWidth?Lo():n.color?Ko():n.borderColor?sn():oe(),yt()].filter(Boolean)},oo=4*((Math.sqrt(2)-1)/3),ff=function(n){var t=$(n.x),e=$(n.y),o=$(n.xScale),
r=$(n.yScale);t-=o,e-=r;var i=o*oo,a=r*oo,s=t+o*2,u=e+r*2,c=t+o,f=e+r;return[gt(),Lt(t,f),Ot(t,f-a,c-i,e,c,e),Ot(c+i,e,s,f-a,s,f),Ot(s,f+a,c+i,u,c,u),Ot(c-i,u,t,
f+a,t,f),yt()]},hf=function(n){var t=$(n.x),e=$(n.y),o=$(n.xScale),r=$(n.yScale),i=-o,a=-r,s=o*oo,u=r*oo,c=i+o*2,f=a+r*2,h=i+o,l=a+r;return[Vt(t,e),Se(Ft(n.rotate)),
Lt(i,l),Ot(i,l-u,h-s,a,h,a),Ot(h+s,a,c,l-u,c,l),Ot(c,l+u,h+s,f,h,f),Ot(h-s,f,i,l+u,i,l)]},$o=function(n){var t,e,o;return ot([gt(),n.graphicsState&&ne(n.graphicsState),
n.color&&he(n.color),n.borderColor&&cn(n.borderColor),an(n.borderWidth),n.borderLineCap&&_n(n.borderLineCap),Qn((t=n.borderDashArray)!==null&&t!==void 0?t:[],(e=
n.borderDashPhase)!==null&&e!==void 0?e:0)],n.rotate===void 0?ff({x:n.x,y:n.y,xScale:n.xScale,yScale:n.yScale}):hf({x:n.x,y:n.y,xScale:n.xScale,yScale:n.yScale,
rotate:(o=n.rotate)!==null&&o!==void 0?o:G(0)}),[n.color&&n.borderWidth?Lo():n.color?Ko():n.borderColor?sn():oe(),yt()]).filter(Boolean)},lf=function(n,t){var e,
o,r;return ot([gt(),t.graphicsState&&ne(t.graphicsState),Vt(t.x,t.y),Se(Ft((e=t.rotate)!==null&&e!==void 0?e:G(0))),t.scale?rn(t.scale,-t.scale):rn(1,-1),t.color&&
he(t.color),t.borderColor&&cn(t.borderColor),t.borderWidth&&an(t.borderWidth),t.borderLineCap&&_n(t.borderLineCap),Qn((o=t.borderDashArray)!==null&&o!==void 0?o:
[],(r=t.borderDashPhase)!==null&&r!==void 0?r:0)],af(n),[t.color&&t.borderWidth?Lo():t.color?Ko():t.borderColor?sn():oe(),yt()]).filter(Boolean)},df=function(n){
var t=$(n.size),e=-1+.75,o=-1+.51,r=1-.525,i=1-.31,a=-1+.325,s=-((a-e)*(i-e))/(r-o)+o;return[gt(),n.color&&cn(n.color),an(n.thickness),Vt(n.x,n.y),Lt(a*t,s*t),bt(
e*t,o*t),bt(i*t,r*t),sn(),yt()].filter(Boolean)},ie=function(n){return n.rotation===0?[Vt(0,0),Jn(0)]:n.rotation===90?[Vt(n.width,0),Jn(90)]:n.rotation===180?[Vt(
n.width,n.height),Jn(180)]:n.rotation===270?[Vt(0,n.height),Jn(270)]:[]},ro=function(n){var t=Te({x:n.x,y:n.y,width:n.width,height:n.height,borderWidth:n.borderWidth,
color:n.color,borderColor:n.borderColor,rotate:G(0),xSkew:G(0),ySkew:G(0)});if(!n.filled)return t;var e=$(n.width),o=$(n.height),r=Math.min(e,o)/2,i=df({x:e/2,y:o/
2,size:r,thickness:n.thickness,color:n.markColor});return ot([gt()],t,i,[yt()])},io=function(n){var t=$(n.width),e=$(n.height),o=Math.min(t,e)/2,r=$o({x:n.x,y:n.
y,xScale:o,yScale:o,color:n.color,borderColor:n.borderColor,borderWidth:n.borderWidth});if(!n.filled)return r;var i=$o({x:n.x,y:n.y,xScale:o*.45,yScale:o*.45,color:n.
dotColor,borderColor:void 0,borderWidth:0});return ot([gt()],r,i,[yt()])},Ii=function(n){var t=$(n.x),e=$(n.y),o=$(n.width),r=$(n.height),i=Te({x:t,y:e,width:o,
height:r,borderWidth:n.borderWidth,color:n.color,borderColor:n.borderColor,rotate:G(0),xSkew:G(0),ySkew:G(0)}),a=tr(n.textLines,{color:n.textColor,font:n.font,size:n.
fontSize,rotate:G(0),xSkew:G(0),ySkew:G(0)});return ot([gt()],i,a,[yt()])},tr=function(n,t){for(var e=[Xo(),he(t.color),to(t.font,t.size)],o=0,r=n.length;o<r;o++){
var i=n[o],a=i.encoded,s=i.x,u=i.y;e.push(Pi(Ft(t.rotate),Ft(t.xSkew),Ft(t.ySkew),s,u),Ti(a))}return e.push(Ho()),e},Wi=function(n){var t=$(n.x),e=$(n.y),o=$(n.
width),r=$(n.height),i=$(n.borderWidth),a=$(n.padding),s=t+i/2+a,u=e+i/2+a,c=o-(i/2+a)*2,f=r-(i/2+a)*2,h=[Lt(s,u),bt(s,u+f),bt(s+c,u+f),bt(s+c,u),oe(),Ci(),ki()],
l=Te({x:t,y:e,width:o,height:r,borderWidth:n.borderWidth,color:n.color,borderColor:n.borderColor,rotate:G(0),xSkew:G(0),ySkew:G(0)}),v=tr(n.textLines,{color:n.textColor,
font:n.font,size:n.fontSize,rotate:G(0),xSkew:G(0),ySkew:G(0)}),d=ot([Ri("Tx"),gt()],v,[yt(),Yo()]);return ot([gt()],l,h,d,[yt()])},pf=function(n){for(var t=$(n.
x),e=$(n.y),o=$(n.width),r=$(n.height),i=$(n.lineHeight),a=$(n.borderWidth),s=$(n.padding),u=t+a/2+s,c=e+a/2+s,f=o-(a/2+s)*2,h=r-(a/2+s)*2,l=[Lt(u,c),bt(u,c+h),
bt(u+f,c+h),bt(u+f,c),oe(),Ci(),ki()],v=Te({x:t,y:e,width:o,height:r,borderWidth:n.borderWidth,color:n.color,borderColor:n.borderColor,rotate:G(0),xSkew:G(0),ySkew:G(
0)}),d=[],y=0,b=n.selectedLines.length;y<b;y++){var m=n.textLines[n.selectedLines[y]];d.push.apply(d,Te({x:m.x-s,y:m.y-(i-m.height)/2,width:o-a,height:m.height+
(i-m.height)/2,borderWidth:0,color:n.selectedColor,borderColor:void 0,rotate:G(0),xSkew:G(0),ySkew:G(0)}))}var F=tr(n.textLines,{color:n.textColor,font:n.font,size:n.
fontSize,rotate:G(0),xSkew:G(0),ySkew:G(0)}),k=ot([Ri("Tx"),gt()],F,[yt(),Yo()]);return ot([gt()],v,d,l,k,[yt()])},vf=(function(n){P(t,n);function t(){var e=this,
o="Input document to `PDFDocument.load` is encrypted. You can use `PDFDocument.load(..., { ignoreEncryption: true })` if you wish to load the document anyways.";
return e=n.call(this,o)||this,e}return t})(Error),gf=(function(n){P(t,n);function t(){var e=this,o="Input to `PDFDocument.embedFont` was a custom font, but no `\
fontkit` instance was found. You must register a `fontkit` instance with `PDFDocument.registerFontkit(...)` before embedding custom fonts.";return e=n.call(this,
o)||this,e}return t})(Error),yf=(function(n){P(t,n);function t(){var e=this,o="A `page` passed to `PDFDocument.addPage` or `PDFDocument.insertPage` was from a d\
ifferent (foreign) PDF document. If you want to copy pages from one PDFDocument to another, you must use `PDFDocument.copyPages(...)` to copy the pages before a\
dding or inserting them.";return e=n.call(this,o)||this,e}return t})(Error),mf=(function(n){P(t,n);function t(){var e=this,o="PDFDocument has no pages so `PDFDo\
cument.removePage` cannot be called";return e=n.call(this,o)||this,e}return t})(Error),bf=(function(n){P(t,n);function t(e){var o=this,r='PDFDocument has no for\
m field with the name "'+e+'"';return o=n.call(this,r)||this,o}return t})(Error),le=(function(n){P(t,n);function t(e,o,r){var i,a,s=this,u=o?.name,c=(a=(i=r?.constructor)===
null||i===void 0?void 0:i.name)!==null&&a!==void 0?a:r,f='Expected field "'+e+'" to be of type '+u+", "+("but it is actually of type "+c);return s=n.call(this,f)||
this,s}return t})(Error),ml=(function(n){P(t,n);function t(e){var o=this,r='Failed to select check box due to missing onValue: "'+e+'"';return o=n.call(this,r)||
this,o}return t})(Error),zi=(function(n){P(t,n);function t(e){var o=this,r='A field already exists with the specified name: "'+e+'"';return o=n.call(this,r)||this,
o}return t})(Error),xf=(function(n){P(t,n);function t(e){var o=this,r='Field name contains invalid component: "'+e+'"';return o=n.call(this,r)||this,o}return t})(
Error),bl=(function(n){P(t,n);function t(e){var o=this,r='A non-terminal field already exists with the specified name: "'+e+'"';return o=n.call(this,r)||this,o}
return t})(Error),Ff=(function(n){P(t,n);function t(e){var o=this,r="Reading rich text fields is not supported: Attempted to read rich text field: "+e;return o=
n.call(this,r)||this,o}return t})(Error),wf=(function(n){P(t,n);function t(e,o){var r=this,i="Failed to layout combed text as lineLength="+e+" is greater than c\
ellCount="+o;return r=n.call(this,i)||this,r}return t})(Error),Cf=(function(n){P(t,n);function t(e,o,r){var i=this,a="Attempted to set text with length="+e+" fo\
r TextField with maxLength="+o+" and name="+r;return i=n.call(this,a)||this,i}return t})(Error),Sf=(function(n){P(t,n);function t(e,o,r){var i=this,a="Attempted\
 to set maxLength="+o+", which is less than "+e+", the length of this field's current value (name="+r+")";return i=n.call(this,a)||this,i}return t})(Error),mt;(function(n){
n[n.Left=0]="Left",n[n.Center=1]="Center",n[n.Right=2]="Right"})(mt||(mt={}));var qi=4,Ei=500,Gi=function(n,t,e,o){o===void 0&&(o=!1);for(var r=qi;r<Ei;){for(var i=0,
a=0,s=n.length;a<s;a++){i+=1;for(var u=n[a],c=u.split(" "),f=e.width,h=0,l=c.length;h<l;h++){var v=h===l-1,d=v?c[h]:c[h]+" ",y=t.widthOfTextAtSize(d,r);f-=y,f<=
0&&(i+=1,f=e.width-y)}}if(!o&&i>n.length)return r-1;var b=t.heightAtSize(r),m=b+b*.2,F=m*i;if(F>Math.abs(e.height))return r-1;r+=1}return r},kf=function(n,t,e,o){
for(var r=e.width/o,i=e.height,a=qi,s=Pa(n);a<Ei;){for(var u=0,c=s.length;u<c;u++){var f=s[u],h=t.widthOfTextAtSize(f,a)>r*.75;if(h)return a-1}var l=t.heightAtSize(
a,{descender:!1});if(l>i)return a-1;a+=1}return a},Tf=function(n){for(var t=n.length;t>0;t--)if(/\s/.test(n[t]))return t},Af=function(n,t,e,o){for(var r,i=n.length;i>
0;){var a=n.substring(0,i),s=e.encodeText(a),u=e.widthOfTextAtSize(a,o);if(u<t){var c=n.substring(i)||void 0;return{line:a,encoded:s,width:u,remainder:c}}i=(r=Tf(
a))!==null&&r!==void 0?r:0}return{line:n,encoded:e.encodeText(n),width:e.widthOfTextAtSize(n,o),remainder:void 0}},Ki=function(n,t){var e=t.alignment,o=t.fontSize,
r=t.font,i=t.bounds,a=gr(We(n));(o===void 0||o===0)&&(o=Gi(a,r,i,!0));for(var s=r.heightAtSize(o),u=s+s*.2,c=[],f=i.x,h=i.y,l=i.x+i.width,v=i.y+i.height,d=i.y+i.
height,y=0,b=a.length;y<b;y++)for(var m=a[y];m!==void 0;){var F=Af(m,i.width,r,o),k=F.line,C=F.encoded,S=F.width,w=F.remainder,R=e===mt.Left?i.x:e===mt.Center?i.
x+i.width/2-S/2:e===mt.Right?i.x+i.width-S:i.x;d-=u,R<f&&(f=R),d<h&&(h=d),R+S>l&&(l=R+S),d+s>v&&(v=d+s),c.push({text:k,encoded:C,width:S,height:s,x:R,y:d}),m=w?.
trim()}return{fontSize:o,lineHeight:u,lines:c,bounds:{x:f,y:h,width:l-f,height:v-h}}},Pf=function(n,t){var e=t.fontSize,o=t.font,r=t.bounds,i=t.cellCount,a=yr(We(
n));if(a.length>i)throw new wf(a.length,i);(e===void 0||e===0)&&(e=kf(a,o,r,i));for(var s=r.width/i,u=o.heightAtSize(e,{descender:!1}),c=r.y+(r.height/2-u/2),f=[],
h=r.x,l=r.y,v=r.x+r.width,d=r.y+r.height,y=0,b=0;y<i;){var m=mr(a,b),F=m[0],k=m[1],C=o.encodeText(F),S=o.widthOfTextAtSize(F,e),w=r.x+(s*y+s/2),R=w-S/2;R<h&&(h=
R),c<l&&(l=c),R+S>v&&(v=R+S),c+u>d&&(d=c+u),f.push({text:a,encoded:C,width:S,height:u,x:R,y:c}),y+=1,b+=k}return{fontSize:e,cells:f,bounds:{x:h,y:l,width:v-h,height:d-
l}}},ao=function(n,t){var e=t.alignment,o=t.fontSize,r=t.font,i=t.bounds,a=yr(We(n));(o===void 0||o===0)&&(o=Gi([a],r,i));var s=r.encodeText(a),u=r.widthOfTextAtSize(
a,o),c=r.heightAtSize(o,{descender:!1}),f=e===mt.Left?i.x:e===mt.Center?i.x+i.width/2-u/2:e===mt.Right?i.x+i.width-u:i.x,h=i.y+(i.height/2-c/2);return{fontSize:o,
line:{text:a,encoded:s,width:u,height:c,x:f,y:h},bounds:{x:f,y:h,width:u,height:c}}},Ae=function(n){return"normal"in n?n:{normal:n}},Of=/\/([^\0\t\n\f\r\ ]+)[\0\t\n\f\r\ ]+(\d*\.\d+|\d+)[\0\t\n\f\r\ ]+Tf/,
ae=function(n){var t,e,o=(t=n.getDefaultAppearance())!==null&&t!==void 0?t:"",r=(e=bo(o,Of).match)!==null&&e!==void 0?e:[],i=Number(r[2]);return isFinite(i)?i:void 0},
Rf=/(\d*\.\d+|\d+)[\0\t\n\f\r\ ]*(\d*\.\d+|\d+)?[\0\t\n\f\r\ ]*(\d*\.\d+|\d+)?[\0\t\n\f\r\ ]*(\d*\.\d+|\d+)?[\0\t\n\f\r\ ]+(g|rg|k)/,Ut=function(n){var t,e=(t=n.
getDefaultAppearance())!==null&&t!==void 0?t:"",o=bo(e,Rf).match,r=o??[],i=r[1],a=r[2],s=r[3],u=r[4],c=r[5];if(c==="g"&&i)return Di(Number(i));if(c==="rg"&&i&&a&&
s)return ut(Number(i),Number(a),Number(s));if(c==="k"&&i&&a&&s&&u)return Ni(Number(i),Number(a),Number(s),Number(u))},Pe=function(n,t,e,o){var r;o===void 0&&(o=
0);var i=[he(t).toString(),to((r=e?.name)!==null&&r!==void 0?r:"dummy__noop",o).toString()].join(`
`);n.setDefaultAppearance(i)},Df=function(n,t){var e,o,r,i=Ut(t),a=Ut(n.acroField),s=t.getRectangle(),u=t.getAppearanceCharacteristics(),c=t.getBorderStyle(),f=(e=
c?.getWidth())!==null&&e!==void 0?e:0,h=Jt(u?.getRotation()),l=fe(s,h),v=l.width,d=l.height,y=ie(X(X({},s),{rotation:h})),b=ut(0,0,0),m=(o=St(u?.getBorderColor()))!==
null&&o!==void 0?o:b,F=St(u?.getBackgroundColor()),k=St(u?.getBackgroundColor(),.8),C=(r=i??a)!==null&&r!==void 0?r:b;Pe(i?t:n.acroField,C);var S={x:0+f/2,y:0+f/
2,width:v-f,height:d-f,thickness:1.5,borderWidth:f,borderColor:m,markColor:C};return{normal:{on:ot(y,ro(X(X({},S),{color:F,filled:!0}))),off:ot(y,ro(X(X({},S),{
color:F,filled:!1})))},down:{on:ot(y,ro(X(X({},S),{color:k,filled:!0}))),off:ot(y,ro(X(X({},S),{color:k,filled:!1})))}}},Nf=function(n,t){var e,o,r,i=Ut(t),a=Ut(
n.acroField),s=t.getRectangle(),u=t.getAppearanceCharacteristics(),c=t.getBorderStyle(),f=(e=c?.getWidth())!==null&&e!==void 0?e:0,h=Jt(u?.getRotation()),l=fe(s,
h),v=l.width,d=l.height,y=ie(X(X({},s),{rotation:h})),b=ut(0,0,0),m=(o=St(u?.getBorderColor()))!==null&&o!==void 0?o:b,F=St(u?.getBackgroundColor()),k=St(u?.getBackgroundColor(),
.8),C=(r=i??a)!==null&&r!==void 0?r:b;Pe(i?t:n.acroField,C);var S={x:v/2,y:d/2,width:v-f,height:d-f,borderWidth:f,borderColor:m,dotColor:C};return{normal:{on:ot(
y,io(X(X({},S),{color:F,filled:!0}))),off:ot(y,io(X(X({},S),{color:F,filled:!1})))},down:{on:ot(y,io(X(X({},S),{color:k,filled:!0}))),off:ot(y,io(X(X({},S),{color:k,
filled:!1})))}}},jf=function(n,t,e){var o,r,i,a,s,u=Ut(t),c=Ut(n.acroField),f=ae(t),h=ae(n.acroField),l=t.getRectangle(),v=t.getAppearanceCharacteristics(),d=t.
getBorderStyle(),y=v?.getCaptions(),b=(o=y?.normal)!==null&&o!==void 0?o:"",m=(i=(r=y?.down)!==null&&r!==void 0?r:b)!==null&&i!==void 0?i:"",F=(a=d?.getWidth())!==
null&&a!==void 0?a:0,k=Jt(v?.getRotation()),C=fe(l,k),S=C.width,w=C.height,R=ie(X(X({},l),{rotation:k})),O=ut(0,0,0),D=St(v?.getBorderColor()),K=St(v?.getBackgroundColor()),
M=St(v?.getBackgroundColor(),.8),N={x:F,y:F,width:S-F*2,height:w-F*2},I=ao(b,{alignment:mt.Center,fontSize:f??h,font:e,bounds:N}),j=ao(m,{alignment:mt.Center,fontSize:f??
h,font:e,bounds:N}),Z=Math.min(I.fontSize,j.fontSize),at=(s=u??c)!==null&&s!==void 0?s:O;Pe(u||f!==void 0?t:n.acroField,at,e,Z);var q={x:0+F/2,y:0+F/2,width:S-F,
height:w-F,borderWidth:F,borderColor:D,textColor:at,font:e.name,fontSize:Z};return{normal:ot(R,Ii(X(X({},q),{color:K,textLines:[I.line]}))),down:ot(R,Ii(X(X({},
q),{color:M,textLines:[j.line]})))}},Mf=function(n,t,e){var o,r,i,a,s=Ut(t),u=Ut(n.acroField),c=ae(t),f=ae(n.acroField),h=t.getRectangle(),l=t.getAppearanceCharacteristics(),
v=t.getBorderStyle(),d=(o=n.getText())!==null&&o!==void 0?o:"",y=(r=v?.getWidth())!==null&&r!==void 0?r:0,b=Jt(l?.getRotation()),m=fe(h,b),F=m.width,k=m.height,
C=ie(X(X({},h),{rotation:b})),S=ut(0,0,0),w=St(l?.getBorderColor()),R=St(l?.getBackgroundColor()),O,D,K=n.isCombed()?0:1,M={x:y+K,y:y+K,width:F-(y+K)*2,height:k-
(y+K)*2};if(n.isMultiline()){var N=Ki(d,{alignment:n.getAlignment(),fontSize:c??f,font:e,bounds:M});O=N.lines,D=N.fontSize}else if(n.isCombed()){var N=Pf(d,{fontSize:c??
f,font:e,bounds:M,cellCount:(i=n.getMaxLength())!==null&&i!==void 0?i:0});O=N.cells,D=N.fontSize}else{var N=ao(d,{alignment:n.getAlignment(),fontSize:c??f,font:e,
bounds:M});O=[N.line],D=N.fontSize}var I=(a=s??u)!==null&&a!==void 0?a:S;Pe(s||c!==void 0?t:n.acroField,I,e,D);var j={x:0+y/2,y:0+y/2,width:F-y,height:k-y,borderWidth:y??
0,borderColor:w,textColor:I,font:e.name,fontSize:D,color:R,textLines:O,padding:K};return ot(C,Wi(j))},Bf=function(n,t,e){var o,r,i,a=Ut(t),s=Ut(n.acroField),u=ae(
t),c=ae(n.acroField),f=t.getRectangle(),h=t.getAppearanceCharacteristics(),l=t.getBorderStyle(),v=(o=n.getSelected()[0])!==null&&o!==void 0?o:"",d=(r=l?.getWidth())!==
null&&r!==void 0?r:0,y=Jt(h?.getRotation()),b=fe(f,y),m=b.width,F=b.height,k=ie(X(X({},f),{rotation:y})),C=ut(0,0,0),S=St(h?.getBorderColor()),w=St(h?.getBackgroundColor()),
R=1,O={x:d+R,y:d+R,width:m-(d+R)*2,height:F-(d+R)*2},D=ao(v,{alignment:mt.Left,fontSize:u??c,font:e,bounds:O}),K=D.line,M=D.fontSize,N=(i=a??s)!==null&&i!==void 0?
i:C;Pe(a||u!==void 0?t:n.acroField,N,e,M);var I={x:0+d/2,y:0+d/2,width:m-d,height:F-d,borderWidth:d??0,borderColor:S,textColor:N,font:e.name,fontSize:M,color:w,
textLines:[K],padding:R};return ot(k,Wi(I))},Vf=function(n,t,e){var o,r,i=Ut(t),a=Ut(n.acroField),s=ae(t),u=ae(n.acroField),c=t.getRectangle(),f=t.getAppearanceCharacteristics(),
h=t.getBorderStyle(),l=(o=h?.getWidth())!==null&&o!==void 0?o:0,v=Jt(f?.getRotation()),d=fe(c,v),y=d.width,b=d.height,m=ie(X(X({},c),{rotation:v})),F=ut(0,0,0),
k=St(f?.getBorderColor()),C=St(f?.getBackgroundColor()),S=n.getOptions(),w=n.getSelected();n.isSorted()&&S.sort();for(var R="",O=0,D=S.length;O<D;O++)R+=S[O],O<
D-1&&(R+=`
`);for(var K=1,M={x:l+K,y:l+K,width:y-(l+K)*2,height:b-(l+K)*2},N=Ki(R,{alignment:mt.Left,fontSize:s??u,font:e,bounds:M}),I=N.lines,j=N.fontSize,Z=N.lineHeight,
at=[],O=0,D=I.length;O<D;O++){var q=I[O];w.includes(q.text)&&at.push(O)}var lt=ut(153/255,193/255,218/255),kt=(r=i??a)!==null&&r!==void 0?r:F;return Pe(i||s!==void 0?
t:n.acroField,kt,e,j),ot(m,pf({x:0+l/2,y:0+l/2,width:y-l,height:b-l,borderWidth:l??0,borderColor:k,textColor:kt,font:e.name,fontSize:j,color:C,textLines:I,lineHeight:Z,
selectedColor:lt,selectedLines:at,padding:K}))},Uf=(function(){function n(t,e,o){this.alreadyEmbedded=!1,x(t,"ref",[[st,"PDFRef"]]),x(e,"doc",[[pe,"PDFDocument"]]),
x(o,"embedder",[[si,"PDFPageEmbedder"]]),this.ref=t,this.doc=e,this.width=o.width,this.height=o.height,this.embedder=o}return n.prototype.scale=function(t){return x(
t,"factor",["number"]),{width:this.width*t,height:this.height*t}},n.prototype.size=function(){return this.scale(1)},n.prototype.embed=function(){return J(this,void 0,
void 0,function(){return Q(this,function(t){switch(t.label){case 0:return this.alreadyEmbedded?[3,2]:[4,this.embedder.embedIntoContext(this.doc.context,this.ref)];case 1:
t.sent(),this.alreadyEmbedded=!0,t.label=2;case 2:return[2]}})})},n.of=function(t,e,o){return new n(t,e,o)},n})(),Li=Uf,If=(function(){function n(t,e,o){this.modified=
!0,x(t,"ref",[[st,"PDFRef"]]),x(e,"doc",[[pe,"PDFDocument"]]),x(o,"embedder",[[No,"CustomFontEmbedder"],[Rn,"StandardFontEmbedder"]]),this.ref=t,this.doc=e,this.
name=o.fontName,this.embedder=o}return n.prototype.encodeText=function(t){return x(t,"text",["string"]),this.modified=!0,this.embedder.encodeText(t)},n.prototype.
widthOfTextAtSize=function(t,e){return x(t,"text",["string"]),x(e,"size",["number"]),this.embedder.widthOfTextAtSize(t,e)},n.prototype.heightAtSize=function(t,e){
var o;return x(t,"size",["number"]),A(e?.descender,"options.descender",["boolean"]),this.embedder.heightOfFontAtSize(t,{descender:(o=e?.descender)!==null&&o!==void 0?
o:!0})},n.prototype.sizeAtHeight=function(t){return x(t,"height",["number"]),this.embedder.sizeOfFontAtHeight(t)},n.prototype.getCharacterSet=function(){return this.
embedder instanceof Rn?this.embedder.encoding.supportedCodePoints:this.embedder.font.characterSet},n.prototype.embed=function(){return J(this,void 0,void 0,function(){
return Q(this,function(t){switch(t.label){case 0:return this.modified?[4,this.embedder.embedIntoContext(this.doc.context,this.ref)]:[3,2];case 1:t.sent(),this.modified=
!1,t.label=2;case 2:return[2]}})})},n.of=function(t,e,o){return new n(t,e,o)},n})(),Rt=If,Wf=(function(){function n(t,e,o){x(t,"ref",[[st,"PDFRef"]]),x(e,"doc",
[[pe,"PDFDocument"]]),x(o,"embedder",[[$r,"JpegEmbedder"],[ei,"PngEmbedder"]]),this.ref=t,this.doc=e,this.width=o.width,this.height=o.height,this.embedder=o}return n.
prototype.scale=function(t){return x(t,"factor",["number"]),{width:this.width*t,height:this.height*t}},n.prototype.scaleToFit=function(t,e){x(t,"width",["number"]),
x(e,"height",["number"]);var o=t/this.width,r=e/this.height,i=Math.min(o,r);return this.scale(i)},n.prototype.size=function(){return this.scale(1)},n.prototype.
embed=function(){return J(this,void 0,void 0,function(){var t,e,o;return Q(this,function(r){switch(r.label){case 0:return this.embedder?(this.embedTask||(t=this,
e=t.doc,o=t.ref,this.embedTask=this.embedder.embedIntoContext(e.context,o)),[4,this.embedTask]):[2];case 1:return r.sent(),this.embedder=void 0,[2]}})})},n.of=function(t,e,o){
return new n(t,e,o)},n})(),er=Wf,se;(function(n){n[n.Left=0]="Left",n[n.Center=1]="Center",n[n.Right=2]="Right"})(se||(se={}));var Oe=function(n){A(n?.x,"option\
s.x",["number"]),A(n?.y,"options.y",["number"]),A(n?.width,"options.width",["number"]),A(n?.height,"options.height",["number"]),A(n?.textColor,"options.textColo\
r",[[Object,"Color"]]),A(n?.backgroundColor,"options.backgroundColor",[[Object,"Color"]]),A(n?.borderColor,"options.borderColor",[[Object,"Color"]]),A(n?.borderWidth,
"options.borderWidth",["number"]),A(n?.rotate,"options.rotate",[[Object,"Rotation"]])},zf=(function(){function n(t,e,o){x(t,"acroField",[[we,"PDFAcroTerminal"]]),
x(e,"ref",[[st,"PDFRef"]]),x(o,"doc",[[pe,"PDFDocument"]]),this.acroField=t,this.ref=e,this.doc=o}return n.prototype.getName=function(){var t;return(t=this.acroField.
getFullyQualifiedName())!==null&&t!==void 0?t:""},n.prototype.isReadOnly=function(){return this.acroField.hasFlag(qt.ReadOnly)},n.prototype.enableReadOnly=function(){
this.acroField.setFlagTo(qt.ReadOnly,!0)},n.prototype.disableReadOnly=function(){this.acroField.setFlagTo(qt.ReadOnly,!1)},n.prototype.isRequired=function(){return this.
acroField.hasFlag(qt.Required)},n.prototype.enableRequired=function(){this.acroField.setFlagTo(qt.Required,!0)},n.prototype.disableRequired=function(){this.acroField.
setFlagTo(qt.Required,!1)},n.prototype.isExported=function(){return!this.acroField.hasFlag(qt.NoExport)},n.prototype.enableExporting=function(){this.acroField.setFlagTo(
qt.NoExport,!1)},n.prototype.disableExporting=function(){this.acroField.setFlagTo(qt.NoExport,!0)},n.prototype.needsAppearancesUpdate=function(){throw new jt(this.
constructor.name,"needsAppearancesUpdate")},n.prototype.defaultUpdateAppearances=function(t){throw new jt(this.constructor.name,"defaultUpdateAppearances")},n.prototype.
markAsDirty=function(){this.doc.getForm().markFieldAsDirty(this.ref)},n.prototype.markAsClean=function(){this.doc.getForm().markFieldAsClean(this.ref)},n.prototype.
isDirty=function(){return this.doc.getForm().fieldIsDirty(this.ref)},n.prototype.createWidget=function(t){var e,o=t.textColor,r=t.backgroundColor,i=t.borderColor,
a=t.borderWidth,s=wi(t.rotate),u=t.caption,c=t.x,f=t.y,h=t.width+a,l=t.height+a,v=!!t.hidden,d=t.page;Br(s,"degreesAngle",90);var y=Vo.create(this.doc.context,this.
ref),b=Gu({x:c,y:f,width:h,height:l},a,s);y.setRectangle(b),d&&y.setP(d);var m=y.getOrCreateAppearanceCharacteristics();r&&m.setBackgroundColor(ji(r)),m.setRotation(
s),u&&m.setCaptions({normal:u}),i&&m.setBorderColor(ji(i));var F=y.getOrCreateBorderStyle();if(a!==void 0&&F.setWidth(a),y.setFlagTo(nn.Print,!0),y.setFlagTo(nn.
Hidden,v),y.setFlagTo(nn.Invisible,!1),o){var k=(e=this.acroField.getDefaultAppearance())!==null&&e!==void 0?e:"",C=k+`
`+he(o).toString();this.acroField.setDefaultAppearance(C)}return y},n.prototype.updateWidgetAppearanceWithFont=function(t,e,o){var r=o.normal,i=o.rollover,a=o.down;
this.updateWidgetAppearances(t,{normal:this.createAppearanceStream(t,r,e),rollover:i&&this.createAppearanceStream(t,i,e),down:a&&this.createAppearanceStream(t,a,
e)})},n.prototype.updateOnOffWidgetAppearance=function(t,e,o){var r=o.normal,i=o.rollover,a=o.down;this.updateWidgetAppearances(t,{normal:this.createAppearanceDict(
t,r,e),rollover:i&&this.createAppearanceDict(t,i,e),down:a&&this.createAppearanceDict(t,a,e)})},n.prototype.updateWidgetAppearances=function(t,e){var o=e.normal,
r=e.rollover,i=e.down;t.setNormalAppearance(o),r?t.setRolloverAppearance(r):t.removeRolloverAppearance(),i?t.setDownAppearance(i):t.removeDownAppearance()},n.prototype.
createAppearanceStream=function(t,e,o){var r,i=this.acroField.dict.context,a=t.getRectangle(),s=a.width,u=a.height,c=o&&{Font:(r={},r[o.name]=o.ref,r)},f=i.formXObject(
e,{Resources:c,BBox:i.obj([0,0,s,u]),Matrix:i.obj([1,0,0,1,0,0])}),h=i.register(f);return h},n.prototype.createImageAppearanceStream=function(t,e,o){var r,i,a=this.
acroField.dict.context,s=t.getRectangle(),u=t.getAppearanceCharacteristics(),c=t.getBorderStyle(),f=(i=c?.getWidth())!==null&&i!==void 0?i:0,h=Jt(u?.getRotation()),
l=ie(X(X({},s),{rotation:h})),v=fe(s,h),d=e.scaleToFit(v.width-f*2,v.height-f*2),y={x:f,y:f,width:d.width,height:d.height,rotate:G(0),xSkew:G(0),ySkew:G(0)};o===
se.Center?(y.x+=(v.width-f*2)/2-d.width/2,y.y+=(v.height-f*2)/2-d.height/2):o===se.Right&&(y.x=v.width-f-d.width,y.y=v.height-f-d.height);var b=this.doc.context.
addRandomSuffix("Image",10),m=ot(l,Ui(b,y)),F={XObject:(r={},r[b]=e.ref,r)},k=a.formXObject(m,{Resources:F,BBox:a.obj([0,0,s.width,s.height]),Matrix:a.obj([1,0,
0,1,0,0])});return a.register(k)},n.prototype.createAppearanceDict=function(t,e,o){var r=this.acroField.dict.context,i=this.createAppearanceStream(t,e.on),a=this.
createAppearanceStream(t,e.off),s=r.obj({});return s.set(o,i),s.set(p.of("Off"),a),s},n})(),de=zf,qf=(function(n){P(t,n);function t(e,o,r){var i=n.call(this,e,o,
r)||this;return x(e,"acroCheckBox",[[Mn,"PDFAcroCheckBox"]]),i.acroField=e,i}return t.prototype.check=function(){var e,o=(e=this.acroField.getOnValue())!==null&&
e!==void 0?e:p.of("Yes");this.markAsDirty(),this.acroField.setValue(o)},t.prototype.uncheck=function(){this.markAsDirty(),this.acroField.setValue(p.of("Off"))},
t.prototype.isChecked=function(){var e=this.acroField.getOnValue();return!!e&&e===this.acroField.getValue()},t.prototype.addToPage=function(e,o){var r,i,a,s,u,c;
x(e,"page",[[It,"PDFPage"]]),Oe(o),o||(o={}),"textColor"in o||(o.textColor=ut(0,0,0)),"backgroundColor"in o||(o.backgroundColor=ut(1,1,1)),"borderColor"in o||(o.
borderColor=ut(0,0,0)),"borderWidth"in o||(o.borderWidth=1);var f=this.createWidget({x:(r=o.x)!==null&&r!==void 0?r:0,y:(i=o.y)!==null&&i!==void 0?i:0,width:(a=
o.width)!==null&&a!==void 0?a:50,height:(s=o.height)!==null&&s!==void 0?s:50,textColor:o.textColor,backgroundColor:o.backgroundColor,borderColor:o.borderColor,borderWidth:(u=
o.borderWidth)!==null&&u!==void 0?u:0,rotate:(c=o.rotate)!==null&&c!==void 0?c:G(0),hidden:o.hidden,page:e.ref}),h=this.doc.context.register(f.dict);this.acroField.
addWidget(h),f.setAppearanceState(p.of("Off")),this.updateWidgetAppearance(f,p.of("Yes")),e.node.addAnnot(h)},t.prototype.needsAppearancesUpdate=function(){for(var e,
o=this.acroField.getWidgets(),r=0,i=o.length;r<i;r++){var a=o[r],s=a.getAppearanceState(),u=(e=a.getAppearances())===null||e===void 0?void 0:e.normal;if(!(u instanceof
Y)||s&&!u.has(s))return!0}return!1},t.prototype.defaultUpdateAppearances=function(){this.updateAppearances()},t.prototype.updateAppearances=function(e){var o;A(
e,"provider",[Function]);for(var r=this.acroField.getWidgets(),i=0,a=r.length;i<a;i++){var s=r[i],u=(o=s.getOnValue())!==null&&o!==void 0?o:p.of("Yes");u&&this.
updateWidgetAppearance(s,u,e)}this.markAsClean()},t.prototype.updateWidgetAppearance=function(e,o,r){var i=r??Df,a=Ae(i(this,e));this.updateOnOffWidgetAppearance(
e,o,a)},t.of=function(e,o,r){return new t(e,o,r)},t})(de),hn=qf,Ef=(function(n){P(t,n);function t(e,o,r){var i=n.call(this,e,o,r)||this;return x(e,"acroComboBox",
[[Bn,"PDFAcroComboBox"]]),i.acroField=e,i}return t.prototype.getOptions=function(){for(var e=this.acroField.getOptions(),o=new Array(e.length),r=0,i=o.length;r<
i;r++){var a=e[r],s=a.display,u=a.value;o[r]=(s??u).decodeText()}return o},t.prototype.getSelected=function(){for(var e=this.acroField.getValues(),o=new Array(e.
length),r=0,i=e.length;r<i;r++)o[r]=e[r].decodeText();return o},t.prototype.setOptions=function(e){x(e,"options",[Array]);for(var o=new Array(e.length),r=0,i=e.
length;r<i;r++)o[r]={value:W.fromText(e[r])};this.acroField.setOptions(o)},t.prototype.addOptions=function(e){x(e,"options",["string",Array]);for(var o=Array.isArray(
e)?e:[e],r=this.acroField.getOptions(),i=new Array(o.length),a=0,s=o.length;a<s;a++)i[a]={value:W.fromText(o[a])};this.acroField.setOptions(r.concat(i))},t.prototype.
select=function(e,o){o===void 0&&(o=!1),x(e,"options",["string",Array]),x(o,"merge",["boolean"]);var r=Array.isArray(e)?e:[e],i=this.getOptions(),a=r.find(function(h){
return!i.includes(h)});a&&this.enableEditing(),this.markAsDirty(),(r.length>1||r.length===1&&o)&&this.enableMultiselect();for(var s=new Array(r.length),u=0,c=r.
length;u<c;u++)s[u]=W.fromText(r[u]);if(o){var f=this.acroField.getValues();this.acroField.setValues(f.concat(s))}else this.acroField.setValues(s)},t.prototype.
clear=function(){this.markAsDirty(),this.acroField.setValues([])},t.prototype.setFontSize=function(e){kn(e,"fontSize"),this.acroField.setFontSize(e),this.markAsDirty()},
t.prototype.isEditable=function(){return this.acroField.hasFlag(ct.Edit)},t.prototype.enableEditing=function(){this.acroField.setFlagTo(ct.Edit,!0)},t.prototype.
disableEditing=function(){this.acroField.setFlagTo(ct.Edit,!1)},t.prototype.isSorted=function(){return this.acroField.hasFlag(ct.Sort)},t.prototype.enableSorting=
function(){this.acroField.setFlagTo(ct.Sort,!0)},t.prototype.disableSorting=function(){this.acroField.setFlagTo(ct.Sort,!1)},t.prototype.isMultiselect=function(){
return this.acroField.hasFlag(ct.MultiSelect)},t.prototype.enableMultiselect=function(){this.acroField.setFlagTo(ct.MultiSelect,!0)},t.prototype.disableMultiselect=
function(){this.acroField.setFlagTo(ct.MultiSelect,!1)},t.prototype.isSpellChecked=function(){return!this.acroField.hasFlag(ct.DoNotSpellCheck)},t.prototype.enableSpellChecking=
function(){this.acroField.setFlagTo(ct.DoNotSpellCheck,!1)},t.prototype.disableSpellChecking=function(){this.acroField.setFlagTo(ct.DoNotSpellCheck,!0)},t.prototype.
isSelectOnClick=function(){return this.acroField.hasFlag(ct.CommitOnSelChange)},t.prototype.enableSelectOnClick=function(){this.acroField.setFlagTo(ct.CommitOnSelChange,
!0)},t.prototype.disableSelectOnClick=function(){this.acroField.setFlagTo(ct.CommitOnSelChange,!1)},t.prototype.addToPage=function(e,o){var r,i,a,s,u,c,f;x(e,"p\
age",[[It,"PDFPage"]]),Oe(o),o||(o={}),"textColor"in o||(o.textColor=ut(0,0,0)),"backgroundColor"in o||(o.backgroundColor=ut(1,1,1)),"borderColor"in o||(o.borderColor=
ut(0,0,0)),"borderWidth"in o||(o.borderWidth=1);var h=this.createWidget({x:(r=o.x)!==null&&r!==void 0?r:0,y:(i=o.y)!==null&&i!==void 0?i:0,width:(a=o.width)!==null&&
a!==void 0?a:200,height:(s=o.height)!==null&&s!==void 0?s:50,textColor:o.textColor,backgroundColor:o.backgroundColor,borderColor:o.borderColor,borderWidth:(u=o.
borderWidth)!==null&&u!==void 0?u:0,rotate:(c=o.rotate)!==null&&c!==void 0?c:G(0),hidden:o.hidden,page:e.ref}),l=this.doc.context.register(h.dict);this.acroField.
addWidget(l);var v=(f=o.font)!==null&&f!==void 0?f:this.doc.getForm().getDefaultFont();this.updateWidgetAppearance(h,v),e.node.addAnnot(l)},t.prototype.needsAppearancesUpdate=
function(){var e;if(this.isDirty())return!0;for(var o=this.acroField.getWidgets(),r=0,i=o.length;r<i;r++){var a=o[r],s=((e=a.getAppearances())===null||e===void 0?
void 0:e.normal)instanceof At;if(!s)return!0}return!1},t.prototype.defaultUpdateAppearances=function(e){x(e,"font",[[Rt,"PDFFont"]]),this.updateAppearances(e)},
t.prototype.updateAppearances=function(e,o){x(e,"font",[[Rt,"PDFFont"]]),A(o,"provider",[Function]);for(var r=this.acroField.getWidgets(),i=0,a=r.length;i<a;i++){
var s=r[i];this.updateWidgetAppearance(s,e,o)}this.markAsClean()},t.prototype.updateWidgetAppearance=function(e,o,r){var i=r??Bf,a=Ae(i(this,e,o));this.updateWidgetAppearanceWithFont(
e,o,a)},t.of=function(e,o,r){return new t(e,o,r)},t})(de),so=Ef,Gf=(function(n){P(t,n);function t(e,o,r){var i=n.call(this,e,o,r)||this;return x(e,"acroListBox",
[[zn,"PDFAcroListBox"]]),i.acroField=e,i}return t.prototype.getOptions=function(){for(var e=this.acroField.getOptions(),o=new Array(e.length),r=0,i=o.length;r<i;r++){
var a=e[r],s=a.display,u=a.value;o[r]=(s??u).decodeText()}return o},t.prototype.getSelected=function(){for(var e=this.acroField.getValues(),o=new Array(e.length),
r=0,i=e.length;r<i;r++)o[r]=e[r].decodeText();return o},t.prototype.setOptions=function(e){x(e,"options",[Array]),this.markAsDirty();for(var o=new Array(e.length),
r=0,i=e.length;r<i;r++)o[r]={value:W.fromText(e[r])};this.acroField.setOptions(o)},t.prototype.addOptions=function(e){x(e,"options",["string",Array]),this.markAsDirty();
for(var o=Array.isArray(e)?e:[e],r=this.acroField.getOptions(),i=new Array(o.length),a=0,s=o.length;a<s;a++)i[a]={value:W.fromText(o[a])};this.acroField.setOptions(
r.concat(i))},t.prototype.select=function(e,o){o===void 0&&(o=!1),x(e,"options",["string",Array]),x(o,"merge",["boolean"]);var r=Array.isArray(e)?e:[e],i=this.getOptions();
ys(r,"option",i),this.markAsDirty(),(r.length>1||r.length===1&&o)&&this.enableMultiselect();for(var a=new Array(r.length),s=0,u=r.length;s<u;s++)a[s]=W.fromText(
r[s]);if(o){var c=this.acroField.getValues();this.acroField.setValues(c.concat(a))}else this.acroField.setValues(a)},t.prototype.clear=function(){this.markAsDirty(),
this.acroField.setValues([])},t.prototype.setFontSize=function(e){kn(e,"fontSize"),this.acroField.setFontSize(e),this.markAsDirty()},t.prototype.isSorted=function(){
return this.acroField.hasFlag(ct.Sort)},t.prototype.enableSorting=function(){this.acroField.setFlagTo(ct.Sort,!0)},t.prototype.disableSorting=function(){this.acroField.
setFlagTo(ct.Sort,!1)},t.prototype.isMultiselect=function(){return this.acroField.hasFlag(ct.MultiSelect)},t.prototype.enableMultiselect=function(){this.acroField.
setFlagTo(ct.MultiSelect,!0)},t.prototype.disableMultiselect=function(){this.acroField.setFlagTo(ct.MultiSelect,!1)},t.prototype.isSelectOnClick=function(){return this.
acroField.hasFlag(ct.CommitOnSelChange)},t.prototype.enableSelectOnClick=function(){this.acroField.setFlagTo(ct.CommitOnSelChange,!0)},t.prototype.disableSelectOnClick=
function(){this.acroField.setFlagTo(ct.CommitOnSelChange,!1)},t.prototype.addToPage=function(e,o){var r,i,a,s,u,c,f;x(e,"page",[[It,"PDFPage"]]),Oe(o),o||(o={}),
"textColor"in o||(o.textColor=ut(0,0,0)),"backgroundColor"in o||(o.backgroundColor=ut(1,1,1)),"borderColor"in o||(o.borderColor=ut(0,0,0)),"borderWidth"in o||(o.
borderWidth=1);var h=this.createWidget({x:(r=o.x)!==null&&r!==void 0?r:0,y:(i=o.y)!==null&&i!==void 0?i:0,width:(a=o.width)!==null&&a!==void 0?a:200,height:(s=o.
height)!==null&&s!==void 0?s:100,textColor:o.textColor,backgroundColor:o.backgroundColor,borderColor:o.borderColor,borderWidth:(u=o.borderWidth)!==null&&u!==void 0?
u:0,rotate:(c=o.rotate)!==null&&c!==void 0?c:G(0),hidden:o.hidden,page:e.ref}),l=this.doc.context.register(h.dict);this.acroField.addWidget(l);var v=(f=o.font)!==
null&&f!==void 0?f:this.doc.getForm().getDefaultFont();this.updateWidgetAppearance(h,v),e.node.addAnnot(l)},t.prototype.needsAppearancesUpdate=function(){var e;
if(this.isDirty())return!0;for(var o=this.acroField.getWidgets(),r=0,i=o.length;r<i;r++){var a=o[r],s=((e=a.getAppearances())===null||e===void 0?void 0:e.normal)instanceof
At;if(!s)return!0}return!1},t.prototype.defaultUpdateAppearances=function(e){x(e,"font",[[Rt,"PDFFont"]]),this.updateAppearances(e)},t.prototype.updateAppearances=
function(e,o){x(e,"font",[[Rt,"PDFFont"]]),A(o,"provider",[Function]);for(var r=this.acroField.getWidgets(),i=0,a=r.length;i<a;i++){var s=r[i];this.updateWidgetAppearance(
s,e,o)}this.markAsClean()},t.prototype.updateWidgetAppearance=function(e,o,r){var i=r??Vf,a=Ae(i(this,e,o));this.updateWidgetAppearanceWithFont(e,o,a)},t.of=function(e,o,r){
return new t(e,o,r)},t})(de),co=Gf,Kf=(function(n){P(t,n);function t(e,o,r){var i=n.call(this,e,o,r)||this;return x(e,"acroRadioButton",[[Wn,"PDFAcroRadioButton"]]),
i.acroField=e,i}return t.prototype.getOptions=function(){var e=this.acroField.getExportValues();if(e){for(var o=new Array(e.length),r=0,i=e.length;r<i;r++)o[r]=
e[r].decodeText();return o}for(var a=this.acroField.getOnValues(),s=new Array(a.length),r=0,i=s.length;r<i;r++)s[r]=a[r].decodeText();return s},t.prototype.getSelected=
function(){var e=this.acroField.getValue();if(e!==p.of("Off")){var o=this.acroField.getExportValues();if(o){for(var r=this.acroField.getOnValues(),i=0,a=r.length;i<
a;i++)if(r[i]===e)return o[i].decodeText()}return e.decodeText()}},t.prototype.select=function(e){x(e,"option",["string"]);var o=this.getOptions();$t(e,"option",
o),this.markAsDirty();var r=this.acroField.getOnValues(),i=this.acroField.getExportValues();if(i)for(var a=0,s=i.length;a<s;a++)i[a].decodeText()===e&&this.acroField.
setValue(r[a]);else for(var a=0,s=r.length;a<s;a++){var u=r[a];u.decodeText()===e&&this.acroField.setValue(u)}},t.prototype.clear=function(){this.markAsDirty(),
this.acroField.setValue(p.of("Off"))},t.prototype.isOffToggleable=function(){return!this.acroField.hasFlag(Bt.NoToggleToOff)},t.prototype.enableOffToggling=function(){
this.acroField.setFlagTo(Bt.NoToggleToOff,!1)},t.prototype.disableOffToggling=function(){this.acroField.setFlagTo(Bt.NoToggleToOff,!0)},t.prototype.isMutuallyExclusive=
function(){return!this.acroField.hasFlag(Bt.RadiosInUnison)},t.prototype.enableMutualExclusion=function(){this.acroField.setFlagTo(Bt.RadiosInUnison,!1)},t.prototype.
disableMutualExclusion=function(){this.acroField.setFlagTo(Bt.RadiosInUnison,!0)},t.prototype.addOptionToPage=function(e,o,r){var i,a,s,u,c,f,h,l,v;x(e,"option",
["string"]),x(o,"page",[[It,"PDFPage"]]),Oe(r);var d=this.createWidget({x:(i=r?.x)!==null&&i!==void 0?i:0,y:(a=r?.y)!==null&&a!==void 0?a:0,width:(s=r?.width)!==
null&&s!==void 0?s:50,height:(u=r?.height)!==null&&u!==void 0?u:50,textColor:(c=r?.textColor)!==null&&c!==void 0?c:ut(0,0,0),backgroundColor:(f=r?.backgroundColor)!==
null&&f!==void 0?f:ut(1,1,1),borderColor:(h=r?.borderColor)!==null&&h!==void 0?h:ut(0,0,0),borderWidth:(l=r?.borderWidth)!==null&&l!==void 0?l:1,rotate:(v=r?.rotate)!==
null&&v!==void 0?v:G(0),hidden:r?.hidden,page:o.ref}),y=this.doc.context.register(d.dict),b=this.acroField.addWidgetWithOpt(y,W.fromText(e),!this.isMutuallyExclusive());
d.setAppearanceState(p.of("Off")),this.updateWidgetAppearance(d,b),o.node.addAnnot(y)},t.prototype.needsAppearancesUpdate=function(){for(var e,o=this.acroField.
getWidgets(),r=0,i=o.length;r<i;r++){var a=o[r],s=a.getAppearanceState(),u=(e=a.getAppearances())===null||e===void 0?void 0:e.normal;if(!(u instanceof Y)||s&&!u.
has(s))return!0}return!1},t.prototype.defaultUpdateAppearances=function(){this.updateAppearances()},t.prototype.updateAppearances=function(e){A(e,"provider",[Function]);
for(var o=this.acroField.getWidgets(),r=0,i=o.length;r<i;r++){var a=o[r],s=a.getOnValue();s&&this.updateWidgetAppearance(a,s,e)}},t.prototype.updateWidgetAppearance=
function(e,o,r){var i=r??Nf,a=Ae(i(this,e));this.updateOnOffWidgetAppearance(e,o,a)},t.of=function(e,o,r){return new t(e,o,r)},t})(de),ln=Kf,Lf=(function(n){P(t,
n);function t(e,o,r){var i=n.call(this,e,o,r)||this;return x(e,"acroSignature",[[Io,"PDFAcroSignature"]]),i.acroField=e,i}return t.prototype.needsAppearancesUpdate=
function(){return!1},t.of=function(e,o,r){return new t(e,o,r)},t})(de),nr=Lf,Xf=(function(n){P(t,n);function t(e,o,r){var i=n.call(this,e,o,r)||this;return x(e,
"acroText",[[Un,"PDFAcroText"]]),i.acroField=e,i}return t.prototype.getText=function(){var e=this.acroField.getValue();if(!e&&this.isRichFormatted())throw new Ff(
this.getName());return e?.decodeText()},t.prototype.setText=function(e){A(e,"text",["string"]);var o=this.getMaxLength();if(o!==void 0&&e&&e.length>o)throw new Cf(
e.length,o,this.getName());this.markAsDirty(),this.disableRichFormatting(),e?this.acroField.setValue(W.fromText(e)):this.acroField.removeValue()},t.prototype.getAlignment=
function(){var e=this.acroField.getQuadding();return e===0?mt.Left:e===1?mt.Center:e===2?mt.Right:mt.Left},t.prototype.setAlignment=function(e){$t(e,"alignment",
mt),this.markAsDirty(),this.acroField.setQuadding(e)},t.prototype.getMaxLength=function(){return this.acroField.getMaxLength()},t.prototype.setMaxLength=function(e){
if(zt(e,"maxLength",0,Number.MAX_SAFE_INTEGER),this.markAsDirty(),e===void 0)this.acroField.removeMaxLength();else{var o=this.getText();if(o&&o.length>e)throw new Sf(
o.length,e,this.getName());this.acroField.setMaxLength(e)}},t.prototype.removeMaxLength=function(){this.markAsDirty(),this.acroField.removeMaxLength()},t.prototype.
setImage=function(e){for(var o=this.getAlignment(),r=o===mt.Center?se.Center:o===mt.Right?se.Right:se.Left,i=this.acroField.getWidgets(),a=0,s=i.length;a<s;a++){
var u=i[a],c=this.createImageAppearanceStream(u,e,r);this.updateWidgetAppearances(u,{normal:c})}this.markAsClean()},t.prototype.setFontSize=function(e){kn(e,"fo\
ntSize"),this.acroField.setFontSize(e),this.markAsDirty()},t.prototype.isMultiline=function(){return this.acroField.hasFlag(ht.Multiline)},t.prototype.enableMultiline=
function(){this.markAsDirty(),this.acroField.setFlagTo(ht.Multiline,!0)},t.prototype.disableMultiline=function(){this.markAsDirty(),this.acroField.setFlagTo(ht.
Multiline,!1)},t.prototype.isPassword=function(){return this.acroField.hasFlag(ht.Password)},t.prototype.enablePassword=function(){this.acroField.setFlagTo(ht.Password,
!0)},t.prototype.disablePassword=function(){this.acroField.setFlagTo(ht.Password,!1)},t.prototype.isFileSelector=function(){return this.acroField.hasFlag(ht.FileSelect)},
t.prototype.enableFileSelection=function(){this.acroField.setFlagTo(ht.FileSelect,!0)},t.prototype.disableFileSelection=function(){this.acroField.setFlagTo(ht.FileSelect,
!1)},t.prototype.isSpellChecked=function(){return!this.acroField.hasFlag(ht.DoNotSpellCheck)},t.prototype.enableSpellChecking=function(){this.acroField.setFlagTo(
ht.DoNotSpellCheck,!1)},t.prototype.disableSpellChecking=function(){this.acroField.setFlagTo(ht.DoNotSpellCheck,!0)},t.prototype.isScrollable=function(){return!this.
acroField.hasFlag(ht.DoNotScroll)},t.prototype.enableScrolling=function(){this.acroField.setFlagTo(ht.DoNotScroll,!1)},t.prototype.disableScrolling=function(){this.
acroField.setFlagTo(ht.DoNotScroll,!0)},t.prototype.isCombed=function(){return this.acroField.hasFlag(ht.Comb)&&!this.isMultiline()&&!this.isPassword()&&!this.isFileSelector()&&
this.getMaxLength()!==void 0},t.prototype.enableCombing=function(){if(this.getMaxLength()===void 0){var e="PDFTextFields must have a max length in order to be c\
ombed";console.warn(e)}this.markAsDirty(),this.disableMultiline(),this.disablePassword(),this.disableFileSelection(),this.acroField.setFlagTo(ht.Comb,!0)},t.prototype.
disableCombing=function(){this.markAsDirty(),this.acroField.setFlagTo(ht.Comb,!1)},t.prototype.isRichFormatted=function(){return this.acroField.hasFlag(ht.RichText)},
t.prototype.enableRichFormatting=function(){this.acroField.setFlagTo(ht.RichText,!0)},t.prototype.disableRichFormatting=function(){this.acroField.setFlagTo(ht.RichText,
!1)},t.prototype.addToPage=function(e,o){var r,i,a,s,u,c,f;x(e,"page",[[It,"PDFPage"]]),Oe(o),o||(o={}),"textColor"in o||(o.textColor=ut(0,0,0)),"backgroundColo\
r"in o||(o.backgroundColor=ut(1,1,1)),"borderColor"in o||(o.borderColor=ut(0,0,0)),"borderWidth"in o||(o.borderWidth=1);var h=this.createWidget({x:(r=o.x)!==null&&
r!==void 0?r:0,y:(i=o.y)!==null&&i!==void 0?i:0,width:(a=o.width)!==null&&a!==void 0?a:200,height:(s=o.height)!==null&&s!==void 0?s:50,textColor:o.textColor,backgroundColor:o.
backgroundColor,borderColor:o.borderColor,borderWidth:(u=o.borderWidth)!==null&&u!==void 0?u:0,rotate:(c=o.rotate)!==null&&c!==void 0?c:G(0),hidden:o.hidden,page:e.
ref}),l=this.doc.context.register(h.dict);this.acroField.addWidget(l);var v=(f=o.font)!==null&&f!==void 0?f:this.doc.getForm().getDefaultFont();this.updateWidgetAppearance(
h,v),e.node.addAnnot(l)},t.prototype.needsAppearancesUpdate=function(){var e;if(this.isDirty())return!0;for(var o=this.acroField.getWidgets(),r=0,i=o.length;r<i;r++){
var a=o[r],s=((e=a.getAppearances())===null||e===void 0?void 0:e.normal)instanceof At;if(!s)return!0}return!1},t.prototype.defaultUpdateAppearances=function(e){
x(e,"font",[[Rt,"PDFFont"]]),this.updateAppearances(e)},t.prototype.updateAppearances=function(e,o){x(e,"font",[[Rt,"PDFFont"]]),A(o,"provider",[Function]);for(var r=this.
acroField.getWidgets(),i=0,a=r.length;i<a;i++){var s=r[i];this.updateWidgetAppearance(s,e,o)}this.markAsClean()},t.prototype.updateWidgetAppearance=function(e,o,r){
var i=r??Mf,a=Ae(i(this,e,o));this.updateWidgetAppearanceWithFont(e,o,a)},t.of=function(e,o,r){return new t(e,o,r)},t})(de),uo=Xf,fo;(function(n){n.Courier="Cou\
rier",n.CourierBold="Courier-Bold",n.CourierOblique="Courier-Oblique",n.CourierBoldOblique="Courier-BoldOblique",n.Helvetica="Helvetica",n.HelveticaBold="Helvet\
ica-Bold",n.HelveticaOblique="Helvetica-Oblique",n.HelveticaBoldOblique="Helvetica-BoldOblique",n.TimesRoman="Times-Roman",n.TimesRomanBold="Times-Bold",n.TimesRomanItalic=
"Times-Italic",n.TimesRomanBoldItalic="Times-BoldItalic",n.Symbol="Symbol",n.ZapfDingbats="ZapfDingbats"})(fo||(fo={}));var Hf=(function(){function n(t,e){var o=this;
this.embedDefaultFont=function(){return o.doc.embedStandardFont(fo.Helvetica)},x(t,"acroForm",[[qn,"PDFAcroForm"]]),x(e,"doc",[[pe,"PDFDocument"]]),this.acroForm=
t,this.doc=e,this.dirtyFields=new Set,this.defaultFontCache=Ht.populatedBy(this.embedDefaultFont)}return n.prototype.hasXFA=function(){return this.acroForm.dict.
has(p.of("XFA"))},n.prototype.deleteXFA=function(){this.acroForm.dict.delete(p.of("XFA"))},n.prototype.getFields=function(){for(var t=this.acroForm.getAllFields(),
e=[],o=0,r=t.length;o<r;o++){var i=t[o],a=i[0],s=i[1],u=Yf(a,s,this.doc);u&&e.push(u)}return e},n.prototype.getFieldMaybe=function(t){x(t,"name",["string"]);for(var e=this.
getFields(),o=0,r=e.length;o<r;o++){var i=e[o];if(i.getName()===t)return i}},n.prototype.getField=function(t){x(t,"name",["string"]);var e=this.getFieldMaybe(t);
if(e)return e;throw new bf(t)},n.prototype.getButton=function(t){x(t,"name",["string"]);var e=this.getField(t);if(e instanceof ho)return e;throw new le(t,ho,e)},
n.prototype.getCheckBox=function(t){x(t,"name",["string"]);var e=this.getField(t);if(e instanceof hn)return e;throw new le(t,hn,e)},n.prototype.getDropdown=function(t){
x(t,"name",["string"]);var e=this.getField(t);if(e instanceof so)return e;throw new le(t,so,e)},n.prototype.getOptionList=function(t){x(t,"name",["string"]);var e=this.
getField(t);if(e instanceof co)return e;throw new le(t,co,e)},n.prototype.getRadioGroup=function(t){x(t,"name",["string"]);var e=this.getField(t);if(e instanceof
ln)return e;throw new le(t,ln,e)},n.prototype.getSignature=function(t){x(t,"name",["string"]);var e=this.getField(t);if(e instanceof nr)return e;throw new le(t,
nr,e)},n.prototype.getTextField=function(t){x(t,"name",["string"]);var e=this.getField(t);if(e instanceof uo)return e;throw new le(t,uo,e)},n.prototype.createButton=
function(t){x(t,"name",["string"]);var e=Re(t),o=this.findOrCreateNonTerminals(e.nonTerminal),r=In.create(this.doc.context);return r.setPartialName(e.terminal),
De(o,[r,r.ref],e.terminal),ho.of(r,r.ref,this.doc)},n.prototype.createCheckBox=function(t){x(t,"name",["string"]);var e=Re(t),o=this.findOrCreateNonTerminals(e.
nonTerminal),r=Mn.create(this.doc.context);return r.setPartialName(e.terminal),De(o,[r,r.ref],e.terminal),hn.of(r,r.ref,this.doc)},n.prototype.createDropdown=function(t){
x(t,"name",["string"]);var e=Re(t),o=this.findOrCreateNonTerminals(e.nonTerminal),r=Bn.create(this.doc.context);return r.setPartialName(e.terminal),De(o,[r,r.ref],
e.terminal),so.of(r,r.ref,this.doc)},n.prototype.createOptionList=function(t){x(t,"name",["string"]);var e=Re(t),o=this.findOrCreateNonTerminals(e.nonTerminal),
r=zn.create(this.doc.context);return r.setPartialName(e.terminal),De(o,[r,r.ref],e.terminal),co.of(r,r.ref,this.doc)},n.prototype.createRadioGroup=function(t){x(
t,"name",["string"]);var e=Re(t),o=this.findOrCreateNonTerminals(e.nonTerminal),r=Wn.create(this.doc.context);return r.setPartialName(e.terminal),De(o,[r,r.ref],
e.terminal),ln.of(r,r.ref,this.doc)},n.prototype.createTextField=function(t){x(t,"name",["string"]);var e=Re(t),o=this.findOrCreateNonTerminals(e.nonTerminal),r=Un.
create(this.doc.context);return r.setPartialName(e.terminal),De(o,[r,r.ref],e.terminal),uo.of(r,r.ref,this.doc)},n.prototype.flatten=function(t){t===void 0&&(t=
{updateFieldAppearances:!0}),t.updateFieldAppearances&&this.updateFieldAppearances();for(var e=this.getFields(),o=0,r=e.length;o<r;o++){for(var i=e[o],a=i.acroField.
getWidgets(),s=0,u=a.length;s<u;s++){var c=a[s],f=this.findWidgetPage(c),h=this.findWidgetAppearanceRef(i,c),l=f.node.newXObject("FlatWidget",h),v=c.getRectangle(),
d=ot([gt(),Vt(v.x,v.y)],ie(X(X({},v),{rotation:0})),[eo(l),yt()]).filter(Boolean);f.pushOperators.apply(f,d)}this.removeField(i)}},n.prototype.removeField=function(t){
for(var e=t.acroField.getWidgets(),o=new Set,r=0,i=e.length;r<i;r++){var a=e[r],s=this.findWidgetAppearanceRef(t,a),u=this.findWidgetPage(a);o.add(u),u.node.removeAnnot(
s)}o.forEach(function(v){return v.node.removeAnnot(t.ref)}),this.acroForm.removeField(t.acroField);for(var c=t.acroField.normalizedEntries().Kids,f=c.size(),h=0;h<
f;h++){var l=c.get(h);l instanceof st&&this.doc.context.delete(l)}this.doc.context.delete(t.ref)},n.prototype.updateFieldAppearances=function(t){A(t,"font",[[Rt,
"PDFFont"]]),t=t??this.getDefaultFont();for(var e=this.getFields(),o=0,r=e.length;o<r;o++){var i=e[o];i.needsAppearancesUpdate()&&i.defaultUpdateAppearances(t)}},
n.prototype.markFieldAsDirty=function(t){A(t,"fieldRef",[[st,"PDFRef"]]),this.dirtyFields.add(t)},n.prototype.markFieldAsClean=function(t){A(t,"fieldRef",[[st,"\
PDFRef"]]),this.dirtyFields.delete(t)},n.prototype.fieldIsDirty=function(t){return A(t,"fieldRef",[[st,"PDFRef"]]),this.dirtyFields.has(t)},n.prototype.getDefaultFont=
function(){return this.defaultFontCache.access()},n.prototype.findWidgetPage=function(t){var e=t.P(),o=this.doc.getPages().find(function(i){return i.ref===e});if(o===
void 0){var r=this.doc.context.getObjectRef(t.dict);if(r===void 0)throw new Error("Could not find PDFRef for PDFObject");if(o=this.doc.findPageForAnnotationRef(
r),o===void 0)throw new Error("Could not find page for PDFRef "+r)}return o},n.prototype.findWidgetAppearanceRef=function(t,e){var o,r=e.getNormalAppearance();if(r instanceof
Y&&(t instanceof hn||t instanceof ln)){var i=t.acroField.getValue(),a=(o=r.get(i))!==null&&o!==void 0?o:r.get(p.of("Off"));a instanceof st&&(r=a)}if(!(r instanceof
st)){var s=t.getName();throw new Error("Failed to extract appearance ref for: "+s)}return r},n.prototype.findOrCreateNonTerminals=function(t){for(var e=[this.acroForm],
o=0,r=t.length;o<r;o++){var i=t[o];if(!i)throw new xf(i);var a=e[0],s=e[1],u=this.findNonTerminal(i,a);if(u)e=u;else{var c=Vn.create(this.doc.context);c.setPartialName(
i),c.setParent(s);var f=this.doc.context.register(c.dict);a.addField(f),e=[c,f]}}return e},n.prototype.findNonTerminal=function(t,e){for(var o=e instanceof qn?this.
acroForm.getFields():Wo(e.Kids()),r=0,i=o.length;r<i;r++){var a=o[r],s=a[0],u=a[1];if(s.getPartialName()===t){if(s instanceof Vn)return[s,u];throw new zi(t)}}},
n.of=function(t,e){return new n(t,e)},n})(),Zf=Hf,Yf=function(n,t,e){if(n instanceof In)return ho.of(n,t,e);if(n instanceof Mn)return hn.of(n,t,e);if(n instanceof
Bn)return so.of(n,t,e);if(n instanceof zn)return co.of(n,t,e);if(n instanceof Un)return uo.of(n,t,e);if(n instanceof Wn)return ln.of(n,t,e);if(n instanceof Io)return nr.
of(n,t,e)},Re=function(n){if(n.length===0)throw new Error("PDF field names must not be empty strings");for(var t=n.split("."),e=0,o=t.length;e<o;e++)if(t[e]==="")
throw new Error('Periods in PDF field names must be separated by at least one character: "'+n+'"');return t.length===1?{nonTerminal:[],terminal:t[0]}:{nonTerminal:t.
slice(0,t.length-1),terminal:t[t.length-1]}},De=function(n,t,e){for(var o=n[0],r=n[1],i=t[0],a=t[1],s=o.normalizedEntries(),u=Wo("Kids"in s?s.Kids:s.Fields),c=0,
f=u.length;c<f;c++)if(u[c][0].getPartialName()===e)throw new zi(e);o.addField(a),i.setParent(r)},Jf={"4A0":[4767.87,6740.79],"2A0":[3370.39,4767.87],A0:[2383.94,
3370.39],A1:[1683.78,2383.94],A2:[1190.55,1683.78],A3:[841.89,1190.55],A4:[595.28,841.89],A5:[419.53,595.28],A6:[297.64,419.53],A7:[209.76,297.64],A8:[147.4,209.76],
A9:[104.88,147.4],A10:[73.7,104.88],B0:[2834.65,4008.19],B1:[2004.09,2834.65],B2:[1417.32,2004.09],B3:[1000.63,1417.32],B4:[708.66,1000.63],B5:[498.9,708.66],B6:[
354.33,498.9],B7:[249.45,354.33],B8:[175.75,249.45],B9:[124.72,175.75],B10:[87.87,124.72],C0:[2599.37,3676.54],C1:[1836.85,2599.37],C2:[1298.27,1836.85],C3:[918.43,
1298.27],C4:[649.13,918.43],C5:[459.21,649.13],C6:[323.15,459.21],C7:[229.61,323.15],C8:[161.57,229.61],C9:[113.39,161.57],C10:[79.37,113.39],RA0:[2437.8,3458.27],
RA1:[1729.13,2437.8],RA2:[1218.9,1729.13],RA3:[864.57,1218.9],RA4:[609.45,864.57],SRA0:[2551.18,3628.35],SRA1:[1814.17,2551.18],SRA2:[1275.59,1814.17],SRA3:[907.09,
1275.59],SRA4:[637.8,907.09],Executive:[521.86,756],Folio:[612,936],Legal:[612,1008],Letter:[612,792],Tabloid:[792,1224]},or;(function(n){n[n.Fastest=1/0]="Fast\
est",n[n.Fast=1500]="Fast",n[n.Medium=500]="Medium",n[n.Slow=100]="Slow"})(or||(or={}));var Qf=(function(){function n(t,e,o){this.alreadyEmbedded=!1,this.ref=t,
this.doc=e,this.embedder=o}return n.prototype.embed=function(){return J(this,void 0,void 0,function(){var t,e,o,r,i;return Q(this,function(a){switch(a.label){case 0:
return this.alreadyEmbedded?[3,2]:[4,this.embedder.embedIntoContext(this.doc.context,this.ref)];case 1:t=a.sent(),this.doc.catalog.has(p.of("Names"))||this.doc.
catalog.set(p.of("Names"),this.doc.context.obj({})),e=this.doc.catalog.lookup(p.of("Names"),Y),e.has(p.of("EmbeddedFiles"))||e.set(p.of("EmbeddedFiles"),this.doc.
context.obj({})),o=e.lookup(p.of("EmbeddedFiles"),Y),o.has(p.of("Names"))||o.set(p.of("Names"),this.doc.context.obj([])),r=o.lookup(p.of("Names"),rt),r.push(W.fromText(
this.embedder.fileName)),r.push(t),this.doc.catalog.has(p.of("AF"))||this.doc.catalog.set(p.of("AF"),this.doc.context.obj([])),i=this.doc.catalog.lookup(p.of("A\
F"),rt),i.push(t),this.alreadyEmbedded=!0,a.label=2;case 2:return[2]}})})},n.of=function(t,e,o){return new n(t,e,o)},n})(),_f=Qf,$f=(function(){function n(t,e,o){
this.alreadyEmbedded=!1,this.ref=t,this.doc=e,this.embedder=o}return n.prototype.embed=function(){return J(this,void 0,void 0,function(){var t,e,o,r,i,a,s;return Q(
this,function(u){switch(u.label){case 0:return this.alreadyEmbedded?[3,2]:(t=this.doc,e=t.catalog,o=t.context,[4,this.embedder.embedIntoContext(this.doc.context,
this.ref)]);case 1:r=u.sent(),e.has(p.of("Names"))||e.set(p.of("Names"),o.obj({})),i=e.lookup(p.of("Names"),Y),i.has(p.of("JavaScript"))||i.set(p.of("JavaScript"),
o.obj({})),a=i.lookup(p.of("JavaScript"),Y),a.has(p.of("Names"))||a.set(p.of("Names"),o.obj([])),s=a.lookup(p.of("Names"),rt),s.push(W.fromText(this.embedder.scriptName)),
s.push(r),this.alreadyEmbedded=!0,u.label=2;case 2:return[2]}})})},n.of=function(t,e,o){return new n(t,e,o)},n})(),th=$f,eh=(function(){function n(t,e){this.script=
t,this.scriptName=e}return n.for=function(t,e){return new n(t,e)},n.prototype.embedIntoContext=function(t,e){return J(this,void 0,void 0,function(){var o;return Q(
this,function(r){return o=t.obj({Type:"Action",S:"JavaScript",JS:W.fromText(this.script)}),e?(t.assign(e,o),[2,e]):[2,t.register(o)]})})},n})(),nh=eh,oh=(function(){
function n(t,e,o){var r=this;if(this.defaultWordBreaks=[" "],this.computePages=function(){var i=[];return r.catalog.Pages().traverse(function(a,s){if(a instanceof
Yt){var u=r.pageMap.get(a);u||(u=It.of(a,s,r),r.pageMap.set(a,u)),i.push(u)}}),i},this.getOrCreateForm=function(){var i=r.catalog.getOrCreateAcroForm();return Zf.
of(i,r)},x(t,"context",[[On,"PDFContext"]]),x(e,"ignoreEncryption",["boolean"]),this.context=t,this.catalog=t.lookup(t.trailerInfo.Root),this.isEncrypted=!!t.lookup(
t.trailerInfo.Encrypt),this.pageCache=Ht.populatedBy(this.computePages),this.pageMap=new Map,this.formCache=Ht.populatedBy(this.getOrCreateForm),this.fonts=[],this.
images=[],this.embeddedPages=[],this.embeddedFiles=[],this.javaScripts=[],!e&&this.isEncrypted)throw new vf;o&&this.updateInfoDict()}return n.load=function(t,e){
return e===void 0&&(e={}),J(this,void 0,void 0,function(){var o,r,i,a,s,u,c,f,h,l,v,d;return Q(this,function(y){switch(y.label){case 0:return o=e.ignoreEncryption,
r=o===void 0?!1:o,i=e.parseSpeed,a=i===void 0?or.Slow:i,s=e.throwOnInvalidObject,u=s===void 0?!1:s,c=e.updateMetadata,f=c===void 0?!0:c,h=e.capNumbers,l=h===void 0?
!1:h,x(t,"pdf",["string",Uint8Array,ArrayBuffer]),x(r,"ignoreEncryption",["boolean"]),x(a,"parseSpeed",["number"]),x(u,"throwOnInvalidObject",["boolean"]),v=ze(
t),[4,qu.forBytesWithOptions(v,a,u,l).parseDocument()];case 1:return d=y.sent(),[2,new n(d,r,f)]}})})},n.create=function(t){return t===void 0&&(t={}),J(this,void 0,
void 0,function(){var e,o,r,i,a,s;return Q(this,function(u){return e=t.updateMetadata,o=e===void 0?!0:e,r=On.create(),i=pi.withContext(r),a=r.register(i),s=di.withContextAndPages(
r,a),r.trailerInfo.Root=r.register(s),[2,new n(r,!1,o)]})})},n.prototype.registerFontkit=function(t){this.fontkit=t},n.prototype.getForm=function(){var t=this.formCache.
access();return t.hasXFA()&&(console.warn("Removing XFA form data as pdf-lib does not support reading or writing XFA"),t.deleteXFA()),t},n.prototype.getTitle=function(){
var t=this.getInfoDict().lookup(p.Title);if(t)return ce(t),t.decodeText()},n.prototype.getAuthor=function(){var t=this.getInfoDict().lookup(p.Author);if(t)return ce(
t),t.decodeText()},n.prototype.getSubject=function(){var t=this.getInfoDict().lookup(p.Subject);if(t)return ce(t),t.decodeText()},n.prototype.getKeywords=function(){
var t=this.getInfoDict().lookup(p.Keywords);if(t)return ce(t),t.decodeText()},n.prototype.getCreator=function(){var t=this.getInfoDict().lookup(p.Creator);if(t)
return ce(t),t.decodeText()},n.prototype.getProducer=function(){var t=this.getInfoDict().lookup(p.Producer);if(t)return ce(t),t.decodeText()},n.prototype.getCreationDate=
function(){var t=this.getInfoDict().lookup(p.CreationDate);if(t)return ce(t),t.decodeDate()},n.prototype.getModificationDate=function(){var t=this.getInfoDict().
lookup(p.ModDate);if(t)return ce(t),t.decodeDate()},n.prototype.setTitle=function(t,e){x(t,"title",["string"]);var o=p.of("Title");if(this.getInfoDict().set(o,W.
fromText(t)),e?.showInWindowTitleBar){var r=this.catalog.getOrCreateViewerPreferences();r.setDisplayDocTitle(!0)}},n.prototype.setAuthor=function(t){x(t,"author",
["string"]);var e=p.of("Author");this.getInfoDict().set(e,W.fromText(t))},n.prototype.setSubject=function(t){x(t,"author",["string"]);var e=p.of("Subject");this.
getInfoDict().set(e,W.fromText(t))},n.prototype.setKeywords=function(t){x(t,"keywords",[Array]);var e=p.of("Keywords");this.getInfoDict().set(e,W.fromText(t.join(
" ")))},n.prototype.setCreator=function(t){x(t,"creator",["string"]);var e=p.of("Creator");this.getInfoDict().set(e,W.fromText(t))},n.prototype.setProducer=function(t){
x(t,"creator",["string"]);var e=p.of("Producer");this.getInfoDict().set(e,W.fromText(t))},n.prototype.setLanguage=function(t){x(t,"language",["string"]);var e=p.
of("Lang");this.catalog.set(e,it.of(t))},n.prototype.setCreationDate=function(t){x(t,"creationDate",[[Date,"Date"]]);var e=p.of("CreationDate");this.getInfoDict().
set(e,it.fromDate(t))},n.prototype.setModificationDate=function(t){x(t,"modificationDate",[[Date,"Date"]]);var e=p.of("ModDate");this.getInfoDict().set(e,it.fromDate(
t))},n.prototype.getPageCount=function(){return this.pageCount===void 0&&(this.pageCount=this.getPages().length),this.pageCount},n.prototype.getPages=function(){
return this.pageCache.access()},n.prototype.getPage=function(t){var e=this.getPages();return Pt(t,"index",0,e.length-1),e[t]},n.prototype.getPageIndices=function(){
return Ua(0,this.getPageCount())},n.prototype.removePage=function(t){var e=this.getPageCount();if(this.pageCount===0)throw new mf;Pt(t,"index",0,e-1),this.catalog.
removeLeafNode(t),this.pageCount=e-1},n.prototype.addPage=function(t){return x(t,"page",["undefined",[It,"PDFPage"],Array]),this.insertPage(this.getPageCount(),
t)},n.prototype.insertPage=function(t,e){var o=this.getPageCount();if(Pt(t,"index",0,o),x(e,"page",["undefined",[It,"PDFPage"],Array]),!e||Array.isArray(e)){var r=Array.
isArray(e)?e:Jf.A4;e=It.create(this),e.setSize.apply(e,r)}else if(e.doc!==this)throw new yf;var i=this.catalog.insertLeafNode(e.ref,t);return e.node.setParent(i),
this.pageMap.set(e.node,e),this.pageCache.invalidate(),this.pageCount=o+1,e},n.prototype.copyPages=function(t,e){return J(this,void 0,void 0,function(){var o,r,
i,a,s,u,c,f;return Q(this,function(h){switch(h.label){case 0:return x(t,"srcDoc",[[n,"PDFDocument"]]),x(e,"indices",[Array]),[4,t.flush()];case 1:for(h.sent(),o=
Xr.for(t.context,this.context),r=t.getPages(),i=new Array(e.length),a=0,s=e.length;a<s;a++)u=r[e[a]],c=o.copy(u.node),f=this.context.register(c),i[a]=It.of(c,f,
this);return[2,i]}})})},n.prototype.copy=function(){return J(this,void 0,void 0,function(){var t,e,o,r;return Q(this,function(i){switch(i.label){case 0:return[4,
n.create()];case 1:return t=i.sent(),[4,t.copyPages(this,this.getPageIndices())];case 2:for(e=i.sent(),o=0,r=e.length;o<r;o++)t.addPage(e[o]);return this.getAuthor()!==
void 0&&t.setAuthor(this.getAuthor()),this.getCreationDate()!==void 0&&t.setCreationDate(this.getCreationDate()),this.getCreator()!==void 0&&t.setCreator(this.getCreator()),
this.getModificationDate()!==void 0&&t.setModificationDate(this.getModificationDate()),this.getProducer()!==void 0&&t.setProducer(this.getProducer()),this.getSubject()!==
void 0&&t.setSubject(this.getSubject()),this.getTitle()!==void 0&&t.setTitle(this.getTitle()),t.defaultWordBreaks=this.defaultWordBreaks,[2,t]}})})},n.prototype.
addJavaScript=function(t,e){x(t,"name",["string"]),x(e,"script",["string"]);var o=nh.for(e,t),r=this.context.nextRef(),i=th.of(r,this,o);this.javaScripts.push(i)},
n.prototype.attach=function(t,e,o){return o===void 0&&(o={}),J(this,void 0,void 0,function(){var r,i,a,s;return Q(this,function(u){return x(t,"attachment",["str\
ing",Uint8Array,ArrayBuffer]),x(e,"name",["string"]),A(o.mimeType,"mimeType",["string"]),A(o.description,"description",["string"]),A(o.creationDate,"options.cre\
ationDate",[Date]),A(o.modificationDate,"options.modificationDate",[Date]),Nt(o.afRelationship,"options.afRelationship",jo),r=ze(t),i=Dc.for(r,e,o),a=this.context.
nextRef(),s=_f.of(a,this,i),this.embeddedFiles.push(s),[2]})})},n.prototype.embedFont=function(t,e){return e===void 0&&(e={}),J(this,void 0,void 0,function(){var o,
r,i,a,s,u,c,f,h,l;return Q(this,function(v){switch(v.label){case 0:return o=e.subset,r=o===void 0?!1:o,i=e.customName,a=e.features,x(t,"font",["string",Uint8Array,
ArrayBuffer]),x(r,"subset",["boolean"]),Nr(t)?(s=Rn.for(t,i),[3,7]):[3,1];case 1:return Wa(t)?(u=ze(t),c=this.assertFontkit(),r?[4,Oc.for(c,u,i,a)]:[3,3]):[3,6];case 2:
return f=v.sent(),[3,5];case 3:return[4,No.for(c,u,i,a)];case 4:f=v.sent(),v.label=5;case 5:return s=f,[3,7];case 6:throw new TypeError("`font` must be one of `\
StandardFonts | string | Uint8Array | ArrayBuffer`");case 7:return h=this.context.nextRef(),l=Rt.of(h,this,s),this.fonts.push(l),[2,l]}})})},n.prototype.embedStandardFont=
function(t,e){if(x(t,"font",["string"]),!Nr(t))throw new TypeError("`font` must be one of type `StandardFonts`");var o=Rn.for(t,e),r=this.context.nextRef(),i=Rt.
of(r,this,o);return this.fonts.push(i),i},n.prototype.embedJpg=function(t){return J(this,void 0,void 0,function(){var e,o,r,i;return Q(this,function(a){switch(a.
label){case 0:return x(t,"jpg",["string",Uint8Array,ArrayBuffer]),e=ze(t),[4,$r.for(e)];case 1:return o=a.sent(),r=this.context.nextRef(),i=er.of(r,this,o),this.
images.push(i),[2,i]}})})},n.prototype.embedPng=function(t){return J(this,void 0,void 0,function(){var e,o,r,i;return Q(this,function(a){switch(a.label){case 0:
return x(t,"png",["string",Uint8Array,ArrayBuffer]),e=ze(t),[4,ei.for(e)];case 1:return o=a.sent(),r=this.context.nextRef(),i=er.of(r,this,o),this.images.push(i),
[2,i]}})})},n.prototype.embedPdf=function(t,e){return e===void 0&&(e=[0]),J(this,void 0,void 0,function(){var o,r,i;return Q(this,function(a){switch(a.label){case 0:
return x(t,"pdf",["string",Uint8Array,ArrayBuffer,[n,"PDFDocument"]]),x(e,"indices",[Array]),t instanceof n?(r=t,[3,3]):[3,1];case 1:return[4,n.load(t)];case 2:
r=a.sent(),a.label=3;case 3:return o=r,i=Ia(o.getPages(),e),[2,this.embedPages(i)]}})})},n.prototype.embedPage=function(t,e,o){return J(this,void 0,void 0,function(){
var r;return Q(this,function(i){switch(i.label){case 0:return x(t,"page",[[It,"PDFPage"]]),[4,this.embedPages([t],[e],[o])];case 1:return r=i.sent()[0],[2,r]}})})},
n.prototype.embedPages=function(t,e,o){return e===void 0&&(e=[]),o===void 0&&(o=[]),J(this,void 0,void 0,function(){var c,f,r,i,a,s,u,c,f,h,l,v,d,y,b;return Q(this,
function(m){switch(m.label){case 0:if(t.length===0)return[2,[]];for(c=0,f=t.length-1;c<f;c++)if(r=t[c],i=t[c+1],r.node.context!==i.node.context)throw new Ts;a=t[0].
node.context,s=a===this.context?function(F){return F}:Xr.for(a,this.context).copy,u=new Array(t.length),c=0,f=t.length,m.label=1;case 1:return c<f?(h=s(t[c].node),
l=e[c],v=o[c],[4,si.for(h,l,v)]):[3,4];case 2:d=m.sent(),y=this.context.nextRef(),u[c]=Li.of(y,this,d),m.label=3;case 3:return c++,[3,1];case 4:return(b=this.embeddedPages).
push.apply(b,u),[2,u]}})})},n.prototype.flush=function(){return J(this,void 0,void 0,function(){return Q(this,function(t){switch(t.label){case 0:return[4,this.embedAll(
this.fonts)];case 1:return t.sent(),[4,this.embedAll(this.images)];case 2:return t.sent(),[4,this.embedAll(this.embeddedPages)];case 3:return t.sent(),[4,this.embedAll(
this.embeddedFiles)];case 4:return t.sent(),[4,this.embedAll(this.javaScripts)];case 5:return t.sent(),[2]}})})},n.prototype.save=function(t){return t===void 0&&
(t={}),J(this,void 0,void 0,function(){var e,o,r,i,a,s,u,c,f,h;return Q(this,function(l){switch(l.label){case 0:return e=t.useObjectStreams,o=e===void 0?!0:e,r=
t.addDefaultPage,i=r===void 0?!0:r,a=t.objectsPerTick,s=a===void 0?50:a,u=t.updateFieldAppearances,c=u===void 0?!0:u,x(o,"useObjectStreams",["boolean"]),x(i,"ad\
dDefaultPage",["boolean"]),x(s,"objectsPerTick",["number"]),x(c,"updateFieldAppearances",["boolean"]),i&&this.getPageCount()===0&&this.addPage(),c&&(f=this.formCache.
getValue(),f&&f.updateFieldAppearances()),[4,this.flush()];case 1:return l.sent(),h=o?mc:Yr,[2,h.forContext(this.context,s).serializeToBuffer()]}})})},n.prototype.
saveAsBase64=function(t){return t===void 0&&(t={}),J(this,void 0,void 0,function(){var e,o,r,i,a;return Q(this,function(s){switch(s.label){case 0:return e=t.dataUri,
o=e===void 0?!1:e,r=xa(t,["dataUri"]),x(o,"dataUri",["boolean"]),[4,this.save(r)];case 1:return i=s.sent(),a=Fa(i),[2,o?"data:application/pdf;base64,"+a:a]}})})},
n.prototype.findPageForAnnotationRef=function(t){for(var e=this.getPages(),o=0,r=e.length;o<r;o++){var i=e[o],a=i.node.Annots();if(a?.indexOf(t)!==void 0)return i}},
n.prototype.embedAll=function(t){return J(this,void 0,void 0,function(){var e,o;return Q(this,function(r){switch(r.label){case 0:e=0,o=t.length,r.label=1;case 1:
return e<o?[4,t[e].embed()]:[3,4];case 2:r.sent(),r.label=3;case 3:return e++,[3,1];case 4:return[2]}})})},n.prototype.updateInfoDict=function(){var t="pdf-lib \
(https://github.com/Hopding/pdf-lib)",e=new Date,o=this.getInfoDict();this.setProducer(t),this.setModificationDate(e),o.get(p.of("Creator"))||this.setCreator(t),
o.get(p.of("CreationDate"))||this.setCreationDate(e)},n.prototype.getInfoDict=function(){var t=this.context.lookup(this.context.trailerInfo.Info);if(t instanceof
Y)return t;var e=this.context.obj({});return this.context.trailerInfo.Info=this.context.register(e),e},n.prototype.assertFontkit=function(){if(!this.fontkit)throw new gf;
return this.fontkit},n})(),pe=oh;function ce(n){if(!(n instanceof W)&&!(n instanceof it))throw new Tn([W,it],n)}var Qt;(function(n){n.Normal="Normal",n.Multiply=
"Multiply",n.Screen="Screen",n.Overlay="Overlay",n.Darken="Darken",n.Lighten="Lighten",n.ColorDodge="ColorDodge",n.ColorBurn="ColorBurn",n.HardLight="HardLight",
n.SoftLight="SoftLight",n.Difference="Difference",n.Exclusion="Exclusion"})(Qt||(Qt={}));var rh=(function(){function n(t,e,o){this.fontSize=24,this.fontColor=ut(
0,0,0),this.lineHeight=24,this.x=0,this.y=0,x(t,"leafNode",[[Yt,"PDFPageLeaf"]]),x(e,"ref",[[st,"PDFRef"]]),x(o,"doc",[[pe,"PDFDocument"]]),this.node=t,this.ref=
e,this.doc=o}return n.prototype.setRotation=function(t){var e=wi(t);Br(e,"degreesAngle",90),this.node.set(p.of("Rotate"),this.doc.context.obj(e))},n.prototype.getRotation=
function(){var t=this.node.Rotate();return G(t?t.asNumber():0)},n.prototype.setSize=function(t,e){x(t,"width",["number"]),x(e,"height",["number"]);var o=this.getMediaBox();
this.setMediaBox(o.x,o.y,t,e);var r=this.getCropBox(),i=this.getBleedBox(),a=this.getTrimBox(),s=this.getArtBox(),u=this.node.CropBox(),c=this.node.BleedBox(),f=this.
node.TrimBox(),h=this.node.ArtBox();u&&Sn(r,o)&&this.setCropBox(o.x,o.y,t,e),c&&Sn(i,o)&&this.setBleedBox(o.x,o.y,t,e),f&&Sn(a,o)&&this.setTrimBox(o.x,o.y,t,e),
h&&Sn(s,o)&&this.setArtBox(o.x,o.y,t,e)},n.prototype.setWidth=function(t){x(t,"width",["number"]),this.setSize(t,this.getSize().height)},n.prototype.setHeight=function(t){
x(t,"height",["number"]),this.setSize(this.getSize().width,t)},n.prototype.setMediaBox=function(t,e,o,r){x(t,"x",["number"]),x(e,"y",["number"]),x(o,"width",["n\
umber"]),x(r,"height",["number"]);var i=this.doc.context.obj([t,e,t+o,e+r]);this.node.set(p.MediaBox,i)},n.prototype.setCropBox=function(t,e,o,r){x(t,"x",["numb\
er"]),x(e,"y",["number"]),x(o,"width",["number"]),x(r,"height",["number"]);var i=this.doc.context.obj([t,e,t+o,e+r]);this.node.set(p.CropBox,i)},n.prototype.setBleedBox=
function(t,e,o,r){x(t,"x",["number"]),x(e,"y",["number"]),x(o,"width",["number"]),x(r,"height",["number"]);var i=this.doc.context.obj([t,e,t+o,e+r]);this.node.set(
p.BleedBox,i)},n.prototype.setTrimBox=function(t,e,o,r){x(t,"x",["number"]),x(e,"y",["number"]),x(o,"width",["number"]),x(r,"height",["number"]);var i=this.doc.
context.obj([t,e,t+o,e+r]);this.node.set(p.TrimBox,i)},n.prototype.setArtBox=function(t,e,o,r){x(t,"x",["number"]),x(e,"y",["number"]),x(o,"width",["number"]),x(
r,"height",["number"]);var i=this.doc.context.obj([t,e,t+o,e+r]);this.node.set(p.ArtBox,i)},n.prototype.getSize=function(){var t=this.getMediaBox(),e=t.width,o=t.
height;return{width:e,height:o}},n.prototype.getWidth=function(){return this.getSize().width},n.prototype.getHeight=function(){return this.getSize().height},n.prototype.
getMediaBox=function(){var t=this.node.MediaBox();return t.asRectangle()},n.prototype.getCropBox=function(){var t,e=this.node.CropBox();return(t=e?.asRectangle())!==
null&&t!==void 0?t:this.getMediaBox()},n.prototype.getBleedBox=function(){var t,e=this.node.BleedBox();return(t=e?.asRectangle())!==null&&t!==void 0?t:this.getCropBox()},
n.prototype.getTrimBox=function(){var t,e=this.node.TrimBox();return(t=e?.asRectangle())!==null&&t!==void 0?t:this.getCropBox()},n.prototype.getArtBox=function(){
var t,e=this.node.ArtBox();return(t=e?.asRectangle())!==null&&t!==void 0?t:this.getCropBox()},n.prototype.translateContent=function(t,e){x(t,"x",["number"]),x(e,
"y",["number"]),this.node.normalize(),this.getContentStream();var o=this.createContentStream(gt(),Vt(t,e)),r=this.doc.context.register(o),i=this.createContentStream(
yt()),a=this.doc.context.register(i);this.node.wrapContentStreams(r,a)},n.prototype.scale=function(t,e){x(t,"x",["number"]),x(e,"y",["number"]),this.setSize(this.
getWidth()*t,this.getHeight()*e),this.scaleContent(t,e),this.scaleAnnotations(t,e)},n.prototype.scaleContent=function(t,e){x(t,"x",["number"]),x(e,"y",["number"]),
this.node.normalize(),this.getContentStream();var o=this.createContentStream(gt(),rn(t,e)),r=this.doc.context.register(o),i=this.createContentStream(yt()),a=this.
doc.context.register(i);this.node.wrapContentStreams(r,a)},n.prototype.scaleAnnotations=function(t,e){x(t,"x",["number"]),x(e,"y",["number"]);var o=this.node.Annots();
if(o)for(var r=0;r<o.size();r++){var i=o.lookup(r);i instanceof Y&&this.scaleAnnot(i,t,e)}},n.prototype.resetPosition=function(){this.getContentStream(!1),this.
x=0,this.y=0},n.prototype.setFont=function(t){x(t,"font",[[Rt,"PDFFont"]]),this.font=t,this.fontKey=this.node.newFontDictionary(this.font.name,this.font.ref)},n.
prototype.setFontSize=function(t){x(t,"fontSize",["number"]),this.fontSize=t},n.prototype.setFontColor=function(t){x(t,"fontColor",[[Object,"Color"]]),this.fontColor=
t},n.prototype.setLineHeight=function(t){x(t,"lineHeight",["number"]),this.lineHeight=t},n.prototype.getPosition=function(){return{x:this.x,y:this.y}},n.prototype.
getX=function(){return this.x},n.prototype.getY=function(){return this.y},n.prototype.moveTo=function(t,e){x(t,"x",["number"]),x(e,"y",["number"]),this.x=t,this.
y=e},n.prototype.moveDown=function(t){x(t,"yDecrease",["number"]),this.y-=t},n.prototype.moveUp=function(t){x(t,"yIncrease",["number"]),this.y+=t},n.prototype.moveLeft=
function(t){x(t,"xDecrease",["number"]),this.x-=t},n.prototype.moveRight=function(t){x(t,"xIncrease",["number"]),this.x+=t},n.prototype.pushOperators=function(){
for(var t=[],e=0;e<arguments.length;e++)t[e]=arguments[e];Mr(t,"operator",[[_,"PDFOperator"]]);var o=this.getContentStream();o.push.apply(o,t)},n.prototype.drawText=
function(t,e){var o,r,i,a,s,u,c;e===void 0&&(e={}),x(t,"text",["string"]),A(e.color,"options.color",[[Object,"Color"]]),zt(e.opacity,"opacity.opacity",0,1),A(e.
font,"options.font",[[Rt,"PDFFont"]]),A(e.size,"options.size",["number"]),A(e.rotate,"options.rotate",[[Object,"Rotation"]]),A(e.xSkew,"options.xSkew",[[Object,
"Rotation"]]),A(e.ySkew,"options.ySkew",[[Object,"Rotation"]]),A(e.x,"options.x",["number"]),A(e.y,"options.y",["number"]),A(e.lineHeight,"options.lineHeight",[
"number"]),A(e.maxWidth,"options.maxWidth",["number"]),A(e.wordBreaks,"options.wordBreaks",[Array]),Nt(e.blendMode,"options.blendMode",Qt);for(var f=this.setOrEmbedFont(
e.font),h=f.oldFont,l=f.newFont,v=f.newFontKey,d=e.size||this.fontSize,y=e.wordBreaks||this.doc.defaultWordBreaks,b=function(R){return l.widthOfTextAtSize(R,d)},
m=e.maxWidth===void 0?gr(We(t)):Ra(t,y,e.maxWidth,b),F=new Array(m.length),k=0,C=m.length;k<C;k++)F[k]=l.encodeText(m[k]);var S=this.maybeEmbedGraphicsState({opacity:e.
opacity,blendMode:e.blendMode}),w=this.getContentStream();w.push.apply(w,sf(F,{color:(o=e.color)!==null&&o!==void 0?o:this.fontColor,font:v,size:d,rotate:(r=e.rotate)!==
null&&r!==void 0?r:G(0),xSkew:(i=e.xSkew)!==null&&i!==void 0?i:G(0),ySkew:(a=e.ySkew)!==null&&a!==void 0?a:G(0),x:(s=e.x)!==null&&s!==void 0?s:this.x,y:(u=e.y)!==
null&&u!==void 0?u:this.y,lineHeight:(c=e.lineHeight)!==null&&c!==void 0?c:this.lineHeight,graphicsState:S})),e.font&&(h?this.setFont(h):this.resetFont())},n.prototype.
drawImage=function(t,e){var o,r,i,a,s,u,c;e===void 0&&(e={}),x(t,"image",[[er,"PDFImage"]]),A(e.x,"options.x",["number"]),A(e.y,"options.y",["number"]),A(e.width,
"options.width",["number"]),A(e.height,"options.height",["number"]),A(e.rotate,"options.rotate",[[Object,"Rotation"]]),A(e.xSkew,"options.xSkew",[[Object,"Rotat\
ion"]]),A(e.ySkew,"options.ySkew",[[Object,"Rotation"]]),zt(e.opacity,"opacity.opacity",0,1),Nt(e.blendMode,"options.blendMode",Qt);var f=this.node.newXObject("\
Image",t.ref),h=this.maybeEmbedGraphicsState({opacity:e.opacity,blendMode:e.blendMode}),l=this.getContentStream();l.push.apply(l,Ui(f,{x:(o=e.x)!==null&&o!==void 0?
o:this.x,y:(r=e.y)!==null&&r!==void 0?r:this.y,width:(i=e.width)!==null&&i!==void 0?i:t.size().width,height:(a=e.height)!==null&&a!==void 0?a:t.size().height,rotate:(s=
e.rotate)!==null&&s!==void 0?s:G(0),xSkew:(u=e.xSkew)!==null&&u!==void 0?u:G(0),ySkew:(c=e.ySkew)!==null&&c!==void 0?c:G(0),graphicsState:h}))},n.prototype.drawPage=
function(t,e){var o,r,i,a,s;e===void 0&&(e={}),x(t,"embeddedPage",[[Li,"PDFEmbeddedPage"]]),A(e.x,"options.x",["number"]),A(e.y,"options.y",["number"]),A(e.xScale,
"options.xScale",["number"]),A(e.yScale,"options.yScale",["number"]),A(e.width,"options.width",["number"]),A(e.height,"options.height",["number"]),A(e.rotate,"o\
ptions.rotate",[[Object,"Rotation"]]),A(e.xSkew,"options.xSkew",[[Object,"Rotation"]]),A(e.ySkew,"options.ySkew",[[Object,"Rotation"]]),zt(e.opacity,"opacity.op\
acity",0,1),Nt(e.blendMode,"options.blendMode",Qt);var u=this.node.newXObject("EmbeddedPdfPage",t.ref),c=this.maybeEmbedGraphicsState({opacity:e.opacity,blendMode:e.
blendMode}),f=e.width!==void 0?e.width/t.width:e.xScale!==void 0?e.xScale:1,h=e.height!==void 0?e.height/t.height:e.yScale!==void 0?e.yScale:1,l=this.getContentStream();
l.push.apply(l,cf(u,{x:(o=e.x)!==null&&o!==void 0?o:this.x,y:(r=e.y)!==null&&r!==void 0?r:this.y,xScale:f,yScale:h,rotate:(i=e.rotate)!==null&&i!==void 0?i:G(0),
xSkew:(a=e.xSkew)!==null&&a!==void 0?a:G(0),ySkew:(s=e.ySkew)!==null&&s!==void 0?s:G(0),graphicsState:c}))},n.prototype.drawSvgPath=function(t,e){var o,r,i,a,s,
u,c,f,h;e===void 0&&(e={}),x(t,"path",["string"]),A(e.x,"options.x",["number"]),A(e.y,"options.y",["number"]),A(e.scale,"options.scale",["number"]),A(e.rotate,"\
options.rotate",[[Object,"Rotation"]]),A(e.borderWidth,"options.borderWidth",["number"]),A(e.color,"options.color",[[Object,"Color"]]),zt(e.opacity,"opacity.opa\
city",0,1),A(e.borderColor,"options.borderColor",[[Object,"Color"]]),A(e.borderDashArray,"options.borderDashArray",[Array]),A(e.borderDashPhase,"options.borderD\
ashPhase",["number"]),Nt(e.borderLineCap,"options.borderLineCap",ke),zt(e.borderOpacity,"options.borderOpacity",0,1),Nt(e.blendMode,"options.blendMode",Qt);var l=this.
maybeEmbedGraphicsState({opacity:e.opacity,borderOpacity:e.borderOpacity,blendMode:e.blendMode});!("color"in e)&&!("borderColor"in e)&&(e.borderColor=ut(0,0,0));
var v=this.getContentStream();v.push.apply(v,lf(t,{x:(o=e.x)!==null&&o!==void 0?o:this.x,y:(r=e.y)!==null&&r!==void 0?r:this.y,scale:e.scale,rotate:(i=e.rotate)!==
null&&i!==void 0?i:G(0),color:(a=e.color)!==null&&a!==void 0?a:void 0,borderColor:(s=e.borderColor)!==null&&s!==void 0?s:void 0,borderWidth:(u=e.borderWidth)!==
null&&u!==void 0?u:0,borderDashArray:(c=e.borderDashArray)!==null&&c!==void 0?c:void 0,borderDashPhase:(f=e.borderDashPhase)!==null&&f!==void 0?f:void 0,borderLineCap:(h=
e.borderLineCap)!==null&&h!==void 0?h:void 0,graphicsState:l}))},n.prototype.drawLine=function(t){var e,o,r,i,a;x(t.start,"options.start",[[Object,"{ x: number,\
 y: number }"]]),x(t.end,"options.end",[[Object,"{ x: number, y: number }"]]),x(t.start.x,"options.start.x",["number"]),x(t.start.y,"options.start.y",["number"]),
x(t.end.x,"options.end.x",["number"]),x(t.end.y,"options.end.y",["number"]),A(t.thickness,"options.thickness",["number"]),A(t.color,"options.color",[[Object,"Co\
lor"]]),A(t.dashArray,"options.dashArray",[Array]),A(t.dashPhase,"options.dashPhase",["number"]),Nt(t.lineCap,"options.lineCap",ke),zt(t.opacity,"opacity.opacit\
y",0,1),Nt(t.blendMode,"options.blendMode",Qt);var s=this.maybeEmbedGraphicsState({borderOpacity:t.opacity,blendMode:t.blendMode});"color"in t||(t.color=ut(0,0,
0));var u=this.getContentStream();u.push.apply(u,uf({start:t.start,end:t.end,thickness:(e=t.thickness)!==null&&e!==void 0?e:1,color:(o=t.color)!==null&&o!==void 0?
o:void 0,dashArray:(r=t.dashArray)!==null&&r!==void 0?r:void 0,dashPhase:(i=t.dashPhase)!==null&&i!==void 0?i:void 0,lineCap:(a=t.lineCap)!==null&&a!==void 0?a:
void 0,graphicsState:s}))},n.prototype.drawRectangle=function(t){var e,o,r,i,a,s,u,c,f,h,l,v,d;t===void 0&&(t={}),A(t.x,"options.x",["number"]),A(t.y,"options.y",
["number"]),A(t.width,"options.width",["number"]),A(t.height,"options.height",["number"]),A(t.rotate,"options.rotate",[[Object,"Rotation"]]),A(t.xSkew,"options.\
xSkew",[[Object,"Rotation"]]),A(t.ySkew,"options.ySkew",[[Object,"Rotation"]]),A(t.borderWidth,"options.borderWidth",["number"]),A(t.color,"options.color",[[Object,
"Color"]]),zt(t.opacity,"opacity.opacity",0,1),A(t.borderColor,"options.borderColor",[[Object,"Color"]]),A(t.borderDashArray,"options.borderDashArray",[Array]),
A(t.borderDashPhase,"options.borderDashPhase",["number"]),Nt(t.borderLineCap,"options.borderLineCap",ke),zt(t.borderOpacity,"options.borderOpacity",0,1),Nt(t.blendMode,
"options.blendMode",Qt);var y=this.maybeEmbedGraphicsState({opacity:t.opacity,borderOpacity:t.borderOpacity,blendMode:t.blendMode});!("color"in t)&&!("borderCol\
or"in t)&&(t.color=ut(0,0,0));var b=this.getContentStream();b.push.apply(b,Te({x:(e=t.x)!==null&&e!==void 0?e:this.x,y:(o=t.y)!==null&&o!==void 0?o:this.y,width:(r=
t.width)!==null&&r!==void 0?r:150,height:(i=t.height)!==null&&i!==void 0?i:100,rotate:(a=t.rotate)!==null&&a!==void 0?a:G(0),xSkew:(s=t.xSkew)!==null&&s!==void 0?
s:G(0),ySkew:(u=t.ySkew)!==null&&u!==void 0?u:G(0),borderWidth:(c=t.borderWidth)!==null&&c!==void 0?c:0,color:(f=t.color)!==null&&f!==void 0?f:void 0,borderColor:(h=
t.borderColor)!==null&&h!==void 0?h:void 0,borderDashArray:(l=t.borderDashArray)!==null&&l!==void 0?l:void 0,borderDashPhase:(v=t.borderDashPhase)!==null&&v!==void 0?
v:void 0,graphicsState:y,borderLineCap:(d=t.borderLineCap)!==null&&d!==void 0?d:void 0}))},n.prototype.drawSquare=function(t){t===void 0&&(t={});var e=t.size;A(
e,"size",["number"]),this.drawRectangle(X(X({},t),{width:e,height:e}))},n.prototype.drawEllipse=function(t){var e,o,r,i,a,s,u,c,f,h,l;t===void 0&&(t={}),A(t.x,"\
options.x",["number"]),A(t.y,"options.y",["number"]),A(t.xScale,"options.xScale",["number"]),A(t.yScale,"options.yScale",["number"]),A(t.rotate,"options.rotate",
[[Object,"Rotation"]]),A(t.color,"options.color",[[Object,"Color"]]),zt(t.opacity,"opacity.opacity",0,1),A(t.borderColor,"options.borderColor",[[Object,"Color"]]),
zt(t.borderOpacity,"options.borderOpacity",0,1),A(t.borderWidth,"options.borderWidth",["number"]),A(t.borderDashArray,"options.borderDashArray",[Array]),A(t.borderDashPhase,
"options.borderDashPhase",["number"]),Nt(t.borderLineCap,"options.borderLineCap",ke),Nt(t.blendMode,"options.blendMode",Qt);var v=this.maybeEmbedGraphicsState({
opacity:t.opacity,borderOpacity:t.borderOpacity,blendMode:t.blendMode});!("color"in t)&&!("borderColor"in t)&&(t.color=ut(0,0,0));var d=this.getContentStream();
d.push.apply(d,$o({x:(e=t.x)!==null&&e!==void 0?e:this.x,y:(o=t.y)!==null&&o!==void 0?o:this.y,xScale:(r=t.xScale)!==null&&r!==void 0?r:100,yScale:(i=t.yScale)!==
null&&i!==void 0?i:100,rotate:(a=t.rotate)!==null&&a!==void 0?a:void 0,color:(s=t.color)!==null&&s!==void 0?s:void 0,borderColor:(u=t.borderColor)!==null&&u!==void 0?
u:void 0,borderWidth:(c=t.borderWidth)!==null&&c!==void 0?c:0,borderDashArray:(f=t.borderDashArray)!==null&&f!==void 0?f:void 0,borderDashPhase:(h=t.borderDashPhase)!==
null&&h!==void 0?h:void 0,borderLineCap:(l=t.borderLineCap)!==null&&l!==void 0?l:void 0,graphicsState:v}))},n.prototype.drawCircle=function(t){t===void 0&&(t={});
var e=t.size,o=e===void 0?100:e;A(o,"size",["number"]),this.drawEllipse(X(X({},t),{xScale:o,yScale:o}))},n.prototype.setOrEmbedFont=function(t){var e=this.font,
o=this.fontKey;t?this.setFont(t):this.getFont();var r=this.font,i=this.fontKey;return{oldFont:e,oldFontKey:o,newFont:r,newFontKey:i}},n.prototype.getFont=function(){
if(!this.font||!this.fontKey){var t=this.doc.embedStandardFont(fo.Helvetica);this.setFont(t)}return[this.font,this.fontKey]},n.prototype.resetFont=function(){this.
font=void 0,this.fontKey=void 0},n.prototype.getContentStream=function(t){return t===void 0&&(t=!0),t&&this.contentStream?this.contentStream:(this.contentStream=
this.createContentStream(),this.contentStreamRef=this.doc.context.register(this.contentStream),this.node.addContentStream(this.contentStreamRef),this.contentStream)},
n.prototype.createContentStream=function(){for(var t=[],e=0;e<arguments.length;e++)t[e]=arguments[e];var o=this.doc.context.obj({}),r=Ze.of(o,t);return r},n.prototype.
maybeEmbedGraphicsState=function(t){var e=t.opacity,o=t.borderOpacity,r=t.blendMode;if(!(e===void 0&&o===void 0&&r===void 0)){var i=this.doc.context.obj({Type:"\
ExtGState",ca:e,CA:o,BM:r}),a=this.node.newExtGState("GS",i);return a}},n.prototype.scaleAnnot=function(t,e,o){for(var r=["RD","CL","Vertices","QuadPoints","L",
"Rect"],i=0,a=r.length;i<a;i++){var s=t.lookup(p.of(r[i]));s instanceof rt&&s.scalePDFNumbers(e,o)}var u=t.lookup(p.of("InkList"));if(u instanceof rt)for(var i=0,
a=u.size();i<a;i++){var c=u.lookup(i);c instanceof rt&&c.scalePDFNumbers(e,o)}},n.of=function(t,e,o){return new n(t,e,o)},n.create=function(t){x(t,"doc",[[pe,"P\
DFDocument"]]);var e=st.of(-1),o=Yt.withContextAndParent(t.context,e),r=t.context.register(o);return new n(o,r,t)},n})(),It=rh,ih=(function(n){P(t,n);function t(e,o,r){
var i=n.call(this,e,o,r)||this;return x(e,"acroButton",[[In,"PDFAcroPushButton"]]),i.acroField=e,i}return t.prototype.setImage=function(e,o){o===void 0&&(o=se.Center);
for(var r=this.acroField.getWidgets(),i=0,a=r.length;i<a;i++){var s=r[i],u=this.createImageAppearanceStream(s,e,o);this.updateWidgetAppearances(s,{normal:u})}this.
markAsClean()},t.prototype.setFontSize=function(e){kn(e,"fontSize"),this.acroField.setFontSize(e),this.markAsDirty()},t.prototype.addToPage=function(e,o,r){var i,
a,s,u,c,f,h,l,v,d,y;A(e,"text",["string"]),A(o,"page",[[It,"PDFPage"]]),Oe(r);var b=this.createWidget({x:((i=r?.x)!==null&&i!==void 0?i:0)-((a=r?.borderWidth)!==
null&&a!==void 0?a:0)/2,y:((s=r?.y)!==null&&s!==void 0?s:0)-((u=r?.borderWidth)!==null&&u!==void 0?u:0)/2,width:(c=r?.width)!==null&&c!==void 0?c:100,height:(f=
r?.height)!==null&&f!==void 0?f:50,textColor:(h=r?.textColor)!==null&&h!==void 0?h:ut(0,0,0),backgroundColor:(l=r?.backgroundColor)!==null&&l!==void 0?l:ut(.75,
.75,.75),borderColor:r?.borderColor,borderWidth:(v=r?.borderWidth)!==null&&v!==void 0?v:0,rotate:(d=r?.rotate)!==null&&d!==void 0?d:G(0),caption:e,hidden:r?.hidden,
page:o.ref}),m=this.doc.context.register(b.dict);this.acroField.addWidget(m);var F=(y=r?.font)!==null&&y!==void 0?y:this.doc.getForm().getDefaultFont();this.updateWidgetAppearance(
b,F),o.node.addAnnot(m)},t.prototype.needsAppearancesUpdate=function(){var e;if(this.isDirty())return!0;for(var o=this.acroField.getWidgets(),r=0,i=o.length;r<i;r++){
var a=o[r],s=((e=a.getAppearances())===null||e===void 0?void 0:e.normal)instanceof At;if(!s)return!0}return!1},t.prototype.defaultUpdateAppearances=function(e){
x(e,"font",[[Rt,"PDFFont"]]),this.updateAppearances(e)},t.prototype.updateAppearances=function(e,o){x(e,"font",[[Rt,"PDFFont"]]),A(o,"provider",[Function]);for(var r=this.
acroField.getWidgets(),i=0,a=r.length;i<a;i++){var s=r[i];this.updateWidgetAppearance(s,e,o)}},t.prototype.updateWidgetAppearance=function(e,o,r){var i=r??jf,a=Ae(
i(this,e,o));this.updateWidgetAppearanceWithFont(e,o,a)},t.of=function(e,o,r){return new t(e,o,r)},t})(de),ho=ih;function ah(n,t,e){let o=new Map,r=s=>{let u=o.
get(s);if(u)return u;let c=n.add(null);o.set(s,c);let f=t.lookup(s);return f&&n.put(c,a(f)),c},i=s=>new U.t(s.entries().map(([u,c])=>[u.decodeText(),a(c)])),a=s=>s instanceof
st?r(s):s instanceof p?(0,U.A)(s.decodeText()):s instanceof E?s.asNumber():s instanceof be?s.asBoolean():s instanceof it||s instanceof W?new U.q(s.asBytes()):s instanceof
rt?s.asArray().map(a):s instanceof Y?i(s):s instanceof At?new U.u(i(s.dict),s.getContents()):null;return r(e)}var sh=["Arabic","Hebrew","Syriac","Thaana","Nko",
"Samaritan","Mandaic","Adlam","Devanagari","Bengali","Gurmukhi","Gujarati","Oriya","Tamil","Telugu","Kannada","Malayalam","Sinhala","Thai","Lao","Tibetan","Myan\
mar","Khmer","Javanese","Balinese","Mongolian"],ch=sh.map(n=>({script:n,pattern:new RegExp(`\\p{Script=${n}}`,"u")})),uh=new RegExp("\\p{Default_Ignorable_Code_P\
oint}","gu"),fh=/[\u202a-\u202e\u2066-\u2069]/u;function Xi(n){return n.normalize("NFC").replace(uh,"").trim()}function hh(n,t){if(fh.test(n))return"has charact\
ers that change the direction of writing; a watermark runs from left to right";let e=new Set,o=new Set;for(let i of Xi(n)){let a=ch.find(({pattern:s})=>s.test(i));
a&&o.add(a.script),(a||!t(i.codePointAt(0)??0))&&e.add(i)}if(e.size===0)return;let r=[...e].map(lh).join(", ");return o.size>0?`is written in ${[...o].join(" an\
d ")} script, which a watermark cannot show correctly: ${r}. ${Hi}`:`has characters that the watermark's font lacks: ${r}. ${Hi}`}var Hi="Use Latin, Greek or Cy\
rillic letters, digits and punctuation";function lh(n){let t=`U+${(n.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`;return/[\p{Mark}\p{Separator}\p{Other}]/u.
test(n)?t:`“${n}” (${t})`}function dh(n,t){let e=(0,U.N)(n).archive;if(e!==void 0&&!(e!=="1"&&ph(n,t)))return(0,U.O)(n,["pdfaid"]),{code:"pdfa_identificatio\
n_removed",message:`The document no longer calls itself PDF/A-${e}: ${e==="1"?"that standard allows no transparency":"its output intent does not cover the water\
mark's colour"}`}}function ph(n,t){return(n.array(n.catalog.get("OutputIntents"))??[]).some(e=>{let o=n.dict(e);if(!(0,U.v)(o)||!(0,U.y)(n.resolve(o.get("S")),"\
GTS_PDFA1"))return!1;let r=n.dict(o.get("DestOutputProfile"))?.get("N");return t?r!==void 0:n.resolve(r)===3})}var lo={states:0,marked:0,text:!1,excess:0,tail:""};
function vh(n){let t={net:0,low:0},e={net:0,low:0},o,r=na(n,i=>{switch(i){case rr:t.net++;break;case ir:Yi(t);break;case _i:e.net++;break;case $i:Yi(e);break;case Ji:
o=!0;break;case Qi:o=!1;break}});return{states:t,marked:e,text:o,tail:r}}function Zi(n,{states:t,marked:e,text:o,tail:r}){return{states:Math.max(n.states+t.net,
t.net-t.low),marked:Math.max(n.marked+e.net,e.net-e.low),text:o??n.text,excess:n.excess+Math.max(0,-(n.states+t.low)),tail:r}}function gh(n,t){let e=new Uint8Array(
n),o=t;return na(n,(r,i)=>{r===rr?o++:r===ir&&(o>0?o--:e[i]=32)}),e}function Yi(n){--n.net<n.low&&(n.low=n.net)}var rr=1,ir=2,Ji=3,Qi=4,_i=5,$i=6,[ar,yh,ta,sr,cr,
ea,mh,bh,xh]=Array.from("BCDEIMQTq",n=>n.charCodeAt(0));function na(n,t){let e=n.length,o=[],r=0,i=!1;for(;r<e;){let a=n[r],s=U.a[a];if(s===1)r++;else if(s===0){
let u=r;r=(0,U.h)(n,r+1,e);let c=n[u+1];switch(r-u){case 1:a===xh?t(rr,u):a===mh&&t(ir,u);break;case 2:if(c===bh)a===ar?t(Ji,u):a===sr&&t(Qi,u);else if(a===ar&&
c===cr)i=!0;else if(i&&a===cr&&c===ta&&(i=!1,r=Ch(n,r+1,e),r>e))return`
EI`;break;case 3:if(n[u+2]!==yh)break;a===ar&&(c===ta||c===ea)?t(_i,u):a===sr&&c===ea&&t($i,u);break}}else if(a===40){let u=r;if(r=(0,U.d)(n,r,e),r===e)return Fh(
n,u)+o.reverse().join("")}else if(a===60&&n[r+1]!==60){if(r=(0,U.e)(n,r,e),r===e&&n[e-1]!==62)return`>${o.reverse().join("")}`}else if(a===37)r=(0,U.c)(n,r,e);else if(a===
47)r=(0,U.h)(n,r+1,e);else if(a===60||a===91)o.push(a===60?`
>>`:`
]`),r+=a===60?2:1;else{let u=a===62&&n[r+1]===62;(u||a===93)&&o.pop(),r+=u?2:1}}return o.reverse().join("")}function Fh(n,t){let e=0;for(let o=t;o<n.length;o++)
n[o]===92?o++:n[o]===40?e++:n[o]===41&&e--;return")".repeat(e)}var wh=12;function Ch(n,t,e){for(let o=t;o+1<e;o++){if(n[o]!==sr||n[o+1]!==cr||o>t&&U.a[n[o-1]]!==
1)continue;let r=o+2;if(!(r<e&&U.a[n[r]]===0)&&n.subarray(r,r+wh).every(Sh))return r}return e+1}var Sh=n=>n>=32&&n<127||n===10||n===13||n===9||n===0,kh=1e3,Th=128,
Ah=32,Ph={states:{net:0,low:0},marked:{net:0,low:0},text:void 0,tail:""},Oh=class{constructor(n){this.document=n}document;balances=new Map;made=new Map;untidy=new Set;async inspect(n){
let{pace:t}=this.document.job,e=new Map;for(let{form:o,contents:r}of n){let i=e.get(o)??0;if(e.set(o,i+1),n.length>kh&&i>=Th&&i%Ah!==0||this.untidy.has(o))continue;
let{states:a,marked:s,text:u,excess:c,tail:f}=this.open(this.streamsOf(r));(a||s||u||c||f)&&this.untidy.add(o);let h=t.step(2e4);h&&await h}}around({contents:n,
form:t},e){if(!this.untidy.has(t)&&(0,U.w)(n)&&this.isPlainStream(n))return[this.stream(`q
`),n,this.stream(oa(lo)+e)];let o=this.streamsOf(n),r=this.untidy.has(t)?this.open(o):lo,i=r.excess===0?o:this.withoutExcess(o);return[this.stream(`q
`),...i,this.stream(oa(r)+e)]}streamsOf(n){let{document:t}=this,e=o=>(0,U.w)(o)&&t.get(o)instanceof U.u;return e(n)?[n]:(t.array(n)??[]).filter(e)}isPlainStream({
number:n}){let t=this.document.place(n);if(t?.bytes!==this.document.bytes)return!1;let e=(0,U.b)(t.bytes,t.start,t.end);return t.bytes[e]===60&&t.bytes[e+1]===60}open(n){
return n.reduce((t,e)=>Zi(t,this.balance(e)),lo)}balance(n){let t=this.balances.get(n.number);if(t)return t;let e=this.decoded(n),o=e?vh(e):Ph;return this.balances.
set(n.number,o),o}decoded(n){let{document:t}=this,e=t.get(n);if(e instanceof U.u)try{return t.decoded(e)}catch(o){if(o instanceof po.b&&o.code==="unreadable_doc\
ument")return;throw o}}withoutExcess(n){let t=lo;return n.map(e=>{let o=t;t=Zi(t,this.balance(e));let r=t.excess>o.excess?this.decoded(e):void 0;if(!r)return e;
let i=(0,U.G)(gh(r,o.states));return this.document.add(new U.u((0,U.z)({Filter:(0,U.A)("FlateDecode")}),i))})}stream(n){let t=this.made.get(n);if(t)return t;let e=this.
document.add(new U.u((0,U.z)({}),Buffer.from(n,"latin1")));return this.made.set(n,e),e}};function oa({states:n,marked:t,text:e,tail:o}){return`${o}${e?`
ET`:""}${`
EMC`.repeat(t)}${`
Q`.repeat(n+1)}
`}function Rh(n,t){return["/Artifact <</Type /Pagination /Subtype /Watermark>> BDC",`q ${n.map(Dh).join(" ")} cm /${t} Do Q`,`EMC
`].join(`
`)}function Dh(n){let t=Number(n.toPrecision(7)),e=Math.abs(t)<1e-9?"0":String(t);return e.includes("e")?t.toFixed(12).replace(/\.?0+$/,""):e}var Nh=26,jh=120,Mh=4;
async function Bh(n,t,e){let o=t.createSubset(),r=[...new Map(e.map(h=>[h.id,h])).values()].sort((h,l)=>h.id-l.id),i=new Map(r.map(h=>[h.id,o.includeGlyph(h)])),
a=await Uh(o),s=`${Vh(a)}+${t.postscriptName}`,u=1e3/t.unitsPerEm,c=n.obj({Type:"FontDescriptor",FontName:s,Flags:Mh,FontBBox:[t.bbox.minX,t.bbox.minY,t.bbox.maxX,
t.bbox.maxY].map(h=>h*u),ItalicAngle:t.italicAngle,Ascent:t.ascent*u,Descent:t.descent*u,CapHeight:t.capHeight*u,StemV:jh,FontFile2:n.register(n.flateStream(a,{
Length1:a.length}))}),f=n.obj({Type:"Font",Subtype:"CIDFontType2",BaseFont:s,CIDSystemInfo:{Registry:it.of("Adobe"),Ordering:it.of("Identity"),Supplement:0},CIDToGIDMap:"\
Identity",FontDescriptor:n.register(c),W:r.flatMap(h=>[i.get(h.id)??0,[h.advanceWidth*u]])});return{ref:n.register(n.obj({Type:"Font",Subtype:"Type0",BaseFont:s,
Encoding:"Identity-H",DescendantFonts:[n.register(f)],ToUnicode:n.register(n.flateStream(Ih(r.map(h=>[i.get(h.id)??0,h.codePoints]))))})),codeOf:h=>ur(i.get(h.id)??
0)}}function Vh(n){let t=(0,ha.createHash)("sha256").update(n).digest();return Array.from(t.subarray(0,6),e=>String.fromCharCode(65+e%Nh)).join("")}function Uh(n){
let t=[];return new Promise(e=>{n.encodeStream().on("data",o=>t.push(o)).on("end",()=>e(Buffer.concat(t)))})}function Ih(n){return["/CIDInit /ProcSet findresour\
ce begin 12 dict begin begincmap","/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def","/CMapName /Adobe-Identity-UCS def /CMapType 2 def",
"1 begincodespacerange <0000> <FFFF> endcodespacerange",`${n.length} beginbfchar`,...n.map(([t,e])=>`<${ur(t)}> <${Wh(e)}>`),"endbfchar endcmap CMapName current\
dict /CMap defineresource pop end end"].join(`
`)}function Wh(n){let t=String.fromCodePoint(...n);return Array.from({length:t.length},(e,o)=>ur(t.charCodeAt(o))).join("")}var ur=n=>n.toString(16).toUpperCase().
padStart(4,"0"),fr=100,Ne=fr/1e3;async function zh(n,t,e,o){let r=On.create(),i=await Bh(r,t,n.lines.flatMap(({glyphs:d})=>d.map(({glyph:y})=>y))),[a,s,u,c]=n.ink,
f=[Math.floor(a*Ne)-1,Math.floor(s*Ne)-1,Math.ceil(u*Ne)+1,Math.ceil(c*Ne)+1],h=dn(1-o/100),l=r.formXObject([...Eh(),qh[e](),...n.lines.flatMap(({text:d,glyphs:y})=>Gh(
r,d,Kh(r,i,y)))],{BBox:f,Group:{Type:"Group",S:"Transparency",I:!0},Resources:{Font:{F0:i.ref}}}),v=r.formXObject([ne("G0"),eo("X0")],{BBox:f,Resources:{ExtGState:{
G0:{Type:"ExtGState",ca:h,CA:h,BM:"Normal",SMask:"None"}},XObject:{X0:r.register(l)}}});return{context:r,form:r.register(v)}}var qh={Black:()=>no(0,0,0),Blue:()=>no(
0,0,1),Gray:()=>Oi(.5),Red:()=>no(1,0,0)},Eh=()=>[Lu(0),Xu(0),Hu(100),Yu(0),Ju(Zo.Fill)];function Gh(n,t,e){let o=n.obj({ActualText:W.fromText(t)});return[_.of(
tt.BeginMarkedContentSequence,[p.of("Span"),o.toString()]),...e,Yo()]}function Kh(n,{codeOf:t},e){let o=[Xo(),to("F0",fr)],r=[],i="",a,s=()=>{i&&r.push(W.of(i)),
i=""},u=()=>{s(),r.length>0&&o.push(_.of(tt.ShowTextAdjusted,[n.obj(r)])),r=[]};for(let{glyph:c,x:f,y:h}of e)a?.y!==h?(u(),o.push(Ai(1,0,0,1,dn(f*Ne),dn(h*Ne)))):
dn(a.x-f)!==0&&(s(),r.push(dn(a.x-f))),i+=t(c),a={x:f+c.advanceWidth,y:h};return u(),[...o,Ho()]}var dn=n=>Math.round(n*100)/100||0,ra={1001:{anchor:"centre",diagonal:!0,
maximum:144},1002:{anchor:"centre",diagonal:!1,maximum:144},1003:{anchor:"top",diagonal:!1,maximum:36},1004:{anchor:"bottom",diagonal:!1,maximum:36}};function hr({
box:[n,t,e,o],rotation:r}){let i=e-n,a=o-t;return r%180===0?{width:i,height:a}:{width:a,height:i}}function Lh({box:[n,t,e,o],rotation:r}){switch(r){case 0:return[
1,0,0,1,n,t];case 90:return[0,1,-1,0,e,t];case 180:return[-1,0,0,-1,e,o];case 270:return[0,-1,1,0,n,o]}}function Xh(n,t){let{width:e,height:o}=hr(n),r=t*72/n.userUnit,
i={width:e-2*r,height:o-2*r,inset:r};return i.width>0&&i.height>0?i:void 0}function Hh(n,t,e,o,r){let{width:i,height:a}=hr(n),s=Math.hypot(t.width,t.height),u=e.
diagonal?t.width/s:1,c=e.diagonal?t.height/s:0,f=Math.min(t.width/(o.width*u+o.height*c),t.height/(o.width*c+o.height*u),e.maximum/n.userUnit),h=f*o.height/2,l={
centre:a/2,top:a-t.inset-h,bottom:t.inset+h},v=f/r;return Jh([v*u,v*c,-v*c,v*u,i/2,l[e.anchor]],Lh(n))}function Zh(n,t){if(t===void 0)return n;let[e,o,r,i]=[Math.
max(n[0],t[0]),Math.max(n[1],t[1]),Math.min(n[2],t[2]),Math.min(n[3],t[3])];return e<r&&o<i?[e,o,r,i]:n}function Yh([n,t,e,o]){return[Math.min(n,e),Math.min(t,o),
Math.max(n,e),Math.max(t,o)]}function Jh(n,t){let[e,o,r,i,a,s]=n,[u,c,f,h,l,v]=t;return[e*u+o*f,e*c+o*h,r*u+i*f,r*c+i*h,a*u+s*f+l,a*c+s*h+v]}var ia="OctavoWater\
mark",Qh=class{constructor(n,t){this.document=n,this.stamp=t}document;stamp;copies=new Map;of(n){let t=(0,U.w)(n)?n.number:(0,U.v)(n)?n:void 0,e=this.copies.get(
t);return e||this.copies.set(t,e=this.copy(this.document.dict(n)??new U.t)),e}copy(n){let{document:t}=this,e=new U.t(t.dict(n.get("XObject"))),o=ia;for(let r=2;e.
has(o);r++)o=`${ia}${r}`;return e.set(o,this.stamp),{resources:t.add(new U.t(n).set("XObject",e)),name:o}}},_h=[0,0,612,792];function $h(n,t){let{pages:e}=n,o=n.
resolve(n.entry(e.number(t),"UserUnit"));return{box:Zh(aa(n,e.attribute(t,"MediaBox"))??_h,aa(n,e.attribute(t,"CropBox"))),rotation:tl(n.resolve(e.attribute(t,"\
Rotate"))),userUnit:typeof o=="number"&&o>0?o:1}}function aa(n,t){let e=n.array(t)?.map(r=>n.resolve(r));if(e?.length!==4||!e.every(r=>typeof r=="number"&&Number.
isFinite(r)))return;let o=Yh(e);return o[0]<o[2]&&o[1]<o[3]?o:void 0}function tl(n){let t=typeof n=="number"?(n%360+360)%360:0;return t===90||t===180||t===270?t:
0}async function el(n){let t=new ol(n),e=[];for(let o=0;o<n.pages.count;o++){e.push(t.page(o));let r=n.job.pace.step(600);r&&await r}return{kinds:t.kinds,pages:e}}
var nl=2e3,sa=128,ol=class{constructor(n){this.document=n}document;kinds=[];kindOf=new Map;recognised=new Map;dictionaries=new Map;entries=new U.L;bytes=Buffer.
alloc(0);page(n){let{document:t,entries:e}=this,o=t.pages.number(n),r=t.place(o);if(!r||!e.locate(r.bytes,r.start,r.end)){let h=t.pages.attribute(n,"Resources");
return{kind:this.kind(n),contents:t.entry(o,"Contents"),resources:h,form:0}}(this.bytes.buffer!==r.bytes.buffer||this.bytes.byteOffset!==r.bytes.byteOffset)&&(this.
bytes=(0,U.n)(r.bytes));let i=`${this.text("MediaBox")}|${this.text("CropBox")}|${this.text("Rotate")}|${this.text("UserUnit")}`,[a,s]=[this.text("Contents"),this.
text("Resources")],u=this.skeleton(),c=ca(a)??(a===""?void 0:t.entry(o,"Contents")),f=ca(s)??this.dictionary(n,s);return u=this.look(c,u),u=(0,U.w)(f)?this.look(
f,u):al(s.slice(0,sa),u),{kind:this.recognise(n,i),contents:c,resources:f,form:u}}text(n){let{at:t}=this.entries,e=this.entries.find(this.bytes,n);return e<0?"":
this.bytes.toString("latin1",t[e+2],t[e+3])}dictionary(n,t){let{document:e}=this;return t===""?e.pages.inheritedBy(n).Resources:t.length>nl||e.security?e.entry(
e.pages.number(n),"Resources"):(this.dictionaries.has(t)||this.dictionaries.set(t,e.entry(e.pages.number(n),"Resources")),this.dictionaries.get(t))}recognise(n,t){
let e=this.document.pages.inheritedBy(n),o=this.recognised.get(e);o||this.recognised.set(e,o=new Map);let r=o.get(t);return r===void 0&&o.set(t,r=this.kind(n)),
r}kind(n){let t=$h(this.document,n),e=`${t.box.join(" ")} ${t.rotation} ${t.userUnit}`,o=this.kindOf.get(e);return o===void 0&&this.kindOf.set(e,o=this.kinds.push(
t)-1),o}skeleton(){let{at:n,used:t}=this.entries,e=rl;for(let o=0;o<t;o+=4)e=lr(this.bytes,n[o]-1,n[o+2]+1,e);return e}look(n,t){let e=(0,U.w)(n)?this.document.
place(n.number):void 0;return e?lr(e.bytes,e.start,Math.min(e.end,e.start+sa),t):t}};function ca(n){let t=/^(\d+) (\d+) R$/.exec(n);return t?new U.r(Number(t[1]),
Number(t[2])):void 0}var rl=2166136261,il=16777619;function lr(n,t,e,o){let r=o;for(let i=t;i<e;i++){let a=n[i];if(!(a>=48&&a<=57)){if(a===62&&n[i+1]===62)break;
r=Math.imul(r^a,il)}}return r}var al=(n,t)=>lr(Buffer.from(n,"latin1"),0,n.length,t),dr=[1/0,1/0,-1/0,-1/0];function sl(n,t){let e=t.map(c=>cl(n,c)),o=e.map(({glyphs:c,
ink:[f,h,l,v]},d)=>{if(c.length===0)return dr;let y=(l-f)/2;return[-y,h-d*1200,y,v-d*1200]}),[r,i,a,s]=o.reduce(ua,dr),u=(i+s)/2;return{lines:e.map(({glyphs:c,ink:f},h)=>({
text:t[h],glyphs:c.map(({glyph:l,x:v,y:d})=>({glyph:l,x:v-(f[0]+f[2])/2,y:d-h*1200-u}))})),size:{width:Math.max(a-r,...e.map(({advance:c})=>c))/1e3,height:Math.
max(s-i,t.length*1200)/1e3},ink:[r,i-u,a,s-u]}}function cl(n,t){let e=1e3/n.unitsPerEm,o=n.layout(t),r=0,i=dr,a=o.glyphs.map((s,u)=>{let c=o.positions[u]??{xAdvance:0,
xOffset:0,yOffset:0},f=r+c.xOffset*e,h=c.yOffset*e;r+=c.xAdvance*e;let{minX:l,minY:v,maxX:d,maxY:y}=s.path.bbox;return l<=d&&(i=ua(i,[f+l*e,h+v*e,f+d*e,h+y*e])),
{glyph:s,x:f,y:h}});return Number.isFinite(i[0])?{glyphs:a,advance:r,ink:i}:{glyphs:[],advance:r,ink:[0,0,0,0]}}function ua(n,t){return[Math.min(n[0],t[0]),Math.
min(n[1],t[1]),Math.max(n[2],t[2]),Math.max(n[3],t[3])]}var ul=["line_1","line_2","line_3"];async function la(n,t,e){let{kinds:o,pages:r}=await el(n),i=o.map(d=>Xh(
d,t.margin)),a=ra[t.template],s=r.findIndex(({kind:d})=>!i[d]),u=[...fa(t).flatMap(({field:d,text:y})=>{let b=hh(y,m=>e.hasGlyphForCodePoint(m));return b===void 0?
[]:[{field:d,message:b}]}),...a?[]:[{field:"template",message:hl}],...s<0?[]:[{field:"margin",message:ll(s,o[r[s].kind])}]];if(!a||u.length>0)throw(0,po.c)(u);await n.
job.pace.rest();let c=sl(e,fa(t).map(({text:d})=>Xi(d)));await n.job.pace.rest();let{context:f,form:h}=await zh(c,e,t.color,t.transparency),l=o.map((d,y)=>Hh(d,
i[y],a,c.size,fr));await fl(n,r,l,ah(n,f,h));let v=dh(n,t.color==="Gray");return v?[v]:[]}async function fl(n,t,e,o){let{pace:r}=n.job,i=new Qh(n,o),a=new Oh(n);
await a.inspect(t);let s=e.map(()=>new Map);for(let[u,c]of t.entries()){let f=i.of(c.resources),h=s[c.kind].get(f.name);h===void 0&&(h=Rh(e[c.kind],f.name),s[c.
kind].set(f.name,h)),n.pages.patch(u,{Contents:a.around(c,h),Resources:f.resources});let l=r.step(2e3);l&&await l,u%1e3===0&&r.progress(u/t.length)}}function fa(n){
return ul.flatMap(t=>{let e=n[t];return e===void 0?[]:[{field:t,text:e}]})}var hl=`is not known locally; use ${Object.keys(ra).join(", ")}`;function ll(n,t){let{
width:e,height:o}=hr(t),r=i=>String(Number((i*t.userUnit/72).toPrecision(3)));return`leaves no room on page ${n+1}, which is ${r(e)} × ${r(o)} inches; it must \
be less than ${r(Math.min(e,o)/2)}`}0&&(module.exports={stamp});
