"use strict";exports.id=921,exports.ids=[921],exports.modules={49180:((Q,Z,g)=>{g.d(Z,{q:()=>W});const k="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd4 \
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
5f5f5 yellow ffff00 yellowgreen 9acd32";function W(I){const U=I.toLowerCase(),z=/^#([\da-f]{3}|[\da-f]{6})$/.exec(U)?.[1]??u().get(U);return z===void 0?void 0:(z.
length===3?[...z].map(S=>S+S):[z.slice(0,2),z.slice(2,4),z.slice(4)]).map(S=>Number.parseInt(S,16))}let F;function u(){const I=k.split(" ");return F??=new Map(I.
flatMap((U,z)=>z%2===0?[[U,I[z+1]]]:[]))}}),17079:((Q,Z,g)=>{g.d(Z,{Z:()=>I,_:()=>u});const k=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
W=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,F=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function u(S){
if(S.length>64)return;const D=S.trim().replace(W,(T,E,b,C)=>`${E??""}${1900+Number(b)}${C}`);return z(U(k.exec(D)??F.exec(D)))}function I(S){const D=S.length>64?
void 0:U(F.exec(S.trim()));if(!D||z(D)===void 0)return;const{year:T,month:E="",day:b="",hour:C="",minute:M="",second:h="",zone:l=""}=D;return`D:${T}${E}${b}${C}${M}${h}${l===
"Z"||l===""?l:`${l.replace(":","'")}'`}`}function U(S){if(!S)return;const[,D,T,E,b,C,M,h,l,d,w]=S,y=h??(l===void 0?void 0:`${l}${d??"00"}:${w??"00"}`);return{year:D,
month:T,day:E,hour:b,minute:C,second:M,zone:y}}function z(S){if(!S)return;const{year:D,month:T,day:E,hour:b,minute:C="00",second:M="00",zone:h}=S,l=(w,y,A)=>w===
void 0||Number(w)>=y&&Number(w)<=A;if(Number(D)===0||!l(T,1,12)||!l(E,1,L(Number(D),Number(T)))||!l(b,0,23)||!l(C,0,59)||!l(M,0,59)||h!==void 0&&h!=="Z"&&!(l(h.
slice(1,3),0,23)&&l(h.slice(4),0,59)))return;const d=[D,T,E].filter(w=>w!==void 0).join("-");return b===void 0?d:`${d}T${b}:${C}:${M}${h==="+00:00"||h==="-00:00"?
"Z":h??""}`}function L(S,D){return D===2?S%4===0&&(S%100!==0||S%400===0)?29:28:[4,6,9,11].includes(D)?30:31}}),51521:((Q,Z,g)=>{g.d(Z,{Ct:()=>U,Qf:()=>I,sA:()=>L});
var k=g(98446),W=g(34378);const F=/(\{[^{}]*\})/;function u(S,D){const T=[],E=[],b=`use ${D.map(C=>`{${C}}`).join(", ")}`;for(const C of(0,W.w)(S).split(F)){const M=D.
find(h=>`{${h}}`===C);if(M)T.push({placeholder:M});else if(F.test(C))E.push(C);else{if(/[{}]/.test(C))return{problem:`has a brace that belongs to no placeholder\
; ${b}`};C&&T.push({literal:C})}}return E.length===0?{pieces:T}:{problem:`has the unknown ${(0,k.d5)(E.length,"placeholder","placeholders")} ${E.join(" and ")};\
 ${b}`}}const I=S=>S.split(F).filter((D,T)=>T%2===1),U=(S,D)=>S.split(F).map((T,E)=>(E%2===1&&Object.hasOwn(D,T.slice(1,-1))?D[T.slice(1,-1)]:void 0)??T).join(""),
z=["number","last","label","name"],L=S=>u(S,z)}),77040:((Q,Z,g)=>{g.d(Z,{n:()=>u});const k=["number","last","title","date"],W=`use ${k.map(I=>`{${I}}`).join(", ")}\
, and a \\ before a brace that is text`,F="{}|\\";function u(I){const U=[[]],z=[];let L="";const S=()=>{L!==""&&U.at(-1).push(L),L=""};for(let b=0;b<I.length;b++){
const C=I[b];if(C==="\\"&&b+1<I.length&&F.includes(I[b+1]))L+=I[++b];else if(C==="|")S(),U.push([]);else{if(C==="}")return{problem:`has a brace that belongs to \
no placeholder; ${W}`};if(C==="{"){const M=I.indexOf("}",b);if(M<0)return{problem:`has a brace that belongs to no placeholder; ${W}`};const h=I.slice(b+1,M),l=k.
find(d=>d===h);S(),l?U.at(-1).push({placeholder:l}):z.push(`{${h}}`),b=M}else L+=C}}if(S(),z.length>0)return{problem:`has the unknown ${z.join(" and ")}; ${W}`};
if(U.length>3)return{problem:"has more than three parts; use at most two bars (|), and \\| for a bar that is text"};const[D=[],T=[],E=[]]=U;return U.length===1?
{left:[],middle:D,right:[]}:U.length===2?{left:D,middle:[],right:T}:{left:D,middle:T,right:E}}}),60666:((Q,Z,g)=>{g.d(Z,{E:()=>T,L:()=>L});var k=g(49180),W=g(17079),
F=g(51521),u=g(77040);function I(E){const b=(0,F.sA)(E);return"problem"in b?b.problem:void 0}function U(E){const b=(0,u.n)(E);return"problem"in b?b.problem:void 0}
const z=/^(?:[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8}){0,8}|[xXiI](?:-[A-Za-z0-9]{1,8}){1,8})$/,L=E=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.test(E),S=E=>!/[/\\\p{Cc}\p{Cs}]/u.
test(E)&&/[^. ]/.test(E);function D(E){const b=URL.canParse(E)?new URL(E):void 0;return b?.protocol==="https:"&&b.username===""&&b.password===""}const T={"file-\
name":{holds:S,words:"a file name without folders"},"media-type":{holds:L,words:"a media type such as text/xml or application/pdf"},color:{holds:E=>(0,k.q)(E)!==
void 0,words:"a color such as Red, darkgreen or #c00000"},date:{holds:E=>(0,W.Z)(E)!==void 0,words:"a date of ISO 8601 such as 2026-11-20 or 2026-11-20T14:30:00\
+01:00"},"number-format":{holds:E=>I(E)===void 0,words:"text such as {number} / {last}",problem:I},"running-line":{holds:E=>U(E)===void 0,words:"a line such as \
{title}|{number} / {last}",problem:U},"https-address":{holds:D,words:"an HTTPS address such as https://tsa.example.com"},"language-tag":{holds:E=>z.test(E),words:"\
a language tag such as en, de-AT or zh-Hant (BCP 47)"}}}),15663:((Q,Z,g)=>{g.r(Z),g.d(Z,{redact_text:()=>Os});var k=g(29082),W=g(45657),F=g(33973),u=g(45599),I=g(
74135),U=g(6057),z=g(87141),L=g(44738),S=g(78021),D=g(36211),T=g(36078);function E(o,{x:t,y:e,width:n,height:a}){const s=([p])=>t-p,r=([p])=>p-t-n,i=([,p])=>e-p,
c=([,p])=>p-e-a,f=p=>x=>-p(x),m=[[s],[r],[f(s),f(r),i],[f(s),f(r),c]];return o.flatMap(p=>[s,r,i,c].some(x=>p.every(P=>x(P)>=0))?[p]:m.flatMap(x=>{const P=x.reduce(
(N,H)=>b(N,H),p);return P.length>2?[P]:[]}))}function b(o,t){const e=[];for(let n=0;n<o.length;n++){const[a,s]=[o[n],o[(n+1)%o.length]],[r,i]=[t(a),t(s)];r>=0&&
e.push(a),r>0!=i>0&&r!==i&&e.push(C(a,s,r/(r-i)))}return e}const C=([o,t],[e,n],a)=>[o+(e-o)*a,t+(n-t)*a];function M(o,t){const e=[];for(const n of o){let a=[];
for(let s=1;s<n.length;s++){const[r,i]=[n[s-1],n[s]],c=h(r,i,t);if(a.length===0&&!(c&&c[0]<=0)&&a.push(r),!c){a.push(i);continue}c[0]>0&&a.push(C(r,i,c[0])),a.length>
1&&e.push(a),a=c[1]<1?[C(r,i,c[1]),i]:[]}a.length>1&&e.push(a)}return e}function h([o,t],[e,n],{x:a,y:s,width:r,height:i}){let[c,f]=[0,1];for(const[m,p]of[[o-e,
o-a],[e-o,a+r-o],[t-n,t-s],[n-t,s+i-t]])if(m===0){if(p<0)return}else m<0?c=Math.max(c,p/m):f=Math.min(f,p/m);return c<f?[c,f]:void 0}const l=24,d=.5;class w{parts=[];built=[];texts=[];clip="";last=[
0,0];build(t,e,n){const{operator:a}=t;if(a==="W"||a==="W*")this.clip=a;else if(!D.Rl.has(a))return!1;this.built.push([n,t.end]),this.texts.push(Buffer.from(t.content.
subarray(n,t.end)).toString("latin1"));const s=r=>(0,I.Gd)(e,t.number(r)||0,t.number(r+1)||0);switch(a){case"m":this.begin(s(0));break;case"l":this.line(s(0));break;case"\
c":this.curve(s(0),s(2),s(4));break;case"v":this.curve(this.last,s(0),s(2));break;case"y":this.curve(s(0),s(2),s(2));break;case"h":this.close();break;case"re":this.
rectangle(t,e)}return!0}get box(){const t=this.parts.flatMap(({points:r})=>r);if(t.length===0)return;const[e,n]=[t.map(([r])=>r),t.map(([,r])=>r)],[a,s]=[(0,W.YG)(
e),(0,W.YG)(n)];return{x:a,y:s,width:(0,W.Kf)(e)-a,height:(0,W.Kf)(n)-s}}get clips(){return this.clip!==""}forget(){this.parts=[],this.built=[],this.texts=[],this.
clip=""}get pieces(){return this.built}without(t,e,n,a){const s=D.lJ.get(e),r=Math.sqrt(Math.abs(n[0]*n[3]-n[1]*n[2])),i=Math.max(a*r/2,d),{box:c}=this;if(!(p=>c&&
t.some(x=>O(c,A(x,p))))(s.strokes?i:0))return;const m=[];if(s.fill){const p=t.reduce(E,this.parts.map(({points:x})=>x));(0,W.RZ)(m,p.map(x=>`${y(x,n)} h`)),p.length>
0&&m.push(s.fill==="even-odd"?"f*":"f")}if(s.strokes){const p=this.parts.map(({points:P,isClosed:N})=>N||s.closes?[...P,P[0]]:P),x=t.reduce((P,N)=>M(P,A(N,i)),p);
(0,W.RZ)(m,x.map(P=>y(P,n))),x.length>0&&m.push("S")}return this.clips&&((0,W.RZ)(m,this.texts),m.push("n")),m.join(`
`)}begin(t){this.parts.push({points:[t],isClosed:!1}),this.last=t}line(t){const e=this.parts.at(-1);(!e||e.isClosed)&&this.begin(this.last),this.parts.at(-1).points.
push(t),this.last=t}curve([t,e],[n,a],[s,r]){const[i,c]=this.last;for(let f=1;f<=l;f++){const m=f/l,[p,x,P,N]=[(1-m)**3,3*m*(1-m)**2,3*m**2*(1-m),m**3];this.line(
[p*i+x*t+P*n+N*s,p*c+x*e+P*a+N*r])}}close(){const t=this.parts.at(-1);t&&(t.isClosed=!0,this.last=t.points[0])}rectangle(t,e){const[n,a,s,r]=[0,1,2,3].map(i=>t.
number(i)||0);this.begin((0,I.Gd)(e,n,a)),this.line((0,I.Gd)(e,n+s,a)),this.line((0,I.Gd)(e,n+s,a+r)),this.line((0,I.Gd)(e,n,a+r)),this.close()}}const y=(o,t)=>{
const e=(0,I.DI)(t);return(0,T.XL)(o.map(([n,a])=>(0,I.Gd)(e,n,a)))},A=({x:o,y:t,width:e,height:n},a)=>({x:o-a,y:t-a,width:e+2*a,height:n+2*a}),O=(o,t)=>o.x<t.x+
t.width&&t.x<o.x+o.width+Number.MIN_VALUE&&o.y<t.y+t.height&&t.y<o.y+o.height+Number.MIN_VALUE;var R=g(77581);const v=(o,t)=>o.start-t.start||t.end-o.end;function B(o,t){
let e="",n=0;for(const{start:a,end:s}of t)a>n&&(e+=o.slice(n,a)),n=Math.max(n,s);return e+o.slice(n)}const j=500;async function $(o,t){const e=(0,R.g7)(o),n=await t(
e);if(n.length>0){const a=(0,R.wx)(B(e,n));return await K(a.bytes,t)?G:a}return await K(o.bytes,t)?G:void 0}const G=new u.Mx(new Uint8Array(0));async function K(o,t){
for(const e of X(o))if((await t(e)).length>0)return!0;return!1}function X(o){const t=Buffer.from(o.buffer,o.byteOffset,o.length).toString("latin1"),e=[t];return/[\x80-\xff]/.
test(t)&&e.push(Buffer.from(o).toString("utf8")),t.includes("\0")&&e.push(t.replaceAll("\0","")),/%[0-9a-f]{2}/i.test(t)&&e.push(Buffer.from(Y(t),"latin1").toString(
"utf8")),t.includes("&")&&e.push(_(e.at(-1))),t.includes("<")&&e.push(e.at(-1).replace(/<[^<>]*>/g,"")),e}const Y=o=>o.replace(/%([0-9a-f]{2})/gi,(t,e)=>String.
fromCharCode(parseInt(e,16))),J={amp:"&",lt:"<",gt:">",quot:'"',apos:"'"},_=o=>o.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos));/gi,(t,e,n,a)=>{
if(a!==void 0)return J[a.toLowerCase()]??t;const s=e===void 0?parseInt(n,16):parseInt(e,10);return s<=1114111?String.fromCodePoint(s):t});async function q(o,t,e){
let n=0;const a=[t];for(let s=a.pop();s!==void 0;s=a.pop()){const r=s instanceof u.Z6?s.dict:s;if(!(!(r instanceof u.Bi)&&!Array.isArray(r)))for(const[i,c]of r.
entries()){if(!(c instanceof u.Mx)){(c instanceof u.Bi||Array.isArray(c))&&a.push(c);continue}const f=o.job.pace.step(j);f&&await f;const m=await $(c,e);m&&(r instanceof
u.Bi?r.set(i,m):r[i]=m,n++)}}return n}function rt(o,t){const e=[];for(const n of o.array(o.entry(o.pages.number(t),"Annots"))??[]){const a=o.dict(n);if(!a||!(0,u.
Eo)(o.resolve(a.get("Subtype")),"Redact"))continue;const s=(o.array(a.get("QuadPoints"))??[]).map(i=>Number(o.resolve(i))||0);for(let i=0;i+8<=s.length;i+=8){const[
c,f]=[0,1].map(m=>[0,2,4,6].map(p=>s[i+p+m]));e.push(pt(o,t,[(0,W.YG)(c),(0,W.YG)(f),(0,W.Kf)(c),(0,W.Kf)(f)]))}const r=(0,U.b0)(o,a.get("Rect"));s.length<8&&r&&
e.push(pt(o,t,r))}return e.filter(({width:n,height:a})=>n>0&&a>0)}function pt(o,t,e){const[n,a,s,r]=(0,I.zl)((0,z.y)((0,U.iw)(o,t)),e);return{x:n,y:a,width:s-n,
height:r-a}}async function be(o,t){t.size!==0&&await(0,L.L)(o,(e,n)=>{const a=t.get(n),s=a&&(0,U.b0)(o,e.get("Rect"));if(!a||!s)return!1;const r=pt(o,n,s);return a.
some(i=>O(r,i))})}const xe=["ActualText","Alt","E","T"];async function ve(o,t,e){const n=new Set([...t.keys()].map(r=>o.pages.number(r)));let a=0;for(const r of n)
for(const i of o.array(o.entry(r,"Annots"))??[]){const c=o.dict(i),f=c?await q(o,c,e):0;f>0&&(0,u.i9)(i)&&o.edit(i),a+=f}for(const r of t.keys()){const i=o.pages.
attribute(r,"Resources"),c=o.dict(o.dict(i)?.get("Properties"));for(const f of c?.values()??[]){const m=await q(o,o.dict(f)??null,e);m>0&&(0,u.i9)(f)?o.edit(f):
m>0&&(0,u.i9)(i)&&o.edit(i),a+=m}}const{live:s}=await(0,F.Gy)(o);for(let r=1;r<s.length;r++){const i=s[r]===1?o.dict(o.get(r)):void 0,c=o.job.pace.step(300);if(c&&
await c,!(!i||!(0,S.Uc)(i)||!Me(i,n)))for(const f of xe){const m=await q(o,[o.resolve(i.get(f))],e);m>0&&(o.edit(r),i.delete(f)),a+=m}}return a}function Me(o,t){
const e=o.get("Pg");return!(0,u.i9)(e)||t.has(e.number)}var Ct=g(12237),gt=g(14029),nt=g(58552);const It=5e4,Se=20;function Ee(o,t,e){const n=new Map;if(!o)return n;
const a=o.areas??o.matches;if(!Array.isArray(a))throw mt(["must have a list under areas, or under matches"]);if(a.length>It)throw mt([`has ${a.length} areas, an\
d at most ${It} are allowed`]);const s=[],r=new Set(t);for(const[i,c]of a.entries()){const f=Oe(c,e);if(typeof f=="string"?s.push(`area ${i+1} ${f}`):r.has(f.page)?
n.set(f.page-1,[...n.get(f.page-1)??[],...f.boxes]):s.push(`area ${i+1} is on page ${f.page}, which pages does not name`),s.length===Se)break}if(s.length>0)throw mt(
s);return n}const mt=o=>(0,nt.G6)([{field:"redact_areas",message:o.join("; ")}]),Lt=o=>typeof o=="object"&&o!==null&&!Array.isArray(o);function Oe(o,t){if(!Lt(o))
return"must be an object with page and box";const{page:e}=o;if(typeof e!="number"||!Number.isInteger(e)||e<1||e>t)return`must have a page from 1 to ${t}`;const a=(Array.
isArray(o.boxes)?o.boxes:[o.box??o]).map(Te);return a.some(s=>s===void 0)||a.length===0?"must have boxes with x, y, width and height in points, which are greate\
r than 0":{page:e,boxes:a}}function Te(o){if(!Lt(o))return;const[t,e,n,a]=["x","y","width","height"].map(r=>o[r]);return[t,e,n,a].every(r=>typeof r=="number"&&Number.
isFinite(r))&&n>0&&a>0?{x:t,y:e,width:n,height:a}:void 0}var Ae=g(97727),Pe=g(99876);async function De(o,t,e){const n=new Map(t.filter(({boxes:i})=>i.length>0).
map(i=>[i.index,i.boxes]));if(n.size===0)return;const{kinds:a,pages:s}=await(0,Pe.F)(o,Uint32Array.from([...n.keys()],i=>i+1)),r=new Ae.B(o);await r.inspect(s);
for(const i of s){const c=o.job.pace.step(5e3);c&&await c;const f=(0,I.DI)((0,z.y)(a[i.kind])),m=(n.get(i.index)??[]).map(({x:p,y:x,width:P,height:N})=>{const[H,
V,tt,et]=(0,I.zl)(f,[p,x,p+P,x+N]);return`${(0,T.id)(H)} ${(0,T.id)(V)} ${(0,T.id)(tt-H)} ${(0,T.id)(et-V)} re`});r.over(i,{resources:[],operators:()=>`/Artifac\
t BMC q ${e==="black"?0:1} g ${m.join(`
`)} f Q EMC
`})}}var Ce=g(58006),Rt=g(78157),Ie=g(8510),ct=g(38026),Le=g(71856),Re=g(82416),Ut=g(56681),ot=g(85008);const Bt=4096,Ue=30;async function Nt(o,t){const e=new ot.
oz(o),n=[],a=[];let s=0;const r=i=>{n.push(i),s+=i.length};for(let i=1,c=e.next(!0);c!==ot.Kp;c=e.next(!0),i++){c===ot.An||c===ot.Cd?(a.push({at:s,from:e.start,
to:e.end}),r(Buffer.from((0,Re.E3)(o,e.start,e.end)).toString("latin1").replaceAll("\0",""))):c===ot.QR&&s>0&&r(`
`);const f=i%Bt===0?t.step(Bt*Ue):void 0;f&&await f}return{text:n.join(""),pieces:a}}const Be=async(o,t,e)=>(await t((await Nt(o,e)).text)).length;async function Ne(o,t,e){
const{text:n,pieces:a}=await Nt(o,e),s=await t(n);if(s.length===0)return o;const r=[];for(const[i,{at:c,from:f,to:m}]of a.entries()){const p=a[i+1]?.at??n.length;
s.some(x=>x.start<p&&c<x.end)&&r.push({from:f,to:m,text:"()"})}return(0,Ut.E$)(o,r,e)}const $e=["FontFile","FontFile2","FontFile3","ToUnicode","CIDToGIDMap","CI\
DSet","JBIG2Globals"];async function ke(o,t,e){const n=new Map,a=new Set;for(let s=1;s<t;s++){if(!e(s))continue;const r=o.job.pace.step(300);r&&await r;const i=o.
get(s);i instanceof u.Z6?(We(o,i.dict)&&n.set(s,i.dict.get("Resources")),(i.dict.has("CMapName")||(0,u.Eo)(o.resolve(i.dict.get("Type")),"CMap"))&&a.add(s)):i instanceof
u.Bi&&Fe(o,s,i,n,a)}return{content:n,fonts:a,pages:je(o)}}function je(o){const t=new Set;for(const e of o.pages.numbers){const n=o.entry(e,"Contents");(0,u.i9)(
n)&&t.add(n.number);for(const a of o.array(n)??[])(0,u.i9)(a)&&t.add(a.number)}return t}function We(o,t){const e=o.resolve(t.get("Subtype"));return(0,u.Eo)(e,"F\
orm")||o.resolve(t.get("PatternType"))===1||t.has("BBox")&&!t.has("ShadingType")}function Fe(o,t,e,n,a){for(const c of $e){const f=e.get(c);(0,u.i9)(f)&&a.add(f.
number)}const s=(0,u.Eo)(o.resolve(e.get("Subtype")),"Type3")?o.dict(e.get("CharProcs")):void 0;for(const c of s?.values()??[])(0,u.i9)(c)&&n.set(c.number,e.get(
"Resources"));const r=o.resolve(e.get("Type"));if(o.pages.holds(t)||!((0,u.Eo)(r,"Page")||(0,u.Eo)(r,"Template")))return;const i=e.get("Contents");for(const c of o.
array(i)??[i])(0,u.i9)(c)&&n.set(c.number,e.get("Resources"))}const Ge=-180;async function $t(o,{inText:t,inCodes:e},n){if(o.shown.length===0)return;const[a,s]=[
ze(o),Ke(o)];kt(a,await t(a.text),n),kt(s,await e(s.text),n)}function kt({glyphs:o},t,e){for(const{start:n,end:a}of t)for(let s=n;s<a;s++)o[s]>=0&&e.add(o[s])}class jt{parts=[];glyphs=[];add(t,e){
this.parts.push(t);for(let n=0;n<t.length;n++)this.glyphs.push(e)}finish(){return{text:this.parts.join(""),glyphs:this.glyphs}}}function ze({shown:o}){const t=new jt;
for(const{elements:e,font:n,first:a}of o){let s=a;for(const r of e)if(typeof r=="number")r<Ge&&t.add(" ",-1);else for(const{text:i}of n.glyphs(r))t.add(i,s++);t.
add(`
`,-1)}return t.finish()}function Ke({shown:o}){const t=new jt;for(const{elements:e,font:n,first:a}of o){let s=a;for(const r of e){if(typeof r=="number")continue;
let i=0;for(let c=n.glyphs(r).length;c>0;c--){const f=n.partEnd(r,i,1);for(;i<f;i++)r[i]!==0&&t.add(String.fromCharCode(r[i]),s);s++}}t.add(`
`,-1)}return t.finish()}var Wt=g(64680),ft=g(45079);async function Ft(o,t,e){const n=new Map,a=new Set;for(const{lists:s}of t)for(const{stream:r,tag:i,operator:c,
from:f,to:m,dict:p}of s){const x=`${r} ${f}`;if(a.has(x)||(a.add(x),await q(o,p,e)===0))continue;const P=new Wt.k(256);(0,ft.bD)(P,p,ft.yT);const N=`${i} ${Buffer.
from(P.bytes).toString("latin1")} ${c}`;n.set(r,[...n.get(r)??[],{from:f,to:m,text:N}])}return n}function Gt(o,t,e){for(const n of e){const a=t.shownAt(n);let s=o.
get(a.stream);s||o.set(a.stream,s=new Map);let r=s.get(a.from);r||s.set(a.from,r={shown:a,glyphs:new Set}),r.glyphs.add(n-a.first)}}var st=g(81077),it=g(9819);const Ze={
ActualText:"tags",Alt:"tags",E:"tags",URI:"addresses and file names",F:"addresses and file names",UF:"addresses and file names",V:"form fields",DV:"form fields",
TU:"form fields",TM:"form fields",Opt:"form fields",Dest:"names",D:"names",Names:"names",Limits:"names"};function He(o,t,e){return t?t===o.dict(o.trailer.get("I\
nfo"))?"the properties of the document":(0,S.Uc)(t)?"tags":t.has("Subtype")&&t.has("Rect")?(0,u.Eo)(o.resolve(t.get("Subtype")),"Widget")?"form fields":"annotat\
ions":t.has("FT")?"form fields":(0,u.Eo)(o.resolve(t.get("Type")),"OCG")?"layers":e==="Title"&&t.has("Parent")?"bookmarks":Ze[e]??"other entries":"other entries"}
const zt=100,Kt=new Set(["Dests","RoleMap","ClassMap","N","R","D"]),Xe=new Set(["Dest","D","S","C","AS","V","DV"]),Ye=new Set(["DA","DS","Registry","Ordering","\
CharSet","Panose","CheckSum","Lookup","NS"]),Ve=new Set(["CreationDate","ModDate","M","LastModified","CreateDate"]);class Je{document;find;edits;note;renamed=new Map;constructor(t,e,n,a){
this.document=t,this.find=e,this.edits=n,this.note=a}async run(t,e){const{document:n}=this,a=this.trees(),s=[];for(const i of a)await this.nameKeys(i)&&s.push(i);
const r=n.trailer.get("Encrypt");for(let i=1;i<t.length;i++)!e(i)||(0,u.i9)(r)&&r.number===i||await this.nameChosen(n.get(i));for(let i=1;i<t.length;i++)!e(i)||
(0,u.i9)(r)&&r.number===i||await this.object(n.get(i))&&this.edits&&n.edit(i);for(const i of s)this.edits&&await this.rebuild(i);for(const[i,c]of[...n.trailer])
(0,u.i9)(c)||i==="ID"||i==="Encrypt"||!await this.object([c])||this.edits&&n.trailer.delete(i)}trees(){const{document:t}=this,e=(0,it.Wo)(t,"Names"),n=(0,it.Wo)(
t,"StructTreeRoot");return[...[...e?.dict.keys()??[]].map(a=>({holder:e.dict,number:e.holder,key:a})),...n?.dict.has("IDTree")?[{holder:n.dict,number:n.holder,key:"\
IDTree"}]:[]]}async nameKeys({holder:t,key:e}){let n=!1;for(const[a]of await(0,st.Zc)(this.document,t.get(e),"Names"))!(a instanceof u.Mx)||!await $(a,this.find)||
(this.rename((0,st.Pu)(a)),n=!0);return n}rename(t){this.renamed.has(t)||this.renamed.set(t,`redacted-${this.renamed.size+1}`)}async nameChosen(t){const{document:e}=this,
n=[t];for(let a=n.pop();a!==void 0;a=n.pop()){const s=a instanceof u.Z6?a.dict:a;if(Array.isArray(s))for(const i of s)n.push(i);if(!(0,u.Zm)(s))continue;for(const[
i,c]of s){const f=Kt.has(i)?e.resolve(c):null;if((0,u.Zm)(f))for(const m of f.keys())await this.nameOne(m);(0,u.i9)(c)||n.push(c)}const r=e.job.pace.step(zt*(1+
s.size));r&&await r}}async nameOne(t){t.length>=2&&await $((0,u.Px)(t),this.find)&&this.rename(`/${t}`)}async object(t){let e=!1;const n=[{value:t,dict:void 0,key:""}];
for(let a=n.pop();a;a=n.pop()){const s=a.value instanceof u.Z6?a.value.dict:a.value;if(!(s instanceof u.Bi)&&!Array.isArray(s)||Array.isArray(s)&&Qe(s))continue;
const r=s instanceof u.Bi?s:a.dict;for(const[c,f]of[...s.entries()]){const m=typeof c=="string"?c:a.key,p=await this.entry(r,m,f);if(p===void 0){(f instanceof u.
Bi||Array.isArray(f))&&n.push({value:f,dict:r,key:m});continue}e=!0,this.note(He(this.document,r,m)),this.edits&&(s instanceof u.Bi?s.set(c,p):s[c]=p)}s instanceof
u.Bi&&this.renamed.size>0&&this.renameKeys(s,a.key)&&(e=!0);const i=this.document.job.pace.step(zt);i&&await i}return e}async entry(t,e,n){if(n instanceof u.SX){
const r=Xe.has(e)||e==="RoleMap"?this.renamed.get(`/${n.text}`):void 0;return r===void 0?void 0:new u.SX(r)}if(!(n instanceof u.Mx)||Ye.has(e)||e==="Contents"&&
t&&(0,u.hi)(t))return;const a=this.renamed.get((0,st.Pu)(n));if(a!==void 0)return(0,u.Px)(a);const s=await $(n,this.find);return s&&Ve.has(e)?(0,u.Px)(""):!s||e!==
"T"||!t||!_e(t)?s:(this.rename((0,st.Pu)(n)),(0,u.Px)(this.renamed.get((0,st.Pu)(n))))}renameKeys(t,e){const n=[...t];if(!(Kt.has(e)||this.isNaming(t))||!n.some(
([s])=>this.renamed.has(`/${s}`)))return!1;if(this.note("names"),!this.edits)return!0;t.clear();for(const[s,r]of n)t.set(this.renamed.get(`/${s}`)??s,r);return!0}isNaming(t){
const{document:e}=this,n=e.dict(e.catalog.get("StructTreeRoot"));return[e.catalog.get("Dests"),n?.get("RoleMap"),n?.get("ClassMap")].some(a=>e.dict(a)===t)}async rebuild({
holder:t,number:e,key:n}){const{document:a}=this,s=await(0,st.Zc)(a,t.get(n),"Names");a.edit(e);const r=(0,st.H6)(a,(0,st.AN)(s),"Names"),i=t.get(n);(0,u.i9)(i)?
a.put(i,r):t.set(n,r),a.edit((0,it.Kd)(i,e))}}const Qe=([o])=>(0,u.Eo)(o,"Indexed")||(0,u.Eo)(o,"I"),_e=o=>o.has("FT")||o.has("Kids")||o.has("Parent")&&!o.has("\
Contents");var wt=g(75444),Zt=g(58971),qe=g(12657),Ht=g(31095),Xt=g(36502),tn=g(98689),Yt=g(18930);class en{images=[];cuts=new Map;touched=new Set;unseen=[];undivided=new Set;shown=[];lists=[];contents=new Map;groups=[];glyphs=0;isPartial=!1;cut(t,e){
const n=this.cuts.get(t);n?n.push(e):this.cuts.set(t,[e])}areUnseen(t,e){let n=1/0;for(const a of t){if(this.isUnseen(a))return!0;n=Math.min(n,a)}return this.images.
some(({after:a,matrix:s})=>a>n&&O(yt(s),e))}isUnseen(t){const{unseen:e}=this;let n=0;for(let a=e.length;n<a;){const s=n+a>>1;e[s][1]<=t?n=s+1:a=s}return n<e.length&&
e[n][0]<=t}shownAt(t){const{shown:e}=this;let n=0;for(let a=e.length-1;n<a;){const s=n+a+1>>1;e[s].first<=t?n=s:a=s-1}return e[n]}}function yt(o){const[t,e,n,a]=(0,I.
zl)(o,[0,0,1,1]);return{x:t,y:e,width:n-t,height:a-e}}const Vt=o=>-1-o;var nn=g(4745),sn=g(63181),an=g(4186),on=g(97748),rn=g(93059);class Jt extends Xt.z{isOff(){
return!1}}class Qt{builder;trace;areas;next=0;group=-1;listed;constructor(t,e,n){this.builder=t,this.trace=e,this.areas=n}glyph(t,e,n,a,s){const r=this.group<0?
this.next++:this.listed?.[this.next++]??Vt(this.group);this.builder.edges.glyph=r,this.areas.length>0&&this.touch(r,t,n,a,s),this.builder.glyph(t,e,n,a,s)}touch(t,e,n,a,s){
const r=cn(e,n,a,s);this.areas.some(i=>O(r,i))&&this.trace.touched.add(t)}}function cn({font:o,frame:t,size:e},n,a,s){const[r,i]=t.vertical?[.5,.5]:[o.ascent,-o.
descent];return(0,an.L)(t,Math.min(n,a),Math.max(n,a),s-r*e,s+i*e)}class fn extends Qt{space(){this.builder.space()}}const dn=new Set([3,7]),bt=o=>({...(0,on.ue)(
o),lineWidth:1,isTransparent:!1,clip:{x:-1e9,y:-1e9,width:2e9,height:2e9}});class ln extends sn.C{numbering;trace;from=0;to=0;operator="";stream=0;open;replacing=[];replacedTexts=[];constructor(t,e,n){
super(t,e),this.numbering=t,this.trace=n}begin(t,e,n){super.begin(t,e,n);const{stream:a,operator:s,from:r,to:i,trace:c}=this,{size:f,charSpace:m,wordSpace:p,stretch:x}=t,
P=c.glyphs;this.open={stream:a,operator:s,from:r,to:i,elements:[],font:e,size:f,charSpace:m,wordSpace:p,stretch:x,first:P,count:0},c.shown.push(this.open)}show(t,e,n,a){
const{trace:s,numbering:r}=this,i=this.open;(dn.has(e.mode)||e.isTransparent)&&s.unseen.push([s.glyphs,s.glyphs+e.font.glyphs(t).length]);const c=e.font.glyphs(
t),f=c.length;i.elements.push(t),i.count+=f;const m=s.glyphs;if(s.glyphs+=f,a){this.replacing.push([m,s.glyphs]);for(const{text:p}of c)this.replacedTexts.push(p)}
(a!==void 0||n)&&(s.isPartial=!0),r.next=m,super.show(t,e,n,a),!a&&r.next!==s.glyphs&&(s.isPartial=!0)}adjust(t){super.adjust(t),this.open.elements.push(t)}replaced(t,e){
const{numbering:n,replacing:a,replacedTexts:s}=this;([...e].length===s.length||s.join("")===e)&&(n.listed=a.flatMap(([i,c])=>Array.from({length:c-i},(f,m)=>i+m))),
n.group=this.trace.groups.push(a)-1,n.next=0,this.replacing=[],this.replacedTexts=[],super.replaced(t,e),n.group=-1,n.listed=void 0}}const hn=4;class un extends nn.
p{trace;areas;tracing;path=new w;constructor(t,e,n,a,s,r,i,c=[]){const f=i?new fn(s,r,c):new Qt(s,r,c),m=new ln(f,a,r);super(t,e,m,n),this.trace=r,this.areas=c,
this.tracing=m}take(t,e){const{tracing:n}=this;if(n.stream=e.stream,n.operator=t.operator,n.from=t.count>0?t.startOf(0):t.end,n.to=t.end,t.count>1&&t.kind(1)===
ot.q$&&this.noteList(t,e.stream),!(this.areas.length>0&&this.paints(t,e)))return t.operator==="BI"?this.noteInline(t,e):t.operator==="gs"&&this.follow(t.name(0),
e),super.take(t,e)}follow(t,{scope:e,states:n}){const a=t===void 0?void 0:this.document.dict(e.find("ExtGState",t)),[s,r]=["ca","LW"].map(i=>this.document.resolve(
a?.get(i)));typeof s=="number"&&(n.current.isTransparent=s===0),typeof r=="number"&&(n.current.lineWidth=r)}paints(t,{states:e,stream:n}){const{path:a,trace:s,areas:r}=this,
i=e.current,{operator:c}=t,{from:f,to:m}=this.tracing,p=t.count>0?f:m-c.length;if(a.build(t,i.matrix,p))return!0;if(c==="w"&&(i.lineWidth=t.number(0)||0),c==="s\
h"&&r.some(N=>O(i.clip,N))&&s.undivided.add("a shading"),!D.lJ.has(c))return!1;const x=c==="n"?void 0:a.without(r,c,i.matrix,i.lineWidth);if(x!==void 0){this.document.
job.pace.add(x.length*r.length*hn);for(const[N,H]of a.pieces)s.cut(n,{from:N,to:H,text:""});s.cut(n,{from:p,to:m,text:x})}const{box:P}=a;return a.clips&&P&&(i.clip=
pn(i.clip,P)),a.forget(),!0}noteInline(t,{states:e,stream:n,scope:a}){const s=(0,rn.n)(t);if(!s)return;const r=s.dict.get("ColorSpace"),i=r instanceof u.SX?a.find(
"ColorSpace",r.text):void 0;i!==void 0&&s.dict.set("ColorSpace",i);const{to:c}=this.tracing,{matrix:f}=e.current,m=Buffer.from(t.content.buffer,t.content.byteOffset,
t.content.length).lastIndexOf("BI",t.count>0?t.startOf(0):t.dataStart);this.trace.images.push({stream:n,from:m,to:c,image:s,matrix:f,after:this.trace.glyphs})}draws(t,e){
const n=t===void 0?null:this.document.resolve(e.scope.find("XObject",t));if(n instanceof u.Z6&&(0,u.Eo)(this.document.resolve(n.dict.get("Subtype")),"Image")){const{
from:a,to:s}=this.tracing,{matrix:r}=e.states.current;this.trace.images.push({stream:e.stream,from:a,to:s,image:n,matrix:r,after:this.trace.glyphs})}return super.
draws(t,e)}noteList(t,e){const{operator:n,content:a}=t;if(n!=="BDC"&&n!=="DP"||!a.subarray(t.startOf(1),t.endOf(1)).some((f,m)=>m>1&&(f===40||f===60)))return;const s=t.
value(1),r=Buffer.from(a.subarray(t.startOf(0),t.endOf(0))).toString("latin1"),{from:i,to:c}=this.tracing;(0,u.Zm)(s)&&this.trace.lists.push({stream:e,tag:r,operator:n,
from:i,to:c,dict:s})}async readForm(t,e,n){this.trace.contents.set(n.stream,t),await super.readForm(t,e,n)}}function pn(o,t){const[e,n]=[Math.max(o.x,t.x),Math.
max(o.y,t.y)],a=Math.min(o.x+o.width,t.x+t.width),s=Math.min(o.y+o.height,t.y+t.height);return{x:e,y:n,width:Math.max(a-e,0),height:Math.max(s-n,0)}}const dt=1e9;
class xt{document;texts;constructor(t){this.document=t,this.texts=new Yt.X(t)}async shown(t,e){return this.read(t,new Xt.z(this.document),!0,e)}async all(t,e){return this.
read(t,new Jt(this.document),!1,e)}async read(t,e,n,a){const{document:s}=this,r=(0,U.iw)(s,t),i=(0,z.y)(r),{width:c,height:f}=(0,I.iN)(r),m={width:c*r.userUnit,
height:f*r.userUnit},{builder:p,trace:x,reader:P}=this.reading(e,m,n,a),N=new Zt.X(s),H=new Ht.H(s,s.dict(s.pages.attribute(t,"Resources"))),V=await N.page(t);x.
contents.set(0,V),await P.page(V,H,bt(i));for(const tt of(0,wt.bD)(s,t,r.rotation,e))await P.form(tt.form,(0,wt.RZ)(s),bt((0,I.lw)(tt.matrix,i)));return this.finish(
t,p,x,m)}async stream(t,e){const{document:n}=this,a={width:dt,height:dt},{builder:s,trace:r,reader:i}=this.reading(new Jt(n),a,!1,[]);return r.contents.set(0,t),
await i.page(t,new Ht.H(n,n.dict(e),(0,wt.RZ)(n)),bt([1,0,0,-1,0,0])),this.finish(-1,s,r,a)}reading(t,{width:e,height:n},a,s){const{document:r}=this,i=new tn.g(
a?e:dt,a?n:dt,0,!0);i.isEndless=!a;const c=new en,f=new qe.y(r.job),m=new un(r,new Zt.X(r),t,f,i,c,a,s);return{builder:i,trace:c,reader:m}}async finish(t,e,n,a){
const s=await this.texts.assemble(t,e,a,{usesElementTexts:!1});return e.leavesOut&&(n.isPartial=!0),{page:s,trace:n}}}function _t(o,t,e,n,a){for(const{first:s,count:r}of t.
letters(e,n))qt(o,s,r,a)}function qt({page:o,trace:t},e,n,a){const{glyphs:s}=o.found.edges;for(let r=e;r<e+n;r++)lt(t,s[r],a)}function gn({trace:o},t){for(const e of o.
touched)lt(o,e,t)}function lt(o,t,e){if(t>=0)e.add(t);else for(const[n,a]of o.groups[Vt(t)])for(let s=n;s<a;s++)e.add(s)}function te({page:o,trace:t},e){for(const[
n,a]of o.found.edges.joined)e.has(n)&&lt(t,a,e),e.has(a)&&lt(t,n,e);for(const{first:n,count:a,elements:s,font:r}of t.shown){let i=-1,c=!0,f=n;for(const m of s)if(typeof m!=
"number")for(const{text:p}of r.glyphs(m)){if(e.has(f)){if(c&&i>=0)for(let x=i+1;x<f;x++)e.add(x);i=f,c=!0}else p.trim()!==""&&(c=!1);f++}if(f>n+a)return}}class ee{document;searching;choose;stays;rewriter;found=new Map;constructor(t,e,n,a,s){
this.document=t,this.searching=e,this.choose=n,this.stays=a,this.rewriter=s}async run(t){const{document:e,stays:n}=this,{live:a}=await(0,F.Gy)(e),s=i=>a[i]===1&&
n[i]!==1,r=await ke(e,a.length,s);for(const[i,c]of r.content)s(i)&&!t.has(i)&&await this.content(i,c);for(let i=1;i<a.length;i++)s(i)&&e.isStream(i)&&await this.
data(i,r);await new Je(e,this.searching.inText,this.rewriter!==void 0,i=>this.note(i)).run(a,s)}note(t,e=1){e>0&&this.found.set(t,(this.found.get(t)??0)+e)}async content(t,e){
const{document:n,searching:a}=this,s=n.get(t);if(!(s instanceof u.Z6))return;const r=this.decoded(s),i=await new xt(n).stream(r,e),{glyphs:c,count:f}=await this.
choose(i,!1),m=c.size;await $t(i.trace,a,c);const p=await Ft(n,[i.trace],a.inText);if(this.note("content that no page shows",Math.max(f,+(c.size>m))+p.size),!this.
rewriter||c.size===0&&p.size===0)return;te(i,c);const x=new Map;Gt(x,i.trace,c),await this.rewriter.inPlace(new Map([[0,t]]),[i.trace],{removals:x,others:p,images:new Map})}decoded(t){
const e=this.document.decodedPart(t);if(!e)throw new nt.zU("redaction_incomplete","A content stream cannot be read, because its compression is not known");return e.
data}async data(t,{content:e,fonts:n,pages:a}){const{document:s}=this,r=s.get(t);if(!(r instanceof u.Z6)||n.has(t))return;const{dict:i}=r;mn(s,i)||(e.has(t)||a.
has(t)?await this.hiddenStrings(t,r):await this.otherData(t,r))}async hiddenStrings(t,e){const{document:n,rewriter:a}=this,s=this.searching.inCodes,{pace:r}=n.job,
i=this.decoded(e),c=i.includes(Rt.IQ)&&await K(wn(i),this.searching.inText),f=await Be(i,s,r);if(c&&this.note("comments of content"),this.note("content that no \
page shows",f),!a||!c&&f===0)return;const m=f>0?await Ne(i,s,r):i,p=c?(await(0,Ie.f)(m,r)).content:m;n.put(t,await(0,ct.c)(n,e,p))}async otherData(t,e){const{document:n,
rewriter:a}=this,s=(0,Le.In)(e)?"metadata":"streams",r=s==="metadata"?this.searching.inText:this.searching.inCodes,i=this.document.decodedPart(e)?.data;if(!i)throw new nt.
zU("redaction_incomplete","A stream cannot be read, because its compression is not known");const c=n.job.pace.step(i.length);c&&await c;const f=X(s==="metadata"?
ne(i):i),m=await Promise.all(f.map(async P=>(await r(P)).length));if(this.note(s,(0,W.Kf)(m)),!a||m.every(P=>P===0))return;const[p=""]=f,x=Buffer.from(B(Buffer.
from(i).toString("latin1"),await r(p)),"latin1");await K(ne(x),r)?n.remove(t):n.put(t,(0,Ce.n)(e,x,{compress:!1}))}}function mn(o,t){return["FunctionType","Shad\
ingType","N"].some(e=>typeof o.resolve(t.get(e))=="number")||(0,u.Eo)(o.resolve(t.get("Subtype")),"Image")||(0,u.Eo)(o.resolve(t.get("Type")),"EmbeddedFile")}function wn(o){
return Buffer.from((Buffer.from(o).toString("latin1").match(/%[^\r\n]*/g)??[]).join(`
`),"latin1")}function ne(o){const e=Buffer.from(o).toString("latin1").replace(/\bxmlns(?::[\w.-]{1,100})?\s{0,20}=\s{0,20}(?:"[^"<>]*"|'[^'<>]*')/g,n=>" ".repeat(
n.length));return Buffer.from(e,"latin1")}const yn=new Set(["Parent","P","Dest","B"]),bn=300;async function se(o,t){const{pages:e}=o,n=new Uint8Array(o.size);if(t.
size===e.count)return n;const a=Array.from({length:e.count},(s,r)=>r);return await ae(o,a.filter(s=>!t.has(s)),s=>n[s]=1),await ae(o,[...t],s=>n[s]=0),n}async function ae(o,t,e){
const{pages:n,job:a}=o,s=new Uint8Array(o.size),r=new it.b9(o),i=[],c=f=>{s[f]=1,e(f),i.push(o.get(f))};for(const f of t){c(n.number(f));const m=n.attribute(f,"\
Resources");m!==void 0&&i.push(m);for(let p=i.pop();p!==void 0;p=i.pop()){if((0,u.i9)(p)){p.number<s.length&&s[p.number]===0&&!xn(o,p.number)&&c(p.number);continue}
const x=p instanceof u.Z6?p.dict:p;if(Array.isArray(x))for(const N of x)i.push(N);else if(x instanceof u.Bi)for(const[N,H]of x)yn.has(N)||i.push(H);r.spend(1);const P=a.
pace.step(bn);P&&await P}}}function xn(o,t){const e=o.resolve(o.entry(t,"Type"));return(0,u.Eo)(e,"Page")||(0,u.Eo)(e,"Pages")||o.pages.holds(t)}var at=g(98446),
oe=g(49568),vt=g(779),ie=g(42973),re=g(9312);const ce=["january","february","march","april","may","june","july","august","september","october","november","decem\
ber","januar","februar","märz","mai","juni","juli","oktober","dezember","jänner","janvier","février","mars","avril","juin","juillet","août","septembre","oct\
obre","novembre","décembre","enero","febrero","marzo","abril","mayo","junio","julio","agosto","septiembre","octubre","noviembre","diciembre","gennaio","febbrai\
o","aprile","maggio","giugno","luglio","settembre","ottobre","dicembre","jan","feb","mar","apr","jun","jul","aug","sept?","oct","nov","dec","okt","dez"].join("|"),
vn={email:"[\\p{L}\\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?(?:\\.[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?)+",url:'\
(?i)(?:\\b(?:https?|ftp)://|\\bwww\\.)[^\\s<>"()\\[\\]{}]+',iban:"(?i)\\b[A-Z]{2}[0-9]{2}(?:[ \\x{a0}-]?[A-Z0-9]){11,30}\\b",card:"\\b[0-9](?:[ \\x{a0}-]?[0-9]){1\
2,18}\\b",phone:"(?i)\\+[ ]?[0-9](?:[ ./()\\x{a0}-]*[0-9]){7,14}|\\b(?:tel(?:efon|ephone|éfono|efono|\\.)?|phone|fax|mobile?|mobil|mobiltelefon|cell|handy|portable)\
[ .:/()-]*(?:[a-z]{0,12}[ .:]*)?\\(?[0-9](?:[ ./()\\x{a0}-]*[0-9]){5,14}",date:`(?i)\\b[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}\\b|\\b[0-9]{1,2}[./-][ ]?[0-9]{1,2}[./-][ ]?(\
?:[0-9]{4}|[0-9]{2})\\b|\\b[0-9]{1,2}(?:\\.|st|nd|rd|th|º|er)?\\s+(?:de\\s+)?(?:${ce})\\.?,?(?:\\s+de)?\\s+[0-9]{4}\\b|\\b(?:${ce})\\.?\\s+[0-9]{1,2}(?:st|nd|rd|\
th)?,?\\s+[0-9]{4}\\b`},Mn={iban:En,card:On};async function Sn(o,t){const e=await Promise.all(o.map(async n=>({kind:n,pattern:await(0,re.Gv)("redact_kinds",vn[n],
"regex",t)})));return{hasGroups:!1,search:async(n,a,s)=>{const r=[];let i=!1;for(const{kind:c,pattern:f}of e){const m=await f.search(n,a,s);i||=m.truncated,(0,W.
RZ)(r,m.matches.flatMap(({start:p,end:x})=>{const P=Mn[c]?.(n.slice(p,x))??x-p;return P>0?[{start:p,end:p+P,groups:{}}]:[]}))}return{matches:r.sort((c,f)=>c.start-
f.start||f.end-c.end),truncated:i}}}}const Mt=/[ \u00a0-]/;function En(o){let t=0,e=0;const n=[...o].map((s,r)=>({sign:s.toUpperCase(),at:r})).filter(({sign:s})=>!Mt.
test(s)),a=s=>{const r=parseInt(s,36);t=(t*(r>9?100:10)+r)%97};for(let s=15;s<=Math.min(n.length,34);s++){t=0;for(const{sign:r}of[...n.slice(4,s),...n.slice(0,4)])
a(r);t===1&&(e=n[s-1].at+1)}return e}function On(o){const t=[...o].map((e,n)=>({sign:e,at:n})).filter(({sign:e})=>!Mt.test(e));for(let e=Math.min(t.length,19);e>=
13;e--){let n=0;for(let s=0;s<e;s++){const r=Number(t[e-1-s].sign)*(s%2===0?1:2);n+=r>9?r-9:r}const a=t[e-1].at+1;if(n%10===0&&(e===t.length||Mt.test(o[a])))return a}
return 0}const fe=2e3,St=2e5;async function Tn({search:o,search_mode:t,redact_kinds:e=[]},n){const a=[];return e.length>0&&a.push(await Sn(e,n)),o!==void 0&&a.push(
t==="regex"?await(0,re.Gv)("search",o,t,n):await An(o,n)),new In(Dn(a),e.length===0&&t!=="regex",n)}async function An(o,{pace:t}){const e=o.split(`
`).filter(n=>n.trim()!=="");if(e.length>fe)throw(0,nt.G6)([{field:"search",message:`has ${e.length} lines, and at most ${fe} are allowed`}]);return(0,vt.yS)(e,t)}
const Pn={hasGroups:!1,search:()=>Promise.resolve({matches:[],truncated:!1})};function Dn(o){const[t]=o;return o.length===1?t:o.length===0?Pn:{hasGroups:!1,search:async(e,n,a)=>{
const s=[];for(const i of o)s.push(await i.search(e,n,a));return{matches:s.flatMap(({matches:i})=>i).sort((i,c)=>i.start-c.start||c.end-i.end),truncated:s.some(
({truncated:i})=>i)}}}}const de=4,le=1e4,Cn=2;class In{pattern;isLiteral;job;texts=new Set;areaWords=new Set;literal;constructor(t,e,n){this.pattern=t,this.isLiteral=
e,this.job=n}note(t){this.isLiteral||t.length<de||this.texts.size>=le||this.texts.has(t)||(this.texts.add(t),this.literal=void 0)}noteArea(t){t.length>=Cn&&this.
areaWords.size<le&&this.areaWords.add(t)}ofAreas=async()=>{if(this.areaWords.size===0)return;const t=await(0,vt.yS)([...this.areaWords],this.job.pace);return e=>this.
search(t,e)};inText=t=>this.search(this.pattern,t);inCodes=async t=>{if(!this.isLiteral&&this.texts.size===0)return[];const e=this.isLiteral?this.pattern:await(this.
literal??=(0,vt.yS)([...this.texts],this.job.pace));return(await this.search(e,t)).filter(({start:n,end:a})=>a-n>=de)};async search(t,e){if(e==="")return[];const{
matches:n,truncated:a}=await t.search(e,St,this.job.pace);if(a)throw he();return n}}const he=()=>(0,ie.F)("searching","A page, or another text of the document, \
is too long to be searched to its end","Split the document first"),Ln=2e3,Rn=100,Un=/[-\u00ad\u2010]\n+/g;async function ue(o,t){const e=[...o.matchAll(Un)].map(
({0:{length:a},index:s})=>({start:s,end:s+a}));if(e.length===0)return[];const n=[];for(const{start:a,end:s}of await t.inText(B(o,e))){const r=(c,f)=>{let m=c;for(const p of e)
(f?p.start<m:p.start<=m)&&(m+=p.end-p.start);return m},i={start:r(a,!1),end:r(s,!0)};i.end-i.start>s-a&&n.push(i)}return n}async function Bn(o,t,e){const{all:n,
truncated:a}=await(0,oe.IQ)(o,t.pattern,St,e);return a||n.length>0||(await ue(o.flow.text,t)).length>0}async function Et(o,t,e){const{all:n,counted:a,truncated:s}=await(0,oe.
IQ)(o.page,t.pattern,St,e);if(s)throw he();const{flow:r}=o.page,i=[...n,...(await ue(r.text,t)).map(p=>({...p,flow:r}))],c=new Set,f=new Map,m=[];for(const{flow:p,
start:x,end:P}of i){const N=new Set,H=e.step((P-x)*Rn+Ln);H&&await H,_t(o,p,x,P,N);for(const V of p.lineBoxes(x,P))f.set(`${V.x} ${V.y} ${V.width} ${V.height}`,
V),o.trace.areUnseen(N,V)&&m.push(V);for(const V of N)c.add(V);t.note(p.text.slice(x,P))}for(const p of Nn(o))t.noteArea(p);return{glyphs:c,boxes:[...f.values()],
unseen:m,count:a.length}}function Nn(o){const{page:t,trace:e}=o;if(e.touched.size===0)return[];const{flow:n}=t;return[...n.text.matchAll(/\S+/g)].flatMap(({0:a,
index:s})=>{const r=new Set;return _t(o,n,s,s+a.length,r),[...r].some(i=>e.touched.has(i))?[a]:[]})}const $n=.01;async function kn(o,{pages:t,search:e,areas:n},a){
const s=await(0,Ct.E)(o,a),r=new Yt.X(s),i=[];for(const p of t)await Bn(await r.page(p-1),e,a.pace)&&i.push(`page ${p}`);const c=new xt(s);for(const[p,x]of n){const{
trace:P}=await c.all(p,x.map(N=>A(N,-$n)));P.touched.size>0&&i.push(`areas of page ${p+1}`)}const f=await se(s,new Set(Array.from(t,p=>p-1))),m=new ee(s,e,p=>Et(
p,e,a.pace),f);await m.run(new Set);for(const p of m.found.keys())i.push(p);if(i.length>0)throw new nt.zU("redaction_incomplete",`Text to redact is still in ${(0,at.
Dw)(i)}, so there is no result`,{advice:"Report this with the kind of document, without the document itself"})}var jn=g(68973),Wn=g(92043),Fn=g(1900),Ot=g(95340);
const Gn=6,ht=1,Tt=["Filter","DecodeParms","Decode","ColorSpace","BitsPerComponent","Intent","SMask","Mask","SMaskInData","Alternates","OPI","Metadata","Measure",
"PtData","F","FFilter","FDecodeParms","DL","L","Length","Interpolate"];class zn{document;shade;constructor(t,e){this.document=t,this.shade=e}async without(t,e){
const{document:n}=this,{image:a}=t[0],{width:s,height:r}=(0,Ot.h)(n,a.dict),i=t.filter(({matrix:f})=>f[0]*f[3]!==f[1]*f[2]);if(i.length===0||!(s>0&&r>0))return;
const c=i.flatMap(({matrix:f})=>{const m=(0,I.DI)(f);return e.filter(x=>O(yt(f),x)).map(({x,y:P,width:N,height:H})=>{const[V,tt,et,ut]=(0,I.zl)(m,[x,P,x+N,P+H]);
return ge([V*s,(1-ut)*r,et*s,(1-tt)*r],s,r)})});if(!c.some(({left:f,top:m,right:p,bottom:x})=>f<=0&&m<=0&&p>=s&&x>=r))return n.add(await this.overwrite(a,c))}async overwrite(t,e){
const{document:n,shade:a}=this,s=new u.Bi(t.dict),{dict:r}=t;for(const N of Tt)s.delete(N);if(n.resolve(r.get("ImageMask"))===!0)return this.stencil(t,s,e,1);const[
i,c]=[n.resolve(r.get("SMask")),n.resolve(r.get("Mask"))];if((0,u.cy)(c)||i instanceof u.Z6&&i.dict.has("Matte")||typeof r.get("SMaskInData")=="number")throw pe(
"has an image whose mask cannot be written again");const f=await this.draw(t),m=await(0,Fn.cE)(f,n.job.pace),p=await Pt(n,f,m?3:1),{width:x,height:P}=f;for(const{
left:N,top:H,right:V,bottom:tt}of e.map(et=>At(et,x,P)))for(let et=H;et<tt;et++){const ut=m?3:1;p.fill(a,(et*x+N)*ut,(et*x+V)*ut)}return s.set("ColorSpace",(0,u.
UU)(m?"DeviceRGB":"DeviceGray")),s.set("BitsPerComponent",8),i instanceof u.Z6?s.set("SMask",n.add(await this.opaque(i,x,P,e))):c instanceof u.Z6&&s.set("Mask",
n.add(await this.maskOf(c,x,P,e))),this.pack(s,p)}async opaque(t,e,n,a){const s=await this.draw(t),r=await Pt(this.document,s,1);for(const c of a.map(f=>me(f,s.
width/e,s.height/n,s)))for(let f=c.top;f<c.bottom;f++)r.fill(255,f*s.width+c.left,f*s.width+c.right);const i=new u.Bi(t.dict);for(const c of Tt)i.delete(c);return i.
set("ColorSpace",(0,u.UU)("DeviceGray")),i.set("BitsPerComponent",8),this.pack(i,r)}maskOf(t,e,n,a){const s=(0,Ot.h)(this.document,t.dict),r=new u.Bi(t.dict);for(const c of Tt)
r.delete(c);const i=a.map(c=>me(c,s.width/e,s.height/n,s));return this.stencil(t,r,i,0)}async stencil(t,e,n,a){const s=await this.draw(t),r=await Pt(this.document,
s,1),{width:i,height:c}=s;for(const{left:p,top:x,right:P,bottom:N}of n.map(H=>At(H,i,c)))for(let H=x;H<N;H++)r.fill(a*255,H*i+p,H*i+P);const f=i+7>>3,m=new Uint8Array(
f*c);for(let p=0;p<c;p++)for(let x=0;x<i;x++)r[p*i+x]>=128&&(m[p*f+(x>>3)]|=128>>(x&7));return e.set("ImageMask",!0),e.set("BitsPerComponent",1),this.pack(e,m)}async pack(t,e){
return t.set("Type",(0,u.UU)("XObject")),t.set("Subtype",(0,u.UU)("Image")),t.set("Filter",(0,u.UU)("FlateDecode")),new u.Z6(t,await(0,jn.uM)(this.document.job).
deflate(e,Gn))}async draw(t){const{document:e}=this,{job:n}=e,{width:a,height:s}=(0,Ot.h)(e,t.dict);if(!(a>0&&s>0))throw pe("has an image without a size");if(a*
s>n.limits.pixels)throw(0,ie.F)("pixels",`An image has ${a*s} pixels, which are too many to redact`,"Make it smaller first");const r=new u.Bi(t.dict);for(const x of[
"SMask","Mask","SMaskInData","Alternates","OPI","Metadata","OC","Interpolate"])r.delete(x);r.set("Type",(0,u.UU)("XObject")),r.set("Subtype",(0,u.UU)("Image"));
const i=e.fork(),c=Buffer.from(`0 g q ${a} 0 0 ${s} 0 0 cm /I Do Q
`,"latin1"),f=i.add(null),m=(0,u.jd)({Type:(0,u.UU)("Page"),Parent:f,MediaBox:[0,0,a,s],Contents:i.add(new u.Z6(new u.Bi,c)),Resources:(0,u.jd)({XObject:(0,u.jd)(
{I:i.add(new u.Z6(r,e.encoded(t)))})})});return i.put(f,(0,u.jd)({Type:(0,u.UU)("Pages"),Count:1,Kids:[i.add(m)]})),i.put(i.catalogNumber,(0,u.jd)({Type:(0,u.UU)(
"Catalog"),Pages:f})),i.trailer.delete("Info"),(await Wn.Y.open(await(0,gt.UN)(i,{encryption:"none",draft:!0}),n)).draw(0,{width:a,height:s,isTransparent:!1})}}
const pe=o=>new nt.zU("redaction_incomplete",`The document ${o}, so there is no result`,{advice:"Draw the pages with pages_to_images first, and redact the areas\
 of these images",fields:["pages_to_images"]}),ge=([o,t,e,n],a,s)=>At({left:Math.floor(o)-ht,top:Math.floor(t)-ht,right:Math.ceil(e)+ht,bottom:Math.ceil(n)+ht},
a,s),At=({left:o,top:t,right:e,bottom:n},a,s)=>({left:Math.min(Math.max(o,0),a),top:Math.min(Math.max(t,0),s),right:Math.min(Math.max(e,0),a),bottom:Math.min(Math.
max(n,0),s)}),me=({left:o,top:t,right:e,bottom:n},a,s,{width:r,height:i})=>ge([o*a,t*s,e*a,n*s],r,i);async function Pt({job:o},t,e){const n=new Uint8Array(t.width*
t.height*e);for(let a=0,s=0;a<t.height;a++){const r=t.row(a);for(let c=0;c<r.length;c+=4)e===3&&(n[s++]=r[c+2]),n[s++]=r[c+1],e===3&&(n[s++]=r[c]);const i=o.pace.
step(2*r.length);i&&await i}return n}var Kn=g(61491);async function Zn(o,t,e){const{fragments:n,leafOf:a}=o.page.found;if(!a)return;const s=new Map;for(const i of n){
const c=a(i);c&&await r(c.element)&&qt(o,i.letters,i.text.length,e)}async function r(i){const c=s.get(i);if(c!==void 0)return c;let f=!1;for(const{actualText:m}of(0,Kn.
Hy)(i))m!==void 0&&(await t(m)).length>0&&(f=!0);return s.set(i,f),f}}async function Hn(o,t,e){const n=new Map;if(t.length>0)for(const{images:i}of o)for(const c of i){
const f=`${c.stream} ${c.from}`;n.set(f,[...n.get(f)??[],c])}const a=new Map,s=new Map;let r=0;for(const i of n.values()){const[{stream:c,from:f,to:m}]=i;if(!i.
some(({matrix:P})=>t.some(N=>O(yt(P),N))))continue;r++;const p=await e.without(i,t),x=p&&`OctavoRedacted${p.number}`;a.set(c,[...a.get(c)??[],{from:f,to:m,text:x?
`/${x} Do`:""}]),x&&s.set(c,(s.get(c)??new Map).set(x,p))}return{cuts:a,images:s,count:r}}var Xn=g(37709);const Dt=1e3,Yn=500;async function Vn(o,t,e,n,a){const{
pace:s}=o.job,r=[...a],i=new _n;return await(0,Xn.K)(t,s,c=>{const f=c.count>0?c.startOf(0):c.end,m=n.get(f),p=Jn(c,e.get(f),m,i);return p!==void 0&&r.push({from:f,
to:p.replaces?c.end:f,text:p.text}),m&&s.step(m.shown.count*Yn)}),r.sort((c,f)=>c.from-f.from||c.to-f.to),r.length===0?t:(0,Ut.E$)(t,r,s)}function Jn({operator:o},t,e,n){
if(Qn.has(o)&&n.forget(),!t)return;const a=n.take(t);return e?{text:qn(t)+ts(t,e.glyphs,a,n),replaces:!0}:a===0?void 0:{text:`[${(0,T._)(a)}] TJ`,replaces:!1}}const Qn=new Set(
["BT","Tm","Td","TD","T*","'",'"']);class _n{across=0;down=0;forget(){this.across=this.down=0}add(t,{font:e,size:n,stretch:a}){const s=-t/Dt*n;e.vertical?this.down+=
s:this.across+=s*a}take({font:t,size:e,stretch:n}){const a=t.vertical?e:e*n,s=t.vertical?this.down:this.across;return this.forget(),a===0||s===0?0:-Dt*s/a}}function qn({
operator:o,wordSpace:t,charSpace:e}){return o==="'"?"T* ":o==='"'?`${(0,T._)(t)} Tw ${(0,T._)(e)} Tc T* `:""}function ts(o,t,e,n){const a=new ns(e);let s=0;for(const r of o.
elements){if(typeof r=="number"){a.number(r);continue}const i=o.font.glyphs(r);let c=0;for(const f of i){const m=o.font.partEnd(r,c,1);t.has(s++)?a.remove(es(f,
o)):a.keep(r.subarray(c,m)),c=m}}return n.add(a.rest(),o),a.isEmpty?"":`[${a.text()}] TJ`}function es(o,{font:t,size:e,charSpace:n,wordSpace:a}){const s=t.vertical&&
o.vertical?o.vertical.advance:o.width,r=n+(o.isSpace?a:0);return-Dt*(s+(e===0?0:r/e))}class ns{sink=new Wt.k(256);parts=[];bytes=[];numbers=[];hasGap;hasGlyphs=!1;constructor(t){
this.hasGap=t!==0,t!==0&&this.numbers.push(t)}get isEmpty(){return!this.hasGlyphs}number(t){this.numbers.push(t)}remove(t){this.numbers.push(t),this.hasGap=!0}keep(t){
this.numbers.length>0&&this.space();for(const e of t)this.bytes.push(e);this.hasGlyphs=!0}rest(){const t=this.numbers.reduce((e,n)=>e+n,0);return this.numbers=[],
this.flush(),t}text(){return this.parts.join(" ")}space(){this.flush();const t=this.hasGap?[this.numbers.reduce((e,n)=>e+n,0)]:this.numbers;for(const e of t)e!==
0&&this.parts.push((0,T._)(e));this.numbers=[],this.hasGap=!1}flush(){if(this.bytes.length===0)return;const{sink:t}=this;t.clear(),(0,ft.pS)(t,Uint8Array.from(this.
bytes),ft.yT),this.parts.push((0,Rt.bS)(t.bytes).toString("latin1")),this.bytes=[]}}const ss=new Uint8Array(0),as=1e3;class os{document;copies=new Map;constructor(t){
this.document=t}made=new Set;copied=new Set;async page(t,e,n){const{document:a}=this,{pages:s}=a,r=new Map(e.flatMap(({contents:P})=>[...P])),i=a.dict(s.attribute(
t,"Resources")),c=await this.copyForms(r,e,n,i),f={},m=r.get(0),p=await this.without(0,m,e,n);p!==m&&(f.Contents=a.add(await(0,ct.c)(a,new u.Z6(new u.Bi,ss),p)));
const x=this.replaceIn(i,c,n.images.get(0));x&&(f.Resources=a.add(x)),Object.keys(f).length>0&&s.patch(t,f);for(const P of a.array(a.entry(s.number(t),"Annots"))??
[])this.annotation(P,c)}async inPlace(t,e,n){const{document:a}=this,s=new Map(e.flatMap(({contents:r})=>[...r]));for(const[r,i]of s){const c=await this.without(
r,i,e,n),f=a.get(t.get(r)??r);c===i||!(f instanceof u.Z6)||a.put(t.get(r)??r,await(0,ct.c)(a,f,c))}}async without(t,e,n,{removals:a,others:s}){const r=a.get(t),
i=s.get(t)??[];if(!r&&i.length===0)return e;const c=new Map;for(const f of n)for(const m of f.shown)m.stream===t&&!c.has(m.from)&&c.set(m.from,m);return Vn(this.
document,e,c,r??new Map,i)}async copyForms(t,e,n,a){const{document:s,copies:r}=this,i=this.changedForms(t,n),c=i.size===0?"":is(n),f=new Map,m=[];for(const p of i){
const x=`${p} ${c}`;let P=r.get(x);P||(r.set(x,P=s.add(null)),m.push(p)),f.set(p,P),this.made.add(P.number),this.copied.add(p)}for(const p of m){const x=s.get(p),
P=await this.without(p,t.get(p),e,n),N=await(0,ct.c)(s,x,P),H=n.images.get(p),V=s.dict(x.dict.get("Resources"))??(H?a:void 0),tt=this.replaceIn(V,f,H);tt&&N.dict.
set("Resources",tt),s.put(f.get(p),N)}return f}changedForms(t,{removals:e,others:n}){const{document:a}=this,s=new Map;for(const f of t.keys()){const m=f>0?a.get(
f):null;if(m instanceof u.Z6)for(const p of this.objectsIn(a.dict(m.dict.get("Resources"))).values())(0,u.i9)(p)&&s.set(p.number,[...s.get(p.number)??[],f])}const r=f=>e.
has(f)||(n.get(f)?.length??0)>0,i=[...t.keys()].filter(f=>f>0&&r(f)),c=new Set(i);for(let f=i.pop();f!==void 0;f=i.pop())for(const m of s.get(f)??[])c.has(m)||(c.
add(m),i.push(m));return a.job.pace.add(t.size*as),c}objectsIn(t){return this.document.dict(t?.get("XObject"))??new u.Bi}replaceIn(t,e,n=new Map){const a=this.objectsIn(
t);if(n.size===0&&![...a.values()].some(r=>(0,u.i9)(r)&&e.has(r.number)))return;const s=this.replaceAll(a,e);for(const[r,i]of n)s.set(r,i);return new u.Bi(t).set(
"XObject",s)}replaceAll(t,e){return new u.Bi([...t].map(([n,a])=>[n,((0,u.i9)(a)?e.get(a.number):void 0)??a]))}annotation(t,e){const{document:n}=this,a=n.dict(t),
s=n.dict(a?.get("AP"));if(!(0,u.i9)(t)||!a||!s||e.size===0)return;const r=this.replaceAll(s,e);for(const[i,c]of s){const f=n.resolve(c);(0,u.Zm)(f)&&r.set(i,this.
replaceAll(f,e))}n.edit(t),a.set("AP",r)}}function is({removals:o,others:t}){const e=[];for(const[n,a]of o)if(n!==0)for(const[s,{glyphs:r}]of a)e.push(`${n}:${s}\
:${[...r].sort((i,c)=>i-c).join(",")}`);for(const[n,a]of t)if(n!==0)for(const{from:s,to:r,text:i}of a)e.push(`${n}-${s}-${r}-${i}`);return e.sort().join(" ")}const rs=8;
class cs{document;searching;choose;images;areas;rewriter;read=new Set;hasLayers;constructor(t,e,n,a,s){this.document=t,this.searching=e,this.choose=n,this.images=
a,this.areas=s,this.rewriter=new os(t),this.hasLayers=(0,it.Wo)(t,"OCProperties")!==void 0}async page(t){const e=this.areas.get(t)??[],n=[];let[a,s,r]=[0,0,!1];
for(let i=0;i<rs;i++){const{texts:c,chosen:f}=await this.readPage(t,i,e),m=c.map(({trace:x})=>x),p=await this.cutsOf(t,m,f,e);if(p.removals.size===0&&p.others.size===
0)break;r=!0,s+=p.count;for(const x of f)for(const P of x.boxes)n.push(P);if(i===0&&(a=f.reduce((x,P)=>Math.max(x,P.count),e.length>0?0:1)),await this.rewriter.
page(t,m,p),!m.some(({isPartial:x})=>x))break}if(!(e.length===0&&!r))return{index:t,boxes:[...n,...e],count:a+e.length,images:s}}async cutsOf(t,e,n,a){const s=new Set(
e.flatMap(P=>[...P.undivided]));if(s.size>0)throw ds(t+1,[...s]);const r=new Map;for(const[P,{glyphs:N}]of n.entries())Gt(r,e[P],N);const i=a.length>0?await this.
searching.ofAreas():void 0,c=async P=>[...await this.searching.inText(P),...i?await i(P):[]].sort(v),f=await Ft(this.document,e,c),{cuts:m,images:p,count:x}=await Hn(
e,[...a,...n.flatMap(({unseen:P})=>P)],this.images);for(const P of[m,...e.map(N=>N.cuts)])for(const[N,H]of P)f.set(N,fs([...f.get(N)??[],...H]));return{removals:r,
others:f,images:p,count:x}}get settled(){return new Set([...this.read].filter(t=>!this.rewriter.copied.has(t)))}async readPage(t,e,n){const a=new xt(this.document),
s=await a.shown(t,n),r=[s],i=[await this.choose(s,!0)];if(s.trace.isPartial||this.hasLayers||e>0||n.length>0){const c=await a.all(t,n);r.push(c),i.push({...await this.
choose(c,!1),boxes:[]})}for(const[c,f]of r.entries()){await Zn(f,this.searching.inText,i[c].glyphs),gn(f,i[c].glyphs),await $t(f.trace,this.searching,i[c].glyphs),
te(f,i[c].glyphs);for(const m of f.trace.contents.keys())this.read.add(m)}return{texts:r,chosen:i}}}const fs=o=>[...new Map(o.map(t=>[`${t.from} ${t.to}`,t])).values()],
ds=(o,t)=>(0,nt.G6)([{field:"redact_areas",message:`has an area on page ${o} into which ${(0,at.Dw)(t)} reaches, which cannot be divided: choose another area, o\
r redact images of the pages`,mentions:["pages_to_images"]}]);var we=g(55969),ls=g(45059),hs=g(90603),us=g(34635),ps=g(77500);const ye=new Set(["FileAttachment",
"Sound","Movie","Screen","3D","RichMedia"]),gs=["Alternates","OPI","DSS"];async function ms(o){let t=(await(0,ls._)(o)).length;for(let e=0;e<o.pages.count;e++){
const n=o.job.pace.step(1e3);n&&await n;for(const a of o.array(o.entry(o.pages.number(e),"Annots"))??[]){const s=o.dict(a);s&&ws(o,s)&&t++}}return t}const ws=(o,t)=>{
const e=(0,we.B)(o,t);return e!=="FileAttachment"&&ye.has(e)};async function ys(o,t){(0,ps.br)(o,"values"),t&&await(0,L.L)(o,n=>ye.has((0,we.B)(o,n))),await(0,hs.
u)(o,{scripts:!0,privateData:!0,metadata:!1,hiddenLayers:!1,hiddenText:!1,attachments:t,comments:!1,externalLinks:!1,imageMetadata:!0});const{live:e}=await(0,F.
Gy)(o);await(0,us.y)(o,e,[(n,a)=>gs.filter(s=>a.delete(s)).length>0])}var bs=g(56457),xs=g(33238),vs=g(37395);async function Ms(o,t,e){const{pages:n,search:a,areas:s,
media:r}=t,i=r?0:await ms(o),c=await se(o,new Set(Array.from(n,V=>V-1))),{redacted:f,content:m,unsearched:p}=await Ss(o,t,e);Es(p,i);const x=new ee(o,a,V=>Et(V,
a,e.pace),c,m.rewriter);await x.run(m.settled);const P=[...x.found.values()].reduce((V,tt)=>V+tt,0);if(f.length===0&&P===0)return{redacted:f,elsewhere:0,notes:[]};
const N=await a.ofAreas();N&&await ve(o,s,N),await be(o,s);const H=(0,bs.D)(await(0,xs.Y)(o,"remove"),"remove");return await ys(o,r),{redacted:f,elsewhere:P,notes:H}}
async function Ss(o,{pages:t,search:e,searches:n,areas:a,shade:s},r){const i=new vs.Z(o),c=new Set,f=new Set,m=async(P,N)=>{const{index:H,unreadable:V}=P.page;return N&&
n&&V>0&&f.add(H+1),N&&n&&!a.has(H)&&await i.isScan(P.page)&&c.add(H+1),Et(P,e,r.pace)},p=new cs(o,e,m,new zn(o,s),a),x=[];for(const[P,N]of t.entries()){if(!n&&!a.
has(N-1))continue;const H=await p.page(N-1);H&&x.push(H),r.pace.progress(P/t.length)}return{redacted:x,content:p,unsearched:{textless:[...c],unreadable:[...f]}}}
function Es({textless:o,unreadable:t},e){const n=[];if(o.length>0&&n.push({field:"search",message:`${(0,at.oi)(o)} ${(0,at.d5)(o.length,"has","have")} no text t\
hat can be searched: recognize it first (OCR), or give areas`}),t.length>0&&n.push({field:"search",message:`${(0,at.oi)(t)} ${(0,at.d5)(t.length,"has","have")} \
characters that cannot be read, because the fonts do not tell which letters they are`}),e>0&&n.push({field:"remove_attachments",message:`is needed, because the \
document has ${(0,at.y_)(e,"attachment")}, which are not searched: switch it on, or extract them first`,mentions:["extract_attachments"]}),n.length>0)throw(0,nt.
G6)(n)}const Os=async(o,t,e)=>{const n=await Tn(t,e),a=await(0,Ct.E)(o.bytes,e,{password:t.open_password}),s=a.pages.count,r=(0,k.k1)(t.pages,s),i=Ee(t.redact_areas,
r,s);t.redact_annotations&&As(a,r,i);const c=t.search!==void 0||t.redact_kinds!==void 0,f=t.redact_mark==="black"?0:255,m=t.remove_attachments,{redacted:p,elsewhere:x,
notes:P}=await Ms(a,{pages:r,search:n,searches:c,areas:i,media:m,shade:f},e);return p.length===0&&x===0?{documents:[{...o,pageCount:s}],notes:[Ts],facts:{pageCount:s,
redactedMatches:0,redactedPages:0,redactedImages:0}}:(t.redact_mark!=="none"&&await De(a,p,t.redact_mark),await kn(await(0,gt.UN)(a,{encryption:"none",draft:!0}),
{pages:r,search:n,areas:i},e),{documents:[{name:o.name,bytes:await(0,gt.UN)(a),pageCount:s}],notes:P,facts:{pageCount:s,redactedMatches:p.reduce((N,{count:H})=>N+
H,x),redactedPages:p.length,redactedImages:p.reduce((N,{images:H})=>N+H,0)}})},Ts={code:"nothing_redacted",message:"Nothing was found to redact, and the documen\
t is unchanged."};function As(o,t,e){for(const n of t){const a=rt(o,n-1);a.length>0&&e.set(n-1,[...e.get(n-1)??[],...a])}}}),9312:((Q,Z,g)=>{g.d(Z,{$0:()=>U,Gv:()=>F,
MM:()=>I});var k=g(779),W=g(42973);const F=(L,S,D,{pace:T,limits:E})=>(0,k.Id)(L,S,D,T,z(L,E)),u={slashes:"has slashes around it that count as characters: leave\
 them out, and begin with (?i) in place of the flag i","regex-as-words":"looks like a regular expression and was read as words: set search_mode to regex, and le\
ave out slashes around it"};function I(L,S){const D=(0,k.GJ)(L,S);return D&&u[D]}function U(L,S,D){const T=I(S,D);return T===void 0?[]:[{code:"search_mode_unlik\
ely",message:`Nothing was found for ${L}, which ${T}.`,mentions:[L,"search_mode"]}]}function z(L,{searching:S}){let D=S;return T=>{if(D-=T,D<0)throw(0,W.F)("sea\
rching",`The search takes more than ${S} steps, which are characters times the size of the expression`,"Make the expression shorter or more exact, or search few\
er pages",L)}}}),37395:((Q,Z,g)=>{g.d(Z,{Z:()=>C});var k=g(74135),W=g(6057),F=g(65868),u=g(16264);class I{document;contents;constructor(l){this.document=l,this.
contents=new F.i(l)}async cover(l,d){const w=(0,W.iw)(this.document,l),{width:y,height:A}=(0,k.iN)(w),O=[0,0,y*w.userUnit,A*w.userUnit],R=new L(O);if(await this.
contents.read(l,R,R),R.points.share<d)return!1;const v=new S(this.document,O);return await this.contents.read(l,v,v),v.points.share>=d}}const U=32;class z{page;rows=new Uint32Array(
U);constructor(l){this.page=l}get share(){return this.rows.reduce((l,d)=>l+D(d),0)/U**2}cover(l){const d=(0,k.Pj)(l,this.page);if(!d)return;const[w,y,A,O]=d,[R,
v]=this.between(w,A,0),[B,j]=this.between(y,O,1);if(v<R)return;const $=(2**(v-R+1)-1)*2**R;for(let G=B;G<=j;G++)this.rows[G]|=$}between(l,d,w){const y=this.page[w],
A=(this.page[w+2]-y)/U,O=Math.ceil((l-y)/A-.5),R=Math.ceil((d-y)/A-.5)-1;return[Math.max(O,0),Math.min(R,U-1)]}}class L{points;constructor(l){this.points=new z(
l)}glyph(){}takes({operator:l},d,w,y){l==="BI"&&!y&&this.image(d)}image({matrix:l}){this.points.cover((0,k.zl)(l,u.p))}}class S extends u.r{points;constructor(l,d){
super(l,d),this.points=new z(d)}glyph(){}image(l){const d=(0,k.Pj)((0,k.zl)(l.matrix,u.p),this.paintOf(l).clip);d&&this.points.cover(d)}}function D(h){let l=0;for(let d=h;d!==
0;d&=d-1)l++;return l}const T=50,E=.12,b=.5;class C{images;constructor(l){this.images=new I(l)}async isScan(l){return!M(l)&&await this.images.cover(l.index,b)}}
function M({characters:h,found:{fragments:l,width:d,height:w}}){if(h<T)return!1;const y=(A,O)=>A>E*O&&A<(1-E)*O;return l.some(({box:A})=>y(A.x+A.width/2,d)&&y(A.
y+A.height/2,w))}}),49568:((Q,Z,g)=>{g.d(Z,{Ao:()=>I,IQ:()=>U,m6:()=>z});var k=g(27077);const W=1e3,F=1e6,u=1e3;async function I(h,l,d,w){const y=Math.max(d,W),
A=await L(h.flow,l,y,w),O=await S(h,l,y,w),R=D(A.found,O.found,h);return{matches:R.slice(0,d).map(M),truncated:A.truncated||O.truncated||R.length>d}}async function U(h,l,d,w){
const y=await L(h.flow,l,d,w),A=await S(h,l,d,w);return{all:[...y.found,...A.found],counted:D(y.found,A.found,h),truncated:y.truncated||A.truncated}}async function z(h,l,d){
const w=await L(h.flow,l,1,d);if(w.found.length>0)return{isFound:!0,truncated:!0};const y=await S(h,l,1,d);return{isFound:y.found.length>0,truncated:w.truncated||
y.truncated}}async function L(h,l,d,w){const{matches:y,truncated:A}=await l.search(h.text,d,w);return{found:y.map(O=>({...O,flow:h})),truncated:A}}async function S(h,l,d,w){
const{flow:y,lines:A}=await(0,k.k6)(h.visualText(),w),{text:O}=y,R=[];let v=O.length>F;for(const B of A){if(B.end>F||R.length>=d){v=!0;break}const j=w.step(u);j&&
await j;const{matches:$,truncated:G}=await l.search(O.slice(B.start,B.end),d-R.length,w);v||=G;for(const{start:K,end:X,groups:Y}of $)R.push({start:B.start+K,end:B.
start+X,groups:Y,flow:y})}return{found:R,truncated:v}}function D(h,l,d){if(l.length===0)return[...h];const w=E(d),y=new Set,A=[];for(const R of l){const v=b(R,w),
B=new Set;for(const{from:K,to:X}of v)for(let Y=C(h,K);Y<h.length&&h[Y].start<X;Y++)B.add(Y);const[j]=B,$=B.size===1?h[j]:void 0;if($&&v.every(({from:K,to:X})=>$.
start<=K&&X<=$.end))continue;for(const K of B)y.add(K);const G=v.reduce((K,X)=>Math.min(K,X.from),1/0);A.push({match:R,from:G})}return[...h.flatMap((R,v)=>y.has(
v)?[]:[{match:R,from:R.start}]),...A].sort((R,v)=>R.from-v.from).map(({match:R})=>R)}const T=-1;function E({flow:h,found:{edges:l}}){const d=new Int32Array(l.count).
fill(T);for(const{first:w,position:y,count:A}of h.letters(0,h.text.length))for(let O=0;O<A;O++)d[w+O]=y+O;return d}function b({flow:h,start:l,end:d},w){const y=[];
for(const{first:A,count:O}of h.letters(l,d))for(let R=A;R<A+O;R++){const v=w[R];if(v===T)continue;const B=y.at(-1);B?.to===v?B.to++:y.push({from:v,to:v+1})}return y}
function C(h,l){let d=0;for(let w=h.length;d<w;){const y=d+w>>1;h[y].end<=l?d=y+1:w=y}return d}const M=({flow:h,start:l,end:d,groups:w})=>({text:h.text.slice(l,
d),groups:w,box:h.box(l,d),boxes:h.lineBoxes(l,d)})}),45059:((Q,Z,g)=>{g.d(Z,{_:()=>S});var k=g(81077),W=g(33311),F=g(9819),u=g(33973),I=g(90536),U=g(45599),z=g(
60666),L=g(59071);async function S(T){const E=(await(0,W.S)(T)).EF;if(E.length===0)return[];const b=new D(T),{catalog:C,job:M}=T,h=(0,F.Wo)(T,"Names");for(const[
d,w]of await(0,k.Zc)(T,h?.dict.get("EmbeddedFiles"),"Names")){b.add(w,null,d instanceof U.Mx?(0,L.Gh)(d):null);const y=M.pace.step(500);y&&await y}if(b.associated(
C.get("AF"),null),!b.missesSome(E))return b.found;for(let d=0;d<T.pages.count;d++){const w=T.pages.number(d);b.associated(T.entry(w,"AF"),d+1);for(const A of T.
array(T.entry(w,"Annots"))??[]){const O=T.dict(A);O&&((0,U.Eo)(T.resolve(O.get("Subtype")),"FileAttachment")&&b.add(O.get("FS"),d+1,null,(0,L.Gh)(T.resolve(O.get(
"Contents")))),b.associated(O.get("AF"),d+1))}const y=M.pace.step(1e3);y&&await y}if(!b.missesSome(E))return b.found;const{live:l}=await(0,u.Gy)(T);for(const d of E)
l[d]===1&&(0,I.C)(T.get(d),w=>{w.has("EF")&&b.add(w,null)});return b.found}class D{document;found=[];streams=new Set;constructor(E){this.document=E}associated(E,b){
const C=this.document.array(E)??(E===void 0?[]:[E]);for(const M of C)this.add(M,b)}missesSome(E){return E.some(b=>(0,I.L)(this.document.get(b),C=>{const M=this.
embedded(C);return M!==void 0&&!this.streams.has(M)}))}add(E,b,C=null,M=null){const{document:h}=this,l=h.dict(E),d=l&&this.embedded(l);if(!d||this.streams.has(d))
return;this.streams.add(d);const w=O=>(0,L.Gh)(h.resolve(l.get(O))),y=h.resolve(d.dict.get("Subtype")),A=h.resolve(l.get("AFRelationship"));this.found.push({name:w(
"UF")??w("F")??w("Unix")??w("DOS")??w("Mac")??C,stream:d,size:this.sizeOf(d),mimeType:y instanceof U.SX&&(0,z.L)(y.text)?y.text:null,description:w("Desc")??M,relationship:A instanceof
U.SX?A.text:null,page:b})}embedded(E){const b=this.document.dict(E.get("EF"));if(b)for(const C of["UF","F","Unix","DOS","Mac"]){const M=b.get(C),h=(0,U.i9)(M)?this.
document.resolve(M):null;if(h instanceof U.Z6)return h}}sizeOf(E){const{document:b}=this,C=b.resolve(b.dict(E.dict.get("Params"))?.get("Size"));return typeof C==
"number"&&Number.isInteger(C)&&C>=0?C:!E.dict.has("Filter")&&E.sealed===void 0?E.data.length:null}}}),16264:((Q,Z,g)=>{g.d(Z,{p:()=>T,r:()=>E});var k=g(45599),W=g(
36211),F=g(85008),u=g(74135),I=g(6057),U=g(76023),z=g(4186),L=g(5490);const S=new Set([3,7]),D=.01,T=[0,0,1,1];class E{document;page;area;path;clips=!1;glyphClip;constructor(d,w){
this.document=d,this.page=w}get box(){return this.area}takes(d,w,y,A){if(this.extendsPath(d,w)||this.setsColor(d,w,y))return;const{operator:O}=d,R=W.lJ.get(O);R?
this.paints(R,w,A):O==="W"||O==="W*"?this.clips=!0:O==="w"?w.paint={...this.paintOf(w),lineWidth:Math.abs(d.number(0))||0}:!A&&O==="BI"?this.image(w):!A&&O==="s\
h"&&this.add(this.paintOf(w).clip,w)}shows(d){this.glyphClip=S.has(d.mode)?void 0:this.paintOf(d).clip}glyph({font:d,frame:w,size:y},A,O,R,v){if(!this.glyphClip||
A!==""&&A.trim()==="")return;const[B,j]=w.vertical?[.5,.5]:[d.ascent,-d.descent],$=Math.min(O,R),G=(0,z.L)(w,$,Math.max(O,R),v-B*y,v+j*y);this.join([G.x,G.y,G.x+
G.width,G.y+G.height],this.glyphClip)}covers(d){this.join(d,this.page)}image(d){this.add((0,u.zl)(d.matrix,T),d)}enters(d,w){const y=(0,I.b0)(this.document,d.get(
"BBox"));y&&this.clipTo((0,u.zl)(w.matrix,y),w)}paintOf(d){return d.paint??{clip:this.page,lineWidth:1,components:1,isWhite:!1}}extendsPath(d,{matrix:w}){const y=(0,L.
M)(d);switch(d.operator){case"re":{const[A=NaN,O=NaN,R=NaN,v=NaN]=y;return this.extend((0,u.zl)(w,[A,O,A+R,O+v])),!0}case"m":case"l":case"c":case"v":case"y":for(let A=0;A+
1<y.length;A+=2){const[O,R]=(0,u.Gd)(w,y[A],y[A+1]);this.extend([O,R,O,R])}return!0;default:return!1}}extend(d){d.every(Number.isFinite)&&(this.path=this.path?(0,u.
kO)(this.path,d):d)}setsColor(d,w,y){const A=this.paintOf(w);switch(d.operator){case"g":case"rg":case"k":return w.paint={...A,components:d.count,isWhite:h((0,L.
M)(d))},!0;case"cs":return w.paint={...A,components:this.componentsOf(d.name(0),y),isWhite:!1},!0;case"sc":case"scn":{const O=d.kind(d.count-1)!==F.o_&&d.count===
A.components;return w.paint={...A,isWhite:O&&h((0,L.M)(d))},!0}default:return!1}}componentsOf(d,w){if(d===void 0)return 0;const y=O=>w.find("ColorSpace",O),A=(0,U.
L)(this.document,new k.SX(d),y);return A&&A.kind!=="inks"&&!A.table?A.components:0}paints({fill:d,strokes:w},y,A){const{path:O,clips:R}=this;this.path=void 0,this.
clips=!1;const v=this.paintOf(y);O&&!A&&w?this.add((0,u.XM)(O,v.lineWidth*M(y)/2),y):O&&!A&&d&&!(v.isWhite&&this.isPageWide(O))&&this.add(O,y),R&&O&&this.clipTo(
O,y)}isPageWide(d){const[w,y,A,O]=this.page,[R,v]=[(A-w)*D,(O-y)*D];return d[0]<=w+R&&d[1]<=y+v&&d[2]>=A-R&&d[3]>=O-v}clipTo(d,w){const y=this.paintOf(w);w.paint=
{...y,clip:(0,u.Pj)(y.clip,d)??b}}add(d,w){this.join(d,this.paintOf(w).clip)}join(d,w){const y=(0,u.Pj)((0,u.XM)(d,C),w);y&&(this.area=this.area?(0,u.kO)(this.area,
y):y)}}const b=[0,0,0,0],C=.01,M=({matrix:[l,d,w,y]})=>Math.max(Math.hypot(l,d),Math.hypot(w,y)),h=l=>{const d=l.length===4?0:1;return l.length>0&&l.every(w=>w===
d)}}),76023:((Q,Z,g)=>{g.d(Z,{L:()=>U});var k=g(45599),W=g(69869);const F=8,u={DeviceGray:I("gray",1),CalGray:I("gray",1),G:I("gray",1),DeviceRGB:I("rgb",3),CalRGB:I(
"rgb",3),RGB:I("rgb",3),DeviceCMYK:I("cmyk",4),CMYK:I("cmyk",4),Separation:I("inks",1)};function I(S,D){return{kind:S,components:D,profile:void 0,table:void 0}}
function U(S,D,T,E=0){const b=S.resolve(D);if(E>F)return;if(b instanceof k.SX){if(Object.hasOwn(u,b.text))return u[b.text];const M=T(b.text);return M===void 0?void 0:
U(S,M,T,E+1)}if(!(0,k.cy)(b))return;const C=S.resolve(b[0]);if(C instanceof k.SX)switch(C.text){case"ICCBased":return z(S,b[1],T,E);case"Indexed":case"I":return L(
S,b,T,E);case"DeviceN":{const M=S.array(b[1])?.length??0;return M>=1&&M<=32?I("inks",M):void 0}default:return Object.hasOwn(u,C.text)?u[C.text]:void 0}}function z(S,D,T,E){
const b=S.resolve(D);if(!(b instanceof k.Z6))return;const C=S.resolve(b.dict.get("N")),M=C===1?"gray":C===3?"rgb":C===4?"cmyk":void 0;if(M===void 0)return U(S,b.
dict.get("Alternate"),T,E+1);const h=(0,W.hh)(S.decodedPart(b)?.data,C);return{...I(M,C),profile:h?.bytes}}function L(S,D,T,E){const b=U(S,D[1],T,E+1),C=S.resolve(
D[3]),M=C instanceof k.Mx?C.bytes:C instanceof k.Z6?S.decodedPart(C)?.data:void 0,h=S.resolve(D[2]);if(!b||b.table||!M||typeof h!="number"||!(h>=0))return;const l=new Uint8Array(
(Math.min(Math.floor(h),255)+1)*b.components);return l.set(M.subarray(0,l.length)),{...b,table:l}}}),69869:((Q,Z,g)=>{g.d(Z,{R1:()=>S,To:()=>U,hh:()=>z});var k=g(
59596),W=g(78157),F=g(45599);const u={1:"GRAY",3:"RGB ",4:"CMYK"},I=["scnr","mntr","prtr","spac"],U={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function z(D,T){
if(!D||D.length<132)return;const E=(0,W.bS)(D),b=l=>E.toString("latin1",l,l+4),C=E.readUInt32BE(0),M=D[8];if(!(!(C>=132&&C<=D.length&&M>=2&&M<=4&&b(36)==="acsp"&&
I.includes(b(12)))||b(16)!==u[T]))return{bytes:D.subarray(0,C),version:M}}const L=new WeakMap;function S(D,{bytes:T},E){const b=L.get(D)??[];L.set(D,b);const C=b.
find(l=>Buffer.compare(l.bytes,T)===0);if(C)return C.ref;const M=(0,F.jd)({N:E,Alternate:(0,F.UU)(U[E]),Filter:(0,F.UU)("FlateDecode")}),h=D.add(new F.Z6(M,(0,k.
Kc)(T)));return b.push({bytes:T,ref:h}),h}}),43496:((Q,Z,g)=>{g.d(Z,{HC:()=>u,dK:()=>k,ee:()=>F});const k={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"\
http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http\
://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"htt\
p://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aii\
m.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/\
id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},W=new Map(Object.entries(k));class F{uris=new Map;declared=[];known=new Map;enter(S){
let D;for(const{name:T,value:E}of S){if(!u(T))continue;const b=T.slice(6),C=this.uris.get(b);C?C.push(E):this.uris.set(b,[E]),(D??=[]).push(b)}this.declared.push(
D??I),D&&this.known.clear()}leave(){const S=this.declared.pop()??I;for(const D of S)this.uris.get(D).pop();S.length>0&&this.known.clear()}declares(S){return(this.
uris.get(z(S))?.length??0)>0}ofElement(S){let D=this.known.get(S);if(!D){const T=z(S),E=this.uris.get(T)?.at(-1)??W.get(T)??"";this.known.size===U&&this.known.clear(),
this.known.set(S,D={namespace:E,local:S.slice(S.indexOf(":")+1)})}return D}ofAttribute(S){return S.includes(":")?this.ofElement(S):{namespace:"",local:S}}}const u=L=>L===
"xmlns"||L.startsWith("xmlns:"),I=[],U=1e3,z=L=>L.slice(0,Math.max(L.indexOf(":"),0))}),3907:((Q,Z,g)=>{g.d(Z,{X:()=>C,km:()=>F,ol:()=>k,xK:()=>T});const k=200,
W=1e4;async function F(M,h,l){const d=new u(M);for(let w=d.next();w;w=d.next()){if(l(w))return"left";const y=h.step((w.to-w.from)*4+50);y&&await y}return d.hasDocumentType?
"document type":d.malformed?"malformed":"well-formed"}class u{text;malformed=!1;hasDocumentType=!1;at=0;constructor(h){this.text=h}next(){const{text:h,at:l}=this;
if(l>=h.length)return;if(h.charCodeAt(l)!==I)return this.characters(l,this.nextTag(l));if(h.startsWith("<!--",l))return this.other(l,"-->",4);if(h.startsWith("<\
?",l))return this.other(l,"?>",2);if(h.startsWith("<![CDATA[",l)){const w=h.indexOf("]]>",l);return w<0?this.end():(this.at=w+3,{kind:"text",text:h.slice(l+9,w),
from:l,to:this.at})}return h.startsWith("<!",l)?(this.hasDocumentType=h.startsWith("<!DOCTYPE",l),this.end()):(h.charCodeAt(l+1)===z?this.endTag(l):this.startTag(
l))??this.fault(l,this.nextTag(l+1))}other(h,l,d){const w=this.text.indexOf(l,h+d);return w<0?this.end():(this.at=w+l.length,{kind:"other",from:h,to:this.at})}endTag(h){
const l=this.name(h+2),d=this.blanks(l);if(!(l===h+2||this.text.charCodeAt(d)!==U))return this.at=d+1,{kind:"end",name:this.text.slice(h+2,l),from:h,to:this.at}}startTag(h){
const{text:l}=this,d=this.name(h+1);if(d===h+1)return;const w=l.slice(h+1,d),y=[];for(let A=d;;){const O=this.blanks(A),R=l.charCodeAt(O);if(R===U||R===z&&l.charCodeAt(
O+1)===U)return this.at=R===U?O+1:O+2,{kind:R===U?"start":"empty",name:w,attributes:y,from:h,to:this.at};const v=this.name(O),B=this.blanks(v),j=this.blanks(B+1),
$=l[j];if(O===A||v===O||l[B]!=="="||$!=='"'&&$!=="'")return;const G=l.indexOf($,j+1),K=l.slice(j+1,Math.max(G,j+1)),X=K.includes("<")?void 0:S(K);if(G<0||X===void 0||
y.length>=W)return;y.push({name:l.slice(O,v),value:X,from:O,to:G+1}),A=G+1}}characters(h,l){const d=S(this.text.slice(h,l));return d===void 0?this.fault(h,l):(this.
at=l,{kind:"text",text:d,from:h,to:l})}nextTag(h){const l=this.text.indexOf("<",h);return l<0?this.text.length:l}fault(h,l){return this.malformed=!0,this.at=l,{
kind:"other",from:h,to:l}}end(){this.malformed=!0,this.at=this.text.length}blanks(h){const{text:l}=this;for(;;){const d=l.charCodeAt(h);if(d!==32&&d!==9&&d!==10&&
d!==13)return h;h++}}name(h){const{text:l}=this;for(;h<l.length;h++){const d=l.charCodeAt(h);if(d<=32||d===z||d===U||d===I||d===61||d===34||d===39)break}return h}}
const[I,U,z]=[60,62,47],L=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function S(M){if(!M.includes("&"))return M;const h=[];let l=0;for(let d=M.
indexOf("&");d>=0;d=M.indexOf("&",l)){const w=M.indexOf(";",d);if(w<0||w-d>12)return;const y=M.slice(d+1,w),A=L.get(y)??D(y);if(A===void 0)return;h.push(M.slice(
l,d),A),l=w+1}return h.push(M.slice(l)),h.join("")}function D(M){const h=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(M),l=h?parseInt(h[1]??h[2],h[1]===void 0?10:16):-1;return l>
0&&l<=1114111&&!(l>=55296&&l<=57343)?String.fromCodePoint(l):void 0}function T(M){const[h,l,d,w]=M;if(h===0&&l===0&&(d===254||d===0)||h===255&&l===254&&d===0&&w===
0)return b(M);if(h===254&&l===255||h===0&&l===60)return E(new TextDecoder("utf-16be").decode(M));if(h===255&&l===254||h===60&&l===0)return E(new TextDecoder("ut\
f-16le").decode(M));const y=new TextDecoder().decode(M);return E(y.includes("�")?Buffer.from(M).toString("latin1"):y)}const E=M=>M.startsWith("\uFEFF")?M.slice(
1):M;function b(M){const h=new DataView(M.buffer,M.byteOffset,M.byteLength),l=M[0]!==0,d=[];for(let w=0;w+4<=M.length;w+=4){const y=h.getUint32(w,l);if(y>1114111)
return;d.push(String.fromCodePoint(y))}return E(d.join(""))}const C=M=>M.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&\
quot;")}),33238:((Q,Z,g)=>{g.d(Z,{Y:()=>M});var k=g(91374),W=g(39684),F=g(9819),u=g(33973),I=g(21996),U=g(17671),z=g(58006),L=g(45599),S=g(43496),D=g(17413);async function T(v,B,j){
const $=v.resolve(B);let G="";for(const K of(0,L.cy)($)?$:[B]){const X=v.resolve(K);if(X instanceof L.Mx&&(G=Buffer.from(X.bytes).toString("latin1")),!(0,L.i9)(
K)||!(X instanceof L.Z6))continue;let Y;try{Y=Buffer.from(v.decoded(X)).toString("latin1")}catch{continue}const J=await(0,D.Y)(Y,E(G,j),v.job.pace);J!==Y&&v.put(
K,(0,z.n)(X,Buffer.from(J,"latin1"),{compress:!1}))}}function E(v,B){return({namespace:j,local:$},G)=>$==="Signature"&&j===S.dK.ds||$==="signature"&&B&&v!=="dat\
asets"&&!G.some(b)}const b=({namespace:v,local:B})=>B==="datasets"&&v===S.dK.xfa;var C=g(43791);async function M(v,B){const j=(0,U.Hi)(v),$=await h(v),G=new Set,
K=new Set,X=$.map(({dict:Y})=>(0,k.fq)(v,Y));for(const Y of $)w(j,Y,B,G,K);return G.size>0&&await y(j,G,K),await O(v,G.size>0),{fields:X,objects:G,usageRights:R(
v)}}async function h(v){const B=(await(0,I.zx)(v,["Sig"])).Sig;if(B.length===0)return[];for(const J of B)l(v,J);const j=new Map;for(const{number:J,dict:_,type:q}of await(0,k.
qU)(v))q==="Sig"&&J!==void 0&&d(v,j,J,_);const $=new Set([...j.values()].flatMap(({number:J,widgets:_})=>[J,..._])),{Sig:G,Widget:K}=await(0,I.zx)(v,["Sig","Wid\
get"]),X=[...new Set([...G,...K])].filter(J=>{const _=$.has(J)?null:v.get(J);return(0,L.Zm)(_)&&(_.has("T")||(0,L.Eo)(_.get("Subtype"),"Widget"))&&(0,k.pv)(v,_)===
"Sig"}),Y=X.length>0?(await(0,u.Gy)(v)).live:void 0;for(const J of X)Y?.[J]===1&&d(v,j,J,v.get(J));return[...j.values()]}function l(v,B){const j=[v.get(B)];for(let $=j.
pop();$!==void 0;$=j.pop()){if((0,L.Zm)($))for(const G of $.values())j.push(G);if(Array.isArray($))for(const[G,K]of $.entries())!(0,L.Zm)(K)||!(0,L.Eo)(K.get("F\
T"),"Sig")?j.push(K):(v.edit(B),$[G]=v.add(K))}}function d(v,B,j,$){if(!(0,L.Zm)(v.resolve((0,k.hj)(v,$,"V"))))return;const G=$.get("Parent"),K=v.dict(G);if(!$.
has("T")&&(0,L.i9)(G)&&K?.has("T")){d(v,B,G.number,K),B.get(G.number)?.widgets.add(j);return}if(B.has(j))return;const X=(v.array($.get("Kids"))??[]).flatMap(Y=>(0,L.
i9)(Y)?[Y.number]:[]);B.set(j,{number:j,dict:$,widgets:new Set((0,L.Eo)($.get("Subtype"),"Widget")?[j,...X]:X)})}function w({removal:v},{number:B,dict:j,widgets:$},G,K,X){
const{document:Y}=v;K.add(B);const J=(0,k.hj)(Y,j,"V");(0,L.i9)(J)&&v.remove(J.number);for(const _ of $){const q=Y.get(_);if(!(0,L.Zm)(q))continue;if(K.add(_),G===
"keep"&&(0,W.K)(Y,q)){Y.edit(_),(0,W.x)(Y,q);continue}const rt=Y.resolve(q.get("StructParent"));typeof rt=="number"&&X.add(rt),v.remove(_)}$.has(B)||v.remove(B)}
async function y(v,B,j){const{removal:$,structure:G}=v,{document:K}=$;await A(v,B);const X=(0,F.Wo)(K,"AcroForm");for(const Y of["Fields","CO"]){const J=K.array(
X?.dict.get(Y)),_=J?.filter(q=>!$.isGone(q)&&!((0,L.i9)(q)&&B.has(q.number)));!X||!J||!_||_.length===J.length||(K.edit(X.holder),_.length>0||Y==="Fields"?X.dict.
set(Y,_):X.dict.delete(Y))}await G.dropKeys(j),await G.flush(),await(0,U.Pv)(v,new Set($.removed()))}async function A({removal:v},B){const{document:j}=v;for(const{
number:$,dict:G}of[...await(0,k.qU)(j)].reverse()){const K=j.array(G.get("Kids")),X=K?.filter(Y=>!v.isGone(Y)&&!((0,L.i9)(Y)&&B.has(Y.number)));$===void 0||!K||
!X||X.length===K.length||(j.edit($),X.length>0?G.set("Kids",X):(0,L.Eo)(G.get("Subtype"),"Widget")?G.delete("Kids"):v.remove($))}}async function O(v,B){const j=(0,F.
Wo)(v,"AcroForm");if(!j)return;j.dict.has("SigFlags")&&(v.edit(j.holder),j.dict.delete("SigFlags")),await T(v,j.dict.get("XFA"),B);const $=(v.array(j.dict.get("\
Fields"))??[]).length===0&&!j.dict.has("DR")&&!j.dict.has("XFA");B&&$&&v.editCatalog().delete("AcroForm")}function R(v){const{catalog:B}=v,j=v.dict(B.get("Perms"));
(0,C.H)(v);for(const $ of["Perms","Legal"])B.has($)&&v.editCatalog().delete($);return j?.has("UR3")===!0||j?.has("UR")===!0}}),33311:((Q,Z,g)=>{g.d(Z,{S:()=>F});
var k=g(21996),W=g(70549);const F=(0,W.n)(u=>(0,k.zx)(u,["AP","JS","EF","ByteRange","Sig"]))}),59071:((Q,Z,g)=>{g.d(Z,{Gh:()=>T,ZK:()=>E,wh:()=>D});var k=g(77581),
W=g(45599);const F=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,u=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,I=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
U=b=>b.replace(F,"").replace(u,"").replace(I,"�"),z=200,L=new WeakMap;function S(b){if(b.bytes.length<z)return U((0,k.g7)(b));let C=L.get(b);return C===void 0&&
L.set(b,C=U((0,k.g7)(b))),C}const D=b=>U(b).trim();function T(b){const C=b instanceof W.Mx?S(b).trim():"";return C===""?null:C}const E=b=>b?S(b):""}),70549:((Q,Z,g)=>{
g.d(Z,{n:()=>k});function k(W){const F=new WeakMap;return u=>{if(u.hasChanges)return W(u);const I=F.get(u);if(I)return I.answer;const U=W(u);return F.set(u,{answer:U}),
U}}}),779:((Q,Z,g)=>{g.d(Z,{Id:()=>C,GJ:()=>E,yS:()=>U});var k=g(58552),W=g(98472),F=g(34378);const u=new RegExp("([\\x21-\\x7e]{1,1000})(?!\\p{M})|(\\s+)|(?:[\\u110\
0-\\u11ff]{1,1000}|\\P{M})\\p{M}{0,30}|\\p{M}{1,30}","gu"),I=(M,h)=>U([M],h);async function U(M,h){const l=new Set;for(const d of M)l.add((await L(d,h)).text.trim());
return l.delete(""),{hasGroups:!1,search:async(d,w,y)=>{const A=await L(d,y),O=[];for(const R of l)if(!await z(R,A,O,w,y))return{matches:O,truncated:!0};return l.
size>1&&O.sort((R,v)=>R.start-v.start||v.end-R.end),{matches:O,truncated:!1}}}}async function z(M,{text:h,places:l},d,w,y){const A=y.step(h.length>>3);A&&await A;
for(let O=h.indexOf(M),R=0;O>=0;O=h.indexOf(M,R)){if(d.length===w)return!1;for(R=O+M.length;l[R]===l[R-1];)R++;d.push((0,W.z)(l[O],l[R]));const v=y.step(M.length);
v&&await v}return!0}async function L(M,h){const l=[];let d="";for(const{0:w,1:y,2:A,index:O}of M.matchAll(u)){const R=A===void 0?y?.toLowerCase()??S(w):" ";for(let B=0;B<
R.length;B++)l.push(y===void 0?O:O+B);d+=R;const v=h.step(w.length*10);v&&await v}return l.push(M.length),{text:d,places:l}}const S=M=>(0,F.w)((0,F.w)(M).toUpperCase().
toLowerCase()),D=/^\/.+\/([dgimsuvy]*)$/s,T=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;function E(M,h){const l=D.
exec(M);return h==="regex"?l?"slashes":void 0:T.test(M)||l&&l[1]!==""?"regex-as-words":void 0}const b=1e6;async function C(M,h,l,d,w){const y=l==="regex"?(await Promise.
all([g.e(7398),g.e(9974)]).then(g.bind(g,39974))).expressionOf(h,w):await I(h,d);if("problem"in y)throw(0,k.G6)([{field:M,message:y.problem}]);return{hasGroups:y.
hasGroups,search:async(A,O,R)=>{const v=await y.search(A.slice(0,b),O,R);return A.length>b?{...v,truncated:!0}:v}}}}),98472:((Q,Z,g)=>{g.d(Z,{z:()=>k});const k=(W,F,u=[])=>({
start:W,end:F,groups:Object.fromEntries(u)})})};
