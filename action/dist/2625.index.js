"use strict";exports.id=2625,exports.ids=[2625],exports.modules={49180:((z,L,u)=>{u.d(L,{q:()=>E});const M="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd\
4 azure f0ffff beige f5f5dc bisque ffe4c4 black 000000 blanchedalmond ffebcd blue 0000ff blueviolet 8a2be2 brown a52a2a burlywood deb887 cadetblue 5f9ea0 chartr\
euse 7fff00 chocolate d2691e coral ff7f50 cornflowerblue 6495ed cornsilk fff8dc crimson dc143c cyan 00ffff darkblue 00008b darkcyan 008b8b darkgoldenrod b8860b \
darkgray a9a9a9 darkgreen 006400 darkgrey a9a9a9 darkkhaki bdb76b darkmagenta 8b008b darkolivegreen 556b2f darkorange ff8c00 darkorchid 9932cc darkred 8b0000 da\
rksalmon e9967a darkseagreen 8fbc8f darkslateblue 483d8b darkslategray 2f4f4f darkslategrey 2f4f4f darkturquoise 00ced1 darkviolet 9400d3 deeppink ff1493 deepsk\
yblue 00bfff dimgray 696969 dimgrey 696969 dodgerblue 1e90ff firebrick b22222 floralwhite fffaf0 forestgreen 228b22 fuchsia ff00ff gainsboro dcdcdc ghostwhite f\
8f8ff gold ffd700 goldenrod daa520 gray 808080 green 008000 greenyellow adff2f grey 808080 honeydew f0fff0 hotpink ff69b4 indianred cd5c5c indigo 4b0082 ivory f\
ffff0 khaki f0e68c lavender e6e6fa lavenderblush fff0f5 lawngreen 7cfc00 lemonchiffon fffacd lightblue add8e6 lightcoral f08080 lightcyan e0ffff lightgoldenrody\
ellow fafad2 lightgray d3d3d3 lightgreen 90ee90 lightgrey d3d3d3 lightpink ffb6c1 lightsalmon ffa07a lightseagreen 20b2aa lightskyblue 87cefa lightslategray 778\
899 lightslategrey 778899 lightsteelblue b0c4de lightyellow ffffe0 lime 00ff00 limegreen 32cd32 linen faf0e6 magenta ff00ff maroon 800000 mediumaquamarine 66cda\
a mediumblue 0000cd mediumorchid ba55d3 mediumpurple 9370db mediumseagreen 3cb371 mediumslateblue 7b68ee mediumspringgreen 00fa9a mediumturquoise 48d1cc mediumv\
ioletred c71585 midnightblue 191970 mintcream f5fffa mistyrose ffe4e1 moccasin ffe4b5 navajowhite ffdead navy 000080 oldlace fdf5e6 olive 808000 olivedrab 6b8e2\
3 orange ffa500 orangered ff4500 orchid da70d6 palegoldenrod eee8aa palegreen 98fb98 paleturquoise afeeee palevioletred db7093 papayawhip ffefd5 peachpuff ffdab\
9 peru cd853f pink ffc0cb plum dda0dd powderblue b0e0e6 purple 800080 rebeccapurple 663399 red ff0000 rosybrown bc8f8f royalblue 4169e1 saddlebrown 8b4513 salmo\
n fa8072 sandybrown f4a460 seagreen 2e8b57 seashell fff5ee sienna a0522d silver c0c0c0 skyblue 87ceeb slateblue 6a5acd slategray 708090 slategrey 708090 snow ff\
fafa springgreen 00ff7f steelblue 4682b4 tan d2b48c teal 008080 thistle d8bfd8 tomato ff6347 turquoise 40e0d0 violet ee82ee wheat f5deb3 white ffffff whitesmoke\
 f5f5f5 yellow ffff00 yellowgreen 9acd32";function E(m){const p=m.toLowerCase(),i=/^#([\da-f]{3}|[\da-f]{6})$/.exec(p)?.[1]??U().get(p);return i===void 0?void 0:
(i.length===3?[...i].map(e=>e+e):[i.slice(0,2),i.slice(2,4),i.slice(4)]).map(e=>Number.parseInt(e,16))}let P;function U(){const m=M.split(" ");return P??=new Map(
m.flatMap((p,i)=>i%2===0?[[p,m[i+1]]]:[]))}}),17079:((z,L,u)=>{u.d(L,{Z:()=>m,_:()=>U});const M=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
E=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,P=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function U(e){
if(e.length>64)return;const n=e.trim().replace(E,(t,r,o,g)=>`${r??""}${1900+Number(o)}${g}`);return i(p(M.exec(n)??P.exec(n)))}function m(e){const n=e.length>64?
void 0:p(P.exec(e.trim()));if(!n||i(n)===void 0)return;const{year:t,month:r="",day:o="",hour:g="",minute:D="",second:x="",zone:T=""}=n;return`D:${t}${r}${o}${g}${D}${x}${T===
"Z"||T===""?T:`${T.replace(":","'")}'`}`}function p(e){if(!e)return;const[,n,t,r,o,g,D,x,T,C,c]=e,s=x??(T===void 0?void 0:`${T}${C??"00"}:${c??"00"}`);return{year:n,
month:t,day:r,hour:o,minute:g,second:D,zone:s}}function i(e){if(!e)return;const{year:n,month:t,day:r,hour:o,minute:g="00",second:D="00",zone:x}=e,T=(c,s,f)=>c===
void 0||Number(c)>=s&&Number(c)<=f;if(Number(n)===0||!T(t,1,12)||!T(r,1,a(Number(n),Number(t)))||!T(o,0,23)||!T(g,0,59)||!T(D,0,59)||x!==void 0&&x!=="Z"&&!(T(x.
slice(1,3),0,23)&&T(x.slice(4),0,59)))return;const C=[n,t,r].filter(c=>c!==void 0).join("-");return o===void 0?C:`${C}T${o}:${g}:${D}${x==="+00:00"||x==="-00:00"?
"Z":x??""}`}function a(e,n){return n===2?e%4===0&&(e%100!==0||e%400===0)?29:28:[4,6,9,11].includes(n)?30:31}}),49892:((z,L,u)=>{u.d(L,{B_:()=>P,Fw:()=>U,Tz:()=>p});
var M=u(49180),E=u(57117);const P="OctavoColor";function U(i,a){const e=m(i),n=e.length===1,t=a?.part===1;return a===void 0||(0,E.hU)(a,n?1:3)?{values:e,operators:`${e.
join(" ")} ${n?"g":"rg"}`,colorSpace:void 0,listsGlyphs:t}:{values:e,listsGlyphs:t,operators:`/${P} cs ${e.join(" ")} sc`,colorSpace:n?(0,E.HB)():(0,E.Pz)()}}function m(i){
if(i==="Gray")return[.5];const[a,e,n]=(0,M.q)(i);return(a===e&&e===n&&a>0?[a]:[a,e,n]).map(r=>Math.round(r/255*1e4)/1e4)}function p(i){return i===void 0||(0,E.hU)(
i,1)?{set:a=>`${a} g`,colorSpace:void 0}:{set:a=>`/${P} cs ${a} sc`,colorSpace:(0,E.HB)()}}}),95358:((z,L,u)=>{u.d(L,{Wx:()=>m,pi:()=>i,z:()=>a});var M=u(38340),
E=u(74135);function P(n,t){return U(n,t*72/n.userUnit)}function U(n,t){const{width:r,height:o}=(0,E.iN)(n),g={width:r-2*t,height:o-2*t,inset:t};return g.width>0&&
g.height>0?g:void 0}function m(n,t,r){const o=r===M.zU[n].fields.margin.default;return t.map(g=>{const D=P(g,r);if(D||!o)return D;const{width:x,height:T}=(0,E.iN)(
g);return U(g,Math.min(x,T)/10)})}const p=null;function i(n,{inset:t},r,o,g){const D=(0,E.iN)(n),x=D.width-t-o,T=D.height-t-g,C=r.endsWith("left")?t:r.endsWith(
"right")?x:(D.width-o)/2,c=r.startsWith("bottom")?t:r.startsWith("top")?T:(D.height-g)/2;return[C,c]}function a({kinds:n,pages:t},r){const o=t.find(({kind:g})=>!r[g]);
return o?[{field:"margin",message:e(o.index,n[o.kind])}]:[]}function e(n,t){const{width:r,height:o}=(0,E.iN)(t),g=(0,E.d)(Math.min(r,o)/2,t);return`leaves no ro\
om on page ${n+1}, which is ${(0,E.d)(r,t)} × ${(0,E.d)(o,t)} inches; it must be less than ${g}`}}),29609:((z,L,u)=>{u.r(L),u.d(L,{addQrCode:()=>h});var M=u(58552),
E=u(45657),P=u(36078),U=u(99876),m=u(74135);const p=[[1,0],[0,1],[-1,0],[0,-1]];function i(d){const{size:w}=d,b=(S,K)=>d.isDark(S,w-1-K),v=(S,K,k)=>{const[I,$]=a[k];
return b(S+I[0],K+I[1])&&!b(S+$[0],K+$[1])},O=new Uint8Array((w+1)*(w+1)*p.length),A=(S,K,k)=>(K*(w+1)+S)*p.length+k,N=[];for(let S=0;S<(w+1)*(w+1);S++){const[K,
k]=[S%(w+1),Math.floor(S/(w+1))];if(!v(K,k,0)||O[A(K,k,0)])continue;const I=[];let[$,B,R]=[K,k,0],j=-1;for(;!O[A($,B,R)];)O[A($,B,R)]=1,R!==j&&I.push([$,B]),j=R,
$+=p[R][0],B+=p[R][1],R=[1,0,3].map(W=>(R+W)%4).find(W=>v($,B,W));j===0&&I.shift(),N.push(I)}return N}const a=[[[0,0],[0,-1]],[[-1,0],[0,0]],[[-1,-1],[-1,0]],[[
0,-1],[-1,-1]]];var e=u(42419),n=u(48249),t=u(45599),r=u(49892),o=u(57117),g=u(95358),D=u(72313),x=u(86450),T=u(77581);const C=4;function c(d){if(!(!/^https:\/\/\S+$/i.
test(d)||!URL.canParse(d)))return new URL(d).href}async function s(d,{pages:w},b,v){const O=await x.M.of(d);for(const{index:A,kind:N}of w){const S=d.job.pace.step(
2e3);S&&await S;const K=d.pages.number(A),k=new t.oS(K,d.generation(K)),I=(0,t.jd)({Type:(0,t.UU)("Annot"),Subtype:(0,t.UU)("Link"),Rect:(0,m.W1)(v[N]),Border:[
0,0,0],F:C,P:k,Contents:(0,T.wx)(b),A:(0,t.jd)({S:(0,t.UU)("URI"),URI:(0,t.Px)(b)})}),$=d.add(I),B=O.add("Link",$,k);B!==void 0&&I.set("StructParent",B);const R=d.
array(d.entry(K,"Annots"))??[];d.pages.patch(A,{Annots:[...R,$],...B===void 0?{}:{Tabs:(0,t.UU)("S")}})}O.finish()}const f="OctavoQr",l=.01;async function h(d,w,b){
const{qr_content:v,qr_link:O,error_correction:A,layer:N}=w,{pace:S}=d.job,K=await(0,U.F)(d,b),{kinds:k}=K,I=(0,g.Wx)("add_qr_code",k,w.margin),$=(0,e.U)(v,A);await S.
rest();const B=O?c(v):void 0,R=(0,g.z)(K,I);if(O&&B===void 0&&R.push({field:"qr_link",message:"needs an https address as the content of the code",mentions:["qr_\
content"]}),"most"in $?R.push({field:"qr_content",message:`has ${$.length} ${$.unit}, and at most ${$.most} fit with the error correction ${A}`,mentions:["error\
_correction"]}):R.length===0&&(0,E.RZ)(R,_($,K,I,w.qr_size)),"most"in $||R.length>0)throw(0,M.G6)(R);const j=d.add(y($,await(0,o._B)(d)));await S.rest();const W=$.
size+2*e.M,Q=k.map((Z,F)=>{const G=w.qr_size*72/Z.userUnit,[J,V]=(0,g.pi)(Z,I[F],w.position,G,G);return(0,m.lw)([G/W,0,0,G/W,J,V],(0,m.S3)(Z))}),H=Q.map(P.vs),X=await(0,D.
W)(d,K,{layer:N,subtype:"Watermark",on:({kind:Z})=>({resources:[{category:"XObject",name:f,ref:j}],operators:([F=""])=>(0,P.qK)(F,H[Z])})});if(B!==void 0){const Z=Q.
map(F=>(0,m.zl)(F,[0,0,W,W]));await s(d,K,B,Z)}return X}function _(d,{kinds:w,pages:b},v,O){const A=Math.ceil((d.size+2*e.M)*l*100-1e-9)/100;if(O<A)return[{field:"\
qr_size",message:`is too small for this content: its modules would be narrower than ${l} inches. Give at least ${A}`,mentions:["qr_content"]}];const N=({userUnit:B},{
width:R,height:j})=>O*72/B>Math.min(R,j)*(1+1e-9),S=b.find(({kind:B})=>N(w[B],v[B]));if(!S)return[];const[K,{width:k,height:I}]=[w[S.kind],v[S.kind]],$=(0,m.d)(
Math.min(k,I),K);return[{field:"qr_size",message:`is too large for page ${S.index+1}, where the margins leave ${$} inches for the code`}]}function y(d,w){const b=d.
size+2*e.M,v=(0,r.Tz)(w),O=i(d).map(S=>`${(0,P.XL)(S.map(([K,k])=>[K+e.M,k+e.M]))} h`),A=[v.set(1),`0 0 ${b} ${b} re f`,v.set(0),...O,"f"],N=(0,t.jd)({Type:(0,t.
UU)("XObject"),Subtype:(0,t.UU)("Form"),BBox:[0,0,b,b],Resources:(0,t.jd)({ColorSpace:v.colorSpace&&(0,t.jd)({[r.B_]:v.colorSpace})}),Filter:(0,t.UU)("FlateDeco\
de")});return new t.Z6(N,(0,n.Kc)(Buffer.from(`${A.join(`
`)}
`,"latin1")))}}),74135:((z,L,u)=>{u.d(L,{$L:()=>o,DI:()=>p,Gd:()=>e,JQ:()=>E,Mo:()=>U,PU:()=>i,Pj:()=>x,S3:()=>P,W1:()=>T,XM:()=>D,d:()=>C,ds:()=>m,gF:()=>g,iN:()=>M,
kO:()=>r,lw:()=>a,xk:()=>n,zl:()=>t});function M({box:[c,s,f,l],rotation:h}){const _=f-c,y=l-s;return h%180===0?{width:_,height:y}:{width:y,height:_}}function E(c){
const{width:s,height:f}=M(c);return{width:s*c.userUnit,height:f*c.userUnit}}function P({box:[c,s,f,l],rotation:h}){switch(h){case 0:return[1,0,0,1,c,s];case 90:
return[0,1,-1,0,f,s];case 180:return[-1,0,0,-1,f,l];case 270:return[0,-1,1,0,c,l]}}function U(c,s){return s===void 0?c:x(c,s)??c}function m([c,s,f,l]){return[Math.
min(c,f),Math.min(s,l),Math.max(c,f),Math.max(s,l)]}function p([c,s,f,l,h,_]){const y=c*l-s*f,[d,w,b,v]=[l/y,-s/y,-f/y,c/y];return[d+0,w+0,b+0,v+0,-(h*d+_*b)+0,
-(h*w+_*v)+0]}const i=([c,s,f,l])=>Math.sqrt(Math.abs(c*l-s*f));function a(c,s){const[f,l,h,_,y,d]=c,[w,b,v,O,A,N]=s;return[f*w+l*v,f*b+l*O,h*w+_*v,h*b+_*O,y*w+
d*v+A,y*b+d*O+N]}function e([c,s,f,l,h,_],y,d){return[c*y+f*d+h,s*y+l*d+_]}function n([c,s],[f,l],[h,_],[y,d],w){const b=1-w,[v,O,A,N]=[b**3,3*w*b**2,3*w**2*b,w**
3];return[v*c+O*f+A*h+N*y,v*s+O*l+A*_+N*d]}function t(c,[s,f,l,h]){const[_,y]=e(c,s,f),[d,w]=e(c,l,f),[b,v]=e(c,s,h),[O,A]=e(c,l,h);return[Math.min(_,d,b,O),Math.
min(y,w,v,A),Math.max(_,d,b,O),Math.max(y,w,v,A)]}const r=(c,s)=>[Math.min(c[0],s[0]),Math.min(c[1],s[1]),Math.max(c[2],s[2]),Math.max(c[3],s[3])];function o(c){
let[s,f,l,h]=g;for(const[_,y]of c)s=Math.min(s,_),f=Math.min(f,y),l=Math.max(l,_),h=Math.max(h,y);return[s,f,l,h]}const g=[1/0,1/0,-1/0,-1/0],D=([c,s,f,l],h)=>[
c-h,s-h,f+h,l+h];function x(c,s){const f=[Math.max(c[0],s[0]),Math.max(c[1],s[1]),Math.min(c[2],s[2]),Math.min(c[3],s[3])];return f[0]<f[2]&&f[1]<f[3]?f:void 0}
const T=c=>c.map(s=>Math.round(s*1e5)/1e5+0),C=(c,{userUnit:s})=>String(Number((c*s/72).toPrecision(3)))}),6057:((z,L,u)=>{u.d(L,{VO:()=>U,b0:()=>i,c_:()=>e,iw:()=>p,
lQ:()=>a});var M=u(73208),E=u(74135);const P=[0,0,612,792],U=(n,t)=>i(n,n.pages.attribute(t,"MediaBox"))??m(n);function m({table:n}){return n.damagedKinds.addCut(
M.md),P}function p(n,t){const{pages:r}=n,o=n.resolve(n.entry(r.number(t),"UserUnit"));return{box:(0,E.Mo)(U(n,t),i(n,r.attribute(t,"CropBox"))),rotation:e(n.resolve(
r.attribute(t,"Rotate"))),userUnit:typeof o=="number"&&o>0?o:1}}function i(n,t){const r=n.array(t)?.map(g=>n.resolve(g));if(r?.length!==4||!r.every(g=>typeof g==
"number"&&Number.isFinite(g)))return;const o=(0,E.ds)(r);return o[0]<o[2]&&o[1]<o[3]?o:void 0}function a(n,t){const r=(n.array(t)??[]).map(o=>n.resolve(o));return r.
length===6&&r.every(o=>typeof o=="number")?r:[1,0,0,1,0,0]}function e(n){const t=typeof n=="number"?(n%360+360)%360:0;return t===90||t===180||t===270?t:0}}),42419:((z,L,u)=>{
u.d(L,{M:()=>p,U:()=>n});var M=u(17775),E=u(63748),P=u(5336),U=u(23265),m=u(96221);const p=4,i={low:"L",medium:"M",quartile:"Q",high:"H"},a={numeric:{low:7089,medium:5596,
quartile:3993,high:3057},alphanumeric:{low:4296,medium:3391,quartile:2420,high:1852},bytes:{low:2953,medium:2331,quartile:1663,high:1273}},e=1;function n(r,o){const{
segment:g,...D}=t(r,o);if(D.length>D.most)return D;const x=new M.N({level:i[o]}).encode(g),{size:T}=x;return{size:T,isDark:(C,c)=>C>=0&&c>=0&&C<T&&c<T&&x.get(C,
c)===1}}function t(r,o){const g={length:r.length,unit:"characters"};if(/^[0-9]+$/.test(r))return{segment:new E.e(r),most:a.numeric[o],...g};if(/^[0-9A-Z $%*+./:-]+$/.
test(r))return{segment:new P.e(r),most:a.alphanumeric[o],...g};const D=Buffer.byteLength(r),x=D===r.length;return{segment:new U.x(r,x?m.N.ISO_8859_1:m.N.UTF_8),
length:D,most:a.bytes[o]-(x?0:e),unit:"bytes"}}}),86450:((z,L,u)=>{u.d(L,{M:()=>P});var M=u(45599),E=u(89067);class P{document;tree;elements=[];constructor(m,p){
this.document=m,this.tree=p}static async of(m){return new P(m,await E.J.read(m))}add(m,p,i){const{document:a,tree:e}=this;if(!e)return;const n=(0,M.jd)({Type:(0,M.
UU)("OBJR"),Obj:p,Pg:i}),t=a.add((0,M.jd)({Type:(0,M.UU)("StructElem"),S:(0,M.UU)(m),Pg:i,K:n})),r=e.newKey();return e.entries.set(r,t),this.elements.push(t),r}addContent(m,p){
const{document:i,tree:a}=this;if(!a)return;const e=i.pages.number(p),n=i.resolve(i.entry(e,"StructParents")),t=typeof n=="number"?n:a.newKey(),r=i.array(a.entries.
get(t))??[],o=new M.oS(e,i.generation(e)),g=i.add((0,M.jd)({Type:(0,M.UU)("StructElem"),S:(0,M.UU)(m),Pg:o,K:r.length}));return a.entries.set(t,[...r,g]),n!==t&&
i.pages.patch(p,{StructParents:t}),this.elements.push(g),r.length}finish(){const{tree:m,elements:p}=this;!m||p.length===0||(m.write(),this.addElements(m))}finishInPlace(m){
const{tree:p}=this;p&&(p.grow(m),this.addElements(p))}addElements(m){const{document:p}=this,{dict:i,holder:a}=m.root,e=p.array(i.get("K"))??(i.has("K")?[i.get("\
K")]:[]),n=e.length===1&&(0,M.i9)(e[0])?e[0]:void 0,t=p.dict(n);n&&t&&(0,M.Eo)(p.resolve(t.get("S")),"Document")?this.append(t,n.number,n):this.append(i,a,p.catalog.
get("StructTreeRoot"))}append(m,p,i){const{document:a,elements:e}=this;a.edit(p);const n=m.get("K");if(m.set("K",[...a.array(n)??(n===void 0?[]:[n]),...e]),i instanceof
M.oS)for(const t of e)a.dict(t).set("P",i)}}}),89067:((z,L,u)=>{u.d(L,{J:()=>m});var M=u(45599),E=u(81077),P=u(9819);const U=100;class m{document;root;entries;nextKey;constructor(i,a,e,n){
this.document=i,this.root=a,this.entries=e,this.nextKey=n}static async read(i){const a=(0,P.Wo)(i,"StructTreeRoot");if(!a)return;const e=new Map;for(const[r,o]of await(0,E.
Zc)(i,a.dict.get("ParentTree"),"Nums"))typeof r=="number"&&e.set(r,o);const n=i.resolve(a.dict.get("ParentTreeNextKey")),t=[...e.keys()].reduce((r,o)=>Math.max(
r,o+1),typeof n=="number"?n:0);return new m(i,a,e,t)}newKey(){return this.nextKey++}write(){const{document:i,root:a,entries:e}=this,n=[...e].sort(([t],[r])=>t-r);
i.edit(a.holder),a.dict.set("ParentTree",i.add((0,E.H6)(i,n,"Nums"))),a.dict.set("ParentTreeNextKey",this.nextKey)}grow(i){const{document:a,root:e,entries:n}=this,
t=this.lastLeaf(),r=t.at(-1);if(!r)return this.write();a.edit(e.holder),e.dict.set("ParentTreeNextKey",this.nextKey);for(const{dict:D,holder:x}of t){const T=a.array(
D.get("Limits"));a.edit(x),T&&D.set("Limits",[T[0]??i,i])}const o=r.dict.get("Nums"),g=(0,M.i9)(o)?a.edit(o):o;(0,M.cy)(g)?g.push(i,n.get(i)):r.dict.set("Nums",
[i,n.get(i)])}lastLeaf(){const{document:i,root:a}=this,e=[];let n=a.holder,t=a.dict.get("ParentTree");for(;t!==void 0&&e.length<U;){(0,M.i9)(t)&&(n=t.number);const r=i.
dict(t);if(!r)return[];e.push({dict:r,holder:n});const o=i.array(r.get("Kids"));if(!o||o.length===0)return e;t=o.at(-1)}return[]}}}),81077:((z,L,u)=>{u.d(L,{BX:()=>a,
H6:()=>e,MN:()=>n,Pu:()=>p,Zc:()=>i,r6:()=>t});var M=u(45599),E=u(44233),P=u(77581),U=u(9819);const m=64,p=s=>typeof s=="number"?String(s):(0,P.U0)(s);async function i(s,f,l){
const h=[];for(const _ of await g(s,f,0,l)){for(const d of x(s,_,l))h.push(d);const y=s.job.pace.step(r);y&&await y}return h}async function a(s,f,l,h,_,y){const d=await g(
s,f,l,h,y);for(let w=d.length-1;w>=0;w--){const b=d[w],v=x(s,b,h),O=v.filter(([K,k])=>!_(K,k)),A=s.job.pace.step(r+v.length*r);A&&await A,O.length<v.length&&(s.
edit(b.holder),b.dict.set(h,C(O)),b.changed=!0);for(const K of b.repeats)s.edit(b.holder),b.dict.delete(K),b.changed=!0;if(b.emptyKids){const K=(s.array(b.dict.
get("Kids"))??[]).filter(k=>!b.emptyKids.has(s.dict(k)));s.edit(b.holder),b.dict.set("Kids",K),b.changed=!0}if(!b.changed)continue;const N=s.array(b.dict.get("K\
ids"))??[];b.empty=O.length===0&&N.length===0;const S=b.parent;S&&(S.changed=!0,b.empty?(S.emptyKids??=new Set).add(b.dict):T(s,b,O,N))}return d[0]?.empty??!1}function e(s,f,l){
if(f.length<=m)return(0,M.jd)({[l]:C(f)});let h=[];for(const _ of c(f)){const[y,d]=[_[0][0],_.at(-1)[0]];h.push({ref:s.add((0,M.jd)({Limits:[y,d],[l]:C(_)})),low:y,
high:d})}for(;h.length>m;)h=c(h).map(_=>{const[y,d]=[_[0].low,_.at(-1).high];return{ref:s.add((0,M.jd)({Limits:[y,d],Kids:_.map(({ref:w})=>w)})),low:y,high:d}});
return(0,M.jd)({Kids:h.map(({ref:_})=>_)})}async function n(s,f){const{pace:l}=s.job,h=[];for(const[_,y]of f){h.push([(0,M.Px)(_),y]);const d=l.step(10*r);d&&await d}
return e(s,await t(s,h),"Names")}async function t(s,f){const{pace:l}=s.job,h=[];for(const y of f){h.push({entry:y,key:p(y[0])});const d=l.step(r);d&&await d}return(await(0,E.
qZ)(h,(y,d)=>y.key<d.key?-1:y.key>d.key?1:0,l)).map(({entry:y})=>y)}const r=100,o=30;async function g(s,f,l,h,_){const y=new U.b9(s),d=new Set,w=O=>d.size<d.add(
O).size,b=[],v=[{value:f??null,holder:l,parent:void 0}];for(let O=v.pop();O!==void 0;O=v.pop()){y.spend(1);const A=s.job.pace.step(r);A&&await A;const N=s.dict(
O.value);if(!N||!w(N)||_&&O.parent&&!D(s,N,_))continue;const S=[],K=j=>{const W=s.array(N.get(j));return!W||w(W)?W??[]:(S.push(j),[])},k=K(h).length>>1,I=K("Kid\
s"),$={dict:N,holder:(0,U.Kd)(O.value,O.holder),parent:O.parent,repeats:S};b.push($),y.spend(k);const B=(0,U.Kd)(N.get("Kids"),$.holder);for(let j=I.length-1;j>=
0;j--){v.push({value:I[j],holder:B,parent:$});const W=s.job.pace.step(o);W&&await W}const R=s.job.pace.step(k*r);R&&await R}return b}function D(s,f,l){const[h,_]=s.
array(f.get("Limits"))??[];return typeof h!="number"||typeof _!="number"||l(h,_)}function x(s,{dict:f,repeats:l},h){const _=l.includes(h)?void 0:s.array(f.get(h));
if(!_)return[];const y=[];for(let d=0;d+1<_.length;d+=2){const w=s.resolve(_[d]);(h==="Names"?w instanceof M.Mx:typeof w=="number")&&y.push([w,_[d+1]])}return y}
function T(s,f,l,h){const _=w=>s.array(s.dict(w)?.get("Limits"))??[],y=l[0]?.[0]??_(h[0])[0],d=l.at(-1)?.[0]??_(h.at(-1))[1];s.edit(f.holder),y!==void 0&&d!==void 0?
f.dict.set("Limits",[y,d]):f.dict.delete("Limits")}function C(s){const f=[];for(const[l,h]of s)f.push(l,h);return f}function c(s){const f=[];for(let l=0;l<s.length;l+=
m)f.push(s.slice(l,l+m));return f}}),59071:((z,L,u)=>{u.d(L,{Gh:()=>t,ZK:()=>r,wh:()=>n});var M=u(77581),E=u(45599);const P=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,
U=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,m=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,p=o=>o.replace(P,"").replace(
U,"").replace(m,"�"),i=200,a=new WeakMap;function e(o){let g=a.get(o);if(g)return g;const D=p((0,M.g7)(o));return g={whole:D,trimmed:D.trim()},o.bytes.length>=
i&&a.set(o,g),g}const n=o=>p(o).trim();function t(o){const g=o instanceof E.Mx?e(o).trimmed:"";return g===""?null:g}const r=o=>o?e(o).whole:""}),70549:((z,L,u)=>{
u.d(L,{n:()=>M});function M(E){const P=new WeakMap;return U=>{if(U.hasChanges)return E(U);const m=P.get(U);if(m)return m.answer;const p=E(U);return P.set(U,{answer:p}),
p}}}),9819:((z,L,u)=>{u.d(L,{J7:()=>P,Kd:()=>p,Wo:()=>i,_i:()=>m,b9:()=>U});var M=u(42973),E=u(45599);class P{document;gone=new Set;chased=new Set;constructor(e){
this.document=e}remove(e){const{catalog:n,catalogNumber:t,pages:r}=this.document,o=n.get("Pages");e===t||(0,E.i9)(o)&&e===o.number||r.holds(e)||(this.gone.add(e),
this.document.remove(e))}chase(e){this.chased.add(e)}removed(){return this.gone}takeChased(){const e=this.chased;return this.chased=new Set,e}isGone(e){return(0,E.
i9)(e)&&this.gone.has(e.number)}}class U{most;left;constructor(e){this.most=this.left=e.job.limits.nodes}spend=e=>{if(this.left-=e,this.left<0)throw(0,M.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class m{seen;beyond=new Set;allowance;constructor(e,n=new U(
e)){this.allowance=n,this.seen=new Uint8Array((e.size>>3)+1)}first(e){if(this.allowance.spend(1),!(0,E.i9)(e))return!0;const{number:n}=e,t=n>>3;if(t>=this.seen.
length)return this.beyond.size<this.beyond.add(n).size;const r=1<<(n&7),o=(this.seen[t]&r)===0;return this.seen[t]|=r,o}}function p(a,e){return(0,E.i9)(a)?a.number:
e}function i(a,e){const n=a.catalog.get(e),t=a.dict(n);return t&&{dict:t,holder:p(n,a.catalogNumber)}}})};
