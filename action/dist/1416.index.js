"use strict";exports.id=1416,exports.ids=[1416],exports.modules={49180:((H,I,c)=>{c.d(I,{q:()=>v});const A="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd\
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
 f5f5f5 yellow ffff00 yellowgreen 9acd32";function v(y){const M=y.toLowerCase(),u=/^#([\da-f]{3}|[\da-f]{6})$/.exec(M)?.[1]??R().get(M);return u===void 0?void 0:
(u.length===3?[...u].map(o=>o+o):[u.slice(0,2),u.slice(2,4),u.slice(4)]).map(o=>Number.parseInt(o,16))}let x;function R(){const y=A.split(" ");return x??=new Map(
y.flatMap((M,u)=>u%2===0?[[M,y[u+1]]]:[]))}}),49892:((H,I,c)=>{c.d(I,{B_:()=>x,Fw:()=>R,Tz:()=>M});var A=c(49180),v=c(57117);const x="OctavoColor";function R(u,p){
const o=y(u),a=o.length===1;return p===void 0||(0,v.hU)(p,a?1:3)?{values:o,operators:`${o.join(" ")} ${a?"g":"rg"}`,colorSpace:void 0}:{values:o,operators:`/${x}\
 cs ${o.join(" ")} sc`,colorSpace:a?(0,v.HB)():(0,v.Pz)()}}function y(u){if(u==="Gray")return[.5];const[p,o,a]=(0,A.q)(u);return(p===o&&o===a&&p>0?[p]:[p,o,a]).
map(P=>Math.round(P/255*1e4)/1e4)}function M(u){return u===void 0||(0,v.hU)(u,1)?{set:p=>`${p} g`,colorSpace:void 0}:{set:p=>`/${x} cs ${p} sc`,colorSpace:(0,v.
HB)()}}}),95358:((H,I,c)=>{c.d(I,{Wx:()=>y,pi:()=>u,z:()=>p});var A=c(54823),v=c(74135);function x(a,l){return R(a,l*72/a.userUnit)}function R(a,l){const{width:P,
height:k}=(0,v.iN)(a),T={width:P-2*l,height:k-2*l,inset:l};return T.width>0&&T.height>0?T:void 0}function y(a,l,P){const k=P===A.zU[a].fields.margin.default;return l.
map(T=>{const W=x(T,P);if(W||!k)return W;const{width:e,height:t}=(0,v.iN)(T);return R(T,Math.min(e,t)/10)})}const M=null;function u(a,{inset:l},P,k,T){const W=(0,v.
iN)(a),e=W.width-l-k,t=W.height-l-T,n=P.endsWith("left")?l:P.endsWith("right")?e:(W.width-k)/2,r=P.startsWith("bottom")?l:P.startsWith("top")?t:(W.height-T)/2;return[
n,r]}function p({kinds:a,pages:l},P){const k=l.find(({kind:T})=>!P[T]);return k?[{field:"margin",message:o(k.index,a[k.kind])}]:[]}function o(a,l){const{width:P,
height:k}=(0,v.iN)(l),T=(0,v.d)(Math.min(P,k)/2,l);return`leaves no room on page ${a+1}, which is ${(0,v.d)(P,l)} × ${(0,v.d)(k,l)} inches; it must be less tha\
n ${T}`}}),11416:((H,I,c)=>{c.r(I),c.d(I,{addQrCode:()=>X});var A=c(58552),v=c(45657),x=c(36078),R=c(99876),y=c(74135);const M=[[1,0],[0,1],[-1,0],[0,-1]];function u(m){
const{size:d}=m,E=(g,w)=>m.isDark(g,d-1-w),O=(g,w,z)=>{const[C,N]=p[z];return E(g+C[0],w+C[1])&&!E(g+N[0],w+N[1])},b=new Uint8Array((d+1)*(d+1)*M.length),U=(g,w,z)=>(w*
(d+1)+g)*M.length+z,L=[];for(let g=0;g<(d+1)*(d+1);g++){const[w,z]=[g%(d+1),Math.floor(g/(d+1))];if(!O(w,z,0)||b[U(w,z,0)])continue;const C=[];let[N,j,B]=[w,z,0],
J=-1;for(;!b[U(N,j,B)];)b[U(N,j,B)]=1,B!==J&&C.push([N,j]),J=B,N+=M[B][0],j+=M[B][1],B=[1,0,3].map(Z=>(B+Z)%4).find(Z=>O(N,j,Z));J===0&&C.shift(),L.push(C)}return L}
const p=[[[0,0],[0,-1]],[[-1,0],[0,0]],[[-1,-1],[-1,0]],[[0,-1],[-1,-1]]];var o=c(17775),a=c(63748),l=c(5336),P=c(23265),k=c(96221);const T=4,W={low:"L",medium:"\
M",quartile:"Q",high:"H"},e={numeric:{low:7089,medium:5596,quartile:3993,high:3057},alphanumeric:{low:4296,medium:3391,quartile:2420,high:1852},bytes:{low:2953,
medium:2331,quartile:1663,high:1273}},t=1;function n(m,d){const{segment:E,...O}=r(m,d);if(O.length>O.most)return O;const b=new o.N({level:W[d]}).encode(E),{size:U}=b;
return{size:U,isDark:(L,g)=>L>=0&&g>=0&&L<U&&g<U&&b.get(L,g)===1}}function r(m,d){const E={length:m.length,unit:"characters"};if(/^[0-9]+$/.test(m))return{segment:new a.
e(m),most:e.numeric[d],...E};if(/^[0-9A-Z $%*+./:-]+$/.test(m))return{segment:new l.e(m),most:e.alphanumeric[d],...E};const O=Buffer.byteLength(m),b=O===m.length;
return{segment:new P.x(m,b?k.N.ISO_8859_1:k.N.UTF_8),length:O,most:e.bytes[d]-(b?0:t),unit:"bytes"}}var i=c(59596),s=c(45599),f=c(49892),S=c(57117),h=c(95358),$=c(
72313),K=c(89067);class D{document;tree;elements=[];constructor(d,E){this.document=d,this.tree=E}static async of(d){return new D(d,await K.J.read(d))}add(d,E,O){
const{document:b,tree:U}=this;if(!U)return;const L=(0,s.jd)({Type:(0,s.UU)("OBJR"),Obj:E,Pg:O}),g=b.add((0,s.jd)({Type:(0,s.UU)("StructElem"),S:(0,s.UU)(d),Pg:O,
K:L})),w=U.newKey();return U.entries.set(w,g),this.elements.push(g),w}finish(){const{document:d,tree:E,elements:O}=this;if(!E||O.length===0)return;E.write();const{
dict:b,holder:U}=E.root,L=d.array(b.get("K"))??(b.has("K")?[b.get("K")]:[]),g=L.length===1&&(0,s.i9)(L[0])?L[0]:void 0,w=d.dict(g);g&&w&&(0,s.Eo)(d.resolve(w.get(
"S")),"Document")?this.append(w,g.number,g):this.append(b,U,d.catalog.get("StructTreeRoot"))}append(d,E,O){const{document:b,elements:U}=this;b.edit(E);const L=d.
get("K");if(d.set("K",[...b.array(L)??(L===void 0?[]:[L]),...U]),O instanceof s.oS)for(const g of U)b.dict(g).set("P",O)}}var F=c(77581);const _=4;function G(m){
if(!(!/^https:\/\/\S+$/i.test(m)||!URL.canParse(m)))return new URL(m).href}async function Q(m,{pages:d},E,O){const b=await D.of(m);for(const{index:U,kind:L}of d){
const g=m.job.pace.step(2e3);g&&await g;const w=m.pages.number(U),z=new s.oS(w,m.generation(w)),C=(0,s.jd)({Type:(0,s.UU)("Annot"),Subtype:(0,s.UU)("Link"),Rect:(0,y.
W1)(O[L]),Border:[0,0,0],F:_,P:z,Contents:(0,F.wx)(E),A:(0,s.jd)({S:(0,s.UU)("URI"),URI:(0,s.Px)(E)})}),N=m.add(C),j=b.add("Link",N,z);j!==void 0&&C.set("Struct\
Parent",j);const B=m.array(m.entry(w,"Annots"))??[];m.pages.patch(U,{Annots:[...B,N],...j===void 0?{}:{Tabs:(0,s.UU)("S")}})}b.finish()}const Y="OctavoQr",q=.01;
async function X(m,d,E){const{qr_content:O,qr_link:b,error_correction:U,layer:L}=d,{pace:g}=m.job,w=await(0,R.F)(m,E),{kinds:z}=w,C=(0,h.Wx)("add_qr_code",z,d.margin),
N=n(O,U);await g.rest();const j=b?G(O):void 0,B=(0,h.z)(w,C);if(b&&j===void 0&&B.push({field:"qr_link",message:"needs an https address as the content of the cod\
e",mentions:["qr_content"]}),"most"in N?B.push({field:"qr_content",message:`has ${N.length} ${N.unit}, and at most ${N.most} fit with the error correction ${U}`,
mentions:["error_correction"]}):B.length===0&&(0,v.RZ)(B,ee(N,w,C,d.qr_size)),"most"in N||B.length>0)throw(0,A.G6)(B);const J=m.add(oe(N,await(0,S._B)(m)));await g.
rest();const Z=N.size+2*T,se=z.map((V,te)=>{const ne=d.qr_size*72/V.userUnit,[ae,fe]=(0,h.pi)(V,C[te],d.position,ne,ne);return(0,y.lw)([ne/Z,0,0,ne/Z,ae,fe],(0,y.
S3)(V))}),re=se.map(x.vs),ie=await(0,$.W)(m,w,{layer:L,subtype:"Watermark",on:({kind:V})=>({resources:[{category:"XObject",name:Y,ref:J}],operators:([te=""])=>(0,x.
qK)(te,re[V])})});if(j!==void 0){const V=se.map(te=>(0,y.zl)(te,[0,0,Z,Z]));await Q(m,w,j,V)}return ie}function ee(m,{kinds:d,pages:E},O,b){const U=Math.ceil((m.
size+2*T)*q*100-1e-9)/100;if(b<U)return[{field:"qr_size",message:`is too small for this content: its modules would be narrower than ${q} inches. Give at least ${U}`,
mentions:["qr_content"]}];const L=({userUnit:j},{width:B,height:J})=>b*72/j>Math.min(B,J)*(1+1e-9),g=E.find(({kind:j})=>L(d[j],O[j]));if(!g)return[];const[w,{width:z,
height:C}]=[d[g.kind],O[g.kind]],N=(0,y.d)(Math.min(z,C),w);return[{field:"qr_size",message:`is too large for page ${g.index+1}, where the margins leave ${N} in\
ches for the code`}]}function oe(m,d){const E=m.size+2*T,O=(0,f.Tz)(d),b=u(m).map(g=>`${(0,x.XL)(g.map(([w,z])=>[w+T,z+T]))} h`),U=[O.set(1),`0 0 ${E} ${E} re f`,
O.set(0),...b,"f"],L=(0,s.jd)({Type:(0,s.UU)("XObject"),Subtype:(0,s.UU)("Form"),BBox:[0,0,E,E],Resources:(0,s.jd)({ColorSpace:O.colorSpace&&(0,s.jd)({[f.B_]:O.
colorSpace})}),Filter:(0,s.UU)("FlateDecode")});return new s.Z6(L,(0,i.Kc)(Buffer.from(`${U.join(`
`)}
`,"latin1")))}}),74135:((H,I,c)=>{c.d(I,{$L:()=>a,DI:()=>y,Gd:()=>u,Mo:()=>x,Pj:()=>k,S3:()=>v,W1:()=>T,XM:()=>P,d:()=>W,ds:()=>R,gF:()=>l,iN:()=>A,kO:()=>o,lw:()=>M,
zl:()=>p});function A({box:[e,t,n,r],rotation:i}){const s=n-e,f=r-t;return i%180===0?{width:s,height:f}:{width:f,height:s}}function v({box:[e,t,n,r],rotation:i}){
switch(i){case 0:return[1,0,0,1,e,t];case 90:return[0,1,-1,0,n,t];case 180:return[-1,0,0,-1,n,r];case 270:return[0,-1,1,0,e,r]}}function x(e,t){return t===void 0?
e:k(e,t)??e}function R([e,t,n,r]){return[Math.min(e,n),Math.min(t,r),Math.max(e,n),Math.max(t,r)]}function y([e,t,n,r,i,s]){const f=e*r-t*n,[S,h,$,K]=[r/f,-t/f,
-n/f,e/f];return[S+0,h+0,$+0,K+0,-(i*S+s*$)+0,-(i*h+s*K)+0]}function M(e,t){const[n,r,i,s,f,S]=e,[h,$,K,D,F,_]=t;return[n*h+r*K,n*$+r*D,i*h+s*K,i*$+s*D,f*h+S*K+
F,f*$+S*D+_]}function u([e,t,n,r,i,s],f,S){return[e*f+n*S+i,t*f+r*S+s]}function p(e,[t,n,r,i]){const[s,f]=u(e,t,n),[S,h]=u(e,r,n),[$,K]=u(e,t,i),[D,F]=u(e,r,i);
return[Math.min(s,S,$,D),Math.min(f,h,K,F),Math.max(s,S,$,D),Math.max(f,h,K,F)]}const o=(e,t)=>[Math.min(e[0],t[0]),Math.min(e[1],t[1]),Math.max(e[2],t[2]),Math.
max(e[3],t[3])];function a(e){let[t,n,r,i]=l;for(const[s,f]of e)t=Math.min(t,s),n=Math.min(n,f),r=Math.max(r,s),i=Math.max(i,f);return[t,n,r,i]}const l=[1/0,1/0,
-1/0,-1/0],P=([e,t,n,r],i)=>[e-i,t-i,n+i,r+i];function k(e,t){const n=[Math.max(e[0],t[0]),Math.max(e[1],t[1]),Math.min(e[2],t[2]),Math.min(e[3],t[3])];return n[0]<
n[2]&&n[1]<n[3]?n:void 0}const T=e=>e.map(t=>Math.round(t*1e5)/1e5+0),W=(e,{userUnit:t})=>String(Number((e*t/72).toPrecision(3)))}),89067:((H,I,c)=>{c.d(I,{J:()=>x});
var A=c(81077),v=c(9819);class x{document;root;entries;nextKey;constructor(y,M,u,p){this.document=y,this.root=M,this.entries=u,this.nextKey=p}static async read(y){
const M=(0,v.Wo)(y,"StructTreeRoot");if(!M)return;const u=new Map;for(const[a,l]of await(0,A.Zc)(y,M.dict.get("ParentTree"),"Nums"))typeof a=="number"&&u.set(a,
l);const p=y.resolve(M.dict.get("ParentTreeNextKey")),o=[...u.keys()].reduce((a,l)=>Math.max(a,l+1),typeof p=="number"?p:0);return new x(y,M,u,o)}newKey(){return this.
nextKey++}write(){const{document:y,root:M,entries:u}=this,p=[...u].sort(([o],[a])=>o-a);y.edit(M.holder),M.dict.set("ParentTree",y.add((0,A.H6)(y,p,"Nums"))),M.
dict.set("ParentTreeNextKey",this.nextKey)}}}),81077:((H,I,c)=>{c.d(I,{AN:()=>o,BX:()=>M,H6:()=>u,MN:()=>p,Pu:()=>R,Zc:()=>y});var A=c(45599),v=c(9819);const x=64,
R=e=>typeof e=="number"?String(e):Buffer.from(e.bytes).toString("latin1");async function y(e,t,n){const r=[];for(const i of await l(e,t,0,n)){for(const f of k(e,
i,n))r.push(f);const s=e.job.pace.step(a);s&&await s}return r}async function M(e,t,n,r,i,s){const f=await l(e,t,n,r,s);for(let S=f.length-1;S>=0;S--){const h=f[S],
$=k(e,h,r),K=$.filter(([G,Q])=>!i(G,Q)),D=e.job.pace.step(a+$.length*a);D&&await D,K.length<$.length&&(e.edit(h.holder),h.dict.set(r,K.flat()),h.changed=!0);for(const G of h.
repeats)e.edit(h.holder),h.dict.delete(G),h.changed=!0;if(h.emptyKids){const G=(e.array(h.dict.get("Kids"))??[]).filter(Q=>!h.emptyKids.has(e.dict(Q)));e.edit(h.
holder),h.dict.set("Kids",G),h.changed=!0}if(!h.changed)continue;const F=e.array(h.dict.get("Kids"))??[];h.empty=K.length===0&&F.length===0;const _=h.parent;_&&
(_.changed=!0,h.empty?(_.emptyKids??=new Set).add(h.dict):T(e,h,K,F))}return f[0]?.empty??!1}function u(e,t,n){if(t.length<=x)return(0,A.jd)({[n]:t.flat()});let r=[];
for(const i of W(t)){const[s,f]=[i[0][0],i.at(-1)[0]];r.push({ref:e.add((0,A.jd)({Limits:[s,f],[n]:i.flat()})),low:s,high:f})}for(;r.length>x;)r=W(r).map(i=>{const[
s,f]=[i[0].low,i.at(-1).high];return{ref:e.add((0,A.jd)({Limits:[s,f],Kids:i.map(({ref:S})=>S)})),low:s,high:f}});return(0,A.jd)({Kids:r.map(({ref:i})=>i)})}const p=(e,t)=>u(
e,o([...t].map(([n,r])=>[(0,A.Px)(n),r])),"Names");function o(e){return e.map(t=>({entry:t,key:R(t[0])})).sort((t,n)=>t.key<n.key?-1:t.key>n.key?1:0).map(({entry:t})=>t)}
const a=100;async function l(e,t,n,r,i){const s=new v.b9(e),f=new Set,S=K=>f.size<f.add(K).size,h=[],$=[{value:t??null,holder:n,parent:void 0}];for(let K=$.pop();K!==
void 0;K=$.pop()){s.spend(1);const D=e.dict(K.value);if(!D||!S(D)||i&&K.parent&&!P(e,D,i))continue;const F=[],_=X=>{const ee=e.array(D.get(X));return!ee||S(ee)?
ee??[]:(F.push(X),[])},G=_(r).length>>1,Q=_("Kids"),Y={dict:D,holder:(0,v.Kd)(K.value,K.holder),parent:K.parent,repeats:F};h.push(Y),s.spend(G);for(let X=Q.length-
1;X>=0;X--)$.push({value:Q[X],holder:(0,v.Kd)(D.get("Kids"),Y.holder),parent:Y});const q=e.job.pace.step(a+G*a);q&&await q}return h}function P(e,t,n){const[r,i]=e.
array(t.get("Limits"))??[];return typeof r!="number"||typeof i!="number"||n(r,i)}function k(e,{dict:t,repeats:n},r){const i=n.includes(r)?void 0:e.array(t.get(r));
if(!i)return[];const s=[];for(let f=0;f+1<i.length;f+=2){const S=e.resolve(i[f]);(r==="Names"?S instanceof A.Mx:typeof S=="number")&&s.push([S,i[f+1]])}return s}
function T(e,t,n,r){const i=S=>e.array(e.dict(S)?.get("Limits"))??[],s=n[0]?.[0]??i(r[0])[0],f=n.at(-1)?.[0]??i(r.at(-1))[1];e.edit(t.holder),s!==void 0&&f!==void 0?
t.dict.set("Limits",[s,f]):t.dict.delete("Limits")}function W(e){const t=[];for(let n=0;n<e.length;n+=x)t.push(e.slice(n,n+x));return t}}),9819:((H,I,c)=>{c.d(I,
{J7:()=>x,Kd:()=>M,Wo:()=>u,_i:()=>y,b9:()=>R});var A=c(42973),v=c(45599);class x{document;gone=new Set;chased=new Set;constructor(o){this.document=o}remove(o){
const{catalog:a,catalogNumber:l,pages:P}=this.document,k=a.get("Pages");o===l||(0,v.i9)(k)&&o===k.number||P.holds(o)||(this.gone.add(o),this.document.remove(o))}chase(o){
this.chased.add(o)}removed(){return this.gone}takeChased(){const o=this.chased;return this.chased=new Set,o}isGone(o){return(0,v.i9)(o)&&this.gone.has(o.number)}}
class R{most;left;constructor(o){this.most=this.left=o.job.limits.nodes}spend=o=>{if(this.left-=o,this.left<0)throw(0,A.F)("nodes",`The document has more than ${this.
most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class y{seen;beyond=new Set;allowance;constructor(o,a=new R(
o)){this.allowance=a,this.seen=new Uint8Array((o.size>>3)+1)}first(o){if(this.allowance.spend(1),!(0,v.i9)(o))return!0;const{number:a}=o,l=a>>3;if(l>=this.seen.
length)return this.beyond.size<this.beyond.add(a).size;const P=1<<(a&7),k=(this.seen[l]&P)===0;return this.seen[l]|=P,k}}function M(p,o){return(0,v.i9)(p)?p.number:
o}function u(p,o){const a=p.catalog.get(o),l=p.dict(a);return l&&{dict:l,holder:M(a,p.catalogNumber)}}})};
