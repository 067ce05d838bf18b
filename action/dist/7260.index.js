"use strict";exports.id=7260,exports.ids=[7260],exports.modules={49180:((Z,K,h)=>{h.d(K,{q:()=>E});const s="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd\
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
 f5f5f5 yellow ffff00 yellowgreen 9acd32";function E(f){const m=f.toLowerCase(),d=/^#([\da-f]{3}|[\da-f]{6})$/.exec(m)?.[1]??A().get(m);return d===void 0?void 0:
(d.length===3?[...d].map(i=>i+i):[d.slice(0,2),d.slice(2,4),d.slice(4)]).map(i=>Number.parseInt(i,16))}let O;function A(){const f=s.split(" ");return O??=new Map(
f.flatMap((m,d)=>d%2===0?[[m,f[d+1]]]:[]))}}),49892:((Z,K,h)=>{h.d(K,{B_:()=>O,Fw:()=>A,Tz:()=>m});var s=h(49180),E=h(57117);const O="OctavoColor";function A(d,u){
const i=f(d),a=i.length===1;return u===void 0||(0,E.hU)(u,a?1:3)?{values:i,operators:`${i.join(" ")} ${a?"g":"rg"}`,colorSpace:void 0}:{values:i,operators:`/${O}\
 cs ${i.join(" ")} sc`,colorSpace:a?(0,E.HB)():(0,E.Pz)()}}function f(d){if(d==="Gray")return[.5];const[u,i,a]=(0,s.q)(d);return(u===i&&i===a&&u>0?[u]:[u,i,a]).
map(b=>Math.round(b/255*1e4)/1e4)}function m(d){return d===void 0||(0,E.hU)(d,1)?{set:u=>`${u} g`,colorSpace:void 0}:{set:u=>`/${O} cs ${u} sc`,colorSpace:(0,E.
HB)()}}}),95358:((Z,K,h)=>{h.d(K,{Wx:()=>f,pi:()=>d,z:()=>u});var s=h(95323),E=h(74135);function O(a,l){return A(a,l*72/a.userUnit)}function A(a,l){const{width:b,
height:S}=(0,E.iN)(a),k={width:b-2*l,height:S-2*l,inset:l};return k.width>0&&k.height>0?k:void 0}function f(a,l,b){const S=b===s.zU[a].fields.margin.default;return l.
map(k=>{const W=O(k,b);if(W||!S)return W;const{width:e,height:n}=(0,E.iN)(k);return A(k,Math.min(e,n)/10)})}const m=null;function d(a,{inset:l},b,S,k){const W=(0,E.
iN)(a),e=W.width-l-S,n=W.height-l-k,o=b.endsWith("left")?l:b.endsWith("right")?e:(W.width-S)/2,t=b.startsWith("bottom")?l:b.startsWith("top")?n:(W.height-k)/2;return[
o,t]}function u({kinds:a,pages:l},b){const S=l.find(({kind:k})=>!b[k]);return S?[{field:"margin",message:i(S.index,a[S.kind])}]:[]}function i(a,l){const{width:b,
height:S}=(0,E.iN)(l),k=(0,E.d)(Math.min(b,S)/2,l);return`leaves no room on page ${a+1}, which is ${(0,E.d)(b,l)} × ${(0,E.d)(S,l)} inches; it must be less tha\
n ${k}`}}),9822:((Z,K,h)=>{h.r(K),h.d(K,{addQrCode:()=>R});var s=h(58552),E=h(45657),O=h(36078),A=h(99876),f=h(74135);const m=[[1,0],[0,1],[-1,0],[0,-1]];function d(_){
const{size:P}=_,$=(N,U)=>_.isDark(N,P-1-U),B=(N,U,H)=>{const[Q,C]=u[H];return $(N+Q[0],U+Q[1])&&!$(N+C[0],U+C[1])},z=new Uint8Array((P+1)*(P+1)*m.length),j=(N,U,H)=>(U*
(P+1)+N)*m.length+H,X=[];for(let N=0;N<(P+1)*(P+1);N++){const[U,H]=[N%(P+1),Math.floor(N/(P+1))];if(!B(U,H,0)||z[j(U,H,0)])continue;const Q=[];let[C,F,G]=[U,H,0],
V=-1;for(;!z[j(C,F,G)];)z[j(C,F,G)]=1,G!==V&&Q.push([C,F]),V=G,C+=m[G][0],F+=m[G][1],G=[1,0,3].map(J=>(G+J)%4).find(J=>B(C,F,J));V===0&&Q.shift(),X.push(Q)}return X}
const u=[[[0,0],[0,-1]],[[-1,0],[0,0]],[[-1,-1],[-1,0]],[[0,-1],[-1,-1]]];var i=h(17775),a=h(63748),l=h(5336),b=h(23265),S=h(96221);const k=4,W={low:"L",medium:"\
M",quartile:"Q",high:"H"},e={numeric:{low:7089,medium:5596,quartile:3993,high:3057},alphanumeric:{low:4296,medium:3391,quartile:2420,high:1852},bytes:{low:2953,
medium:2331,quartile:1663,high:1273}},n=1;function o(_,P){const{segment:$,...B}=t(_,P);if(B.length>B.most)return B;const z=new i.N({level:W[P]}).encode($),{size:j}=z;
return{size:j,isDark:(X,N)=>X>=0&&N>=0&&X<j&&N<j&&z.get(X,N)===1}}function t(_,P){const $={length:_.length,unit:"characters"};if(/^[0-9]+$/.test(_))return{segment:new a.
e(_),most:e.numeric[P],...$};if(/^[0-9A-Z $%*+./:-]+$/.test(_))return{segment:new l.e(_),most:e.alphanumeric[P],...$};const B=Buffer.byteLength(_),z=B===_.length;
return{segment:new b.x(_,z?S.N.ISO_8859_1:S.N.UTF_8),length:B,most:e.bytes[P]-(z?0:n),unit:"bytes"}}var r=h(59596),c=h(45599),p=h(49892),D=h(57117),v=h(95358),L=h(
72313),I=h(86450),x=h(77581);const M=4;function T(_){if(!(!/^https:\/\/\S+$/i.test(_)||!URL.canParse(_)))return new URL(_).href}async function w(_,{pages:P},$,B){
const z=await I.M.of(_);for(const{index:j,kind:X}of P){const N=_.job.pace.step(2e3);N&&await N;const U=_.pages.number(j),H=new c.oS(U,_.generation(U)),Q=(0,c.jd)(
{Type:(0,c.UU)("Annot"),Subtype:(0,c.UU)("Link"),Rect:(0,f.W1)(B[X]),Border:[0,0,0],F:M,P:H,Contents:(0,x.wx)($),A:(0,c.jd)({S:(0,c.UU)("URI"),URI:(0,c.Px)($)})}),
C=_.add(Q),F=z.add("Link",C,H);F!==void 0&&Q.set("StructParent",F);const G=_.array(_.entry(U,"Annots"))??[];_.pages.patch(j,{Annots:[...G,C],...F===void 0?{}:{Tabs:(0,c.
UU)("S")}})}z.finish()}const y="OctavoQr",g=.01;async function R(_,P,$){const{qr_content:B,qr_link:z,error_correction:j,layer:X}=P,{pace:N}=_.job,U=await(0,A.F)(
_,$),{kinds:H}=U,Q=(0,v.Wx)("add_qr_code",H,P.margin),C=o(B,j);await N.rest();const F=z?T(B):void 0,G=(0,v.z)(U,Q);if(z&&F===void 0&&G.push({field:"qr_link",message:"\
needs an https address as the content of the code",mentions:["qr_content"]}),"most"in C?G.push({field:"qr_content",message:`has ${C.length} ${C.unit}, and at mo\
st ${C.most} fit with the error correction ${j}`,mentions:["error_correction"]}):G.length===0&&(0,E.RZ)(G,Y(C,U,Q,P.qr_size)),"most"in C||G.length>0)throw(0,s.G6)(
G);const V=_.add(tt(C,await(0,D._B)(_)));await N.rest();const J=C.size+2*k,st=H.map((q,et)=>{const nt=P.qr_size*72/q.userUnit,[it,at]=(0,v.pi)(q,Q[et],P.position,
nt,nt);return(0,f.lw)([nt/J,0,0,nt/J,it,at],(0,f.S3)(q))}),ot=st.map(O.vs),rt=await(0,L.W)(_,U,{layer:X,subtype:"Watermark",on:({kind:q})=>({resources:[{category:"\
XObject",name:y,ref:V}],operators:([et=""])=>(0,O.qK)(et,ot[q])})});if(F!==void 0){const q=st.map(et=>(0,f.zl)(et,[0,0,J,J]));await w(_,U,F,q)}return rt}function Y(_,{
kinds:P,pages:$},B,z){const j=Math.ceil((_.size+2*k)*g*100-1e-9)/100;if(z<j)return[{field:"qr_size",message:`is too small for this content: its modules would be\
 narrower than ${g} inches. Give at least ${j}`,mentions:["qr_content"]}];const X=({userUnit:F},{width:G,height:V})=>z*72/F>Math.min(G,V)*(1+1e-9),N=$.find(({kind:F})=>X(
P[F],B[F]));if(!N)return[];const[U,{width:H,height:Q}]=[P[N.kind],B[N.kind]],C=(0,f.d)(Math.min(H,Q),U);return[{field:"qr_size",message:`is too large for page ${N.
index+1}, where the margins leave ${C} inches for the code`}]}function tt(_,P){const $=_.size+2*k,B=(0,p.Tz)(P),z=d(_).map(N=>`${(0,O.XL)(N.map(([U,H])=>[U+k,H+
k]))} h`),j=[B.set(1),`0 0 ${$} ${$} re f`,B.set(0),...z,"f"],X=(0,c.jd)({Type:(0,c.UU)("XObject"),Subtype:(0,c.UU)("Form"),BBox:[0,0,$,$],Resources:(0,c.jd)({ColorSpace:B.
colorSpace&&(0,c.jd)({[p.B_]:B.colorSpace})}),Filter:(0,c.UU)("FlateDecode")});return new c.Z6(X,(0,r.Kc)(Buffer.from(`${j.join(`
`)}
`,"latin1")))}}),36211:((Z,K,h)=>{h.d(K,{Rl:()=>A,ep:()=>i,lJ:()=>f,we:()=>O});var s=h(85008);const E={0:"b B b* B* BI BT BX EI EMC ET EX f F f* h ID n q Q s S \
sc SC scn SCN T* W W*",1:"BMC cs CS Do g G gs i j J M MP ri sh Tc TJ Tj TL Tr Ts Tw Tz w '",2:"BDC d d0 DP l m Td TD Tf",3:'rg RG "',4:"k K re v y",6:"c cm d1 T\
m"},O=Object.values(E).flatMap(a=>a.split(" ")),A=new Set(["m","l","c","v","y","h","re"]),f=new Map([["n",{}],["f",{fill:"nonzero"}],["F",{fill:"nonzero"}],["f*",
{fill:"even-odd"}],["S",{strokes:!0}],["s",{strokes:!0,closes:!0}],["B",{fill:"nonzero",strokes:!0}],["B*",{fill:"even-odd",strokes:!0}],["b",{fill:"nonzero",strokes:!0,
closes:!0}],["b*",{fill:"even-odd",strokes:!0,closes:!0}]]),m=255,d=new Uint8Array(65536).fill(m),u=new Map;for(const[a,l]of Object.entries(E))for(const b of l.
split(" "))b.length<=2?d[(0,s.$N)(b)]=Number(a):u.set((0,s.$N)(b),Number(a));function i(a){if(a>=d.length)return u.get(a);const l=d[a];return l===m?void 0:l}}),
37709:((Z,K,h)=>{h.d(K,{B:()=>k,K:()=>n});var s=h(78157),E=h(45798),O=h(82416),A=h(36211),f=h(85008);const m=64,d=100,u=16*1024*1024,i=["true","false","null"],a=new Map,
l=new Array(16384).fill(void 0),b=o=>o&127|o>>1&16256,S=-32640;for(const o of A.we){const t=(0,f.$N)(o);a.set(t,o),(t&S)===0&&(l[b(t)]=o)}class k{content;operator="";count=0;end=0;dataStart=-1;dataEnd=-1;tokens;kinds=new Uint8Array(
m);starts=new Int32Array(m);ends=new Int32Array(m);depth=0;outermost=f.Kp;opened=0;deepest=0;inImage=!1;isGiven=!0;constructor(t){this.content=t,this.tokens=new f.
oz(t)}next(){return this.advance(1/0)}advance(t){const{tokens:r}=this;for(this.isGiven&&this.forget();r.end<t;){const c=r.next();switch(c){case f.Kp:return this.
end=r.end,this.dataStart>=0&&this.give("BI");case f.QR:if(this.depth===0&&this.keyword())return!0;break;case f.pQ:case f.q$:if(this.depth++>0){this.depth>this.deepest&&
(this.deepest=this.depth);break}this.outermost=c,this.opened=r.start;break;case f.OG:case f.ZT:this.depth>0&&--this.depth===0&&this.add(this.outermost,this.opened);
break;case f.Ho:this.dataStart=r.start,this.dataEnd=r.end;break;default:this.depth===0&&this.add(c,r.start)}}return this.end=r.end,!1}forget(){this.isGiven=!1,this.
count=this.deepest=0,this.dataStart=this.dataEnd=-1}keyword(){const{tokens:t}=this,{code:r}=t,c=(r&S)===0?l[b(r)]:a.get(r);if(c===void 0&&i.some(p=>p.length===t.
end-t.start&&(0,s.w1)(this.content,t.start,p)))this.add(f.QR,t.start);else if(c==="BI")this.inImage=!0,this.count=0;else if(this.inImage){if(c==="EI")return this.
give("BI")}else return this.give(c??"");return!1}give(t){return this.operator=t,this.end=this.tokens.end,this.isGiven=!0,this.inImage=!1,!0}add(t,r){const{count:c}=this;
c!==m&&(this.kinds[c]=t,this.starts[c]=r,this.ends[c]=this.tokens.end,this.count=c+1)}kind(t){return t>=0&&t<this.count?this.kinds[t]:f.Kp}startOf(t){return this.
starts[t]}endOf(t){return this.ends[t]}number(t){return this.kind(t)===f.uk?(0,O.kz)(this.content,this.starts[t],this.ends[t]):NaN}name(t){return this.kind(t)===
f.o_?(0,O.MQ)(this.content,this.starts[t]+1,this.ends[t]):void 0}string(t){const r=this.kind(t);return r===f.An||r===f.Cd?(0,O.E3)(this.content,this.starts[t],this.
ends[t]):void 0}value(t){return this.kind(t)===f.Kp||this.deepest>d?null:new E.i(this.content,this.starts[t],this.ends[t],d,void 0,u).value()}inside(t){return new f.
oz(this.content,this.starts[t]+1,this.ends[t]-1)}}const W=32768,e=6;async function n(o,t,r){const c=new k(o);for(;c.end<o.length;){const{end:p}=c;for(;c.advance(
p+W);){const v=r(c);v&&await v}const D=t.step(e*(c.end-p));D&&await D}}}),85008:((Z,K,h)=>{h.d(K,{$N:()=>r,An:()=>f,Cd:()=>m,Ho:()=>b,Kp:()=>E,OG:()=>i,QR:()=>d,
ZT:()=>l,jq:()=>x,o_:()=>A,oz:()=>D,pQ:()=>u,q$:()=>a,uk:()=>O});var s=h(78157);const E=0,O=1,A=2,f=3,m=4,d=5,u=6,i=7,a=8,l=9,b=10,S=0,k=11,W=12,e=13,n=new Uint8Array(
256).fill(d),o=new Uint8Array(256);for(let M=0;M<256;M++)s.Kl[M]!==s.N9&&(n[M]=S);for(const M of[s.b9,s.N5,s.fX])o[M]=1;for(let M=s.l0;M<=s.ev;M++)o[M]=1;for(let M=0;M<
256;M++)o[M]&&(n[M]=O);n[s.cL]=A,n[s.Cx]=f,n[s.iH]=W,n[s.vz]=e,n[s.WL]=u,n[s.wt]=i,n[s.IQ]=k;const t=3,r=M=>[...M].reduce((T,w,y)=>T|w.charCodeAt(0)<<8*y,0),c=r(
"BI"),p=r("ID");class D{content;to;kind=E;start=0;end;isCut=!1;passed=0;inImage=!1;atData=!1;constructor(T,w=0,y=T.length){this.content=T,this.to=y,this.start=this.
end=w}next(T=!1){const{content:w,to:y}=this;if(this.atData)return this.imageData();let g=this.end;for(;g<y;){const R=g,Y=n[w[g++]];switch(Y){case S:continue;case O:
for(;g<y&&o[w[g]]===1;)g++;if(T){this.passed++;continue}return this.found(O,R,g);case d:for(;g<y&&s.Kl[w[g]]===s.N9;)g++;return g-R===2&&this.followImage(w[R]|w[R+
1]<<8),this.found(d,R,g);case A:for(;g<y&&s.Kl[w[g]]===s.N9;)g++;if(T){this.passed++;continue}return this.found(A,R,g);case f:return g=(0,s.t9)(w,R,y),this.isCut=
g===y&&x(w,R,y)>0,this.found(f,R,g);case W:return g<y&&w[g]===s.iH?this.found(a,R,g+1):(g=(0,s.$k)(w,g,y),this.isCut=w[g-1]!==s.vz,this.found(m,R,g));case e:if(g<
y&&w[g]===s.vz)return this.found(l,R,g+1);continue;case k:g=(0,s.D)(w,g,y);continue;default:return this.found(Y,R,g)}}return this.found(E,y,y)}found(T,w,y){return this.
kind=T,this.start=w,this.end=y,T}get code(){const{content:T,start:w,end:y}=this,g=y-w;return g>t?0:T[w]|(g>1?T[w+1]<<8:0)|(g>2?T[w+2]<<16:0)}followImage(T){this.
atData=this.inImage&&T===p,this.inImage=T===c||this.inImage&&!this.atData}imageData(){const{content:T,to:w}=this;this.atData=!1;const y=Math.min(this.end+1,w),g=L(
T,y,w);return this.isCut=g<0,this.found(b,y,g<0?w:g)}}const v=12;function L(M,T,w){for(let y=T;y+1<w;y++){if(M[y]!==s.HV||M[y+1]!==s.tw||y>T&&s.Kl[M[y-1]]!==s.t6)
continue;const g=y+2;if(!(g<w&&s.Kl[M[g]]===s.N9)&&I(M,g,Math.min(g+v,w)))return Math.max(y-1,T)}return-1}function I(M,T,w){for(let y=T;y<w;y++){const g=M[y];if((g<
s.Z4||g>s.du)&&s.Kl[g]!==s.t6)return!1}return!0}function x(M,T,w=M.length){let y=0;for(let g=T;g<w;g++){const R=M[g];R===s.r_?g++:R===s.Cx?y++:R===s.s1&&y--}return y}}),
74135:((Z,K,h)=>{h.d(K,{$L:()=>a,DI:()=>f,Gd:()=>d,Mo:()=>O,Pj:()=>S,S3:()=>E,W1:()=>k,XM:()=>b,d:()=>W,ds:()=>A,gF:()=>l,iN:()=>s,kO:()=>i,lw:()=>m,zl:()=>u});
function s({box:[e,n,o,t],rotation:r}){const c=o-e,p=t-n;return r%180===0?{width:c,height:p}:{width:p,height:c}}function E({box:[e,n,o,t],rotation:r}){switch(r){case 0:
return[1,0,0,1,e,n];case 90:return[0,1,-1,0,o,n];case 180:return[-1,0,0,-1,o,t];case 270:return[0,-1,1,0,e,t]}}function O(e,n){return n===void 0?e:S(e,n)??e}function A([
e,n,o,t]){return[Math.min(e,o),Math.min(n,t),Math.max(e,o),Math.max(n,t)]}function f([e,n,o,t,r,c]){const p=e*t-n*o,[D,v,L,I]=[t/p,-n/p,-o/p,e/p];return[D+0,v+0,
L+0,I+0,-(r*D+c*L)+0,-(r*v+c*I)+0]}function m(e,n){const[o,t,r,c,p,D]=e,[v,L,I,x,M,T]=n;return[o*v+t*I,o*L+t*x,r*v+c*I,r*L+c*x,p*v+D*I+M,p*L+D*x+T]}function d([
e,n,o,t,r,c],p,D){return[e*p+o*D+r,n*p+t*D+c]}function u(e,[n,o,t,r]){const[c,p]=d(e,n,o),[D,v]=d(e,t,o),[L,I]=d(e,n,r),[x,M]=d(e,t,r);return[Math.min(c,D,L,x),
Math.min(p,v,I,M),Math.max(c,D,L,x),Math.max(p,v,I,M)]}const i=(e,n)=>[Math.min(e[0],n[0]),Math.min(e[1],n[1]),Math.max(e[2],n[2]),Math.max(e[3],n[3])];function a(e){
let[n,o,t,r]=l;for(const[c,p]of e)n=Math.min(n,c),o=Math.min(o,p),t=Math.max(t,c),r=Math.max(r,p);return[n,o,t,r]}const l=[1/0,1/0,-1/0,-1/0],b=([e,n,o,t],r)=>[
e-r,n-r,o+r,t+r];function S(e,n){const o=[Math.max(e[0],n[0]),Math.max(e[1],n[1]),Math.min(e[2],n[2]),Math.min(e[3],n[3])];return o[0]<o[2]&&o[1]<o[3]?o:void 0}
const k=e=>e.map(n=>Math.round(n*1e5)/1e5+0),W=(e,{userUnit:n})=>String(Number((e*n/72).toPrecision(3)))}),86450:((Z,K,h)=>{h.d(K,{M:()=>O});var s=h(45599),E=h(
89067);class O{document;tree;elements=[];constructor(f,m){this.document=f,this.tree=m}static async of(f){return new O(f,await E.J.read(f))}add(f,m,d){const{document:u,
tree:i}=this;if(!i)return;const a=(0,s.jd)({Type:(0,s.UU)("OBJR"),Obj:m,Pg:d}),l=u.add((0,s.jd)({Type:(0,s.UU)("StructElem"),S:(0,s.UU)(f),Pg:d,K:a})),b=i.newKey();
return i.entries.set(b,l),this.elements.push(l),b}addContent(f,m){const{document:d,tree:u}=this;if(!u)return;const i=d.pages.number(m),a=d.resolve(d.entry(i,"St\
ructParents")),l=typeof a=="number"?a:u.newKey(),b=d.array(u.entries.get(l))??[],S=new s.oS(i,d.generation(i)),k=d.add((0,s.jd)({Type:(0,s.UU)("StructElem"),S:(0,s.
UU)(f),Pg:S,K:b.length}));return u.entries.set(l,[...b,k]),a!==l&&d.pages.patch(m,{StructParents:l}),this.elements.push(k),b.length}finish(){const{document:f,tree:m,
elements:d}=this;if(!m||d.length===0)return;m.write();const{dict:u,holder:i}=m.root,a=f.array(u.get("K"))??(u.has("K")?[u.get("K")]:[]),l=a.length===1&&(0,s.i9)(
a[0])?a[0]:void 0,b=f.dict(l);l&&b&&(0,s.Eo)(f.resolve(b.get("S")),"Document")?this.append(b,l.number,l):this.append(u,i,f.catalog.get("StructTreeRoot"))}append(f,m,d){
const{document:u,elements:i}=this;u.edit(m);const a=f.get("K");if(f.set("K",[...u.array(a)??(a===void 0?[]:[a]),...i]),d instanceof s.oS)for(const l of i)u.dict(
l).set("P",d)}}}),89067:((Z,K,h)=>{h.d(K,{J:()=>O});var s=h(81077),E=h(9819);class O{document;root;entries;nextKey;constructor(f,m,d,u){this.document=f,this.root=
m,this.entries=d,this.nextKey=u}static async read(f){const m=(0,E.Wo)(f,"StructTreeRoot");if(!m)return;const d=new Map;for(const[a,l]of await(0,s.Zc)(f,m.dict.get(
"ParentTree"),"Nums"))typeof a=="number"&&d.set(a,l);const u=f.resolve(m.dict.get("ParentTreeNextKey")),i=[...d.keys()].reduce((a,l)=>Math.max(a,l+1),typeof u==
"number"?u:0);return new O(f,m,d,i)}newKey(){return this.nextKey++}write(){const{document:f,root:m,entries:d}=this,u=[...d].sort(([i],[a])=>i-a);f.edit(m.holder),
m.dict.set("ParentTree",f.add((0,s.H6)(f,u,"Nums"))),m.dict.set("ParentTreeNextKey",this.nextKey)}}}),81077:((Z,K,h)=>{h.d(K,{AN:()=>i,BX:()=>m,H6:()=>d,MN:()=>u,
Pu:()=>A,Zc:()=>f});var s=h(45599),E=h(9819);const O=64,A=e=>typeof e=="number"?String(e):Buffer.from(e.bytes).toString("latin1");async function f(e,n,o){const t=[];
for(const r of await l(e,n,0,o)){for(const p of S(e,r,o))t.push(p);const c=e.job.pace.step(a);c&&await c}return t}async function m(e,n,o,t,r,c){const p=await l(
e,n,o,t,c);for(let D=p.length-1;D>=0;D--){const v=p[D],L=S(e,v,t),I=L.filter(([w,y])=>!r(w,y)),x=e.job.pace.step(a+L.length*a);x&&await x,I.length<L.length&&(e.
edit(v.holder),v.dict.set(t,I.flat()),v.changed=!0);for(const w of v.repeats)e.edit(v.holder),v.dict.delete(w),v.changed=!0;if(v.emptyKids){const w=(e.array(v.dict.
get("Kids"))??[]).filter(y=>!v.emptyKids.has(e.dict(y)));e.edit(v.holder),v.dict.set("Kids",w),v.changed=!0}if(!v.changed)continue;const M=e.array(v.dict.get("K\
ids"))??[];v.empty=I.length===0&&M.length===0;const T=v.parent;T&&(T.changed=!0,v.empty?(T.emptyKids??=new Set).add(v.dict):k(e,v,I,M))}return p[0]?.empty??!1}function d(e,n,o){
if(n.length<=O)return(0,s.jd)({[o]:n.flat()});let t=[];for(const r of W(n)){const[c,p]=[r[0][0],r.at(-1)[0]];t.push({ref:e.add((0,s.jd)({Limits:[c,p],[o]:r.flat()})),
low:c,high:p})}for(;t.length>O;)t=W(t).map(r=>{const[c,p]=[r[0].low,r.at(-1).high];return{ref:e.add((0,s.jd)({Limits:[c,p],Kids:r.map(({ref:D})=>D)})),low:c,high:p}});
return(0,s.jd)({Kids:t.map(({ref:r})=>r)})}const u=(e,n)=>d(e,i([...n].map(([o,t])=>[(0,s.Px)(o),t])),"Names");function i(e){return e.map(n=>({entry:n,key:A(n[0])})).
sort((n,o)=>n.key<o.key?-1:n.key>o.key?1:0).map(({entry:n})=>n)}const a=100;async function l(e,n,o,t,r){const c=new E.b9(e),p=new Set,D=I=>p.size<p.add(I).size,
v=[],L=[{value:n??null,holder:o,parent:void 0}];for(let I=L.pop();I!==void 0;I=L.pop()){c.spend(1);const x=e.dict(I.value);if(!x||!D(x)||r&&I.parent&&!b(e,x,r))
continue;const M=[],T=Y=>{const tt=e.array(x.get(Y));return!tt||D(tt)?tt??[]:(M.push(Y),[])},w=T(t).length>>1,y=T("Kids"),g={dict:x,holder:(0,E.Kd)(I.value,I.holder),
parent:I.parent,repeats:M};v.push(g),c.spend(w);for(let Y=y.length-1;Y>=0;Y--)L.push({value:y[Y],holder:(0,E.Kd)(x.get("Kids"),g.holder),parent:g});const R=e.job.
pace.step(a+w*a);R&&await R}return v}function b(e,n,o){const[t,r]=e.array(n.get("Limits"))??[];return typeof t!="number"||typeof r!="number"||o(t,r)}function S(e,{
dict:n,repeats:o},t){const r=o.includes(t)?void 0:e.array(n.get(t));if(!r)return[];const c=[];for(let p=0;p+1<r.length;p+=2){const D=e.resolve(r[p]);(t==="Names"?
D instanceof s.Mx:typeof D=="number")&&c.push([D,r[p+1]])}return c}function k(e,n,o,t){const r=D=>e.array(e.dict(D)?.get("Limits"))??[],c=o[0]?.[0]??r(t[0])[0],
p=o.at(-1)?.[0]??r(t.at(-1))[1];e.edit(n.holder),c!==void 0&&p!==void 0?n.dict.set("Limits",[c,p]):n.dict.delete("Limits")}function W(e){const n=[];for(let o=0;o<
e.length;o+=O)n.push(e.slice(o,o+O));return n}}),9819:((Z,K,h)=>{h.d(K,{J7:()=>O,Kd:()=>m,Wo:()=>d,_i:()=>f,b9:()=>A});var s=h(42973),E=h(45599);class O{document;gone=new Set;chased=new Set;constructor(i){
this.document=i}remove(i){const{catalog:a,catalogNumber:l,pages:b}=this.document,S=a.get("Pages");i===l||(0,E.i9)(S)&&i===S.number||b.holds(i)||(this.gone.add(i),
this.document.remove(i))}chase(i){this.chased.add(i)}removed(){return this.gone}takeChased(){const i=this.chased;return this.chased=new Set,i}isGone(i){return(0,E.
i9)(i)&&this.gone.has(i.number)}}class A{most;left;constructor(i){this.most=this.left=i.job.limits.nodes}spend=i=>{if(this.left-=i,this.left<0)throw(0,s.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class f{seen;beyond=new Set;allowance;constructor(i,a=new A(
i)){this.allowance=a,this.seen=new Uint8Array((i.size>>3)+1)}first(i){if(this.allowance.spend(1),!(0,E.i9)(i))return!0;const{number:a}=i,l=a>>3;if(l>=this.seen.
length)return this.beyond.size<this.beyond.add(a).size;const b=1<<(a&7),S=(this.seen[l]&b)===0;return this.seen[l]|=b,S}}function m(u,i){return(0,E.i9)(u)?u.number:
i}function d(u,i){const a=u.catalog.get(i),l=u.dict(a);return l&&{dict:l,holder:m(a,u.catalogNumber)}}})};
