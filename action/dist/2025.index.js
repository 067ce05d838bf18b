"use strict";exports.id=2025,exports.ids=[2025],exports.modules={49180:(($,K,h)=>{h.d(K,{q:()=>v});const a="aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd\
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
 f5f5f5 yellow ffff00 yellowgreen 9acd32";function v(f){const y=f.toLowerCase(),d=/^#([\da-f]{3}|[\da-f]{6})$/.exec(y)?.[1]??S().get(y);return d===void 0?void 0:
(d.length===3?[...d].map(t=>t+t):[d.slice(0,2),d.slice(2,4),d.slice(4)]).map(t=>Number.parseInt(t,16))}let T;function S(){const f=a.split(" ");return T??=new Map(
f.flatMap((y,d)=>d%2===0?[[y,f[d+1]]]:[]))}}),17079:(($,K,h)=>{h.d(K,{Z:()=>f,_:()=>S});const a=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
v=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,T=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function S(t){
if(t.length>64)return;const s=t.trim().replace(v,(r,c,l,w)=>`${c??""}${1900+Number(l)}${w}`);return d(y(a.exec(s)??T.exec(s)))}function f(t){const s=t.length>64?
void 0:y(T.exec(t.trim()));if(!s||d(s)===void 0)return;const{year:r,month:c="",day:l="",hour:w="",minute:U="",second:m="",zone:n=""}=s;return`D:${r}${c}${l}${w}${U}${m}${n===
"Z"||n===""?n:`${n.replace(":","'")}'`}`}function y(t){if(!t)return;const[,s,r,c,l,w,U,m,n,i,e]=t,u=m??(n===void 0?void 0:`${n}${i??"00"}:${e??"00"}`);return{year:s,
month:r,day:c,hour:l,minute:w,second:U,zone:u}}function d(t){if(!t)return;const{year:s,month:r,day:c,hour:l,minute:w="00",second:U="00",zone:m}=t,n=(e,u,g)=>e===
void 0||Number(e)>=u&&Number(e)<=g;if(Number(s)===0||!n(r,1,12)||!n(c,1,o(Number(s),Number(r)))||!n(l,0,23)||!n(w,0,59)||!n(U,0,59)||m!==void 0&&m!=="Z"&&!(n(m.
slice(1,3),0,23)&&n(m.slice(4),0,59)))return;const i=[s,r,c].filter(e=>e!==void 0).join("-");return l===void 0?i:`${i}T${l}:${w}:${U}${m==="+00:00"||m==="-00:00"?
"Z":m??""}`}function o(t,s){return s===2?t%4===0&&(t%100!==0||t%400===0)?29:28:[4,6,9,11].includes(s)?30:31}}),49892:(($,K,h)=>{h.d(K,{B_:()=>T,Fw:()=>S,Tz:()=>y});
var a=h(49180),v=h(57117);const T="OctavoColor";function S(d,o){const t=f(d),s=t.length===1;return o===void 0||(0,v.hU)(o,s?1:3)?{values:t,operators:`${t.join("\
 ")} ${s?"g":"rg"}`,colorSpace:void 0}:{values:t,operators:`/${T} cs ${t.join(" ")} sc`,colorSpace:s?(0,v.HB)():(0,v.Pz)()}}function f(d){if(d==="Gray")return[.5];
const[o,t,s]=(0,a.q)(d);return(o===t&&t===s&&o>0?[o]:[o,t,s]).map(c=>Math.round(c/255*1e4)/1e4)}function y(d){return d===void 0||(0,v.hU)(d,1)?{set:o=>`${o} g`,
colorSpace:void 0}:{set:o=>`/${T} cs ${o} sc`,colorSpace:(0,v.HB)()}}}),95358:(($,K,h)=>{h.d(K,{Wx:()=>f,pi:()=>d,z:()=>o});var a=h(58426),v=h(74135);function T(s,r){
return S(s,r*72/s.userUnit)}function S(s,r){const{width:c,height:l}=(0,v.iN)(s),w={width:c-2*r,height:l-2*r,inset:r};return w.width>0&&w.height>0?w:void 0}function f(s,r,c){
const l=c===a.zU[s].fields.margin.default;return r.map(w=>{const U=T(w,c);if(U||!l)return U;const{width:m,height:n}=(0,v.iN)(w);return S(w,Math.min(m,n)/10)})}const y=null;
function d(s,{inset:r},c,l,w){const U=(0,v.iN)(s),m=U.width-r-l,n=U.height-r-w,i=c.endsWith("left")?r:c.endsWith("right")?m:(U.width-l)/2,e=c.startsWith("bottom")?
r:c.startsWith("top")?n:(U.height-w)/2;return[i,e]}function o({kinds:s,pages:r},c){const l=r.find(({kind:w})=>!c[w]);return l?[{field:"margin",message:t(l.index,
s[l.kind])}]:[]}function t(s,r){const{width:c,height:l}=(0,v.iN)(r),w=(0,v.d)(Math.min(c,l)/2,r);return`leaves no room on page ${s+1}, which is ${(0,v.d)(c,r)} \
× ${(0,v.d)(l,r)} inches; it must be less than ${w}`}}),29609:(($,K,h)=>{h.r(K),h.d(K,{addQrCode:()=>I});var a=h(58552),v=h(45657),T=h(36078),S=h(99876),f=h(74135);
const y=[[1,0],[0,1],[-1,0],[0,-1]];function d(M){const{size:A}=M,E=(P,R)=>M.isDark(P,A-1-R),O=(P,R,B)=>{const[W,k]=o[B];return E(P+W[0],R+W[1])&&!E(P+k[0],R+k[1])},
b=new Uint8Array((A+1)*(A+1)*y.length),_=(P,R,B)=>(R*(A+1)+P)*y.length+B,p=[];for(let P=0;P<(A+1)*(A+1);P++){const[R,B]=[P%(A+1),Math.floor(P/(A+1))];if(!O(R,B,
0)||b[_(R,B,0)])continue;const W=[];let[k,x,L]=[R,B,0],j=-1;for(;!b[_(k,x,L)];)b[_(k,x,L)]=1,L!==j&&W.push([k,x]),j=L,k+=y[L][0],x+=y[L][1],L=[1,0,3].map(z=>(L+
z)%4).find(z=>O(k,x,z));j===0&&W.shift(),p.push(W)}return p}const o=[[[0,0],[0,-1]],[[-1,0],[0,0]],[[-1,-1],[-1,0]],[[0,-1],[-1,-1]]];var t=h(42419),s=h(59596),
r=h(45599),c=h(49892),l=h(57117),w=h(95358),U=h(72313),m=h(86450),n=h(77581);const i=4;function e(M){if(!(!/^https:\/\/\S+$/i.test(M)||!URL.canParse(M)))return new URL(
M).href}async function u(M,{pages:A},E,O){const b=await m.M.of(M);for(const{index:_,kind:p}of A){const P=M.job.pace.step(2e3);P&&await P;const R=M.pages.number(
_),B=new r.oS(R,M.generation(R)),W=(0,r.jd)({Type:(0,r.UU)("Annot"),Subtype:(0,r.UU)("Link"),Rect:(0,f.W1)(O[p]),Border:[0,0,0],F:i,P:B,Contents:(0,n.wx)(E),A:(0,r.
jd)({S:(0,r.UU)("URI"),URI:(0,r.Px)(E)})}),k=M.add(W),x=b.add("Link",k,B);x!==void 0&&W.set("StructParent",x);const L=M.array(M.entry(R,"Annots"))??[];M.pages.patch(
_,{Annots:[...L,k],...x===void 0?{}:{Tabs:(0,r.UU)("S")}})}b.finish()}const g="OctavoQr",D=.01;async function I(M,A,E){const{qr_content:O,qr_link:b,error_correction:_,
layer:p}=A,{pace:P}=M.job,R=await(0,S.F)(M,E),{kinds:B}=R,W=(0,w.Wx)("add_qr_code",B,A.margin),k=(0,t.U)(O,_);await P.rest();const x=b?e(O):void 0,L=(0,w.z)(R,W);
if(b&&x===void 0&&L.push({field:"qr_link",message:"needs an https address as the content of the code",mentions:["qr_content"]}),"most"in k?L.push({field:"qr_con\
tent",message:`has ${k.length} ${k.unit}, and at most ${k.most} fit with the error correction ${_}`,mentions:["error_correction"]}):L.length===0&&(0,v.RZ)(L,N(k,
R,W,A.qr_size)),"most"in k||L.length>0)throw(0,a.G6)(L);const j=M.add(C(k,await(0,l._B)(M)));await P.rest();const z=k.size+2*t.M,H=B.map((G,F)=>{const Z=A.qr_size*
72/G.userUnit,[Y,J]=(0,w.pi)(G,W[F],A.position,Z,Z);return(0,f.lw)([Z/z,0,0,Z/z,Y,J],(0,f.S3)(G))}),Q=H.map(T.vs),X=await(0,U.W)(M,R,{layer:p,subtype:"Watermark",
on:({kind:G})=>({resources:[{category:"XObject",name:g,ref:j}],operators:([F=""])=>(0,T.qK)(F,Q[G])})});if(x!==void 0){const G=H.map(F=>(0,f.zl)(F,[0,0,z,z]));await u(
M,R,x,G)}return X}function N(M,{kinds:A,pages:E},O,b){const _=Math.ceil((M.size+2*t.M)*D*100-1e-9)/100;if(b<_)return[{field:"qr_size",message:`is too small for \
this content: its modules would be narrower than ${D} inches. Give at least ${_}`,mentions:["qr_content"]}];const p=({userUnit:x},{width:L,height:j})=>b*72/x>Math.
min(L,j)*(1+1e-9),P=E.find(({kind:x})=>p(A[x],O[x]));if(!P)return[];const[R,{width:B,height:W}]=[A[P.kind],O[P.kind]],k=(0,f.d)(Math.min(B,W),R);return[{field:"\
qr_size",message:`is too large for page ${P.index+1}, where the margins leave ${k} inches for the code`}]}function C(M,A){const E=M.size+2*t.M,O=(0,c.Tz)(A),b=d(
M).map(P=>`${(0,T.XL)(P.map(([R,B])=>[R+t.M,B+t.M]))} h`),_=[O.set(1),`0 0 ${E} ${E} re f`,O.set(0),...b,"f"],p=(0,r.jd)({Type:(0,r.UU)("XObject"),Subtype:(0,r.
UU)("Form"),BBox:[0,0,E,E],Resources:(0,r.jd)({ColorSpace:O.colorSpace&&(0,r.jd)({[c.B_]:O.colorSpace})}),Filter:(0,r.UU)("FlateDecode")});return new r.Z6(p,(0,s.
Kc)(Buffer.from(`${_.join(`
`)}
`,"latin1")))}}),36211:(($,K,h)=>{h.d(K,{Rl:()=>S,ep:()=>t,lJ:()=>f,we:()=>T});var a=h(85008);const v={0:"b B b* B* BI BT BX EI EMC ET EX f F f* h ID n q Q s S \
sc SC scn SCN T* W W*",1:"BMC cs CS Do g G gs i j J M MP ri sh Tc TJ Tj TL Tr Ts Tw Tz w '",2:"BDC d d0 DP l m Td TD Tf",3:'rg RG "',4:"k K re v y",6:"c cm d1 T\
m"},T=Object.values(v).flatMap(s=>s.split(" ")),S=new Set(["m","l","c","v","y","h","re"]),f=new Map([["n",{}],["f",{fill:"nonzero"}],["F",{fill:"nonzero"}],["f*",
{fill:"even-odd"}],["S",{strokes:!0}],["s",{strokes:!0,closes:!0}],["B",{fill:"nonzero",strokes:!0}],["B*",{fill:"even-odd",strokes:!0}],["b",{fill:"nonzero",strokes:!0,
closes:!0}],["b*",{fill:"even-odd",strokes:!0,closes:!0}]]),y=255,d=new Uint8Array(65536).fill(y),o=new Map;for(const[s,r]of Object.entries(v))for(const c of r.
split(" "))c.length<=2?d[(0,a.$N)(c)]=Number(s):o.set((0,a.$N)(c),Number(s));function t(s){if(s>=d.length)return o.get(s);const r=d[s];return r===y?void 0:r}}),
37709:(($,K,h)=>{h.d(K,{B:()=>w,K:()=>n});var a=h(78157),v=h(45798),T=h(82416),S=h(36211),f=h(85008);const y=64,d=100,o=16*1024*1024,t=["true","false","null"],s=new Map,
r=new Array(16384).fill(void 0),c=i=>i&127|i>>1&16256,l=-32640;for(const i of S.we){const e=(0,f.$N)(i);s.set(e,i),(e&l)===0&&(r[c(e)]=i)}class w{content;operator="";count=0;end=0;dataStart=-1;dataEnd=-1;tokens;kinds=new Uint8Array(
y);starts=new Int32Array(y);ends=new Int32Array(y);depth=0;outermost=f.Kp;opened=0;deepest=0;inImage=!1;isGiven=!0;constructor(e){this.content=e,this.tokens=new f.
oz(e)}next(){return this.advance(1/0)}advance(e){const{tokens:u}=this;for(this.isGiven&&this.forget();u.end<e;){const g=u.next();switch(g){case f.Kp:return this.
end=u.end,this.dataStart>=0&&this.give("BI");case f.QR:if(this.depth===0&&this.keyword())return!0;break;case f.pQ:case f.q$:if(this.depth++>0){this.depth>this.deepest&&
(this.deepest=this.depth);break}this.outermost=g,this.opened=u.start;break;case f.OG:case f.ZT:this.depth>0&&--this.depth===0&&this.add(this.outermost,this.opened);
break;case f.Ho:this.dataStart=u.start,this.dataEnd=u.end;break;default:this.depth===0&&this.add(g,u.start)}}return this.end=u.end,!1}forget(){this.isGiven=!1,this.
count=this.deepest=0,this.dataStart=this.dataEnd=-1}keyword(){const{tokens:e}=this,{code:u}=e,g=(u&l)===0?r[c(u)]:s.get(u);if(g===void 0&&t.some(D=>D.length===e.
end-e.start&&(0,a.w1)(this.content,e.start,D)))this.add(f.QR,e.start);else if(g==="BI")this.inImage=!0,this.count=0;else if(this.inImage){if(g==="EI")return this.
give("BI")}else return this.give(g??"");return!1}give(e){return this.operator=e,this.end=this.tokens.end,this.isGiven=!0,this.inImage=!1,!0}add(e,u){const{count:g}=this;
g!==y&&(this.kinds[g]=e,this.starts[g]=u,this.ends[g]=this.tokens.end,this.count=g+1)}kind(e){return e>=0&&e<this.count?this.kinds[e]:f.Kp}startOf(e){return this.
starts[e]}endOf(e){return this.ends[e]}number(e){return this.kind(e)===f.uk?(0,T.kz)(this.content,this.starts[e],this.ends[e]):NaN}name(e){return this.kind(e)===
f.o_?(0,T.MQ)(this.content,this.starts[e]+1,this.ends[e]):void 0}string(e){const u=this.kind(e);return u===f.An||u===f.Cd?(0,T.E3)(this.content,this.starts[e],this.
ends[e]):void 0}value(e){return this.kind(e)===f.Kp||this.deepest>d?null:new v.i(this.content,this.starts[e],this.ends[e],d,void 0,o).value()}inside(e){return new f.
oz(this.content,this.starts[e]+1,this.ends[e]-1)}}const U=32768,m=6;async function n(i,e,u){const g=new w(i);for(;g.end<i.length;){const{end:D}=g;for(;g.advance(
D+U);){const N=u(g);N&&await N}const I=e.step(m*(g.end-D));I&&await I}}}),85008:(($,K,h)=>{h.d(K,{$N:()=>u,An:()=>f,Cd:()=>y,Ho:()=>c,Kp:()=>v,OG:()=>t,QR:()=>d,
ZT:()=>r,jq:()=>A,o_:()=>S,oz:()=>I,pQ:()=>o,q$:()=>s,uk:()=>T});var a=h(78157);const v=0,T=1,S=2,f=3,y=4,d=5,o=6,t=7,s=8,r=9,c=10,l=0,w=11,U=12,m=13,n=new Uint8Array(
256).fill(d),i=new Uint8Array(256);for(let E=0;E<256;E++)a.Kl[E]!==a.N9&&(n[E]=l);for(const E of[a.b9,a.N5,a.fX])i[E]=1;for(let E=a.l0;E<=a.ev;E++)i[E]=1;for(let E=0;E<
256;E++)i[E]&&(n[E]=T);n[a.cL]=S,n[a.Cx]=f,n[a.iH]=U,n[a.vz]=m,n[a.WL]=o,n[a.wt]=t,n[a.IQ]=w;const e=3,u=E=>[...E].reduce((O,b,_)=>O|b.charCodeAt(0)<<8*_,0),g=u(
"BI"),D=u("ID");class I{content;to;kind=v;start=0;end;isCut=!1;passed=0;inImage=!1;atData=!1;constructor(O,b=0,_=O.length){this.content=O,this.to=_,this.start=this.
end=b}next(O=!1){const{content:b,to:_}=this;if(this.atData)return this.imageData();let p=this.end;for(;p<_;){const P=p,R=n[b[p++]];switch(R){case l:continue;case T:
for(;p<_&&i[b[p]]===1;)p++;if(O){this.passed++;continue}return this.found(T,P,p);case d:for(;p<_&&a.Kl[b[p]]===a.N9;)p++;return p-P===2&&this.followImage(b[P]|b[P+
1]<<8),this.found(d,P,p);case S:for(;p<_&&a.Kl[b[p]]===a.N9;)p++;if(O){this.passed++;continue}return this.found(S,P,p);case f:return p=(0,a.t9)(b,P,_),this.isCut=
p===_&&A(b,P,_)>0,this.found(f,P,p);case U:return p<_&&b[p]===a.iH?this.found(s,P,p+1):(p=(0,a.$k)(b,p,_),this.isCut=b[p-1]!==a.vz,this.found(y,P,p));case m:if(p<
_&&b[p]===a.vz)return this.found(r,P,p+1);continue;case w:p=(0,a.D)(b,p,_);continue;default:return this.found(R,P,p)}}return this.found(v,_,_)}found(O,b,_){return this.
kind=O,this.start=b,this.end=_,O}get code(){const{content:O,start:b,end:_}=this,p=_-b;return p>e?0:O[b]|(p>1?O[b+1]<<8:0)|(p>2?O[b+2]<<16:0)}followImage(O){this.
atData=this.inImage&&O===D,this.inImage=O===g||this.inImage&&!this.atData}imageData(){const{content:O,to:b}=this;this.atData=!1;const _=Math.min(this.end+1,b),p=C(
O,_,b);return this.isCut=p<0,this.found(c,_,p<0?b:p)}}const N=12;function C(E,O,b){for(let _=O;_+1<b;_++){if(E[_]!==a.HV||E[_+1]!==a.tw||_>O&&a.Kl[E[_-1]]!==a.t6)
continue;const p=_+2;if(!(p<b&&a.Kl[E[p]]===a.N9)&&M(E,p,Math.min(p+N,b)))return Math.max(_-1,O)}return-1}function M(E,O,b){for(let _=O;_<b;_++){const p=E[_];if((p<
a.Z4||p>a.du)&&a.Kl[p]!==a.t6)return!1}return!0}function A(E,O,b=E.length){let _=0;for(let p=O;p<b;p++){const P=E[p];P===a.r_?p++:P===a.Cx?_++:P===a.s1&&_--}return _}}),
74135:(($,K,h)=>{h.d(K,{$L:()=>r,DI:()=>y,Gd:()=>o,JQ:()=>v,Mo:()=>S,Pj:()=>w,S3:()=>T,W1:()=>U,XM:()=>l,d:()=>m,ds:()=>f,gF:()=>c,iN:()=>a,kO:()=>s,lw:()=>d,zl:()=>t});
function a({box:[n,i,e,u],rotation:g}){const D=e-n,I=u-i;return g%180===0?{width:D,height:I}:{width:I,height:D}}function v(n){const{width:i,height:e}=a(n);return{
width:i*n.userUnit,height:e*n.userUnit}}function T({box:[n,i,e,u],rotation:g}){switch(g){case 0:return[1,0,0,1,n,i];case 90:return[0,1,-1,0,e,i];case 180:return[
-1,0,0,-1,e,u];case 270:return[0,-1,1,0,n,u]}}function S(n,i){return i===void 0?n:w(n,i)??n}function f([n,i,e,u]){return[Math.min(n,e),Math.min(i,u),Math.max(n,
e),Math.max(i,u)]}function y([n,i,e,u,g,D]){const I=n*u-i*e,[N,C,M,A]=[u/I,-i/I,-e/I,n/I];return[N+0,C+0,M+0,A+0,-(g*N+D*M)+0,-(g*C+D*A)+0]}function d(n,i){const[
e,u,g,D,I,N]=n,[C,M,A,E,O,b]=i;return[e*C+u*A,e*M+u*E,g*C+D*A,g*M+D*E,I*C+N*A+O,I*M+N*E+b]}function o([n,i,e,u,g,D],I,N){return[n*I+e*N+g,i*I+u*N+D]}function t(n,[
i,e,u,g]){const[D,I]=o(n,i,e),[N,C]=o(n,u,e),[M,A]=o(n,i,g),[E,O]=o(n,u,g);return[Math.min(D,N,M,E),Math.min(I,C,A,O),Math.max(D,N,M,E),Math.max(I,C,A,O)]}const s=(n,i)=>[
Math.min(n[0],i[0]),Math.min(n[1],i[1]),Math.max(n[2],i[2]),Math.max(n[3],i[3])];function r(n){let[i,e,u,g]=c;for(const[D,I]of n)i=Math.min(i,D),e=Math.min(e,I),
u=Math.max(u,D),g=Math.max(g,I);return[i,e,u,g]}const c=[1/0,1/0,-1/0,-1/0],l=([n,i,e,u],g)=>[n-g,i-g,e+g,u+g];function w(n,i){const e=[Math.max(n[0],i[0]),Math.
max(n[1],i[1]),Math.min(n[2],i[2]),Math.min(n[3],i[3])];return e[0]<e[2]&&e[1]<e[3]?e:void 0}const U=n=>n.map(i=>Math.round(i*1e5)/1e5+0),m=(n,{userUnit:i})=>String(
Number((n*i/72).toPrecision(3)))}),6057:(($,K,h)=>{h.d(K,{VO:()=>T,b0:()=>f,c_:()=>d,iw:()=>S,lQ:()=>y});var a=h(74135);const v=[0,0,612,792],T=(o,t)=>f(o,o.pages.
attribute(t,"MediaBox"))??v;function S(o,t){const{pages:s}=o,r=o.resolve(o.entry(s.number(t),"UserUnit"));return{box:(0,a.Mo)(T(o,t),f(o,s.attribute(t,"CropBox"))),
rotation:d(o.resolve(s.attribute(t,"Rotate"))),userUnit:typeof r=="number"&&r>0?r:1}}function f(o,t){const s=o.array(t)?.map(c=>o.resolve(c));if(s?.length!==4||
!s.every(c=>typeof c=="number"&&Number.isFinite(c)))return;const r=(0,a.ds)(s);return r[0]<r[2]&&r[1]<r[3]?r:void 0}function y(o,t){const s=(o.array(t)??[]).map(
r=>o.resolve(r));return s.length===6&&s.every(r=>typeof r=="number")?s:[1,0,0,1,0,0]}function d(o){const t=typeof o=="number"?(o%360+360)%360:0;return t===90||t===
180||t===270?t:0}}),42419:(($,K,h)=>{h.d(K,{M:()=>y,U:()=>s});var a=h(17775),v=h(63748),T=h(5336),S=h(23265),f=h(96221);const y=4,d={low:"L",medium:"M",quartile:"\
Q",high:"H"},o={numeric:{low:7089,medium:5596,quartile:3993,high:3057},alphanumeric:{low:4296,medium:3391,quartile:2420,high:1852},bytes:{low:2953,medium:2331,quartile:1663,
high:1273}},t=1;function s(c,l){const{segment:w,...U}=r(c,l);if(U.length>U.most)return U;const m=new a.N({level:d[l]}).encode(w),{size:n}=m;return{size:n,isDark:(i,e)=>i>=
0&&e>=0&&i<n&&e<n&&m.get(i,e)===1}}function r(c,l){const w={length:c.length,unit:"characters"};if(/^[0-9]+$/.test(c))return{segment:new v.e(c),most:o.numeric[l],
...w};if(/^[0-9A-Z $%*+./:-]+$/.test(c))return{segment:new T.e(c),most:o.alphanumeric[l],...w};const U=Buffer.byteLength(c),m=U===c.length;return{segment:new S.
x(c,m?f.N.ISO_8859_1:f.N.UTF_8),length:U,most:o.bytes[l]-(m?0:t),unit:"bytes"}}}),86450:(($,K,h)=>{h.d(K,{M:()=>T});var a=h(45599),v=h(89067);class T{document;tree;elements=[];constructor(f,y){
this.document=f,this.tree=y}static async of(f){return new T(f,await v.J.read(f))}add(f,y,d){const{document:o,tree:t}=this;if(!t)return;const s=(0,a.jd)({Type:(0,a.
UU)("OBJR"),Obj:y,Pg:d}),r=o.add((0,a.jd)({Type:(0,a.UU)("StructElem"),S:(0,a.UU)(f),Pg:d,K:s})),c=t.newKey();return t.entries.set(c,r),this.elements.push(r),c}addContent(f,y){
const{document:d,tree:o}=this;if(!o)return;const t=d.pages.number(y),s=d.resolve(d.entry(t,"StructParents")),r=typeof s=="number"?s:o.newKey(),c=d.array(o.entries.
get(r))??[],l=new a.oS(t,d.generation(t)),w=d.add((0,a.jd)({Type:(0,a.UU)("StructElem"),S:(0,a.UU)(f),Pg:l,K:c.length}));return o.entries.set(r,[...c,w]),s!==r&&
d.pages.patch(y,{StructParents:r}),this.elements.push(w),c.length}finish(){const{tree:f,elements:y}=this;!f||y.length===0||(f.write(),this.addElements(f))}finishInPlace(f){
const{tree:y}=this;y&&(y.grow(f),this.addElements(y))}addElements(f){const{document:y}=this,{dict:d,holder:o}=f.root,t=y.array(d.get("K"))??(d.has("K")?[d.get("\
K")]:[]),s=t.length===1&&(0,a.i9)(t[0])?t[0]:void 0,r=y.dict(s);s&&r&&(0,a.Eo)(y.resolve(r.get("S")),"Document")?this.append(r,s.number,s):this.append(d,o,y.catalog.
get("StructTreeRoot"))}append(f,y,d){const{document:o,elements:t}=this;o.edit(y);const s=f.get("K");if(f.set("K",[...o.array(s)??(s===void 0?[]:[s]),...t]),d instanceof
a.oS)for(const r of t)o.dict(r).set("P",d)}}}),89067:(($,K,h)=>{h.d(K,{J:()=>f});var a=h(45599),v=h(81077),T=h(9819);const S=100;class f{document;root;entries;nextKey;constructor(d,o,t,s){
this.document=d,this.root=o,this.entries=t,this.nextKey=s}static async read(d){const o=(0,T.Wo)(d,"StructTreeRoot");if(!o)return;const t=new Map;for(const[c,l]of await(0,v.
Zc)(d,o.dict.get("ParentTree"),"Nums"))typeof c=="number"&&t.set(c,l);const s=d.resolve(o.dict.get("ParentTreeNextKey")),r=[...t.keys()].reduce((c,l)=>Math.max(
c,l+1),typeof s=="number"?s:0);return new f(d,o,t,r)}newKey(){return this.nextKey++}write(){const{document:d,root:o,entries:t}=this,s=[...t].sort(([r],[c])=>r-c);
d.edit(o.holder),o.dict.set("ParentTree",d.add((0,v.H6)(d,s,"Nums"))),o.dict.set("ParentTreeNextKey",this.nextKey)}grow(d){const{document:o,root:t,entries:s}=this,
r=this.lastLeaf(),c=r.at(-1);if(!c)return this.write();o.edit(t.holder),t.dict.set("ParentTreeNextKey",this.nextKey);for(const{dict:U,holder:m}of r){const n=o.array(
U.get("Limits"));o.edit(m),n&&U.set("Limits",[n[0]??d,d])}const l=c.dict.get("Nums"),w=(0,a.i9)(l)?o.edit(l):l;(0,a.cy)(w)?w.push(d,s.get(d)):c.dict.set("Nums",
[d,s.get(d)])}lastLeaf(){const{document:d,root:o}=this,t=[];let s=o.holder,r=o.dict.get("ParentTree");for(;r!==void 0&&t.length<S;){(0,a.i9)(r)&&(s=r.number);const c=d.
dict(r);if(!c)return[];t.push({dict:c,holder:s});const l=d.array(c.get("Kids"));if(!l||l.length===0)return t;r=l.at(-1)}return[]}}}),81077:(($,K,h)=>{h.d(K,{AN:()=>t,
BX:()=>y,H6:()=>d,MN:()=>o,Pu:()=>S,Zc:()=>f});var a=h(45599),v=h(9819);const T=64,S=m=>typeof m=="number"?String(m):Buffer.from(m.bytes).toString("latin1");async function f(m,n,i){
const e=[];for(const u of await r(m,n,0,i)){for(const D of l(m,u,i))e.push(D);const g=m.job.pace.step(s);g&&await g}return e}async function y(m,n,i,e,u,g){const D=await r(
m,n,i,e,g);for(let I=D.length-1;I>=0;I--){const N=D[I],C=l(m,N,e),M=C.filter(([b,_])=>!u(b,_)),A=m.job.pace.step(s+C.length*s);A&&await A,M.length<C.length&&(m.
edit(N.holder),N.dict.set(e,M.flat()),N.changed=!0);for(const b of N.repeats)m.edit(N.holder),N.dict.delete(b),N.changed=!0;if(N.emptyKids){const b=(m.array(N.dict.
get("Kids"))??[]).filter(_=>!N.emptyKids.has(m.dict(_)));m.edit(N.holder),N.dict.set("Kids",b),N.changed=!0}if(!N.changed)continue;const E=m.array(N.dict.get("K\
ids"))??[];N.empty=M.length===0&&E.length===0;const O=N.parent;O&&(O.changed=!0,N.empty?(O.emptyKids??=new Set).add(N.dict):w(m,N,M,E))}return D[0]?.empty??!1}function d(m,n,i){
if(n.length<=T)return(0,a.jd)({[i]:n.flat()});let e=[];for(const u of U(n)){const[g,D]=[u[0][0],u.at(-1)[0]];e.push({ref:m.add((0,a.jd)({Limits:[g,D],[i]:u.flat()})),
low:g,high:D})}for(;e.length>T;)e=U(e).map(u=>{const[g,D]=[u[0].low,u.at(-1).high];return{ref:m.add((0,a.jd)({Limits:[g,D],Kids:u.map(({ref:I})=>I)})),low:g,high:D}});
return(0,a.jd)({Kids:e.map(({ref:u})=>u)})}const o=(m,n)=>d(m,t([...n].map(([i,e])=>[(0,a.Px)(i),e])),"Names");function t(m){return m.map(n=>({entry:n,key:S(n[0])})).
sort((n,i)=>n.key<i.key?-1:n.key>i.key?1:0).map(({entry:n})=>n)}const s=100;async function r(m,n,i,e,u){const g=new v.b9(m),D=new Set,I=M=>D.size<D.add(M).size,
N=[],C=[{value:n??null,holder:i,parent:void 0}];for(let M=C.pop();M!==void 0;M=C.pop()){g.spend(1);const A=m.dict(M.value);if(!A||!I(A)||u&&M.parent&&!c(m,A,u))
continue;const E=[],O=R=>{const B=m.array(A.get(R));return!B||I(B)?B??[]:(E.push(R),[])},b=O(e).length>>1,_=O("Kids"),p={dict:A,holder:(0,v.Kd)(M.value,M.holder),
parent:M.parent,repeats:E};N.push(p),g.spend(b);for(let R=_.length-1;R>=0;R--)C.push({value:_[R],holder:(0,v.Kd)(A.get("Kids"),p.holder),parent:p});const P=m.job.
pace.step(s+b*s);P&&await P}return N}function c(m,n,i){const[e,u]=m.array(n.get("Limits"))??[];return typeof e!="number"||typeof u!="number"||i(e,u)}function l(m,{
dict:n,repeats:i},e){const u=i.includes(e)?void 0:m.array(n.get(e));if(!u)return[];const g=[];for(let D=0;D+1<u.length;D+=2){const I=m.resolve(u[D]);(e==="Names"?
I instanceof a.Mx:typeof I=="number")&&g.push([I,u[D+1]])}return g}function w(m,n,i,e){const u=I=>m.array(m.dict(I)?.get("Limits"))??[],g=i[0]?.[0]??u(e[0])[0],
D=i.at(-1)?.[0]??u(e.at(-1))[1];m.edit(n.holder),g!==void 0&&D!==void 0?n.dict.set("Limits",[g,D]):n.dict.delete("Limits")}function U(m){const n=[];for(let i=0;i<
m.length;i+=T)n.push(m.slice(i,i+T));return n}}),59071:(($,K,h)=>{h.d(K,{Gh:()=>r,ZK:()=>c,wh:()=>s});var a=h(77581),v=h(45599);const T=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,
S=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,f=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,y=l=>l.replace(T,"").replace(
S,"").replace(f,"�"),d=200,o=new WeakMap;function t(l){if(l.bytes.length<d)return y((0,a.g7)(l));let w=o.get(l);return w===void 0&&o.set(l,w=y((0,a.g7)(l))),w}
const s=l=>y(l).trim();function r(l){const w=l instanceof v.Mx?t(l).trim():"";return w===""?null:w}const c=l=>l?t(l):""}),70549:(($,K,h)=>{h.d(K,{n:()=>a});function a(v){
const T=new WeakMap;return S=>{if(S.hasChanges)return v(S);const f=T.get(S);if(f)return f.answer;const y=v(S);return T.set(S,{answer:y}),y}}}),9819:(($,K,h)=>{h.
d(K,{J7:()=>T,Kd:()=>y,Wo:()=>d,_i:()=>f,b9:()=>S});var a=h(42973),v=h(45599);class T{document;gone=new Set;chased=new Set;constructor(t){this.document=t}remove(t){
const{catalog:s,catalogNumber:r,pages:c}=this.document,l=s.get("Pages");t===r||(0,v.i9)(l)&&t===l.number||c.holds(t)||(this.gone.add(t),this.document.remove(t))}chase(t){
this.chased.add(t)}removed(){return this.gone}takeChased(){const t=this.chased;return this.chased=new Set,t}isGone(t){return(0,v.i9)(t)&&this.gone.has(t.number)}}
class S{most;left;constructor(t){this.most=this.left=t.job.limits.nodes}spend=t=>{if(this.left-=t,this.left<0)throw(0,a.F)("nodes",`The document has more than ${this.
most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class f{seen;beyond=new Set;allowance;constructor(t,s=new S(
t)){this.allowance=s,this.seen=new Uint8Array((t.size>>3)+1)}first(t){if(this.allowance.spend(1),!(0,v.i9)(t))return!0;const{number:s}=t,r=s>>3;if(r>=this.seen.
length)return this.beyond.size<this.beyond.add(s).size;const c=1<<(s&7),l=(this.seen[r]&c)===0;return this.seen[r]|=c,l}}function y(o,t){return(0,v.i9)(o)?o.number:
t}function d(o,t){const s=o.catalog.get(t),r=o.dict(s);return r&&{dict:r,holder:y(s,o.catalogNumber)}}})};
