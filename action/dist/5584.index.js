"use strict";exports.id=5584,exports.ids=[5584],exports.modules={85673:((Y,B,p)=>{p.d(B,{gx:()=>T,h:()=>M});function I(l,d){const y=C(l,d);if(y!==void 0)return[y];const g=w(
l);return d.filter(u=>w(u).some(x=>x.length>3&&g.includes(x)))}function C(l,d){let y;for(const g of d){const u=A(w(l),w(g));u<=2&&u<(y?.count??1/0)&&(y={name:g,
count:u})}return y?.name}function A(l,d){return l.length!==d.length?l.length*d.length===0?1/0:A([l.join("")],[d.join("")]):d.reduce((y,g,u)=>{const x=l[u]??"",S=Math.
min(x.length,g.length),$=k(x,g);return $>(S<3?0:S<7?1:2)?1/0:y+$},0)}const M=(l,d)=>m(I(l,d));function T(l,d){const y=C(l,d),g=u=>w(u).sort().join(" ");return m(
y===void 0?d.filter(u=>l!==""&&g(u)===g(l)):[y])}const m=l=>l.length===0||l.length>3?"":` (did you mean ${l.join(" or ")}?)`,w=l=>l.trim().slice(0,64).replace(/(?<=[a-z])(?=[A-Z])/g,
" ").toLowerCase().split(/[\s_-]+/).filter(d=>d!=="");function k(l,d){let y=[],g=Array.from({length:d.length+1},(u,x)=>x);for(let u=0;u<l.length;u++){const x=[u+
1];for(let S=0;S<d.length;S++){const $=u>0&&S>0&&l[u]===d[S-1]&&l[u-1]===d[S];x.push(Math.min((g[S+1]??0)+1,(x[S]??0)+1,(g[S]??0)+(l[u]===d[S]?0:1),$?(y[S-1]??0)+
1:1/0))}y=g,g=x}return g.at(-1)??0}}),49180:((Y,B,p)=>{p.d(B,{q:()=>C});const I="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd4 azure f0ffff\
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
 ffff00 yellowgreen 9acd32";function C(T){const m=T.toLowerCase(),w=/^#([\da-f]{3}|[\da-f]{6})$/.exec(m)?.[1]??M().get(m);return w===void 0?void 0:(w.length===3?
[...w].map(l=>l+l):[w.slice(0,2),w.slice(2,4),w.slice(4)]).map(l=>Number.parseInt(l,16))}let A;function M(){const T=I.split(" ");return A??=new Map(T.flatMap((m,w)=>w%
2===0?[[m,T[w+1]]]:[]))}}),51521:((Y,B,p)=>{p.d(B,{Ct:()=>m,Qf:()=>T,sA:()=>k});var I=p(98446),C=p(34378);const A=/(\{[^{}]*\})/;function M(l,d){const y=[],g=[],
u=`use ${d.map(x=>`{${x}}`).join(", ")}`;for(const x of(0,C.w)(l).split(A)){const S=d.find($=>`{${$}}`===x);if(S)y.push({placeholder:S});else if(A.test(x))g.push(
x);else{if(/[{}]/.test(x))return{problem:`has a brace that belongs to no placeholder; ${u}`};x&&y.push({literal:x})}}return g.length===0?{pieces:y}:{problem:`ha\
s the unknown ${(0,I.d5)(g.length,"placeholder","placeholders")} ${g.join(" and ")}; ${u}`}}const T=l=>l.split(A).filter((d,y)=>y%2===1),m=(l,d)=>l.split(A).map(
(y,g)=>(g%2===1&&Object.hasOwn(d,y.slice(1,-1))?d[y.slice(1,-1)]:void 0)??y).join(""),w=["number","last","label","name"],k=l=>M(l,w)}),60666:((Y,B,p)=>{p.d(B,{E:()=>k,
L:()=>m});var I=p(49180),C=p(17079),A=p(51521);function M(l){const d=(0,A.sA)(l);return"problem"in d?d.problem:void 0}const T=/^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8}){0,8}$/,
m=l=>/^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.test(l),k={"file-name":{holds:l=>!/[/\\\p{Cc}\p{Cs}]/u.test(l)&&/[^. ]/.test(l),words:"a file name without fol\
ders"},"media-type":{holds:m,words:"a media type such as text/xml or application/pdf"},color:{holds:l=>(0,I.q)(l)!==void 0,words:"a color such as Red, darkgreen\
 or #c00000"},date:{holds:l=>(0,C.Z)(l)!==void 0,words:"a date of ISO 8601 such as 2026-11-20 or 2026-11-20T14:30:00+01:00"},"number-format":{holds:l=>M(l)===void 0,
words:"text such as {number} / {last}",problem:M},"language-tag":{holds:l=>T.test(l),words:"a language tag such as en, de-AT or zh-Hant (BCP 47)"}}}),8008:((Y,B,p)=>{
p.r(B),p.d(B,{markdown_to_pdf:()=>ds});var I=p(34622),C=p(58552);const A=1048576,M=15,T=/([\u{100000}-\u{107fff}])([\u{100000}-\u{107fff}])/gu,m=o=>/[\u{100000}-\u{10ffff}]/u.
test(o),w=o=>String.fromCodePoint(A+(o>>M),A+(o&(1<<M)-1)),k=(o,t)=>o.codePointAt(0)-A<<M|t.codePointAt(0)-A,l=o=>m(o),d=(o,t,e=n=>n)=>o.replace(T,(n,s,i)=>e(t[k(
s,i)]??"")),y=/^(?:https?|mailto|tel):|^data:image\//i,g=/^[a-z][a-z0-9+.-]*:/i,u=/^field:/i;async function x(o,t,e){const n=[o];for(let s=n.pop();s;s=n.pop()){
const i=e.step(500);if(i&&await i,S(s,t),"children"in s){s.children.some(r=>r.type==="text"&&l(r.value))&&Object.assign(s,{children:s.children.flatMap(r=>P(r,t))});
for(const r of s.children)n.push(r)}}}function S(o,t){const e=(n,s)=>{const i=o[n];typeof i=="string"&&l(i)&&Object.assign(o,{[n]:d(i,t,s)})};for(const n of["al\
t","title"])e(n,L);if(o.type==="code"&&e("value"),o.type==="inlineCode"&&e("value",L),o.type==="html"&&e("value",n=>L(n).replace(/[&<>"']/g,s=>`&#${s.charCodeAt(
0)};`)),"url"in o&&l(o.url)&&(e("url",L),$(o.url,o.type==="image")))throw(0,C.G6)([{field:"values",message:"give an address another scheme than http, https, mai\
lto or tel, or data with an image"}])}const $=(o,t)=>g.test(o.trim())&&!y.test(o.trim())&&!(t&&u.test(o.trim())),L=o=>o.replace(/\r?\n/g," ");function P(o,t){return o.
type!=="text"||!l(o.value)?[o]:d(o.value.replaceAll(`
`," "),t,n=>n.replace(/\r\n?/g,`
`)).split(`
`).flatMap((n,s)=>s===0?[{type:"text",value:n}]:[{type:"break"},{type:"text",value:n}])}var D=p(6565),U=p(7725);const W=o=>o.map(t=>t.type==="text"||t.type==="i\
nlineCode"?t.value:t.type==="image"||t.type==="imageReference"?t.alt??"":t.type==="break"?" ":"children"in t?W(t.children):"").join("").replace(/\s+/g," ");var ht=p(
72648),dt=p(96927),nt=p(62488),xt=p(37253),he=p(60666),gt=p(61729),de=p(85673);const Ct=16,fe=200,Rt={"{":"which would write a value as mark-up: write {{name}}",
"&":"which would write a value as mark-up: write {{name}}",">":"but templates have no parts: put the text here","=":"but the marks of templates cannot be change\
d"};function ue(o){return new ge(o).parse()}class ge{text;problems=[];open=[{name:"",line:0,nodes:[]}];line=1;counted=0;from=0;constructor(t){this.text=t}parse(){
const{text:t,open:e}=this;for(let n=t.indexOf("{{");n>=0;n=t.indexOf("{{",this.from))this.tag(n);this.put(t.slice(this.from));for(const{name:n,line:s}of e.slice(
1))this.problems.push(`has {{#${n}}} in line ${s}, which nothing ends`);return{nodes:e[0].nodes,problems:this.problems}}tag(t){const{text:e}=this;let n=0;for(;e[t-
1-n]==="\\"&&t-n>this.from;)n++;if(n%2===1){this.put(`${e.slice(this.from,t-1)}{{`),this.from=t+2;return}const s=this.lineAt(t),i=e.indexOf("}}",t);if(i<0){this.
refuse(s,"has {{ without }} after it"),this.put(e.slice(this.from)),this.from=e.length;return}const r=e.slice(t+2,i).trim(),[a=""]=r,c="#^/!".includes(a)&&r!==""?
this.ownLine(t,i+2):void 0;this.put(e.slice(this.from,c?.start??t)),this.from=c?.end??i+2,(a!=="!"||r==="")&&this.enter(a,r,s)}enter(t,e,n){const s=Object.hasOwn(
Rt,t)?Rt[t]:void 0;if(s!==void 0)return t==="{"&&this.text[this.from]==="}"&&this.from++,this.refuse(n,`has {{${t}`,`, ${s}`);const i="#^/".includes(t)&&t!=="",
r=i?e.slice(1).trim():e;if(r==="")return this.refuse(n,"has a tag without a name");if(r.length>fe||/[\n{}]/.test(r))return this.refuse(n,"has {{ whose end is mi\
ssing");if(t==="/")return this.close(r,n);if(!i)return void this.open.at(-1).nodes.push({name:r,line:n});if(this.open.length>Ct)return this.refuse(n,`has more t\
han ${Ct} sections within one another`);const a={name:r,line:n,isInverted:t==="^",nodes:[]};this.open.at(-1).nodes.push(a),this.open.push(a)}close(t,e){const n=this.
open.at(-1);if(this.open.length>1&&n.name===t)return void this.open.pop();const i=this.open.length>1?`, where {{#${n.name}}} of line ${n.line} must end first`:"\
, which nothing begins";this.refuse(e,`has {{/${t}}}`,i)}ownLine(t,e){const{text:n}=this;let s=t;for(;s>this.from&&(n[s-1]===" "||n[s-1]==="	");)s--;if(s>0&&n[s-
1]!==`
`)return;let i=e;for(;n[i]===" "||n[i]==="	"||n[i]==="\r";)i++;if(!(i<n.length&&n[i]!==`
`))return{start:s,end:Math.min(i+1,n.length)}}put(t){t!==""&&this.open.at(-1).nodes.push(t)}refuse(t,e,n=""){this.problems.push(`${e} in line ${t}${n}`)}lineAt(t){
for(;this.counted<t;this.counted++)this.text[this.counted]===`
`&&this.line++;return this.line}}const ft=20,Dt=200,It=1e5,Pt=1e7,pe=500;async function me(o,t,e){if(m(o))throw(0,C.G6)([{field:"file",message:"has characters f\
or private use (from U+100000 on), which templates cannot have"}]);const{nodes:n,problems:s}=ue(o);if(s.length>0)throw(0,C.G6)(s.slice(0,ft).map(r=>({field:"fil\
e",message:r})));const i=new we(t,e);return await i.add(n),i.finish()}class we{pace;pieces=[];values=[];scopes;problems=new Map;rounds=0;length=0;constructor(t,e){
this.pace=e,this.scopes=[t]}async add(t){for(const e of t){const n=this.pace.step(pe);if(n&&await n,typeof e=="string")this.put(e,e.length);else if("nodes"in e)
for(const s of this.scopesOf(e))await this.within(s,e.nodes);else this.value(e)}}finish(){const{problems:t}=this,e=[...t.values()].slice(0,ft),n=t.size>ft?[`and\
 ${t.size-ft} more`]:[],s={field:"values",message:[...e,...n].join("; ")};if(t.size>0)throw(0,C.G6)([s]);return{text:this.pieces.join(""),values:this.values}}async within(t,e){
if(++this.rounds>It)throw(0,C.G6)([{field:"values",message:`would repeat parts of the template more than ${It} times`}]);this.scopes.push(t),await this.add(e),this.
scopes.pop()}scopesOf({name:t,line:e,isInverted:n}){const s=this.find({name:t,line:e});if(s===void 0)return[];const i=Array.isArray(s)?s:[s],r=i.length>0&&s!==!1&&
s!==null&&s!=="";return n?r?[]:[this.scopes.at(-1)]:r?i:[]}value({name:t,line:e}){const n=this.find({name:t,line:e});if(n===void 0)return;if(typeof n=="object"&&
n!==null){const i=Array.isArray(n)?"a list":"an object";return this.refuse({name:t,line:e},()=>`is ${i}: write {{#${t}}} … {{/${t}}} around its contents`)}const s=n===
null?"":String(n);this.values.push(s),this.put(w(this.values.length-1),s.length)}find({name:t,line:e}){const{scopes:n}=this;if(t===".")return n.at(-1);const[s="",
...i]=t.split(".");for(let r=n.length-1;r>=0;r--){const a=n[r];if(!(0,gt.Gv)(a))continue;if(Object.hasOwn(a,t))return a[t];if(!Object.hasOwn(a,s))continue;const c=be(
a[s],i);if(c!==void 0)return c;break}this.refuse({name:t,line:e},()=>`is not given${(0,de.gx)(t,this.names())}`)}names(){const t=[];for(const e of this.scopes)for(const[
n,s]of Object.entries((0,gt.Gv)(e)?e:{})){if(t.length>Dt)return t;if(t.push(n),(0,gt.Gv)(s))for(const i of Object.keys(s).slice(0,Dt))t.push(`${n}.${i}`)}return t}refuse({
name:t,line:e},n){const{problems:s}=this;s.has(t)||s.set(t,s.size<ft?`'${t}' (line ${e}) ${n()}`:"")}put(t,e){if(this.length+=e,this.length>Pt)throw(0,C.G6)([{field:"\
values",message:`make a text of more than ${Pt} characters; at most that many are allowed`}]);this.pieces.push(t)}}function be(o,t){let e=o;for(const n of t){if(!(0,gt.
Gv)(e)||!Object.hasOwn(e,n))return;e=e[n]}return e}var ye=p(57076),xe=p(47046);function ke(o){const[,t="",e=""]=/^\s*<(\/?)([a-z][a-z0-9-]*|!--)/i.exec(o)??[];return{
name:e.toLowerCase(),closes:t!==""}}const Oe=o=>/^\s*<!--\s*page-?break\s*-->\s*$/i.test(o),ve=/<(script|style|template)\b[^<>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi,Me=/<!--(?:-?>|[\s\S]*?(?:-->|$))|<\?[\s\S]*?(?:\?>|$)|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<![a-z][\s\S]*?(?:>|$)/gi,
Ee=/<(?:br|hr|\/?(?:p|div|h[1-6]|li|ul|ol|tr|table|section|details|summary|blockquote|dl|dt|dd|pre))\b[^<>]*>/gi,Te=/<\/?[a-z][^<>]*(?:>|$)/gi,Ae={amp:"&",lt:"<",
gt:">",quot:'"',apos:"'",nbsp:" "};function $e(o){return o.replace(ve,"").replace(Me,"").replace(/\s+/g," ").replace(Ee,`
`).replace(Te,"").replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi,(t,e,n,s)=>{if(s!==void 0)return Ae[s.toLowerCase()]??t;const i=e===void 0?parseInt(n,
16):Number(e);return i>0&&i<=1114111&&(i<55296||i>57343)?String.fromCodePoint(i):"�"}).split(`
`).map(t=>t.trim()).filter(t=>t!=="")}var Nt=p(47707),pt=p(27077),Se=p(74135);const Le=-.12,Ce=.27,Re=.055,De={below:.24,height:1.18,beside:.18};function zt(o,t,e,n,s){
const{fragments:i}=t;for(let r=0,a=0;r<i.length;r=a){const{run:c}=i[r];let h=0;for(a=r;a<i.length&&Ie(i[a],i[r]);a++)h+=i[a].width;const f=s&&c.owner!==null?c.owner?.
in(s)??s:void 0;if(c.kind==="image"){const{upright:b}=c.image,v=(0,Se.lw)(b,[c.width,0,0,c.height,e,n]);o.draw(f,{kind:"image",name:o.image(c.image),matrix:v})}else{
const b=i.slice(r,a).map(({word:v})=>v);o.draw(f,...Pe(b,c.look,e,n,h))}const O=c.owner?.linking;if(s&&O?.link){const b=c.kind==="image"?c.height:c.look.size,v=[
e,n-b*.25,e+h,n+b*(c.kind==="image"?1:.9)];o.link(O.in(s),v,O.link.target,O.link.contents)}e+=h}}function Ie(o,{run:t}){return o.run===t||o.run.kind==="text"&&t.
kind==="text"&&o.run.look===t.look&&o.run.owner===t.owner}function Pe(o,t,e,n,s){const{size:i,color:r,rise:a=0,oblique:c=!1,ground:h}=t,f=n+a,O=[];if(h){const{below:v,
height:R,beside:E}=De,N={x:e-E*i,y:f-v*i,width:s+2*E*i,height:R*i};O.push({kind:"area",...N,color:h,radius:i*.2})}O.push({kind:"text",x:e,y:f,size:i,color:r,words:o,
oblique:c});const b=v=>({kind:"area",x:e,y:f+v*i,width:s,height:Re*i,color:r});return t.underlined===!0&&O.push(b(Le)),t.struck===!0&&O.push(b(Ce)),O}const Ne=.78,
_t=.3;class Bt{setting;scale;sink;notesOf;after=0;reach=0;joined=!1;markers=[];constructor(t,e,n,s){this.setting=t,this.scale=e,this.sink=n,this.notesOf=s}mark(t){
this.markers.push(t)}get isWaiting(){return this.markers.length>0}join(){this.joined=!0}gap(t){this.after=Math.max(this.after,t)}extend(t){this.reach+=t}row(t,e=this.
scale.leading*.7){const n=this.joined?0:Math.max(this.after,t.before)+this.reach;this.after=0,this.reach=0,this.joined=!1;const s=this.markers.splice(0);if(s.length===
0)return this.sink({...t,before:n});this.sink({...t,before:n,paint:(i,r,a)=>{for(const c of s)c(i,r-e,a);t.paint(i,r,a)}})}async text(t,e,n,s){const i=Math.min(
e.width,this.scale.measure),{lines:r,job:a}=this.setting,c=await(0,pt.k6)(r.setting(t,i),a.pace),{lines:h}=c;for(const[f,O]of h.entries()){const b=f===0,R=f===h.
length-1?s.keep===!0:b||f===h.length-2||s.keep===!0;this.line(O,{paragraph:c,frame:e,measure:i,element:n,options:s,isFirst:b,keep:R})}this.gap(s.after??0)}line(t,e){
const{frame:n,element:s,options:i,isFirst:r,keep:a}=e,{height:c,baseline:h}=jt(t,i),f=n.x+Gt(t,e.measure,i.align??(e.paragraph.isRight?"right":"left")),O=t.notes.
flatMap(b=>this.notesOf(b,n.element));this.row({before:r?i.before??0:0,height:c,keep:a,decorations:n.decorations,notes:O,paint:(b,v,R)=>{r&&i.onFirst?.(b,v),zt(
b,t,f,v-h,R?void 0:s)}},h)}}function jt({tallest:o},{leading:t,size:e}){const n=(t-e)/2+e*Ne+e*.06;if(o<=n)return{height:t,baseline:n};const s=Math.ceil((o+t*_t)/
(t/2))*(t/2);return{height:s,baseline:s-t*_t}}function Gt({width:o},t,e){return e==="left"?0:e==="right"?t-o:(t-o)/2}const Ut=new WeakMap;function tt(o,t,e=o.scale.
size,n="Regular"){let s=Ut.get(o);s||Ut.set(o,s=new Map);const i=`${n} ${e} ${t.join(" ")}`;let r=s.get(i);return r||s.set(i,r={style:n,size:e,color:t}),r}const ut=o=>[
o,o,o],X={text:ut(.1),quiet:ut(.36),rule:ut(.82),strongRule:ut(.45),ground:[.957,.961,.969],link:[.04,.31,.64],bar:ut(.75)},ze={NOTE:{title:"Note",color:[.04,.36,
.72]},TIP:{title:"Tip",color:[.07,.43,.2]},IMPORTANT:{title:"Important",color:[.43,.25,.72]},WARNING:{title:"Warning",color:[.55,.37,0]},CAUTION:{title:"Caution",
color:[.72,.12,.14]}},_e=1.25,Be=1.45,je=.88,Ge=37.5;class kt{size;leading;constructor(t){this.size=t,this.leading=Math.round(t*Be*2)/2}get half(){return this.leading/
2}get measure(){return this.size*Ge}get codeSize(){return this.size*je}heading(t){const e=this.size*_e**Math.max(4-t,0);return{size:e,leading:Math.ceil(e*1.2/this.
half)*this.half,before:this.leading*(t===1?2:t===2?1.5:1),after:this.half}}smaller(t){return new kt(this.size*t)}}const Ft=4,Ue=.7,Fe=1.32,We=2e4;async function Ke({
value:o},t,e){const{scale:n,setting:s}=t,{typefaces:i}=s.composition,r=n.codeSize,a=Math.round(r*Fe*2)/2,c=Ue*n.size,h=tt(t,X.text,r,"Mono"),f=i.word("0","Mono").
width*r/1e3,O=Math.max(Math.floor((e.width-2*c)/f),8),b={x:e.x,width:e.width,color:X.ground,radius:3,over:c},v=e.element.add("P").add("Code"),R=e.x+c,E=(a-r)/2+
r*.84,N=o.split(/\r\n|\n|\r/).flatMap(G=>Ve(G,O));t.gap(n.half),t.extend(c);for(const[G,{text:j,isRest:_}]of N.entries()){const z=s.job.pace.step(We);z&&await z;
const H=i.word(j===""?" ":j,"Mono");t.row({before:0,height:a,keep:G===0||G===N.length-2,decorations:[...e.decorations,b],paint:(Z,K,V)=>{const Q=K-E;_&&Z.draw(void 0,
...He(R,Q,r));const ot=_?R+2*f:R;Z.draw(V?void 0:v,{kind:"text",x:ot,y:Q,size:r,color:h.color,words:[H]})}},E)}t.gap(n.half),t.extend(c)}function He(o,t,e){const n=(i,r)=>[
o+i*e,t+r*e],s={kind:"stroke",width:e*.07,color:X.strongRule};return[{...s,points:[n(.1,.62),n(.1,.26),n(.68,.26)]},{...s,points:[n(.5,.42),n(.7,.26),n(.5,.1)]}]}
function Ve(o,t){const e=o.includes("	")?Xe(o):o;if(e.length<=t)return[{text:e,isRest:!1}];const n=(0,Nt.qf)(e),s=[{text:n.slice(0,t).join(""),isRest:!1}];for(let i=t;i<
n.length;i+=t-2)s.push({text:n.slice(i,i+t-2).join(""),isRest:!0});return s}function Xe(o){let t="";for(const e of o.split(/(\t)/))t+=e==="	"?" ".repeat(Ft-t.length%
Ft):e;return t}class rt{tag;facts;above;link;block;element;constructor(t,e,n,s){this.tag=t,this.facts=e,this.above=n,this.link=s}in(t){return(!this.element||this.
block!==t)&&(this.element=(this.above?.in(t)??t).add(this.tag,this.facts),this.block=t),this.element}get linking(){return this.link?this:this.above?.linking}}const Ze=.88,
Qe=.7,Wt=.36,Ye=-.14,Kt=72/96,Je=300,Ht=/^(?:https?|mailto|tel|ftp):/i,Vt=new WeakMap;function et(o,t,e){let n=Vt.get(o);n||Vt.set(o,n=new Map);let s=n.get(t);return s||
n.set(t,s={...o,...e}),s}const Ot=o=>o.style==="Mono"?o:et(o,"bold",{style:"SemiBold",oblique:o.style==="Italic"}),qe=o=>o.style==="Regular"?et(o,"italic",{style:"\
Italic"}):et(o,"italic",{oblique:!0}),tn=o=>et(o,"code",{style:"Mono",oblique:!1,size:o.size*Ze,ground:X.ground}),Xt=(o,t)=>et(o,`raised ${t}`,{size:o.size*Qe,rise:(o.
rise??0)+o.size*t});class Zt{setting;room;runs=[];open=[];constructor(t,e){this.setting=t,this.room=e}add(t,e,n){for(const s of t)this.node(s,e,n);return this}text(t,e,n,s){
const i=this.runs.at(-1);let r=t.replace(/[ \t\r\n]+/g," ");if(r.startsWith(" ")&&(!i||i.kind==="break"||i.kind==="text"&&i.text.endsWith(" "))&&(r=r.slice(1)),
r==="")return;let a=e;for(const c of this.open)c==="u"?a=et(a,"u",{underlined:!0}):a=Xt(a,c==="sup"?Wt:Ye);this.runs.push({kind:"text",text:r,look:a,owner:n,...s!==
void 0&&{note:s}})}node(t,e,n){switch(t.type){case"text":return this.text(t.value,e,n);case"emphasis":return void this.add(t.children,qe(e),n);case"strong":return void this.
add(t.children,Ot(e),n);case"delete":return void this.add(t.children,et(e,"struck",{struck:!0}),en("LineThrough",n));case"inlineCode":return this.text(t.value,tn(
e),new rt("Code",{},n));case"break":this.runs.push({kind:"break"});return;case"link":return this.link(t.url,t.children,e,n);case"linkReference":{const s=this.setting.
definitions.get(t.identifier)?.url;return s===void 0?void this.add(t.children,e,n):this.link(s,t.children,e,n)}case"image":return this.image(t.url,t.alt??"",e,n);case"\
imageReference":return this.image(this.setting.definitions.get(t.identifier)?.url??"",t.alt??"",e,n);case"footnoteReference":return this.reference(t.identifier,
e,n);case"html":return this.html(t.value);default:return t}}link(t,e,n,s){const i=this.targetOf(t);if(!i)return void this.add(e,n,s);const r=W(e).trim().slice(0,
Je)||t,a=new rt("Link",{},s,{target:i,contents:r});this.add(e,et(n,"link",{color:X.link}),a)}targetOf(t){if(Ht.test(t))return{uri:nn(t)};const e=/^#(.+)$/.exec(
t)?.[1],n=e===void 0?void 0:this.setting.places.get(sn(e).toLowerCase());if(n)return{place:n};this.setting.told.links.add(t)}image(t,e,n,s){const i=this.setting.
images.get((0,I.b)(t));if(!i)return this.setting.told.images.add(t),e===""?void 0:Ht.test(t)?this.link(t,[{type:"text",value:e}],n,s):this.text(e,n,s);const r=this.
sizeOf(i);this.runs.push({kind:"image",image:i,...r,owner:e===""?null:new rt("Figure",{alt:e},s)})}sizeOf({displayed:t,resolution:e}){const n=e?{width:t.width/e.
x*72,height:t.height/e.y*72}:{width:t.width*Kt,height:t.height*Kt},s=Math.min(1,this.room.width/n.width,this.room.height/n.height);return{width:n.width*s,height:n.
height*s}}reference(t,e,n){const{cited:s,footnotes:i}=this.setting;if(!i.has(t))return;const r=s.get(t)??s.size+1;s.set(t,r);const a=this.setting.places.get(`${t}\

`),c=new rt("Reference",{},n),h=a?new rt("Link",{},c,{target:{place:a},contents:`Footnote ${r}`}):c;this.text(String(r),Xt(et(e,"link",{color:X.link}),Wt),h,t)}html(t){
const{name:e,closes:n}=ke(t);if(e==="br")this.runs.push({kind:"break"});else if(e==="sub"||e==="sup"||e==="u"){const s=this.open.lastIndexOf(e);n?s>=0&&this.open.
splice(s,1):this.open.push(e)}else e!=="!--"&&(this.setting.told.html=!0)}}const en=(o,t)=>new rt("Span",{attributes:{O:"Layout",TextDecorationType:o}},t),nn=o=>o.
replace(new RegExp("\\p{Cs}","gu"),"�").replace(/[^\x21-\x7e]|["<>\\^`{|}]/gu,t=>encodeURIComponent(t));function sn(o){try{return decodeURIComponent(o)}catch{
return o}}var st=p(45657);const Qt=[{text:"•",numbering:"Disc"},{text:"–",numbering:"None"},{text:"▪",numbering:"Square"}],Yt=.5,on=1.5,rn=.5,an=.125;async function cn(o,t,e,n){
const{size:s,leading:i,half:r}=t.scale,a=Qt[e.depth%Qt.length],c=o.start??1,h=tt(t,e.color),f=(E,N)=>N===!0?"☑":N===!1?"☐":o.ordered===!0?`${c+E}.`:a.text,O=(0,st.
Kf)([0,o.children.length-1].map(E=>Jt(t,h,f(E,o.children[E]?.checked)))),b=Math.max(O+Yt*s,on*s),v=o.spread===!0||o.children.some(({spread:E})=>E===!0),R=e.element.
add("L",{attributes:{O:"List",ListNumbering:o.ordered===!0?"Decimal":a.numbering}});(e.depth===0||!e.tight)&&t.gap(r);for(const[E,N]of o.children.entries()){E>0&&
t.gap(i*(v?rn:an));const G=R.add("LI"),j=G.add("Lbl"),_=f(E,N.checked),z=Jt(t,h,_),H=e.x+b-Yt*s-z;t.mark((K,V,Q)=>ln(t,K,_,h,H,V,Q?void 0:j));const Z={...e,x:e.
x+b,width:e.width-b,element:G.add("LBody"),depth:e.depth+1,tight:!v};await n(N.children,Z),t.isWaiting&&t.row({before:0,height:i,keep:!1,decorations:e.decorations,
paint:()=>{}})}t.gap(e.tight&&e.depth>0?0:r)}const Jt=({setting:o},t,e)=>o.composition.typefaces.word(e,t.style).width*t.size/1e3;function ln({setting:o},t,e,{size:n,
style:s,color:i},r,a,c){t.draw(c,{kind:"text",x:r,y:a,size:n,color:i,words:[o.composition.typefaces.word(e,s)]})}const vt=.55,hn=.3,dn=.75,fn=1.32,un=12;async function gn(o,t,e){
const{pace:n}=t.setting.job,s=o.children[0]?.children.length??0,i=Array.from({length:s},(v,R)=>o.align?.[R]??null),r=Array.from({length:s},()=>({whole:0,least:0}));
for(const[v,{children:R}]of o.children.entries())for(const[E,N]of R.slice(0,s).entries()){const G=qt(N,t,e,t.scale.size,v===0),j=await(0,pt.k6)(t.setting.lines.
widths(G),n);r[E]={whole:Math.max(r[E].whole,j.whole),least:Math.max(r[E].least,j.least)};const _=n.step(3e3);_&&await _}const a=pn(r,i,e.width,t.scale),c=e.element.
add("Table"),h=o.children.length>1&&(o.children[0]?.children??[]).every(({children:v})=>v.length===0),f=h?void 0:c.add("THead"),O=o.children.length>1?c.add("TBo\
dy"):void 0,b=[];t.gap(t.scale.half+2);for(const[v,{children:R}]of o.children.entries()){const E=v===0;if(E&&!f)continue;const N=(E?f:O).add("TR"),G=Array.from(
{length:s},(H,Z)=>{const K=E?"Column":h&&Z===0?"Row":void 0,V=qt(R[Z],t,e,a.size,E),Q=K===void 0?{}:{attributes:{O:"Table",Scope:K}};return{runs:V,element:N.add(
K===void 0?"TD":"TH",Q)}}),_=await wn(G,a,t,e,{isHead:E,isTop:E||h&&v===1,isLast:v===o.children.length-1,heads:b});for(const H of _)t.row(H);E&&(0,st.RZ)(b,_);const z=n.
step(3e3*s);z&&await z}t.gap(t.scale.leading)}function qt(o,t,e,n,s){const i=tt(t,e.color,n);return new Zt(t.setting,{width:e.width/3,height:n*12}).add(o?.children??
[],s?Ot(i):i).runs}function pn(o,t,e,n){const s=2*vt*n.size*o.length,r=(b=>o.reduce((v,R)=>v+b(R),0))(b=>b.least),a=r+s<=e?1:Math.max(e/(r+s),dn),c=n.size*a,h=2*
vt*c,f=e-h*o.length;return{widths:(r*a>f?o.map(b=>b.least/r*f):mn(o.map(b=>({whole:b.whole*a,least:b.least*a})),f)).map(b=>b+h),align:t,size:c,leading:Math.round(
c*fn*2)/2}}function mn(o,t){const e=o.map(({least:h})=>h),n=new Set(o.keys());let s=t;for(let h=!0;h&&n.size>0;){h=!1;const f=s/n.size;for(const O of n){const{whole:b,
least:v}=o[O];if(!(b>f&&v<=f)){e[O]=b<=f?b:v,s-=e[O],n.delete(O),h=!0;break}}}const i=[...n].map(h=>Math.sqrt(o[h].whole)),r=i.reduce((h,f)=>h+f,0);for(const[h,
f]of[...n].entries())e[f]=Math.max(o[f].least,s*i[h]/r);const a=e.reduce((h,f)=>h+f,0)-t,c=e.indexOf((0,st.Kf)(e));return a>0&&(e[c]=Math.max(e[c]-a,o[c].least)),
e}async function wn(o,t,e,n,{isHead:s,isTop:i,isLast:r,heads:a}){const{widths:c,align:h,size:f,leading:O}=t,b=vt*f,{lines:v,job:R}=e.setting,E=[];for(const[j,{runs:_}]of o.
entries())E.push(await(0,pt.k6)(v.setting(_,Math.max(c[j]-2*b,f)),R.pace));const N=Math.max(1,(0,st.Kf)(E.map(({lines:j})=>j.length))),G=hn*f;return Array.from(
{length:N},(j,_)=>{const z=E.map(({lines:F})=>F[_]),H=z.map(F=>jt(F??te,{leading:O,size:f})),Z=(0,st.Kf)(H.map(({height:F})=>F)),K=(0,st.Kf)(H.map(F=>F.baseline)),
[V,Q]=[_===0,_===N-1],ot=V?G:0,J=ot+Z+(Q?G:0);return{before:0,height:J,keep:s||(N<=un?!Q:V||_===N-2),decorations:n.decorations,notes:z.flatMap(F=>F?F.notes.flatMap(
q=>e.notesOf(q,n.element)):[]),head:s?void 0:a,paint:(F,q,Lt)=>{let bt=n.x;for(const[lt,yt]of z.entries()){const ws=c[lt]-2*b,bs=h[lt]??(E[lt].isRight?"right":"\
left"),ys=bt+b+Gt(yt??te,ws,bs);!yt&&V&&!Lt&&F.draw(o[lt].element),yt&&zt(F,yt,ys,q-ot-K,Lt?void 0:o[lt].element),bt+=c[lt]}i&&V&&ee(F,n.x,q-.4,bt-n.x,"strong"),
Q&&ee(F,n.x,q-J,bt-n.x,s||r?"strong":"thin")}}})}const te={fragments:[],width:0,tallest:0,notes:[]};function ee(o,t,e,n,s){const[i,r]=s==="strong"?[.7,X.strongRule]:
[.4,X.rule];o.draw(void 0,{kind:"area",x:t,y:e,width:n,height:i,color:r})}const bn="\\newpage",yn=/^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*(?:\n|$)/i,xn=2.5,
ne=.75,kn=1200;class On{onBreak;constructor(t){this.onBreak=t}async layOut(t,e,n){for(const s of t){await this.block(s,e,n);const i=e.setting.job.pace.step(kn*(1+
vn(s)));i&&await i}}async block(t,e,n){switch(t.type){case"paragraph":return await this.paragraph(t.children,e,n);case"heading":return await this.heading(t,e,n);case"\
blockquote":return await this.quote(t,e,n);case"list":return await cn(t,e,n,(s,i)=>this.layOut(s,e,i));case"code":return await Ke(t,e,n);case"table":return await gn(
t,e,n);case"thematicBreak":return En(e,n);case"html":return await this.html(t.value,e,n);default:return}}async paragraph(t,e,n){const[s]=t;if(t.length===1&&s?.type===
"text"&&s.value.trim()===bn)return this.onBreak();const i=n.element.add("P"),{size:r,leading:a,half:c}=e.scale,h=this.inlines(e,n).add(t,tt(e,n.color)),f=n.tight?
0:c;await e.text(h.runs,n,i,{size:r,leading:a,before:f,after:f})}inlines({setting:t,scale:e},{width:n}){const{height:s,margin:i}=t.geometry;return new Zt(t,{width:Math.
min(n,e.measure),height:s-2*i-2*e.leading})}contentsHeading(t,e,n){return this.headed([{type:"text",value:t.title}],2,t,e,n)}heading(t,e,n){return this.headed(t.
children,t.depth,e.setting.headings.get(t),e,n)}async headed(t,e,{level:n,place:s},i,r){const a=r.element.add(`H${n}`),{size:c,leading:h,before:f,after:O}=i.scale.
heading(e),b=e>5?X.quiet:r.color,v=this.inlines(i,r).add(t,tt(i,b,c,"SemiBold"));await i.text(v.runs,r,a,{size:c,leading:h,before:f,after:O,keep:!0,onFirst:(R,E)=>Object.
assign(s,{sheet:R,top:E+i.scale.half})})}async quote(t,e,n){const s=Mn(t),{leading:i,size:r}=e.scale,a=r*1.4,c={x:n.x,width:xn,color:s?.color??X.bar,over:1},h={
...n,x:n.x+a,width:n.width-a,element:n.element.add("BlockQuote"),decorations:[...n.decorations,c],color:s?n.color:X.quiet,tight:!1};if(e.gap(i*ne),s){const f=this.
inlines(e,h);f.text(s.title,Ot(tt(e,s.color))),await e.text(f.runs,h,h.element.add("P"),{size:r,leading:i,keep:!0}),e.join()}await this.layOut(s?.children??t.children,
e,h),e.gap(i*ne)}async html(t,e,n){if(Oe(t))return this.onBreak();/^\s*<!--/.test(t)||(e.setting.told.html=!0);for(const s of $e(t))await this.paragraph([{type:"\
text",value:s}],e,n)}}const vn=({position:o})=>(o?.end.offset??0)-(o?.start.offset??0);function Mn({children:o}){const[t,...e]=o,[n,...s]=t?.type==="paragraph"?
t.children:[],i=n?.type==="text"?yn.exec(n.value):null;if(t?.type!=="paragraph"||n?.type!=="text"||!i)return;const r=n.value.slice(i[0].length);if(r===""&&s.length>
0&&s[0].type!=="break")return;const a=[...r===""?[]:[{...n,value:r}],...s.filter((h,f)=>f>0||r!=="")];return{...ze[i[1].toUpperCase()],children:a.length===0?e:[
{...t,children:a},...e]}}function En(o,{x:t,width:e,decorations:n}){const{leading:s}=o.scale;o.row({before:o.scale.half,height:s,keep:!1,decorations:n,paint:(i,r)=>i.
draw(void 0,{kind:"area",x:t,y:r-s/2,width:e,height:.6,color:X.strongRule})}),o.gap(o.scale.half)}var Mt=p(17581);const Tn=3,An=3;class $n{setting;waiting=[];constructor(t){
this.setting=t}layOut(t,e,n){const s=n.element.add("TOC"),i=(0,st.YG)(t.map(({level:c})=>c)),r=t.filter(({level:c})=>c-i<Tn),a={...n,width:Math.min(n.width,e.scale.
measure)};for(const c of r)this.entry({...c,level:c.level-i+1},s,e,a);return e.gap(e.scale.leading),r.length}fill(){const{sheets:t}=this.setting.composition,e=new Map(
t.map((n,s)=>[n,s+1]));for(const{place:n,fill:s}of this.waiting)n.sheet&&s(e.get(n.sheet))}entry({title:t,level:e,place:n},s,i,r){const{size:a,leading:c,half:h}=i.
scale,f=(e-1)*a*1.4,O=s.add("TOCI").add("Reference").add("Link"),b=tt(i,r.color,a,e===1?"SemiBold":"Regular"),v=r.width-f-a*3,{lines:R}=this.setting.lines.paragraph(
[{kind:"text",text:t,look:b}],v);for(const[E,N]of R.entries()){const G=E===R.length-1,j=N.fragments.map(({word:z})=>z),_=c*.72;i.row({before:E===0&&e===1?h/2:0,
height:c,keep:!G,decorations:[],paint:(z,H)=>{const[Z,K]=[r.x+f,H-_];z.draw(O,{kind:"text",x:Z,y:K,size:a,color:b.color,words:j}),G&&this.leader(z,O,n,Z+N.width,
{right:r.x+r.width,baseline:K,size:a},b.color);const V=[Z,K-a*.25,r.x+r.width,K+a*.9];z.link(O,V,{place:n},t)}})}}leader(t,e,n,s,i,r){const{typefaces:a}=this.setting.
composition;t.draw(void 0,...(0,Mt.p4)(s,(0,Mt.zt)(a,An,i.size),i));const c={kind:"text",x:i.right,y:i.baseline,size:i.size,color:r,words:[]};t.draw(e,c),this.waiting.
push({place:n,fill:h=>Object.assign(c,(0,Mt.tk)(a,String(h),i,r))})}}var Sn=p(78445);const Ln=.84,Cn=.6,se={width:120,height:.5};function Rn(o,t){const e=new Map,
n=s=>{const i=[...s].reverse();for(let r=i.pop();r;r=i.pop())if(r.type!=="footnoteDefinition"&&(r.type==="footnoteReference"&&t.has(r.identifier)&&!e.has(r.identifier)&&
e.set(r.identifier,e.size+1),"children"in r))for(const a of[...r.children].reverse())i.push(a)};n(o.children);for(const s of e.keys())n(t.get(s).children);return e}
class Dn{setting;scale;frame;layOut;notes=new Map;used=new Set;constructor(t,e,n,s){this.setting=t,this.scale=e,this.frame=n,this.layOut=s}async prepare(){for(const[
t,e]of this.setting.cited)this.notes.set(t,await this.note(t,e))}rowsFor=(t,e)=>{const n=this.notes.get(t);return!n||this.used.has(t)?[]:(this.used.add(t),e.adopt(
n.element),n.rows.flatMap(s=>[s,...s.notes??[]]))};async note(t,e){const{setting:n,frame:s}=this,i=new Sn.H("Note",void 0,{id:`note-${e}`}),r=[],a=this.scale.smaller(
Ln),c=(z,H)=>n.cited.get(z)>e?this.rowsFor(z,H):[],h=new Bt(n,a,z=>r.push(z),c),f=tt(h,X.text),{typefaces:O}=n.composition,b=O.word(`${e}.`,f.style),R=b.width*f.
size/1e3+Cn*f.size,E=i.add("Lbl"),N=n.places.get(`${t}
`);h.mark((z,H)=>{Object.assign(N,{sheet:z,top:H+a.leading}),z.draw(E,{kind:"text",x:s.x,y:H,size:f.size,color:f.color,words:[b]})});const G={...s,x:s.x+R,width:s.
width-R,element:i,tight:!0};await this.layOut(n.footnotes.get(t).children,h,G),h.isWaiting&&h.row({before:0,height:a.leading,keep:!1,decorations:[],paint:()=>{}});
const[j,..._]=r;return{element:i,rows:j?[{...j,before:a.half/2},..._]:[]}}}const In=(o,{leading:t,half:e})=>({before:e,height:e/2,keep:!0,decorations:[],paint:(n,s)=>n.
draw(void 0,{kind:"area",x:o,y:s-se.height-t*.1,...se,color:X.strongRule})});var mt=p(12889),Et=p(9876);const Tt="￼",Pn=400,Nn=200,at=100,ct=3e3;class At{typefaces;breaks;constructor(t,e){
this.typefaces=t,this.breaks=e}static async of(t){return new At(t,await(0,Et.Vn)())}paragraph(t,e){return(0,pt.zd)(this.setting(t,e))}*setting(t,e){const n=[[]];
for(const c of t)c.kind==="break"?n.push([]):n.at(-1).push(c);const s=ie(n.flat()),i=(0,mt.ft)(s),r=i&&(0,mt.vw)(s),a=[];for(const c of n){const h=[];for(const f of yield*this.
boxes(c))if(f.width<=e)h.push(f);else for(const O of yield*this.split(f,e))h.push(O);for(const f of yield*Bn(h,e))a.push(this.line(f,i,r)),a.length%at===0&&(yield at*
ct)}return{lines:a,isRight:r}}*widths(t){let[e,n]=[0,0];for(let s=0,i;s<=t.length;s=i+1){const r=[];for(i=s;i<t.length;i++){const c=t[i];if(c.kind==="break")break;
r.push(c)}let a=0;for(const{width:c,space:h}of yield*this.boxes(r))n=Math.max(n,c),e=Math.max(e,a+c),a+=c+(h?.width??0)}return{whole:e,least:n}}fragment(t,e,n=!1){
const s=this.typefaces.word(e,t.look.style,n);return{run:t,word:s,width:s.width*t.look.size/1e3}}*boxes(t){const e=new _n(t,this),n=[];for(const{end:s,next:i}of this.
breaks(ie(t))){const r=[];for(;e.at<s;){r.length>0&&(yield ct);for(const c of e.take(Math.min(s,e.cutAfter(Nn))))r.push(c)}const[a]=e.take(i);n.push({fragments:r,
width:$t(r),space:a}),n.length%at===0&&(yield at*ct)}return n}*split({fragments:t,space:e},n){const s=[];for(const{run:a,word:c,width:h}of t)if(a.kind==="image")
s.push({run:a,text:Tt,width:h});else{for(const f of(0,Et.s)(c.text,O=>this.fragment(a,O).width))s.push({...f,run:a});yield ct}const i=[];let r=0;for(const a of(0,Et.
ZM)(s,()=>n)){const c=this.joined(s.slice(r,r+=a));i.push({fragments:c,width:$t(c),space:r===s.length?e:void 0}),yield ct}return i}joined(t){const e=[];for(let n=0,
s;n<t.length;n=s){const{run:i}=t[n];let r="";for(s=n;t[s]?.run===i;s++)r+=t[s].text;e.push(i.kind==="image"?{run:i,width:i.width}:this.fragment(i,r))}return e}line(t,e,n){
const s=t.flatMap(({fragments:c,space:h},f)=>h&&f+1<t.length?[...c,h]:c),i=e?this.turned(s,n):s;let r=0;const a=[];for(const{run:c}of s)c.kind==="image"?r=Math.
max(r,c.height):c.note!==void 0&&a.push(c.note);return{fragments:i,width:$t(i),tallest:r,notes:a}}turned(t,e){const n=e?mt.Vv:"",s=t.map(({word:r})=>r?.text??Tt),
i=[];for(const{text:r,rtl:a,at:c}of(0,mt.pr)(n+s.join(""))){const h=c-n.length,f=[];let O=0;for(const[b,v]of t.entries()){const R=s[b],E=R.slice(Math.max(h-O,0),
Math.max(h+r.length-O,0));O+=R.length,E!==""&&f.push(v.run.kind==="image"?v:this.fragment(v.run,E,a))}for(const b of a?f.reverse():f)i.push(b)}return i}}const ie=o=>o.
map(t=>t.kind==="image"?Tt:t.text).join(""),$t=o=>o.reduce((t,{width:e})=>t+e,0),zn=/[\p{M}\p{Join_Control}\p{Cs}]/u;class _n{runs;maker;run=0;start=0;at=0;constructor(t,e){
this.runs=t,this.maker=e}cutAfter(t){const e=this.runs[this.run];if(e.kind==="image")return this.start+1;const{text:n}=e;let s=this.at-this.start+t;for(const i=s+
t;s<i&&s<n.length&&zn.test(n.charAt(s));)s++;return this.start+Math.min(s,n.length)}take(t){const e=[];for(;this.at<t;){const n=this.runs[this.run],s=n.kind==="\
image"?1:n.text.length,i=Math.min(t,this.start+s);if(i>this.at&&e.push(n.kind==="image"?{run:n,width:n.width}:this.maker.fragment(n,n.text.slice(this.at-this.start,
i-this.start))),this.at=i,i<this.start+s)break;this.start+=s,this.run++}return e}}function*Bn(o,t){const e=o.length;if(e===0)return[];const n=new Float64Array(e+
1),s=new Uint32Array(e+1);for(let r=e-1;r>=0;r--){let a=1/0,c=0;for(let h=r;h<e&&h-r<Pn&&(c+=o[h].width,!(c>t+.01&&h>r));h++){const f=Math.max(t-c,0)/t,v=1+(h+1===
e?r>0&&f>.85?.5:0:f*f)+n[h+1];v<a&&(a=v,s[r]=h+1),c+=o[h].space?.width??0}n[r]=a,r%at===0&&(yield at*ct)}const i=[];for(let r=0;r<e;r=s[r])i.push(o.slice(r,s[r]));
return i}var jn=p(42973);const oe=5e3;class Gn{composition;geometry;ruleAboveNotes;used=0;placed=[];notes=[];carried=[];group=[];constructor(t,e,n){this.composition=
t,this.geometry=e,this.ruleAboveNotes=n}add(t){t.breaks===!0&&this.flush(),this.group.push(t),t.keep||this.flush()}break(){this.flush(),(this.placed.length>0||this.
notes.length>0)&&this.close()}finish(){for(this.break();this.carried.length>0;)this.takeCarried(),this.close();this.composition.sheets.length===0&&this.close()}get room(){
return this.geometry.height-2*this.geometry.margin}get isEmpty(){return this.placed.every(({repeated:t})=>t)}flush(){const{group:t}=this;if(this.group=[],t.length!==
0)if(!this.fits(t)&&!this.isEmpty&&this.turn(t[0]),this.fits(t))for(const e of t)this.place(e);else for(const e of t)!this.fits([e])&&!this.isEmpty&&this.turn(e),
this.place(e)}fits(t){const e=t.reduce((n,{before:s,height:i},r)=>n+i+(r===0&&this.isEmpty?0:s),0);return this.used+e+this.heightOfNotes(t.flatMap(({notes:n=[]})=>n))<=
this.room+.01}heightOfNotes(t){const e=[...this.notes,...t];return e.length===0?0:e.reduce((n,{before:s,height:i})=>n+s+i,this.ruleAboveNotes.before+this.ruleAboveNotes.
height)}turn(t){this.close(),this.takeCarried();for(const e of t.head??[])this.put(e,!0)}place(t){this.put(t,!1);for(const e of t.notes??[])(this.used+this.heightOfNotes(
[e])<=this.room+.01&&this.carried.length===0?this.notes:this.carried).push(e)}put(t,e){this.placed.length>0&&(this.used+=t.before),this.placed.push({row:t,top:this.
geometry.height-this.geometry.margin-this.used,repeated:e}),this.used+=t.height}takeCarried(){const t=this.carried;this.carried=[];for(const e of t)((this.notes.
length===0||this.used+this.heightOfNotes([e])<=this.room*.6)&&this.carried.length===0?this.notes:this.carried).push(e)}close(){const{composition:t,geometry:e}=this;
if(t.sheets.length===oe)throw(0,jn.F)("pages",`The document has more than ${oe} pages`,"Split the Markdown into several documents","file");const n=t.sheet(e.width,
e.height),s=this.placeNotes();for(const i of[this.placed,s]){Un(n,i);for(const{row:r,top:a,repeated:c}of i)r.paint(n,a,c)}this.used=0,this.placed=[],this.notes=
[]}placeNotes(){if(this.notes.length===0)return[];let t=this.geometry.margin+this.heightOfNotes([]);return[this.ruleAboveNotes,...this.notes].map(e=>{t-=e.before;
const n={row:e,top:t,repeated:!1};return t-=e.height,n})}}function Un(o,t){const e=new Map,n=s=>{const{top:i,bottom:r}=e.get(s),{x:a,width:c,color:h,radius:f=0,
over:O}=s;e.delete(s),o.draw(void 0,{kind:"area",x:a,y:r-O,width:c,height:i-r+2*O,color:h,radius:f})};for(const{row:s,top:i}of t){for(const r of[...e.keys()])s.
decorations.includes(r)||n(r);for(const r of s.decorations){const a=e.get(r);a?a.bottom=i-s.height:e.set(r,{top:i,bottom:i-s.height})}}for(const s of[...e.keys()])
n(s)}class Fn{used=new Map;next(t){const e=t.toLowerCase().trim().replace(/[^\p{L}\p{N}\p{M}\p{Pc}\- ]/gu,"").replaceAll(" ","-");let n=e;for(let s=this.used.get(
e)??0;this.used.has(n);n=`${e}-${s}`)s++;return n!==e&&this.used.set(e,Number(n.slice(e.length+1))),this.used.set(n,0),n}}function Wn(o){const t=new Map,e=new Map;
for(const n of wt(o))n.type==="definition"&&!t.has(n.identifier)&&t.set(n.identifier,n),n.type==="footnoteDefinition"&&!e.has(n.identifier)&&e.set(n.identifier,
n);return{definitions:t,footnotes:e}}function Kn(o){const t=new Map,e=new Map,n=new Fn,s=[];for(const i of wt(o)){if(i.type!=="heading")continue;const r=W(i.children).
trim();for(;s.length>0&&s.at(-1)>=i.depth;)s.pop();s.push(i.depth);const a={};e.set(n.next(r),a),t.set(i,{title:r,level:s.length,place:a})}return{headings:t,places:e}}
function wt(o){const t=[],e=n=>{for(const s of n)t.push(s),(s.type==="blockquote"||s.type==="list"||s.type==="listItem"||s.type==="footnoteDefinition")&&e(s.children)};
return e(o),t}const Hn=16,St=300,Vn=.82;async function Xn(o,t,e){const{geometry:n,size:s,images:i}=t,r=await ye.B.open({...Qn(o,t.contents),font:t.font},e);await r.
typefaces.warm(Zn(o),e.pace);const{definitions:a,footnotes:c}=Wn(o.children),{headings:h,places:f}=Kn(o.children),O=Rn(o,c);for(const J of O.keys())f.set(`${J}
`,{});const b={html:!1,links:new Set,images:new Set},v=await At.of(r.typefaces),R={job:e,composition:r,lines:v,geometry:n,definitions:a,footnotes:c,cited:O,images:i,
places:f,headings:h,told:b},E=new kt(s),{margin:N,width:G}=n,j={x:N,width:G-2*N,element:r.document,decorations:[],color:X.text,depth:0,tight:!1},_=new Gn(r,n,In(
N,E)),z=new On(()=>_.break()),H=(J,F,q)=>z.layOut(J,F,q),Z=new Dn(R,E,j,H);await Z.prepare();const K=new Bt(R,E,J=>_.add(J),Z.rowsFor),V=[...h.values()];let Q=o.
children;const ot=new $n(R);if(t.contents&&V.length>0){const[J]=Q,F=J?.type==="heading"&&J.depth===1;F&&await z.layOut([J],K,j);const q={title:(0,xe.contentsHeading)(
t.language),level:F?2:1,place:{}};await z.contentsHeading(q,K,j),ot.layOut(V.slice(F?1:0),K,j)>Hn&&_.break(),V.splice(F?1:0,0,q),Q=Q.slice(F?1:0)}return await z.
layOut(Q,K,j),_.finish(),ot.fill(),t.pageNumbers&&Yn(R,E,K),{composition:r,bookmarks:Jn(V),told:b}}function Zn(o){const t=[];for(const e of wt(o.children)){if(t.
length>St)break;if(e.type==="paragraph")for(const n of W(e.children).split(" ",St))t.push(n)}return t.slice(0,St)}function Qn(o,t){const e=new Set,n=[];t&&e.add(
"SemiBold");const s=[o];for(let i=s.pop();i;i=s.pop())if((i.type==="heading"||i.type==="strong"||i.type==="table"||i.type==="blockquote")&&e.add("SemiBold"),i.type===
"emphasis"&&e.add("Italic"),(i.type==="code"||i.type==="inlineCode")&&e.add("Mono"),"value"in i&&n.push(i.value.replace(/[\0-\x7f]+/g,"")),"alt"in i&&typeof i.alt==
"string"&&n.push(i.alt),"children"in i)for(const r of i.children)s.push(r);return{styles:[...e],text:n.join("")}}function Yn({composition:o,geometry:t},e,n){const{
sheets:s,typefaces:i}=o,r=tt(n,X.quiet,e.size*Vn);for(const[a,c]of s.entries()){const h=i.word(String(a+1),r.style),f=(t.width-h.width*r.size/1e3)/2;c.foot({kind:"\
text",x:f,y:t.margin/2-r.size*.3,size:r.size,color:r.color,words:[h]})}}function Jn(o){const t=[],e=[{level:0,children:t}];for(const{title:n,level:s,place:i}of o){
if(n===""||!qn(i))continue;for(;e.at(-1).level>=s;)e.pop();const r=[];e.at(-1).children.push({title:n,place:i,children:r}),e.push({level:s,children:r})}return t}
const qn=o=>o.sheet!==void 0;var ts=p(82943),es=p(21281),it=p(98446);const ns=({told:o,missing:t,hasFont:e,language:n,breaksArchive:s})=>[...n===void 0?[ss]:[],
...s?[(0,es.Xb)({part:3,level:"a",name:"PDF/A-3a"},"an image has CMYK colors, and the document is sRGB")]:[],...t.size>0?[(0,ts.F)(as(t),e?"Your file lacks them\
 too, or they cannot be shaped.":"Give a font that has them.",e?[]:["font"])]:[],...o.images.size>0?[os(o.images.size)]:[],...o.links.size>0?[rs(o.links.size)]:
[],...o.html?[is]:[]],ss={code:"language_assumed",message:"The document does not say what it is written in, so screen readers guess, and it does not claim PDF/U\
A. Give language, or lang in the front matter.",mentions:["language"]},is={code:"html_left_out",message:"HTML other than br, sub, sup and u was left out of the \
Markdown. Its text stays."},os=o=>({code:"image_not_loaded",message:`${(0,it.y_)(o,"image")} of the Markdown ${(0,it.d5)(o,"was","were")} not given, so the text\
 that describes ${(0,it.d5)(o,"it","them")} is there instead. Nothing is fetched: give ${(0,it.d5)(o,"the image","the images")} as a file beside the Markdown (A\
ction), as field:name (n8n), or in images (service).`}),rs=o=>({code:"links_as_text",message:`${(0,it.y_)(o,"link")} of the Markdown ${(0,it.d5)(o,"leads","lead")}\
 neither to a heading of the document nor to an address such as https:, and ${(0,it.d5)(o,"is","are")} text.`});function as(o){return[...new Set([...o].map(Nt.I2))].
sort().join(", ")}const re=100,ae=5e7,cs=/^data:([^,;]*)(?:;[^,;]*)*;base64,([A-Za-z0-9+/\s%=_-]*)$/i;function ls(o){const t=new Map,e=[];let n=0;for(const s of o){
if(!/^data:/i.test(s))continue;const[,i="",r]=cs.exec(s)??[];if(r===void 0){e.push({field:"file",message:"has a data: address that is not base64; write data:ima\
ge/png;base64, and the image"});break}const a=Buffer.from(r.replaceAll("%2B","+").replaceAll("%2F","/").replaceAll("%3D","="),"base64");if(n+=a.length,t.set(s,{
name:`image.${i.split("/")[1]??"bin"}`,bytes:a}),t.size>re||n>ae){e.push({field:"file",message:`has more than ${re} images or ${ae/1e6} MB of them in data: addr\
esses`});break}}if(e.length>0)throw(0,C.G6)(e);return t}const ce=72,hs=14,ds=async(o,t,e)=>{const n=us(t),s=t.font&&(0,ht.g)(t.font,"font"),{root:i,words:r}=await fs(
new TextDecoder().decode(o.bytes),t.values,e),a=t.title??r.title??gs(i)??le(o.name),c=t.language??ps(r.language),h=await ms(i,t.images??[],e),{composition:f,bookmarks:O,
told:b}=await Xn(i,{geometry:n,size:t.font_size,font:s,images:h,pageNumbers:t.page_numbers,contents:t.table_of_contents,language:c},e),v=[...h.values()].some(({
components:_})=>_===4),R=t.author??r.author,E=await f.finish({title:a,author:R,language:c,bookmarks:O,breaksArchive:v}),N=await(0,xt.UN)(E,{compact:!0,objectStreams:"\
smallest"}),G=f.sheets.length,j=ns({told:b,missing:f.typefaces.missing,hasFont:s!==void 0,language:c,breaksArchive:v});return{documents:[{name:`${le(o.name)}.pd\
f`,bytes:N,pageCount:G}],notes:j,facts:{pageCount:G}}};async function fs(o,t,{pace:e}){const n=t&&await me(o,t,e),{words:s,markdown:i}=(0,D.X)(n?.text??o),r=await(0,U.
D)(i,e);if(!n)return{root:r,words:s};await x(r,n.values,e);const{title:a,author:c,language:h}=s,f=O=>d(O,n.values,L);return{root:r,words:{...a!==void 0&&{title:f(
a)},...c!==void 0&&{author:f(c)},...h!==void 0&&{language:f(h)}}}}function us({page_size:o,orientation:t,margin:e,font_size:n}){const[s,i]=dt.tn[o],[r,a]=t==="p\
ortrait"?[s,i]:[i,s],c=Math.floor((Math.min(r,a)-hs*n)/2/ce*100)/100;if(e>c){const h=`leaves no room on ${o} pages with a font_size of ${n}; it must be at most ${c}\
 inches`;throw(0,C.G6)([{field:"margin",message:h,mentions:["font_size"]}])}return{width:r,height:a,margin:e*ce}}function gs({children:o}){for(const t of wt(o)){
const e=t.type==="heading"?W(t.children).trim():"";if(e!=="")return e}}function ps(o){const{holds:t,words:e}=he.E["language-tag"];if(o===void 0||t(o))return o;throw(0,C.
G6)([{field:"file",message:`has a lang in its front matter that is not ${e}`}])}async function ms(o,t,e){const n=new Map,s=new Set((0,I.A)(o));for(const i of t)
s.has((0,I.b)(i.name))&&n.set((0,I.b)(i.name),await(0,nt.A)(i,"images",e));for(const[i,r]of ls(s))n.set(i,await(0,nt.A)(r,"file",e));return n}const le=o=>o.replace(
/\.(?:md|markdown|mdown|txt|pdf)$/i,"").trim()||"document"}),36078:((Y,B,p)=>{p.d(B,{AY:()=>m,KJ:()=>l,XL:()=>w,_:()=>C,hX:()=>y,id:()=>T,qK:()=>M,vs:()=>A,wW:()=>d,
yQ:()=>k});var I=p(45079);function C(g){if(Number.isInteger(g)&&Math.abs(g)<1e7)return String(g);const u=Number(g.toPrecision(7)),x=Math.abs(u)<1e-9?"0":String(
u);return x.includes("e")?u.toFixed(12).replace(/\.?0+$/,""):x}const A=g=>g.map(C).join(" "),M=(g,u)=>`q ${u} cm /${g} Do Q`,T=g=>(0,I.ZV)(Math.round(g*1e3)/1e3||
0),m=([g,u])=>`${T(g)} ${T(u)}`,w=g=>g.map((u,x)=>`${m(u)} ${x===0?"m":"l"}`).join(" "),k=.5523;function l(g){const u=k,x=(...S)=>`${S.map(([$,L])=>m(g($,L))).join(
" ")} c`;return[`${m(g(1,0))} m`,x([1,u],[u,1],[0,1]),x([-u,1],[-1,u],[-1,0]),x([-1,-u],[-u,-1],[0,-1]),x([u,-1],[1,-u],[1,0])].join(" ")}function d(g,u){const x={
1:"g",3:"rg",4:"k"}[g.length];return`${g.map(T).join(" ")} ${u==="fill"?x:x.toUpperCase()}`}const y=g=>`[${g.map(T).join(" ")}] 0 d`}),82943:((Y,B,p)=>{p.d(B,{F:()=>I});
const I=(C,A,M=[])=>({code:"characters_missing",message:`Boxes are drawn for characters that cannot be shown: ${C}. ${A}`,...M.length>0?{mentions:M}:{}})}),12889:((Y,B,p)=>{
p.d(B,{Rl:()=>g,Vv:()=>A,ft:()=>w,jB:()=>d,pr:()=>l,vw:()=>k,wE:()=>y});var I=p(46161),C=p(47707);const A="‏";let M;const T=()=>M??=(0,I.A)(),m=/[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
w=u=>m.test(u),k=u=>w(u)&&(T().getEmbeddingLevels(u).paragraphs[0]?.level??0)%2===1;function l(u){if(!w(u))return u===""?[]:[{text:u,rtl:!1,at:0}];const{levels:x,
paragraphs:S}=T().getEmbeddingLevels(u),$=S[0]?.level??0;for(let D=u.length-1;D>=0&&/\s/.test(u[D]);D--)x[D]=$;const L=[];for(let D=0;D<u.length;D++){const U=L.
at(-1);U&&U.level===x[D]?U.text+=u[D]:L.push({level:x[D],text:u[D],at:D})}const P=L.reduce((D,{level:U})=>Math.max(D,U),0);for(let D=P;D>0;D--)for(let U=0,W=0;U<
L.length;U=W+1){for(W=U;W<L.length&&L[W].level>=D;)W++;if(W>U+1)for(const[ht,dt]of L.slice(U,W).entries())L[W-1-ht]=dt}return L.map(({level:D,text:U,at:W})=>({text:U,
rtl:D%2===1,at:W}))}const d=u=>Array.from(u,x=>T().getMirroredCharacter(x)??x).join(""),y=u=>(0,C.qf)(d(u)).reverse().join(""),g=u=>l(u).flatMap(({text:x,rtl:S})=>S?
(0,C.qf)(d(x)).reverse():(0,C.qf)(x))}),33141:((Y,B,p)=>{p.d(B,{$u:()=>A,b8:()=>C,dc:()=>T,zO:()=>M});var I=p(77581);function C(m,w){const k=typeof m=="number"?
Math.abs(m):0,l=typeof w=="number"?Math.abs(w):0;return{capHeight:k>=400&&k<=850?k:700,descent:-(l>=50?Math.min(l,230):230)}}const A=(m,w)=>`/Span <</ActualText\
 <${Buffer.from((0,I.wx)(m).bytes).toString("hex")}>>> BDC ${w} EMC`,M=(m,w)=>`<${m.map(k=>k.toString(16).padStart(w*2,"0")).join("")}>`;function T(m){return m.
some(w=>w<32||w>126)?M(m,1):`(${Buffer.from(m).toString("latin1").replace(/[\\()]/g,"\\$&")})`}}),21281:((Y,B,p)=>{p.d(B,{Ip:()=>k,XM:()=>u,Xb:()=>g,ds:()=>w,qg:()=>y});
var I=p(59071),C=p(70549),A=p(43496),M=p(824),T=p(1975),m=p(60912);const w=(0,C.n)(async $=>k($,await(0,M.Br)($)));function k($,L){const P=(nt,xt)=>(0,I.wh)((0,T.
sm)(L,nt,xt)[0]??""),D=d(P("pdfaid","part"),P("pdfaid","conformance").toLowerCase()),U=l(P("pdfuaid","part"))?`PDF/UA-${P("pdfuaid","part")}`:void 0,ht=[P("pdfx\
id","GTS_PDFXVersion")||P("pdfx","GTS_PDFXVersion")||((0,I.Gh)($.resolve((0,M._U)($)?.get("GTS_PDFXVersion")))??""),P("pdfe","ISO_PDFEVersion"),P("pdfvtid","GTS\
_PDFVTVersion")],dt=[D?.name,U,...ht.filter(nt=>/^PDF\/[\w .:/()-]{1,40}$/.test(nt))];return{archive:D,accessible:U,names:dt.filter(nt=>nt!==void 0)}}const l=$=>/^[1-9]$/.
test($);function d($,L){if(!l($))return;const P=/^[abuef]$/.test(L)?L:"";return{part:Number($),level:P,name:`PDF/A-${$}${P}`}}function y($,L,P,D){return L&&S($,
L,[A.dK.pdfaid]),g(P,D)}const g=({name:$},L)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${$}: ${L}.`});async function u($){const L=await(0,M.
Br)($);if(!L)return[];const{archive:P,accessible:D}=k($,L);S($,L,[A.dK.pdfaid,A.dK.pdfuaid]);const U=[P?.name,D].filter(W=>W!==void 0);return U.length>0?[x(U)]:
[]}const x=$=>({code:"conformance_dropped",message:`The result no longer claims ${$.join(" and ")}, because a merge cannot guarantee conformance.`});function S($,L,P){
L.properties.some(({namespace:D})=>P.includes(D))&&(0,m._L)($,(0,m.QH)(L,({namespace:D})=>P.includes(D),[]))}}),60912:((Y,B,p)=>{p.d(B,{QH:()=>M,T3:()=>T,_L:()=>l});
var I=p(43496),C=p(3907),A=p(45599);function M(d,y,g){const{text:u,properties:x,end:S,about:$}=d,L=[];let P=0;for(const D of x.filter(y).sort((U,W)=>U.from-W.from))
D.from<P||(L.push(u.slice(P,D.from)),P=D.to);return L.push(u.slice(P,Math.max(S,P))),g.length>0&&L.push(m(g,$)),L.push(u.slice(Math.max(S,P))),k(L.join(""))}function T(d){
return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${I.dK.rdf}">
${m(d,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function m(d,y){const u=[...new Set(d.map(({prefix:S})=>S))].map(S=>` xmlns:${S}="${I.dK[S]}"`).join(""),x=d.map(({prefix:S,name:$,form:L,values:P})=>`\
<${S}:${$}>${w(L,P)}</${S}:${$}>
`);return`<rdf:Description xmlns:rdf="${I.dK.rdf}" rdf:about="${(0,C.X)(y)}"${u}>
${x.join("")}</rdf:Description>
`}function w(d,y){const g=u=>y.map(x=>`<rdf:li${u}>${(0,C.X)(x)}</rdf:li>`).join("");switch(d){case"simple":return(0,C.X)(y[0]??"");case"alternative":return`<rd\
f:Alt>${g(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${g("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${g("")}</rdf:Bag>`}}const k=d=>d.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function l(d,y){const g=d.catalog.get("Metadata"),u=d.resolve(g),x=u instanceof A.Z6?[...u.dict].
filter(([L])=>!["Filter","DecodeParms","Length"].includes(L)):[],S=new A.Bi([["Type",new A.SX("Metadata")],["Subtype",new A.SX("XML")],...x]),$=new A.Z6(S,Buffer.
from(y,"utf8"));(0,A.i9)(g)&&u instanceof A.Z6?d.put(g,$):d.edit(d.catalogNumber).set("Metadata",d.add($))}}),75934:((Y,B,p)=>{p.d(B,{p:()=>C});var I=p(9876);class C{text;widthOf;width;parts;constructor(M,T){
this.text=M,this.widthOf=T,this.width=T(M)}async lines(M){if(this.width<=M(0))return[this.text];const T=[];let m="",w=0,k;for(const l of this.parts??=await this.
measure()){const d=w+(k?.spaceWidth??0)+l.width;if(d<=M(T.length))m+=(k?.space??"")+l.text,w=d;else{m!==""&&T.push(m);const y=T.length,g=l.width>M(y)?this.cut(l,
u=>M(y+u)):[l.text];for(const u of g)T.push(u);m=T.pop(),w=m===l.text?l.width:this.widthOf(m)}k=l}return T.push(m),T}async measure(){const{text:M,widthOf:T}=this;
return Array.from((await(0,I.Vn)())(M),({start:m,end:w,next:k})=>{const[l,d]=[M.slice(m,w),M.slice(w,k)];return{text:l,width:T(l),space:d,spaceWidth:d===""?0:T(
d)}})}cut(M,T){const m=M.clusters??=(0,I.s)(M.text,this.widthOf);let w=0;return(0,I.ZM)(m,T).map(k=>m.slice(w,w+=k).map(({text:l})=>l).join(""))}}}),9876:((Y,B,p)=>{
p.d(B,{Vn:()=>C,ZM:()=>T,s:()=>A});var I=p(47707);async function C(){const{default:m}=await p.e(3286).then(p.bind(p,23286));return function*(w){const k=new m(w);
let l=0;for(let d=k.nextBreak();d;d=k.nextBreak()){const y=d.position;let g=y;for(;g>l&&w[g-1]===" ";)g--;yield{start:l,end:g,next:y},l=y}}}const A=(m,w)=>(0,I.
qf)(m).map(k=>({text:k,width:w(k)})),M=/[_\-–—/.,;:]$/;function T(m,w){const k=[];for(let l=0;l<m.length;){let d=l;for(let y=0;d<m.length&&(y+=m[d].width,!(y>
w(k.length)&&d>l));d++);if(d<m.length){let y=d;for(;y>l&&!M.test(m[y-1].text);)y--;y-l>=(d-l)/2&&(d=y)}k.push(d-l),l=d}return k}}),27077:((Y,B,p)=>{p.d(B,{Yz:()=>M,
k6:()=>C,p9:()=>T,y:()=>A,zd:()=>I});function I(m){for(;;){const{done:w,value:k}=m.next();if(w)return k}}async function C(m,w){for(;;){const{done:k,value:l}=m.next();
if(k)return l;const d=w.step(l);d&&await d}}const A=1e3,M=3e5;function*T(m,w){if(m.length<=A)return[...m].sort(w);let k=[];for(let l=0;l<m.length;l+=A){for(const d of m.
slice(l,l+A).sort(w))k.push(d);yield M}for(let l=A;l<k.length;l*=2){const d=[];for(let y=0;y<k.length;y+=2*l){const g=Math.min(y+l,k.length),u=Math.min(g+l,k.length);
for(let x=y,S=g;x<g||S<u;){const $=S===u||x<g&&w(k[x],k[S])<=0;d.push($?k[x++]:k[S++]),d.length%A===0&&(yield M)}}k=d}return k}})};
