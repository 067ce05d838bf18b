"use strict";exports.id=921,exports.ids=[921],exports.modules={49180:((Q,X,u)=>{u.d(X,{q:()=>k});const F="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd4 \
azure f0ffff beige f5f5dc bisque ffe4c4 black 000000 blanchedalmond ffebcd blue 0000ff blueviolet 8a2be2 brown a52a2a burlywood deb887 cadetblue 5f9ea0 chartreu\
se 7fff00 chocolate d2691e coral ff7f50 cornflowerblue 6495ed cornsilk fff8dc crimson dc143c cyan 00ffff darkblue 00008b darkcyan 008b8b darkgoldenrod b8860b da\
rkgray a9a9a9 darkgreen 006400 darkgrey a9a9a9 darkkhaki bdb76b darkmagenta 8b008b darkolivegreen 556b2f darkorange ff8c00 darkorchid 9932cc darkred 8b0000 dark\
salmon e9967a darkseagreen 8fbc8f darkslateblue 483d8b darkslategray 2f4f4f darkslategrey 2f4f4f darkturquoise 00ced1 darkviolet 9400d3 deeppink ff1493 deepskyb\
lue 00bfff dimgray 696969 dimgrey 696969 dodgerblue 1e90ff firebrick b22222 floralwhite fffaf0 forestgreen 228b22 fuchsia ff00ff gainsboro dcdcdc ghostwhite f8f\
8ff gold ffd700 goldenrod daa520 gray 808080 green 008000 greenyellow adff2f grey 808080 honeydew f0fff0 hotpink ff69b4 indianred cd5c5c indigo 4b0082 ivory fff\
ff0 khaki f0e68c lavender e6e6fa lavenderblush fff0f5 lawngreen 7cfc00 lemonchiffon fffacd lightblue add8e6 lightcoral f08080 lightcyan e0ffff lightgoldenrodyel\
low fafad2 lightgray d3d3d3 lightgreen 90ee90 lightgrey d3d3d3 lightpink ffb6c1 lightsalmon ffa07a lightseagreen 20b2aa lightskyblue 87cefa lightslategray 77889\
9 lightslategrey 778899 lightsteelblue b0c4de lightyellow ffffe0 lime 00ff00 limegreen 32cd32 linen faf0e6 magenta ff00ff maroon 800000 mediumaquamarine 66cdaa \
mediumblue 0000cd mediumorchid ba55d3 mediumpurple 9370db mediumseagreen 3cb371 mediumslateblue 7b68ee mediumspringgreen 00fa9a mediumturquoise 48d1cc mediumvio\
letred c71585 midnightblue 191970 mintcream f5fffa mistyrose ffe4e1 moccasin ffe4b5 navajowhite ffdead navy 000080 oldlace fdf5e6 olive 808000 olivedrab 6b8e23 \
orange ffa500 orangered ff4500 orchid da70d6 palegoldenrod eee8aa palegreen 98fb98 paleturquoise afeeee palevioletred db7093 papayawhip ffefd5 peachpuff ffdab9 \
peru cd853f pink ffc0cb plum dda0dd powderblue b0e0e6 purple 800080 rebeccapurple 663399 red ff0000 rosybrown bc8f8f royalblue 4169e1 saddlebrown 8b4513 salmon \
fa8072 sandybrown f4a460 seagreen 2e8b57 seashell fff5ee sienna a0522d silver c0c0c0 skyblue 87ceeb slateblue 6a5acd slategray 708090 slategrey 708090 snow fffa\
fa springgreen 00ff7f steelblue 4682b4 tan d2b48c teal 008080 thistle d8bfd8 tomato ff6347 turquoise 40e0d0 violet ee82ee wheat f5deb3 white ffffff whitesmoke f\
5f5f5 yellow ffff00 yellowgreen 9acd32";function k(U){const B=U.toLowerCase(),W=/^#([\da-f]{3}|[\da-f]{6})$/.exec(B)?.[1]??p().get(B);return W===void 0?void 0:(W.
length===3?[...W].map(S=>S+S):[W.slice(0,2),W.slice(2,4),W.slice(4)]).map(S=>Number.parseInt(S,16))}let K;function p(){const U=F.split(" ");return K??=new Map(U.
flatMap((B,W)=>W%2===0?[[B,U[W+1]]]:[]))}}),17079:((Q,X,u)=>{u.d(X,{Z:()=>U,_:()=>p});const F=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
k=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,K=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function p(S){
if(S.length>64)return;const E=S.trim().replace(k,(x,b,w,O)=>`${b??""}${1900+Number(w)}${O}`);return W(B(F.exec(E)??K.exec(E)))}function U(S){const E=S.length>64?
void 0:B(K.exec(S.trim()));if(!E||W(E)===void 0)return;const{year:x,month:b="",day:w="",hour:O="",minute:M="",second:h="",zone:f=""}=E;return`D:${x}${b}${w}${O}${M}${h}${f===
"Z"||f===""?f:`${f.replace(":","'")}'`}`}function B(S){if(!S)return;const[,E,x,b,w,O,M,h,f,d,g]=S,v=h??(f===void 0?void 0:`${f}${d??"00"}:${g??"00"}`);return{year:E,
month:x,day:b,hour:w,minute:O,second:M,zone:v}}function W(S){if(!S)return;const{year:E,month:x,day:b,hour:w,minute:O="00",second:M="00",zone:h}=S,f=(g,v,C)=>g===
void 0||Number(g)>=v&&Number(g)<=C;if(Number(E)===0||!f(x,1,12)||!f(b,1,L(Number(E),Number(x)))||!f(w,0,23)||!f(O,0,59)||!f(M,0,59)||h!==void 0&&h!=="Z"&&!(f(h.
slice(1,3),0,23)&&f(h.slice(4),0,59)))return;const d=[E,x,b].filter(g=>g!==void 0).join("-");return w===void 0?d:`${d}T${w}:${O}:${M}${h==="+00:00"||h==="-00:00"?
"Z":h??""}`}function L(S,E){return E===2?S%4===0&&(S%100!==0||S%400===0)?29:28:[4,6,9,11].includes(E)?30:31}}),51521:((Q,X,u)=>{u.d(X,{Ct:()=>B,Qf:()=>U,sA:()=>L});
var F=u(98446),k=u(34378);const K=/(\{[^{}]*\})/;function p(S,E){const x=[],b=[],w=`use ${E.map(O=>`{${O}}`).join(", ")}`;for(const O of(0,k.w)(S).split(K)){const M=E.
find(h=>`{${h}}`===O);if(M)x.push({placeholder:M});else if(K.test(O))b.push(O);else{if(/[{}]/.test(O))return{problem:`has a brace that belongs to no placeholder\
; ${w}`};O&&x.push({literal:O})}}return b.length===0?{pieces:x}:{problem:`has the unknown ${(0,F.d5)(b.length,"placeholder","placeholders")} ${b.join(" and ")};\
 ${w}`}}const U=S=>S.split(K).filter((E,x)=>x%2===1),B=(S,E)=>S.split(K).map((x,b)=>(b%2===1&&Object.hasOwn(E,x.slice(1,-1))?E[x.slice(1,-1)]:void 0)??x).join(""),
W=["number","last","label","name"],L=S=>p(S,W)}),66974:((Q,X,u)=>{u.d(X,{D6:()=>U,F1:()=>K,NL:()=>S,P3:()=>k,br:()=>p,bs:()=>L});var F=u(98446);const k={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function K(x,b,w){const O=[],M=[];for(const[h,f]of x.split(",").entries()){const d=h+1;if(b!==void 0&&
f.trim()===""){M.push(`entry ${d} is empty: write ${b}, separated by single commas`);continue}const g=w(f,d);"problem"in g?M.push(p(d,f,g.problem)):O.push(g.item)}
return M.length>0?{problem:L(M)}:{items:O}}const p=(x,b,w)=>`entry ${x} ('${E(b.trim())}') ${w}`,U=({position:x,text:b},w,O)=>p(x,b,`names ${B(w)}, but the docu\
ment has ${(0,F.y_)(O,"page")}`);function B(x){return Number.isSafeInteger(x)?`page ${x}`:"a page far beyond its end"}const W=5;function L(x){const b=x.length-W;
return[...x.slice(0,W),...b>0?[`and ${b} more such entries`]:[]].join("; ")}function S(x){const b=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(x);return b?`is n\
ot a range: write ${b[1]}..${b[2]}${b[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(x)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(x)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function E(x){const b=[...x].map(w=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(w)?"?":w);return(0,F.Bu)(b.join(""),40)}}),29082:((Q,X,u)=>{u.d(X,{k1:()=>U,lY:()=>p,m7:()=>B});var F=u(58552),k=u(66974);const K=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
p=S=>(0,k.F1)(S,"pages such as 1..3, -1, odd",(E,x)=>{const b=E.trim(),w=K.exec(b);if(!w)return{problem:L(b)};const[,O,M,h,f,d]=w,g={negated:O!==void 0,text:b,position:x};
if(M!==void 0)return{item:{...g,pages:M.toLowerCase()}};const v=Number(h),C=f===void 0?v:d===void 0?"end":Number(d);return v===0||C===0?k.P3:{item:{...g,pages:{
from:v,to:C}}}});function U(S,E,x="pages"){const b=f=>(0,F.G6)([{field:x,message:f}]),w=p(S);if("problem"in w)throw b(w.problem);const O=new W(E),M=new W(E),h=[];
for(const f of w.items){const d=f.negated?M:O;if(typeof f.pages=="string"){d.add(f.pages);continue}const{from:g,to:v}=f.pages,C=g<0?E+1+g:g,I=v==="end"?E:v<0?E+
1+v:v,A=(v==="end"?g<0?[[g,C]]:[]:[[g,C],[v,I]]).find(([,G])=>G<1||G>E);A&&h.push((0,k.D6)(f,A[0],E)),!(v==="end"&&C>E||h.length>0)&&d.range(Math.min(C,I),Math.
max(C,I))}if(h.length>0)throw b((0,k.bs)(h));return w.items.every(({negated:f})=>f)&&O.add("all"),O.without(M)}function B(S){const E=p(S);if("problem"in E||E.items.
length!==1)return;const{negated:x,pages:b}=E.items[0];if(x)return;if(b==="all")return{first:1};if(typeof b=="string"||b.from<1)return;const{from:w,to:O}=b;return O===
"end"?{first:w}:O===-1?{first:w}:O<1?void 0:{first:Math.min(w,O),last:Math.max(w,O)}}class W{pageCount;differences;odd=!1;even=!1;constructor(E){this.pageCount=
E,this.differences=new Int32Array(E+2)}add(E){E!=="even"&&(this.odd=!0),E!=="odd"&&(this.even=!0)}range(E,x){this.differences[E]++,this.differences[x+1]--}without(E){
const x=new Uint32Array(this.pageCount);let b=0,w=0,O=0;for(let M=1;M<=this.pageCount;M++){w+=this.differences[M],O+=E.differences[M];const h=M%2===1?"odd":"eve\
n";(w>0||this[h])&&!(O>0||E[h])&&(x[b++]=M)}return x.subarray(0,b)}}function L(S){return/^(not +)?\.\./i.test(S)?"has no start: a range is written 1..5":/^!/.test(
S)?"is not a page: leave out pages with not, such as not 2":(0,k.NL)(S.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),77040:((Q,X,u)=>{u.d(X,{n:()=>p});const F=["number","last","title","date"],k=`use ${F.map(U=>`{${U}}`).join(", ")}, an\
d a \\ before a brace that is text`,K="{}|\\";function p(U){const B=[[]],W=[];let L="";const S=()=>{L!==""&&B.at(-1).push(L),L=""};for(let w=0;w<U.length;w++){const O=U[w];
if(O==="\\"&&w+1<U.length&&K.includes(U[w+1]))L+=U[++w];else if(O==="|")S(),B.push([]);else{if(O==="}")return{problem:`has a brace that belongs to no placeholde\
r; ${k}`};if(O==="{"){const M=U.indexOf("}",w);if(M<0)return{problem:`has a brace that belongs to no placeholder; ${k}`};const h=U.slice(w+1,M),f=F.find(d=>d===
h);S(),f?B.at(-1).push({placeholder:f}):W.push(`{${h}}`),w=M}else L+=O}}if(S(),W.length>0)return{problem:`has the unknown ${W.join(" and ")}; ${k}`};if(B.length>
3)return{problem:"has more than three parts; use at most two bars (|), and \\| for a bar that is text"};const[E=[],x=[],b=[]]=B;return B.length===1?{left:[],middle:E,
right:[]}:B.length===2?{left:E,middle:[],right:x}:{left:E,middle:x,right:b}}}),60666:((Q,X,u)=>{u.d(X,{E:()=>x,L:()=>L});var F=u(49180),k=u(17079),K=u(51521),p=u(
77040);function U(b){const w=(0,K.sA)(b);return"problem"in w?w.problem:void 0}function B(b){const w=(0,p.n)(b);return"problem"in w?w.problem:void 0}const W=/^(?:[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8}){0,8}|[xXiI](?:-[A-Za-z0-9]{1,8}){1,8})$/,
L=b=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.test(b),S=b=>!/[/\\\p{Cc}\p{Cs}]/u.test(b)&&/[^. ]/.test(b);function E(b){const w=URL.canParse(b)?new URL(b):void 0;
return w?.protocol==="https:"&&w.username===""&&w.password===""}const x={"file-name":{holds:S,words:"a file name without folders"},"media-type":{holds:L,words:"\
a media type such as text/xml or application/pdf"},color:{holds:b=>(0,F.q)(b)!==void 0,words:"a color such as Red, darkgreen or #c00000"},date:{holds:b=>(0,k.Z)(
b)!==void 0,words:"a date of ISO 8601 such as 2026-11-20 or 2026-11-20T14:30:00+01:00"},"number-format":{holds:b=>U(b)===void 0,words:"text such as {number} / {\
last}",problem:U},"running-line":{holds:b=>B(b)===void 0,words:"a line such as {title}|{number} / {last}",problem:B},"https-address":{holds:E,words:"an HTTPS ad\
dress such as https://tsa.example.com"},"language-tag":{holds:b=>W.test(b),words:"a language tag such as en, de-AT or zh-Hant (BCP 47)"}}}),15663:((Q,X,u)=>{u.r(
X),u.d(X,{redact_text:()=>Os});var F=u(29082),k=u(45657),K=u(33973),p=u(45599),U=u(74135),B=u(6057),W=u(87141),L=u(44738),S=u(78021),E=u(36211),x=u(36078);function b(a,{
x:t,y:e,width:n,height:o}){const s=([m])=>t-m,r=([m])=>m-t-n,i=([,m])=>e-m,c=([,m])=>m-e-o,l=m=>T=>-m(T),y=[[s],[r],[l(s),l(r),i],[l(s),l(r),c]];return a.flatMap(
m=>[s,r,i,c].some(T=>m.every(R=>T(R)>=0))?[m]:y.flatMap(T=>{const R=T.reduce((Z,Y)=>w(Z,Y),m);return R.length>2?[R]:[]}))}function w(a,t){const e=[];for(let n=0;n<
a.length;n++){const[o,s]=[a[n],a[(n+1)%a.length]],[r,i]=[t(o),t(s)];r>=0&&e.push(o),r>0!=i>0&&r!==i&&e.push(O(o,s,r/(r-i)))}return e}const O=([a,t],[e,n],o)=>[a+
(e-a)*o,t+(n-t)*o];function M(a,t){const e=[];for(const n of a){let o=[];for(let s=1;s<n.length;s++){const[r,i]=[n[s-1],n[s]],c=h(r,i,t);if(o.length===0&&!(c&&c[0]<=
0)&&o.push(r),!c){o.push(i);continue}c[0]>0&&o.push(O(r,i,c[0])),o.length>1&&e.push(o),o=c[1]<1?[O(r,i,c[1]),i]:[]}o.length>1&&e.push(o)}return e}function h([a,
t],[e,n],{x:o,y:s,width:r,height:i}){let[c,l]=[0,1];for(const[y,m]of[[a-e,a-o],[e-a,o+r-a],[t-n,t-s],[n-t,s+i-t]])if(y===0){if(m<0)return}else y<0?c=Math.max(c,
m/y):l=Math.min(l,m/y);return c<l?[c,l]:void 0}const f=24,d=.5;class g{parts=[];built=[];texts=[];clip="";last=[0,0];build(t,e,n){const{operator:o}=t;if(o==="W"||
o==="W*")this.clip=o;else if(!E.Rl.has(o))return!1;this.built.push([n,t.end]),this.texts.push(Buffer.from(t.content.subarray(n,t.end)).toString("latin1"));const s=r=>(0,U.
Gd)(e,t.number(r)||0,t.number(r+1)||0);switch(o){case"m":this.begin(s(0));break;case"l":this.line(s(0));break;case"c":this.curve(s(0),s(2),s(4));break;case"v":this.
curve(this.last,s(0),s(2));break;case"y":this.curve(s(0),s(2),s(2));break;case"h":this.close();break;case"re":this.rectangle(t,e)}return!0}get box(){const t=this.
parts.flatMap(({points:r})=>r);if(t.length===0)return;const[e,n]=[t.map(([r])=>r),t.map(([,r])=>r)],[o,s]=[(0,k.YG)(e),(0,k.YG)(n)];return{x:o,y:s,width:(0,k.Kf)(
e)-o,height:(0,k.Kf)(n)-s}}get clips(){return this.clip!==""}forget(){this.parts=[],this.built=[],this.texts=[],this.clip=""}get pieces(){return this.built}without(t,e,n,o){
const s=E.lJ.get(e),r=Math.sqrt(Math.abs(n[0]*n[3]-n[1]*n[2])),i=Math.max(o*r/2,d),{box:c}=this;if(!(m=>c&&t.some(T=>I(c,C(T,m))))(s.strokes?i:0))return;const y=[];
if(s.fill){const m=t.reduce(b,this.parts.map(({points:T})=>T));(0,k.RZ)(y,m.map(T=>`${v(T,n)} h`)),m.length>0&&y.push(s.fill==="even-odd"?"f*":"f")}if(s.strokes){
const m=this.parts.map(({points:R,isClosed:Z})=>Z||s.closes?[...R,R[0]]:R),T=t.reduce((R,Z)=>M(R,C(Z,i)),m);(0,k.RZ)(y,T.map(R=>v(R,n))),T.length>0&&y.push("S")}
return this.clips&&((0,k.RZ)(y,this.texts),y.push("n")),y.join(`
`)}begin(t){this.parts.push({points:[t],isClosed:!1}),this.last=t}line(t){const e=this.parts.at(-1);(!e||e.isClosed)&&this.begin(this.last),this.parts.at(-1).points.
push(t),this.last=t}curve([t,e],[n,o],[s,r]){const[i,c]=this.last;for(let l=1;l<=f;l++){const y=l/f,[m,T,R,Z]=[(1-y)**3,3*y*(1-y)**2,3*y**2*(1-y),y**3];this.line(
[m*i+T*t+R*n+Z*s,m*c+T*e+R*o+Z*r])}}close(){const t=this.parts.at(-1);t&&(t.isClosed=!0,this.last=t.points[0])}rectangle(t,e){const[n,o,s,r]=[0,1,2,3].map(i=>t.
number(i)||0);this.begin((0,U.Gd)(e,n,o)),this.line((0,U.Gd)(e,n+s,o)),this.line((0,U.Gd)(e,n+s,o+r)),this.line((0,U.Gd)(e,n,o+r)),this.close()}}const v=(a,t)=>{
const e=(0,U.DI)(t);return(0,x.XL)(a.map(([n,o])=>(0,U.Gd)(e,n,o)))},C=({x:a,y:t,width:e,height:n},o)=>({x:a-o,y:t-o,width:e+2*o,height:n+2*o}),I=(a,t)=>a.x<t.x+
t.width&&t.x<a.x+a.width+Number.MIN_VALUE&&a.y<t.y+t.height&&t.y<a.y+a.height+Number.MIN_VALUE;var $=u(77581);const A=(a,t)=>a.start-t.start||t.end-a.end;function G(a,t){
let e="",n=0;for(const{start:o,end:s}of t)o>n&&(e+=a.slice(n,o)),n=Math.max(n,s);return e+a.slice(n)}const j=500;async function P(a,t){const e=(0,$.g7)(a),n=await t(
e);if(n.length>0){const o=(0,$.wx)(G(e,n));return await N(o.bytes,t)?D:o}return await N(a.bytes,t)?D:void 0}const D=new p.Mx(new Uint8Array(0));async function N(a,t){
for(const e of z(a))if((await t(e)).length>0)return!0;return!1}function z(a){const t=Buffer.from(a.buffer,a.byteOffset,a.length).toString("latin1"),e=[t];return/[\x80-\xff]/.
test(t)&&e.push(Buffer.from(a).toString("utf8")),t.includes("\0")&&e.push(t.replaceAll("\0","")),/%[0-9a-f]{2}/i.test(t)&&e.push(Buffer.from(H(t),"latin1").toString(
"utf8")),t.includes("&")&&e.push(J(e.at(-1))),t.includes("<")&&e.push(e.at(-1).replace(/<[^<>]*>/g,"")),e}const H=a=>a.replace(/%([0-9a-f]{2})/gi,(t,e)=>String.
fromCharCode(parseInt(e,16))),V={amp:"&",lt:"<",gt:">",quot:'"',apos:"'"},J=a=>a.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos));/gi,(t,e,n,o)=>{
if(o!==void 0)return V[o.toLowerCase()]??t;const s=e===void 0?parseInt(n,16):parseInt(e,10);return s<=1114111?String.fromCodePoint(s):t});async function q(a,t,e){
let n=0;const o=[t];for(let s=o.pop();s!==void 0;s=o.pop()){const r=s instanceof p.Z6?s.dict:s;if(!(!(r instanceof p.Bi)&&!Array.isArray(r)))for(const[i,c]of r.
entries()){if(!(c instanceof p.Mx)){(c instanceof p.Bi||Array.isArray(c))&&o.push(c);continue}const l=a.job.pace.step(j);l&&await l;const y=await P(c,e);y&&(r instanceof
p.Bi?r.set(i,y):r[i]=y,n++)}}return n}function rt(a,t){const e=[];for(const n of a.array(a.entry(a.pages.number(t),"Annots"))??[]){const o=a.dict(n);if(!o||!(0,p.
Eo)(a.resolve(o.get("Subtype")),"Redact"))continue;const s=(a.array(o.get("QuadPoints"))??[]).map(i=>Number(a.resolve(i))||0);for(let i=0;i+8<=s.length;i+=8){const[
c,l]=[0,1].map(y=>[0,2,4,6].map(m=>s[i+m+y]));e.push(pt(a,t,[(0,k.YG)(c),(0,k.YG)(l),(0,k.Kf)(c),(0,k.Kf)(l)]))}const r=(0,B.b0)(a,o.get("Rect"));s.length<8&&r&&
e.push(pt(a,t,r))}return e.filter(({width:n,height:o})=>n>0&&o>0)}function pt(a,t,e){const[n,o,s,r]=(0,U.zl)((0,W.y)((0,B.iw)(a,t)),e);return{x:n,y:o,width:s-n,
height:r-o}}async function be(a,t){t.size!==0&&await(0,L.L)(a,(e,n)=>{const o=t.get(n),s=o&&(0,B.b0)(a,e.get("Rect"));if(!o||!s)return!1;const r=pt(a,n,s);return o.
some(i=>I(r,i))})}const xe=["ActualText","Alt","E","T"];async function ve(a,t,e){const n=new Set([...t.keys()].map(r=>a.pages.number(r)));let o=0;for(const r of n)
for(const i of a.array(a.entry(r,"Annots"))??[]){const c=a.dict(i),l=c?await q(a,c,e):0;l>0&&(0,p.i9)(i)&&a.edit(i),o+=l}for(const r of t.keys()){const i=a.pages.
attribute(r,"Resources"),c=a.dict(a.dict(i)?.get("Properties"));for(const l of c?.values()??[]){const y=await q(a,a.dict(l)??null,e);y>0&&(0,p.i9)(l)?a.edit(l):
y>0&&(0,p.i9)(i)&&a.edit(i),o+=y}}const{live:s}=await(0,K.Gy)(a);for(let r=1;r<s.length;r++){const i=s[r]===1?a.dict(a.get(r)):void 0,c=a.job.pace.step(300);if(c&&
await c,!(!i||!(0,S.Uc)(i)||!Me(i,n)))for(const l of xe){const y=await q(a,[a.resolve(i.get(l))],e);y>0&&(a.edit(r),i.delete(l)),o+=y}}return o}function Me(a,t){
const e=a.get("Pg");return!(0,p.i9)(e)||t.has(e.number)}var Ct=u(12237),gt=u(14029),nt=u(58552);const It=5e4,Ee=20;function Se(a,t,e){const n=new Map;if(!a)return n;
const o=a.areas??a.matches;if(!Array.isArray(o))throw mt(["must have a list under areas, or under matches"]);if(o.length>It)throw mt([`has ${o.length} areas, an\
d at most ${It} are allowed`]);const s=[],r=new Set(t);for(const[i,c]of o.entries()){const l=Oe(c,e);if(typeof l=="string"?s.push(`area ${i+1} ${l}`):r.has(l.page)?
n.set(l.page-1,[...n.get(l.page-1)??[],...l.boxes]):s.push(`area ${i+1} is on page ${l.page}, which pages does not name`),s.length===Ee)break}if(s.length>0)throw mt(
s);return n}const mt=a=>(0,nt.G6)([{field:"redact_areas",message:a.join("; ")}]),Lt=a=>typeof a=="object"&&a!==null&&!Array.isArray(a);function Oe(a,t){if(!Lt(a))
return"must be an object with page and box";const{page:e}=a;if(typeof e!="number"||!Number.isInteger(e)||e<1||e>t)return`must have a page from 1 to ${t}`;const o=(Array.
isArray(a.boxes)?a.boxes:[a.box??a]).map(Ae);return o.some(s=>s===void 0)||o.length===0?"must have boxes with x, y, width and height in points, which are greate\
r than 0":{page:e,boxes:o}}function Ae(a){if(!Lt(a))return;const[t,e,n,o]=["x","y","width","height"].map(r=>a[r]);return[t,e,n,o].every(r=>typeof r=="number"&&Number.
isFinite(r))&&n>0&&o>0?{x:t,y:e,width:n,height:o}:void 0}var Te=u(97727),Pe=u(99876);async function De(a,t,e){const n=new Map(t.filter(({boxes:i})=>i.length>0).
map(i=>[i.index,i.boxes]));if(n.size===0)return;const{kinds:o,pages:s}=await(0,Pe.F)(a,Uint32Array.from([...n.keys()],i=>i+1)),r=new Te.B(a);await r.inspect(s);
for(const i of s){const c=a.job.pace.step(5e3);c&&await c;const l=(0,U.DI)((0,W.y)(o[i.kind])),y=(n.get(i.index)??[]).map(({x:m,y:T,width:R,height:Z})=>{const[Y,
_,tt,et]=(0,U.zl)(l,[m,T,m+R,T+Z]);return`${(0,x.id)(Y)} ${(0,x.id)(_)} ${(0,x.id)(tt-Y)} ${(0,x.id)(et-_)} re`});r.over(i,{resources:[],operators:()=>`/Artifac\
t BMC q ${e==="black"?0:1} g ${y.join(`
`)} f Q EMC
`})}}var Ce=u(58006),Rt=u(78157),Ie=u(8510),ct=u(38026),Le=u(71856),Re=u(82416),Ut=u(56681),at=u(85008);const Bt=4096,Ue=30;async function Nt(a,t){const e=new at.
oz(a),n=[],o=[];let s=0;const r=i=>{n.push(i),s+=i.length};for(let i=1,c=e.next(!0);c!==at.Kp;c=e.next(!0),i++){c===at.An||c===at.Cd?(o.push({at:s,from:e.start,
to:e.end}),r(Buffer.from((0,Re.E3)(a,e.start,e.end)).toString("latin1").replaceAll("\0",""))):c===at.QR&&s>0&&r(`
`);const l=i%Bt===0?t.step(Bt*Ue):void 0;l&&await l}return{text:n.join(""),pieces:o}}const Be=async(a,t,e)=>(await t((await Nt(a,e)).text)).length;async function Ne(a,t,e){
const{text:n,pieces:o}=await Nt(a,e),s=await t(n);if(s.length===0)return a;const r=[];for(const[i,{at:c,from:l,to:y}]of o.entries()){const m=o[i+1]?.at??n.length;
s.some(T=>T.start<m&&c<T.end)&&r.push({from:l,to:y,text:"()"})}return(0,Ut.E$)(a,r,e)}const $e=["FontFile","FontFile2","FontFile3","ToUnicode","CIDToGIDMap","CI\
DSet","JBIG2Globals"];async function ke(a,t,e){const n=new Map,o=new Set;for(let s=1;s<t;s++){if(!e(s))continue;const r=a.job.pace.step(300);r&&await r;const i=a.
get(s);i instanceof p.Z6?(We(a,i.dict)&&n.set(s,i.dict.get("Resources")),(i.dict.has("CMapName")||(0,p.Eo)(a.resolve(i.dict.get("Type")),"CMap"))&&o.add(s)):i instanceof
p.Bi&&je(a,s,i,n,o)}return{content:n,fonts:o,pages:Fe(a)}}function Fe(a){const t=new Set;for(const e of a.pages.numbers){const n=a.entry(e,"Contents");(0,p.i9)(
n)&&t.add(n.number);for(const o of a.array(n)??[])(0,p.i9)(o)&&t.add(o.number)}return t}function We(a,t){const e=a.resolve(t.get("Subtype"));return(0,p.Eo)(e,"F\
orm")||a.resolve(t.get("PatternType"))===1||t.has("BBox")&&!t.has("ShadingType")}function je(a,t,e,n,o){for(const c of $e){const l=e.get(c);(0,p.i9)(l)&&o.add(l.
number)}const s=(0,p.Eo)(a.resolve(e.get("Subtype")),"Type3")?a.dict(e.get("CharProcs")):void 0;for(const c of s?.values()??[])(0,p.i9)(c)&&n.set(c.number,e.get(
"Resources"));const r=a.resolve(e.get("Type"));if(a.pages.holds(t)||!((0,p.Eo)(r,"Page")||(0,p.Eo)(r,"Template")))return;const i=e.get("Contents");for(const c of a.
array(i)??[i])(0,p.i9)(c)&&n.set(c.number,e.get("Resources"))}const Ge=-180;async function $t(a,{inText:t,inCodes:e},n){if(a.shown.length===0)return;const[o,s]=[
ze(a),Ke(a)];kt(o,await t(o.text),n),kt(s,await e(s.text),n)}function kt({glyphs:a},t,e){for(const{start:n,end:o}of t)for(let s=n;s<o;s++)a[s]>=0&&e.add(a[s])}class Ft{parts=[];glyphs=[];add(t,e){
this.parts.push(t);for(let n=0;n<t.length;n++)this.glyphs.push(e)}finish(){return{text:this.parts.join(""),glyphs:this.glyphs}}}function ze({shown:a}){const t=new Ft;
for(const{elements:e,font:n,first:o}of a){let s=o;for(const r of e)if(typeof r=="number")r<Ge&&t.add(" ",-1);else for(const{text:i}of n.glyphs(r))t.add(i,s++);t.
add(`
`,-1)}return t.finish()}function Ke({shown:a}){const t=new Ft;for(const{elements:e,font:n,first:o}of a){let s=o;for(const r of e){if(typeof r=="number")continue;
let i=0;for(let c=n.glyphs(r).length;c>0;c--){const l=n.partEnd(r,i,1);for(;i<l;i++)r[i]!==0&&t.add(String.fromCharCode(r[i]),s);s++}}t.add(`
`,-1)}return t.finish()}var Wt=u(64680),ft=u(45079);async function jt(a,t,e){const n=new Map,o=new Set;for(const{lists:s}of t)for(const{stream:r,tag:i,operator:c,
from:l,to:y,dict:m}of s){const T=`${r} ${l}`;if(o.has(T)||(o.add(T),await q(a,m,e)===0))continue;const R=new Wt.k(256);(0,ft.bD)(R,m,ft.yT);const Z=`${i} ${Buffer.
from(R.bytes).toString("latin1")} ${c}`;n.set(r,[...n.get(r)??[],{from:l,to:y,text:Z}])}return n}function Gt(a,t,e){for(const n of e){const o=t.shownAt(n);let s=a.
get(o.stream);s||a.set(o.stream,s=new Map);let r=s.get(o.from);r||s.set(o.from,r={shown:o,glyphs:new Set}),r.glyphs.add(n-o.first)}}var st=u(81077),it=u(9819);const Ze={
ActualText:"tags",Alt:"tags",E:"tags",URI:"addresses and file names",F:"addresses and file names",UF:"addresses and file names",V:"form fields",DV:"form fields",
TU:"form fields",TM:"form fields",Opt:"form fields",Dest:"names",D:"names",Names:"names",Limits:"names"};function He(a,t,e){return t?t===a.dict(a.trailer.get("I\
nfo"))?"the properties of the document":(0,S.Uc)(t)?"tags":t.has("Subtype")&&t.has("Rect")?(0,p.Eo)(a.resolve(t.get("Subtype")),"Widget")?"form fields":"annotat\
ions":t.has("FT")?"form fields":(0,p.Eo)(a.resolve(t.get("Type")),"OCG")?"layers":e==="Title"&&t.has("Parent")?"bookmarks":Ze[e]??"other entries":"other entries"}
const zt=100,Kt=new Set(["Dests","RoleMap","ClassMap","N","R","D"]),Xe=new Set(["Dest","D","S","C","AS","V","DV"]),Ye=new Set(["DA","DS","Registry","Ordering","\
CharSet","Panose","CheckSum","Lookup","NS"]),Ve=new Set(["CreationDate","ModDate","M","LastModified","CreateDate"]);class _e{document;find;edits;note;renamed=new Map;constructor(t,e,n,o){
this.document=t,this.find=e,this.edits=n,this.note=o}async run(t,e){const{document:n}=this,o=this.trees(),s=[];for(const i of o)await this.nameKeys(i)&&s.push(i);
const r=n.trailer.get("Encrypt");for(let i=1;i<t.length;i++)!e(i)||(0,p.i9)(r)&&r.number===i||await this.nameChosen(n.get(i));for(let i=1;i<t.length;i++)!e(i)||
(0,p.i9)(r)&&r.number===i||await this.object(n.get(i))&&this.edits&&n.edit(i);for(const i of s)this.edits&&await this.rebuild(i);for(const[i,c]of[...n.trailer])
(0,p.i9)(c)||i==="ID"||i==="Encrypt"||!await this.object([c])||this.edits&&n.trailer.delete(i)}trees(){const{document:t}=this,e=(0,it.Wo)(t,"Names"),n=(0,it.Wo)(
t,"StructTreeRoot");return[...[...e?.dict.keys()??[]].map(o=>({holder:e.dict,number:e.holder,key:o})),...n?.dict.has("IDTree")?[{holder:n.dict,number:n.holder,key:"\
IDTree"}]:[]]}async nameKeys({holder:t,key:e}){let n=!1;for(const[o]of await(0,st.Zc)(this.document,t.get(e),"Names"))!(o instanceof p.Mx)||!await P(o,this.find)||
(this.rename((0,st.Pu)(o)),n=!0);return n}rename(t){this.renamed.has(t)||this.renamed.set(t,`redacted-${this.renamed.size+1}`)}async nameChosen(t){const{document:e}=this,
n=[t];for(let o=n.pop();o!==void 0;o=n.pop()){const s=o instanceof p.Z6?o.dict:o;if(Array.isArray(s))for(const i of s)n.push(i);if(!(0,p.Zm)(s))continue;for(const[
i,c]of s){const l=Kt.has(i)?e.resolve(c):null;if((0,p.Zm)(l))for(const y of l.keys())await this.nameOne(y);(0,p.i9)(c)||n.push(c)}const r=e.job.pace.step(zt*(1+
s.size));r&&await r}}async nameOne(t){t.length>=2&&await P((0,p.Px)(t),this.find)&&this.rename(`/${t}`)}async object(t){let e=!1;const n=[{value:t,dict:void 0,key:""}];
for(let o=n.pop();o;o=n.pop()){const s=o.value instanceof p.Z6?o.value.dict:o.value;if(!(s instanceof p.Bi)&&!Array.isArray(s)||Array.isArray(s)&&Je(s))continue;
const r=s instanceof p.Bi?s:o.dict;for(const[c,l]of[...s.entries()]){const y=typeof c=="string"?c:o.key,m=await this.entry(r,y,l);if(m===void 0){(l instanceof p.
Bi||Array.isArray(l))&&n.push({value:l,dict:r,key:y});continue}e=!0,this.note(He(this.document,r,y)),this.edits&&(s instanceof p.Bi?s.set(c,m):s[c]=m)}s instanceof
p.Bi&&this.renamed.size>0&&this.renameKeys(s,o.key)&&(e=!0);const i=this.document.job.pace.step(zt);i&&await i}return e}async entry(t,e,n){if(n instanceof p.SX){
const r=Xe.has(e)||e==="RoleMap"?this.renamed.get(`/${n.text}`):void 0;return r===void 0?void 0:new p.SX(r)}if(!(n instanceof p.Mx)||Ye.has(e)||e==="Contents"&&
t&&(0,p.hi)(t))return;const o=this.renamed.get((0,st.Pu)(n));if(o!==void 0)return(0,p.Px)(o);const s=await P(n,this.find);return s&&Ve.has(e)?(0,p.Px)(""):!s||e!==
"T"||!t||!Qe(t)?s:(this.rename((0,st.Pu)(n)),(0,p.Px)(this.renamed.get((0,st.Pu)(n))))}renameKeys(t,e){const n=[...t];if(!(Kt.has(e)||this.isNaming(t))||!n.some(
([s])=>this.renamed.has(`/${s}`)))return!1;if(this.note("names"),!this.edits)return!0;t.clear();for(const[s,r]of n)t.set(this.renamed.get(`/${s}`)??s,r);return!0}isNaming(t){
const{document:e}=this,n=e.dict(e.catalog.get("StructTreeRoot"));return[e.catalog.get("Dests"),n?.get("RoleMap"),n?.get("ClassMap")].some(o=>e.dict(o)===t)}async rebuild({
holder:t,number:e,key:n}){const{document:o}=this,s=await(0,st.Zc)(o,t.get(n),"Names");o.edit(e);const r=(0,st.H6)(o,(0,st.AN)(s),"Names"),i=t.get(n);(0,p.i9)(i)?
o.put(i,r):t.set(n,r),o.edit((0,it.Kd)(i,e))}}const Je=([a])=>(0,p.Eo)(a,"Indexed")||(0,p.Eo)(a,"I"),Qe=a=>a.has("FT")||a.has("Kids")||a.has("Parent")&&!a.has("\
Contents");var wt=u(75444),Zt=u(58971),qe=u(12657),Ht=u(31095),Xt=u(36502),tn=u(98689),Yt=u(18930);class en{images=[];cuts=new Map;touched=new Set;unseen=[];undivided=new Set;shown=[];lists=[];contents=new Map;groups=[];glyphs=0;isPartial=!1;cut(t,e){
const n=this.cuts.get(t);n?n.push(e):this.cuts.set(t,[e])}areUnseen(t,e){let n=1/0;for(const o of t){if(this.isUnseen(o))return!0;n=Math.min(n,o)}return this.images.
some(({after:o,matrix:s})=>o>n&&I(yt(s),e))}isUnseen(t){const{unseen:e}=this;let n=0;for(let o=e.length;n<o;){const s=n+o>>1;e[s][1]<=t?n=s+1:o=s}return n<e.length&&
e[n][0]<=t}shownAt(t){const{shown:e}=this;let n=0;for(let o=e.length-1;n<o;){const s=n+o+1>>1;e[s].first<=t?n=s:o=s-1}return e[n]}}function yt(a){const[t,e,n,o]=(0,U.
zl)(a,[0,0,1,1]);return{x:t,y:e,width:n-t,height:o-e}}const Vt=a=>-1-a;var nn=u(4745),sn=u(63181),on=u(4186),an=u(97748),rn=u(93059);class _t extends Xt.z{isOff(){
return!1}}class Jt{builder;trace;areas;next=0;group=-1;listed;constructor(t,e,n){this.builder=t,this.trace=e,this.areas=n}glyph(t,e,n,o,s){const r=this.group<0?
this.next++:this.listed?.[this.next++]??Vt(this.group);this.builder.edges.glyph=r,this.areas.length>0&&this.touch(r,t,n,o,s),this.builder.glyph(t,e,n,o,s)}touch(t,e,n,o,s){
const r=cn(e,n,o,s);this.areas.some(i=>I(r,i))&&this.trace.touched.add(t)}}function cn({font:a,frame:t,size:e},n,o,s){const[r,i]=t.vertical?[.5,.5]:[a.ascent,-a.
descent];return(0,on.L)(t,Math.min(n,o),Math.max(n,o),s-r*e,s+i*e)}class fn extends Jt{space(){this.builder.space()}}const dn=new Set([3,7]),bt=a=>({...(0,an.ue)(
a),lineWidth:1,isTransparent:!1,clip:{x:-1e9,y:-1e9,width:2e9,height:2e9}});class ln extends sn.C{numbering;trace;from=0;to=0;operator="";stream=0;open;replacing=[];replacedTexts=[];constructor(t,e,n){
super(t,e),this.numbering=t,this.trace=n}begin(t,e,n){super.begin(t,e,n);const{stream:o,operator:s,from:r,to:i,trace:c}=this,{size:l,charSpace:y,wordSpace:m,stretch:T}=t,
R=c.glyphs;this.open={stream:o,operator:s,from:r,to:i,elements:[],font:e,size:l,charSpace:y,wordSpace:m,stretch:T,first:R,count:0},c.shown.push(this.open)}show(t,e,n,o){
const{trace:s,numbering:r}=this,i=this.open;(dn.has(e.mode)||e.isTransparent)&&s.unseen.push([s.glyphs,s.glyphs+e.font.glyphs(t).length]);const c=e.font.glyphs(
t),l=c.length;i.elements.push(t),i.count+=l;const y=s.glyphs;if(s.glyphs+=l,o){this.replacing.push([y,s.glyphs]);for(const{text:m}of c)this.replacedTexts.push(m)}
(o!==void 0||n)&&(s.isPartial=!0),r.next=y,super.show(t,e,n,o),!o&&r.next!==s.glyphs&&(s.isPartial=!0)}adjust(t){super.adjust(t),this.open.elements.push(t)}replaced(t,e){
const{numbering:n,replacing:o,replacedTexts:s}=this;([...e].length===s.length||s.join("")===e)&&(n.listed=o.flatMap(([i,c])=>Array.from({length:c-i},(l,y)=>i+y))),
n.group=this.trace.groups.push(o)-1,n.next=0,this.replacing=[],this.replacedTexts=[],super.replaced(t,e),n.group=-1,n.listed=void 0}}const hn=4;class un extends nn.
p{trace;areas;tracing;path=new g;constructor(t,e,n,o,s,r,i,c=[]){const l=i?new fn(s,r,c):new Jt(s,r,c),y=new ln(l,o,r);super(t,e,y,n),this.trace=r,this.areas=c,
this.tracing=y}take(t,e){const{tracing:n}=this;if(n.stream=e.stream,n.operator=t.operator,n.from=t.count>0?t.startOf(0):t.end,n.to=t.end,t.count>1&&t.kind(1)===
at.q$&&this.noteList(t,e.stream),!(this.areas.length>0&&this.paints(t,e)))return t.operator==="BI"?this.noteInline(t,e):t.operator==="gs"&&this.follow(t.name(0),
e),super.take(t,e)}follow(t,{scope:e,states:n}){const o=t===void 0?void 0:this.document.dict(e.find("ExtGState",t)),[s,r]=["ca","LW"].map(i=>this.document.resolve(
o?.get(i)));typeof s=="number"&&(n.current.isTransparent=s===0),typeof r=="number"&&(n.current.lineWidth=r)}paints(t,{states:e,stream:n}){const{path:o,trace:s,areas:r}=this,
i=e.current,{operator:c}=t,{from:l,to:y}=this.tracing,m=t.count>0?l:y-c.length;if(o.build(t,i.matrix,m))return!0;if(c==="w"&&(i.lineWidth=t.number(0)||0),c==="s\
h"&&r.some(Z=>I(i.clip,Z))&&s.undivided.add("a shading"),!E.lJ.has(c))return!1;const T=c==="n"?void 0:o.without(r,c,i.matrix,i.lineWidth);if(T!==void 0){this.document.
job.pace.add(T.length*r.length*hn);for(const[Z,Y]of o.pieces)s.cut(n,{from:Z,to:Y,text:""});s.cut(n,{from:m,to:y,text:T})}const{box:R}=o;return o.clips&&R&&(i.clip=
pn(i.clip,R)),o.forget(),!0}noteInline(t,{states:e,stream:n,scope:o}){const s=(0,rn.n)(t);if(!s)return;const r=s.dict.get("ColorSpace"),i=r instanceof p.SX?o.find(
"ColorSpace",r.text):void 0;i!==void 0&&s.dict.set("ColorSpace",i);const{to:c}=this.tracing,{matrix:l}=e.current,y=Buffer.from(t.content.buffer,t.content.byteOffset,
t.content.length).lastIndexOf("BI",t.count>0?t.startOf(0):t.dataStart);this.trace.images.push({stream:n,from:y,to:c,image:s,matrix:l,after:this.trace.glyphs})}draws(t,e){
const n=t===void 0?null:this.document.resolve(e.scope.find("XObject",t));if(n instanceof p.Z6&&(0,p.Eo)(this.document.resolve(n.dict.get("Subtype")),"Image")){const{
from:o,to:s}=this.tracing,{matrix:r}=e.states.current;this.trace.images.push({stream:e.stream,from:o,to:s,image:n,matrix:r,after:this.trace.glyphs})}return super.
draws(t,e)}noteList(t,e){const{operator:n,content:o}=t;if(n!=="BDC"&&n!=="DP"||!o.subarray(t.startOf(1),t.endOf(1)).some((l,y)=>y>1&&(l===40||l===60)))return;const s=t.
value(1),r=Buffer.from(o.subarray(t.startOf(0),t.endOf(0))).toString("latin1"),{from:i,to:c}=this.tracing;(0,p.Zm)(s)&&this.trace.lists.push({stream:e,tag:r,operator:n,
from:i,to:c,dict:s})}async readForm(t,e,n){this.trace.contents.set(n.stream,t),await super.readForm(t,e,n)}}function pn(a,t){const[e,n]=[Math.max(a.x,t.x),Math.
max(a.y,t.y)],o=Math.min(a.x+a.width,t.x+t.width),s=Math.min(a.y+a.height,t.y+t.height);return{x:e,y:n,width:Math.max(o-e,0),height:Math.max(s-n,0)}}const dt=1e9;
class xt{document;texts;constructor(t){this.document=t,this.texts=new Yt.X(t)}async shown(t,e){return this.read(t,new Xt.z(this.document),!0,e)}async all(t,e){return this.
read(t,new _t(this.document),!1,e)}async read(t,e,n,o){const{document:s}=this,r=(0,B.iw)(s,t),i=(0,W.y)(r),{width:c,height:l}=(0,U.iN)(r),y={width:c*r.userUnit,
height:l*r.userUnit},{builder:m,trace:T,reader:R}=this.reading(e,y,n,o),Z=new Zt.X(s),Y=new Ht.H(s,s.dict(s.pages.attribute(t,"Resources"))),_=await Z.page(t);T.
contents.set(0,_),await R.page(_,Y,bt(i));for(const tt of(0,wt.bD)(s,t,r.rotation,e))await R.form(tt.form,(0,wt.RZ)(s),bt((0,U.lw)(tt.matrix,i)));return this.finish(
t,m,T,y)}async stream(t,e){const{document:n}=this,o={width:dt,height:dt},{builder:s,trace:r,reader:i}=this.reading(new _t(n),o,!1,[]);return r.contents.set(0,t),
await i.page(t,new Ht.H(n,n.dict(e),(0,wt.RZ)(n)),bt([1,0,0,-1,0,0])),this.finish(-1,s,r,o)}reading(t,{width:e,height:n},o,s){const{document:r}=this,i=new tn.g(
o?e:dt,o?n:dt,0,!0);i.isEndless=!o;const c=new en,l=new qe.y(r.job),y=new un(r,new Zt.X(r),t,l,i,c,o,s);return{builder:i,trace:c,reader:y}}async finish(t,e,n,o){
const s=await this.texts.assemble(t,e,o,{usesElementTexts:!1});return e.leavesOut&&(n.isPartial=!0),{page:s,trace:n}}}function Qt(a,t,e,n,o){for(const{first:s,count:r}of t.
letters(e,n))qt(a,s,r,o)}function qt({page:a,trace:t},e,n,o){const{glyphs:s}=a.found.edges;for(let r=e;r<e+n;r++)lt(t,s[r],o)}function gn({trace:a},t){for(const e of a.
touched)lt(a,e,t)}function lt(a,t,e){if(t>=0)e.add(t);else for(const[n,o]of a.groups[Vt(t)])for(let s=n;s<o;s++)e.add(s)}function te({page:a,trace:t},e){for(const[
n,o]of a.found.edges.joined)e.has(n)&&lt(t,o,e),e.has(o)&&lt(t,n,e);for(const{first:n,count:o,elements:s,font:r}of t.shown){let i=-1,c=!0,l=n;for(const y of s)if(typeof y!=
"number")for(const{text:m}of r.glyphs(y)){if(e.has(l)){if(c&&i>=0)for(let T=i+1;T<l;T++)e.add(T);i=l,c=!0}else m.trim()!==""&&(c=!1);l++}if(l>n+o)return}}class ee{document;searching;choose;stays;rewriter;found=new Map;constructor(t,e,n,o,s){
this.document=t,this.searching=e,this.choose=n,this.stays=o,this.rewriter=s}async run(t){const{document:e,stays:n}=this,{live:o}=await(0,K.Gy)(e),s=i=>o[i]===1&&
n[i]!==1,r=await ke(e,o.length,s);for(const[i,c]of r.content)s(i)&&!t.has(i)&&await this.content(i,c);for(let i=1;i<o.length;i++)s(i)&&e.isStream(i)&&await this.
data(i,r);await new _e(e,this.searching.inText,this.rewriter!==void 0,i=>this.note(i)).run(o,s)}note(t,e=1){e>0&&this.found.set(t,(this.found.get(t)??0)+e)}async content(t,e){
const{document:n,searching:o}=this,s=n.get(t);if(!(s instanceof p.Z6))return;const r=this.decoded(s),i=await new xt(n).stream(r,e),{glyphs:c,count:l}=await this.
choose(i,!1),y=c.size;await $t(i.trace,o,c);const m=await jt(n,[i.trace],o.inText);if(this.note("content that no page shows",Math.max(l,+(c.size>y))+m.size),!this.
rewriter||c.size===0&&m.size===0)return;te(i,c);const T=new Map;Gt(T,i.trace,c),await this.rewriter.inPlace(new Map([[0,t]]),[i.trace],{removals:T,others:m,images:new Map})}decoded(t){
const e=this.document.decodedPart(t);if(!e)throw new nt.zU("redaction_incomplete","A content stream cannot be read, because its compression is not known");return e.
data}async data(t,{content:e,fonts:n,pages:o}){const{document:s}=this,r=s.get(t);if(!(r instanceof p.Z6)||n.has(t))return;const{dict:i}=r;mn(s,i)||(e.has(t)||o.
has(t)?await this.hiddenStrings(t,r):await this.otherData(t,r))}async hiddenStrings(t,e){const{document:n,rewriter:o}=this,s=this.searching.inCodes,{pace:r}=n.job,
i=this.decoded(e),c=i.includes(Rt.IQ)&&await N(wn(i),this.searching.inText),l=await Be(i,s,r);if(c&&this.note("comments of content"),this.note("content that no \
page shows",l),!o||!c&&l===0)return;const y=l>0?await Ne(i,s,r):i,m=c?(await(0,Ie.f)(y,r)).content:y;n.put(t,await(0,ct.c)(n,e,m))}async otherData(t,e){const{document:n,
rewriter:o}=this,s=(0,Le.In)(e)?"metadata":"streams",r=s==="metadata"?this.searching.inText:this.searching.inCodes,i=this.document.decodedPart(e)?.data;if(!i)throw new nt.
zU("redaction_incomplete","A stream cannot be read, because its compression is not known");const c=n.job.pace.step(i.length);c&&await c;const l=z(s==="metadata"?
ne(i):i),y=await Promise.all(l.map(async R=>(await r(R)).length));if(this.note(s,(0,k.Kf)(y)),!o||y.every(R=>R===0))return;const[m=""]=l,T=Buffer.from(G(Buffer.
from(i).toString("latin1"),await r(m)),"latin1");await N(ne(T),r)?n.remove(t):n.put(t,(0,Ce.n)(e,T,{compress:!1}))}}function mn(a,t){return["FunctionType","Shad\
ingType","N"].some(e=>typeof a.resolve(t.get(e))=="number")||(0,p.Eo)(a.resolve(t.get("Subtype")),"Image")||(0,p.Eo)(a.resolve(t.get("Type")),"EmbeddedFile")}function wn(a){
return Buffer.from((Buffer.from(a).toString("latin1").match(/%[^\r\n]*/g)??[]).join(`
`),"latin1")}function ne(a){const e=Buffer.from(a).toString("latin1").replace(/\bxmlns(?::[\w.-]{1,100})?\s{0,20}=\s{0,20}(?:"[^"<>]*"|'[^'<>]*')/g,n=>" ".repeat(
n.length));return Buffer.from(e,"latin1")}const yn=new Set(["Parent","P","Dest","B"]),bn=300;async function se(a,t){const{pages:e}=a,n=new Uint8Array(a.size);if(t.
size===e.count)return n;const o=Array.from({length:e.count},(s,r)=>r);return await oe(a,o.filter(s=>!t.has(s)),s=>n[s]=1),await oe(a,[...t],s=>n[s]=0),n}async function oe(a,t,e){
const{pages:n,job:o}=a,s=new Uint8Array(a.size),r=new it.b9(a),i=[],c=l=>{s[l]=1,e(l),i.push(a.get(l))};for(const l of t){c(n.number(l));const y=n.attribute(l,"\
Resources");y!==void 0&&i.push(y);for(let m=i.pop();m!==void 0;m=i.pop()){if((0,p.i9)(m)){m.number<s.length&&s[m.number]===0&&!xn(a,m.number)&&c(m.number);continue}
const T=m instanceof p.Z6?m.dict:m;if(Array.isArray(T))for(const Z of T)i.push(Z);else if(T instanceof p.Bi)for(const[Z,Y]of T)yn.has(Z)||i.push(Y);r.spend(1);const R=o.
pace.step(bn);R&&await R}}}function xn(a,t){const e=a.resolve(a.entry(t,"Type"));return(0,p.Eo)(e,"Page")||(0,p.Eo)(e,"Pages")||a.pages.holds(t)}var ot=u(98446),
ae=u(49568),vt=u(779),ie=u(42973),re=u(9312);const ce=["january","february","march","april","may","june","july","august","september","october","november","decem\
ber","januar","februar","märz","mai","juni","juli","oktober","dezember","jänner","janvier","février","mars","avril","juin","juillet","août","septembre","oct\
obre","novembre","décembre","enero","febrero","marzo","abril","mayo","junio","julio","agosto","septiembre","octubre","noviembre","diciembre","gennaio","febbrai\
o","aprile","maggio","giugno","luglio","settembre","ottobre","dicembre","jan","feb","mar","apr","jun","jul","aug","sept?","oct","nov","dec","okt","dez"].join("|"),
vn={email:"[\\p{L}\\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?(?:\\.[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?)+",url:'\
(?i)(?:\\b(?:https?|ftp)://|\\bwww\\.)[^\\s<>"()\\[\\]{}]+',iban:"(?i)\\b[A-Z]{2}[0-9]{2}(?:[ \\x{a0}-]?[A-Z0-9]){11,30}\\b",card:"\\b[0-9](?:[ \\x{a0}-]?[0-9]){1\
2,18}\\b",phone:"(?i)\\+[ ]?[0-9](?:[ ./()\\x{a0}-]*[0-9]){7,14}|\\b(?:tel(?:efon|ephone|éfono|efono|\\.)?|phone|fax|mobile?|mobil|mobiltelefon|cell|handy|portable)\
[ .:/()-]*(?:[a-z]{0,12}[ .:]*)?\\(?[0-9](?:[ ./()\\x{a0}-]*[0-9]){5,14}",date:`(?i)\\b[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}\\b|\\b[0-9]{1,2}[./-][ ]?[0-9]{1,2}[./-][ ]?(\
?:[0-9]{4}|[0-9]{2})\\b|\\b[0-9]{1,2}(?:\\.|st|nd|rd|th|º|er)?\\s+(?:de\\s+)?(?:${ce})\\.?,?(?:\\s+de)?\\s+[0-9]{4}\\b|\\b(?:${ce})\\.?\\s+[0-9]{1,2}(?:st|nd|rd|\
th)?,?\\s+[0-9]{4}\\b`},Mn={iban:Sn,card:On};async function En(a,t){const e=await Promise.all(a.map(async n=>({kind:n,pattern:await(0,re.Gv)("redact_kinds",vn[n],
"regex",t)})));return{hasGroups:!1,search:async(n,o,s)=>{const r=[];let i=!1;for(const{kind:c,pattern:l}of e){const y=await l.search(n,o,s);i||=y.truncated,(0,k.
RZ)(r,y.matches.flatMap(({start:m,end:T})=>{const R=Mn[c]?.(n.slice(m,T))??T-m;return R>0?[{start:m,end:m+R,groups:{}}]:[]}))}return{matches:r.sort((c,l)=>c.start-
l.start||l.end-c.end),truncated:i}}}}const Mt=/[ \u00a0-]/;function Sn(a){let t=0,e=0;const n=[...a].map((s,r)=>({sign:s.toUpperCase(),at:r})).filter(({sign:s})=>!Mt.
test(s)),o=s=>{const r=parseInt(s,36);t=(t*(r>9?100:10)+r)%97};for(let s=15;s<=Math.min(n.length,34);s++){t=0;for(const{sign:r}of[...n.slice(4,s),...n.slice(0,4)])
o(r);t===1&&(e=n[s-1].at+1)}return e}function On(a){const t=[...a].map((e,n)=>({sign:e,at:n})).filter(({sign:e})=>!Mt.test(e));for(let e=Math.min(t.length,19);e>=
13;e--){let n=0;for(let s=0;s<e;s++){const r=Number(t[e-1-s].sign)*(s%2===0?1:2);n+=r>9?r-9:r}const o=t[e-1].at+1;if(n%10===0&&(e===t.length||Mt.test(a[o])))return o}
return 0}const fe=2e3,Et=2e5;async function An({search:a,search_mode:t,redact_kinds:e=[]},n){const o=[];return e.length>0&&o.push(await En(e,n)),a!==void 0&&o.push(
t==="regex"?await(0,re.Gv)("search",a,t,n):await Tn(a,n)),new In(Dn(o),e.length===0&&t!=="regex",n)}async function Tn(a,{pace:t}){const e=a.split(`
`).filter(n=>n.trim()!=="");if(e.length>fe)throw(0,nt.G6)([{field:"search",message:`has ${e.length} lines, and at most ${fe} are allowed`}]);return(0,vt.yS)(e,t)}
const Pn={hasGroups:!1,search:()=>Promise.resolve({matches:[],truncated:!1})};function Dn(a){const[t]=a;return a.length===1?t:a.length===0?Pn:{hasGroups:!1,search:async(e,n,o)=>{
const s=[];for(const i of a)s.push(await i.search(e,n,o));return{matches:s.flatMap(({matches:i})=>i).sort((i,c)=>i.start-c.start||c.end-i.end),truncated:s.some(
({truncated:i})=>i)}}}}const de=4,le=1e4,Cn=2;class In{pattern;isLiteral;job;texts=new Set;areaWords=new Set;literal;constructor(t,e,n){this.pattern=t,this.isLiteral=
e,this.job=n}note(t){this.isLiteral||t.length<de||this.texts.size>=le||this.texts.has(t)||(this.texts.add(t),this.literal=void 0)}noteArea(t){t.length>=Cn&&this.
areaWords.size<le&&this.areaWords.add(t)}ofAreas=async()=>{if(this.areaWords.size===0)return;const t=await(0,vt.yS)([...this.areaWords],this.job.pace);return e=>this.
search(t,e)};inText=t=>this.search(this.pattern,t);inCodes=async t=>{if(!this.isLiteral&&this.texts.size===0)return[];const e=this.isLiteral?this.pattern:await(this.
literal??=(0,vt.yS)([...this.texts],this.job.pace));return(await this.search(e,t)).filter(({start:n,end:o})=>o-n>=de)};async search(t,e){if(e==="")return[];const{
matches:n,truncated:o}=await t.search(e,Et,this.job.pace);if(o)throw he();return n}}const he=()=>(0,ie.F)("searching","A page, or another text of the document, \
is too long to be searched to its end","Split the document first"),Ln=2e3,Rn=100,Un=/[-\u00ad\u2010]\n+/g;async function ue(a,t){const e=[...a.matchAll(Un)].map(
({0:{length:o},index:s})=>({start:s,end:s+o}));if(e.length===0)return[];const n=[];for(const{start:o,end:s}of await t.inText(G(a,e))){const r=(c,l)=>{let y=c;for(const m of e)
(l?m.start<y:m.start<=y)&&(y+=m.end-m.start);return y},i={start:r(o,!1),end:r(s,!0)};i.end-i.start>s-o&&n.push(i)}return n}async function Bn(a,t,e){const{all:n,
truncated:o}=await(0,ae.IQ)(a,t.pattern,Et,e);return o||n.length>0||(await ue(a.flow.text,t)).length>0}async function St(a,t,e){const{all:n,counted:o,truncated:s}=await(0,ae.
IQ)(a.page,t.pattern,Et,e);if(s)throw he();const{flow:r}=a.page,i=[...n,...(await ue(r.text,t)).map(m=>({...m,flow:r}))],c=new Set,l=new Map,y=[];for(const{flow:m,
start:T,end:R}of i){const Z=new Set,Y=e.step((R-T)*Rn+Ln);Y&&await Y,Qt(a,m,T,R,Z);for(const _ of m.lineBoxes(T,R))l.set(`${_.x} ${_.y} ${_.width} ${_.height}`,
_),a.trace.areUnseen(Z,_)&&y.push(_);for(const _ of Z)c.add(_);t.note(m.text.slice(T,R))}for(const m of Nn(a))t.noteArea(m);return{glyphs:c,boxes:[...l.values()],
unseen:y,count:o.length}}function Nn(a){const{page:t,trace:e}=a;if(e.touched.size===0)return[];const{flow:n}=t;return[...n.text.matchAll(/\S+/g)].flatMap(({0:o,
index:s})=>{const r=new Set;return Qt(a,n,s,s+o.length,r),[...r].some(i=>e.touched.has(i))?[o]:[]})}const $n=.01;async function kn(a,{pages:t,search:e,areas:n},o){
const s=await(0,Ct.E)(a,o),r=new Yt.X(s),i=[];for(const m of t)await Bn(await r.page(m-1),e,o.pace)&&i.push(`page ${m}`);const c=new xt(s);for(const[m,T]of n){const{
trace:R}=await c.all(m,T.map(Z=>C(Z,-$n)));R.touched.size>0&&i.push(`areas of page ${m+1}`)}const l=await se(s,new Set(Array.from(t,m=>m-1))),y=new ee(s,e,m=>St(
m,e,o.pace),l);await y.run(new Set);for(const m of y.found.keys())i.push(m);if(i.length>0)throw new nt.zU("redaction_incomplete",`Text to redact is still in ${(0,ot.
Dw)(i)}, so there is no result`,{advice:"Report this with the kind of document, without the document itself"})}var Fn=u(68973),Wn=u(92043),jn=u(1900),Ot=u(95340);
const Gn=6,ht=1,At=["Filter","DecodeParms","Decode","ColorSpace","BitsPerComponent","Intent","SMask","Mask","SMaskInData","Alternates","OPI","Metadata","Measure",
"PtData","F","FFilter","FDecodeParms","DL","L","Length","Interpolate"];class zn{document;shade;constructor(t,e){this.document=t,this.shade=e}async without(t,e){
const{document:n}=this,{image:o}=t[0],{width:s,height:r}=(0,Ot.h)(n,o.dict),i=t.filter(({matrix:l})=>l[0]*l[3]!==l[1]*l[2]);if(i.length===0||!(s>0&&r>0))return;
const c=i.flatMap(({matrix:l})=>{const y=(0,U.DI)(l);return e.filter(T=>I(yt(l),T)).map(({x:T,y:R,width:Z,height:Y})=>{const[_,tt,et,ut]=(0,U.zl)(y,[T,R,T+Z,R+Y]);
return ge([_*s,(1-ut)*r,et*s,(1-tt)*r],s,r)})});if(!c.some(({left:l,top:y,right:m,bottom:T})=>l<=0&&y<=0&&m>=s&&T>=r))return n.add(await this.overwrite(o,c))}async overwrite(t,e){
const{document:n,shade:o}=this,s=new p.Bi(t.dict),{dict:r}=t;for(const Z of At)s.delete(Z);if(n.resolve(r.get("ImageMask"))===!0)return this.stencil(t,s,e,1);const[
i,c]=[n.resolve(r.get("SMask")),n.resolve(r.get("Mask"))];if((0,p.cy)(c)||i instanceof p.Z6&&i.dict.has("Matte")||typeof r.get("SMaskInData")=="number")throw pe(
"has an image whose mask cannot be written again");const l=await this.draw(t),y=await(0,jn.cE)(l,n.job.pace),m=await Pt(n,l,y?3:1),{width:T,height:R}=l;for(const{
left:Z,top:Y,right:_,bottom:tt}of e.map(et=>Tt(et,T,R)))for(let et=Y;et<tt;et++){const ut=y?3:1;m.fill(o,(et*T+Z)*ut,(et*T+_)*ut)}return s.set("ColorSpace",(0,p.
UU)(y?"DeviceRGB":"DeviceGray")),s.set("BitsPerComponent",8),i instanceof p.Z6?s.set("SMask",n.add(await this.opaque(i,T,R,e))):c instanceof p.Z6&&s.set("Mask",
n.add(await this.maskOf(c,T,R,e))),this.pack(s,m)}async opaque(t,e,n,o){const s=await this.draw(t),r=await Pt(this.document,s,1);for(const c of o.map(l=>me(l,s.
width/e,s.height/n,s)))for(let l=c.top;l<c.bottom;l++)r.fill(255,l*s.width+c.left,l*s.width+c.right);const i=new p.Bi(t.dict);for(const c of At)i.delete(c);return i.
set("ColorSpace",(0,p.UU)("DeviceGray")),i.set("BitsPerComponent",8),this.pack(i,r)}maskOf(t,e,n,o){const s=(0,Ot.h)(this.document,t.dict),r=new p.Bi(t.dict);for(const c of At)
r.delete(c);const i=o.map(c=>me(c,s.width/e,s.height/n,s));return this.stencil(t,r,i,0)}async stencil(t,e,n,o){const s=await this.draw(t),r=await Pt(this.document,
s,1),{width:i,height:c}=s;for(const{left:m,top:T,right:R,bottom:Z}of n.map(Y=>Tt(Y,i,c)))for(let Y=T;Y<Z;Y++)r.fill(o*255,Y*i+m,Y*i+R);const l=i+7>>3,y=new Uint8Array(
l*c);for(let m=0;m<c;m++)for(let T=0;T<i;T++)r[m*i+T]>=128&&(y[m*l+(T>>3)]|=128>>(T&7));return e.set("ImageMask",!0),e.set("BitsPerComponent",1),this.pack(e,y)}async pack(t,e){
return t.set("Type",(0,p.UU)("XObject")),t.set("Subtype",(0,p.UU)("Image")),t.set("Filter",(0,p.UU)("FlateDecode")),new p.Z6(t,await(0,Fn.uM)(this.document.job).
deflate(e,Gn))}async draw(t){const{document:e}=this,{job:n}=e,{width:o,height:s}=(0,Ot.h)(e,t.dict);if(!(o>0&&s>0))throw pe("has an image without a size");if(o*
s>n.limits.pixels)throw(0,ie.F)("pixels",`An image has ${o*s} pixels, which are too many to redact`,"Make it smaller first");const r=new p.Bi(t.dict);for(const T of[
"SMask","Mask","SMaskInData","Alternates","OPI","Metadata","OC","Interpolate"])r.delete(T);r.set("Type",(0,p.UU)("XObject")),r.set("Subtype",(0,p.UU)("Image"));
const i=e.fork(),c=Buffer.from(`0 g q ${o} 0 0 ${s} 0 0 cm /I Do Q
`,"latin1"),l=i.add(null),y=(0,p.jd)({Type:(0,p.UU)("Page"),Parent:l,MediaBox:[0,0,o,s],Contents:i.add(new p.Z6(new p.Bi,c)),Resources:(0,p.jd)({XObject:(0,p.jd)(
{I:i.add(new p.Z6(r,e.encoded(t)))})})});return i.put(l,(0,p.jd)({Type:(0,p.UU)("Pages"),Count:1,Kids:[i.add(y)]})),i.put(i.catalogNumber,(0,p.jd)({Type:(0,p.UU)(
"Catalog"),Pages:l})),i.trailer.delete("Info"),(await Wn.Y.open(await(0,gt.UN)(i,{encryption:"none",draft:!0}),n)).draw(0,{width:o,height:s,isTransparent:!1})}}
const pe=a=>new nt.zU("redaction_incomplete",`The document ${a}, so there is no result`,{advice:"Draw the pages with pages_to_images first, and redact the areas\
 of these images",fields:["pages_to_images"]}),ge=([a,t,e,n],o,s)=>Tt({left:Math.floor(a)-ht,top:Math.floor(t)-ht,right:Math.ceil(e)+ht,bottom:Math.ceil(n)+ht},
o,s),Tt=({left:a,top:t,right:e,bottom:n},o,s)=>({left:Math.min(Math.max(a,0),o),top:Math.min(Math.max(t,0),s),right:Math.min(Math.max(e,0),o),bottom:Math.min(Math.
max(n,0),s)}),me=({left:a,top:t,right:e,bottom:n},o,s,{width:r,height:i})=>ge([a*o,t*s,e*o,n*s],r,i);async function Pt({job:a},t,e){const n=new Uint8Array(t.width*
t.height*e);for(let o=0,s=0;o<t.height;o++){const r=t.row(o);for(let c=0;c<r.length;c+=4)e===3&&(n[s++]=r[c+2]),n[s++]=r[c+1],e===3&&(n[s++]=r[c]);const i=a.pace.
step(2*r.length);i&&await i}return n}var Kn=u(61491);async function Zn(a,t,e){const{fragments:n,leafOf:o}=a.page.found;if(!o)return;const s=new Map;for(const i of n){
const c=o(i);c&&await r(c.element)&&qt(a,i.letters,i.text.length,e)}async function r(i){const c=s.get(i);if(c!==void 0)return c;let l=!1;for(const{actualText:y}of(0,Kn.
Hy)(i))y!==void 0&&(await t(y)).length>0&&(l=!0);return s.set(i,l),l}}async function Hn(a,t,e){const n=new Map;if(t.length>0)for(const{images:i}of a)for(const c of i){
const l=`${c.stream} ${c.from}`;n.set(l,[...n.get(l)??[],c])}const o=new Map,s=new Map;let r=0;for(const i of n.values()){const[{stream:c,from:l,to:y}]=i;if(!i.
some(({matrix:R})=>t.some(Z=>I(yt(R),Z))))continue;r++;const m=await e.without(i,t),T=m&&`OctavoRedacted${m.number}`;o.set(c,[...o.get(c)??[],{from:l,to:y,text:T?
`/${T} Do`:""}]),T&&s.set(c,(s.get(c)??new Map).set(T,m))}return{cuts:o,images:s,count:r}}var Xn=u(37709);const Dt=1e3,Yn=500;async function Vn(a,t,e,n,o){const{
pace:s}=a.job,r=[...o],i=new Qn;return await(0,Xn.K)(t,s,c=>{const l=c.count>0?c.startOf(0):c.end,y=n.get(l),m=_n(c,e.get(l),y,i);return m!==void 0&&r.push({from:l,
to:m.replaces?c.end:l,text:m.text}),y&&s.step(y.shown.count*Yn)}),r.sort((c,l)=>c.from-l.from||c.to-l.to),r.length===0?t:(0,Ut.E$)(t,r,s)}function _n({operator:a},t,e,n){
if(Jn.has(a)&&n.forget(),!t)return;const o=n.take(t);return e?{text:qn(t)+ts(t,e.glyphs,o,n),replaces:!0}:o===0?void 0:{text:`[${(0,x._)(o)}] TJ`,replaces:!1}}const Jn=new Set(
["BT","Tm","Td","TD","T*","'",'"']);class Qn{across=0;down=0;forget(){this.across=this.down=0}add(t,{font:e,size:n,stretch:o}){const s=-t/Dt*n;e.vertical?this.down+=
s:this.across+=s*o}take({font:t,size:e,stretch:n}){const o=t.vertical?e:e*n,s=t.vertical?this.down:this.across;return this.forget(),o===0||s===0?0:-Dt*s/o}}function qn({
operator:a,wordSpace:t,charSpace:e}){return a==="'"?"T* ":a==='"'?`${(0,x._)(t)} Tw ${(0,x._)(e)} Tc T* `:""}function ts(a,t,e,n){const o=new ns(e);let s=0;for(const r of a.
elements){if(typeof r=="number"){o.number(r);continue}const i=a.font.glyphs(r);let c=0;for(const l of i){const y=a.font.partEnd(r,c,1);t.has(s++)?o.remove(es(l,
a)):o.keep(r.subarray(c,y)),c=y}}return n.add(o.rest(),a),o.isEmpty?"":`[${o.text()}] TJ`}function es(a,{font:t,size:e,charSpace:n,wordSpace:o}){const s=t.vertical&&
a.vertical?a.vertical.advance:a.width,r=n+(a.isSpace?o:0);return-Dt*(s+(e===0?0:r/e))}class ns{sink=new Wt.k(256);parts=[];bytes=[];numbers=[];hasGap;hasGlyphs=!1;constructor(t){
this.hasGap=t!==0,t!==0&&this.numbers.push(t)}get isEmpty(){return!this.hasGlyphs}number(t){this.numbers.push(t)}remove(t){this.numbers.push(t),this.hasGap=!0}keep(t){
this.numbers.length>0&&this.space();for(const e of t)this.bytes.push(e);this.hasGlyphs=!0}rest(){const t=this.numbers.reduce((e,n)=>e+n,0);return this.numbers=[],
this.flush(),t}text(){return this.parts.join(" ")}space(){this.flush();const t=this.hasGap?[this.numbers.reduce((e,n)=>e+n,0)]:this.numbers;for(const e of t)e!==
0&&this.parts.push((0,x._)(e));this.numbers=[],this.hasGap=!1}flush(){if(this.bytes.length===0)return;const{sink:t}=this;t.clear(),(0,ft.pS)(t,Uint8Array.from(this.
bytes),ft.yT),this.parts.push((0,Rt.bS)(t.bytes).toString("latin1")),this.bytes=[]}}const ss=new Uint8Array(0),os=1e3;class as{document;copies=new Map;constructor(t){
this.document=t}made=new Set;copied=new Set;async page(t,e,n){const{document:o}=this,{pages:s}=o,r=new Map(e.flatMap(({contents:R})=>[...R])),i=o.dict(s.attribute(
t,"Resources")),c=await this.copyForms(r,e,n,i),l={},y=r.get(0),m=await this.without(0,y,e,n);m!==y&&(l.Contents=o.add(await(0,ct.c)(o,new p.Z6(new p.Bi,ss),m)));
const T=this.replaceIn(i,c,n.images.get(0));T&&(l.Resources=o.add(T)),Object.keys(l).length>0&&s.patch(t,l);for(const R of o.array(o.entry(s.number(t),"Annots"))??
[])this.annotation(R,c)}async inPlace(t,e,n){const{document:o}=this,s=new Map(e.flatMap(({contents:r})=>[...r]));for(const[r,i]of s){const c=await this.without(
r,i,e,n),l=o.get(t.get(r)??r);c===i||!(l instanceof p.Z6)||o.put(t.get(r)??r,await(0,ct.c)(o,l,c))}}async without(t,e,n,{removals:o,others:s}){const r=o.get(t),
i=s.get(t)??[];if(!r&&i.length===0)return e;const c=new Map;for(const l of n)for(const y of l.shown)y.stream===t&&!c.has(y.from)&&c.set(y.from,y);return Vn(this.
document,e,c,r??new Map,i)}async copyForms(t,e,n,o){const{document:s,copies:r}=this,i=this.changedForms(t,n),c=i.size===0?"":is(n),l=new Map,y=[];for(const m of i){
const T=`${m} ${c}`;let R=r.get(T);R||(r.set(T,R=s.add(null)),y.push(m)),l.set(m,R),this.made.add(R.number),this.copied.add(m)}for(const m of y){const T=s.get(m),
R=await this.without(m,t.get(m),e,n),Z=await(0,ct.c)(s,T,R),Y=n.images.get(m),_=s.dict(T.dict.get("Resources"))??(Y?o:void 0),tt=this.replaceIn(_,l,Y);tt&&Z.dict.
set("Resources",tt),s.put(l.get(m),Z)}return l}changedForms(t,{removals:e,others:n}){const{document:o}=this,s=new Map;for(const l of t.keys()){const y=l>0?o.get(
l):null;if(y instanceof p.Z6)for(const m of this.objectsIn(o.dict(y.dict.get("Resources"))).values())(0,p.i9)(m)&&s.set(m.number,[...s.get(m.number)??[],l])}const r=l=>e.
has(l)||(n.get(l)?.length??0)>0,i=[...t.keys()].filter(l=>l>0&&r(l)),c=new Set(i);for(let l=i.pop();l!==void 0;l=i.pop())for(const y of s.get(l)??[])c.has(y)||(c.
add(y),i.push(y));return o.job.pace.add(t.size*os),c}objectsIn(t){return this.document.dict(t?.get("XObject"))??new p.Bi}replaceIn(t,e,n=new Map){const o=this.objectsIn(
t);if(n.size===0&&![...o.values()].some(r=>(0,p.i9)(r)&&e.has(r.number)))return;const s=this.replaceAll(o,e);for(const[r,i]of n)s.set(r,i);return new p.Bi(t).set(
"XObject",s)}replaceAll(t,e){return new p.Bi([...t].map(([n,o])=>[n,((0,p.i9)(o)?e.get(o.number):void 0)??o]))}annotation(t,e){const{document:n}=this,o=n.dict(t),
s=n.dict(o?.get("AP"));if(!(0,p.i9)(t)||!o||!s||e.size===0)return;const r=this.replaceAll(s,e);for(const[i,c]of s){const l=n.resolve(c);(0,p.Zm)(l)&&r.set(i,this.
replaceAll(l,e))}n.edit(t),o.set("AP",r)}}function is({removals:a,others:t}){const e=[];for(const[n,o]of a)if(n!==0)for(const[s,{glyphs:r}]of o)e.push(`${n}:${s}\
:${[...r].sort((i,c)=>i-c).join(",")}`);for(const[n,o]of t)if(n!==0)for(const{from:s,to:r,text:i}of o)e.push(`${n}-${s}-${r}-${i}`);return e.sort().join(" ")}const rs=8;
class cs{document;searching;choose;images;areas;rewriter;read=new Set;hasLayers;constructor(t,e,n,o,s){this.document=t,this.searching=e,this.choose=n,this.images=
o,this.areas=s,this.rewriter=new as(t),this.hasLayers=(0,it.Wo)(t,"OCProperties")!==void 0}async page(t){const e=this.areas.get(t)??[],n=[];let[o,s,r]=[0,0,!1];
for(let i=0;i<rs;i++){const{texts:c,chosen:l}=await this.readPage(t,i,e),y=c.map(({trace:T})=>T),m=await this.cutsOf(t,y,l,e);if(m.removals.size===0&&m.others.size===
0)break;r=!0,s+=m.count;for(const T of l)for(const R of T.boxes)n.push(R);if(i===0&&(o=l.reduce((T,R)=>Math.max(T,R.count),e.length>0?0:1)),await this.rewriter.
page(t,y,m),!y.some(({isPartial:T})=>T))break}if(!(e.length===0&&!r))return{index:t,boxes:[...n,...e],count:o+e.length,images:s}}async cutsOf(t,e,n,o){const s=new Set(
e.flatMap(R=>[...R.undivided]));if(s.size>0)throw ds(t+1,[...s]);const r=new Map;for(const[R,{glyphs:Z}]of n.entries())Gt(r,e[R],Z);const i=o.length>0?await this.
searching.ofAreas():void 0,c=async R=>[...await this.searching.inText(R),...i?await i(R):[]].sort(A),l=await jt(this.document,e,c),{cuts:y,images:m,count:T}=await Hn(
e,[...o,...n.flatMap(({unseen:R})=>R)],this.images);for(const R of[y,...e.map(Z=>Z.cuts)])for(const[Z,Y]of R)l.set(Z,fs([...l.get(Z)??[],...Y]));return{removals:r,
others:l,images:m,count:T}}get settled(){return new Set([...this.read].filter(t=>!this.rewriter.copied.has(t)))}async readPage(t,e,n){const o=new xt(this.document),
s=await o.shown(t,n),r=[s],i=[await this.choose(s,!0)];if(s.trace.isPartial||this.hasLayers||e>0||n.length>0){const c=await o.all(t,n);r.push(c),i.push({...await this.
choose(c,!1),boxes:[]})}for(const[c,l]of r.entries()){await Zn(l,this.searching.inText,i[c].glyphs),gn(l,i[c].glyphs),await $t(l.trace,this.searching,i[c].glyphs),
te(l,i[c].glyphs);for(const y of l.trace.contents.keys())this.read.add(y)}return{texts:r,chosen:i}}}const fs=a=>[...new Map(a.map(t=>[`${t.from} ${t.to}`,t])).values()],
ds=(a,t)=>(0,nt.G6)([{field:"redact_areas",message:`has an area on page ${a} into which ${(0,ot.Dw)(t)} reaches, which cannot be divided: choose another area, o\
r redact images of the pages`,mentions:["pages_to_images"]}]);var we=u(55969),ls=u(45059),hs=u(90603),us=u(34635),ps=u(77500);const ye=new Set(["FileAttachment",
"Sound","Movie","Screen","3D","RichMedia"]),gs=["Alternates","OPI","DSS"];async function ms(a){let t=(await(0,ls._)(a)).length;for(let e=0;e<a.pages.count;e++){
const n=a.job.pace.step(1e3);n&&await n;for(const o of a.array(a.entry(a.pages.number(e),"Annots"))??[]){const s=a.dict(o);s&&ws(a,s)&&t++}}return t}const ws=(a,t)=>{
const e=(0,we.B)(a,t);return e!=="FileAttachment"&&ye.has(e)};async function ys(a,t){(0,ps.br)(a,"values"),t&&await(0,L.L)(a,n=>ye.has((0,we.B)(a,n))),await(0,hs.
u)(a,{scripts:!0,privateData:!0,metadata:!1,hiddenLayers:!1,hiddenText:!1,attachments:t,comments:!1,externalLinks:!1,imageMetadata:!0});const{live:e}=await(0,K.
Gy)(a);await(0,us.y)(a,e,[(n,o)=>gs.filter(s=>o.delete(s)).length>0])}var bs=u(56457),xs=u(33238),vs=u(37395);async function Ms(a,t,e){const{pages:n,search:o,areas:s,
media:r}=t,i=r?0:await ms(a),c=await se(a,new Set(Array.from(n,_=>_-1))),{redacted:l,content:y,unsearched:m}=await Es(a,t,e);Ss(m,i);const T=new ee(a,o,_=>St(_,
o,e.pace),c,y.rewriter);await T.run(y.settled);const R=[...T.found.values()].reduce((_,tt)=>_+tt,0);if(l.length===0&&R===0)return{redacted:l,elsewhere:0,notes:[]};
const Z=await o.ofAreas();Z&&await ve(a,s,Z),await be(a,s);const Y=(0,bs.D)(await(0,xs.Y)(a,"remove"),"remove");return await ys(a,r),{redacted:l,elsewhere:R,notes:Y}}
async function Es(a,{pages:t,search:e,searches:n,areas:o,shade:s},r){const i=new vs.Z(a),c=new Set,l=new Set,y=async(R,Z)=>{const{index:Y,unreadable:_}=R.page;return Z&&
n&&_>0&&l.add(Y+1),Z&&n&&!o.has(Y)&&await i.isScan(R.page)&&c.add(Y+1),St(R,e,r.pace)},m=new cs(a,e,y,new zn(a,s),o),T=[];for(const[R,Z]of t.entries()){if(!n&&!o.
has(Z-1))continue;const Y=await m.page(Z-1);Y&&T.push(Y),r.pace.progress(R/t.length)}return{redacted:T,content:m,unsearched:{textless:[...c],unreadable:[...l]}}}
function Ss({textless:a,unreadable:t},e){const n=[];if(a.length>0&&n.push({field:"search",message:`${(0,ot.oi)(a)} ${(0,ot.d5)(a.length,"has","have")} no text t\
hat can be searched: recognize it first (OCR), or give areas`}),t.length>0&&n.push({field:"search",message:`${(0,ot.oi)(t)} ${(0,ot.d5)(t.length,"has","have")} \
characters that cannot be read, because the fonts do not tell which letters they are`}),e>0&&n.push({field:"remove_attachments",message:`is needed, because the \
document has ${(0,ot.y_)(e,"attachment")}, which ${(0,ot.d5)(e,"is","are")} not searched: switch it on, or extract them first`,mentions:["extract_attachments"]}),
n.length>0)throw(0,nt.G6)(n)}const Os=async(a,t,e)=>{const n=await An(t,e),o=await(0,Ct.E)(a.bytes,e,{password:t.open_password}),s=o.pages.count,r=(0,F.k1)(t.pages,
s),i=Se(t.redact_areas,r,s);t.redact_annotations&&Ts(o,r,i);const c=t.search!==void 0||t.redact_kinds!==void 0,l=t.redact_mark==="black"?0:255,y=t.remove_attachments,
{redacted:m,elsewhere:T,notes:R}=await Ms(o,{pages:r,search:n,searches:c,areas:i,media:y,shade:l},e);return m.length===0&&T===0?{documents:[{...a,pageCount:s}],
notes:[As],facts:{pageCount:s,redactedMatches:0,redactedPages:0,redactedImages:0}}:(t.redact_mark!=="none"&&await De(o,m,t.redact_mark),await kn(await(0,gt.UN)(
o,{encryption:"none",draft:!0}),{pages:r,search:n,areas:i},e),{documents:[{name:a.name,bytes:await(0,gt.UN)(o),pageCount:s}],notes:R,facts:{pageCount:s,redactedMatches:m.
reduce((Z,{count:Y})=>Z+Y,T),redactedPages:m.length,redactedImages:m.reduce((Z,{images:Y})=>Z+Y,0)}})},As={code:"nothing_redacted",message:"Nothing was found to\
 redact, and the document is unchanged."};function Ts(a,t,e){for(const n of t){const o=rt(a,n-1);o.length>0&&e.set(n-1,[...e.get(n-1)??[],...o])}}}),9312:((Q,X,u)=>{
u.d(X,{$0:()=>B,Gv:()=>K,MM:()=>U});var F=u(779),k=u(42973);const K=(L,S,E,{pace:x,limits:b})=>(0,F.Id)(L,S,E,x,W(L,b)),p={slashes:"has slashes around it that c\
ount as characters: leave them out, and begin with (?i) in place of the flag i","regex-as-words":"looks like a regular expression and was read as words: set sea\
rch_mode to regex, and leave out slashes around it"};function U(L,S){const E=(0,F.GJ)(L,S);return E&&p[E]}function B(L,S,E){const x=U(S,E);return x===void 0?[]:
[{code:"search_mode_unlikely",message:`Nothing was found for ${L}, which ${x}.`,mentions:[L,"search_mode"]}]}function W(L,{searching:S}){let E=S;return x=>{if(E-=
x,E<0)throw(0,k.F)("searching",`The search takes more than ${S} steps, which are characters times the size of the expression`,"Make the expression shorter or mo\
re exact, or search fewer pages",L)}}}),37395:((Q,X,u)=>{u.d(X,{Z:()=>O});var F=u(74135),k=u(6057),K=u(65868),p=u(16264);class U{document;contents;constructor(f){
this.document=f,this.contents=new K.i(f)}async cover(f,d){const g=(0,k.iw)(this.document,f),{width:v,height:C}=(0,F.iN)(g),I=[0,0,v*g.userUnit,C*g.userUnit],$=new L(
I);if(await this.contents.read(f,$,$),$.points.share<d)return!1;const A=new S(this.document,I);return await this.contents.read(f,A,A),A.points.share>=d}}const B=32;
class W{page;rows=new Uint32Array(B);constructor(f){this.page=f}get share(){return this.rows.reduce((f,d)=>f+E(d),0)/B**2}cover(f){const d=(0,F.Pj)(f,this.page);
if(!d)return;const[g,v,C,I]=d,[$,A]=this.between(g,C,0),[G,j]=this.between(v,I,1);if(A<$)return;const P=(2**(A-$+1)-1)*2**$;for(let D=G;D<=j;D++)this.rows[D]|=P}between(f,d,g){
const v=this.page[g],C=(this.page[g+2]-v)/B,I=Math.ceil((f-v)/C-.5),$=Math.ceil((d-v)/C-.5)-1;return[Math.max(I,0),Math.min($,B-1)]}}class L{points;constructor(f){
this.points=new W(f)}glyph(){}takes({operator:f},d,g,v){f==="BI"&&!v&&this.image(d)}image({matrix:f}){this.points.cover((0,F.zl)(f,p.p))}}class S extends p.r{points;constructor(f,d){
super(f,d),this.points=new W(d)}glyph(){}image(f){const d=(0,F.Pj)((0,F.zl)(f.matrix,p.p),this.paintOf(f).clip);d&&this.points.cover(d)}}function E(h){let f=0;for(let d=h;d!==
0;d&=d-1)f++;return f}const x=50,b=.12,w=.5;class O{images;constructor(f){this.images=new U(f)}async isScan(f){return!M(f)&&await this.images.cover(f.index,w)}}
function M({characters:h,found:{fragments:f,width:d,height:g}}){if(h<x)return!1;const v=(C,I)=>C>b*I&&C<(1-b)*I;return f.some(({box:C})=>v(C.x+C.width/2,d)&&v(C.
y+C.height/2,g))}}),49568:((Q,X,u)=>{u.d(X,{Ao:()=>U,IQ:()=>B,m6:()=>W});var F=u(27077);const k=1e3,K=1e6,p=1e3;async function U(h,f,d,g){const v=Math.max(d,k),
C=await L(h.flow,f,v,g),I=await S(h,f,v,g),$=E(C.found,I.found,h);return{matches:$.slice(0,d).map(M),truncated:C.truncated||I.truncated||$.length>d}}async function B(h,f,d,g){
const v=await L(h.flow,f,d,g),C=await S(h,f,d,g);return{all:[...v.found,...C.found],counted:E(v.found,C.found,h),truncated:v.truncated||C.truncated}}async function W(h,f,d){
const g=await L(h.flow,f,1,d);if(g.found.length>0)return{isFound:!0,truncated:!0};const v=await S(h,f,1,d);return{isFound:v.found.length>0,truncated:g.truncated||
v.truncated}}async function L(h,f,d,g){const{matches:v,truncated:C}=await f.search(h.text,d,g);return{found:v.map(I=>({...I,flow:h})),truncated:C}}async function S(h,f,d,g){
const{flow:v,lines:C}=await(0,F.k6)(h.visualText(),g),{text:I}=v,$=[];let A=I.length>K;for(const G of C){if(G.end>K||$.length>=d){A=!0;break}const j=g.step(p);j&&
await j;const{matches:P,truncated:D}=await f.search(I.slice(G.start,G.end),d-$.length,g);A||=D;for(const{start:N,end:z,groups:H}of P)$.push({start:G.start+N,end:G.
start+z,groups:H,flow:v})}return{found:$,truncated:A}}function E(h,f,d){if(f.length===0)return[...h];const g=b(d),v=new Set,C=[];for(const $ of f){const A=w($,g),
G=new Set;for(const{from:N,to:z}of A)for(let H=O(h,N);H<h.length&&h[H].start<z;H++)G.add(H);const[j]=G,P=G.size===1?h[j]:void 0;if(P&&A.every(({from:N,to:z})=>P.
start<=N&&z<=P.end))continue;for(const N of G)v.add(N);const D=A.reduce((N,z)=>Math.min(N,z.from),1/0);C.push({match:$,from:D})}return[...h.flatMap(($,A)=>v.has(
A)?[]:[{match:$,from:$.start}]),...C].sort(($,A)=>$.from-A.from).map(({match:$})=>$)}const x=-1;function b({flow:h,found:{edges:f}}){const d=new Int32Array(f.count).
fill(x);for(const{first:g,position:v,count:C}of h.letters(0,h.text.length))for(let I=0;I<C;I++)d[g+I]=v+I;return d}function w({flow:h,start:f,end:d},g){const v=[];
for(const{first:C,count:I}of h.letters(f,d))for(let $=C;$<C+I;$++){const A=g[$];if(A===x)continue;const G=v.at(-1);G?.to===A?G.to++:v.push({from:A,to:A+1})}return v}
function O(h,f){let d=0;for(let g=h.length;d<g;){const v=d+g>>1;h[v].end<=f?d=v+1:g=v}return d}const M=({flow:h,start:f,end:d,groups:g})=>({text:h.text.slice(f,
d),groups:g,box:h.box(f,d),boxes:h.lineBoxes(f,d)})}),45059:((Q,X,u)=>{u.d(X,{_:()=>S});var F=u(81077),k=u(33311),K=u(9819),p=u(33973),U=u(90536),B=u(45599),W=u(
60666),L=u(59071);async function S(x){const b=(await(0,k.S)(x)).EF;if(b.length===0)return[];const w=new E(x),{catalog:O,job:M}=x,h=(0,K.Wo)(x,"Names");for(const[
d,g]of await(0,F.Zc)(x,h?.dict.get("EmbeddedFiles"),"Names")){w.add(g,null,d instanceof B.Mx?(0,L.Gh)(d):null);const v=M.pace.step(500);v&&await v}if(w.associated(
O.get("AF"),null),!w.missesSome(b))return w.found;for(let d=0;d<x.pages.count;d++){const g=x.pages.number(d);w.associated(x.entry(g,"AF"),d+1);for(const C of x.
array(x.entry(g,"Annots"))??[]){const I=x.dict(C);I&&((0,B.Eo)(x.resolve(I.get("Subtype")),"FileAttachment")&&w.add(I.get("FS"),d+1,null,(0,L.Gh)(x.resolve(I.get(
"Contents")))),w.associated(I.get("AF"),d+1))}const v=M.pace.step(1e3);v&&await v}if(!w.missesSome(b))return w.found;const{live:f}=await(0,p.Gy)(x);for(const d of b)
f[d]===1&&(0,U.C)(x.get(d),g=>{g.has("EF")&&w.add(g,null)});return w.found}class E{document;found=[];streams=new Set;constructor(b){this.document=b}associated(b,w){
const O=this.document.array(b)??(b===void 0?[]:[b]);for(const M of O)this.add(M,w)}missesSome(b){return b.some(w=>(0,U.L)(this.document.get(w),O=>{const M=this.
embedded(O);return M!==void 0&&!this.streams.has(M)}))}add(b,w,O=null,M=null){const{document:h}=this,f=h.dict(b),d=f&&this.embedded(f);if(!d||this.streams.has(d))
return;this.streams.add(d);const g=I=>(0,L.Gh)(h.resolve(f.get(I))),v=h.resolve(d.dict.get("Subtype")),C=h.resolve(f.get("AFRelationship"));this.found.push({name:g(
"UF")??g("F")??g("Unix")??g("DOS")??g("Mac")??O,stream:d,size:this.sizeOf(d),mimeType:v instanceof B.SX&&(0,W.L)(v.text)?v.text:null,description:g("Desc")??M,relationship:C instanceof
B.SX?C.text:null,page:w})}embedded(b){const w=this.document.dict(b.get("EF"));if(w)for(const O of["UF","F","Unix","DOS","Mac"]){const M=w.get(O),h=(0,B.i9)(M)?this.
document.resolve(M):null;if(h instanceof B.Z6)return h}}sizeOf(b){const{document:w}=this,O=w.resolve(w.dict(b.dict.get("Params"))?.get("Size"));return typeof O==
"number"&&Number.isInteger(O)&&O>=0?O:!b.dict.has("Filter")&&b.sealed===void 0?b.data.length:null}}}),92043:((Q,X,u)=>{u.d(X,{Y:()=>A});var F=u(58552),k=u(77598),
K=u(68973);const p=3,U=new WeakMap;async function B(j,P){const D=U.get(j);if(D)return D;const{pieces:N}=await j.load();if(N.length===0)throw new F.zU("unavailab\
le","The program that draws pages was left out of this installation",{advice:"Use the package as it is published, or a service of your own"});const z=await WebAssembly.
compile(new Uint8Array(await W(N,j,P)));return U.set(j,z),z}async function W(j,{bytes:P,sha256:D},N){const z=[];for(const V of j){z.push(Buffer.from(V,"base64"));
const J=N.pace.step(V.length*p);J&&await J}const H=await(0,K.uM)(N).inflate(Buffer.concat(z),P);if(!H||(0,k.createHash)("sha256").update(H).digest("hex")!==D)throw new F.
zU("internal","The program that draws pages is damaged",{advice:"Install the package again"});return H}var L=u(42973);const S=65536,E=-44,x=8,b=new WebAssembly.
RuntimeError("longjmp");class w{most;exports;constructor(P,D){this.most=D;const N={};for(const{module:z,name:H}of WebAssembly.Module.imports(P))(N[z]??={})[H]=this.
imported(H);this.exports=new WebAssembly.Instance(P,N).exports,this.call("__wasm_call_ctors")}call(P,...D){return this.exports[P](...D)}get bytes(){return new Uint8Array(
this.exports.memory.buffer)}get words(){return new DataView(this.exports.memory.buffer)}store(P){const D=this.call("malloc",P.length)>>>0;if(D===0)throw O(this.
most);return this.bytes.set(P,D),D}imported(P){if(P.startsWith("invoke_"))return this.invoke;switch(P){case"_emscripten_throw_longjmp":return()=>{throw b};case"\
emscripten_resize_heap":return D=>this.grow(D>>>0);case"environ_sizes_get":return(D,N)=>(this.words.setUint32(D,0,!0),this.words.setUint32(N,0,!0),0);case"_abor\
t_js":return()=>{throw O(this.most)}}return P.startsWith("fd_")?()=>x:P.startsWith("__syscall_")?()=>E:()=>0}invoke=(P,...D)=>{const N=this.call("emscripten_sta\
ck_get_current");try{return this.exports.__indirect_function_table.get(P)(...D)}catch(z){if(this.call("_emscripten_stack_restore",N),z!==b)throw z;return this.call(
"setThrew",1,0),0}};grow(P){const{memory:D}=this.exports,N=D.buffer.byteLength;if(P>this.most)return 0;const z=Math.min(Math.max(P,N*1.25),this.most);try{return D.
grow(Math.ceil((z-N)/S)),1}catch{return 0}}}const O=j=>(0,L.F)("drawingMemory",`The page cannot be drawn within ${Math.floor(j/2**20)} MB of memory`,"Ask for a \
lower resolution, or for fewer pages");function M(j){const P=new WebAssembly.Module(Uint8Array.from(h));return new WebAssembly.Instance(P,{a:{b:j}}).exports.c}const h=[
0,97,115,109,1,0,0,0,1,6,1,96,1,127,1,127,2,7,1,1,97,1,98,0,0,7,5,1,1,99,0,0],f={load:()=>u.e(4292).then(u.bind(u,14292)),bytes:3988829,sha256:"71aec412a303a040\
5baee21c3d6d3f30ad2033dc02444130fe476be3976e2d09"},d=15,g=3e5,v=4,C=1,I=2,$=4294967295;class A{job;sandbox;pause;document=0;bitmap=0;page=0;since=0;constructor(P,D){
this.job=P,this.sandbox=D,D.call("FPDF_InitLibrary"),this.pause=this.pauseCallback()}static async open(P,D){const N=await B(f,D);return G(D,()=>{const z=new A(D,
new w(N,D.limits.drawingMemory));return z.load(P),z})}async draw(P,D){this.begin(P,D);for(let N=C;N!==I;){const z=this.job.pace.step(g);if(z&&await z,N=this.proceed(
D),N!==C&&N!==I)throw O(this.job.limits.drawingMemory)}return this.finish(D)}load(P){const{sandbox:D}=this;if(this.document=D.call("FPDF_LoadMemDocument64",D.store(
P),P.length,0),this.document===0)throw O(this.job.limits.drawingMemory)}pauseCallback(){const{sandbox:P}=this,{__indirect_function_table:D}=P.exports,N=D.length-
1;return D.set(N,M(()=>performance.now()-this.since>d?1:0)),P.store(new Uint8Array(Uint32Array.of(1,N,0).buffer))}begin(P,{width:D,height:N,isTransparent:z}){const{
sandbox:H,job:V}=this;G(V,()=>{if(this.release(),this.page=H.call("FPDF_LoadPage",this.document,P),this.bitmap=H.call("FPDFBitmap_CreateEx",D,N,v,0,0),this.page===
0||this.bitmap===0)throw O(V.limits.drawingMemory);z||H.call("FPDFBitmap_FillRect",this.bitmap,0,0,D,N,$)})}started=!1;proceed({width:P,height:D}){const{sandbox:N,
page:z,bitmap:H,pause:V}=this;return this.since=performance.now(),G(this.job,()=>this.started?N.call("FPDF_RenderPage_Continue",z,V):(this.started=!0,N.call("FP\
DF_RenderPageBitmap_Start",H,z,0,0,P,D,0,0,V)))}finish({width:P,height:D}){const{sandbox:N,bitmap:z}=this,H=N.call("FPDFBitmap_GetBuffer",z)>>>0,V=N.call("FPDFB\
itmap_GetStride",z);return{width:P,height:D,row:J=>N.bytes.subarray(H+J*V,H+J*V+P*4)}}release(){const{sandbox:P,page:D,bitmap:N}=this;this.started&&P.call("FPDF\
_RenderPage_Close",D),N!==0&&P.call("FPDFBitmap_Destroy",N),D!==0&&P.call("FPDF_ClosePage",D),this.started=!1,this.bitmap=this.page=0}}function G(j,P){try{return P()}catch(D){
throw D instanceof F.zU?D:O(j.limits.drawingMemory)}}}),1900:((Q,X,u)=>{u.d(X,{cE:()=>p,lc:()=>U});const F=4,k=2,K={gray:1,rgb:3,rgba:4,"gray-alpha":2};async function p({
height:W,row:L},S){for(let E=0;E<W;E++){const x=L(E);for(let w=0;w<x.length;w+=F){const O=x[w+1];if(x[w]!==O||x[w+2]!==O)return!0}const b=S.step(x.length*k);b&&
await b}return!1}function U({width:W,row:L},S){const E=K[S],x=new Uint8Array(W*E),b=E<3;return w=>{const O=L(w);for(let M=0,h=0;M<O.length;M+=F){const[f,d,g]=[O[M],
O[M+1],O[M+2]];b?x[h++]=B(g,d,f):(x[h++]=g,x[h++]=d,x[h++]=f),E%2===0&&(x[h++]=O[M+3])}return x}}const B=(W,L,S)=>77*W+150*L+29*S+128>>8}),16264:((Q,X,u)=>{u.d(
X,{p:()=>x,r:()=>b});var F=u(45599),k=u(36211),K=u(85008),p=u(74135),U=u(6057),B=u(76023),W=u(4186),L=u(5490);const S=new Set([3,7]),E=.01,x=[0,0,1,1];class b{document;page;area;path;clips=!1;glyphClip;constructor(d,g){
this.document=d,this.page=g}get box(){return this.area}takes(d,g,v,C){if(this.extendsPath(d,g)||this.setsColor(d,g,v))return;const{operator:I}=d,$=k.lJ.get(I);$?
this.paints($,g,C):I==="W"||I==="W*"?this.clips=!0:I==="w"?g.paint={...this.paintOf(g),lineWidth:Math.abs(d.number(0))||0}:!C&&I==="BI"?this.image(g):!C&&I==="s\
h"&&this.add(this.paintOf(g).clip,g)}shows(d){this.glyphClip=S.has(d.mode)?void 0:this.paintOf(d).clip}glyph({font:d,frame:g,size:v},C,I,$,A){if(!this.glyphClip||
C!==""&&C.trim()==="")return;const[G,j]=g.vertical?[.5,.5]:[d.ascent,-d.descent],P=Math.min(I,$),D=(0,W.L)(g,P,Math.max(I,$),A-G*v,A+j*v);this.join([D.x,D.y,D.x+
D.width,D.y+D.height],this.glyphClip)}covers(d){this.join(d,this.page)}image(d){this.add((0,p.zl)(d.matrix,x),d)}enters(d,g){const v=(0,U.b0)(this.document,d.get(
"BBox"));v&&this.clipTo((0,p.zl)(g.matrix,v),g)}paintOf(d){return d.paint??{clip:this.page,lineWidth:1,components:1,isWhite:!1}}extendsPath(d,{matrix:g}){const v=(0,L.
M)(d);switch(d.operator){case"re":{const[C=NaN,I=NaN,$=NaN,A=NaN]=v;return this.extend((0,p.zl)(g,[C,I,C+$,I+A])),!0}case"m":case"l":case"c":case"v":case"y":for(let C=0;C+
1<v.length;C+=2){const[I,$]=(0,p.Gd)(g,v[C],v[C+1]);this.extend([I,$,I,$])}return!0;default:return!1}}extend(d){d.every(Number.isFinite)&&(this.path=this.path?(0,p.
kO)(this.path,d):d)}setsColor(d,g,v){const C=this.paintOf(g);switch(d.operator){case"g":case"rg":case"k":return g.paint={...C,components:d.count,isWhite:h((0,L.
M)(d))},!0;case"cs":return g.paint={...C,components:this.componentsOf(d.name(0),v),isWhite:!1},!0;case"sc":case"scn":{const I=d.kind(d.count-1)!==K.o_&&d.count===
C.components;return g.paint={...C,isWhite:I&&h((0,L.M)(d))},!0}default:return!1}}componentsOf(d,g){if(d===void 0)return 0;const v=I=>g.find("ColorSpace",I),C=(0,B.
L)(this.document,new F.SX(d),v);return C&&C.kind!=="inks"&&!C.table?C.components:0}paints({fill:d,strokes:g},v,C){const{path:I,clips:$}=this;this.path=void 0,this.
clips=!1;const A=this.paintOf(v);I&&!C&&g?this.add((0,p.XM)(I,A.lineWidth*M(v)/2),v):I&&!C&&d&&!(A.isWhite&&this.isPageWide(I))&&this.add(I,v),$&&I&&this.clipTo(
I,v)}isPageWide(d){const[g,v,C,I]=this.page,[$,A]=[(C-g)*E,(I-v)*E];return d[0]<=g+$&&d[1]<=v+A&&d[2]>=C-$&&d[3]>=I-A}clipTo(d,g){const v=this.paintOf(g);g.paint=
{...v,clip:(0,p.Pj)(v.clip,d)??w}}add(d,g){this.join(d,this.paintOf(g).clip)}join(d,g){const v=(0,p.Pj)((0,p.XM)(d,O),g);v&&(this.area=this.area?(0,p.kO)(this.area,
v):v)}}const w=[0,0,0,0],O=.01,M=({matrix:[f,d,g,v]})=>Math.max(Math.hypot(f,d),Math.hypot(g,v)),h=f=>{const d=f.length===4?0:1;return f.length>0&&f.every(g=>g===
d)}}),76023:((Q,X,u)=>{u.d(X,{L:()=>B});var F=u(45599),k=u(69869);const K=8,p={DeviceGray:U("gray",1),CalGray:U("gray",1),G:U("gray",1),DeviceRGB:U("rgb",3),CalRGB:U(
"rgb",3),RGB:U("rgb",3),DeviceCMYK:U("cmyk",4),CMYK:U("cmyk",4),Separation:U("inks",1)};function U(S,E){return{kind:S,components:E,profile:void 0,table:void 0}}
function B(S,E,x,b=0){const w=S.resolve(E);if(b>K)return;if(w instanceof F.SX){if(Object.hasOwn(p,w.text))return p[w.text];const M=x(w.text);return M===void 0?void 0:
B(S,M,x,b+1)}if(!(0,F.cy)(w))return;const O=S.resolve(w[0]);if(O instanceof F.SX)switch(O.text){case"ICCBased":return W(S,w[1],x,b);case"Indexed":case"I":return L(
S,w,x,b);case"DeviceN":{const M=S.array(w[1])?.length??0;return M>=1&&M<=32?U("inks",M):void 0}default:return Object.hasOwn(p,O.text)?p[O.text]:void 0}}function W(S,E,x,b){
const w=S.resolve(E);if(!(w instanceof F.Z6))return;const O=S.resolve(w.dict.get("N")),M=O===1?"gray":O===3?"rgb":O===4?"cmyk":void 0;if(M===void 0)return B(S,w.
dict.get("Alternate"),x,b+1);const h=(0,k.hh)(S.decodedPart(w)?.data,O);return{...U(M,O),profile:h?.bytes}}function L(S,E,x,b){const w=B(S,E[1],x,b+1),O=S.resolve(
E[3]),M=O instanceof F.Mx?O.bytes:O instanceof F.Z6?S.decodedPart(O)?.data:void 0,h=S.resolve(E[2]);if(!w||w.table||!M||typeof h!="number"||!(h>=0))return;const f=new Uint8Array(
(Math.min(Math.floor(h),255)+1)*w.components);return f.set(M.subarray(0,f.length)),{...w,table:f}}}),95340:((Q,X,u)=>{u.d(X,{h:()=>F});function F(k,K){const p=W=>{
const L=k.resolve(K.get(W));return typeof L=="number"?Math.floor(L):NaN},U=k.resolve(K.get("ImageMask"))===!0,B=k.array(K.get("Decode"))?.map(W=>k.resolve(W));return{
width:p("Width"),height:p("Height"),bits:U?1:p("BitsPerComponent")||8,stencil:U,decode:B?.every(W=>typeof W=="number")?B:void 0}}}),69869:((Q,X,u)=>{u.d(X,{R1:()=>S,
To:()=>B,hh:()=>W});var F=u(59596),k=u(78157),K=u(45599);const p={1:"GRAY",3:"RGB ",4:"CMYK"},U=["scnr","mntr","prtr","spac"],B={1:"DeviceGray",3:"DeviceRGB",4:"\
DeviceCMYK"};function W(E,x){if(!E||E.length<132)return;const b=(0,k.bS)(E),w=f=>b.toString("latin1",f,f+4),O=b.readUInt32BE(0),M=E[8];if(!(!(O>=132&&O<=E.length&&
M>=2&&M<=4&&w(36)==="acsp"&&U.includes(w(12)))||w(16)!==p[x]))return{bytes:E.subarray(0,O),version:M}}const L=new WeakMap;function S(E,{bytes:x},b){const w=L.get(
E)??[];L.set(E,w);const O=w.find(f=>Buffer.compare(f.bytes,x)===0);if(O)return O.ref;const M=(0,K.jd)({N:b,Alternate:(0,K.UU)(B[b]),Filter:(0,K.UU)("FlateDecode")}),
h=E.add(new K.Z6(M,(0,F.Kc)(x)));return w.push({bytes:x,ref:h}),h}}),43496:((Q,X,u)=>{u.d(X,{HC:()=>p,dK:()=>F,ee:()=>K});const F={rdf:"http://www.w3.org/1999/0\
2/22-rdf-syntax-ns#",xml:"http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.\
com/xap/1.0/mm/",pdf:"http://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.\
org/pdfx/ns/id/",pdfx:"http://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"\
http://www.aiim.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes\
.org/pdfvt/ns/id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},k=new Map(Object.entries(F));class K{uris=new Map;declared=[];known=new Map;enter(S){
let E;for(const{name:x,value:b}of S){if(!p(x))continue;const w=x.slice(6),O=this.uris.get(w);O?O.push(b):this.uris.set(w,[b]),(E??=[]).push(w)}this.declared.push(
E??U),E&&this.known.clear()}leave(){const S=this.declared.pop()??U;for(const E of S)this.uris.get(E).pop();S.length>0&&this.known.clear()}declares(S){return(this.
uris.get(W(S))?.length??0)>0}ofElement(S){let E=this.known.get(S);if(!E){const x=W(S),b=this.uris.get(x)?.at(-1)??k.get(x)??"";this.known.size===B&&this.known.clear(),
this.known.set(S,E={namespace:b,local:S.slice(S.indexOf(":")+1)})}return E}ofAttribute(S){return S.includes(":")?this.ofElement(S):{namespace:"",local:S}}}const p=L=>L===
"xmlns"||L.startsWith("xmlns:"),U=[],B=1e3,W=L=>L.slice(0,Math.max(L.indexOf(":"),0))}),3907:((Q,X,u)=>{u.d(X,{X:()=>O,km:()=>K,ol:()=>F,xK:()=>x});const F=200,
k=1e4;async function K(M,h,f){const d=new p(M);for(let g=d.next();g;g=d.next()){if(f(g))return"left";const v=h.step((g.to-g.from)*4+50);v&&await v}return d.hasDocumentType?
"document type":d.malformed?"malformed":"well-formed"}class p{text;malformed=!1;hasDocumentType=!1;at=0;constructor(h){this.text=h}next(){const{text:h,at:f}=this;
if(f>=h.length)return;if(h.charCodeAt(f)!==U)return this.characters(f,this.nextTag(f));if(h.startsWith("<!--",f))return this.other(f,"-->",4);if(h.startsWith("<\
?",f))return this.other(f,"?>",2);if(h.startsWith("<![CDATA[",f)){const g=h.indexOf("]]>",f);return g<0?this.end():(this.at=g+3,{kind:"text",text:h.slice(f+9,g),
from:f,to:this.at})}return h.startsWith("<!",f)?(this.hasDocumentType=h.startsWith("<!DOCTYPE",f),this.end()):(h.charCodeAt(f+1)===W?this.endTag(f):this.startTag(
f))??this.fault(f,this.nextTag(f+1))}other(h,f,d){const g=this.text.indexOf(f,h+d);return g<0?this.end():(this.at=g+f.length,{kind:"other",from:h,to:this.at})}endTag(h){
const f=this.name(h+2),d=this.blanks(f);if(!(f===h+2||this.text.charCodeAt(d)!==B))return this.at=d+1,{kind:"end",name:this.text.slice(h+2,f),from:h,to:this.at}}startTag(h){
const{text:f}=this,d=this.name(h+1);if(d===h+1)return;const g=f.slice(h+1,d),v=[];for(let C=d;;){const I=this.blanks(C),$=f.charCodeAt(I);if($===B||$===W&&f.charCodeAt(
I+1)===B)return this.at=$===B?I+1:I+2,{kind:$===B?"start":"empty",name:g,attributes:v,from:h,to:this.at};const A=this.name(I),G=this.blanks(A),j=this.blanks(G+1),
P=f[j];if(I===C||A===I||f[G]!=="="||P!=='"'&&P!=="'")return;const D=f.indexOf(P,j+1),N=f.slice(j+1,Math.max(D,j+1)),z=N.includes("<")?void 0:S(N);if(D<0||z===void 0||
v.length>=k)return;v.push({name:f.slice(I,A),value:z,from:I,to:D+1}),C=D+1}}characters(h,f){const d=S(this.text.slice(h,f));return d===void 0?this.fault(h,f):(this.
at=f,{kind:"text",text:d,from:h,to:f})}nextTag(h){const f=this.text.indexOf("<",h);return f<0?this.text.length:f}fault(h,f){return this.malformed=!0,this.at=f,{
kind:"other",from:h,to:f}}end(){this.malformed=!0,this.at=this.text.length}blanks(h){const{text:f}=this;for(;;){const d=f.charCodeAt(h);if(d!==32&&d!==9&&d!==10&&
d!==13)return h;h++}}name(h){const{text:f}=this;for(;h<f.length;h++){const d=f.charCodeAt(h);if(d<=32||d===W||d===B||d===U||d===61||d===34||d===39)break}return h}}
const[U,B,W]=[60,62,47],L=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function S(M){if(!M.includes("&"))return M;const h=[];let f=0;for(let d=M.
indexOf("&");d>=0;d=M.indexOf("&",f)){const g=M.indexOf(";",d);if(g<0||g-d>12)return;const v=M.slice(d+1,g),C=L.get(v)??E(v);if(C===void 0)return;h.push(M.slice(
f,d),C),f=g+1}return h.push(M.slice(f)),h.join("")}function E(M){const h=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(M),f=h?parseInt(h[1]??h[2],h[1]===void 0?10:16):-1;return f>
0&&f<=1114111&&!(f>=55296&&f<=57343)?String.fromCodePoint(f):void 0}function x(M){const[h,f,d,g]=M;if(h===0&&f===0&&(d===254||d===0)||h===255&&f===254&&d===0&&g===
0)return w(M);if(h===254&&f===255||h===0&&f===60)return b(new TextDecoder("utf-16be").decode(M));if(h===255&&f===254||h===60&&f===0)return b(new TextDecoder("ut\
f-16le").decode(M));const v=new TextDecoder().decode(M);return b(v.includes("�")?Buffer.from(M).toString("latin1"):v)}const b=M=>M.startsWith("\uFEFF")?M.slice(
1):M;function w(M){const h=new DataView(M.buffer,M.byteOffset,M.byteLength),f=M[0]!==0,d=[];for(let g=0;g+4<=M.length;g+=4){const v=h.getUint32(g,f);if(v>1114111)
return;d.push(String.fromCodePoint(v))}return b(d.join(""))}const O=M=>M.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&\
quot;")}),33238:((Q,X,u)=>{u.d(X,{Y:()=>M});var F=u(91374),k=u(39684),K=u(9819),p=u(33973),U=u(21996),B=u(17671),W=u(58006),L=u(45599),S=u(43496),E=u(17413);async function x(A,G,j){
const P=A.resolve(G);let D="";for(const N of(0,L.cy)(P)?P:[G]){const z=A.resolve(N);if(z instanceof L.Mx&&(D=Buffer.from(z.bytes).toString("latin1")),!(0,L.i9)(
N)||!(z instanceof L.Z6))continue;let H;try{H=Buffer.from(A.decoded(z)).toString("latin1")}catch{continue}const V=await(0,E.Y)(H,b(D,j),A.job.pace);V!==H&&A.put(
N,(0,W.n)(z,Buffer.from(V,"latin1"),{compress:!1}))}}function b(A,G){return({namespace:j,local:P},D)=>P==="Signature"&&j===S.dK.ds||P==="signature"&&G&&A!=="dat\
asets"&&!D.some(w)}const w=({namespace:A,local:G})=>G==="datasets"&&A===S.dK.xfa;var O=u(43791);async function M(A,G){const j=(0,B.Hi)(A),P=await h(A),D=new Set,
N=new Set,z=P.map(({dict:H})=>(0,F.fq)(A,H));for(const H of P)g(j,H,G,D,N);return D.size>0&&await v(j,D,N),await I(A,D.size>0),{fields:z,objects:D,usageRights:$(
A)}}async function h(A){const G=(await(0,U.zx)(A,["Sig"])).Sig;if(G.length===0)return[];for(const V of G)f(A,V);const j=new Map;for(const{number:V,dict:J,type:q}of await(0,F.
qU)(A))q==="Sig"&&V!==void 0&&d(A,j,V,J);const P=new Set([...j.values()].flatMap(({number:V,widgets:J})=>[V,...J])),{Sig:D,Widget:N}=await(0,U.zx)(A,["Sig","Wid\
get"]),z=[...new Set([...D,...N])].filter(V=>{const J=P.has(V)?null:A.get(V);return(0,L.Zm)(J)&&(J.has("T")||(0,L.Eo)(J.get("Subtype"),"Widget"))&&(0,F.pv)(A,J)===
"Sig"}),H=z.length>0?(await(0,p.Gy)(A)).live:void 0;for(const V of z)H?.[V]===1&&d(A,j,V,A.get(V));return[...j.values()]}function f(A,G){const j=[A.get(G)];for(let P=j.
pop();P!==void 0;P=j.pop()){if((0,L.Zm)(P))for(const D of P.values())j.push(D);if(Array.isArray(P))for(const[D,N]of P.entries())!(0,L.Zm)(N)||!(0,L.Eo)(N.get("F\
T"),"Sig")?j.push(N):(A.edit(G),P[D]=A.add(N))}}function d(A,G,j,P){if(!(0,L.Zm)(A.resolve((0,F.hj)(A,P,"V"))))return;const D=P.get("Parent"),N=A.dict(D);if(!P.
has("T")&&(0,L.i9)(D)&&N?.has("T")){d(A,G,D.number,N),G.get(D.number)?.widgets.add(j);return}if(G.has(j))return;const z=(A.array(P.get("Kids"))??[]).flatMap(H=>(0,L.
i9)(H)?[H.number]:[]);G.set(j,{number:j,dict:P,widgets:new Set((0,L.Eo)(P.get("Subtype"),"Widget")?[j,...z]:z)})}function g({removal:A},{number:G,dict:j,widgets:P},D,N,z){
const{document:H}=A;N.add(G);const V=(0,F.hj)(H,j,"V");(0,L.i9)(V)&&A.remove(V.number);for(const J of P){const q=H.get(J);if(!(0,L.Zm)(q))continue;if(N.add(J),D===
"keep"&&(0,k.K)(H,q)){H.edit(J),(0,k.x)(H,q);continue}const rt=H.resolve(q.get("StructParent"));typeof rt=="number"&&z.add(rt),A.remove(J)}P.has(G)||A.remove(G)}
async function v(A,G,j){const{removal:P,structure:D}=A,{document:N}=P;await C(A,G);const z=(0,K.Wo)(N,"AcroForm");for(const H of["Fields","CO"]){const V=N.array(
z?.dict.get(H)),J=V?.filter(q=>!P.isGone(q)&&!((0,L.i9)(q)&&G.has(q.number)));!z||!V||!J||J.length===V.length||(N.edit(z.holder),J.length>0||H==="Fields"?z.dict.
set(H,J):z.dict.delete(H))}await D.dropKeys(j),await D.flush(),await(0,B.Pv)(A,new Set(P.removed()))}async function C({removal:A},G){const{document:j}=A;for(const{
number:P,dict:D}of[...await(0,F.qU)(j)].reverse()){const N=j.array(D.get("Kids")),z=N?.filter(H=>!A.isGone(H)&&!((0,L.i9)(H)&&G.has(H.number)));P===void 0||!N||
!z||z.length===N.length||(j.edit(P),z.length>0?D.set("Kids",z):(0,L.Eo)(D.get("Subtype"),"Widget")?D.delete("Kids"):A.remove(P))}}async function I(A,G){const j=(0,K.
Wo)(A,"AcroForm");if(!j)return;j.dict.has("SigFlags")&&(A.edit(j.holder),j.dict.delete("SigFlags")),await x(A,j.dict.get("XFA"),G);const P=(A.array(j.dict.get("\
Fields"))??[]).length===0&&!j.dict.has("DR")&&!j.dict.has("XFA");G&&P&&A.editCatalog().delete("AcroForm")}function $(A){const{catalog:G}=A,j=A.dict(G.get("Perms"));
(0,O.H)(A);for(const P of["Perms","Legal"])G.has(P)&&A.editCatalog().delete(P);return j?.has("UR3")===!0||j?.has("UR")===!0}}),33311:((Q,X,u)=>{u.d(X,{S:()=>K});
var F=u(21996),k=u(70549);const K=(0,k.n)(p=>(0,F.zx)(p,["AP","JS","EF","ByteRange","Sig"]))}),59071:((Q,X,u)=>{u.d(X,{Gh:()=>x,ZK:()=>b,wh:()=>E});var F=u(77581),
k=u(45599);const K=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,p=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,U=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
B=w=>w.replace(K,"").replace(p,"").replace(U,"�"),W=200,L=new WeakMap;function S(w){if(w.bytes.length<W)return B((0,F.g7)(w));let O=L.get(w);return O===void 0&&
L.set(w,O=B((0,F.g7)(w))),O}const E=w=>B(w).trim();function x(w){const O=w instanceof k.Mx?S(w).trim():"";return O===""?null:O}const b=w=>w?S(w):""}),70549:((Q,X,u)=>{
u.d(X,{n:()=>F});function F(k){const K=new WeakMap;return p=>{if(p.hasChanges)return k(p);const U=K.get(p);if(U)return U.answer;const B=k(p);return K.set(p,{answer:B}),
B}}}),779:((Q,X,u)=>{u.d(X,{Id:()=>O,GJ:()=>b,yS:()=>B});var F=u(58552),k=u(98472),K=u(34378);const p=new RegExp("([\\x21-\\x7e]{1,1000})(?!\\p{M})|(\\s+)|(?:[\\u110\
0-\\u11ff]{1,1000}|\\P{M})\\p{M}{0,30}|\\p{M}{1,30}","gu"),U=(M,h)=>B([M],h);async function B(M,h){const f=new Set;for(const d of M)f.add((await L(d,h)).text.trim());
return f.delete(""),{hasGroups:!1,search:async(d,g,v)=>{const C=await L(d,v),I=[];for(const $ of f)if(!await W($,C,I,g,v))return{matches:I,truncated:!0};return f.
size>1&&I.sort(($,A)=>$.start-A.start||A.end-$.end),{matches:I,truncated:!1}}}}async function W(M,{text:h,places:f},d,g,v){const C=v.step(h.length>>3);C&&await C;
for(let I=h.indexOf(M),$=0;I>=0;I=h.indexOf(M,$)){if(d.length===g)return!1;for($=I+M.length;f[$]===f[$-1];)$++;d.push((0,k.z)(f[I],f[$]));const A=v.step(M.length);
A&&await A}return!0}async function L(M,h){const f=[];let d="";for(const{0:g,1:v,2:C,index:I}of M.matchAll(p)){const $=C===void 0?v?.toLowerCase()??S(g):" ";for(let G=0;G<
$.length;G++)f.push(v===void 0?I:I+G);d+=$;const A=h.step(g.length*10);A&&await A}return f.push(M.length),{text:d,places:f}}const S=M=>(0,K.w)((0,K.w)(M).toUpperCase().
toLowerCase()),E=/^\/.+\/([dgimsuvy]*)$/s,x=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;function b(M,h){const f=E.
exec(M);return h==="regex"?f?"slashes":void 0:x.test(M)||f&&f[1]!==""?"regex-as-words":void 0}const w=1e6;async function O(M,h,f,d,g){const v=f==="regex"?(await Promise.
all([u.e(7398),u.e(9974)]).then(u.bind(u,39974))).expressionOf(h,g):await U(h,d);if("problem"in v)throw(0,F.G6)([{field:M,message:v.problem}]);return{hasGroups:v.
hasGroups,search:async(C,I,$)=>{const A=await v.search(C.slice(0,w),I,$);return C.length>w?{...A,truncated:!0}:A}}}}),98472:((Q,X,u)=>{u.d(X,{z:()=>F});const F=(k,K,p=[])=>({
start:k,end:K,groups:Object.fromEntries(p)})})};
