"use strict";exports.id=386,exports.ids=[386],exports.modules={49180:((Y,$,d)=>{d.d($,{q:()=>O});const i="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd4 \
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
5f5f5 yellow ffff00 yellowgreen 9acd32";function O(l){const M=l.toLowerCase(),u=/^#([\da-f]{3}|[\da-f]{6})$/.exec(M)?.[1]??C().get(M);return u===void 0?void 0:(u.
length===3?[...u].map(a=>a+a):[u.slice(0,2),u.slice(2,4),u.slice(4)]).map(a=>Number.parseInt(a,16))}let N;function C(){const l=i.split(" ");return N??=new Map(l.
flatMap((M,u)=>u%2===0?[[M,l[u+1]]]:[]))}}),49892:((Y,$,d)=>{d.d($,{B_:()=>N,Fw:()=>C,Tz:()=>M});var i=d(49180),O=d(57117);const N="OctavoColor";function C(u,y){
const a=l(u),c=a.length===1;return y===void 0||(0,O.hU)(y,c?1:3)?{values:a,operators:`${a.join(" ")} ${c?"g":"rg"}`,colorSpace:void 0}:{values:a,operators:`/${N}\
 cs ${a.join(" ")} sc`,colorSpace:c?(0,O.HB)():(0,O.Pz)()}}function l(u){if(u==="Gray")return[.5];const[y,a,c]=(0,i.q)(u);return(y===a&&a===c&&y>0?[y]:[y,a,c]).
map(k=>Math.round(k/255*1e4)/1e4)}function M(u){return u===void 0||(0,O.hU)(u,1)?{set:y=>`${y} g`,colorSpace:void 0}:{set:y=>`/${N} cs ${y} sc`,colorSpace:(0,O.
HB)()}}}),95358:((Y,$,d)=>{d.d($,{Wx:()=>l,pi:()=>u,z:()=>y});var i=d(56103),O=d(74135);function N(c,g){return C(c,g*72/c.userUnit)}function C(c,g){const{width:k,
height:I}=(0,O.iN)(c),P={width:k-2*g,height:I-2*g,inset:g};return P.width>0&&P.height>0?P:void 0}function l(c,g,k){const I=k===i.zU[c].fields.margin.default;return g.
map(P=>{const G=N(P,k);if(G||!I)return G;const{width:e,height:n}=(0,O.iN)(P);return C(P,Math.min(e,n)/10)})}const M=null;function u(c,{inset:g},k,I,P){const G=(0,O.
iN)(c),e=G.width-g-I,n=G.height-g-P,o=k.endsWith("left")?g:k.endsWith("right")?e:(G.width-I)/2,t=k.startsWith("bottom")?g:k.startsWith("top")?n:(G.height-P)/2;return[
o,t]}function y({kinds:c,pages:g},k){const I=g.find(({kind:P})=>!k[P]);return I?[{field:"margin",message:a(I.index,c[I.kind])}]:[]}function a(c,g){const{width:k,
height:I}=(0,O.iN)(g),P=(0,O.d)(Math.min(k,I)/2,g);return`leaves no room on page ${c+1}, which is ${(0,O.d)(k,g)} × ${(0,O.d)(I,g)} inches; it must be less tha\
n ${P}`}}),11416:((Y,$,d)=>{d.r($),d.d($,{addQrCode:()=>Z});var i=d(58552),O=d(45657),N=d(36078),C=d(99876),l=d(74135);const M=[[1,0],[0,1],[-1,0],[0,-1]];function u(T){
const{size:w}=T,R=(S,D)=>T.isDark(S,w-1-D),K=(S,D,Q)=>{const[X,W]=y[Q];return R(S+X[0],D+X[1])&&!R(S+W[0],D+W[1])},A=new Uint8Array((w+1)*(w+1)*M.length),B=(S,D,Q)=>(D*
(w+1)+S)*M.length+Q,L=[];for(let S=0;S<(w+1)*(w+1);S++){const[D,Q]=[S%(w+1),Math.floor(S/(w+1))];if(!K(D,Q,0)||A[B(D,Q,0)])continue;const X=[];let[W,H,F]=[D,Q,0],
V=-1;for(;!A[B(W,H,F)];)A[B(W,H,F)]=1,F!==V&&X.push([W,H]),V=F,W+=M[F][0],H+=M[F][1],F=[1,0,3].map(J=>(F+J)%4).find(J=>K(W,H,J));V===0&&X.shift(),L.push(X)}return L}
const y=[[[0,0],[0,-1]],[[-1,0],[0,0]],[[-1,-1],[-1,0]],[[0,-1],[-1,-1]]];var a=d(17775),c=d(63748),g=d(5336),k=d(23265),I=d(96221);const P=4,G={low:"L",medium:"\
M",quartile:"Q",high:"H"},e={numeric:{low:7089,medium:5596,quartile:3993,high:3057},alphanumeric:{low:4296,medium:3391,quartile:2420,high:1852},bytes:{low:2953,
medium:2331,quartile:1663,high:1273}},n=1;function o(T,w){const{segment:R,...K}=t(T,w);if(K.length>K.most)return K;const A=new a.N({level:G[w]}).encode(R),{size:B}=A;
return{size:B,isDark:(L,S)=>L>=0&&S>=0&&L<B&&S<B&&A.get(L,S)===1}}function t(T,w){const R={length:T.length,unit:"characters"};if(/^[0-9]+$/.test(T))return{segment:new c.
e(T),most:e.numeric[w],...R};if(/^[0-9A-Z $%*+./:-]+$/.test(T))return{segment:new g.e(T),most:e.alphanumeric[w],...R};const K=Buffer.byteLength(T),A=K===T.length;
return{segment:new k.x(T,A?I.N.ISO_8859_1:I.N.UTF_8),length:K,most:e.bytes[w]-(A?0:n),unit:"bytes"}}var r=d(59596),s=d(45599),h=d(49892),_=d(57117),b=d(95358),j=d(
72313),U=d(89067);class x{document;tree;elements=[];constructor(w,R){this.document=w,this.tree=R}static async of(w){return new x(w,await U.J.read(w))}add(w,R,K){
const{document:A,tree:B}=this;if(!B)return;const L=(0,s.jd)({Type:(0,s.UU)("OBJR"),Obj:R,Pg:K}),S=A.add((0,s.jd)({Type:(0,s.UU)("StructElem"),S:(0,s.UU)(w),Pg:K,
K:L})),D=B.newKey();return B.entries.set(D,S),this.elements.push(S),D}finish(){const{document:w,tree:R,elements:K}=this;if(!R||K.length===0)return;R.write();const{
dict:A,holder:B}=R.root,L=w.array(A.get("K"))??(A.has("K")?[A.get("K")]:[]),S=L.length===1&&(0,s.i9)(L[0])?L[0]:void 0,D=w.dict(S);S&&D&&(0,s.Eo)(w.resolve(D.get(
"S")),"Document")?this.append(D,S.number,S):this.append(A,B,w.catalog.get("StructTreeRoot"))}append(w,R,K){const{document:A,elements:B}=this;A.edit(R);const L=w.
get("K");if(w.set("K",[...A.array(L)??(L===void 0?[]:[L]),...B]),K instanceof s.oS)for(const S of B)A.dict(S).set("P",K)}}var v=d(77581);const E=4;function p(T){
if(!(!/^https:\/\/\S+$/i.test(T)||!URL.canParse(T)))return new URL(T).href}async function m(T,{pages:w},R,K){const A=await x.of(T);for(const{index:B,kind:L}of w){
const S=T.job.pace.step(2e3);S&&await S;const D=T.pages.number(B),Q=new s.oS(D,T.generation(D)),X=(0,s.jd)({Type:(0,s.UU)("Annot"),Subtype:(0,s.UU)("Link"),Rect:(0,l.
W1)(K[L]),Border:[0,0,0],F:E,P:Q,Contents:(0,v.wx)(R),A:(0,s.jd)({S:(0,s.UU)("URI"),URI:(0,s.Px)(R)})}),W=T.add(X),H=A.add("Link",W,Q);H!==void 0&&X.set("Struct\
Parent",H);const F=T.array(T.entry(D,"Annots"))??[];T.pages.patch(B,{Annots:[...F,W],...H===void 0?{}:{Tabs:(0,s.UU)("S")}})}A.finish()}const f="OctavoQr",z=.01;
async function Z(T,w,R){const{qr_content:K,qr_link:A,error_correction:B,layer:L}=w,{pace:S}=T.job,D=await(0,C.F)(T,R),{kinds:Q}=D,X=(0,b.Wx)("add_qr_code",Q,w.margin),
W=o(K,B);await S.rest();const H=A?p(K):void 0,F=(0,b.z)(D,X);if(A&&H===void 0&&F.push({field:"qr_link",message:"needs an https address as the content of the cod\
e",mentions:["qr_content"]}),"most"in W?F.push({field:"qr_content",message:`has ${W.length} ${W.unit}, and at most ${W.most} fit with the error correction ${B}`,
mentions:["error_correction"]}):F.length===0&&(0,O.RZ)(F,tt(W,D,X,w.qr_size)),"most"in W||F.length>0)throw(0,i.G6)(F);const V=T.add(ot(W,await(0,_._B)(T)));await S.
rest();const J=W.size+2*P,st=Q.map((q,et)=>{const nt=w.qr_size*72/q.userUnit,[at,ct]=(0,b.pi)(q,X[et],w.position,nt,nt);return(0,l.lw)([nt/J,0,0,nt/J,at,ct],(0,l.
S3)(q))}),rt=st.map(N.vs),it=await(0,j.W)(T,D,{layer:L,subtype:"Watermark",on:({kind:q})=>({resources:[{category:"XObject",name:f,ref:V}],operators:([et=""])=>(0,N.
qK)(et,rt[q])})});if(H!==void 0){const q=st.map(et=>(0,l.zl)(et,[0,0,J,J]));await m(T,D,H,q)}return it}function tt(T,{kinds:w,pages:R},K,A){const B=Math.ceil((T.
size+2*P)*z*100-1e-9)/100;if(A<B)return[{field:"qr_size",message:`is too small for this content: its modules would be narrower than ${z} inches. Give at least ${B}`,
mentions:["qr_content"]}];const L=({userUnit:H},{width:F,height:V})=>A*72/H>Math.min(F,V)*(1+1e-9),S=R.find(({kind:H})=>L(w[H],K[H]));if(!S)return[];const[D,{width:Q,
height:X}]=[w[S.kind],K[S.kind]],W=(0,l.d)(Math.min(Q,X),D);return[{field:"qr_size",message:`is too large for page ${S.index+1}, where the margins leave ${W} in\
ches for the code`}]}function ot(T,w){const R=T.size+2*P,K=(0,h.Tz)(w),A=u(T).map(S=>`${(0,N.XL)(S.map(([D,Q])=>[D+P,Q+P]))} h`),B=[K.set(1),`0 0 ${R} ${R} re f`,
K.set(0),...A,"f"],L=(0,s.jd)({Type:(0,s.UU)("XObject"),Subtype:(0,s.UU)("Form"),BBox:[0,0,R,R],Resources:(0,s.jd)({ColorSpace:K.colorSpace&&(0,s.jd)({[h.B_]:K.
colorSpace})}),Filter:(0,s.UU)("FlateDecode")});return new s.Z6(L,(0,r.Kc)(Buffer.from(`${B.join(`
`)}
`,"latin1")))}}),36211:((Y,$,d)=>{d.d($,{Rl:()=>C,ep:()=>a,lJ:()=>l,we:()=>N});var i=d(85008);const O={0:"b B b* B* BI BT BX EI EMC ET EX f F f* h ID n q Q s S \
sc SC scn SCN T* W W*",1:"BMC cs CS Do g G gs i j J M MP ri sh Tc TJ Tj TL Tr Ts Tw Tz w '",2:"BDC d d0 DP l m Td TD Tf",3:'rg RG "',4:"k K re v y",6:"c cm d1 T\
m"},N=Object.values(O).flatMap(c=>c.split(" ")),C=new Set(["m","l","c","v","y","h","re"]),l=new Map([["n",{}],["f",{fill:"nonzero"}],["F",{fill:"nonzero"}],["f*",
{fill:"even-odd"}],["S",{strokes:!0}],["s",{strokes:!0,closes:!0}],["B",{fill:"nonzero",strokes:!0}],["B*",{fill:"even-odd",strokes:!0}],["b",{fill:"nonzero",strokes:!0,
closes:!0}],["b*",{fill:"even-odd",strokes:!0,closes:!0}]]),M=255,u=new Uint8Array(65536).fill(M),y=new Map;for(const[c,g]of Object.entries(O))for(const k of g.
split(" "))k.length<=2?u[(0,i.$N)(k)]=Number(c):y.set((0,i.$N)(k),Number(c));function a(c){if(c>=u.length)return y.get(c);const g=u[c];return g===M?void 0:g}}),
37709:((Y,$,d)=>{d.d($,{B:()=>P,K:()=>n});var i=d(78157),O=d(45798),N=d(82416),C=d(36211),l=d(85008);const M=64,u=100,y=16*1024*1024,a=["true","false","null"],c=new Map,
g=new Array(16384).fill(void 0),k=o=>o&127|o>>1&16256,I=-32640;for(const o of C.we){const t=(0,l.$N)(o);c.set(t,o),(t&I)===0&&(g[k(t)]=o)}class P{content;operator="";count=0;end=0;dataStart=-1;dataEnd=-1;tokens;kinds=new Uint8Array(
M);starts=new Int32Array(M);ends=new Int32Array(M);depth=0;outermost=l.Kp;opened=0;deepest=0;inImage=!1;isGiven=!0;constructor(t){this.content=t,this.tokens=new l.
oz(t)}next(){return this.advance(1/0)}advance(t){const{tokens:r}=this;for(this.isGiven&&this.forget();r.end<t;){const s=r.next();switch(s){case l.Kp:return this.
end=r.end,this.dataStart>=0&&this.give("BI");case l.QR:if(this.depth===0&&this.keyword())return!0;break;case l.pQ:case l.q$:if(this.depth++>0){this.depth>this.deepest&&
(this.deepest=this.depth);break}this.outermost=s,this.opened=r.start;break;case l.OG:case l.ZT:this.depth>0&&--this.depth===0&&this.add(this.outermost,this.opened);
break;case l.Ho:this.dataStart=r.start,this.dataEnd=r.end;break;default:this.depth===0&&this.add(s,r.start)}}return this.end=r.end,!1}forget(){this.isGiven=!1,this.
count=this.deepest=0,this.dataStart=this.dataEnd=-1}keyword(){const{tokens:t}=this,{code:r}=t,s=(r&I)===0?g[k(r)]:c.get(r);if(s===void 0&&a.some(h=>h.length===t.
end-t.start&&(0,i.w1)(this.content,t.start,h)))this.add(l.QR,t.start);else if(s==="BI")this.inImage=!0,this.count=0;else if(this.inImage){if(s==="EI")return this.
give("BI")}else return this.give(s??"");return!1}give(t){return this.operator=t,this.end=this.tokens.end,this.isGiven=!0,this.inImage=!1,!0}add(t,r){const{count:s}=this;
s!==M&&(this.kinds[s]=t,this.starts[s]=r,this.ends[s]=this.tokens.end,this.count=s+1)}kind(t){return t>=0&&t<this.count?this.kinds[t]:l.Kp}startOf(t){return this.
starts[t]}endOf(t){return this.ends[t]}number(t){return this.kind(t)===l.uk?(0,N.kz)(this.content,this.starts[t],this.ends[t]):NaN}name(t){return this.kind(t)===
l.o_?(0,N.MQ)(this.content,this.starts[t]+1,this.ends[t]):void 0}string(t){const r=this.kind(t);return r===l.An||r===l.Cd?(0,N.E3)(this.content,this.starts[t],this.
ends[t]):void 0}value(t){return this.kind(t)===l.Kp||this.deepest>u?null:new O.i(this.content,this.starts[t],this.ends[t],u,void 0,y).value()}inside(t){return new l.
oz(this.content,this.starts[t]+1,this.ends[t]-1)}}const G=32768,e=6;async function n(o,t,r){const s=new P(o);for(;s.end<o.length;){const{end:h}=s;for(;s.advance(
h+G);){const b=r(s);b&&await b}const _=t.step(e*(s.end-h));_&&await _}}}),85008:((Y,$,d)=>{d.d($,{$N:()=>r,An:()=>l,Cd:()=>M,Ho:()=>k,Kp:()=>O,OG:()=>a,QR:()=>u,
ZT:()=>g,jq:()=>x,o_:()=>C,oz:()=>_,pQ:()=>y,q$:()=>c,uk:()=>N});var i=d(78157);const O=0,N=1,C=2,l=3,M=4,u=5,y=6,a=7,c=8,g=9,k=10,I=0,P=11,G=12,e=13,n=new Uint8Array(
256).fill(u),o=new Uint8Array(256);for(let v=0;v<256;v++)i.Kl[v]!==i.N9&&(n[v]=I);for(const v of[i.b9,i.N5,i.fX])o[v]=1;for(let v=i.l0;v<=i.ev;v++)o[v]=1;for(let v=0;v<
256;v++)o[v]&&(n[v]=N);n[i.cL]=C,n[i.Cx]=l,n[i.iH]=G,n[i.vz]=e,n[i.WL]=y,n[i.wt]=a,n[i.IQ]=P;const t=3,r=v=>[...v].reduce((E,p,m)=>E|p.charCodeAt(0)<<8*m,0),s=r(
"BI"),h=r("ID");class _{content;to;kind=O;start=0;end;isCut=!1;passed=0;inImage=!1;atData=!1;constructor(E,p=0,m=E.length){this.content=E,this.to=m,this.start=this.
end=p}next(E=!1){const{content:p,to:m}=this;if(this.atData)return this.imageData();let f=this.end;for(;f<m;){const z=f,Z=n[p[f++]];switch(Z){case I:continue;case N:
for(;f<m&&o[p[f]]===1;)f++;if(E){this.passed++;continue}return this.found(N,z,f);case u:for(;f<m&&i.Kl[p[f]]===i.N9;)f++;return f-z===2&&this.followImage(p[z]|p[z+
1]<<8),this.found(u,z,f);case C:for(;f<m&&i.Kl[p[f]]===i.N9;)f++;if(E){this.passed++;continue}return this.found(C,z,f);case l:return f=(0,i.t9)(p,z,m),this.isCut=
f===m&&x(p,z,m)>0,this.found(l,z,f);case G:return f<m&&p[f]===i.iH?this.found(c,z,f+1):(f=(0,i.$k)(p,f,m),this.isCut=p[f-1]!==i.vz,this.found(M,z,f));case e:if(f<
m&&p[f]===i.vz)return this.found(g,z,f+1);continue;case P:f=(0,i.D)(p,f,m);continue;default:return this.found(Z,z,f)}}return this.found(O,m,m)}found(E,p,m){return this.
kind=E,this.start=p,this.end=m,E}get code(){const{content:E,start:p,end:m}=this,f=m-p;return f>t?0:E[p]|(f>1?E[p+1]<<8:0)|(f>2?E[p+2]<<16:0)}followImage(E){this.
atData=this.inImage&&E===h,this.inImage=E===s||this.inImage&&!this.atData}imageData(){const{content:E,to:p}=this;this.atData=!1;const m=Math.min(this.end+1,p),f=j(
E,m,p);return this.isCut=f<0,this.found(k,m,f<0?p:f)}}const b=12;function j(v,E,p){for(let m=E;m+1<p;m++){if(v[m]!==i.HV||v[m+1]!==i.tw||m>E&&i.Kl[v[m-1]]!==i.t6)
continue;const f=m+2;if(!(f<p&&i.Kl[v[f]]===i.N9)&&U(v,f,Math.min(f+b,p)))return Math.max(m-1,E)}return-1}function U(v,E,p){for(let m=E;m<p;m++){const f=v[m];if((f<
i.Z4||f>i.du)&&i.Kl[f]!==i.t6)return!1}return!0}function x(v,E,p=v.length){let m=0;for(let f=E;f<p;f++){const z=v[f];z===i.r_?f++:z===i.Cx?m++:z===i.s1&&m--}return m}}),
74135:((Y,$,d)=>{d.d($,{$L:()=>c,DI:()=>l,Gd:()=>u,Mo:()=>N,Pj:()=>I,S3:()=>O,W1:()=>P,XM:()=>k,d:()=>G,ds:()=>C,gF:()=>g,iN:()=>i,kO:()=>a,lw:()=>M,zl:()=>y});
function i({box:[e,n,o,t],rotation:r}){const s=o-e,h=t-n;return r%180===0?{width:s,height:h}:{width:h,height:s}}function O({box:[e,n,o,t],rotation:r}){switch(r){case 0:
return[1,0,0,1,e,n];case 90:return[0,1,-1,0,o,n];case 180:return[-1,0,0,-1,o,t];case 270:return[0,-1,1,0,e,t]}}function N(e,n){return n===void 0?e:I(e,n)??e}function C([
e,n,o,t]){return[Math.min(e,o),Math.min(n,t),Math.max(e,o),Math.max(n,t)]}function l([e,n,o,t,r,s]){const h=e*t-n*o,[_,b,j,U]=[t/h,-n/h,-o/h,e/h];return[_+0,b+0,
j+0,U+0,-(r*_+s*j)+0,-(r*b+s*U)+0]}function M(e,n){const[o,t,r,s,h,_]=e,[b,j,U,x,v,E]=n;return[o*b+t*U,o*j+t*x,r*b+s*U,r*j+s*x,h*b+_*U+v,h*j+_*x+E]}function u([
e,n,o,t,r,s],h,_){return[e*h+o*_+r,n*h+t*_+s]}function y(e,[n,o,t,r]){const[s,h]=u(e,n,o),[_,b]=u(e,t,o),[j,U]=u(e,n,r),[x,v]=u(e,t,r);return[Math.min(s,_,j,x),
Math.min(h,b,U,v),Math.max(s,_,j,x),Math.max(h,b,U,v)]}const a=(e,n)=>[Math.min(e[0],n[0]),Math.min(e[1],n[1]),Math.max(e[2],n[2]),Math.max(e[3],n[3])];function c(e){
let[n,o,t,r]=g;for(const[s,h]of e)n=Math.min(n,s),o=Math.min(o,h),t=Math.max(t,s),r=Math.max(r,h);return[n,o,t,r]}const g=[1/0,1/0,-1/0,-1/0],k=([e,n,o,t],r)=>[
e-r,n-r,o+r,t+r];function I(e,n){const o=[Math.max(e[0],n[0]),Math.max(e[1],n[1]),Math.min(e[2],n[2]),Math.min(e[3],n[3])];return o[0]<o[2]&&o[1]<o[3]?o:void 0}
const P=e=>e.map(n=>Math.round(n*1e5)/1e5+0),G=(e,{userUnit:n})=>String(Number((e*n/72).toPrecision(3)))}),89067:((Y,$,d)=>{d.d($,{J:()=>N});var i=d(81077),O=d(
9819);class N{document;root;entries;nextKey;constructor(l,M,u,y){this.document=l,this.root=M,this.entries=u,this.nextKey=y}static async read(l){const M=(0,O.Wo)(
l,"StructTreeRoot");if(!M)return;const u=new Map;for(const[c,g]of await(0,i.Zc)(l,M.dict.get("ParentTree"),"Nums"))typeof c=="number"&&u.set(c,g);const y=l.resolve(
M.dict.get("ParentTreeNextKey")),a=[...u.keys()].reduce((c,g)=>Math.max(c,g+1),typeof y=="number"?y:0);return new N(l,M,u,a)}newKey(){return this.nextKey++}write(){
const{document:l,root:M,entries:u}=this,y=[...u].sort(([a],[c])=>a-c);l.edit(M.holder),M.dict.set("ParentTree",l.add((0,i.H6)(l,y,"Nums"))),M.dict.set("ParentTr\
eeNextKey",this.nextKey)}}}),81077:((Y,$,d)=>{d.d($,{AN:()=>a,BX:()=>M,H6:()=>u,MN:()=>y,Pu:()=>C,Zc:()=>l});var i=d(45599),O=d(9819);const N=64,C=e=>typeof e==
"number"?String(e):Buffer.from(e.bytes).toString("latin1");async function l(e,n,o){const t=[];for(const r of await g(e,n,0,o)){for(const h of I(e,r,o))t.push(h);
const s=e.job.pace.step(c);s&&await s}return t}async function M(e,n,o,t,r,s){const h=await g(e,n,o,t,s);for(let _=h.length-1;_>=0;_--){const b=h[_],j=I(e,b,t),U=j.
filter(([p,m])=>!r(p,m)),x=e.job.pace.step(c+j.length*c);x&&await x,U.length<j.length&&(e.edit(b.holder),b.dict.set(t,U.flat()),b.changed=!0);for(const p of b.repeats)
e.edit(b.holder),b.dict.delete(p),b.changed=!0;if(b.emptyKids){const p=(e.array(b.dict.get("Kids"))??[]).filter(m=>!b.emptyKids.has(e.dict(m)));e.edit(b.holder),
b.dict.set("Kids",p),b.changed=!0}if(!b.changed)continue;const v=e.array(b.dict.get("Kids"))??[];b.empty=U.length===0&&v.length===0;const E=b.parent;E&&(E.changed=
!0,b.empty?(E.emptyKids??=new Set).add(b.dict):P(e,b,U,v))}return h[0]?.empty??!1}function u(e,n,o){if(n.length<=N)return(0,i.jd)({[o]:n.flat()});let t=[];for(const r of G(
n)){const[s,h]=[r[0][0],r.at(-1)[0]];t.push({ref:e.add((0,i.jd)({Limits:[s,h],[o]:r.flat()})),low:s,high:h})}for(;t.length>N;)t=G(t).map(r=>{const[s,h]=[r[0].low,
r.at(-1).high];return{ref:e.add((0,i.jd)({Limits:[s,h],Kids:r.map(({ref:_})=>_)})),low:s,high:h}});return(0,i.jd)({Kids:t.map(({ref:r})=>r)})}const y=(e,n)=>u(e,
a([...n].map(([o,t])=>[(0,i.Px)(o),t])),"Names");function a(e){return e.map(n=>({entry:n,key:C(n[0])})).sort((n,o)=>n.key<o.key?-1:n.key>o.key?1:0).map(({entry:n})=>n)}
const c=100;async function g(e,n,o,t,r){const s=new O.b9(e),h=new Set,_=U=>h.size<h.add(U).size,b=[],j=[{value:n??null,holder:o,parent:void 0}];for(let U=j.pop();U!==
void 0;U=j.pop()){s.spend(1);const x=e.dict(U.value);if(!x||!_(x)||r&&U.parent&&!k(e,x,r))continue;const v=[],E=Z=>{const tt=e.array(x.get(Z));return!tt||_(tt)?
tt??[]:(v.push(Z),[])},p=E(t).length>>1,m=E("Kids"),f={dict:x,holder:(0,O.Kd)(U.value,U.holder),parent:U.parent,repeats:v};b.push(f),s.spend(p);for(let Z=m.length-
1;Z>=0;Z--)j.push({value:m[Z],holder:(0,O.Kd)(x.get("Kids"),f.holder),parent:f});const z=e.job.pace.step(c+p*c);z&&await z}return b}function k(e,n,o){const[t,r]=e.
array(n.get("Limits"))??[];return typeof t!="number"||typeof r!="number"||o(t,r)}function I(e,{dict:n,repeats:o},t){const r=o.includes(t)?void 0:e.array(n.get(t));
if(!r)return[];const s=[];for(let h=0;h+1<r.length;h+=2){const _=e.resolve(r[h]);(t==="Names"?_ instanceof i.Mx:typeof _=="number")&&s.push([_,r[h+1]])}return s}
function P(e,n,o,t){const r=_=>e.array(e.dict(_)?.get("Limits"))??[],s=o[0]?.[0]??r(t[0])[0],h=o.at(-1)?.[0]??r(t.at(-1))[1];e.edit(n.holder),s!==void 0&&h!==void 0?
n.dict.set("Limits",[s,h]):n.dict.delete("Limits")}function G(e){const n=[];for(let o=0;o<e.length;o+=N)n.push(e.slice(o,o+N));return n}}),9819:((Y,$,d)=>{d.d($,
{J7:()=>N,Kd:()=>M,Wo:()=>u,_i:()=>l,b9:()=>C});var i=d(42973),O=d(45599);class N{document;gone=new Set;chased=new Set;constructor(a){this.document=a}remove(a){
const{catalog:c,catalogNumber:g,pages:k}=this.document,I=c.get("Pages");a===g||(0,O.i9)(I)&&a===I.number||k.holds(a)||(this.gone.add(a),this.document.remove(a))}chase(a){
this.chased.add(a)}removed(){return this.gone}takeChased(){const a=this.chased;return this.chased=new Set,a}isGone(a){return(0,O.i9)(a)&&this.gone.has(a.number)}}
class C{most;left;constructor(a){this.most=this.left=a.job.limits.nodes}spend=a=>{if(this.left-=a,this.left<0)throw(0,i.F)("nodes",`The document has more than ${this.
most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class l{seen;beyond=new Set;allowance;constructor(a,c=new C(
a)){this.allowance=c,this.seen=new Uint8Array((a.size>>3)+1)}first(a){if(this.allowance.spend(1),!(0,O.i9)(a))return!0;const{number:c}=a,g=c>>3;if(g>=this.seen.
length)return this.beyond.size<this.beyond.add(c).size;const k=1<<(c&7),I=(this.seen[g]&k)===0;return this.seen[g]|=k,I}}function M(y,a){return(0,O.i9)(y)?y.number:
a}function u(y,a){const c=y.catalog.get(a),g=y.dict(c);return g&&{dict:g,holder:M(c,y.catalogNumber)}}})};
