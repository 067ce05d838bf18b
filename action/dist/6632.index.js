"use strict";exports.id=6632,exports.ids=[6632],exports.modules={21162:((it,Z,y)=>{y.r(Z),y.d(Z,{compress_document:()=>fo});var F=y(98446),N=y(36078),$=y(14118),L=y(1900),K=y(
45657),H=y(78157),S=y(990),B=y(79098),O=y(55407),b=y(47772);const u=Array.from({length:S.g2},(s,t)=>Float64Array.from({length:S.g2},(e,n)=>(t===0?Math.SQRT1_2:1)*
.5*Math.cos((2*n+1)*t*Math.PI/(2*S.g2)))),p=.05;class E{pixels;first;counts;starts;weights;most;frequencies;constructor(t,e){this.pixels=e;const n=Math.ceil(t/S.
g2),o=t/e;this.frequencies=Math.min(S.g2,Math.max(2,Math.ceil(S.g2/o-p))),[this.first,this.counts,this.starts]=[new Int32Array(n),new Int32Array(n),new Int32Array(
n)];let[i,r]=[0,0];for(let a=0;a<n;a++){const c=Math.min(e-1,Math.floor(a*S.g2/o)),h=Math.min(e,Math.ceil((a+1)*S.g2/o))-c;this.first[a]=c,this.counts[a]=h,this.
starts[a]=i*S.g2,i+=h,r=Math.max(r,h)}this.most=r,this.weights=new Float64Array(i*S.g2);for(let a=0;a<n;a++)this.weigh(a,o,t)}weigh(t,e,n){const{weights:o}=this;
for(let i=0;i<this.counts[t];i++){const r=(this.first[t]+i)*e,a=Math.min(r+e,n),c=this.starts[t]+i*S.g2;for(let h=0;h<S.g2;h++){const d=t*S.g2+h,C=Math.min(d+1,
a)-Math.max(d,r);if(!(C<=0))for(let D=0;D<S.g2;D++)o[c+D]+=C/(a-r)*u[D][h]}}}}class l{across;down;pixels;lines;factors;last;constructor(t,e,n){this.across=t,this.
down=e,this.pixels=new Float32Array(t.pixels*e.most),this.lines=new Float64Array(S.g2*e.most),this.factors=Float64Array.from(n),this.last=b.Tl.indexOf((e.frequencies-
1)*S.g2+t.frequencies-1)}add(t,e,n,o){const{across:i,down:r,lines:a,factors:c}=this,[h,d]=[r.counts[n],r.weights],C=r.starts[n];let D=this.last;for(;D>0&&t[e+D]===
0;)D--;let P=0;const k=h*S.g2;for(let j=0;j<k;j++)a[j]=0;for(let j=0;j<=D;j++){const X=t[e+j];if(X===0)continue;const nt=b.Tl[j],ot=nt&S.g2-1;if(ot>=i.frequencies||
nt>>3>=r.frequencies)continue;ot>P&&(P=ot);const ut=X*c[j];for(let q=ot,ft=C+(nt>>3);q<k;q+=S.g2,ft+=S.g2)a[q]+=ut*d[ft]}P<S.g2/2?this.spreadLow(h,i,o):this.spreadAll(
h,i,o)}spreadAll(t,{first:e,counts:n,starts:o,weights:i,pixels:r},a){const{lines:c,pixels:h}=this,d=e[a],C=d+n[a],D=o[a];for(let P=0;P<t;P++){const k=P*S.g2,j=c[k],
X=c[k+1],nt=c[k+2],ot=c[k+3],ut=c[k+4],q=c[k+5],ft=c[k+6],Nt=c[k+7];for(let Vt=P*r+d,Et=D;Vt<P*r+C;Vt++,Et+=S.g2)h[Vt]+=j*i[Et]+X*i[Et+1]+nt*i[Et+2]+ot*i[Et+3]+
ut*i[Et+4]+q*i[Et+5]+ft*i[Et+6]+Nt*i[Et+7]}}spreadLow(t,{first:e,counts:n,starts:o,weights:i,pixels:r},a){const{lines:c,pixels:h}=this,d=e[a],C=d+n[a],D=o[a];for(let P=0;P<
t;P++){const k=P*S.g2,j=c[k],X=c[k+1],nt=c[k+2],ot=c[k+3];for(let ut=P*r+d,q=D;ut<P*r+C;ut++,q+=S.g2)h[ut]+=j*i[q]+X*i[q+1]+nt*i[q+2]+ot*i[q+3]}}}const f=4,[g,I,
A]=[150,4,10],w=238;async function M(s,t,{memory:e,pace:n}){const o=t.width*t.height*f;return(0,O.l5)(e,o,async()=>{const i=new Uint8ClampedArray(o),r=await(0,O.
cm)(s,{memory:e,pace:n},({frame:a,kept:c})=>{if(a.components.length!==f)throw new B.pK;const h=v(c),d=a.components.map((C,D)=>{const P=h[C.table];if(!P)throw new B.
pK;return new T(a,C,D,P,t,i)});return(C,D,P)=>d[a.components.indexOf(C)].take(D,P)});if(r)return r.kept.some(x)&&await G(i,t.width,n),new Uint8Array(i.buffer)})}
const x=({marker:s,data:t})=>s===w&&(0,H.w1)(t,0,"Adobe")&&t.length>=12&&t[11]===2;function v(s){const t=[];for(const{marker:e,data:n}of s)if(e===O.wU)for(let o=0;o<
n.length;){const[i,r]=[n[o]>>4===0?1:2,n[o]&15],a=o+1;if(o=a+S.IE*i,o>n.length)throw new B.pK;t[r]=Uint16Array.from({length:S.IE},(c,h)=>i===1?n[a+h]:n[a+2*h]<<
8|n[a+2*h+1])}return t}class T{component;index;samples;across;down;shrinker;constructor({width:t,height:e,components:n},o,i,r,a,c){this.component=o,this.index=i,
this.samples=c;const h=(0,K.Kf)(n.map(({across:C})=>C)),d=(0,K.Kf)(n.map(({down:C})=>C));this.across=new E(t*o.across/h,a.width),this.down=new E(e*o.down/d,a.height),
this.shrinker=new l(this.across,this.down,r)}take(t,e){const{component:n,shrinker:o,across:i,down:r}=this,{values:a,columns:c}=n;for(let h=0;h<c;h++)o.add(a,e+h*
S.IE,t,h);return this.put(t),c*g+i.pixels*r.counts[t]*I}put(t){const{samples:e,index:n,shrinker:o,across:i,down:r}=this,{pixels:a}=o,c=r.first[t],d=((t+1<this.component.
rows?r.first[t+1]:r.pixels)-c)*i.pixels;for(let D=0,P=c*i.pixels*f+n;D<d;D++,P+=f)e[P]=a[D]+128;const C=r.counts[t]*i.pixels;a.copyWithin(0,d,C),a.fill(0,C-d)}}
async function G(s,t,e){for(let n=0;n<s.length;n+=t*f){for(let i=n;i<n+t*f;i+=f){const r=s[i],a=s[i+1]-128,c=s[i+2]-128;s[i]=255-(r+1.402*c),s[i+1]=255-(r-.344136*
a-.714136*c),s[i+2]=255-(r+1.772*a)}const o=e.step(t*A);o&&await o}}var z=y(16353),Q=y(90634);const tt=238,st=255,et=16,ct=1<<et-1,rt=60,at=(s,t,{memory:e,pace:n})=>(0,O.
E0)(s,{memory:e,pace:n},Q.GO,o=>gt(s,o,t,n));async function gt(s,{frame:t,kept:e},n,o){const i=v(e),r=t.components.every(({table:d})=>i[d]?.every(C=>C>0&&C<=st));
if(t.components.length!==f||!r)return;const a=(0,b.vI)(n,"luminance"),c=i.map(d=>d.map((C,D)=>Math.max(C,a[b.Tl[D]])));for(const d of t.components){const[C,D]=[
i[d.table],c[d.table]];await V(d,Int32Array.from(C,(P,k)=>Math.round(P/D[k]*(1<<et))),o)}const h=(0,Q.mK)(s,e.filter(({marker:d})=>d===tt));for(const d of new Set(
t.components.map(({table:C})=>C)))(0,z.HM)(h,O.wU,[d,...c[d]]);return(0,Q.hf)(t,h,o,{isLarge:!1,codesFor:e.some(x)?Q.mU:()=>0})}async function V({values:s,stride:t},e,n){
if(!e.every(o=>o===1<<et))for(let o=0;o<s.length;o+=t*S.IE){U(s,o,o+t*S.IE,e);const i=n.step(t*rt);i&&await i}}function U(s,t,e,n){for(let o=t;o<e;o++)s[o]=s[o]*
n[o&S.IE-1]+ct>>et}var _=y(61273),W=y(38671),m=y(21281),J=y(58006),Y=y(91519),R=y(45599),lt=y(14029),dt=y(77158);const pt=3;async function Mt(s,t,e,n){const{channels:o}=s,
i=t*o,r=new Uint8Array(i*e),[a,c]=[new Float64Array(i),new Float64Array(i)],h=s.height/e,d=h*(s.width/t);let C=-1;for(let D=0;D<e;D++){c.fill(0);const[P,k]=[D*h,
Math.min((D+1)*h,s.height)];for(let j=Math.floor(P);j<k;j++){j!==C&&At(s,j,t,a),C=j;const X=Math.min(j+1,k)-Math.max(j,P);for(let ot=0;ot<i;ot++)c[ot]+=a[ot]*X;
const nt=n.step((s.width*o+i)*pt);nt&&await nt}for(let j=0;j<i;j++)r[D*i+j]=Math.min(255,Math.round(c[j]/d))}return r}function At(s,t,e,n){n.fill(0);const o=s.width/
e;Number.isInteger(o)?Ot(s,t,o,n):xt(s,t,e,n)}function Ot({width:s,channels:t,data:e},n,o,i){let r=n*s*t;for(let a=0;a<i.length;a+=t)for(let c=0;c<o;c++)for(let h=0;h<
t;h++)i[a+h]+=e[r++]}function xt({width:s,channels:t,data:e},n,o,i){const r=s/o;for(let a=0;a<o;a++){const[c,h]=[a*r,Math.min((a+1)*r,s)];for(let d=Math.floor(c);d<
h;d++){const C=Math.min(d+1,h)-Math.max(d,c),D=(n*s+d)*t;for(let P=0;P<t;P++)i[a*t+P]+=e[D+P]*C}}}var bt=y(52829),Pt=y(56681),ht=y(37709),yt=y(91025),mt=y(93059),
Gt=y(58971),Dt=y(3449),Xt=y(52205),Qt=y(33973),Re=y(65868),Be=y(36502),qt=y(21996);const Le=4096,te=({operator:s,dataStart:t,dataEnd:e})=>s==="BI"&&t>=0&&e-t>=Le;
class Fe extends Be.z{isOff(){return!1}}async function ee(s,t){const e=new Ge,n=new Re.i(s,new Fe(s));for(let i=0;i<s.pages.count;i++)e.page=i,await n.read(i,e,
e);const o=t??await je(s);for(const i of o)e.sizes.delete(i);for(const[i,r]of e.sizes)e.enlarge(e.masks,ne(s,i),r);for(const i of o)e.masks.delete(ne(s,i)?.number??
-1);for(const i of[...e.sizes.keys(),...o])e.masks.delete(i);for(const i of o)e.sizes.set(i,{width:1/0,height:1/0});return Object.assign(e,{elsewhere:o})}function ne(s,t){
const e=s.get(t),n=e instanceof R.Z6?e.dict.get("SMask"):void 0;return(0,R.i9)(n)?n:void 0}const se=300,Ne=.9;function jt(s,t,e){const n=oe(s,t,e);return n<Ne?n:
1}function oe(s,t,e){const n=(o,i)=>o/72*e/i;return Math.max(n(t.width,s.width),n(t.height,s.height))}class Ge{sizes=new Map;masks=new Map;inline=0;inlinePages=new Set;page=0;glyph(){}takes(t,e,n){
t.operator==="BI"&&this.inline++,te(t)&&this.inlinePages.add(this.page)}image({matrix:[t,e,n,o]},i){this.enlarge(this.sizes,(0,R.i9)(i)?i:void 0,{width:Math.hypot(
t,e),height:Math.hypot(n,o)})}enlarge(t,e,{width:n,height:o}){if(!e)return;const i=t.get(e.number);t.set(e.number,{width:Math.max(i?.width??0,n),height:Math.max(
i?.height??0,o)})}}const ie=2e3;async function je(s){const t=[],e=o=>{for(const i of s.dict(s.dict(o?.get("Resources"))?.get("XObject"))?.values()??[])t.push(i)};
for(const o of await(0,qt.Av)(s,["PatternType","CharProcs","Luminosity","Alpha"])){const i=s.job.pace.step(ie);i&&await i;const r=s.get(o),a=r instanceof R.Z6?r.
dict:r instanceof R.Bi?r:void 0;e(a);const c=s.dict(a?.get("SMask"));for(const h of[a?.get("G"),c?.get("G")])h!==void 0&&t.push(h)}const n=new Set;for(let o=t.pop();o!==
void 0;o=t.pop()){if(!(0,R.i9)(o)||n.has(o.number))continue;n.add(o.number);const i=s.job.pace.step(ie);i&&await i;const r=s.resolve(o);r instanceof R.Z6&&e(r.dict)}
return n}const We=["BitsPerComponent","Decode","DecodeParms","Height","ImageMask","Intent","Interpolate","Width"],_e={AHx:"ASCIIHexDecode",A85:"ASCII85Decode",LZW:"\
LZWDecode",Fl:"FlateDecode",RL:"RunLengthDecode",CCF:"CCITTFaxDecode",DCT:"DCTDecode"},re={G:"DeviceGray",RGB:"DeviceRGB",CMYK:"DeviceCMYK"},Ke=new Set(Object.values(
re));class ze{document;resources;constructor(t){this.document=t,this.resources=new yt.n(t)}async moveAll({inlinePages:t,elsewhere:e}){const{document:n}=this,{live:o}=await(0,Qt.
Gy)(n),i=new Gt.X(n);for(const a of t){if(!this.isWhole(a))continue;const c=await this.move(await i.page(a),n.pages.attribute(a,"Resources"));if(!c)continue;const h=n.
add(await(0,bt.c)(n,new R.Z6(new R.Bi,ke),c.content));n.pages.patch(a,{Contents:h,Resources:c.resources})}const{content:r}=await(0,Dt.d)(n,o.length,a=>o[a]===1);
for(const a of r.keys())e.has(a)||await this.moveOf(a)}isWhole(t){const{document:e}=this;return(0,Xt.c3)(e,e.entry(e.pages.number(t),"Contents")).every(o=>o instanceof
R.Z6&&e.decodedPart(o)?.whole===!0)}async moveOf(t){const{document:e}=this,n=e.get(t);if(!(n instanceof R.Z6)||n.dict.has("PatternType")||!e.dict(n.dict.get("Re\
sources")))return;const o=e.decodedPart(n),i=o?.whole?await this.move(o.data,n.dict.get("Resources")):void 0;if(!i)return;const r=await(0,bt.c)(e,n,i.content);r.
dict.set("Resources",i.resources),e.put(t,r)}async move(t,e){const{document:n}=this,o=n.dict(n.dict(e)?.get("ColorSpace")),i=[];let r=0;if(await(0,ht.Ko)(t,n.job.
pace,C=>{const D=r;r=C.end;const P=te(C)&&He(C,D)?this.imageOf(C,o):void 0;P&&i.push({from:D,to:C.end,image:P})}),i.length===0)return;const a=i.map(({image:C})=>{
const D=n.add(C);return{category:"XObject",name:`Inline${D.number}`,ref:D}}),{resources:c,names:h}=this.resources.with(e,a),d=i.map(({from:C,to:D},P)=>({from:C,
to:D,text:`/${h[P]} Do`}));return{content:await(0,Pt.E$)(t,d,n.job.pace),resources:c}}imageOf(t,e){const n=(0,mt.n)(t);if(!n)return;const o=(0,R.jd)({Type:(0,R.
UU)("XObject"),Subtype:(0,R.UU)("Image")});for(const[r,a]of n.dict){const c=r==="I"?"Interpolate":r;We.includes(c)&&o.set(c,a)}const i=(0,Xt.c3)(this.document,n.
dict.get("Filter")).map(r=>$e(r,_e));if(i.length>0&&o.set("Filter",i),n.dict.has("ColorSpace")){const r=this.spaceOf(n.dict.get("ColorSpace"),e);if(r===void 0)return;
o.set("ColorSpace",r)}return new R.Z6(o,n.data)}spaceOf(t,e){if(t instanceof R.SX){const h=re[t.text]??t.text;return Ke.has(h)?(0,R.UU)(h):e?.get(t.text)}if(!(0,R.
cy)(t)||t.length!==4)return;const[n,o,i,r]=t,c=n instanceof R.SX&&(n.text==="I"||n.text==="Indexed")&&!(0,R.cy)(o)?this.spaceOf(o,e):void 0;return c===void 0?void 0:
[(0,R.UU)("Indexed"),c,i,r]}}const ke=new Uint8Array(0);function He(s,t){const{content:e,end:n,count:o}=s,i=(r,a)=>Buffer.from(e.subarray(r,a)).toString("latin1");
return o>0&&i(t,s.startOf(0)).trim()==="BI"&&i(n-2,n)==="EI"}const $e=(s,t)=>s instanceof R.SX?(0,R.UU)(t[s.text]??s.text):s,ae=400,Wt=48,Je=.5,Ze=.3,ce=24,Ye=.7,
Ve=6,Xe=.6,Ct=4,fe=3;async function le({width:s,height:t,channels:e,data:n},o){const i=new Set,r=Math.max(1,Math.floor(t/ae));let[a,c,h]=[0,0,0];for(let d=0;d<t;d+=
r){const C=(d+1)*s*e;for(let P=d*s*e+e;P<C;P+=e){let[k,j]=[0,0];for(let X=P;X<P+e;X++)k=k*256+n[X],j=Math.max(j,Math.abs(n[X]-n[X-e]));i.size<=Wt&&i.add(k),a++,
j>0&&c++,j>=ce&&h++}const D=o.step(s*e*fe);D&&await D}return i.size<=Wt||c<a*(1-Je)&&h>c*Ze}async function Qe({width:s,height:t,row:e},n){const o=Math.max(1,Math.
floor(t/ae));let[i,r,a,c]=[0,0,0,0];for(let h=0;h<t;h+=o){const d=e(h);for(let D=Ct;D<s*Ct;D+=Ct){let P=0;for(let k=D;k<D+Ct;k++)P=Math.max(P,Math.abs(d[k]-d[k-
Ct]));i++,P===0&&r++,P>Ve&&a++,P>=ce&&c++}const C=n.step(s*Ct*fe);C&&await C}return a>0&&r>i*Ye&&c>a*Xe}var Ut=y(95340),_t=y(76023),qe=y(80287),he=y(36054),de=y(
80281);const tn={16:{color:"rgb",components:3},17:{color:"gray",components:1}},en=new Set(["pclr","cmap","cdef"]);function nn(s){const t=(0,H.bS)(s),e=(0,de.f)(
t)?.find(({type:h})=>h==="jp2h");if(!e)return;const n=t.subarray(e.body,e.end),o=(0,de.f)(n),[i,...r]=["ihdr","colr"].flatMap(h=>o?.filter(({type:d})=>d===h)??[]),
[a]=r;if(i?.type!=="ihdr"||i.end-i.body<14||!a||a.end-a.body<7||o.some(({type:h})=>en.has(h))||n[a.body]!==1)return;const c=tn[n.readUInt32BE(a.body+3)];return c?.
components===n.readUInt16BE(i.body+8)?c.color:void 0}var sn=y(5660),on=y(98122),ue=y(58552),St=y(92152);const Rt=65536,rn=8;async function an(s,{width:t,height:e,
bits:n,decode:o},{components:i,table:r},a){const c=r?1:i;if(s.length<(0,St.zq)(t,c,n)*e)return;const h=(0,St.Cb)(o,c,r?2**n-1:1);if(h===void 0||r&&h)return;const d=n===
8?s:await(0,St.ZJ)(s,{width:t,height:e,channels:c,bits:n},!r,a);return r?ge(d.subarray(0,t*e),r,i,a):d}async function ge(s,t,e,n){if(!await cn(s,t.length/e,n))return;
const o=new Uint8Array(s.length*e);for(let i=0;i<s.length;i+=Rt){const r=s.subarray(i,i+Rt);o.set((0,St.A6)(r,t,e),i*e);const a=n.step(r.length*rn);a&&await a}return o}
async function cn(s,t,e){for(let n=0;n<s.length;n+=Rt){const o=s.subarray(n,n+Rt);if(o.some(r=>r>=t))return!1;const i=e.step(o.length);i&&await i}return!0}const fn=new Set(
[1,2,4,8,16]),ln=4096,hn=128*1024*1024;async function Kt(s,t){const e=(0,Ut.h)(s,t.dict),{width:n,height:o,stencil:i,decode:r}=e,a=await un(s,t),c=n>=1&&o>=1&&!i&&
fn.has(e.bits)&&(r!==void 0||!t.dict.has("Decode")),h=a&&gn(a);if(!c||!a||!h||me(s,t))return"kind";const{format:d,before:C,parameters:D}=(0,W.R)(s,t);if(h==="in\
ks"&&d!=="jpg")return"kind";const P=a.table?pe(s,t):t.dict.get("ColorSpace")??zt(h);if(P===void 0||d==="ccitt"||d==="jbig2"||D?.has("ColorTransform")||d==="jpg"&&
(a.table||e.bits!==8)||d==="jp2"&&(a.table||wn(s,t)))return"kind";if(!d&&yn(e.bits,a))return"lines";const k=s.encoded(t).length;if(k<ln)return"larger";if(n>Ut.K)
return"heavy";const j=d&&h!=="inks"?(0,he.uZ)(s,t).step:0;if(j>(0,he.ny)(s.job))return dn(s,t,k);if(n*o*a.components>hn)return"heavy";const X=await kt(s,C);if(!X)
return"kind";const nt={width:n,height:o,color:h,space:P,size:k,atOnce:j};if(d==="jpg"){const q=h==="inks"?void 0:r;return await En(X,nt,s.job.pace)?{...nt,data:X,
entries:Ht(nt,q,"DCTDecode")}:"kind"}if(d==="jp2")return{...nt,data:X,entries:Ht(nt,void 0,"JPXDecode")};const{pace:ot}=s.job,ut=await an(X,e,a,ot);return ut?await le(
{width:n,height:o,data:ut,channels:a.components},ot)?"lines":{...nt,data:ut,entries:Ht(nt,a.table?void 0:r)}:"kind"}async function dn(s,t,e){const n=await(0,qe.
i)(s,t),o=n?await Kt(s,n):"heavy";return typeof o=="string"?o:{...o,size:e}}async function un(s,t){if(t.dict.has("ColorSpace"))return(0,_t.L)(s,t.dict.get("Colo\
rSpace"),()=>{});const{format:e,before:n}=(0,W.R)(s,t);if(e!=="jp2"||(await(0,m.ds)(s)).archive)return;const o=await kt(s,n),i=o&&nn(o);return i&&(0,_t.L)(s,zt(
i),()=>{})}function gn({kind:s,components:t}){return t===1?"gray":s==="rgb"?"rgb":t===f?"inks":void 0}const pn={gray:"DeviceGray",rgb:"DeviceRGB",inks:"DeviceCM\
YK"},mn={gray:1,rgb:3,inks:f},zt=s=>(0,R.UU)(pn[s]);function pe(s,t){const e=s.array(t.dict.get("ColorSpace")),n=s.resolve(e?.[0]);return(0,R.Eo)(n,"Indexed")?e?.[1]:
void 0}const yn=(s,{components:t,table:e})=>(e?Math.min(e.length/t,2**s):2**(s*t))<=Wt;function me(s,{dict:t}){const e=s.resolve(t.get("Mask")),n=s.dict(t.get("\
SMask"));return(0,R.cy)(e)||n?.has("Matte")===!0||t.has("F")||t.has("Alternates")||t.has("OPI")}const wn=(s,{dict:t})=>(s.resolve(t.get("SMaskInData"))??0)!==0||
t.has("Decode");async function kt(s,t){try{return await s.decodedAtEase(t)}catch(e){if(e instanceof ue.zU&&e.code!=="cancelled")return;throw e}}async function En(s,{
width:t,height:e,color:n},o){try{const i=await(0,sn.$)(s,(0,on._)("file"),o);return i.width===t&&i.height===e&&i.components===mn[n]}catch(i){if(i instanceof ue.
zU&&i.code==="invalid_parameters")return!1;throw i}}function Ht({width:s,height:t,color:e},n,o){const i={Type:(0,R.UU)("XObject"),Subtype:(0,R.UU)("Image"),Width:s,
Height:t,BitsPerComponent:8,ColorSpace:zt(e)};return n&&(i.Decode=[...n]),o!==void 0&&(i.Filter=(0,R.UU)(o)),(0,R.jd)(i)}var bn=y(64680),wt=y(17741);const Mn=20;
async function On({data:s,width:t,height:e,black:n},o){const i=new xn(t),r=t+7>>3,a=new Uint8Array(r);for(let c=0;c<e;c++){for(let C=0,D=c*r;C<r;C++,D++)a[C]=n?
s[D]:~s[D];const h=i.row(a),d=o.step(r+h*Mn);d&&await d}return i.finish()}class xn{width;output=new bn.k(4096);bits=0;count=0;changes;above;constructor(t){this.
width=t,this.changes=new Int32Array(t+4),this.above=new Int32Array(t+4).fill(t)}row(t){const{width:e,changes:n,above:o}=this,i=vn(t,e,n);let[r,a,c,h]=[-1,0,0,0];
for(;r<e;){for(h=h&-2|a;h>1&&o[h-2]>r;)h-=2;for(;o[h]<=r&&o[h]<e;)h+=2;const[d,C,D]=[n[c],o[h],Sn(o,h,e)];if(D<d)this.add(wt.CQ),r=D;else if(Math.abs(d-C)<=3)this.
add(wt.tT[d-C+3]),r=d,c++,a^=1;else{const P=d<e?n[c+1]:e;this.add(wt.bx),this.run(d-Math.max(r,0),a),this.run(P-d,a^1),r=P,c+=2}}return this.changes=o,this.above=
n,i}finish(){return this.add(wt.Kp),this.add(wt.Kp),this.count>0&&this.add([0,8-this.count]),this.output.bytes}run(t,e){for(;t>=2624;t-=2560)this.add(wt.Bn.at(-1));
const n=e===0?wt.UE:wt.Uv,o=t>>6;o>27?this.add(wt.Bn[o-28]):o>0&&this.add(n[63+o]),this.add(n[t&63])}add([t,e]){for(this.bits=this.bits<<e|t,this.count+=e;this.
count>=8;this.count-=8)this.output.byte(this.bits>>>this.count-8&255);this.bits&=(1<<this.count)-1}}const Sn=(s,t,e)=>s[t]<e?s[t+1]:e;function vn(s,t,e){let[n,o]=[
0,0];for(let i=0;i<t;){const r=s[i>>3];if((i&7)===0&&r===(o?255:0)){i+=8;continue}(r>>7-(i&7)&1)!==o&&(e[n++]=i,o^=1),i++}return e.fill(t,n,Math.min(n+4,e.length)),
n}var An=y(14752),ye=y(68973);const Cn=96*1024,$t=3,In=6,Tn=9,Pn=[1,2,4,"each"],we=[0,1,2,4],Dn=4,Un=65535;async function Jt(s,t,e,n){const{width:o,height:i,channels:r,
bits:a}=t;if(a*r===1){if(o>Un)return;const k=await Rn(s,n.pace)?0:1,j=await On({data:s,width:o,height:i,black:k},n.pace),X=(0,R.jd)({K:-1,Columns:o,Rows:i,BlackIs1:k===
1});return j.length<e?{data:j,filter:"CCITTFaxDecode",parameters:X}:void 0}if(a<8)return;const c=(0,ye.uM)(n),h=new Ln(s,(0,St.zq)(o,r,a),r*a>>3),{kind:d,expected:C}=await Bn(
h,i,n);if(C>=e)return;const D=await c.deflate(d===void 0?s:await h.filtered(0,i,d,n),Tn),P=d===void 0?void 0:{Predictor:15,Colors:r,BitsPerComponent:a,Columns:o};
return D.length<e?{data:D,filter:"FlateDecode",parameters:P&&(0,R.jd)(P)}:void 0}const Ee=65536;async function Rn(s,t){let e=0;for(let n=0;n<s.length;n+=Ee){const o=s.
subarray(n,n+Ee);for(const r of o)e+=r===255?1:r===0?-1:0;const i=t.step(o.length*2);i&&await i}return e>0}async function Bn(s,t,e){const n=Math.min(t,Math.ceil(
Cn/$t/s.length)),o=Array.from({length:$t},(a,c)=>Math.floor((t-n)*c/($t-1))),i=[...new Set(o)];let r={kind:void 0,expected:1/0};for(const a of[void 0,...Pn]){let c=0;
for(const d of i){const C=await s.filtered(d,n,a,e);c+=(await(0,ye.uM)(e).deflate(C,In)).length}const h=c*(t/(n*i.length));h<r.expected&&(r={kind:a,expected:h})}
return r}class Ln{samples;length;step;none;constructor(t,e,n){this.samples=t,this.length=e,this.step=n,this.none=new Uint8Array(e)}async filtered(t,e,n,{pace:o}){
const{samples:i,length:r}=this;if(n===void 0)return i.subarray(t*r,(t+e)*r);const a=new Uint8Array(e*(r+1));for(let c=0;c<e;c++){const h=n==="each"?this.choose(
t+c):n,d=c*(r+1);a[d]=h,this.filter(t+c,h,a,d+1);const C=o.step(r*Dn*(n==="each"?we.length:1));C&&await C}return a}filter(t,e,n,o){const{samples:i,length:r,step:a}=this,
c=t*r,h=t===0?this.none:i.subarray(c-r,c);for(let d=0;d<r;d++){const C=d>=a?i[c+d-a]:0,D=e===1?C:e===2?h[d]:e===4?(0,An.X)(C,h[d],d>=a?h[d-a]:0):0;n[o+d]=i[c+d]-
D}}choose(t){const e=new Uint8Array(this.length);let[n,o]=[0,1/0];for(const i of we){this.filter(t,i,e,0);let r=0;for(const a of e)r+=a<128?a:256-a;r<o&&([n,o]=
[i,r])}return n}}const Fn=256*1024*1024,Nn=512,[Gn,jn]=[.9,.97],[Wn,_n]=[2,20],Kn=new Set([1,2,4,8,16]),be=4,zn=2e3;class kn{document;settings;remaining=Fn;constructor(t,e){
this.document=t,this.settings=e}async shrink(t,e){const{document:n,settings:o}=this,i=n.get(t);if(!(i instanceof R.Z6)||me(n,i)||i.dict.has("Matte"))return!1;const r=await this.
read(i);if(!r||r.bits<8||r.table&&(r.bits>8||i.dict.has("Decode")))return!1;const a=r.data.length*(r.table?.components??1)*2;if(!n.job.memory.borrow(a))return!1;
const c=d=>jt(r,e,d??o.resolution),h=await this.withFewer(i,await Hn(r,n.job.pace),c);return n.job.memory.release(a),h&&n.put(t,h),h!==void 0}async withFewer(t,e,n){
const{document:o,settings:i}=this,{pace:r}=o.job;if(n()===1&&(e.table?.components??e.channels)!==be)return;const a=await $n(e,r);if(!a)return;const c=await le(a,
r),h=n(c?Math.max(i.resolution,se):void 0),d=a.channels===be&&!c;if(h===1&&!d)return;const[C,D]=[e.width,e.height].map(X=>Math.max(1,Math.round(X*h))),P=h===1?a.
data:await Mt(a,C,D,r),k=await this.packed({...a,data:P,width:C,height:D},d);if(!k)return;const j=Me(t,k);return j.dict.set("Width",C),j.dict.set("Height",D),j.
dict.set("BitsPerComponent",8),a!==e&&j.dict.set("ColorSpace",pe(o,t)),j}async packed(t,e){const{job:n}=this.document,{data:o,width:i,height:r,channels:a,size:c}=t,
h=c*Gn;if(!e)return Jt(o,t,h,n);const d=P=>o.subarray(P*i*a,(P+1)*i*a),C=await(0,_.I)({...this.settings,width:i,height:r,color:"inks",samples:d},n.pace);return await Jt(
o,t,Math.min(h,C.length),n)??(C.length<h?{data:C,filter:"DCTDecode",parameters:void 0}:void 0)}async packAll(){const{document:t}=this,e=[...await(0,qt.Av)(t,["I\
mage"])].sort((n,o)=>n-o);for(const n of e){const o=t.job.pace.step(zn);o&&await o;const i=t.get(n);if(!(i instanceof R.Z6)||!(0,R.Eo)(t.resolve(i.dict.get("Sub\
type")),"Image")||i.dict.has("F"))continue;const r=await this.read(i);if(!r||!t.job.memory.borrow(r.data.length))continue;const a=await Jt(r.data,r,r.size*jn,t.
job);t.job.memory.release(r.data.length),a&&t.put(n,Me(i,a))}}async read(t){const{document:e}=this,{width:n,height:o,bits:i,stencil:r}=(0,Ut.h)(e,t.dict),a=r?{channels:1,
table:void 0}:this.channelsOf(t),c=n>=1&&o>=1&&Kn.has(i)&&(0,W.R)(e,t).format===void 0,h=e.encoded(t).length;if(!c||!a||h<Nn||n>Ut.K)return;const{channels:d,table:C}=a,
D=(0,St.zq)(n,d,i)*o;if(D>this.remaining)return;const{memory:P}=e.job,k=P.remaining,j=await kt(e,t);if(P.release(k-P.remaining),!!j&&(this.remaining-=j.length,!(j.
length<D)))return{width:n,height:o,channels:d,bits:i,size:h,table:C,data:j.subarray(0,D)}}channelsOf({dict:t}){const{document:e}=this,n=t.get("ColorSpace");if((0,R.
Eo)(e.resolve(e.array(n)?.[0]),"Lab"))return{channels:3,table:void 0};const o=(0,_t.L)(e,n,()=>{});if(!o)return;const{table:i,components:r}=o;return i?{channels:1,
table:{colors:i,components:r}}:{channels:r,table:void 0}}}async function Hn(s,t){return s.bits===8?s:{...s,bits:8,data:await(0,St.ZJ)(s.data,s,!0,t)}}async function $n(s,t){
const{data:e,table:n}=s;if(!n)return s;const o=await ge(e,n.colors,n.components,t);return!o||Jn(n)?o&&s:{...s,data:o,channels:n.components,table:void 0}}function Jn({
colors:s,components:t}){const e=s.length/t-1;return Array.from({length:t},(n,o)=>o).every(n=>{const o=Array.from({length:e+1},(h,d)=>s[d*t+n]),[i,r]=[o[0],o[e]],
a=Math.sign(r-i),c=o.every((h,d)=>d===0||Math.sign(h-o[d-1])*a>=0);return o.every((h,d)=>Math.abs(h-(i+(r-i)*d/Math.max(e,1)))<=(c?_n:Wn))})}function Me(s,{data:t,
filter:e,parameters:n}){const o=(0,J.n)(s,t,{compress:!1});return o.dict.set("Filter",(0,R.UU)(e)),n&&o.dict.set("DecodeParms",n),o}const Zn=.9,Yn=64,Vn=32*1024*
1024,[Xn,Oe]=[40,90],[Qn,qn]=[2,15];function ts(s,t){return t<=1?s:Math.max(s,Math.min(Oe,Math.round(s+Xn*(1-1/t))))}class es{document;settings;outcome={compressed:0,
kept:{larger:0,kind:0,lines:0,heavy:0}};waiting=[];bytes=0;samples;constructor(t,e){this.document=t,this.settings=e,this.samples=new kn(t,e)}async run(){const{document:t,
outcome:e}=this;let n=await ee(t);n.inlinePages.size>0&&(await new ze(t).moveAll(n),n=await ee(t,n.elsewhere));const{sizes:o,masks:i,inline:r}=n;e.kept.kind+=r;
let a=0;for(const[c,h]of o){const d=t.get(c);d instanceof R.Z6&&(0,R.Eo)(t.resolve(d.dict.get("Subtype")),"Image")&&await this.take(c,d,h),t.job.pace.progress(++a/
o.size)}for(const[c,h]of i)await this.takeMask(c,h);return await this.drawAll(),await this.samples.packAll(),e}async take(t,e,n){const o=await Kt(this.document,
e);if(typeof o=="string"){o!=="larger"&&await this.samples.shrink(t,n)?this.outcome.compressed++:this.outcome.kept[o]++;return}await this.wait(t,o,n,!1)}async takeMask(t,e){
const{document:n}=this,o=n.get(t);if(!(o instanceof R.Z6)||o.dict.has("Matte"))return;if((0,W.R)(n,o).format!=="jpg"){await this.samples.shrink(t,e);return}const i=await Kt(
n,o);typeof i!="string"&&i.color==="gray"&&await this.wait(t,i,e,!0)}async wait(t,e,n,o){const{resolution:i}=this.settings,r=xe(e,jt(e,n,i)),a=Math.max(i,Math.min(
se,i*Qn)),c=xe(e,jt(e,n,a)),h=ts(this.settings.quality,oe(e,n,i)),d={number:t,image:e,...r,quality:h,isMask:o,sharp:c};if(e.color==="inks"||is(e)){await this.shrinkSamples(
d);return}this.waiting.push(d),this.bytes+=e.data.length,(this.waiting.length>=Yn||this.bytes>=Vn)&&await this.drawAll()}async drawAll(){const{waiting:t,document:e}=this;
if(this.waiting=[],this.bytes=0,t.length===0)return;const n=(0,K.Kf)(t.map(({image:i})=>i.atOnce)),o=await $.YY.open(await rs(t,e),e.job,{images:n});for(const[i,
r]of t.entries())await this.replaceDrawn(r,a=>ss(o,i,a))}async replaceDrawn(t,e){const n=await e(t);if(typeof n=="string"){this.count(t,n);return}const o=!t.isMask&&
ns(t.image)&&await Qe(n,this.document.job.pace),i=o?Math.max(t.quality,Math.min(Oe,t.quality+qn)):t.quality,r=o?{...t,...t.sharp,quality:i}:t,a=r.width===t.width?
n:await e(r);if(typeof a=="string"){this.count(t,a);return}const c=this.colorOf(t);await this.replace(r,(0,L.lc)(a,c==="gray"?c:"rgb"),c)}async shrinkSamples(t){
const{image:e,width:n,height:o,quality:i}=t,{job:r}=this.document,a=os[e.color],c=n===e.width&&o===e.height,h=e.color==="inks"&&c?await at(e.data,i,r):void 0;if(h){
this.store(t,h,e.color,e.space);return}const d=await this.samplesAt(t,c,a);if(!d){this.count(t,"kind");return}const C=P=>d.subarray(P*n*a,(P+1)*n*a),D=this.colorOf(
t);await this.replace(t,D===e.color?C:P=>(0,L.b)(C(P)),D)}async samplesAt({image:t,width:e,height:n},o,i){const{job:r}=this.document;return t.color==="inks"?M(t.
data,{width:e,height:n},r):o?t.data:Mt({...t,channels:i},e,n,r.pace)}colorOf({image:t,isMask:e}){return this.settings.grayscale&&!e&&t.color!=="inks"?"gray":t.color}count({
isMask:t},e){t||(e?this.outcome.kept[e]++:this.outcome.compressed++)}async replace(t,e,n){const{image:o,width:i,height:r,quality:a}=t,{document:c,settings:h}=this,
d={width:i,height:r,color:n,quality:a,resolution:h.resolution},C=await(0,_.I)({...d,samples:e},c.job.pace);this.store(t,C,n,n===o.color?o.space:await fs(c))}store(t,e,n,o){
const{number:i,image:r,width:a,height:c}=t,{document:h}=this;if(e.length>r.size*(n===r.color?Zn:1)){this.count(t,"larger");return}const d=(0,J.n)(h.get(i),e,{compress:!1});
for(const[C,D]of Object.entries({Width:a,Height:c,BitsPerComponent:8}))d.dict.set(C,D);d.dict.set("Filter",(0,R.UU)("DCTDecode")),n!=="inks"&&d.dict.delete("Dec\
ode"),d.dict.set("ColorSpace",o),h.put(i,d),this.count(t)}}function xe({width:s,height:t},e){return{width:Math.max(1,Math.round(s*e)),height:Math.max(1,Math.round(
t*e))}}const ns=({entries:s})=>(0,R.Eo)(s.get("Filter"),"DCTDecode");async function ss(s,t,{width:e,height:n}){const o=await s.draw(t,{width:e,height:n,isTransparent:!0}).
catch(i=>{if(!s.isTired)throw i});return o?cs(o)?o:"kind":"heavy"}const os={gray:1,rgb:3,inks:f},is=({entries:s})=>!s.has("Filter")&&!s.has("Decode");async function rs(s,{
job:t}){const e=await(0,Y.E)(dt.O,t),n=s.map(({image:o,width:i,height:r})=>{const a=(0,N.qK)("Image",`${i} 0 0 ${r} 0 0`);return e.add((0,R.jd)({Type:(0,R.UU)("\
Page"),MediaBox:[0,0,i,r],Resources:(0,R.jd)({XObject:(0,R.jd)({Image:e.add(new R.Z6(o.entries,o.data))})}),Contents:e.add(new R.Z6((0,R.jd)({}),(0,R.Px)(a).bytes))}))});
return await e.pages.rebuild(n.map(({number:o})=>o)),(0,lt.UN)(e,{encryption:"none",draft:!0})}const as=64;function cs({width:s,height:t,row:e}){const n=Math.max(
1,Math.floor(t/as));for(let o=0;o<t;o+=n){const i=e(o);for(let r=3;r<s*4;r+=4)if(i[r]!==255)return!1}return!0}async function fs(s){const{archive:t}=await(0,m.ds)(
s);return t?[(0,R.UU)("CalGray"),(0,R.jd)({WhitePoint:[.9505,1,1.089],Gamma:2.2})]:(0,R.UU)("DeviceGray")}var Bt=y(18271),vt=y(16456),Lt=y(49454),It=y(30201),ls=y(
30825),hs=y(69374),ds=y(62548),us=y(43463),Ft=y(61188),Zt=y(94389);const gs=1330926671,ps=65536,ms=14;function Se(s){const t=new DataView(s.buffer,s.byteOffset,
s.length),e=s.length>12?t.getUint32(0):0;return s[0]===1&&s[1]===0&&e!==ps?{at:0,length:s.length}:e===gs?(0,Zt.tI)(t).get("CFF "):void 0}const ys=[15,16,3108,3109],
[ws,Es,bs]=[17,18,3078];function Ms(s,t){const e=new DataView(s.buffer,s.byteOffset,s.length),n=(0,Ft.Pe)(e,e.getUint8(2)),o=(0,Ft.Pe)(e,n.end),i=(0,Ft.zz)(e,o.
offsets[0]??0,o.offsets[1]??0),r=i.get(ws)?.[0];if(r===void 0||n.offsets.length!==2||(i.get(bs)?.[0]??2)!==2)return!1;const{offsets:a,end:c}=(0,Ft.Pe)(e,r),h=[...ys.
map(k=>i.get(k)?.[0]??0),i.get(Es)?.[1]??0];if(!a.every((k,j)=>j===0||k>=a[j-1])||c>s.length||h.some(k=>k>r&&k<c))return!1;const C=e.getUint8(r+2),D=r+2+a.length*
C;let P=a[0]??c;for(const[k,j]of a.entries()){let X=P-D;for(let ot=C-1;ot>=0;ot--,X=Math.floor(X/256))s[r+3+k*C+ot]=X%256;const nt=(a[k+1]??j)-j;k===0||t.has(k)||
nt<2?(s.copyWithin(P,j,j+nt),P+=nt):s[P++]=ms}return s.fill(0,P,c),!0}var Os=y(50476),xs=y(22194);const Ss="GPOS,GDEF,BASE,JSTF,kern,DSIG,hdmx,VDMX,LTSH,PCLT,FF\
TM,EBDT,EBLC,EBSC,meta,morx,mort,feat".split(","),ve=32,vs=196608;function As(s,t,{names:e,vertical:n}){const o=Buffer.from(s),i=new DataView(o.buffer,o.byteOffset,
o.length),r=(0,Zt.tI)(i),[a,c]=["hhea","hmtx"].map(q=>r.get(q)),h=(0,Zt.eQ)(i,r);if(!h||!Cs([...r.values()],s.length))return;const{glyf:d,count:C,place:D,setPlace:P,
spanOf:k}=h,j=Array.from({length:C+1},(q,ft)=>D(ft));if(j.some((q,ft)=>q>d.length||q<(j[ft-1]??0)))return;const X=(0,Os.f)(t,C,k,i);X.add(0);let nt=0;for(let q=0;q<=
C;q++)P(q,nt),!(q===C||!X.has(q))&&(o.copyWithin(d.at+nt,d.at+j[q],d.at+j[q+1]),nt+=j[q+1]-j[q]);a&&c&&Is(o.subarray(c.at,c.at+c.length),i.getUint16(a.at+34),X);
const ot=new Set([...Ss,...n?[]:["GSUB"]]),ut=(q,{at:ft,length:Nt})=>q==="post"&&!e&&Nt>ve?Ts(o.subarray(ft,ft+ve)):o.subarray(ft,ft+(q==="glyf"?nt:Nt));return(0,xs.
f)([...r].map(([q,ft])=>[q,ot.has(q)?void 0:ut(q,ft)]))}function Cs(s,t){const e=[...s].sort((n,o)=>n.at-o.at);return e.every(({at:n,length:o},i)=>n+o<=(e[i+1]?.
at??t))}function Is(s,t,e){const n=t+Math.floor((s.length-t*4)/2);for(let o=0;o<n;o++){if(e.has(o)||o===t-1)continue;const i=o<t?o*4:t*4+(o-t)*2;s.fill(0,i,i+(o<
t?4:2))}}function Ts(s){const t=Buffer.from(s);return t.writeUInt32BE(vs),t}var Tt=y(48462);const Ps=12,Ds=6,Us=24,Rs=512*1024;function Bs(s,t){if(s.length>Rs)return;
const e=Buffer.from(s),n=(0,Tt._M)(e),o=n?.plain.indexOf("/CharStrings")??-1;if(!n||o<0)return;const{plain:i}=n,r=Number(/\/lenIV\s+(\d+)/.exec(i.toString("lati\
n1",0,Math.min(o,4096)))?.[1]??4),a=P=>(0,Tt.Ns)(P,Tt.Ed).subarray(r);for(const[,P]of(0,Tt.NH)(i,o))if(Ae(a(P))!=="plain")return;const c=new Map((0,Tt.Ag)(i,o)),
h=Fs(c,t,a);if(!h)return;const d=[];let C=0;for(const[P,k]of c){if(h.has(P))continue;const j=k.byteOffset-i.byteOffset,X=i.lastIndexOf(`/${P} `,j),nt=j+k.length+
Ls(i.toString("latin1",j+k.length,j+k.length+Us));if(X<C||nt===j+k.length)return;d.push(i.subarray(C,X)),C=nt}const D=Buffer.concat([...d,i.subarray(C)]);return Buffer.
concat([e.subarray(0,n.start),n.seal(D),e.subarray(n.end)])}const Ls=s=>/^\s*(?:ND|\|-|noaccess def)\s+/.exec(s)?.[0].length??0;function Fs(s,t,e){const n=new Set(
t).add(".notdef");for(const o of t){const i=s.get(String(o)),r=i?Ae(e(i)):"plain";if(r==="unclear")return;if(r!=="plain")for(const a of r)n.add((0,It.S)(vt.W.charCodeAt(
a-32)))}return n}function Ae(s){const t=[];for(let e=0;e<s.length;){const n=s[e++];if(n===Ps){if(s[e++]===Ds)return t.length>=5?t.slice(-2):"unclear";t.length=0}else
n<32?t.length=0:n<247?t.push(n-139):n<251?t.push((n-247)*256+(s[e++]??0)+108):n<255?t.push(-(n-251)*256-(s[e++]??0)-108):(t.push(NaN),e+=4)}return"plain"}function Ns(s,t,e){
try{if(s[0]===Gs)return Bs(s,t);const n=Se(s);if(!n)return As(s,t,e);const o=Buffer.from(s);return Ms(o.subarray(n.at,n.at+n.length),t)?o:void 0}catch(n){if(!(n instanceof
RangeError))throw n;return}}const Gs=37;var js=y(10339),Ws=y(47212);const _s=16*1024,Ks=.9,[zs,ks,Hs]=[300,300,2],$s=20,Js=/^[A-Z]{6}\+/;async function Zs(s){if((await(0,m.
ds)(s)).archive!==void 0)return;const{live:t}=await(0,Qt.Gy)(s),e=await Xs(s,t);if(e.size===0)return;const{fonts:n}=await qs(s,t),o=new Map,i=async(r,a)=>{const c=(0,Bt.
Lq)(s,r.dictionary);if(!c||!e.has(c))return;const h=new Set(a),d=s.job.pace.step(h.size*ks);d&&await d;const C=(0,Bt.oQ)(s,r.dictionary),D=!(0,Lt.hL)(s,r.dictionary),
P=D&&s.decoded(c)[0]===79,k=o.get(c)??{glyphs:new Set,names:!1,vertical:!1};k.names||=D,k.vertical||=r.vertical,typeof C=="object"&&!P&&to(s,r,C,h,k.glyphs)?o.set(
c,k):e.delete(c)};for(const[r,{kept:a}]of n)await i(r,a);for(const r of Vs(s)){const a=(0,Bt.Lq)(s,s.dict(r)??new R.Bi),c=a&&e.get(a);if(!c)continue;c.isForFields=
!0;const h=await(0,ds.G)(s,r);(0,Lt.hL)(s,h.dictionary)?e.delete(a):await i(h,Ys.flatMap(d=>h.glyphs(Uint8Array.of(d))))}for(const[r,a]of o){const c=e.get(r);c&&
await ro(s,r,c,a)}}const Ys=Array.from({length:256},(s,t)=>t);function Vs(s){const t=s.dict(s.dict(s.catalog.get("AcroForm"))?.get("DR"));return s.dict(t?.get("\
Font"))?.values()??[]}async function Xs(s,t){const e=new Map,n=[];for(let o=1;o<t.length;o++){const i=s.job.pace.step(zs);i&&await i;const r=t[o]===1?s.get(o):null;
if(!(r instanceof R.Bi))continue;const a=r.get("FontFile")??r.get("FontFile2")??r.get("FontFile3"),c=(0,R.i9)(a)?s.resolve(a):Qs(s,r);c instanceof R.Z6&&(n.push(
[o,c]),(0,R.i9)(a)&&s.encoded(c).length>=_s&&e.set(c,{number:a.number,named:[],isForFields:!1}))}for(const[o,i]of n)e.get(i)?.named.push(o);return e}const Qs=(s,t)=>(0,R.
Eo)(s.resolve(t.get("Type")),"Font")?(0,Bt.Lq)(s,t):void 0;async function qs(s,t){const[e,n]=[new js.H,new Ws.Wz(s)],{pace:o}=s.job;for(let a=0;a<s.pages.count;a++)
await e.note((await n.all(a,[])).trace,o);const{content:i,pages:r}=await(0,Dt.d)(s,t.length,a=>t[a]===1);for(const[a,c]of i){const h=s.get(a),d=h instanceof R.Z6&&
!r.has(a)?s.decodedPart(h)?.data:void 0;d&&await e.note((await n.stream(d,c)).trace,o)}return e}function to(s,{dictionary:t},e,n,o){const i=(0,Lt.hL)(s,t);if(i){
const h=s.resolve(i.get("CIDToGIDMap")),d=h instanceof R.Z6?s.decodedPart(h)?.data:void 0;for(const{cid:C}of n)o.add(C),o.add(e.glyphOfCid(C)),d&&o.add((d[C*2]??
0)<<8|(d[C*2+1]??0));return!0}const r=(0,vt.yD)(s,t);if(e.kind==="truetype")return no(e,r,n,o);const a=s.resolve(t.get("Encoding")),c=(0,R.Zm)(a)?s.resolve(a.get(
"BaseEncoding")):a;return e.kind==="named"&&!(0,R.Eo)(c,"MacExpertEncoding")&&io(e,r,n,o)}function Ce({code:s,text:t},e,n){const o=[e,vt.W,vt.NF,vt.yh].map(r=>r.
charCodeAt(s-32)||0),i=n===void 0?void 0:(0,It.u)(n);return[...o,i??0,...Array.from(t,r=>r.codePointAt(0))].filter(r=>r>0)}const eo=new Map([[185,"onesuperior"],
[178,"twosuperior"],[179,"threesuperior"],[64257,"fi"],[64258,"fl"]]),Ie=s=>[(0,It.S)(s),eo.get(s)??""];function no(s,{base:t="",differences:e},n,o){for(const i of n){
const{code:r}=i,a=e?.get(r),c=Ce(i,t,a);for(const h of[...a===void 0?[]:[a],...c.flatMap(Ie)])o.add(s.glyphOf(h));for(const h of[...c,r,61440|r,61696|r,61952|r])
o.add(s.unicode(h));for(const h of c)o.add(s.code(vt.yh.indexOf(String.fromCodePoint(h))+32));o.add(s.code(r))}return!0}const so=65536;function oo(s){const t=new Map,
e=(n,o)=>{const i=n===""?void 0:(0,It.u)(n),r=i===void 0?void 0:t.get(i);r?r.push(o):i!==void 0&&t.set(i,[o])};if(s.names)for(const n of s.names)e(n,n);else for(let n=1;n<
so;n++)e(s.nameOf(n),n);return t}const Te=["space","nbspace","hyphen","sfthyphen","bullet","quotesingle","quoteleft","quoteright","grave"];function io(s,{base:t="",
differences:e},n,o){const i=oo(s),r=a=>{const c=s.names?.has(a)?a:s.glyphCalled?.(a);return c!==void 0&&o.add(c),c!==void 0};Te.forEach(r);for(const a of n){const c=e?.
get(a.code),h=s.encoding?.get(a.code);h!==void 0&&r(h);for(const d of Ce(a,t,c)){Ie(d).forEach(r);for(const C of i.get(d)??[])o.add(C)}if(c!==void 0&&!r(c)&&c!==
".notdef"&&!Te.includes(c))return!1}return!0}async function ro(s,t,{number:e,named:n,isForFields:o},i){const r=await s.decodedAtEase(t),a=s.job.pace.step(r.length*
Hs);a&&await a;const c=await co(s,r,i.glyphs),h=c&&Ns(r,c,i);if(!h)return;const d=await(0,J.S)(t,h,s.job);if(d.data.length>s.encoded(t).length*Ks||(ao(s,d.dict,
h.length-r.length),s.put(e,d),o))return;const C=(0,us.j)(h);for(const D of n){s.edit(D);const P=s.get(D);for(const k of["BaseFont","FontName"]){const j=(0,Lt.FG)(
s,P.get(k));j!==""&&!Js.test(j)&&P.set(k,(0,R.UU)(`${C}+${j}`))}}}function ao(s,t,e){const n=["Length2","Length1"].find(i=>t.has(i)),o=n===void 0?void 0:s.resolve(
t.get(n));n!==void 0&&typeof o=="number"&&t.set(n,o+e)}async function co({job:s},t,e){const n=(0,hs.m)(t),o=Se(t);if(n?.kind!=="named"||!o)return e;let i=0;const r=(0,ls.
mJ)(t.subarray(o.at,o.at+o.length),c=>i+=c),a=new Set(e);for(const c of e){if(typeof c=="string"||n.nameOf(c)==="")continue;const h=r?.glyph(c);if(!h)return;for(const C of h)
a.add(n.glyphCalled?.((0,It.S)(vt.W.charCodeAt(C-32)))??0);const d=s.pace.step((i+1)*$s);i=0,d&&await d}return a}var Yt=y(49994);const Pe=6,De={resolution:50,quality:20},
fo=async(s,t,e)=>{const{maximum_bytes:n=1/0,open_password:o}=t,i=async j=>{const X={};return{...await(0,Yt.BG)(s,o,e,async ot=>{X.outcome=await new es(ot,j).run(),
await Zs(ot)}),outcome:X.outcome}};let r=await i(t);for(let j=1;j<=Pe&&r.bytes.length>n&&lo(r);j++){const X=await i(ho(j,t));X.bytes.length<r.bytes.length&&(r=X)}
const{bytes:a,isSmaller:c,pageCount:h,outcome:d,written:C}=r;C&&e.onWritten?.(C);const D=c?[...r.notes]:[Yt.bx],P=Object.values(d.kept).reduce((j,X)=>j+X,0);c&&
P>0&&D.push(uo(P,d)),a.length>n&&D.push(go(a.length));const k=s.bytes.length;return{documents:[{name:s.name,bytes:a,pageCount:h}],notes:D,facts:{pageCount:h,bytesBefore:k,
bytesAfter:a.length,savedPercent:c?(0,Yt.p0)(k,a.length):0,compressedImages:c?d.compressed:0,keptImages:c?P:P+d.compressed}}},lo=({outcome:{compressed:s,kept:t}})=>s+
t.larger>0;function ho(s,{resolution:t,quality:e,grayscale:n}){const o=(i,r)=>i<=r?i:Math.round(i*(r/i)**(s/Pe));return{resolution:o(t,De.resolution),quality:o(
e,De.quality),grayscale:n}}const Ue={larger:"would hardly become smaller",kind:"of a kind that is not compressed",lines:"like drawings or text, which would blur",
heavy:"too large to decode here"};function uo(s,{kept:t}){const n=Object.keys(Ue).filter(o=>t[o]>0).map(o=>`${t[o]} ${Ue[o]}`);return{code:"images_kept",message:`${(0,F.
C7)(s,"image stays as it was","images stay as they were")}: ${(0,F.Dw)(n)}.`}}const go=s=>({code:"still_larger",message:`The document could not be made as small\
 as maximum_bytes asks: it has ${s} bytes.`,mentions:["maximum_bytes"]})}),77158:((it,Z,y)=>{y.d(Z,{O:()=>F});const F=Buffer.from(`%PDF-1.3
1 0 obj
<</Type/Catalog/Pages 2 0 R>>
endobj
2 0 obj
<</Type/Pages/Kids[3 0 R]/Count 1>>
endobj
3 0 obj
<</Type/Page/Parent 2 0 R/MediaBox[0 0 72 72]>>
endobj
xref
0 4
0000000000 65535 f 
0000000009 00000 n 
0000000054 00000 n 
0000000105 00000 n 
trailer
<</Size 4/Root 1 0 R>>
startxref
168
%%EOF
`,"latin1")}),91025:((it,Z,y)=>{y.d(Z,{n:()=>N});var F=y(45599);class N{document;copies=new Map;constructor(L){this.document=L}with(L,K){const H=(0,F.i9)(L)?L.number:
(0,F.Zm)(L)?L:void 0;let S=this.copies.get(H);S||this.copies.set(H,S=new Map);const B=K.length===1?String(K[0].ref.number):K.map(({ref:b})=>b.number).join(" ");
let O=S.get(B);return O||S.set(B,O=this.extend(this.document.dict(L)??new F.Bi,K)),O}extend(L,K){const{document:H}=this,S=new F.Bi(L),B=new Map,O=K.map(b=>{const{
category:u,ref:p}=b;let E=B.get(u);E||B.set(u,E=new F.Bi(H.dict(L.get(u))));let l=b.name;for(let f=2;E.has(l);f++)l=`${b.name}${f}`;return E.set(l,p),S.set(u,E),
l});return{resources:H.add(S),names:O}}}}),36078:((it,Z,y)=>{y.d(Z,{AY:()=>H,KJ:()=>O,XL:()=>S,_:()=>N,hX:()=>u,id:()=>K,qK:()=>L,vs:()=>$,wW:()=>b,yQ:()=>B});var F=y(
45079);function N(p){if(Number.isInteger(p)&&Math.abs(p)<1e7)return String(p);const E=Number(p.toPrecision(7)),l=Math.abs(E)<1e-9?"0":String(E);return l.includes(
"e")?E.toFixed(12).replace(/\.?0+$/,""):l}const $=p=>p.map(N).join(" "),L=(p,E)=>`q ${E} cm /${p} Do Q`,K=p=>(0,F.ZV)(Math.round(p*1e3)/1e3||0),H=([p,E])=>`${K(
p)} ${K(E)}`,S=p=>p.map((E,l)=>`${H(E)} ${l===0?"m":"l"}`).join(" "),B=.5523;function O(p){const E=B,l=(...f)=>`${f.map(([g,I])=>H(p(g,I))).join(" ")} c`;return[
`${H(p(1,0))} m`,l([1,E],[E,1],[0,1]),l([-E,1],[-1,E],[-1,0]),l([-1,-E],[-E,-1],[0,-1]),l([E,-1],[1,-E],[1,0])].join(" ")}function b(p,E){const l={1:"g",3:"rg",
4:"k"}[p.length];return`${p.map(K).join(" ")} ${E==="fill"?l:l.toUpperCase()}`}const u=p=>`[${p.map(K).join(" ")}] 0 d`}),80287:((it,Z,y)=>{y.d(Z,{F:()=>S,i:()=>H});
var F=y(58006),N=y(45599),$=y(38671),L=y(90634),K=y(74262);async function H(B,O){const{format:b,parameters:u,before:p}=(0,$.R)(B,O);if(b!=="jpg")return;const{data:E,
whole:l}=await B.decodedPartAtEase(p);if(!l||(0,K.YL)(E))return;const f=await(0,L.LG)(E,B.job);if(!f)return;const g=(0,F.n)(O,f,{compress:!1});return g.dict.set(
"Filter",(0,N.UU)("DCTDecode")),u&&g.dict.set("DecodeParms",u),g}async function S(B,O){let b=!1;for(const u of O){const p=B.get(u),E=p instanceof N.Z6?await H(B,
p):void 0;E&&(B.put(u,E),b=!0)}return b}}),1900:((it,Z,y)=>{y.d(Z,{b:()=>b,cE:()=>S,lc:()=>B,oF:()=>N,rr:()=>L,vO:()=>F});const F=4,N=2,$={gray:1,rgb:3,rgba:4,"\
gray-alpha":2},L=u=>u.byteOffset%F===0?new Uint32Array(u.buffer,u.byteOffset,u.length/F):new Uint32Array(u.slice().buffer),K=new Uint32Array(0),H=(u,p)=>p>0&&Buffer.
compare(u(p),u(p-1))===0;async function S({height:u,row:p},E){let l=-1;for(let f=0;f<u;f++){const g=p(f),I=H(p,f)?K:L(g);for(let w=0;w<I.length;w++){if(I[w]===l)
continue;const M=w*F,x=g[M+1];if(g[M]!==x||g[M+2]!==x)return!0;l=I[w]}const A=E.step(g.length*N);A&&await A}return!1}function B({width:u,row:p},E){const l=$[E],
f=new Uint8Array(u*l),g=l<3,I=l%2===0;let A=-1;return w=>{const M=A===w-1&&H(p,w);if(A=w,M)return f;const x=p(w),v=L(x);for(let T=0,G=0;T<v.length;T++){if(T>0&&
v[T]===v[T-1]){for(const et=G+l;G<et;G++)f[G]=f[G-l];continue}const z=T*F,[Q,tt,st]=[x[z],x[z+1],x[z+2]];g?f[G++]=O(st,tt,Q):(f[G++]=st,f[G++]=tt,f[G++]=Q),I&&(f[G++]=
x[z+3])}return f}}const O=(u,p,E)=>77*u+150*p+29*E+128>>8;function b(u){const p=new Uint8Array(u.length/3);for(let E=0;E<p.length;E++)p[E]=O(u[E*3],u[E*3+1],u[E*
3+2]);return p}}),30825:((it,Z,y)=>{y.d(Z,{v5:()=>z,mJ:()=>Q,n1:()=>G});var F=y(16456),N=y(30201),$=y(61188),L=y(74135),K=y(83553);const H=10,S=2e4,B=513;function O(V,U){
switch(V){case 1:case 3:case 18:case 23:return U%2;case 4:case 22:return U-1;case 21:return U-2;case 14:return U%4;default:return 0}}function b(V,U,_){const W=new K.
w$(U.matrix),m=new p(U,W);try{m.run(V,0)}finally{_(m.steps)}return W.outline}function u(V,U,_){const W=new p(U,new K.w$(U.matrix));try{W.run(V,0)}finally{_(W.steps)}
return W.width}class p{font;pen;width;hasWidth=!0;stack=[];stems=0;steps=0;ended=!1;constructor(U,_){this.font=U,this.pen=_}run(U,_){if(_>H)throw new K.MS;const W=new DataView(
U.buffer,U.byteOffset,U.byteLength);for(let m=0;m<U.length&&!this.ended;){if(++this.steps>S||this.stack.length>B)throw new K.MS;const J=W.getUint8(m++);if(J===28)
this.stack.push(W.getInt16(m)),m+=2;else if(J===255)this.stack.push(W.getInt32(m)/65536),m+=4;else if(J>=251)this.stack.push(-(J-251)*256-W.getUint8(m++)-108);else if(J>=
247)this.stack.push((J-247)*256+W.getUint8(m++)+108);else if(J>=32)this.stack.push(J-139);else{if(J===11)return;J===10?this.call(this.font.local,_):J===29?this.
call(this.font.global,_):J===12?this.escaped(W.getUint8(m++)):J===19||J===20?(this.takeWidth(this.stack,this.stack.length%2),this.stems+=this.stack.length>>1,this.
stack=[],m+=this.stems+7>>3):this.operate(J,_)}}}call({data:U,count:_,offset:W},m){const J=_<1240?107:_<33900?1131:32768,Y=this.pop()+J;if(!(Number.isInteger(Y)&&
Y>=0&&Y<_))throw new K.MS;this.run(U.subarray(W(Y),W(Y+1)),m+1)}pop(){const U=this.stack.pop();if(U===void 0)throw new K.MS;return U}takeWidth(U,_){this.hasWidth&&
_>0&&(this.width=U[0]),this.hasWidth=!1}operate(U,_){const{pen:W,stack:m}=this;switch(this.stack=[],this.hasWidth&&this.takeWidth(m,O(U,m.length)),U){case 1:case 3:case 18:case 23:
this.stems+=m.length>>1;return;case 4:return W.move(0,m.at(-1)??0);case 22:return W.move(m.at(-1)??0,0);case 21:return W.move(m.at(-2)??0,m.at(-1)??0);case 5:return this.
lines(m,m.length);case 6:case 7:for(const[J,Y]of m.entries())J%2===0==(U===6)?W.line(Y,0):W.line(0,Y);return;case 8:this.curves(m,0,m.length);return;case 24:{const J=this.
curves(m,0,m.length-2);return W.line(m[J]??0,m[J+1]??0)}case 25:{const J=m.length-6;this.lines(m,J),this.curves(m,Math.max(J,0),m.length);return}case 26:case 27:
return this.flatCurves(m,U===27);case 30:case 31:return this.turningCurves(m,U===31);case 14:return this.end(m,_);default:throw new K.MS}}lines(U,_){for(let W=0;W+
1<_;W+=2)this.pen.line(U[W],U[W+1])}curves(U,_,W){let m=_;for(;m+5<W;m+=6)this.pen.curve(U[m],U[m+1],U[m+2],U[m+3],U[m+4],U[m+5]);return m}flatCurves(U,_){let W=U.
length%4===0?0:1,m=W===1?U[0]:0;for(;W+3<U.length;W+=4){const[J,Y,R,lt]=[U[W],U[W+1],U[W+2],U[W+3]];_?this.pen.curve(J,m,Y,R,lt,0):this.pen.curve(m,J,Y,R,0,lt),
m=0}}turningCurves(U,_){let W=_;for(let m=0;m+3<U.length;m+=4){const[J,Y,R,lt]=[U[m],U[m+1],U[m+2],U[m+3]],dt=U.length-m===5?U[m+4]:0;W?this.pen.curve(J,0,Y,R,dt,
lt):this.pen.curve(0,J,Y,R,lt,dt),W=!W}}end(U,_){if(U.length>=4){const[W,m,J,Y]=U.slice(-4);for(const[R,lt,dt]of[[J,0,0],[Y,W,m]]){const pt=this.font.accented(R);
if(!pt)throw new K.MS;this.pen.x=lt,this.pen.y=dt,this.stems=0,this.run(pt,_+1),this.ended=!1}}this.ended=!0}escaped(U){const{pen:_,stack:W}=this,m=W;switch(U){case 34:
_.curve(m[0],0,m[1],m[2],m[3],0),_.curve(m[4],0,m[5],-m[2],m[6],0);break;case 35:_.curve(m[0],m[1],m[2],m[3],m[4],m[5]),_.curve(m[6],m[7],m[8],m[9],m[10],m[11]);
break;case 36:_.curve(m[0],m[1],m[2],m[3],m[4],0),_.curve(m[5],0,m[6],m[7],m[8],-(m[1]+m[3]+m[7]));break;case 37:{const J=m[0]+m[2]+m[4]+m[6]+m[8],Y=m[1]+m[3]+m[5]+
m[7]+m[9],R=Math.abs(J)>Math.abs(Y);_.curve(m[0],m[1],m[2],m[3],m[4],m[5]),_.curve(m[6],m[7],m[8],m[9],R?m[10]:-J,R?-Y:m[10]);break}default:return this.arithmetic(
U)}this.stack=[]}arithmetic(U){const _=this.pop();switch(U){case 9:this.stack.push(Math.abs(_));return;case 10:this.stack.push(this.pop()+_);return;case 11:this.
stack.push(this.pop()-_);return;case 12:this.stack.push(this.pop()/_);return;case 14:this.stack.push(-_);return;case 18:return;case 24:this.stack.push(this.pop()*
_);return;default:throw new K.MS}}}const E=15,l=17,f=18,g=19,I=20,A=21,w=3079,M=3102,x=3108,v=3109,T=[.001,0,0,.001,0,0];function G(V,U){return tt(V,(_,W)=>b(_,
W,U))}function z(V,U){return tt(V,(_,W,{nominal:m,usual:J})=>{const Y=u(_,W,U);return(Y===void 0?J:m+Y)*(W.matrix[0]??0)*1e3})}function Q(V,U){return tt(V,(_,W)=>{
const m=[];return b(_,{...W,accented:Y=>(m.push(Y),W.accented(Y))},U),m})}function tt(V,U){const _=new DataView(V.buffer,V.byteOffset,V.byteLength),W=(0,$.Pe)(_,
_.getUint8(2)),m=(0,$.Pe)(_,W.end),J=(0,$.Pe)(_,m.end),Y={data:V,...(0,$.FG)(_,J.end)},R=(0,$.zz)(_,m.offsets[0]??0,m.offsets[1]??0),lt=R.get(l)?.[0];if(lt===void 0)
return;const dt=(0,$.Pe)(_,lt).offsets,pt=R.has(M),Mt=(pt?et(_,R):[R]).map(ht=>({...at(_,V,ht),matrix:gt(R,pt?ht:void 0)})),At=pt?ct(_,R.get(v)?.[0]??0):()=>0,Ot=ht=>{
const[yt,mt]=[dt[ht],dt[ht+1]];return yt===void 0||mt===void 0?void 0:V.subarray(yt,mt)};let xt;const bt=ht=>(xt??=new Map(pt?[]:(0,$.eP)(_,R.get(E)?.[0]??0,dt.
length-1,!1).map((yt,mt)=>[(0,$.Je)(V,J.offsets,yt),mt])),xt.get(ht)??-1),Pt=ht=>(0,K.Ak)(()=>{const yt=Ot(ht);if(!yt)return;const mt=Mt[At(ht)],Gt={matrix:mt?.
matrix??T,global:Y,local:mt?.local??rt(V),accented:Dt=>Ot(bt((0,N.S)(F.W.charCodeAt(Dt-32))))};return U(yt,Gt,mt??{usual:0,nominal:0})});return{glyph:Pt,named:ht=>Pt(
bt(ht))}}const st=256;function et(V,U){const{count:_,offset:W}=(0,$.FG)(V,U.get(x)?.[0]??0),m=Math.min(_,st);return Array.from({length:m},(J,Y)=>(0,$.zz)(V,W(Y),
W(Y+1)))}function ct(V,U){if(V.getUint8(U)===0)return W=>V.getUint8(U+1+W);const _=V.getUint16(U+1);return W=>{let[m,J]=[0,_-1];for(;m<J;){const Y=m+J+1>>1;V.getUint16(
U+3+Y*3)<=W?m=Y:J=Y-1}return V.getUint8(U+5+m*3)}}const rt=V=>({data:V,count:0,offset:()=>0});function at(V,U,_){const[W,m]=_.get(f)??[],J=rt(U);if(W===void 0||
m===void 0)return{local:J,usual:0,nominal:0};const Y=(0,$.zz)(V,m,m+W),R=Y.get(g)?.[0];return{local:R===void 0?J:{data:U,...(0,$.FG)(V,m+R)},usual:Y.get(I)?.[0]??
0,nominal:Y.get(A)?.[0]??0}}function gt(V,U){const _=J=>{const Y=J?.get(w);return Y?.length===6?Y:void 0},[W,m]=[_(U),_(V)];return W&&m?(0,L.lw)(W,m):W??m??T}}),
83553:((it,Z,y)=>{y.d(Z,{Ak:()=>B,BO:()=>O,MS:()=>H,po:()=>L,w$:()=>S});const F=1e9,N=2e9,$=3e9,L=4e9,K=2e5;class H extends Error{}class S{matrix;outline=[];x=0;y=0;constructor(u){
this.matrix=u}move(u,p){this.outline.push(F),this.to(u,p)}line(u,p){this.outline.push(N),this.to(u,p)}curve(u,p,E,l,f,g){this.outline.push($),this.to(u,p),this.
to(E,l),this.to(f,g)}skip(u,p){this.x+=u,this.y+=p}to(u,p){const[E,l,f,g,I,A]=this.matrix;this.skip(u,p);const{x:w,y:M}=this;if(this.outline.push((E*w+f*M+I)*1e3,
(l*w+g*M+A)*1e3),this.outline.length>K)throw new H}}function B(b){try{return b()}catch(u){if(u instanceof RangeError||u instanceof H)return;throw u}}function O(b){
let[u,p,E,l]=[1/0,1/0,-1/0,-1/0],f=0;for(let g=0;g<b.length;){const I=b[g];if(I>=F){f=I===L?1:0,g++;continue}const[A,w]=[b[g+f],b[g+f+1]];u=Math.min(u,A),E=Math.
max(E,A),p=Math.min(p,w),l=Math.max(l,w),g+=2+f}return u<=E&&p<=l?[u,p,E,l]:void 0}}),22194:((it,Z,y)=>{y.d(Z,{f:()=>N});const F=16;function N($){const L=$.flatMap(
([O,b])=>b?[{tag:O,data:b}]:[]).sort((O,b)=>O.tag<b.tag?-1:1),K=2**Math.floor(Math.log2(L.length)),H=Buffer.alloc(12+L.length*F);H.writeUInt32BE(65536,0),H.writeUInt16BE(
L.length,4),H.writeUInt16BE(K*F,6),H.writeUInt16BE(Math.log2(K),8),H.writeUInt16BE((L.length-K)*F,10);const S=[H];let B=H.length;for(const[O,{tag:b,data:u}]of L.
entries()){const p=12+O*F;H.write(b,p,"latin1"),H.writeUInt32BE(B,p+8),H.writeUInt32BE(u.length,p+12);const E=-u.length&3;S.push(u,Buffer.alloc(E)),B+=u.length+
E}return Buffer.concat(S)}}),43463:((it,Z,y)=>{y.d(Z,{j:()=>L});var F=y(77598),N=y.n(F);const $=26;function L(K){const H=(0,F.createHash)("sha256").update(K).digest();
return Array.from(H.subarray(0,6),S=>String.fromCharCode(65+S%$)).join("")}}),90634:((it,Z,y)=>{y.d(Z,{GO:()=>O,LG:()=>p,hf:()=>l,mK:()=>E,mU:()=>f});var F=y(64680),
N=y(16353),$=y(8283),L=y(990),K=y(55407);const[H,S]=[1023,2047],B=250,O=1,[b,u]=[192,193],p=(M,x)=>(0,K.E0)(M,x,O,({frame:v,kept:T})=>{const G=E(M,T),z=T.some(({
marker:Q,data:tt})=>Q===K.wU&&tt[0]>>4===1);return l(v,G,x.pace,{isLarge:z,codesFor:f})});function E(M,x){const v=new F.k(Math.ceil(M.length*1.2)+4096);(0,N.HM)(
v,$.A2);for(const{start:T,end:G}of x)v.copy(M,T,G);return v}async function l(M,x,v,{isLarge:T,codesFor:G}){(0,N.HM)(x,T?u:b,g(M));for(const Q of N.np.keys())(0,N.
m2)(x,Q);const z=M.components.flatMap(({id:Q},tt)=>[Q,G(tt)*17]);if((0,N.HM)(x,$.Os,[M.components.length,...z,0,L.IE-1,0]),!!await I(M,x,v,G))return(0,N.HM)(x,$.
GM),x.from(0)}const f=M=>M===0||M===3?0:1;function g({width:M,height:x,components:v}){return[8,...[...(0,N.Nr)(x),...(0,N.Nr)(M)],v.length,...v.flatMap(({id:G,across:z,
down:Q,table:tt})=>[G,z<<4|Q,tt])]}async function I({components:M,unitColumns:x,unitRows:v},T,G,z){const Q=new N.t0(T),tt=M.map((rt,at)=>new N.tt(Q,N.np[z(at)],
N.e_[z(at)])),st=M.reduce((rt,{across:at,down:gt})=>rt+at*gt,0),et=T.length,ct=M.reduce((rt,{values:at})=>rt+at.byteLength*O,0);for(let rt=0;rt<v;rt++){for(let gt=0;gt<
x;gt++)for(const[V,U]of M.entries())if(!A(U,tt[V],rt,gt))return!1;if(T.length-et>ct)return!1;const at=G.step(x*st*B);at&&await at}return Q.finish(),!0}function A({
values:M,across:x,down:v,stride:T},G,z,Q){for(let tt=0;tt<v;tt++)for(let st=0;st<x;st++){const et=((z*v+tt)*T+Q*x+st)*L.IE;if(Math.abs(M[et]-G.before)>S||!w(M,et+
1,et+L.IE))return!1;G.writeValues(M,et)}return!0}function w(M,x,v){for(let T=x;T<v;T++){const G=M[T];if(G>H||G<-H)return!1}return!0}}),31584:((it,Z,y)=>{y.d(Z,{
F:()=>B,o:()=>O});const F=274,N=282,$=283,L=296,K=3,H=5,S={orientation:void 0,resolution:void 0};function B(b){if(b.length<14)return S;const u=new DataView(b.buffer,
b.byteOffset,b.length),p=u.getUint16(0);if(p!==18761&&p!==19789)return S;const E=p===18761,l=u.getUint32(4,E);if(u.getUint16(2,E)!==42||l+2>b.length)return S;const f=u.
getUint16(l,E),g=new Map;for(let x=0,v=l+2;x<f&&v+12<=b.length;x++,v+=12){const T=u.getUint16(v,E),G=u.getUint16(v+2,E);if(G===K&&(T===F||T===L)&&g.set(T,u.getUint16(
v+8,E)),G!==H||T!==N&&T!==$)continue;const z=u.getUint32(v+8,E);z+8<=b.length&&g.set(T,u.getUint32(z,E)/u.getUint32(z+4,E))}const I=g.get(F),A={2:1,3:2.54}[g.get(
L)??2],[w,M]=[g.get(N),g.get($)];return{orientation:I!==void 0&&I>=1&&I<=8?I:void 0,resolution:w===void 0||M===void 0||A===void 0?void 0:O({x:w*A,y:M*A})}}function O({
x:b,y:u}){const p=E=>E>=10&&E<=4800;return p(b)&&p(u)?{x:b,y:u}:void 0}}),76023:((it,Z,y)=>{y.d(Z,{L:()=>H});var F=y(45599),N=y(69869);const $=8,L={DeviceGray:K(
"gray",1),CalGray:K("gray",1),G:K("gray",1),DeviceRGB:K("rgb",3),CalRGB:K("rgb",3),RGB:K("rgb",3),DeviceCMYK:K("cmyk",4),CMYK:K("cmyk",4),Separation:K("inks",1)};
function K(O,b){return{kind:O,components:b,profile:void 0,table:void 0}}function H(O,b,u,p=0){const E=O.resolve(b);if(p>$)return;if(E instanceof F.SX){if(Object.
hasOwn(L,E.text))return L[E.text];const f=u(E.text);return f===void 0?void 0:H(O,f,u,p+1)}if(!(0,F.cy)(E))return;const l=O.resolve(E[0]);if(l instanceof F.SX)switch(l.
text){case"ICCBased":return S(O,E[1],u,p);case"Indexed":case"I":return B(O,E,u,p);case"DeviceN":{const f=O.array(E[1])?.length??0;return f>=1&&f<=32?K("inks",f):
void 0}default:return Object.hasOwn(L,l.text)?L[l.text]:void 0}}function S(O,b,u,p){const E=O.resolve(b);if(!(E instanceof F.Z6))return;const l=O.resolve(E.dict.
get("N")),f=l===1?"gray":l===3?"rgb":l===4?"cmyk":void 0;if(f===void 0)return H(O,E.dict.get("Alternate"),u,p+1);const g=(0,N.hh)(O.decodedPart(E)?.data,l);return{
...K(f,l),profile:g?.bytes}}function B(O,b,u,p){const E=H(O,b[1],u,p+1),l=O.resolve(b[3]),f=l instanceof F.Mx?l.bytes:l instanceof F.Z6?O.decodedPart(l)?.data:void 0,
g=O.resolve(b[2]);if(!E||E.table||!f||typeof g!="number"||!(g>=0))return;const I=new Uint8Array((Math.min(Math.floor(g),255)+1)*E.components);return I.set(f.subarray(
0,I.length)),{...E,table:I}}}),16353:((it,Z,y)=>{y.d(Z,{HM:()=>B,Nr:()=>O,e_:()=>S,m2:()=>b,np:()=>L,t0:()=>I,tt:()=>A});var F=y(47772);function N(w,M){const[x,
v]=[new Uint16Array(256),new Uint8Array(256)];let[T,G]=[0,0];for(const[z,Q]of w.entries()){for(let tt=0;tt<Q;tt++,G++,T++)x[M[G]]=T,v[M[G]]=z+1;T*=2}return{counts:w,
values:M,codes:x,lengths:v}}const $=Array.from({length:12},(w,M)=>M),L=[N([0,1,5,1,1,1,1,1,1,0,0,0,0,0,0,0],$),N([0,3,1,1,1,1,1,1,1,1,1,0,0,0,0,0],$)],K=["01020\
300041105122131410613516107227114328191a1082342b1c11552d1f02433627282","0001020311040521310612415107617113223281081442 91a1b1c109233352f0156272d10a162434e125f1".
replace(" ","")],H=[[0,2,1,3,3,2,4,3,5,5,4,4,0,0,1,125],[0,2,1,2,4,4,3,4,7,5,4,4,0,1,2,119]],S=K.map((w,M)=>{const x=[...Buffer.from(w,"hex")],T=[0,240,...Array.
from({length:160},(G,z)=>Math.floor(z/10)<<4|z%10+1)].filter(G=>!x.includes(G)).sort((G,z)=>G-z);return N(H[M],[...x,...T])});function B(w,M,x=[]){if(w.byte(255),
w.byte(M),x.length!==0)for(const v of[...O(x.length+2),...x])w.byte(v)}const O=w=>[w>>8,w&255];function b(w,M){for(const[x,v]of[L[M],S[M]].entries())B(w,196,[x<<
4|M,...v.counts,...v.values])}const u=32768,p=u+.5,E=0,l=240,[f,g]=[16384,512];class I{output;bits=0;count=0;at=0;bytes=new Uint8Array(f+g);constructor(M){this.
output=M}reserve(){this.at>=f&&this.flush()}add(M,x){const v=this.bits<<x|M,T=this.count+x-16;if(T<0){this.bits=v,this.count+=x;return}this.bits=v&(1<<T)-1,this.
count=T,this.put(v>>>T+8&255),this.put(v>>>T&255)}put(M){this.bytes[this.at++]=M,M===255&&(this.bytes[this.at++]=0)}finish(){const{count:M}=this,x=M+7&-8,v=this.
bits<<x-M|(1<<x-M)-1;for(let T=x-8;T>=0;T-=8)this.put(v>>>T&255);this.bits=this.count=0,this.flush()}flush(){this.output.copy(this.bytes,0,this.at),this.at=0}}class A{bits;dc;ac;before=0;values=new Int16Array(
64);constructor(M,x,v){this.bits=M,this.dc=x,this.ac=v}write(M,x){const{values:v}=this;for(let T=0;T<64;T++){const G=F.Tl[T];v[T]=(M[G]*x[G]+p|0)-u}this.writeValues(
v,0)}writeValues(M,x){const{bits:v,dc:T,ac:G}=this,{codes:z,lengths:Q}=G;v.reserve();const tt=M[x];this.value(tt-this.before,0,T),this.before=tt;let st=0;for(let et=x+
1;et<x+64;et++){const ct=M[et];if(ct===0){st++;continue}for(;st>15;st-=16)v.add(z[l],Q[l]);this.value(ct,st,G),st=0}st>0&&v.add(z[E],Q[E])}value(M,x,{codes:v,lengths:T}){
const G=32-Math.clz32(Math.abs(M)),z=x<<4|G;this.bits.add(v[z],T[z]),G>0&&this.bits.add(M<0?M+(1<<G)-1:M,G)}}}),47772:((it,Z,y)=>{y.d(Z,{Tl:()=>F,X:()=>H,pd:()=>S,
vI:()=>L});const F=Uint8Array.from(N());function*N(){for(let b=0;b<15;b++)for(let u=0;u<=b;u++){const[p,E]=b%2===0?[b-u,u]:[u,b-u];p<8&&E<8&&(yield p*8+E)}}const $={
luminance:[16,11,10,16,24,40,51,61,12,12,14,19,26,58,60,55,14,13,16,24,40,57,69,56,14,17,22,29,51,87,80,62,18,22,37,56,68,109,103,77,24,35,55,64,81,104,113,92,49,
64,78,87,103,121,120,101,72,92,95,98,112,100,103,99],chrominance:[17,18,24,47,99,99,99,99,18,21,26,66,99,99,99,99,24,26,56,99,99,99,99,99,47,66,99,99,99,99,99,99,
...Array.from({length:32},()=>99)]};function L(b,u){const p=b<50?5e3/b:200-2*b;return Uint8Array.from($[u],E=>Math.min(Math.max(Math.floor((E*p+50)/100),1),255))}
const K=[1,1.387039845,1.306562965,1.175875602,1,.785694958,.5411961,.275899379],H=b=>Float64Array.from(b,(u,p)=>1/(u*K[p>>3]*K[p&7]*8));function S(b){for(let u=0;u<
64;u+=8)O(b,u,1);for(let u=0;u<8;u++)O(b,u,8)}const B=Math.SQRT1_2;function O(b,u,p){const E=u+p,l=E+p,f=l+p,g=f+p,I=g+p,A=I+p,w=A+p,M=b[u],x=b[E],v=b[l],T=b[f],
G=b[g],z=b[I],Q=b[A],tt=b[w],st=M+tt,et=M-tt,ct=x+Q,rt=x-Q,at=v+z,gt=v-z,V=T+G,U=T-G,_=st+V,W=st-V,m=ct+at,J=ct-at;b[u]=_+m,b[g]=_-m;const Y=(J+W)*B;b[l]=W+Y,b[A]=
W-Y;const R=U+gt,lt=gt+rt,dt=rt+et,pt=(R-dt)*.382683433,Mt=.5411961*R+pt,At=1.306562965*dt+pt,Ot=lt*B,xt=et+Ot,bt=et-Ot;b[I]=bt+Mt,b[f]=bt-Mt,b[E]=xt+At,b[w]=xt-
At}}),61273:((it,Z,y)=>{y.d(Z,{I:()=>S});var F=y(64680),N=y(16353),$=y(47772);const L=8,K=12,H=65535;async function S(l,f){const{width:g,height:I,color:A,quality:w}=l,
M=new F.k(Math.max(4096,g*I>>2)),x=(0,$.vI)(w,"luminance"),v=A==="rgb"?[x,(0,$.vI)(w,"chrominance")]:[x];B(M,l,v);const T=A==="rgb"?new E(l,M,v):new p(l,M,v);for(let G=0;G<
I;G+=T.height){T.write(G);const z=f.step(g*T.height*(A==="inks"?2:1)*K);z&&await z}return T.finish(),(0,N.HM)(M,217),M.bytes}function B(l,{width:f,height:g,color:I,
resolution:A},w){const M=(0,N.Nr)(Math.min(Math.round(A),H));(0,N.HM)(l,216),I!=="inks"&&(0,N.HM)(l,224,[...Buffer.from("JFIF\0","latin1"),1,1,1,...M,...M,0,0]);
for(const[T,G]of w.entries())(0,N.HM)(l,219,[T,...[...$.Tl].map(z=>G[z])]);const x=I==="rgb"?[1,34,0,2,17,1,3,17,1]:O(I).flatMap(T=>[T,17,0]);(0,N.HM)(l,192,[8,
...(0,N.Nr)(g),...(0,N.Nr)(f),x.length/3,...x]);for(const T of w.keys())(0,N.m2)(l,T);const v=I==="rgb"?[1,0,2,17,3,17]:O(I).flatMap(T=>[T,0]);(0,N.HM)(l,218,[v.
length/2,...v,0,63,0])}const O=l=>l==="gray"?[1]:[1,2,3,4];class b{width;height;samples;block=new Float64Array(L*L);divisors;coder;constructor(f,g,I,A,w,M){this.
width=f,this.height=g,this.samples=new Float32Array(f*g),this.divisors=(0,$.X)(A),this.coder=new N.tt(I,w,M)}set(f,g,I){this.samples[f*this.width+g]=I}setRow(f,g,I,A,w){
const{samples:M,width:x}=this,v=f*x;for(let T=0,G=I;T<w;T++,G+=A)M[v+T]=g[G];M.fill(M[v+w-1],v+w,v+x)}write(f,g){const{samples:I,width:A,block:w}=this;for(let M=0,
x=0;M<L;M++)for(let v=(g+M)*A+f,T=v+L;v<T;)w[x++]=I[v++]-128;(0,$.pd)(w),this.coder.write(w,this.divisors)}}const u=(l,f)=>Math.ceil(l/f)*f;class p{image;height=L;bits;planes;constructor(f,g,[
I]){this.image=f,this.bits=new N.t0(g);const A=u(f.width,L),w=f.color==="gray"?1:4;this.planes=Array.from({length:w},()=>new b(A,L,this.bits,I,N.np[0],N.e_[0]))}write(f){
const{image:g,planes:I}=this,{width:A}=I[0];for(let w=0;w<L;w++){const M=g.samples(Math.min(f+w,g.height-1));for(const[x,v]of I.entries())v.setRow(w,M,x,I.length,
g.width)}for(let w=0;w<A;w+=L)for(const M of I)M.write(w,0)}finish(){this.bits.finish()}}class E{image;height=2*L;bits;light;blue;red;sums;constructor(f,g,[I,A]){
this.image=f,this.bits=new N.t0(g);const w=u(f.width,2*L);this.light=new b(w,2*L,this.bits,I,N.np[0],N.e_[0]),this.blue=new b(w/2,L,this.bits,A,N.np[1],N.e_[1]),
this.red=new b(w/2,L,this.bits,A,N.np[1],N.e_[1]),this.sums=new Float32Array(w)}write(f){const{light:g,blue:I,red:A}=this;for(let w=0;w<this.height;w++)this.row(
w,Math.min(f+w,this.image.height-1));for(let w=0;w<g.width;w+=this.height){for(const M of[0,L])for(const x of[0,L])g.write(w+x,M);I.write(w/2,0),A.write(w/2,0)}}finish(){
this.bits.finish()}row(f,g){const{image:I,light:A,blue:w,red:M,sums:x}=this,v=I.samples(g),T=I.width-1,G=f%2===0;G&&x.fill(0);for(let z=0;z<A.width;z++){const Q=Math.
min(z,T)*3,[tt,st,et]=[v[Q],v[Q+1],v[Q+2]];A.set(f,z,.299*tt+.587*st+.114*et);const ct=z&-2;x[ct]+=-.168736*tt-.331264*st+.5*et,x[ct+1]+=.5*tt-.418688*st-.081312*
et}if(!G)for(let z=0;z<A.width;z+=2)w.set(f>>1,z>>1,x[z]/4+128),M.set(f>>1,z>>1,x[z+1]/4+128)}}}),92152:((it,Z,y)=>{y.d(Z,{A6:()=>u,AT:()=>b,Cb:()=>N,WQ:()=>$,ZJ:()=>O,
dl:()=>H,fu:()=>E,mA:()=>B,u8:()=>p,zq:()=>F});const F=(l,f,g)=>Math.ceil(l*f*g/8);function N(l,f,g){if(!l||l.length<f*2)return!1;let I=0;for(let A=0;A<f;A++){const[
w,M]=[l[A*2],l[A*2+1]];if(w===g&&M===0)I++;else if(w!==0||M!==g)return}return I===0?!1:I===f?!0:void 0}function $(l,f){if(l.length>=f)return l.subarray(0,f);const g=new Uint8Array(
f);return g.set(l),g}const L=2,K=65536;function H(l,f,g){const I=f>>3;return g===16?l[I]*256+l[I+1]:l[I]>>8-g-(f&7)&2**g-1}async function S(l,f,g,I){const A=Math.
max(1,Math.floor(K/f));for(let w=0;w<l;w+=A){const M=Math.min(w+A,l);I(w,M);const x=g.step((M-w)*f*L);x&&await x}}async function B(l,f){const g=new Uint8Array(l.
length);return await S(l.length,1,f,(I,A)=>{for(let w=I;w<A;w++)g[w]=l[w]^255}),g}async function O(l,{width:f,height:g,channels:I,bits:A},w,M){const x=f*I,v=F(f,
I,A),T=new Uint8Array(x*g),G=2**A-1,z=w&&A<8?255/G:1;for(let Q=0;Q<g;Q++)await S(x,1,M,(tt,st)=>{for(let et=tt;et<st;et++){const ct=et*A,rt=Q*v+(ct>>3),at=A>=8?
l[rt]:l[rt]>>8-A-(ct&7)&G;T[Q*x+et]=at*z}});return T}async function b(l,f,g,I){const A=Array.from({length:g},(M,x)=>{const[v,T]=[f[x*2],f[x*2+1]];return Uint8ClampedArray.
from({length:256},(G,z)=>(v+z/255*(T-v))*255)}),w=new Uint8Array(l.length);return await S(l.length,1,I,(M,x)=>{for(let v=M;v<x;v++)w[v]=A[v%g][l[v]]}),w}function u(l,f,g){
const I=new Uint8Array(l.length*g);for(let A=0;A<l.length;A++)for(let w=0;w<g;w++)I[A*g+w]=f[l[A]*g+w]??0;return I}async function p(l,f,g,I){const A=new Uint8Array(
l.length*g);return await S(l.length,g,I,(w,M)=>A.set(u(l.subarray(w,M),f,g),w*g)),A}async function E(l,f,g,I){const A=new Uint8Array(f.length*(g+1));return await S(
f.length,g+1,I,(w,M)=>{for(let x=w;x<M;x++){for(let v=0;v<g;v++)A[x*(g+1)+v]=l[x*g+v];A[x*(g+1)+g]=f[x]}}),A}}),5660:((it,Z,y)=>{y.d(Z,{$:()=>O});var F=y(78157),
N=y(31584),$=y(8283);const L={195:"a lossless JPEG image",197:"a hierarchical JPEG image",198:"a hierarchical JPEG image",199:"a hierarchical lossless JPEG imag\
e",201:"a JPEG image with arithmetic coding",202:"a JPEG image with arithmetic coding",203:"a lossless JPEG image with arithmetic coding",205:"a hierarchical JP\
EG image with arithmetic coding",206:"a hierarchical JPEG image with arithmetic coding",207:"a hierarchical JPEG image with arithmetic coding",247:"a JPEG-LS im\
age"},K="save it as a baseline or progressive JPEG with 8 bits, or as a PNG image",H=50,S="Exif\0\0",B="ICC_PROFILE\0";async function O(E,l,f){const g=new b(E,l);
await g.run(f);const{frame:I}=g;if(!I)throw l("is a JPEG image without a start of frame; it is damaged");if(g.end<0)throw l("is a JPEG image that is cut short; \
copy or export it again");const A=g.exif&&(0,N.F)(g.exif),{width:w,height:M,components:x,ids:v}=I;return{width:w,height:M,components:x,orientation:A?.orientation??
1,resolution:g.jfifResolution??A?.resolution,profile:p(g.profileParts),adobe:g.adobe,plainRgb:v==="RGB"&&!g.adobe&&!g.jfif,data:E.subarray(0,g.end)}}class b{bytes;refuse;frame;jfif=!1;jfifResolution;adobe=!1;exif;profileParts=new Map;end=-1;constructor(l,f){
this.bytes=l,this.refuse=f}async run(l){let f=0;for(const g of(0,$.AP)(this.bytes)){const{marker:I,end:A}=g,w=l.step(H+A-f);if(w&&await w,f=A,I===$.GM)this.end=
A;else if(I!==$.Os&&I!==$.Rd)this.take(g);else if(I===$.Os&&this.isOnlyScan(g.data)){const M=(0,F.bS)(this.bytes).indexOf(u,A);this.end=M<0?-1:M+2;return}}}isOnlyScan(l){
return this.frame?.sequential===!0&&l[0]===this.frame.components}take({marker:l,data:f}){const g=L[l];if(g!==void 0)throw this.refuse(`is ${g}, which PDF cannot\
 hold; ${K}`);if(l>=192&&l<=194)this.frame??=this.readFrame(f,l!==194);else if(l===224&&(0,F.w1)(f,0,"JFIF\0"))this.readJfif(f);else if(l===225&&(0,F.w1)(f,0,S))
this.exif??=f.subarray(S.length);else if(l===226&&(0,F.w1)(f,0,B)&&f.length>B.length+2){const[I,A]=f.subarray(B.length);this.profileParts.has(I)||this.profileParts.
set(I,{of:A,data:f.subarray(B.length+2)})}else l===238&&(0,F.w1)(f,0,"Adobe")&&f.length>=12&&(this.adobe=!0)}readFrame(l,f){const[g=0,I=0,A=0,w=0,M=0,x=0]=l,[v,
T]=[I<<8|A,w<<8|M];if(l.length<6+3*x)throw this.refuse("is a JPEG image whose start of frame is damaged");if(g!==8)throw this.refuse(`is a JPEG image with ${g} \
bits per component, which PDF cannot hold; ${K}`);if(T===0||v===0)throw this.refuse(`is a JPEG image of ${T} × ${v} pixels; it is empty or damaged`);if(x!==1&&
x!==3&&x!==4)throw this.refuse(`is a JPEG image with ${x} components; PDF holds 1, 3 or 4`);let G="";for(let z=0;z<x;z++)G+=String.fromCharCode(l[6+3*z]);return{
width:T,height:v,components:x,ids:G,sequential:f}}readJfif(l){if(this.jfif||(this.jfif=!0,l.length<12))return;const f={1:1,2:2.54}[l[7]],[g,I]=[l[8]<<8|l[9],l[10]<<
8|l[11]];f!==void 0&&(this.jfifResolution=(0,N.o)({x:g*f,y:I*f}))}}const u=Buffer.of(255,$.GM);function p(E){const l=E.size,f=[];for(let g=1;g<=l;g++){const I=E.
get(g);if(I?.of!==l)return;f.push(I.data)}return l===0?void 0:Buffer.concat(f)}}),69869:((it,Z,y)=>{y.d(Z,{Jc:()=>p,R1:()=>I,To:()=>O,hh:()=>b,so:()=>l});var F=y(
77598),N=y.n(F),$=y(48249),L=y(78157),K=y(68973),H=y(45599);const S={1:"GRAY",3:"RGB ",4:"CMYK"},B=["scnr","mntr","prtr","spac"],O={1:"DeviceGray",3:"DeviceRGB",
4:"DeviceCMYK"};function b(A,w){if(!A||A.length<132)return;const M=(0,L.bS)(A),x=z=>M.toString("latin1",z,z+4),v=M.readUInt32BE(0),T=A[8];if(!(!(v>=132&&v<=A.length&&
T>=2&&T<=4&&x(36)==="acsp"&&B.includes(x(12)))||x(16)!==S[w]))return{bytes:A.subarray(0,v),version:T}}const u=new WeakMap;async function p(A,w){const{bytes:M}=A,
x=w.pace.step(M.length);x&&await x;const v=u.get(w.pace)??new Map;u.set(w.pace,v);const T=f(M),G=v.get(T);if(G)return G;const z={...A,id:T,deflated:await(0,K.uM)(
w).deflate(M,E)};return v.set(T,z),z}const E=4,l=A=>{const{bytes:w}=A;return{...A,id:f(w),deflated:(0,$.Kc)(w)}},f=A=>(0,F.createHash)("sha256").update(A).digest(
"base64"),g=new WeakMap;function I(A,{id:w,deflated:M},x){const v=g.get(A)??new Map;g.set(A,v);const T=v.get(w);if(T)return T;const G=(0,H.jd)({N:x,Alternate:(0,H.
UU)(O[x]),Filter:(0,H.UU)("FlateDecode")}),z=A.add(new H.Z6(G,M));return v.set(w,z),z}}),98122:((it,Z,y)=>{y.d(Z,{_:()=>N});var F=y(58552);const N=$=>L=>(0,F.G6)(
[{field:$,message:L}])}),3449:((it,Z,y)=>{y.d(Z,{d:()=>$});var F=y(45599);const N=["FontFile","FontFile2","FontFile3","ToUnicode","CIDToGIDMap","CIDSet","JBIG2G\
lobals"];async function $(S,B,O){const b=new Map,u=new Map;for(let p=1;p<B;p++){if(!O(p))continue;const E=S.job.pace.step(300);E&&await E;const l=S.get(p);l instanceof
F.Z6?(K(S,l.dict)&&b.set(p,l.dict.get("Resources")),(l.dict.has("CMapName")||(0,F.Eo)(S.resolve(l.dict.get("Type")),"CMap"))&&u.set(p,"CMap")):l instanceof F.Bi&&
H(S,p,l,b,u)}return{content:b,fonts:u,pages:await L(S)}}async function L(S){const B=new Set,O=new Set;for(const b of S.pages.numbers){const u=S.entry(b,"Content\
s");(0,F.i9)(u)&&B.add(u.number);const p=S.array(u),E=p!==void 0&&O.size<O.add(p).size;for(const f of E?p:[])(0,F.i9)(f)&&B.add(f.number);const l=S.job.pace.step(
300+(E?10*p.length:0));l&&await l}return B}function K(S,B){const O=S.resolve(B.get("Subtype"));return(0,F.Eo)(O,"Form")||S.resolve(B.get("PatternType"))===1||B.
has("BBox")&&!B.has("ShadingType")}function H(S,B,O,b,u){for(const f of N){const g=O.get(f);(0,F.i9)(g)&&u.set(g.number,f)}const p=(0,F.Eo)(S.resolve(O.get("Sub\
type")),"Type3")?S.dict(O.get("CharProcs")):void 0;for(const f of p?.values()??[])(0,F.i9)(f)&&b.set(f.number,O.get("Resources"));const E=S.resolve(O.get("Type"));
if(S.pages.holds(B)||!((0,F.Eo)(E,"Page")||(0,F.Eo)(E,"Template")))return;const l=O.get("Contents");for(const f of S.array(l)??[l])(0,F.i9)(f)&&b.set(f.number,O.
get("Resources"))}}),10339:((it,Z,y)=>{y.d(Z,{H:()=>$});class F{all;last=new Array(256).fill(void 0);constructor(S){this.all=S}addAll(S){const{last:B,all:O}=this,
b=O.size;for(let u=0;u<S.length;u++){const p=S[u],E=p.code&255;B[E]!==p&&(B[E]=p,O.add(p))}return O.size>b}}function N(H,S,B,O){for(let b=0,u=O;u>0;u--){const p=S.
partEnd(B,b,1);H.add(p-b),b=p}}class ${fonts=new Map;seen=new Map;hasGone=!1;async note({shown:S},B,O=K){const b=Uint32Array.from(O).sort();let u=0;for(const{font:p,
elements:E,first:l}of S){let f=this.fonts.get(p);f||this.fonts.set(p,f={kept:new Set,gone:new Set,lengths:new Set});const g=this.keptOf(p,f);let I=l;for(const A of E){
if(typeof A=="number")continue;const w=p.glyphs(A);for(;u<b.length&&b[u]<I;)u++;const M=u<b.length&&b[u]<I+w.length;M&&this.divide(f,w,I,O),(M||g.addAll(w))&&N(
f.lengths,p,A,w.length),I+=w.length;const x=B.step(A.length*L);x&&await x}}}divide(S,B,O,b){this.hasGone=!0;for(const[u,p]of B.entries())(b.has(O+u)?S.gone:S.kept).
add(p)}keptOf(S,{kept:B}){let O=this.seen.get(S);return O||this.seen.set(S,O=new F(B)),O}async noteGone(S,B,O){if(O.size===0)return;const b=new $;await b.note(S,
B,O);for(const[u,{gone:p,lengths:E}]of b.fonts){const l=this.fonts.get(u);if(l)for(const f of p)l.gone.add(f);else this.fonts.set(u,{kept:new Set,gone:p,lengths:E})}
this.hasGone=!0}}const L=50,K=new Set}),9819:((it,Z,y)=>{y.d(Z,{J7:()=>$,Kd:()=>H,Wo:()=>S,_i:()=>K,b9:()=>L});var F=y(42973),N=y(45599);class ${document;gone=new Set;chased=new Set;constructor(O){
this.document=O}remove(O){const{catalog:b,catalogNumber:u,pages:p}=this.document,E=b.get("Pages");O===u||(0,N.i9)(E)&&O===E.number||p.holds(O)||(this.gone.add(O),
this.document.remove(O))}chase(O){this.chased.add(O)}removed(){return this.gone}takeChased(){const O=this.chased;return this.chased=new Set,O}isGone(O){return(0,N.
i9)(O)&&this.gone.has(O.number)}}class L{most;left;constructor(O){this.most=this.left=O.job.limits.nodes}spend=O=>{if(this.left-=O,this.left<0)throw(0,F.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class K{seen;beyond=new Set;allowance;constructor(O,b=new L(
O)){this.allowance=b,this.seen=new Uint8Array((O.size>>3)+1)}first(O){if(this.allowance.spend(1),!(0,N.i9)(O))return!0;const{number:b}=O,u=b>>3;if(u>=this.seen.
length)return this.beyond.size<this.beyond.add(b).size;const p=1<<(b&7),E=(this.seen[u]&p)===0;return this.seen[u]|=p,E}}function H(B,O){return(0,N.i9)(B)?B.number:
O}function S(B,O){const b=B.catalog.get(O),u=B.dict(b);return u&&{dict:u,holder:H(b,B.catalogNumber)}}})};
