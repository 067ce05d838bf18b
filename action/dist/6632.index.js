"use strict";exports.id=6632,exports.ids=[6632],exports.modules={21162:((it,Z,w)=>{w.r(Z),w.d(Z,{compress_document:()=>io});var F=w(98446),N=w(36078),z=w(14118),L=w(1900),K=w(
45657),k=w(78157),S=w(990),U=w(79098),O=w(55407),b=w(47772);const u=Array.from({length:S.g2},(o,t)=>Float64Array.from({length:S.g2},(e,n)=>(t===0?Math.SQRT1_2:1)*
.5*Math.cos((2*n+1)*t*Math.PI/(2*S.g2)))),p=.05;class E{pixels;first;counts;starts;weights;most;frequencies;constructor(t,e){this.pixels=e;const n=Math.ceil(t/S.
g2),s=t/e;this.frequencies=Math.min(S.g2,Math.max(2,Math.ceil(S.g2/s-p))),[this.first,this.counts,this.starts]=[new Int32Array(n),new Int32Array(n),new Int32Array(
n)];let[i,r]=[0,0];for(let a=0;a<n;a++){const c=Math.min(e-1,Math.floor(a*S.g2/s)),h=Math.min(e,Math.ceil((a+1)*S.g2/s))-c;this.first[a]=c,this.counts[a]=h,this.
starts[a]=i*S.g2,i+=h,r=Math.max(r,h)}this.most=r,this.weights=new Float64Array(i*S.g2);for(let a=0;a<n;a++)this.weigh(a,s,t)}weigh(t,e,n){const{weights:s}=this;
for(let i=0;i<this.counts[t];i++){const r=(this.first[t]+i)*e,a=Math.min(r+e,n),c=this.starts[t]+i*S.g2;for(let h=0;h<S.g2;h++){const d=t*S.g2+h,I=Math.min(d+1,
a)-Math.max(d,r);if(!(I<=0))for(let B=0;B<S.g2;B++)s[c+B]+=I/(a-r)*u[B][h]}}}}class l{across;down;pixels;lines;factors;last;constructor(t,e,n){this.across=t,this.
down=e,this.pixels=new Float32Array(t.pixels*e.most),this.lines=new Float64Array(S.g2*e.most),this.factors=Float64Array.from(n),this.last=b.Tl.indexOf((e.frequencies-
1)*S.g2+t.frequencies-1)}add(t,e,n,s){const{across:i,down:r,lines:a,factors:c}=this,[h,d]=[r.counts[n],r.weights],I=r.starts[n];let B=this.last;for(;B>0&&t[e+B]===
0;)B--;let D=0;const $=h*S.g2;for(let W=0;W<$;W++)a[W]=0;for(let W=0;W<=B;W++){const X=t[e+W];if(X===0)continue;const nt=b.Tl[W],ot=nt&S.g2-1;if(ot>=i.frequencies||
nt>>3>=r.frequencies)continue;ot>D&&(D=ot);const ut=X*c[W];for(let q=ot,ft=I+(nt>>3);q<$;q+=S.g2,ft+=S.g2)a[q]+=ut*d[ft]}D<S.g2/2?this.spreadLow(h,i,s):this.spreadAll(
h,i,s)}spreadAll(t,{first:e,counts:n,starts:s,weights:i,pixels:r},a){const{lines:c,pixels:h}=this,d=e[a],I=d+n[a],B=s[a];for(let D=0;D<t;D++){const $=D*S.g2,W=c[$],
X=c[$+1],nt=c[$+2],ot=c[$+3],ut=c[$+4],q=c[$+5],ft=c[$+6],Ft=c[$+7];for(let Zt=D*r+d,wt=B;Zt<D*r+I;Zt++,wt+=S.g2)h[Zt]+=W*i[wt]+X*i[wt+1]+nt*i[wt+2]+ot*i[wt+3]+
ut*i[wt+4]+q*i[wt+5]+ft*i[wt+6]+Ft*i[wt+7]}}spreadLow(t,{first:e,counts:n,starts:s,weights:i,pixels:r},a){const{lines:c,pixels:h}=this,d=e[a],I=d+n[a],B=s[a];for(let D=0;D<
t;D++){const $=D*S.g2,W=c[$],X=c[$+1],nt=c[$+2],ot=c[$+3];for(let ut=D*r+d,q=B;ut<D*r+I;ut++,q+=S.g2)h[ut]+=W*i[q]+X*i[q+1]+nt*i[q+2]+ot*i[q+3]}}}const f=4,[g,C,
A]=[150,4,10],y=238;async function M(o,t,{memory:e,pace:n}){const s=t.width*t.height*f;return(0,O.l5)(e,s,async()=>{const i=new Uint8ClampedArray(s),r=await(0,O.
cm)(o,{memory:e,pace:n},({frame:a,kept:c})=>{if(a.components.length!==f)throw new U.pK;const h=v(c),d=a.components.map((I,B)=>{const D=h[I.table];if(!D)throw new U.
pK;return new T(a,I,B,D,t,i)});return(I,B,D)=>d[a.components.indexOf(I)].take(B,D)});if(r)return r.kept.some(x)&&await G(i,t.width,n),new Uint8Array(i.buffer)})}
const x=({marker:o,data:t})=>o===y&&(0,k.w1)(t,0,"Adobe")&&t.length>=12&&t[11]===2;function v(o){const t=[];for(const{marker:e,data:n}of o)if(e===O.wU)for(let s=0;s<
n.length;){const[i,r]=[n[s]>>4===0?1:2,n[s]&15],a=s+1;if(s=a+S.IE*i,s>n.length)throw new U.pK;t[r]=Uint16Array.from({length:S.IE},(c,h)=>i===1?n[a+h]:n[a+2*h]<<
8|n[a+2*h+1])}return t}class T{component;index;samples;across;down;shrinker;constructor({width:t,height:e,components:n},s,i,r,a,c){this.component=s,this.index=i,
this.samples=c;const h=(0,K.Kf)(n.map(({across:I})=>I)),d=(0,K.Kf)(n.map(({down:I})=>I));this.across=new E(t*s.across/h,a.width),this.down=new E(e*s.down/d,a.height),
this.shrinker=new l(this.across,this.down,r)}take(t,e){const{component:n,shrinker:s,across:i,down:r}=this,{values:a,columns:c}=n;for(let h=0;h<c;h++)s.add(a,e+h*
S.IE,t,h);return this.put(t),c*g+i.pixels*r.counts[t]*C}put(t){const{samples:e,index:n,shrinker:s,across:i,down:r}=this,{pixels:a}=s,c=r.first[t],d=((t+1<this.component.
rows?r.first[t+1]:r.pixels)-c)*i.pixels;for(let B=0,D=c*i.pixels*f+n;B<d;B++,D+=f)e[D]=a[B]+128;const I=r.counts[t]*i.pixels;a.copyWithin(0,d,I),a.fill(0,I-d)}}
async function G(o,t,e){for(let n=0;n<o.length;n+=t*f){for(let i=n;i<n+t*f;i+=f){const r=o[i],a=o[i+1]-128,c=o[i+2]-128;o[i]=255-(r+1.402*c),o[i+1]=255-(r-.344136*
a-.714136*c),o[i+2]=255-(r+1.772*a)}const s=e.step(t*A);s&&await s}}var H=w(16353),Q=w(90634);const tt=238,st=255,et=16,ct=1<<et-1,rt=60,at=(o,t,{memory:e,pace:n})=>(0,O.
E0)(o,{memory:e,pace:n},Q.GO,s=>gt(o,s,t,n));async function gt(o,{frame:t,kept:e},n,s){const i=v(e),r=t.components.every(({table:d})=>i[d]?.every(I=>I>0&&I<=st));
if(t.components.length!==f||!r)return;const a=(0,b.vI)(n,"luminance"),c=i.map(d=>d.map((I,B)=>Math.max(I,a[b.Tl[B]])));for(const d of t.components){const[I,B]=[
i[d.table],c[d.table]];await V(d,Int32Array.from(I,(D,$)=>Math.round(D/B[$]*(1<<et))),s)}const h=(0,Q.mK)(o,e.filter(({marker:d})=>d===tt));for(const d of new Set(
t.components.map(({table:I})=>I)))(0,H.HM)(h,O.wU,[d,...c[d]]);return(0,Q.hf)(t,h,s,{isLarge:!1,codesFor:e.some(x)?Q.mU:()=>0})}async function V({values:o,stride:t},e,n){
if(!e.every(s=>s===1<<et))for(let s=0;s<o.length;s+=t*S.IE){P(o,s,s+t*S.IE,e);const i=n.step(t*rt);i&&await i}}function P(o,t,e,n){for(let s=t;s<e;s++)o[s]=o[s]*
n[s&S.IE-1]+ct>>et}var _=w(61273),j=w(38671),m=w(21281),J=w(58006),Y=w(91519),R=w(45599),lt=w(14029),dt=w(77158);const pt=3;async function bt(o,t,e,n){const{channels:s}=o,
i=t*s,r=new Uint8Array(i*e),[a,c]=[new Float64Array(i),new Float64Array(i)],h=o.height/e,d=h*(o.width/t);let I=-1;for(let B=0;B<e;B++){c.fill(0);const[D,$]=[B*h,
Math.min((B+1)*h,o.height)];for(let W=Math.floor(D);W<$;W++){W!==I&&St(o,W,t,a),I=W;const X=Math.min(W+1,$)-Math.max(W,D);for(let ot=0;ot<i;ot++)c[ot]+=a[ot]*X;
const nt=n.step((o.width*s+i)*pt);nt&&await nt}for(let W=0;W<i;W++)r[B*i+W]=Math.min(255,Math.round(c[W]/d))}return r}function St(o,t,e,n){n.fill(0);const s=o.width/
e;Number.isInteger(s)?Mt(o,t,s,n):Ot(o,t,e,n)}function Mt({width:o,channels:t,data:e},n,s,i){let r=n*o*t;for(let a=0;a<i.length;a+=t)for(let c=0;c<s;c++)for(let h=0;h<
t;h++)i[a+h]+=e[r++]}function Ot({width:o,channels:t,data:e},n,s,i){const r=o/s;for(let a=0;a<s;a++){const[c,h]=[a*r,Math.min((a+1)*r,o)];for(let d=Math.floor(c);d<
h;d++){const I=Math.min(d+1,h)-Math.max(d,c),B=(n*o+d)*t;for(let D=0;D<t;D++)i[a*t+D]+=e[B+D]*I}}}var Et=w(52829),Tt=w(56681),ht=w(37709),yt=w(91025),mt=w(93059),
Nt=w(58971),Pt=w(3449),Yt=w(52205),Vt=w(33973),Ie=w(65868),Te=w(36502),Xt=w(21996);const Pe=4096,Qt=({operator:o,dataStart:t,dataEnd:e})=>o==="BI"&&t>=0&&e-t>=Pe;
class De extends Te.z{isOff(){return!1}}async function qt(o,t){const e=new Re,n=new Ie.i(o,new De(o));for(let i=0;i<o.pages.count;i++)e.page=i,await n.read(i,e,
e);const s=t??await Be(o);for(const i of s)e.sizes.delete(i);for(const[i,r]of e.sizes)e.enlarge(e.masks,te(o,i),r);for(const i of s)e.masks.delete(te(o,i)?.number??
-1);for(const i of[...e.sizes.keys(),...s])e.masks.delete(i);for(const i of s)e.sizes.set(i,{width:1/0,height:1/0});return Object.assign(e,{elsewhere:s})}function te(o,t){
const e=o.get(t),n=e instanceof R.Z6?e.dict.get("SMask"):void 0;return(0,R.i9)(n)?n:void 0}const Ue=.9;function ee(o,t,e){const n=ne(o,t,e);return n<Ue?n:1}function ne(o,t,e){
const n=(s,i)=>s/72*e/i;return Math.max(n(t.width,o.width),n(t.height,o.height))}class Re{sizes=new Map;masks=new Map;inline=0;inlinePages=new Set;page=0;glyph(){}takes(t,e,n){
t.operator==="BI"&&this.inline++,Qt(t)&&this.inlinePages.add(this.page)}image({matrix:[t,e,n,s]},i){this.enlarge(this.sizes,(0,R.i9)(i)?i:void 0,{width:Math.hypot(
t,e),height:Math.hypot(n,s)})}enlarge(t,e,{width:n,height:s}){if(!e)return;const i=t.get(e.number);t.set(e.number,{width:Math.max(i?.width??0,n),height:Math.max(
i?.height??0,s)})}}const se=2e3;async function Be(o){const t=[],e=s=>{for(const i of o.dict(o.dict(s?.get("Resources"))?.get("XObject"))?.values()??[])t.push(i)};
for(const s of await(0,Xt.Av)(o,["PatternType","CharProcs","Luminosity","Alpha"])){const i=o.job.pace.step(se);i&&await i;const r=o.get(s),a=r instanceof R.Z6?r.
dict:r instanceof R.Bi?r:void 0;e(a);const c=o.dict(a?.get("SMask"));for(const h of[a?.get("G"),c?.get("G")])h!==void 0&&t.push(h)}const n=new Set;for(let s=t.pop();s!==
void 0;s=t.pop()){if(!(0,R.i9)(s)||n.has(s.number))continue;n.add(s.number);const i=o.job.pace.step(se);i&&await i;const r=o.resolve(s);r instanceof R.Z6&&e(r.dict)}
return n}const Le=["BitsPerComponent","Decode","DecodeParms","Height","ImageMask","Intent","Interpolate","Width"],Fe={AHx:"ASCIIHexDecode",A85:"ASCII85Decode",LZW:"\
LZWDecode",Fl:"FlateDecode",RL:"RunLengthDecode",CCF:"CCITTFaxDecode",DCT:"DCTDecode"},oe={G:"DeviceGray",RGB:"DeviceRGB",CMYK:"DeviceCMYK"},Ne=new Set(Object.values(
oe));class Ge{document;resources;constructor(t){this.document=t,this.resources=new yt.n(t)}async moveAll({inlinePages:t,elsewhere:e}){const{document:n}=this,{live:s}=await(0,Vt.
Gy)(n),i=new Nt.X(n);for(const a of t){if(!this.isWhole(a))continue;const c=await this.move(await i.page(a),n.pages.attribute(a,"Resources"));if(!c)continue;const h=n.
add(await(0,Et.c)(n,new R.Z6(new R.Bi,We),c.content));n.pages.patch(a,{Contents:h,Resources:c.resources})}const{content:r}=await(0,Pt.d)(n,s.length,a=>s[a]===1);
for(const a of r.keys())e.has(a)||await this.moveOf(a)}isWhole(t){const{document:e}=this;return(0,Yt.c3)(e,e.entry(e.pages.number(t),"Contents")).every(s=>s instanceof
R.Z6&&e.decodedPart(s)?.whole===!0)}async moveOf(t){const{document:e}=this,n=e.get(t);if(!(n instanceof R.Z6)||n.dict.has("PatternType")||!e.dict(n.dict.get("Re\
sources")))return;const s=e.decodedPart(n),i=s?.whole?await this.move(s.data,n.dict.get("Resources")):void 0;if(!i)return;const r=await(0,Et.c)(e,n,i.content);r.
dict.set("Resources",i.resources),e.put(t,r)}async move(t,e){const{document:n}=this,s=n.dict(n.dict(e)?.get("ColorSpace")),i=[];let r=0;if(await(0,ht.Ko)(t,n.job.
pace,I=>{const B=r;r=I.end;const D=Qt(I)&&je(I,B)?this.imageOf(I,s):void 0;D&&i.push({from:B,to:I.end,image:D})}),i.length===0)return;const a=i.map(({image:I})=>{
const B=n.add(I);return{category:"XObject",name:`Inline${B.number}`,ref:B}}),{resources:c,names:h}=this.resources.with(e,a),d=i.map(({from:I,to:B},D)=>({from:I,
to:B,text:`/${h[D]} Do`}));return{content:await(0,Tt.E$)(t,d,n.job.pace),resources:c}}imageOf(t,e){const n=(0,mt.n)(t);if(!n)return;const s=(0,R.jd)({Type:(0,R.
UU)("XObject"),Subtype:(0,R.UU)("Image")});for(const[r,a]of n.dict){const c=r==="I"?"Interpolate":r;Le.includes(c)&&s.set(c,a)}const i=(0,Yt.c3)(this.document,n.
dict.get("Filter")).map(r=>_e(r,Fe));if(i.length>0&&s.set("Filter",i),n.dict.has("ColorSpace")){const r=this.spaceOf(n.dict.get("ColorSpace"),e);if(r===void 0)return;
s.set("ColorSpace",r)}return new R.Z6(s,n.data)}spaceOf(t,e){if(t instanceof R.SX){const h=oe[t.text]??t.text;return Ne.has(h)?(0,R.UU)(h):e?.get(t.text)}if(!(0,R.
cy)(t)||t.length!==4)return;const[n,s,i,r]=t,c=n instanceof R.SX&&(n.text==="I"||n.text==="Indexed")&&!(0,R.cy)(s)?this.spaceOf(s,e):void 0;return c===void 0?void 0:
[(0,R.UU)("Indexed"),c,i,r]}}const We=new Uint8Array(0);function je(o,t){const{content:e,end:n,count:s}=o,i=(r,a)=>Buffer.from(e.subarray(r,a)).toString("latin1");
return s>0&&i(t,o.startOf(0)).trim()==="BI"&&i(n-2,n)==="EI"}const _e=(o,t)=>o instanceof R.SX?(0,R.UU)(t[o.text]??o.text):o;var Dt=w(95340),Gt=w(76023),Ke=w(80287),
ie=w(36054),re=w(80281);const He={16:{color:"rgb",components:3},17:{color:"gray",components:1}},ke=new Set(["pclr","cmap","cdef"]);function ze(o){const t=(0,k.bS)(
o),e=(0,re.f)(t)?.find(({type:h})=>h==="jp2h");if(!e)return;const n=t.subarray(e.body,e.end),s=(0,re.f)(n),[i,...r]=["ihdr","colr"].flatMap(h=>s?.filter(({type:d})=>d===
h)??[]),[a]=r;if(i?.type!=="ihdr"||i.end-i.body<14||!a||a.end-a.body<7||s.some(({type:h})=>ke.has(h))||n[a.body]!==1)return;const c=He[n.readUInt32BE(a.body+3)];
return c?.components===n.readUInt16BE(i.body+8)?c.color:void 0}var $e=w(5660),Je=w(98122),ae=w(58552);const Ze=400,Wt=48,Ye=.5,Ve=.3,Xe=24,Qe=3;async function ce({
width:o,height:t,channels:e,data:n},s){const i=new Set,r=Math.max(1,Math.floor(t/Ze));let[a,c,h]=[0,0,0];for(let d=0;d<t;d+=r){const I=(d+1)*o*e;for(let D=d*o*e+
e;D<I;D+=e){let[$,W]=[0,0];for(let X=D;X<D+e;X++)$=$*256+n[X],W=Math.max(W,Math.abs(n[X]-n[X-e]));i.size<=Wt&&i.add($),a++,W>0&&c++,W>=Xe&&h++}const B=s.step(o*
e*Qe);B&&await B}return i.size<=Wt||c<a*(1-Ye)&&h>c*Ve}var vt=w(92152);const Ut=65536,qe=8;async function tn(o,{width:t,height:e,bits:n,decode:s},{components:i,
table:r},a){const c=r?1:i;if(o.length<(0,vt.zq)(t,c,n)*e)return;const h=(0,vt.Cb)(s,c,r?2**n-1:1);if(h===void 0||r&&h)return;const d=n===8?o:await(0,vt.ZJ)(o,{width:t,
height:e,channels:c,bits:n},!r,a);return r?fe(d.subarray(0,t*e),r,i,a):d}async function fe(o,t,e,n){if(!await en(o,t.length/e,n))return;const s=new Uint8Array(o.
length*e);for(let i=0;i<o.length;i+=Ut){const r=o.subarray(i,i+Ut);s.set((0,vt.A6)(r,t,e),i*e);const a=n.step(r.length*qe);a&&await a}return s}async function en(o,t,e){
for(let n=0;n<o.length;n+=Ut){const s=o.subarray(n,n+Ut);if(s.some(r=>r>=t))return!1;const i=e.step(s.length);i&&await i}return!0}const nn=new Set([1,2,4,8,16]),
sn=4096,on=128*1024*1024;async function jt(o,t){const e=(0,Dt.h)(o,t.dict),{width:n,height:s,stencil:i,decode:r}=e,a=await an(o,t),c=n>=1&&s>=1&&!i&&nn.has(e.bits)&&
(r!==void 0||!t.dict.has("Decode")),h=a&&cn(a);if(!c||!a||!h||he(o,t))return"kind";const{format:d,before:I,parameters:B}=(0,j.R)(o,t);if(h==="inks"&&d!=="jpg")return"\
kind";const D=a.table?le(o,t):t.dict.get("ColorSpace")??_t(h);if(D===void 0||d==="ccitt"||d==="jbig2"||B?.has("ColorTransform")||d==="jpg"&&(a.table||e.bits!==8)||
d==="jp2"&&(a.table||dn(o,t)))return"kind";if(!d&&hn(e.bits,a))return"lines";const $=o.encoded(t).length;if($<sn)return"larger";if(n>Dt.K)return"heavy";const W=d&&
h!=="inks"?(0,ie.uZ)(o,t).step:0;if(W>(0,ie.ny)(o.job))return rn(o,t,$);if(n*s*a.components>on)return"heavy";const X=await Kt(o,I);if(!X)return"kind";const nt={
width:n,height:s,color:h,space:D,size:$,atOnce:W};if(d==="jpg"){const q=h==="inks"?void 0:r;return await un(X,nt,o.job.pace)?{...nt,data:X,entries:Ht(nt,q,"DCTD\
ecode")}:"kind"}if(d==="jp2")return{...nt,data:X,entries:Ht(nt,void 0,"JPXDecode")};const{pace:ot}=o.job,ut=await tn(X,e,a,ot);return ut?await ce({width:n,height:s,
data:ut,channels:a.components},ot)?"lines":{...nt,data:ut,entries:Ht(nt,a.table?void 0:r)}:"kind"}async function rn(o,t,e){const n=await(0,Ke.i)(o,t),s=n?await jt(
o,n):"heavy";return typeof s=="string"?s:{...s,size:e}}async function an(o,t){if(t.dict.has("ColorSpace"))return(0,Gt.L)(o,t.dict.get("ColorSpace"),()=>{});const{
format:e,before:n}=(0,j.R)(o,t);if(e!=="jp2"||(await(0,m.ds)(o)).archive)return;const s=await Kt(o,n),i=s&&ze(s);return i&&(0,Gt.L)(o,_t(i),()=>{})}function cn({
kind:o,components:t}){return t===1?"gray":o==="rgb"?"rgb":t===f?"inks":void 0}const fn={gray:"DeviceGray",rgb:"DeviceRGB",inks:"DeviceCMYK"},ln={gray:1,rgb:3,inks:f},
_t=o=>(0,R.UU)(fn[o]);function le(o,t){const e=o.array(t.dict.get("ColorSpace")),n=o.resolve(e?.[0]);return(0,R.Eo)(n,"Indexed")?e?.[1]:void 0}const hn=(o,{components:t,
table:e})=>(e?Math.min(e.length/t,2**o):2**(o*t))<=Wt;function he(o,{dict:t}){const e=o.resolve(t.get("Mask")),n=o.dict(t.get("SMask"));return(0,R.cy)(e)||n?.has(
"Matte")===!0||t.has("F")||t.has("Alternates")||t.has("OPI")}const dn=(o,{dict:t})=>(o.resolve(t.get("SMaskInData"))??0)!==0||t.has("Decode");async function Kt(o,t){
try{return await o.decodedAtEase(t)}catch(e){if(e instanceof ae.zU&&e.code!=="cancelled")return;throw e}}async function un(o,{width:t,height:e,color:n},s){try{const i=await(0,$e.
$)(o,(0,Je._)("file"),s);return i.width===t&&i.height===e&&i.components===ln[n]}catch(i){if(i instanceof ae.zU&&i.code==="invalid_parameters")return!1;throw i}}
function Ht({width:o,height:t,color:e},n,s){const i={Type:(0,R.UU)("XObject"),Subtype:(0,R.UU)("Image"),Width:o,Height:t,BitsPerComponent:8,ColorSpace:_t(e)};return n&&
(i.Decode=[...n]),s!==void 0&&(i.Filter=(0,R.UU)(s)),(0,R.jd)(i)}var gn=w(64680);const pn=At("00110101 000111 0111 1000 1011 1100 1110 1111 10011 10100 00111 01\
000 001000 000011 110100 110101 101010 101011 0100111 0001100 0001000 0010111 0000011 0000100 0101000 0101011 0010011 0100100 0011000 00000010 00000011 00011010\
 00011011 00010010 00010011 00010100 00010101 00010110 00010111 00101000 00101001 00101010 00101011 00101100 00101101 00000100 00000101 00001010 00001011 010100\
10 01010011 01010100 01010101 00100100 00100101 01011000 01011001 01011010 01011011 01001010 01001011 00110010 00110011 00110100 11011 10010 010111 0110111 0011\
0110 00110111 01100100 01100101 01101000 01100111 011001100 011001101 011010010 011010011 011010100 011010101 011010110 011010111 011011000 011011001 011011010 \
011011011 010011000 010011001 010011010 011000 010011011"),mn=At("0000110111 010 11 10 011 0011 0010 00011 000101 000100 0000100 0000101 0000111 00000100 000001\
11 000011000 0000010111 0000011000 0000001000 00001100111 00001101000 00001101100 00000110111 00000101000 00000010111 00000011000 000011001010 000011001011 0000\
11001100 000011001101 000001101000 000001101001 000001101010 000001101011 000011010010 000011010011 000011010100 000011010101 000011010110 000011010111 00000110\
1100 000001101101 000011011010 000011011011 000001010100 000001010101 000001010110 000001010111 000001100100 000001100101 000001010010 000001010011 000000100100\
 000000110111 000000111000 000000100111 000000101000 000001011000 000001011001 000000101011 000000101100 000001011010 000001100110 000001100111 0000001111 00001\
1001000 000011001001 000001011011 000000110011 000000110100 000000110101 0000001101100 0000001101101 0000001001010 0000001001011 0000001001100 0000001001101 000\
0001110010 0000001110011 0000001110100 0000001110101 0000001110110 0000001110111 0000001010010 0000001010011 0000001010100 0000001010101 0000001011010 000000101\
1011 0000001100100 0000001100101"),de=At("00000001000 00000001100 00000001101 000000010010 000000010011 000000010100 000000010101 000000010110 000000010111 0000\
00011100 000000011101 000000011110 000000011111"),[yn,wn,ue]=At("0001 001 000000000001"),En=At("0000010 000010 010 1 011 000011 0000011");function At(o){return o.
split(" ").map(t=>[parseInt(t,2),t.length])}const bn=20;async function Mn({data:o,width:t,height:e,black:n},s){const i=new On(t),r=t+7>>3,a=new Uint8Array(r);for(let c=0;c<
e;c++){for(let I=0,B=c*r;I<r;I++,B++)a[I]=n?o[B]:~o[B];const h=i.row(a),d=s.step(r+h*bn);d&&await d}return i.finish()}class On{width;output=new gn.k(4096);bits=0;count=0;changes;above;constructor(t){
this.width=t,this.changes=new Int32Array(t+4),this.above=new Int32Array(t+4).fill(t)}row(t){const{width:e,changes:n,above:s}=this,i=Sn(t,e,n);let[r,a,c,h]=[-1,0,
0,0];for(;r<e;){for(h=h&-2|a;h>1&&s[h-2]>r;)h-=2;for(;s[h]<=r&&s[h]<e;)h+=2;const[d,I,B]=[n[c],s[h],xn(s,h,e)];if(B<d)this.add(yn),r=B;else if(Math.abs(d-I)<=3)
this.add(En[d-I+3]),r=d,c++,a^=1;else{const D=d<e?n[c+1]:e;this.add(wn),this.run(d-Math.max(r,0),a),this.run(D-d,a^1),r=D,c+=2}}return this.changes=s,this.above=
n,i}finish(){return this.add(ue),this.add(ue),this.count>0&&this.add([0,8-this.count]),this.output.bytes}run(t,e){for(;t>=2624;t-=2560)this.add(de.at(-1));const n=e===
0?pn:mn,s=t>>6;s>27?this.add(de[s-28]):s>0&&this.add(n[63+s]),this.add(n[t&63])}add([t,e]){for(this.bits=this.bits<<e|t,this.count+=e;this.count>=8;this.count-=
8)this.output.byte(this.bits>>>this.count-8&255);this.bits&=(1<<this.count)-1}}const xn=(o,t,e)=>o[t]<e?o[t+1]:e;function Sn(o,t,e){let[n,s]=[0,0];for(let i=0;i<
t;){const r=o[i>>3];if((i&7)===0&&r===(s?255:0)){i+=8;continue}(r>>7-(i&7)&1)!==s&&(e[n++]=i,s^=1),i++}return e.fill(t,n,Math.min(n+4,e.length)),n}var vn=w(14752),
ge=w(68973);const An=96*1024,kt=3,Cn=6,In=9,Tn=[1,2,4,"each"],pe=[0,1,2,4],Pn=4,Dn=65535;async function zt(o,t,e,n){const{width:s,height:i,channels:r,bits:a}=t;
if(a*r===1){if(s>Dn)return;const $=await Un(o,n.pace)?0:1,W=await Mn({data:o,width:s,height:i,black:$},n.pace),X=(0,R.jd)({K:-1,Columns:s,Rows:i,BlackIs1:$===1});
return W.length<e?{data:W,filter:"CCITTFaxDecode",parameters:X}:void 0}if(a<8)return;const c=(0,ge.uM)(n),h=new Bn(o,(0,vt.zq)(s,r,a),r*a>>3),{kind:d,expected:I}=await Rn(
h,i,n);if(I>=e)return;const B=await c.deflate(d===void 0?o:await h.filtered(0,i,d,n),In),D=d===void 0?void 0:{Predictor:15,Colors:r,BitsPerComponent:a,Columns:s};
return B.length<e?{data:B,filter:"FlateDecode",parameters:D&&(0,R.jd)(D)}:void 0}const me=65536;async function Un(o,t){let e=0;for(let n=0;n<o.length;n+=me){const s=o.
subarray(n,n+me);for(const r of s)e+=r===255?1:r===0?-1:0;const i=t.step(s.length*2);i&&await i}return e>0}async function Rn(o,t,e){const n=Math.min(t,Math.ceil(
An/kt/o.length)),s=Array.from({length:kt},(a,c)=>Math.floor((t-n)*c/(kt-1))),i=[...new Set(s)];let r={kind:void 0,expected:1/0};for(const a of[void 0,...Tn]){let c=0;
for(const d of i){const I=await o.filtered(d,n,a,e);c+=(await(0,ge.uM)(e).deflate(I,Cn)).length}const h=c*(t/(n*i.length));h<r.expected&&(r={kind:a,expected:h})}
return r}class Bn{samples;length;step;none;constructor(t,e,n){this.samples=t,this.length=e,this.step=n,this.none=new Uint8Array(e)}async filtered(t,e,n,{pace:s}){
const{samples:i,length:r}=this;if(n===void 0)return i.subarray(t*r,(t+e)*r);const a=new Uint8Array(e*(r+1));for(let c=0;c<e;c++){const h=n==="each"?this.choose(
t+c):n,d=c*(r+1);a[d]=h,this.filter(t+c,h,a,d+1);const I=s.step(r*Pn*(n==="each"?pe.length:1));I&&await I}return a}filter(t,e,n,s){const{samples:i,length:r,step:a}=this,
c=t*r,h=t===0?this.none:i.subarray(c-r,c);for(let d=0;d<r;d++){const I=d>=a?i[c+d-a]:0,B=e===1?I:e===2?h[d]:e===4?(0,vn.X)(I,h[d],d>=a?h[d-a]:0):0;n[s+d]=i[c+d]-
B}}choose(t){const e=new Uint8Array(this.length);let[n,s]=[0,1/0];for(const i of pe){this.filter(t,i,e,0);let r=0;for(const a of e)r+=a<128?a:256-a;r<s&&([n,s]=
[i,r])}return n}}const Ln=256*1024*1024,Fn=512,Nn=300,[Gn,Wn]=[.9,.97],[jn,_n]=[2,20],Kn=new Set([1,2,4,8,16]),ye=4,Hn=2e3;class kn{document;settings;remaining=Ln;constructor(t,e){
this.document=t,this.settings=e}async shrink(t,e){const{document:n,settings:s}=this,i=n.get(t);if(!(i instanceof R.Z6)||he(n,i)||i.dict.has("Matte"))return!1;const r=await this.
read(i);if(!r||r.bits!==8||r.table&&i.dict.has("Decode"))return!1;const a=r.data.length*(r.table?.components??1)*2;if(!n.job.memory.borrow(a))return!1;const c=await this.
withFewer(i,r,h=>ee(r,e,h??s.resolution));return n.job.memory.release(a),c&&n.put(t,c),c!==void 0}async withFewer(t,e,n){const{document:s,settings:i}=this,{pace:r}=s.
job;if(n()===1&&(e.table?.components??e.channels)!==ye)return;const a=await zn(e,r);if(!a)return;const c=await ce(a,r),h=n(c?Math.max(i.resolution,Nn):void 0),d=a.
channels===ye&&!c;if(h===1&&!d)return;const[I,B]=[e.width,e.height].map(X=>Math.max(1,Math.round(X*h))),D=h===1?a.data:await bt(a,I,B,r),$=await this.packed({...a,
data:D,width:I,height:B},d);if(!$)return;const W=we(t,$);return W.dict.set("Width",I),W.dict.set("Height",B),a!==e&&W.dict.set("ColorSpace",le(s,t)),W}async packed(t,e){
const{job:n}=this.document,{data:s,width:i,height:r,channels:a,size:c}=t,h=c*Gn;if(!e)return zt(s,t,h,n);const d=D=>s.subarray(D*i*a,(D+1)*i*a),I=await(0,_.I)({
...this.settings,width:i,height:r,color:"inks",samples:d},n.pace);return await zt(s,t,Math.min(h,I.length),n)??(I.length<h?{data:I,filter:"DCTDecode",parameters:void 0}:
void 0)}async packAll(){const{document:t}=this,e=[...await(0,Xt.Av)(t,["Image"])].sort((n,s)=>n-s);for(const n of e){const s=t.job.pace.step(Hn);s&&await s;const i=t.
get(n);if(!(i instanceof R.Z6)||!(0,R.Eo)(t.resolve(i.dict.get("Subtype")),"Image")||i.dict.has("F"))continue;const r=await this.read(i);if(!r||!t.job.memory.borrow(
r.data.length))continue;const a=await zt(r.data,r,r.size*Wn,t.job);t.job.memory.release(r.data.length),a&&t.put(n,we(i,a))}}async read(t){const{document:e}=this,
{width:n,height:s,bits:i,stencil:r}=(0,Dt.h)(e,t.dict),a=r?{channels:1,table:void 0}:this.channelsOf(t),c=n>=1&&s>=1&&Kn.has(i)&&(0,j.R)(e,t).format===void 0,h=e.
encoded(t).length;if(!c||!a||h<Fn||n>Dt.K)return;const{channels:d,table:I}=a,B=(0,vt.zq)(n,d,i)*s;if(B>this.remaining)return;const{memory:D}=e.job,$=D.remaining,
W=await Kt(e,t);if(D.release($-D.remaining),!!W&&(this.remaining-=W.length,!(W.length<B)))return{width:n,height:s,channels:d,bits:i,size:h,table:I,data:W.subarray(
0,B)}}channelsOf({dict:t}){const{document:e}=this,n=t.get("ColorSpace");if((0,R.Eo)(e.resolve(e.array(n)?.[0]),"Lab"))return{channels:3,table:void 0};const s=(0,Gt.
L)(e,n,()=>{});if(!s)return;const{table:i,components:r}=s;return i?{channels:1,table:{colors:i,components:r}}:{channels:r,table:void 0}}}async function zn(o,t){
const{data:e,table:n}=o;if(!n)return o;const s=await fe(e,n.colors,n.components,t);return!s||$n(n)?s&&o:{...o,data:s,channels:n.components,table:void 0}}function $n({
colors:o,components:t}){const e=o.length/t-1;return Array.from({length:t},(n,s)=>s).every(n=>{const s=Array.from({length:e+1},(h,d)=>o[d*t+n]),[i,r]=[s[0],s[e]],
a=Math.sign(r-i),c=s.every((h,d)=>d===0||Math.sign(h-s[d-1])*a>=0);return s.every((h,d)=>Math.abs(h-(i+(r-i)*d/Math.max(e,1)))<=(c?_n:jn))})}function we(o,{data:t,
filter:e,parameters:n}){const s=(0,J.n)(o,t,{compress:!1});return s.dict.set("Filter",(0,R.UU)(e)),n&&s.dict.set("DecodeParms",n),s}const Jn=.9,Zn=64,Yn=32*1024*
1024,[Vn,Xn]=[40,90];function Qn(o,t){return t<=1?o:Math.max(o,Math.min(Xn,Math.round(o+Vn*(1-1/t))))}class qn{document;settings;outcome={compressed:0,kept:{larger:0,
kind:0,lines:0,heavy:0}};waiting=[];bytes=0;samples;constructor(t,e){this.document=t,this.settings=e,this.samples=new kn(t,e)}async run(){const{document:t,outcome:e}=this;
let n=await qt(t);n.inlinePages.size>0&&(await new Ge(t).moveAll(n),n=await qt(t,n.elsewhere));const{sizes:s,masks:i,inline:r}=n;e.kept.kind+=r;let a=0;for(const[
c,h]of s){const d=t.get(c);d instanceof R.Z6&&(0,R.Eo)(t.resolve(d.dict.get("Subtype")),"Image")&&await this.take(c,d,h),t.job.pace.progress(++a/s.size)}for(const[
c,h]of i)await this.takeMask(c,h);return await this.drawAll(),await this.samples.packAll(),e}async take(t,e,n){const s=await jt(this.document,e);if(typeof s=="s\
tring"){s!=="larger"&&await this.samples.shrink(t,n)?this.outcome.compressed++:this.outcome.kept[s]++;return}await this.wait(t,s,n,!1)}async takeMask(t,e){const{
document:n}=this,s=n.get(t);if(!(s instanceof R.Z6)||s.dict.has("Matte"))return;if((0,j.R)(n,s).format!=="jpg"){await this.samples.shrink(t,e);return}const i=await jt(
n,s);typeof i!="string"&&i.color==="gray"&&await this.wait(t,i,e,!0)}async wait(t,e,n,s){const i=ee(e,n,this.settings.resolution),[r,a]=[e.width,e.height].map(d=>Math.
max(1,Math.round(d*i))),c=Qn(this.settings.quality,ne(e,n,this.settings.resolution)),h={number:t,image:e,width:r,height:a,quality:c,isMask:s};if(e.color==="inks"||
es(e)){await this.shrinkSamples(h);return}this.waiting.push(h),this.bytes+=e.data.length,(this.waiting.length>=Zn||this.bytes>=Yn)&&await this.drawAll()}async drawAll(){
const{waiting:t,document:e}=this;if(this.waiting=[],this.bytes=0,t.length===0)return;const n=(0,K.Kf)(t.map(({image:i})=>i.atOnce)),s=await z.YY.open(await ns(t,
e),e.job,{images:n});for(const[i,r]of t.entries()){const{width:a,height:c}=r,h=await s.draw(i,{width:a,height:c,isTransparent:!0}).catch(d=>{if(!s.isTired)throw d});
if(!h){this.count(r,"heavy");continue}if(!os(h))this.count(r,"kind");else{const d=this.colorOf(r);await this.replace(r,(0,L.lc)(h,d==="gray"?d:"rgb"),d)}}}async shrinkSamples(t){
const{image:e,width:n,height:s,quality:i}=t,{job:r}=this.document,a=ts[e.color],c=n===e.width&&s===e.height,h=e.color==="inks"&&c?await at(e.data,i,r):void 0;if(h){
this.store(t,h,e.color,e.space);return}const d=await this.samplesAt(t,c,a);if(!d){this.count(t,"kind");return}const I=D=>d.subarray(D*n*a,(D+1)*n*a),B=this.colorOf(
t);await this.replace(t,B===e.color?I:D=>(0,L.b)(I(D)),B)}async samplesAt({image:t,width:e,height:n},s,i){const{job:r}=this.document;return t.color==="inks"?M(t.
data,{width:e,height:n},r):s?t.data:bt({...t,channels:i},e,n,r.pace)}colorOf({image:t,isMask:e}){return this.settings.grayscale&&!e&&t.color!=="inks"?"gray":t.color}count({
isMask:t},e){t||(e?this.outcome.kept[e]++:this.outcome.compressed++)}async replace(t,e,n){const{image:s,width:i,height:r,quality:a}=t,{document:c,settings:h}=this,
d={width:i,height:r,color:n,quality:a,resolution:h.resolution},I=await(0,_.I)({...d,samples:e},c.job.pace);this.store(t,I,n,n===s.color?s.space:await is(c))}store(t,e,n,s){
const{number:i,image:r,width:a,height:c}=t,{document:h}=this;if(e.length>r.size*(n===r.color?Jn:1)){this.count(t,"larger");return}const d=(0,J.n)(h.get(i),e,{compress:!1});
for(const[I,B]of Object.entries({Width:a,Height:c,BitsPerComponent:8}))d.dict.set(I,B);d.dict.set("Filter",(0,R.UU)("DCTDecode")),n!=="inks"&&d.dict.delete("Dec\
ode"),d.dict.set("ColorSpace",s),h.put(i,d),this.count(t)}}const ts={gray:1,rgb:3,inks:f},es=({entries:o})=>!o.has("Filter")&&!o.has("Decode");async function ns(o,{
job:t}){const e=await(0,Y.E)(dt.O,t),n=o.map(({image:s,width:i,height:r})=>{const a=(0,N.qK)("Image",`${i} 0 0 ${r} 0 0`);return e.add((0,R.jd)({Type:(0,R.UU)("\
Page"),MediaBox:[0,0,i,r],Resources:(0,R.jd)({XObject:(0,R.jd)({Image:e.add(new R.Z6(s.entries,s.data))})}),Contents:e.add(new R.Z6((0,R.jd)({}),(0,R.Px)(a).bytes))}))});
return await e.pages.rebuild(n.map(({number:s})=>s)),(0,lt.UN)(e,{encryption:"none",draft:!0})}const ss=64;function os({width:o,height:t,row:e}){const n=Math.max(
1,Math.floor(t/ss));for(let s=0;s<t;s+=n){const i=e(s);for(let r=3;r<o*4;r+=4)if(i[r]!==255)return!1}return!0}async function is(o){const{archive:t}=await(0,m.ds)(
o);return t?[(0,R.UU)("CalGray"),(0,R.jd)({WhitePoint:[.9505,1,1.089],Gamma:2.2})]:(0,R.UU)("DeviceGray")}var Rt=w(18271),xt=w(16456),Bt=w(49454),Ct=w(30201),rs=w(
30825),as=w(69374),cs=w(62548),fs=w(43463),Lt=w(61188),$t=w(94389);const ls=1330926671,hs=65536,ds=14;function Ee(o){const t=new DataView(o.buffer,o.byteOffset,
o.length),e=o.length>12?t.getUint32(0):0;return o[0]===1&&o[1]===0&&e!==hs?{at:0,length:o.length}:e===ls?(0,$t.tI)(t).get("CFF "):void 0}const us=[15,16,3108,3109],
[gs,ps,ms]=[17,18,3078];function ys(o,t){const e=new DataView(o.buffer,o.byteOffset,o.length),n=(0,Lt.Pe)(e,e.getUint8(2)),s=(0,Lt.Pe)(e,n.end),i=(0,Lt.zz)(e,s.
offsets[0]??0,s.offsets[1]??0),r=i.get(gs)?.[0];if(r===void 0||n.offsets.length!==2||(i.get(ms)?.[0]??2)!==2)return!1;const{offsets:a,end:c}=(0,Lt.Pe)(e,r),h=[...us.
map($=>i.get($)?.[0]??0),i.get(ps)?.[1]??0];if(!a.every(($,W)=>W===0||$>=a[W-1])||c>o.length||h.some($=>$>r&&$<c))return!1;const I=e.getUint8(r+2),B=r+2+a.length*
I;let D=a[0]??c;for(const[$,W]of a.entries()){let X=D-B;for(let ot=I-1;ot>=0;ot--,X=Math.floor(X/256))o[r+3+$*I+ot]=X%256;const nt=(a[$+1]??W)-W;$===0||t.has($)||
nt<2?(o.copyWithin(D,W,W+nt),D+=nt):o[D++]=ds}return o.fill(0,D,c),!0}var ws=w(50476),Es=w(22194);const bs="GPOS,GDEF,BASE,JSTF,kern,DSIG,hdmx,VDMX,LTSH,PCLT,FF\
TM,EBDT,EBLC,EBSC,meta,morx,mort,feat".split(","),be=32,Ms=196608;function Os(o,t,{names:e,vertical:n}){const s=Buffer.from(o),i=new DataView(s.buffer,s.byteOffset,
s.length),r=(0,$t.tI)(i),[a,c]=["hhea","hmtx"].map(q=>r.get(q)),h=(0,$t.eQ)(i,r);if(!h||!xs([...r.values()],o.length))return;const{glyf:d,count:I,place:B,setPlace:D,
spanOf:$}=h,W=Array.from({length:I+1},(q,ft)=>B(ft));if(W.some((q,ft)=>q>d.length||q<(W[ft-1]??0)))return;const X=(0,ws.f)(t,I,$,i);X.add(0);let nt=0;for(let q=0;q<=
I;q++)D(q,nt),!(q===I||!X.has(q))&&(s.copyWithin(d.at+nt,d.at+W[q],d.at+W[q+1]),nt+=W[q+1]-W[q]);a&&c&&Ss(s.subarray(c.at,c.at+c.length),i.getUint16(a.at+34),X);
const ot=new Set([...bs,...n?[]:["GSUB"]]),ut=(q,{at:ft,length:Ft})=>q==="post"&&!e&&Ft>be?vs(s.subarray(ft,ft+be)):s.subarray(ft,ft+(q==="glyf"?nt:Ft));return(0,Es.
f)([...r].map(([q,ft])=>[q,ot.has(q)?void 0:ut(q,ft)]))}function xs(o,t){const e=[...o].sort((n,s)=>n.at-s.at);return e.every(({at:n,length:s},i)=>n+s<=(e[i+1]?.
at??t))}function Ss(o,t,e){const n=t+Math.floor((o.length-t*4)/2);for(let s=0;s<n;s++){if(e.has(s)||s===t-1)continue;const i=s<t?s*4:t*4+(s-t)*2;o.fill(0,i,i+(s<
t?4:2))}}function vs(o){const t=Buffer.from(o);return t.writeUInt32BE(Ms),t}var It=w(48462);const As=12,Cs=6,Is=24,Ts=512*1024;function Ps(o,t){if(o.length>Ts)return;
const e=Buffer.from(o),n=(0,It._M)(e),s=n?.plain.indexOf("/CharStrings")??-1;if(!n||s<0)return;const{plain:i}=n,r=Number(/\/lenIV\s+(\d+)/.exec(i.toString("lati\
n1",0,Math.min(s,4096)))?.[1]??4),a=D=>(0,It.Ns)(D,It.Ed).subarray(r);for(const[,D]of(0,It.NH)(i,s))if(Me(a(D))!=="plain")return;const c=new Map((0,It.Ag)(i,s)),
h=Us(c,t,a);if(!h)return;const d=[];let I=0;for(const[D,$]of c){if(h.has(D))continue;const W=$.byteOffset-i.byteOffset,X=i.lastIndexOf(`/${D} `,W),nt=W+$.length+
Ds(i.toString("latin1",W+$.length,W+$.length+Is));if(X<I||nt===W+$.length)return;d.push(i.subarray(I,X)),I=nt}const B=Buffer.concat([...d,i.subarray(I)]);return Buffer.
concat([e.subarray(0,n.start),n.seal(B),e.subarray(n.end)])}const Ds=o=>/^\s*(?:ND|\|-|noaccess def)\s+/.exec(o)?.[0].length??0;function Us(o,t,e){const n=new Set(
t).add(".notdef");for(const s of t){const i=o.get(String(s)),r=i?Me(e(i)):"plain";if(r==="unclear")return;if(r!=="plain")for(const a of r)n.add((0,Ct.S)(xt.W.charCodeAt(
a-32)))}return n}function Me(o){const t=[];for(let e=0;e<o.length;){const n=o[e++];if(n===As){if(o[e++]===Cs)return t.length>=5?t.slice(-2):"unclear";t.length=0}else
n<32?t.length=0:n<247?t.push(n-139):n<251?t.push((n-247)*256+(o[e++]??0)+108):n<255?t.push(-(n-251)*256-(o[e++]??0)-108):(t.push(NaN),e+=4)}return"plain"}function Rs(o,t,e){
try{if(o[0]===Bs)return Ps(o,t);const n=Ee(o);if(!n)return Os(o,t,e);const s=Buffer.from(o);return ys(s.subarray(n.at,n.at+n.length),t)?s:void 0}catch(n){if(!(n instanceof
RangeError))throw n;return}}const Bs=37;var Ls=w(10339),Fs=w(47212);const Ns=16*1024,Gs=.9,[Ws,js,_s]=[300,300,2],Ks=20,Hs=/^[A-Z]{6}\+/;async function ks(o){if((await(0,m.
ds)(o)).archive!==void 0)return;const{live:t}=await(0,Vt.Gy)(o),e=await Js(o,t);if(e.size===0)return;const{fonts:n}=await Ys(o,t),s=new Map,i=async(r,a)=>{const c=(0,Rt.
Lq)(o,r.dictionary);if(!c||!e.has(c))return;const h=new Set(a),d=o.job.pace.step(h.size*js);d&&await d;const I=(0,Rt.oQ)(o,r.dictionary),B=!(0,Bt.hL)(o,r.dictionary),
D=B&&o.decoded(c)[0]===79,$=s.get(c)??{glyphs:new Set,names:!1,vertical:!1};$.names||=B,$.vertical||=r.vertical,typeof I=="object"&&!D&&Vs(o,r,I,h,$.glyphs)?s.set(
c,$):e.delete(c)};for(const[r,{kept:a}]of n)await i(r,a);for(const r of $s(o)){const a=(0,Rt.Lq)(o,o.dict(r)??new R.Bi),c=a&&e.get(a);if(!c)continue;c.isForFields=
!0;const h=await(0,cs.G)(o,r);(0,Bt.hL)(o,h.dictionary)?e.delete(a):await i(h,zs.flatMap(d=>h.glyphs(Uint8Array.of(d))))}for(const[r,a]of s){const c=e.get(r);c&&
await no(o,r,c,a)}}const zs=Array.from({length:256},(o,t)=>t);function $s(o){const t=o.dict(o.dict(o.catalog.get("AcroForm"))?.get("DR"));return o.dict(t?.get("\
Font"))?.values()??[]}async function Js(o,t){const e=new Map,n=[];for(let s=1;s<t.length;s++){const i=o.job.pace.step(Ws);i&&await i;const r=t[s]===1?o.get(s):null;
if(!(r instanceof R.Bi))continue;const a=r.get("FontFile")??r.get("FontFile2")??r.get("FontFile3"),c=(0,R.i9)(a)?o.resolve(a):Zs(o,r);c instanceof R.Z6&&(n.push(
[s,c]),(0,R.i9)(a)&&o.encoded(c).length>=Ns&&e.set(c,{number:a.number,named:[],isForFields:!1}))}for(const[s,i]of n)e.get(i)?.named.push(s);return e}const Zs=(o,t)=>(0,R.
Eo)(o.resolve(t.get("Type")),"Font")?(0,Rt.Lq)(o,t):void 0;async function Ys(o,t){const[e,n]=[new Ls.H,new Fs.Wz(o)],{pace:s}=o.job;for(let a=0;a<o.pages.count;a++)
await e.note((await n.all(a,[])).trace,s);const{content:i,pages:r}=await(0,Pt.d)(o,t.length,a=>t[a]===1);for(const[a,c]of i){const h=o.get(a),d=h instanceof R.Z6&&
!r.has(a)?o.decodedPart(h)?.data:void 0;d&&await e.note((await n.stream(d,c)).trace,s)}return e}function Vs(o,{dictionary:t},e,n,s){const i=(0,Bt.hL)(o,t);if(i){
const h=o.resolve(i.get("CIDToGIDMap")),d=h instanceof R.Z6?o.decodedPart(h)?.data:void 0;for(const{cid:I}of n)s.add(I),s.add(e.glyphOfCid(I)),d&&s.add((d[I*2]??
0)<<8|(d[I*2+1]??0));return!0}const r=(0,xt.yD)(o,t);if(e.kind==="truetype")return Qs(e,r,n,s);const a=o.resolve(t.get("Encoding")),c=(0,R.Zm)(a)?o.resolve(a.get(
"BaseEncoding")):a;return e.kind==="named"&&!(0,R.Eo)(c,"MacExpertEncoding")&&eo(e,r,n,s)}function Oe({code:o,text:t},e,n){const s=[e,xt.W,xt.NF,xt.yh].map(r=>r.
charCodeAt(o-32)||0),i=n===void 0?void 0:(0,Ct.u)(n);return[...s,i??0,...Array.from(t,r=>r.codePointAt(0))].filter(r=>r>0)}const Xs=new Map([[185,"onesuperior"],
[178,"twosuperior"],[179,"threesuperior"],[64257,"fi"],[64258,"fl"]]),xe=o=>[(0,Ct.S)(o),Xs.get(o)??""];function Qs(o,{base:t="",differences:e},n,s){for(const i of n){
const{code:r}=i,a=e?.get(r),c=Oe(i,t,a);for(const h of[...a===void 0?[]:[a],...c.flatMap(xe)])s.add(o.glyphOf(h));for(const h of[...c,r,61440|r,61696|r,61952|r])
s.add(o.unicode(h));for(const h of c)s.add(o.code(xt.yh.indexOf(String.fromCodePoint(h))+32));s.add(o.code(r))}return!0}const qs=65536;function to(o){const t=new Map,
e=(n,s)=>{const i=n===""?void 0:(0,Ct.u)(n),r=i===void 0?void 0:t.get(i);r?r.push(s):i!==void 0&&t.set(i,[s])};if(o.names)for(const n of o.names)e(n,n);else for(let n=1;n<
qs;n++)e(o.nameOf(n),n);return t}const Se=["space","nbspace","hyphen","sfthyphen","bullet","quotesingle","quoteleft","quoteright","grave"];function eo(o,{base:t="",
differences:e},n,s){const i=to(o),r=a=>{const c=o.names?.has(a)?a:o.glyphCalled?.(a);return c!==void 0&&s.add(c),c!==void 0};Se.forEach(r);for(const a of n){const c=e?.
get(a.code),h=o.encoding?.get(a.code);h!==void 0&&r(h);for(const d of Oe(a,t,c)){xe(d).forEach(r);for(const I of i.get(d)??[])s.add(I)}if(c!==void 0&&!r(c)&&c!==
".notdef"&&!Se.includes(c))return!1}return!0}async function no(o,t,{number:e,named:n,isForFields:s},i){const r=await o.decodedAtEase(t),a=o.job.pace.step(r.length*
_s);a&&await a;const c=await oo(o,r,i.glyphs),h=c&&Rs(r,c,i);if(!h)return;const d=await(0,J.S)(t,h,o.job);if(d.data.length>o.encoded(t).length*Gs||(so(o,d.dict,
h.length-r.length),o.put(e,d),s))return;const I=(0,fs.j)(h);for(const B of n){o.edit(B);const D=o.get(B);for(const $ of["BaseFont","FontName"]){const W=(0,Bt.FG)(
o,D.get($));W!==""&&!Hs.test(W)&&D.set($,(0,R.UU)(`${I}+${W}`))}}}function so(o,t,e){const n=["Length2","Length1"].find(i=>t.has(i)),s=n===void 0?void 0:o.resolve(
t.get(n));n!==void 0&&typeof s=="number"&&t.set(n,s+e)}async function oo({job:o},t,e){const n=(0,as.m)(t),s=Ee(t);if(n?.kind!=="named"||!s)return e;let i=0;const r=(0,rs.
mJ)(t.subarray(s.at,s.at+s.length),c=>i+=c),a=new Set(e);for(const c of e){if(typeof c=="string"||n.nameOf(c)==="")continue;const h=r?.glyph(c);if(!h)return;for(const I of h)
a.add(n.glyphCalled?.((0,Ct.S)(xt.W.charCodeAt(I-32)))??0);const d=o.pace.step((i+1)*Ks);i=0,d&&await d}return a}var Jt=w(49994);const ve=6,Ae={resolution:50,quality:20},
io=async(o,t,e)=>{const{maximum_bytes:n=1/0,open_password:s}=t,i=async W=>{const X={};return{...await(0,Jt.BG)(o,s,e,async ot=>{X.outcome=await new qn(ot,W).run(),
await ks(ot)}),outcome:X.outcome}};let r=await i(t);for(let W=1;W<=ve&&r.bytes.length>n&&ro(r);W++){const X=await i(ao(W,t));X.bytes.length<r.bytes.length&&(r=X)}
const{bytes:a,isSmaller:c,pageCount:h,outcome:d,written:I}=r;I&&e.onWritten?.(I);const B=c?[...r.notes]:[Jt.bx],D=Object.values(d.kept).reduce((W,X)=>W+X,0);c&&
D>0&&B.push(co(D,d)),a.length>n&&B.push(fo(a.length));const $=o.bytes.length;return{documents:[{name:o.name,bytes:a,pageCount:h}],notes:B,facts:{pageCount:h,bytesBefore:$,
bytesAfter:a.length,savedPercent:c?(0,Jt.p0)($,a.length):0,compressedImages:c?d.compressed:0,keptImages:c?D:D+d.compressed}}},ro=({outcome:{compressed:o,kept:t}})=>o+
t.larger>0;function ao(o,{resolution:t,quality:e,grayscale:n}){const s=(i,r)=>i<=r?i:Math.round(i*(r/i)**(o/ve));return{resolution:s(t,Ae.resolution),quality:s(
e,Ae.quality),grayscale:n}}const Ce={larger:"would hardly become smaller",kind:"of a kind that is not compressed",lines:"like drawings or text, which would blur",
heavy:"too large to decode here"};function co(o,{kept:t}){const n=Object.keys(Ce).filter(s=>t[s]>0).map(s=>`${t[s]} ${Ce[s]}`);return{code:"images_kept",message:`${(0,F.
C7)(o,"image stays as it was","images stay as they were")}: ${(0,F.Dw)(n)}.`}}const fo=o=>({code:"still_larger",message:`The document could not be made as small\
 as maximum_bytes asks: it has ${o} bytes.`,mentions:["maximum_bytes"]})}),77158:((it,Z,w)=>{w.d(Z,{O:()=>F});const F=Buffer.from(`%PDF-1.3
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
`,"latin1")}),91025:((it,Z,w)=>{w.d(Z,{n:()=>N});var F=w(45599);class N{document;copies=new Map;constructor(L){this.document=L}with(L,K){const k=(0,F.i9)(L)?L.number:
(0,F.Zm)(L)?L:void 0;let S=this.copies.get(k);S||this.copies.set(k,S=new Map);const U=K.length===1?String(K[0].ref.number):K.map(({ref:b})=>b.number).join(" ");
let O=S.get(U);return O||S.set(U,O=this.extend(this.document.dict(L)??new F.Bi,K)),O}extend(L,K){const{document:k}=this,S=new F.Bi(L),U=new Map,O=K.map(b=>{const{
category:u,ref:p}=b;let E=U.get(u);E||U.set(u,E=new F.Bi(k.dict(L.get(u))));let l=b.name;for(let f=2;E.has(l);f++)l=`${b.name}${f}`;return E.set(l,p),S.set(u,E),
l});return{resources:k.add(S),names:O}}}}),36078:((it,Z,w)=>{w.d(Z,{AY:()=>k,KJ:()=>O,XL:()=>S,_:()=>N,hX:()=>u,id:()=>K,qK:()=>L,vs:()=>z,wW:()=>b,yQ:()=>U});var F=w(
45079);function N(p){if(Number.isInteger(p)&&Math.abs(p)<1e7)return String(p);const E=Number(p.toPrecision(7)),l=Math.abs(E)<1e-9?"0":String(E);return l.includes(
"e")?E.toFixed(12).replace(/\.?0+$/,""):l}const z=p=>p.map(N).join(" "),L=(p,E)=>`q ${E} cm /${p} Do Q`,K=p=>(0,F.ZV)(Math.round(p*1e3)/1e3||0),k=([p,E])=>`${K(
p)} ${K(E)}`,S=p=>p.map((E,l)=>`${k(E)} ${l===0?"m":"l"}`).join(" "),U=.5523;function O(p){const E=U,l=(...f)=>`${f.map(([g,C])=>k(p(g,C))).join(" ")} c`;return[
`${k(p(1,0))} m`,l([1,E],[E,1],[0,1]),l([-E,1],[-1,E],[-1,0]),l([-1,-E],[-E,-1],[0,-1]),l([E,-1],[1,-E],[1,0])].join(" ")}function b(p,E){const l={1:"g",3:"rg",
4:"k"}[p.length];return`${p.map(K).join(" ")} ${E==="fill"?l:l.toUpperCase()}`}const u=p=>`[${p.map(K).join(" ")}] 0 d`}),80287:((it,Z,w)=>{w.d(Z,{F:()=>S,i:()=>k});
var F=w(58006),N=w(45599),z=w(38671),L=w(90634),K=w(74262);async function k(U,O){const{format:b,parameters:u,before:p}=(0,z.R)(U,O);if(b!=="jpg")return;const{data:E,
whole:l}=await U.decodedPartAtEase(p);if(!l||(0,K.YL)(E))return;const f=await(0,L.LG)(E,U.job);if(!f)return;const g=(0,F.n)(O,f,{compress:!1});return g.dict.set(
"Filter",(0,N.UU)("DCTDecode")),u&&g.dict.set("DecodeParms",u),g}async function S(U,O){let b=!1;for(const u of O){const p=U.get(u),E=p instanceof N.Z6?await k(U,
p):void 0;E&&(U.put(u,E),b=!0)}return b}}),1900:((it,Z,w)=>{w.d(Z,{b:()=>b,cE:()=>S,lc:()=>U,oF:()=>N,rr:()=>L,vO:()=>F});const F=4,N=2,z={gray:1,rgb:3,rgba:4,"\
gray-alpha":2},L=u=>u.byteOffset%F===0?new Uint32Array(u.buffer,u.byteOffset,u.length/F):new Uint32Array(u.slice().buffer),K=new Uint32Array(0),k=(u,p)=>p>0&&Buffer.
compare(u(p),u(p-1))===0;async function S({height:u,row:p},E){let l=-1;for(let f=0;f<u;f++){const g=p(f),C=k(p,f)?K:L(g);for(let y=0;y<C.length;y++){if(C[y]===l)
continue;const M=y*F,x=g[M+1];if(g[M]!==x||g[M+2]!==x)return!0;l=C[y]}const A=E.step(g.length*N);A&&await A}return!1}function U({width:u,row:p},E){const l=z[E],
f=new Uint8Array(u*l),g=l<3,C=l%2===0;let A=-1;return y=>{const M=A===y-1&&k(p,y);if(A=y,M)return f;const x=p(y),v=L(x);for(let T=0,G=0;T<v.length;T++){if(T>0&&
v[T]===v[T-1]){for(const et=G+l;G<et;G++)f[G]=f[G-l];continue}const H=T*F,[Q,tt,st]=[x[H],x[H+1],x[H+2]];g?f[G++]=O(st,tt,Q):(f[G++]=st,f[G++]=tt,f[G++]=Q),C&&(f[G++]=
x[H+3])}return f}}const O=(u,p,E)=>77*u+150*p+29*E+128>>8;function b(u){const p=new Uint8Array(u.length/3);for(let E=0;E<p.length;E++)p[E]=O(u[E*3],u[E*3+1],u[E*
3+2]);return p}}),30825:((it,Z,w)=>{w.d(Z,{v5:()=>H,mJ:()=>Q,n1:()=>G});var F=w(16456),N=w(30201),z=w(61188),L=w(74135),K=w(83553);const k=10,S=2e4,U=513;function O(V,P){
switch(V){case 1:case 3:case 18:case 23:return P%2;case 4:case 22:return P-1;case 21:return P-2;case 14:return P%4;default:return 0}}function b(V,P,_){const j=new K.
w$(P.matrix),m=new p(P,j);try{m.run(V,0)}finally{_(m.steps)}return j.outline}function u(V,P,_){const j=new p(P,new K.w$(P.matrix));try{j.run(V,0)}finally{_(j.steps)}
return j.width}class p{font;pen;width;hasWidth=!0;stack=[];stems=0;steps=0;ended=!1;constructor(P,_){this.font=P,this.pen=_}run(P,_){if(_>k)throw new K.MS;const j=new DataView(
P.buffer,P.byteOffset,P.byteLength);for(let m=0;m<P.length&&!this.ended;){if(++this.steps>S||this.stack.length>U)throw new K.MS;const J=j.getUint8(m++);if(J===28)
this.stack.push(j.getInt16(m)),m+=2;else if(J===255)this.stack.push(j.getInt32(m)/65536),m+=4;else if(J>=251)this.stack.push(-(J-251)*256-j.getUint8(m++)-108);else if(J>=
247)this.stack.push((J-247)*256+j.getUint8(m++)+108);else if(J>=32)this.stack.push(J-139);else{if(J===11)return;J===10?this.call(this.font.local,_):J===29?this.
call(this.font.global,_):J===12?this.escaped(j.getUint8(m++)):J===19||J===20?(this.takeWidth(this.stack,this.stack.length%2),this.stems+=this.stack.length>>1,this.
stack=[],m+=this.stems+7>>3):this.operate(J,_)}}}call({data:P,count:_,offset:j},m){const J=_<1240?107:_<33900?1131:32768,Y=this.pop()+J;if(!(Number.isInteger(Y)&&
Y>=0&&Y<_))throw new K.MS;this.run(P.subarray(j(Y),j(Y+1)),m+1)}pop(){const P=this.stack.pop();if(P===void 0)throw new K.MS;return P}takeWidth(P,_){this.hasWidth&&
_>0&&(this.width=P[0]),this.hasWidth=!1}operate(P,_){const{pen:j,stack:m}=this;switch(this.stack=[],this.hasWidth&&this.takeWidth(m,O(P,m.length)),P){case 1:case 3:case 18:case 23:
this.stems+=m.length>>1;return;case 4:return j.move(0,m.at(-1)??0);case 22:return j.move(m.at(-1)??0,0);case 21:return j.move(m.at(-2)??0,m.at(-1)??0);case 5:return this.
lines(m,m.length);case 6:case 7:for(const[J,Y]of m.entries())J%2===0==(P===6)?j.line(Y,0):j.line(0,Y);return;case 8:this.curves(m,0,m.length);return;case 24:{const J=this.
curves(m,0,m.length-2);return j.line(m[J]??0,m[J+1]??0)}case 25:{const J=m.length-6;this.lines(m,J),this.curves(m,Math.max(J,0),m.length);return}case 26:case 27:
return this.flatCurves(m,P===27);case 30:case 31:return this.turningCurves(m,P===31);case 14:return this.end(m,_);default:throw new K.MS}}lines(P,_){for(let j=0;j+
1<_;j+=2)this.pen.line(P[j],P[j+1])}curves(P,_,j){let m=_;for(;m+5<j;m+=6)this.pen.curve(P[m],P[m+1],P[m+2],P[m+3],P[m+4],P[m+5]);return m}flatCurves(P,_){let j=P.
length%4===0?0:1,m=j===1?P[0]:0;for(;j+3<P.length;j+=4){const[J,Y,R,lt]=[P[j],P[j+1],P[j+2],P[j+3]];_?this.pen.curve(J,m,Y,R,lt,0):this.pen.curve(m,J,Y,R,0,lt),
m=0}}turningCurves(P,_){let j=_;for(let m=0;m+3<P.length;m+=4){const[J,Y,R,lt]=[P[m],P[m+1],P[m+2],P[m+3]],dt=P.length-m===5?P[m+4]:0;j?this.pen.curve(J,0,Y,R,dt,
lt):this.pen.curve(0,J,Y,R,lt,dt),j=!j}}end(P,_){if(P.length>=4){const[j,m,J,Y]=P.slice(-4);for(const[R,lt,dt]of[[J,0,0],[Y,j,m]]){const pt=this.font.accented(R);
if(!pt)throw new K.MS;this.pen.x=lt,this.pen.y=dt,this.stems=0,this.run(pt,_+1),this.ended=!1}}this.ended=!0}escaped(P){const{pen:_,stack:j}=this,m=j;switch(P){case 34:
_.curve(m[0],0,m[1],m[2],m[3],0),_.curve(m[4],0,m[5],-m[2],m[6],0);break;case 35:_.curve(m[0],m[1],m[2],m[3],m[4],m[5]),_.curve(m[6],m[7],m[8],m[9],m[10],m[11]);
break;case 36:_.curve(m[0],m[1],m[2],m[3],m[4],0),_.curve(m[5],0,m[6],m[7],m[8],-(m[1]+m[3]+m[7]));break;case 37:{const J=m[0]+m[2]+m[4]+m[6]+m[8],Y=m[1]+m[3]+m[5]+
m[7]+m[9],R=Math.abs(J)>Math.abs(Y);_.curve(m[0],m[1],m[2],m[3],m[4],m[5]),_.curve(m[6],m[7],m[8],m[9],R?m[10]:-J,R?-Y:m[10]);break}default:return this.arithmetic(
P)}this.stack=[]}arithmetic(P){const _=this.pop();switch(P){case 9:this.stack.push(Math.abs(_));return;case 10:this.stack.push(this.pop()+_);return;case 11:this.
stack.push(this.pop()-_);return;case 12:this.stack.push(this.pop()/_);return;case 14:this.stack.push(-_);return;case 18:return;case 24:this.stack.push(this.pop()*
_);return;default:throw new K.MS}}}const E=15,l=17,f=18,g=19,C=20,A=21,y=3079,M=3102,x=3108,v=3109,T=[.001,0,0,.001,0,0];function G(V,P){return tt(V,(_,j)=>b(_,
j,P))}function H(V,P){return tt(V,(_,j,{nominal:m,usual:J})=>{const Y=u(_,j,P);return(Y===void 0?J:m+Y)*(j.matrix[0]??0)*1e3})}function Q(V,P){return tt(V,(_,j)=>{
const m=[];return b(_,{...j,accented:Y=>(m.push(Y),j.accented(Y))},P),m})}function tt(V,P){const _=new DataView(V.buffer,V.byteOffset,V.byteLength),j=(0,z.Pe)(_,
_.getUint8(2)),m=(0,z.Pe)(_,j.end),J=(0,z.Pe)(_,m.end),Y={data:V,...(0,z.FG)(_,J.end)},R=(0,z.zz)(_,m.offsets[0]??0,m.offsets[1]??0),lt=R.get(l)?.[0];if(lt===void 0)
return;const dt=(0,z.Pe)(_,lt).offsets,pt=R.has(M),bt=(pt?et(_,R):[R]).map(ht=>({...at(_,V,ht),matrix:gt(R,pt?ht:void 0)})),St=pt?ct(_,R.get(v)?.[0]??0):()=>0,Mt=ht=>{
const[yt,mt]=[dt[ht],dt[ht+1]];return yt===void 0||mt===void 0?void 0:V.subarray(yt,mt)};let Ot;const Et=ht=>(Ot??=new Map(pt?[]:(0,z.eP)(_,R.get(E)?.[0]??0,dt.
length-1,!1).map((yt,mt)=>[(0,z.Je)(V,J.offsets,yt),mt])),Ot.get(ht)??-1),Tt=ht=>(0,K.Ak)(()=>{const yt=Mt(ht);if(!yt)return;const mt=bt[St(ht)],Nt={matrix:mt?.
matrix??T,global:Y,local:mt?.local??rt(V),accented:Pt=>Mt(Et((0,N.S)(F.W.charCodeAt(Pt-32))))};return P(yt,Nt,mt??{usual:0,nominal:0})});return{glyph:Tt,named:ht=>Tt(
Et(ht))}}const st=256;function et(V,P){const{count:_,offset:j}=(0,z.FG)(V,P.get(x)?.[0]??0),m=Math.min(_,st);return Array.from({length:m},(J,Y)=>(0,z.zz)(V,j(Y),
j(Y+1)))}function ct(V,P){if(V.getUint8(P)===0)return j=>V.getUint8(P+1+j);const _=V.getUint16(P+1);return j=>{let[m,J]=[0,_-1];for(;m<J;){const Y=m+J+1>>1;V.getUint16(
P+3+Y*3)<=j?m=Y:J=Y-1}return V.getUint8(P+5+m*3)}}const rt=V=>({data:V,count:0,offset:()=>0});function at(V,P,_){const[j,m]=_.get(f)??[],J=rt(P);if(j===void 0||
m===void 0)return{local:J,usual:0,nominal:0};const Y=(0,z.zz)(V,m,m+j),R=Y.get(g)?.[0];return{local:R===void 0?J:{data:P,...(0,z.FG)(V,m+R)},usual:Y.get(C)?.[0]??
0,nominal:Y.get(A)?.[0]??0}}function gt(V,P){const _=J=>{const Y=J?.get(y);return Y?.length===6?Y:void 0},[j,m]=[_(P),_(V)];return j&&m?(0,L.lw)(j,m):j??m??T}}),
83553:((it,Z,w)=>{w.d(Z,{Ak:()=>U,BO:()=>O,MS:()=>k,po:()=>L,w$:()=>S});const F=1e9,N=2e9,z=3e9,L=4e9,K=2e5;class k extends Error{}class S{matrix;outline=[];x=0;y=0;constructor(u){
this.matrix=u}move(u,p){this.outline.push(F),this.to(u,p)}line(u,p){this.outline.push(N),this.to(u,p)}curve(u,p,E,l,f,g){this.outline.push(z),this.to(u,p),this.
to(E,l),this.to(f,g)}skip(u,p){this.x+=u,this.y+=p}to(u,p){const[E,l,f,g,C,A]=this.matrix;this.skip(u,p);const{x:y,y:M}=this;if(this.outline.push((E*y+f*M+C)*1e3,
(l*y+g*M+A)*1e3),this.outline.length>K)throw new k}}function U(b){try{return b()}catch(u){if(u instanceof RangeError||u instanceof k)return;throw u}}function O(b){
let[u,p,E,l]=[1/0,1/0,-1/0,-1/0],f=0;for(let g=0;g<b.length;){const C=b[g];if(C>=F){f=C===L?1:0,g++;continue}const[A,y]=[b[g+f],b[g+f+1]];u=Math.min(u,A),E=Math.
max(E,A),p=Math.min(p,y),l=Math.max(l,y),g+=2+f}return u<=E&&p<=l?[u,p,E,l]:void 0}}),22194:((it,Z,w)=>{w.d(Z,{f:()=>N});const F=16;function N(z){const L=z.flatMap(
([O,b])=>b?[{tag:O,data:b}]:[]).sort((O,b)=>O.tag<b.tag?-1:1),K=2**Math.floor(Math.log2(L.length)),k=Buffer.alloc(12+L.length*F);k.writeUInt32BE(65536,0),k.writeUInt16BE(
L.length,4),k.writeUInt16BE(K*F,6),k.writeUInt16BE(Math.log2(K),8),k.writeUInt16BE((L.length-K)*F,10);const S=[k];let U=k.length;for(const[O,{tag:b,data:u}]of L.
entries()){const p=12+O*F;k.write(b,p,"latin1"),k.writeUInt32BE(U,p+8),k.writeUInt32BE(u.length,p+12);const E=-u.length&3;S.push(u,Buffer.alloc(E)),U+=u.length+
E}return Buffer.concat(S)}}),43463:((it,Z,w)=>{w.d(Z,{j:()=>L});var F=w(77598),N=w.n(F);const z=26;function L(K){const k=(0,F.createHash)("sha256").update(K).digest();
return Array.from(k.subarray(0,6),S=>String.fromCharCode(65+S%z)).join("")}}),90634:((it,Z,w)=>{w.d(Z,{GO:()=>O,LG:()=>p,hf:()=>l,mK:()=>E,mU:()=>f});var F=w(64680),
N=w(16353),z=w(8283),L=w(990),K=w(55407);const[k,S]=[1023,2047],U=250,O=1,[b,u]=[192,193],p=(M,x)=>(0,K.E0)(M,x,O,({frame:v,kept:T})=>{const G=E(M,T),H=T.some(({
marker:Q,data:tt})=>Q===K.wU&&tt[0]>>4===1);return l(v,G,x.pace,{isLarge:H,codesFor:f})});function E(M,x){const v=new F.k(Math.ceil(M.length*1.2)+4096);(0,N.HM)(
v,z.A2);for(const{start:T,end:G}of x)v.copy(M,T,G);return v}async function l(M,x,v,{isLarge:T,codesFor:G}){(0,N.HM)(x,T?u:b,g(M));for(const Q of N.np.keys())(0,N.
m2)(x,Q);const H=M.components.flatMap(({id:Q},tt)=>[Q,G(tt)*17]);if((0,N.HM)(x,z.Os,[M.components.length,...H,0,L.IE-1,0]),!!await C(M,x,v,G))return(0,N.HM)(x,z.
GM),x.from(0)}const f=M=>M===0||M===3?0:1;function g({width:M,height:x,components:v}){return[8,...[...(0,N.Nr)(x),...(0,N.Nr)(M)],v.length,...v.flatMap(({id:G,across:H,
down:Q,table:tt})=>[G,H<<4|Q,tt])]}async function C({components:M,unitColumns:x,unitRows:v},T,G,H){const Q=new N.t0(T),tt=M.map((rt,at)=>new N.tt(Q,N.np[H(at)],
N.e_[H(at)])),st=M.reduce((rt,{across:at,down:gt})=>rt+at*gt,0),et=T.length,ct=M.reduce((rt,{values:at})=>rt+at.byteLength*O,0);for(let rt=0;rt<v;rt++){for(let gt=0;gt<
x;gt++)for(const[V,P]of M.entries())if(!A(P,tt[V],rt,gt))return!1;if(T.length-et>ct)return!1;const at=G.step(x*st*U);at&&await at}return Q.finish(),!0}function A({
values:M,across:x,down:v,stride:T},G,H,Q){for(let tt=0;tt<v;tt++)for(let st=0;st<x;st++){const et=((H*v+tt)*T+Q*x+st)*L.IE;if(Math.abs(M[et]-G.before)>S||!y(M,et+
1,et+L.IE))return!1;G.writeValues(M,et)}return!0}function y(M,x,v){for(let T=x;T<v;T++){const G=M[T];if(G>k||G<-k)return!1}return!0}}),31584:((it,Z,w)=>{w.d(Z,{
F:()=>U,o:()=>O});const F=274,N=282,z=283,L=296,K=3,k=5,S={orientation:void 0,resolution:void 0};function U(b){if(b.length<14)return S;const u=new DataView(b.buffer,
b.byteOffset,b.length),p=u.getUint16(0);if(p!==18761&&p!==19789)return S;const E=p===18761,l=u.getUint32(4,E);if(u.getUint16(2,E)!==42||l+2>b.length)return S;const f=u.
getUint16(l,E),g=new Map;for(let x=0,v=l+2;x<f&&v+12<=b.length;x++,v+=12){const T=u.getUint16(v,E),G=u.getUint16(v+2,E);if(G===K&&(T===F||T===L)&&g.set(T,u.getUint16(
v+8,E)),G!==k||T!==N&&T!==z)continue;const H=u.getUint32(v+8,E);H+8<=b.length&&g.set(T,u.getUint32(H,E)/u.getUint32(H+4,E))}const C=g.get(F),A={2:1,3:2.54}[g.get(
L)??2],[y,M]=[g.get(N),g.get(z)];return{orientation:C!==void 0&&C>=1&&C<=8?C:void 0,resolution:y===void 0||M===void 0||A===void 0?void 0:O({x:y*A,y:M*A})}}function O({
x:b,y:u}){const p=E=>E>=10&&E<=4800;return p(b)&&p(u)?{x:b,y:u}:void 0}}),76023:((it,Z,w)=>{w.d(Z,{L:()=>k});var F=w(45599),N=w(69869);const z=8,L={DeviceGray:K(
"gray",1),CalGray:K("gray",1),G:K("gray",1),DeviceRGB:K("rgb",3),CalRGB:K("rgb",3),RGB:K("rgb",3),DeviceCMYK:K("cmyk",4),CMYK:K("cmyk",4),Separation:K("inks",1)};
function K(O,b){return{kind:O,components:b,profile:void 0,table:void 0}}function k(O,b,u,p=0){const E=O.resolve(b);if(p>z)return;if(E instanceof F.SX){if(Object.
hasOwn(L,E.text))return L[E.text];const f=u(E.text);return f===void 0?void 0:k(O,f,u,p+1)}if(!(0,F.cy)(E))return;const l=O.resolve(E[0]);if(l instanceof F.SX)switch(l.
text){case"ICCBased":return S(O,E[1],u,p);case"Indexed":case"I":return U(O,E,u,p);case"DeviceN":{const f=O.array(E[1])?.length??0;return f>=1&&f<=32?K("inks",f):
void 0}default:return Object.hasOwn(L,l.text)?L[l.text]:void 0}}function S(O,b,u,p){const E=O.resolve(b);if(!(E instanceof F.Z6))return;const l=O.resolve(E.dict.
get("N")),f=l===1?"gray":l===3?"rgb":l===4?"cmyk":void 0;if(f===void 0)return k(O,E.dict.get("Alternate"),u,p+1);const g=(0,N.hh)(O.decodedPart(E)?.data,l);return{
...K(f,l),profile:g?.bytes}}function U(O,b,u,p){const E=k(O,b[1],u,p+1),l=O.resolve(b[3]),f=l instanceof F.Mx?l.bytes:l instanceof F.Z6?O.decodedPart(l)?.data:void 0,
g=O.resolve(b[2]);if(!E||E.table||!f||typeof g!="number"||!(g>=0))return;const C=new Uint8Array((Math.min(Math.floor(g),255)+1)*E.components);return C.set(f.subarray(
0,C.length)),{...E,table:C}}}),16353:((it,Z,w)=>{w.d(Z,{HM:()=>U,Nr:()=>O,e_:()=>S,m2:()=>b,np:()=>L,t0:()=>C,tt:()=>A});var F=w(47772);function N(y,M){const[x,
v]=[new Uint16Array(256),new Uint8Array(256)];let[T,G]=[0,0];for(const[H,Q]of y.entries()){for(let tt=0;tt<Q;tt++,G++,T++)x[M[G]]=T,v[M[G]]=H+1;T*=2}return{counts:y,
values:M,codes:x,lengths:v}}const z=Array.from({length:12},(y,M)=>M),L=[N([0,1,5,1,1,1,1,1,1,0,0,0,0,0,0,0],z),N([0,3,1,1,1,1,1,1,1,1,1,0,0,0,0,0],z)],K=["01020\
300041105122131410613516107227114328191a1082342b1c11552d1f02433627282","0001020311040521310612415107617113223281081442 91a1b1c109233352f0156272d10a162434e125f1".
replace(" ","")],k=[[0,2,1,3,3,2,4,3,5,5,4,4,0,0,1,125],[0,2,1,2,4,4,3,4,7,5,4,4,0,1,2,119]],S=K.map((y,M)=>{const x=[...Buffer.from(y,"hex")],T=[0,240,...Array.
from({length:160},(G,H)=>Math.floor(H/10)<<4|H%10+1)].filter(G=>!x.includes(G)).sort((G,H)=>G-H);return N(k[M],[...x,...T])});function U(y,M,x=[]){if(y.byte(255),
y.byte(M),x.length!==0)for(const v of[...O(x.length+2),...x])y.byte(v)}const O=y=>[y>>8,y&255];function b(y,M){for(const[x,v]of[L[M],S[M]].entries())U(y,196,[x<<
4|M,...v.counts,...v.values])}const u=32768,p=u+.5,E=0,l=240,[f,g]=[16384,512];class C{output;bits=0;count=0;at=0;bytes=new Uint8Array(f+g);constructor(M){this.
output=M}reserve(){this.at>=f&&this.flush()}add(M,x){const v=this.bits<<x|M,T=this.count+x-16;if(T<0){this.bits=v,this.count+=x;return}this.bits=v&(1<<T)-1,this.
count=T,this.put(v>>>T+8&255),this.put(v>>>T&255)}put(M){this.bytes[this.at++]=M,M===255&&(this.bytes[this.at++]=0)}finish(){const{count:M}=this,x=M+7&-8,v=this.
bits<<x-M|(1<<x-M)-1;for(let T=x-8;T>=0;T-=8)this.put(v>>>T&255);this.bits=this.count=0,this.flush()}flush(){this.output.copy(this.bytes,0,this.at),this.at=0}}class A{bits;dc;ac;before=0;values=new Int16Array(
64);constructor(M,x,v){this.bits=M,this.dc=x,this.ac=v}write(M,x){const{values:v}=this;for(let T=0;T<64;T++){const G=F.Tl[T];v[T]=(M[G]*x[G]+p|0)-u}this.writeValues(
v,0)}writeValues(M,x){const{bits:v,dc:T,ac:G}=this,{codes:H,lengths:Q}=G;v.reserve();const tt=M[x];this.value(tt-this.before,0,T),this.before=tt;let st=0;for(let et=x+
1;et<x+64;et++){const ct=M[et];if(ct===0){st++;continue}for(;st>15;st-=16)v.add(H[l],Q[l]);this.value(ct,st,G),st=0}st>0&&v.add(H[E],Q[E])}value(M,x,{codes:v,lengths:T}){
const G=32-Math.clz32(Math.abs(M)),H=x<<4|G;this.bits.add(v[H],T[H]),G>0&&this.bits.add(M<0?M+(1<<G)-1:M,G)}}}),47772:((it,Z,w)=>{w.d(Z,{Tl:()=>F,X:()=>k,pd:()=>S,
vI:()=>L});const F=Uint8Array.from(N());function*N(){for(let b=0;b<15;b++)for(let u=0;u<=b;u++){const[p,E]=b%2===0?[b-u,u]:[u,b-u];p<8&&E<8&&(yield p*8+E)}}const z={
luminance:[16,11,10,16,24,40,51,61,12,12,14,19,26,58,60,55,14,13,16,24,40,57,69,56,14,17,22,29,51,87,80,62,18,22,37,56,68,109,103,77,24,35,55,64,81,104,113,92,49,
64,78,87,103,121,120,101,72,92,95,98,112,100,103,99],chrominance:[17,18,24,47,99,99,99,99,18,21,26,66,99,99,99,99,24,26,56,99,99,99,99,99,47,66,99,99,99,99,99,99,
...Array.from({length:32},()=>99)]};function L(b,u){const p=b<50?5e3/b:200-2*b;return Uint8Array.from(z[u],E=>Math.min(Math.max(Math.floor((E*p+50)/100),1),255))}
const K=[1,1.387039845,1.306562965,1.175875602,1,.785694958,.5411961,.275899379],k=b=>Float64Array.from(b,(u,p)=>1/(u*K[p>>3]*K[p&7]*8));function S(b){for(let u=0;u<
64;u+=8)O(b,u,1);for(let u=0;u<8;u++)O(b,u,8)}const U=Math.SQRT1_2;function O(b,u,p){const E=u+p,l=E+p,f=l+p,g=f+p,C=g+p,A=C+p,y=A+p,M=b[u],x=b[E],v=b[l],T=b[f],
G=b[g],H=b[C],Q=b[A],tt=b[y],st=M+tt,et=M-tt,ct=x+Q,rt=x-Q,at=v+H,gt=v-H,V=T+G,P=T-G,_=st+V,j=st-V,m=ct+at,J=ct-at;b[u]=_+m,b[g]=_-m;const Y=(J+j)*U;b[l]=j+Y,b[A]=
j-Y;const R=P+gt,lt=gt+rt,dt=rt+et,pt=(R-dt)*.382683433,bt=.5411961*R+pt,St=1.306562965*dt+pt,Mt=lt*U,Ot=et+Mt,Et=et-Mt;b[C]=Et+bt,b[f]=Et-bt,b[E]=Ot+St,b[y]=Ot-
St}}),61273:((it,Z,w)=>{w.d(Z,{I:()=>S});var F=w(64680),N=w(16353),z=w(47772);const L=8,K=12,k=65535;async function S(l,f){const{width:g,height:C,color:A,quality:y}=l,
M=new F.k(Math.max(4096,g*C>>2)),x=(0,z.vI)(y,"luminance"),v=A==="rgb"?[x,(0,z.vI)(y,"chrominance")]:[x];U(M,l,v);const T=A==="rgb"?new E(l,M,v):new p(l,M,v);for(let G=0;G<
C;G+=T.height){T.write(G);const H=f.step(g*T.height*(A==="inks"?2:1)*K);H&&await H}return T.finish(),(0,N.HM)(M,217),M.bytes}function U(l,{width:f,height:g,color:C,
resolution:A},y){const M=(0,N.Nr)(Math.min(Math.round(A),k));(0,N.HM)(l,216),C!=="inks"&&(0,N.HM)(l,224,[...Buffer.from("JFIF\0","latin1"),1,1,1,...M,...M,0,0]);
for(const[T,G]of y.entries())(0,N.HM)(l,219,[T,...[...z.Tl].map(H=>G[H])]);const x=C==="rgb"?[1,34,0,2,17,1,3,17,1]:O(C).flatMap(T=>[T,17,0]);(0,N.HM)(l,192,[8,
...(0,N.Nr)(g),...(0,N.Nr)(f),x.length/3,...x]);for(const T of y.keys())(0,N.m2)(l,T);const v=C==="rgb"?[1,0,2,17,3,17]:O(C).flatMap(T=>[T,0]);(0,N.HM)(l,218,[v.
length/2,...v,0,63,0])}const O=l=>l==="gray"?[1]:[1,2,3,4];class b{width;height;samples;block=new Float64Array(L*L);divisors;coder;constructor(f,g,C,A,y,M){this.
width=f,this.height=g,this.samples=new Float32Array(f*g),this.divisors=(0,z.X)(A),this.coder=new N.tt(C,y,M)}set(f,g,C){this.samples[f*this.width+g]=C}setRow(f,g,C,A,y){
const{samples:M,width:x}=this,v=f*x;for(let T=0,G=C;T<y;T++,G+=A)M[v+T]=g[G];M.fill(M[v+y-1],v+y,v+x)}write(f,g){const{samples:C,width:A,block:y}=this;for(let M=0,
x=0;M<L;M++)for(let v=(g+M)*A+f,T=v+L;v<T;)y[x++]=C[v++]-128;(0,z.pd)(y),this.coder.write(y,this.divisors)}}const u=(l,f)=>Math.ceil(l/f)*f;class p{image;height=L;bits;planes;constructor(f,g,[
C]){this.image=f,this.bits=new N.t0(g);const A=u(f.width,L),y=f.color==="gray"?1:4;this.planes=Array.from({length:y},()=>new b(A,L,this.bits,C,N.np[0],N.e_[0]))}write(f){
const{image:g,planes:C}=this,{width:A}=C[0];for(let y=0;y<L;y++){const M=g.samples(Math.min(f+y,g.height-1));for(const[x,v]of C.entries())v.setRow(y,M,x,C.length,
g.width)}for(let y=0;y<A;y+=L)for(const M of C)M.write(y,0)}finish(){this.bits.finish()}}class E{image;height=2*L;bits;light;blue;red;sums;constructor(f,g,[C,A]){
this.image=f,this.bits=new N.t0(g);const y=u(f.width,2*L);this.light=new b(y,2*L,this.bits,C,N.np[0],N.e_[0]),this.blue=new b(y/2,L,this.bits,A,N.np[1],N.e_[1]),
this.red=new b(y/2,L,this.bits,A,N.np[1],N.e_[1]),this.sums=new Float32Array(y)}write(f){const{light:g,blue:C,red:A}=this;for(let y=0;y<this.height;y++)this.row(
y,Math.min(f+y,this.image.height-1));for(let y=0;y<g.width;y+=this.height){for(const M of[0,L])for(const x of[0,L])g.write(y+x,M);C.write(y/2,0),A.write(y/2,0)}}finish(){
this.bits.finish()}row(f,g){const{image:C,light:A,blue:y,red:M,sums:x}=this,v=C.samples(g),T=C.width-1,G=f%2===0;G&&x.fill(0);for(let H=0;H<A.width;H++){const Q=Math.
min(H,T)*3,[tt,st,et]=[v[Q],v[Q+1],v[Q+2]];A.set(f,H,.299*tt+.587*st+.114*et);const ct=H&-2;x[ct]+=-.168736*tt-.331264*st+.5*et,x[ct+1]+=.5*tt-.418688*st-.081312*
et}if(!G)for(let H=0;H<A.width;H+=2)y.set(f>>1,H>>1,x[H]/4+128),M.set(f>>1,H>>1,x[H+1]/4+128)}}}),92152:((it,Z,w)=>{w.d(Z,{A6:()=>u,AT:()=>b,Cb:()=>N,WQ:()=>z,ZJ:()=>O,
dl:()=>k,fu:()=>E,mA:()=>U,u8:()=>p,zq:()=>F});const F=(l,f,g)=>Math.ceil(l*f*g/8);function N(l,f,g){if(!l||l.length<f*2)return!1;let C=0;for(let A=0;A<f;A++){const[
y,M]=[l[A*2],l[A*2+1]];if(y===g&&M===0)C++;else if(y!==0||M!==g)return}return C===0?!1:C===f?!0:void 0}function z(l,f){if(l.length>=f)return l.subarray(0,f);const g=new Uint8Array(
f);return g.set(l),g}const L=2,K=65536;function k(l,f,g){const C=f>>3;return g===16?l[C]*256+l[C+1]:l[C]>>8-g-(f&7)&2**g-1}async function S(l,f,g,C){const A=Math.
max(1,Math.floor(K/f));for(let y=0;y<l;y+=A){const M=Math.min(y+A,l);C(y,M);const x=g.step((M-y)*f*L);x&&await x}}async function U(l,f){const g=new Uint8Array(l.
length);return await S(l.length,1,f,(C,A)=>{for(let y=C;y<A;y++)g[y]=l[y]^255}),g}async function O(l,{width:f,height:g,channels:C,bits:A},y,M){const x=f*C,v=F(f,
C,A),T=new Uint8Array(x*g),G=2**A-1,H=y&&A<8?255/G:1;for(let Q=0;Q<g;Q++)await S(x,1,M,(tt,st)=>{for(let et=tt;et<st;et++){const ct=et*A,rt=Q*v+(ct>>3),at=A>=8?
l[rt]:l[rt]>>8-A-(ct&7)&G;T[Q*x+et]=at*H}});return T}async function b(l,f,g,C){const A=Array.from({length:g},(M,x)=>{const[v,T]=[f[x*2],f[x*2+1]];return Uint8ClampedArray.
from({length:256},(G,H)=>(v+H/255*(T-v))*255)}),y=new Uint8Array(l.length);return await S(l.length,1,C,(M,x)=>{for(let v=M;v<x;v++)y[v]=A[v%g][l[v]]}),y}function u(l,f,g){
const C=new Uint8Array(l.length*g);for(let A=0;A<l.length;A++)for(let y=0;y<g;y++)C[A*g+y]=f[l[A]*g+y]??0;return C}async function p(l,f,g,C){const A=new Uint8Array(
l.length*g);return await S(l.length,g,C,(y,M)=>A.set(u(l.subarray(y,M),f,g),y*g)),A}async function E(l,f,g,C){const A=new Uint8Array(f.length*(g+1));return await S(
f.length,g+1,C,(y,M)=>{for(let x=y;x<M;x++){for(let v=0;v<g;v++)A[x*(g+1)+v]=l[x*g+v];A[x*(g+1)+g]=f[x]}}),A}}),5660:((it,Z,w)=>{w.d(Z,{$:()=>O});var F=w(78157),
N=w(31584),z=w(8283);const L={195:"a lossless JPEG image",197:"a hierarchical JPEG image",198:"a hierarchical JPEG image",199:"a hierarchical lossless JPEG imag\
e",201:"a JPEG image with arithmetic coding",202:"a JPEG image with arithmetic coding",203:"a lossless JPEG image with arithmetic coding",205:"a hierarchical JP\
EG image with arithmetic coding",206:"a hierarchical JPEG image with arithmetic coding",207:"a hierarchical JPEG image with arithmetic coding",247:"a JPEG-LS im\
age"},K="save it as a baseline or progressive JPEG with 8 bits, or as a PNG image",k=50,S="Exif\0\0",U="ICC_PROFILE\0";async function O(E,l,f){const g=new b(E,l);
await g.run(f);const{frame:C}=g;if(!C)throw l("is a JPEG image without a start of frame; it is damaged");if(g.end<0)throw l("is a JPEG image that is cut short; \
copy or export it again");const A=g.exif&&(0,N.F)(g.exif),{width:y,height:M,components:x,ids:v}=C;return{width:y,height:M,components:x,orientation:A?.orientation??
1,resolution:g.jfifResolution??A?.resolution,profile:p(g.profileParts),adobe:g.adobe,plainRgb:v==="RGB"&&!g.adobe&&!g.jfif,data:E.subarray(0,g.end)}}class b{bytes;refuse;frame;jfif=!1;jfifResolution;adobe=!1;exif;profileParts=new Map;end=-1;constructor(l,f){
this.bytes=l,this.refuse=f}async run(l){let f=0;for(const g of(0,z.AP)(this.bytes)){const{marker:C,end:A}=g,y=l.step(k+A-f);if(y&&await y,f=A,C===z.GM)this.end=
A;else if(C!==z.Os&&C!==z.Rd)this.take(g);else if(C===z.Os&&this.isOnlyScan(g.data)){const M=(0,F.bS)(this.bytes).indexOf(u,A);this.end=M<0?-1:M+2;return}}}isOnlyScan(l){
return this.frame?.sequential===!0&&l[0]===this.frame.components}take({marker:l,data:f}){const g=L[l];if(g!==void 0)throw this.refuse(`is ${g}, which PDF cannot\
 hold; ${K}`);if(l>=192&&l<=194)this.frame??=this.readFrame(f,l!==194);else if(l===224&&(0,F.w1)(f,0,"JFIF\0"))this.readJfif(f);else if(l===225&&(0,F.w1)(f,0,S))
this.exif??=f.subarray(S.length);else if(l===226&&(0,F.w1)(f,0,U)&&f.length>U.length+2){const[C,A]=f.subarray(U.length);this.profileParts.has(C)||this.profileParts.
set(C,{of:A,data:f.subarray(U.length+2)})}else l===238&&(0,F.w1)(f,0,"Adobe")&&f.length>=12&&(this.adobe=!0)}readFrame(l,f){const[g=0,C=0,A=0,y=0,M=0,x=0]=l,[v,
T]=[C<<8|A,y<<8|M];if(l.length<6+3*x)throw this.refuse("is a JPEG image whose start of frame is damaged");if(g!==8)throw this.refuse(`is a JPEG image with ${g} \
bits per component, which PDF cannot hold; ${K}`);if(T===0||v===0)throw this.refuse(`is a JPEG image of ${T} × ${v} pixels; it is empty or damaged`);if(x!==1&&
x!==3&&x!==4)throw this.refuse(`is a JPEG image with ${x} components; PDF holds 1, 3 or 4`);let G="";for(let H=0;H<x;H++)G+=String.fromCharCode(l[6+3*H]);return{
width:T,height:v,components:x,ids:G,sequential:f}}readJfif(l){if(this.jfif||(this.jfif=!0,l.length<12))return;const f={1:1,2:2.54}[l[7]],[g,C]=[l[8]<<8|l[9],l[10]<<
8|l[11]];f!==void 0&&(this.jfifResolution=(0,N.o)({x:g*f,y:C*f}))}}const u=Buffer.of(255,z.GM);function p(E){const l=E.size,f=[];for(let g=1;g<=l;g++){const C=E.
get(g);if(C?.of!==l)return;f.push(C.data)}return l===0?void 0:Buffer.concat(f)}}),69869:((it,Z,w)=>{w.d(Z,{Jc:()=>p,R1:()=>C,To:()=>O,hh:()=>b,so:()=>l});var F=w(
77598),N=w.n(F),z=w(48249),L=w(78157),K=w(68973),k=w(45599);const S={1:"GRAY",3:"RGB ",4:"CMYK"},U=["scnr","mntr","prtr","spac"],O={1:"DeviceGray",3:"DeviceRGB",
4:"DeviceCMYK"};function b(A,y){if(!A||A.length<132)return;const M=(0,L.bS)(A),x=H=>M.toString("latin1",H,H+4),v=M.readUInt32BE(0),T=A[8];if(!(!(v>=132&&v<=A.length&&
T>=2&&T<=4&&x(36)==="acsp"&&U.includes(x(12)))||x(16)!==S[y]))return{bytes:A.subarray(0,v),version:T}}const u=new WeakMap;async function p(A,y){const{bytes:M}=A,
x=y.pace.step(M.length);x&&await x;const v=u.get(y.pace)??new Map;u.set(y.pace,v);const T=f(M),G=v.get(T);if(G)return G;const H={...A,id:T,deflated:await(0,K.uM)(
y).deflate(M,E)};return v.set(T,H),H}const E=4,l=A=>{const{bytes:y}=A;return{...A,id:f(y),deflated:(0,z.Kc)(y)}},f=A=>(0,F.createHash)("sha256").update(A).digest(
"base64"),g=new WeakMap;function C(A,{id:y,deflated:M},x){const v=g.get(A)??new Map;g.set(A,v);const T=v.get(y);if(T)return T;const G=(0,k.jd)({N:x,Alternate:(0,k.
UU)(O[x]),Filter:(0,k.UU)("FlateDecode")}),H=A.add(new k.Z6(G,M));return v.set(y,H),H}}),98122:((it,Z,w)=>{w.d(Z,{_:()=>N});var F=w(58552);const N=z=>L=>(0,F.G6)(
[{field:z,message:L}])}),3449:((it,Z,w)=>{w.d(Z,{d:()=>z});var F=w(45599);const N=["FontFile","FontFile2","FontFile3","ToUnicode","CIDToGIDMap","CIDSet","JBIG2G\
lobals"];async function z(S,U,O){const b=new Map,u=new Map;for(let p=1;p<U;p++){if(!O(p))continue;const E=S.job.pace.step(300);E&&await E;const l=S.get(p);l instanceof
F.Z6?(K(S,l.dict)&&b.set(p,l.dict.get("Resources")),(l.dict.has("CMapName")||(0,F.Eo)(S.resolve(l.dict.get("Type")),"CMap"))&&u.set(p,"CMap")):l instanceof F.Bi&&
k(S,p,l,b,u)}return{content:b,fonts:u,pages:await L(S)}}async function L(S){const U=new Set,O=new Set;for(const b of S.pages.numbers){const u=S.entry(b,"Content\
s");(0,F.i9)(u)&&U.add(u.number);const p=S.array(u),E=p!==void 0&&O.size<O.add(p).size;for(const f of E?p:[])(0,F.i9)(f)&&U.add(f.number);const l=S.job.pace.step(
300+(E?10*p.length:0));l&&await l}return U}function K(S,U){const O=S.resolve(U.get("Subtype"));return(0,F.Eo)(O,"Form")||S.resolve(U.get("PatternType"))===1||U.
has("BBox")&&!U.has("ShadingType")}function k(S,U,O,b,u){for(const f of N){const g=O.get(f);(0,F.i9)(g)&&u.set(g.number,f)}const p=(0,F.Eo)(S.resolve(O.get("Sub\
type")),"Type3")?S.dict(O.get("CharProcs")):void 0;for(const f of p?.values()??[])(0,F.i9)(f)&&b.set(f.number,O.get("Resources"));const E=S.resolve(O.get("Type"));
if(S.pages.holds(U)||!((0,F.Eo)(E,"Page")||(0,F.Eo)(E,"Template")))return;const l=O.get("Contents");for(const f of S.array(l)??[l])(0,F.i9)(f)&&b.set(f.number,O.
get("Resources"))}}),10339:((it,Z,w)=>{w.d(Z,{H:()=>z});class F{all;last=new Array(256).fill(void 0);constructor(S){this.all=S}addAll(S){const{last:U,all:O}=this,
b=O.size;for(let u=0;u<S.length;u++){const p=S[u],E=p.code&255;U[E]!==p&&(U[E]=p,O.add(p))}return O.size>b}}function N(k,S,U,O){for(let b=0,u=O;u>0;u--){const p=S.
partEnd(U,b,1);k.add(p-b),b=p}}class z{fonts=new Map;seen=new Map;hasGone=!1;async note({shown:S},U,O=K){const b=Uint32Array.from(O).sort();let u=0;for(const{font:p,
elements:E,first:l}of S){let f=this.fonts.get(p);f||this.fonts.set(p,f={kept:new Set,gone:new Set,lengths:new Set});const g=this.keptOf(p,f);let C=l;for(const A of E){
if(typeof A=="number")continue;const y=p.glyphs(A);for(;u<b.length&&b[u]<C;)u++;const M=u<b.length&&b[u]<C+y.length;M&&this.divide(f,y,C,O),(M||g.addAll(y))&&N(
f.lengths,p,A,y.length),C+=y.length;const x=U.step(A.length*L);x&&await x}}}divide(S,U,O,b){this.hasGone=!0;for(const[u,p]of U.entries())(b.has(O+u)?S.gone:S.kept).
add(p)}keptOf(S,{kept:U}){let O=this.seen.get(S);return O||this.seen.set(S,O=new F(U)),O}async noteGone(S,U,O){if(O.size===0)return;const b=new z;await b.note(S,
U,O);for(const[u,{gone:p,lengths:E}]of b.fonts){const l=this.fonts.get(u);if(l)for(const f of p)l.gone.add(f);else this.fonts.set(u,{kept:new Set,gone:p,lengths:E})}
this.hasGone=!0}}const L=50,K=new Set}),9819:((it,Z,w)=>{w.d(Z,{J7:()=>z,Kd:()=>k,Wo:()=>S,_i:()=>K,b9:()=>L});var F=w(42973),N=w(45599);class z{document;gone=new Set;chased=new Set;constructor(O){
this.document=O}remove(O){const{catalog:b,catalogNumber:u,pages:p}=this.document,E=b.get("Pages");O===u||(0,N.i9)(E)&&O===E.number||p.holds(O)||(this.gone.add(O),
this.document.remove(O))}chase(O){this.chased.add(O)}removed(){return this.gone}takeChased(){const O=this.chased;return this.chased=new Set,O}isGone(O){return(0,N.
i9)(O)&&this.gone.has(O.number)}}class L{most;left;constructor(O){this.most=this.left=O.job.limits.nodes}spend=O=>{if(this.left-=O,this.left<0)throw(0,F.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class K{seen;beyond=new Set;allowance;constructor(O,b=new L(
O)){this.allowance=b,this.seen=new Uint8Array((O.size>>3)+1)}first(O){if(this.allowance.spend(1),!(0,N.i9)(O))return!0;const{number:b}=O,u=b>>3;if(u>=this.seen.
length)return this.beyond.size<this.beyond.add(b).size;const p=1<<(b&7),E=(this.seen[u]&p)===0;return this.seen[u]|=p,E}}function k(U,O){return(0,N.i9)(U)?U.number:
O}function S(U,O){const b=U.catalog.get(O),u=U.dict(b);return u&&{dict:u,holder:k(b,U.catalogNumber)}}})};
