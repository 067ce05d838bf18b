"use strict";exports.id=921,exports.ids=[921],exports.modules={49180:((J,X,p)=>{p.d(X,{q:()=>W});const k="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd4 \
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
flatMap((U,z)=>z%2===0?[[U,I[z+1]]]:[]))}}),17079:((J,X,p)=>{p.d(X,{Z:()=>I,_:()=>u});const k=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
W=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,F=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function u(S){
if(S.length>64)return;const D=S.trim().replace(W,(A,E,b,C)=>`${E??""}${1900+Number(b)}${C}`);return z(U(k.exec(D)??F.exec(D)))}function I(S){const D=S.length>64?
void 0:U(F.exec(S.trim()));if(!D||z(D)===void 0)return;const{year:A,month:E="",day:b="",hour:C="",minute:M="",second:h="",zone:l=""}=D;return`D:${A}${E}${b}${C}${M}${h}${l===
"Z"||l===""?l:`${l.replace(":","'")}'`}`}function U(S){if(!S)return;const[,D,A,E,b,C,M,h,l,d,w]=S,y=h??(l===void 0?void 0:`${l}${d??"00"}:${w??"00"}`);return{year:D,
month:A,day:E,hour:b,minute:C,second:M,zone:y}}function z(S){if(!S)return;const{year:D,month:A,day:E,hour:b,minute:C="00",second:M="00",zone:h}=S,l=(w,y,T)=>w===
void 0||Number(w)>=y&&Number(w)<=T;if(Number(D)===0||!l(A,1,12)||!l(E,1,R(Number(D),Number(A)))||!l(b,0,23)||!l(C,0,59)||!l(M,0,59)||h!==void 0&&h!=="Z"&&!(l(h.
slice(1,3),0,23)&&l(h.slice(4),0,59)))return;const d=[D,A,E].filter(w=>w!==void 0).join("-");return b===void 0?d:`${d}T${b}:${C}:${M}${h==="+00:00"||h==="-00:00"?
"Z":h??""}`}function R(S,D){return D===2?S%4===0&&(S%100!==0||S%400===0)?29:28:[4,6,9,11].includes(D)?30:31}}),51521:((J,X,p)=>{p.d(X,{Ct:()=>U,Qf:()=>I,sA:()=>R});
var k=p(98446),W=p(34378);const F=/(\{[^{}]*\})/;function u(S,D){const A=[],E=[],b=`use ${D.map(C=>`{${C}}`).join(", ")}`;for(const C of(0,W.w)(S).split(F)){const M=D.
find(h=>`{${h}}`===C);if(M)A.push({placeholder:M});else if(F.test(C))E.push(C);else{if(/[{}]/.test(C))return{problem:`has a brace that belongs to no placeholder\
; ${b}`};C&&A.push({literal:C})}}return E.length===0?{pieces:A}:{problem:`has the unknown ${(0,k.d5)(E.length,"placeholder","placeholders")} ${E.join(" and ")};\
 ${b}`}}const I=S=>S.split(F).filter((D,A)=>A%2===1),U=(S,D)=>S.split(F).map((A,E)=>(E%2===1&&Object.hasOwn(D,A.slice(1,-1))?D[A.slice(1,-1)]:void 0)??A).join(""),
z=["number","last","label","name"],R=S=>u(S,z)}),77040:((J,X,p)=>{p.d(X,{n:()=>u});const k=["number","last","title","date"],W=`use ${k.map(I=>`{${I}}`).join(", ")}\
, and a \\ before a brace that is text`,F="{}|\\";function u(I){const U=[[]],z=[];let R="";const S=()=>{R!==""&&U.at(-1).push(R),R=""};for(let b=0;b<I.length;b++){
const C=I[b];if(C==="\\"&&b+1<I.length&&F.includes(I[b+1]))R+=I[++b];else if(C==="|")S(),U.push([]);else{if(C==="}")return{problem:`has a brace that belongs to \
no placeholder; ${W}`};if(C==="{"){const M=I.indexOf("}",b);if(M<0)return{problem:`has a brace that belongs to no placeholder; ${W}`};const h=I.slice(b+1,M),l=k.
find(d=>d===h);S(),l?U.at(-1).push({placeholder:l}):z.push(`{${h}}`),b=M}else R+=C}}if(S(),z.length>0)return{problem:`has the unknown ${z.join(" and ")}; ${W}`};
if(U.length>3)return{problem:"has more than three parts; use at most two bars (|), and \\| for a bar that is text"};const[D=[],A=[],E=[]]=U;return U.length===1?
{left:[],middle:D,right:[]}:U.length===2?{left:D,middle:[],right:A}:{left:D,middle:A,right:E}}}),60666:((J,X,p)=>{p.d(X,{E:()=>A,L:()=>R});var k=p(49180),W=p(17079),
F=p(51521),u=p(77040);function I(E){const b=(0,F.sA)(E);return"problem"in b?b.problem:void 0}function U(E){const b=(0,u.n)(E);return"problem"in b?b.problem:void 0}
const z=/^(?:[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8}){0,8}|[xXiI](?:-[A-Za-z0-9]{1,8}){1,8})$/,R=E=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.test(E),S=E=>!/[/\\\p{Cc}\p{Cs}]/u.
test(E)&&/[^. ]/.test(E);function D(E){const b=URL.canParse(E)?new URL(E):void 0;return b?.protocol==="https:"&&b.username===""&&b.password===""}const A={"file-\
name":{holds:S,words:"a file name without folders"},"media-type":{holds:R,words:"a media type such as text/xml or application/pdf"},color:{holds:E=>(0,k.q)(E)!==
void 0,words:"a color such as Red, darkgreen or #c00000"},date:{holds:E=>(0,W.Z)(E)!==void 0,words:"a date of ISO 8601 such as 2026-11-20 or 2026-11-20T14:30:00\
+01:00"},"number-format":{holds:E=>I(E)===void 0,words:"text such as {number} / {last}",problem:I},"running-line":{holds:E=>U(E)===void 0,words:"a line such as \
{title}|{number} / {last}",problem:U},"https-address":{holds:D,words:"an HTTPS address such as https://tsa.example.com"},"language-tag":{holds:E=>z.test(E),words:"\
a language tag such as en, de-AT or zh-Hant (BCP 47)"}}}),15663:((J,X,p)=>{p.r(X),p.d(X,{redact_text:()=>vs});var k=p(29082),W=p(45657),F=p(33973),u=p(45599),I=p(
74135),U=p(6057),z=p(87141),R=p(44738),S=p(78021),D=p(36211),A=p(36078);function E(o,{x:t,y:e,width:n,height:s}){const a=([g])=>t-g,r=([g])=>g-t-n,i=([,g])=>e-g,
c=([,g])=>g-e-s,f=g=>x=>-g(x),m=[[a],[r],[f(a),f(r),i],[f(a),f(r),c]];return o.flatMap(g=>[a,r,i,c].some(x=>g.every(P=>x(P)>=0))?[g]:m.flatMap(x=>{const P=x.reduce(
(N,K)=>b(N,K),g);return P.length>2?[P]:[]}))}function b(o,t){const e=[];for(let n=0;n<o.length;n++){const[s,a]=[o[n],o[(n+1)%o.length]],[r,i]=[t(s),t(a)];r>=0&&
e.push(s),r>0!=i>0&&r!==i&&e.push(C(s,a,r/(r-i)))}return e}const C=([o,t],[e,n],s)=>[o+(e-o)*s,t+(n-t)*s];function M(o,t){const e=[];for(const n of o){let s=[];
for(let a=1;a<n.length;a++){const[r,i]=[n[a-1],n[a]],c=h(r,i,t);if(s.length===0&&!(c&&c[0]<=0)&&s.push(r),!c){s.push(i);continue}c[0]>0&&s.push(C(r,i,c[0])),s.length>
1&&e.push(s),s=c[1]<1?[C(r,i,c[1]),i]:[]}s.length>1&&e.push(s)}return e}function h([o,t],[e,n],{x:s,y:a,width:r,height:i}){let[c,f]=[0,1];for(const[m,g]of[[o-e,
o-s],[e-o,s+r-o],[t-n,t-a],[n-t,a+i-t]])if(m===0){if(g<0)return}else m<0?c=Math.max(c,g/m):f=Math.min(f,g/m);return c<f?[c,f]:void 0}const l=24,d=.5;class w{parts=[];built=[];texts=[];clip="";last=[
0,0];build(t,e,n){const{operator:s}=t;if(s==="W"||s==="W*")this.clip=s;else if(!D.Rl.has(s))return!1;this.built.push([n,t.end]),this.texts.push(Buffer.from(t.content.
subarray(n,t.end)).toString("latin1"));const a=r=>(0,I.Gd)(e,t.number(r)||0,t.number(r+1)||0);switch(s){case"m":this.begin(a(0));break;case"l":this.line(a(0));break;case"\
c":this.curve(a(0),a(2),a(4));break;case"v":this.curve(this.last,a(0),a(2));break;case"y":this.curve(a(0),a(2),a(2));break;case"h":this.close();break;case"re":this.
rectangle(t,e)}return!0}get box(){const t=this.parts.flatMap(({points:r})=>r);if(t.length===0)return;const[e,n]=[t.map(([r])=>r),t.map(([,r])=>r)],[s,a]=[(0,W.YG)(
e),(0,W.YG)(n)];return{x:s,y:a,width:(0,W.Kf)(e)-s,height:(0,W.Kf)(n)-a}}get clips(){return this.clip!==""}forget(){this.parts=[],this.built=[],this.texts=[],this.
clip=""}get pieces(){return this.built}without(t,e,n,s){const a=D.lJ.get(e),r=Math.sqrt(Math.abs(n[0]*n[3]-n[1]*n[2])),i=Math.max(s*r/2,d),{box:c}=this;if(!(g=>c&&
t.some(x=>O(c,T(x,g))))(a.strokes?i:0))return;const m=[];if(a.fill){const g=t.reduce(E,this.parts.map(({points:x})=>x));(0,W.RZ)(m,g.map(x=>`${y(x,n)} h`)),g.length>
0&&m.push(a.fill==="even-odd"?"f*":"f")}if(a.strokes){const g=this.parts.map(({points:P,isClosed:N})=>N||a.closes?[...P,P[0]]:P),x=t.reduce((P,N)=>M(P,T(N,i)),g);
(0,W.RZ)(m,x.map(P=>y(P,n))),x.length>0&&m.push("S")}return this.clips&&((0,W.RZ)(m,this.texts),m.push("n")),m.join(`
`)}begin(t){this.parts.push({points:[t],isClosed:!1}),this.last=t}line(t){const e=this.parts.at(-1);(!e||e.isClosed)&&this.begin(this.last),this.parts.at(-1).points.
push(t),this.last=t}curve([t,e],[n,s],[a,r]){const[i,c]=this.last;for(let f=1;f<=l;f++){const m=f/l,[g,x,P,N]=[(1-m)**3,3*m*(1-m)**2,3*m**2*(1-m),m**3];this.line(
[g*i+x*t+P*n+N*a,g*c+x*e+P*s+N*r])}}close(){const t=this.parts.at(-1);t&&(t.isClosed=!0,this.last=t.points[0])}rectangle(t,e){const[n,s,a,r]=[0,1,2,3].map(i=>t.
number(i)||0);this.begin((0,I.Gd)(e,n,s)),this.line((0,I.Gd)(e,n+a,s)),this.line((0,I.Gd)(e,n+a,s+r)),this.line((0,I.Gd)(e,n,s+r)),this.close()}}const y=(o,t)=>{
const e=(0,I.DI)(t);return(0,A.XL)(o.map(([n,s])=>(0,I.Gd)(e,n,s)))},T=({x:o,y:t,width:e,height:n},s)=>({x:o-s,y:t-s,width:e+2*s,height:n+2*s}),O=(o,t)=>o.x<t.x+
t.width&&t.x<o.x+o.width+Number.MIN_VALUE&&o.y<t.y+t.height&&t.y<o.y+o.height+Number.MIN_VALUE;var L=p(77581);const v=(o,t)=>o.start-t.start||t.end-o.end;function B(o,t){
let e="",n=0;for(const{start:s,end:a}of t)s>n&&(e+=o.slice(n,s)),n=Math.max(n,a);return e+o.slice(n)}const j=500;async function $(o,t){const e=(0,L.g7)(o),n=await t(
e);if(n.length>0){const s=(0,L.wx)(B(e,n));return await Z(s.bytes,t)?G:s}return await Z(o.bytes,t)?G:void 0}const G=new u.Mx(new Uint8Array(0));async function Z(o,t){
for(const e of H(o))if((await t(e)).length>0)return!0;return!1}function H(o){const t=Buffer.from(o.buffer,o.byteOffset,o.length).toString("latin1"),e=[t];return/[\x80-\xff]/.
test(t)&&e.push(Buffer.from(o).toString("utf8")),t.includes("\0")&&e.push(t.replaceAll("\0","")),/%[0-9a-f]{2}/i.test(t)&&e.push(Buffer.from(Y(t),"latin1").toString(
"utf8")),t.includes("&")&&e.push(Q(e.at(-1))),t.includes("<")&&e.push(e.at(-1).replace(/<[^<>]*>/g,"")),e}const Y=o=>o.replace(/%([0-9a-f]{2})/gi,(t,e)=>String.
fromCharCode(parseInt(e,16))),V={amp:"&",lt:"<",gt:">",quot:'"',apos:"'"},Q=o=>o.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos));/gi,(t,e,n,s)=>{
if(s!==void 0)return V[s.toLowerCase()]??t;const a=e===void 0?parseInt(n,16):parseInt(e,10);return a<=1114111?String.fromCodePoint(a):t});async function q(o,t,e){
let n=0;const s=[t];for(let a=s.pop();a!==void 0;a=s.pop()){const r=a instanceof u.Z6?a.dict:a;if(!(!(r instanceof u.Bi)&&!Array.isArray(r)))for(const[i,c]of r.
entries()){if(!(c instanceof u.Mx)){(c instanceof u.Bi||Array.isArray(c))&&s.push(c);continue}const f=o.job.pace.step(j);f&&await f;const m=await $(c,e);m&&(r instanceof
u.Bi?r.set(i,m):r[i]=m,n++)}}return n}function rt(o,t){const e=[];for(const n of o.array(o.entry(o.pages.number(t),"Annots"))??[]){const s=o.dict(n);if(!s||!(0,u.
Eo)(o.resolve(s.get("Subtype")),"Redact"))continue;const a=(o.array(s.get("QuadPoints"))??[]).map(i=>Number(o.resolve(i))||0);for(let i=0;i+8<=a.length;i+=8){const[
c,f]=[0,1].map(m=>[0,2,4,6].map(g=>a[i+g+m]));e.push(pt(o,t,[(0,W.YG)(c),(0,W.YG)(f),(0,W.Kf)(c),(0,W.Kf)(f)]))}const r=(0,U.b0)(o,s.get("Rect"));a.length<8&&r&&
e.push(pt(o,t,r))}return e.filter(({width:n,height:s})=>n>0&&s>0)}function pt(o,t,e){const[n,s,a,r]=(0,I.zl)((0,z.y)((0,U.iw)(o,t)),e);return{x:n,y:s,width:a-n,
height:r-s}}async function ye(o,t){t.size!==0&&await(0,R.L)(o,(e,n)=>{const s=t.get(n),a=s&&(0,U.b0)(o,e.get("Rect"));if(!s||!a)return!1;const r=pt(o,n,a);return s.
some(i=>O(r,i))})}const be=["ActualText","Alt","E","T"];async function xe(o,t,e){const n=new Set([...t.keys()].map(r=>o.pages.number(r)));let s=0;for(const r of n)
for(const i of o.array(o.entry(r,"Annots"))??[]){const c=o.dict(i),f=c?await q(o,c,e):0;f>0&&(0,u.i9)(i)&&o.edit(i),s+=f}for(const r of t.keys()){const i=o.pages.
attribute(r,"Resources"),c=o.dict(o.dict(i)?.get("Properties"));for(const f of c?.values()??[]){const m=await q(o,o.dict(f)??null,e);m>0&&(0,u.i9)(f)?o.edit(f):
m>0&&(0,u.i9)(i)&&o.edit(i),s+=m}}const{live:a}=await(0,F.Gy)(o);for(let r=1;r<a.length;r++){const i=a[r]===1?o.dict(o.get(r)):void 0,c=o.job.pace.step(300);if(c&&
await c,!(!i||!(0,S.Uc)(i)||!ve(i,n)))for(const f of be){const m=await q(o,[o.resolve(i.get(f))],e);m>0&&(o.edit(r),i.delete(f)),s+=m}}return s}function ve(o,t){
const e=o.get("Pg");return!(0,u.i9)(e)||t.has(e.number)}var Ct=p(12237),gt=p(14029),nt=p(58552);const It=5e4,Me=20;function Se(o,t,e){const n=new Map;if(!o)return n;
const s=o.areas??o.matches;if(!Array.isArray(s))throw mt(["must have a list under areas, or under matches"]);if(s.length>It)throw mt([`has ${s.length} areas, an\
d at most ${It} are allowed`]);const a=[],r=new Set(t);for(const[i,c]of s.entries()){const f=Ee(c,e);if(typeof f=="string"?a.push(`area ${i+1} ${f}`):r.has(f.page)?
n.set(f.page-1,[...n.get(f.page-1)??[],...f.boxes]):a.push(`area ${i+1} is on page ${f.page}, which pages does not name`),a.length===Me)break}if(a.length>0)throw mt(
a);return n}const mt=o=>(0,nt.G6)([{field:"redact_areas",message:o.join("; ")}]),Rt=o=>typeof o=="object"&&o!==null&&!Array.isArray(o);function Ee(o,t){if(!Rt(o))
return"must be an object with page and box";const{page:e}=o;if(typeof e!="number"||!Number.isInteger(e)||e<1||e>t)return`must have a page from 1 to ${t}`;const s=(Array.
isArray(o.boxes)?o.boxes:[o.box??o]).map(Oe);return s.some(a=>a===void 0)||s.length===0?"must have boxes with x, y, width and height in points, which are greate\
r than 0":{page:e,boxes:s}}function Oe(o){if(!Rt(o))return;const[t,e,n,s]=["x","y","width","height"].map(r=>o[r]);return[t,e,n,s].every(r=>typeof r=="number"&&Number.
isFinite(r))&&n>0&&s>0?{x:t,y:e,width:n,height:s}:void 0}var Ae=p(97727),Te=p(99876);async function Pe(o,t,e){const n=new Map(t.filter(({boxes:i})=>i.length>0).
map(i=>[i.index,i.boxes]));if(n.size===0)return;const{kinds:s,pages:a}=await(0,Te.F)(o,Uint32Array.from([...n.keys()],i=>i+1)),r=new Ae.B(o);await r.inspect(a);
for(const i of a){const c=o.job.pace.step(5e3);c&&await c;const f=(0,I.DI)((0,z.y)(s[i.kind])),m=(n.get(i.index)??[]).map(({x:g,y:x,width:P,height:N})=>{const[K,
_,tt,et]=(0,I.zl)(f,[g,x,g+P,x+N]);return`${(0,A.id)(K)} ${(0,A.id)(_)} ${(0,A.id)(tt-K)} ${(0,A.id)(et-_)} re`});r.over(i,{resources:[],operators:()=>`/Artifac\
t BMC q ${e==="black"?0:1} g ${m.join(`
`)} f Q EMC
`})}}var De=p(58006),Ce=p(78157),Ie=p(8510),ct=p(38026),Re=p(71856),Le=p(82416),Lt=p(56681),ot=p(85008);const Ut=4096,Ue=30;async function Bt(o,t){const e=new ot.
oz(o),n=[],s=[];let a=0;const r=i=>{n.push(i),a+=i.length};for(let i=1,c=e.next(!0);c!==ot.Kp;c=e.next(!0),i++){c===ot.An||c===ot.Cd?(s.push({at:a,from:e.start,
to:e.end}),r(Buffer.from((0,Le.E3)(o,e.start,e.end)).toString("latin1").replaceAll("\0",""))):c===ot.QR&&a>0&&r(`
`);const f=i%Ut===0?t.step(Ut*Ue):void 0;f&&await f}return{text:n.join(""),pieces:s}}const Be=async(o,t,e)=>(await t((await Bt(o,e)).text)).length;async function Ne(o,t,e){
const{text:n,pieces:s}=await Bt(o,e),a=await t(n);if(a.length===0)return o;const r=[];for(const[i,{at:c,from:f,to:m}]of s.entries()){const g=s[i+1]?.at??n.length;
a.some(x=>x.start<g&&c<x.end)&&r.push({from:f,to:m,text:"()"})}return(0,Lt.E$)(o,r,e)}const $e=["FontFile","FontFile2","FontFile3","ToUnicode","CIDToGIDMap","CI\
DSet","JBIG2Globals"];async function ke(o,t,e){const n=new Map,s=new Set;for(let a=1;a<t;a++){if(!e(a))continue;const r=o.job.pace.step(300);r&&await r;const i=o.
get(a);i instanceof u.Z6?(We(o,i.dict)&&n.set(a,i.dict.get("Resources")),(i.dict.has("CMapName")||(0,u.Eo)(o.resolve(i.dict.get("Type")),"CMap"))&&s.add(a)):i instanceof
u.Bi&&Fe(o,a,i,n,s)}return{content:n,fonts:s,pages:je(o)}}function je(o){const t=new Set;for(const e of o.pages.numbers){const n=o.entry(e,"Contents");(0,u.i9)(
n)&&t.add(n.number);for(const s of o.array(n)??[])(0,u.i9)(s)&&t.add(s.number)}return t}function We(o,t){const e=o.resolve(t.get("Subtype"));return(0,u.Eo)(e,"F\
orm")||o.resolve(t.get("PatternType"))===1||t.has("BBox")&&!t.has("ShadingType")}function Fe(o,t,e,n,s){for(const c of $e){const f=e.get(c);(0,u.i9)(f)&&s.add(f.
number)}const a=(0,u.Eo)(o.resolve(e.get("Subtype")),"Type3")?o.dict(e.get("CharProcs")):void 0;for(const c of a?.values()??[])(0,u.i9)(c)&&n.set(c.number,e.get(
"Resources"));const r=o.resolve(e.get("Type"));if(o.pages.holds(t)||!((0,u.Eo)(r,"Page")||(0,u.Eo)(r,"Template")))return;const i=e.get("Contents");for(const c of o.
array(i)??[i])(0,u.i9)(c)&&n.set(c.number,e.get("Resources"))}const Ge=-180;async function Nt(o,{inText:t,inCodes:e},n){if(o.shown.length===0)return;const[s,a]=[
ze(o),Ke(o)];$t(s,await t(s.text),n),$t(a,await e(a.text),n)}function $t({glyphs:o},t,e){for(const{start:n,end:s}of t)for(let a=n;a<s;a++)o[a]>=0&&e.add(o[a])}class kt{parts=[];glyphs=[];add(t,e){
this.parts.push(t);for(let n=0;n<t.length;n++)this.glyphs.push(e)}finish(){return{text:this.parts.join(""),glyphs:this.glyphs}}}function ze({shown:o}){const t=new kt;
for(const{elements:e,font:n,first:s}of o){let a=s;for(const r of e)if(typeof r=="number")r<Ge&&t.add(" ",-1);else for(const{text:i}of n.glyphs(r))t.add(i,a++);t.
add(`
`,-1)}return t.finish()}function Ke({shown:o}){const t=new kt;for(const{elements:e,font:n,first:s}of o){let a=s;for(const r of e){if(typeof r=="number")continue;
let i=0;for(let c=n.glyphs(r).length;c>0;c--){const f=n.partEnd(r,i,1);for(;i<f;i++)r[i]!==0&&t.add(String.fromCharCode(r[i]),a);a++}}t.add(`
`,-1)}return t.finish()}var jt=p(64680),ft=p(45079);async function Wt(o,t,e){const n=new Map,s=new Set;for(const{lists:a}of t)for(const{stream:r,tag:i,operator:c,
from:f,to:m,dict:g}of a){const x=`${r} ${f}`;if(s.has(x)||(s.add(x),await q(o,g,e)===0))continue;const P=new jt.k(256);(0,ft.bD)(P,g,ft.yT);const N=`${i} ${Buffer.
from(P.bytes).toString("latin1")} ${c}`;n.set(r,[...n.get(r)??[],{from:f,to:m,text:N}])}return n}function Ft(o,t,e){for(const n of e){const s=t.shownAt(n);let a=o.
get(s.stream);a||o.set(s.stream,a=new Map);let r=a.get(s.from);r||a.set(s.from,r={shown:s,glyphs:new Set}),r.glyphs.add(n-s.first)}}var st=p(81077),it=p(9819);const Ze={
ActualText:"tags",Alt:"tags",E:"tags",URI:"addresses and file names",F:"addresses and file names",UF:"addresses and file names",V:"form fields",DV:"form fields",
TU:"form fields",TM:"form fields",Opt:"form fields",Dest:"names",D:"names",Names:"names",Limits:"names"};function Xe(o,t,e){return t?t===o.dict(o.trailer.get("I\
nfo"))?"the properties of the document":(0,S.Uc)(t)?"tags":t.has("Subtype")&&t.has("Rect")?(0,u.Eo)(o.resolve(t.get("Subtype")),"Widget")?"form fields":"annotat\
ions":t.has("FT")?"form fields":(0,u.Eo)(o.resolve(t.get("Type")),"OCG")?"layers":e==="Title"&&t.has("Parent")?"bookmarks":Ze[e]??"other entries":"other entries"}
const Gt=100,zt=new Set(["Dests","RoleMap","ClassMap","N","R","D"]),He=new Set(["Dest","D","S","C","AS","V","DV"]),Ye=new Set(["DA","DS","Registry","Ordering","\
CharSet","Panose","CheckSum","Lookup","NS"]),Ve=new Set(["CreationDate","ModDate","M","LastModified","CreateDate"]);class Je{document;find;edits;note;renamed=new Map;constructor(t,e,n,s){
this.document=t,this.find=e,this.edits=n,this.note=s}async run(t,e){const{document:n}=this,s=this.trees(),a=[];for(const i of s)await this.nameKeys(i)&&a.push(i);
const r=n.trailer.get("Encrypt");for(let i=1;i<t.length;i++)!e(i)||(0,u.i9)(r)&&r.number===i||await this.nameChosen(n.get(i));for(let i=1;i<t.length;i++)!e(i)||
(0,u.i9)(r)&&r.number===i||await this.object(n.get(i))&&this.edits&&n.edit(i);for(const i of a)this.edits&&await this.rebuild(i);for(const[i,c]of[...n.trailer])
(0,u.i9)(c)||i==="ID"||i==="Encrypt"||!await this.object([c])||this.edits&&n.trailer.delete(i)}trees(){const{document:t}=this,e=(0,it.Wo)(t,"Names"),n=(0,it.Wo)(
t,"StructTreeRoot");return[...[...e?.dict.keys()??[]].map(s=>({holder:e.dict,number:e.holder,key:s})),...n?.dict.has("IDTree")?[{holder:n.dict,number:n.holder,key:"\
IDTree"}]:[]]}async nameKeys({holder:t,key:e}){let n=!1;for(const[s]of await(0,st.Zc)(this.document,t.get(e),"Names"))!(s instanceof u.Mx)||!await $(s,this.find)||
(this.rename((0,st.Pu)(s)),n=!0);return n}rename(t){this.renamed.has(t)||this.renamed.set(t,`redacted-${this.renamed.size+1}`)}async nameChosen(t){const{document:e}=this,
n=[t];for(let s=n.pop();s!==void 0;s=n.pop()){const a=s instanceof u.Z6?s.dict:s;if(Array.isArray(a))for(const i of a)n.push(i);if(!(0,u.Zm)(a))continue;for(const[
i,c]of a){const f=zt.has(i)?e.resolve(c):null;if((0,u.Zm)(f))for(const m of f.keys())await this.nameOne(m);(0,u.i9)(c)||n.push(c)}const r=e.job.pace.step(Gt*(1+
a.size));r&&await r}}async nameOne(t){t.length>=2&&await $((0,u.Px)(t),this.find)&&this.rename(`/${t}`)}async object(t){let e=!1;const n=[{value:t,dict:void 0,key:""}];
for(let s=n.pop();s;s=n.pop()){const a=s.value instanceof u.Z6?s.value.dict:s.value;if(!(a instanceof u.Bi)&&!Array.isArray(a)||Array.isArray(a)&&Qe(a))continue;
const r=a instanceof u.Bi?a:s.dict;for(const[c,f]of[...a.entries()]){const m=typeof c=="string"?c:s.key,g=await this.entry(r,m,f);if(g===void 0){(f instanceof u.
Bi||Array.isArray(f))&&n.push({value:f,dict:r,key:m});continue}e=!0,this.note(Xe(this.document,r,m)),this.edits&&(a instanceof u.Bi?a.set(c,g):a[c]=g)}a instanceof
u.Bi&&this.renamed.size>0&&this.renameKeys(a,s.key)&&(e=!0);const i=this.document.job.pace.step(Gt);i&&await i}return e}async entry(t,e,n){if(n instanceof u.SX){
const r=He.has(e)||e==="RoleMap"?this.renamed.get(`/${n.text}`):void 0;return r===void 0?void 0:new u.SX(r)}if(!(n instanceof u.Mx)||Ye.has(e)||e==="Contents"&&
t&&(0,u.hi)(t))return;const s=this.renamed.get((0,st.Pu)(n));if(s!==void 0)return(0,u.Px)(s);const a=await $(n,this.find);return a&&Ve.has(e)?(0,u.Px)(""):!a||e!==
"T"||!t||!_e(t)?a:(this.rename((0,st.Pu)(n)),(0,u.Px)(this.renamed.get((0,st.Pu)(n))))}renameKeys(t,e){const n=[...t];if(!(zt.has(e)||this.isNaming(t))||!n.some(
([a])=>this.renamed.has(`/${a}`)))return!1;if(this.note("names"),!this.edits)return!0;t.clear();for(const[a,r]of n)t.set(this.renamed.get(`/${a}`)??a,r);return!0}isNaming(t){
const{document:e}=this,n=e.dict(e.catalog.get("StructTreeRoot"));return[e.catalog.get("Dests"),n?.get("RoleMap"),n?.get("ClassMap")].some(s=>e.dict(s)===t)}async rebuild({
holder:t,number:e,key:n}){const{document:s}=this,a=await(0,st.Zc)(s,t.get(n),"Names");s.edit(e);const r=(0,st.H6)(s,(0,st.AN)(a),"Names"),i=t.get(n);(0,u.i9)(i)?
s.put(i,r):t.set(n,r),s.edit((0,it.Kd)(i,e))}}const Qe=([o])=>(0,u.Eo)(o,"Indexed")||(0,u.Eo)(o,"I"),_e=o=>o.has("FT")||o.has("Kids")||o.has("Parent")&&!o.has("\
Contents");var wt=p(75444),Kt=p(58971),qe=p(12657),Zt=p(31095),Xt=p(36502),tn=p(98689),Ht=p(18930);class en{images=[];cuts=new Map;touched=new Set;unseen=[];undivided=new Set;shown=[];lists=[];contents=new Map;groups=[];glyphs=0;isPartial=!1;cut(t,e){
const n=this.cuts.get(t);n?n.push(e):this.cuts.set(t,[e])}areUnseen(t,e){let n=1/0;for(const s of t){if(this.isUnseen(s))return!0;n=Math.min(n,s)}return this.images.
some(({after:s,matrix:a})=>s>n&&O(yt(a),e))}isUnseen(t){const{unseen:e}=this;let n=0;for(let s=e.length;n<s;){const a=n+s>>1;e[a][1]<=t?n=a+1:s=a}return n<e.length&&
e[n][0]<=t}shownAt(t){const{shown:e}=this;let n=0;for(let s=e.length-1;n<s;){const a=n+s+1>>1;e[a].first<=t?n=a:s=a-1}return e[n]}}function yt(o){const[t,e,n,s]=(0,I.
zl)(o,[0,0,1,1]);return{x:t,y:e,width:n-t,height:s-e}}const Yt=o=>-1-o;var nn=p(4745),sn=p(63181),an=p(4186),on=p(97748),rn=p(93059);class Vt extends Xt.z{isOff(){
return!1}}class Jt{builder;trace;areas;next=0;group=-1;listed;constructor(t,e,n){this.builder=t,this.trace=e,this.areas=n}glyph(t,e,n,s,a){const r=this.group<0?
this.next++:this.listed?.[this.next++]??Yt(this.group);this.builder.edges.glyph=r,this.areas.length>0&&this.touch(r,t,n,s,a),this.builder.glyph(t,e,n,s,a)}touch(t,e,n,s,a){
const r=cn(e,n,s,a);this.areas.some(i=>O(r,i))&&this.trace.touched.add(t)}}function cn({font:o,frame:t,size:e},n,s,a){const[r,i]=t.vertical?[.5,.5]:[o.ascent,-o.
descent];return(0,an.L)(t,Math.min(n,s),Math.max(n,s),a-r*e,a+i*e)}class fn extends Jt{space(){this.builder.space()}}const dn=new Set([3,7]),bt=o=>({...(0,on.ue)(
o),lineWidth:1,isTransparent:!1,clip:{x:-1e9,y:-1e9,width:2e9,height:2e9}});class ln extends sn.C{numbering;trace;from=0;to=0;operator="";stream=0;open;replacing=[];replacedTexts=[];constructor(t,e,n){
super(t,e),this.numbering=t,this.trace=n}begin(t,e,n){super.begin(t,e,n);const{stream:s,operator:a,from:r,to:i,trace:c}=this,{size:f,charSpace:m,wordSpace:g,stretch:x}=t,
P=c.glyphs;this.open={stream:s,operator:a,from:r,to:i,elements:[],font:e,size:f,charSpace:m,wordSpace:g,stretch:x,first:P,count:0},c.shown.push(this.open)}show(t,e,n,s){
const{trace:a,numbering:r}=this,i=this.open;(dn.has(e.mode)||e.isTransparent)&&a.unseen.push([a.glyphs,a.glyphs+e.font.glyphs(t).length]);const c=e.font.glyphs(
t),f=c.length;i.elements.push(t),i.count+=f;const m=a.glyphs;if(a.glyphs+=f,s){this.replacing.push([m,a.glyphs]);for(const{text:g}of c)this.replacedTexts.push(g)}
(s!==void 0||n)&&(a.isPartial=!0),r.next=m,super.show(t,e,n,s),!s&&r.next!==a.glyphs&&(a.isPartial=!0)}adjust(t){super.adjust(t),this.open.elements.push(t)}replaced(t,e){
const{numbering:n,replacing:s,replacedTexts:a}=this;([...e].length===a.length||a.join("")===e)&&(n.listed=s.flatMap(([i,c])=>Array.from({length:c-i},(f,m)=>i+m))),
n.group=this.trace.groups.push(s)-1,n.next=0,this.replacing=[],this.replacedTexts=[],super.replaced(t,e),n.group=-1,n.listed=void 0}}class hn extends nn.p{trace;areas;tracing;path=new w;constructor(t,e,n,s,a,r,i,c=[]){
const f=i?new fn(a,r,c):new Jt(a,r,c),m=new ln(f,s,r);super(t,e,m,n),this.trace=r,this.areas=c,this.tracing=m}take(t,e){const{tracing:n}=this;if(n.stream=e.stream,
n.operator=t.operator,n.from=t.count>0?t.startOf(0):t.end,n.to=t.end,t.count>1&&t.kind(1)===ot.q$&&this.noteList(t,e.stream),!(this.areas.length>0&&this.paints(
t,e)))return t.operator==="BI"?this.noteInline(t,e):t.operator==="gs"&&this.follow(t.name(0),e),super.take(t,e)}follow(t,{scope:e,states:n}){const s=t===void 0?
void 0:this.document.dict(e.find("ExtGState",t)),[a,r]=["ca","LW"].map(i=>this.document.resolve(s?.get(i)));typeof a=="number"&&(n.current.isTransparent=a===0),
typeof r=="number"&&(n.current.lineWidth=r)}paints(t,{states:e,stream:n}){const{path:s,trace:a,areas:r}=this,i=e.current,{operator:c}=t,{from:f,to:m}=this.tracing,
g=t.count>0?f:m-c.length;if(s.build(t,i.matrix,g))return!0;if(c==="w"&&(i.lineWidth=t.number(0)||0),c==="sh"&&r.some(N=>O(i.clip,N))&&a.undivided.add("a shading"),
!D.lJ.has(c))return!1;const x=c==="n"?void 0:s.without(r,c,i.matrix,i.lineWidth);if(x!==void 0){for(const[N,K]of s.pieces)a.cut(n,{from:N,to:K,text:""});a.cut(n,
{from:g,to:m,text:x})}const{box:P}=s;return s.clips&&P&&(i.clip=un(i.clip,P)),s.forget(),!0}noteInline(t,{states:e,stream:n,scope:s}){const a=(0,rn.n)(t);if(!a)
return;const r=a.dict.get("ColorSpace"),i=r instanceof u.SX?s.find("ColorSpace",r.text):void 0;i!==void 0&&a.dict.set("ColorSpace",i);const{to:c}=this.tracing,{
matrix:f}=e.current,m=Buffer.from(t.content.buffer,t.content.byteOffset,t.content.length).lastIndexOf("BI",t.count>0?t.startOf(0):t.dataStart);this.trace.images.
push({stream:n,from:m,to:c,image:a,matrix:f,after:this.trace.glyphs})}draws(t,e){const n=t===void 0?null:this.document.resolve(e.scope.find("XObject",t));if(n instanceof
u.Z6&&(0,u.Eo)(this.document.resolve(n.dict.get("Subtype")),"Image")){const{from:s,to:a}=this.tracing,{matrix:r}=e.states.current;this.trace.images.push({stream:e.
stream,from:s,to:a,image:n,matrix:r,after:this.trace.glyphs})}return super.draws(t,e)}noteList(t,e){const{operator:n,content:s}=t;if(n!=="BDC"&&n!=="DP"||!s.subarray(
t.startOf(1),t.endOf(1)).some((f,m)=>m>1&&(f===40||f===60)))return;const a=t.value(1),r=Buffer.from(s.subarray(t.startOf(0),t.endOf(0))).toString("latin1"),{from:i,
to:c}=this.tracing;(0,u.Zm)(a)&&this.trace.lists.push({stream:e,tag:r,operator:n,from:i,to:c,dict:a})}async readForm(t,e,n){this.trace.contents.set(n.stream,t),
await super.readForm(t,e,n)}}function un(o,t){const[e,n]=[Math.max(o.x,t.x),Math.max(o.y,t.y)],s=Math.min(o.x+o.width,t.x+t.width),a=Math.min(o.y+o.height,t.y+t.
height);return{x:e,y:n,width:Math.max(s-e,0),height:Math.max(a-n,0)}}const dt=1e9;class xt{document;texts;constructor(t){this.document=t,this.texts=new Ht.X(t)}async shown(t,e){
return this.read(t,new Xt.z(this.document),!0,e)}async all(t,e){return this.read(t,new Vt(this.document),!1,e)}async read(t,e,n,s){const{document:a}=this,r=(0,U.
iw)(a,t),i=(0,z.y)(r),{width:c,height:f}=(0,I.iN)(r),m={width:c*r.userUnit,height:f*r.userUnit},{builder:g,trace:x,reader:P}=this.reading(e,m,n,s),N=new Kt.X(a),
K=new Zt.H(a,a.dict(a.pages.attribute(t,"Resources"))),_=await N.page(t);x.contents.set(0,_),await P.page(_,K,bt(i));for(const tt of(0,wt.bD)(a,t,r.rotation,e))
await P.form(tt.form,(0,wt.RZ)(a),bt((0,I.lw)(tt.matrix,i)));return this.finish(t,g,x,m)}async stream(t,e){const{document:n}=this,s={width:dt,height:dt},{builder:a,
trace:r,reader:i}=this.reading(new Vt(n),s,!1,[]);return r.contents.set(0,t),await i.page(t,new Zt.H(n,n.dict(e),(0,wt.RZ)(n)),bt([1,0,0,-1,0,0])),this.finish(-1,
a,r,s)}reading(t,{width:e,height:n},s,a){const{document:r}=this,i=new tn.g(s?e:dt,s?n:dt,0,!0);i.isEndless=!s;const c=new en,f=new qe.y(r.job),m=new hn(r,new Kt.
X(r),t,f,i,c,s,a);return{builder:i,trace:c,reader:m}}async finish(t,e,n,s){const a=await this.texts.assemble(t,e,s,{usesElementTexts:!1});return e.leavesOut&&(n.
isPartial=!0),{page:a,trace:n}}}function Qt(o,t,e,n,s){for(const{first:a,count:r}of t.letters(e,n))_t(o,a,r,s)}function _t({page:o,trace:t},e,n,s){const{glyphs:a}=o.
found.edges;for(let r=e;r<e+n;r++)lt(t,a[r],s)}function pn({trace:o},t){for(const e of o.touched)lt(o,e,t)}function lt(o,t,e){if(t>=0)e.add(t);else for(const[n,
s]of o.groups[Yt(t)])for(let a=n;a<s;a++)e.add(a)}function qt({page:o,trace:t},e){for(const[n,s]of o.found.edges.joined)e.has(n)&&lt(t,s,e),e.has(s)&&lt(t,n,e);
for(const{first:n,count:s,elements:a,font:r}of t.shown){let i=-1,c=!0,f=n;for(const m of a)if(typeof m!="number")for(const{text:g}of r.glyphs(m)){if(e.has(f)){if(c&&
i>=0)for(let x=i+1;x<f;x++)e.add(x);i=f,c=!0}else g.trim()!==""&&(c=!1);f++}if(f>n+s)return}}class te{document;searching;choose;stays;rewriter;found=new Map;constructor(t,e,n,s,a){
this.document=t,this.searching=e,this.choose=n,this.stays=s,this.rewriter=a}async run(t){const{document:e,stays:n}=this,{live:s}=await(0,F.Gy)(e),a=i=>s[i]===1&&
n[i]!==1,r=await ke(e,s.length,a);for(const[i,c]of r.content)a(i)&&!t.has(i)&&await this.content(i,c);for(let i=1;i<s.length;i++)a(i)&&e.isStream(i)&&await this.
data(i,r);await new Je(e,this.searching.inText,this.rewriter!==void 0,i=>this.note(i)).run(s,a)}note(t,e=1){e>0&&this.found.set(t,(this.found.get(t)??0)+e)}async content(t,e){
const{document:n,searching:s}=this,a=n.get(t);if(!(a instanceof u.Z6))return;const r=this.decoded(a),i=await new xt(n).stream(r,e),{glyphs:c,count:f}=await this.
choose(i,!1),m=c.size;await Nt(i.trace,s,c);const g=await Wt(n,[i.trace],s.inText);if(this.note("content that no page shows",Math.max(f,+(c.size>m))+g.size),!this.
rewriter||c.size===0&&g.size===0)return;qt(i,c);const x=new Map;Ft(x,i.trace,c),await this.rewriter.inPlace(new Map([[0,t]]),[i.trace],{removals:x,others:g,images:new Map})}decoded(t){
const e=this.document.decodedPart(t);if(!e)throw new nt.zU("redaction_incomplete","A content stream cannot be read, because its compression is not known");return e.
data}async data(t,{content:e,fonts:n,pages:s}){const{document:a}=this,r=a.get(t);if(!(r instanceof u.Z6)||n.has(t))return;const{dict:i}=r;gn(a,i)||(e.has(t)||s.
has(t)?await this.hiddenStrings(t,r):await this.otherData(t,r))}async hiddenStrings(t,e){const{document:n,rewriter:s}=this,a=this.searching.inCodes,{pace:r}=n.job,
i=this.decoded(e),c=i.includes(Ce.IQ)&&await Z(mn(i),this.searching.inText),f=await Be(i,a,r);if(c&&this.note("comments of content"),this.note("content that no \
page shows",f),!s||!c&&f===0)return;const m=f>0?await Ne(i,a,r):i,g=c?(await(0,Ie.f)(m,r)).content:m;n.put(t,await(0,ct.c)(n,e,g))}async otherData(t,e){const{document:n,
rewriter:s}=this,a=(0,Re.In)(e)?"metadata":"streams",r=a==="metadata"?this.searching.inText:this.searching.inCodes,i=this.document.decodedPart(e)?.data;if(!i)throw new nt.
zU("redaction_incomplete","A stream cannot be read, because its compression is not known");const c=n.job.pace.step(i.length);c&&await c;const f=H(a==="metadata"?
ee(i):i),m=await Promise.all(f.map(async P=>(await r(P)).length));if(this.note(a,(0,W.Kf)(m)),!s||m.every(P=>P===0))return;const[g=""]=f,x=Buffer.from(B(Buffer.
from(i).toString("latin1"),await r(g)),"latin1");await Z(ee(x),r)?n.remove(t):n.put(t,(0,De.n)(e,x,{compress:!1}))}}function gn(o,t){return["FunctionType","Shad\
ingType","N"].some(e=>typeof o.resolve(t.get(e))=="number")||(0,u.Eo)(o.resolve(t.get("Subtype")),"Image")||(0,u.Eo)(o.resolve(t.get("Type")),"EmbeddedFile")}function mn(o){
return Buffer.from((Buffer.from(o).toString("latin1").match(/%[^\r\n]*/g)??[]).join(`
`),"latin1")}function ee(o){const e=Buffer.from(o).toString("latin1").replace(/\bxmlns(?::[\w.-]{1,100})?\s{0,20}=\s{0,20}(?:"[^"<>]*"|'[^'<>]*')/g,n=>" ".repeat(
n.length));return Buffer.from(e,"latin1")}const wn=new Set(["Parent","P","Dest","B"]),yn=300;async function ne(o,t){const{pages:e}=o,n=new Uint8Array(o.size);if(t.
size===e.count)return n;const s=Array.from({length:e.count},(a,r)=>r);return await se(o,s.filter(a=>!t.has(a)),a=>n[a]=1),await se(o,[...t],a=>n[a]=0),n}async function se(o,t,e){
const{pages:n,job:s}=o,a=new Uint8Array(o.size),r=new it.b9(o),i=[],c=f=>{a[f]=1,e(f),i.push(o.get(f))};for(const f of t){c(n.number(f));const m=n.attribute(f,"\
Resources");m!==void 0&&i.push(m);for(let g=i.pop();g!==void 0;g=i.pop()){if((0,u.i9)(g)){g.number<a.length&&a[g.number]===0&&!bn(o,g.number)&&c(g.number);continue}
const x=g instanceof u.Z6?g.dict:g;if(Array.isArray(x))for(const N of x)i.push(N);else if(x instanceof u.Bi)for(const[N,K]of x)wn.has(N)||i.push(K);r.spend(1);const P=s.
pace.step(yn);P&&await P}}}function bn(o,t){const e=o.resolve(o.entry(t,"Type"));return(0,u.Eo)(e,"Page")||(0,u.Eo)(e,"Pages")||o.pages.holds(t)}var at=p(98446),
ae=p(49568),vt=p(779),oe=p(42973),ie=p(9312);const re=["january","february","march","april","may","june","july","august","september","october","november","decem\
ber","januar","februar","märz","mai","juni","juli","oktober","dezember","jänner","janvier","février","mars","avril","juin","juillet","août","septembre","oct\
obre","novembre","décembre","enero","febrero","marzo","abril","mayo","junio","julio","agosto","septiembre","octubre","noviembre","diciembre","gennaio","febbrai\
o","aprile","maggio","giugno","luglio","settembre","ottobre","dicembre","jan","feb","mar","apr","jun","jul","aug","sept?","oct","nov","dec","okt","dez"].join("|"),
xn={email:"[\\p{L}\\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?(?:\\.[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?)+",url:'\
(?i)(?:\\b(?:https?|ftp)://|\\bwww\\.)[^\\s<>"()\\[\\]{}]+',iban:"(?i)\\b[A-Z]{2}[0-9]{2}(?:[ \\x{a0}-]?[A-Z0-9]){11,30}\\b",card:"\\b[0-9](?:[ \\x{a0}-]?[0-9]){1\
2,18}\\b",phone:"(?i)\\+[ ]?[0-9](?:[ ./()\\x{a0}-]*[0-9]){7,14}|\\b(?:tel(?:efon|ephone|éfono|efono|\\.)?|phone|fax|mobile?|mobil|mobiltelefon|cell|handy|portable)\
[ .:/()-]*(?:[a-z]{0,12}[ .:]*)?\\(?[0-9](?:[ ./()\\x{a0}-]*[0-9]){5,14}",date:`(?i)\\b[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}\\b|\\b[0-9]{1,2}[./-][ ]?[0-9]{1,2}[./-][ ]?(\
?:[0-9]{4}|[0-9]{2})\\b|\\b[0-9]{1,2}(?:\\.|st|nd|rd|th|º|er)?\\s+(?:de\\s+)?(?:${re})\\.?,?(?:\\s+de)?\\s+[0-9]{4}\\b|\\b(?:${re})\\.?\\s+[0-9]{1,2}(?:st|nd|rd|\
th)?,?\\s+[0-9]{4}\\b`},vn={iban:Sn,card:En};async function Mn(o,t){const e=await Promise.all(o.map(async n=>({kind:n,pattern:await(0,ie.Gv)("redact_kinds",xn[n],
"regex",t)})));return{hasGroups:!1,search:async(n,s,a)=>{const r=[];let i=!1;for(const{kind:c,pattern:f}of e){const m=await f.search(n,s,a);i||=m.truncated,(0,W.
RZ)(r,m.matches.flatMap(({start:g,end:x})=>{const P=vn[c]?.(n.slice(g,x))??x-g;return P>0?[{start:g,end:g+P,groups:{}}]:[]}))}return{matches:r.sort((c,f)=>c.start-
f.start||f.end-c.end),truncated:i}}}}const Mt=/[ \u00a0-]/;function Sn(o){let t=0,e=0;const n=[...o].map((a,r)=>({sign:a.toUpperCase(),at:r})).filter(({sign:a})=>!Mt.
test(a)),s=a=>{const r=parseInt(a,36);t=(t*(r>9?100:10)+r)%97};for(let a=15;a<=Math.min(n.length,34);a++){t=0;for(const{sign:r}of[...n.slice(4,a),...n.slice(0,4)])
s(r);t===1&&(e=n[a-1].at+1)}return e}function En(o){const t=[...o].map((e,n)=>({sign:e,at:n})).filter(({sign:e})=>!Mt.test(e));for(let e=Math.min(t.length,19);e>=
13;e--){let n=0;for(let a=0;a<e;a++){const r=Number(t[e-1-a].sign)*(a%2===0?1:2);n+=r>9?r-9:r}const s=t[e-1].at+1;if(n%10===0&&(e===t.length||Mt.test(o[s])))return s}
return 0}const ce=2e3,St=2e5;async function On({search:o,search_mode:t,redact_kinds:e=[]},n){const s=[];return e.length>0&&s.push(await Mn(e,n)),o!==void 0&&s.push(
t==="regex"?await(0,ie.Gv)("search",o,t,n):await An(o,n)),new Cn(Pn(s),e.length===0&&t!=="regex",n)}async function An(o,{pace:t}){const e=o.split(`
`).filter(n=>n.trim()!=="");if(e.length>ce)throw(0,nt.G6)([{field:"search",message:`has ${e.length} lines, and at most ${ce} are allowed`}]);return(0,vt.yS)(e,t)}
const Tn={hasGroups:!1,search:()=>Promise.resolve({matches:[],truncated:!1})};function Pn(o){const[t]=o;return o.length===1?t:o.length===0?Tn:{hasGroups:!1,search:async(e,n,s)=>{
const a=[];for(const i of o)a.push(await i.search(e,n,s));return{matches:a.flatMap(({matches:i})=>i).sort((i,c)=>i.start-c.start||c.end-i.end),truncated:a.some(
({truncated:i})=>i)}}}}const fe=4,de=1e4,Dn=2;class Cn{pattern;isLiteral;job;texts=new Set;areaWords=new Set;literal;constructor(t,e,n){this.pattern=t,this.isLiteral=
e,this.job=n}note(t){this.isLiteral||t.length<fe||this.texts.size>=de||this.texts.has(t)||(this.texts.add(t),this.literal=void 0)}noteArea(t){t.length>=Dn&&this.
areaWords.size<de&&this.areaWords.add(t)}ofAreas=async()=>{if(this.areaWords.size===0)return;const t=await(0,vt.yS)([...this.areaWords],this.job.pace);return e=>this.
search(t,e)};inText=t=>this.search(this.pattern,t);inCodes=async t=>{if(!this.isLiteral&&this.texts.size===0)return[];const e=this.isLiteral?this.pattern:await(this.
literal??=(0,vt.yS)([...this.texts],this.job.pace));return(await this.search(e,t)).filter(({start:n,end:s})=>s-n>=fe)};async search(t,e){if(e==="")return[];const{
matches:n,truncated:s}=await t.search(e,St,this.job.pace);if(s)throw le();return n}}const le=()=>(0,oe.F)("searching","A page, or another text of the document, \
is too long to be searched to its end","Split the document first"),In=/[-\u00ad\u2010]\n+/g;async function he(o,t){const e=[...o.matchAll(In)].map(({0:{length:s},
index:a})=>({start:a,end:a+s}));if(e.length===0)return[];const n=[];for(const{start:s,end:a}of await t.inText(B(o,e))){const r=(c,f)=>{let m=c;for(const g of e)
(f?g.start<m:g.start<=m)&&(m+=g.end-g.start);return m},i={start:r(s,!1),end:r(a,!0)};i.end-i.start>a-s&&n.push(i)}return n}async function Rn(o,t,e){const{all:n,
truncated:s}=await(0,ae.IQ)(o,t.pattern,St,e);return s||n.length>0||(await he(o.flow.text,t)).length>0}async function Et(o,t,e){const{all:n,counted:s,truncated:a}=await(0,ae.
IQ)(o.page,t.pattern,St,e);if(a)throw le();const{flow:r}=o.page,i=[...n,...(await he(r.text,t)).map(g=>({...g,flow:r}))],c=new Set,f=new Map,m=[];for(const{flow:g,
start:x,end:P}of i){const N=new Set;Qt(o,g,x,P,N);for(const K of g.lineBoxes(x,P))f.set(`${K.x} ${K.y} ${K.width} ${K.height}`,K),o.trace.areUnseen(N,K)&&m.push(
K);for(const K of N)c.add(K);t.note(g.text.slice(x,P))}for(const g of Ln(o))t.noteArea(g);return{glyphs:c,boxes:[...f.values()],unseen:m,count:s.length}}function Ln(o){
const{page:t,trace:e}=o;if(e.touched.size===0)return[];const{flow:n}=t;return[...n.text.matchAll(/\S+/g)].flatMap(({0:s,index:a})=>{const r=new Set;return Qt(o,
n,a,a+s.length,r),[...r].some(i=>e.touched.has(i))?[s]:[]})}const Un=.01;async function Bn(o,{pages:t,search:e,areas:n},s){const a=await(0,Ct.E)(o,s),r=new Ht.X(
a),i=[];for(const g of t)await Rn(await r.page(g-1),e,s.pace)&&i.push(`page ${g}`);const c=new xt(a);for(const[g,x]of n){const{trace:P}=await c.all(g,x.map(N=>T(
N,-Un)));P.touched.size>0&&i.push(`areas of page ${g+1}`)}const f=await ne(a,new Set(Array.from(t,g=>g-1))),m=new te(a,e,g=>Et(g,e,s.pace),f);await m.run(new Set);
for(const g of m.found.keys())i.push(g);if(i.length>0)throw new nt.zU("redaction_incomplete",`Text to redact is still in ${(0,at.Dw)(i)}, so there is no result`,
{advice:"Report this with the kind of document, without the document itself"})}var Nn=p(68973),$n=p(92043),kn=p(1900),Ot=p(95340);const jn=6,ht=1,At=["Filter","\
DecodeParms","Decode","ColorSpace","BitsPerComponent","Intent","SMask","Mask","SMaskInData","Alternates","OPI","Metadata","Measure","PtData","F","FFilter","FDec\
odeParms","DL","L","Length","Interpolate"];class Wn{document;shade;constructor(t,e){this.document=t,this.shade=e}async without(t,e){const{document:n}=this,{image:s}=t[0],
{width:a,height:r}=(0,Ot.h)(n,s.dict),i=t.filter(({matrix:f})=>f[0]*f[3]!==f[1]*f[2]);if(i.length===0||!(a>0&&r>0))return;const c=i.flatMap(({matrix:f})=>{const m=(0,I.
DI)(f);return e.filter(x=>O(yt(f),x)).map(({x,y:P,width:N,height:K})=>{const[_,tt,et,ut]=(0,I.zl)(m,[x,P,x+N,P+K]);return pe([_*a,(1-ut)*r,et*a,(1-tt)*r],a,r)})});
if(!c.some(({left:f,top:m,right:g,bottom:x})=>f<=0&&m<=0&&g>=a&&x>=r))return n.add(await this.overwrite(s,c))}async overwrite(t,e){const{document:n,shade:s}=this,
a=new u.Bi(t.dict),{dict:r}=t;for(const N of At)a.delete(N);if(n.resolve(r.get("ImageMask"))===!0)return this.stencil(t,a,e,1);const[i,c]=[n.resolve(r.get("SMas\
k")),n.resolve(r.get("Mask"))];if((0,u.cy)(c)||i instanceof u.Z6&&i.dict.has("Matte")||typeof r.get("SMaskInData")=="number")throw ue("has an image whose mask c\
annot be written again");const f=await this.draw(t),m=await(0,kn.cE)(f,n.job.pace),g=await Pt(n,f,m?3:1),{width:x,height:P}=f;for(const{left:N,top:K,right:_,bottom:tt}of e.
map(et=>Tt(et,x,P)))for(let et=K;et<tt;et++){const ut=m?3:1;g.fill(s,(et*x+N)*ut,(et*x+_)*ut)}return a.set("ColorSpace",(0,u.UU)(m?"DeviceRGB":"DeviceGray")),a.
set("BitsPerComponent",8),i instanceof u.Z6?a.set("SMask",n.add(await this.opaque(i,x,P,e))):c instanceof u.Z6&&a.set("Mask",n.add(await this.maskOf(c,x,P,e))),
this.pack(a,g)}async opaque(t,e,n,s){const a=await this.draw(t),r=await Pt(this.document,a,1);for(const c of s.map(f=>ge(f,a.width/e,a.height/n,a)))for(let f=c.
top;f<c.bottom;f++)r.fill(255,f*a.width+c.left,f*a.width+c.right);const i=new u.Bi(t.dict);for(const c of At)i.delete(c);return i.set("ColorSpace",(0,u.UU)("Dev\
iceGray")),i.set("BitsPerComponent",8),this.pack(i,r)}maskOf(t,e,n,s){const a=(0,Ot.h)(this.document,t.dict),r=new u.Bi(t.dict);for(const c of At)r.delete(c);const i=s.
map(c=>ge(c,a.width/e,a.height/n,a));return this.stencil(t,r,i,0)}async stencil(t,e,n,s){const a=await this.draw(t),r=await Pt(this.document,a,1),{width:i,height:c}=a;
for(const{left:g,top:x,right:P,bottom:N}of n.map(K=>Tt(K,i,c)))for(let K=x;K<N;K++)r.fill(s*255,K*i+g,K*i+P);const f=i+7>>3,m=new Uint8Array(f*c);for(let g=0;g<
c;g++)for(let x=0;x<i;x++)r[g*i+x]>=128&&(m[g*f+(x>>3)]|=128>>(x&7));return e.set("ImageMask",!0),e.set("BitsPerComponent",1),this.pack(e,m)}async pack(t,e){return t.
set("Type",(0,u.UU)("XObject")),t.set("Subtype",(0,u.UU)("Image")),t.set("Filter",(0,u.UU)("FlateDecode")),new u.Z6(t,await(0,Nn.uM)(this.document.job).deflate(
e,jn))}async draw(t){const{document:e}=this,{job:n}=e,{width:s,height:a}=(0,Ot.h)(e,t.dict);if(!(s>0&&a>0))throw ue("has an image without a size");if(s*a>n.limits.
pixels)throw(0,oe.F)("pixels",`An image has ${s*a} pixels, which are too many to redact`,"Make it smaller first");const r=new u.Bi(t.dict);for(const x of["SMask",
"Mask","SMaskInData","Alternates","OPI","Metadata","OC","Interpolate"])r.delete(x);r.set("Type",(0,u.UU)("XObject")),r.set("Subtype",(0,u.UU)("Image"));const i=e.
fork(),c=Buffer.from(`0 g q ${s} 0 0 ${a} 0 0 cm /I Do Q
`,"latin1"),f=i.add(null),m=(0,u.jd)({Type:(0,u.UU)("Page"),Parent:f,MediaBox:[0,0,s,a],Contents:i.add(new u.Z6(new u.Bi,c)),Resources:(0,u.jd)({XObject:(0,u.jd)(
{I:i.add(new u.Z6(r,e.encoded(t)))})})});return i.put(f,(0,u.jd)({Type:(0,u.UU)("Pages"),Count:1,Kids:[i.add(m)]})),i.put(i.catalogNumber,(0,u.jd)({Type:(0,u.UU)(
"Catalog"),Pages:f})),i.trailer.delete("Info"),(await $n.Y.open(await(0,gt.UN)(i,{encryption:"none",draft:!0}),n)).draw(0,{width:s,height:a,isTransparent:!1})}}
const ue=o=>new nt.zU("redaction_incomplete",`The document ${o}, so there is no result`,{advice:"Draw the pages with pages_to_images first, and redact the areas\
 of these images",fields:["pages_to_images"]}),pe=([o,t,e,n],s,a)=>Tt({left:Math.floor(o)-ht,top:Math.floor(t)-ht,right:Math.ceil(e)+ht,bottom:Math.ceil(n)+ht},
s,a),Tt=({left:o,top:t,right:e,bottom:n},s,a)=>({left:Math.min(Math.max(o,0),s),top:Math.min(Math.max(t,0),a),right:Math.min(Math.max(e,0),s),bottom:Math.min(Math.
max(n,0),a)}),ge=({left:o,top:t,right:e,bottom:n},s,a,{width:r,height:i})=>pe([o*s,t*a,e*s,n*a],r,i);async function Pt({job:o},t,e){const n=new Uint8Array(t.width*
t.height*e);for(let s=0,a=0;s<t.height;s++){const r=t.row(s);for(let c=0;c<r.length;c+=4)e===3&&(n[a++]=r[c+2]),n[a++]=r[c+1],e===3&&(n[a++]=r[c]);const i=o.pace.
step(2*r.length);i&&await i}return n}var Fn=p(61491);async function Gn(o,t,e){const{fragments:n,leafOf:s}=o.page.found;if(!s)return;const a=new Map;for(const i of n){
const c=s(i);c&&await r(c.element)&&_t(o,i.letters,i.text.length,e)}async function r(i){const c=a.get(i);if(c!==void 0)return c;let f=!1;for(const{actualText:m}of(0,Fn.
Hy)(i))m!==void 0&&(await t(m)).length>0&&(f=!0);return a.set(i,f),f}}async function zn(o,t,e){const n=new Map;if(t.length>0)for(const{images:i}of o)for(const c of i){
const f=`${c.stream} ${c.from}`;n.set(f,[...n.get(f)??[],c])}const s=new Map,a=new Map;let r=0;for(const i of n.values()){const[{stream:c,from:f,to:m}]=i;if(!i.
some(({matrix:P})=>t.some(N=>O(yt(P),N))))continue;r++;const g=await e.without(i,t),x=g&&`OctavoRedacted${g.number}`;s.set(c,[...s.get(c)??[],{from:f,to:m,text:x?
`/${x} Do`:""}]),x&&a.set(c,(a.get(c)??new Map).set(x,g))}return{cuts:s,images:a,count:r}}var Kn=p(37709);const Dt=1e3;async function Zn(o,t,e,n,s){const{pace:a}=o.
job,r=[...s],i=new Yn;return await(0,Kn.K)(t,a,c=>{const f=c.count>0?c.startOf(0):c.end,m=Xn(c,e.get(f),n.get(f),i);m!==void 0&&r.push({from:f,to:m.replaces?c.end:
f,text:m.text})}),r.sort((c,f)=>c.from-f.from||c.to-f.to),r.length===0?t:(0,Lt.E$)(t,r,a)}function Xn({operator:o},t,e,n){if(Hn.has(o)&&n.forget(),!t)return;const s=n.
take(t);return e?{text:Vn(t)+Jn(t,e.glyphs,s,n),replaces:!0}:s===0?void 0:{text:`[${(0,A._)(s)}] TJ`,replaces:!1}}const Hn=new Set(["BT","Tm","Td","TD","T*","'",
'"']);class Yn{across=0;down=0;forget(){this.across=this.down=0}add(t,{font:e,size:n,stretch:s}){const a=-t/Dt*n;e.vertical?this.down+=a:this.across+=a*s}take({
font:t,size:e,stretch:n}){const s=t.vertical?e:e*n,a=t.vertical?this.down:this.across;return this.forget(),s===0||a===0?0:-Dt*a/s}}function Vn({operator:o,wordSpace:t,
charSpace:e}){return o==="'"?"T* ":o==='"'?`${(0,A._)(t)} Tw ${(0,A._)(e)} Tc T* `:""}function Jn(o,t,e,n){const s=new _n(e);let a=0;for(const r of o.elements){
if(typeof r=="number"){s.number(r);continue}const i=o.font.glyphs(r);let c=0;for(const f of i){const m=o.font.partEnd(r,c,1);t.has(a++)?s.remove(Qn(f,o)):s.keep(
r.subarray(c,m)),c=m}}return n.add(s.rest(),o),s.isEmpty?"":`[${s.text()}] TJ`}function Qn(o,{font:t,size:e,charSpace:n,wordSpace:s}){const a=t.vertical&&o.vertical?
o.vertical.advance:o.width,r=n+(o.isSpace?s:0);return-Dt*(a+(e===0?0:r/e))}class _n{parts=[];bytes=[];numbers=[];hasGap;hasGlyphs=!1;constructor(t){this.hasGap=
t!==0,t!==0&&this.numbers.push(t)}get isEmpty(){return!this.hasGlyphs}number(t){this.numbers.push(t)}remove(t){this.numbers.push(t),this.hasGap=!0}keep(t){this.
numbers.length>0&&this.space();for(const e of t)this.bytes.push(e);this.hasGlyphs=!0}rest(){const t=this.numbers.reduce((e,n)=>e+n,0);return this.numbers=[],this.
flush(),t}text(){return this.parts.join(" ")}space(){this.flush();const t=this.hasGap?[this.numbers.reduce((e,n)=>e+n,0)]:this.numbers;for(const e of t)e!==0&&this.
parts.push((0,A._)(e));this.numbers=[],this.hasGap=!1}flush(){if(this.bytes.length===0)return;const t=new jt.k(this.bytes.length+16);(0,ft.pS)(t,Uint8Array.from(
this.bytes),ft.yT),this.parts.push(Buffer.from(t.bytes).toString("latin1")),this.bytes=[]}}const qn=new Uint8Array(0),ts=1e3;class es{document;copies=new Map;constructor(t){
this.document=t}made=new Set;copied=new Set;async page(t,e,n){const{document:s}=this,{pages:a}=s,r=new Map(e.flatMap(({contents:P})=>[...P])),i=s.dict(a.attribute(
t,"Resources")),c=await this.copyForms(r,e,n,i),f={},m=r.get(0),g=await this.without(0,m,e,n);g!==m&&(f.Contents=s.add(await(0,ct.c)(s,new u.Z6(new u.Bi,qn),g)));
const x=this.replaceIn(i,c,n.images.get(0));x&&(f.Resources=s.add(x)),Object.keys(f).length>0&&a.patch(t,f);for(const P of s.array(s.entry(a.number(t),"Annots"))??
[])this.annotation(P,c)}async inPlace(t,e,n){const{document:s}=this,a=new Map(e.flatMap(({contents:r})=>[...r]));for(const[r,i]of a){const c=await this.without(
r,i,e,n),f=s.get(t.get(r)??r);c===i||!(f instanceof u.Z6)||s.put(t.get(r)??r,await(0,ct.c)(s,f,c))}}async without(t,e,n,{removals:s,others:a}){const r=s.get(t),
i=a.get(t)??[];if(!r&&i.length===0)return e;const c=new Map;for(const f of n)for(const m of f.shown)m.stream===t&&!c.has(m.from)&&c.set(m.from,m);return Zn(this.
document,e,c,r??new Map,i)}async copyForms(t,e,n,s){const{document:a,copies:r}=this,i=this.changedForms(t,n),c=i.size===0?"":ns(n),f=new Map,m=[];for(const g of i){
const x=`${g} ${c}`;let P=r.get(x);P||(r.set(x,P=a.add(null)),m.push(g)),f.set(g,P),this.made.add(P.number),this.copied.add(g)}for(const g of m){const x=a.get(g),
P=await this.without(g,t.get(g),e,n),N=await(0,ct.c)(a,x,P),K=n.images.get(g),_=a.dict(x.dict.get("Resources"))??(K?s:void 0),tt=this.replaceIn(_,f,K);tt&&N.dict.
set("Resources",tt),a.put(f.get(g),N)}return f}changedForms(t,{removals:e,others:n}){const{document:s}=this,a=new Map;for(const f of t.keys()){const m=f>0?s.get(
f):null;if(m instanceof u.Z6)for(const g of this.objectsIn(s.dict(m.dict.get("Resources"))).values())(0,u.i9)(g)&&a.set(g.number,[...a.get(g.number)??[],f])}const r=f=>e.
has(f)||(n.get(f)?.length??0)>0,i=[...t.keys()].filter(f=>f>0&&r(f)),c=new Set(i);for(let f=i.pop();f!==void 0;f=i.pop())for(const m of a.get(f)??[])c.has(m)||(c.
add(m),i.push(m));return s.job.pace.add(t.size*ts),c}objectsIn(t){return this.document.dict(t?.get("XObject"))??new u.Bi}replaceIn(t,e,n=new Map){const s=this.objectsIn(
t);if(n.size===0&&![...s.values()].some(r=>(0,u.i9)(r)&&e.has(r.number)))return;const a=this.replaceAll(s,e);for(const[r,i]of n)a.set(r,i);return new u.Bi(t).set(
"XObject",a)}replaceAll(t,e){return new u.Bi([...t].map(([n,s])=>[n,((0,u.i9)(s)?e.get(s.number):void 0)??s]))}annotation(t,e){const{document:n}=this,s=n.dict(t),
a=n.dict(s?.get("AP"));if(!(0,u.i9)(t)||!s||!a||e.size===0)return;const r=this.replaceAll(a,e);for(const[i,c]of a){const f=n.resolve(c);(0,u.Zm)(f)&&r.set(i,this.
replaceAll(f,e))}n.edit(t),s.set("AP",r)}}function ns({removals:o,others:t}){const e=[];for(const[n,s]of o)if(n!==0)for(const[a,{glyphs:r}]of s)e.push(`${n}:${a}\
:${[...r].sort((i,c)=>i-c).join(",")}`);for(const[n,s]of t)if(n!==0)for(const{from:a,to:r,text:i}of s)e.push(`${n}-${a}-${r}-${i}`);return e.sort().join(" ")}const ss=8;
class as{document;searching;choose;images;areas;rewriter;read=new Set;hasLayers;constructor(t,e,n,s,a){this.document=t,this.searching=e,this.choose=n,this.images=
s,this.areas=a,this.rewriter=new es(t),this.hasLayers=(0,it.Wo)(t,"OCProperties")!==void 0}async page(t){const e=this.areas.get(t)??[],n=[];let[s,a,r]=[0,0,!1];
for(let i=0;i<ss;i++){const{texts:c,chosen:f}=await this.readPage(t,i,e),m=c.map(({trace:x})=>x),g=await this.cutsOf(t,m,f,e);if(g.removals.size===0&&g.others.size===
0)break;r=!0,a+=g.count;for(const x of f)for(const P of x.boxes)n.push(P);if(i===0&&(s=f.reduce((x,P)=>Math.max(x,P.count),e.length>0?0:1)),await this.rewriter.
page(t,m,g),!m.some(({isPartial:x})=>x))break}if(!(e.length===0&&!r))return{index:t,boxes:[...n,...e],count:s+e.length,images:a}}async cutsOf(t,e,n,s){const a=new Set(
e.flatMap(P=>[...P.undivided]));if(a.size>0)throw is(t+1,[...a]);const r=new Map;for(const[P,{glyphs:N}]of n.entries())Ft(r,e[P],N);const i=s.length>0?await this.
searching.ofAreas():void 0,c=async P=>[...await this.searching.inText(P),...i?await i(P):[]].sort(v),f=await Wt(this.document,e,c),{cuts:m,images:g,count:x}=await zn(
e,[...s,...n.flatMap(({unseen:P})=>P)],this.images);for(const P of[m,...e.map(N=>N.cuts)])for(const[N,K]of P)f.set(N,os([...f.get(N)??[],...K]));return{removals:r,
others:f,images:g,count:x}}get settled(){return new Set([...this.read].filter(t=>!this.rewriter.copied.has(t)))}async readPage(t,e,n){const s=new xt(this.document),
a=await s.shown(t,n),r=[a],i=[await this.choose(a,!0)];if(a.trace.isPartial||this.hasLayers||e>0||n.length>0){const c=await s.all(t,n);r.push(c),i.push({...await this.
choose(c,!1),boxes:[]})}for(const[c,f]of r.entries()){await Gn(f,this.searching.inText,i[c].glyphs),pn(f,i[c].glyphs),await Nt(f.trace,this.searching,i[c].glyphs),
qt(f,i[c].glyphs);for(const m of f.trace.contents.keys())this.read.add(m)}return{texts:r,chosen:i}}}const os=o=>[...new Map(o.map(t=>[`${t.from} ${t.to}`,t])).values()],
is=(o,t)=>(0,nt.G6)([{field:"redact_areas",message:`has an area on page ${o} into which ${(0,at.Dw)(t)} reaches, which cannot be divided: choose another area, o\
r redact images of the pages`,mentions:["pages_to_images"]}]);var me=p(55969),rs=p(45059),cs=p(90603),fs=p(34635),ds=p(77500);const we=new Set(["FileAttachment",
"Sound","Movie","Screen","3D","RichMedia"]),ls=["Alternates","OPI","DSS"];async function hs(o){let t=(await(0,rs._)(o)).length;for(let e=0;e<o.pages.count;e++){
const n=o.job.pace.step(1e3);n&&await n;for(const s of o.array(o.entry(o.pages.number(e),"Annots"))??[]){const a=o.dict(s);a&&us(o,a)&&t++}}return t}const us=(o,t)=>{
const e=(0,me.B)(o,t);return e!=="FileAttachment"&&we.has(e)};async function ps(o,t){(0,ds.br)(o,"values"),t&&await(0,R.L)(o,n=>we.has((0,me.B)(o,n))),await(0,cs.
u)(o,{scripts:!0,privateData:!0,metadata:!1,hiddenLayers:!1,hiddenText:!1,attachments:t,comments:!1,externalLinks:!1,imageMetadata:!0});const{live:e}=await(0,F.
Gy)(o);await(0,fs.y)(o,e,[(n,s)=>ls.filter(a=>s.delete(a)).length>0])}var gs=p(56457),ms=p(33238),ws=p(37395);async function ys(o,t,e){const{pages:n,search:s,areas:a,
media:r}=t,i=r?0:await hs(o),c=await ne(o,new Set(Array.from(n,_=>_-1))),{redacted:f,content:m,unsearched:g}=await bs(o,t,e);xs(g,i);const x=new te(o,s,_=>Et(_,
s,e.pace),c,m.rewriter);await x.run(m.settled);const P=[...x.found.values()].reduce((_,tt)=>_+tt,0);if(f.length===0&&P===0)return{redacted:f,elsewhere:0,notes:[]};
const N=await s.ofAreas();N&&await xe(o,a,N),await ye(o,a);const K=(0,gs.D)(await(0,ms.Y)(o,"remove"),"remove");return await ps(o,r),{redacted:f,elsewhere:P,notes:K}}
async function bs(o,{pages:t,search:e,searches:n,areas:s,shade:a},r){const i=new ws.Z(o),c=new Set,f=new Set,m=async(P,N)=>{const{index:K,unreadable:_}=P.page;return N&&
n&&_>0&&f.add(K+1),N&&n&&!s.has(K)&&await i.isScan(P.page)&&c.add(K+1),Et(P,e,r.pace)},g=new as(o,e,m,new Wn(o,a),s),x=[];for(const[P,N]of t.entries()){if(!n&&!s.
has(N-1))continue;const K=await g.page(N-1);K&&x.push(K),r.pace.progress(P/t.length)}return{redacted:x,content:g,unsearched:{textless:[...c],unreadable:[...f]}}}
function xs({textless:o,unreadable:t},e){const n=[];if(o.length>0&&n.push({field:"search",message:`${(0,at.oi)(o)} ${(0,at.d5)(o.length,"has","have")} no text t\
hat can be searched: recognize it first (OCR), or give areas`}),t.length>0&&n.push({field:"search",message:`${(0,at.oi)(t)} ${(0,at.d5)(t.length,"has","have")} \
characters that cannot be read, because the fonts do not tell which letters they are`}),e>0&&n.push({field:"remove_attachments",message:`is needed, because the \
document has ${(0,at.y_)(e,"attachment")}, which are not searched: switch it on, or extract them first`,mentions:["extract_attachments"]}),n.length>0)throw(0,nt.
G6)(n)}const vs=async(o,t,e)=>{const n=await On(t,e),s=await(0,Ct.E)(o.bytes,e,{password:t.open_password}),a=s.pages.count,r=(0,k.k1)(t.pages,a),i=Se(t.redact_areas,
r,a);t.redact_annotations&&Ss(s,r,i);const c=t.search!==void 0||t.redact_kinds!==void 0,f=t.redact_mark==="black"?0:255,m=t.remove_attachments,{redacted:g,elsewhere:x,
notes:P}=await ys(s,{pages:r,search:n,searches:c,areas:i,media:m,shade:f},e);return g.length===0&&x===0?{documents:[{...o,pageCount:a}],notes:[Ms],facts:{pageCount:a,
redactedMatches:0,redactedPages:0,redactedImages:0}}:(t.redact_mark!=="none"&&await Pe(s,g,t.redact_mark),await Bn(await(0,gt.UN)(s,{encryption:"none",draft:!0}),
{pages:r,search:n,areas:i},e),{documents:[{name:o.name,bytes:await(0,gt.UN)(s),pageCount:a}],notes:P,facts:{pageCount:a,redactedMatches:g.reduce((N,{count:K})=>N+
K,x),redactedPages:g.length,redactedImages:g.reduce((N,{images:K})=>N+K,0)}})},Ms={code:"nothing_redacted",message:"Nothing was found to redact, and the documen\
t is unchanged."};function Ss(o,t,e){for(const n of t){const s=rt(o,n-1);s.length>0&&e.set(n-1,[...e.get(n-1)??[],...s])}}}),9312:((J,X,p)=>{p.d(X,{$0:()=>U,Gv:()=>F,
MM:()=>I});var k=p(779),W=p(42973);const F=(R,S,D,{pace:A,limits:E})=>(0,k.Id)(R,S,D,A,z(R,E)),u={slashes:"has slashes around it that count as characters: leave\
 them out, and begin with (?i) in place of the flag i","regex-as-words":"looks like a regular expression and was read as words: set search_mode to regex, and le\
ave out slashes around it"};function I(R,S){const D=(0,k.GJ)(R,S);return D&&u[D]}function U(R,S,D){const A=I(S,D);return A===void 0?[]:[{code:"search_mode_unlik\
ely",message:`Nothing was found for ${R}, which ${A}.`,mentions:[R,"search_mode"]}]}function z(R,{searching:S}){let D=S;return A=>{if(D-=A,D<0)throw(0,W.F)("sea\
rching",`The search takes more than ${S} steps, which are characters times the size of the expression`,"Make the expression shorter or more exact, or search few\
er pages",R)}}}),37395:((J,X,p)=>{p.d(X,{Z:()=>C});var k=p(74135),W=p(6057),F=p(65868),u=p(16264);class I{document;contents;constructor(l){this.document=l,this.
contents=new F.i(l)}async cover(l,d){const w=(0,W.iw)(this.document,l),{width:y,height:T}=(0,k.iN)(w),O=[0,0,y*w.userUnit,T*w.userUnit],L=new R(O);if(await this.
contents.read(l,L,L),L.points.share<d)return!1;const v=new S(this.document,O);return await this.contents.read(l,v,v),v.points.share>=d}}const U=32;class z{page;rows=new Uint32Array(
U);constructor(l){this.page=l}get share(){return this.rows.reduce((l,d)=>l+D(d),0)/U**2}cover(l){const d=(0,k.Pj)(l,this.page);if(!d)return;const[w,y,T,O]=d,[L,
v]=this.between(w,T,0),[B,j]=this.between(y,O,1);if(v<L)return;const $=(2**(v-L+1)-1)*2**L;for(let G=B;G<=j;G++)this.rows[G]|=$}between(l,d,w){const y=this.page[w],
T=(this.page[w+2]-y)/U,O=Math.ceil((l-y)/T-.5),L=Math.ceil((d-y)/T-.5)-1;return[Math.max(O,0),Math.min(L,U-1)]}}class R{points;constructor(l){this.points=new z(
l)}glyph(){}takes({operator:l},d,w,y){l==="BI"&&!y&&this.image(d)}image({matrix:l}){this.points.cover((0,k.zl)(l,u.p))}}class S extends u.r{points;constructor(l,d){
super(l,d),this.points=new z(d)}glyph(){}image(l){const d=(0,k.Pj)((0,k.zl)(l.matrix,u.p),this.paintOf(l).clip);d&&this.points.cover(d)}}function D(h){let l=0;for(let d=h;d!==
0;d&=d-1)l++;return l}const A=50,E=.12,b=.5;class C{images;constructor(l){this.images=new I(l)}async isScan(l){return!M(l)&&await this.images.cover(l.index,b)}}
function M({characters:h,found:{fragments:l,width:d,height:w}}){if(h<A)return!1;const y=(T,O)=>T>E*O&&T<(1-E)*O;return l.some(({box:T})=>y(T.x+T.width/2,d)&&y(T.
y+T.height/2,w))}}),49568:((J,X,p)=>{p.d(X,{Ao:()=>I,IQ:()=>U,m6:()=>z});var k=p(27077);const W=1e3,F=1e6,u=1e3;async function I(h,l,d,w){const y=Math.max(d,W),
T=await R(h.flow,l,y,w),O=await S(h,l,y,w),L=D(T.found,O.found,h);return{matches:L.slice(0,d).map(M),truncated:T.truncated||O.truncated||L.length>d}}async function U(h,l,d,w){
const y=await R(h.flow,l,d,w),T=await S(h,l,d,w);return{all:[...y.found,...T.found],counted:D(y.found,T.found,h),truncated:y.truncated||T.truncated}}async function z(h,l,d){
const w=await R(h.flow,l,1,d);if(w.found.length>0)return{isFound:!0,truncated:!0};const y=await S(h,l,1,d);return{isFound:y.found.length>0,truncated:w.truncated||
y.truncated}}async function R(h,l,d,w){const{matches:y,truncated:T}=await l.search(h.text,d,w);return{found:y.map(O=>({...O,flow:h})),truncated:T}}async function S(h,l,d,w){
const{flow:y,lines:T}=await(0,k.k6)(h.visualText(),w),{text:O}=y,L=[];let v=O.length>F;for(const B of T){if(B.end>F||L.length>=d){v=!0;break}const j=w.step(u);j&&
await j;const{matches:$,truncated:G}=await l.search(O.slice(B.start,B.end),d-L.length,w);v||=G;for(const{start:Z,end:H,groups:Y}of $)L.push({start:B.start+Z,end:B.
start+H,groups:Y,flow:y})}return{found:L,truncated:v}}function D(h,l,d){if(l.length===0)return[...h];const w=E(d),y=new Set,T=[];for(const L of l){const v=b(L,w),
B=new Set;for(const{from:Z,to:H}of v)for(let Y=C(h,Z);Y<h.length&&h[Y].start<H;Y++)B.add(Y);const[j]=B,$=B.size===1?h[j]:void 0;if($&&v.every(({from:Z,to:H})=>$.
start<=Z&&H<=$.end))continue;for(const Z of B)y.add(Z);const G=v.reduce((Z,H)=>Math.min(Z,H.from),1/0);T.push({match:L,from:G})}return[...h.flatMap((L,v)=>y.has(
v)?[]:[{match:L,from:L.start}]),...T].sort((L,v)=>L.from-v.from).map(({match:L})=>L)}const A=-1;function E({flow:h,found:{edges:l}}){const d=new Int32Array(l.count).
fill(A);for(const{first:w,position:y,count:T}of h.letters(0,h.text.length))for(let O=0;O<T;O++)d[w+O]=y+O;return d}function b({flow:h,start:l,end:d},w){const y=[];
for(const{first:T,count:O}of h.letters(l,d))for(let L=T;L<T+O;L++){const v=w[L];if(v===A)continue;const B=y.at(-1);B?.to===v?B.to++:y.push({from:v,to:v+1})}return y}
function C(h,l){let d=0;for(let w=h.length;d<w;){const y=d+w>>1;h[y].end<=l?d=y+1:w=y}return d}const M=({flow:h,start:l,end:d,groups:w})=>({text:h.text.slice(l,
d),groups:w,box:h.box(l,d),boxes:h.lineBoxes(l,d)})}),45059:((J,X,p)=>{p.d(X,{_:()=>S});var k=p(81077),W=p(33311),F=p(9819),u=p(33973),I=p(90536),U=p(45599),z=p(
60666),R=p(59071);async function S(A){const E=(await(0,W.S)(A)).EF;if(E.length===0)return[];const b=new D(A),{catalog:C,job:M}=A,h=(0,F.Wo)(A,"Names");for(const[
d,w]of await(0,k.Zc)(A,h?.dict.get("EmbeddedFiles"),"Names")){b.add(w,null,d instanceof U.Mx?(0,R.Gh)(d):null);const y=M.pace.step(500);y&&await y}if(b.associated(
C.get("AF"),null),!b.missesSome(E))return b.found;for(let d=0;d<A.pages.count;d++){const w=A.pages.number(d);b.associated(A.entry(w,"AF"),d+1);for(const T of A.
array(A.entry(w,"Annots"))??[]){const O=A.dict(T);O&&((0,U.Eo)(A.resolve(O.get("Subtype")),"FileAttachment")&&b.add(O.get("FS"),d+1,null,(0,R.Gh)(A.resolve(O.get(
"Contents")))),b.associated(O.get("AF"),d+1))}const y=M.pace.step(1e3);y&&await y}if(!b.missesSome(E))return b.found;const{live:l}=await(0,u.Gy)(A);for(const d of E)
l[d]===1&&(0,I.C)(A.get(d),w=>{w.has("EF")&&b.add(w,null)});return b.found}class D{document;found=[];streams=new Set;constructor(E){this.document=E}associated(E,b){
const C=this.document.array(E)??(E===void 0?[]:[E]);for(const M of C)this.add(M,b)}missesSome(E){return E.some(b=>(0,I.L)(this.document.get(b),C=>{const M=this.
embedded(C);return M!==void 0&&!this.streams.has(M)}))}add(E,b,C=null,M=null){const{document:h}=this,l=h.dict(E),d=l&&this.embedded(l);if(!d||this.streams.has(d))
return;this.streams.add(d);const w=O=>(0,R.Gh)(h.resolve(l.get(O))),y=h.resolve(d.dict.get("Subtype")),T=h.resolve(l.get("AFRelationship"));this.found.push({name:w(
"UF")??w("F")??w("Unix")??w("DOS")??w("Mac")??C,stream:d,size:this.sizeOf(d),mimeType:y instanceof U.SX&&(0,z.L)(y.text)?y.text:null,description:w("Desc")??M,relationship:T instanceof
U.SX?T.text:null,page:b})}embedded(E){const b=this.document.dict(E.get("EF"));if(b)for(const C of["UF","F","Unix","DOS","Mac"]){const M=b.get(C),h=(0,U.i9)(M)?this.
document.resolve(M):null;if(h instanceof U.Z6)return h}}sizeOf(E){const{document:b}=this,C=b.resolve(b.dict(E.dict.get("Params"))?.get("Size"));return typeof C==
"number"&&Number.isInteger(C)&&C>=0?C:!E.dict.has("Filter")&&E.sealed===void 0?E.data.length:null}}}),16264:((J,X,p)=>{p.d(X,{p:()=>A,r:()=>E});var k=p(45599),W=p(
36211),F=p(85008),u=p(74135),I=p(6057),U=p(76023),z=p(4186),R=p(5490);const S=new Set([3,7]),D=.01,A=[0,0,1,1];class E{document;page;area;path;clips=!1;glyphClip;constructor(d,w){
this.document=d,this.page=w}get box(){return this.area}takes(d,w,y,T){if(this.extendsPath(d,w)||this.setsColor(d,w,y))return;const{operator:O}=d,L=W.lJ.get(O);L?
this.paints(L,w,T):O==="W"||O==="W*"?this.clips=!0:O==="w"?w.paint={...this.paintOf(w),lineWidth:Math.abs(d.number(0))||0}:!T&&O==="BI"?this.image(w):!T&&O==="s\
h"&&this.add(this.paintOf(w).clip,w)}shows(d){this.glyphClip=S.has(d.mode)?void 0:this.paintOf(d).clip}glyph({font:d,frame:w,size:y},T,O,L,v){if(!this.glyphClip||
T!==""&&T.trim()==="")return;const[B,j]=w.vertical?[.5,.5]:[d.ascent,-d.descent],$=Math.min(O,L),G=(0,z.L)(w,$,Math.max(O,L),v-B*y,v+j*y);this.join([G.x,G.y,G.x+
G.width,G.y+G.height],this.glyphClip)}covers(d){this.join(d,this.page)}image(d){this.add((0,u.zl)(d.matrix,A),d)}enters(d,w){const y=(0,I.b0)(this.document,d.get(
"BBox"));y&&this.clipTo((0,u.zl)(w.matrix,y),w)}paintOf(d){return d.paint??{clip:this.page,lineWidth:1,components:1,isWhite:!1}}extendsPath(d,{matrix:w}){const y=(0,R.
M)(d);switch(d.operator){case"re":{const[T=NaN,O=NaN,L=NaN,v=NaN]=y;return this.extend((0,u.zl)(w,[T,O,T+L,O+v])),!0}case"m":case"l":case"c":case"v":case"y":for(let T=0;T+
1<y.length;T+=2){const[O,L]=(0,u.Gd)(w,y[T],y[T+1]);this.extend([O,L,O,L])}return!0;default:return!1}}extend(d){d.every(Number.isFinite)&&(this.path=this.path?(0,u.
kO)(this.path,d):d)}setsColor(d,w,y){const T=this.paintOf(w);switch(d.operator){case"g":case"rg":case"k":return w.paint={...T,components:d.count,isWhite:h((0,R.
M)(d))},!0;case"cs":return w.paint={...T,components:this.componentsOf(d.name(0),y),isWhite:!1},!0;case"sc":case"scn":{const O=d.kind(d.count-1)!==F.o_&&d.count===
T.components;return w.paint={...T,isWhite:O&&h((0,R.M)(d))},!0}default:return!1}}componentsOf(d,w){if(d===void 0)return 0;const y=O=>w.find("ColorSpace",O),T=(0,U.
L)(this.document,new k.SX(d),y);return T&&T.kind!=="inks"&&!T.table?T.components:0}paints({fill:d,strokes:w},y,T){const{path:O,clips:L}=this;this.path=void 0,this.
clips=!1;const v=this.paintOf(y);O&&!T&&w?this.add((0,u.XM)(O,v.lineWidth*M(y)/2),y):O&&!T&&d&&!(v.isWhite&&this.isPageWide(O))&&this.add(O,y),L&&O&&this.clipTo(
O,y)}isPageWide(d){const[w,y,T,O]=this.page,[L,v]=[(T-w)*D,(O-y)*D];return d[0]<=w+L&&d[1]<=y+v&&d[2]>=T-L&&d[3]>=O-v}clipTo(d,w){const y=this.paintOf(w);w.paint=
{...y,clip:(0,u.Pj)(y.clip,d)??b}}add(d,w){this.join(d,this.paintOf(w).clip)}join(d,w){const y=(0,u.Pj)((0,u.XM)(d,C),w);y&&(this.area=this.area?(0,u.kO)(this.area,
y):y)}}const b=[0,0,0,0],C=.01,M=({matrix:[l,d,w,y]})=>Math.max(Math.hypot(l,d),Math.hypot(w,y)),h=l=>{const d=l.length===4?0:1;return l.length>0&&l.every(w=>w===
d)}}),76023:((J,X,p)=>{p.d(X,{L:()=>U});var k=p(45599),W=p(69869);const F=8,u={DeviceGray:I("gray",1),CalGray:I("gray",1),G:I("gray",1),DeviceRGB:I("rgb",3),CalRGB:I(
"rgb",3),RGB:I("rgb",3),DeviceCMYK:I("cmyk",4),CMYK:I("cmyk",4),Separation:I("inks",1)};function I(S,D){return{kind:S,components:D,profile:void 0,table:void 0}}
function U(S,D,A,E=0){const b=S.resolve(D);if(E>F)return;if(b instanceof k.SX){if(Object.hasOwn(u,b.text))return u[b.text];const M=A(b.text);return M===void 0?void 0:
U(S,M,A,E+1)}if(!(0,k.cy)(b))return;const C=S.resolve(b[0]);if(C instanceof k.SX)switch(C.text){case"ICCBased":return z(S,b[1],A,E);case"Indexed":case"I":return R(
S,b,A,E);case"DeviceN":{const M=S.array(b[1])?.length??0;return M>=1&&M<=32?I("inks",M):void 0}default:return Object.hasOwn(u,C.text)?u[C.text]:void 0}}function z(S,D,A,E){
const b=S.resolve(D);if(!(b instanceof k.Z6))return;const C=S.resolve(b.dict.get("N")),M=C===1?"gray":C===3?"rgb":C===4?"cmyk":void 0;if(M===void 0)return U(S,b.
dict.get("Alternate"),A,E+1);const h=(0,W.hh)(S.decodedPart(b)?.data,C);return{...I(M,C),profile:h?.bytes}}function R(S,D,A,E){const b=U(S,D[1],A,E+1),C=S.resolve(
D[3]),M=C instanceof k.Mx?C.bytes:C instanceof k.Z6?S.decodedPart(C)?.data:void 0,h=S.resolve(D[2]);if(!b||b.table||!M||typeof h!="number"||!(h>=0))return;const l=new Uint8Array(
(Math.min(Math.floor(h),255)+1)*b.components);return l.set(M.subarray(0,l.length)),{...b,table:l}}}),69869:((J,X,p)=>{p.d(X,{R1:()=>S,To:()=>U,hh:()=>z});var k=p(
59596),W=p(78157),F=p(45599);const u={1:"GRAY",3:"RGB ",4:"CMYK"},I=["scnr","mntr","prtr","spac"],U={1:"DeviceGray",3:"DeviceRGB",4:"DeviceCMYK"};function z(D,A){
if(!D||D.length<132)return;const E=(0,W.bS)(D),b=l=>E.toString("latin1",l,l+4),C=E.readUInt32BE(0),M=D[8];if(!(!(C>=132&&C<=D.length&&M>=2&&M<=4&&b(36)==="acsp"&&
I.includes(b(12)))||b(16)!==u[A]))return{bytes:D.subarray(0,C),version:M}}const R=new WeakMap;function S(D,{bytes:A},E){const b=R.get(D)??[];R.set(D,b);const C=b.
find(l=>Buffer.compare(l.bytes,A)===0);if(C)return C.ref;const M=(0,F.jd)({N:E,Alternate:(0,F.UU)(U[E]),Filter:(0,F.UU)("FlateDecode")}),h=D.add(new F.Z6(M,(0,k.
Kc)(A)));return b.push({bytes:A,ref:h}),h}}),43496:((J,X,p)=>{p.d(X,{HC:()=>u,dK:()=>k,ee:()=>F});const k={rdf:"http://www.w3.org/1999/02/22-rdf-syntax-ns#",xml:"\
http://www.w3.org/XML/1998/namespace",dc:"http://purl.org/dc/elements/1.1/",xmp:"http://ns.adobe.com/xap/1.0/",xmpMM:"http://ns.adobe.com/xap/1.0/mm/",pdf:"http\
://ns.adobe.com/pdf/1.3/",pdfaid:"http://www.aiim.org/pdfa/ns/id/",pdfuaid:"http://www.aiim.org/pdfua/ns/id/",pdfxid:"http://www.npes.org/pdfx/ns/id/",pdfx:"htt\
p://ns.adobe.com/pdfx/1.3/",pdfaExtension:"http://www.aiim.org/pdfa/ns/extension/",pdfaSchema:"http://www.aiim.org/pdfa/ns/schema#",pdfaProperty:"http://www.aii\
m.org/pdfa/ns/property#",fx:"urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",pdfe:"http://www.aiim.org/pdfe/ns/id/",pdfvtid:"http://www.npes.org/pdfvt/ns/\
id/",xfa:"http://www.xfa.org/schema/xfa-data/1.0/",ds:"http://www.w3.org/2000/09/xmldsig#"},W=new Map(Object.entries(k));class F{uris=new Map;declared=[];known=new Map;enter(S){
let D;for(const{name:A,value:E}of S){if(!u(A))continue;const b=A.slice(6),C=this.uris.get(b);C?C.push(E):this.uris.set(b,[E]),(D??=[]).push(b)}this.declared.push(
D??I),D&&this.known.clear()}leave(){const S=this.declared.pop()??I;for(const D of S)this.uris.get(D).pop();S.length>0&&this.known.clear()}declares(S){return(this.
uris.get(z(S))?.length??0)>0}ofElement(S){let D=this.known.get(S);if(!D){const A=z(S),E=this.uris.get(A)?.at(-1)??W.get(A)??"";this.known.size===U&&this.known.clear(),
this.known.set(S,D={namespace:E,local:S.slice(S.indexOf(":")+1)})}return D}ofAttribute(S){return S.includes(":")?this.ofElement(S):{namespace:"",local:S}}}const u=R=>R===
"xmlns"||R.startsWith("xmlns:"),I=[],U=1e3,z=R=>R.slice(0,Math.max(R.indexOf(":"),0))}),3907:((J,X,p)=>{p.d(X,{X:()=>C,km:()=>F,ol:()=>k,xK:()=>A});const k=200,
W=1e4;async function F(M,h,l){const d=new u(M);for(let w=d.next();w;w=d.next()){if(l(w))return"left";const y=h.step((w.to-w.from)*4+50);y&&await y}return d.hasDocumentType?
"document type":d.malformed?"malformed":"well-formed"}class u{text;malformed=!1;hasDocumentType=!1;at=0;constructor(h){this.text=h}next(){const{text:h,at:l}=this;
if(l>=h.length)return;if(h.charCodeAt(l)!==I)return this.characters(l,this.nextTag(l));if(h.startsWith("<!--",l))return this.other(l,"-->",4);if(h.startsWith("<\
?",l))return this.other(l,"?>",2);if(h.startsWith("<![CDATA[",l)){const w=h.indexOf("]]>",l);return w<0?this.end():(this.at=w+3,{kind:"text",text:h.slice(l+9,w),
from:l,to:this.at})}return h.startsWith("<!",l)?(this.hasDocumentType=h.startsWith("<!DOCTYPE",l),this.end()):(h.charCodeAt(l+1)===z?this.endTag(l):this.startTag(
l))??this.fault(l,this.nextTag(l+1))}other(h,l,d){const w=this.text.indexOf(l,h+d);return w<0?this.end():(this.at=w+l.length,{kind:"other",from:h,to:this.at})}endTag(h){
const l=this.name(h+2),d=this.blanks(l);if(!(l===h+2||this.text.charCodeAt(d)!==U))return this.at=d+1,{kind:"end",name:this.text.slice(h+2,l),from:h,to:this.at}}startTag(h){
const{text:l}=this,d=this.name(h+1);if(d===h+1)return;const w=l.slice(h+1,d),y=[];for(let T=d;;){const O=this.blanks(T),L=l.charCodeAt(O);if(L===U||L===z&&l.charCodeAt(
O+1)===U)return this.at=L===U?O+1:O+2,{kind:L===U?"start":"empty",name:w,attributes:y,from:h,to:this.at};const v=this.name(O),B=this.blanks(v),j=this.blanks(B+1),
$=l[j];if(O===T||v===O||l[B]!=="="||$!=='"'&&$!=="'")return;const G=l.indexOf($,j+1),Z=l.slice(j+1,Math.max(G,j+1)),H=Z.includes("<")?void 0:S(Z);if(G<0||H===void 0||
y.length>=W)return;y.push({name:l.slice(O,v),value:H,from:O,to:G+1}),T=G+1}}characters(h,l){const d=S(this.text.slice(h,l));return d===void 0?this.fault(h,l):(this.
at=l,{kind:"text",text:d,from:h,to:l})}nextTag(h){const l=this.text.indexOf("<",h);return l<0?this.text.length:l}fault(h,l){return this.malformed=!0,this.at=l,{
kind:"other",from:h,to:l}}end(){this.malformed=!0,this.at=this.text.length}blanks(h){const{text:l}=this;for(;;){const d=l.charCodeAt(h);if(d!==32&&d!==9&&d!==10&&
d!==13)return h;h++}}name(h){const{text:l}=this;for(;h<l.length;h++){const d=l.charCodeAt(h);if(d<=32||d===z||d===U||d===I||d===61||d===34||d===39)break}return h}}
const[I,U,z]=[60,62,47],R=new Map([["amp","&"],["lt","<"],["gt",">"],["quot",'"'],["apos","'"]]);function S(M){if(!M.includes("&"))return M;const h=[];let l=0;for(let d=M.
indexOf("&");d>=0;d=M.indexOf("&",l)){const w=M.indexOf(";",d);if(w<0||w-d>12)return;const y=M.slice(d+1,w),T=R.get(y)??D(y);if(T===void 0)return;h.push(M.slice(
l,d),T),l=w+1}return h.push(M.slice(l)),h.join("")}function D(M){const h=/^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(M),l=h?parseInt(h[1]??h[2],h[1]===void 0?10:16):-1;return l>
0&&l<=1114111&&!(l>=55296&&l<=57343)?String.fromCodePoint(l):void 0}function A(M){const[h,l,d,w]=M;if(h===0&&l===0&&(d===254||d===0)||h===255&&l===254&&d===0&&w===
0)return b(M);if(h===254&&l===255||h===0&&l===60)return E(new TextDecoder("utf-16be").decode(M));if(h===255&&l===254||h===60&&l===0)return E(new TextDecoder("ut\
f-16le").decode(M));const y=new TextDecoder().decode(M);return E(y.includes("�")?Buffer.from(M).toString("latin1"):y)}const E=M=>M.startsWith("\uFEFF")?M.slice(
1):M;function b(M){const h=new DataView(M.buffer,M.byteOffset,M.byteLength),l=M[0]!==0,d=[];for(let w=0;w+4<=M.length;w+=4){const y=h.getUint32(w,l);if(y>1114111)
return;d.push(String.fromCodePoint(y))}return E(d.join(""))}const C=M=>M.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&\
quot;")}),33238:((J,X,p)=>{p.d(X,{Y:()=>M});var k=p(91374),W=p(39684),F=p(9819),u=p(33973),I=p(21996),U=p(17671),z=p(58006),R=p(45599),S=p(43496),D=p(17413);async function A(v,B,j){
const $=v.resolve(B);let G="";for(const Z of(0,R.cy)($)?$:[B]){const H=v.resolve(Z);if(H instanceof R.Mx&&(G=Buffer.from(H.bytes).toString("latin1")),!(0,R.i9)(
Z)||!(H instanceof R.Z6))continue;let Y;try{Y=Buffer.from(v.decoded(H)).toString("latin1")}catch{continue}const V=await(0,D.Y)(Y,E(G,j),v.job.pace);V!==Y&&v.put(
Z,(0,z.n)(H,Buffer.from(V,"latin1"),{compress:!1}))}}function E(v,B){return({namespace:j,local:$},G)=>$==="Signature"&&j===S.dK.ds||$==="signature"&&B&&v!=="dat\
asets"&&!G.some(b)}const b=({namespace:v,local:B})=>B==="datasets"&&v===S.dK.xfa;var C=p(43791);async function M(v,B){const j=(0,U.Hi)(v),$=await h(v),G=new Set,
Z=new Set,H=$.map(({dict:Y})=>(0,k.fq)(v,Y));for(const Y of $)w(j,Y,B,G,Z);return G.size>0&&await y(j,G,Z),await O(v,G.size>0),{fields:H,objects:G,usageRights:L(
v)}}async function h(v){const B=(await(0,I.zx)(v,["Sig"])).Sig;if(B.length===0)return[];for(const V of B)l(v,V);const j=new Map;for(const{number:V,dict:Q,type:q}of await(0,k.
qU)(v))q==="Sig"&&V!==void 0&&d(v,j,V,Q);const $=new Set([...j.values()].flatMap(({number:V,widgets:Q})=>[V,...Q])),{Sig:G,Widget:Z}=await(0,I.zx)(v,["Sig","Wid\
get"]),H=[...new Set([...G,...Z])].filter(V=>{const Q=$.has(V)?null:v.get(V);return(0,R.Zm)(Q)&&(Q.has("T")||(0,R.Eo)(Q.get("Subtype"),"Widget"))&&(0,k.pv)(v,Q)===
"Sig"}),Y=H.length>0?(await(0,u.Gy)(v)).live:void 0;for(const V of H)Y?.[V]===1&&d(v,j,V,v.get(V));return[...j.values()]}function l(v,B){const j=[v.get(B)];for(let $=j.
pop();$!==void 0;$=j.pop()){if((0,R.Zm)($))for(const G of $.values())j.push(G);if(Array.isArray($))for(const[G,Z]of $.entries())!(0,R.Zm)(Z)||!(0,R.Eo)(Z.get("F\
T"),"Sig")?j.push(Z):(v.edit(B),$[G]=v.add(Z))}}function d(v,B,j,$){if(!(0,R.Zm)(v.resolve((0,k.hj)(v,$,"V"))))return;const G=$.get("Parent"),Z=v.dict(G);if(!$.
has("T")&&(0,R.i9)(G)&&Z?.has("T")){d(v,B,G.number,Z),B.get(G.number)?.widgets.add(j);return}if(B.has(j))return;const H=(v.array($.get("Kids"))??[]).flatMap(Y=>(0,R.
i9)(Y)?[Y.number]:[]);B.set(j,{number:j,dict:$,widgets:new Set((0,R.Eo)($.get("Subtype"),"Widget")?[j,...H]:H)})}function w({removal:v},{number:B,dict:j,widgets:$},G,Z,H){
const{document:Y}=v;Z.add(B);const V=(0,k.hj)(Y,j,"V");(0,R.i9)(V)&&v.remove(V.number);for(const Q of $){const q=Y.get(Q);if(!(0,R.Zm)(q))continue;if(Z.add(Q),G===
"keep"&&(0,W.K)(Y,q)){Y.edit(Q),(0,W.x)(Y,q);continue}const rt=Y.resolve(q.get("StructParent"));typeof rt=="number"&&H.add(rt),v.remove(Q)}$.has(B)||v.remove(B)}
async function y(v,B,j){const{removal:$,structure:G}=v,{document:Z}=$;await T(v,B);const H=(0,F.Wo)(Z,"AcroForm");for(const Y of["Fields","CO"]){const V=Z.array(
H?.dict.get(Y)),Q=V?.filter(q=>!$.isGone(q)&&!((0,R.i9)(q)&&B.has(q.number)));!H||!V||!Q||Q.length===V.length||(Z.edit(H.holder),Q.length>0||Y==="Fields"?H.dict.
set(Y,Q):H.dict.delete(Y))}await G.dropKeys(j),await G.flush(),await(0,U.Pv)(v,new Set($.removed()))}async function T({removal:v},B){const{document:j}=v;for(const{
number:$,dict:G}of[...await(0,k.qU)(j)].reverse()){const Z=j.array(G.get("Kids")),H=Z?.filter(Y=>!v.isGone(Y)&&!((0,R.i9)(Y)&&B.has(Y.number)));$===void 0||!Z||
!H||H.length===Z.length||(j.edit($),H.length>0?G.set("Kids",H):(0,R.Eo)(G.get("Subtype"),"Widget")?G.delete("Kids"):v.remove($))}}async function O(v,B){const j=(0,F.
Wo)(v,"AcroForm");if(!j)return;j.dict.has("SigFlags")&&(v.edit(j.holder),j.dict.delete("SigFlags")),await A(v,j.dict.get("XFA"),B);const $=(v.array(j.dict.get("\
Fields"))??[]).length===0&&!j.dict.has("DR")&&!j.dict.has("XFA");B&&$&&v.editCatalog().delete("AcroForm")}function L(v){const{catalog:B}=v,j=v.dict(B.get("Perms"));
(0,C.H)(v);for(const $ of["Perms","Legal"])B.has($)&&v.editCatalog().delete($);return j?.has("UR3")===!0||j?.has("UR")===!0}}),33311:((J,X,p)=>{p.d(X,{S:()=>F});
var k=p(21996),W=p(70549);const F=(0,W.n)(u=>(0,k.zx)(u,["AP","JS","EF","ByteRange","Sig"]))}),59071:((J,X,p)=>{p.d(X,{Gh:()=>A,ZK:()=>E,wh:()=>D});var k=p(77581),
W=p(45599);const F=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,u=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,I=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
U=b=>b.replace(F,"").replace(u,"").replace(I,"�"),z=200,R=new WeakMap;function S(b){if(b.bytes.length<z)return U((0,k.g7)(b));let C=R.get(b);return C===void 0&&
R.set(b,C=U((0,k.g7)(b))),C}const D=b=>U(b).trim();function A(b){const C=b instanceof W.Mx?S(b).trim():"";return C===""?null:C}const E=b=>b?S(b):""}),70549:((J,X,p)=>{
p.d(X,{n:()=>k});function k(W){const F=new WeakMap;return u=>{if(u.hasChanges)return W(u);const I=F.get(u);if(I)return I.answer;const U=W(u);return F.set(u,{answer:U}),
U}}}),779:((J,X,p)=>{p.d(X,{Id:()=>C,GJ:()=>E,yS:()=>U});var k=p(58552),W=p(98472),F=p(34378);const u=new RegExp("([\\x21-\\x7e]{1,1000})(?!\\p{M})|(\\s+)|(?:[\\u110\
0-\\u11ff]{1,1000}|\\P{M})\\p{M}{0,30}|\\p{M}{1,30}","gu"),I=(M,h)=>U([M],h);async function U(M,h){const l=new Set;for(const d of M)l.add((await R(d,h)).text.trim());
return l.delete(""),{hasGroups:!1,search:async(d,w,y)=>{const T=await R(d,y),O=[];for(const L of l)if(!await z(L,T,O,w,y))return{matches:O,truncated:!0};return l.
size>1&&O.sort((L,v)=>L.start-v.start||v.end-L.end),{matches:O,truncated:!1}}}}async function z(M,{text:h,places:l},d,w,y){const T=y.step(h.length>>3);T&&await T;
for(let O=h.indexOf(M),L=0;O>=0;O=h.indexOf(M,L)){if(d.length===w)return!1;for(L=O+M.length;l[L]===l[L-1];)L++;d.push((0,W.z)(l[O],l[L]));const v=y.step(M.length);
v&&await v}return!0}async function R(M,h){const l=[];let d="";for(const{0:w,1:y,2:T,index:O}of M.matchAll(u)){const L=T===void 0?y?.toLowerCase()??S(w):" ";for(let B=0;B<
L.length;B++)l.push(y===void 0?O:O+B);d+=L;const v=h.step(w.length*10);v&&await v}return l.push(M.length),{text:d,places:l}}const S=M=>(0,F.w)((0,F.w)(M).toUpperCase().
toLowerCase()),D=/^\/.+\/([dgimsuvy]*)$/s,A=/\\[bBdDsSwW.()[\]{}*+?|^$/-]|\(\?[a-zA-Z:<]|\.[*+]|\[[^\]]+\][*+?{]|[)\w]\{\d+(?:,\d*)?\}/;function E(M,h){const l=D.
exec(M);return h==="regex"?l?"slashes":void 0:A.test(M)||l&&l[1]!==""?"regex-as-words":void 0}const b=1e6;async function C(M,h,l,d,w){const y=l==="regex"?(await Promise.
all([p.e(7398),p.e(9974)]).then(p.bind(p,39974))).expressionOf(h,w):await I(h,d);if("problem"in y)throw(0,k.G6)([{field:M,message:y.problem}]);return{hasGroups:y.
hasGroups,search:async(T,O,L)=>{const v=await y.search(T.slice(0,b),O,L);return T.length>b?{...v,truncated:!0}:v}}}}),98472:((J,X,p)=>{p.d(X,{z:()=>k});const k=(W,F,u=[])=>({
start:W,end:F,groups:Object.fromEntries(u)})})};
