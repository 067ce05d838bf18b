"use strict";exports.id=4623,exports.ids=[4623],exports.modules={85673:((X,B,m)=>{m.d(B,{gx:()=>E,h:()=>A});function N(d,u){const v=L(d,u);if(v!==void 0)return[v];const y=w(
d);return u.filter(f=>w(f).some(T=>T.length>3&&y.includes(T)))}function L(d,u){let v;for(const y of u){const f=R(w(d),w(y));f<=2&&f<(v?.count??1/0)&&(v={name:y,
count:f})}return v?.name}function R(d,u){return d.length!==u.length?d.length*u.length===0?1/0:R([d.join("")],[u.join("")]):u.reduce((v,y,f)=>{const T=d[f]??"",C=Math.
min(T.length,y.length),U=O(T,y);return U>(C<3?0:C<7?1:2)?1/0:v+U},0)}const A=(d,u)=>g(N(d,u));function E(d,u){const v=L(d,u),y=f=>w(f).sort().join(" ");return g(
v===void 0?u.filter(f=>d!==""&&y(f)===y(d)):[v])}const g=d=>d.length===0||d.length>3?"":` (did you mean ${d.join(" or ")}?)`,w=d=>d.trim().slice(0,64).replace(/(?<=[a-z])(?=[A-Z])/g,
" ").toLowerCase().split(/[\s_-]+/).filter(u=>u!=="");function O(d,u){let v=[],y=Array.from({length:u.length+1},(f,T)=>T);for(let f=0;f<d.length;f++){const T=[f+
1];for(let C=0;C<u.length;C++){const U=f>0&&C>0&&d[f]===u[C-1]&&d[f-1]===u[C];T.push(Math.min((y[C+1]??0)+1,(T[C]??0)+1,(y[C]??0)+(d[f]===u[C]?0:1),U?(v[C-1]??0)+
1:1/0))}v=y,y=T}return y.at(-1)??0}}),49180:((X,B,m)=>{m.d(B,{q:()=>L});const N="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd4 azure f0ffff\
 beige f5f5dc bisque ffe4c4 black 000000 blanchedalmond ffebcd blue 0000ff blueviolet 8a2be2 brown a52a2a burlywood deb887 cadetblue 5f9ea0 chartreuse 7fff00 ch\
ocolate d2691e coral ff7f50 cornflowerblue 6495ed cornsilk fff8dc crimson dc143c cyan 00ffff darkblue 00008b darkcyan 008b8b darkgoldenrod b8860b darkgray a9a9a\
9 darkgreen 006400 darkgrey a9a9a9 darkkhaki bdb76b darkmagenta 8b008b darkolivegreen 556b2f darkorange ff8c00 darkorchid 9932cc darkred 8b0000 darksalmon e9967\
a darkseagreen 8fbc8f darkslateblue 483d8b darkslategray 2f4f4f darkslategrey 2f4f4f darkturquoise 00ced1 darkviolet 9400d3 deeppink ff1493 deepskyblue 00bfff d\
imgray 696969 dimgrey 696969 dodgerblue 1e90ff firebrick b22222 floralwhite fffaf0 forestgreen 228b22 fuchsia ff00ff gainsboro dcdcdc ghostwhite f8f8ff gold ffd\
700 goldenrod daa520 gray 808080 green 008000 greenyellow adff2f grey 808080 honeydew f0fff0 hotpink ff69b4 indianred cd5c5c indigo 4b0082 ivory fffff0 khaki f0\
e68c lavender e6e6fa lavenderblush fff0f5 lawngreen 7cfc00 lemonchiffon fffacd lightblue add8e6 lightcoral f08080 lightcyan e0ffff lightgoldenrodyellow fafad2 l\
ightgray d3d3d3 lightgreen 90ee90 lightgrey d3d3d3 lightpink ffb6c1 lightsalmon ffa07a lightseagreen 20b2aa lightskyblue 87cefa lightslategray 778899 lightslate\
grey 778899 lightsteelblue b0c4de lightyellow ffffe0 lime 00ff00 limegreen 32cd32 linen faf0e6 magenta ff00ff maroon 800000 mediumaquamarine 66cdaa mediumblue 0\
000cd mediumorchid ba55d3 mediumpurple 9370db mediumseagreen 3cb371 mediumslateblue 7b68ee mediumspringgreen 00fa9a mediumturquoise 48d1cc mediumvioletred c7158\
5 midnightblue 191970 mintcream f5fffa mistyrose ffe4e1 moccasin ffe4b5 navajowhite ffdead navy 000080 oldlace fdf5e6 olive 808000 olivedrab 6b8e23 orange ffa50\
0 orangered ff4500 orchid da70d6 palegoldenrod eee8aa palegreen 98fb98 paleturquoise afeeee palevioletred db7093 papayawhip ffefd5 peachpuff ffdab9 peru cd853f \
pink ffc0cb plum dda0dd powderblue b0e0e6 purple 800080 rebeccapurple 663399 red ff0000 rosybrown bc8f8f royalblue 4169e1 saddlebrown 8b4513 salmon fa8072 sandy\
brown f4a460 seagreen 2e8b57 seashell fff5ee sienna a0522d silver c0c0c0 skyblue 87ceeb slateblue 6a5acd slategray 708090 slategrey 708090 snow fffafa springgre\
en 00ff7f steelblue 4682b4 tan d2b48c teal 008080 thistle d8bfd8 tomato ff6347 turquoise 40e0d0 violet ee82ee wheat f5deb3 white ffffff whitesmoke f5f5f5 yellow\
 ffff00 yellowgreen 9acd32";function L(E){const g=E.toLowerCase(),w=/^#([\da-f]{3}|[\da-f]{6})$/.exec(g)?.[1]??A().get(g);return w===void 0?void 0:(w.length===3?
[...w].map(d=>d+d):[w.slice(0,2),w.slice(2,4),w.slice(4)]).map(d=>Number.parseInt(d,16))}let R;function A(){const E=N.split(" ");return R??=new Map(E.flatMap((g,w)=>w%
2===0?[[g,E[w+1]]]:[]))}}),51521:((X,B,m)=>{m.d(B,{Ct:()=>g,Qf:()=>E,sA:()=>O});var N=m(98446),L=m(34378);const R=/(\{[^{}]*\})/;function A(d,u){const v=[],y=[],
f=`use ${u.map(T=>`{${T}}`).join(", ")}`;for(const T of(0,L.w)(d).split(R)){const C=u.find(U=>`{${U}}`===T);if(C)v.push({placeholder:C});else if(R.test(T))y.push(
T);else{if(/[{}]/.test(T))return{problem:`has a brace that belongs to no placeholder; ${f}`};T&&v.push({literal:T})}}return y.length===0?{pieces:v}:{problem:`ha\
s the unknown ${(0,N.d5)(y.length,"placeholder","placeholders")} ${y.join(" and ")}; ${f}`}}const E=d=>d.split(R).filter((u,v)=>v%2===1),g=(d,u)=>d.split(R).map(
(v,y)=>(y%2===1&&Object.hasOwn(u,v.slice(1,-1))?u[v.slice(1,-1)]:void 0)??v).join(""),w=["number","last","label","name"],O=d=>A(d,w)}),77040:((X,B,m)=>{m.d(B,{n:()=>A});
const N=["number","last","title","date"],L=`use ${N.map(E=>`{${E}}`).join(", ")}, and a \\ before a brace that is text`,R="{}|\\";function A(E){const g=[[]],w=[];
let O="";const d=()=>{O!==""&&g.at(-1).push(O),O=""};for(let f=0;f<E.length;f++){const T=E[f];if(T==="\\"&&f+1<E.length&&R.includes(E[f+1]))O+=E[++f];else if(T===
"|")d(),g.push([]);else{if(T==="}")return{problem:`has a brace that belongs to no placeholder; ${L}`};if(T==="{"){const C=E.indexOf("}",f);if(C<0)return{problem:`\
has a brace that belongs to no placeholder; ${L}`};const U=E.slice(f+1,C),_=N.find(ht=>ht===U);d(),_?g.at(-1).push({placeholder:_}):w.push(`{${U}}`),f=C}else O+=
T}}if(d(),w.length>0)return{problem:`has the unknown ${w.join(" and ")}; ${L}`};if(g.length>3)return{problem:"has more than three parts; use at most two bars (|\
), and \\| for a bar that is text"};const[u=[],v=[],y=[]]=g;return g.length===1?{left:[],middle:u,right:[]}:g.length===2?{left:u,middle:[],right:v}:{left:u,middle:v,
right:y}}}),60666:((X,B,m)=>{m.d(B,{E:()=>v,L:()=>O});var N=m(49180),L=m(17079),R=m(51521),A=m(77040);function E(y){const f=(0,R.sA)(y);return"problem"in f?f.problem:
void 0}function g(y){const f=(0,A.n)(y);return"problem"in f?f.problem:void 0}const w=/^(?:[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8}){0,8}|[xXiI](?:-[A-Za-z0-9]{1,8}){1,8})$/,
O=y=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.test(y),d=y=>!/[/\\\p{Cc}\p{Cs}]/u.test(y)&&/[^. ]/.test(y);function u(y){const f=URL.canParse(y)?new URL(y):void 0;
return f?.protocol==="https:"&&f.username===""&&f.password===""}const v={"file-name":{holds:d,words:"a file name without folders"},"media-type":{holds:O,words:"\
a media type such as text/xml or application/pdf"},color:{holds:y=>(0,N.q)(y)!==void 0,words:"a color such as Red, darkgreen or #c00000"},date:{holds:y=>(0,L.Z)(
y)!==void 0,words:"a date of ISO 8601 such as 2026-11-20 or 2026-11-20T14:30:00+01:00"},"number-format":{holds:y=>E(y)===void 0,words:"text such as {number} / {\
last}",problem:E},"running-line":{holds:y=>g(y)===void 0,words:"a line such as {title}|{number} / {last}",problem:g},"https-address":{holds:u,words:"an HTTPS ad\
dress such as https://tsa.example.com"},"language-tag":{holds:y=>w.test(y),words:"a language tag such as en, de-AT or zh-Hant (BCP 47)"}}}),32538:((X,B,m)=>{m.r(
B),m.d(B,{markdown_to_pdf:()=>Ps});var N=m(34622),L=m(58552);const R=1048576,A=15,E=/([\u{100000}-\u{107fff}])([\u{100000}-\u{107fff}])/gu,g=i=>/[\u{100000}-\u{10ffff}]/u.
test(i),w=i=>String.fromCodePoint(R+(i>>A),R+(i&(1<<A)-1)),O=(i,t)=>i.codePointAt(0)-R<<A|t.codePointAt(0)-R,d=(i,t,e=n=>n)=>i.replace(E,(n,s,o)=>e(t[O(s,o)]??"")),
u=/^(?:https?|mailto|tel):|^data:image\//i,v=/^[a-z][a-z0-9+.-]*:/i,y=/^field:/i;async function f(i,t,e){const n=[i];for(let s=n.pop();s;s=n.pop()){const o=e.step(
500);if(o&&await o,T(s,t),"children"in s){s.children.some(r=>r.type==="text"&&g(r.value))&&Object.assign(s,{children:s.children.flatMap(r=>_(r,t))});for(const r of s.
children)n.push(r)}}}function T(i,t){const e=(n,s)=>{const o=i[n];typeof o=="string"&&g(o)&&Object.assign(i,{[n]:d(o,t,s)})};for(const n of["alt","title"])e(n,U);
if(i.type==="code"&&e("value"),i.type==="inlineCode"&&e("value",U),i.type==="html"&&e("value",n=>U(n).replace(/[&<>"']/g,s=>`&#${s.charCodeAt(0)};`)),"url"in i&&
g(i.url)&&(e("url",U),C(i.url,i.type==="image")))throw(0,L.G6)([{field:"values",message:"give an address another scheme than http, https, mailto or tel, or data\
 with an image"}])}const C=(i,t)=>v.test(i.trim())&&!u.test(i.trim())&&!(t&&y.test(i.trim())),U=i=>i.replace(/\r?\n/g," ");function _(i,t){return i.type!=="text"||
!g(i.value)?[i]:d(i.value.replaceAll(`
`," "),t,n=>n.replace(/\r\n?/g,`
`)).split(`
`).flatMap((n,s)=>s===0?[{type:"text",value:n}]:[{type:"break"},{type:"text",value:n}])}var ht=m(6565),F=m(7725);const W=i=>i.map(t=>t.type==="text"||t.type==="\
inlineCode"?t.value:t.type==="image"||t.type==="imageReference"?t.alt??"":t.type==="break"?" ":"children"in t?W(t.children):"").join("").replace(/\s+/g," ");var V=m(
72648),kt=m(96927),lt=m(62488),be=m(14029),ye=m(49180),xe=m(60666),pt=m(61729),ke=m(85673);const zt=16,Oe=200,Nt={"{":"which would write a value as mark-up: wri\
te {{name}}","&":"which would write a value as mark-up: write {{name}}",">":"but templates have no parts: put the text here","=":"but the marks of templates can\
not be changed"};function ve(i){return new Me(i).parse()}class Me{text;problems=[];open=[{name:"",line:0,nodes:[]}];line=1;counted=0;from=0;constructor(t){this.
text=t}parse(){const{text:t,open:e}=this;for(let n=t.indexOf("{{");n>=0;n=t.indexOf("{{",this.from))this.tag(n);this.put(t.slice(this.from));for(const{name:n,line:s}of e.
slice(1))this.problems.push(`has {{#${n}}} in line ${s}, which nothing ends`);return{nodes:e[0].nodes,problems:this.problems}}tag(t){const{text:e}=this;let n=0;
for(;e[t-1-n]==="\\"&&t-n>this.from;)n++;if(n%2===1){this.put(`${e.slice(this.from,t-1)}{{`),this.from=t+2;return}const s=this.lineAt(t),o=e.indexOf("}}",t);if(o<
0){this.refuse(s,"has {{ without }} after it"),this.put(e.slice(this.from)),this.from=e.length;return}const r=e.slice(t+2,o).trim(),[a=""]=r,c="#^/!".includes(a)&&
r!==""?this.ownLine(t,o+2):void 0;this.put(e.slice(this.from,c?.start??t)),this.from=c?.end??o+2,(a!=="!"||r==="")&&this.enter(a,r,s)}enter(t,e,n){const s=Object.
hasOwn(Nt,t)?Nt[t]:void 0;if(s!==void 0)return t==="{"&&this.text[this.from]==="}"&&this.from++,this.refuse(n,`has {{${t}`,`, ${s}`);const o="#^/".includes(t)&&
t!=="",r=o?e.slice(1).trim():e;if(r==="")return this.refuse(n,"has a tag without a name");if(r.length>Oe||/[\n{}]/.test(r))return this.refuse(n,"has {{ whose en\
d is missing");if(t==="/")return this.close(r,n);if(!o)return void this.open.at(-1).nodes.push({name:r,line:n});if(this.open.length>zt)return this.refuse(n,`has\
 more than ${zt} sections within one another`);const a={name:r,line:n,isInverted:t==="^",nodes:[]};this.open.at(-1).nodes.push(a),this.open.push(a)}close(t,e){const n=this.
open.at(-1);if(this.open.length>1&&n.name===t)return void this.open.pop();const o=this.open.length>1?`, where {{#${n.name}}} of line ${n.line} must end first`:"\
, which nothing begins";this.refuse(e,`has {{/${t}}}`,o)}ownLine(t,e){const{text:n}=this;let s=t;for(;s>this.from&&(n[s-1]===" "||n[s-1]==="	");)s--;if(s>0&&n[s-
1]!==`
`)return;let o=e;for(;n[o]===" "||n[o]==="	"||n[o]==="\r";)o++;if(!(o<n.length&&n[o]!==`
`))return{start:s,end:Math.min(o+1,n.length)}}put(t){t!==""&&this.open.at(-1).nodes.push(t)}refuse(t,e,n=""){this.problems.push(`${e} in line ${t}${n}`)}lineAt(t){
for(;this.counted<t;this.counted++)this.text[this.counted]===`
`&&this.line++;return this.line}}const dt=20,Dt=200,Pt=1e5,Bt=1e7,Ee=500;async function Te(i,t,e){if(g(i))throw(0,L.G6)([{field:"file",message:"has characters f\
or private use (from U+100000 on), which templates cannot have"}]);const{nodes:n,problems:s}=ve(i);if(s.length>0)throw(0,L.G6)(s.slice(0,dt).map(r=>({field:"fil\
e",message:r})));const o=new Ae(t,e);return await o.add(n),o.finish()}class Ae{pace;pieces=[];values=[];scopes;problems=new Map;rounds=0;length=0;constructor(t,e){
this.pace=e,this.scopes=[t]}async add(t){for(const e of t){const n=this.pace.step(Ee);if(n&&await n,typeof e=="string")this.put(e,e.length);else if("nodes"in e)
for(const s of this.scopesOf(e))await this.within(s,e.nodes);else this.value(e)}}finish(){const{problems:t}=this,e=[...t.values()].slice(0,dt),n=t.size>dt?[`and\
 ${t.size-dt} more`]:[],s={field:"values",message:[...e,...n].join("; ")};if(t.size>0)throw(0,L.G6)([s]);return{text:this.pieces.join(""),values:this.values}}async within(t,e){
if(++this.rounds>Pt)throw(0,L.G6)([{field:"values",message:`would repeat parts of the template more than ${Pt} times`}]);this.scopes.push(t),await this.add(e),this.
scopes.pop()}scopesOf({name:t,line:e,isInverted:n}){const s=this.find({name:t,line:e});if(s===void 0)return[];const o=Array.isArray(s)?s:[s],r=o.length>0&&s!==!1&&
s!==null&&s!=="";return n?r?[]:[this.scopes.at(-1)]:r?o:[]}value({name:t,line:e}){const n=this.find({name:t,line:e});if(n===void 0)return;if(typeof n=="object"&&
n!==null){const o=Array.isArray(n)?"a list":"an object";return this.refuse({name:t,line:e},()=>`is ${o}: write {{#${t}}} … {{/${t}}} around its contents`)}const s=n===
null?"":String(n);this.values.push(s),this.put(w(this.values.length-1),s.length)}find({name:t,line:e}){const{scopes:n}=this;if(t===".")return n.at(-1);const[s="",
...o]=t.split(".");for(let r=n.length-1;r>=0;r--){const a=n[r];if(!(0,pt.Gv)(a))continue;if(Object.hasOwn(a,t))return a[t];if(!Object.hasOwn(a,s))continue;const c=Se(
a[s],o);if(c!==void 0)return c;break}this.refuse({name:t,line:e},()=>`is not given${(0,ke.gx)(t,this.names())}`)}names(){const t=[];for(const e of this.scopes)for(const[
n,s]of Object.entries((0,pt.Gv)(e)?e:{})){if(t.length>Dt)return t;if(t.push(n),(0,pt.Gv)(s))for(const o of Object.keys(s).slice(0,Dt))t.push(`${n}.${o}`)}return t}refuse({
name:t,line:e},n){const{problems:s}=this;s.has(t)||s.set(t,s.size<dt?`'${t}' (line ${e}) ${n()}`:"")}put(t,e){if(this.length+=e,this.length>Bt)throw(0,L.G6)([{field:"\
values",message:`make a text of more than ${Bt} characters; at most that many are allowed`}]);this.pieces.push(t)}}function Se(i,t){let e=i;for(const n of t){if(!(0,pt.
Gv)(e)||!Object.hasOwn(e,n))return;e=e[n]}return e}var Le=m(57076),$e=m(47046),q=m(45657);function Re(i){const[,t="",e=""]=/^\s*<(\/?)([a-z][a-z0-9-]*|!--)/i.exec(
i)??[];return{name:e.toLowerCase(),closes:t!==""}}const Ce=i=>/^\s*<!--\s*page-?break\s*-->\s*$/i.test(i),Ie=/<(script|style|template)\b[^<>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi,
ze=/<!--(?:-?>|[\s\S]*?(?:-->|$))|<\?[\s\S]*?(?:\?>|$)|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<![a-z][\s\S]*?(?:>|$)/gi,Ne=/<(?:br|hr|\/?(?:p|div|h[1-6]|li|ul|ol|tr|table|section|details|summary|blockquote|dl|dt|dd|pre))\b[^<>]*>/gi,
De=/<\/?(?:td|th)\b[^<>]*>/gi,Pe=/<\/?[a-z][^<>]*(?:>|$)/gi,Be={amp:"&",lt:"<",gt:">",quot:'"',apos:"'",nbsp:" "};function je(i){return i.replace(Ie,"").replace(
ze,"").replace(/\s+/g," ").replace(Ne,`
`).replace(De," ").replace(Pe,"").replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi,(t,e,n,s)=>{if(s!==void 0)return Be[s.toLowerCase()]??t;const o=e===void 0?
parseInt(n,16):Number(e);return o>0&&o<=1114111&&(o<55296||o>57343)?String.fromCodePoint(o):"�"}).split(`
`).map(t=>t.replace(/ +/g," ").trim()).filter(t=>t!=="")}var jt=m(47707),mt=m(27077),Gt=m(74135);const Ge=-.12,Fe=.27,Ue=.055,We={below:.24,height:1.18,beside:.18};
function Ft(i,t,e,n,s){const{fragments:o}=t;for(let r=0,a=0;r<o.length;r=a){const{run:c}=o[r];let h=0;for(a=r;a<o.length&&He(o[a],o[r]);a++)h+=o[a].width;const l=s&&
c.owner!==null?c.owner?.in(s)??s:void 0;if(c.kind==="image"){const{upright:p}=c.image,k=(0,Gt.lw)(p,[c.width,0,0,c.height,e,n]);i.draw(l,{kind:"image",name:i.image(
c.image),matrix:k})}else{const p=o.slice(r,a).map(({word:k})=>k);i.draw(l,...Ut(p,c.look,e,n,h))}const b=c.owner?.linking;if(s&&b?.link){const p=c.kind==="image"?
c.height:c.look.size,k=[e,n-p*.25,e+h,n+p*(c.kind==="image"?1:.9)];i.link(b.in(s),k,b.link.target,b.link.contents)}e+=h}}function He(i,{run:t}){return i.run===t||
i.run.kind==="text"&&t.kind==="text"&&i.run.look===t.look&&i.run.owner===t.owner}function Ut(i,t,e,n,s){const{size:o,color:r,rise:a=0,oblique:c=!1,ground:h}=t,l=n+
a,b=[];if(h){const{below:k,height:M,beside:x}=We,z={x:e-x*o,y:l-k*o,width:s+2*x*o,height:M*o};b.push({kind:"area",...z,color:h,radius:o*.2})}b.push({kind:"text",
x:e,y:l,size:o,color:r,words:i,oblique:c});const p=k=>({kind:"area",x:e,y:l+k*o,width:s,height:Ue*o,color:r});return t.underlined===!0&&b.push(p(Ge)),t.struck===
!0&&b.push(p(Fe)),b}const Ke=.78,Wt=.3;class Ht{setting;scale;sink;notesOf;after=0;reach=0;joined=!1;markers=[];constructor(t,e,n,s){this.setting=t,this.scale=e,
this.sink=n,this.notesOf=s}mark(t){this.markers.push(t)}get isWaiting(){return this.markers.length>0}join(){this.joined=!0}gap(t){this.after=Math.max(this.after,
t)}extend(t){this.reach+=t}row(t,e=this.scale.leading*.7){const n=this.joined?0:Math.max(this.after,t.before)+this.reach;this.after=0,this.reach=0,this.joined=!1;
const s=this.markers.splice(0);if(s.length===0)return this.sink({...t,before:n});this.sink({...t,before:n,paint:(o,r,a)=>{for(const c of s)c(o,r-e,a);t.paint(o,
r,a)}})}async text(t,e,n,s){const o=Math.min(e.width,this.scale.measure),{lines:r,job:a}=this.setting,c=await(0,mt.k6)(r.setting(t,o),a.pace),{lines:h}=c;for(const[
l,b]of h.entries()){const p=l===0,M=l===h.length-1?s.keep===!0:p||l===h.length-2||s.keep===!0;this.line(b,{paragraph:c,frame:e,measure:o,element:n,options:s,isFirst:p,
keep:M})}this.gap(s.after??0)}line(t,e){const{frame:n,element:s,options:o,isFirst:r,keep:a}=e,{height:c,baseline:h}=Kt(t,o),{isRight:l}=e.paragraph,p=(l?n.x+n.width-
e.measure:n.x)+_t(t,e.measure,o.align??(l?"right":"left")),k=t.notes.flatMap(M=>this.notesOf(M,n.element));this.row({before:r?o.before??0:0,height:c,keep:a,decorations:n.
decorations,notes:k,paint:(M,x,z)=>{r&&o.onFirst?.(M,x),Ft(M,t,p,x-h,z?void 0:s)}},h)}}function Kt({tallest:i},{leading:t,size:e}){const n=(t-e)/2+e*Ke+e*.06;if(i<=
n)return{height:t,baseline:n};const s=Math.ceil((i+t*Wt)/(t/2))*(t/2);return{height:s,baseline:s-t*Wt}}function _t({width:i},t,e){return e==="left"?0:e==="right"?
t-i:(t-i)/2}const Zt=new WeakMap;function Q(i,t,e=i.scale.size,n="Regular"){let s=Zt.get(i);s||Zt.set(i,s=new Map);const o=`${n} ${e} ${t.join(" ")}`;let r=s.get(
o);return r||s.set(o,r={style:n,size:e,color:t}),r}const ft=i=>[i,i,i],H={text:ft(.1),quiet:ft(.36),rule:ft(.82),strongRule:ft(.45),ground:[.957,.961,.969],link:[
.04,.31,.64],bar:ft(.75)},_e={NOTE:{title:"Note",color:[.04,.36,.72]},TIP:{title:"Tip",color:[.07,.43,.2]},IMPORTANT:{title:"Important",color:[.43,.25,.72]},WARNING:{
title:"Warning",color:[.55,.37,0]},CAUTION:{title:"Caution",color:[.72,.12,.14]}},Ze=1.25,Ve=1.45,Ye=.88,Xe=37.5;class Ot{size;leading;constructor(t){this.size=
t,this.leading=Math.round(t*Ve*2)/2}get half(){return this.leading/2}get measure(){return this.size*Xe}get codeSize(){return this.size*Ye}heading(t){const e=this.
size*Ze**Math.max(4-t,0);return{size:e,leading:Math.ceil(e*1.2/this.half)*this.half,before:this.leading*(t===1?2:t===2?1.5:1),after:this.half}}smaller(t){return new Ot(
this.size*t)}}const Vt=4,Je=.7,Qe=1.32,qe=2e4;async function tn({value:i},t,e){const{scale:n,setting:s}=t,{typefaces:o}=s.composition,r=n.codeSize,a=Math.round(
r*Qe*2)/2,c=Je*n.size,h=Q(t,H.text,r,"Mono"),l=o.word("0","Mono").width*r/1e3,b=Math.max(Math.floor((e.width-2*c)/l),8),p={x:e.x,width:e.width,color:H.ground,radius:3,
over:c},k=e.element.add("P").add("Code"),M=e.x+c,x=(a-r)/2+r*.84,z=i.split(/\r\n|\n|\r/).flatMap(D=>nn(D,b));t.gap(n.half),t.extend(c);for(const[D,{text:S,isRest:$}]of z.
entries()){const I=s.job.pace.step(qe);I&&await I;const G=o.word(S===""?" ":S,"Mono");t.row({before:0,height:a,keep:D===0||D===z.length-2,decorations:[...e.decorations,
p],paint:(P,j,Z)=>{const J=j-x;$&&P.draw(void 0,...en(M,J,r));const st=$?M+2*l:M;P.draw(Z?void 0:k,{kind:"text",x:st,y:J,size:r,color:h.color,words:[G]})}},x)}t.
gap(n.half),t.extend(c)}function en(i,t,e){const n=(o,r)=>[i+o*e,t+r*e],s={kind:"stroke",width:e*.07,color:H.strongRule};return[{...s,points:[n(.1,.62),n(.1,.26),
n(.68,.26)]},{...s,points:[n(.5,.42),n(.7,.26),n(.5,.1)]}]}function nn(i,t){const e=i.includes("	")?sn(i):i;if(e.length<=t)return[{text:e,isRest:!1}];const n=(0,jt.
qf)(e),s=[{text:n.slice(0,t).join(""),isRest:!1}];for(let o=t;o<n.length;o+=t-2)s.push({text:n.slice(o,o+t-2).join(""),isRest:!0});return s}function sn(i){let t="";
for(const e of i.split(/(\t)/))t+=e==="	"?" ".repeat(Vt-t.length%Vt):e;return t}class ot{tag;facts;above;link;block;element;constructor(t,e,n,s){this.tag=t,this.
facts=e,this.above=n,this.link=s}in(t){return(!this.element||this.block!==t)&&(this.element=(this.above?.in(t)??t).add(this.tag,this.facts),this.block=t),this.element}get linking(){
return this.link?this:this.above?.linking}}const on=.88,rn=.7,Yt=.36,an=-.14,Xt=72/96,cn=300,Jt=/^(?:https?|mailto|tel|ftp):/i,Qt=new WeakMap;function tt(i,t,e){
let n=Qt.get(i);n||Qt.set(i,n=new Map);let s=n.get(t);return s||n.set(t,s={...i,...e}),s}const vt=i=>i.style==="Mono"?i:tt(i,"bold",{style:"SemiBold",oblique:i.
style==="Italic"}),hn=i=>i.style==="Regular"?tt(i,"italic",{style:"Italic"}):tt(i,"italic",{oblique:!0}),ln=i=>tt(i,"code",{style:"Mono",oblique:!1,size:i.size*
on,ground:H.ground}),qt=(i,t)=>tt(i,`raised ${t}`,{size:i.size*rn,rise:(i.rise??0)+i.size*t});class te{setting;room;runs=[];open=[];constructor(t,e){this.setting=
t,this.room=e}add(t,e,n){for(const s of t)this.node(s,e,n);return this}text(t,e,n,s){const o=this.runs.at(-1);let r=t.replace(/[ \t\r\n]+/g," ");if(r.startsWith(
" ")&&(!o||o.kind==="break"||o.kind==="text"&&o.text.endsWith(" "))&&(r=r.slice(1)),r==="")return;let a=e;for(const c of this.open)c==="u"?a=tt(a,"u",{underlined:!0}):
a=qt(a,c==="sup"?Yt:an);this.runs.push({kind:"text",text:r,look:a,owner:n,...s!==void 0&&{note:s}})}node(t,e,n){switch(t.type){case"text":return this.text(t.value,
e,n);case"emphasis":return void this.add(t.children,hn(e),n);case"strong":return void this.add(t.children,vt(e),n);case"delete":return void this.add(t.children,
tt(e,"struck",{struck:!0}),dn("LineThrough",n));case"inlineCode":return this.text(t.value,ln(e),new ot("Code",{},n));case"break":this.runs.push({kind:"break"});
return;case"link":return this.link(t.url,t.children,e,n);case"linkReference":{const s=this.setting.definitions.get(t.identifier)?.url;return s===void 0?void this.
add(t.children,e,n):this.link(s,t.children,e,n)}case"image":return this.image(t.url,t.alt??"",e,n);case"imageReference":return this.image(this.setting.definitions.
get(t.identifier)?.url??"",t.alt??"",e,n);case"footnoteReference":return this.reference(t.identifier,e,n);case"html":return this.html(t.value);default:return t}}link(t,e,n,s){
const o=this.targetOf(t);if(!o)return void this.add(e,n,s);const r=W(e).trim().slice(0,cn)||t,a=new ot("Link",{},s,{target:o,contents:r});this.add(e,tt(n,"link",
{color:H.link}),a)}targetOf(t){if(Jt.test(t))return{uri:fn(t)};const e=/^#(.+)$/.exec(t)?.[1],n=e===void 0?void 0:this.setting.places.get(un(e).toLowerCase());if(n)
return{place:n};this.setting.told.links.add(t)}image(t,e,n,s){const o=this.setting.images.get((0,N.b)(t));if(!o)return this.setting.told.images.add(t),e===""?void 0:
Jt.test(t)?this.link(t,[{type:"text",value:e}],n,s):this.text(e,n,s);const r=this.sizeOf(o);this.runs.push({kind:"image",image:o,...r,owner:e===""?null:new ot("\
Figure",{alt:e},s)})}sizeOf({displayed:t,resolution:e}){const n=e?{width:t.width/e.x*72,height:t.height/e.y*72}:{width:t.width*Xt,height:t.height*Xt},s=Math.min(
1,this.room.width/n.width,this.room.height/n.height);return{width:n.width*s,height:n.height*s}}reference(t,e,n){const{cited:s,footnotes:o}=this.setting;if(!o.has(
t))return;const r=s.get(t)??s.size+1;s.set(t,r);const a=this.setting.places.get(`${t}
`),c=new ot("Reference",{},n),h=a?new ot("Link",{},c,{target:{place:a},contents:`Footnote ${r}`}):c;this.text(String(r),qt(tt(e,"link",{color:H.link}),Yt),h,t)}html(t){
const{name:e,closes:n}=Re(t);if(e==="br")this.runs.push({kind:"break"});else if(e==="sub"||e==="sup"||e==="u"){const s=this.open.lastIndexOf(e);n?s>=0&&this.open.
splice(s,1):this.open.push(e)}else e!=="!--"&&(this.setting.told.html=!0)}}const dn=(i,t)=>new ot("Span",{attributes:{O:"Layout",TextDecorationType:i}},t),fn=i=>i.
replace(new RegExp("\\p{Cs}","gu"),"�").replace(/[^\x21-\x7e]|["<>\\^`{|}]/gu,t=>encodeURIComponent(t));function un(i){try{return decodeURIComponent(i)}catch{
return i}}var ut=m(12889);const gn=new RegExp("\\p{L}","u");function ee(i){const t=[i];for(let e=t.pop();e;e=t.pop()){if((e.type==="text"||e.type==="inlineCode")&&
gn.test(e.value))return(0,ut.vw)(e.value);if("children"in e)for(let n=e.children.length-1;n>=0;n--)t.push(e.children[n])}return!1}const ne=[{text:"•",numbering:"\
Disc"},{text:"–",numbering:"None"},{text:"▪",numbering:"Square"}],Mt=.5,pn=1.5,mn=.5,wn=.125;async function bn(i,t,e,n){const{size:s,leading:o,half:r}=t.scale,
a=ne[e.depth%ne.length],c=i.start??1,h=ee(i),l=e.x+e.width,b=S=>h?`.${S}`:`${S}.`,p=Q(t,e.color),k=(S,$)=>$===!0?"☑":$===!1?"☐":i.ordered===!0?b(c+S):a.text,
M=(0,q.Kf)([0,i.children.length-1].map(S=>se(t,p,k(S,i.children[S]?.checked)))),x=Math.max(M+Mt*s,pn*s),z=i.spread===!0||i.children.some(({spread:S})=>S===!0),D=e.
element.add("L",{attributes:{O:"List",ListNumbering:i.ordered===!0?"Decimal":a.numbering}});(e.depth===0||!e.tight)&&t.gap(r);for(const[S,$]of i.children.entries()){
S>0&&t.gap(o*(z?mn:wn));const I=D.add("LI"),G=I.add("Lbl"),P=k(S,$.checked),j=se(t,p,P),Z=h?l-x+Mt*s:e.x+x-Mt*s-j;t.mark((st,Y,it)=>yn(t,st,P,p,Z,Y,it?void 0:G));
const J={...e,x:h?e.x:e.x+x,width:e.width-x,element:I.add("LBody"),depth:e.depth+1,tight:!z};await n($.children,J),t.isWaiting&&t.row({before:0,height:o,keep:!1,
decorations:e.decorations,paint:()=>{}})}t.gap(e.tight&&e.depth>0?0:r)}const se=({setting:i},t,e)=>i.composition.typefaces.word(e,t.style).width*t.size/1e3;function yn({
setting:i},t,e,{size:n,style:s,color:o},r,a,c){t.draw(c,{kind:"text",x:r,y:a,size:n,color:o,words:[i.composition.typefaces.word(e,s)]})}const Et=.55,xn=.3,kn=.75,
On=1.32,vn=12;async function Mn(i,t,e){const{pace:n}=t.setting.job,s=i.children[0]?.children.length??0,o=Array.from({length:s},(k,M)=>i.align?.[M]??null),r=Array.
from({length:s},()=>({whole:0,least:0}));for(const[k,{children:M}]of i.children.entries())for(const[x,z]of M.slice(0,s).entries()){const D=ie(z,t,e,t.scale.size,
k===0),S=await(0,mt.k6)(t.setting.lines.widths(D),n);r[x]={whole:Math.max(r[x].whole,S.whole),least:Math.max(r[x].least,S.least)};const $=n.step(3e3);$&&await $}
const a={...En(r,o,e.width,t.scale),isMirrored:ee(i)},c=e.element.add("Table"),h=i.children.length>1&&(i.children[0]?.children??[]).every(({children:k})=>k.length===
0),l=h?void 0:c.add("THead"),b=i.children.length>1?c.add("TBody"):void 0,p=[];t.gap(t.scale.half+2);for(const[k,{children:M}]of i.children.entries()){const x=k===
0;if(x&&!l)continue;const z=(x?l:b).add("TR"),D=Array.from({length:s},(G,P)=>{const j=x?"Column":h&&P===0?"Row":void 0,Z=ie(M[P],t,e,a.size,x),J=j===void 0?{}:{
attributes:{O:"Table",Scope:j}};return{runs:Z,element:z.add(j===void 0?"TD":"TH",J)}}),$=await Sn(D,a,t,e,{isHead:x,isTop:x||h&&k===1,isLast:k===i.children.length-
1,heads:p});for(const G of $)t.row(G);x&&(0,q.RZ)(p,$);const I=n.step(3e3*s);I&&await I}t.gap(t.scale.leading)}function ie(i,t,e,n,s){const o=Q(t,e.color,n);return new te(
t.setting,{width:e.width/3,height:n*12}).add(i?.children??[],s?vt(o):o).runs}function En(i,t,e,n){const s=2*Et*n.size*i.length,r=(p=>i.reduce((k,M)=>k+p(M),0))(
p=>p.least),a=r+s<=e?1:Math.max(e/(r+s),kn),c=n.size*a,h=2*Et*c,l=e-h*i.length;return{widths:(r*a>l?Tn(i.map(p=>p.least*a),l):An(i.map(p=>({whole:p.whole*a,least:p.
least*a})),l)).map(p=>p+h),align:t,size:c,leading:Math.round(c*On*2)/2}}function Tn(i,t){const e=[...i].sort((o,r)=>o-r);let n=t,s=0;for(const[o,r]of e.entries()){
if(s=n/(e.length-o),r>s)break;n-=r}return i.map(o=>Math.min(o,s))}function An(i,t){const e=i.map(({least:h})=>h),n=new Set(i.keys());let s=t;for(let h=!0;h&&n.size>
0;){h=!1;const l=s/n.size;for(const b of n){const{whole:p,least:k}=i[b];if(!(p>l&&k<=l)){e[b]=p<=l?p:k,s-=e[b],n.delete(b),h=!0;break}}}const o=[...n].map(h=>Math.
sqrt(i[h].whole)),r=o.reduce((h,l)=>h+l,0);for(const[h,l]of[...n].entries())e[l]=Math.max(i[l].least,s*o[h]/r);const a=e.reduce((h,l)=>h+l,0)-t,c=e.indexOf((0,q.
Kf)(e));return a>0&&(e[c]=Math.max(e[c]-a,i[c].least)),e}async function Sn(i,t,e,n,{isHead:s,isTop:o,isLast:r,heads:a}){const{widths:c,align:h,size:l,leading:b,
isMirrored:p}=t,k=Et*l,{lines:M,job:x,accent:z}=e.setting,D={height:.7,color:z??H.strongRule},S=[];for(const[G,{runs:P}]of i.entries())S.push(await(0,mt.k6)(M.setting(
P,Math.max(c[G]-2*k,l)),x.pace));const $=Math.max(1,(0,q.Kf)(S.map(({lines:G})=>G.length))),I=xn*l;return Array.from({length:$},(G,P)=>{const j=S.map(({lines:K})=>K[P]),
Z=j.map(K=>Kt(K??oe,{leading:b,size:l})),J=(0,q.Kf)(Z.map(({height:K})=>K)),st=(0,q.Kf)(Z.map(K=>K.baseline)),[Y,it]=[P===0,P===$-1],bt=Y?I:0,me=bt+J+(it?I:0);return{
before:0,height:me,keep:s||($<=vn?!it:Y||P===$-2),decorations:n.decorations,notes:j.flatMap(K=>K?K.notes.flatMap(gt=>e.notesOf(gt,n.element)):[]),head:s?void 0:
a,paint:(K,gt,we)=>{const yt=c.reduce((et,ct)=>et+ct,0),xt=p?n.x+n.width-yt:n.x;let It=0;for(const[et,ct]of j.entries()){const Zs=p?xt+yt-It-c[et]:xt+It,Vs=c[et]-
2*k,Ys=h[et]??(S[et].isRight?"right":"left"),Xs=Zs+k+_t(ct??oe,Vs,Ys);!ct&&Y&&!we&&K.draw(i[et].element),ct&&Ft(K,ct,Xs,gt-bt-st,we?void 0:i[et].element),It+=c[et]}
o&&Y&&re(K,xt,gt-.4,yt,D),it&&re(K,xt,gt-me,yt,s||r?D:Ln)}}})}const oe={fragments:[],width:0,tallest:0,notes:[]},Ln={height:.4,color:H.rule};function re(i,t,e,n,{
height:s,color:o}){i.draw(void 0,{kind:"area",x:t,y:e,width:n,height:s,color:o})}const $n="\\newpage",Rn=/^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*(?:\n|$)/i,
Cn=2.5,ae=.75,In=1200;class zn{onBreak;constructor(t){this.onBreak=t}async layOut(t,e,n){for(const s of t){await this.block(s,e,n);const o=e.setting.job.pace.step(
In*(1+Nn(s)));o&&await o}}async block(t,e,n){switch(t.type){case"paragraph":return await this.paragraph(t.children,e,n);case"heading":return await this.heading(
t,e,n);case"blockquote":return await this.quote(t,e,n);case"list":return await bn(t,e,n,(s,o)=>this.layOut(s,e,o));case"code":return await tn(t,e,n);case"table":
return await Mn(t,e,n);case"thematicBreak":return Pn(e,n);case"html":return await this.html(t.value,e,n);default:return}}async paragraph(t,e,n){const[s]=t;if(t.
length===1&&s?.type==="text"&&s.value.trim()===$n)return this.onBreak();const o=n.element.add("P"),{size:r,leading:a,half:c}=e.scale,h=this.inlines(e,n).add(t,Q(
e,n.color)),l=n.tight?0:c;await e.text(h.runs,n,o,{size:r,leading:a,before:l,after:l})}inlines({setting:t,scale:e},{width:n}){const{height:s,margin:o}=t.geometry;
return new te(t,{width:Math.min(n,e.measure),height:s-2*o-2*e.leading})}contentsHeading(t,e,n){return this.headed([{type:"text",value:t.title}],2,t,e,n)}heading(t,e,n){
return this.headed(t.children,t.depth,e.setting.headings.get(t),e,n)}async headed(t,e,{level:n,place:s},o,r){const a=r.element.add(`H${n}`),{size:c,leading:h,before:l,
after:b}=o.scale.heading(e),p=e>5?H.quiet:o.setting.accent??r.color,k=this.inlines(o,r).add(t,Q(o,p,c,"SemiBold"));await o.text(k.runs,r,a,{size:c,leading:h,before:l,
after:b,keep:!0,onFirst:(M,x)=>Object.assign(s,{sheet:M,top:x+o.scale.half})})}async quote(t,e,n){const s=Dn(t),{leading:o,size:r}=e.scale,a=r*1.4,c={x:n.x,width:Cn,
color:s?.color??e.setting.accent??H.bar,over:1},h={...n,x:n.x+a,width:n.width-a,element:n.element.add("BlockQuote"),decorations:[...n.decorations,c],color:s?n.color:
H.quiet,tight:!1};if(e.gap(o*ae),s){const l=this.inlines(e,h);l.text(s.title,vt(Q(e,s.color))),await e.text(l.runs,h,h.element.add("P"),{size:r,leading:o,keep:!0}),
e.join()}await this.layOut(s?.children??t.children,e,h),e.gap(o*ae)}async html(t,e,n){if(Ce(t))return this.onBreak();/^\s*<!--/.test(t)||(e.setting.told.html=!0);
for(const s of je(t))await this.paragraph([{type:"text",value:s}],e,n)}}const Nn=({position:i})=>(i?.end.offset??0)-(i?.start.offset??0);function Dn({children:i}){
const[t,...e]=i,[n,...s]=t?.type==="paragraph"?t.children:[],o=n?.type==="text"?Rn.exec(n.value):null;if(t?.type!=="paragraph"||n?.type!=="text"||!o)return;const r=n.
value.slice(o[0].length);if(r===""&&s.length>0&&s[0].type!=="break")return;const a=[...r===""?[]:[{...n,value:r}],...s.filter((h,l)=>l>0||r!=="")];return{..._e[o[1].
toUpperCase()],children:a.length===0?e:[{...t,children:a},...e]}}function Pn(i,{x:t,width:e,decorations:n}){const{leading:s}=i.scale;i.row({before:i.scale.half,
height:s,keep:!1,decorations:n,paint:(o,r)=>o.draw(void 0,{kind:"area",x:t,y:r-s/2,width:e,height:.6,color:H.strongRule})}),i.gap(i.scale.half)}var Tt=m(17581);
const Bn=3,jn=3;class Gn{setting;waiting=[];constructor(t){this.setting=t}layOut(t,e,n){const s=n.element.add("TOC"),o=(0,q.YG)(t.map(({level:c})=>c)),r=t.filter(
({level:c})=>c-o<Bn),a={...n,width:Math.min(n.width,e.scale.measure)};for(const c of r)this.entry({...c,level:c.level-o+1},s,e,a);return e.gap(e.scale.leading),
r.length}fill(){const{sheets:t}=this.setting.composition,e=new Map(t.map((n,s)=>[n,s+1]));for(const{place:n,fill:s}of this.waiting)n.sheet&&s(e.get(n.sheet))}entry({
title:t,level:e,place:n},s,o,r){const{size:a,leading:c,half:h}=o.scale,l=(e-1)*a*1.4,b=s.add("TOCI").add("Reference").add("Link"),p=Q(o,r.color,a,e===1?"SemiBol\
d":"Regular"),k=r.width-l-a*3,{lines:M}=this.setting.lines.paragraph([{kind:"text",text:t,look:p}],k);for(const[x,z]of M.entries()){const D=x===M.length-1,S=z.fragments.
map(({word:I})=>I),$=c*.72;o.row({before:x===0&&e===1?h/2:0,height:c,keep:!D,decorations:[],paint:(I,G)=>{const[P,j]=[r.x+l,G-$];I.draw(b,{kind:"text",x:P,y:j,size:a,
color:p.color,words:S}),D&&this.leader(I,b,n,P+z.width,{right:r.x+r.width,baseline:j,size:a},p.color);const Z=[P,j-a*.25,r.x+r.width,j+a*.9];I.link(b,Z,{place:n},
t)}})}}leader(t,e,n,s,o,r){const{typefaces:a}=this.setting.composition;t.draw(void 0,...(0,Tt.p4)(s,(0,Tt.zt)(a,jn,o.size),o));const c={kind:"text",x:o.right,y:o.
baseline,size:o.size,color:r,words:[]};t.draw(e,c),this.waiting.push({place:n,fill:h=>Object.assign(c,(0,Tt.tk)(a,String(h),o,r))})}}var Fn=m(78445);const Un=.84,
Wn=.6,ce={width:120,height:.5};function Hn(i,t){const e=new Map,n=s=>{const o=[...s].reverse();for(let r=o.pop();r;r=o.pop())if(r.type!=="footnoteDefinition"&&(r.
type==="footnoteReference"&&t.has(r.identifier)&&!e.has(r.identifier)&&e.set(r.identifier,e.size+1),"children"in r))for(const a of[...r.children].reverse())o.push(
a)};n(i.children);for(const s of e.keys())n(t.get(s).children);return e}class Kn{setting;scale;frame;layOut;notes=new Map;used=new Set;constructor(t,e,n,s){this.
setting=t,this.scale=e,this.frame=n,this.layOut=s}async prepare(){for(const[t,e]of this.setting.cited)this.notes.set(t,await this.note(t,e))}rowsFor=(t,e)=>{const n=this.
notes.get(t);return!n||this.used.has(t)?[]:(this.used.add(t),e.adopt(n.element),n.rows.flatMap(s=>[s,...s.notes??[]]))};async note(t,e){const{setting:n,frame:s}=this,
o=new Fn.H("Note",void 0,{id:`note-${e}`}),r=[],a=this.scale.smaller(Un),c=(I,G)=>n.cited.get(I)>e?this.rowsFor(I,G):[],h=new Ht(n,a,I=>r.push(I),c),l=Q(h,H.text),
{typefaces:b}=n.composition,p=b.word(`${e}.`,l.style),M=p.width*l.size/1e3+Wn*l.size,x=o.add("Lbl"),z=n.places.get(`${t}
`);h.mark((I,G)=>{Object.assign(z,{sheet:I,top:G+a.leading}),I.draw(x,{kind:"text",x:s.x,y:G,size:l.size,color:l.color,words:[p]})});const D={...s,x:s.x+M,width:s.
width-M,element:o,tight:!0};await this.layOut(n.footnotes.get(t).children,h,D),h.isWaiting&&h.row({before:0,height:a.leading,keep:!1,decorations:[],paint:()=>{}});
const[S,...$]=r;return{element:o,rows:S?[{...S,before:a.half/2},...$]:[]}}}const _n=(i,{leading:t,half:e})=>({before:e,height:e/2,keep:!0,decorations:[],paint:(n,s)=>n.
draw(void 0,{kind:"area",x:i,y:s-ce.height-t*.1,...ce,color:H.strongRule})});var At=m(9876);const St="￼",Zn=400,Vn=200,rt=100,at=3e3;class Lt{typefaces;breaks;constructor(t,e){
this.typefaces=t,this.breaks=e}static async of(t){return new Lt(t,await(0,At.Vn)())}paragraph(t,e){return(0,mt.zd)(this.setting(t,e))}*setting(t,e){const n=[[]];
for(const c of t)c.kind==="break"?n.push([]):n.at(-1).push(c);const s=he(n.flat()),o=(0,ut.ft)(s),r=o&&(0,ut.vw)(s),a=[];for(const c of n){const h=[];for(const l of yield*this.
boxes(c))if(l.width<=e)h.push(l);else for(const b of yield*this.split(l,e))h.push(b);for(const l of yield*Jn(h,e))a.push(this.line(l,o,r)),a.length%rt===0&&(yield rt*
at)}return{lines:a,isRight:r}}*widths(t){let[e,n]=[0,0];for(let s=0,o;s<=t.length;s=o+1){const r=[];for(o=s;o<t.length;o++){const c=t[o];if(c.kind==="break")break;
r.push(c)}let a=0;for(const{width:c,space:h}of yield*this.boxes(r))n=Math.max(n,c),e=Math.max(e,a+c),a+=c+(h?.width??0)}return{whole:e,least:n}}fragment(t,e,n=!1){
const s=this.typefaces.word(e,t.look.style,n);return{run:t,word:s,width:s.width*t.look.size/1e3}}*boxes(t){const e=new Xn(t,this),n=[];for(const{end:s,next:o}of this.
breaks(he(t))){const r=[];for(;e.at<s;){r.length>0&&(yield at);for(const c of e.take(Math.min(s,e.cutAfter(Vn))))r.push(c)}const[a]=e.take(o);n.push({fragments:r,
width:$t(r),space:a}),n.length%rt===0&&(yield rt*at)}return n}*split({fragments:t,space:e},n){const s=[];for(const{run:a,word:c,width:h}of t)if(a.kind==="image")
s.push({run:a,text:St,width:h});else{for(const l of(0,At.s)(c.text,b=>this.fragment(a,b).width))s.push({...l,run:a});yield at}const o=[];let r=0;for(const a of(0,At.
ZM)(s,()=>n)){const c=this.joined(s.slice(r,r+=a));o.push({fragments:c,width:$t(c),space:r===s.length?e:void 0}),yield at}return o}joined(t){const e=[];for(let n=0,
s;n<t.length;n=s){const{run:o}=t[n];let r="";for(s=n;t[s]?.run===o;s++)r+=t[s].text;e.push(o.kind==="image"?{run:o,width:o.width}:this.fragment(o,r))}return e}line(t,e,n){
const s=t.flatMap(({fragments:c,space:h},l)=>h&&l+1<t.length?[...c,h]:c),o=e?this.turned(s,n):s;let r=0;const a=[];for(const{run:c}of s)c.kind==="image"?r=Math.
max(r,c.height):c.note!==void 0&&a.push(c.note);return{fragments:o,width:$t(o),tallest:r,notes:a}}turned(t,e){const n=e?ut.Vv:"",s=t.map(({word:r})=>r?.text??St),
o=[];for(const{text:r,rtl:a,at:c}of(0,ut.pr)(n+s.join(""))){const h=c-n.length,l=[];let b=0;for(const[p,k]of t.entries()){const M=s[p],x=M.slice(Math.max(h-b,0),
Math.max(h+r.length-b,0));b+=M.length,x!==""&&l.push(k.run.kind==="image"?k:this.fragment(k.run,x,a))}for(const p of a?l.reverse():l)o.push(p)}return o}}const he=i=>i.
map(t=>t.kind==="image"?St:t.text).join(""),$t=i=>i.reduce((t,{width:e})=>t+e,0),Yn=/[\p{M}\p{Join_Control}\p{Cs}]/u;class Xn{runs;maker;run=0;start=0;at=0;constructor(t,e){
this.runs=t,this.maker=e}cutAfter(t){const e=this.runs[this.run];if(e.kind==="image")return this.start+1;const{text:n}=e;let s=this.at-this.start+t;for(const o=s+
t;s<o&&s<n.length&&Yn.test(n.charAt(s));)s++;return this.start+Math.min(s,n.length)}take(t){const e=[];for(;this.at<t;){const n=this.runs[this.run],s=n.kind==="\
image"?1:n.text.length,o=Math.min(t,this.start+s);if(o>this.at&&e.push(n.kind==="image"?{run:n,width:n.width}:this.maker.fragment(n,n.text.slice(this.at-this.start,
o-this.start))),this.at=o,o<this.start+s)break;this.start+=s,this.run++}return e}}function*Jn(i,t){const e=i.length;if(e===0)return[];const n=new Float64Array(e+
1),s=new Uint32Array(e+1);for(let r=e-1;r>=0;r--){let a=1/0,c=0;for(let h=r;h<e&&h-r<Zn&&(c+=i[h].width,!(c>t+.01&&h>r));h++){const l=Math.max(t-c,0)/t,k=1+(h+1===
e?r>0&&l>.85?.5:0:l*l)+n[h+1];k<a&&(a=k,s[r]=h+1),c+=i[h].space?.width??0}n[r]=a,r%rt===0&&(yield rt*at)}const o=[];for(let r=0;r<e;r=s[r])o.push(i.slice(r,s[r]));
return o}const[Qn,qn,ts]=[144,54,12];function es({logo:i,geometry:t,running:e},n,s){if(!i)return;const{margin:o,width:r}=t,a=e.header!==void 0&&e.headerOnFirst,
{displayed:c,upright:h}=i,l=Math.min(Qn/c.width,qn/c.height,s.width/c.width),[b,p]=[c.width*l,c.height*l],k=o/2-(a?n.scale.size:0);n.row({before:0,height:Math.max(
0,p+ts-k),keep:!0,decorations:[],paint:(M,x)=>{const z=(0,Gt.lw)(h,[b,0,0,p,r-o-b,x+k-p]);M.draw(void 0,{kind:"image",name:M.image(i),matrix:z})}})}var ns=m(42973);
const le=5e3;class ss{composition;geometry;ruleAboveNotes;used=0;placed=[];notes=[];carried=[];group=[];constructor(t,e,n){this.composition=t,this.geometry=e,this.
ruleAboveNotes=n}add(t){t.breaks===!0&&this.flush(),this.group.push(t),t.keep||this.flush()}break(){this.flush(),(this.placed.length>0||this.notes.length>0)&&this.
close()}finish(){for(this.break();this.carried.length>0;)this.takeCarried(),this.close();this.composition.sheets.length===0&&this.close()}get room(){return this.
geometry.height-2*this.geometry.margin}get isEmpty(){return this.placed.every(({repeated:t})=>t)}flush(){const{group:t}=this;if(this.group=[],t.length!==0)if(!this.
fits(t)&&!this.isEmpty&&this.turn(t[0]),this.fits(t))for(const e of t)this.place(e);else for(const e of t)!this.fits([e])&&!this.isEmpty&&this.turn(e),this.place(
e)}fits(t){const e=t.reduce((n,{before:s,height:o},r)=>n+o+(r===0&&this.isEmpty?0:s),0);return this.used+e+this.heightOfNotes(t.flatMap(({notes:n=[]})=>n))<=this.
room+.01}heightOfNotes(t){const e=[...this.notes,...t];return e.length===0?0:e.reduce((n,{before:s,height:o})=>n+s+o,this.ruleAboveNotes.before+this.ruleAboveNotes.
height)}turn(t){this.close(),this.takeCarried();for(const e of t.head??[])this.put(e,!0)}place(t){this.put(t,!1);for(const e of t.notes??[])(this.used+this.heightOfNotes(
[e])<=this.room+.01&&this.carried.length===0?this.notes:this.carried).push(e)}put(t,e){this.placed.length>0&&(this.used+=t.before),this.placed.push({row:t,top:this.
geometry.height-this.geometry.margin-this.used,repeated:e}),this.used+=t.height}takeCarried(){const t=this.carried;this.carried=[];for(const e of t)((this.notes.
length===0||this.used+this.heightOfNotes([e])<=this.room*.6)&&this.carried.length===0?this.notes:this.carried).push(e)}close(){const{composition:t,geometry:e}=this;
if(t.sheets.length===le)throw(0,ns.F)("pages",`The document has more than ${le} pages`,"Split the Markdown into several documents","file");const n=t.sheet(e.width,
e.height),s=this.placeNotes();for(const o of[this.placed,s]){is(n,o);for(const{row:r,top:a,repeated:c}of o)r.paint(n,a,c)}this.used=0,this.placed=[],this.notes=
[]}placeNotes(){if(this.notes.length===0)return[];let t=this.geometry.margin+this.heightOfNotes([]);return[this.ruleAboveNotes,...this.notes].map(e=>{t-=e.before;
const n={row:e,top:t,repeated:!1};return t-=e.height,n})}}function is(i,t){const e=new Map,n=s=>{const{top:o,bottom:r}=e.get(s),{x:a,width:c,color:h,radius:l=0,
over:b}=s;e.delete(s),i.draw(void 0,{kind:"area",x:a,y:r-b,width:c,height:o-r+2*b,color:h,radius:l})};for(const{row:s,top:o}of t){for(const r of[...e.keys()])s.
decorations.includes(r)||n(r);for(const r of s.decorations){const a=e.get(r);a?a.bottom=o-s.height:e.set(r,{top:o,bottom:o-s.height})}}for(const s of[...e.keys()])
n(s)}var os=m(77040);const rs=.82,as=6,Rt=12,cs=1e6;function hs({composition:i,geometry:t,lines:e},n,s){const{sheets:o}=i,r=de("header",s),a=de("footer",s),c=Q(
n,H.quiet,n.scale.size*rs),h=l=>({number:String(l),last:String(o.length),title:s.title,date:s.date??""});for(const[l,b]of[[r,"Header"],[a,"Footer"]]){if(!l)continue;
const p=new ls(e,t,c,l,h(o.length));for(const[k,M]of o.entries())(b==="Footer"||k>0||s.headerOnFirst)&&p.draw(M,b,h(k+1))}}function de(i,t){const e=t[i];if(e===
void 0)return;const n=(0,os.n)(e);if("problem"in n)throw(0,L.G6)([{field:i,message:n.problem}]);if([...n.left,...n.middle,...n.right].some(o=>typeof o!="string"&&
o.placeholder==="date")&&t.date===void 0)throw(0,L.G6)([{field:"date",message:`is required, because ${i} has {date}`,mentions:[i]}]);return n}class ls{maker;geometry;line;look;room;constructor(t,e,n,s,o){
this.maker=t,this.geometry=e,this.line=s,this.room=e.width-2*e.margin;const r=this.factorOf(this.texts(o).map(a=>this.set(a,n).width));this.look={...n,size:Math.
max(n.size*Math.min(r,1),Math.min(as,n.size))}}draw(t,e,n){const{margin:s,width:o,height:r}=this.geometry,{size:a}=this.look,c=(e==="Footer"?s/2:r-s/2)-a*.3,h=this.
texts(n),l=h.map(x=>this.set(x,this.look)),b=this.factorOf(l.map(x=>x.width))<.999,p=(this.room-2*Rt)/h.filter(x=>x!=="").length,M=(b?h.map(x=>this.cut(x,p)):l).
flatMap((x,z)=>{let D=[s,(o-x.width)/2,o-s-x.width][z];return x.fragments.flatMap(({word:S,width:$})=>Ut([S],this.look,(D+=$)-$,c,$))});t.run(e,...M)}factorOf([
t=0,e=0,n=0]){const s=Math.max(t,n),o=e===0?t+n:2*s+e,r=e===0?t>0&&n>0?Rt:0:s>0?2*Rt:0;return o===0?1:(this.room-r)/o}cut(t,e){const n=this.set(t,this.look);if(n.
width<=e)return n;const s=[...t],o=c=>this.set(`${s.slice(0,c).join("").trimEnd()}…`,this.look);let[r,a]=[0,s.length];for(;r<a;){const c=Math.ceil((r+a)/2);o(
c).width<=e?r=c:a=c-1}return o(r)}texts(t){return[this.line.left,this.line.middle,this.line.right].map(e=>e.map(n=>typeof n=="string"?n:t[n.placeholder]).join("").
trim())}set(t,e){const[n]=this.maker.paragraph([{kind:"text",text:t,look:e}],cs).lines;return n??{fragments:[],width:0,tallest:0,notes:[]}}}class ds{used=new Map;next(t){
const e=t.toLowerCase().trim().replace(/[^\p{L}\p{N}\p{M}\p{Pc}\- ]/gu,"").replaceAll(" ","-");let n=e;for(let s=this.used.get(e)??0;this.used.has(n);n=`${e}-${s}`)
s++;return n!==e&&this.used.set(e,Number(n.slice(e.length+1))),this.used.set(n,0),n}}function fs(i){const t=new Map,e=new Map;for(const n of wt(i))n.type==="def\
inition"&&!t.has(n.identifier)&&t.set(n.identifier,n),n.type==="footnoteDefinition"&&!e.has(n.identifier)&&e.set(n.identifier,n);return{definitions:t,footnotes:e}}
function us(i){const t=new Map,e=new Map,n=new ds,s=[];for(const o of wt(i)){if(o.type!=="heading")continue;const r=W(o.children).trim();for(;s.length>0&&s.at(-1)>=
o.depth;)s.pop();s.push(o.depth);const a={};e.set(n.next(r),a),t.set(o,{title:r,level:s.length,place:a})}return{headings:t,places:e}}function wt(i){const t=[],e=n=>{
for(const s of n)t.push(s),(s.type==="blockquote"||s.type==="list"||s.type==="listItem"||s.type==="footnoteDefinition")&&e(s.children)};return e(i),t}const gs=16,
Ct=300,ps=.82;async function ms(i,t,e){const{geometry:n,size:s,images:o}=t,r=await Le.B.open({...ks(i,t),font:t.font},e);await r.typefaces.warm(xs(i),e.pace);const{
definitions:a,footnotes:c}=fs(i.children),{headings:h,places:l}=us(i.children),b=Hn(i,c);for(const Y of b.keys())l.set(`${Y}
`,{});const p={html:!1,links:new Set,images:new Set},k=await Lt.of(r.typefaces),M={job:e,composition:r,lines:k,geometry:n,definitions:a,footnotes:c,cited:b,images:o,
places:l,headings:h,told:p,accent:t.accent,language:t.language},x=new Ot(s),{margin:z,width:D}=n,S={x:z,width:D-2*z,element:r.document,decorations:[],color:H.text,
depth:0,tight:!1},$=new ss(r,n,_n(z,x)),I=new zn(()=>$.break()),G=(Y,it,bt)=>I.layOut(Y,it,bt),P=new Kn(M,x,S,G);await P.prepare();const j=new Ht(M,x,Y=>$.add(Y),
P.rowsFor);es(t,j,S);const Z=[...h.values()],J=new Gn(M),st=t.contents&&Z.length>0?await ws(i,Z,{blocks:I,contents:J,pages:$,flow:j,frame:S}):0;return await I.layOut(
i.children.slice(st),j,S),$.finish(),J.fill(),hs(M,j,t.running),t.pageNumbers&&t.running.footer===void 0&&Os(M,x,j),{composition:r,bookmarks:vs(Z),told:p}}async function ws(i,t,{
blocks:e,contents:n,pages:s,flow:o,frame:r}){const a=bs(i);a&&await e.layOut([a],o,r);const c={title:(0,$e.contentsHeading)(o.setting.language),level:a?2:1,place:{}};
return await e.contentsHeading(c,o,r),n.layOut(a?ys(t):t,o,r)>gs&&s.break(),t.splice(a?1:0,0,c),a?1:0}function bs({children:i}){const[t]=i;return i.filter(n=>n.
type==="heading"&&n.depth===1).length===1&&t?.type==="heading"&&t.depth===1?t:void 0}function ys([i,...t]){const e=t.length>0?(0,q.YG)(t.map(n=>n.level)):i.level;
return[{...i,level:e},...t]}function xs(i){const t=[];for(const e of wt(i.children)){if(t.length>Ct)break;if(e.type==="paragraph")for(const n of W(e.children).split(
" ",Ct))t.push(n)}return t.slice(0,Ct)}function ks(i,{contents:t,running:e}){const n=new Set,s=[e.header??"",e.footer??"",e.date??"",e.title];t&&n.add("SemiBold");
const o=[i];for(let r=o.pop();r;r=o.pop())if((r.type==="heading"||r.type==="strong"||r.type==="table"||r.type==="blockquote")&&n.add("SemiBold"),r.type==="empha\
sis"&&n.add("Italic"),(r.type==="code"||r.type==="inlineCode")&&n.add("Mono"),"value"in r&&s.push(r.value.replace(/[\0-\x7f]+/g,"")),"alt"in r&&typeof r.alt=="s\
tring"&&s.push(r.alt),"children"in r)for(const a of r.children)o.push(a);return{styles:[...n],text:s.join("")}}function Os({composition:i,geometry:t},e,n){const{
sheets:s,typefaces:o}=i,r=Q(n,H.quiet,e.size*ps);for(const[a,c]of s.entries()){const h=o.word(String(a+1),r.style),l=(t.width-h.width*r.size/1e3)/2;c.run("Foote\
r",{kind:"text",x:l,y:t.margin/2-r.size*.3,size:r.size,color:r.color,words:[h]})}}function vs(i){const t=[],e=[{level:0,children:t}];for(const{title:n,level:s,place:o}of i){
if(n===""||!Ms(o))continue;for(;e.at(-1).level>=s;)e.pop();const r=[];e.at(-1).children.push({title:n,place:o,children:r}),e.push({level:s,children:r})}return t}
const Ms=i=>i.sheet!==void 0;var Es=m(82943),Ts=m(21281),nt=m(98446);const As=({told:i,missing:t,hasFont:e,language:n,breaksArchive:s})=>[...n===void 0?[Ss]:[],
...s?[(0,Ts.Xb)({part:3,level:"a",name:"PDF/A-3a"},"an image has CMYK colors, and the document is sRGB")]:[],...t.size>0?[(0,Es.F)(Cs(t),e?"Your file lacks them\
 too, or they cannot be shaped.":"Give a font that has them.",e?[]:["font"])]:[],...i.images.size>0?[$s(i.images.size)]:[],...i.links.size>0?[Rs(i.links.size)]:
[],...i.html?[Ls]:[]],Ss={code:"language_assumed",message:"The document does not say what it is written in, so screen readers guess, and it does not claim PDF/U\
A. Give language, or lang in the front matter.",mentions:["language"]},Ls={code:"html_left_out",message:"HTML other than br, sub, sup and u was left out of the \
Markdown. Its text stays."},$s=i=>({code:"image_not_loaded",message:`${(0,nt.y_)(i,"image")} of the Markdown ${(0,nt.d5)(i,"was","were")} not given, so the text\
 that describes ${(0,nt.d5)(i,"it","them")} is there instead. Nothing is fetched: give ${(0,nt.d5)(i,"the image","the images")} as a file beside the Markdown (A\
ction), as field:name (n8n), or in images (service).`}),Rs=i=>({code:"links_as_text",message:`${(0,nt.y_)(i,"link")} of the Markdown ${(0,nt.d5)(i,"leads","lead")}\
 neither to a heading of the document nor to an address such as https:, and ${(0,nt.d5)(i,"is","are")} text.`});function Cs(i){return[...new Set([...i].map(jt.I2))].
sort().join(", ")}var Is=m(86687);const fe=100,ue=5e7,zs=/^data:([^,;]*)(?:;[^,;]*)*;base64,([A-Za-z0-9+/\s%=_-]*)$/i;function Ns(i){const t=new Map,e=[];let n=0;
for(const s of i){if(!/^data:/i.test(s))continue;const[,o="",r]=zs.exec(s)??[];if(r===void 0){e.push({field:"file",message:"has a data: address that is not base\
64; write data:image/png;base64, and the image"});break}const a=Buffer.from(r.replaceAll("%2B","+").replaceAll("%2F","/").replaceAll("%3D","="),"base64");if(n+=
a.length,t.set(s,{name:`image.${o.split("/")[1]??"bin"}`,bytes:a}),t.size>fe||n>ue){e.push({field:"file",message:`has more than ${fe} images or ${ue/1e6} MB of \
them in data: addresses`});break}}if(e.length>0)throw(0,L.G6)(e);return t}const ge=72,Ds=14,Ps=async(i,t,e)=>{const n=js(t),s=t.font&&(0,V.g)(t.font,"font"),{root:o,
words:r}=await Bs(new TextDecoder().decode(i.bytes),t.values,e),[a]=o.children;r.title!==void 0&&a!==void 0&&a.type!=="heading"&&o.children.unshift(Ws(r.title));
const c=t.title??r.title??Hs(o)??pe(i.name),h=t.language??Ks(r.language),l=await _s(o,t.images??[],e),b=t.logo&&await(0,lt.A)(t.logo,"logo",e),{composition:p,bookmarks:k,
told:M}=await ms(o,{geometry:n,size:t.font_size,font:s,images:l,pageNumbers:t.page_numbers,running:{header:t.header,footer:t.footer,headerOnFirst:t.header_on_first,
date:t.date,title:c},logo:b,accent:t.accent_color===void 0?void 0:Us(t.accent_color),contents:t.table_of_contents,language:h},e),x=[...l.values(),...b?[b]:[]].some(
({components:j})=>j===4),z=t.author??r.author,D=await p.finish({title:c,author:z,language:h,bookmarks:k,breaksArchive:x}),S=t.letterhead&&await Gs(D,t.letterhead,
t.letterhead_password,e),$={compact:!0,objectStreams:"smallest"},I=S?.write?await S.write($):await(0,be.UN)(D,$),G=p.sheets.length,P=As({told:M,missing:p.typefaces.
missing,hasFont:s!==void 0,language:h,breaksArchive:x});return S&&(0,q.RZ)(P,S.notes),{documents:[{name:`${pe(i.name)}.pdf`,bytes:I,pageCount:G}],notes:P,facts:{
pageCount:G}}};async function Bs(i,t,{pace:e}){const n=t&&await Te(i,t,e),{words:s,markdown:o}=(0,ht.X)(n?.text??i),r=await(0,F.D)(o,e);if(!n)return{root:r,words:s};
await f(r,n.values,e);const{title:a,author:c,language:h}=s,l=b=>d(b,n.values,U);return{root:r,words:{...a!==void 0&&{title:l(a)},...c!==void 0&&{author:l(c)},...h!==
void 0&&{language:l(h)}}}}function js({page_size:i,orientation:t,margin:e,font_size:n}){const[s,o]=kt.tn[i],[r,a]=t==="portrait"?[s,o]:[o,s],c=Math.floor((Math.
min(r,a)-Ds*n)/2/ge*100)/100;if(e>c){const h=`leaves no room on ${i} pages with a font_size of ${n}; it must be at most ${c} inches`;throw(0,L.G6)([{field:"marg\
in",message:h,mentions:["font_size"]}])}return{width:r,height:a,margin:e*ge}}function Gs(i,t,e,n){const s=Uint32Array.from({length:i.pages.count},(r,a)=>a+1),o={
file:t,password:e,fields:Fs,layer:"under",repeat:"last",fit:"page"};return(0,Is.e)(i,o,s,n)}const Fs={file:"letterhead",password:"letterhead_password",noun:"the\
 letterhead"},Us=i=>{const[t,e,n]=(0,ye.q)(i);return[t/255,e/255,n/255]},Ws=i=>({type:"heading",depth:1,children:[{type:"text",value:i}]});function Hs({children:i}){
for(const t of wt(i)){const e=t.type==="heading"?W(t.children).trim():"";if(e!=="")return e}}function Ks(i){const{holds:t,words:e}=xe.E["language-tag"];if(i===void 0||
t(i))return i;throw(0,L.G6)([{field:"file",message:`has a lang in its front matter that is not ${e}`}])}async function _s(i,t,e){const n=new Map,s=new Set((0,N.
A)(i));for(const o of t)s.has((0,N.b)(o.name))&&n.set((0,N.b)(o.name),await(0,lt.A)(o,"images",e));for(const[o,r]of Ns(s))n.set(o,await(0,lt.A)(r,"file",e));return n}
const pe=i=>i.replace(/\.(?:md|markdown|mdown|txt|pdf)$/i,"").trim()||"document"}),82943:((X,B,m)=>{m.d(B,{F:()=>N});const N=(L,R,A=[])=>({code:"characters_miss\
ing",message:`Boxes are drawn for characters that cannot be shown: ${L}. ${R}`,...A.length>0?{mentions:A}:{}})}),12889:((X,B,m)=>{m.d(B,{Rl:()=>y,Vv:()=>R,ft:()=>w,
jB:()=>u,pr:()=>d,vw:()=>O,wE:()=>v});var N=m(46161),L=m(47707);const R="‏";let A;const E=()=>A??=(0,N.A)(),g=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
w=f=>g.test(f),O=f=>w(f)&&(E().getEmbeddingLevels(f).paragraphs[0]?.level??0)%2===1;function d(f){if(!w(f))return f===""?[]:[{text:f,rtl:!1,at:0}];const{levels:T,
paragraphs:C}=E().getEmbeddingLevels(f),U=C[0]?.level??0;for(let F=f.length-1;F>=0&&/\s/.test(f[F]);F--)T[F]=U;const _=[];for(let F=0;F<f.length;F++){const W=_.
at(-1);W&&W.level===T[F]?W.text+=f[F]:_.push({level:T[F],text:f[F],at:F})}const ht=_.reduce((F,{level:W})=>Math.max(F,W),0);for(let F=ht;F>0;F--)for(let W=0,V=0;W<
_.length;W=V+1){for(V=W;V<_.length&&_[V].level>=F;)V++;if(V>W+1)for(const[kt,lt]of _.slice(W,V).entries())_[V-1-kt]=lt}return _.map(({level:F,text:W,at:V})=>({text:W,
rtl:F%2===1,at:V}))}const u=f=>Array.from(f,T=>E().getMirroredCharacter(T)??T).join(""),v=f=>(0,L.qf)(u(f)).reverse().join(""),y=f=>d(f).flatMap(({text:T,rtl:C})=>C?
(0,L.qf)(u(T)).reverse():(0,L.qf)(T))}),33141:((X,B,m)=>{m.d(B,{$u:()=>R,b8:()=>L,dc:()=>E,zO:()=>A});var N=m(77581);function L(g,w){const O=typeof g=="number"?
Math.abs(g):0,d=typeof w=="number"?Math.abs(w):0;return{capHeight:O>=400&&O<=850?O:700,descent:-(d>=50?Math.min(d,230):230)}}const R=(g,w)=>`/Span <</ActualText\
 <${Buffer.from((0,N.wx)(g).bytes).toString("hex")}>>> BDC ${w} EMC`,A=(g,w)=>`<${g.map(O=>O.toString(16).padStart(w*2,"0")).join("")}>`;function E(g){return g.
some(w=>w<32||w>126)?A(g,1):`(${Buffer.from(g).toString("latin1").replace(/[\\()]/g,"\\$&")})`}}),75934:((X,B,m)=>{m.d(B,{p:()=>L});var N=m(9876);class L{text;widthOf;width;parts;constructor(A,E){
this.text=A,this.widthOf=E,this.width=E(A)}async lines(A){if(this.width<=A(0))return[this.text];const E=[];let g="",w=0,O;for(const d of this.parts??=await this.
measure()){const u=w+(O?.spaceWidth??0)+d.width;if(u<=A(E.length))g+=(O?.space??"")+d.text,w=u;else{g!==""&&E.push(g);const v=E.length,y=d.width>A(v)?this.cut(d,
f=>A(v+f)):[d.text];for(const f of y)E.push(f);g=E.pop(),w=g===d.text?d.width:this.widthOf(g)}O=d}return E.push(g),E}async measure(){const{text:A,widthOf:E}=this;
return Array.from((await(0,N.Vn)())(A),({start:g,end:w,next:O})=>{const[d,u]=[A.slice(g,w),A.slice(w,O)];return{text:d,width:E(d),space:u,spaceWidth:u===""?0:E(
u)}})}cut(A,E){const g=A.clusters??=(0,N.s)(A.text,this.widthOf);let w=0;return(0,N.ZM)(g,E).map(O=>g.slice(w,w+=O).map(({text:d})=>d).join(""))}}}),9876:((X,B,m)=>{
m.d(B,{Vn:()=>L,ZM:()=>E,s:()=>R});var N=m(47707);async function L(){const{default:g}=await m.e(3286).then(m.bind(m,23286));return function*(w){const O=new g(w);
let d=0;for(let u=O.nextBreak();u;u=O.nextBreak()){const v=u.position;let y=v;for(;y>d&&w[y-1]===" ";)y--;yield{start:d,end:y,next:v},d=v}}}const R=(g,w)=>(0,N.
qf)(g).map(O=>({text:O,width:w(O)})),A=/[_\-–—/.,;:]$/;function E(g,w){const O=[];for(let d=0;d<g.length;){let u=d;for(let v=0;u<g.length&&(v+=g[u].width,!(v>
w(O.length)&&u>d));u++);if(u<g.length){let v=u;for(;v>d&&!A.test(g[v-1].text);)v--;v-d>=(u-d)/2&&(u=v)}O.push(u-d),d=u}return O}}),27077:((X,B,m)=>{m.d(B,{Yz:()=>A,
k6:()=>L,p9:()=>E,y:()=>R,zd:()=>N});function N(g){for(;;){const{done:w,value:O}=g.next();if(w)return O}}async function L(g,w){for(;;){const{done:O,value:d}=g.next();
if(O)return d;const u=w.step(d);u&&await u}}const R=1e3,A=3e5;function*E(g,w){if(g.length<=R)return[...g].sort(w);let O=[];for(let d=0;d<g.length;d+=R){for(const u of g.
slice(d,d+R).sort(w))O.push(u);yield A}for(let d=R;d<O.length;d*=2){const u=[];for(let v=0;v<O.length;v+=2*d){const y=Math.min(v+d,O.length),f=Math.min(y+d,O.length);
for(let T=v,C=y;T<y||C<f;){const U=C===f||T<y&&w(O[T],O[C])<=0;u.push(U?O[T++]:O[C++]),u.length%R===0&&(yield A)}}O=u}return O}})};
