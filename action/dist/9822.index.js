"use strict";exports.id=9822,exports.ids=[9822],exports.modules={49180:((H,N,u)=>{u.d(N,{q:()=>E});const y="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd\
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
 f5f5f5 yellow ffff00 yellowgreen 9acd32";function E(d){const h=d.toLowerCase(),o=/^#([\da-f]{3}|[\da-f]{6})$/.exec(h)?.[1]??R().get(h);return o===void 0?void 0:
(o.length===3?[...o].map(n=>n+n):[o.slice(0,2),o.slice(2,4),o.slice(4)]).map(n=>Number.parseInt(n,16))}let M;function R(){const d=y.split(" ");return M??=new Map(
d.flatMap((h,o)=>o%2===0?[[h,d[o+1]]]:[]))}}),49892:((H,N,u)=>{u.d(N,{B_:()=>M,Fw:()=>R,Tz:()=>h});var y=u(49180),E=u(57117);const M="OctavoColor";function R(o,f){
const n=d(o),c=n.length===1;return f===void 0||(0,E.hU)(f,c?1:3)?{values:n,operators:`${n.join(" ")} ${c?"g":"rg"}`,colorSpace:void 0}:{values:n,operators:`/${M}\
 cs ${n.join(" ")} sc`,colorSpace:c?(0,E.HB)():(0,E.Pz)()}}function d(o){if(o==="Gray")return[.5];const[f,n,c]=(0,y.q)(o);return(f===n&&n===c&&f>0?[f]:[f,n,c]).
map(O=>Math.round(O/255*1e4)/1e4)}function h(o){return o===void 0||(0,E.hU)(o,1)?{set:f=>`${f} g`,colorSpace:void 0}:{set:f=>`/${M} cs ${f} sc`,colorSpace:(0,E.
HB)()}}}),9822:((H,N,u)=>{u.r(N),u.d(N,{addQrCode:()=>te});var y=u(58552),E=u(45657),M=u(36078),R=u(99876),d=u(74135);const h=[[1,0],[0,1],[-1,0],[0,-1]];function o(m){
const{size:w}=m,x=(v,U)=>m.isDark(v,w-1-U),P=(v,U,B)=>{const[z,k]=f[B];return x(v+z[0],U+z[1])&&!x(v+k[0],U+k[1])},K=new Uint8Array((w+1)*(w+1)*h.length),L=(v,U,B)=>(U*
(w+1)+v)*h.length+B,C=[];for(let v=0;v<(w+1)*(w+1);v++){const[U,B]=[v%(w+1),Math.floor(v/(w+1))];if(!P(U,B,0)||K[L(U,B,0)])continue;const z=[];let[k,j,A]=[U,B,0],
J=-1;for(;!K[L(k,j,A)];)K[L(k,j,A)]=1,A!==J&&z.push([k,j]),J=A,k+=h[A][0],j+=h[A][1],A=[1,0,3].map(Z=>(A+Z)%4).find(Z=>P(k,j,Z));J===0&&z.shift(),C.push(z)}return C}
const f=[[[0,0],[0,-1]],[[-1,0],[0,0]],[[-1,-1],[-1,0]],[[0,-1],[-1,-1]]];var n=u(17775),c=u(63748),p=u(5336),O=u(23265),$=u(96221);const I=4,V={low:"L",medium:"\
M",quartile:"Q",high:"H"},e={numeric:{low:7089,medium:5596,quartile:3993,high:3057},alphanumeric:{low:4296,medium:3391,quartile:2420,high:1852},bytes:{low:2953,
medium:2331,quartile:1663,high:1273}},t=1;function s(m,w){const{segment:x,...P}=r(m,w);if(P.length>P.most)return P;const K=new n.N({level:V[w]}).encode(x),{size:L}=K;
return{size:L,isDark:(C,v)=>C>=0&&v>=0&&C<L&&v<L&&K.get(C,v)===1}}function r(m,w){const x={length:m.length,unit:"characters"};if(/^[0-9]+$/.test(m))return{segment:new c.
e(m),most:e.numeric[w],...x};if(/^[0-9A-Z $%*+./:-]+$/.test(m))return{segment:new p.e(m),most:e.alphanumeric[w],...x};const P=Buffer.byteLength(m),K=P===m.length;
return{segment:new O.x(m,K?$.N.ISO_8859_1:$.N.UTF_8),length:P,most:e.bytes[w]-(K?0:t),unit:"bytes"}}var a=u(59596),i=u(45599),l=u(49892),b=u(57117),g=u(95358),T=u(
72313),S=u(86450),D=u(77581);const W=4;function F(m){if(!(!/^https:\/\/\S+$/i.test(m)||!URL.canParse(m)))return new URL(m).href}async function G(m,{pages:w},x,P){
const K=await S.M.of(m);for(const{index:L,kind:C}of w){const v=m.job.pace.step(2e3);v&&await v;const U=m.pages.number(L),B=new i.oS(U,m.generation(U)),z=(0,i.jd)(
{Type:(0,i.UU)("Annot"),Subtype:(0,i.UU)("Link"),Rect:(0,d.W1)(P[C]),Border:[0,0,0],F:W,P:B,Contents:(0,D.wx)(x),A:(0,i.jd)({S:(0,i.UU)("URI"),URI:(0,i.Px)(x)})}),
k=m.add(z),j=K.add("Link",k,B);j!==void 0&&z.set("StructParent",j);const A=m.array(m.entry(U,"Annots"))??[];m.pages.patch(L,{Annots:[...A,k],...j===void 0?{}:{Tabs:(0,i.
UU)("S")}})}K.finish()}const Q="OctavoQr",Y=.01;async function te(m,w,x){const{qr_content:P,qr_link:K,error_correction:L,layer:C}=w,{pace:v}=m.job,U=await(0,R.F)(
m,x),{kinds:B}=U,z=(0,g.Wx)("add_qr_code",B,w.margin),k=s(P,L);await v.rest();const j=K?F(P):void 0,A=(0,g.z)(U,z);if(K&&j===void 0&&A.push({field:"qr_link",message:"\
needs an https address as the content of the code",mentions:["qr_content"]}),"most"in k?A.push({field:"qr_content",message:`has ${k.length} ${k.unit}, and at mo\
st ${k.most} fit with the error correction ${L}`,mentions:["error_correction"]}):A.length===0&&(0,E.RZ)(A,X(k,U,z,w.qr_size)),"most"in k||A.length>0)throw(0,y.G6)(
A);const J=m.add(q(k,await(0,b._B)(m)));await v.rest();const Z=k.size+2*I,se=B.map((_,ee)=>{const ne=w.qr_size*72/_.userUnit,[ae,ie]=(0,g.pi)(_,z[ee],w.position,
ne,ne);return(0,d.lw)([ne/Z,0,0,ne/Z,ae,ie],(0,d.S3)(_))}),oe=se.map(M.vs),re=await(0,T.W)(m,U,{layer:C,subtype:"Watermark",on:({kind:_})=>({resources:[{category:"\
XObject",name:Q,ref:J}],operators:([ee=""])=>(0,M.qK)(ee,oe[_])})});if(j!==void 0){const _=se.map(ee=>(0,d.zl)(ee,[0,0,Z,Z]));await G(m,U,j,_)}return re}function X(m,{
kinds:w,pages:x},P,K){const L=Math.ceil((m.size+2*I)*Y*100-1e-9)/100;if(K<L)return[{field:"qr_size",message:`is too small for this content: its modules would be\
 narrower than ${Y} inches. Give at least ${L}`,mentions:["qr_content"]}];const C=({userUnit:j},{width:A,height:J})=>K*72/j>Math.min(A,J)*(1+1e-9),v=x.find(({kind:j})=>C(
w[j],P[j]));if(!v)return[];const[U,{width:B,height:z}]=[w[v.kind],P[v.kind]],k=(0,d.d)(Math.min(B,z),U);return[{field:"qr_size",message:`is too large for page ${v.
index+1}, where the margins leave ${k} inches for the code`}]}function q(m,w){const x=m.size+2*I,P=(0,l.Tz)(w),K=o(m).map(v=>`${(0,M.XL)(v.map(([U,B])=>[U+I,B+I]))}\
 h`),L=[P.set(1),`0 0 ${x} ${x} re f`,P.set(0),...K,"f"],C=(0,i.jd)({Type:(0,i.UU)("XObject"),Subtype:(0,i.UU)("Form"),BBox:[0,0,x,x],Resources:(0,i.jd)({ColorSpace:P.
colorSpace&&(0,i.jd)({[l.B_]:P.colorSpace})}),Filter:(0,i.UU)("FlateDecode")});return new i.Z6(C,(0,a.Kc)(Buffer.from(`${L.join(`
`)}
`,"latin1")))}}),74135:((H,N,u)=>{u.d(N,{$L:()=>c,DI:()=>d,Gd:()=>o,Mo:()=>M,Pj:()=>$,S3:()=>E,W1:()=>I,XM:()=>O,d:()=>V,ds:()=>R,gF:()=>p,iN:()=>y,kO:()=>n,lw:()=>h,
zl:()=>f});function y({box:[e,t,s,r],rotation:a}){const i=s-e,l=r-t;return a%180===0?{width:i,height:l}:{width:l,height:i}}function E({box:[e,t,s,r],rotation:a}){
switch(a){case 0:return[1,0,0,1,e,t];case 90:return[0,1,-1,0,s,t];case 180:return[-1,0,0,-1,s,r];case 270:return[0,-1,1,0,e,r]}}function M(e,t){return t===void 0?
e:$(e,t)??e}function R([e,t,s,r]){return[Math.min(e,s),Math.min(t,r),Math.max(e,s),Math.max(t,r)]}function d([e,t,s,r,a,i]){const l=e*r-t*s,[b,g,T,S]=[r/l,-t/l,
-s/l,e/l];return[b+0,g+0,T+0,S+0,-(a*b+i*T)+0,-(a*g+i*S)+0]}function h(e,t){const[s,r,a,i,l,b]=e,[g,T,S,D,W,F]=t;return[s*g+r*S,s*T+r*D,a*g+i*S,a*T+i*D,l*g+b*S+
W,l*T+b*D+F]}function o([e,t,s,r,a,i],l,b){return[e*l+s*b+a,t*l+r*b+i]}function f(e,[t,s,r,a]){const[i,l]=o(e,t,s),[b,g]=o(e,r,s),[T,S]=o(e,t,a),[D,W]=o(e,r,a);
return[Math.min(i,b,T,D),Math.min(l,g,S,W),Math.max(i,b,T,D),Math.max(l,g,S,W)]}const n=(e,t)=>[Math.min(e[0],t[0]),Math.min(e[1],t[1]),Math.max(e[2],t[2]),Math.
max(e[3],t[3])];function c(e){let[t,s,r,a]=p;for(const[i,l]of e)t=Math.min(t,i),s=Math.min(s,l),r=Math.max(r,i),a=Math.max(a,l);return[t,s,r,a]}const p=[1/0,1/0,
-1/0,-1/0],O=([e,t,s,r],a)=>[e-a,t-a,s+a,r+a];function $(e,t){const s=[Math.max(e[0],t[0]),Math.max(e[1],t[1]),Math.min(e[2],t[2]),Math.min(e[3],t[3])];return s[0]<
s[2]&&s[1]<s[3]?s:void 0}const I=e=>e.map(t=>Math.round(t*1e5)/1e5+0),V=(e,{userUnit:t})=>String(Number((e*t/72).toPrecision(3)))}),86450:((H,N,u)=>{u.d(N,{M:()=>M});
var y=u(45599),E=u(89067);class M{document;tree;elements=[];constructor(d,h){this.document=d,this.tree=h}static async of(d){return new M(d,await E.J.read(d))}add(d,h,o){
const{document:f,tree:n}=this;if(!n)return;const c=(0,y.jd)({Type:(0,y.UU)("OBJR"),Obj:h,Pg:o}),p=f.add((0,y.jd)({Type:(0,y.UU)("StructElem"),S:(0,y.UU)(d),Pg:o,
K:c})),O=n.newKey();return n.entries.set(O,p),this.elements.push(p),O}addContent(d,h){const{document:o,tree:f}=this;if(!f)return;const n=o.pages.number(h),c=o.resolve(
o.entry(n,"StructParents")),p=typeof c=="number"?c:f.newKey(),O=o.array(f.entries.get(p))??[],$=new y.oS(n,o.generation(n)),I=o.add((0,y.jd)({Type:(0,y.UU)("Str\
uctElem"),S:(0,y.UU)(d),Pg:$,K:O.length}));return f.entries.set(p,[...O,I]),c!==p&&o.pages.patch(h,{StructParents:p}),this.elements.push(I),O.length}finish(){const{
document:d,tree:h,elements:o}=this;if(!h||o.length===0)return;h.write();const{dict:f,holder:n}=h.root,c=d.array(f.get("K"))??(f.has("K")?[f.get("K")]:[]),p=c.length===
1&&(0,y.i9)(c[0])?c[0]:void 0,O=d.dict(p);p&&O&&(0,y.Eo)(d.resolve(O.get("S")),"Document")?this.append(O,p.number,p):this.append(f,n,d.catalog.get("StructTreeRo\
ot"))}append(d,h,o){const{document:f,elements:n}=this;f.edit(h);const c=d.get("K");if(d.set("K",[...f.array(c)??(c===void 0?[]:[c]),...n]),o instanceof y.oS)for(const p of n)
f.dict(p).set("P",o)}}}),89067:((H,N,u)=>{u.d(N,{J:()=>M});var y=u(81077),E=u(9819);class M{document;root;entries;nextKey;constructor(d,h,o,f){this.document=d,this.
root=h,this.entries=o,this.nextKey=f}static async read(d){const h=(0,E.Wo)(d,"StructTreeRoot");if(!h)return;const o=new Map;for(const[c,p]of await(0,y.Zc)(d,h.dict.
get("ParentTree"),"Nums"))typeof c=="number"&&o.set(c,p);const f=d.resolve(h.dict.get("ParentTreeNextKey")),n=[...o.keys()].reduce((c,p)=>Math.max(c,p+1),typeof f==
"number"?f:0);return new M(d,h,o,n)}newKey(){return this.nextKey++}write(){const{document:d,root:h,entries:o}=this,f=[...o].sort(([n],[c])=>n-c);d.edit(h.holder),
h.dict.set("ParentTree",d.add((0,y.H6)(d,f,"Nums"))),h.dict.set("ParentTreeNextKey",this.nextKey)}}}),81077:((H,N,u)=>{u.d(N,{AN:()=>n,BX:()=>h,H6:()=>o,MN:()=>f,
Pu:()=>R,Zc:()=>d});var y=u(45599),E=u(9819);const M=64,R=e=>typeof e=="number"?String(e):Buffer.from(e.bytes).toString("latin1");async function d(e,t,s){const r=[];
for(const a of await p(e,t,0,s)){for(const l of $(e,a,s))r.push(l);const i=e.job.pace.step(c);i&&await i}return r}async function h(e,t,s,r,a,i){const l=await p(
e,t,s,r,i);for(let b=l.length-1;b>=0;b--){const g=l[b],T=$(e,g,r),S=T.filter(([G,Q])=>!a(G,Q)),D=e.job.pace.step(c+T.length*c);D&&await D,S.length<T.length&&(e.
edit(g.holder),g.dict.set(r,S.flat()),g.changed=!0);for(const G of g.repeats)e.edit(g.holder),g.dict.delete(G),g.changed=!0;if(g.emptyKids){const G=(e.array(g.dict.
get("Kids"))??[]).filter(Q=>!g.emptyKids.has(e.dict(Q)));e.edit(g.holder),g.dict.set("Kids",G),g.changed=!0}if(!g.changed)continue;const W=e.array(g.dict.get("K\
ids"))??[];g.empty=S.length===0&&W.length===0;const F=g.parent;F&&(F.changed=!0,g.empty?(F.emptyKids??=new Set).add(g.dict):I(e,g,S,W))}return l[0]?.empty??!1}function o(e,t,s){
if(t.length<=M)return(0,y.jd)({[s]:t.flat()});let r=[];for(const a of V(t)){const[i,l]=[a[0][0],a.at(-1)[0]];r.push({ref:e.add((0,y.jd)({Limits:[i,l],[s]:a.flat()})),
low:i,high:l})}for(;r.length>M;)r=V(r).map(a=>{const[i,l]=[a[0].low,a.at(-1).high];return{ref:e.add((0,y.jd)({Limits:[i,l],Kids:a.map(({ref:b})=>b)})),low:i,high:l}});
return(0,y.jd)({Kids:r.map(({ref:a})=>a)})}const f=(e,t)=>o(e,n([...t].map(([s,r])=>[(0,y.Px)(s),r])),"Names");function n(e){return e.map(t=>({entry:t,key:R(t[0])})).
sort((t,s)=>t.key<s.key?-1:t.key>s.key?1:0).map(({entry:t})=>t)}const c=100;async function p(e,t,s,r,a){const i=new E.b9(e),l=new Set,b=S=>l.size<l.add(S).size,
g=[],T=[{value:t??null,holder:s,parent:void 0}];for(let S=T.pop();S!==void 0;S=T.pop()){i.spend(1);const D=e.dict(S.value);if(!D||!b(D)||a&&S.parent&&!O(e,D,a))
continue;const W=[],F=X=>{const q=e.array(D.get(X));return!q||b(q)?q??[]:(W.push(X),[])},G=F(r).length>>1,Q=F("Kids"),Y={dict:D,holder:(0,E.Kd)(S.value,S.holder),
parent:S.parent,repeats:W};g.push(Y),i.spend(G);for(let X=Q.length-1;X>=0;X--)T.push({value:Q[X],holder:(0,E.Kd)(D.get("Kids"),Y.holder),parent:Y});const te=e.job.
pace.step(c+G*c);te&&await te}return g}function O(e,t,s){const[r,a]=e.array(t.get("Limits"))??[];return typeof r!="number"||typeof a!="number"||s(r,a)}function $(e,{
dict:t,repeats:s},r){const a=s.includes(r)?void 0:e.array(t.get(r));if(!a)return[];const i=[];for(let l=0;l+1<a.length;l+=2){const b=e.resolve(a[l]);(r==="Names"?
b instanceof y.Mx:typeof b=="number")&&i.push([b,a[l+1]])}return i}function I(e,t,s,r){const a=b=>e.array(e.dict(b)?.get("Limits"))??[],i=s[0]?.[0]??a(r[0])[0],
l=s.at(-1)?.[0]??a(r.at(-1))[1];e.edit(t.holder),i!==void 0&&l!==void 0?t.dict.set("Limits",[i,l]):t.dict.delete("Limits")}function V(e){const t=[];for(let s=0;s<
e.length;s+=M)t.push(e.slice(s,s+M));return t}}),9819:((H,N,u)=>{u.d(N,{J7:()=>M,Kd:()=>h,Wo:()=>o,_i:()=>d,b9:()=>R});var y=u(42973),E=u(45599);class M{document;gone=new Set;chased=new Set;constructor(n){
this.document=n}remove(n){const{catalog:c,catalogNumber:p,pages:O}=this.document,$=c.get("Pages");n===p||(0,E.i9)($)&&n===$.number||O.holds(n)||(this.gone.add(n),
this.document.remove(n))}chase(n){this.chased.add(n)}removed(){return this.gone}takeChased(){const n=this.chased;return this.chased=new Set,n}isGone(n){return(0,E.
i9)(n)&&this.gone.has(n.number)}}class R{most;left;constructor(n){this.most=this.left=n.job.limits.nodes}spend=n=>{if(this.left-=n,this.left<0)throw(0,y.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class d{seen;beyond=new Set;allowance;constructor(n,c=new R(
n)){this.allowance=c,this.seen=new Uint8Array((n.size>>3)+1)}first(n){if(this.allowance.spend(1),!(0,E.i9)(n))return!0;const{number:c}=n,p=c>>3;if(p>=this.seen.
length)return this.beyond.size<this.beyond.add(c).size;const O=1<<(c&7),$=(this.seen[p]&O)===0;return this.seen[p]|=O,$}}function h(f,n){return(0,E.i9)(f)?f.number:
n}function o(f,n){const c=f.catalog.get(n),p=f.dict(c);return p&&{dict:p,holder:h(c,f.catalogNumber)}}})};
